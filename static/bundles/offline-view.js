(()=>{var ye=Object.create;var ot=Object.defineProperty;var ve=Object.getOwnPropertyDescriptor;var Ae=Object.getOwnPropertyNames;var Ee=Object.getPrototypeOf,xe=Object.prototype.hasOwnProperty;var at=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var $e=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of Ae(t))!xe.call(e,r)&&r!==n&&ot(e,r,{get:()=>t[r],
enumerable:!(s=ve(t,r))||s.enumerable});return e};var ct=(e,t,n)=>(n=e!=null?ye(Ee(e)):{},$e(t||!e||!e.__esModule?ot(n,"default",{value:e,enumerable:!0}):n,e));var{currentScript:lt}=document,ke=lt instanceof HTMLScriptElement?lt.src:"",g=new URL("static/js/",ke||document.baseURI).
href;(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,r=document.documentElement,i=matchMedia("(prefers-color-scheme: \
dark)"),o=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function u(f){return typeof f=="string"&&Object.hasOwn(t,f)}let h=f=>{let p=s.exec(f??""),v=p?p[1]??"auto":
f;r.toggleAttribute("data-transparent",p!==null),u(v)?r.dataset.askedTheme=f??"":delete r.dataset.askedTheme,a=[v,r.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let f=new URL(location.href);f.searchParams.delete("theme"),delete r.dataset.askedTheme,
f.search!==location.search&&history.replaceState(history.state,"",f)},m=()=>{let f=document.querySelector("[data-theme-b\
utton]");return f instanceof HTMLElement?f:null},b=()=>{let f=m();f&&(f.textContent=n[a]);let p=a==="auto"?i.matches?"da\
rk":"light":a;c||r.dataset.theme===p||(r.dataset.theme=p,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
y=({type:f})=>{document.querySelector(".deck")||(c=f==="beforeprint",c?r.dataset.theme="light":b())};h(o),b();for(let f of[
"beforeprint","afterprint"])window.addEventListener(f,y);i.addEventListener("change",b),document.addEventListener("point\
erscope:choose-theme",({detail:f})=>{(f===null||u(f)||s.test(f))&&h(f??o),b()}),document.addEventListener("DOMContentLoa\
ded",()=>{let f=m();f&&(f.hidden=!1,b(),f.addEventListener("click",()=>{a=t[a],d();try{localStorage.setItem(e,a)}catch{}
b()}))})})();var E=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},I=new URL(
g.replace(/^(.*\/)static\/.*$/,"$1")),$={answers:!0},Oe=[502,504];var Me="No response could be read. Your input is still here; check your connection and try again.",Te=e=>`The server ans\
wered with ${e}.`;async function z(e,t,n=I){let s=await Se(new URL(`api/${e}`,n),t);if(String(n)===I.href&&Ne(s!==null&&
!Le(s)),!s)return ut();if(!(s.headers.get("content-type")??"").includes("json")){let o=Te(s.status);throw new E(s.status,
[{where:"",message:o,suggestions:[]}])}let i=await s.json().catch(ut);if(!s.ok)throw new E(s.status,i.errors??[]);return i}
async function Se(e,t){try{let n=await fetch(e,t);return Oe.includes(n.status)?null:n}catch(n){if(ht(n))throw n;return null}}function Le({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function Ne(e){e!==$.answers&&($.
answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function ut(e){throw ht(e)?
e:new E(0,[{where:"",message:Me,suggestions:[]}])}function ht(e){return e instanceof DOMException&&e.name==="AbortError"}
function _(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(
s)]))}function ft(e){return e instanceof Error?e.message:String(e)}var dt={min:.5,max:4},Ce={controls:["none","some","all"],caption:["none","title","all"]};function P(e,t){return e==="sca\
le"?t.trim()!==""&&Number(t)>=dt.min&&Number(t)<=dt.max:e==="controls"||e==="caption"?Ce[e].includes(t):CSS.supports("co\
lor",t)}var mt=Promise.resolve();function pt(e){let t=mt.then(Re).then(e);return mt=t.catch(()=>{}),t}function Re(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var gt={width:960,height:540};function wt(e){return{"HTML frame":yt(e),"Web component":je(e),Markdown:vt(e),Quarto:Ie(e),
LaTeX:_e(e)}}function yt({title:e,embed:t}){return`<iframe src="${U(t)}" title="${U(e)}" width="${gt.width}" height="${gt.
height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function je({server:e,attributes:t}){
let n=Object.entries({server:e,...t}).map(([s,r])=>r===""?s:`${s}="${U(r)}"`);return`<script src="${U(new URL("pointer-v\
iew.js",e).href)}" defer><\/script>
<pointer-view ${n.join(" ")}></pointer-view>`}function vt({title:e,embed:t,picture:n}){return`[![${Pe(e)}](<${bt(n)}>)](\
<${bt(t)}>)`}function Ie(e){return['::: {.content-visible when-format="html"}',"```{=html}",yt(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',vt(e),":::"].join(`
`)}function _e({title:e,caption:t,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${Ue(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${ze(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function U(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Pe(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function bt(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Ue(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Fe={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},He=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Be={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},qe=/[ąęįųĄĘĮŲ]/,We=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function ze(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(We,"")].flatMap(n=>[...Be[n]??De(n)]).map(n=>Fe[n]??Ge(n)).join("")}function De(e){return qe.test(e)?
e.normalize("NFD").slice(0,1):e}function Ge(e){return/[&%$#_{}]/.test(e)?`\\${e}`:He.test(e)?e:"?"}function Et(e,t,{title:n,origin:s}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return Ye(decodeURIComponent(r),n,s);let i=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),o=[At("Title",n),At("Source",s)];return new Blob([i.subarray(0,33),...o,i.subarray(33)],
{type:"image/png"})}function Ye(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(i,o)=>{
let a=document.createElementNS(s.namespaceURI,i);return a.textContent=o,a};return s.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function At(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Ve(n)),s.buffer}function Ve(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Je=[1,2,4],Ke=2;function $t({name:e,links:t,view:n,picture:s,csv:r,json:i}){let o=document.createElement("div");o.className=
"view-take";let a={link:F("Link"),embed:F("Embed"),json:F("JSON"),offline:F("Offline file")};a.offline.title="One HTML f\
ile with this whole view inside, for use without a network";let c=L("JSON",()=>xt(i(),`${e()}.json`,"application/json")),
l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Qe(
()=>{let{link:f,embed:p}=t(),v=p?n():null;return{...f&&{Address:f},...v&&wt(v)}}),h=()=>{let f=t();for(let p of Object.keys(
a)){let v=f[p];a[p].hidden=v===null,v!==null&&(a[p].href=v)}c.hidden=f.json!==null,u.hidden=f.link===null&&f.embed===null,
l.hidden=$.answers};for(let f of["pointerenter","focusin"])o.addEventListener(f,h);let d=document.createElement("select");
d.setAttribute("aria-label","Size of the PNG"),d.append(...Je.map(f=>{let p=f===Ke;return new Option(`${f}×`,String(f),
p,p)}));let m=async f=>{let{address:p,meta:v}=await s(f,Number(d.value)),j=v.origin??t().embed??location.href;kt(Et(p,f,
{title:v.title,origin:j}),`${e()}.${f}`)},b=()=>xt(`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),y=document.createElement(
"span");return y.append(L("PNG",()=>m("png"))," ",d),o.append(a.link,a.embed,y,L("SVG",()=>m("svg")),L("CSV",b),a.json,c,
a.offline,u,l),h(),o}function Qe(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let i=document.createElement("span");i.setAttribute("role","status");let o=document.
createElement("div");o.className="view-sheet",o.append(s,r),t.append(n,o),t.addEventListener("toggle",()=>{if(!t.open)return;
i.textContent="",r.hidden=!0;let c=Object.entries(e()).map(([l,u])=>L(l,()=>a(l,u)));s.replaceChildren(...c,i)});let a=async(c,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",c);let u=await Ze(l);u||r.select(),i.textContent=u?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function Ze(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function F(e){let t=document.createElement("a");return t.textContent=e,t}function L(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function xt(e,t,n){kt(new Blob(
[e],{type:n}),t)}function kt(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var H="network";function w(e){return"kind"in e&&e.kind===H}function x(e){return w(e)?e.meta:e.layout.meta}function B(e){
return w(e)?e.meta.height??0:e.layout.height}var Ot={width:420,height:200},Xe=300,O=2,A=20,k=8,tn=7.5,en=44,nn=18,sn=240,rn=90,St=56,Lt=90,on=48,an=1.3,cn=.6,ln=9,Nt=1.4,
Ct=["coloraxis","coloraxis2"];function Rt({data:e,layout:t},{width:n,height:s,isFixed:r,scale:i}){if(!n)return{data:e,layout:t};
let o={width:n/i,height:s/i},a=r&&(o.width<Ot.width||o.height<Ot.height),c={...o,isFixed:r,isTiny:a,isNarrow:o.width<560,
scale:i},l=a?un(t,t.meta.small??{}):t;if(!r)return{data:e,layout:{...l,...Tt(l,c)}};let u=hn(e,l),h={...u,...Tt(u,c),...fn(
e,u,c),...pn(u,c)};return{data:An(e,u,c.height),layout:h}}function un(e,t){return jt(e,t)}function jt(e,t){if(!Mt(e)||!Mt(
t))return t;let n={...e};for(let[s,r]of Object.entries(t))n[s]=jt(e[s],r);return Object.fromEntries(Object.entries(n).filter(
([,s])=>s!==null))}function Mt(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function It(e,t){return Object.
entries(e).filter(([s])=>t.test(s))}function _t(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Pt(e){return It(e,/^yaxis/).
map(([,t])=>t.domain??[0,1])}function Ut(e,t){return e[t]}function hn(e,t){let{xaxis:n}=t,s=e.find(o=>(o.xaxis??"x")==="\
x"&&Array.isArray(o.x))?.x,r=Array.isArray(s)?s.filter(o=>typeof o=="string"):[],i=Array.isArray(s)&&r.length===s.length;
return n?.tickangle!==-90||n.tickvals||!r.length||!i?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,ticktext:r}}}function fn(e,t,{
width:n,height:s,isTiny:r,scale:i}){let o=dn(e,t),a=Math.max(...o.map(p=>p.length*k+on)),c=Math.ceil(o.length/Math.max(1,
Math.floor(n/a))),l=o.length>0&&c*A>s/(r?4:3),u=o.length>0&&!l,h=mn(t,s,i),m=((h.annotations?.find(({font:p})=>p?.size)?.
font?.size??0)/i||A)*Nt+2,b=Math.min(t.margin?.t??8,u?c*A+4:t.annotations?.length?m:8),y=Ct.some(p=>Ut(t,p)?.colorbar?.orientation===
"h"),f=!t.margin||y&&!r;return{...l&&{showlegend:!1},...!f&&{margin:{...t.margin,t:Math.ceil(b*i)}},...h}}function dn(e,t){
if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:r,type:i,visible:o,showlegend:a,legendgroup:c}of e)!r||(a===
!1||o===!1)||["heatmap","contour"].includes(i)||(s+=1,n.set(c||r,r.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.
values()]:[]}function mn(e,t,n){let{annotations:s=[],template:r}=e,i=({yref:d,yanchor:m})=>d==="paper"&&m==="bottom",o=s.
filter(i);if(!o.length)return{};let a=Pt(e).map(([d])=>d),c=o.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(m=>m-d).
filter(m=>m>0),1-d)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-A)/Nt);if(u>=l)return{};let h=Math.max(ln,u*n);
return{annotations:s.map(d=>i(d)?{...d,font:{...d.font,size:h}}:d)}}function pn(e,{height:t,isTiny:n}){let s=Math.floor(
t/3/k),r=t-Ft(e,1/0,s)-St,i={};for(let o of Ct){let a=Ut(e,o);a&&(n?i[o]={...a,showscale:!1}:i[o]=gn(e,o,a,r))}return i}
function gn(e,t,n,s){let r=n.colorbar??{};if(s>=Xe||r.ticktext||r.orientation==="h")return n;let i=e.template.layout[t],
o=r.tickvals??i?.colorbar?.tickvals,a=(r.len??1)*s;if(!o){let h=Math.max(O,Math.floor(a/A/1.5));return{...n,colorbar:{...r,
nticks:h}}}let[c,l]=[n.cmin??o[0]??0,n.cmax??o.at(-1)??1],u=[];for(let h of o){let d=u.at(-1);(d===void 0||(h-d)/(l-c)*a>=
A)&&u.push(h)}return{...n,colorbar:{...r,tickvals:u}}}function Tt(e,t){let{width:n,height:s,isFixed:r,isTiny:i,isNarrow:o}=t,
a=o?n:1/0,c=r?Math.floor(s/3/k):1/0,l=Ft(e,a,c),u=r?l?St:Lt:0,h=Math.max(s-l-(i?2*A:u),A),d=i?n-rn:Math.max(n-sn,60);return Object.
fromEntries(It(e,/^[xy]axis/).map(([m,b])=>{let y=m.startsWith("x"),f=r&&y?yn(b,e,h):b,[p,v]=f.domain??[0,1],j=(v-p)*(y?
d:h),it=e.template.layout.font.size*t.scale,be=bn(f,y,j,it,t),we=e.meta.priority?.[m];return[m,wn(be,{isX:y,length:j,fontSize:it,
upright:c,priority:we},t)]}))}function bn(e,t,n,s,{isTiny:r,isFixed:i}){let o=e.title?.text??"";if(!r)return i&&!t&&o.length*
k>an*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!o||e.side==="top"||c-a>cn)return{...e,title:{}};let l=Math.max(
4,Math.floor(n/(k-1))+1),u=o.length>l?`${o.slice(0,l-1)}…`:o;return{...e,title:{...e.title,standoff:0,font:{size:s-2},
text:u}}}function wn(e,{isX:t,length:n,fontSize:s,upright:r,priority:i},o){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=o,
{ticktext:h,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!h)return c||u&&t?vn(e,t,n,o):e;let m=h.
length;if(l&&t&&m===1&&e.tickangle===0&&(h[0]??"").length*k>n-k)return{...e,tickfont:{size:.75*s}};if(m<=O&&(t||!c||n>=A))
return e;let y=m<=O?[m-1]:En(m,Math.floor(n/A),i);return{...e,tickvals:y.map(f=>d[f]??f),ticktext:y.map(f=>Ht(h[f]??"",f,
u?a:1/0,t?r:1/0))}}function yn(e,t,n){let[s]=_t(t,e.anchor)?.domain??[0,1],r=Pt(t).map(([,a])=>a),i=Math.max(...r.filter(
a=>a<=s),-1/0),o=(s-i)*n;return e.side==="top"||o>2.4*A?e:{...e,title:{},...o<.9*A&&{showticklabels:!1}}}function vn(e,t,n,{
isTiny:s,isNarrow:r}){let i=Math.max(O,Math.floor(n/(t?en:A*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/
i);return{...e,tickvals:e.tickvals.filter((h,d)=>d%u===0)}}let{dtick:o,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.
max(O,Math.floor(n/nn))};let c=r&&t&&e.nticks&&!s?O:i,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:
e}function An(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let r=_t(t,s.yaxis),[i,o]=r?.domain??
[0,1],a=r?.ticktext?.length;return a===void 0?s:(o-i)*(n-Lt)<a*A?{...s,texttemplate:""}:s})}function En(e,t,n){let s=[...Array(
e).keys()];if(e<=t)return s;let r=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(o=>o%r===0);let i=[];for(let o of[
...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))i.every(a=>Math.abs(a-o)>=r)&&i.push(o);return i.sort((o,a)=>o-a)}function Ft({xaxis:e},t,n){
let r=(e?.tickangle===0?[]:e?.ticktext??[]).map((i,o)=>Ht(i,o,t,n).length);return Math.max(0,...r)*tn}function Ht(e,t,n,s){
let r=n<1/0;if(!r&&e.length<=s)return e;let i=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,o="",a="",c=""]=i,
[l="",u]=a.split(" · "),h=Math.min(r?Math.max(5,Math.floor(n/48)):14,s),d=l.length>h&&!l.includes("&")?`${l.slice(0,h-1)}\
…`:l;return o+(u?`${t+1} ${d}`:d)+c}var xn=12,M=new Map,D=new Map;function V(e,t){let n=JSON.stringify(Object.values(e)),s=M.get(n)??new Map;M.delete(n),M.set(
n,s);for(let o of M.keys()){if(M.size<=xn)break;M.delete(o)}let r=s.get(t);if(r)return r;let i=new Promise((o,a)=>$n(n,e,
t,{resolve:o,reject:a}));return s.set(t,i),i.catch(()=>s.delete(t)),i}function $n(e,t,n,s){let r=D.get(e);if(r){r.views.
set(n,s);return}let i=new Map([[n,s]]);D.set(e,{query:t,views:i}),setTimeout(()=>{D.delete(e),kn(t,i)},0)}async function kn(e,t){
let{server:n,path:s,query:r,theme:i}=e,o=[...t.keys()].sort().join(",");try{let a=await z(`${s}/figures?${_({...r,views:o,
theme:i})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof E&&[404,422,500].includes(a.status);
for(let[l,{resolve:u,reject:h}]of t)c?On(e,l).then(u,h):h(a)}}function On({server:e,path:t,query:n,theme:s},r){let i=_({
...n,theme:s});return z(`${t}/views/${encodeURIComponent(r)}?${i}`,{},e)}var G=new Map;async function qt(e,t){let n=G.get(
e),s=n??(e.startsWith("#")?Mn(e.slice(1)):Tn(e));n||(G.set(e,s),s.catch(()=>G.delete(e)));let r=await s;if(w(r))return r;
let{templates:i={}}=r.layout.meta,o=i[t];if(!o)return r;let a=Bt(o),c=new Map;for(let d of Object.values(i))Bt(d).forEach(
(m,b)=>{c.set(m,a[b]??m)});let{data:l,layout:u}=Y({data:r.data,layout:r.layout},c),{meta:h}=r.layout;return{...r,data:l,
layout:{...u,meta:h,template:o}}}function Bt(e){return e.layout.colorway}function Y(e,t){return Array.isArray(e)&&["stri\
ng","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>Y(s,t)):e?.constructor===Object?Object.fromEntries(Object.
entries(e).map(([s,r])=>[s,Y(r,t)])):t.get(e)??e}async function Mn(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function Tn(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new E(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function T(e,{server:t,path:n,view:s,values:r}){let i=encodeURIComponent(
s),o=n.startsWith("lessons/"),a=o?`embed/${n}`:`embed/${n.replace("models/","")}/${i}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${i}`,offline:o?`api/${n}/offline`:`api/${n}/views/${i}/offline`},u=_({...o&&e!=="json"?{step:s}:
{},...r}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}function zt({x:e,y:t,xaxis:n,yaxis:s},r){let i=[Wt(n,e,r),Wt(s,t,r)];return[...new Set(i.filter(o=>o!==null))]}function Wt(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Dt(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(Sn()),{_fullLayout:r}=e;
if(!r)return;let i=t.flatMap(o=>n.map(a=>Ln(r,r[o],a)));s.replaceChildren(...i.filter(o=>o!==null))}function Sn(){let e=document.
createElement("div");return e.className="view-marks",e}function Ln(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),r=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],i=[t.l2p(n-.5),t.l2p(n+.5)],[o,a]=[Math.min(
...i),Math.max(...i)];if(!(a>0&&o<t._length)||!r?._length)return null;let[c,l]=s?[t._offset+o,r._offset]:[r._offset,t._offset+
o],[u,h]=s?[a-o,r._length]:[r._length,a-o],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${h}px`}),d}function Yt(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:r})=>[n,s.find(i=>String(i)===t(n))??r]))}function Vt(e,t){
for(let{name:n,values:s}of e){let r=t(n);if(r===null||s.map(String).includes(r))continue;let i=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${i}.`}}return null}
function Jt(e,t,n){return t.reduce((s,r)=>{let i=e.find(({name:o})=>o===r)?.values??[];return s*i.length+i.indexOf(n[r]??
"")},0)}function Kt(e,t){return e.map(s=>{let{name:r,title:i,values:o}=s,a=Qt(s)[o.indexOf(t[r]??"")];return typeof a=="\
number"?`${i.toLowerCase()} ${a}`:a}).join(", ")}function Qt({values:e,labels:t}){return t??e}var q=class{#i;#t;#e="";#r=0;#o=null;constructor(t,n){
this.#i=t,this.#t=n}offer({choices:t=[],player:n},s,r){let i=t.length?[]:s.filter(c=>c.meta),o=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),i.map(({name:c,meta:l})=>[c,l])]);if(this.#e===o)return;this.#e=o,this.pause(),this.#o=null,
this.#i.replaceChildren(...t.map(c=>this.#l(c))),i.length&&r&&this.#i.append(this.#d(i));let a=t.find(({name:c})=>c===n);
a&&this.#i.append(...this.#m(a))}show(t){for(let[n,s]of Object.entries(t)){let r=this.#i.querySelector(`select[name="${n}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#r),this.#r=0,this.#o&&(this.#o.textContent=
"Play")}#l(t){let{name:n,title:s,values:r}=t,i=document.createElement("select");i.name=n;let o=Qt(t);return i.append(...r.
map((a,c)=>new Option(String(o[c]),String(a)))),i.addEventListener("change",()=>{this.pause();let a=r[i.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Gt(s,i)}#d(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,r)=>new Option(s.name,String(r)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),Gt("Open",n)}#m({name:t,title:n,values:s}){let r=()=>s.indexOf(this.#t.selected()[t]??
""),i=u=>{let h=s[Math.max(0,Math.min(s.length-1,u))];h!==void 0&&this.#t.select(t,h)},o=u=>{this.pause(),i(r()+u)},a=J(
"Play",()=>{if(this.#r){this.pause();return}r()===s.length-1&&i(0),a.textContent="Pause",this.#r=setInterval(()=>{i(r()+
1),r()===s.length-1&&this.pause()},1200)});this.#o=a;let c=J("‹",()=>o(-1)),l=J("›",()=>o(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function Gt(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function J(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}var Zt="vendor/plotly/plotly-traces-4.1.1.min.js",K;function W(e){return window.Plotly?Promise.resolve(window.Plotly):(K??=
new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${Zt}`,e).href:new URL(`../${Zt}`,g).
href;let r=()=>{K=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try again."))};
s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.head.append(s)}),
K)}async function Xt(e,t,n){let{width:s,height:r}=e.layout;return(await W()).toImage(e,{format:t,width:s,height:r,...t===
"png"&&{scale:n}})}function te(e){let t=atob(e),n=new Uint8Array(t.length);for(let s=0;s<t.length;s++)n[s]=t.charCodeAt(s);return n}var Nn={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function N(e){if(Array.isArray(e))return Cn(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Nn[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(te(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function Cn(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function C({values:e,
shape:t},n){let[,...s]=t,r=s.reduce((i,o)=>i*o,1);return{values:Rn(e,n*r,(n+1)*r),shape:s}}function ee({values:e,shape:t}){
return t.length<2?e:Q({values:e,shape:t})}function Q(e){return Array.from({length:e.shape[0]??0},(t,n)=>C(e,n).values)}function Rn(e,t,n){
return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var jn={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,maximum:Math.max,minimum:Math.
min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=t),equal:(e,t)=>+(e===t),
not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Dn(e*10**t)/10**t,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Gn(e/Math.SQRT2))},Z={sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.
reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)};function In(e){return typeof e=="string"?Number(
e.replace("inf","Infinity")):e}function se({shape:e}){return e.reduce((t,n)=>t*n,1)}function re(e,t,{single:n=!1}={}){let s=n?
Float32Array:Float64Array,r=[],i=(o,a)=>r[o]?.[a]??Number.NaN;for(let o of e){if(o.op==="opaque")throw new RangeError("O\
nly Python computes this.");let a=new s(se(o)),c=o.op==="table"?t(o.name??"",o.at):[];for(let l=0;l<a.length;l+=1)a[l]=o.
op==="table"?c[l]??Number.NaN:_n(e,o,l,i);r.push(a)}return r.at(-1)??new s(0)}function _n(e,t,n,s){let{op:r}=t;if(r==="c\
onstant")return Un(t,n);let i=Pn(e,t,n).map(([h,d])=>s(h,d)),[o=0,a=0,c=0]=i;if(r==="view"||r==="join")return o;if(r==="\
where")return o?a:c;if(r==="matmul")return qn(i);if(r==="collect")return Z.sum?.(i)??0;if(r==="softmax")return Hn(e,t,n,
i);let l=Z[r];if(l)return l(i);let u=jn[r];if(!u)throw new RangeError(`There is no operation ${r}.`);return u(o,a)}function Pn(e,t,n){
let{op:s,of:r=[],groups:i}=t,[o=0,a=0]=r;if(s==="view")return[[o,Wn(t,n)]];if(s==="join")return[zn(e,r,n)];if(s==="colle\
ct")return(i?.[n]??[]).map(c=>[o,c]);if(s==="matmul"){let[c,l]=[e[a]?.shape.at(-2)??0,t.shape.at(-1)??1],[u,h]=[Math.floor(
n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return ne(c).flatMap(m=>[[o,u*c+m],[a,d+m*l+h]])}if(s==="softmax"||s in
Z){let c=e[o]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=ne(c).map(h=>[o,l*c+h]);return r.length>1?[...u,[a,0]]:
u}return r.map(c=>[c,e[c]?.shape.length?n:0])}function Un({values:e=0},t){return In(Array.isArray(e)?e[t]??Number.NaN:e)}
function Fn(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function Hn(e,t,n,s){let{place:r,
width:i}=Fn(e,t,n),o=Bn(s.slice(0,i),s[i]);return(o[r]??Number.NaN)/o.reduce((a,c)=>a+c,0)}function Bn(e,t=1){let n=Math.
max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(r=>Math.exp((r-n)/s))}function qn(e){let t=0;for(let n=0;n<
e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Wn({shape:e,offset:t=0,strides:n,index:s},r){if(s)return s[r]??
0;let[i,o]=[t,r];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;i+=o%c*(n?.[a]??0),o=Math.floor(o/c)}return i}function zn(e,t,n){
let s=n;for(let r of t){let i=se(e[r]??{op:"",shape:[]});if(s<i)return[r,s];s-=i}throw new RangeError(`No operand has th\
e element ${n}.`)}function ne(e){return Array.from({length:e},(t,n)=>n)}function Dn(e){let t=Math.floor(e);return e-t!==
.5?Math.round(e):t%2?t+1:t}function Gn(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[e,e];for(let s=1;Math.abs(n)>Math.
abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var oe="all",ie=new WeakMap;function ae({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let r=e[s.trace];if("lines"in
s){let i=R(s.lines,t,n);Object.assign(r,Vn(i,n[s.row],s))}else r[s.attribute]=ee(R(s.is,t,n))}}function R(e,t,n){let s=Yn(
t),r=o=>{let{values:a=[]}=t.choices?.find(({name:c})=>c===o)??{};return n[o]===oe?0:a.indexOf(n[o]??"")};return{values:re(
e,(o,a=[])=>{let c=s[o];if(!c)throw new Error(`The figure has no array ${o}.`);return a.reduce((l,u)=>C(l,r(u)),c).values}),
shape:e.at(-1)?.shape??[]}}function Yn(e){let t=ie.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(
([n,s])=>[n,N(s)])),ie.set(e,t)),t}function Vn({values:e,shape:t},n,{above:s,to:r}){let i=[],o=[],[a=0,c=0]=t;for(let l=0;l<
a;l+=1)if(!(n!==oe&&l!==n))for(let u=0;u<c;u+=1){let h=Number(e[l*c+u]);h<=s||h>r||(i.push(0,1,null),o.push(l,u,null))}return{
x:i,y:o}}function ue(e,t){let{table:n}=x(e);if(n&&"rows"in n)return[n];if(w(e))return[];let{data:s,layout:r}=e,i=n?[Jn(n,r.meta,t)]:
[];return n&&!n.beside?i:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Kn(r,a)),...i]}function he({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(i=>X("th",i,"col")));let r=n.
createTBody();for(let[i,...o]of t)r.insertRow().append(X("th",i,"row"),...o.map(a=>X("td",a)));return n}function fe(e){let t=s=>s.
map(ts).join(",");return`${e.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Jn(e,t,n){let{columns:s,labels:r}=e;if("values"in e){let o=e.values.map(a=>R(a,t,n).values);return{columns:s,
rows:r.map((a,c)=>[a,...o.map(l=>l[c])])}}let i=Q(R(e.matrix,t,n));return{columns:s,rows:r.map((o,a)=>[o,...Array.from(i[a]??
[])])}}function Kn(e,t){let n=N(t.z??[]),s=ce(e,t,"y").map((r,i)=>[r,...Array.from(C(n,i).values)]);return{columns:[t.name??
"",...ce(e,t,"x")],rows:s}}function ce(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>le(String(c)));let r=e[`${n}\
axis`],o=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;if(o)return o.map(le);let{shape:a}=N(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function le(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}var Qn=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Zn=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Xn=/^(?=[\t\r\n])/;function ts(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(Zn,"$1'").replace(
Xn,"'"),n=Qn.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function X(e,t,n){let s=document.createElement(
e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}var nt={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},st=["inputs","removed"],es=new Set(["server","source","model","lesson","view","theme","reads",...st,
...Object.keys(nt)]),ge=["scale","accent","controls","caption"],ns=new Set([...ge,"fill"]),de="pointer-view:hover",tt=matchMedia(
"(prefers-color-scheme: dark)"),ss={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},rs=120,is=[["short",576,
0],["low",352,0],["tight",288,352]],os="400px 0px",me=660,as="[data-answer]:not(pointer-view *)",cs=/^(\w+):(\d+)$/,ls="\
The server draws this chart, and it does not answer.",us="The answer above is computed in this browser.",hs="Type visits\
, or add a place, to see what the model answers.",S=null,et=null,rt=class extends HTMLElement{#i=null;#t=null;#e=null;#r=0;#o=!1;#l="";#d=!1;#m="";#b=[];#w=!1;#A=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#R()},{rootMargin:os});#T=new ResizeObserver(()=>requestAnimationFrame(()=>this.#O()));#S=new MutationObserver(
t=>this.#Q(t.map(({attributeName:n})=>n??"")));#L=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#h();return}
this.#x(this.#y),this.#c()};#N=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#C=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#i??=this.#U(),this.#_(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(de,this.#N),
tt.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#C);this.#T.
observe(this),this.#S.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#A.observe(this):this.#w=!0,this.#h()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(de,this.#N),tt.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#C);this.#T.disconnect(),this.#S.
disconnect(),this.#A.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#b.join()&&(this.#b=t,this.#W())}get chosen(){
return this.#t?this.#f:{}}get beats(){return this.#e?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#z();
return Math.ceil(t+B(this.#t)+n)}get#n(){return this.#i??=this.#U(),this.#i}#R(){this.#w=!0,this.#A.disconnect(),this.#h()}#Q(t){
t.some(s=>ns.has(s))&&(this.#_(),this.#c()),t.includes("beat")&&this.#j();let n=t.filter(s=>es.has(s)&&!this.#Z(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#w?this.#R():n.length?this.#h():this.#u.some(({name:s})=>t.includes(s))?this.#M()&&
this.#c():t.includes(this.#m)&&this.#h()}#Z(t){let n=this.#e;return!n||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#j(){if(!this.#l)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#e?.tell(t>=1?t-1:null)}#X(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#s("beat",{beat:t===null?null:t+1})}get#u(){return this.#t?x(this.#t).choices??[]:[]}#h(){this.#o||(this.#o=!0,
queueMicrotask(()=>{this.#o=!1,this.#tt()}))}get#E(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("\
lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#g(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:I.href}get#I(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#y(){let t=this.getAttribute("theme");return t===
"auto"?tt.matches?"dark":"light":(t??this.#I)==="dark"?"dark":"light"}get#v(){let t=this.getAttribute("scale");return t!==
null&&P("scale",t)?Number(t):1}#_(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#v)):this.style.removeProperty("--scale"),t&&P("accent",t)?this.style.setProperty("--accent",t):this.
style.removeProperty("--accent")}get#P(){if(this.hasAttribute("lesson")){let n=st.map(s=>[s,this.getAttribute(s)]);return{
needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let t=Object.entries(nt).map(([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){
let{needsHistory:t,query:n}=this.#P;this.#r+=1;let s=this.#r,r=this.getAttribute("source"),i=this.getAttribute("view")??
"",o=this.#E&&i&&(!t||n.visits||n.record);if(!r&&!o){this.#$(hs);return}if(!this.#w){this.#$("");return}let a=this.#y;this.#x(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#g,path:this.#E,query:n,theme:a},l=this.hasAttribute("se\
rver")?this.#g:"",[u]=await Promise.all([r?qt(r,a):this.#et(c,i),r?null:i===H?import("./network-drawing.js"):W(l)]),h=w(
u),d=h?await import("./network-drawing.js"):null;h||await W(l),await pt(()=>{s===this.#r&&(this.#rt(d?.NetworkDrawing??null,
x(u).title),this.#t=h?u:structuredClone(u),this.#ot(this.#t),this.#nt({...c,theme:"light"},i))})}catch(c){s===this.#r&&this.#H(
c)}finally{s===this.#r&&this.removeAttribute("aria-busy")}}async#et(t,n){let s=n===H?this.#e:null,r=this.getAttribute("m\
odel")??"",i=await s?.compute(t,r,{isSilent:!1});if(i)return i;try{return await V(t,n)}catch(o){if(!pe(o))throw o;let a=await s?.
compute(t,r,{isSilent:!0});if(!a)throw o;return a}}#x(t){this.#I!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,n){
if(!this.#t||w(this.#t))return;let{template:s,meta:r}=this.#t.layout,i=r.templates?.light;S??=i??(this.#y==="light"?s:null),
!(S||this.hasAttribute("source"))&&(et??=V(t,n),et.then(o=>{w(o)||(S??=o.layout.template)}).catch(()=>{et=null}))}#st(t){
if(this.#d=t,!this.#t||!this.#l)return;let n=S??this.#e;this.#x(t&&n?"light":this.#y),this.#c(),t||requestAnimationFrame(
()=>this.#c())}#U(){let t=document.createElement("summary");t.textContent="Numbers";let n={title:this.#a("h3","view-titl\
e"),caption:this.#a("p","view-caption"),choices:this.#a("div","view-choices"),summary:this.#a("p","view-summary"),failure:this.#a(
"p","view-failure"),trust:this.#a("p","view-trust"),plot:this.#a("div","view-plot"),details:this.#a("details","view-tabl\
e"),exports:$t({name:()=>this.#Y,links:()=>this.#pt(),view:()=>this.#t&&this.#gt(this.#t),picture:(r,i)=>this.#dt(r,i),csv:()=>fe(
this.#G()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),
n.plot.role="img",n.details.append(t),n.details.addEventListener("toggle",()=>this.#D());let s=new q(n.choices,{selected:()=>this.#f,
select:(r,i)=>this.#ft(r,i),open:r=>this.#s("open",r)});this.replaceChildren(...Object.values(n)),this.addEventListener(
"toggle",({target:r})=>this.#ht(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])r.hidden=!0;return{...n,
controls:s}}#a(t,n){let s=this.querySelector(`.${n}`),r=s instanceof HTMLElement?s:document.createElement(t);return r.className=
n,r}#rt(t,n){if(t===null==(this.#e===null))return;let s=this.#n,r=s.plot.cloneNode();r.removeAttribute("data-listening"),
r.role=t?"group":"img",s.plot.replaceWith(r),s.plot=r,this.#e?.bar?.remove(),this.#e=t?new t(r,{title:n,isProjected:this.
hasAttribute("fill"),hover:i=>this.#s("hover",{visits:i}),told:i=>this.#X(i),acts:{server:()=>this.hasAttribute("source")?
null:this.#g,answered:i=>this.#it(i),resized:()=>requestAnimationFrame(()=>this.#O())}}):null,this.#e?.bar&&s.summary.before(
this.#e.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#e??{};s?this.setAttribute("interventio\
ns",s):this.removeAttribute("interventions"),this.#M()&&this.#c(),this.#s("interventions",n)}#F(t){let{plot:n,details:s,
choices:r,exports:i,failure:o}=this.#n;for(let c of[n,s,r,i])c.hidden=t;o.hidden=!0;let a=this.#e?.bar;a&&t&&(a.hidden=!0)}#$(t){
this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#F(!0),this.#n.summary.textContent=
t}#H(t){this.#$("");let{failure:n}=this.#n,s=pe(t)&&document.querySelector(as)!==null,r=s?ls:ft(t);if(n.replaceChildren(
r),s&&n.append(" ",fs()),n.hidden=!1,this.#s("failed",{message:r}),!(t instanceof E)||![0,503].includes(t.status))return;
let i=document.createElement("button");i.type="button",i.textContent="Try again",i.addEventListener("click",()=>this.#h()),
n.append(" ",i)}#ot(t){let{title:n,caption:s,controls:r}=this.#n,i=x(t);n.textContent=i.title,n.hidden=!1,s.textContent=
i.caption,this.#at(i.trust),this.toggleAttribute("data-network",w(t)),this.#F(!1),r.offer(i,w(t)?[]:t.data,!this.hasAttribute(
"fill")),this.#M()&&this.#c()}#at(t){let{trust:n}=this.#n;if(n.textContent=t?.text??"",!t||this.hasAttribute("source")||
!$.answers)return;let s=document.createElement("a"),r=encodeURIComponent(this.getAttribute("model")??"");s.href=new URL(
`insights/${r}#view-${t.view}`,this.#g).href,s.textContent="Which explanation to believe",n.append(" ",s)}#c(){if(!this.#t)
return;let{plot:t}=this.#n,n=this.#d,s=this.#k(B(this.#t)),r=n?Math.min(s.width||me,me):s.width;if(!r)return;w(this.#t)?
(t.style.height=`${s.height}px`,this.#e?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}px`:"",this.#ct(t,this.#t,
{...s,width:r}));let i=!this.dataset.drawn;this.#l=`${r}×${s.height}`,this.dataset.drawn="true",i&&this.hasAttribute("b\
eat")&&this.#j(),this.#W(),this.#s("drawn",{})}#ct(t,{data:n,layout:s},r){let i=this.#d,o=i&&S?{...s,template:S}:s,a=this.#B(
{data:n,layout:o},r);window.Plotly?.react(t,a.data,i?{...a.layout,width:r.width}:a.layout,ss),t.dataset.listening||this.#lt(
t)}#B({data:t,layout:n},{width:s,height:r,isFixed:i}){let o="rgba(0, 0, 0, 0)",a=this.#v,{font:c,hoverlabel:l}=n.template.
layout,u=c.size*a,h=Rt({data:t,layout:ds(n)},{width:s,height:r,isFixed:i,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,
font:{...l.font,size:u}}};return{data:h.data,layout:{...h.layout,...a!==1&&d,paper_bgcolor:o,plot_bgcolor:o,height:r}}}#lt(t){
t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#s("open",n.data.meta);let[
,s,r]=cs.exec(String([n.customdata].flat()[0]))??[];s&&this.#s("select",{table:s,row:Number(r)})}),t.on("plotly_hover",({
points:[n]})=>{n&&this.#s("hover",{visits:zt(n,this.#q)})}),t.on("plotly_unhover",()=>this.#s("hover",{visits:[]}))}get#q(){
return this.#t?x(this.#t).visit_axes??[]:[]}#s(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#W(){
!this.#t||!this.#l||(this.#e?this.#e.mark(this.#b):Dt(this.#n.plot,this.#q,this.#b))}#k(t){let{plot:n}=this.#n,s=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.#ut();let{above:r,below:i}=this.#z();this.style.setProperty(
"--below",`${Math.ceil(i)}px`);let o=Math.max(Math.floor(this.offsetHeight-r-i),rs);return{width:s,height:o,isFixed:!0}}#ut(){
let[t,n]=[this.offsetWidth/this.#v,this.offsetHeight/this.#v],s=is.filter(([,r,i])=>n<r||t<i).map(([r])=>r).join(" ");this.
dataset.room!==s&&(this.dataset.room=s)}#z(){let{plot:t,details:n,exports:s}=this.#n,r=this.getBoundingClientRect(),i=r.
height/this.offsetHeight||1,o=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=o.length?Math.max(...o.
map(({bottom:c})=>c))-Math.min(...o.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-r.top)/i,below:a/i}}#ht(t){
if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&
(n.open=n===t);requestAnimationFrame(()=>this.#O())}#O(){if(!this.#t)return;let{width:t,height:n}=this.#k(B(this.#t));t&&
this.#l!==`${t}×${n}`&&this.#c()}#ft(t,n){this.setAttribute(t,String(n)),this.#s("option",{[t]:n})}#M(){let t=this.#t;if(!t)
return!1;let n=this.hasAttribute("lenient")?null:Vt(this.#u,this.#L);if(n)return this.#H(new Error(n.message)),this.#m=n.
name,!1;let s=x(t),r="";if(this.#u.length&&!w(t)){let i=this.#f;this.#n.controls.show(i);for(let a of t.data)a.meta&&(a.
visible=Object.entries(a.meta).every(([c,l])=>i[c]===l));ae(t,i);let{summaries:o}=s;o&&(s.summary=o.texts[Jt(this.#u,o.by,
i)]??""),r=`: ${Kt(this.#u,i)}`}return this.#n.summary.textContent=s.summary??"",this.#n.plot.setAttribute("aria-label",
`${s.title}${r}. ${s.summary??""}`),this.#D(),!0}get#f(){return Yt(this.#u,this.#L)}#D(){let{details:t}=this.#n;if(!t.open||
!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),
n.setAttribute("aria-label",`Numbers: ${x(this.#t).title}`),n.append(...this.#G().map(he)),t.querySelector(".table-frame")?.
remove(),t.append(n)}#G(){return this.#t?ue(this.#t,this.#f):[]}async#dt(t,n){let s=this.#t;if(!s)throw new Error("There\
 is no figure to save yet.");return{address:w(s)?await this.#e?.address(t,n)??"":await Xt(this.#mt(s),t,n),meta:x(s)}}#mt(t){
