var dt={min:.5,max:4},Ce={controls:["none","some","all"],caption:["none","title","all"]};function M(e,t){return e==="sca\
le"?t.trim()!==""&&Number(t)>=dt.min&&Number(t)<=dt.max:e==="controls"||e==="caption"?Ce[e].includes(t):CSS.supports("co\
lor",t)}function mt(e,t,n){let s=_e(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function _e(e,t,n){
let s=e.querySelector(t);return s&&je(s,n)?s:null}function je(e,t){return e instanceof(t??HTMLElement)}var J={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Pe="input, select, textarea, [contenteditable], dialog[open]",Ue="\
a[href], button, summary, [role=button]",Fe=".table-frame";function gt({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",i=>{i.key==="Tab"&&(s=!1),!(!s||
!t()||!pt(i)||n(i.key))&&(i.stopImmediatePropagation(),r(i))},{capture:!0}),window.addEventListener("keydown",i=>{pt(i)&&
r(i)}),window.addEventListener("change",({target:i})=>{s&&t()&&i instanceof HTMLElement&&i.blur()});let r=i=>{i.preventDefault(),
e({key:i.key,shift:i.shiftKey})}}function pt({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:r,ctrlKey:i,metaKey:o}){
if(n||s||r||i||o||!Object.hasOwn(J,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Pe)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Ue))return!1;let a=t.closest(Fe);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var He=1e5,De=100,bt=2e4,We=8,Be=1e3;function wt({state:e,height:t,set:n,mark:s=()=>{},keeps:r=()=>!1}){let i=window.parent,
o=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=o.includes("*"),c="",l=!1,u=f=>{if(i!==window)for(let p of a?
["*"]:o)i.postMessage(f,p)},h=(f,p)=>u({pointerscope:f,...p});i!==window&&gt({send:f=>{h("key",f);let p={method:"trigger\
Key",args:[J[f.key]]};l||u(JSON.stringify(p))},isInDeck:()=>l,keeps:r});let d=()=>{let f={state:e(),height:t()};JSON.stringify(
f)!==c&&(c=JSON.stringify(f),h("height",{height:f.height}),h("state",{state:f.state}))};return window.addEventListener("\
message",({source:f,origin:p,data:g})=>{f!==i||!(a||o.includes(p))||(g?.pointerscope==="set"&&(n(qe(g.state)),d()),g?.pointerscope===
"mark"&&s(ze(g.visits)),g?.pointerscope==="deck"&&(l=!0),g?.pointerscope==="ask"&&(c="",d()))}),(f,p)=>f==="state"?d():h(
f,p)}function qe(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,De)){let r=s===null?null:Ve(s);(r===null||r!==void 0&&r.length<=He)&&(t[n]=r)}return t}function ze(e){return(Array.
isArray(e)?e.slice(0,Be):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Ve(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&yt(e,We)<=bt?JSON.stringify(e):void 0}function yt(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=yt(s,t-1),n>bt)return Number.POSITIVE_INFINITY;
return n}var v=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},U=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),$={answers:!0},Ye=[502,504];var Ge="No response could be read. Your input is still here; check your connection and try again.",Ke=e=>`The server ans\
wered with ${e}.`;async function Q(e,t,n=U){let s=await Je(new URL(`api/${e}`,n),t);if(String(n)===U.href&&Ze(s!==null&&
!Qe(s)),!s)return At();if(!(s.headers.get("content-type")??"").includes("json")){let o=Ke(s.status);throw new v(s.status,
[{where:"",message:o,suggestions:[]}])}let i=await s.json().catch(At);if(!s.ok)throw new v(s.status,i.errors??[]);return i}
async function Je(e,t){try{let n=await fetch(e,t);return Ye.includes(n.status)?null:n}catch(n){if(Et(n))throw n;return null}}function Qe({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function Ze(e){e!==$.answers&&($.
answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function At(e){throw Et(e)?
e:new v(0,[{where:"",message:Ge,suggestions:[]}])}function Et(e){return e instanceof DOMException&&e.name==="AbortError"}
function F(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(
s)]))}function vt(e){return e instanceof Error?e.message:String(e)}var xt=Promise.resolve();function Ot(e){let t=xt.then(Xe).then(e);return xt=t.catch(()=>{}),t}function Xe(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var kt={width:960,height:540};function St(e){return{"HTML frame":Tt(e),"Web component":tn(e),Markdown:Mt(e),Quarto:en(e),
LaTeX:nn(e)}}function Tt({title:e,embed:t}){return`<iframe src="${H(t)}" title="${H(e)}" width="${kt.width}" height="${kt.
height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function tn({server:e,attributes:t}){
let n=Object.entries({server:e,...t}).map(([s,r])=>r===""?s:`${s}="${H(r)}"`);return`<script src="${H(new URL("pointer-v\
iew.js",e).href)}" defer><\/script>
<pointer-view ${n.join(" ")}></pointer-view>`}function Mt({title:e,embed:t,picture:n}){return`[![${sn(e)}](<${$t(n)}>)](\
<${$t(t)}>)`}function en(e){return['::: {.content-visible when-format="html"}',"```{=html}",Tt(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',Mt(e),":::"].join(`
`)}function nn({title:e,caption:t,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${rn(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${hn(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function H(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function sn(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function $t(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function rn(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var on={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},an=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
cn={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},ln=/[ąęįųĄĘĮŲ]/,un=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function hn(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(un,"")].flatMap(n=>[...cn[n]??fn(n)]).map(n=>on[n]??dn(n)).join("")}function fn(e){return ln.test(e)?
e.normalize("NFD").slice(0,1):e}function dn(e){return/[&%$#_{}]/.test(e)?`\\${e}`:an.test(e)?e:"?"}function Nt(e,t,{title:n,origin:s}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return mn(decodeURIComponent(r),n,s);let i=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),o=[Lt("Title",n),Lt("Source",s)];return new Blob([i.subarray(0,33),...o,i.subarray(33)],
{type:"image/png"})}function mn(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(i,o)=>{
let a=document.createElementNS(s.namespaceURI,i);return a.textContent=o,a};return s.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Lt(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,pn(n)),s.buffer}function pn(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var gn=[1,2,4],bn=2;function Rt({name:e,links:t,view:n,picture:s,csv:r,json:i}){let o=document.createElement("div");o.className=
"view-take";let a={link:D("Link"),embed:D("Embed"),json:D("JSON"),offline:D("Offline file")};a.offline.title="One HTML f\
ile with this whole view inside, for use without a network";let c=R("JSON",()=>It(i(),`${e()}.json`,"application/json")),
l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=wn(
()=>{let{link:m,embed:b}=t(),E=b?n():null;return{...m&&{Address:m},...E&&St(E)}}),h=()=>{let m=t();for(let b of Object.keys(
a)){let E=m[b];a[b].hidden=E===null,E!==null&&(a[b].href=E)}c.hidden=m.json!==null,u.hidden=m.link===null&&m.embed===null,
l.hidden=$.answers};for(let m of["pointerenter","focusin"])o.addEventListener(m,h);let d=document.createElement("select");
d.setAttribute("aria-label","Size of the PNG"),d.append(...gn.map(m=>{let b=m===bn;return new Option(`${m}×`,String(m),
b,b)}));let f=async m=>{let{address:b,meta:E}=await s(m,Number(d.value)),T=E.origin??t().embed??location.href;Ct(Nt(b,m,
{title:E.title,origin:T}),`${e()}.${m}`)},p=()=>It(`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),g=document.createElement(
"span");return g.append(R("PNG",()=>f("png"))," ",d),o.append(a.link,a.embed,g,R("SVG",()=>f("svg")),R("CSV",p),a.json,c,
a.offline,u,l),h(),o}function wn(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let i=document.createElement("span");i.setAttribute("role","status");let o=document.
createElement("div");o.className="view-sheet",o.append(s,r),t.append(n,o),t.addEventListener("toggle",()=>{if(!t.open)return;
i.textContent="",r.hidden=!0;let c=Object.entries(e()).map(([l,u])=>R(l,()=>a(l,u)));s.replaceChildren(...c,i)});let a=async(c,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",c);let u=await yn(l);u||r.select(),i.textContent=u?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function yn(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function D(e){let t=document.createElement("a");return t.textContent=e,t}function R(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function It(e,t,n){Ct(new Blob(
[e],{type:n}),t)}function Ct(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var W="network";function y(e){return"kind"in e&&e.kind===W}function x(e){return y(e)?e.meta:e.layout.meta}function B(e){
return y(e)?e.meta.height??0:e.layout.height}var _t={width:420,height:200},An=300,S=2,A=20,O=8,jt=13,Ft=.75,En=3,vn=7.5,xn=44,On=18,Ht=240,Dt=90,Wt=56,Bt=90,kn=48,$n=1.3,
Sn=.6,Tn=9,qt=1.4,zt=["coloraxis","coloraxis2"];function Vt({data:e,layout:t},{width:n,height:s,isFixed:r,scale:i}){if(!n)
return{data:e,layout:t};let o={width:n/i,height:s/i},a=r&&(o.width<_t.width||o.height<_t.height),c={...o,isFixed:r,isTiny:a,
isNarrow:o.width<560,scale:i},l=a?Mn(t,t.meta.small??{}):t;if(!r)return{data:e,layout:{...l,...Ut(l,c)}};let u=Nn(Ln(e,l),
c),h={...u,...Ut(u,c),...Rn(e,u,c),...jn(u,c)};return{data:Wn(e,u,c.height),layout:h}}function Mn(e,t){return Yt(e,t)}function Yt(e,t){
if(!Pt(e)||!Pt(t))return t;let n={...e};for(let[s,r]of Object.entries(t))n[s]=Yt(e[s],r);return Object.fromEntries(Object.
entries(n).filter(([,s])=>s!==null))}function Pt(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Gt(e,t){
return Object.entries(e).filter(([s])=>t.test(s))}function Kt(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Jt(e){
return Gt(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function Qt(e,t){return e[t]}function Ln(e,t){let{xaxis:n}=t,s=e.find(
o=>(o.xaxis??"x")==="x"&&Array.isArray(o.x))?.x,r=Array.isArray(s)?s.filter(o=>typeof o=="string"):[],i=Array.isArray(s)&&
r.length===s.length;return n?.tickangle!==-90||n.tickvals||!r.length||!i?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,
ticktext:r}}}function Nn(e,{width:t,isTiny:n,scale:s}){let{xaxis:r,yaxis:i,meta:o}=e,a=r?.ticktext;if(!r||r.tickangle!==
-90||!a||a.length<=S)return e;let c={...r,tickangle:0};if(o.visit_axes?.includes("xaxis")&&o.visit_axes.includes("yaxis")&&
i?.ticktext?.join()===a.join()){let f=a.map((g,m)=>q(g,m,1/0)),p=a.map((g,m)=>String(m+1));return{...e,xaxis:{...c,ticktext:p},
yaxis:{...i,ticktext:f}}}let[u,h]=r.domain??[0,1],d=(h-u)*(t-(n?Dt:Ht))/a.length;for(let f of[1,Ft]){let p=a.map((m,b)=>In(
q(m,b,1/0),d/f));if(p.includes(""))continue;let g={...r.tickfont,size:f*s*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:p,...f<1&&{tickfont:g}}}}return e}function In(e,t){let n=Math.floor(t/O)-1,s=[];for(let r of e.split(" ")){
let i=s.at(-1);if(r.length>n)return"";i!==void 0&&i.length+1+r.length<=n?s[s.length-1]=`${i} ${r}`:s.push(r)}return s.length<=
En?s.join("<br>"):""}function Rn(e,t,{width:n,height:s,isTiny:r,scale:i}){let o=Cn(e,t),a=Math.max(...o.map(b=>b.length*
O+kn)),c=Math.ceil(o.length/Math.max(1,Math.floor(n/a))),l=o.length>0&&c*A>s/(r?4:3),u=o.length>0&&!l,h=_n(t,s,i),f=((h.
annotations?.find(({font:b})=>b?.size)?.font?.size??0)/i||A)*qt+2,p=Math.min(t.margin?.t??8,u?c*A+4:t.annotations?.length?
f:8),g=zt.some(b=>Qt(t,b)?.colorbar?.orientation==="h"),m=!t.margin||g&&!r;return{...l&&{showlegend:!1},...!m&&{margin:{
...t.margin,t:Math.ceil(p*i)}},...h}}function Cn(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:r,type:i,
visible:o,showlegend:a,legendgroup:c}of e)!r||(a===!1||o===!1)||["heatmap","contour"].includes(i)||(s+=1,n.set(c||r,r.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.values()]:[]}function _n(e,t,n){let{annotations:s=[],template:r}=e,i=({yref:d,
yanchor:f})=>d==="paper"&&f==="bottom",o=s.filter(i);if(!o.length)return{};let a=Jt(e).map(([d])=>d),c=o.filter(({y:d})=>d<
1).map(({y:d})=>Math.min(...a.map(f=>f-d).filter(f=>f>0),1-d)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-A)/
qt);if(u>=l)return{};let h=Math.max(Tn,u*n);return{annotations:s.map(d=>i(d)?{...d,font:{...d.font,size:h}}:d)}}function jn(e,{
height:t,isTiny:n}){let s=Math.floor(t/3/O),r=t-Zt(e,1/0,s)-Wt,i={};for(let o of zt){let a=Qt(e,o);a&&(n?i[o]={...a,showscale:!1}:
i[o]=Pn(e,o,a,r))}return i}function Pn(e,t,n,s){let r=n.colorbar??{};if(s>=An||r.ticktext||r.orientation==="h")return n;
let i=e.template.layout[t],o=r.tickvals??i?.colorbar?.tickvals,a=(r.len??1)*s;if(!o){let h=Math.max(S,Math.floor(a/A/1.5));
return{...n,colorbar:{...r,nticks:h}}}let[c,l]=[n.cmin??o[0]??0,n.cmax??o.at(-1)??1],u=[];for(let h of o){let d=u.at(-1);
(d===void 0||(h-d)/(l-c)*a>=A)&&u.push(h)}return{...n,colorbar:{...r,tickvals:u}}}function Ut(e,t){let{width:n,height:s,
isFixed:r,isTiny:i,isNarrow:o}=t,a=o?n:1/0,c=r?Math.floor(s/3/O):1/0,l=Zt(e,a,c),u=r?l?Wt:Bt:0,h=Math.max(s-l-(i?2*A:u),
A),d=i?n-Dt:Math.max(n-Ht,60);return Object.fromEntries(Gt(e,/^[xy]axis/).map(([f,p])=>{let g=f.startsWith("x"),m=r&&g?Hn(
p,e,h):p,[b,E]=m.domain??[0,1],T=(E-b)*(g?d:h),k=e.template.layout.font.size*t.scale,Ie=Un(m,g,T,k,t),Re=e.meta.priority?.[f];
return[f,Fn(Ie,{isX:g,length:T,fontSize:k,upright:c,priority:Re},t)]}))}function Un(e,t,n,s,{isTiny:r,isFixed:i}){let o=e.
title?.text??"";if(!r)return i&&!t&&o.length*O>$n*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!o||e.side==="top"||
c-a>Sn)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(O-1))+1),u=o.length>l?`${o.slice(0,l-1)}…`:o;return{...e,title:{
...e.title,standoff:0,font:{size:s-2},text:u}}}function Fn(e,{isX:t,length:n,fontSize:s,upright:r,priority:i},o){let{width:a,
isFixed:c,isTiny:l,isNarrow:u}=o,{ticktext:h,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!h)return c||
u&&t?Dn(e,t,n,o):e;let f=h.length;if(l&&t&&f===1&&e.tickangle===0&&(h[0]??"").length*O>n-O)return{...e,tickfont:{size:.75*
s}};if(f<=S&&(t||!c||n>=A))return e;let g=!t&&c&&n/f<A&&n/f>=jt,m=Math.floor(n/(g?jt:A)),b=f<=S?[f-1]:Bn(f,m,i),E=t&&e.tickangle!==
0?r:1/0,T=Xt(h,u?a:1/0,E);return{...e,...g&&{tickfont:{...e.tickfont,size:Ft*s}},tickvals:b.map(k=>d[k]??k),ticktext:b.map(
k=>T[k]??"")}}function Hn(e,t,n){let[s]=Kt(t,e.anchor)?.domain??[0,1],r=Jt(t).map(([,a])=>a),i=Math.max(...r.filter(a=>a<=
s),-1/0),o=(s-i)*n;return e.side==="top"||o>2.4*A?e:{...e,title:{},...o<.9*A&&{showticklabels:!1}}}function Dn(e,t,n,{isTiny:s,
isNarrow:r}){let i=Math.max(S,Math.floor(n/(t?xn:A*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/i);return{
...e,tickvals:e.tickvals.filter((h,d)=>d%u===0)}}let{dtick:o,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.
max(S,Math.floor(n/On))};let c=r&&t&&e.nticks&&!s?S:i,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:
e}function Wn(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let r=Kt(t,s.yaxis),[i,o]=r?.domain??
[0,1],a=r?.ticktext?.length;return a===void 0?s:(o-i)*(n-Bt)<a*A?{...s,texttemplate:""}:s})}function Bn(e,t,n){let s=[...Array(
e).keys()];if(e<=t)return s;let r=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(o=>o%r===0);let i=[];for(let o of[
...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))i.every(a=>Math.abs(a-o)>=r)&&i.push(o);return i.sort((o,a)=>o-a)}function Zt({xaxis:e},t,n){
let s=e?.tickangle===0?[]:e?.ticktext??[],r=Xt(s,t,n).map(i=>i.length);return Math.max(0,...r)*vn}function Xt(e,t,n){return e.
map((i,o)=>qn(i,o,t,n)).every((i,o)=>i===e[o])?e:e.map((i,o)=>q(i,o,n,t))}function qn(e,t,n,s){return n===1/0&&e.length<=
s?e:q(e,t,s,n)}function q(e,t,n,s=1/0){let r=s<1/0,i=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,o="",a="",
c=""]=i,[l="",u]=a.split(" · "),h=n<1/0?14:1/0,d=Math.min(r?Math.max(5,Math.floor(s/48)):h,n),f=l.length>d&&!l.includes(
"&")?`${l.slice(0,d-1)}…`:l;return o+(u?`${t+1} ${f}`:f)+c}var zn=12,L=new Map,Z=new Map;function et(e,t){let n=JSON.stringify(Object.values(e)),s=L.get(n)??new Map;L.delete(n),L.
set(n,s);for(let o of L.keys()){if(L.size<=zn)break;L.delete(o)}let r=s.get(t);if(r)return r;let i=new Promise((o,a)=>Vn(
n,e,t,{resolve:o,reject:a}));return s.set(t,i),i.catch(()=>s.delete(t)),i}function Vn(e,t,n,s){let r=Z.get(e);if(r){r.views.
set(n,s);return}let i=new Map([[n,s]]);Z.set(e,{query:t,views:i}),setTimeout(()=>{Z.delete(e),Yn(t,i)},0)}async function Yn(e,t){
let{server:n,path:s,query:r,theme:i}=e,o=[...t.keys()].sort().join(",");try{let a=await Q(`${s}/figures?${F({...r,views:o,
theme:i})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof v&&[404,422,500].includes(a.status);
for(let[l,{resolve:u,reject:h}]of t)c?Gn(e,l).then(u,h):h(a)}}function Gn({server:e,path:t,query:n,theme:s},r){let i=F({
...n,theme:s});return Q(`${t}/views/${encodeURIComponent(r)}?${i}`,{},e)}var X=new Map;async function ee(e,t){let n=X.get(
e),s=n??(e.startsWith("#")?Kn(e.slice(1)):Jn(e));n||(X.set(e,s),s.catch(()=>X.delete(e)));let r=await s;if(y(r))return r;
let{templates:i={}}=r.layout.meta,o=i[t];if(!o)return r;let a=te(o),c=new Map;for(let d of Object.values(i))te(d).forEach(
(f,p)=>{c.set(f,a[p]??f)});let{data:l,layout:u}=tt({data:r.data,layout:r.layout},c),{meta:h}=r.layout;return{...r,data:l,
layout:{...u,meta:h,template:o}}}function te(e){return e.layout.colorway}function tt(e,t){return Array.isArray(e)&&["str\
ing","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>tt(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,r])=>[s,tt(r,t)])):t.get(e)??e}async function Kn(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function Jn(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new v(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function N(e,{server:t,path:n,view:s,values:r}){let i=encodeURIComponent(
s),o=n.startsWith("lessons/"),a=o?`embed/${n}`:`embed/${n.replace("models/","")}/${i}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${i}`,offline:o?`api/${n}/offline`:`api/${n}/views/${i}/offline`},u=F({...o&&e!=="json"?{step:s}:
{},...r}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}function se({x:e,y:t,xaxis:n,yaxis:s},r){let i=[ne(n,e,r),ne(s,t,r)];return[...new Set(i.filter(o=>o!==null))]}function ne(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function re(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(Qn()),{_fullLayout:r}=e;
if(!r)return;let i=t.flatMap(o=>n.map(a=>Zn(r,r[o],a)));s.replaceChildren(...i.filter(o=>o!==null))}function Qn(){let e=document.
createElement("div");return e.className="view-marks",e}function Zn(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),r=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],i=[t.l2p(n-.5),t.l2p(n+.5)],[o,a]=[Math.min(
...i),Math.max(...i)];if(!(a>0&&o<t._length)||!r?._length)return null;let[c,l]=s?[t._offset+o,r._offset]:[r._offset,t._offset+
o],[u,h]=s?[a-o,r._length]:[r._length,a-o],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${h}px`}),d}function oe(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:r})=>[n,s.find(i=>String(i)===t(n))??r]))}function ae(e,t){
for(let{name:n,values:s}of e){let r=t(n);if(r===null||s.map(String).includes(r))continue;let i=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${i}.`}}return null}
function ce(e,t,n){return t.reduce((s,r)=>{let i=e.find(({name:o})=>o===r)?.values??[];return s*i.length+i.indexOf(n[r]??
"")},0)}function le(e,t){return e.map(s=>{let{name:r,title:i,values:o}=s,a=ue(s)[o.indexOf(t[r]??"")];return typeof a=="\
number"?`${i.toLowerCase()} ${a}`:a}).join(", ")}function ue({values:e,labels:t}){return t??e}var z=class{#i;#t;#e="";#r=0;#o=null;constructor(t,n){
this.#i=t,this.#t=n}offer({choices:t=[],player:n},s,r){let i=t.length?[]:s.filter(c=>c.meta),o=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),i.map(({name:c,meta:l})=>[c,l])]);if(this.#e===o)return;this.#e=o,this.pause(),this.#o=null,
this.#i.replaceChildren(...t.map(c=>this.#l(c))),i.length&&r&&this.#i.append(this.#d(i));let a=t.find(({name:c})=>c===n);
a&&this.#i.append(...this.#m(a))}show(t){for(let[n,s]of Object.entries(t)){let r=this.#i.querySelector(`select[name="${n}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#r),this.#r=0,this.#o&&(this.#o.textContent=
"Play")}#l(t){let{name:n,title:s,values:r}=t,i=document.createElement("select");i.name=n;let o=ue(t);return i.append(...r.
map((a,c)=>new Option(String(o[c]),String(a)))),i.addEventListener("change",()=>{this.pause();let a=r[i.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),ie(s,i)}#d(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,r)=>new Option(s.name,String(r)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),ie("Open",n)}#m({name:t,title:n,values:s}){let r=()=>s.indexOf(this.#t.selected()[t]??
""),i=u=>{let h=s[Math.max(0,Math.min(s.length-1,u))];h!==void 0&&this.#t.select(t,h)},o=u=>{this.pause(),i(r()+u)},a=nt(
"Play",()=>{if(this.#r){this.pause();return}r()===s.length-1&&i(0),a.textContent="Pause",this.#r=setInterval(()=>{i(r()+
1),r()===s.length-1&&this.pause()},1200)});this.#o=a;let c=nt("‹",()=>o(-1)),l=nt("›",()=>o(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function ie(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function nt(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}var he="vendor/plotly/plotly-traces-4.1.1.min.js",st;function V(e){return window.Plotly?Promise.resolve(window.Plotly):(st??=
new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${he}`,e).href:new URL(`../${he}`,import.meta.
url).href;let r=()=>{st=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try a\
gain."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.head.
append(s)}),st)}async function fe(e,t,n){let{width:s,height:r}=e.layout;return(await V()).toImage(e,{format:t,width:s,height:r,
...t==="png"&&{scale:n}})}function de(e){let t=atob(e),n=new Uint8Array(t.length);for(let s=0;s<t.length;s++)n[s]=t.charCodeAt(s);return n}var Xn={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function C(e){if(Array.isArray(e))return ts(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Xn[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(de(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function ts(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function _({values:e,
shape:t},n){let[,...s]=t,r=s.reduce((i,o)=>i*o,1);return{values:es(e,n*r,(n+1)*r),shape:s}}function me({values:e,shape:t}){
return t.length<2?e:rt({values:e,shape:t})}function rt(e){return Array.from({length:e.shape[0]??0},(t,n)=>_(e,n).values)}
function es(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var ns={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,maximum:Math.max,minimum:Math.
min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=t),equal:(e,t)=>+(e===t),
not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>ds(e*10**t)/10**t,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+ms(e/Math.SQRT2))},it={sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.
reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)};function ss(e){return typeof e=="string"?Number(
e.replace("inf","Infinity")):e}function ge({shape:e}){return e.reduce((t,n)=>t*n,1)}function be(e,t,{single:n=!1}={}){let s=n?
Float32Array:Float64Array,r=[],i=(o,a)=>r[o]?.[a]??Number.NaN;for(let o of e){if(o.op==="opaque")throw new RangeError("O\
nly Python computes this.");let a=new s(ge(o)),c=o.op==="table"?t(o.name??"",o.at):[];for(let l=0;l<a.length;l+=1)a[l]=o.
op==="table"?c[l]??Number.NaN:rs(e,o,l,i);r.push(a)}return r.at(-1)??new s(0)}function rs(e,t,n,s){let{op:r}=t;if(r==="c\
onstant")return os(t,n);let i=is(e,t,n).map(([h,d])=>s(h,d)),[o=0,a=0,c=0]=i;if(r==="view"||r==="join")return o;if(r==="\
where")return o?a:c;if(r==="matmul")return us(i);if(r==="collect")return it.sum?.(i)??0;if(r==="softmax")return cs(e,t,n,
i);let l=it[r];if(l)return l(i);let u=ns[r];if(!u)throw new RangeError(`There is no operation ${r}.`);return u(o,a)}function is(e,t,n){
let{op:s,of:r=[],groups:i}=t,[o=0,a=0]=r;if(s==="view")return[[o,hs(t,n)]];if(s==="join")return[fs(e,r,n)];if(s==="colle\
ct")return(i?.[n]??[]).map(c=>[o,c]);if(s==="matmul"){let[c,l]=[e[a]?.shape.at(-2)??0,t.shape.at(-1)??1],[u,h]=[Math.floor(
n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return pe(c).flatMap(f=>[[o,u*c+f],[a,d+f*l+h]])}if(s==="softmax"||s in
it){let c=e[o]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=pe(c).map(h=>[o,l*c+h]);return r.length>1?[...u,[a,0]]:
u}return r.map(c=>[c,e[c]?.shape.length?n:0])}function os({values:e=0},t){return ss(Array.isArray(e)?e[t]??Number.NaN:e)}
function as(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function cs(e,t,n,s){let{place:r,
width:i}=as(e,t,n),o=ls(s.slice(0,i),s[i]);return(o[r]??Number.NaN)/o.reduce((a,c)=>a+c,0)}function ls(e,t=1){let n=Math.
max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(r=>Math.exp((r-n)/s))}function us(e){let t=0;for(let n=0;n<
e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function hs({shape:e,offset:t=0,strides:n,index:s},r){if(s)return s[r]??
0;let[i,o]=[t,r];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;i+=o%c*(n?.[a]??0),o=Math.floor(o/c)}return i}function fs(e,t,n){
let s=n;for(let r of t){let i=ge(e[r]??{op:"",shape:[]});if(s<i)return[r,s];s-=i}throw new RangeError(`No operand has th\
e element ${n}.`)}function pe(e){return Array.from({length:e},(t,n)=>n)}function ds(e){let t=Math.floor(e);return e-t!==
.5?Math.round(e):t%2?t+1:t}function ms(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[e,e];for(let s=1;Math.abs(n)>Math.
abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var ye="all",we=new WeakMap;function Ae({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let r=e[s.trace];if("lines"in
s){let i=j(s.lines,t,n);Object.assign(r,gs(i,n[s.row],s))}else r[s.attribute]=me(j(s.is,t,n))}}function j(e,t,n){let s=ps(
t),r=o=>{let{values:a=[]}=t.choices?.find(({name:c})=>c===o)??{};return n[o]===ye?0:a.indexOf(n[o]??"")};return{values:be(
e,(o,a=[])=>{let c=s[o];if(!c)throw new Error(`The figure has no array ${o}.`);return a.reduce((l,u)=>_(l,r(u)),c).values}),
shape:e.at(-1)?.shape??[]}}function ps(e){let t=we.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(
([n,s])=>[n,C(s)])),we.set(e,t)),t}function gs({values:e,shape:t},n,{above:s,to:r}){let i=[],o=[],[a=0,c=0]=t;for(let l=0;l<
a;l+=1)if(!(n!==ye&&l!==n))for(let u=0;u<c;u+=1){let h=Number(e[l*c+u]);h<=s||h>r||(i.push(0,1,null),o.push(l,u,null))}return{
x:i,y:o}}function xe(e,t){let{table:n}=x(e);if(n&&"rows"in n)return[n];if(y(e))return[];let{data:s,layout:r}=e,i=n?[bs(n,r.meta,t)]:
[];return n&&!n.beside?i:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>ws(r,a)),...i]}function Oe({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(i=>ot("th",i,"col")));let r=n.
createTBody();for(let[i,...o]of t)r.insertRow().append(ot("th",i,"row"),...o.map(a=>ot("td",a)));return n}function ke(e){
let t=s=>s.map(vs).join(",");return`${e.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function bs(e,t,n){let{columns:s,labels:r}=e;if("values"in e){let o=e.values.map(a=>j(a,t,n).values);return{columns:s,
rows:r.map((a,c)=>[a,...o.map(l=>l[c])])}}let i=rt(j(e.matrix,t,n));return{columns:s,rows:r.map((o,a)=>[o,...Array.from(
i[a]??[])])}}function ws(e,t){let n=C(t.z??[]),s=Ee(e,t,"y").map((r,i)=>[r,...Array.from(_(n,i).values)]);return{columns:[
t.name??"",...Ee(e,t,"x")],rows:s}}function Ee(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>ve(String(c)));let r=e[`${n}\
axis`],o=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;if(o)return o.map(ve);let{shape:a}=C(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function ve(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}var ys=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,As=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Es=/^(?=[\t\r\n])/;function vs(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(As,"$1'").replace(
Es,"'"),n=ys.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function ot(e,t,n){let s=document.createElement(
e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}var lt={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},ut=["inputs","removed"],xs=new Set(["server","source","model","lesson","view","theme","reads",...ut,
...Object.keys(lt)]),Me=["scale","accent","controls","caption"],Os=new Set([...Me,"fill"]),$e="pointer-view:hover",at=matchMedia(
"(prefers-color-scheme: dark)"),ks={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},$s=120,Ss=[["short",576,
0],["low",352,0],["tight",288,352]],Ts="400px 0px",Se=660,Ms="[data-answer]:not(pointer-view *)",Ls=/^(\w+):(\d+)$/,Ns="\
The server draws this chart, and it does not answer.",Is="The answer above is computed in this browser.",Rs="Type visits\
, or add a place, to see what the model answers.",I=null,ct=null,ht=class extends HTMLElement{#i=null;#t=null;#e=null;#r=0;#o=!1;#l="";#d=!1;#m="";#b=[];#w=!1;#E=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#R()},{rootMargin:Ts});#T=new ResizeObserver(()=>requestAnimationFrame(()=>this.#$()));#M=new MutationObserver(
t=>this.#Q(t.map(({attributeName:n})=>n??"")));#L=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#h();return}
this.#x(this.#y),this.#c()};#N=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#I=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#i??=this.#U(),this.#j(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener($e,this.#N),
at.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#I);this.#T.
observe(this),this.#M.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#E.observe(this):this.#w=!0,this.#h()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener($e,this.#N),at.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#I);this.#T.disconnect(),this.#M.
disconnect(),this.#E.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#b.join()&&(this.#b=t,this.#B())}get chosen(){
return this.#t?this.#f:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+B(this.#t)+n)}get#n(){return this.#i??=this.#U(),this.#i}#R(){this.#w=!0,this.#E.disconnect(),this.#h()}#Q(t){
t.some(s=>Os.has(s))&&(this.#j(),this.#c()),t.includes("beat")&&this.#C();let n=t.filter(s=>xs.has(s)&&!this.#Z(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#w?this.#R():n.length?this.#h():this.#u.some(({name:s})=>t.includes(s))?this.#S()&&
this.#c():t.includes(this.#m)&&this.#h()}#Z(t){let n=this.#e;return!n||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#l)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#e?.tell(t>=1?t-1:null)}#X(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#s("beat",{beat:t===null?null:t+1})}get#u(){return this.#t?x(this.#t).choices??[]:[]}#h(){this.#o||(this.#o=!0,
queueMicrotask(()=>{this.#o=!1,this.#tt()}))}get#v(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("\
lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#g(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:U.href}get#_(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#y(){let t=this.getAttribute("theme");return t===
"auto"?at.matches?"dark":"light":(t??this.#_)==="dark"?"dark":"light"}get#A(){let t=this.getAttribute("scale");return t!==
null&&M("scale",t)?Number(t):1}#j(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#A)):this.style.removeProperty("--scale"),t&&M("accent",t)?this.style.setProperty("--accent",t):this.
style.removeProperty("--accent")}get#P(){if(this.hasAttribute("lesson")){let n=ut.map(s=>[s,this.getAttribute(s)]);return{
needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let t=Object.entries(lt).map(([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){
let{needsHistory:t,query:n}=this.#P;this.#r+=1;let s=this.#r,r=this.getAttribute("source"),i=this.getAttribute("view")??
"",o=this.#v&&i&&(!t||n.visits||n.record);if(!r&&!o){this.#O(Rs);return}if(!this.#w){this.#O("");return}let a=this.#y;this.#x(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#g,path:this.#v,query:n,theme:a},l=this.hasAttribute("se\
rver")?this.#g:"",[u]=await Promise.all([r?ee(r,a):this.#et(c,i),r?null:i===W?import("./network-drawing.js"):V(l)]),h=y(
u),d=h?await import("./network-drawing.js"):null;h||await V(l),await Ot(()=>{s===this.#r&&(this.#rt(d?.NetworkDrawing??null,
x(u).title),this.#t=h?u:structuredClone(u),this.#ot(this.#t),this.#nt({...c,theme:"light"},i))})}catch(c){s===this.#r&&this.#H(
c)}finally{s===this.#r&&this.removeAttribute("aria-busy")}}async#et(t,n){let s=n===W?this.#e:null,r=this.getAttribute("m\
odel")??"",i=await s?.compute(t,r,{isSilent:!1});if(i)return i;try{return await et(t,n)}catch(o){if(!Te(o))throw o;let a=await s?.
compute(t,r,{isSilent:!0});if(!a)throw o;return a}}#x(t){this.#_!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,n){
if(!this.#t||y(this.#t))return;let{template:s,meta:r}=this.#t.layout,i=r.templates?.light;I??=i??(this.#y==="light"?s:null),
!(I||this.hasAttribute("source"))&&(ct??=et(t,n),ct.then(o=>{y(o)||(I??=o.layout.template)}).catch(()=>{ct=null}))}#st(t){
if(this.#d=t,!this.#t||!this.#l)return;let n=I??this.#e;this.#x(t&&n?"light":this.#y),this.#c(),t||requestAnimationFrame(
()=>this.#c())}#U(){let t=document.createElement("summary");t.textContent="Numbers";let n={title:this.#a("h3","view-titl\
e"),caption:this.#a("p","view-caption"),choices:this.#a("div","view-choices"),summary:this.#a("p","view-summary"),failure:this.#a(
"p","view-failure"),trust:this.#a("p","view-trust"),plot:this.#a("div","view-plot"),details:this.#a("details","view-tabl\
e"),exports:Rt({name:()=>this.#Y,links:()=>this.#pt(),view:()=>this.#t&&this.#gt(this.#t),picture:(r,i)=>this.#dt(r,i),csv:()=>ke(
this.#V()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),
n.plot.role="img",n.details.append(t),n.details.addEventListener("toggle",()=>this.#z());let s=new z(n.choices,{selected:()=>this.#f,
select:(r,i)=>this.#ft(r,i),open:r=>this.#s("open",r)});this.replaceChildren(...Object.values(n)),this.addEventListener(
"toggle",({target:r})=>this.#ht(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])r.hidden=!0;return{...n,
controls:s}}#a(t,n){let s=this.querySelector(`.${n}`),r=s instanceof HTMLElement?s:document.createElement(t);return r.className=
n,r}#rt(t,n){if(t===null==(this.#e===null))return;let s=this.#n,r=s.plot.cloneNode();r.removeAttribute("data-listening"),
r.role=t?"group":"img",s.plot.replaceWith(r),s.plot=r,this.#e?.bar?.remove(),this.#e=t?new t(r,{title:n,isProjected:this.
hasAttribute("fill"),hover:i=>this.#s("hover",{visits:i}),told:i=>this.#X(i),acts:{server:()=>this.hasAttribute("source")?
null:this.#g,answered:i=>this.#it(i),resized:()=>requestAnimationFrame(()=>this.#$())}}):null,this.#e?.bar&&s.summary.before(
this.#e.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#e??{};s?this.setAttribute("interventio\
ns",s):this.removeAttribute("interventions"),this.#S()&&this.#c(),this.#s("interventions",n)}#F(t){let{plot:n,details:s,
choices:r,exports:i,failure:o}=this.#n;for(let c of[n,s,r,i])c.hidden=t;o.hidden=!0;let a=this.#e?.bar;a&&t&&(a.hidden=!0)}#O(t){
this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#F(!0),this.#n.summary.textContent=
t}#H(t){this.#O("");let{failure:n}=this.#n,s=Te(t)&&document.querySelector(Ms)!==null,r=s?Ns:vt(t);if(n.replaceChildren(
r),s&&n.append(" ",Cs()),n.hidden=!1,this.#s("failed",{message:r}),!(t instanceof v)||![0,503].includes(t.status))return;
let i=document.createElement("button");i.type="button",i.textContent="Try again",i.addEventListener("click",()=>this.#h()),
n.append(" ",i)}#ot(t){let{title:n,caption:s,controls:r}=this.#n,i=x(t);n.textContent=i.title,n.hidden=!1,s.textContent=
i.caption,this.#at(i.trust),this.toggleAttribute("data-network",y(t)),this.#F(!1),r.offer(i,y(t)?[]:t.data,!this.hasAttribute(
"fill")),this.#S()&&this.#c()}#at(t){let{trust:n}=this.#n;if(n.textContent=t?.text??"",!t||this.hasAttribute("source")||
!$.answers)return;let s=document.createElement("a"),r=encodeURIComponent(this.getAttribute("model")??"");s.href=new URL(
`insights/${r}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",n.append(" ",s)}#c(){if(!this.#t)
return;let{plot:t}=this.#n,n=this.#d,s=this.#k(B(this.#t)),r=n?Math.min(s.width||Se,Se):s.width;if(!r)return;y(this.#t)?
(t.style.height=`${s.height}px`,this.#e?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}px`:"",this.#ct(t,this.#t,
{...s,width:r}));let i=!this.dataset.drawn;this.#l=`${r}×${s.height}`,this.dataset.drawn="true",i&&this.hasAttribute("b\
eat")&&this.#C(),this.#B(),this.#s("drawn",{})}#ct(t,{data:n,layout:s},r){let i=this.#d,o=i&&I?{...s,template:I}:s,a=this.#D(
{data:n,layout:o},r);window.Plotly?.react(t,a.data,i?{...a.layout,width:r.width}:a.layout,ks),t.dataset.listening||this.#lt(
t)}#D({data:t,layout:n},{width:s,height:r,isFixed:i}){let o="rgba(0, 0, 0, 0)",a=this.#A,{font:c,hoverlabel:l}=n.template.
layout,u=c.size*a,h=Vt({data:t,layout:_s(n)},{width:s,height:r,isFixed:i,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,
font:{...l.font,size:u}}};return{data:h.data,layout:{...h.layout,...a!==1&&d,paper_bgcolor:o,plot_bgcolor:o,height:r}}}#lt(t){
t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#s("open",n.data.meta);let[
,s,r]=Ls.exec(String([n.customdata].flat()[0]))??[];s&&this.#s("select",{table:s,row:Number(r)})}),t.on("plotly_hover",({
points:[n]})=>{n&&this.#s("hover",{visits:se(n,this.#W)})}),t.on("plotly_unhover",()=>this.#s("hover",{visits:[]}))}get#W(){
return this.#t?x(this.#t).visit_axes??[]:[]}#s(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#B(){
!this.#t||!this.#l||(this.#e?this.#e.mark(this.#b):re(this.#n.plot,this.#W,this.#b))}#k(t){let{plot:n}=this.#n,s=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.#ut();let{above:r,below:i}=this.#q();this.style.setProperty(
"--below",`${Math.ceil(i)}px`);let o=Math.max(Math.floor(this.offsetHeight-r-i),$s);return{width:s,height:o,isFixed:!0}}#ut(){
let[t,n]=[this.offsetWidth/this.#A,this.offsetHeight/this.#A],s=Ss.filter(([,r,i])=>n<r||t<i).map(([r])=>r).join(" ");this.
dataset.room!==s&&(this.dataset.room=s)}#q(){let{plot:t,details:n,exports:s}=this.#n,r=this.getBoundingClientRect(),i=r.
height/this.offsetHeight||1,o=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=o.length?Math.max(...o.
map(({bottom:c})=>c))-Math.min(...o.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-r.top)/i,below:a/i}}#ht(t){
if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&
(n.open=n===t);requestAnimationFrame(()=>this.#$())}#$(){if(!this.#t)return;let{width:t,height:n}=this.#k(B(this.#t));t&&
this.#l!==`${t}×${n}`&&this.#c()}#ft(t,n){this.setAttribute(t,String(n)),this.#s("option",{[t]:n})}#S(){let t=this.#t;if(!t)
return!1;let n=this.hasAttribute("lenient")?null:ae(this.#u,this.#L);if(n)return this.#H(new Error(n.message)),this.#m=n.
name,!1;let s=x(t),r="";if(this.#u.length&&!y(t)){let i=this.#f;this.#n.controls.show(i);for(let a of t.data)a.meta&&(a.
visible=Object.entries(a.meta).every(([c,l])=>i[c]===l));Ae(t,i);let{summaries:o}=s;o&&(s.summary=o.texts[ce(this.#u,o.by,
i)]??""),r=`: ${le(this.#u,i)}`}return this.#n.summary.textContent=s.summary??"",this.#n.plot.setAttribute("aria-label",
`${s.title}${r}. ${s.summary??""}`),this.#z(),!0}get#f(){return oe(this.#u,this.#L)}#z(){let{details:t}=this.#n;if(!t.open||
!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),
n.setAttribute("aria-label",`Numbers: ${x(this.#t).title}`),n.append(...this.#V().map(Oe)),t.querySelector(".table-frame")?.
remove(),t.append(n)}#V(){return this.#t?xe(this.#t,this.#f):[]}async#dt(t,n){let s=this.#t;if(!s)throw new Error("There\
 is no figure to save yet.");return{address:y(s)?await this.#e?.address(t,n)??"":await fe(this.#mt(s),t,n),meta:x(s)}}#mt(t){
