import{a as rt,c as x,d as ot,e as M,f as W,h as _,i as ct,j as z,k as E,l as A,m as j,p as at,q as lt,r as ht,s as ut}from"./embed-chunk.js";var ft={min:.5,max:4},fe={controls:["none","some","all"],caption:["none","title","all"]};function k(n,t){return n==="sca\
le"?t.trim()!==""&&Number(t)>=ft.min&&Number(t)<=ft.max:n==="controls"||n==="caption"?fe[n].includes(t):CSS.supports("co\
lor",t)}var q={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},de="input, select, textarea, [contenteditable], dialog[open]",me="\
a[href], button, summary, [role=button]",pe=".table-frame";function mt({send:n,isInDeck:t,keeps:e=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(s=!1),!(!s||
!t()||!dt(r)||e(r.key))&&(r.stopImmediatePropagation(),i(r))},{capture:!0}),window.addEventListener("keydown",r=>{dt(r)&&
i(r)}),window.addEventListener("change",({target:r})=>{s&&t()&&r instanceof HTMLElement&&r.blur()});let i=r=>{r.preventDefault(),
n({key:r.key,shift:r.shiftKey})}}function dt({key:n,target:t,defaultPrevented:e,isComposing:s,altKey:i,ctrlKey:r,metaKey:o}){
if(e||s||i||r||o||!Object.hasOwn(q,n))return!1;if(!(t instanceof Element))return!0;if(t.closest(de)||document.querySelector(
"dialog[open]")||n===" "&&t.closest(me))return!1;let c=t.closest(pe);return!c||!(c.scrollHeight>c.clientHeight||c.scrollWidth>
c.clientWidth)}var ge=1e5,be=100,pt=2e4,we=8,ye=1e3;function gt({state:n,height:t,set:e,mark:s=()=>{},keeps:i=()=>!1}){let r=window.parent,
o=(document.body.dataset.framers??"").split(" ").filter(Boolean),c=o.includes("*"),a="",l=!1,h=d=>{if(r!==window)for(let p of c?
["*"]:o)r.postMessage(d,p)},u=(d,p)=>h({pointerscope:d,...p});r!==window&&mt({send:d=>{u("key",d);let p={method:"trigger\
Key",args:[q[d.key]]};l||h(JSON.stringify(p))},isInDeck:()=>l,keeps:i});let f=()=>{let d={state:n(),height:t()};JSON.stringify(
d)!==a&&(a=JSON.stringify(d),u("height",{height:d.height}),u("state",{state:d.state}))};return window.addEventListener("\
message",({source:d,origin:p,data:g})=>{d!==r||!(c||o.includes(p))||(g?.pointerscope==="set"&&(e(ve(g.state)),f()),g?.pointerscope===
"mark"&&s(Ee(g.visits)),g?.pointerscope==="deck"&&(l=!0),g?.pointerscope==="ask"&&(a="",f()))}),(d,p)=>d==="state"?f():u(
d,p)}function ve(n){let t={};if(typeof n!="object"||n===null||Array.isArray(n))return t;for(let[e,s]of Object.entries(n).
slice(0,be)){let i=s===null?null:Ae(s);(i===null||i!==void 0&&i.length<=ge)&&(t[e]=i)}return t}function Ee(n){return(Array.
isArray(n)?n.slice(0,ye):[n]).filter(e=>Number.isInteger(e)&&e>=0)}function Ae(n){return typeof n=="string"?n:typeof n==
"number"?Number.isFinite(n)?String(n):void 0:typeof n=="object"&&bt(n,we)<=pt?JSON.stringify(n):void 0}function bt(n,t){
if(typeof n=="bigint")return Number.POSITIVE_INFINITY;if(typeof n!="object"||n===null)return 1;if(t===0||ArrayBuffer.isView(
n))return Number.POSITIVE_INFINITY;let e=1;for(let s of Object.values(n))if(e+=bt(s,t-1),e>pt)return Number.POSITIVE_INFINITY;
return e}var wt=Promise.resolve();function yt(n){let t=wt.then($e).then(n);return wt=t.catch(()=>{}),t}function $e(){let{scheduler:n}=globalThis;
return n?n.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var vt={width:960,height:540};function At(n){return{"HTML frame":$t(n),"Web component":xe(n),Markdown:xt(n),Quarto:ke(n),
LaTeX:Oe(n)}}function $t({title:n,embed:t}){return`<iframe src="${R(t)}" title="${R(n)}" width="${vt.width}" height="${vt.
height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function xe({server:n,attributes:t}){
let e=Object.entries({server:n,...t}).map(([s,i])=>i===""?s:`${s}="${R(i)}"`);return`<script src="${R(new URL("pointer-v\
iew.js",n).href)}" defer><\/script>
<pointer-view ${e.join(" ")}></pointer-view>`}function xt({title:n,embed:t,picture:e}){return`[![${Se(n)}](<${Et(e)}>)](\
<${Et(t)}>)`}function ke(n){return['::: {.content-visible when-format="html"}',"```{=html}",$t(n),"```",":::",'::: {.con\
tent-visible unless-format="html"}',xt(n),":::"].join(`
`)}function Oe({title:n,caption:t,name:e,embed:s,picture:i}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${i}`,
"\\begin{figure}","  \\centering",`  \\href{${Le(s)}}{\\includegraphics[width=\\linewidth]{${e}.png}}`,`  \\caption{${_e(
[n,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function R(n){return n.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Se(n){return n.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Et(n){return n.replaceAll("<","%3C").replaceAll(
">","%3E")}function Le(n){return n.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Te={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Me=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Ne={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Ce=/[ąęįųĄĘĮŲ]/,Ie=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function _e(n){return[...n.normalize("NFC").replace(
/\s/g," ").replace(Ie,"")].flatMap(e=>[...Ne[e]??je(e)]).map(e=>Te[e]??Re(e)).join("")}function je(n){return Ce.test(n)?
n.normalize("NFD").slice(0,1):n}function Re(n){return/[&%$#_{}]/.test(n)?`\\${n}`:Me.test(n)?n:"?"}function Ot(n,t,{title:e,origin:s}){let i=n.slice(n.indexOf(",")+1);if(t==="svg")return Pe(decodeURIComponent(i),e,s);let r=Uint8Array.
from(atob(i),c=>c.charCodeAt(0)),o=[kt("Title",e),kt("Source",s)];return new Blob([r.subarray(0,33),...o,r.subarray(33)],
{type:"image/png"})}function Pe(n,t,e){let s=new DOMParser().parseFromString(n,"image/svg+xml").documentElement,i=(r,o)=>{
let c=document.createElementNS(s.namespaceURI,r);return c.textContent=o,c};return s.prepend(i("title",t),i("desc",e)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function kt(n,t){let e=new TextEncoder().encode(`iTXt${n}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(e.length+8));return s.setUint32(0,e.length-4),new Uint8Array(s.buffer).set(
e,4),s.setUint32(e.length+4,He(e)),s.buffer}function He(n){let t=-1;for(let e of n){t^=e;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Ue=[1,2,4],De=2;function Lt({name:n,links:t,view:e,picture:s,csv:i,json:r}){let o=document.createElement("div");o.className=
"view-take";let c={link:P("Link"),embed:P("Embed"),json:P("JSON"),offline:P("Offline file")};c.offline.title="One HTML f\
ile with this whole view inside, for use without a network";let a=N("JSON",()=>St(r(),`${n()}.json`,"application/json")),
l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let h=Fe(
()=>{let{link:m,embed:w}=t(),v=w?e():null;return{...m&&{Address:m},...v&&At(v)}}),u=()=>{let m=t();for(let w of Object.keys(
c)){let v=m[w];c[w].hidden=v===null,v!==null&&(c[w].href=v)}a.hidden=m.json!==null,h.hidden=m.link===null&&m.embed===null,
l.hidden=M.answers};for(let m of["pointerenter","focusin"])o.addEventListener(m,u);let f=document.createElement("select");
f.setAttribute("aria-label","Size of the PNG"),f.append(...Ue.map(m=>{let w=m===De;return new Option(`${m}×`,String(m),
w,w)}));let d=async m=>{let{address:w,meta:v}=await s(m,Number(f.value)),I=v.origin??t().embed??location.href;Tt(Ot(w,m,
{title:v.title,origin:I}),`${n()}.${m}`)},p=()=>St(`\uFEFF${i()}`,`${n()}.csv`,"text/csv;charset=utf-8"),g=document.createElement(
"span");return g.append(N("PNG",()=>d("png"))," ",f),o.append(c.link,c.embed,g,N("SVG",()=>d("svg")),N("CSV",p),c.json,a,
c.offline,h,l),u(),o}function Fe(n){let t=document.createElement("details");t.className="view-codes";let e=document.createElement(
"summary");e.textContent="Copy";let s=document.createElement("p"),i=document.createElement("textarea");Object.assign(i,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let o=document.
createElement("div");o.className="view-sheet",o.append(s,i),t.append(e,o),t.addEventListener("toggle",()=>{if(!t.open)return;
r.textContent="",i.hidden=!0;let a=Object.entries(n()).map(([l,h])=>N(l,()=>c(l,h)));s.replaceChildren(...a,r)});let c=async(a,l)=>{
i.value=l,i.hidden=!1,i.setAttribute("aria-label",a);let h=await Be(l);h||i.select(),r.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function Be(n){return navigator.clipboard?navigator.clipboard.writeText(n).
then(()=>!0,()=>!1):!1}function P(n){let t=document.createElement("a");return t.textContent=n,t}function N(n,t){let e=document.
createElement("button");return e.type="button",e.textContent=n,e.addEventListener("click",t),e}function St(n,t,e){Tt(new Blob(
[n],{type:e}),t)}function Tt(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(n),e.download=t,e.click(),
setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}var Mt={width:420,height:200},We=300,O=2,y=20,$=8,ze=7.5,qe=44,Ve=18,Ke=240,Ge=90,It=56,_t=90,Ye=48,Je=1.3,Qe=.6,Ze=9,jt=1.4,
Rt=["coloraxis","coloraxis2"];function Pt({data:n,layout:t},{width:e,height:s,isFixed:i,scale:r}){if(!e)return{data:n,layout:t};
let o={width:e/r,height:s/r},c=i&&(o.width<Mt.width||o.height<Mt.height),a={...o,isFixed:i,isTiny:c,isNarrow:o.width<560,
scale:r},l=c?Xe(t,t.meta.small??{}):t;if(!i)return{data:n,layout:{...l,...Ct(l,a)}};let h=tn(n,l),u={...h,...Ct(h,a),...en(
n,h,a),...rn(h,a)};return{data:un(n,h,a.height),layout:u}}function Xe(n,t){return Ht(n,t)}function Ht(n,t){if(!Nt(n)||!Nt(
t))return t;let e={...n};for(let[s,i]of Object.entries(t))e[s]=Ht(n[s],i);return Object.fromEntries(Object.entries(e).filter(
([,s])=>s!==null))}function Nt(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function Ut(n,t){return Object.
entries(n).filter(([s])=>t.test(s))}function Dt(n,t){return n[`yaxis${(t??"y").slice(1)}`]}function Ft(n){return Ut(n,/^yaxis/).
map(([,t])=>t.domain??[0,1])}function Bt(n,t){return n[t]}function tn(n,t){let{xaxis:e}=t,s=n.find(o=>(o.xaxis??"x")==="\
x"&&Array.isArray(o.x))?.x,i=Array.isArray(s)?s.filter(o=>typeof o=="string"):[],r=Array.isArray(s)&&i.length===s.length;
return e?.tickangle!==-90||e.tickvals||!i.length||!r?t:{...t,xaxis:{...e,tickmode:"array",tickvals:i,ticktext:i}}}function en(n,t,{
width:e,height:s,isTiny:i,scale:r}){let o=nn(n,t),c=Math.max(...o.map(w=>w.length*$+Ye)),a=Math.ceil(o.length/Math.max(1,
Math.floor(e/c))),l=o.length>0&&a*y>s/(i?4:3),h=o.length>0&&!l,u=sn(t,s,r),d=((u.annotations?.find(({font:w})=>w?.size)?.
font?.size??0)/r||y)*jt+2,p=Math.min(t.margin?.t??8,h?a*y+4:t.annotations?.length?d:8),g=Rt.some(w=>Bt(t,w)?.colorbar?.orientation===
"h"),m=!t.margin||g&&!i;return{...l&&{showlegend:!1},...!m&&{margin:{...t.margin,t:Math.ceil(p*r)}},...u}}function nn(n,t){
if(t.showlegend===!1)return[];let e=new Map,s=0;for(let{name:i,type:r,visible:o,showlegend:c,legendgroup:a}of n)!i||(c===
!1||o===!1)||["heatmap","contour"].includes(r)||(s+=1,e.set(a||i,i.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...e.
values()]:[]}function sn(n,t,e){let{annotations:s=[],template:i}=n,r=({yref:f,yanchor:d})=>f==="paper"&&d==="bottom",o=s.
filter(r);if(!o.length)return{};let c=Ft(n).map(([f])=>f),a=o.filter(({y:f})=>f<1).map(({y:f})=>Math.min(...c.map(d=>d-f).
filter(d=>d>0),1-f)),l=i.layout.font.size,h=Math.min(l,Math.min(1,...a)*(t-y)/jt);if(h>=l)return{};let u=Math.max(Ze,h*e);
return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function rn(n,{height:t,isTiny:e}){let s=Math.floor(
t/3/$),i=t-Wt(n,1/0,s)-It,r={};for(let o of Rt){let c=Bt(n,o);c&&(e?r[o]={...c,showscale:!1}:r[o]=on(n,o,c,i))}return r}
function on(n,t,e,s){let i=e.colorbar??{};if(s>=We||i.ticktext||i.orientation==="h")return e;let r=n.template.layout[t],
o=i.tickvals??r?.colorbar?.tickvals,c=(i.len??1)*s;if(!o){let u=Math.max(O,Math.floor(c/y/1.5));return{...e,colorbar:{...i,
nticks:u}}}let[a,l]=[e.cmin??o[0]??0,e.cmax??o.at(-1)??1],h=[];for(let u of o){let f=h.at(-1);(f===void 0||(u-f)/(l-a)*c>=
y)&&h.push(u)}return{...e,colorbar:{...i,tickvals:h}}}function Ct(n,t){let{width:e,height:s,isFixed:i,isTiny:r,isNarrow:o}=t,
c=o?e:1/0,a=i?Math.floor(s/3/$):1/0,l=Wt(n,c,a),h=i?l?It:_t:0,u=Math.max(s-l-(r?2*y:h),y),f=r?e-Ge:Math.max(e-Ke,60);return Object.
fromEntries(Ut(n,/^[xy]axis/).map(([d,p])=>{let g=d.startsWith("x"),m=i&&g?ln(p,n,u):p,[w,v]=m.domain??[0,1],I=(v-w)*(g?
f:u),it=n.template.layout.font.size*t.scale,he=cn(m,g,I,it,t),ue=n.meta.priority?.[d];return[d,an(he,{isX:g,length:I,fontSize:it,
upright:a,priority:ue},t)]}))}function cn(n,t,e,s,{isTiny:i,isFixed:r}){let o=n.title?.text??"";if(!i)return r&&!t&&o.length*
$>Je*e?{...n,title:{}}:n;let[c,a]=n.domain??[0,1];if(!t||!o||n.side==="top"||a-c>Qe)return{...n,title:{}};let l=Math.max(
4,Math.floor(e/($-1))+1),h=o.length>l?`${o.slice(0,l-1)}…`:o;return{...n,title:{...n.title,standoff:0,font:{size:s-2},
text:h}}}function an(n,{isX:t,length:e,fontSize:s,upright:i,priority:r},o){let{width:c,isFixed:a,isTiny:l,isNarrow:h}=o,
{ticktext:u,tickvals:f=[]}=n;if(n.visible===!1||n.showticklabels===!1)return n;if(!u)return a||h&&t?hn(n,t,e,o):n;let d=u.
length;if(l&&t&&d===1&&n.tickangle===0&&(u[0]??"").length*$>e-$)return{...n,tickfont:{size:.75*s}};if(d<=O&&(t||!a||e>=y))
return n;let g=d<=O?[d-1]:fn(d,Math.floor(e/y),r);return{...n,tickvals:g.map(m=>f[m]??m),ticktext:g.map(m=>zt(u[m]??"",m,
h?c:1/0,t?i:1/0))}}function ln(n,t,e){let[s]=Dt(t,n.anchor)?.domain??[0,1],i=Ft(t).map(([,c])=>c),r=Math.max(...i.filter(
c=>c<=s),-1/0),o=(s-r)*e;return n.side==="top"||o>2.4*y?n:{...n,title:{},...o<.9*y&&{showticklabels:!1}}}function hn(n,t,e,{
isTiny:s,isNarrow:i}){let r=Math.max(O,Math.floor(e/(t?qe:y*1.5)));if(n.tickvals){let h=t?1:Math.ceil(n.tickvals.length/
r);return{...n,tickvals:n.tickvals.filter((u,f)=>f%h===0)}}let{dtick:o,...c}=n;if(n.type==="category")return t?n:{...c,nticks:Math.
max(O,Math.floor(e/Ve))};let a=i&&t&&n.nticks&&!s?O:r,l=Math.min(n.nticks??1/0,a);return s||n.nticks||l<5?{...c,nticks:l}:
n}function un(n,t,e){return n.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let i=Dt(t,s.yaxis),[r,o]=i?.domain??
[0,1],c=i?.ticktext?.length;return c===void 0?s:(o-r)*(e-_t)<c*y?{...s,texttemplate:""}:s})}function fn(n,t,e){let s=[...Array(
n).keys()];if(n<=t)return s;let i=Math.max(1,Math.ceil(n/Math.max(1,t)));if(!e)return s.filter(o=>o%i===0);let r=[];for(let o of[
...s].sort((c,a)=>(e[a]??0)-(e[c]??0)))r.every(c=>Math.abs(c-o)>=i)&&r.push(o);return r.sort((o,c)=>o-c)}function Wt({xaxis:n},t,e){
let i=(n?.tickangle===0?[]:n?.ticktext??[]).map((r,o)=>zt(r,o,t,e).length);return Math.max(0,...i)*ze}function zt(n,t,e,s){
let i=e<1/0;if(!i&&n.length<=s)return n;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(n)??[],[,o="",c="",a=""]=r,
[l="",h]=c.split(" · "),u=Math.min(i?Math.max(5,Math.floor(e/48)):14,s),f=l.length>u&&!l.includes("&")?`${l.slice(0,u-1)}\
…`:l;return o+(h?`${t+1} ${f}`:f)+a}var dn=12,S=new Map,V=new Map;function Y(n,t){let e=JSON.stringify(Object.values(n)),s=S.get(e)??new Map;S.delete(e),S.set(
e,s);for(let o of S.keys()){if(S.size<=dn)break;S.delete(o)}let i=s.get(t);if(i)return i;let r=new Promise((o,c)=>mn(e,n,
t,{resolve:o,reject:c}));return s.set(t,r),r.catch(()=>s.delete(t)),r}function mn(n,t,e,s){let i=V.get(n);if(i){i.views.
set(e,s);return}let r=new Map([[e,s]]);V.set(n,{query:t,views:r}),setTimeout(()=>{V.delete(n),pn(t,r)},0)}async function pn(n,t){
let{server:e,path:s,query:i,theme:r}=n,o=[...t.keys()].sort().join(",");try{let c=await W(`${s}/figures?${_({...i,views:o,
theme:r})}`,{},e);for(let[a,{resolve:l}]of t)l(c[a])}catch(c){let a=t.size>1&&c instanceof x&&[404,422,500].includes(c.status);
for(let[l,{resolve:h,reject:u}]of t)a?gn(n,l).then(h,u):u(c)}}function gn({server:n,path:t,query:e,theme:s},i){let r=_({
...e,theme:s});return W(`${t}/views/${encodeURIComponent(i)}?${r}`,{},n)}var K=new Map;async function Vt(n,t){let e=K.get(
n),s=e??(n.startsWith("#")?bn(n.slice(1)):wn(n));e||(K.set(n,s),s.catch(()=>K.delete(n)));let i=await s;if(E(i))return i;
let{templates:r={}}=i.layout.meta,o=r[t];if(!o)return i;let c=qt(o),a=new Map;for(let f of Object.values(r))qt(f).forEach(
(d,p)=>{a.set(d,c[p]??d)});let{data:l,layout:h}=G({data:i.data,layout:i.layout},a),{meta:u}=i.layout;return{...i,data:l,
layout:{...h,meta:u,template:o}}}function qt(n){return n.layout.colorway}function G(n,t){return Array.isArray(n)&&["stri\
ng","object"].includes(typeof n[0])&&!Array.isArray(n[0])?n.map(s=>G(s,t)):n?.constructor===Object?Object.fromEntries(Object.
entries(n).map(([s,i])=>[s,G(i,t)])):t.get(n)??n}async function bn(n){let t=document.getElementById(n);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function wn(n){let t=await fetch(new URL(
n,document.baseURI)).catch(()=>null);if(!t?.ok){let e="The figure could not be loaded; reload the page to try again.";throw new x(
t?.status??0,[{where:"",message:e,suggestions:[]}])}return t.json()}function L(n,{server:t,path:e,view:s,values:i}){let r=encodeURIComponent(
s),o=e.startsWith("lessons/"),c=o?`embed/${e}`:`embed/${e.replace("models/","")}/${r}`,a={embed:c,picture:`${c}/picture.\
png`,json:`api/${e}/views/${r}`,offline:o?`api/${e}/offline`:`api/${e}/views/${r}/offline`},h=_({...o&&n!=="json"?{step:s}:
{},...i}).toString();return new URL(h?`${a[n]}?${h}`:a[n],t).href}function Gt({x:n,y:t,xaxis:e,yaxis:s},i){let r=[Kt(e,n,i),Kt(s,t,i)];return[...new Set(r.filter(o=>o!==null))]}function Kt(n,t,e){
if(!n||t===void 0||!e.includes(n._name))return null;let s=n.type==="category"?n.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Yt(n,t,e){let s=n.querySelector(":scope > .view-marks")??n.appendChild(yn()),{_fullLayout:i}=n;
if(!i)return;let r=t.flatMap(o=>e.map(c=>vn(i,i[o],c)));s.replaceChildren(...r.filter(o=>o!==null))}function yn(){let n=document.
createElement("div");return n.className="view-marks",n}function vn(n,t,e){if(!t?._length)return null;let s=t._id.startsWith(
"x"),i=n[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??n[s?"yaxis":"xaxis"],r=[t.l2p(e-.5),t.l2p(e+.5)],[o,c]=[Math.min(
...r),Math.max(...r)];if(!(c>0&&o<t._length)||!i?._length)return null;let[a,l]=s?[t._offset+o,i._offset]:[i._offset,t._offset+
o],[h,u]=s?[c-o,i._length]:[i._length,c-o],f=document.createElement("div");return Object.assign(f.style,{left:`${a}px`,top:`${l}\
px`,width:`${h}px`,height:`${u}px`}),f}function Qt(n,t){return Object.fromEntries(n.map(({name:e,values:s,value:i})=>[e,s.find(r=>String(r)===t(e))??i]))}function Zt(n,t){
for(let{name:e,values:s}of n){let i=t(e);if(i===null||s.map(String).includes(i))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:e,message:`There is no ${e} ${i}; ${r}.`}}return null}
function Xt(n,t,e){return t.reduce((s,i)=>{let r=n.find(({name:o})=>o===i)?.values??[];return s*r.length+r.indexOf(e[i]??
"")},0)}function te(n,t){return n.map(s=>{let{name:i,title:r,values:o}=s,c=ee(s)[o.indexOf(t[i]??"")];return typeof c=="\
number"?`${r.toLowerCase()} ${c}`:c}).join(", ")}function ee({values:n,labels:t}){return t??n}var H=class{#r;#t;#e="";#i=0;#o=null;constructor(t,e){
this.#r=t,this.#t=e}offer({choices:t=[],player:e},s,i){let r=t.length?[]:s.filter(a=>a.meta),o=JSON.stringify([t.map(({name:a,
values:l,labels:h})=>[a,l,h]),r.map(({name:a,meta:l})=>[a,l])]);if(this.#e===o)return;this.#e=o,this.pause(),this.#o=null,
this.#r.replaceChildren(...t.map(a=>this.#l(a))),r.length&&i&&this.#r.append(this.#d(r));let c=t.find(({name:a})=>a===e);
c&&this.#r.append(...this.#m(c))}show(t){for(let[e,s]of Object.entries(t)){let i=this.#r.querySelector(`select[name="${e}\
"]`);i instanceof HTMLSelectElement&&(i.value=String(s))}}pause(){clearInterval(this.#i),this.#i=0,this.#o&&(this.#o.textContent=
"Play")}#l(t){let{name:e,title:s,values:i}=t,r=document.createElement("select");r.name=e;let o=ee(t);return r.append(...i.
map((c,a)=>new Option(String(o[a]),String(c)))),r.addEventListener("change",()=>{this.pause();let c=i[r.selectedIndex];c!==
void 0&&this.#t.select(e,c)}),Jt(s,r)}#d(t){let e=document.createElement("select");return e.append(new Option("…",""),
...t.map((s,i)=>new Option(s.name,String(i)))),e.addEventListener("change",()=>{let s=e.value?t[Number(e.value)]:void 0;
s?.meta&&this.#t.open(s.meta),e.value=""}),Jt("Open",e)}#m({name:t,title:e,values:s}){let i=()=>s.indexOf(this.#t.selected()[t]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},o=h=>{this.pause(),r(i()+h)},c=J(
"Play",()=>{if(this.#i){this.pause();return}i()===s.length-1&&r(0),c.textContent="Pause",this.#i=setInterval(()=>{r(i()+
1),i()===s.length-1&&this.pause()},1200)});this.#o=c;let a=J("‹",()=>o(-1)),l=J("›",()=>o(1));return a.setAttribute(
"aria-label",`${e} back`),l.setAttribute("aria-label",`${e} forward`),[a,c,l]}};function Jt(n,t){let e=document.createElement(
"label");return e.append(`${n} `,t),e}function J(n,t){let e=document.createElement("button");return e.type="button",e.textContent=
n,e.addEventListener("click",t),e}var ne="vendor/plotly/plotly-traces-4.1.1.min.js",Q;function U(n){return window.Plotly?Promise.resolve(window.Plotly):(Q??=
new Promise((t,e)=>{let s=document.createElement("script");s.src=n?new URL(`static/${ne}`,n).href:new URL(`../${ne}`,import.meta.
url).href;let i=()=>{Q=void 0,s.remove(),e(new Error("The drawing library could not be loaded. Reload the page to try ag\
ain."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):i()),s.addEventListener("error",i),document.head.append(
s)}),Q)}async function se(n,t,e){let{width:s,height:i}=n.layout;return(await U()).toImage(n,{format:t,width:s,height:i,...t===
"png"&&{scale:e}})}var tt={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},et=["inputs","removed"],En=new Set(["server","source","model","lesson","view","theme","reads",...et,
...Object.keys(tt)]),ce=["scale","accent","controls","caption"],An=new Set([...ce,"fill"]),ie="pointer-view:hover",Z=matchMedia(
"(prefers-color-scheme: dark)"),$n={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},xn=120,kn=[["short",576,
0],["low",352,0],["tight",288,352]],On="400px 0px",re=660,Sn="[data-answer]:not(pointer-view *)",Ln=/^(\w+):(\d+)$/,Tn="\
The server draws this chart, and it does not answer.",Mn="The answer above is computed in this browser.",Nn="Type visits\
, or add a place, to see what the model answers.",T=null,X=null,nt=class extends HTMLElement{#r=null;#t=null;#e=null;#i=0;#o=!1;#l="";#d=!1;#m="";#b=[];#w=!1;#E=new IntersectionObserver(
t=>{t.some(e=>e.isIntersecting)&&this.#I()},{rootMargin:On});#L=new ResizeObserver(()=>requestAnimationFrame(()=>this.#O()));#T=new MutationObserver(
t=>this.#Q(t.map(({attributeName:e})=>e??"")));#M=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#u();return}
this.#$(this.#y),this.#a()};#N=({target:t,detail:e})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(e.visits)};#C=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#r??=this.#H(),this.#R(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(ie,this.#N),
Z.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#C);this.#L.
observe(this),this.#T.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#E.observe(this):this.#w=!0,this.#u()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(ie,this.#N),Z.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#C);this.#L.disconnect(),this.#T.
disconnect(),this.#E.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#b.join()&&(this.#b=t,this.#W())}get chosen(){
return this.#t?this.#f:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:e}=this.#z();
return Math.ceil(t+j(this.#t)+e)}get#n(){return this.#r??=this.#H(),this.#r}#I(){this.#w=!0,this.#E.disconnect(),this.#u()}#Q(t){
t.some(s=>An.has(s))&&(this.#R(),this.#a()),t.includes("beat")&&this.#_();let e=t.filter(s=>En.has(s)&&!this.#Z(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#w?this.#I():e.length?this.#u():this.#h.some(({name:s})=>t.includes(s))?this.#S()&&
this.#a():t.includes(this.#m)&&this.#u()}#Z(t){let e=this.#e;return!e||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||
t==="interventions"&&e.follows(this.getAttribute(t)??""))}#_(){if(!this.#l)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#e?.tell(t>=1?t-1:null)}#X(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#s("beat",{beat:t===null?null:t+1})}get#h(){return this.#t?A(this.#t).choices??[]:[]}#u(){this.#o||(this.#o=!0,
queueMicrotask(()=>{this.#o=!1,this.#tt()}))}get#A(){let[t,e]=this.hasAttribute("lesson")?["lessons",this.getAttribute("\
lesson")]:["models",this.getAttribute("model")];return e?`${t}/${encodeURIComponent(e)}`:""}get#g(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:ot.href}get#j(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#y(){let t=this.getAttribute("theme");return t===
"auto"?Z.matches?"dark":"light":(t??this.#j)==="dark"?"dark":"light"}get#v(){let t=this.getAttribute("scale");return t!==
null&&k("scale",t)?Number(t):1}#R(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#v)):this.style.removeProperty("--scale"),t&&k("accent",t)?this.style.setProperty("--accent",t):this.
style.removeProperty("--accent")}get#P(){if(this.hasAttribute("lesson")){let e=et.map(s=>[s,this.getAttribute(s)]);return{
needsHistory:!1,query:Object.fromEntries(e)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let t=Object.entries(tt).map(([e,s])=>[s,this.getAttribute(e)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){
let{needsHistory:t,query:e}=this.#P;this.#i+=1;let s=this.#i,i=this.getAttribute("source"),r=this.getAttribute("view")??
"",o=this.#A&&r&&(!t||e.visits||e.record);if(!i&&!o){this.#x(Nn);return}if(!this.#w){this.#x("");return}let c=this.#y;this.#$(
c),this.setAttribute("aria-busy","true");try{let a={server:this.#g,path:this.#A,query:e,theme:c},l=this.hasAttribute("se\
rver")?this.#g:"",[h]=await Promise.all([i?Vt(i,c):this.#et(a,r),i?null:r===z?import("./embed-network-drawing.js"):U(l)]),
u=E(h),f=u?await import("./embed-network-drawing.js"):null;u||await U(l),await yt(()=>{s===this.#i&&(this.#it(f?.NetworkDrawing??
null,A(h).title),this.#t=u?h:structuredClone(h),this.#ot(this.#t),this.#nt({...a,theme:"light"},r))})}catch(a){s===this.#i&&
this.#D(a)}finally{s===this.#i&&this.removeAttribute("aria-busy")}}async#et(t,e){let s=e===z?this.#e:null,i=this.getAttribute(
"model")??"",r=await s?.compute(t,i,{isSilent:!1});if(r)return r;try{return await Y(t,e)}catch(o){if(!oe(o))throw o;let c=await s?.
compute(t,i,{isSilent:!0});if(!c)throw o;return c}}#$(t){this.#j!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,e){
if(!this.#t||E(this.#t))return;let{template:s,meta:i}=this.#t.layout,r=i.templates?.light;T??=r??(this.#y==="light"?s:null),
!(T||this.hasAttribute("source"))&&(X??=Y(t,e),X.then(o=>{E(o)||(T??=o.layout.template)}).catch(()=>{X=null}))}#st(t){if(this.#d=
t,!this.#t||!this.#l)return;let e=T??this.#e;this.#$(t&&e?"light":this.#y),this.#a(),t||requestAnimationFrame(()=>this.#a())}#H(){
let t=document.createElement("summary");t.textContent="Numbers";let e={title:this.#c("h3","view-title"),caption:this.#c(
"p","view-caption"),choices:this.#c("div","view-choices"),summary:this.#c("p","view-summary"),failure:this.#c("p","view-\
failure"),trust:this.#c("p","view-trust"),plot:this.#c("div","view-plot"),details:this.#c("details","view-table"),exports:Lt(
{name:()=>this.#K,links:()=>this.#pt(),view:()=>this.#t&&this.#gt(this.#t),picture:(i,r)=>this.#dt(i,r),csv:()=>ut(this.#V()),
json:()=>JSON.stringify(this.#t)})};e.title.hidden=!e.title.textContent,e.failure.setAttribute("role","alert"),e.plot.role=
"img",e.details.append(t),e.details.addEventListener("toggle",()=>this.#q());let s=new H(e.choices,{selected:()=>this.#f,
select:(i,r)=>this.#ft(i,r),open:i=>this.#s("open",i)});this.replaceChildren(...Object.values(e)),this.addEventListener(
"toggle",({target:i})=>this.#ut(i),!0);for(let i of[e.plot,e.details,e.choices,e.exports,e.failure])i.hidden=!0;return{...e,
controls:s}}#c(t,e){let s=this.querySelector(`.${e}`),i=s instanceof HTMLElement?s:document.createElement(t);return i.className=
e,i}#it(t,e){if(t===null==(this.#e===null))return;let s=this.#n,i=s.plot.cloneNode();i.removeAttribute("data-listening"),
i.role=t?"group":"img",s.plot.replaceWith(i),s.plot=i,this.#e?.bar?.remove(),this.#e=t?new t(i,{title:e,isProjected:this.
hasAttribute("fill"),hover:r=>this.#s("hover",{visits:r}),told:r=>this.#X(r),acts:{server:()=>this.hasAttribute("source")?
null:this.#g,answered:r=>this.#rt(r),resized:()=>requestAnimationFrame(()=>this.#O())}}):null,this.#e?.bar&&s.summary.before(
this.#e.bar)}#rt({figure:t,interventions:e}){this.#t=t;let{interventions:s}=this.#e??{};s?this.setAttribute("interventio\
ns",s):this.removeAttribute("interventions"),this.#S()&&this.#a(),this.#s("interventions",e)}#U(t){let{plot:e,details:s,
choices:i,exports:r,failure:o}=this.#n;for(let a of[e,s,i,r])a.hidden=t;o.hidden=!0;let c=this.#e?.bar;c&&t&&(c.hidden=!0)}#x(t){
this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#U(!0),this.#n.summary.textContent=
t}#D(t){this.#x("");let{failure:e}=this.#n,s=oe(t)&&document.querySelector(Sn)!==null,i=s?Tn:ct(t);if(e.replaceChildren(
i),s&&e.append(" ",Cn()),e.hidden=!1,this.#s("failed",{message:i}),!(t instanceof x)||![0,503].includes(t.status))return;
let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("click",()=>this.#u()),
e.append(" ",r)}#ot(t){let{title:e,caption:s,controls:i}=this.#n,r=A(t);e.textContent=r.title,e.hidden=!1,s.textContent=
r.caption,this.#ct(r.trust),this.toggleAttribute("data-network",E(t)),this.#U(!1),i.offer(r,E(t)?[]:t.data,!this.hasAttribute(
"fill")),this.#S()&&this.#a()}#ct(t){let{trust:e}=this.#n;if(e.textContent=t?.text??"",!t||this.hasAttribute("source")||
!M.answers)return;let s=document.createElement("a"),i=encodeURIComponent(this.getAttribute("model")??"");s.href=new URL(
`insights/${i}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",e.append(" ",s)}#a(){if(!this.#t)
return;let{plot:t}=this.#n,e=this.#d,s=this.#k(j(this.#t)),i=e?Math.min(s.width||re,re):s.width;if(!i)return;E(this.#t)?
(t.style.height=`${s.height}px`,this.#e?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}px`:"",this.#at(t,this.#t,
{...s,width:i}));let r=!this.dataset.drawn;this.#l=`${i}×${s.height}`,this.dataset.drawn="true",r&&this.hasAttribute("b\
eat")&&this.#_(),this.#W(),this.#s("drawn",{})}#at(t,{data:e,layout:s},i){let r=this.#d,o=r&&T?{...s,template:T}:s,c=this.#F(
{data:e,layout:o},i);window.Plotly?.react(t,c.data,r?{...c.layout,width:i.width}:c.layout,$n),t.dataset.listening||this.#lt(
t)}#F({data:t,layout:e},{width:s,height:i,isFixed:r}){let o="rgba(0, 0, 0, 0)",c=this.#v,{font:a,hoverlabel:l}=e.template.
layout,h=a.size*c,u=Pt({data:t,layout:In(e)},{width:s,height:i,isFixed:r,scale:c}),f={font:{size:h},hoverlabel:{...e.hoverlabel,
font:{...l.font,size:h}}};return{data:u.data,layout:{...u.layout,...c!==1&&f,paper_bgcolor:o,plot_bgcolor:o,height:i}}}#lt(t){
t.dataset.listening="true",t.on("plotly_click",({points:[e]})=>{if(!e)return;e.data.meta&&this.#s("open",e.data.meta);let[
,s,i]=Ln.exec(String([e.customdata].flat()[0]))??[];s&&this.#s("select",{table:s,row:Number(i)})}),t.on("plotly_hover",({
points:[e]})=>{e&&this.#s("hover",{visits:Gt(e,this.#B)})}),t.on("plotly_unhover",()=>this.#s("hover",{visits:[]}))}get#B(){
return this.#t?A(this.#t).visit_axes??[]:[]}#s(t,e){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:e,bubbles:!0}))}#W(){
!this.#t||!this.#l||(this.#e?this.#e.mark(this.#b):Yt(this.#n.plot,this.#B,this.#b))}#k(t){let{plot:e}=this.#n,s=e.clientWidth;
if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.#ht();let{above:i,below:r}=this.#z();this.style.setProperty(
"--below",`${Math.ceil(r)}px`);let o=Math.max(Math.floor(this.offsetHeight-i-r),xn);return{width:s,height:o,isFixed:!0}}#ht(){
let[t,e]=[this.offsetWidth/this.#v,this.offsetHeight/this.#v],s=kn.filter(([,i,r])=>e<i||t<r).map(([i])=>i).join(" ");this.
dataset.room!==s&&(this.dataset.room=s)}#z(){let{plot:t,details:e,exports:s}=this.#n,i=this.getBoundingClientRect(),r=i.
height/this.offsetHeight||1,o=[e,s].filter(a=>a.offsetHeight).map(a=>a.getBoundingClientRect()),c=o.length?Math.max(...o.
map(({bottom:a})=>a))-Math.min(...o.map(({top:a})=>a)):0;return{above:(t.getBoundingClientRect().top-i.top)/r,below:c/r}}#ut(t){
if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let e of this.querySelectorAll("details"))e.open&&
(e.open=e===t);requestAnimationFrame(()=>this.#O())}#O(){if(!this.#t)return;let{width:t,height:e}=this.#k(j(this.#t));t&&
this.#l!==`${t}×${e}`&&this.#a()}#ft(t,e){this.setAttribute(t,String(e)),this.#s("option",{[t]:e})}#S(){let t=this.#t;if(!t)
return!1;let e=this.hasAttribute("lenient")?null:Zt(this.#h,this.#M);if(e)return this.#D(new Error(e.message)),this.#m=e.
name,!1;let s=A(t),i="";if(this.#h.length&&!E(t)){let r=this.#f;this.#n.controls.show(r);for(let c of t.data)c.meta&&(c.
visible=Object.entries(c.meta).every(([a,l])=>r[a]===l));at(t,r);let{summaries:o}=s;o&&(s.summary=o.texts[Xt(this.#h,o.by,
r)]??""),i=`: ${te(this.#h,r)}`}return this.#n.summary.textContent=s.summary??"",this.#n.plot.setAttribute("aria-label",
`${s.title}${i}. ${s.summary??""}`),this.#q(),!0}get#f(){return Qt(this.#h,this.#M)}#q(){let{details:t}=this.#n;if(!t.open||
!this.#t)return;let e=document.createElement("div");e.className="table-frame",e.tabIndex=0,e.setAttribute("role","region"),
e.setAttribute("aria-label",`Numbers: ${A(this.#t).title}`),e.append(...this.#V().map(ht)),t.querySelector(".table-frame")?.
remove(),t.append(e)}#V(){return this.#t?lt(this.#t,this.#f):[]}async#dt(t,e){let s=this.#t;if(!s)throw new Error("There\
 is no figure to save yet.");return{address:E(s)?await this.#e?.address(t,e)??"":await se(this.#mt(s),t,e),meta:A(s)}}#mt(t){
