import{a as lt}from"./site-GEZEHFQA.js";import{a as q}from"./site-LFSLK7RL.js";import{c as U,d as v,e as A,
f as _,g as rt,h as ot,i as at,j as ct}from"./site-VPLJYQLI.js";import{a as L,b as st,c as C,g as B,k as I,l as it}from"./site-VTYE32HA.js";var ht={min:.5,max:4},ie={controls:["none","some","all"],caption:["none","title","all"]};function R(n,t){return n==="sca\
le"&&t!=="auto"?t.trim()!==""&&Number(t)>=ht.min&&Number(t)<=ht.max:n==="scale"?!0:n==="controls"||n==="caption"?ie[n].includes(
t):CSS.supports("color",t)}var ut=Promise.resolve();function ft(n){let t=ut.then(re).then(n);return ut=t.catch(()=>{}),t}function re(){let{scheduler:n}=globalThis;
return n?n.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var D={width:960,height:540};function mt(n){return{"HTML frame":pt(n),"Web component":oe(n),Markdown:bt(n),Quarto:ae(n),
LaTeX:ce(n)}}function pt(n){let{title:t,embed:e}=n;return`<iframe src="${E(e)}" title="${E(t)}" width="${D.width}" heigh\
t="${D.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${gt(n)}</iframe>`}function oe(n){let{
server:t,attributes:e}=n,s=Object.entries({server:t,...e}).map(([i,r])=>r===""?i:`${i}="${E(r)}"`);return`<script src="${E(
new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${gt(n)}</pointer-view>`}function gt({title:n,caption:t,embed:e,picture:s}){let i=[n,t].filter(
Boolean).join(". ");return`<a href="${E(e)}"><img src="${E(s)}" alt="${E(i)}" width="${D.width}"></a>`}function bt({title:n,
embed:t,picture:e}){return`[![${le(n)}](<${dt(e)}>)](<${dt(t)}>)`}function ae(n){return['::: {.content-visible when-form\
at="html"}',"```{=html}",pt(n),"```",":::",'::: {.content-visible unless-format="html"}',bt(n),":::"].join(`
`)}function ce({title:n,caption:t,name:e,embed:s,picture:i}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${i}`,`% As lines: pointerscope export MODEL VIEW --out ${e}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${he(s)}}{\\includegraphics[width=\\linewidth]{${e}}}`,`  \\caption{${ge([n,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function E(n){return n.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function le(n){return n.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function dt(n){return n.replaceAll("<","%3C").replaceAll(
">","%3E")}function he(n){return n.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var ue={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},fe=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
de={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},me=/[ąęįųĄĘĮŲ]/,pe=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function ge(n){return[...n.normalize("NFC").replace(
/\s/g," ").replace(pe,"")].flatMap(e=>[...de[e]??be(e)]).map(e=>ue[e]??we(e)).join("")}function be(n){return me.test(n)?
n.normalize("NFD").slice(0,1):n}function we(n){return/[&%$#_{}]/.test(n)?`\\${n}`:fe.test(n)?n:"?"}var ye=[1,2,4],ve=2;function yt({name:n,links:t,view:e,picture:s,csv:i,json:r}){let o=document.createElement("div");o.className=
"view-take";let a={link:P("Link"),embed:P("Embed"),json:P("JSON"),offline:P("Offline file")};a.offline.title="One HTML f\
ile with this whole view inside, for use without a network";let c=N("JSON",()=>wt(r(),`${n()}.json`,"application/json")),
l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let h=Ae(
()=>{let{link:m,embed:p}=t(),y=p?e():null;return{...m&&{Address:m},...y&&mt(y)}}),u=()=>{let m=t();for(let p of Object.keys(
a)){let y=m[p];a[p].hidden=y===null,y!==null&&(a[p].href=y)}c.hidden=m.json!==null,h.hidden=m.link===null&&m.embed===null,
l.hidden=C.answers};for(let m of["pointerenter","focusin"])o.addEventListener(m,u);let f=document.createElement("select");
f.setAttribute("aria-label","Size of the PNG"),f.append(...ye.map(m=>{let p=m===ve;return new Option(`${m}×`,String(m),
p,p)}));let d=async m=>{let{address:p,meta:y}=await s(m,Number(f.value)),O=y.origin??t().embed??location.href;q(lt(p,m,{
title:y.title,origin:O}),`${n()}.${m}`)},w=()=>wt(`\uFEFF${i()}`,`${n()}.csv`,"text/csv;charset=utf-8"),g=document.createElement(
"span");return g.append(N("PNG",()=>d("png"))," ",f),o.append(a.link,a.embed,g,N("SVG",()=>d("svg")),N("CSV",w),a.json,c,
a.offline,h,l),u(),o}function Ae(n){let t=document.createElement("details");t.className="view-codes";let e=document.createElement(
"summary");e.textContent="Copy";let s=document.createElement("p"),i=document.createElement("textarea");Object.assign(i,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let o=document.
createElement("div");o.className="view-sheet",o.append(s,i),t.append(e,o),t.addEventListener("toggle",()=>{if(!t.open)return;
r.textContent="",i.hidden=!0;let c=Object.entries(n()).map(([l,h])=>N(l,()=>a(l,h)));s.replaceChildren(...c,r)});let a=async(c,l)=>{
i.value=l,i.hidden=!1,i.setAttribute("aria-label",c);let h=await $e(l);h||i.select(),r.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function $e(n){return navigator.clipboard?navigator.clipboard.writeText(n).
then(()=>!0,()=>!1):!1}function P(n){let t=document.createElement("a");return t.textContent=n,t}function N(n,t){let e=document.
createElement("button");return e.type="button",e.textContent=n,e.addEventListener("click",t),e}function wt(n,t,e){q(new Blob(
[n],{type:e}),t)}var vt={width:420,height:200},xe=300,k=2,b=20,x=8,At=13,Et=.75,Ee=3,ke=7.5,Oe=30,Le=44,Me=18,kt=240,Ot=90,Lt=56,Mt=90,Te=48,
Se=1.3,Ce=.6,Ne=9,Tt=1.4,St=["coloraxis","coloraxis2"];function Ct({data:n,layout:t},{width:e,height:s,isFixed:i,scale:r}){
if(!e)return{data:n,layout:t};let o={width:e/r,height:s/r},a=i&&(o.width<vt.width||o.height<vt.height),c={...o,isFixed:i,
isTiny:a,isNarrow:o.width<560,scale:r},l=a?je(t,t.meta.small??{}):t;if(!i)return{data:n,layout:{...l,...xt(l,c)}};let h=_e(
Ie(n,l),c),u={...h,...xt(h,c),...Pe(n,h,c),...Fe(h,c)};return{data:Ge(n,h,c.height),layout:u}}function je(n,t){return Nt(
n,t)}function Nt(n,t){if(!$t(n)||!$t(t))return t;let e={...n};for(let[s,i]of Object.entries(t))e[s]=Nt(n[s],i);return Object.
fromEntries(Object.entries(e).filter(([,s])=>s!==null))}function $t(n){return typeof n=="object"&&n!==null&&!Array.isArray(
n)}function jt(n,t){return Object.entries(n).filter(([s])=>t.test(s))}function It(n,t){return n[`yaxis${(t??"y").slice(1)}`]}
function _t(n){return jt(n,/^yaxis/).map(([,t])=>t.domain??[0,1])}function Rt(n,t){return n[t]}function Ie(n,t){let{xaxis:e}=t,
s=n.find(o=>(o.xaxis??"x")==="x"&&Array.isArray(o.x))?.x,i=Array.isArray(s)?s.filter(o=>typeof o=="string"):[],r=Array.isArray(
s)&&i.length===s.length;return e?.tickangle!==-90||e.tickvals||!i.length||!r?t:{...t,xaxis:{...e,tickmode:"array",tickvals:i,
ticktext:i}}}function _e(n,{width:t,isTiny:e,scale:s}){let{xaxis:i,yaxis:r,meta:o}=n,a=i?.ticktext;if(!i||i.tickangle!==
-90||!a||a.length<=k)return n;let c={...i,tickangle:0};if(o.visit_axes?.includes("xaxis")&&o.visit_axes.includes("yaxis")&&
r?.ticktext?.join()===a.join()){let d=a.map((g,m)=>H(g,m,1/0)),w=a.map((g,m)=>String(m+1));return{...n,xaxis:{...c,ticktext:w},
yaxis:{...r,ticktext:d}}}let[h,u]=i.domain??[0,1],f=(u-h)*(t-(e?Ot:kt))/a.length;for(let d of[1,Et]){let w=a.map((m,p)=>Re(
H(m,p,1/0),f/d));if(w.includes(""))continue;let g={...i.tickfont,size:d*s*n.template.layout.font.size};return{...n,xaxis:{
...c,ticktext:w,...d<1&&{tickfont:g}}}}return n}function Re(n,t){let e=Math.floor(t/x)-1,s=[];for(let i of n.split(" ")){
let r=s.at(-1);if(i.length>e)return"";r!==void 0&&r.length+1+i.length<=e?s[s.length-1]=`${r} ${i}`:s.push(i)}return s.length<=
Ee?s.join("<br>"):""}function Pe(n,t,{width:e,height:s,isTiny:i,scale:r}){let o=He(n,t),a=Math.max(...o.map(p=>p.length*
x+Te)),c=Math.ceil(o.length/Math.max(1,Math.floor(e/a))),l=o.length>0&&c*b>s/(i?4:3),h=o.length>0&&!l,u=We(t,s,r),d=((u.
annotations?.find(({font:p})=>p?.size)?.font?.size??0)/r||b)*Tt+2,w=Math.min(t.margin?.t??8,h?c*b+4:t.annotations?.length?
d:8),g=St.some(p=>Rt(t,p)?.colorbar?.orientation==="h"),m=!t.margin||g&&!i;return{...l&&{showlegend:!1},...!m&&{margin:{
...t.margin,t:Math.ceil(w*r)}},...u}}function He(n,t){if(t.showlegend===!1)return[];let e=new Map,s=0;for(let{name:i,type:r,
visible:o,showlegend:a,legendgroup:c}of n)!i||(a===!1||o===!1)||["heatmap","contour"].includes(r)||(s+=1,e.set(c||i,i.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...e.values()]:[]}function We(n,t,e){let{annotations:s=[],template:i}=n,r=({yref:f,
yanchor:d})=>f==="paper"&&d==="bottom",o=s.filter(r);if(!o.length)return{};let a=_t(n).map(([f])=>f),c=o.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...a.map(d=>d-f).filter(d=>d>0),1-f)),l=i.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-b)/
Tt);if(h>=l)return{};let u=Math.max(Ne,h*e);return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function Fe(n,{
height:t,isTiny:e}){let s=Math.floor(t/3/x),i=t-Pt(n,1/0,s)-Lt,r={};for(let o of St){let a=Rt(n,o);a&&(e?r[o]={...a,showscale:!1}:
r[o]=ze(n,o,a,i))}return r}function ze(n,t,e,s){let i=e.colorbar??{};if(s>=xe||i.ticktext||i.orientation==="h")return e;
let r=n.template.layout[t],o=i.tickvals??r?.colorbar?.tickvals,a=(i.len??1)*s;if(!o){let u=Math.max(k,Math.floor(a/b/1.5));
return{...e,colorbar:{...i,nticks:u}}}let[c,l]=[e.cmin??o[0]??0,e.cmax??o.at(-1)??1],h=[];for(let u of o){let f=h.at(-1);
(f===void 0||(u-f)/(l-c)*a>=b)&&h.push(u)}return{...e,colorbar:{...i,tickvals:h}}}function xt(n,t){let{width:e,height:s,
isFixed:i,isTiny:r,isNarrow:o}=t,a=o?e:1/0,c=i?Math.floor(s/3/x):1/0,l=Pt(n,a,c),h=i?l?Lt:Mt:0,u=Math.max(s-l-(r?2*b:h),
b),f=r?e-Ot:Math.max(e-kt,60);return Object.fromEntries(jt(n,/^[xy]axis/).map(([d,w])=>{let g=d.startsWith("x"),m=i&&g?Ue(
w,n,u):w,[p,y]=m.domain??[0,1],O=(y-p)*(g?f:u),j=n.template.layout.font.size*t.scale,$=Be(m,g,O,j,t),se=n.meta.priority?.[d];
return[d,qe($,{isX:g,length:O,fontSize:j,upright:c,priority:se},t)]}))}function Be(n,t,e,s,{isTiny:i,isFixed:r}){let o=n.
title?.text??"";if(!i)return r&&!t&&o.length*x>Se*e?{...n,title:{}}:n;let[a,c]=n.domain??[0,1];if(!t||!o||n.side==="top"||
c-a>Ce)return{...n,title:{}};let l=Math.max(4,Math.floor(e/(x-1))+1),h=o.length>l?`${o.slice(0,l-1)}…`:o;return{...n,title:{
...n.title,standoff:0,font:{size:s-2},text:h}}}function qe(n,{isX:t,length:e,fontSize:s,upright:i,priority:r},o){let{width:a,
isFixed:c,isTiny:l,isNarrow:h}=o,{ticktext:u,tickvals:f=[]}=n;if(n.visible===!1||n.showticklabels===!1)return n;if(!u)return c||
h&&t?De(n,t,e,o):n;let d=u.length;if(l&&t&&d===1&&n.tickangle===0&&(u[0]??"").length*x>e-x)return{...n,tickfont:{size:.75*
s}};if(d<=k&&(t||!c||e>=b))return n;let g=!t&&c&&e/d<b&&e/d>=At,m=t&&n.tickangle===0&&u.every($=>/^\d+$/.test($)),p=Math.
floor(e/(g?At:m?Oe:b)),y=d<=k?[d-1]:Ve(d,p,r),O=t&&n.tickangle!==0?i:1/0,j=Ht(u,h?a:1/0,O);return{...n,...g&&{tickfont:{
...n.tickfont,size:Et*s}},tickvals:y.map($=>f[$]??$),ticktext:y.map($=>j[$]??"")}}function Ue(n,t,e){let[s]=It(t,n.anchor)?.
domain??[0,1],i=_t(t).map(([,a])=>a),r=Math.max(...i.filter(a=>a<=s),-1/0),o=(s-r)*e;return n.side==="top"||o>2.4*b?n:{...n,
title:{},...o<.9*b&&{showticklabels:!1}}}function De(n,t,e,{isTiny:s,isNarrow:i}){let r=Math.max(k,Math.floor(e/(t?Le:b*
1.5)));if(n.tickvals){let h=t?1:Math.ceil(n.tickvals.length/r);return{...n,tickvals:n.tickvals.filter((u,f)=>f%h===0)}}let{
dtick:o,...a}=n;if(n.type==="category")return t?n:{...a,nticks:Math.max(k,Math.floor(e/Me))};let c=i&&t&&n.nticks&&!s?k:
r,l=Math.min(n.nticks??1/0,c);return s||n.nticks||l<5?{...a,nticks:l}:n}function Ge(n,t,e){return n.map(s=>{if(s.type!==
"heatmap"||!s.texttemplate)return s;let i=It(t,s.yaxis),[r,o]=i?.domain??[0,1],a=i?.ticktext?.length;return a===void 0?s:
(o-r)*(e-Mt)<a*b?{...s,texttemplate:""}:s})}function Ve(n,t,e){let s=[...Array(n).keys()];if(n<=t)return s;let i=Math.max(
1,Math.ceil(n/Math.max(1,t)));if(!e)return s.filter(o=>o%i===0);let r=[];for(let o of[...s].sort((a,c)=>(e[c]??0)-(e[a]??
0)))r.every(a=>Math.abs(a-o)>=i)&&r.push(o);return r.sort((o,a)=>o-a)}function Pt({xaxis:n},t,e){let s=n?.tickangle===0?
[]:n?.ticktext??[],i=Ht(s,t,e).map(r=>r.length);return Math.max(0,...i)*ke}function Ht(n,t,e){return n.map((r,o)=>Je(r,o,
t,e)).every((r,o)=>r===n[o])?n:n.map((r,o)=>H(r,o,e,t))}function Je(n,t,e,s){return e===1/0&&n.length<=s?n:H(n,t,s,e)}function H(n,t,e,s=1/0){
let i=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(n)??[],[,o="",a="",c=""]=r,[l="",h]=a.split(" · "),u=e<1/0?
14:1/0,f=Math.min(i?Math.max(5,Math.floor(s/48)):u,e),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return o+(h?
`${t+1} ${d}`:d)+c}var Ye=12,M=new Map,G=new Map;function Y(n,t){let e=JSON.stringify(Object.values(n)),s=M.get(e)??new Map;M.delete(e),M.set(
e,s);for(let o of M.keys()){if(M.size<=Ye)break;M.delete(o)}let i=s.get(t);if(i)return i;let r=new Promise((o,a)=>Ke(e,n,
t,{resolve:o,reject:a}));return s.set(t,r),r.catch(()=>s.delete(t)),r}function Ke(n,t,e,s){let i=G.get(n);if(i){i.views.
set(e,s);return}let r=new Map([[e,s]]);G.set(n,{query:t,views:r}),setTimeout(()=>{G.delete(n),Qe(t,r)},0)}async function Qe(n,t){
let{server:e,path:s,query:i,theme:r}=n,o=[...t.keys()].sort().join(",");try{let a=await B(`${s}/figures?${I({...i,views:o,
theme:r})}`,{},e);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof L&&[404,422,500].includes(a.status);
for(let[l,{resolve:h,reject:u}]of t)c?Ze(n,l).then(h,u):u(a)}}function Ze({server:n,path:t,query:e,theme:s},i){let r=I({
...e,theme:s});return B(`${t}/views/${encodeURIComponent(i)}?${r}`,{},n)}var V=new Map;async function Ft(n,t){let e=V.get(
n),s=e??(n.startsWith("#")?Xe(n.slice(1)):tn(n));e||(V.set(n,s),s.catch(()=>V.delete(n)));let i=await s;if(v(i))return i;
let{templates:r={}}=i.layout.meta,o=r[t];if(!o)return i;let a=Wt(o),c=new Map;for(let f of Object.values(r))Wt(f).forEach(
(d,w)=>{c.set(d,a[w]??d)});let{data:l,layout:h}=J({data:i.data,layout:i.layout},c),{meta:u}=i.layout;return{...i,data:l,
layout:{...h,meta:u,template:o}}}function Wt(n){return n.layout.colorway}function J(n,t){return Array.isArray(n)&&["stri\
ng","object"].includes(typeof n[0])&&!Array.isArray(n[0])?n.map(s=>J(s,t)):n?.constructor===Object?Object.fromEntries(Object.
entries(n).map(([s,i])=>[s,J(i,t)])):t.get(n)??n}async function Xe(n){let t=document.getElementById(n);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function tn(n){let t=await fetch(new URL(
n,document.baseURI)).catch(()=>null);if(!t?.ok){let e="The figure could not be loaded; reload the page to try again.";throw new L(
t?.status??0,[{where:"",message:e,suggestions:[]}])}return t.json()}function T(n,{server:t,path:e,view:s,values:i}){let r=encodeURIComponent(
s),o=e.startsWith("lessons/"),a=o?`embed/${e}`:`embed/${e.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${e}/views/${r}`,offline:o?`api/${e}/offline`:`api/${e}/views/${r}/offline`},h=I({...o&&n!=="json"?{step:s}:
{},...i}).toString();return new URL(h?`${c[n]}?${h}`:c[n],t).href}function Bt({x:n,y:t,xaxis:e,yaxis:s},i){let r=[zt(e,n,i),zt(s,t,i)];return[...new Set(r.filter(o=>o!==null))]}function zt(n,t,e){
if(!n||t===void 0||!e.includes(n._name))return null;let s=n.type==="category"?n.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function qt(n,t,e){let s=n.querySelector(":scope > .view-marks")??n.appendChild(en()),{_fullLayout:i}=n;
if(!i)return;let r=t.flatMap(o=>e.map(a=>nn(i,i[o],a)));s.replaceChildren(...r.filter(o=>o!==null))}function en(){let n=document.
createElement("div");return n.className="view-marks",n}function nn(n,t,e){if(!t?._length)return null;let s=t._id.startsWith(
"x"),i=n[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??n[s?"yaxis":"xaxis"],r=[t.l2p(e-.5),t.l2p(e+.5)],[o,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&o<t._length)||!i?._length)return null;let[c,l]=s?[t._offset+o,i._offset]:[i._offset,t._offset+
o],[h,u]=s?[a-o,i._length]:[i._length,a-o],f=document.createElement("div");return Object.assign(f.style,{left:`${c}px`,top:`${l}\
px`,width:`${h}px`,height:`${u}px`}),f}function Dt(n,t){return Object.fromEntries(n.map(({name:e,values:s,value:i})=>[e,s.find(r=>String(r)===t(e))??i]))}function Gt(n,t){
for(let{name:e,values:s}of n){let i=t(e);if(i===null||s.map(String).includes(i))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:e,message:`There is no ${e} ${i}; ${r}.`}}return null}
function Vt(n,t,e){return t.reduce((s,i)=>{let r=n.find(({name:o})=>o===i)?.values??[];return s*r.length+r.indexOf(e[i]??
"")},0)}function Jt(n,t){return n.map(s=>{let{name:i,title:r,values:o}=s,a=Yt(s)[o.indexOf(t[i]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function Yt({values:n,labels:t}){return t??n}var W=class{#r;#t;#e="";#i=0;#o=null;constructor(t,e){
this.#r=t,this.#t=e}offer({choices:t=[],player:e},s,i){let r=t.length?[]:s.filter(c=>c.meta),o=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#e===o)return;this.#e=o,this.pause(),this.#o=null,
this.#r.replaceChildren(...t.map(c=>this.#l(c))),r.length&&i&&this.#r.append(this.#d(r));let a=t.find(({name:c})=>c===e);
a&&this.#r.append(...this.#m(a))}show(t){for(let[e,s]of Object.entries(t)){let i=this.#r.querySelector(`select[name="${e}\
"]`);i instanceof HTMLSelectElement&&(i.value=String(s))}}pause(){clearInterval(this.#i),this.#i=0,this.#o&&(this.#o.textContent=
"Play")}#l(t){let{name:e,title:s,values:i}=t,r=document.createElement("select");r.name=e;let o=Yt(t);return r.append(...i.
map((a,c)=>new Option(String(o[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=i[r.selectedIndex];a!==
void 0&&this.#t.select(e,a)}),Ut(s,r)}#d(t){let e=document.createElement("select");return e.append(new Option("…",""),
...t.map((s,i)=>new Option(s.name,String(i)))),e.addEventListener("change",()=>{let s=e.value?t[Number(e.value)]:void 0;
s?.meta&&this.#t.open(s.meta),e.value=""}),Ut("Open",e)}#m({name:t,title:e,values:s}){let i=()=>s.indexOf(this.#t.selected()[t]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},o=h=>{this.pause(),r(i()+h)},a=K(
"Play",()=>{if(this.#i){this.pause();return}i()===s.length-1&&r(0),a.textContent="Pause",this.#i=setInterval(()=>{r(i()+
1),i()===s.length-1&&this.pause()},1200)});this.#o=a;let c=K("‹",()=>o(-1)),l=K("›",()=>o(1));return c.setAttribute(
"aria-label",`${e} back`),l.setAttribute("aria-label",`${e} forward`),[c,a,l]}};function Ut(n,t){let e=document.createElement(
"label");return e.append(`${n} `,t),e}function K(n,t){let e=document.createElement("button");return e.type="button",e.textContent=
n,e.addEventListener("click",t),e}var Kt="vendor/plotly/plotly-traces-4.1.1.min.js",Q;function F(n){return window.Plotly?Promise.resolve(window.Plotly):(Q??=
new Promise((t,e)=>{let s=document.createElement("script");s.src=n?new URL(`static/${Kt}`,n).href:new URL(`../${Kt}`,import.meta.
url).href;let i=()=>{Q=void 0,s.remove(),e(new Error("The drawing library could not be loaded. Reload the page to try ag\
ain."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):i()),s.addEventListener("error",i),document.head.append(
s)}),Q)}async function Qt(n,t,e){let{width:s,height:i}=n.layout;return(await F()).toImage(n,{format:t,width:s,height:i,...t===
"png"&&{scale:e}})}var tt={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},et=["inputs","removed"],sn=new Set(["server","source","model","lesson","view","theme","reads",...et,
...Object.keys(tt)]),ne=["scale","accent","controls","caption"],rn=new Set([...ne,"fill"]),Zt=":scope > a",Xt="pointer-v\
iew:hover",Z=matchMedia("(prefers-color-scheme: dark)"),on={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},
an=120,cn=[["short",576,0],["low",352,0],["tight",288,352]],z={height:525,width:640,least:.75,most:4},ln="400px 0px",te=660,
hn="[data-answer]:not(pointer-view *)",un=/^(\w+):(\d+)$/,fn="The server draws this chart, and it does not answer.",dn="\
The answer above is computed in this browser.",mn="Type visits, or add a place, to see what the model answers.",S=null,X=null,
nt=class extends HTMLElement{#r=null;#t=null;#e=null;#i=0;#o=!1;#l="";#d=!1;#m="";#b=[];#w=!1;#A=new IntersectionObserver(
t=>{t.some(e=>e.isIntersecting)&&this.#I()},{rootMargin:ln});#T=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#S=new MutationObserver(
t=>this.#Q(t.map(({attributeName:e})=>e??"")));#C=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#u();return}
this.#E(this.#y),this.#c()};#N=({target:t,detail:e})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(e.visits)};#j=({type:t})=>this.#it(t==="beforeprint");connectedCallback(){
this.#r??=this.#H(),this.#x(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(Xt,this.#N),
Z.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#j);this.#T.
observe(this),this.#S.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#A.observe(this):this.#w=!0,this.#u()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(Xt,this.#N),Z.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#j);this.#T.disconnect(),this.#S.
disconnect(),this.#A.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#b.join()&&(this.#b=t,this.#q())}get chosen(){
return this.#t?this.#f:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:e}=this.#U();
return Math.ceil(t+_(this.#t)+e)}get#n(){return this.#r??=this.#H(),this.#r}#I(){this.#w=!0,this.#A.disconnect(),this.#u()}#Q(t){
t.some(s=>rn.has(s))&&(this.#x(),this.#c()),t.includes("beat")&&this.#_();let e=t.filter(s=>sn.has(s)&&!this.#Z(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#w?this.#I():e.length?this.#u():this.#h.some(({name:s})=>t.includes(s))?this.#M()&&
this.#c():t.includes(this.#m)&&this.#u()}#Z(t){let e=this.#e;return!e||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||
t==="interventions"&&e.follows(this.getAttribute(t)??""))}#_(){if(!this.#l)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#e?.tell(t>=1?t-1:null)}#X(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#s("beat",{beat:t===null?null:t+1})}get#h(){return this.#t?A(this.#t).choices??[]:[]}#u(){this.#o||(this.#o=!0,
queueMicrotask(()=>{this.#o=!1,this.#et()}))}get#$(){let[t,e]=this.hasAttribute("lesson")?["lessons",this.getAttribute("\
lesson")]:["models",this.getAttribute("model")];return e?`${t}/${encodeURIComponent(e)}`:""}get#g(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:st.href}get#R(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#y(){let t=this.getAttribute("theme");return t===
"auto"?Z.matches?"dark":"light":(t??this.#R)==="dark"?"dark":"light"}get#v(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&R("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:e}=this;if(!this.hasAttribute(
"fill")||!t||!e)return 1;let s=Math.round(10*Math.min(e/z.height,t/z.width))/10;return Math.min(z.most,Math.max(z.least,
s))}#x(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#v)):
this.style.removeProperty("--scale"),t&&R("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--\
accent")}get#P(){if(this.hasAttribute("lesson")){let e=et.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(e)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(tt).map(
([e,s])=>[s,this.getAttribute(e)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:e}=this.#P;
this.#i+=1;let s=this.#i,i=this.getAttribute("source"),r=this.getAttribute("view")??"",o=this.#$&&r&&(!t||e.visits||e.record);
if(!i&&!o){this.#k(mn);return}if(!this.#w){this.#k("");return}let a=this.#y;this.#E(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#g,path:this.#$,query:e,theme:a},l=this.hasAttribute("server")?this.#g:"",[h]=await Promise.
all([i?Ft(i,a):this.#nt(c,r),i?null:r===U?import("./site-ZY7F5YYQ.js"):F(l)]),u=v(h),f=u?await import("./site-ZY7F5YYQ.js"):
null;u||await F(l),await ft(()=>{s===this.#i&&(this.#rt(f?.NetworkDrawing??null,A(h).title),this.#t=u?h:structuredClone(
h),this.#at(this.#t),this.#st({...c,theme:"light"},r))})}catch(c){s===this.#i&&this.#F(c)}finally{s===this.#i&&this.removeAttribute(
"aria-busy")}}async#nt(t,e){let s=e===U?this.#e:null,i=this.getAttribute("model")??"",r=await s?.compute(t,i,{isSilent:!1});
if(r)return r;try{return await Y(t,e)}catch(o){if(!ee(o))throw o;let a=await s?.compute(t,i,{isSilent:!0});if(!a)throw o;
return a}}#E(t){this.#R!==t?this.dataset.theme=t:delete this.dataset.theme}#st(t,e){if(!this.#t||v(this.#t))return;let{template:s,
meta:i}=this.#t.layout,r=i.templates?.light;S??=r??(this.#y==="light"?s:null),!(S||this.hasAttribute("source"))&&(X??=Y(
t,e),X.then(o=>{v(o)||(S??=o.layout.template)}).catch(()=>{X=null}))}#it(t){if(this.#d=t,!this.#t||!this.#l)return;let e=S??
this.#e;this.#E(t&&e?"light":this.#y),this.#c(),t||requestAnimationFrame(()=>this.#c())}#H(){let t=document.createElement(
"summary");t.textContent="Numbers";let e={title:this.#a("h3","view-title"),caption:this.#a("p","view-caption"),choices:this.#a(
"div","view-choices"),summary:this.#a("p","view-summary"),failure:this.#a("p","view-failure"),trust:this.#a("p","view-tr\
ust"),plot:this.#a("div","view-plot"),details:this.#a("details","view-table"),exports:yt({name:()=>this.#V,links:()=>this.#gt(),
view:()=>this.#t&&this.#bt(this.#t),picture:(r,o)=>this.#mt(r,o),csv:()=>ct(this.#G()),json:()=>JSON.stringify(this.#t)})};
e.title.hidden=!e.title.textContent,e.failure.setAttribute("role","alert"),e.plot.role="img",e.details.append(t),e.details.
addEventListener("toggle",()=>this.#D());let s=new W(e.choices,{selected:()=>this.#f,select:(r,o)=>this.#dt(r,o),open:r=>this.#s(
"open",r)}),i=this.querySelector(Zt);i?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(e),...i?[i]:
[]),this.addEventListener("toggle",({target:r})=>this.#ft(r),!0);for(let r of[e.plot,e.details,e.choices,e.exports,e.failure])
r.hidden=!0;return{...e,controls:s}}#a(t,e){let s=this.querySelector(`.${e}`),i=s instanceof HTMLElement?s:document.createElement(
t);return i.className=e,i}#rt(t,e){if(t===null==(this.#e===null))return;let s=this.#n,i=s.plot.cloneNode();i.removeAttribute(
"data-listening"),i.role=t?"group":"img",s.plot.replaceWith(i),s.plot=i,this.#e?.bar?.remove(),this.#e=t?new t(i,{title:e,
isProjected:this.hasAttribute("fill"),hover:r=>this.#s("hover",{visits:r}),told:r=>this.#X(r),acts:{server:()=>this.hasAttribute(
"source")?null:this.#g,answered:r=>this.#ot(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):null,this.#e?.bar&&s.
summary.before(this.#e.bar)}#ot({figure:t,interventions:e}){this.#t=t;let{interventions:s}=this.#e??{};s?this.setAttribute(
"interventions",s):this.removeAttribute("interventions"),this.#M()&&this.#c(),this.#s("interventions",e)}#W(t){let{plot:e,
details:s,choices:i,exports:r,failure:o}=this.#n;for(let c of[e,s,i,r])c.hidden=t;o.hidden=!0;let a=this.#e?.bar;a&&t&&(a.
hidden=!0)}#k(t){this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#W(!0),this.#n.
summary.textContent=t}#F(t){this.#k("");let{failure:e}=this.#n,s=ee(t)&&document.querySelector(hn)!==null,i=s?fn:it(t);if(e.
replaceChildren(i),s&&e.append(" ",pn()),e.hidden=!1,this.#s("failed",{message:i}),!(t instanceof L)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#u()),e.append(" ",r)}#at(t){let{title:e,caption:s,controls:i}=this.#n,r=A(t);e.textContent=r.title,e.hidden=
!1,s.textContent=r.caption,this.#ct(r.trust),this.toggleAttribute("data-network",v(t)),this.#W(!1),i.offer(r,v(t)?[]:t.data,
!this.hasAttribute("fill")),this.#M()&&this.#c()}#ct(t){let{trust:e}=this.#n;if(e.textContent=t?.text??"",!t||this.hasAttribute(
"source")||!C.answers)return;let s=document.createElement("a"),i=encodeURIComponent(this.getAttribute("model")??"");s.href=
new URL(`insights/${i}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",e.append(" ",s)}#c(){if(!this.#t)
return;let{plot:t}=this.#n,e=this.#d,s=this.#O(_(this.#t)),i=e?Math.min(s.width||te,te):s.width;if(!i)return;v(this.#t)?
(t.style.height=`${s.height}px`,this.#e?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}px`:"",this.#lt(t,this.#t,
{...s,width:i}));let r=!this.dataset.drawn;r&&this.querySelector(Zt)?.remove(),this.#l=`${i}×${s.height}`,this.dataset.
drawn="true",r&&this.hasAttribute("beat")&&this.#_(),this.#q(),this.#s("drawn",{})}#lt(t,{data:e,layout:s},i){let r=this.#d,
o=r&&S?{...s,template:S}:s,a=this.#z({data:e,layout:o},i);window.Plotly?.react(t,a.data,r?{...a.layout,width:i.width}:a.
layout,on),t.dataset.listening||this.#ht(t)}#z({data:t,layout:e},{width:s,height:i,isFixed:r}){let o="rgba(0, 0, 0, 0)",
a=this.#v,{font:c,hoverlabel:l}=e.template.layout,h=c.size*a,u=Ct({data:t,layout:gn(e)},{width:s,height:i,isFixed:r,scale:a}),
f={font:{size:h},hoverlabel:{...e.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...u.layout,...a!==1&&
f,paper_bgcolor:o,plot_bgcolor:o,height:i}}}#ht(t){t.dataset.listening="true",t.on("plotly_click",({points:[e]})=>{if(!e)
return;e.data.meta&&this.#s("open",e.data.meta);let[,s,i]=un.exec(String([e.customdata].flat()[0]))??[];s&&this.#s("sele\
ct",{table:s,row:Number(i)})}),t.on("plotly_hover",({points:[e]})=>{e&&this.#s("hover",{visits:Bt(e,this.#B)})}),t.on("p\
lotly_unhover",()=>this.#s("hover",{visits:[]}))}get#B(){return this.#t?A(this.#t).visit_axes??[]:[]}#s(t,e){this.dispatchEvent(
new CustomEvent(`pointer-view:${t}`,{detail:e,bubbles:!0}))}#q(){!this.#t||!this.#l||(this.#e?this.#e.mark(this.#b):qt(this.#n.
plot,this.#B,this.#b))}#O(t){let{plot:e}=this.#n,s=e.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};
this.getAttribute("scale")==="auto"&&this.#x(),this.#ut();let{above:i,below:r}=this.#U();this.style.setProperty("--below",
`${Math.ceil(r)}px`);let o=Math.max(Math.floor(this.offsetHeight-i-r),an);return{width:s,height:o,isFixed:!0}}#ut(){let[
t,e]=[this.offsetWidth/this.#v,this.offsetHeight/this.#v],s=cn.filter(([,i,r])=>e<i||t<r).map(([i])=>i).join(" ");this.dataset.
room!==s&&(this.dataset.room=s)}#U(){let{plot:t,details:e,exports:s}=this.#n,i=this.getBoundingClientRect(),r=i.height/this.
offsetHeight||1,o=[e,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=o.length?Math.max(...o.map(({bottom:c})=>c))-
Math.min(...o.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-i.top)/r,below:a/r}}#ft(t){if(this.hasAttribute(
"fill")&&t instanceof HTMLDetailsElement&&t.open)for(let e of this.querySelectorAll("details"))e.open&&(e.open=e===t);requestAnimationFrame(
()=>this.#L())}#L(){if(!this.#t)return;let{width:t,height:e}=this.#O(_(this.#t));t&&this.#l!==`${t}×${e}`&&this.#c()}#dt(t,e){
this.setAttribute(t,String(e)),this.#s("option",{[t]:e})}#M(){let t=this.#t;if(!t)return!1;let e=this.hasAttribute("leni\
ent")?null:Gt(this.#h,this.#C);if(e)return this.#F(new Error(e.message)),this.#m=e.name,!1;let s=A(t),i="";if(this.#h.length&&
!v(t)){let r=this.#f;this.#n.controls.show(r);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===
l));rt(t,r);let{summaries:o}=s;o&&(s.summary=o.texts[Vt(this.#h,o.by,r)]??""),i=`: ${Jt(this.#h,r)}`}return this.#n.summary.
textContent=s.summary??"",this.#n.plot.setAttribute("aria-label",`${s.title}${i}. ${s.summary??""}`),this.#D(),!0}get#f(){
return Dt(this.#h,this.#C)}#D(){let{details:t}=this.#n;if(!t.open||!this.#t)return;let e=document.createElement("div");e.
className="table-frame",e.tabIndex=0,e.setAttribute("role","region"),e.setAttribute("aria-label",`Numbers: ${A(this.#t).
title}`),e.append(...this.#G().map(at)),t.querySelector(".table-frame")?.remove(),t.append(e)}#G(){return this.#t?ot(this.#t,
this.#f):[]}async#mt(t,e){let s=this.#t;if(!s)throw new Error("There is no figure to save yet.");return{address:v(s)?await this.#e?.
address(t,e)??"":await Qt(this.#pt(s),t,e),meta:A(s)}}#pt(t){let{data:e,layout:s}=structuredClone(t),i=this.#O(s.height),
{paper_bgcolor:r,plot_bgcolor:o}=s.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-tr\
ansparent"),c=this.#z({data:e,layout:s},i),l=a?{}:{paper_bgcolor:r,plot_bgcolor:o};return{data:c.data,layout:{...c.layout,
width:i.width,...l}}}get#V(){let t=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.
hasAttribute("against")&&"difference"];return this.getAttribute("name")??t.filter(Boolean).join("-")}get#J(){return{server:this.#g,
path:this.#$,view:this.getAttribute("view")??"",values:{...this.#P.query,...this.#f}}}get#Y(){let t=this.getAttribute("t\
heme")??document.documentElement.dataset.askedTheme,e=ne.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",i])=>this.hasAttribute(
s)&&R(s,i??""));return{...t&&{theme:t},...Object.fromEntries(e)}}#gt(){let t=new URL(location.href);t.hash=this.id;let e=this.
id?t.href:null;if(!(!this.hasAttribute("source")&&C.answers))return{link:e,embed:null,json:null,offline:null};let i=this.#J;
return{link:e,embed:T("embed",this.#K(i)),json:T("json",i),offline:T("offline",i)}}#K(t){let{controls:e,...s}=this.#Y,i={
...t.values,...s,...e&&e!=="some"&&{controls:e}};return{...t,values:i}}#bt(t){let e=this.#J,{title:s,summary:i=""}=A(t),
r=["model","lesson","view","reads",...et,...Object.keys(tt)],o=[...this.attributes].filter(({name:f})=>r.includes(f)),{theme:a,
...c}=this.#Y,l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(o.map(({name:f,value:d})=>[f,d])),...this.#f,...l&&
{theme:l},...c},u=this.#K(e);return{title:s,caption:i,name:this.#V,server:e.server,embed:T("embed",u),picture:T("picture",
u),attributes:Object.fromEntries(Object.entries(h).map(([f,d])=>[f,String(d)]))}}};function ee(n){return n instanceof L&&
n.status===0}function pn(){let n=document.createElement("span");return n.className="beside-browser-answer",n.textContent=
dn,n}function gn(n){let t=Object.entries(n).map(([e,s])=>{if(!/^[xy]axis/.test(e))return[e,s];let i=s,r=n[e.startsWith("\
x")?"xaxis":"yaxis"]?.categoryarray,o=i.type==="category"&&!i.categoryarray&&r;return[e,o?{...i,categoryorder:"array",categoryarray:r}:
i]});return Object.fromEntries(t)}customElements.define("pointer-view",nt);
