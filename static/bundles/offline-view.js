(()=>{var Ie=Object.create;var pt=Object.defineProperty;var _e=Object.getOwnPropertyDescriptor;var Re=Object.getOwnPropertyNames;var Ce=Object.getPrototypeOf,je=Object.prototype.hasOwnProperty;var gt=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var Ue=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of Re(t))!je.call(e,r)&&r!==n&&pt(e,r,{get:()=>t[r],
enumerable:!(s=_e(t,r))||s.enumerable});return e};var bt=(e,t,n)=>(n=e!=null?Ie(Ce(e)):{},Ue(t||!e||!e.__esModule?pt(n,"default",{value:e,enumerable:!0}):n,e));var{currentScript:wt}=document,Pe=wt instanceof HTMLScriptElement?wt.src:"",w=new URL("static/js/",Pe||document.baseURI).
href;(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,r=document.documentElement,i=matchMedia("(prefers-color-scheme: \
dark)"),o=frameElement?.getAttribute("data-page")??null;o!==null&&(r.dataset.inRoom=o);let a=new URLSearchParams(location.
search).get("theme"),c="auto",l=!1,u=()=>{try{return localStorage.getItem(e)}catch{return null}};function h(m){return typeof m==
"string"&&Object.hasOwn(t,m)}let f=m=>{let y=s.exec(m??""),v=y?y[1]??"auto":m;r.toggleAttribute("data-transparent",y!==null),
h(v)?r.dataset.askedTheme=m??"":delete r.dataset.askedTheme,c=[v,r.dataset.firstTheme,u()].find(h)??"auto"},d=()=>{let m=new URL(
location.href);m.searchParams.delete("theme"),delete r.dataset.askedTheme,m.search!==location.search&&history.replaceState(
history.state,"",m)},b=()=>{let m=document.querySelector("[data-theme-button]");return m instanceof HTMLElement?m:null},
g=()=>{let m=b();m&&(m.textContent=n[c]);let y=c==="auto"?i.matches?"dark":"light":c;l||r.dataset.theme===y||(r.dataset.
theme=y,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},p=({type:m})=>{document.querySelector(".deck")||
(l=m==="beforeprint",l?r.dataset.theme="light":g())};f(a),g();for(let m of["beforeprint","afterprint"])window.addEventListener(
m,p);i.addEventListener("change",g),document.addEventListener("pointerscope:choose-theme",({detail:m})=>{(m===null||h(m)||
s.test(m))&&f(m??a),g()}),document.addEventListener("DOMContentLoaded",()=>{let m=b();m&&(m.hidden=!1,g(),m.addEventListener(
"click",()=>{c=t[c],d();try{localStorage.setItem(e,c)}catch{}g()}))})})();var x=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},P=new URL(
w.replace(/^(.*\/)static\/.*$/,"$1")),M={answers:!0},He=[502,504],Be=204;var De="No response could be read. Your input is still here; check your connection and try again.",Fe=e=>`The server ans\
wered with ${e}.`;async function Z(e,t,n=P){let s=await ze(new URL(`api/${e}`,n),t);if(String(n)===P.href&&qe(s!==null&&
!We(s)),!s)return yt();if(s.status===Be)return;if(!(s.headers.get("content-type")??"").includes("json")){let o=Fe(s.status);
throw new x(s.status,[{where:"",message:o,suggestions:[]}])}let i=await s.json().catch(yt);if(!s.ok)throw new x(s.status,
i.errors??[]);return i}async function ze(e,t){try{let n=await fetch(e,t);return He.includes(n.status)?null:n}catch(n){if(At(
n))throw n;return null}}function We({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function qe(e){e!==M.answers&&(M.
answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function yt(e){throw At(e)?
e:new x(0,[{where:"",message:De,suggestions:[]}])}function At(e){return e instanceof DOMException&&e.name==="AbortError"}
function H(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(
s)]))}function Et(e){return e instanceof Error?e.message:String(e)}var vt={min:.5,max:4},Ge={controls:["none","some","all"],caption:["none","title","all"]};function B(e,t){return e==="sca\
le"&&t!=="auto"?t.trim()!==""&&Number(t)>=vt.min&&Number(t)<=vt.max:e==="scale"?!0:e==="controls"||e==="caption"?Ge[e].includes(
t):CSS.supports("color",t)}var xt=Promise.resolve();function Tt(e){let t=xt.then(Ve).then(e);return xt=t.catch(()=>{}),t}function Ve(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var Q={width:960,height:540};function $t(e){return{"HTML frame":Mt(e),"Web component":Ye(e),Markdown:St(e),Quarto:Ke(e),
LaTeX:Je(e)}}function Mt(e){let{title:t,embed:n}=e;return`<iframe src="${O(n)}" title="${O(t)}" width="${Q.width}" heigh\
t="${Q.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${Ot(e)}</iframe>`}function Ye(e){let{
server:t,attributes:n}=e,s=Object.entries({server:t,...n}).map(([r,i])=>i===""?r:`${r}="${O(i)}"`);return`<script src="${O(
new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${Ot(e)}</pointer-view>`}function Ot({title:e,caption:t,embed:n,picture:s}){let r=[e,t].filter(
Boolean).join(". ");return`<a href="${O(n)}"><img src="${O(s)}" alt="${O(r)}" width="${Q.width}"></a>`}function St({title:e,
embed:t,picture:n}){return`[![${Ze(e)}](<${kt(n)}>)](<${kt(t)}>)`}function Ke(e){return['::: {.content-visible when-form\
at="html"}',"```{=html}",Mt(e),"```",":::",'::: {.content-visible unless-format="html"}',St(e),":::"].join(`
`)}function Je({title:e,caption:t,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${r}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Qe(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${rn([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function O(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Ze(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function kt(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Qe(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Xe={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},tn=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
en={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},nn=/[ąęįųĄĘĮŲ]/,sn=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function rn(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(sn,"")].flatMap(n=>[...en[n]??on(n)]).map(n=>Xe[n]??an(n)).join("")}function on(e){return nn.test(e)?
e.normalize("NFD").slice(0,1):e}function an(e){return/[&%$#_{}]/.test(e)?`\\${e}`:tn.test(e)?e:"?"}function Nt(e,t,{title:n,origin:s}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return cn(decodeURIComponent(r),n,s);let i=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),o=[Lt("Title",n),Lt("Source",s)];return new Blob([i.subarray(0,33),...o,i.subarray(33)],
{type:"image/png"})}function cn(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(i,o)=>{
let a=document.createElementNS(s.namespaceURI,i);return a.textContent=o,a};return s.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Lt(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,ln(n)),s.buffer}function ln(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function X(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var un=[1,2,4],hn=2;function _t({name:e,links:t,view:n,picture:s,csv:r,json:i}){let o=document.createElement("div");o.className=
"view-take";let a={link:D("Link"),embed:D("Embed"),json:D("JSON"),offline:D("Offline file")};a.offline.title="One HTML f\
ile with this whole view inside, for use without a network";let c=R("JSON",()=>It(i(),`${e()}.json`,"application/json")),
l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=fn(
()=>{let{link:p,embed:m}=t(),y=m?n():null;return{...p&&{Address:p},...y&&$t(y)}}),h=()=>{let p=t();for(let m of Object.keys(
a)){let y=p[m];a[m].hidden=y===null,y!==null&&(a[m].href=y)}c.hidden=p.json!==null,u.hidden=p.link===null&&p.embed===null,
l.hidden=M.answers};for(let p of["pointerenter","focusin"])o.addEventListener(p,h);let f=document.createElement("select");
f.setAttribute("aria-label","Size of the PNG"),f.append(...un.map(p=>{let m=p===hn;return new Option(`${p}×`,String(p),
m,m)}));let d=async p=>{let{address:m,meta:y}=await s(p,Number(f.value)),v=y.origin??t().embed??location.href;X(Nt(m,p,{
title:y.title,origin:v}),`${e()}.${p}`)},b=()=>It(`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),g=document.createElement(
"span");return g.append(R("PNG",()=>d("png"))," ",f),o.append(a.link,a.embed,g,R("SVG",()=>d("svg")),R("CSV",b),a.json,c,
a.offline,u,l),h(),o}function fn(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let i=document.createElement("span");i.setAttribute("role","status");let o=document.
createElement("div");o.className="view-sheet",o.append(s,r),t.append(n,o),t.addEventListener("toggle",()=>{if(!t.open)return;
i.textContent="",r.hidden=!0;let c=Object.entries(e()).map(([l,u])=>R(l,()=>a(l,u)));s.replaceChildren(...c,i)});let a=async(c,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",c);let u=await dn(l);u||r.select(),i.textContent=u?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function dn(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function D(e){let t=document.createElement("a");return t.textContent=e,t}function R(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function It(e,t,n){X(new Blob(
[e],{type:n}),t)}var F="network";function A(e){return"kind"in e&&e.kind===F}function T(e){return A(e)?e.meta:e.layout.meta}function z(e){
return A(e)?e.meta.height??0:e.layout.height}var Rt={width:420,height:200},mn=300,S=2,E=20,$=8,Ct=13,Pt=.75,pn=3,gn=7.5,bn=30,wn=44,yn=18,Ht=240,Bt=90,Dt=56,Ft=90,An=48,
En=1.3,vn=.6,xn=9,zt=1.4,Wt=["coloraxis","coloraxis2"];function qt({data:e,layout:t},{width:n,height:s,isFixed:r,scale:i}){
if(!n)return{data:e,layout:t};let o={width:n/i,height:s/i},a=r&&(o.width<Rt.width||o.height<Rt.height),c={...o,isFixed:r,
isTiny:a,isNarrow:o.width<560,scale:i},l=a?Tn(t,t.meta.small??{}):t;if(!r)return{data:e,layout:{...l,...Ut(l,c)}};let u=$n(
kn(e,l),c),h={...u,...Ut(u,c),...On(e,u,c),...Nn(u,c)};return{data:Un(e,u,c.height),layout:h}}function Tn(e,t){return Gt(
e,t)}function Gt(e,t){if(!jt(e)||!jt(t))return t;let n={...e};for(let[s,r]of Object.entries(t))n[s]=Gt(e[s],r);return Object.
fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function jt(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function Vt(e,t){return Object.entries(e).filter(([s])=>t.test(s))}function Yt(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function Kt(e){return Vt(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function Jt(e,t){return e[t]}function kn(e,t){let{xaxis:n}=t,
s=e.find(o=>(o.xaxis??"x")==="x"&&Array.isArray(o.x))?.x,r=Array.isArray(s)?s.filter(o=>typeof o=="string"):[],i=Array.isArray(
s)&&r.length===s.length;return n?.tickangle!==-90||n.tickvals||!r.length||!i?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,
ticktext:r}}}function $n(e,{width:t,isTiny:n,scale:s}){let{xaxis:r,yaxis:i,meta:o}=e,a=r?.ticktext;if(!r||r.tickangle!==
-90||!a||a.length<=S)return e;let c={...r,tickangle:0};if(o.visit_axes?.includes("xaxis")&&o.visit_axes.includes("yaxis")&&
i?.ticktext?.join()===a.join()){let d=a.map((g,p)=>W(g,p,1/0)),b=a.map((g,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:b},
yaxis:{...i,ticktext:d}}}let[u,h]=r.domain??[0,1],f=(h-u)*(t-(n?Bt:Ht))/a.length;for(let d of[1,Pt]){let b=a.map((p,m)=>Mn(
W(p,m,1/0),f/d));if(b.includes(""))continue;let g={...r.tickfont,size:d*s*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:b,...d<1&&{tickfont:g}}}}return e}function Mn(e,t){let n=Math.floor(t/$)-1,s=[];for(let r of e.split(" ")){
let i=s.at(-1);if(r.length>n)return"";i!==void 0&&i.length+1+r.length<=n?s[s.length-1]=`${i} ${r}`:s.push(r)}return s.length<=
pn?s.join("<br>"):""}function On(e,t,{width:n,height:s,isTiny:r,scale:i}){let o=Sn(e,t),a=Math.max(...o.map(m=>m.length*
$+An)),c=Math.ceil(o.length/Math.max(1,Math.floor(n/a))),l=o.length>0&&c*E>s/(r?4:3),u=o.length>0&&!l,h=Ln(t,s,i),d=((h.
annotations?.find(({font:m})=>m?.size)?.font?.size??0)/i||E)*zt+2,b=Math.min(t.margin?.t??8,u?c*E+4:t.annotations?.length?
d:8),g=Wt.some(m=>Jt(t,m)?.colorbar?.orientation==="h"),p=!t.margin||g&&!r;return{...l&&{showlegend:!1},...!p&&{margin:{
...t.margin,t:Math.ceil(b*i)}},...h}}function Sn(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:r,type:i,
visible:o,showlegend:a,legendgroup:c}of e)!r||(a===!1||o===!1)||["heatmap","contour"].includes(i)||(s+=1,n.set(c||r,r.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.values()]:[]}function Ln(e,t,n){let{annotations:s=[],template:r}=e,i=({yref:f,
yanchor:d})=>f==="paper"&&d==="bottom",o=s.filter(i);if(!o.length)return{};let a=Kt(e).map(([f])=>f),c=o.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...a.map(d=>d-f).filter(d=>d>0),1-f)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-E)/
zt);if(u>=l)return{};let h=Math.max(xn,u*n);return{annotations:s.map(f=>i(f)?{...f,font:{...f.font,size:h}}:f)}}function Nn(e,{
height:t,isTiny:n}){let s=Math.floor(t/3/$),r=t-Zt(e,1/0,s)-Dt,i={};for(let o of Wt){let a=Jt(e,o);a&&(n?i[o]={...a,showscale:!1}:
i[o]=In(e,o,a,r))}return i}function In(e,t,n,s){let r=n.colorbar??{};if(s>=mn||r.ticktext||r.orientation==="h")return n;
let i=e.template.layout[t],o=r.tickvals??i?.colorbar?.tickvals,a=(r.len??1)*s;if(!o){let h=Math.max(S,Math.floor(a/E/1.5));
return{...n,colorbar:{...r,nticks:h}}}let[c,l]=[n.cmin??o[0]??0,n.cmax??o.at(-1)??1],u=[];for(let h of o){let f=u.at(-1);
(f===void 0||(h-f)/(l-c)*a>=E)&&u.push(h)}return{...n,colorbar:{...r,tickvals:u}}}function Ut(e,t){let{width:n,height:s,
isFixed:r,isTiny:i,isNarrow:o}=t,a=o?n:1/0,c=r?Math.floor(s/3/$):1/0,l=Zt(e,a,c),u=r?l?Dt:Ft:0,h=Math.max(s-l-(i?2*E:u),
E),f=i?n-Bt:Math.max(n-Ht,60);return Object.fromEntries(Vt(e,/^[xy]axis/).map(([d,b])=>{let g=d.startsWith("x"),p=r&&g?Cn(
b,e,h):b,[m,y]=p.domain??[0,1],v=(y-m)*(g?f:h),L=e.template.layout.font.size*t.scale,k=_n(p,g,v,L,t),J=e.meta.priority?.[d];
return[d,Rn(k,{isX:g,length:v,fontSize:L,upright:c,priority:J},t)]}))}function _n(e,t,n,s,{isTiny:r,isFixed:i}){let o=e.
title?.text??"";if(!r)return i&&!t&&o.length*$>En*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!o||e.side==="top"||
c-a>vn)return{...e,title:{}};let l=Math.max(4,Math.floor(n/($-1))+1),u=o.length>l?`${o.slice(0,l-1)}…`:o;return{...e,title:{
...e.title,standoff:0,font:{size:s-2},text:u}}}function Rn(e,{isX:t,length:n,fontSize:s,upright:r,priority:i},o){let{width:a,
isFixed:c,isTiny:l,isNarrow:u}=o,{ticktext:h,tickvals:f=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!h)return c||
u&&t?jn(e,t,n,o):e;let d=h.length;if(l&&t&&d===1&&e.tickangle===0&&(h[0]??"").length*$>n-$)return{...e,tickfont:{size:.75*
s}};if(d<=S&&(t||!c||n>=E))return e;let g=!t&&c&&n/d<E&&n/d>=Ct,p=t&&e.tickangle===0&&h.every(k=>/^\d+$/.test(k)),m=Math.
floor(n/(g?Ct:p?bn:E)),y=d<=S?[d-1]:Pn(d,m,i),v=t&&e.tickangle!==0?r:1/0,L=Qt(h,u?a:1/0,v);return{...e,...g&&{tickfont:{
...e.tickfont,size:Pt*s}},tickvals:y.map(k=>f[k]??k),ticktext:y.map(k=>L[k]??"")}}function Cn(e,t,n){let[s]=Yt(t,e.anchor)?.
domain??[0,1],r=Kt(t).map(([,a])=>a),i=Math.max(...r.filter(a=>a<=s),-1/0),o=(s-i)*n;return e.side==="top"||o>2.4*E?e:{...e,
title:{},...o<.9*E&&{showticklabels:!1}}}function jn(e,t,n,{isTiny:s,isNarrow:r}){let i=Math.max(S,Math.floor(n/(t?wn:E*
1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/i);return{...e,tickvals:e.tickvals.filter((h,f)=>f%u===0)}}let{
dtick:o,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(S,Math.floor(n/yn))};let c=r&&t&&e.nticks&&!s?S:
i,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:e}function Un(e,t,n){return e.map(s=>{if(s.type!==
"heatmap"||!s.texttemplate)return s;let r=Yt(t,s.yaxis),[i,o]=r?.domain??[0,1],a=r?.ticktext?.length;return a===void 0?s:
(o-i)*(n-Ft)<a*E?{...s,texttemplate:""}:s})}function Pn(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;let r=Math.max(
1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(o=>o%r===0);let i=[];for(let o of[...s].sort((a,c)=>(n[c]??0)-(n[a]??
0)))i.every(a=>Math.abs(a-o)>=r)&&i.push(o);return i.sort((o,a)=>o-a)}function Zt({xaxis:e},t,n){let s=e?.tickangle===0?
[]:e?.ticktext??[],r=Qt(s,t,n).map(i=>i.length);return Math.max(0,...r)*gn}function Qt(e,t,n){return e.map((i,o)=>Hn(i,o,
t,n)).every((i,o)=>i===e[o])?e:e.map((i,o)=>W(i,o,n,t))}function Hn(e,t,n,s){return n===1/0&&e.length<=s?e:W(e,t,s,n)}function W(e,t,n,s=1/0){
let r=s<1/0,i=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,o="",a="",c=""]=i,[l="",u]=a.split(" · "),h=n<1/0?
14:1/0,f=Math.min(r?Math.max(5,Math.floor(s/48)):h,n),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return o+(u?
`${t+1} ${d}`:d)+c}var Bn=12,N=new Map,tt=new Map;function st(e,t){let n=JSON.stringify(Object.values(e)),s=N.get(n)??new Map;N.delete(n),N.
set(n,s);for(let o of N.keys()){if(N.size<=Bn)break;N.delete(o)}let r=s.get(t);if(r)return r;let i=new Promise((o,a)=>Dn(
n,e,t,{resolve:o,reject:a}));return s.set(t,i),i.catch(()=>s.delete(t)),i}function Dn(e,t,n,s){let r=tt.get(e);if(r){r.views.
set(n,s);return}let i=new Map([[n,s]]);tt.set(e,{query:t,views:i}),setTimeout(()=>{tt.delete(e),Fn(t,i)},0)}async function Fn(e,t){
let{server:n,path:s,query:r,theme:i}=e,o=[...t.keys()].sort().join(",");try{let a=await Z(`${s}/figures?${H({...r,views:o,
theme:i})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof x&&[404,422,500].includes(a.status);
for(let[l,{resolve:u,reject:h}]of t)c?zn(e,l).then(u,h):h(a)}}function zn({server:e,path:t,query:n,theme:s},r){let i=H({
...n,theme:s});return Z(`${t}/views/${encodeURIComponent(r)}?${i}`,{},e)}var et=new Map;async function te(e,t){let n=et.
get(e),s=n??(e.startsWith("#")?Wn(e.slice(1)):qn(e));n||(et.set(e,s),s.catch(()=>et.delete(e)));let r=await s;if(A(r))return r;
let{templates:i={}}=r.layout.meta,o=i[t];if(!o)return r;let a=Xt(o),c=new Map;for(let f of Object.values(i))Xt(f).forEach(
(d,b)=>{c.set(d,a[b]??d)});let{data:l,layout:u}=nt({data:r.data,layout:r.layout},c),{meta:h}=r.layout;return{...r,data:l,
layout:{...u,meta:h,template:o}}}function Xt(e){return e.layout.colorway}function nt(e,t){return Array.isArray(e)&&["str\
ing","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>nt(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,r])=>[s,nt(r,t)])):t.get(e)??e}async function Wn(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function qn(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new x(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function I(e,{server:t,path:n,view:s,values:r}){let i=encodeURIComponent(
s),o=n.startsWith("lessons/"),a=o?`embed/${n}`:`embed/${n.replace("models/","")}/${i}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${i}`,offline:o?`api/${n}/offline`:`api/${n}/views/${i}/offline`},u=H({...o&&e!=="json"?{step:s}:
{},...r}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var ee=/<br ?\/?>/i,q=null;function ne(e,t,{width:n,height:s,scale:r},i=Qn){let{font:o}=t.template.layout,a={size:o.size*
r,family:String(o.family??"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[h,f]of Object.entries(t)){if(!/^[xy]axis/.
test(h))continue;let d=f,b=h.startsWith("x"),g=Gn(d,b,a,i);if(g===null||g&&!Jn(t,d,b))continue;l[h]={...d,automargin:!1};
let p=b?"b":"l";if(g&&(c[p]=Math.max(c[p],Math.ceil(g)+8)),g&&!b){let m=Math.ceil((d.tickfont?.size??a.size)/2);c.t=Math.
max(c.t,m),c.b=Math.max(c.b,m)}}let u=s-c.t-c.b;for(let h of["coloraxis","coloraxis2"]){let d=e.some(({coloraxis:p,visible:m})=>p===
h&&m!==!1)?Yn(t,h,u,a,i):0,b=Math.min(12,c.l,c.t,c.b),g=(d+b+(1.02-1)*(n-c.l))/1.02;d&&(c.r=Math.max(c.r,Math.ceil(g)))}
for(let[h,f]of Object.entries(l)){if(!h.startsWith("x")||!f.ticktext||f.tickangle!==0)continue;let d=G(f.ticktext,{...a,
...f.tickfont},i).width;Kn(f,d,n,c)&&delete l[h]}return{...t,...l,margin:c}}function Gn(e,t,n,s){if(e.visible===!1)return 0;
let r=e.title?.text??"";if(e.showticklabels===!1)return r?null:0;let{ticktext:o,tickvals:a,tickangle:c=t?null:0,side:l}=e,
u=t&&c===-90;if(!o||!a||c!==0&&!u||l&&l!==(t?"bottom":"left")||e.ticks)return null;let f=e.tickfont?.size??n.size,d=G(o,
{...n,size:f},s);return 1+(u?d.width+.2*f:t?d.height:d.width)+Vn(e,r,n)}function G(e,{size:t,family:n},s){let[r,i,o]=[0,
1,0];for(let a of e){let c=a.includes("<b>")?700:400,l=a.split(ee);i=Math.max(i,l.length);for(let u of l){let h=s(Zn(u),
`${c} ${t}px ${n}`);r=Math.max(r,h.width),o=Math.max(o,h.descent)}}return{width:r,height:t+(i-1)*1.3*t+o}}function Vn(e,t,n){
if(!t)return 0;let{font:s,standoff:r}=e.title,i=s?.size??Math.round(1.2*n.size),o=t.split(ee).length-1;return i*(.7+o*1.3)+
(r??6)}function Yn(e,t,n,s,r){let i=e[t]??{},a={...e.template.layout[t]?.colorbar,...i.colorbar},{tickvals:c,ticktext:l,
thickness:u,len:h=1}=a,f=a.orientation==="h"||"x"in a||"xanchor"in a;if(i.showscale===!1||f||!c?.length||!u)return 0;let d=G(
l??c.map(String),s,r),b=20+u,g=a.title?.text;if(!g)return b+1+d.width;let p=Math.round(1.2*s.size),m=G([g],{...s,size:p},
r).width,[y,v]=[i.cmin??c[0]??0,i.cmax??c.at(-1)??1],L=h*n-20;return c.some(J=>Math.abs((J-y)/(v-y)-.5)*L<m/2+1.3*(s.size/
2))?b+1+d.width+1.45*p+2:b+10+1.25*p}function Kn({domain:e=[0,1],categoryarray:t,ticktext:n=[]},s,r,{l:i,r:o}){let[a,c]=e,
l=r-i-o,u=(c-a)*l/(t??n).length,h=Math.min(i+a*l,o+(1-c)*l);return(s-u)/2>h}function Jn(e,t,n){let s=t.anchor??(n?"y":"x"),
r=e[`${s[0]}axis${s.slice(1)}`],[i]=r?.domain??[0,1];return i===0}function Zn(e){return e.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function Qn(e,t){if(q??=document.createElement("canvas").getContext("2d"),!q)return{
width:0,descent:0};q.font=t;let{width:n,fontBoundingBoxDescent:s}=q.measureText(e);return{width:n,descent:s}}function re({x:e,y:t,xaxis:n,yaxis:s},r){let i=[se(n,e,r),se(s,t,r)];return[...new Set(i.filter(o=>o!==null))]}function se(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function ie(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(Xn());if(!e._fullLayout)
return;let r=e._fullLayout,{_subplots:i}=e._fullLayout,o=(i?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[u,h]=[r[`xaxis${c}`],r[`yaxis${l}`]];if(!u||!h)return[];let f=[u,h].every(({_name:d})=>t.includes(d));return[[u,
h],[h,u]].flatMap(([d,b])=>d&&b&&t.includes(d._name)&&(f||d.anchor===b._id)?n.map(p=>ts(d,b,p)):[])});s.replaceChildren(
...o.filter(a=>a!==null))}function Xn(){let e=document.createElement("div");return e.className="view-marks",e}function ts(e,t,n){
if(!e._length)return null;let s=e._id.startsWith("x"),r=[e.l2p(n-.5),e.l2p(n+.5)],[i,o]=[Math.min(...r),Math.max(...r)];
if(!(o>0&&i<e._length)||!t._length)return null;let[a,c]=s?[e._offset+i,t._offset]:[t._offset,e._offset+i],[l,u]=s?[o-i,t.
_length]:[t._length,o-i],h=document.createElement("div");return Object.assign(h.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${u}px`}),h}function ae(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:r})=>[n,s.find(i=>String(i)===t(n))??r]))}function ce(e,t){
for(let{name:n,values:s}of e){let r=t(n);if(r===null||s.map(String).includes(r))continue;let i=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${i}.`}}return null}
function le(e,t,n){return t.reduce((s,r)=>{let i=e.find(({name:o})=>o===r)?.values??[];return s*i.length+i.indexOf(n[r]??
"")},0)}function ue(e,t){return e.map(s=>{let{name:r,title:i,values:o}=s,a=he(s)[o.indexOf(t[r]??"")];return typeof a=="\
number"?`${i.toLowerCase()} ${a}`:a}).join(", ")}function he({values:e,labels:t}){return t??e}var V=class{#i;#t;#e="";#r=0;#o=null;constructor(t,n){
this.#i=t,this.#t=n}offer({choices:t=[],player:n},s,r){let i=t.length?[]:s.filter(c=>c.meta),o=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),i.map(({name:c,meta:l})=>[c,l])]);if(this.#e===o)return;this.#e=o,this.pause(),this.#o=null,
this.#i.replaceChildren(...t.map(c=>this.#l(c))),i.length&&r&&this.#i.append(this.#d(i));let a=t.find(({name:c})=>c===n);
a&&this.#i.append(...this.#m(a))}show(t){for(let[n,s]of Object.entries(t)){let r=this.#i.querySelector(`select[name="${n}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#r),this.#r=0,this.#o&&(this.#o.textContent=
"Play")}#l(t){let{name:n,title:s,values:r}=t,i=document.createElement("select");i.name=n;let o=he(t);return i.append(...r.
map((a,c)=>new Option(String(o[c]),String(a)))),i.addEventListener("change",()=>{this.pause();let a=r[i.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),oe(s,i)}#d(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,r)=>new Option(s.name,String(r)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),oe("Open",n)}#m({name:t,title:n,values:s}){let r=()=>s.indexOf(this.#t.selected()[t]??
""),i=u=>{let h=s[Math.max(0,Math.min(s.length-1,u))];h!==void 0&&this.#t.select(t,h)},o=u=>{this.pause(),i(r()+u)},a=rt(
"Play",()=>{if(this.#r){this.pause();return}r()===s.length-1&&i(0),a.textContent="Pause",this.#r=setInterval(()=>{i(r()+
1),r()===s.length-1&&this.pause()},1200)});this.#o=a;let c=rt("‹",()=>o(-1)),l=rt("›",()=>o(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function oe(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function rt(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}var fe="vendor/plotly/plotly-traces-4.1.1.min.js",it;function Y(e){return window.Plotly?Promise.resolve(window.Plotly):(it??=
new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${fe}`,e).href:new URL(`../${fe}`,w).
href;let r=()=>{it=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try again."))};
s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.head.append(s)}),
it)}async function de(e,t,n){let{width:s,height:r}=e.layout;return(await Y()).toImage(e,{format:t,width:s,height:r,...t===
"png"&&{scale:n}})}function me(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(n.length);for(let r=0;r<n.length;r++)
s[r]=n.charCodeAt(r);return s}var es={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function C(e){if(Array.isArray(e))return ns(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=es[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(me(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function ns(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function j({values:e,
shape:t},n){let[,...s]=t,r=s.reduce((i,o)=>i*o,1);return{values:ss(e,n*r,(n+1)*r),shape:s}}function pe({values:e,shape:t}){
return t.length<2?e:ot({values:e,shape:t})}function ot(e){return Array.from({length:e.shape[0]??0},(t,n)=>j(e,n).values)}
function ss(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var rs={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,maximum:Math.max,minimum:Math.
min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=t),equal:(e,t)=>+(e===t),
not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>ps(e*10**t)/10**t,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+gs(e/Math.SQRT2))},at={sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.
reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)};function is(e){return typeof e=="string"?Number(
e.replace("inf","Infinity")):e}function be({shape:e}){return e.reduce((t,n)=>t*n,1)}function we(e,t,{single:n=!1}={}){let s=n?
Float32Array:Float64Array,r=[],i=(o,a)=>r[o]?.[a]??Number.NaN;for(let o of e){if(o.op==="opaque")throw new RangeError("O\
nly Python computes this.");let a=new s(be(o)),c=o.op==="table"?t(o.name??"",o.at):[];for(let l=0;l<a.length;l+=1)a[l]=o.
op==="table"?c[l]??Number.NaN:os(e,o,l,i);r.push(a)}return r.at(-1)??new s(0)}function os(e,t,n,s){let{op:r}=t;if(r==="c\
onstant")return cs(t,n);let i=as(e,t,n).map(([h,f])=>s(h,f)),[o=0,a=0,c=0]=i;if(r==="view"||r==="join")return o;if(r==="\
where")return o?a:c;if(r==="matmul")return fs(i);if(r==="collect")return at.sum?.(i)??0;if(r==="softmax")return us(e,t,n,
i);let l=at[r];if(l)return l(i);let u=rs[r];if(!u)throw new RangeError(`There is no operation ${r}.`);return u(o,a)}function as(e,t,n){
let{op:s,of:r=[],groups:i}=t,[o=0,a=0]=r;if(s==="view")return[[o,ds(t,n)]];if(s==="join")return[ms(e,r,n)];if(s==="colle\
ct")return(i?.[n]??[]).map(c=>[o,c]);if(s==="matmul"){let[c,l]=[e[a]?.shape.at(-2)??0,t.shape.at(-1)??1],[u,h]=[Math.floor(
n/l),n%l],f=Math.floor(u/(t.shape.at(-2)??1))*c*l;return ge(c).flatMap(d=>[[o,u*c+d],[a,f+d*l+h]])}if(s==="softmax"||s in
at){let c=e[o]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=ge(c).map(h=>[o,l*c+h]);return r.length>1?[...u,[a,0]]:
u}return r.map(c=>[c,e[c]?.shape.length?n:0])}function cs({values:e=0},t){return is(Array.isArray(e)?e[t]??Number.NaN:e)}
function ls(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function us(e,t,n,s){let{place:r,
width:i}=ls(e,t,n),o=hs(s.slice(0,i),s[i]);return(o[r]??Number.NaN)/o.reduce((a,c)=>a+c,0)}function hs(e,t=1){let n=Math.
max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(r=>Math.exp((r-n)/s))}function fs(e){let t=0;for(let n=0;n<
e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function ds({shape:e,offset:t=0,strides:n,index:s},r){if(s)return s[r]??
0;let[i,o]=[t,r];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;i+=o%c*(n?.[a]??0),o=Math.floor(o/c)}return i}function ms(e,t,n){
let s=n;for(let r of t){let i=be(e[r]??{op:"",shape:[]});if(s<i)return[r,s];s-=i}throw new RangeError(`No operand has th\
e element ${n}.`)}function ge(e){return Array.from({length:e},(t,n)=>n)}function ps(e){let t=Math.floor(e);return e-t!==
.5?Math.round(e):t%2?t+1:t}function gs(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[e,e];for(let s=1;Math.abs(n)>Math.
abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var Ae="all",ye=new WeakMap;function Ee({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let r=e[s.trace];if("lines"in
s){let i=U(s.lines,t,n);Object.assign(r,ws(i,n[s.row],s))}else r[s.attribute]=pe(U(s.is,t,n))}}function U(e,t,n){let s=bs(
t),r=o=>{let{values:a=[]}=t.choices?.find(({name:c})=>c===o)??{};return n[o]===Ae?0:a.indexOf(n[o]??"")};return{values:we(
e,(o,a=[])=>{let c=s[o];if(!c)throw new Error(`The figure has no array ${o}.`);return a.reduce((l,u)=>j(l,r(u)),c).values}),
shape:e.at(-1)?.shape??[]}}function bs(e){let t=ye.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(
([n,s])=>[n,C(s)])),ye.set(e,t)),t}function ws({values:e,shape:t},n,{above:s,to:r}){let i=[],o=[],[a=0,c=0]=t;for(let l=0;l<
a;l+=1)if(!(n!==Ae&&l!==n))for(let u=0;u<c;u+=1){let h=Number(e[l*c+u]);h<=s||h>r||(i.push(0,1,null),o.push(l,u,null))}return{
x:i,y:o}}function Te(e,t){let{table:n}=T(e);if(n&&"rows"in n)return[n];if(A(e))return[];let{data:s,layout:r}=e,i=n?[ys(n,r.meta,t)]:
[];return n&&!n.beside?i:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>As(r,a)),...i]}function ke({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(i=>ct("th",i,"col")));let r=n.
createTBody();for(let[i,...o]of t)r.insertRow().append(ct("th",i,"row"),...o.map(a=>ct("td",a)));return n}function $e(e){
let t=s=>s.map(Ts).join(",");return`${e.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function ys(e,t,n){let{columns:s,labels:r}=e;if("values"in e){let o=e.values.map(a=>U(a,t,n).values);return{columns:s,
rows:r.map((a,c)=>[a,...o.map(l=>l[c])])}}let i=ot(U(e.matrix,t,n));return{columns:s,rows:r.map((o,a)=>[o,...Array.from(
i[a]??[])])}}function As(e,t){let n=C(t.z??[]),s=ve(e,t,"y").map((r,i)=>[r,...Array.from(j(n,i).values)]);return{columns:[
t.name??"",...ve(e,t,"x")],rows:s}}function ve(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>xe(String(c)));let r=e[`${n}\
axis`],o=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;if(o)return o.map(xe);let{shape:a}=C(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function xe(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}var Es=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,vs=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
xs=/^(?=[\t\r\n])/;function Ts(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(vs,"$1'").replace(
xs,"'"),n=Es.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function ct(e,t,n){let s=document.createElement(
e);n&&(s.scope=n);let r=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=Number(
r)===0?r.replace("-",""):r,s}var ks=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;function $s(e){return e.split(ks)}function lt(e){return $s(e).map((t,n)=>{
if(n%2===0)return t;let s=document.createElement("span");return s.className="with-unit",s.textContent=t,s})}var ft={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},dt=["inputs","removed"],Ms=new Set(["server","source","model","lesson","view","theme","reads",...dt,
...Object.keys(ft)]),Ne=["scale","accent","controls","caption"],Os=new Set([...Ne,"fill"]),Me=":scope > a",Oe="pointer-v\
iew:hover",ut=matchMedia("(prefers-color-scheme: dark)"),Ss={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1,
showAxisDragHandles:!1},Ls=120,Ns=[["short",576,0],["low",352,0],["tight",288,352]],K={height:525,width:640,least:.75,most:4},
Is="400px 0px",Se=660,_s="[data-answer]:not(pointer-view *)",Rs=/^(\w+):(\d+)$/,Cs="The server draws this chart, and it \
does not answer.",js="The answer above is computed in this browser.",Us="Type visits, or add a place, to see what the mo\
del answers.",_=null,ht=null,mt=class extends HTMLElement{#i=null;#t=null;#e=null;#r=0;#o=!1;#l="";#d=!1;#m="";#b=[];#w=!1;#E=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#R()},{rootMargin:Is});#S=new ResizeObserver(()=>requestAnimationFrame(()=>this.#M()));#L=new MutationObserver(
t=>this.#Z(t.map(({attributeName:n})=>n??"")));#N=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#h();return}
this.#T(this.#y),this.#c()};#I=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#_=({type:t})=>this.#rt(t==="beforeprint");connectedCallback(){
this.#i??=this.#P(),this.#x(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(Oe,this.#I),
ut.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#_);this.#S.
observe(this),this.#L.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#E.observe(this):this.#w=!0,this.#h()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(Oe,this.#I),ut.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#_);this.#S.disconnect(),this.#L.
disconnect(),this.#E.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#b.join()&&(this.#b=t,this.#z())}get chosen(){
return this.#t?this.#f:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#W();
return Math.ceil(t+z(this.#t)+n)}get#n(){return this.#i??=this.#P(),this.#i}#R(){this.#w=!0,this.#E.disconnect(),this.#h()}#Z(t){
t.some(s=>Os.has(s))&&(this.#x(),this.#c()),t.includes("beat")&&this.#C();let n=t.filter(s=>Ms.has(s)&&!this.#Q(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#w?this.#R():n.length?this.#h():this.#u.some(({name:s})=>t.includes(s))?this.#O()&&
this.#c():t.includes(this.#m)&&this.#h()}#Q(t){let n=this.#e;return!n||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#l)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#e?.tell(t>=1?t-1:null)}#X(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#s("beat",{beat:t===null?null:t+1})}get#u(){return this.#t?T(this.#t).choices??[]:[]}#h(){this.#o||(this.#o=!0,
queueMicrotask(()=>{this.#o=!1,this.#et()}))}get#v(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("\
lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#g(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:P.href}get#j(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#y(){let t=this.getAttribute("theme");return t===
"auto"?ut.matches?"dark":"light":(t??this.#j)==="dark"?"dark":"light"}get#A(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&B("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/K.height,t/K.width))/10;return Math.min(K.most,Math.max(K.least,
s))}#x(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#A)):
this.style.removeProperty("--scale"),t&&B("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--\
accent")}get#U(){if(this.hasAttribute("lesson")){let n=dt.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(ft).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#U;
this.#r+=1;let s=this.#r,r=this.getAttribute("source"),i=this.getAttribute("view")??"",o=this.#v&&i&&(!t||n.visits||n.record);
if(!r&&!o){this.#k(Us);return}if(!this.#w){this.#k("");return}let a=this.#y;this.#T(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#g,path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#g:"",[u]=await Promise.
all([r?te(r,a):this.#nt(c,i),r?null:i===F?import("./network-drawing.js"):Y(l)]),h=A(u),f=h?await import("./network-drawing.js"):
null;h||await Y(l),await Tt(()=>{s===this.#r&&(this.#it(f?.NetworkDrawing??null,T(u).title),this.#t=h?u:structuredClone(
u),this.#at(this.#t),this.#st({...c,theme:"light"},i))})}catch(c){s===this.#r&&this.#B(c)}finally{s===this.#r&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let s=n===F?this.#e:null,r=this.getAttribute("model")??"",i=await s?.compute(t,r,{isSilent:!1});
if(i)return i;try{return await st(t,n)}catch(o){if(!Le(o))throw o;let a=await s?.compute(t,r,{isSilent:!0});if(!a)throw o;
return a}}#T(t){this.#j!==t?this.dataset.theme=t:delete this.dataset.theme}#st(t,n){if(!this.#t||A(this.#t))return;let{template:s,
meta:r}=this.#t.layout,i=r.templates?.light;_??=i??(this.#y==="light"?s:null),!(_||this.hasAttribute("source"))&&(ht??=st(
t,n),ht.then(o=>{A(o)||(_??=o.layout.template)}).catch(()=>{ht=null}))}#rt(t){if(this.#d=t,!this.#t||!this.#l)return;let n=_??
this.#e;this.#T(t&&n?"light":this.#y),this.#c(),t||requestAnimationFrame(()=>this.#c())}#P(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#a("h3","view-title"),caption:this.#a("p","view-caption"),choices:this.#a(
"div","view-choices"),summary:this.#a("p","view-summary"),failure:this.#a("p","view-failure"),trust:this.#a("p","view-tr\
ust"),plot:this.#a("div","view-plot"),details:this.#a("details","view-table"),exports:_t({name:()=>this.#V,links:()=>this.#gt(),
view:()=>this.#t&&this.#bt(this.#t),picture:(i,o)=>this.#mt(i,o),csv:()=>$e(this.#G()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#q());let s=new V(n.choices,{selected:()=>this.#f,select:(i,o)=>this.#dt(i,o),open:i=>this.#s(
"open",i)}),r=this.querySelector(Me);r?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...r?[r]:
[]),this.addEventListener("toggle",({target:i})=>this.#ft(i),!0);for(let i of[n.plot,n.details,n.choices,n.exports,n.failure])
i.hidden=!0;return{...n,controls:s}}#a(t,n){let s=this.querySelector(`.${n}`),r=s instanceof HTMLElement?s:document.createElement(
t);return r.className=n,r}#it(t,n){if(t===null==(this.#e===null))return;let s=this.#n,r=s.plot.cloneNode();r.removeAttribute(
"data-listening"),r.role=t?"group":"img",s.plot.replaceWith(r),s.plot=r,this.#e?.bar?.remove(),this.#e=t?new t(r,{title:n,
isProjected:this.hasAttribute("fill"),hover:i=>this.#s("hover",{visits:i}),told:i=>this.#X(i),acts:{server:()=>this.hasAttribute(
"source")?null:this.#g,answered:i=>this.#ot(i),resized:()=>requestAnimationFrame(()=>this.#M())}}):null,this.#e?.bar&&s.
summary.before(this.#e.bar)}#ot({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#e??{};s?this.setAttribute(
"interventions",s):this.removeAttribute("interventions"),this.#O()&&this.#c(),this.#s("interventions",n)}#H(t){let{plot:n,
details:s,choices:r,exports:i,failure:o}=this.#n;for(let c of[n,s,r,i])c.hidden=t;o.hidden=!0;let a=this.#e?.bar;a&&t&&(a.
hidden=!0)}#k(t){this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#H(!0),this.#n.
summary.textContent=t}#B(t){this.#k("");let{failure:n}=this.#n,s=Le(t)&&document.querySelector(_s)!==null,r=s?Cs:Et(t);if(n.
replaceChildren(r),s&&n.append(" ",Ps()),n.hidden=!1,this.#s("failed",{message:r}),!(t instanceof x)||![0,503].includes(
t.status))return;let i=document.createElement("button");i.type="button",i.textContent="Try again",i.addEventListener("cl\
ick",()=>this.#h()),n.append(" ",i)}#at(t){let{title:n,caption:s,controls:r}=this.#n,i=T(t);n.textContent=i.title,n.hidden=
!1,s.replaceChildren(...lt(i.caption)),this.#ct(i.trust),this.toggleAttribute("data-network",A(t)),this.#H(!1),r.offer(i,
A(t)?[]:t.data,!this.hasAttribute("fill")),this.#O()&&this.#c()}#ct(t){let{trust:n}=this.#n;if(n.textContent=t?.text??"",
!t||this.hasAttribute("source")||!M.answers)return;let s=document.createElement("a"),r=encodeURIComponent(this.getAttribute(
"model")??"");s.href=new URL(`insights/${r}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",n.
append(" ",s)}#c(){if(!this.#t)return;let{plot:t}=this.#n,n=this.#d,s=this.#$(z(this.#t)),r=n?Math.min(s.width||Se,Se):s.
width;if(!r)return;A(this.#t)?(t.style.height=`${s.height}px`,this.#e?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}\
px`:"",this.#lt(t,this.#t,{...s,width:r}));let i=!this.dataset.drawn;i&&this.querySelector(Me)?.remove(),this.#l=`${r}×${s.
height}`,this.dataset.drawn="true",i&&this.hasAttribute("beat")&&this.#C(),this.#z(),this.#s("drawn",{})}#lt(t,{data:n,layout:s},r){
let i=this.#d,o=i&&_?{...s,template:_}:s,a=this.#D({data:n,layout:o},r);window.Plotly?.react(t,a.data,i?{...a.layout,width:r.
width}:a.layout,Ss),t.dataset.listening||this.#ut(t)}#D({data:t,layout:n},{width:s,height:r,isFixed:i}){let o="rgba(0, 0\
, 0, 0)",a=this.#A,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,h=qt({data:t,layout:Hs(n)},{width:s,height:r,isFixed:i,
scale:a}),f={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:h.data,layout:{...ne(h.data,
h.layout,{width:s,height:r,scale:a}),...a!==1&&f,paper_bgcolor:o,plot_bgcolor:o,height:r}}}#ut(t){t.dataset.listening="t\
rue",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#s("open",n.data.meta);let[,s,r]=Rs.exec(String(
[n.customdata].flat()[0]))??[];s&&this.#s("select",{table:s,row:Number(r)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#s(
"hover",{visits:re(n,this.#F)})}),t.on("plotly_unhover",()=>this.#s("hover",{visits:[]}))}get#F(){return this.#t?T(this.#t).
visit_axes??[]:[]}#s(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#z(){!this.#t||
!this.#l||(this.#e?this.#e.mark(this.#b):ie(this.#n.plot,this.#F,this.#b))}#$(t){let{plot:n}=this.#n,s=n.clientWidth;if(!this.
hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#x(),this.#ht();let{above:r,
below:i}=this.#W();this.style.setProperty("--below",`${Math.ceil(i)}px`);let o=Math.max(Math.floor(this.offsetHeight-r-i),
Ls);return{width:s,height:o,isFixed:!0}}#ht(){let[t,n]=[this.offsetWidth/this.#A,this.offsetHeight/this.#A],s=Ns.filter(
([,r,i])=>n<r||t<i).map(([r])=>r).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#W(){let{plot:t,details:n,exports:s}=this.#n,
r=this.getBoundingClientRect(),i=r.height/this.offsetHeight||1,o=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=o.length?Math.max(...o.map(({bottom:c})=>c))-Math.min(...o.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().
top-r.top)/i,below:a/i}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#M())}#M(){if(!this.#t)return;let{width:t,height:n}=this.#$(
z(this.#t));t&&this.#l!==`${t}×${n}`&&this.#c()}#dt(t,n){this.setAttribute(t,String(n)),this.#s("option",{[t]:n})}#O(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:ce(this.#u,this.#N);if(n)return this.#B(new Error(n.
message)),this.#m=n.name,!1;let s=T(t),r="";if(this.#u.length&&!A(t)){let i=this.#f;this.#n.controls.show(i);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>i[c]===l));Ee(t,i);let{summaries:o}=s;o&&(s.summary=o.texts[le(
this.#u,o.by,i)]??""),r=`: ${ue(this.#u,i)}`}return this.#n.summary.replaceChildren(...lt(s.summary??"")),this.#n.plot.setAttribute(
"aria-label",`${s.title}${r}. ${s.summary??""}`),this.#q(),!0}get#f(){return ae(this.#u,this.#N)}#q(){let{details:t}=this.#n;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${T(this.#t).title}`),n.append(...this.#G().map(ke)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#G(){return this.#t?Te(this.#t,this.#f):[]}async#mt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:A(s)?await this.#e?.address(t,n)??"":await de(this.#pt(s),t,n),meta:T(
s)}}#pt(t){let{data:n,layout:s}=structuredClone(t),r=this.#$(s.height),{paper_bgcolor:i,plot_bgcolor:o}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#D({data:n,layout:s},r),l=a?{}:{
paper_bgcolor:i,plot_bgcolor:o};return{data:c.data,layout:{...c.layout,width:r.width,...l}}}get#V(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#Y(){return{server:this.#g,path:this.#v,view:this.getAttribute("vie\
w")??"",values:{...this.#U.query,...this.#f}}}get#K(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Ne.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(s)&&B(s,r??""));return{...t&&{
theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&M.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#Y;return{link:n,embed:I(
"embed",this.#J(r)),json:I("json",r),offline:I("offline",r)}}#J(t){let{controls:n,...s}=this.#K,r={...t.values,...s,...n&&
n!=="some"&&{controls:n}};return{...t,values:r}}#bt(t){let n=this.#Y,{title:s,summary:r=""}=T(t),i=["model","lesson","vi\
ew","reads",...dt,...Object.keys(ft)],o=[...this.attributes].filter(({name:f})=>i.includes(f)),{theme:a,...c}=this.#K,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(o.map(({name:f,value:d})=>[f,d])),...this.#f,...l&&{theme:l},...c},
h=this.#J(n);return{title:s,caption:r,name:this.#V,server:n.server,embed:I("embed",h),picture:I("picture",h),attributes:Object.
fromEntries(Object.entries(u).map(([f,d])=>[f,String(d)]))}}};function Le(e){return e instanceof x&&e.status===0}function Ps(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=js,e}function Hs(e){let t=Object.
entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let r=s,i=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
o=r.type==="category"&&!r.categoryarray&&i;return[n,o?{...r,categoryorder:"array",categoryarray:i}:r]});return Object.fromEntries(
t)}customElements.define("pointer-view",mt);})();