let{data:e,layout:s}=structuredClone(t),i=this.#k(s.height),{paper_bgcolor:r,plot_bgcolor:o}=s.template.layout,c=!this.dataset.
theme&&document.documentElement.hasAttribute("data-transparent"),a=this.#F({data:e,layout:s},i),l=c?{}:{paper_bgcolor:r,
plot_bgcolor:o};return{data:a.data,layout:{...a.layout,width:i.width,...l}}}get#K(){let t=[this.getAttribute("model")??this.
getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.getAttribute("n\
ame")??t.filter(Boolean).join("-")}get#G(){return{server:this.#g,path:this.#A,view:this.getAttribute("view")??"",values:{
...this.#P.query,...this.#f}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.askedTheme,e=ce.
map(s=>[s,this.getAttribute(s)??""]).filter(([s="",i])=>this.hasAttribute(s)&&k(s,i??""));return{...t&&{theme:t},...Object.
fromEntries(e)}}#pt(){let t=new URL(location.href);t.hash=this.id;let e=this.id?t.href:null;if(!(!this.hasAttribute("sou\
rce")&&M.answers))return{link:e,embed:null,json:null,offline:null};let i=this.#G;return{link:e,embed:L("embed",this.#J(i)),
json:L("json",i),offline:L("offline",i)}}#J(t){let{controls:e,...s}=this.#Y,i={...t.values,...s,...e&&e!=="some"&&{controls:e}};
return{...t,values:i}}#gt(t){let e=this.#G,{title:s,summary:i=""}=A(t),r=["model","lesson","view","reads",...et,...Object.
keys(tt)],o=[...this.attributes].filter(({name:f})=>r.includes(f)),{theme:c,...a}=this.#Y,l=c?.replace(/^transparent-?/,
""),h={...Object.fromEntries(o.map(({name:f,value:d})=>[f,d])),...this.#f,...l&&{theme:l},...a},u=this.#J(e);return{title:s,
caption:i,name:this.#K,server:e.server,embed:L("embed",u),picture:L("picture",u),attributes:Object.fromEntries(Object.entries(
h).map(([f,d])=>[f,String(d)]))}}};function oe(n){return n instanceof x&&n.status===0}function Cn(){let n=document.createElement(
"span");return n.className="beside-browser-answer",n.textContent=Mn,n}function In(n){let t=Object.entries(n).map(([e,s])=>{
if(!/^[xy]axis/.test(e))return[e,s];let i=s,r=n[e.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,o=i.type==="category"&&
!i.categoryarray&&r;return[e,o?{...i,categoryorder:"array",categoryarray:r}:i]});return Object.fromEntries(t)}customElements.
define("pointer-view",nt);var st=["visits","record","user","predict_at","top_k","interventions","against"],F=["scale","controls","caption","accent"],
_n={ArrowRight:1,PageDown:1,ArrowLeft:-1,PageUp:-1},B="beat",jn={controls:"some"},D=n=>n.replaceAll("_","-"),b=rt(document,
"pointer-view"),Rn=(b.dataset.options??"").split(" ").filter(Boolean);function ae(n){if(n.visits||n.record)for(let t of st)
b.removeAttribute(D(t));if("theme"in n){let t=n.theme??null;document.dispatchEvent(new CustomEvent("pointerscope:choose-\
theme",{detail:t}))}for(let t of[...st,...F,B,...Rn].filter(e=>e in n)){let e=n[t]??jn[t]??null;e===null?b.removeAttribute(
D(t)):(!F.includes(t)||k(t,e))&&b.setAttribute(D(t),e)}}function Pn(){let{askedTheme:n,theme:t}=document.documentElement.
dataset,e=[...st,...F,B].map(s=>[s,b.getAttribute(D(s))]);return{...Object.fromEntries(e.filter(([,s])=>s!==null)),theme:n??
t,...b.beats&&{beats:b.beats},...b.chosen}}var le=Object.fromEntries(new URLSearchParams(location.search));for(let n of[
"theme",...F])delete le[n];ae(le);window.top===window&&b.removeAttribute("lazy");var C=gt({state:Pn,height:()=>b.wantedHeight,
set:ae,mark:n=>b.mark(n)});b.addEventListener("pointer-view:drawn",()=>C("state",{}));b.addEventListener("pointer-view:b\
eat",()=>C("state",{}));b.addEventListener("pointer-view:option",()=>C("state",{}));b.addEventListener("pointer-view:hov\
er",({detail:n})=>C("hover",n));b.addEventListener("pointer-view:failed",({detail:n})=>C("failed",n));function Hn(n){let t=Number(
b.getAttribute(B)),e=n.target instanceof Element&&n.target.closest("[data-part], input");if(!t||e||n.defaultPrevented||n.
altKey||n.ctrlKey)return;let s=t+(_n[n.key]??0);s===t||s<1||s>b.beats||(n.preventDefault(),b.setAttribute(B,String(s)))}
document.addEventListener("keydown",Hn);
