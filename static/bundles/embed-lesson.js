var Pl=Object.defineProperty;var A=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var ps=(e,t)=>{for(var n in t)Pl(e,n,{get:t[n],enumerable:!0})};async function Qt(e,t,n=Jt){let s=await Fl(new URL(`api/${e}`,n),t);if(String(n)===Jt.href&&Wl(s!==null&&!gs(s)),!s)return tr();
if(s.status===Hl)return;if(!(s.headers.get("content-type")??"").includes("json")){let i=Re(s.status);throw new z(s.status,
[{where:"",message:i,suggestions:[]}])}let r=await s.json().catch(tr);if(!s.ok)throw new z(s.status,r.errors??[]);return r}
async function Fl(e,t){try{let n=await fetch(e,t);return ms.includes(n.status)?null:n}catch(n){if(Bt(n))throw n;return null}}
function er(e){let t=AbortSignal.timeout(Dl);return e?AbortSignal.any([e,t]):t}function gs({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function Wl(e){e!==Xt.answers&&(Xt.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function tr(e){throw Bt(e)?e:new z(0,[{where:"",message:ke,suggestions:[]}])}
function Bt(e){return e instanceof DOMException&&e.name==="AbortError"}function pt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function dn(e){return e instanceof Error?
e.message:String(e)}var z,Jt,Xt,ms,Hl,Dl,ke,Re,yt=A(()=>{"use strict";z=class extends Error{constructor(t,n){super(n.map(
s=>s.message).join(" ")),this.status=t,this.problems=n}},Jt=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),
Xt={answers:!0},ms=[502,504],Hl=204,Dl=5e3,ke="No response could be read. Your input is still here; check your connectio\
n and try again.",Re=e=>`The server answered with ${e}.`});function nr(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function ut(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function hn(e){return e<0?`(${ut(e)})`:ut(e)}function ws(e){return or(e," \
+ ")}function sr(e){return or(e,", ")}function pn(e,t){return e===t?t:`${e} = ${t}`}function or(e,t){return e.length<=24?
e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var mn=A(()=>{"use strict"});function xs(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function gn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function wn(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(gn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Bl(e,i,l,r);o.push(a)}return o.at(-1)??new s(0)}
function Bl(e,t,n,s){let{op:o}=t;if(o==="constant")return ys(t,n);let r=Es(e,t,n).map(([f,d])=>s(f,d)),[i=0,a=0,c=0]=r;if(o===
"view"||o==="join")return i;if(o==="where")return i?a:c;if(o==="matmul")return jl(r);if(o==="collect")return _e.sum?.(r)??
0;if(o==="softmax")return Ul(e,t,n,r);let l=_e[o];if(l)return l(r);let u=bs[o];if(!u)throw new RangeError(`There is no o\
peration ${o}.`);return u(i,a)}function Es(e,t,n){let{op:s,of:o=[],groups:r}=t,[i=0,a=0]=o;if(s==="view")return[[i,ql(t,
n)]];if(s==="join")return[Gl(e,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return rr(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(s==="softmax"||s in _e){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=rr(
c).map(f=>[i,l*c+f]);return o.length>1?[...u,[a,0]]:u}return o.map(c=>[c,e[c]?.shape.length?n:0])}function ys({values:e=0},t){
return xs(Array.isArray(e)?e[t]??Number.NaN:e)}function As(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function Ul(e,t,n,s){let{place:o,width:r}=As(e,t,n),i=Ss(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function Ss(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-
n)/s))}function jl(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function ql({shape:e,offset:t=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function Gl(e,t,n){let s=n;for(let o of t){let r=gn(e[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function rr(e){return Array.from({length:e},(t,n)=>n)}function zl(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Vl(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var bs,
_e,Ie=A(()=>{"use strict";bs={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,
maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>zl(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Vl(e/Math.SQRT2))},_e=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Ce(e,t,n){let s=new Map,o=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??r(i,a);return s.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:ys(c,a),op:"",parts:[]};let f=Es(e,c,a).
map(([w,x])=>o(w,x)),[d,h,m]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&m)return d?.value?h:m;if(l==="\
collect")return ir(f);if(l==="matmul")return ir(ur(f));if(l==="softmax")return eu(f,As(e,c,a));let p=_e[l];if(p)return{value:p(
f.map(({value:w})=>w)),op:l,parts:f};let g=bs[l];if(!g||!d)throw new RangeError(`There is no operation ${l}.`);return{value:g(
d.value,h?.value??0),op:l,parts:f}};return o(e.length-1,t)}function bn(e){let t=new Map,n=new Set,s=o=>{n.has(o)||(n.add(
o),o.table!==void 0&&t.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(e),[
...t.values()]}function It(e){if(ar.has(e.op))return e;for(let t of e.parts){let n=It(t);if(n)return n}return null}function Ts(e){
return e.op?vs(e,null,!1).text:ut(e.value)}function cr(e){let t=ut(e.value),n=It(e);if(!n)return pn(Ts(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let s=Pe(e),o=s.reduce((r,i)=>r+i,0);return`${ut(s[e.place??0]??0)} / ${ut(o)} = ${t}`}return`${lr(
e,n)??vs(e,n,!1).text} = ${t}`}function Pe({parts:e,temperature:t}){return Ss(e.map(({value:n})=>n),t?.value)}function xn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),s=e.temperature?.value??1,o=Math.abs(n/s)>Kl;return{powers:o?Pe(e):t.
map(i=>Math.exp(i/s)),isShifted:o,largest:n}}function lr(e,t){if(e===t)return t.op==="sum"?`Sum ${ut(t.value)}`:null;let[
n,s]=e.parts,o=n&&lr(n,t);return!o||!s||s.op?null:e.op==="add"?`${o}, plus ${ut(s.value)}`:e.op==="divide"?`${o}, divide\
d by ${ut(s.value)}`:null}function vs(e,t,n){let{op:s,parts:o,value:r}=e,i=ar.has(s);if(!s||e===t||i&&n)return{text:hn(r),
binding:Rt};let a=o.map(d=>vs(d,t,n||i)),c=a.map(({text:d})=>d);if(s==="sum")return{text:c.length?ws(c):"0",binding:pe};
if(s==="softmax")return{text:Zl(e,a),binding:At};if(s==="product")return{text:c.join(" · "),binding:At};let[l={text:"",
binding:Rt},u]=a,f=Jl[s];if(f&&u){let[d,h]=f,m=s==="add"||s==="multiply",p=_t(l,s==="power"?Rt:h),g=_t(u,m?h:h+1);return{
text:s==="power"?`${p}^${g}`:`${p} ${d} ${g}`,binding:h}}return s==="negative"?{text:`−${_t(l,At)}`,binding:pe}:s==="s\
qrt"?{text:`√${_t(l,Rt)}`,binding:Rt}:s==="absolute"?{text:`|${Ql(o[0],l)}|`,binding:Rt}:s==="sigmoid"?{text:`1 / (1 +\
 e^(−${_t(l,Rt)}))`,binding:At}:s==="gelu"?{text:`${_t(l,At)} · Φ(${l.text})`,binding:At}:{text:`${Xl[s]??s}(${sr(c)}\
)`,binding:Rt}}function Ql(e,{text:t}){return e&&!e.op?ut(e.value):t}function _t({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function Zl(e,t){let{place:n=0,temperature:s}=e,{isShifted:o,largest:r}=xn(e),i=s?.value??1,a=t.map(c=>{let l=c;return o&&
(l={text:`${_t(c,pe)} − ${hn(r)}`,binding:pe}),i!==1&&(l={text:`${_t(l,At)} / ${hn(i)}`,binding:At}),`e^${_t(l,Rt)}`});
return`${a[n]} / (${ws(a)})`}function ur(e){let t=[];for(let n=0;n<e.length;n+=2){let s=e.slice(n,n+2);t.push({value:tu(
s),op:"multiply",parts:s})}return t}function tu(e){return e.reduce((t,{value:n})=>t*n,1)}function ir(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:Ms(
e),op:"sum",parts:e};let s=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?ur([r.parts[0],i]):[]),o={value:Ms(s),op:"sum",parts:s};
return{value:Ms(e),op:"divide",parts:[o,t]}}function Ms(e){return e.reduce((t,{value:n})=>t+n,0)}function eu(e,{place:t,
width:n}){let s=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...s&&{temperature:s}},i=Pe(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var Kl,he,pe,At,Yl,Rt,Jl,Xl,ar,Os=A(()=>{"use strict";mn();Ie();Kl=30,[he,pe,
At,Yl,Rt]=[0,1,2,3,4],Jl={add:["+",pe],subtract:["−",pe],multiply:["·",At],divide:["/",At],remainder:["mod",At],power:[
"^",Yl],greater:[">",he],greater_equal:["≥",he],less:["<",he],less_equal:["≤",he],equal:["=",he],not_equal:["≠",he]},
Xl={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},ar=new Set(["sum","softmax"])});function E(e,t,n){let s=$(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function $(e,t,n){
let s=e.querySelector(t);return s&&dr(s,n)?s:null}function b(e,t,n){return[...e.querySelectorAll(t)].filter(s=>dr(s,n))}
function Ns(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function P({target:e}){return e}function fr({target:e}){
return e}function dr(e,t){return e instanceof(t??HTMLElement)}var V=A(()=>{"use strict"});function pr(){return hr??=document.querySelector('[data-decimal=","]')!==null,hr}function Q(e){return pr()?e.replaceAll(
nu,t=>t.replaceAll(/[.,]/g,n=>su[n]??n)):e}function He(e){return pr()?e.replace(",","."):e}var nu,su,hr,Nt=A(()=>{"use s\
trict";nu=/\d[\d.,]*\d/g,su={".":",",",":"."}});function dt(e){return"down"in e.dataset?[b(e,"tbody td",HTMLTableCellElement)]:b(e,"tbody tr").map(t=>b(t,"td",HTMLTableCellElement))}
function me(e,t){let n=e.findIndex(s=>s.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function En(e){let t=new Map;
return n=>{let s=t.get(n);if(s!==void 0)return s;let o=$(e,`figure[data-table="${CSS.escape(n)}"]`),r=o?dt(o):[],i=o&&{figure:o,
cells:r.flat(),width:r[0]?.length??1,...Ct(o)};return t.set(n,i),i}}function yn(e,t){let n=e?.cells[t];return n?te(n):Number.
NaN}function te(e){return nr(e.dataset.value??He($s(e)))}function $s(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function St(e){return E(e,"figcaption span").textContent??""}function Ct(e){let t=s=>b(e,s).map(
o=>o.title||(o.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var De,Zt,Fe,We,ge=A(()=>{"use strict";mn();V();Nt();De="figure[data-how]",Zt="figure[data-how] tbody td",Fe="figur\
e[data-editable]",We="figure[data-editable] tbody td"});function mr(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(n.length);for(let o=0;o<n.length;o++)
s[o]=n.charCodeAt(o);return s}var gr=A(()=>{"use strict"});function Be(e){if(Array.isArray(e))return ru(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=ou[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(mr(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function ru(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function Ue({values:e,
shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:iu(e,n*o,(n+1)*o),shape:s}}function wr({values:e,shape:t}){
return t.length<2?e:Ls({values:e,shape:t})}function Ls(e){return Array.from({length:e.shape[0]??0},(t,n)=>Ue(e,n).values)}
function iu(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var ou,ks=A(()=>{"use strict";gr();ou={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function it(e){return"kind"in e&&e.kind===An}function Mt(e){return it(e)?e.meta:e.layout.meta}function Sn(e){return it(e)?
e.meta.height??0:e.layout.height}var An,Mn=A(()=>{"use strict";An="network"});function Er({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let o=e[s.trace];if("lines"in s){let r=je(s.lines,t,n);
Object.assign(o,cu(r,n[s.row],s))}else o[s.attribute]=wr(je(s.is,t,n))}}function je(e,t,n){let s=au(t),o=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===xr?0:a.indexOf(n[i]??"")};return{values:wn(e,(i,a=[])=>{let c=s[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>Ue(l,o(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function au(e){let t=br.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,Be(s)])),br.
set(e,t)),t}function cu({values:e,shape:t},n,{above:s,to:o}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==xr&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=s||f>o||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var xr,
br,Rs=A(()=>{"use strict";ks();Ie();xr="all",br=new WeakMap});function Sr(e,t){let{table:n}=Mt(e);if(n&&"rows"in n)return[n];if(it(e))return[];let{data:s,layout:o}=e,r=n?[lu(n,o.meta,
t)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>uu(o,a)),...r]}function Tn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>_s("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of t)o.insertRow().append(_s("th",r,"row"),...i.map(a=>_s("td",a)));return n}function Mr(e){
let t=s=>s.map(pu).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function lu(e,t,n){let{columns:s,labels:o}=e;if("values"in e){let i=e.values.map(a=>je(a,t,n).values);return{columns:s,
rows:o.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Ls(je(e.matrix,t,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function uu(e,t){let n=Be(t.z??[]),s=yr(e,t,"y").map((o,r)=>[o,...Array.from(Ue(n,r).values)]);return{columns:[
t.name??"",...yr(e,t,"x")],rows:s}}function yr(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>Ar(String(c)));let o=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(Ar);let{shape:a}=Be(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Ar(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function pu(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
du,"$1'").replace(hu,"'"),n=fu.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function _s(e,t,n){let s=document.
createElement(e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=
Number(o)===0?o.replace("-",""):o,s}var fu,du,hu,Is=A(()=>{"use strict";ks();Mn();Rs();fu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
du=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,hu=/^(?=[\t\r\n])/});function Tr(e,t){let n=s=>{let o=Nr(s);o&&qe(o)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&gu(e,t),e.addEventListener("pointerout",s=>{let o=P(s).closest(De),{relatedTarget:r}=s,i=r instanceof Node&&
o?.contains(r);o&&!i&&vn(Ps(o))}),e.addEventListener("keydown",wu)}function vr(e){for(let t of b(e,De))for(let[n,s]of b(
t,"tbody td").entries())s.tabIndex=n===0?0:-1}function gu(e,t){let n=0,s=async o=>{let r=Nr(o);if(!r)return;n+=1;let i=n,
a=Cs(r),c=Ps(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,me(dt(a),r));i===n&&c.isConnected&&bu(
c,f,r)}catch(f){i===n&&(E(c,"[data-sum]").textContent=dn(f))}};e.addEventListener("click",s),e.addEventListener("keydown",
o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=P(o).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function wu(e){let t=P(e),n=t.closest(`${Zt}, ${We}`),s=mu[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!s||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let o=Cs(
n),r=dt(o),{row:i,column:a}=me(r,n),c="down"in o.dataset,l=c?s.column:s.row,u=c?s.row:s.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function qe(e,{withoutResult:t=!1}={}){let n=Cs(e),s=Ps(n);vn(s);let o=En(s),r=Ce(JSON.parse(
n.dataset.how??"[]"),dt(n).flat().indexOf(e),(u,f)=>yn(o(u),f));e.dataset.lit="result";for(let u of bn(r)){let f=o(u.table??
"")?.cells[u.index??0];f&&(f.dataset.lit??="part")}let i=s.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":ut(te(e)),l=Number.isNaN(r.value)||t&&!r.op?a:pn(Ts(r),a);i.textContent=[Eu(n,e),Q(l)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function bu(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:i,index:a,numbers:c}=t,l=Ce(i,a,(p,g)=>Or(
c[p],g).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[s,o,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(Tn(xu(l,c)));let m=document.createElement("p");m.className=
"sum",m.textContent=cr(l),u.append(f,h,m,d),E(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function xu(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=bn(a);return Or(t[c],l).label},s=(a,...c)=>[a,...c.
map(ut)],o=It(e);if(!o)return{columns:["term","value"],rows:bn(e).map(({table:a="",value:c})=>s(t[a]?.title??"",c))};let{
op:r,parts:i}=o;if(r==="softmax"){let a=Pe(o);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>s(n(a),a.value))}}function Or(e,t){let n=e?.index.indexOf(t)??-1,s=e?.values[n];return{label:e?.labels[n]??"",value:s===
void 0?Number.NaN:xs(s)}}function vn(e){for(let n of b(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function Nr(e){return e.target instanceof Element?e.target.closest(Zt):null}function Cs(e){
return e.closest("figure")}function Ps(e){return e.closest("[data-step]")}function Eu(e,t){let{row:n,column:s}=me(dt(e),
t),{rows:o,columns:r}=Ct(e);return[St(e),o[n],r[s]].filter(Boolean).join(", ")}var mu,Hs=A(()=>{"use strict";yt();mn();Os();
V();Ie();ge();Nt();Is();mu={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var ei,ni,si,oi,ri,ii,ai,ci,li,ui,fi,di,hi,pi,mi,gi,wi,bi,xi,Ei,Ks,yi,Ys,Ai,Ve=A(()=>{"use strict";ei="This lesson has n\
o such input. Send one of its inputs.",ni="This is not one of the options. Send one of {options}.",si="This is not a lis\
t. Send a list of words.",oi="There are {words} words. Send {expected} words.",ri="This word is empty or not text. Send \
a word.",ii="The word contains a control character. Send it without.",ai="The word has {characters} characters. Send at \
most {most}.",ci="This is not a matrix. Send a list of rows, each a list of numbers.",li="The matrix has {count} row. Se\
nd {expected}.",ui="The matrix has {count} rows. Send {expected}.",fi="This row is not a list. Send a list of numbers.",
di="The row has {count} number. Send {expected}.",hi="The row has {count} numbers. Send {expected}.",pi="This is not a n\
umber. Send a number, such as 0.25.",mi="The number is out of range. Send a number from {least} to {most}.",gi="This is \
not a whole number. Send a whole number.",wi='"{step}" is not a step of this lesson. Send the id of a removable step.',bi=
'"{step}" cannot be removed. Send the id of a removable step.',xi="This step needs {names}, which could not be computed \
above.",Ei="The result is not a number: the inputs are too extreme. Enter smaller values.",Ks=[0,.01,.04,.1,.2,.4,.7,1],
yi=4,Ys=1e-12,Ai=7});function ee(e,t){let n=Array.from(e),s=uf(n),o=ff(n,t);return n.map((r,i)=>({text:$t(r,s),exact:Zs(r),level:o[i]??null}))}
function uf(e){for(let t=0;t<3;t+=1)if(e.every(s=>{if(Math.abs(s)>=1e15)return!0;let o=s*10**t;return Math.abs(o-Math.round(
o))<=Ys*Math.abs(o)}))return t;return 3}function $t(e,t=Xs(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Xs(e)&&n<1e10&&!t){let o=String(n),r=n>=1e4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[o="",r=""]=Qs(e,2,"toExponential").split("e");return`${o}e${Number(r)}`.replaceAll("-","−")}let s=Qs(
e,t,"toFixed");return(Number(s)===0?s.replace("-",""):s).replace("-","−")}function Zs(e){if(Xs(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=cf&&t<lf){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",s=""]=e.toExponential().split("e"),o=s.slice(1).padStart(2,"0");return`${n}e${s.charAt(0)}${o}`}
function Xs(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function Qs(e,t,n){let[s="",o]=e[n](af).split("e"),r=s.indexOf(
".")+1+t,i=/^50*$/.test(s.slice(r)),a="02468".includes(s.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=s.slice(0,r).replace(/\.$/,"");return o===void 0?c:`${c}e${o}`}function ff(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Ks.slice(1).map((i,a)=>(i+(Ks[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let s=t?
yi:Ai,o=Math.max(0,...n.map(Math.abs));return o<=Ys?n.map(()=>0):n.map(r=>Number(Qs(r/o*s,0,"toFixed")))}var af,cf,lf,ne=A(
()=>{"use strict";Ve();af=100,cf=1e-4,lf=1e16});var to,eo=A(()=>{"use strict";to=`	
\v\f\r              \u2028\u2029  　`});function be(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var kn=A(()=>{"use strict";eo()});function hf(e,t,n){let s=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),o=e.filter(({kind:c})=>c===
"words"),r=o.map(({value:c})=>c),i=o.map(({name:c})=>t[c]),a=s.map(({name:c})=>c);return{settings:[...n,...s.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(Mi(r)===Mi(i)?a:[...a,df])}}function Mi(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function pf(e,t,{settings:n,inputs:s}){let o=Object.entries(e.tables).map(([p,g])=>{let w=Ti(
g,n)??null,{title:x="",figure:S=null}=w??Object.values(g.variants)[0]??{};return{name:p,title:x,isShown:S!==null,variant:w,
numbers:null}}),r=(p,g="")=>({tables:o,status:p,error:g}),i=e.inputs.map(p=>t.get(p)?.status);if(e.failing.some(p=>s.has(
p))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((p,g)=>i[g]==="failed");if(c.length){let p=c.map(g=>`\
“${t.get(g)?.title??g}”`).join(", ");return r("failed",be(xi,{names:p}))}let l=new Map(o.map(({name:p,variant:g})=>[
p,g])),u=mf(e,l,t,s);if(!Ti(e.conditions,n)?.every(({expression:p,holds:g})=>{let[w]=vi(p,u)??[];return w!==void 0&&!!w===
g}))return r("unknown");let h=o.map(p=>({...p,numbers:u(p.name)}));return h.some(({numbers:p})=>p&&Array.from(p).some(Number.
isNaN))?r("failed",Ei):{tables:h,status:"computed",error:""}}function mf(e,t,n,s){let o=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!o.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>s.has(u));o.set(i,l?vi(c.expression,r):null)}return o.
get(i)??null};return r}function vi(e,t){return e.every(s=>s.op!=="table"||t(s.name??"")?.length===gn(s))?wn(e,s=>t(s)??[]):
null}function Ti({settings:e,variants:t},n){return t[e.filter(s=>n.includes(s)).join(",")]}function gf(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,s)=>Object.is(n,t[s]))}function _n(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,s,o)=>t[s]?.[Number(o)]??n)}var df,Rn,In=A(()=>{"use strict";Ie();Ve();kn();df="=",Rn=class{#e;#t;constructor(t){this.#e=
t;let n=Object.fromEntries(t.inputs.map(({name:s,value:o})=>[s,o]));this.#t=this.#n(n,new Set,null)}get inputs(){return this.#e.
inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,n,this.#t)}#n(t,n,s){
let o={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??c,f=a==="matrix"||a===
"number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);o.known.set(i,{numbers:f,isOwn:d,status:"computed"})}let r=hf(
this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(p=>o.known.get(p)?.isOwn??!0),l={settings:a?
[i.id]:[],inputs:new Set},u=pf(i,o.known,c?l:r),{id:f,inputs:d}=i;o.steps.push({id:f,inputs:d,isRemoved:a,isOwn:c,...u});
let{tables:h,status:m}=u;for(let{name:p,numbers:g}of h){let w=c&&!a||gf(g,s?.known.get(p)?.numbers),x=i.tables[p]?.variants[""]?.
title;o.known.set(p,{numbers:g,isOwn:w,status:m,title:x})}}return o}}});function $i(e,{steps:t,known:n},s){let o=s.inputs.find(a=>a.name===e);if(!o)return t.flatMap(({tables:a})=>a).find(a=>a.
name===e)??null;let{shown:r}=o,i=n.get(e)?.numbers??null;return r?{name:e,title:r.title,isShown:!0,variant:r,numbers:i}:
null}function Li({variant:e,numbers:t},n,s){let o=e&&s.content.children[e.figure??-1];if(!e||!o||!t)return null;let r=document.
importNode(o,!0),i=b(r,"tbody td");for(let[u,{text:f,exact:d,level:h}]of ee(t,e.shade).entries()){let m=i[u];if(!m)continue;
let p=Q(f);m.textContent=p,Ni(m,"value",d===p?null:d),Ni(m,"level",h||null)}let{rows:a,columns:c}=e,l="down"in r.dataset;
return Ke(b(r,"tbody th"),l?c:a,n),Ke(b(r,"thead th"),c,n),e.opens&&(r.dataset.how=JSON.stringify(e.expression)),r}function Ni(e,t,n){
n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Ke(e,t,n){for(let[s,o]of e.entries()){let r=_n(t[s]??"",n),
i=[...r],a=i.length>Oi;o.textContent=a?`${i.slice(0,Oi-1).join("")}…`:r,o.title=a?r:""}}var Oi,ki=A(()=>{"use strict";
V();ne();In();Nt();Oi=20});function no(e){let[t,n]=[0,e.length];for(;t<n&&Ri(e.charAt(t));)t+=1;for(;t<n&&Ri(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var lg,Ri,_i,Ii=A(()=>{"use strict";eo();lg=new RegExp(`[${to}]+`),Ri=e=>e!==""&&to.includes(e);_i=e=>[...e].length});function Cn(e,t){let n=e.map(({name:i})=>i),s=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:ei,suggestions:n})),o={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;o[i.name]=xf(i,a,o)}catch(a){if(!(a instanceof st))throw a;let{where:c,
message:l}=a;s.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),o[i.name]=i.own}if(s.length)throw new z(422,
s);return o}function xf(e,t,n){if(e.kind==="words")return Ef(e,t);if(e.kind==="matrix")return yf(e,t,n);if(e.kind==="num\
ber")return Hi(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new st("",ni,{options:e.options.join(
", ")})}function Ef({least:e,most:t},n){if(!Array.isArray(n))throw new st("",si);if(n.length<e||n.length>t){let s=e<t?`${e}\
 to ${t}`:t;throw new st("",oi,{words:n.length,expected:s})}return n.map((s,o)=>{let r=`[${o}]`;if(typeof s!="string"||!no(
s))throw new st(r,ri);if(bf.test(s))throw new st(r,ii);let i=_i(s);if(i>40){let a=40;throw new st(r,ai,{characters:i,most:a})}
return no(s)})}function yf(e,t,n){let s=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(s))throw new st("",ci);let o=e.
isRow?[e.own]:e.own,r=Pi(e.rows,n).length||o.length,i=Pi(e.columns,n).length||(o[0]?.length??0);if(s.length!==r){let c=s.
length===1?li:ui;throw new st("",c,{count:s.length,expected:r})}let a=s.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new st(u,fi);if(c.length!==i){let f=c.length===1?di:hi;throw new st(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Hi(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Hi({least:e,most:t,whole:n},s,o){if(typeof s!="num\
ber")throw new st(o,pi);if(!(s>=e&&s<=t)){let i={least:$t(e),most:$t(t)};throw new st(o,mi,i)}if(!n)return s;let r=Math.
round(s);if(Math.abs(s-r)>wf*Math.max(1,Math.abs(s),Math.abs(r)))throw new st(o,gi);return r}function Pi(e,t){return Array.
isArray(e)?e:t[e]??[]}var wf,bf,st,so=A(()=>{"use strict";yt();Ve();ne();kn();Ii();wf=1e-9,bf=/[\p{Cc}\p{Cs}]/u,st=class extends Error{constructor(t,n,s={}){
super(be(n,s)),this.where=t}}});var Hn={};ps(Hn,{exportedLesson:()=>Tf,openRecord:()=>Pn});function Pn(){let e=E(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Di??=new Rn(JSON.parse(e)),Di}async function Tf(e,t){let n=Pn(),s=Cn(n.inputs,vf(e.inputs));Of(n,
s);let o=Nf(n,e.removed),i=JSON.stringify(s)===JSON.stringify(n.ownValues)&&await Ui([...o],t)||await Lf(n,s,o,t),a=If(n,
s);return a&&i.append(a),i}function vf(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Ye(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Of({inputs:e},t){for(let{
name:n,kind:s,value:o}of e){let r=i=>[i].flat().length;if(s==="words"&&r(o)!==r(t[n]))throw Ye(422,`inputs.${n}`,Sf)}}function Nf(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let s of n){let o=e.steps.find(i=>i.id===s),r=o?bi:wi;if(!o?.isRemovable)
throw Ye(422,"removed",be(r,{step:s}))}return n}async function Ui(e,{files:t,signal:n}){if(!t)return $f(e);if(e.length>1)
return null;let[s]=e,o=s?t.replace("{removed}",s):".",r=await fetch(o,{signal:n}).catch(Bi);if(!r.ok)throw Ye(r.status,"",
Re(r.status));let i=await r.text().catch(Bi),a=E(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function $f(e){let t=JSON.parse(E(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let s=document.createElement(
"div");s.dataset.steps="";let o=Object.values({...t[""],...t[n]});s.append(...o.map(i=>Fi("lesson-parts",i)));for(let i of b(
s,"[data-matrix]"))i.replaceWith(Fi("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(s),r}function Fi(e,t){let{content:n}=E(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function Lf(e,t,n,s){let o=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(o.map(c=>Ui(c,s)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=$(r,`[data-step="${CSS.escape(c.id)}"]`);l&&Rf(l,c,a,e)}for(let c of b(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||kf(c,e.solve(t,new Set([...n,l])))}return r}function kf(e,{
steps:t}){let n=t.find(({id:s})=>s===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:s})=>s)||(e.disabled=
!0,e.parentElement?.append(" ",Mf))}function Rf(e,t,n,s){let o=s.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!o)return;let r=t.inputs.map(i=>$i(i,n,s)).filter(i=>i!==null);Wi(e,".step-inputs",
r,n.values),Wi(e,".step-results",t.tables,n.values),t.isOwn||_f(e,t)}function _f(e,{status:t,error:n}){let o=Object.entries(
{remark:".remark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of b(e,".remark, pointer-view, .f\
ailure"))i.remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=o.map(
([i])=>i).join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=Af;else if(o.length){let i=o.map(([
l])=>l).join(" and the "),[a,c]=o.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hi\
dden: ${c} the original numbers.`}r.textContent&&E(e,".reasons").before(r)}function Wi(e,t,n,s){let o=$(e,t);if(!o)return;
let r=n.filter(({isShown:u})=>u),i=E(document,"#lesson-figures",HTMLTemplateElement),a=r.map(u=>Li(u,s,i)).filter(u=>u!==
null),c=r.filter(({numbers:u})=>!u).map(({title:u})=>u);if(o.replaceChildren(...a),!c.length)return;let l=document.createElement(
"p");l.className="quiet",l.dataset.missing="",l.textContent=`Only the server can compute with your changes: ${c.join("; ")}\
.`,o.append(l)}function If(e,t){let n=$(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,s=$(n,"[data-i\
nputs]"),o=s&&document.importNode(s,!0);for(let{name:r,shown:i}of o?e.inputs:[]){let a=E(o,`[data-input="${CSS.escape(r)}\
"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?Q(Zs(l)):String(l));for(let[l,u]of b(a,"input, select").entries())u.value=
c[l]??"";i&&(Ke(b(a,"tbody th"),i.rows,t),Ke(b(a,"thead th"),i.columns,t))}return o}function Bi(e){throw Bt(e)?e:Ye(0,"",
ke)}function Ye(e,t,n){return new z(e,[{where:t,message:n,suggestions:[]}])}var Af,Sf,Mf,Di,Je=A(()=>{"use strict";yt();
V();Ve();ki();ne();In();so();Nt();kn();Af="With your changes, only the server can compute this step.",Sf="Only the serve\
r can compute with more or fewer words.",Mf="(with your changes, only on the server)"});function Dn(e,t){let n=$(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let s=n.getBoundingClientRect(),
o=t.getBoundingClientRect(),r=document.createElementNS(ji,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of Cf(e)){let a=i.right<o.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[o.left,(o.top+o.bottom)/2]:[(o.left+o.right)/2,o.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],m=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([g=0,w=0])=>`${(g-s.left).toFixed(1)} ${(w-s.top).toFixed(1)}`),p=document.createElementNS(ji,"path");p.setAttribute(
"d",`M${m[0]}C${m.slice(1).join(" ")}`),r.append(p)}n.append(r)}function Cf(e){return b(e,"figure.matrix").flatMap(t=>{let n=b(
t,'[data-lit="part"]').map(s=>s.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:s})=>s)),right:Math.
max(...n.map(({right:s})=>s)),top:Math.min(...n.map(({top:s})=>s)),bottom:Math.max(...n.map(({bottom:s})=>s))}]:[]})}var ji,
qi=A(()=>{"use strict";V();ji="http://www.w3.org/2000/svg"});function D(e,t,n){let s=Math.min(1,Math.max(0,(e-t)/(n-t)));return s<.5?4*s**3:1-(2-2*s)**3/2}function Lt(e,t,n){return e+
(t-e)*n}function mt(e,t,n){return{x:Lt(e.x,t.x,n),y:Lt(e.y,t.y,n),width:Lt(e.width,t.width,n),height:Lt(e.height,t.height,
n)}}function ot(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*Pf+n*Hf+([...e].
length-t-n)*Gi}function xe(e,t){let n=Math.max(0,...e.map(ot));return n?Math.min(t,n+12):0}function Fn(e,t){return Math.
max(Math.min(150,e/4),Math.min(220,t))}function at(e,t){if(ot(e)<=t)return e;let n=Math.floor(t/Gi)-1;return n>1?`${[...e].
slice(0,n).join("")}…`:""}function K(e,t,n,{opacity:s=1,isLit:o=!1,isRaised:r=!1}={}){let i=ot(n.text),a=t.width<i+oo,
l=t.height>=17&&t.width>=(a?Df:1)*i+oo/2?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:l,opacity:s,isLit:o,isRaised:r,
isNarrow:a}}function j(e,t,n,s,o={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=o;return{kind:"text",key:e,x:t,y:n,
text:s,anchor:r,opacity:i,isQuiet:a}}function Ht(e,t,{opacity:n=1,isQuiet:s=!1}={}){return{kind:"line",key:e,path:t,opacity:n,
isQuiet:s}}function Ut(e){return{...e,text:"?",level:void 0}}function Tt(e,t,n){return Math.max(3,Math.min(n,e/Math.max(
1,t)))}function gt(e){return Math.max(44,...e.map(({text:t})=>ot(t)+2*oo))}var Gi,Pf,Hf,oo,Df,nt,Ee=A(()=>{"use strict";
[Gi,Pf,Hf]=[8.8,9.8,4.8],oo=6,Df=.8,nt=30});function Vi({weights:e,shares:t,labels:n,values:s,results:o,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=gt(e),
d=gt([...s.flat(),...o])+14,h=a-f-38-o.length*d,m=xe([...n,r],Fn(a,h)),p=m+f+34,g=Tt(a-p-4,o.length,d),w=g-Math.min(5,g/
5),x=Tt(Ff,u,nt+8),S=x-Math.min(6,x/4),O=8+u*x+14,C=Math.max(...t),L=D(c,0,.9),tt={anchor:"end",isQuiet:!0},B=[],Y=0;for(let[
y,I]of t.entries()){let k=8+y*x,R=k+S/2+6;if(x>17){let G=at(n[y]??"",m-12);B.push(j(`label-${y}`,m-12,R,G,tt))}B.push(K(
`weight-${y}`,{x:m,y:k,width:f,height:S},e[y]??{text:""})),x>17&&B.push(j(`times-${y}`,m+f+17,R,"·",{isQuiet:!0}));let q=Lt(
1,Lt(Wf,1,I/C),L),T=zi*y/Math.max(1,u-1),J=D(c,1+T,1.85-zi+T);for(let[G,U]of(s[y]??[]).entries()){let H={x:p+G*g,y:k,width:w,
height:S};if(B.push(K(`value-${y}-${G}`,H,U,{opacity:q})),J===0||c>=ro||I*ye<.25)continue;let et={...H,y:O+Y,height:I*ye},
bt=mt(H,et,J),ht={...U,text:""};B.push(K(`strip-${y}-${G}`,bt,ht,{opacity:Lt(q,1,J)}))}Y+=I*ye}let W=p+o.length*g;B.push(
Ht("rule",`M${m} ${O-8}H${W}`,{opacity:D(c,.9,1.1),isQuiet:!0}));let _=D(c,1.8,2);B.push(j("result",p-12,O+ye/2+6,at(r,p-
12),{anchor:"end",opacity:D(c,1,1.3)}));for(let[y,I]of o.entries()){let k={x:p+y*g,y:O,width:w,height:ye},R=y===l?Ut(I):
I;_>0&&B.push(K(`result-${y}`,k,R,{opacity:_}))}return{width:W,height:O+ye+8,marks:B}}function Ki({weights:e,labels:t,shares:n},{
moment:s}){let o=n.indexOf(Math.max(...n)),r=t[o]?`“${t[o]}” has the`:"The";return s===0?`${r} largest weight${r==="\
The"?" is":","} ${e[o]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows a\
s thick as their weights fill exactly one row: the average."}var ro,ye,Ff,zi,Wf,Yi=A(()=>{"use strict";Ee();ro=2,ye=44,Ff=
380,zi=.4,Wf=.1});function ta({sources:e,targets:t,flights:n},{width:s,at:o,asked:r=-1}){let i=gt(n.map(({tile:y})=>y))+4,[a,c]=[e,t].map(
y=>io(y,i,s)),l=se(a)+Ji+se(c)<=s,u=Math.max(Zi(e),Zi(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(s-
f*Wn)/u)),h=l?Math.max(Xe(e),Xe(t)):Xe(e)+Xe(t),m=Math.max(6,Math.min(nt+4,Bf/h)),[p,g]=[d-Math.min(4,d/5),m-Math.min(4,
m/4)],w=h*m+Ae+6,x=l?w:w+Ae+24,S={sources:io(e,d,s),targets:io(t,d,s)},O=se(S.sources)+Ji,C=l?O+se(S.targets):Math.max(se(
S.sources),se(S.targets)),L=y=>l?0:(C-se(y))/2,tt={sources:{top:Ae,edges:Qi(S.sources,L(S.sources))},targets:{top:l?Ae:Ae+
Xe(e)*m+24+Ae,edges:Qi(S.targets,l?O:L(S.targets))}},B=(y,I)=>{let{columns:k=0}={sources:e,targets:t}[y][I]??{},R=(S[y][I]??
0)-k*d;return(tt[y].edges[I]??0)+R/2},Y=(y,{table:I,row:k,column:R})=>({x:B(y,I)+R*d,y:tt[y].top+k*m,width:p,height:g}),
W=[],_=[];for(let[y,I]of[["sources",e],["targets",t]])for(let[k,{title:R,columns:q}]of I.entries()){let T=y==="targets"&&
t.length>1?k:0,J=y==="targets"?D(o,T,T+.4):1,G=B(y,k)+q*d/2,U=at(R,S[y][k]??0);W.push(j(`${y}-${k}`,G,tt[y].top-9,U,{opacity:J,
isQuiet:!0}))}for(let[y,{tile:I,from:k,to:R,moment:q}]of n.entries()){let[T,J]=[Y("sources",k),Y("targets",R)],G=Math.max(
1,(t[R.table]?.columns??1)-1),U=Xi*R.column/G,H=D(o,q+U,q+1-Xi+U);if(W.push(K(`left-${y}`,T,I,{opacity:H>0?.25:1})),H===
0)continue;let et=y===r?{...I,text:"?",level:void 0}:I;_.push(K(`moved-${y}`,mt(T,J,H),et,{isRaised:H<1}))}return{width:C,
height:x,marks:[...W,..._]}}function io(e,t,n){let s=(n-(e.length-1)*Wn)/e.length;return e.map(({title:o,columns:r})=>Math.
max(r*t,Math.min(ot(o),s)))}function se(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Wn)}function Qi(e,t){let n=t;return e.
map(s=>{let o=n;return n+=s+Wn,o})}function Zi(e){return e.reduce((t,{columns:n})=>t+n,0)}function Xe(e){return Math.max(
...e.map(({rows:t})=>t))}function ea({sources:e,targets:t},{moment:n}){let s=r=>r.map(({title:i})=>`“${i}”`).join(",\
 ").replace(/, (?=[^,]*$)/," and ");if(t.length>1){let r=t[n]?s([t[n]]):"";return`Part of ${s(e)} becomes ${r}. No numbe\
r changes.`}let o=e.length>1?"are put together in":"becomes";return`${s(e)} ${o} ${s(t)}. No number changes.`}var Bf,Wn,
Ji,Ae,Xi,na=A(()=>{"use strict";Ee();Bf=400,Wn=36,Ji=84,Ae=28,Xi=.4});function sa(e,{width:t,at:n,asked:s=-1}){let{sliding:o,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,o.tiles.length],h=u?[]:[o,...r].map(({label:M})=>M),m=[...o.tiles,...r.flatMap(({tiles:M})=>M),...i.flat()],p=gt(
c),g=ot(l)>Uf,w=l&&!g?ot(l)+14:0,x=gt(m)+8,S=t-w-p-48-d*x,O=xe(h,Fn(t,S)),C=f+2,[L,tt]=u?[C,d]:[d,C],B=t-O-w-(u?0:p+44)-
4,Y=Math.max(p+8,...r.map(({label:M})=>ot(M)+10)),W=Tt(B,L,Math.max(x,u?Math.min(Y,120):0)),_=Tt(jf,tt,nt+6),y=W-Math.min(
5,W/5),I=_-Math.min(5,_/4),k=u?48:8,R=k+d*_+22,q=O+d*W+40,T=(u?O+C*W:q+p)+w,J=(M,X)=>u?{x:O+M*W,y:k+X*_,width:y,height:I}:
{x:O+X*W,y:k+M*_,width:y,height:I},G=M=>u?{x:O+M*W,y:R,width:y,height:nt}:{x:q,y:k+M*_,width:p,height:I},U=Math.min(f-1,
Math.floor(n)),H=Math.min(1,n-U),et=Math.max(0,U-1+D(H,0,U?Bn:.01)),bt=M=>Math.min(1,Math.max(0,M)),ht=M=>M+1-bt(et-M)+bt(
M-et),xt=[],vt=[];for(let[M,{label:X,tiles:Ot}]of r.entries()){let Et=ht(M),lt=M===U&&H>Bn&&H<1;for(let[Zo,Il]of Ot.entries()){
let Cl=M>U&&n<f?.6:1;xt.push(K(`line-${M}-${Zo}`,J(Et,Zo),Il,{opacity:Cl}))}xt.push(fn(`name-${M}`,X,Et,lt));let Kt=M<U||
H===1;if(M>U)continue;let rt=M<U?1:D(H,ao,.95);if(!rt)continue;let Wt=G(Et),Yt=c[M]??{text:""},Le=Math.min(d,Math.floor(
rt*d+1e-9)),Rl={text:a[M]?.[Le-1]??""},_l=M===s?Ut(Yt):Kt?Yt:Rl;xt.push(K(`result-${M}`,Wt,_l,{opacity:Math.min(1,4*rt)})),
xt.push(hs(M,Et,Kt,Math.min(1,4*rt)))}let kt=n>=f||H===0&&U>0?Math.ceil(n)-1:U,fe=H===0||n>=f?1:D(H,Bn,ao),un=n<f&&H>0&&
H<Bn;if(n>0&&!un){let M=et+2;for(let[X,Ot]of(i[kt]??[]).entries()){let Et=J(M,X),lt=.25*X/Math.max(1,d-1),rt=kt===U&&H>0&&
H<1?D(H,ao+lt*.6,.8+lt*.6):1,Wt=kt===s;if(vt.push(K(`product-${X}`,Et,Ot,{opacity:fe*(1-.55*rt),isLit:!0})),rt===0||rt===
1)continue;let Yt=mt(Et,qf(G(ht(kt))),rt),Le=Wt&&rt>.6?{...Ot,text:""}:Ot;vt.push(K(`flight-${X}`,Yt,Le,{opacity:1-D(rt,
.8,1),isLit:!0}))}}for(let[M,X]of o.tiles.entries())vt.unshift(K(`sliding-${M}`,J(et,M),X,{isRaised:!0}));vt.push(fn("na\
me-sliding",o.label,et,!0));let de=u?R+nt+8:k+C*_+6;if(g){let M=at(`then ${l}`,t-O);xt.push(j("after",O,de+16,M,{anchor:"\
start",isQuiet:!0}))}else if(l){let M=u?O+C*W+8:q+p+10,X=u?R+21:k+_+I/2+6;xt.push(j("after",M,X,l,{anchor:"start",isQuiet:!0}))}
return{width:T,height:de+(g?24:0),marks:[...xt,...vt]};function fn(M,X,Ot,Et){let lt=!Et;if(u){let Wt=O+Ot*W+y/2,Yt=M===
"name-sliding",Le=at(X,Yt?t-Math.abs(2*Wt-T):W-4);return j(M,Wt,Yt?16:38,Le,{isQuiet:lt})}let Kt=k+Ot*_+I/2+6,rt=_>17?at(
X,O-12):"";return j(M,O-12,Kt,rt,{anchor:"end",isQuiet:lt})}function hs(M,X,Ot,Et){let lt=G(X),[Kt,rt]=u?[lt.x+lt.width/
2,lt.y-6]:[lt.x-20,lt.y+lt.height/2+6],Wt=Ot?u?"":"=":"+ …";return j(`equals-${M}`,Kt,rt,Wt,{opacity:Et,isQuiet:!0})}}
function qf({x:e,y:t,width:n,height:s}){return{x:e+n/4,y:t+s/4,width:n/2,height:s/2}}function oa(e,{moment:t,isAsked:n}){
let{sliding:s,lines:o,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[s.label,o[t]?.label].map(p=>p?`“${p}”`:""),f=l&&
u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",m=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}\
umbers that meet are multiplied, and the products add up to ${m}.`}var Uf,jf,Bn,ao,ra=A(()=>{"use strict";Ee();Uf=76,jf=
380,[Bn,ao]=[.35,.55]});function ca({sources:e,places:t,sums:n},{width:s,at:o,asked:r=-1}){let i=e.map(({tile:L})=>L),a=Math.max(gt(i),...e.map(
({label:L})=>ot(L)))+16,c=Tt(s,e.length,a),l=Tt(s,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,m]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],p=28,g=p+nt+aa+ia,w=t.map((L,tt)=>e.reduce((B,Y)=>B+(Y.
place===tt?Y.share:0),0)),x=ia/Math.max(...w,1e-9),S=[Ht("base",`M${d} ${g+1}H${d+t.length*l}`)],O=t.map(()=>0),C=t.map(
()=>{});for(let[L,{label:tt,tile:B,share:Y,place:W}]of e.entries()){let _=f+L*c+(c-h)/2,y={x:_,y:p,width:h,height:nt},I=d+
W*l+(l-m)/2,k=O[W]??0,R=Math.max(0,Y*x),q={x:I,y:g-k-R,width:m,height:R};O[W]=k+R;let T=o-L,J=W===r;S.push(j(`label-${L}`,
_+h/2,18,at(tt,c),{isQuiet:!0}),K(`source-${L}`,y,B,{opacity:T>=1?.35:1}));let[G,U]=[_+h/2,I+m/2],H=p+nt+aa/2,et=`M${G} ${p+
nt}C${G} ${H} ${U} ${H} ${U} ${q.y}`,bt=D(T,0,co)*(1-D(T,Un,1));bt&&S.push(Ht(`way-${L}`,et,{opacity:bt,isQuiet:!0}));let ht=Math.
min(1,Math.max(0,(T-co)/(Un-co)))**2;if(ht>0){let xt=mt(y,q,ht),vt=D(ht,0,.7),kt=J&&ht>.5?{...B,text:""}:B,fe=mt(y,q,vt).
x;S.push(K(`dropped-${L}`,{...xt,x:fe},kt)),T>=Un&&(C[W]=n[L])}}for(let[L,{label:tt,tile:B}]of t.entries()){let Y=d+L*l+
l/2,W=e.filter((R,q)=>R.place===L&&o>=q+Un),_=g-W.reduce((R,{share:q})=>R+q*x,0),I=e.every((R,q)=>R.place!==L||o>=q+1)&&
(C[L]!==void 0||o>=e.length),k=L===r&&C[L]?Ut(B).text:I?B.text:C[L];k&&S.push(j(`sum-${L}`,Y,_-9,k)),S.push(j(`place-${L}`,
Y,g+24,at(tt,l-6),{isQuiet:!k}))}return{width:u,height:g+36,marks:S}}function la({sources:e,places:t,sums:n},{moment:s,isAsked:o,
isEnd:r}){let i=e[s];if(!i)return"";if(r){let u=t.map((h,m)=>e.filter(p=>p.place===m)).reduce((h,m)=>m.length>h.length?m:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=o?"":`, which has ${n[s]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var ia,aa,co,Un,ua=A(()=>{"use strict";Ee();ia=170,aa=76,[co,Un]=[.15,
.8]});function ha({scores:e,weights:t,shares:n,powers:s,sum:o,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=Math.max(gt([...e,...t]),...r.map(ot))+10,m=c<480?fa/2:fa,p=c-m-60,g=p-f*Math.min(h,128),
w=c>620?xe(d,Math.max(200,g)):0,x=Tt(p-w,f,Math.min(h,128)),S=x-Math.min(8,x/4),O=28+oe,[C,L]=[O+8,O+8+nt+8],tt=r.some(T=>ot(
T)>x),B=L+nt+22,Y=w+f*x+18,W=Math.max(...n),_=[],y=T=>jn*T/Math.max(1,f-1);if(w){let T={anchor:"end",isQuiet:!0},J=G=>at(
G,w-12);_.push(j("name-powers",w-12,O-8,J(i.powers),{...T,opacity:D(l,0,.5)}),j("name-scores",w-12,C+21,J(i.scores),T),j(
"name-weights",w-12,L+21,J(i.weights),{...T,opacity:D(l,2,2.5)}))}let I=w+f*x;_.push(Ht("base",`M${w} ${O+1}H${I}`,{isQuiet:!0}));
let k=D(l,1,1.4),R=Y+m+6;_.push(Ht("zero",`M${Y-8} ${O+1}H${R}`,{opacity:k,isQuiet:!0}),Ht("one",`M${Y-8} ${O-oe}H${R}`,
{opacity:k}),j("one-text",R+8,O-oe+6,"1",{anchor:"start",opacity:k}),j("zero-text",R+8,O+6,"0",{anchor:"start",opacity:k,
isQuiet:!0}),j("sum",Y+m/2,O-oe-10,`Σ ${o}`,{opacity:D(l,1,1.5)*(1-D(l,2,2.3))}));let q=0;for(let[T,J]of n.entries()){let G=w+
T*x+(x-S)/2,U=D(l,y(T),1-jn+y(T)),H=oe*J*U/W,et={...t[T]??{text:""},text:""},bt={x:G,y:O-H,width:S,height:H},ht=T===u,xt=Lt(
1,.35,D(l,1,1.6)),vt=ht?{...et,level:void 0}:et;_.push(K(`bar-${T}`,bt,vt,{opacity:xt}));let kt=s[T]??"";ot(kt)<x&&_.push(
j(`power-${T}`,G+S/2,bt.y-8,kt,{opacity:U})),_.push(K(`score-${T}`,{x:G,y:C,width:S,height:nt},e[T]??et)),q+=J*oe;let fe={
x:Y,y:O-q,width:m,height:J*oe},un=D(l,1+y(T),2-jn+y(T));un>0&&_.push(K(`part-${T}`,mt({...bt,height:H},fe,un),vt));let de=D(
l,2+y(T),3-jn+y(T)),fn={x:G,y:L,width:S,height:nt};if(de>0){let X=ht?Ut(et):de<1?et:t[T]??et;_.push(K(`weight-${T}`,mt(fe,
fn,de),X))}let hs=tt&&T%2?22:0,M=at(r[T]??"",tt?2*x-8:x);_.push(j(`label-${T}`,G+S/2,B+hs,M,{isQuiet:!0}))}return{width:R+
20,height:B+(tt?22:0)+10,marks:_}}function pa({sum:e},{moment:t}){return["Each score becomes a power of e: all of them a\
re positive, and large ones stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Ea\
ch power is divided by ${e}, so that the weights sum to 1.`][t]??""}var da,oe,fa,jn,ma=A(()=>{"use strict";Ee();da=3,oe=
150,fa=60,jn=.35});function Ea(e){let t=new lo(e),n=b(e,`.step-results ${De}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:dt(i)})),s=new Map(n.map(i=>[i,t.kindOf(i)])),o=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=s.get(i)??"\
plain";if(a==="moves"){let c=qn(i.expression).join(),l=b(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&s.get(f)==="moves"&&qn(f.expression).join()===c);for(let f of u)r.add(f);o.push(Zf(t,u))}else if(a==="scatt\
er")o.push(Qf(t,i));else if(a==="plain")o.push(Jf(i));else for(let c of i.grid.keys())o.push(Xf(t,i,c,a))}return o.filter(
({cells:i})=>i.length)}function qn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function Jf({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,s)=>s+1),seconds:ba.plain,scene:null,words:()=>"",forget:()=>{}}}
function Qe(e,t,n,s){let o,r=()=>(o??=t(),o);return{...e,seconds:ba[e.kind],scene:i=>n(r(),i),words:i=>s(r(),i),forget:()=>{
o=void 0}}}function Xf(e,t,n,s){let o=t.grid[n]??[],r=Ct(t.figure).rows[n]??"",i=[St(t.figure),r].filter(Boolean).join("\
, "),a={kind:s,title:i,label:r,cells:o};if(s==="products"){let u=o.map((d,h)=>h+1),f=()=>e.products(t,n);return Qe({...a,
shown:u},f,sa,oa)}let c=s==="softmax"?da:ro,l=Array.from({length:c},(u,f)=>f===c-1?o.length:0);return s==="softmax"?Qe({
...a,shown:l},()=>e.softmax(t,n),ha,pa):Qe({...a,shown:l},()=>e.average(t,n),Vi,Ki)}function Qf(e,t){let n=t.expression.
at(-1)?.groups??[],s=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),o=[...s.keys()].sort((u,f)=>u-f),r=new Map(o.map((u,f)=>[
s.get(u),f])),i=n.map((u,f)=>r.get(f)??o.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:St(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:o.map((u,f)=>i.filter(d=>d<=f).length)};
return Qe(l,()=>e.scatter(t,o,s),(u,{asked:f=-1,...d})=>ca(u,{...d,asked:a[f]??-1}),la)}function Zf(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),s=qn(t[0]?.expression??[]).length,o=t.length>1?t.length:s,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:o},(l,u)=>t.length===1?u===o-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>St(l)).join(", "),label:"",cells:n,shown:i};return Qe(c,()=>e.moves(t),ta,ea)}function Se(e,{dataset:t}){let{
tone:n,shade:s}=t;return{text:$s(e),level:e.dataset.level,tone:n,shade:s}}function re(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return Q(Number.isInteger(e)?$t(e):$t(e,n))}function ga(e){let t=e?dt(e):[];return{title:e?St(e):"",rows:t.
length,columns:t[0]?.length??0}}function uo(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function td(e){let t=e.flat();return t.length>0&&t.length<=xa&&new Set(t).size===t.length}function wa(e){
let t=e&&It(e);return t?.op!=="sum"||t.parts.length>Gf||!t.parts.length?!1:t.parts.every(({op:n,parts:s})=>n==="multiply"&&
s.length===2&&s.every(o=>o.parts.every(r=>!r.op)))}function fo(e){return(It(e)?.parts??[]).map(n=>n.parts)}function ed(e){
let t=fo(e).map(([s])=>s?.value??Number.NaN),n=t.reduce((s,o)=>s+o,0);return Math.abs(n-1)<Kf&&t.every(s=>s>=0)}function nd(e,t){
let[n,s]=[uo(e),t&&uo(t)];return n.table===s?.table&&n.index===s?.index&&e.value===t?.value}var ba,Gf,zf,xa,Vf,Kf,Yf,lo,
ya=A(()=>{"use strict";Os();V();ne();ge();Nt();Yi();na();ra();ua();ma();ba={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},Gf=96,zf=24,xa=48,Vf=400,Kf=1e-6,Yf=new Set(["table","view","join"]);lo=class{constructor(t){this.
tableNamed=En(t)}kindOf({expression:t,grid:n}){let s=t.at(-1),o=n.flat();if(!s||!o.length)return"plain";if(s.op==="colle\
ct")return td(s.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>Yf.has(h)))return n.length>1&&r>
1&&o.length<=Vf?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=xa?"softmax":"plain";if(!i.has("matmul")||r>zf||!wa(c))return"\
plain";let l=this.#t(n[0]?.map((h,m)=>a(m))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((h,m)=>a(m*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(ed)?"average":"products"}softmax({figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(
n)(o*r.length),{powers:a,isShifted:c}=xn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>Se(d,t)),shares:this.#s(i,r.length),powers:a.map(re),sum:re(a.reduce(
(d,h)=>d+h,0)),labels:Ct(t).columns,names:{scores:f?St(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${re(l)}`}`,weights:St(t)}}}average({figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(n),a=r.map((u,f)=>fo(
i(o*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Ct(t).rows[o]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>Se(u,t)),label:l||St(t)}}products({figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(n),a=r.map((g,w)=>i(
o*r.length+w)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(g=>g.map(({value:w},x)=>w*(l[x]?.value??Number.NaN))),h=ee(d.flat(),""),{rows:m,columns:p}=Ct(t);return{sliding:{
label:m[o]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((g,w)=>({label:p[w]??this.#i(g[0],f),tiles:this.#r(
g)})),products:d.map((g,w)=>g.map((x,S)=>{let{text:O="",level:C}=h[w*g.length+S]??{};return{text:Q(O),level:C?String(C):
void 0}})),sums:d.map(g=>{let w=0;return g.map(x=>(w+=x,re(w)))}),results:r.map(g=>Se(g,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:s},o,r){let i=this.#e(n),{columns:a}=Ct(t),c=n.at(-1)?.groups??[],l=s.
flat(),u=c.map(()=>0),f=c.map((m,p)=>i(p).parts),d=o.map(m=>{let p=r.get(m)??0,g=f[p]?.[c[p]?.indexOf(m)??-1],w=g?.value??
Number.NaN,x=g?this.#r([g])[0]:void 0;return{label:this.#i(g,!0),tile:x??{text:re(w)},share:w,place:p}}),h=new Map(d.map(
({place:m},p)=>[m,p]));return{sources:d,places:l.map((m,p)=>({label:a[p]??"",tile:Se(m,t)})),sums:d.map(({share:m,place:p},g)=>(u[p]=
(u[p]??0)+m,h.get(p)===g?l[p]?.textContent??"":Q($t(u[p]))))}}moves(t){let n=qn(t[0]?.expression??[]),s=n.map(r=>ga(this.
tableNamed(r)?.figure??null)),o=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:h="",index:m=0}=l(f),p=n.indexOf(h),g=s[p]?.columns??1;o.push({tile:Se(d,
i),from:{table:p,row:Math.floor(m/g),column:m%g},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:p})}}return{
sources:s,targets:t.map(({figure:r})=>ga(r)),flights:o}}#e(t){let n=(s,o)=>yn(this.tableNamed(s),o);return s=>Ce(t,s,n)}#t(t){
let n=t.map(fo),[s,o]=[0,1].map(d=>n.map(h=>h.map(m=>m[d]))),r=d=>d?.every(h=>h.every((m,p)=>nd(m,d[0]?.[p]))),i=!r(s),[
a,c]=i?[o,s]:[s,o];if(!a?.[0]||!c||!r(a)||!wa(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#o(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=It(t);if(t===n)return"";let[s,
o]=t.parts,r=s&&It(s)===n?this.#n(s):null;if(r===null||!o||o.op)return null;let a={add:`+ ${this.#a(o)||re(o.value)}`,divide:`\
÷ ${re(o.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#s(t,n){let{powers:s}=xn(t),o=s.reduce((r,i)=>r+
i,0);return s.slice(0,n).map(r=>r/o)}#r(t){let n=ee(t.map(({value:s})=>s),"");return t.map((s,o)=>{let{figure:r,cell:i}=this.#o(
s)??{};if(r&&i&&!s.op)return Se(i,r);let{text:a="",level:c}=n[o]??{};return{text:Q(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#o(t){let{table:n,index:s=0}=t?uo(t):{},o=n===void 0?null:this.tableNamed(n);if(!o)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=o,[u,f]=[Math.floor(s/a),s%a];return{figure:r,cell:i[s],row:u,column:f,rows:c,
columns:l}}#i(t,n){let s=this.#o(t);return(n?s?.columns[s.column]:s?.rows[s.row])??""}#a(t){let n=this.#o(t);return n?St(
n.figure):""}}});function id(e){let t=i=>document.createElementNS(Aa,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,s,o,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
s.append(o,r),n.append(s),{kind:e,element:n,level:s,rect:o,text:r}}function ad(e,t){let{element:n}=e;if(Z(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){cd(e,t);return}Z(n,"class",t.isQuiet?"quiet":null),t.kind==="lin\
e"?Z(n,"d",t.path):(Z(n,"x",t.x.toFixed(2)),Z(n,"y",t.y.toFixed(2)),Z(n,"text-anchor",t.anchor),Sa(n,t.text))}function cd({
element:e,level:t,rect:n,text:s},{x:o,y:r,width:i,height:a,tile:c,...l}){!t||!n||!s||(Z(e,"transform",`translate(${o.toFixed(
2)} ${r.toFixed(2)})`),Z(e,"class",l.isRaised?"raised":l.isLit?"lit":null),Z(e,"data-tone",c.tone),Z(e,"data-shade",c.shade),
Z(t,"data-level",c.level),Z(n,"width",i.toFixed(2)),Z(n,"height",Math.max(0,a).toFixed(2)),Z(n,"rx",String(Math.min(rd,i/
4,a/4))),Z(s,"x",(i/2).toFixed(2)),Z(s,"y",(a/2+(l.isNarrow?4.6:5.7)).toFixed(2)),Z(s,"class",l.isNarrow?"narrow":null),
Sa(s,c.text))}function Z(e,t,n){e.getAttribute(t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}function Sa(e,t){
e.textContent!==t&&(e.textContent=t)}var Aa,sd,od,rd,Gn,Ma=A(()=>{"use strict";V();Aa="http://www.w3.org/2000/svg",sd=760,
od=720,rd=5,Gn=class{#e=null;#t=new Map;#n="";#s=0;#r=0;#o=0;constructor(t,n){this.step=t,this.beats=n.filter(({scene:o})=>o),
this.figure=document.createElement("figure"),this.figure.className="motion",this.svg=document.createElementNS(Aa,"svg"),
this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement("figcaption"),this.figure.append(this.svg,
this.caption);let s=t.closest("[data-frame]")!==null;this.place=s?t:E(t,".working"),this.place.append(this.figure),this.
isScaled=s,this.figure.style.setProperty("--needs",`${this.#p("width",sd)}px`),this.#a(),new ResizeObserver(()=>this.#i()).
observe(this.place)}show(t,n,s=-1){this.#e={beat:t,at:n,asked:s},this.#l()}redraw(){for(let t of this.beats)t.forget();this.#l()}#i(){
this.#o!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=$(this.place,".tables");!t||t.closest("[data-opens]")||
(this.#o=this.place.clientWidth,this.place.removeAttribute("data-below"),this.place.toggleAttribute("data-below",this.figure.
offsetTop>t.offsetTop))}#h(){return this.isScaled?od:Math.floor(this.svg.clientWidth)}#l(){let t=this.#h();if(!this.#e||
!t)return;let{beat:n,at:s,asked:o}=this.#e,r=n.scene?.({width:t,at:s,asked:o});if(!r)return;t!==this.#r&&(this.#s=this.#p(
"height",t),this.#w()),this.#r=t,this.figure.style.setProperty("--drawn",`${t}px`);let i=Math.max(this.#s,Math.ceil(r.height)),
a=Math.min(0,(r.width-t)/2);Z(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||Z(this.svg,"height",String(
i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(s)-1),l=n.shown.length-1,u=c===l&&s>l;this.#b(n.title,n.words({moment:c,
isAsked:o>=0&&c===l,isEnd:u}))}#w(){if(this.isScaled)return;let t=this.#f().flatMap(({title:o,words:r,shown:i})=>i.flatMap(
(a,c)=>[!1,!0].map(l=>({title:o,words:`${r({moment:c,isAsked:!1,isEnd:l})} −0.000`})))),n=({title:o,words:r})=>o.length+
r.length,s=t.reduce((o,r)=>n(r)>n(o)?r:o,{title:"",words:""});this.caption.style.removeProperty("min-height"),this.#b(s.
title,s.words),this.caption.style.setProperty("min-height",`${this.caption.offsetHeight}px`)}#b(t,n){if(this.caption.textContent===
`${t}. ${n}`)return;let s=document.createElement("b");s.textContent=`${t}.`,this.caption.replaceChildren(s,` ${n}`)}#p(t,n){
let s=this.#f().map(({scene:o})=>o?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...s))}#f(){return[...new Map(this.
beats.map(n=>[n.cells[0]?.closest("figure"),n])).values()]}#d(t){let n=new Set(t.map(({key:o})=>o));for(let[o,r]of this.#t)
n.has(o)||(r.element.remove(),this.#t.delete(o));for(let o of t){let r=this.#t.get(o.key);r?.kind!==o.kind&&(r?.element.
remove(),r=id(o.kind),this.#t.set(o.key,r)),ad(r,o)}let s=[...n].join();s!==this.#n&&(this.#n=s,this.svg.append(...t.map(
({key:o})=>this.#t.get(o).element)))}}});function va(e){document.dispatchEvent(new CustomEvent("pointerscope:ask",{detail:e}))}var Ta,Oa=A(()=>{"use strict";Ta=document.
documentElement.dataset.inRoom==="lead"});function Vn(e,t,{text:n,right:s,outcome:o=""}){let r=document.createElement("div");r.className="predict",r.setAttribute(
"role","group"),r.setAttribute("aria-label","Predict, then see");let i=document.createElement("p"),a=document.createElement(
"b");a.textContent="Predict, then see. ",i.append(a,e);let c=document.createElement("div");if(c.className="choices",c.append(
...t.map(l=>{let u=zn(l);return u.dataset.choice=l,u})),r.append(i,c),Ta){let l=zn("Ask the hall"),u={choice:s,outcome:o};
l.addEventListener("click",()=>va({question:{kind:"choice",text:n,choices:t,answer:u}})),r.append(l)}return r}function Kn(e,t,n,s){
for(let r of b(e,"[data-choice]",HTMLButtonElement)){let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=
String(i===n))}let o=document.createElement("p");o.setAttribute("role","status"),o.textContent=s,e.append(o)}function zn(e){
let t=document.createElement("button");return t.type="button",t.textContent=e,t}var ho=A(()=>{"use strict";V();Oa()});function La(e){e.addEventListener("click",t=>{let n=P(t),s=Yn(n);if(!s)return;n.closest("[data-play]")&&Ad(s);let o=n.closest(
"[data-move]");o instanceof HTMLElement&&Td(s,Number(o.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&Ld(s,r),n.closest("[data-speed]")&&Md(e)}),e.addEventListener("input",t=>{let n=P(t),s=Yn(n);if(!s||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;qt(s);let o=Number(n.value);Xn(s,Ze.matches?Math.round(o):o)}),e.addEventListener(
"keydown",t=>{let n=P(t),s=Yn(n),o={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!s||!o||!n.matches("[data-s\
crub]")||(t.preventDefault(),qt(s),Ca(s,o))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let s=P(n).
closest($a),o=s&&Yn(s);o&&s instanceof HTMLTableCellElement&&yd(o,s)})}function ka(e){for(let t of b(e,"[data-step]")){let n=$(
t,".play");!n||jt.has(t)||(n.hidden=b(t,$a).length<pd,n.hidden||wd.observe(t))}}function go(e){for(let t of e)ie(t)}function wo(e){
for(let t of b(e,"[data-step]"))qt(t)}function Ra(e){jt.get(e)?.stage?.redraw()}function ie(e){let t=$(e,".play");if(!t||
t.hidden||jt.has(e))return jt.get(e);let n=Ea(e),s=n.flatMap(f=>f.cells),o=bd(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:xd(e,n),c=a?s.indexOf(a)+1:0,l={moments:o,cells:s,at:o.length,goal:o.length,frame:0,time:0,
hold:0,asks:a?o.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new Gn(e,n):null};jt.set(e,l);let u=E(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(o.length),u.step="any",u.value=u.max,Ed(l),l}function bd(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,s=0,o=e.flatMap(a=>{let c=n.has(a.kind)?fd:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,ld/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:s+f,seconds:l}));return s+=a.cells.length,
u}),r=o.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,ud/r);return o.map(a=>({...a,seconds:i*a.seconds}))}function xd(e,t){
let n=t.flatMap(u=>u.kind==="moves"?[]:u.cells),s=n.map(({textContent:u})=>u??"");if(n.length<mo||new Set(s).size<mo)return null;
let o=new Set(n),i=b(e,"td, .step-text, .formula, .reasons").filter(u=>!(u instanceof HTMLTableCellElement&&o.has(u))).flatMap(
({textContent:u})=>u?.match(md)??[]),a=[...s,...new Set(i)].map(Na),c=u=>a.filter(f=>f===Na(u)).length>1,[l]=n.slice(Math.
floor(n.length/2)).map(u=>{let f=u.textContent??"";return{cell:u,text:f,isTold:c(f),size:Math.abs(te(u))}}).sort((u,f)=>Number(
u.isTold)-Number(f.isTold)||f.size-u.size);return l&&!(l.isTold&&gd.test(l.text))?l.cell:null}function Na(e){return e.replace(
"−","")}function Ed({stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function yd(e,t){let n=jt.get(e);if(!n?.
stage||n.frame||n.at<n.moments.length)return;let s=n.stage.beats.find(({cells:i})=>i.includes(t));if(!s)return;let o=s.cells.
indexOf(t),r=s.kind==="products"?o+1:s.shown.length;n.stage.show(s,r)}function Ad(e){let t=ie(e);if(t){if(t.frame){qt(e);
return}t.at>=t.moments.length&&Xn(e,0),_a(e,t.moments.length)}}function _a(e,t){let n=ie(e);if(!n)return;qt(e),n.goal=t,
n.time=performance.now(),n.hold=Ze.matches?.01:0,Ia(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});let s=o=>{n.
frame=requestAnimationFrame(s);let r=Math.max(0,o-n.time)/1e3*Jn;n.time=o,Sd(e,n,r)};n.frame=requestAnimationFrame(s)}function Sd(e,t,n){
let s=Math.floor(t.at),o=t.moments[s];if(t.at>=t.goal||!o){qt(e);return}if(s===t.at&&s===t.asks&&Pa(e,t)){Nd(e,t);return}
if(t.hold>0){t.hold-=n;return}let r=Math.min(s+1,t.at+(Ze.matches?1:n/o.seconds)),i=r===s+1;i&&Ze.matches?t.hold=o.seconds:
i&&o.beat.scene&&t.moments[r]?.beat!==o.beat&&(t.hold=dd),bo(e,t,r)}function qt(e){let t=jt.get(e);t?.frame&&(cancelAnimationFrame(
t.frame),t.frame=0,Ia(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute(
"data-playing")},hd))}function Ia(e,t){E(e,"[data-play]").textContent=t?"Pause":"Play"}function Md(e){Jn=po[(po.indexOf(
Jn)+1)%po.length]??1;for(let t of b(e,"[data-speed]"))t.textContent=`${Jn}×`}function Td(e,t){let n=ie(e);n&&(qt(e),Math.
abs(t)>1?Xn(e,t<0?0:n.moments.length):t<0||Ze.matches?Ca(e,t):_a(e,Math.floor(n.at)+1))}function Ca(e,t){let n=ie(e)?.at??
0;Xn(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function Xn(e,t){let n=ie(e);n&&($(e,".playing .predict")?.remove(),bo(e,n,Math.
max(0,Math.min(n.moments.length,t))))}function Pa(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-m\
ode="all"]')}function bo(e,t,n){let{moments:s,cells:o,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=s[c],u=c+1===
n,f=s[c-1]?.end??0,d=u?l?.end??0:f,h=!!Pa(e,t)&&n<=a;e.toggleAttribute("data-playing",n<s.length||t.frame>0),e.toggleAttribute(
"data-guessing",h),E(e,"[data-scrub]",HTMLInputElement).value=String(n);let m=vd(s,n);if(m){let x=h&&i?m.beat.cells.indexOf(
i):-1;r?.show(m.beat,m.at,x)}let p=n<s.length?m?.rest??"":"";if(r){let{figure:x}=r;t.frame&&x.dataset.rest&&!p&&x.scrollIntoView(
{block:"nearest"}),x.dataset.rest=p}let g=`${c} ${u}`;if(g===t.painted&&n>0)return;t.painted=g;for(let[x,S]of o.entries())
S.toggleAttribute("data-ahead",x>=d),S.removeAttribute("data-asked");Ha(e,l,Math.max(d,f+1),o.length);let w=l&&Od(t,l);if(!w){
vn(e),Dn(e,null);return}qe(w,{withoutResult:!u||w.hasAttribute("data-ahead")}),t.frame&&(!r||p)&&w.scrollIntoView({block:"\
nearest"}),r||Dn(e,w)}function vd(e,t){let n=Math.max(0,Math.ceil(t)-1),s=e[n];if(s?.beat.scene)return{beat:s.beat,at:s.
place+t-n,rest:""};let o=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(o)return{beat:o.beat,at:o.place+1,rest:"past"};
let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0,rest:"waiting"}:null}function Od({cells:e},{beat:t,place:n,
end:s}){let o=s-(t.shown[n]??0),r=o+(t.shown[n-1]??0),i=Math.max(s,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.slice(
r,a?i:o+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(te(f)));return l[u.indexOf(Math.
max(...u))]??e[s-1]}function Ha(e,t,n,s){let o=t?.beat.label?`${t.beat.label}, `:"",r=t?`${o}number ${n} of ${s}`:"";E(e,
".play output").textContent=r,E(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function Nd(e,t){qt(e);let n=t.asked;
if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),Ha(
e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),qe(n,{withoutResult:!0}),t.stage||Dn(e,n);let s="Which number c\
omes where the question mark is?",o=$(e,"[data-sum]")?.textContent??"",r={text:`${s} ${o}`,right:n.textContent??""},i=Vn(
s,$d(n,t.cells),r);E(e,".play").after(i)}function $d(e,t){let n=e.closest("figure"),s=t.filter(r=>r.closest("figure")===
n).reverse(),o=new Map;for(let r of[e,...s,...t])o.size<mo&&o.set(r.textContent??"",te(r));return[...o].sort(([,r],[,i])=>r-
i).map(([r])=>r)}function Ld(e,t){let n=jt.get(e),s=n?.asked;if(!n||!s)return;let o=s.textContent??"",r=t.dataset.choice===
o;e.dataset.predicted=String(r),bo(e,n,n.asks+1),qe(s);let i=r?"Right.":`It is ${o}; the line above shows why.`,a=E(e,".\
playing .predict");Kn(a,t.dataset.choice??"",o,`${i} Play goes on.`),E(e,"[data-play]").focus({preventScroll:!0})}function Yn(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}var $a,ld,ud,fd,dd,hd,po,pd,mo,md,gd,jt,Ze,Jn,wd,xo=A(
()=>{"use strict";Hs();V();ge();qi();ya();Ma();ho();$a=`.step-results ${Zt}`,ld=20,ud=60,fd=.6,dd=.5,hd=2500,po=[1,2,.5],
pd=2,mo=4,md=/−?\d+([.,]\d+)*(e−?\d+)?|−?∞/g,gd=/[.,]|∞/,jt=new WeakMap,Ze=matchMedia("(prefers-reduced-motion\
: reduce)"),Jn=1;wd=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&ie(
t)},{rootMargin:"600px"})});var Eo={};ps(Eo,{previewEdits:()=>kd});function kd(e,t,n){let s=Pn(),{steps:o,known:r}=s.solve(Cn(s.inputs,JSON.parse(t||
"{}")),n),i=new Map(o.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=b(e,":scope > [data-step]:not([hidden])").filter(Fa),
c=a.flatMap(l=>b(l,"figure[data-table]").filter(Fa));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&_d(l,f,Rd(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),Ra(l)}function Fa(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-Da&&t<innerHeight+Da}function Rd({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function _d(e,t,n){let s=b(e,"tbody td");if(s.length===t.length)for(let[o,{text:r,exact:i,level:a}]of ee(t,
n).entries()){let c=s[o];if(!c)continue;let l=Q(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
Wa(c,"data-value",i===l&&!u?null:i),Wa(c,"data-level",a?String(a):null)}}function Wa(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var Da,yo=A(()=>{"use strict";V();Je();ne();xo();so();Nt();Da=100});function Ga(e,t,n){let s=Pd(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return s.map(o=>Hd(o,n)).find(
o=>o)??Fd(s,n)}function Pd(e,t){let n=new Map(e.steps.flatMap(s=>s.tables.map(o=>[o.name,o])));return t.steps.flatMap(s=>s.
tables).flatMap(({name:s,variant:o,numbers:r,isShown:i})=>{let a=n.get(s);if(!(a?.variant&&o&&ja(a.variant)===ja(o))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=o,[f,d]=[o.rows,o.columns].map(m=>m.map(
p=>_n(p,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:s,after:o})=>[...s,...o].every(Number.isFinite)).filter(({before:s})=>Math.max(...s.map(Math.abs))>
Cd).reverse()}function ja({rows:e,columns:t}){return JSON.stringify([e,t])}function Hd({title:e,shade:t,rows:n,columns:s,
before:o,after:r},i){let a=s.length;if(t!=="weights"||new Set(s).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[o,r].map(x=>Dd(x.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...s.keys()].
filter(x=>x!==u&&x!==f),h=[u,f,...d].slice(0,Id).sort((x,S)=>x-S),[m,p]=[s[u]??"",s[f]??""],g=l?`“${e}”, row ${l},`:
`“${e}”`,w=h.map(x=>`${s[x]} ${i(o[c*a+x]??0)}`);return{text:`Without this step, which number of ${g} is the largest\
? With it: ${w.join(", ")}.`,choices:h.map(x=>s[x]??""),right:p,outcome:`The largest is ${p}; with this step it is ${m}.`}}
return null}function Dd(e){let t=Math.max(...e);return e.filter(s=>t-s<qa).length===1?e.indexOf(t):-1}function Fd(e,t){let n=e.
find(Wd);if(!n)return null;let{title:s,rows:o,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[o[Math.floor(l/d)],r[l%d]],m=[s,...h].filter(Boolean).join(", "),p=za(u,f)?f>u?Ba:Ua:
Ao;return{text:`“${m}” is ${t(u)}. What becomes of it without this step?`,choices:[Ba,Ua,Ao],right:p,outcome:`${p}: ${t(
f)}${p===Ao?"":` instead of ${t(u)}`}.`}}function Wd({before:e,after:t}){return e.some((n,s)=>za(n,t[s]??Number.NaN))}function za(e,t){
return Math.abs(e-t)>qa*Math.max(1,Math.abs(e))}var Ba,Ua,Ao,Id,qa,Cd,Va=A(()=>{"use strict";In();[Ba,Ua,Ao]=["It become\
s larger","It becomes smaller","It stays the same"],Id=4,qa=1e-9,Cd=1e-6});var So={};ps(So,{askRemoval:()=>Bd});function Bd(e,t,n,s){let o=Ga(t,e.dataset.step??"",l=>Q($t(l)));if(!o)return null;let{
right:r,outcome:i}=o,a={text:o.text,right:r,outcome:i},c=Vn(o.text,o.choices,a);return c.addEventListener("click",l=>{let{
choice:u}=P(l).dataset;if(u===void 0)return;Kn(c,u,r,`${u===r?"Right. ":""}${i}`);let f=zn("Put the step back");f.addEventListener(
"click",s),c.append(f),f.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),E(e,".sheet-head").after(c),
e.toggleAttribute("data-supposing",!0),E(c,"button").focus({preventScroll:!0}),c}var Mo=A(()=>{"use strict";V();ne();Nt();
ho();Va()});function ns(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=uc.min&&Number(t)<=uc.max:e==="scale"?!0:e==="\
controls"||e==="caption"?Vd[e].includes(t):CSS.supports("color",t)}var uc,Vd,fc=A(()=>{"use strict";uc={min:.5,max:4},Vd=
{controls:["none","some","all"],caption:["none","title","all"]}});function hc(e){let t=dc.then(Kd).then(e);return dc=t.catch(()=>{}),t}function Kd(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var dc,pc=A(()=>{"use strict";dc=Promise.resolve()});function gc(e){return{"HTML frame":wc(e),"Web component":Yd(e),Markdown:xc(e),Quarto:Jd(e),LaTeX:Xd(e)}}function wc(e){let{
title:t,embed:n}=e;return`<iframe src="${ae(n)}" title="${ae(t)}" width="${Ro.width}" height="${Ro.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${bc(e)}</iframe>`}function Yd(e){let{server:t,attributes:n}=e,s=Object.
entries({server:t,...n}).map(([o,r])=>r===""?o:`${o}="${ae(r)}"`);return`<script src="${ae(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${bc(e)}</pointer-view>`}function bc({title:e,caption:t,embed:n,picture:s}){let o=[e,t].filter(
Boolean).join(". ");return`<a href="${ae(n)}"><img src="${ae(s)}" alt="${ae(o)}" width="${Ro.width}"></a>`}function xc({
title:e,embed:t,picture:n}){return`[![${Qd(e)}](<${mc(n)}>)](<${mc(t)}>)`}function Jd(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",wc(e),"```",":::",'::: {.content-visible unless-format="html"}',xc(e),":::"].join(`
`)}function Xd({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Zd(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${rh([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ae(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Qd(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function mc(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Zd(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function rh(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(oh,"")].flatMap(n=>[...nh[n]??ih(n)]).map(n=>th[n]??ah(n)).join("")}function ih(e){
return sh.test(e)?e.normalize("NFD").slice(0,1):e}function ah(e){return/[&%$#_{}]/.test(e)?`\\${e}`:eh.test(e)?e:"?"}var Ro,
th,eh,nh,sh,oh,Ec=A(()=>{"use strict";Ro={width:960,height:540};th={"\\":"\\textbackslash{}","~":"\\textasciitilde{}","^":"\
\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"$\\|$",
"·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"$\\le\
ftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty$","\
∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\\
rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},eh=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
nh={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},sh=/[ąęįųĄĘĮŲ]/,oh=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function Ac(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return ch(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[yc("Title",n),yc("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function ch(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function yc(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,lh(n)),s.buffer}function lh(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Sc=A(()=>{"use strict"});function _o(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var Mc=A(()=>{"use strict"});function vc({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:ss("Link"),embed:ss("Embed"),json:ss("JSON"),offline:ss("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=tn("JSON",()=>Tc(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=dh(()=>{let{
link:g,embed:w}=t(),x=w?n():null;return{...g&&{Address:g},...x&&gc(x)}}),f=()=>{let g=t();for(let w of Object.keys(a)){let x=g[w];
a[w].hidden=x===null,x!==null&&(a[w].href=x)}c.hidden=g.json!==null,u.hidden=g.link===null&&g.embed===null,l.hidden=Xt.answers};
for(let g of["pointerenter","focusin"])i.addEventListener(g,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...uh.map(g=>{let w=g===fh;return new Option(`${g}×`,String(g),w,w)}));let h=async g=>{
let{address:w,meta:x}=await s(g,Number(d.value)),S=x.origin??t().embed??location.href;_o(Ac(w,g,{title:x.title,origin:S}),
`${e()}.${g}`)},m=()=>Tc(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),p=document.createElement("span");return p.
append(tn("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,p,tn("SVG",()=>h("svg")),tn("CSV",m),a.json,c,a.offline,u,l),
f(),i}function dh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(s,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",o.hidden=!0;let c=Object.entries(e()).map(([l,u])=>tn(l,()=>a(l,u)));s.replaceChildren(...c,r)});let a=async(c,l)=>{o.
value=l,o.hidden=!1,o.setAttribute("aria-label",c);let u=await hh(l);u||o.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function hh(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function ss(e){let t=document.createElement("a");return t.textContent=e,t}function tn(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Tc(e,t,n){_o(new Blob(
[e],{type:n}),t)}var uh,fh,Oc=A(()=>{"use strict";yt();Ec();Sc();Mc();uh=[1,2,4],fh=2});function Fc({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:s/
r},a=o&&(i.width<Nc.width||i.height<Nc.height),c={...i,isFixed:o,isTiny:a,isNarrow:i.width<560,scale:r},l=a?Mh(t,t.meta.
small??{}):t;if(!o)return{data:e,layout:{...l,...kc(l,c)}};let u=vh(Th(e,l),c),f={...u,...kc(u,c),...Nh(e,u,c),...kh(u,c)};
return{data:Hh(e,u,c.height),layout:f}}function Mh(e,t){return Wc(e,t)}function Wc(e,t){if(!Lc(e)||!Lc(t))return t;let n={
...e};for(let[s,o]of Object.entries(t))n[s]=Wc(e[s],o);return Object.fromEntries(Object.entries(n).filter(([,s])=>s!==null))}
function Lc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Bc(e,t){return Object.entries(e).filter(([
s])=>t.test(s))}function Uc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function jc(e){return Bc(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function qc(e,t){return e[t]}function Th(e,t){let{xaxis:n}=t,s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(s)&&o.length===s.length;return n?.tickangle!==
-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function vh(e,{width:t,isTiny:n,
scale:s}){let{xaxis:o,yaxis:r,meta:i}=e,a=o?.ticktext;if(!o||o.tickangle!==-90||!a||a.length<=ce)return e;let c={...o,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((p,g)=>os(
p,g,1/0)),m=a.map((p,g)=>String(g+1));return{...e,xaxis:{...c,ticktext:m},yaxis:{...r,ticktext:h}}}let[u,f]=o.domain??[0,
1],d=(f-u)*(t-(n?Ic:_c))/a.length;for(let h of[1,Rc]){let m=a.map((g,w)=>Oh(os(g,w,1/0),d/h));if(m.includes(""))continue;
let p={...o.tickfont,size:h*s*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:m,...h<1&&{tickfont:p}}}}return e}
function Oh(e,t){let n=Math.floor(t/Gt)-1,s=[];for(let o of e.split(" ")){let r=s.at(-1);if(o.length>n)return"";r!==void 0&&
r.length+1+o.length<=n?s[s.length-1]=`${r} ${o}`:s.push(o)}return s.length<=mh?s.join("<br>"):""}function Nh(e,t,{width:n,
height:s,isTiny:o,scale:r}){let i=$h(e,t),a=Math.max(...i.map(w=>w.length*Gt+Eh)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ct>s/(o?4:3),u=i.length>0&&!l,f=Lh(t,s,r),h=((f.annotations?.find(({font:w})=>w?.size)?.font?.size??
0)/r||ct)*Hc+2,m=Math.min(t.margin?.t??8,u?c*ct+4:t.annotations?.length?h:8),p=Dc.some(w=>qc(t,w)?.colorbar?.orientation===
"h"),g=!t.margin||p&&!o;return{...l&&{showlegend:!1},...!g&&{margin:{...t.margin,t:Math.ceil(m*r)}},...f}}function $h(e,t){
if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,visible:i,showlegend:a,legendgroup:c}of e)!o||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.
values()]:[]}function Lh(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=s.
filter(r);if(!i.length)return{};let a=jc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=o.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ct)/Hc);if(u>=l)return{};let f=Math.max(Sh,u*
n);return{annotations:s.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function kh(e,{height:t,isTiny:n}){let s=Math.floor(
t/3/Gt),o=t-Gc(e,1/0,s)-Cc,r={};for(let i of Dc){let a=qc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=Rh(e,i,a,o))}return r}
function Rh(e,t,n,s){let o=n.colorbar??{};if(s>=ph||o.ticktext||o.orientation==="h")return n;let r=e.template.layout[t],
i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let f=Math.max(ce,Math.floor(a/ct/1.5));return{...n,colorbar:{
...o,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ct)&&u.push(f)}return{...n,colorbar:{...o,tickvals:u}}}function kc(e,t){let{width:n,height:s,isFixed:o,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=o?Math.floor(s/3/Gt):1/0,l=Gc(e,a,c),u=o?l?Cc:Pc:0,f=Math.max(s-l-(r?2*ct:u),ct),d=r?n-Ic:Math.max(n-_c,60);
return Object.fromEntries(Bc(e,/^[xy]axis/).map(([h,m])=>{let p=h.startsWith("x"),g=o&&p?Ch(m,e,f):m,[w,x]=g.domain??[0,
1],S=(x-w)*(p?d:f),O=e.template.layout.font.size*t.scale,C=_h(g,p,S,O,t),L=e.meta.priority?.[h];return[h,Ih(C,{isX:p,length:S,
fontSize:O,upright:c,priority:L},t)]}))}function _h(e,t,n,s,{isTiny:o,isFixed:r}){let i=e.title?.text??"";if(!o)return r&&
!t&&i.length*Gt>yh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>Ah)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(Gt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:s-2},text:u}}}function Ih(e,{isX:t,length:n,fontSize:s,upright:o,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?Ph(e,t,
n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*Gt>n-Gt)return{...e,tickfont:{size:.75*s}};if(h<=
ce&&(t||!c||n>=ct))return e;let p=!t&&c&&n/h<ct&&n/h>=$c,g=t&&e.tickangle===0&&f.every(C=>/^\d+$/.test(C)),w=Math.floor(
n/(p?$c:g?wh:ct)),x=h<=ce?[h-1]:Dh(h,w,r),S=t&&e.tickangle!==0?o:1/0,O=zc(f,u?a:1/0,S);return{...e,...p&&{tickfont:{...e.
tickfont,size:Rc*s}},tickvals:x.map(C=>d[C]??C),ticktext:x.map(C=>O[C]??"")}}function Ch(e,t,n){let[s]=Uc(t,e.anchor)?.domain??
[0,1],o=jc(t).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return e.side==="top"||i>2.4*ct?e:{...e,title:{},
...i<.9*ct&&{showticklabels:!1}}}function Ph(e,t,n,{isTiny:s,isNarrow:o}){let r=Math.max(ce,Math.floor(n/(t?bh:ct*1.5)));
if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,
...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(ce,Math.floor(n/xh))};let c=o&&t&&e.nticks&&!s?ce:r,l=Math.
min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:e}function Hh(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||
!s.texttemplate)return s;let o=Uc(t,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;return a===void 0?s:(i-r)*(n-Pc)<
a*ct?{...s,texttemplate:""}:s})}function Dh(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;let o=Math.max(1,Math.ceil(
e/Math.max(1,t)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(
a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function Gc({xaxis:e},t,n){let s=e?.tickangle===0?[]:e?.ticktext??
[],o=zc(s,t,n).map(r=>r.length);return Math.max(0,...o)*gh}function zc(e,t,n){return e.map((r,i)=>Fh(r,i,t,n)).every((r,i)=>r===
e[i])?e:e.map((r,i)=>os(r,i,n,t))}function Fh(e,t,n,s){return n===1/0&&e.length<=s?e:os(e,t,s,n)}function os(e,t,n,s=1/0){
let o=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?
14:1/0,d=Math.min(o?Math.max(5,Math.floor(s/48)):f,n),h=l.length>d&&!l.includes("&")?`${l.slice(0,d-1)}…`:l;return i+(u?
`${t+1} ${h}`:h)+c}var Nc,ph,ce,ct,Gt,$c,Rc,mh,gh,wh,bh,xh,_c,Ic,Cc,Pc,Eh,yh,Ah,Sh,Hc,Dc,Vc=A(()=>{"use strict";Nc={width:420,
height:200},ph=300,ce=2,ct=20,Gt=8,$c=13,Rc=.75,mh=3,gh=7.5,wh=30,bh=44,xh=18,_c=240,Ic=90,Cc=56,Pc=90,Eh=48,yh=1.3,Ah=.6,
Sh=9,Hc=1.4,Dc=["coloraxis","coloraxis2"]});function Ho(e,t){let n=JSON.stringify(Object.values(e)),s=Te.get(n)??new Map;Te.delete(n),Te.set(n,s);for(let i of Te.keys()){
if(Te.size<=Wh)break;Te.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise((i,a)=>Bh(n,e,t,{resolve:i,reject:a}));
return s.set(t,r),r.catch(()=>s.delete(t)),r}function Bh(e,t,n,s){let o=Io.get(e);if(o){o.views.set(n,s);return}let r=new Map(
[[n,s]]);Io.set(e,{query:t,views:r}),setTimeout(()=>{Io.delete(e),Uh(t,r)},0)}async function Uh(e,t){let{server:n,path:s,
query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Qt(`${s}/figures?${pt({...o,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof z&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?jh(e,l).then(u,f):f(a)}}function jh({server:e,path:t,query:n,theme:s},o){let r=pt({...n,theme:s});
return Qt(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}async function Yc(e,t){let n=Co.get(e),s=n??(e.startsWith("#")?
qh(e.slice(1)):Gh(e));n||(Co.set(e,s),s.catch(()=>Co.delete(e)));let o=await s;if(it(o))return o;let{templates:r={}}=o.layout.
meta,i=r[t];if(!i)return o;let a=Kc(i),c=new Map;for(let d of Object.values(r))Kc(d).forEach((h,m)=>{c.set(h,a[m]??h)});
let{data:l,layout:u}=Po({data:o.data,layout:o.layout},c),{meta:f}=o.layout;return{...o,data:l,layout:{...u,meta:f,template:i}}}
function Kc(e){return e.layout.colorway}function Po(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(s=>Po(s,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([s,o])=>[s,Po(o,
t)])):t.get(e)??e}async function qh(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function Gh(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new z(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function ve(e,{server:t,path:n,view:s,values:o}){let r=encodeURIComponent(s),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=pt({...i&&e!=="json"?{step:s}:{},
...o}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var Wh,Te,Io,Co,Jc=A(()=>{"use strict";yt();Mn();Wh=12,Te=
new Map,Io=new Map;Co=new Map});function Qc(e,t,{width:n,height:s,scale:o},r=Qh){let{font:i}=t.template.layout,a={size:i.size*o,family:String(i.family??
"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[f,d]of Object.entries(t)){if(!/^[xy]axis/.test(f))continue;let h=d,
m=f.startsWith("x"),p=zh(h,m,a,r);if(p===null||p&&!Jh(t,h,m))continue;l[f]={...h,automargin:!1};let g=m?"b":"l";if(p&&(c[g]=
Math.max(c[g],Math.ceil(p)+8)),p&&!m){let w=Math.ceil((h.tickfont?.size??a.size)/2);c.t=Math.max(c.t,w),c.b=Math.max(c.b,
w)}}let u=s-c.t-c.b;for(let f of["coloraxis","coloraxis2"]){let h=e.some(({coloraxis:g,visible:w})=>g===f&&w!==!1)?Kh(t,
f,u,a,r):0,m=Math.min(12,c.l,c.t,c.b),p=(h+m+(1.02-1)*(n-c.l))/1.02;h&&(c.r=Math.max(c.r,Math.ceil(p)))}for(let[f,d]of Object.
entries(l)){if(!f.startsWith("x")||!d.ticktext||d.tickangle!==0)continue;let h=is(d.ticktext,{...a,...d.tickfont},r).width;
Yh(d,h,n,c)&&delete l[f]}return{...t,...l,margin:c}}function zh(e,t,n,s){if(e.visible===!1)return 0;let o=e.title?.text??
"";if(e.showticklabels===!1)return o?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,u=t&&c===-90;if(!i||
!a||c!==0&&!u||l&&l!==(t?"bottom":"left")||e.ticks)return null;let d=e.tickfont?.size??n.size,h=is(i,{...n,size:d},s);return 1+
(u?h.width+.2*d:t?h.height:h.width)+Vh(e,o,n)}function is(e,{size:t,family:n},s){let[o,r,i]=[0,1,0];for(let a of e){let c=a.
includes("<b>")?700:400,l=a.split(Xc);r=Math.max(r,l.length);for(let u of l){let f=s(Xh(u),`${c} ${t}px ${n}`);o=Math.max(
o,f.width),i=Math.max(i,f.descent)}}return{width:o,height:t+(r-1)*1.3*t+i}}function Vh(e,t,n){if(!t)return 0;let{font:s,
standoff:o}=e.title,r=s?.size??Math.round(1.2*n.size),i=t.split(Xc).length-1;return r*(.7+i*1.3)+(o??6)}function Kh(e,t,n,s,o){
let r=e[t]??{},a={...e.template.layout[t]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,thickness:u,len:f=1}=a,d=a.orientation===
"h"||"x"in a||"xanchor"in a;if(r.showscale===!1||d||!c?.length||!u)return 0;let h=is(l??c.map(String),s,o),m=20+u,p=a.title?.
text;if(!p)return m+1+h.width;let g=Math.round(1.2*s.size),w=is([p],{...s,size:g},o).width,[x,S]=[r.cmin??c[0]??0,r.cmax??
c.at(-1)??1],O=f*n-20;return c.some(L=>Math.abs((L-x)/(S-x)-.5)*O<w/2+1.3*(s.size/2))?m+1+h.width+1.45*g+2:m+10+1.25*g}function Yh({
domain:e=[0,1],categoryarray:t,ticktext:n=[]},s,o,{l:r,r:i}){let[a,c]=e,l=o-r-i,u=(c-a)*l/(t??n).length,f=Math.min(r+a*l,
i+(1-c)*l);return(s-u)/2>f}function Jh(e,t,n){let s=t.anchor??(n?"y":"x"),o=e[`${s[0]}axis${s.slice(1)}`],[r]=o?.domain??
[0,1];return r===0}function Xh(e){return e.replace(/<[^>]*>/g,"").replace(/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function Qh(e,t){
if(rs??=document.createElement("canvas").getContext("2d"),!rs)return{width:0,descent:0};rs.font=t;let{width:n,fontBoundingBoxDescent:s}=rs.
measureText(e);return{width:n,descent:s}}var Xc,rs,Zc=A(()=>{"use strict";Xc=/<br ?\/?>/i,rs=null});function el({x:e,y:t,xaxis:n,yaxis:s},o){let r=[tl(n,e,o),tl(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function tl(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function nl(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(Zh());if(!e._fullLayout)
return;let o=e._fullLayout,{_subplots:r}=e._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[u,f]=[o[`xaxis${c}`],o[`yaxis${l}`]];if(!u||!f)return[];let d=[u,f].every(({_name:h})=>t.includes(h));return[[u,
f],[f,u]].flatMap(([h,m])=>h&&m&&t.includes(h._name)&&(d||h.anchor===m._id)?n.map(g=>tp(h,m,g)):[])});s.replaceChildren(
...i.filter(a=>a!==null))}function Zh(){let e=document.createElement("div");return e.className="view-marks",e}function tp(e,t,n){
if(!e._length)return null;let s=e._id.startsWith("x"),o=[e.l2p(n-.5),e.l2p(n+.5)],[r,i]=[Math.min(...o),Math.max(...o)];
if(!(i>0&&r<e._length)||!t._length)return null;let[a,c]=s?[e._offset+r,t._offset]:[t._offset,e._offset+r],[l,u]=s?[i-r,t.
_length]:[t._length,i-r],f=document.createElement("div");return Object.assign(f.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${u}px`}),f}var sl=A(()=>{"use strict"});function rl(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function il(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function al(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function cl(e,t){return e.map(s=>{let{name:o,title:r,values:i}=s,a=ll(s)[i.indexOf(t[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function ll({values:e,labels:t}){return t??e}function ol(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Do(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var as,ul=A(()=>{"use strict";as=class{#e;#t;#n="";#s=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},s,o){let r=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#o(c))),r.length&&o&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#e.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#s),this.#s=0,this.#r&&(this.#r.textContent=
"Play")}#o(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=ll(t);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),ol(s,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),ol("Open",n)}#a({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=s[Math.max(0,Math.min(s.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(o()+u)},a=Do(
"Play",()=>{if(this.#s){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#s=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#r=a;let c=Do("‹",()=>i(-1)),l=Do("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function cs(e){return window.Plotly?Promise.resolve(window.Plotly):(Fo??=new Promise((t,n)=>{let s=document.createElement(
"script");s.src=e?new URL(`static/${fl}`,e).href:new URL(`../${fl}`,import.meta.url).href;let o=()=>{Fo=void 0,s.remove(),
n(new Error("The drawing library could not be loaded. Reload the page to try again."))};s.addEventListener("load",()=>window.
Plotly?t(window.Plotly):o()),s.addEventListener("error",o),document.head.append(s)}),Fo)}async function dl(e,t,n){let{width:s,
height:o}=e.layout;return(await cs()).toImage(e,{format:t,width:s,height:o,...t==="png"&&{scale:n}})}var fl,Fo,hl=A(()=>{
"use strict";fl="vendor/plotly/plotly-traces-4.1.1.min.js"});function np(e){return e.split(ep)}function Wo(e){return np(e).map((t,n)=>{if(n%2===0)return t;let s=document.createElement(
"span");return s.className="with-unit",s.textContent=t,s})}var ep,pl=A(()=>{"use strict";ep=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});var gp={};function bl(e){return e instanceof z&&e.status===0}function pp(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=dp,e}function mp(e){let t=Object.entries(e).map(([n,s])=>{if(!/^[xy]axis/.
test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=o.type==="category"&&!o.categoryarray&&
r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(t)}var jo,qo,sp,xl,op,ml,gl,Bo,
rp,ip,ap,ls,cp,wl,lp,up,fp,dp,hp,Oe,Uo,Go,El=A(()=>{"use strict";yt();fc();pc();Oc();Mn();Vc();Jc();Zc();sl();ul();hl();
Rs();Is();pl();jo={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"\
interventions",against:"against"},qo=["inputs","removed"],sp=new Set(["server","source","model","lesson","view","theme",
"reads",...qo,...Object.keys(jo)]),xl=["scale","accent","controls","caption"],op=new Set([...xl,"fill"]),ml=":scope > a",
gl="pointer-view:hover",Bo=matchMedia("(prefers-color-scheme: dark)"),rp={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},ip=120,ap=[["short",576,0],["low",352,0],["tight",288,352]],ls={height:525,width:640,
least:.75,most:4},cp="400px 0px",wl=660,lp="[data-answer]:not(pointer-view *)",up=/^(\w+):(\d+)$/,fp="The server draws t\
his chart, and it does not answer.",dp="The answer above is computed in this browser.",hp="Type visits, or add a place, \
to see what the model answers.",Oe=null,Uo=null,Go=class extends HTMLElement{#e=null;#t=null;#n=null;#s=0;#r=!1;#o="";#i=!1;#a="";#h=[];#l=!1;#w=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#I()},{rootMargin:cp});#b=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#p=new MutationObserver(
t=>this.#X(t.map(({attributeName:n})=>n??"")));#f=t=>this.getAttribute(t);#d=()=>{if(!this.#n||!this.#t){this.#E();return}
this.#O(this.#S),this.#g()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#_=({type:t})=>this.#ot(t==="beforeprint");connectedCallback(){
this.#e??=this.#D(),this.#v(),document.addEventListener("pointerscope:theme",this.#d),document.addEventListener(gl,this.#R),
Bo.addEventListener("change",this.#d);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#_);this.#b.
observe(this),this.#p.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#w.observe(this):this.#l=!0,this.#E()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#d),document.removeEventListener(gl,this.#R),Bo.removeEventListener(
"change",this.#d);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#_);this.#b.disconnect(),this.#p.
disconnect(),this.#w.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#h.join()&&(this.#h=t,this.#j())}get chosen(){
return this.#t?this.#y:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+Sn(this.#t)+n)}get#c(){return this.#e??=this.#D(),this.#e}#I(){this.#l=!0,this.#w.disconnect(),this.#E()}#X(t){
t.some(s=>op.has(s))&&(this.#v(),this.#g()),t.includes("beat")&&this.#C();let n=t.filter(s=>sp.has(s)&&!this.#Q(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#I():n.length?this.#E():this.#x.some(({name:s})=>t.includes(s))?this.#k()&&
this.#g():t.includes(this.#a)&&this.#E()}#Q(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#d(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#o)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#x(){return this.#t?Mt(this.#t).choices??[]:[]}#E(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#et()}))}get#T(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#A(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Jt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#S(){let t=this.getAttribute("theme");return t===
"auto"?Bo.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&ns("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/ls.height,t/ls.width))/10;return Math.min(ls.most,Math.max(ls.least,
s))}#v(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):
this.style.removeProperty("--scale"),t&&ns("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#H(){if(this.hasAttribute("lesson")){let n=qo.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(jo).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#H;
this.#s+=1;let s=this.#s,o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#T&&r&&(!t||n.visits||n.record);
if(!o&&!i){this.#N(hp);return}if(!this.#l){this.#N("");return}let a=this.#S;this.#O(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#A,path:this.#T,query:n,theme:a},l=this.hasAttribute("server")?this.#A:"",[u]=await Promise.
all([o?Yc(o,a):this.#nt(c,r),o?null:r===An?import("./network-drawing.js"):cs(l)]),f=it(u),d=f?await import("./network-drawing.js"):
null;f||await cs(l),await hc(()=>{s===this.#s&&(this.#rt(d?.NetworkDrawing??null,Mt(u).title),this.#t=f?u:structuredClone(
u),this.#at(this.#t),this.#st({...c,theme:"light"},r))})}catch(c){s===this.#s&&this.#W(c)}finally{s===this.#s&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let s=n===An?this.#n:null,o=this.getAttribute("model")??"",r=await s?.compute(t,o,{isSilent:!1});
if(r)return r;try{return await Ho(t,n)}catch(i){if(!bl(i))throw i;let a=await s?.compute(t,o,{isSilent:!0});if(!a)throw i;
return a}}#O(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#st(t,n){if(!this.#t||it(this.#t))return;let{
template:s,meta:o}=this.#t.layout,r=o.templates?.light;Oe??=r??(this.#S==="light"?s:null),!(Oe||this.hasAttribute("sourc\
e"))&&(Uo??=Ho(t,n),Uo.then(i=>{it(i)||(Oe??=i.layout.template)}).catch(()=>{Uo=null}))}#ot(t){if(this.#i=t,!this.#t||!this.#o)
return;let n=Oe??this.#n;this.#O(t&&n?"light":this.#S),this.#g(),t||requestAnimationFrame(()=>this.#g())}#D(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#m("h3","view-title"),caption:this.#m("p","view-capti\
on"),choices:this.#m("div","view-choices"),summary:this.#m("p","view-summary"),failure:this.#m("p","view-failure"),trust:this.#m(
"p","view-trust"),plot:this.#m("div","view-plot"),details:this.#m("details","view-table"),exports:vc({name:()=>this.#V,links:()=>this.#gt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>Mr(this.#z()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#G());let s=new as(n.choices,{selected:()=>this.#y,select:(r,i)=>this.#ht(r,i),open:r=>this.#u(
"open",r)}),o=this.querySelector(ml);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...o?[o]:
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
summary.textContent=t}#W(t){this.#N("");let{failure:n}=this.#c,s=bl(t)&&document.querySelector(lp)!==null,o=s?fp:dn(t);if(n.
replaceChildren(o),s&&n.append(" ",pp()),n.hidden=!1,this.#u("failed",{message:o}),!(t instanceof z)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#E()),n.append(" ",r)}#at(t){let{title:n,caption:s,controls:o}=this.#c,r=Mt(t);n.textContent=r.title,n.hidden=
!1,s.replaceChildren(...Wo(r.caption)),this.#ct(r.trust),this.toggleAttribute("data-network",it(t)),this.#F(!1),o.offer(
r,it(t)?[]:t.data,!this.hasAttribute("fill")),this.#k()&&this.#g()}#ct(t){let{trust:n}=this.#c;if(n.textContent=t?.text??
"",!t||this.hasAttribute("source")||!Xt.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.getAttribute(
"model")??"");s.href=new URL(`insights/${o}#view-${t.view}`,this.#A).href,s.textContent="Which explanation to believe",n.
append(" ",s)}#g(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,s=this.#$(Sn(this.#t)),o=n?Math.min(s.width||wl,wl):
s.width;if(!o)return;it(this.#t)?(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.isFixed?`${s.
height}px`:"",this.#lt(t,this.#t,{...s,width:o}));let r=!this.dataset.drawn;r&&this.querySelector(ml)?.remove(),this.#o=
`${o}×${s.height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#C(),this.#j(),this.#u("drawn",{})}#lt(t,{
data:n,layout:s},o){let r=this.#i,i=r&&Oe?{...s,template:Oe}:s,a=this.#B({data:n,layout:i},o);window.Plotly?.react(t,a.data,
r?{...a.layout,width:o.width}:a.layout,rp),t.dataset.listening||this.#ut(t)}#B({data:t,layout:n},{width:s,height:o,isFixed:r}){
let i="rgba(0, 0, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=Fc({data:t,layout:mp(n)},{width:s,
height:o,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{
...Qc(f.data,f.layout,{width:s,height:o,scale:a}),...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#ut(t){t.dataset.
listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,s,o]=up.
exec(String([n.customdata].flat()[0]))??[];s&&this.#u("select",{table:s,row:Number(o)})}),t.on("plotly_hover",({points:[
n]})=>{n&&this.#u("hover",{visits:el(n,this.#U)})}),t.on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#U(){return this.#t?
Mt(this.#t).visit_axes??[]:[]}#u(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#j(){
!this.#t||!this.#o||(this.#n?this.#n.mark(this.#h):nl(this.#c.plot,this.#U,this.#h))}#$(t){let{plot:n}=this.#c,s=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#v(),this.#ft();
let{above:o,below:r}=this.#q();this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-
o-r),ip);return{width:s,height:i,isFixed:!0}}#ft(){let[t,n]=[this.offsetWidth/this.#M,this.offsetHeight/this.#M],s=ap.filter(
([,o,r])=>n<o||t<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#q(){let{plot:t,details:n,exports:s}=this.#c,
o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().
top-o.top)/r,below:a/r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)return;let{width:t,height:n}=this.#$(
Sn(this.#t));t&&this.#o!==`${t}×${n}`&&this.#g()}#ht(t,n){this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#k(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:il(this.#x,this.#f);if(n)return this.#W(new Error(n.
message)),this.#a=n.name,!1;let s=Mt(t),o="";if(this.#x.length&&!it(t)){let r=this.#y;this.#c.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));Er(t,r);let{summaries:i}=s;i&&(s.summary=i.texts[al(
this.#x,i.by,r)]??""),o=`: ${cl(this.#x,r)}`}return this.#c.summary.replaceChildren(...Wo(s.summary??"")),this.#c.plot.setAttribute(
"aria-label",`${s.title}${o}. ${s.summary??""}`),this.#G(),!0}get#y(){return rl(this.#x,this.#f)}#G(){let{details:t}=this.#c;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Mt(this.#t).title}`),n.append(...this.#z().map(Tn)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#z(){return this.#t?Sr(this.#t,this.#y):[]}async#pt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:it(s)?await this.#n?.address(t,n)??"":await dl(this.#mt(s),t,n),meta:Mt(
s)}}#mt(t){let{data:n,layout:s}=structuredClone(t),o=this.#$(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#B({data:n,layout:s},o),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#V(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#A,path:this.#T,view:this.getAttribute("vie\
w")??"",values:{...this.#H.query,...this.#y}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=xl.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&ns(s,o??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Xt.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#K;return{link:n,embed:ve(
"embed",this.#J(o)),json:ve("json",o),offline:ve("offline",o)}}#J(t){let{controls:n,...s}=this.#Y,o={...t.values,...s,...n&&
n!=="some"&&{controls:n}};return{...t,values:o}}#wt(t){let n=this.#K,{title:s,summary:o=""}=Mt(t),r=["model","lesson","v\
iew","reads",...qo,...Object.keys(jo)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#y,...l&&{theme:l},...c},
f=this.#J(n);return{title:s,caption:o,name:this.#V,server:n.server,embed:ve("embed",f),picture:ve("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",Go)});yt();Hs();V();var Ds={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},yu="input, select, textarea, [contenteditable], dialog[open]",Au="\
a[href], button, summary, [role=button]",Su=".table-frame";function Lr({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(s=!1),!(!s||
!t()||!$r(r)||n(r.key))&&(r.stopImmediatePropagation(),o(r))},{capture:!0}),window.addEventListener("keydown",r=>{$r(r)&&
o(r)}),window.addEventListener("change",({target:r})=>{s&&t()&&r instanceof HTMLElement&&r.blur()});let o=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function $r({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:o,ctrlKey:r,metaKey:i}){
if(n||s||o||r||i||!Object.hasOwn(Ds,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(yu)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Au))return!1;let a=t.closest(Su);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var Mu=1e5,Tu=100,kr=2e4,vu=8,Ou=1e3;function Rr({state:e,height:t,set:n,mark:s=()=>{},keeps:o=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let m of a?
["*"]:i)r.postMessage(h,m)},f=(h,m)=>u({pointerscope:h,...m});r!==window&&Lr({send:h=>{f("key",h);let m={method:"trigger\
Key",args:[Ds[h.key]]};l||u(JSON.stringify(m))},isInDeck:()=>l,keeps:o});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:m,data:p})=>{h!==r||!(a||i.includes(m))||(p?.pointerscope==="set"&&(n(Nu(p.state)),d()),p?.pointerscope===
"mark"&&s($u(p.visits)),p?.pointerscope==="deck"&&(l=!0),p?.pointerscope==="ask"&&(c="",d()))}),(h,m)=>h==="state"?d():f(
h,m)}function Nu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,Tu)){let o=s===null?null:Lu(s);(o===null||o!==void 0&&o.length<=Mu)&&(t[n]=o)}return t}function $u(e){return(Array.
isArray(e)?e.slice(0,Ou):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Lu(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&_r(e,vu)<=kr?JSON.stringify(e):void 0}function _r(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=_r(s,t-1),n>kr)return Number.POSITIVE_INFINITY;
return n}yt();V();Nt();var On=0;function Ir(e,t,n){e.addEventListener("submit",s=>{let o=P(s).closest("[data-exercise]");o instanceof
HTMLFormElement&&(s.preventDefault(),ku(o,t,n))})}async function ku(e,t,n){On+=1;let s=On,o=e.dataset.exercise??"",r=b(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await Qt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[o]:_u(e)},lang:n})}),a=i.find(c=>c.id===o);s===On&&a&&Iu(e,a.marked,r)}catch(i){if(!(i instanceof z))throw i;if(s!==On)
return;E(e,"[data-marked]").textContent=i.message,E(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)Ru(e,r,a)?.setAttribute("aria-invalid","true")}}function Ru(e,t,n){let[,s,o]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return s===void 0||o===void 0?t[0]:Cr(e)[Number(s)]?.[Number(o)]}function Cr(e){return b(e,"tbody tr").map(t=>b(t,"input",
HTMLInputElement))}function _u(e){if(e.querySelector("input[type=radio]"))return b(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=Cr(e);return t.length?t.map(n=>n.map(s=>s.value)):E(e,"input",HTMLInputElement).value}function Iu(e,{right:t,
all_right:n,computed:s},o){let r=t.flat();for(let[l,u]of o.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=E(
e,"[data-marked]"),a=E(e,"[data-because]");if(i.replaceChildren(Cu(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${Pu(s,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function Cu(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function Pu(e,t){
if(typeof e=="string")return e;let n=s=>Q(s.toFixed(t).replace("-","−"));return e.map(s=>s.map(n).join("; ")).join("; ")}V();Nt();var Hu=8,Du=4;function Pr(e){e.addEventListener("pointerdown",t=>{let n=P(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&Fs(t,n.value,o=>Ge(e,n.name,o))})}function Fs(e,t,n){let s=Number(He(t));if(e.button!==0||Number.isNaN(s))return;
let o=Bs(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||(a||=Math.abs(d)>=
Du,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Ws(s,Math.round(d/Hu)*o);h!==i&&n(h),i=
h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();a&&(addEventListener(
"click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;addEventListener(
"pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",l,{signal:u})}function Ge(e,t,n){
let s=$(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!s||s.value===n||(s.value=n,s.dispatchEvent(new Event("input",{bubbles:!0})))}
function Ws(e,t){return Q(String(Number((e+t).toFixed(6))))}function Bs(e){let t=(He(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}V();function Hr(e){for(let t of b(e,"[data-step]")){let n=new Map(b(t,"figure[data-table]").map(o=>[Fr(o.querySelector("\
figcaption math")),o.dataset.table??""]));n.delete("");let s=$(t,".formula");s&&Wr(s,n)}}function Dr(e){e.addEventListener(
"pointerover",t=>{let n=P(t),s=n.closest("[data-step]");if(!(s instanceof HTMLElement))return;let o=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Fu(s,o?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Fu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of b(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Fr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function Wr(e,t){for(let n of e.children){let s=t.get(Fr(n));s!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",s):Wr(n,t)}}V();var Wu=["beside","above","below","figure"],Br={width:960,height:540},Bu=2,js=.6,Us=.1,Uu=320,ju=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:js}],Ur=["notes reasons remark switch","notes reasons remark switch formula"],qu=[1,.8,js],Nn=new WeakMap;function qr(e,t){
let{lookAccent:n,lookScale:s}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let o=()=>{let r=$(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Br.width,innerHeight/Br.height,Bu),l=Number(s)||Math.max(
1,c);e.style.setProperty("--most",String(l)),Gu(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(o)).observe(
t),t.addEventListener("click",r=>{let i=P(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Ju(a),i.dataset.turn&&zr(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),o}function Gr(e){for(let t of e){Nn.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function Gu(e,t,n,s){let o=`${n}×${s}×${t}`;if(Nn.get(e)?.frame===o)return;let r=$(
e,"pointer-view"),i=n>s,a=Wu.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=zu(e,a,t,r)??Ku(e,
Math.min(t,1));delete e.dataset.fitting,Nn.set(e,{frame:o,arrangement:c}),c.pages&&zr(e,Number(e.dataset.page??0));let l=String(
c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function zu(e,t,n,s){delete e.dataset.paged;for(let{out:o,
parts:r,least:i}of ju){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?a.scale*(s?.8:1)+
Us:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=Vu(e,o,c,u,n,s);f&&f.worth>(a?.worth??0)&&(a=f)}if(a)return we(e,
a),a}return null}function Vu(e,t,n,s,o,r){let i=u=>(we(e,{out:t,layout:n,scale:u}),Yu(e));if(!i(s))return null;let[a,c]=[
s,o];for(c-a>Us&&i(c)&&(a=c);c-a>Us;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};we(e,{out:t,
layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*Uu));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}function Ku(e,t){
e.dataset.paged="";let n=qu.map(i=>Math.min(i,t));for(let i of Ur){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...jr(
e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return we(e,a),a}
let[s,o]=[Ur.at(-1)??"",n.at(-1)??js],r={out:s,layout:"below",scale:o,pages:jr(e,s,o).pages};return we(e,r),r}function jr(e,t,n){
we(e,{out:t,layout:"below",scale:n});let s=qs(e);for(let g of s)g.dataset.turnedTo="";let{rowGap:o,columnGap:r}=getComputedStyle(
E(e,".working")),[i,a]=[Number.parseFloat(o),Number.parseFloat(r)],c=E(e,".shown").getBoundingClientRect(),l=c.height-E(
e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,m=0,p=E(e,".formula").scrollWidth<=c.width+1;for(let g of s){
let{width:w,height:x}=g.getBoundingClientRect();p&&=x<=l&&Kr(g),m&&m+w>c.width&&(d+=h+i,h=0,m=0),u.length&&d+Math.max(h,
x)>l&&(u=[],f.push(u),d=0,h=0,m=0),u.push(g),h=Math.max(h,x),m+=w+a}return{pages:f,isFitting:p}}function zr(e,t){let n=Nn.
get(e)?.arrangement.pages??[],s=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(s);for(let o of qs(e))n[s]?.includes(
o)?o.dataset.turnedTo="":delete o.dataset.turnedTo;E(e,".pager").hidden=n.length===1,E(e,"[data-turned]").textContent=`${s+
1} of ${n.length}`;for(let o of b(e,"[data-turn]",HTMLButtonElement))o.disabled=!n[s+Number(o.dataset.turn)]}function qs(e){
return b(e,".matrix, .shown > pointer-view")}function we(e,{out:t,layout:n,scale:s}){e.dataset.out=t,e.dataset.layout=n,
E(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(s))}function Yu(e){let t=e.getBoundingClientRect(),n=E(
e,".formula"),s=o=>{let{right:r,bottom:i,width:a}=o.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,E(e,".words"),E(e,".shown")].every(Vr)&&n.scrollWidth<=n.clientWidth+1&&[n,...qs(e)].every(o=>s(o)&&Kr(o))}function Vr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Kr(e){let t=e.querySelector(
":scope > .table-frame");return!t||Vr(t)}function Ju(e){let t=document.createElement("dialog");t.className="rest";let n=E(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let s=document.createElement("button");s.type="butto\
n",s.textContent="Close",s.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),E(e,"[data\
-rest]").focus()});let o=[n,e.querySelector(".switch"),e.querySelector(".formula"),...E(e,".words").children];t.append(s);
for(let r of o){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}V();var Xu=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Qu="Write a number, such as 0.5, in every cell.",Ln=class{#e;#t;#n;#s=new Map;#r=new Map;constructor(t,n,s){
this.#e=t,this.#t=n,this.#n=s,this.#a(),t.addEventListener("input",o=>{let r=o.target;this.#b(r.name,r.value),this.#p()}),
t.addEventListener("click",o=>{let r=P(o),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#d(i,1),"fewer"in r.dataset&&
this.#d(i,-1))}),n.addEventListener("click",()=>{for(let o of this.#o)this.#s.set(Pt(o),Jr(Yr(o)));this.#h(),b(this.#e,"\
input, select")[0]?.focus(),this.#p()}),this.#f()}get text(){let t={};for(let n of this.#o){let s=Pt(n),o=Xr(n.dataset.kind,
this.#s.get(s)??"");if(o===null)return null;JSON.stringify(o)!==JSON.stringify(Yr(n))&&(t[s]=o)}return Object.keys(t).length?
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
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#s.clear();for(let t of this.#o){let n=$n(
t),s=n.map(i=>i.value),{kind:o,row:r}=t.dataset;this.#s.set(Pt(t),o==="words"?s:o==="matrix"?Zu(n,!!r):s[0]??"")}}#h(){for(let t of this.#o)
for(let n of $n(t)){let s=this.#w(n.name);s!==void 0&&n.value!==s&&(n.value=s)}}#l(t){let[n="",s,o]=t.split("."),r=this.#s.
get(n);return s===void 0?null:o===void 0?[r,Number(s)]:[Array.isArray(r?.[0])?r?.[Number(s)]:r,Number(o)]}#w(t){let n=this.#l(
t);if(!n)return this.#s.get(t);let[s,o]=n;return s?.[o]}#b(t,n){let s=this.#l(t);if(!s){this.#s.set(t,n);return}let[o,r]=s;
o&&(o[r]=n)}#p(){this.#f(),this.#n()}#f(){for(let t of this.#o){let n=Pt(t),s=!["words","choice"].includes(t.dataset.kind??
""),o=s?$n(t).filter(c=>ze(c.value)===null):[];for(let c of s?$n(t):[])c.setAttribute("aria-invalid",String(o.includes(c)));
let r=this.#s.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),tf(t,o.length?Qu:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of b(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of b(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#d(t,n){let s=Pt(t),o=this.#s.
get(s),r=o.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${o.length+1}`;this.#s.set(
s,n>0?[...o,i]:o.slice(0,-1));for(let{dataset:a}of this.#o){let c=a.input??"",l=this.#s.get(c);a.rows===s&&Array.isArray(
l)&&(l=Gs(l,n)),a.columns===s&&Array.isArray(l)&&(l=a.row?Gs(l,n):l.map(u=>Gs(u,n))),l!==void 0&&this.#s.set(c,l)}this.#p()}};
function Pt(e){return e.dataset.input??""}function Yr(e){return JSON.parse(e.dataset.default??"null")}function $n(e){return b(
e,"input, select")}function Zu(e,t){let n=new Map;for(let o of e){let[,r=""]=o.name.split(".");n.set(r,[...n.get(r)??[],
o.value])}let s=[...n.values()];return t?s[0]??[]:s}function Gs(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Jr(e){return Array.isArray(e)?e.map(Jr):String(e)}function Xr(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return ze(t);let n=t.map(s=>Xr(e,s));return n.includes(null)?null:n}function ze(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Xu.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function tf(e,t){let n=E(
e,"[data-failure]");n.textContent=t,n.hidden=!t}yt();V();yt();V();V();function zs(e=""){let t=["The server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.
serviceWorker?.controller?t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it\
 can be reloaded only over HTTPS"}.`}var Vs=null;function ef(){let e=b(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:s,pathname:o}=location,
r=s+o;if(!t){let a=o.slice(Jt.pathname.length),c=$(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=pt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Qr(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Vs?.disconnect(),Vs=new PerformanceObserver(n=>{let s=n.getEntries().map(({name:o})=>o);
t({addresses:s.filter(o=>!o.includes("?"))})}),Vs.observe({type:"resource",buffered:!0}),t({addresses:[],page:ef()})}async function Zr(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Qr),await navigator.serviceWorker.register(
new URL("service-worker.js",Jt),{updateViaCache:"none"}),Qr()}catch{}}function ti(){document.readyState==="complete"?Zr():addEventListener("load",Zr)}var Ud=4e3,Ja="This page computes your changes in your browser and hides what only the server can update.",Qn=document.getElementById(
"lesson-record")!==null,Me=!1,vo,Zn=!1;async function Xa(e,{address:t,files:n,signal:s}){if(No())return To(e,{files:n,signal:s});
if(!Me)return Ka(t,s);if(Zn)return Zn=!1,To(e,{files:n,signal:s});try{let o=await Ka(t,er(s));return Oo(""),o}catch(o){if(!(o instanceof
z&&[0,...ms].includes(o.status)))throw o;return Oo(zs(Ja)),To(e,{files:n,signal:s})}}function No(){return Qn}function Qa(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(s),vo??=ts(e)},s=setTimeout(n,Ud);for(let o of["pointerdown","ke\
ydown"])document.addEventListener(o,n,{signal:t.signal})}async function Za(e){if(!Qn&&!Me&&e&&(vo??=ts(e),await vo),!Qn&&
!Me)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Je(),Hn));return t()}async function ts(e){try{let t=[
Promise.resolve().then(()=>(Je(),Hn)),Promise.resolve().then(()=>(yo(),Eo)),Promise.resolve().then(()=>(Mo(),So))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||Me)return;let s=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...b(s,"head > *, body > *")),Me=!0,Zn=gs(n),Zn&&Oo(zs(Ja)),ti()}catch{}}async function tc(e,t,n){if(!Qn&&!Me)return;
let{previewEdits:s}=await Promise.resolve().then(()=>(yo(),Eo));try{s(e,t,n)}catch(o){if(!(o instanceof z))throw o}}function Oo(e){
let t=$(document,"[data-silence]");t&&(t.textContent=e)}async function To(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Je(),Hn));
return n(e,t)}async function Ka(e,t){let s=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(Ya),o=await s.text().catch(Ya);if(s.ok)return new DOMParser().parseFromString(o,"text/html");throw new z(s.status,
jd(o,s.status))}function Ya(e){throw Bt(e)?e:new z(0,[{where:"",message:ke,suggestions:[]}])}function jd(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:Re(t),suggestions:[]}]}}xo();var ec="pointerscope-lessons";function nc(){try{let e=JSON.parse(localStorage.getItem(ec)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function $o(e){let t=nc()[e];return new Set(Array.isArray(t)?t:[])}function Lo(e,t){let n=$o(
e);if(!n.has(t))try{localStorage.setItem(ec,JSON.stringify({...nc(),[e]:[...n,t]}))}catch{}}ge();V();var qd=3e4,sc=660;async function oc(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+qd;for(;Date.now()<
t&&e.some(Gd);)await new Promise(n=>setTimeout(n,100))}function Gd(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function rc(e,t=()=>{},n=()=>{}){let s=[],o=[];window.addEventListener("beforeprint",()=>{t(),s=b(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of s)r.open=!0;o=b(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>sc);for(let r of o)r.style.setProperty("--print-scale",String(sc/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of s)r.open=!1;for(let r of o)r.style.removeProperty("--print-scale");n()})}V();ge();var zd="Type a number, or drag it sideways",ic="This number is computed: change an input, and it follows.",ac=/^[\d.,+−-]$/,
es=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",s=>{let o=ko(s),r=o&&this.#n(o);!r||
P(s)instanceof HTMLInputElement||Fs(s,r.value,i=>{Ge(n,r.name,i),o.textContent=i})}),t.addEventListener("click",s=>{let o=ko(
s);o&&this.#s(o)}),t.addEventListener("dblclick",s=>cc(P(s))),t.addEventListener("keydown",s=>{let o=ko(s);if(ac.test(s.
key)&&cc(P(s)),!o||s.ctrlKey||s.metaKey||s.altKey)return;if(P(s)instanceof HTMLInputElement){this.#a(s,o);return}let r=ac.
test(s.key);!r&&s.key!=="Enter"&&s.key!=="F2"||(s.preventDefault(),this.#s(o,r?s.key:void 0))})}prepare(){for(let t of b(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,s=$(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(s?.dataset.kind??"")){t.dataset.editable="",E(t,".table-frame").title=zd;for(let[o,r]of b(
t,"tbody td").entries())r.tabIndex=o===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(We),s=n?.closest(
"figure"),o=n?.closest("[data-step]");return!(s instanceof HTMLElement)||!(o instanceof HTMLElement)?null:{step:o.dataset.
step??"",table:s.dataset.table??"",index:dt(s).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:s,editor:o}){let r=$(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&dt(r).flat()[s];i&&(o?this.#r(i,o):lc(i))}#n(t){let n=t.closest(Fe),{row:s,column:o}=me(dt(n),t),{table:r=""}=n.
dataset,i=a=>$(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${s}.${o}`)??i(r)}#s(t,n){let s=this.#n(
t);if(!s||t.querySelector("input"))return;let o=document.createElement("input");o.className="tile-editor",o.inputMode="d\
ecimal",o.autocomplete="off",o.dataset.field=s.name,o.dataset.before=s.value,o.setAttribute("aria-label",s.getAttribute(
"aria-label")??""),o.value=n??s.value,o.addEventListener("input",r=>{r.stopPropagation(),this.#o(o)}),o.addEventListener(
"blur",()=>this.#i(o)),this.#r(t,o),n===void 0?o.select():this.#o(o)}#r(t,n){let{selectionStart:s,selectionEnd:o}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(s,o)}#o(t){let n=ze(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&Ge(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let s=this.#n(n),{before:o}=t.dataset;t.remove(),n.textContent=(s?.value===o?n.dataset.shown:s?.value)??
"",s?.value!==o&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let s=E(n,"input",HTMLInputElement),o={ArrowUp:1,
ArrowDown:-1}[t.key];if(o){t.preventDefault();let r=ze(s.value);if(r===null)return;s.value=Ws(r,o*Bs(s.value)),this.#o(s)}
t.key==="Escape"&&(t.preventDefault(),Ge(this.#t,s.dataset.field??"",s.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&lc(n)}};function ko(e){return P(e).closest(We)}function cc(e){let t=e.closest(Zt)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(Fe))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${ic}`;let s=E(
t,"[data-sum]");s.textContent?.endsWith(ic)||s.append(n)}function lc(e){e.tabIndex=0,e.focus({preventScroll:!0})}var wp=350,bp=60,Yo=["removed","inputs","layer","head"],xp=60,Al=["step","all",...Yo],Ep={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},v=E(document,"[data-lesson]"),F=E(v,"[data-steps]"),an=v.dataset.only,Dt=E(v,"[data-error]"),Ne=$(v,"[data-in\
puts]"),ue=Ne&&new Ln(Ne,E(v,"[data-reset]",HTMLButtonElement),_p),Vo=Ne&&new es(F,Ne),Ko=$(v,"details.inputs",HTMLDetailsElement),
zt="frame"in v.dataset,{states:yp,leftOut:Sl="",edited:Ml=""}=v.dataset,{record:on}=v.dataset,N=Jo(location.search),ft={
...N,...Qo(Jo(Ap()))},zo=new AbortController,en=0,sn=0,yl=0,le=null;function Jo(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??Sl,inputs:t.get("inputs")??Ml,layer:t.get("layer")??"",head:t.
get("head")??""}}function Ap(){return No()?"":v.dataset.shown??location.search}async function Sp(){on&&await ts(on),fs({
history:"keep",isFresh:!0})}var Mp=zt?qr(v,F):()=>{},Tp="framers"in document.body.dataset?Rr({state:kp,height:()=>v.scrollHeight,
set:Rp,keeps:e=>Tl(e)!==null}):()=>{},wt=()=>b(F,":scope > [data-step]"),cn=e=>wt().findIndex(t=>t.dataset.step===e),Vt=()=>Math.
max(0,cn(N.step)),Tl=e=>{let t=Ep[e];if(an||!t||N.all&&e.startsWith("Page"))return null;let n=Vt()+t;return n>=0&&n<wt().
length?n:null},vl=()=>zt&&window.parent!==window;function Ft(){let e=!!N.all||!!an,t=Vt(),n=wt();for(let[o,r]of n.entries())
r.hidden=!e&&o!==t;for(let o of b(v,"[data-beside]"))o.hidden=!e&&o.dataset.beside!==n[t]?.dataset.step;if(e&&!zt)for(let o of Ns(
F,"pointer-view[lazy]"))o.removeAttribute("lazy");v.dataset.mode=e?"all":"one",v.toggleAttribute("data-first",t===0);for(let o of b(
v,"[data-follow]",HTMLSelectElement)){let r=o.dataset.follow;o.value=N[r]||"0"}for(let o of b(v,"[data-slide]"))Np(o,o.dataset.
slide===n[t]?.dataset.step);$(v,"[data-place]")&&$p(t,n.length,e),Op(),vp(n);let s=n[t];!e&&!zt&&s&&go([s]),Mp(),Tp("sta\
te",{})}function vp(e){let t=ds(ft);for(let r of b(v,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=$(v,"[data-changed]");if(!n)return;let s=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${E(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),o=[s.length?`Left out: ${s.join(", ")}.`:"",ft.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!o.length,n.textContent=`${o.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function Xo(){return!zt&&!("opens"in v.dataset)}function Op(){let{lesson:e=""}=v.dataset;if(!Xo())return;let t=$o(
e);for(let n of b(v,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Np(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function $p(e,t,n){for(let o of b(v,"[data-controls]"))o.hidden=!1;E(v,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,E(v,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,E(v,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let s=$(v,"[data-all]",HTMLInputElement);s&&(s.checked=n)}function Lp(e){let t=e.
slice(0,xp);Dt.textContent=`This lesson has no step “${t}”. It opens at its first step.`,Dt.hidden=!1,Dt.dataset.unknown=
"step"}function rn(e,t=!1){let n=wt(),s=n[Math.max(0,Math.min(n.length-1,e))];s&&(wo(F),Dt.dataset.unknown&&(Dt.hidden=!0),
delete Dt.dataset.unknown,Xo()&&Lo(v.dataset.lesson??"",n[Vt()]?.dataset.step??""),N={...N,step:s.dataset.step??""},ln("\
replace"),Ft(),t&&E(s,"h1, h2").focus({preventScroll:!0}),N.all?s.scrollIntoView({block:"start"}):s.getBoundingClientRect().
top<0&&v.scrollIntoView({block:"start"}),v.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",
inline:"nearest"}))}function Qo({removed:e,inputs:t,layer:n,head:s}){return{removed:e,inputs:t,layer:n,head:s}}function us(e,t){
return Yo.every(n=>e[n]===t[n])}function kp(){return{step:wt()[Vt()]?.dataset.step,removed:ft.removed,inputs:ft.inputs}}
function Rp({step:e,...t}){e!==void 0&&!an&&rn(Math.max(0,cn(e??"")));let n={};for(let s of Yo)s in t&&(n[s]=t[s]??"");$e(
n)}function ln(e){let t=Ol({...N,...Qo(ft)});if(t!==location.pathname+location.search)try{e==="push"&&!vl()?history.pushState(
null,"",t):history.replaceState(null,"",t)}catch{}}function Ol(e){let t=[...new URLSearchParams(location.search)].filter(
([o])=>!Al.some(r=>r===o)),n=pt({...Object.fromEntries(t),...e});Sl&&!e.removed&&n.set("removed",""),Ml&&!e.inputs&&n.set(
"inputs","");let s=n.toString();return s?`${location.pathname}?${s}`:location.pathname}function _p(){let e=ue?.text;cancelAnimationFrame(
yl),typeof e=="string"&&(yl=requestAnimationFrame(()=>tc(F,e,ds(N)))),clearTimeout(sn),sn=setTimeout(()=>$e({}),wp)}function $e(e){
let t=sn&&ue?ue.text:null;clearTimeout(sn),sn=0;let n={...N,...t===null?{}:{inputs:t},...e};us(n,N)||(N=n,fs({history:"p\
ush"}))}async function fs({history:e,isFresh:t=!1}){en+=1;let n=en;zo.abort(),zo=new AbortController,F.setAttribute("ari\
a-busy","true");try{let s=await Xa(N,{address:Ol(N),files:yp,signal:zo.signal});if(n!==en)return;Pp(s,t),ft=N,Nl([]),e===
"push"&&ln("push"),Ft()}catch(s){if(Bt(s))return;if(!(s instanceof z))throw s;n===en&&Ip(s.problems,e)}finally{n===en&&F.
removeAttribute("aria-busy")}}function Ip(e,t){Nl(e);let n=e.every(o=>o.where.startsWith("inputs"));if(N={...N,...n?{inputs:ft.
inputs}:Qo(ft)},!us(N,ft)){fs({history:t});return}let s=ds(ft);for(let o of b(F,"[data-remove]",HTMLInputElement))o.checked=
s.has(o.dataset.remove??"");ln("replace"),Ft()}function Cp(e){try{return Object.keys(JSON.parse(e))}catch{return[]}}function ds(e){
return new Set(e.removed.split(",").filter(Boolean))}function Pp(e,t){wo(F);let n=Vo?.place,s=document.activeElement?.closest(
"[data-remove]"),o=s instanceof HTMLElement?s.dataset.remove:void 0;for(let i of wt()){let a=i.dataset.step??"",c=e.querySelector(
`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&le&&i.contains(le)&&c.hasAttribute("data-removed")&&E(c,".sheet-head").
after(le),c&&i.replaceWith(c)}for(let i of b(v,"[data-renew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);
a&&i.replaceChildren(...a.childNodes)}let r=$(e,"[data-inputs]");r&&ue?.replace(r,t),le?.isConnected&&document.activeElement===
document.body&&E(le,"button:enabled").focus({preventScroll:!0}),o&&$(F,`[data-remove="${CSS.escape(o)}"]`)?.focus(),$l(),
n&&Vo?.restore(n)}function Nl(e){let t=ue?ue.showProblems(e):e,n=Ko?.open?t:e;Dt.textContent=n.map(s=>s.message).join(" "),
Dt.hidden=n.length===0,n.length&&v.dataset.live&&Dt.append(" ",Hp(v.dataset.live))}function Hp(e){let t=document.createElement(
"a");return t.href=e,t.textContent="Open it on the server",t.search=pt({...N,all:null}).toString(),t}function $l(){vr(F),
Vo?.prepare(),Dp(),ka(F),Hr(F),F.querySelector("pointer-view")&&Promise.resolve().then(()=>(El(),gp));for(let e of b(F,"\
[data-embed]",HTMLAnchorElement)){let t=e.closest("[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=
pt({...N,all:null,step:n}).toString()}for(let e of b(v,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search).get("lang");e.search=pt({removed:N.removed,inputs:N.inputs,lang:t}).toString()}for(let e of b(v,"[data-back]",HTMLAnchorElement)){
let t=new URLSearchParams(location.search);for(let n of Al)t.delete(n);e.search=t.toString()}}function Dp(){let e=!zt&&!ft.
removed&&!ft.inputs;for(let t of b(F,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),s=n?.parentElement?.querySelector(
"[data-guess]");if(e||s?.remove(),!e||s)continue;let o=document.createElement("button");o.type="button",o.dataset.guess=
t.dataset.remove,o.textContent="Predict what it changes",n?.before(o)}}async function Fp(e){let t=wt()[cn(e.dataset.guess)],
[n,{askRemoval:s}]=await Promise.all([Za(on),Promise.resolve().then(()=>(Mo(),So))]);if(!t?.isConnected)return;let o=()=>$e(
{removed:e.dataset.guess??""});le=n&&s(t,n,o,()=>$e({removed:""})),le?e.remove():o()}function Wp(e,t,{row:n,column:s}){let o=Object.
fromEntries(new URLSearchParams(location.search)),r=pt({...o,step:null,all:null,row:n,column:s});return Qt(`${v.dataset.
api}/${e}/${t}?${r}`)}async function Bp(){let{solutionsAt:e}=v.dataset;if(!(!e||$(v,"[data-solutions]")))try{let t=await fetch(
e);if(!t.ok)return;let n=new DOMParser().parseFromString(await t.text(),"text/html");F.after(...b(n.body,"[data-solution\
s]"))}catch{}}async function Up(e){e.disabled=!0;let{all:t}=N;N={...N,all:"1"},Ft(),await Promise.all([oc(Ns(F)),Bp()]),
window.print(),N={...N,all:t},Ft(),e.disabled=!1}function Ll(e){return e.closest(`input:not([type=checkbox]), select, te\
xtarea, ${Fe} td`)!==null}function kl(e){for(let t=e;t&&t!==F;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+
1&&getComputedStyle(t).overflowX!=="visible")return!0;t=t.parentElement}return!1}F.addEventListener("change",e=>{let t=e.
target;if(!(t instanceof HTMLInputElement)||!t.dataset.remove)return;let n=ds(N);t.checked?n.add(t.dataset.remove):n.delete(
t.dataset.remove),$e({removed:[...n].join(",")})});v.addEventListener("change",e=>{let t=fr(e);t.dataset.follow&&$e({[t.
dataset.follow]:t.value}),"all"in t.dataset&&t instanceof HTMLInputElement&&(N={...N,all:t.checked?"1":""},ln("replace"),
Ft(),wt()[Vt()]?.scrollIntoView({block:"start"}))});v.addEventListener("click",e=>{let t=P(e);t.dataset.go&&rn(Vt()+Number(
t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");n&&t.setAttribute("aria-expanded",String(n.toggleAttribute(
"data-open"))),"print"in t.dataset&&Up(t),t.closest(".onward a")&&Xo()&&Lo(v.dataset.lesson??"",wt()[Vt()]?.dataset.step??
""),"guess"in t.dataset&&Fp(t);let s=t.closest("[data-slide]");s instanceof HTMLElement&&(e.preventDefault(),rn(cn(s.dataset.
slide),!0))});document.addEventListener("keydown",e=>{let t=P(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||
Ll(t)||kl(t))return;let n=Tl(e.key);n!==null&&(e.preventDefault(),rn(n,!0))});var nn;F.addEventListener("touchstart",e=>{
let t=P(e);nn=e.touches.length===1&&!kl(t)&&!Ll(t)?e.touches[0]:void 0},{passive:!0});F.addEventListener("touchend",({changedTouches:[
e]})=>{if(an||!nn||!e)return;let[t,n]=[e.clientX-nn.clientX,e.clientY-nn.clientY];nn=void 0,Math.abs(t)>bp&&Math.abs(t)>
2*Math.abs(n)&&rn(Vt()-Math.sign(t))});window.addEventListener("popstate",()=>{N=Jo(location.search),us(N,ft)?Ft():fs({history:"\
keep",isFresh:!0})});vl()||rc(F,()=>{for(let e of wt())e.hidden=!1;for(let e of b(F,"[data-beside]"))e.hidden=!1;zt||go(
wt()),zt&&Gr(wt())},Ft);var jp=!!N.step;!N.step&&location.hash&&(N.step=location.hash.slice(1));N.step&&cn(N.step)<0&&!an&&
(jp&&Lp(N.step),N.step="",ln("replace"));Ko&&N.inputs&&(Ko.open=!0,ue?.unfold(Cp(N.inputs)));Tr(F,"opens"in v.dataset?Wp:
null);Ir(F,v.dataset.lesson??"",v.lang);La(F);Ne&&Pr(Ne);Dr(F);$l();Ft();v.dataset.ready="true";on&&Qa(on);us(N,ft)||Sp();