let{data:n,layout:s}=structuredClone(t),r=this.#k(s.height),{paper_bgcolor:i,plot_bgcolor:o}=s.template.layout,a=!this.dataset.
theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#D({data:n,layout:s},r),l=a?{}:{paper_bgcolor:i,
plot_bgcolor:o};return{data:c.data,layout:{...c.layout,width:r.width,...l}}}get#Y(){let t=[this.getAttribute("model")??this.
getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.getAttribute("n\
ame")??t.filter(Boolean).join("-")}get#G(){return{server:this.#g,path:this.#v,view:this.getAttribute("view")??"",values:{
...this.#P.query,...this.#f}}}get#K(){let t=this.getAttribute("theme")??document.documentElement.dataset.askedTheme,n=Me.
map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(s)&&M(s,r??""));return{...t&&{theme:t},...Object.
fromEntries(n)}}#pt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.hasAttribute("sou\
rce")&&$.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#G;return{link:n,embed:N("embed",this.#J(r)),
json:N("json",r),offline:N("offline",r)}}#J(t){let{controls:n,...s}=this.#K,r={...t.values,...s,...n&&n!=="some"&&{controls:n}};
return{...t,values:r}}#gt(t){let n=this.#G,{title:s,summary:r=""}=x(t),i=["model","lesson","view","reads",...ut,...Object.
keys(lt)],o=[...this.attributes].filter(({name:d})=>i.includes(d)),{theme:a,...c}=this.#K,l=a?.replace(/^transparent-?/,
""),u={...Object.fromEntries(o.map(({name:d,value:f})=>[d,f])),...this.#f,...l&&{theme:l},...c},h=this.#J(n);return{title:s,
caption:r,name:this.#Y,server:n.server,embed:N("embed",h),picture:N("picture",h),attributes:Object.fromEntries(Object.entries(
u).map(([d,f])=>[d,String(f)]))}}};function Te(e){return e instanceof v&&e.status===0}function Cs(){let e=document.createElement(
"span");return e.className="beside-browser-answer",e.textContent=Is,e}function _s(e){let t=Object.entries(e).map(([n,s])=>{
if(!/^[xy]axis/.test(n))return[n,s];let r=s,i=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,o=r.type==="category"&&
!r.categoryarray&&i;return[n,o?{...r,categoryorder:"array",categoryarray:i}:r]});return Object.fromEntries(t)}customElements.
define("pointer-view",ht);var ft=["visits","record","user","predict_at","top_k","interventions","against"],G=["scale","controls","caption","accent"],
js={ArrowRight:1,PageDown:1,ArrowLeft:-1,PageUp:-1},K="beat",Ps={controls:"some"},Y=e=>e.replaceAll("_","-"),w=mt(document,
"pointer-view"),Us=(w.dataset.options??"").split(" ").filter(Boolean);function Le(e){if(e.visits||e.record)for(let t of ft)
w.removeAttribute(Y(t));if("theme"in e){let t=e.theme??null;document.dispatchEvent(new CustomEvent("pointerscope:choose-\
theme",{detail:t}))}for(let t of[...ft,...G,K,...Us].filter(n=>n in e)){let n=e[t]??Ps[t]??null;n===null?w.removeAttribute(
Y(t)):(!G.includes(t)||M(t,n))&&w.setAttribute(Y(t),n)}}function Fs(){let{askedTheme:e,theme:t}=document.documentElement.
dataset,n=[...ft,...G,K].map(s=>[s,w.getAttribute(Y(s))]);return{...Object.fromEntries(n.filter(([,s])=>s!==null)),theme:e??
t,...w.beats&&{beats:w.beats},...w.chosen}}var Ne=Object.fromEntries(new URLSearchParams(location.search));for(let e of[
"theme",...G])delete Ne[e];Le(Ne);var P=wt({state:Fs,height:()=>w.wantedHeight,set:Le,mark:e=>w.mark(e)});w.addEventListener(
"pointer-view:drawn",()=>P("state",{}));w.addEventListener("pointer-view:beat",()=>P("state",{}));w.addEventListener("po\
inter-view:option",()=>P("state",{}));w.addEventListener("pointer-view:hover",({detail:e})=>P("hover",e));w.addEventListener(
"pointer-view:failed",({detail:e})=>P("failed",e));function Hs(e){let t=Number(w.getAttribute(K)),n=e.target instanceof Element&&
e.target.closest("[data-part], input");if(!t||n||e.defaultPrevented||e.altKey||e.ctrlKey)return;let s=t+(js[e.key]??0);s===
t||s<1||s>w.beats||(e.preventDefault(),w.setAttribute(K,String(s)))}document.addEventListener("keydown",Hs);
