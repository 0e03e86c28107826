var Mt={min:.5,max:4},tn={controls:["none","some","all"],caption:["none","title","all"]};function I(e,t){return e==="sca\
le"&&t!=="auto"?t.trim()!==""&&Number(t)>=Mt.min&&Number(t)<=Mt.max:e==="scale"?!0:e==="controls"||e==="caption"?tn[e].includes(
t):CSS.supports("color",t)}function $t(e,t,n){let s=en(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function en(e,t,n){
let s=e.querySelector(t);return s&&nn(s,n)?s:null}function nn(e,t){return e instanceof(t??HTMLElement)}var nt={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},sn="input, select, textarea, [contenteditable], dialog[open]",rn="\
a[href], button, summary, [role=button]",on=".table-frame";function Nt({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",o=>{o.key==="Tab"&&(s=!1),!(!s||
!t()||!Lt(o)||n(o.key))&&(o.stopImmediatePropagation(),r(o))},{capture:!0}),window.addEventListener("keydown",o=>{Lt(o)&&
r(o)}),window.addEventListener("change",({target:o})=>{s&&t()&&o instanceof HTMLElement&&o.blur()});let r=o=>{o.preventDefault(),
e({key:o.key,shift:o.shiftKey})}}function Lt({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:r,ctrlKey:o,metaKey:i}){
if(n||s||r||o||i||!Object.hasOwn(nt,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(sn)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(rn))return!1;let c=t.closest(on);return!c||!(c.scrollHeight>c.clientHeight||c.scrollWidth>
c.clientWidth)}var cn=1e5,an=100,It=2e4,ln=8,un=1e3;function _t({state:e,height:t,set:n,mark:s=()=>{},keeps:r=()=>!1}){let o=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),c=i.includes("*"),a="",l=!1,u=f=>{if(o!==window)for(let p of c?
["*"]:i)o.postMessage(f,p)},h=(f,p)=>u({pointerscope:f,...p});o!==window&&Nt({send:f=>{h("key",f);let p={method:"trigger\
Key",args:[nt[f.key]]};l||u(JSON.stringify(p))},isInDeck:()=>l,keeps:r});let d=()=>{let f={state:e(),height:t()};JSON.stringify(
f)!==a&&(a=JSON.stringify(f),h("height",{height:f.height}),h("state",{state:f.state}))};return window.addEventListener("\
message",({source:f,origin:p,data:g})=>{f!==o||!(c||i.includes(p))||(g?.pointerscope==="set"&&(n(hn(g.state)),d()),g?.pointerscope===
"mark"&&s(fn(g.visits)),g?.pointerscope==="deck"&&(l=!0),g?.pointerscope==="ask"&&(a="",d()))}),(f,p)=>f==="state"?d():h(
f,p)}function hn(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,an)){let r=s===null?null:dn(s);(r===null||r!==void 0&&r.length<=cn)&&(t[n]=r)}return t}function fn(e){return(Array.
isArray(e)?e.slice(0,un):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function dn(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Rt(e,ln)<=It?JSON.stringify(e):void 0}function Rt(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=Rt(s,t-1),n>It)return Number.POSITIVE_INFINITY;
return n}var mn="exported"in document.documentElement.dataset,Rr=pn().toString();function pn(){let e=location.hash.slice(1);return mn&&
e.includes("=")?new URLSearchParams(e):new URLSearchParams(location.search||document.documentElement.dataset.firstState)}function Ct(e){try{return JSON.parse(e)}catch{return e}}var O=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},B=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),$={answers:!0},gn=[502,504],bn=204;var wn="No response could be read. Your input is still here; check your connection and try again.",yn=e=>`The server ans\
wered with ${e}.`;async function st(e,t,n=B){let s=await An(e,t,n);if(s.status!==bn)return jt(s)}async function An(e,t,n){let s=await fetch(new URL(`api/${e}`,n),t).catch(Pt),r=s!==null&&!gn.includes(s.status);if(String(
n)===B.href&&xn(r&&!En(s)),!r)return Ut();if(s.ok)return s;let{errors:o=[]}=await jt(s);throw new O(s.status,o)}function jt(e){
return e.headers.get("content-type")?.includes("json")?e.json().catch(Ut):_(e.status)}function En({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function xn(e){e!==$.answers&&($.
answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function Pt(e){if(vn(e))throw e;
return null}function Ut(e){return Pt(e),_(0,wn)}function _(e,t=yn(e)){throw new O(e,[{where:"",message:t,suggestions:[]}])}
function vn(e){return e instanceof DOMException&&e.name==="AbortError"}function z(e){let t=Object.entries(e).filter(([,n])=>(n??
"")!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function Ht(e){return e instanceof Error?e.message:String(
e)}var Dt=Promise.resolve();function Ft(e){let t=Dt.then(On).then(e);return Dt=t.catch(()=>{}),t}function On(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var rt={width:960,height:540};function zt(e){return{"HTML frame":Wt(e),"Web component":Sn(e),Markdown:Gt(e),Quarto:Tn(e),
LaTeX:kn(e)}}function Wt(e){let{title:t,embed:n}=e;return`<iframe src="${L(n)}" title="${L(t)}" width="${rt.width}" heig\
ht="${rt.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${qt(e)}</iframe>`}function Sn(e){let{
server:t,attributes:n}=e,s=Object.entries({server:t,...n}).map(([r,o])=>o===""?r:`${r}="${L(o)}"`);return`<script src="${L(
new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${qt(e)}</pointer-view>`}function qt({title:e,caption:t,embed:n,picture:s}){let r=[e,t].filter(
Boolean).join(". ");return`<a href="${L(n)}"><img src="${L(s)}" alt="${L(r)}" width="${rt.width}"></a>`}function Gt({title:e,
embed:t,picture:n}){return`[![${Mn(e)}](<${Bt(n)}>)](<${Bt(t)}>)`}function Tn(e){return['::: {.content-visible when-form\
at="html"}',"```{=html}",Wt(e),"```",":::",'::: {.content-visible unless-format="html"}',Gt(e),":::"].join(`
`)}function kn({title:e,caption:t,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${r}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${$n(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${Cn([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function L(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Mn(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Bt(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function $n(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Ln={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Nn=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
In={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},_n=/[ąęįųĄĘĮŲ]/,Rn=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Cn(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(Rn,"")].flatMap(n=>[...In[n]??jn(n)]).map(n=>Ln[n]??Pn(n)).join("")}function jn(e){return _n.test(e)?
e.normalize("NFD").slice(0,1):e}function Pn(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Nn.test(e)?e:"?"}function Kt(e,t,{title:n,origin:s}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return Un(decodeURIComponent(r),n,s);let o=Uint8Array.
from(atob(r),c=>c.charCodeAt(0)),i=[Vt("Title",n),Vt("Source",s)];return new Blob([o.subarray(0,33),...i,o.subarray(33)],
{type:"image/png"})}function Un(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(o,i)=>{
let c=document.createElementNS(s.namespaceURI,o);return c.textContent=i,c};return s.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Vt(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Hn(n)),s.buffer}function Hn(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function ot(e,t){let n=document.createElement("a");n.href=Dn(e),n.download=t,n.click()}function Dn(e){let t=URL.createObjectURL(
e);return setTimeout(()=>URL.revokeObjectURL(t),6e4),t}var Fn=[1,2,4],Bn=2;function Jt({name:e,links:t,view:n,picture:s,csv:r,json:o}){let i=document.createElement("div");i.className=
"view-take";let c={link:W("Link"),embed:W("Embed"),json:W("JSON"),offline:W("Offline file")};c.json.target="_blank",c.offline.
title="One HTML file with this whole view inside, for use without a network";let a=P("JSON",()=>Yt(o(),`${e()}.json`,"ap\
plication/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does n\
ot answer.";let u=zn(()=>{let{link:m,embed:b}=t(),y=b?n():null;return{...m&&{Address:m},...y&&zt(y)}}),h=()=>{let m=t();
for(let b of Object.keys(c)){let y=m[b];c[b].hidden=y===null,y!==null&&(c[b].href=y)}c.json.download=`${e()}.json`,a.hidden=
m.json!==null,u.hidden=m.link===null&&m.embed===null,l.hidden=$.answers};for(let m of["pointerenter","focusin"])i.addEventListener(
m,h);let d=document.createElement("select");d.setAttribute("aria-label","Size of the PNG"),d.append(...Fn.map(m=>{let b=m===
Bn;return new Option(`${m}×`,String(m),b,b)}));let f=async m=>{let{address:b,meta:y,selection:T}=await s(m,Number(d.value)),
k=y.origin??t().embed??location.href,M=[y.title,T].filter(Boolean).join(": ");ot(Kt(b,m,{title:M,origin:k}),`${e()}.${m}`)},
p=()=>Yt(`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),g=document.createElement("span");return g.append(P("PNG",
()=>f("png"))," ",d),i.append(c.link,c.embed,g,P("SVG",()=>f("svg")),P("CSV",p),c.json,a,c.offline,u,l),h(),i}function zn(e){
let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summary");n.textContent="\
Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{readOnly:!0,rows:4,hidden:!0,
spellcheck:!1});let o=document.createElement("span");o.setAttribute("role","status");let i=document.createElement("div");
i.className="view-sheet",i.append(s,r),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;o.textContent="",
r.hidden=!0;let a=Object.entries(e()).map(([l,u])=>P(l,()=>c(l,u)));s.replaceChildren(...a,o)});let c=async(a,l)=>{r.value=
l,r.hidden=!1,r.setAttribute("aria-label",a);let u=await Wn(l);u||r.select(),o.textContent=u?"Copied.":"Selected; copy i\
t with the keyboard."};return t}async function Wn(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(()=>!0,
()=>!1):!1}function W(e){let t=document.createElement("a");return t.textContent=e,t}function P(e,t){let n=document.createElement(
"button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Yt(e,t,n){ot(new Blob([e],{type:n}),
t)}var q="network";function A(e){return"kind"in e&&e.kind===q}function x(e){return A(e)?e.meta:e.layout.meta}function G(e){
return A(e)?e.meta.height??0:e.layout.height}var Qt={width:420,height:200},qn=300,N=2,E=20,S=8,Gn=13,te=.75,Vn=3,Kn=7.5,Yn=44,Jn=18,ee=240,ne=90,se=56,re=90,Qn=48,Zn=1.3,
Xn=.6,ts=9,oe=1.4,ie=["coloraxis","coloraxis2"];function ce({data:e,layout:t},{width:n,height:s,isFixed:r,scale:o}){if(!n)
return{data:e,layout:t};let i={width:n/o,height:s/o},c=r&&(i.width<Qt.width||i.height<Qt.height),a={...i,isFixed:r,isTiny:c,
isNarrow:i.width<560,scale:o},l=c?es(t,t.meta.small??{}):t;if(!r)return{data:e,layout:{...l,...Xt(e,l,a)}};let u=ss(ns(e,
l),a),h={...u,...Xt(e,u,a),...os(e,u,a),...as(u,a)};return{data:gs(e,u,a.height),layout:h}}function es(e,t){return ae(e,
t)}function ae(e,t){if(!Zt(e)||!Zt(t))return t;let n={...e};for(let[s,r]of Object.entries(t))n[s]=ae(e[s],r);return Object.
fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function Zt(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function le(e,t){return Object.entries(e).filter(([s])=>t.test(s))}function ue(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function he(e){return le(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function fe(e,t){return e[t]}function ns(e,t){let{xaxis:n}=t,
s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,r=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],o=Array.isArray(
s)&&r.length===s.length;return n?.tickangle!==-90||n.tickvals||!r.length||!o?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,
ticktext:r}}}function ss(e,{width:t,isTiny:n,scale:s}){let{xaxis:r,yaxis:o,meta:i}=e,c=r?.ticktext;if(!r||r.tickangle!==
-90||!c||c.length<=N)return e;let a={...r,tickangle:0};if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&
o?.ticktext?.join()===c.join()){let f=c.map((g,m)=>V(g,m,1/0)),p=c.map((g,m)=>String(m+1));return{...e,xaxis:{...a,ticktext:p},
yaxis:{...o,ticktext:f}}}let[u,h]=r.domain??[0,1],d=(h-u)*(t-(n?ne:ee))/c.length;for(let f of[1,te]){let p=c.map((m,b)=>rs(
V(m,b,1/0),d/f));if(p.includes(""))continue;let g={...r.tickfont,size:f*s*e.template.layout.font.size};return{...e,xaxis:{
...a,ticktext:p,...f<1&&{tickfont:g}}}}return e}function rs(e,t){let n=Math.floor(t/S)-1,s=[];for(let r of e.split(" ")){
let o=s.at(-1);if(r.length>n)return"";o!==void 0&&o.length+1+r.length<=n?s[s.length-1]=`${o} ${r}`:s.push(r)}return s.length<=
Vn?s.join("<br>"):""}function os(e,t,{width:n,height:s,isTiny:r,scale:o}){let i=is(e,t),c=Math.max(...i.map(b=>b.length*
S+Qn)),a=Math.ceil(i.length/Math.max(1,Math.floor(n/c))),l=i.length>0&&a*E>s/(r?4:3),u=i.length>0&&!l,h=cs(t,s,o),f=((h.
annotations?.find(({font:b})=>b?.size)?.font?.size??0)/o||E)*oe+2,p=Math.min(t.margin?.t??8,u?a*E+4:t.annotations?.length?
f:8),g=ie.some(b=>fe(t,b)?.colorbar?.orientation==="h"),m=!t.margin||g&&!r;return{...l&&{showlegend:!1},...!m&&{margin:{
...t.margin,t:Math.ceil(p*o)}},...h}}function is(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:r,type:o,
visible:i,showlegend:c,legendgroup:a}of e)!r||(c===!1||i===!1)||["heatmap","contour"].includes(o)||(s+=1,n.set(a||r,r.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.values()]:[]}function cs(e,t,n){let{annotations:s=[],template:r}=e,o=({yref:d,
yanchor:f})=>d==="paper"&&f==="bottom",i=s.filter(o);if(!i.length)return{};let c=he(e).map(([d])=>d),a=i.filter(({y:d})=>d<
1).map(({y:d})=>Math.min(...c.map(f=>f-d).filter(f=>f>0),1-d)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...a)*(t-E)/
oe);if(u>=l)return{};let h=Math.max(ts,u*n);return{annotations:s.map(d=>o(d)?{...d,font:{...d.font,size:h}}:d)}}function as(e,{
height:t,isTiny:n}){let s=Math.floor(t/3/S),r=t-de(e,1/0,s)-se,o={};for(let i of ie){let c=fe(e,i);c&&(n?o[i]={...c,showscale:!1}:
o[i]=ls(e,i,c,r))}return o}function ls(e,t,n,s){let r=n.colorbar??{};if(s>=qn||r.ticktext||r.orientation==="h")return n;
let o=e.template.layout[t],i=r.tickvals??o?.colorbar?.tickvals,c=(r.len??1)*s;if(!i){let h=Math.max(N,Math.floor(c/E/1.5));
return{...n,colorbar:{...r,nticks:h}}}let[a,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let h of i){let d=u.at(-1);
(d===void 0||(h-d)/(l-a)*c>=E)&&u.push(h)}return{...n,colorbar:{...r,tickvals:u}}}function Xt(e,t,n){let{width:s,height:r,
isFixed:o,isTiny:i,isNarrow:c}=n,a=c?s:1/0,l=o?Math.floor(r/3/S):1/0,u=de(t,a,l),h=o?u?se:re:0,d=Math.max(r-u-(i?2*E:h),
E),f=i?s-ne:Math.max(s-ee,60);return Object.fromEntries(le(t,/^[xy]axis/).map(([p,g])=>{let m=p.startsWith("x"),b=o&&m?ms(
g,t,d):g,[y,T]=b.domain??[0,1],k=(T-y)*(m?f:d),M=t.template.layout.font.size*n.scale,v=fs(b,m,k,M,n),kt=(m?void 0:us(e,p,
b))??t.meta.priority?.[p];return[p,ds(v,{isX:m,length:k,fontSize:M,upright:l,priority:kt},n)]}))}function us(e,t,{tickvals:n=[]}){
let s=new Map;for(let{type:r,orientation:o,yaxis:i="y",x:c,y:a,z:l}of e){let h=r==="heatmap"?l:r==="bar"&&o==="h"?c:void 0;
if(!(i!==t.replace("axis","")||!h||!Array.isArray(a)))for(let[d,f]of a.entries()){let p=[h[d]??0].flatMap(m=>hs(m)?[...m]:
m),g=Math.max(...p.map(m=>Math.abs(Number(m))||0));s.set(f,Math.max(g,s.get(f)??0))}}return Math.max(0,...s.values())>0?
n.map(r=>s.get(r)??0):void 0}function hs(e){return typeof e=="object"&&e!==null&&Symbol.iterator in e}function fs(e,t,n,s,{
isTiny:r,isFixed:o}){let i=e.title?.text??"";if(!r)return o&&!t&&i.length*S>Zn*n?{...e,title:{}}:e;let[c,a]=e.domain??[0,
1];if(!t||!i||e.side==="top"||a-c>Xn)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(S-1))+1),u=i.length>l?`${i.slice(
0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,font:{size:s-2},text:u}}}function ds(e,{isX:t,length:n,fontSize:s,
upright:r,priority:o},i){let{width:c,isFixed:a,isTiny:l,isNarrow:u}=i,{ticktext:h,tickvals:d=[]}=e;if(e.visible===!1||e.
showticklabels===!1)return e;if(!h)return a||u&&t?ps(e,t,n,i):e;let f=h.length;if(l&&t&&f===1&&e.tickangle===0&&(h[0]??"").
length*S>n-S)return{...e,tickfont:{size:.75*s}};if(f<=N&&(t||!a||n>=E))return e;let g=!t&&a&&n/f<E,m=t&&e.tickangle===0&&
h.every(v=>/^\d+$/.test(v)),b=S*(String(f).length+1),y=Math.floor(n/(g?Gn:m?b:E)),T=f<=N?[f-1]:bs(f,y,o),k=t&&e.tickangle!==
0?r:1/0,M=me(h,u?c:1/0,k);return{...e,...g&&{tickfont:{...e.tickfont,size:te*s}},tickvals:T.map(v=>d[v]??v),ticktext:T.map(
v=>M[v]??"")}}function ms(e,t,n){let[s]=ue(t,e.anchor)?.domain??[0,1],r=he(t).map(([,c])=>c),o=Math.max(...r.filter(c=>c<=
s),-1/0),i=(s-o)*n;return e.side==="top"||i>2.4*E?e:{...e,title:{},...i<.9*E&&{showticklabels:!1}}}function ps(e,t,n,{isTiny:s,
isNarrow:r}){let o=Math.max(N,Math.floor(n/(t?Yn:E*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/o);return{
...e,tickvals:e.tickvals.filter((h,d)=>d%u===0)}}let{dtick:i,...c}=e;if(e.type==="category")return t?e:{...c,nticks:Math.
max(N,Math.floor(n/Jn))};let a=r&&t&&e.nticks&&!s?N:o,l=Math.min(e.nticks??1/0,a);return s||e.nticks||l<5?{...c,nticks:l}:
e}function gs(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let r=ue(t,s.yaxis),[o,i]=r?.domain??
[0,1],c=r?.ticktext?.length;return c===void 0?s:(i-o)*(n-re)<c*E?{...s,texttemplate:""}:s})}function bs(e,t,n){let s=[...Array(
e).keys()];if(e<=t)return s;let r=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(i=>i%r===0);let o=[];for(let i of[
...s].sort((c,a)=>(n[a]??0)-(n[c]??0)))o.every(c=>Math.abs(c-i)>=r)&&o.push(i);return o.sort((i,c)=>i-c)}function de({xaxis:e},t,n){
let s=e?.tickangle===0?[]:e?.ticktext??[],r=me(s,t,n).map(o=>o.length);return Math.max(0,...r)*Kn}function me(e,t,n){return e.
map((o,i)=>ws(o,i,t,n)).every((o,i)=>o===e[i])?e:e.map((o,i)=>V(o,i,n,t))}function ws(e,t,n,s){return n===1/0&&e.length<=
s?e:V(e,t,s,n)}function V(e,t,n,s=1/0){let r=s<1/0,o=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",c="",
a=""]=o,[l="",u]=c.split(" · "),h=n<1/0?14:1/0,d=Math.min(r?Math.max(5,Math.floor(s/48)):h,n),f=l.length>d&&!l.includes(
"&")?`${l.slice(0,d-1)}…`:l;return i+(u?`${t+1} ${f}`:f)+a}function pe(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let r of t)
s+=String.fromCharCode(r);return btoa(s)}function ge(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let r=0;r<n.length;r++)s[r]=n.charCodeAt(r);return s}var ys={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function U(e){if(Array.isArray(e))return As(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=ys[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(ge(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function As(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function H({values:e,
shape:t},n){let[,...s]=t,r=s.reduce((o,i)=>o*i,1);return{values:Es(e,n*r,(n+1)*r),shape:s}}function be({values:e,shape:t}){
return t.length<2?e:it({values:e,shape:t})}function it(e){return Array.from({length:e.shape[0]??0},(t,n)=>H(e,n).values)}
function Es(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}function ye(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:r})=>[n,s.find(o=>String(o)===t(n))??r]))}function Ae(e,t){
for(let{name:n,values:s}of e){let r=t(n);if(r===null||s.map(String).includes(r))continue;let o=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${o}.`}}return null}
function Ee(e,t,n){return t.reduce((s,r)=>{let o=e.find(({name:i})=>i===r)?.values??[];return s*o.length+o.indexOf(n[r]??
"")},0)}function at(e,t){return e.map(s=>{let r=lt(s,t);return typeof r=="number"?`${s.title.toLowerCase()} ${r}`:r}).join(
", ")}function lt(e,t){return xe(e)[e.values.indexOf(t[e.name]??"")]}function xe({values:e,labels:t}){return t??e}var K=class{#o;#t;#e="";#r=0;#c=null;constructor(t,n){
this.#o=t,this.#t=n}offer({choices:t=[],player:n},s,r){let o=t.length?[]:s.filter(a=>a.meta),i=JSON.stringify([t.map(({name:a,
values:l,labels:u})=>[a,l,u]),o.map(({name:a,meta:l})=>[a,l])]);if(this.#e===i)return;this.#e=i,this.pause(),this.#c=null,
this.#o.replaceChildren(...t.map(a=>this.#h(a))),o.length&&r&&this.#o.append(this.#d(o));let c=t.find(({name:a})=>a===n);
c&&this.#o.append(...this.#m(c))}show(t){for(let[n,s]of Object.entries(t)){let r=this.#o.querySelector(`select[name="${n}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#r),this.#r=0,this.#c&&(this.#c.textContent=
"Play")}#h(t){let{name:n,title:s,values:r}=t,o=document.createElement("select");o.name=n;let i=xe(t);return o.append(...r.
map((c,a)=>new Option(String(i[a]),String(c)))),o.addEventListener("change",()=>{this.pause();let c=r[o.selectedIndex];c!==
void 0&&this.#t.select(n,c)}),we(s,o)}#d(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,r)=>new Option(s.name,String(r)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),we("Open",n)}#m({name:t,title:n,values:s}){let r=()=>s.indexOf(this.#t.selected()[t]??
""),o=u=>{let h=s[Math.max(0,Math.min(s.length-1,u))];h!==void 0&&this.#t.select(t,h)},i=u=>{this.pause(),o(r()+u)},c=ct(
"Play",()=>{if(this.#r){this.pause();return}r()===s.length-1&&o(0),c.textContent="Pause",this.#r=setInterval(()=>{o(r()+
1),r()===s.length-1&&this.pause()},1200)});this.#c=c;let a=ct("‹",()=>i(-1)),l=ct("›",()=>i(1));return a.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[a,c,l]}};function we(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function ct(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}var xs={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,maximum:Math.max,minimum:Math.
min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=t),equal:(e,t)=>+(e===t),
not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>_s(e*10**t)/10**t,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Rs(e/Math.SQRT2))},ut={sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.
reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)};function vs(e){return typeof e=="string"?Number(
e.replace("inf","Infinity")):e}function Oe({shape:e}){return e.reduce((t,n)=>t*n,1)}function Se(e,t,{single:n=!1}={}){let s=n?
Float32Array:Float64Array,r=[],o=(i,c)=>r[i]?.[c]??Number.NaN;for(let i of e){if(i.op==="opaque")throw new RangeError("O\
nly Python computes this.");let c=new s(Oe(i)),a=i.op==="table"?t(i.name??"",i.at):[];for(let l=0;l<c.length;l+=1)c[l]=i.
op==="table"?a[l]??Number.NaN:Os(e,i,l,o);r.push(c)}return r.at(-1)??new s(0)}function Os(e,t,n,s){let{op:r}=t;if(r==="c\
onstant")return Ts(t,n);let o=Ss(e,t,n).map(([h,d])=>s(h,d)),[i=0,c=0,a=0]=o;if(r==="view"||r==="join")return i;if(r==="\
where")return i?c:a;if(r==="matmul")return Ls(o);if(r==="collect")return ut.sum?.(o)??0;if(r==="softmax")return Ms(e,t,n,
o);let l=ut[r];if(l)return l(o);let u=xs[r];if(!u)throw new RangeError(`There is no operation ${r}.`);return u(i,c)}function Ss(e,t,n){
let{op:s,of:r=[],groups:o}=t,[i=0,c=0]=r;if(s==="view")return[[i,Ns(t,n)]];if(s==="join")return[Is(e,r,n)];if(s==="colle\
ct")return(o?.[n]??[]).map(a=>[i,a]);if(s==="matmul"){let[a,l]=[e[c]?.shape.at(-2)??0,t.shape.at(-1)??1],[u,h]=[Math.floor(
n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*a*l;return ve(a).flatMap(f=>[[i,u*a+f],[c,d+f*l+h]])}if(s==="softmax"||s in
ut){let a=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/a):n,u=ve(a).map(h=>[i,l*a+h]);return r.length>1?[...u,[c,0]]:
u}return r.map(a=>[a,e[a]?.shape.length?n:0])}function Ts({values:e=0},t){return vs(Array.isArray(e)?e[t]??Number.NaN:e)}
function ks(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function Ms(e,t,n,s){let{place:r,
width:o}=ks(e,t,n),i=$s(s.slice(0,o),s[o]);return(i[r]??Number.NaN)/i.reduce((c,a)=>c+a,0)}function $s(e,t=1){let n=Math.
max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(r=>Math.exp((r-n)/s))}function Ls(e){let t=0;for(let n=0;n<
e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Ns({shape:e,offset:t=0,strides:n,index:s},r){if(s)return s[r]??
0;let[o,i]=[t,r];for(let c=e.length-1;c>=0;c-=1){let a=e[c]??1;o+=i%a*(n?.[c]??0),i=Math.floor(i/a)}return o}function Is(e,t,n){
let s=n;for(let r of t){let o=Oe(e[r]??{op:"",shape:[]});if(s<o)return[r,s];s-=o}throw new RangeError(`No operand has th\
e element ${n}.`)}function ve(e){return Array.from({length:e},(t,n)=>n)}function _s(e){let t=Math.floor(e);return e-t!==
.5?Math.round(e):t%2?t+1:t}function Rs(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[e,e];for(let s=1;Math.abs(n)>Math.
abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var ke="all",Te=new WeakMap;function Me({data:e,layout:t},n){let{meta:s}=t;for(let r of s.parts??[]){let o=e[r.trace];if("\
lines"in r){let i=D(r.lines,s,n);Object.assign(o,js(i,n[r.row],r))}else o[r.attribute]=be(D(r.is,s,n))}for(let{axis:r,option:o,
titles:i}of s.axis_titles??[]){let c=t[r],{title:a}=c.colorbar??c,l=i[$e(s,n,o)];(c.colorbar??c).title={...a,text:l}}}function $e(e,t,n){
let{values:s=[]}=e.choices?.find(({name:r})=>r===n)??{};return t[n]===ke?0:s.indexOf(t[n]??"")}function D(e,t,n){let s=Cs(
t);return{values:Se(e,(o,i=[])=>{let c=s[o];if(!c)throw new Error(`The figure has no array ${o}.`);return i.reduce((a,l)=>H(
a,$e(t,n,l)),c).values}),shape:e.at(-1)?.shape??[]}}function Cs(e){let t=Te.get(e);return t||(t=Object.fromEntries(Object.
entries(e.arrays??{}).map(([n,s])=>[n,U(s)])),Te.set(e,t)),t}function js({values:e,shape:t},n,{above:s,to:r}){let o=[],i=[],
[c=0,a=0]=t;for(let l=0;l<c;l+=1)if(!(n!==ke&&l!==n))for(let u=0;u<a;u+=1){let h=Number(e[l*a+u]);h<=s||h>r||(o.push(0,1,
null),i.push(l,u,null))}return{x:o,y:i}}function Le({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(o=>ht(
"th",o,"col")));let r=n.createTBody();for(let[o,...i]of t)r.insertRow().append(ht("th",o,"row"),...i.map(c=>ht("td",c)));
return n}function ht(e,t,n){let s=document.createElement(e);n&&(s.scope=n);let r=typeof t=="number"&&!Number.isInteger(t)?
t.toFixed(6):String(t??"–");return s.textContent=Number(r)===0?r.replace("-",""):r,s}function Ne({columns:e,rows:t}){return`${[
e,...t].map(s=>s.map(Fs).join(",")).join(`\r
`)}\r
`}var Ps=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Us=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Hs=/^(?=[\t\r\n])/;function Ds(e){return(Number.isInteger(e)?[]:[6,7,8,9]).map(s=>Number(e.toPrecision(s))).find(s=>Math.
fround(s)===e)??e}function Fs(e){if(e==null)return"";if(typeof e=="number")return Number.isNaN(e)?"":String(Ds(e));let t=e.
replace(Us,"$1'").replace(Hs,"'"),n=Ps.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function ft(e,t){let{table:n}=x(e);if(n&&"rows"in n)return[n];if(A(e))return[];let{data:s,layout:r}=e,o=n?[Ws(n,r.meta,t)]:
[];return n&&!n.beside?o:[...Ce(s).map(i=>je(r,i)),...o]}function Re(e,t){let{cells:n,choices:s,table:r}=x(e),o=n&&!A(e)?
[zs(e,n)]:ft(e,t).map((l,u,{length:h})=>h>1?Bs(l):l),i=o[0]?.columns??[],c=r&&"rows"in r?[]:(s??[]).filter(({name:l})=>!i.
includes(l)),a=c.map(l=>lt(l,t));return Ne({columns:[...c.map(({name:l})=>l),...i],rows:o.flatMap(({rows:l})=>l.map(u=>[
...a,...u]))})}function Bs({columns:[e="",...t],rows:n}){return{columns:["table","row","column","value"],rows:n.flatMap(
([s,...r])=>r.map((o,i)=>[e,s,t[i],o]))}}function Ce(e){return e.filter(t=>t.type==="heatmap"&&t.visible!==!1)}function zs({
data:e,layout:t},n){let s=Ce(e),r=s.flatMap(o=>{let{columns:i,rows:c}=je(t,o),a=Object.values(o.meta??{});return c.flatMap(
([l,...u])=>u.map((h,d)=>[...a,l,i[d+1],h]))});return{columns:[...Object.keys(s[0]?.meta??{}),...n],rows:r}}function Ws(e,t,n){
let{columns:s,labels:r}=e;if("values"in e){let i=e.values.map(c=>D(c,t,n).values);return{columns:s,rows:r.map((c,a)=>[c,
...i.map(l=>l[a])])}}let o=it(D(e.matrix,t,n));return{columns:s,rows:r.map((i,c)=>[i,...Array.from(o[c]??[])])}}function je(e,t){
let n=U(t.z??[]),s=Ie(e,t,"y").map((r,o)=>[r,...Array.from(H(n,o).values)]);return{columns:[t.name??"",...Ie(e,t,"x")],rows:s}}
function Ie(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(a=>_e(String(a)));let r=e[`${n}axis`],i=e[`${n}axis${(t[`${n}\
axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;if(i)return i.map(_e);let{shape:c}=U(t.z??[]);return[...Array(c[n===
"y"?0:1]??0).keys()].map(String)}function _e(e){return e.replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;",
"&")}var qs=12,R=new Map,dt=new Map;function gt(e,t){let n=JSON.stringify(Object.values(e)),s=R.get(n)??new Map;R.delete(n),R.
set(n,s);for(let i of R.keys()){if(R.size<=qs)break;R.delete(i)}let r=s.get(t);if(r)return r;let o=new Promise((i,c)=>Gs(
n,e,t,{resolve:i,reject:c}));return s.set(t,o),o.catch(()=>s.delete(t)),o}function Gs(e,t,n,s){let r=dt.get(e);if(r){r.views.
set(n,s);return}let o=new Map([[n,s]]);dt.set(e,{query:t,views:o}),setTimeout(()=>{dt.delete(e),Vs(t,o)},0)}async function Vs(e,t){
let{server:n,path:s,query:r,theme:o}=e,i=[...t.keys()].sort().join(",");try{let c=await st(`${s}/figures?${z({...r,views:i,
theme:o})}`,{},n);for(let[a,{resolve:l}]of t)l(c[a])}catch(c){let a=t.size>1&&c instanceof O&&[404,422,500].includes(c.status);
for(let[l,{resolve:u,reject:h}]of t)a?Ks(e,l).then(u,h):h(c)}}function Ks({server:e,path:t,query:n,theme:s},r){let o=z({
...n,theme:s});return st(`${t}/views/${encodeURIComponent(r)}?${o}`,{},e)}var mt=new Map;async function Ue(e,t){let n=mt.
get(e),s=n??(e.startsWith("#")?Ys(e.slice(1)):Js(e));n||(mt.set(e,s),s.catch(()=>mt.delete(e)));let r=await s;if(A(r))return r;
let{templates:o={}}=r.layout.meta,i=o[t];if(!i)return r;let c=Pe(i),a=new Map;for(let d of Object.values(o))Pe(d).forEach(
(f,p)=>{a.set(f,c[p]??f)});let{data:l,layout:u}=pt({data:r.data,layout:r.layout},a),{meta:h}=r.layout;return{...r,data:l,
layout:{...u,meta:h,template:i}}}function Pe(e){return e.layout.colorway}function pt(e,t){return Array.isArray(e)&&["str\
ing","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>pt(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,r])=>[s,pt(r,t)])):t.get(e)??e}async function Ys(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function Js(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);return t?.ok?t.json():_(t?.status??0,"The figure could not be loaded; reload the pa\
ge to try again.")}function C(e,{server:t,path:n,view:s,values:r}){let o=encodeURIComponent(s),i=n.startsWith("lessons/"),
c=i?`embed/${n}`:`embed/${n.replace("models/","")}/${o}`,a={embed:c,picture:`${c}/picture.png`,json:`api/${n}/views/${o}`,
offline:i?`api/${n}/offline`:`api/${n}/views/${o}/offline`},u=z({...i&&e!=="json"?{step:s}:{},...r}).toString();return new URL(
u?`${a[e]}?${u}`:a[e],t).href}var He=/<br ?\/?>/i,Y=null;function De(e,t,{width:n,height:s,scale:r},o=sr){let{font:i}=t.template.layout,c={size:i.size*
r,family:String(i.family??"sans-serif")},a={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[h,d]of Object.entries(t)){if(!/^[xy]axis/.
test(h))continue;let f=d,p=h.startsWith("x"),g=Qs(f,p,c,o);if(g===null||g&&!er(t,f,p))continue;l[h]={...f,automargin:!1};
let m=p?"b":"l";if(g&&(a[m]=Math.max(a[m],Math.ceil(g)+8)),g&&!p){let b=Math.ceil((f.tickfont?.size??c.size)/2);a.t=Math.
max(a.t,b),a.b=Math.max(a.b,b)}}let u=s-a.t-a.b;for(let h of["coloraxis","coloraxis2"]){let f=e.some(({coloraxis:m,visible:b})=>m===
h&&b!==!1)?Xs(t,h,u,c,o):0,p=Math.min(12,a.l,a.t,a.b),g=(f+p+(1.02-1)*(n-a.l))/1.02;f&&(a.r=Math.max(a.r,Math.ceil(g)))}
for(let[h,d]of Object.entries(l)){if(!h.startsWith("x")||!d.ticktext||d.tickangle!==0)continue;let f=J(d.ticktext,{...c,
...d.tickfont},o).width;tr(d,f,n,a)&&delete l[h]}return{...t,...l,margin:a}}function Qs(e,t,n,s){if(e.visible===!1)return 0;
let r=e.title?.text??"";if(e.showticklabels===!1)return r?null:0;let{ticktext:i,tickvals:c,tickangle:a=t?null:0,side:l}=e,
u=t&&a===-90;if(!i||!c||a!==0&&!u||l&&l!==(t?"bottom":"left")||e.ticks)return null;let d=e.tickfont?.size??n.size,f=J(i,
{...n,size:d},s);return 1+(u?f.width+.2*d:t?f.height:f.width)+Zs(e,r,n)}function J(e,{size:t,family:n},s){let[r,o,i]=[0,
1,0];for(let c of e){let a=c.includes("<b>")?700:400,l=c.split(He);o=Math.max(o,l.length);for(let u of l){let h=s(nr(u),
`${a} ${t}px ${n}`);r=Math.max(r,h.width),i=Math.max(i,h.descent)}}return{width:r,height:t+(o-1)*1.3*t+i}}function Zs(e,t,n){
if(!t)return 0;let{font:s,standoff:r}=e.title,o=s?.size??Math.round(1.2*n.size),i=t.split(He).length-1;return o*(.7+i*1.3)+
(r??6)}function Xs(e,t,n,s,r){let o=e[t]??{},c={...e.template.layout[t]?.colorbar,...o.colorbar},{tickvals:a,ticktext:l,
thickness:u,len:h=1}=c,d=c.orientation==="h"||"x"in c||"xanchor"in c;if(o.showscale===!1||d||!a?.length||!u)return 0;let f=J(
l??a.map(String),s,r),p=20+u,g=c.title?.text;if(!g)return p+1+f.width;let m=Math.round(1.2*s.size),b=J([g],{...s,size:m},
r).width,[y,T]=[o.cmin??a[0]??0,o.cmax??a.at(-1)??1],k=h*n-20;return a.some(v=>Math.abs((v-y)/(T-y)-.5)*k<b/2+1.3*(s.size/
2))?p+1+f.width+1.45*m+2:p+10+1.25*m}function tr({domain:e=[0,1],categoryarray:t,ticktext:n=[]},s,r,{l:o,r:i}){let[c,a]=e,
l=r-o-i,u=(a-c)*l/(t??n).length,h=Math.min(o+c*l,i+(1-a)*l);return(s-u)/2>h}function er(e,t,n){let s=t.anchor??(n?"y":"x"),
r=e[`${s[0]}axis${s.slice(1)}`],[o]=r?.domain??[0,1];return o===0}function nr(e){return e.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function sr(e,t){if(Y??=document.createElement("canvas").getContext("2d"),!Y)return{
width:0,descent:0};Y.font=t;let{width:n,fontBoundingBoxDescent:s}=Y.measureText(e);return{width:n,descent:s}}function Be({x:e,y:t,xaxis:n,yaxis:s},r){let o=[Fe(n,e,r),Fe(s,t,r)];return[...new Set(o.filter(i=>i!==null))]}function Fe(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function ze(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(rr());if(!e._fullLayout)
return;let r=e._fullLayout,{_subplots:o}=e._fullLayout,i=(o?.cartesian??[]).flatMap(c=>{let[,a,l]=/^x(\d*)y(\d*)$/.exec(
c)??[],[u,h]=[r[`xaxis${a}`],r[`yaxis${l}`]];if(!u||!h)return[];let d=[u,h].every(({_name:f})=>t.includes(f));return[[u,
h],[h,u]].flatMap(([f,p])=>f&&p&&t.includes(f._name)&&(d||f.anchor===p._id)?n.map(m=>or(f,p,m)):[])});s.replaceChildren(
...i.filter(c=>c!==null))}function rr(){let e=document.createElement("div");return e.className="view-marks",e}function or(e,t,n){
if(!e._length)return null;let s=e._id.startsWith("x"),r=[e.l2p(n-.5),e.l2p(n+.5)],[o,i]=[Math.min(...r),Math.max(...r)];
if(!(i>0&&o<e._length)||!t._length)return null;let[c,a]=s?[e._offset+o,t._offset]:[t._offset,e._offset+o],[l,u]=s?[i-o,t.
_length]:[t._length,i-o],h=document.createElement("div");return Object.assign(h.style,{left:`${c}px`,top:`${a}px`,width:`${l}\
px`,height:`${u}px`}),h}async function bt({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await ir(e))}`}async function We(e,t){let n=new Image;
n.src=await bt(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let r=s.getContext("2d");if(!r)throw new Error("This browser cannot draw a PNG of this size.");return r.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function ir(e){let t=await cr();return t&&e.replace(/<svg[^>]*>/,
n=>`${n}<style>${t}</style>`)||e}async function cr(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await ar(n,e.href??document.baseURI)})}`}}catch{}
return""}async function ar(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return n.ok?`data:font\
/woff2;base64,${pe(new Uint8Array(await n.arrayBuffer()))}`:_(n.status)}var qe="vendor/plotly/plotly-traces-4.1.1.min.js",wt;function Q(e){return window.Plotly?Promise.resolve(window.Plotly):(wt??=
new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${qe}`,e).href:new URL(`../${qe}`,import.meta.
url).href;let r=()=>{wt=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try a\
gain."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.head.
append(s)}),wt)}async function Ge(e,t,n){let{width:s,height:r}=e.layout,c={svg:await(await Q()).toImage(e,{format:"svg",
width:s,height:r,imageDataOnly:!0}),width:s,height:r};return t==="svg"?bt(c):We(c,n)}var lr=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;function ur(e){return e.split(lr)}function yt(e){return ur(e).map((t,n)=>{
if(n%2===0)return t;let s=document.createElement("span");return s.className="with-unit",s.textContent=t,s})}var vt={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},Ot=["inputs","removed"],hr=new Set(["server","source","model","lesson","view","theme","reads",...Ot,
...Object.keys(vt)]),Qe=["scale","accent","controls","caption"],fr=new Set([...Qe,"fill"]),Ve=":scope > a",Ke="pointer-v\
iew:hover",At=matchMedia("(prefers-color-scheme: dark)"),dr={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1,
showAxisDragHandles:!1},mr=120,pr=[["short",576,0],["low",352,0],["tight",288,352]],Z={height:525,width:640,least:.75,most:4},
Et={width:944,height:524,least:.6},gr="400px 0px",Ye=660,br="[data-answer]:not(pointer-view *)",wr=/^(\w+):(\d+)$/,yr="T\
he server draws this chart, and it does not answer.",Ar="The answer above is computed in this browser.",Er="Type visits,\
 or add a place, to see what the model answers.",j=null,xt=null,St=class extends HTMLElement{#o=null;#t=null;#e=null;#r=0;#c=!1;#h="";#d=!1;#m="";#w=[];#y=!1;#E=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#R()},{rootMargin:gr});#$=new ResizeObserver(()=>requestAnimationFrame(()=>this.#k()));#L=new MutationObserver(
t=>this.#J(t.map(({attributeName:n})=>n??"")));#N=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#f();return}
this.#O(this.#A),this.#u()};#I=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#_=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#o??=this.#U(),this.#v(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(Ke,this.#I),
At.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#_);this.#$.
observe(this),this.#L.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#E.observe(this):this.#y=!0,this.#f()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(Ke,this.#I),At.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#_);this.#$.disconnect(),this.#L.
disconnect(),this.#E.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#w.join()&&(this.#w=t,this.#z())}get chosen(){
return this.#t?this.#i:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#W();
return Math.ceil(t+G(this.#t)+n)}get#n(){return this.#o??=this.#U(),this.#o}#R(){this.#y=!0,this.#E.disconnect(),this.#f()}#J(t){
t.some(s=>fr.has(s))&&(this.#v(),this.#u()),t.includes("beat")&&this.#C();let n=t.filter(s=>hr.has(s)&&!this.#Q(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#y?this.#R():n.length?this.#f():this.#a.some(({name:s})=>t.includes(s))?this.#M()&&
this.#u():t.includes(this.#m)&&this.#f()}#Q(t){let n=this.#e;return!n||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#h)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#e?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#s("beat",{beat:t===null?null:t+1})}get#a(){return this.#t?x(this.#t).choices??[]:[]}#f(){this.#c||(this.#c=!0,
queueMicrotask(()=>{this.#c=!1,this.#tt()}))}get#x(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("\
lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#g(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:B.href}get#j(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?At.matches?"dark":"light":(t??this.#j)==="dark"?"dark":"light"}get#b(){let t=this.getAttribute("scale");return t===
"auto"?this.#X:t!==null&&I("scale",t)?Number(t):1}get#X(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute("\
fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/Z.height,t/Z.width))/10;return Math.min(Z.most,Math.max(Z.least,s))}#v(){
let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#b)):this.style.
removeProperty("--scale"),t&&I("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--accent")}get#P(){
if(this.hasAttribute("lesson")){let n=Ot.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.fromEntries(
n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(vt).map(([n,s])=>[s,
this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){let{needsHistory:t,query:n}=this.#P;
this.#r+=1;let s=this.#r,r=this.getAttribute("source"),o=this.getAttribute("view")??"",i=this.#x&&o&&(!t||n.visits||n.record);
if(!r&&!i){this.#S(Er);return}if(!this.#y){this.#S("");return}let c=this.#A;this.#O(c),this.setAttribute("aria-busy","tr\
ue");try{let a={server:this.#g,path:this.#x,query:n,theme:c},l=this.hasAttribute("server")?this.#g:"",[u]=await Promise.
all([r?Ue(r,c):this.#et(a,o),r?null:o===q?import("./network-drawing.js"):Q(l)]),h=A(u),d=h?await import("./network-drawing.js"):
null;h||await Q(l),await Ft(()=>{s===this.#r&&(this.#rt(d?.NetworkDrawing??null,x(u).title),this.#t=h?u:structuredClone(
u),this.#it(this.#t),this.#nt({...a,theme:"light"},o))})}catch(a){s===this.#r&&this.#D(a)}finally{s===this.#r&&this.removeAttribute(
"aria-busy")}}async#et(t,n){let s=n===q?this.#e:null,r=this.getAttribute("model")??"",o=await s?.compute(t,r,{isSilent:!1});
if(o)return o;try{return await gt(t,n)}catch(i){if(!Je(i))throw i;let c=await s?.compute(t,r,{isSilent:!0});if(!c)throw i;
return c}}#O(t){this.#j!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,n){if(!this.#t||A(this.#t))return;let{template:s,
meta:r}=this.#t.layout,o=r.templates?.light;j??=o??(this.#A==="light"?s:null),!(j||this.hasAttribute("source"))&&(xt??=gt(
t,n),xt.then(i=>{A(i)||(j??=i.layout.template)}).catch(()=>{xt=null}))}#st(t){if(this.#d=t,!this.#t||!this.#h)return;let n=j??
this.#e;this.#O(t&&n?"light":this.#A),this.#u(),t||requestAnimationFrame(()=>this.#u())}#U(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#l("h3","view-title"),caption:this.#l("p","view-caption"),choices:this.#l(
"div","view-choices"),summary:this.#l("p","view-summary"),failure:this.#l("p","view-failure"),trust:this.#l("p","view-tr\
ust"),plot:this.#l("div","view-plot"),details:this.#l("details","view-table"),exports:Jt({name:()=>this.#G,links:()=>this.#bt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(o,i)=>this.#pt(o,i),csv:()=>this.#t?Re(this.#t,this.#i):"",json:()=>JSON.stringify(
this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(
t),n.details.addEventListener("toggle",()=>this.#q());let s=new K(n.choices,{selected:()=>this.#i,select:(o,i)=>this.#dt(
o,i),open:o=>this.#s("open",o)}),r=this.querySelector(Ve);r?.classList.add("view-stand-in"),this.replaceChildren(...Object.
values(n),...r?[r]:[]),this.addEventListener("toggle",({target:o})=>this.#ft(o),!0);for(let o of[n.plot,n.details,n.choices,
n.exports,n.failure])o.hidden=!0;return{...n,controls:s}}#l(t,n){let s=this.querySelector(`.${n}`),r=s instanceof HTMLElement?
s:document.createElement(t);return r.className=n,r}#rt(t,n){if(t===null==(this.#e===null))return;let s=this.#n,r=s.plot.
cloneNode();r.removeAttribute("data-listening"),r.role=t?"group":"img",s.plot.replaceWith(r),s.plot=r,this.#e?.bar?.remove(),
this.#e=t?new t(r,{title:n,isProjected:this.hasAttribute("fill"),hover:o=>this.#s("hover",{visits:o}),told:o=>this.#Z(o),
acts:{server:()=>this.hasAttribute("source")?null:this.#g,answered:o=>this.#ot(o),resized:()=>requestAnimationFrame(()=>this.#k())}}):
null,this.#e?.bar&&s.summary.before(this.#e.bar)}#ot({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#e??
{};s?this.setAttribute("interventions",s):this.removeAttribute("interventions"),this.#M()&&this.#u(),this.#s("interventi\
ons",n)}#H(t){let{plot:n,details:s,choices:r,exports:o,failure:i}=this.#n;for(let a of[n,s,r,o])a.hidden=t;i.hidden=!0;let c=this.#e?.
bar;c&&t&&(c.hidden=!0)}#S(t){this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#H(
!0),this.#n.summary.textContent=t}#D(t){this.#S("");let{failure:n}=this.#n,s=Je(t)&&document.querySelector(br)!==null,r=s?
yr:Ht(t);if(n.replaceChildren(r),s&&n.append(" ",xr()),n.hidden=!1,this.#s("failed",{message:r}),!(t instanceof O)||![0,
503].includes(t.status))return;let o=document.createElement("button");o.type="button",o.textContent="Try again",o.addEventListener(
"click",()=>this.#f()),n.append(" ",o)}#it(t){let{title:n,caption:s,controls:r}=this.#n,o=x(t);n.textContent=o.title,n.hidden=
!1,s.replaceChildren(...yt(o.caption)),this.#ct(o.trust),this.toggleAttribute("data-network",A(t)),this.#H(!1),r.offer(o,
A(t)?[]:t.data,!this.hasAttribute("fill")),this.#M()&&this.#u()}#ct(t){let{trust:n}=this.#n;if(n.textContent=t?.text??"",
!t||this.hasAttribute("source")||!$.answers)return;let s=document.createElement("a"),r=encodeURIComponent(this.getAttribute(
"model")??"");s.href=new URL(`insights/${r}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",n.
append(" ",s)}#u(){if(!this.#t)return;let{plot:t}=this.#n,n=this.#d,s=this.#T(G(this.#t)),r=n?Math.min(s.width||Ye,Ye):s.
width;if(!r)return;if(A(this.#t)){let i=s.isFixed?this.#ut:1;t.style.setProperty("zoom",i===1?"":String(i)),t.style.height=
`${s.height/i}px`,this.#e?.draw(this.#t)}else t.style.height=s.isFixed?`${s.height}px`:"",this.#at(t,this.#t,{...s,width:r});
let o=!this.dataset.drawn;o&&this.querySelector(Ve)?.remove(),this.#h=`${r}×${s.height}`,this.dataset.drawn="true",o&&this.
hasAttribute("beat")&&this.#C(),this.#z(),this.#s("drawn",{})}#at(t,{data:n,layout:s},r){let o=this.#d,i=o&&j?{...s,template:j}:
s,c=this.#F({data:n,layout:i},r);window.Plotly?.react(t,c.data,o?{...c.layout,width:r.width}:c.layout,dr),t.dataset.listening||
this.#lt(t)}#F({data:t,layout:n},{width:s,height:r,isFixed:o}){let i="rgba(0, 0, 0, 0)",c=this.#b,{font:a,hoverlabel:l}=n.
template.layout,u=a.size*c,h=ce({data:t,layout:vr(n)},{width:s,height:r,isFixed:o,scale:c}),d={font:{size:u},hoverlabel:{
...n.hoverlabel,font:{...l.font,size:u}}};return{data:h.data,layout:{...De(h.data,h.layout,{width:s,height:r,scale:c}),...c!==
1&&d,paper_bgcolor:i,plot_bgcolor:i,height:r}}}#lt(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)
return;n.data.meta&&this.#s("open",n.data.meta);let[,s,r]=wr.exec(String([n.customdata].flat()[0]))??[];s&&this.#s("sele\
ct",{table:s,row:Number(r)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#s("hover",{visits:Be(n,this.#B)})}),t.on("p\
lotly_unhover",()=>this.#s("hover",{visits:[]}))}get#B(){return this.#t?x(this.#t).visit_axes??[]:[]}#s(t,n){this.dispatchEvent(
new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#z(){!this.#t||!this.#h||(this.#e?this.#e.mark(this.#w):ze(this.#n.
plot,this.#B,this.#w))}#T(t){let{plot:n}=this.#n,s=n.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};
this.getAttribute("scale")==="auto"&&this.#v(),this.#ht();let{above:r,below:o}=this.#W();this.style.setProperty("--below",
`${Math.ceil(o)}px`);let i=Math.max(Math.floor(this.offsetHeight-r-o),mr);return{width:s,height:i,isFixed:!0}}get#ut(){let t=Math.
min(1,this.#b),[n,s]=[this.offsetWidth,this.offsetHeight],r=Math.min(n/Et.width,s/Et.height)/t;return n<s||r>1||r*t<Et.least?
1:r}#ht(){let[t,n]=[this.offsetWidth/this.#b,this.offsetHeight/this.#b],s=pr.filter(([,r,o])=>n<r||t<o).map(([r])=>r).join(
" ");this.dataset.room!==s&&(this.dataset.room=s)}#W(){let{plot:t,details:n,exports:s}=this.#n,r=this.getBoundingClientRect(),
o=r.height/this.offsetHeight||1,i=[n,s].filter(a=>a.offsetHeight).map(a=>a.getBoundingClientRect()),c=i.length?Math.max(
...i.map(({bottom:a})=>a))-Math.min(...i.map(({top:a})=>a)):0;return{above:(t.getBoundingClientRect().top-r.top)/o,below:c/
o}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("deta\
ils"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#k())}#k(){if(!this.#t)return;let{width:t,height:n}=this.#T(
G(this.#t));t&&this.#h!==`${t}×${n}`&&this.#u()}#dt(t,n){this.setAttribute(t,String(n)),this.#s("option",{[t]:n})}#M(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:Ae(this.#a,this.#N);if(n)return this.#D(new Error(n.
message)),this.#m=n.name,!1;let s=x(t),r="";if(this.#a.length&&!A(t)){let o=this.#i;this.#n.controls.show(o);for(let c of t.
data)c.meta&&(c.visible=Object.entries(c.meta).every(([a,l])=>o[a]===l));Me(t,o);let{summaries:i}=s;i&&(s.summary=i.texts[Ee(
this.#a,i.by,o)]??""),r=`: ${at(this.#a,o)}`}return this.#n.summary.replaceChildren(...yt(s.summary??"")),this.#n.plot.setAttribute(
"aria-label",`${s.title}${r}. ${s.summary??""}`),this.#q(),!0}get#i(){return ye(this.#a,this.#N)}#q(){let{details:t}=this.#n;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${x(this.#t).title}`),n.append(...this.#mt().map(Le)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#mt(){return this.#t?ft(this.#t,this.#i):[]}async#pt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:A(s)?await this.#e?.address(t,n)??"":await Ge(this.#gt(s),t,n),meta:x(
s),selection:at(this.#a,this.#i)}}#gt(t){let{data:n,layout:s}=structuredClone(t),r=this.#T(s.height),{paper_bgcolor:o,plot_bgcolor:i}=s.
template.layout,c=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),a=this.#F({data:n,layout:s},
r),l=c?{}:{paper_bgcolor:o,plot_bgcolor:i};return{data:a.data,layout:{...a.layout,width:r.width,...l}}}get#G(){let t=this.
getAttribute("model")??this.getAttribute("lesson"),{model:n=t}=Object(Ct(this.getAttribute("against")??"{}")),s=[t,n!==t&&
`minus-${n}`,this.getAttribute("view"),this.hasAttribute("against")&&"difference"],r=this.getAttribute("name")??s.filter(
Boolean).join("-"),o=this.#i,c=this.#a.filter(({name:a,values:l})=>o[a]!==l[0]).map(({name:a})=>typeof o[a]=="number"?`${a}\
-${o[a]}`:o[a]);return[r,...c].join("-")}get#V(){return{server:this.#g,path:this.#x,view:this.getAttribute("view")??"",values:{
...this.#P.query,...this.#i}}}get#K(){let t=this.getAttribute("theme")??document.documentElement.dataset.askedTheme,n=Qe.
map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(s)&&I(s,r??""));return{...t&&{theme:t},...Object.
fromEntries(n)}}#bt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.hasAttribute("sou\
rce")&&$.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#V;return{link:n,embed:C("embed",this.#Y(r)),
json:C("json",r),offline:C("offline",r)}}#Y(t){let{controls:n,...s}=this.#K,r={...t.values,...s,...n&&n!=="some"&&{controls:n}};
return{...t,values:r}}#wt(t){let n=this.#V,{title:s,summary:r=""}=x(t),o=["model","lesson","view","reads",...Ot,...Object.
keys(vt)],i=[...this.attributes].filter(({name:d})=>o.includes(d)),{theme:c,...a}=this.#K,l=c?.replace(/^transparent-?/,
""),u={...Object.fromEntries(i.map(({name:d,value:f})=>[d,f])),...this.#i,...l&&{theme:l},...a},h=this.#Y(n);return{title:s,
caption:r,name:this.#G,server:n.server,embed:C("embed",h),picture:C("picture",h),attributes:Object.fromEntries(Object.entries(
u).map(([d,f])=>[d,String(f)]))}}};function Je(e){return e instanceof O&&e.status===0}function xr(){let e=document.createElement(
"span");return e.className="beside-browser-answer",e.textContent=Ar,e}function vr(e){let t=Object.entries(e).map(([n,s])=>{
if(!/^[xy]axis/.test(n))return[n,s];let r=s,o=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=r.type==="category"&&
!r.categoryarray&&o;return[n,i?{...r,categoryorder:"array",categoryarray:o}:r]});return Object.fromEntries(t)}customElements.
define("pointer-view",St);var Tt=["visits","record","user","predict_at","top_k","interventions","against"],tt=["scale","controls","caption","accen\
t"],Or={ArrowRight:1,PageDown:1,ArrowLeft:-1,PageUp:-1},et="beat",Sr={controls:"some"},X=e=>e.replaceAll("_","-"),w=$t(document,
"pointer-view"),Tr=(w.dataset.options??"").split(" ").filter(Boolean);function Ze(e){if(e.visits||e.record)for(let t of Tt)
w.removeAttribute(X(t));if("theme"in e){let t=e.theme??null;document.dispatchEvent(new CustomEvent("pointerscope:choose-\
theme",{detail:t}))}for(let t of[...Tt,...tt,et,...Tr].filter(n=>n in e)){let n=e[t]??Sr[t]??null;n===null?w.removeAttribute(
X(t)):(!tt.includes(t)||I(t,n))&&w.setAttribute(X(t),n)}}function kr(){let{askedTheme:e,theme:t}=document.documentElement.
dataset,n=[...Tt,...tt,et].map(s=>[s,w.getAttribute(X(s))]);return{...Object.fromEntries(n.filter(([,s])=>s!==null)),theme:e??
t,...w.beats&&{beats:w.beats},...w.chosen}}var Xe=Object.fromEntries(new URLSearchParams(location.search));for(let e of[
"theme",...tt])delete Xe[e];Ze(Xe);var F=_t({state:kr,height:()=>w.wantedHeight,set:Ze,mark:e=>w.mark(e)});w.addEventListener(
"pointer-view:drawn",()=>F("state",{}));w.addEventListener("pointer-view:beat",()=>F("state",{}));w.addEventListener("po\
inter-view:option",()=>F("state",{}));w.addEventListener("pointer-view:hover",({detail:e})=>F("hover",e));w.addEventListener(
"pointer-view:failed",({detail:e})=>F("failed",e));function Mr(e){let t=Number(w.getAttribute(et)),n=e.target instanceof
Element&&e.target.closest("[data-part], input");if(!t||n||e.defaultPrevented||e.altKey||e.ctrlKey)return;let s=t+(Or[e.key]??
0);s===t||s<1||s>w.beats||(e.preventDefault(),w.setAttribute(et,String(s)))}document.addEventListener("keydown",Mr);
