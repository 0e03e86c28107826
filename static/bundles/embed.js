var xt={min:.5,max:4},qe={controls:["none","some","all"],caption:["none","title","all"]};function N(e,t){return e==="sca\
le"&&t!=="auto"?t.trim()!==""&&Number(t)>=xt.min&&Number(t)<=xt.max:e==="scale"?!0:e==="controls"||e==="caption"?qe[e].includes(
t):CSS.supports("color",t)}function vt(e,t,n){let s=Ge(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function Ge(e,t,n){
let s=e.querySelector(t);return s&&Ve(s,n)?s:null}function Ve(e,t){return e instanceof(t??HTMLElement)}var et={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Ke="input, select, textarea, [contenteditable], dialog[open]",Ye="\
a[href], button, summary, [role=button]",Je=".table-frame";function kt({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",i=>{i.key==="Tab"&&(s=!1),!(!s||
!t()||!Tt(i)||n(i.key))&&(i.stopImmediatePropagation(),r(i))},{capture:!0}),window.addEventListener("keydown",i=>{Tt(i)&&
r(i)}),window.addEventListener("change",({target:i})=>{s&&t()&&i instanceof HTMLElement&&i.blur()});let r=i=>{i.preventDefault(),
e({key:i.key,shift:i.shiftKey})}}function Tt({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:r,ctrlKey:i,metaKey:o}){
if(n||s||r||i||o||!Object.hasOwn(et,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Ke)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Ye))return!1;let c=t.closest(Je);return!c||!(c.scrollHeight>c.clientHeight||c.scrollWidth>
c.clientWidth)}var Qe=1e5,Ze=100,Ot=2e4,Xe=8,tn=1e3;function $t({state:e,height:t,set:n,mark:s=()=>{},keeps:r=()=>!1}){let i=window.parent,
o=(document.body.dataset.framers??"").split(" ").filter(Boolean),c=o.includes("*"),a="",l=!1,u=f=>{if(i!==window)for(let p of c?
["*"]:o)i.postMessage(f,p)},h=(f,p)=>u({pointerscope:f,...p});i!==window&&kt({send:f=>{h("key",f);let p={method:"trigger\
Key",args:[et[f.key]]};l||u(JSON.stringify(p))},isInDeck:()=>l,keeps:r});let d=()=>{let f={state:e(),height:t()};JSON.stringify(
f)!==a&&(a=JSON.stringify(f),h("height",{height:f.height}),h("state",{state:f.state}))};return window.addEventListener("\
message",({source:f,origin:p,data:g})=>{f!==i||!(c||o.includes(p))||(g?.pointerscope==="set"&&(n(en(g.state)),d()),g?.pointerscope===
"mark"&&s(nn(g.visits)),g?.pointerscope==="deck"&&(l=!0),g?.pointerscope==="ask"&&(a="",d()))}),(f,p)=>f==="state"?d():h(
f,p)}function en(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,Ze)){let r=s===null?null:sn(s);(r===null||r!==void 0&&r.length<=Qe)&&(t[n]=r)}return t}function nn(e){return(Array.
isArray(e)?e.slice(0,tn):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function sn(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&St(e,Xe)<=Ot?JSON.stringify(e):void 0}function St(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=St(s,t-1),n>Ot)return Number.POSITIVE_INFINITY;
return n}var x=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},H=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),$={answers:!0},rn=[502,504],on=204;var cn="No response could be read. Your input is still here; check your connection and try again.",an=e=>`The server ans\
wered with ${e}.`;async function nt(e,t,n=H){let s=await ln(new URL(`api/${e}`,n),t);if(String(n)===H.href&&hn(s!==null&&
!un(s)),!s)return Mt();if(s.status===on)return;if(!(s.headers.get("content-type")??"").includes("json")){let o=an(s.status);
throw new x(s.status,[{where:"",message:o,suggestions:[]}])}let i=await s.json().catch(Mt);if(!s.ok)throw new x(s.status,
i.errors??[]);return i}async function ln(e,t){try{let n=await fetch(e,t);return rn.includes(n.status)?null:n}catch(n){if(Lt(
n))throw n;return null}}function un({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function hn(e){e!==$.answers&&($.
answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function Mt(e){throw Lt(e)?
e:new x(0,[{where:"",message:cn,suggestions:[]}])}function Lt(e){return e instanceof DOMException&&e.name==="AbortError"}
function F(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(
s)]))}function Nt(e){return e instanceof Error?e.message:String(e)}var It=Promise.resolve();function _t(e){let t=It.then(fn).then(e);return It=t.catch(()=>{}),t}function fn(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var st={width:960,height:540};function Ct(e){return{"HTML frame":Pt(e),"Web component":dn(e),Markdown:Ut(e),Quarto:mn(e),
LaTeX:pn(e)}}function Pt(e){let{title:t,embed:n}=e;return`<iframe src="${S(n)}" title="${S(t)}" width="${st.width}" heig\
ht="${st.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${jt(e)}</iframe>`}function dn(e){let{
server:t,attributes:n}=e,s=Object.entries({server:t,...n}).map(([r,i])=>i===""?r:`${r}="${S(i)}"`);return`<script src="${S(
new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${jt(e)}</pointer-view>`}function jt({title:e,caption:t,embed:n,picture:s}){let r=[e,t].filter(
Boolean).join(". ");return`<a href="${S(n)}"><img src="${S(s)}" alt="${S(r)}" width="${st.width}"></a>`}function Ut({title:e,
embed:t,picture:n}){return`[![${gn(e)}](<${Rt(n)}>)](<${Rt(t)}>)`}function mn(e){return['::: {.content-visible when-form\
at="html"}',"```{=html}",Pt(e),"```",":::",'::: {.content-visible unless-format="html"}',Ut(e),":::"].join(`
`)}function pn({title:e,caption:t,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${r}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${bn(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${vn([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function S(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function gn(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Rt(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function bn(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var wn={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},yn=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
An={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},En=/[ąęįųĄĘĮŲ]/,xn=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function vn(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(xn,"")].flatMap(n=>[...An[n]??Tn(n)]).map(n=>wn[n]??kn(n)).join("")}function Tn(e){return En.test(e)?
e.normalize("NFD").slice(0,1):e}function kn(e){return/[&%$#_{}]/.test(e)?`\\${e}`:yn.test(e)?e:"?"}function Ht(e,t,{title:n,origin:s}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return On(decodeURIComponent(r),n,s);let i=Uint8Array.
from(atob(r),c=>c.charCodeAt(0)),o=[Dt("Title",n),Dt("Source",s)];return new Blob([i.subarray(0,33),...o,i.subarray(33)],
{type:"image/png"})}function On(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(i,o)=>{
let c=document.createElementNS(s.namespaceURI,i);return c.textContent=o,c};return s.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Dt(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,$n(n)),s.buffer}function $n(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function rt(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var Sn=[1,2,4],Mn=2;function Bt({name:e,links:t,view:n,picture:s,csv:r,json:i}){let o=document.createElement("div");o.className=
"view-take";let c={link:B("Link"),embed:B("Embed"),json:B("JSON"),offline:B("Offline file")};c.offline.title="One HTML f\
ile with this whole view inside, for use without a network";let a=C("JSON",()=>Ft(i(),`${e()}.json`,"application/json")),
l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Ln(
()=>{let{link:m,embed:b}=t(),y=b?n():null;return{...m&&{Address:m},...y&&Ct(y)}}),h=()=>{let m=t();for(let b of Object.keys(
c)){let y=m[b];c[b].hidden=y===null,y!==null&&(c[b].href=y)}a.hidden=m.json!==null,u.hidden=m.link===null&&m.embed===null,
l.hidden=$.answers};for(let m of["pointerenter","focusin"])o.addEventListener(m,h);let d=document.createElement("select");
d.setAttribute("aria-label","Size of the PNG"),d.append(...Sn.map(m=>{let b=m===Mn;return new Option(`${m}×`,String(m),
b,b)}));let f=async m=>{let{address:b,meta:y}=await s(m,Number(d.value)),k=y.origin??t().embed??location.href;rt(Ht(b,m,
{title:y.title,origin:k}),`${e()}.${m}`)},p=()=>Ft(`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),g=document.createElement(
"span");return g.append(C("PNG",()=>f("png"))," ",d),o.append(c.link,c.embed,g,C("SVG",()=>f("svg")),C("CSV",p),c.json,a,
c.offline,u,l),h(),o}function Ln(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let i=document.createElement("span");i.setAttribute("role","status");let o=document.
createElement("div");o.className="view-sheet",o.append(s,r),t.append(n,o),t.addEventListener("toggle",()=>{if(!t.open)return;
i.textContent="",r.hidden=!0;let a=Object.entries(e()).map(([l,u])=>C(l,()=>c(l,u)));s.replaceChildren(...a,i)});let c=async(a,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",a);let u=await Nn(l);u||r.select(),i.textContent=u?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function Nn(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function B(e){let t=document.createElement("a");return t.textContent=e,t}function C(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Ft(e,t,n){rt(new Blob(
[e],{type:n}),t)}var z="network";function A(e){return"kind"in e&&e.kind===z}function v(e){return A(e)?e.meta:e.layout.meta}function W(e){
return A(e)?e.meta.height??0:e.layout.height}var zt={width:420,height:200},In=300,M=2,E=20,O=8,Wt=13,Vt=.75,_n=3,Rn=7.5,Cn=30,Pn=44,jn=18,Kt=240,Yt=90,Jt=56,Qt=90,Un=48,
Dn=1.3,Hn=.6,Fn=9,Zt=1.4,Xt=["coloraxis","coloraxis2"];function te({data:e,layout:t},{width:n,height:s,isFixed:r,scale:i}){
if(!n)return{data:e,layout:t};let o={width:n/i,height:s/i},c=r&&(o.width<zt.width||o.height<zt.height),a={...o,isFixed:r,
isTiny:c,isNarrow:o.width<560,scale:i},l=c?Bn(t,t.meta.small??{}):t;if(!r)return{data:e,layout:{...l,...Gt(l,a)}};let u=Wn(
zn(e,l),a),h={...u,...Gt(u,a),...Gn(e,u,a),...Yn(u,a)};return{data:es(e,u,a.height),layout:h}}function Bn(e,t){return ee(
e,t)}function ee(e,t){if(!qt(e)||!qt(t))return t;let n={...e};for(let[s,r]of Object.entries(t))n[s]=ee(e[s],r);return Object.
fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function qt(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function ne(e,t){return Object.entries(e).filter(([s])=>t.test(s))}function se(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function re(e){return ne(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function ie(e,t){return e[t]}function zn(e,t){let{xaxis:n}=t,
s=e.find(o=>(o.xaxis??"x")==="x"&&Array.isArray(o.x))?.x,r=Array.isArray(s)?s.filter(o=>typeof o=="string"):[],i=Array.isArray(
s)&&r.length===s.length;return n?.tickangle!==-90||n.tickvals||!r.length||!i?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,
ticktext:r}}}function Wn(e,{width:t,isTiny:n,scale:s}){let{xaxis:r,yaxis:i,meta:o}=e,c=r?.ticktext;if(!r||r.tickangle!==
-90||!c||c.length<=M)return e;let a={...r,tickangle:0};if(o.visit_axes?.includes("xaxis")&&o.visit_axes.includes("yaxis")&&
i?.ticktext?.join()===c.join()){let f=c.map((g,m)=>q(g,m,1/0)),p=c.map((g,m)=>String(m+1));return{...e,xaxis:{...a,ticktext:p},
yaxis:{...i,ticktext:f}}}let[u,h]=r.domain??[0,1],d=(h-u)*(t-(n?Yt:Kt))/c.length;for(let f of[1,Vt]){let p=c.map((m,b)=>qn(
q(m,b,1/0),d/f));if(p.includes(""))continue;let g={...r.tickfont,size:f*s*e.template.layout.font.size};return{...e,xaxis:{
...a,ticktext:p,...f<1&&{tickfont:g}}}}return e}function qn(e,t){let n=Math.floor(t/O)-1,s=[];for(let r of e.split(" ")){
let i=s.at(-1);if(r.length>n)return"";i!==void 0&&i.length+1+r.length<=n?s[s.length-1]=`${i} ${r}`:s.push(r)}return s.length<=
_n?s.join("<br>"):""}function Gn(e,t,{width:n,height:s,isTiny:r,scale:i}){let o=Vn(e,t),c=Math.max(...o.map(b=>b.length*
O+Un)),a=Math.ceil(o.length/Math.max(1,Math.floor(n/c))),l=o.length>0&&a*E>s/(r?4:3),u=o.length>0&&!l,h=Kn(t,s,i),f=((h.
annotations?.find(({font:b})=>b?.size)?.font?.size??0)/i||E)*Zt+2,p=Math.min(t.margin?.t??8,u?a*E+4:t.annotations?.length?
f:8),g=Xt.some(b=>ie(t,b)?.colorbar?.orientation==="h"),m=!t.margin||g&&!r;return{...l&&{showlegend:!1},...!m&&{margin:{
...t.margin,t:Math.ceil(p*i)}},...h}}function Vn(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:r,type:i,
visible:o,showlegend:c,legendgroup:a}of e)!r||(c===!1||o===!1)||["heatmap","contour"].includes(i)||(s+=1,n.set(a||r,r.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.values()]:[]}function Kn(e,t,n){let{annotations:s=[],template:r}=e,i=({yref:d,
yanchor:f})=>d==="paper"&&f==="bottom",o=s.filter(i);if(!o.length)return{};let c=re(e).map(([d])=>d),a=o.filter(({y:d})=>d<
1).map(({y:d})=>Math.min(...c.map(f=>f-d).filter(f=>f>0),1-d)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...a)*(t-E)/
Zt);if(u>=l)return{};let h=Math.max(Fn,u*n);return{annotations:s.map(d=>i(d)?{...d,font:{...d.font,size:h}}:d)}}function Yn(e,{
height:t,isTiny:n}){let s=Math.floor(t/3/O),r=t-oe(e,1/0,s)-Jt,i={};for(let o of Xt){let c=ie(e,o);c&&(n?i[o]={...c,showscale:!1}:
i[o]=Jn(e,o,c,r))}return i}function Jn(e,t,n,s){let r=n.colorbar??{};if(s>=In||r.ticktext||r.orientation==="h")return n;
let i=e.template.layout[t],o=r.tickvals??i?.colorbar?.tickvals,c=(r.len??1)*s;if(!o){let h=Math.max(M,Math.floor(c/E/1.5));
return{...n,colorbar:{...r,nticks:h}}}let[a,l]=[n.cmin??o[0]??0,n.cmax??o.at(-1)??1],u=[];for(let h of o){let d=u.at(-1);
(d===void 0||(h-d)/(l-a)*c>=E)&&u.push(h)}return{...n,colorbar:{...r,tickvals:u}}}function Gt(e,t){let{width:n,height:s,
isFixed:r,isTiny:i,isNarrow:o}=t,c=o?n:1/0,a=r?Math.floor(s/3/O):1/0,l=oe(e,c,a),u=r?l?Jt:Qt:0,h=Math.max(s-l-(i?2*E:u),
E),d=i?n-Yt:Math.max(n-Kt,60);return Object.fromEntries(ne(e,/^[xy]axis/).map(([f,p])=>{let g=f.startsWith("x"),m=r&&g?Xn(
p,e,h):p,[b,y]=m.domain??[0,1],k=(y-b)*(g?d:h),L=e.template.layout.font.size*t.scale,T=Qn(m,g,k,L,t),tt=e.meta.priority?.[f];
return[f,Zn(T,{isX:g,length:k,fontSize:L,upright:a,priority:tt},t)]}))}function Qn(e,t,n,s,{isTiny:r,isFixed:i}){let o=e.
title?.text??"";if(!r)return i&&!t&&o.length*O>Dn*n?{...e,title:{}}:e;let[c,a]=e.domain??[0,1];if(!t||!o||e.side==="top"||
a-c>Hn)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(O-1))+1),u=o.length>l?`${o.slice(0,l-1)}…`:o;return{...e,title:{
...e.title,standoff:0,font:{size:s-2},text:u}}}function Zn(e,{isX:t,length:n,fontSize:s,upright:r,priority:i},o){let{width:c,
isFixed:a,isTiny:l,isNarrow:u}=o,{ticktext:h,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!h)return a||
u&&t?ts(e,t,n,o):e;let f=h.length;if(l&&t&&f===1&&e.tickangle===0&&(h[0]??"").length*O>n-O)return{...e,tickfont:{size:.75*
s}};if(f<=M&&(t||!a||n>=E))return e;let g=!t&&a&&n/f<E&&n/f>=Wt,m=t&&e.tickangle===0&&h.every(T=>/^\d+$/.test(T)),b=Math.
floor(n/(g?Wt:m?Cn:E)),y=f<=M?[f-1]:ns(f,b,i),k=t&&e.tickangle!==0?r:1/0,L=ce(h,u?c:1/0,k);return{...e,...g&&{tickfont:{
...e.tickfont,size:Vt*s}},tickvals:y.map(T=>d[T]??T),ticktext:y.map(T=>L[T]??"")}}function Xn(e,t,n){let[s]=se(t,e.anchor)?.
domain??[0,1],r=re(t).map(([,c])=>c),i=Math.max(...r.filter(c=>c<=s),-1/0),o=(s-i)*n;return e.side==="top"||o>2.4*E?e:{...e,
title:{},...o<.9*E&&{showticklabels:!1}}}function ts(e,t,n,{isTiny:s,isNarrow:r}){let i=Math.max(M,Math.floor(n/(t?Pn:E*
1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/i);return{...e,tickvals:e.tickvals.filter((h,d)=>d%u===0)}}let{
dtick:o,...c}=e;if(e.type==="category")return t?e:{...c,nticks:Math.max(M,Math.floor(n/jn))};let a=r&&t&&e.nticks&&!s?M:
i,l=Math.min(e.nticks??1/0,a);return s||e.nticks||l<5?{...c,nticks:l}:e}function es(e,t,n){return e.map(s=>{if(s.type!==
"heatmap"||!s.texttemplate)return s;let r=se(t,s.yaxis),[i,o]=r?.domain??[0,1],c=r?.ticktext?.length;return c===void 0?s:
(o-i)*(n-Qt)<c*E?{...s,texttemplate:""}:s})}function ns(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;let r=Math.max(
1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(o=>o%r===0);let i=[];for(let o of[...s].sort((c,a)=>(n[a]??0)-(n[c]??
0)))i.every(c=>Math.abs(c-o)>=r)&&i.push(o);return i.sort((o,c)=>o-c)}function oe({xaxis:e},t,n){let s=e?.tickangle===0?
[]:e?.ticktext??[],r=ce(s,t,n).map(i=>i.length);return Math.max(0,...r)*Rn}function ce(e,t,n){return e.map((i,o)=>ss(i,o,
t,n)).every((i,o)=>i===e[o])?e:e.map((i,o)=>q(i,o,n,t))}function ss(e,t,n,s){return n===1/0&&e.length<=s?e:q(e,t,s,n)}function q(e,t,n,s=1/0){
let r=s<1/0,i=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,o="",c="",a=""]=i,[l="",u]=c.split(" · "),h=n<1/0?
14:1/0,d=Math.min(r?Math.max(5,Math.floor(s/48)):h,n),f=l.length>d&&!l.includes("&")?`${l.slice(0,d-1)}…`:l;return o+(u?
`${t+1} ${f}`:f)+a}var rs=12,I=new Map,it=new Map;function at(e,t){let n=JSON.stringify(Object.values(e)),s=I.get(n)??new Map;I.delete(n),I.
set(n,s);for(let o of I.keys()){if(I.size<=rs)break;I.delete(o)}let r=s.get(t);if(r)return r;let i=new Promise((o,c)=>is(
n,e,t,{resolve:o,reject:c}));return s.set(t,i),i.catch(()=>s.delete(t)),i}function is(e,t,n,s){let r=it.get(e);if(r){r.views.
set(n,s);return}let i=new Map([[n,s]]);it.set(e,{query:t,views:i}),setTimeout(()=>{it.delete(e),os(t,i)},0)}async function os(e,t){
let{server:n,path:s,query:r,theme:i}=e,o=[...t.keys()].sort().join(",");try{let c=await nt(`${s}/figures?${F({...r,views:o,
theme:i})}`,{},n);for(let[a,{resolve:l}]of t)l(c[a])}catch(c){let a=t.size>1&&c instanceof x&&[404,422,500].includes(c.status);
for(let[l,{resolve:u,reject:h}]of t)a?cs(e,l).then(u,h):h(c)}}function cs({server:e,path:t,query:n,theme:s},r){let i=F({
...n,theme:s});return nt(`${t}/views/${encodeURIComponent(r)}?${i}`,{},e)}var ot=new Map;async function le(e,t){let n=ot.
get(e),s=n??(e.startsWith("#")?as(e.slice(1)):ls(e));n||(ot.set(e,s),s.catch(()=>ot.delete(e)));let r=await s;if(A(r))return r;
let{templates:i={}}=r.layout.meta,o=i[t];if(!o)return r;let c=ae(o),a=new Map;for(let d of Object.values(i))ae(d).forEach(
(f,p)=>{a.set(f,c[p]??f)});let{data:l,layout:u}=ct({data:r.data,layout:r.layout},a),{meta:h}=r.layout;return{...r,data:l,
layout:{...u,meta:h,template:o}}}function ae(e){return e.layout.colorway}function ct(e,t){return Array.isArray(e)&&["str\
ing","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>ct(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,r])=>[s,ct(r,t)])):t.get(e)??e}async function as(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function ls(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new x(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function _(e,{server:t,path:n,view:s,values:r}){let i=encodeURIComponent(
s),o=n.startsWith("lessons/"),c=o?`embed/${n}`:`embed/${n.replace("models/","")}/${i}`,a={embed:c,picture:`${c}/picture.\
png`,json:`api/${n}/views/${i}`,offline:o?`api/${n}/offline`:`api/${n}/views/${i}/offline`},u=F({...o&&e!=="json"?{step:s}:
{},...r}).toString();return new URL(u?`${a[e]}?${u}`:a[e],t).href}var ue=/<br ?\/?>/i,G=null;function he(e,t,{width:n,height:s,scale:r},i=gs){let{font:o}=t.template.layout,c={size:o.size*
r,family:String(o.family??"sans-serif")},a={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[h,d]of Object.entries(t)){if(!/^[xy]axis/.
test(h))continue;let f=d,p=h.startsWith("x"),g=us(f,p,c,i);if(g===null||g&&!ms(t,f,p))continue;l[h]={...f,automargin:!1};
let m=p?"b":"l";if(g&&(a[m]=Math.max(a[m],Math.ceil(g)+8)),g&&!p){let b=Math.ceil((f.tickfont?.size??c.size)/2);a.t=Math.
max(a.t,b),a.b=Math.max(a.b,b)}}let u=s-a.t-a.b;for(let h of["coloraxis","coloraxis2"]){let f=e.some(({coloraxis:m,visible:b})=>m===
h&&b!==!1)?fs(t,h,u,c,i):0,p=Math.min(12,a.l,a.t,a.b),g=(f+p+(1.02-1)*(n-a.l))/1.02;f&&(a.r=Math.max(a.r,Math.ceil(g)))}
for(let[h,d]of Object.entries(l)){if(!h.startsWith("x")||!d.ticktext||d.tickangle!==0)continue;let f=V(d.ticktext,{...c,
...d.tickfont},i).width;ds(d,f,n,a)&&delete l[h]}return{...t,...l,margin:a}}function us(e,t,n,s){if(e.visible===!1)return 0;
let r=e.title?.text??"";if(e.showticklabels===!1)return r?null:0;let{ticktext:o,tickvals:c,tickangle:a=t?null:0,side:l}=e,
u=t&&a===-90;if(!o||!c||a!==0&&!u||l&&l!==(t?"bottom":"left")||e.ticks)return null;let d=e.tickfont?.size??n.size,f=V(o,
{...n,size:d},s);return 1+(u?f.width+.2*d:t?f.height:f.width)+hs(e,r,n)}function V(e,{size:t,family:n},s){let[r,i,o]=[0,
1,0];for(let c of e){let a=c.includes("<b>")?700:400,l=c.split(ue);i=Math.max(i,l.length);for(let u of l){let h=s(ps(u),
`${a} ${t}px ${n}`);r=Math.max(r,h.width),o=Math.max(o,h.descent)}}return{width:r,height:t+(i-1)*1.3*t+o}}function hs(e,t,n){
if(!t)return 0;let{font:s,standoff:r}=e.title,i=s?.size??Math.round(1.2*n.size),o=t.split(ue).length-1;return i*(.7+o*1.3)+
(r??6)}function fs(e,t,n,s,r){let i=e[t]??{},c={...e.template.layout[t]?.colorbar,...i.colorbar},{tickvals:a,ticktext:l,
thickness:u,len:h=1}=c,d=c.orientation==="h"||"x"in c||"xanchor"in c;if(i.showscale===!1||d||!a?.length||!u)return 0;let f=V(
l??a.map(String),s,r),p=20+u,g=c.title?.text;if(!g)return p+1+f.width;let m=Math.round(1.2*s.size),b=V([g],{...s,size:m},
r).width,[y,k]=[i.cmin??a[0]??0,i.cmax??a.at(-1)??1],L=h*n-20;return a.some(tt=>Math.abs((tt-y)/(k-y)-.5)*L<b/2+1.3*(s.size/
2))?p+1+f.width+1.45*m+2:p+10+1.25*m}function ds({domain:e=[0,1],categoryarray:t,ticktext:n=[]},s,r,{l:i,r:o}){let[c,a]=e,
l=r-i-o,u=(a-c)*l/(t??n).length,h=Math.min(i+c*l,o+(1-a)*l);return(s-u)/2>h}function ms(e,t,n){let s=t.anchor??(n?"y":"x"),
r=e[`${s[0]}axis${s.slice(1)}`],[i]=r?.domain??[0,1];return i===0}function ps(e){return e.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function gs(e,t){if(G??=document.createElement("canvas").getContext("2d"),!G)return{
width:0,descent:0};G.font=t;let{width:n,fontBoundingBoxDescent:s}=G.measureText(e);return{width:n,descent:s}}function de({x:e,y:t,xaxis:n,yaxis:s},r){let i=[fe(n,e,r),fe(s,t,r)];return[...new Set(i.filter(o=>o!==null))]}function fe(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function me(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(bs());if(!e._fullLayout)
return;let r=e._fullLayout,{_subplots:i}=e._fullLayout,o=(i?.cartesian??[]).flatMap(c=>{let[,a,l]=/^x(\d*)y(\d*)$/.exec(
c)??[],[u,h]=[r[`xaxis${a}`],r[`yaxis${l}`]];if(!u||!h)return[];let d=[u,h].every(({_name:f})=>t.includes(f));return[[u,
h],[h,u]].flatMap(([f,p])=>f&&p&&t.includes(f._name)&&(d||f.anchor===p._id)?n.map(m=>ws(f,p,m)):[])});s.replaceChildren(
...o.filter(c=>c!==null))}function bs(){let e=document.createElement("div");return e.className="view-marks",e}function ws(e,t,n){
if(!e._length)return null;let s=e._id.startsWith("x"),r=[e.l2p(n-.5),e.l2p(n+.5)],[i,o]=[Math.min(...r),Math.max(...r)];
if(!(o>0&&i<e._length)||!t._length)return null;let[c,a]=s?[e._offset+i,t._offset]:[t._offset,e._offset+i],[l,u]=s?[o-i,t.
_length]:[t._length,o-i],h=document.createElement("div");return Object.assign(h.style,{left:`${c}px`,top:`${a}px`,width:`${l}\
px`,height:`${u}px`}),h}function ge(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:r})=>[n,s.find(i=>String(i)===t(n))??r]))}function be(e,t){
for(let{name:n,values:s}of e){let r=t(n);if(r===null||s.map(String).includes(r))continue;let i=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${i}.`}}return null}
function we(e,t,n){return t.reduce((s,r)=>{let i=e.find(({name:o})=>o===r)?.values??[];return s*i.length+i.indexOf(n[r]??
"")},0)}function ye(e,t){return e.map(s=>{let{name:r,title:i,values:o}=s,c=Ae(s)[o.indexOf(t[r]??"")];return typeof c=="\
number"?`${i.toLowerCase()} ${c}`:c}).join(", ")}function Ae({values:e,labels:t}){return t??e}var K=class{#i;#t;#e="";#r=0;#o=null;constructor(t,n){
this.#i=t,this.#t=n}offer({choices:t=[],player:n},s,r){let i=t.length?[]:s.filter(a=>a.meta),o=JSON.stringify([t.map(({name:a,
values:l,labels:u})=>[a,l,u]),i.map(({name:a,meta:l})=>[a,l])]);if(this.#e===o)return;this.#e=o,this.pause(),this.#o=null,
this.#i.replaceChildren(...t.map(a=>this.#l(a))),i.length&&r&&this.#i.append(this.#d(i));let c=t.find(({name:a})=>a===n);
c&&this.#i.append(...this.#m(c))}show(t){for(let[n,s]of Object.entries(t)){let r=this.#i.querySelector(`select[name="${n}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#r),this.#r=0,this.#o&&(this.#o.textContent=
"Play")}#l(t){let{name:n,title:s,values:r}=t,i=document.createElement("select");i.name=n;let o=Ae(t);return i.append(...r.
map((c,a)=>new Option(String(o[a]),String(c)))),i.addEventListener("change",()=>{this.pause();let c=r[i.selectedIndex];c!==
void 0&&this.#t.select(n,c)}),pe(s,i)}#d(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,r)=>new Option(s.name,String(r)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),pe("Open",n)}#m({name:t,title:n,values:s}){let r=()=>s.indexOf(this.#t.selected()[t]??
""),i=u=>{let h=s[Math.max(0,Math.min(s.length-1,u))];h!==void 0&&this.#t.select(t,h)},o=u=>{this.pause(),i(r()+u)},c=lt(
"Play",()=>{if(this.#r){this.pause();return}r()===s.length-1&&i(0),c.textContent="Pause",this.#r=setInterval(()=>{i(r()+
1),r()===s.length-1&&this.pause()},1200)});this.#o=c;let a=lt("‹",()=>o(-1)),l=lt("›",()=>o(1));return a.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[a,c,l]}};function pe(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function lt(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}function Ee(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let r of t)
s+=String.fromCharCode(r);return btoa(s)}function xe(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let r=0;r<n.length;r++)s[r]=n.charCodeAt(r);return s}async function ut({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await ys(e))}`}async function ve(e,t){let n=new Image;
n.src=await ut(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let r=s.getContext("2d");if(!r)throw new Error("This browser cannot draw a PNG of this size.");return r.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function ys(e){let t=await As();return t&&e.replace(/<svg[^>]*>/,
n=>`${n}<style>${t}</style>`)||e}async function As(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Es(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Es(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${Ee(new Uint8Array(await n.arrayBuffer()))}`}var Te="vendor/plotly/plotly-traces-4.1.1.min.js",ht;function Y(e){return window.Plotly?Promise.resolve(window.Plotly):(ht??=
new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${Te}`,e).href:new URL(`../${Te}`,import.meta.
url).href;let r=()=>{ht=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try a\
gain."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.head.
append(s)}),ht)}async function ke(e,t,n){let{width:s,height:r}=e.layout,c={svg:await(await Y()).toImage(e,{format:"svg",
width:s,height:r,imageDataOnly:!0}),width:s,height:r};return t==="svg"?ut(c):ve(c,n)}var xs={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function P(e){if(Array.isArray(e))return vs(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=xs[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(xe(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function vs(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function j({values:e,
shape:t},n){let[,...s]=t,r=s.reduce((i,o)=>i*o,1);return{values:Ts(e,n*r,(n+1)*r),shape:s}}function Oe({values:e,shape:t}){
return t.length<2?e:ft({values:e,shape:t})}function ft(e){return Array.from({length:e.shape[0]??0},(t,n)=>j(e,n).values)}
function Ts(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var ks={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,maximum:Math.max,minimum:Math.
min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=t),equal:(e,t)=>+(e===t),
not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Ps(e*10**t)/10**t,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+js(e/Math.SQRT2))},dt={sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.
reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)};function Os(e){return typeof e=="string"?Number(
e.replace("inf","Infinity")):e}function Se({shape:e}){return e.reduce((t,n)=>t*n,1)}function Me(e,t,{single:n=!1}={}){let s=n?
Float32Array:Float64Array,r=[],i=(o,c)=>r[o]?.[c]??Number.NaN;for(let o of e){if(o.op==="opaque")throw new RangeError("O\
nly Python computes this.");let c=new s(Se(o)),a=o.op==="table"?t(o.name??"",o.at):[];for(let l=0;l<c.length;l+=1)c[l]=o.
op==="table"?a[l]??Number.NaN:$s(e,o,l,i);r.push(c)}return r.at(-1)??new s(0)}function $s(e,t,n,s){let{op:r}=t;if(r==="c\
onstant")return Ms(t,n);let i=Ss(e,t,n).map(([h,d])=>s(h,d)),[o=0,c=0,a=0]=i;if(r==="view"||r==="join")return o;if(r==="\
where")return o?c:a;if(r==="matmul")return _s(i);if(r==="collect")return dt.sum?.(i)??0;if(r==="softmax")return Ns(e,t,n,
i);let l=dt[r];if(l)return l(i);let u=ks[r];if(!u)throw new RangeError(`There is no operation ${r}.`);return u(o,c)}function Ss(e,t,n){
let{op:s,of:r=[],groups:i}=t,[o=0,c=0]=r;if(s==="view")return[[o,Rs(t,n)]];if(s==="join")return[Cs(e,r,n)];if(s==="colle\
ct")return(i?.[n]??[]).map(a=>[o,a]);if(s==="matmul"){let[a,l]=[e[c]?.shape.at(-2)??0,t.shape.at(-1)??1],[u,h]=[Math.floor(
n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*a*l;return $e(a).flatMap(f=>[[o,u*a+f],[c,d+f*l+h]])}if(s==="softmax"||s in
dt){let a=e[o]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/a):n,u=$e(a).map(h=>[o,l*a+h]);return r.length>1?[...u,[c,0]]:
u}return r.map(a=>[a,e[a]?.shape.length?n:0])}function Ms({values:e=0},t){return Os(Array.isArray(e)?e[t]??Number.NaN:e)}
function Ls(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function Ns(e,t,n,s){let{place:r,
width:i}=Ls(e,t,n),o=Is(s.slice(0,i),s[i]);return(o[r]??Number.NaN)/o.reduce((c,a)=>c+a,0)}function Is(e,t=1){let n=Math.
max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(r=>Math.exp((r-n)/s))}function _s(e){let t=0;for(let n=0;n<
e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Rs({shape:e,offset:t=0,strides:n,index:s},r){if(s)return s[r]??
0;let[i,o]=[t,r];for(let c=e.length-1;c>=0;c-=1){let a=e[c]??1;i+=o%a*(n?.[c]??0),o=Math.floor(o/a)}return i}function Cs(e,t,n){
let s=n;for(let r of t){let i=Se(e[r]??{op:"",shape:[]});if(s<i)return[r,s];s-=i}throw new RangeError(`No operand has th\
e element ${n}.`)}function $e(e){return Array.from({length:e},(t,n)=>n)}function Ps(e){let t=Math.floor(e);return e-t!==
.5?Math.round(e):t%2?t+1:t}function js(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[e,e];for(let s=1;Math.abs(n)>Math.
abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var Ne="all",Le=new WeakMap;function Ie({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let r=e[s.trace];if("lines"in
s){let i=U(s.lines,t,n);Object.assign(r,Ds(i,n[s.row],s))}else r[s.attribute]=Oe(U(s.is,t,n))}}function U(e,t,n){let s=Us(
t),r=o=>{let{values:c=[]}=t.choices?.find(({name:a})=>a===o)??{};return n[o]===Ne?0:c.indexOf(n[o]??"")};return{values:Me(
e,(o,c=[])=>{let a=s[o];if(!a)throw new Error(`The figure has no array ${o}.`);return c.reduce((l,u)=>j(l,r(u)),a).values}),
shape:e.at(-1)?.shape??[]}}function Us(e){let t=Le.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(
([n,s])=>[n,P(s)])),Le.set(e,t)),t}function Ds({values:e,shape:t},n,{above:s,to:r}){let i=[],o=[],[c=0,a=0]=t;for(let l=0;l<
c;l+=1)if(!(n!==Ne&&l!==n))for(let u=0;u<a;u+=1){let h=Number(e[l*a+u]);h<=s||h>r||(i.push(0,1,null),o.push(l,u,null))}return{
x:i,y:o}}function Ce(e,t){let{table:n}=v(e);if(n&&"rows"in n)return[n];if(A(e))return[];let{data:s,layout:r}=e,i=n?[Hs(n,r.meta,t)]:
[];return n&&!n.beside?i:[...s.filter(c=>c.type==="heatmap"&&c.visible!==!1).map(c=>Fs(r,c)),...i]}function Pe({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(i=>mt("th",i,"col")));let r=n.
createTBody();for(let[i,...o]of t)r.insertRow().append(mt("th",i,"row"),...o.map(c=>mt("td",c)));return n}function je(e){
let t=s=>s.map(qs).join(",");return`${e.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Hs(e,t,n){let{columns:s,labels:r}=e;if("values"in e){let o=e.values.map(c=>U(c,t,n).values);return{columns:s,
rows:r.map((c,a)=>[c,...o.map(l=>l[a])])}}let i=ft(U(e.matrix,t,n));return{columns:s,rows:r.map((o,c)=>[o,...Array.from(
i[c]??[])])}}function Fs(e,t){let n=P(t.z??[]),s=_e(e,t,"y").map((r,i)=>[r,...Array.from(j(n,i).values)]);return{columns:[
t.name??"",..._e(e,t,"x")],rows:s}}function _e(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(a=>Re(String(a)));let r=e[`${n}\
axis`],o=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;if(o)return o.map(Re);let{shape:c}=P(
t.z??[]);return[...Array(c[n==="y"?0:1]??0).keys()].map(String)}function Re(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}var Bs=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,zs=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Ws=/^(?=[\t\r\n])/;function qs(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(zs,"$1'").replace(
Ws,"'"),n=Bs.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function mt(e,t,n){let s=document.createElement(
e);n&&(s.scope=n);let r=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=Number(
r)===0?r.replace("-",""):r,s}var Gs=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;function Vs(e){return e.split(Gs)}function pt(e){return Vs(e).map((t,n)=>{
if(n%2===0)return t;let s=document.createElement("span");return s.className="with-unit",s.textContent=t,s})}var wt={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},yt=["inputs","removed"],Ks=new Set(["server","source","model","lesson","view","theme","reads",...yt,
...Object.keys(wt)]),Be=["scale","accent","controls","caption"],Ys=new Set([...Be,"fill"]),Ue=":scope > a",De="pointer-v\
iew:hover",gt=matchMedia("(prefers-color-scheme: dark)"),Js={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1,
showAxisDragHandles:!1},Qs=120,Zs=[["short",576,0],["low",352,0],["tight",288,352]],J={height:525,width:640,least:.75,most:4},
Xs="400px 0px",He=660,tr="[data-answer]:not(pointer-view *)",er=/^(\w+):(\d+)$/,nr="The server draws this chart, and it \
does not answer.",sr="The answer above is computed in this browser.",rr="Type visits, or add a place, to see what the mo\
del answers.",R=null,bt=null,At=class extends HTMLElement{#i=null;#t=null;#e=null;#r=0;#o=!1;#l="";#d=!1;#m="";#b=[];#w=!1;#E=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#R()},{rootMargin:Xs});#M=new ResizeObserver(()=>requestAnimationFrame(()=>this.#$()));#L=new MutationObserver(
t=>this.#Q(t.map(({attributeName:n})=>n??"")));#N=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#h();return}
this.#T(this.#y),this.#a()};#I=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#_=({type:t})=>this.#rt(t==="beforeprint");connectedCallback(){
this.#i??=this.#U(),this.#v(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(De,this.#I),
gt.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#_);this.#M.
observe(this),this.#L.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#E.observe(this):this.#w=!0,this.#h()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(De,this.#I),gt.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#_);this.#M.disconnect(),this.#L.
disconnect(),this.#E.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#b.join()&&(this.#b=t,this.#z())}get chosen(){
return this.#t?this.#f:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#W();
return Math.ceil(t+W(this.#t)+n)}get#n(){return this.#i??=this.#U(),this.#i}#R(){this.#w=!0,this.#E.disconnect(),this.#h()}#Q(t){
t.some(s=>Ys.has(s))&&(this.#v(),this.#a()),t.includes("beat")&&this.#C();let n=t.filter(s=>Ks.has(s)&&!this.#Z(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#w?this.#R():n.length?this.#h():this.#u.some(({name:s})=>t.includes(s))?this.#S()&&
this.#a():t.includes(this.#m)&&this.#h()}#Z(t){let n=this.#e;return!n||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#l)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#e?.tell(t>=1?t-1:null)}#X(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#s("beat",{beat:t===null?null:t+1})}get#u(){return this.#t?v(this.#t).choices??[]:[]}#h(){this.#o||(this.#o=!0,
queueMicrotask(()=>{this.#o=!1,this.#et()}))}get#x(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("\
lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#g(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:H.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#y(){let t=this.getAttribute("theme");return t===
"auto"?gt.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#A(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&N("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/J.height,t/J.width))/10;return Math.min(J.most,Math.max(J.least,
s))}#v(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#A)):
this.style.removeProperty("--scale"),t&&N("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--\
accent")}get#j(){if(this.hasAttribute("lesson")){let n=yt.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(wt).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#j;
this.#r+=1;let s=this.#r,r=this.getAttribute("source"),i=this.getAttribute("view")??"",o=this.#x&&i&&(!t||n.visits||n.record);
if(!r&&!o){this.#k(rr);return}if(!this.#w){this.#k("");return}let c=this.#y;this.#T(c),this.setAttribute("aria-busy","tr\
ue");try{let a={server:this.#g,path:this.#x,query:n,theme:c},l=this.hasAttribute("server")?this.#g:"",[u]=await Promise.
all([r?le(r,c):this.#nt(a,i),r?null:i===z?import("./network-drawing.js"):Y(l)]),h=A(u),d=h?await import("./network-drawing.js"):
null;h||await Y(l),await _t(()=>{s===this.#r&&(this.#it(d?.NetworkDrawing??null,v(u).title),this.#t=h?u:structuredClone(
u),this.#ct(this.#t),this.#st({...a,theme:"light"},i))})}catch(a){s===this.#r&&this.#H(a)}finally{s===this.#r&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let s=n===z?this.#e:null,r=this.getAttribute("model")??"",i=await s?.compute(t,r,{isSilent:!1});
if(i)return i;try{return await at(t,n)}catch(o){if(!Fe(o))throw o;let c=await s?.compute(t,r,{isSilent:!0});if(!c)throw o;
return c}}#T(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#st(t,n){if(!this.#t||A(this.#t))return;let{template:s,
meta:r}=this.#t.layout,i=r.templates?.light;R??=i??(this.#y==="light"?s:null),!(R||this.hasAttribute("source"))&&(bt??=at(
t,n),bt.then(o=>{A(o)||(R??=o.layout.template)}).catch(()=>{bt=null}))}#rt(t){if(this.#d=t,!this.#t||!this.#l)return;let n=R??
this.#e;this.#T(t&&n?"light":this.#y),this.#a(),t||requestAnimationFrame(()=>this.#a())}#U(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#c("h3","view-title"),caption:this.#c("p","view-caption"),choices:this.#c(
"div","view-choices"),summary:this.#c("p","view-summary"),failure:this.#c("p","view-failure"),trust:this.#c("p","view-tr\
ust"),plot:this.#c("div","view-plot"),details:this.#c("details","view-table"),exports:Bt({name:()=>this.#V,links:()=>this.#gt(),
view:()=>this.#t&&this.#bt(this.#t),picture:(i,o)=>this.#mt(i,o),csv:()=>je(this.#G()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#q());let s=new K(n.choices,{selected:()=>this.#f,select:(i,o)=>this.#dt(i,o),open:i=>this.#s(
"open",i)}),r=this.querySelector(Ue);r?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...r?[r]:
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
summary.textContent=t}#H(t){this.#k("");let{failure:n}=this.#n,s=Fe(t)&&document.querySelector(tr)!==null,r=s?nr:Nt(t);if(n.
replaceChildren(r),s&&n.append(" ",ir()),n.hidden=!1,this.#s("failed",{message:r}),!(t instanceof x)||![0,503].includes(
t.status))return;let i=document.createElement("button");i.type="button",i.textContent="Try again",i.addEventListener("cl\
ick",()=>this.#h()),n.append(" ",i)}#ct(t){let{title:n,caption:s,controls:r}=this.#n,i=v(t);n.textContent=i.title,n.hidden=
!1,s.replaceChildren(...pt(i.caption)),this.#at(i.trust),this.toggleAttribute("data-network",A(t)),this.#D(!1),r.offer(i,
A(t)?[]:t.data,!this.hasAttribute("fill")),this.#S()&&this.#a()}#at(t){let{trust:n}=this.#n;if(n.textContent=t?.text??"",
!t||this.hasAttribute("source")||!$.answers)return;let s=document.createElement("a"),r=encodeURIComponent(this.getAttribute(
"model")??"");s.href=new URL(`insights/${r}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",n.
append(" ",s)}#a(){if(!this.#t)return;let{plot:t}=this.#n,n=this.#d,s=this.#O(W(this.#t)),r=n?Math.min(s.width||He,He):s.
width;if(!r)return;A(this.#t)?(t.style.height=`${s.height}px`,this.#e?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}\
px`:"",this.#lt(t,this.#t,{...s,width:r}));let i=!this.dataset.drawn;i&&this.querySelector(Ue)?.remove(),this.#l=`${r}×${s.
height}`,this.dataset.drawn="true",i&&this.hasAttribute("beat")&&this.#C(),this.#z(),this.#s("drawn",{})}#lt(t,{data:n,layout:s},r){
let i=this.#d,o=i&&R?{...s,template:R}:s,c=this.#F({data:n,layout:o},r);window.Plotly?.react(t,c.data,i?{...c.layout,width:r.
width}:c.layout,Js),t.dataset.listening||this.#ut(t)}#F({data:t,layout:n},{width:s,height:r,isFixed:i}){let o="rgba(0, 0\
, 0, 0)",c=this.#A,{font:a,hoverlabel:l}=n.template.layout,u=a.size*c,h=te({data:t,layout:or(n)},{width:s,height:r,isFixed:i,
scale:c}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:h.data,layout:{...he(h.data,
h.layout,{width:s,height:r,scale:c}),...c!==1&&d,paper_bgcolor:o,plot_bgcolor:o,height:r}}}#ut(t){t.dataset.listening="t\
rue",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#s("open",n.data.meta);let[,s,r]=er.exec(String(
[n.customdata].flat()[0]))??[];s&&this.#s("select",{table:s,row:Number(r)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#s(
"hover",{visits:de(n,this.#B)})}),t.on("plotly_unhover",()=>this.#s("hover",{visits:[]}))}get#B(){return this.#t?v(this.#t).
visit_axes??[]:[]}#s(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#z(){!this.#t||
!this.#l||(this.#e?this.#e.mark(this.#b):me(this.#n.plot,this.#B,this.#b))}#O(t){let{plot:n}=this.#n,s=n.clientWidth;if(!this.
hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#v(),this.#ht();let{above:r,
below:i}=this.#W();this.style.setProperty("--below",`${Math.ceil(i)}px`);let o=Math.max(Math.floor(this.offsetHeight-r-i),
Qs);return{width:s,height:o,isFixed:!0}}#ht(){let[t,n]=[this.offsetWidth/this.#A,this.offsetHeight/this.#A],s=Zs.filter(
([,r,i])=>n<r||t<i).map(([r])=>r).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#W(){let{plot:t,details:n,exports:s}=this.#n,
r=this.getBoundingClientRect(),i=r.height/this.offsetHeight||1,o=[n,s].filter(a=>a.offsetHeight).map(a=>a.getBoundingClientRect()),
c=o.length?Math.max(...o.map(({bottom:a})=>a))-Math.min(...o.map(({top:a})=>a)):0;return{above:(t.getBoundingClientRect().
top-r.top)/i,below:c/i}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#$())}#$(){if(!this.#t)return;let{width:t,height:n}=this.#O(
W(this.#t));t&&this.#l!==`${t}×${n}`&&this.#a()}#dt(t,n){this.setAttribute(t,String(n)),this.#s("option",{[t]:n})}#S(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:be(this.#u,this.#N);if(n)return this.#H(new Error(n.
message)),this.#m=n.name,!1;let s=v(t),r="";if(this.#u.length&&!A(t)){let i=this.#f;this.#n.controls.show(i);for(let c of t.
data)c.meta&&(c.visible=Object.entries(c.meta).every(([a,l])=>i[a]===l));Ie(t,i);let{summaries:o}=s;o&&(s.summary=o.texts[we(
this.#u,o.by,i)]??""),r=`: ${ye(this.#u,i)}`}return this.#n.summary.replaceChildren(...pt(s.summary??"")),this.#n.plot.setAttribute(
"aria-label",`${s.title}${r}. ${s.summary??""}`),this.#q(),!0}get#f(){return ge(this.#u,this.#N)}#q(){let{details:t}=this.#n;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${v(this.#t).title}`),n.append(...this.#G().map(Pe)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#G(){return this.#t?Ce(this.#t,this.#f):[]}async#mt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:A(s)?await this.#e?.address(t,n)??"":await ke(this.#pt(s),t,n),meta:v(
s)}}#pt(t){let{data:n,layout:s}=structuredClone(t),r=this.#O(s.height),{paper_bgcolor:i,plot_bgcolor:o}=s.template.layout,
c=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),a=this.#F({data:n,layout:s},r),l=c?{}:{
paper_bgcolor:i,plot_bgcolor:o};return{data:a.data,layout:{...a.layout,width:r.width,...l}}}get#V(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#g,path:this.#x,view:this.getAttribute("vie\
w")??"",values:{...this.#j.query,...this.#f}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Be.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(s)&&N(s,r??""));return{...t&&{
theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&$.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#K;return{link:n,embed:_(
"embed",this.#J(r)),json:_("json",r),offline:_("offline",r)}}#J(t){let{controls:n,...s}=this.#Y,r={...t.values,...s,...n&&
n!=="some"&&{controls:n}};return{...t,values:r}}#bt(t){let n=this.#K,{title:s,summary:r=""}=v(t),i=["model","lesson","vi\
ew","reads",...yt,...Object.keys(wt)],o=[...this.attributes].filter(({name:d})=>i.includes(d)),{theme:c,...a}=this.#Y,l=c?.
replace(/^transparent-?/,""),u={...Object.fromEntries(o.map(({name:d,value:f})=>[d,f])),...this.#f,...l&&{theme:l},...a},
h=this.#J(n);return{title:s,caption:r,name:this.#V,server:n.server,embed:_("embed",h),picture:_("picture",h),attributes:Object.
fromEntries(Object.entries(u).map(([d,f])=>[d,String(f)]))}}};function Fe(e){return e instanceof x&&e.status===0}function ir(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=sr,e}function or(e){let t=Object.
entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let r=s,i=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
o=r.type==="category"&&!r.categoryarray&&i;return[n,o?{...r,categoryorder:"array",categoryarray:i}:r]});return Object.fromEntries(
t)}customElements.define("pointer-view",At);var Et=["visits","record","user","predict_at","top_k","interventions","against"],Z=["scale","controls","caption","accent"],
cr={ArrowRight:1,PageDown:1,ArrowLeft:-1,PageUp:-1},X="beat",ar={controls:"some"},Q=e=>e.replaceAll("_","-"),w=vt(document,
"pointer-view"),lr=(w.dataset.options??"").split(" ").filter(Boolean);function ze(e){if(e.visits||e.record)for(let t of Et)
w.removeAttribute(Q(t));if("theme"in e){let t=e.theme??null;document.dispatchEvent(new CustomEvent("pointerscope:choose-\
theme",{detail:t}))}for(let t of[...Et,...Z,X,...lr].filter(n=>n in e)){let n=e[t]??ar[t]??null;n===null?w.removeAttribute(
Q(t)):(!Z.includes(t)||N(t,n))&&w.setAttribute(Q(t),n)}}function ur(){let{askedTheme:e,theme:t}=document.documentElement.
dataset,n=[...Et,...Z,X].map(s=>[s,w.getAttribute(Q(s))]);return{...Object.fromEntries(n.filter(([,s])=>s!==null)),theme:e??
t,...w.beats&&{beats:w.beats},...w.chosen}}var We=Object.fromEntries(new URLSearchParams(location.search));for(let e of[
"theme",...Z])delete We[e];ze(We);var D=$t({state:ur,height:()=>w.wantedHeight,set:ze,mark:e=>w.mark(e)});w.addEventListener(
"pointer-view:drawn",()=>D("state",{}));w.addEventListener("pointer-view:beat",()=>D("state",{}));w.addEventListener("po\
inter-view:option",()=>D("state",{}));w.addEventListener("pointer-view:hover",({detail:e})=>D("hover",e));w.addEventListener(
"pointer-view:failed",({detail:e})=>D("failed",e));function hr(e){let t=Number(w.getAttribute(X)),n=e.target instanceof Element&&
e.target.closest("[data-part], input");if(!t||n||e.defaultPrevented||e.altKey||e.ctrlKey)return;let s=t+(cr[e.key]??0);s===
t||s<1||s>w.beats||(e.preventDefault(),w.setAttribute(X,String(s)))}document.addEventListener("keydown",hr);
