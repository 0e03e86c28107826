(()=>{var ye=Object.create;var it=Object.defineProperty;var ve=Object.getOwnPropertyDescriptor;var Ae=Object.getOwnPropertyNames;var Ee=Object.getPrototypeOf,xe=Object.prototype.hasOwnProperty;var at=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var $e=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of Ae(t))!xe.call(e,r)&&r!==n&&it(e,r,{get:()=>t[r],
enumerable:!(s=ve(t,r))||s.enumerable});return e};var ct=(e,t,n)=>(n=e!=null?ye(Ee(e)):{},$e(t||!e||!e.__esModule?it(n,"default",{value:e,enumerable:!0}):n,e));var{currentScript:lt}=document,ke=lt instanceof HTMLScriptElement?lt.src:"",g=new URL("static/js/",ke||document.baseURI).
href;(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,r=document.documentElement,o=matchMedia("(prefers-color-scheme: \
dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function u(f){return typeof f=="string"&&Object.hasOwn(t,f)}let h=f=>{let p=s.exec(f??""),v=p?p[1]??"auto":
f;r.toggleAttribute("data-transparent",p!==null),u(v)?r.dataset.askedTheme=f??"":delete r.dataset.askedTheme,a=[v,r.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let f=new URL(location.href);f.searchParams.delete("theme"),delete r.dataset.askedTheme,
f.search!==location.search&&history.replaceState(history.state,"",f)},m=()=>{let f=document.querySelector("[data-theme-b\
utton]");return f instanceof HTMLElement?f:null},b=()=>{let f=m();f&&(f.textContent=n[a]);let p=a==="auto"?o.matches?"da\
rk":"light":a;c||r.dataset.theme===p||(r.dataset.theme=p,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
y=({type:f})=>{document.querySelector(".deck")||(c=f==="beforeprint",c?r.dataset.theme="light":b())};h(i),b();for(let f of[
"beforeprint","afterprint"])window.addEventListener(f,y);o.addEventListener("change",b),document.addEventListener("point\
erscope:choose-theme",({detail:f})=>{(f===null||u(f)||s.test(f))&&h(f??i),b()}),document.addEventListener("DOMContentLoa\
ded",()=>{let f=m();f&&(f.hidden=!1,b(),f.addEventListener("click",()=>{a=t[a],d();try{localStorage.setItem(e,a)}catch{}
b()}))})})();var E=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},_=new URL(
g.replace(/^(.*\/)static\/.*$/,"$1")),$={answers:!0},Oe=[502,504],Me=204;var Te="No response could be read. Your input is still here; check your connection and try again.",Se=e=>`The server ans\
wered with ${e}.`;async function z(e,t,n=_){let s=await Le(new URL(`api/${e}`,n),t);if(String(n)===_.href&&Ce(s!==null&&
!Ne(s)),!s)return ut();if(s.status===Me)return;if(!(s.headers.get("content-type")??"").includes("json")){let i=Se(s.status);
throw new E(s.status,[{where:"",message:i,suggestions:[]}])}let o=await s.json().catch(ut);if(!s.ok)throw new E(s.status,
o.errors??[]);return o}async function Le(e,t){try{let n=await fetch(e,t);return Oe.includes(n.status)?null:n}catch(n){if(ht(
n))throw n;return null}}function Ne({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function Ce(e){e!==$.answers&&($.
answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function ut(e){throw ht(e)?
e:new E(0,[{where:"",message:Te,suggestions:[]}])}function ht(e){return e instanceof DOMException&&e.name==="AbortError"}
function I(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(
s)]))}function ft(e){return e instanceof Error?e.message:String(e)}var dt={min:.5,max:4},Re={controls:["none","some","all"],caption:["none","title","all"]};function P(e,t){return e==="sca\
le"?t.trim()!==""&&Number(t)>=dt.min&&Number(t)<=dt.max:e==="controls"||e==="caption"?Re[e].includes(t):CSS.supports("co\
lor",t)}var mt=Promise.resolve();function pt(e){let t=mt.then(je).then(e);return mt=t.catch(()=>{}),t}function je(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var gt={width:960,height:540};function wt(e){return{"HTML frame":yt(e),"Web component":_e(e),Markdown:vt(e),Quarto:Ie(e),
LaTeX:Pe(e)}}function yt({title:e,embed:t}){return`<iframe src="${U(t)}" title="${U(e)}" width="${gt.width}" height="${gt.
height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function _e({server:e,attributes:t}){
let n=Object.entries({server:e,...t}).map(([s,r])=>r===""?s:`${s}="${U(r)}"`);return`<script src="${U(new URL("pointer-v\
iew.js",e).href)}" defer><\/script>
<pointer-view ${n.join(" ")}></pointer-view>`}function vt({title:e,embed:t,picture:n}){return`[![${Ue(e)}](<${bt(n)}>)](\
<${bt(t)}>)`}function Ie(e){return['::: {.content-visible when-format="html"}',"```{=html}",yt(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',vt(e),":::"].join(`
`)}function Pe({title:e,caption:t,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${Fe(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${De(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function U(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Ue(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function bt(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Fe(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var He={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Be=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
qe={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},We=/[ąęįųĄĘĮŲ]/,ze=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function De(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(ze,"")].flatMap(n=>[...qe[n]??Ge(n)]).map(n=>He[n]??Ye(n)).join("")}function Ge(e){return We.test(e)?
e.normalize("NFD").slice(0,1):e}function Ye(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Be.test(e)?e:"?"}function Et(e,t,{title:n,origin:s}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return Ve(decodeURIComponent(r),n,s);let o=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),i=[At("Title",n),At("Source",s)];return new Blob([o.subarray(0,33),...i,o.subarray(33)],
{type:"image/png"})}function Ve(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(o,i)=>{
let a=document.createElementNS(s.namespaceURI,o);return a.textContent=i,a};return s.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function At(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Je(n)),s.buffer}function Je(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Ke=[1,2,4],Qe=2;function $t({name:e,links:t,view:n,picture:s,csv:r,json:o}){let i=document.createElement("div");i.className=
"view-take";let a={link:F("Link"),embed:F("Embed"),json:F("JSON"),offline:F("Offline file")};a.offline.title="One HTML f\
ile with this whole view inside, for use without a network";let c=L("JSON",()=>xt(o(),`${e()}.json`,"application/json")),
l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Ze(
()=>{let{link:f,embed:p}=t(),v=p?n():null;return{...f&&{Address:f},...v&&wt(v)}}),h=()=>{let f=t();for(let p of Object.keys(
a)){let v=f[p];a[p].hidden=v===null,v!==null&&(a[p].href=v)}c.hidden=f.json!==null,u.hidden=f.link===null&&f.embed===null,
l.hidden=$.answers};for(let f of["pointerenter","focusin"])i.addEventListener(f,h);let d=document.createElement("select");
d.setAttribute("aria-label","Size of the PNG"),d.append(...Ke.map(f=>{let p=f===Qe;return new Option(`${f}×`,String(f),
p,p)}));let m=async f=>{let{address:p,meta:v}=await s(f,Number(d.value)),j=v.origin??t().embed??location.href;kt(Et(p,f,
{title:v.title,origin:j}),`${e()}.${f}`)},b=()=>xt(`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),y=document.createElement(
"span");return y.append(L("PNG",()=>m("png"))," ",d),i.append(a.link,a.embed,y,L("SVG",()=>m("svg")),L("CSV",b),a.json,c,
a.offline,u,l),h(),i}function Ze(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let o=document.createElement("span");o.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,r),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;
o.textContent="",r.hidden=!0;let c=Object.entries(e()).map(([l,u])=>L(l,()=>a(l,u)));s.replaceChildren(...c,o)});let a=async(c,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",c);let u=await Xe(l);u||r.select(),o.textContent=u?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function Xe(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function F(e){let t=document.createElement("a");return t.textContent=e,t}function L(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function xt(e,t,n){kt(new Blob(
[e],{type:n}),t)}function kt(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var H="network";function w(e){return"kind"in e&&e.kind===H}function x(e){return w(e)?e.meta:e.layout.meta}function B(e){
return w(e)?e.meta.height??0:e.layout.height}var Ot={width:420,height:200},tn=300,O=2,A=20,k=8,en=7.5,nn=44,sn=18,rn=240,on=90,St=56,Lt=90,an=48,cn=1.3,ln=.6,un=9,Nt=1.4,
Ct=["coloraxis","coloraxis2"];function Rt({data:e,layout:t},{width:n,height:s,isFixed:r,scale:o}){if(!n)return{data:e,layout:t};
let i={width:n/o,height:s/o},a=r&&(i.width<Ot.width||i.height<Ot.height),c={...i,isFixed:r,isTiny:a,isNarrow:i.width<560,
scale:o},l=a?hn(t,t.meta.small??{}):t;if(!r)return{data:e,layout:{...l,...Tt(l,c)}};let u=fn(e,l),h={...u,...Tt(u,c),...dn(
e,u,c),...gn(u,c)};return{data:En(e,u,c.height),layout:h}}function hn(e,t){return jt(e,t)}function jt(e,t){if(!Mt(e)||!Mt(
t))return t;let n={...e};for(let[s,r]of Object.entries(t))n[s]=jt(e[s],r);return Object.fromEntries(Object.entries(n).filter(
([,s])=>s!==null))}function Mt(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function _t(e,t){return Object.
entries(e).filter(([s])=>t.test(s))}function It(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Pt(e){return _t(e,/^yaxis/).
map(([,t])=>t.domain??[0,1])}function Ut(e,t){return e[t]}function fn(e,t){let{xaxis:n}=t,s=e.find(i=>(i.xaxis??"x")==="\
x"&&Array.isArray(i.x))?.x,r=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],o=Array.isArray(s)&&r.length===s.length;
return n?.tickangle!==-90||n.tickvals||!r.length||!o?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,ticktext:r}}}function dn(e,t,{
width:n,height:s,isTiny:r,scale:o}){let i=mn(e,t),a=Math.max(...i.map(p=>p.length*k+an)),c=Math.ceil(i.length/Math.max(1,
Math.floor(n/a))),l=i.length>0&&c*A>s/(r?4:3),u=i.length>0&&!l,h=pn(t,s,o),m=((h.annotations?.find(({font:p})=>p?.size)?.
font?.size??0)/o||A)*Nt+2,b=Math.min(t.margin?.t??8,u?c*A+4:t.annotations?.length?m:8),y=Ct.some(p=>Ut(t,p)?.colorbar?.orientation===
"h"),f=!t.margin||y&&!r;return{...l&&{showlegend:!1},...!f&&{margin:{...t.margin,t:Math.ceil(b*o)}},...h}}function mn(e,t){
if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:r,type:o,visible:i,showlegend:a,legendgroup:c}of e)!r||(a===
!1||i===!1)||["heatmap","contour"].includes(o)||(s+=1,n.set(c||r,r.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.
values()]:[]}function pn(e,t,n){let{annotations:s=[],template:r}=e,o=({yref:d,yanchor:m})=>d==="paper"&&m==="bottom",i=s.
filter(o);if(!i.length)return{};let a=Pt(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(m=>m-d).
filter(m=>m>0),1-d)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-A)/Nt);if(u>=l)return{};let h=Math.max(un,u*n);
return{annotations:s.map(d=>o(d)?{...d,font:{...d.font,size:h}}:d)}}function gn(e,{height:t,isTiny:n}){let s=Math.floor(
t/3/k),r=t-Ft(e,1/0,s)-St,o={};for(let i of Ct){let a=Ut(e,i);a&&(n?o[i]={...a,showscale:!1}:o[i]=bn(e,i,a,r))}return o}
function bn(e,t,n,s){let r=n.colorbar??{};if(s>=tn||r.ticktext||r.orientation==="h")return n;let o=e.template.layout[t],
i=r.tickvals??o?.colorbar?.tickvals,a=(r.len??1)*s;if(!i){let h=Math.max(O,Math.floor(a/A/1.5));return{...n,colorbar:{...r,
nticks:h}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let h of i){let d=u.at(-1);(d===void 0||(h-d)/(l-c)*a>=
A)&&u.push(h)}return{...n,colorbar:{...r,tickvals:u}}}function Tt(e,t){let{width:n,height:s,isFixed:r,isTiny:o,isNarrow:i}=t,
a=i?n:1/0,c=r?Math.floor(s/3/k):1/0,l=Ft(e,a,c),u=r?l?St:Lt:0,h=Math.max(s-l-(o?2*A:u),A),d=o?n-on:Math.max(n-rn,60);return Object.
fromEntries(_t(e,/^[xy]axis/).map(([m,b])=>{let y=m.startsWith("x"),f=r&&y?vn(b,e,h):b,[p,v]=f.domain??[0,1],j=(v-p)*(y?
d:h),ot=e.template.layout.font.size*t.scale,be=wn(f,y,j,ot,t),we=e.meta.priority?.[m];return[m,yn(be,{isX:y,length:j,fontSize:ot,
upright:c,priority:we},t)]}))}function wn(e,t,n,s,{isTiny:r,isFixed:o}){let i=e.title?.text??"";if(!r)return o&&!t&&i.length*
k>cn*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>ln)return{...e,title:{}};let l=Math.max(
4,Math.floor(n/(k-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,font:{size:s-2},
text:u}}}function yn(e,{isX:t,length:n,fontSize:s,upright:r,priority:o},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,
{ticktext:h,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!h)return c||u&&t?An(e,t,n,i):e;let m=h.
length;if(l&&t&&m===1&&e.tickangle===0&&(h[0]??"").length*k>n-k)return{...e,tickfont:{size:.75*s}};if(m<=O&&(t||!c||n>=A))
return e;let y=m<=O?[m-1]:xn(m,Math.floor(n/A),o);return{...e,tickvals:y.map(f=>d[f]??f),ticktext:y.map(f=>Ht(h[f]??"",f,
u?a:1/0,t?r:1/0))}}function vn(e,t,n){let[s]=It(t,e.anchor)?.domain??[0,1],r=Pt(t).map(([,a])=>a),o=Math.max(...r.filter(
a=>a<=s),-1/0),i=(s-o)*n;return e.side==="top"||i>2.4*A?e:{...e,title:{},...i<.9*A&&{showticklabels:!1}}}function An(e,t,n,{
isTiny:s,isNarrow:r}){let o=Math.max(O,Math.floor(n/(t?nn:A*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/
o);return{...e,tickvals:e.tickvals.filter((h,d)=>d%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.
max(O,Math.floor(n/sn))};let c=r&&t&&e.nticks&&!s?O:o,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:
e}function En(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let r=It(t,s.yaxis),[o,i]=r?.domain??
[0,1],a=r?.ticktext?.length;return a===void 0?s:(i-o)*(n-Lt)<a*A?{...s,texttemplate:""}:s})}function xn(e,t,n){let s=[...Array(
e).keys()];if(e<=t)return s;let r=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(i=>i%r===0);let o=[];for(let i of[
...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))o.every(a=>Math.abs(a-i)>=r)&&o.push(i);return o.sort((i,a)=>i-a)}function Ft({xaxis:e},t,n){
let r=(e?.tickangle===0?[]:e?.ticktext??[]).map((o,i)=>Ht(o,i,t,n).length);return Math.max(0,...r)*en}function Ht(e,t,n,s){
let r=n<1/0;if(!r&&e.length<=s)return e;let o=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=o,
[l="",u]=a.split(" · "),h=Math.min(r?Math.max(5,Math.floor(n/48)):14,s),d=l.length>h&&!l.includes("&")?`${l.slice(0,h-1)}\
…`:l;return i+(u?`${t+1} ${d}`:d)+c}var $n=12,M=new Map,D=new Map;function V(e,t){let n=JSON.stringify(Object.values(e)),s=M.get(n)??new Map;M.delete(n),M.set(
n,s);for(let i of M.keys()){if(M.size<=$n)break;M.delete(i)}let r=s.get(t);if(r)return r;let o=new Promise((i,a)=>kn(n,e,
t,{resolve:i,reject:a}));return s.set(t,o),o.catch(()=>s.delete(t)),o}function kn(e,t,n,s){let r=D.get(e);if(r){r.views.
set(n,s);return}let o=new Map([[n,s]]);D.set(e,{query:t,views:o}),setTimeout(()=>{D.delete(e),On(t,o)},0)}async function On(e,t){
let{server:n,path:s,query:r,theme:o}=e,i=[...t.keys()].sort().join(",");try{let a=await z(`${s}/figures?${I({...r,views:i,
theme:o})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof E&&[404,422,500].includes(a.status);
for(let[l,{resolve:u,reject:h}]of t)c?Mn(e,l).then(u,h):h(a)}}function Mn({server:e,path:t,query:n,theme:s},r){let o=I({
...n,theme:s});return z(`${t}/views/${encodeURIComponent(r)}?${o}`,{},e)}var G=new Map;async function qt(e,t){let n=G.get(
e),s=n??(e.startsWith("#")?Tn(e.slice(1)):Sn(e));n||(G.set(e,s),s.catch(()=>G.delete(e)));let r=await s;if(w(r))return r;
let{templates:o={}}=r.layout.meta,i=o[t];if(!i)return r;let a=Bt(i),c=new Map;for(let d of Object.values(o))Bt(d).forEach(
(m,b)=>{c.set(m,a[b]??m)});let{data:l,layout:u}=Y({data:r.data,layout:r.layout},c),{meta:h}=r.layout;return{...r,data:l,
layout:{...u,meta:h,template:i}}}function Bt(e){return e.layout.colorway}function Y(e,t){return Array.isArray(e)&&["stri\
ng","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>Y(s,t)):e?.constructor===Object?Object.fromEntries(Object.
entries(e).map(([s,r])=>[s,Y(r,t)])):t.get(e)??e}async function Tn(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function Sn(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new E(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function T(e,{server:t,path:n,view:s,values:r}){let o=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${o}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${o}`,offline:i?`api/${n}/offline`:`api/${n}/views/${o}/offline`},u=I({...i&&e!=="json"?{step:s}:
{},...r}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}function zt({x:e,y:t,xaxis:n,yaxis:s},r){let o=[Wt(n,e,r),Wt(s,t,r)];return[...new Set(o.filter(i=>i!==null))]}function Wt(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Dt(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(Ln()),{_fullLayout:r}=e;
if(!r)return;let o=t.flatMap(i=>n.map(a=>Nn(r,r[i],a)));s.replaceChildren(...o.filter(i=>i!==null))}function Ln(){let e=document.
createElement("div");return e.className="view-marks",e}function Nn(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),r=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],o=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...o),Math.max(...o)];if(!(a>0&&i<t._length)||!r?._length)return null;let[c,l]=s?[t._offset+i,r._offset]:[r._offset,t._offset+
i],[u,h]=s?[a-i,r._length]:[r._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${h}px`}),d}function Yt(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:r})=>[n,s.find(o=>String(o)===t(n))??r]))}function Vt(e,t){
for(let{name:n,values:s}of e){let r=t(n);if(r===null||s.map(String).includes(r))continue;let o=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${o}.`}}return null}
function Jt(e,t,n){return t.reduce((s,r)=>{let o=e.find(({name:i})=>i===r)?.values??[];return s*o.length+o.indexOf(n[r]??
"")},0)}function Kt(e,t){return e.map(s=>{let{name:r,title:o,values:i}=s,a=Qt(s)[i.indexOf(t[r]??"")];return typeof a=="\
number"?`${o.toLowerCase()} ${a}`:a}).join(", ")}function Qt({values:e,labels:t}){return t??e}var q=class{#o;#t;#e="";#s=0;#i=null;constructor(t,n){
this.#o=t,this.#t=n}offer({choices:t=[],player:n},s,r){let o=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),o.map(({name:c,meta:l})=>[c,l])]);if(this.#e===i)return;this.#e=i,this.pause(),this.#i=null,
this.#o.replaceChildren(...t.map(c=>this.#l(c))),o.length&&r&&this.#o.append(this.#d(o));let a=t.find(({name:c})=>c===n);
a&&this.#o.append(...this.#m(a))}show(t){for(let[n,s]of Object.entries(t)){let r=this.#o.querySelector(`select[name="${n}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#s),this.#s=0,this.#i&&(this.#i.textContent=
"Play")}#l(t){let{name:n,title:s,values:r}=t,o=document.createElement("select");o.name=n;let i=Qt(t);return o.append(...r.
map((a,c)=>new Option(String(i[c]),String(a)))),o.addEventListener("change",()=>{this.pause();let a=r[o.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Gt(s,o)}#d(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,r)=>new Option(s.name,String(r)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),Gt("Open",n)}#m({name:t,title:n,values:s}){let r=()=>s.indexOf(this.#t.selected()[t]??
""),o=u=>{let h=s[Math.max(0,Math.min(s.length-1,u))];h!==void 0&&this.#t.select(t,h)},i=u=>{this.pause(),o(r()+u)},a=J(
"Play",()=>{if(this.#s){this.pause();return}r()===s.length-1&&o(0),a.textContent="Pause",this.#s=setInterval(()=>{o(r()+
1),r()===s.length-1&&this.pause()},1200)});this.#i=a;let c=J("‹",()=>i(-1)),l=J("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function Gt(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function J(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}var Zt="vendor/plotly/plotly-traces-4.1.1.min.js",K;function W(e){return window.Plotly?Promise.resolve(window.Plotly):(K??=
new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${Zt}`,e).href:new URL(`../${Zt}`,g).
href;let r=()=>{K=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try again."))};
s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.head.append(s)}),
K)}async function Xt(e,t,n){let{width:s,height:r}=e.layout;return(await W()).toImage(e,{format:t,width:s,height:r,...t===
"png"&&{scale:n}})}function te(e){let t=atob(e),n=new Uint8Array(t.length);for(let s=0;s<t.length;s++)n[s]=t.charCodeAt(s);return n}var Cn={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function N(e){if(Array.isArray(e))return Rn(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Cn[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(te(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function Rn(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function C({values:e,
shape:t},n){let[,...s]=t,r=s.reduce((o,i)=>o*i,1);return{values:jn(e,n*r,(n+1)*r),shape:s}}function ee({values:e,shape:t}){
return t.length<2?e:Q({values:e,shape:t})}function Q(e){return Array.from({length:e.shape[0]??0},(t,n)=>C(e,n).values)}function jn(e,t,n){
return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var _n={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,maximum:Math.max,minimum:Math.
min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=t),equal:(e,t)=>+(e===t),
not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Gn(e*10**t)/10**t,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Yn(e/Math.SQRT2))},Z={sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.
reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)};function In(e){return typeof e=="string"?Number(
e.replace("inf","Infinity")):e}function se({shape:e}){return e.reduce((t,n)=>t*n,1)}function re(e,t,{single:n=!1}={}){let s=n?
Float32Array:Float64Array,r=[],o=(i,a)=>r[i]?.[a]??Number.NaN;for(let i of e){if(i.op==="opaque")throw new RangeError("O\
nly Python computes this.");let a=new s(se(i)),c=i.op==="table"?t(i.name??"",i.at):[];for(let l=0;l<a.length;l+=1)a[l]=i.
op==="table"?c[l]??Number.NaN:Pn(e,i,l,o);r.push(a)}return r.at(-1)??new s(0)}function Pn(e,t,n,s){let{op:r}=t;if(r==="c\
onstant")return Fn(t,n);let o=Un(e,t,n).map(([h,d])=>s(h,d)),[i=0,a=0,c=0]=o;if(r==="view"||r==="join")return i;if(r==="\
where")return i?a:c;if(r==="matmul")return Wn(o);if(r==="collect")return Z.sum?.(o)??0;if(r==="softmax")return Bn(e,t,n,
o);let l=Z[r];if(l)return l(o);let u=_n[r];if(!u)throw new RangeError(`There is no operation ${r}.`);return u(i,a)}function Un(e,t,n){
let{op:s,of:r=[],groups:o}=t,[i=0,a=0]=r;if(s==="view")return[[i,zn(t,n)]];if(s==="join")return[Dn(e,r,n)];if(s==="colle\
ct")return(o?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.shape.at(-2)??0,t.shape.at(-1)??1],[u,h]=[Math.floor(
n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return ne(c).flatMap(m=>[[i,u*c+m],[a,d+m*l+h]])}if(s==="softmax"||s in
Z){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=ne(c).map(h=>[i,l*c+h]);return r.length>1?[...u,[a,0]]:
u}return r.map(c=>[c,e[c]?.shape.length?n:0])}function Fn({values:e=0},t){return In(Array.isArray(e)?e[t]??Number.NaN:e)}
function Hn(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function Bn(e,t,n,s){let{place:r,
width:o}=Hn(e,t,n),i=qn(s.slice(0,o),s[o]);return(i[r]??Number.NaN)/i.reduce((a,c)=>a+c,0)}function qn(e,t=1){let n=Math.
max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(r=>Math.exp((r-n)/s))}function Wn(e){let t=0;for(let n=0;n<
e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function zn({shape:e,offset:t=0,strides:n,index:s},r){if(s)return s[r]??
0;let[o,i]=[t,r];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;o+=i%c*(n?.[a]??0),i=Math.floor(i/c)}return o}function Dn(e,t,n){
let s=n;for(let r of t){let o=se(e[r]??{op:"",shape:[]});if(s<o)return[r,s];s-=o}throw new RangeError(`No operand has th\
e element ${n}.`)}function ne(e){return Array.from({length:e},(t,n)=>n)}function Gn(e){let t=Math.floor(e);return e-t!==
.5?Math.round(e):t%2?t+1:t}function Yn(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[e,e];for(let s=1;Math.abs(n)>Math.
abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var ie="all",oe=new WeakMap;function ae({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let r=e[s.trace];if("lines"in
s){let o=R(s.lines,t,n);Object.assign(r,Jn(o,n[s.row],s))}else r[s.attribute]=ee(R(s.is,t,n))}}function R(e,t,n){let s=Vn(
t),r=i=>{let{values:a=[]}=t.choices?.find(({name:c})=>c===i)??{};return n[i]===ie?0:a.indexOf(n[i]??"")};return{values:re(
e,(i,a=[])=>{let c=s[i];if(!c)throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>C(l,r(u)),c).values}),
shape:e.at(-1)?.shape??[]}}function Vn(e){let t=oe.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(
([n,s])=>[n,N(s)])),oe.set(e,t)),t}function Jn({values:e,shape:t},n,{above:s,to:r}){let o=[],i=[],[a=0,c=0]=t;for(let l=0;l<
a;l+=1)if(!(n!==ie&&l!==n))for(let u=0;u<c;u+=1){let h=Number(e[l*c+u]);h<=s||h>r||(o.push(0,1,null),i.push(l,u,null))}return{
x:o,y:i}}function ue(e,t){let{table:n}=x(e);if(n&&"rows"in n)return[n];if(w(e))return[];let{data:s,layout:r}=e,o=n?[Kn(n,r.meta,t)]:
[];return n&&!n.beside?o:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Qn(r,a)),...o]}function he({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(o=>X("th",o,"col")));let r=n.
createTBody();for(let[o,...i]of t)r.insertRow().append(X("th",o,"row"),...i.map(a=>X("td",a)));return n}function fe(e){let t=s=>s.
map(es).join(",");return`${e.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Kn(e,t,n){let{columns:s,labels:r}=e;if("values"in e){let i=e.values.map(a=>R(a,t,n).values);return{columns:s,
rows:r.map((a,c)=>[a,...i.map(l=>l[c])])}}let o=Q(R(e.matrix,t,n));return{columns:s,rows:r.map((i,a)=>[i,...Array.from(o[a]??
[])])}}function Qn(e,t){let n=N(t.z??[]),s=ce(e,t,"y").map((r,o)=>[r,...Array.from(C(n,o).values)]);return{columns:[t.name??
"",...ce(e,t,"x")],rows:s}}function ce(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>le(String(c)));let r=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;if(i)return i.map(le);let{shape:a}=N(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function le(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}var Zn=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Xn=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
ts=/^(?=[\t\r\n])/;function es(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(Xn,"$1'").replace(
ts,"'"),n=Zn.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function X(e,t,n){let s=document.createElement(
e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}var nt={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},st=["inputs","removed"],ns=new Set(["server","source","model","lesson","view","theme","reads",...st,
...Object.keys(nt)]),ge=["scale","accent","controls","caption"],ss=new Set([...ge,"fill"]),de="pointer-view:hover",tt=matchMedia(
"(prefers-color-scheme: dark)"),rs={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},os=120,is=[["short",576,
0],["low",352,0],["tight",288,352]],as="400px 0px",me=660,cs="[data-answer]:not(pointer-view *)",ls=/^(\w+):(\d+)$/,us="\
The server draws this chart, and it does not answer.",hs="The answer above is computed in this browser.",fs="Type visits\
, or add a place, to see what the model answers.",S=null,et=null,rt=class extends HTMLElement{#o=null;#t=null;#e=null;#s=0;#i=!1;#l="";#d=!1;#m="";#b=[];#w=!1;#A=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#R()},{rootMargin:as});#T=new ResizeObserver(()=>requestAnimationFrame(()=>this.#O()));#S=new MutationObserver(
t=>this.#K(t.map(({attributeName:n})=>n??"")));#L=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#h();return}
this.#x(this.#y),this.#c()};#N=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#C=({type:t})=>this.#et(t==="beforeprint");connectedCallback(){
this.#o??=this.#P(),this.#_(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(de,this.#N),
tt.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#C);this.#T.
observe(this),this.#S.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#A.observe(this):this.#w=!0,this.#h()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(de,this.#N),tt.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#C);this.#T.disconnect(),this.#S.
disconnect(),this.#A.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#b.join()&&(this.#b=t,this.#q())}get chosen(){
return this.#t?this.#f:{}}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#W();return Math.ceil(t+B(this.#t)+
n)}get#n(){return this.#o??=this.#P(),this.#o}#R(){this.#w=!0,this.#A.disconnect(),this.#h()}#K(t){t.some(s=>ss.has(s))&&
(this.#_(),this.#c());let n=t.filter(s=>ns.has(s)&&!this.#Q(s));t.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#w?
this.#R():n.length?this.#h():this.#u.some(({name:s})=>t.includes(s))?this.#M()&&this.#c():t.includes(this.#m)&&this.#h()}#Q(t){
let n=this.#e;return!n||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||t==="interventions"&&n.follows(this.getAttribute(
t)??""))}get#u(){return this.#t?x(this.#t).choices??[]:[]}#h(){this.#i||(this.#i=!0,queueMicrotask(()=>{this.#i=!1,this.#Z()}))}get#E(){
let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return n?
`${t}/${encodeURIComponent(n)}`:""}get#g(){let t=this.getAttribute("server");return t?new URL(t.endsWith("/")?t:`${t}/`,
document.baseURI).href:_.href}get#j(){let t=this.parentElement?.closest("[data-theme]");return t instanceof HTMLElement?
t.dataset.theme:void 0}get#y(){let t=this.getAttribute("theme");return t==="auto"?tt.matches?"dark":"light":(t??this.#j)===
"dark"?"dark":"light"}get#v(){let t=this.getAttribute("scale");return t!==null&&P("scale",t)?Number(t):1}#_(){let t=this.
getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#v)):this.style.removeProperty(
"--scale"),t&&P("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--accent")}get#I(){if(this.hasAttribute(
"lesson")){let n=st.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute(
"reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(nt).map(([n,s])=>[s,this.getAttribute(n)]);return{
needsHistory:!0,query:Object.fromEntries(t)}}async#Z(){let{needsHistory:t,query:n}=this.#I;this.#s+=1;let s=this.#s,r=this.
getAttribute("source"),o=this.getAttribute("view")??"",i=this.#E&&o&&(!t||n.visits||n.record);if(!r&&!i){this.#$(fs);return}
if(!this.#w){this.#$("");return}let a=this.#y;this.#x(a),this.setAttribute("aria-busy","true");try{let c={server:this.#g,
path:this.#E,query:n,theme:a},l=this.hasAttribute("server")?this.#g:"",[u]=await Promise.all([r?qt(r,a):this.#X(c,o),r?null:
o===H?import("./network-drawing.js"):W(l)]),h=w(u),d=h?await import("./network-drawing.js"):null;h||await W(l),await pt(
()=>{s===this.#s&&(this.#nt(d?.NetworkDrawing??null,x(u).title),this.#t=h?u:structuredClone(u),this.#rt(this.#t),this.#tt(
{...c,theme:"light"},o))})}catch(c){s===this.#s&&this.#F(c)}finally{s===this.#s&&this.removeAttribute("aria-busy")}}async#X(t,n){
let s=n===H?this.#e:null,r=this.getAttribute("model")??"",o=await s?.compute(t,r,{isSilent:!1});if(o)return o;try{return await V(
t,n)}catch(i){if(!pe(i))throw i;let a=await s?.compute(t,r,{isSilent:!0});if(!a)throw i;return a}}#x(t){this.#j!==t?this.
dataset.theme=t:delete this.dataset.theme}#tt(t,n){if(!this.#t||w(this.#t))return;let{template:s,meta:r}=this.#t.layout,
o=r.templates?.light;S??=o??(this.#y==="light"?s:null),!(S||this.hasAttribute("source"))&&(et??=V(t,n),et.then(i=>{w(i)||
(S??=i.layout.template)}).catch(()=>{et=null}))}#et(t){if(this.#d=t,!this.#t||!this.#l)return;let n=S??this.#e;this.#x(t&&
n?"light":this.#y),this.#c(),t||requestAnimationFrame(()=>this.#c())}#P(){let t=document.createElement("summary");t.textContent=
"Numbers";let n={title:this.#a("h3","view-title"),caption:this.#a("p","view-caption"),choices:this.#a("div","view-choice\
s"),summary:this.#a("p","view-summary"),failure:this.#a("p","view-failure"),trust:this.#a("p","view-trust"),plot:this.#a(
"div","view-plot"),details:this.#a("details","view-table"),exports:$t({name:()=>this.#G,links:()=>this.#dt(),view:()=>this.#t&&
this.#mt(this.#t),picture:(r,o)=>this.#ht(r,o),csv:()=>fe(this.#D()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=
!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.addEventListener(
"toggle",()=>this.#z());let s=new q(n.choices,{selected:()=>this.#f,select:(r,o)=>this.#ut(r,o),open:r=>this.#r("open",r)});
this.replaceChildren(...Object.values(n)),this.addEventListener("toggle",({target:r})=>this.#lt(r),!0);for(let r of[n.plot,
n.details,n.choices,n.exports,n.failure])r.hidden=!0;return{...n,controls:s}}#a(t,n){let s=this.querySelector(`.${n}`),r=s instanceof
HTMLElement?s:document.createElement(t);return r.className=n,r}#nt(t,n){if(t===null==(this.#e===null))return;let s=this.#n,
r=s.plot.cloneNode();r.removeAttribute("data-listening"),r.role=t?"group":"img",s.plot.replaceWith(r),s.plot=r,this.#e?.
bar?.remove(),this.#e=t?new t(r,{title:n,isProjected:this.hasAttribute("fill"),hover:o=>this.#r("hover",{visits:o}),acts:{
server:()=>this.hasAttribute("source")?null:this.#g,answered:o=>this.#st(o),resized:()=>requestAnimationFrame(()=>this.#O())}}):
null,this.#e?.bar&&s.summary.before(this.#e.bar)}#st({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#e??
{};s?this.setAttribute("interventions",s):this.removeAttribute("interventions"),this.#M()&&this.#c(),this.#r("interventi\
ons",n)}#U(t){let{plot:n,details:s,choices:r,exports:o,failure:i}=this.#n;for(let c of[n,s,r,o])c.hidden=t;i.hidden=!0;let a=this.#e?.
bar;a&&t&&(a.hidden=!0)}#$(t){this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#U(
!0),this.#n.summary.textContent=t}#F(t){this.#$("");let{failure:n}=this.#n,s=pe(t)&&document.querySelector(cs)!==null,r=s?
us:ft(t);if(n.replaceChildren(r),s&&n.append(" ",ds()),n.hidden=!1,this.#r("failed",{message:r}),!(t instanceof E)||![0,
503].includes(t.status))return;let o=document.createElement("button");o.type="button",o.textContent="Try again",o.addEventListener(
"click",()=>this.#h()),n.append(" ",o)}#rt(t){let{title:n,caption:s,controls:r}=this.#n,o=x(t);n.textContent=o.title,n.hidden=
!1,s.textContent=o.caption,this.#ot(o.trust),this.toggleAttribute("data-network",w(t)),this.#U(!1),r.offer(o,w(t)?[]:t.data,
!this.hasAttribute("fill")),this.#M()&&this.#c()}#ot(t){let{trust:n}=this.#n;if(n.textContent=t?.text??"",!t||this.hasAttribute(
"source")||!$.answers)return;let s=document.createElement("a"),r=encodeURIComponent(this.getAttribute("model")??"");s.href=
new URL(`insights/${r}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",n.append(" ",s)}#c(){if(!this.#t)
return;let{plot:t}=this.#n,n=this.#d,s=this.#k(B(this.#t)),r=n?Math.min(s.width||me,me):s.width;r&&(w(this.#t)?(t.style.
height=`${s.height}px`,this.#e?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}px`:"",this.#it(t,this.#t,{...s,width:r})),
this.#l=`${r}×${s.height}`,this.dataset.drawn="true",this.#q(),this.#r("drawn",{}))}#it(t,{data:n,layout:s},r){let o=this.#d,
i=o&&S?{...s,template:S}:s,a=this.#H({data:n,layout:i},r);window.Plotly?.react(t,a.data,o?{...a.layout,width:r.width}:a.
layout,rs),t.dataset.listening||this.#at(t)}#H({data:t,layout:n},{width:s,height:r,isFixed:o}){let i="rgba(0, 0, 0, 0)",
a=this.#v,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,h=Rt({data:t,layout:ms(n)},{width:s,height:r,isFixed:o,scale:a}),
d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:h.data,layout:{...h.layout,...a!==1&&
d,paper_bgcolor:i,plot_bgcolor:i,height:r}}}#at(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)
return;n.data.meta&&this.#r("open",n.data.meta);let[,s,r]=ls.exec(String([n.customdata].flat()[0]))??[];s&&this.#r("sele\
ct",{table:s,row:Number(r)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#r("hover",{visits:zt(n,this.#B)})}),t.on("p\
lotly_unhover",()=>this.#r("hover",{visits:[]}))}get#B(){return this.#t?x(this.#t).visit_axes??[]:[]}#r(t,n){this.dispatchEvent(
new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#q(){!this.#t||!this.#l||(this.#e?this.#e.mark(this.#b):Dt(this.#n.
plot,this.#B,this.#b))}#k(t){let{plot:n}=this.#n,s=n.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};
this.#ct();let{above:r,below:o}=this.#W();this.style.setProperty("--below",`${Math.ceil(o)}px`);let i=Math.max(Math.floor(
this.offsetHeight-r-o),os);return{width:s,height:i,isFixed:!0}}#ct(){let[t,n]=[this.offsetWidth/this.#v,this.offsetHeight/
this.#v],s=is.filter(([,r,o])=>n<r||t<o).map(([r])=>r).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#W(){let{plot:t,
details:n,exports:s}=this.#n,r=this.getBoundingClientRect(),o=r.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).
map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{
above:(t.getBoundingClientRect().top-r.top)/o,below:a/o}}#lt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&
t.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#O())}#O(){if(!this.#t)
return;let{width:t,height:n}=this.#k(B(this.#t));t&&this.#l!==`${t}×${n}`&&this.#c()}#ut(t,n){this.setAttribute(t,String(
n)),this.#r("option",{[t]:n})}#M(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:Vt(this.#u,this.#L);
if(n)return this.#F(new Error(n.message)),this.#m=n.name,!1;let s=x(t),r="";if(this.#u.length&&!w(t)){let o=this.#f;this.#n.
controls.show(o);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>o[c]===l));ae(t,o);let{summaries:i}=s;
i&&(s.summary=i.texts[Jt(this.#u,i.by,o)]??""),r=`: ${Kt(this.#u,o)}`}return this.#n.summary.textContent=s.summary??"",this.#n.
plot.setAttribute("aria-label",`${s.title}${r}. ${s.summary??""}`),this.#z(),!0}get#f(){return Yt(this.#u,this.#L)}#z(){
let{details:t}=this.#n;if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=
0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${x(this.#t).title}`),n.append(...this.#D().map(
he)),t.querySelector(".table-frame")?.remove(),t.append(n)}#D(){return this.#t?ue(this.#t,this.#f):[]}async#ht(t,n){let s=this.#t;
if(!s)throw new Error("There is no figure to save yet.");return{address:w(s)?await this.#e?.address(t,n)??"":await Xt(this.#ft(
s),t,n),meta:x(s)}}#ft(t){let{data:n,layout:s}=structuredClone(t),r=this.#k(s.height),{paper_bgcolor:o,plot_bgcolor:i}=s.
template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#H({data:n,layout:s},
r),l=a?{}:{paper_bgcolor:o,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:r.width,...l}}}get#G(){let t=[this.
getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];
return this.getAttribute("name")??t.filter(Boolean).join("-")}get#Y(){return{server:this.#g,path:this.#E,view:this.getAttribute(
"view")??"",values:{...this.#I.query,...this.#f}}}get#V(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=ge.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(s)&&P(s,r??""));return{...t&&{
theme:t},...Object.fromEntries(n)}}#dt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&$.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#Y;return{link:n,embed:T(
"embed",this.#J(r)),json:T("json",r),offline:T("offline",r)}}#J(t){let{controls:n,...s}=this.#V,r={...t.values,...s,...n&&
n!=="some"&&{controls:n}};return{...t,values:r}}#mt(t){let n=this.#Y,{title:s,summary:r=""}=x(t),o=["model","lesson","vi\
ew","reads",...st,...Object.keys(nt)],i=[...this.attributes].filter(({name:d})=>o.includes(d)),{theme:a,...c}=this.#V,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:m})=>[d,m])),...this.#f,...l&&{theme:l},...c},
h=this.#J(n);return{title:s,caption:r,name:this.#G,server:n.server,embed:T("embed",h),picture:T("picture",h),attributes:Object.
fromEntries(Object.entries(u).map(([d,m])=>[d,String(m)]))}}};function pe(e){return e instanceof E&&e.status===0}function ds(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=hs,e}function ms(e){let t=Object.
entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let r=s,o=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=r.type==="category"&&!r.categoryarray&&o;return[n,i?{...r,categoryorder:"array",categoryarray:o}:r]});return Object.fromEntries(
t)}customElements.define("pointer-view",rt);})();
