import{a as st,c as x,d as it,e as M,f as z,h as _,i as rt,j as D,k as v,l as A,m as I,p as ot,q as ct,r as at,s as lt}from"./embed-chunk.js";var ht={min:.5,max:4},ce={controls:["none","some","all"],caption:["none","title","all"]};function k(n,t){return n==="sca\
le"?t.trim()!==""&&Number(t)>=ht.min&&Number(t)<=ht.max:n==="controls"||n==="caption"?ce[n].includes(t):CSS.supports("co\
lor",t)}function ut({state:n,height:t,set:e,mark:s=()=>{}}){let i=window.parent,r=(document.body.dataset.framers??"").split(" ").
filter(Boolean),o=r.includes("*"),c="",a=(h,f)=>{if(i===window)return;let u={pointerscope:h,...f};for(let d of o?["*"]:r)
i.postMessage(u,d)},l=()=>{let h={state:n(),height:t()};JSON.stringify(h)!==c&&(c=JSON.stringify(h),a("height",{height:h.
height}),a("state",{state:h.state}))};return window.addEventListener("message",({source:h,origin:f,data:u})=>{h!==i||!(o||
r.includes(f))||(u?.pointerscope==="set"&&(e(ae(u.state)),l()),u?.pointerscope==="mark"&&s(le(u.visits)),u?.pointerscope===
"ask"&&(c="",l()))}),(h,f)=>h==="state"?l():a(h,f)}function ae(n){let t={};if(typeof n!="object"||n===null||Array.isArray(
n))return t;for(let[e,s]of Object.entries(n).slice(0,100)){let i=s===null?null:he(s);(i===null||i!==void 0&&i.length<=1e5)&&
(t[e]=i)}return t}function le(n){return(Array.isArray(n)?n.slice(0,1e3):[n]).filter(e=>Number.isInteger(e)&&e>=0)}function he(n){
return typeof n=="string"?n:typeof n=="number"?Number.isFinite(n)?String(n):void 0:typeof n=="object"&&ft(n,8)<=2e4?JSON.
stringify(n):void 0}function ft(n,t){if(typeof n=="bigint")return Number.POSITIVE_INFINITY;if(typeof n!="object"||n===null)
return 1;if(t===0||ArrayBuffer.isView(n))return Number.POSITIVE_INFINITY;let e=1;for(let s of Object.values(n))if(e+=ft(
s,t-1),e>2e4)return Number.POSITIVE_INFINITY;return e}var dt=Promise.resolve();function mt(n){let t=dt.then(ue).then(n);return dt=t.catch(()=>{}),t}function ue(){let{scheduler:n}=globalThis;
return n?n.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var pt={width:960,height:540};function bt(n){return{"HTML frame":wt(n),"Web component":fe(n),Markdown:yt(n),Quarto:de(n),
LaTeX:me(n)}}function wt({title:n,embed:t}){return`<iframe src="${j(t)}" title="${j(n)}" width="${pt.width}" height="${pt.
height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function fe({server:n,attributes:t}){
let e=Object.entries({server:n,...t}).map(([s,i])=>i===""?s:`${s}="${j(i)}"`);return`<script src="${j(new URL("pointer-v\
iew.js",n).href)}" defer><\/script>
<pointer-view ${e.join(" ")}></pointer-view>`}function yt({title:n,embed:t,picture:e}){return`[![${pe(n)}](<${gt(e)}>)](\
<${gt(t)}>)`}function de(n){return['::: {.content-visible when-format="html"}',"```{=html}",wt(n),"```",":::",'::: {.con\
tent-visible unless-format="html"}',yt(n),":::"].join(`
`)}function me({title:n,caption:t,name:e,embed:s,picture:i}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${i}`,
"\\begin{figure}","  \\centering",`  \\href{${ge(s)}}{\\includegraphics[width=\\linewidth]{${e}.png}}`,`  \\caption{${Ae(
[n,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function j(n){return n.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function pe(n){return n.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function gt(n){return n.replaceAll("<","%3C").replaceAll(
">","%3E")}function ge(n){return n.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var be={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},we=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
ye={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},ve=/[ąęįųĄĘĮŲ]/,Ee=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Ae(n){return[...n.normalize("NFC").replace(
/\s/g," ").replace(Ee,"")].flatMap(e=>[...ye[e]??$e(e)]).map(e=>be[e]??xe(e)).join("")}function $e(n){return ve.test(n)?
n.normalize("NFD").slice(0,1):n}function xe(n){return/[&%$#_{}]/.test(n)?`\\${n}`:we.test(n)?n:"?"}function Et(n,t,{title:e,origin:s}){let i=n.slice(n.indexOf(",")+1);if(t==="svg")return ke(decodeURIComponent(i),e,s);let r=Uint8Array.
from(atob(i),c=>c.charCodeAt(0)),o=[vt("Title",e),vt("Source",s)];return new Blob([r.subarray(0,33),...o,r.subarray(33)],
{type:"image/png"})}function ke(n,t,e){let s=new DOMParser().parseFromString(n,"image/svg+xml").documentElement,i=(r,o)=>{
let c=document.createElementNS(s.namespaceURI,r);return c.textContent=o,c};return s.prepend(i("title",t),i("desc",e)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function vt(n,t){let e=new TextEncoder().encode(`iTXt${n}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(e.length+8));return s.setUint32(0,e.length-4),new Uint8Array(s.buffer).set(
e,4),s.setUint32(e.length+4,Oe(e)),s.buffer}function Oe(n){let t=-1;for(let e of n){t^=e;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Te=[1,2,4],Se=2;function $t({name:n,links:t,view:e,picture:s,csv:i,json:r}){let o=document.createElement("div");o.className=
"view-take";let c={link:R("Link"),embed:R("Embed"),json:R("JSON"),offline:R("Offline file")};c.offline.title="One HTML f\
ile with this whole view inside, for use without a network";let a=N("JSON",()=>At(r(),`${n()}.json`,"application/json")),
l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let h=Le(
()=>{let{link:m,embed:p}=t(),y=p?e():null;return{...m&&{Address:m},...y&&bt(y)}}),f=()=>{let m=t();for(let p of Object.keys(
c)){let y=m[p];c[p].hidden=y===null,y!==null&&(c[p].href=y)}a.hidden=m.json!==null,h.hidden=m.link===null&&m.embed===null,
l.hidden=M.answers};for(let m of["pointerenter","focusin"])o.addEventListener(m,f);let u=document.createElement("select");
u.setAttribute("aria-label","Size of the PNG"),u.append(...Te.map(m=>{let p=m===Se;return new Option(`${m}×`,String(m),
p,p)}));let d=async m=>{let{address:p,meta:y}=await s(m,Number(u.value)),C=y.origin??t().embed??location.href;xt(Et(p,m,
{title:y.title,origin:C}),`${n()}.${m}`)},E=()=>At(`\uFEFF${i()}`,`${n()}.csv`,"text/csv;charset=utf-8"),w=document.createElement(
"span");return w.append(N("PNG",()=>d("png"))," ",u),o.append(c.link,c.embed,w,N("SVG",()=>d("svg")),N("CSV",E),c.json,a,
c.offline,h,l),f(),o}function Le(n){let t=document.createElement("details");t.className="view-codes";let e=document.createElement(
"summary");e.textContent="Copy";let s=document.createElement("p"),i=document.createElement("textarea");Object.assign(i,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let o=document.
createElement("div");o.className="view-sheet",o.append(s,i),t.append(e,o),t.addEventListener("toggle",()=>{if(!t.open)return;
r.textContent="",i.hidden=!0;let a=Object.entries(n()).map(([l,h])=>N(l,()=>c(l,h)));s.replaceChildren(...a,r)});let c=async(a,l)=>{
i.value=l,i.hidden=!1,i.setAttribute("aria-label",a);let h=await Me(l);h||i.select(),r.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function Me(n){return navigator.clipboard?navigator.clipboard.writeText(n).
then(()=>!0,()=>!1):!1}function R(n){let t=document.createElement("a");return t.textContent=n,t}function N(n,t){let e=document.
createElement("button");return e.type="button",e.textContent=n,e.addEventListener("click",t),e}function At(n,t,e){xt(new Blob(
[n],{type:e}),t)}function xt(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(n),e.download=t,e.click(),
setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}var kt={width:420,height:200},Ne=300,O=2,g=20,$=8,Ce=7.5,_e=44,Ie=18,je=240,Re=90,St=56,Lt=90,Pe=48,He=1.3,Ue=.6,Fe=9,Mt=1.4,
Nt=["coloraxis","coloraxis2"];function Ct({data:n,layout:t},{width:e,height:s,isFixed:i,scale:r}){if(!e)return{data:n,layout:t};
let o={width:e/r,height:s/r},c=i&&(o.width<kt.width||o.height<kt.height),a={...o,isFixed:i,isTiny:c,isNarrow:o.width<560,
scale:r},l=c?Be(t,t.meta.small??{}):t;if(!i)return{data:n,layout:{...l,...Tt(l,a)}};let h=ze(n,l),f={...h,...Tt(h,a),...De(
n,h,a),...Ve(h,a)};return{data:Ze(n,h,a.height),layout:f}}function Be(n,t){return _t(n,t)}function _t(n,t){if(!Ot(n)||!Ot(
t))return t;let e={...n};for(let[s,i]of Object.entries(t))e[s]=_t(n[s],i);return Object.fromEntries(Object.entries(e).filter(
([,s])=>s!==null))}function Ot(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function It(n,t){return Object.
entries(n).filter(([s])=>t.test(s))}function jt(n,t){return n[`yaxis${(t??"y").slice(1)}`]}function Rt(n){return It(n,/^yaxis/).
map(([,t])=>t.domain??[0,1])}function Pt(n,t){return n[t]}function ze(n,t){let{xaxis:e}=t,s=n.find(o=>(o.xaxis??"x")==="\
x"&&Array.isArray(o.x))?.x,i=Array.isArray(s)?s.filter(o=>typeof o=="string"):[],r=Array.isArray(s)&&i.length===s.length;
return e?.tickangle!==-90||e.tickvals||!i.length||!r?t:{...t,xaxis:{...e,tickmode:"array",tickvals:i,ticktext:i}}}function De(n,t,{
width:e,height:s,isTiny:i,scale:r}){let o=We(n,t),c=Math.max(...o.map(p=>p.length*$+Pe)),a=Math.ceil(o.length/Math.max(1,
Math.floor(e/c))),l=o.length>0&&a*g>s/(i?4:3),h=o.length>0&&!l,f=qe(t,s,r),d=((f.annotations?.find(({font:p})=>p?.size)?.
font?.size??0)/r||g)*Mt+2,E=Math.min(t.margin?.t??8,h?a*g+4:t.annotations?.length?d:8),w=Nt.some(p=>Pt(t,p)?.colorbar?.orientation===
"h"),m=!t.margin||w&&!i;return{...l&&{showlegend:!1},...!m&&{margin:{...t.margin,t:Math.ceil(E*r)}},...f}}function We(n,t){
if(t.showlegend===!1)return[];let e=new Map,s=0;for(let{name:i,type:r,visible:o,showlegend:c,legendgroup:a}of n)!i||(c===
!1||o===!1)||["heatmap","contour"].includes(r)||(s+=1,e.set(a||i,i.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...e.
values()]:[]}function qe(n,t,e){let{annotations:s=[],template:i}=n,r=({yref:u,yanchor:d})=>u==="paper"&&d==="bottom",o=s.
filter(r);if(!o.length)return{};let c=Rt(n).map(([u])=>u),a=o.filter(({y:u})=>u<1).map(({y:u})=>Math.min(...c.map(d=>d-u).
filter(d=>d>0),1-u)),l=i.layout.font.size,h=Math.min(l,Math.min(1,...a)*(t-g)/Mt);if(h>=l)return{};let f=Math.max(Fe,h*e);
return{annotations:s.map(u=>r(u)?{...u,font:{...u.font,size:f}}:u)}}function Ve(n,{height:t,isTiny:e}){let s=Math.floor(
t/3/$),i=t-Ht(n,1/0,s)-St,r={};for(let o of Nt){let c=Pt(n,o);c&&(e?r[o]={...c,showscale:!1}:r[o]=Ge(n,o,c,i))}return r}
function Ge(n,t,e,s){let i=e.colorbar??{};if(s>=Ne||i.ticktext||i.orientation==="h")return e;let r=n.template.layout[t],
o=i.tickvals??r?.colorbar?.tickvals,c=(i.len??1)*s;if(!o){let f=Math.max(O,Math.floor(c/g/1.5));return{...e,colorbar:{...i,
nticks:f}}}let[a,l]=[e.cmin??o[0]??0,e.cmax??o.at(-1)??1],h=[];for(let f of o){let u=h.at(-1);(u===void 0||(f-u)/(l-a)*c>=
g)&&h.push(f)}return{...e,colorbar:{...i,tickvals:h}}}function Tt(n,t){let{width:e,height:s,isFixed:i,isTiny:r,isNarrow:o}=t,
c=o?e:1/0,a=i?Math.floor(s/3/$):1/0,l=Ht(n,c,a),h=i?l?St:Lt:0,f=Math.max(s-l-(r?2*g:h),g),u=r?e-Re:Math.max(e-je,60);return Object.
fromEntries(It(n,/^[xy]axis/).map(([d,E])=>{let w=d.startsWith("x"),m=i&&w?Ke(E,n,f):E,[p,y]=m.domain??[0,1],C=(y-p)*(w?
u:f),nt=n.template.layout.font.size*t.scale,re=Ye(m,w,C,nt,t),oe=n.meta.priority?.[d];return[d,Je(re,{isX:w,length:C,fontSize:nt,
upright:a,priority:oe},t)]}))}function Ye(n,t,e,s,{isTiny:i,isFixed:r}){let o=n.title?.text??"";if(!i)return r&&!t&&o.length*
$>He*e?{...n,title:{}}:n;let[c,a]=n.domain??[0,1];if(!t||!o||n.side==="top"||a-c>Ue)return{...n,title:{}};let l=Math.max(
4,Math.floor(e/($-1))+1),h=o.length>l?`${o.slice(0,l-1)}…`:o;return{...n,title:{...n.title,standoff:0,font:{size:s-2},
text:h}}}function Je(n,{isX:t,length:e,fontSize:s,upright:i,priority:r},o){let{width:c,isFixed:a,isTiny:l,isNarrow:h}=o,
{ticktext:f,tickvals:u=[]}=n;if(n.visible===!1||n.showticklabels===!1)return n;if(!f)return a||h&&t?Qe(n,t,e,o):n;let d=f.
length;if(l&&t&&d===1&&n.tickangle===0&&(f[0]??"").length*$>e-$)return{...n,tickfont:{size:.75*s}};if(d<=O&&(t||!a||e>=g))
return n;let w=d<=O?[d-1]:Xe(d,Math.floor(e/g),r);return{...n,tickvals:w.map(m=>u[m]??m),ticktext:w.map(m=>Ut(f[m]??"",m,
h?c:1/0,t?i:1/0))}}function Ke(n,t,e){let[s]=jt(t,n.anchor)?.domain??[0,1],i=Rt(t).map(([,c])=>c),r=Math.max(...i.filter(
c=>c<=s),-1/0),o=(s-r)*e;return n.side==="top"||o>2.4*g?n:{...n,title:{},...o<.9*g&&{showticklabels:!1}}}function Qe(n,t,e,{
isTiny:s,isNarrow:i}){let r=Math.max(O,Math.floor(e/(t?_e:g*1.5)));if(n.tickvals){let h=t?1:Math.ceil(n.tickvals.length/
r);return{...n,tickvals:n.tickvals.filter((f,u)=>u%h===0)}}let{dtick:o,...c}=n;if(n.type==="category")return t?n:{...c,nticks:Math.
max(O,Math.floor(e/Ie))};let a=i&&t&&n.nticks&&!s?O:r,l=Math.min(n.nticks??1/0,a);return s||n.nticks||l<5?{...c,nticks:l}:
n}function Ze(n,t,e){return n.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let i=jt(t,s.yaxis),[r,o]=i?.domain??
[0,1],c=i?.ticktext?.length;return c===void 0?s:(o-r)*(e-Lt)<c*g?{...s,texttemplate:""}:s})}function Xe(n,t,e){let s=[...Array(
n).keys()];if(n<=t)return s;let i=Math.max(1,Math.ceil(n/Math.max(1,t)));if(!e)return s.filter(o=>o%i===0);let r=[];for(let o of[
...s].sort((c,a)=>(e[a]??0)-(e[c]??0)))r.every(c=>Math.abs(c-o)>=i)&&r.push(o);return r.sort((o,c)=>o-c)}function Ht({xaxis:n},t,e){
let i=(n?.tickangle===0?[]:n?.ticktext??[]).map((r,o)=>Ut(r,o,t,e).length);return Math.max(0,...i)*Ce}function Ut(n,t,e,s){
let i=e<1/0;if(!i&&n.length<=s)return n;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(n)??[],[,o="",c="",a=""]=r,
[l="",h]=c.split(" · "),f=Math.min(i?Math.max(5,Math.floor(e/48)):14,s),u=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}\
…`:l;return o+(h?`${t+1} ${u}`:u)+a}var tn=12,T=new Map,W=new Map;function G(n,t){let e=JSON.stringify(Object.values(n)),s=T.get(e)??new Map;T.delete(e),T.set(
e,s);for(let o of T.keys()){if(T.size<=tn)break;T.delete(o)}let i=s.get(t);if(i)return i;let r=new Promise((o,c)=>en(e,n,
t,{resolve:o,reject:c}));return s.set(t,r),r.catch(()=>s.delete(t)),r}function en(n,t,e,s){let i=W.get(n);if(i){i.views.
set(e,s);return}let r=new Map([[e,s]]);W.set(n,{query:t,views:r}),setTimeout(()=>{W.delete(n),nn(t,r)},0)}async function nn(n,t){
let{server:e,path:s,query:i,theme:r}=n,o=[...t.keys()].sort().join(",");try{let c=await z(`${s}/figures?${_({...i,views:o,
theme:r})}`,{},e);for(let[a,{resolve:l}]of t)l(c[a])}catch(c){let a=t.size>1&&c instanceof x&&[404,422,500].includes(c.status);
for(let[l,{resolve:h,reject:f}]of t)a?sn(n,l).then(h,f):f(c)}}function sn({server:n,path:t,query:e,theme:s},i){let r=_({
...e,theme:s});return z(`${t}/views/${encodeURIComponent(i)}?${r}`,{},n)}var q=new Map;async function Bt(n,t){let e=q.get(
n),s=e??(n.startsWith("#")?rn(n.slice(1)):on(n));e||(q.set(n,s),s.catch(()=>q.delete(n)));let i=await s;if(v(i))return i;
let{templates:r={}}=i.layout.meta,o=r[t];if(!o)return i;let c=Ft(o),a=new Map;for(let u of Object.values(r))Ft(u).forEach(
(d,E)=>{a.set(d,c[E]??d)});let{data:l,layout:h}=V({data:i.data,layout:i.layout},a),{meta:f}=i.layout;return{...i,data:l,
layout:{...h,meta:f,template:o}}}function Ft(n){return n.layout.colorway}function V(n,t){return Array.isArray(n)&&["stri\
ng","object"].includes(typeof n[0])&&!Array.isArray(n[0])?n.map(s=>V(s,t)):n?.constructor===Object?Object.fromEntries(Object.
entries(n).map(([s,i])=>[s,V(i,t)])):t.get(n)??n}async function rn(n){let t=document.getElementById(n);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function on(n){let t=await fetch(new URL(
n,document.baseURI)).catch(()=>null);if(!t?.ok){let e="The figure could not be loaded; reload the page to try again.";throw new x(
t?.status??0,[{where:"",message:e,suggestions:[]}])}return t.json()}function S(n,{server:t,path:e,view:s,values:i}){let r=encodeURIComponent(
s),o=e.startsWith("lessons/"),c=o?`embed/${e}`:`embed/${e.replace("models/","")}/${r}`,a={embed:c,picture:`${c}/picture.\
png`,json:`api/${e}/views/${r}`,offline:o?`api/${e}/offline`:`api/${e}/views/${r}/offline`},h=_({...o&&n!=="json"?{step:s}:
{},...i}).toString();return new URL(h?`${a[n]}?${h}`:a[n],t).href}function Dt({x:n,y:t,xaxis:e,yaxis:s},i){let r=[zt(e,n,i),zt(s,t,i)];return[...new Set(r.filter(o=>o!==null))]}function zt(n,t,e){
if(!n||t===void 0||!e.includes(n._name))return null;let s=n.type==="category"?n.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Wt(n,t,e){let s=n.querySelector(":scope > .view-marks")??n.appendChild(cn()),{_fullLayout:i}=n;
if(!i)return;let r=t.flatMap(o=>e.map(c=>an(i,i[o],c)));s.replaceChildren(...r.filter(o=>o!==null))}function cn(){let n=document.
createElement("div");return n.className="view-marks",n}function an(n,t,e){if(!t?._length)return null;let s=t._id.startsWith(
"x"),i=n[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??n[s?"yaxis":"xaxis"],r=[t.l2p(e-.5),t.l2p(e+.5)],[o,c]=[Math.min(
...r),Math.max(...r)];if(!(c>0&&o<t._length)||!i?._length)return null;let[a,l]=s?[t._offset+o,i._offset]:[i._offset,t._offset+
o],[h,f]=s?[c-o,i._length]:[i._length,c-o],u=document.createElement("div");return Object.assign(u.style,{left:`${a}px`,top:`${l}\
px`,width:`${h}px`,height:`${f}px`}),u}function Vt(n,t){return Object.fromEntries(n.map(({name:e,values:s,value:i})=>[e,s.find(r=>String(r)===t(e))??i]))}function Gt(n,t){
for(let{name:e,values:s}of n){let i=t(e);if(i===null||s.map(String).includes(i))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:e,message:`There is no ${e} ${i}; ${r}.`}}return null}
function Yt(n,t,e){return t.reduce((s,i)=>{let r=n.find(({name:o})=>o===i)?.values??[];return s*r.length+r.indexOf(e[i]??
"")},0)}function Jt(n,t){return n.map(s=>{let{name:i,title:r,values:o}=s,c=Kt(s)[o.indexOf(t[i]??"")];return typeof c=="\
number"?`${r.toLowerCase()} ${c}`:c}).join(", ")}function Kt({values:n,labels:t}){return t??n}var P=class{#r;#t;#e="";#s=0;#o=null;constructor(t,e){
this.#r=t,this.#t=e}offer({choices:t=[],player:e},s,i){let r=t.length?[]:s.filter(a=>a.meta),o=JSON.stringify([t.map(({name:a,
values:l,labels:h})=>[a,l,h]),r.map(({name:a,meta:l})=>[a,l])]);if(this.#e===o)return;this.#e=o,this.pause(),this.#o=null,
this.#r.replaceChildren(...t.map(a=>this.#l(a))),r.length&&i&&this.#r.append(this.#d(r));let c=t.find(({name:a})=>a===e);
c&&this.#r.append(...this.#m(c))}show(t){for(let[e,s]of Object.entries(t)){let i=this.#r.querySelector(`select[name="${e}\
"]`);i instanceof HTMLSelectElement&&(i.value=String(s))}}pause(){clearInterval(this.#s),this.#s=0,this.#o&&(this.#o.textContent=
"Play")}#l(t){let{name:e,title:s,values:i}=t,r=document.createElement("select");r.name=e;let o=Kt(t);return r.append(...i.
map((c,a)=>new Option(String(o[a]),String(c)))),r.addEventListener("change",()=>{this.pause();let c=i[r.selectedIndex];c!==
void 0&&this.#t.select(e,c)}),qt(s,r)}#d(t){let e=document.createElement("select");return e.append(new Option("…",""),
...t.map((s,i)=>new Option(s.name,String(i)))),e.addEventListener("change",()=>{let s=e.value?t[Number(e.value)]:void 0;
s?.meta&&this.#t.open(s.meta),e.value=""}),qt("Open",e)}#m({name:t,title:e,values:s}){let i=()=>s.indexOf(this.#t.selected()[t]??
""),r=h=>{let f=s[Math.max(0,Math.min(s.length-1,h))];f!==void 0&&this.#t.select(t,f)},o=h=>{this.pause(),r(i()+h)},c=Y(
"Play",()=>{if(this.#s){this.pause();return}i()===s.length-1&&r(0),c.textContent="Pause",this.#s=setInterval(()=>{r(i()+
1),i()===s.length-1&&this.pause()},1200)});this.#o=c;let a=Y("‹",()=>o(-1)),l=Y("›",()=>o(1));return a.setAttribute(
"aria-label",`${e} back`),l.setAttribute("aria-label",`${e} forward`),[a,c,l]}};function qt(n,t){let e=document.createElement(
"label");return e.append(`${n} `,t),e}function Y(n,t){let e=document.createElement("button");return e.type="button",e.textContent=
n,e.addEventListener("click",t),e}var Qt="vendor/plotly/plotly-traces-4.1.1.min.js",J;function H(n){return window.Plotly?Promise.resolve(window.Plotly):(J??=
new Promise((t,e)=>{let s=document.createElement("script");s.src=n?new URL(`static/${Qt}`,n).href:new URL(`../${Qt}`,import.meta.
url).href;let i=()=>{J=void 0,s.remove(),e(new Error("The drawing library could not be loaded. Reload the page to try ag\
ain."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):i()),s.addEventListener("error",i),document.head.append(
s)}),J)}async function Zt(n,t,e){let{width:s,height:i}=n.layout;return(await H()).toImage(n,{format:t,width:s,height:i,...t===
"png"&&{scale:e}})}var Z={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"intervention\
s",against:"against"},X=["inputs","removed"],ln=new Set(["server","source","model","lesson","view","theme","reads",...X,
...Object.keys(Z)]),ne=["scale","accent","controls","caption"],hn=new Set([...ne,"fill"]),Xt="pointer-view:hover",K=matchMedia(
"(prefers-color-scheme: dark)"),un={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},fn=120,dn=[["short",576,
0],["low",352,0],["tight",288,352]],mn="400px 0px",te=660,pn="[data-answer]:not(pointer-view *)",gn=/^(\w+):(\d+)$/,bn="\
The server draws this chart, and it does not answer.",wn="The answer above is computed in this browser.",yn="Type visits\
, or add a place, to see what the model answers.",L=null,Q=null,tt=class extends HTMLElement{#r=null;#t=null;#e=null;#s=0;#o=!1;#l="";#d=!1;#m="";#b=[];#w=!1;#E=new IntersectionObserver(
t=>{t.some(e=>e.isIntersecting)&&this.#_()},{rootMargin:mn});#S=new ResizeObserver(()=>requestAnimationFrame(()=>this.#O()));#L=new MutationObserver(
t=>this.#K(t.map(({attributeName:e})=>e??"")));#M=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#u();return}
this.#$(this.#y),this.#a()};#N=({target:t,detail:e})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(e.visits)};#C=({type:t})=>this.#et(t==="beforeprint");connectedCallback(){
this.#r??=this.#P(),this.#j(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(Xt,this.#N),
K.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#C);this.#S.
observe(this),this.#L.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#E.observe(this):this.#w=!0,this.#u()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(Xt,this.#N),K.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#C);this.#S.disconnect(),this.#L.
disconnect(),this.#E.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#b.join()&&(this.#b=t,this.#z())}get chosen(){
return this.#t?this.#f:{}}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:e}=this.#D();return Math.ceil(t+I(this.#t)+
e)}get#n(){return this.#r??=this.#P(),this.#r}#_(){this.#w=!0,this.#E.disconnect(),this.#u()}#K(t){t.some(s=>hn.has(s))&&
(this.#j(),this.#a());let e=t.filter(s=>ln.has(s)&&!this.#Q(s));t.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#w?
this.#_():e.length?this.#u():this.#h.some(({name:s})=>t.includes(s))?this.#T()&&this.#a():t.includes(this.#m)&&this.#u()}#Q(t){
let e=this.#e;return!e||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||t==="interventions"&&e.follows(this.getAttribute(
t)??""))}get#h(){return this.#t?A(this.#t).choices??[]:[]}#u(){this.#o||(this.#o=!0,queueMicrotask(()=>{this.#o=!1,this.#Z()}))}get#A(){
let[t,e]=this.hasAttribute("lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return e?
`${t}/${encodeURIComponent(e)}`:""}get#g(){let t=this.getAttribute("server");return t?new URL(t.endsWith("/")?t:`${t}/`,
document.baseURI).href:it.href}get#I(){let t=this.parentElement?.closest("[data-theme]");return t instanceof HTMLElement?
t.dataset.theme:void 0}get#y(){let t=this.getAttribute("theme");return t==="auto"?K.matches?"dark":"light":(t??this.#I)===
"dark"?"dark":"light"}get#v(){let t=this.getAttribute("scale");return t!==null&&k("scale",t)?Number(t):1}#j(){let t=this.
getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#v)):this.style.removeProperty(
"--scale"),t&&k("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--accent")}get#R(){if(this.hasAttribute(
"lesson")){let e=X.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.fromEntries(e)}}if(this.getAttribute(
"reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Z).map(([e,s])=>[s,this.getAttribute(e)]);return{
needsHistory:!0,query:Object.fromEntries(t)}}async#Z(){let{needsHistory:t,query:e}=this.#R;this.#s+=1;let s=this.#s,i=this.
getAttribute("source"),r=this.getAttribute("view")??"",o=this.#A&&r&&(!t||e.visits||e.record);if(!i&&!o){this.#x(yn);return}
if(!this.#w){this.#x("");return}let c=this.#y;this.#$(c),this.setAttribute("aria-busy","true");try{let a={server:this.#g,
path:this.#A,query:e,theme:c},l=this.hasAttribute("server")?this.#g:"",[h]=await Promise.all([i?Bt(i,c):this.#X(a,r),i?null:
r===D?import("./embed-network-drawing.js"):H(l)]),f=v(h),u=f?await import("./embed-network-drawing.js"):null;f||await H(l),
await mt(()=>{s===this.#s&&(this.#nt(u?.NetworkDrawing??null,A(h).title),this.#t=f?h:structuredClone(h),this.#it(this.#t),
this.#tt({...a,theme:"light"},r))})}catch(a){s===this.#s&&this.#U(a)}finally{s===this.#s&&this.removeAttribute("aria-bus\
y")}}async#X(t,e){let s=e===D?this.#e:null,i=this.getAttribute("model")??"",r=await s?.compute(t,i,{isSilent:!1});if(r)return r;
try{return await G(t,e)}catch(o){if(!ee(o))throw o;let c=await s?.compute(t,i,{isSilent:!0});if(!c)throw o;return c}}#$(t){
this.#I!==t?this.dataset.theme=t:delete this.dataset.theme}#tt(t,e){if(!this.#t||v(this.#t))return;let{template:s,meta:i}=this.#t.
layout,r=i.templates?.light;L??=r??(this.#y==="light"?s:null),!(L||this.hasAttribute("source"))&&(Q??=G(t,e),Q.then(o=>{
v(o)||(L??=o.layout.template)}).catch(()=>{Q=null}))}#et(t){if(this.#d=t,!this.#t||!this.#l)return;let e=L??this.#e;this.#$(
t&&e?"light":this.#y),this.#a(),t||requestAnimationFrame(()=>this.#a())}#P(){let t=document.createElement("summary");t.textContent=
"Numbers";let e={title:this.#c("h3","view-title"),caption:this.#c("p","view-caption"),choices:this.#c("div","view-choice\
s"),summary:this.#c("p","view-summary"),failure:this.#c("p","view-failure"),trust:this.#c("p","view-trust"),plot:this.#c(
"div","view-plot"),details:this.#c("details","view-table"),exports:$t({name:()=>this.#V,links:()=>this.#dt(),view:()=>this.#t&&
this.#mt(this.#t),picture:(i,r)=>this.#ut(i,r),csv:()=>lt(this.#q()),json:()=>JSON.stringify(this.#t)})};e.title.hidden=
!e.title.textContent,e.failure.setAttribute("role","alert"),e.plot.role="img",e.details.append(t),e.details.addEventListener(
"toggle",()=>this.#W());let s=new P(e.choices,{selected:()=>this.#f,select:(i,r)=>this.#ht(i,r),open:i=>this.#i("open",i)});
this.replaceChildren(...Object.values(e)),this.addEventListener("toggle",({target:i})=>this.#lt(i),!0);for(let i of[e.plot,
e.details,e.choices,e.exports,e.failure])i.hidden=!0;return{...e,controls:s}}#c(t,e){let s=this.querySelector(`.${e}`),i=s instanceof
HTMLElement?s:document.createElement(t);return i.className=e,i}#nt(t,e){if(t===null==(this.#e===null))return;let s=this.#n,
i=s.plot.cloneNode();i.removeAttribute("data-listening"),i.role=t?"group":"img",s.plot.replaceWith(i),s.plot=i,this.#e?.
bar?.remove(),this.#e=t?new t(i,{title:e,isProjected:this.hasAttribute("fill"),hover:r=>this.#i("hover",{visits:r}),acts:{
server:()=>this.hasAttribute("source")?null:this.#g,answered:r=>this.#st(r),resized:()=>requestAnimationFrame(()=>this.#O())}}):
null,this.#e?.bar&&s.summary.before(this.#e.bar)}#st({figure:t,interventions:e}){this.#t=t;let{interventions:s}=this.#e??
{};s?this.setAttribute("interventions",s):this.removeAttribute("interventions"),this.#T()&&this.#a(),this.#i("interventi\
ons",e)}#H(t){let{plot:e,details:s,choices:i,exports:r,failure:o}=this.#n;for(let a of[e,s,i,r])a.hidden=t;o.hidden=!0;let c=this.#e?.
bar;c&&t&&(c.hidden=!0)}#x(t){this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#H(
!0),this.#n.summary.textContent=t}#U(t){this.#x("");let{failure:e}=this.#n,s=ee(t)&&document.querySelector(pn)!==null,i=s?
bn:rt(t);if(e.replaceChildren(i),s&&e.append(" ",vn()),e.hidden=!1,this.#i("failed",{message:i}),!(t instanceof x)||![0,
503].includes(t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener(
"click",()=>this.#u()),e.append(" ",r)}#it(t){let{title:e,caption:s,controls:i}=this.#n,r=A(t);e.textContent=r.title,e.hidden=
!1,s.textContent=r.caption,this.#rt(r.trust),this.toggleAttribute("data-network",v(t)),this.#H(!1),i.offer(r,v(t)?[]:t.data,
!this.hasAttribute("fill")),this.#T()&&this.#a()}#rt(t){let{trust:e}=this.#n;if(e.textContent=t?.text??"",!t||this.hasAttribute(
"source")||!M.answers)return;let s=document.createElement("a"),i=encodeURIComponent(this.getAttribute("model")??"");s.href=
new URL(`insights/${i}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",e.append(" ",s)}#a(){if(!this.#t)
return;let{plot:t}=this.#n,e=this.#d,s=this.#k(I(this.#t)),i=e?Math.min(s.width||te,te):s.width;i&&(v(this.#t)?(t.style.
height=`${s.height}px`,this.#e?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}px`:"",this.#ot(t,this.#t,{...s,width:i})),
this.#l=`${i}×${s.height}`,this.dataset.drawn="true",this.#z(),this.#i("drawn",{}))}#ot(t,{data:e,layout:s},i){let r=this.#d,
o=r&&L?{...s,template:L}:s,c=this.#F({data:e,layout:o},i);window.Plotly?.react(t,c.data,r?{...c.layout,width:i.width}:c.
layout,un),t.dataset.listening||this.#ct(t)}#F({data:t,layout:e},{width:s,height:i,isFixed:r}){let o="rgba(0, 0, 0, 0)",
c=this.#v,{font:a,hoverlabel:l}=e.template.layout,h=a.size*c,f=Ct({data:t,layout:En(e)},{width:s,height:i,isFixed:r,scale:c}),
u={font:{size:h},hoverlabel:{...e.hoverlabel,font:{...l.font,size:h}}};return{data:f.data,layout:{...f.layout,...c!==1&&
u,paper_bgcolor:o,plot_bgcolor:o,height:i}}}#ct(t){t.dataset.listening="true",t.on("plotly_click",({points:[e]})=>{if(!e)
return;e.data.meta&&this.#i("open",e.data.meta);let[,s,i]=gn.exec(String([e.customdata].flat()[0]))??[];s&&this.#i("sele\
ct",{table:s,row:Number(i)})}),t.on("plotly_hover",({points:[e]})=>{e&&this.#i("hover",{visits:Dt(e,this.#B)})}),t.on("p\
lotly_unhover",()=>this.#i("hover",{visits:[]}))}get#B(){return this.#t?A(this.#t).visit_axes??[]:[]}#i(t,e){this.dispatchEvent(
new CustomEvent(`pointer-view:${t}`,{detail:e,bubbles:!0}))}#z(){!this.#t||!this.#l||(this.#e?this.#e.mark(this.#b):Wt(this.#n.
plot,this.#B,this.#b))}#k(t){let{plot:e}=this.#n,s=e.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};
this.#at();let{above:i,below:r}=this.#D();this.style.setProperty("--below",`${Math.ceil(r)}px`);let o=Math.max(Math.floor(
this.offsetHeight-i-r),fn);return{width:s,height:o,isFixed:!0}}#at(){let[t,e]=[this.offsetWidth/this.#v,this.offsetHeight/
this.#v],s=dn.filter(([,i,r])=>e<i||t<r).map(([i])=>i).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#D(){let{plot:t,
details:e,exports:s}=this.#n,i=this.getBoundingClientRect(),r=i.height/this.offsetHeight||1,o=[e,s].filter(a=>a.offsetHeight).
map(a=>a.getBoundingClientRect()),c=o.length?Math.max(...o.map(({bottom:a})=>a))-Math.min(...o.map(({top:a})=>a)):0;return{
above:(t.getBoundingClientRect().top-i.top)/r,below:c/r}}#lt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&
t.open)for(let e of this.querySelectorAll("details"))e.open&&(e.open=e===t);requestAnimationFrame(()=>this.#O())}#O(){if(!this.#t)
return;let{width:t,height:e}=this.#k(I(this.#t));t&&this.#l!==`${t}×${e}`&&this.#a()}#ht(t,e){this.setAttribute(t,String(
e)),this.#i("option",{[t]:e})}#T(){let t=this.#t;if(!t)return!1;let e=this.hasAttribute("lenient")?null:Gt(this.#h,this.#M);
if(e)return this.#U(new Error(e.message)),this.#m=e.name,!1;let s=A(t),i="";if(this.#h.length&&!v(t)){let r=this.#f;this.#n.
controls.show(r);for(let c of t.data)c.meta&&(c.visible=Object.entries(c.meta).every(([a,l])=>r[a]===l));ot(t,r);let{summaries:o}=s;
o&&(s.summary=o.texts[Yt(this.#h,o.by,r)]??""),i=`: ${Jt(this.#h,r)}`}return this.#n.summary.textContent=s.summary??"",this.#n.
plot.setAttribute("aria-label",`${s.title}${i}. ${s.summary??""}`),this.#W(),!0}get#f(){return Vt(this.#h,this.#M)}#W(){
let{details:t}=this.#n;if(!t.open||!this.#t)return;let e=document.createElement("div");e.className="table-frame",e.tabIndex=
0,e.setAttribute("role","region"),e.setAttribute("aria-label",`Numbers: ${A(this.#t).title}`),e.append(...this.#q().map(
at)),t.querySelector(".table-frame")?.remove(),t.append(e)}#q(){return this.#t?ct(this.#t,this.#f):[]}async#ut(t,e){let s=this.#t;
if(!s)throw new Error("There is no figure to save yet.");return{address:v(s)?await this.#e?.address(t,e)??"":await Zt(this.#ft(
s),t,e),meta:A(s)}}#ft(t){let{data:e,layout:s}=structuredClone(t),i=this.#k(s.height),{paper_bgcolor:r,plot_bgcolor:o}=s.
template.layout,c=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),a=this.#F({data:e,layout:s},
i),l=c?{}:{paper_bgcolor:r,plot_bgcolor:o};return{data:a.data,layout:{...a.layout,width:i.width,...l}}}get#V(){let t=[this.
getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];
return this.getAttribute("name")??t.filter(Boolean).join("-")}get#G(){return{server:this.#g,path:this.#A,view:this.getAttribute(
"view")??"",values:{...this.#R.query,...this.#f}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,e=ne.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",i])=>this.hasAttribute(s)&&k(s,i??""));return{...t&&{
theme:t},...Object.fromEntries(e)}}#dt(){let t=new URL(location.href);t.hash=this.id;let e=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&M.answers))return{link:e,embed:null,json:null,offline:null};let i=this.#G;return{link:e,embed:S(
"embed",this.#J(i)),json:S("json",i),offline:S("offline",i)}}#J(t){let{controls:e,...s}=this.#Y,i={...t.values,...s,...e&&
e!=="some"&&{controls:e}};return{...t,values:i}}#mt(t){let e=this.#G,{title:s,summary:i=""}=A(t),r=["model","lesson","vi\
ew","reads",...X,...Object.keys(Z)],o=[...this.attributes].filter(({name:u})=>r.includes(u)),{theme:c,...a}=this.#Y,l=c?.
replace(/^transparent-?/,""),h={...Object.fromEntries(o.map(({name:u,value:d})=>[u,d])),...this.#f,...l&&{theme:l},...a},
f=this.#J(e);return{title:s,caption:i,name:this.#V,server:e.server,embed:S("embed",f),picture:S("picture",f),attributes:Object.
fromEntries(Object.entries(h).map(([u,d])=>[u,String(d)]))}}};function ee(n){return n instanceof x&&n.status===0}function vn(){
let n=document.createElement("span");return n.className="beside-browser-answer",n.textContent=wn,n}function En(n){let t=Object.
entries(n).map(([e,s])=>{if(!/^[xy]axis/.test(e))return[e,s];let i=s,r=n[e.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
o=i.type==="category"&&!i.categoryarray&&r;return[e,o?{...i,categoryorder:"array",categoryarray:r}:i]});return Object.fromEntries(
t)}customElements.define("pointer-view",tt);var et=["visits","record","user","predict_at","top_k","interventions","against"],F=["scale","controls","caption","accent"],
An={controls:"some"},U=n=>n.replaceAll("_","-"),b=st(document,"pointer-view"),$n=(b.dataset.options??"").split(" ").filter(
Boolean);function se(n){if(n.visits||n.record)for(let t of et)b.removeAttribute(U(t));if("theme"in n){let t=n.theme??null;
document.dispatchEvent(new CustomEvent("pointerscope:choose-theme",{detail:t}))}for(let t of[...et,...F,...$n].filter(e=>e in
n)){let e=n[t]??An[t]??null;e===null?b.removeAttribute(U(t)):(!F.includes(t)||k(t,e))&&b.setAttribute(U(t),e)}}function xn(){
let{askedTheme:n,theme:t}=document.documentElement.dataset,e=[...et,...F].map(s=>[s,b.getAttribute(U(s))]);return{...Object.
fromEntries(e.filter(([,s])=>s!==null)),theme:n??t,...b.chosen}}var ie=Object.fromEntries(new URLSearchParams(location.search));
for(let n of["theme",...F])delete ie[n];se(ie);window.top===window&&b.removeAttribute("lazy");var B=ut({state:xn,height:()=>b.
wantedHeight,set:se,mark:n=>b.mark(n)});b.addEventListener("pointer-view:drawn",()=>B("state",{}));b.addEventListener("p\
ointer-view:option",()=>B("state",{}));b.addEventListener("pointer-view:hover",({detail:n})=>B("hover",n));b.addEventListener(
"pointer-view:failed",({detail:n})=>B("failed",n));
