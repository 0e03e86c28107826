var pt={min:.5,max:4},Pe={controls:["none","some","all"],caption:["none","title","all"]};function L(e,t){return e==="sca\
le"&&t!=="auto"?t.trim()!==""&&Number(t)>=pt.min&&Number(t)<=pt.max:e==="scale"?!0:e==="controls"||e==="caption"?Pe[e].includes(
t):CSS.supports("color",t)}function gt(e,t,n){let s=Ue(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function Ue(e,t,n){
let s=e.querySelector(t);return s&&Fe(s,n)?s:null}function Fe(e,t){return e instanceof(t??HTMLElement)}var Q={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},He="input, select, textarea, [contenteditable], dialog[open]",De="\
a[href], button, summary, [role=button]",We=".table-frame";function wt({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",i=>{i.key==="Tab"&&(s=!1),!(!s||
!t()||!bt(i)||n(i.key))&&(i.stopImmediatePropagation(),r(i))},{capture:!0}),window.addEventListener("keydown",i=>{bt(i)&&
r(i)}),window.addEventListener("change",({target:i})=>{s&&t()&&i instanceof HTMLElement&&i.blur()});let r=i=>{i.preventDefault(),
e({key:i.key,shift:i.shiftKey})}}function bt({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:r,ctrlKey:i,metaKey:o}){
if(n||s||r||i||o||!Object.hasOwn(Q,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(He)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(De))return!1;let a=t.closest(We);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var Be=1e5,qe=100,yt=2e4,ze=8,Ve=1e3;function At({state:e,height:t,set:n,mark:s=()=>{},keeps:r=()=>!1}){let i=window.parent,
o=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=o.includes("*"),c="",l=!1,u=f=>{if(i!==window)for(let p of a?
["*"]:o)i.postMessage(f,p)},h=(f,p)=>u({pointerscope:f,...p});i!==window&&wt({send:f=>{h("key",f);let p={method:"trigger\
Key",args:[Q[f.key]]};l||u(JSON.stringify(p))},isInDeck:()=>l,keeps:r});let d=()=>{let f={state:e(),height:t()};JSON.stringify(
f)!==c&&(c=JSON.stringify(f),h("height",{height:f.height}),h("state",{state:f.state}))};return window.addEventListener("\
message",({source:f,origin:p,data:g})=>{f!==i||!(a||o.includes(p))||(g?.pointerscope==="set"&&(n(Ye(g.state)),d()),g?.pointerscope===
"mark"&&s(Ge(g.visits)),g?.pointerscope==="deck"&&(l=!0),g?.pointerscope==="ask"&&(c="",d()))}),(f,p)=>f==="state"?d():h(
f,p)}function Ye(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,qe)){let r=s===null?null:Ke(s);(r===null||r!==void 0&&r.length<=Be)&&(t[n]=r)}return t}function Ge(e){return(Array.
isArray(e)?e.slice(0,Ve):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Ke(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Et(e,ze)<=yt?JSON.stringify(e):void 0}function Et(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=Et(s,t-1),n>yt)return Number.POSITIVE_INFINITY;
return n}var v=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},F=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),k={answers:!0},Je=[502,504],Qe=204;var Ze="No response could be read. Your input is still here; check your connection and try again.",Xe=e=>`The server ans\
wered with ${e}.`;async function Z(e,t,n=F){let s=await tn(new URL(`api/${e}`,n),t);if(String(n)===F.href&&nn(s!==null&&
!en(s)),!s)return vt();if(s.status===Qe)return;if(!(s.headers.get("content-type")??"").includes("json")){let o=Xe(s.status);
throw new v(s.status,[{where:"",message:o,suggestions:[]}])}let i=await s.json().catch(vt);if(!s.ok)throw new v(s.status,
i.errors??[]);return i}async function tn(e,t){try{let n=await fetch(e,t);return Je.includes(n.status)?null:n}catch(n){if(xt(
n))throw n;return null}}function en({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function nn(e){e!==k.answers&&(k.
answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function vt(e){throw xt(e)?
e:new v(0,[{where:"",message:Ze,suggestions:[]}])}function xt(e){return e instanceof DOMException&&e.name==="AbortError"}
function H(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(
s)]))}function Ot(e){return e instanceof Error?e.message:String(e)}var $t=Promise.resolve();function kt(e){let t=$t.then(sn).then(e);return $t=t.catch(()=>{}),t}function sn(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var X={width:960,height:540};function Tt(e){return{"HTML frame":Mt(e),"Web component":rn(e),Markdown:Nt(e),Quarto:on(e),
LaTeX:an(e)}}function Mt(e){let{title:t,embed:n}=e;return`<iframe src="${S(n)}" title="${S(t)}" width="${X.width}" heigh\
t="${X.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${Lt(e)}</iframe>`}function rn(e){let{
server:t,attributes:n}=e,s=Object.entries({server:t,...n}).map(([r,i])=>i===""?r:`${r}="${S(i)}"`);return`<script src="${S(
new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${Lt(e)}</pointer-view>`}function Lt({title:e,caption:t,embed:n,picture:s}){let r=[e,t].filter(
Boolean).join(". ");return`<a href="${S(n)}"><img src="${S(s)}" alt="${S(r)}" width="${X.width}"></a>`}function Nt({title:e,
embed:t,picture:n}){return`[![${cn(e)}](<${St(n)}>)](<${St(t)}>)`}function on(e){return['::: {.content-visible when-form\
at="html"}',"```{=html}",Mt(e),"```",":::",'::: {.content-visible unless-format="html"}',Nt(e),":::"].join(`
`)}function an({title:e,caption:t,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${r}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${ln(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${pn([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function S(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function cn(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function St(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function ln(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var un={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},hn=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
fn={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},dn=/[ąęįųĄĘĮŲ]/,mn=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function pn(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(mn,"")].flatMap(n=>[...fn[n]??gn(n)]).map(n=>un[n]??bn(n)).join("")}function gn(e){return dn.test(e)?
e.normalize("NFD").slice(0,1):e}function bn(e){return/[&%$#_{}]/.test(e)?`\\${e}`:hn.test(e)?e:"?"}function Rt(e,t,{title:n,origin:s}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return wn(decodeURIComponent(r),n,s);let i=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),o=[It("Title",n),It("Source",s)];return new Blob([i.subarray(0,33),...o,i.subarray(33)],
{type:"image/png"})}function wn(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(i,o)=>{
let a=document.createElementNS(s.namespaceURI,i);return a.textContent=o,a};return s.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function It(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,yn(n)),s.buffer}function yn(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var An=[1,2,4],En=2;function _t({name:e,links:t,view:n,picture:s,csv:r,json:i}){let o=document.createElement("div");o.className=
"view-take";let a={link:D("Link"),embed:D("Embed"),json:D("JSON"),offline:D("Offline file")};a.offline.title="One HTML f\
ile with this whole view inside, for use without a network";let c=C("JSON",()=>Ct(i(),`${e()}.json`,"application/json")),
l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=vn(
()=>{let{link:m,embed:b}=t(),E=b?n():null;return{...m&&{Address:m},...E&&Tt(E)}}),h=()=>{let m=t();for(let b of Object.keys(
a)){let E=m[b];a[b].hidden=E===null,E!==null&&(a[b].href=E)}c.hidden=m.json!==null,u.hidden=m.link===null&&m.embed===null,
l.hidden=k.answers};for(let m of["pointerenter","focusin"])o.addEventListener(m,h);let d=document.createElement("select");
d.setAttribute("aria-label","Size of the PNG"),d.append(...An.map(m=>{let b=m===En;return new Option(`${m}×`,String(m),
b,b)}));let f=async m=>{let{address:b,meta:E}=await s(m,Number(d.value)),M=E.origin??t().embed??location.href;jt(Rt(b,m,
{title:E.title,origin:M}),`${e()}.${m}`)},p=()=>Ct(`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),g=document.createElement(
"span");return g.append(C("PNG",()=>f("png"))," ",d),o.append(a.link,a.embed,g,C("SVG",()=>f("svg")),C("CSV",p),a.json,c,
a.offline,u,l),h(),o}function vn(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let i=document.createElement("span");i.setAttribute("role","status");let o=document.
createElement("div");o.className="view-sheet",o.append(s,r),t.append(n,o),t.addEventListener("toggle",()=>{if(!t.open)return;
i.textContent="",r.hidden=!0;let c=Object.entries(e()).map(([l,u])=>C(l,()=>a(l,u)));s.replaceChildren(...c,i)});let a=async(c,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",c);let u=await xn(l);u||r.select(),i.textContent=u?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function xn(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function D(e){let t=document.createElement("a");return t.textContent=e,t}function C(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Ct(e,t,n){jt(new Blob(
[e],{type:n}),t)}function jt(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var W="network";function y(e){return"kind"in e&&e.kind===W}function x(e){return y(e)?e.meta:e.layout.meta}function B(e){
return y(e)?e.meta.height??0:e.layout.height}var Pt={width:420,height:200},On=300,T=2,A=20,O=8,Ut=13,Dt=.75,$n=3,kn=7.5,Sn=44,Tn=18,Wt=240,Bt=90,qt=56,zt=90,Mn=48,Ln=1.3,
Nn=.6,In=9,Vt=1.4,Yt=["coloraxis","coloraxis2"];function Gt({data:e,layout:t},{width:n,height:s,isFixed:r,scale:i}){if(!n)
return{data:e,layout:t};let o={width:n/i,height:s/i},a=r&&(o.width<Pt.width||o.height<Pt.height),c={...o,isFixed:r,isTiny:a,
isNarrow:o.width<560,scale:i},l=a?Rn(t,t.meta.small??{}):t;if(!r)return{data:e,layout:{...l,...Ht(l,c)}};let u=_n(Cn(e,l),
c),h={...u,...Ht(u,c),...Pn(e,u,c),...Hn(u,c)};return{data:Vn(e,u,c.height),layout:h}}function Rn(e,t){return Kt(e,t)}function Kt(e,t){
if(!Ft(e)||!Ft(t))return t;let n={...e};for(let[s,r]of Object.entries(t))n[s]=Kt(e[s],r);return Object.fromEntries(Object.
entries(n).filter(([,s])=>s!==null))}function Ft(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Jt(e,t){
return Object.entries(e).filter(([s])=>t.test(s))}function Qt(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Zt(e){
return Jt(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function Xt(e,t){return e[t]}function Cn(e,t){let{xaxis:n}=t,s=e.find(
o=>(o.xaxis??"x")==="x"&&Array.isArray(o.x))?.x,r=Array.isArray(s)?s.filter(o=>typeof o=="string"):[],i=Array.isArray(s)&&
r.length===s.length;return n?.tickangle!==-90||n.tickvals||!r.length||!i?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,
ticktext:r}}}function _n(e,{width:t,isTiny:n,scale:s}){let{xaxis:r,yaxis:i,meta:o}=e,a=r?.ticktext;if(!r||r.tickangle!==
-90||!a||a.length<=T)return e;let c={...r,tickangle:0};if(o.visit_axes?.includes("xaxis")&&o.visit_axes.includes("yaxis")&&
i?.ticktext?.join()===a.join()){let f=a.map((g,m)=>q(g,m,1/0)),p=a.map((g,m)=>String(m+1));return{...e,xaxis:{...c,ticktext:p},
yaxis:{...i,ticktext:f}}}let[u,h]=r.domain??[0,1],d=(h-u)*(t-(n?Bt:Wt))/a.length;for(let f of[1,Dt]){let p=a.map((m,b)=>jn(
q(m,b,1/0),d/f));if(p.includes(""))continue;let g={...r.tickfont,size:f*s*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:p,...f<1&&{tickfont:g}}}}return e}function jn(e,t){let n=Math.floor(t/O)-1,s=[];for(let r of e.split(" ")){
let i=s.at(-1);if(r.length>n)return"";i!==void 0&&i.length+1+r.length<=n?s[s.length-1]=`${i} ${r}`:s.push(r)}return s.length<=
$n?s.join("<br>"):""}function Pn(e,t,{width:n,height:s,isTiny:r,scale:i}){let o=Un(e,t),a=Math.max(...o.map(b=>b.length*
O+Mn)),c=Math.ceil(o.length/Math.max(1,Math.floor(n/a))),l=o.length>0&&c*A>s/(r?4:3),u=o.length>0&&!l,h=Fn(t,s,i),f=((h.
annotations?.find(({font:b})=>b?.size)?.font?.size??0)/i||A)*Vt+2,p=Math.min(t.margin?.t??8,u?c*A+4:t.annotations?.length?
f:8),g=Yt.some(b=>Xt(t,b)?.colorbar?.orientation==="h"),m=!t.margin||g&&!r;return{...l&&{showlegend:!1},...!m&&{margin:{
...t.margin,t:Math.ceil(p*i)}},...h}}function Un(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:r,type:i,
visible:o,showlegend:a,legendgroup:c}of e)!r||(a===!1||o===!1)||["heatmap","contour"].includes(i)||(s+=1,n.set(c||r,r.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.values()]:[]}function Fn(e,t,n){let{annotations:s=[],template:r}=e,i=({yref:d,
yanchor:f})=>d==="paper"&&f==="bottom",o=s.filter(i);if(!o.length)return{};let a=Zt(e).map(([d])=>d),c=o.filter(({y:d})=>d<
1).map(({y:d})=>Math.min(...a.map(f=>f-d).filter(f=>f>0),1-d)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-A)/
Vt);if(u>=l)return{};let h=Math.max(In,u*n);return{annotations:s.map(d=>i(d)?{...d,font:{...d.font,size:h}}:d)}}function Hn(e,{
height:t,isTiny:n}){let s=Math.floor(t/3/O),r=t-te(e,1/0,s)-qt,i={};for(let o of Yt){let a=Xt(e,o);a&&(n?i[o]={...a,showscale:!1}:
i[o]=Dn(e,o,a,r))}return i}function Dn(e,t,n,s){let r=n.colorbar??{};if(s>=On||r.ticktext||r.orientation==="h")return n;
let i=e.template.layout[t],o=r.tickvals??i?.colorbar?.tickvals,a=(r.len??1)*s;if(!o){let h=Math.max(T,Math.floor(a/A/1.5));
return{...n,colorbar:{...r,nticks:h}}}let[c,l]=[n.cmin??o[0]??0,n.cmax??o.at(-1)??1],u=[];for(let h of o){let d=u.at(-1);
(d===void 0||(h-d)/(l-c)*a>=A)&&u.push(h)}return{...n,colorbar:{...r,tickvals:u}}}function Ht(e,t){let{width:n,height:s,
isFixed:r,isTiny:i,isNarrow:o}=t,a=o?n:1/0,c=r?Math.floor(s/3/O):1/0,l=te(e,a,c),u=r?l?qt:zt:0,h=Math.max(s-l-(i?2*A:u),
A),d=i?n-Bt:Math.max(n-Wt,60);return Object.fromEntries(Jt(e,/^[xy]axis/).map(([f,p])=>{let g=f.startsWith("x"),m=r&&g?qn(
p,e,h):p,[b,E]=m.domain??[0,1],M=(E-b)*(g?d:h),$=e.template.layout.font.size*t.scale,_e=Wn(m,g,M,$,t),je=e.meta.priority?.[f];
return[f,Bn(_e,{isX:g,length:M,fontSize:$,upright:c,priority:je},t)]}))}function Wn(e,t,n,s,{isTiny:r,isFixed:i}){let o=e.
title?.text??"";if(!r)return i&&!t&&o.length*O>Ln*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!o||e.side==="top"||
c-a>Nn)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(O-1))+1),u=o.length>l?`${o.slice(0,l-1)}…`:o;return{...e,title:{
...e.title,standoff:0,font:{size:s-2},text:u}}}function Bn(e,{isX:t,length:n,fontSize:s,upright:r,priority:i},o){let{width:a,
isFixed:c,isTiny:l,isNarrow:u}=o,{ticktext:h,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!h)return c||
u&&t?zn(e,t,n,o):e;let f=h.length;if(l&&t&&f===1&&e.tickangle===0&&(h[0]??"").length*O>n-O)return{...e,tickfont:{size:.75*
s}};if(f<=T&&(t||!c||n>=A))return e;let g=!t&&c&&n/f<A&&n/f>=Ut,m=Math.floor(n/(g?Ut:A)),b=f<=T?[f-1]:Yn(f,m,i),E=t&&e.tickangle!==
0?r:1/0,M=ee(h,u?a:1/0,E);return{...e,...g&&{tickfont:{...e.tickfont,size:Dt*s}},tickvals:b.map($=>d[$]??$),ticktext:b.map(
$=>M[$]??"")}}function qn(e,t,n){let[s]=Qt(t,e.anchor)?.domain??[0,1],r=Zt(t).map(([,a])=>a),i=Math.max(...r.filter(a=>a<=
s),-1/0),o=(s-i)*n;return e.side==="top"||o>2.4*A?e:{...e,title:{},...o<.9*A&&{showticklabels:!1}}}function zn(e,t,n,{isTiny:s,
isNarrow:r}){let i=Math.max(T,Math.floor(n/(t?Sn:A*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/i);return{
...e,tickvals:e.tickvals.filter((h,d)=>d%u===0)}}let{dtick:o,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.
max(T,Math.floor(n/Tn))};let c=r&&t&&e.nticks&&!s?T:i,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:
e}function Vn(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let r=Qt(t,s.yaxis),[i,o]=r?.domain??
[0,1],a=r?.ticktext?.length;return a===void 0?s:(o-i)*(n-zt)<a*A?{...s,texttemplate:""}:s})}function Yn(e,t,n){let s=[...Array(
e).keys()];if(e<=t)return s;let r=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(o=>o%r===0);let i=[];for(let o of[
...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))i.every(a=>Math.abs(a-o)>=r)&&i.push(o);return i.sort((o,a)=>o-a)}function te({xaxis:e},t,n){
let s=e?.tickangle===0?[]:e?.ticktext??[],r=ee(s,t,n).map(i=>i.length);return Math.max(0,...r)*kn}function ee(e,t,n){return e.
map((i,o)=>Gn(i,o,t,n)).every((i,o)=>i===e[o])?e:e.map((i,o)=>q(i,o,n,t))}function Gn(e,t,n,s){return n===1/0&&e.length<=
s?e:q(e,t,s,n)}function q(e,t,n,s=1/0){let r=s<1/0,i=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,o="",a="",
c=""]=i,[l="",u]=a.split(" · "),h=n<1/0?14:1/0,d=Math.min(r?Math.max(5,Math.floor(s/48)):h,n),f=l.length>d&&!l.includes(
"&")?`${l.slice(0,d-1)}…`:l;return o+(u?`${t+1} ${f}`:f)+c}var Kn=12,N=new Map,tt=new Map;function st(e,t){let n=JSON.stringify(Object.values(e)),s=N.get(n)??new Map;N.delete(n),N.
set(n,s);for(let o of N.keys()){if(N.size<=Kn)break;N.delete(o)}let r=s.get(t);if(r)return r;let i=new Promise((o,a)=>Jn(
n,e,t,{resolve:o,reject:a}));return s.set(t,i),i.catch(()=>s.delete(t)),i}function Jn(e,t,n,s){let r=tt.get(e);if(r){r.views.
set(n,s);return}let i=new Map([[n,s]]);tt.set(e,{query:t,views:i}),setTimeout(()=>{tt.delete(e),Qn(t,i)},0)}async function Qn(e,t){
let{server:n,path:s,query:r,theme:i}=e,o=[...t.keys()].sort().join(",");try{let a=await Z(`${s}/figures?${H({...r,views:o,
theme:i})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof v&&[404,422,500].includes(a.status);
for(let[l,{resolve:u,reject:h}]of t)c?Zn(e,l).then(u,h):h(a)}}function Zn({server:e,path:t,query:n,theme:s},r){let i=H({
...n,theme:s});return Z(`${t}/views/${encodeURIComponent(r)}?${i}`,{},e)}var et=new Map;async function se(e,t){let n=et.
get(e),s=n??(e.startsWith("#")?Xn(e.slice(1)):ts(e));n||(et.set(e,s),s.catch(()=>et.delete(e)));let r=await s;if(y(r))return r;
let{templates:i={}}=r.layout.meta,o=i[t];if(!o)return r;let a=ne(o),c=new Map;for(let d of Object.values(i))ne(d).forEach(
(f,p)=>{c.set(f,a[p]??f)});let{data:l,layout:u}=nt({data:r.data,layout:r.layout},c),{meta:h}=r.layout;return{...r,data:l,
layout:{...u,meta:h,template:o}}}function ne(e){return e.layout.colorway}function nt(e,t){return Array.isArray(e)&&["str\
ing","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>nt(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,r])=>[s,nt(r,t)])):t.get(e)??e}async function Xn(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function ts(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new v(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function I(e,{server:t,path:n,view:s,values:r}){let i=encodeURIComponent(
s),o=n.startsWith("lessons/"),a=o?`embed/${n}`:`embed/${n.replace("models/","")}/${i}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${i}`,offline:o?`api/${n}/offline`:`api/${n}/views/${i}/offline`},u=H({...o&&e!=="json"?{step:s}:
{},...r}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}function ie({x:e,y:t,xaxis:n,yaxis:s},r){let i=[re(n,e,r),re(s,t,r)];return[...new Set(i.filter(o=>o!==null))]}function re(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function oe(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(es()),{_fullLayout:r}=e;
if(!r)return;let i=t.flatMap(o=>n.map(a=>ns(r,r[o],a)));s.replaceChildren(...i.filter(o=>o!==null))}function es(){let e=document.
createElement("div");return e.className="view-marks",e}function ns(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),r=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],i=[t.l2p(n-.5),t.l2p(n+.5)],[o,a]=[Math.min(
...i),Math.max(...i)];if(!(a>0&&o<t._length)||!r?._length)return null;let[c,l]=s?[t._offset+o,r._offset]:[r._offset,t._offset+
o],[u,h]=s?[a-o,r._length]:[r._length,a-o],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${h}px`}),d}function ce(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:r})=>[n,s.find(i=>String(i)===t(n))??r]))}function le(e,t){
for(let{name:n,values:s}of e){let r=t(n);if(r===null||s.map(String).includes(r))continue;let i=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${i}.`}}return null}
function ue(e,t,n){return t.reduce((s,r)=>{let i=e.find(({name:o})=>o===r)?.values??[];return s*i.length+i.indexOf(n[r]??
"")},0)}function he(e,t){return e.map(s=>{let{name:r,title:i,values:o}=s,a=fe(s)[o.indexOf(t[r]??"")];return typeof a=="\
number"?`${i.toLowerCase()} ${a}`:a}).join(", ")}function fe({values:e,labels:t}){return t??e}var z=class{#i;#t;#e="";#r=0;#o=null;constructor(t,n){
this.#i=t,this.#t=n}offer({choices:t=[],player:n},s,r){let i=t.length?[]:s.filter(c=>c.meta),o=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),i.map(({name:c,meta:l})=>[c,l])]);if(this.#e===o)return;this.#e=o,this.pause(),this.#o=null,
this.#i.replaceChildren(...t.map(c=>this.#l(c))),i.length&&r&&this.#i.append(this.#d(i));let a=t.find(({name:c})=>c===n);
a&&this.#i.append(...this.#m(a))}show(t){for(let[n,s]of Object.entries(t)){let r=this.#i.querySelector(`select[name="${n}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#r),this.#r=0,this.#o&&(this.#o.textContent=
"Play")}#l(t){let{name:n,title:s,values:r}=t,i=document.createElement("select");i.name=n;let o=fe(t);return i.append(...r.
map((a,c)=>new Option(String(o[c]),String(a)))),i.addEventListener("change",()=>{this.pause();let a=r[i.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),ae(s,i)}#d(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,r)=>new Option(s.name,String(r)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),ae("Open",n)}#m({name:t,title:n,values:s}){let r=()=>s.indexOf(this.#t.selected()[t]??
""),i=u=>{let h=s[Math.max(0,Math.min(s.length-1,u))];h!==void 0&&this.#t.select(t,h)},o=u=>{this.pause(),i(r()+u)},a=rt(
"Play",()=>{if(this.#r){this.pause();return}r()===s.length-1&&i(0),a.textContent="Pause",this.#r=setInterval(()=>{i(r()+
1),r()===s.length-1&&this.pause()},1200)});this.#o=a;let c=rt("‹",()=>o(-1)),l=rt("›",()=>o(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function ae(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function rt(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}var de="vendor/plotly/plotly-traces-4.1.1.min.js",it;function V(e){return window.Plotly?Promise.resolve(window.Plotly):(it??=
new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${de}`,e).href:new URL(`../${de}`,import.meta.
url).href;let r=()=>{it=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try a\
gain."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.head.
append(s)}),it)}async function me(e,t,n){let{width:s,height:r}=e.layout;return(await V()).toImage(e,{format:t,width:s,height:r,
...t==="png"&&{scale:n}})}function pe(e){let t=atob(e),n=new Uint8Array(t.length);for(let s=0;s<t.length;s++)n[s]=t.charCodeAt(s);return n}var ss={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function _(e){if(Array.isArray(e))return rs(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=ss[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(pe(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function rs(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function j({values:e,
shape:t},n){let[,...s]=t,r=s.reduce((i,o)=>i*o,1);return{values:is(e,n*r,(n+1)*r),shape:s}}function ge({values:e,shape:t}){
return t.length<2?e:ot({values:e,shape:t})}function ot(e){return Array.from({length:e.shape[0]??0},(t,n)=>j(e,n).values)}
function is(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var os={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,maximum:Math.max,minimum:Math.
min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=t),equal:(e,t)=>+(e===t),
not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>bs(e*10**t)/10**t,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+ws(e/Math.SQRT2))},at={sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.
reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)};function as(e){return typeof e=="string"?Number(
e.replace("inf","Infinity")):e}function we({shape:e}){return e.reduce((t,n)=>t*n,1)}function ye(e,t,{single:n=!1}={}){let s=n?
Float32Array:Float64Array,r=[],i=(o,a)=>r[o]?.[a]??Number.NaN;for(let o of e){if(o.op==="opaque")throw new RangeError("O\
nly Python computes this.");let a=new s(we(o)),c=o.op==="table"?t(o.name??"",o.at):[];for(let l=0;l<a.length;l+=1)a[l]=o.
op==="table"?c[l]??Number.NaN:cs(e,o,l,i);r.push(a)}return r.at(-1)??new s(0)}function cs(e,t,n,s){let{op:r}=t;if(r==="c\
onstant")return us(t,n);let i=ls(e,t,n).map(([h,d])=>s(h,d)),[o=0,a=0,c=0]=i;if(r==="view"||r==="join")return o;if(r==="\
where")return o?a:c;if(r==="matmul")return ms(i);if(r==="collect")return at.sum?.(i)??0;if(r==="softmax")return fs(e,t,n,
i);let l=at[r];if(l)return l(i);let u=os[r];if(!u)throw new RangeError(`There is no operation ${r}.`);return u(o,a)}function ls(e,t,n){
let{op:s,of:r=[],groups:i}=t,[o=0,a=0]=r;if(s==="view")return[[o,ps(t,n)]];if(s==="join")return[gs(e,r,n)];if(s==="colle\
ct")return(i?.[n]??[]).map(c=>[o,c]);if(s==="matmul"){let[c,l]=[e[a]?.shape.at(-2)??0,t.shape.at(-1)??1],[u,h]=[Math.floor(
n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return be(c).flatMap(f=>[[o,u*c+f],[a,d+f*l+h]])}if(s==="softmax"||s in
at){let c=e[o]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=be(c).map(h=>[o,l*c+h]);return r.length>1?[...u,[a,0]]:
u}return r.map(c=>[c,e[c]?.shape.length?n:0])}function us({values:e=0},t){return as(Array.isArray(e)?e[t]??Number.NaN:e)}
function hs(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function fs(e,t,n,s){let{place:r,
width:i}=hs(e,t,n),o=ds(s.slice(0,i),s[i]);return(o[r]??Number.NaN)/o.reduce((a,c)=>a+c,0)}function ds(e,t=1){let n=Math.
max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(r=>Math.exp((r-n)/s))}function ms(e){let t=0;for(let n=0;n<
e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function ps({shape:e,offset:t=0,strides:n,index:s},r){if(s)return s[r]??
0;let[i,o]=[t,r];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;i+=o%c*(n?.[a]??0),o=Math.floor(o/c)}return i}function gs(e,t,n){
let s=n;for(let r of t){let i=we(e[r]??{op:"",shape:[]});if(s<i)return[r,s];s-=i}throw new RangeError(`No operand has th\
e element ${n}.`)}function be(e){return Array.from({length:e},(t,n)=>n)}function bs(e){let t=Math.floor(e);return e-t!==
.5?Math.round(e):t%2?t+1:t}function ws(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[e,e];for(let s=1;Math.abs(n)>Math.
abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var Ee="all",Ae=new WeakMap;function ve({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let r=e[s.trace];if("lines"in
s){let i=P(s.lines,t,n);Object.assign(r,As(i,n[s.row],s))}else r[s.attribute]=ge(P(s.is,t,n))}}function P(e,t,n){let s=ys(
t),r=o=>{let{values:a=[]}=t.choices?.find(({name:c})=>c===o)??{};return n[o]===Ee?0:a.indexOf(n[o]??"")};return{values:ye(
e,(o,a=[])=>{let c=s[o];if(!c)throw new Error(`The figure has no array ${o}.`);return a.reduce((l,u)=>j(l,r(u)),c).values}),
shape:e.at(-1)?.shape??[]}}function ys(e){let t=Ae.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(
([n,s])=>[n,_(s)])),Ae.set(e,t)),t}function As({values:e,shape:t},n,{above:s,to:r}){let i=[],o=[],[a=0,c=0]=t;for(let l=0;l<
a;l+=1)if(!(n!==Ee&&l!==n))for(let u=0;u<c;u+=1){let h=Number(e[l*c+u]);h<=s||h>r||(i.push(0,1,null),o.push(l,u,null))}return{
x:i,y:o}}function $e(e,t){let{table:n}=x(e);if(n&&"rows"in n)return[n];if(y(e))return[];let{data:s,layout:r}=e,i=n?[Es(n,r.meta,t)]:
[];return n&&!n.beside?i:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>vs(r,a)),...i]}function ke({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(i=>ct("th",i,"col")));let r=n.
createTBody();for(let[i,...o]of t)r.insertRow().append(ct("th",i,"row"),...o.map(a=>ct("td",a)));return n}function Se(e){
let t=s=>s.map(ks).join(",");return`${e.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Es(e,t,n){let{columns:s,labels:r}=e;if("values"in e){let o=e.values.map(a=>P(a,t,n).values);return{columns:s,
rows:r.map((a,c)=>[a,...o.map(l=>l[c])])}}let i=ot(P(e.matrix,t,n));return{columns:s,rows:r.map((o,a)=>[o,...Array.from(
i[a]??[])])}}function vs(e,t){let n=_(t.z??[]),s=xe(e,t,"y").map((r,i)=>[r,...Array.from(j(n,i).values)]);return{columns:[
t.name??"",...xe(e,t,"x")],rows:s}}function xe(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>Oe(String(c)));let r=e[`${n}\
axis`],o=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;if(o)return o.map(Oe);let{shape:a}=_(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Oe(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}var xs=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Os=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
$s=/^(?=[\t\r\n])/;function ks(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(Os,"$1'").replace(
$s,"'"),n=xs.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function ct(e,t,n){let s=document.createElement(
e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}var ht={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},ft=["inputs","removed"],Ss=new Set(["server","source","model","lesson","view","theme","reads",...ft,
...Object.keys(ht)]),Ie=["scale","accent","controls","caption"],Ts=new Set([...Ie,"fill"]),Te=":scope > a",Me="pointer-v\
iew:hover",lt=matchMedia("(prefers-color-scheme: dark)"),Ms={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},
Ls=120,Ns=[["short",576,0],["low",352,0],["tight",288,352]],Y={height:525,width:640,least:.75,most:4},Is="400px 0px",Le=660,
Rs="[data-answer]:not(pointer-view *)",Cs=/^(\w+):(\d+)$/,_s="The server draws this chart, and it does not answer.",js="\
The answer above is computed in this browser.",Ps="Type visits, or add a place, to see what the model answers.",R=null,ut=null,
dt=class extends HTMLElement{#i=null;#t=null;#e=null;#r=0;#o=!1;#l="";#d=!1;#m="";#b=[];#w=!1;#E=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#C()},{rootMargin:Is});#M=new ResizeObserver(()=>requestAnimationFrame(()=>this.#S()));#L=new MutationObserver(
t=>this.#Q(t.map(({attributeName:n})=>n??"")));#N=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#h();return}
this.#O(this.#y),this.#c()};#I=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#R=({type:t})=>this.#rt(t==="beforeprint");connectedCallback(){
this.#i??=this.#U(),this.#x(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(Me,this.#I),
lt.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#R);this.#M.
observe(this),this.#L.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#E.observe(this):this.#w=!0,this.#h()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(Me,this.#I),lt.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#R);this.#M.disconnect(),this.#L.
disconnect(),this.#E.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#b.join()&&(this.#b=t,this.#B())}get chosen(){
return this.#t?this.#f:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+B(this.#t)+n)}get#n(){return this.#i??=this.#U(),this.#i}#C(){this.#w=!0,this.#E.disconnect(),this.#h()}#Q(t){
t.some(s=>Ts.has(s))&&(this.#x(),this.#c()),t.includes("beat")&&this.#_();let n=t.filter(s=>Ss.has(s)&&!this.#Z(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#w?this.#C():n.length?this.#h():this.#u.some(({name:s})=>t.includes(s))?this.#T()&&
this.#c():t.includes(this.#m)&&this.#h()}#Z(t){let n=this.#e;return!n||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#_(){if(!this.#l)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#e?.tell(t>=1?t-1:null)}#X(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#s("beat",{beat:t===null?null:t+1})}get#u(){return this.#t?x(this.#t).choices??[]:[]}#h(){this.#o||(this.#o=!0,
queueMicrotask(()=>{this.#o=!1,this.#et()}))}get#v(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("\
lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#g(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:F.href}get#j(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#y(){let t=this.getAttribute("theme");return t===
"auto"?lt.matches?"dark":"light":(t??this.#j)==="dark"?"dark":"light"}get#A(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&L("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/Y.height,t/Y.width))/10;return Math.min(Y.most,Math.max(Y.least,
s))}#x(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#A)):
this.style.removeProperty("--scale"),t&&L("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--\
accent")}get#P(){if(this.hasAttribute("lesson")){let n=ft.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(ht).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#P;
this.#r+=1;let s=this.#r,r=this.getAttribute("source"),i=this.getAttribute("view")??"",o=this.#v&&i&&(!t||n.visits||n.record);
if(!r&&!o){this.#$(Ps);return}if(!this.#w){this.#$("");return}let a=this.#y;this.#O(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#g,path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#g:"",[u]=await Promise.
all([r?se(r,a):this.#nt(c,i),r?null:i===W?import("./network-drawing.js"):V(l)]),h=y(u),d=h?await import("./network-drawing.js"):
null;h||await V(l),await kt(()=>{s===this.#r&&(this.#it(d?.NetworkDrawing??null,x(u).title),this.#t=h?u:structuredClone(
u),this.#at(this.#t),this.#st({...c,theme:"light"},i))})}catch(c){s===this.#r&&this.#H(c)}finally{s===this.#r&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let s=n===W?this.#e:null,r=this.getAttribute("model")??"",i=await s?.compute(t,r,{isSilent:!1});
if(i)return i;try{return await st(t,n)}catch(o){if(!Ne(o))throw o;let a=await s?.compute(t,r,{isSilent:!0});if(!a)throw o;
return a}}#O(t){this.#j!==t?this.dataset.theme=t:delete this.dataset.theme}#st(t,n){if(!this.#t||y(this.#t))return;let{template:s,
meta:r}=this.#t.layout,i=r.templates?.light;R??=i??(this.#y==="light"?s:null),!(R||this.hasAttribute("source"))&&(ut??=st(
t,n),ut.then(o=>{y(o)||(R??=o.layout.template)}).catch(()=>{ut=null}))}#rt(t){if(this.#d=t,!this.#t||!this.#l)return;let n=R??
this.#e;this.#O(t&&n?"light":this.#y),this.#c(),t||requestAnimationFrame(()=>this.#c())}#U(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#a("h3","view-title"),caption:this.#a("p","view-caption"),choices:this.#a(
"div","view-choices"),summary:this.#a("p","view-summary"),failure:this.#a("p","view-failure"),trust:this.#a("p","view-tr\
ust"),plot:this.#a("div","view-plot"),details:this.#a("details","view-table"),exports:_t({name:()=>this.#Y,links:()=>this.#gt(),
view:()=>this.#t&&this.#bt(this.#t),picture:(i,o)=>this.#mt(i,o),csv:()=>Se(this.#V()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#z());let s=new z(n.choices,{selected:()=>this.#f,select:(i,o)=>this.#dt(i,o),open:i=>this.#s(
"open",i)}),r=this.querySelector(Te);r?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...r?[r]:
[]),this.addEventListener("toggle",({target:i})=>this.#ft(i),!0);for(let i of[n.plot,n.details,n.choices,n.exports,n.failure])
i.hidden=!0;return{...n,controls:s}}#a(t,n){let s=this.querySelector(`.${n}`),r=s instanceof HTMLElement?s:document.createElement(
t);return r.className=n,r}#it(t,n){if(t===null==(this.#e===null))return;let s=this.#n,r=s.plot.cloneNode();r.removeAttribute(
"data-listening"),r.role=t?"group":"img",s.plot.replaceWith(r),s.plot=r,this.#e?.bar?.remove(),this.#e=t?new t(r,{title:n,
isProjected:this.hasAttribute("fill"),hover:i=>this.#s("hover",{visits:i}),told:i=>this.#X(i),acts:{server:()=>this.hasAttribute(
"source")?null:this.#g,answered:i=>this.#ot(i),resized:()=>requestAnimationFrame(()=>this.#S())}}):null,this.#e?.bar&&s.
summary.before(this.#e.bar)}#ot({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#e??{};s?this.setAttribute(
"interventions",s):this.removeAttribute("interventions"),this.#T()&&this.#c(),this.#s("interventions",n)}#F(t){let{plot:n,
details:s,choices:r,exports:i,failure:o}=this.#n;for(let c of[n,s,r,i])c.hidden=t;o.hidden=!0;let a=this.#e?.bar;a&&t&&(a.
hidden=!0)}#$(t){this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#F(!0),this.#n.
summary.textContent=t}#H(t){this.#$("");let{failure:n}=this.#n,s=Ne(t)&&document.querySelector(Rs)!==null,r=s?_s:Ot(t);if(n.
replaceChildren(r),s&&n.append(" ",Us()),n.hidden=!1,this.#s("failed",{message:r}),!(t instanceof v)||![0,503].includes(
t.status))return;let i=document.createElement("button");i.type="button",i.textContent="Try again",i.addEventListener("cl\
ick",()=>this.#h()),n.append(" ",i)}#at(t){let{title:n,caption:s,controls:r}=this.#n,i=x(t);n.textContent=i.title,n.hidden=
!1,s.textContent=i.caption,this.#ct(i.trust),this.toggleAttribute("data-network",y(t)),this.#F(!1),r.offer(i,y(t)?[]:t.data,
!this.hasAttribute("fill")),this.#T()&&this.#c()}#ct(t){let{trust:n}=this.#n;if(n.textContent=t?.text??"",!t||this.hasAttribute(
"source")||!k.answers)return;let s=document.createElement("a"),r=encodeURIComponent(this.getAttribute("model")??"");s.href=
new URL(`insights/${r}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",n.append(" ",s)}#c(){if(!this.#t)
return;let{plot:t}=this.#n,n=this.#d,s=this.#k(B(this.#t)),r=n?Math.min(s.width||Le,Le):s.width;if(!r)return;y(this.#t)?
(t.style.height=`${s.height}px`,this.#e?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}px`:"",this.#lt(t,this.#t,
{...s,width:r}));let i=!this.dataset.drawn;i&&this.querySelector(Te)?.remove(),this.#l=`${r}×${s.height}`,this.dataset.
drawn="true",i&&this.hasAttribute("beat")&&this.#_(),this.#B(),this.#s("drawn",{})}#lt(t,{data:n,layout:s},r){let i=this.#d,
o=i&&R?{...s,template:R}:s,a=this.#D({data:n,layout:o},r);window.Plotly?.react(t,a.data,i?{...a.layout,width:r.width}:a.
layout,Ms),t.dataset.listening||this.#ut(t)}#D({data:t,layout:n},{width:s,height:r,isFixed:i}){let o="rgba(0, 0, 0, 0)",
a=this.#A,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,h=Gt({data:t,layout:Fs(n)},{width:s,height:r,isFixed:i,scale:a}),
d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:h.data,layout:{...h.layout,...a!==1&&
d,paper_bgcolor:o,plot_bgcolor:o,height:r}}}#ut(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)
return;n.data.meta&&this.#s("open",n.data.meta);let[,s,r]=Cs.exec(String([n.customdata].flat()[0]))??[];s&&this.#s("sele\
ct",{table:s,row:Number(r)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#s("hover",{visits:ie(n,this.#W)})}),t.on("p\
lotly_unhover",()=>this.#s("hover",{visits:[]}))}get#W(){return this.#t?x(this.#t).visit_axes??[]:[]}#s(t,n){this.dispatchEvent(
new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#B(){!this.#t||!this.#l||(this.#e?this.#e.mark(this.#b):oe(this.#n.
plot,this.#W,this.#b))}#k(t){let{plot:n}=this.#n,s=n.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};
this.getAttribute("scale")==="auto"&&this.#x(),this.#ht();let{above:r,below:i}=this.#q();this.style.setProperty("--below",
`${Math.ceil(i)}px`);let o=Math.max(Math.floor(this.offsetHeight-r-i),Ls);return{width:s,height:o,isFixed:!0}}#ht(){let[
t,n]=[this.offsetWidth/this.#A,this.offsetHeight/this.#A],s=Ns.filter(([,r,i])=>n<r||t<i).map(([r])=>r).join(" ");this.dataset.
room!==s&&(this.dataset.room=s)}#q(){let{plot:t,details:n,exports:s}=this.#n,r=this.getBoundingClientRect(),i=r.height/this.
offsetHeight||1,o=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=o.length?Math.max(...o.map(({bottom:c})=>c))-
Math.min(...o.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-r.top)/i,below:a/i}}#ft(t){if(this.hasAttribute(
"fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(
()=>this.#S())}#S(){if(!this.#t)return;let{width:t,height:n}=this.#k(B(this.#t));t&&this.#l!==`${t}×${n}`&&this.#c()}#dt(t,n){
this.setAttribute(t,String(n)),this.#s("option",{[t]:n})}#T(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("leni\
ent")?null:le(this.#u,this.#N);if(n)return this.#H(new Error(n.message)),this.#m=n.name,!1;let s=x(t),r="";if(this.#u.length&&
!y(t)){let i=this.#f;this.#n.controls.show(i);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>i[c]===
l));ve(t,i);let{summaries:o}=s;o&&(s.summary=o.texts[ue(this.#u,o.by,i)]??""),r=`: ${he(this.#u,i)}`}return this.#n.summary.
textContent=s.summary??"",this.#n.plot.setAttribute("aria-label",`${s.title}${r}. ${s.summary??""}`),this.#z(),!0}get#f(){
return ce(this.#u,this.#N)}#z(){let{details:t}=this.#n;if(!t.open||!this.#t)return;let n=document.createElement("div");n.
className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${x(this.#t).
title}`),n.append(...this.#V().map(ke)),t.querySelector(".table-frame")?.remove(),t.append(n)}#V(){return this.#t?$e(this.#t,
this.#f):[]}async#mt(t,n){let s=this.#t;if(!s)throw new Error("There is no figure to save yet.");return{address:y(s)?await this.#e?.
address(t,n)??"":await me(this.#pt(s),t,n),meta:x(s)}}#pt(t){let{data:n,layout:s}=structuredClone(t),r=this.#k(s.height),
{paper_bgcolor:i,plot_bgcolor:o}=s.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-tr\
ansparent"),c=this.#D({data:n,layout:s},r),l=a?{}:{paper_bgcolor:i,plot_bgcolor:o};return{data:c.data,layout:{...c.layout,
width:r.width,...l}}}get#Y(){let t=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.
hasAttribute("against")&&"difference"];return this.getAttribute("name")??t.filter(Boolean).join("-")}get#G(){return{server:this.#g,
path:this.#v,view:this.getAttribute("view")??"",values:{...this.#P.query,...this.#f}}}get#K(){let t=this.getAttribute("t\
heme")??document.documentElement.dataset.askedTheme,n=Ie.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(
s)&&L(s,r??""));return{...t&&{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.
id?t.href:null;if(!(!this.hasAttribute("source")&&k.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#G;
return{link:n,embed:I("embed",this.#J(r)),json:I("json",r),offline:I("offline",r)}}#J(t){let{controls:n,...s}=this.#K,r={
...t.values,...s,...n&&n!=="some"&&{controls:n}};return{...t,values:r}}#bt(t){let n=this.#G,{title:s,summary:r=""}=x(t),
i=["model","lesson","view","reads",...ft,...Object.keys(ht)],o=[...this.attributes].filter(({name:d})=>i.includes(d)),{theme:a,
...c}=this.#K,l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(o.map(({name:d,value:f})=>[d,f])),...this.#f,...l&&
{theme:l},...c},h=this.#J(n);return{title:s,caption:r,name:this.#Y,server:n.server,embed:I("embed",h),picture:I("picture",
h),attributes:Object.fromEntries(Object.entries(u).map(([d,f])=>[d,String(f)]))}}};function Ne(e){return e instanceof v&&
e.status===0}function Us(){let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=
js,e}function Fs(e){let t=Object.entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let r=s,i=e[n.startsWith("\
x")?"xaxis":"yaxis"]?.categoryarray,o=r.type==="category"&&!r.categoryarray&&i;return[n,o?{...r,categoryorder:"array",categoryarray:i}:
r]});return Object.fromEntries(t)}customElements.define("pointer-view",dt);var mt=["visits","record","user","predict_at","top_k","interventions","against"],K=["scale","controls","caption","accent"],
Hs={ArrowRight:1,PageDown:1,ArrowLeft:-1,PageUp:-1},J="beat",Ds={controls:"some"},G=e=>e.replaceAll("_","-"),w=gt(document,
"pointer-view"),Ws=(w.dataset.options??"").split(" ").filter(Boolean);function Re(e){if(e.visits||e.record)for(let t of mt)
w.removeAttribute(G(t));if("theme"in e){let t=e.theme??null;document.dispatchEvent(new CustomEvent("pointerscope:choose-\
theme",{detail:t}))}for(let t of[...mt,...K,J,...Ws].filter(n=>n in e)){let n=e[t]??Ds[t]??null;n===null?w.removeAttribute(
G(t)):(!K.includes(t)||L(t,n))&&w.setAttribute(G(t),n)}}function Bs(){let{askedTheme:e,theme:t}=document.documentElement.
dataset,n=[...mt,...K,J].map(s=>[s,w.getAttribute(G(s))]);return{...Object.fromEntries(n.filter(([,s])=>s!==null)),theme:e??
t,...w.beats&&{beats:w.beats},...w.chosen}}var Ce=Object.fromEntries(new URLSearchParams(location.search));for(let e of[
"theme",...K])delete Ce[e];Re(Ce);var U=At({state:Bs,height:()=>w.wantedHeight,set:Re,mark:e=>w.mark(e)});w.addEventListener(
"pointer-view:drawn",()=>U("state",{}));w.addEventListener("pointer-view:beat",()=>U("state",{}));w.addEventListener("po\
inter-view:option",()=>U("state",{}));w.addEventListener("pointer-view:hover",({detail:e})=>U("hover",e));w.addEventListener(
"pointer-view:failed",({detail:e})=>U("failed",e));function qs(e){let t=Number(w.getAttribute(J)),n=e.target instanceof Element&&
e.target.closest("[data-part], input");if(!t||n||e.defaultPrevented||e.altKey||e.ctrlKey)return;let s=t+(Hs[e.key]??0);s===
t||s<1||s>w.beats||(e.preventDefault(),w.setAttribute(J,String(s)))}document.addEventListener("keydown",qs);
