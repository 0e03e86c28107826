var Ql=Object.defineProperty;var A=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var mo=(e,t)=>{for(var n in t)Ql(e,n,{get:t[n],enumerable:!0})};async function Zt(e,t,n=Qt){let o=await nu(e,t,n);if(o.status!==Zl)return fr(o)}async function nu(e,t,n){let o=await fetch(
new URL(`api/${e}`,n),t).catch(hr),s=o!==null&&!go.includes(o.status);if(String(n)===Qt.href&&ou(s&&!bo(o)),!s)return qt();
if(o.ok)return o;let{errors:r=[]}=await fr(o);throw new J(o.status,r)}function fr(e){return e.headers.get("content-type")?.
includes("json")?e.json().catch(qt):Gt(e.status)}function dr(e){let t=AbortSignal.timeout(tu);return e?AbortSignal.any([
e,t]):t}function bo({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function ou(e){e!==Xt.answers&&
(Xt.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function hr(e){if(xo(
e))throw e;return null}function qt(e){return hr(e),Gt(0,eu)}function Gt(e,t=wo(e)){throw new J(e,[{where:"",message:t,suggestions:[]}])}
function xo(e){return e instanceof DOMException&&e.name==="AbortError"}function mt(e){let t=Object.entries(e).filter(([,
n])=>(n??"")!=="");return new URLSearchParams(t.map(([n,o])=>[n,String(o)]))}function hn(e){return e instanceof Error?e.
message:String(e)}var J,Qt,Xt,go,Zl,tu,eu,wo,gt=A(()=>{"use strict";J=class extends Error{constructor(t,n){super(n.map(o=>o.
message).join(" ")),this.status=t,this.problems=n}},Qt=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),Xt={answers:!0},
go=[502,504],Zl=204,tu=5e3,eu="No response could be read. Your input is still here; check your connection and try again.",
wo=e=>`The server answered with ${e}.`});function pr(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function ut(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function pn(e){return e<0?`(${ut(e)})`:ut(e)}function Eo(e){return gr(e," \
+ ")}function mr(e){return gr(e,", ")}function mn(e,t){return e===t?t:`${e} = ${t}`}function gr(e,t){return e.length<=24?
e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var gn=A(()=>{"use strict"});function Ao(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function wn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function bn(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(wn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:su(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}
function su(e,t,n,o){let{op:s}=t;if(s==="constant")return Mo(t,n);let r=So(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s===
"view"||s==="join")return i;if(s==="where")return i?a:c;if(s==="matmul")return iu(r);if(s==="collect")return _e.sum?.(r)??
0;if(s==="softmax")return ru(e,t,n,r);let l=_e[s];if(l)return l(r);let u=yo[s];if(!u)throw new RangeError(`There is no o\
peration ${s}.`);return u(i,a)}function So(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,au(t,
n)]];if(o==="join")return[cu(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return wr(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(o==="softmax"||o in _e){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=wr(
c).map(f=>[i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function Mo({values:e=0},t){
return Ao(Array.isArray(e)?e[t]??Number.NaN:e)}function To(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function ru(e,t,n,o){let{place:s,width:r}=To(e,t,n),i=vo(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function vo(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-
n)/o))}function iu(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function au({shape:e,offset:t=0,
strides:n,index:o},s){if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function cu(e,t,n){let o=n;for(let s of t){let r=wn(e[s]??{op:"",shape:[]});if(o<r)return[s,o];
o-=r}throw new RangeError(`No operand has the element ${n}.`)}function wr(e){return Array.from({length:e},(t,n)=>n)}function lu(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function uu(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var yo,
_e,Ce=A(()=>{"use strict";yo={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,
maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>lu(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+uu(e/Math.SQRT2))},_e=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Pe(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:Mo(c,a),op:"",parts:[]};let f=So(e,c,a).
map(([w,x])=>s(w,x)),[d,h,m]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&m)return d?.value?h:m;if(l==="\
collect")return br(f);if(l==="matmul")return br(Ar(f));if(l==="softmax")return bu(f,To(e,c,a));let g=_e[l];if(g)return{value:g(
f.map(({value:w})=>w)),op:l,parts:f};let p=yo[l];if(!p||!d)throw new RangeError(`There is no operation ${l}.`);return{value:p(
d.value,h?.value??0),op:l,parts:f}};return s(e.length-1,t)}function xn(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function Ct(e){if(xr.has(e.op))return e;for(let t of e.parts){let n=Ct(t);if(n)return n}return null}function No(e){
return e.op?$o(e,null,!1).text:ut(e.value)}function Er(e){let t=ut(e.value),n=Ct(e);if(!n)return mn(No(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=He(e),s=o.reduce((r,i)=>r+i,0);return`${ut(o[e.place??0]??0)} / ${ut(s)} = ${t}`}return`${yr(
e,n)??$o(e,n,!1).text} = ${t}`}function He({parts:e,temperature:t}){return vo(e.map(({value:n})=>n),t?.value)}function En(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>fu;return{powers:s?He(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function yr(e,t){if(e===t)return t.op==="sum"?`Sum ${ut(t.value)}`:null;let[
n,o]=e.parts,s=n&&yr(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${ut(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${ut(o.value)}`:null}function $o(e,t,n){let{op:o,parts:s,value:r}=e,i=xr.has(o);if(!o||e===t||i&&n)return{text:pn(r),
binding:It};let a=s.map(d=>$o(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?Eo(c):"0",binding:ge};
if(o==="softmax")return{text:gu(e,a),binding:St};if(o==="product")return{text:c.join(" · "),binding:St};let[l={text:"",
binding:It},u]=a,f=hu[o];if(f&&u){let[d,h]=f,m=o==="add"||o==="multiply",g=_t(l,o==="power"?It:h),p=_t(u,m?h:h+1);return{
text:o==="power"?`${g}^${p}`:`${g} ${d} ${p}`,binding:h}}return o==="negative"?{text:`−${_t(l,St)}`,binding:ge}:o==="s\
qrt"?{text:`√${_t(l,It)}`,binding:It}:o==="absolute"?{text:`|${mu(s[0],l)}|`,binding:It}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${_t(l,It)}))`,binding:St}:o==="gelu"?{text:`${_t(l,St)} · Φ(${l.text})`,binding:St}:{text:`${pu[o]??o}(${mr(c)}\
)`,binding:It}}function mu(e,{text:t}){return e&&!e.op?ut(e.value):t}function _t({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function gu(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=En(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${_t(c,ge)} − ${pn(r)}`,binding:ge}),i!==1&&(l={text:`${_t(l,St)} / ${pn(i)}`,binding:St}),`e^${_t(l,It)}`});
return`${a[n]} / (${Eo(a)})`}function Ar(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:wu(
o),op:"multiply",parts:o})}return t}function wu(e){return e.reduce((t,{value:n})=>t*n,1)}function br(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:Oo(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?Ar([r.parts[0],i]):[]),s={value:Oo(o),op:"sum",parts:o};
return{value:Oo(e),op:"divide",parts:[s,t]}}function Oo(e){return e.reduce((t,{value:n})=>t+n,0)}function bu(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=He(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var fu,me,ge,St,du,It,hu,pu,xr,Lo=A(()=>{"use strict";gn();Ce();fu=30,[me,ge,
St,du,It]=[0,1,2,3,4],hu={add:["+",ge],subtract:["−",ge],multiply:["·",St],divide:["/",St],remainder:["mod",St],power:[
"^",du],greater:[">",me],greater_equal:["≥",me],less:["<",me],less_equal:["≤",me],equal:["=",me],not_equal:["≠",me]},
pu={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},xr=new Set(["sum","softmax"])});function E(e,t,n){let o=L(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function L(e,t,n){
let o=e.querySelector(t);return o&&Mr(o,n)?o:null}function b(e,t,n){return[...e.querySelectorAll(t)].filter(o=>Mr(o,n))}
function ko(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function C({target:e}){return e}function Sr({target:e}){
return e}function De(e,t){e.textContent!==t&&(e.textContent=t)}function Mr(e,t){return e instanceof(t??HTMLElement)}var z=A(
()=>{"use strict"});function vr(){return Tr??=document.querySelector('[data-decimal=","]')!==null,Tr}function Z(e){return vr()?e.replaceAll(
xu,t=>t.replaceAll(/[.,]/g,n=>Eu[n]??n)):e}function Fe(e){return vr()?e.replace(",","."):e}var xu,Eu,Tr,Nt=A(()=>{"use s\
trict";xu=/\d[\d.,]*\d/g,Eu={".":",",",":"."}});function ht(e){return"down"in e.dataset?[b(e,"tbody td",HTMLTableCellElement)]:b(e,"tbody tr").map(t=>b(t,"td",HTMLTableCellElement))}
function we(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function yn(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=L(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?ht(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,...Pt(s)};return t.set(n,i),i}}function An(e,t){let n=e?.cells[t];return n?ee(n):Number.
NaN}function ee(e){return pr(e.dataset.value??Fe(Ro(e)))}function Ro(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function Mt(e){return E(e,"figcaption span").textContent??""}function Pt(e){let t=o=>b(e,o).map(
s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var We,te,Be,Ue,be=A(()=>{"use strict";gn();z();Nt();We="figure[data-how]",te="figure[data-how] tbody td",Be="figur\
e[data-editable]",Ue="figure[data-editable] tbody td"});function Sn({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Io(
"th",r,"col")));let s=n.createTBody();for(let[r,...i]of t)s.insertRow().append(Io("th",r,"row"),...i.map(a=>Io("td",a)));
return n}function Io(e,t,n){let o=document.createElement(e);n&&(o.scope=n);let s=typeof t=="number"&&!Number.isInteger(t)?
t.toFixed(6):String(t??"–");return o.textContent=Number(s)===0?s.replace("-",""):s,o}function Or({columns:e,rows:t}){return`${[
e,...t].map(o=>o.map(Tu).join(",")).join(`\r
`)}\r
`}function Mu(e){return(Number.isInteger(e)?[]:[6,7,8,9]).map(o=>Number(e.toPrecision(o))).find(o=>Math.fround(o)===e)??
e}function Tu(e){if(e==null)return"";if(typeof e=="number")return Number.isNaN(e)?"":String(Mu(e));let t=e.replace(Au,"$\
1'").replace(Su,"'"),n=yu.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}var yu,Au,Su,Mn=A(()=>{"u\
se strict";yu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Au=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Su=/^(?=[\t\r\n])/});function Nr(e,t){let n=o=>{let s=kr(o);s&&je(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&Ou(e,t),e.addEventListener("pointerout",o=>{let s=C(o).closest(We),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&Tn(Co(s))}),e.addEventListener("keydown",Nu)}function $r(e){for(let t of b(e,We))for(let[n,o]of b(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function Ou(e,t){let n=0,o=async s=>{let r=kr(s);if(!r)return;n+=1;let i=n,
a=_o(r),c=Co(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,we(ht(a),r));i===n&&c.isConnected&&$u(
c,f,r)}catch(f){i===n&&(E(c,"[data-sum]").textContent=hn(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=C(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function Nu(e){let t=C(e),n=t.closest(`${te}, ${Ue}`),o=vu[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=_o(
n),r=ht(s),{row:i,column:a}=we(r,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function je(e,{withoutResult:t=!1}={}){let n=_o(e),o=Co(n);Tn(o);let s=yn(o),r=Pe(JSON.parse(
n.dataset.how??"[]"),ht(n).flat().indexOf(e),(u,f)=>An(s(u),f));e.dataset.lit="result";for(let u of xn(r)){let f=s(u.table??
"")?.cells[u.index??0];f&&(f.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":ut(ee(e)),l=Number.isNaN(r.value)||t&&!r.op?a:mn(No(r),a);i.textContent=[ku(n,e),Z(l)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function $u(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,numbers:c}=t,l=Pe(i,a,(g,p)=>Lr(
c[g],p).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(Sn(Lu(l,c)));let m=document.createElement("p");m.className=
"sum",m.textContent=Er(l),u.append(f,h,m,d),E(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function Lu(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=xn(a);return Lr(t[c],l).label},o=(a,...c)=>[a,...c.
map(ut)],s=Ct(e);if(!s)return{columns:["term","value"],rows:xn(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:r,parts:i}=s;if(r==="softmax"){let a=He(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>o(n(a),a.value))}}function Lr(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:Ao(o)}}function Tn(e){for(let n of b(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function kr(e){return e.target instanceof Element?e.target.closest(te):null}function _o(e){
return e.closest("figure")}function Co(e){return e.closest("[data-step]")}function ku(e,t){let{row:n,column:o}=we(ht(e),
t),{rows:s,columns:r}=Pt(e);return[Mt(e),s[n],r[o]].filter(Boolean).join(", ")}var vu,Po=A(()=>{"use strict";gt();gn();Lo();
z();Ce();be();Nt();Mn();vu={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var si,ri,ii,ai,ci,li,ui,fi,di,hi,pi,mi,gi,wi,bi,xi,Ei,yi,Ai,Si,Vo,Mi,Yo,Ti,Ve=A(()=>{"use strict";si="This lesson has n\
o such input. Send one of its inputs.",ri="This is not one of the options. Send one of {options}.",ii="This is not a lis\
t. Send a list of words.",ai="There are {words} words. Send {expected} words.",ci="This word is empty or not text. Send \
a word.",li="The word contains a control character. Send it without.",ui="The word has {characters} characters. Send at \
most {most}.",fi="This is not a matrix. Send a list of rows, each a list of numbers.",di="The matrix has {count} row. Se\
nd {expected}.",hi="The matrix has {count} rows. Send {expected}.",pi="This row is not a list. Send a list of numbers.",
mi="The row has {count} number. Send {expected}.",gi="The row has {count} numbers. Send {expected}.",wi="This is not a n\
umber. Enter a number, such as 0.25.",bi="The number is out of range. Enter a number from {least} to {most}.",xi="This i\
s not a whole number. Send a whole number.",Ei='"{step}" is not a step of this lesson. Send the id of a removable step.',
yi='"{step}" cannot be removed. Send the id of a removable step.',Ai="This step needs {names}, which could not be comput\
ed above.",Si="The result is not a number: the inputs are too extreme. Enter smaller values.",Vo=[0,.01,.04,.1,.2,.4,.7,
1],Mi=4,Yo=1e-12,Ti=7});function ne(e,t){let n=Array.from(e),o=Af(n),s=Sf(n,t);return n.map((r,i)=>({text:$t(r,o),exact:Qo(r),level:s[i]??null}))}
function Af(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=Yo*Math.abs(s)}))return t;return 3}function $t(e,t=Jo(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Jo(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=Xo(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=Xo(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function Qo(e){if(Jo(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=Ef&&t<yf){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function Jo(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function Xo(e,t,n){let[o="",s]=e[n](xf).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function Sf(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Vo.slice(1).map((i,a)=>(i+(Vo[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
Mi:Ti,s=Math.max(0,...n.map(Math.abs));return s<=Yo?n.map(()=>0):n.map(r=>Number(Xo(r/s*o,0,"toFixed")))}var xf,Ef,yf,oe=A(
()=>{"use strict";Ve();xf=100,Ef=1e-4,yf=1e16});var Zo,ts=A(()=>{"use strict";Zo=`	
\v\f\r              \u2028\u2029  　`});function Ee(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var $n=A(()=>{"use strict";ts()});function Tf(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(Ni(r)===Ni(i)?a:[...a,Mf])}}function Ni(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function vf(e,t,{settings:n,inputs:o},s){let r=Object.entries(e.tables).map(([p,w])=>{let x=$i(
w,n)??null,{title:S="",figure:M=null}=x??Object.values(w.variants)[0]??{};return{name:p,title:S,isShown:M!==null,variant:x,
numbers:null}}),i=(p,w="")=>({tables:r,status:p,error:w}),a=e.inputs.map(p=>t.get(p)?.status);if(e.failing.some(p=>o.has(
p))||a.includes("unknown"))return i("unknown");let l=e.inputs.filter((p,w)=>a[w]==="failed");if(l.length){let p=l.map(w=>`\
“${t.get(w)?.title??w}”`).join(", ");return i("failed",Ee(Ai,{names:p}))}let u=new Map(r.map(({name:p,variant:w})=>[
p,w])),f=Of(e,u,t,o,s);if(!$i(e.conditions,n)?.every(({expression:p,holds:w})=>{let[x]=Li(p,f)??[];return x!==void 0&&!!x===
w}))return i("unknown");let m=r.map(p=>({...p,numbers:f(p.name)}));return m.some(({numbers:p})=>p&&Array.from(p).some(Number.
isNaN))?i("failed",Si):{tables:m,status:"computed",error:""}}function Of(e,t,n,o,s){let r=new Map(s),i=a=>{if(!e.tables[a])
return n.get(a)?.numbers??null;if(!r.has(a)){let l=t.get(a),u=l&&!l.fixed.some(f=>o.has(f));r.set(a,u?Li(l.expression,i):
null)}return r.get(a)??null};return i}function Li(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===wn(o))?
bn(e,o=>t(o)??[]):null}function $i({settings:e,variants:t},n){return t[e.filter(o=>n.includes(o)).join(",")]}function Nf(e,t){
return!e||e.length!==t?.length?!1:Array.from(e).every((n,o)=>Object.is(n,t[o]))}function kn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,o,s)=>t[o]?.[Number(s)]??n)}var Oi,Mf,Ln,Rn=A(()=>{"use strict";Ce();Ve();$n();Oi=new Map,Mf="=",Ln=class{#e;#t;constructor(t){
this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,Oi,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n,o=Oi){return this.#n(
t,n,o,this.#t)}#n(t,n,o,s){let r={values:t,steps:[],known:new Map};for(let{name:a,kind:c,value:l}of this.#e.inputs){let u=t[a]??
l,d=c==="matrix"||c==="number"?[u].flat(2):null,h=JSON.stringify(u)===JSON.stringify(l);r.known.set(a,{numbers:d,isOwn:h,
status:"computed"})}let i=Tf(this.#e.inputs,t,n);for(let a of this.#e.steps){let c=n.has(a.id),l=a.reads.every(p=>r.known.
get(p)?.isOwn??!0),u={settings:c?[a.id]:[],inputs:new Set},f=vf(a,r.known,l?u:i,o),{id:d,inputs:h}=a;r.steps.push({id:d,
inputs:h,isRemoved:c,isOwn:l,...f});let{tables:m,status:g}=f;for(let{name:p,numbers:w}of m){let x=l&&!c||Nf(w,s?.known.get(
p)?.numbers),S=a.tables[p]?.variants[""]?.title;r.known.set(p,{numbers:w,isOwn:x,status:g,title:S})}}return r}}});function Ii(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.name===e);if(!s)return t.flatMap(({tables:a})=>a).find(a=>a.
name===e)??null;let{shown:r}=s,i=n.get(e)?.numbers??null;return r?{name:e,title:r.title,isShown:!0,variant:r,numbers:i}:
null}function _i({variant:e,numbers:t},n,o){let s=e&&o.content.children[e.figure??-1];if(!e||!s||!t)return null;let r=document.
importNode(s,!0),i=b(r,"tbody td");for(let[u,{text:f,exact:d,level:h}]of ne(t,e.shade).entries()){let m=i[u];if(!m)continue;
let g=Z(f);m.textContent=g,Ri(m,"value",d===g?null:d),Ri(m,"level",h||null)}let{rows:a,columns:c}=e,l="down"in r.dataset;
return Ye(b(r,"tbody th"),l?c:a,n),Ye(b(r,"thead th"),c,n),e.opens&&(r.dataset.how=JSON.stringify(e.expression)),r}function Ri(e,t,n){
n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Ye(e,t,n){for(let[o,s]of e.entries()){let r=kn(t[o]??"",n),
i=[...r],a=i.length>ki;s.textContent=a?`${i.slice(0,ki-1).join("")}…`:r,s.title=a?r:""}}var ki,Ci=A(()=>{"use strict";
z();oe();Rn();Nt();ki=20});function es(e){let[t,n]=[0,e.length];for(;t<n&&Pi(e.charAt(t));)t+=1;for(;t<n&&Pi(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var Ng,Pi,Hi,Di=A(()=>{"use strict";ts();Ng=new RegExp(`[${Zo}]+`),Pi=e=>e!==""&&Zo.includes(e);Hi=e=>[...e].length});function In(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:si,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=kf(i,a,s)}catch(a){if(!(a instanceof ot))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new J(422,
o);return s}function kf(e,t,n){if(e.kind==="words")return Rf(e,t);if(e.kind==="matrix")return If(e,t,n);if(e.kind==="num\
ber")return Bi(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new ot("",ri,{options:e.options.join(
", ")})}function Rf({least:e,most:t},n){if(!Array.isArray(n))throw new ot("",ii);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new ot("",ai,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!es(
o))throw new ot(r,ci);if(Lf.test(o))throw new ot(r,li);let i=Hi(o);if(i>40){let a=40;throw new ot(r,ui,{characters:i,most:a})}
return es(o)})}function If(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new ot("",fi);let s=e.
isRow?[e.own]:e.own,r=Wi(e.rows,n).length||s.length,i=Wi(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?di:hi;throw new ot("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new ot(u,pi);if(c.length!==i){let f=c.length===1?mi:gi;throw new ot(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Bi(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Bi({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new ot(s,wi);if(!(o>=e&&o<=t)){let i={least:$t(e),most:$t(t)};throw new ot(s,bi,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>$f*Math.max(1,Math.abs(o),Math.abs(r)))throw new ot(s,xi);return r}function Wi(e,t){return Array.
isArray(e)?e:t[e]??[]}var $f,Lf,ot,ns=A(()=>{"use strict";gt();Ve();oe();$n();Di();$f=1e-9,Lf=/[\p{Cc}\p{Cs}]/u,ot=class extends Error{constructor(t,n,o={}){
super(Ee(n,o)),this.where=t}}});var Cn={};mo(Cn,{exportedLesson:()=>Hf,openRecord:()=>_n});function _n(){let e=E(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Ui??=new Ln(JSON.parse(e)),Ui}async function Hf(e,t){let n=_n(),o=In(n.inputs,Df(e.inputs));Ff(n,
o);let s=Wf(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await Gi([...s],t)||await Uf(n,o,s,t),a=zf(n,
o);return a&&i.append(a),i}function Df(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw os(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Ff({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw os(422,`inputs.${n}`,Cf)}}function Wf(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?yi:Ei;if(!s?.isRemovable)
throw os(422,"removed",Ee(r,{step:o}))}return n}async function Gi(e,{files:t,signal:n}){if(!t)return Bf(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(qt);if(!r.ok)return Gt(r.status);
let i=await r.text().catch(qt),a=E(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.createDocumentFragment();
return c.append(document.adoptNode(a)),c}function Bf(e){let t=JSON.parse(E(document,"#lesson-states",HTMLScriptElement).
textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement("div");o.dataset.
steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>ji("lesson-parts",i)));for(let i of b(o,"[data-mat\
rix]"))i.replaceWith(ji("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();return r.append(
o),r}function ji(e,t){let{content:n}=E(document,`#${e}`,HTMLTemplateElement);return document.importNode(n.children[t],!0)}
async function Uf(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>Gi(c,o)));if(!r)throw new Error(
"The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.querySelector(`[dat\
a-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.solve(t,n);for(let c of a.
steps){let l=L(r,`[data-step="${CSS.escape(c.id)}"]`);l&&qf(l,c,a,e)}for(let c of b(r,"[data-remove]",HTMLInputElement)){
let l=c.dataset.remove??"";n.has(l)||jf(c,e.solve(t,new Set([...n,l])))}return r}function jf(e,{steps:t}){let n=t.find(({
id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=!0,e.parentElement?.append(
" ",Pf))}function qf(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(c)!==String(n.values[i]));
if(t.isOwn&&!s)return;let r=t.inputs.map(i=>Ii(i,n,o)).filter(i=>i!==null);qi(e,".step-inputs",r,n.values),qi(e,".step-r\
esults",t.tables,n.values),t.isOwn||Gf(e,t)}function Gf(e,{status:t,error:n}){let s=Object.entries({remark:".remark",figure:"\
pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of b(e,".remark, pointer-view, .failure"))i.remove();let r=document.
createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(([i])=>i).join(" "),t==="failed")
r.textContent=n;else if(t==="unknown")r.textContent=_f;else if(s.length){let i=s.map(([l])=>l).join(" and the "),[a,c]=s.
length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} the original numbers.`}
r.textContent&&E(e,".reasons").before(r)}function qi(e,t,n,o){let s=L(e,t);if(!s)return;let r=n.filter(({isShown:u})=>u),
i=E(document,"#lesson-figures",HTMLTemplateElement),a=r.map(u=>_i(u,o,i)).filter(u=>u!==null),c=r.filter(({numbers:u})=>!u).
map(({title:u})=>u);if(s.replaceChildren(...a),!c.length)return;let l=document.createElement("p");l.className="quiet",l.
dataset.missing="",l.textContent=`Only the server can compute with your changes: ${c.join("; ")}.`,s.append(l)}function zf(e,t){
let n=L(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=L(n,"[data-inputs]"),s=o&&document.importNode(
o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=E(s,`[data-input="${CSS.escape(r)}"]`),c=[t[r]].flat(2).map(l=>typeof l==
"number"?Z(Qo(l)):String(l));for(let[l,u]of b(a,"input, select").entries())u.value=c[l]??"";i&&(Ye(b(a,"tbody th"),i.rows,
t),Ye(b(a,"thead th"),i.columns,t))}return s}function os(e,t,n){return new J(e,[{where:t,message:n,suggestions:[]}])}var _f,
Cf,Pf,Ui,Ke=A(()=>{"use strict";gt();z();Ve();Ci();oe();Rn();ns();Nt();$n();_f="With your changes, only the server can c\
ompute this step.",Cf="Only the server can compute with more or fewer words.",Pf="(with your changes, only on the server\
)"});function Pn(e,t){let n=L(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(zi,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of Vf(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],m=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([p=0,w=0])=>`${(p-o.left).toFixed(1)} ${(w-o.top).toFixed(1)}`),g=document.createElementNS(zi,"path");g.setAttribute(
"d",`M${m[0]}C${m.slice(1).join(" ")}`),r.append(g)}n.append(r)}function Vf(e){return b(e,"figure.matrix").flatMap(t=>{let n=b(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var zi,
Vi=A(()=>{"use strict";z();zi="http://www.w3.org/2000/svg"});function D(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function Lt(e,t,n){return e+
(t-e)*n}function wt(e,t,n){return{x:Lt(e.x,t.x,n),y:Lt(e.y,t.y,n),width:Lt(e.width,t.width,n),height:Lt(e.height,t.height,
n)}}function st(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*Yf+n*Kf+([...e].
length-t-n)*Yi}function ye(e,t){let n=Math.max(0,...e.map(st));return n?Math.min(t,n+12):0}function Hn(e,t){return Math.
max(Math.min(150,e/4),Math.min(220,t))}function at(e,t){if(st(e)<=t)return e;let n=Math.floor(t/Yi)-1;return n>1?`${[...e].
slice(0,n).join("")}…`:""}function V(e,t,n,{opacity:o=1,isLit:s=!1,isRaised:r=!1}={}){let i=st(n.text),a=t.width<i+ss,
l=t.height>=17&&t.width>=(a?Jf:1)*i+ss/2?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:l,opacity:o,isLit:s,isRaised:r,
isNarrow:a}}function j(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,x:t,y:n,
text:o,anchor:r,opacity:i,isQuiet:a}}function Dt(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,opacity:n,
isQuiet:o}}function zt(e){return{...e,text:"?",level:void 0}}function Tt(e,t,n){return Math.max(3,Math.min(n,e/Math.max(
1,t)))}function bt(e){return Math.max(44,...e.map(({text:t})=>st(t)+2*ss))}var Yi,Yf,Kf,ss,Jf,nt,Ae=A(()=>{"use strict";
[Yi,Yf,Kf]=[8.8,9.8,4.8],ss=6,Jf=.8,nt=30});function Ji({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=bt(e),
d=bt([...o.flat(),...s])+14,h=a-f-38-s.length*d,m=ye([...n,r],Hn(a,h)),g=m+f+34,p=Tt(a-g-4,s.length,d),w=p-Math.min(5,p/
5),x=Tt(Xf,u,nt+8),S=x-Math.min(6,x/4),M=8+u*x+14,P=Math.max(...t),$=D(c,0,.9),X={anchor:"end",isQuiet:!0},B=[],Y=0;for(let[
y,_]of t.entries()){let k=8+y*x,R=k+S/2+6;if(x>17){let G=at(n[y]??"",m-12);B.push(j(`label-${y}`,m-12,R,G,X))}B.push(V(`\
weight-${y}`,{x:m,y:k,width:f,height:S},e[y]??{text:""})),x>17&&B.push(j(`times-${y}`,m+f+17,R,"·",{isQuiet:!0}));let q=Lt(
1,Lt(Qf,1,_/P),$),O=Ki*y/Math.max(1,u-1),K=D(c,1+O,1.85-Ki+O);for(let[G,U]of(o[y]??[]).entries()){let H={x:g+G*p,y:k,width:w,
height:S};if(B.push(V(`value-${y}-${G}`,H,U,{opacity:q})),K===0||c>=rs||_*Se<.25)continue;let et={...H,y:M+Y,height:_*Se},
Et=wt(H,et,K),pt={...U,text:""};B.push(V(`strip-${y}-${G}`,Et,pt,{opacity:Lt(q,1,K)}))}Y+=_*Se}let W=g+s.length*p;B.push(
Dt("rule",`M${m} ${M-8}H${W}`,{opacity:D(c,.9,1.1),isQuiet:!0}));let I=D(c,1.8,2);B.push(j("result",g-12,M+Se/2+6,at(r,g-
12),{anchor:"end",opacity:D(c,1,1.3)}));for(let[y,_]of s.entries()){let k={x:g+y*p,y:M,width:w,height:Se},R=y===l?zt(_):
_;I>0&&B.push(V(`result-${y}`,k,R,{opacity:I}))}return{width:W,height:M+Se+8,marks:B}}function Xi({weights:e,labels:t,shares:n},{
moment:o}){let s=n.indexOf(Math.max(...n));if(n.every(i=>i===+(i===1))){let i=t[s]?`the row “${t[s]}”`:"its row";return o===
0?`The 1 selects ${i}; the zeros leave out the other rows.`:"Only the selected row is left. It is the result."}let r=t[s]?
`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="The"?" is":","} ${e[s]?.text}. The smaller its wei\
ght, the more a row of values fades.`:"The weights sum to 1, so rows as thick as their weights fill exactly one row: the\
 average."}var rs,Se,Xf,Ki,Qf,Qi=A(()=>{"use strict";Ae();rs=2,Se=44,Xf=380,Ki=.4,Qf=.1});function oa({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=bt(n.map(({tile:y})=>y))+4,[a,c]=[e,t].map(
y=>is(y,i,o)),l=se(a)+Zi+se(c)<=o,u=Math.max(na(e),na(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*Dn)/u)),h=l?Math.max(Je(e),Je(t)):Je(e)+Je(t),m=Math.max(6,Math.min(nt+4,Zf/h)),[g,p]=[d-Math.min(4,d/5),m-Math.min(4,
m/4)],w=h*m+Me+6,x=l?w:w+Me+24,S={sources:is(e,d,o),targets:is(t,d,o)},M=se(S.sources)+Zi,P=l?M+se(S.targets):Math.max(se(
S.sources),se(S.targets)),$=y=>l?0:(P-se(y))/2,X={sources:{top:Me,edges:ea(S.sources,$(S.sources))},targets:{top:l?Me:Me+
Je(e)*m+24+Me,edges:ea(S.targets,l?M:$(S.targets))}},B=(y,_)=>{let{columns:k=0}={sources:e,targets:t}[y][_]??{},R=(S[y][_]??
0)-k*d;return(X[y].edges[_]??0)+R/2},Y=(y,{table:_,row:k,column:R})=>({x:B(y,_)+R*d,y:X[y].top+k*m,width:g,height:p}),W=[],
I=[];for(let[y,_]of[["sources",e],["targets",t]])for(let[k,{title:R,columns:q}]of _.entries()){let O=y==="targets"&&t.length>
1?k:0,K=y==="targets"?D(s,O,O+.4):1,G=B(y,k)+q*d/2,U=at(R,S[y][k]??0);W.push(j(`${y}-${k}`,G,X[y].top-9,U,{opacity:K,isQuiet:!0}))}
for(let[y,{tile:_,from:k,to:R,moment:q}]of n.entries()){let[O,K]=[Y("sources",k),Y("targets",R)],G=Math.max(1,(t[R.table]?.
columns??1)-1),U=ta*R.column/G,H=D(s,q+U,q+1-ta+U);if(W.push(V(`left-${y}`,O,_,{opacity:H>0?.25:1})),H===0)continue;let et=y===
r?{..._,text:"?",level:void 0}:_;I.push(V(`moved-${y}`,wt(O,K,H),et,{isRaised:H<1}))}return{width:P,height:x,marks:[...W,
...I]}}function is(e,t,n){let o=(n-(e.length-1)*Dn)/e.length;return e.map(({title:s,columns:r})=>Math.max(r*t,Math.min(st(
s),o)))}function se(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Dn)}function ea(e,t){let n=t;return e.map(o=>{let s=n;
return n+=o+Dn,s})}function na(e){return e.reduce((t,{columns:n})=>t+n,0)}function Je(e){return Math.max(...e.map(({rows:t})=>t))}
function sa({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No number changes.`}let s=e.length>
1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var Zf,Dn,Zi,Me,ta,ra=A(()=>{"use str\
ict";Ae();Zf=400,Dn=36,Zi=84,Me=28,ta=.4});function ia(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],h=u?[]:[s,...r].map(({label:v})=>v),m=[...s.tiles,...r.flatMap(({tiles:v})=>v),...i.flat()],g=bt(
c),p=st(l)>td,w=l&&!p?st(l)+14:0,x=bt(m)+8,S=t-w-g-48-d*x,M=ye(h,Hn(t,S)),P=f+2,[$,X]=u?[P,d]:[d,P],B=t-M-w-(u?0:g+44)-4,
Y=Math.max(g+8,...r.map(({label:v})=>st(v)+10)),W=Tt(B,$,Math.max(x,u?Math.min(Y,120):0)),I=Tt(ed,X,nt+6),y=W-Math.min(5,
W/5),_=I-Math.min(5,I/4),k=u?48:8,R=k+d*I+22,q=M+d*W+40,O=(u?M+P*W:q+g)+w,K=(v,Q)=>u?{x:M+v*W,y:k+Q*I,width:y,height:_}:
{x:M+Q*W,y:k+v*I,width:y,height:_},G=v=>u?{x:M+v*W,y:R,width:y,height:nt}:{x:q,y:k+v*I,width:g,height:_},U=Math.min(f-1,
Math.floor(n)),H=Math.min(1,n-U),et=Math.max(0,U-1+D(H,0,U?Fn:.01)),Et=v=>Math.min(1,Math.max(0,v)),pt=v=>v+1-Et(et-v)+Et(
v-et),yt=[],vt=[];for(let[v,{label:Q,tiles:Ot}]of r.entries()){let At=pt(v),lt=v===U&&H>Fn&&H<1;for(let[ur,Jl]of Ot.entries()){
let Xl=v>U&&n<f?.6:1;yt.push(V(`line-${v}-${ur}`,K(At,ur),Jl,{opacity:Xl}))}yt.push(dn(`name-${v}`,Q,At,lt));let Kt=v<U||
H===1;if(v>U)continue;let it=v<U?1:D(H,as,.95);if(!it)continue;let jt=G(At),Jt=c[v]??{text:""},Ie=Math.min(d,Math.floor(
it*d+1e-9)),Yl={text:a[v]?.[Ie-1]??""},Kl=v===o?zt(Jt):Kt?Jt:Yl;yt.push(V(`result-${v}`,jt,Kl,{opacity:Math.min(1,4*it)})),
yt.push(po(v,At,Kt,Math.min(1,4*it)))}let Rt=n>=f||H===0&&U>0?Math.ceil(n)-1:U,he=H===0||n>=f?1:D(H,Fn,as),fn=n<f&&H>0&&
H<Fn;if(n>0&&!fn){let v=et+2;for(let[Q,Ot]of(i[Rt]??[]).entries()){let At=K(v,Q),lt=.25*Q/Math.max(1,d-1),it=Rt===U&&H>0&&
H<1?D(H,as+lt*.6,.8+lt*.6):1,jt=Rt===o;if(vt.push(V(`product-${Q}`,At,Ot,{opacity:he*(1-.35*it),isLit:!0})),it===0||it===
1)continue;let Jt=wt(At,nd(G(pt(Rt))),it),Ie=jt&&it>.6?{...Ot,text:""}:Ot;vt.push(V(`flight-${Q}`,Jt,Ie,{opacity:1-D(it,
.8,1),isLit:!0}))}}for(let[v,Q]of s.tiles.entries())vt.unshift(V(`sliding-${v}`,K(et,v),Q,{isRaised:!0}));vt.push(dn("na\
me-sliding",s.label,et,!0));let pe=u?R+nt+8:k+P*I+6;if(p){let v=at(`then ${l}`,t-M);yt.push(j("after",M,pe+16,v,{anchor:"\
start",isQuiet:!0}))}else if(l){let v=u?M+P*W+8:q+g+10,Q=u?R+21:k+I+_/2+6;yt.push(j("after",v,Q,l,{anchor:"start",isQuiet:!0}))}
return{width:O,height:pe+(p?24:0),marks:[...yt,...vt]};function dn(v,Q,Ot,At){let lt=!At;if(u){let jt=M+Ot*W+y/2,Jt=v===
"name-sliding",Ie=at(Q,Jt?t-Math.abs(2*jt-O):W-4);return j(v,jt,Jt?16:38,Ie,{isQuiet:lt})}let Kt=k+Ot*I+_/2+6,it=I>17?at(
Q,M-12):"";return j(v,M-12,Kt,it,{anchor:"end",isQuiet:lt})}function po(v,Q,Ot,At){let lt=G(Q),[Kt,it]=u?[lt.x+lt.width/
2,lt.y-6]:[lt.x-20,lt.y+lt.height/2+6],jt=Ot?u?"":"=":"+ …";return j(`equals-${v}`,Kt,it,jt,{opacity:At,isQuiet:!0})}}
function nd({x:e,y:t,width:n,height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/2}}function aa(e,{moment:t,isAsked:n}){
let{sliding:o,lines:s,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.label].map(g=>g?`“${g}”`:""),f=l&&
u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",m=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}\
umbers that meet are multiplied, and the products add up to ${m}.`}var td,ed,Fn,as,ca=A(()=>{"use strict";Ae();td=76,ed=
380,[Fn,as]=[.35,.55]});function fa({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:$})=>$),a=Math.max(bt(i),...e.map(
({label:$})=>st($)))+16,c=Tt(o,e.length,a),l=Tt(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,m]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],g=28,p=g+nt+ua+la,w=t.map(($,X)=>e.reduce((B,Y)=>B+(Y.
place===X?Y.share:0),0)),x=la/Math.max(...w,1e-9),S=[Dt("base",`M${d} ${p+1}H${d+t.length*l}`)],M=t.map(()=>0),P=t.map(()=>{});
for(let[$,{label:X,tile:B,share:Y,place:W}]of e.entries()){let I=f+$*c+(c-h)/2,y={x:I,y:g,width:h,height:nt},_=d+W*l+(l-
m)/2,k=M[W]??0,R=Math.max(0,Y*x),q={x:_,y:p-k-R,width:m,height:R};M[W]=k+R;let O=s-$,K=W===r;S.push(j(`label-${$}`,I+h/2,
18,at(X,c),{isQuiet:!0}),V(`source-${$}`,y,B,{opacity:O>=1?.35:1}));let[G,U]=[I+h/2,_+m/2],H=g+nt+ua/2,et=`M${G} ${g+nt}\
C${G} ${H} ${U} ${H} ${U} ${q.y}`,Et=D(O,0,cs)*(1-D(O,Wn,1));Et&&S.push(Dt(`way-${$}`,et,{opacity:Et,isQuiet:!0}));let pt=Math.
min(1,Math.max(0,(O-cs)/(Wn-cs)))**2;if(pt>0){let yt=wt(y,q,pt),vt=D(pt,0,.7),Rt=K&&pt>.5?{...B,text:""}:B,he=wt(y,q,vt).
x;S.push(V(`dropped-${$}`,{...yt,x:he},Rt)),O>=Wn&&(P[W]=n[$])}}for(let[$,{label:X,tile:B}]of t.entries()){let Y=d+$*l+l/
2,W=e.filter((R,q)=>R.place===$&&s>=q+Wn),I=p-W.reduce((R,{share:q})=>R+q*x,0),_=e.every((R,q)=>R.place!==$||s>=q+1)&&(P[$]!==
void 0||s>=e.length),k=$===r&&P[$]?zt(B).text:_?B.text:P[$];k&&S.push(j(`sum-${$}`,Y,I-9,k)),S.push(j(`place-${$}`,Y,p+24,
at(X,l-6),{isQuiet:!k}))}return{width:u,height:p+36,marks:S}}function da({sources:e,places:t,sums:n},{moment:o,isAsked:s,
isEnd:r}){let i=e[o];if(!i)return"";if(r){let u=t.map((h,m)=>e.filter(g=>g.place===m)).reduce((h,m)=>m.length>h.length?m:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var la,ua,cs,Wn,ha=A(()=>{"use strict";Ae();la=170,ua=76,[cs,Wn]=[.15,
.8]});function ga({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=Math.max(bt([...e,...t]),...r.map(st))+10,m=c<480?pa/2:pa,g=c-m-60,p=g-f*Math.min(h,128),
w=c>620?ye(d,Math.max(200,p)):0,x=Tt(g-w,f,Math.min(h,128)),S=x-Math.min(8,x/4),M=28+re,[P,$]=[M+8,M+8+nt+8],X=r.some(O=>st(
O)>x),B=$+nt+22,Y=w+f*x+18,W=Math.max(...n),I=[],y=O=>Bn*O/Math.max(1,f-1);if(w){let O={anchor:"end",isQuiet:!0},K=G=>at(
G,w-12);I.push(j("name-powers",w-12,M-8,K(i.powers),{...O,opacity:D(l,0,.5)}),j("name-scores",w-12,P+21,K(i.scores),O),j(
"name-weights",w-12,$+21,K(i.weights),{...O,opacity:D(l,2,2.5)}))}let _=w+f*x;I.push(Dt("base",`M${w} ${M+1}H${_}`,{isQuiet:!0}));
let k=D(l,1,1.4),R=Y+m+6;I.push(Dt("zero",`M${Y-8} ${M+1}H${R}`,{opacity:k,isQuiet:!0}),Dt("one",`M${Y-8} ${M-re}H${R}`,
{opacity:k}),j("one-text",R+8,M-re+6,"1",{anchor:"start",opacity:k}),j("zero-text",R+8,M+6,"0",{anchor:"start",opacity:k,
isQuiet:!0}),j("sum",Y+m/2,M-re-10,`Σ ${s}`,{opacity:D(l,1,1.5)*(1-D(l,2,2.3))}));let q=0;for(let[O,K]of n.entries()){let G=w+
O*x+(x-S)/2,U=D(l,y(O),1-Bn+y(O)),H=re*K*U/W,et={...t[O]??{text:""},text:""},Et={x:G,y:M-H,width:S,height:H},pt=O===u,yt=Lt(
1,.35,D(l,1,1.6)),vt=pt?{...et,level:void 0}:et;I.push(V(`bar-${O}`,Et,vt,{opacity:yt}));let Rt=o[O]??"";st(Rt)<x&&I.push(
j(`power-${O}`,G+S/2,Et.y-8,Rt,{opacity:U})),I.push(V(`score-${O}`,{x:G,y:P,width:S,height:nt},e[O]??et)),q+=K*re;let he={
x:Y,y:M-q,width:m,height:K*re},fn=D(l,1+y(O),2-Bn+y(O));fn>0&&I.push(V(`part-${O}`,wt({...Et,height:H},he,fn),vt));let pe=D(
l,2+y(O),3-Bn+y(O)),dn={x:G,y:$,width:S,height:nt};if(pe>0){let Q=pt?zt(et):pe<1?et:t[O]??et;I.push(V(`weight-${O}`,wt(he,
dn,pe),Q))}let po=X&&O%2?22:0,v=at(r[O]??"",X?2*x-8:x);I.push(j(`label-${O}`,G+S/2,B+po,v,{isQuiet:!0}))}return{width:R+
20,height:B+(X?22:0)+10,marks:I}}function wa({sum:e},{moment:t}){return["Each score becomes a power of e: all of them ar\
e positive, and large ones stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Eac\
h power is divided by ${e}, so that the weights sum to 1.`][t]??""}var ma,re,pa,Bn,ba=A(()=>{"use strict";Ae();ma=3,re=150,
pa=60,Bn=.35});function Sa(e){let t=new ls(e),n=b(e,`.step-results ${We}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:ht(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=Qe(i.expression).join(),l=b(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&Qe(f.expression).join()===c);for(let f of u)r.add(f);s.push(fd(t,u))}else if(a==="scatt\
er")s.push(ud(t,i));else if(a==="plain")s.push(cd(i));else for(let c of i.grid.keys())s.push(ld(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function Qe(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function cd({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:ya.plain,scene:null,words:()=>"",forget:()=>{}}}
function Xe(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:ya[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function ld(e,t,n,o){let s=t.grid[n]??[],r=Pt(t.figure).rows[n]??"",i=[Mt(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,h)=>h+1),f=()=>e.products(t,n);return Xe({...a,
shown:u},f,ia,aa)}let c=o==="softmax"?ma:rs,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?Xe({
...a,shown:l},()=>e.softmax(t,n),ga,wa):Xe({...a,shown:l},()=>e.average(t,n),Ji,Xi)}function ud(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:Mt(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return Xe(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>fa(u,{...d,asked:a[f]??-1}),da)}function fd(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=Qe(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>Mt(l)).join(", "),label:"",cells:n,shown:i};return Xe(c,()=>e.moves(t),oa,sa)}function Te(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:Ro(e),level:e.dataset.level,tone:n,shade:o}}function ie(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return Z(Number.isInteger(e)?$t(e):$t(e,n))}function xa(e){let t=e?ht(e):[];return{title:e?Mt(e):"",rows:t.
length,columns:t[0]?.length??0}}function us(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function dd(e){let t=e.flat();return t.length>0&&t.length<=Aa&&new Set(t).size===t.length}function Ea(e){
let t=e&&Ct(e);return t?.op!=="sum"||t.parts.length>od||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&
o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function fs(e){return(Ct(e)?.parts??[]).map(n=>n.parts)}function hd(e){
let t=fs(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<id&&t.every(o=>o>=0)}function pd(e,t){
let[n,o]=[us(e),t&&us(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var ya,od,sd,Aa,rd,id,ad,ls,
Ma=A(()=>{"use strict";Lo();z();oe();be();Nt();Qi();ra();ca();ha();ba();ya={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},od=96,sd=24,Aa=48,rd=400,id=1e-6,ad=new Set(["table","view","join"]);ls=class{constructor(t){this.
tableNamed=yn(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length||Qe(t).some(h=>!this.tableNamed(
h)))return"plain";if(o.op==="collect")return dd(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>ad.
has(h)))return n.length>1&&r>1&&s.length<=rd?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.
has("matmul"))return"plain";let a=this.#e(t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=Aa?"softmax":"plai\
n";if(!i.has("matmul")||r>sd||!Ea(c))return"plain";let l=this.#t(n[0]?.map((h,m)=>a(m))??[]),u=this.#n(c);if(!l||u===null)
return"plain";let f=n.map((h,m)=>a(m*r));return l.isUpright&&!l.isSwapped&&!u&&f.every(hd)?"average":"products"}softmax({
figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n)(s*r.length),{powers:a,isShifted:c}=En(i),l=i.temperature?.value??
1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(u.table);return{scores:this.#r(i.parts),weights:r.map(d=>Te(d,t)),
shares:this.#o(i,r.length),powers:a.map(ie),sum:ie(a.reduce((d,h)=>d+h,0)),labels:Pt(t).columns,names:{scores:f?Mt(f.figure):
"Scores",powers:`e to each score${c?" − largest":""}${l===1?"":` ÷ ${ie(l)}`}`,weights:Mt(t)}}}average({figure:t,expression:n,
grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>fs(i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Pt(t).rows[s]??"";
return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.
map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.map(u=>Te(u,t)),label:l||Mt(t)}}products({figure:t,expression:n,
grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((p,w)=>i(s*r.length+w)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table}\
 is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,d=u.map(p=>p.map(({value:w},x)=>w*(l[x]?.value??Number.
NaN))),h=ne(d.flat(),""),{rows:m,columns:g}=Pt(t);return{sliding:{label:m[s]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(
l)},lines:u.map((p,w)=>({label:g[w]??this.#i(p[0],f),tiles:this.#r(p)})),products:d.map((p,w)=>p.map((x,S)=>{let{text:M="",
level:P}=h[w*p.length+S]??{};return{text:Z(M),level:P?String(P):void 0}})),sums:d.map(p=>{let w=0;return p.map(x=>(w+=x,
ie(w)))}),results:r.map(p=>Te(p,t)),after:a[0]?this.#n(a[0])??"":"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){
let i=this.#e(n),{columns:a}=Pt(t),c=n.at(-1)?.groups??[],l=o.flat(),u=c.map(()=>0),f=c.map((m,g)=>i(g).parts),d=s.map(m=>{
let g=r.get(m)??0,p=f[g]?.[c[g]?.indexOf(m)??-1],w=p?.value??Number.NaN,x=p?this.#r([p])[0]:void 0;return{label:this.#i(
p,!0),tile:x??{text:ie(w)},share:w,place:g}}),h=new Map(d.map(({place:m},g)=>[m,g]));return{sources:d,places:l.map((m,g)=>({
label:a[g]??"",tile:Te(m,t)})),sums:d.map(({share:m,place:g},p)=>(u[g]=(u[g]??0)+m,h.get(g)===p?l[g]?.textContent??"":Z(
$t(u[g]))))}}moves(t){let n=Qe(t[0]?.expression??[]),o=n.map(r=>xa(this.tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,
expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??1;for(let[f,d]of c.flat().entries()){let{table:h="",
index:m=0}=l(f),g=n.indexOf(h),p=o[g]?.columns??1;s.push({tile:Te(d,i),from:{table:g,row:Math.floor(m/p),column:m%p},to:{
table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:g})}}return{sources:o,targets:t.map(({figure:r})=>xa(r)),flights:s}}#e(t){
let n=(o,s)=>An(this.tableNamed(o),s);return o=>Pe(t,o,n)}#t(t){let n=t.map(fs),[o,s]=[0,1].map(d=>n.map(h=>h.map(m=>m[d]))),
r=d=>d?.every(h=>h.every((m,g)=>pd(m,d[0]?.[g]))),i=!r(o),[a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!Ea(t[0]))return null;
let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,
isSwapped:i}}#n(t){let n=Ct(t);if(t===n)return"";let[o,s]=t.parts,r=o&&Ct(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;
let a={add:`+ ${this.#a(s)||ie(s.value)}`,divide:`÷ ${ie(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){
let{powers:o}=En(t),s=o.reduce((r,i)=>r+i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=ne(t.map(({value:o})=>o),"");return t.
map((o,s)=>{let{figure:r,cell:i}=this.#s(o)??{};if(r&&i&&!o.op)return Te(i,r);let{text:a="",level:c}=n[s]??{};return{text:Z(
a),level:i?.dataset.level??(c?String(c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?us(t):{},s=n===void 0?
null:this.tableNamed(n);if(!s)return null;let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{
figure:r,cell:i[o],row:u,column:f,rows:c,columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??
""}#a(t){let n=this.#s(t);return n?Mt(n.figure):""}}});function bd(e){let t=i=>document.createElementNS(Ta,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function xd(e,t){let{element:n}=e;if(tt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){Ed(e,t);return}tt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?tt(n,"d",t.path):(tt(n,"x",t.x.toFixed(2)),tt(n,"y",t.y.toFixed(2)),tt(n,"text-anchor",t.anchor),De(n,t.text))}function Ed({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(tt(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),tt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),tt(e,"data-tone",c.tone),tt(e,"data-shade",c.
shade),tt(t,"data-level",c.level),tt(n,"width",i.toFixed(2)),tt(n,"height",Math.max(0,a).toFixed(2)),tt(n,"rx",String(Math.
min(wd,i/4,a/4))),tt(o,"x",(i/2).toFixed(2)),tt(o,"y",(a/2+(l.isNarrow?4.6:5.7)).toFixed(2)),tt(o,"class",l.isNarrow?"na\
rrow":null),De(o,c.text))}function tt(e,t,n){e.getAttribute(t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(
t,n))}var Ta,md,gd,wd,Un,va=A(()=>{"use strict";z();Ta="http://www.w3.org/2000/svg",md=760,gd=720,wd=5,Un=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(Ta,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:E(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#p("width",md)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=L(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#h(){return this.isScaled?gd:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#h();if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,
asked:s});if(!r)return;t!==this.#r&&(this.#o=this.#p("height",t),this.#x()),this.#r=t,this.figure.style.setProperty("--d\
rawn",`${t}px`);let i=Math.max(this.#o,Math.ceil(r.height)),a=Math.min(0,(r.width-t)/2);tt(this.svg,"viewBox",`${a.toFixed(
1)} 0 ${t} ${i}`),this.isScaled||tt(this.svg,"height",String(i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.
length-1,u=c===l&&o>l;this.#E(n.title,n.words({moment:c,isAsked:s>=0&&c===l,isEnd:u}))}#x(){if(this.isScaled)return;let t=this.#f().
flatMap(({title:s,words:r,shown:i})=>i.flatMap((a,c)=>[!1,!0].map(l=>({title:s,words:`${r({moment:c,isAsked:!1,isEnd:l})}\
 −0.000`})))),n=({title:s,words:r})=>s.length+r.length,o=t.reduce((s,r)=>n(r)>n(s)?r:s,{title:"",words:""});this.caption.
style.removeProperty("min-height"),this.#E(o.title,o.words),this.caption.style.setProperty("min-height",`${this.caption.
offsetHeight}px`)}#E(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");o.textContent=
`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#p(t,n){let o=this.#f().map(({scene:s})=>s?.({width:n,at:0})[t]??0);return Math.
ceil(Math.max(0,...o))}#f(){return[...new Map(this.beats.map(n=>[n.cells[0]?.closest("figure"),n])).values()]}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,r]of this.#t)n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.
get(s.key);r?.kind!==s.kind&&(r?.element.remove(),r=bd(s.kind),this.#t.set(s.key,r)),xd(r,s)}let o=[...n].join();o!==this.#n&&
(this.#n=o,this.svg.append(...t.map(({key:s})=>this.#t.get(s).element)))}}});function Na(e){document.dispatchEvent(new CustomEvent("pointerscope:ask",{detail:e}))}var Oa,$a=A(()=>{"use strict";Oa=document.
documentElement.dataset.inRoom==="lead"});function qn(e,t,{text:n,right:o,outcome:s=""}){let r=document.createElement("div");r.className="predict",r.setAttribute(
"role","group"),r.setAttribute("aria-label","Predict, then see");let i=document.createElement("p"),a=document.createElement(
"b");a.textContent="Predict, then see. ",i.append(a,e);let c=document.createElement("div");if(c.className="choices",c.append(
...t.map(l=>{let u=jn(l);return u.dataset.choice=l,u})),r.append(i,c),Oa){let l=jn("Ask the hall"),u={choice:o,outcome:s};
l.addEventListener("click",()=>Na({question:{kind:"choice",text:n,choices:t,answer:u}})),r.append(l)}return r}function Gn(e,t,n,o){
for(let r of b(e,"[data-choice]",HTMLButtonElement)){let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=
String(i===n))}let s=document.createElement("p");s.setAttribute("role","status"),s.textContent=o,e.append(s)}function jn(e){
let t=document.createElement("button");return t.type="button",t.textContent=e,t}var ds=A(()=>{"use strict";z();$a()});function Ra(e){e.addEventListener("click",t=>{let n=C(t),o=zn(n);if(!o)return;n.closest("[data-play]")&&_d(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&Hd(o,Number(s.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&Ud(o,r),n.closest("[data-speed]")&&Pd(e)}),e.addEventListener("input",t=>{let n=C(t),o=zn(n);if(!o||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;Yt(o);let s=Number(n.value);Yn(o,Ze.matches?Math.round(s):s)}),e.addEventListener(
"keydown",t=>{let n=C(t),o=zn(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-s\
crub]")||(t.preventDefault(),Yt(o),Ha(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=C(n).
closest(ka),s=o&&zn(o);s&&o instanceof HTMLTableCellElement&&Id(s,o)})}function Ia(e){for(let t of b(e,"[data-step]")){let n=L(
t,".play");!n||Vt.has(t)||(n.hidden=b(t,ka).length<vd,n.hidden||$d.observe(t))}}function ms(e){for(let t of e)ae(t)}function gs(e){
for(let t of b(e,"[data-step]"))Yt(t)}function _a(e){Vt.get(e)?.stage?.redraw()}function ae(e){let t=L(e,".play");if(!t||
t.hidden||Vt.has(e))return Vt.get(e);let n=Sa(e),o=n.flatMap(f=>f.cells),s=Ld(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:kd(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new Un(e,n):null};Vt.set(e,l);let u=E(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,Rd(l),l}function Ld(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?Sd:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,yd/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,Ad/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function kd(e,t){
let n=t.flatMap(u=>u.kind==="moves"?[]:u.cells),o=n.map(({textContent:u})=>u??"");if(n.length<ps||new Set(o).size<ps)return null;
let s=new Set(n),i=b(e,"td, .step-text, .formula, .reasons").filter(u=>!(u instanceof HTMLTableCellElement&&s.has(u))).flatMap(
({textContent:u})=>u?.match(Od)??[]),a=[...o,...new Set(i)].map(La),c=u=>a.filter(f=>f===La(u)).length>1,[l]=n.slice(Math.
floor(n.length/2)).map(u=>{let f=u.textContent??"";return{cell:u,text:f,isTold:c(f),size:Math.abs(ee(u))}}).sort((u,f)=>Number(
u.isTold)-Number(f.isTold)||f.size-u.size);return l&&!(l.isTold&&Nd.test(l.text))?l.cell:null}function La(e){return e.replace(
"−","")}function Rd({stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function Id(e,t){let n=Vt.get(e);if(!n?.
stage||n.frame||n.at<n.moments.length)return;let o=n.stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.
indexOf(t),r=o.kind==="products"?s+1:o.shown.length;n.stage.show(o,r)}function _d(e){let t=ae(e);if(t){if(t.frame){Yt(e);
return}t.at>=t.moments.length&&Yn(e,0),Ca(e,t.moments.length)}}function Ca(e,t){let n=ae(e);if(!n)return;Yt(e),n.goal=t,
n.time=performance.now(),n.hold=Ze.matches?.01:0,Pa(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.
frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/1e3*Vn;n.time=s,Cd(e,n,r)};n.frame=requestAnimationFrame(o)}function Cd(e,t,n){
let o=Math.floor(t.at),s=t.moments[o];if(t.at>=t.goal||!s){Yt(e);return}if(o===t.at&&o===t.asks&&Da(e,t)){Wd(e,t);return}
if(t.hold>0){t.hold-=n;return}let r=Math.min(o+1,t.at+(Ze.matches?1:n/s.seconds)),i=r===o+1;i&&Ze.matches?t.hold=s.seconds:
i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&(t.hold=Md),ws(e,t,r)}function Yt(e){let t=Vt.get(e);t?.frame&&(cancelAnimationFrame(
t.frame),t.frame=0,Pa(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute(
"data-playing")},Td))}function Pa(e,t){E(e,"[data-play]").textContent=t?"Pause":"Play"}function Pd(e){Vn=hs[(hs.indexOf(
Vn)+1)%hs.length]??1;for(let t of b(e,"[data-speed]"))t.textContent=`${Vn}×`}function Hd(e,t){let n=ae(e);n&&(Yt(e),Math.
abs(t)>1?Yn(e,t<0?0:n.moments.length):t<0||Ze.matches?Ha(e,t):Ca(e,Math.floor(n.at)+1))}function Ha(e,t){let n=ae(e)?.at??
0;Yn(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function Yn(e,t){let n=ae(e);n&&(L(e,".playing .predict")?.remove(),ws(e,n,Math.
max(0,Math.min(n.moments.length,t))))}function Da(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-m\
ode="all"]')}function ws(e,t,n){let{moments:o,cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===
n,f=o[c-1]?.end??0,d=u?l?.end??0:f,h=!!Da(e,t)&&n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute(
"data-guessing",h),E(e,"[data-scrub]",HTMLInputElement).value=String(n);let m=Dd(o,n);if(m){let x=h&&i?m.beat.cells.indexOf(
i):-1;r?.show(m.beat,m.at,x)}let g=n<o.length?m?.rest??"":"";if(r){let{figure:x}=r;t.frame&&x.dataset.rest&&!g&&x.scrollIntoView(
{block:"nearest"}),x.dataset.rest=g}let p=`${c} ${u}`;if(p===t.painted&&n>0)return;t.painted=p;for(let[x,S]of s.entries())
S.toggleAttribute("data-ahead",x>=d),S.removeAttribute("data-asked");Fa(e,l,Math.max(d,f+1),s.length);let w=l&&Fd(t,l);if(!w){
Tn(e),Pn(e,null);return}je(w,{withoutResult:!u||w.hasAttribute("data-ahead")}),t.frame&&(!r||g)&&w.scrollIntoView({block:"\
nearest"}),r||Pn(e,w)}function Dd(e,t){let n=Math.max(0,Math.ceil(t)-1),o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.
place+t-n,rest:""};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{beat:s.beat,at:s.place+1,rest:"past"};
let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0,rest:"waiting"}:null}function Fd({cells:e},{beat:t,place:n,
end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.slice(
r,a?i:s+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(ee(f)));return l[u.indexOf(Math.
max(...u))]??e[o-1]}function Fa(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${n} of ${o}`:"";E(e,
".play output").textContent=r,E(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function Wd(e,t){Yt(e);let n=t.asked;
if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),Fa(
e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),je(n,{withoutResult:!0}),t.stage||Pn(e,n);let o="Which number c\
omes where the question mark is?",s=L(e,"[data-sum]")?.textContent??"",r={text:`${o} ${s}`,right:n.textContent??""},i=qn(
o,Bd(n,t.cells),r);E(e,".play").after(i)}function Bd(e,t){let n=e.closest("figure"),o=t.filter(r=>r.closest("figure")===
n).reverse(),s=new Map;for(let r of[e,...o,...t])s.size<ps&&s.set(r.textContent??"",ee(r));return[...s].sort(([,r],[,i])=>r-
i).map(([r])=>r)}function Ud(e,t){let n=Vt.get(e),o=n?.asked;if(!n||!o)return;let s=o.textContent??"",r=t.dataset.choice===
s;e.dataset.predicted=String(r),ws(e,n,n.asks+1),je(o);let i=r?"Right.":`It is ${s}; the line above shows why.`,a=E(e,".\
playing .predict");Gn(a,t.dataset.choice??"",s,`${i} Play goes on.`),E(e,"[data-play]").focus({preventScroll:!0})}function zn(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}var ka,yd,Ad,Sd,Md,Td,hs,vd,ps,Od,Nd,Vt,Ze,Vn,$d,bs=A(
()=>{"use strict";Po();z();be();Vi();Ma();va();ds();ka=`.step-results ${te}`,yd=20,Ad=60,Sd=.6,Md=.5,Td=2500,hs=[1,2,.5],
vd=2,ps=4,Od=/−?\d+([.,]\d+)*(e−?\d+)?|−?∞/g,Nd=/[.,]|∞/,Vt=new WeakMap,Ze=matchMedia("(prefers-reduced-motion\
: reduce)"),Vn=1;$d=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&ae(
t)},{rootMargin:"600px"})});var xs={};mo(xs,{previewEdits:()=>jd});function jd(e,t,n){let o=_n(),{steps:s,known:r}=o.solve(In(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=b(e,":scope > [data-step]:not([hidden])").filter(Ba),
c=a.flatMap(l=>b(l,"figure[data-table]").filter(Ba));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&Gd(l,f,qd(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),_a(l)}function Ba(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-Wa&&t<innerHeight+Wa}function qd({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function Gd(e,t,n){let o=b(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of ne(t,
n).entries()){let c=o[s];if(!c)continue;let l=Z(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
Ua(c,"data-value",i===l&&!u?null:i),Ua(c,"data-level",a?String(a):null)}}function Ua(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var Wa,Es=A(()=>{"use strict";z();Ke();oe();bs();ns();Nt();Wa=100});function Va(e,t,n){let o=Yd(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(s=>Kd(s,n)).find(
s=>s)??Xd(o,n)}function Yd(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.
tables).flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&Ga(a.variant)===Ga(s))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(m=>m.map(
g=>kn(g,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:o,after:s})=>[...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>
Vd).reverse()}function Ga({rows:e,columns:t}){return JSON.stringify([e,t])}function Kd({title:e,shade:t,rows:n,columns:o,
before:s,after:r},i){let a=o.length;if(t!=="weights"||new Set(o).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[s,r].map(x=>Jd(x.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...o.keys()].
filter(x=>x!==u&&x!==f),h=[u,f,...d].slice(0,zd).sort((x,S)=>x-S),[m,g]=[o[u]??"",o[f]??""],p=l?`“${e}”, row ${l},`:
`“${e}”`,w=h.map(x=>`${o[x]} ${i(s[c*a+x]??0)}`);return{text:`Without this step, which number of ${p} is the largest\
? With it: ${w.join(", ")}.`,choices:h.map(x=>o[x]??""),right:g,outcome:`The largest is ${g}; with this step it is ${m}.`}}
return null}function Jd(e){let t=Math.max(...e);return e.filter(o=>t-o<za).length===1?e.indexOf(t):-1}function Xd(e,t){let n=e.
find(Qd);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[s[Math.floor(l/d)],r[l%d]],m=[o,...h].filter(Boolean).join(", "),g=Ya(u,f)?f>u?ja:qa:
ys;return{text:`“${m}” is ${t(u)}. What becomes of it without this step?`,choices:[ja,qa,ys],right:g,outcome:`${g}: ${t(
f)}${g===ys?"":` instead of ${t(u)}`}.`}}function Qd({before:e,after:t}){return e.some((n,o)=>Ya(n,t[o]??Number.NaN))}function Ya(e,t){
return Math.abs(e-t)>za*Math.max(1,Math.abs(e))}var ja,qa,ys,zd,za,Vd,Ka=A(()=>{"use strict";Rn();[ja,qa,ys]=["It rises",
"It falls","It stays the same"],zd=4,za=1e-9,Vd=1e-6});var As={};mo(As,{askRemoval:()=>Zd});function Zd(e,t,n,o){let s=Va(t,e.dataset.step??"",l=>Z($t(l)));if(!s)return null;let{
right:r,outcome:i}=s,a={text:s.text,right:r,outcome:i},c=qn(s.text,s.choices,a);return c.addEventListener("click",l=>{let{
choice:u}=C(l).dataset;if(u===void 0)return;Gn(c,u,r,`${u===r?"Right.":"No."} ${i}`);let f=jn("Put the step back");f.addEventListener(
"click",o),c.append(f),f.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),E(e,".sheet-head").after(c),
e.toggleAttribute("data-supposing",!0),E(c,"button").focus({preventScroll:!0}),c}var Ss=A(()=>{"use strict";z();oe();Nt();
ds();Ka()});function ih(){let e=location.hash.slice(1);return rh&&e.includes("=")?new URLSearchParams(e):new URLSearchParams(location.
search||document.documentElement.dataset.firstState)}function fc(e){try{return JSON.parse(e)}catch{return e}}var rh,eb,dc=A(
()=>{"use strict";rh="exported"in document.documentElement.dataset,eb=ih().toString()});function Zn(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=hc.min&&Number(t)<=hc.max:e==="scale"?!0:e==="\
controls"||e==="caption"?ah[e].includes(t):CSS.supports("color",t)}var hc,ah,pc=A(()=>{"use strict";hc={min:.5,max:4},ah=
{controls:["none","some","all"],caption:["none","title","all"]}});function gc(e){let t=mc.then(ch).then(e);return mc=t.catch(()=>{}),t}function ch(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var mc,wc=A(()=>{"use strict";mc=Promise.resolve()});function xc(e){return{"HTML frame":Ec(e),"Web component":lh(e),Markdown:Ac(e),Quarto:uh(e),LaTeX:fh(e)}}function Ec(e){let{
title:t,embed:n}=e;return`<iframe src="${ce(n)}" title="${ce(t)}" width="${ks.width}" height="${ks.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${yc(e)}</iframe>`}function lh(e){let{server:t,attributes:n}=e,o=Object.
entries({server:t,...n}).map(([s,r])=>r===""?s:`${s}="${ce(r)}"`);return`<script src="${ce(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${o.join(" ")}>${yc(e)}</pointer-view>`}function yc({title:e,caption:t,embed:n,picture:o}){let s=[e,t].filter(
Boolean).join(". ");return`<a href="${ce(n)}"><img src="${ce(o)}" alt="${ce(s)}" width="${ks.width}"></a>`}function Ac({
title:e,embed:t,picture:n}){return`[![${dh(e)}](<${bc(n)}>)](<${bc(t)}>)`}function uh(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",Ec(e),"```",":::",'::: {.content-visible unless-format="html"}',Ac(e),":::"].join(`
`)}function fh({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${s}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${hh(o)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${xh([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ce(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function dh(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function bc(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function hh(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function xh(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(bh,"")].flatMap(n=>[...gh[n]??Eh(n)]).map(n=>ph[n]??yh(n)).join("")}function Eh(e){
return wh.test(e)?e.normalize("NFD").slice(0,1):e}function yh(e){return/[&%$#_{}]/.test(e)?`\\${e}`:mh.test(e)?e:"?"}var ks,
ph,mh,gh,wh,bh,Sc=A(()=>{"use strict";ks={width:960,height:540};ph={"\\":"\\textbackslash{}","~":"\\textasciitilde{}","^":"\
\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"$\\|$",
"·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"$\\le\
ftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty$","\
∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\\
rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},mh=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
gh={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},wh=/[ąęįųĄĘĮŲ]/,bh=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function Tc(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return Ah(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[Mc("Title",n),Mc("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Ah(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function Mc(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,Sh(n)),o.buffer}function Sh(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var vc=A(()=>{"use strict"});function Rs(e,t){let n=document.createElement("a");n.href=Mh(e),n.download=t,n.click()}function Mh(e){let t=URL.createObjectURL(
e);return setTimeout(()=>URL.revokeObjectURL(t),6e4),t}var Oc=A(()=>{"use strict"});function $c({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:to("Link"),embed:to("Embed"),json:to("JSON"),offline:to("Offline file")};a.json.target="_blank",a.offline.title=
"One HTML file with this whole view inside, for use without a network";let c=tn("JSON",()=>Nc(r(),`${e()}.json`,"applica\
tion/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not an\
swer.";let u=Oh(()=>{let{link:p,embed:w}=t(),x=w?n():null;return{...p&&{Address:p},...x&&xc(x)}}),f=()=>{let p=t();for(let w of Object.
keys(a)){let x=p[w];a[w].hidden=x===null,x!==null&&(a[w].href=x)}a.json.download=`${e()}.json`,c.hidden=p.json!==null,u.
hidden=p.link===null&&p.embed===null,l.hidden=Xt.answers};for(let p of["pointerenter","focusin"])i.addEventListener(p,f);
let d=document.createElement("select");d.setAttribute("aria-label","Size of the PNG"),d.append(...Th.map(p=>{let w=p===vh;
return new Option(`${p}×`,String(p),w,w)}));let h=async p=>{let{address:w,meta:x,selection:S}=await o(p,Number(d.value)),
M=x.origin??t().embed??location.href,P=[x.title,S].filter(Boolean).join(": ");Rs(Tc(w,p,{title:P,origin:M}),`${e()}.${p}`)},
m=()=>Nc(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),g=document.createElement("span");return g.append(tn("PNG",
()=>h("png"))," ",d),i.append(a.link,a.embed,g,tn("SVG",()=>h("svg")),tn("CSV",m),a.json,c,a.offline,u,l),f(),i}function Oh(e){
let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summary");n.textContent="\
Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,rows:4,hidden:!0,
spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement("div");
i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent="",
s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>tn(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.value=
l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await Nh(l);u||s.select(),r.textContent=u?"Copied.":"Selected; copy i\
t with the keyboard."};return t}async function Nh(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(()=>!0,
()=>!1):!1}function to(e){let t=document.createElement("a");return t.textContent=e,t}function tn(e,t){let n=document.createElement(
"button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Nc(e,t,n){Rs(new Blob([e],{type:n}),
t)}var Th,vh,Lc=A(()=>{"use strict";gt();Sc();vc();Oc();Th=[1,2,4],vh=2});function rt(e){return"kind"in e&&e.kind===eo}function xt(e){return rt(e)?e.meta:e.layout.meta}function no(e){return rt(e)?
e.meta.height??0:e.layout.height}var eo,oo=A(()=>{"use strict";eo="network"});function Bc({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<kc.width||i.height<kc.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?Fh(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...Ic(e,l,c)}};let u=Bh(Wh(e,l),c),f={...u,...Ic(e,u,c),...jh(e,u,c),...zh(
u,c)};return{data:tp(e,u,c.height),layout:f}}function Fh(e,t){return Uc(e,t)}function Uc(e,t){if(!Rc(e)||!Rc(t))return t;
let n={...e};for(let[o,s]of Object.entries(t))n[o]=Uc(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==
null))}function Rc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function jc(e,t){return Object.entries(e).filter(
([o])=>t.test(o))}function qc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Gc(e){return jc(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function zc(e,t){return e[t]}function Wh(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,s=Array.isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==
-90||n.tickvals||!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function Bh(e,{width:t,isTiny:n,
scale:o}){let{xaxis:s,yaxis:r,meta:i}=e,a=s?.ticktext;if(!s||s.tickangle!==-90||!a||a.length<=le)return e;let c={...s,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((g,p)=>so(
g,p,1/0)),m=a.map((g,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:m},yaxis:{...r,ticktext:h}}}let[u,f]=s.domain??[0,
1],d=(f-u)*(t-(n?Pc:Cc))/a.length;for(let h of[1,_c]){let m=a.map((p,w)=>Uh(so(p,w,1/0),d/h));if(m.includes(""))continue;
let g={...s.tickfont,size:h*o*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:m,...h<1&&{tickfont:g}}}}return e}
function Uh(e,t){let n=Math.floor(t/Ft)-1,o=[];for(let s of e.split(" ")){let r=o.at(-1);if(s.length>n)return"";r!==void 0&&
r.length+1+s.length<=n?o[o.length-1]=`${r} ${s}`:o.push(s)}return o.length<=kh?o.join("<br>"):""}function jh(e,t,{width:n,
height:o,isTiny:s,scale:r}){let i=qh(e,t),a=Math.max(...i.map(w=>w.length*Ft+Ch)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ct>o/(s?4:3),u=i.length>0&&!l,f=Gh(t,o,r),h=((f.annotations?.find(({font:w})=>w?.size)?.font?.size??
0)/r||ct)*Fc+2,m=Math.min(t.margin?.t??8,u?c*ct+4:t.annotations?.length?h:8),g=Wc.some(w=>zc(t,w)?.colorbar?.orientation===
"h"),p=!t.margin||g&&!s;return{...l&&{showlegend:!1},...!p&&{margin:{...t.margin,t:Math.ceil(m*r)}},...f}}function qh(e,t){
if(t.showlegend===!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.
values()]:[]}function Gh(e,t,n){let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=o.
filter(r);if(!i.length)return{};let a=Gc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=s.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ct)/Fc);if(u>=l)return{};let f=Math.max(Dh,u*
n);return{annotations:o.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function zh(e,{height:t,isTiny:n}){let o=Math.floor(
t/3/Ft),s=t-Vc(e,1/0,o)-Hc,r={};for(let i of Wc){let a=zc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=Vh(e,i,a,s))}return r}
function Vh(e,t,n,o){let s=n.colorbar??{};if(o>=$h||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],
i=s.tickvals??r?.colorbar?.tickvals,a=(s.len??1)*o;if(!i){let f=Math.max(le,Math.floor(a/ct/1.5));return{...n,colorbar:{
...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ct)&&u.push(f)}return{...n,colorbar:{...s,tickvals:u}}}function Ic(e,t,n){let{width:o,height:s,isFixed:r,isTiny:i,
isNarrow:a}=n,c=a?o:1/0,l=r?Math.floor(s/3/Ft):1/0,u=Vc(t,c,l),f=r?u?Hc:Dc:0,d=Math.max(s-u-(i?2*ct:f),ct),h=i?o-Pc:Math.
max(o-Cc,60);return Object.fromEntries(jc(t,/^[xy]axis/).map(([m,g])=>{let p=m.startsWith("x"),w=r&&p?Qh(g,t,d):g,[x,S]=w.
domain??[0,1],M=(S-x)*(p?h:d),P=t.template.layout.font.size*n.scale,$=Jh(w,p,M,P,n),X=(p?void 0:Yh(e,m,w))??t.meta.priority?.[m];
return[m,Xh($,{isX:p,length:M,fontSize:P,upright:l,priority:X},n)]}))}function Yh(e,t,{tickvals:n=[]}){let o=new Map;for(let{
type:s,orientation:r,yaxis:i="y",x:a,y:c,z:l}of e){let f=s==="heatmap"?l:s==="bar"&&r==="h"?a:void 0;if(!(i!==t.replace(
"axis","")||!f||!Array.isArray(c)))for(let[d,h]of c.entries()){let m=[f[d]??0].flatMap(p=>Kh(p)?[...p]:p),g=Math.max(...m.
map(p=>Math.abs(Number(p))||0));o.set(h,Math.max(g,o.get(h)??0))}}return Math.max(0,...o.values())>0?n.map(s=>o.get(s)??
0):void 0}function Kh(e){return typeof e=="object"&&e!==null&&Symbol.iterator in e}function Jh(e,t,n,o,{isTiny:s,isFixed:r}){
let i=e.title?.text??"";if(!s)return r&&!t&&i.length*Ft>Ph*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side===
"top"||c-a>Hh)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Ft-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{
...e,title:{...e.title,standoff:0,font:{size:o-2},text:u}}}function Xh(e,{isX:t,length:n,fontSize:o,upright:s,priority:r},i){
let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;
if(!f)return c||u&&t?Zh(e,t,n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*Ft>n-Ft)return{...e,
tickfont:{size:.75*o}};if(h<=le&&(t||!c||n>=ct))return e;let g=!t&&c&&n/h<ct,p=t&&e.tickangle===0&&f.every($=>/^\d+$/.test(
$)),w=Ft*(String(h).length+1),x=Math.floor(n/(g?Lh:p?w:ct)),S=h<=le?[h-1]:ep(h,x,r),M=t&&e.tickangle!==0?s:1/0,P=Yc(f,u?
a:1/0,M);return{...e,...g&&{tickfont:{...e.tickfont,size:_c*o}},tickvals:S.map($=>d[$]??$),ticktext:S.map($=>P[$]??"")}}
function Qh(e,t,n){let[o]=qc(t,e.anchor)?.domain??[0,1],s=Gc(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-
r)*n;return e.side==="top"||i>2.4*ct?e:{...e,title:{},...i<.9*ct&&{showticklabels:!1}}}function Zh(e,t,n,{isTiny:o,isNarrow:s}){
let r=Math.max(le,Math.floor(n/(t?Ih:ct*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.
tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(le,Math.floor(
n/_h))};let c=s&&t&&e.nticks&&!o?le:r,l=Math.min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function tp(e,t,n){
return e.map(o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let s=qc(t,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.
length;return a===void 0?o:(i-r)*(n-Dc)<a*ct?{...o,texttemplate:""}:o})}function ep(e,t,n){let o=[...Array(e).keys()];if(e<=
t)return o;let s=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort(
(a,c)=>(n[c]??0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function Vc({xaxis:e},t,n){
let o=e?.tickangle===0?[]:e?.ticktext??[],s=Yc(o,t,n).map(r=>r.length);return Math.max(0,...s)*Rh}function Yc(e,t,n){return e.
map((r,i)=>np(r,i,t,n)).every((r,i)=>r===e[i])?e:e.map((r,i)=>so(r,i,n,t))}function np(e,t,n,o){return n===1/0&&e.length<=
o?e:so(e,t,o,n)}function so(e,t,n,o=1/0){let s=o<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",
c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?14:1/0,d=Math.min(s?Math.max(5,Math.floor(o/48)):f,n),h=l.length>d&&!l.includes(
"&")?`${l.slice(0,d-1)}…`:l;return i+(u?`${t+1} ${h}`:h)+c}var kc,$h,le,ct,Ft,Lh,_c,kh,Rh,Ih,_h,Cc,Pc,Hc,Dc,Ch,Ph,Hh,Dh,
Fc,Wc,Kc=A(()=>{"use strict";kc={width:420,height:200},$h=300,le=2,ct=20,Ft=8,Lh=13,_c=.75,kh=3,Rh=7.5,Ih=44,_h=18,Cc=240,
Pc=90,Hc=56,Dc=90,Ch=48,Ph=1.3,Hh=.6,Dh=9,Fc=1.4,Wc=["coloraxis","coloraxis2"]});function Jc(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let o="";for(let s of t)
o+=String.fromCharCode(s);return btoa(o)}function Xc(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),o=new Uint8Array(
n.length);for(let s=0;s<n.length;s++)o[s]=n.charCodeAt(s);return o}var Is=A(()=>{"use strict"});function en(e){if(Array.isArray(e))return sp(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=op[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(Xc(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function sp(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function nn({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:rp(e,n*s,(n+1)*s),shape:o}}function Qc({values:e,shape:t}){
return t.length<2?e:_s({values:e,shape:t})}function _s(e){return Array.from({length:e.shape[0]??0},(t,n)=>nn(e,n).values)}
function rp(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var op,Cs=A(()=>{"use strict";Is();op={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function tl(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function el(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function nl(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function Hs(e,t){return e.map(o=>{let s=Ds(o,t);return typeof s=="number"?`${o.title.toLowerCase()} ${s}`:s}).join(
", ")}function Ds(e,t){return ol(e)[e.values.indexOf(t[e.name]??"")]}function ol({values:e,labels:t}){return t??e}function Zc(e,t){
let n=document.createElement("label");return n.append(`${e} `,t),n}function Ps(e,t){let n=document.createElement("button");
return n.type="button",n.textContent=e,n.addEventListener("click",t),n}var ro,Fs=A(()=>{"use strict";ro=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=ol(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Zc(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),Zc("Open",n)}#a({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=Ps(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=Ps("‹",()=>i(-1)),l=Ps("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function il({data:e,layout:t},n){let{meta:o}=t;for(let s of o.parts??[]){let r=e[s.trace];if("lines"in s){let i=on(s.lines,
o,n);Object.assign(r,ap(i,n[s.row],s))}else r[s.attribute]=Qc(on(s.is,o,n))}for(let{axis:s,option:r,titles:i}of o.axis_titles??
[]){let a=t[s],{title:c}=a.colorbar??a,l=i[al(o,n,r)];(a.colorbar??a).title={...c,text:l}}}function al(e,t,n){let{values:o=[]}=e.
choices?.find(({name:s})=>s===n)??{};return t[n]===rl?0:o.indexOf(t[n]??"")}function on(e,t,n){let o=ip(t);return{values:bn(
e,(r,i=[])=>{let a=o[r];if(!a)throw new Error(`The figure has no array ${r}.`);return i.reduce((c,l)=>nn(c,al(t,n,l)),a).
values}),shape:e.at(-1)?.shape??[]}}function ip(e){let t=sl.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??
{}).map(([n,o])=>[n,en(o)])),sl.set(e,t)),t}function ap({values:e,shape:t},n,{above:o,to:s}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<
a;l+=1)if(!(n!==rl&&l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>s||(r.push(0,1,null),i.push(l,u,null))}return{
x:r,y:i}}var rl,sl,Ws=A(()=>{"use strict";Cs();Ce();rl="all",sl=new WeakMap});function Bs(e,t){let{table:n}=xt(e);if(n&&"rows"in n)return[n];if(rt(e))return[];let{data:o,layout:s}=e,r=n?[up(n,s.meta,
t)]:[];return n&&!n.beside?r:[...fl(o).map(i=>dl(s,i)),...r]}function ul(e,t){let{cells:n,choices:o,table:s}=xt(e),r=n&&
!rt(e)?[lp(e,n)]:Bs(e,t).map((l,u,{length:f})=>f>1?cp(l):l),i=r[0]?.columns??[],a=s&&"rows"in s?[]:(o??[]).filter(({name:l})=>!i.
includes(l)),c=a.map(l=>Ds(l,t));return Or({columns:[...a.map(({name:l})=>l),...i],rows:r.flatMap(({rows:l})=>l.map(u=>[
...c,...u]))})}function cp({columns:[e="",...t],rows:n}){return{columns:["table","row","column","value"],rows:n.flatMap(
([o,...s])=>s.map((r,i)=>[e,o,t[i],r]))}}function fl(e){return e.filter(t=>t.type==="heatmap"&&t.visible!==!1)}function lp({
data:e,layout:t},n){let o=fl(e),s=o.flatMap(r=>{let{columns:i,rows:a}=dl(t,r),c=Object.values(r.meta??{});return a.flatMap(
([l,...u])=>u.map((f,d)=>[...c,l,i[d+1],f]))});return{columns:[...Object.keys(o[0]?.meta??{}),...n],rows:s}}function up(e,t,n){
let{columns:o,labels:s}=e;if("values"in e){let i=e.values.map(a=>on(a,t,n).values);return{columns:o,rows:s.map((a,c)=>[a,
...i.map(l=>l[c])])}}let r=_s(on(e.matrix,t,n));return{columns:o,rows:s.map((i,a)=>[i,...Array.from(r[a]??[])])}}function dl(e,t){
let n=en(t.z??[]),o=cl(e,t,"y").map((s,r)=>[s,...Array.from(nn(n,r).values)]);return{columns:[t.name??"",...cl(e,t,"x")],
rows:o}}function cl(e,t,n){let o=t[n];if(Array.isArray(o))return o.map(c=>ll(String(c)));let s=e[`${n}axis`],i=e[`${n}ax\
is${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(ll);let{shape:a}=en(t.z??[]);return[
...Array(a[n==="y"?0:1]??0).keys()].map(String)}function ll(e){return e.replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll(
"&amp;","&")}var hl=A(()=>{"use strict";Cs();oo();Fs();Ws();Mn()});function Gs(e,t){let n=JSON.stringify(Object.values(e)),o=Oe.get(n)??new Map;Oe.delete(n),Oe.set(n,o);for(let i of Oe.keys()){
if(Oe.size<=fp)break;Oe.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>dp(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function dp(e,t,n,o){let s=Us.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);Us.set(e,{query:t,views:r}),setTimeout(()=>{Us.delete(e),hp(t,r)},0)}async function hp(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Zt(`${o}/figures?${mt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof J&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?pp(e,l).then(u,f):f(a)}}function pp({server:e,path:t,query:n,theme:o},s){let r=mt({...n,theme:o});
return Zt(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function ml(e,t){let n=js.get(e),o=n??(e.startsWith("#")?
mp(e.slice(1)):gp(e));n||(js.set(e,o),o.catch(()=>js.delete(e)));let s=await o;if(rt(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=pl(i),c=new Map;for(let d of Object.values(r))pl(d).forEach((h,m)=>{c.set(h,a[m]??h)});
let{data:l,layout:u}=qs({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function pl(e){return e.layout.colorway}function qs(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>qs(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,qs(s,
t)])):t.get(e)??e}async function mp(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function gp(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);return t?.ok?t.json():Gt(t?.status??0,"The figure could not be loaded; reload the page to try again.")}function Ne(e,{
server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace(
"models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}\
/views/${r}/offline`},u=mt({...i&&e!=="json"?{step:o}:{},...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}
var fp,Oe,Us,js,gl=A(()=>{"use strict";gt();oo();fp=12,Oe=new Map,Us=new Map;js=new Map});function bl(e,t,{width:n,height:o,scale:s},r=Sp){let{font:i}=t.template.layout,a={size:i.size*s,family:String(i.family??
"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[f,d]of Object.entries(t)){if(!/^[xy]axis/.test(f))continue;let h=d,
m=f.startsWith("x"),g=wp(h,m,a,r);if(g===null||g&&!yp(t,h,m))continue;l[f]={...h,automargin:!1};let p=m?"b":"l";if(g&&(c[p]=
Math.max(c[p],Math.ceil(g)+8)),g&&!m){let w=Math.ceil((h.tickfont?.size??a.size)/2);c.t=Math.max(c.t,w),c.b=Math.max(c.b,
w)}}let u=o-c.t-c.b;for(let f of["coloraxis","coloraxis2"]){let h=e.some(({coloraxis:p,visible:w})=>p===f&&w!==!1)?xp(t,
f,u,a,r):0,m=Math.min(12,c.l,c.t,c.b),g=(h+m+(1.02-1)*(n-c.l))/1.02;h&&(c.r=Math.max(c.r,Math.ceil(g)))}for(let[f,d]of Object.
entries(l)){if(!f.startsWith("x")||!d.ticktext||d.tickangle!==0)continue;let h=ao(d.ticktext,{...a,...d.tickfont},r).width;
Ep(d,h,n,c)&&delete l[f]}return{...t,...l,margin:c}}function wp(e,t,n,o){if(e.visible===!1)return 0;let s=e.title?.text??
"";if(e.showticklabels===!1)return s?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,u=t&&c===-90;if(!i||
!a||c!==0&&!u||l&&l!==(t?"bottom":"left")||e.ticks)return null;let d=e.tickfont?.size??n.size,h=ao(i,{...n,size:d},o);return 1+
(u?h.width+.2*d:t?h.height:h.width)+bp(e,s,n)}function ao(e,{size:t,family:n},o){let[s,r,i]=[0,1,0];for(let a of e){let c=a.
includes("<b>")?700:400,l=a.split(wl);r=Math.max(r,l.length);for(let u of l){let f=o(Ap(u),`${c} ${t}px ${n}`);s=Math.max(
s,f.width),i=Math.max(i,f.descent)}}return{width:s,height:t+(r-1)*1.3*t+i}}function bp(e,t,n){if(!t)return 0;let{font:o,
standoff:s}=e.title,r=o?.size??Math.round(1.2*n.size),i=t.split(wl).length-1;return r*(.7+i*1.3)+(s??6)}function xp(e,t,n,o,s){
let r=e[t]??{},a={...e.template.layout[t]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,thickness:u,len:f=1}=a,d=a.orientation===
"h"||"x"in a||"xanchor"in a;if(r.showscale===!1||d||!c?.length||!u)return 0;let h=ao(l??c.map(String),o,s),m=20+u,g=a.title?.
text;if(!g)return m+1+h.width;let p=Math.round(1.2*o.size),w=ao([g],{...o,size:p},s).width,[x,S]=[r.cmin??c[0]??0,r.cmax??
c.at(-1)??1],M=f*n-20;return c.some($=>Math.abs(($-x)/(S-x)-.5)*M<w/2+1.3*(o.size/2))?m+1+h.width+1.45*p+2:m+10+1.25*p}function Ep({
domain:e=[0,1],categoryarray:t,ticktext:n=[]},o,s,{l:r,r:i}){let[a,c]=e,l=s-r-i,u=(c-a)*l/(t??n).length,f=Math.min(r+a*l,
i+(1-c)*l);return(o-u)/2>f}function yp(e,t,n){let o=t.anchor??(n?"y":"x"),s=e[`${o[0]}axis${o.slice(1)}`],[r]=s?.domain??
[0,1];return r===0}function Ap(e){return e.replace(/<[^>]*>/g,"").replace(/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function Sp(e,t){
if(io??=document.createElement("canvas").getContext("2d"),!io)return{width:0,descent:0};io.font=t;let{width:n,fontBoundingBoxDescent:o}=io.
measureText(e);return{width:n,descent:o}}var wl,io,xl=A(()=>{"use strict";wl=/<br ?\/?>/i,io=null});function yl({x:e,y:t,xaxis:n,yaxis:o},s){let r=[El(n,e,s),El(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function El(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function Al(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(Mp());if(!e._fullLayout)
return;let s=e._fullLayout,{_subplots:r}=e._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[u,f]=[s[`xaxis${c}`],s[`yaxis${l}`]];if(!u||!f)return[];let d=[u,f].every(({_name:h})=>t.includes(h));return[[u,
f],[f,u]].flatMap(([h,m])=>h&&m&&t.includes(h._name)&&(d||h.anchor===m._id)?n.map(p=>Tp(h,m,p)):[])});o.replaceChildren(
...i.filter(a=>a!==null))}function Mp(){let e=document.createElement("div");return e.className="view-marks",e}function Tp(e,t,n){
if(!e._length)return null;let o=e._id.startsWith("x"),s=[e.l2p(n-.5),e.l2p(n+.5)],[r,i]=[Math.min(...s),Math.max(...s)];
if(!(i>0&&r<e._length)||!t._length)return null;let[a,c]=o?[e._offset+r,t._offset]:[t._offset,e._offset+r],[l,u]=o?[i-r,t.
_length]:[t._length,i-r],f=document.createElement("div");return Object.assign(f.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${u}px`}),f}var Sl=A(()=>{"use strict"});async function zs({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await vp(e))}`}async function Ml(e,t){let n=new Image;
n.src=await zs(e),await n.decode();let o=document.createElement("canvas");o.width=Math.round(e.width*t),o.height=Math.round(
e.height*t);let s=o.getContext("2d");if(!s)throw new Error("This browser cannot draw a PNG of this size.");return s.drawImage(
n,0,0,o.width,o.height),o.toDataURL("image/png")}async function vp(e){let t=await Op();return t&&e.replace(/<svg[^>]*>/,
n=>`${n}<style>${t}</style>`)||e}async function Op(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Np(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Np(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return n.ok?`data:font\
/woff2;base64,${Jc(new Uint8Array(await n.arrayBuffer()))}`:Gt(n.status)}var Tl=A(()=>{"use strict";gt();Is()});function co(e){return window.Plotly?Promise.resolve(window.Plotly):(Vs??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${vl}`,e).href:new URL(`../${vl}`,import.meta.url).href;let s=()=>{Vs=void 0,o.remove(),
n(new Error("The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.
Plotly?t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),Vs)}async function Ol(e,t,n){let{width:o,
height:s}=e.layout,a={svg:await(await co()).toImage(e,{format:"svg",width:o,height:s,imageDataOnly:!0}),width:o,height:s};
return t==="svg"?zs(a):Ml(a,n)}var vl,Vs,Nl=A(()=>{"use strict";Tl();vl="vendor/plotly/plotly-traces-4.1.1.min.js"});function Lp(e){return e.split($p)}function Ys(e){return Lp(e).map((t,n)=>{if(n%2===0)return t;let o=document.createElement(
"span");return o.className="with-unit",o.textContent=t,o})}var $p,$l=A(()=>{"use strict";$p=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});var qp={};function Il(e){return e instanceof J&&e.status===0}function Up(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=Wp,e}function jp(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let s=o,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&
r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:s]});return Object.fromEntries(t)}var Qs,Zs,kp,_l,Rp,Ll,kl,Ks,
Ip,_p,Cp,lo,Js,Pp,Rl,Hp,Dp,Fp,Wp,Bp,$e,Xs,tr,Cl=A(()=>{"use strict";dc();gt();pc();wc();Lc();oo();Kc();hl();gl();xl();Sl();
Fs();Nl();Ws();Mn();$l();Qs={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"\
interventions",against:"against"},Zs=["inputs","removed"],kp=new Set(["server","source","model","lesson","view","theme",
"reads",...Zs,...Object.keys(Qs)]),_l=["scale","accent","controls","caption"],Rp=new Set([..._l,"fill"]),Ll=":scope > a",
kl="pointer-view:hover",Ks=matchMedia("(prefers-color-scheme: dark)"),Ip={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},_p=120,Cp=[["short",576,0],["low",352,0],["tight",288,352]],lo={height:525,width:640,
least:.75,most:4},Js={width:944,height:524,least:.6},Pp="400px 0px",Rl=660,Hp="[data-answer]:not(pointer-view *)",Dp=/^(\w+):(\d+)$/,
Fp="The server draws this chart, and it does not answer.",Wp="The answer above is computed in this browser.",Bp="Type vi\
sits, or add a place, to see what the model answers.",$e=null,Xs=null,tr=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#a="";#h=[];#l=!1;#x=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#_()},{rootMargin:Pp});#E=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#p=new MutationObserver(
t=>this.#J(t.map(({attributeName:n})=>n??"")));#f=t=>this.getAttribute(t);#d=()=>{if(!this.#n||!this.#t){this.#y();return}
this.#O(this.#M),this.#b()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#I=({type:t})=>this.#ot(t==="beforeprint");connectedCallback(){
this.#e??=this.#D(),this.#v(),document.addEventListener("pointerscope:theme",this.#d),document.addEventListener(kl,this.#R),
Ks.addEventListener("change",this.#d);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#I);this.#E.
observe(this),this.#p.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#x.observe(this):this.#l=!0,this.#y()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#d),document.removeEventListener(kl,this.#R),Ks.removeEventListener(
"change",this.#d);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#I);this.#E.disconnect(),this.#p.
disconnect(),this.#x.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#h.join()&&(this.#h=t,this.#j())}get chosen(){
return this.#t?this.#m:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+no(this.#t)+n)}get#c(){return this.#e??=this.#D(),this.#e}#_(){this.#l=!0,this.#x.disconnect(),this.#y()}#J(t){
t.some(o=>Rp.has(o))&&(this.#v(),this.#b()),t.includes("beat")&&this.#C();let n=t.filter(o=>kp.has(o)&&!this.#X(o));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#_():n.length?this.#y():this.#g.some(({name:o})=>t.includes(o))?this.#k()&&
this.#b():t.includes(this.#a)&&this.#y()}#X(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#d(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Q(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#g(){return this.#t?xt(this.#t).choices??[]:[]}#y(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#tt()}))}get#T(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#A(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Qt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#M(){let t=this.getAttribute("theme");return t===
"auto"?Ks.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#S(){let t=this.getAttribute("scale");return t===
"auto"?this.#Z:t!==null&&Zn("scale",t)?Number(t):1}get#Z(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let o=Math.round(10*Math.min(n/lo.height,t/lo.width))/10;return Math.min(lo.most,Math.max(lo.least,
o))}#v(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#S)):
this.style.removeProperty("--scale"),t&&Zn("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#H(){if(this.hasAttribute("lesson")){let n=Zs.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Qs).map(
([n,o])=>[o,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){let{needsHistory:t,query:n}=this.#H;
this.#o+=1;let o=this.#o,s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#T&&r&&(!t||n.visits||n.record);
if(!s&&!i){this.#N(Bp);return}if(!this.#l){this.#N("");return}let a=this.#M;this.#O(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#A,path:this.#T,query:n,theme:a},l=this.hasAttribute("server")?this.#A:"",[u]=await Promise.
all([s?ml(s,a):this.#et(c,r),s?null:r===eo?import("./network-drawing.js"):co(l)]),f=rt(u),d=f?await import("./network-drawing.js"):
null;f||await co(l),await gc(()=>{o===this.#o&&(this.#st(d?.NetworkDrawing??null,xt(u).title),this.#t=f?u:structuredClone(
u),this.#it(this.#t),this.#nt({...c,theme:"light"},r))})}catch(c){o===this.#o&&this.#W(c)}finally{o===this.#o&&this.removeAttribute(
"aria-busy")}}async#et(t,n){let o=n===eo?this.#n:null,s=this.getAttribute("model")??"",r=await o?.compute(t,s,{isSilent:!1});
if(r)return r;try{return await Gs(t,n)}catch(i){if(!Il(i))throw i;let a=await o?.compute(t,s,{isSilent:!0});if(!a)throw i;
return a}}#O(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,n){if(!this.#t||rt(this.#t))return;let{
template:o,meta:s}=this.#t.layout,r=s.templates?.light;$e??=r??(this.#M==="light"?o:null),!($e||this.hasAttribute("sourc\
e"))&&(Xs??=Gs(t,n),Xs.then(i=>{rt(i)||($e??=i.layout.template)}).catch(()=>{Xs=null}))}#ot(t){if(this.#i=t,!this.#t||!this.#s)
return;let n=$e??this.#n;this.#O(t&&n?"light":this.#M),this.#b(),t||requestAnimationFrame(()=>this.#b())}#D(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#w("h3","view-title"),caption:this.#w("p","view-capti\
on"),choices:this.#w("div","view-choices"),summary:this.#w("p","view-summary"),failure:this.#w("p","view-failure"),trust:this.#w(
"p","view-trust"),plot:this.#w("div","view-plot"),details:this.#w("details","view-table"),exports:$c({name:()=>this.#z,links:()=>this.#wt(),
view:()=>this.#t&&this.#bt(this.#t),picture:(r,i)=>this.#mt(r,i),csv:()=>this.#t?ul(this.#t,this.#m):"",json:()=>JSON.stringify(
this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(
t),n.details.addEventListener("toggle",()=>this.#G());let o=new ro(n.choices,{selected:()=>this.#m,select:(r,i)=>this.#ht(
r,i),open:r=>this.#u("open",r)}),s=this.querySelector(Ll);s?.classList.add("view-stand-in"),this.replaceChildren(...Object.
values(n),...s?[s]:[]),this.addEventListener("toggle",({target:r})=>this.#dt(r),!0);for(let r of[n.plot,n.details,n.choices,
n.exports,n.failure])r.hidden=!0;return{...n,controls:o}}#w(t,n){let o=this.querySelector(`.${n}`),s=o instanceof HTMLElement?
o:document.createElement(t);return s.className=n,s}#st(t,n){if(t===null==(this.#n===null))return;let o=this.#c,s=o.plot.
cloneNode();s.removeAttribute("data-listening"),s.role=t?"group":"img",o.plot.replaceWith(s),o.plot=s,this.#n?.bar?.remove(),
this.#n=t?new t(s,{title:n,isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),told:r=>this.#Q(r),
acts:{server:()=>this.hasAttribute("source")?null:this.#A,answered:r=>this.#rt(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):
null,this.#n?.bar&&o.summary.before(this.#n.bar)}#rt({figure:t,interventions:n}){this.#t=t;let{interventions:o}=this.#n??
{};o?this.setAttribute("interventions",o):this.removeAttribute("interventions"),this.#k()&&this.#b(),this.#u("interventi\
ons",n)}#F(t){let{plot:n,details:o,choices:s,exports:r,failure:i}=this.#c;for(let c of[n,o,s,r])c.hidden=t;i.hidden=!0;let a=this.#n?.
bar;a&&t&&(a.hidden=!0)}#N(t){this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#F(
!0),this.#c.summary.textContent=t}#W(t){this.#N("");let{failure:n}=this.#c,o=Il(t)&&document.querySelector(Hp)!==null,s=o?
Fp:hn(t);if(n.replaceChildren(s),o&&n.append(" ",Up()),n.hidden=!1,this.#u("failed",{message:s}),!(t instanceof J)||![0,
503].includes(t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener(
"click",()=>this.#y()),n.append(" ",r)}#it(t){let{title:n,caption:o,controls:s}=this.#c,r=xt(t);n.textContent=r.title,n.
hidden=!1,o.replaceChildren(...Ys(r.caption)),this.#at(r.trust),this.toggleAttribute("data-network",rt(t)),this.#F(!1),s.
offer(r,rt(t)?[]:t.data,!this.hasAttribute("fill")),this.#k()&&this.#b()}#at(t){let{trust:n}=this.#c;if(n.textContent=t?.
text??"",!t||this.hasAttribute("source")||!Xt.answers)return;let o=document.createElement("a"),s=encodeURIComponent(this.
getAttribute("model")??"");o.href=new URL(`insights/${s}#view-${t.view}`,this.#A).href,o.textContent="Which explanation \
to believe",n.append(" ",o)}#b(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,o=this.#$(no(this.#t)),s=n?Math.min(o.
width||Rl,Rl):o.width;if(!s)return;if(rt(this.#t)){let i=o.isFixed?this.#ut:1;t.style.setProperty("zoom",i===1?"":String(
i)),t.style.height=`${o.height/i}px`,this.#n?.draw(this.#t)}else t.style.height=o.isFixed?`${o.height}px`:"",this.#ct(t,
this.#t,{...o,width:s});let r=!this.dataset.drawn;r&&this.querySelector(Ll)?.remove(),this.#s=`${s}×${o.height}`,this.dataset.
drawn="true",r&&this.hasAttribute("beat")&&this.#C(),this.#j(),this.#u("drawn",{})}#ct(t,{data:n,layout:o},s){let r=this.#i,
i=r&&$e?{...o,template:$e}:o,a=this.#B({data:n,layout:i},s);window.Plotly?.react(t,a.data,r?{...a.layout,width:s.width}:
a.layout,Ip),t.dataset.listening||this.#lt(t)}#B({data:t,layout:n},{width:o,height:s,isFixed:r}){let i="rgba(0, 0, 0, 0)",
a=this.#S,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=Bc({data:t,layout:jp(n)},{width:o,height:s,isFixed:r,scale:a}),
d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{...bl(f.data,f.layout,
{width:o,height:s,scale:a}),...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#lt(t){t.dataset.listening="true",t.on(
"plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,o,s]=Dp.exec(String([n.customdata].
flat()[0]))??[];o&&this.#u("select",{table:o,row:Number(s)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{
visits:yl(n,this.#U)})}),t.on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#U(){return this.#t?xt(this.#t).visit_axes??
[]:[]}#u(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#j(){!this.#t||!this.#s||(this.#n?
this.#n.mark(this.#h):Al(this.#c.plot,this.#U,this.#h))}#$(t){let{plot:n}=this.#c,o=n.clientWidth;if(!this.hasAttribute(
"fill"))return{width:o,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#v(),this.#ft();let{above:s,below:r}=this.#q();
this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),_p);return{width:o,
height:i,isFixed:!0}}get#ut(){let t=Math.min(1,this.#S),[n,o]=[this.offsetWidth,this.offsetHeight],s=Math.min(n/Js.width,
o/Js.height)/t;return n<o||s>1||s*t<Js.least?1:s}#ft(){let[t,n]=[this.offsetWidth/this.#S,this.offsetHeight/this.#S],o=Cp.
filter(([,s,r])=>n<s||t<r).map(([s])=>s).join(" ");this.dataset.room!==o&&(this.dataset.room=o)}#q(){let{plot:t,details:n,
exports:o}=this.#c,s=this.getBoundingClientRect(),r=s.height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).map(
c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.
getBoundingClientRect().top-s.top)/r,below:a/r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.
open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)
return;let{width:t,height:n}=this.#$(no(this.#t));t&&this.#s!==`${t}×${n}`&&this.#b()}#ht(t,n){this.setAttribute(t,String(
n)),this.#u("option",{[t]:n})}#k(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:el(this.#g,this.#f);
if(n)return this.#W(new Error(n.message)),this.#a=n.name,!1;let o=xt(t),s="";if(this.#g.length&&!rt(t)){let r=this.#m;this.#c.
controls.show(r);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));il(t,r);let{summaries:i}=o;
i&&(o.summary=i.texts[nl(this.#g,i.by,r)]??""),s=`: ${Hs(this.#g,r)}`}return this.#c.summary.replaceChildren(...Ys(o.summary??
"")),this.#c.plot.setAttribute("aria-label",`${o.title}${s}. ${o.summary??""}`),this.#G(),!0}get#m(){return tl(this.#g,this.#f)}#G(){
let{details:t}=this.#c;if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=
0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${xt(this.#t).title}`),n.append(...this.#pt().map(
Sn)),t.querySelector(".table-frame")?.remove(),t.append(n)}#pt(){return this.#t?Bs(this.#t,this.#m):[]}async#mt(t,n){let o=this.#t;
if(!o)throw new Error("There is no figure to save yet.");return{address:rt(o)?await this.#n?.address(t,n)??"":await Ol(this.#gt(
o),t,n),meta:xt(o),selection:Hs(this.#g,this.#m)}}#gt(t){let{data:n,layout:o}=structuredClone(t),s=this.#$(o.height),{paper_bgcolor:r,
plot_bgcolor:i}=o.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#B(
{data:n,layout:o},s),l=a?{}:{paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:s.width,...l}}}get#z(){
let t=this.getAttribute("model")??this.getAttribute("lesson"),{model:n=t}=Object(fc(this.getAttribute("against")??"{}")),
o=[t,n!==t&&`minus-${n}`,this.getAttribute("view"),this.hasAttribute("against")&&"difference"],s=this.getAttribute("name")??
o.filter(Boolean).join("-"),r=this.#m,a=this.#g.filter(({name:c,values:l})=>r[c]!==l[0]).map(({name:c})=>typeof r[c]=="n\
umber"?`${c}-${r[c]}`:r[c]);return[s,...a].join("-")}get#V(){return{server:this.#A,path:this.#T,view:this.getAttribute("\
view")??"",values:{...this.#H.query,...this.#m}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=_l.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(o)&&Zn(o,s??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#wt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Xt.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#V;return{link:n,embed:Ne(
"embed",this.#K(s)),json:Ne("json",s),offline:Ne("offline",s)}}#K(t){let{controls:n,...o}=this.#Y,s={...t.values,...o,...n&&
n!=="some"&&{controls:n}};return{...t,values:s}}#bt(t){let n=this.#V,{title:o,summary:s=""}=xt(t),r=["model","lesson","v\
iew","reads",...Zs,...Object.keys(Qs)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#m,...l&&{theme:l},...c},
f=this.#K(n);return{title:o,caption:s,name:this.#z,server:n.server,embed:Ne("embed",f),picture:Ne("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",tr)});gt();Po();z();var Ho={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Ru="input, select, textarea, [contenteditable], dialog[open]",Iu="\
a[href], button, summary, [role=button]",_u=".table-frame";function Ir({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;window.
addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),!(!o||
!t()||!Rr(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{Rr(r)&&
s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function Rr({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn(Ho,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Ru)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Iu))return!1;let a=t.closest(_u);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var Cu=1e5,Pu=100,_r=2e4,Hu=8,Du=1e3;function Cr({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let m of a?
["*"]:i)r.postMessage(h,m)},f=(h,m)=>u({pointerscope:h,...m});r!==window&&Ir({send:h=>{f("key",h);let m={method:"trigger\
Key",args:[Ho[h.key]]};l||u(JSON.stringify(m))},isInDeck:()=>l,keeps:s});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:m,data:g})=>{h!==r||!(a||i.includes(m))||(g?.pointerscope==="set"&&(n(Fu(g.state)),d()),g?.pointerscope===
"mark"&&o(Wu(g.visits)),g?.pointerscope==="deck"&&(l=!0),g?.pointerscope==="ask"&&(c="",d()))}),(h,m)=>h==="state"?d():f(
h,m)}function Fu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,Pu)){let s=o===null?null:Bu(o);(s===null||s!==void 0&&s.length<=Cu)&&(t[n]=s)}return t}function Wu(e){return(Array.
isArray(e)?e.slice(0,Du):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Bu(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Pr(e,Hu)<=_r?JSON.stringify(e):void 0}function Pr(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=Pr(o,t-1),n>_r)return Number.POSITIVE_INFINITY;
return n}gt();z();Nt();var qe=0;function Hr(e,t,n){e.addEventListener("submit",o=>{let s=C(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),ju(s,t,n))}),e.addEventListener("input",o=>{let s=C(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&Uu(s)})}function Uu(e){qe+=1;let t=L(e,"[data-marked]");if(t){De(t,""),E(e,"[data-because]").hidden=!0,
delete e.dataset.right;for(let n of b(e,"[aria-invalid]"))n.removeAttribute("aria-invalid")}}async function ju(e,t,n){qe+=
1;let o=qe,s=e.dataset.exercise??"",r=b(e,"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("\
aria-invalid");try{let{exercises:i}=await Zt(`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"\
application/json"},body:JSON.stringify({answers:{[s]:Gu(e)},lang:n})}),a=i.find(c=>c.id===s);o===qe&&a&&zu(e,a.marked,r)}catch(i){
if(!(i instanceof J))throw i;if(o!==qe)return;E(e,"[data-marked]").textContent=i.message,E(e,"[data-because]").hidden=!0,
delete e.dataset.right;for(let{where:a}of i.problems)qu(e,r,a)?.setAttribute("aria-invalid","true")}}function qu(e,t,n){
let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return o===void 0||s===void 0?t[0]:Dr(e)[Number(o)]?.[Number(s)]}function Dr(e){
return b(e,"tbody tr").map(t=>b(t,"input",HTMLInputElement))}function Gu(e){if(e.querySelector("input[type=radio]"))return b(
e,"input:checked",HTMLInputElement)[0]?.value??"";let t=Dr(e);return t.length?t.map(n=>n.map(o=>o.value)):E(e,"input",HTMLInputElement).
value}function zu(e,{right:t,all_right:n,computed:o,sentence:s},r){let i=t.flat();for(let[u,f]of r.entries())f.setAttribute(
"aria-invalid",String(!i[u]));let a=E(e,"[data-marked]"),c=E(e,"[data-because]");if(a.replaceChildren(s||Vu(i,n)),c.hidden=
!n,e.dataset.right=String(n),n)return;let l=document.createElement("button");l.type="button",l.textContent="Show the ans\
wer",a.tabIndex=-1,l.addEventListener("click",()=>{a.textContent=`The answer: ${Yu(o,Number(e.dataset.decimals))}`,c.hidden=
!1,a.focus()}),a.append(" ",l)}function Vu(e,t){return t?"Right.":`${e.filter(Boolean).length} of ${e.length} are right.`}
function Yu(e,t){if(typeof e=="string")return e;let n=o=>Z(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join(
"; ")).join("; ")}z();Nt();var Ku=8,Ju=4;function Fr(e){e.addEventListener("pointerdown",t=>{let n=C(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&Do(t,n.value,s=>Ge(e,n.name,s))})}function Do(e,t,n){let o=Number(Fe(t));if(e.button!==0||Number.isNaN(o))return;
let s=Wo(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||(a||=Math.abs(d)>=
Ju,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Fo(o,Math.round(d/Ku)*s);h!==i&&n(h),i=
h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();a&&(addEventListener(
"click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;addEventListener(
"pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",l,{signal:u})}function Ge(e,t,n){
let o=L(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(new Event("input",{bubbles:!0})))}
function Fo(e,t){return Z(String(Number((e+t).toFixed(6))))}function Wo(e){let t=(Fe(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}z();function Wr(e){for(let t of b(e,"[data-step]")){let n=new Map(b(t,"figure[data-table]").map(s=>[Ur(s.querySelector("\
figcaption math")),s.dataset.table??""]));n.delete("");let o=L(t,".formula");o&&jr(o,n)}}function Br(e){e.addEventListener(
"pointerover",t=>{let n=C(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Xu(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Xu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of b(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Ur(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function jr(e,t){for(let n of e.children){let o=t.get(Ur(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):jr(n,t)}}z();var Qu=["beside","above","below","figure"],qr={width:960,height:540},Zu=2,Uo=.6,Bo=.1,tf=320,ef=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:Uo}],Gr=["notes reasons remark switch","notes reasons remark switch formula"],nf=[1,.8,Uo],vn=new WeakMap;function Vr(e,t){
let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=L(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/qr.width,innerHeight/qr.height,Zu),l=Number(o)||Math.max(
1,c);e.style.setProperty("--most",String(l)),of(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(s)).observe(
t),t.addEventListener("click",r=>{let i=C(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&lf(a),i.dataset.turn&&Kr(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function Yr(e){for(let t of e){vn.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function of(e,t,n,o){let s=`${n}×${o}×${t}`;if(vn.get(e)?.frame===s)return;let r=L(
e,"pointer-view"),i=n>o,a=Qu.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=sf(e,a,t,r)??af(e,
Math.min(t,1));delete e.dataset.fitting,vn.set(e,{frame:s,arrangement:c}),c.pages&&Kr(e,Number(e.dataset.page??0));let l=String(
c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function sf(e,t,n,o){delete e.dataset.paged;for(let{out:s,
parts:r,least:i}of ef){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?a.scale*(o?.8:1)+
Bo:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=rf(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}if(a)return xe(e,
a),a}return null}function rf(e,t,n,o,s,r){let i=u=>(xe(e,{out:t,layout:n,scale:u}),cf(e));if(!i(o))return null;let[a,c]=[
o,s];for(c-a>Bo&&i(c)&&(a=c);c-a>Bo;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};xe(e,{out:t,
layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*tf));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}function af(e,t){
e.dataset.paged="";let n=nf.map(i=>Math.min(i,t));for(let i of Gr){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...zr(
e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return xe(e,a),a}
let[o,s]=[Gr.at(-1)??"",n.at(-1)??Uo],r={out:o,layout:"below",scale:s,pages:zr(e,o,s).pages};return xe(e,r),r}function zr(e,t,n){
xe(e,{out:t,layout:"below",scale:n});let o=jo(e);for(let p of o)p.dataset.turnedTo="";let{rowGap:s,columnGap:r}=getComputedStyle(
E(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=E(e,".shown").getBoundingClientRect(),l=c.height-E(
e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,m=0,g=E(e,".formula").scrollWidth<=c.width+1;for(let p of o){
let{width:w,height:x}=p.getBoundingClientRect();g&&=x<=l&&Xr(p),m&&m+w>c.width&&(d+=h+i,h=0,m=0),u.length&&d+Math.max(h,
x)>l&&(u=[],f.push(u),d=0,h=0,m=0),u.push(p),h=Math.max(h,x),m+=w+a}return{pages:f,isFitting:g}}function Kr(e,t){let n=vn.
get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of jo(e))n[o]?.includes(
s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;E(e,".pager").hidden=n.length===1,E(e,"[data-turned]").textContent=`${o+
1} of ${n.length}`;for(let s of b(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}function jo(e){
return b(e,".matrix, .shown > pointer-view")}function xe(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.layout=n,
E(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function cf(e){let t=e.getBoundingClientRect(),n=E(
e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,E(e,".words"),E(e,".shown")].every(Jr)&&n.scrollWidth<=n.clientWidth+1&&[n,...jo(e)].every(s=>o(s)&&Xr(s))}function Jr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Xr(e){let t=e.querySelector(
":scope > .table-frame");return!t||Jr(t)}function lf(e){let t=document.createElement("dialog");t.className="rest";let n=E(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),E(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...E(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}z();var uf=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,ff="Write a number, such as 0.5, in every cell.",Nn=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#E(r.name,r.value),this.#p()}),
t.addEventListener("click",s=>{let r=C(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#d(i,1),"fewer"in r.dataset&&
this.#d(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(Ht(s),Zr(Qr(s)));this.#h(),b(this.#e,"\
input, select")[0]?.focus(),this.#p()}),this.#f()}get text(){let t={};for(let n of this.#s){let o=Ht(n),s=ti(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(Qr(n))&&(t[o]=s)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#s)t.includes(Ht(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,s=o&&this.#e.contains(o)?this.#i(o):null,r=this.#s.filter(i=>i.querySelector("details[open]")).
map(Ht);this.#e.replaceChildren(...t.childNodes),this.unfold(r),n?this.#a():this.#h(),s?.(),this.#f()}showProblems(t){let n=new Set(
t);for(let o of this.#s){let s=Ht(o),r=`inputs.${s}`,i=t.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)
n.delete(l);let a=i.map(l=>l.message).join(" "),c=JSON.stringify(this.#o.get(s));a&&this.#r.set(s,{typed:c,message:a})}return this.#f(),
[...n]}get#s(){return b(this.#e,"[data-input]")}#i(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#e.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let o=t.closest("[data-input]"),s=o instanceof HTMLElement?Ht(o):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(s)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#o.clear();for(let t of this.#s){let n=On(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(Ht(t),s==="words"?o:s==="matrix"?df(n,!!r):o[0]??"")}}#h(){for(let t of this.#s)
for(let n of On(t)){let o=this.#x(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#x(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#E(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#p(){this.#f(),this.#n()}#f(){for(let t of this.#s){let n=Ht(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?On(t).filter(c=>ze(c.value)===null):[];for(let c of o?On(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),hf(t,s.length?ff:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of b(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of b(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#d(t,n){let o=Ht(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=qo(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?qo(l,n):l.map(u=>qo(u,n))),l!==void 0&&this.#o.set(c,l)}this.#p()}};
function Ht(e){return e.dataset.input??""}function Qr(e){return JSON.parse(e.dataset.default??"null")}function On(e){return b(
e,"input, select")}function df(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function qo(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Zr(e){return Array.isArray(e)?e.map(Zr):String(e)}function ti(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return ze(t);let n=t.map(o=>ti(e,o));return n.includes(null)?null:n}function ze(e){let t=e.trim().replace(
"−","-").replace(",","."),n=uf.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function hf(e,t){let n=E(
e,"[data-failure]");n.textContent=t,n.hidden=!t}gt();z();gt();z();z();function Go(e=""){let t=`The server does not answer. ${e}`.trim();return isSecureContext&&navigator.serviceWorker?.controller?
t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over\
 HTTPS"}.`}var zo=null;function pf(){let e=b(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,pathname:s}=location,
r=o+s;if(!t){let a=s.slice(Qt.pathname.length),c=L(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=mt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function ei(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);zo?.disconnect(),zo=new PerformanceObserver(n=>{let o=n.getEntries().map(({name:s})=>s);
t({addresses:o.filter(s=>!s.includes("?"))})}),zo.observe({type:"resource",buffered:!0}),t({addresses:[],page:pf()})}async function ni(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",ei),await navigator.serviceWorker.register(
new URL("service-worker.js",Qt),{updateViaCache:"none"}),ei()}catch{}}function oi(){document.readyState==="complete"?ni():addEventListener("load",ni)}var th=4e3,Xa="This page computes your changes in your browser and hides what only the server can update.",Kn=document.getElementById(
"lesson-record")!==null,ve=!1,Ts,Jn=!1;async function Qa(e,{address:t,files:n,signal:o}){if(Os())return Ms(e,{files:n,signal:o});
if(!ve)return Ja(t,o);if(Jn)return Jn=!1,Ms(e,{files:n,signal:o});try{let s=await Ja(t,dr(o));return vs(""),s}catch(s){if(!(s instanceof
J&&[0,...go].includes(s.status)))throw s;return vs(Go(Xa)),Ms(e,{files:n,signal:o})}}function Os(){return Kn}function Za(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),Ts??=Xn(e)},o=setTimeout(n,th);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function tc(e){if(!Kn&&!ve&&e&&(Ts??=Xn(e),await Ts),!Kn&&
!ve)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Ke(),Cn));return t()}async function Xn(e){try{let t=[
Promise.resolve().then(()=>(Ke(),Cn)),Promise.resolve().then(()=>(Es(),xs)),Promise.resolve().then(()=>(Ss(),As))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||ve)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...b(o,"head > *, body > *")),ve=!0,Jn=bo(n),Jn&&vs(Go(Xa)),oi()}catch{}}async function ec(e,t,n){if(!Kn&&!ve)return;
let{previewEdits:o}=await Promise.resolve().then(()=>(Es(),xs));try{o(e,t,n)}catch(s){if(!(s instanceof J))throw s}}function vs(e){
let t=L(document,"[data-silence]");t&&(t.textContent=e)}async function Ms(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Ke(),Cn));
return n(e,t)}async function Ja(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(qt),s=await o.text().catch(qt);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new J(o.status,
eh(s,o.status))}function eh(e,t){try{return JSON.parse(e).errors??[]}catch{return[{where:"",message:wo(t),suggestions:[]}]}}bs();var nc="pointerscope-lessons";function oc(){try{let e=JSON.parse(localStorage.getItem(nc)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function Ns(e){let t=oc()[e];return new Set(Array.isArray(t)?t:[])}function $s(e,t){let n=Ns(
e);if(!n.has(t))try{localStorage.setItem(nc,JSON.stringify({...oc(),[e]:[...n,t]}))}catch{}}be();z();var nh=3e4,sc=660;async function rc(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+nh;for(;Date.now()<
t&&e.some(oh);)await new Promise(n=>setTimeout(n,100))}function oh(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function ic(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=b(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=b(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>sc);for(let r of s)r.style.setProperty("--print-scale",String(sc/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}z();be();var sh="Type a number, or drag it sideways",ac="This number is computed: change an input, and it follows.",cc=/^[\d.,+−-]$/,
Qn=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",o=>{let s=Ls(o),r=s&&this.#n(s);!r||
C(o)instanceof HTMLInputElement||Do(o,r.value,i=>{Ge(n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=Ls(
o);s&&this.#o(s)}),t.addEventListener("dblclick",o=>lc(C(o))),t.addEventListener("keydown",o=>{let s=Ls(o);if(cc.test(o.
key)&&lc(C(o)),!s||o.ctrlKey||o.metaKey||o.altKey)return;if(C(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=cc.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#o(s,r?o.key:void 0))})}prepare(){for(let t of b(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=L(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",E(t,".table-frame").title=sh;for(let[s,r]of b(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(Ue),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:ht(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=L(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&ht(r).flat()[o];i&&(s?this.#r(i,s):uc(i))}#n(t){let n=t.closest(Be),{row:o,column:s}=we(ht(n),t),{table:r=""}=n.
dataset,i=a=>L(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#o(t,n){let o=this.#n(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#s(s)}),s.addEventListener(
"blur",()=>this.#i(s)),this.#r(t,s),n===void 0?s.select():this.#s(s)}#r(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#s(t){let n=ze(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&Ge(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#n(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=E(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=ze(o.value);if(r===null)return;o.value=Fo(r,s*Wo(o.value)),this.#s(o)}
t.key==="Escape"&&(t.preventDefault(),Ge(this.#t,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&uc(n)}};function Ls(e){return C(e).closest(Ue)}function lc(e){let t=e.closest(te)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(Be))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${ac}`;let o=E(
t,"[data-sum]");o.textContent?.endsWith(ac)||o.append(n)}function uc(e){e.tabIndex=0,e.focus({preventScroll:!0})}var Gp=350,zp=60,rr=["removed","inputs","layer","head"],Vp=60,Hl=["step","all",...rr],Yp={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},N=E(document,"[data-lesson]"),F=E(N,"[data-steps]"),de=N.dataset.only,Wt=E(N,"[data-error]"),Le=L(N,"[data-in\
puts]"),fe=Le&&new Nn(Le,E(N,"[data-reset]",HTMLButtonElement),cm),nr=Le&&new Qn(F,Le),or=L(N,"details.inputs",HTMLDetailsElement),
Bt="frame"in N.dataset,{states:Kp,leftOut:Dl="",edited:Fl=""}=N.dataset,{record:cn}=N.dataset,T=ir(location.search),ft={
...T,...lr(ir(Jp()))},er=new AbortController,sn=0,an=0,Pl=0,ue=null,sr=Number.NaN;function ir(e){let t=new URLSearchParams(
e);return{step:t.get("step")??"",all:t.get("all")??"",removed:t.get("removed")??Dl,inputs:t.get("inputs")??Fl,layer:t.get(
"layer")??"",head:t.get("head")??""}}function Jp(){return Os()?"":N.dataset.shown??location.search}async function Xp(){cn&&
await Xn(cn),fo({history:"keep",isFresh:!0})}var Qp=Bt?Vr(N,F):()=>{},Zp="framers"in document.body.dataset?Cr({state:im,
height:()=>N.scrollHeight,set:am,keeps:e=>Wl(e)!==null}):()=>{},dt=()=>b(F,":scope > [data-step]"),un=e=>dt().findIndex(
t=>t.dataset.step===e),kt=()=>Math.max(0,un(T.step)),Wl=e=>{let t=Yp[e];if(de||!t||T.all&&e.startsWith("Page"))return null;
let n=kt()+t;return n>=0&&n<dt().length?n:null},Bl=()=>Bt&&window.parent!==window;function Ut(){let e=!!T.all||!!de,t=kt(),
n=dt();for(let[s,r]of n.entries())r.hidden=!e&&s!==t;for(let s of b(N,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.
dataset.step;if(e&&!Bt)for(let s of ko(F,"pointer-view[lazy]"))s.removeAttribute("lazy");N.dataset.mode=e?"all":"one";for(let s of b(
N,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=T[r]||"0"}Ul(n,t),nm(),em(n);let o=n[t];!e&&!Bt&&o&&
ms([o]),Qp(),Zp("state",{})}function Ul(e,t){N.toggleAttribute("data-first",t===0);for(let n of b(N,"[data-slide]"))om(n,
n.dataset.slide===e[t]?.dataset.step);L(N,"[data-place]")&&sm(t,e.length)}function tm(){if(!T.all||de||Math.abs(scrollY-
sr)<2)return;sr=Number.NaN;let e=dt(),t=e.filter(s=>s.getBoundingClientRect().top<innerHeight/3),o=scrollY+innerHeight>document.
documentElement.scrollHeight-2?e.length-1:Math.max(0,t.length-1);o!==kt()&&(T={...T,step:e[o]?.dataset.step??""},Re("rep\
lace"),Ul(e,o))}function ar(e){e?.scrollIntoView({block:"start"}),sr=scrollY}function em(e){let t=ho(ft);for(let r of b(
N,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??""));let n=L(N,"[data-changed]");if(!n)return;
let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${E(r,"h1, h2").lastChild?.textContent?.trim()??""}”`),s=[o.length?
`Left out: ${o.join(", ")}.`:"",ft.inputs?"The inputs are edited.":""].filter(Boolean);n.hidden=!s.length,n.textContent=
`${s.join(" ")} Texts, exercises and printed numbers speak of the original lesson.`}function cr(){return!Bt&&!("opens"in
N.dataset)}function nm(){let{lesson:e=""}=N.dataset;if(!cr())return;let t=Ns(e);for(let n of b(N,"[data-slide]"))n.toggleAttribute(
"data-seen",t.has(n.dataset.slide??""))}function om(e,t){if(!t){e.removeAttribute("aria-current");return}e.setAttribute(
"aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function sm(e,t){
for(let o of b(N,"[data-controls]"))o.hidden=!1;E(N,"[data-place]").textContent=`Step ${e+1} of ${t}`,E(N,'[data-go="-1"\
]',HTMLButtonElement).disabled=e===0,E(N,'[data-go="1"]',HTMLButtonElement).disabled=e===t-1;let n=L(N,"[data-all]",HTMLInputElement);
n&&(n.checked=!!T.all||!!de)}function rm(e){let t=e.slice(0,Vp);Wt.textContent=`This lesson has no step “${t}”. It ope\
ns at its first step.`,Wt.hidden=!1,Wt.dataset.unknown="step"}function ln(e,t=!1){let n=dt(),o=n[Math.max(0,Math.min(n.length-
1,e))];o&&(gs(F),Wt.dataset.unknown&&(Wt.hidden=!0),delete Wt.dataset.unknown,cr()&&$s(N.dataset.lesson??"",n[kt()]?.dataset.
step??""),T={...T,step:o.dataset.step??""},Re("replace"),Ut(),t&&E(o,"h1, h2").focus({preventScroll:!0}),T.all?ar(o):o.getBoundingClientRect().
top<0&&N.scrollIntoView({block:"start"}),N.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",
inline:"nearest"}))}function lr({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,head:o}}function uo(e,t){
return rr.every(n=>e[n]===t[n])}function im(){return{step:dt()[kt()]?.dataset.step,removed:ft.removed,inputs:ft.inputs}}
function am({step:e,...t}){e!==void 0&&!de&&ln(Math.max(0,un(e??"")));let n={};for(let o of rr)o in t&&(n[o]=t[o]??"");ke(
n)}function Re(e){let t=jl({...T,...lr(ft)});if(t!==location.pathname+location.search)try{e==="push"&&!Bl()?history.pushState(
null,"",t):history.replaceState(null,"",t)}catch{}}function jl(e){let t=[...new URLSearchParams(location.search)].filter(
([s])=>!Hl.some(r=>r===s)),n=mt({...Object.fromEntries(t),...e});Dl&&!e.removed&&n.set("removed",""),Fl&&!e.inputs&&n.set(
"inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function cm(){let e=fe?.text;cancelAnimationFrame(
Pl),typeof e=="string"&&(Pl=requestAnimationFrame(()=>ec(F,e,ho(T)))),clearTimeout(an),an=setTimeout(()=>ke({}),Gp)}function ke(e){
let t=an&&fe?fe.text:null;clearTimeout(an),an=0;let n={...T,...t===null?{}:{inputs:t},...e};uo(n,T)||(T=n,fo({history:"p\
ush"}))}async function fo({history:e,isFresh:t=!1}){sn+=1;let n=sn;er.abort(),er=new AbortController,F.setAttribute("ari\
a-busy","true");try{let o=await Qa(T,{address:jl(T),files:Kp,signal:er.signal});if(n!==sn)return;fm(o,t),ft=T,ql([]),e===
"push"&&Re("push"),Ut()}catch(o){if(xo(o))return;if(!(o instanceof J))throw o;n===sn&&lm(o.problems,e)}finally{n===sn&&F.
removeAttribute("aria-busy")}}function lm(e,t){ql(e);let n=e.every(s=>s.where.startsWith("inputs"));if(T={...T,...n?{inputs:ft.
inputs}:lr(ft)},!uo(T,ft)){fo({history:t});return}let o=ho(ft);for(let s of b(F,"[data-remove]",HTMLInputElement))s.checked=
o.has(s.dataset.remove??"");Re("replace"),Ut()}function um(e){try{return Object.keys(JSON.parse(e))}catch{return[]}}function ho(e){
return new Set(e.removed.split(",").filter(Boolean))}function fm(e,t){gs(F);let n=nr?.place,o=document.activeElement?.closest(
"[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;for(let i of dt()){let a=i.dataset.step??"",c=e.querySelector(
`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&ue&&i.contains(ue)&&c.hasAttribute("data-removed")&&E(c,".sheet-head").
after(ue),c&&i.replaceWith(c)}for(let i of b(N,"[data-renew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);
a&&i.replaceChildren(...a.childNodes)}let r=L(e,"[data-inputs]");r&&fe?.replace(r,t),ue?.isConnected&&document.activeElement===
document.body&&E(ue,"button:enabled").focus({preventScroll:!0}),s&&L(F,`[data-remove="${CSS.escape(s)}"]`)?.focus(),Gl(),
n&&nr?.restore(n)}function ql(e){let t=fe?fe.showProblems(e):e,n=or?.open?t:e;Wt.textContent=n.map(o=>o.message).join(" "),
Wt.hidden=n.length===0,n.length&&N.dataset.live&&Wt.append(" ",dm(N.dataset.live))}function dm(e){let t=document.createElement(
"a");return t.href=e,t.textContent="Open it on the server",t.search=mt({...T,all:null}).toString(),t}function Gl(){$r(F),
nr?.prepare(),hm(),Ia(F),Wr(F),F.querySelector("pointer-view")&&Promise.resolve().then(()=>(Cl(),qp));for(let e of b(F,"\
[data-embed]",HTMLAnchorElement)){let t=e.closest("[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=
mt({...T,all:null,step:n}).toString()}for(let e of b(N,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search).get("lang");e.search=mt({removed:T.removed,inputs:T.inputs,lang:t}).toString()}for(let e of b(N,"[data-back]",HTMLAnchorElement)){
let t=new URLSearchParams(location.search);for(let n of Hl)t.delete(n);e.search=t.toString()}}function hm(){let e=!Bt&&!ft.
removed&&!ft.inputs;for(let t of b(F,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector(
"[data-guess]");if(e||o?.remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=
t.dataset.remove,s.textContent="Predict what it changes",n?.before(s)}}async function pm(e){let t=dt()[un(e.dataset.guess)],
[n,{askRemoval:o}]=await Promise.all([tc(cn),Promise.resolve().then(()=>(Ss(),As))]);if(!t?.isConnected)return;let s=()=>ke(
{removed:e.dataset.guess??""});ue=n&&o(t,n,s,()=>ke({removed:""})),ue?e.remove():s()}function mm(e,t,{row:n,column:o}){let s=Object.
fromEntries(new URLSearchParams(location.search)),r=mt({...s,step:null,all:null,row:n,column:o});return Zt(`${N.dataset.
api}/${e}/${t}?${r}`)}async function gm(){let{solutionsAt:e}=N.dataset;if(!(!e||L(N,"[data-solutions]")))try{let t=await fetch(
e);if(!t.ok)return;let n=new DOMParser().parseFromString(await t.text(),"text/html");F.after(...b(n.body,"[data-solution\
s]"))}catch{}}async function wm(e){e.disabled=!0;let{all:t}=T;T={...T,all:"1"},Ut(),await Promise.all([rc(ko(F)),gm()]),
window.print(),T={...T,all:t},Ut(),e.disabled=!1}function zl(e){return e.closest(`input:not([type=checkbox]), select, te\
xtarea, ${Be} td`)!==null}function Vl(e){for(let t=e;t&&t!==F;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+
1&&getComputedStyle(t).overflowX!=="visible")return!0;t=t.parentElement}return!1}F.addEventListener("change",e=>{let t=e.
target;if(!(t instanceof HTMLInputElement)||!t.dataset.remove)return;let n=ho(T);t.checked?n.add(t.dataset.remove):n.delete(
t.dataset.remove),ke({removed:[...n].join(",")})});N.addEventListener("change",e=>{let t=Sr(e);t.dataset.follow&&ke({[t.
dataset.follow]:t.value}),"all"in t.dataset&&t instanceof HTMLInputElement&&(T={...T,all:t.checked?"1":""},Re("replace"),
Ut(),ar(dt()[kt()]))});N.addEventListener("click",e=>{let t=C(e);t.dataset.go&&ln(kt()+Number(t.dataset.go));let n="stri\
pButton"in t.dataset&&t.closest("figure");n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"pri\
nt"in t.dataset&&wm(t),t.closest(".onward a")&&cr()&&$s(N.dataset.lesson??"",dt()[kt()]?.dataset.step??""),"guess"in t.dataset&&
pm(t);let o=t.closest("[data-slide]");o instanceof HTMLElement&&(e.preventDefault(),ln(un(o.dataset.slide),!0))});document.
addEventListener("keydown",e=>{let t=C(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||zl(t)||Vl(t))return;let n=Wl(
e.key);n!==null&&(e.preventDefault(),ln(n,!0))});var rn;F.addEventListener("touchstart",e=>{let t=C(e);rn=e.touches.length===
1&&!Vl(t)&&!zl(t)?e.touches[0]:void 0},{passive:!0});F.addEventListener("touchend",({changedTouches:[e]})=>{if(de||!rn||
!e)return;let[t,n]=[e.clientX-rn.clientX,e.clientY-rn.clientY];rn=void 0,Math.abs(t)>zp&&Math.abs(t)>2*Math.abs(n)&&ln(kt()-
Math.sign(t))});document.addEventListener("scroll",()=>requestAnimationFrame(tm),{passive:!0});window.addEventListener("\
popstate",()=>{T=ir(location.search),uo(T,ft)?Ut():fo({history:"keep",isFresh:!0})});Bl()||ic(F,()=>{for(let e of dt())e.
hidden=!1;for(let e of b(F,"[data-beside]"))e.hidden=!1;Bt||ms(dt()),Bt&&Yr(dt())},Ut);var bm=!!T.step;!T.step&&location.
hash&&(T.step=location.hash.slice(1));T.step&&un(T.step)<0&&!de&&(bm&&rm(T.step),T.step="",Re("replace"));or&&T.inputs&&
(or.open=!0,fe?.unfold(um(T.inputs)));Nr(F,"opens"in N.dataset?mm:null);Hr(F,N.dataset.lesson??"",N.lang);Ra(F);Le&&Fr(Le);
Br(F);Gl();Ut();T.all&&T.step&&!Bt&&ar(dt()[kt()]);N.dataset.ready="true";cn&&Za(cn);uo(T,ft)||Xp();
