import{a as tt}from"./site-GEZEHFQA.js";import{a as W,b as y,c as A,d as N,g as et,h as nt,i as st,j as it}from"./site-ENVNWP2K.js";
import{a as E,b as Z,c as M,g as H,k as C,l as X}from"./site-3DVE5JEV.js";var rt={min:.5,max:4},Kt={controls:["none","some","all"],caption:["none","title","all"]};function j(n,t){return n==="sca\
le"?t.trim()!==""&&Number(t)>=rt.min&&Number(t)<=rt.max:n==="controls"||n==="caption"?Kt[n].includes(t):CSS.supports("co\
lor",t)}var ot=Promise.resolve();function at(n){let t=ot.then(Qt).then(n);return ot=t.catch(()=>{}),t}function Qt(){let{scheduler:n}=globalThis;
return n?n.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var ct={width:960,height:540};function ht(n){return{"HTML frame":ut(n),"Web component":Zt(n),Markdown:ft(n),Quarto:Xt(n),
LaTeX:te(n)}}function ut({title:n,embed:t}){return`<iframe src="${I(t)}" title="${I(n)}" width="${ct.width}" height="${ct.
height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function Zt({server:n,attributes:t}){
let e=Object.entries({server:n,...t}).map(([s,i])=>i===""?s:`${s}="${I(i)}"`);return`<script src="${I(new URL("pointer-v\
iew.js",n).href)}" defer><\/script>
<pointer-view ${e.join(" ")}></pointer-view>`}function ft({title:n,embed:t,picture:e}){return`[![${ee(n)}](<${lt(e)}>)](\
<${lt(t)}>)`}function Xt(n){return['::: {.content-visible when-format="html"}',"```{=html}",ut(n),"```",":::",'::: {.con\
tent-visible unless-format="html"}',ft(n),":::"].join(`
`)}function te({title:n,caption:t,name:e,embed:s,picture:i}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${i}`,
"\\begin{figure}","  \\centering",`  \\href{${ne(s)}}{\\includegraphics[width=\\linewidth]{${e}.png}}`,`  \\caption{${ce(
[n,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function I(n){return n.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function ee(n){return n.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function lt(n){return n.replaceAll("<","%3C").replaceAll(
">","%3E")}function ne(n){return n.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var se={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},ie=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
re={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},oe=/[ąęįųĄĘĮŲ]/,ae=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function ce(n){return[...n.normalize("NFC").replace(
/\s/g," ").replace(ae,"")].flatMap(e=>[...re[e]??le(e)]).map(e=>se[e]??he(e)).join("")}function le(n){return oe.test(n)?
n.normalize("NFD").slice(0,1):n}function he(n){return/[&%$#_{}]/.test(n)?`\\${n}`:ie.test(n)?n:"?"}var ue=[1,2,4],fe=2;function mt({name:n,links:t,view:e,picture:s,csv:i,json:r}){let o=document.createElement("div");o.className=
"view-take";let a={link:R("Link"),embed:R("Embed"),json:R("JSON"),offline:R("Offline file")};a.offline.title="One HTML f\
ile with this whole view inside, for use without a network";let c=T("JSON",()=>dt(r(),`${n()}.json`,"application/json")),
l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let h=de(
()=>{let{link:d,embed:p}=t(),w=p?e():null;return{...d&&{Address:d},...w&&ht(w)}}),u=()=>{let d=t();for(let p of Object.keys(
a)){let w=d[p];a[p].hidden=w===null,w!==null&&(a[p].href=w)}c.hidden=d.json!==null,h.hidden=d.link===null&&d.embed===null,
l.hidden=M.answers};for(let d of["pointerenter","focusin"])o.addEventListener(d,u);let f=document.createElement("select");
f.setAttribute("aria-label","Size of the PNG"),f.append(...ue.map(d=>{let p=d===fe;return new Option(`${d}×`,String(d),
p,p)}));let m=async d=>{let{address:p,meta:w}=await s(d,Number(f.value)),S=w.origin??t().embed??location.href;pt(tt(p,d,
{title:w.title,origin:S}),`${n()}.${d}`)},v=()=>dt(`\uFEFF${i()}`,`${n()}.csv`,"text/csv;charset=utf-8"),b=document.createElement(
"span");return b.append(T("PNG",()=>m("png"))," ",f),o.append(a.link,a.embed,b,T("SVG",()=>m("svg")),T("CSV",v),a.json,c,
a.offline,h,l),u(),o}function de(n){let t=document.createElement("details");t.className="view-codes";let e=document.createElement(
"summary");e.textContent="Copy";let s=document.createElement("p"),i=document.createElement("textarea");Object.assign(i,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let o=document.
createElement("div");o.className="view-sheet",o.append(s,i),t.append(e,o),t.addEventListener("toggle",()=>{if(!t.open)return;
r.textContent="",i.hidden=!0;let c=Object.entries(n()).map(([l,h])=>T(l,()=>a(l,h)));s.replaceChildren(...c,r)});let a=async(c,l)=>{
i.value=l,i.hidden=!1,i.setAttribute("aria-label",c);let h=await me(l);h||i.select(),r.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function me(n){return navigator.clipboard?navigator.clipboard.writeText(n).
then(()=>!0,()=>!1):!1}function R(n){let t=document.createElement("a");return t.textContent=n,t}function T(n,t){let e=document.
createElement("button");return e.type="button",e.textContent=n,e.addEventListener("click",t),e}function dt(n,t,e){pt(new Blob(
[n],{type:e}),t)}function pt(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(n),e.download=t,e.click(),
setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}var gt={width:420,height:200},pe=300,x=2,g=20,$=8,ge=7.5,be=44,we=18,ye=240,ve=90,yt=56,vt=90,Ae=48,$e=1.3,Ee=.6,xe=9,At=1.4,
$t=["coloraxis","coloraxis2"];function Et({data:n,layout:t},{width:e,height:s,isFixed:i,scale:r}){if(!e)return{data:n,layout:t};
let o={width:e/r,height:s/r},a=i&&(o.width<gt.width||o.height<gt.height),c={...o,isFixed:i,isTiny:a,isNarrow:o.width<560,
scale:r},l=a?ke(t,t.meta.small??{}):t;if(!i)return{data:n,layout:{...l,...wt(l,c)}};let h=Oe(n,l),u={...h,...wt(h,c),...Le(
n,h,c),...Se(h,c)};return{data:_e(n,h,c.height),layout:u}}function ke(n,t){return xt(n,t)}function xt(n,t){if(!bt(n)||!bt(
t))return t;let e={...n};for(let[s,i]of Object.entries(t))e[s]=xt(n[s],i);return Object.fromEntries(Object.entries(e).filter(
([,s])=>s!==null))}function bt(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function kt(n,t){return Object.
entries(n).filter(([s])=>t.test(s))}function Ot(n,t){return n[`yaxis${(t??"y").slice(1)}`]}function Lt(n){return kt(n,/^yaxis/).
map(([,t])=>t.domain??[0,1])}function Mt(n,t){return n[t]}function Oe(n,t){let{xaxis:e}=t,s=n.find(o=>(o.xaxis??"x")==="\
x"&&Array.isArray(o.x))?.x,i=Array.isArray(s)?s.filter(o=>typeof o=="string"):[],r=Array.isArray(s)&&i.length===s.length;
return e?.tickangle!==-90||e.tickvals||!i.length||!r?t:{...t,xaxis:{...e,tickmode:"array",tickvals:i,ticktext:i}}}function Le(n,t,{
width:e,height:s,isTiny:i,scale:r}){let o=Me(n,t),a=Math.max(...o.map(p=>p.length*$+Ae)),c=Math.ceil(o.length/Math.max(1,
Math.floor(e/a))),l=o.length>0&&c*g>s/(i?4:3),h=o.length>0&&!l,u=Te(t,s,r),m=((u.annotations?.find(({font:p})=>p?.size)?.
font?.size??0)/r||g)*At+2,v=Math.min(t.margin?.t??8,h?c*g+4:t.annotations?.length?m:8),b=$t.some(p=>Mt(t,p)?.colorbar?.orientation===
"h"),d=!t.margin||b&&!i;return{...l&&{showlegend:!1},...!d&&{margin:{...t.margin,t:Math.ceil(v*r)}},...u}}function Me(n,t){
if(t.showlegend===!1)return[];let e=new Map,s=0;for(let{name:i,type:r,visible:o,showlegend:a,legendgroup:c}of n)!i||(a===
!1||o===!1)||["heatmap","contour"].includes(r)||(s+=1,e.set(c||i,i.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...e.
values()]:[]}function Te(n,t,e){let{annotations:s=[],template:i}=n,r=({yref:f,yanchor:m})=>f==="paper"&&m==="bottom",o=s.
filter(r);if(!o.length)return{};let a=Lt(n).map(([f])=>f),c=o.filter(({y:f})=>f<1).map(({y:f})=>Math.min(...a.map(m=>m-f).
filter(m=>m>0),1-f)),l=i.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-g)/At);if(h>=l)return{};let u=Math.max(xe,h*e);
return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function Se(n,{height:t,isTiny:e}){let s=Math.floor(
t/3/$),i=t-Tt(n,1/0,s)-yt,r={};for(let o of $t){let a=Mt(n,o);a&&(e?r[o]={...a,showscale:!1}:r[o]=Ce(n,o,a,i))}return r}
function Ce(n,t,e,s){let i=e.colorbar??{};if(s>=pe||i.ticktext||i.orientation==="h")return e;let r=n.template.layout[t],
o=i.tickvals??r?.colorbar?.tickvals,a=(i.len??1)*s;if(!o){let u=Math.max(x,Math.floor(a/g/1.5));return{...e,colorbar:{...i,
nticks:u}}}let[c,l]=[e.cmin??o[0]??0,e.cmax??o.at(-1)??1],h=[];for(let u of o){let f=h.at(-1);(f===void 0||(u-f)/(l-c)*a>=
g)&&h.push(u)}return{...e,colorbar:{...i,tickvals:h}}}function wt(n,t){let{width:e,height:s,isFixed:i,isTiny:r,isNarrow:o}=t,
a=o?e:1/0,c=i?Math.floor(s/3/$):1/0,l=Tt(n,a,c),h=i?l?yt:vt:0,u=Math.max(s-l-(r?2*g:h),g),f=r?e-ve:Math.max(e-ye,60);return Object.
fromEntries(kt(n,/^[xy]axis/).map(([m,v])=>{let b=m.startsWith("x"),d=i&&b?Ie(v,n,u):v,[p,w]=d.domain??[0,1],S=(w-p)*(b?
f:u),Q=n.template.layout.font.size*t.scale,Jt=Ne(d,b,S,Q,t),Yt=n.meta.priority?.[m];return[m,je(Jt,{isX:b,length:S,fontSize:Q,
upright:c,priority:Yt},t)]}))}function Ne(n,t,e,s,{isTiny:i,isFixed:r}){let o=n.title?.text??"";if(!i)return r&&!t&&o.length*
$>$e*e?{...n,title:{}}:n;let[a,c]=n.domain??[0,1];if(!t||!o||n.side==="top"||c-a>Ee)return{...n,title:{}};let l=Math.max(
4,Math.floor(e/($-1))+1),h=o.length>l?`${o.slice(0,l-1)}…`:o;return{...n,title:{...n.title,standoff:0,font:{size:s-2},
text:h}}}function je(n,{isX:t,length:e,fontSize:s,upright:i,priority:r},o){let{width:a,isFixed:c,isTiny:l,isNarrow:h}=o,
{ticktext:u,tickvals:f=[]}=n;if(n.visible===!1||n.showticklabels===!1)return n;if(!u)return c||h&&t?Re(n,t,e,o):n;let m=u.
length;if(l&&t&&m===1&&n.tickangle===0&&(u[0]??"").length*$>e-$)return{...n,tickfont:{size:.75*s}};if(m<=x&&(t||!c||e>=g))
return n;let b=m<=x?[m-1]:Pe(m,Math.floor(e/g),r);return{...n,tickvals:b.map(d=>f[d]??d),ticktext:b.map(d=>St(u[d]??"",d,
h?a:1/0,t?i:1/0))}}function Ie(n,t,e){let[s]=Ot(t,n.anchor)?.domain??[0,1],i=Lt(t).map(([,a])=>a),r=Math.max(...i.filter(
a=>a<=s),-1/0),o=(s-r)*e;return n.side==="top"||o>2.4*g?n:{...n,title:{},...o<.9*g&&{showticklabels:!1}}}function Re(n,t,e,{
isTiny:s,isNarrow:i}){let r=Math.max(x,Math.floor(e/(t?be:g*1.5)));if(n.tickvals){let h=t?1:Math.ceil(n.tickvals.length/
r);return{...n,tickvals:n.tickvals.filter((u,f)=>f%h===0)}}let{dtick:o,...a}=n;if(n.type==="category")return t?n:{...a,nticks:Math.
max(x,Math.floor(e/we))};let c=i&&t&&n.nticks&&!s?x:r,l=Math.min(n.nticks??1/0,c);return s||n.nticks||l<5?{...a,nticks:l}:
n}function _e(n,t,e){return n.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let i=Ot(t,s.yaxis),[r,o]=i?.domain??
[0,1],a=i?.ticktext?.length;return a===void 0?s:(o-r)*(e-vt)<a*g?{...s,texttemplate:""}:s})}function Pe(n,t,e){let s=[...Array(
n).keys()];if(n<=t)return s;let i=Math.max(1,Math.ceil(n/Math.max(1,t)));if(!e)return s.filter(o=>o%i===0);let r=[];for(let o of[
...s].sort((a,c)=>(e[c]??0)-(e[a]??0)))r.every(a=>Math.abs(a-o)>=i)&&r.push(o);return r.sort((o,a)=>o-a)}function Tt({xaxis:n},t,e){
let i=(n?.tickangle===0?[]:n?.ticktext??[]).map((r,o)=>St(r,o,t,e).length);return Math.max(0,...i)*ge}function St(n,t,e,s){
let i=e<1/0;if(!i&&n.length<=s)return n;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(n)??[],[,o="",a="",c=""]=r,
[l="",h]=a.split(" · "),u=Math.min(i?Math.max(5,Math.floor(e/48)):14,s),f=l.length>u&&!l.includes("&")?`${l.slice(0,u-1)}\
…`:l;return o+(h?`${t+1} ${f}`:f)+c}var He=12,k=new Map,U=new Map;function F(n,t){let e=JSON.stringify(Object.values(n)),s=k.get(e)??new Map;k.delete(e),k.set(
e,s);for(let o of k.keys()){if(k.size<=He)break;k.delete(o)}let i=s.get(t);if(i)return i;let r=new Promise((o,a)=>We(e,n,
t,{resolve:o,reject:a}));return s.set(t,r),r.catch(()=>s.delete(t)),r}function We(n,t,e,s){let i=U.get(n);if(i){i.views.
set(e,s);return}let r=new Map([[e,s]]);U.set(n,{query:t,views:r}),setTimeout(()=>{U.delete(n),Ue(t,r)},0)}async function Ue(n,t){
let{server:e,path:s,query:i,theme:r}=n,o=[...t.keys()].sort().join(",");try{let a=await H(`${s}/figures?${C({...i,views:o,
theme:r})}`,{},e);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof E&&[404,422,500].includes(a.status);
for(let[l,{resolve:h,reject:u}]of t)c?ze(n,l).then(h,u):u(a)}}function ze({server:n,path:t,query:e,theme:s},i){let r=C({
...e,theme:s});return H(`${t}/views/${encodeURIComponent(i)}?${r}`,{},n)}var z=new Map;async function Nt(n,t){let e=z.get(
n),s=e??(n.startsWith("#")?Be(n.slice(1)):Fe(n));e||(z.set(n,s),s.catch(()=>z.delete(n)));let i=await s;if(y(i))return i;
let{templates:r={}}=i.layout.meta,o=r[t];if(!o)return i;let a=Ct(o),c=new Map;for(let f of Object.values(r))Ct(f).forEach(
(m,v)=>{c.set(m,a[v]??m)});let{data:l,layout:h}=B({data:i.data,layout:i.layout},c),{meta:u}=i.layout;return{...i,data:l,
layout:{...h,meta:u,template:o}}}function Ct(n){return n.layout.colorway}function B(n,t){return Array.isArray(n)&&["stri\
ng","object"].includes(typeof n[0])&&!Array.isArray(n[0])?n.map(s=>B(s,t)):n?.constructor===Object?Object.fromEntries(Object.
entries(n).map(([s,i])=>[s,B(i,t)])):t.get(n)??n}async function Be(n){let t=document.getElementById(n);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function Fe(n){let t=await fetch(new URL(
n,document.baseURI)).catch(()=>null);if(!t?.ok){let e="The figure could not be loaded; reload the page to try again.";throw new E(
t?.status??0,[{where:"",message:e,suggestions:[]}])}return t.json()}function O(n,{server:t,path:e,view:s,values:i}){let r=encodeURIComponent(
s),o=e.startsWith("lessons/"),a=o?`embed/${e}`:`embed/${e.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${e}/views/${r}`,offline:o?`api/${e}/offline`:`api/${e}/views/${r}/offline`},h=C({...o&&n!=="json"?{step:s}:
{},...i}).toString();return new URL(h?`${c[n]}?${h}`:c[n],t).href}function It({x:n,y:t,xaxis:e,yaxis:s},i){let r=[jt(e,n,i),jt(s,t,i)];return[...new Set(r.filter(o=>o!==null))]}function jt(n,t,e){
if(!n||t===void 0||!e.includes(n._name))return null;let s=n.type==="category"?n.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Rt(n,t,e){let s=n.querySelector(":scope > .view-marks")??n.appendChild(qe()),{_fullLayout:i}=n;
if(!i)return;let r=t.flatMap(o=>e.map(a=>De(i,i[o],a)));s.replaceChildren(...r.filter(o=>o!==null))}function qe(){let n=document.
createElement("div");return n.className="view-marks",n}function De(n,t,e){if(!t?._length)return null;let s=t._id.startsWith(
"x"),i=n[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??n[s?"yaxis":"xaxis"],r=[t.l2p(e-.5),t.l2p(e+.5)],[o,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&o<t._length)||!i?._length)return null;let[c,l]=s?[t._offset+o,i._offset]:[i._offset,t._offset+
o],[h,u]=s?[a-o,i._length]:[i._length,a-o],f=document.createElement("div");return Object.assign(f.style,{left:`${c}px`,top:`${l}\
px`,width:`${h}px`,height:`${u}px`}),f}function Pt(n,t){return Object.fromEntries(n.map(({name:e,values:s,value:i})=>[e,s.find(r=>String(r)===t(e))??i]))}function Ht(n,t){
for(let{name:e,values:s}of n){let i=t(e);if(i===null||s.map(String).includes(i))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:e,message:`There is no ${e} ${i}; ${r}.`}}return null}
function Wt(n,t,e){return t.reduce((s,i)=>{let r=n.find(({name:o})=>o===i)?.values??[];return s*r.length+r.indexOf(e[i]??
"")},0)}function Ut(n,t){return n.map(s=>{let{name:i,title:r,values:o}=s,a=zt(s)[o.indexOf(t[i]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function zt({values:n,labels:t}){return t??n}var _=class{#r;#t;#e="";#i=0;#o=null;constructor(t,e){
this.#r=t,this.#t=e}offer({choices:t=[],player:e},s,i){let r=t.length?[]:s.filter(c=>c.meta),o=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#e===o)return;this.#e=o,this.pause(),this.#o=null,
this.#r.replaceChildren(...t.map(c=>this.#l(c))),r.length&&i&&this.#r.append(this.#d(r));let a=t.find(({name:c})=>c===e);
a&&this.#r.append(...this.#m(a))}show(t){for(let[e,s]of Object.entries(t)){let i=this.#r.querySelector(`select[name="${e}\
"]`);i instanceof HTMLSelectElement&&(i.value=String(s))}}pause(){clearInterval(this.#i),this.#i=0,this.#o&&(this.#o.textContent=
"Play")}#l(t){let{name:e,title:s,values:i}=t,r=document.createElement("select");r.name=e;let o=zt(t);return r.append(...i.
map((a,c)=>new Option(String(o[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=i[r.selectedIndex];a!==
void 0&&this.#t.select(e,a)}),_t(s,r)}#d(t){let e=document.createElement("select");return e.append(new Option("…",""),
...t.map((s,i)=>new Option(s.name,String(i)))),e.addEventListener("change",()=>{let s=e.value?t[Number(e.value)]:void 0;
s?.meta&&this.#t.open(s.meta),e.value=""}),_t("Open",e)}#m({name:t,title:e,values:s}){let i=()=>s.indexOf(this.#t.selected()[t]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},o=h=>{this.pause(),r(i()+h)},a=q(
"Play",()=>{if(this.#i){this.pause();return}i()===s.length-1&&r(0),a.textContent="Pause",this.#i=setInterval(()=>{r(i()+
1),i()===s.length-1&&this.pause()},1200)});this.#o=a;let c=q("‹",()=>o(-1)),l=q("›",()=>o(1));return c.setAttribute(
"aria-label",`${e} back`),l.setAttribute("aria-label",`${e} forward`),[c,a,l]}};function _t(n,t){let e=document.createElement(
"label");return e.append(`${n} `,t),e}function q(n,t){let e=document.createElement("button");return e.type="button",e.textContent=
n,e.addEventListener("click",t),e}var Bt="vendor/plotly/plotly-traces-4.1.1.min.js",D;function P(n){return window.Plotly?Promise.resolve(window.Plotly):(D??=
new Promise((t,e)=>{let s=document.createElement("script");s.src=n?new URL(`static/${Bt}`,n).href:new URL(`../${Bt}`,import.meta.
url).href;let i=()=>{D=void 0,s.remove(),e(new Error("The drawing library could not be loaded. Reload the page to try ag\
ain."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):i()),s.addEventListener("error",i),document.head.append(
s)}),D)}async function Ft(n,t,e){let{width:s,height:i}=n.layout;return(await P()).toImage(n,{format:t,width:s,height:i,...t===
"png"&&{scale:e}})}var J={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"intervention\
s",against:"against"},Y=["inputs","removed"],Ge=new Set(["server","source","model","lesson","view","theme","reads",...Y,
...Object.keys(J)]),Vt=["scale","accent","controls","caption"],Ve=new Set([...Vt,"fill"]),qt="pointer-view:hover",G=matchMedia(
"(prefers-color-scheme: dark)"),Je={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},Ye=120,Ke=[["short",576,
0],["low",352,0],["tight",288,352]],Qe="400px 0px",Dt=660,Ze="[data-answer]:not(pointer-view *)",Xe=/^(\w+):(\d+)$/,tn="\
The server draws this chart, and it does not answer.",en="The answer above is computed in this browser.",nn="Type visits\
, or add a place, to see what the model answers.",L=null,V=null,K=class extends HTMLElement{#r=null;#t=null;#e=null;#i=0;#o=!1;#l="";#d=!1;#m="";#b=[];#w=!1;#A=new IntersectionObserver(
t=>{t.some(e=>e.isIntersecting)&&this.#j()},{rootMargin:Qe});#M=new ResizeObserver(()=>requestAnimationFrame(()=>this.#O()));#T=new MutationObserver(
t=>this.#Q(t.map(({attributeName:e})=>e??"")));#S=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#u();return}
this.#E(this.#y),this.#c()};#C=({target:t,detail:e})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(e.visits)};#N=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#r??=this.#H(),this.#_(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(qt,this.#C),
G.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#N);this.#M.
observe(this),this.#T.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#A.observe(this):this.#w=!0,this.#u()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(qt,this.#C),G.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#N);this.#M.disconnect(),this.#T.
disconnect(),this.#A.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#b.join()&&(this.#b=t,this.#F())}get chosen(){
return this.#t?this.#f:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:e}=this.#q();
return Math.ceil(t+N(this.#t)+e)}get#n(){return this.#r??=this.#H(),this.#r}#j(){this.#w=!0,this.#A.disconnect(),this.#u()}#Q(t){
t.some(s=>Ve.has(s))&&(this.#_(),this.#c()),t.includes("beat")&&this.#I();let e=t.filter(s=>Ge.has(s)&&!this.#Z(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#w?this.#j():e.length?this.#u():this.#h.some(({name:s})=>t.includes(s))?this.#L()&&
this.#c():t.includes(this.#m)&&this.#u()}#Z(t){let e=this.#e;return!e||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||
t==="interventions"&&e.follows(this.getAttribute(t)??""))}#I(){if(!this.#l)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#e?.tell(t>=1?t-1:null)}#X(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#s("beat",{beat:t===null?null:t+1})}get#h(){return this.#t?A(this.#t).choices??[]:[]}#u(){this.#o||(this.#o=!0,
queueMicrotask(()=>{this.#o=!1,this.#tt()}))}get#$(){let[t,e]=this.hasAttribute("lesson")?["lessons",this.getAttribute("\
lesson")]:["models",this.getAttribute("model")];return e?`${t}/${encodeURIComponent(e)}`:""}get#g(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Z.href}get#R(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#y(){let t=this.getAttribute("theme");return t===
"auto"?G.matches?"dark":"light":(t??this.#R)==="dark"?"dark":"light"}get#v(){let t=this.getAttribute("scale");return t!==
null&&j("scale",t)?Number(t):1}#_(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#v)):this.style.removeProperty("--scale"),t&&j("accent",t)?this.style.setProperty("--accent",t):this.
style.removeProperty("--accent")}get#P(){if(this.hasAttribute("lesson")){let e=Y.map(s=>[s,this.getAttribute(s)]);return{
needsHistory:!1,query:Object.fromEntries(e)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let t=Object.entries(J).map(([e,s])=>[s,this.getAttribute(e)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){
let{needsHistory:t,query:e}=this.#P;this.#i+=1;let s=this.#i,i=this.getAttribute("source"),r=this.getAttribute("view")??
"",o=this.#$&&r&&(!t||e.visits||e.record);if(!i&&!o){this.#x(nn);return}if(!this.#w){this.#x("");return}let a=this.#y;this.#E(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#g,path:this.#$,query:e,theme:a},l=this.hasAttribute("se\
rver")?this.#g:"",[h]=await Promise.all([i?Nt(i,a):this.#et(c,r),i?null:r===W?import("./site-JXKCRVY3.js"):P(l)]),
u=y(h),f=u?await import("./site-JXKCRVY3.js"):null;u||await P(l),await at(()=>{s===this.#i&&(this.#it(f?.NetworkDrawing??
null,A(h).title),this.#t=u?h:structuredClone(h),this.#ot(this.#t),this.#nt({...c,theme:"light"},r))})}catch(c){s===this.#i&&
this.#U(c)}finally{s===this.#i&&this.removeAttribute("aria-busy")}}async#et(t,e){let s=e===W?this.#e:null,i=this.getAttribute(
"model")??"",r=await s?.compute(t,i,{isSilent:!1});if(r)return r;try{return await F(t,e)}catch(o){if(!Gt(o))throw o;let a=await s?.
compute(t,i,{isSilent:!0});if(!a)throw o;return a}}#E(t){this.#R!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,e){
if(!this.#t||y(this.#t))return;let{template:s,meta:i}=this.#t.layout,r=i.templates?.light;L??=r??(this.#y==="light"?s:null),
!(L||this.hasAttribute("source"))&&(V??=F(t,e),V.then(o=>{y(o)||(L??=o.layout.template)}).catch(()=>{V=null}))}#st(t){if(this.#d=
t,!this.#t||!this.#l)return;let e=L??this.#e;this.#E(t&&e?"light":this.#y),this.#c(),t||requestAnimationFrame(()=>this.#c())}#H(){
let t=document.createElement("summary");t.textContent="Numbers";let e={title:this.#a("h3","view-title"),caption:this.#a(
"p","view-caption"),choices:this.#a("div","view-choices"),summary:this.#a("p","view-summary"),failure:this.#a("p","view-\
failure"),trust:this.#a("p","view-trust"),plot:this.#a("div","view-plot"),details:this.#a("details","view-table"),exports:mt(
{name:()=>this.#V,links:()=>this.#pt(),view:()=>this.#t&&this.#gt(this.#t),picture:(i,r)=>this.#dt(i,r),csv:()=>it(this.#G()),
json:()=>JSON.stringify(this.#t)})};e.title.hidden=!e.title.textContent,e.failure.setAttribute("role","alert"),e.plot.role=
"img",e.details.append(t),e.details.addEventListener("toggle",()=>this.#D());let s=new _(e.choices,{selected:()=>this.#f,
select:(i,r)=>this.#ft(i,r),open:i=>this.#s("open",i)});this.replaceChildren(...Object.values(e)),this.addEventListener(
"toggle",({target:i})=>this.#ut(i),!0);for(let i of[e.plot,e.details,e.choices,e.exports,e.failure])i.hidden=!0;return{...e,
controls:s}}#a(t,e){let s=this.querySelector(`.${e}`),i=s instanceof HTMLElement?s:document.createElement(t);return i.className=
e,i}#it(t,e){if(t===null==(this.#e===null))return;let s=this.#n,i=s.plot.cloneNode();i.removeAttribute("data-listening"),
i.role=t?"group":"img",s.plot.replaceWith(i),s.plot=i,this.#e?.bar?.remove(),this.#e=t?new t(i,{title:e,isProjected:this.
hasAttribute("fill"),hover:r=>this.#s("hover",{visits:r}),told:r=>this.#X(r),acts:{server:()=>this.hasAttribute("source")?
null:this.#g,answered:r=>this.#rt(r),resized:()=>requestAnimationFrame(()=>this.#O())}}):null,this.#e?.bar&&s.summary.before(
this.#e.bar)}#rt({figure:t,interventions:e}){this.#t=t;let{interventions:s}=this.#e??{};s?this.setAttribute("interventio\
ns",s):this.removeAttribute("interventions"),this.#L()&&this.#c(),this.#s("interventions",e)}#W(t){let{plot:e,details:s,
choices:i,exports:r,failure:o}=this.#n;for(let c of[e,s,i,r])c.hidden=t;o.hidden=!0;let a=this.#e?.bar;a&&t&&(a.hidden=!0)}#x(t){
this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#W(!0),this.#n.summary.textContent=
t}#U(t){this.#x("");let{failure:e}=this.#n,s=Gt(t)&&document.querySelector(Ze)!==null,i=s?tn:X(t);if(e.replaceChildren(i),
s&&e.append(" ",sn()),e.hidden=!1,this.#s("failed",{message:i}),!(t instanceof E)||![0,503].includes(t.status))return;let r=document.
createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("click",()=>this.#u()),e.append(" ",
r)}#ot(t){let{title:e,caption:s,controls:i}=this.#n,r=A(t);e.textContent=r.title,e.hidden=!1,s.textContent=r.caption,this.#at(
r.trust),this.toggleAttribute("data-network",y(t)),this.#W(!1),i.offer(r,y(t)?[]:t.data,!this.hasAttribute("fill")),this.#L()&&
this.#c()}#at(t){let{trust:e}=this.#n;if(e.textContent=t?.text??"",!t||this.hasAttribute("source")||!M.answers)return;let s=document.
createElement("a"),i=encodeURIComponent(this.getAttribute("model")??"");s.href=new URL(`insights/${i}#view-${t.view}`,this.#g).
href,s.textContent="Which explanation to believe",e.append(" ",s)}#c(){if(!this.#t)return;let{plot:t}=this.#n,e=this.#d,
s=this.#k(N(this.#t)),i=e?Math.min(s.width||Dt,Dt):s.width;if(!i)return;y(this.#t)?(t.style.height=`${s.height}px`,this.#e?.
draw(this.#t)):(t.style.height=s.isFixed?`${s.height}px`:"",this.#ct(t,this.#t,{...s,width:i}));let r=!this.dataset.drawn;
this.#l=`${i}×${s.height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#I(),this.#F(),this.#s("drawn",
{})}#ct(t,{data:e,layout:s},i){let r=this.#d,o=r&&L?{...s,template:L}:s,a=this.#z({data:e,layout:o},i);window.Plotly?.react(
t,a.data,r?{...a.layout,width:i.width}:a.layout,Je),t.dataset.listening||this.#lt(t)}#z({data:t,layout:e},{width:s,height:i,
isFixed:r}){let o="rgba(0, 0, 0, 0)",a=this.#v,{font:c,hoverlabel:l}=e.template.layout,h=c.size*a,u=Et({data:t,layout:rn(
e)},{width:s,height:i,isFixed:r,scale:a}),f={font:{size:h},hoverlabel:{...e.hoverlabel,font:{...l.font,size:h}}};return{
data:u.data,layout:{...u.layout,...a!==1&&f,paper_bgcolor:o,plot_bgcolor:o,height:i}}}#lt(t){t.dataset.listening="true",
t.on("plotly_click",({points:[e]})=>{if(!e)return;e.data.meta&&this.#s("open",e.data.meta);let[,s,i]=Xe.exec(String([e.customdata].
flat()[0]))??[];s&&this.#s("select",{table:s,row:Number(i)})}),t.on("plotly_hover",({points:[e]})=>{e&&this.#s("hover",{
visits:It(e,this.#B)})}),t.on("plotly_unhover",()=>this.#s("hover",{visits:[]}))}get#B(){return this.#t?A(this.#t).visit_axes??
[]:[]}#s(t,e){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:e,bubbles:!0}))}#F(){!this.#t||!this.#l||(this.#e?
this.#e.mark(this.#b):Rt(this.#n.plot,this.#B,this.#b))}#k(t){let{plot:e}=this.#n,s=e.clientWidth;if(!this.hasAttribute(
"fill"))return{width:s,height:t,isFixed:!1};this.#ht();let{above:i,below:r}=this.#q();this.style.setProperty("--below",`${Math.
ceil(r)}px`);let o=Math.max(Math.floor(this.offsetHeight-i-r),Ye);return{width:s,height:o,isFixed:!0}}#ht(){let[t,e]=[this.
offsetWidth/this.#v,this.offsetHeight/this.#v],s=Ke.filter(([,i,r])=>e<i||t<r).map(([i])=>i).join(" ");this.dataset.room!==
s&&(this.dataset.room=s)}#q(){let{plot:t,details:e,exports:s}=this.#n,i=this.getBoundingClientRect(),r=i.height/this.offsetHeight||
1,o=[e,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=o.length?Math.max(...o.map(({bottom:c})=>c))-Math.
min(...o.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-i.top)/r,below:a/r}}#ut(t){if(this.hasAttribute(
"fill")&&t instanceof HTMLDetailsElement&&t.open)for(let e of this.querySelectorAll("details"))e.open&&(e.open=e===t);requestAnimationFrame(
()=>this.#O())}#O(){if(!this.#t)return;let{width:t,height:e}=this.#k(N(this.#t));t&&this.#l!==`${t}×${e}`&&this.#c()}#ft(t,e){
this.setAttribute(t,String(e)),this.#s("option",{[t]:e})}#L(){let t=this.#t;if(!t)return!1;let e=this.hasAttribute("leni\
ent")?null:Ht(this.#h,this.#S);if(e)return this.#U(new Error(e.message)),this.#m=e.name,!1;let s=A(t),i="";if(this.#h.length&&
!y(t)){let r=this.#f;this.#n.controls.show(r);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===
l));et(t,r);let{summaries:o}=s;o&&(s.summary=o.texts[Wt(this.#h,o.by,r)]??""),i=`: ${Ut(this.#h,r)}`}return this.#n.summary.
textContent=s.summary??"",this.#n.plot.setAttribute("aria-label",`${s.title}${i}. ${s.summary??""}`),this.#D(),!0}get#f(){
return Pt(this.#h,this.#S)}#D(){let{details:t}=this.#n;if(!t.open||!this.#t)return;let e=document.createElement("div");e.
className="table-frame",e.tabIndex=0,e.setAttribute("role","region"),e.setAttribute("aria-label",`Numbers: ${A(this.#t).
title}`),e.append(...this.#G().map(st)),t.querySelector(".table-frame")?.remove(),t.append(e)}#G(){return this.#t?nt(this.#t,
this.#f):[]}async#dt(t,e){let s=this.#t;if(!s)throw new Error("There is no figure to save yet.");return{address:y(s)?await this.#e?.
address(t,e)??"":await Ft(this.#mt(s),t,e),meta:A(s)}}#mt(t){let{data:e,layout:s}=structuredClone(t),i=this.#k(s.height),
{paper_bgcolor:r,plot_bgcolor:o}=s.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-tr\
ansparent"),c=this.#z({data:e,layout:s},i),l=a?{}:{paper_bgcolor:r,plot_bgcolor:o};return{data:c.data,layout:{...c.layout,
width:i.width,...l}}}get#V(){let t=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.
hasAttribute("against")&&"difference"];return this.getAttribute("name")??t.filter(Boolean).join("-")}get#J(){return{server:this.#g,
path:this.#$,view:this.getAttribute("view")??"",values:{...this.#P.query,...this.#f}}}get#Y(){let t=this.getAttribute("t\
heme")??document.documentElement.dataset.askedTheme,e=Vt.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",i])=>this.hasAttribute(
s)&&j(s,i??""));return{...t&&{theme:t},...Object.fromEntries(e)}}#pt(){let t=new URL(location.href);t.hash=this.id;let e=this.
id?t.href:null;if(!(!this.hasAttribute("source")&&M.answers))return{link:e,embed:null,json:null,offline:null};let i=this.#J;
return{link:e,embed:O("embed",this.#K(i)),json:O("json",i),offline:O("offline",i)}}#K(t){let{controls:e,...s}=this.#Y,i={
...t.values,...s,...e&&e!=="some"&&{controls:e}};return{...t,values:i}}#gt(t){let e=this.#J,{title:s,summary:i=""}=A(t),
r=["model","lesson","view","reads",...Y,...Object.keys(J)],o=[...this.attributes].filter(({name:f})=>r.includes(f)),{theme:a,
...c}=this.#Y,l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(o.map(({name:f,value:m})=>[f,m])),...this.#f,...l&&
{theme:l},...c},u=this.#K(e);return{title:s,caption:i,name:this.#V,server:e.server,embed:O("embed",u),picture:O("picture",
u),attributes:Object.fromEntries(Object.entries(h).map(([f,m])=>[f,String(m)]))}}};function Gt(n){return n instanceof E&&
n.status===0}function sn(){let n=document.createElement("span");return n.className="beside-browser-answer",n.textContent=
en,n}function rn(n){let t=Object.entries(n).map(([e,s])=>{if(!/^[xy]axis/.test(e))return[e,s];let i=s,r=n[e.startsWith("\
x")?"xaxis":"yaxis"]?.categoryarray,o=i.type==="category"&&!i.categoryarray&&r;return[e,o?{...i,categoryorder:"array",categoryarray:r}:
i]});return Object.fromEntries(t)}customElements.define("pointer-view",K);
