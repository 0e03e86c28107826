var Et={min:.5,max:4},Fe={controls:["none","some","all"],caption:["none","title","all"]};function N(e,t){return e==="sca\
le"&&t!=="auto"?t.trim()!==""&&Number(t)>=Et.min&&Number(t)<=Et.max:e==="scale"?!0:e==="controls"||e==="caption"?Fe[e].includes(
t):CSS.supports("color",t)}function xt(e,t,n){let s=ze(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function ze(e,t,n){
let s=e.querySelector(t);return s&&We(s,n)?s:null}function We(e,t){return e instanceof(t??HTMLElement)}var et={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},qe="input, select, textarea, [contenteditable], dialog[open]",Ge="\
a[href], button, summary, [role=button]",Ve=".table-frame";function Tt({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",i=>{i.key==="Tab"&&(s=!1),!(!s||
!t()||!vt(i)||n(i.key))&&(i.stopImmediatePropagation(),r(i))},{capture:!0}),window.addEventListener("keydown",i=>{vt(i)&&
r(i)}),window.addEventListener("change",({target:i})=>{s&&t()&&i instanceof HTMLElement&&i.blur()});let r=i=>{i.preventDefault(),
e({key:i.key,shift:i.shiftKey})}}function vt({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:r,ctrlKey:i,metaKey:o}){
if(n||s||r||i||o||!Object.hasOwn(et,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(qe)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Ge))return!1;let c=t.closest(Ve);return!c||!(c.scrollHeight>c.clientHeight||c.scrollWidth>
c.clientWidth)}var Ke=1e5,Ye=100,kt=2e4,Je=8,Qe=1e3;function Ot({state:e,height:t,set:n,mark:s=()=>{},keeps:r=()=>!1}){let i=window.parent,
o=(document.body.dataset.framers??"").split(" ").filter(Boolean),c=o.includes("*"),a="",l=!1,u=f=>{if(i!==window)for(let p of c?
["*"]:o)i.postMessage(f,p)},h=(f,p)=>u({pointerscope:f,...p});i!==window&&Tt({send:f=>{h("key",f);let p={method:"trigger\
Key",args:[et[f.key]]};l||u(JSON.stringify(p))},isInDeck:()=>l,keeps:r});let d=()=>{let f={state:e(),height:t()};JSON.stringify(
f)!==a&&(a=JSON.stringify(f),h("height",{height:f.height}),h("state",{state:f.state}))};return window.addEventListener("\
message",({source:f,origin:p,data:g})=>{f!==i||!(c||o.includes(p))||(g?.pointerscope==="set"&&(n(Ze(g.state)),d()),g?.pointerscope===
"mark"&&s(Xe(g.visits)),g?.pointerscope==="deck"&&(l=!0),g?.pointerscope==="ask"&&(a="",d()))}),(f,p)=>f==="state"?d():h(
f,p)}function Ze(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,Ye)){let r=s===null?null:tn(s);(r===null||r!==void 0&&r.length<=Ke)&&(t[n]=r)}return t}function Xe(e){return(Array.
isArray(e)?e.slice(0,Qe):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function tn(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&$t(e,Je)<=kt?JSON.stringify(e):void 0}function $t(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=$t(s,t-1),n>kt)return Number.POSITIVE_INFINITY;
return n}var x=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},H=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),$={answers:!0},en=[502,504],nn=204;var sn="No response could be read. Your input is still here; check your connection and try again.",rn=e=>`The server ans\
wered with ${e}.`;async function nt(e,t,n=H){let s=await on(new URL(`api/${e}`,n),t);if(String(n)===H.href&&an(s!==null&&
!cn(s)),!s)return St();if(s.status===nn)return;if(!(s.headers.get("content-type")??"").includes("json")){let o=rn(s.status);
throw new x(s.status,[{where:"",message:o,suggestions:[]}])}let i=await s.json().catch(St);if(!s.ok)throw new x(s.status,
i.errors??[]);return i}async function on(e,t){try{let n=await fetch(e,t);return en.includes(n.status)?null:n}catch(n){if(Mt(
n))throw n;return null}}function cn({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function an(e){e!==$.answers&&($.
answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function St(e){throw Mt(e)?
e:new x(0,[{where:"",message:sn,suggestions:[]}])}function Mt(e){return e instanceof DOMException&&e.name==="AbortError"}
function B(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(
s)]))}function Lt(e){return e instanceof Error?e.message:String(e)}var Nt=Promise.resolve();function It(e){let t=Nt.then(ln).then(e);return Nt=t.catch(()=>{}),t}function ln(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var st={width:960,height:540};function Rt(e){return{"HTML frame":Ct(e),"Web component":un(e),Markdown:Pt(e),Quarto:hn(e),
LaTeX:fn(e)}}function Ct(e){let{title:t,embed:n}=e;return`<iframe src="${S(n)}" title="${S(t)}" width="${st.width}" heig\
ht="${st.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${jt(e)}</iframe>`}function un(e){let{
server:t,attributes:n}=e,s=Object.entries({server:t,...n}).map(([r,i])=>i===""?r:`${r}="${S(i)}"`);return`<script src="${S(
new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${jt(e)}</pointer-view>`}function jt({title:e,caption:t,embed:n,picture:s}){let r=[e,t].filter(
Boolean).join(". ");return`<a href="${S(n)}"><img src="${S(s)}" alt="${S(r)}" width="${st.width}"></a>`}function Pt({title:e,
embed:t,picture:n}){return`[![${dn(e)}](<${_t(n)}>)](<${_t(t)}>)`}function hn(e){return['::: {.content-visible when-form\
at="html"}',"```{=html}",Ct(e),"```",":::",'::: {.content-visible unless-format="html"}',Pt(e),":::"].join(`
`)}function fn({title:e,caption:t,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${r}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${mn(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${An([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function S(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function dn(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function _t(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function mn(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var pn={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},gn=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
bn={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},wn=/[ąęįųĄĘĮŲ]/,yn=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function An(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(yn,"")].flatMap(n=>[...bn[n]??En(n)]).map(n=>pn[n]??xn(n)).join("")}function En(e){return wn.test(e)?
e.normalize("NFD").slice(0,1):e}function xn(e){return/[&%$#_{}]/.test(e)?`\\${e}`:gn.test(e)?e:"?"}function Dt(e,t,{title:n,origin:s}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return vn(decodeURIComponent(r),n,s);let i=Uint8Array.
from(atob(r),c=>c.charCodeAt(0)),o=[Ut("Title",n),Ut("Source",s)];return new Blob([i.subarray(0,33),...o,i.subarray(33)],
{type:"image/png"})}function vn(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(i,o)=>{
let c=document.createElementNS(s.namespaceURI,i);return c.textContent=o,c};return s.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Ut(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Tn(n)),s.buffer}function Tn(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function rt(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var kn=[1,2,4],On=2;function Bt({name:e,links:t,view:n,picture:s,csv:r,json:i}){let o=document.createElement("div");o.className=
"view-take";let c={link:F("Link"),embed:F("Embed"),json:F("JSON"),offline:F("Offline file")};c.offline.title="One HTML f\
ile with this whole view inside, for use without a network";let a=C("JSON",()=>Ht(i(),`${e()}.json`,"application/json")),
l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=$n(
()=>{let{link:m,embed:b}=t(),y=b?n():null;return{...m&&{Address:m},...y&&Rt(y)}}),h=()=>{let m=t();for(let b of Object.keys(
c)){let y=m[b];c[b].hidden=y===null,y!==null&&(c[b].href=y)}a.hidden=m.json!==null,u.hidden=m.link===null&&m.embed===null,
l.hidden=$.answers};for(let m of["pointerenter","focusin"])o.addEventListener(m,h);let d=document.createElement("select");
d.setAttribute("aria-label","Size of the PNG"),d.append(...kn.map(m=>{let b=m===On;return new Option(`${m}×`,String(m),
b,b)}));let f=async m=>{let{address:b,meta:y}=await s(m,Number(d.value)),k=y.origin??t().embed??location.href;rt(Dt(b,m,
{title:y.title,origin:k}),`${e()}.${m}`)},p=()=>Ht(`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),g=document.createElement(
"span");return g.append(C("PNG",()=>f("png"))," ",d),o.append(c.link,c.embed,g,C("SVG",()=>f("svg")),C("CSV",p),c.json,a,
c.offline,u,l),h(),o}function $n(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let i=document.createElement("span");i.setAttribute("role","status");let o=document.
createElement("div");o.className="view-sheet",o.append(s,r),t.append(n,o),t.addEventListener("toggle",()=>{if(!t.open)return;
i.textContent="",r.hidden=!0;let a=Object.entries(e()).map(([l,u])=>C(l,()=>c(l,u)));s.replaceChildren(...a,i)});let c=async(a,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",a);let u=await Sn(l);u||r.select(),i.textContent=u?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function Sn(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function F(e){let t=document.createElement("a");return t.textContent=e,t}function C(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Ht(e,t,n){rt(new Blob(
[e],{type:n}),t)}var z="network";function A(e){return"kind"in e&&e.kind===z}function v(e){return A(e)?e.meta:e.layout.meta}function W(e){
return A(e)?e.meta.height??0:e.layout.height}var Ft={width:420,height:200},Mn=300,M=2,E=20,O=8,zt=13,Gt=.75,Ln=3,Nn=7.5,In=30,_n=44,Rn=18,Vt=240,Kt=90,Yt=56,Jt=90,Cn=48,
jn=1.3,Pn=.6,Un=9,Qt=1.4,Zt=["coloraxis","coloraxis2"];function Xt({data:e,layout:t},{width:n,height:s,isFixed:r,scale:i}){
if(!n)return{data:e,layout:t};let o={width:n/i,height:s/i},c=r&&(o.width<Ft.width||o.height<Ft.height),a={...o,isFixed:r,
isTiny:c,isNarrow:o.width<560,scale:i},l=c?Dn(t,t.meta.small??{}):t;if(!r)return{data:e,layout:{...l,...qt(l,a)}};let u=Bn(
Hn(e,l),a),h={...u,...qt(u,a),...zn(e,u,a),...Gn(u,a)};return{data:Zn(e,u,a.height),layout:h}}function Dn(e,t){return te(
e,t)}function te(e,t){if(!Wt(e)||!Wt(t))return t;let n={...e};for(let[s,r]of Object.entries(t))n[s]=te(e[s],r);return Object.
fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function Wt(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function ee(e,t){return Object.entries(e).filter(([s])=>t.test(s))}function ne(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function se(e){return ee(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function re(e,t){return e[t]}function Hn(e,t){let{xaxis:n}=t,
s=e.find(o=>(o.xaxis??"x")==="x"&&Array.isArray(o.x))?.x,r=Array.isArray(s)?s.filter(o=>typeof o=="string"):[],i=Array.isArray(
s)&&r.length===s.length;return n?.tickangle!==-90||n.tickvals||!r.length||!i?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,
ticktext:r}}}function Bn(e,{width:t,isTiny:n,scale:s}){let{xaxis:r,yaxis:i,meta:o}=e,c=r?.ticktext;if(!r||r.tickangle!==
-90||!c||c.length<=M)return e;let a={...r,tickangle:0};if(o.visit_axes?.includes("xaxis")&&o.visit_axes.includes("yaxis")&&
i?.ticktext?.join()===c.join()){let f=c.map((g,m)=>q(g,m,1/0)),p=c.map((g,m)=>String(m+1));return{...e,xaxis:{...a,ticktext:p},
yaxis:{...i,ticktext:f}}}let[u,h]=r.domain??[0,1],d=(h-u)*(t-(n?Kt:Vt))/c.length;for(let f of[1,Gt]){let p=c.map((m,b)=>Fn(
q(m,b,1/0),d/f));if(p.includes(""))continue;let g={...r.tickfont,size:f*s*e.template.layout.font.size};return{...e,xaxis:{
...a,ticktext:p,...f<1&&{tickfont:g}}}}return e}function Fn(e,t){let n=Math.floor(t/O)-1,s=[];for(let r of e.split(" ")){
let i=s.at(-1);if(r.length>n)return"";i!==void 0&&i.length+1+r.length<=n?s[s.length-1]=`${i} ${r}`:s.push(r)}return s.length<=
Ln?s.join("<br>"):""}function zn(e,t,{width:n,height:s,isTiny:r,scale:i}){let o=Wn(e,t),c=Math.max(...o.map(b=>b.length*
O+Cn)),a=Math.ceil(o.length/Math.max(1,Math.floor(n/c))),l=o.length>0&&a*E>s/(r?4:3),u=o.length>0&&!l,h=qn(t,s,i),f=((h.
annotations?.find(({font:b})=>b?.size)?.font?.size??0)/i||E)*Qt+2,p=Math.min(t.margin?.t??8,u?a*E+4:t.annotations?.length?
f:8),g=Zt.some(b=>re(t,b)?.colorbar?.orientation==="h"),m=!t.margin||g&&!r;return{...l&&{showlegend:!1},...!m&&{margin:{
...t.margin,t:Math.ceil(p*i)}},...h}}function Wn(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:r,type:i,
visible:o,showlegend:c,legendgroup:a}of e)!r||(c===!1||o===!1)||["heatmap","contour"].includes(i)||(s+=1,n.set(a||r,r.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.values()]:[]}function qn(e,t,n){let{annotations:s=[],template:r}=e,i=({yref:d,
yanchor:f})=>d==="paper"&&f==="bottom",o=s.filter(i);if(!o.length)return{};let c=se(e).map(([d])=>d),a=o.filter(({y:d})=>d<
1).map(({y:d})=>Math.min(...c.map(f=>f-d).filter(f=>f>0),1-d)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...a)*(t-E)/
Qt);if(u>=l)return{};let h=Math.max(Un,u*n);return{annotations:s.map(d=>i(d)?{...d,font:{...d.font,size:h}}:d)}}function Gn(e,{
height:t,isTiny:n}){let s=Math.floor(t/3/O),r=t-ie(e,1/0,s)-Yt,i={};for(let o of Zt){let c=re(e,o);c&&(n?i[o]={...c,showscale:!1}:
i[o]=Vn(e,o,c,r))}return i}function Vn(e,t,n,s){let r=n.colorbar??{};if(s>=Mn||r.ticktext||r.orientation==="h")return n;
let i=e.template.layout[t],o=r.tickvals??i?.colorbar?.tickvals,c=(r.len??1)*s;if(!o){let h=Math.max(M,Math.floor(c/E/1.5));
return{...n,colorbar:{...r,nticks:h}}}let[a,l]=[n.cmin??o[0]??0,n.cmax??o.at(-1)??1],u=[];for(let h of o){let d=u.at(-1);
(d===void 0||(h-d)/(l-a)*c>=E)&&u.push(h)}return{...n,colorbar:{...r,tickvals:u}}}function qt(e,t){let{width:n,height:s,
isFixed:r,isTiny:i,isNarrow:o}=t,c=o?n:1/0,a=r?Math.floor(s/3/O):1/0,l=ie(e,c,a),u=r?l?Yt:Jt:0,h=Math.max(s-l-(i?2*E:u),
E),d=i?n-Kt:Math.max(n-Vt,60);return Object.fromEntries(ee(e,/^[xy]axis/).map(([f,p])=>{let g=f.startsWith("x"),m=r&&g?Jn(
p,e,h):p,[b,y]=m.domain??[0,1],k=(y-b)*(g?d:h),L=e.template.layout.font.size*t.scale,T=Kn(m,g,k,L,t),tt=e.meta.priority?.[f];
return[f,Yn(T,{isX:g,length:k,fontSize:L,upright:a,priority:tt},t)]}))}function Kn(e,t,n,s,{isTiny:r,isFixed:i}){let o=e.
title?.text??"";if(!r)return i&&!t&&o.length*O>jn*n?{...e,title:{}}:e;let[c,a]=e.domain??[0,1];if(!t||!o||e.side==="top"||
a-c>Pn)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(O-1))+1),u=o.length>l?`${o.slice(0,l-1)}…`:o;return{...e,title:{
...e.title,standoff:0,font:{size:s-2},text:u}}}function Yn(e,{isX:t,length:n,fontSize:s,upright:r,priority:i},o){let{width:c,
isFixed:a,isTiny:l,isNarrow:u}=o,{ticktext:h,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!h)return a||
u&&t?Qn(e,t,n,o):e;let f=h.length;if(l&&t&&f===1&&e.tickangle===0&&(h[0]??"").length*O>n-O)return{...e,tickfont:{size:.75*
s}};if(f<=M&&(t||!a||n>=E))return e;let g=!t&&a&&n/f<E&&n/f>=zt,m=t&&e.tickangle===0&&h.every(T=>/^\d+$/.test(T)),b=Math.
floor(n/(g?zt:m?In:E)),y=f<=M?[f-1]:Xn(f,b,i),k=t&&e.tickangle!==0?r:1/0,L=oe(h,u?c:1/0,k);return{...e,...g&&{tickfont:{
...e.tickfont,size:Gt*s}},tickvals:y.map(T=>d[T]??T),ticktext:y.map(T=>L[T]??"")}}function Jn(e,t,n){let[s]=ne(t,e.anchor)?.
domain??[0,1],r=se(t).map(([,c])=>c),i=Math.max(...r.filter(c=>c<=s),-1/0),o=(s-i)*n;return e.side==="top"||o>2.4*E?e:{...e,
title:{},...o<.9*E&&{showticklabels:!1}}}function Qn(e,t,n,{isTiny:s,isNarrow:r}){let i=Math.max(M,Math.floor(n/(t?_n:E*
1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/i);return{...e,tickvals:e.tickvals.filter((h,d)=>d%u===0)}}let{
dtick:o,...c}=e;if(e.type==="category")return t?e:{...c,nticks:Math.max(M,Math.floor(n/Rn))};let a=r&&t&&e.nticks&&!s?M:
i,l=Math.min(e.nticks??1/0,a);return s||e.nticks||l<5?{...c,nticks:l}:e}function Zn(e,t,n){return e.map(s=>{if(s.type!==
"heatmap"||!s.texttemplate)return s;let r=ne(t,s.yaxis),[i,o]=r?.domain??[0,1],c=r?.ticktext?.length;return c===void 0?s:
(o-i)*(n-Jt)<c*E?{...s,texttemplate:""}:s})}function Xn(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;let r=Math.max(
1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(o=>o%r===0);let i=[];for(let o of[...s].sort((c,a)=>(n[a]??0)-(n[c]??
0)))i.every(c=>Math.abs(c-o)>=r)&&i.push(o);return i.sort((o,c)=>o-c)}function ie({xaxis:e},t,n){let s=e?.tickangle===0?
[]:e?.ticktext??[],r=oe(s,t,n).map(i=>i.length);return Math.max(0,...r)*Nn}function oe(e,t,n){return e.map((i,o)=>ts(i,o,
t,n)).every((i,o)=>i===e[o])?e:e.map((i,o)=>q(i,o,n,t))}function ts(e,t,n,s){return n===1/0&&e.length<=s?e:q(e,t,s,n)}function q(e,t,n,s=1/0){
let r=s<1/0,i=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,o="",c="",a=""]=i,[l="",u]=c.split(" · "),h=n<1/0?
14:1/0,d=Math.min(r?Math.max(5,Math.floor(s/48)):h,n),f=l.length>d&&!l.includes("&")?`${l.slice(0,d-1)}…`:l;return o+(u?
`${t+1} ${f}`:f)+a}var es=12,I=new Map,it=new Map;function at(e,t){let n=JSON.stringify(Object.values(e)),s=I.get(n)??new Map;I.delete(n),I.
set(n,s);for(let o of I.keys()){if(I.size<=es)break;I.delete(o)}let r=s.get(t);if(r)return r;let i=new Promise((o,c)=>ns(
n,e,t,{resolve:o,reject:c}));return s.set(t,i),i.catch(()=>s.delete(t)),i}function ns(e,t,n,s){let r=it.get(e);if(r){r.views.
set(n,s);return}let i=new Map([[n,s]]);it.set(e,{query:t,views:i}),setTimeout(()=>{it.delete(e),ss(t,i)},0)}async function ss(e,t){
let{server:n,path:s,query:r,theme:i}=e,o=[...t.keys()].sort().join(",");try{let c=await nt(`${s}/figures?${B({...r,views:o,
theme:i})}`,{},n);for(let[a,{resolve:l}]of t)l(c[a])}catch(c){let a=t.size>1&&c instanceof x&&[404,422,500].includes(c.status);
for(let[l,{resolve:u,reject:h}]of t)a?rs(e,l).then(u,h):h(c)}}function rs({server:e,path:t,query:n,theme:s},r){let i=B({
...n,theme:s});return nt(`${t}/views/${encodeURIComponent(r)}?${i}`,{},e)}var ot=new Map;async function ae(e,t){let n=ot.
get(e),s=n??(e.startsWith("#")?is(e.slice(1)):os(e));n||(ot.set(e,s),s.catch(()=>ot.delete(e)));let r=await s;if(A(r))return r;
let{templates:i={}}=r.layout.meta,o=i[t];if(!o)return r;let c=ce(o),a=new Map;for(let d of Object.values(i))ce(d).forEach(
(f,p)=>{a.set(f,c[p]??f)});let{data:l,layout:u}=ct({data:r.data,layout:r.layout},a),{meta:h}=r.layout;return{...r,data:l,
layout:{...u,meta:h,template:o}}}function ce(e){return e.layout.colorway}function ct(e,t){return Array.isArray(e)&&["str\
ing","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>ct(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,r])=>[s,ct(r,t)])):t.get(e)??e}async function is(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function os(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new x(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function _(e,{server:t,path:n,view:s,values:r}){let i=encodeURIComponent(
s),o=n.startsWith("lessons/"),c=o?`embed/${n}`:`embed/${n.replace("models/","")}/${i}`,a={embed:c,picture:`${c}/picture.\
png`,json:`api/${n}/views/${i}`,offline:o?`api/${n}/offline`:`api/${n}/views/${i}/offline`},u=B({...o&&e!=="json"?{step:s}:
{},...r}).toString();return new URL(u?`${a[e]}?${u}`:a[e],t).href}var le=/<br ?\/?>/i,G=null;function ue(e,t,{width:n,height:s,scale:r},i=ds){let{font:o}=t.template.layout,c={size:o.size*
r,family:String(o.family??"sans-serif")},a={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[h,d]of Object.entries(t)){if(!/^[xy]axis/.
test(h))continue;let f=d,p=h.startsWith("x"),g=cs(f,p,c,i);if(g===null||g&&!hs(t,f,p))continue;l[h]={...f,automargin:!1};
let m=p?"b":"l";if(g&&(a[m]=Math.max(a[m],Math.ceil(g)+8)),g&&!p){let b=Math.ceil((f.tickfont?.size??c.size)/2);a.t=Math.
max(a.t,b),a.b=Math.max(a.b,b)}}let u=s-a.t-a.b;for(let h of["coloraxis","coloraxis2"]){let f=e.some(({coloraxis:m,visible:b})=>m===
h&&b!==!1)?ls(t,h,u,c,i):0,p=Math.min(12,a.l,a.t,a.b),g=(f+p+(1.02-1)*(n-a.l))/1.02;f&&(a.r=Math.max(a.r,Math.ceil(g)))}
for(let[h,d]of Object.entries(l)){if(!h.startsWith("x")||!d.ticktext||d.tickangle!==0)continue;let f=V(d.ticktext,{...c,
...d.tickfont},i).width;us(d,f,n,a)&&delete l[h]}return{...t,...l,margin:a}}function cs(e,t,n,s){if(e.visible===!1)return 0;
let r=e.title?.text??"";if(e.showticklabels===!1)return r?null:0;let{ticktext:o,tickvals:c,tickangle:a=t?null:0,side:l}=e,
u=t&&a===-90;if(!o||!c||a!==0&&!u||l&&l!==(t?"bottom":"left")||e.ticks)return null;let d=e.tickfont?.size??n.size,f=V(o,
{...n,size:d},s);return 1+(u?f.width+.2*d:t?f.height:f.width)+as(e,r,n)}function V(e,{size:t,family:n},s){let[r,i,o]=[0,
1,0];for(let c of e){let a=c.includes("<b>")?700:400,l=c.split(le);i=Math.max(i,l.length);for(let u of l){let h=s(fs(u),
`${a} ${t}px ${n}`);r=Math.max(r,h.width),o=Math.max(o,h.descent)}}return{width:r,height:t+(i-1)*1.3*t+o}}function as(e,t,n){
if(!t)return 0;let{font:s,standoff:r}=e.title,i=s?.size??Math.round(1.2*n.size),o=t.split(le).length-1;return i*(.7+o*1.3)+
(r??6)}function ls(e,t,n,s,r){let i=e[t]??{},c={...e.template.layout[t]?.colorbar,...i.colorbar},{tickvals:a,ticktext:l,
thickness:u,len:h=1}=c,d=c.orientation==="h"||"x"in c||"xanchor"in c;if(i.showscale===!1||d||!a?.length||!u)return 0;let f=V(
l??a.map(String),s,r),p=20+u,g=c.title?.text;if(!g)return p+1+f.width;let m=Math.round(1.2*s.size),b=V([g],{...s,size:m},
r).width,[y,k]=[i.cmin??a[0]??0,i.cmax??a.at(-1)??1],L=h*n-20;return a.some(tt=>Math.abs((tt-y)/(k-y)-.5)*L<b/2+1.3*(s.size/
2))?p+1+f.width+1.45*m+2:p+10+1.25*m}function us({domain:e=[0,1],categoryarray:t,ticktext:n=[]},s,r,{l:i,r:o}){let[c,a]=e,
l=r-i-o,u=(a-c)*l/(t??n).length,h=Math.min(i+c*l,o+(1-a)*l);return(s-u)/2>h}function hs(e,t,n){let s=t.anchor??(n?"y":"x"),
r=e[`${s[0]}axis${s.slice(1)}`],[i]=r?.domain??[0,1];return i===0}function fs(e){return e.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function ds(e,t){if(G??=document.createElement("canvas").getContext("2d"),!G)return{
width:0,descent:0};G.font=t;let{width:n,fontBoundingBoxDescent:s}=G.measureText(e);return{width:n,descent:s}}function fe({x:e,y:t,xaxis:n,yaxis:s},r){let i=[he(n,e,r),he(s,t,r)];return[...new Set(i.filter(o=>o!==null))]}function he(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function de(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(ms());if(!e._fullLayout)
return;let r=e._fullLayout,{_subplots:i}=e._fullLayout,o=(i?.cartesian??[]).flatMap(c=>{let[,a,l]=/^x(\d*)y(\d*)$/.exec(
c)??[],[u,h]=[r[`xaxis${a}`],r[`yaxis${l}`]];if(!u||!h)return[];let d=[u,h].every(({_name:f})=>t.includes(f));return[[u,
h],[h,u]].flatMap(([f,p])=>f&&p&&t.includes(f._name)&&(d||f.anchor===p._id)?n.map(m=>ps(f,p,m)):[])});s.replaceChildren(
...o.filter(c=>c!==null))}function ms(){let e=document.createElement("div");return e.className="view-marks",e}function ps(e,t,n){
if(!e._length)return null;let s=e._id.startsWith("x"),r=[e.l2p(n-.5),e.l2p(n+.5)],[i,o]=[Math.min(...r),Math.max(...r)];
if(!(o>0&&i<e._length)||!t._length)return null;let[c,a]=s?[e._offset+i,t._offset]:[t._offset,e._offset+i],[l,u]=s?[o-i,t.
_length]:[t._length,o-i],h=document.createElement("div");return Object.assign(h.style,{left:`${c}px`,top:`${a}px`,width:`${l}\
px`,height:`${u}px`}),h}function pe(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:r})=>[n,s.find(i=>String(i)===t(n))??r]))}function ge(e,t){
for(let{name:n,values:s}of e){let r=t(n);if(r===null||s.map(String).includes(r))continue;let i=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${i}.`}}return null}
function be(e,t,n){return t.reduce((s,r)=>{let i=e.find(({name:o})=>o===r)?.values??[];return s*i.length+i.indexOf(n[r]??
"")},0)}function we(e,t){return e.map(s=>{let{name:r,title:i,values:o}=s,c=ye(s)[o.indexOf(t[r]??"")];return typeof c=="\
number"?`${i.toLowerCase()} ${c}`:c}).join(", ")}function ye({values:e,labels:t}){return t??e}var K=class{#i;#t;#e="";#r=0;#o=null;constructor(t,n){
this.#i=t,this.#t=n}offer({choices:t=[],player:n},s,r){let i=t.length?[]:s.filter(a=>a.meta),o=JSON.stringify([t.map(({name:a,
values:l,labels:u})=>[a,l,u]),i.map(({name:a,meta:l})=>[a,l])]);if(this.#e===o)return;this.#e=o,this.pause(),this.#o=null,
this.#i.replaceChildren(...t.map(a=>this.#l(a))),i.length&&r&&this.#i.append(this.#d(i));let c=t.find(({name:a})=>a===n);
c&&this.#i.append(...this.#m(c))}show(t){for(let[n,s]of Object.entries(t)){let r=this.#i.querySelector(`select[name="${n}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#r),this.#r=0,this.#o&&(this.#o.textContent=
"Play")}#l(t){let{name:n,title:s,values:r}=t,i=document.createElement("select");i.name=n;let o=ye(t);return i.append(...r.
map((c,a)=>new Option(String(o[a]),String(c)))),i.addEventListener("change",()=>{this.pause();let c=r[i.selectedIndex];c!==
void 0&&this.#t.select(n,c)}),me(s,i)}#d(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,r)=>new Option(s.name,String(r)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),me("Open",n)}#m({name:t,title:n,values:s}){let r=()=>s.indexOf(this.#t.selected()[t]??
""),i=u=>{let h=s[Math.max(0,Math.min(s.length-1,u))];h!==void 0&&this.#t.select(t,h)},o=u=>{this.pause(),i(r()+u)},c=lt(
"Play",()=>{if(this.#r){this.pause();return}r()===s.length-1&&i(0),c.textContent="Pause",this.#r=setInterval(()=>{i(r()+
1),r()===s.length-1&&this.pause()},1200)});this.#o=c;let a=lt("‹",()=>o(-1)),l=lt("›",()=>o(1));return a.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[a,c,l]}};function me(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function lt(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}var Ae="vendor/plotly/plotly-traces-4.1.1.min.js",ut;function Y(e){return window.Plotly?Promise.resolve(window.Plotly):(ut??=
new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${Ae}`,e).href:new URL(`../${Ae}`,import.meta.
url).href;let r=()=>{ut=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try a\
gain."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.head.
append(s)}),ut)}async function Ee(e,t,n){let{width:s,height:r}=e.layout;return(await Y()).toImage(e,{format:t,width:s,height:r,
...t==="png"&&{scale:n}})}function xe(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(n.length);for(let r=0;r<n.length;r++)
s[r]=n.charCodeAt(r);return s}var gs={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function j(e){if(Array.isArray(e))return bs(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=gs[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(xe(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function bs(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function P({values:e,
shape:t},n){let[,...s]=t,r=s.reduce((i,o)=>i*o,1);return{values:ws(e,n*r,(n+1)*r),shape:s}}function ve({values:e,shape:t}){
return t.length<2?e:ht({values:e,shape:t})}function ht(e){return Array.from({length:e.shape[0]??0},(t,n)=>P(e,n).values)}
function ws(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var ys={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,maximum:Math.max,minimum:Math.
min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=t),equal:(e,t)=>+(e===t),
not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Ls(e*10**t)/10**t,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Ns(e/Math.SQRT2))},ft={sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.
reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)};function As(e){return typeof e=="string"?Number(
e.replace("inf","Infinity")):e}function ke({shape:e}){return e.reduce((t,n)=>t*n,1)}function Oe(e,t,{single:n=!1}={}){let s=n?
Float32Array:Float64Array,r=[],i=(o,c)=>r[o]?.[c]??Number.NaN;for(let o of e){if(o.op==="opaque")throw new RangeError("O\
nly Python computes this.");let c=new s(ke(o)),a=o.op==="table"?t(o.name??"",o.at):[];for(let l=0;l<c.length;l+=1)c[l]=o.
op==="table"?a[l]??Number.NaN:Es(e,o,l,i);r.push(c)}return r.at(-1)??new s(0)}function Es(e,t,n,s){let{op:r}=t;if(r==="c\
onstant")return vs(t,n);let i=xs(e,t,n).map(([h,d])=>s(h,d)),[o=0,c=0,a=0]=i;if(r==="view"||r==="join")return o;if(r==="\
where")return o?c:a;if(r==="matmul")return $s(i);if(r==="collect")return ft.sum?.(i)??0;if(r==="softmax")return ks(e,t,n,
i);let l=ft[r];if(l)return l(i);let u=ys[r];if(!u)throw new RangeError(`There is no operation ${r}.`);return u(o,c)}function xs(e,t,n){
let{op:s,of:r=[],groups:i}=t,[o=0,c=0]=r;if(s==="view")return[[o,Ss(t,n)]];if(s==="join")return[Ms(e,r,n)];if(s==="colle\
ct")return(i?.[n]??[]).map(a=>[o,a]);if(s==="matmul"){let[a,l]=[e[c]?.shape.at(-2)??0,t.shape.at(-1)??1],[u,h]=[Math.floor(
n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*a*l;return Te(a).flatMap(f=>[[o,u*a+f],[c,d+f*l+h]])}if(s==="softmax"||s in
ft){let a=e[o]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/a):n,u=Te(a).map(h=>[o,l*a+h]);return r.length>1?[...u,[c,0]]:
u}return r.map(a=>[a,e[a]?.shape.length?n:0])}function vs({values:e=0},t){return As(Array.isArray(e)?e[t]??Number.NaN:e)}
function Ts(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function ks(e,t,n,s){let{place:r,
width:i}=Ts(e,t,n),o=Os(s.slice(0,i),s[i]);return(o[r]??Number.NaN)/o.reduce((c,a)=>c+a,0)}function Os(e,t=1){let n=Math.
max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(r=>Math.exp((r-n)/s))}function $s(e){let t=0;for(let n=0;n<
e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Ss({shape:e,offset:t=0,strides:n,index:s},r){if(s)return s[r]??
0;let[i,o]=[t,r];for(let c=e.length-1;c>=0;c-=1){let a=e[c]??1;i+=o%a*(n?.[c]??0),o=Math.floor(o/a)}return i}function Ms(e,t,n){
let s=n;for(let r of t){let i=ke(e[r]??{op:"",shape:[]});if(s<i)return[r,s];s-=i}throw new RangeError(`No operand has th\
e element ${n}.`)}function Te(e){return Array.from({length:e},(t,n)=>n)}function Ls(e){let t=Math.floor(e);return e-t!==
.5?Math.round(e):t%2?t+1:t}function Ns(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[e,e];for(let s=1;Math.abs(n)>Math.
abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var Se="all",$e=new WeakMap;function Me({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let r=e[s.trace];if("lines"in
s){let i=U(s.lines,t,n);Object.assign(r,_s(i,n[s.row],s))}else r[s.attribute]=ve(U(s.is,t,n))}}function U(e,t,n){let s=Is(
t),r=o=>{let{values:c=[]}=t.choices?.find(({name:a})=>a===o)??{};return n[o]===Se?0:c.indexOf(n[o]??"")};return{values:Oe(
e,(o,c=[])=>{let a=s[o];if(!a)throw new Error(`The figure has no array ${o}.`);return c.reduce((l,u)=>P(l,r(u)),a).values}),
shape:e.at(-1)?.shape??[]}}function Is(e){let t=$e.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(
([n,s])=>[n,j(s)])),$e.set(e,t)),t}function _s({values:e,shape:t},n,{above:s,to:r}){let i=[],o=[],[c=0,a=0]=t;for(let l=0;l<
c;l+=1)if(!(n!==Se&&l!==n))for(let u=0;u<a;u+=1){let h=Number(e[l*a+u]);h<=s||h>r||(i.push(0,1,null),o.push(l,u,null))}return{
x:i,y:o}}function Ie(e,t){let{table:n}=v(e);if(n&&"rows"in n)return[n];if(A(e))return[];let{data:s,layout:r}=e,i=n?[Rs(n,r.meta,t)]:
[];return n&&!n.beside?i:[...s.filter(c=>c.type==="heatmap"&&c.visible!==!1).map(c=>Cs(r,c)),...i]}function _e({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(i=>dt("th",i,"col")));let r=n.
createTBody();for(let[i,...o]of t)r.insertRow().append(dt("th",i,"row"),...o.map(c=>dt("td",c)));return n}function Re(e){
let t=s=>s.map(Ds).join(",");return`${e.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Rs(e,t,n){let{columns:s,labels:r}=e;if("values"in e){let o=e.values.map(c=>U(c,t,n).values);return{columns:s,
rows:r.map((c,a)=>[c,...o.map(l=>l[a])])}}let i=ht(U(e.matrix,t,n));return{columns:s,rows:r.map((o,c)=>[o,...Array.from(
i[c]??[])])}}function Cs(e,t){let n=j(t.z??[]),s=Le(e,t,"y").map((r,i)=>[r,...Array.from(P(n,i).values)]);return{columns:[
t.name??"",...Le(e,t,"x")],rows:s}}function Le(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(a=>Ne(String(a)));let r=e[`${n}\
axis`],o=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;if(o)return o.map(Ne);let{shape:c}=j(
t.z??[]);return[...Array(c[n==="y"?0:1]??0).keys()].map(String)}function Ne(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}var js=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Ps=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Us=/^(?=[\t\r\n])/;function Ds(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(Ps,"$1'").replace(
Us,"'"),n=js.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function dt(e,t,n){let s=document.createElement(
e);n&&(s.scope=n);let r=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=Number(
r)===0?r.replace("-",""):r,s}var Hs=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;function Bs(e){return e.split(Hs)}function mt(e){return Bs(e).map((t,n)=>{
if(n%2===0)return t;let s=document.createElement("span");return s.className="with-unit",s.textContent=t,s})}var bt={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},wt=["inputs","removed"],Fs=new Set(["server","source","model","lesson","view","theme","reads",...wt,
...Object.keys(bt)]),De=["scale","accent","controls","caption"],zs=new Set([...De,"fill"]),Ce=":scope > a",je="pointer-v\
iew:hover",pt=matchMedia("(prefers-color-scheme: dark)"),Ws={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1,
showAxisDragHandles:!1},qs=120,Gs=[["short",576,0],["low",352,0],["tight",288,352]],J={height:525,width:640,least:.75,most:4},
Vs="400px 0px",Pe=660,Ks="[data-answer]:not(pointer-view *)",Ys=/^(\w+):(\d+)$/,Js="The server draws this chart, and it \
does not answer.",Qs="The answer above is computed in this browser.",Zs="Type visits, or add a place, to see what the mo\
del answers.",R=null,gt=null,yt=class extends HTMLElement{#i=null;#t=null;#e=null;#r=0;#o=!1;#l="";#d=!1;#m="";#b=[];#w=!1;#E=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#R()},{rootMargin:Vs});#M=new ResizeObserver(()=>requestAnimationFrame(()=>this.#$()));#L=new MutationObserver(
t=>this.#Q(t.map(({attributeName:n})=>n??"")));#N=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#h();return}
this.#T(this.#y),this.#a()};#I=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#_=({type:t})=>this.#rt(t==="beforeprint");connectedCallback(){
this.#i??=this.#U(),this.#v(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(je,this.#I),
pt.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#_);this.#M.
observe(this),this.#L.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#E.observe(this):this.#w=!0,this.#h()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(je,this.#I),pt.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#_);this.#M.disconnect(),this.#L.
disconnect(),this.#E.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#b.join()&&(this.#b=t,this.#z())}get chosen(){
return this.#t?this.#f:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#W();
return Math.ceil(t+W(this.#t)+n)}get#n(){return this.#i??=this.#U(),this.#i}#R(){this.#w=!0,this.#E.disconnect(),this.#h()}#Q(t){
t.some(s=>zs.has(s))&&(this.#v(),this.#a()),t.includes("beat")&&this.#C();let n=t.filter(s=>Fs.has(s)&&!this.#Z(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#w?this.#R():n.length?this.#h():this.#u.some(({name:s})=>t.includes(s))?this.#S()&&
this.#a():t.includes(this.#m)&&this.#h()}#Z(t){let n=this.#e;return!n||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#l)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#e?.tell(t>=1?t-1:null)}#X(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#s("beat",{beat:t===null?null:t+1})}get#u(){return this.#t?v(this.#t).choices??[]:[]}#h(){this.#o||(this.#o=!0,
queueMicrotask(()=>{this.#o=!1,this.#et()}))}get#x(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("\
lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#g(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:H.href}get#j(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#y(){let t=this.getAttribute("theme");return t===
"auto"?pt.matches?"dark":"light":(t??this.#j)==="dark"?"dark":"light"}get#A(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&N("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/J.height,t/J.width))/10;return Math.min(J.most,Math.max(J.least,
s))}#v(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#A)):
this.style.removeProperty("--scale"),t&&N("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--\
accent")}get#P(){if(this.hasAttribute("lesson")){let n=wt.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(bt).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#P;
this.#r+=1;let s=this.#r,r=this.getAttribute("source"),i=this.getAttribute("view")??"",o=this.#x&&i&&(!t||n.visits||n.record);
if(!r&&!o){this.#k(Zs);return}if(!this.#w){this.#k("");return}let c=this.#y;this.#T(c),this.setAttribute("aria-busy","tr\
ue");try{let a={server:this.#g,path:this.#x,query:n,theme:c},l=this.hasAttribute("server")?this.#g:"",[u]=await Promise.
all([r?ae(r,c):this.#nt(a,i),r?null:i===z?import("./network-drawing.js"):Y(l)]),h=A(u),d=h?await import("./network-drawing.js"):
null;h||await Y(l),await It(()=>{s===this.#r&&(this.#it(d?.NetworkDrawing??null,v(u).title),this.#t=h?u:structuredClone(
u),this.#ct(this.#t),this.#st({...a,theme:"light"},i))})}catch(a){s===this.#r&&this.#H(a)}finally{s===this.#r&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let s=n===z?this.#e:null,r=this.getAttribute("model")??"",i=await s?.compute(t,r,{isSilent:!1});
if(i)return i;try{return await at(t,n)}catch(o){if(!Ue(o))throw o;let c=await s?.compute(t,r,{isSilent:!0});if(!c)throw o;
return c}}#T(t){this.#j!==t?this.dataset.theme=t:delete this.dataset.theme}#st(t,n){if(!this.#t||A(this.#t))return;let{template:s,
meta:r}=this.#t.layout,i=r.templates?.light;R??=i??(this.#y==="light"?s:null),!(R||this.hasAttribute("source"))&&(gt??=at(
t,n),gt.then(o=>{A(o)||(R??=o.layout.template)}).catch(()=>{gt=null}))}#rt(t){if(this.#d=t,!this.#t||!this.#l)return;let n=R??
this.#e;this.#T(t&&n?"light":this.#y),this.#a(),t||requestAnimationFrame(()=>this.#a())}#U(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#c("h3","view-title"),caption:this.#c("p","view-caption"),choices:this.#c(
"div","view-choices"),summary:this.#c("p","view-summary"),failure:this.#c("p","view-failure"),trust:this.#c("p","view-tr\
ust"),plot:this.#c("div","view-plot"),details:this.#c("details","view-table"),exports:Bt({name:()=>this.#V,links:()=>this.#gt(),
view:()=>this.#t&&this.#bt(this.#t),picture:(i,o)=>this.#mt(i,o),csv:()=>Re(this.#G()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#q());let s=new K(n.choices,{selected:()=>this.#f,select:(i,o)=>this.#dt(i,o),open:i=>this.#s(
"open",i)}),r=this.querySelector(Ce);r?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...r?[r]:
[]),this.addEventListener("toggle",({target:i})=>this.#ft(i),!0);for(let i of[n.plot,n.details,n.choices,n.exports,n.failure])
i.hidden=!0;return{...n,controls:s}}#c(t,n){let s=this.querySelector(`.${n}`),r=s instanceof HTMLElement?s:document.createElement(
t);return r.className=n,r}#it(t,n){if(t===null==(this.#e===null))return;let s=this.#n,r=s.plot.cloneNode();r.removeAttribute(
"data-listening"),r.role=t?"group":"img",s.plot.replaceWith(r),s.plot=r,this.#e?.bar?.remove(),this.#e=t?new t(r,{title:n,
isProjected:this.hasAttribute("fill"),hover:i=>this.#s("hover",{visits:i}),told:i=>this.#X(i),acts:{server:()=>this.hasAttribute(
"source")?null:this.#g,answered:i=>this.#ot(i),resized:()=>requestAnimationFrame(()=>this.#$())}}):null,this.#e?.bar&&s.
summary.before(this.#e.bar)}#ot({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#e??{};s?this.setAttribute(
"interventions",s):this.removeAttribute("interventions"),this.#S()&&this.#a(),this.#s("interventions",n)}#D(t){let{plot:n,
details:s,choices:r,exports:i,failure:o}=this.#n;for(let a of[n,s,r,i])a.hidden=t;o.hidden=!0;let c=this.#e?.bar;c&&t&&(c.
hidden=!0)}#k(t){this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#D(!0),this.#n.
summary.textContent=t}#H(t){this.#k("");let{failure:n}=this.#n,s=Ue(t)&&document.querySelector(Ks)!==null,r=s?Js:Lt(t);if(n.
replaceChildren(r),s&&n.append(" ",Xs()),n.hidden=!1,this.#s("failed",{message:r}),!(t instanceof x)||![0,503].includes(
t.status))return;let i=document.createElement("button");i.type="button",i.textContent="Try again",i.addEventListener("cl\
ick",()=>this.#h()),n.append(" ",i)}#ct(t){let{title:n,caption:s,controls:r}=this.#n,i=v(t);n.textContent=i.title,n.hidden=
!1,s.replaceChildren(...mt(i.caption)),this.#at(i.trust),this.toggleAttribute("data-network",A(t)),this.#D(!1),r.offer(i,
A(t)?[]:t.data,!this.hasAttribute("fill")),this.#S()&&this.#a()}#at(t){let{trust:n}=this.#n;if(n.textContent=t?.text??"",
!t||this.hasAttribute("source")||!$.answers)return;let s=document.createElement("a"),r=encodeURIComponent(this.getAttribute(
"model")??"");s.href=new URL(`insights/${r}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",n.
append(" ",s)}#a(){if(!this.#t)return;let{plot:t}=this.#n,n=this.#d,s=this.#O(W(this.#t)),r=n?Math.min(s.width||Pe,Pe):s.
width;if(!r)return;A(this.#t)?(t.style.height=`${s.height}px`,this.#e?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}\
px`:"",this.#lt(t,this.#t,{...s,width:r}));let i=!this.dataset.drawn;i&&this.querySelector(Ce)?.remove(),this.#l=`${r}×${s.
height}`,this.dataset.drawn="true",i&&this.hasAttribute("beat")&&this.#C(),this.#z(),this.#s("drawn",{})}#lt(t,{data:n,layout:s},r){
let i=this.#d,o=i&&R?{...s,template:R}:s,c=this.#B({data:n,layout:o},r);window.Plotly?.react(t,c.data,i?{...c.layout,width:r.
width}:c.layout,Ws),t.dataset.listening||this.#ut(t)}#B({data:t,layout:n},{width:s,height:r,isFixed:i}){let o="rgba(0, 0\
, 0, 0)",c=this.#A,{font:a,hoverlabel:l}=n.template.layout,u=a.size*c,h=Xt({data:t,layout:tr(n)},{width:s,height:r,isFixed:i,
scale:c}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:h.data,layout:{...ue(h.data,
h.layout,{width:s,height:r,scale:c}),...c!==1&&d,paper_bgcolor:o,plot_bgcolor:o,height:r}}}#ut(t){t.dataset.listening="t\
rue",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#s("open",n.data.meta);let[,s,r]=Ys.exec(String(
[n.customdata].flat()[0]))??[];s&&this.#s("select",{table:s,row:Number(r)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#s(
"hover",{visits:fe(n,this.#F)})}),t.on("plotly_unhover",()=>this.#s("hover",{visits:[]}))}get#F(){return this.#t?v(this.#t).
visit_axes??[]:[]}#s(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#z(){!this.#t||
!this.#l||(this.#e?this.#e.mark(this.#b):de(this.#n.plot,this.#F,this.#b))}#O(t){let{plot:n}=this.#n,s=n.clientWidth;if(!this.
hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#v(),this.#ht();let{above:r,
below:i}=this.#W();this.style.setProperty("--below",`${Math.ceil(i)}px`);let o=Math.max(Math.floor(this.offsetHeight-r-i),
qs);return{width:s,height:o,isFixed:!0}}#ht(){let[t,n]=[this.offsetWidth/this.#A,this.offsetHeight/this.#A],s=Gs.filter(
([,r,i])=>n<r||t<i).map(([r])=>r).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#W(){let{plot:t,details:n,exports:s}=this.#n,
r=this.getBoundingClientRect(),i=r.height/this.offsetHeight||1,o=[n,s].filter(a=>a.offsetHeight).map(a=>a.getBoundingClientRect()),
c=o.length?Math.max(...o.map(({bottom:a})=>a))-Math.min(...o.map(({top:a})=>a)):0;return{above:(t.getBoundingClientRect().
top-r.top)/i,below:c/i}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#$())}#$(){if(!this.#t)return;let{width:t,height:n}=this.#O(
W(this.#t));t&&this.#l!==`${t}×${n}`&&this.#a()}#dt(t,n){this.setAttribute(t,String(n)),this.#s("option",{[t]:n})}#S(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:ge(this.#u,this.#N);if(n)return this.#H(new Error(n.
message)),this.#m=n.name,!1;let s=v(t),r="";if(this.#u.length&&!A(t)){let i=this.#f;this.#n.controls.show(i);for(let c of t.
data)c.meta&&(c.visible=Object.entries(c.meta).every(([a,l])=>i[a]===l));Me(t,i);let{summaries:o}=s;o&&(s.summary=o.texts[be(
this.#u,o.by,i)]??""),r=`: ${we(this.#u,i)}`}return this.#n.summary.replaceChildren(...mt(s.summary??"")),this.#n.plot.setAttribute(
"aria-label",`${s.title}${r}. ${s.summary??""}`),this.#q(),!0}get#f(){return pe(this.#u,this.#N)}#q(){let{details:t}=this.#n;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${v(this.#t).title}`),n.append(...this.#G().map(_e)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#G(){return this.#t?Ie(this.#t,this.#f):[]}async#mt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:A(s)?await this.#e?.address(t,n)??"":await Ee(this.#pt(s),t,n),meta:v(
s)}}#pt(t){let{data:n,layout:s}=structuredClone(t),r=this.#O(s.height),{paper_bgcolor:i,plot_bgcolor:o}=s.template.layout,
c=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),a=this.#B({data:n,layout:s},r),l=c?{}:{
paper_bgcolor:i,plot_bgcolor:o};return{data:a.data,layout:{...a.layout,width:r.width,...l}}}get#V(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#g,path:this.#x,view:this.getAttribute("vie\
w")??"",values:{...this.#P.query,...this.#f}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=De.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(s)&&N(s,r??""));return{...t&&{
theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&$.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#K;return{link:n,embed:_(
"embed",this.#J(r)),json:_("json",r),offline:_("offline",r)}}#J(t){let{controls:n,...s}=this.#Y,r={...t.values,...s,...n&&
n!=="some"&&{controls:n}};return{...t,values:r}}#bt(t){let n=this.#K,{title:s,summary:r=""}=v(t),i=["model","lesson","vi\
ew","reads",...wt,...Object.keys(bt)],o=[...this.attributes].filter(({name:d})=>i.includes(d)),{theme:c,...a}=this.#Y,l=c?.
replace(/^transparent-?/,""),u={...Object.fromEntries(o.map(({name:d,value:f})=>[d,f])),...this.#f,...l&&{theme:l},...a},
h=this.#J(n);return{title:s,caption:r,name:this.#V,server:n.server,embed:_("embed",h),picture:_("picture",h),attributes:Object.
fromEntries(Object.entries(u).map(([d,f])=>[d,String(f)]))}}};function Ue(e){return e instanceof x&&e.status===0}function Xs(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=Qs,e}function tr(e){let t=Object.
entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let r=s,i=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
o=r.type==="category"&&!r.categoryarray&&i;return[n,o?{...r,categoryorder:"array",categoryarray:i}:r]});return Object.fromEntries(
t)}customElements.define("pointer-view",yt);var At=["visits","record","user","predict_at","top_k","interventions","against"],Z=["scale","controls","caption","accent"],
er={ArrowRight:1,PageDown:1,ArrowLeft:-1,PageUp:-1},X="beat",nr={controls:"some"},Q=e=>e.replaceAll("_","-"),w=xt(document,
"pointer-view"),sr=(w.dataset.options??"").split(" ").filter(Boolean);function He(e){if(e.visits||e.record)for(let t of At)
w.removeAttribute(Q(t));if("theme"in e){let t=e.theme??null;document.dispatchEvent(new CustomEvent("pointerscope:choose-\
theme",{detail:t}))}for(let t of[...At,...Z,X,...sr].filter(n=>n in e)){let n=e[t]??nr[t]??null;n===null?w.removeAttribute(
Q(t)):(!Z.includes(t)||N(t,n))&&w.setAttribute(Q(t),n)}}function rr(){let{askedTheme:e,theme:t}=document.documentElement.
dataset,n=[...At,...Z,X].map(s=>[s,w.getAttribute(Q(s))]);return{...Object.fromEntries(n.filter(([,s])=>s!==null)),theme:e??
t,...w.beats&&{beats:w.beats},...w.chosen}}var Be=Object.fromEntries(new URLSearchParams(location.search));for(let e of[
"theme",...Z])delete Be[e];He(Be);var D=Ot({state:rr,height:()=>w.wantedHeight,set:He,mark:e=>w.mark(e)});w.addEventListener(
"pointer-view:drawn",()=>D("state",{}));w.addEventListener("pointer-view:beat",()=>D("state",{}));w.addEventListener("po\
inter-view:option",()=>D("state",{}));w.addEventListener("pointer-view:hover",({detail:e})=>D("hover",e));w.addEventListener(
"pointer-view:failed",({detail:e})=>D("failed",e));function ir(e){let t=Number(w.getAttribute(X)),n=e.target instanceof Element&&
e.target.closest("[data-part], input");if(!t||n||e.defaultPrevented||e.altKey||e.ctrlKey)return;let s=t+(er[e.key]??0);s===
t||s<1||s>w.beats||(e.preventDefault(),w.setAttribute(X,String(s)))}document.addEventListener("keydown",ir);
