var Bl=Object.defineProperty;var A=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var ms=(e,t)=>{for(var n in t)Bl(e,n,{get:t[n],enumerable:!0})};async function Qt(e,t,n=Jt){let s=await ql(new URL(`api/${e}`,n),t);if(String(n)===Jt.href&&Gl(s!==null&&!ws(s)),!s)return sr();
if(s.status===Ul)return;if(!(s.headers.get("content-type")??"").includes("json")){let i=Re(s.status);throw new z(s.status,
[{where:"",message:i,suggestions:[]}])}let r=await s.json().catch(sr);if(!s.ok)throw new z(s.status,r.errors??[]);return r}
async function ql(e,t){try{let n=await fetch(e,t);return gs.includes(n.status)?null:n}catch(n){if(Bt(n))throw n;return null}}
function or(e){let t=AbortSignal.timeout(jl);return e?AbortSignal.any([e,t]):t}function ws({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function Gl(e){e!==Xt.answers&&(Xt.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function sr(e){throw Bt(e)?e:new z(0,[{where:"",message:ke,suggestions:[]}])}
function Bt(e){return e instanceof DOMException&&e.name==="AbortError"}function pt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function pn(e){return e instanceof Error?
e.message:String(e)}var z,Jt,Xt,gs,Ul,jl,ke,Re,yt=A(()=>{"use strict";z=class extends Error{constructor(t,n){super(n.map(
s=>s.message).join(" ")),this.status=t,this.problems=n}},Jt=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),
Xt={answers:!0},gs=[502,504],Ul=204,jl=5e3,ke="No response could be read. Your input is still here; check your connectio\
n and try again.",Re=e=>`The server answered with ${e}.`});function rr(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function ut(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function mn(e){return e<0?`(${ut(e)})`:ut(e)}function bs(e){return ar(e," \
+ ")}function ir(e){return ar(e,", ")}function gn(e,t){return e===t?t:`${e} = ${t}`}function ar(e,t){return e.length<=24?
e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var wn=A(()=>{"use strict"});function Es(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function bn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function xn(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(bn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:zl(e,i,l,r);o.push(a)}return o.at(-1)??new s(0)}
function zl(e,t,n,s){let{op:o}=t;if(o==="constant")return As(t,n);let r=ys(e,t,n).map(([f,d])=>s(f,d)),[i=0,a=0,c=0]=r;if(o===
"view"||o==="join")return i;if(o==="where")return i?a:c;if(o==="matmul")return Kl(r);if(o==="collect")return Ie.sum?.(r)??
0;if(o==="softmax")return Vl(e,t,n,r);let l=Ie[o];if(l)return l(r);let u=xs[o];if(!u)throw new RangeError(`There is no o\
peration ${o}.`);return u(i,a)}function ys(e,t,n){let{op:s,of:o=[],groups:r}=t,[i=0,a=0]=o;if(s==="view")return[[i,Yl(t,
n)]];if(s==="join")return[Jl(e,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return cr(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(s==="softmax"||s in Ie){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=cr(
c).map(f=>[i,l*c+f]);return o.length>1?[...u,[a,0]]:u}return o.map(c=>[c,e[c]?.shape.length?n:0])}function As({values:e=0},t){
return Es(Array.isArray(e)?e[t]??Number.NaN:e)}function Ss(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function Vl(e,t,n,s){let{place:o,width:r}=Ss(e,t,n),i=Ms(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function Ms(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-
n)/s))}function Kl(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Yl({shape:e,offset:t=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function Jl(e,t,n){let s=n;for(let o of t){let r=bn(e[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function cr(e){return Array.from({length:e},(t,n)=>n)}function Xl(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Ql(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var xs,
Ie,_e=A(()=>{"use strict";xs={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,
maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Xl(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Ql(e/Math.SQRT2))},Ie=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Ce(e,t,n){let s=new Map,o=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??r(i,a);return s.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:As(c,a),op:"",parts:[]};let f=ys(e,c,a).
map(([w,b])=>o(w,b)),[d,h,p]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&p)return d?.value?h:p;if(l==="\
collect")return lr(f);if(l==="matmul")return lr(hr(f));if(l==="softmax")return iu(f,Ss(e,c,a));let g=Ie[l];if(g)return{value:g(
f.map(({value:w})=>w)),op:l,parts:f};let m=xs[l];if(!m||!d)throw new RangeError(`There is no operation ${l}.`);return{value:m(
d.value,h?.value??0),op:l,parts:f}};return o(e.length-1,t)}function En(e){let t=new Map,n=new Set,s=o=>{n.has(o)||(n.add(
o),o.table!==void 0&&t.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(e),[
...t.values()]}function _t(e){if(ur.has(e.op))return e;for(let t of e.parts){let n=_t(t);if(n)return n}return null}function Ts(e){
return e.op?Os(e,null,!1).text:ut(e.value)}function fr(e){let t=ut(e.value),n=_t(e);if(!n)return gn(Ts(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let s=Pe(e),o=s.reduce((r,i)=>r+i,0);return`${ut(s[e.place??0]??0)} / ${ut(o)} = ${t}`}return`${dr(
e,n)??Os(e,n,!1).text} = ${t}`}function Pe({parts:e,temperature:t}){return Ms(e.map(({value:n})=>n),t?.value)}function yn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),s=e.temperature?.value??1,o=Math.abs(n/s)>Zl;return{powers:o?Pe(e):t.
map(i=>Math.exp(i/s)),isShifted:o,largest:n}}function dr(e,t){if(e===t)return t.op==="sum"?`Sum ${ut(t.value)}`:null;let[
n,s]=e.parts,o=n&&dr(n,t);return!o||!s||s.op?null:e.op==="add"?`${o}, plus ${ut(s.value)}`:e.op==="divide"?`${o}, divide\
d by ${ut(s.value)}`:null}function Os(e,t,n){let{op:s,parts:o,value:r}=e,i=ur.has(s);if(!s||e===t||i&&n)return{text:mn(r),
binding:Rt};let a=o.map(d=>Os(d,t,n||i)),c=a.map(({text:d})=>d);if(s==="sum")return{text:c.length?bs(c):"0",binding:pe};
if(s==="softmax")return{text:ou(e,a),binding:At};if(s==="product")return{text:c.join(" · "),binding:At};let[l={text:"",
binding:Rt},u]=a,f=eu[s];if(f&&u){let[d,h]=f,p=s==="add"||s==="multiply",g=It(l,s==="power"?Rt:h),m=It(u,p?h:h+1);return{
text:s==="power"?`${g}^${m}`:`${g} ${d} ${m}`,binding:h}}return s==="negative"?{text:`−${It(l,At)}`,binding:pe}:s==="s\
qrt"?{text:`√${It(l,Rt)}`,binding:Rt}:s==="absolute"?{text:`|${su(o[0],l)}|`,binding:Rt}:s==="sigmoid"?{text:`1 / (1 +\
 e^(−${It(l,Rt)}))`,binding:At}:s==="gelu"?{text:`${It(l,At)} · Φ(${l.text})`,binding:At}:{text:`${nu[s]??s}(${ir(c)}\
)`,binding:Rt}}function su(e,{text:t}){return e&&!e.op?ut(e.value):t}function It({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function ou(e,t){let{place:n=0,temperature:s}=e,{isShifted:o,largest:r}=yn(e),i=s?.value??1,a=t.map(c=>{let l=c;return o&&
(l={text:`${It(c,pe)} − ${mn(r)}`,binding:pe}),i!==1&&(l={text:`${It(l,At)} / ${mn(i)}`,binding:At}),`e^${It(l,Rt)}`});
return`${a[n]} / (${bs(a)})`}function hr(e){let t=[];for(let n=0;n<e.length;n+=2){let s=e.slice(n,n+2);t.push({value:ru(
s),op:"multiply",parts:s})}return t}function ru(e){return e.reduce((t,{value:n})=>t*n,1)}function lr(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:vs(
e),op:"sum",parts:e};let s=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?hr([r.parts[0],i]):[]),o={value:vs(s),op:"sum",parts:s};
return{value:vs(e),op:"divide",parts:[o,t]}}function vs(e){return e.reduce((t,{value:n})=>t+n,0)}function iu(e,{place:t,
width:n}){let s=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...s&&{temperature:s}},i=Pe(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var Zl,he,pe,At,tu,Rt,eu,nu,ur,Ns=A(()=>{"use strict";wn();_e();Zl=30,[he,pe,
At,tu,Rt]=[0,1,2,3,4],eu={add:["+",pe],subtract:["−",pe],multiply:["·",At],divide:["/",At],remainder:["mod",At],power:[
"^",tu],greater:[">",he],greater_equal:["≥",he],less:["<",he],less_equal:["≤",he],equal:["=",he],not_equal:["≠",he]},
nu={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},ur=new Set(["sum","softmax"])});function E(e,t,n){let s=N(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function N(e,t,n){
let s=e.querySelector(t);return s&&mr(s,n)?s:null}function x(e,t,n){return[...e.querySelectorAll(t)].filter(s=>mr(s,n))}
function $s(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function C({target:e}){return e}function pr({target:e}){
return e}function He(e,t){e.textContent!==t&&(e.textContent=t)}function mr(e,t){return e instanceof(t??HTMLElement)}var V=A(
()=>{"use strict"});function wr(){return gr??=document.querySelector('[data-decimal=","]')!==null,gr}function Q(e){return wr()?e.replaceAll(
au,t=>t.replaceAll(/[.,]/g,n=>cu[n]??n)):e}function De(e){return wr()?e.replace(",","."):e}var au,cu,gr,Nt=A(()=>{"use s\
trict";au=/\d[\d.,]*\d/g,cu={".":",",",":"."}});function dt(e){return"down"in e.dataset?[x(e,"tbody td",HTMLTableCellElement)]:x(e,"tbody tr").map(t=>x(t,"td",HTMLTableCellElement))}
function me(e,t){let n=e.findIndex(s=>s.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function An(e){let t=new Map;
return n=>{let s=t.get(n);if(s!==void 0)return s;let o=N(e,`figure[data-table="${CSS.escape(n)}"]`),r=o?dt(o):[],i=o&&{figure:o,
cells:r.flat(),width:r[0]?.length??1,...Ct(o)};return t.set(n,i),i}}function Sn(e,t){let n=e?.cells[t];return n?te(n):Number.
NaN}function te(e){return rr(e.dataset.value??De(Ls(e)))}function Ls(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function St(e){return E(e,"figcaption span").textContent??""}function Ct(e){let t=s=>x(e,s).map(
o=>o.title||(o.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var Fe,Zt,We,Be,ge=A(()=>{"use strict";wn();V();Nt();Fe="figure[data-how]",Zt="figure[data-how] tbody td",We="figur\
e[data-editable]",Be="figure[data-editable] tbody td"});function br(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let o of t)
s+=String.fromCharCode(o);return btoa(s)}function xr(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var ks=A(()=>{"use strict"});function Ue(e){if(Array.isArray(e))return uu(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=lu[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(xr(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function uu(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function je({values:e,
shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:fu(e,n*o,(n+1)*o),shape:s}}function Er({values:e,shape:t}){
return t.length<2?e:Rs({values:e,shape:t})}function Rs(e){return Array.from({length:e.shape[0]??0},(t,n)=>je(e,n).values)}
function fu(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var lu,Is=A(()=>{"use strict";ks();lu={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function it(e){return"kind"in e&&e.kind===Mn}function Mt(e){return it(e)?e.meta:e.layout.meta}function vn(e){return it(e)?
e.meta.height??0:e.layout.height}var Mn,Tn=A(()=>{"use strict";Mn="network"});function Sr({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let o=e[s.trace];if("lines"in s){let r=qe(s.lines,t,n);
Object.assign(o,hu(r,n[s.row],s))}else o[s.attribute]=Er(qe(s.is,t,n))}}function qe(e,t,n){let s=du(t),o=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===Ar?0:a.indexOf(n[i]??"")};return{values:xn(e,(i,a=[])=>{let c=s[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>je(l,o(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function du(e){let t=yr.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,Ue(s)])),yr.
set(e,t)),t}function hu({values:e,shape:t},n,{above:s,to:o}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Ar&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=s||f>o||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var Ar,
yr,_s=A(()=>{"use strict";Is();_e();Ar="all",yr=new WeakMap});function Tr(e,t){let{table:n}=Mt(e);if(n&&"rows"in n)return[n];if(it(e))return[];let{data:s,layout:o}=e,r=n?[pu(n,o.meta,
t)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>mu(o,a)),...r]}function On({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Cs("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of t)o.insertRow().append(Cs("th",r,"row"),...i.map(a=>Cs("td",a)));return n}function Or(e){
let t=s=>s.map(xu).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function pu(e,t,n){let{columns:s,labels:o}=e;if("values"in e){let i=e.values.map(a=>qe(a,t,n).values);return{columns:s,
rows:o.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Rs(qe(e.matrix,t,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function mu(e,t){let n=Ue(t.z??[]),s=Mr(e,t,"y").map((o,r)=>[o,...Array.from(je(n,r).values)]);return{columns:[
t.name??"",...Mr(e,t,"x")],rows:s}}function Mr(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>vr(String(c)));let o=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(vr);let{shape:a}=Ue(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function vr(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function xu(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
wu,"$1'").replace(bu,"'"),n=gu.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Cs(e,t,n){let s=document.
createElement(e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=
Number(o)===0?o.replace("-",""):o,s}var gu,wu,bu,Ps=A(()=>{"use strict";Is();Tn();_s();gu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
wu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,bu=/^(?=[\t\r\n])/});function Nr(e,t){let n=s=>{let o=kr(s);o&&Ge(o)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&yu(e,t),e.addEventListener("pointerout",s=>{let o=C(s).closest(Fe),{relatedTarget:r}=s,i=r instanceof Node&&
o?.contains(r);o&&!i&&Nn(Ds(o))}),e.addEventListener("keydown",Au)}function $r(e){for(let t of x(e,Fe))for(let[n,s]of x(
t,"tbody td").entries())s.tabIndex=n===0?0:-1}function yu(e,t){let n=0,s=async o=>{let r=kr(o);if(!r)return;n+=1;let i=n,
a=Hs(r),c=Ds(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,me(dt(a),r));i===n&&c.isConnected&&Su(
c,f,r)}catch(f){i===n&&(E(c,"[data-sum]").textContent=pn(f))}};e.addEventListener("click",s),e.addEventListener("keydown",
o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=C(o).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function Au(e){let t=C(e),n=t.closest(`${Zt}, ${Be}`),s=Eu[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!s||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let o=Hs(
n),r=dt(o),{row:i,column:a}=me(r,n),c="down"in o.dataset,l=c?s.column:s.row,u=c?s.row:s.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function Ge(e,{withoutResult:t=!1}={}){let n=Hs(e),s=Ds(n);Nn(s);let o=An(s),r=Ce(JSON.parse(
n.dataset.how??"[]"),dt(n).flat().indexOf(e),(u,f)=>Sn(o(u),f));e.dataset.lit="result";for(let u of En(r)){let f=o(u.table??
"")?.cells[u.index??0];f&&(f.dataset.lit??="part")}let i=s.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":ut(te(e)),l=Number.isNaN(r.value)||t&&!r.op?a:gn(Ts(r),a);i.textContent=[vu(n,e),Q(l)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function Su(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:i,index:a,numbers:c}=t,l=Ce(i,a,(g,m)=>Lr(
c[g],m).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[s,o,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(On(Mu(l,c)));let p=document.createElement("p");p.className=
"sum",p.textContent=fr(l),u.append(f,h,p,d),E(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function Mu(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=En(a);return Lr(t[c],l).label},s=(a,...c)=>[a,...c.
map(ut)],o=_t(e);if(!o)return{columns:["term","value"],rows:En(e).map(({table:a="",value:c})=>s(t[a]?.title??"",c))};let{
op:r,parts:i}=o;if(r==="softmax"){let a=Pe(o);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>s(n(a),a.value))}}function Lr(e,t){let n=e?.index.indexOf(t)??-1,s=e?.values[n];return{label:e?.labels[n]??"",value:s===
void 0?Number.NaN:Es(s)}}function Nn(e){for(let n of x(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function kr(e){return e.target instanceof Element?e.target.closest(Zt):null}function Hs(e){
return e.closest("figure")}function Ds(e){return e.closest("[data-step]")}function vu(e,t){let{row:n,column:s}=me(dt(e),
t),{rows:o,columns:r}=Ct(e);return[St(e),o[n],r[s]].filter(Boolean).join(", ")}var Eu,Fs=A(()=>{"use strict";yt();wn();Ns();
V();_e();ge();Nt();Ps();Eu={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var oi,ri,ii,ai,ci,li,ui,fi,di,hi,pi,mi,gi,wi,bi,xi,Ei,yi,Ai,Si,Js,Mi,Xs,vi,Ye=A(()=>{"use strict";oi="This lesson has n\
o such input. Send one of its inputs.",ri="This is not one of the options. Send one of {options}.",ii="This is not a lis\
t. Send a list of words.",ai="There are {words} words. Send {expected} words.",ci="This word is empty or not text. Send \
a word.",li="The word contains a control character. Send it without.",ui="The word has {characters} characters. Send at \
most {most}.",fi="This is not a matrix. Send a list of rows, each a list of numbers.",di="The matrix has {count} row. Se\
nd {expected}.",hi="The matrix has {count} rows. Send {expected}.",pi="This row is not a list. Send a list of numbers.",
mi="The row has {count} number. Send {expected}.",gi="The row has {count} numbers. Send {expected}.",wi="This is not a n\
umber. Send a number, such as 0.25.",bi="The number is out of range. Send a number from {least} to {most}.",xi="This is \
not a whole number. Send a whole number.",Ei='"{step}" is not a step of this lesson. Send the id of a removable step.',yi=
'"{step}" cannot be removed. Send the id of a removable step.',Ai="This step needs {names}, which could not be computed \
above.",Si="The result is not a number: the inputs are too extreme. Enter smaller values.",Js=[0,.01,.04,.1,.2,.4,.7,1],
Mi=4,Xs=1e-12,vi=7});function ee(e,t){let n=Array.from(e),s=gf(n),o=wf(n,t);return n.map((r,i)=>({text:$t(r,s),exact:eo(r),level:o[i]??null}))}
function gf(e){for(let t=0;t<3;t+=1)if(e.every(s=>{if(Math.abs(s)>=1e15)return!0;let o=s*10**t;return Math.abs(o-Math.round(
o))<=Xs*Math.abs(o)}))return t;return 3}function $t(e,t=Zs(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Zs(e)&&n<1e10&&!t){let o=String(n),r=n>=1e4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[o="",r=""]=to(e,2,"toExponential").split("e");return`${o}e${Number(r)}`.replaceAll("-","−")}let s=to(
e,t,"toFixed");return(Number(s)===0?s.replace("-",""):s).replace("-","−")}function eo(e){if(Zs(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=pf&&t<mf){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",s=""]=e.toExponential().split("e"),o=s.slice(1).padStart(2,"0");return`${n}e${s.charAt(0)}${o}`}
function Zs(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function to(e,t,n){let[s="",o]=e[n](hf).split("e"),r=s.indexOf(
".")+1+t,i=/^50*$/.test(s.slice(r)),a="02468".includes(s.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=s.slice(0,r).replace(/\.$/,"");return o===void 0?c:`${c}e${o}`}function wf(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Js.slice(1).map((i,a)=>(i+(Js[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let s=t?
Mi:vi,o=Math.max(0,...n.map(Math.abs));return o<=Xs?n.map(()=>0):n.map(r=>Number(to(r/o*s,0,"toFixed")))}var hf,pf,mf,ne=A(
()=>{"use strict";Ye();hf=100,pf=1e-4,mf=1e16});var no,so=A(()=>{"use strict";no=`	
\v\f\r              \u2028\u2029  　`});function be(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Rn=A(()=>{"use strict";so()});function xf(e,t,n){let s=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),o=e.filter(({kind:c})=>c===
"words"),r=o.map(({value:c})=>c),i=o.map(({name:c})=>t[c]),a=s.map(({name:c})=>c);return{settings:[...n,...s.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(Ni(r)===Ni(i)?a:[...a,bf])}}function Ni(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function Ef(e,t,{settings:n,inputs:s},o){let r=Object.entries(e.tables).map(([m,w])=>{let b=$i(
w,n)??null,{title:S="",figure:v=null}=b??Object.values(w.variants)[0]??{};return{name:m,title:S,isShown:v!==null,variant:b,
numbers:null}}),i=(m,w="")=>({tables:r,status:m,error:w}),a=e.inputs.map(m=>t.get(m)?.status);if(e.failing.some(m=>s.has(
m))||a.includes("unknown"))return i("unknown");let l=e.inputs.filter((m,w)=>a[w]==="failed");if(l.length){let m=l.map(w=>`\
“${t.get(w)?.title??w}”`).join(", ");return i("failed",be(Ai,{names:m}))}let u=new Map(r.map(({name:m,variant:w})=>[
m,w])),f=yf(e,u,t,s,o);if(!$i(e.conditions,n)?.every(({expression:m,holds:w})=>{let[b]=Li(m,f)??[];return b!==void 0&&!!b===
w}))return i("unknown");let p=r.map(m=>({...m,numbers:f(m.name)}));return p.some(({numbers:m})=>m&&Array.from(m).some(Number.
isNaN))?i("failed",Si):{tables:p,status:"computed",error:""}}function yf(e,t,n,s,o){let r=new Map(o),i=a=>{if(!e.tables[a])
return n.get(a)?.numbers??null;if(!r.has(a)){let l=t.get(a),u=l&&!l.fixed.some(f=>s.has(f));r.set(a,u?Li(l.expression,i):
null)}return r.get(a)??null};return i}function Li(e,t){return e.every(s=>s.op!=="table"||t(s.name??"")?.length===bn(s))?
xn(e,s=>t(s)??[]):null}function $i({settings:e,variants:t},n){return t[e.filter(s=>n.includes(s)).join(",")]}function Af(e,t){
return!e||e.length!==t?.length?!1:Array.from(e).every((n,s)=>Object.is(n,t[s]))}function _n(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,s,o)=>t[s]?.[Number(o)]??n)}var Oi,bf,In,Cn=A(()=>{"use strict";_e();Ye();Rn();Oi=new Map,bf="=",In=class{#e;#t;constructor(t){
this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:s,value:o})=>[s,o]));this.#t=this.#n(n,new Set,Oi,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n,s=Oi){return this.#n(
t,n,s,this.#t)}#n(t,n,s,o){let r={values:t,steps:[],known:new Map};for(let{name:a,kind:c,value:l}of this.#e.inputs){let u=t[a]??
l,d=c==="matrix"||c==="number"?[u].flat(2):null,h=JSON.stringify(u)===JSON.stringify(l);r.known.set(a,{numbers:d,isOwn:h,
status:"computed"})}let i=xf(this.#e.inputs,t,n);for(let a of this.#e.steps){let c=n.has(a.id),l=a.reads.every(m=>r.known.
get(m)?.isOwn??!0),u={settings:c?[a.id]:[],inputs:new Set},f=Ef(a,r.known,l?u:i,s),{id:d,inputs:h}=a;r.steps.push({id:d,
inputs:h,isRemoved:c,isOwn:l,...f});let{tables:p,status:g}=f;for(let{name:m,numbers:w}of p){let b=l&&!c||Af(w,o?.known.get(
m)?.numbers),S=a.tables[m]?.variants[""]?.title;r.known.set(m,{numbers:w,isOwn:b,status:g,title:S})}}return r}}});function Ii(e,{steps:t,known:n},s){let o=s.inputs.find(a=>a.name===e);if(!o)return t.flatMap(({tables:a})=>a).find(a=>a.
name===e)??null;let{shown:r}=o,i=n.get(e)?.numbers??null;return r?{name:e,title:r.title,isShown:!0,variant:r,numbers:i}:
null}function _i({variant:e,numbers:t},n,s){let o=e&&s.content.children[e.figure??-1];if(!e||!o||!t)return null;let r=document.
importNode(o,!0),i=x(r,"tbody td");for(let[u,{text:f,exact:d,level:h}]of ee(t,e.shade).entries()){let p=i[u];if(!p)continue;
let g=Q(f);p.textContent=g,Ri(p,"value",d===g?null:d),Ri(p,"level",h||null)}let{rows:a,columns:c}=e,l="down"in r.dataset;
return Je(x(r,"tbody th"),l?c:a,n),Je(x(r,"thead th"),c,n),e.opens&&(r.dataset.how=JSON.stringify(e.expression)),r}function Ri(e,t,n){
n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Je(e,t,n){for(let[s,o]of e.entries()){let r=_n(t[s]??"",n),
i=[...r],a=i.length>ki;o.textContent=a?`${i.slice(0,ki-1).join("")}…`:r,o.title=a?r:""}}var ki,Ci=A(()=>{"use strict";
V();ne();Cn();Nt();ki=20});function oo(e){let[t,n]=[0,e.length];for(;t<n&&Pi(e.charAt(t));)t+=1;for(;t<n&&Pi(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var bg,Pi,Hi,Di=A(()=>{"use strict";so();bg=new RegExp(`[${no}]+`),Pi=e=>e!==""&&no.includes(e);Hi=e=>[...e].length});function Pn(e,t){let n=e.map(({name:i})=>i),s=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:oi,suggestions:n})),o={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;o[i.name]=vf(i,a,o)}catch(a){if(!(a instanceof st))throw a;let{where:c,
message:l}=a;s.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),o[i.name]=i.own}if(s.length)throw new z(422,
s);return o}function vf(e,t,n){if(e.kind==="words")return Tf(e,t);if(e.kind==="matrix")return Of(e,t,n);if(e.kind==="num\
ber")return Bi(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new st("",ri,{options:e.options.join(
", ")})}function Tf({least:e,most:t},n){if(!Array.isArray(n))throw new st("",ii);if(n.length<e||n.length>t){let s=e<t?`${e}\
 to ${t}`:t;throw new st("",ai,{words:n.length,expected:s})}return n.map((s,o)=>{let r=`[${o}]`;if(typeof s!="string"||!oo(
s))throw new st(r,ci);if(Mf.test(s))throw new st(r,li);let i=Hi(s);if(i>40){let a=40;throw new st(r,ui,{characters:i,most:a})}
return oo(s)})}function Of(e,t,n){let s=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(s))throw new st("",fi);let o=e.
isRow?[e.own]:e.own,r=Wi(e.rows,n).length||o.length,i=Wi(e.columns,n).length||(o[0]?.length??0);if(s.length!==r){let c=s.
length===1?di:hi;throw new st("",c,{count:s.length,expected:r})}let a=s.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new st(u,pi);if(c.length!==i){let f=c.length===1?mi:gi;throw new st(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Bi(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Bi({least:e,most:t,whole:n},s,o){if(typeof s!="num\
ber")throw new st(o,wi);if(!(s>=e&&s<=t)){let i={least:$t(e),most:$t(t)};throw new st(o,bi,i)}if(!n)return s;let r=Math.
round(s);if(Math.abs(s-r)>Sf*Math.max(1,Math.abs(s),Math.abs(r)))throw new st(o,xi);return r}function Wi(e,t){return Array.
isArray(e)?e:t[e]??[]}var Sf,Mf,st,ro=A(()=>{"use strict";yt();Ye();ne();Rn();Di();Sf=1e-9,Mf=/[\p{Cc}\p{Cs}]/u,st=class extends Error{constructor(t,n,s={}){
super(be(n,s)),this.where=t}}});var Dn={};ms(Dn,{exportedLesson:()=>kf,openRecord:()=>Hn});function Hn(){let e=E(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Ui??=new In(JSON.parse(e)),Ui}async function kf(e,t){let n=Hn(),s=Pn(n.inputs,Rf(e.inputs));If(n,
s);let o=_f(n,e.removed),i=JSON.stringify(s)===JSON.stringify(n.ownValues)&&await zi([...o],t)||await Pf(n,s,o,t),a=Wf(n,
s);return a&&i.append(a),i}function Rf(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Xe(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function If({inputs:e},t){for(let{
name:n,kind:s,value:o}of e){let r=i=>[i].flat().length;if(s==="words"&&r(o)!==r(t[n]))throw Xe(422,`inputs.${n}`,$f)}}function _f(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let s of n){let o=e.steps.find(i=>i.id===s),r=o?yi:Ei;if(!o?.isRemovable)
throw Xe(422,"removed",be(r,{step:s}))}return n}async function zi(e,{files:t,signal:n}){if(!t)return Cf(e);if(e.length>1)
return null;let[s]=e,o=s?t.replace("{removed}",s):".",r=await fetch(o,{signal:n}).catch(Gi);if(!r.ok)throw Xe(r.status,"",
Re(r.status));let i=await r.text().catch(Gi),a=E(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function Cf(e){let t=JSON.parse(E(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let s=document.createElement(
"div");s.dataset.steps="";let o=Object.values({...t[""],...t[n]});s.append(...o.map(i=>ji("lesson-parts",i)));for(let i of x(
s,"[data-matrix]"))i.replaceWith(ji("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(s),r}function ji(e,t){let{content:n}=E(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function Pf(e,t,n,s){let o=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(o.map(c=>zi(c,s)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=N(r,`[data-step="${CSS.escape(c.id)}"]`);l&&Df(l,c,a,e)}for(let c of x(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||Hf(c,e.solve(t,new Set([...n,l])))}return r}function Hf(e,{
steps:t}){let n=t.find(({id:s})=>s===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:s})=>s)||(e.disabled=
!0,e.parentElement?.append(" ",Lf))}function Df(e,t,n,s){let o=s.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!o)return;let r=t.inputs.map(i=>Ii(i,n,s)).filter(i=>i!==null);qi(e,".step-inputs",
r,n.values),qi(e,".step-results",t.tables,n.values),t.isOwn||Ff(e,t)}function Ff(e,{status:t,error:n}){let o=Object.entries(
{remark:".remark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of x(e,".remark, pointer-view, .f\
ailure"))i.remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=o.map(
([i])=>i).join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=Nf;else if(o.length){let i=o.map(([
l])=>l).join(" and the "),[a,c]=o.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hi\
dden: ${c} the original numbers.`}r.textContent&&E(e,".reasons").before(r)}function qi(e,t,n,s){let o=N(e,t);if(!o)return;
let r=n.filter(({isShown:u})=>u),i=E(document,"#lesson-figures",HTMLTemplateElement),a=r.map(u=>_i(u,s,i)).filter(u=>u!==
null),c=r.filter(({numbers:u})=>!u).map(({title:u})=>u);if(o.replaceChildren(...a),!c.length)return;let l=document.createElement(
"p");l.className="quiet",l.dataset.missing="",l.textContent=`Only the server can compute with your changes: ${c.join("; ")}\
.`,o.append(l)}function Wf(e,t){let n=N(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,s=N(n,"[data-i\
nputs]"),o=s&&document.importNode(s,!0);for(let{name:r,shown:i}of o?e.inputs:[]){let a=E(o,`[data-input="${CSS.escape(r)}\
"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?Q(eo(l)):String(l));for(let[l,u]of x(a,"input, select").entries())u.value=
c[l]??"";i&&(Je(x(a,"tbody th"),i.rows,t),Je(x(a,"thead th"),i.columns,t))}return o}function Gi(e){throw Bt(e)?e:Xe(0,"",
ke)}function Xe(e,t,n){return new z(e,[{where:t,message:n,suggestions:[]}])}var Nf,$f,Lf,Ui,Qe=A(()=>{"use strict";yt();
V();Ye();Ci();ne();Cn();ro();Nt();Rn();Nf="With your changes, only the server can compute this step.",$f="Only the serve\
r can compute with more or fewer words.",Lf="(with your changes, only on the server)"});function Fn(e,t){let n=N(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let s=n.getBoundingClientRect(),
o=t.getBoundingClientRect(),r=document.createElementNS(Vi,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of Bf(e)){let a=i.right<o.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[o.left,(o.top+o.bottom)/2]:[(o.left+o.right)/2,o.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],p=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([m=0,w=0])=>`${(m-s.left).toFixed(1)} ${(w-s.top).toFixed(1)}`),g=document.createElementNS(Vi,"path");g.setAttribute(
"d",`M${p[0]}C${p.slice(1).join(" ")}`),r.append(g)}n.append(r)}function Bf(e){return x(e,"figure.matrix").flatMap(t=>{let n=x(
t,'[data-lit="part"]').map(s=>s.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:s})=>s)),right:Math.
max(...n.map(({right:s})=>s)),top:Math.min(...n.map(({top:s})=>s)),bottom:Math.max(...n.map(({bottom:s})=>s))}]:[]})}var Vi,
Ki=A(()=>{"use strict";V();Vi="http://www.w3.org/2000/svg"});function D(e,t,n){let s=Math.min(1,Math.max(0,(e-t)/(n-t)));return s<.5?4*s**3:1-(2-2*s)**3/2}function Lt(e,t,n){return e+
(t-e)*n}function mt(e,t,n){return{x:Lt(e.x,t.x,n),y:Lt(e.y,t.y,n),width:Lt(e.width,t.width,n),height:Lt(e.height,t.height,
n)}}function ot(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*Uf+n*jf+([...e].
length-t-n)*Yi}function xe(e,t){let n=Math.max(0,...e.map(ot));return n?Math.min(t,n+12):0}function Wn(e,t){return Math.
max(Math.min(150,e/4),Math.min(220,t))}function at(e,t){if(ot(e)<=t)return e;let n=Math.floor(t/Yi)-1;return n>1?`${[...e].
slice(0,n).join("")}…`:""}function K(e,t,n,{opacity:s=1,isLit:o=!1,isRaised:r=!1}={}){let i=ot(n.text),a=t.width<i+io,
l=t.height>=17&&t.width>=(a?qf:1)*i+io/2?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:l,opacity:s,isLit:o,isRaised:r,
isNarrow:a}}function j(e,t,n,s,o={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=o;return{kind:"text",key:e,x:t,y:n,
text:s,anchor:r,opacity:i,isQuiet:a}}function Ht(e,t,{opacity:n=1,isQuiet:s=!1}={}){return{kind:"line",key:e,path:t,opacity:n,
isQuiet:s}}function Ut(e){return{...e,text:"?",level:void 0}}function vt(e,t,n){return Math.max(3,Math.min(n,e/Math.max(
1,t)))}function gt(e){return Math.max(44,...e.map(({text:t})=>ot(t)+2*io))}var Yi,Uf,jf,io,qf,nt,Ee=A(()=>{"use strict";
[Yi,Uf,jf]=[8.8,9.8,4.8],io=6,qf=.8,nt=30});function Xi({weights:e,shares:t,labels:n,values:s,results:o,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=gt(e),
d=gt([...s.flat(),...o])+14,h=a-f-38-o.length*d,p=xe([...n,r],Wn(a,h)),g=p+f+34,m=vt(a-g-4,o.length,d),w=m-Math.min(5,m/
5),b=vt(Gf,u,nt+8),S=b-Math.min(6,b/4),v=8+u*b+14,P=Math.max(...t),L=D(c,0,.9),tt={anchor:"end",isQuiet:!0},B=[],Y=0;for(let[
y,_]of t.entries()){let k=8+y*b,R=k+S/2+6;if(b>17){let G=at(n[y]??"",p-12);B.push(j(`label-${y}`,p-12,R,G,tt))}B.push(K(
`weight-${y}`,{x:p,y:k,width:f,height:S},e[y]??{text:""})),b>17&&B.push(j(`times-${y}`,p+f+17,R,"·",{isQuiet:!0}));let q=Lt(
1,Lt(zf,1,_/P),L),T=Ji*y/Math.max(1,u-1),J=D(c,1+T,1.85-Ji+T);for(let[G,U]of(s[y]??[]).entries()){let H={x:g+G*m,y:k,width:w,
height:S};if(B.push(K(`value-${y}-${G}`,H,U,{opacity:q})),J===0||c>=ao||_*ye<.25)continue;let et={...H,y:v+Y,height:_*ye},
bt=mt(H,et,J),ht={...U,text:""};B.push(K(`strip-${y}-${G}`,bt,ht,{opacity:Lt(q,1,J)}))}Y+=_*ye}let W=g+o.length*m;B.push(
Ht("rule",`M${p} ${v-8}H${W}`,{opacity:D(c,.9,1.1),isQuiet:!0}));let I=D(c,1.8,2);B.push(j("result",g-12,v+ye/2+6,at(r,g-
12),{anchor:"end",opacity:D(c,1,1.3)}));for(let[y,_]of o.entries()){let k={x:g+y*m,y:v,width:w,height:ye},R=y===l?Ut(_):
_;I>0&&B.push(K(`result-${y}`,k,R,{opacity:I}))}return{width:W,height:v+ye+8,marks:B}}function Qi({weights:e,labels:t,shares:n},{
moment:s}){let o=n.indexOf(Math.max(...n)),r=t[o]?`“${t[o]}” has the`:"The";return s===0?`${r} largest weight${r==="\
The"?" is":","} ${e[o]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows a\
s thick as their weights fill exactly one row: the average."}var ao,ye,Gf,Ji,zf,Zi=A(()=>{"use strict";Ee();ao=2,ye=44,Gf=
380,Ji=.4,zf=.1});function oa({sources:e,targets:t,flights:n},{width:s,at:o,asked:r=-1}){let i=gt(n.map(({tile:y})=>y))+4,[a,c]=[e,t].map(
y=>co(y,i,s)),l=se(a)+ta+se(c)<=s,u=Math.max(sa(e),sa(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(s-
f*Bn)/u)),h=l?Math.max(Ze(e),Ze(t)):Ze(e)+Ze(t),p=Math.max(6,Math.min(nt+4,Vf/h)),[g,m]=[d-Math.min(4,d/5),p-Math.min(4,
p/4)],w=h*p+Ae+6,b=l?w:w+Ae+24,S={sources:co(e,d,s),targets:co(t,d,s)},v=se(S.sources)+ta,P=l?v+se(S.targets):Math.max(se(
S.sources),se(S.targets)),L=y=>l?0:(P-se(y))/2,tt={sources:{top:Ae,edges:na(S.sources,L(S.sources))},targets:{top:l?Ae:Ae+
Ze(e)*p+24+Ae,edges:na(S.targets,l?v:L(S.targets))}},B=(y,_)=>{let{columns:k=0}={sources:e,targets:t}[y][_]??{},R=(S[y][_]??
0)-k*d;return(tt[y].edges[_]??0)+R/2},Y=(y,{table:_,row:k,column:R})=>({x:B(y,_)+R*d,y:tt[y].top+k*p,width:g,height:m}),
W=[],I=[];for(let[y,_]of[["sources",e],["targets",t]])for(let[k,{title:R,columns:q}]of _.entries()){let T=y==="targets"&&
t.length>1?k:0,J=y==="targets"?D(o,T,T+.4):1,G=B(y,k)+q*d/2,U=at(R,S[y][k]??0);W.push(j(`${y}-${k}`,G,tt[y].top-9,U,{opacity:J,
isQuiet:!0}))}for(let[y,{tile:_,from:k,to:R,moment:q}]of n.entries()){let[T,J]=[Y("sources",k),Y("targets",R)],G=Math.max(
1,(t[R.table]?.columns??1)-1),U=ea*R.column/G,H=D(o,q+U,q+1-ea+U);if(W.push(K(`left-${y}`,T,_,{opacity:H>0?.25:1})),H===
0)continue;let et=y===r?{..._,text:"?",level:void 0}:_;I.push(K(`moved-${y}`,mt(T,J,H),et,{isRaised:H<1}))}return{width:P,
height:b,marks:[...W,...I]}}function co(e,t,n){let s=(n-(e.length-1)*Bn)/e.length;return e.map(({title:o,columns:r})=>Math.
max(r*t,Math.min(ot(o),s)))}function se(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Bn)}function na(e,t){let n=t;return e.
map(s=>{let o=n;return n+=s+Bn,o})}function sa(e){return e.reduce((t,{columns:n})=>t+n,0)}function Ze(e){return Math.max(
...e.map(({rows:t})=>t))}function ra({sources:e,targets:t},{moment:n}){let s=r=>r.map(({title:i})=>`“${i}”`).join(",\
 ").replace(/, (?=[^,]*$)/," and ");if(t.length>1){let r=t[n]?s([t[n]]):"";return`Part of ${s(e)} becomes ${r}. No numbe\
r changes.`}let o=e.length>1?"are put together in":"becomes";return`${s(e)} ${o} ${s(t)}. No number changes.`}var Vf,Bn,
ta,Ae,ea,ia=A(()=>{"use strict";Ee();Vf=400,Bn=36,ta=84,Ae=28,ea=.4});function aa(e,{width:t,at:n,asked:s=-1}){let{sliding:o,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,o.tiles.length],h=u?[]:[o,...r].map(({label:M})=>M),p=[...o.tiles,...r.flatMap(({tiles:M})=>M),...i.flat()],g=gt(
c),m=ot(l)>Kf,w=l&&!m?ot(l)+14:0,b=gt(p)+8,S=t-w-g-48-d*b,v=xe(h,Wn(t,S)),P=f+2,[L,tt]=u?[P,d]:[d,P],B=t-v-w-(u?0:g+44)-
4,Y=Math.max(g+8,...r.map(({label:M})=>ot(M)+10)),W=vt(B,L,Math.max(b,u?Math.min(Y,120):0)),I=vt(Yf,tt,nt+6),y=W-Math.min(
5,W/5),_=I-Math.min(5,I/4),k=u?48:8,R=k+d*I+22,q=v+d*W+40,T=(u?v+P*W:q+g)+w,J=(M,X)=>u?{x:v+M*W,y:k+X*I,width:y,height:_}:
{x:v+X*W,y:k+M*I,width:y,height:_},G=M=>u?{x:v+M*W,y:R,width:y,height:nt}:{x:q,y:k+M*I,width:g,height:_},U=Math.min(f-1,
Math.floor(n)),H=Math.min(1,n-U),et=Math.max(0,U-1+D(H,0,U?Un:.01)),bt=M=>Math.min(1,Math.max(0,M)),ht=M=>M+1-bt(et-M)+bt(
M-et),xt=[],Tt=[];for(let[M,{label:X,tiles:Ot}]of r.entries()){let Et=ht(M),lt=M===U&&H>Un&&H<1;for(let[nr,Fl]of Ot.entries()){
let Wl=M>U&&n<f?.6:1;xt.push(K(`line-${M}-${nr}`,J(Et,nr),Fl,{opacity:Wl}))}xt.push(hn(`name-${M}`,X,Et,lt));let Kt=M<U||
H===1;if(M>U)continue;let rt=M<U?1:D(H,lo,.95);if(!rt)continue;let Wt=G(Et),Yt=c[M]??{text:""},Le=Math.min(d,Math.floor(
rt*d+1e-9)),Hl={text:a[M]?.[Le-1]??""},Dl=M===s?Ut(Yt):Kt?Yt:Hl;xt.push(K(`result-${M}`,Wt,Dl,{opacity:Math.min(1,4*rt)})),
xt.push(ps(M,Et,Kt,Math.min(1,4*rt)))}let kt=n>=f||H===0&&U>0?Math.ceil(n)-1:U,fe=H===0||n>=f?1:D(H,Un,lo),dn=n<f&&H>0&&
H<Un;if(n>0&&!dn){let M=et+2;for(let[X,Ot]of(i[kt]??[]).entries()){let Et=J(M,X),lt=.25*X/Math.max(1,d-1),rt=kt===U&&H>0&&
H<1?D(H,lo+lt*.6,.8+lt*.6):1,Wt=kt===s;if(Tt.push(K(`product-${X}`,Et,Ot,{opacity:fe*(1-.55*rt),isLit:!0})),rt===0||rt===
1)continue;let Yt=mt(Et,Jf(G(ht(kt))),rt),Le=Wt&&rt>.6?{...Ot,text:""}:Ot;Tt.push(K(`flight-${X}`,Yt,Le,{opacity:1-D(rt,
.8,1),isLit:!0}))}}for(let[M,X]of o.tiles.entries())Tt.unshift(K(`sliding-${M}`,J(et,M),X,{isRaised:!0}));Tt.push(hn("na\
me-sliding",o.label,et,!0));let de=u?R+nt+8:k+P*I+6;if(m){let M=at(`then ${l}`,t-v);xt.push(j("after",v,de+16,M,{anchor:"\
start",isQuiet:!0}))}else if(l){let M=u?v+P*W+8:q+g+10,X=u?R+21:k+I+_/2+6;xt.push(j("after",M,X,l,{anchor:"start",isQuiet:!0}))}
return{width:T,height:de+(m?24:0),marks:[...xt,...Tt]};function hn(M,X,Ot,Et){let lt=!Et;if(u){let Wt=v+Ot*W+y/2,Yt=M===
"name-sliding",Le=at(X,Yt?t-Math.abs(2*Wt-T):W-4);return j(M,Wt,Yt?16:38,Le,{isQuiet:lt})}let Kt=k+Ot*I+_/2+6,rt=I>17?at(
X,v-12):"";return j(M,v-12,Kt,rt,{anchor:"end",isQuiet:lt})}function ps(M,X,Ot,Et){let lt=G(X),[Kt,rt]=u?[lt.x+lt.width/
2,lt.y-6]:[lt.x-20,lt.y+lt.height/2+6],Wt=Ot?u?"":"=":"+ …";return j(`equals-${M}`,Kt,rt,Wt,{opacity:Et,isQuiet:!0})}}
function Jf({x:e,y:t,width:n,height:s}){return{x:e+n/4,y:t+s/4,width:n/2,height:s/2}}function ca(e,{moment:t,isAsked:n}){
let{sliding:s,lines:o,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[s.label,o[t]?.label].map(g=>g?`“${g}”`:""),f=l&&
u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",p=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}\
umbers that meet are multiplied, and the products add up to ${p}.`}var Kf,Yf,Un,lo,la=A(()=>{"use strict";Ee();Kf=76,Yf=
380,[Un,lo]=[.35,.55]});function da({sources:e,places:t,sums:n},{width:s,at:o,asked:r=-1}){let i=e.map(({tile:L})=>L),a=Math.max(gt(i),...e.map(
({label:L})=>ot(L)))+16,c=vt(s,e.length,a),l=vt(s,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,p]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],g=28,m=g+nt+fa+ua,w=t.map((L,tt)=>e.reduce((B,Y)=>B+(Y.
place===tt?Y.share:0),0)),b=ua/Math.max(...w,1e-9),S=[Ht("base",`M${d} ${m+1}H${d+t.length*l}`)],v=t.map(()=>0),P=t.map(
()=>{});for(let[L,{label:tt,tile:B,share:Y,place:W}]of e.entries()){let I=f+L*c+(c-h)/2,y={x:I,y:g,width:h,height:nt},_=d+
W*l+(l-p)/2,k=v[W]??0,R=Math.max(0,Y*b),q={x:_,y:m-k-R,width:p,height:R};v[W]=k+R;let T=o-L,J=W===r;S.push(j(`label-${L}`,
I+h/2,18,at(tt,c),{isQuiet:!0}),K(`source-${L}`,y,B,{opacity:T>=1?.35:1}));let[G,U]=[I+h/2,_+p/2],H=g+nt+fa/2,et=`M${G} ${g+
nt}C${G} ${H} ${U} ${H} ${U} ${q.y}`,bt=D(T,0,uo)*(1-D(T,jn,1));bt&&S.push(Ht(`way-${L}`,et,{opacity:bt,isQuiet:!0}));let ht=Math.
min(1,Math.max(0,(T-uo)/(jn-uo)))**2;if(ht>0){let xt=mt(y,q,ht),Tt=D(ht,0,.7),kt=J&&ht>.5?{...B,text:""}:B,fe=mt(y,q,Tt).
x;S.push(K(`dropped-${L}`,{...xt,x:fe},kt)),T>=jn&&(P[W]=n[L])}}for(let[L,{label:tt,tile:B}]of t.entries()){let Y=d+L*l+
l/2,W=e.filter((R,q)=>R.place===L&&o>=q+jn),I=m-W.reduce((R,{share:q})=>R+q*b,0),_=e.every((R,q)=>R.place!==L||o>=q+1)&&
(P[L]!==void 0||o>=e.length),k=L===r&&P[L]?Ut(B).text:_?B.text:P[L];k&&S.push(j(`sum-${L}`,Y,I-9,k)),S.push(j(`place-${L}`,
Y,m+24,at(tt,l-6),{isQuiet:!k}))}return{width:u,height:m+36,marks:S}}function ha({sources:e,places:t,sums:n},{moment:s,isAsked:o,
isEnd:r}){let i=e[s];if(!i)return"";if(r){let u=t.map((h,p)=>e.filter(g=>g.place===p)).reduce((h,p)=>p.length>h.length?p:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=o?"":`, which has ${n[s]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var ua,fa,uo,jn,pa=A(()=>{"use strict";Ee();ua=170,fa=76,[uo,jn]=[.15,
.8]});function wa({scores:e,weights:t,shares:n,powers:s,sum:o,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=Math.max(gt([...e,...t]),...r.map(ot))+10,p=c<480?ma/2:ma,g=c-p-60,m=g-f*Math.min(h,128),
w=c>620?xe(d,Math.max(200,m)):0,b=vt(g-w,f,Math.min(h,128)),S=b-Math.min(8,b/4),v=28+oe,[P,L]=[v+8,v+8+nt+8],tt=r.some(T=>ot(
T)>b),B=L+nt+22,Y=w+f*b+18,W=Math.max(...n),I=[],y=T=>qn*T/Math.max(1,f-1);if(w){let T={anchor:"end",isQuiet:!0},J=G=>at(
G,w-12);I.push(j("name-powers",w-12,v-8,J(i.powers),{...T,opacity:D(l,0,.5)}),j("name-scores",w-12,P+21,J(i.scores),T),j(
"name-weights",w-12,L+21,J(i.weights),{...T,opacity:D(l,2,2.5)}))}let _=w+f*b;I.push(Ht("base",`M${w} ${v+1}H${_}`,{isQuiet:!0}));
let k=D(l,1,1.4),R=Y+p+6;I.push(Ht("zero",`M${Y-8} ${v+1}H${R}`,{opacity:k,isQuiet:!0}),Ht("one",`M${Y-8} ${v-oe}H${R}`,
{opacity:k}),j("one-text",R+8,v-oe+6,"1",{anchor:"start",opacity:k}),j("zero-text",R+8,v+6,"0",{anchor:"start",opacity:k,
isQuiet:!0}),j("sum",Y+p/2,v-oe-10,`Σ ${o}`,{opacity:D(l,1,1.5)*(1-D(l,2,2.3))}));let q=0;for(let[T,J]of n.entries()){let G=w+
T*b+(b-S)/2,U=D(l,y(T),1-qn+y(T)),H=oe*J*U/W,et={...t[T]??{text:""},text:""},bt={x:G,y:v-H,width:S,height:H},ht=T===u,xt=Lt(
1,.35,D(l,1,1.6)),Tt=ht?{...et,level:void 0}:et;I.push(K(`bar-${T}`,bt,Tt,{opacity:xt}));let kt=s[T]??"";ot(kt)<b&&I.push(
j(`power-${T}`,G+S/2,bt.y-8,kt,{opacity:U})),I.push(K(`score-${T}`,{x:G,y:P,width:S,height:nt},e[T]??et)),q+=J*oe;let fe={
x:Y,y:v-q,width:p,height:J*oe},dn=D(l,1+y(T),2-qn+y(T));dn>0&&I.push(K(`part-${T}`,mt({...bt,height:H},fe,dn),Tt));let de=D(
l,2+y(T),3-qn+y(T)),hn={x:G,y:L,width:S,height:nt};if(de>0){let X=ht?Ut(et):de<1?et:t[T]??et;I.push(K(`weight-${T}`,mt(fe,
hn,de),X))}let ps=tt&&T%2?22:0,M=at(r[T]??"",tt?2*b-8:b);I.push(j(`label-${T}`,G+S/2,B+ps,M,{isQuiet:!0}))}return{width:R+
20,height:B+(tt?22:0)+10,marks:I}}function ba({sum:e},{moment:t}){return["Each score becomes a power of e: all of them a\
re positive, and large ones stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Ea\
ch power is divided by ${e}, so that the weights sum to 1.`][t]??""}var ga,oe,ma,qn,xa=A(()=>{"use strict";Ee();ga=3,oe=
150,ma=60,qn=.35});function Ma(e){let t=new fo(e),n=x(e,`.step-results ${Fe}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:dt(i)})),s=new Map(n.map(i=>[i,t.kindOf(i)])),o=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=s.get(i)??"\
plain";if(a==="moves"){let c=Gn(i.expression).join(),l=x(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&s.get(f)==="moves"&&Gn(f.expression).join()===c);for(let f of u)r.add(f);o.push(rd(t,u))}else if(a==="scatt\
er")o.push(od(t,i));else if(a==="plain")o.push(nd(i));else for(let c of i.grid.keys())o.push(sd(t,i,c,a))}return o.filter(
({cells:i})=>i.length)}function Gn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function nd({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,s)=>s+1),seconds:Aa.plain,scene:null,words:()=>"",forget:()=>{}}}
function tn(e,t,n,s){let o,r=()=>(o??=t(),o);return{...e,seconds:Aa[e.kind],scene:i=>n(r(),i),words:i=>s(r(),i),forget:()=>{
o=void 0}}}function sd(e,t,n,s){let o=t.grid[n]??[],r=Ct(t.figure).rows[n]??"",i=[St(t.figure),r].filter(Boolean).join("\
, "),a={kind:s,title:i,label:r,cells:o};if(s==="products"){let u=o.map((d,h)=>h+1),f=()=>e.products(t,n);return tn({...a,
shown:u},f,aa,ca)}let c=s==="softmax"?ga:ao,l=Array.from({length:c},(u,f)=>f===c-1?o.length:0);return s==="softmax"?tn({
...a,shown:l},()=>e.softmax(t,n),wa,ba):tn({...a,shown:l},()=>e.average(t,n),Xi,Qi)}function od(e,t){let n=t.expression.
at(-1)?.groups??[],s=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),o=[...s.keys()].sort((u,f)=>u-f),r=new Map(o.map((u,f)=>[
s.get(u),f])),i=n.map((u,f)=>r.get(f)??o.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:St(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:o.map((u,f)=>i.filter(d=>d<=f).length)};
return tn(l,()=>e.scatter(t,o,s),(u,{asked:f=-1,...d})=>da(u,{...d,asked:a[f]??-1}),ha)}function rd(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),s=Gn(t[0]?.expression??[]).length,o=t.length>1?t.length:s,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:o},(l,u)=>t.length===1?u===o-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>St(l)).join(", "),label:"",cells:n,shown:i};return tn(c,()=>e.moves(t),oa,ra)}function Se(e,{dataset:t}){let{
tone:n,shade:s}=t;return{text:Ls(e),level:e.dataset.level,tone:n,shade:s}}function re(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return Q(Number.isInteger(e)?$t(e):$t(e,n))}function Ea(e){let t=e?dt(e):[];return{title:e?St(e):"",rows:t.
length,columns:t[0]?.length??0}}function ho(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function id(e){let t=e.flat();return t.length>0&&t.length<=Sa&&new Set(t).size===t.length}function ya(e){
let t=e&&_t(e);return t?.op!=="sum"||t.parts.length>Xf||!t.parts.length?!1:t.parts.every(({op:n,parts:s})=>n==="multiply"&&
s.length===2&&s.every(o=>o.parts.every(r=>!r.op)))}function po(e){return(_t(e)?.parts??[]).map(n=>n.parts)}function ad(e){
let t=po(e).map(([s])=>s?.value??Number.NaN),n=t.reduce((s,o)=>s+o,0);return Math.abs(n-1)<td&&t.every(s=>s>=0)}function cd(e,t){
let[n,s]=[ho(e),t&&ho(t)];return n.table===s?.table&&n.index===s?.index&&e.value===t?.value}var Aa,Xf,Qf,Sa,Zf,td,ed,fo,
va=A(()=>{"use strict";Ns();V();ne();ge();Nt();Zi();ia();la();pa();xa();Aa={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},Xf=96,Qf=24,Sa=48,Zf=400,td=1e-6,ed=new Set(["table","view","join"]);fo=class{constructor(t){this.
tableNamed=An(t)}kindOf({expression:t,grid:n}){let s=t.at(-1),o=n.flat();if(!s||!o.length)return"plain";if(s.op==="colle\
ct")return id(s.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>ed.has(h)))return n.length>1&&r>
1&&o.length<=Zf?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=Sa?"softmax":"plain";if(!i.has("matmul")||r>Qf||!ya(c))return"\
plain";let l=this.#t(n[0]?.map((h,p)=>a(p))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((h,p)=>a(p*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(ad)?"average":"products"}softmax({figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(
n)(o*r.length),{powers:a,isShifted:c}=yn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>Se(d,t)),shares:this.#s(i,r.length),powers:a.map(re),sum:re(a.reduce(
(d,h)=>d+h,0)),labels:Ct(t).columns,names:{scores:f?St(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${re(l)}`}`,weights:St(t)}}}average({figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(n),a=r.map((u,f)=>po(
i(o*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Ct(t).rows[o]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>Se(u,t)),label:l||St(t)}}products({figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(n),a=r.map((m,w)=>i(
o*r.length+w)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(m=>m.map(({value:w},b)=>w*(l[b]?.value??Number.NaN))),h=ee(d.flat(),""),{rows:p,columns:g}=Ct(t);return{sliding:{
label:p[o]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((m,w)=>({label:g[w]??this.#i(m[0],f),tiles:this.#r(
m)})),products:d.map((m,w)=>m.map((b,S)=>{let{text:v="",level:P}=h[w*m.length+S]??{};return{text:Q(v),level:P?String(P):
void 0}})),sums:d.map(m=>{let w=0;return m.map(b=>(w+=b,re(w)))}),results:r.map(m=>Se(m,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:s},o,r){let i=this.#e(n),{columns:a}=Ct(t),c=n.at(-1)?.groups??[],l=s.
flat(),u=c.map(()=>0),f=c.map((p,g)=>i(g).parts),d=o.map(p=>{let g=r.get(p)??0,m=f[g]?.[c[g]?.indexOf(p)??-1],w=m?.value??
Number.NaN,b=m?this.#r([m])[0]:void 0;return{label:this.#i(m,!0),tile:b??{text:re(w)},share:w,place:g}}),h=new Map(d.map(
({place:p},g)=>[p,g]));return{sources:d,places:l.map((p,g)=>({label:a[g]??"",tile:Se(p,t)})),sums:d.map(({share:p,place:g},m)=>(u[g]=
(u[g]??0)+p,h.get(g)===m?l[g]?.textContent??"":Q($t(u[g]))))}}moves(t){let n=Gn(t[0]?.expression??[]),s=n.map(r=>Ea(this.
tableNamed(r)?.figure??null)),o=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:h="",index:p=0}=l(f),g=n.indexOf(h),m=s[g]?.columns??1;o.push({tile:Se(d,
i),from:{table:g,row:Math.floor(p/m),column:p%m},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:g})}}return{
sources:s,targets:t.map(({figure:r})=>Ea(r)),flights:o}}#e(t){let n=(s,o)=>Sn(this.tableNamed(s),o);return s=>Ce(t,s,n)}#t(t){
let n=t.map(po),[s,o]=[0,1].map(d=>n.map(h=>h.map(p=>p[d]))),r=d=>d?.every(h=>h.every((p,g)=>cd(p,d[0]?.[g]))),i=!r(s),[
a,c]=i?[o,s]:[s,o];if(!a?.[0]||!c||!r(a)||!ya(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#o(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=_t(t);if(t===n)return"";let[s,
o]=t.parts,r=s&&_t(s)===n?this.#n(s):null;if(r===null||!o||o.op)return null;let a={add:`+ ${this.#a(o)||re(o.value)}`,divide:`\
÷ ${re(o.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#s(t,n){let{powers:s}=yn(t),o=s.reduce((r,i)=>r+
i,0);return s.slice(0,n).map(r=>r/o)}#r(t){let n=ee(t.map(({value:s})=>s),"");return t.map((s,o)=>{let{figure:r,cell:i}=this.#o(
s)??{};if(r&&i&&!s.op)return Se(i,r);let{text:a="",level:c}=n[o]??{};return{text:Q(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#o(t){let{table:n,index:s=0}=t?ho(t):{},o=n===void 0?null:this.tableNamed(n);if(!o)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=o,[u,f]=[Math.floor(s/a),s%a];return{figure:r,cell:i[s],row:u,column:f,rows:c,
columns:l}}#i(t,n){let s=this.#o(t);return(n?s?.columns[s.column]:s?.rows[s.row])??""}#a(t){let n=this.#o(t);return n?St(
n.figure):""}}});function dd(e){let t=i=>document.createElementNS(Ta,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,s,o,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
s.append(o,r),n.append(s),{kind:e,element:n,level:s,rect:o,text:r}}function hd(e,t){let{element:n}=e;if(Z(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){pd(e,t);return}Z(n,"class",t.isQuiet?"quiet":null),t.kind==="lin\
e"?Z(n,"d",t.path):(Z(n,"x",t.x.toFixed(2)),Z(n,"y",t.y.toFixed(2)),Z(n,"text-anchor",t.anchor),He(n,t.text))}function pd({
element:e,level:t,rect:n,text:s},{x:o,y:r,width:i,height:a,tile:c,...l}){!t||!n||!s||(Z(e,"transform",`translate(${o.toFixed(
2)} ${r.toFixed(2)})`),Z(e,"class",l.isRaised?"raised":l.isLit?"lit":null),Z(e,"data-tone",c.tone),Z(e,"data-shade",c.shade),
Z(t,"data-level",c.level),Z(n,"width",i.toFixed(2)),Z(n,"height",Math.max(0,a).toFixed(2)),Z(n,"rx",String(Math.min(fd,i/
4,a/4))),Z(s,"x",(i/2).toFixed(2)),Z(s,"y",(a/2+(l.isNarrow?4.6:5.7)).toFixed(2)),Z(s,"class",l.isNarrow?"narrow":null),
He(s,c.text))}function Z(e,t,n){e.getAttribute(t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}var Ta,
ld,ud,fd,zn,Oa=A(()=>{"use strict";V();Ta="http://www.w3.org/2000/svg",ld=760,ud=720,fd=5,zn=class{#e=null;#t=new Map;#n="";#s=0;#r=0;#o=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:o})=>o),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(Ta,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let s=t.closest("[data-frame]")!==null;this.place=s?t:E(t,".work\
ing"),this.place.append(this.figure),this.isScaled=s,this.figure.style.setProperty("--needs",`${this.#p("width",ld)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,s=-1){this.#e={beat:t,at:n,asked:s},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#o!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=N(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#o=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#h(){return this.isScaled?ud:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#h();if(!this.#e||!t)return;let{beat:n,at:s,asked:o}=this.#e,r=n.scene?.({width:t,at:s,
asked:o});if(!r)return;t!==this.#r&&(this.#s=this.#p("height",t),this.#w()),this.#r=t,this.figure.style.setProperty("--d\
rawn",`${t}px`);let i=Math.max(this.#s,Math.ceil(r.height)),a=Math.min(0,(r.width-t)/2);Z(this.svg,"viewBox",`${a.toFixed(
1)} 0 ${t} ${i}`),this.isScaled||Z(this.svg,"height",String(i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(s)-1),l=n.shown.
length-1,u=c===l&&s>l;this.#b(n.title,n.words({moment:c,isAsked:o>=0&&c===l,isEnd:u}))}#w(){if(this.isScaled)return;let t=this.#f().
flatMap(({title:o,words:r,shown:i})=>i.flatMap((a,c)=>[!1,!0].map(l=>({title:o,words:`${r({moment:c,isAsked:!1,isEnd:l})}\
 −0.000`})))),n=({title:o,words:r})=>o.length+r.length,s=t.reduce((o,r)=>n(r)>n(o)?r:o,{title:"",words:""});this.caption.
style.removeProperty("min-height"),this.#b(s.title,s.words),this.caption.style.setProperty("min-height",`${this.caption.
offsetHeight}px`)}#b(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let s=document.createElement("b");s.textContent=
`${t}.`,this.caption.replaceChildren(s,` ${n}`)}#p(t,n){let s=this.#f().map(({scene:o})=>o?.({width:n,at:0})[t]??0);return Math.
ceil(Math.max(0,...s))}#f(){return[...new Map(this.beats.map(n=>[n.cells[0]?.closest("figure"),n])).values()]}#d(t){let n=new Set(
t.map(({key:o})=>o));for(let[o,r]of this.#t)n.has(o)||(r.element.remove(),this.#t.delete(o));for(let o of t){let r=this.#t.
get(o.key);r?.kind!==o.kind&&(r?.element.remove(),r=dd(o.kind),this.#t.set(o.key,r)),hd(r,o)}let s=[...n].join();s!==this.#n&&
(this.#n=s,this.svg.append(...t.map(({key:o})=>this.#t.get(o).element)))}}});function $a(e){document.dispatchEvent(new CustomEvent("pointerscope:ask",{detail:e}))}var Na,La=A(()=>{"use strict";Na=document.
documentElement.dataset.inRoom==="lead"});function Kn(e,t,{text:n,right:s,outcome:o=""}){let r=document.createElement("div");r.className="predict",r.setAttribute(
"role","group"),r.setAttribute("aria-label","Predict, then see");let i=document.createElement("p"),a=document.createElement(
"b");a.textContent="Predict, then see. ",i.append(a,e);let c=document.createElement("div");if(c.className="choices",c.append(
...t.map(l=>{let u=Vn(l);return u.dataset.choice=l,u})),r.append(i,c),Na){let l=Vn("Ask the hall"),u={choice:s,outcome:o};
l.addEventListener("click",()=>$a({question:{kind:"choice",text:n,choices:t,answer:u}})),r.append(l)}return r}function Yn(e,t,n,s){
for(let r of x(e,"[data-choice]",HTMLButtonElement)){let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=
String(i===n))}let o=document.createElement("p");o.setAttribute("role","status"),o.textContent=s,e.append(o)}function Vn(e){
let t=document.createElement("button");return t.type="button",t.textContent=e,t}var mo=A(()=>{"use strict";V();La()});function Ia(e){e.addEventListener("click",t=>{let n=C(t),s=Jn(n);if(!s)return;n.closest("[data-play]")&&Nd(s);let o=n.closest(
"[data-move]");o instanceof HTMLElement&&kd(s,Number(o.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&Pd(s,r),n.closest("[data-speed]")&&Ld(e)}),e.addEventListener("input",t=>{let n=C(t),s=Jn(n);if(!s||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;qt(s);let o=Number(n.value);Qn(s,en.matches?Math.round(o):o)}),e.addEventListener(
"keydown",t=>{let n=C(t),s=Jn(n),o={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!s||!o||!n.matches("[data-s\
crub]")||(t.preventDefault(),qt(s),Da(s,o))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let s=C(n).
closest(Ra),o=s&&Jn(s);o&&s instanceof HTMLTableCellElement&&Od(o,s)})}function _a(e){for(let t of x(e,"[data-step]")){let n=N(
t,".play");!n||jt.has(t)||(n.hidden=x(t,Ra).length<Ed,n.hidden||Sd.observe(t))}}function bo(e){for(let t of e)ie(t)}function xo(e){
for(let t of x(e,"[data-step]"))qt(t)}function Ca(e){jt.get(e)?.stage?.redraw()}function ie(e){let t=N(e,".play");if(!t||
t.hidden||jt.has(e))return jt.get(e);let n=Ma(e),s=n.flatMap(f=>f.cells),o=Md(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:vd(e,n),c=a?s.indexOf(a)+1:0,l={moments:o,cells:s,at:o.length,goal:o.length,frame:0,time:0,
hold:0,asks:a?o.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new zn(e,n):null};jt.set(e,l);let u=E(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(o.length),u.step="any",u.value=u.max,Td(l),l}function Md(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,s=0,o=e.flatMap(a=>{let c=n.has(a.kind)?wd:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,md/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:s+f,seconds:l}));return s+=a.cells.length,
u}),r=o.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,gd/r);return o.map(a=>({...a,seconds:i*a.seconds}))}function vd(e,t){
let n=t.flatMap(u=>u.kind==="moves"?[]:u.cells),s=n.map(({textContent:u})=>u??"");if(n.length<wo||new Set(s).size<wo)return null;
let o=new Set(n),i=x(e,"td, .step-text, .formula, .reasons").filter(u=>!(u instanceof HTMLTableCellElement&&o.has(u))).flatMap(
({textContent:u})=>u?.match(yd)??[]),a=[...s,...new Set(i)].map(ka),c=u=>a.filter(f=>f===ka(u)).length>1,[l]=n.slice(Math.
floor(n.length/2)).map(u=>{let f=u.textContent??"";return{cell:u,text:f,isTold:c(f),size:Math.abs(te(u))}}).sort((u,f)=>Number(
u.isTold)-Number(f.isTold)||f.size-u.size);return l&&!(l.isTold&&Ad.test(l.text))?l.cell:null}function ka(e){return e.replace(
"−","")}function Td({stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function Od(e,t){let n=jt.get(e);if(!n?.
stage||n.frame||n.at<n.moments.length)return;let s=n.stage.beats.find(({cells:i})=>i.includes(t));if(!s)return;let o=s.cells.
indexOf(t),r=s.kind==="products"?o+1:s.shown.length;n.stage.show(s,r)}function Nd(e){let t=ie(e);if(t){if(t.frame){qt(e);
return}t.at>=t.moments.length&&Qn(e,0),Pa(e,t.moments.length)}}function Pa(e,t){let n=ie(e);if(!n)return;qt(e),n.goal=t,
n.time=performance.now(),n.hold=en.matches?.01:0,Ha(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});let s=o=>{n.
frame=requestAnimationFrame(s);let r=Math.max(0,o-n.time)/1e3*Xn;n.time=o,$d(e,n,r)};n.frame=requestAnimationFrame(s)}function $d(e,t,n){
let s=Math.floor(t.at),o=t.moments[s];if(t.at>=t.goal||!o){qt(e);return}if(s===t.at&&s===t.asks&&Fa(e,t)){_d(e,t);return}
if(t.hold>0){t.hold-=n;return}let r=Math.min(s+1,t.at+(en.matches?1:n/o.seconds)),i=r===s+1;i&&en.matches?t.hold=o.seconds:
i&&o.beat.scene&&t.moments[r]?.beat!==o.beat&&(t.hold=bd),Eo(e,t,r)}function qt(e){let t=jt.get(e);t?.frame&&(cancelAnimationFrame(
t.frame),t.frame=0,Ha(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute(
"data-playing")},xd))}function Ha(e,t){E(e,"[data-play]").textContent=t?"Pause":"Play"}function Ld(e){Xn=go[(go.indexOf(
Xn)+1)%go.length]??1;for(let t of x(e,"[data-speed]"))t.textContent=`${Xn}×`}function kd(e,t){let n=ie(e);n&&(qt(e),Math.
abs(t)>1?Qn(e,t<0?0:n.moments.length):t<0||en.matches?Da(e,t):Pa(e,Math.floor(n.at)+1))}function Da(e,t){let n=ie(e)?.at??
0;Qn(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function Qn(e,t){let n=ie(e);n&&(N(e,".playing .predict")?.remove(),Eo(e,n,Math.
max(0,Math.min(n.moments.length,t))))}function Fa(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-m\
ode="all"]')}function Eo(e,t,n){let{moments:s,cells:o,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=s[c],u=c+1===
n,f=s[c-1]?.end??0,d=u?l?.end??0:f,h=!!Fa(e,t)&&n<=a;e.toggleAttribute("data-playing",n<s.length||t.frame>0),e.toggleAttribute(
"data-guessing",h),E(e,"[data-scrub]",HTMLInputElement).value=String(n);let p=Rd(s,n);if(p){let b=h&&i?p.beat.cells.indexOf(
i):-1;r?.show(p.beat,p.at,b)}let g=n<s.length?p?.rest??"":"";if(r){let{figure:b}=r;t.frame&&b.dataset.rest&&!g&&b.scrollIntoView(
{block:"nearest"}),b.dataset.rest=g}let m=`${c} ${u}`;if(m===t.painted&&n>0)return;t.painted=m;for(let[b,S]of o.entries())
S.toggleAttribute("data-ahead",b>=d),S.removeAttribute("data-asked");Wa(e,l,Math.max(d,f+1),o.length);let w=l&&Id(t,l);if(!w){
Nn(e),Fn(e,null);return}Ge(w,{withoutResult:!u||w.hasAttribute("data-ahead")}),t.frame&&(!r||g)&&w.scrollIntoView({block:"\
nearest"}),r||Fn(e,w)}function Rd(e,t){let n=Math.max(0,Math.ceil(t)-1),s=e[n];if(s?.beat.scene)return{beat:s.beat,at:s.
place+t-n,rest:""};let o=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(o)return{beat:o.beat,at:o.place+1,rest:"past"};
let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0,rest:"waiting"}:null}function Id({cells:e},{beat:t,place:n,
end:s}){let o=s-(t.shown[n]??0),r=o+(t.shown[n-1]??0),i=Math.max(s,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.slice(
r,a?i:o+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(te(f)));return l[u.indexOf(Math.
max(...u))]??e[s-1]}function Wa(e,t,n,s){let o=t?.beat.label?`${t.beat.label}, `:"",r=t?`${o}number ${n} of ${s}`:"";E(e,
".play output").textContent=r,E(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function _d(e,t){qt(e);let n=t.asked;
if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),Wa(
e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),Ge(n,{withoutResult:!0}),t.stage||Fn(e,n);let s="Which number c\
omes where the question mark is?",o=N(e,"[data-sum]")?.textContent??"",r={text:`${s} ${o}`,right:n.textContent??""},i=Kn(
s,Cd(n,t.cells),r);E(e,".play").after(i)}function Cd(e,t){let n=e.closest("figure"),s=t.filter(r=>r.closest("figure")===
n).reverse(),o=new Map;for(let r of[e,...s,...t])o.size<wo&&o.set(r.textContent??"",te(r));return[...o].sort(([,r],[,i])=>r-
i).map(([r])=>r)}function Pd(e,t){let n=jt.get(e),s=n?.asked;if(!n||!s)return;let o=s.textContent??"",r=t.dataset.choice===
o;e.dataset.predicted=String(r),Eo(e,n,n.asks+1),Ge(s);let i=r?"Right.":`It is ${o}; the line above shows why.`,a=E(e,".\
playing .predict");Yn(a,t.dataset.choice??"",o,`${i} Play goes on.`),E(e,"[data-play]").focus({preventScroll:!0})}function Jn(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}var Ra,md,gd,wd,bd,xd,go,Ed,wo,yd,Ad,jt,en,Xn,Sd,yo=A(
()=>{"use strict";Fs();V();ge();Ki();va();Oa();mo();Ra=`.step-results ${Zt}`,md=20,gd=60,wd=.6,bd=.5,xd=2500,go=[1,2,.5],
Ed=2,wo=4,yd=/−?\d+([.,]\d+)*(e−?\d+)?|−?∞/g,Ad=/[.,]|∞/,jt=new WeakMap,en=matchMedia("(prefers-reduced-motion\
: reduce)"),Xn=1;Sd=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&ie(
t)},{rootMargin:"600px"})});var Ao={};ms(Ao,{previewEdits:()=>Hd});function Hd(e,t,n){let s=Hn(),{steps:o,known:r}=s.solve(Pn(s.inputs,JSON.parse(t||
"{}")),n),i=new Map(o.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=x(e,":scope > [data-step]:not([hidden])").filter(Ua),
c=a.flatMap(l=>x(l,"figure[data-table]").filter(Ua));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&Fd(l,f,Dd(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),Ca(l)}function Ua(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-Ba&&t<innerHeight+Ba}function Dd({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function Fd(e,t,n){let s=x(e,"tbody td");if(s.length===t.length)for(let[o,{text:r,exact:i,level:a}]of ee(t,
n).entries()){let c=s[o];if(!c)continue;let l=Q(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
ja(c,"data-value",i===l&&!u?null:i),ja(c,"data-level",a?String(a):null)}}function ja(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var Ba,So=A(()=>{"use strict";V();Qe();ne();yo();ro();Nt();Ba=100});function Ka(e,t,n){let s=Ud(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return s.map(o=>jd(o,n)).find(
o=>o)??Gd(s,n)}function Ud(e,t){let n=new Map(e.steps.flatMap(s=>s.tables.map(o=>[o.name,o])));return t.steps.flatMap(s=>s.
tables).flatMap(({name:s,variant:o,numbers:r,isShown:i})=>{let a=n.get(s);if(!(a?.variant&&o&&za(a.variant)===za(o))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=o,[f,d]=[o.rows,o.columns].map(p=>p.map(
g=>_n(g,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:s,after:o})=>[...s,...o].every(Number.isFinite)).filter(({before:s})=>Math.max(...s.map(Math.abs))>
Bd).reverse()}function za({rows:e,columns:t}){return JSON.stringify([e,t])}function jd({title:e,shade:t,rows:n,columns:s,
before:o,after:r},i){let a=s.length;if(t!=="weights"||new Set(s).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[o,r].map(b=>qd(b.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...s.keys()].
filter(b=>b!==u&&b!==f),h=[u,f,...d].slice(0,Wd).sort((b,S)=>b-S),[p,g]=[s[u]??"",s[f]??""],m=l?`“${e}”, row ${l},`:
`“${e}”`,w=h.map(b=>`${s[b]} ${i(o[c*a+b]??0)}`);return{text:`Without this step, which number of ${m} is the largest\
? With it: ${w.join(", ")}.`,choices:h.map(b=>s[b]??""),right:g,outcome:`The largest is ${g}; with this step it is ${p}.`}}
return null}function qd(e){let t=Math.max(...e);return e.filter(s=>t-s<Va).length===1?e.indexOf(t):-1}function Gd(e,t){let n=e.
find(zd);if(!n)return null;let{title:s,rows:o,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[o[Math.floor(l/d)],r[l%d]],p=[s,...h].filter(Boolean).join(", "),g=Ya(u,f)?f>u?qa:Ga:
Mo;return{text:`“${p}” is ${t(u)}. What becomes of it without this step?`,choices:[qa,Ga,Mo],right:g,outcome:`${g}: ${t(
f)}${g===Mo?"":` instead of ${t(u)}`}.`}}function zd({before:e,after:t}){return e.some((n,s)=>Ya(n,t[s]??Number.NaN))}function Ya(e,t){
return Math.abs(e-t)>Va*Math.max(1,Math.abs(e))}var qa,Ga,Mo,Wd,Va,Bd,Ja=A(()=>{"use strict";Cn();[qa,Ga,Mo]=["It become\
s larger","It becomes smaller","It stays the same"],Wd=4,Va=1e-9,Bd=1e-6});var vo={};ms(vo,{askRemoval:()=>Vd});function Vd(e,t,n,s){let o=Ka(t,e.dataset.step??"",l=>Q($t(l)));if(!o)return null;let{
right:r,outcome:i}=o,a={text:o.text,right:r,outcome:i},c=Kn(o.text,o.choices,a);return c.addEventListener("click",l=>{let{
choice:u}=C(l).dataset;if(u===void 0)return;Yn(c,u,r,`${u===r?"Right. ":""}${i}`);let f=Vn("Put the step back");f.addEventListener(
"click",s),c.append(f),f.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),E(e,".sheet-head").after(c),
e.toggleAttribute("data-supposing",!0),E(c,"button").focus({preventScroll:!0}),c}var To=A(()=>{"use strict";V();ne();Nt();
mo();Ja()});function ss(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=hc.min&&Number(t)<=hc.max:e==="scale"?!0:e==="\
controls"||e==="caption"?Zd[e].includes(t):CSS.supports("color",t)}var hc,Zd,pc=A(()=>{"use strict";hc={min:.5,max:4},Zd=
{controls:["none","some","all"],caption:["none","title","all"]}});function gc(e){let t=mc.then(th).then(e);return mc=t.catch(()=>{}),t}function th(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var mc,wc=A(()=>{"use strict";mc=Promise.resolve()});function xc(e){return{"HTML frame":Ec(e),"Web component":eh(e),Markdown:Ac(e),Quarto:nh(e),LaTeX:sh(e)}}function Ec(e){let{
title:t,embed:n}=e;return`<iframe src="${ae(n)}" title="${ae(t)}" width="${_o.width}" height="${_o.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${yc(e)}</iframe>`}function eh(e){let{server:t,attributes:n}=e,s=Object.
entries({server:t,...n}).map(([o,r])=>r===""?o:`${o}="${ae(r)}"`);return`<script src="${ae(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${yc(e)}</pointer-view>`}function yc({title:e,caption:t,embed:n,picture:s}){let o=[e,t].filter(
Boolean).join(". ");return`<a href="${ae(n)}"><img src="${ae(s)}" alt="${ae(o)}" width="${_o.width}"></a>`}function Ac({
title:e,embed:t,picture:n}){return`[![${oh(e)}](<${bc(n)}>)](<${bc(t)}>)`}function nh(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",Ec(e),"```",":::",'::: {.content-visible unless-format="html"}',Ac(e),":::"].join(`
`)}function sh({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${rh(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${fh([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ae(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function oh(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function bc(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function rh(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function fh(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(uh,"")].flatMap(n=>[...ch[n]??dh(n)]).map(n=>ih[n]??hh(n)).join("")}function dh(e){
return lh.test(e)?e.normalize("NFD").slice(0,1):e}function hh(e){return/[&%$#_{}]/.test(e)?`\\${e}`:ah.test(e)?e:"?"}var _o,
ih,ah,ch,lh,uh,Sc=A(()=>{"use strict";_o={width:960,height:540};ih={"\\":"\\textbackslash{}","~":"\\textasciitilde{}","^":"\
\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"$\\|$",
"·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"$\\le\
ftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty$","\
∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\\
rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},ah=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
ch={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},lh=/[ąęįųĄĘĮŲ]/,uh=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function vc(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return ph(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Mc("Title",n),Mc("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function ph(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Mc(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,mh(n)),s.buffer}function mh(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Tc=A(()=>{"use strict"});function Co(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var Oc=A(()=>{"use strict"});function $c({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:os("Link"),embed:os("Embed"),json:os("JSON"),offline:os("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=nn("JSON",()=>Nc(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=bh(()=>{let{
link:m,embed:w}=t(),b=w?n():null;return{...m&&{Address:m},...b&&xc(b)}}),f=()=>{let m=t();for(let w of Object.keys(a)){let b=m[w];
a[w].hidden=b===null,b!==null&&(a[w].href=b)}c.hidden=m.json!==null,u.hidden=m.link===null&&m.embed===null,l.hidden=Xt.answers};
for(let m of["pointerenter","focusin"])i.addEventListener(m,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...gh.map(m=>{let w=m===wh;return new Option(`${m}×`,String(m),w,w)}));let h=async m=>{
let{address:w,meta:b}=await s(m,Number(d.value)),S=b.origin??t().embed??location.href;Co(vc(w,m,{title:b.title,origin:S}),
`${e()}.${m}`)},p=()=>Nc(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),g=document.createElement("span");return g.
append(nn("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,g,nn("SVG",()=>h("svg")),nn("CSV",p),a.json,c,a.offline,u,l),
f(),i}function bh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(s,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",o.hidden=!0;let c=Object.entries(e()).map(([l,u])=>nn(l,()=>a(l,u)));s.replaceChildren(...c,r)});let a=async(c,l)=>{o.
value=l,o.hidden=!1,o.setAttribute("aria-label",c);let u=await xh(l);u||o.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function xh(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function os(e){let t=document.createElement("a");return t.textContent=e,t}function nn(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Nc(e,t,n){Co(new Blob(
[e],{type:n}),t)}var gh,wh,Lc=A(()=>{"use strict";yt();Sc();Tc();Oc();gh=[1,2,4],wh=2});function Uc({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:s/
r},a=o&&(i.width<kc.width||i.height<kc.height),c={...i,isFixed:o,isTiny:a,isNarrow:i.width<560,scale:r},l=a?Lh(t,t.meta.
small??{}):t;if(!o)return{data:e,layout:{...l,..._c(l,c)}};let u=Rh(kh(e,l),c),f={...u,..._c(u,c),..._h(e,u,c),...Hh(u,c)};
return{data:jh(e,u,c.height),layout:f}}function Lh(e,t){return jc(e,t)}function jc(e,t){if(!Ic(e)||!Ic(t))return t;let n={
...e};for(let[s,o]of Object.entries(t))n[s]=jc(e[s],o);return Object.fromEntries(Object.entries(n).filter(([,s])=>s!==null))}
function Ic(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function qc(e,t){return Object.entries(e).filter(([
s])=>t.test(s))}function Gc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function zc(e){return qc(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function Vc(e,t){return e[t]}function kh(e,t){let{xaxis:n}=t,s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(s)&&o.length===s.length;return n?.tickangle!==
-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function Rh(e,{width:t,isTiny:n,
scale:s}){let{xaxis:o,yaxis:r,meta:i}=e,a=o?.ticktext;if(!o||o.tickangle!==-90||!a||a.length<=ce)return e;let c={...o,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((g,m)=>rs(
g,m,1/0)),p=a.map((g,m)=>String(m+1));return{...e,xaxis:{...c,ticktext:p},yaxis:{...r,ticktext:h}}}let[u,f]=o.domain??[0,
1],d=(f-u)*(t-(n?Hc:Pc))/a.length;for(let h of[1,Cc]){let p=a.map((m,w)=>Ih(rs(m,w,1/0),d/h));if(p.includes(""))continue;
let g={...o.tickfont,size:h*s*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:p,...h<1&&{tickfont:g}}}}return e}
function Ih(e,t){let n=Math.floor(t/Gt)-1,s=[];for(let o of e.split(" ")){let r=s.at(-1);if(o.length>n)return"";r!==void 0&&
r.length+1+o.length<=n?s[s.length-1]=`${r} ${o}`:s.push(o)}return s.length<=yh?s.join("<br>"):""}function _h(e,t,{width:n,
height:s,isTiny:o,scale:r}){let i=Ch(e,t),a=Math.max(...i.map(w=>w.length*Gt+Th)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ct>s/(o?4:3),u=i.length>0&&!l,f=Ph(t,s,r),h=((f.annotations?.find(({font:w})=>w?.size)?.font?.size??
0)/r||ct)*Wc+2,p=Math.min(t.margin?.t??8,u?c*ct+4:t.annotations?.length?h:8),g=Bc.some(w=>Vc(t,w)?.colorbar?.orientation===
"h"),m=!t.margin||g&&!o;return{...l&&{showlegend:!1},...!m&&{margin:{...t.margin,t:Math.ceil(p*r)}},...f}}function Ch(e,t){
if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,visible:i,showlegend:a,legendgroup:c}of e)!o||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.
values()]:[]}function Ph(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=s.
filter(r);if(!i.length)return{};let a=zc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=o.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ct)/Wc);if(u>=l)return{};let f=Math.max($h,u*
n);return{annotations:s.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function Hh(e,{height:t,isTiny:n}){let s=Math.floor(
t/3/Gt),o=t-Kc(e,1/0,s)-Dc,r={};for(let i of Bc){let a=Vc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=Dh(e,i,a,o))}return r}
function Dh(e,t,n,s){let o=n.colorbar??{};if(s>=Eh||o.ticktext||o.orientation==="h")return n;let r=e.template.layout[t],
i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let f=Math.max(ce,Math.floor(a/ct/1.5));return{...n,colorbar:{
...o,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ct)&&u.push(f)}return{...n,colorbar:{...o,tickvals:u}}}function _c(e,t){let{width:n,height:s,isFixed:o,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=o?Math.floor(s/3/Gt):1/0,l=Kc(e,a,c),u=o?l?Dc:Fc:0,f=Math.max(s-l-(r?2*ct:u),ct),d=r?n-Hc:Math.max(n-Pc,60);
return Object.fromEntries(qc(e,/^[xy]axis/).map(([h,p])=>{let g=h.startsWith("x"),m=o&&g?Bh(p,e,f):p,[w,b]=m.domain??[0,
1],S=(b-w)*(g?d:f),v=e.template.layout.font.size*t.scale,P=Fh(m,g,S,v,t),L=e.meta.priority?.[h];return[h,Wh(P,{isX:g,length:S,
fontSize:v,upright:c,priority:L},t)]}))}function Fh(e,t,n,s,{isTiny:o,isFixed:r}){let i=e.title?.text??"";if(!o)return r&&
!t&&i.length*Gt>Oh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>Nh)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(Gt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:s-2},text:u}}}function Wh(e,{isX:t,length:n,fontSize:s,upright:o,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?Uh(e,t,
n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*Gt>n-Gt)return{...e,tickfont:{size:.75*s}};if(h<=
ce&&(t||!c||n>=ct))return e;let g=!t&&c&&n/h<ct&&n/h>=Rc,m=t&&e.tickangle===0&&f.every(P=>/^\d+$/.test(P)),w=Math.floor(
n/(g?Rc:m?Sh:ct)),b=h<=ce?[h-1]:qh(h,w,r),S=t&&e.tickangle!==0?o:1/0,v=Yc(f,u?a:1/0,S);return{...e,...g&&{tickfont:{...e.
tickfont,size:Cc*s}},tickvals:b.map(P=>d[P]??P),ticktext:b.map(P=>v[P]??"")}}function Bh(e,t,n){let[s]=Gc(t,e.anchor)?.domain??
[0,1],o=zc(t).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return e.side==="top"||i>2.4*ct?e:{...e,title:{},
...i<.9*ct&&{showticklabels:!1}}}function Uh(e,t,n,{isTiny:s,isNarrow:o}){let r=Math.max(ce,Math.floor(n/(t?Mh:ct*1.5)));
if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,
...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(ce,Math.floor(n/vh))};let c=o&&t&&e.nticks&&!s?ce:r,l=Math.
min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:e}function jh(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||
!s.texttemplate)return s;let o=Gc(t,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;return a===void 0?s:(i-r)*(n-Fc)<
a*ct?{...s,texttemplate:""}:s})}function qh(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;let o=Math.max(1,Math.ceil(
e/Math.max(1,t)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(
a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function Kc({xaxis:e},t,n){let s=e?.tickangle===0?[]:e?.ticktext??
[],o=Yc(s,t,n).map(r=>r.length);return Math.max(0,...o)*Ah}function Yc(e,t,n){return e.map((r,i)=>Gh(r,i,t,n)).every((r,i)=>r===
e[i])?e:e.map((r,i)=>rs(r,i,n,t))}function Gh(e,t,n,s){return n===1/0&&e.length<=s?e:rs(e,t,s,n)}function rs(e,t,n,s=1/0){
let o=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?
14:1/0,d=Math.min(o?Math.max(5,Math.floor(s/48)):f,n),h=l.length>d&&!l.includes("&")?`${l.slice(0,d-1)}…`:l;return i+(u?
`${t+1} ${h}`:h)+c}var kc,Eh,ce,ct,Gt,Rc,Cc,yh,Ah,Sh,Mh,vh,Pc,Hc,Dc,Fc,Th,Oh,Nh,$h,Wc,Bc,Jc=A(()=>{"use strict";kc={width:420,
height:200},Eh=300,ce=2,ct=20,Gt=8,Rc=13,Cc=.75,yh=3,Ah=7.5,Sh=30,Mh=44,vh=18,Pc=240,Hc=90,Dc=56,Fc=90,Th=48,Oh=1.3,Nh=.6,
$h=9,Wc=1.4,Bc=["coloraxis","coloraxis2"]});function Fo(e,t){let n=JSON.stringify(Object.values(e)),s=ve.get(n)??new Map;ve.delete(n),ve.set(n,s);for(let i of ve.keys()){
if(ve.size<=zh)break;ve.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise((i,a)=>Vh(n,e,t,{resolve:i,reject:a}));
return s.set(t,r),r.catch(()=>s.delete(t)),r}function Vh(e,t,n,s){let o=Po.get(e);if(o){o.views.set(n,s);return}let r=new Map(
[[n,s]]);Po.set(e,{query:t,views:r}),setTimeout(()=>{Po.delete(e),Kh(t,r)},0)}async function Kh(e,t){let{server:n,path:s,
query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Qt(`${s}/figures?${pt({...o,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof z&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?Yh(e,l).then(u,f):f(a)}}function Yh({server:e,path:t,query:n,theme:s},o){let r=pt({...n,theme:s});
return Qt(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}async function Qc(e,t){let n=Ho.get(e),s=n??(e.startsWith("#")?
Jh(e.slice(1)):Xh(e));n||(Ho.set(e,s),s.catch(()=>Ho.delete(e)));let o=await s;if(it(o))return o;let{templates:r={}}=o.layout.
meta,i=r[t];if(!i)return o;let a=Xc(i),c=new Map;for(let d of Object.values(r))Xc(d).forEach((h,p)=>{c.set(h,a[p]??h)});
let{data:l,layout:u}=Do({data:o.data,layout:o.layout},c),{meta:f}=o.layout;return{...o,data:l,layout:{...u,meta:f,template:i}}}
function Xc(e){return e.layout.colorway}function Do(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(s=>Do(s,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([s,o])=>[s,Do(o,
t)])):t.get(e)??e}async function Jh(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function Xh(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new z(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function Te(e,{server:t,path:n,view:s,values:o}){let r=encodeURIComponent(s),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=pt({...i&&e!=="json"?{step:s}:{},
...o}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var zh,ve,Po,Ho,Zc=A(()=>{"use strict";yt();Tn();zh=12,ve=
new Map,Po=new Map;Ho=new Map});function el(e,t,{width:n,height:s,scale:o},r=op){let{font:i}=t.template.layout,a={size:i.size*o,family:String(i.family??
"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[f,d]of Object.entries(t)){if(!/^[xy]axis/.test(f))continue;let h=d,
p=f.startsWith("x"),g=Qh(h,p,a,r);if(g===null||g&&!np(t,h,p))continue;l[f]={...h,automargin:!1};let m=p?"b":"l";if(g&&(c[m]=
Math.max(c[m],Math.ceil(g)+8)),g&&!p){let w=Math.ceil((h.tickfont?.size??a.size)/2);c.t=Math.max(c.t,w),c.b=Math.max(c.b,
w)}}let u=s-c.t-c.b;for(let f of["coloraxis","coloraxis2"]){let h=e.some(({coloraxis:m,visible:w})=>m===f&&w!==!1)?tp(t,
f,u,a,r):0,p=Math.min(12,c.l,c.t,c.b),g=(h+p+(1.02-1)*(n-c.l))/1.02;h&&(c.r=Math.max(c.r,Math.ceil(g)))}for(let[f,d]of Object.
entries(l)){if(!f.startsWith("x")||!d.ticktext||d.tickangle!==0)continue;let h=as(d.ticktext,{...a,...d.tickfont},r).width;
ep(d,h,n,c)&&delete l[f]}return{...t,...l,margin:c}}function Qh(e,t,n,s){if(e.visible===!1)return 0;let o=e.title?.text??
"";if(e.showticklabels===!1)return o?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,u=t&&c===-90;if(!i||
!a||c!==0&&!u||l&&l!==(t?"bottom":"left")||e.ticks)return null;let d=e.tickfont?.size??n.size,h=as(i,{...n,size:d},s);return 1+
(u?h.width+.2*d:t?h.height:h.width)+Zh(e,o,n)}function as(e,{size:t,family:n},s){let[o,r,i]=[0,1,0];for(let a of e){let c=a.
includes("<b>")?700:400,l=a.split(tl);r=Math.max(r,l.length);for(let u of l){let f=s(sp(u),`${c} ${t}px ${n}`);o=Math.max(
o,f.width),i=Math.max(i,f.descent)}}return{width:o,height:t+(r-1)*1.3*t+i}}function Zh(e,t,n){if(!t)return 0;let{font:s,
standoff:o}=e.title,r=s?.size??Math.round(1.2*n.size),i=t.split(tl).length-1;return r*(.7+i*1.3)+(o??6)}function tp(e,t,n,s,o){
let r=e[t]??{},a={...e.template.layout[t]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,thickness:u,len:f=1}=a,d=a.orientation===
"h"||"x"in a||"xanchor"in a;if(r.showscale===!1||d||!c?.length||!u)return 0;let h=as(l??c.map(String),s,o),p=20+u,g=a.title?.
text;if(!g)return p+1+h.width;let m=Math.round(1.2*s.size),w=as([g],{...s,size:m},o).width,[b,S]=[r.cmin??c[0]??0,r.cmax??
c.at(-1)??1],v=f*n-20;return c.some(L=>Math.abs((L-b)/(S-b)-.5)*v<w/2+1.3*(s.size/2))?p+1+h.width+1.45*m+2:p+10+1.25*m}function ep({
domain:e=[0,1],categoryarray:t,ticktext:n=[]},s,o,{l:r,r:i}){let[a,c]=e,l=o-r-i,u=(c-a)*l/(t??n).length,f=Math.min(r+a*l,
i+(1-c)*l);return(s-u)/2>f}function np(e,t,n){let s=t.anchor??(n?"y":"x"),o=e[`${s[0]}axis${s.slice(1)}`],[r]=o?.domain??
[0,1];return r===0}function sp(e){return e.replace(/<[^>]*>/g,"").replace(/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function op(e,t){
if(is??=document.createElement("canvas").getContext("2d"),!is)return{width:0,descent:0};is.font=t;let{width:n,fontBoundingBoxDescent:s}=is.
measureText(e);return{width:n,descent:s}}var tl,is,nl=A(()=>{"use strict";tl=/<br ?\/?>/i,is=null});function ol({x:e,y:t,xaxis:n,yaxis:s},o){let r=[sl(n,e,o),sl(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function sl(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function rl(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(rp());if(!e._fullLayout)
return;let o=e._fullLayout,{_subplots:r}=e._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[u,f]=[o[`xaxis${c}`],o[`yaxis${l}`]];if(!u||!f)return[];let d=[u,f].every(({_name:h})=>t.includes(h));return[[u,
f],[f,u]].flatMap(([h,p])=>h&&p&&t.includes(h._name)&&(d||h.anchor===p._id)?n.map(m=>ip(h,p,m)):[])});s.replaceChildren(
...i.filter(a=>a!==null))}function rp(){let e=document.createElement("div");return e.className="view-marks",e}function ip(e,t,n){
if(!e._length)return null;let s=e._id.startsWith("x"),o=[e.l2p(n-.5),e.l2p(n+.5)],[r,i]=[Math.min(...o),Math.max(...o)];
if(!(i>0&&r<e._length)||!t._length)return null;let[a,c]=s?[e._offset+r,t._offset]:[t._offset,e._offset+r],[l,u]=s?[i-r,t.
_length]:[t._length,i-r],f=document.createElement("div");return Object.assign(f.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${u}px`}),f}var il=A(()=>{"use strict"});function cl(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function ll(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function ul(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function fl(e,t){return e.map(s=>{let{name:o,title:r,values:i}=s,a=dl(s)[i.indexOf(t[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function dl({values:e,labels:t}){return t??e}function al(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Wo(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var cs,hl=A(()=>{"use strict";cs=class{#e;#t;#n="";#s=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},s,o){let r=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#o(c))),r.length&&o&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#e.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#s),this.#s=0,this.#r&&(this.#r.textContent=
"Play")}#o(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=dl(t);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),al(s,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),al("Open",n)}#a({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=s[Math.max(0,Math.min(s.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(o()+u)},a=Wo(
"Play",()=>{if(this.#s){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#s=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#r=a;let c=Wo("‹",()=>i(-1)),l=Wo("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});async function Bo({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await ap(e))}`}async function pl(e,t){let n=new Image;
n.src=await Bo(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function ap(e){let t=await cp();return t&&e.replace(/<svg[^>]*>/,
n=>`${n}<style>${t}</style>`)||e}async function cp(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await lp(n,e.href??document.baseURI)})}`}}catch{}
return""}async function lp(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${br(new Uint8Array(await n.arrayBuffer()))}`}var ml=A(()=>{"use strict";ks()});function ls(e){return window.Plotly?Promise.resolve(window.Plotly):(Uo??=new Promise((t,n)=>{let s=document.createElement(
"script");s.src=e?new URL(`static/${gl}`,e).href:new URL(`../${gl}`,import.meta.url).href;let o=()=>{Uo=void 0,s.remove(),
n(new Error("The drawing library could not be loaded. Reload the page to try again."))};s.addEventListener("load",()=>window.
Plotly?t(window.Plotly):o()),s.addEventListener("error",o),document.head.append(s)}),Uo)}async function wl(e,t,n){let{width:s,
height:o}=e.layout,a={svg:await(await ls()).toImage(e,{format:"svg",width:s,height:o,imageDataOnly:!0}),width:s,height:o};
return t==="svg"?Bo(a):pl(a,n)}var gl,Uo,bl=A(()=>{"use strict";ml();gl="vendor/plotly/plotly-traces-4.1.1.min.js"});function fp(e){return e.split(up)}function jo(e){return fp(e).map((t,n)=>{if(n%2===0)return t;let s=document.createElement(
"span");return s.className="with-unit",s.textContent=t,s})}var up,xl=A(()=>{"use strict";up=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});var vp={};function Sl(e){return e instanceof z&&e.status===0}function Sp(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=yp,e}function Mp(e){let t=Object.entries(e).map(([n,s])=>{if(!/^[xy]axis/.
test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=o.type==="category"&&!o.categoryarray&&
r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(t)}var zo,Vo,dp,Ml,hp,El,yl,qo,
pp,mp,gp,us,wp,Al,bp,xp,Ep,yp,Ap,Oe,Go,Ko,vl=A(()=>{"use strict";yt();pc();wc();Lc();Tn();Jc();Zc();nl();il();hl();bl();
_s();Ps();xl();zo={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"\
interventions",against:"against"},Vo=["inputs","removed"],dp=new Set(["server","source","model","lesson","view","theme",
"reads",...Vo,...Object.keys(zo)]),Ml=["scale","accent","controls","caption"],hp=new Set([...Ml,"fill"]),El=":scope > a",
yl="pointer-view:hover",qo=matchMedia("(prefers-color-scheme: dark)"),pp={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},mp=120,gp=[["short",576,0],["low",352,0],["tight",288,352]],us={height:525,width:640,
least:.75,most:4},wp="400px 0px",Al=660,bp="[data-answer]:not(pointer-view *)",xp=/^(\w+):(\d+)$/,Ep="The server draws t\
his chart, and it does not answer.",yp="The answer above is computed in this browser.",Ap="Type visits, or add a place, \
to see what the model answers.",Oe=null,Go=null,Ko=class extends HTMLElement{#e=null;#t=null;#n=null;#s=0;#r=!1;#o="";#i=!1;#a="";#h=[];#l=!1;#w=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#_()},{rootMargin:wp});#b=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#p=new MutationObserver(
t=>this.#X(t.map(({attributeName:n})=>n??"")));#f=t=>this.getAttribute(t);#d=()=>{if(!this.#n||!this.#t){this.#E();return}
this.#O(this.#S),this.#g()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#I=({type:t})=>this.#ot(t==="beforeprint");connectedCallback(){
this.#e??=this.#D(),this.#T(),document.addEventListener("pointerscope:theme",this.#d),document.addEventListener(yl,this.#R),
qo.addEventListener("change",this.#d);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#I);this.#b.
observe(this),this.#p.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#w.observe(this):this.#l=!0,this.#E()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#d),document.removeEventListener(yl,this.#R),qo.removeEventListener(
"change",this.#d);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#I);this.#b.disconnect(),this.#p.
disconnect(),this.#w.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#h.join()&&(this.#h=t,this.#j())}get chosen(){
return this.#t?this.#y:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+vn(this.#t)+n)}get#c(){return this.#e??=this.#D(),this.#e}#_(){this.#l=!0,this.#w.disconnect(),this.#E()}#X(t){
t.some(s=>hp.has(s))&&(this.#T(),this.#g()),t.includes("beat")&&this.#C();let n=t.filter(s=>dp.has(s)&&!this.#Q(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#_():n.length?this.#E():this.#x.some(({name:s})=>t.includes(s))?this.#k()&&
this.#g():t.includes(this.#a)&&this.#E()}#Q(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#d(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#o)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#x(){return this.#t?Mt(this.#t).choices??[]:[]}#E(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#et()}))}get#v(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#A(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Jt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#S(){let t=this.getAttribute("theme");return t===
"auto"?qo.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&ss("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/us.height,t/us.width))/10;return Math.min(us.most,Math.max(us.least,
s))}#T(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):
this.style.removeProperty("--scale"),t&&ss("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#H(){if(this.hasAttribute("lesson")){let n=Vo.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(zo).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#H;
this.#s+=1;let s=this.#s,o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#v&&r&&(!t||n.visits||n.record);
if(!o&&!i){this.#N(Ap);return}if(!this.#l){this.#N("");return}let a=this.#S;this.#O(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#A,path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#A:"",[u]=await Promise.
all([o?Qc(o,a):this.#nt(c,r),o?null:r===Mn?import("./network-drawing.js"):ls(l)]),f=it(u),d=f?await import("./network-drawing.js"):
null;f||await ls(l),await gc(()=>{s===this.#s&&(this.#rt(d?.NetworkDrawing??null,Mt(u).title),this.#t=f?u:structuredClone(
u),this.#at(this.#t),this.#st({...c,theme:"light"},r))})}catch(c){s===this.#s&&this.#W(c)}finally{s===this.#s&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let s=n===Mn?this.#n:null,o=this.getAttribute("model")??"",r=await s?.compute(t,o,{isSilent:!1});
if(r)return r;try{return await Fo(t,n)}catch(i){if(!Sl(i))throw i;let a=await s?.compute(t,o,{isSilent:!0});if(!a)throw i;
return a}}#O(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#st(t,n){if(!this.#t||it(this.#t))return;let{
template:s,meta:o}=this.#t.layout,r=o.templates?.light;Oe??=r??(this.#S==="light"?s:null),!(Oe||this.hasAttribute("sourc\
e"))&&(Go??=Fo(t,n),Go.then(i=>{it(i)||(Oe??=i.layout.template)}).catch(()=>{Go=null}))}#ot(t){if(this.#i=t,!this.#t||!this.#o)
return;let n=Oe??this.#n;this.#O(t&&n?"light":this.#S),this.#g(),t||requestAnimationFrame(()=>this.#g())}#D(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#m("h3","view-title"),caption:this.#m("p","view-capti\
on"),choices:this.#m("div","view-choices"),summary:this.#m("p","view-summary"),failure:this.#m("p","view-failure"),trust:this.#m(
"p","view-trust"),plot:this.#m("div","view-plot"),details:this.#m("details","view-table"),exports:$c({name:()=>this.#V,links:()=>this.#gt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>Or(this.#z()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#G());let s=new cs(n.choices,{selected:()=>this.#y,select:(r,i)=>this.#ht(r,i),open:r=>this.#u(
"open",r)}),o=this.querySelector(El);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...o?[o]:
[]),this.addEventListener("toggle",({target:r})=>this.#dt(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:s}}#m(t,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(
t);return o.className=n,o}#rt(t,n){if(t===null==(this.#n===null))return;let s=this.#c,o=s.plot.cloneNode();o.removeAttribute(
"data-listening"),o.role=t?"group":"img",s.plot.replaceWith(o),s.plot=o,this.#n?.bar?.remove(),this.#n=t?new t(o,{title:n,
isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),told:r=>this.#Z(r),acts:{server:()=>this.hasAttribute(
"source")?null:this.#A,answered:r=>this.#it(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):null,this.#n?.bar&&s.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#n??{};s?this.setAttribute(
"interventions",s):this.removeAttribute("interventions"),this.#k()&&this.#g(),this.#u("interventions",n)}#F(t){let{plot:n,
details:s,choices:o,exports:r,failure:i}=this.#c;for(let c of[n,s,o,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#N(t){this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#F(!0),this.#c.
summary.textContent=t}#W(t){this.#N("");let{failure:n}=this.#c,s=Sl(t)&&document.querySelector(bp)!==null,o=s?Ep:pn(t);if(n.
replaceChildren(o),s&&n.append(" ",Sp()),n.hidden=!1,this.#u("failed",{message:o}),!(t instanceof z)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#E()),n.append(" ",r)}#at(t){let{title:n,caption:s,controls:o}=this.#c,r=Mt(t);n.textContent=r.title,n.hidden=
!1,s.replaceChildren(...jo(r.caption)),this.#ct(r.trust),this.toggleAttribute("data-network",it(t)),this.#F(!1),o.offer(
r,it(t)?[]:t.data,!this.hasAttribute("fill")),this.#k()&&this.#g()}#ct(t){let{trust:n}=this.#c;if(n.textContent=t?.text??
"",!t||this.hasAttribute("source")||!Xt.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.getAttribute(
"model")??"");s.href=new URL(`insights/${o}#view-${t.view}`,this.#A).href,s.textContent="Which explanation to believe",n.
append(" ",s)}#g(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,s=this.#$(vn(this.#t)),o=n?Math.min(s.width||Al,Al):
s.width;if(!o)return;it(this.#t)?(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.isFixed?`${s.
height}px`:"",this.#lt(t,this.#t,{...s,width:o}));let r=!this.dataset.drawn;r&&this.querySelector(El)?.remove(),this.#o=
`${o}×${s.height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#C(),this.#j(),this.#u("drawn",{})}#lt(t,{
data:n,layout:s},o){let r=this.#i,i=r&&Oe?{...s,template:Oe}:s,a=this.#B({data:n,layout:i},o);window.Plotly?.react(t,a.data,
r?{...a.layout,width:o.width}:a.layout,pp),t.dataset.listening||this.#ut(t)}#B({data:t,layout:n},{width:s,height:o,isFixed:r}){
let i="rgba(0, 0, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=Uc({data:t,layout:Mp(n)},{width:s,
height:o,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{
...el(f.data,f.layout,{width:s,height:o,scale:a}),...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#ut(t){t.dataset.
listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,s,o]=xp.
exec(String([n.customdata].flat()[0]))??[];s&&this.#u("select",{table:s,row:Number(o)})}),t.on("plotly_hover",({points:[
n]})=>{n&&this.#u("hover",{visits:ol(n,this.#U)})}),t.on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#U(){return this.#t?
Mt(this.#t).visit_axes??[]:[]}#u(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#j(){
!this.#t||!this.#o||(this.#n?this.#n.mark(this.#h):rl(this.#c.plot,this.#U,this.#h))}#$(t){let{plot:n}=this.#c,s=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#T(),this.#ft();
let{above:o,below:r}=this.#q();this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-
o-r),mp);return{width:s,height:i,isFixed:!0}}#ft(){let[t,n]=[this.offsetWidth/this.#M,this.offsetHeight/this.#M],s=gp.filter(
([,o,r])=>n<o||t<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#q(){let{plot:t,details:n,exports:s}=this.#c,
o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().
top-o.top)/r,below:a/r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)return;let{width:t,height:n}=this.#$(
vn(this.#t));t&&this.#o!==`${t}×${n}`&&this.#g()}#ht(t,n){this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#k(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:ll(this.#x,this.#f);if(n)return this.#W(new Error(n.
message)),this.#a=n.name,!1;let s=Mt(t),o="";if(this.#x.length&&!it(t)){let r=this.#y;this.#c.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));Sr(t,r);let{summaries:i}=s;i&&(s.summary=i.texts[ul(
this.#x,i.by,r)]??""),o=`: ${fl(this.#x,r)}`}return this.#c.summary.replaceChildren(...jo(s.summary??"")),this.#c.plot.setAttribute(
"aria-label",`${s.title}${o}. ${s.summary??""}`),this.#G(),!0}get#y(){return cl(this.#x,this.#f)}#G(){let{details:t}=this.#c;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Mt(this.#t).title}`),n.append(...this.#z().map(On)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#z(){return this.#t?Tr(this.#t,this.#y):[]}async#pt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:it(s)?await this.#n?.address(t,n)??"":await wl(this.#mt(s),t,n),meta:Mt(
s)}}#mt(t){let{data:n,layout:s}=structuredClone(t),o=this.#$(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#B({data:n,layout:s},o),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#V(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#A,path:this.#v,view:this.getAttribute("vie\
w")??"",values:{...this.#H.query,...this.#y}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Ml.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&ss(s,o??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Xt.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#K;return{link:n,embed:Te(
"embed",this.#J(o)),json:Te("json",o),offline:Te("offline",o)}}#J(t){let{controls:n,...s}=this.#Y,o={...t.values,...s,...n&&
n!=="some"&&{controls:n}};return{...t,values:o}}#wt(t){let n=this.#K,{title:s,summary:o=""}=Mt(t),r=["model","lesson","v\
iew","reads",...Vo,...Object.keys(zo)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#y,...l&&{theme:l},...c},
f=this.#J(n);return{title:s,caption:o,name:this.#V,server:n.server,embed:Te("embed",f),picture:Te("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",Ko)});yt();Fs();V();var Ws={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Tu="input, select, textarea, [contenteditable], dialog[open]",Ou="\
a[href], button, summary, [role=button]",Nu=".table-frame";function Ir({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(s=!1),!(!s||
!t()||!Rr(r)||n(r.key))&&(r.stopImmediatePropagation(),o(r))},{capture:!0}),window.addEventListener("keydown",r=>{Rr(r)&&
o(r)}),window.addEventListener("change",({target:r})=>{s&&t()&&r instanceof HTMLElement&&r.blur()});let o=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function Rr({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:o,ctrlKey:r,metaKey:i}){
if(n||s||o||r||i||!Object.hasOwn(Ws,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Tu)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Ou))return!1;let a=t.closest(Nu);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var $u=1e5,Lu=100,_r=2e4,ku=8,Ru=1e3;function Cr({state:e,height:t,set:n,mark:s=()=>{},keeps:o=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let p of a?
["*"]:i)r.postMessage(h,p)},f=(h,p)=>u({pointerscope:h,...p});r!==window&&Ir({send:h=>{f("key",h);let p={method:"trigger\
Key",args:[Ws[h.key]]};l||u(JSON.stringify(p))},isInDeck:()=>l,keeps:o});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:p,data:g})=>{h!==r||!(a||i.includes(p))||(g?.pointerscope==="set"&&(n(Iu(g.state)),d()),g?.pointerscope===
"mark"&&s(_u(g.visits)),g?.pointerscope==="deck"&&(l=!0),g?.pointerscope==="ask"&&(c="",d()))}),(h,p)=>h==="state"?d():f(
h,p)}function Iu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,Lu)){let o=s===null?null:Cu(s);(o===null||o!==void 0&&o.length<=$u)&&(t[n]=o)}return t}function _u(e){return(Array.
isArray(e)?e.slice(0,Ru):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Cu(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Pr(e,ku)<=_r?JSON.stringify(e):void 0}function Pr(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=Pr(s,t-1),n>_r)return Number.POSITIVE_INFINITY;
return n}yt();V();Nt();var ze=0;function Hr(e,t,n){e.addEventListener("submit",s=>{let o=C(s).closest("[data-exercise]");o instanceof
HTMLFormElement&&(s.preventDefault(),Hu(o,t,n))}),e.addEventListener("input",s=>{let o=C(s).closest("[data-exercise]");o instanceof
HTMLFormElement&&Pu(o)})}function Pu(e){ze+=1;let t=N(e,"[data-marked]");if(t){He(t,""),E(e,"[data-because]").hidden=!0,
delete e.dataset.right;for(let n of x(e,"[aria-invalid]"))n.removeAttribute("aria-invalid")}}async function Hu(e,t,n){ze+=
1;let s=ze,o=e.dataset.exercise??"",r=x(e,"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("\
aria-invalid");try{let{exercises:i}=await Qt(`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"\
application/json"},body:JSON.stringify({answers:{[o]:Fu(e)},lang:n})}),a=i.find(c=>c.id===o);s===ze&&a&&Wu(e,a.marked,r)}catch(i){
if(!(i instanceof z))throw i;if(s!==ze)return;E(e,"[data-marked]").textContent=i.message,E(e,"[data-because]").hidden=!0,
delete e.dataset.right;for(let{where:a}of i.problems)Du(e,r,a)?.setAttribute("aria-invalid","true")}}function Du(e,t,n){
let[,s,o]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return s===void 0||o===void 0?t[0]:Dr(e)[Number(s)]?.[Number(o)]}function Dr(e){
return x(e,"tbody tr").map(t=>x(t,"input",HTMLInputElement))}function Fu(e){if(e.querySelector("input[type=radio]"))return x(
e,"input:checked",HTMLInputElement)[0]?.value??"";let t=Dr(e);return t.length?t.map(n=>n.map(s=>s.value)):E(e,"input",HTMLInputElement).
value}function Wu(e,{right:t,all_right:n,computed:s},o){let r=t.flat();for(let[l,u]of o.entries())u.setAttribute("aria-i\
nvalid",String(!r[l]));let i=E(e,"[data-marked]"),a=E(e,"[data-because]");if(i.replaceChildren(Bu(r,n)),a.hidden=!n,e.dataset.
right=String(n),n)return;let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=
-1,c.addEventListener("click",()=>{i.textContent=`The answer: ${Uu(s,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),
i.append(" ",c)}function Bu(e,t){if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length}\
 are right.`:"Not yet."}function Uu(e,t){if(typeof e=="string")return e;let n=s=>Q(s.toFixed(t).replace("-","−"));return e.
map(s=>s.map(n).join("; ")).join("; ")}V();Nt();var ju=8,qu=4;function Fr(e){e.addEventListener("pointerdown",t=>{let n=C(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&Bs(t,n.value,o=>Ve(e,n.name,o))})}function Bs(e,t,n){let s=Number(De(t));if(e.button!==0||Number.isNaN(s))return;
let o=js(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||(a||=Math.abs(d)>=
qu,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Us(s,Math.round(d/ju)*o);h!==i&&n(h),i=
h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();a&&(addEventListener(
"click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;addEventListener(
"pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",l,{signal:u})}function Ve(e,t,n){
let s=N(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!s||s.value===n||(s.value=n,s.dispatchEvent(new Event("input",{bubbles:!0})))}
function Us(e,t){return Q(String(Number((e+t).toFixed(6))))}function js(e){let t=(De(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}V();function Wr(e){for(let t of x(e,"[data-step]")){let n=new Map(x(t,"figure[data-table]").map(o=>[Ur(o.querySelector("\
figcaption math")),o.dataset.table??""]));n.delete("");let s=N(t,".formula");s&&jr(s,n)}}function Br(e){e.addEventListener(
"pointerover",t=>{let n=C(t),s=n.closest("[data-step]");if(!(s instanceof HTMLElement))return;let o=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Gu(s,o?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Gu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of x(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Ur(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function jr(e,t){for(let n of e.children){let s=t.get(Ur(n));s!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",s):jr(n,t)}}V();var zu=["beside","above","below","figure"],qr={width:960,height:540},Vu=2,Gs=.6,qs=.1,Ku=320,Yu=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:Gs}],Gr=["notes reasons remark switch","notes reasons remark switch formula"],Ju=[1,.8,Gs],$n=new WeakMap;function Vr(e,t){
let{lookAccent:n,lookScale:s}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let o=()=>{let r=N(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/qr.width,innerHeight/qr.height,Vu),l=Number(s)||Math.max(
1,c);e.style.setProperty("--most",String(l)),Xu(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(o)).observe(
t),t.addEventListener("click",r=>{let i=C(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&nf(a),i.dataset.turn&&Yr(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),o}function Kr(e){for(let t of e){$n.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function Xu(e,t,n,s){let o=`${n}×${s}×${t}`;if($n.get(e)?.frame===o)return;let r=N(
e,"pointer-view"),i=n>s,a=zu.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=Qu(e,a,t,r)??tf(e,
Math.min(t,1));delete e.dataset.fitting,$n.set(e,{frame:o,arrangement:c}),c.pages&&Yr(e,Number(e.dataset.page??0));let l=String(
c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function Qu(e,t,n,s){delete e.dataset.paged;for(let{out:o,
parts:r,least:i}of Yu){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?a.scale*(s?.8:1)+
qs:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=Zu(e,o,c,u,n,s);f&&f.worth>(a?.worth??0)&&(a=f)}if(a)return we(e,
a),a}return null}function Zu(e,t,n,s,o,r){let i=u=>(we(e,{out:t,layout:n,scale:u}),ef(e));if(!i(s))return null;let[a,c]=[
s,o];for(c-a>qs&&i(c)&&(a=c);c-a>qs;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};we(e,{out:t,
layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*Ku));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}function tf(e,t){
e.dataset.paged="";let n=Ju.map(i=>Math.min(i,t));for(let i of Gr){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...zr(
e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return we(e,a),a}
let[s,o]=[Gr.at(-1)??"",n.at(-1)??Gs],r={out:s,layout:"below",scale:o,pages:zr(e,s,o).pages};return we(e,r),r}function zr(e,t,n){
we(e,{out:t,layout:"below",scale:n});let s=zs(e);for(let m of s)m.dataset.turnedTo="";let{rowGap:o,columnGap:r}=getComputedStyle(
E(e,".working")),[i,a]=[Number.parseFloat(o),Number.parseFloat(r)],c=E(e,".shown").getBoundingClientRect(),l=c.height-E(
e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,p=0,g=E(e,".formula").scrollWidth<=c.width+1;for(let m of s){
let{width:w,height:b}=m.getBoundingClientRect();g&&=b<=l&&Xr(m),p&&p+w>c.width&&(d+=h+i,h=0,p=0),u.length&&d+Math.max(h,
b)>l&&(u=[],f.push(u),d=0,h=0,p=0),u.push(m),h=Math.max(h,b),p+=w+a}return{pages:f,isFitting:g}}function Yr(e,t){let n=$n.
get(e)?.arrangement.pages??[],s=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(s);for(let o of zs(e))n[s]?.includes(
o)?o.dataset.turnedTo="":delete o.dataset.turnedTo;E(e,".pager").hidden=n.length===1,E(e,"[data-turned]").textContent=`${s+
1} of ${n.length}`;for(let o of x(e,"[data-turn]",HTMLButtonElement))o.disabled=!n[s+Number(o.dataset.turn)]}function zs(e){
return x(e,".matrix, .shown > pointer-view")}function we(e,{out:t,layout:n,scale:s}){e.dataset.out=t,e.dataset.layout=n,
E(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(s))}function ef(e){let t=e.getBoundingClientRect(),n=E(
e,".formula"),s=o=>{let{right:r,bottom:i,width:a}=o.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,E(e,".words"),E(e,".shown")].every(Jr)&&n.scrollWidth<=n.clientWidth+1&&[n,...zs(e)].every(o=>s(o)&&Xr(o))}function Jr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Xr(e){let t=e.querySelector(
":scope > .table-frame");return!t||Jr(t)}function nf(e){let t=document.createElement("dialog");t.className="rest";let n=E(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let s=document.createElement("button");s.type="butto\
n",s.textContent="Close",s.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),E(e,"[data\
-rest]").focus()});let o=[n,e.querySelector(".switch"),e.querySelector(".formula"),...E(e,".words").children];t.append(s);
for(let r of o){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}V();var sf=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,of="Write a number, such as 0.5, in every cell.",kn=class{#e;#t;#n;#s=new Map;#r=new Map;constructor(t,n,s){
this.#e=t,this.#t=n,this.#n=s,this.#a(),t.addEventListener("input",o=>{let r=o.target;this.#b(r.name,r.value),this.#p()}),
t.addEventListener("click",o=>{let r=C(o),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#d(i,1),"fewer"in r.dataset&&
this.#d(i,-1))}),n.addEventListener("click",()=>{for(let o of this.#o)this.#s.set(Pt(o),Zr(Qr(o)));this.#h(),x(this.#e,"\
input, select")[0]?.focus(),this.#p()}),this.#f()}get text(){let t={};for(let n of this.#o){let s=Pt(n),o=ti(n.dataset.kind,
this.#s.get(s)??"");if(o===null)return null;JSON.stringify(o)!==JSON.stringify(Qr(n))&&(t[s]=o)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#o)t.includes(Pt(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let s=document.activeElement,o=s&&this.#e.contains(s)?this.#i(s):null,r=this.#o.filter(i=>i.querySelector("details[open]")).
map(Pt);this.#e.replaceChildren(...t.childNodes),this.unfold(r),n?this.#a():this.#h(),o?.(),this.#f()}showProblems(t){let n=new Set(
t);for(let s of this.#o){let o=Pt(s),r=`inputs.${o}`,i=t.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)
n.delete(l);let a=i.map(l=>l.message).join(" "),c=JSON.stringify(this.#s.get(o));a&&this.#r.set(o,{typed:c,message:a})}return this.#f(),
[...n]}get#o(){return x(this.#e,"[data-input]")}#i(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#e.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let s=t.closest("[data-input]"),o=s instanceof HTMLElement?Pt(s):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(o)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#s.clear();for(let t of this.#o){let n=Ln(
t),s=n.map(i=>i.value),{kind:o,row:r}=t.dataset;this.#s.set(Pt(t),o==="words"?s:o==="matrix"?rf(n,!!r):s[0]??"")}}#h(){for(let t of this.#o)
for(let n of Ln(t)){let s=this.#w(n.name);s!==void 0&&n.value!==s&&(n.value=s)}}#l(t){let[n="",s,o]=t.split("."),r=this.#s.
get(n);return s===void 0?null:o===void 0?[r,Number(s)]:[Array.isArray(r?.[0])?r?.[Number(s)]:r,Number(o)]}#w(t){let n=this.#l(
t);if(!n)return this.#s.get(t);let[s,o]=n;return s?.[o]}#b(t,n){let s=this.#l(t);if(!s){this.#s.set(t,n);return}let[o,r]=s;
o&&(o[r]=n)}#p(){this.#f(),this.#n()}#f(){for(let t of this.#o){let n=Pt(t),s=!["words","choice"].includes(t.dataset.kind??
""),o=s?Ln(t).filter(c=>Ke(c.value)===null):[];for(let c of s?Ln(t):[])c.setAttribute("aria-invalid",String(o.includes(c)));
let r=this.#s.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),af(t,o.length?of:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of x(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of x(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#d(t,n){let s=Pt(t),o=this.#s.
get(s),r=o.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${o.length+1}`;this.#s.set(
s,n>0?[...o,i]:o.slice(0,-1));for(let{dataset:a}of this.#o){let c=a.input??"",l=this.#s.get(c);a.rows===s&&Array.isArray(
l)&&(l=Vs(l,n)),a.columns===s&&Array.isArray(l)&&(l=a.row?Vs(l,n):l.map(u=>Vs(u,n))),l!==void 0&&this.#s.set(c,l)}this.#p()}};
function Pt(e){return e.dataset.input??""}function Qr(e){return JSON.parse(e.dataset.default??"null")}function Ln(e){return x(
e,"input, select")}function rf(e,t){let n=new Map;for(let o of e){let[,r=""]=o.name.split(".");n.set(r,[...n.get(r)??[],
o.value])}let s=[...n.values()];return t?s[0]??[]:s}function Vs(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Zr(e){return Array.isArray(e)?e.map(Zr):String(e)}function ti(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Ke(t);let n=t.map(s=>ti(e,s));return n.includes(null)?null:n}function Ke(e){let t=e.trim().replace(
"−","-").replace(",","."),n=sf.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function af(e,t){let n=E(
e,"[data-failure]");n.textContent=t,n.hidden=!t}yt();V();yt();V();V();function Ks(e=""){let t=["The server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.
serviceWorker?.controller?t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it\
 can be reloaded only over HTTPS"}.`}var Ys=null;function cf(){let e=x(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:s,pathname:o}=location,
r=s+o;if(!t){let a=o.slice(Jt.pathname.length),c=N(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=pt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function ei(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Ys?.disconnect(),Ys=new PerformanceObserver(n=>{let s=n.getEntries().map(({name:o})=>o);
t({addresses:s.filter(o=>!o.includes("?"))})}),Ys.observe({type:"resource",buffered:!0}),t({addresses:[],page:cf()})}async function ni(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",ei),await navigator.serviceWorker.register(
new URL("service-worker.js",Jt),{updateViaCache:"none"}),ei()}catch{}}function si(){document.readyState==="complete"?ni():addEventListener("load",ni)}var Kd=4e3,Za="This page computes your changes in your browser and hides what only the server can update.",Zn=document.getElementById(
"lesson-record")!==null,Me=!1,No,ts=!1;async function tc(e,{address:t,files:n,signal:s}){if(Lo())return Oo(e,{files:n,signal:s});
if(!Me)return Xa(t,s);if(ts)return ts=!1,Oo(e,{files:n,signal:s});try{let o=await Xa(t,or(s));return $o(""),o}catch(o){if(!(o instanceof
z&&[0,...gs].includes(o.status)))throw o;return $o(Ks(Za)),Oo(e,{files:n,signal:s})}}function Lo(){return Zn}function ec(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(s),No??=es(e)},s=setTimeout(n,Kd);for(let o of["pointerdown","ke\
ydown"])document.addEventListener(o,n,{signal:t.signal})}async function nc(e){if(!Zn&&!Me&&e&&(No??=es(e),await No),!Zn&&
!Me)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Qe(),Dn));return t()}async function es(e){try{let t=[
Promise.resolve().then(()=>(Qe(),Dn)),Promise.resolve().then(()=>(So(),Ao)),Promise.resolve().then(()=>(To(),vo))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||Me)return;let s=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...x(s,"head > *, body > *")),Me=!0,ts=ws(n),ts&&$o(Ks(Za)),si()}catch{}}async function sc(e,t,n){if(!Zn&&!Me)return;
let{previewEdits:s}=await Promise.resolve().then(()=>(So(),Ao));try{s(e,t,n)}catch(o){if(!(o instanceof z))throw o}}function $o(e){
let t=N(document,"[data-silence]");t&&(t.textContent=e)}async function Oo(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Qe(),Dn));
return n(e,t)}async function Xa(e,t){let s=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(Qa),o=await s.text().catch(Qa);if(s.ok)return new DOMParser().parseFromString(o,"text/html");throw new z(s.status,
Yd(o,s.status))}function Qa(e){throw Bt(e)?e:new z(0,[{where:"",message:ke,suggestions:[]}])}function Yd(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:Re(t),suggestions:[]}]}}yo();var oc="pointerscope-lessons";function rc(){try{let e=JSON.parse(localStorage.getItem(oc)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function ko(e){let t=rc()[e];return new Set(Array.isArray(t)?t:[])}function Ro(e,t){let n=ko(
e);if(!n.has(t))try{localStorage.setItem(oc,JSON.stringify({...rc(),[e]:[...n,t]}))}catch{}}ge();V();var Jd=3e4,ic=660;async function ac(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+Jd;for(;Date.now()<
t&&e.some(Xd);)await new Promise(n=>setTimeout(n,100))}function Xd(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function cc(e,t=()=>{},n=()=>{}){let s=[],o=[];window.addEventListener("beforeprint",()=>{t(),s=x(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of s)r.open=!0;o=x(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>ic);for(let r of o)r.style.setProperty("--print-scale",String(ic/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of s)r.open=!1;for(let r of o)r.style.removeProperty("--print-scale");n()})}V();ge();var Qd="Type a number, or drag it sideways",lc="This number is computed: change an input, and it follows.",uc=/^[\d.,+−-]$/,
ns=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",s=>{let o=Io(s),r=o&&this.#n(o);!r||
C(s)instanceof HTMLInputElement||Bs(s,r.value,i=>{Ve(n,r.name,i),o.textContent=i})}),t.addEventListener("click",s=>{let o=Io(
s);o&&this.#s(o)}),t.addEventListener("dblclick",s=>fc(C(s))),t.addEventListener("keydown",s=>{let o=Io(s);if(uc.test(s.
key)&&fc(C(s)),!o||s.ctrlKey||s.metaKey||s.altKey)return;if(C(s)instanceof HTMLInputElement){this.#a(s,o);return}let r=uc.
test(s.key);!r&&s.key!=="Enter"&&s.key!=="F2"||(s.preventDefault(),this.#s(o,r?s.key:void 0))})}prepare(){for(let t of x(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,s=N(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(s?.dataset.kind??"")){t.dataset.editable="",E(t,".table-frame").title=Qd;for(let[o,r]of x(
t,"tbody td").entries())r.tabIndex=o===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(Be),s=n?.closest(
"figure"),o=n?.closest("[data-step]");return!(s instanceof HTMLElement)||!(o instanceof HTMLElement)?null:{step:o.dataset.
step??"",table:s.dataset.table??"",index:dt(s).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:s,editor:o}){let r=N(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&dt(r).flat()[s];i&&(o?this.#r(i,o):dc(i))}#n(t){let n=t.closest(We),{row:s,column:o}=me(dt(n),t),{table:r=""}=n.
dataset,i=a=>N(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${s}.${o}`)??i(r)}#s(t,n){let s=this.#n(
t);if(!s||t.querySelector("input"))return;let o=document.createElement("input");o.className="tile-editor",o.inputMode="d\
ecimal",o.autocomplete="off",o.dataset.field=s.name,o.dataset.before=s.value,o.setAttribute("aria-label",s.getAttribute(
"aria-label")??""),o.value=n??s.value,o.addEventListener("input",r=>{r.stopPropagation(),this.#o(o)}),o.addEventListener(
"blur",()=>this.#i(o)),this.#r(t,o),n===void 0?o.select():this.#o(o)}#r(t,n){let{selectionStart:s,selectionEnd:o}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(s,o)}#o(t){let n=Ke(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&Ve(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let s=this.#n(n),{before:o}=t.dataset;t.remove(),n.textContent=(s?.value===o?n.dataset.shown:s?.value)??
"",s?.value!==o&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let s=E(n,"input",HTMLInputElement),o={ArrowUp:1,
ArrowDown:-1}[t.key];if(o){t.preventDefault();let r=Ke(s.value);if(r===null)return;s.value=Us(r,o*js(s.value)),this.#o(s)}
t.key==="Escape"&&(t.preventDefault(),Ve(this.#t,s.dataset.field??"",s.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&dc(n)}};function Io(e){return C(e).closest(Be)}function fc(e){let t=e.closest(Zt)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(We))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${lc}`;let s=E(
t,"[data-sum]");s.textContent?.endsWith(lc)||s.append(n)}function dc(e){e.tabIndex=0,e.focus({preventScroll:!0})}var Tp=350,Op=60,Qo=["removed","inputs","layer","head"],Np=60,Ol=["step","all",...Qo],$p={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},O=E(document,"[data-lesson]"),F=E(O,"[data-steps]"),ln=O.dataset.only,Dt=E(O,"[data-error]"),Ne=N(O,"[data-in\
puts]"),ue=Ne&&new kn(Ne,E(O,"[data-reset]",HTMLButtonElement),Up),Jo=Ne&&new ns(F,Ne),Xo=N(O,"details.inputs",HTMLDetailsElement),
zt="frame"in O.dataset,{states:Lp,leftOut:Nl="",edited:$l=""}=O.dataset,{record:an}=O.dataset,$=Zo(location.search),ft={
...$,...er(Zo(kp()))},Yo=new AbortController,sn=0,rn=0,Tl=0,le=null;function Zo(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??Nl,inputs:t.get("inputs")??$l,layer:t.get("layer")??"",head:t.
get("head")??""}}function kp(){return Lo()?"":O.dataset.shown??location.search}async function Rp(){an&&await es(an),ds({
history:"keep",isFresh:!0})}var Ip=zt?Vr(O,F):()=>{},_p="framers"in document.body.dataset?Cr({state:Wp,height:()=>O.scrollHeight,
set:Bp,keeps:e=>Ll(e)!==null}):()=>{},wt=()=>x(F,":scope > [data-step]"),un=e=>wt().findIndex(t=>t.dataset.step===e),Vt=()=>Math.
max(0,un($.step)),Ll=e=>{let t=$p[e];if(ln||!t||$.all&&e.startsWith("Page"))return null;let n=Vt()+t;return n>=0&&n<wt().
length?n:null},kl=()=>zt&&window.parent!==window;function Ft(){let e=!!$.all||!!ln,t=Vt(),n=wt();for(let[o,r]of n.entries())
r.hidden=!e&&o!==t;for(let o of x(O,"[data-beside]"))o.hidden=!e&&o.dataset.beside!==n[t]?.dataset.step;if(e&&!zt)for(let o of $s(
F,"pointer-view[lazy]"))o.removeAttribute("lazy");O.dataset.mode=e?"all":"one",O.toggleAttribute("data-first",t===0);for(let o of x(
O,"[data-follow]",HTMLSelectElement)){let r=o.dataset.follow;o.value=$[r]||"0"}for(let o of x(O,"[data-slide]"))Hp(o,o.dataset.
slide===n[t]?.dataset.step);N(O,"[data-place]")&&Dp(t,n.length,e),Pp(),Cp(n);let s=n[t];!e&&!zt&&s&&bo([s]),Ip(),_p("sta\
te",{})}function Cp(e){let t=hs(ft);for(let r of x(O,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=N(O,"[data-changed]");if(!n)return;let s=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${E(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),o=[s.length?`Left out: ${s.join(", ")}.`:"",ft.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!o.length,n.textContent=`${o.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function tr(){return!zt&&!("opens"in O.dataset)}function Pp(){let{lesson:e=""}=O.dataset;if(!tr())return;let t=ko(
e);for(let n of x(O,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Hp(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function Dp(e,t,n){for(let o of x(O,"[data-controls]"))o.hidden=!1;E(O,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,E(O,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,E(O,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let s=N(O,"[data-all]",HTMLInputElement);s&&(s.checked=n)}function Fp(e){let t=e.
slice(0,Np);Dt.textContent=`This lesson has no step “${t}”. It opens at its first step.`,Dt.hidden=!1,Dt.dataset.unknown=
"step"}function cn(e,t=!1){let n=wt(),s=n[Math.max(0,Math.min(n.length-1,e))];s&&(xo(F),Dt.dataset.unknown&&(Dt.hidden=!0),
delete Dt.dataset.unknown,tr()&&Ro(O.dataset.lesson??"",n[Vt()]?.dataset.step??""),$={...$,step:s.dataset.step??""},fn("\
replace"),Ft(),t&&E(s,"h1, h2").focus({preventScroll:!0}),$.all?s.scrollIntoView({block:"start"}):s.getBoundingClientRect().
top<0&&O.scrollIntoView({block:"start"}),O.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",
inline:"nearest"}))}function er({removed:e,inputs:t,layer:n,head:s}){return{removed:e,inputs:t,layer:n,head:s}}function fs(e,t){
return Qo.every(n=>e[n]===t[n])}function Wp(){return{step:wt()[Vt()]?.dataset.step,removed:ft.removed,inputs:ft.inputs}}
function Bp({step:e,...t}){e!==void 0&&!ln&&cn(Math.max(0,un(e??"")));let n={};for(let s of Qo)s in t&&(n[s]=t[s]??"");$e(
n)}function fn(e){let t=Rl({...$,...er(ft)});if(t!==location.pathname+location.search)try{e==="push"&&!kl()?history.pushState(
null,"",t):history.replaceState(null,"",t)}catch{}}function Rl(e){let t=[...new URLSearchParams(location.search)].filter(
([o])=>!Ol.some(r=>r===o)),n=pt({...Object.fromEntries(t),...e});Nl&&!e.removed&&n.set("removed",""),$l&&!e.inputs&&n.set(
"inputs","");let s=n.toString();return s?`${location.pathname}?${s}`:location.pathname}function Up(){let e=ue?.text;cancelAnimationFrame(
Tl),typeof e=="string"&&(Tl=requestAnimationFrame(()=>sc(F,e,hs($)))),clearTimeout(rn),rn=setTimeout(()=>$e({}),Tp)}function $e(e){
let t=rn&&ue?ue.text:null;clearTimeout(rn),rn=0;let n={...$,...t===null?{}:{inputs:t},...e};fs(n,$)||($=n,ds({history:"p\
ush"}))}async function ds({history:e,isFresh:t=!1}){sn+=1;let n=sn;Yo.abort(),Yo=new AbortController,F.setAttribute("ari\
a-busy","true");try{let s=await tc($,{address:Rl($),files:Lp,signal:Yo.signal});if(n!==sn)return;Gp(s,t),ft=$,Il([]),e===
"push"&&fn("push"),Ft()}catch(s){if(Bt(s))return;if(!(s instanceof z))throw s;n===sn&&jp(s.problems,e)}finally{n===sn&&F.
removeAttribute("aria-busy")}}function jp(e,t){Il(e);let n=e.every(o=>o.where.startsWith("inputs"));if($={...$,...n?{inputs:ft.
inputs}:er(ft)},!fs($,ft)){ds({history:t});return}let s=hs(ft);for(let o of x(F,"[data-remove]",HTMLInputElement))o.checked=
s.has(o.dataset.remove??"");fn("replace"),Ft()}function qp(e){try{return Object.keys(JSON.parse(e))}catch{return[]}}function hs(e){
return new Set(e.removed.split(",").filter(Boolean))}function Gp(e,t){xo(F);let n=Jo?.place,s=document.activeElement?.closest(
"[data-remove]"),o=s instanceof HTMLElement?s.dataset.remove:void 0;for(let i of wt()){let a=i.dataset.step??"",c=e.querySelector(
`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&le&&i.contains(le)&&c.hasAttribute("data-removed")&&E(c,".sheet-head").
after(le),c&&i.replaceWith(c)}for(let i of x(O,"[data-renew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);
a&&i.replaceChildren(...a.childNodes)}let r=N(e,"[data-inputs]");r&&ue?.replace(r,t),le?.isConnected&&document.activeElement===
document.body&&E(le,"button:enabled").focus({preventScroll:!0}),o&&N(F,`[data-remove="${CSS.escape(o)}"]`)?.focus(),_l(),
n&&Jo?.restore(n)}function Il(e){let t=ue?ue.showProblems(e):e,n=Xo?.open?t:e;Dt.textContent=n.map(s=>s.message).join(" "),
Dt.hidden=n.length===0,n.length&&O.dataset.live&&Dt.append(" ",zp(O.dataset.live))}function zp(e){let t=document.createElement(
"a");return t.href=e,t.textContent="Open it on the server",t.search=pt({...$,all:null}).toString(),t}function _l(){$r(F),
Jo?.prepare(),Vp(),_a(F),Wr(F),F.querySelector("pointer-view")&&Promise.resolve().then(()=>(vl(),vp));for(let e of x(F,"\
[data-embed]",HTMLAnchorElement)){let t=e.closest("[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=
pt({...$,all:null,step:n}).toString()}for(let e of x(O,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search).get("lang");e.search=pt({removed:$.removed,inputs:$.inputs,lang:t}).toString()}for(let e of x(O,"[data-back]",HTMLAnchorElement)){
let t=new URLSearchParams(location.search);for(let n of Ol)t.delete(n);e.search=t.toString()}}function Vp(){let e=!zt&&!ft.
removed&&!ft.inputs;for(let t of x(F,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),s=n?.parentElement?.querySelector(
"[data-guess]");if(e||s?.remove(),!e||s)continue;let o=document.createElement("button");o.type="button",o.dataset.guess=
t.dataset.remove,o.textContent="Predict what it changes",n?.before(o)}}async function Kp(e){let t=wt()[un(e.dataset.guess)],
[n,{askRemoval:s}]=await Promise.all([nc(an),Promise.resolve().then(()=>(To(),vo))]);if(!t?.isConnected)return;let o=()=>$e(
{removed:e.dataset.guess??""});le=n&&s(t,n,o,()=>$e({removed:""})),le?e.remove():o()}function Yp(e,t,{row:n,column:s}){let o=Object.
fromEntries(new URLSearchParams(location.search)),r=pt({...o,step:null,all:null,row:n,column:s});return Qt(`${O.dataset.
api}/${e}/${t}?${r}`)}async function Jp(){let{solutionsAt:e}=O.dataset;if(!(!e||N(O,"[data-solutions]")))try{let t=await fetch(
e);if(!t.ok)return;let n=new DOMParser().parseFromString(await t.text(),"text/html");F.after(...x(n.body,"[data-solution\
s]"))}catch{}}async function Xp(e){e.disabled=!0;let{all:t}=$;$={...$,all:"1"},Ft(),await Promise.all([ac($s(F)),Jp()]),
window.print(),$={...$,all:t},Ft(),e.disabled=!1}function Cl(e){return e.closest(`input:not([type=checkbox]), select, te\
xtarea, ${We} td`)!==null}function Pl(e){for(let t=e;t&&t!==F;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+
1&&getComputedStyle(t).overflowX!=="visible")return!0;t=t.parentElement}return!1}F.addEventListener("change",e=>{let t=e.
target;if(!(t instanceof HTMLInputElement)||!t.dataset.remove)return;let n=hs($);t.checked?n.add(t.dataset.remove):n.delete(
t.dataset.remove),$e({removed:[...n].join(",")})});O.addEventListener("change",e=>{let t=pr(e);t.dataset.follow&&$e({[t.
dataset.follow]:t.value}),"all"in t.dataset&&t instanceof HTMLInputElement&&($={...$,all:t.checked?"1":""},fn("replace"),
Ft(),wt()[Vt()]?.scrollIntoView({block:"start"}))});O.addEventListener("click",e=>{let t=C(e);t.dataset.go&&cn(Vt()+Number(
t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");n&&t.setAttribute("aria-expanded",String(n.toggleAttribute(
"data-open"))),"print"in t.dataset&&Xp(t),t.closest(".onward a")&&tr()&&Ro(O.dataset.lesson??"",wt()[Vt()]?.dataset.step??
""),"guess"in t.dataset&&Kp(t);let s=t.closest("[data-slide]");s instanceof HTMLElement&&(e.preventDefault(),cn(un(s.dataset.
slide),!0))});document.addEventListener("keydown",e=>{let t=C(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||
Cl(t)||Pl(t))return;let n=Ll(e.key);n!==null&&(e.preventDefault(),cn(n,!0))});var on;F.addEventListener("touchstart",e=>{
let t=C(e);on=e.touches.length===1&&!Pl(t)&&!Cl(t)?e.touches[0]:void 0},{passive:!0});F.addEventListener("touchend",({changedTouches:[
e]})=>{if(ln||!on||!e)return;let[t,n]=[e.clientX-on.clientX,e.clientY-on.clientY];on=void 0,Math.abs(t)>Op&&Math.abs(t)>
2*Math.abs(n)&&cn(Vt()-Math.sign(t))});window.addEventListener("popstate",()=>{$=Zo(location.search),fs($,ft)?Ft():ds({history:"\
keep",isFresh:!0})});kl()||cc(F,()=>{for(let e of wt())e.hidden=!1;for(let e of x(F,"[data-beside]"))e.hidden=!1;zt||bo(
wt()),zt&&Kr(wt())},Ft);var Qp=!!$.step;!$.step&&location.hash&&($.step=location.hash.slice(1));$.step&&un($.step)<0&&!ln&&
(Qp&&Fp($.step),$.step="",fn("replace"));Xo&&$.inputs&&(Xo.open=!0,ue?.unfold(qp($.inputs)));Nr(F,"opens"in O.dataset?Yp:
null);Hr(F,O.dataset.lesson??"",O.lang);Ia(F);Ne&&Fr(Ne);Br(F);_l();Ft();O.dataset.ready="true";an&&ec(an);fs($,ft)||Rp();
