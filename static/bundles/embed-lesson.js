var Hl=Object.defineProperty;var A=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var ms=(e,t)=>{for(var n in t)Hl(e,n,{get:t[n],enumerable:!0})};async function Qt(e,t,n=Jt){let s=await Fl(new URL(`api/${e}`,n),t);if(String(n)===Jt.href&&Bl(s!==null&&!ws(s)),!s)return er();
if(s.status===Dl)return;if(!(s.headers.get("content-type")??"").includes("json")){let i=Re(s.status);throw new z(s.status,
[{where:"",message:i,suggestions:[]}])}let r=await s.json().catch(er);if(!s.ok)throw new z(s.status,r.errors??[]);return r}
async function Fl(e,t){try{let n=await fetch(e,t);return gs.includes(n.status)?null:n}catch(n){if(Bt(n))throw n;return null}}
function nr(e){let t=AbortSignal.timeout(Wl);return e?AbortSignal.any([e,t]):t}function ws({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function Bl(e){e!==Xt.answers&&(Xt.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function er(e){throw Bt(e)?e:new z(0,[{where:"",message:ke,suggestions:[]}])}
function Bt(e){return e instanceof DOMException&&e.name==="AbortError"}function pt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function mn(e){return e instanceof Error?
e.message:String(e)}var z,Jt,Xt,gs,Dl,Wl,ke,Re,yt=A(()=>{"use strict";z=class extends Error{constructor(t,n){super(n.map(
s=>s.message).join(" ")),this.status=t,this.problems=n}},Jt=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),
Xt={answers:!0},gs=[502,504],Dl=204,Wl=5e3,ke="No response could be read. Your input is still here; check your connectio\
n and try again.",Re=e=>`The server answered with ${e}.`});function sr(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function ut(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function gn(e){return e<0?`(${ut(e)})`:ut(e)}function bs(e){return rr(e," \
+ ")}function or(e){return rr(e,", ")}function wn(e,t){return e===t?t:`${e} = ${t}`}function rr(e,t){return e.length<=24?
e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var bn=A(()=>{"use strict"});function Es(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function xn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function En(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(xn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Ul(e,i,l,r);o.push(a)}return o.at(-1)??new s(0)}
function Ul(e,t,n,s){let{op:o}=t;if(o==="constant")return As(t,n);let r=ys(e,t,n).map(([f,d])=>s(f,d)),[i=0,a=0,c=0]=r;if(o===
"view"||o==="join")return i;if(o==="where")return i?a:c;if(o==="matmul")return ql(r);if(o==="collect")return _e.sum?.(r)??
0;if(o==="softmax")return jl(e,t,n,r);let l=_e[o];if(l)return l(r);let u=xs[o];if(!u)throw new RangeError(`There is no o\
peration ${o}.`);return u(i,a)}function ys(e,t,n){let{op:s,of:o=[],groups:r}=t,[i=0,a=0]=o;if(s==="view")return[[i,Gl(t,
n)]];if(s==="join")return[zl(e,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return ir(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(s==="softmax"||s in _e){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=ir(
c).map(f=>[i,l*c+f]);return o.length>1?[...u,[a,0]]:u}return o.map(c=>[c,e[c]?.shape.length?n:0])}function As({values:e=0},t){
return Es(Array.isArray(e)?e[t]??Number.NaN:e)}function Ss(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function jl(e,t,n,s){let{place:o,width:r}=Ss(e,t,n),i=Ms(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function Ms(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-
n)/s))}function ql(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Gl({shape:e,offset:t=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function zl(e,t,n){let s=n;for(let o of t){let r=xn(e[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function ir(e){return Array.from({length:e},(t,n)=>n)}function Vl(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Kl(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var xs,
_e,Ie=A(()=>{"use strict";xs={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,
maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Vl(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Kl(e/Math.SQRT2))},_e=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Ce(e,t,n){let s=new Map,o=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??r(i,a);return s.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:As(c,a),op:"",parts:[]};let f=ys(e,c,a).
map(([w,b])=>o(w,b)),[d,h,p]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&p)return d?.value?h:p;if(l==="\
collect")return ar(f);if(l==="matmul")return ar(fr(f));if(l==="softmax")return nu(f,Ss(e,c,a));let g=_e[l];if(g)return{value:g(
f.map(({value:w})=>w)),op:l,parts:f};let m=xs[l];if(!m||!d)throw new RangeError(`There is no operation ${l}.`);return{value:m(
d.value,h?.value??0),op:l,parts:f}};return o(e.length-1,t)}function yn(e){let t=new Map,n=new Set,s=o=>{n.has(o)||(n.add(
o),o.table!==void 0&&t.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(e),[
...t.values()]}function It(e){if(cr.has(e.op))return e;for(let t of e.parts){let n=It(t);if(n)return n}return null}function vs(e){
return e.op?Os(e,null,!1).text:ut(e.value)}function lr(e){let t=ut(e.value),n=It(e);if(!n)return wn(vs(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let s=Pe(e),o=s.reduce((r,i)=>r+i,0);return`${ut(s[e.place??0]??0)} / ${ut(o)} = ${t}`}return`${ur(
e,n)??Os(e,n,!1).text} = ${t}`}function Pe({parts:e,temperature:t}){return Ms(e.map(({value:n})=>n),t?.value)}function An(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),s=e.temperature?.value??1,o=Math.abs(n/s)>Yl;return{powers:o?Pe(e):t.
map(i=>Math.exp(i/s)),isShifted:o,largest:n}}function ur(e,t){if(e===t)return t.op==="sum"?`Sum ${ut(t.value)}`:null;let[
n,s]=e.parts,o=n&&ur(n,t);return!o||!s||s.op?null:e.op==="add"?`${o}, plus ${ut(s.value)}`:e.op==="divide"?`${o}, divide\
d by ${ut(s.value)}`:null}function Os(e,t,n){let{op:s,parts:o,value:r}=e,i=cr.has(s);if(!s||e===t||i&&n)return{text:gn(r),
binding:Rt};let a=o.map(d=>Os(d,t,n||i)),c=a.map(({text:d})=>d);if(s==="sum")return{text:c.length?bs(c):"0",binding:pe};
if(s==="softmax")return{text:tu(e,a),binding:At};if(s==="product")return{text:c.join(" · "),binding:At};let[l={text:"",
binding:Rt},u]=a,f=Xl[s];if(f&&u){let[d,h]=f,p=s==="add"||s==="multiply",g=_t(l,s==="power"?Rt:h),m=_t(u,p?h:h+1);return{
text:s==="power"?`${g}^${m}`:`${g} ${d} ${m}`,binding:h}}return s==="negative"?{text:`−${_t(l,At)}`,binding:pe}:s==="s\
qrt"?{text:`√${_t(l,Rt)}`,binding:Rt}:s==="absolute"?{text:`|${Zl(o[0],l)}|`,binding:Rt}:s==="sigmoid"?{text:`1 / (1 +\
 e^(−${_t(l,Rt)}))`,binding:At}:s==="gelu"?{text:`${_t(l,At)} · Φ(${l.text})`,binding:At}:{text:`${Ql[s]??s}(${or(c)}\
)`,binding:Rt}}function Zl(e,{text:t}){return e&&!e.op?ut(e.value):t}function _t({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function tu(e,t){let{place:n=0,temperature:s}=e,{isShifted:o,largest:r}=An(e),i=s?.value??1,a=t.map(c=>{let l=c;return o&&
(l={text:`${_t(c,pe)} − ${gn(r)}`,binding:pe}),i!==1&&(l={text:`${_t(l,At)} / ${gn(i)}`,binding:At}),`e^${_t(l,Rt)}`});
return`${a[n]} / (${bs(a)})`}function fr(e){let t=[];for(let n=0;n<e.length;n+=2){let s=e.slice(n,n+2);t.push({value:eu(
s),op:"multiply",parts:s})}return t}function eu(e){return e.reduce((t,{value:n})=>t*n,1)}function ar(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:Ts(
e),op:"sum",parts:e};let s=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?fr([r.parts[0],i]):[]),o={value:Ts(s),op:"sum",parts:s};
return{value:Ts(e),op:"divide",parts:[o,t]}}function Ts(e){return e.reduce((t,{value:n})=>t+n,0)}function nu(e,{place:t,
width:n}){let s=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...s&&{temperature:s}},i=Pe(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var Yl,he,pe,At,Jl,Rt,Xl,Ql,cr,Ns=A(()=>{"use strict";bn();Ie();Yl=30,[he,pe,
At,Jl,Rt]=[0,1,2,3,4],Xl={add:["+",pe],subtract:["−",pe],multiply:["·",At],divide:["/",At],remainder:["mod",At],power:[
"^",Jl],greater:[">",he],greater_equal:["≥",he],less:["<",he],less_equal:["≤",he],equal:["=",he],not_equal:["≠",he]},
Ql={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},cr=new Set(["sum","softmax"])});function E(e,t,n){let s=N(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function N(e,t,n){
let s=e.querySelector(t);return s&&hr(s,n)?s:null}function x(e,t,n){return[...e.querySelectorAll(t)].filter(s=>hr(s,n))}
function $s(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function C({target:e}){return e}function dr({target:e}){
return e}function He(e,t){e.textContent!==t&&(e.textContent=t)}function hr(e,t){return e instanceof(t??HTMLElement)}var V=A(
()=>{"use strict"});function mr(){return pr??=document.querySelector('[data-decimal=","]')!==null,pr}function Q(e){return mr()?e.replaceAll(
su,t=>t.replaceAll(/[.,]/g,n=>ou[n]??n)):e}function De(e){return mr()?e.replace(",","."):e}var su,ou,pr,Nt=A(()=>{"use s\
trict";su=/\d[\d.,]*\d/g,ou={".":",",",":"."}});function dt(e){return"down"in e.dataset?[x(e,"tbody td",HTMLTableCellElement)]:x(e,"tbody tr").map(t=>x(t,"td",HTMLTableCellElement))}
function me(e,t){let n=e.findIndex(s=>s.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function Sn(e){let t=new Map;
return n=>{let s=t.get(n);if(s!==void 0)return s;let o=N(e,`figure[data-table="${CSS.escape(n)}"]`),r=o?dt(o):[],i=o&&{figure:o,
cells:r.flat(),width:r[0]?.length??1,...Ct(o)};return t.set(n,i),i}}function Mn(e,t){let n=e?.cells[t];return n?te(n):Number.
NaN}function te(e){return sr(e.dataset.value??De(Ls(e)))}function Ls(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function St(e){return E(e,"figcaption span").textContent??""}function Ct(e){let t=s=>x(e,s).map(
o=>o.title||(o.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var We,Zt,Fe,Be,ge=A(()=>{"use strict";bn();V();Nt();We="figure[data-how]",Zt="figure[data-how] tbody td",Fe="figur\
e[data-editable]",Be="figure[data-editable] tbody td"});function gr(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(n.length);for(let o=0;o<n.length;o++)
s[o]=n.charCodeAt(o);return s}var wr=A(()=>{"use strict"});function Ue(e){if(Array.isArray(e))return iu(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=ru[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(gr(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function iu(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function je({values:e,
shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:au(e,n*o,(n+1)*o),shape:s}}function br({values:e,shape:t}){
return t.length<2?e:ks({values:e,shape:t})}function ks(e){return Array.from({length:e.shape[0]??0},(t,n)=>je(e,n).values)}
function au(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var ru,Rs=A(()=>{"use strict";wr();ru={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function it(e){return"kind"in e&&e.kind===Tn}function Mt(e){return it(e)?e.meta:e.layout.meta}function vn(e){return it(e)?
e.meta.height??0:e.layout.height}var Tn,On=A(()=>{"use strict";Tn="network"});function yr({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let o=e[s.trace];if("lines"in s){let r=qe(s.lines,t,n);
Object.assign(o,lu(r,n[s.row],s))}else o[s.attribute]=br(qe(s.is,t,n))}}function qe(e,t,n){let s=cu(t),o=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===Er?0:a.indexOf(n[i]??"")};return{values:En(e,(i,a=[])=>{let c=s[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>je(l,o(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function cu(e){let t=xr.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,Ue(s)])),xr.
set(e,t)),t}function lu({values:e,shape:t},n,{above:s,to:o}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Er&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=s||f>o||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var Er,
xr,_s=A(()=>{"use strict";Rs();Ie();Er="all",xr=new WeakMap});function Mr(e,t){let{table:n}=Mt(e);if(n&&"rows"in n)return[n];if(it(e))return[];let{data:s,layout:o}=e,r=n?[uu(n,o.meta,
t)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>fu(o,a)),...r]}function Nn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Is("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of t)o.insertRow().append(Is("th",r,"row"),...i.map(a=>Is("td",a)));return n}function Tr(e){
let t=s=>s.map(mu).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function uu(e,t,n){let{columns:s,labels:o}=e;if("values"in e){let i=e.values.map(a=>qe(a,t,n).values);return{columns:s,
rows:o.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=ks(qe(e.matrix,t,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function fu(e,t){let n=Ue(t.z??[]),s=Ar(e,t,"y").map((o,r)=>[o,...Array.from(je(n,r).values)]);return{columns:[
t.name??"",...Ar(e,t,"x")],rows:s}}function Ar(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>Sr(String(c)));let o=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(Sr);let{shape:a}=Ue(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Sr(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function mu(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
hu,"$1'").replace(pu,"'"),n=du.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Is(e,t,n){let s=document.
createElement(e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=
Number(o)===0?o.replace("-",""):o,s}var du,hu,pu,Cs=A(()=>{"use strict";Rs();On();_s();du=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
hu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,pu=/^(?=[\t\r\n])/});function vr(e,t){let n=s=>{let o=$r(s);o&&Ge(o)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&wu(e,t),e.addEventListener("pointerout",s=>{let o=C(s).closest(We),{relatedTarget:r}=s,i=r instanceof Node&&
o?.contains(r);o&&!i&&$n(Hs(o))}),e.addEventListener("keydown",bu)}function Or(e){for(let t of x(e,We))for(let[n,s]of x(
t,"tbody td").entries())s.tabIndex=n===0?0:-1}function wu(e,t){let n=0,s=async o=>{let r=$r(o);if(!r)return;n+=1;let i=n,
a=Ps(r),c=Hs(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,me(dt(a),r));i===n&&c.isConnected&&xu(
c,f,r)}catch(f){i===n&&(E(c,"[data-sum]").textContent=mn(f))}};e.addEventListener("click",s),e.addEventListener("keydown",
o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=C(o).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function bu(e){let t=C(e),n=t.closest(`${Zt}, ${Be}`),s=gu[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!s||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let o=Ps(
n),r=dt(o),{row:i,column:a}=me(r,n),c="down"in o.dataset,l=c?s.column:s.row,u=c?s.row:s.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function Ge(e,{withoutResult:t=!1}={}){let n=Ps(e),s=Hs(n);$n(s);let o=Sn(s),r=Ce(JSON.parse(
n.dataset.how??"[]"),dt(n).flat().indexOf(e),(u,f)=>Mn(o(u),f));e.dataset.lit="result";for(let u of yn(r)){let f=o(u.table??
"")?.cells[u.index??0];f&&(f.dataset.lit??="part")}let i=s.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":ut(te(e)),l=Number.isNaN(r.value)||t&&!r.op?a:wn(vs(r),a);i.textContent=[yu(n,e),Q(l)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function xu(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:i,index:a,numbers:c}=t,l=Ce(i,a,(g,m)=>Nr(
c[g],m).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[s,o,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(Nn(Eu(l,c)));let p=document.createElement("p");p.className=
"sum",p.textContent=lr(l),u.append(f,h,p,d),E(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function Eu(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=yn(a);return Nr(t[c],l).label},s=(a,...c)=>[a,...c.
map(ut)],o=It(e);if(!o)return{columns:["term","value"],rows:yn(e).map(({table:a="",value:c})=>s(t[a]?.title??"",c))};let{
op:r,parts:i}=o;if(r==="softmax"){let a=Pe(o);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>s(n(a),a.value))}}function Nr(e,t){let n=e?.index.indexOf(t)??-1,s=e?.values[n];return{label:e?.labels[n]??"",value:s===
void 0?Number.NaN:Es(s)}}function $n(e){for(let n of x(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function $r(e){return e.target instanceof Element?e.target.closest(Zt):null}function Ps(e){
return e.closest("figure")}function Hs(e){return e.closest("[data-step]")}function yu(e,t){let{row:n,column:s}=me(dt(e),
t),{rows:o,columns:r}=Ct(e);return[St(e),o[n],r[s]].filter(Boolean).join(", ")}var gu,Ds=A(()=>{"use strict";yt();bn();Ns();
V();Ie();ge();Nt();Cs();gu={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var ni,si,oi,ri,ii,ai,ci,li,ui,fi,di,hi,pi,mi,gi,wi,bi,xi,Ei,yi,Ys,Ai,Js,Si,Ye=A(()=>{"use strict";ni="This lesson has n\
o such input. Send one of its inputs.",si="This is not one of the options. Send one of {options}.",oi="This is not a lis\
t. Send a list of words.",ri="There are {words} words. Send {expected} words.",ii="This word is empty or not text. Send \
a word.",ai="The word contains a control character. Send it without.",ci="The word has {characters} characters. Send at \
most {most}.",li="This is not a matrix. Send a list of rows, each a list of numbers.",ui="The matrix has {count} row. Se\
nd {expected}.",fi="The matrix has {count} rows. Send {expected}.",di="This row is not a list. Send a list of numbers.",
hi="The row has {count} number. Send {expected}.",pi="The row has {count} numbers. Send {expected}.",mi="This is not a n\
umber. Enter a number, such as 0.25.",gi="The number is out of range. Enter a number from {least} to {most}.",wi="This i\
s not a whole number. Send a whole number.",bi='"{step}" is not a step of this lesson. Send the id of a removable step.',
xi='"{step}" cannot be removed. Send the id of a removable step.',Ei="This step needs {names}, which could not be comput\
ed above.",yi="The result is not a number: the inputs are too extreme. Enter smaller values.",Ys=[0,.01,.04,.1,.2,.4,.7,
1],Ai=4,Js=1e-12,Si=7});function ee(e,t){let n=Array.from(e),s=df(n),o=hf(n,t);return n.map((r,i)=>({text:$t(r,s),exact:to(r),level:o[i]??null}))}
function df(e){for(let t=0;t<3;t+=1)if(e.every(s=>{if(Math.abs(s)>=1e15)return!0;let o=s*10**t;return Math.abs(o-Math.round(
o))<=Js*Math.abs(o)}))return t;return 3}function $t(e,t=Qs(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Qs(e)&&n<1e10&&!t){let o=String(n),r=n>=1e4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[o="",r=""]=Zs(e,2,"toExponential").split("e");return`${o}e${Number(r)}`.replaceAll("-","−")}let s=Zs(
e,t,"toFixed");return(Number(s)===0?s.replace("-",""):s).replace("-","−")}function to(e){if(Qs(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=uf&&t<ff){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",s=""]=e.toExponential().split("e"),o=s.slice(1).padStart(2,"0");return`${n}e${s.charAt(0)}${o}`}
function Qs(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function Zs(e,t,n){let[s="",o]=e[n](lf).split("e"),r=s.indexOf(
".")+1+t,i=/^50*$/.test(s.slice(r)),a="02468".includes(s.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=s.slice(0,r).replace(/\.$/,"");return o===void 0?c:`${c}e${o}`}function hf(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Ys.slice(1).map((i,a)=>(i+(Ys[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let s=t?
Ai:Si,o=Math.max(0,...n.map(Math.abs));return o<=Js?n.map(()=>0):n.map(r=>Number(Zs(r/o*s,0,"toFixed")))}var lf,uf,ff,ne=A(
()=>{"use strict";Ye();lf=100,uf=1e-4,ff=1e16});var eo,no=A(()=>{"use strict";eo=`	
\v\f\r              \u2028\u2029  　`});function be(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var _n=A(()=>{"use strict";no()});function mf(e,t,n){let s=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),o=e.filter(({kind:c})=>c===
"words"),r=o.map(({value:c})=>c),i=o.map(({name:c})=>t[c]),a=s.map(({name:c})=>c);return{settings:[...n,...s.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(vi(r)===vi(i)?a:[...a,pf])}}function vi(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function gf(e,t,{settings:n,inputs:s},o){let r=Object.entries(e.tables).map(([m,w])=>{let b=Oi(
w,n)??null,{title:S="",figure:T=null}=b??Object.values(w.variants)[0]??{};return{name:m,title:S,isShown:T!==null,variant:b,
numbers:null}}),i=(m,w="")=>({tables:r,status:m,error:w}),a=e.inputs.map(m=>t.get(m)?.status);if(e.failing.some(m=>s.has(
m))||a.includes("unknown"))return i("unknown");let l=e.inputs.filter((m,w)=>a[w]==="failed");if(l.length){let m=l.map(w=>`\
“${t.get(w)?.title??w}”`).join(", ");return i("failed",be(Ei,{names:m}))}let u=new Map(r.map(({name:m,variant:w})=>[
m,w])),f=wf(e,u,t,s,o);if(!Oi(e.conditions,n)?.every(({expression:m,holds:w})=>{let[b]=Ni(m,f)??[];return b!==void 0&&!!b===
w}))return i("unknown");let p=r.map(m=>({...m,numbers:f(m.name)}));return p.some(({numbers:m})=>m&&Array.from(m).some(Number.
isNaN))?i("failed",yi):{tables:p,status:"computed",error:""}}function wf(e,t,n,s,o){let r=new Map(o),i=a=>{if(!e.tables[a])
return n.get(a)?.numbers??null;if(!r.has(a)){let l=t.get(a),u=l&&!l.fixed.some(f=>s.has(f));r.set(a,u?Ni(l.expression,i):
null)}return r.get(a)??null};return i}function Ni(e,t){return e.every(s=>s.op!=="table"||t(s.name??"")?.length===xn(s))?
En(e,s=>t(s)??[]):null}function Oi({settings:e,variants:t},n){return t[e.filter(s=>n.includes(s)).join(",")]}function bf(e,t){
return!e||e.length!==t?.length?!1:Array.from(e).every((n,s)=>Object.is(n,t[s]))}function Cn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,s,o)=>t[s]?.[Number(o)]??n)}var Ti,pf,In,Pn=A(()=>{"use strict";Ie();Ye();_n();Ti=new Map,pf="=",In=class{#e;#t;constructor(t){
this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:s,value:o})=>[s,o]));this.#t=this.#n(n,new Set,Ti,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n,s=Ti){return this.#n(
t,n,s,this.#t)}#n(t,n,s,o){let r={values:t,steps:[],known:new Map};for(let{name:a,kind:c,value:l}of this.#e.inputs){let u=t[a]??
l,d=c==="matrix"||c==="number"?[u].flat(2):null,h=JSON.stringify(u)===JSON.stringify(l);r.known.set(a,{numbers:d,isOwn:h,
status:"computed"})}let i=mf(this.#e.inputs,t,n);for(let a of this.#e.steps){let c=n.has(a.id),l=a.reads.every(m=>r.known.
get(m)?.isOwn??!0),u={settings:c?[a.id]:[],inputs:new Set},f=gf(a,r.known,l?u:i,s),{id:d,inputs:h}=a;r.steps.push({id:d,
inputs:h,isRemoved:c,isOwn:l,...f});let{tables:p,status:g}=f;for(let{name:m,numbers:w}of p){let b=l&&!c||bf(w,o?.known.get(
m)?.numbers),S=a.tables[m]?.variants[""]?.title;r.known.set(m,{numbers:w,isOwn:b,status:g,title:S})}}return r}}});function ki(e,{steps:t,known:n},s){let o=s.inputs.find(a=>a.name===e);if(!o)return t.flatMap(({tables:a})=>a).find(a=>a.
name===e)??null;let{shown:r}=o,i=n.get(e)?.numbers??null;return r?{name:e,title:r.title,isShown:!0,variant:r,numbers:i}:
null}function Ri({variant:e,numbers:t},n,s){let o=e&&s.content.children[e.figure??-1];if(!e||!o||!t)return null;let r=document.
importNode(o,!0),i=x(r,"tbody td");for(let[u,{text:f,exact:d,level:h}]of ee(t,e.shade).entries()){let p=i[u];if(!p)continue;
let g=Q(f);p.textContent=g,Li(p,"value",d===g?null:d),Li(p,"level",h||null)}let{rows:a,columns:c}=e,l="down"in r.dataset;
return Je(x(r,"tbody th"),l?c:a,n),Je(x(r,"thead th"),c,n),e.opens&&(r.dataset.how=JSON.stringify(e.expression)),r}function Li(e,t,n){
n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Je(e,t,n){for(let[s,o]of e.entries()){let r=Cn(t[s]??"",n),
i=[...r],a=i.length>$i;o.textContent=a?`${i.slice(0,$i-1).join("")}…`:r,o.title=a?r:""}}var $i,_i=A(()=>{"use strict";
V();ne();Pn();Nt();$i=20});function so(e){let[t,n]=[0,e.length];for(;t<n&&Ii(e.charAt(t));)t+=1;for(;t<n&&Ii(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var fg,Ii,Ci,Pi=A(()=>{"use strict";no();fg=new RegExp(`[${eo}]+`),Ii=e=>e!==""&&eo.includes(e);Ci=e=>[...e].length});function Hn(e,t){let n=e.map(({name:i})=>i),s=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:ni,suggestions:n})),o={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;o[i.name]=yf(i,a,o)}catch(a){if(!(a instanceof st))throw a;let{where:c,
message:l}=a;s.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),o[i.name]=i.own}if(s.length)throw new z(422,
s);return o}function yf(e,t,n){if(e.kind==="words")return Af(e,t);if(e.kind==="matrix")return Sf(e,t,n);if(e.kind==="num\
ber")return Wi(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new st("",si,{options:e.options.join(
", ")})}function Af({least:e,most:t},n){if(!Array.isArray(n))throw new st("",oi);if(n.length<e||n.length>t){let s=e<t?`${e}\
 to ${t}`:t;throw new st("",ri,{words:n.length,expected:s})}return n.map((s,o)=>{let r=`[${o}]`;if(typeof s!="string"||!so(
s))throw new st(r,ii);if(Ef.test(s))throw new st(r,ai);let i=Ci(s);if(i>40){let a=40;throw new st(r,ci,{characters:i,most:a})}
return so(s)})}function Sf(e,t,n){let s=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(s))throw new st("",li);let o=e.
isRow?[e.own]:e.own,r=Di(e.rows,n).length||o.length,i=Di(e.columns,n).length||(o[0]?.length??0);if(s.length!==r){let c=s.
length===1?ui:fi;throw new st("",c,{count:s.length,expected:r})}let a=s.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new st(u,di);if(c.length!==i){let f=c.length===1?hi:pi;throw new st(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Wi(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Wi({least:e,most:t,whole:n},s,o){if(typeof s!="num\
ber")throw new st(o,mi);if(!(s>=e&&s<=t)){let i={least:$t(e),most:$t(t)};throw new st(o,gi,i)}if(!n)return s;let r=Math.
round(s);if(Math.abs(s-r)>xf*Math.max(1,Math.abs(s),Math.abs(r)))throw new st(o,wi);return r}function Di(e,t){return Array.
isArray(e)?e:t[e]??[]}var xf,Ef,st,oo=A(()=>{"use strict";yt();Ye();ne();_n();Pi();xf=1e-9,Ef=/[\p{Cc}\p{Cs}]/u,st=class extends Error{constructor(t,n,s={}){
super(be(n,s)),this.where=t}}});var Wn={};ms(Wn,{exportedLesson:()=>Of,openRecord:()=>Dn});function Dn(){let e=E(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Fi??=new In(JSON.parse(e)),Fi}async function Of(e,t){let n=Dn(),s=Hn(n.inputs,Nf(e.inputs));$f(n,
s);let o=Lf(n,e.removed),i=JSON.stringify(s)===JSON.stringify(n.ownValues)&&await qi([...o],t)||await Rf(n,s,o,t),a=Pf(n,
s);return a&&i.append(a),i}function Nf(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Xe(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function $f({inputs:e},t){for(let{
name:n,kind:s,value:o}of e){let r=i=>[i].flat().length;if(s==="words"&&r(o)!==r(t[n]))throw Xe(422,`inputs.${n}`,Tf)}}function Lf(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let s of n){let o=e.steps.find(i=>i.id===s),r=o?xi:bi;if(!o?.isRemovable)
throw Xe(422,"removed",be(r,{step:s}))}return n}async function qi(e,{files:t,signal:n}){if(!t)return kf(e);if(e.length>1)
return null;let[s]=e,o=s?t.replace("{removed}",s):".",r=await fetch(o,{signal:n}).catch(ji);if(!r.ok)throw Xe(r.status,"",
Re(r.status));let i=await r.text().catch(ji),a=E(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function kf(e){let t=JSON.parse(E(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let s=document.createElement(
"div");s.dataset.steps="";let o=Object.values({...t[""],...t[n]});s.append(...o.map(i=>Bi("lesson-parts",i)));for(let i of x(
s,"[data-matrix]"))i.replaceWith(Bi("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(s),r}function Bi(e,t){let{content:n}=E(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function Rf(e,t,n,s){let o=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(o.map(c=>qi(c,s)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=N(r,`[data-step="${CSS.escape(c.id)}"]`);l&&If(l,c,a,e)}for(let c of x(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||_f(c,e.solve(t,new Set([...n,l])))}return r}function _f(e,{
steps:t}){let n=t.find(({id:s})=>s===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:s})=>s)||(e.disabled=
!0,e.parentElement?.append(" ",vf))}function If(e,t,n,s){let o=s.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!o)return;let r=t.inputs.map(i=>ki(i,n,s)).filter(i=>i!==null);Ui(e,".step-inputs",
r,n.values),Ui(e,".step-results",t.tables,n.values),t.isOwn||Cf(e,t)}function Cf(e,{status:t,error:n}){let o=Object.entries(
{remark:".remark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of x(e,".remark, pointer-view, .f\
ailure"))i.remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=o.map(
([i])=>i).join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=Mf;else if(o.length){let i=o.map(([
l])=>l).join(" and the "),[a,c]=o.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hi\
dden: ${c} the original numbers.`}r.textContent&&E(e,".reasons").before(r)}function Ui(e,t,n,s){let o=N(e,t);if(!o)return;
let r=n.filter(({isShown:u})=>u),i=E(document,"#lesson-figures",HTMLTemplateElement),a=r.map(u=>Ri(u,s,i)).filter(u=>u!==
null),c=r.filter(({numbers:u})=>!u).map(({title:u})=>u);if(o.replaceChildren(...a),!c.length)return;let l=document.createElement(
"p");l.className="quiet",l.dataset.missing="",l.textContent=`Only the server can compute with your changes: ${c.join("; ")}\
.`,o.append(l)}function Pf(e,t){let n=N(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,s=N(n,"[data-i\
nputs]"),o=s&&document.importNode(s,!0);for(let{name:r,shown:i}of o?e.inputs:[]){let a=E(o,`[data-input="${CSS.escape(r)}\
"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?Q(to(l)):String(l));for(let[l,u]of x(a,"input, select").entries())u.value=
c[l]??"";i&&(Je(x(a,"tbody th"),i.rows,t),Je(x(a,"thead th"),i.columns,t))}return o}function ji(e){throw Bt(e)?e:Xe(0,"",
ke)}function Xe(e,t,n){return new z(e,[{where:t,message:n,suggestions:[]}])}var Mf,Tf,vf,Fi,Qe=A(()=>{"use strict";yt();
V();Ye();_i();ne();Pn();oo();Nt();_n();Mf="With your changes, only the server can compute this step.",Tf="Only the serve\
r can compute with more or fewer words.",vf="(with your changes, only on the server)"});function Fn(e,t){let n=N(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let s=n.getBoundingClientRect(),
o=t.getBoundingClientRect(),r=document.createElementNS(Gi,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of Hf(e)){let a=i.right<o.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[o.left,(o.top+o.bottom)/2]:[(o.left+o.right)/2,o.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],p=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([m=0,w=0])=>`${(m-s.left).toFixed(1)} ${(w-s.top).toFixed(1)}`),g=document.createElementNS(Gi,"path");g.setAttribute(
"d",`M${p[0]}C${p.slice(1).join(" ")}`),r.append(g)}n.append(r)}function Hf(e){return x(e,"figure.matrix").flatMap(t=>{let n=x(
t,'[data-lit="part"]').map(s=>s.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:s})=>s)),right:Math.
max(...n.map(({right:s})=>s)),top:Math.min(...n.map(({top:s})=>s)),bottom:Math.max(...n.map(({bottom:s})=>s))}]:[]})}var Gi,
zi=A(()=>{"use strict";V();Gi="http://www.w3.org/2000/svg"});function D(e,t,n){let s=Math.min(1,Math.max(0,(e-t)/(n-t)));return s<.5?4*s**3:1-(2-2*s)**3/2}function Lt(e,t,n){return e+
(t-e)*n}function mt(e,t,n){return{x:Lt(e.x,t.x,n),y:Lt(e.y,t.y,n),width:Lt(e.width,t.width,n),height:Lt(e.height,t.height,
n)}}function ot(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*Df+n*Wf+([...e].
length-t-n)*Vi}function xe(e,t){let n=Math.max(0,...e.map(ot));return n?Math.min(t,n+12):0}function Bn(e,t){return Math.
max(Math.min(150,e/4),Math.min(220,t))}function at(e,t){if(ot(e)<=t)return e;let n=Math.floor(t/Vi)-1;return n>1?`${[...e].
slice(0,n).join("")}…`:""}function K(e,t,n,{opacity:s=1,isLit:o=!1,isRaised:r=!1}={}){let i=ot(n.text),a=t.width<i+ro,
l=t.height>=17&&t.width>=(a?Ff:1)*i+ro/2?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:l,opacity:s,isLit:o,isRaised:r,
isNarrow:a}}function j(e,t,n,s,o={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=o;return{kind:"text",key:e,x:t,y:n,
text:s,anchor:r,opacity:i,isQuiet:a}}function Ht(e,t,{opacity:n=1,isQuiet:s=!1}={}){return{kind:"line",key:e,path:t,opacity:n,
isQuiet:s}}function Ut(e){return{...e,text:"?",level:void 0}}function Tt(e,t,n){return Math.max(3,Math.min(n,e/Math.max(
1,t)))}function gt(e){return Math.max(44,...e.map(({text:t})=>ot(t)+2*ro))}var Vi,Df,Wf,ro,Ff,nt,Ee=A(()=>{"use strict";
[Vi,Df,Wf]=[8.8,9.8,4.8],ro=6,Ff=.8,nt=30});function Yi({weights:e,shares:t,labels:n,values:s,results:o,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=gt(e),
d=gt([...s.flat(),...o])+14,h=a-f-38-o.length*d,p=xe([...n,r],Bn(a,h)),g=p+f+34,m=Tt(a-g-4,o.length,d),w=m-Math.min(5,m/
5),b=Tt(Bf,u,nt+8),S=b-Math.min(6,b/4),T=8+u*b+14,P=Math.max(...t),L=D(c,0,.9),tt={anchor:"end",isQuiet:!0},B=[],Y=0;for(let[
y,I]of t.entries()){let k=8+y*b,R=k+S/2+6;if(b>17){let G=at(n[y]??"",p-12);B.push(j(`label-${y}`,p-12,R,G,tt))}B.push(K(
`weight-${y}`,{x:p,y:k,width:f,height:S},e[y]??{text:""})),b>17&&B.push(j(`times-${y}`,p+f+17,R,"·",{isQuiet:!0}));let q=Lt(
1,Lt(Uf,1,I/P),L),v=Ki*y/Math.max(1,u-1),J=D(c,1+v,1.85-Ki+v);for(let[G,U]of(s[y]??[]).entries()){let H={x:g+G*m,y:k,width:w,
height:S};if(B.push(K(`value-${y}-${G}`,H,U,{opacity:q})),J===0||c>=io||I*ye<.25)continue;let et={...H,y:T+Y,height:I*ye},
bt=mt(H,et,J),ht={...U,text:""};B.push(K(`strip-${y}-${G}`,bt,ht,{opacity:Lt(q,1,J)}))}Y+=I*ye}let F=g+o.length*m;B.push(
Ht("rule",`M${p} ${T-8}H${F}`,{opacity:D(c,.9,1.1),isQuiet:!0}));let _=D(c,1.8,2);B.push(j("result",g-12,T+ye/2+6,at(r,g-
12),{anchor:"end",opacity:D(c,1,1.3)}));for(let[y,I]of o.entries()){let k={x:g+y*m,y:T,width:w,height:ye},R=y===l?Ut(I):
I;_>0&&B.push(K(`result-${y}`,k,R,{opacity:_}))}return{width:F,height:T+ye+8,marks:B}}function Ji({weights:e,labels:t,shares:n},{
moment:s}){let o=n.indexOf(Math.max(...n)),r=t[o]?`“${t[o]}” has the`:"The";return s===0?`${r} largest weight${r==="\
The"?" is":","} ${e[o]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows a\
s thick as their weights fill exactly one row: the average."}var io,ye,Bf,Ki,Uf,Xi=A(()=>{"use strict";Ee();io=2,ye=44,Bf=
380,Ki=.4,Uf=.1});function na({sources:e,targets:t,flights:n},{width:s,at:o,asked:r=-1}){let i=gt(n.map(({tile:y})=>y))+4,[a,c]=[e,t].map(
y=>ao(y,i,s)),l=se(a)+Qi+se(c)<=s,u=Math.max(ea(e),ea(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(s-
f*Un)/u)),h=l?Math.max(Ze(e),Ze(t)):Ze(e)+Ze(t),p=Math.max(6,Math.min(nt+4,jf/h)),[g,m]=[d-Math.min(4,d/5),p-Math.min(4,
p/4)],w=h*p+Ae+6,b=l?w:w+Ae+24,S={sources:ao(e,d,s),targets:ao(t,d,s)},T=se(S.sources)+Qi,P=l?T+se(S.targets):Math.max(se(
S.sources),se(S.targets)),L=y=>l?0:(P-se(y))/2,tt={sources:{top:Ae,edges:ta(S.sources,L(S.sources))},targets:{top:l?Ae:Ae+
Ze(e)*p+24+Ae,edges:ta(S.targets,l?T:L(S.targets))}},B=(y,I)=>{let{columns:k=0}={sources:e,targets:t}[y][I]??{},R=(S[y][I]??
0)-k*d;return(tt[y].edges[I]??0)+R/2},Y=(y,{table:I,row:k,column:R})=>({x:B(y,I)+R*d,y:tt[y].top+k*p,width:g,height:m}),
F=[],_=[];for(let[y,I]of[["sources",e],["targets",t]])for(let[k,{title:R,columns:q}]of I.entries()){let v=y==="targets"&&
t.length>1?k:0,J=y==="targets"?D(o,v,v+.4):1,G=B(y,k)+q*d/2,U=at(R,S[y][k]??0);F.push(j(`${y}-${k}`,G,tt[y].top-9,U,{opacity:J,
isQuiet:!0}))}for(let[y,{tile:I,from:k,to:R,moment:q}]of n.entries()){let[v,J]=[Y("sources",k),Y("targets",R)],G=Math.max(
1,(t[R.table]?.columns??1)-1),U=Zi*R.column/G,H=D(o,q+U,q+1-Zi+U);if(F.push(K(`left-${y}`,v,I,{opacity:H>0?.25:1})),H===
0)continue;let et=y===r?{...I,text:"?",level:void 0}:I;_.push(K(`moved-${y}`,mt(v,J,H),et,{isRaised:H<1}))}return{width:P,
height:b,marks:[...F,..._]}}function ao(e,t,n){let s=(n-(e.length-1)*Un)/e.length;return e.map(({title:o,columns:r})=>Math.
max(r*t,Math.min(ot(o),s)))}function se(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Un)}function ta(e,t){let n=t;return e.
map(s=>{let o=n;return n+=s+Un,o})}function ea(e){return e.reduce((t,{columns:n})=>t+n,0)}function Ze(e){return Math.max(
...e.map(({rows:t})=>t))}function sa({sources:e,targets:t},{moment:n}){let s=r=>r.map(({title:i})=>`“${i}”`).join(",\
 ").replace(/, (?=[^,]*$)/," and ");if(t.length>1){let r=t[n]?s([t[n]]):"";return`Part of ${s(e)} becomes ${r}. No numbe\
r changes.`}let o=e.length>1?"are put together in":"becomes";return`${s(e)} ${o} ${s(t)}. No number changes.`}var jf,Un,
Qi,Ae,Zi,oa=A(()=>{"use strict";Ee();jf=400,Un=36,Qi=84,Ae=28,Zi=.4});function ra(e,{width:t,at:n,asked:s=-1}){let{sliding:o,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,o.tiles.length],h=u?[]:[o,...r].map(({label:M})=>M),p=[...o.tiles,...r.flatMap(({tiles:M})=>M),...i.flat()],g=gt(
c),m=ot(l)>qf,w=l&&!m?ot(l)+14:0,b=gt(p)+8,S=t-w-g-48-d*b,T=xe(h,Bn(t,S)),P=f+2,[L,tt]=u?[P,d]:[d,P],B=t-T-w-(u?0:g+44)-
4,Y=Math.max(g+8,...r.map(({label:M})=>ot(M)+10)),F=Tt(B,L,Math.max(b,u?Math.min(Y,120):0)),_=Tt(Gf,tt,nt+6),y=F-Math.min(
5,F/5),I=_-Math.min(5,_/4),k=u?48:8,R=k+d*_+22,q=T+d*F+40,v=(u?T+P*F:q+g)+w,J=(M,X)=>u?{x:T+M*F,y:k+X*_,width:y,height:I}:
{x:T+X*F,y:k+M*_,width:y,height:I},G=M=>u?{x:T+M*F,y:R,width:y,height:nt}:{x:q,y:k+M*_,width:g,height:I},U=Math.min(f-1,
Math.floor(n)),H=Math.min(1,n-U),et=Math.max(0,U-1+D(H,0,U?jn:.01)),bt=M=>Math.min(1,Math.max(0,M)),ht=M=>M+1-bt(et-M)+bt(
M-et),xt=[],vt=[];for(let[M,{label:X,tiles:Ot}]of r.entries()){let Et=ht(M),lt=M===U&&H>jn&&H<1;for(let[tr,Cl]of Ot.entries()){
let Pl=M>U&&n<f?.6:1;xt.push(K(`line-${M}-${tr}`,J(Et,tr),Cl,{opacity:Pl}))}xt.push(pn(`name-${M}`,X,Et,lt));let Kt=M<U||
H===1;if(M>U)continue;let rt=M<U?1:D(H,co,.95);if(!rt)continue;let Ft=G(Et),Yt=c[M]??{text:""},Le=Math.min(d,Math.floor(
rt*d+1e-9)),_l={text:a[M]?.[Le-1]??""},Il=M===s?Ut(Yt):Kt?Yt:_l;xt.push(K(`result-${M}`,Ft,Il,{opacity:Math.min(1,4*rt)})),
xt.push(ps(M,Et,Kt,Math.min(1,4*rt)))}let kt=n>=f||H===0&&U>0?Math.ceil(n)-1:U,fe=H===0||n>=f?1:D(H,jn,co),hn=n<f&&H>0&&
H<jn;if(n>0&&!hn){let M=et+2;for(let[X,Ot]of(i[kt]??[]).entries()){let Et=J(M,X),lt=.25*X/Math.max(1,d-1),rt=kt===U&&H>0&&
H<1?D(H,co+lt*.6,.8+lt*.6):1,Ft=kt===s;if(vt.push(K(`product-${X}`,Et,Ot,{opacity:fe*(1-.55*rt),isLit:!0})),rt===0||rt===
1)continue;let Yt=mt(Et,zf(G(ht(kt))),rt),Le=Ft&&rt>.6?{...Ot,text:""}:Ot;vt.push(K(`flight-${X}`,Yt,Le,{opacity:1-D(rt,
.8,1),isLit:!0}))}}for(let[M,X]of o.tiles.entries())vt.unshift(K(`sliding-${M}`,J(et,M),X,{isRaised:!0}));vt.push(pn("na\
me-sliding",o.label,et,!0));let de=u?R+nt+8:k+P*_+6;if(m){let M=at(`then ${l}`,t-T);xt.push(j("after",T,de+16,M,{anchor:"\
start",isQuiet:!0}))}else if(l){let M=u?T+P*F+8:q+g+10,X=u?R+21:k+_+I/2+6;xt.push(j("after",M,X,l,{anchor:"start",isQuiet:!0}))}
return{width:v,height:de+(m?24:0),marks:[...xt,...vt]};function pn(M,X,Ot,Et){let lt=!Et;if(u){let Ft=T+Ot*F+y/2,Yt=M===
"name-sliding",Le=at(X,Yt?t-Math.abs(2*Ft-v):F-4);return j(M,Ft,Yt?16:38,Le,{isQuiet:lt})}let Kt=k+Ot*_+I/2+6,rt=_>17?at(
X,T-12):"";return j(M,T-12,Kt,rt,{anchor:"end",isQuiet:lt})}function ps(M,X,Ot,Et){let lt=G(X),[Kt,rt]=u?[lt.x+lt.width/
2,lt.y-6]:[lt.x-20,lt.y+lt.height/2+6],Ft=Ot?u?"":"=":"+ …";return j(`equals-${M}`,Kt,rt,Ft,{opacity:Et,isQuiet:!0})}}
function zf({x:e,y:t,width:n,height:s}){return{x:e+n/4,y:t+s/4,width:n/2,height:s/2}}function ia(e,{moment:t,isAsked:n}){
let{sliding:s,lines:o,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[s.label,o[t]?.label].map(g=>g?`“${g}”`:""),f=l&&
u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",p=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}\
umbers that meet are multiplied, and the products add up to ${p}.`}var qf,Gf,jn,co,aa=A(()=>{"use strict";Ee();qf=76,Gf=
380,[jn,co]=[.35,.55]});function ua({sources:e,places:t,sums:n},{width:s,at:o,asked:r=-1}){let i=e.map(({tile:L})=>L),a=Math.max(gt(i),...e.map(
({label:L})=>ot(L)))+16,c=Tt(s,e.length,a),l=Tt(s,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,p]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],g=28,m=g+nt+la+ca,w=t.map((L,tt)=>e.reduce((B,Y)=>B+(Y.
place===tt?Y.share:0),0)),b=ca/Math.max(...w,1e-9),S=[Ht("base",`M${d} ${m+1}H${d+t.length*l}`)],T=t.map(()=>0),P=t.map(
()=>{});for(let[L,{label:tt,tile:B,share:Y,place:F}]of e.entries()){let _=f+L*c+(c-h)/2,y={x:_,y:g,width:h,height:nt},I=d+
F*l+(l-p)/2,k=T[F]??0,R=Math.max(0,Y*b),q={x:I,y:m-k-R,width:p,height:R};T[F]=k+R;let v=o-L,J=F===r;S.push(j(`label-${L}`,
_+h/2,18,at(tt,c),{isQuiet:!0}),K(`source-${L}`,y,B,{opacity:v>=1?.35:1}));let[G,U]=[_+h/2,I+p/2],H=g+nt+la/2,et=`M${G} ${g+
nt}C${G} ${H} ${U} ${H} ${U} ${q.y}`,bt=D(v,0,lo)*(1-D(v,qn,1));bt&&S.push(Ht(`way-${L}`,et,{opacity:bt,isQuiet:!0}));let ht=Math.
min(1,Math.max(0,(v-lo)/(qn-lo)))**2;if(ht>0){let xt=mt(y,q,ht),vt=D(ht,0,.7),kt=J&&ht>.5?{...B,text:""}:B,fe=mt(y,q,vt).
x;S.push(K(`dropped-${L}`,{...xt,x:fe},kt)),v>=qn&&(P[F]=n[L])}}for(let[L,{label:tt,tile:B}]of t.entries()){let Y=d+L*l+
l/2,F=e.filter((R,q)=>R.place===L&&o>=q+qn),_=m-F.reduce((R,{share:q})=>R+q*b,0),I=e.every((R,q)=>R.place!==L||o>=q+1)&&
(P[L]!==void 0||o>=e.length),k=L===r&&P[L]?Ut(B).text:I?B.text:P[L];k&&S.push(j(`sum-${L}`,Y,_-9,k)),S.push(j(`place-${L}`,
Y,m+24,at(tt,l-6),{isQuiet:!k}))}return{width:u,height:m+36,marks:S}}function fa({sources:e,places:t,sums:n},{moment:s,isAsked:o,
isEnd:r}){let i=e[s];if(!i)return"";if(r){let u=t.map((h,p)=>e.filter(g=>g.place===p)).reduce((h,p)=>p.length>h.length?p:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=o?"":`, which has ${n[s]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var ca,la,lo,qn,da=A(()=>{"use strict";Ee();ca=170,la=76,[lo,qn]=[.15,
.8]});function ma({scores:e,weights:t,shares:n,powers:s,sum:o,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=Math.max(gt([...e,...t]),...r.map(ot))+10,p=c<480?ha/2:ha,g=c-p-60,m=g-f*Math.min(h,128),
w=c>620?xe(d,Math.max(200,m)):0,b=Tt(g-w,f,Math.min(h,128)),S=b-Math.min(8,b/4),T=28+oe,[P,L]=[T+8,T+8+nt+8],tt=r.some(v=>ot(
v)>b),B=L+nt+22,Y=w+f*b+18,F=Math.max(...n),_=[],y=v=>Gn*v/Math.max(1,f-1);if(w){let v={anchor:"end",isQuiet:!0},J=G=>at(
G,w-12);_.push(j("name-powers",w-12,T-8,J(i.powers),{...v,opacity:D(l,0,.5)}),j("name-scores",w-12,P+21,J(i.scores),v),j(
"name-weights",w-12,L+21,J(i.weights),{...v,opacity:D(l,2,2.5)}))}let I=w+f*b;_.push(Ht("base",`M${w} ${T+1}H${I}`,{isQuiet:!0}));
let k=D(l,1,1.4),R=Y+p+6;_.push(Ht("zero",`M${Y-8} ${T+1}H${R}`,{opacity:k,isQuiet:!0}),Ht("one",`M${Y-8} ${T-oe}H${R}`,
{opacity:k}),j("one-text",R+8,T-oe+6,"1",{anchor:"start",opacity:k}),j("zero-text",R+8,T+6,"0",{anchor:"start",opacity:k,
isQuiet:!0}),j("sum",Y+p/2,T-oe-10,`Σ ${o}`,{opacity:D(l,1,1.5)*(1-D(l,2,2.3))}));let q=0;for(let[v,J]of n.entries()){let G=w+
v*b+(b-S)/2,U=D(l,y(v),1-Gn+y(v)),H=oe*J*U/F,et={...t[v]??{text:""},text:""},bt={x:G,y:T-H,width:S,height:H},ht=v===u,xt=Lt(
1,.35,D(l,1,1.6)),vt=ht?{...et,level:void 0}:et;_.push(K(`bar-${v}`,bt,vt,{opacity:xt}));let kt=s[v]??"";ot(kt)<b&&_.push(
j(`power-${v}`,G+S/2,bt.y-8,kt,{opacity:U})),_.push(K(`score-${v}`,{x:G,y:P,width:S,height:nt},e[v]??et)),q+=J*oe;let fe={
x:Y,y:T-q,width:p,height:J*oe},hn=D(l,1+y(v),2-Gn+y(v));hn>0&&_.push(K(`part-${v}`,mt({...bt,height:H},fe,hn),vt));let de=D(
l,2+y(v),3-Gn+y(v)),pn={x:G,y:L,width:S,height:nt};if(de>0){let X=ht?Ut(et):de<1?et:t[v]??et;_.push(K(`weight-${v}`,mt(fe,
pn,de),X))}let ps=tt&&v%2?22:0,M=at(r[v]??"",tt?2*b-8:b);_.push(j(`label-${v}`,G+S/2,B+ps,M,{isQuiet:!0}))}return{width:R+
20,height:B+(tt?22:0)+10,marks:_}}function ga({sum:e},{moment:t}){return["Each score becomes a power of e: all of them a\
re positive, and large ones stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Ea\
ch power is divided by ${e}, so that the weights sum to 1.`][t]??""}var pa,oe,ha,Gn,wa=A(()=>{"use strict";Ee();pa=3,oe=
150,ha=60,Gn=.35});function Aa(e){let t=new uo(e),n=x(e,`.step-results ${We}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:dt(i)})),s=new Map(n.map(i=>[i,t.kindOf(i)])),o=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=s.get(i)??"\
plain";if(a==="moves"){let c=en(i.expression).join(),l=x(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&s.get(f)==="moves"&&en(f.expression).join()===c);for(let f of u)r.add(f);o.push(ed(t,u))}else if(a==="scatt\
er")o.push(td(t,i));else if(a==="plain")o.push(Qf(i));else for(let c of i.grid.keys())o.push(Zf(t,i,c,a))}return o.filter(
({cells:i})=>i.length)}function en(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function Qf({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,s)=>s+1),seconds:Ea.plain,scene:null,words:()=>"",forget:()=>{}}}
function tn(e,t,n,s){let o,r=()=>(o??=t(),o);return{...e,seconds:Ea[e.kind],scene:i=>n(r(),i),words:i=>s(r(),i),forget:()=>{
o=void 0}}}function Zf(e,t,n,s){let o=t.grid[n]??[],r=Ct(t.figure).rows[n]??"",i=[St(t.figure),r].filter(Boolean).join("\
, "),a={kind:s,title:i,label:r,cells:o};if(s==="products"){let u=o.map((d,h)=>h+1),f=()=>e.products(t,n);return tn({...a,
shown:u},f,ra,ia)}let c=s==="softmax"?pa:io,l=Array.from({length:c},(u,f)=>f===c-1?o.length:0);return s==="softmax"?tn({
...a,shown:l},()=>e.softmax(t,n),ma,ga):tn({...a,shown:l},()=>e.average(t,n),Yi,Ji)}function td(e,t){let n=t.expression.
at(-1)?.groups??[],s=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),o=[...s.keys()].sort((u,f)=>u-f),r=new Map(o.map((u,f)=>[
s.get(u),f])),i=n.map((u,f)=>r.get(f)??o.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:St(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:o.map((u,f)=>i.filter(d=>d<=f).length)};
return tn(l,()=>e.scatter(t,o,s),(u,{asked:f=-1,...d})=>ua(u,{...d,asked:a[f]??-1}),fa)}function ed(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),s=en(t[0]?.expression??[]).length,o=t.length>1?t.length:s,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:o},(l,u)=>t.length===1?u===o-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>St(l)).join(", "),label:"",cells:n,shown:i};return tn(c,()=>e.moves(t),na,sa)}function Se(e,{dataset:t}){let{
tone:n,shade:s}=t;return{text:Ls(e),level:e.dataset.level,tone:n,shade:s}}function re(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return Q(Number.isInteger(e)?$t(e):$t(e,n))}function ba(e){let t=e?dt(e):[];return{title:e?St(e):"",rows:t.
length,columns:t[0]?.length??0}}function fo(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function nd(e){let t=e.flat();return t.length>0&&t.length<=ya&&new Set(t).size===t.length}function xa(e){
let t=e&&It(e);return t?.op!=="sum"||t.parts.length>Vf||!t.parts.length?!1:t.parts.every(({op:n,parts:s})=>n==="multiply"&&
s.length===2&&s.every(o=>o.parts.every(r=>!r.op)))}function ho(e){return(It(e)?.parts??[]).map(n=>n.parts)}function sd(e){
let t=ho(e).map(([s])=>s?.value??Number.NaN),n=t.reduce((s,o)=>s+o,0);return Math.abs(n-1)<Jf&&t.every(s=>s>=0)}function od(e,t){
let[n,s]=[fo(e),t&&fo(t)];return n.table===s?.table&&n.index===s?.index&&e.value===t?.value}var Ea,Vf,Kf,ya,Yf,Jf,Xf,uo,
Sa=A(()=>{"use strict";Ns();V();ne();ge();Nt();Xi();oa();aa();da();wa();Ea={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},Vf=96,Kf=24,ya=48,Yf=400,Jf=1e-6,Xf=new Set(["table","view","join"]);uo=class{constructor(t){this.
tableNamed=Sn(t)}kindOf({expression:t,grid:n}){let s=t.at(-1),o=n.flat();if(!s||!o.length||en(t).some(h=>!this.tableNamed(
h)))return"plain";if(s.op==="collect")return nd(s.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>Xf.
has(h)))return n.length>1&&r>1&&o.length<=Yf?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.
has("matmul"))return"plain";let a=this.#e(t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=ya?"softmax":"plai\
n";if(!i.has("matmul")||r>Kf||!xa(c))return"plain";let l=this.#t(n[0]?.map((h,p)=>a(p))??[]),u=this.#n(c);if(!l||u===null)
return"plain";let f=n.map((h,p)=>a(p*r));return l.isUpright&&!l.isSwapped&&!u&&f.every(sd)?"average":"products"}softmax({
figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(n)(o*r.length),{powers:a,isShifted:c}=An(i),l=i.temperature?.value??
1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(u.table);return{scores:this.#r(i.parts),weights:r.map(d=>Se(d,t)),
shares:this.#s(i,r.length),powers:a.map(re),sum:re(a.reduce((d,h)=>d+h,0)),labels:Ct(t).columns,names:{scores:f?St(f.figure):
"Scores",powers:`e to each score${c?" − largest":""}${l===1?"":` ÷ ${re(l)}`}`,weights:St(t)}}}average({figure:t,expression:n,
grid:s},o){let r=s[o]??[],i=this.#e(n),a=r.map((u,f)=>ho(i(o*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Ct(t).rows[o]??"";
return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.
map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.map(u=>Se(u,t)),label:l||St(t)}}products({figure:t,expression:n,
grid:s},o){let r=s[o]??[],i=this.#e(n),a=r.map((m,w)=>i(o*r.length+w)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table}\
 is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,d=u.map(m=>m.map(({value:w},b)=>w*(l[b]?.value??Number.
NaN))),h=ee(d.flat(),""),{rows:p,columns:g}=Ct(t);return{sliding:{label:p[o]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(
l)},lines:u.map((m,w)=>({label:g[w]??this.#i(m[0],f),tiles:this.#r(m)})),products:d.map((m,w)=>m.map((b,S)=>{let{text:T="",
level:P}=h[w*m.length+S]??{};return{text:Q(T),level:P?String(P):void 0}})),sums:d.map(m=>{let w=0;return m.map(b=>(w+=b,
re(w)))}),results:r.map(m=>Se(m,t)),after:a[0]?this.#n(a[0])??"":"",isUpright:f}}scatter({figure:t,expression:n,grid:s},o,r){
let i=this.#e(n),{columns:a}=Ct(t),c=n.at(-1)?.groups??[],l=s.flat(),u=c.map(()=>0),f=c.map((p,g)=>i(g).parts),d=o.map(p=>{
let g=r.get(p)??0,m=f[g]?.[c[g]?.indexOf(p)??-1],w=m?.value??Number.NaN,b=m?this.#r([m])[0]:void 0;return{label:this.#i(
m,!0),tile:b??{text:re(w)},share:w,place:g}}),h=new Map(d.map(({place:p},g)=>[p,g]));return{sources:d,places:l.map((p,g)=>({
label:a[g]??"",tile:Se(p,t)})),sums:d.map(({share:p,place:g},m)=>(u[g]=(u[g]??0)+p,h.get(g)===m?l[g]?.textContent??"":Q(
$t(u[g]))))}}moves(t){let n=en(t[0]?.expression??[]),s=n.map(r=>ba(this.tableNamed(r)?.figure??null)),o=[];for(let[r,{figure:i,
expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??1;for(let[f,d]of c.flat().entries()){let{table:h="",
index:p=0}=l(f),g=n.indexOf(h),m=s[g]?.columns??1;o.push({tile:Se(d,i),from:{table:g,row:Math.floor(p/m),column:p%m},to:{
table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:g})}}return{sources:s,targets:t.map(({figure:r})=>ba(r)),flights:o}}#e(t){
let n=(s,o)=>Mn(this.tableNamed(s),o);return s=>Ce(t,s,n)}#t(t){let n=t.map(ho),[s,o]=[0,1].map(d=>n.map(h=>h.map(p=>p[d]))),
r=d=>d?.every(h=>h.every((p,g)=>od(p,d[0]?.[g]))),i=!r(s),[a,c]=i?[o,s]:[s,o];if(!a?.[0]||!c||!r(a)||!xa(t[0]))return null;
let[l,u]=(c[0]??[]).map(d=>this.#o(d)),f=!!(l&&u&&l.column===u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,
isSwapped:i}}#n(t){let n=It(t);if(t===n)return"";let[s,o]=t.parts,r=s&&It(s)===n?this.#n(s):null;if(r===null||!o||o.op)return null;
let a={add:`+ ${this.#a(o)||re(o.value)}`,divide:`÷ ${re(o.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#s(t,n){
let{powers:s}=An(t),o=s.reduce((r,i)=>r+i,0);return s.slice(0,n).map(r=>r/o)}#r(t){let n=ee(t.map(({value:s})=>s),"");return t.
map((s,o)=>{let{figure:r,cell:i}=this.#o(s)??{};if(r&&i&&!s.op)return Se(i,r);let{text:a="",level:c}=n[o]??{};return{text:Q(
a),level:i?.dataset.level??(c?String(c):void 0),tone:r?.dataset.tone}})}#o(t){let{table:n,index:s=0}=t?fo(t):{},o=n===void 0?
null:this.tableNamed(n);if(!o)return null;let{figure:r,cells:i,width:a,rows:c,columns:l}=o,[u,f]=[Math.floor(s/a),s%a];return{
figure:r,cell:i[s],row:u,column:f,rows:c,columns:l}}#i(t,n){let s=this.#o(t);return(n?s?.columns[s.column]:s?.rows[s.row])??
""}#a(t){let n=this.#o(t);return n?St(n.figure):""}}});function cd(e){let t=i=>document.createElementNS(Ma,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,s,o,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
s.append(o,r),n.append(s),{kind:e,element:n,level:s,rect:o,text:r}}function ld(e,t){let{element:n}=e;if(Z(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){ud(e,t);return}Z(n,"class",t.isQuiet?"quiet":null),t.kind==="lin\
e"?Z(n,"d",t.path):(Z(n,"x",t.x.toFixed(2)),Z(n,"y",t.y.toFixed(2)),Z(n,"text-anchor",t.anchor),He(n,t.text))}function ud({
element:e,level:t,rect:n,text:s},{x:o,y:r,width:i,height:a,tile:c,...l}){!t||!n||!s||(Z(e,"transform",`translate(${o.toFixed(
2)} ${r.toFixed(2)})`),Z(e,"class",l.isRaised?"raised":l.isLit?"lit":null),Z(e,"data-tone",c.tone),Z(e,"data-shade",c.shade),
Z(t,"data-level",c.level),Z(n,"width",i.toFixed(2)),Z(n,"height",Math.max(0,a).toFixed(2)),Z(n,"rx",String(Math.min(ad,i/
4,a/4))),Z(s,"x",(i/2).toFixed(2)),Z(s,"y",(a/2+(l.isNarrow?4.6:5.7)).toFixed(2)),Z(s,"class",l.isNarrow?"narrow":null),
He(s,c.text))}function Z(e,t,n){e.getAttribute(t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}var Ma,
rd,id,ad,zn,Ta=A(()=>{"use strict";V();Ma="http://www.w3.org/2000/svg",rd=760,id=720,ad=5,zn=class{#e=null;#t=new Map;#n="";#s=0;#r=0;#o=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:o})=>o),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(Ma,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let s=t.closest("[data-frame]")!==null;this.place=s?t:E(t,".work\
ing"),this.place.append(this.figure),this.isScaled=s,this.figure.style.setProperty("--needs",`${this.#p("width",rd)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,s=-1){this.#e={beat:t,at:n,asked:s},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#o!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=N(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#o=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#h(){return this.isScaled?id:Math.floor(this.
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
get(o.key);r?.kind!==o.kind&&(r?.element.remove(),r=cd(o.kind),this.#t.set(o.key,r)),ld(r,o)}let s=[...n].join();s!==this.#n&&
(this.#n=s,this.svg.append(...t.map(({key:o})=>this.#t.get(o).element)))}}});function Oa(e){document.dispatchEvent(new CustomEvent("pointerscope:ask",{detail:e}))}var va,Na=A(()=>{"use strict";va=document.
documentElement.dataset.inRoom==="lead"});function Kn(e,t,{text:n,right:s,outcome:o=""}){let r=document.createElement("div");r.className="predict",r.setAttribute(
"role","group"),r.setAttribute("aria-label","Predict, then see");let i=document.createElement("p"),a=document.createElement(
"b");a.textContent="Predict, then see. ",i.append(a,e);let c=document.createElement("div");if(c.className="choices",c.append(
...t.map(l=>{let u=Vn(l);return u.dataset.choice=l,u})),r.append(i,c),va){let l=Vn("Ask the hall"),u={choice:s,outcome:o};
l.addEventListener("click",()=>Oa({question:{kind:"choice",text:n,choices:t,answer:u}})),r.append(l)}return r}function Yn(e,t,n,s){
for(let r of x(e,"[data-choice]",HTMLButtonElement)){let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=
String(i===n))}let o=document.createElement("p");o.setAttribute("role","status"),o.textContent=s,e.append(o)}function Vn(e){
let t=document.createElement("button");return t.type="button",t.textContent=e,t}var po=A(()=>{"use strict";V();Na()});function ka(e){e.addEventListener("click",t=>{let n=C(t),s=Jn(n);if(!s)return;n.closest("[data-play]")&&Md(s);let o=n.closest(
"[data-move]");o instanceof HTMLElement&&Od(s,Number(o.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&Rd(s,r),n.closest("[data-speed]")&&vd(e)}),e.addEventListener("input",t=>{let n=C(t),s=Jn(n);if(!s||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;qt(s);let o=Number(n.value);Qn(s,nn.matches?Math.round(o):o)}),e.addEventListener(
"keydown",t=>{let n=C(t),s=Jn(n),o={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!s||!o||!n.matches("[data-s\
crub]")||(t.preventDefault(),qt(s),Pa(s,o))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let s=C(n).
closest(La),o=s&&Jn(s);o&&s instanceof HTMLTableCellElement&&Sd(o,s)})}function Ra(e){for(let t of x(e,"[data-step]")){let n=N(
t,".play");!n||jt.has(t)||(n.hidden=x(t,La).length<gd,n.hidden||xd.observe(t))}}function wo(e){for(let t of e)ie(t)}function bo(e){
for(let t of x(e,"[data-step]"))qt(t)}function _a(e){jt.get(e)?.stage?.redraw()}function ie(e){let t=N(e,".play");if(!t||
t.hidden||jt.has(e))return jt.get(e);let n=Aa(e),s=n.flatMap(f=>f.cells),o=Ed(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:yd(e,n),c=a?s.indexOf(a)+1:0,l={moments:o,cells:s,at:o.length,goal:o.length,frame:0,time:0,
hold:0,asks:a?o.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new zn(e,n):null};jt.set(e,l);let u=E(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(o.length),u.step="any",u.value=u.max,Ad(l),l}function Ed(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,s=0,o=e.flatMap(a=>{let c=n.has(a.kind)?hd:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,fd/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:s+f,seconds:l}));return s+=a.cells.length,
u}),r=o.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,dd/r);return o.map(a=>({...a,seconds:i*a.seconds}))}function yd(e,t){
let n=t.flatMap(u=>u.kind==="moves"?[]:u.cells),s=n.map(({textContent:u})=>u??"");if(n.length<go||new Set(s).size<go)return null;
let o=new Set(n),i=x(e,"td, .step-text, .formula, .reasons").filter(u=>!(u instanceof HTMLTableCellElement&&o.has(u))).flatMap(
({textContent:u})=>u?.match(wd)??[]),a=[...s,...new Set(i)].map($a),c=u=>a.filter(f=>f===$a(u)).length>1,[l]=n.slice(Math.
floor(n.length/2)).map(u=>{let f=u.textContent??"";return{cell:u,text:f,isTold:c(f),size:Math.abs(te(u))}}).sort((u,f)=>Number(
u.isTold)-Number(f.isTold)||f.size-u.size);return l&&!(l.isTold&&bd.test(l.text))?l.cell:null}function $a(e){return e.replace(
"−","")}function Ad({stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function Sd(e,t){let n=jt.get(e);if(!n?.
stage||n.frame||n.at<n.moments.length)return;let s=n.stage.beats.find(({cells:i})=>i.includes(t));if(!s)return;let o=s.cells.
indexOf(t),r=s.kind==="products"?o+1:s.shown.length;n.stage.show(s,r)}function Md(e){let t=ie(e);if(t){if(t.frame){qt(e);
return}t.at>=t.moments.length&&Qn(e,0),Ia(e,t.moments.length)}}function Ia(e,t){let n=ie(e);if(!n)return;qt(e),n.goal=t,
n.time=performance.now(),n.hold=nn.matches?.01:0,Ca(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});let s=o=>{n.
frame=requestAnimationFrame(s);let r=Math.max(0,o-n.time)/1e3*Xn;n.time=o,Td(e,n,r)};n.frame=requestAnimationFrame(s)}function Td(e,t,n){
let s=Math.floor(t.at),o=t.moments[s];if(t.at>=t.goal||!o){qt(e);return}if(s===t.at&&s===t.asks&&Ha(e,t)){Ld(e,t);return}
if(t.hold>0){t.hold-=n;return}let r=Math.min(s+1,t.at+(nn.matches?1:n/o.seconds)),i=r===s+1;i&&nn.matches?t.hold=o.seconds:
i&&o.beat.scene&&t.moments[r]?.beat!==o.beat&&(t.hold=pd),xo(e,t,r)}function qt(e){let t=jt.get(e);t?.frame&&(cancelAnimationFrame(
t.frame),t.frame=0,Ca(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute(
"data-playing")},md))}function Ca(e,t){E(e,"[data-play]").textContent=t?"Pause":"Play"}function vd(e){Xn=mo[(mo.indexOf(
Xn)+1)%mo.length]??1;for(let t of x(e,"[data-speed]"))t.textContent=`${Xn}×`}function Od(e,t){let n=ie(e);n&&(qt(e),Math.
abs(t)>1?Qn(e,t<0?0:n.moments.length):t<0||nn.matches?Pa(e,t):Ia(e,Math.floor(n.at)+1))}function Pa(e,t){let n=ie(e)?.at??
0;Qn(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function Qn(e,t){let n=ie(e);n&&(N(e,".playing .predict")?.remove(),xo(e,n,Math.
max(0,Math.min(n.moments.length,t))))}function Ha(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-m\
ode="all"]')}function xo(e,t,n){let{moments:s,cells:o,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=s[c],u=c+1===
n,f=s[c-1]?.end??0,d=u?l?.end??0:f,h=!!Ha(e,t)&&n<=a;e.toggleAttribute("data-playing",n<s.length||t.frame>0),e.toggleAttribute(
"data-guessing",h),E(e,"[data-scrub]",HTMLInputElement).value=String(n);let p=Nd(s,n);if(p){let b=h&&i?p.beat.cells.indexOf(
i):-1;r?.show(p.beat,p.at,b)}let g=n<s.length?p?.rest??"":"";if(r){let{figure:b}=r;t.frame&&b.dataset.rest&&!g&&b.scrollIntoView(
{block:"nearest"}),b.dataset.rest=g}let m=`${c} ${u}`;if(m===t.painted&&n>0)return;t.painted=m;for(let[b,S]of o.entries())
S.toggleAttribute("data-ahead",b>=d),S.removeAttribute("data-asked");Da(e,l,Math.max(d,f+1),o.length);let w=l&&$d(t,l);if(!w){
$n(e),Fn(e,null);return}Ge(w,{withoutResult:!u||w.hasAttribute("data-ahead")}),t.frame&&(!r||g)&&w.scrollIntoView({block:"\
nearest"}),r||Fn(e,w)}function Nd(e,t){let n=Math.max(0,Math.ceil(t)-1),s=e[n];if(s?.beat.scene)return{beat:s.beat,at:s.
place+t-n,rest:""};let o=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(o)return{beat:o.beat,at:o.place+1,rest:"past"};
let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0,rest:"waiting"}:null}function $d({cells:e},{beat:t,place:n,
end:s}){let o=s-(t.shown[n]??0),r=o+(t.shown[n-1]??0),i=Math.max(s,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.slice(
r,a?i:o+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(te(f)));return l[u.indexOf(Math.
max(...u))]??e[s-1]}function Da(e,t,n,s){let o=t?.beat.label?`${t.beat.label}, `:"",r=t?`${o}number ${n} of ${s}`:"";E(e,
".play output").textContent=r,E(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function Ld(e,t){qt(e);let n=t.asked;
if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),Da(
e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),Ge(n,{withoutResult:!0}),t.stage||Fn(e,n);let s="Which number c\
omes where the question mark is?",o=N(e,"[data-sum]")?.textContent??"",r={text:`${s} ${o}`,right:n.textContent??""},i=Kn(
s,kd(n,t.cells),r);E(e,".play").after(i)}function kd(e,t){let n=e.closest("figure"),s=t.filter(r=>r.closest("figure")===
n).reverse(),o=new Map;for(let r of[e,...s,...t])o.size<go&&o.set(r.textContent??"",te(r));return[...o].sort(([,r],[,i])=>r-
i).map(([r])=>r)}function Rd(e,t){let n=jt.get(e),s=n?.asked;if(!n||!s)return;let o=s.textContent??"",r=t.dataset.choice===
o;e.dataset.predicted=String(r),xo(e,n,n.asks+1),Ge(s);let i=r?"Right.":`It is ${o}; the line above shows why.`,a=E(e,".\
playing .predict");Yn(a,t.dataset.choice??"",o,`${i} Play goes on.`),E(e,"[data-play]").focus({preventScroll:!0})}function Jn(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}var La,fd,dd,hd,pd,md,mo,gd,go,wd,bd,jt,nn,Xn,xd,Eo=A(
()=>{"use strict";Ds();V();ge();zi();Sa();Ta();po();La=`.step-results ${Zt}`,fd=20,dd=60,hd=.6,pd=.5,md=2500,mo=[1,2,.5],
gd=2,go=4,wd=/−?\d+([.,]\d+)*(e−?\d+)?|−?∞/g,bd=/[.,]|∞/,jt=new WeakMap,nn=matchMedia("(prefers-reduced-motion\
: reduce)"),Xn=1;xd=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&ie(
t)},{rootMargin:"600px"})});var yo={};ms(yo,{previewEdits:()=>_d});function _d(e,t,n){let s=Dn(),{steps:o,known:r}=s.solve(Hn(s.inputs,JSON.parse(t||
"{}")),n),i=new Map(o.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=x(e,":scope > [data-step]:not([hidden])").filter(Fa),
c=a.flatMap(l=>x(l,"figure[data-table]").filter(Fa));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&Cd(l,f,Id(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),_a(l)}function Fa(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-Wa&&t<innerHeight+Wa}function Id({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function Cd(e,t,n){let s=x(e,"tbody td");if(s.length===t.length)for(let[o,{text:r,exact:i,level:a}]of ee(t,
n).entries()){let c=s[o];if(!c)continue;let l=Q(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
Ba(c,"data-value",i===l&&!u?null:i),Ba(c,"data-level",a?String(a):null)}}function Ba(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var Wa,Ao=A(()=>{"use strict";V();Qe();ne();Eo();oo();Nt();Wa=100});function za(e,t,n){let s=Dd(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return s.map(o=>Wd(o,n)).find(
o=>o)??Bd(s,n)}function Dd(e,t){let n=new Map(e.steps.flatMap(s=>s.tables.map(o=>[o.name,o])));return t.steps.flatMap(s=>s.
tables).flatMap(({name:s,variant:o,numbers:r,isShown:i})=>{let a=n.get(s);if(!(a?.variant&&o&&qa(a.variant)===qa(o))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=o,[f,d]=[o.rows,o.columns].map(p=>p.map(
g=>Cn(g,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:s,after:o})=>[...s,...o].every(Number.isFinite)).filter(({before:s})=>Math.max(...s.map(Math.abs))>
Hd).reverse()}function qa({rows:e,columns:t}){return JSON.stringify([e,t])}function Wd({title:e,shade:t,rows:n,columns:s,
before:o,after:r},i){let a=s.length;if(t!=="weights"||new Set(s).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[o,r].map(b=>Fd(b.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...s.keys()].
filter(b=>b!==u&&b!==f),h=[u,f,...d].slice(0,Pd).sort((b,S)=>b-S),[p,g]=[s[u]??"",s[f]??""],m=l?`“${e}”, row ${l},`:
`“${e}”`,w=h.map(b=>`${s[b]} ${i(o[c*a+b]??0)}`);return{text:`Without this step, which number of ${m} is the largest\
? With it: ${w.join(", ")}.`,choices:h.map(b=>s[b]??""),right:g,outcome:`The largest is ${g}; with this step it is ${p}.`}}
return null}function Fd(e){let t=Math.max(...e);return e.filter(s=>t-s<Ga).length===1?e.indexOf(t):-1}function Bd(e,t){let n=e.
find(Ud);if(!n)return null;let{title:s,rows:o,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[o[Math.floor(l/d)],r[l%d]],p=[s,...h].filter(Boolean).join(", "),g=Va(u,f)?f>u?Ua:ja:
So;return{text:`“${p}” is ${t(u)}. What becomes of it without this step?`,choices:[Ua,ja,So],right:g,outcome:`${g}: ${t(
f)}${g===So?"":` instead of ${t(u)}`}.`}}function Ud({before:e,after:t}){return e.some((n,s)=>Va(n,t[s]??Number.NaN))}function Va(e,t){
return Math.abs(e-t)>Ga*Math.max(1,Math.abs(e))}var Ua,ja,So,Pd,Ga,Hd,Ka=A(()=>{"use strict";Pn();[Ua,ja,So]=["It become\
s larger","It becomes smaller","It stays the same"],Pd=4,Ga=1e-9,Hd=1e-6});var Mo={};ms(Mo,{askRemoval:()=>jd});function jd(e,t,n,s){let o=za(t,e.dataset.step??"",l=>Q($t(l)));if(!o)return null;let{
right:r,outcome:i}=o,a={text:o.text,right:r,outcome:i},c=Kn(o.text,o.choices,a);return c.addEventListener("click",l=>{let{
choice:u}=C(l).dataset;if(u===void 0)return;Yn(c,u,r,`${u===r?"Right. ":""}${i}`);let f=Vn("Put the step back");f.addEventListener(
"click",s),c.append(f),f.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),E(e,".sheet-head").after(c),
e.toggleAttribute("data-supposing",!0),E(c,"button").focus({preventScroll:!0}),c}var To=A(()=>{"use strict";V();ne();Nt();
po();Ka()});function ss(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=fc.min&&Number(t)<=fc.max:e==="scale"?!0:e==="\
controls"||e==="caption"?Yd[e].includes(t):CSS.supports("color",t)}var fc,Yd,dc=A(()=>{"use strict";fc={min:.5,max:4},Yd=
{controls:["none","some","all"],caption:["none","title","all"]}});function pc(e){let t=hc.then(Jd).then(e);return hc=t.catch(()=>{}),t}function Jd(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var hc,mc=A(()=>{"use strict";hc=Promise.resolve()});function wc(e){return{"HTML frame":bc(e),"Web component":Xd(e),Markdown:Ec(e),Quarto:Qd(e),LaTeX:Zd(e)}}function bc(e){let{
title:t,embed:n}=e;return`<iframe src="${ae(n)}" title="${ae(t)}" width="${_o.width}" height="${_o.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${xc(e)}</iframe>`}function Xd(e){let{server:t,attributes:n}=e,s=Object.
entries({server:t,...n}).map(([o,r])=>r===""?o:`${o}="${ae(r)}"`);return`<script src="${ae(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${xc(e)}</pointer-view>`}function xc({title:e,caption:t,embed:n,picture:s}){let o=[e,t].filter(
Boolean).join(". ");return`<a href="${ae(n)}"><img src="${ae(s)}" alt="${ae(o)}" width="${_o.width}"></a>`}function Ec({
title:e,embed:t,picture:n}){return`[![${th(e)}](<${gc(n)}>)](<${gc(t)}>)`}function Qd(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",bc(e),"```",":::",'::: {.content-visible unless-format="html"}',Ec(e),":::"].join(`
`)}function Zd({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${eh(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${ah([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ae(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function th(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function gc(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function eh(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function ah(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(ih,"")].flatMap(n=>[...oh[n]??ch(n)]).map(n=>nh[n]??lh(n)).join("")}function ch(e){
return rh.test(e)?e.normalize("NFD").slice(0,1):e}function lh(e){return/[&%$#_{}]/.test(e)?`\\${e}`:sh.test(e)?e:"?"}var _o,
nh,sh,oh,rh,ih,yc=A(()=>{"use strict";_o={width:960,height:540};nh={"\\":"\\textbackslash{}","~":"\\textasciitilde{}","^":"\
\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"$\\|$",
"·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"$\\le\
ftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty$","\
∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\\
rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},sh=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
oh={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},rh=/[ąęįųĄĘĮŲ]/,ih=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function Sc(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return uh(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Ac("Title",n),Ac("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function uh(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Ac(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,fh(n)),s.buffer}function fh(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Mc=A(()=>{"use strict"});function Io(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var Tc=A(()=>{"use strict"});function Oc({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:os("Link"),embed:os("Embed"),json:os("JSON"),offline:os("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=sn("JSON",()=>vc(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=ph(()=>{let{
link:m,embed:w}=t(),b=w?n():null;return{...m&&{Address:m},...b&&wc(b)}}),f=()=>{let m=t();for(let w of Object.keys(a)){let b=m[w];
a[w].hidden=b===null,b!==null&&(a[w].href=b)}c.hidden=m.json!==null,u.hidden=m.link===null&&m.embed===null,l.hidden=Xt.answers};
for(let m of["pointerenter","focusin"])i.addEventListener(m,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...dh.map(m=>{let w=m===hh;return new Option(`${m}×`,String(m),w,w)}));let h=async m=>{
let{address:w,meta:b}=await s(m,Number(d.value)),S=b.origin??t().embed??location.href;Io(Sc(w,m,{title:b.title,origin:S}),
`${e()}.${m}`)},p=()=>vc(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),g=document.createElement("span");return g.
append(sn("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,g,sn("SVG",()=>h("svg")),sn("CSV",p),a.json,c,a.offline,u,l),
f(),i}function ph(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(s,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",o.hidden=!0;let c=Object.entries(e()).map(([l,u])=>sn(l,()=>a(l,u)));s.replaceChildren(...c,r)});let a=async(c,l)=>{o.
value=l,o.hidden=!1,o.setAttribute("aria-label",c);let u=await mh(l);u||o.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function mh(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function os(e){let t=document.createElement("a");return t.textContent=e,t}function sn(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function vc(e,t,n){Io(new Blob(
[e],{type:n}),t)}var dh,hh,Nc=A(()=>{"use strict";yt();yc();Mc();Tc();dh=[1,2,4],hh=2});function Fc({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:s/
r},a=o&&(i.width<$c.width||i.height<$c.height),c={...i,isFixed:o,isTiny:a,isNarrow:i.width<560,scale:r},l=a?vh(t,t.meta.
small??{}):t;if(!o)return{data:e,layout:{...l,...Rc(l,c)}};let u=Nh(Oh(e,l),c),f={...u,...Rc(u,c),...Lh(e,u,c),..._h(u,c)};
return{data:Wh(e,u,c.height),layout:f}}function vh(e,t){return Bc(e,t)}function Bc(e,t){if(!kc(e)||!kc(t))return t;let n={
...e};for(let[s,o]of Object.entries(t))n[s]=Bc(e[s],o);return Object.fromEntries(Object.entries(n).filter(([,s])=>s!==null))}
function kc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Uc(e,t){return Object.entries(e).filter(([
s])=>t.test(s))}function jc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function qc(e){return Uc(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function Gc(e,t){return e[t]}function Oh(e,t){let{xaxis:n}=t,s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(s)&&o.length===s.length;return n?.tickangle!==
-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function Nh(e,{width:t,isTiny:n,
scale:s}){let{xaxis:o,yaxis:r,meta:i}=e,a=o?.ticktext;if(!o||o.tickangle!==-90||!a||a.length<=ce)return e;let c={...o,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((g,m)=>rs(
g,m,1/0)),p=a.map((g,m)=>String(m+1));return{...e,xaxis:{...c,ticktext:p},yaxis:{...r,ticktext:h}}}let[u,f]=o.domain??[0,
1],d=(f-u)*(t-(n?Cc:Ic))/a.length;for(let h of[1,_c]){let p=a.map((m,w)=>$h(rs(m,w,1/0),d/h));if(p.includes(""))continue;
let g={...o.tickfont,size:h*s*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:p,...h<1&&{tickfont:g}}}}return e}
function $h(e,t){let n=Math.floor(t/Gt)-1,s=[];for(let o of e.split(" ")){let r=s.at(-1);if(o.length>n)return"";r!==void 0&&
r.length+1+o.length<=n?s[s.length-1]=`${r} ${o}`:s.push(o)}return s.length<=wh?s.join("<br>"):""}function Lh(e,t,{width:n,
height:s,isTiny:o,scale:r}){let i=kh(e,t),a=Math.max(...i.map(w=>w.length*Gt+Ah)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ct>s/(o?4:3),u=i.length>0&&!l,f=Rh(t,s,r),h=((f.annotations?.find(({font:w})=>w?.size)?.font?.size??
0)/r||ct)*Dc+2,p=Math.min(t.margin?.t??8,u?c*ct+4:t.annotations?.length?h:8),g=Wc.some(w=>Gc(t,w)?.colorbar?.orientation===
"h"),m=!t.margin||g&&!o;return{...l&&{showlegend:!1},...!m&&{margin:{...t.margin,t:Math.ceil(p*r)}},...f}}function kh(e,t){
if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,visible:i,showlegend:a,legendgroup:c}of e)!o||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.
values()]:[]}function Rh(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=s.
filter(r);if(!i.length)return{};let a=qc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=o.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ct)/Dc);if(u>=l)return{};let f=Math.max(Th,u*
n);return{annotations:s.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function _h(e,{height:t,isTiny:n}){let s=Math.floor(
t/3/Gt),o=t-zc(e,1/0,s)-Pc,r={};for(let i of Wc){let a=Gc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=Ih(e,i,a,o))}return r}
function Ih(e,t,n,s){let o=n.colorbar??{};if(s>=gh||o.ticktext||o.orientation==="h")return n;let r=e.template.layout[t],
i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let f=Math.max(ce,Math.floor(a/ct/1.5));return{...n,colorbar:{
...o,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ct)&&u.push(f)}return{...n,colorbar:{...o,tickvals:u}}}function Rc(e,t){let{width:n,height:s,isFixed:o,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=o?Math.floor(s/3/Gt):1/0,l=zc(e,a,c),u=o?l?Pc:Hc:0,f=Math.max(s-l-(r?2*ct:u),ct),d=r?n-Cc:Math.max(n-Ic,60);
return Object.fromEntries(Uc(e,/^[xy]axis/).map(([h,p])=>{let g=h.startsWith("x"),m=o&&g?Hh(p,e,f):p,[w,b]=m.domain??[0,
1],S=(b-w)*(g?d:f),T=e.template.layout.font.size*t.scale,P=Ch(m,g,S,T,t),L=e.meta.priority?.[h];return[h,Ph(P,{isX:g,length:S,
fontSize:T,upright:c,priority:L},t)]}))}function Ch(e,t,n,s,{isTiny:o,isFixed:r}){let i=e.title?.text??"";if(!o)return r&&
!t&&i.length*Gt>Sh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>Mh)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(Gt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:s-2},text:u}}}function Ph(e,{isX:t,length:n,fontSize:s,upright:o,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?Dh(e,t,
n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*Gt>n-Gt)return{...e,tickfont:{size:.75*s}};if(h<=
ce&&(t||!c||n>=ct))return e;let g=!t&&c&&n/h<ct&&n/h>=Lc,m=t&&e.tickangle===0&&f.every(P=>/^\d+$/.test(P)),w=Math.floor(
n/(g?Lc:m?xh:ct)),b=h<=ce?[h-1]:Fh(h,w,r),S=t&&e.tickangle!==0?o:1/0,T=Vc(f,u?a:1/0,S);return{...e,...g&&{tickfont:{...e.
tickfont,size:_c*s}},tickvals:b.map(P=>d[P]??P),ticktext:b.map(P=>T[P]??"")}}function Hh(e,t,n){let[s]=jc(t,e.anchor)?.domain??
[0,1],o=qc(t).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return e.side==="top"||i>2.4*ct?e:{...e,title:{},
...i<.9*ct&&{showticklabels:!1}}}function Dh(e,t,n,{isTiny:s,isNarrow:o}){let r=Math.max(ce,Math.floor(n/(t?Eh:ct*1.5)));
if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,
...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(ce,Math.floor(n/yh))};let c=o&&t&&e.nticks&&!s?ce:r,l=Math.
min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:e}function Wh(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||
!s.texttemplate)return s;let o=jc(t,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;return a===void 0?s:(i-r)*(n-Hc)<
a*ct?{...s,texttemplate:""}:s})}function Fh(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;let o=Math.max(1,Math.ceil(
e/Math.max(1,t)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(
a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function zc({xaxis:e},t,n){let s=e?.tickangle===0?[]:e?.ticktext??
[],o=Vc(s,t,n).map(r=>r.length);return Math.max(0,...o)*bh}function Vc(e,t,n){return e.map((r,i)=>Bh(r,i,t,n)).every((r,i)=>r===
e[i])?e:e.map((r,i)=>rs(r,i,n,t))}function Bh(e,t,n,s){return n===1/0&&e.length<=s?e:rs(e,t,s,n)}function rs(e,t,n,s=1/0){
let o=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?
14:1/0,d=Math.min(o?Math.max(5,Math.floor(s/48)):f,n),h=l.length>d&&!l.includes("&")?`${l.slice(0,d-1)}…`:l;return i+(u?
`${t+1} ${h}`:h)+c}var $c,gh,ce,ct,Gt,Lc,_c,wh,bh,xh,Eh,yh,Ic,Cc,Pc,Hc,Ah,Sh,Mh,Th,Dc,Wc,Kc=A(()=>{"use strict";$c={width:420,
height:200},gh=300,ce=2,ct=20,Gt=8,Lc=13,_c=.75,wh=3,bh=7.5,xh=30,Eh=44,yh=18,Ic=240,Cc=90,Pc=56,Hc=90,Ah=48,Sh=1.3,Mh=.6,
Th=9,Dc=1.4,Wc=["coloraxis","coloraxis2"]});function Do(e,t){let n=JSON.stringify(Object.values(e)),s=Te.get(n)??new Map;Te.delete(n),Te.set(n,s);for(let i of Te.keys()){
if(Te.size<=Uh)break;Te.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise((i,a)=>jh(n,e,t,{resolve:i,reject:a}));
return s.set(t,r),r.catch(()=>s.delete(t)),r}function jh(e,t,n,s){let o=Co.get(e);if(o){o.views.set(n,s);return}let r=new Map(
[[n,s]]);Co.set(e,{query:t,views:r}),setTimeout(()=>{Co.delete(e),qh(t,r)},0)}async function qh(e,t){let{server:n,path:s,
query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Qt(`${s}/figures?${pt({...o,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof z&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?Gh(e,l).then(u,f):f(a)}}function Gh({server:e,path:t,query:n,theme:s},o){let r=pt({...n,theme:s});
return Qt(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}async function Jc(e,t){let n=Po.get(e),s=n??(e.startsWith("#")?
zh(e.slice(1)):Vh(e));n||(Po.set(e,s),s.catch(()=>Po.delete(e)));let o=await s;if(it(o))return o;let{templates:r={}}=o.layout.
meta,i=r[t];if(!i)return o;let a=Yc(i),c=new Map;for(let d of Object.values(r))Yc(d).forEach((h,p)=>{c.set(h,a[p]??h)});
let{data:l,layout:u}=Ho({data:o.data,layout:o.layout},c),{meta:f}=o.layout;return{...o,data:l,layout:{...u,meta:f,template:i}}}
function Yc(e){return e.layout.colorway}function Ho(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(s=>Ho(s,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([s,o])=>[s,Ho(o,
t)])):t.get(e)??e}async function zh(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function Vh(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new z(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function ve(e,{server:t,path:n,view:s,values:o}){let r=encodeURIComponent(s),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=pt({...i&&e!=="json"?{step:s}:{},
...o}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var Uh,Te,Co,Po,Xc=A(()=>{"use strict";yt();On();Uh=12,Te=
new Map,Co=new Map;Po=new Map});function Zc(e,t,{width:n,height:s,scale:o},r=tp){let{font:i}=t.template.layout,a={size:i.size*o,family:String(i.family??
"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[f,d]of Object.entries(t)){if(!/^[xy]axis/.test(f))continue;let h=d,
p=f.startsWith("x"),g=Kh(h,p,a,r);if(g===null||g&&!Qh(t,h,p))continue;l[f]={...h,automargin:!1};let m=p?"b":"l";if(g&&(c[m]=
Math.max(c[m],Math.ceil(g)+8)),g&&!p){let w=Math.ceil((h.tickfont?.size??a.size)/2);c.t=Math.max(c.t,w),c.b=Math.max(c.b,
w)}}let u=s-c.t-c.b;for(let f of["coloraxis","coloraxis2"]){let h=e.some(({coloraxis:m,visible:w})=>m===f&&w!==!1)?Jh(t,
f,u,a,r):0,p=Math.min(12,c.l,c.t,c.b),g=(h+p+(1.02-1)*(n-c.l))/1.02;h&&(c.r=Math.max(c.r,Math.ceil(g)))}for(let[f,d]of Object.
entries(l)){if(!f.startsWith("x")||!d.ticktext||d.tickangle!==0)continue;let h=as(d.ticktext,{...a,...d.tickfont},r).width;
Xh(d,h,n,c)&&delete l[f]}return{...t,...l,margin:c}}function Kh(e,t,n,s){if(e.visible===!1)return 0;let o=e.title?.text??
"";if(e.showticklabels===!1)return o?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,u=t&&c===-90;if(!i||
!a||c!==0&&!u||l&&l!==(t?"bottom":"left")||e.ticks)return null;let d=e.tickfont?.size??n.size,h=as(i,{...n,size:d},s);return 1+
(u?h.width+.2*d:t?h.height:h.width)+Yh(e,o,n)}function as(e,{size:t,family:n},s){let[o,r,i]=[0,1,0];for(let a of e){let c=a.
includes("<b>")?700:400,l=a.split(Qc);r=Math.max(r,l.length);for(let u of l){let f=s(Zh(u),`${c} ${t}px ${n}`);o=Math.max(
o,f.width),i=Math.max(i,f.descent)}}return{width:o,height:t+(r-1)*1.3*t+i}}function Yh(e,t,n){if(!t)return 0;let{font:s,
standoff:o}=e.title,r=s?.size??Math.round(1.2*n.size),i=t.split(Qc).length-1;return r*(.7+i*1.3)+(o??6)}function Jh(e,t,n,s,o){
let r=e[t]??{},a={...e.template.layout[t]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,thickness:u,len:f=1}=a,d=a.orientation===
"h"||"x"in a||"xanchor"in a;if(r.showscale===!1||d||!c?.length||!u)return 0;let h=as(l??c.map(String),s,o),p=20+u,g=a.title?.
text;if(!g)return p+1+h.width;let m=Math.round(1.2*s.size),w=as([g],{...s,size:m},o).width,[b,S]=[r.cmin??c[0]??0,r.cmax??
c.at(-1)??1],T=f*n-20;return c.some(L=>Math.abs((L-b)/(S-b)-.5)*T<w/2+1.3*(s.size/2))?p+1+h.width+1.45*m+2:p+10+1.25*m}function Xh({
domain:e=[0,1],categoryarray:t,ticktext:n=[]},s,o,{l:r,r:i}){let[a,c]=e,l=o-r-i,u=(c-a)*l/(t??n).length,f=Math.min(r+a*l,
i+(1-c)*l);return(s-u)/2>f}function Qh(e,t,n){let s=t.anchor??(n?"y":"x"),o=e[`${s[0]}axis${s.slice(1)}`],[r]=o?.domain??
[0,1];return r===0}function Zh(e){return e.replace(/<[^>]*>/g,"").replace(/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function tp(e,t){
if(is??=document.createElement("canvas").getContext("2d"),!is)return{width:0,descent:0};is.font=t;let{width:n,fontBoundingBoxDescent:s}=is.
measureText(e);return{width:n,descent:s}}var Qc,is,tl=A(()=>{"use strict";Qc=/<br ?\/?>/i,is=null});function nl({x:e,y:t,xaxis:n,yaxis:s},o){let r=[el(n,e,o),el(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function el(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function sl(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(ep());if(!e._fullLayout)
return;let o=e._fullLayout,{_subplots:r}=e._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[u,f]=[o[`xaxis${c}`],o[`yaxis${l}`]];if(!u||!f)return[];let d=[u,f].every(({_name:h})=>t.includes(h));return[[u,
f],[f,u]].flatMap(([h,p])=>h&&p&&t.includes(h._name)&&(d||h.anchor===p._id)?n.map(m=>np(h,p,m)):[])});s.replaceChildren(
...i.filter(a=>a!==null))}function ep(){let e=document.createElement("div");return e.className="view-marks",e}function np(e,t,n){
if(!e._length)return null;let s=e._id.startsWith("x"),o=[e.l2p(n-.5),e.l2p(n+.5)],[r,i]=[Math.min(...o),Math.max(...o)];
if(!(i>0&&r<e._length)||!t._length)return null;let[a,c]=s?[e._offset+r,t._offset]:[t._offset,e._offset+r],[l,u]=s?[i-r,t.
_length]:[t._length,i-r],f=document.createElement("div");return Object.assign(f.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${u}px`}),f}var ol=A(()=>{"use strict"});function il(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function al(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function cl(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function ll(e,t){return e.map(s=>{let{name:o,title:r,values:i}=s,a=ul(s)[i.indexOf(t[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function ul({values:e,labels:t}){return t??e}function rl(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Wo(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var cs,fl=A(()=>{"use strict";cs=class{#e;#t;#n="";#s=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},s,o){let r=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#o(c))),r.length&&o&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#e.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#s),this.#s=0,this.#r&&(this.#r.textContent=
"Play")}#o(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=ul(t);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),rl(s,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),rl("Open",n)}#a({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=s[Math.max(0,Math.min(s.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(o()+u)},a=Wo(
"Play",()=>{if(this.#s){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#s=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#r=a;let c=Wo("‹",()=>i(-1)),l=Wo("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function ls(e){return window.Plotly?Promise.resolve(window.Plotly):(Fo??=new Promise((t,n)=>{let s=document.createElement(
"script");s.src=e?new URL(`static/${dl}`,e).href:new URL(`../${dl}`,import.meta.url).href;let o=()=>{Fo=void 0,s.remove(),
n(new Error("The drawing library could not be loaded. Reload the page to try again."))};s.addEventListener("load",()=>window.
Plotly?t(window.Plotly):o()),s.addEventListener("error",o),document.head.append(s)}),Fo)}async function hl(e,t,n){let{width:s,
height:o}=e.layout;return(await ls()).toImage(e,{format:t,width:s,height:o,...t==="png"&&{scale:n}})}var dl,Fo,pl=A(()=>{
"use strict";dl="vendor/plotly/plotly-traces-4.1.1.min.js"});function op(e){return e.split(sp)}function Bo(e){return op(e).map((t,n)=>{if(n%2===0)return t;let s=document.createElement(
"span");return s.className="with-unit",s.textContent=t,s})}var sp,ml=A(()=>{"use strict";sp=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});var bp={};function xl(e){return e instanceof z&&e.status===0}function gp(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=pp,e}function wp(e){let t=Object.entries(e).map(([n,s])=>{if(!/^[xy]axis/.
test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=o.type==="category"&&!o.categoryarray&&
r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(t)}var qo,Go,rp,El,ip,gl,wl,Uo,
ap,cp,lp,us,up,bl,fp,dp,hp,pp,mp,Oe,jo,zo,yl=A(()=>{"use strict";yt();dc();mc();Nc();On();Kc();Xc();tl();ol();fl();pl();
_s();Cs();ml();qo={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"\
interventions",against:"against"},Go=["inputs","removed"],rp=new Set(["server","source","model","lesson","view","theme",
"reads",...Go,...Object.keys(qo)]),El=["scale","accent","controls","caption"],ip=new Set([...El,"fill"]),gl=":scope > a",
wl="pointer-view:hover",Uo=matchMedia("(prefers-color-scheme: dark)"),ap={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},cp=120,lp=[["short",576,0],["low",352,0],["tight",288,352]],us={height:525,width:640,
least:.75,most:4},up="400px 0px",bl=660,fp="[data-answer]:not(pointer-view *)",dp=/^(\w+):(\d+)$/,hp="The server draws t\
his chart, and it does not answer.",pp="The answer above is computed in this browser.",mp="Type visits, or add a place, \
to see what the model answers.",Oe=null,jo=null,zo=class extends HTMLElement{#e=null;#t=null;#n=null;#s=0;#r=!1;#o="";#i=!1;#a="";#h=[];#l=!1;#w=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#I()},{rootMargin:up});#b=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#p=new MutationObserver(
t=>this.#X(t.map(({attributeName:n})=>n??"")));#f=t=>this.getAttribute(t);#d=()=>{if(!this.#n||!this.#t){this.#E();return}
this.#O(this.#S),this.#g()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#_=({type:t})=>this.#ot(t==="beforeprint");connectedCallback(){
this.#e??=this.#D(),this.#v(),document.addEventListener("pointerscope:theme",this.#d),document.addEventListener(wl,this.#R),
Uo.addEventListener("change",this.#d);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#_);this.#b.
observe(this),this.#p.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#w.observe(this):this.#l=!0,this.#E()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#d),document.removeEventListener(wl,this.#R),Uo.removeEventListener(
"change",this.#d);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#_);this.#b.disconnect(),this.#p.
disconnect(),this.#w.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#h.join()&&(this.#h=t,this.#j())}get chosen(){
return this.#t?this.#y:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+vn(this.#t)+n)}get#c(){return this.#e??=this.#D(),this.#e}#I(){this.#l=!0,this.#w.disconnect(),this.#E()}#X(t){
t.some(s=>ip.has(s))&&(this.#v(),this.#g()),t.includes("beat")&&this.#C();let n=t.filter(s=>rp.has(s)&&!this.#Q(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#I():n.length?this.#E():this.#x.some(({name:s})=>t.includes(s))?this.#k()&&
this.#g():t.includes(this.#a)&&this.#E()}#Q(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#d(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#o)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#x(){return this.#t?Mt(this.#t).choices??[]:[]}#E(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#et()}))}get#T(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#A(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Jt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#S(){let t=this.getAttribute("theme");return t===
"auto"?Uo.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&ss("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/us.height,t/us.width))/10;return Math.min(us.most,Math.max(us.least,
s))}#v(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):
this.style.removeProperty("--scale"),t&&ss("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#H(){if(this.hasAttribute("lesson")){let n=Go.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(qo).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#H;
this.#s+=1;let s=this.#s,o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#T&&r&&(!t||n.visits||n.record);
if(!o&&!i){this.#N(mp);return}if(!this.#l){this.#N("");return}let a=this.#S;this.#O(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#A,path:this.#T,query:n,theme:a},l=this.hasAttribute("server")?this.#A:"",[u]=await Promise.
all([o?Jc(o,a):this.#nt(c,r),o?null:r===Tn?import("./network-drawing.js"):ls(l)]),f=it(u),d=f?await import("./network-drawing.js"):
null;f||await ls(l),await pc(()=>{s===this.#s&&(this.#rt(d?.NetworkDrawing??null,Mt(u).title),this.#t=f?u:structuredClone(
u),this.#at(this.#t),this.#st({...c,theme:"light"},r))})}catch(c){s===this.#s&&this.#F(c)}finally{s===this.#s&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let s=n===Tn?this.#n:null,o=this.getAttribute("model")??"",r=await s?.compute(t,o,{isSilent:!1});
if(r)return r;try{return await Do(t,n)}catch(i){if(!xl(i))throw i;let a=await s?.compute(t,o,{isSilent:!0});if(!a)throw i;
return a}}#O(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#st(t,n){if(!this.#t||it(this.#t))return;let{
template:s,meta:o}=this.#t.layout,r=o.templates?.light;Oe??=r??(this.#S==="light"?s:null),!(Oe||this.hasAttribute("sourc\
e"))&&(jo??=Do(t,n),jo.then(i=>{it(i)||(Oe??=i.layout.template)}).catch(()=>{jo=null}))}#ot(t){if(this.#i=t,!this.#t||!this.#o)
return;let n=Oe??this.#n;this.#O(t&&n?"light":this.#S),this.#g(),t||requestAnimationFrame(()=>this.#g())}#D(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#m("h3","view-title"),caption:this.#m("p","view-capti\
on"),choices:this.#m("div","view-choices"),summary:this.#m("p","view-summary"),failure:this.#m("p","view-failure"),trust:this.#m(
"p","view-trust"),plot:this.#m("div","view-plot"),details:this.#m("details","view-table"),exports:Oc({name:()=>this.#V,links:()=>this.#gt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>Tr(this.#z()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#G());let s=new cs(n.choices,{selected:()=>this.#y,select:(r,i)=>this.#ht(r,i),open:r=>this.#u(
"open",r)}),o=this.querySelector(gl);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...o?[o]:
[]),this.addEventListener("toggle",({target:r})=>this.#dt(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:s}}#m(t,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(
t);return o.className=n,o}#rt(t,n){if(t===null==(this.#n===null))return;let s=this.#c,o=s.plot.cloneNode();o.removeAttribute(
"data-listening"),o.role=t?"group":"img",s.plot.replaceWith(o),s.plot=o,this.#n?.bar?.remove(),this.#n=t?new t(o,{title:n,
isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),told:r=>this.#Z(r),acts:{server:()=>this.hasAttribute(
"source")?null:this.#A,answered:r=>this.#it(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):null,this.#n?.bar&&s.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#n??{};s?this.setAttribute(
"interventions",s):this.removeAttribute("interventions"),this.#k()&&this.#g(),this.#u("interventions",n)}#W(t){let{plot:n,
details:s,choices:o,exports:r,failure:i}=this.#c;for(let c of[n,s,o,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#N(t){this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#W(!0),this.#c.
summary.textContent=t}#F(t){this.#N("");let{failure:n}=this.#c,s=xl(t)&&document.querySelector(fp)!==null,o=s?hp:mn(t);if(n.
replaceChildren(o),s&&n.append(" ",gp()),n.hidden=!1,this.#u("failed",{message:o}),!(t instanceof z)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#E()),n.append(" ",r)}#at(t){let{title:n,caption:s,controls:o}=this.#c,r=Mt(t);n.textContent=r.title,n.hidden=
!1,s.replaceChildren(...Bo(r.caption)),this.#ct(r.trust),this.toggleAttribute("data-network",it(t)),this.#W(!1),o.offer(
r,it(t)?[]:t.data,!this.hasAttribute("fill")),this.#k()&&this.#g()}#ct(t){let{trust:n}=this.#c;if(n.textContent=t?.text??
"",!t||this.hasAttribute("source")||!Xt.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.getAttribute(
"model")??"");s.href=new URL(`insights/${o}#view-${t.view}`,this.#A).href,s.textContent="Which explanation to believe",n.
append(" ",s)}#g(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,s=this.#$(vn(this.#t)),o=n?Math.min(s.width||bl,bl):
s.width;if(!o)return;it(this.#t)?(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.isFixed?`${s.
height}px`:"",this.#lt(t,this.#t,{...s,width:o}));let r=!this.dataset.drawn;r&&this.querySelector(gl)?.remove(),this.#o=
`${o}×${s.height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#C(),this.#j(),this.#u("drawn",{})}#lt(t,{
data:n,layout:s},o){let r=this.#i,i=r&&Oe?{...s,template:Oe}:s,a=this.#B({data:n,layout:i},o);window.Plotly?.react(t,a.data,
r?{...a.layout,width:o.width}:a.layout,ap),t.dataset.listening||this.#ut(t)}#B({data:t,layout:n},{width:s,height:o,isFixed:r}){
let i="rgba(0, 0, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=Fc({data:t,layout:wp(n)},{width:s,
height:o,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{
...Zc(f.data,f.layout,{width:s,height:o,scale:a}),...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#ut(t){t.dataset.
listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,s,o]=dp.
exec(String([n.customdata].flat()[0]))??[];s&&this.#u("select",{table:s,row:Number(o)})}),t.on("plotly_hover",({points:[
n]})=>{n&&this.#u("hover",{visits:nl(n,this.#U)})}),t.on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#U(){return this.#t?
Mt(this.#t).visit_axes??[]:[]}#u(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#j(){
!this.#t||!this.#o||(this.#n?this.#n.mark(this.#h):sl(this.#c.plot,this.#U,this.#h))}#$(t){let{plot:n}=this.#c,s=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#v(),this.#ft();
let{above:o,below:r}=this.#q();this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-
o-r),cp);return{width:s,height:i,isFixed:!0}}#ft(){let[t,n]=[this.offsetWidth/this.#M,this.offsetHeight/this.#M],s=lp.filter(
([,o,r])=>n<o||t<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#q(){let{plot:t,details:n,exports:s}=this.#c,
o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().
top-o.top)/r,below:a/r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)return;let{width:t,height:n}=this.#$(
vn(this.#t));t&&this.#o!==`${t}×${n}`&&this.#g()}#ht(t,n){this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#k(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:al(this.#x,this.#f);if(n)return this.#F(new Error(n.
message)),this.#a=n.name,!1;let s=Mt(t),o="";if(this.#x.length&&!it(t)){let r=this.#y;this.#c.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));yr(t,r);let{summaries:i}=s;i&&(s.summary=i.texts[cl(
this.#x,i.by,r)]??""),o=`: ${ll(this.#x,r)}`}return this.#c.summary.replaceChildren(...Bo(s.summary??"")),this.#c.plot.setAttribute(
"aria-label",`${s.title}${o}. ${s.summary??""}`),this.#G(),!0}get#y(){return il(this.#x,this.#f)}#G(){let{details:t}=this.#c;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Mt(this.#t).title}`),n.append(...this.#z().map(Nn)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#z(){return this.#t?Mr(this.#t,this.#y):[]}async#pt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:it(s)?await this.#n?.address(t,n)??"":await hl(this.#mt(s),t,n),meta:Mt(
s)}}#mt(t){let{data:n,layout:s}=structuredClone(t),o=this.#$(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#B({data:n,layout:s},o),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#V(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#A,path:this.#T,view:this.getAttribute("vie\
w")??"",values:{...this.#H.query,...this.#y}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=El.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&ss(s,o??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Xt.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#K;return{link:n,embed:ve(
"embed",this.#J(o)),json:ve("json",o),offline:ve("offline",o)}}#J(t){let{controls:n,...s}=this.#Y,o={...t.values,...s,...n&&
n!=="some"&&{controls:n}};return{...t,values:o}}#wt(t){let n=this.#K,{title:s,summary:o=""}=Mt(t),r=["model","lesson","v\
iew","reads",...Go,...Object.keys(qo)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#y,...l&&{theme:l},...c},
f=this.#J(n);return{title:s,caption:o,name:this.#V,server:n.server,embed:ve("embed",f),picture:ve("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",zo)});yt();Ds();V();var Ws={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Au="input, select, textarea, [contenteditable], dialog[open]",Su="\
a[href], button, summary, [role=button]",Mu=".table-frame";function kr({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(s=!1),!(!s||
!t()||!Lr(r)||n(r.key))&&(r.stopImmediatePropagation(),o(r))},{capture:!0}),window.addEventListener("keydown",r=>{Lr(r)&&
o(r)}),window.addEventListener("change",({target:r})=>{s&&t()&&r instanceof HTMLElement&&r.blur()});let o=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function Lr({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:o,ctrlKey:r,metaKey:i}){
if(n||s||o||r||i||!Object.hasOwn(Ws,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Au)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Su))return!1;let a=t.closest(Mu);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var Tu=1e5,vu=100,Rr=2e4,Ou=8,Nu=1e3;function _r({state:e,height:t,set:n,mark:s=()=>{},keeps:o=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let p of a?
["*"]:i)r.postMessage(h,p)},f=(h,p)=>u({pointerscope:h,...p});r!==window&&kr({send:h=>{f("key",h);let p={method:"trigger\
Key",args:[Ws[h.key]]};l||u(JSON.stringify(p))},isInDeck:()=>l,keeps:o});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:p,data:g})=>{h!==r||!(a||i.includes(p))||(g?.pointerscope==="set"&&(n($u(g.state)),d()),g?.pointerscope===
"mark"&&s(Lu(g.visits)),g?.pointerscope==="deck"&&(l=!0),g?.pointerscope==="ask"&&(c="",d()))}),(h,p)=>h==="state"?d():f(
h,p)}function $u(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,vu)){let o=s===null?null:ku(s);(o===null||o!==void 0&&o.length<=Tu)&&(t[n]=o)}return t}function Lu(e){return(Array.
isArray(e)?e.slice(0,Nu):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function ku(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Ir(e,Ou)<=Rr?JSON.stringify(e):void 0}function Ir(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=Ir(s,t-1),n>Rr)return Number.POSITIVE_INFINITY;
return n}yt();V();Nt();var ze=0;function Cr(e,t,n){e.addEventListener("submit",s=>{let o=C(s).closest("[data-exercise]");o instanceof
HTMLFormElement&&(s.preventDefault(),_u(o,t,n))}),e.addEventListener("input",s=>{let o=C(s).closest("[data-exercise]");o instanceof
HTMLFormElement&&Ru(o)})}function Ru(e){ze+=1;let t=N(e,"[data-marked]");if(t){He(t,""),E(e,"[data-because]").hidden=!0,
delete e.dataset.right;for(let n of x(e,"[aria-invalid]"))n.removeAttribute("aria-invalid")}}async function _u(e,t,n){ze+=
1;let s=ze,o=e.dataset.exercise??"",r=x(e,"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("\
aria-invalid");try{let{exercises:i}=await Qt(`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"\
application/json"},body:JSON.stringify({answers:{[o]:Cu(e)},lang:n})}),a=i.find(c=>c.id===o);s===ze&&a&&Pu(e,a.marked,r)}catch(i){
if(!(i instanceof z))throw i;if(s!==ze)return;E(e,"[data-marked]").textContent=i.message,E(e,"[data-because]").hidden=!0,
delete e.dataset.right;for(let{where:a}of i.problems)Iu(e,r,a)?.setAttribute("aria-invalid","true")}}function Iu(e,t,n){
let[,s,o]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return s===void 0||o===void 0?t[0]:Pr(e)[Number(s)]?.[Number(o)]}function Pr(e){
return x(e,"tbody tr").map(t=>x(t,"input",HTMLInputElement))}function Cu(e){if(e.querySelector("input[type=radio]"))return x(
e,"input:checked",HTMLInputElement)[0]?.value??"";let t=Pr(e);return t.length?t.map(n=>n.map(s=>s.value)):E(e,"input",HTMLInputElement).
value}function Pu(e,{right:t,all_right:n,computed:s},o){let r=t.flat();for(let[l,u]of o.entries())u.setAttribute("aria-i\
nvalid",String(!r[l]));let i=E(e,"[data-marked]"),a=E(e,"[data-because]");if(i.replaceChildren(Hu(r,n)),a.hidden=!n,e.dataset.
right=String(n),n)return;let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=
-1,c.addEventListener("click",()=>{i.textContent=`The answer: ${Du(s,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),
i.append(" ",c)}function Hu(e,t){if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length}\
 are right.`:"Not yet."}function Du(e,t){if(typeof e=="string")return e;let n=s=>Q(s.toFixed(t).replace("-","−"));return e.
map(s=>s.map(n).join("; ")).join("; ")}V();Nt();var Wu=8,Fu=4;function Hr(e){e.addEventListener("pointerdown",t=>{let n=C(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&Fs(t,n.value,o=>Ve(e,n.name,o))})}function Fs(e,t,n){let s=Number(De(t));if(e.button!==0||Number.isNaN(s))return;
let o=Us(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||(a||=Math.abs(d)>=
Fu,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Bs(s,Math.round(d/Wu)*o);h!==i&&n(h),i=
h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();a&&(addEventListener(
"click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;addEventListener(
"pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",l,{signal:u})}function Ve(e,t,n){
let s=N(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!s||s.value===n||(s.value=n,s.dispatchEvent(new Event("input",{bubbles:!0})))}
function Bs(e,t){return Q(String(Number((e+t).toFixed(6))))}function Us(e){let t=(De(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}V();function Dr(e){for(let t of x(e,"[data-step]")){let n=new Map(x(t,"figure[data-table]").map(o=>[Fr(o.querySelector("\
figcaption math")),o.dataset.table??""]));n.delete("");let s=N(t,".formula");s&&Br(s,n)}}function Wr(e){e.addEventListener(
"pointerover",t=>{let n=C(t),s=n.closest("[data-step]");if(!(s instanceof HTMLElement))return;let o=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Bu(s,o?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Bu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of x(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Fr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function Br(e,t){for(let n of e.children){let s=t.get(Fr(n));s!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",s):Br(n,t)}}V();var Uu=["beside","above","below","figure"],Ur={width:960,height:540},ju=2,qs=.6,js=.1,qu=320,Gu=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:qs}],jr=["notes reasons remark switch","notes reasons remark switch formula"],zu=[1,.8,qs],Ln=new WeakMap;function Gr(e,t){
let{lookAccent:n,lookScale:s}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let o=()=>{let r=N(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Ur.width,innerHeight/Ur.height,ju),l=Number(s)||Math.max(
1,c);e.style.setProperty("--most",String(l)),Vu(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(o)).observe(
t),t.addEventListener("click",r=>{let i=C(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Qu(a),i.dataset.turn&&Vr(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),o}function zr(e){for(let t of e){Ln.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function Vu(e,t,n,s){let o=`${n}×${s}×${t}`;if(Ln.get(e)?.frame===o)return;let r=N(
e,"pointer-view"),i=n>s,a=Uu.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=Ku(e,a,t,r)??Ju(e,
Math.min(t,1));delete e.dataset.fitting,Ln.set(e,{frame:o,arrangement:c}),c.pages&&Vr(e,Number(e.dataset.page??0));let l=String(
c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function Ku(e,t,n,s){delete e.dataset.paged;for(let{out:o,
parts:r,least:i}of Gu){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?a.scale*(s?.8:1)+
js:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=Yu(e,o,c,u,n,s);f&&f.worth>(a?.worth??0)&&(a=f)}if(a)return we(e,
a),a}return null}function Yu(e,t,n,s,o,r){let i=u=>(we(e,{out:t,layout:n,scale:u}),Xu(e));if(!i(s))return null;let[a,c]=[
s,o];for(c-a>js&&i(c)&&(a=c);c-a>js;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};we(e,{out:t,
layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*qu));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}function Ju(e,t){
e.dataset.paged="";let n=zu.map(i=>Math.min(i,t));for(let i of jr){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...qr(
e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return we(e,a),a}
let[s,o]=[jr.at(-1)??"",n.at(-1)??qs],r={out:s,layout:"below",scale:o,pages:qr(e,s,o).pages};return we(e,r),r}function qr(e,t,n){
we(e,{out:t,layout:"below",scale:n});let s=Gs(e);for(let m of s)m.dataset.turnedTo="";let{rowGap:o,columnGap:r}=getComputedStyle(
E(e,".working")),[i,a]=[Number.parseFloat(o),Number.parseFloat(r)],c=E(e,".shown").getBoundingClientRect(),l=c.height-E(
e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,p=0,g=E(e,".formula").scrollWidth<=c.width+1;for(let m of s){
let{width:w,height:b}=m.getBoundingClientRect();g&&=b<=l&&Yr(m),p&&p+w>c.width&&(d+=h+i,h=0,p=0),u.length&&d+Math.max(h,
b)>l&&(u=[],f.push(u),d=0,h=0,p=0),u.push(m),h=Math.max(h,b),p+=w+a}return{pages:f,isFitting:g}}function Vr(e,t){let n=Ln.
get(e)?.arrangement.pages??[],s=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(s);for(let o of Gs(e))n[s]?.includes(
o)?o.dataset.turnedTo="":delete o.dataset.turnedTo;E(e,".pager").hidden=n.length===1,E(e,"[data-turned]").textContent=`${s+
1} of ${n.length}`;for(let o of x(e,"[data-turn]",HTMLButtonElement))o.disabled=!n[s+Number(o.dataset.turn)]}function Gs(e){
return x(e,".matrix, .shown > pointer-view")}function we(e,{out:t,layout:n,scale:s}){e.dataset.out=t,e.dataset.layout=n,
E(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(s))}function Xu(e){let t=e.getBoundingClientRect(),n=E(
e,".formula"),s=o=>{let{right:r,bottom:i,width:a}=o.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,E(e,".words"),E(e,".shown")].every(Kr)&&n.scrollWidth<=n.clientWidth+1&&[n,...Gs(e)].every(o=>s(o)&&Yr(o))}function Kr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Yr(e){let t=e.querySelector(
":scope > .table-frame");return!t||Kr(t)}function Qu(e){let t=document.createElement("dialog");t.className="rest";let n=E(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let s=document.createElement("button");s.type="butto\
n",s.textContent="Close",s.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),E(e,"[data\
-rest]").focus()});let o=[n,e.querySelector(".switch"),e.querySelector(".formula"),...E(e,".words").children];t.append(s);
for(let r of o){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}V();var Zu=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,tf="Write a number, such as 0.5, in every cell.",Rn=class{#e;#t;#n;#s=new Map;#r=new Map;constructor(t,n,s){
this.#e=t,this.#t=n,this.#n=s,this.#a(),t.addEventListener("input",o=>{let r=o.target;this.#b(r.name,r.value),this.#p()}),
t.addEventListener("click",o=>{let r=C(o),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#d(i,1),"fewer"in r.dataset&&
this.#d(i,-1))}),n.addEventListener("click",()=>{for(let o of this.#o)this.#s.set(Pt(o),Xr(Jr(o)));this.#h(),x(this.#e,"\
input, select")[0]?.focus(),this.#p()}),this.#f()}get text(){let t={};for(let n of this.#o){let s=Pt(n),o=Qr(n.dataset.kind,
this.#s.get(s)??"");if(o===null)return null;JSON.stringify(o)!==JSON.stringify(Jr(n))&&(t[s]=o)}return Object.keys(t).length?
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
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#s.clear();for(let t of this.#o){let n=kn(
t),s=n.map(i=>i.value),{kind:o,row:r}=t.dataset;this.#s.set(Pt(t),o==="words"?s:o==="matrix"?ef(n,!!r):s[0]??"")}}#h(){for(let t of this.#o)
for(let n of kn(t)){let s=this.#w(n.name);s!==void 0&&n.value!==s&&(n.value=s)}}#l(t){let[n="",s,o]=t.split("."),r=this.#s.
get(n);return s===void 0?null:o===void 0?[r,Number(s)]:[Array.isArray(r?.[0])?r?.[Number(s)]:r,Number(o)]}#w(t){let n=this.#l(
t);if(!n)return this.#s.get(t);let[s,o]=n;return s?.[o]}#b(t,n){let s=this.#l(t);if(!s){this.#s.set(t,n);return}let[o,r]=s;
o&&(o[r]=n)}#p(){this.#f(),this.#n()}#f(){for(let t of this.#o){let n=Pt(t),s=!["words","choice"].includes(t.dataset.kind??
""),o=s?kn(t).filter(c=>Ke(c.value)===null):[];for(let c of s?kn(t):[])c.setAttribute("aria-invalid",String(o.includes(c)));
let r=this.#s.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),nf(t,o.length?tf:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of x(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of x(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#d(t,n){let s=Pt(t),o=this.#s.
get(s),r=o.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${o.length+1}`;this.#s.set(
s,n>0?[...o,i]:o.slice(0,-1));for(let{dataset:a}of this.#o){let c=a.input??"",l=this.#s.get(c);a.rows===s&&Array.isArray(
l)&&(l=zs(l,n)),a.columns===s&&Array.isArray(l)&&(l=a.row?zs(l,n):l.map(u=>zs(u,n))),l!==void 0&&this.#s.set(c,l)}this.#p()}};
function Pt(e){return e.dataset.input??""}function Jr(e){return JSON.parse(e.dataset.default??"null")}function kn(e){return x(
e,"input, select")}function ef(e,t){let n=new Map;for(let o of e){let[,r=""]=o.name.split(".");n.set(r,[...n.get(r)??[],
o.value])}let s=[...n.values()];return t?s[0]??[]:s}function zs(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Xr(e){return Array.isArray(e)?e.map(Xr):String(e)}function Qr(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Ke(t);let n=t.map(s=>Qr(e,s));return n.includes(null)?null:n}function Ke(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Zu.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function nf(e,t){let n=E(
e,"[data-failure]");n.textContent=t,n.hidden=!t}yt();V();yt();V();V();function Vs(e=""){let t=["The server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.
serviceWorker?.controller?t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it\
 can be reloaded only over HTTPS"}.`}var Ks=null;function sf(){let e=x(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:s,pathname:o}=location,
r=s+o;if(!t){let a=o.slice(Jt.pathname.length),c=N(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=pt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Zr(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Ks?.disconnect(),Ks=new PerformanceObserver(n=>{let s=n.getEntries().map(({name:o})=>o);
t({addresses:s.filter(o=>!o.includes("?"))})}),Ks.observe({type:"resource",buffered:!0}),t({addresses:[],page:sf()})}async function ti(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Zr),await navigator.serviceWorker.register(
new URL("service-worker.js",Jt),{updateViaCache:"none"}),Zr()}catch{}}function ei(){document.readyState==="complete"?ti():addEventListener("load",ti)}var qd=4e3,Xa="This page computes your changes in your browser and hides what only the server can update.",Zn=document.getElementById(
"lesson-record")!==null,Me=!1,Oo,ts=!1;async function Qa(e,{address:t,files:n,signal:s}){if($o())return vo(e,{files:n,signal:s});
if(!Me)return Ya(t,s);if(ts)return ts=!1,vo(e,{files:n,signal:s});try{let o=await Ya(t,nr(s));return No(""),o}catch(o){if(!(o instanceof
z&&[0,...gs].includes(o.status)))throw o;return No(Vs(Xa)),vo(e,{files:n,signal:s})}}function $o(){return Zn}function Za(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(s),Oo??=es(e)},s=setTimeout(n,qd);for(let o of["pointerdown","ke\
ydown"])document.addEventListener(o,n,{signal:t.signal})}async function tc(e){if(!Zn&&!Me&&e&&(Oo??=es(e),await Oo),!Zn&&
!Me)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Qe(),Wn));return t()}async function es(e){try{let t=[
Promise.resolve().then(()=>(Qe(),Wn)),Promise.resolve().then(()=>(Ao(),yo)),Promise.resolve().then(()=>(To(),Mo))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||Me)return;let s=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...x(s,"head > *, body > *")),Me=!0,ts=ws(n),ts&&No(Vs(Xa)),ei()}catch{}}async function ec(e,t,n){if(!Zn&&!Me)return;
let{previewEdits:s}=await Promise.resolve().then(()=>(Ao(),yo));try{s(e,t,n)}catch(o){if(!(o instanceof z))throw o}}function No(e){
let t=N(document,"[data-silence]");t&&(t.textContent=e)}async function vo(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Qe(),Wn));
return n(e,t)}async function Ya(e,t){let s=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(Ja),o=await s.text().catch(Ja);if(s.ok)return new DOMParser().parseFromString(o,"text/html");throw new z(s.status,
Gd(o,s.status))}function Ja(e){throw Bt(e)?e:new z(0,[{where:"",message:ke,suggestions:[]}])}function Gd(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:Re(t),suggestions:[]}]}}Eo();var nc="pointerscope-lessons";function sc(){try{let e=JSON.parse(localStorage.getItem(nc)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function Lo(e){let t=sc()[e];return new Set(Array.isArray(t)?t:[])}function ko(e,t){let n=Lo(
e);if(!n.has(t))try{localStorage.setItem(nc,JSON.stringify({...sc(),[e]:[...n,t]}))}catch{}}ge();V();var zd=3e4,oc=660;async function rc(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+zd;for(;Date.now()<
t&&e.some(Vd);)await new Promise(n=>setTimeout(n,100))}function Vd(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function ic(e,t=()=>{},n=()=>{}){let s=[],o=[];window.addEventListener("beforeprint",()=>{t(),s=x(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of s)r.open=!0;o=x(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>oc);for(let r of o)r.style.setProperty("--print-scale",String(oc/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of s)r.open=!1;for(let r of o)r.style.removeProperty("--print-scale");n()})}V();ge();var Kd="Type a number, or drag it sideways",ac="This number is computed: change an input, and it follows.",cc=/^[\d.,+−-]$/,
ns=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",s=>{let o=Ro(s),r=o&&this.#n(o);!r||
C(s)instanceof HTMLInputElement||Fs(s,r.value,i=>{Ve(n,r.name,i),o.textContent=i})}),t.addEventListener("click",s=>{let o=Ro(
s);o&&this.#s(o)}),t.addEventListener("dblclick",s=>lc(C(s))),t.addEventListener("keydown",s=>{let o=Ro(s);if(cc.test(s.
key)&&lc(C(s)),!o||s.ctrlKey||s.metaKey||s.altKey)return;if(C(s)instanceof HTMLInputElement){this.#a(s,o);return}let r=cc.
test(s.key);!r&&s.key!=="Enter"&&s.key!=="F2"||(s.preventDefault(),this.#s(o,r?s.key:void 0))})}prepare(){for(let t of x(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,s=N(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(s?.dataset.kind??"")){t.dataset.editable="",E(t,".table-frame").title=Kd;for(let[o,r]of x(
t,"tbody td").entries())r.tabIndex=o===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(Be),s=n?.closest(
"figure"),o=n?.closest("[data-step]");return!(s instanceof HTMLElement)||!(o instanceof HTMLElement)?null:{step:o.dataset.
step??"",table:s.dataset.table??"",index:dt(s).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:s,editor:o}){let r=N(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&dt(r).flat()[s];i&&(o?this.#r(i,o):uc(i))}#n(t){let n=t.closest(Fe),{row:s,column:o}=me(dt(n),t),{table:r=""}=n.
dataset,i=a=>N(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${s}.${o}`)??i(r)}#s(t,n){let s=this.#n(
t);if(!s||t.querySelector("input"))return;let o=document.createElement("input");o.className="tile-editor",o.inputMode="d\
ecimal",o.autocomplete="off",o.dataset.field=s.name,o.dataset.before=s.value,o.setAttribute("aria-label",s.getAttribute(
"aria-label")??""),o.value=n??s.value,o.addEventListener("input",r=>{r.stopPropagation(),this.#o(o)}),o.addEventListener(
"blur",()=>this.#i(o)),this.#r(t,o),n===void 0?o.select():this.#o(o)}#r(t,n){let{selectionStart:s,selectionEnd:o}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(s,o)}#o(t){let n=Ke(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&Ve(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let s=this.#n(n),{before:o}=t.dataset;t.remove(),n.textContent=(s?.value===o?n.dataset.shown:s?.value)??
"",s?.value!==o&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let s=E(n,"input",HTMLInputElement),o={ArrowUp:1,
ArrowDown:-1}[t.key];if(o){t.preventDefault();let r=Ke(s.value);if(r===null)return;s.value=Bs(r,o*Us(s.value)),this.#o(s)}
t.key==="Escape"&&(t.preventDefault(),Ve(this.#t,s.dataset.field??"",s.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&uc(n)}};function Ro(e){return C(e).closest(Be)}function lc(e){let t=e.closest(Zt)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(Fe))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${ac}`;let s=E(
t,"[data-sum]");s.textContent?.endsWith(ac)||s.append(n)}function uc(e){e.tabIndex=0,e.focus({preventScroll:!0})}var xp=350,Ep=60,Jo=["removed","inputs","layer","head"],yp=60,Sl=["step","all",...Jo],Ap={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},O=E(document,"[data-lesson]"),W=E(O,"[data-steps]"),un=O.dataset.only,Dt=E(O,"[data-error]"),Ne=N(O,"[data-in\
puts]"),ue=Ne&&new Rn(Ne,E(O,"[data-reset]",HTMLButtonElement),Cp),Ko=Ne&&new ns(W,Ne),Yo=N(O,"details.inputs",HTMLDetailsElement),
zt="frame"in O.dataset,{states:Sp,leftOut:Ml="",edited:Tl=""}=O.dataset,{record:cn}=O.dataset,$=Xo(location.search),ft={
...$,...Zo(Xo(Mp()))},Vo=new AbortController,on=0,an=0,Al=0,le=null;function Xo(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??Ml,inputs:t.get("inputs")??Tl,layer:t.get("layer")??"",head:t.
get("head")??""}}function Mp(){return $o()?"":O.dataset.shown??location.search}async function Tp(){cn&&await es(cn),ds({
history:"keep",isFresh:!0})}var vp=zt?Gr(O,W):()=>{},Op="framers"in document.body.dataset?_r({state:_p,height:()=>O.scrollHeight,
set:Ip,keeps:e=>vl(e)!==null}):()=>{},wt=()=>x(W,":scope > [data-step]"),fn=e=>wt().findIndex(t=>t.dataset.step===e),Vt=()=>Math.
max(0,fn($.step)),vl=e=>{let t=Ap[e];if(un||!t||$.all&&e.startsWith("Page"))return null;let n=Vt()+t;return n>=0&&n<wt().
length?n:null},Ol=()=>zt&&window.parent!==window;function Wt(){let e=!!$.all||!!un,t=Vt(),n=wt();for(let[o,r]of n.entries())
r.hidden=!e&&o!==t;for(let o of x(O,"[data-beside]"))o.hidden=!e&&o.dataset.beside!==n[t]?.dataset.step;if(e&&!zt)for(let o of $s(
W,"pointer-view[lazy]"))o.removeAttribute("lazy");O.dataset.mode=e?"all":"one",O.toggleAttribute("data-first",t===0);for(let o of x(
O,"[data-follow]",HTMLSelectElement)){let r=o.dataset.follow;o.value=$[r]||"0"}for(let o of x(O,"[data-slide]"))Lp(o,o.dataset.
slide===n[t]?.dataset.step);N(O,"[data-place]")&&kp(t,n.length,e),$p(),Np(n);let s=n[t];!e&&!zt&&s&&wo([s]),vp(),Op("sta\
te",{})}function Np(e){let t=hs(ft);for(let r of x(O,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=N(O,"[data-changed]");if(!n)return;let s=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${E(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),o=[s.length?`Left out: ${s.join(", ")}.`:"",ft.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!o.length,n.textContent=`${o.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function Qo(){return!zt&&!("opens"in O.dataset)}function $p(){let{lesson:e=""}=O.dataset;if(!Qo())return;let t=Lo(
e);for(let n of x(O,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Lp(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function kp(e,t,n){for(let o of x(O,"[data-controls]"))o.hidden=!1;E(O,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,E(O,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,E(O,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let s=N(O,"[data-all]",HTMLInputElement);s&&(s.checked=n)}function Rp(e){let t=e.
slice(0,yp);Dt.textContent=`This lesson has no step “${t}”. It opens at its first step.`,Dt.hidden=!1,Dt.dataset.unknown=
"step"}function ln(e,t=!1){let n=wt(),s=n[Math.max(0,Math.min(n.length-1,e))];s&&(bo(W),Dt.dataset.unknown&&(Dt.hidden=!0),
delete Dt.dataset.unknown,Qo()&&ko(O.dataset.lesson??"",n[Vt()]?.dataset.step??""),$={...$,step:s.dataset.step??""},dn("\
replace"),Wt(),t&&E(s,"h1, h2").focus({preventScroll:!0}),$.all?s.scrollIntoView({block:"start"}):s.getBoundingClientRect().
top<0&&O.scrollIntoView({block:"start"}),O.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",
inline:"nearest"}))}function Zo({removed:e,inputs:t,layer:n,head:s}){return{removed:e,inputs:t,layer:n,head:s}}function fs(e,t){
return Jo.every(n=>e[n]===t[n])}function _p(){return{step:wt()[Vt()]?.dataset.step,removed:ft.removed,inputs:ft.inputs}}
function Ip({step:e,...t}){e!==void 0&&!un&&ln(Math.max(0,fn(e??"")));let n={};for(let s of Jo)s in t&&(n[s]=t[s]??"");$e(
n)}function dn(e){let t=Nl({...$,...Zo(ft)});if(t!==location.pathname+location.search)try{e==="push"&&!Ol()?history.pushState(
null,"",t):history.replaceState(null,"",t)}catch{}}function Nl(e){let t=[...new URLSearchParams(location.search)].filter(
([o])=>!Sl.some(r=>r===o)),n=pt({...Object.fromEntries(t),...e});Ml&&!e.removed&&n.set("removed",""),Tl&&!e.inputs&&n.set(
"inputs","");let s=n.toString();return s?`${location.pathname}?${s}`:location.pathname}function Cp(){let e=ue?.text;cancelAnimationFrame(
Al),typeof e=="string"&&(Al=requestAnimationFrame(()=>ec(W,e,hs($)))),clearTimeout(an),an=setTimeout(()=>$e({}),xp)}function $e(e){
let t=an&&ue?ue.text:null;clearTimeout(an),an=0;let n={...$,...t===null?{}:{inputs:t},...e};fs(n,$)||($=n,ds({history:"p\
ush"}))}async function ds({history:e,isFresh:t=!1}){on+=1;let n=on;Vo.abort(),Vo=new AbortController,W.setAttribute("ari\
a-busy","true");try{let s=await Qa($,{address:Nl($),files:Sp,signal:Vo.signal});if(n!==on)return;Dp(s,t),ft=$,$l([]),e===
"push"&&dn("push"),Wt()}catch(s){if(Bt(s))return;if(!(s instanceof z))throw s;n===on&&Pp(s.problems,e)}finally{n===on&&W.
removeAttribute("aria-busy")}}function Pp(e,t){$l(e);let n=e.every(o=>o.where.startsWith("inputs"));if($={...$,...n?{inputs:ft.
inputs}:Zo(ft)},!fs($,ft)){ds({history:t});return}let s=hs(ft);for(let o of x(W,"[data-remove]",HTMLInputElement))o.checked=
s.has(o.dataset.remove??"");dn("replace"),Wt()}function Hp(e){try{return Object.keys(JSON.parse(e))}catch{return[]}}function hs(e){
return new Set(e.removed.split(",").filter(Boolean))}function Dp(e,t){bo(W);let n=Ko?.place,s=document.activeElement?.closest(
"[data-remove]"),o=s instanceof HTMLElement?s.dataset.remove:void 0;for(let i of wt()){let a=i.dataset.step??"",c=e.querySelector(
`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&le&&i.contains(le)&&c.hasAttribute("data-removed")&&E(c,".sheet-head").
after(le),c&&i.replaceWith(c)}for(let i of x(O,"[data-renew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);
a&&i.replaceChildren(...a.childNodes)}let r=N(e,"[data-inputs]");r&&ue?.replace(r,t),le?.isConnected&&document.activeElement===
document.body&&E(le,"button:enabled").focus({preventScroll:!0}),o&&N(W,`[data-remove="${CSS.escape(o)}"]`)?.focus(),Ll(),
n&&Ko?.restore(n)}function $l(e){let t=ue?ue.showProblems(e):e,n=Yo?.open?t:e;Dt.textContent=n.map(s=>s.message).join(" "),
Dt.hidden=n.length===0,n.length&&O.dataset.live&&Dt.append(" ",Wp(O.dataset.live))}function Wp(e){let t=document.createElement(
"a");return t.href=e,t.textContent="Open it on the server",t.search=pt({...$,all:null}).toString(),t}function Ll(){Or(W),
Ko?.prepare(),Fp(),Ra(W),Dr(W),W.querySelector("pointer-view")&&Promise.resolve().then(()=>(yl(),bp));for(let e of x(W,"\
[data-embed]",HTMLAnchorElement)){let t=e.closest("[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=
pt({...$,all:null,step:n}).toString()}for(let e of x(O,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search).get("lang");e.search=pt({removed:$.removed,inputs:$.inputs,lang:t}).toString()}for(let e of x(O,"[data-back]",HTMLAnchorElement)){
let t=new URLSearchParams(location.search);for(let n of Sl)t.delete(n);e.search=t.toString()}}function Fp(){let e=!zt&&!ft.
removed&&!ft.inputs;for(let t of x(W,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),s=n?.parentElement?.querySelector(
"[data-guess]");if(e||s?.remove(),!e||s)continue;let o=document.createElement("button");o.type="button",o.dataset.guess=
t.dataset.remove,o.textContent="Predict what it changes",n?.before(o)}}async function Bp(e){let t=wt()[fn(e.dataset.guess)],
[n,{askRemoval:s}]=await Promise.all([tc(cn),Promise.resolve().then(()=>(To(),Mo))]);if(!t?.isConnected)return;let o=()=>$e(
{removed:e.dataset.guess??""});le=n&&s(t,n,o,()=>$e({removed:""})),le?e.remove():o()}function Up(e,t,{row:n,column:s}){let o=Object.
fromEntries(new URLSearchParams(location.search)),r=pt({...o,step:null,all:null,row:n,column:s});return Qt(`${O.dataset.
api}/${e}/${t}?${r}`)}async function jp(){let{solutionsAt:e}=O.dataset;if(!(!e||N(O,"[data-solutions]")))try{let t=await fetch(
e);if(!t.ok)return;let n=new DOMParser().parseFromString(await t.text(),"text/html");W.after(...x(n.body,"[data-solution\
s]"))}catch{}}async function qp(e){e.disabled=!0;let{all:t}=$;$={...$,all:"1"},Wt(),await Promise.all([rc($s(W)),jp()]),
window.print(),$={...$,all:t},Wt(),e.disabled=!1}function kl(e){return e.closest(`input:not([type=checkbox]), select, te\
xtarea, ${Fe} td`)!==null}function Rl(e){for(let t=e;t&&t!==W;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+
1&&getComputedStyle(t).overflowX!=="visible")return!0;t=t.parentElement}return!1}W.addEventListener("change",e=>{let t=e.
target;if(!(t instanceof HTMLInputElement)||!t.dataset.remove)return;let n=hs($);t.checked?n.add(t.dataset.remove):n.delete(
t.dataset.remove),$e({removed:[...n].join(",")})});O.addEventListener("change",e=>{let t=dr(e);t.dataset.follow&&$e({[t.
dataset.follow]:t.value}),"all"in t.dataset&&t instanceof HTMLInputElement&&($={...$,all:t.checked?"1":""},dn("replace"),
Wt(),wt()[Vt()]?.scrollIntoView({block:"start"}))});O.addEventListener("click",e=>{let t=C(e);t.dataset.go&&ln(Vt()+Number(
t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");n&&t.setAttribute("aria-expanded",String(n.toggleAttribute(
"data-open"))),"print"in t.dataset&&qp(t),t.closest(".onward a")&&Qo()&&ko(O.dataset.lesson??"",wt()[Vt()]?.dataset.step??
""),"guess"in t.dataset&&Bp(t);let s=t.closest("[data-slide]");s instanceof HTMLElement&&(e.preventDefault(),ln(fn(s.dataset.
slide),!0))});document.addEventListener("keydown",e=>{let t=C(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||
kl(t)||Rl(t))return;let n=vl(e.key);n!==null&&(e.preventDefault(),ln(n,!0))});var rn;W.addEventListener("touchstart",e=>{
let t=C(e);rn=e.touches.length===1&&!Rl(t)&&!kl(t)?e.touches[0]:void 0},{passive:!0});W.addEventListener("touchend",({changedTouches:[
e]})=>{if(un||!rn||!e)return;let[t,n]=[e.clientX-rn.clientX,e.clientY-rn.clientY];rn=void 0,Math.abs(t)>Ep&&Math.abs(t)>
2*Math.abs(n)&&ln(Vt()-Math.sign(t))});window.addEventListener("popstate",()=>{$=Xo(location.search),fs($,ft)?Wt():ds({history:"\
keep",isFresh:!0})});Ol()||ic(W,()=>{for(let e of wt())e.hidden=!1;for(let e of x(W,"[data-beside]"))e.hidden=!1;zt||wo(
wt()),zt&&zr(wt())},Wt);var Gp=!!$.step;!$.step&&location.hash&&($.step=location.hash.slice(1));$.step&&fn($.step)<0&&!un&&
(Gp&&Rp($.step),$.step="",dn("replace"));Yo&&$.inputs&&(Yo.open=!0,ue?.unfold(Hp($.inputs)));vr(W,"opens"in O.dataset?Up:
null);Cr(W,O.dataset.lesson??"",O.lang);ka(W);Ne&&Hr(Ne);Wr(W);Ll();Wt();O.dataset.ready="true";cn&&Za(cn);fs($,ft)||Tp();