let{data:n,layout:s}=structuredClone(t),r=this.#k(s.height),{paper_bgcolor:i,plot_bgcolor:o}=s.template.layout,a=!this.dataset.
theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#B({data:n,layout:s},r),l=a?{}:{paper_bgcolor:i,
plot_bgcolor:o};return{data:c.data,layout:{...c.layout,width:r.width,...l}}}get#Y(){let t=[this.getAttribute("model")??this.
getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.getAttribute("n\
ame")??t.filter(Boolean).join("-")}get#V(){return{server:this.#g,path:this.#E,view:this.getAttribute("view")??"",values:{
...this.#P.query,...this.#f}}}get#J(){let t=this.getAttribute("theme")??document.documentElement.dataset.askedTheme,n=ge.
map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(s)&&P(s,r??""));return{...t&&{theme:t},...Object.
fromEntries(n)}}#pt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.hasAttribute("sou\
rce")&&$.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#V;return{link:n,embed:T("embed",this.#K(r)),
json:T("json",r),offline:T("offline",r)}}#K(t){let{controls:n,...s}=this.#J,r={...t.values,...s,...n&&n!=="some"&&{controls:n}};
return{...t,values:r}}#gt(t){let n=this.#V,{title:s,summary:r=""}=x(t),i=["model","lesson","view","reads",...st,...Object.
keys(nt)],o=[...this.attributes].filter(({name:d})=>i.includes(d)),{theme:a,...c}=this.#J,l=a?.replace(/^transparent-?/,
""),u={...Object.fromEntries(o.map(({name:d,value:m})=>[d,m])),...this.#f,...l&&{theme:l},...c},h=this.#K(n);return{title:s,
caption:r,name:this.#Y,server:n.server,embed:T("embed",h),picture:T("picture",h),attributes:Object.fromEntries(Object.entries(
u).map(([d,m])=>[d,String(m)]))}}};function pe(e){return e instanceof E&&e.status===0}function fs(){let e=document.createElement(
"span");return e.className="beside-browser-answer",e.textContent=us,e}function ds(e){let t=Object.entries(e).map(([n,s])=>{
if(!/^[xy]axis/.test(n))return[n,s];let r=s,i=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,o=r.type==="category"&&
!r.categoryarray&&i;return[n,o?{...r,categoryorder:"array",categoryarray:i}:r]});return Object.fromEntries(t)}customElements.
define("pointer-view",rt);})();
