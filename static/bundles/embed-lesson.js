var Gl=Object.defineProperty;var S=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var ms=(e,t)=>{for(var n in t)Gl(e,n,{get:t[n],enumerable:!0})};async function Qt(e,t,n=Jt){let s=await Kl(new URL(`api/${e}`,n),t);if(String(n)===Jt.href&&Yl(s!==null&&!ws(s)),!s)return or();
if(s.status===zl)return;if(!(s.headers.get("content-type")??"").includes("json")){let i=Re(s.status);throw new z(s.status,
[{where:"",message:i,suggestions:[]}])}let r=await s.json().catch(or);if(!s.ok)throw new z(s.status,r.errors??[]);return r}
async function Kl(e,t){try{let n=await fetch(e,t);return gs.includes(n.status)?null:n}catch(n){if(Ut(n))throw n;return null}}
function rr(e){let t=AbortSignal.timeout(Vl);return e?AbortSignal.any([e,t]):t}function ws({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function Yl(e){e!==Xt.answers&&(Xt.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function or(e){throw Ut(e)?e:new z(0,[{where:"",message:ke,suggestions:[]}])}
function Ut(e){return e instanceof DOMException&&e.name==="AbortError"}function pt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function mn(e){return e instanceof Error?
e.message:String(e)}var z,Jt,Xt,gs,zl,Vl,ke,Re,St=S(()=>{"use strict";z=class extends Error{constructor(t,n){super(n.map(
s=>s.message).join(" ")),this.status=t,this.problems=n}},Jt=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),
Xt={answers:!0},gs=[502,504],zl=204,Vl=5e3,ke="No response could be read. Your input is still here; check your connectio\
n and try again.",Re=e=>`The server answered with ${e}.`});function ir(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function ut(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function gn(e){return e<0?`(${ut(e)})`:ut(e)}function bs(e){return cr(e," \
+ ")}function ar(e){return cr(e,", ")}function wn(e,t){return e===t?t:`${e} = ${t}`}function cr(e,t){return e.length<=24?
e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var bn=S(()=>{"use strict"});function Es(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function xn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function En(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(xn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Jl(e,i,l,r);o.push(a)}return o.at(-1)??new s(0)}
function Jl(e,t,n,s){let{op:o}=t;if(o==="constant")return Ss(t,n);let r=ys(e,t,n).map(([f,d])=>s(f,d)),[i=0,a=0,c=0]=r;if(o===
"view"||o==="join")return i;if(o==="where")return i?a:c;if(o==="matmul")return Ql(r);if(o==="collect")return Ie.sum?.(r)??
0;if(o==="softmax")return Xl(e,t,n,r);let l=Ie[o];if(l)return l(r);let u=xs[o];if(!u)throw new RangeError(`There is no o\
peration ${o}.`);return u(i,a)}function ys(e,t,n){let{op:s,of:o=[],groups:r}=t,[i=0,a=0]=o;if(s==="view")return[[i,Zl(t,
n)]];if(s==="join")return[tu(e,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return lr(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(s==="softmax"||s in Ie){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=lr(
c).map(f=>[i,l*c+f]);return o.length>1?[...u,[a,0]]:u}return o.map(c=>[c,e[c]?.shape.length?n:0])}function Ss({values:e=0},t){
return Es(Array.isArray(e)?e[t]??Number.NaN:e)}function As(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function Xl(e,t,n,s){let{place:o,width:r}=As(e,t,n),i=Ms(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function Ms(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-
n)/s))}function Ql(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Zl({shape:e,offset:t=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function tu(e,t,n){let s=n;for(let o of t){let r=xn(e[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function lr(e){return Array.from({length:e},(t,n)=>n)}function eu(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function nu(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var xs,
Ie,_e=S(()=>{"use strict";xs={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,
maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>eu(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+nu(e/Math.SQRT2))},Ie=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Ce(e,t,n){let s=new Map,o=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??r(i,a);return s.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:Ss(c,a),op:"",parts:[]};let f=ys(e,c,a).
map(([w,x])=>o(w,x)),[d,h,m]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&m)return d?.value?h:m;if(l==="\
collect")return ur(f);if(l==="matmul")return ur(pr(f));if(l==="softmax")return uu(f,As(e,c,a));let g=Ie[l];if(g)return{value:g(
f.map(({value:w})=>w)),op:l,parts:f};let p=xs[l];if(!p||!d)throw new RangeError(`There is no operation ${l}.`);return{value:p(
d.value,h?.value??0),op:l,parts:f}};return o(e.length-1,t)}function yn(e){let t=new Map,n=new Set,s=o=>{n.has(o)||(n.add(
o),o.table!==void 0&&t.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(e),[
...t.values()]}function _t(e){if(fr.has(e.op))return e;for(let t of e.parts){let n=_t(t);if(n)return n}return null}function vs(e){
return e.op?Os(e,null,!1).text:ut(e.value)}function dr(e){let t=ut(e.value),n=_t(e);if(!n)return wn(vs(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let s=Pe(e),o=s.reduce((r,i)=>r+i,0);return`${ut(s[e.place??0]??0)} / ${ut(o)} = ${t}`}return`${hr(
e,n)??Os(e,n,!1).text} = ${t}`}function Pe({parts:e,temperature:t}){return Ms(e.map(({value:n})=>n),t?.value)}function Sn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),s=e.temperature?.value??1,o=Math.abs(n/s)>su;return{powers:o?Pe(e):t.
map(i=>Math.exp(i/s)),isShifted:o,largest:n}}function hr(e,t){if(e===t)return t.op==="sum"?`Sum ${ut(t.value)}`:null;let[
n,s]=e.parts,o=n&&hr(n,t);return!o||!s||s.op?null:e.op==="add"?`${o}, plus ${ut(s.value)}`:e.op==="divide"?`${o}, divide\
d by ${ut(s.value)}`:null}function Os(e,t,n){let{op:s,parts:o,value:r}=e,i=fr.has(s);if(!s||e===t||i&&n)return{text:gn(r),
binding:Rt};let a=o.map(d=>Os(d,t,n||i)),c=a.map(({text:d})=>d);if(s==="sum")return{text:c.length?bs(c):"0",binding:pe};
if(s==="softmax")return{text:cu(e,a),binding:At};if(s==="product")return{text:c.join(" · "),binding:At};let[l={text:"",
binding:Rt},u]=a,f=ru[s];if(f&&u){let[d,h]=f,m=s==="add"||s==="multiply",g=It(l,s==="power"?Rt:h),p=It(u,m?h:h+1);return{
text:s==="power"?`${g}^${p}`:`${g} ${d} ${p}`,binding:h}}return s==="negative"?{text:`−${It(l,At)}`,binding:pe}:s==="s\
qrt"?{text:`√${It(l,Rt)}`,binding:Rt}:s==="absolute"?{text:`|${au(o[0],l)}|`,binding:Rt}:s==="sigmoid"?{text:`1 / (1 +\
 e^(−${It(l,Rt)}))`,binding:At}:s==="gelu"?{text:`${It(l,At)} · Φ(${l.text})`,binding:At}:{text:`${iu[s]??s}(${ar(c)}\
)`,binding:Rt}}function au(e,{text:t}){return e&&!e.op?ut(e.value):t}function It({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function cu(e,t){let{place:n=0,temperature:s}=e,{isShifted:o,largest:r}=Sn(e),i=s?.value??1,a=t.map(c=>{let l=c;return o&&
(l={text:`${It(c,pe)} − ${gn(r)}`,binding:pe}),i!==1&&(l={text:`${It(l,At)} / ${gn(i)}`,binding:At}),`e^${It(l,Rt)}`});
return`${a[n]} / (${bs(a)})`}function pr(e){let t=[];for(let n=0;n<e.length;n+=2){let s=e.slice(n,n+2);t.push({value:lu(
s),op:"multiply",parts:s})}return t}function lu(e){return e.reduce((t,{value:n})=>t*n,1)}function ur(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:Ts(
e),op:"sum",parts:e};let s=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?pr([r.parts[0],i]):[]),o={value:Ts(s),op:"sum",parts:s};
return{value:Ts(e),op:"divide",parts:[o,t]}}function Ts(e){return e.reduce((t,{value:n})=>t+n,0)}function uu(e,{place:t,
width:n}){let s=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...s&&{temperature:s}},i=Pe(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var su,he,pe,At,ou,Rt,ru,iu,fr,Ns=S(()=>{"use strict";bn();_e();su=30,[he,pe,
At,ou,Rt]=[0,1,2,3,4],ru={add:["+",pe],subtract:["−",pe],multiply:["·",At],divide:["/",At],remainder:["mod",At],power:[
"^",ou],greater:[">",he],greater_equal:["≥",he],less:["<",he],less_equal:["≤",he],equal:["=",he],not_equal:["≠",he]},
iu={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},fr=new Set(["sum","softmax"])});function E(e,t,n){let s=$(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function $(e,t,n){
let s=e.querySelector(t);return s&&gr(s,n)?s:null}function b(e,t,n){return[...e.querySelectorAll(t)].filter(s=>gr(s,n))}
function $s(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function C({target:e}){return e}function mr({target:e}){
return e}function He(e,t){e.textContent!==t&&(e.textContent=t)}function gr(e,t){return e instanceof(t??HTMLElement)}var V=S(
()=>{"use strict"});function br(){return wr??=document.querySelector('[data-decimal=","]')!==null,wr}function Z(e){return br()?e.replaceAll(
fu,t=>t.replaceAll(/[.,]/g,n=>du[n]??n)):e}function De(e){return br()?e.replace(",","."):e}var fu,du,wr,Nt=S(()=>{"use s\
trict";fu=/\d[\d.,]*\d/g,du={".":",",",":"."}});function dt(e){return"down"in e.dataset?[b(e,"tbody td",HTMLTableCellElement)]:b(e,"tbody tr").map(t=>b(t,"td",HTMLTableCellElement))}
function me(e,t){let n=e.findIndex(s=>s.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function An(e){let t=new Map;
return n=>{let s=t.get(n);if(s!==void 0)return s;let o=$(e,`figure[data-table="${CSS.escape(n)}"]`),r=o?dt(o):[],i=o&&{figure:o,
cells:r.flat(),width:r[0]?.length??1,...Ct(o)};return t.set(n,i),i}}function Mn(e,t){let n=e?.cells[t];return n?te(n):Number.
NaN}function te(e){return ir(e.dataset.value??De(Ls(e)))}function Ls(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function Mt(e){return E(e,"figcaption span").textContent??""}function Ct(e){let t=s=>b(e,s).map(
o=>o.title||(o.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var Fe,Zt,We,Be,ge=S(()=>{"use strict";bn();V();Nt();Fe="figure[data-how]",Zt="figure[data-how] tbody td",We="figur\
e[data-editable]",Be="figure[data-editable] tbody td"});function xr(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let o of t)
s+=String.fromCharCode(o);return btoa(s)}function Er(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var ks=S(()=>{"use strict"});function Ue(e){if(Array.isArray(e))return pu(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=hu[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(Er(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function pu(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function je({values:e,
shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:mu(e,n*o,(n+1)*o),shape:s}}function yr({values:e,shape:t}){
return t.length<2?e:Rs({values:e,shape:t})}function Rs(e){return Array.from({length:e.shape[0]??0},(t,n)=>je(e,n).values)}
function mu(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var hu,Is=S(()=>{"use strict";ks();hu={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function st(e){return"kind"in e&&e.kind===Tn}function mt(e){return st(e)?e.meta:e.layout.meta}function vn(e){return st(e)?
e.meta.height??0:e.layout.height}var Tn,On=S(()=>{"use strict";Tn="network"});function Mr({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let o=e[s.trace];if("lines"in s){let r=qe(s.lines,t,n);
Object.assign(o,wu(r,n[s.row],s))}else o[s.attribute]=yr(qe(s.is,t,n))}}function qe(e,t,n){let s=gu(t),o=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===Ar?0:a.indexOf(n[i]??"")};return{values:En(e,(i,a=[])=>{let c=s[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>je(l,o(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function gu(e){let t=Sr.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,Ue(s)])),Sr.
set(e,t)),t}function wu({values:e,shape:t},n,{above:s,to:o}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Ar&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=s||f>o||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var Ar,
Sr,_s=S(()=>{"use strict";Is();_e();Ar="all",Sr=new WeakMap});function Ps(e,t){let{table:n}=mt(e);if(n&&"rows"in n)return[n];if(st(e))return[];let{data:s,layout:o}=e,r=n?[xu(n,o.meta,
t)]:[];return n&&!n.beside?r:[...$r(s).map(i=>Lr(o,i)),...r]}function Nn({columns:e,rows:t}){let n=document.createElement(
"table");n.createTHead().insertRow().append(...e.map(r=>Cs("th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().
append(Cs("th",r,"row"),...i.map(a=>Cs("td",a)));return n}function Nr(e,t){let{cells:n}=mt(e);return!n||st(e)?Tr(Ps(e,t)):
Tr([bu(e,n)])}function Tr(e){let t=s=>s.map(Au).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function $r(e){return e.filter(t=>t.type==="heatmap"&&t.visible!==!1)}function bu({data:e,layout:t},n){let s=$r(e),o=s.
flatMap(r=>{let{columns:i,rows:a}=Lr(t,r),c=Object.values(r.meta??{});return a.flatMap(([l,...u])=>u.map((f,d)=>[...c,l,
i[d+1],f]))});return{columns:[...Object.keys(s[0]?.meta??{}),...n],rows:o}}function xu(e,t,n){let{columns:s,labels:o}=e;
if("values"in e){let i=e.values.map(a=>qe(a,t,n).values);return{columns:s,rows:o.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Rs(
qe(e.matrix,t,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(r[a]??[])])}}function Lr(e,t){let n=Ue(t.z??[]),s=vr(
e,t,"y").map((o,r)=>[o,...Array.from(je(n,r).values)]);return{columns:[t.name??"",...vr(e,t,"x")],rows:s}}function vr(e,t,n){
let s=t[n];if(Array.isArray(s))return s.map(c=>Or(String(c)));let o=e[`${n}axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(
1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(Or);let{shape:a}=Ue(t.z??[]);return[...Array(a[n==="y"?0:1]??0).
keys()].map(String)}function Or(e){return e.replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function Au(e){
if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(yu,"$1'").replace(Su,"'"),n=Eu.test(e)?e:t;return/[",\r\n]/.
test(n)?`"${n.replaceAll('"','""')}"`:n}function Cs(e,t,n){let s=document.createElement(e);n&&(s.scope=n);let o=typeof t==
"number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=Number(o)===0?o.replace("-",""):o,s}var Eu,
yu,Su,Hs=S(()=>{"use strict";Is();On();_s();Eu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,yu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Su=/^(?=[\t\r\n])/});function kr(e,t){let n=s=>{let o=_r(s);o&&Ge(o)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&Tu(e,t),e.addEventListener("pointerout",s=>{let o=C(s).closest(Fe),{relatedTarget:r}=s,i=r instanceof Node&&
o?.contains(r);o&&!i&&$n(Fs(o))}),e.addEventListener("keydown",vu)}function Rr(e){for(let t of b(e,Fe))for(let[n,s]of b(
t,"tbody td").entries())s.tabIndex=n===0?0:-1}function Tu(e,t){let n=0,s=async o=>{let r=_r(o);if(!r)return;n+=1;let i=n,
a=Ds(r),c=Fs(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,me(dt(a),r));i===n&&c.isConnected&&Ou(
c,f,r)}catch(f){i===n&&(E(c,"[data-sum]").textContent=mn(f))}};e.addEventListener("click",s),e.addEventListener("keydown",
o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=C(o).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function vu(e){let t=C(e),n=t.closest(`${Zt}, ${Be}`),s=Mu[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!s||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let o=Ds(
n),r=dt(o),{row:i,column:a}=me(r,n),c="down"in o.dataset,l=c?s.column:s.row,u=c?s.row:s.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function Ge(e,{withoutResult:t=!1}={}){let n=Ds(e),s=Fs(n);$n(s);let o=An(s),r=Ce(JSON.parse(
n.dataset.how??"[]"),dt(n).flat().indexOf(e),(u,f)=>Mn(o(u),f));e.dataset.lit="result";for(let u of yn(r)){let f=o(u.table??
"")?.cells[u.index??0];f&&(f.dataset.lit??="part")}let i=s.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":ut(te(e)),l=Number.isNaN(r.value)||t&&!r.op?a:wn(vs(r),a);i.textContent=[$u(n,e),Z(l)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function Ou(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:i,index:a,numbers:c}=t,l=Ce(i,a,(g,p)=>Ir(
c[g],p).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[s,o,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(Nn(Nu(l,c)));let m=document.createElement("p");m.className=
"sum",m.textContent=dr(l),u.append(f,h,m,d),E(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function Nu(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=yn(a);return Ir(t[c],l).label},s=(a,...c)=>[a,...c.
map(ut)],o=_t(e);if(!o)return{columns:["term","value"],rows:yn(e).map(({table:a="",value:c})=>s(t[a]?.title??"",c))};let{
op:r,parts:i}=o;if(r==="softmax"){let a=Pe(o);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>s(n(a),a.value))}}function Ir(e,t){let n=e?.index.indexOf(t)??-1,s=e?.values[n];return{label:e?.labels[n]??"",value:s===
void 0?Number.NaN:Es(s)}}function $n(e){for(let n of b(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function _r(e){return e.target instanceof Element?e.target.closest(Zt):null}function Ds(e){
return e.closest("figure")}function Fs(e){return e.closest("[data-step]")}function $u(e,t){let{row:n,column:s}=me(dt(e),
t),{rows:o,columns:r}=Ct(e);return[Mt(e),o[n],r[s]].filter(Boolean).join(", ")}var Mu,Ws=S(()=>{"use strict";St();bn();Ns();
V();_e();ge();Nt();Hs();Mu={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var ai,ci,li,ui,fi,di,hi,pi,mi,gi,wi,bi,xi,Ei,yi,Si,Ai,Mi,Ti,vi,Xs,Oi,Qs,Ni,Ye=S(()=>{"use strict";ai="This lesson has n\
o such input. Send one of its inputs.",ci="This is not one of the options. Send one of {options}.",li="This is not a lis\
t. Send a list of words.",ui="There are {words} words. Send {expected} words.",fi="This word is empty or not text. Send \
a word.",di="The word contains a control character. Send it without.",hi="The word has {characters} characters. Send at \
most {most}.",pi="This is not a matrix. Send a list of rows, each a list of numbers.",mi="The matrix has {count} row. Se\
nd {expected}.",gi="The matrix has {count} rows. Send {expected}.",wi="This row is not a list. Send a list of numbers.",
bi="The row has {count} number. Send {expected}.",xi="The row has {count} numbers. Send {expected}.",Ei="This is not a n\
umber. Enter a number, such as 0.25.",yi="The number is out of range. Enter a number from {least} to {most}.",Si="This i\
s not a whole number. Send a whole number.",Ai='"{step}" is not a step of this lesson. Send the id of a removable step.',
Mi='"{step}" cannot be removed. Send the id of a removable step.',Ti="This step needs {names}, which could not be comput\
ed above.",vi="The result is not a number: the inputs are too extreme. Enter smaller values.",Xs=[0,.01,.04,.1,.2,.4,.7,
1],Oi=4,Qs=1e-12,Ni=7});function ee(e,t){let n=Array.from(e),s=Ef(n),o=yf(n,t);return n.map((r,i)=>({text:$t(r,s),exact:no(r),level:o[i]??null}))}
function Ef(e){for(let t=0;t<3;t+=1)if(e.every(s=>{if(Math.abs(s)>=1e15)return!0;let o=s*10**t;return Math.abs(o-Math.round(
o))<=Qs*Math.abs(o)}))return t;return 3}function $t(e,t=to(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(to(e)&&n<1e10&&!t){let o=String(n),r=n>=1e4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[o="",r=""]=eo(e,2,"toExponential").split("e");return`${o}e${Number(r)}`.replaceAll("-","−")}let s=eo(
e,t,"toFixed");return(Number(s)===0?s.replace("-",""):s).replace("-","−")}function no(e){if(to(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=bf&&t<xf){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",s=""]=e.toExponential().split("e"),o=s.slice(1).padStart(2,"0");return`${n}e${s.charAt(0)}${o}`}
function to(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function eo(e,t,n){let[s="",o]=e[n](wf).split("e"),r=s.indexOf(
".")+1+t,i=/^50*$/.test(s.slice(r)),a="02468".includes(s.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=s.slice(0,r).replace(/\.$/,"");return o===void 0?c:`${c}e${o}`}function yf(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Xs.slice(1).map((i,a)=>(i+(Xs[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let s=t?
Oi:Ni,o=Math.max(0,...n.map(Math.abs));return o<=Qs?n.map(()=>0):n.map(r=>Number(eo(r/o*s,0,"toFixed")))}var wf,bf,xf,ne=S(
()=>{"use strict";Ye();wf=100,bf=1e-4,xf=1e16});var so,oo=S(()=>{"use strict";so=`	
\v\f\r              \u2028\u2029  　`});function be(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var In=S(()=>{"use strict";oo()});function Af(e,t,n){let s=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),o=e.filter(({kind:c})=>c===
"words"),r=o.map(({value:c})=>c),i=o.map(({name:c})=>t[c]),a=s.map(({name:c})=>c);return{settings:[...n,...s.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(ki(r)===ki(i)?a:[...a,Sf])}}function ki(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function Mf(e,t,{settings:n,inputs:s},o){let r=Object.entries(e.tables).map(([p,w])=>{let x=Ri(
w,n)??null,{title:A="",figure:T=null}=x??Object.values(w.variants)[0]??{};return{name:p,title:A,isShown:T!==null,variant:x,
numbers:null}}),i=(p,w="")=>({tables:r,status:p,error:w}),a=e.inputs.map(p=>t.get(p)?.status);if(e.failing.some(p=>s.has(
p))||a.includes("unknown"))return i("unknown");let l=e.inputs.filter((p,w)=>a[w]==="failed");if(l.length){let p=l.map(w=>`\
“${t.get(w)?.title??w}”`).join(", ");return i("failed",be(Ti,{names:p}))}let u=new Map(r.map(({name:p,variant:w})=>[
p,w])),f=Tf(e,u,t,s,o);if(!Ri(e.conditions,n)?.every(({expression:p,holds:w})=>{let[x]=Ii(p,f)??[];return x!==void 0&&!!x===
w}))return i("unknown");let m=r.map(p=>({...p,numbers:f(p.name)}));return m.some(({numbers:p})=>p&&Array.from(p).some(Number.
isNaN))?i("failed",vi):{tables:m,status:"computed",error:""}}function Tf(e,t,n,s,o){let r=new Map(o),i=a=>{if(!e.tables[a])
return n.get(a)?.numbers??null;if(!r.has(a)){let l=t.get(a),u=l&&!l.fixed.some(f=>s.has(f));r.set(a,u?Ii(l.expression,i):
null)}return r.get(a)??null};return i}function Ii(e,t){return e.every(s=>s.op!=="table"||t(s.name??"")?.length===xn(s))?
En(e,s=>t(s)??[]):null}function Ri({settings:e,variants:t},n){return t[e.filter(s=>n.includes(s)).join(",")]}function vf(e,t){
return!e||e.length!==t?.length?!1:Array.from(e).every((n,s)=>Object.is(n,t[s]))}function Cn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,s,o)=>t[s]?.[Number(o)]??n)}var Li,Sf,_n,Pn=S(()=>{"use strict";_e();Ye();In();Li=new Map,Sf="=",_n=class{#e;#t;constructor(t){
this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:s,value:o})=>[s,o]));this.#t=this.#n(n,new Set,Li,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n,s=Li){return this.#n(
t,n,s,this.#t)}#n(t,n,s,o){let r={values:t,steps:[],known:new Map};for(let{name:a,kind:c,value:l}of this.#e.inputs){let u=t[a]??
l,d=c==="matrix"||c==="number"?[u].flat(2):null,h=JSON.stringify(u)===JSON.stringify(l);r.known.set(a,{numbers:d,isOwn:h,
status:"computed"})}let i=Af(this.#e.inputs,t,n);for(let a of this.#e.steps){let c=n.has(a.id),l=a.reads.every(p=>r.known.
get(p)?.isOwn??!0),u={settings:c?[a.id]:[],inputs:new Set},f=Mf(a,r.known,l?u:i,s),{id:d,inputs:h}=a;r.steps.push({id:d,
inputs:h,isRemoved:c,isOwn:l,...f});let{tables:m,status:g}=f;for(let{name:p,numbers:w}of m){let x=l&&!c||vf(w,o?.known.get(
p)?.numbers),A=a.tables[p]?.variants[""]?.title;r.known.set(p,{numbers:w,isOwn:x,status:g,title:A})}}return r}}});function Pi(e,{steps:t,known:n},s){let o=s.inputs.find(a=>a.name===e);if(!o)return t.flatMap(({tables:a})=>a).find(a=>a.
name===e)??null;let{shown:r}=o,i=n.get(e)?.numbers??null;return r?{name:e,title:r.title,isShown:!0,variant:r,numbers:i}:
null}function Hi({variant:e,numbers:t},n,s){let o=e&&s.content.children[e.figure??-1];if(!e||!o||!t)return null;let r=document.
importNode(o,!0),i=b(r,"tbody td");for(let[u,{text:f,exact:d,level:h}]of ee(t,e.shade).entries()){let m=i[u];if(!m)continue;
let g=Z(f);m.textContent=g,Ci(m,"value",d===g?null:d),Ci(m,"level",h||null)}let{rows:a,columns:c}=e,l="down"in r.dataset;
return Je(b(r,"tbody th"),l?c:a,n),Je(b(r,"thead th"),c,n),e.opens&&(r.dataset.how=JSON.stringify(e.expression)),r}function Ci(e,t,n){
n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Je(e,t,n){for(let[s,o]of e.entries()){let r=Cn(t[s]??"",n),
i=[...r],a=i.length>_i;o.textContent=a?`${i.slice(0,_i-1).join("")}…`:r,o.title=a?r:""}}var _i,Di=S(()=>{"use strict";
V();ne();Pn();Nt();_i=20});function ro(e){let[t,n]=[0,e.length];for(;t<n&&Fi(e.charAt(t));)t+=1;for(;t<n&&Fi(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var vg,Fi,Wi,Bi=S(()=>{"use strict";oo();vg=new RegExp(`[${so}]+`),Fi=e=>e!==""&&so.includes(e);Wi=e=>[...e].length});function Hn(e,t){let n=e.map(({name:i})=>i),s=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:ai,suggestions:n})),o={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;o[i.name]=$f(i,a,o)}catch(a){if(!(a instanceof ot))throw a;let{where:c,
message:l}=a;s.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),o[i.name]=i.own}if(s.length)throw new z(422,
s);return o}function $f(e,t,n){if(e.kind==="words")return Lf(e,t);if(e.kind==="matrix")return kf(e,t,n);if(e.kind==="num\
ber")return qi(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new ot("",ci,{options:e.options.join(
", ")})}function Lf({least:e,most:t},n){if(!Array.isArray(n))throw new ot("",li);if(n.length<e||n.length>t){let s=e<t?`${e}\
 to ${t}`:t;throw new ot("",ui,{words:n.length,expected:s})}return n.map((s,o)=>{let r=`[${o}]`;if(typeof s!="string"||!ro(
s))throw new ot(r,fi);if(Nf.test(s))throw new ot(r,di);let i=Wi(s);if(i>40){let a=40;throw new ot(r,hi,{characters:i,most:a})}
return ro(s)})}function kf(e,t,n){let s=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(s))throw new ot("",pi);let o=e.
isRow?[e.own]:e.own,r=ji(e.rows,n).length||o.length,i=ji(e.columns,n).length||(o[0]?.length??0);if(s.length!==r){let c=s.
length===1?mi:gi;throw new ot("",c,{count:s.length,expected:r})}let a=s.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new ot(u,wi);if(c.length!==i){let f=c.length===1?bi:xi;throw new ot(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>qi(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function qi({least:e,most:t,whole:n},s,o){if(typeof s!="num\
ber")throw new ot(o,Ei);if(!(s>=e&&s<=t)){let i={least:$t(e),most:$t(t)};throw new ot(o,yi,i)}if(!n)return s;let r=Math.
round(s);if(Math.abs(s-r)>Of*Math.max(1,Math.abs(s),Math.abs(r)))throw new ot(o,Si);return r}function ji(e,t){return Array.
isArray(e)?e:t[e]??[]}var Of,Nf,ot,io=S(()=>{"use strict";St();Ye();ne();In();Bi();Of=1e-9,Nf=/[\p{Cc}\p{Cs}]/u,ot=class extends Error{constructor(t,n,s={}){
super(be(n,s)),this.where=t}}});var Fn={};ms(Fn,{exportedLesson:()=>Cf,openRecord:()=>Dn});function Dn(){let e=E(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Gi??=new _n(JSON.parse(e)),Gi}async function Cf(e,t){let n=Dn(),s=Hn(n.inputs,Pf(e.inputs));Hf(n,
s);let o=Df(n,e.removed),i=JSON.stringify(s)===JSON.stringify(n.ownValues)&&await Yi([...o],t)||await Wf(n,s,o,t),a=qf(n,
s);return a&&i.append(a),i}function Pf(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Xe(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Hf({inputs:e},t){for(let{
name:n,kind:s,value:o}of e){let r=i=>[i].flat().length;if(s==="words"&&r(o)!==r(t[n]))throw Xe(422,`inputs.${n}`,If)}}function Df(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let s of n){let o=e.steps.find(i=>i.id===s),r=o?Mi:Ai;if(!o?.isRemovable)
throw Xe(422,"removed",be(r,{step:s}))}return n}async function Yi(e,{files:t,signal:n}){if(!t)return Ff(e);if(e.length>1)
return null;let[s]=e,o=s?t.replace("{removed}",s):".",r=await fetch(o,{signal:n}).catch(Ki);if(!r.ok)throw Xe(r.status,"",
Re(r.status));let i=await r.text().catch(Ki),a=E(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function Ff(e){let t=JSON.parse(E(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let s=document.createElement(
"div");s.dataset.steps="";let o=Object.values({...t[""],...t[n]});s.append(...o.map(i=>zi("lesson-parts",i)));for(let i of b(
s,"[data-matrix]"))i.replaceWith(zi("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(s),r}function zi(e,t){let{content:n}=E(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function Wf(e,t,n,s){let o=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(o.map(c=>Yi(c,s)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=$(r,`[data-step="${CSS.escape(c.id)}"]`);l&&Uf(l,c,a,e)}for(let c of b(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||Bf(c,e.solve(t,new Set([...n,l])))}return r}function Bf(e,{
steps:t}){let n=t.find(({id:s})=>s===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:s})=>s)||(e.disabled=
!0,e.parentElement?.append(" ",_f))}function Uf(e,t,n,s){let o=s.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!o)return;let r=t.inputs.map(i=>Pi(i,n,s)).filter(i=>i!==null);Vi(e,".step-inputs",
r,n.values),Vi(e,".step-results",t.tables,n.values),t.isOwn||jf(e,t)}function jf(e,{status:t,error:n}){let o=Object.entries(
{remark:".remark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of b(e,".remark, pointer-view, .f\
ailure"))i.remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=o.map(
([i])=>i).join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=Rf;else if(o.length){let i=o.map(([
l])=>l).join(" and the "),[a,c]=o.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hi\
dden: ${c} the original numbers.`}r.textContent&&E(e,".reasons").before(r)}function Vi(e,t,n,s){let o=$(e,t);if(!o)return;
let r=n.filter(({isShown:u})=>u),i=E(document,"#lesson-figures",HTMLTemplateElement),a=r.map(u=>Hi(u,s,i)).filter(u=>u!==
null),c=r.filter(({numbers:u})=>!u).map(({title:u})=>u);if(o.replaceChildren(...a),!c.length)return;let l=document.createElement(
"p");l.className="quiet",l.dataset.missing="",l.textContent=`Only the server can compute with your changes: ${c.join("; ")}\
.`,o.append(l)}function qf(e,t){let n=$(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,s=$(n,"[data-i\
nputs]"),o=s&&document.importNode(s,!0);for(let{name:r,shown:i}of o?e.inputs:[]){let a=E(o,`[data-input="${CSS.escape(r)}\
"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?Z(no(l)):String(l));for(let[l,u]of b(a,"input, select").entries())u.value=
c[l]??"";i&&(Je(b(a,"tbody th"),i.rows,t),Je(b(a,"thead th"),i.columns,t))}return o}function Ki(e){throw Ut(e)?e:Xe(0,"",
ke)}function Xe(e,t,n){return new z(e,[{where:t,message:n,suggestions:[]}])}var Rf,If,_f,Gi,Qe=S(()=>{"use strict";St();
V();Ye();Di();ne();Pn();io();Nt();In();Rf="With your changes, only the server can compute this step.",If="Only the serve\
r can compute with more or fewer words.",_f="(with your changes, only on the server)"});function Wn(e,t){let n=$(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let s=n.getBoundingClientRect(),
o=t.getBoundingClientRect(),r=document.createElementNS(Ji,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of Gf(e)){let a=i.right<o.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[o.left,(o.top+o.bottom)/2]:[(o.left+o.right)/2,o.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],m=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([p=0,w=0])=>`${(p-s.left).toFixed(1)} ${(w-s.top).toFixed(1)}`),g=document.createElementNS(Ji,"path");g.setAttribute(
"d",`M${m[0]}C${m.slice(1).join(" ")}`),r.append(g)}n.append(r)}function Gf(e){return b(e,"figure.matrix").flatMap(t=>{let n=b(
t,'[data-lit="part"]').map(s=>s.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:s})=>s)),right:Math.
max(...n.map(({right:s})=>s)),top:Math.min(...n.map(({top:s})=>s)),bottom:Math.max(...n.map(({bottom:s})=>s))}]:[]})}var Ji,
Xi=S(()=>{"use strict";V();Ji="http://www.w3.org/2000/svg"});function H(e,t,n){let s=Math.min(1,Math.max(0,(e-t)/(n-t)));return s<.5?4*s**3:1-(2-2*s)**3/2}function Lt(e,t,n){return e+
(t-e)*n}function gt(e,t,n){return{x:Lt(e.x,t.x,n),y:Lt(e.y,t.y,n),width:Lt(e.width,t.width,n),height:Lt(e.height,t.height,
n)}}function rt(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*zf+n*Vf+([...e].
length-t-n)*Qi}function xe(e,t){let n=Math.max(0,...e.map(rt));return n?Math.min(t,n+12):0}function Bn(e,t){return Math.
max(Math.min(150,e/4),Math.min(220,t))}function at(e,t){if(rt(e)<=t)return e;let n=Math.floor(t/Qi)-1;return n>1?`${[...e].
slice(0,n).join("")}…`:""}function K(e,t,n,{opacity:s=1,isLit:o=!1,isRaised:r=!1}={}){let i=rt(n.text),a=t.width<i+ao,
l=t.height>=17&&t.width>=(a?Kf:1)*i+ao/2?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:l,opacity:s,isLit:o,isRaised:r,
isNarrow:a}}function j(e,t,n,s,o={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=o;return{kind:"text",key:e,x:t,y:n,
text:s,anchor:r,opacity:i,isQuiet:a}}function Ht(e,t,{opacity:n=1,isQuiet:s=!1}={}){return{kind:"line",key:e,path:t,opacity:n,
isQuiet:s}}function jt(e){return{...e,text:"?",level:void 0}}function Tt(e,t,n){return Math.max(3,Math.min(n,e/Math.max(
1,t)))}function wt(e){return Math.max(44,...e.map(({text:t})=>rt(t)+2*ao))}var Qi,zf,Vf,ao,Kf,nt,Ee=S(()=>{"use strict";
[Qi,zf,Vf]=[8.8,9.8,4.8],ao=6,Kf=.8,nt=30});function ta({weights:e,shares:t,labels:n,values:s,results:o,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=wt(e),
d=wt([...s.flat(),...o])+14,h=a-f-38-o.length*d,m=xe([...n,r],Bn(a,h)),g=m+f+34,p=Tt(a-g-4,o.length,d),w=p-Math.min(5,p/
5),x=Tt(Yf,u,nt+8),A=x-Math.min(6,x/4),T=8+u*x+14,F=Math.max(...t),N=H(c,0,.9),X={anchor:"end",isQuiet:!0},B=[],Y=0;for(let[
y,_]of t.entries()){let k=8+y*x,R=k+A/2+6;if(x>17){let G=at(n[y]??"",m-12);B.push(j(`label-${y}`,m-12,R,G,X))}B.push(K(`\
weight-${y}`,{x:m,y:k,width:f,height:A},e[y]??{text:""})),x>17&&B.push(j(`times-${y}`,m+f+17,R,"·",{isQuiet:!0}));let q=Lt(
1,Lt(Jf,1,_/F),N),v=Zi*y/Math.max(1,u-1),J=H(c,1+v,1.85-Zi+v);for(let[G,U]of(s[y]??[]).entries()){let P={x:g+G*p,y:k,width:w,
height:A};if(B.push(K(`value-${y}-${G}`,P,U,{opacity:q})),J===0||c>=co||_*ye<.25)continue;let et={...P,y:T+Y,height:_*ye},
xt=gt(P,et,J),ht={...U,text:""};B.push(K(`strip-${y}-${G}`,xt,ht,{opacity:Lt(q,1,J)}))}Y+=_*ye}let W=g+o.length*p;B.push(
Ht("rule",`M${m} ${T-8}H${W}`,{opacity:H(c,.9,1.1),isQuiet:!0}));let I=H(c,1.8,2);B.push(j("result",g-12,T+ye/2+6,at(r,g-
12),{anchor:"end",opacity:H(c,1,1.3)}));for(let[y,_]of o.entries()){let k={x:g+y*p,y:T,width:w,height:ye},R=y===l?jt(_):
_;I>0&&B.push(K(`result-${y}`,k,R,{opacity:I}))}return{width:W,height:T+ye+8,marks:B}}function ea({weights:e,labels:t,shares:n},{
moment:s}){let o=n.indexOf(Math.max(...n)),r=t[o]?`“${t[o]}” has the`:"The";return s===0?`${r} largest weight${r==="\
The"?" is":","} ${e[o]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows a\
s thick as their weights fill exactly one row: the average."}var co,ye,Yf,Zi,Jf,na=S(()=>{"use strict";Ee();co=2,ye=44,Yf=
380,Zi=.4,Jf=.1});function aa({sources:e,targets:t,flights:n},{width:s,at:o,asked:r=-1}){let i=wt(n.map(({tile:y})=>y))+4,[a,c]=[e,t].map(
y=>lo(y,i,s)),l=se(a)+sa+se(c)<=s,u=Math.max(ia(e),ia(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(s-
f*Un)/u)),h=l?Math.max(Ze(e),Ze(t)):Ze(e)+Ze(t),m=Math.max(6,Math.min(nt+4,Xf/h)),[g,p]=[d-Math.min(4,d/5),m-Math.min(4,
m/4)],w=h*m+Se+6,x=l?w:w+Se+24,A={sources:lo(e,d,s),targets:lo(t,d,s)},T=se(A.sources)+sa,F=l?T+se(A.targets):Math.max(se(
A.sources),se(A.targets)),N=y=>l?0:(F-se(y))/2,X={sources:{top:Se,edges:ra(A.sources,N(A.sources))},targets:{top:l?Se:Se+
Ze(e)*m+24+Se,edges:ra(A.targets,l?T:N(A.targets))}},B=(y,_)=>{let{columns:k=0}={sources:e,targets:t}[y][_]??{},R=(A[y][_]??
0)-k*d;return(X[y].edges[_]??0)+R/2},Y=(y,{table:_,row:k,column:R})=>({x:B(y,_)+R*d,y:X[y].top+k*m,width:g,height:p}),W=[],
I=[];for(let[y,_]of[["sources",e],["targets",t]])for(let[k,{title:R,columns:q}]of _.entries()){let v=y==="targets"&&t.length>
1?k:0,J=y==="targets"?H(o,v,v+.4):1,G=B(y,k)+q*d/2,U=at(R,A[y][k]??0);W.push(j(`${y}-${k}`,G,X[y].top-9,U,{opacity:J,isQuiet:!0}))}
for(let[y,{tile:_,from:k,to:R,moment:q}]of n.entries()){let[v,J]=[Y("sources",k),Y("targets",R)],G=Math.max(1,(t[R.table]?.
columns??1)-1),U=oa*R.column/G,P=H(o,q+U,q+1-oa+U);if(W.push(K(`left-${y}`,v,_,{opacity:P>0?.25:1})),P===0)continue;let et=y===
r?{..._,text:"?",level:void 0}:_;I.push(K(`moved-${y}`,gt(v,J,P),et,{isRaised:P<1}))}return{width:F,height:x,marks:[...W,
...I]}}function lo(e,t,n){let s=(n-(e.length-1)*Un)/e.length;return e.map(({title:o,columns:r})=>Math.max(r*t,Math.min(rt(
o),s)))}function se(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Un)}function ra(e,t){let n=t;return e.map(s=>{let o=n;
return n+=s+Un,o})}function ia(e){return e.reduce((t,{columns:n})=>t+n,0)}function Ze(e){return Math.max(...e.map(({rows:t})=>t))}
function ca({sources:e,targets:t},{moment:n}){let s=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?s([t[n]]):"";return`Part of ${s(e)} becomes ${r}. No number changes.`}let o=e.length>
1?"are put together in":"becomes";return`${s(e)} ${o} ${s(t)}. No number changes.`}var Xf,Un,sa,Se,oa,la=S(()=>{"use str\
ict";Ee();Xf=400,Un=36,sa=84,Se=28,oa=.4});function ua(e,{width:t,at:n,asked:s=-1}){let{sliding:o,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,o.tiles.length],h=u?[]:[o,...r].map(({label:M})=>M),m=[...o.tiles,...r.flatMap(({tiles:M})=>M),...i.flat()],g=wt(
c),p=rt(l)>Qf,w=l&&!p?rt(l)+14:0,x=wt(m)+8,A=t-w-g-48-d*x,T=xe(h,Bn(t,A)),F=f+2,[N,X]=u?[F,d]:[d,F],B=t-T-w-(u?0:g+44)-4,
Y=Math.max(g+8,...r.map(({label:M})=>rt(M)+10)),W=Tt(B,N,Math.max(x,u?Math.min(Y,120):0)),I=Tt(Zf,X,nt+6),y=W-Math.min(5,
W/5),_=I-Math.min(5,I/4),k=u?48:8,R=k+d*I+22,q=T+d*W+40,v=(u?T+F*W:q+g)+w,J=(M,Q)=>u?{x:T+M*W,y:k+Q*I,width:y,height:_}:
{x:T+Q*W,y:k+M*I,width:y,height:_},G=M=>u?{x:T+M*W,y:R,width:y,height:nt}:{x:q,y:k+M*I,width:g,height:_},U=Math.min(f-1,
Math.floor(n)),P=Math.min(1,n-U),et=Math.max(0,U-1+H(P,0,U?jn:.01)),xt=M=>Math.min(1,Math.max(0,M)),ht=M=>M+1-xt(et-M)+xt(
M-et),Et=[],vt=[];for(let[M,{label:Q,tiles:Ot}]of r.entries()){let yt=ht(M),lt=M===U&&P>jn&&P<1;for(let[sr,jl]of Ot.entries()){
let ql=M>U&&n<f?.6:1;Et.push(K(`line-${M}-${sr}`,J(yt,sr),jl,{opacity:ql}))}Et.push(pn(`name-${M}`,Q,yt,lt));let Kt=M<U||
P===1;if(M>U)continue;let it=M<U?1:H(P,uo,.95);if(!it)continue;let Bt=G(yt),Yt=c[M]??{text:""},Le=Math.min(d,Math.floor(
it*d+1e-9)),Bl={text:a[M]?.[Le-1]??""},Ul=M===s?jt(Yt):Kt?Yt:Bl;Et.push(K(`result-${M}`,Bt,Ul,{opacity:Math.min(1,4*it)})),
Et.push(ps(M,yt,Kt,Math.min(1,4*it)))}let kt=n>=f||P===0&&U>0?Math.ceil(n)-1:U,fe=P===0||n>=f?1:H(P,jn,uo),hn=n<f&&P>0&&
P<jn;if(n>0&&!hn){let M=et+2;for(let[Q,Ot]of(i[kt]??[]).entries()){let yt=J(M,Q),lt=.25*Q/Math.max(1,d-1),it=kt===U&&P>0&&
P<1?H(P,uo+lt*.6,.8+lt*.6):1,Bt=kt===s;if(vt.push(K(`product-${Q}`,yt,Ot,{opacity:fe*(1-.55*it),isLit:!0})),it===0||it===
1)continue;let Yt=gt(yt,td(G(ht(kt))),it),Le=Bt&&it>.6?{...Ot,text:""}:Ot;vt.push(K(`flight-${Q}`,Yt,Le,{opacity:1-H(it,
.8,1),isLit:!0}))}}for(let[M,Q]of o.tiles.entries())vt.unshift(K(`sliding-${M}`,J(et,M),Q,{isRaised:!0}));vt.push(pn("na\
me-sliding",o.label,et,!0));let de=u?R+nt+8:k+F*I+6;if(p){let M=at(`then ${l}`,t-T);Et.push(j("after",T,de+16,M,{anchor:"\
start",isQuiet:!0}))}else if(l){let M=u?T+F*W+8:q+g+10,Q=u?R+21:k+I+_/2+6;Et.push(j("after",M,Q,l,{anchor:"start",isQuiet:!0}))}
return{width:v,height:de+(p?24:0),marks:[...Et,...vt]};function pn(M,Q,Ot,yt){let lt=!yt;if(u){let Bt=T+Ot*W+y/2,Yt=M===
"name-sliding",Le=at(Q,Yt?t-Math.abs(2*Bt-v):W-4);return j(M,Bt,Yt?16:38,Le,{isQuiet:lt})}let Kt=k+Ot*I+_/2+6,it=I>17?at(
Q,T-12):"";return j(M,T-12,Kt,it,{anchor:"end",isQuiet:lt})}function ps(M,Q,Ot,yt){let lt=G(Q),[Kt,it]=u?[lt.x+lt.width/
2,lt.y-6]:[lt.x-20,lt.y+lt.height/2+6],Bt=Ot?u?"":"=":"+ …";return j(`equals-${M}`,Kt,it,Bt,{opacity:yt,isQuiet:!0})}}
function td({x:e,y:t,width:n,height:s}){return{x:e+n/4,y:t+s/4,width:n/2,height:s/2}}function fa(e,{moment:t,isAsked:n}){
let{sliding:s,lines:o,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[s.label,o[t]?.label].map(g=>g?`“${g}”`:""),f=l&&
u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",m=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}\
umbers that meet are multiplied, and the products add up to ${m}.`}var Qf,Zf,jn,uo,da=S(()=>{"use strict";Ee();Qf=76,Zf=
380,[jn,uo]=[.35,.55]});function ma({sources:e,places:t,sums:n},{width:s,at:o,asked:r=-1}){let i=e.map(({tile:N})=>N),a=Math.max(wt(i),...e.map(
({label:N})=>rt(N)))+16,c=Tt(s,e.length,a),l=Tt(s,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,m]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],g=28,p=g+nt+pa+ha,w=t.map((N,X)=>e.reduce((B,Y)=>B+(Y.
place===X?Y.share:0),0)),x=ha/Math.max(...w,1e-9),A=[Ht("base",`M${d} ${p+1}H${d+t.length*l}`)],T=t.map(()=>0),F=t.map(()=>{});
for(let[N,{label:X,tile:B,share:Y,place:W}]of e.entries()){let I=f+N*c+(c-h)/2,y={x:I,y:g,width:h,height:nt},_=d+W*l+(l-
m)/2,k=T[W]??0,R=Math.max(0,Y*x),q={x:_,y:p-k-R,width:m,height:R};T[W]=k+R;let v=o-N,J=W===r;A.push(j(`label-${N}`,I+h/2,
18,at(X,c),{isQuiet:!0}),K(`source-${N}`,y,B,{opacity:v>=1?.35:1}));let[G,U]=[I+h/2,_+m/2],P=g+nt+pa/2,et=`M${G} ${g+nt}\
C${G} ${P} ${U} ${P} ${U} ${q.y}`,xt=H(v,0,fo)*(1-H(v,qn,1));xt&&A.push(Ht(`way-${N}`,et,{opacity:xt,isQuiet:!0}));let ht=Math.
min(1,Math.max(0,(v-fo)/(qn-fo)))**2;if(ht>0){let Et=gt(y,q,ht),vt=H(ht,0,.7),kt=J&&ht>.5?{...B,text:""}:B,fe=gt(y,q,vt).
x;A.push(K(`dropped-${N}`,{...Et,x:fe},kt)),v>=qn&&(F[W]=n[N])}}for(let[N,{label:X,tile:B}]of t.entries()){let Y=d+N*l+l/
2,W=e.filter((R,q)=>R.place===N&&o>=q+qn),I=p-W.reduce((R,{share:q})=>R+q*x,0),_=e.every((R,q)=>R.place!==N||o>=q+1)&&(F[N]!==
void 0||o>=e.length),k=N===r&&F[N]?jt(B).text:_?B.text:F[N];k&&A.push(j(`sum-${N}`,Y,I-9,k)),A.push(j(`place-${N}`,Y,p+24,
at(X,l-6),{isQuiet:!k}))}return{width:u,height:p+36,marks:A}}function ga({sources:e,places:t,sums:n},{moment:s,isAsked:o,
isEnd:r}){let i=e[s];if(!i)return"";if(r){let u=t.map((h,m)=>e.filter(g=>g.place===m)).reduce((h,m)=>m.length>h.length?m:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=o?"":`, which has ${n[s]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var ha,pa,fo,qn,wa=S(()=>{"use strict";Ee();ha=170,pa=76,[fo,qn]=[.15,
.8]});function Ea({scores:e,weights:t,shares:n,powers:s,sum:o,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=Math.max(wt([...e,...t]),...r.map(rt))+10,m=c<480?ba/2:ba,g=c-m-60,p=g-f*Math.min(h,128),
w=c>620?xe(d,Math.max(200,p)):0,x=Tt(g-w,f,Math.min(h,128)),A=x-Math.min(8,x/4),T=28+oe,[F,N]=[T+8,T+8+nt+8],X=r.some(v=>rt(
v)>x),B=N+nt+22,Y=w+f*x+18,W=Math.max(...n),I=[],y=v=>Gn*v/Math.max(1,f-1);if(w){let v={anchor:"end",isQuiet:!0},J=G=>at(
G,w-12);I.push(j("name-powers",w-12,T-8,J(i.powers),{...v,opacity:H(l,0,.5)}),j("name-scores",w-12,F+21,J(i.scores),v),j(
"name-weights",w-12,N+21,J(i.weights),{...v,opacity:H(l,2,2.5)}))}let _=w+f*x;I.push(Ht("base",`M${w} ${T+1}H${_}`,{isQuiet:!0}));
let k=H(l,1,1.4),R=Y+m+6;I.push(Ht("zero",`M${Y-8} ${T+1}H${R}`,{opacity:k,isQuiet:!0}),Ht("one",`M${Y-8} ${T-oe}H${R}`,
{opacity:k}),j("one-text",R+8,T-oe+6,"1",{anchor:"start",opacity:k}),j("zero-text",R+8,T+6,"0",{anchor:"start",opacity:k,
isQuiet:!0}),j("sum",Y+m/2,T-oe-10,`Σ ${o}`,{opacity:H(l,1,1.5)*(1-H(l,2,2.3))}));let q=0;for(let[v,J]of n.entries()){let G=w+
v*x+(x-A)/2,U=H(l,y(v),1-Gn+y(v)),P=oe*J*U/W,et={...t[v]??{text:""},text:""},xt={x:G,y:T-P,width:A,height:P},ht=v===u,Et=Lt(
1,.35,H(l,1,1.6)),vt=ht?{...et,level:void 0}:et;I.push(K(`bar-${v}`,xt,vt,{opacity:Et}));let kt=s[v]??"";rt(kt)<x&&I.push(
j(`power-${v}`,G+A/2,xt.y-8,kt,{opacity:U})),I.push(K(`score-${v}`,{x:G,y:F,width:A,height:nt},e[v]??et)),q+=J*oe;let fe={
x:Y,y:T-q,width:m,height:J*oe},hn=H(l,1+y(v),2-Gn+y(v));hn>0&&I.push(K(`part-${v}`,gt({...xt,height:P},fe,hn),vt));let de=H(
l,2+y(v),3-Gn+y(v)),pn={x:G,y:N,width:A,height:nt};if(de>0){let Q=ht?jt(et):de<1?et:t[v]??et;I.push(K(`weight-${v}`,gt(fe,
pn,de),Q))}let ps=X&&v%2?22:0,M=at(r[v]??"",X?2*x-8:x);I.push(j(`label-${v}`,G+A/2,B+ps,M,{isQuiet:!0}))}return{width:R+
20,height:B+(X?22:0)+10,marks:I}}function ya({sum:e},{moment:t}){return["Each score becomes a power of e: all of them ar\
e positive, and large ones stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Eac\
h power is divided by ${e}, so that the weights sum to 1.`][t]??""}var xa,oe,ba,Gn,Sa=S(()=>{"use strict";Ee();xa=3,oe=150,
ba=60,Gn=.35});function Oa(e){let t=new ho(e),n=b(e,`.step-results ${Fe}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:dt(i)})),s=new Map(n.map(i=>[i,t.kindOf(i)])),o=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=s.get(i)??"\
plain";if(a==="moves"){let c=en(i.expression).join(),l=b(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&s.get(f)==="moves"&&en(f.expression).join()===c);for(let f of u)r.add(f);o.push(ld(t,u))}else if(a==="scatt\
er")o.push(cd(t,i));else if(a==="plain")o.push(id(i));else for(let c of i.grid.keys())o.push(ad(t,i,c,a))}return o.filter(
({cells:i})=>i.length)}function en(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function id({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,s)=>s+1),seconds:Ta.plain,scene:null,words:()=>"",forget:()=>{}}}
function tn(e,t,n,s){let o,r=()=>(o??=t(),o);return{...e,seconds:Ta[e.kind],scene:i=>n(r(),i),words:i=>s(r(),i),forget:()=>{
o=void 0}}}function ad(e,t,n,s){let o=t.grid[n]??[],r=Ct(t.figure).rows[n]??"",i=[Mt(t.figure),r].filter(Boolean).join("\
, "),a={kind:s,title:i,label:r,cells:o};if(s==="products"){let u=o.map((d,h)=>h+1),f=()=>e.products(t,n);return tn({...a,
shown:u},f,ua,fa)}let c=s==="softmax"?xa:co,l=Array.from({length:c},(u,f)=>f===c-1?o.length:0);return s==="softmax"?tn({
...a,shown:l},()=>e.softmax(t,n),Ea,ya):tn({...a,shown:l},()=>e.average(t,n),ta,ea)}function cd(e,t){let n=t.expression.
at(-1)?.groups??[],s=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),o=[...s.keys()].sort((u,f)=>u-f),r=new Map(o.map((u,f)=>[
s.get(u),f])),i=n.map((u,f)=>r.get(f)??o.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:Mt(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:o.map((u,f)=>i.filter(d=>d<=f).length)};
return tn(l,()=>e.scatter(t,o,s),(u,{asked:f=-1,...d})=>ma(u,{...d,asked:a[f]??-1}),ga)}function ld(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),s=en(t[0]?.expression??[]).length,o=t.length>1?t.length:s,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:o},(l,u)=>t.length===1?u===o-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>Mt(l)).join(", "),label:"",cells:n,shown:i};return tn(c,()=>e.moves(t),aa,ca)}function Ae(e,{dataset:t}){let{
tone:n,shade:s}=t;return{text:Ls(e),level:e.dataset.level,tone:n,shade:s}}function re(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return Z(Number.isInteger(e)?$t(e):$t(e,n))}function Aa(e){let t=e?dt(e):[];return{title:e?Mt(e):"",rows:t.
length,columns:t[0]?.length??0}}function po(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function ud(e){let t=e.flat();return t.length>0&&t.length<=va&&new Set(t).size===t.length}function Ma(e){
let t=e&&_t(e);return t?.op!=="sum"||t.parts.length>ed||!t.parts.length?!1:t.parts.every(({op:n,parts:s})=>n==="multiply"&&
s.length===2&&s.every(o=>o.parts.every(r=>!r.op)))}function mo(e){return(_t(e)?.parts??[]).map(n=>n.parts)}function fd(e){
let t=mo(e).map(([s])=>s?.value??Number.NaN),n=t.reduce((s,o)=>s+o,0);return Math.abs(n-1)<od&&t.every(s=>s>=0)}function dd(e,t){
let[n,s]=[po(e),t&&po(t)];return n.table===s?.table&&n.index===s?.index&&e.value===t?.value}var Ta,ed,nd,va,sd,od,rd,ho,
Na=S(()=>{"use strict";Ns();V();ne();ge();Nt();na();la();da();wa();Sa();Ta={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},ed=96,nd=24,va=48,sd=400,od=1e-6,rd=new Set(["table","view","join"]);ho=class{constructor(t){this.
tableNamed=An(t)}kindOf({expression:t,grid:n}){let s=t.at(-1),o=n.flat();if(!s||!o.length||en(t).some(h=>!this.tableNamed(
h)))return"plain";if(s.op==="collect")return ud(s.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>rd.
has(h)))return n.length>1&&r>1&&o.length<=sd?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.
has("matmul"))return"plain";let a=this.#e(t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=va?"softmax":"plai\
n";if(!i.has("matmul")||r>nd||!Ma(c))return"plain";let l=this.#t(n[0]?.map((h,m)=>a(m))??[]),u=this.#n(c);if(!l||u===null)
return"plain";let f=n.map((h,m)=>a(m*r));return l.isUpright&&!l.isSwapped&&!u&&f.every(fd)?"average":"products"}softmax({
figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(n)(o*r.length),{powers:a,isShifted:c}=Sn(i),l=i.temperature?.value??
1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(u.table);return{scores:this.#r(i.parts),weights:r.map(d=>Ae(d,t)),
shares:this.#s(i,r.length),powers:a.map(re),sum:re(a.reduce((d,h)=>d+h,0)),labels:Ct(t).columns,names:{scores:f?Mt(f.figure):
"Scores",powers:`e to each score${c?" − largest":""}${l===1?"":` ÷ ${re(l)}`}`,weights:Mt(t)}}}average({figure:t,expression:n,
grid:s},o){let r=s[o]??[],i=this.#e(n),a=r.map((u,f)=>mo(i(o*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Ct(t).rows[o]??"";
return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.
map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.map(u=>Ae(u,t)),label:l||Mt(t)}}products({figure:t,expression:n,
grid:s},o){let r=s[o]??[],i=this.#e(n),a=r.map((p,w)=>i(o*r.length+w)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table}\
 is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,d=u.map(p=>p.map(({value:w},x)=>w*(l[x]?.value??Number.
NaN))),h=ee(d.flat(),""),{rows:m,columns:g}=Ct(t);return{sliding:{label:m[o]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(
l)},lines:u.map((p,w)=>({label:g[w]??this.#i(p[0],f),tiles:this.#r(p)})),products:d.map((p,w)=>p.map((x,A)=>{let{text:T="",
level:F}=h[w*p.length+A]??{};return{text:Z(T),level:F?String(F):void 0}})),sums:d.map(p=>{let w=0;return p.map(x=>(w+=x,
re(w)))}),results:r.map(p=>Ae(p,t)),after:a[0]?this.#n(a[0])??"":"",isUpright:f}}scatter({figure:t,expression:n,grid:s},o,r){
let i=this.#e(n),{columns:a}=Ct(t),c=n.at(-1)?.groups??[],l=s.flat(),u=c.map(()=>0),f=c.map((m,g)=>i(g).parts),d=o.map(m=>{
let g=r.get(m)??0,p=f[g]?.[c[g]?.indexOf(m)??-1],w=p?.value??Number.NaN,x=p?this.#r([p])[0]:void 0;return{label:this.#i(
p,!0),tile:x??{text:re(w)},share:w,place:g}}),h=new Map(d.map(({place:m},g)=>[m,g]));return{sources:d,places:l.map((m,g)=>({
label:a[g]??"",tile:Ae(m,t)})),sums:d.map(({share:m,place:g},p)=>(u[g]=(u[g]??0)+m,h.get(g)===p?l[g]?.textContent??"":Z(
$t(u[g]))))}}moves(t){let n=en(t[0]?.expression??[]),s=n.map(r=>Aa(this.tableNamed(r)?.figure??null)),o=[];for(let[r,{figure:i,
expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??1;for(let[f,d]of c.flat().entries()){let{table:h="",
index:m=0}=l(f),g=n.indexOf(h),p=s[g]?.columns??1;o.push({tile:Ae(d,i),from:{table:g,row:Math.floor(m/p),column:m%p},to:{
table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:g})}}return{sources:s,targets:t.map(({figure:r})=>Aa(r)),flights:o}}#e(t){
let n=(s,o)=>Mn(this.tableNamed(s),o);return s=>Ce(t,s,n)}#t(t){let n=t.map(mo),[s,o]=[0,1].map(d=>n.map(h=>h.map(m=>m[d]))),
r=d=>d?.every(h=>h.every((m,g)=>dd(m,d[0]?.[g]))),i=!r(s),[a,c]=i?[o,s]:[s,o];if(!a?.[0]||!c||!r(a)||!Ma(t[0]))return null;
let[l,u]=(c[0]??[]).map(d=>this.#o(d)),f=!!(l&&u&&l.column===u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,
isSwapped:i}}#n(t){let n=_t(t);if(t===n)return"";let[s,o]=t.parts,r=s&&_t(s)===n?this.#n(s):null;if(r===null||!o||o.op)return null;
let a={add:`+ ${this.#a(o)||re(o.value)}`,divide:`÷ ${re(o.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#s(t,n){
let{powers:s}=Sn(t),o=s.reduce((r,i)=>r+i,0);return s.slice(0,n).map(r=>r/o)}#r(t){let n=ee(t.map(({value:s})=>s),"");return t.
map((s,o)=>{let{figure:r,cell:i}=this.#o(s)??{};if(r&&i&&!s.op)return Ae(i,r);let{text:a="",level:c}=n[o]??{};return{text:Z(
a),level:i?.dataset.level??(c?String(c):void 0),tone:r?.dataset.tone}})}#o(t){let{table:n,index:s=0}=t?po(t):{},o=n===void 0?
null:this.tableNamed(n);if(!o)return null;let{figure:r,cells:i,width:a,rows:c,columns:l}=o,[u,f]=[Math.floor(s/a),s%a];return{
figure:r,cell:i[s],row:u,column:f,rows:c,columns:l}}#i(t,n){let s=this.#o(t);return(n?s?.columns[s.column]:s?.rows[s.row])??
""}#a(t){let n=this.#o(t);return n?Mt(n.figure):""}}});function gd(e){let t=i=>document.createElementNS($a,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,s,o,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
s.append(o,r),n.append(s),{kind:e,element:n,level:s,rect:o,text:r}}function wd(e,t){let{element:n}=e;if(tt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){bd(e,t);return}tt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?tt(n,"d",t.path):(tt(n,"x",t.x.toFixed(2)),tt(n,"y",t.y.toFixed(2)),tt(n,"text-anchor",t.anchor),He(n,t.text))}function bd({
element:e,level:t,rect:n,text:s},{x:o,y:r,width:i,height:a,tile:c,...l}){!t||!n||!s||(tt(e,"transform",`translate(${o.toFixed(
2)} ${r.toFixed(2)})`),tt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),tt(e,"data-tone",c.tone),tt(e,"data-shade",c.
shade),tt(t,"data-level",c.level),tt(n,"width",i.toFixed(2)),tt(n,"height",Math.max(0,a).toFixed(2)),tt(n,"rx",String(Math.
min(md,i/4,a/4))),tt(s,"x",(i/2).toFixed(2)),tt(s,"y",(a/2+(l.isNarrow?4.6:5.7)).toFixed(2)),tt(s,"class",l.isNarrow?"na\
rrow":null),He(s,c.text))}function tt(e,t,n){e.getAttribute(t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(
t,n))}var $a,hd,pd,md,zn,La=S(()=>{"use strict";V();$a="http://www.w3.org/2000/svg",hd=760,pd=720,md=5,zn=class{#e=null;#t=new Map;#n="";#s=0;#r=0;#o=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:o})=>o),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS($a,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let s=t.closest("[data-frame]")!==null;this.place=s?t:E(t,".work\
ing"),this.place.append(this.figure),this.isScaled=s,this.figure.style.setProperty("--needs",`${this.#p("width",hd)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,s=-1){this.#e={beat:t,at:n,asked:s},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#o!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=$(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#o=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#h(){return this.isScaled?pd:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#h();if(!this.#e||!t)return;let{beat:n,at:s,asked:o}=this.#e,r=n.scene?.({width:t,at:s,
asked:o});if(!r)return;t!==this.#r&&(this.#s=this.#p("height",t),this.#w()),this.#r=t,this.figure.style.setProperty("--d\
rawn",`${t}px`);let i=Math.max(this.#s,Math.ceil(r.height)),a=Math.min(0,(r.width-t)/2);tt(this.svg,"viewBox",`${a.toFixed(
1)} 0 ${t} ${i}`),this.isScaled||tt(this.svg,"height",String(i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(s)-1),l=n.shown.
length-1,u=c===l&&s>l;this.#b(n.title,n.words({moment:c,isAsked:o>=0&&c===l,isEnd:u}))}#w(){if(this.isScaled)return;let t=this.#f().
flatMap(({title:o,words:r,shown:i})=>i.flatMap((a,c)=>[!1,!0].map(l=>({title:o,words:`${r({moment:c,isAsked:!1,isEnd:l})}\
 −0.000`})))),n=({title:o,words:r})=>o.length+r.length,s=t.reduce((o,r)=>n(r)>n(o)?r:o,{title:"",words:""});this.caption.
style.removeProperty("min-height"),this.#b(s.title,s.words),this.caption.style.setProperty("min-height",`${this.caption.
offsetHeight}px`)}#b(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let s=document.createElement("b");s.textContent=
`${t}.`,this.caption.replaceChildren(s,` ${n}`)}#p(t,n){let s=this.#f().map(({scene:o})=>o?.({width:n,at:0})[t]??0);return Math.
ceil(Math.max(0,...s))}#f(){return[...new Map(this.beats.map(n=>[n.cells[0]?.closest("figure"),n])).values()]}#d(t){let n=new Set(
t.map(({key:o})=>o));for(let[o,r]of this.#t)n.has(o)||(r.element.remove(),this.#t.delete(o));for(let o of t){let r=this.#t.
get(o.key);r?.kind!==o.kind&&(r?.element.remove(),r=gd(o.kind),this.#t.set(o.key,r)),wd(r,o)}let s=[...n].join();s!==this.#n&&
(this.#n=s,this.svg.append(...t.map(({key:o})=>this.#t.get(o).element)))}}});function Ra(e){document.dispatchEvent(new CustomEvent("pointerscope:ask",{detail:e}))}var ka,Ia=S(()=>{"use strict";ka=document.
documentElement.dataset.inRoom==="lead"});function Kn(e,t,{text:n,right:s,outcome:o=""}){let r=document.createElement("div");r.className="predict",r.setAttribute(
"role","group"),r.setAttribute("aria-label","Predict, then see");let i=document.createElement("p"),a=document.createElement(
"b");a.textContent="Predict, then see. ",i.append(a,e);let c=document.createElement("div");if(c.className="choices",c.append(
...t.map(l=>{let u=Vn(l);return u.dataset.choice=l,u})),r.append(i,c),ka){let l=Vn("Ask the hall"),u={choice:s,outcome:o};
l.addEventListener("click",()=>Ra({question:{kind:"choice",text:n,choices:t,answer:u}})),r.append(l)}return r}function Yn(e,t,n,s){
for(let r of b(e,"[data-choice]",HTMLButtonElement)){let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=
String(i===n))}let o=document.createElement("p");o.setAttribute("role","status"),o.textContent=s,e.append(o)}function Vn(e){
let t=document.createElement("button");return t.type="button",t.textContent=e,t}var go=S(()=>{"use strict";V();Ia()});function Pa(e){e.addEventListener("click",t=>{let n=C(t),s=Jn(n);if(!s)return;n.closest("[data-play]")&&Rd(s);let o=n.closest(
"[data-move]");o instanceof HTMLElement&&Cd(s,Number(o.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&Wd(s,r),n.closest("[data-speed]")&&_d(e)}),e.addEventListener("input",t=>{let n=C(t),s=Jn(n);if(!s||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;Gt(s);let o=Number(n.value);Qn(s,nn.matches?Math.round(o):o)}),e.addEventListener(
"keydown",t=>{let n=C(t),s=Jn(n),o={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!s||!o||!n.matches("[data-s\
crub]")||(t.preventDefault(),Gt(s),Ba(s,o))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let s=C(n).
closest(Ca),o=s&&Jn(s);o&&s instanceof HTMLTableCellElement&&kd(o,s)})}function Ha(e){for(let t of b(e,"[data-step]")){let n=$(
t,".play");!n||qt.has(t)||(n.hidden=b(t,Ca).length<Md,n.hidden||Od.observe(t))}}function xo(e){for(let t of e)ie(t)}function Eo(e){
for(let t of b(e,"[data-step]"))Gt(t)}function Da(e){qt.get(e)?.stage?.redraw()}function ie(e){let t=$(e,".play");if(!t||
t.hidden||qt.has(e))return qt.get(e);let n=Oa(e),s=n.flatMap(f=>f.cells),o=Nd(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:$d(e,n),c=a?s.indexOf(a)+1:0,l={moments:o,cells:s,at:o.length,goal:o.length,frame:0,time:0,
hold:0,asks:a?o.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new zn(e,n):null};qt.set(e,l);let u=E(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(o.length),u.step="any",u.value=u.max,Ld(l),l}function Nd(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,s=0,o=e.flatMap(a=>{let c=n.has(a.kind)?yd:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,xd/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:s+f,seconds:l}));return s+=a.cells.length,
u}),r=o.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,Ed/r);return o.map(a=>({...a,seconds:i*a.seconds}))}function $d(e,t){
let n=t.flatMap(u=>u.kind==="moves"?[]:u.cells),s=n.map(({textContent:u})=>u??"");if(n.length<bo||new Set(s).size<bo)return null;
let o=new Set(n),i=b(e,"td, .step-text, .formula, .reasons").filter(u=>!(u instanceof HTMLTableCellElement&&o.has(u))).flatMap(
({textContent:u})=>u?.match(Td)??[]),a=[...s,...new Set(i)].map(_a),c=u=>a.filter(f=>f===_a(u)).length>1,[l]=n.slice(Math.
floor(n.length/2)).map(u=>{let f=u.textContent??"";return{cell:u,text:f,isTold:c(f),size:Math.abs(te(u))}}).sort((u,f)=>Number(
u.isTold)-Number(f.isTold)||f.size-u.size);return l&&!(l.isTold&&vd.test(l.text))?l.cell:null}function _a(e){return e.replace(
"−","")}function Ld({stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function kd(e,t){let n=qt.get(e);if(!n?.
stage||n.frame||n.at<n.moments.length)return;let s=n.stage.beats.find(({cells:i})=>i.includes(t));if(!s)return;let o=s.cells.
indexOf(t),r=s.kind==="products"?o+1:s.shown.length;n.stage.show(s,r)}function Rd(e){let t=ie(e);if(t){if(t.frame){Gt(e);
return}t.at>=t.moments.length&&Qn(e,0),Fa(e,t.moments.length)}}function Fa(e,t){let n=ie(e);if(!n)return;Gt(e),n.goal=t,
n.time=performance.now(),n.hold=nn.matches?.01:0,Wa(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});let s=o=>{n.
frame=requestAnimationFrame(s);let r=Math.max(0,o-n.time)/1e3*Xn;n.time=o,Id(e,n,r)};n.frame=requestAnimationFrame(s)}function Id(e,t,n){
let s=Math.floor(t.at),o=t.moments[s];if(t.at>=t.goal||!o){Gt(e);return}if(s===t.at&&s===t.asks&&Ua(e,t)){Dd(e,t);return}
if(t.hold>0){t.hold-=n;return}let r=Math.min(s+1,t.at+(nn.matches?1:n/o.seconds)),i=r===s+1;i&&nn.matches?t.hold=o.seconds:
i&&o.beat.scene&&t.moments[r]?.beat!==o.beat&&(t.hold=Sd),yo(e,t,r)}function Gt(e){let t=qt.get(e);t?.frame&&(cancelAnimationFrame(
t.frame),t.frame=0,Wa(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute(
"data-playing")},Ad))}function Wa(e,t){E(e,"[data-play]").textContent=t?"Pause":"Play"}function _d(e){Xn=wo[(wo.indexOf(
Xn)+1)%wo.length]??1;for(let t of b(e,"[data-speed]"))t.textContent=`${Xn}×`}function Cd(e,t){let n=ie(e);n&&(Gt(e),Math.
abs(t)>1?Qn(e,t<0?0:n.moments.length):t<0||nn.matches?Ba(e,t):Fa(e,Math.floor(n.at)+1))}function Ba(e,t){let n=ie(e)?.at??
0;Qn(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function Qn(e,t){let n=ie(e);n&&($(e,".playing .predict")?.remove(),yo(e,n,Math.
max(0,Math.min(n.moments.length,t))))}function Ua(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-m\
ode="all"]')}function yo(e,t,n){let{moments:s,cells:o,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=s[c],u=c+1===
n,f=s[c-1]?.end??0,d=u?l?.end??0:f,h=!!Ua(e,t)&&n<=a;e.toggleAttribute("data-playing",n<s.length||t.frame>0),e.toggleAttribute(
"data-guessing",h),E(e,"[data-scrub]",HTMLInputElement).value=String(n);let m=Pd(s,n);if(m){let x=h&&i?m.beat.cells.indexOf(
i):-1;r?.show(m.beat,m.at,x)}let g=n<s.length?m?.rest??"":"";if(r){let{figure:x}=r;t.frame&&x.dataset.rest&&!g&&x.scrollIntoView(
{block:"nearest"}),x.dataset.rest=g}let p=`${c} ${u}`;if(p===t.painted&&n>0)return;t.painted=p;for(let[x,A]of o.entries())
A.toggleAttribute("data-ahead",x>=d),A.removeAttribute("data-asked");ja(e,l,Math.max(d,f+1),o.length);let w=l&&Hd(t,l);if(!w){
$n(e),Wn(e,null);return}Ge(w,{withoutResult:!u||w.hasAttribute("data-ahead")}),t.frame&&(!r||g)&&w.scrollIntoView({block:"\
nearest"}),r||Wn(e,w)}function Pd(e,t){let n=Math.max(0,Math.ceil(t)-1),s=e[n];if(s?.beat.scene)return{beat:s.beat,at:s.
place+t-n,rest:""};let o=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(o)return{beat:o.beat,at:o.place+1,rest:"past"};
let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0,rest:"waiting"}:null}function Hd({cells:e},{beat:t,place:n,
end:s}){let o=s-(t.shown[n]??0),r=o+(t.shown[n-1]??0),i=Math.max(s,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.slice(
r,a?i:o+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(te(f)));return l[u.indexOf(Math.
max(...u))]??e[s-1]}function ja(e,t,n,s){let o=t?.beat.label?`${t.beat.label}, `:"",r=t?`${o}number ${n} of ${s}`:"";E(e,
".play output").textContent=r,E(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function Dd(e,t){Gt(e);let n=t.asked;
if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),ja(
e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),Ge(n,{withoutResult:!0}),t.stage||Wn(e,n);let s="Which number c\
omes where the question mark is?",o=$(e,"[data-sum]")?.textContent??"",r={text:`${s} ${o}`,right:n.textContent??""},i=Kn(
s,Fd(n,t.cells),r);E(e,".play").after(i)}function Fd(e,t){let n=e.closest("figure"),s=t.filter(r=>r.closest("figure")===
n).reverse(),o=new Map;for(let r of[e,...s,...t])o.size<bo&&o.set(r.textContent??"",te(r));return[...o].sort(([,r],[,i])=>r-
i).map(([r])=>r)}function Wd(e,t){let n=qt.get(e),s=n?.asked;if(!n||!s)return;let o=s.textContent??"",r=t.dataset.choice===
o;e.dataset.predicted=String(r),yo(e,n,n.asks+1),Ge(s);let i=r?"Right.":`It is ${o}; the line above shows why.`,a=E(e,".\
playing .predict");Yn(a,t.dataset.choice??"",o,`${i} Play goes on.`),E(e,"[data-play]").focus({preventScroll:!0})}function Jn(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}var Ca,xd,Ed,yd,Sd,Ad,wo,Md,bo,Td,vd,qt,nn,Xn,Od,So=S(
()=>{"use strict";Ws();V();ge();Xi();Na();La();go();Ca=`.step-results ${Zt}`,xd=20,Ed=60,yd=.6,Sd=.5,Ad=2500,wo=[1,2,.5],
Md=2,bo=4,Td=/−?\d+([.,]\d+)*(e−?\d+)?|−?∞/g,vd=/[.,]|∞/,qt=new WeakMap,nn=matchMedia("(prefers-reduced-motion\
: reduce)"),Xn=1;Od=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&ie(
t)},{rootMargin:"600px"})});var Ao={};ms(Ao,{previewEdits:()=>Bd});function Bd(e,t,n){let s=Dn(),{steps:o,known:r}=s.solve(Hn(s.inputs,JSON.parse(t||
"{}")),n),i=new Map(o.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=b(e,":scope > [data-step]:not([hidden])").filter(Ga),
c=a.flatMap(l=>b(l,"figure[data-table]").filter(Ga));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&jd(l,f,Ud(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),Da(l)}function Ga(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-qa&&t<innerHeight+qa}function Ud({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function jd(e,t,n){let s=b(e,"tbody td");if(s.length===t.length)for(let[o,{text:r,exact:i,level:a}]of ee(t,
n).entries()){let c=s[o];if(!c)continue;let l=Z(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
za(c,"data-value",i===l&&!u?null:i),za(c,"data-level",a?String(a):null)}}function za(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var qa,Mo=S(()=>{"use strict";V();Qe();ne();So();io();Nt();qa=100});function Xa(e,t,n){let s=zd(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return s.map(o=>Vd(o,n)).find(
o=>o)??Yd(s,n)}function zd(e,t){let n=new Map(e.steps.flatMap(s=>s.tables.map(o=>[o.name,o])));return t.steps.flatMap(s=>s.
tables).flatMap(({name:s,variant:o,numbers:r,isShown:i})=>{let a=n.get(s);if(!(a?.variant&&o&&Ya(a.variant)===Ya(o))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=o,[f,d]=[o.rows,o.columns].map(m=>m.map(
g=>Cn(g,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:s,after:o})=>[...s,...o].every(Number.isFinite)).filter(({before:s})=>Math.max(...s.map(Math.abs))>
Gd).reverse()}function Ya({rows:e,columns:t}){return JSON.stringify([e,t])}function Vd({title:e,shade:t,rows:n,columns:s,
before:o,after:r},i){let a=s.length;if(t!=="weights"||new Set(s).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[o,r].map(x=>Kd(x.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...s.keys()].
filter(x=>x!==u&&x!==f),h=[u,f,...d].slice(0,qd).sort((x,A)=>x-A),[m,g]=[s[u]??"",s[f]??""],p=l?`“${e}”, row ${l},`:
`“${e}”`,w=h.map(x=>`${s[x]} ${i(o[c*a+x]??0)}`);return{text:`Without this step, which number of ${p} is the largest\
? With it: ${w.join(", ")}.`,choices:h.map(x=>s[x]??""),right:g,outcome:`The largest is ${g}; with this step it is ${m}.`}}
return null}function Kd(e){let t=Math.max(...e);return e.filter(s=>t-s<Ja).length===1?e.indexOf(t):-1}function Yd(e,t){let n=e.
find(Jd);if(!n)return null;let{title:s,rows:o,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[o[Math.floor(l/d)],r[l%d]],m=[s,...h].filter(Boolean).join(", "),g=Qa(u,f)?f>u?Va:Ka:
To;return{text:`“${m}” is ${t(u)}. What becomes of it without this step?`,choices:[Va,Ka,To],right:g,outcome:`${g}: ${t(
f)}${g===To?"":` instead of ${t(u)}`}.`}}function Jd({before:e,after:t}){return e.some((n,s)=>Qa(n,t[s]??Number.NaN))}function Qa(e,t){
return Math.abs(e-t)>Ja*Math.max(1,Math.abs(e))}var Va,Ka,To,qd,Ja,Gd,Za=S(()=>{"use strict";Pn();[Va,Ka,To]=["It rises",
"It falls","It stays the same"],qd=4,Ja=1e-9,Gd=1e-6});var vo={};ms(vo,{askRemoval:()=>Xd});function Xd(e,t,n,s){let o=Xa(t,e.dataset.step??"",l=>Z($t(l)));if(!o)return null;let{
right:r,outcome:i}=o,a={text:o.text,right:r,outcome:i},c=Kn(o.text,o.choices,a);return c.addEventListener("click",l=>{let{
choice:u}=C(l).dataset;if(u===void 0)return;Yn(c,u,r,`${u===r?"Right.":"No."} ${i}`);let f=Vn("Put the step back");f.addEventListener(
"click",s),c.append(f),f.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),E(e,".sheet-head").after(c),
e.toggleAttribute("data-supposing",!0),E(c,"button").focus({preventScroll:!0}),c}var Oo=S(()=>{"use strict";V();ne();Nt();
go();Za()});function oh(){let e=location.hash.slice(1);return sh&&e.includes("=")?new URLSearchParams(e):new URLSearchParams(location.
search||document.documentElement.dataset.firstState)}function gc(e){try{return JSON.parse(e)}catch{return e}}var sh,Zw,wc=S(
()=>{"use strict";sh="exported"in document.documentElement.dataset,Zw=oh().toString()});function ss(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=bc.min&&Number(t)<=bc.max:e==="scale"?!0:e==="\
controls"||e==="caption"?rh[e].includes(t):CSS.supports("color",t)}var bc,rh,xc=S(()=>{"use strict";bc={min:.5,max:4},rh=
{controls:["none","some","all"],caption:["none","title","all"]}});function yc(e){let t=Ec.then(ih).then(e);return Ec=t.catch(()=>{}),t}function ih(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var Ec,Sc=S(()=>{"use strict";Ec=Promise.resolve()});function Mc(e){return{"HTML frame":Tc(e),"Web component":ah(e),Markdown:Oc(e),Quarto:ch(e),LaTeX:lh(e)}}function Tc(e){let{
title:t,embed:n}=e;return`<iframe src="${ae(n)}" title="${ae(t)}" width="${Co.width}" height="${Co.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${vc(e)}</iframe>`}function ah(e){let{server:t,attributes:n}=e,s=Object.
entries({server:t,...n}).map(([o,r])=>r===""?o:`${o}="${ae(r)}"`);return`<script src="${ae(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${vc(e)}</pointer-view>`}function vc({title:e,caption:t,embed:n,picture:s}){let o=[e,t].filter(
Boolean).join(". ");return`<a href="${ae(n)}"><img src="${ae(s)}" alt="${ae(o)}" width="${Co.width}"></a>`}function Oc({
title:e,embed:t,picture:n}){return`[![${uh(e)}](<${Ac(n)}>)](<${Ac(t)}>)`}function ch(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",Tc(e),"```",":::",'::: {.content-visible unless-format="html"}',Oc(e),":::"].join(`
`)}function lh({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${fh(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${wh([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ae(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function uh(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Ac(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function fh(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function wh(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(gh,"")].flatMap(n=>[...ph[n]??bh(n)]).map(n=>dh[n]??xh(n)).join("")}function bh(e){
return mh.test(e)?e.normalize("NFD").slice(0,1):e}function xh(e){return/[&%$#_{}]/.test(e)?`\\${e}`:hh.test(e)?e:"?"}var Co,
dh,hh,ph,mh,gh,Nc=S(()=>{"use strict";Co={width:960,height:540};dh={"\\":"\\textbackslash{}","~":"\\textasciitilde{}","^":"\
\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"$\\|$",
"·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"$\\le\
ftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty$","\
∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\\
rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},hh=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
ph={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},mh=/[ąęįųĄĘĮŲ]/,gh=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function Lc(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return Eh(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[$c("Title",n),$c("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Eh(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function $c(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,yh(n)),s.buffer}function yh(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var kc=S(()=>{"use strict"});function Po(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var Rc=S(()=>{"use strict"});function _c({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:os("Link"),embed:os("Embed"),json:os("JSON"),offline:os("Offline file")};a.json.target="_blank",a.offline.title=
"One HTML file with this whole view inside, for use without a network";let c=sn("JSON",()=>Ic(r(),`${e()}.json`,"applica\
tion/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not an\
swer.";let u=Mh(()=>{let{link:p,embed:w}=t(),x=w?n():null;return{...p&&{Address:p},...x&&Mc(x)}}),f=()=>{let p=t();for(let w of Object.
keys(a)){let x=p[w];a[w].hidden=x===null,x!==null&&(a[w].href=x)}a.json.download=`${e()}.json`,c.hidden=p.json!==null,u.
hidden=p.link===null&&p.embed===null,l.hidden=Xt.answers};for(let p of["pointerenter","focusin"])i.addEventListener(p,f);
let d=document.createElement("select");d.setAttribute("aria-label","Size of the PNG"),d.append(...Sh.map(p=>{let w=p===Ah;
return new Option(`${p}×`,String(p),w,w)}));let h=async p=>{let{address:w,meta:x}=await s(p,Number(d.value)),A=x.origin??
t().embed??location.href;Po(Lc(w,p,{title:x.title,origin:A}),`${e()}.${p}`)},m=()=>Ic(`\uFEFF${o()}`,`${e()}.csv`,"text/\
csv;charset=utf-8"),g=document.createElement("span");return g.append(sn("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,
g,sn("SVG",()=>h("svg")),sn("CSV",m),a.json,c,a.offline,u,l),f(),i}function Mh(e){let t=document.createElement("details");
t.className="view-codes";let n=document.createElement("summary");n.textContent="Copy";let s=document.createElement("p"),
o=document.createElement("textarea");Object.assign(o,{readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement(
"span");r.setAttribute("role","status");let i=document.createElement("div");i.className="view-sheet",i.append(s,o),t.append(
n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent="",o.hidden=!0;let c=Object.entries(e()).map(([l,u])=>sn(
l,()=>a(l,u)));s.replaceChildren(...c,r)});let a=async(c,l)=>{o.value=l,o.hidden=!1,o.setAttribute("aria-label",c);let u=await Th(
l);u||o.select(),r.textContent=u?"Copied.":"Selected; copy it with the keyboard."};return t}async function Th(e){return navigator.
clipboard?navigator.clipboard.writeText(e).then(()=>!0,()=>!1):!1}function os(e){let t=document.createElement("a");return t.
textContent=e,t}function sn(e,t){let n=document.createElement("button");return n.type="button",n.textContent=e,n.addEventListener(
"click",t),n}function Ic(e,t,n){Po(new Blob([e],{type:n}),t)}var Sh,Ah,Cc=S(()=>{"use strict";St();Nc();kc();Rc();Sh=[1,
2,4],Ah=2});function zc({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:s/
r},a=o&&(i.width<Pc.width||i.height<Pc.height),c={...i,isFixed:o,isTiny:a,isNarrow:i.width<560,scale:r},l=a?Ph(t,t.meta.
small??{}):t;if(!o)return{data:e,layout:{...l,...Dc(e,l,c)}};let u=Dh(Hh(e,l),c),f={...u,...Dc(e,u,c),...Wh(e,u,c),...jh(
u,c)};return{data:Xh(e,u,c.height),layout:f}}function Ph(e,t){return Vc(e,t)}function Vc(e,t){if(!Hc(e)||!Hc(t))return t;
let n={...e};for(let[s,o]of Object.entries(t))n[s]=Vc(e[s],o);return Object.fromEntries(Object.entries(n).filter(([,s])=>s!==
null))}function Hc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Kc(e,t){return Object.entries(e).filter(
([s])=>t.test(s))}function Yc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Jc(e){return Kc(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function Xc(e,t){return e[t]}function Hh(e,t){let{xaxis:n}=t,s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(s)&&o.length===s.length;return n?.tickangle!==
-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function Dh(e,{width:t,isTiny:n,
scale:s}){let{xaxis:o,yaxis:r,meta:i}=e,a=o?.ticktext;if(!o||o.tickangle!==-90||!a||a.length<=ce)return e;let c={...o,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((g,p)=>rs(
g,p,1/0)),m=a.map((g,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:m},yaxis:{...r,ticktext:h}}}let[u,f]=o.domain??[0,
1],d=(f-u)*(t-(n?Bc:Wc))/a.length;for(let h of[1,Fc]){let m=a.map((p,w)=>Fh(rs(p,w,1/0),d/h));if(m.includes(""))continue;
let g={...o.tickfont,size:h*s*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:m,...h<1&&{tickfont:g}}}}return e}
function Fh(e,t){let n=Math.floor(t/Dt)-1,s=[];for(let o of e.split(" ")){let r=s.at(-1);if(o.length>n)return"";r!==void 0&&
r.length+1+o.length<=n?s[s.length-1]=`${r} ${o}`:s.push(o)}return s.length<=Nh?s.join("<br>"):""}function Wh(e,t,{width:n,
height:s,isTiny:o,scale:r}){let i=Bh(e,t),a=Math.max(...i.map(w=>w.length*Dt+Rh)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ct>s/(o?4:3),u=i.length>0&&!l,f=Uh(t,s,r),h=((f.annotations?.find(({font:w})=>w?.size)?.font?.size??
0)/r||ct)*qc+2,m=Math.min(t.margin?.t??8,u?c*ct+4:t.annotations?.length?h:8),g=Gc.some(w=>Xc(t,w)?.colorbar?.orientation===
"h"),p=!t.margin||g&&!o;return{...l&&{showlegend:!1},...!p&&{margin:{...t.margin,t:Math.ceil(m*r)}},...f}}function Bh(e,t){
if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,visible:i,showlegend:a,legendgroup:c}of e)!o||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.
values()]:[]}function Uh(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=s.
filter(r);if(!i.length)return{};let a=Jc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=o.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ct)/qc);if(u>=l)return{};let f=Math.max(Ch,u*
n);return{annotations:s.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function jh(e,{height:t,isTiny:n}){let s=Math.floor(
t/3/Dt),o=t-Qc(e,1/0,s)-Uc,r={};for(let i of Gc){let a=Xc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=qh(e,i,a,o))}return r}
function qh(e,t,n,s){let o=n.colorbar??{};if(s>=vh||o.ticktext||o.orientation==="h")return n;let r=e.template.layout[t],
i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let f=Math.max(ce,Math.floor(a/ct/1.5));return{...n,colorbar:{
...o,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ct)&&u.push(f)}return{...n,colorbar:{...o,tickvals:u}}}function Dc(e,t,n){let{width:s,height:o,isFixed:r,isTiny:i,
isNarrow:a}=n,c=a?s:1/0,l=r?Math.floor(o/3/Dt):1/0,u=Qc(t,c,l),f=r?u?Uc:jc:0,d=Math.max(o-u-(i?2*ct:f),ct),h=i?s-Bc:Math.
max(s-Wc,60);return Object.fromEntries(Kc(t,/^[xy]axis/).map(([m,g])=>{let p=m.startsWith("x"),w=r&&p?Yh(g,t,d):g,[x,A]=w.
domain??[0,1],T=(A-x)*(p?h:d),F=t.template.layout.font.size*n.scale,N=Vh(w,p,T,F,n),X=(p?void 0:Gh(e,m,w))??t.meta.priority?.[m];
return[m,Kh(N,{isX:p,length:T,fontSize:F,upright:l,priority:X},n)]}))}function Gh(e,t,{tickvals:n=[]}){let s=new Map;for(let{
type:o,orientation:r,yaxis:i="y",x:a,y:c,z:l}of e){let f=o==="heatmap"?l:o==="bar"&&r==="h"?a:void 0;if(!(i!==t.replace(
"axis","")||!f||!Array.isArray(c)))for(let[d,h]of c.entries()){let m=[f[d]??0].flatMap(p=>zh(p)?[...p]:p),g=Math.max(...m.
map(p=>Math.abs(Number(p))||0));s.set(h,Math.max(g,s.get(h)??0))}}return Math.max(0,...s.values())>0?n.map(o=>s.get(o)??
0):void 0}function zh(e){return typeof e=="object"&&e!==null&&Symbol.iterator in e}function Vh(e,t,n,s,{isTiny:o,isFixed:r}){
let i=e.title?.text??"";if(!o)return r&&!t&&i.length*Dt>Ih*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side===
"top"||c-a>_h)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Dt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{
...e,title:{...e.title,standoff:0,font:{size:s-2},text:u}}}function Kh(e,{isX:t,length:n,fontSize:s,upright:o,priority:r},i){
let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;
if(!f)return c||u&&t?Jh(e,t,n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*Dt>n-Dt)return{...e,
tickfont:{size:.75*s}};if(h<=ce&&(t||!c||n>=ct))return e;let g=!t&&c&&n/h<ct,p=t&&e.tickangle===0&&f.every(N=>/^\d+$/.test(
N)),w=Dt*(String(h).length+1),x=Math.floor(n/(g?Oh:p?w:ct)),A=h<=ce?[h-1]:Qh(h,x,r),T=t&&e.tickangle!==0?o:1/0,F=Zc(f,u?
a:1/0,T);return{...e,...g&&{tickfont:{...e.tickfont,size:Fc*s}},tickvals:A.map(N=>d[N]??N),ticktext:A.map(N=>F[N]??"")}}
function Yh(e,t,n){let[s]=Yc(t,e.anchor)?.domain??[0,1],o=Jc(t).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=s),-1/0),i=(s-
r)*n;return e.side==="top"||i>2.4*ct?e:{...e,title:{},...i<.9*ct&&{showticklabels:!1}}}function Jh(e,t,n,{isTiny:s,isNarrow:o}){
let r=Math.max(ce,Math.floor(n/(t?Lh:ct*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.
tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(ce,Math.floor(
n/kh))};let c=o&&t&&e.nticks&&!s?ce:r,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:e}function Xh(e,t,n){
return e.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=Yc(t,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.
length;return a===void 0?s:(i-r)*(n-jc)<a*ct?{...s,texttemplate:""}:s})}function Qh(e,t,n){let s=[...Array(e).keys()];if(e<=
t)return s;let o=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[...s].sort(
(a,c)=>(n[c]??0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function Qc({xaxis:e},t,n){
let s=e?.tickangle===0?[]:e?.ticktext??[],o=Zc(s,t,n).map(r=>r.length);return Math.max(0,...o)*$h}function Zc(e,t,n){return e.
map((r,i)=>Zh(r,i,t,n)).every((r,i)=>r===e[i])?e:e.map((r,i)=>rs(r,i,n,t))}function Zh(e,t,n,s){return n===1/0&&e.length<=
s?e:rs(e,t,s,n)}function rs(e,t,n,s=1/0){let o=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",
c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?14:1/0,d=Math.min(o?Math.max(5,Math.floor(s/48)):f,n),h=l.length>d&&!l.includes(
"&")?`${l.slice(0,d-1)}…`:l;return i+(u?`${t+1} ${h}`:h)+c}var Pc,vh,ce,ct,Dt,Oh,Fc,Nh,$h,Lh,kh,Wc,Bc,Uc,jc,Rh,Ih,_h,Ch,
qc,Gc,tl=S(()=>{"use strict";Pc={width:420,height:200},vh=300,ce=2,ct=20,Dt=8,Oh=13,Fc=.75,Nh=3,$h=7.5,Lh=44,kh=18,Wc=240,
Bc=90,Uc=56,jc=90,Rh=48,Ih=1.3,_h=.6,Ch=9,qc=1.4,Gc=["coloraxis","coloraxis2"]});function Wo(e,t){let n=JSON.stringify(Object.values(e)),s=Te.get(n)??new Map;Te.delete(n),Te.set(n,s);for(let i of Te.keys()){
if(Te.size<=tp)break;Te.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise((i,a)=>ep(n,e,t,{resolve:i,reject:a}));
return s.set(t,r),r.catch(()=>s.delete(t)),r}function ep(e,t,n,s){let o=Ho.get(e);if(o){o.views.set(n,s);return}let r=new Map(
[[n,s]]);Ho.set(e,{query:t,views:r}),setTimeout(()=>{Ho.delete(e),np(t,r)},0)}async function np(e,t){let{server:n,path:s,
query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Qt(`${s}/figures?${pt({...o,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof z&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?sp(e,l).then(u,f):f(a)}}function sp({server:e,path:t,query:n,theme:s},o){let r=pt({...n,theme:s});
return Qt(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}async function nl(e,t){let n=Do.get(e),s=n??(e.startsWith("#")?
op(e.slice(1)):rp(e));n||(Do.set(e,s),s.catch(()=>Do.delete(e)));let o=await s;if(st(o))return o;let{templates:r={}}=o.layout.
meta,i=r[t];if(!i)return o;let a=el(i),c=new Map;for(let d of Object.values(r))el(d).forEach((h,m)=>{c.set(h,a[m]??h)});
let{data:l,layout:u}=Fo({data:o.data,layout:o.layout},c),{meta:f}=o.layout;return{...o,data:l,layout:{...u,meta:f,template:i}}}
function el(e){return e.layout.colorway}function Fo(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(s=>Fo(s,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([s,o])=>[s,Fo(o,
t)])):t.get(e)??e}async function op(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function rp(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new z(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function ve(e,{server:t,path:n,view:s,values:o}){let r=encodeURIComponent(s),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=pt({...i&&e!=="json"?{step:s}:{},
...o}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var tp,Te,Ho,Do,sl=S(()=>{"use strict";St();On();tp=12,Te=
new Map,Ho=new Map;Do=new Map});function rl(e,t,{width:n,height:s,scale:o},r=dp){let{font:i}=t.template.layout,a={size:i.size*o,family:String(i.family??
"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[f,d]of Object.entries(t)){if(!/^[xy]axis/.test(f))continue;let h=d,
m=f.startsWith("x"),g=ip(h,m,a,r);if(g===null||g&&!up(t,h,m))continue;l[f]={...h,automargin:!1};let p=m?"b":"l";if(g&&(c[p]=
Math.max(c[p],Math.ceil(g)+8)),g&&!m){let w=Math.ceil((h.tickfont?.size??a.size)/2);c.t=Math.max(c.t,w),c.b=Math.max(c.b,
w)}}let u=s-c.t-c.b;for(let f of["coloraxis","coloraxis2"]){let h=e.some(({coloraxis:p,visible:w})=>p===f&&w!==!1)?cp(t,
f,u,a,r):0,m=Math.min(12,c.l,c.t,c.b),g=(h+m+(1.02-1)*(n-c.l))/1.02;h&&(c.r=Math.max(c.r,Math.ceil(g)))}for(let[f,d]of Object.
entries(l)){if(!f.startsWith("x")||!d.ticktext||d.tickangle!==0)continue;let h=as(d.ticktext,{...a,...d.tickfont},r).width;
lp(d,h,n,c)&&delete l[f]}return{...t,...l,margin:c}}function ip(e,t,n,s){if(e.visible===!1)return 0;let o=e.title?.text??
"";if(e.showticklabels===!1)return o?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,u=t&&c===-90;if(!i||
!a||c!==0&&!u||l&&l!==(t?"bottom":"left")||e.ticks)return null;let d=e.tickfont?.size??n.size,h=as(i,{...n,size:d},s);return 1+
(u?h.width+.2*d:t?h.height:h.width)+ap(e,o,n)}function as(e,{size:t,family:n},s){let[o,r,i]=[0,1,0];for(let a of e){let c=a.
includes("<b>")?700:400,l=a.split(ol);r=Math.max(r,l.length);for(let u of l){let f=s(fp(u),`${c} ${t}px ${n}`);o=Math.max(
o,f.width),i=Math.max(i,f.descent)}}return{width:o,height:t+(r-1)*1.3*t+i}}function ap(e,t,n){if(!t)return 0;let{font:s,
standoff:o}=e.title,r=s?.size??Math.round(1.2*n.size),i=t.split(ol).length-1;return r*(.7+i*1.3)+(o??6)}function cp(e,t,n,s,o){
let r=e[t]??{},a={...e.template.layout[t]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,thickness:u,len:f=1}=a,d=a.orientation===
"h"||"x"in a||"xanchor"in a;if(r.showscale===!1||d||!c?.length||!u)return 0;let h=as(l??c.map(String),s,o),m=20+u,g=a.title?.
text;if(!g)return m+1+h.width;let p=Math.round(1.2*s.size),w=as([g],{...s,size:p},o).width,[x,A]=[r.cmin??c[0]??0,r.cmax??
c.at(-1)??1],T=f*n-20;return c.some(N=>Math.abs((N-x)/(A-x)-.5)*T<w/2+1.3*(s.size/2))?m+1+h.width+1.45*p+2:m+10+1.25*p}function lp({
domain:e=[0,1],categoryarray:t,ticktext:n=[]},s,o,{l:r,r:i}){let[a,c]=e,l=o-r-i,u=(c-a)*l/(t??n).length,f=Math.min(r+a*l,
i+(1-c)*l);return(s-u)/2>f}function up(e,t,n){let s=t.anchor??(n?"y":"x"),o=e[`${s[0]}axis${s.slice(1)}`],[r]=o?.domain??
[0,1];return r===0}function fp(e){return e.replace(/<[^>]*>/g,"").replace(/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function dp(e,t){
if(is??=document.createElement("canvas").getContext("2d"),!is)return{width:0,descent:0};is.font=t;let{width:n,fontBoundingBoxDescent:s}=is.
measureText(e);return{width:n,descent:s}}var ol,is,il=S(()=>{"use strict";ol=/<br ?\/?>/i,is=null});function cl({x:e,y:t,xaxis:n,yaxis:s},o){let r=[al(n,e,o),al(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function al(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function ll(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(hp());if(!e._fullLayout)
return;let o=e._fullLayout,{_subplots:r}=e._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[u,f]=[o[`xaxis${c}`],o[`yaxis${l}`]];if(!u||!f)return[];let d=[u,f].every(({_name:h})=>t.includes(h));return[[u,
f],[f,u]].flatMap(([h,m])=>h&&m&&t.includes(h._name)&&(d||h.anchor===m._id)?n.map(p=>pp(h,m,p)):[])});s.replaceChildren(
...i.filter(a=>a!==null))}function hp(){let e=document.createElement("div");return e.className="view-marks",e}function pp(e,t,n){
if(!e._length)return null;let s=e._id.startsWith("x"),o=[e.l2p(n-.5),e.l2p(n+.5)],[r,i]=[Math.min(...o),Math.max(...o)];
if(!(i>0&&r<e._length)||!t._length)return null;let[a,c]=s?[e._offset+r,t._offset]:[t._offset,e._offset+r],[l,u]=s?[i-r,t.
_length]:[t._length,i-r],f=document.createElement("div");return Object.assign(f.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${u}px`}),f}var ul=S(()=>{"use strict"});function dl(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function hl(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function pl(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function ml(e,t){return e.map(s=>{let{name:o,title:r,values:i}=s,a=gl(s)[i.indexOf(t[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function gl({values:e,labels:t}){return t??e}function fl(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Bo(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var cs,wl=S(()=>{"use strict";cs=class{#e;#t;#n="";#s=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},s,o){let r=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#o(c))),r.length&&o&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#e.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#s),this.#s=0,this.#r&&(this.#r.textContent=
"Play")}#o(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=gl(t);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),fl(s,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),fl("Open",n)}#a({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=s[Math.max(0,Math.min(s.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(o()+u)},a=Bo(
"Play",()=>{if(this.#s){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#s=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#r=a;let c=Bo("‹",()=>i(-1)),l=Bo("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});async function Uo({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await mp(e))}`}async function bl(e,t){let n=new Image;
n.src=await Uo(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function mp(e){let t=await gp();return t&&e.replace(/<svg[^>]*>/,
n=>`${n}<style>${t}</style>`)||e}async function gp(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await wp(n,e.href??document.baseURI)})}`}}catch{}
return""}async function wp(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${xr(new Uint8Array(await n.arrayBuffer()))}`}var xl=S(()=>{"use strict";ks()});function ls(e){return window.Plotly?Promise.resolve(window.Plotly):(jo??=new Promise((t,n)=>{let s=document.createElement(
"script");s.src=e?new URL(`static/${El}`,e).href:new URL(`../${El}`,import.meta.url).href;let o=()=>{jo=void 0,s.remove(),
n(new Error("The drawing library could not be loaded. Reload the page to try again."))};s.addEventListener("load",()=>window.
Plotly?t(window.Plotly):o()),s.addEventListener("error",o),document.head.append(s)}),jo)}async function yl(e,t,n){let{width:s,
height:o}=e.layout,a={svg:await(await ls()).toImage(e,{format:"svg",width:s,height:o,imageDataOnly:!0}),width:s,height:o};
return t==="svg"?Uo(a):bl(a,n)}var El,jo,Sl=S(()=>{"use strict";xl();El="vendor/plotly/plotly-traces-4.1.1.min.js"});function xp(e){return e.split(bp)}function qo(e){return xp(e).map((t,n)=>{if(n%2===0)return t;let s=document.createElement(
"span");return s.className="with-unit",s.textContent=t,s})}var bp,Al=S(()=>{"use strict";bp=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});var Ip={};function Ol(e){return e instanceof z&&e.status===0}function kp(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=$p,e}function Rp(e){let t=Object.entries(e).map(([n,s])=>{if(!/^[xy]axis/.
test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=o.type==="category"&&!o.categoryarray&&
r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(t)}var Vo,Ko,Ep,Nl,yp,Ml,Tl,Go,
Sp,Ap,Mp,us,Tp,vl,vp,Op,Np,$p,Lp,Oe,zo,Yo,$l=S(()=>{"use strict";wc();St();xc();Sc();Cc();On();tl();sl();il();ul();wl();
Sl();_s();Hs();Al();Vo={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"\
interventions",against:"against"},Ko=["inputs","removed"],Ep=new Set(["server","source","model","lesson","view","theme",
"reads",...Ko,...Object.keys(Vo)]),Nl=["scale","accent","controls","caption"],yp=new Set([...Nl,"fill"]),Ml=":scope > a",
Tl="pointer-view:hover",Go=matchMedia("(prefers-color-scheme: dark)"),Sp={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},Ap=120,Mp=[["short",576,0],["low",352,0],["tight",288,352]],us={height:525,width:640,
least:.75,most:4},Tp="400px 0px",vl=660,vp="[data-answer]:not(pointer-view *)",Op=/^(\w+):(\d+)$/,Np="The server draws t\
his chart, and it does not answer.",$p="The answer above is computed in this browser.",Lp="Type visits, or add a place, \
to see what the model answers.",Oe=null,zo=null,Yo=class extends HTMLElement{#e=null;#t=null;#n=null;#s=0;#r=!1;#o="";#i=!1;#a="";#h=[];#l=!1;#w=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#_()},{rootMargin:Tp});#b=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#p=new MutationObserver(
t=>this.#J(t.map(({attributeName:n})=>n??"")));#f=t=>this.getAttribute(t);#d=()=>{if(!this.#n||!this.#t){this.#y();return}
this.#O(this.#A),this.#g()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#I=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#e??=this.#D(),this.#v(),document.addEventListener("pointerscope:theme",this.#d),document.addEventListener(Tl,this.#R),
Go.addEventListener("change",this.#d);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#I);this.#b.
observe(this),this.#p.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#w.observe(this):this.#l=!0,this.#y()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#d),document.removeEventListener(Tl,this.#R),Go.removeEventListener(
"change",this.#d);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#I);this.#b.disconnect(),this.#p.
disconnect(),this.#w.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#h.join()&&(this.#h=t,this.#j())}get chosen(){
return this.#t?this.#x:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+vn(this.#t)+n)}get#c(){return this.#e??=this.#D(),this.#e}#_(){this.#l=!0,this.#w.disconnect(),this.#y()}#J(t){
t.some(s=>yp.has(s))&&(this.#v(),this.#g()),t.includes("beat")&&this.#C();let n=t.filter(s=>Ep.has(s)&&!this.#X(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#_():n.length?this.#y():this.#E.some(({name:s})=>t.includes(s))?this.#k()&&
this.#g():t.includes(this.#a)&&this.#y()}#X(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#d(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#o)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Q(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#E(){return this.#t?mt(this.#t).choices??[]:[]}#y(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#tt()}))}get#T(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Jt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?Go.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t===
"auto"?this.#Z:t!==null&&ss("scale",t)?Number(t):1}get#Z(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/us.height,t/us.width))/10;return Math.min(us.most,Math.max(us.least,
s))}#v(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):
this.style.removeProperty("--scale"),t&&ss("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#H(){if(this.hasAttribute("lesson")){let n=Ko.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Vo).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){let{needsHistory:t,query:n}=this.#H;
this.#s+=1;let s=this.#s,o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#T&&r&&(!t||n.visits||n.record);
if(!o&&!i){this.#N(Lp);return}if(!this.#l){this.#N("");return}let a=this.#A;this.#O(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#S,path:this.#T,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.
all([o?nl(o,a):this.#et(c,r),o?null:r===Tn?import("./network-drawing.js"):ls(l)]),f=st(u),d=f?await import("./network-drawing.js"):
null;f||await ls(l),await yc(()=>{s===this.#s&&(this.#ot(d?.NetworkDrawing??null,mt(u).title),this.#t=f?u:structuredClone(
u),this.#it(this.#t),this.#nt({...c,theme:"light"},r))})}catch(c){s===this.#s&&this.#W(c)}finally{s===this.#s&&this.removeAttribute(
"aria-busy")}}async#et(t,n){let s=n===Tn?this.#n:null,o=this.getAttribute("model")??"",r=await s?.compute(t,o,{isSilent:!1});
if(r)return r;try{return await Wo(t,n)}catch(i){if(!Ol(i))throw i;let a=await s?.compute(t,o,{isSilent:!0});if(!a)throw i;
return a}}#O(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,n){if(!this.#t||st(this.#t))return;let{
template:s,meta:o}=this.#t.layout,r=o.templates?.light;Oe??=r??(this.#A==="light"?s:null),!(Oe||this.hasAttribute("sourc\
e"))&&(zo??=Wo(t,n),zo.then(i=>{st(i)||(Oe??=i.layout.template)}).catch(()=>{zo=null}))}#st(t){if(this.#i=t,!this.#t||!this.#o)
return;let n=Oe??this.#n;this.#O(t&&n?"light":this.#A),this.#g(),t||requestAnimationFrame(()=>this.#g())}#D(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#m("h3","view-title"),caption:this.#m("p","view-capti\
on"),choices:this.#m("div","view-choices"),summary:this.#m("p","view-summary"),failure:this.#m("p","view-failure"),trust:this.#m(
"p","view-trust"),plot:this.#m("div","view-plot"),details:this.#m("details","view-table"),exports:_c({name:()=>this.#z,links:()=>this.#gt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>this.#t?Nr(this.#t,this.#x):"",json:()=>JSON.stringify(
this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(
t),n.details.addEventListener("toggle",()=>this.#G());let s=new cs(n.choices,{selected:()=>this.#x,select:(r,i)=>this.#dt(
r,i),open:r=>this.#u("open",r)}),o=this.querySelector(Ml);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.
values(n),...o?[o]:[]),this.addEventListener("toggle",({target:r})=>this.#ft(r),!0);for(let r of[n.plot,n.details,n.choices,
n.exports,n.failure])r.hidden=!0;return{...n,controls:s}}#m(t,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?
s:document.createElement(t);return o.className=n,o}#ot(t,n){if(t===null==(this.#n===null))return;let s=this.#c,o=s.plot.
cloneNode();o.removeAttribute("data-listening"),o.role=t?"group":"img",s.plot.replaceWith(o),s.plot=o,this.#n?.bar?.remove(),
this.#n=t?new t(o,{title:n,isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),told:r=>this.#Q(r),
acts:{server:()=>this.hasAttribute("source")?null:this.#S,answered:r=>this.#rt(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):
null,this.#n?.bar&&s.summary.before(this.#n.bar)}#rt({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#n??
{};s?this.setAttribute("interventions",s):this.removeAttribute("interventions"),this.#k()&&this.#g(),this.#u("interventi\
ons",n)}#F(t){let{plot:n,details:s,choices:o,exports:r,failure:i}=this.#c;for(let c of[n,s,o,r])c.hidden=t;i.hidden=!0;let a=this.#n?.
bar;a&&t&&(a.hidden=!0)}#N(t){this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#F(
!0),this.#c.summary.textContent=t}#W(t){this.#N("");let{failure:n}=this.#c,s=Ol(t)&&document.querySelector(vp)!==null,o=s?
Np:mn(t);if(n.replaceChildren(o),s&&n.append(" ",kp()),n.hidden=!1,this.#u("failed",{message:o}),!(t instanceof z)||![0,
503].includes(t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener(
"click",()=>this.#y()),n.append(" ",r)}#it(t){let{title:n,caption:s,controls:o}=this.#c,r=mt(t);n.textContent=r.title,n.
hidden=!1,s.replaceChildren(...qo(r.caption)),this.#at(r.trust),this.toggleAttribute("data-network",st(t)),this.#F(!1),o.
offer(r,st(t)?[]:t.data,!this.hasAttribute("fill")),this.#k()&&this.#g()}#at(t){let{trust:n}=this.#c;if(n.textContent=t?.
text??"",!t||this.hasAttribute("source")||!Xt.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.
getAttribute("model")??"");s.href=new URL(`insights/${o}#view-${t.view}`,this.#S).href,s.textContent="Which explanation \
to believe",n.append(" ",s)}#g(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,s=this.#$(vn(this.#t)),o=n?Math.min(s.
width||vl,vl):s.width;if(!o)return;st(this.#t)?(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.
isFixed?`${s.height}px`:"",this.#ct(t,this.#t,{...s,width:o}));let r=!this.dataset.drawn;r&&this.querySelector(Ml)?.remove(),
this.#o=`${o}×${s.height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#C(),this.#j(),this.#u("drawn",
{})}#ct(t,{data:n,layout:s},o){let r=this.#i,i=r&&Oe?{...s,template:Oe}:s,a=this.#B({data:n,layout:i},o);window.Plotly?.
react(t,a.data,r?{...a.layout,width:o.width}:a.layout,Sp),t.dataset.listening||this.#lt(t)}#B({data:t,layout:n},{width:s,
height:o,isFixed:r}){let i="rgba(0, 0, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=zc({data:t,
layout:Rp(n)},{width:s,height:o,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};
return{data:f.data,layout:{...rl(f.data,f.layout,{width:s,height:o,scale:a}),...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,
height:o}}}#lt(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("ope\
n",n.data.meta);let[,s,o]=Op.exec(String([n.customdata].flat()[0]))??[];s&&this.#u("select",{table:s,row:Number(o)})}),t.
on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{visits:cl(n,this.#U)})}),t.on("plotly_unhover",()=>this.#u("hover",
{visits:[]}))}get#U(){return this.#t?mt(this.#t).visit_axes??[]:[]}#u(t,n){this.dispatchEvent(new CustomEvent(`pointer-v\
iew:${t}`,{detail:n,bubbles:!0}))}#j(){!this.#t||!this.#o||(this.#n?this.#n.mark(this.#h):ll(this.#c.plot,this.#U,this.#h))}#$(t){
let{plot:n}=this.#c,s=n.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.getAttribute(
"scale")==="auto"&&this.#v(),this.#ut();let{above:o,below:r}=this.#q();this.style.setProperty("--below",`${Math.ceil(r)}\
px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),Ap);return{width:s,height:i,isFixed:!0}}#ut(){let[t,n]=[this.offsetWidth/
this.#M,this.offsetHeight/this.#M],s=Mp.filter(([,o,r])=>n<o||t<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.
dataset.room=s)}#q(){let{plot:t,details:n,exports:s}=this.#c,o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||
1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.
min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-o.top)/r,below:a/r}}#ft(t){if(this.hasAttribute(
"fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(
()=>this.#L())}#L(){if(!this.#t)return;let{width:t,height:n}=this.#$(vn(this.#t));t&&this.#o!==`${t}×${n}`&&this.#g()}#dt(t,n){
this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#k(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("leni\
ent")?null:hl(this.#E,this.#f);if(n)return this.#W(new Error(n.message)),this.#a=n.name,!1;let s=mt(t),o="";if(this.#E.length&&
!st(t)){let r=this.#x;this.#c.controls.show(r);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===
l));Mr(t,r);let{summaries:i}=s;i&&(s.summary=i.texts[pl(this.#E,i.by,r)]??""),o=`: ${ml(this.#E,r)}`}return this.#c.summary.
replaceChildren(...qo(s.summary??"")),this.#c.plot.setAttribute("aria-label",`${s.title}${o}. ${s.summary??""}`),this.#G(),
!0}get#x(){return dl(this.#E,this.#f)}#G(){let{details:t}=this.#c;if(!t.open||!this.#t)return;let n=document.createElement(
"div");n.className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${mt(
this.#t).title}`),n.append(...this.#ht().map(Nn)),t.querySelector(".table-frame")?.remove(),t.append(n)}#ht(){return this.#t?
Ps(this.#t,this.#x):[]}async#pt(t,n){let s=this.#t;if(!s)throw new Error("There is no figure to save yet.");return{address:st(
s)?await this.#n?.address(t,n)??"":await yl(this.#mt(s),t,n),meta:mt(s)}}#mt(t){let{data:n,layout:s}=structuredClone(t),
o=this.#$(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute(
"data-transparent"),c=this.#B({data:n,layout:s},o),l=a?{}:{paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.
layout,width:o.width,...l}}}get#z(){let t=this.getAttribute("model")??this.getAttribute("lesson"),{model:n=t}=Object(gc(
this.getAttribute("against")??"{}")),s=[t,n!==t&&`minus-${n}`,this.getAttribute("view"),this.hasAttribute("against")&&"d\
ifference"];return this.getAttribute("name")??s.filter(Boolean).join("-")}get#V(){return{server:this.#S,path:this.#T,view:this.
getAttribute("view")??"",values:{...this.#H.query,...this.#x}}}get#K(){let t=this.getAttribute("theme")??document.documentElement.
dataset.askedTheme,n=Nl.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&ss(s,o??""));return{
...t&&{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Xt.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#V;return{link:n,embed:ve(
"embed",this.#Y(o)),json:ve("json",o),offline:ve("offline",o)}}#Y(t){let{controls:n,...s}=this.#K,o={...t.values,...s,...n&&
n!=="some"&&{controls:n}};return{...t,values:o}}#wt(t){let n=this.#V,{title:s,summary:o=""}=mt(t),r=["model","lesson","v\
iew","reads",...Ko,...Object.keys(Vo)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#K,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#x,...l&&{theme:l},...c},
f=this.#Y(n);return{title:s,caption:o,name:this.#z,server:n.server,embed:ve("embed",f),picture:ve("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",Yo)});St();Ws();V();var Bs={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Lu="input, select, textarea, [contenteditable], dialog[open]",ku="\
a[href], button, summary, [role=button]",Ru=".table-frame";function Pr({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(s=!1),!(!s||
!t()||!Cr(r)||n(r.key))&&(r.stopImmediatePropagation(),o(r))},{capture:!0}),window.addEventListener("keydown",r=>{Cr(r)&&
o(r)}),window.addEventListener("change",({target:r})=>{s&&t()&&r instanceof HTMLElement&&r.blur()});let o=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function Cr({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:o,ctrlKey:r,metaKey:i}){
if(n||s||o||r||i||!Object.hasOwn(Bs,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Lu)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(ku))return!1;let a=t.closest(Ru);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var Iu=1e5,_u=100,Hr=2e4,Cu=8,Pu=1e3;function Dr({state:e,height:t,set:n,mark:s=()=>{},keeps:o=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let m of a?
["*"]:i)r.postMessage(h,m)},f=(h,m)=>u({pointerscope:h,...m});r!==window&&Pr({send:h=>{f("key",h);let m={method:"trigger\
Key",args:[Bs[h.key]]};l||u(JSON.stringify(m))},isInDeck:()=>l,keeps:o});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:m,data:g})=>{h!==r||!(a||i.includes(m))||(g?.pointerscope==="set"&&(n(Hu(g.state)),d()),g?.pointerscope===
"mark"&&s(Du(g.visits)),g?.pointerscope==="deck"&&(l=!0),g?.pointerscope==="ask"&&(c="",d()))}),(h,m)=>h==="state"?d():f(
h,m)}function Hu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,_u)){let o=s===null?null:Fu(s);(o===null||o!==void 0&&o.length<=Iu)&&(t[n]=o)}return t}function Du(e){return(Array.
isArray(e)?e.slice(0,Pu):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Fu(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Fr(e,Cu)<=Hr?JSON.stringify(e):void 0}function Fr(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=Fr(s,t-1),n>Hr)return Number.POSITIVE_INFINITY;
return n}St();V();Nt();var ze=0;function Wr(e,t,n){e.addEventListener("submit",s=>{let o=C(s).closest("[data-exercise]");o instanceof
HTMLFormElement&&(s.preventDefault(),Bu(o,t,n))}),e.addEventListener("input",s=>{let o=C(s).closest("[data-exercise]");o instanceof
HTMLFormElement&&Wu(o)})}function Wu(e){ze+=1;let t=$(e,"[data-marked]");if(t){He(t,""),E(e,"[data-because]").hidden=!0,
delete e.dataset.right;for(let n of b(e,"[aria-invalid]"))n.removeAttribute("aria-invalid")}}async function Bu(e,t,n){ze+=
1;let s=ze,o=e.dataset.exercise??"",r=b(e,"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("\
aria-invalid");try{let{exercises:i}=await Qt(`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"\
application/json"},body:JSON.stringify({answers:{[o]:ju(e)},lang:n})}),a=i.find(c=>c.id===o);s===ze&&a&&qu(e,a.marked,r)}catch(i){
if(!(i instanceof z))throw i;if(s!==ze)return;E(e,"[data-marked]").textContent=i.message,E(e,"[data-because]").hidden=!0,
delete e.dataset.right;for(let{where:a}of i.problems)Uu(e,r,a)?.setAttribute("aria-invalid","true")}}function Uu(e,t,n){
let[,s,o]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return s===void 0||o===void 0?t[0]:Br(e)[Number(s)]?.[Number(o)]}function Br(e){
return b(e,"tbody tr").map(t=>b(t,"input",HTMLInputElement))}function ju(e){if(e.querySelector("input[type=radio]"))return b(
e,"input:checked",HTMLInputElement)[0]?.value??"";let t=Br(e);return t.length?t.map(n=>n.map(s=>s.value)):E(e,"input",HTMLInputElement).
value}function qu(e,{right:t,all_right:n,computed:s,sentence:o},r){let i=t.flat();for(let[u,f]of r.entries())f.setAttribute(
"aria-invalid",String(!i[u]));let a=E(e,"[data-marked]"),c=E(e,"[data-because]");if(a.replaceChildren(o||Gu(i,n)),c.hidden=
!n,e.dataset.right=String(n),n)return;let l=document.createElement("button");l.type="button",l.textContent="Show the ans\
wer",a.tabIndex=-1,l.addEventListener("click",()=>{a.textContent=`The answer: ${zu(s,Number(e.dataset.decimals))}`,c.hidden=
!1,a.focus()}),a.append(" ",l)}function Gu(e,t){return t?"Right.":`${e.filter(Boolean).length} of ${e.length} are right.`}
function zu(e,t){if(typeof e=="string")return e;let n=s=>Z(s.toFixed(t).replace("-","−"));return e.map(s=>s.map(n).join(
"; ")).join("; ")}V();Nt();var Vu=8,Ku=4;function Ur(e){e.addEventListener("pointerdown",t=>{let n=C(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&Us(t,n.value,o=>Ve(e,n.name,o))})}function Us(e,t,n){let s=Number(De(t));if(e.button!==0||Number.isNaN(s))return;
let o=qs(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||(a||=Math.abs(d)>=
Ku,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=js(s,Math.round(d/Vu)*o);h!==i&&n(h),i=
h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();a&&(addEventListener(
"click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;addEventListener(
"pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",l,{signal:u})}function Ve(e,t,n){
let s=$(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!s||s.value===n||(s.value=n,s.dispatchEvent(new Event("input",{bubbles:!0})))}
function js(e,t){return Z(String(Number((e+t).toFixed(6))))}function qs(e){let t=(De(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}V();function jr(e){for(let t of b(e,"[data-step]")){let n=new Map(b(t,"figure[data-table]").map(o=>[Gr(o.querySelector("\
figcaption math")),o.dataset.table??""]));n.delete("");let s=$(t,".formula");s&&zr(s,n)}}function qr(e){e.addEventListener(
"pointerover",t=>{let n=C(t),s=n.closest("[data-step]");if(!(s instanceof HTMLElement))return;let o=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Yu(s,o?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Yu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of b(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Gr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function zr(e,t){for(let n of e.children){let s=t.get(Gr(n));s!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",s):zr(n,t)}}V();var Ju=["beside","above","below","figure"],Vr={width:960,height:540},Xu=2,zs=.6,Gs=.1,Qu=320,Zu=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:zs}],Kr=["notes reasons remark switch","notes reasons remark switch formula"],tf=[1,.8,zs],Ln=new WeakMap;function Jr(e,t){
let{lookAccent:n,lookScale:s}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let o=()=>{let r=$(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Vr.width,innerHeight/Vr.height,Xu),l=Number(s)||Math.max(
1,c);e.style.setProperty("--most",String(l)),ef(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(o)).observe(
t),t.addEventListener("click",r=>{let i=C(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&af(a),i.dataset.turn&&Qr(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),o}function Xr(e){for(let t of e){Ln.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function ef(e,t,n,s){let o=`${n}×${s}×${t}`;if(Ln.get(e)?.frame===o)return;let r=$(
e,"pointer-view"),i=n>s,a=Ju.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=nf(e,a,t,r)??of(e,
Math.min(t,1));delete e.dataset.fitting,Ln.set(e,{frame:o,arrangement:c}),c.pages&&Qr(e,Number(e.dataset.page??0));let l=String(
c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function nf(e,t,n,s){delete e.dataset.paged;for(let{out:o,
parts:r,least:i}of Zu){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?a.scale*(s?.8:1)+
Gs:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=sf(e,o,c,u,n,s);f&&f.worth>(a?.worth??0)&&(a=f)}if(a)return we(e,
a),a}return null}function sf(e,t,n,s,o,r){let i=u=>(we(e,{out:t,layout:n,scale:u}),rf(e));if(!i(s))return null;let[a,c]=[
s,o];for(c-a>Gs&&i(c)&&(a=c);c-a>Gs;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};we(e,{out:t,
layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*Qu));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}function of(e,t){
e.dataset.paged="";let n=tf.map(i=>Math.min(i,t));for(let i of Kr){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...Yr(
e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return we(e,a),a}
let[s,o]=[Kr.at(-1)??"",n.at(-1)??zs],r={out:s,layout:"below",scale:o,pages:Yr(e,s,o).pages};return we(e,r),r}function Yr(e,t,n){
we(e,{out:t,layout:"below",scale:n});let s=Vs(e);for(let p of s)p.dataset.turnedTo="";let{rowGap:o,columnGap:r}=getComputedStyle(
E(e,".working")),[i,a]=[Number.parseFloat(o),Number.parseFloat(r)],c=E(e,".shown").getBoundingClientRect(),l=c.height-E(
e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,m=0,g=E(e,".formula").scrollWidth<=c.width+1;for(let p of s){
let{width:w,height:x}=p.getBoundingClientRect();g&&=x<=l&&ti(p),m&&m+w>c.width&&(d+=h+i,h=0,m=0),u.length&&d+Math.max(h,
x)>l&&(u=[],f.push(u),d=0,h=0,m=0),u.push(p),h=Math.max(h,x),m+=w+a}return{pages:f,isFitting:g}}function Qr(e,t){let n=Ln.
get(e)?.arrangement.pages??[],s=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(s);for(let o of Vs(e))n[s]?.includes(
o)?o.dataset.turnedTo="":delete o.dataset.turnedTo;E(e,".pager").hidden=n.length===1,E(e,"[data-turned]").textContent=`${s+
1} of ${n.length}`;for(let o of b(e,"[data-turn]",HTMLButtonElement))o.disabled=!n[s+Number(o.dataset.turn)]}function Vs(e){
return b(e,".matrix, .shown > pointer-view")}function we(e,{out:t,layout:n,scale:s}){e.dataset.out=t,e.dataset.layout=n,
E(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(s))}function rf(e){let t=e.getBoundingClientRect(),n=E(
e,".formula"),s=o=>{let{right:r,bottom:i,width:a}=o.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,E(e,".words"),E(e,".shown")].every(Zr)&&n.scrollWidth<=n.clientWidth+1&&[n,...Vs(e)].every(o=>s(o)&&ti(o))}function Zr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function ti(e){let t=e.querySelector(
":scope > .table-frame");return!t||Zr(t)}function af(e){let t=document.createElement("dialog");t.className="rest";let n=E(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let s=document.createElement("button");s.type="butto\
n",s.textContent="Close",s.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),E(e,"[data\
-rest]").focus()});let o=[n,e.querySelector(".switch"),e.querySelector(".formula"),...E(e,".words").children];t.append(s);
for(let r of o){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}V();var cf=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,lf="Write a number, such as 0.5, in every cell.",Rn=class{#e;#t;#n;#s=new Map;#r=new Map;constructor(t,n,s){
this.#e=t,this.#t=n,this.#n=s,this.#a(),t.addEventListener("input",o=>{let r=o.target;this.#b(r.name,r.value),this.#p()}),
t.addEventListener("click",o=>{let r=C(o),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#d(i,1),"fewer"in r.dataset&&
this.#d(i,-1))}),n.addEventListener("click",()=>{for(let o of this.#o)this.#s.set(Pt(o),ni(ei(o)));this.#h(),b(this.#e,"\
input, select")[0]?.focus(),this.#p()}),this.#f()}get text(){let t={};for(let n of this.#o){let s=Pt(n),o=si(n.dataset.kind,
this.#s.get(s)??"");if(o===null)return null;JSON.stringify(o)!==JSON.stringify(ei(n))&&(t[s]=o)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#o)t.includes(Pt(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let s=document.activeElement,o=s&&this.#e.contains(s)?this.#i(s):null,r=this.#o.filter(i=>i.querySelector("details[open]")).
map(Pt);this.#e.replaceChildren(...t.childNodes),this.unfold(r),n?this.#a():this.#h(),o?.(),this.#f()}showProblems(t){let n=new Set(
t);for(let s of this.#o){let o=Pt(s),r=`inputs.${o}`,i=t.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)
n.delete(l);let a=i.map(l=>l.message).join(" "),c=JSON.stringify(this.#s.get(o));a&&this.#r.set(o,{typed:c,message:a})}return this.#f(),
[...n]}get#o(){return b(this.#e,"[data-input]")}#i(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#e.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let s=t.closest("[data-input]"),o=s instanceof HTMLElement?Pt(s):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(o)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#s.clear();for(let t of this.#o){let n=kn(
t),s=n.map(i=>i.value),{kind:o,row:r}=t.dataset;this.#s.set(Pt(t),o==="words"?s:o==="matrix"?uf(n,!!r):s[0]??"")}}#h(){for(let t of this.#o)
for(let n of kn(t)){let s=this.#w(n.name);s!==void 0&&n.value!==s&&(n.value=s)}}#l(t){let[n="",s,o]=t.split("."),r=this.#s.
get(n);return s===void 0?null:o===void 0?[r,Number(s)]:[Array.isArray(r?.[0])?r?.[Number(s)]:r,Number(o)]}#w(t){let n=this.#l(
t);if(!n)return this.#s.get(t);let[s,o]=n;return s?.[o]}#b(t,n){let s=this.#l(t);if(!s){this.#s.set(t,n);return}let[o,r]=s;
o&&(o[r]=n)}#p(){this.#f(),this.#n()}#f(){for(let t of this.#o){let n=Pt(t),s=!["words","choice"].includes(t.dataset.kind??
""),o=s?kn(t).filter(c=>Ke(c.value)===null):[];for(let c of s?kn(t):[])c.setAttribute("aria-invalid",String(o.includes(c)));
let r=this.#s.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),ff(t,o.length?lf:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of b(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of b(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#d(t,n){let s=Pt(t),o=this.#s.
get(s),r=o.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${o.length+1}`;this.#s.set(
s,n>0?[...o,i]:o.slice(0,-1));for(let{dataset:a}of this.#o){let c=a.input??"",l=this.#s.get(c);a.rows===s&&Array.isArray(
l)&&(l=Ks(l,n)),a.columns===s&&Array.isArray(l)&&(l=a.row?Ks(l,n):l.map(u=>Ks(u,n))),l!==void 0&&this.#s.set(c,l)}this.#p()}};
function Pt(e){return e.dataset.input??""}function ei(e){return JSON.parse(e.dataset.default??"null")}function kn(e){return b(
e,"input, select")}function uf(e,t){let n=new Map;for(let o of e){let[,r=""]=o.name.split(".");n.set(r,[...n.get(r)??[],
o.value])}let s=[...n.values()];return t?s[0]??[]:s}function Ks(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function ni(e){return Array.isArray(e)?e.map(ni):String(e)}function si(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Ke(t);let n=t.map(s=>si(e,s));return n.includes(null)?null:n}function Ke(e){let t=e.trim().replace(
"−","-").replace(",","."),n=cf.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function ff(e,t){let n=E(
e,"[data-failure]");n.textContent=t,n.hidden=!t}St();V();St();V();V();function Ys(e=""){let t=["The server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.
serviceWorker?.controller?t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it\
 can be reloaded only over HTTPS"}.`}var Js=null;function df(){let e=b(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:s,pathname:o}=location,
r=s+o;if(!t){let a=o.slice(Jt.pathname.length),c=$(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=pt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function oi(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Js?.disconnect(),Js=new PerformanceObserver(n=>{let s=n.getEntries().map(({name:o})=>o);
t({addresses:s.filter(o=>!o.includes("?"))})}),Js.observe({type:"resource",buffered:!0}),t({addresses:[],page:df()})}async function ri(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",oi),await navigator.serviceWorker.register(
new URL("service-worker.js",Jt),{updateViaCache:"none"}),oi()}catch{}}function ii(){document.readyState==="complete"?ri():addEventListener("load",ri)}var Qd=4e3,nc="This page computes your changes in your browser and hides what only the server can update.",Zn=document.getElementById(
"lesson-record")!==null,Me=!1,$o,ts=!1;async function sc(e,{address:t,files:n,signal:s}){if(ko())return No(e,{files:n,signal:s});
if(!Me)return tc(t,s);if(ts)return ts=!1,No(e,{files:n,signal:s});try{let o=await tc(t,rr(s));return Lo(""),o}catch(o){if(!(o instanceof
z&&[0,...gs].includes(o.status)))throw o;return Lo(Ys(nc)),No(e,{files:n,signal:s})}}function ko(){return Zn}function oc(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(s),$o??=es(e)},s=setTimeout(n,Qd);for(let o of["pointerdown","ke\
ydown"])document.addEventListener(o,n,{signal:t.signal})}async function rc(e){if(!Zn&&!Me&&e&&($o??=es(e),await $o),!Zn&&
!Me)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Qe(),Fn));return t()}async function es(e){try{let t=[
Promise.resolve().then(()=>(Qe(),Fn)),Promise.resolve().then(()=>(Mo(),Ao)),Promise.resolve().then(()=>(Oo(),vo))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||Me)return;let s=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...b(s,"head > *, body > *")),Me=!0,ts=ws(n),ts&&Lo(Ys(nc)),ii()}catch{}}async function ic(e,t,n){if(!Zn&&!Me)return;
let{previewEdits:s}=await Promise.resolve().then(()=>(Mo(),Ao));try{s(e,t,n)}catch(o){if(!(o instanceof z))throw o}}function Lo(e){
let t=$(document,"[data-silence]");t&&(t.textContent=e)}async function No(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Qe(),Fn));
return n(e,t)}async function tc(e,t){let s=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(ec),o=await s.text().catch(ec);if(s.ok)return new DOMParser().parseFromString(o,"text/html");throw new z(s.status,
Zd(o,s.status))}function ec(e){throw Ut(e)?e:new z(0,[{where:"",message:ke,suggestions:[]}])}function Zd(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:Re(t),suggestions:[]}]}}So();var ac="pointerscope-lessons";function cc(){try{let e=JSON.parse(localStorage.getItem(ac)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function Ro(e){let t=cc()[e];return new Set(Array.isArray(t)?t:[])}function Io(e,t){let n=Ro(
e);if(!n.has(t))try{localStorage.setItem(ac,JSON.stringify({...cc(),[e]:[...n,t]}))}catch{}}ge();V();var th=3e4,lc=660;async function uc(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+th;for(;Date.now()<
t&&e.some(eh);)await new Promise(n=>setTimeout(n,100))}function eh(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function fc(e,t=()=>{},n=()=>{}){let s=[],o=[];window.addEventListener("beforeprint",()=>{t(),s=b(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of s)r.open=!0;o=b(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>lc);for(let r of o)r.style.setProperty("--print-scale",String(lc/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of s)r.open=!1;for(let r of o)r.style.removeProperty("--print-scale");n()})}V();ge();var nh="Type a number, or drag it sideways",dc="This number is computed: change an input, and it follows.",hc=/^[\d.,+−-]$/,
ns=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",s=>{let o=_o(s),r=o&&this.#n(o);!r||
C(s)instanceof HTMLInputElement||Us(s,r.value,i=>{Ve(n,r.name,i),o.textContent=i})}),t.addEventListener("click",s=>{let o=_o(
s);o&&this.#s(o)}),t.addEventListener("dblclick",s=>pc(C(s))),t.addEventListener("keydown",s=>{let o=_o(s);if(hc.test(s.
key)&&pc(C(s)),!o||s.ctrlKey||s.metaKey||s.altKey)return;if(C(s)instanceof HTMLInputElement){this.#a(s,o);return}let r=hc.
test(s.key);!r&&s.key!=="Enter"&&s.key!=="F2"||(s.preventDefault(),this.#s(o,r?s.key:void 0))})}prepare(){for(let t of b(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,s=$(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(s?.dataset.kind??"")){t.dataset.editable="",E(t,".table-frame").title=nh;for(let[o,r]of b(
t,"tbody td").entries())r.tabIndex=o===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(Be),s=n?.closest(
"figure"),o=n?.closest("[data-step]");return!(s instanceof HTMLElement)||!(o instanceof HTMLElement)?null:{step:o.dataset.
step??"",table:s.dataset.table??"",index:dt(s).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:s,editor:o}){let r=$(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&dt(r).flat()[s];i&&(o?this.#r(i,o):mc(i))}#n(t){let n=t.closest(We),{row:s,column:o}=me(dt(n),t),{table:r=""}=n.
dataset,i=a=>$(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${s}.${o}`)??i(r)}#s(t,n){let s=this.#n(
t);if(!s||t.querySelector("input"))return;let o=document.createElement("input");o.className="tile-editor",o.inputMode="d\
ecimal",o.autocomplete="off",o.dataset.field=s.name,o.dataset.before=s.value,o.setAttribute("aria-label",s.getAttribute(
"aria-label")??""),o.value=n??s.value,o.addEventListener("input",r=>{r.stopPropagation(),this.#o(o)}),o.addEventListener(
"blur",()=>this.#i(o)),this.#r(t,o),n===void 0?o.select():this.#o(o)}#r(t,n){let{selectionStart:s,selectionEnd:o}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(s,o)}#o(t){let n=Ke(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&Ve(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let s=this.#n(n),{before:o}=t.dataset;t.remove(),n.textContent=(s?.value===o?n.dataset.shown:s?.value)??
"",s?.value!==o&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let s=E(n,"input",HTMLInputElement),o={ArrowUp:1,
ArrowDown:-1}[t.key];if(o){t.preventDefault();let r=Ke(s.value);if(r===null)return;s.value=js(r,o*qs(s.value)),this.#o(s)}
t.key==="Escape"&&(t.preventDefault(),Ve(this.#t,s.dataset.field??"",s.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&mc(n)}};function _o(e){return C(e).closest(Be)}function pc(e){let t=e.closest(Zt)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(We))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${dc}`;let s=E(
t,"[data-sum]");s.textContent?.endsWith(dc)||s.append(n)}function mc(e){e.tabIndex=0,e.focus({preventScroll:!0})}var _p=350,Cp=60,Zo=["removed","inputs","layer","head"],Pp=60,kl=["step","all",...Zo],Hp={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},O=E(document,"[data-lesson]"),D=E(O,"[data-steps]"),un=O.dataset.only,Ft=E(O,"[data-error]"),Ne=$(O,"[data-in\
puts]"),ue=Ne&&new Rn(Ne,E(O,"[data-reset]",HTMLButtonElement),Jp),Xo=Ne&&new ns(D,Ne),Qo=$(O,"details.inputs",HTMLDetailsElement),
zt="frame"in O.dataset,{states:Dp,leftOut:Rl="",edited:Il=""}=O.dataset,{record:cn}=O.dataset,L=tr(location.search),ft={
...L,...nr(tr(Fp()))},Jo=new AbortController,on=0,an=0,Ll=0,le=null;function tr(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??Rl,inputs:t.get("inputs")??Il,layer:t.get("layer")??"",head:t.
get("head")??""}}function Fp(){return ko()?"":O.dataset.shown??location.search}async function Wp(){cn&&await es(cn),ds({
history:"keep",isFresh:!0})}var Bp=zt?Jr(O,D):()=>{},Up="framers"in document.body.dataset?Dr({state:Kp,height:()=>O.scrollHeight,
set:Yp,keeps:e=>_l(e)!==null}):()=>{},bt=()=>b(D,":scope > [data-step]"),fn=e=>bt().findIndex(t=>t.dataset.step===e),Vt=()=>Math.
max(0,fn(L.step)),_l=e=>{let t=Hp[e];if(un||!t||L.all&&e.startsWith("Page"))return null;let n=Vt()+t;return n>=0&&n<bt().
length?n:null},Cl=()=>zt&&window.parent!==window;function Wt(){let e=!!L.all||!!un,t=Vt(),n=bt();for(let[o,r]of n.entries())
r.hidden=!e&&o!==t;for(let o of b(O,"[data-beside]"))o.hidden=!e&&o.dataset.beside!==n[t]?.dataset.step;if(e&&!zt)for(let o of $s(
D,"pointer-view[lazy]"))o.removeAttribute("lazy");O.dataset.mode=e?"all":"one",O.toggleAttribute("data-first",t===0);for(let o of b(
O,"[data-follow]",HTMLSelectElement)){let r=o.dataset.follow;o.value=L[r]||"0"}for(let o of b(O,"[data-slide]"))Gp(o,o.dataset.
slide===n[t]?.dataset.step);$(O,"[data-place]")&&zp(t,n.length,e),qp(),jp(n);let s=n[t];!e&&!zt&&s&&xo([s]),Bp(),Up("sta\
te",{})}function jp(e){let t=hs(ft);for(let r of b(O,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=$(O,"[data-changed]");if(!n)return;let s=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${E(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),o=[s.length?`Left out: ${s.join(", ")}.`:"",ft.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!o.length,n.textContent=`${o.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function er(){return!zt&&!("opens"in O.dataset)}function qp(){let{lesson:e=""}=O.dataset;if(!er())return;let t=Ro(
e);for(let n of b(O,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Gp(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function zp(e,t,n){for(let o of b(O,"[data-controls]"))o.hidden=!1;E(O,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,E(O,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,E(O,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let s=$(O,"[data-all]",HTMLInputElement);s&&(s.checked=n)}function Vp(e){let t=e.
slice(0,Pp);Ft.textContent=`This lesson has no step “${t}”. It opens at its first step.`,Ft.hidden=!1,Ft.dataset.unknown=
"step"}function ln(e,t=!1){let n=bt(),s=n[Math.max(0,Math.min(n.length-1,e))];s&&(Eo(D),Ft.dataset.unknown&&(Ft.hidden=!0),
delete Ft.dataset.unknown,er()&&Io(O.dataset.lesson??"",n[Vt()]?.dataset.step??""),L={...L,step:s.dataset.step??""},dn("\
replace"),Wt(),t&&E(s,"h1, h2").focus({preventScroll:!0}),L.all?s.scrollIntoView({block:"start"}):s.getBoundingClientRect().
top<0&&O.scrollIntoView({block:"start"}),O.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",
inline:"nearest"}))}function nr({removed:e,inputs:t,layer:n,head:s}){return{removed:e,inputs:t,layer:n,head:s}}function fs(e,t){
return Zo.every(n=>e[n]===t[n])}function Kp(){return{step:bt()[Vt()]?.dataset.step,removed:ft.removed,inputs:ft.inputs}}
function Yp({step:e,...t}){e!==void 0&&!un&&ln(Math.max(0,fn(e??"")));let n={};for(let s of Zo)s in t&&(n[s]=t[s]??"");$e(
n)}function dn(e){let t=Pl({...L,...nr(ft)});if(t!==location.pathname+location.search)try{e==="push"&&!Cl()?history.pushState(
null,"",t):history.replaceState(null,"",t)}catch{}}function Pl(e){let t=[...new URLSearchParams(location.search)].filter(
([o])=>!kl.some(r=>r===o)),n=pt({...Object.fromEntries(t),...e});Rl&&!e.removed&&n.set("removed",""),Il&&!e.inputs&&n.set(
"inputs","");let s=n.toString();return s?`${location.pathname}?${s}`:location.pathname}function Jp(){let e=ue?.text;cancelAnimationFrame(
Ll),typeof e=="string"&&(Ll=requestAnimationFrame(()=>ic(D,e,hs(L)))),clearTimeout(an),an=setTimeout(()=>$e({}),_p)}function $e(e){
let t=an&&ue?ue.text:null;clearTimeout(an),an=0;let n={...L,...t===null?{}:{inputs:t},...e};fs(n,L)||(L=n,ds({history:"p\
ush"}))}async function ds({history:e,isFresh:t=!1}){on+=1;let n=on;Jo.abort(),Jo=new AbortController,D.setAttribute("ari\
a-busy","true");try{let s=await sc(L,{address:Pl(L),files:Dp,signal:Jo.signal});if(n!==on)return;Zp(s,t),ft=L,Hl([]),e===
"push"&&dn("push"),Wt()}catch(s){if(Ut(s))return;if(!(s instanceof z))throw s;n===on&&Xp(s.problems,e)}finally{n===on&&D.
removeAttribute("aria-busy")}}function Xp(e,t){Hl(e);let n=e.every(o=>o.where.startsWith("inputs"));if(L={...L,...n?{inputs:ft.
inputs}:nr(ft)},!fs(L,ft)){ds({history:t});return}let s=hs(ft);for(let o of b(D,"[data-remove]",HTMLInputElement))o.checked=
s.has(o.dataset.remove??"");dn("replace"),Wt()}function Qp(e){try{return Object.keys(JSON.parse(e))}catch{return[]}}function hs(e){
return new Set(e.removed.split(",").filter(Boolean))}function Zp(e,t){Eo(D);let n=Xo?.place,s=document.activeElement?.closest(
"[data-remove]"),o=s instanceof HTMLElement?s.dataset.remove:void 0;for(let i of bt()){let a=i.dataset.step??"",c=e.querySelector(
`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&le&&i.contains(le)&&c.hasAttribute("data-removed")&&E(c,".sheet-head").
after(le),c&&i.replaceWith(c)}for(let i of b(O,"[data-renew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);
a&&i.replaceChildren(...a.childNodes)}let r=$(e,"[data-inputs]");r&&ue?.replace(r,t),le?.isConnected&&document.activeElement===
document.body&&E(le,"button:enabled").focus({preventScroll:!0}),o&&$(D,`[data-remove="${CSS.escape(o)}"]`)?.focus(),Dl(),
n&&Xo?.restore(n)}function Hl(e){let t=ue?ue.showProblems(e):e,n=Qo?.open?t:e;Ft.textContent=n.map(s=>s.message).join(" "),
Ft.hidden=n.length===0,n.length&&O.dataset.live&&Ft.append(" ",tm(O.dataset.live))}function tm(e){let t=document.createElement(
"a");return t.href=e,t.textContent="Open it on the server",t.search=pt({...L,all:null}).toString(),t}function Dl(){Rr(D),
Xo?.prepare(),em(),Ha(D),jr(D),D.querySelector("pointer-view")&&Promise.resolve().then(()=>($l(),Ip));for(let e of b(D,"\
[data-embed]",HTMLAnchorElement)){let t=e.closest("[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=
pt({...L,all:null,step:n}).toString()}for(let e of b(O,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search).get("lang");e.search=pt({removed:L.removed,inputs:L.inputs,lang:t}).toString()}for(let e of b(O,"[data-back]",HTMLAnchorElement)){
let t=new URLSearchParams(location.search);for(let n of kl)t.delete(n);e.search=t.toString()}}function em(){let e=!zt&&!ft.
removed&&!ft.inputs;for(let t of b(D,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),s=n?.parentElement?.querySelector(
"[data-guess]");if(e||s?.remove(),!e||s)continue;let o=document.createElement("button");o.type="button",o.dataset.guess=
t.dataset.remove,o.textContent="Predict what it changes",n?.before(o)}}async function nm(e){let t=bt()[fn(e.dataset.guess)],
[n,{askRemoval:s}]=await Promise.all([rc(cn),Promise.resolve().then(()=>(Oo(),vo))]);if(!t?.isConnected)return;let o=()=>$e(
{removed:e.dataset.guess??""});le=n&&s(t,n,o,()=>$e({removed:""})),le?e.remove():o()}function sm(e,t,{row:n,column:s}){let o=Object.
fromEntries(new URLSearchParams(location.search)),r=pt({...o,step:null,all:null,row:n,column:s});return Qt(`${O.dataset.
api}/${e}/${t}?${r}`)}async function om(){let{solutionsAt:e}=O.dataset;if(!(!e||$(O,"[data-solutions]")))try{let t=await fetch(
e);if(!t.ok)return;let n=new DOMParser().parseFromString(await t.text(),"text/html");D.after(...b(n.body,"[data-solution\
s]"))}catch{}}async function rm(e){e.disabled=!0;let{all:t}=L;L={...L,all:"1"},Wt(),await Promise.all([uc($s(D)),om()]),
window.print(),L={...L,all:t},Wt(),e.disabled=!1}function Fl(e){return e.closest(`input:not([type=checkbox]), select, te\
xtarea, ${We} td`)!==null}function Wl(e){for(let t=e;t&&t!==D;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+
1&&getComputedStyle(t).overflowX!=="visible")return!0;t=t.parentElement}return!1}D.addEventListener("change",e=>{let t=e.
target;if(!(t instanceof HTMLInputElement)||!t.dataset.remove)return;let n=hs(L);t.checked?n.add(t.dataset.remove):n.delete(
t.dataset.remove),$e({removed:[...n].join(",")})});O.addEventListener("change",e=>{let t=mr(e);t.dataset.follow&&$e({[t.
dataset.follow]:t.value}),"all"in t.dataset&&t instanceof HTMLInputElement&&(L={...L,all:t.checked?"1":""},dn("replace"),
Wt(),bt()[Vt()]?.scrollIntoView({block:"start"}))});O.addEventListener("click",e=>{let t=C(e);t.dataset.go&&ln(Vt()+Number(
t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");n&&t.setAttribute("aria-expanded",String(n.toggleAttribute(
"data-open"))),"print"in t.dataset&&rm(t),t.closest(".onward a")&&er()&&Io(O.dataset.lesson??"",bt()[Vt()]?.dataset.step??
""),"guess"in t.dataset&&nm(t);let s=t.closest("[data-slide]");s instanceof HTMLElement&&(e.preventDefault(),ln(fn(s.dataset.
slide),!0))});document.addEventListener("keydown",e=>{let t=C(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||
Fl(t)||Wl(t))return;let n=_l(e.key);n!==null&&(e.preventDefault(),ln(n,!0))});var rn;D.addEventListener("touchstart",e=>{
let t=C(e);rn=e.touches.length===1&&!Wl(t)&&!Fl(t)?e.touches[0]:void 0},{passive:!0});D.addEventListener("touchend",({changedTouches:[
e]})=>{if(un||!rn||!e)return;let[t,n]=[e.clientX-rn.clientX,e.clientY-rn.clientY];rn=void 0,Math.abs(t)>Cp&&Math.abs(t)>
2*Math.abs(n)&&ln(Vt()-Math.sign(t))});window.addEventListener("popstate",()=>{L=tr(location.search),fs(L,ft)?Wt():ds({history:"\
keep",isFresh:!0})});Cl()||fc(D,()=>{for(let e of bt())e.hidden=!1;for(let e of b(D,"[data-beside]"))e.hidden=!1;zt||xo(
bt()),zt&&Xr(bt())},Wt);var im=!!L.step;!L.step&&location.hash&&(L.step=location.hash.slice(1));L.step&&fn(L.step)<0&&!un&&
(im&&Vp(L.step),L.step="",dn("replace"));Qo&&L.inputs&&(Qo.open=!0,ue?.unfold(Qp(L.inputs)));kr(D,"opens"in O.dataset?sm:
null);Wr(D,O.dataset.lesson??"",O.lang);Pa(D);Ne&&Ur(Ne);qr(D);Dl();Wt();O.dataset.ready="true";cn&&oc(cn);fs(L,ft)||Wp();
