var Pl=Object.defineProperty;var A=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var po=(e,t)=>{for(var n in t)Pl(e,n,{get:t[n],enumerable:!0})};async function Xt(e,t,n=Yt){let o=await Fl(new URL(`api/${e}`,n),t);if(String(n)===Yt.href&&Wl(o!==null&&!go(o)),!o)return tr();
if(o.status===Hl)return;if(!(o.headers.get("content-type")??"").includes("json")){let i=ke(o.status);throw new z(o.status,
[{where:"",message:i,suggestions:[]}])}let r=await o.json().catch(tr);if(!o.ok)throw new z(o.status,r.errors??[]);return r}
async function Fl(e,t){try{let n=await fetch(e,t);return mo.includes(n.status)?null:n}catch(n){if(Wt(n))throw n;return null}}
function er(e){let t=AbortSignal.timeout(Dl);return e?AbortSignal.any([e,t]):t}function go({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function Wl(e){e!==Jt.answers&&(Jt.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function tr(e){throw Wt(e)?e:new z(0,[{where:"",message:Le,suggestions:[]}])}
function Wt(e){return e instanceof DOMException&&e.name==="AbortError"}function pt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,o])=>[n,String(o)]))}function fn(e){return e instanceof Error?
e.message:String(e)}var z,Yt,Jt,mo,Hl,Dl,Le,ke,yt=A(()=>{"use strict";z=class extends Error{constructor(t,n){super(n.map(
o=>o.message).join(" ")),this.status=t,this.problems=n}},Yt=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),
Jt={answers:!0},mo=[502,504],Hl=204,Dl=5e3,Le="No response could be read. Your input is still here; check your connectio\
n and try again.",ke=e=>`The server answered with ${e}.`});function nr(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function ut(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function dn(e){return e<0?`(${ut(e)})`:ut(e)}function wo(e){return sr(e," \
+ ")}function or(e){return sr(e,", ")}function hn(e,t){return e===t?t:`${e} = ${t}`}function sr(e,t){return e.length<=24?
e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var pn=A(()=>{"use strict"});function xo(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function mn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function gn(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(mn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Bl(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}
function Bl(e,t,n,o){let{op:s}=t;if(s==="constant")return yo(t,n);let r=Eo(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s===
"view"||s==="join")return i;if(s==="where")return i?a:c;if(s==="matmul")return jl(r);if(s==="collect")return Re.sum?.(r)??
0;if(s==="softmax")return Ul(e,t,n,r);let l=Re[s];if(l)return l(r);let u=bo[s];if(!u)throw new RangeError(`There is no o\
peration ${s}.`);return u(i,a)}function Eo(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,ql(t,
n)]];if(o==="join")return[Gl(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return rr(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(o==="softmax"||o in Re){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=rr(
c).map(f=>[i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function yo({values:e=0},t){
return xo(Array.isArray(e)?e[t]??Number.NaN:e)}function Ao(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function Ul(e,t,n,o){let{place:s,width:r}=Ao(e,t,n),i=So(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function So(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-
n)/o))}function jl(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function ql({shape:e,offset:t=0,
strides:n,index:o},s){if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function Gl(e,t,n){let o=n;for(let s of t){let r=mn(e[s]??{op:"",shape:[]});if(o<r)return[s,o];
o-=r}throw new RangeError(`No operand has the element ${n}.`)}function rr(e){return Array.from({length:e},(t,n)=>n)}function zl(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Vl(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var bo,
Re,_e=A(()=>{"use strict";bo={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,
maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>zl(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Vl(e/Math.SQRT2))},Re=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Ie(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:yo(c,a),op:"",parts:[]};let f=Eo(e,c,a).
map(([w,x])=>s(w,x)),[d,h,m]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&m)return d?.value?h:m;if(l==="\
collect")return ir(f);if(l==="matmul")return ir(ur(f));if(l==="softmax")return eu(f,Ao(e,c,a));let p=Re[l];if(p)return{value:p(
f.map(({value:w})=>w)),op:l,parts:f};let g=bo[l];if(!g||!d)throw new RangeError(`There is no operation ${l}.`);return{value:g(
d.value,h?.value??0),op:l,parts:f}};return s(e.length-1,t)}function wn(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function It(e){if(ar.has(e.op))return e;for(let t of e.parts){let n=It(t);if(n)return n}return null}function To(e){
return e.op?vo(e,null,!1).text:ut(e.value)}function cr(e){let t=ut(e.value),n=It(e);if(!n)return hn(To(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=Ce(e),s=o.reduce((r,i)=>r+i,0);return`${ut(o[e.place??0]??0)} / ${ut(s)} = ${t}`}return`${lr(
e,n)??vo(e,n,!1).text} = ${t}`}function Ce({parts:e,temperature:t}){return So(e.map(({value:n})=>n),t?.value)}function bn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>Kl;return{powers:s?Ce(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function lr(e,t){if(e===t)return t.op==="sum"?`Sum ${ut(t.value)}`:null;let[
n,o]=e.parts,s=n&&lr(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${ut(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${ut(o.value)}`:null}function vo(e,t,n){let{op:o,parts:s,value:r}=e,i=ar.has(o);if(!o||e===t||i&&n)return{text:dn(r),
binding:Rt};let a=s.map(d=>vo(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?wo(c):"0",binding:he};
if(o==="softmax")return{text:Zl(e,a),binding:At};if(o==="product")return{text:c.join(" · "),binding:At};let[l={text:"",
binding:Rt},u]=a,f=Jl[o];if(f&&u){let[d,h]=f,m=o==="add"||o==="multiply",p=_t(l,o==="power"?Rt:h),g=_t(u,m?h:h+1);return{
text:o==="power"?`${p}^${g}`:`${p} ${d} ${g}`,binding:h}}return o==="negative"?{text:`−${_t(l,At)}`,binding:he}:o==="s\
qrt"?{text:`√${_t(l,Rt)}`,binding:Rt}:o==="absolute"?{text:`|${Ql(s[0],l)}|`,binding:Rt}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${_t(l,Rt)}))`,binding:At}:o==="gelu"?{text:`${_t(l,At)} · Φ(${l.text})`,binding:At}:{text:`${Xl[o]??o}(${or(c)}\
)`,binding:Rt}}function Ql(e,{text:t}){return e&&!e.op?ut(e.value):t}function _t({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function Zl(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=bn(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${_t(c,he)} − ${dn(r)}`,binding:he}),i!==1&&(l={text:`${_t(l,At)} / ${dn(i)}`,binding:At}),`e^${_t(l,Rt)}`});
return`${a[n]} / (${wo(a)})`}function ur(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:tu(
o),op:"multiply",parts:o})}return t}function tu(e){return e.reduce((t,{value:n})=>t*n,1)}function ir(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:Mo(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?ur([r.parts[0],i]):[]),s={value:Mo(o),op:"sum",parts:o};
return{value:Mo(e),op:"divide",parts:[s,t]}}function Mo(e){return e.reduce((t,{value:n})=>t+n,0)}function eu(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=Ce(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var Kl,de,he,At,Yl,Rt,Jl,Xl,ar,Oo=A(()=>{"use strict";pn();_e();Kl=30,[de,he,
At,Yl,Rt]=[0,1,2,3,4],Jl={add:["+",he],subtract:["−",he],multiply:["·",At],divide:["/",At],remainder:["mod",At],power:[
"^",Yl],greater:[">",de],greater_equal:["≥",de],less:["<",de],less_equal:["≤",de],equal:["=",de],not_equal:["≠",de]},
Xl={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},ar=new Set(["sum","softmax"])});function E(e,t,n){let o=N(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function N(e,t,n){
let o=e.querySelector(t);return o&&dr(o,n)?o:null}function b(e,t,n){return[...e.querySelectorAll(t)].filter(o=>dr(o,n))}
function No(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function P({target:e}){return e}function fr({target:e}){
return e}function dr(e,t){return e instanceof(t??HTMLElement)}var V=A(()=>{"use strict"});function pr(){return hr??=document.querySelector('[data-decimal=","]')!==null,hr}function Q(e){return pr()?e.replaceAll(
nu,t=>t.replaceAll(/[.,]/g,n=>ou[n]??n)):e}function Pe(e){return pr()?e.replace(",","."):e}var nu,ou,hr,Nt=A(()=>{"use s\
trict";nu=/\d[\d.,]*\d/g,ou={".":",",",":"."}});function dt(e){return"down"in e.dataset?[b(e,"tbody td",HTMLTableCellElement)]:b(e,"tbody tr").map(t=>b(t,"td",HTMLTableCellElement))}
function pe(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function xn(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=N(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?dt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,...Ct(s)};return t.set(n,i),i}}function En(e,t){let n=e?.cells[t];return n?Zt(n):Number.
NaN}function Zt(e){return nr(e.dataset.value??Pe($o(e)))}function $o(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function St(e){return E(e,"figcaption span").textContent??""}function Ct(e){let t=o=>b(e,o).map(
s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var He,Qt,De,Fe,me=A(()=>{"use strict";pn();V();Nt();He="figure[data-how]",Qt="figure[data-how] tbody td",De="figur\
e[data-editable]",Fe="figure[data-editable] tbody td"});function mr(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),o=new Uint8Array(n.length);for(let s=0;s<n.length;s++)
o[s]=n.charCodeAt(s);return o}var gr=A(()=>{"use strict"});function We(e){if(Array.isArray(e))return ru(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=su[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(mr(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function ru(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function Be({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:iu(e,n*s,(n+1)*s),shape:o}}function wr({values:e,shape:t}){
return t.length<2?e:Lo({values:e,shape:t})}function Lo(e){return Array.from({length:e.shape[0]??0},(t,n)=>Be(e,n).values)}
function iu(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var su,ko=A(()=>{"use strict";gr();su={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function it(e){return"kind"in e&&e.kind===yn}function Mt(e){return it(e)?e.meta:e.layout.meta}function An(e){return it(e)?
e.meta.height??0:e.layout.height}var yn,Sn=A(()=>{"use strict";yn="network"});function Er({data:e,layout:{meta:t}},n){for(let o of t.parts??[]){let s=e[o.trace];if("lines"in o){let r=Ue(o.lines,t,n);
Object.assign(s,cu(r,n[o.row],o))}else s[o.attribute]=wr(Ue(o.is,t,n))}}function Ue(e,t,n){let o=au(t),s=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===xr?0:a.indexOf(n[i]??"")};return{values:gn(e,(i,a=[])=>{let c=o[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>Be(l,s(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function au(e){let t=br.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,We(o)])),br.
set(e,t)),t}function cu({values:e,shape:t},n,{above:o,to:s}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==xr&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var xr,
br,Ro=A(()=>{"use strict";ko();_e();xr="all",br=new WeakMap});function Sr(e,t){let{table:n}=Mt(e);if(n&&"rows"in n)return[n];if(it(e))return[];let{data:o,layout:s}=e,r=n?[lu(n,s.meta,
t)]:[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>uu(s,a)),...r]}function Mn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>_o("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of t)s.insertRow().append(_o("th",r,"row"),...i.map(a=>_o("td",a)));return n}function Mr(e){
let t=o=>o.map(pu).join(",");return`${e.map(({columns:o,rows:s})=>[o,...s].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function lu(e,t,n){let{columns:o,labels:s}=e;if("values"in e){let i=e.values.map(a=>Ue(a,t,n).values);return{columns:o,
rows:s.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Lo(Ue(e.matrix,t,n));return{columns:o,rows:s.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function uu(e,t){let n=We(t.z??[]),o=yr(e,t,"y").map((s,r)=>[s,...Array.from(Be(n,r).values)]);return{columns:[
t.name??"",...yr(e,t,"x")],rows:o}}function yr(e,t,n){let o=t[n];if(Array.isArray(o))return o.map(c=>Ar(String(c)));let s=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(Ar);let{shape:a}=We(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Ar(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function pu(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
du,"$1'").replace(hu,"'"),n=fu.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function _o(e,t,n){let o=document.
createElement(e);n&&(o.scope=n);let s=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return o.textContent=
Number(s)===0?s.replace("-",""):s,o}var fu,du,hu,Io=A(()=>{"use strict";ko();Sn();Ro();fu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
du=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,hu=/^(?=[\t\r\n])/});function Tr(e,t){let n=o=>{let s=Nr(o);s&&je(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&gu(e,t),e.addEventListener("pointerout",o=>{let s=P(o).closest(He),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&Tn(Po(s))}),e.addEventListener("keydown",wu)}function vr(e){for(let t of b(e,He))for(let[n,o]of b(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function gu(e,t){let n=0,o=async s=>{let r=Nr(s);if(!r)return;n+=1;let i=n,
a=Co(r),c=Po(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,pe(dt(a),r));i===n&&c.isConnected&&bu(
c,f,r)}catch(f){i===n&&(E(c,"[data-sum]").textContent=fn(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=P(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function wu(e){let t=P(e),n=t.closest(`${Qt}, ${Fe}`),o=mu[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=Co(
n),r=dt(s),{row:i,column:a}=pe(r,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function je(e,{withoutResult:t=!1}={}){let n=Co(e),o=Po(n);Tn(o);let s=xn(o),r=Ie(JSON.parse(
n.dataset.how??"[]"),dt(n).flat().indexOf(e),(u,f)=>En(s(u),f));e.dataset.lit="result";for(let u of wn(r)){let f=s(u.table??
"")?.cells[u.index??0];f&&(f.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":ut(Zt(e)),l=Number.isNaN(r.value)||t&&!r.op?a:hn(To(r),a);i.textContent=[Eu(n,e),Q(l)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function bu(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,numbers:c}=t,l=Ie(i,a,(p,g)=>Or(
c[p],g).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(Mn(xu(l,c)));let m=document.createElement("p");m.className=
"sum",m.textContent=cr(l),u.append(f,h,m,d),E(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function xu(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=wn(a);return Or(t[c],l).label},o=(a,...c)=>[a,...c.
map(ut)],s=It(e);if(!s)return{columns:["term","value"],rows:wn(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:r,parts:i}=s;if(r==="softmax"){let a=Ce(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>o(n(a),a.value))}}function Or(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:xo(o)}}function Tn(e){for(let n of b(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function Nr(e){return e.target instanceof Element?e.target.closest(Qt):null}function Co(e){
return e.closest("figure")}function Po(e){return e.closest("[data-step]")}function Eu(e,t){let{row:n,column:o}=pe(dt(e),
t),{rows:s,columns:r}=Ct(e);return[St(e),s[n],r[o]].filter(Boolean).join(", ")}var mu,Ho=A(()=>{"use strict";yt();pn();Oo();
V();_e();me();Nt();Io();mu={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var ei,ni,oi,si,ri,ii,ai,ci,li,ui,fi,di,hi,pi,mi,gi,wi,bi,xi,Ei,Ko,yi,Yo,Ai,ze=A(()=>{"use strict";ei="This lesson has n\
o such input. Send one of its inputs.",ni="This is not one of the options. Send one of {options}.",oi="This is not a lis\
t. Send a list of words.",si="There are {words} words. Send {expected} words.",ri="This word is empty or not text. Send \
a word.",ii="The word contains a control character. Send it without.",ai="The word has {characters} characters. Send at \
most {most}.",ci="This is not a matrix. Send a list of rows, each a list of numbers.",li="The matrix has {count} row. Se\
nd {expected}.",ui="The matrix has {count} rows. Send {expected}.",fi="This row is not a list. Send a list of numbers.",
di="The row has {count} number. Send {expected}.",hi="The row has {count} numbers. Send {expected}.",pi="This is not a n\
umber. Send a number, such as 0.25.",mi="The number is out of range. Send a number from {least} to {most}.",gi="This is \
not a whole number. Send a whole number.",wi='"{step}" is not a step of this lesson. Send the id of a removable step.',bi=
'"{step}" cannot be removed. Send the id of a removable step.',xi="This step needs {names}, which could not be computed \
above.",Ei="The result is not a number: the inputs are too extreme. Enter smaller values.",Ko=[0,.01,.04,.1,.2,.4,.7,1],
yi=4,Yo=1e-12,Ai=7});function te(e,t){let n=Array.from(e),o=uf(n),s=ff(n,t);return n.map((r,i)=>({text:$t(r,o),exact:Zo(r),level:s[i]??null}))}
function uf(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=Yo*Math.abs(s)}))return t;return 3}function $t(e,t=Xo(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Xo(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=Qo(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=Qo(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function Zo(e){if(Xo(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=cf&&t<lf){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function Xo(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function Qo(e,t,n){let[o="",s]=e[n](af).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function ff(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Ko.slice(1).map((i,a)=>(i+(Ko[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
yi:Ai,s=Math.max(0,...n.map(Math.abs));return s<=Yo?n.map(()=>0):n.map(r=>Number(Qo(r/s*o,0,"toFixed")))}var af,cf,lf,ee=A(
()=>{"use strict";ze();af=100,cf=1e-4,lf=1e16});var ts,es=A(()=>{"use strict";ts=`	
\v\f\r              \u2028\u2029  　`});function we(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Ln=A(()=>{"use strict";es()});function hf(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(Mi(r)===Mi(i)?a:[...a,df])}}function Mi(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function pf(e,t,{settings:n,inputs:o}){let s=Object.entries(e.tables).map(([p,g])=>{let w=Ti(
g,n)??null,{title:x="",figure:S=null}=w??Object.values(g.variants)[0]??{};return{name:p,title:x,isShown:S!==null,variant:w,
numbers:null}}),r=(p,g="")=>({tables:s,status:p,error:g}),i=e.inputs.map(p=>t.get(p)?.status);if(e.failing.some(p=>o.has(
p))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((p,g)=>i[g]==="failed");if(c.length){let p=c.map(g=>`\
“${t.get(g)?.title??g}”`).join(", ");return r("failed",we(xi,{names:p}))}let l=new Map(s.map(({name:p,variant:g})=>[
p,g])),u=mf(e,l,t,o);if(!Ti(e.conditions,n)?.every(({expression:p,holds:g})=>{let[w]=vi(p,u)??[];return w!==void 0&&!!w===
g}))return r("unknown");let h=s.map(p=>({...p,numbers:u(p.name)}));return h.some(({numbers:p})=>p&&Array.from(p).some(Number.
isNaN))?r("failed",Ei):{tables:h,status:"computed",error:""}}function mf(e,t,n,o){let s=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!s.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?vi(c.expression,r):null)}return s.
get(i)??null};return r}function vi(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===mn(o))?gn(e,o=>t(o)??[]):
null}function Ti({settings:e,variants:t},n){return t[e.filter(o=>n.includes(o)).join(",")]}function gf(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,o)=>Object.is(n,t[o]))}function Rn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,o,s)=>t[o]?.[Number(s)]??n)}var df,kn,_n=A(()=>{"use strict";_e();ze();Ln();df="=",kn=class{#e;#t;constructor(t){this.#e=
t;let n=Object.fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,null)}get inputs(){return this.#e.
inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,n,this.#t)}#n(t,n,o){
let s={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??c,f=a==="matrix"||a===
"number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);s.known.set(i,{numbers:f,isOwn:d,status:"computed"})}let r=hf(
this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(p=>s.known.get(p)?.isOwn??!0),l={settings:a?
[i.id]:[],inputs:new Set},u=pf(i,s.known,c?l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,isRemoved:a,isOwn:c,...u});
let{tables:h,status:m}=u;for(let{name:p,numbers:g}of h){let w=c&&!a||gf(g,o?.known.get(p)?.numbers),x=i.tables[p]?.variants[""]?.
title;s.known.set(p,{numbers:g,isOwn:w,status:m,title:x})}}return s}}});function $i(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.name===e);if(!s)return t.flatMap(({tables:a})=>a).find(a=>a.
name===e)??null;let{shown:r}=s,i=n.get(e)?.numbers??null;return r?{name:e,title:r.title,isShown:!0,variant:r,numbers:i}:
null}function Li({variant:e,numbers:t},n,o){let s=e&&o.content.children[e.figure??-1];if(!e||!s||!t)return null;let r=document.
importNode(s,!0),i=b(r,"tbody td");for(let[u,{text:f,exact:d,level:h}]of te(t,e.shade).entries()){let m=i[u];if(!m)continue;
let p=Q(f);m.textContent=p,Ni(m,"value",d===p?null:d),Ni(m,"level",h||null)}let{rows:a,columns:c}=e,l="down"in r.dataset;
return Ve(b(r,"tbody th"),l?c:a,n),Ve(b(r,"thead th"),c,n),e.opens&&(r.dataset.how=JSON.stringify(e.expression)),r}function Ni(e,t,n){
n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Ve(e,t,n){for(let[o,s]of e.entries()){let r=Rn(t[o]??"",n),
i=[...r],a=i.length>Oi;s.textContent=a?`${i.slice(0,Oi-1).join("")}…`:r,s.title=a?r:""}}var Oi,ki=A(()=>{"use strict";
V();ee();_n();Nt();Oi=20});function ns(e){let[t,n]=[0,e.length];for(;t<n&&Ri(e.charAt(t));)t+=1;for(;t<n&&Ri(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var ig,Ri,_i,Ii=A(()=>{"use strict";es();ig=new RegExp(`[${ts}]+`),Ri=e=>e!==""&&ts.includes(e);_i=e=>[...e].length});function In(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:ei,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=xf(i,a,s)}catch(a){if(!(a instanceof ot))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new z(422,
o);return s}function xf(e,t,n){if(e.kind==="words")return Ef(e,t);if(e.kind==="matrix")return yf(e,t,n);if(e.kind==="num\
ber")return Hi(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new ot("",ni,{options:e.options.join(
", ")})}function Ef({least:e,most:t},n){if(!Array.isArray(n))throw new ot("",oi);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new ot("",si,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!ns(
o))throw new ot(r,ri);if(bf.test(o))throw new ot(r,ii);let i=_i(o);if(i>40){let a=40;throw new ot(r,ai,{characters:i,most:a})}
return ns(o)})}function yf(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new ot("",ci);let s=e.
isRow?[e.own]:e.own,r=Pi(e.rows,n).length||s.length,i=Pi(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?li:ui;throw new ot("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new ot(u,fi);if(c.length!==i){let f=c.length===1?di:hi;throw new ot(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Hi(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Hi({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new ot(s,pi);if(!(o>=e&&o<=t)){let i={least:$t(e),most:$t(t)};throw new ot(s,mi,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>wf*Math.max(1,Math.abs(o),Math.abs(r)))throw new ot(s,gi);return r}function Pi(e,t){return Array.
isArray(e)?e:t[e]??[]}var wf,bf,ot,os=A(()=>{"use strict";yt();ze();ee();Ln();Ii();wf=1e-9,bf=/[\p{Cc}\p{Cs}]/u,ot=class extends Error{constructor(t,n,o={}){
super(we(n,o)),this.where=t}}});var Pn={};po(Pn,{exportedLesson:()=>Tf,openRecord:()=>Cn});function Cn(){let e=E(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Di??=new kn(JSON.parse(e)),Di}async function Tf(e,t){let n=Cn(),o=In(n.inputs,vf(e.inputs));Of(n,
o);let s=Nf(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await Ui([...s],t)||await Lf(n,o,s,t),a=If(n,
o);return a&&i.append(a),i}function vf(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Ke(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Of({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw Ke(422,`inputs.${n}`,Sf)}}function Nf(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?bi:wi;if(!s?.isRemovable)
throw Ke(422,"removed",we(r,{step:o}))}return n}async function Ui(e,{files:t,signal:n}){if(!t)return $f(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(Bi);if(!r.ok)throw Ke(r.status,"",
ke(r.status));let i=await r.text().catch(Bi),a=E(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function $f(e){let t=JSON.parse(E(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>Fi("lesson-parts",i)));for(let i of b(
o,"[data-matrix]"))i.replaceWith(Fi("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function Fi(e,t){let{content:n}=E(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function Lf(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>Ui(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=N(r,`[data-step="${CSS.escape(c.id)}"]`);l&&Rf(l,c,a,e)}for(let c of b(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||kf(c,e.solve(t,new Set([...n,l])))}return r}function kf(e,{
steps:t}){let n=t.find(({id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=
!0,e.parentElement?.append(" ",Mf))}function Rf(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!s)return;let r=t.inputs.map(i=>$i(i,n,o)).filter(i=>i!==null);Wi(e,".step-inputs",
r,n.values),Wi(e,".step-results",t.tables,n.values),t.isOwn||_f(e,t)}function _f(e,{status:t,error:n}){let s=Object.entries(
{remark:".remark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of b(e,".remark, pointer-view, .f\
ailure"))i.remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(
([i])=>i).join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=Af;else if(s.length){let i=s.map(([
l])=>l).join(" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hi\
dden: ${c} the original numbers.`}r.textContent&&E(e,".reasons").before(r)}function Wi(e,t,n,o){let s=N(e,t);if(!s)return;
let r=n.filter(({isShown:u})=>u),i=E(document,"#lesson-figures",HTMLTemplateElement),a=r.map(u=>Li(u,o,i)).filter(u=>u!==
null),c=r.filter(({numbers:u})=>!u).map(({title:u})=>u);if(s.replaceChildren(...a),!c.length)return;let l=document.createElement(
"p");l.className="quiet",l.dataset.missing="",l.textContent=`Only the server can compute with your changes: ${c.join("; ")}\
.`,s.append(l)}function If(e,t){let n=N(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=N(n,"[data-i\
nputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=E(s,`[data-input="${CSS.escape(r)}\
"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?Q(Zo(l)):String(l));for(let[l,u]of b(a,"input, select").entries())u.value=
c[l]??"";i&&(Ve(b(a,"tbody th"),i.rows,t),Ve(b(a,"thead th"),i.columns,t))}return s}function Bi(e){throw Wt(e)?e:Ke(0,"",
Le)}function Ke(e,t,n){return new z(e,[{where:t,message:n,suggestions:[]}])}var Af,Sf,Mf,Di,Ye=A(()=>{"use strict";yt();
V();ze();ki();ee();_n();os();Nt();Ln();Af="With your changes, only the server can compute this step.",Sf="Only the serve\
r can compute with more or fewer words.",Mf="(with your changes, only on the server)"});function Hn(e,t){let n=N(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(ji,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of Cf(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],m=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([g=0,w=0])=>`${(g-o.left).toFixed(1)} ${(w-o.top).toFixed(1)}`),p=document.createElementNS(ji,"path");p.setAttribute(
"d",`M${m[0]}C${m.slice(1).join(" ")}`),r.append(p)}n.append(r)}function Cf(e){return b(e,"figure.matrix").flatMap(t=>{let n=b(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var ji,
qi=A(()=>{"use strict";V();ji="http://www.w3.org/2000/svg"});function D(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function Lt(e,t,n){return e+
(t-e)*n}function mt(e,t,n){return{x:Lt(e.x,t.x,n),y:Lt(e.y,t.y,n),width:Lt(e.width,t.width,n),height:Lt(e.height,t.height,
n)}}function st(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*Pf+n*Hf+([...e].
length-t-n)*Gi}function be(e,t){let n=Math.max(0,...e.map(st));return n?Math.min(t,n+12):0}function Dn(e,t){return Math.
max(Math.min(150,e/4),Math.min(220,t))}function at(e,t){if(st(e)<=t)return e;let n=Math.floor(t/Gi)-1;return n>1?`${[...e].
slice(0,n).join("")}…`:""}function K(e,t,n,{opacity:o=1,isLit:s=!1,isRaised:r=!1}={}){let i=st(n.text),a=t.width<i+ss,
l=t.height>=17&&t.width>=(a?Df:1)*i+ss/2?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:l,opacity:o,isLit:s,isRaised:r,
isNarrow:a}}function j(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,x:t,y:n,
text:o,anchor:r,opacity:i,isQuiet:a}}function Ht(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,opacity:n,
isQuiet:o}}function Bt(e){return{...e,text:"?",level:void 0}}function Tt(e,t,n){return Math.max(3,Math.min(n,e/Math.max(
1,t)))}function gt(e){return Math.max(44,...e.map(({text:t})=>st(t)+2*ss))}var Gi,Pf,Hf,ss,Df,nt,xe=A(()=>{"use strict";
[Gi,Pf,Hf]=[8.8,9.8,4.8],ss=6,Df=.8,nt=30});function Vi({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=gt(e),
d=gt([...o.flat(),...s])+14,h=a-f-38-s.length*d,m=be([...n,r],Dn(a,h)),p=m+f+34,g=Tt(a-p-4,s.length,d),w=g-Math.min(5,g/
5),x=Tt(Ff,u,nt+8),S=x-Math.min(6,x/4),O=8+u*x+14,C=Math.max(...t),L=D(c,0,.9),tt={anchor:"end",isQuiet:!0},B=[],Y=0;for(let[
y,I]of t.entries()){let k=8+y*x,R=k+S/2+6;if(x>17){let G=at(n[y]??"",m-12);B.push(j(`label-${y}`,m-12,R,G,tt))}B.push(K(
`weight-${y}`,{x:m,y:k,width:f,height:S},e[y]??{text:""})),x>17&&B.push(j(`times-${y}`,m+f+17,R,"·",{isQuiet:!0}));let q=Lt(
1,Lt(Wf,1,I/C),L),T=zi*y/Math.max(1,u-1),J=D(c,1+T,1.85-zi+T);for(let[G,U]of(o[y]??[]).entries()){let H={x:p+G*g,y:k,width:w,
height:S};if(B.push(K(`value-${y}-${G}`,H,U,{opacity:q})),J===0||c>=rs||I*Ee<.25)continue;let et={...H,y:O+Y,height:I*Ee},
bt=mt(H,et,J),ht={...U,text:""};B.push(K(`strip-${y}-${G}`,bt,ht,{opacity:Lt(q,1,J)}))}Y+=I*Ee}let W=p+s.length*g;B.push(
Ht("rule",`M${m} ${O-8}H${W}`,{opacity:D(c,.9,1.1),isQuiet:!0}));let _=D(c,1.8,2);B.push(j("result",p-12,O+Ee/2+6,at(r,p-
12),{anchor:"end",opacity:D(c,1,1.3)}));for(let[y,I]of s.entries()){let k={x:p+y*g,y:O,width:w,height:Ee},R=y===l?Bt(I):
I;_>0&&B.push(K(`result-${y}`,k,R,{opacity:_}))}return{width:W,height:O+Ee+8,marks:B}}function Ki({weights:e,labels:t,shares:n},{
moment:o}){let s=n.indexOf(Math.max(...n)),r=t[s]?`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="\
The"?" is":","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows a\
s thick as their weights fill exactly one row: the average."}var rs,Ee,Ff,zi,Wf,Yi=A(()=>{"use strict";xe();rs=2,Ee=44,Ff=
380,zi=.4,Wf=.1});function ta({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=gt(n.map(({tile:y})=>y))+4,[a,c]=[e,t].map(
y=>is(y,i,o)),l=ne(a)+Ji+ne(c)<=o,u=Math.max(Zi(e),Zi(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*Fn)/u)),h=l?Math.max(Je(e),Je(t)):Je(e)+Je(t),m=Math.max(6,Math.min(nt+4,Bf/h)),[p,g]=[d-Math.min(4,d/5),m-Math.min(4,
m/4)],w=h*m+ye+6,x=l?w:w+ye+24,S={sources:is(e,d,o),targets:is(t,d,o)},O=ne(S.sources)+Ji,C=l?O+ne(S.targets):Math.max(ne(
S.sources),ne(S.targets)),L=y=>l?0:(C-ne(y))/2,tt={sources:{top:ye,edges:Qi(S.sources,L(S.sources))},targets:{top:l?ye:ye+
Je(e)*m+24+ye,edges:Qi(S.targets,l?O:L(S.targets))}},B=(y,I)=>{let{columns:k=0}={sources:e,targets:t}[y][I]??{},R=(S[y][I]??
0)-k*d;return(tt[y].edges[I]??0)+R/2},Y=(y,{table:I,row:k,column:R})=>({x:B(y,I)+R*d,y:tt[y].top+k*m,width:p,height:g}),
W=[],_=[];for(let[y,I]of[["sources",e],["targets",t]])for(let[k,{title:R,columns:q}]of I.entries()){let T=y==="targets"&&
t.length>1?k:0,J=y==="targets"?D(s,T,T+.4):1,G=B(y,k)+q*d/2,U=at(R,S[y][k]??0);W.push(j(`${y}-${k}`,G,tt[y].top-9,U,{opacity:J,
isQuiet:!0}))}for(let[y,{tile:I,from:k,to:R,moment:q}]of n.entries()){let[T,J]=[Y("sources",k),Y("targets",R)],G=Math.max(
1,(t[R.table]?.columns??1)-1),U=Xi*R.column/G,H=D(s,q+U,q+1-Xi+U);if(W.push(K(`left-${y}`,T,I,{opacity:H>0?.25:1})),H===
0)continue;let et=y===r?{...I,text:"?",level:void 0}:I;_.push(K(`moved-${y}`,mt(T,J,H),et,{isRaised:H<1}))}return{width:C,
height:x,marks:[...W,..._]}}function is(e,t,n){let o=(n-(e.length-1)*Fn)/e.length;return e.map(({title:s,columns:r})=>Math.
max(r*t,Math.min(st(s),o)))}function ne(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Fn)}function Qi(e,t){let n=t;return e.
map(o=>{let s=n;return n+=o+Fn,s})}function Zi(e){return e.reduce((t,{columns:n})=>t+n,0)}function Je(e){return Math.max(
...e.map(({rows:t})=>t))}function ea({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(",\
 ").replace(/, (?=[^,]*$)/," and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No numbe\
r changes.`}let s=e.length>1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var Bf,Fn,
Ji,ye,Xi,na=A(()=>{"use strict";xe();Bf=400,Fn=36,Ji=84,ye=28,Xi=.4});function oa(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],h=u?[]:[s,...r].map(({label:M})=>M),m=[...s.tiles,...r.flatMap(({tiles:M})=>M),...i.flat()],p=gt(
c),g=st(l)>Uf,w=l&&!g?st(l)+14:0,x=gt(m)+8,S=t-w-p-48-d*x,O=be(h,Dn(t,S)),C=f+2,[L,tt]=u?[C,d]:[d,C],B=t-O-w-(u?0:p+44)-
4,Y=Math.max(p+8,...r.map(({label:M})=>st(M)+10)),W=Tt(B,L,Math.max(x,u?Math.min(Y,120):0)),_=Tt(jf,tt,nt+6),y=W-Math.min(
5,W/5),I=_-Math.min(5,_/4),k=u?48:8,R=k+d*_+22,q=O+d*W+40,T=(u?O+C*W:q+p)+w,J=(M,X)=>u?{x:O+M*W,y:k+X*_,width:y,height:I}:
{x:O+X*W,y:k+M*_,width:y,height:I},G=M=>u?{x:O+M*W,y:R,width:y,height:nt}:{x:q,y:k+M*_,width:p,height:I},U=Math.min(f-1,
Math.floor(n)),H=Math.min(1,n-U),et=Math.max(0,U-1+D(H,0,U?Wn:.01)),bt=M=>Math.min(1,Math.max(0,M)),ht=M=>M+1-bt(et-M)+bt(
M-et),xt=[],vt=[];for(let[M,{label:X,tiles:Ot}]of r.entries()){let Et=ht(M),lt=M===U&&H>Wn&&H<1;for(let[Zs,Il]of Ot.entries()){
let Cl=M>U&&n<f?.6:1;xt.push(K(`line-${M}-${Zs}`,J(Et,Zs),Il,{opacity:Cl}))}xt.push(un(`name-${M}`,X,Et,lt));let Vt=M<U||
H===1;if(M>U)continue;let rt=M<U?1:D(H,as,.95);if(!rt)continue;let Ft=G(Et),Kt=c[M]??{text:""},$e=Math.min(d,Math.floor(
rt*d+1e-9)),Rl={text:a[M]?.[$e-1]??""},_l=M===o?Bt(Kt):Vt?Kt:Rl;xt.push(K(`result-${M}`,Ft,_l,{opacity:Math.min(1,4*rt)})),
xt.push(ho(M,Et,Vt,Math.min(1,4*rt)))}let kt=n>=f||H===0&&U>0?Math.ceil(n)-1:U,ue=H===0||n>=f?1:D(H,Wn,as),ln=n<f&&H>0&&
H<Wn;if(n>0&&!ln){let M=et+2;for(let[X,Ot]of(i[kt]??[]).entries()){let Et=J(M,X),lt=.25*X/Math.max(1,d-1),rt=kt===U&&H>0&&
H<1?D(H,as+lt*.6,.8+lt*.6):1,Ft=kt===o;if(vt.push(K(`product-${X}`,Et,Ot,{opacity:ue*(1-.55*rt),isLit:!0})),rt===0||rt===
1)continue;let Kt=mt(Et,qf(G(ht(kt))),rt),$e=Ft&&rt>.6?{...Ot,text:""}:Ot;vt.push(K(`flight-${X}`,Kt,$e,{opacity:1-D(rt,
.8,1),isLit:!0}))}}for(let[M,X]of s.tiles.entries())vt.unshift(K(`sliding-${M}`,J(et,M),X,{isRaised:!0}));vt.push(un("na\
me-sliding",s.label,et,!0));let fe=u?R+nt+8:k+C*_+6;if(g){let M=at(`then ${l}`,t-O);xt.push(j("after",O,fe+16,M,{anchor:"\
start",isQuiet:!0}))}else if(l){let M=u?O+C*W+8:q+p+10,X=u?R+21:k+_+I/2+6;xt.push(j("after",M,X,l,{anchor:"start",isQuiet:!0}))}
return{width:T,height:fe+(g?24:0),marks:[...xt,...vt]};function un(M,X,Ot,Et){let lt=!Et;if(u){let Ft=O+Ot*W+y/2,Kt=M===
"name-sliding",$e=at(X,Kt?t-Math.abs(2*Ft-T):W-4);return j(M,Ft,Kt?16:38,$e,{isQuiet:lt})}let Vt=k+Ot*_+I/2+6,rt=_>17?at(
X,O-12):"";return j(M,O-12,Vt,rt,{anchor:"end",isQuiet:lt})}function ho(M,X,Ot,Et){let lt=G(X),[Vt,rt]=u?[lt.x+lt.width/
2,lt.y-6]:[lt.x-20,lt.y+lt.height/2+6],Ft=Ot?u?"":"=":"+ …";return j(`equals-${M}`,Vt,rt,Ft,{opacity:Et,isQuiet:!0})}}
function qf({x:e,y:t,width:n,height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/2}}function sa(e,{moment:t,isAsked:n}){
let{sliding:o,lines:s,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.label].map(p=>p?`“${p}”`:""),f=l&&
u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",m=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}\
umbers that meet are multiplied, and the products add up to ${m}.`}var Uf,jf,Wn,as,ra=A(()=>{"use strict";xe();Uf=76,jf=
380,[Wn,as]=[.35,.55]});function ca({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:L})=>L),a=Math.max(gt(i),...e.map(
({label:L})=>st(L)))+16,c=Tt(o,e.length,a),l=Tt(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,m]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],p=28,g=p+nt+aa+ia,w=t.map((L,tt)=>e.reduce((B,Y)=>B+(Y.
place===tt?Y.share:0),0)),x=ia/Math.max(...w,1e-9),S=[Ht("base",`M${d} ${g+1}H${d+t.length*l}`)],O=t.map(()=>0),C=t.map(
()=>{});for(let[L,{label:tt,tile:B,share:Y,place:W}]of e.entries()){let _=f+L*c+(c-h)/2,y={x:_,y:p,width:h,height:nt},I=d+
W*l+(l-m)/2,k=O[W]??0,R=Math.max(0,Y*x),q={x:I,y:g-k-R,width:m,height:R};O[W]=k+R;let T=s-L,J=W===r;S.push(j(`label-${L}`,
_+h/2,18,at(tt,c),{isQuiet:!0}),K(`source-${L}`,y,B,{opacity:T>=1?.35:1}));let[G,U]=[_+h/2,I+m/2],H=p+nt+aa/2,et=`M${G} ${p+
nt}C${G} ${H} ${U} ${H} ${U} ${q.y}`,bt=D(T,0,cs)*(1-D(T,Bn,1));bt&&S.push(Ht(`way-${L}`,et,{opacity:bt,isQuiet:!0}));let ht=Math.
min(1,Math.max(0,(T-cs)/(Bn-cs)))**2;if(ht>0){let xt=mt(y,q,ht),vt=D(ht,0,.7),kt=J&&ht>.5?{...B,text:""}:B,ue=mt(y,q,vt).
x;S.push(K(`dropped-${L}`,{...xt,x:ue},kt)),T>=Bn&&(C[W]=n[L])}}for(let[L,{label:tt,tile:B}]of t.entries()){let Y=d+L*l+
l/2,W=e.filter((R,q)=>R.place===L&&s>=q+Bn),_=g-W.reduce((R,{share:q})=>R+q*x,0),I=e.every((R,q)=>R.place!==L||s>=q+1)&&
(C[L]!==void 0||s>=e.length),k=L===r&&C[L]?Bt(B).text:I?B.text:C[L];k&&S.push(j(`sum-${L}`,Y,_-9,k)),S.push(j(`place-${L}`,
Y,g+24,at(tt,l-6),{isQuiet:!k}))}return{width:u,height:g+36,marks:S}}function la({sources:e,places:t,sums:n},{moment:o,isAsked:s,
isEnd:r}){let i=e[o];if(!i)return"";if(r){let u=t.map((h,m)=>e.filter(p=>p.place===m)).reduce((h,m)=>m.length>h.length?m:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var ia,aa,cs,Bn,ua=A(()=>{"use strict";xe();ia=170,aa=76,[cs,Bn]=[.15,
.8]});function ha({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=Math.max(gt([...e,...t]),...r.map(st))+10,m=c<480?fa/2:fa,p=c-m-60,g=p-f*Math.min(h,128),
w=c>620?be(d,Math.max(200,g)):0,x=Tt(p-w,f,Math.min(h,128)),S=x-Math.min(8,x/4),O=28+oe,[C,L]=[O+8,O+8+nt+8],tt=r.some(T=>st(
T)>x),B=L+nt+22,Y=w+f*x+18,W=Math.max(...n),_=[],y=T=>Un*T/Math.max(1,f-1);if(w){let T={anchor:"end",isQuiet:!0},J=G=>at(
G,w-12);_.push(j("name-powers",w-12,O-8,J(i.powers),{...T,opacity:D(l,0,.5)}),j("name-scores",w-12,C+21,J(i.scores),T),j(
"name-weights",w-12,L+21,J(i.weights),{...T,opacity:D(l,2,2.5)}))}let I=w+f*x;_.push(Ht("base",`M${w} ${O+1}H${I}`,{isQuiet:!0}));
let k=D(l,1,1.4),R=Y+m+6;_.push(Ht("zero",`M${Y-8} ${O+1}H${R}`,{opacity:k,isQuiet:!0}),Ht("one",`M${Y-8} ${O-oe}H${R}`,
{opacity:k}),j("one-text",R+8,O-oe+6,"1",{anchor:"start",opacity:k}),j("zero-text",R+8,O+6,"0",{anchor:"start",opacity:k,
isQuiet:!0}),j("sum",Y+m/2,O-oe-10,`Σ ${s}`,{opacity:D(l,1,1.5)*(1-D(l,2,2.3))}));let q=0;for(let[T,J]of n.entries()){let G=w+
T*x+(x-S)/2,U=D(l,y(T),1-Un+y(T)),H=oe*J*U/W,et={...t[T]??{text:""},text:""},bt={x:G,y:O-H,width:S,height:H},ht=T===u,xt=Lt(
1,.35,D(l,1,1.6)),vt=ht?{...et,level:void 0}:et;_.push(K(`bar-${T}`,bt,vt,{opacity:xt}));let kt=o[T]??"";st(kt)<x&&_.push(
j(`power-${T}`,G+S/2,bt.y-8,kt,{opacity:U})),_.push(K(`score-${T}`,{x:G,y:C,width:S,height:nt},e[T]??et)),q+=J*oe;let ue={
x:Y,y:O-q,width:m,height:J*oe},ln=D(l,1+y(T),2-Un+y(T));ln>0&&_.push(K(`part-${T}`,mt({...bt,height:H},ue,ln),vt));let fe=D(
l,2+y(T),3-Un+y(T)),un={x:G,y:L,width:S,height:nt};if(fe>0){let X=ht?Bt(et):fe<1?et:t[T]??et;_.push(K(`weight-${T}`,mt(ue,
un,fe),X))}let ho=tt&&T%2?22:0,M=at(r[T]??"",tt?2*x-8:x);_.push(j(`label-${T}`,G+S/2,B+ho,M,{isQuiet:!0}))}return{width:R+
20,height:B+(tt?22:0)+10,marks:_}}function pa({sum:e},{moment:t}){return["Each score becomes a power of e: all of them a\
re positive, and large ones stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Ea\
ch power is divided by ${e}, so that the weights sum to 1.`][t]??""}var da,oe,fa,Un,ma=A(()=>{"use strict";xe();da=3,oe=
150,fa=60,Un=.35});function Ea(e){let t=new ls(e),n=b(e,`.step-results ${He}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:dt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=jn(i.expression).join(),l=b(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&jn(f.expression).join()===c);for(let f of u)r.add(f);s.push(Zf(t,u))}else if(a==="scatt\
er")s.push(Qf(t,i));else if(a==="plain")s.push(Jf(i));else for(let c of i.grid.keys())s.push(Xf(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function jn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function Jf({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:ba.plain,scene:null,words:()=>"",forget:()=>{}}}
function Xe(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:ba[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function Xf(e,t,n,o){let s=t.grid[n]??[],r=Ct(t.figure).rows[n]??"",i=[St(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,h)=>h+1),f=()=>e.products(t,n);return Xe({...a,
shown:u},f,oa,sa)}let c=o==="softmax"?da:rs,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?Xe({
...a,shown:l},()=>e.softmax(t,n),ha,pa):Xe({...a,shown:l},()=>e.average(t,n),Vi,Ki)}function Qf(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:St(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return Xe(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>ca(u,{...d,asked:a[f]??-1}),la)}function Zf(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=jn(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>St(l)).join(", "),label:"",cells:n,shown:i};return Xe(c,()=>e.moves(t),ta,ea)}function Ae(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:$o(e),level:e.dataset.level,tone:n,shade:o}}function se(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return Q(Number.isInteger(e)?$t(e):$t(e,n))}function ga(e){let t=e?dt(e):[];return{title:e?St(e):"",rows:t.
length,columns:t[0]?.length??0}}function us(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function td(e){let t=e.flat();return t.length>0&&t.length<=xa&&new Set(t).size===t.length}function wa(e){
let t=e&&It(e);return t?.op!=="sum"||t.parts.length>Gf||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&
o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function fs(e){return(It(e)?.parts??[]).map(n=>n.parts)}function ed(e){
let t=fs(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<Kf&&t.every(o=>o>=0)}function nd(e,t){
let[n,o]=[us(e),t&&us(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var ba,Gf,zf,xa,Vf,Kf,Yf,ls,
ya=A(()=>{"use strict";Oo();V();ee();me();Nt();Yi();na();ra();ua();ma();ba={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},Gf=96,zf=24,xa=48,Vf=400,Kf=1e-6,Yf=new Set(["table","view","join"]);ls=class{constructor(t){this.
tableNamed=xn(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length)return"plain";if(o.op==="colle\
ct")return td(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>Yf.has(h)))return n.length>1&&r>
1&&s.length<=Vf?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=xa?"softmax":"plain";if(!i.has("matmul")||r>zf||!wa(c))return"\
plain";let l=this.#t(n[0]?.map((h,m)=>a(m))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((h,m)=>a(m*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(ed)?"average":"products"}softmax({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(
n)(s*r.length),{powers:a,isShifted:c}=bn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>Ae(d,t)),shares:this.#o(i,r.length),powers:a.map(se),sum:se(a.reduce(
(d,h)=>d+h,0)),labels:Ct(t).columns,names:{scores:f?St(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${se(l)}`}`,weights:St(t)}}}average({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>fs(
i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Ct(t).rows[s]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>Ae(u,t)),label:l||St(t)}}products({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((g,w)=>i(
s*r.length+w)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(g=>g.map(({value:w},x)=>w*(l[x]?.value??Number.NaN))),h=te(d.flat(),""),{rows:m,columns:p}=Ct(t);return{sliding:{
label:m[s]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((g,w)=>({label:p[w]??this.#i(g[0],f),tiles:this.#r(
g)})),products:d.map((g,w)=>g.map((x,S)=>{let{text:O="",level:C}=h[w*g.length+S]??{};return{text:Q(O),level:C?String(C):
void 0}})),sums:d.map(g=>{let w=0;return g.map(x=>(w+=x,se(w)))}),results:r.map(g=>Ae(g,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){let i=this.#e(n),{columns:a}=Ct(t),c=n.at(-1)?.groups??[],l=o.
flat(),u=c.map(()=>0),f=c.map((m,p)=>i(p).parts),d=s.map(m=>{let p=r.get(m)??0,g=f[p]?.[c[p]?.indexOf(m)??-1],w=g?.value??
Number.NaN,x=g?this.#r([g])[0]:void 0;return{label:this.#i(g,!0),tile:x??{text:se(w)},share:w,place:p}}),h=new Map(d.map(
({place:m},p)=>[m,p]));return{sources:d,places:l.map((m,p)=>({label:a[p]??"",tile:Ae(m,t)})),sums:d.map(({share:m,place:p},g)=>(u[p]=
(u[p]??0)+m,h.get(p)===g?l[p]?.textContent??"":Q($t(u[p]))))}}moves(t){let n=jn(t[0]?.expression??[]),o=n.map(r=>ga(this.
tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:h="",index:m=0}=l(f),p=n.indexOf(h),g=o[p]?.columns??1;s.push({tile:Ae(d,
i),from:{table:p,row:Math.floor(m/g),column:m%g},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:p})}}return{
sources:o,targets:t.map(({figure:r})=>ga(r)),flights:s}}#e(t){let n=(o,s)=>En(this.tableNamed(o),s);return o=>Ie(t,o,n)}#t(t){
let n=t.map(fs),[o,s]=[0,1].map(d=>n.map(h=>h.map(m=>m[d]))),r=d=>d?.every(h=>h.every((m,p)=>nd(m,d[0]?.[p]))),i=!r(o),[
a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!wa(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=It(t);if(t===n)return"";let[o,
s]=t.parts,r=o&&It(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;let a={add:`+ ${this.#a(s)||se(s.value)}`,divide:`\
÷ ${se(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){let{powers:o}=bn(t),s=o.reduce((r,i)=>r+
i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=te(t.map(({value:o})=>o),"");return t.map((o,s)=>{let{figure:r,cell:i}=this.#s(
o)??{};if(r&&i&&!o.op)return Ae(i,r);let{text:a="",level:c}=n[s]??{};return{text:Q(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?us(t):{},s=n===void 0?null:this.tableNamed(n);if(!s)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{figure:r,cell:i[o],row:u,column:f,rows:c,
columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??""}#a(t){let n=this.#s(t);return n?St(
n.figure):""}}});function id(e){let t=i=>document.createElementNS(Aa,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function ad(e,t){let{element:n}=e;if(Z(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){cd(e,t);return}Z(n,"class",t.isQuiet?"quiet":null),t.kind==="lin\
e"?Z(n,"d",t.path):(Z(n,"x",t.x.toFixed(2)),Z(n,"y",t.y.toFixed(2)),Z(n,"text-anchor",t.anchor),Sa(n,t.text))}function cd({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(Z(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),Z(e,"class",l.isRaised?"raised":l.isLit?"lit":null),Z(e,"data-tone",c.tone),Z(e,"data-shade",c.shade),
Z(t,"data-level",c.level),Z(n,"width",i.toFixed(2)),Z(n,"height",Math.max(0,a).toFixed(2)),Z(n,"rx",String(Math.min(rd,i/
4,a/4))),Z(o,"x",(i/2).toFixed(2)),Z(o,"y",(a/2+(l.isNarrow?4.6:5.7)).toFixed(2)),Z(o,"class",l.isNarrow?"narrow":null),
Sa(o,c.text))}function Z(e,t,n){e.getAttribute(t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}function Sa(e,t){
e.textContent!==t&&(e.textContent=t)}var Aa,od,sd,rd,qn,Ma=A(()=>{"use strict";V();Aa="http://www.w3.org/2000/svg",od=760,
sd=720,rd=5,qn=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){this.step=t,this.beats=n.filter(({scene:s})=>s),
this.figure=document.createElement("figure"),this.figure.className="motion",this.svg=document.createElementNS(Aa,"svg"),
this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement("figcaption"),this.figure.append(this.svg,
this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:E(t,".working"),this.place.append(this.figure),this.
isScaled=o,this.figure.style.setProperty("--needs",`${this.#p("width",od)}px`),this.#a(),new ResizeObserver(()=>this.#i()).
observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}redraw(){for(let t of this.beats)t.forget();this.#l()}#i(){
this.#s!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=N(this.place,".tables");!t||t.closest("[data-opens]")||
(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),this.place.toggleAttribute("data-below",this.figure.
offsetTop>t.offsetTop))}#h(){return this.isScaled?sd:Math.floor(this.svg.clientWidth)}#l(){let t=this.#h();if(!this.#e||
!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,asked:s});if(!r)return;t!==this.#r&&(this.#o=this.#p(
"height",t),this.#w()),this.#r=t,this.figure.style.setProperty("--drawn",`${t}px`);let i=Math.max(this.#o,Math.ceil(r.height)),
a=Math.min(0,(r.width-t)/2);Z(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||Z(this.svg,"height",String(
i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.length-1,u=c===l&&o>l;this.#b(n.title,n.words({moment:c,
isAsked:s>=0&&c===l,isEnd:u}))}#w(){if(this.isScaled)return;let t=this.#f().flatMap(({title:s,words:r,shown:i})=>i.flatMap(
(a,c)=>[!1,!0].map(l=>({title:s,words:`${r({moment:c,isAsked:!1,isEnd:l})} −0.000`})))),n=({title:s,words:r})=>s.length+
r.length,o=t.reduce((s,r)=>n(r)>n(s)?r:s,{title:"",words:""});this.caption.style.removeProperty("min-height"),this.#b(o.
title,o.words),this.caption.style.setProperty("min-height",`${this.caption.offsetHeight}px`)}#b(t,n){if(this.caption.textContent===
`${t}. ${n}`)return;let o=document.createElement("b");o.textContent=`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#p(t,n){
let o=this.#f().map(({scene:s})=>s?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...o))}#f(){return[...new Map(this.
beats.map(n=>[n.cells[0]?.closest("figure"),n])).values()]}#d(t){let n=new Set(t.map(({key:s})=>s));for(let[s,r]of this.#t)
n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.get(s.key);r?.kind!==s.kind&&(r?.element.
remove(),r=id(s.kind),this.#t.set(s.key,r)),ad(r,s)}let o=[...n].join();o!==this.#n&&(this.#n=o,this.svg.append(...t.map(
({key:s})=>this.#t.get(s).element)))}}});function va(e){document.dispatchEvent(new CustomEvent("pointerscope:ask",{detail:e}))}var Ta,Oa=A(()=>{"use strict";Ta=document.
documentElement.dataset.inRoom==="lead"});function zn(e,t,{text:n,right:o,outcome:s=""}){let r=document.createElement("div");r.className="predict",r.setAttribute(
"role","group"),r.setAttribute("aria-label","Predict, then see");let i=document.createElement("p"),a=document.createElement(
"b");a.textContent="Predict, then see. ",i.append(a,e);let c=document.createElement("div");if(c.className="choices",c.append(
...t.map(l=>{let u=Gn(l);return u.dataset.choice=l,u})),r.append(i,c),Ta){let l=Gn("Ask the hall"),u={choice:o,outcome:s};
l.addEventListener("click",()=>va({question:{kind:"choice",text:n,choices:t,answer:u}})),r.append(l)}return r}function Vn(e,t,n,o){
for(let r of b(e,"[data-choice]",HTMLButtonElement)){let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=
String(i===n))}let s=document.createElement("p");s.setAttribute("role","status"),s.textContent=o,e.append(s)}function Gn(e){
let t=document.createElement("button");return t.type="button",t.textContent=e,t}var ds=A(()=>{"use strict";V();Oa()});function La(e){e.addEventListener("click",t=>{let n=P(t),o=Kn(n);if(!o)return;n.closest("[data-play]")&&Ad(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&Td(o,Number(s.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&Ld(o,r),n.closest("[data-speed]")&&Md(e)}),e.addEventListener("input",t=>{let n=P(t),o=Kn(n);if(!o||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;jt(o);let s=Number(n.value);Jn(o,Qe.matches?Math.round(s):s)}),e.addEventListener(
"keydown",t=>{let n=P(t),o=Kn(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-s\
crub]")||(t.preventDefault(),jt(o),Ca(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=P(n).
closest($a),s=o&&Kn(o);s&&o instanceof HTMLTableCellElement&&yd(s,o)})}function ka(e){for(let t of b(e,"[data-step]")){let n=N(
t,".play");!n||Ut.has(t)||(n.hidden=b(t,$a).length<pd,n.hidden||wd.observe(t))}}function ms(e){for(let t of e)re(t)}function gs(e){
for(let t of b(e,"[data-step]"))jt(t)}function Ra(e){Ut.get(e)?.stage?.redraw()}function re(e){let t=N(e,".play");if(!t||
t.hidden||Ut.has(e))return Ut.get(e);let n=Ea(e),o=n.flatMap(f=>f.cells),s=bd(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:xd(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new qn(e,n):null};Ut.set(e,l);let u=E(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,Ed(l),l}function bd(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?fd:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,ld/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,ud/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function xd(e,t){
let n=t.flatMap(u=>u.kind==="moves"?[]:u.cells),o=n.map(({textContent:u})=>u??"");if(n.length<ps||new Set(o).size<ps)return null;
let s=new Set(n),i=b(e,"td, .step-text, .formula, .reasons").filter(u=>!(u instanceof HTMLTableCellElement&&s.has(u))).flatMap(
({textContent:u})=>u?.match(md)??[]),a=[...o,...new Set(i)].map(Na),c=u=>a.filter(f=>f===Na(u)).length>1,[l]=n.slice(Math.
floor(n.length/2)).map(u=>{let f=u.textContent??"";return{cell:u,text:f,isTold:c(f),size:Math.abs(Zt(u))}}).sort((u,f)=>Number(
u.isTold)-Number(f.isTold)||f.size-u.size);return l&&!(l.isTold&&gd.test(l.text))?l.cell:null}function Na(e){return e.replace(
"−","")}function Ed({stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function yd(e,t){let n=Ut.get(e);if(!n?.
stage||n.frame||n.at<n.moments.length)return;let o=n.stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.
indexOf(t),r=o.kind==="products"?s+1:o.shown.length;n.stage.show(o,r)}function Ad(e){let t=re(e);if(t){if(t.frame){jt(e);
return}t.at>=t.moments.length&&Jn(e,0),_a(e,t.moments.length)}}function _a(e,t){let n=re(e);if(!n)return;jt(e),n.goal=t,
n.time=performance.now(),n.hold=Qe.matches?.01:0,Ia(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.
frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/1e3*Yn;n.time=s,Sd(e,n,r)};n.frame=requestAnimationFrame(o)}function Sd(e,t,n){
let o=Math.floor(t.at),s=t.moments[o];if(t.at>=t.goal||!s){jt(e);return}if(o===t.at&&o===t.asks&&Pa(e,t)){Nd(e,t);return}
if(t.hold>0){t.hold-=n;return}let r=Math.min(o+1,t.at+(Qe.matches?1:n/s.seconds)),i=r===o+1;i&&Qe.matches?t.hold=s.seconds:
i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&(t.hold=dd),ws(e,t,r)}function jt(e){let t=Ut.get(e);t?.frame&&(cancelAnimationFrame(
t.frame),t.frame=0,Ia(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute(
"data-playing")},hd))}function Ia(e,t){E(e,"[data-play]").textContent=t?"Pause":"Play"}function Md(e){Yn=hs[(hs.indexOf(
Yn)+1)%hs.length]??1;for(let t of b(e,"[data-speed]"))t.textContent=`${Yn}×`}function Td(e,t){let n=re(e);n&&(jt(e),Math.
abs(t)>1?Jn(e,t<0?0:n.moments.length):t<0||Qe.matches?Ca(e,t):_a(e,Math.floor(n.at)+1))}function Ca(e,t){let n=re(e)?.at??
0;Jn(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function Jn(e,t){let n=re(e);n&&(N(e,".playing .predict")?.remove(),ws(e,n,Math.
max(0,Math.min(n.moments.length,t))))}function Pa(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-m\
ode="all"]')}function ws(e,t,n){let{moments:o,cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===
n,f=o[c-1]?.end??0,d=u?l?.end??0:f,h=!!Pa(e,t)&&n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute(
"data-guessing",h),E(e,"[data-scrub]",HTMLInputElement).value=String(n);let m=vd(o,n);if(m){let x=h&&i?m.beat.cells.indexOf(
i):-1;r?.show(m.beat,m.at,x)}let p=n<o.length?m?.rest??"":"";if(r){let{figure:x}=r;t.frame&&x.dataset.rest&&!p&&x.scrollIntoView(
{block:"nearest"}),x.dataset.rest=p}let g=`${c} ${u}`;if(g===t.painted&&n>0)return;t.painted=g;for(let[x,S]of s.entries())
S.toggleAttribute("data-ahead",x>=d),S.removeAttribute("data-asked");Ha(e,l,Math.max(d,f+1),s.length);let w=l&&Od(t,l);if(!w){
Tn(e),Hn(e,null);return}je(w,{withoutResult:!u||w.hasAttribute("data-ahead")}),t.frame&&(!r||p)&&w.scrollIntoView({block:"\
nearest"}),r||Hn(e,w)}function vd(e,t){let n=Math.max(0,Math.ceil(t)-1),o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.
place+t-n,rest:""};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{beat:s.beat,at:s.place+1,rest:"past"};
let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0,rest:"waiting"}:null}function Od({cells:e},{beat:t,place:n,
end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.slice(
r,a?i:s+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(Zt(f)));return l[u.indexOf(Math.
max(...u))]??e[o-1]}function Ha(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${n} of ${o}`:"";E(e,
".play output").textContent=r,E(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function Nd(e,t){jt(e);let n=t.asked;
if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),Ha(
e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),je(n,{withoutResult:!0}),t.stage||Hn(e,n);let o="Which number c\
omes where the question mark is?",s=N(e,"[data-sum]")?.textContent??"",r={text:`${o} ${s}`,right:n.textContent??""},i=zn(
o,$d(n,t.cells),r);E(e,".play").after(i)}function $d(e,t){let n=e.closest("figure"),o=t.filter(r=>r.closest("figure")===
n).reverse(),s=new Map;for(let r of[e,...o,...t])s.size<ps&&s.set(r.textContent??"",Zt(r));return[...s].sort(([,r],[,i])=>r-
i).map(([r])=>r)}function Ld(e,t){let n=Ut.get(e),o=n?.asked;if(!n||!o)return;let s=o.textContent??"",r=t.dataset.choice===
s;e.dataset.predicted=String(r),ws(e,n,n.asks+1),je(o);let i=r?"Right.":`It is ${s}; the line above shows why.`,a=E(e,".\
playing .predict");Vn(a,t.dataset.choice??"",s,`${i} Play goes on.`),E(e,"[data-play]").focus({preventScroll:!0})}function Kn(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}var $a,ld,ud,fd,dd,hd,hs,pd,ps,md,gd,Ut,Qe,Yn,wd,bs=A(
()=>{"use strict";Ho();V();me();qi();ya();Ma();ds();$a=`.step-results ${Qt}`,ld=20,ud=60,fd=.6,dd=.5,hd=2500,hs=[1,2,.5],
pd=2,ps=4,md=/−?\d+([.,]\d+)*(e−?\d+)?|−?∞/g,gd=/[.,]|∞/,Ut=new WeakMap,Qe=matchMedia("(prefers-reduced-motion\
: reduce)"),Yn=1;wd=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&re(
t)},{rootMargin:"600px"})});var xs={};po(xs,{previewEdits:()=>kd});function kd(e,t,n){let o=Cn(),{steps:s,known:r}=o.solve(In(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=b(e,":scope > [data-step]:not([hidden])").filter(Fa),
c=a.flatMap(l=>b(l,"figure[data-table]").filter(Fa));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&_d(l,f,Rd(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),Ra(l)}function Fa(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-Da&&t<innerHeight+Da}function Rd({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function _d(e,t,n){let o=b(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of te(t,
n).entries()){let c=o[s];if(!c)continue;let l=Q(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
Wa(c,"data-value",i===l&&!u?null:i),Wa(c,"data-level",a?String(a):null)}}function Wa(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var Da,Es=A(()=>{"use strict";V();Ye();ee();bs();os();Nt();Da=100});function Ga(e,t,n){let o=Pd(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(s=>Hd(s,n)).find(
s=>s)??Fd(o,n)}function Pd(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.
tables).flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&ja(a.variant)===ja(s))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(m=>m.map(
p=>Rn(p,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:o,after:s})=>[...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>
Cd).reverse()}function ja({rows:e,columns:t}){return JSON.stringify([e,t])}function Hd({title:e,shade:t,rows:n,columns:o,
before:s,after:r},i){let a=o.length;if(t!=="weights"||new Set(o).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[s,r].map(x=>Dd(x.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...o.keys()].
filter(x=>x!==u&&x!==f),h=[u,f,...d].slice(0,Id).sort((x,S)=>x-S),[m,p]=[o[u]??"",o[f]??""],g=l?`“${e}”, row ${l},`:
`“${e}”`,w=h.map(x=>`${o[x]} ${i(s[c*a+x]??0)}`);return{text:`Without this step, which number of ${g} is the largest\
? With it: ${w.join(", ")}.`,choices:h.map(x=>o[x]??""),right:p,outcome:`The largest is ${p}; with this step it is ${m}.`}}
return null}function Dd(e){let t=Math.max(...e);return e.filter(o=>t-o<qa).length===1?e.indexOf(t):-1}function Fd(e,t){let n=e.
find(Wd);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[s[Math.floor(l/d)],r[l%d]],m=[o,...h].filter(Boolean).join(", "),p=za(u,f)?f>u?Ba:Ua:
ys;return{text:`“${m}” is ${t(u)}. What becomes of it without this step?`,choices:[Ba,Ua,ys],right:p,outcome:`${p}: ${t(
f)}${p===ys?"":` instead of ${t(u)}`}.`}}function Wd({before:e,after:t}){return e.some((n,o)=>za(n,t[o]??Number.NaN))}function za(e,t){
return Math.abs(e-t)>qa*Math.max(1,Math.abs(e))}var Ba,Ua,ys,Id,qa,Cd,Va=A(()=>{"use strict";_n();[Ba,Ua,ys]=["It become\
s larger","It becomes smaller","It stays the same"],Id=4,qa=1e-9,Cd=1e-6});var As={};po(As,{askRemoval:()=>Bd});function Bd(e,t,n,o){let s=Ga(t,e.dataset.step??"",l=>Q($t(l)));if(!s)return null;let{
right:r,outcome:i}=s,a={text:s.text,right:r,outcome:i},c=zn(s.text,s.choices,a);return c.addEventListener("click",l=>{let{
choice:u}=P(l).dataset;if(u===void 0)return;Vn(c,u,r,`${u===r?"Right. ":""}${i}`);let f=Gn("Put the step back");f.addEventListener(
"click",o),c.append(f),f.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),E(e,".sheet-head").after(c),
e.toggleAttribute("data-supposing",!0),E(c,"button").focus({preventScroll:!0}),c}var Ss=A(()=>{"use strict";V();ee();Nt();
ds();Va()});function eo(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=uc.min&&Number(t)<=uc.max:e==="scale"?!0:e==="\
controls"||e==="caption"?Vd[e].includes(t):CSS.supports("color",t)}var uc,Vd,fc=A(()=>{"use strict";uc={min:.5,max:4},Vd=
{controls:["none","some","all"],caption:["none","title","all"]}});function hc(e){let t=dc.then(Kd).then(e);return dc=t.catch(()=>{}),t}function Kd(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var dc,pc=A(()=>{"use strict";dc=Promise.resolve()});function gc(e){return{"HTML frame":wc(e),"Web component":Yd(e),Markdown:xc(e),Quarto:Jd(e),LaTeX:Xd(e)}}function wc(e){let{
title:t,embed:n}=e;return`<iframe src="${ie(n)}" title="${ie(t)}" width="${ks.width}" height="${ks.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${bc(e)}</iframe>`}function Yd(e){let{server:t,attributes:n}=e,o=Object.
entries({server:t,...n}).map(([s,r])=>r===""?s:`${s}="${ie(r)}"`);return`<script src="${ie(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${o.join(" ")}>${bc(e)}</pointer-view>`}function bc({title:e,caption:t,embed:n,picture:o}){let s=[e,t].filter(
Boolean).join(". ");return`<a href="${ie(n)}"><img src="${ie(o)}" alt="${ie(s)}" width="${ks.width}"></a>`}function xc({
title:e,embed:t,picture:n}){return`[![${Qd(e)}](<${mc(n)}>)](<${mc(t)}>)`}function Jd(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",wc(e),"```",":::",'::: {.content-visible unless-format="html"}',xc(e),":::"].join(`
`)}function Xd({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${s}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Zd(o)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${rh([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ie(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Qd(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function mc(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Zd(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function rh(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(sh,"")].flatMap(n=>[...nh[n]??ih(n)]).map(n=>th[n]??ah(n)).join("")}function ih(e){
return oh.test(e)?e.normalize("NFD").slice(0,1):e}function ah(e){return/[&%$#_{}]/.test(e)?`\\${e}`:eh.test(e)?e:"?"}var ks,
th,eh,nh,oh,sh,Ec=A(()=>{"use strict";ks={width:960,height:540};th={"\\":"\\textbackslash{}","~":"\\textasciitilde{}","^":"\
\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"$\\|$",
"·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"$\\le\
ftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty$","\
∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\\
rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},eh=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
nh={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},oh=/[ąęįųĄĘĮŲ]/,sh=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function Ac(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return ch(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[yc("Title",n),yc("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function ch(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function yc(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,lh(n)),o.buffer}function lh(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Sc=A(()=>{"use strict"});function Rs(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var Mc=A(()=>{"use strict"});function vc({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:no("Link"),embed:no("Embed"),json:no("JSON"),offline:no("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=Ze("JSON",()=>Tc(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=dh(()=>{let{
link:g,embed:w}=t(),x=w?n():null;return{...g&&{Address:g},...x&&gc(x)}}),f=()=>{let g=t();for(let w of Object.keys(a)){let x=g[w];
a[w].hidden=x===null,x!==null&&(a[w].href=x)}c.hidden=g.json!==null,u.hidden=g.link===null&&g.embed===null,l.hidden=Jt.answers};
for(let g of["pointerenter","focusin"])i.addEventListener(g,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...uh.map(g=>{let w=g===fh;return new Option(`${g}×`,String(g),w,w)}));let h=async g=>{
let{address:w,meta:x}=await o(g,Number(d.value)),S=x.origin??t().embed??location.href;Rs(Ac(w,g,{title:x.title,origin:S}),
`${e()}.${g}`)},m=()=>Tc(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),p=document.createElement("span");return p.
append(Ze("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,p,Ze("SVG",()=>h("svg")),Ze("CSV",m),a.json,c,a.offline,u,l),
f(),i}function dh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>Ze(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await hh(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function hh(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function no(e){let t=document.createElement("a");return t.textContent=e,t}function Ze(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Tc(e,t,n){Rs(new Blob(
[e],{type:n}),t)}var uh,fh,Oc=A(()=>{"use strict";yt();Ec();Sc();Mc();uh=[1,2,4],fh=2});function Fc({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<Nc.width||i.height<Nc.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?Mh(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...kc(l,c)}};let u=vh(Th(e,l),c),f={...u,...kc(u,c),...Nh(e,u,c),...kh(u,c)};
return{data:Hh(e,u,c.height),layout:f}}function Mh(e,t){return Wc(e,t)}function Wc(e,t){if(!Lc(e)||!Lc(t))return t;let n={
...e};for(let[o,s]of Object.entries(t))n[o]=Wc(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}
function Lc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Bc(e,t){return Object.entries(e).filter(([
o])=>t.test(o))}function Uc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function jc(e){return Bc(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function qc(e,t){return e[t]}function Th(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,s=Array.isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==
-90||n.tickvals||!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function vh(e,{width:t,isTiny:n,
scale:o}){let{xaxis:s,yaxis:r,meta:i}=e,a=s?.ticktext;if(!s||s.tickangle!==-90||!a||a.length<=ae)return e;let c={...s,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((p,g)=>oo(
p,g,1/0)),m=a.map((p,g)=>String(g+1));return{...e,xaxis:{...c,ticktext:m},yaxis:{...r,ticktext:h}}}let[u,f]=s.domain??[0,
1],d=(f-u)*(t-(n?Ic:_c))/a.length;for(let h of[1,Rc]){let m=a.map((g,w)=>Oh(oo(g,w,1/0),d/h));if(m.includes(""))continue;
let p={...s.tickfont,size:h*o*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:m,...h<1&&{tickfont:p}}}}return e}
function Oh(e,t){let n=Math.floor(t/qt)-1,o=[];for(let s of e.split(" ")){let r=o.at(-1);if(s.length>n)return"";r!==void 0&&
r.length+1+s.length<=n?o[o.length-1]=`${r} ${s}`:o.push(s)}return o.length<=mh?o.join("<br>"):""}function Nh(e,t,{width:n,
height:o,isTiny:s,scale:r}){let i=$h(e,t),a=Math.max(...i.map(w=>w.length*qt+Eh)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ct>o/(s?4:3),u=i.length>0&&!l,f=Lh(t,o,r),h=((f.annotations?.find(({font:w})=>w?.size)?.font?.size??
0)/r||ct)*Hc+2,m=Math.min(t.margin?.t??8,u?c*ct+4:t.annotations?.length?h:8),p=Dc.some(w=>qc(t,w)?.colorbar?.orientation===
"h"),g=!t.margin||p&&!s;return{...l&&{showlegend:!1},...!g&&{margin:{...t.margin,t:Math.ceil(m*r)}},...f}}function $h(e,t){
if(t.showlegend===!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.
values()]:[]}function Lh(e,t,n){let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=o.
filter(r);if(!i.length)return{};let a=jc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=s.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ct)/Hc);if(u>=l)return{};let f=Math.max(Sh,u*
n);return{annotations:o.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function kh(e,{height:t,isTiny:n}){let o=Math.floor(
t/3/qt),s=t-Gc(e,1/0,o)-Cc,r={};for(let i of Dc){let a=qc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=Rh(e,i,a,s))}return r}
function Rh(e,t,n,o){let s=n.colorbar??{};if(o>=ph||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],
i=s.tickvals??r?.colorbar?.tickvals,a=(s.len??1)*o;if(!i){let f=Math.max(ae,Math.floor(a/ct/1.5));return{...n,colorbar:{
...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ct)&&u.push(f)}return{...n,colorbar:{...s,tickvals:u}}}function kc(e,t){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=s?Math.floor(o/3/qt):1/0,l=Gc(e,a,c),u=s?l?Cc:Pc:0,f=Math.max(o-l-(r?2*ct:u),ct),d=r?n-Ic:Math.max(n-_c,60);
return Object.fromEntries(Bc(e,/^[xy]axis/).map(([h,m])=>{let p=h.startsWith("x"),g=s&&p?Ch(m,e,f):m,[w,x]=g.domain??[0,
1],S=(x-w)*(p?d:f),O=e.template.layout.font.size*t.scale,C=_h(g,p,S,O,t),L=e.meta.priority?.[h];return[h,Ih(C,{isX:p,length:S,
fontSize:O,upright:c,priority:L},t)]}))}function _h(e,t,n,o,{isTiny:s,isFixed:r}){let i=e.title?.text??"";if(!s)return r&&
!t&&i.length*qt>yh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>Ah)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(qt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:o-2},text:u}}}function Ih(e,{isX:t,length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?Ph(e,t,
n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*qt>n-qt)return{...e,tickfont:{size:.75*o}};if(h<=
ae&&(t||!c||n>=ct))return e;let p=!t&&c&&n/h<ct&&n/h>=$c,g=t&&e.tickangle===0&&f.every(C=>/^\d+$/.test(C)),w=Math.floor(
n/(p?$c:g?wh:ct)),x=h<=ae?[h-1]:Dh(h,w,r),S=t&&e.tickangle!==0?s:1/0,O=zc(f,u?a:1/0,S);return{...e,...p&&{tickfont:{...e.
tickfont,size:Rc*o}},tickvals:x.map(C=>d[C]??C),ticktext:x.map(C=>O[C]??"")}}function Ch(e,t,n){let[o]=Uc(t,e.anchor)?.domain??
[0,1],s=jc(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-r)*n;return e.side==="top"||i>2.4*ct?e:{...e,title:{},
...i<.9*ct&&{showticklabels:!1}}}function Ph(e,t,n,{isTiny:o,isNarrow:s}){let r=Math.max(ae,Math.floor(n/(t?bh:ct*1.5)));
if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,
...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(ae,Math.floor(n/xh))};let c=s&&t&&e.nticks&&!o?ae:r,l=Math.
min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function Hh(e,t,n){return e.map(o=>{if(o.type!=="heatmap"||
!o.texttemplate)return o;let s=Uc(t,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.length;return a===void 0?o:(i-r)*(n-Pc)<
a*ct?{...o,texttemplate:""}:o})}function Dh(e,t,n){let o=[...Array(e).keys()];if(e<=t)return o;let s=Math.max(1,Math.ceil(
e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(
a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function Gc({xaxis:e},t,n){let o=e?.tickangle===0?[]:e?.ticktext??
[],s=zc(o,t,n).map(r=>r.length);return Math.max(0,...s)*gh}function zc(e,t,n){return e.map((r,i)=>Fh(r,i,t,n)).every((r,i)=>r===
e[i])?e:e.map((r,i)=>oo(r,i,n,t))}function Fh(e,t,n,o){return n===1/0&&e.length<=o?e:oo(e,t,o,n)}function oo(e,t,n,o=1/0){
let s=o<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?
14:1/0,d=Math.min(s?Math.max(5,Math.floor(o/48)):f,n),h=l.length>d&&!l.includes("&")?`${l.slice(0,d-1)}…`:l;return i+(u?
`${t+1} ${h}`:h)+c}var Nc,ph,ae,ct,qt,$c,Rc,mh,gh,wh,bh,xh,_c,Ic,Cc,Pc,Eh,yh,Ah,Sh,Hc,Dc,Vc=A(()=>{"use strict";Nc={width:420,
height:200},ph=300,ae=2,ct=20,qt=8,$c=13,Rc=.75,mh=3,gh=7.5,wh=30,bh=44,xh=18,_c=240,Ic=90,Cc=56,Pc=90,Eh=48,yh=1.3,Ah=.6,
Sh=9,Hc=1.4,Dc=["coloraxis","coloraxis2"]});function Ps(e,t){let n=JSON.stringify(Object.values(e)),o=Me.get(n)??new Map;Me.delete(n),Me.set(n,o);for(let i of Me.keys()){
if(Me.size<=Wh)break;Me.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>Bh(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function Bh(e,t,n,o){let s=_s.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);_s.set(e,{query:t,views:r}),setTimeout(()=>{_s.delete(e),Uh(t,r)},0)}async function Uh(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Xt(`${o}/figures?${pt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof z&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?jh(e,l).then(u,f):f(a)}}function jh({server:e,path:t,query:n,theme:o},s){let r=pt({...n,theme:o});
return Xt(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function Yc(e,t){let n=Is.get(e),o=n??(e.startsWith("#")?
qh(e.slice(1)):Gh(e));n||(Is.set(e,o),o.catch(()=>Is.delete(e)));let s=await o;if(it(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=Kc(i),c=new Map;for(let d of Object.values(r))Kc(d).forEach((h,m)=>{c.set(h,a[m]??h)});
let{data:l,layout:u}=Cs({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function Kc(e){return e.layout.colorway}function Cs(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>Cs(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,Cs(s,
t)])):t.get(e)??e}async function qh(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function Gh(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new z(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function Te(e,{server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=pt({...i&&e!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var Wh,Me,_s,Is,Jc=A(()=>{"use strict";yt();Sn();Wh=12,Me=
new Map,_s=new Map;Is=new Map});function Qc(e,t,{width:n,height:o,scale:s},r=Qh){let{font:i}=t.template.layout,a={size:i.size*s,family:String(i.family??
"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[f,d]of Object.entries(t)){if(!/^[xy]axis/.test(f))continue;let h=d,
m=f.startsWith("x"),p=zh(h,m,a,r);if(p===null||p&&!Jh(t,h,m))continue;l[f]={...h,automargin:!1};let g=m?"b":"l";if(p&&(c[g]=
Math.max(c[g],Math.ceil(p)+8)),p&&!m){let w=Math.ceil((h.tickfont?.size??a.size)/2);c.t=Math.max(c.t,w),c.b=Math.max(c.b,
w)}}let u=o-c.t-c.b;for(let f of["coloraxis","coloraxis2"]){let h=e.some(({coloraxis:g,visible:w})=>g===f&&w!==!1)?Kh(t,
f,u,a,r):0,m=Math.min(12,c.l,c.t,c.b),p=(h+m+(1.02-1)*(n-c.l))/1.02;h&&(c.r=Math.max(c.r,Math.ceil(p)))}for(let[f,d]of Object.
entries(l)){if(!f.startsWith("x")||!d.ticktext||d.tickangle!==0)continue;let h=ro(d.ticktext,{...a,...d.tickfont},r).width;
Yh(d,h,n,c)&&delete l[f]}return{...t,...l,margin:c}}function zh(e,t,n,o){if(e.visible===!1)return 0;let s=e.title?.text??
"";if(e.showticklabels===!1)return s?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,u=t&&c===-90;if(!i||
!a||c!==0&&!u||l&&l!==(t?"bottom":"left")||e.ticks)return null;let d=e.tickfont?.size??n.size,h=ro(i,{...n,size:d},o);return 1+
(u?h.width+.2*d:t?h.height:h.width)+Vh(e,s,n)}function ro(e,{size:t,family:n},o){let[s,r,i]=[0,1,0];for(let a of e){let c=a.
includes("<b>")?700:400,l=a.split(Xc);r=Math.max(r,l.length);for(let u of l){let f=o(Xh(u),`${c} ${t}px ${n}`);s=Math.max(
s,f.width),i=Math.max(i,f.descent)}}return{width:s,height:t+(r-1)*1.3*t+i}}function Vh(e,t,n){if(!t)return 0;let{font:o,
standoff:s}=e.title,r=o?.size??Math.round(1.2*n.size),i=t.split(Xc).length-1;return r*(.7+i*1.3)+(s??6)}function Kh(e,t,n,o,s){
let r=e[t]??{},a={...e.template.layout[t]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,thickness:u,len:f=1}=a,d=a.orientation===
"h"||"x"in a||"xanchor"in a;if(r.showscale===!1||d||!c?.length||!u)return 0;let h=ro(l??c.map(String),o,s),m=20+u,p=a.title?.
text;if(!p)return m+1+h.width;let g=Math.round(1.2*o.size),w=ro([p],{...o,size:g},s).width,[x,S]=[r.cmin??c[0]??0,r.cmax??
c.at(-1)??1],O=f*n-20;return c.some(L=>Math.abs((L-x)/(S-x)-.5)*O<w/2+1.3*(o.size/2))?m+1+h.width+1.45*g+2:m+10+1.25*g}function Yh({
domain:e=[0,1],categoryarray:t,ticktext:n=[]},o,s,{l:r,r:i}){let[a,c]=e,l=s-r-i,u=(c-a)*l/(t??n).length,f=Math.min(r+a*l,
i+(1-c)*l);return(o-u)/2>f}function Jh(e,t,n){let o=t.anchor??(n?"y":"x"),s=e[`${o[0]}axis${o.slice(1)}`],[r]=s?.domain??
[0,1];return r===0}function Xh(e){return e.replace(/<[^>]*>/g,"").replace(/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function Qh(e,t){
if(so??=document.createElement("canvas").getContext("2d"),!so)return{width:0,descent:0};so.font=t;let{width:n,fontBoundingBoxDescent:o}=so.
measureText(e);return{width:n,descent:o}}var Xc,so,Zc=A(()=>{"use strict";Xc=/<br ?\/?>/i,so=null});function el({x:e,y:t,xaxis:n,yaxis:o},s){let r=[tl(n,e,s),tl(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function tl(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function nl(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(Zh());if(!e._fullLayout)
return;let s=e._fullLayout,{_subplots:r}=e._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[u,f]=[s[`xaxis${c}`],s[`yaxis${l}`]];if(!u||!f)return[];let d=[u,f].every(({_name:h})=>t.includes(h));return[[u,
f],[f,u]].flatMap(([h,m])=>h&&m&&t.includes(h._name)&&(d||h.anchor===m._id)?n.map(g=>tp(h,m,g)):[])});o.replaceChildren(
...i.filter(a=>a!==null))}function Zh(){let e=document.createElement("div");return e.className="view-marks",e}function tp(e,t,n){
if(!e._length)return null;let o=e._id.startsWith("x"),s=[e.l2p(n-.5),e.l2p(n+.5)],[r,i]=[Math.min(...s),Math.max(...s)];
if(!(i>0&&r<e._length)||!t._length)return null;let[a,c]=o?[e._offset+r,t._offset]:[t._offset,e._offset+r],[l,u]=o?[i-r,t.
_length]:[t._length,i-r],f=document.createElement("div");return Object.assign(f.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${u}px`}),f}var ol=A(()=>{"use strict"});function rl(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function il(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function al(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function cl(e,t){return e.map(o=>{let{name:s,title:r,values:i}=o,a=ll(o)[i.indexOf(t[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function ll({values:e,labels:t}){return t??e}function sl(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Hs(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var io,ul=A(()=>{"use strict";io=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=ll(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),sl(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),sl("Open",n)}#a({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=Hs(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=Hs("‹",()=>i(-1)),l=Hs("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function ao(e){return window.Plotly?Promise.resolve(window.Plotly):(Ds??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${fl}`,e).href:new URL(`../${fl}`,import.meta.url).href;let s=()=>{Ds=void 0,o.remove(),
n(new Error("The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.
Plotly?t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),Ds)}async function dl(e,t,n){let{width:o,
height:s}=e.layout;return(await ao()).toImage(e,{format:t,width:o,height:s,...t==="png"&&{scale:n}})}var fl,Ds,hl=A(()=>{
"use strict";fl="vendor/plotly/plotly-traces-4.1.1.min.js"});function np(e){return e.split(ep)}function Fs(e){return np(e).map((t,n)=>{if(n%2===0)return t;let o=document.createElement(
"span");return o.className="with-unit",o.textContent=t,o})}var ep,pl=A(()=>{"use strict";ep=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});var gp={};function bl(e){return e instanceof z&&e.status===0}function pp(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=dp,e}function mp(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let s=o,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&
r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:s]});return Object.fromEntries(t)}var Us,js,op,xl,sp,ml,gl,Ws,
rp,ip,ap,co,cp,wl,lp,up,fp,dp,hp,ve,Bs,qs,El=A(()=>{"use strict";yt();fc();pc();Oc();Sn();Vc();Jc();Zc();ol();ul();hl();
Ro();Io();pl();Us={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"\
interventions",against:"against"},js=["inputs","removed"],op=new Set(["server","source","model","lesson","view","theme",
"reads",...js,...Object.keys(Us)]),xl=["scale","accent","controls","caption"],sp=new Set([...xl,"fill"]),ml=":scope > a",
gl="pointer-view:hover",Ws=matchMedia("(prefers-color-scheme: dark)"),rp={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},ip=120,ap=[["short",576,0],["low",352,0],["tight",288,352]],co={height:525,width:640,
least:.75,most:4},cp="400px 0px",wl=660,lp="[data-answer]:not(pointer-view *)",up=/^(\w+):(\d+)$/,fp="The server draws t\
his chart, and it does not answer.",dp="The answer above is computed in this browser.",hp="Type visits, or add a place, \
to see what the model answers.",ve=null,Bs=null,qs=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#a="";#h=[];#l=!1;#w=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#I()},{rootMargin:cp});#b=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#p=new MutationObserver(
t=>this.#X(t.map(({attributeName:n})=>n??"")));#f=t=>this.getAttribute(t);#d=()=>{if(!this.#n||!this.#t){this.#E();return}
this.#O(this.#S),this.#g()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#_=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#e??=this.#D(),this.#v(),document.addEventListener("pointerscope:theme",this.#d),document.addEventListener(gl,this.#R),
Ws.addEventListener("change",this.#d);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#_);this.#b.
observe(this),this.#p.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#w.observe(this):this.#l=!0,this.#E()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#d),document.removeEventListener(gl,this.#R),Ws.removeEventListener(
"change",this.#d);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#_);this.#b.disconnect(),this.#p.
disconnect(),this.#w.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#h.join()&&(this.#h=t,this.#j())}get chosen(){
return this.#t?this.#y:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+An(this.#t)+n)}get#c(){return this.#e??=this.#D(),this.#e}#I(){this.#l=!0,this.#w.disconnect(),this.#E()}#X(t){
t.some(o=>sp.has(o))&&(this.#v(),this.#g()),t.includes("beat")&&this.#C();let n=t.filter(o=>op.has(o)&&!this.#Q(o));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#I():n.length?this.#E():this.#x.some(({name:o})=>t.includes(o))?this.#k()&&
this.#g():t.includes(this.#a)&&this.#E()}#Q(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#d(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#x(){return this.#t?Mt(this.#t).choices??[]:[]}#E(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#et()}))}get#T(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#A(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Yt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#S(){let t=this.getAttribute("theme");return t===
"auto"?Ws.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&eo("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let o=Math.round(10*Math.min(n/co.height,t/co.width))/10;return Math.min(co.most,Math.max(co.least,
o))}#v(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):
this.style.removeProperty("--scale"),t&&eo("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#H(){if(this.hasAttribute("lesson")){let n=js.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Us).map(
([n,o])=>[o,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#H;
this.#o+=1;let o=this.#o,s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#T&&r&&(!t||n.visits||n.record);
if(!s&&!i){this.#N(hp);return}if(!this.#l){this.#N("");return}let a=this.#S;this.#O(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#A,path:this.#T,query:n,theme:a},l=this.hasAttribute("server")?this.#A:"",[u]=await Promise.
all([s?Yc(s,a):this.#nt(c,r),s?null:r===yn?import("./network-drawing.js"):ao(l)]),f=it(u),d=f?await import("./network-drawing.js"):
null;f||await ao(l),await hc(()=>{o===this.#o&&(this.#rt(d?.NetworkDrawing??null,Mt(u).title),this.#t=f?u:structuredClone(
u),this.#at(this.#t),this.#ot({...c,theme:"light"},r))})}catch(c){o===this.#o&&this.#W(c)}finally{o===this.#o&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let o=n===yn?this.#n:null,s=this.getAttribute("model")??"",r=await o?.compute(t,s,{isSilent:!1});
if(r)return r;try{return await Ps(t,n)}catch(i){if(!bl(i))throw i;let a=await o?.compute(t,s,{isSilent:!0});if(!a)throw i;
return a}}#O(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#ot(t,n){if(!this.#t||it(this.#t))return;let{
template:o,meta:s}=this.#t.layout,r=s.templates?.light;ve??=r??(this.#S==="light"?o:null),!(ve||this.hasAttribute("sourc\
e"))&&(Bs??=Ps(t,n),Bs.then(i=>{it(i)||(ve??=i.layout.template)}).catch(()=>{Bs=null}))}#st(t){if(this.#i=t,!this.#t||!this.#s)
return;let n=ve??this.#n;this.#O(t&&n?"light":this.#S),this.#g(),t||requestAnimationFrame(()=>this.#g())}#D(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#m("h3","view-title"),caption:this.#m("p","view-capti\
on"),choices:this.#m("div","view-choices"),summary:this.#m("p","view-summary"),failure:this.#m("p","view-failure"),trust:this.#m(
"p","view-trust"),plot:this.#m("div","view-plot"),details:this.#m("details","view-table"),exports:vc({name:()=>this.#V,links:()=>this.#gt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>Mr(this.#z()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#G());let o=new io(n.choices,{selected:()=>this.#y,select:(r,i)=>this.#ht(r,i),open:r=>this.#u(
"open",r)}),s=this.querySelector(ml);s?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...s?[s]:
[]),this.addEventListener("toggle",({target:r})=>this.#dt(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:o}}#m(t,n){let o=this.querySelector(`.${n}`),s=o instanceof HTMLElement?o:document.createElement(
t);return s.className=n,s}#rt(t,n){if(t===null==(this.#n===null))return;let o=this.#c,s=o.plot.cloneNode();s.removeAttribute(
"data-listening"),s.role=t?"group":"img",o.plot.replaceWith(s),o.plot=s,this.#n?.bar?.remove(),this.#n=t?new t(s,{title:n,
isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),told:r=>this.#Z(r),acts:{server:()=>this.hasAttribute(
"source")?null:this.#A,answered:r=>this.#it(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):null,this.#n?.bar&&o.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:o}=this.#n??{};o?this.setAttribute(
"interventions",o):this.removeAttribute("interventions"),this.#k()&&this.#g(),this.#u("interventions",n)}#F(t){let{plot:n,
details:o,choices:s,exports:r,failure:i}=this.#c;for(let c of[n,o,s,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#N(t){this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#F(!0),this.#c.
summary.textContent=t}#W(t){this.#N("");let{failure:n}=this.#c,o=bl(t)&&document.querySelector(lp)!==null,s=o?fp:fn(t);if(n.
replaceChildren(s),o&&n.append(" ",pp()),n.hidden=!1,this.#u("failed",{message:s}),!(t instanceof z)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#E()),n.append(" ",r)}#at(t){let{title:n,caption:o,controls:s}=this.#c,r=Mt(t);n.textContent=r.title,n.hidden=
!1,o.replaceChildren(...Fs(r.caption)),this.#ct(r.trust),this.toggleAttribute("data-network",it(t)),this.#F(!1),s.offer(
r,it(t)?[]:t.data,!this.hasAttribute("fill")),this.#k()&&this.#g()}#ct(t){let{trust:n}=this.#c;if(n.textContent=t?.text??
"",!t||this.hasAttribute("source")||!Jt.answers)return;let o=document.createElement("a"),s=encodeURIComponent(this.getAttribute(
"model")??"");o.href=new URL(`insights/${s}#view-${t.view}`,this.#A).href,o.textContent="Which explanation to believe",n.
append(" ",o)}#g(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,o=this.#$(An(this.#t)),s=n?Math.min(o.width||wl,wl):
o.width;if(!s)return;it(this.#t)?(t.style.height=`${o.height}px`,this.#n?.draw(this.#t)):(t.style.height=o.isFixed?`${o.
height}px`:"",this.#lt(t,this.#t,{...o,width:s}));let r=!this.dataset.drawn;r&&this.querySelector(ml)?.remove(),this.#s=
`${s}×${o.height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#C(),this.#j(),this.#u("drawn",{})}#lt(t,{
data:n,layout:o},s){let r=this.#i,i=r&&ve?{...o,template:ve}:o,a=this.#B({data:n,layout:i},s);window.Plotly?.react(t,a.data,
r?{...a.layout,width:s.width}:a.layout,rp),t.dataset.listening||this.#ut(t)}#B({data:t,layout:n},{width:o,height:s,isFixed:r}){
let i="rgba(0, 0, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=Fc({data:t,layout:mp(n)},{width:o,
height:s,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{
...Qc(f.data,f.layout,{width:o,height:s,scale:a}),...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#ut(t){t.dataset.
listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,o,s]=up.
exec(String([n.customdata].flat()[0]))??[];o&&this.#u("select",{table:o,row:Number(s)})}),t.on("plotly_hover",({points:[
n]})=>{n&&this.#u("hover",{visits:el(n,this.#U)})}),t.on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#U(){return this.#t?
Mt(this.#t).visit_axes??[]:[]}#u(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#j(){
!this.#t||!this.#s||(this.#n?this.#n.mark(this.#h):nl(this.#c.plot,this.#U,this.#h))}#$(t){let{plot:n}=this.#c,o=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:o,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#v(),this.#ft();
let{above:s,below:r}=this.#q();this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-
s-r),ip);return{width:o,height:i,isFixed:!0}}#ft(){let[t,n]=[this.offsetWidth/this.#M,this.offsetHeight/this.#M],o=ap.filter(
([,s,r])=>n<s||t<r).map(([s])=>s).join(" ");this.dataset.room!==o&&(this.dataset.room=o)}#q(){let{plot:t,details:n,exports:o}=this.#c,
s=this.getBoundingClientRect(),r=s.height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().
top-s.top)/r,below:a/r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)return;let{width:t,height:n}=this.#$(
An(this.#t));t&&this.#s!==`${t}×${n}`&&this.#g()}#ht(t,n){this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#k(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:il(this.#x,this.#f);if(n)return this.#W(new Error(n.
message)),this.#a=n.name,!1;let o=Mt(t),s="";if(this.#x.length&&!it(t)){let r=this.#y;this.#c.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));Er(t,r);let{summaries:i}=o;i&&(o.summary=i.texts[al(
this.#x,i.by,r)]??""),s=`: ${cl(this.#x,r)}`}return this.#c.summary.replaceChildren(...Fs(o.summary??"")),this.#c.plot.setAttribute(
"aria-label",`${o.title}${s}. ${o.summary??""}`),this.#G(),!0}get#y(){return rl(this.#x,this.#f)}#G(){let{details:t}=this.#c;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Mt(this.#t).title}`),n.append(...this.#z().map(Mn)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#z(){return this.#t?Sr(this.#t,this.#y):[]}async#pt(t,n){let o=this.#t;if(!o)throw new Error(
"There is no figure to save yet.");return{address:it(o)?await this.#n?.address(t,n)??"":await dl(this.#mt(o),t,n),meta:Mt(
o)}}#mt(t){let{data:n,layout:o}=structuredClone(t),s=this.#$(o.height),{paper_bgcolor:r,plot_bgcolor:i}=o.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#B({data:n,layout:o},s),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:s.width,...l}}}get#V(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#A,path:this.#T,view:this.getAttribute("vie\
w")??"",values:{...this.#H.query,...this.#y}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=xl.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(o)&&eo(o,s??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Jt.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#K;return{link:n,embed:Te(
"embed",this.#J(s)),json:Te("json",s),offline:Te("offline",s)}}#J(t){let{controls:n,...o}=this.#Y,s={...t.values,...o,...n&&
n!=="some"&&{controls:n}};return{...t,values:s}}#wt(t){let n=this.#K,{title:o,summary:s=""}=Mt(t),r=["model","lesson","v\
iew","reads",...js,...Object.keys(Us)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#y,...l&&{theme:l},...c},
f=this.#J(n);return{title:o,caption:s,name:this.#V,server:n.server,embed:Te("embed",f),picture:Te("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",qs)});yt();Ho();V();var Do={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},yu="input, select, textarea, [contenteditable], dialog[open]",Au="\
a[href], button, summary, [role=button]",Su=".table-frame";function Lr({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;window.
addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),!(!o||
!t()||!$r(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{$r(r)&&
s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function $r({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn(Do,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(yu)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Au))return!1;let a=t.closest(Su);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var Mu=1e5,Tu=100,kr=2e4,vu=8,Ou=1e3;function Rr({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let m of a?
["*"]:i)r.postMessage(h,m)},f=(h,m)=>u({pointerscope:h,...m});r!==window&&Lr({send:h=>{f("key",h);let m={method:"trigger\
Key",args:[Do[h.key]]};l||u(JSON.stringify(m))},isInDeck:()=>l,keeps:s});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:m,data:p})=>{h!==r||!(a||i.includes(m))||(p?.pointerscope==="set"&&(n(Nu(p.state)),d()),p?.pointerscope===
"mark"&&o($u(p.visits)),p?.pointerscope==="deck"&&(l=!0),p?.pointerscope==="ask"&&(c="",d()))}),(h,m)=>h==="state"?d():f(
h,m)}function Nu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,Tu)){let s=o===null?null:Lu(o);(s===null||s!==void 0&&s.length<=Mu)&&(t[n]=s)}return t}function $u(e){return(Array.
isArray(e)?e.slice(0,Ou):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Lu(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&_r(e,vu)<=kr?JSON.stringify(e):void 0}function _r(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=_r(o,t-1),n>kr)return Number.POSITIVE_INFINITY;
return n}yt();V();Nt();var vn=0;function Ir(e,t,n){e.addEventListener("submit",o=>{let s=P(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),ku(s,t,n))})}async function ku(e,t,n){vn+=1;let o=vn,s=e.dataset.exercise??"",r=b(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await Xt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:_u(e)},lang:n})}),a=i.find(c=>c.id===s);o===vn&&a&&Iu(e,a.marked,r)}catch(i){if(!(i instanceof z))throw i;if(o!==vn)
return;E(e,"[data-marked]").textContent=i.message,E(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)Ru(e,r,a)?.setAttribute("aria-invalid","true")}}function Ru(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||s===void 0?t[0]:Cr(e)[Number(o)]?.[Number(s)]}function Cr(e){return b(e,"tbody tr").map(t=>b(t,"input",
HTMLInputElement))}function _u(e){if(e.querySelector("input[type=radio]"))return b(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=Cr(e);return t.length?t.map(n=>n.map(o=>o.value)):E(e,"input",HTMLInputElement).value}function Iu(e,{right:t,
all_right:n,computed:o},s){let r=t.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=E(
e,"[data-marked]"),a=E(e,"[data-because]");if(i.replaceChildren(Cu(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${Pu(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function Cu(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function Pu(e,t){
if(typeof e=="string")return e;let n=o=>Q(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join("; ")}V();Nt();var Hu=8,Du=4;function Pr(e){e.addEventListener("pointerdown",t=>{let n=P(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&Fo(t,n.value,s=>qe(e,n.name,s))})}function Fo(e,t,n){let o=Number(Pe(t));if(e.button!==0||Number.isNaN(o))return;
let s=Bo(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||(a||=Math.abs(d)>=
Du,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Wo(o,Math.round(d/Hu)*s);h!==i&&n(h),i=
h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();a&&(addEventListener(
"click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;addEventListener(
"pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",l,{signal:u})}function qe(e,t,n){
let o=N(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(new Event("input",{bubbles:!0})))}
function Wo(e,t){return Q(String(Number((e+t).toFixed(6))))}function Bo(e){let t=(Pe(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}V();function Hr(e){for(let t of b(e,"[data-step]")){let n=new Map(b(t,"figure[data-table]").map(s=>[Fr(s.querySelector("\
figcaption math")),s.dataset.table??""]));n.delete("");let o=N(t,".formula");o&&Wr(o,n)}}function Dr(e){e.addEventListener(
"pointerover",t=>{let n=P(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Fu(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Fu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of b(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Fr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function Wr(e,t){for(let n of e.children){let o=t.get(Fr(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):Wr(n,t)}}V();var Wu=["beside","above","below","figure"],Br={width:960,height:540},Bu=2,jo=.6,Uo=.1,Uu=320,ju=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:jo}],Ur=["notes reasons remark switch","notes reasons remark switch formula"],qu=[1,.8,jo],On=new WeakMap;function qr(e,t){
let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=N(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Br.width,innerHeight/Br.height,Bu),l=Number(o)||Math.max(
1,c);e.style.setProperty("--most",String(l)),Gu(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(s)).observe(
t),t.addEventListener("click",r=>{let i=P(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Ju(a),i.dataset.turn&&zr(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function Gr(e){for(let t of e){On.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function Gu(e,t,n,o){let s=`${n}×${o}×${t}`;if(On.get(e)?.frame===s)return;let r=N(
e,"pointer-view"),i=n>o,a=Wu.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=zu(e,a,t,r)??Ku(e,
Math.min(t,1));delete e.dataset.fitting,On.set(e,{frame:s,arrangement:c}),c.pages&&zr(e,Number(e.dataset.page??0));let l=String(
c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function zu(e,t,n,o){delete e.dataset.paged;for(let{out:s,
parts:r,least:i}of ju){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?a.scale*(o?.8:1)+
Uo:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=Vu(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}if(a)return ge(e,
a),a}return null}function Vu(e,t,n,o,s,r){let i=u=>(ge(e,{out:t,layout:n,scale:u}),Yu(e));if(!i(o))return null;let[a,c]=[
o,s];for(c-a>Uo&&i(c)&&(a=c);c-a>Uo;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};ge(e,{out:t,
layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*Uu));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}function Ku(e,t){
e.dataset.paged="";let n=qu.map(i=>Math.min(i,t));for(let i of Ur){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...jr(
e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return ge(e,a),a}
let[o,s]=[Ur.at(-1)??"",n.at(-1)??jo],r={out:o,layout:"below",scale:s,pages:jr(e,o,s).pages};return ge(e,r),r}function jr(e,t,n){
ge(e,{out:t,layout:"below",scale:n});let o=qo(e);for(let g of o)g.dataset.turnedTo="";let{rowGap:s,columnGap:r}=getComputedStyle(
E(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=E(e,".shown").getBoundingClientRect(),l=c.height-E(
e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,m=0,p=E(e,".formula").scrollWidth<=c.width+1;for(let g of o){
let{width:w,height:x}=g.getBoundingClientRect();p&&=x<=l&&Kr(g),m&&m+w>c.width&&(d+=h+i,h=0,m=0),u.length&&d+Math.max(h,
x)>l&&(u=[],f.push(u),d=0,h=0,m=0),u.push(g),h=Math.max(h,x),m+=w+a}return{pages:f,isFitting:p}}function zr(e,t){let n=On.
get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of qo(e))n[o]?.includes(
s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;E(e,".pager").hidden=n.length===1,E(e,"[data-turned]").textContent=`${o+
1} of ${n.length}`;for(let s of b(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}function qo(e){
return b(e,".matrix, .shown > pointer-view")}function ge(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.layout=n,
E(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function Yu(e){let t=e.getBoundingClientRect(),n=E(
e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,E(e,".words"),E(e,".shown")].every(Vr)&&n.scrollWidth<=n.clientWidth+1&&[n,...qo(e)].every(s=>o(s)&&Kr(s))}function Vr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Kr(e){let t=e.querySelector(
":scope > .table-frame");return!t||Vr(t)}function Ju(e){let t=document.createElement("dialog");t.className="rest";let n=E(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),E(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...E(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}V();var Xu=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Qu="Write a number, such as 0.5, in every cell.",$n=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#b(r.name,r.value),this.#p()}),
t.addEventListener("click",s=>{let r=P(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#d(i,1),"fewer"in r.dataset&&
this.#d(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(Pt(s),Jr(Yr(s)));this.#h(),b(this.#e,"\
input, select")[0]?.focus(),this.#p()}),this.#f()}get text(){let t={};for(let n of this.#s){let o=Pt(n),s=Xr(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(Yr(n))&&(t[o]=s)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#s)t.includes(Pt(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,s=o&&this.#e.contains(o)?this.#i(o):null,r=this.#s.filter(i=>i.querySelector("details[open]")).
map(Pt);this.#e.replaceChildren(...t.childNodes),this.unfold(r),n?this.#a():this.#h(),s?.(),this.#f()}showProblems(t){let n=new Set(
t);for(let o of this.#s){let s=Pt(o),r=`inputs.${s}`,i=t.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)
n.delete(l);let a=i.map(l=>l.message).join(" "),c=JSON.stringify(this.#o.get(s));a&&this.#r.set(s,{typed:c,message:a})}return this.#f(),
[...n]}get#s(){return b(this.#e,"[data-input]")}#i(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#e.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let o=t.closest("[data-input]"),s=o instanceof HTMLElement?Pt(o):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(s)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#o.clear();for(let t of this.#s){let n=Nn(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(Pt(t),s==="words"?o:s==="matrix"?Zu(n,!!r):o[0]??"")}}#h(){for(let t of this.#s)
for(let n of Nn(t)){let o=this.#w(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#w(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#b(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#p(){this.#f(),this.#n()}#f(){for(let t of this.#s){let n=Pt(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?Nn(t).filter(c=>Ge(c.value)===null):[];for(let c of o?Nn(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),tf(t,s.length?Qu:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of b(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of b(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#d(t,n){let o=Pt(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=Go(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?Go(l,n):l.map(u=>Go(u,n))),l!==void 0&&this.#o.set(c,l)}this.#p()}};
function Pt(e){return e.dataset.input??""}function Yr(e){return JSON.parse(e.dataset.default??"null")}function Nn(e){return b(
e,"input, select")}function Zu(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function Go(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Jr(e){return Array.isArray(e)?e.map(Jr):String(e)}function Xr(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Ge(t);let n=t.map(o=>Xr(e,o));return n.includes(null)?null:n}function Ge(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Xu.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function tf(e,t){let n=E(
e,"[data-failure]");n.textContent=t,n.hidden=!t}yt();V();yt();V();V();function zo(e=""){let t=["The server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.
serviceWorker?.controller?t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it\
 can be reloaded only over HTTPS"}.`}var Vo=null;function ef(){let e=b(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,pathname:s}=location,
r=o+s;if(!t){let a=s.slice(Yt.pathname.length),c=N(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=pt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Qr(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Vo?.disconnect(),Vo=new PerformanceObserver(n=>{let o=n.getEntries().map(({name:s})=>s);
t({addresses:o.filter(s=>!s.includes("?"))})}),Vo.observe({type:"resource",buffered:!0}),t({addresses:[],page:ef()})}async function Zr(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Qr),await navigator.serviceWorker.register(
new URL("service-worker.js",Yt),{updateViaCache:"none"}),Qr()}catch{}}function ti(){document.readyState==="complete"?Zr():addEventListener("load",Zr)}var Ud=4e3,Ja="This page computes your changes in your browser and hides what only the server can update.",Xn=document.getElementById(
"lesson-record")!==null,Se=!1,Ts,Qn=!1;async function Xa(e,{address:t,files:n,signal:o}){if(Os())return Ms(e,{files:n,signal:o});
if(!Se)return Ka(t,o);if(Qn)return Qn=!1,Ms(e,{files:n,signal:o});try{let s=await Ka(t,er(o));return vs(""),s}catch(s){if(!(s instanceof
z&&[0,...mo].includes(s.status)))throw s;return vs(zo(Ja)),Ms(e,{files:n,signal:o})}}function Os(){return Xn}function Qa(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),Ts??=Zn(e)},o=setTimeout(n,Ud);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function Za(e){if(!Xn&&!Se&&e&&(Ts??=Zn(e),await Ts),!Xn&&
!Se)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Ye(),Pn));return t()}async function Zn(e){try{let t=[
Promise.resolve().then(()=>(Ye(),Pn)),Promise.resolve().then(()=>(Es(),xs)),Promise.resolve().then(()=>(Ss(),As))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||Se)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...b(o,"head > *, body > *")),Se=!0,Qn=go(n),Qn&&vs(zo(Ja)),ti()}catch{}}async function tc(e,t,n){if(!Xn&&!Se)return;
let{previewEdits:o}=await Promise.resolve().then(()=>(Es(),xs));try{o(e,t,n)}catch(s){if(!(s instanceof z))throw s}}function vs(e){
let t=N(document,"[data-silence]");t&&(t.textContent=e)}async function Ms(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Ye(),Pn));
return n(e,t)}async function Ka(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(Ya),s=await o.text().catch(Ya);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new z(o.status,
jd(s,o.status))}function Ya(e){throw Wt(e)?e:new z(0,[{where:"",message:Le,suggestions:[]}])}function jd(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:ke(t),suggestions:[]}]}}bs();var ec="pointerscope-lessons";function nc(){try{let e=JSON.parse(localStorage.getItem(ec)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function Ns(e){let t=nc()[e];return new Set(Array.isArray(t)?t:[])}function $s(e,t){let n=Ns(
e);if(!n.has(t))try{localStorage.setItem(ec,JSON.stringify({...nc(),[e]:[...n,t]}))}catch{}}me();V();var qd=3e4,oc=660;async function sc(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+qd;for(;Date.now()<
t&&e.some(Gd);)await new Promise(n=>setTimeout(n,100))}function Gd(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function rc(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=b(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=b(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>oc);for(let r of s)r.style.setProperty("--print-scale",String(oc/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}V();me();var zd="Type a number, or drag it sideways",ic="This number is computed: change an input, and it follows.",ac=/^[\d.,+−-]$/,
to=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",o=>{let s=Ls(o),r=s&&this.#n(s);!r||
P(o)instanceof HTMLInputElement||Fo(o,r.value,i=>{qe(n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=Ls(
o);s&&this.#o(s)}),t.addEventListener("dblclick",o=>cc(P(o))),t.addEventListener("keydown",o=>{let s=Ls(o);if(ac.test(o.
key)&&cc(P(o)),!s||o.ctrlKey||o.metaKey||o.altKey)return;if(P(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=ac.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#o(s,r?o.key:void 0))})}prepare(){for(let t of b(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=N(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",E(t,".table-frame").title=zd;for(let[s,r]of b(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(Fe),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:dt(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=N(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&dt(r).flat()[o];i&&(s?this.#r(i,s):lc(i))}#n(t){let n=t.closest(De),{row:o,column:s}=pe(dt(n),t),{table:r=""}=n.
dataset,i=a=>N(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#o(t,n){let o=this.#n(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#s(s)}),s.addEventListener(
"blur",()=>this.#i(s)),this.#r(t,s),n===void 0?s.select():this.#s(s)}#r(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#s(t){let n=Ge(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&qe(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#n(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=E(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=Ge(o.value);if(r===null)return;o.value=Wo(r,s*Bo(o.value)),this.#s(o)}
t.key==="Escape"&&(t.preventDefault(),qe(this.#t,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&lc(n)}};function Ls(e){return P(e).closest(Fe)}function cc(e){let t=e.closest(Qt)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(De))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${ic}`;let o=E(
t,"[data-sum]");o.textContent?.endsWith(ic)||o.append(n)}function lc(e){e.tabIndex=0,e.focus({preventScroll:!0})}var wp=350,bp=60,Ys=["removed","inputs","layer","head"],Al=["step","all",...Ys],xp={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},v=E(document,"[data-lesson]"),F=E(v,"[data-steps]"),rn=v.dataset.only,Gs=E(v,"[data-error]"),Oe=N(v,"[data-in\
puts]"),le=Oe&&new $n(Oe,E(v,"[data-reset]",HTMLButtonElement),kp),Vs=Oe&&new to(F,Oe),Ks=N(v,"details.inputs",HTMLDetailsElement),
Gt="frame"in v.dataset,{states:Ep,leftOut:Sl="",edited:Ml=""}=v.dataset,{record:on}=v.dataset,$=Js(location.search),ft={
...$,...Qs(Js(yp()))},zs=new AbortController,tn=0,nn=0,yl=0,ce=null;function Js(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??Sl,inputs:t.get("inputs")??Ml,layer:t.get("layer")??"",head:t.
get("head")??""}}function yp(){return Os()?"":v.dataset.shown??location.search}async function Ap(){on&&await Zn(on),uo({
history:"keep",isFresh:!0})}var Sp=Gt?qr(v,F):()=>{},Mp="framers"in document.body.dataset?Rr({state:$p,height:()=>v.scrollHeight,
set:Lp,keeps:e=>Tl(e)!==null}):()=>{},wt=()=>b(F,":scope > [data-step]"),an=e=>wt().findIndex(t=>t.dataset.step===e),zt=()=>Math.
max(0,an($.step)),Tl=e=>{let t=xp[e];if(rn||!t||$.all&&e.startsWith("Page"))return null;let n=zt()+t;return n>=0&&n<wt().
length?n:null},vl=()=>Gt&&window.parent!==window;function Dt(){let e=!!$.all||!!rn,t=zt(),n=wt();for(let[s,r]of n.entries())
r.hidden=!e&&s!==t;for(let s of b(v,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!Gt)for(let s of No(
F,"pointer-view[lazy]"))s.removeAttribute("lazy");v.dataset.mode=e?"all":"one",v.toggleAttribute("data-first",t===0);for(let s of b(
v,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=$[r]||"0"}for(let s of b(v,"[data-slide]"))Op(s,s.dataset.
slide===n[t]?.dataset.step);N(v,"[data-place]")&&Np(t,n.length,e),vp(),Tp(n);let o=n[t];!e&&!Gt&&o&&ms([o]),Sp(),Mp("sta\
te",{})}function Tp(e){let t=fo(ft);for(let r of b(v,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=N(v,"[data-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${E(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",ft.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function Xs(){return!Gt&&!("opens"in v.dataset)}function vp(){let{lesson:e=""}=v.dataset;if(!Xs())return;let t=Ns(
e);for(let n of b(v,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Op(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function Np(e,t,n){for(let s of b(v,"[data-controls]"))s.hidden=!1;E(v,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,E(v,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,E(v,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let o=N(v,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function sn(e,t=!1){let n=wt(),
o=n[Math.max(0,Math.min(n.length-1,e))];o&&(gs(F),Xs()&&$s(v.dataset.lesson??"",n[zt()]?.dataset.step??""),$={...$,step:o.
dataset.step??""},cn("replace"),Dt(),t&&E(o,"h1, h2").focus({preventScroll:!0}),$.all?o.scrollIntoView({block:"start"}):
o.getBoundingClientRect().top<0&&v.scrollIntoView({block:"start"}),v.querySelector("[data-slide][aria-current]")?.scrollIntoView(
{block:"nearest",inline:"nearest"}))}function Qs({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,
head:o}}function lo(e,t){return Ys.every(n=>e[n]===t[n])}function $p(){return{step:wt()[zt()]?.dataset.step,removed:ft.removed,
inputs:ft.inputs}}function Lp({step:e,...t}){e!==void 0&&!rn&&sn(Math.max(0,an(e??"")));let n={};for(let o of Ys)o in t&&
(n[o]=t[o]??"");Ne(n)}function cn(e){let t=Ol({...$,...Qs(ft)});if(t!==location.pathname+location.search)try{e==="push"&&
!vl()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function Ol(e){let t=[...new URLSearchParams(
location.search)].filter(([s])=>!Al.some(r=>r===s)),n=pt({...Object.fromEntries(t),...e});Sl&&!e.removed&&n.set("removed",
""),Ml&&!e.inputs&&n.set("inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function kp(){
let e=le?.text;cancelAnimationFrame(yl),typeof e=="string"&&(yl=requestAnimationFrame(()=>tc(F,e,fo($)))),clearTimeout(nn),
nn=setTimeout(()=>Ne({}),wp)}function Ne(e){let t=nn&&le?le.text:null;clearTimeout(nn),nn=0;let n={...$,...t===null?{}:{
inputs:t},...e};lo(n,$)||($=n,uo({history:"push"}))}async function uo({history:e,isFresh:t=!1}){tn+=1;let n=tn;zs.abort(),
zs=new AbortController,F.setAttribute("aria-busy","true");try{let o=await Xa($,{address:Ol($),files:Ep,signal:zs.signal});
if(n!==tn)return;Ip(o,t),ft=$,Nl([]),e==="push"&&cn("push"),Dt()}catch(o){if(Wt(o))return;if(!(o instanceof z))throw o;n===
tn&&Rp(o.problems,e)}finally{n===tn&&F.removeAttribute("aria-busy")}}function Rp(e,t){Nl(e);let n=e.every(s=>s.where.startsWith(
"inputs"));if($={...$,...n?{inputs:ft.inputs}:Qs(ft)},!lo($,ft)){uo({history:t});return}let o=fo(ft);for(let s of b(F,"[\
data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");cn("replace"),Dt()}function _p(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function fo(e){return new Set(e.removed.split(",").filter(Boolean))}function Ip(e,t){
gs(F);let n=Vs?.place,o=document.activeElement?.closest("[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;
for(let i of wt()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&ce&&i.
contains(ce)&&c.hasAttribute("data-removed")&&E(c,".sheet-head").after(ce),c&&i.replaceWith(c)}for(let i of b(v,"[data-r\
enew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=N(e,"[da\
ta-inputs]");r&&le?.replace(r,t),ce?.isConnected&&document.activeElement===document.body&&E(ce,"button:enabled").focus({
preventScroll:!0}),s&&N(F,`[data-remove="${CSS.escape(s)}"]`)?.focus(),$l(),n&&Vs?.restore(n)}function Nl(e){let t=le?le.
showProblems(e):e,n=Ks?.open?t:e;Gs.textContent=n.map(o=>o.message).join(" "),Gs.hidden=n.length===0,n.length&&v.dataset.
live&&Gs.append(" ",Cp(v.dataset.live))}function Cp(e){let t=document.createElement("a");return t.href=e,t.textContent="\
Open it on the server",t.search=pt({...$,all:null}).toString(),t}function $l(){vr(F),Vs?.prepare(),Pp(),ka(F),Hr(F),F.querySelector(
"pointer-view")&&Promise.resolve().then(()=>(El(),gp));for(let e of b(F,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=pt({...$,all:null,step:n}).toString()}for(let e of b(
v,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=pt({removed:$.removed,
inputs:$.inputs,lang:t}).toString()}for(let e of b(v,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of Al)t.delete(n);e.search=t.toString()}}function Pp(){let e=!Gt&&!ft.removed&&!ft.inputs;for(let t of b(
F,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.
remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=t.dataset.remove,s.textContent=
"Predict what it changes",n?.before(s)}}async function Hp(e){let t=wt()[an(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.
all([Za(on),Promise.resolve().then(()=>(Ss(),As))]);if(!t?.isConnected)return;let s=()=>Ne({removed:e.dataset.guess??""});
ce=n&&o(t,n,s,()=>Ne({removed:""})),ce?e.remove():s()}function Dp(e,t,{row:n,column:o}){let s=Object.fromEntries(new URLSearchParams(
location.search)),r=pt({...s,step:null,all:null,row:n,column:o});return Xt(`${v.dataset.api}/${e}/${t}?${r}`)}async function Fp(){
let{solutionsAt:e}=v.dataset;if(!(!e||N(v,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");F.after(...b(n.body,"[data-solutions]"))}catch{}}async function Wp(e){e.disabled=
!0;let{all:t}=$;$={...$,all:"1"},Dt(),await Promise.all([sc(No(F)),Fp()]),window.print(),$={...$,all:t},Dt(),e.disabled=
!1}function Ll(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${De} td`)!==null}function kl(e){for(let t=e;t&&
t!==F;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}F.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=fo($);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),Ne({removed:[...n].join(",")})});
v.addEventListener("change",e=>{let t=fr(e);t.dataset.follow&&Ne({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&($={...$,all:t.checked?"1":""},cn("replace"),Dt(),wt()[zt()]?.scrollIntoView({block:"start"}))});v.addEventListener(
"click",e=>{let t=P(e);t.dataset.go&&sn(zt()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");
n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&Wp(t),t.closest(".onward \
a")&&Xs()&&$s(v.dataset.lesson??"",wt()[zt()]?.dataset.step??""),"guess"in t.dataset&&Hp(t);let o=t.closest("[data-slide\
]");o instanceof HTMLElement&&(e.preventDefault(),sn(an(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{
let t=P(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||Ll(t)||kl(t))return;let n=Tl(e.key);n!==null&&(e.preventDefault(),
sn(n,!0))});var en;F.addEventListener("touchstart",e=>{let t=P(e);en=e.touches.length===1&&!kl(t)&&!Ll(t)?e.touches[0]:void 0},
{passive:!0});F.addEventListener("touchend",({changedTouches:[e]})=>{if(rn||!en||!e)return;let[t,n]=[e.clientX-en.clientX,
e.clientY-en.clientY];en=void 0,Math.abs(t)>bp&&Math.abs(t)>2*Math.abs(n)&&sn(zt()-Math.sign(t))});window.addEventListener(
"popstate",()=>{$=Js(location.search),lo($,ft)?Dt():uo({history:"keep",isFresh:!0})});vl()||rc(F,()=>{for(let e of wt())
e.hidden=!1;for(let e of b(F,"[data-beside]"))e.hidden=!1;Gt||ms(wt()),Gt&&Gr(wt())},Dt);!$.step&&location.hash&&($.step=
location.hash.slice(1));$.step&&an($.step)<0&&!rn&&($.step="",cn("replace"));Ks&&$.inputs&&(Ks.open=!0,le?.unfold(_p($.inputs)));
Tr(F,"opens"in v.dataset?Dp:null);Ir(F,v.dataset.lesson??"",v.lang);La(F);Oe&&Pr(Oe);Dr(F);$l();Dt();v.dataset.ready="tr\
ue";on&&Qa(on);lo($,ft)||Ap();
