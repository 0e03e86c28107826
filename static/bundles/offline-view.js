(()=>{var ge=Object.create;var it=Object.defineProperty;var be=Object.getOwnPropertyDescriptor;var we=Object.getOwnPropertyNames;var ye=Object.getPrototypeOf,ve=Object.prototype.hasOwnProperty;var at=(n=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(n,{get:(t,e)=>(typeof require<"u"?require:t)[e]}):n)(function(n){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+n+'" is not supported')});var Ae=(n,t,e,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of we(t))!ve.call(n,r)&&r!==e&&it(n,r,{get:()=>t[r],
enumerable:!(s=be(t,r))||s.enumerable});return n};var ct=(n,t,e)=>(e=n!=null?ge(ye(n)):{},Ae(t||!n||!n.__esModule?it(e,"default",{value:n,enumerable:!0}):e,n));var{currentScript:lt}=document,Ee=lt instanceof HTMLScriptElement?lt.src:"",g=new URL("static/js/",Ee||document.baseURI).
href;(()=>{let n="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},e={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,r=document.documentElement,o=matchMedia("(prefers-color-scheme: \
dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(n)}catch{
return null}};function u(f){return typeof f=="string"&&Object.hasOwn(t,f)}let h=f=>{let p=s.exec(f??""),y=p?p[1]??"auto":
f;r.toggleAttribute("data-transparent",p!==null),u(y)?r.dataset.askedTheme=f??"":delete r.dataset.askedTheme,a=[y,r.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let f=new URL(location.href);f.searchParams.delete("theme"),delete r.dataset.askedTheme,
f.search!==location.search&&history.replaceState(history.state,"",f)},m=()=>{let f=document.querySelector("[data-theme-b\
utton]");return f instanceof HTMLElement?f:null},b=()=>{let f=m();f&&(f.textContent=e[a]);let p=a==="auto"?o.matches?"da\
rk":"light":a;c||r.dataset.theme===p||(r.dataset.theme=p,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
w=({type:f})=>{document.querySelector(".deck")||(c=f==="beforeprint",c?r.dataset.theme="light":b())};h(i),b();for(let f of[
"beforeprint","afterprint"])window.addEventListener(f,w);o.addEventListener("change",b),document.addEventListener("point\
erscope:choose-theme",({detail:f})=>{(f===null||u(f)||s.test(f))&&h(f??i),b()}),document.addEventListener("DOMContentLoa\
ded",()=>{let f=m();f&&(f.hidden=!1,b(),f.addEventListener("click",()=>{a=t[a],d();try{localStorage.setItem(n,a)}catch{}
b()}))})})();var E=class extends Error{constructor(t,e){super(e.map(s=>s.message).join(" ")),this.status=t,this.problems=e}},j=new URL(
g.replace(/^(.*\/)static\/.*$/,"$1")),k={answers:!0},xe=[502,504];var $e="No response could be read. Your input is still here; check your connection and try again.",ke=n=>`The server ans\
wered with ${n}.`;async function z(n,t,e=j){let s=await Oe(new URL(`api/${n}`,e),t);if(String(e)===j.href&&Te(s!==null&&
!Me(s)),!s)return ut();if(!(s.headers.get("content-type")??"").includes("json")){let i=ke(s.status);throw new E(s.status,
[{where:"",message:i,suggestions:[]}])}let o=await s.json().catch(ut);if(!s.ok)throw new E(s.status,o.errors??[]);return o}
async function Oe(n,t){try{let e=await fetch(n,t);return xe.includes(e.status)?null:e}catch(e){if(ht(e))throw e;return null}}function Me({headers:n}){return n.get("cache-status")?.startsWith("service-worker")??!1}function Te(n){n!==k.answers&&(k.
answers=n,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:n}})))}function ut(n){throw ht(n)?
n:new E(0,[{where:"",message:$e,suggestions:[]}])}function ht(n){return n instanceof DOMException&&n.name==="AbortError"}
function _(n){let t=Object.entries(n).filter(([,e])=>e!=null&&e!=="");return new URLSearchParams(t.map(([e,s])=>[e,String(
s)]))}function ft(n){return n instanceof Error?n.message:String(n)}var dt={min:.5,max:4},Le={controls:["none","some","all"],caption:["none","title","all"]};function I(n,t){return n==="sca\
le"?t.trim()!==""&&Number(t)>=dt.min&&Number(t)<=dt.max:n==="controls"||n==="caption"?Le[n].includes(t):CSS.supports("co\
lor",t)}var mt=Promise.resolve();function pt(n){let t=mt.then(Se).then(n);return mt=t.catch(()=>{}),t}function Se(){let{scheduler:n}=globalThis;
return n?n.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var gt={width:960,height:540};function wt(n){return{"HTML frame":yt(n),"Web component":Ne(n),Markdown:vt(n),Quarto:Re(n),
LaTeX:Ce(n)}}function yt({title:n,embed:t}){return`<iframe src="${P(t)}" title="${P(n)}" width="${gt.width}" height="${gt.
height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function Ne({server:n,attributes:t}){
let e=Object.entries({server:n,...t}).map(([s,r])=>r===""?s:`${s}="${P(r)}"`);return`<script src="${P(new URL("pointer-v\
iew.js",n).href)}" defer><\/script>
<pointer-view ${e.join(" ")}></pointer-view>`}function vt({title:n,embed:t,picture:e}){return`[![${je(n)}](<${bt(e)}>)](\
<${bt(t)}>)`}function Re(n){return['::: {.content-visible when-format="html"}',"```{=html}",yt(n),"```",":::",'::: {.con\
tent-visible unless-format="html"}',vt(n),":::"].join(`
`)}function Ce({title:n,caption:t,name:e,embed:s,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${_e(s)}}{\\includegraphics[width=\\linewidth]{${e}.png}}`,`  \\caption{${Be(
[n,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function P(n){return n.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function je(n){return n.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function bt(n){return n.replaceAll("<","%3C").replaceAll(
">","%3E")}function _e(n){return n.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Ie={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Pe=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Ue={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Fe=/[ąęįųĄĘĮŲ]/,He=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Be(n){return[...n.normalize("NFC").replace(
/\s/g," ").replace(He,"")].flatMap(e=>[...Ue[e]??qe(e)]).map(e=>Ie[e]??ze(e)).join("")}function qe(n){return Fe.test(n)?
n.normalize("NFD").slice(0,1):n}function ze(n){return/[&%$#_{}]/.test(n)?`\\${n}`:Pe.test(n)?n:"?"}function Et(n,t,{title:e,origin:s}){let r=n.slice(n.indexOf(",")+1);if(t==="svg")return We(decodeURIComponent(r),e,s);let o=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),i=[At("Title",e),At("Source",s)];return new Blob([o.subarray(0,33),...i,o.subarray(33)],
{type:"image/png"})}function We(n,t,e){let s=new DOMParser().parseFromString(n,"image/svg+xml").documentElement,r=(o,i)=>{
let a=document.createElementNS(s.namespaceURI,o);return a.textContent=i,a};return s.prepend(r("title",t),r("desc",e)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function At(n,t){let e=new TextEncoder().encode(`iTXt${n}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(e.length+8));return s.setUint32(0,e.length-4),new Uint8Array(s.buffer).set(
e,4),s.setUint32(e.length+4,De(e)),s.buffer}function De(n){let t=-1;for(let e of n){t^=e;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Ge=[1,2,4],Ye=2;function $t({name:n,links:t,view:e,picture:s,csv:r,json:o}){let i=document.createElement("div");i.className=
"view-take";let a={link:U("Link"),embed:U("Embed"),json:U("JSON"),offline:U("Offline file")};a.offline.title="One HTML f\
ile with this whole view inside, for use without a network";let c=N("JSON",()=>xt(o(),`${n()}.json`,"application/json")),
l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Ve(
()=>{let{link:f,embed:p}=t(),y=p?e():null;return{...f&&{Address:f},...y&&wt(y)}}),h=()=>{let f=t();for(let p of Object.keys(
a)){let y=f[p];a[p].hidden=y===null,y!==null&&(a[p].href=y)}c.hidden=f.json!==null,u.hidden=f.link===null&&f.embed===null,
l.hidden=k.answers};for(let f of["pointerenter","focusin"])i.addEventListener(f,h);let d=document.createElement("select");
d.setAttribute("aria-label","Size of the PNG"),d.append(...Ge.map(f=>{let p=f===Ye;return new Option(`${f}×`,String(f),
p,p)}));let m=async f=>{let{address:p,meta:y}=await s(f,Number(d.value)),C=y.origin??t().embed??location.href;kt(Et(p,f,
{title:y.title,origin:C}),`${n()}.${f}`)},b=()=>xt(`\uFEFF${r()}`,`${n()}.csv`,"text/csv;charset=utf-8"),w=document.createElement(
"span");return w.append(N("PNG",()=>m("png"))," ",d),i.append(a.link,a.embed,w,N("SVG",()=>m("svg")),N("CSV",b),a.json,c,
a.offline,u,l),h(),i}function Ve(n){let t=document.createElement("details");t.className="view-codes";let e=document.createElement(
"summary");e.textContent="Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let o=document.createElement("span");o.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,r),t.append(e,i),t.addEventListener("toggle",()=>{if(!t.open)return;
o.textContent="",r.hidden=!0;let c=Object.entries(n()).map(([l,u])=>N(l,()=>a(l,u)));s.replaceChildren(...c,o)});let a=async(c,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",c);let u=await Je(l);u||r.select(),o.textContent=u?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function Je(n){return navigator.clipboard?navigator.clipboard.writeText(n).
then(()=>!0,()=>!1):!1}function U(n){let t=document.createElement("a");return t.textContent=n,t}function N(n,t){let e=document.
createElement("button");return e.type="button",e.textContent=n,e.addEventListener("click",t),e}function xt(n,t,e){kt(new Blob(
[n],{type:e}),t)}function kt(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(n),e.download=t,e.click(),
setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}var W="network";function v(n){return"kind"in n&&n.kind===W}function x(n){return v(n)?n.meta:n.layout.meta}function F(n){
return v(n)?n.meta.height??0:n.layout.height}var Ot={width:420,height:200},Ke=300,O=2,A=20,$=8,Qe=7.5,Ze=44,Xe=18,tn=240,en=90,Lt=56,St=90,nn=48,sn=1.3,rn=.6,on=9,Nt=1.4,
Rt=["coloraxis","coloraxis2"];function Ct({data:n,layout:t},{width:e,height:s,isFixed:r,scale:o}){if(!e)return{data:n,layout:t};
let i={width:e/o,height:s/o},a=r&&(i.width<Ot.width||i.height<Ot.height),c={...i,isFixed:r,isTiny:a,isNarrow:i.width<560,
scale:o},l=a?an(t,t.meta.small??{}):t;if(!r)return{data:n,layout:{...l,...Tt(l,c)}};let u=cn(n,l),h={...u,...Tt(u,c),...ln(
n,u,c),...fn(u,c)};return{data:wn(n,u,c.height),layout:h}}function an(n,t){return jt(n,t)}function jt(n,t){if(!Mt(n)||!Mt(
t))return t;let e={...n};for(let[s,r]of Object.entries(t))e[s]=jt(n[s],r);return Object.fromEntries(Object.entries(e).filter(
([,s])=>s!==null))}function Mt(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function _t(n,t){return Object.
entries(n).filter(([s])=>t.test(s))}function It(n,t){return n[`yaxis${(t??"y").slice(1)}`]}function Pt(n){return _t(n,/^yaxis/).
map(([,t])=>t.domain??[0,1])}function Ut(n,t){return n[t]}function cn(n,t){let{xaxis:e}=t,s=n.find(i=>(i.xaxis??"x")==="\
x"&&Array.isArray(i.x))?.x,r=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],o=Array.isArray(s)&&r.length===s.length;
return e?.tickangle!==-90||e.tickvals||!r.length||!o?t:{...t,xaxis:{...e,tickmode:"array",tickvals:r,ticktext:r}}}function ln(n,t,{
width:e,height:s,isTiny:r,scale:o}){let i=un(n,t),a=Math.max(...i.map(p=>p.length*$+nn)),c=Math.ceil(i.length/Math.max(1,
Math.floor(e/a))),l=i.length>0&&c*A>s/(r?4:3),u=i.length>0&&!l,h=hn(t,s,o),m=((h.annotations?.find(({font:p})=>p?.size)?.
font?.size??0)/o||A)*Nt+2,b=Math.min(t.margin?.t??8,u?c*A+4:t.annotations?.length?m:8),w=Rt.some(p=>Ut(t,p)?.colorbar?.orientation===
"h"),f=!t.margin||w&&!r;return{...l&&{showlegend:!1},...!f&&{margin:{...t.margin,t:Math.ceil(b*o)}},...h}}function un(n,t){
if(t.showlegend===!1)return[];let e=new Map,s=0;for(let{name:r,type:o,visible:i,showlegend:a,legendgroup:c}of n)!r||(a===
!1||i===!1)||["heatmap","contour"].includes(o)||(s+=1,e.set(c||r,r.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...e.
values()]:[]}function hn(n,t,e){let{annotations:s=[],template:r}=n,o=({yref:d,yanchor:m})=>d==="paper"&&m==="bottom",i=s.
filter(o);if(!i.length)return{};let a=Pt(n).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(m=>m-d).
filter(m=>m>0),1-d)),l=r.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-A)/Nt);if(u>=l)return{};let h=Math.max(on,u*e);
return{annotations:s.map(d=>o(d)?{...d,font:{...d.font,size:h}}:d)}}function fn(n,{height:t,isTiny:e}){let s=Math.floor(
t/3/$),r=t-Ft(n,1/0,s)-Lt,o={};for(let i of Rt){let a=Ut(n,i);a&&(e?o[i]={...a,showscale:!1}:o[i]=dn(n,i,a,r))}return o}
function dn(n,t,e,s){let r=e.colorbar??{};if(s>=Ke||r.ticktext||r.orientation==="h")return e;let o=n.template.layout[t],
i=r.tickvals??o?.colorbar?.tickvals,a=(r.len??1)*s;if(!i){let h=Math.max(O,Math.floor(a/A/1.5));return{...e,colorbar:{...r,
nticks:h}}}let[c,l]=[e.cmin??i[0]??0,e.cmax??i.at(-1)??1],u=[];for(let h of i){let d=u.at(-1);(d===void 0||(h-d)/(l-c)*a>=
A)&&u.push(h)}return{...e,colorbar:{...r,tickvals:u}}}function Tt(n,t){let{width:e,height:s,isFixed:r,isTiny:o,isNarrow:i}=t,
a=i?e:1/0,c=r?Math.floor(s/3/$):1/0,l=Ft(n,a,c),u=r?l?Lt:St:0,h=Math.max(s-l-(o?2*A:u),A),d=o?e-en:Math.max(e-tn,60);return Object.
fromEntries(_t(n,/^[xy]axis/).map(([m,b])=>{let w=m.startsWith("x"),f=r&&w?gn(b,n,h):b,[p,y]=f.domain??[0,1],C=(y-p)*(w?
d:h),ot=n.template.layout.font.size*t.scale,me=mn(f,w,C,ot,t),pe=n.meta.priority?.[m];return[m,pn(me,{isX:w,length:C,fontSize:ot,
upright:c,priority:pe},t)]}))}function mn(n,t,e,s,{isTiny:r,isFixed:o}){let i=n.title?.text??"";if(!r)return o&&!t&&i.length*
$>sn*e?{...n,title:{}}:n;let[a,c]=n.domain??[0,1];if(!t||!i||n.side==="top"||c-a>rn)return{...n,title:{}};let l=Math.max(
4,Math.floor(e/($-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...n,title:{...n.title,standoff:0,font:{size:s-2},
text:u}}}function pn(n,{isX:t,length:e,fontSize:s,upright:r,priority:o},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,
{ticktext:h,tickvals:d=[]}=n;if(n.visible===!1||n.showticklabels===!1)return n;if(!h)return c||u&&t?bn(n,t,e,i):n;let m=h.
length;if(l&&t&&m===1&&n.tickangle===0&&(h[0]??"").length*$>e-$)return{...n,tickfont:{size:.75*s}};if(m<=O&&(t||!c||e>=A))
return n;let w=m<=O?[m-1]:yn(m,Math.floor(e/A),o);return{...n,tickvals:w.map(f=>d[f]??f),ticktext:w.map(f=>Ht(h[f]??"",f,
u?a:1/0,t?r:1/0))}}function gn(n,t,e){let[s]=It(t,n.anchor)?.domain??[0,1],r=Pt(t).map(([,a])=>a),o=Math.max(...r.filter(
a=>a<=s),-1/0),i=(s-o)*e;return n.side==="top"||i>2.4*A?n:{...n,title:{},...i<.9*A&&{showticklabels:!1}}}function bn(n,t,e,{
isTiny:s,isNarrow:r}){let o=Math.max(O,Math.floor(e/(t?Ze:A*1.5)));if(n.tickvals){let u=t?1:Math.ceil(n.tickvals.length/
o);return{...n,tickvals:n.tickvals.filter((h,d)=>d%u===0)}}let{dtick:i,...a}=n;if(n.type==="category")return t?n:{...a,nticks:Math.
max(O,Math.floor(e/Xe))};let c=r&&t&&n.nticks&&!s?O:o,l=Math.min(n.nticks??1/0,c);return s||n.nticks||l<5?{...a,nticks:l}:
n}function wn(n,t,e){return n.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let r=It(t,s.yaxis),[o,i]=r?.domain??
[0,1],a=r?.ticktext?.length;return a===void 0?s:(i-o)*(e-St)<a*A?{...s,texttemplate:""}:s})}function yn(n,t,e){let s=[...Array(
n).keys()];if(n<=t)return s;let r=Math.max(1,Math.ceil(n/Math.max(1,t)));if(!e)return s.filter(i=>i%r===0);let o=[];for(let i of[
...s].sort((a,c)=>(e[c]??0)-(e[a]??0)))o.every(a=>Math.abs(a-i)>=r)&&o.push(i);return o.sort((i,a)=>i-a)}function Ft({xaxis:n},t,e){
let r=(n?.tickangle===0?[]:n?.ticktext??[]).map((o,i)=>Ht(o,i,t,e).length);return Math.max(0,...r)*Qe}function Ht(n,t,e,s){
let r=e<1/0;if(!r&&n.length<=s)return n;let o=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(n)??[],[,i="",a="",c=""]=o,
[l="",u]=a.split(" · "),h=Math.min(r?Math.max(5,Math.floor(e/48)):14,s),d=l.length>h&&!l.includes("&")?`${l.slice(0,h-1)}\
…`:l;return i+(u?`${t+1} ${d}`:d)+c}var vn=12,M=new Map,D=new Map;function V(n,t){let e=JSON.stringify(Object.values(n)),s=M.get(e)??new Map;M.delete(e),M.set(
e,s);for(let i of M.keys()){if(M.size<=vn)break;M.delete(i)}let r=s.get(t);if(r)return r;let o=new Promise((i,a)=>An(e,n,
t,{resolve:i,reject:a}));return s.set(t,o),o.catch(()=>s.delete(t)),o}function An(n,t,e,s){let r=D.get(n);if(r){r.views.
set(e,s);return}let o=new Map([[e,s]]);D.set(n,{query:t,views:o}),setTimeout(()=>{D.delete(n),En(t,o)},0)}async function En(n,t){
let{server:e,path:s,query:r,theme:o}=n,i=[...t.keys()].sort().join(",");try{let a=await z(`${s}/figures?${_({...r,views:i,
theme:o})}`,{},e);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof E&&[404,422,500].includes(a.status);
for(let[l,{resolve:u,reject:h}]of t)c?xn(n,l).then(u,h):h(a)}}function xn({server:n,path:t,query:e,theme:s},r){let o=_({
...e,theme:s});return z(`${t}/views/${encodeURIComponent(r)}?${o}`,{},n)}var G=new Map;async function qt(n,t){let e=G.get(
n),s=e??(n.startsWith("#")?$n(n.slice(1)):kn(n));e||(G.set(n,s),s.catch(()=>G.delete(n)));let r=await s;if(v(r))return r;
let{templates:o={}}=r.layout.meta,i=o[t];if(!i)return r;let a=Bt(i),c=new Map;for(let d of Object.values(o))Bt(d).forEach(
(m,b)=>{c.set(m,a[b]??m)});let{data:l,layout:u}=Y({data:r.data,layout:r.layout},c),{meta:h}=r.layout;return{...r,data:l,
layout:{...u,meta:h,template:i}}}function Bt(n){return n.layout.colorway}function Y(n,t){return Array.isArray(n)&&["stri\
ng","object"].includes(typeof n[0])&&!Array.isArray(n[0])?n.map(s=>Y(s,t)):n?.constructor===Object?Object.fromEntries(Object.
entries(n).map(([s,r])=>[s,Y(r,t)])):t.get(n)??n}async function $n(n){let t=document.getElementById(n);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function kn(n){let t=await fetch(new URL(
n,document.baseURI)).catch(()=>null);if(!t?.ok){let e="The figure could not be loaded; reload the page to try again.";throw new E(
t?.status??0,[{where:"",message:e,suggestions:[]}])}return t.json()}function T(n,{server:t,path:e,view:s,values:r}){let o=encodeURIComponent(
s),i=e.startsWith("lessons/"),a=i?`embed/${e}`:`embed/${e.replace("models/","")}/${o}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${e}/views/${o}`,offline:i?`api/${e}/offline`:`api/${e}/views/${o}/offline`},u=_({...i&&n!=="json"?{step:s}:
{},...r}).toString();return new URL(u?`${c[n]}?${u}`:c[n],t).href}function Wt({x:n,y:t,xaxis:e,yaxis:s},r){let o=[zt(e,n,r),zt(s,t,r)];return[...new Set(o.filter(i=>i!==null))]}function zt(n,t,e){
if(!n||t===void 0||!e.includes(n._name))return null;let s=n.type==="category"?n.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Dt(n,t,e){let s=n.querySelector(":scope > .view-marks")??n.appendChild(On()),{_fullLayout:r}=n;
if(!r)return;let o=t.flatMap(i=>e.map(a=>Mn(r,r[i],a)));s.replaceChildren(...o.filter(i=>i!==null))}function On(){let n=document.
createElement("div");return n.className="view-marks",n}function Mn(n,t,e){if(!t?._length)return null;let s=t._id.startsWith(
"x"),r=n[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??n[s?"yaxis":"xaxis"],o=[t.l2p(e-.5),t.l2p(e+.5)],[i,a]=[Math.min(
...o),Math.max(...o)];if(!(a>0&&i<t._length)||!r?._length)return null;let[c,l]=s?[t._offset+i,r._offset]:[r._offset,t._offset+
i],[u,h]=s?[a-i,r._length]:[r._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${h}px`}),d}function Yt(n,t){return Object.fromEntries(n.map(({name:e,values:s,value:r})=>[e,s.find(o=>String(o)===t(e))??r]))}function Vt(n,t){
for(let{name:e,values:s}of n){let r=t(e);if(r===null||s.map(String).includes(r))continue;let o=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:e,message:`There is no ${e} ${r}; ${o}.`}}return null}
function Jt(n,t,e){return t.reduce((s,r)=>{let o=n.find(({name:i})=>i===r)?.values??[];return s*o.length+o.indexOf(e[r]??
"")},0)}function Kt(n,t){return n.map(s=>{let{name:r,title:o,values:i}=s,a=Qt(s)[i.indexOf(t[r]??"")];return typeof a=="\
number"?`${o.toLowerCase()} ${a}`:a}).join(", ")}function Qt({values:n,labels:t}){return t??n}var H=class{#o;#t;#e="";#s=0;#i=null;constructor(t,e){
this.#o=t,this.#t=e}offer({choices:t=[],player:e},s,r){let o=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),o.map(({name:c,meta:l})=>[c,l])]);if(this.#e===i)return;this.#e=i,this.pause(),this.#i=null,
this.#o.replaceChildren(...t.map(c=>this.#l(c))),o.length&&r&&this.#o.append(this.#d(o));let a=t.find(({name:c})=>c===e);
a&&this.#o.append(...this.#m(a))}show(t){for(let[e,s]of Object.entries(t)){let r=this.#o.querySelector(`select[name="${e}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#s),this.#s=0,this.#i&&(this.#i.textContent=
"Play")}#l(t){let{name:e,title:s,values:r}=t,o=document.createElement("select");o.name=e;let i=Qt(t);return o.append(...r.
map((a,c)=>new Option(String(i[c]),String(a)))),o.addEventListener("change",()=>{this.pause();let a=r[o.selectedIndex];a!==
void 0&&this.#t.select(e,a)}),Gt(s,o)}#d(t){let e=document.createElement("select");return e.append(new Option("…",""),
...t.map((s,r)=>new Option(s.name,String(r)))),e.addEventListener("change",()=>{let s=e.value?t[Number(e.value)]:void 0;
s?.meta&&this.#t.open(s.meta),e.value=""}),Gt("Open",e)}#m({name:t,title:e,values:s}){let r=()=>s.indexOf(this.#t.selected()[t]??
""),o=u=>{let h=s[Math.max(0,Math.min(s.length-1,u))];h!==void 0&&this.#t.select(t,h)},i=u=>{this.pause(),o(r()+u)},a=J(
"Play",()=>{if(this.#s){this.pause();return}r()===s.length-1&&o(0),a.textContent="Pause",this.#s=setInterval(()=>{o(r()+
1),r()===s.length-1&&this.pause()},1200)});this.#i=a;let c=J("‹",()=>i(-1)),l=J("›",()=>i(1));return c.setAttribute(
"aria-label",`${e} back`),l.setAttribute("aria-label",`${e} forward`),[c,a,l]}};function Gt(n,t){let e=document.createElement(
"label");return e.append(`${n} `,t),e}function J(n,t){let e=document.createElement("button");return e.type="button",e.textContent=
n,e.addEventListener("click",t),e}function Zt(n){let t=atob(n),e=new Uint8Array(t.length);for(let s=0;s<t.length;s++)e[s]=t.charCodeAt(s);return e}var Tn={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function R(n){if(Array.isArray(n))return Ln(n);if(!("bdata"in n))return{values:n,shape:[n.length]};let t=Tn[n.dtype];if(!t)
throw new Error(`An array has the unknown type ${n.dtype}.`);let e=new t(Zt(n.bdata).buffer),s=n.shape?String(n.shape).split(
",").map(Number):[e.length];return{values:e,shape:s}}function Ln(n){if(!(typeof n[0]=="object"&&n[0]!==null))return{values:n,
shape:[n.length]};let e=n;return{values:e.flatMap(s=>Array.from(s)),shape:[e.length,e[0]?.length??0]}}function L({values:n,
shape:t},e){let[,...s]=t,r=s.reduce((o,i)=>o*i,1);return{values:Sn(n,e*r,(e+1)*r),shape:s}}function Xt({values:n,shape:t}){
return t.length<2?n:K({values:n,shape:t})}function K(n){return Array.from({length:n.shape[0]??0},(t,e)=>L(n,e).values)}function Sn(n,t,e){
return Array.isArray(n)?n.slice(t,e):n.subarray(t,e)}function te(n,t=1){let e=Math.max(...n),s=Math.min(Math.max(t,1e-30),1/1e-30);return n.map(r=>Math.exp((r-e)/s))}var B="all",ee=new WeakMap;function ne({data:n,layout:t},e){let{parts:s=[]}=t.meta,r=Q(t.meta,e);for(let o of s){let i=n[o.
trace];"lines"in o?Object.assign(i,jn(r(o.lines),e[o.row],o)):i[o.attribute]=Xt(r(o.is))}}function Q(n,t){let e=Nn(n),s=Object.
fromEntries((n.choices??[]).map(({name:a,values:c})=>[a,t[a]===B?B:c.indexOf(t[a]??"")])),r=({take:a,at:c})=>{let l=e[a];
if(!l)throw new Error(`The figure has no array ${a}.`);for(let u of c){let h=s[u]??0;h!==B&&(l=L(l,h))}return l},o=([a,c])=>{
let[{values:l},{values:u,shape:h}]=[i(a),i(c)];return{values:Float64Array.from(u,(m,b)=>m*Number(l[b%l.length])),shape:h}},
i=a=>{if("take"in a)return r(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in
a?Cn(i(a.softmax),a):"product"in a?o(a.product):Rn(o(a.dots),a.over)};return i}function Nn(n){let t=ee.get(n);return t||
(t=Object.fromEntries(Object.entries(n.arrays??{}).map(([e,s])=>[e,R(s)])),ee.set(n,t)),t}function Rn(n,t){let[e=0]=n.shape;
return{values:Float64Array.from({length:e},(r,o)=>se(L(n,o).values)).map(r=>r/t),shape:[e]}}function Cn({values:n,shape:t},{
temperature:e,mask:s}){let r=Array.from(n,(a,c)=>s&&!s[c]?-1/0:a),o=te(r,e),i=se(o);return{values:Float64Array.from(o,a=>a/
i),shape:t}}function se(n){let t=0;for(let e=0;e<n.length;e+=1)t+=Number(n[e]);return t}function jn({values:n,shape:t},e,{
above:s,to:r}){let o=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(e!==B&&l!==e))for(let u=0;u<c;u+=1){let h=Number(n[l*
c+u]);h<=s||h>r||(o.push(0,1,null),i.push(l,u,null))}return{x:o,y:i}}var re="vendor/plotly/plotly-traces-4.1.1.min.js",Z;function q(n){return window.Plotly?Promise.resolve(window.Plotly):(Z??=
new Promise((t,e)=>{let s=document.createElement("script");s.src=n?new URL(`static/${re}`,n).href:new URL(`../${re}`,g).
href;let r=()=>{Z=void 0,s.remove(),e(new Error("The drawing library could not be loaded. Reload the page to try again."))};
s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.head.append(s)}),
Z)}async function oe(n,t,e){let{width:s,height:r}=n.layout;return(await q()).toImage(n,{format:t,width:s,height:r,...t===
"png"&&{scale:e}})}function ce(n,t){let{table:e}=x(n);if(e&&"rows"in e)return[e];if(v(n))return[];let{data:s,layout:r}=n,o=e?[_n(e,Q(r.meta,
t),t)]:[];return e&&!e.beside?o:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Pn(r,a)),...o]}function le({columns:n,
rows:t}){let e=document.createElement("table");e.createTHead().insertRow().append(...n.map(o=>X("th",o,"col")));let r=e.
createTBody();for(let[o,...i]of t)r.insertRow().append(X("th",o,"row"),...i.map(a=>X("td",a)));return e}function ue(n){let t=s=>s.
map(Bn).join(",");return`${n.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function _n(n,t,e){let{columns:s,labels:r}=n;if("values"in n){let c=n.values.map(l=>t(l).values);return{columns:s,rows:r.
map((l,u)=>[l,...c.map(h=>h[u])])}}let o=t(n.matrix),i=o.shape.length<2?[o.values]:K(o),a=i.length===r.length?r:[In(n,e)];
return{columns:s,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function In({labels:n,matrix:t},e){let s="at"in t?t.at.at(-1):
void 0;return n[Number(e[s??""])]??""}function Pn(n,t){let e=R(t.z??[]),s=ie(n,t,"y").map((r,o)=>[r,...Array.from(L(e,o).
values)]);return{columns:[t.name??"",...ie(n,t,"x")],rows:s}}function ie(n,t,e){let s=t[e];if(Array.isArray(s))return s.
map(c=>ae(String(c)));let r=n[`${e}axis`],i=n[`${e}axis${(t[`${e}axis`]??e).slice(1)}`]?.categoryarray??r?.categoryarray;
if(i)return i.map(ae);let{shape:a}=R(t.z??[]);return[...Array(a[e==="y"?0:1]??0).keys()].map(String)}function ae(n){return n.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}var Un=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Fn=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Hn=/^(?=[\t\r\n])/;function Bn(n){if(n==null)return"";if(typeof n=="number")return String(n);let t=n.replace(Fn,"$1'").replace(
Hn,"'"),e=Un.test(n)?n:t;return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function X(n,t,e){let s=document.createElement(
n);return e&&(s.scope=e),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}var nt={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventio\
ns",against:"against"},st=["inputs","removed"],qn=new Set(["server","source","model","lesson","view","theme","reads",...st,
...Object.keys(nt)]),de=["scale","accent","controls","caption"],zn=new Set([...de,"fill"]),he="pointer-view:hover",tt=matchMedia(
"(prefers-color-scheme: dark)"),Wn={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},Dn=120,Gn=[["short",576,
0],["low",352,0],["tight",288,352]],Yn="400px 0px",fe=660,Vn="[data-answer]:not(pointer-view *)",Jn=/^(\w+):(\d+)$/,Kn="\
The server draws this chart, and it does not answer.",Qn="The answer above is computed in this browser.",Zn="Type visits\
, or add a place, to see what the model answers.",S=null,et=null,rt=class extends HTMLElement{#o=null;#t=null;#e=null;#s=0;#i=!1;#l="";#d=!1;#m="";#g=[];#b=!1;#A=new IntersectionObserver(
t=>{t.some(e=>e.isIntersecting)&&this.#C()},{rootMargin:Yn});#T=new ResizeObserver(()=>requestAnimationFrame(()=>this.#O()));#L=new MutationObserver(
t=>this.#K(t.map(({attributeName:e})=>e??"")));#S=t=>this.getAttribute(t);#p=()=>{if(!this.#e||!this.#t){this.#h();return}
this.#x(this.#y),this.#a()};#N=({target:t,detail:e})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(e.visits)};#R=({type:t})=>this.#tt(t==="beforeprint");connectedCallback(){
this.#o??=this.#P(),this.#_(),document.addEventListener("pointerscope:theme",this.#p),document.addEventListener(he,this.#N),
tt.addEventListener("change",this.#p);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#R);this.#T.
observe(this),this.#L.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#A.observe(this):this.#b=!0,this.#h()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#p),document.removeEventListener(he,this.#N),tt.removeEventListener(
"change",this.#p);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#R);this.#T.disconnect(),this.#L.
disconnect(),this.#A.disconnect(),this.#n.controls.pause()}mark(t){t.join()!==this.#g.join()&&(this.#g=t,this.#q())}get chosen(){
return this.#t?this.#f:{}}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:e}=this.#z();return Math.ceil(t+F(this.#t)+
e)}get#n(){return this.#o??=this.#P(),this.#o}#C(){this.#b=!0,this.#A.disconnect(),this.#h()}#K(t){t.some(s=>zn.has(s))&&
(this.#_(),this.#a());let e=t.filter(s=>qn.has(s)&&!this.#Q(s));t.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#b?
this.#C():e.length?this.#h():this.#u.some(({name:s})=>t.includes(s))?this.#M()&&this.#a():t.includes(this.#m)&&this.#h()}#Q(t){
let e=this.#e;return!e||!this.#t?!1:(t==="theme"&&this.#p(),t==="theme"||t==="interventions"&&e.follows(this.getAttribute(
t)??""))}get#u(){return this.#t?x(this.#t).choices??[]:[]}#h(){this.#i||(this.#i=!0,queueMicrotask(()=>{this.#i=!1,this.#Z()}))}get#E(){
let[t,e]=this.hasAttribute("lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return e?
`${t}/${encodeURIComponent(e)}`:""}get#w(){let t=this.getAttribute("server");return t?new URL(t.endsWith("/")?t:`${t}/`,
document.baseURI).href:j.href}get#j(){let t=this.parentElement?.closest("[data-theme]");return t instanceof HTMLElement?
t.dataset.theme:void 0}get#y(){let t=this.getAttribute("theme");return t==="auto"?tt.matches?"dark":"light":(t??this.#j)===
"dark"?"dark":"light"}get#v(){let t=this.getAttribute("scale");return t!==null&&I("scale",t)?Number(t):1}#_(){let t=this.
getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#v)):this.style.removeProperty(
"--scale"),t&&I("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--accent")}get#I(){if(this.hasAttribute(
"lesson")){let e=st.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.fromEntries(e)}}if(this.getAttribute(
"reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(nt).map(([e,s])=>[s,this.getAttribute(e)]);return{
needsHistory:!0,query:Object.fromEntries(t)}}async#Z(){let{needsHistory:t,query:e}=this.#I;this.#s+=1;let s=this.#s,r=this.
getAttribute("source"),o=this.getAttribute("view")??"",i=this.#E&&o&&(!t||e.visits||e.record);if(!r&&!i){this.#$(Zn);return}
if(!this.#b){this.#$("");return}let a=this.#y;this.#x(a),this.setAttribute("aria-busy","true");try{let c={server:this.#w,
path:this.#E,query:e,theme:a},l=this.hasAttribute("server")?this.#w:"",[u]=await Promise.all([r?qt(r,a):V(c,o),r?null:o===
W?import("./network-drawing.js"):q(l)]),h=v(u),d=h?await import("./network-drawing.js"):null;h||await q(l),await pt(()=>{
s===this.#s&&(this.#et(d?.NetworkDrawing??null,x(u).title),this.#t=h?u:structuredClone(u),this.#st(this.#t),this.#X({...c,
theme:"light"},o))})}catch(c){s===this.#s&&this.#F(c)}finally{s===this.#s&&this.removeAttribute("aria-busy")}}#x(t){this.#j!==
t?this.dataset.theme=t:delete this.dataset.theme}#X(t,e){if(!this.#t||v(this.#t))return;let{template:s,meta:r}=this.#t.layout,
o=r.templates?.light;S??=o??(this.#y==="light"?s:null),!(S||this.hasAttribute("source"))&&(et??=V(t,e),et.then(i=>{v(i)||
(S??=i.layout.template)}).catch(()=>{et=null}))}#tt(t){if(this.#d=t,!this.#t||!this.#l)return;let e=S??this.#e;this.#x(t&&
e?"light":this.#y),this.#a(),t||requestAnimationFrame(()=>this.#a())}#P(){let t=document.createElement("summary");t.textContent=
"Numbers";let e={title:this.#c("h3","view-title"),caption:this.#c("p","view-caption"),choices:this.#c("div","view-choice\
s"),summary:this.#c("p","view-summary"),failure:this.#c("p","view-failure"),plot:this.#c("div","view-plot"),details:this.#c(
"details","view-table"),exports:$t({name:()=>this.#G,links:()=>this.#ht(),view:()=>this.#t&&this.#ft(this.#t),picture:(r,o)=>this.#lt(
r,o),csv:()=>ue(this.#D()),json:()=>JSON.stringify(this.#t)})};e.title.hidden=!e.title.textContent,e.failure.setAttribute(
"role","alert"),e.plot.role="img",e.details.append(t),e.details.addEventListener("toggle",()=>this.#W());let s=new H(e.choices,
{selected:()=>this.#f,select:(r,o)=>this.#ct(r,o),open:r=>this.#r("open",r)});this.replaceChildren(...Object.values(e)),
this.addEventListener("toggle",({target:r})=>this.#at(r),!0);for(let r of[e.plot,e.details,e.choices,e.exports,e.failure])
r.hidden=!0;return{...e,controls:s}}#c(t,e){let s=this.querySelector(`.${e}`),r=s instanceof HTMLElement?s:document.createElement(
t);return r.className=e,r}#et(t,e){if(t===null==(this.#e===null))return;let s=this.#n,r=s.plot.cloneNode();r.removeAttribute(
"data-listening"),r.role=t?"group":"img",s.plot.replaceWith(r),s.plot=r,this.#e?.bar?.remove(),this.#e=t?new t(r,{title:e,
isProjected:this.hasAttribute("fill"),hover:o=>this.#r("hover",{visits:o}),acts:{server:()=>this.hasAttribute("source")?
null:this.#w,answered:o=>this.#nt(o),resized:()=>requestAnimationFrame(()=>this.#O())}}):null,this.#e?.bar&&s.summary.before(
this.#e.bar)}#nt({figure:t,interventions:e}){this.#t=t;let{interventions:s}=this.#e??{};s?this.setAttribute("interventio\
ns",s):this.removeAttribute("interventions"),this.#M()&&this.#a(),this.#r("interventions",e)}#U(t){let{plot:e,details:s,
choices:r,exports:o,failure:i}=this.#n;for(let c of[e,s,r,o])c.hidden=t;i.hidden=!0;let a=this.#e?.bar;a&&t&&(a.hidden=!0)}#$(t){
this.#t=null,this.#m="",this.removeAttribute("aria-busy"),this.#n.controls.pause(),this.#U(!0),this.#n.summary.textContent=
t}#F(t){this.#$("");let{failure:e}=this.#n,r=t instanceof E&&t.status===0&&document.querySelector(Vn)!==null,o=r?Kn:ft(t);
if(e.replaceChildren(o),r&&e.append(" ",Xn()),e.hidden=!1,this.#r("failed",{message:o}),!(t instanceof E)||![0,503].includes(
t.status))return;let i=document.createElement("button");i.type="button",i.textContent="Try again",i.addEventListener("cl\
ick",()=>this.#h()),e.append(" ",i)}#st(t){let{title:e,caption:s,controls:r}=this.#n,o=x(t);e.textContent=o.title,e.hidden=
!1,s.textContent=o.caption,this.#U(!1),r.offer(o,v(t)?[]:t.data,!this.hasAttribute("fill")),this.#M()&&this.#a()}#a(){if(!this.#t)
return;let{plot:t}=this.#n,e=this.#d,s=this.#k(F(this.#t)),r=e?Math.min(s.width||fe,fe):s.width;r&&(v(this.#t)?(t.style.
height=`${s.height}px`,this.#e?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}px`:"",this.#rt(t,this.#t,{...s,width:r})),
this.#l=`${r}×${s.height}`,this.dataset.drawn="true",this.#q(),this.#r("drawn",{}))}#rt(t,{data:e,layout:s},r){let o=this.#d,
i=o&&S?{...s,template:S}:s,a=this.#H({data:e,layout:i},r);window.Plotly?.react(t,a.data,o?{...a.layout,width:r.width}:a.
layout,Wn),t.dataset.listening||this.#ot(t)}#H({data:t,layout:e},{width:s,height:r,isFixed:o}){let i="rgba(0, 0, 0, 0)",
a=this.#v,{font:c,hoverlabel:l}=e.template.layout,u=c.size*a,h=Ct({data:t,layout:ts(e)},{width:s,height:r,isFixed:o,scale:a}),
d={font:{size:u},hoverlabel:{...e.hoverlabel,font:{...l.font,size:u}}};return{data:h.data,layout:{...h.layout,...a!==1&&
d,paper_bgcolor:i,plot_bgcolor:i,height:r}}}#ot(t){t.dataset.listening="true",t.on("plotly_click",({points:[e]})=>{if(!e)
return;e.data.meta&&this.#r("open",e.data.meta);let[,s,r]=Jn.exec(String([e.customdata].flat()[0]))??[];s&&this.#r("sele\
ct",{table:s,row:Number(r)})}),t.on("plotly_hover",({points:[e]})=>{e&&this.#r("hover",{visits:Wt(e,this.#B)})}),t.on("p\
lotly_unhover",()=>this.#r("hover",{visits:[]}))}get#B(){return this.#t?x(this.#t).visit_axes??[]:[]}#r(t,e){this.dispatchEvent(
new CustomEvent(`pointer-view:${t}`,{detail:e,bubbles:!0}))}#q(){!this.#t||!this.#l||(this.#e?this.#e.mark(this.#g):Dt(this.#n.
plot,this.#B,this.#g))}#k(t){let{plot:e}=this.#n,s=e.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};
this.#it();let{above:r,below:o}=this.#z();this.style.setProperty("--below",`${Math.ceil(o)}px`);let i=Math.max(Math.floor(
this.offsetHeight-r-o),Dn);return{width:s,height:i,isFixed:!0}}#it(){let[t,e]=[this.offsetWidth/this.#v,this.offsetHeight/
this.#v],s=Gn.filter(([,r,o])=>e<r||t<o).map(([r])=>r).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#z(){let{plot:t,
details:e,exports:s}=this.#n,r=this.getBoundingClientRect(),o=r.height/this.offsetHeight||1,i=[e,s].filter(c=>c.offsetHeight).
map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{
above:(t.getBoundingClientRect().top-r.top)/o,below:a/o}}#at(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&
t.open)for(let e of this.querySelectorAll("details"))e.open&&(e.open=e===t);requestAnimationFrame(()=>this.#O())}#O(){if(!this.#t)
return;let{width:t,height:e}=this.#k(F(this.#t));t&&this.#l!==`${t}×${e}`&&this.#a()}#ct(t,e){this.setAttribute(t,String(
e)),this.#r("option",{[t]:e})}#M(){let t=this.#t;if(!t)return!1;let e=this.hasAttribute("lenient")?null:Vt(this.#u,this.#S);
if(e)return this.#F(new Error(e.message)),this.#m=e.name,!1;let s=x(t),r="";if(this.#u.length&&!v(t)){let o=this.#f;this.#n.
controls.show(o);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>o[c]===l));ne(t,o);let{summaries:i}=s;
i&&(s.summary=i.texts[Jt(this.#u,i.by,o)]??""),r=`: ${Kt(this.#u,o)}`}return this.#n.summary.textContent=s.summary??"",this.#n.
plot.setAttribute("aria-label",`${s.title}${r}. ${s.summary??""}`),this.#W(),!0}get#f(){return Yt(this.#u,this.#S)}#W(){
let{details:t}=this.#n;if(!t.open||!this.#t)return;let e=document.createElement("div");e.className="table-frame",e.tabIndex=
0,e.setAttribute("role","region"),e.setAttribute("aria-label",`Numbers: ${x(this.#t).title}`),e.append(...this.#D().map(
le)),t.querySelector(".table-frame")?.remove(),t.append(e)}#D(){return this.#t?ce(this.#t,this.#f):[]}async#lt(t,e){let s=this.#t;
if(!s)throw new Error("There is no figure to save yet.");return{address:v(s)?await this.#e?.address(t,e)??"":await oe(this.#ut(
s),t,e),meta:x(s)}}#ut(t){let{data:e,layout:s}=structuredClone(t),r=this.#k(s.height),{paper_bgcolor:o,plot_bgcolor:i}=s.
template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#H({data:e,layout:s},
r),l=a?{}:{paper_bgcolor:o,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:r.width,...l}}}get#G(){let t=[this.
getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];
return this.getAttribute("name")??t.filter(Boolean).join("-")}get#Y(){return{server:this.#w,path:this.#E,view:this.getAttribute(
"view")??"",values:{...this.#I.query,...this.#f}}}get#V(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,e=de.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(s)&&I(s,r??""));return{...t&&{
theme:t},...Object.fromEntries(e)}}#ht(){let t=new URL(location.href);t.hash=this.id;let e=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&k.answers))return{link:e,embed:null,json:null,offline:null};let r=this.#Y;return{link:e,embed:T(
"embed",this.#J(r)),json:T("json",r),offline:T("offline",r)}}#J(t){let{controls:e,...s}=this.#V,r={...t.values,...s,...e&&
e!=="some"&&{controls:e}};return{...t,values:r}}#ft(t){let e=this.#Y,{title:s,summary:r=""}=x(t),o=["model","lesson","vi\
ew","reads",...st,...Object.keys(nt)],i=[...this.attributes].filter(({name:d})=>o.includes(d)),{theme:a,...c}=this.#V,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:m})=>[d,m])),...this.#f,...l&&{theme:l},...c},
h=this.#J(e);return{title:s,caption:r,name:this.#G,server:e.server,embed:T("embed",h),picture:T("picture",h),attributes:Object.
fromEntries(Object.entries(u).map(([d,m])=>[d,String(m)]))}}};function Xn(){let n=document.createElement("span");return n.
className="beside-browser-answer",n.textContent=Qn,n}function ts(n){let t=Object.entries(n).map(([e,s])=>{if(!/^[xy]axis/.
test(e))return[e,s];let r=s,o=n[e.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=r.type==="category"&&!r.categoryarray&&
o;return[e,i?{...r,categoryorder:"array",categoryarray:o}:r]});return Object.fromEntries(t)}customElements.define("point\
er-view",rt);})();
