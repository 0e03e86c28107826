(()=>{var su=Object.create;var wo=Object.defineProperty;var ru=Object.getOwnPropertyDescriptor;var iu=Object.getOwnPropertyNames;var au=Object.getPrototypeOf,cu=Object.prototype.hasOwnProperty;var pr=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var T=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var bo=(e,t)=>{for(var n in t)wo(e,n,{get:t[n],enumerable:!0})},lu=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let s of iu(t))!cu.call(e,s)&&s!==n&&wo(e,s,{get:()=>t[s],enumerable:!(o=ru(t,s))||o.enumerable});return e};var mr=(e,t,n)=>(n=e!=null?su(au(e)):{},lu(t||!e||!e.__esModule?wo(n,"default",{value:e,enumerable:!0}):n,e));var gr,uu,S,g=T(()=>{"use strict";({currentScript:gr}=document),uu=gr instanceof HTMLScriptElement?gr.src:"",S=new URL("\
static/js/",uu||document.baseURI).href});async function ee(e,t,n=te){let o=await pu(e,t,n);if(o.status!==fu)return wr(o)}async function pu(e,t,n){let o=await fetch(
new URL(`api/${e}`,n),t).catch(xr),s=o!==null&&!xo.includes(o.status);if(String(n)===te.href&&mu(s&&!yo(o)),!s)return zt();
if(o.ok)return o;let{errors:r=[]}=await wr(o);throw new Z(o.status,r)}function wr(e){return e.headers.get("content-type")?.
includes("json")?e.json().catch(zt):Vt(e.status)}function br(e){let t=AbortSignal.timeout(du);return e?AbortSignal.any([
e,t]):t}function yo({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function mu(e){e!==Zt.answers&&
(Zt.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function xr(e){if(So(
e))throw e;return null}function zt(e){return xr(e),Vt(0,hu)}function Vt(e,t=Eo(e)){throw new Z(e,[{where:"",message:t,suggestions:[]}])}
function So(e){return e instanceof DOMException&&e.name==="AbortError"}function wt(e){let t=Object.entries(e).filter(([,
n])=>(n??"")!=="");return new URLSearchParams(t.map(([n,o])=>[n,String(o)]))}function mn(e){return e instanceof Error?e.
message:String(e)}var Z,te,Zt,xo,fu,du,hu,Eo,bt=T(()=>{"use strict";g();Z=class extends Error{constructor(t,n){super(n.map(
o=>o.message).join(" ")),this.status=t,this.problems=n}},te=new URL(S.replace(/^(.*\/)static\/.*$/,"$1")),Zt={answers:!0},
xo=[502,504],fu=204,du=5e3,hu="No response could be read. Your input is still here; check your connection and try again.",
Eo=e=>`The server answered with ${e}.`});function Er(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function dt(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function gn(e){return e<0?`(${dt(e)})`:dt(e)}function Ao(e){return Sr(e," \
+ ")}function yr(e){return Sr(e,", ")}function wn(e,t){return e===t?t:`${e} = ${t}`}function Sr(e,t){return e.length<=24?
e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var bn=T(()=>{"use strict";g()});function To(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function xn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function En(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(xn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:gu(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}
function gu(e,t,n,o){let{op:s}=t;if(s==="constant")return Oo(t,n);let r=vo(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s===
"view"||s==="join")return i;if(s==="where")return i?a:c;if(s==="matmul")return bu(r);if(s==="collect")return Pe.sum?.(r)??
0;if(s==="softmax")return wu(e,t,n,r);let l=Pe[s];if(l)return l(r);let u=Mo[s];if(!u)throw new RangeError(`There is no o\
peration ${s}.`);return u(i,a)}function vo(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,xu(t,
n)]];if(o==="join")return[Eu(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return Ar(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(o==="softmax"||o in Pe){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=Ar(
c).map(f=>[i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function Oo({values:e=0},t){
return To(Array.isArray(e)?e[t]??Number.NaN:e)}function No(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function wu(e,t,n,o){let{place:s,width:r}=No(e,t,n),i=$o(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function $o(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-
n)/o))}function bu(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function xu({shape:e,offset:t=0,
strides:n,index:o},s){if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function Eu(e,t,n){let o=n;for(let s of t){let r=xn(e[s]??{op:"",shape:[]});if(o<r)return[s,o];
o-=r}throw new RangeError(`No operand has the element ${n}.`)}function Ar(e){return Array.from({length:e},(t,n)=>n)}function yu(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Su(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var Mo,
Pe,He=T(()=>{"use strict";g();Mo={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>yu(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Su(e/Math.SQRT2))},Pe=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function De(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:Oo(c,a),op:"",parts:[]};let f=vo(e,c,a).
map(([b,E])=>s(b,E)),[d,h,m]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&m)return d?.value?h:m;if(l==="\
collect")return Mr(f);if(l==="matmul")return Mr(Nr(f));if(l==="softmax")return Lu(f,No(e,c,a));let w=Pe[l];if(w)return{value:w(
f.map(({value:b})=>b)),op:l,parts:f};let p=Mo[l];if(!p||!d)throw new RangeError(`There is no operation ${l}.`);return{value:p(
d.value,h?.value??0),op:l,parts:f}};return s(e.length-1,t)}function yn(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function Ht(e){if(Tr.has(e.op))return e;for(let t of e.parts){let n=Ht(t);if(n)return n}return null}function ko(e){
return e.op?Ro(e,null,!1).text:dt(e.value)}function vr(e){let t=dt(e.value),n=Ht(e);if(!n)return wn(ko(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=Fe(e),s=o.reduce((r,i)=>r+i,0);return`${dt(o[e.place??0]??0)} / ${dt(s)} = ${t}`}return`${Or(
e,n)??Ro(e,n,!1).text} = ${t}`}function Fe({parts:e,temperature:t}){return $o(e.map(({value:n})=>n),t?.value)}function Sn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>Au;return{powers:s?Fe(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function Or(e,t){if(e===t)return t.op==="sum"?`Sum ${dt(t.value)}`:null;let[
n,o]=e.parts,s=n&&Or(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${dt(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${dt(o.value)}`:null}function Ro(e,t,n){let{op:o,parts:s,value:r}=e,i=Tr.has(o);if(!o||e===t||i&&n)return{text:gn(r),
binding:Ct};let a=s.map(d=>Ro(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?Ao(c):"0",binding:be};
if(o==="softmax")return{text:Nu(e,a),binding:Tt};if(o==="product")return{text:c.join(" · "),binding:Tt};let[l={text:"",
binding:Ct},u]=a,f=Tu[o];if(f&&u){let[d,h]=f,m=o==="add"||o==="multiply",w=Pt(l,o==="power"?Ct:h),p=Pt(u,m?h:h+1);return{
text:o==="power"?`${w}^${p}`:`${w} ${d} ${p}`,binding:h}}return o==="negative"?{text:`−${Pt(l,Tt)}`,binding:be}:o==="s\
qrt"?{text:`√${Pt(l,Ct)}`,binding:Ct}:o==="absolute"?{text:`|${Ou(s[0],l)}|`,binding:Ct}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${Pt(l,Ct)}))`,binding:Tt}:o==="gelu"?{text:`${Pt(l,Tt)} · Φ(${l.text})`,binding:Tt}:{text:`${vu[o]??o}(${yr(c)}\
)`,binding:Ct}}function Ou(e,{text:t}){return e&&!e.op?dt(e.value):t}function Pt({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function Nu(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=Sn(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${Pt(c,be)} − ${gn(r)}`,binding:be}),i!==1&&(l={text:`${Pt(l,Tt)} / ${gn(i)}`,binding:Tt}),`e^${Pt(l,Ct)}`});
return`${a[n]} / (${Ao(a)})`}function Nr(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:$u(
o),op:"multiply",parts:o})}return t}function $u(e){return e.reduce((t,{value:n})=>t*n,1)}function Mr(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:Lo(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?Nr([r.parts[0],i]):[]),s={value:Lo(o),op:"sum",parts:o};
return{value:Lo(e),op:"divide",parts:[s,t]}}function Lo(e){return e.reduce((t,{value:n})=>t+n,0)}function Lu(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=Fe(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var Au,we,be,Tt,Mu,Ct,Tu,vu,Tr,Io=T(()=>{"use strict";g();bn();He();Au=30,[
we,be,Tt,Mu,Ct]=[0,1,2,3,4],Tu={add:["+",be],subtract:["−",be],multiply:["·",Tt],divide:["/",Tt],remainder:["mod",Tt],
power:["^",Mu],greater:[">",we],greater_equal:["≥",we],less:["<",we],less_equal:["≤",we],equal:["=",we],not_equal:["\
≠",we]},vu={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},Tr=new Set(["sum","softmax"])});function A(e,t,n){let o=I(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function I(e,t,n){
let o=e.querySelector(t);return o&&Lr(o,n)?o:null}function y(e,t,n){return[...e.querySelectorAll(t)].filter(o=>Lr(o,n))}
function _o(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function D({target:e}){return e}function $r({target:e}){
return e}function We(e,t){e.textContent!==t&&(e.textContent=t)}function Lr(e,t){return e instanceof(t??HTMLElement)}var K=T(
()=>{"use strict";g()});function Rr(){return kr??=document.querySelector('[data-decimal=","]')!==null,kr}function et(e){return Rr()?e.replaceAll(
ku,t=>t.replaceAll(/[.,]/g,n=>Ru[n]??n)):e}function Be(e){return Rr()?e.replace(",","."):e}var ku,Ru,kr,Lt=T(()=>{"use s\
trict";g();ku=/\d[\d.,]*\d/g,Ru={".":",",",":"."}});function mt(e){return"down"in e.dataset?[y(e,"tbody td",HTMLTableCellElement)]:y(e,"tbody tr").map(t=>y(t,"td",HTMLTableCellElement))}
function xe(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function An(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=I(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?mt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,...Dt(s)};return t.set(n,i),i}}function Mn(e,t){let n=e?.cells[t];return n?oe(n):Number.
NaN}function oe(e){return Er(e.dataset.value??Be(Co(e)))}function Co(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function vt(e){return A(e,"figcaption span").textContent??""}function Dt(e){let t=o=>y(e,o).map(
s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var Ue,ne,je,qe,Ee=T(()=>{"use strict";g();bn();K();Lt();Ue="figure[data-how]",ne="figure[data-how] tbody td",je="f\
igure[data-editable]",qe="figure[data-editable] tbody td"});function Tn({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Po(
"th",r,"col")));let s=n.createTBody();for(let[r,...i]of t)s.insertRow().append(Po("th",r,"row"),...i.map(a=>Po("td",a)));
return n}function Po(e,t,n){let o=document.createElement(e);n&&(o.scope=n);let s=typeof t=="number"&&!Number.isInteger(t)?
t.toFixed(6):String(t??"–");return o.textContent=Number(s)===0?s.replace("-",""):s,o}function Ir({columns:e,rows:t}){return`${[
e,...t].map(o=>o.map(Hu).join(",")).join(`\r
`)}\r
`}function Pu(e){return(Number.isInteger(e)?[]:[6,7,8,9]).map(o=>Number(e.toPrecision(o))).find(o=>Math.fround(o)===e)??
e}function Hu(e){if(e==null)return"";if(typeof e=="number")return Number.isNaN(e)?"":String(Pu(e));let t=e.replace(_u,"$\
1'").replace(Cu,"'"),n=Iu.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}var Iu,_u,Cu,vn=T(()=>{"u\
se strict";g();Iu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,_u=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Cu=/^(?=[\t\r\n])/});function _r(e,t){let n=o=>{let s=Hr(o);s&&Ge(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&Fu(e,t),e.addEventListener("pointerout",o=>{let s=D(o).closest(Ue),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&On(Do(s))}),e.addEventListener("keydown",Wu)}function Cr(e){for(let t of y(e,Ue))for(let[n,o]of y(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function Fu(e,t){let n=0,o=async s=>{let r=Hr(s);if(!r)return;n+=1;let i=n,
a=Ho(r),c=Do(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,xe(mt(a),r));i===n&&c.isConnected&&Bu(
c,f,r)}catch(f){i===n&&(A(c,"[data-sum]").textContent=mn(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=D(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function Wu(e){let t=D(e),n=t.closest(`${ne}, ${qe}`),o=Du[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=Ho(
n),r=mt(s),{row:i,column:a}=xe(r,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function Ge(e,{withoutResult:t=!1}={}){let n=Ho(e),o=Do(n);On(o);let s=An(o),r=De(JSON.parse(
n.dataset.how??"[]"),mt(n).flat().indexOf(e),(u,f)=>Mn(s(u),f));e.dataset.lit="result";for(let u of yn(r)){let f=s(u.table??
"")?.cells[u.index??0];f&&(f.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":dt(oe(e)),l=Number.isNaN(r.value)||t&&!r.op?a:wn(ko(r),a);i.textContent=[ju(n,e),et(l)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function Bu(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,numbers:c}=t,l=De(i,a,(w,p)=>Pr(
c[w],p).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(Tn(Uu(l,c)));let m=document.createElement("p");m.className=
"sum",m.textContent=vr(l),u.append(f,h,m,d),A(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function Uu(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=yn(a);return Pr(t[c],l).label},o=(a,...c)=>[a,...c.
map(dt)],s=Ht(e);if(!s)return{columns:["term","value"],rows:yn(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:r,parts:i}=s;if(r==="softmax"){let a=Fe(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>o(n(a),a.value))}}function Pr(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:To(o)}}function On(e){for(let n of y(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function Hr(e){return e.target instanceof Element?e.target.closest(ne):null}function Ho(e){
return e.closest("figure")}function Do(e){return e.closest("[data-step]")}function ju(e,t){let{row:n,column:o}=xe(mt(e),
t),{rows:s,columns:r}=Dt(e);return[vt(e),s[n],r[o]].filter(Boolean).join(", ")}var Du,Fo=T(()=>{"use strict";g();bt();bn();
Io();K();He();Ee();Lt();vn();Du={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var ui,fi,di,hi,pi,mi,gi,wi,bi,xi,Ei,yi,Si,Ai,Mi,Ti,vi,Oi,Ni,$i,Jo,Li,Xo,ki,Ke=T(()=>{"use strict";g();ui="This lesson h\
as no such input. Send one of its inputs.",fi="This is not one of the options. Send one of {options}.",di="This is not a\
 list. Send a list of words.",hi="There are {words} words. Send {expected} words.",pi="This word is empty or not text. S\
end a word.",mi="The word contains a control character. Send it without.",gi="The word has {characters} characters. Send\
 at most {most}.",wi="This is not a matrix. Send a list of rows, each a list of numbers.",bi="The matrix has {count} row\
. Send {expected}.",xi="The matrix has {count} rows. Send {expected}.",Ei="This row is not a list. Send a list of number\
s.",yi="The row has {count} number. Send {expected}.",Si="The row has {count} numbers. Send {expected}.",Ai="This is not\
 a number. Enter a number, such as 0.25.",Mi="The number is out of range. Enter a number from {least} to {most}.",Ti="Th\
is is not a whole number. Send a whole number.",vi='"{step}" is not a step of this lesson. Send the id of a removable st\
ep.',Oi='"{step}" cannot be removed. Send the id of a removable step.',Ni="This step needs {names}, which could not be c\
omputed above.",$i="The result is not a number: the inputs are too extreme. Enter smaller values.",Jo=[0,.01,.04,.1,.2,.4,
.7,1],Li=4,Xo=1e-12,ki=7});function se(e,t){let n=Array.from(e),o=_f(n),s=Cf(n,t);return n.map((r,i)=>({text:kt(r,o),exact:es(r),level:s[i]??null}))}
function _f(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=Xo*Math.abs(s)}))return t;return 3}function kt(e,t=Zo(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Zo(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=ts(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=ts(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function es(e){if(Zo(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=Rf&&t<If){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function Zo(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function ts(e,t,n){let[o="",s]=e[n](kf).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function Cf(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Jo.slice(1).map((i,a)=>(i+(Jo[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
Li:ki,s=Math.max(0,...n.map(Math.abs));return s<=Xo?n.map(()=>0):n.map(r=>Number(ts(r/s*o,0,"toFixed")))}var kf,Rf,If,re=T(
()=>{"use strict";g();Ke();kf=100,Rf=1e-4,If=1e16});var ns,os=T(()=>{"use strict";g();ns=`	
\v\f\r              \u2028\u2029  　`});function Se(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var kn=T(()=>{"use strict";g();os()});function Hf(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(_i(r)===_i(i)?a:[...a,Pf])}}function _i(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function Df(e,t,{settings:n,inputs:o},s){let r=Object.entries(e.tables).map(([p,b])=>{let E=Ci(
b,n)??null,{title:v="",figure:x=null}=E??Object.values(b.variants)[0]??{};return{name:p,title:v,isShown:x!==null,variant:E,
numbers:null}}),i=(p,b="")=>({tables:r,status:p,error:b}),a=e.inputs.map(p=>t.get(p)?.status);if(e.failing.some(p=>o.has(
p))||a.includes("unknown"))return i("unknown");let l=e.inputs.filter((p,b)=>a[b]==="failed");if(l.length){let p=l.map(b=>`\
“${t.get(b)?.title??b}”`).join(", ");return i("failed",Se(Ni,{names:p}))}let u=new Map(r.map(({name:p,variant:b})=>[
p,b])),f=Ff(e,u,t,o,s);if(!Ci(e.conditions,n)?.every(({expression:p,holds:b})=>{let[E]=Pi(p,f)??[];return E!==void 0&&!!E===
b}))return i("unknown");let m=r.map(p=>({...p,numbers:f(p.name)}));return m.some(({numbers:p})=>p&&Array.from(p).some(Number.
isNaN))?i("failed",$i):{tables:m,status:"computed",error:""}}function Ff(e,t,n,o,s){let r=new Map(s),i=a=>{if(!e.tables[a])
return n.get(a)?.numbers??null;if(!r.has(a)){let l=t.get(a),u=l&&!l.fixed.some(f=>o.has(f));r.set(a,u?Pi(l.expression,i):
null)}return r.get(a)??null};return i}function Pi(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===xn(o))?
En(e,o=>t(o)??[]):null}function Ci({settings:e,variants:t},n){return t[e.filter(o=>n.includes(o)).join(",")]}function Wf(e,t){
return!e||e.length!==t?.length?!1:Array.from(e).every((n,o)=>Object.is(n,t[o]))}function In(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,o,s)=>t[o]?.[Number(s)]??n)}var Ii,Pf,Rn,_n=T(()=>{"use strict";g();He();Ke();kn();Ii=new Map,Pf="=",Rn=class{#e;#t;constructor(t){
this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,Ii,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n,o=Ii){return this.#n(
t,n,o,this.#t)}#n(t,n,o,s){let r={values:t,steps:[],known:new Map};for(let{name:a,kind:c,value:l}of this.#e.inputs){let u=t[a]??
l,d=c==="matrix"||c==="number"?[u].flat(2):null,h=JSON.stringify(u)===JSON.stringify(l);r.known.set(a,{numbers:d,isOwn:h,
status:"computed"})}let i=Hf(this.#e.inputs,t,n);for(let a of this.#e.steps){let c=n.has(a.id),l=a.reads.every(p=>r.known.
get(p)?.isOwn??!0),u={settings:c?[a.id]:[],inputs:new Set},f=Df(a,r.known,l?u:i,o),{id:d,inputs:h}=a;r.steps.push({id:d,
inputs:h,isRemoved:c,isOwn:l,...f});let{tables:m,status:w}=f;for(let{name:p,numbers:b}of m){let E=l&&!c||Wf(b,s?.known.get(
p)?.numbers),v=a.tables[p]?.variants[""]?.title;r.known.set(p,{numbers:b,isOwn:E,status:w,title:v})}}return r}}});function Fi(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.name===e);if(!s)return t.flatMap(({tables:a})=>a).find(a=>a.
name===e)??null;let{shown:r}=s,i=n.get(e)?.numbers??null;return r?{name:e,title:r.title,isShown:!0,variant:r,numbers:i}:
null}function Wi({variant:e,numbers:t},n,o){let s=e&&o.content.children[e.figure??-1];if(!e||!s||!t)return null;let r=document.
importNode(s,!0),i=y(r,"tbody td");for(let[u,{text:f,exact:d,level:h}]of se(t,e.shade).entries()){let m=i[u];if(!m)continue;
let w=et(f);m.textContent=w,Di(m,"value",d===w?null:d),Di(m,"level",h||null)}let{rows:a,columns:c}=e,l="down"in r.dataset;
return Je(y(r,"tbody th"),l?c:a,n),Je(y(r,"thead th"),c,n),e.opens&&(r.dataset.how=JSON.stringify(e.expression)),r}function Di(e,t,n){
n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Je(e,t,n){for(let[o,s]of e.entries()){let r=In(t[o]??"",n),
i=[...r],a=i.length>Hi;s.textContent=a?`${i.slice(0,Hi-1).join("")}…`:r,s.title=a?r:""}}var Hi,Bi=T(()=>{"use strict";
g();K();re();_n();Lt();Hi=20});function ss(e){let[t,n]=[0,e.length];for(;t<n&&Ui(e.charAt(t));)t+=1;for(;t<n&&Ui(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var dw,Ui,ji,qi=T(()=>{"use strict";g();os();dw=new RegExp(`[${ns}]+`),Ui=e=>e!==""&&ns.includes(e);ji=e=>[...e].length});function Cn(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:ui,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=jf(i,a,s)}catch(a){if(!(a instanceof rt))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new Z(422,
o);return s}function jf(e,t,n){if(e.kind==="words")return qf(e,t);if(e.kind==="matrix")return Gf(e,t,n);if(e.kind==="num\
ber")return Vi(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new rt("",fi,{options:e.options.join(
", ")})}function qf({least:e,most:t},n){if(!Array.isArray(n))throw new rt("",di);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new rt("",hi,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!ss(
o))throw new rt(r,pi);if(Uf.test(o))throw new rt(r,mi);let i=ji(o);if(i>40){let a=40;throw new rt(r,gi,{characters:i,most:a})}
return ss(o)})}function Gf(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new rt("",wi);let s=e.
isRow?[e.own]:e.own,r=zi(e.rows,n).length||s.length,i=zi(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?bi:xi;throw new rt("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new rt(u,Ei);if(c.length!==i){let f=c.length===1?yi:Si;throw new rt(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Vi(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Vi({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new rt(s,Ai);if(!(o>=e&&o<=t)){let i={least:kt(e),most:kt(t)};throw new rt(s,Mi,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>Bf*Math.max(1,Math.abs(o),Math.abs(r)))throw new rt(s,Ti);return r}function zi(e,t){return Array.
isArray(e)?e:t[e]??[]}var Bf,Uf,rt,rs=T(()=>{"use strict";g();bt();Ke();re();kn();qi();Bf=1e-9,Uf=/[\p{Cc}\p{Cs}]/u,rt=class extends Error{constructor(t,n,o={}){
super(Se(n,o)),this.where=t}}});var Hn={};bo(Hn,{exportedLesson:()=>Kf,openRecord:()=>Pn});function Pn(){let e=A(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Yi??=new Rn(JSON.parse(e)),Yi}async function Kf(e,t){let n=Pn(),o=Cn(n.inputs,Jf(e.inputs));Xf(n,
o);let s=Qf(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await Xi([...s],t)||await td(n,o,s,t),a=sd(n,
o);return a&&i.append(a),i}function Jf(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw is(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Xf({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw is(422,`inputs.${n}`,Vf)}}function Qf(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?Oi:vi;if(!s?.isRemovable)
throw is(422,"removed",Se(r,{step:o}))}return n}async function Xi(e,{files:t,signal:n}){if(!t)return Zf(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(zt);if(!r.ok)return Vt(r.status);
let i=await r.text().catch(zt),a=A(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.createDocumentFragment();
return c.append(document.adoptNode(a)),c}function Zf(e){let t=JSON.parse(A(document,"#lesson-states",HTMLScriptElement).
textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement("div");o.dataset.
steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>Ki("lesson-parts",i)));for(let i of y(o,"[data-mat\
rix]"))i.replaceWith(Ki("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();return r.append(
o),r}function Ki(e,t){let{content:n}=A(document,`#${e}`,HTMLTemplateElement);return document.importNode(n.children[t],!0)}
async function td(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>Xi(c,o)));if(!r)throw new Error(
"The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.querySelector(`[dat\
a-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.solve(t,n);for(let c of a.
steps){let l=I(r,`[data-step="${CSS.escape(c.id)}"]`);l&&nd(l,c,a,e)}for(let c of y(r,"[data-remove]",HTMLInputElement)){
let l=c.dataset.remove??"";n.has(l)||ed(c,e.solve(t,new Set([...n,l])))}return r}function ed(e,{steps:t}){let n=t.find(({
id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=!0,e.parentElement?.append(
" ",Yf))}function nd(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(c)!==String(n.values[i]));
if(t.isOwn&&!s)return;let r=t.inputs.map(i=>Fi(i,n,o)).filter(i=>i!==null);Ji(e,".step-inputs",r,n.values),Ji(e,".step-r\
esults",t.tables,n.values),t.isOwn||od(e,t)}function od(e,{status:t,error:n}){let s=Object.entries({remark:".remark",figure:"\
pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of y(e,".remark, pointer-view, .failure"))i.remove();let r=document.
createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(([i])=>i).join(" "),t==="failed")
r.textContent=n;else if(t==="unknown")r.textContent=zf;else if(s.length){let i=s.map(([l])=>l).join(" and the "),[a,c]=s.
length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} the original numbers.`}
r.textContent&&A(e,".reasons").before(r)}function Ji(e,t,n,o){let s=I(e,t);if(!s)return;let r=n.filter(({isShown:u})=>u),
i=A(document,"#lesson-figures",HTMLTemplateElement),a=r.map(u=>Wi(u,o,i)).filter(u=>u!==null),c=r.filter(({numbers:u})=>!u).
map(({title:u})=>u);if(s.replaceChildren(...a),!c.length)return;let l=document.createElement("p");l.className="quiet",l.
dataset.missing="",l.textContent=`Only the server can compute with your changes: ${c.join("; ")}.`,s.append(l)}function sd(e,t){
let n=I(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=I(n,"[data-inputs]"),s=o&&document.importNode(
o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=A(s,`[data-input="${CSS.escape(r)}"]`),c=[t[r]].flat(2).map(l=>typeof l==
"number"?et(es(l)):String(l));for(let[l,u]of y(a,"input, select").entries())u.value=c[l]??"";i&&(Je(y(a,"tbody th"),i.rows,
t),Je(y(a,"thead th"),i.columns,t))}return s}function is(e,t,n){return new Z(e,[{where:t,message:n,suggestions:[]}])}var zf,
Vf,Yf,Yi,Xe=T(()=>{"use strict";g();bt();K();Ke();Bi();re();_n();rs();Lt();kn();zf="With your changes, only the server c\
an compute this step.",Vf="Only the server can compute with more or fewer words.",Yf="(with your changes, only on the se\
rver)"});function Dn(e,t){let n=I(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(Qi,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of rd(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],m=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([p=0,b=0])=>`${(p-o.left).toFixed(1)} ${(b-o.top).toFixed(1)}`),w=document.createElementNS(Qi,"path");w.setAttribute(
"d",`M${m[0]}C${m.slice(1).join(" ")}`),r.append(w)}n.append(r)}function rd(e){return y(e,"figure.matrix").flatMap(t=>{let n=y(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var Qi,
Zi=T(()=>{"use strict";g();K();Qi="http://www.w3.org/2000/svg"});function W(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function Rt(e,t,n){return e+
(t-e)*n}function xt(e,t,n){return{x:Rt(e.x,t.x,n),y:Rt(e.y,t.y,n),width:Rt(e.width,t.width,n),height:Rt(e.height,t.height,
n)}}function it(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*id+n*ad+([...e].
length-t-n)*ta}function Ae(e,t){let n=Math.max(0,...e.map(it));return n?Math.min(t,n+12):0}function Fn(e,t){return Math.
max(Math.min(150,e/4),Math.min(220,t))}function lt(e,t){if(it(e)<=t)return e;let n=Math.floor(t/ta)-1;return n>1?`${[...e].
slice(0,n).join("")}…`:""}function J(e,t,n,{opacity:o=1,isLit:s=!1,isRaised:r=!1}={}){let i=it(n.text),a=t.width<i+as,
l=t.height>=17&&t.width>=(a?cd:1)*i+as/2?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:l,opacity:o,isLit:s,isRaised:r,
isNarrow:a}}function G(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,x:t,y:n,
text:o,anchor:r,opacity:i,isQuiet:a}}function Wt(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,opacity:n,
isQuiet:o}}function Yt(e){return{...e,text:"?",level:void 0}}function Ot(e,t,n){return Math.max(3,Math.min(n,e/Math.max(
1,t)))}function Et(e){return Math.max(44,...e.map(({text:t})=>it(t)+2*as))}var ta,id,ad,as,cd,st,Me=T(()=>{"use strict";
g();[ta,id,ad]=[8.8,9.8,4.8],as=6,cd=.8,st=30});function na({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=Et(e),
d=Et([...o.flat(),...s])+14,h=a-f-38-s.length*d,m=Ae([...n,r],Fn(a,h)),w=m+f+34,p=Ot(a-w-4,s.length,d),b=p-Math.min(5,p/
5),E=Ot(ld,u,st+8),v=E-Math.min(6,E/4),x=8+u*E+14,R=Math.max(...t),O=W(c,0,.9),Y={anchor:"end",isQuiet:!0},j=[],X=0;for(let[
M,H]of t.entries()){let _=8+M*E,C=_+v/2+6;if(E>17){let V=lt(n[M]??"",m-12);j.push(G(`label-${M}`,m-12,C,V,Y))}j.push(J(`\
weight-${M}`,{x:m,y:_,width:f,height:v},e[M]??{text:""})),E>17&&j.push(G(`times-${M}`,m+f+17,C,"·",{isQuiet:!0}));let z=Rt(
1,Rt(ud,1,H/R),O),L=ea*M/Math.max(1,u-1),Q=W(c,1+L,1.85-ea+L);for(let[V,q]of(o[M]??[]).entries()){let F={x:w+V*p,y:_,width:b,
height:v};if(j.push(J(`value-${M}-${V}`,F,q,{opacity:z})),Q===0||c>=cs||H*Te<.25)continue;let ot={...F,y:x+X,height:H*Te},
St=xt(F,ot,Q),gt={...q,text:""};j.push(J(`strip-${M}-${V}`,St,gt,{opacity:Rt(z,1,Q)}))}X+=H*Te}let U=w+s.length*p;j.push(
Wt("rule",`M${m} ${x-8}H${U}`,{opacity:W(c,.9,1.1),isQuiet:!0}));let P=W(c,1.8,2);j.push(G("result",w-12,x+Te/2+6,lt(r,w-
12),{anchor:"end",opacity:W(c,1,1.3)}));for(let[M,H]of s.entries()){let _={x:w+M*p,y:x,width:b,height:Te},C=M===l?Yt(H):
H;P>0&&j.push(J(`result-${M}`,_,C,{opacity:P}))}return{width:U,height:x+Te+8,marks:j}}function oa({weights:e,labels:t,shares:n},{
moment:o}){let s=n.indexOf(Math.max(...n));if(n.every(i=>i===+(i===1))){let i=t[s]?`the row “${t[s]}”`:"its row";return o===
0?`The 1 selects ${i}; the zeros leave out the other rows.`:"Only the selected row is left. It is the result."}let r=t[s]?
`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="The"?" is":","} ${e[s]?.text}. The smaller its wei\
ght, the more a row of values fades.`:"The weights sum to 1, so rows as thick as their weights fill exactly one row: the\
 average."}var cs,Te,ld,ea,ud,sa=T(()=>{"use strict";g();Me();cs=2,Te=44,ld=380,ea=.4,ud=.1});function la({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=Et(n.map(({tile:M})=>M))+4,[a,c]=[e,t].map(
M=>ls(M,i,o)),l=ie(a)+ra+ie(c)<=o,u=Math.max(ca(e),ca(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*Wn)/u)),h=l?Math.max(Qe(e),Qe(t)):Qe(e)+Qe(t),m=Math.max(6,Math.min(st+4,fd/h)),[w,p]=[d-Math.min(4,d/5),m-Math.min(4,
m/4)],b=h*m+ve+6,E=l?b:b+ve+24,v={sources:ls(e,d,o),targets:ls(t,d,o)},x=ie(v.sources)+ra,R=l?x+ie(v.targets):Math.max(ie(
v.sources),ie(v.targets)),O=M=>l?0:(R-ie(M))/2,Y={sources:{top:ve,edges:aa(v.sources,O(v.sources))},targets:{top:l?ve:ve+
Qe(e)*m+24+ve,edges:aa(v.targets,l?x:O(v.targets))}},j=(M,H)=>{let{columns:_=0}={sources:e,targets:t}[M][H]??{},C=(v[M][H]??
0)-_*d;return(Y[M].edges[H]??0)+C/2},X=(M,{table:H,row:_,column:C})=>({x:j(M,H)+C*d,y:Y[M].top+_*m,width:w,height:p}),U=[],
P=[];for(let[M,H]of[["sources",e],["targets",t]])for(let[_,{title:C,columns:z}]of H.entries()){let L=M==="targets"&&t.length>
1?_:0,Q=M==="targets"?W(s,L,L+.4):1,V=j(M,_)+z*d/2,q=lt(C,v[M][_]??0);U.push(G(`${M}-${_}`,V,Y[M].top-9,q,{opacity:Q,isQuiet:!0}))}
for(let[M,{tile:H,from:_,to:C,moment:z}]of n.entries()){let[L,Q]=[X("sources",_),X("targets",C)],V=Math.max(1,(t[C.table]?.
columns??1)-1),q=ia*C.column/V,F=W(s,z+q,z+1-ia+q);if(U.push(J(`left-${M}`,L,H,{opacity:F>0?.25:1})),F===0)continue;let ot=M===
r?{...H,text:"?",level:void 0}:H;P.push(J(`moved-${M}`,xt(L,Q,F),ot,{isRaised:F<1}))}return{width:R,height:E,marks:[...U,
...P]}}function ls(e,t,n){let o=(n-(e.length-1)*Wn)/e.length;return e.map(({title:s,columns:r})=>Math.max(r*t,Math.min(it(
s),o)))}function ie(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Wn)}function aa(e,t){let n=t;return e.map(o=>{let s=n;
return n+=o+Wn,s})}function ca(e){return e.reduce((t,{columns:n})=>t+n,0)}function Qe(e){return Math.max(...e.map(({rows:t})=>t))}
function ua({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No number changes.`}let s=e.length>
1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var fd,Wn,ra,ve,ia,fa=T(()=>{"use str\
ict";g();Me();fd=400,Wn=36,ra=84,ve=28,ia=.4});function da(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],h=u?[]:[s,...r].map(({label:$})=>$),m=[...s.tiles,...r.flatMap(({tiles:$})=>$),...i.flat()],w=Et(
c),p=it(l)>dd,b=l&&!p?it(l)+14:0,E=Et(m)+8,v=t-b-w-48-d*E,x=Ae(h,Fn(t,v)),R=f+2,[O,Y]=u?[R,d]:[d,R],j=t-x-b-(u?0:w+44)-4,
X=Math.max(w+8,...r.map(({label:$})=>it($)+10)),U=Ot(j,O,Math.max(E,u?Math.min(X,120):0)),P=Ot(hd,Y,st+6),M=U-Math.min(5,
U/5),H=P-Math.min(5,P/4),_=u?48:8,C=_+d*P+22,z=x+d*U+40,L=(u?x+R*U:z+w)+b,Q=($,tt)=>u?{x:x+$*U,y:_+tt*P,width:M,height:H}:
{x:x+tt*U,y:_+$*P,width:M,height:H},V=$=>u?{x:x+$*U,y:C,width:M,height:st}:{x:z,y:_+$*P,width:w,height:H},q=Math.min(f-1,
Math.floor(n)),F=Math.min(1,n-q),ot=Math.max(0,q-1+W(F,0,q?Bn:.01)),St=$=>Math.min(1,Math.max(0,$)),gt=$=>$+1-St(ot-$)+St(
$-ot),At=[],Nt=[];for(let[$,{label:tt,tiles:$t}]of r.entries()){let Mt=gt($),ft=$===q&&F>Bn&&F<1;for(let[hr,nu]of $t.entries()){
let ou=$>q&&n<f?.6:1;At.push(J(`line-${$}-${hr}`,Q(Mt,hr),nu,{opacity:ou}))}At.push(pn(`name-${$}`,tt,Mt,ft));let Xt=$<q||
F===1;if($>q)continue;let ct=$<q?1:W(F,us,.95);if(!ct)continue;let Gt=V(Mt),Qt=c[$]??{text:""},Ce=Math.min(d,Math.floor(
ct*d+1e-9)),tu={text:a[$]?.[Ce-1]??""},eu=$===o?Yt(Qt):Xt?Qt:tu;At.push(J(`result-${$}`,Gt,eu,{opacity:Math.min(1,4*ct)})),
At.push(go($,Mt,Xt,Math.min(1,4*ct)))}let _t=n>=f||F===0&&q>0?Math.ceil(n)-1:q,me=F===0||n>=f?1:W(F,Bn,us),hn=n<f&&F>0&&
F<Bn;if(n>0&&!hn){let $=ot+2;for(let[tt,$t]of(i[_t]??[]).entries()){let Mt=Q($,tt),ft=.25*tt/Math.max(1,d-1),ct=_t===q&&
F>0&&F<1?W(F,us+ft*.6,.8+ft*.6):1,Gt=_t===o;if(Nt.push(J(`product-${tt}`,Mt,$t,{opacity:me*(1-.35*ct),isLit:!0})),ct===0||
ct===1)continue;let Qt=xt(Mt,pd(V(gt(_t))),ct),Ce=Gt&&ct>.6?{...$t,text:""}:$t;Nt.push(J(`flight-${tt}`,Qt,Ce,{opacity:1-
W(ct,.8,1),isLit:!0}))}}for(let[$,tt]of s.tiles.entries())Nt.unshift(J(`sliding-${$}`,Q(ot,$),tt,{isRaised:!0}));Nt.push(
pn("name-sliding",s.label,ot,!0));let ge=u?C+st+8:_+R*P+6;if(p){let $=lt(`then ${l}`,t-x);At.push(G("after",x,ge+16,$,{anchor:"\
start",isQuiet:!0}))}else if(l){let $=u?x+R*U+8:z+w+10,tt=u?C+21:_+P+H/2+6;At.push(G("after",$,tt,l,{anchor:"start",isQuiet:!0}))}
return{width:L,height:ge+(p?24:0),marks:[...At,...Nt]};function pn($,tt,$t,Mt){let ft=!Mt;if(u){let Gt=x+$t*U+M/2,Qt=$===
"name-sliding",Ce=lt(tt,Qt?t-Math.abs(2*Gt-L):U-4);return G($,Gt,Qt?16:38,Ce,{isQuiet:ft})}let Xt=_+$t*P+H/2+6,ct=P>17?lt(
tt,x-12):"";return G($,x-12,Xt,ct,{anchor:"end",isQuiet:ft})}function go($,tt,$t,Mt){let ft=V(tt),[Xt,ct]=u?[ft.x+ft.width/
2,ft.y-6]:[ft.x-20,ft.y+ft.height/2+6],Gt=$t?u?"":"=":"+ …";return G(`equals-${$}`,Xt,ct,Gt,{opacity:Mt,isQuiet:!0})}}
function pd({x:e,y:t,width:n,height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/2}}function ha(e,{moment:t,isAsked:n}){
let{sliding:o,lines:s,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.label].map(w=>w?`“${w}”`:""),f=l&&
u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",m=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}\
umbers that meet are multiplied, and the products add up to ${m}.`}var dd,hd,Bn,us,pa=T(()=>{"use strict";g();Me();dd=76,
hd=380,[Bn,us]=[.35,.55]});function wa({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:O})=>O),a=Math.max(Et(i),...e.map(
({label:O})=>it(O)))+16,c=Ot(o,e.length,a),l=Ot(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,m]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],w=28,p=w+st+ga+ma,b=t.map((O,Y)=>e.reduce((j,X)=>j+(X.
place===Y?X.share:0),0)),E=ma/Math.max(...b,1e-9),v=[Wt("base",`M${d} ${p+1}H${d+t.length*l}`)],x=t.map(()=>0),R=t.map(()=>{});
for(let[O,{label:Y,tile:j,share:X,place:U}]of e.entries()){let P=f+O*c+(c-h)/2,M={x:P,y:w,width:h,height:st},H=d+U*l+(l-
m)/2,_=x[U]??0,C=Math.max(0,X*E),z={x:H,y:p-_-C,width:m,height:C};x[U]=_+C;let L=s-O,Q=U===r;v.push(G(`label-${O}`,P+h/2,
18,lt(Y,c),{isQuiet:!0}),J(`source-${O}`,M,j,{opacity:L>=1?.35:1}));let[V,q]=[P+h/2,H+m/2],F=w+st+ga/2,ot=`M${V} ${w+st}\
C${V} ${F} ${q} ${F} ${q} ${z.y}`,St=W(L,0,fs)*(1-W(L,Un,1));St&&v.push(Wt(`way-${O}`,ot,{opacity:St,isQuiet:!0}));let gt=Math.
min(1,Math.max(0,(L-fs)/(Un-fs)))**2;if(gt>0){let At=xt(M,z,gt),Nt=W(gt,0,.7),_t=Q&&gt>.5?{...j,text:""}:j,me=xt(M,z,Nt).
x;v.push(J(`dropped-${O}`,{...At,x:me},_t)),L>=Un&&(R[U]=n[O])}}for(let[O,{label:Y,tile:j}]of t.entries()){let X=d+O*l+l/
2,U=e.filter((C,z)=>C.place===O&&s>=z+Un),P=p-U.reduce((C,{share:z})=>C+z*E,0),H=e.every((C,z)=>C.place!==O||s>=z+1)&&(R[O]!==
void 0||s>=e.length),_=O===r&&R[O]?Yt(j).text:H?j.text:R[O];_&&v.push(G(`sum-${O}`,X,P-9,_)),v.push(G(`place-${O}`,X,p+24,
lt(Y,l-6),{isQuiet:!_}))}return{width:u,height:p+36,marks:v}}function ba({sources:e,places:t,sums:n},{moment:o,isAsked:s,
isEnd:r}){let i=e[o];if(!i)return"";if(r){let u=t.map((h,m)=>e.filter(w=>w.place===m)).reduce((h,m)=>m.length>h.length?m:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var ma,ga,fs,Un,xa=T(()=>{"use strict";g();Me();ma=170,ga=76,[fs,Un]=[
.15,.8]});function Sa({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=Math.max(Et([...e,...t]),...r.map(it))+10,m=c<480?Ea/2:Ea,w=c-m-60,p=w-f*Math.min(h,128),
b=c>620?Ae(d,Math.max(200,p)):0,E=Ot(w-b,f,Math.min(h,128)),v=E-Math.min(8,E/4),x=28+ae,[R,O]=[x+8,x+8+st+8],Y=r.some(L=>it(
L)>E),j=O+st+22,X=b+f*E+18,U=Math.max(...n),P=[],M=L=>jn*L/Math.max(1,f-1);if(b){let L={anchor:"end",isQuiet:!0},Q=V=>lt(
V,b-12);P.push(G("name-powers",b-12,x-8,Q(i.powers),{...L,opacity:W(l,0,.5)}),G("name-scores",b-12,R+21,Q(i.scores),L),G(
"name-weights",b-12,O+21,Q(i.weights),{...L,opacity:W(l,2,2.5)}))}let H=b+f*E;P.push(Wt("base",`M${b} ${x+1}H${H}`,{isQuiet:!0}));
let _=W(l,1,1.4),C=X+m+6;P.push(Wt("zero",`M${X-8} ${x+1}H${C}`,{opacity:_,isQuiet:!0}),Wt("one",`M${X-8} ${x-ae}H${C}`,
{opacity:_}),G("one-text",C+8,x-ae+6,"1",{anchor:"start",opacity:_}),G("zero-text",C+8,x+6,"0",{anchor:"start",opacity:_,
isQuiet:!0}),G("sum",X+m/2,x-ae-10,`Σ ${s}`,{opacity:W(l,1,1.5)*(1-W(l,2,2.3))}));let z=0;for(let[L,Q]of n.entries()){let V=b+
L*E+(E-v)/2,q=W(l,M(L),1-jn+M(L)),F=ae*Q*q/U,ot={...t[L]??{text:""},text:""},St={x:V,y:x-F,width:v,height:F},gt=L===u,At=Rt(
1,.35,W(l,1,1.6)),Nt=gt?{...ot,level:void 0}:ot;P.push(J(`bar-${L}`,St,Nt,{opacity:At}));let _t=o[L]??"";it(_t)<E&&P.push(
G(`power-${L}`,V+v/2,St.y-8,_t,{opacity:q})),P.push(J(`score-${L}`,{x:V,y:R,width:v,height:st},e[L]??ot)),z+=Q*ae;let me={
x:X,y:x-z,width:m,height:Q*ae},hn=W(l,1+M(L),2-jn+M(L));hn>0&&P.push(J(`part-${L}`,xt({...St,height:F},me,hn),Nt));let ge=W(
l,2+M(L),3-jn+M(L)),pn={x:V,y:O,width:v,height:st};if(ge>0){let tt=gt?Yt(ot):ge<1?ot:t[L]??ot;P.push(J(`weight-${L}`,xt(
me,pn,ge),tt))}let go=Y&&L%2?22:0,$=lt(r[L]??"",Y?2*E-8:E);P.push(G(`label-${L}`,V+v/2,j+go,$,{isQuiet:!0}))}return{width:C+
20,height:j+(Y?22:0)+10,marks:P}}function Aa({sum:e},{moment:t}){return["Each score becomes a power of e: all of them ar\
e positive, and large ones stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Eac\
h power is divided by ${e}, so that the weights sum to 1.`][t]??""}var ya,ae,Ea,jn,Ma=T(()=>{"use strict";g();Me();ya=3,
ae=150,Ea=60,jn=.35});function $a(e){let t=new ds(e),n=y(e,`.step-results ${Ue}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:mt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=tn(i.expression).join(),l=y(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&tn(f.expression).join()===c);for(let f of u)r.add(f);s.push(Ad(t,u))}else if(a==="scatt\
er")s.push(Sd(t,i));else if(a==="plain")s.push(Ed(i));else for(let c of i.grid.keys())s.push(yd(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function tn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function Ed({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:Oa.plain,scene:null,words:()=>"",forget:()=>{}}}
function Ze(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:Oa[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function yd(e,t,n,o){let s=t.grid[n]??[],r=Dt(t.figure).rows[n]??"",i=[vt(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,h)=>h+1),f=()=>e.products(t,n);return Ze({...a,
shown:u},f,da,ha)}let c=o==="softmax"?ya:cs,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?Ze({
...a,shown:l},()=>e.softmax(t,n),Sa,Aa):Ze({...a,shown:l},()=>e.average(t,n),na,oa)}function Sd(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:vt(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return Ze(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>wa(u,{...d,asked:a[f]??-1}),ba)}function Ad(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=tn(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>vt(l)).join(", "),label:"",cells:n,shown:i};return Ze(c,()=>e.moves(t),la,ua)}function Oe(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:Co(e),level:e.dataset.level,tone:n,shade:o}}function ce(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return et(Number.isInteger(e)?kt(e):kt(e,n))}function Ta(e){let t=e?mt(e):[];return{title:e?vt(e):"",rows:t.
length,columns:t[0]?.length??0}}function hs(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function Md(e){let t=e.flat();return t.length>0&&t.length<=Na&&new Set(t).size===t.length}function va(e){
let t=e&&Ht(e);return t?.op!=="sum"||t.parts.length>md||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&
o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function ps(e){return(Ht(e)?.parts??[]).map(n=>n.parts)}function Td(e){
let t=ps(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<bd&&t.every(o=>o>=0)}function vd(e,t){
let[n,o]=[hs(e),t&&hs(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var Oa,md,gd,Na,wd,bd,xd,ds,
La=T(()=>{"use strict";g();Io();K();re();Ee();Lt();sa();fa();pa();xa();Ma();Oa={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},md=96,gd=24,Na=48,wd=400,bd=1e-6,xd=new Set(["table","view","join"]);ds=class{constructor(t){this.
tableNamed=An(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length||tn(t).some(h=>!this.tableNamed(
h)))return"plain";if(o.op==="collect")return Md(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>xd.
has(h)))return n.length>1&&r>1&&s.length<=wd?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.
has("matmul"))return"plain";let a=this.#e(t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=Na?"softmax":"plai\
n";if(!i.has("matmul")||r>gd||!va(c))return"plain";let l=this.#t(n[0]?.map((h,m)=>a(m))??[]),u=this.#n(c);if(!l||u===null)
return"plain";let f=n.map((h,m)=>a(m*r));return l.isUpright&&!l.isSwapped&&!u&&f.every(Td)?"average":"products"}softmax({
figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n)(s*r.length),{powers:a,isShifted:c}=Sn(i),l=i.temperature?.value??
1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(u.table);return{scores:this.#r(i.parts),weights:r.map(d=>Oe(d,t)),
shares:this.#o(i,r.length),powers:a.map(ce),sum:ce(a.reduce((d,h)=>d+h,0)),labels:Dt(t).columns,names:{scores:f?vt(f.figure):
"Scores",powers:`e to each score${c?" − largest":""}${l===1?"":` ÷ ${ce(l)}`}`,weights:vt(t)}}}average({figure:t,expression:n,
grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>ps(i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Dt(t).rows[s]??"";
return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.
map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.map(u=>Oe(u,t)),label:l||vt(t)}}products({figure:t,expression:n,
grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((p,b)=>i(s*r.length+b)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table}\
 is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,d=u.map(p=>p.map(({value:b},E)=>b*(l[E]?.value??Number.
NaN))),h=se(d.flat(),""),{rows:m,columns:w}=Dt(t);return{sliding:{label:m[s]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(
l)},lines:u.map((p,b)=>({label:w[b]??this.#i(p[0],f),tiles:this.#r(p)})),products:d.map((p,b)=>p.map((E,v)=>{let{text:x="",
level:R}=h[b*p.length+v]??{};return{text:et(x),level:R?String(R):void 0}})),sums:d.map(p=>{let b=0;return p.map(E=>(b+=E,
ce(b)))}),results:r.map(p=>Oe(p,t)),after:a[0]?this.#n(a[0])??"":"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){
let i=this.#e(n),{columns:a}=Dt(t),c=n.at(-1)?.groups??[],l=o.flat(),u=c.map(()=>0),f=c.map((m,w)=>i(w).parts),d=s.map(m=>{
let w=r.get(m)??0,p=f[w]?.[c[w]?.indexOf(m)??-1],b=p?.value??Number.NaN,E=p?this.#r([p])[0]:void 0;return{label:this.#i(
p,!0),tile:E??{text:ce(b)},share:b,place:w}}),h=new Map(d.map(({place:m},w)=>[m,w]));return{sources:d,places:l.map((m,w)=>({
label:a[w]??"",tile:Oe(m,t)})),sums:d.map(({share:m,place:w},p)=>(u[w]=(u[w]??0)+m,h.get(w)===p?l[w]?.textContent??"":et(
kt(u[w]))))}}moves(t){let n=tn(t[0]?.expression??[]),o=n.map(r=>Ta(this.tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,
expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??1;for(let[f,d]of c.flat().entries()){let{table:h="",
index:m=0}=l(f),w=n.indexOf(h),p=o[w]?.columns??1;s.push({tile:Oe(d,i),from:{table:w,row:Math.floor(m/p),column:m%p},to:{
table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:w})}}return{sources:o,targets:t.map(({figure:r})=>Ta(r)),flights:s}}#e(t){
let n=(o,s)=>Mn(this.tableNamed(o),s);return o=>De(t,o,n)}#t(t){let n=t.map(ps),[o,s]=[0,1].map(d=>n.map(h=>h.map(m=>m[d]))),
r=d=>d?.every(h=>h.every((m,w)=>vd(m,d[0]?.[w]))),i=!r(o),[a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!va(t[0]))return null;
let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,
isSwapped:i}}#n(t){let n=Ht(t);if(t===n)return"";let[o,s]=t.parts,r=o&&Ht(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;
let a={add:`+ ${this.#a(s)||ce(s.value)}`,divide:`÷ ${ce(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){
let{powers:o}=Sn(t),s=o.reduce((r,i)=>r+i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=se(t.map(({value:o})=>o),"");return t.
map((o,s)=>{let{figure:r,cell:i}=this.#s(o)??{};if(r&&i&&!o.op)return Oe(i,r);let{text:a="",level:c}=n[s]??{};return{text:et(
a),level:i?.dataset.level??(c?String(c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?hs(t):{},s=n===void 0?
null:this.tableNamed(n);if(!s)return null;let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{
figure:r,cell:i[o],row:u,column:f,rows:c,columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??
""}#a(t){let n=this.#s(t);return n?vt(n.figure):""}}});function Ld(e){let t=i=>document.createElementNS(ka,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function kd(e,t){let{element:n}=e;if(nt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){Rd(e,t);return}nt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?nt(n,"d",t.path):(nt(n,"x",t.x.toFixed(2)),nt(n,"y",t.y.toFixed(2)),nt(n,"text-anchor",t.anchor),We(n,t.text))}function Rd({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(nt(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),nt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),nt(e,"data-tone",c.tone),nt(e,"data-shade",c.
shade),nt(t,"data-level",c.level),nt(n,"width",i.toFixed(2)),nt(n,"height",Math.max(0,a).toFixed(2)),nt(n,"rx",String(Math.
min($d,i/4,a/4))),nt(o,"x",(i/2).toFixed(2)),nt(o,"y",(a/2+(l.isNarrow?4.6:5.7)).toFixed(2)),nt(o,"class",l.isNarrow?"na\
rrow":null),We(o,c.text))}function nt(e,t,n){e.getAttribute(t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(
t,n))}var ka,Od,Nd,$d,qn,Ra=T(()=>{"use strict";g();K();ka="http://www.w3.org/2000/svg",Od=760,Nd=720,$d=5,qn=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(ka,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:A(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#p("width",Od)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=I(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#h(){return this.isScaled?Nd:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#h();if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,
asked:s});if(!r)return;t!==this.#r&&(this.#o=this.#p("height",t),this.#x()),this.#r=t,this.figure.style.setProperty("--d\
rawn",`${t}px`);let i=Math.max(this.#o,Math.ceil(r.height)),a=Math.min(0,(r.width-t)/2);nt(this.svg,"viewBox",`${a.toFixed(
1)} 0 ${t} ${i}`),this.isScaled||nt(this.svg,"height",String(i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.
length-1,u=c===l&&o>l;this.#E(n.title,n.words({moment:c,isAsked:s>=0&&c===l,isEnd:u}))}#x(){if(this.isScaled)return;let t=this.#f().
flatMap(({title:s,words:r,shown:i})=>i.flatMap((a,c)=>[!1,!0].map(l=>({title:s,words:`${r({moment:c,isAsked:!1,isEnd:l})}\
 −0.000`})))),n=({title:s,words:r})=>s.length+r.length,o=t.reduce((s,r)=>n(r)>n(s)?r:s,{title:"",words:""});this.caption.
style.removeProperty("min-height"),this.#E(o.title,o.words),this.caption.style.setProperty("min-height",`${this.caption.
offsetHeight}px`)}#E(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");o.textContent=
`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#p(t,n){let o=this.#f().map(({scene:s})=>s?.({width:n,at:0})[t]??0);return Math.
ceil(Math.max(0,...o))}#f(){return[...new Map(this.beats.map(n=>[n.cells[0]?.closest("figure"),n])).values()]}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,r]of this.#t)n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.
get(s.key);r?.kind!==s.kind&&(r?.element.remove(),r=Ld(s.kind),this.#t.set(s.key,r)),kd(r,s)}let o=[...n].join();o!==this.#n&&
(this.#n=o,this.svg.append(...t.map(({key:s})=>this.#t.get(s).element)))}}});function _a(e){document.dispatchEvent(new CustomEvent("pointerscope:ask",{detail:e}))}var Ia,Ca=T(()=>{"use strict";g();
Ia=document.documentElement.dataset.inRoom==="lead"});function zn(e,t,{text:n,right:o,outcome:s=""}){let r=document.createElement("div");r.className="predict",r.setAttribute(
"role","group"),r.setAttribute("aria-label","Predict, then see");let i=document.createElement("p"),a=document.createElement(
"b");a.textContent="Predict, then see. ",i.append(a,e);let c=document.createElement("div");if(c.className="choices",c.append(
...t.map(l=>{let u=Gn(l);return u.dataset.choice=l,u})),r.append(i,c),Ia){let l=Gn("Ask the hall"),u={choice:o,outcome:s};
l.addEventListener("click",()=>_a({question:{kind:"choice",text:n,choices:t,answer:u}})),r.append(l)}return r}function Vn(e,t,n,o){
for(let r of y(e,"[data-choice]",HTMLButtonElement)){let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=
String(i===n))}let s=document.createElement("p");s.setAttribute("role","status"),s.textContent=o,e.append(s)}function Gn(e){
let t=document.createElement("button");return t.type="button",t.textContent=e,t}var ms=T(()=>{"use strict";g();K();Ca()});function Da(e){e.addEventListener("click",t=>{let n=D(t),o=Yn(n);if(!o)return;n.closest("[data-play]")&&zd(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&Kd(o,Number(s.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&th(o,r),n.closest("[data-speed]")&&Yd(e)}),e.addEventListener("input",t=>{let n=D(t),o=Yn(n);if(!o||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;Jt(o);let s=Number(n.value);Jn(o,en.matches?Math.round(s):s)}),e.addEventListener(
"keydown",t=>{let n=D(t),o=Yn(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-s\
crub]")||(t.preventDefault(),Jt(o),ja(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=D(n).
closest(Ha),s=o&&Yn(o);s&&o instanceof HTMLTableCellElement&&Gd(s,o)})}function Fa(e){for(let t of y(e,"[data-step]")){let n=I(
t,".play");!n||Kt.has(t)||(n.hidden=y(t,Ha).length<Dd,n.hidden||Bd.observe(t))}}function bs(e){for(let t of e)le(t)}function xs(e){
for(let t of y(e,"[data-step]"))Jt(t)}function Wa(e){Kt.get(e)?.stage?.redraw()}function le(e){let t=I(e,".play");if(!t||
t.hidden||Kt.has(e))return Kt.get(e);let n=$a(e),o=n.flatMap(f=>f.cells),s=Ud(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:jd(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new qn(e,n):null};Kt.set(e,l);let u=A(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,qd(l),l}function Ud(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?Cd:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,Id/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,_d/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function jd(e,t){
let n=t.flatMap(u=>u.kind==="moves"?[]:u.cells),o=n.map(({textContent:u})=>u??"");if(n.length<ws||new Set(o).size<ws)return null;
let s=new Set(n),i=y(e,"td, .step-text, .formula, .reasons").filter(u=>!(u instanceof HTMLTableCellElement&&s.has(u))).flatMap(
({textContent:u})=>u?.match(Fd)??[]),a=[...o,...new Set(i)].map(Pa),c=u=>a.filter(f=>f===Pa(u)).length>1,[l]=n.slice(Math.
floor(n.length/2)).map(u=>{let f=u.textContent??"";return{cell:u,text:f,isTold:c(f),size:Math.abs(oe(u))}}).sort((u,f)=>Number(
u.isTold)-Number(f.isTold)||f.size-u.size);return l&&!(l.isTold&&Wd.test(l.text))?l.cell:null}function Pa(e){return e.replace(
"−","")}function qd({stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function Gd(e,t){let n=Kt.get(e);if(!n?.
stage||n.frame||n.at<n.moments.length)return;let o=n.stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.
indexOf(t),r=o.kind==="products"?s+1:o.shown.length;n.stage.show(o,r)}function zd(e){let t=le(e);if(t){if(t.frame){Jt(e);
return}t.at>=t.moments.length&&Jn(e,0),Ba(e,t.moments.length)}}function Ba(e,t){let n=le(e);if(!n)return;Jt(e),n.goal=t,
n.time=performance.now(),n.hold=en.matches?.01:0,Ua(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.
frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/1e3*Kn;n.time=s,Vd(e,n,r)};n.frame=requestAnimationFrame(o)}function Vd(e,t,n){
let o=Math.floor(t.at),s=t.moments[o];if(t.at>=t.goal||!s){Jt(e);return}if(o===t.at&&o===t.asks&&qa(e,t)){Qd(e,t);return}
if(t.hold>0){t.hold-=n;return}let r=Math.min(o+1,t.at+(en.matches?1:n/s.seconds)),i=r===o+1;i&&en.matches?t.hold=s.seconds:
i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&(t.hold=Pd),Es(e,t,r)}function Jt(e){let t=Kt.get(e);t?.frame&&(cancelAnimationFrame(
t.frame),t.frame=0,Ua(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute(
"data-playing")},Hd))}function Ua(e,t){A(e,"[data-play]").textContent=t?"Pause":"Play"}function Yd(e){Kn=gs[(gs.indexOf(
Kn)+1)%gs.length]??1;for(let t of y(e,"[data-speed]"))t.textContent=`${Kn}×`}function Kd(e,t){let n=le(e);n&&(Jt(e),Math.
abs(t)>1?Jn(e,t<0?0:n.moments.length):t<0||en.matches?ja(e,t):Ba(e,Math.floor(n.at)+1))}function ja(e,t){let n=le(e)?.at??
0;Jn(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function Jn(e,t){let n=le(e);n&&(I(e,".playing .predict")?.remove(),Es(e,n,Math.
max(0,Math.min(n.moments.length,t))))}function qa(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-m\
ode="all"]')}function Es(e,t,n){let{moments:o,cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===
n,f=o[c-1]?.end??0,d=u?l?.end??0:f,h=!!qa(e,t)&&n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute(
"data-guessing",h),A(e,"[data-scrub]",HTMLInputElement).value=String(n);let m=Jd(o,n);if(m){let E=h&&i?m.beat.cells.indexOf(
i):-1;r?.show(m.beat,m.at,E)}let w=n<o.length?m?.rest??"":"";if(r){let{figure:E}=r;t.frame&&E.dataset.rest&&!w&&E.scrollIntoView(
{block:"nearest"}),E.dataset.rest=w}let p=`${c} ${u}`;if(p===t.painted&&n>0)return;t.painted=p;for(let[E,v]of s.entries())
v.toggleAttribute("data-ahead",E>=d),v.removeAttribute("data-asked");Ga(e,l,Math.max(d,f+1),s.length);let b=l&&Xd(t,l);if(!b){
On(e),Dn(e,null);return}Ge(b,{withoutResult:!u||b.hasAttribute("data-ahead")}),t.frame&&(!r||w)&&b.scrollIntoView({block:"\
nearest"}),r||Dn(e,b)}function Jd(e,t){let n=Math.max(0,Math.ceil(t)-1),o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.
place+t-n,rest:""};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{beat:s.beat,at:s.place+1,rest:"past"};
let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0,rest:"waiting"}:null}function Xd({cells:e},{beat:t,place:n,
end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.slice(
r,a?i:s+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(oe(f)));return l[u.indexOf(Math.
max(...u))]??e[o-1]}function Ga(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${n} of ${o}`:"";A(e,
".play output").textContent=r,A(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function Qd(e,t){Jt(e);let n=t.asked;
if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),Ga(
e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),Ge(n,{withoutResult:!0}),t.stage||Dn(e,n);let o="Which number c\
omes where the question mark is?",s=I(e,"[data-sum]")?.textContent??"",r={text:`${o} ${s}`,right:n.textContent??""},i=zn(
o,Zd(n,t.cells),r);A(e,".play").after(i)}function Zd(e,t){let n=e.closest("figure"),o=t.filter(r=>r.closest("figure")===
n).reverse(),s=new Map;for(let r of[e,...o,...t])s.size<ws&&s.set(r.textContent??"",oe(r));return[...s].sort(([,r],[,i])=>r-
i).map(([r])=>r)}function th(e,t){let n=Kt.get(e),o=n?.asked;if(!n||!o)return;let s=o.textContent??"",r=t.dataset.choice===
s;e.dataset.predicted=String(r),Es(e,n,n.asks+1),Ge(o);let i=r?"Right.":`It is ${s}; the line above shows why.`,a=A(e,".\
playing .predict");Vn(a,t.dataset.choice??"",s,`${i} Play goes on.`),A(e,"[data-play]").focus({preventScroll:!0})}function Yn(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}var Ha,Id,_d,Cd,Pd,Hd,gs,Dd,ws,Fd,Wd,Kt,en,Kn,Bd,ys=T(
()=>{"use strict";g();Fo();K();Ee();Zi();La();Ra();ms();Ha=`.step-results ${ne}`,Id=20,_d=60,Cd=.6,Pd=.5,Hd=2500,gs=[1,2,
.5],Dd=2,ws=4,Fd=/−?\d+([.,]\d+)*(e−?\d+)?|−?∞/g,Wd=/[.,]|∞/,Kt=new WeakMap,en=matchMedia("(prefers-reduced-mo\
tion: reduce)"),Kn=1;Bd=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&
le(t)},{rootMargin:"600px"})});var Ss={};bo(Ss,{previewEdits:()=>eh});function eh(e,t,n){let o=Pn(),{steps:s,known:r}=o.solve(Cn(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=y(e,":scope > [data-step]:not([hidden])").filter(Va),
c=a.flatMap(l=>y(l,"figure[data-table]").filter(Va));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&oh(l,f,nh(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),Wa(l)}function Va(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-za&&t<innerHeight+za}function nh({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function oh(e,t,n){let o=y(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of se(t,
n).entries()){let c=o[s];if(!c)continue;let l=et(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
Ya(c,"data-value",i===l&&!u?null:i),Ya(c,"data-level",a?String(a):null)}}function Ya(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var za,As=T(()=>{"use strict";g();K();Xe();re();ys();rs();Lt();za=100});function Za(e,t,n){let o=ih(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(s=>ah(s,n)).find(
s=>s)??lh(o,n)}function ih(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.
tables).flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&Xa(a.variant)===Xa(s))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(m=>m.map(
w=>In(w,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:o,after:s})=>[...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>
rh).reverse()}function Xa({rows:e,columns:t}){return JSON.stringify([e,t])}function ah({title:e,shade:t,rows:n,columns:o,
before:s,after:r},i){let a=o.length;if(t!=="weights"||new Set(o).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[s,r].map(E=>ch(E.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...o.keys()].
filter(E=>E!==u&&E!==f),h=[u,f,...d].slice(0,sh).sort((E,v)=>E-v),[m,w]=[o[u]??"",o[f]??""],p=l?`“${e}”, row ${l},`:
`“${e}”`,b=h.map(E=>`${o[E]} ${i(s[c*a+E]??0)}`);return{text:`Without this step, which number of ${p} is the largest\
? With it: ${b.join(", ")}.`,choices:h.map(E=>o[E]??""),right:w,outcome:`The largest is ${w}; with this step it is ${m}.`}}
return null}function ch(e){let t=Math.max(...e);return e.filter(o=>t-o<Qa).length===1?e.indexOf(t):-1}function lh(e,t){let n=e.
find(uh);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[s[Math.floor(l/d)],r[l%d]],m=[o,...h].filter(Boolean).join(", "),w=tc(u,f)?f>u?Ka:Ja:
Ms;return{text:`“${m}” is ${t(u)}. What becomes of it without this step?`,choices:[Ka,Ja,Ms],right:w,outcome:`${w}: ${t(
f)}${w===Ms?"":` instead of ${t(u)}`}.`}}function uh({before:e,after:t}){return e.some((n,o)=>tc(n,t[o]??Number.NaN))}function tc(e,t){
return Math.abs(e-t)>Qa*Math.max(1,Math.abs(e))}var Ka,Ja,Ms,sh,Qa,rh,ec=T(()=>{"use strict";g();_n();[Ka,Ja,Ms]=["It ri\
ses","It falls","It stays the same"],sh=4,Qa=1e-9,rh=1e-6});var Ts={};bo(Ts,{askRemoval:()=>fh});function fh(e,t,n,o){let s=Za(t,e.dataset.step??"",l=>et(kt(l)));if(!s)return null;
let{right:r,outcome:i}=s,a={text:s.text,right:r,outcome:i},c=zn(s.text,s.choices,a);return c.addEventListener("click",l=>{
let{choice:u}=D(l).dataset;if(u===void 0)return;Vn(c,u,r,`${u===r?"Right.":"No."} ${i}`);let f=Gn("Put the step back");f.
addEventListener("click",o),c.append(f),f.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),A(e,".shee\
t-head").after(c),e.toggleAttribute("data-supposing",!0),A(c,"button").focus({preventScroll:!0}),c}var vs=T(()=>{"use st\
rict";g();K();re();Lt();ms();ec()});function bh(){let e=location.hash.slice(1);return wh&&e.includes("=")?new URLSearchParams(e):new URLSearchParams(location.
search||document.documentElement.dataset.firstState)}function wc(e){try{return JSON.parse(e)}catch{return e}}var wh,ax,bc=T(
()=>{"use strict";g();wh="exported"in document.documentElement.dataset,ax=bh().toString()});function eo(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=xc.min&&Number(t)<=xc.max:e==="scale"?!0:e==="\
controls"||e==="caption"?xh[e].includes(t):CSS.supports("color",t)}var xc,xh,Ec=T(()=>{"use strict";g();xc={min:.5,max:4},
xh={controls:["none","some","all"],caption:["none","title","all"]}});function Sc(e){let t=yc.then(Eh).then(e);return yc=t.catch(()=>{}),t}function Eh(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var yc,Ac=T(()=>{"use strict";g();yc=Promise.
resolve()});function Tc(e){return{"HTML frame":vc(e),"Web component":yh(e),Markdown:Nc(e),Quarto:Sh(e),LaTeX:Ah(e)}}function vc(e){let{
title:t,embed:n}=e;return`<iframe src="${ue(n)}" title="${ue(t)}" width="${_s.width}" height="${_s.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${Oc(e)}</iframe>`}function yh(e){let{server:t,attributes:n}=e,o=Object.
entries({server:t,...n}).map(([s,r])=>r===""?s:`${s}="${ue(r)}"`);return`<script src="${ue(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${o.join(" ")}>${Oc(e)}</pointer-view>`}function Oc({title:e,caption:t,embed:n,picture:o}){let s=[e,t].filter(
Boolean).join(". ");return`<a href="${ue(n)}"><img src="${ue(o)}" alt="${ue(s)}" width="${_s.width}"></a>`}function Nc({
title:e,embed:t,picture:n}){return`[![${Mh(e)}](<${Mc(n)}>)](<${Mc(t)}>)`}function Sh(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",vc(e),"```",":::",'::: {.content-visible unless-format="html"}',Nc(e),":::"].join(`
`)}function Ah({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${s}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Th(o)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${kh([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ue(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Mh(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Mc(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Th(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function kh(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(Lh,"")].flatMap(n=>[...Nh[n]??Rh(n)]).map(n=>vh[n]??Ih(n)).join("")}function Rh(e){
return $h.test(e)?e.normalize("NFD").slice(0,1):e}function Ih(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Oh.test(e)?e:"?"}var _s,
vh,Oh,Nh,$h,Lh,$c=T(()=>{"use strict";g();_s={width:960,height:540};vh={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Oh=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Nh={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},$h=/[ąęįųĄĘĮŲ]/,Lh=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function kc(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return _h(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[Lc("Title",n),Lc("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function _h(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function Lc(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,Ch(n)),o.buffer}function Ch(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Rc=T(()=>{"use strict";g()});function Cs(e,t){let n=document.createElement("a");n.href=Ph(e),n.download=t,n.click()}function Ph(e){let t=URL.createObjectURL(
e);return setTimeout(()=>URL.revokeObjectURL(t),6e4),t}var Ic=T(()=>{"use strict";g()});function Cc({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:no("Link"),embed:no("Embed"),json:no("JSON"),offline:no("Offline file")};a.json.target="_blank",a.offline.title=
"One HTML file with this whole view inside, for use without a network";let c=nn("JSON",()=>_c(r(),`${e()}.json`,"applica\
tion/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not an\
swer.";let u=Fh(()=>{let{link:p,embed:b}=t(),E=b?n():null;return{...p&&{Address:p},...E&&Tc(E)}}),f=()=>{let p=t();for(let b of Object.
keys(a)){let E=p[b];a[b].hidden=E===null,E!==null&&(a[b].href=E)}a.json.download=`${e()}.json`,c.hidden=p.json!==null,u.
hidden=p.link===null&&p.embed===null,l.hidden=Zt.answers};for(let p of["pointerenter","focusin"])i.addEventListener(p,f);
let d=document.createElement("select");d.setAttribute("aria-label","Size of the PNG"),d.append(...Hh.map(p=>{let b=p===Dh;
return new Option(`${p}×`,String(p),b,b)}));let h=async p=>{let{address:b,meta:E,selection:v}=await o(p,Number(d.value)),
x=E.origin??t().embed??location.href,R=[E.title,v].filter(Boolean).join(": ");Cs(kc(b,p,{title:R,origin:x}),`${e()}.${p}`)},
m=()=>_c(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),w=document.createElement("span");return w.append(nn("PNG",
()=>h("png"))," ",d),i.append(a.link,a.embed,w,nn("SVG",()=>h("svg")),nn("CSV",m),a.json,c,a.offline,u,l),f(),i}function Fh(e){
let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summary");n.textContent="\
Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,rows:4,hidden:!0,
spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement("div");
i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent="",
s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>nn(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.value=
l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await Wh(l);u||s.select(),r.textContent=u?"Copied.":"Selected; copy i\
t with the keyboard."};return t}async function Wh(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(()=>!0,
()=>!1):!1}function no(e){let t=document.createElement("a");return t.textContent=e,t}function nn(e,t){let n=document.createElement(
"button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function _c(e,t,n){Cs(new Blob([e],{type:n}),
t)}var Hh,Dh,Pc=T(()=>{"use strict";g();bt();$c();Rc();Ic();Hh=[1,2,4],Dh=2});function at(e){return"kind"in e&&e.kind===oo}function yt(e){return at(e)?e.meta:e.layout.meta}function so(e){return at(e)?
e.meta.height??0:e.layout.height}var oo,ro=T(()=>{"use strict";g();oo="network"});function Vc({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<Hc.width||i.height<Hc.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?Xh(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...Fc(e,l,c)}};let u=Zh(Qh(e,l),c),f={...u,...Fc(e,u,c),...ep(e,u,c),...sp(
u,c)};return{data:dp(e,u,c.height),layout:f}}function Xh(e,t){return Yc(e,t)}function Yc(e,t){if(!Dc(e)||!Dc(t))return t;
let n={...e};for(let[o,s]of Object.entries(t))n[o]=Yc(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==
null))}function Dc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Kc(e,t){return Object.entries(e).filter(
([o])=>t.test(o))}function Jc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Xc(e){return Kc(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function Qc(e,t){return e[t]}function Qh(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,s=Array.isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==
-90||n.tickvals||!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function Zh(e,{width:t,isTiny:n,
scale:o}){let{xaxis:s,yaxis:r,meta:i}=e,a=s?.ticktext;if(!s||s.tickangle!==-90||!a||a.length<=fe)return e;let c={...s,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((w,p)=>io(
w,p,1/0)),m=a.map((w,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:m},yaxis:{...r,ticktext:h}}}let[u,f]=s.domain??[0,
1],d=(f-u)*(t-(n?Uc:Bc))/a.length;for(let h of[1,Wc]){let m=a.map((p,b)=>tp(io(p,b,1/0),d/h));if(m.includes(""))continue;
let w={...s.tickfont,size:h*o*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:m,...h<1&&{tickfont:w}}}}return e}
function tp(e,t){let n=Math.floor(t/Bt)-1,o=[];for(let s of e.split(" ")){let r=o.at(-1);if(s.length>n)return"";r!==void 0&&
r.length+1+s.length<=n?o[o.length-1]=`${r} ${s}`:o.push(s)}return o.length<=jh?o.join("<br>"):""}function ep(e,t,{width:n,
height:o,isTiny:s,scale:r}){let i=np(e,t),a=Math.max(...i.map(b=>b.length*Bt+Vh)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ut>o/(s?4:3),u=i.length>0&&!l,f=op(t,o,r),h=((f.annotations?.find(({font:b})=>b?.size)?.font?.size??
0)/r||ut)*Gc+2,m=Math.min(t.margin?.t??8,u?c*ut+4:t.annotations?.length?h:8),w=zc.some(b=>Qc(t,b)?.colorbar?.orientation===
"h"),p=!t.margin||w&&!s;return{...l&&{showlegend:!1},...!p&&{margin:{...t.margin,t:Math.ceil(m*r)}},...f}}function np(e,t){
if(t.showlegend===!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.
values()]:[]}function op(e,t,n){let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=o.
filter(r);if(!i.length)return{};let a=Xc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=s.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ut)/Gc);if(u>=l)return{};let f=Math.max(Jh,u*
n);return{annotations:o.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function sp(e,{height:t,isTiny:n}){let o=Math.floor(
t/3/Bt),s=t-Zc(e,1/0,o)-jc,r={};for(let i of zc){let a=Qc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=rp(e,i,a,s))}return r}
function rp(e,t,n,o){let s=n.colorbar??{};if(o>=Bh||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],
i=s.tickvals??r?.colorbar?.tickvals,a=(s.len??1)*o;if(!i){let f=Math.max(fe,Math.floor(a/ut/1.5));return{...n,colorbar:{
...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ut)&&u.push(f)}return{...n,colorbar:{...s,tickvals:u}}}function Fc(e,t,n){let{width:o,height:s,isFixed:r,isTiny:i,
isNarrow:a}=n,c=a?o:1/0,l=r?Math.floor(s/3/Bt):1/0,u=Zc(t,c,l),f=r?u?jc:qc:0,d=Math.max(s-u-(i?2*ut:f),ut),h=i?o-Uc:Math.
max(o-Bc,60);return Object.fromEntries(Kc(t,/^[xy]axis/).map(([m,w])=>{let p=m.startsWith("x"),b=r&&p?up(w,t,d):w,[E,v]=b.
domain??[0,1],x=(v-E)*(p?h:d),R=t.template.layout.font.size*n.scale,O=cp(b,p,x,R,n),Y=(p?void 0:ip(e,m,b))??t.meta.priority?.[m];
return[m,lp(O,{isX:p,length:x,fontSize:R,upright:l,priority:Y},n)]}))}function ip(e,t,{tickvals:n=[]}){let o=new Map;for(let{
type:s,orientation:r,yaxis:i="y",x:a,y:c,z:l}of e){let f=s==="heatmap"?l:s==="bar"&&r==="h"?a:void 0;if(!(i!==t.replace(
"axis","")||!f||!Array.isArray(c)))for(let[d,h]of c.entries()){let m=[f[d]??0].flatMap(p=>ap(p)?[...p]:p),w=Math.max(...m.
map(p=>Math.abs(Number(p))||0));o.set(h,Math.max(w,o.get(h)??0))}}return Math.max(0,...o.values())>0?n.map(s=>o.get(s)??
0):void 0}function ap(e){return typeof e=="object"&&e!==null&&Symbol.iterator in e}function cp(e,t,n,o,{isTiny:s,isFixed:r}){
let i=e.title?.text??"";if(!s)return r&&!t&&i.length*Bt>Yh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side===
"top"||c-a>Kh)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Bt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{
...e,title:{...e.title,standoff:0,font:{size:o-2},text:u}}}function lp(e,{isX:t,length:n,fontSize:o,upright:s,priority:r},i){
let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;
if(!f)return c||u&&t?fp(e,t,n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*Bt>n-Bt)return{...e,
tickfont:{size:.75*o}};if(h<=fe&&(t||!c||n>=ut))return e;let w=!t&&c&&n/h<ut,p=t&&e.tickangle===0&&f.every(O=>/^\d+$/.test(
O)),b=Bt*(String(h).length+1),E=Math.floor(n/(w?Uh:p?b:ut)),v=h<=fe?[h-1]:hp(h,E,r),x=t&&e.tickangle!==0?s:1/0,R=tl(f,u?
a:1/0,x);return{...e,...w&&{tickfont:{...e.tickfont,size:Wc*o}},tickvals:v.map(O=>d[O]??O),ticktext:v.map(O=>R[O]??"")}}
function up(e,t,n){let[o]=Jc(t,e.anchor)?.domain??[0,1],s=Xc(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-
r)*n;return e.side==="top"||i>2.4*ut?e:{...e,title:{},...i<.9*ut&&{showticklabels:!1}}}function fp(e,t,n,{isTiny:o,isNarrow:s}){
let r=Math.max(fe,Math.floor(n/(t?Gh:ut*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.
tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(fe,Math.floor(
n/zh))};let c=s&&t&&e.nticks&&!o?fe:r,l=Math.min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function dp(e,t,n){
return e.map(o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let s=Jc(t,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.
length;return a===void 0?o:(i-r)*(n-qc)<a*ut?{...o,texttemplate:""}:o})}function hp(e,t,n){let o=[...Array(e).keys()];if(e<=
t)return o;let s=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort(
(a,c)=>(n[c]??0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function Zc({xaxis:e},t,n){
let o=e?.tickangle===0?[]:e?.ticktext??[],s=tl(o,t,n).map(r=>r.length);return Math.max(0,...s)*qh}function tl(e,t,n){return e.
map((r,i)=>pp(r,i,t,n)).every((r,i)=>r===e[i])?e:e.map((r,i)=>io(r,i,n,t))}function pp(e,t,n,o){return n===1/0&&e.length<=
o?e:io(e,t,o,n)}function io(e,t,n,o=1/0){let s=o<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",
c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?14:1/0,d=Math.min(s?Math.max(5,Math.floor(o/48)):f,n),h=l.length>d&&!l.includes(
"&")?`${l.slice(0,d-1)}…`:l;return i+(u?`${t+1} ${h}`:h)+c}var Hc,Bh,fe,ut,Bt,Uh,Wc,jh,qh,Gh,zh,Bc,Uc,jc,qc,Vh,Yh,Kh,Jh,
Gc,zc,el=T(()=>{"use strict";g();Hc={width:420,height:200},Bh=300,fe=2,ut=20,Bt=8,Uh=13,Wc=.75,jh=3,qh=7.5,Gh=44,zh=18,Bc=
240,Uc=90,jc=56,qc=90,Vh=48,Yh=1.3,Kh=.6,Jh=9,Gc=1.4,zc=["coloraxis","coloraxis2"]});function nl(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let o="";for(let s of t)
o+=String.fromCharCode(s);return btoa(o)}function ol(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),o=new Uint8Array(
n.length);for(let s=0;s<n.length;s++)o[s]=n.charCodeAt(s);return o}var Ps=T(()=>{"use strict";g()});function on(e){if(Array.isArray(e))return gp(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=mp[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(ol(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function gp(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function sn({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:wp(e,n*s,(n+1)*s),shape:o}}function sl({values:e,shape:t}){
return t.length<2?e:Hs({values:e,shape:t})}function Hs(e){return Array.from({length:e.shape[0]??0},(t,n)=>sn(e,n).values)}
function wp(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var mp,Ds=T(()=>{"use strict";g();Ps();mp={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function il(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function al(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function cl(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function Ws(e,t){return e.map(o=>{let s=Bs(o,t);return typeof s=="number"?`${o.title.toLowerCase()} ${s}`:s}).join(
", ")}function Bs(e,t){return ll(e)[e.values.indexOf(t[e.name]??"")]}function ll({values:e,labels:t}){return t??e}function rl(e,t){
let n=document.createElement("label");return n.append(`${e} `,t),n}function Fs(e,t){let n=document.createElement("button");
return n.type="button",n.textContent=e,n.addEventListener("click",t),n}var ao,Us=T(()=>{"use strict";g();ao=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=ll(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),rl(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),rl("Open",n)}#a({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=Fs(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=Fs("‹",()=>i(-1)),l=Fs("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function dl({data:e,layout:t},n){let{meta:o}=t;for(let s of o.parts??[]){let r=e[s.trace];if("lines"in s){let i=rn(s.lines,
o,n);Object.assign(r,xp(i,n[s.row],s))}else r[s.attribute]=sl(rn(s.is,o,n))}for(let{axis:s,option:r,titles:i}of o.axis_titles??
[]){let a=t[s],{title:c}=a.colorbar??a,l=i[hl(o,n,r)];(a.colorbar??a).title={...c,text:l}}}function hl(e,t,n){let{values:o=[]}=e.
choices?.find(({name:s})=>s===n)??{};return t[n]===fl?0:o.indexOf(t[n]??"")}function rn(e,t,n){let o=bp(t);return{values:En(
e,(r,i=[])=>{let a=o[r];if(!a)throw new Error(`The figure has no array ${r}.`);return i.reduce((c,l)=>sn(c,hl(t,n,l)),a).
values}),shape:e.at(-1)?.shape??[]}}function bp(e){let t=ul.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??
{}).map(([n,o])=>[n,on(o)])),ul.set(e,t)),t}function xp({values:e,shape:t},n,{above:o,to:s}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<
a;l+=1)if(!(n!==fl&&l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>s||(r.push(0,1,null),i.push(l,u,null))}return{
x:r,y:i}}var fl,ul,js=T(()=>{"use strict";g();Ds();He();fl="all",ul=new WeakMap});function qs(e,t){let{table:n}=yt(e);if(n&&"rows"in n)return[n];if(at(e))return[];let{data:o,layout:s}=e,r=n?[Sp(n,s.meta,
t)]:[];return n&&!n.beside?r:[...wl(o).map(i=>bl(s,i)),...r]}function gl(e,t){let{cells:n,choices:o,table:s}=yt(e),r=n&&
!at(e)?[yp(e,n)]:qs(e,t).map((l,u,{length:f})=>f>1?Ep(l):l),i=r[0]?.columns??[],a=s&&"rows"in s?[]:(o??[]).filter(({name:l})=>!i.
includes(l)),c=a.map(l=>Bs(l,t));return Ir({columns:[...a.map(({name:l})=>l),...i],rows:r.flatMap(({rows:l})=>l.map(u=>[
...c,...u]))})}function Ep({columns:[e="",...t],rows:n}){return{columns:["table","row","column","value"],rows:n.flatMap(
([o,...s])=>s.map((r,i)=>[e,o,t[i],r]))}}function wl(e){return e.filter(t=>t.type==="heatmap"&&t.visible!==!1)}function yp({
data:e,layout:t},n){let o=wl(e),s=o.flatMap(r=>{let{columns:i,rows:a}=bl(t,r),c=Object.values(r.meta??{});return a.flatMap(
([l,...u])=>u.map((f,d)=>[...c,l,i[d+1],f]))});return{columns:[...Object.keys(o[0]?.meta??{}),...n],rows:s}}function Sp(e,t,n){
let{columns:o,labels:s}=e;if("values"in e){let i=e.values.map(a=>rn(a,t,n).values);return{columns:o,rows:s.map((a,c)=>[a,
...i.map(l=>l[c])])}}let r=Hs(rn(e.matrix,t,n));return{columns:o,rows:s.map((i,a)=>[i,...Array.from(r[a]??[])])}}function bl(e,t){
let n=on(t.z??[]),o=pl(e,t,"y").map((s,r)=>[s,...Array.from(sn(n,r).values)]);return{columns:[t.name??"",...pl(e,t,"x")],
rows:o}}function pl(e,t,n){let o=t[n];if(Array.isArray(o))return o.map(c=>ml(String(c)));let s=e[`${n}axis`],i=e[`${n}ax\
is${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(ml);let{shape:a}=on(t.z??[]);return[
...Array(a[n==="y"?0:1]??0).keys()].map(String)}function ml(e){return e.replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll(
"&amp;","&")}var xl=T(()=>{"use strict";g();Ds();ro();Us();js();vn()});function Ys(e,t){let n=JSON.stringify(Object.values(e)),o=$e.get(n)??new Map;$e.delete(n),$e.set(n,o);for(let i of $e.keys()){
if($e.size<=Ap)break;$e.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>Mp(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function Mp(e,t,n,o){let s=Gs.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);Gs.set(e,{query:t,views:r}),setTimeout(()=>{Gs.delete(e),Tp(t,r)},0)}async function Tp(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await ee(`${o}/figures?${wt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof Z&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?vp(e,l).then(u,f):f(a)}}function vp({server:e,path:t,query:n,theme:o},s){let r=wt({...n,theme:o});
return ee(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function yl(e,t){let n=zs.get(e),o=n??(e.startsWith("#")?
Op(e.slice(1)):Np(e));n||(zs.set(e,o),o.catch(()=>zs.delete(e)));let s=await o;if(at(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=El(i),c=new Map;for(let d of Object.values(r))El(d).forEach((h,m)=>{c.set(h,a[m]??h)});
let{data:l,layout:u}=Vs({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function El(e){return e.layout.colorway}function Vs(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>Vs(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,Vs(s,
t)])):t.get(e)??e}async function Op(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function Np(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);return t?.ok?t.json():Vt(t?.status??0,"The figure could not be loaded; reload the page to try again.")}function Le(e,{
server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace(
"models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}\
/views/${r}/offline`},u=wt({...i&&e!=="json"?{step:o}:{},...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}
var Ap,$e,Gs,zs,Sl=T(()=>{"use strict";g();bt();ro();Ap=12,$e=new Map,Gs=new Map;zs=new Map});function Ml(e,t,{width:n,height:o,scale:s},r=Cp){let{font:i}=t.template.layout,a={size:i.size*s,family:String(i.family??
"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[f,d]of Object.entries(t)){if(!/^[xy]axis/.test(f))continue;let h=d,
m=f.startsWith("x"),w=$p(h,m,a,r);if(w===null||w&&!Ip(t,h,m))continue;l[f]={...h,automargin:!1};let p=m?"b":"l";if(w&&(c[p]=
Math.max(c[p],Math.ceil(w)+8)),w&&!m){let b=Math.ceil((h.tickfont?.size??a.size)/2);c.t=Math.max(c.t,b),c.b=Math.max(c.b,
b)}}let u=o-c.t-c.b;for(let f of["coloraxis","coloraxis2"]){let h=e.some(({coloraxis:p,visible:b})=>p===f&&b!==!1)?kp(t,
f,u,a,r):0,m=Math.min(12,c.l,c.t,c.b),w=(h+m+(1.02-1)*(n-c.l))/1.02;h&&(c.r=Math.max(c.r,Math.ceil(w)))}for(let[f,d]of Object.
entries(l)){if(!f.startsWith("x")||!d.ticktext||d.tickangle!==0)continue;let h=lo(d.ticktext,{...a,...d.tickfont},r).width;
Rp(d,h,n,c)&&delete l[f]}return{...t,...l,margin:c}}function $p(e,t,n,o){if(e.visible===!1)return 0;let s=e.title?.text??
"";if(e.showticklabels===!1)return s?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,u=t&&c===-90;if(!i||
!a||c!==0&&!u||l&&l!==(t?"bottom":"left")||e.ticks)return null;let d=e.tickfont?.size??n.size,h=lo(i,{...n,size:d},o);return 1+
(u?h.width+.2*d:t?h.height:h.width)+Lp(e,s,n)}function lo(e,{size:t,family:n},o){let[s,r,i]=[0,1,0];for(let a of e){let c=a.
includes("<b>")?700:400,l=a.split(Al);r=Math.max(r,l.length);for(let u of l){let f=o(_p(u),`${c} ${t}px ${n}`);s=Math.max(
s,f.width),i=Math.max(i,f.descent)}}return{width:s,height:t+(r-1)*1.3*t+i}}function Lp(e,t,n){if(!t)return 0;let{font:o,
standoff:s}=e.title,r=o?.size??Math.round(1.2*n.size),i=t.split(Al).length-1;return r*(.7+i*1.3)+(s??6)}function kp(e,t,n,o,s){
let r=e[t]??{},a={...e.template.layout[t]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,thickness:u,len:f=1}=a,d=a.orientation===
"h"||"x"in a||"xanchor"in a;if(r.showscale===!1||d||!c?.length||!u)return 0;let h=lo(l??c.map(String),o,s),m=20+u,w=a.title?.
text;if(!w)return m+1+h.width;let p=Math.round(1.2*o.size),b=lo([w],{...o,size:p},s).width,[E,v]=[r.cmin??c[0]??0,r.cmax??
c.at(-1)??1],x=f*n-20;return c.some(O=>Math.abs((O-E)/(v-E)-.5)*x<b/2+1.3*(o.size/2))?m+1+h.width+1.45*p+2:m+10+1.25*p}function Rp({
domain:e=[0,1],categoryarray:t,ticktext:n=[]},o,s,{l:r,r:i}){let[a,c]=e,l=s-r-i,u=(c-a)*l/(t??n).length,f=Math.min(r+a*l,
i+(1-c)*l);return(o-u)/2>f}function Ip(e,t,n){let o=t.anchor??(n?"y":"x"),s=e[`${o[0]}axis${o.slice(1)}`],[r]=s?.domain??
[0,1];return r===0}function _p(e){return e.replace(/<[^>]*>/g,"").replace(/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function Cp(e,t){
if(co??=document.createElement("canvas").getContext("2d"),!co)return{width:0,descent:0};co.font=t;let{width:n,fontBoundingBoxDescent:o}=co.
measureText(e);return{width:n,descent:o}}var Al,co,Tl=T(()=>{"use strict";g();Al=/<br ?\/?>/i,co=null});function Ol({x:e,y:t,xaxis:n,yaxis:o},s){let r=[vl(n,e,s),vl(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function vl(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function Nl(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(Pp());if(!e._fullLayout)
return;let s=e._fullLayout,{_subplots:r}=e._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[u,f]=[s[`xaxis${c}`],s[`yaxis${l}`]];if(!u||!f)return[];let d=[u,f].every(({_name:h})=>t.includes(h));return[[u,
f],[f,u]].flatMap(([h,m])=>h&&m&&t.includes(h._name)&&(d||h.anchor===m._id)?n.map(p=>Hp(h,m,p)):[])});o.replaceChildren(
...i.filter(a=>a!==null))}function Pp(){let e=document.createElement("div");return e.className="view-marks",e}function Hp(e,t,n){
if(!e._length)return null;let o=e._id.startsWith("x"),s=[e.l2p(n-.5),e.l2p(n+.5)],[r,i]=[Math.min(...s),Math.max(...s)];
if(!(i>0&&r<e._length)||!t._length)return null;let[a,c]=o?[e._offset+r,t._offset]:[t._offset,e._offset+r],[l,u]=o?[i-r,t.
_length]:[t._length,i-r],f=document.createElement("div");return Object.assign(f.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${u}px`}),f}var $l=T(()=>{"use strict";g()});async function Ks({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await Dp(e))}`}async function Ll(e,t){let n=new Image;
n.src=await Ks(e),await n.decode();let o=document.createElement("canvas");o.width=Math.round(e.width*t),o.height=Math.round(
e.height*t);let s=o.getContext("2d");if(!s)throw new Error("This browser cannot draw a PNG of this size.");return s.drawImage(
n,0,0,o.width,o.height),o.toDataURL("image/png")}async function Dp(e){let t=await Fp();return t&&e.replace(/<svg[^>]*>/,
n=>`${n}<style>${t}</style>`)||e}async function Fp(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Wp(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Wp(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return n.ok?`data:font\
/woff2;base64,${nl(new Uint8Array(await n.arrayBuffer()))}`:Vt(n.status)}var kl=T(()=>{"use strict";g();bt();Ps()});function uo(e){return window.Plotly?Promise.resolve(window.Plotly):(Js??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${Rl}`,e).href:new URL(`../${Rl}`,S).href;let s=()=>{Js=void 0,o.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.Plotly?
t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),Js)}async function Il(e,t,n){let{width:o,height:s}=e.
layout,a={svg:await(await uo()).toImage(e,{format:"svg",width:o,height:s,imageDataOnly:!0}),width:o,height:s};return t===
"svg"?Ks(a):Ll(a,n)}var Rl,Js,_l=T(()=>{"use strict";g();kl();Rl="vendor/plotly/plotly-traces-4.1.1.min.js"});function Up(e){return e.split(Bp)}function Xs(e){return Up(e).map((t,n)=>{if(n%2===0)return t;let o=document.createElement(
"span");return o.className="with-unit",o.textContent=t,o})}var Bp,Cl=T(()=>{"use strict";g();Bp=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});var nm={};function Fl(e){return e instanceof Z&&e.status===0}function tm(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=Qp,e}function em(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let s=o,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&
r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:s]});return Object.fromEntries(t)}var er,nr,jp,Wl,qp,Pl,Hl,Qs,
Gp,zp,Vp,fo,Zs,Yp,Dl,Kp,Jp,Xp,Qp,Zp,ke,tr,or,Bl=T(()=>{"use strict";g();bc();bt();Ec();Ac();Pc();ro();el();xl();Sl();Tl();
$l();Us();_l();js();vn();Cl();er={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",
interventions:"interventions",against:"against"},nr=["inputs","removed"],jp=new Set(["server","source","model","lesson",
"view","theme","reads",...nr,...Object.keys(er)]),Wl=["scale","accent","controls","caption"],qp=new Set([...Wl,"fill"]),
Pl=":scope > a",Hl="pointer-view:hover",Qs=matchMedia("(prefers-color-scheme: dark)"),Gp={displayModeBar:!1,displaylogo:!1,
responsive:!0,scrollZoom:!1,showAxisDragHandles:!1},zp=120,Vp=[["short",576,0],["low",352,0],["tight",288,352]],fo={height:525,
width:640,least:.75,most:4},Zs={width:944,height:524,least:.6},Yp="400px 0px",Dl=660,Kp="[data-answer]:not(pointer-view \
*)",Jp=/^(\w+):(\d+)$/,Xp="The server draws this chart, and it does not answer.",Qp="The answer above is computed in thi\
s browser.",Zp="Type visits, or add a place, to see what the model answers.",ke=null,tr=null,or=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#a="";#h=[];#l=!1;#x=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#_()},{rootMargin:Yp});#E=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#p=new MutationObserver(
t=>this.#J(t.map(({attributeName:n})=>n??"")));#f=t=>this.getAttribute(t);#d=()=>{if(!this.#n||!this.#t){this.#y();return}
this.#O(this.#M),this.#b()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#I=({type:t})=>this.#ot(t==="beforeprint");connectedCallback(){
this.#e??=this.#D(),this.#v(),document.addEventListener("pointerscope:theme",this.#d),document.addEventListener(Hl,this.#R),
Qs.addEventListener("change",this.#d);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#I);this.#E.
observe(this),this.#p.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#x.observe(this):this.#l=!0,this.#y()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#d),document.removeEventListener(Hl,this.#R),Qs.removeEventListener(
"change",this.#d);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#I);this.#E.disconnect(),this.#p.
disconnect(),this.#x.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#h.join()&&(this.#h=t,this.#j())}get chosen(){
return this.#t?this.#m:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+so(this.#t)+n)}get#c(){return this.#e??=this.#D(),this.#e}#_(){this.#l=!0,this.#x.disconnect(),this.#y()}#J(t){
t.some(o=>qp.has(o))&&(this.#v(),this.#b()),t.includes("beat")&&this.#C();let n=t.filter(o=>jp.has(o)&&!this.#X(o));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#_():n.length?this.#y():this.#g.some(({name:o})=>t.includes(o))?this.#k()&&
this.#b():t.includes(this.#a)&&this.#y()}#X(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#d(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Q(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#g(){return this.#t?yt(this.#t).choices??[]:[]}#y(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#tt()}))}get#T(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:te.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#M(){let t=this.getAttribute("theme");return t===
"auto"?Qs.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#A(){let t=this.getAttribute("scale");return t===
"auto"?this.#Z:t!==null&&eo("scale",t)?Number(t):1}get#Z(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let o=Math.round(10*Math.min(n/fo.height,t/fo.width))/10;return Math.min(fo.most,Math.max(fo.least,
o))}#v(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#A)):
this.style.removeProperty("--scale"),t&&eo("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#H(){if(this.hasAttribute("lesson")){let n=nr.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(er).map(
([n,o])=>[o,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){let{needsHistory:t,query:n}=this.#H;
this.#o+=1;let o=this.#o,s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#T&&r&&(!t||n.visits||n.record);
if(!s&&!i){this.#N(Zp);return}if(!this.#l){this.#N("");return}let a=this.#M;this.#O(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#S,path:this.#T,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.
all([s?yl(s,a):this.#et(c,r),s?null:r===oo?import("./network-drawing.js"):uo(l)]),f=at(u),d=f?await import("./network-drawing.js"):
null;f||await uo(l),await Sc(()=>{o===this.#o&&(this.#st(d?.NetworkDrawing??null,yt(u).title),this.#t=f?u:structuredClone(
u),this.#it(this.#t),this.#nt({...c,theme:"light"},r))})}catch(c){o===this.#o&&this.#W(c)}finally{o===this.#o&&this.removeAttribute(
"aria-busy")}}async#et(t,n){let o=n===oo?this.#n:null,s=this.getAttribute("model")??"",r=await o?.compute(t,s,{isSilent:!1});
if(r)return r;try{return await Ys(t,n)}catch(i){if(!Fl(i))throw i;let a=await o?.compute(t,s,{isSilent:!0});if(!a)throw i;
return a}}#O(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,n){if(!this.#t||at(this.#t))return;let{
template:o,meta:s}=this.#t.layout,r=s.templates?.light;ke??=r??(this.#M==="light"?o:null),!(ke||this.hasAttribute("sourc\
e"))&&(tr??=Ys(t,n),tr.then(i=>{at(i)||(ke??=i.layout.template)}).catch(()=>{tr=null}))}#ot(t){if(this.#i=t,!this.#t||!this.#s)
return;let n=ke??this.#n;this.#O(t&&n?"light":this.#M),this.#b(),t||requestAnimationFrame(()=>this.#b())}#D(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#w("h3","view-title"),caption:this.#w("p","view-capti\
on"),choices:this.#w("div","view-choices"),summary:this.#w("p","view-summary"),failure:this.#w("p","view-failure"),trust:this.#w(
"p","view-trust"),plot:this.#w("div","view-plot"),details:this.#w("details","view-table"),exports:Cc({name:()=>this.#z,links:()=>this.#wt(),
view:()=>this.#t&&this.#bt(this.#t),picture:(r,i)=>this.#mt(r,i),csv:()=>this.#t?gl(this.#t,this.#m):"",json:()=>JSON.stringify(
this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(
t),n.details.addEventListener("toggle",()=>this.#G());let o=new ao(n.choices,{selected:()=>this.#m,select:(r,i)=>this.#ht(
r,i),open:r=>this.#u("open",r)}),s=this.querySelector(Pl);s?.classList.add("view-stand-in"),this.replaceChildren(...Object.
values(n),...s?[s]:[]),this.addEventListener("toggle",({target:r})=>this.#dt(r),!0);for(let r of[n.plot,n.details,n.choices,
n.exports,n.failure])r.hidden=!0;return{...n,controls:o}}#w(t,n){let o=this.querySelector(`.${n}`),s=o instanceof HTMLElement?
o:document.createElement(t);return s.className=n,s}#st(t,n){if(t===null==(this.#n===null))return;let o=this.#c,s=o.plot.
cloneNode();s.removeAttribute("data-listening"),s.role=t?"group":"img",o.plot.replaceWith(s),o.plot=s,this.#n?.bar?.remove(),
this.#n=t?new t(s,{title:n,isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),told:r=>this.#Q(r),
acts:{server:()=>this.hasAttribute("source")?null:this.#S,answered:r=>this.#rt(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):
null,this.#n?.bar&&o.summary.before(this.#n.bar)}#rt({figure:t,interventions:n}){this.#t=t;let{interventions:o}=this.#n??
{};o?this.setAttribute("interventions",o):this.removeAttribute("interventions"),this.#k()&&this.#b(),this.#u("interventi\
ons",n)}#F(t){let{plot:n,details:o,choices:s,exports:r,failure:i}=this.#c;for(let c of[n,o,s,r])c.hidden=t;i.hidden=!0;let a=this.#n?.
bar;a&&t&&(a.hidden=!0)}#N(t){this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#F(
!0),this.#c.summary.textContent=t}#W(t){this.#N("");let{failure:n}=this.#c,o=Fl(t)&&document.querySelector(Kp)!==null,s=o?
Xp:mn(t);if(n.replaceChildren(s),o&&n.append(" ",tm()),n.hidden=!1,this.#u("failed",{message:s}),!(t instanceof Z)||![0,
503].includes(t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener(
"click",()=>this.#y()),n.append(" ",r)}#it(t){let{title:n,caption:o,controls:s}=this.#c,r=yt(t);n.textContent=r.title,n.
hidden=!1,o.replaceChildren(...Xs(r.caption)),this.#at(r.trust),this.toggleAttribute("data-network",at(t)),this.#F(!1),s.
offer(r,at(t)?[]:t.data,!this.hasAttribute("fill")),this.#k()&&this.#b()}#at(t){let{trust:n}=this.#c;if(n.textContent=t?.
text??"",!t||this.hasAttribute("source")||!Zt.answers)return;let o=document.createElement("a"),s=encodeURIComponent(this.
getAttribute("model")??"");o.href=new URL(`insights/${s}#view-${t.view}`,this.#S).href,o.textContent="Which explanation \
to believe",n.append(" ",o)}#b(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,o=this.#$(so(this.#t)),s=n?Math.min(o.
width||Dl,Dl):o.width;if(!s)return;if(at(this.#t)){let i=o.isFixed?this.#ut:1;t.style.setProperty("zoom",i===1?"":String(
i)),t.style.height=`${o.height/i}px`,this.#n?.draw(this.#t)}else t.style.height=o.isFixed?`${o.height}px`:"",this.#ct(t,
this.#t,{...o,width:s});let r=!this.dataset.drawn;r&&this.querySelector(Pl)?.remove(),this.#s=`${s}×${o.height}`,this.dataset.
drawn="true",r&&this.hasAttribute("beat")&&this.#C(),this.#j(),this.#u("drawn",{})}#ct(t,{data:n,layout:o},s){let r=this.#i,
i=r&&ke?{...o,template:ke}:o,a=this.#B({data:n,layout:i},s);window.Plotly?.react(t,a.data,r?{...a.layout,width:s.width}:
a.layout,Gp),t.dataset.listening||this.#lt(t)}#B({data:t,layout:n},{width:o,height:s,isFixed:r}){let i="rgba(0, 0, 0, 0)",
a=this.#A,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=Vc({data:t,layout:em(n)},{width:o,height:s,isFixed:r,scale:a}),
d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{...Ml(f.data,f.layout,
{width:o,height:s,scale:a}),...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#lt(t){t.dataset.listening="true",t.on(
"plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,o,s]=Jp.exec(String([n.customdata].
flat()[0]))??[];o&&this.#u("select",{table:o,row:Number(s)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{
visits:Ol(n,this.#U)})}),t.on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#U(){return this.#t?yt(this.#t).visit_axes??
[]:[]}#u(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#j(){!this.#t||!this.#s||(this.#n?
this.#n.mark(this.#h):Nl(this.#c.plot,this.#U,this.#h))}#$(t){let{plot:n}=this.#c,o=n.clientWidth;if(!this.hasAttribute(
"fill"))return{width:o,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#v(),this.#ft();let{above:s,below:r}=this.#q();
this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),zp);return{width:o,
height:i,isFixed:!0}}get#ut(){let t=Math.min(1,this.#A),[n,o]=[this.offsetWidth,this.offsetHeight],s=Math.min(n/Zs.width,
o/Zs.height)/t;return n<o||s>1||s*t<Zs.least?1:s}#ft(){let[t,n]=[this.offsetWidth/this.#A,this.offsetHeight/this.#A],o=Vp.
filter(([,s,r])=>n<s||t<r).map(([s])=>s).join(" ");this.dataset.room!==o&&(this.dataset.room=o)}#q(){let{plot:t,details:n,
exports:o}=this.#c,s=this.getBoundingClientRect(),r=s.height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).map(
c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.
getBoundingClientRect().top-s.top)/r,below:a/r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.
open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)
return;let{width:t,height:n}=this.#$(so(this.#t));t&&this.#s!==`${t}×${n}`&&this.#b()}#ht(t,n){this.setAttribute(t,String(
n)),this.#u("option",{[t]:n})}#k(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:al(this.#g,this.#f);
if(n)return this.#W(new Error(n.message)),this.#a=n.name,!1;let o=yt(t),s="";if(this.#g.length&&!at(t)){let r=this.#m;this.#c.
controls.show(r);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));dl(t,r);let{summaries:i}=o;
i&&(o.summary=i.texts[cl(this.#g,i.by,r)]??""),s=`: ${Ws(this.#g,r)}`}return this.#c.summary.replaceChildren(...Xs(o.summary??
"")),this.#c.plot.setAttribute("aria-label",`${o.title}${s}. ${o.summary??""}`),this.#G(),!0}get#m(){return il(this.#g,this.#f)}#G(){
let{details:t}=this.#c;if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=
0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${yt(this.#t).title}`),n.append(...this.#pt().map(
Tn)),t.querySelector(".table-frame")?.remove(),t.append(n)}#pt(){return this.#t?qs(this.#t,this.#m):[]}async#mt(t,n){let o=this.#t;
if(!o)throw new Error("There is no figure to save yet.");return{address:at(o)?await this.#n?.address(t,n)??"":await Il(this.#gt(
o),t,n),meta:yt(o),selection:Ws(this.#g,this.#m)}}#gt(t){let{data:n,layout:o}=structuredClone(t),s=this.#$(o.height),{paper_bgcolor:r,
plot_bgcolor:i}=o.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#B(
{data:n,layout:o},s),l=a?{}:{paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:s.width,...l}}}get#z(){
let t=this.getAttribute("model")??this.getAttribute("lesson"),{model:n=t}=Object(wc(this.getAttribute("against")??"{}")),
o=[t,n!==t&&`minus-${n}`,this.getAttribute("view"),this.hasAttribute("against")&&"difference"],s=this.getAttribute("name")??
o.filter(Boolean).join("-"),r=this.#m,a=this.#g.filter(({name:c,values:l})=>r[c]!==l[0]).map(({name:c})=>typeof r[c]=="n\
umber"?`${c}-${r[c]}`:r[c]);return[s,...a].join("-")}get#V(){return{server:this.#S,path:this.#T,view:this.getAttribute("\
view")??"",values:{...this.#H.query,...this.#m}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Wl.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(o)&&eo(o,s??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#wt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Zt.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#V;return{link:n,embed:Le(
"embed",this.#K(s)),json:Le("json",s),offline:Le("offline",s)}}#K(t){let{controls:n,...o}=this.#Y,s={...t.values,...o,...n&&
n!=="some"&&{controls:n}};return{...t,values:s}}#bt(t){let n=this.#V,{title:o,summary:s=""}=yt(t),r=["model","lesson","v\
iew","reads",...nr,...Object.keys(er)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#m,...l&&{theme:l},...c},
f=this.#K(n);return{title:o,caption:s,name:this.#z,server:n.server,embed:Le("embed",f),picture:Le("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",or)});g();g();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},o=/^transparent(?:-(light|dark))?$/,s=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=frameElement?.getAttribute("data-page")??null;i!==null&&(s.dataset.inRoom=i);let a=new URLSearchParams(location.
search).get("theme"),c="auto",l=!1,u=()=>{try{return localStorage.getItem(e)}catch{return null}};function f(x){return typeof x==
"string"&&Object.hasOwn(t,x)}let d=x=>{let R=o.exec(x??""),O=R?R[1]??"auto":x;s.toggleAttribute("data-transparent",R!==null),
f(O)?s.dataset.askedTheme=x??"":delete s.dataset.askedTheme,c=[O,s.dataset.firstTheme,u()].find(f)??"auto"},h=()=>{let x=new URL(
location.href);x.searchParams.delete("theme"),delete s.dataset.askedTheme,x.search!==location.search&&history.replaceState(
history.state,"",x)},m=()=>{let x=document.querySelector("[data-theme-button]");return x instanceof HTMLElement?x:null},
w=()=>{let x=document.querySelector(".top nav [aria-current]"),R=x?.parentElement;if(!x||!R)return;let[O,Y]=[x.getBoundingClientRect(),
R.getBoundingClientRect()];R.scrollLeft+=O.left+O.width/2-Y.left-Y.width/2},p=()=>{let x=m();x&&(x.textContent=n[c]);let R=c===
"auto"?r.matches?"dark":"light":c;l||s.dataset.theme===R||(s.dataset.theme=R,document.dispatchEvent(new CustomEvent("poi\
nterscope:theme")))},b=({type:x})=>{document.querySelector(".deck")||(l=x==="beforeprint",l?s.dataset.theme="light":p())},
E=new Set,v=x=>{let R=x.target instanceof Element?x.target.closest("button"):null;R&&(x.preventDefault(),x.stopPropagation(),
E.add(R))};d(a),p(),document.addEventListener("click",v,!0),window.addEventListener("DOMContentLoaded",()=>{document.removeEventListener(
"click",v,!0);for(let x of E)x.click()});for(let x of["beforeprint","afterprint"])window.addEventListener(x,b);r.addEventListener(
"change",p),document.addEventListener("pointerscope:choose-theme",({detail:x})=>{(x===null||f(x)||o.test(x))&&d(x??a),p()}),
document.addEventListener("DOMContentLoaded",()=>{w();let x=m();x&&(x.hidden=!1,p(),x.addEventListener("click",()=>{c=t[c],
h();try{localStorage.setItem(e,c)}catch{}p()}))})})();g();bt();Fo();K();g();g();var Wo={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,
f:70,h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},qu="input, select, textarea, [contenteditable], dialog[ope\
n]",Gu="a[href], button, summary, [role=button]",zu=".table-frame";function Fr({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;
window.addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),
!(!o||!t()||!Dr(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{
Dr(r)&&s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function Dr({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn(Wo,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(qu)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Gu))return!1;let a=t.closest(zu);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var Vu=1e5,Yu=100,Wr=2e4,Ku=8,Ju=1e3;function Br({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let m of a?
["*"]:i)r.postMessage(h,m)},f=(h,m)=>u({pointerscope:h,...m});r!==window&&Fr({send:h=>{f("key",h);let m={method:"trigger\
Key",args:[Wo[h.key]]};l||u(JSON.stringify(m))},isInDeck:()=>l,keeps:s});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:m,data:w})=>{h!==r||!(a||i.includes(m))||(w?.pointerscope==="set"&&(n(Xu(w.state)),d()),w?.pointerscope===
"mark"&&o(Qu(w.visits)),w?.pointerscope==="deck"&&(l=!0),w?.pointerscope==="ask"&&(c="",d()))}),(h,m)=>h==="state"?d():f(
h,m)}function Xu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,Yu)){let s=o===null?null:Zu(o);(s===null||s!==void 0&&s.length<=Vu)&&(t[n]=s)}return t}function Qu(e){return(Array.
isArray(e)?e.slice(0,Ju):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Zu(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Ur(e,Ku)<=Wr?JSON.stringify(e):void 0}function Ur(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=Ur(o,t-1),n>Wr)return Number.POSITIVE_INFINITY;
return n}g();bt();K();Lt();var ze=0;function jr(e,t,n){e.addEventListener("submit",o=>{let s=D(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),ef(s,t,n))}),e.addEventListener("input",o=>{let s=D(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&tf(s)})}function tf(e){ze+=1;let t=I(e,"[data-marked]");if(t){We(t,""),A(e,"[data-because]").hidden=!0,
delete e.dataset.right;for(let n of y(e,"[aria-invalid]"))n.removeAttribute("aria-invalid")}}async function ef(e,t,n){ze+=
1;let o=ze,s=e.dataset.exercise??"",r=y(e,"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("\
aria-invalid");try{let{exercises:i}=await ee(`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"\
application/json"},body:JSON.stringify({answers:{[s]:of(e)},lang:n})}),a=i.find(c=>c.id===s);o===ze&&a&&sf(e,a.marked,r)}catch(i){
if(!(i instanceof Z))throw i;if(o!==ze)return;A(e,"[data-marked]").textContent=i.message,A(e,"[data-because]").hidden=!0,
delete e.dataset.right;for(let{where:a}of i.problems)nf(e,r,a)?.setAttribute("aria-invalid","true")}}function nf(e,t,n){
let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return o===void 0||s===void 0?t[0]:qr(e)[Number(o)]?.[Number(s)]}function qr(e){
return y(e,"tbody tr").map(t=>y(t,"input",HTMLInputElement))}function of(e){if(e.querySelector("input[type=radio]"))return y(
e,"input:checked",HTMLInputElement)[0]?.value??"";let t=qr(e);return t.length?t.map(n=>n.map(o=>o.value)):A(e,"input",HTMLInputElement).
value}function sf(e,{right:t,all_right:n,computed:o,sentence:s},r){let i=t.flat();for(let[u,f]of r.entries())f.setAttribute(
"aria-invalid",String(!i[u]));let a=A(e,"[data-marked]"),c=A(e,"[data-because]");if(a.replaceChildren(s||rf(i,n)),c.hidden=
!n,e.dataset.right=String(n),n)return;let l=document.createElement("button");l.type="button",l.textContent="Show the ans\
wer",a.tabIndex=-1,l.addEventListener("click",()=>{a.textContent=`The answer: ${af(o,Number(e.dataset.decimals))}`,c.hidden=
!1,a.focus()}),a.append(" ",l)}function rf(e,t){return t?"Right.":`${e.filter(Boolean).length} of ${e.length} are right.`}
function af(e,t){if(typeof e=="string")return e;let n=o=>et(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join(
"; ")).join("; ")}g();K();Lt();var cf=8,lf=4;function Gr(e){e.addEventListener("pointerdown",t=>{let n=D(t);n instanceof HTMLInputElement&&
n.inputMode==="decimal"&&Bo(t,n.value,s=>Ve(e,n.name,s))})}function Bo(e,t,n){let o=Number(Be(t));if(e.button!==0||Number.
isNaN(o))return;let s=jo(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||
(a||=Math.abs(d)>=lf,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Uo(o,Math.round(d/cf)*
s);h!==i&&n(h),i=h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();
a&&(addEventListener("click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;
addEventListener("pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",
l,{signal:u})}function Ve(e,t,n){let o=I(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(
new Event("input",{bubbles:!0})))}function Uo(e,t){return et(String(Number((e+t).toFixed(6))))}function jo(e){let t=(Be(
e).split(".")[1]??"").length;return t===0?1:10**-Math.min(t,2)}g();K();function zr(e){for(let t of y(e,"[data-step]")){let n=new Map(y(t,"figure[data-table]").map(s=>[Yr(s.querySelector(
"figcaption math")),s.dataset.table??""]));n.delete("");let o=I(t,".formula");o&&Kr(o,n)}}function Vr(e){e.addEventListener(
"pointerover",t=>{let n=D(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");uf(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function uf(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of y(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Yr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function Kr(e,t){for(let n of e.children){let o=t.get(Yr(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):Kr(n,t)}}g();K();var ff=["beside","above","below","figure"],Jr={width:960,height:540},df=2,Go=.6,qo=.1,hf=320,pf=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:Go}],Xr=["notes reasons remark switch","notes reasons remark switch formula"],mf=[1,.8,Go],Nn=new WeakMap;
function Zr(e,t){let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=I(t,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Jr.width,innerHeight/Jr.height,
df),l=Number(o)||Math.max(1,c);e.style.setProperty("--most",String(l)),gf(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
s)).observe(t),t.addEventListener("click",r=>{let i=D(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&yf(a),i.dataset.
turn&&ei(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function ti(e){for(let t of e){Nn.delete(t);for(let n of[
"out","layout","paged"])delete t.dataset[n]}}function gf(e,t,n,o){let s=`${n}×${o}×${t}`;if(Nn.get(e)?.frame===s)return;
let r=I(e,"pointer-view"),i=n>o,a=ff.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=wf(e,a,t,
r)??xf(e,Math.min(t,1));delete e.dataset.fitting,Nn.set(e,{frame:s,arrangement:c}),c.pages&&ei(e,Number(e.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function wf(e,t,n,o){delete e.dataset.
paged;for(let{out:s,parts:r,least:i}of pf){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?
a.scale*(o?.8:1)+qo:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=bf(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return ye(e,a),a}return null}function bf(e,t,n,o,s,r){let i=u=>(ye(e,{out:t,layout:n,scale:u}),Ef(e));if(!i(o))return null;
let[a,c]=[o,s];for(c-a>qo&&i(c)&&(a=c);c-a>qo;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};
ye(e,{out:t,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*hf));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function xf(e,t){e.dataset.paged="";let n=mf.map(i=>Math.min(i,t));for(let i of Xr){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...Qr(e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return ye(e,a),a}let[o,s]=[Xr.at(-1)??"",n.at(-1)??Go],r={out:o,layout:"below",scale:s,pages:Qr(e,o,s).pages};return ye(
e,r),r}function Qr(e,t,n){ye(e,{out:t,layout:"below",scale:n});let o=zo(e);for(let p of o)p.dataset.turnedTo="";let{rowGap:s,
columnGap:r}=getComputedStyle(A(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=A(e,".shown").getBoundingClientRect(),
l=c.height-A(e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,m=0,w=A(e,".formula").scrollWidth<=c.width+
1;for(let p of o){let{width:b,height:E}=p.getBoundingClientRect();w&&=E<=l&&oi(p),m&&m+b>c.width&&(d+=h+i,h=0,m=0),u.length&&
d+Math.max(h,E)>l&&(u=[],f.push(u),d=0,h=0,m=0),u.push(p),h=Math.max(h,E),m+=b+a}return{pages:f,isFitting:w}}function ei(e,t){
let n=Nn.get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of zo(e))
n[o]?.includes(s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;A(e,".pager").hidden=n.length===1,A(e,"[data-turned]").
textContent=`${o+1} of ${n.length}`;for(let s of y(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}
function zo(e){return y(e,".matrix, .shown > pointer-view")}function ye(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.
layout=n,A(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function Ef(e){let t=e.getBoundingClientRect(),
n=A(e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,A(e,".words"),A(e,".shown")].every(ni)&&n.scrollWidth<=n.clientWidth+1&&[n,...zo(e)].every(s=>o(s)&&oi(s))}function ni(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function oi(e){let t=e.querySelector(
":scope > .table-frame");return!t||ni(t)}function yf(e){let t=document.createElement("dialog");t.className="rest";let n=A(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),A(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...A(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}g();K();var Sf=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Af="Write a number, such as 0.5, in every cell.",Ln=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#E(r.name,r.value),this.#p()}),
t.addEventListener("click",s=>{let r=D(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#d(i,1),"fewer"in r.dataset&&
this.#d(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(Ft(s),ri(si(s)));this.#h(),y(this.#e,"\
input, select")[0]?.focus(),this.#p()}),this.#f()}get text(){let t={};for(let n of this.#s){let o=Ft(n),s=ii(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(si(n))&&(t[o]=s)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#s)t.includes(Ft(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,s=o&&this.#e.contains(o)?this.#i(o):null,r=this.#s.filter(i=>i.querySelector("details[open]")).
map(Ft);this.#e.replaceChildren(...t.childNodes),this.unfold(r),n?this.#a():this.#h(),s?.(),this.#f()}showProblems(t){let n=new Set(
t);for(let o of this.#s){let s=Ft(o),r=`inputs.${s}`,i=t.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)
n.delete(l);let a=i.map(l=>l.message).join(" "),c=JSON.stringify(this.#o.get(s));a&&this.#r.set(s,{typed:c,message:a})}return this.#f(),
[...n]}get#s(){return y(this.#e,"[data-input]")}#i(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#e.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let o=t.closest("[data-input]"),s=o instanceof HTMLElement?Ft(o):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(s)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#o.clear();for(let t of this.#s){let n=$n(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(Ft(t),s==="words"?o:s==="matrix"?Mf(n,!!r):o[0]??"")}}#h(){for(let t of this.#s)
for(let n of $n(t)){let o=this.#x(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#x(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#E(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#p(){this.#f(),this.#n()}#f(){for(let t of this.#s){let n=Ft(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?$n(t).filter(c=>Ye(c.value)===null):[];for(let c of o?$n(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),Tf(t,s.length?Af:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of y(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of y(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#d(t,n){let o=Ft(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=Vo(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?Vo(l,n):l.map(u=>Vo(u,n))),l!==void 0&&this.#o.set(c,l)}this.#p()}};
function Ft(e){return e.dataset.input??""}function si(e){return JSON.parse(e.dataset.default??"null")}function $n(e){return y(
e,"input, select")}function Mf(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function Vo(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function ri(e){return Array.isArray(e)?e.map(ri):String(e)}function ii(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Ye(t);let n=t.map(o=>ii(e,o));return n.includes(null)?null:n}function Ye(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Sf.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function Tf(e,t){let n=A(
e,"[data-failure]");n.textContent=t,n.hidden=!t}g();bt();K();g();bt();K();g();K();function Yo(e=""){let t=`The server does not answer. ${e}`.trim();return isSecureContext&&navigator.serviceWorker?.
controller?t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloade\
d only over HTTPS"}.`}var Ko=null;function vf(){let e=y(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,pathname:s}=location,
r=o+s;if(!t){let a=s.slice(te.pathname.length),c=I(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=wt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function ai(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Ko?.disconnect(),Ko=new PerformanceObserver(n=>{let o=n.getEntries().map(({name:s})=>s);
t({addresses:o.filter(s=>!s.includes("?"))})}),Ko.observe({type:"resource",buffered:!0}),t({addresses:[],page:vf()})}async function ci(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",ai),await navigator.serviceWorker.register(
new URL("service-worker.js",te),{updateViaCache:"none"}),ai()}catch{}}function li(){document.readyState==="complete"?ci():addEventListener("load",ci)}var dh=4e3,oc="This page computes your changes in your browser and hides what only the server can update.",Xn=document.getElementById(
"lesson-record")!==null,Ne=!1,Ns,Qn=!1;async function sc(e,{address:t,files:n,signal:o}){if(Ls())return Os(e,{files:n,signal:o});
if(!Ne)return nc(t,o);if(Qn)return Qn=!1,Os(e,{files:n,signal:o});try{let s=await nc(t,br(o));return $s(""),s}catch(s){if(!(s instanceof
Z&&[0,...xo].includes(s.status)))throw s;return $s(Yo(oc)),Os(e,{files:n,signal:o})}}function Ls(){return Xn}function rc(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),Ns??=Zn(e)},o=setTimeout(n,dh);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function ic(e){if(!Xn&&!Ne&&e&&(Ns??=Zn(e),await Ns),!Xn&&
!Ne)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Xe(),Hn));return t()}async function Zn(e){try{let t=[
Promise.resolve().then(()=>(Xe(),Hn)),Promise.resolve().then(()=>(As(),Ss)),Promise.resolve().then(()=>(vs(),Ts))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||Ne)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...y(o,"head > *, body > *")),Ne=!0,Qn=yo(n),Qn&&$s(Yo(oc)),li()}catch{}}async function ac(e,t,n){if(!Xn&&!Ne)return;
let{previewEdits:o}=await Promise.resolve().then(()=>(As(),Ss));try{o(e,t,n)}catch(s){if(!(s instanceof Z))throw s}}function $s(e){
let t=I(document,"[data-silence]");t&&(t.textContent=e)}async function Os(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Xe(),Hn));
return n(e,t)}async function nc(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(zt),s=await o.text().catch(zt);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new Z(o.status,
hh(s,o.status))}function hh(e,t){try{return JSON.parse(e).errors??[]}catch{return[{where:"",message:Eo(t),suggestions:[]}]}}ys();g();var cc="pointerscope-lessons";function lc(){try{let e=JSON.parse(localStorage.getItem(cc)??"{}");return e&&typeof e==
"object"?e:{}}catch{return{}}}function ks(e){let t=lc()[e];return new Set(Array.isArray(t)?t:[])}function Rs(e,t){let n=ks(
e);if(!n.has(t))try{localStorage.setItem(cc,JSON.stringify({...lc(),[e]:[...n,t]}))}catch{}}Ee();g();K();var ph=3e4,uc=660;async function fc(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+ph;for(;Date.now()<
t&&e.some(mh);)await new Promise(n=>setTimeout(n,100))}function mh(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function dc(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=y(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=y(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>uc);for(let r of s)r.style.setProperty("--print-scale",String(uc/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}g();K();Ee();var gh="Type a number, or drag it sideways",hc="This number is computed: change an input, and it follows.",pc=/^[\d.,+−-]$/,
to=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",o=>{let s=Is(o),r=s&&this.#n(s);!r||
D(o)instanceof HTMLInputElement||Bo(o,r.value,i=>{Ve(n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=Is(
o);s&&this.#o(s)}),t.addEventListener("dblclick",o=>mc(D(o))),t.addEventListener("keydown",o=>{let s=Is(o);if(pc.test(o.
key)&&mc(D(o)),!s||o.ctrlKey||o.metaKey||o.altKey)return;if(D(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=pc.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#o(s,r?o.key:void 0))})}prepare(){for(let t of y(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=I(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",A(t,".table-frame").title=gh;for(let[s,r]of y(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(qe),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:mt(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=I(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&mt(r).flat()[o];i&&(s?this.#r(i,s):gc(i))}#n(t){let n=t.closest(je),{row:o,column:s}=xe(mt(n),t),{table:r=""}=n.
dataset,i=a=>I(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#o(t,n){let o=this.#n(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#s(s)}),s.addEventListener(
"blur",()=>this.#i(s)),this.#r(t,s),n===void 0?s.select():this.#s(s)}#r(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#s(t){let n=Ye(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&Ve(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#n(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=A(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=Ye(o.value);if(r===null)return;o.value=Uo(r,s*jo(o.value)),this.#s(o)}
t.key==="Escape"&&(t.preventDefault(),Ve(this.#t,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&gc(n)}};function Is(e){return D(e).closest(qe)}function mc(e){let t=e.closest(ne)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(je))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${hc}`;let o=A(
t,"[data-sum]");o.textContent?.endsWith(hc)||o.append(n)}function gc(e){e.tabIndex=0,e.focus({preventScroll:!0})}var om=350,sm=60,cr=["removed","inputs","layer","head"],rm=60,jl=["step","all",...cr],im={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},k=A(document,"[data-lesson]"),B=A(k,"[data-steps]"),pe=k.dataset.only,Ut=A(k,"[data-error]"),Re=I(k,"[data-in\
puts]"),he=Re&&new Ln(Re,A(k,"[data-reset]",HTMLButtonElement),Em),rr=Re&&new to(B,Re),ir=I(k,"details.inputs",HTMLDetailsElement),
jt="frame"in k.dataset,{states:am,leftOut:ql="",edited:Gl=""}=k.dataset,{record:un}=k.dataset,N=lr(location.search),ht={
...N,...dr(lr(cm()))},sr=new AbortController,an=0,ln=0,Ul=0,de=null,ar=Number.NaN;function lr(e){let t=new URLSearchParams(
e);return{step:t.get("step")??"",all:t.get("all")??"",removed:t.get("removed")??ql,inputs:t.get("inputs")??Gl,layer:t.get(
"layer")??"",head:t.get("head")??""}}function cm(){return Ls()?"":k.dataset.shown??location.search}async function lm(){un&&
await Zn(un),po({history:"keep",isFresh:!0})}var um=jt?Zr(k,B):()=>{},fm="framers"in document.body.dataset?Br({state:bm,
height:()=>k.scrollHeight,set:xm,keeps:e=>zl(e)!==null}):()=>{},pt=()=>y(B,":scope > [data-step]"),dn=e=>pt().findIndex(
t=>t.dataset.step===e),It=()=>Math.max(0,dn(N.step)),zl=e=>{let t=im[e];if(pe||!t||N.all&&e.startsWith("Page"))return null;
let n=It()+t;return n>=0&&n<pt().length?n:null},Vl=()=>jt&&window.parent!==window;function qt(){let e=!!N.all||!!pe,t=It(),
n=pt();for(let[s,r]of n.entries())r.hidden=!e&&s!==t;for(let s of y(k,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.
dataset.step;if(e&&!jt)for(let s of _o(B,"pointer-view[lazy]"))s.removeAttribute("lazy");k.dataset.mode=e?"all":"one";for(let s of y(
k,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=N[r]||"0"}Yl(n,t),pm(),hm(n);let o=n[t];!e&&!jt&&o&&
bs([o]),um(),fm("state",{})}function Yl(e,t){k.toggleAttribute("data-first",t===0);for(let n of y(k,"[data-slide]"))mm(n,
n.dataset.slide===e[t]?.dataset.step);I(k,"[data-place]")&&gm(t,e.length)}function dm(){if(!N.all||pe||Math.abs(scrollY-
ar)<2)return;ar=Number.NaN;let e=pt(),t=e.filter(s=>s.getBoundingClientRect().top<innerHeight/3),o=scrollY+innerHeight>document.
documentElement.scrollHeight-2?e.length-1:Math.max(0,t.length-1);o!==It()&&(N={...N,step:e[o]?.dataset.step??""},_e("rep\
lace"),Yl(e,o))}function ur(e){e?.scrollIntoView({block:"start"}),ar=scrollY}function hm(e){let t=mo(ht);for(let r of y(
k,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??""));let n=I(k,"[data-changed]");if(!n)return;
let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${A(r,"h1, h2").lastChild?.textContent?.trim()??""}”`),s=[o.length?
`Left out: ${o.join(", ")}.`:"",ht.inputs?"The inputs are edited.":""].filter(Boolean);n.hidden=!s.length,n.textContent=
`${s.join(" ")} Texts, exercises and printed numbers speak of the original lesson.`}function fr(){return!jt&&!("opens"in
k.dataset)}function pm(){let{lesson:e=""}=k.dataset;if(!fr())return;let t=ks(e);for(let n of y(k,"[data-slide]"))n.toggleAttribute(
"data-seen",t.has(n.dataset.slide??""))}function mm(e,t){if(!t){e.removeAttribute("aria-current");return}e.setAttribute(
"aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function gm(e,t){
for(let o of y(k,"[data-controls]"))o.hidden=!1;A(k,"[data-place]").textContent=`Step ${e+1} of ${t}`,A(k,'[data-go="-1"\
]',HTMLButtonElement).disabled=e===0,A(k,'[data-go="1"]',HTMLButtonElement).disabled=e===t-1;let n=I(k,"[data-all]",HTMLInputElement);
n&&(n.checked=!!N.all||!!pe)}function wm(e){let t=e.slice(0,rm);Ut.textContent=`This lesson has no step “${t}”. It ope\
ns at its first step.`,Ut.hidden=!1,Ut.dataset.unknown="step"}function fn(e,t=!1){let n=pt(),o=n[Math.max(0,Math.min(n.length-
1,e))];o&&(xs(B),Ut.dataset.unknown&&(Ut.hidden=!0),delete Ut.dataset.unknown,fr()&&Rs(k.dataset.lesson??"",n[It()]?.dataset.
step??""),N={...N,step:o.dataset.step??""},_e("replace"),qt(),t&&A(o,"h1, h2").focus({preventScroll:!0}),N.all?ur(o):o.getBoundingClientRect().
top<0&&k.scrollIntoView({block:"start"}),k.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",
inline:"nearest"}))}function dr({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,head:o}}function ho(e,t){
return cr.every(n=>e[n]===t[n])}function bm(){return{step:pt()[It()]?.dataset.step,removed:ht.removed,inputs:ht.inputs}}
function xm({step:e,...t}){e!==void 0&&!pe&&fn(Math.max(0,dn(e??"")));let n={};for(let o of cr)o in t&&(n[o]=t[o]??"");Ie(
n)}function _e(e){let t=Kl({...N,...dr(ht)});if(t!==location.pathname+location.search)try{e==="push"&&!Vl()?history.pushState(
null,"",t):history.replaceState(null,"",t)}catch{}}function Kl(e){let t=[...new URLSearchParams(location.search)].filter(
([s])=>!jl.some(r=>r===s)),n=wt({...Object.fromEntries(t),...e});ql&&!e.removed&&n.set("removed",""),Gl&&!e.inputs&&n.set(
"inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function Em(){let e=he?.text;cancelAnimationFrame(
Ul),typeof e=="string"&&(Ul=requestAnimationFrame(()=>ac(B,e,mo(N)))),clearTimeout(ln),ln=setTimeout(()=>Ie({}),om)}function Ie(e){
let t=ln&&he?he.text:null;clearTimeout(ln),ln=0;let n={...N,...t===null?{}:{inputs:t},...e};ho(n,N)||(N=n,po({history:"p\
ush"}))}async function po({history:e,isFresh:t=!1}){an+=1;let n=an;sr.abort(),sr=new AbortController,B.setAttribute("ari\
a-busy","true");try{let o=await sc(N,{address:Kl(N),files:am,signal:sr.signal});if(n!==an)return;Am(o,t),ht=N,Jl([]),e===
"push"&&_e("push"),qt()}catch(o){if(So(o))return;if(!(o instanceof Z))throw o;n===an&&ym(o.problems,e)}finally{n===an&&B.
removeAttribute("aria-busy")}}function ym(e,t){Jl(e);let n=e.every(s=>s.where.startsWith("inputs"));if(N={...N,...n?{inputs:ht.
inputs}:dr(ht)},!ho(N,ht)){po({history:t});return}let o=mo(ht);for(let s of y(B,"[data-remove]",HTMLInputElement))s.checked=
o.has(s.dataset.remove??"");_e("replace"),qt()}function Sm(e){try{return Object.keys(JSON.parse(e))}catch{return[]}}function mo(e){
return new Set(e.removed.split(",").filter(Boolean))}function Am(e,t){xs(B);let n=rr?.place,o=document.activeElement?.closest(
"[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;for(let i of pt()){let a=i.dataset.step??"",c=e.querySelector(
`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&de&&i.contains(de)&&c.hasAttribute("data-removed")&&A(c,".sheet-head").
after(de),c&&i.replaceWith(c)}for(let i of y(k,"[data-renew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);
a&&i.replaceChildren(...a.childNodes)}let r=I(e,"[data-inputs]");r&&he?.replace(r,t),de?.isConnected&&document.activeElement===
document.body&&A(de,"button:enabled").focus({preventScroll:!0}),s&&I(B,`[data-remove="${CSS.escape(s)}"]`)?.focus(),Xl(),
n&&rr?.restore(n)}function Jl(e){let t=he?he.showProblems(e):e,n=ir?.open?t:e;Ut.textContent=n.map(o=>o.message).join(" "),
Ut.hidden=n.length===0,n.length&&k.dataset.live&&Ut.append(" ",Mm(k.dataset.live))}function Mm(e){let t=document.createElement(
"a");return t.href=e,t.textContent="Open it on the server",t.search=wt({...N,all:null}).toString(),t}function Xl(){Cr(B),
rr?.prepare(),Tm(),Fa(B),zr(B),B.querySelector("pointer-view")&&Promise.resolve().then(()=>(Bl(),nm));for(let e of y(B,"\
[data-embed]",HTMLAnchorElement)){let t=e.closest("[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=
wt({...N,all:null,step:n}).toString()}for(let e of y(k,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search).get("lang");e.search=wt({removed:N.removed,inputs:N.inputs,lang:t}).toString()}for(let e of y(k,"[data-back]",HTMLAnchorElement)){
let t=new URLSearchParams(location.search);for(let n of jl)t.delete(n);e.search=t.toString()}}function Tm(){let e=!jt&&!ht.
removed&&!ht.inputs;for(let t of y(B,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector(
"[data-guess]");if(e||o?.remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=
t.dataset.remove,s.textContent="Predict what it changes",n?.before(s)}}async function vm(e){let t=pt()[dn(e.dataset.guess)],
[n,{askRemoval:o}]=await Promise.all([ic(un),Promise.resolve().then(()=>(vs(),Ts))]);if(!t?.isConnected)return;let s=()=>Ie(
{removed:e.dataset.guess??""});de=n&&o(t,n,s,()=>Ie({removed:""})),de?e.remove():s()}function Om(e,t,{row:n,column:o}){let s=Object.
fromEntries(new URLSearchParams(location.search)),r=wt({...s,step:null,all:null,row:n,column:o});return ee(`${k.dataset.
api}/${e}/${t}?${r}`)}async function Nm(){let{solutionsAt:e}=k.dataset;if(!(!e||I(k,"[data-solutions]")))try{let t=await fetch(
e);if(!t.ok)return;let n=new DOMParser().parseFromString(await t.text(),"text/html");B.after(...y(n.body,"[data-solution\
s]"))}catch{}}async function $m(e){e.disabled=!0;let{all:t}=N;N={...N,all:"1"},qt(),await Promise.all([fc(_o(B)),Nm()]),
window.print(),N={...N,all:t},qt(),e.disabled=!1}function Ql(e){return e.closest(`input:not([type=checkbox]), select, te\
xtarea, ${je} td`)!==null}function Zl(e){for(let t=e;t&&t!==B;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+
1&&getComputedStyle(t).overflowX!=="visible")return!0;t=t.parentElement}return!1}B.addEventListener("change",e=>{let t=e.
target;if(!(t instanceof HTMLInputElement)||!t.dataset.remove)return;let n=mo(N);t.checked?n.add(t.dataset.remove):n.delete(
t.dataset.remove),Ie({removed:[...n].join(",")})});k.addEventListener("change",e=>{let t=$r(e);t.dataset.follow&&Ie({[t.
dataset.follow]:t.value}),"all"in t.dataset&&t instanceof HTMLInputElement&&(N={...N,all:t.checked?"1":""},_e("replace"),
qt(),ur(pt()[It()]))});k.addEventListener("click",e=>{let t=D(e);t.dataset.go&&fn(It()+Number(t.dataset.go));let n="stri\
pButton"in t.dataset&&t.closest("figure");n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"pri\
nt"in t.dataset&&$m(t),t.closest(".onward a")&&fr()&&Rs(k.dataset.lesson??"",pt()[It()]?.dataset.step??""),"guess"in t.dataset&&
vm(t);let o=t.closest("[data-slide]");o instanceof HTMLElement&&(e.preventDefault(),fn(dn(o.dataset.slide),!0))});document.
addEventListener("keydown",e=>{let t=D(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||Ql(t)||Zl(t))return;let n=zl(
e.key);n!==null&&(e.preventDefault(),fn(n,!0))});var cn;B.addEventListener("touchstart",e=>{let t=D(e);cn=e.touches.length===
1&&!Zl(t)&&!Ql(t)?e.touches[0]:void 0},{passive:!0});B.addEventListener("touchend",({changedTouches:[e]})=>{if(pe||!cn||
!e)return;let[t,n]=[e.clientX-cn.clientX,e.clientY-cn.clientY];cn=void 0,Math.abs(t)>sm&&Math.abs(t)>2*Math.abs(n)&&fn(It()-
Math.sign(t))});document.addEventListener("scroll",()=>requestAnimationFrame(dm),{passive:!0});window.addEventListener("\
popstate",()=>{N=lr(location.search),ho(N,ht)?qt():po({history:"keep",isFresh:!0})});Vl()||dc(B,()=>{for(let e of pt())e.
hidden=!1;for(let e of y(B,"[data-beside]"))e.hidden=!1;jt||bs(pt()),jt&&ti(pt())},qt);var Lm=!!N.step;!N.step&&location.
hash&&(N.step=location.hash.slice(1));N.step&&dn(N.step)<0&&!pe&&(Lm&&wm(N.step),N.step="",_e("replace"));ir&&N.inputs&&
(ir.open=!0,he?.unfold(Sm(N.inputs)));_r(B,"opens"in k.dataset?Om:null);jr(B,k.dataset.lesson??"",k.lang);Da(B);Re&&Gr(Re);
Vr(B);Xl();qt();N.all&&N.step&&!jt&&ur(pt()[It()]);k.dataset.ready="true";un&&rc(un);ho(N,ht)||lm();})();
