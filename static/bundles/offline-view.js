(()=>{var We=Object.create;var xt=Object.defineProperty;var qe=Object.getOwnPropertyDescriptor;var Ge=Object.getOwnPropertyNames;var Ve=Object.getPrototypeOf,Ye=Object.prototype.hasOwnProperty;var vt=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var Je=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of Ge(t))!Ye.call(e,r)&&r!==n&&xt(e,r,{get:()=>t[r],
enumerable:!(s=qe(t,r))||s.enumerable});return e};var kt=(e,t,n)=>(n=e!=null?We(Ve(e)):{},Je(t||!e||!e.__esModule?xt(n,"default",{value:e,enumerable:!0}):n,e));var{currentScript:Tt}=document,Ke=Tt instanceof HTMLScriptElement?Tt.src:"",y=new URL("static/js/",Ke||document.baseURI).
href;(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,r=document.documentElement,o=matchMedia("(prefers-color-scheme: \
dark)"),i=frameElement?.getAttribute("data-page")??null;i!==null&&(r.dataset.inRoom=i);let a=new URLSearchParams(location.
search).get("theme"),c="auto",l=!1,u=()=>{try{return localStorage.getItem(e)}catch{return null}};function h(p){return typeof p==
"string"&&Object.hasOwn(t,p)}let f=p=>{let A=s.exec(p??""),x=A?A[1]??"auto":p;r.toggleAttribute("data-transparent",A!==null),
h(x)?r.dataset.askedTheme=p??"":delete r.dataset.askedTheme,c=[x,r.dataset.firstTheme,u()].find(h)??"auto"},d=()=>{let p=new URL(
location.href);p.searchParams.delete("theme"),delete r.dataset.askedTheme,p.search!==location.search&&history.replaceState(
history.state,"",p)},g=()=>{let p=document.querySelector("[data-theme-button]");return p instanceof HTMLElement?p:null},
w=()=>{let p=document.querySelector(".top nav [aria-current]"),A=p?.parentElement;if(!p||!A)return;let[x,j]=[p.getBoundingClientRect(),
A.getBoundingClientRect()];A.scrollLeft+=x.left+x.width/2-j.left-j.width/2},m=()=>{let p=g();p&&(p.textContent=n[c]);let A=c===
"auto"?o.matches?"dark":"light":c;l||r.dataset.theme===A||(r.dataset.theme=A,document.dispatchEvent(new CustomEvent("poi\
nterscope:theme")))},b=({type:p})=>{document.querySelector(".deck")||(l=p==="beforeprint",l?r.dataset.theme="light":m())},
E=new Set,$=p=>{let A=p.target instanceof Element?p.target.closest("button"):null;A&&(p.preventDefault(),p.stopPropagation(),
E.add(A))};f(a),m(),document.addEventListener("click",$,!0),window.addEventListener("DOMContentLoaded",()=>{document.removeEventListener(
"click",$,!0);for(let p of E)p.click()});for(let p of["beforeprint","afterprint"])window.addEventListener(p,b);o.addEventListener(
"change",m),document.addEventListener("pointerscope:choose-theme",({detail:p})=>{(p===null||h(p)||s.test(p))&&f(p??a),m()}),
document.addEventListener("DOMContentLoaded",()=>{w();let p=g();p&&(p.hidden=!1,m(),p.addEventListener("click",()=>{c=t[c],
d();try{localStorage.setItem(e,c)}catch{}m()}))})})();var Ze="exported"in document.documentElement.dataset,fr=Qe().toString();function Qe(){let e=location.hash.slice(1);return Ze&&
e.includes("=")?new URLSearchParams(e):new URLSearchParams(location.search||document.documentElement.dataset.firstState)}function $t(e){try{return JSON.parse(e)}catch{return e}}var M=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},F=new URL(
y.replace(/^(.*\/)static\/.*$/,"$1")),O={answers:!0},Xe=[502,504],tn=204;var en="No response could be read. Your input is still here; check your connection and try again.",nn=e=>`The server ans\
wered with ${e}.`;async function X(e,t,n=F){let s=await sn(e,t,n);if(s.status!==tn)return Mt(s)}async function sn(e,t,n){let s=await fetch(new URL(`api/${e}`,n),t).catch(St),r=s!==null&&!Xe.includes(s.status);if(String(
n)===F.href&&on(r&&!rn(s)),!r)return Ot();if(s.ok)return s;let{errors:o=[]}=await Mt(s);throw new M(s.status,o)}function Mt(e){
return e.headers.get("content-type")?.includes("json")?e.json().catch(Ot):I(e.status)}function rn({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function on(e){e!==O.answers&&(O.
answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function St(e){if(an(e))throw e;
return null}function Ot(e){return St(e),I(0,en)}function I(e,t=nn(e)){throw new M(e,[{where:"",message:t,suggestions:[]}])}
function an(e){return e instanceof DOMException&&e.name==="AbortError"}function z(e){let t=Object.entries(e).filter(([,n])=>(n??
"")!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function Lt(e){return e instanceof Error?e.message:String(
e)}var Nt={min:.5,max:4},cn={controls:["none","some","all"],caption:["none","title","all"]};function D(e,t){return e==="sca\
le"&&t!=="auto"?t.trim()!==""&&Number(t)>=Nt.min&&Number(t)<=Nt.max:e==="scale"?!0:e==="controls"||e==="caption"?cn[e].includes(
t):CSS.supports("color",t)}var It=Promise.resolve();function Rt(e){let t=It.then(ln).then(e);return It=t.catch(()=>{}),t}function ln(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var tt={width:960,height:540};function Ct(e){return{"HTML frame":jt(e),"Web component":un(e),Markdown:Ut(e),Quarto:hn(e),
LaTeX:fn(e)}}function jt(e){let{title:t,embed:n}=e;return`<iframe src="${L(n)}" title="${L(t)}" width="${tt.width}" heig\
ht="${tt.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${Pt(e)}</iframe>`}function un(e){let{
server:t,attributes:n}=e,s=Object.entries({server:t,...n}).map(([r,o])=>o===""?r:`${r}="${L(o)}"`);return`<script src="${L(
new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${Pt(e)}</pointer-view>`}function Pt({title:e,caption:t,embed:n,picture:s}){let r=[e,t].filter(
Boolean).join(". ");return`<a href="${L(n)}"><img src="${L(s)}" alt="${L(r)}" width="${tt.width}"></a>`}function Ut({title:e,
embed:t,picture:n}){return`[![${dn(e)}](<${_t(n)}>)](<${_t(t)}>)`}function hn(e){return['::: {.content-visible when-form\
at="html"}',"```{=html}",jt(e),"```",":::",'::: {.content-visible unless-format="html"}',Ut(e),":::"].join(`
`)}function fn({title:e,caption:t,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${r}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${mn(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${An([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function L(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
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
e.normalize("NFD").slice(0,1):e}function xn(e){return/[&%$#_{}]/.test(e)?`\\${e}`:gn.test(e)?e:"?"}function Bt(e,t,{title:n,origin:s}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return vn(decodeURIComponent(r),n,s);let o=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),i=[Ht("Title",n),Ht("Source",s)];return new Blob([o.subarray(0,33),...i,o.subarray(33)],
{type:"image/png"})}function vn(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(o,i)=>{
let a=document.createElementNS(s.namespaceURI,o);return a.textContent=i,a};return s.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Ht(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,kn(n)),s.buffer}function kn(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function et(e,t){let n=document.createElement("a");n.href=Tn(e),n.download=t,n.click()}function Tn(e){let t=URL.createObjectURL(
e);return setTimeout(()=>URL.revokeObjectURL(t),6e4),t}var $n=[1,2,4],Mn=2;function zt({name:e,links:t,view:n,picture:s,csv:r,json:o}){let i=document.createElement("div");i.className=
"view-take";let a={link:W("Link"),embed:W("Embed"),json:W("JSON"),offline:W("Offline file")};a.json.target="_blank",a.offline.
title="One HTML file with this whole view inside, for use without a network";let c=P("JSON",()=>Ft(o(),`${e()}.json`,"ap\
plication/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does n\
ot answer.";let u=Sn(()=>{let{link:m,embed:b}=t(),E=b?n():null;return{...m&&{Address:m},...E&&Ct(E)}}),h=()=>{let m=t();
for(let b of Object.keys(a)){let E=m[b];a[b].hidden=E===null,E!==null&&(a[b].href=E)}a.json.download=`${e()}.json`,c.hidden=
m.json!==null,u.hidden=m.link===null&&m.embed===null,l.hidden=O.answers};for(let m of["pointerenter","focusin"])i.addEventListener(
m,h);let f=document.createElement("select");f.setAttribute("aria-label","Size of the PNG"),f.append(...$n.map(m=>{let b=m===
Mn;return new Option(`${m}×`,String(m),b,b)}));let d=async m=>{let{address:b,meta:E,selection:$}=await s(m,Number(f.value)),
p=E.origin??t().embed??location.href,A=[E.title,$].filter(Boolean).join(": ");et(Bt(b,m,{title:A,origin:p}),`${e()}.${m}`)},
g=()=>Ft(`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),w=document.createElement("span");return w.append(P("PNG",
()=>d("png"))," ",f),i.append(a.link,a.embed,w,P("SVG",()=>d("svg")),P("CSV",g),a.json,c,a.offline,u,l),h(),i}function Sn(e){
let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summary");n.textContent="\
Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{readOnly:!0,rows:4,hidden:!0,
spellcheck:!1});let o=document.createElement("span");o.setAttribute("role","status");let i=document.createElement("div");
i.className="view-sheet",i.append(s,r),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;o.textContent="",
r.hidden=!0;let c=Object.entries(e()).map(([l,u])=>P(l,()=>a(l,u)));s.replaceChildren(...c,o)});let a=async(c,l)=>{r.value=
l,r.hidden=!1,r.setAttribute("aria-label",c);let u=await On(l);u||r.select(),o.textContent=u?"Copied.":"Selected; copy i\
t with the keyboard."};return t}async function On(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(()=>!0,
()=>!1):!1}function W(e){let t=document.createElement("a");return t.textContent=e,t}function P(e,t){let n=document.createElement(
"button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Ft(e,t,n){et(new Blob([e],{type:n}),
t)}var q="network";function v(e){return"kind"in e&&e.kind===q}function T(e){return v(e)?e.meta:e.layout.meta}function G(e){
return v(e)?e.meta.height??0:e.layout.height}var Dt={width:420,height:200},Ln=300,N=2,k=20,S=8,Nn=13,Gt=.75,In=3,Rn=7.5,_n=44,Cn=18,Vt=240,Yt=90,Jt=56,Kt=90,jn=48,Pn=1.3,
Un=.6,Hn=9,Zt=1.4,Qt=["coloraxis","coloraxis2"];function Xt({data:e,layout:t},{width:n,height:s,isFixed:r,scale:o}){if(!n)
return{data:e,layout:t};let i={width:n/o,height:s/o},a=r&&(i.width<Dt.width||i.height<Dt.height),c={...i,isFixed:r,isTiny:a,
isNarrow:i.width<560,scale:o},l=a?Bn(t,t.meta.small??{}):t;if(!r)return{data:e,layout:{...l,...qt(e,l,c)}};let u=zn(Fn(e,
l),c),h={...u,...qt(e,u,c),...Wn(e,u,c),...Vn(u,c)};return{data:es(e,u,c.height),layout:h}}function Bn(e,t){return te(e,
t)}function te(e,t){if(!Wt(e)||!Wt(t))return t;let n={...e};for(let[s,r]of Object.entries(t))n[s]=te(e[s],r);return Object.
fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function Wt(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function ee(e,t){return Object.entries(e).filter(([s])=>t.test(s))}function ne(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function se(e){return ee(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function re(e,t){return e[t]}function Fn(e,t){let{xaxis:n}=t,
s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,r=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],o=Array.isArray(
s)&&r.length===s.length;return n?.tickangle!==-90||n.tickvals||!r.length||!o?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,
ticktext:r}}}function zn(e,{width:t,isTiny:n,scale:s}){let{xaxis:r,yaxis:o,meta:i}=e,a=r?.ticktext;if(!r||r.tickangle!==
-90||!a||a.length<=N)return e;let c={...r,tickangle:0};if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&
o?.ticktext?.join()===a.join()){let d=a.map((w,m)=>V(w,m,1/0)),g=a.map((w,m)=>String(m+1));return{...e,xaxis:{...c,ticktext:g},
yaxis:{...o,ticktext:d}}}let[u,h]=r.domain??[0,1],f=(h-u)*(t-(n?Yt:Vt))/a.length;for(let d of[1,Gt]){let g=a.map((m,b)=>Dn(
V(m,b,1/0),f/d));if(g.includes(""))continue;let w={...r.tickfont,size:d*s*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:g,...d<1&&{tickfont:w}}}}return e}function Dn(e,t){let n=Math.floor(t/S)-1,s=[];for(let r of e.split(" ")){
let o=s.at(-1);if(r.length>n)return"";o!==void 0&&o.length+1+r.length<=n?s[s.length-1]=`${o} ${r}`:s.push(r)}return s.length<=
In?s.join("<br>"):""}function Wn(e,t,{width:n,height:s,isTiny:r,scale:o}){let i=qn(e,t),a=Math.max(...i.map(b=>b.length*
S+jn)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*k>s/(r?4:3),u=i.length>0&&!l,h=Gn(t,s,o),d=((h.
annotations?.find(({font:b})=>b?.size)?.font?.size??0)/o||k)*Zt+2,g=Math.min(t.margin?.t??8,u?c*k+4:t.annotations?.length?
d:8),w=Qt.some(b=>re(t,b)?.colorbar?.orientation==="h"),m=!t.margin||w&&!r;return{...l&&{showlegend:!1},...!m&&{margin:{
...t.margin,t:Math.ceil(g*o)}},...h}}function qn(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:r,type:o,
visible:i,showlegend:a,legendgroup:c}of e)!r||(a===!1||i===!1)||["heatmap","contour"].includes(o)||(s+=1,n.set(c||r,r.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.values()]:[]}function Gn(e,t,n){let{annotations:s=[],template:r}=e,o=({yref:f,
yanchor:d})=>f==="paper"&&d==="bottom",i=s.filter(o);if(!i.length)return{};let a=se(e).map(([f])=>f),c=i.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...a.map(d=>d-f).filter(d=>d>0),1-f)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-k)/
Zt);if(u>=l)return{};let h=Math.max(Hn,u*n);return{annotations:s.map(f=>o(f)?{...f,font:{...f.font,size:h}}:f)}}function Vn(e,{
height:t,isTiny:n}){let s=Math.floor(t/3/S),r=t-oe(e,1/0,s)-Jt,o={};for(let i of Qt){let a=re(e,i);a&&(n?o[i]={...a,showscale:!1}:
o[i]=Yn(e,i,a,r))}return o}function Yn(e,t,n,s){let r=n.colorbar??{};if(s>=Ln||r.ticktext||r.orientation==="h")return n;
let o=e.template.layout[t],i=r.tickvals??o?.colorbar?.tickvals,a=(r.len??1)*s;if(!i){let h=Math.max(N,Math.floor(a/k/1.5));
return{...n,colorbar:{...r,nticks:h}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let h of i){let f=u.at(-1);
(f===void 0||(h-f)/(l-c)*a>=k)&&u.push(h)}return{...n,colorbar:{...r,tickvals:u}}}function qt(e,t,n){let{width:s,height:r,
isFixed:o,isTiny:i,isNarrow:a}=n,c=a?s:1/0,l=o?Math.floor(r/3/S):1/0,u=oe(t,c,l),h=o?u?Jt:Kt:0,f=Math.max(r-u-(i?2*k:h),
k),d=i?s-Yt:Math.max(s-Vt,60);return Object.fromEntries(ee(t,/^[xy]axis/).map(([g,w])=>{let m=g.startsWith("x"),b=o&&m?Xn(
w,t,f):w,[E,$]=b.domain??[0,1],p=($-E)*(m?d:f),A=t.template.layout.font.size*n.scale,x=Zn(b,m,p,A,n),j=(m?void 0:Jn(e,g,
b))??t.meta.priority?.[g];return[g,Qn(x,{isX:m,length:p,fontSize:A,upright:l,priority:j},n)]}))}function Jn(e,t,{tickvals:n=[]}){
let s=new Map;for(let{type:r,orientation:o,yaxis:i="y",x:a,y:c,z:l}of e){let h=r==="heatmap"?l:r==="bar"&&o==="h"?a:void 0;
if(!(i!==t.replace("axis","")||!h||!Array.isArray(c)))for(let[f,d]of c.entries()){let g=[h[f]??0].flatMap(m=>Kn(m)?[...m]:
m),w=Math.max(...g.map(m=>Math.abs(Number(m))||0));s.set(d,Math.max(w,s.get(d)??0))}}return Math.max(0,...s.values())>0?
n.map(r=>s.get(r)??0):void 0}function Kn(e){return typeof e=="object"&&e!==null&&Symbol.iterator in e}function Zn(e,t,n,s,{
isTiny:r,isFixed:o}){let i=e.title?.text??"";if(!r)return o&&!t&&i.length*S>Pn*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,
1];if(!t||!i||e.side==="top"||c-a>Un)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(S-1))+1),u=i.length>l?`${i.slice(
0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,font:{size:s-2},text:u}}}function Qn(e,{isX:t,length:n,fontSize:s,
upright:r,priority:o},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:h,tickvals:f=[]}=e;if(e.visible===!1||e.
showticklabels===!1)return e;if(!h)return c||u&&t?ts(e,t,n,i):e;let d=h.length;if(l&&t&&d===1&&e.tickangle===0&&(h[0]??"").
length*S>n-S)return{...e,tickfont:{size:.75*s}};if(d<=N&&(t||!c||n>=k))return e;let w=!t&&c&&n/d<k,m=t&&e.tickangle===0&&
h.every(x=>/^\d+$/.test(x)),b=S*(String(d).length+1),E=Math.floor(n/(w?Nn:m?b:k)),$=d<=N?[d-1]:ns(d,E,o),p=t&&e.tickangle!==
0?r:1/0,A=ie(h,u?a:1/0,p);return{...e,...w&&{tickfont:{...e.tickfont,size:Gt*s}},tickvals:$.map(x=>f[x]??x),ticktext:$.map(
x=>A[x]??"")}}function Xn(e,t,n){let[s]=ne(t,e.anchor)?.domain??[0,1],r=se(t).map(([,a])=>a),o=Math.max(...r.filter(a=>a<=
s),-1/0),i=(s-o)*n;return e.side==="top"||i>2.4*k?e:{...e,title:{},...i<.9*k&&{showticklabels:!1}}}function ts(e,t,n,{isTiny:s,
isNarrow:r}){let o=Math.max(N,Math.floor(n/(t?_n:k*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/o);return{
...e,tickvals:e.tickvals.filter((h,f)=>f%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.
max(N,Math.floor(n/Cn))};let c=r&&t&&e.nticks&&!s?N:o,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:
e}function es(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let r=ne(t,s.yaxis),[o,i]=r?.domain??
[0,1],a=r?.ticktext?.length;return a===void 0?s:(i-o)*(n-Kt)<a*k?{...s,texttemplate:""}:s})}function ns(e,t,n){let s=[...Array(
e).keys()];if(e<=t)return s;let r=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(i=>i%r===0);let o=[];for(let i of[
...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))o.every(a=>Math.abs(a-i)>=r)&&o.push(i);return o.sort((i,a)=>i-a)}function oe({xaxis:e},t,n){
let s=e?.tickangle===0?[]:e?.ticktext??[],r=ie(s,t,n).map(o=>o.length);return Math.max(0,...r)*Rn}function ie(e,t,n){return e.
map((o,i)=>ss(o,i,t,n)).every((o,i)=>o===e[i])?e:e.map((o,i)=>V(o,i,n,t))}function ss(e,t,n,s){return n===1/0&&e.length<=
s?e:V(e,t,s,n)}function V(e,t,n,s=1/0){let r=s<1/0,o=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",
c=""]=o,[l="",u]=a.split(" · "),h=n<1/0?14:1/0,f=Math.min(r?Math.max(5,Math.floor(s/48)):h,n),d=l.length>f&&!l.includes(
"&")?`${l.slice(0,f-1)}…`:l;return i+(u?`${t+1} ${d}`:d)+c}function ae(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let r of t)
s+=String.fromCharCode(r);return btoa(s)}function ce(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let r=0;r<n.length;r++)s[r]=n.charCodeAt(r);return s}var rs={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function U(e){if(Array.isArray(e))return os(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=rs[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(ce(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function os(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function H({values:e,
shape:t},n){let[,...s]=t,r=s.reduce((o,i)=>o*i,1);return{values:is(e,n*r,(n+1)*r),shape:s}}function le({values:e,shape:t}){
return t.length<2?e:nt({values:e,shape:t})}function nt(e){return Array.from({length:e.shape[0]??0},(t,n)=>H(e,n).values)}
function is(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}function he(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:r})=>[n,s.find(o=>String(o)===t(n))??r]))}function fe(e,t){
for(let{name:n,values:s}of e){let r=t(n);if(r===null||s.map(String).includes(r))continue;let o=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${o}.`}}return null}
function de(e,t,n){return t.reduce((s,r)=>{let o=e.find(({name:i})=>i===r)?.values??[];return s*o.length+o.indexOf(n[r]??
"")},0)}function rt(e,t){return e.map(s=>{let r=ot(s,t);return typeof r=="number"?`${s.title.toLowerCase()} ${r}`:r}).join(
", ")}function ot(e,t){return me(e)[e.values.indexOf(t[e.name]??"")]}function me({values:e,labels:t}){return t??e}var Y=class{#o;#t;#e="";#r=0;#a=null;constructor(t,n){
this.#o=t,this.#t=n}offer({choices:t=[],player:n},s,r){let o=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),o.map(({name:c,meta:l})=>[c,l])]);if(this.#e===i)return;this.#e=i,this.pause(),this.#a=null,
this.#o.replaceChildren(...t.map(c=>this.#h(c))),o.length&&r&&this.#o.append(this.#d(o));let a=t.find(({name:c})=>c===n);
a&&this.#o.append(...this.#m(a))}show(t){for(let[n,s]of Object.entries(t)){let r=this.#o.querySelector(`select[name="${n}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#r),this.#r=0,this.#a&&(this.#a.textContent=
"Play")}#h(t){let{name:n,title:s,values:r}=t,o=document.createElement("select");o.name=n;let i=me(t);return o.append(...r.
map((a,c)=>new Option(String(i[c]),String(a)))),o.addEventListener("change",()=>{this.pause();let a=r[o.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),ue(s,o)}#d(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,r)=>new Option(s.name,String(r)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),ue("Open",n)}#m({name:t,title:n,values:s}){let r=()=>s.indexOf(this.#t.selected()[t]??
""),o=u=>{let h=s[Math.max(0,Math.min(s.length-1,u))];h!==void 0&&this.#t.select(t,h)},i=u=>{this.pause(),o(r()+u)},a=st(
"Play",()=>{if(this.#r){this.pause();return}r()===s.length-1&&o(0),a.textContent="Pause",this.#r=setInterval(()=>{o(r()+
1),r()===s.length-1&&this.pause()},1200)});this.#a=a;let c=st("‹",()=>i(-1)),l=st("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function ue(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function st(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}var as={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,maximum:Math.max,minimum:Math.
min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=t),equal:(e,t)=>+(e===t),
not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>ws(e*10**t)/10**t,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+ys(e/Math.SQRT2))},it={sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.
reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)};function cs(e){return typeof e=="string"?Number(
e.replace("inf","Infinity")):e}function ge({shape:e}){return e.reduce((t,n)=>t*n,1)}function be(e,t,{single:n=!1}={}){let s=n?
Float32Array:Float64Array,r=[],o=(i,a)=>r[i]?.[a]??Number.NaN;for(let i of e){if(i.op==="opaque")throw new RangeError("O\
nly Python computes this.");let a=new s(ge(i)),c=i.op==="table"?t(i.name??"",i.at):[];for(let l=0;l<a.length;l+=1)a[l]=i.
op==="table"?c[l]??Number.NaN:ls(e,i,l,o);r.push(a)}return r.at(-1)??new s(0)}function ls(e,t,n,s){let{op:r}=t;if(r==="c\
onstant")return hs(t,n);let o=us(e,t,n).map(([h,f])=>s(h,f)),[i=0,a=0,c=0]=o;if(r==="view"||r==="join")return i;if(r==="\
where")return i?a:c;if(r==="matmul")return ps(o);if(r==="collect")return it.sum?.(o)??0;if(r==="softmax")return ds(e,t,n,
o);let l=it[r];if(l)return l(o);let u=as[r];if(!u)throw new RangeError(`There is no operation ${r}.`);return u(i,a)}function us(e,t,n){
let{op:s,of:r=[],groups:o}=t,[i=0,a=0]=r;if(s==="view")return[[i,gs(t,n)]];if(s==="join")return[bs(e,r,n)];if(s==="colle\
ct")return(o?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.shape.at(-2)??0,t.shape.at(-1)??1],[u,h]=[Math.floor(
n/l),n%l],f=Math.floor(u/(t.shape.at(-2)??1))*c*l;return pe(c).flatMap(d=>[[i,u*c+d],[a,f+d*l+h]])}if(s==="softmax"||s in
it){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=pe(c).map(h=>[i,l*c+h]);return r.length>1?[...u,[a,0]]:
u}return r.map(c=>[c,e[c]?.shape.length?n:0])}function hs({values:e=0},t){return cs(Array.isArray(e)?e[t]??Number.NaN:e)}
function fs(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function ds(e,t,n,s){let{place:r,
width:o}=fs(e,t,n),i=ms(s.slice(0,o),s[o]);return(i[r]??Number.NaN)/i.reduce((a,c)=>a+c,0)}function ms(e,t=1){let n=Math.
max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(r=>Math.exp((r-n)/s))}function ps(e){let t=0;for(let n=0;n<
e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function gs({shape:e,offset:t=0,strides:n,index:s},r){if(s)return s[r]??
0;let[o,i]=[t,r];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;o+=i%c*(n?.[a]??0),i=Math.floor(i/c)}return o}function bs(e,t,n){
let s=n;for(let r of t){let o=ge(e[r]??{op:"",shape:[]});if(s<o)return[r,s];s-=o}throw new RangeError(`No operand has th\
e element ${n}.`)}function pe(e){return Array.from({length:e},(t,n)=>n)}function ws(e){let t=Math.floor(e);return e-t!==
.5?Math.round(e):t%2?t+1:t}function ys(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[e,e];for(let s=1;Math.abs(n)>Math.
abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var ye="all",we=new WeakMap;function Ae({data:e,layout:t},n){let{meta:s}=t;for(let r of s.parts??[]){let o=e[r.trace];if("\
lines"in r){let i=B(r.lines,s,n);Object.assign(o,Es(i,n[r.row],r))}else o[r.attribute]=le(B(r.is,s,n))}for(let{axis:r,option:o,
titles:i}of s.axis_titles??[]){let a=t[r],{title:c}=a.colorbar??a,l=i[Ee(s,n,o)];(a.colorbar??a).title={...c,text:l}}}function Ee(e,t,n){
let{values:s=[]}=e.choices?.find(({name:r})=>r===n)??{};return t[n]===ye?0:s.indexOf(t[n]??"")}function B(e,t,n){let s=As(
t);return{values:be(e,(o,i=[])=>{let a=s[o];if(!a)throw new Error(`The figure has no array ${o}.`);return i.reduce((c,l)=>H(
c,Ee(t,n,l)),a).values}),shape:e.at(-1)?.shape??[]}}function As(e){let t=we.get(e);return t||(t=Object.fromEntries(Object.
entries(e.arrays??{}).map(([n,s])=>[n,U(s)])),we.set(e,t)),t}function Es({values:e,shape:t},n,{above:s,to:r}){let o=[],i=[],
[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==ye&&l!==n))for(let u=0;u<c;u+=1){let h=Number(e[l*c+u]);h<=s||h>r||(o.push(0,1,
null),i.push(l,u,null))}return{x:o,y:i}}function xe({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(o=>at(
"th",o,"col")));let r=n.createTBody();for(let[o,...i]of t)r.insertRow().append(at("th",o,"row"),...i.map(a=>at("td",a)));
return n}function at(e,t,n){let s=document.createElement(e);n&&(s.scope=n);let r=typeof t=="number"&&!Number.isInteger(t)?
t.toFixed(6):String(t??"–");return s.textContent=Number(r)===0?r.replace("-",""):r,s}function ve({columns:e,rows:t}){return`${[
e,...t].map(s=>s.map($s).join(",")).join(`\r
`)}\r
`}var xs=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,vs=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
ks=/^(?=[\t\r\n])/;function Ts(e){return(Number.isInteger(e)?[]:[6,7,8,9]).map(s=>Number(e.toPrecision(s))).find(s=>Math.
fround(s)===e)??e}function $s(e){if(e==null)return"";if(typeof e=="number")return Number.isNaN(e)?"":String(Ts(e));let t=e.
replace(vs,"$1'").replace(ks,"'"),n=xs.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function ct(e,t){let{table:n}=T(e);if(n&&"rows"in n)return[n];if(v(e))return[];let{data:s,layout:r}=e,o=n?[Os(n,r.meta,t)]:
[];return n&&!n.beside?o:[...Me(s).map(i=>Se(r,i)),...o]}function $e(e,t){let{cells:n,choices:s,table:r}=T(e),o=n&&!v(e)?
[Ss(e,n)]:ct(e,t).map((l,u,{length:h})=>h>1?Ms(l):l),i=o[0]?.columns??[],a=r&&"rows"in r?[]:(s??[]).filter(({name:l})=>!i.
includes(l)),c=a.map(l=>ot(l,t));return ve({columns:[...a.map(({name:l})=>l),...i],rows:o.flatMap(({rows:l})=>l.map(u=>[
...c,...u]))})}function Ms({columns:[e="",...t],rows:n}){return{columns:["table","row","column","value"],rows:n.flatMap(
([s,...r])=>r.map((o,i)=>[e,s,t[i],o]))}}function Me(e){return e.filter(t=>t.type==="heatmap"&&t.visible!==!1)}function Ss({
data:e,layout:t},n){let s=Me(e),r=s.flatMap(o=>{let{columns:i,rows:a}=Se(t,o),c=Object.values(o.meta??{});return a.flatMap(
([l,...u])=>u.map((h,f)=>[...c,l,i[f+1],h]))});return{columns:[...Object.keys(s[0]?.meta??{}),...n],rows:r}}function Os(e,t,n){
let{columns:s,labels:r}=e;if("values"in e){let i=e.values.map(a=>B(a,t,n).values);return{columns:s,rows:r.map((a,c)=>[a,
...i.map(l=>l[c])])}}let o=nt(B(e.matrix,t,n));return{columns:s,rows:r.map((i,a)=>[i,...Array.from(o[a]??[])])}}function Se(e,t){
let n=U(t.z??[]),s=ke(e,t,"y").map((r,o)=>[r,...Array.from(H(n,o).values)]);return{columns:[t.name??"",...ke(e,t,"x")],rows:s}}
function ke(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>Te(String(c)));let r=e[`${n}axis`],i=e[`${n}axis${(t[`${n}\
axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;if(i)return i.map(Te);let{shape:a}=U(t.z??[]);return[...Array(a[n===
"y"?0:1]??0).keys()].map(String)}function Te(e){return e.replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;",
"&")}var Ls=12,R=new Map,lt=new Map;function ft(e,t){let n=JSON.stringify(Object.values(e)),s=R.get(n)??new Map;R.delete(n),R.
set(n,s);for(let i of R.keys()){if(R.size<=Ls)break;R.delete(i)}let r=s.get(t);if(r)return r;let o=new Promise((i,a)=>Ns(
n,e,t,{resolve:i,reject:a}));return s.set(t,o),o.catch(()=>s.delete(t)),o}function Ns(e,t,n,s){let r=lt.get(e);if(r){r.views.
set(n,s);return}let o=new Map([[n,s]]);lt.set(e,{query:t,views:o}),setTimeout(()=>{lt.delete(e),Is(t,o)},0)}async function Is(e,t){
let{server:n,path:s,query:r,theme:o}=e,i=[...t.keys()].sort().join(",");try{let a=await X(`${s}/figures?${z({...r,views:i,
theme:o})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof M&&[404,422,500].includes(a.status);
for(let[l,{resolve:u,reject:h}]of t)c?Rs(e,l).then(u,h):h(a)}}function Rs({server:e,path:t,query:n,theme:s},r){let o=z({
...n,theme:s});return X(`${t}/views/${encodeURIComponent(r)}?${o}`,{},e)}var ut=new Map;async function Le(e,t){let n=ut.
get(e),s=n??(e.startsWith("#")?_s(e.slice(1)):Cs(e));n||(ut.set(e,s),s.catch(()=>ut.delete(e)));let r=await s;if(v(r))return r;
let{templates:o={}}=r.layout.meta,i=o[t];if(!i)return r;let a=Oe(i),c=new Map;for(let f of Object.values(o))Oe(f).forEach(
(d,g)=>{c.set(d,a[g]??d)});let{data:l,layout:u}=ht({data:r.data,layout:r.layout},c),{meta:h}=r.layout;return{...r,data:l,
layout:{...u,meta:h,template:i}}}function Oe(e){return e.layout.colorway}function ht(e,t){return Array.isArray(e)&&["str\
ing","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>ht(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,r])=>[s,ht(r,t)])):t.get(e)??e}async function _s(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function Cs(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);return t?.ok?t.json():I(t?.status??0,"The figure could not be loaded; reload the pa\
ge to try again.")}function _(e,{server:t,path:n,view:s,values:r}){let o=encodeURIComponent(s),i=n.startsWith("lessons/"),
a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${o}`,c={embed:a,picture:`${a}/picture.png`,json:`api/${n}/views/${o}`,
offline:i?`api/${n}/offline`:`api/${n}/views/${o}/offline`},u=z({...i&&e!=="json"?{step:s}:{},...r}).toString();return new URL(
u?`${c[e]}?${u}`:c[e],t).href}var Ne=/<br ?\/?>/i,J=null;function Ie(e,t,{width:n,height:s,scale:r},o=zs){let{font:i}=t.template.layout,a={size:i.size*
r,family:String(i.family??"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[h,f]of Object.entries(t)){if(!/^[xy]axis/.
test(h))continue;let d=f,g=h.startsWith("x"),w=js(d,g,a,o);if(w===null||w&&!Bs(t,d,g))continue;l[h]={...d,automargin:!1};
let m=g?"b":"l";if(w&&(c[m]=Math.max(c[m],Math.ceil(w)+8)),w&&!g){let b=Math.ceil((d.tickfont?.size??a.size)/2);c.t=Math.
max(c.t,b),c.b=Math.max(c.b,b)}}let u=s-c.t-c.b;for(let h of["coloraxis","coloraxis2"]){let d=e.some(({coloraxis:m,visible:b})=>m===
h&&b!==!1)?Us(t,h,u,a,o):0,g=Math.min(12,c.l,c.t,c.b),w=(d+g+(1.02-1)*(n-c.l))/1.02;d&&(c.r=Math.max(c.r,Math.ceil(w)))}
for(let[h,f]of Object.entries(l)){if(!h.startsWith("x")||!f.ticktext||f.tickangle!==0)continue;let d=K(f.ticktext,{...a,
...f.tickfont},o).width;Hs(f,d,n,c)&&delete l[h]}return{...t,...l,margin:c}}function js(e,t,n,s){if(e.visible===!1)return 0;
let r=e.title?.text??"";if(e.showticklabels===!1)return r?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,
u=t&&c===-90;if(!i||!a||c!==0&&!u||l&&l!==(t?"bottom":"left")||e.ticks)return null;let f=e.tickfont?.size??n.size,d=K(i,
{...n,size:f},s);return 1+(u?d.width+.2*f:t?d.height:d.width)+Ps(e,r,n)}function K(e,{size:t,family:n},s){let[r,o,i]=[0,
1,0];for(let a of e){let c=a.includes("<b>")?700:400,l=a.split(Ne);o=Math.max(o,l.length);for(let u of l){let h=s(Fs(u),
`${c} ${t}px ${n}`);r=Math.max(r,h.width),i=Math.max(i,h.descent)}}return{width:r,height:t+(o-1)*1.3*t+i}}function Ps(e,t,n){
if(!t)return 0;let{font:s,standoff:r}=e.title,o=s?.size??Math.round(1.2*n.size),i=t.split(Ne).length-1;return o*(.7+i*1.3)+
(r??6)}function Us(e,t,n,s,r){let o=e[t]??{},a={...e.template.layout[t]?.colorbar,...o.colorbar},{tickvals:c,ticktext:l,
thickness:u,len:h=1}=a,f=a.orientation==="h"||"x"in a||"xanchor"in a;if(o.showscale===!1||f||!c?.length||!u)return 0;let d=K(
l??c.map(String),s,r),g=20+u,w=a.title?.text;if(!w)return g+1+d.width;let m=Math.round(1.2*s.size),b=K([w],{...s,size:m},
r).width,[E,$]=[o.cmin??c[0]??0,o.cmax??c.at(-1)??1],p=h*n-20;return c.some(x=>Math.abs((x-E)/($-E)-.5)*p<b/2+1.3*(s.size/
2))?g+1+d.width+1.45*m+2:g+10+1.25*m}function Hs({domain:e=[0,1],categoryarray:t,ticktext:n=[]},s,r,{l:o,r:i}){let[a,c]=e,
l=r-o-i,u=(c-a)*l/(t??n).length,h=Math.min(o+a*l,i+(1-c)*l);return(s-u)/2>h}function Bs(e,t,n){let s=t.anchor??(n?"y":"x"),
r=e[`${s[0]}axis${s.slice(1)}`],[o]=r?.domain??[0,1];return o===0}function Fs(e){return e.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function zs(e,t){if(J??=document.createElement("canvas").getContext("2d"),!J)return{
width:0,descent:0};J.font=t;let{width:n,fontBoundingBoxDescent:s}=J.measureText(e);return{width:n,descent:s}}function _e({x:e,y:t,xaxis:n,yaxis:s},r){let o=[Re(n,e,r),Re(s,t,r)];return[...new Set(o.filter(i=>i!==null))]}function Re(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Ce(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(Ds());if(!e._fullLayout)
return;let r=e._fullLayout,{_subplots:o}=e._fullLayout,i=(o?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[u,h]=[r[`xaxis${c}`],r[`yaxis${l}`]];if(!u||!h)return[];let f=[u,h].every(({_name:d})=>t.includes(d));return[[u,
h],[h,u]].flatMap(([d,g])=>d&&g&&t.includes(d._name)&&(f||d.anchor===g._id)?n.map(m=>Ws(d,g,m)):[])});s.replaceChildren(
...i.filter(a=>a!==null))}function Ds(){let e=document.createElement("div");return e.className="view-marks",e}function Ws(e,t,n){
if(!e._length)return null;let s=e._id.startsWith("x"),r=[e.l2p(n-.5),e.l2p(n+.5)],[o,i]=[Math.min(...r),Math.max(...r)];
if(!(i>0&&o<e._length)||!t._length)return null;let[a,c]=s?[e._offset+o,t._offset]:[t._offset,e._offset+o],[l,u]=s?[i-o,t.
_length]:[t._length,i-o],h=document.createElement("div");return Object.assign(h.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${u}px`}),h}async function dt({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await qs(e))}`}async function je(e,t){let n=new Image;
n.src=await dt(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let r=s.getContext("2d");if(!r)throw new Error("This browser cannot draw a PNG of this size.");return r.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function qs(e){let t=await Gs();return t&&e.replace(/<svg[^>]*>/,
n=>`${n}<style>${t}</style>`)||e}async function Gs(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Vs(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Vs(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return n.ok?`data:font\
/woff2;base64,${ae(new Uint8Array(await n.arrayBuffer()))}`:I(n.status)}var Pe="vendor/plotly/plotly-traces-4.1.1.min.js",mt;function Z(e){return window.Plotly?Promise.resolve(window.Plotly):(mt??=
new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${Pe}`,e).href:new URL(`../${Pe}`,y).
href;let r=()=>{mt=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try again."))};
s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.head.append(s)}),
mt)}async function Ue(e,t,n){let{width:s,height:r}=e.layout,a={svg:await(await Z()).toImage(e,{format:"svg",width:s,height:r,
imageDataOnly:!0}),width:s,height:r};return t==="svg"?dt(a):je(a,n)}var Ys=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;function Js(e){return e.split(Ys)}function pt(e){return Js(e).map((t,n)=>{
if(n%2===0)return t;let s=document.createElement("span");return s.className="with-unit",s.textContent=t,s})}var yt={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},At=["inputs","removed"],Ks=new Set(["server","source","model","lesson","view","theme","reads",...At,
...Object.keys(yt)]),De=["scale","accent","controls","caption"],Zs=new Set([...De,"fill"]),He=":scope > a",Be="pointer-v\
iew:hover",gt=matchMedia("(prefers-color-scheme: dark)"),Qs={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1,
showAxisDragHandles:!1},Xs=120,tr=[["short",576,0],["low",352,0],["tight",288,352]],Q={height:525,width:640,least:.75,most:4},
bt={width:944,height:524,least:.6},er="400px 0px",Fe=660,nr="[data-answer]:not(pointer-view *)",sr=/^(\w+):(\d+)$/,rr="T\
he server draws this chart, and it does not answer.",or="The answer above is computed in this browser.",ir="Type visits,\
 or add a place, to see what the model answers.",C=null,wt=null,Et=class extends HTMLElement{#o=null;#t=null;#e=null;#r=0;#a=!1;#h="";#d=!1;#m="";#w=[];#y=!1;#E=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#_()},{rootMargin:er});#O=new ResizeObserver(()=>requestAnimationFrame(()=>this.#M()));#L=new MutationObserver(
t=>this.#K(t.map(({attributeName:n})=>n??"")));#N=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#f();return}
this.#k(this.#A),this.#u()};#I=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#R=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#o??=this.#U(),this.#v(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(Be,this.#I),
gt.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#R);this.#O.
observe(this),this.#L.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#E.observe(this):this.#y=!0,this.#f()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(Be,this.#I),gt.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#R);this.#O.disconnect(),this.#L.
disconnect(),this.#E.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#w.join()&&(this.#w=t,this.#D())}get chosen(){
return this.#t?this.#i:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#W();
return Math.ceil(t+G(this.#t)+n)}get#n(){return this.#o??=this.#U(),this.#o}#_(){this.#y=!0,this.#E.disconnect(),this.#f()}#K(t){
t.some(s=>Zs.has(s))&&(this.#v(),this.#u()),t.includes("beat")&&this.#C();let n=t.filter(s=>Ks.has(s)&&!this.#Z(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#y?this.#_():n.length?this.#f():this.#c.some(({name:s})=>t.includes(s))?this.#S()&&
this.#u():t.includes(this.#m)&&this.#f()}#Z(t){let n=this.#e;return!n||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#h)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#e?.tell(t>=1?t-1:null)}#Q(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#s("beat",{beat:t===null?null:t+1})}get#c(){return this.#t?T(this.#t).choices??[]:[]}#f(){this.#a||(this.#a=!0,
queueMicrotask(()=>{this.#a=!1,this.#tt()}))}get#x(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("\
lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#g(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:F.href}get#j(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?gt.matches?"dark":"light":(t??this.#j)==="dark"?"dark":"light"}get#b(){let t=this.getAttribute("scale");return t===
"auto"?this.#X:t!==null&&D("scale",t)?Number(t):1}get#X(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute("\
fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/Q.height,t/Q.width))/10;return Math.min(Q.most,Math.max(Q.least,s))}#v(){
let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#b)):this.style.
removeProperty("--scale"),t&&D("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--accent")}get#P(){
if(this.hasAttribute("lesson")){let n=At.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.fromEntries(
n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(yt).map(([n,s])=>[s,
this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){let{needsHistory:t,query:n}=this.#P;
this.#r+=1;let s=this.#r,r=this.getAttribute("source"),o=this.getAttribute("view")??"",i=this.#x&&o&&(!t||n.visits||n.record);
if(!r&&!i){this.#T(ir);return}if(!this.#y){this.#T("");return}let a=this.#A;this.#k(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#g,path:this.#x,query:n,theme:a},l=this.hasAttribute("server")?this.#g:"",[u]=await Promise.
all([r?Le(r,a):this.#et(c,o),r?null:o===q?import("./network-drawing.js"):Z(l)]),h=v(u),f=h?await import("./network-drawing.js"):
null;h||await Z(l),await Rt(()=>{s===this.#r&&(this.#rt(f?.NetworkDrawing??null,T(u).title),this.#t=h?u:structuredClone(
u),this.#it(this.#t),this.#nt({...c,theme:"light"},o))})}catch(c){s===this.#r&&this.#B(c)}finally{s===this.#r&&this.removeAttribute(
"aria-busy")}}async#et(t,n){let s=n===q?this.#e:null,r=this.getAttribute("model")??"",o=await s?.compute(t,r,{isSilent:!1});
if(o)return o;try{return await ft(t,n)}catch(i){if(!ze(i))throw i;let a=await s?.compute(t,r,{isSilent:!0});if(!a)throw i;
return a}}#k(t){this.#j!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,n){if(!this.#t||v(this.#t))return;let{template:s,
meta:r}=this.#t.layout,o=r.templates?.light;C??=o??(this.#A==="light"?s:null),!(C||this.hasAttribute("source"))&&(wt??=ft(
t,n),wt.then(i=>{v(i)||(C??=i.layout.template)}).catch(()=>{wt=null}))}#st(t){if(this.#d=t,!this.#t||!this.#h)return;let n=C??
this.#e;this.#k(t&&n?"light":this.#A),this.#u(),t||requestAnimationFrame(()=>this.#u())}#U(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#l("h3","view-title"),caption:this.#l("p","view-caption"),choices:this.#l(
"div","view-choices"),summary:this.#l("p","view-summary"),failure:this.#l("p","view-failure"),trust:this.#l("p","view-tr\
ust"),plot:this.#l("div","view-plot"),details:this.#l("details","view-table"),exports:zt({name:()=>this.#G,links:()=>this.#bt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(o,i)=>this.#pt(o,i),csv:()=>this.#t?$e(this.#t,this.#i):"",json:()=>JSON.stringify(
this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(
t),n.details.addEventListener("toggle",()=>this.#q());let s=new Y(n.choices,{selected:()=>this.#i,select:(o,i)=>this.#dt(
o,i),open:o=>this.#s("open",o)}),r=this.querySelector(He);r?.classList.add("view-stand-in"),this.replaceChildren(...Object.
values(n),...r?[r]:[]),this.addEventListener("toggle",({target:o})=>this.#ft(o),!0);for(let o of[n.plot,n.details,n.choices,
n.exports,n.failure])o.hidden=!0;return{...n,controls:s}}#l(t,n){let s=this.querySelector(`.${n}`),r=s instanceof HTMLElement?
s:document.createElement(t);return r.className=n,r}#rt(t,n){if(t===null==(this.#e===null))return;let s=this.#n,r=s.plot.
cloneNode();r.removeAttribute("data-listening"),r.role=t?"group":"img",s.plot.replaceWith(r),s.plot=r,this.#e?.bar?.remove(),
this.#e=t?new t(r,{title:n,isProjected:this.hasAttribute("fill"),hover:o=>this.#s("hover",{visits:o}),told:o=>this.#Q(o),
acts:{server:()=>this.hasAttribute("source")?null:this.#g,answered:o=>this.#ot(o),resized:()=>requestAnimationFrame(()=>this.#M())}}):
null,this.#e?.bar&&s.summary.before(this.#e.bar)}#ot({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#e??
{};s?this.setAttribute("interventions",s):this.removeAttribute("interventions"),this.#S()&&this.#u(),this.#s("interventi\
ons",n)}#H(t){let{plot:n,details:s,choices:r,exports:o,failure:i}=this.#n;for(let c of[n,s,r,o])c.hidden=t;i.hidden=!0;let a=this.#e?.
bar;a&&t&&(a.hidden=!0)}#T(t){this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#H(
!0),this.#n.summary.textContent=t}#B(t){this.#T("");let{failure:n}=this.#n,s=ze(t)&&document.querySelector(nr)!==null,r=s?
rr:Lt(t);if(n.replaceChildren(r),s&&n.append(" ",ar()),n.hidden=!1,this.#s("failed",{message:r}),!(t instanceof M)||![0,
503].includes(t.status))return;let o=document.createElement("button");o.type="button",o.textContent="Try again",o.addEventListener(
"click",()=>this.#f()),n.append(" ",o)}#it(t){let{title:n,caption:s,controls:r}=this.#n,o=T(t);n.textContent=o.title,n.hidden=
!1,s.replaceChildren(...pt(o.caption)),this.#at(o.trust),this.toggleAttribute("data-network",v(t)),this.#H(!1),r.offer(o,
v(t)?[]:t.data,!this.hasAttribute("fill")),this.#S()&&this.#u()}#at(t){let{trust:n}=this.#n;if(n.textContent=t?.text??"",
!t||this.hasAttribute("source")||!O.answers)return;let s=document.createElement("a"),r=encodeURIComponent(this.getAttribute(
"model")??"");s.href=new URL(`insights/${r}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",n.
append(" ",s)}#u(){if(!this.#t)return;let{plot:t}=this.#n,n=this.#d,s=this.#$(G(this.#t)),r=n?Math.min(s.width||Fe,Fe):s.
width;if(!r)return;if(v(this.#t)){let i=s.isFixed?this.#ut:1;t.style.setProperty("zoom",i===1?"":String(i)),t.style.height=
`${s.height/i}px`,this.#e?.draw(this.#t)}else t.style.height=s.isFixed?`${s.height}px`:"",this.#ct(t,this.#t,{...s,width:r});
let o=!this.dataset.drawn;o&&this.querySelector(He)?.remove(),this.#h=`${r}×${s.height}`,this.dataset.drawn="true",o&&this.
hasAttribute("beat")&&this.#C(),this.#D(),this.#s("drawn",{})}#ct(t,{data:n,layout:s},r){let o=this.#d,i=o&&C?{...s,template:C}:
s,a=this.#F({data:n,layout:i},r);window.Plotly?.react(t,a.data,o?{...a.layout,width:r.width}:a.layout,Qs),t.dataset.listening||
this.#lt(t)}#F({data:t,layout:n},{width:s,height:r,isFixed:o}){let i="rgba(0, 0, 0, 0)",a=this.#b,{font:c,hoverlabel:l}=n.
template.layout,u=c.size*a,h=Xt({data:t,layout:cr(n)},{width:s,height:r,isFixed:o,scale:a}),f={font:{size:u},hoverlabel:{
...n.hoverlabel,font:{...l.font,size:u}}};return{data:h.data,layout:{...Ie(h.data,h.layout,{width:s,height:r,scale:a}),...a!==
1&&f,paper_bgcolor:i,plot_bgcolor:i,height:r}}}#lt(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)
return;n.data.meta&&this.#s("open",n.data.meta);let[,s,r]=sr.exec(String([n.customdata].flat()[0]))??[];s&&this.#s("sele\
ct",{table:s,row:Number(r)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#s("hover",{visits:_e(n,this.#z)})}),t.on("p\
lotly_unhover",()=>this.#s("hover",{visits:[]}))}get#z(){return this.#t?T(this.#t).visit_axes??[]:[]}#s(t,n){this.dispatchEvent(
new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#D(){!this.#t||!this.#h||(this.#e?this.#e.mark(this.#w):Ce(this.#n.
plot,this.#z,this.#w))}#$(t){let{plot:n}=this.#n,s=n.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};
this.getAttribute("scale")==="auto"&&this.#v(),this.#ht();let{above:r,below:o}=this.#W();this.style.setProperty("--below",
`${Math.ceil(o)}px`);let i=Math.max(Math.floor(this.offsetHeight-r-o),Xs);return{width:s,height:i,isFixed:!0}}get#ut(){let t=Math.
min(1,this.#b),[n,s]=[this.offsetWidth,this.offsetHeight],r=Math.min(n/bt.width,s/bt.height)/t;return n<s||r>1||r*t<bt.least?
1:r}#ht(){let[t,n]=[this.offsetWidth/this.#b,this.offsetHeight/this.#b],s=tr.filter(([,r,o])=>n<r||t<o).map(([r])=>r).join(
" ");this.dataset.room!==s&&(this.dataset.room=s)}#W(){let{plot:t,details:n,exports:s}=this.#n,r=this.getBoundingClientRect(),
o=r.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(
...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-r.top)/o,below:a/
o}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("deta\
ils"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#M())}#M(){if(!this.#t)return;let{width:t,height:n}=this.#$(
G(this.#t));t&&this.#h!==`${t}×${n}`&&this.#u()}#dt(t,n){this.setAttribute(t,String(n)),this.#s("option",{[t]:n})}#S(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:fe(this.#c,this.#N);if(n)return this.#B(new Error(n.
message)),this.#m=n.name,!1;let s=T(t),r="";if(this.#c.length&&!v(t)){let o=this.#i;this.#n.controls.show(o);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>o[c]===l));Ae(t,o);let{summaries:i}=s;i&&(s.summary=i.texts[de(
this.#c,i.by,o)]??""),r=`: ${rt(this.#c,o)}`}return this.#n.summary.replaceChildren(...pt(s.summary??"")),this.#n.plot.setAttribute(
"aria-label",`${s.title}${r}. ${s.summary??""}`),this.#q(),!0}get#i(){return he(this.#c,this.#N)}#q(){let{details:t}=this.#n;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${T(this.#t).title}`),n.append(...this.#mt().map(xe)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#mt(){return this.#t?ct(this.#t,this.#i):[]}async#pt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:v(s)?await this.#e?.address(t,n)??"":await Ue(this.#gt(s),t,n),meta:T(
s),selection:rt(this.#c,this.#i)}}#gt(t){let{data:n,layout:s}=structuredClone(t),r=this.#$(s.height),{paper_bgcolor:o,plot_bgcolor:i}=s.
template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#F({data:n,layout:s},
r),l=a?{}:{paper_bgcolor:o,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:r.width,...l}}}get#G(){let t=this.
getAttribute("model")??this.getAttribute("lesson"),{model:n=t}=Object($t(this.getAttribute("against")??"{}")),s=[t,n!==t&&
`minus-${n}`,this.getAttribute("view"),this.hasAttribute("against")&&"difference"],r=this.getAttribute("name")??s.filter(
Boolean).join("-"),o=this.#i,a=this.#c.filter(({name:c,values:l})=>o[c]!==l[0]).map(({name:c})=>typeof o[c]=="number"?`${c}\
-${o[c]}`:o[c]);return[r,...a].join("-")}get#V(){return{server:this.#g,path:this.#x,view:this.getAttribute("view")??"",values:{
...this.#P.query,...this.#i}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.askedTheme,n=De.
map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(s)&&D(s,r??""));return{...t&&{theme:t},...Object.
fromEntries(n)}}#bt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.hasAttribute("sou\
rce")&&O.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#V;return{link:n,embed:_("embed",this.#J(r)),
json:_("json",r),offline:_("offline",r)}}#J(t){let{controls:n,...s}=this.#Y,r={...t.values,...s,...n&&n!=="some"&&{controls:n}};
return{...t,values:r}}#wt(t){let n=this.#V,{title:s,summary:r=""}=T(t),o=["model","lesson","view","reads",...At,...Object.
keys(yt)],i=[...this.attributes].filter(({name:f})=>o.includes(f)),{theme:a,...c}=this.#Y,l=a?.replace(/^transparent-?/,
""),u={...Object.fromEntries(i.map(({name:f,value:d})=>[f,d])),...this.#i,...l&&{theme:l},...c},h=this.#J(n);return{title:s,
caption:r,name:this.#G,server:n.server,embed:_("embed",h),picture:_("picture",h),attributes:Object.fromEntries(Object.entries(
u).map(([f,d])=>[f,String(d)]))}}};function ze(e){return e instanceof M&&e.status===0}function ar(){let e=document.createElement(
"span");return e.className="beside-browser-answer",e.textContent=or,e}function cr(e){let t=Object.entries(e).map(([n,s])=>{
if(!/^[xy]axis/.test(n))return[n,s];let r=s,o=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=r.type==="category"&&
!r.categoryarray&&o;return[n,i?{...r,categoryorder:"array",categoryarray:o}:r]});return Object.fromEntries(t)}customElements.
define("pointer-view",Et);})();
