var Nl=Object.defineProperty;var S=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var fo=(e,t)=>{for(var n in t)Nl(e,n,{get:t[n],enumerable:!0})};async function Xt(e,t,n=Yt){let o=await Rl(new URL(`api/${e}`,n),t);if(String(n)===Yt.href&&Cl(o!==null&&!po(o)),!o)return Xs();
if(o.status===Ll)return;if(!(o.headers.get("content-type")??"").includes("json")){let i=ke(o.status);throw new z(o.status,
[{where:"",message:i,suggestions:[]}])}let r=await o.json().catch(Xs);if(!o.ok)throw new z(o.status,r.errors??[]);return r}
async function Rl(e,t){try{let n=await fetch(e,t);return ho.includes(n.status)?null:n}catch(n){if(Dt(n))throw n;return null}}
function Qs(e){let t=AbortSignal.timeout(kl);return e?AbortSignal.any([e,t]):t}function po({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function Cl(e){e!==Jt.answers&&(Jt.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function Xs(e){throw Dt(e)?e:new z(0,[{where:"",message:Le,suggestions:[]}])}
function Dt(e){return e instanceof DOMException&&e.name==="AbortError"}function pt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,o])=>[n,String(o)]))}function fn(e){return e instanceof Error?
e.message:String(e)}var z,Yt,Jt,ho,Ll,kl,Le,ke,yt=S(()=>{"use strict";z=class extends Error{constructor(t,n){super(n.map(
o=>o.message).join(" ")),this.status=t,this.problems=n}},Yt=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),
Jt={answers:!0},ho=[502,504],Ll=204,kl=5e3,Le="No response could be read. Your input is still here; check your connectio\
n and try again.",ke=e=>`The server answered with ${e}.`});function Zs(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function ut(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function dn(e){return e<0?`(${ut(e)})`:ut(e)}function mo(e){return er(e," \
+ ")}function tr(e){return er(e,", ")}function hn(e,t){return e===t?t:`${e} = ${t}`}function er(e,t){return e.length<=24?
e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var pn=S(()=>{"use strict"});function wo(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function mn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function gn(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(mn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:_l(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}
function _l(e,t,n,o){let{op:s}=t;if(s==="constant")return xo(t,n);let r=bo(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s===
"view"||s==="join")return i;if(s==="where")return i?a:c;if(s==="matmul")return Pl(r);if(s==="collect")return Re.sum?.(r)??
0;if(s==="softmax")return Il(e,t,n,r);let l=Re[s];if(l)return l(r);let u=go[s];if(!u)throw new RangeError(`There is no o\
peration ${s}.`);return u(i,a)}function bo(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,Hl(t,
n)]];if(o==="join")return[Fl(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return nr(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(o==="softmax"||o in Re){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=nr(
c).map(f=>[i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function xo({values:e=0},t){
return wo(Array.isArray(e)?e[t]??Number.NaN:e)}function Eo(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function Il(e,t,n,o){let{place:s,width:r}=Eo(e,t,n),i=yo(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function yo(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-
n)/o))}function Pl(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Hl({shape:e,offset:t=0,
strides:n,index:o},s){if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function Fl(e,t,n){let o=n;for(let s of t){let r=mn(e[s]??{op:"",shape:[]});if(o<r)return[s,o];
o-=r}throw new RangeError(`No operand has the element ${n}.`)}function nr(e){return Array.from({length:e},(t,n)=>n)}function Wl(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Dl(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var go,
Re,Ce=S(()=>{"use strict";go={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,
maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Wl(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Dl(e/Math.SQRT2))},Re=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function _e(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:xo(c,a),op:"",parts:[]};let f=bo(e,c,a).
map(([w,x])=>s(w,x)),[d,h,m]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&m)return d?.value?h:m;if(l==="\
collect")return or(f);if(l==="matmul")return or(ar(f));if(l==="softmax")return Kl(f,Eo(e,c,a));let p=Re[l];if(p)return{value:p(
f.map(({value:w})=>w)),op:l,parts:f};let g=go[l];if(!g||!d)throw new RangeError(`There is no operation ${l}.`);return{value:g(
d.value,h?.value??0),op:l,parts:f}};return s(e.length-1,t)}function wn(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function _t(e){if(sr.has(e.op))return e;for(let t of e.parts){let n=_t(t);if(n)return n}return null}function Ao(e){
return e.op?Mo(e,null,!1).text:ut(e.value)}function rr(e){let t=ut(e.value),n=_t(e);if(!n)return hn(Ao(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=Ie(e),s=o.reduce((r,i)=>r+i,0);return`${ut(o[e.place??0]??0)} / ${ut(s)} = ${t}`}return`${ir(
e,n)??Mo(e,n,!1).text} = ${t}`}function Ie({parts:e,temperature:t}){return yo(e.map(({value:n})=>n),t?.value)}function bn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>Bl;return{powers:s?Ie(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function ir(e,t){if(e===t)return t.op==="sum"?`Sum ${ut(t.value)}`:null;let[
n,o]=e.parts,s=n&&ir(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${ut(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${ut(o.value)}`:null}function Mo(e,t,n){let{op:o,parts:s,value:r}=e,i=sr.has(o);if(!o||e===t||i&&n)return{text:dn(r),
binding:Rt};let a=s.map(d=>Mo(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?mo(c):"0",binding:he};
if(o==="softmax")return{text:zl(e,a),binding:St};if(o==="product")return{text:c.join(" · "),binding:St};let[l={text:"",
binding:Rt},u]=a,f=Ul[o];if(f&&u){let[d,h]=f,m=o==="add"||o==="multiply",p=Ct(l,o==="power"?Rt:h),g=Ct(u,m?h:h+1);return{
text:o==="power"?`${p}^${g}`:`${p} ${d} ${g}`,binding:h}}return o==="negative"?{text:`−${Ct(l,St)}`,binding:he}:o==="s\
qrt"?{text:`√${Ct(l,Rt)}`,binding:Rt}:o==="absolute"?{text:`|${Vl(s[0],l)}|`,binding:Rt}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${Ct(l,Rt)}))`,binding:St}:o==="gelu"?{text:`${Ct(l,St)} · Φ(${l.text})`,binding:St}:{text:`${ql[o]??o}(${tr(c)}\
)`,binding:Rt}}function Vl(e,{text:t}){return e&&!e.op?ut(e.value):t}function Ct({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function zl(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=bn(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${Ct(c,he)} − ${dn(r)}`,binding:he}),i!==1&&(l={text:`${Ct(l,St)} / ${dn(i)}`,binding:St}),`e^${Ct(l,Rt)}`});
return`${a[n]} / (${mo(a)})`}function ar(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:Gl(
o),op:"multiply",parts:o})}return t}function Gl(e){return e.reduce((t,{value:n})=>t*n,1)}function or(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:So(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?ar([r.parts[0],i]):[]),s={value:So(o),op:"sum",parts:o};
return{value:So(e),op:"divide",parts:[s,t]}}function So(e){return e.reduce((t,{value:n})=>t+n,0)}function Kl(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=Ie(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var Bl,de,he,St,jl,Rt,Ul,ql,sr,vo=S(()=>{"use strict";pn();Ce();Bl=30,[de,he,
St,jl,Rt]=[0,1,2,3,4],Ul={add:["+",he],subtract:["−",he],multiply:["·",St],divide:["/",St],remainder:["mod",St],power:[
"^",jl],greater:[">",de],greater_equal:["≥",de],less:["<",de],less_equal:["≤",de],equal:["=",de],not_equal:["≠",de]},
ql={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},sr=new Set(["sum","softmax"])});function E(e,t,n){let o=$(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function $(e,t,n){
let o=e.querySelector(t);return o&&lr(o,n)?o:null}function b(e,t,n){return[...e.querySelectorAll(t)].filter(o=>lr(o,n))}
function Oo(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function I({target:e}){return e}function cr({target:e}){
return e}function lr(e,t){return e instanceof(t??HTMLElement)}var G=S(()=>{"use strict"});function fr(){return ur??=document.querySelector('[data-decimal=","]')!==null,ur}function Q(e){return fr()?e.replaceAll(
Yl,t=>t.replaceAll(/[.,]/g,n=>Jl[n]??n)):e}function Pe(e){return fr()?e.replace(",","."):e}var Yl,Jl,ur,$t=S(()=>{"use s\
trict";Yl=/\d[\d.,]*\d/g,Jl={".":",",",":"."}});function dt(e){return"down"in e.dataset?[b(e,"tbody td",HTMLTableCellElement)]:b(e,"tbody tr").map(t=>b(t,"td",HTMLTableCellElement))}
function pe(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function xn(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=$(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?dt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,...It(s)};return t.set(n,i),i}}function En(e,t){let n=e?.cells[t];return n?Zt(n):Number.
NaN}function Zt(e){return Zs(e.dataset.value??Pe(To(e)))}function To(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function At(e){return E(e,"figcaption span").textContent??""}function It(e){let t=o=>b(e,o).map(
s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var He,Qt,Fe,We,me=S(()=>{"use strict";pn();G();$t();He="figure[data-how]",Qt="figure[data-how] tbody td",Fe="figur\
e[data-editable]",We="figure[data-editable] tbody td"});function dr(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),o=new Uint8Array(n.length);for(let s=0;s<n.length;s++)
o[s]=n.charCodeAt(s);return o}var hr=S(()=>{"use strict"});function De(e){if(Array.isArray(e))return Ql(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Xl[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(dr(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function Ql(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function Be({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:Zl(e,n*s,(n+1)*s),shape:o}}function pr({values:e,shape:t}){
return t.length<2?e:$o({values:e,shape:t})}function $o(e){return Array.from({length:e.shape[0]??0},(t,n)=>Be(e,n).values)}
function Zl(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Xl,No=S(()=>{"use strict";hr();Xl={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function it(e){return"kind"in e&&e.kind===yn}function Mt(e){return it(e)?e.meta:e.layout.meta}function Sn(e){return it(e)?
e.meta.height??0:e.layout.height}var yn,An=S(()=>{"use strict";yn="network"});function wr({data:e,layout:{meta:t}},n){for(let o of t.parts??[]){let s=e[o.trace];if("lines"in o){let r=je(o.lines,t,n);
Object.assign(s,eu(r,n[o.row],o))}else s[o.attribute]=pr(je(o.is,t,n))}}function je(e,t,n){let o=tu(t),s=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===gr?0:a.indexOf(n[i]??"")};return{values:gn(e,(i,a=[])=>{let c=o[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>Be(l,s(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function tu(e){let t=mr.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,De(o)])),mr.
set(e,t)),t}function eu({values:e,shape:t},n,{above:o,to:s}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==gr&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var gr,
mr,Lo=S(()=>{"use strict";No();Ce();gr="all",mr=new WeakMap});function Er(e,t){let{table:n}=Mt(e);if(n&&"rows"in n)return[n];if(it(e))return[];let{data:o,layout:s}=e,r=n?[nu(n,s.meta,
t)]:[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>ou(s,a)),...r]}function Mn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>ko("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of t)s.insertRow().append(ko("th",r,"row"),...i.map(a=>ko("td",a)));return n}function yr(e){
let t=o=>o.map(au).join(",");return`${e.map(({columns:o,rows:s})=>[o,...s].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function nu(e,t,n){let{columns:o,labels:s}=e;if("values"in e){let i=e.values.map(a=>je(a,t,n).values);return{columns:o,
rows:s.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=$o(je(e.matrix,t,n));return{columns:o,rows:s.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function ou(e,t){let n=De(t.z??[]),o=br(e,t,"y").map((s,r)=>[s,...Array.from(Be(n,r).values)]);return{columns:[
t.name??"",...br(e,t,"x")],rows:o}}function br(e,t,n){let o=t[n];if(Array.isArray(o))return o.map(c=>xr(String(c)));let s=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(xr);let{shape:a}=De(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function xr(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function au(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
ru,"$1'").replace(iu,"'"),n=su.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function ko(e,t,n){let o=document.
createElement(e);n&&(o.scope=n);let s=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return o.textContent=
Number(s)===0?s.replace("-",""):s,o}var su,ru,iu,Ro=S(()=>{"use strict";No();An();Lo();su=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
ru=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,iu=/^(?=[\t\r\n])/});function Sr(e,t){let n=o=>{let s=vr(o);s&&Ue(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&lu(e,t),e.addEventListener("pointerout",o=>{let s=I(o).closest(He),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&vn(_o(s))}),e.addEventListener("keydown",uu)}function Ar(e){for(let t of b(e,He))for(let[n,o]of b(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function lu(e,t){let n=0,o=async s=>{let r=vr(s);if(!r)return;n+=1;let i=n,
a=Co(r),c=_o(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,pe(dt(a),r));i===n&&c.isConnected&&fu(
c,f,r)}catch(f){i===n&&(E(c,"[data-sum]").textContent=fn(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=I(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function uu(e){let t=I(e),n=t.closest(`${Qt}, ${We}`),o=cu[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=Co(
n),r=dt(s),{row:i,column:a}=pe(r,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function Ue(e,{withoutResult:t=!1}={}){let n=Co(e),o=_o(n);vn(o);let s=xn(o),r=_e(JSON.parse(
n.dataset.how??"[]"),dt(n).flat().indexOf(e),(u,f)=>En(s(u),f));e.dataset.lit="result";for(let u of wn(r)){let f=s(u.table??
"")?.cells[u.index??0];f&&(f.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":ut(Zt(e)),l=Number.isNaN(r.value)||t&&!r.op?a:hn(Ao(r),a);i.textContent=[hu(n,e),Q(l)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function fu(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,numbers:c}=t,l=_e(i,a,(p,g)=>Mr(
c[p],g).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(Mn(du(l,c)));let m=document.createElement("p");m.className=
"sum",m.textContent=rr(l),u.append(f,h,m,d),E(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function du(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=wn(a);return Mr(t[c],l).label},o=(a,...c)=>[a,...c.
map(ut)],s=_t(e);if(!s)return{columns:["term","value"],rows:wn(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:r,parts:i}=s;if(r==="softmax"){let a=Ie(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>o(n(a),a.value))}}function Mr(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:wo(o)}}function vn(e){for(let n of b(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function vr(e){return e.target instanceof Element?e.target.closest(Qt):null}function Co(e){
return e.closest("figure")}function _o(e){return e.closest("[data-step]")}function hu(e,t){let{row:n,column:o}=pe(dt(e),
t),{rows:s,columns:r}=It(e);return[At(e),s[n],r[o]].filter(Boolean).join(", ")}var cu,Io=S(()=>{"use strict";yt();pn();vo();
G();Ce();me();$t();Ro();cu={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var Qr,Zr,ti,ei,ni,oi,si,ri,ii,ai,ci,li,ui,fi,di,hi,pi,mi,gi,wi,zo,bi,Go,xi,ze=S(()=>{"use strict";Qr="This lesson has n\
o such input. Send one of its inputs.",Zr="This is not one of the options. Send one of {options}.",ti="This is not a lis\
t. Send a list of words.",ei="There are {words} words. Send {expected} words.",ni="This word is empty or not text. Send \
a word.",oi="The word contains a control character. Send it without.",si="The word has {characters} characters. Send at \
most {most}.",ri="This is not a matrix. Send a list of rows, each a list of numbers.",ii="The matrix has {count} row. Se\
nd {expected}.",ai="The matrix has {count} rows. Send {expected}.",ci="This row is not a list. Send a list of numbers.",
li="The row has {count} number. Send {expected}.",ui="The row has {count} numbers. Send {expected}.",fi="This is not a n\
umber. Send a number, such as 0.25.",di="The number is out of range. Send a number from {least} to {most}.",hi="This is \
not a whole number. Send a whole number.",pi='"{step}" is not a step of this lesson. Send the id of a removable step.',mi=
'"{step}" cannot be removed. Send the id of a removable step.',gi="This step needs {names}, which could not be computed \
above.",wi="The result is not a number: the inputs are too extreme. Enter smaller values.",zo=[0,.01,.04,.1,.2,.4,.7,1],
bi=4,Go=1e-12,xi=7});function te(e,t){let n=Array.from(e),o=nf(n),s=of(n,t);return n.map((r,i)=>({text:Nt(r,o),exact:Xo(r),level:s[i]??null}))}
function nf(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=Go*Math.abs(s)}))return t;return 3}function Nt(e,t=Yo(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Yo(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=Jo(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=Jo(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function Xo(e){if(Yo(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=tf&&t<ef){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function Yo(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function Jo(e,t,n){let[o="",s]=e[n](Zu).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function of(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=zo.slice(1).map((i,a)=>(i+(zo[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
bi:xi,s=Math.max(0,...n.map(Math.abs));return s<=Go?n.map(()=>0):n.map(r=>Number(Jo(r/s*o,0,"toFixed")))}var Zu,tf,ef,ee=S(
()=>{"use strict";ze();Zu=100,tf=1e-4,ef=1e16});var Qo,Zo=S(()=>{"use strict";Qo=`	
\v\f\r              \u2028\u2029  　`});function we(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Ln=S(()=>{"use strict";Zo()});function rf(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(yi(r)===yi(i)?a:[...a,sf])}}function yi(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function af(e,t,{settings:n,inputs:o}){let s=Object.entries(e.tables).map(([p,g])=>{let w=Si(
g,n)??null,{title:x="",figure:O=null}=w??Object.values(g.variants)[0]??{};return{name:p,title:x,isShown:O!==null,variant:w,
numbers:null}}),r=(p,g="")=>({tables:s,status:p,error:g}),i=e.inputs.map(p=>t.get(p)?.status);if(e.failing.some(p=>o.has(
p))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((p,g)=>i[g]==="failed");if(c.length){let p=c.map(g=>`\
“${t.get(g)?.title??g}”`).join(", ");return r("failed",we(gi,{names:p}))}let l=new Map(s.map(({name:p,variant:g})=>[
p,g])),u=cf(e,l,t,o);if(!Si(e.conditions,n)?.every(({expression:p,holds:g})=>{let[w]=Ai(p,u)??[];return w!==void 0&&!!w===
g}))return r("unknown");let h=s.map(p=>({...p,numbers:u(p.name)}));return h.some(({numbers:p})=>p&&Array.from(p).some(Number.
isNaN))?r("failed",wi):{tables:h,status:"computed",error:""}}function cf(e,t,n,o){let s=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!s.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?Ai(c.expression,r):null)}return s.
get(i)??null};return r}function Ai(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===mn(o))?gn(e,o=>t(o)??[]):
null}function Si({settings:e,variants:t},n){return t[e.filter(o=>n.includes(o)).join(",")]}function lf(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,o)=>Object.is(n,t[o]))}function Rn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,o,s)=>t[o]?.[Number(s)]??n)}var sf,kn,Cn=S(()=>{"use strict";Ce();ze();Ln();sf="=",kn=class{#e;#t;constructor(t){this.#e=
t;let n=Object.fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,null)}get inputs(){return this.#e.
inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,n,this.#t)}#n(t,n,o){
let s={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??c,f=a==="matrix"||a===
"number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);s.known.set(i,{numbers:f,isOwn:d,status:"computed"})}let r=rf(
this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(p=>s.known.get(p)?.isOwn??!0),l={settings:a?
[i.id]:[],inputs:new Set},u=af(i,s.known,c?l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,isRemoved:a,isOwn:c,...u});
let{tables:h,status:m}=u;for(let{name:p,numbers:g}of h){let w=c&&!a||lf(g,o?.known.get(p)?.numbers),x=i.tables[p]?.variants[""]?.
title;s.known.set(p,{numbers:g,isOwn:w,status:m,title:x})}}return s}}});function Oi(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.name===e);if(!s)return t.flatMap(({tables:a})=>a).find(a=>a.
name===e)??null;let{shown:r}=s,i=n.get(e)?.numbers??null;return r?{name:e,title:r.title,isShown:!0,variant:r,numbers:i}:
null}function Ti({variant:e,numbers:t},n,o){let s=e&&o.content.children[e.figure??-1];if(!e||!s||!t)return null;let r=document.
importNode(s,!0),i=b(r,"tbody td");for(let[u,{text:f,exact:d,level:h}]of te(t,e.shade).entries()){let m=i[u];if(!m)continue;
let p=Q(f);m.textContent=p,vi(m,"value",d===p?null:d),vi(m,"level",h||null)}let{rows:a,columns:c}=e,l="down"in r.dataset;
return Ge(b(r,"tbody th"),l?c:a,n),Ge(b(r,"thead th"),c,n),e.opens&&(r.dataset.how=JSON.stringify(e.expression)),r}function vi(e,t,n){
n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Ge(e,t,n){for(let[o,s]of e.entries()){let r=Rn(t[o]??"",n),
i=[...r],a=i.length>Mi;s.textContent=a?`${i.slice(0,Mi-1).join("")}…`:r,s.title=a?r:""}}var Mi,$i=S(()=>{"use strict";
G();ee();Cn();$t();Mi=20});function ts(e){let[t,n]=[0,e.length];for(;t<n&&Ni(e.charAt(t));)t+=1;for(;t<n&&Ni(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var Dm,Ni,Li,ki=S(()=>{"use strict";Zo();Dm=new RegExp(`[${Qo}]+`),Ni=e=>e!==""&&Qo.includes(e);Li=e=>[...e].length});function _n(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:Qr,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=df(i,a,s)}catch(a){if(!(a instanceof ot))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new z(422,
o);return s}function df(e,t,n){if(e.kind==="words")return hf(e,t);if(e.kind==="matrix")return pf(e,t,n);if(e.kind==="num\
ber")return _i(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new ot("",Zr,{options:e.options.join(
", ")})}function hf({least:e,most:t},n){if(!Array.isArray(n))throw new ot("",ti);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new ot("",ei,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!ts(
o))throw new ot(r,ni);if(ff.test(o))throw new ot(r,oi);let i=Li(o);if(i>40){let a=40;throw new ot(r,si,{characters:i,most:a})}
return ts(o)})}function pf(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new ot("",ri);let s=e.
isRow?[e.own]:e.own,r=Ci(e.rows,n).length||s.length,i=Ci(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?ii:ai;throw new ot("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new ot(u,ci);if(c.length!==i){let f=c.length===1?li:ui;throw new ot(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>_i(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function _i({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new ot(s,fi);if(!(o>=e&&o<=t)){let i={least:Nt(e),most:Nt(t)};throw new ot(s,di,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>uf*Math.max(1,Math.abs(o),Math.abs(r)))throw new ot(s,hi);return r}function Ci(e,t){return Array.
isArray(e)?e:t[e]??[]}var uf,ff,ot,es=S(()=>{"use strict";yt();ze();ee();Ln();ki();uf=1e-9,ff=/[\p{Cc}\p{Cs}]/u,ot=class extends Error{constructor(t,n,o={}){
super(we(n,o)),this.where=t}}});var Pn={};fo(Pn,{exportedLesson:()=>bf,openRecord:()=>In});function In(){let e=E(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Ii??=new kn(JSON.parse(e)),Ii}async function bf(e,t){let n=In(),o=_n(n.inputs,xf(e.inputs));Ef(n,
o);let s=yf(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await Wi([...s],t)||await Af(n,o,s,t),a=Tf(n,
o);return a&&i.append(a),i}function xf(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Ke(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Ef({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw Ke(422,`inputs.${n}`,gf)}}function yf(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?mi:pi;if(!s?.isRemovable)
throw Ke(422,"removed",we(r,{step:o}))}return n}async function Wi(e,{files:t,signal:n}){if(!t)return Sf(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(Fi);if(!r.ok)throw Ke(r.status,"",
ke(r.status));let i=await r.text().catch(Fi),a=E(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function Sf(e){let t=JSON.parse(E(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>Pi("lesson-parts",i)));for(let i of b(
o,"[data-matrix]"))i.replaceWith(Pi("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function Pi(e,t){let{content:n}=E(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function Af(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>Wi(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=$(r,`[data-step="${CSS.escape(c.id)}"]`);l&&vf(l,c,a,e)}for(let c of b(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||Mf(c,e.solve(t,new Set([...n,l])))}return r}function Mf(e,{
steps:t}){let n=t.find(({id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=
!0,e.parentElement?.append(" ",wf))}function vf(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!s)return;let r=t.inputs.map(i=>Oi(i,n,o)).filter(i=>i!==null);Hi(e,".step-inputs",
r,n.values),Hi(e,".step-results",t.tables,n.values),t.isOwn||Of(e,t)}function Of(e,{status:t,error:n}){let s=Object.entries(
{remark:".remark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of b(e,".remark, pointer-view, .f\
ailure"))i.remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(
([i])=>i).join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=mf;else if(s.length){let i=s.map(([
l])=>l).join(" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hi\
dden: ${c} the original numbers.`}r.textContent&&E(e,".reasons").before(r)}function Hi(e,t,n,o){let s=$(e,t);if(!s)return;
let r=n.filter(({isShown:u})=>u),i=E(document,"#lesson-figures",HTMLTemplateElement),a=r.map(u=>Ti(u,o,i)).filter(u=>u!==
null),c=r.filter(({numbers:u})=>!u).map(({title:u})=>u);if(s.replaceChildren(...a),!c.length)return;let l=document.createElement(
"p");l.className="quiet",l.dataset.missing="",l.textContent=`Only the server can compute with your changes: ${c.join("; ")}\
.`,s.append(l)}function Tf(e,t){let n=$(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=$(n,"[data-i\
nputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=E(s,`[data-input="${CSS.escape(r)}\
"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?Q(Xo(l)):String(l));for(let[l,u]of b(a,"input, select").entries())u.value=
c[l]??"";i&&(Ge(b(a,"tbody th"),i.rows,t),Ge(b(a,"thead th"),i.columns,t))}return s}function Fi(e){throw Dt(e)?e:Ke(0,"",
Le)}function Ke(e,t,n){return new z(e,[{where:t,message:n,suggestions:[]}])}var mf,gf,wf,Ii,Ye=S(()=>{"use strict";yt();
G();ze();$i();ee();Cn();es();$t();Ln();mf="With your changes, only the server can compute this step.",gf="Only the serve\
r can compute with more or fewer words.",wf="(with your changes, only on the server)"});function Hn(e,t){let n=$(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(Di,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of $f(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],m=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([g=0,w=0])=>`${(g-o.left).toFixed(1)} ${(w-o.top).toFixed(1)}`),p=document.createElementNS(Di,"path");p.setAttribute(
"d",`M${m[0]}C${m.slice(1).join(" ")}`),r.append(p)}n.append(r)}function $f(e){return b(e,"figure.matrix").flatMap(t=>{let n=b(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var Di,
Bi=S(()=>{"use strict";G();Di="http://www.w3.org/2000/svg"});function F(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function Lt(e,t,n){return e+
(t-e)*n}function mt(e,t,n){return{x:Lt(e.x,t.x,n),y:Lt(e.y,t.y,n),width:Lt(e.width,t.width,n),height:Lt(e.height,t.height,
n)}}function st(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*Nf+n*Lf+([...e].
length-t-n)*ji}function be(e,t){let n=Math.max(0,...e.map(st));return n?Math.min(t,n+12):0}function Fn(e,t){return Math.
max(Math.min(150,e/4),Math.min(220,t))}function at(e,t){if(st(e)<=t)return e;let n=Math.floor(t/ji)-1;return n>1?`${[...e].
slice(0,n).join("")}…`:""}function K(e,t,n,{opacity:o=1,isLit:s=!1,isRaised:r=!1}={}){let i=st(n.text),a=t.width<i+ns,
l=t.height>=17&&t.width>=(a?kf:1)*i+ns/2?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:l,opacity:o,isLit:s,isRaised:r,
isNarrow:a}}function U(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,x:t,y:n,
text:o,anchor:r,opacity:i,isQuiet:a}}function Ht(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,opacity:n,
isQuiet:o}}function Bt(e){return{...e,text:"?",level:void 0}}function vt(e,t,n){return Math.max(3,Math.min(n,e/Math.max(
1,t)))}function gt(e){return Math.max(44,...e.map(({text:t})=>st(t)+2*ns))}var ji,Nf,Lf,ns,kf,et,xe=S(()=>{"use strict";
[ji,Nf,Lf]=[8.8,9.8,4.8],ns=6,kf=.8,et=30});function qi({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=gt(e),
d=gt([...o.flat(),...s])+14,h=a-f-38-s.length*d,m=be([...n,r],Fn(a,h)),p=m+f+34,g=vt(a-p-4,s.length,d),w=g-Math.min(5,g/
5),x=vt(Rf,u,et+8),O=x-Math.min(6,x/4),T=8+u*x+14,P=Math.max(...t),k=F(c,0,.9),nt={anchor:"end",isQuiet:!0},B=[],Y=0;for(let[
y,_]of t.entries()){let L=8+y*x,R=L+O/2+6;if(x>17){let V=at(n[y]??"",m-12);B.push(U(`label-${y}`,m-12,R,V,nt))}B.push(K(
`weight-${y}`,{x:m,y:L,width:f,height:O},e[y]??{text:""})),x>17&&B.push(U(`times-${y}`,m+f+17,R,"·",{isQuiet:!0}));let q=Lt(
1,Lt(Cf,1,_/P),k),M=Ui*y/Math.max(1,u-1),J=F(c,1+M,1.85-Ui+M);for(let[V,j]of(o[y]??[]).entries()){let H={x:p+V*g,y:L,width:w,
height:O};if(B.push(K(`value-${y}-${V}`,H,j,{opacity:q})),J===0||c>=os||_*Ee<.25)continue;let tt={...H,y:T+Y,height:_*Ee},
bt=mt(H,tt,J),ht={...j,text:""};B.push(K(`strip-${y}-${V}`,bt,ht,{opacity:Lt(q,1,J)}))}Y+=_*Ee}let D=p+s.length*g;B.push(
Ht("rule",`M${m} ${T-8}H${D}`,{opacity:F(c,.9,1.1),isQuiet:!0}));let C=F(c,1.8,2);B.push(U("result",p-12,T+Ee/2+6,at(r,p-
12),{anchor:"end",opacity:F(c,1,1.3)}));for(let[y,_]of s.entries()){let L={x:p+y*g,y:T,width:w,height:Ee},R=y===l?Bt(_):
_;C>0&&B.push(K(`result-${y}`,L,R,{opacity:C}))}return{width:D,height:T+Ee+8,marks:B}}function Vi({weights:e,labels:t,shares:n},{
moment:o}){let s=n.indexOf(Math.max(...n)),r=t[s]?`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="\
The"?" is":","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows a\
s thick as their weights fill exactly one row: the average."}var os,Ee,Rf,Ui,Cf,zi=S(()=>{"use strict";xe();os=2,Ee=44,Rf=
380,Ui=.4,Cf=.1});function Xi({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=gt(n.map(({tile:y})=>y))+4,[a,c]=[e,t].map(
y=>ss(y,i,o)),l=ne(a)+Gi+ne(c)<=o,u=Math.max(Ji(e),Ji(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*Wn)/u)),h=l?Math.max(Je(e),Je(t)):Je(e)+Je(t),m=Math.max(6,Math.min(et+4,_f/h)),[p,g]=[d-Math.min(4,d/5),m-Math.min(4,
m/4)],w=h*m+ye+6,x=l?w:w+ye+24,O={sources:ss(e,d,o),targets:ss(t,d,o)},T=ne(O.sources)+Gi,P=l?T+ne(O.targets):Math.max(ne(
O.sources),ne(O.targets)),k=y=>l?0:(P-ne(y))/2,nt={sources:{top:ye,edges:Yi(O.sources,k(O.sources))},targets:{top:l?ye:ye+
Je(e)*m+24+ye,edges:Yi(O.targets,l?T:k(O.targets))}},B=(y,_)=>{let{columns:L=0}={sources:e,targets:t}[y][_]??{},R=(O[y][_]??
0)-L*d;return(nt[y].edges[_]??0)+R/2},Y=(y,{table:_,row:L,column:R})=>({x:B(y,_)+R*d,y:nt[y].top+L*m,width:p,height:g}),
D=[],C=[];for(let[y,_]of[["sources",e],["targets",t]])for(let[L,{title:R,columns:q}]of _.entries()){let M=y==="targets"&&
t.length>1?L:0,J=y==="targets"?F(s,M,M+.4):1,V=B(y,L)+q*d/2,j=at(R,O[y][L]??0);D.push(U(`${y}-${L}`,V,nt[y].top-9,j,{opacity:J,
isQuiet:!0}))}for(let[y,{tile:_,from:L,to:R,moment:q}]of n.entries()){let[M,J]=[Y("sources",L),Y("targets",R)],V=Math.max(
1,(t[R.table]?.columns??1)-1),j=Ki*R.column/V,H=F(s,q+j,q+1-Ki+j);if(D.push(K(`left-${y}`,M,_,{opacity:H>0?.25:1})),H===
0)continue;let tt=y===r?{..._,text:"?",level:void 0}:_;C.push(K(`moved-${y}`,mt(M,J,H),tt,{isRaised:H<1}))}return{width:P,
height:x,marks:[...D,...C]}}function ss(e,t,n){let o=(n-(e.length-1)*Wn)/e.length;return e.map(({title:s,columns:r})=>Math.
max(r*t,Math.min(st(s),o)))}function ne(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Wn)}function Yi(e,t){let n=t;return e.
map(o=>{let s=n;return n+=o+Wn,s})}function Ji(e){return e.reduce((t,{columns:n})=>t+n,0)}function Je(e){return Math.max(
...e.map(({rows:t})=>t))}function Qi({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(",\
 ").replace(/, (?=[^,]*$)/," and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No numbe\
r changes.`}let s=e.length>1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var _f,Wn,
Gi,ye,Ki,Zi=S(()=>{"use strict";xe();_f=400,Wn=36,Gi=84,ye=28,Ki=.4});function ta(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],h=u?[]:[s,...r].map(({label:A})=>A),m=[...s.tiles,...r.flatMap(({tiles:A})=>A),...i.flat()],p=gt(
c),g=st(l)>If,w=l&&!g?st(l)+14:0,x=gt(m)+8,O=t-w-p-48-d*x,T=be(h,Fn(t,O)),P=f+2,[k,nt]=u?[P,d]:[d,P],B=t-T-w-(u?0:p+44)-
4,Y=Math.max(p+8,...r.map(({label:A})=>st(A)+10)),D=vt(B,k,Math.max(x,u?Math.min(Y,120):0)),C=vt(Pf,nt,et+6),y=D-Math.min(
5,D/5),_=C-Math.min(5,C/4),L=u?48:8,R=L+d*C+22,q=T+d*D+40,M=(u?T+P*D:q+p)+w,J=(A,X)=>u?{x:T+A*D,y:L+X*C,width:y,height:_}:
{x:T+X*D,y:L+A*C,width:y,height:_},V=A=>u?{x:T+A*D,y:R,width:y,height:et}:{x:q,y:L+A*C,width:p,height:_},j=Math.min(f-1,
Math.floor(n)),H=Math.min(1,n-j),tt=Math.max(0,j-1+F(H,0,j?Dn:.01)),bt=A=>Math.min(1,Math.max(0,A)),ht=A=>A+1-bt(tt-A)+bt(
A-tt),xt=[],Ot=[];for(let[A,{label:X,tiles:Tt}]of r.entries()){let Et=ht(A),lt=A===j&&H>Dn&&H<1;for(let[Js,Tl]of Tt.entries()){
let $l=A>j&&n<f?.6:1;xt.push(K(`line-${A}-${Js}`,J(Et,Js),Tl,{opacity:$l}))}xt.push(un(`name-${A}`,X,Et,lt));let Gt=A<j||
H===1;if(A>j)continue;let rt=A<j?1:F(H,rs,.95);if(!rt)continue;let Wt=V(Et),Kt=c[A]??{text:""},Ne=Math.min(d,Math.floor(
rt*d+1e-9)),vl={text:a[A]?.[Ne-1]??""},Ol=A===o?Bt(Kt):Gt?Kt:vl;xt.push(K(`result-${A}`,Wt,Ol,{opacity:Math.min(1,4*rt)})),
xt.push(uo(A,Et,Gt,Math.min(1,4*rt)))}let kt=n>=f||H===0&&j>0?Math.ceil(n)-1:j,ue=H===0||n>=f?1:F(H,Dn,rs),ln=n<f&&H>0&&
H<Dn;if(n>0&&!ln){let A=tt+2;for(let[X,Tt]of(i[kt]??[]).entries()){let Et=J(A,X),lt=.25*X/Math.max(1,d-1),rt=kt===j&&H>0&&
H<1?F(H,rs+lt*.6,.8+lt*.6):1,Wt=kt===o;if(Ot.push(K(`product-${X}`,Et,Tt,{opacity:ue*(1-.55*rt),isLit:!0})),rt===0||rt===
1)continue;let Kt=mt(Et,Hf(V(ht(kt))),rt),Ne=Wt&&rt>.6?{...Tt,text:""}:Tt;Ot.push(K(`flight-${X}`,Kt,Ne,{opacity:1-F(rt,
.8,1),isLit:!0}))}}for(let[A,X]of s.tiles.entries())Ot.unshift(K(`sliding-${A}`,J(tt,A),X,{isRaised:!0}));Ot.push(un("na\
me-sliding",s.label,tt,!0));let fe=u?R+et+8:L+P*C+6;if(g){let A=at(`then ${l}`,t-T);xt.push(U("after",T,fe+16,A,{anchor:"\
start",isQuiet:!0}))}else if(l){let A=u?T+P*D+8:q+p+10,X=u?R+21:L+C+_/2+6;xt.push(U("after",A,X,l,{anchor:"start",isQuiet:!0}))}
return{width:M,height:fe+(g?24:0),marks:[...xt,...Ot]};function un(A,X,Tt,Et){let lt=!Et;if(u){let Wt=T+Tt*D+y/2,Kt=A===
"name-sliding",Ne=at(X,Kt?t-Math.abs(2*Wt-M):D-4);return U(A,Wt,Kt?16:38,Ne,{isQuiet:lt})}let Gt=L+Tt*C+_/2+6,rt=C>17?at(
X,T-12):"";return U(A,T-12,Gt,rt,{anchor:"end",isQuiet:lt})}function uo(A,X,Tt,Et){let lt=V(X),[Gt,rt]=u?[lt.x+lt.width/
2,lt.y-6]:[lt.x-20,lt.y+lt.height/2+6],Wt=Tt?u?"":"=":"+ …";return U(`equals-${A}`,Gt,rt,Wt,{opacity:Et,isQuiet:!0})}}
function Hf({x:e,y:t,width:n,height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/2}}function ea(e,{moment:t,isAsked:n}){
let{sliding:o,lines:s,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.label].map(p=>p?`“${p}”`:""),f=l&&
u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",m=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}\
umbers that meet are multiplied, and the products add up to ${m}.`}var If,Pf,Dn,rs,na=S(()=>{"use strict";xe();If=76,Pf=
380,[Dn,rs]=[.35,.55]});function ra({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:k})=>k),a=Math.max(gt(i),...e.map(
({label:k})=>st(k)))+16,c=vt(o,e.length,a),l=vt(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,m]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],p=28,g=p+et+sa+oa,w=t.map((k,nt)=>e.reduce((B,Y)=>B+(Y.
place===nt?Y.share:0),0)),x=oa/Math.max(...w,1e-9),O=[Ht("base",`M${d} ${g+1}H${d+t.length*l}`)],T=t.map(()=>0),P=t.map(
()=>{});for(let[k,{label:nt,tile:B,share:Y,place:D}]of e.entries()){let C=f+k*c+(c-h)/2,y={x:C,y:p,width:h,height:et},_=d+
D*l+(l-m)/2,L=T[D]??0,R=Math.max(0,Y*x),q={x:_,y:g-L-R,width:m,height:R};T[D]=L+R;let M=s-k,J=D===r;O.push(U(`label-${k}`,
C+h/2,18,at(nt,c),{isQuiet:!0}),K(`source-${k}`,y,B,{opacity:M>=1?.35:1}));let[V,j]=[C+h/2,_+m/2],H=p+et+sa/2,tt=`M${V} ${p+
et}C${V} ${H} ${j} ${H} ${j} ${q.y}`,bt=F(M,0,is)*(1-F(M,Bn,1));bt&&O.push(Ht(`way-${k}`,tt,{opacity:bt,isQuiet:!0}));let ht=Math.
min(1,Math.max(0,(M-is)/(Bn-is)))**2;if(ht>0){let xt=mt(y,q,ht),Ot=F(ht,0,.7),kt=J&&ht>.5?{...B,text:""}:B,ue=mt(y,q,Ot).
x;O.push(K(`dropped-${k}`,{...xt,x:ue},kt)),M>=Bn&&(P[D]=n[k])}}for(let[k,{label:nt,tile:B}]of t.entries()){let Y=d+k*l+
l/2,D=e.filter((R,q)=>R.place===k&&s>=q+Bn),C=g-D.reduce((R,{share:q})=>R+q*x,0),_=e.every((R,q)=>R.place!==k||s>=q+1)&&
(P[k]!==void 0||s>=e.length),L=k===r&&P[k]?Bt(B).text:_?B.text:P[k];L&&O.push(U(`sum-${k}`,Y,C-9,L)),O.push(U(`place-${k}`,
Y,g+24,at(nt,l-6),{isQuiet:!L}))}return{width:u,height:g+36,marks:O}}function ia({sources:e,places:t,sums:n},{moment:o,isAsked:s,
isEnd:r}){let i=e[o];if(!i)return"";if(r){let u=t.map((h,m)=>e.filter(p=>p.place===m)).reduce((h,m)=>m.length>h.length?m:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var oa,sa,is,Bn,aa=S(()=>{"use strict";xe();oa=170,sa=76,[is,Bn]=[.15,
.8]});function ua({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=Math.max(gt([...e,...t]),...r.map(st))+10,m=c<480?ca/2:ca,p=c-m-60,g=p-f*Math.min(h,128),
w=c>620?be(d,Math.max(200,g)):0,x=vt(p-w,f,Math.min(h,128)),O=x-Math.min(8,x/4),T=28+oe,[P,k]=[T+8,T+8+et+8],nt=r.some(M=>st(
M)>x),B=k+et+22,Y=w+f*x+18,D=Math.max(...n),C=[],y=M=>jn*M/Math.max(1,f-1);if(w){let M={anchor:"end",isQuiet:!0},J=V=>at(
V,w-12);C.push(U("name-powers",w-12,T-8,J(i.powers),{...M,opacity:F(l,0,.5)}),U("name-scores",w-12,P+21,J(i.scores),M),U(
"name-weights",w-12,k+21,J(i.weights),{...M,opacity:F(l,2,2.5)}))}let _=w+f*x;C.push(Ht("base",`M${w} ${T+1}H${_}`,{isQuiet:!0}));
let L=F(l,1,1.4),R=Y+m+6;C.push(Ht("zero",`M${Y-8} ${T+1}H${R}`,{opacity:L,isQuiet:!0}),Ht("one",`M${Y-8} ${T-oe}H${R}`,
{opacity:L}),U("one-text",R+8,T-oe+6,"1",{anchor:"start",opacity:L}),U("zero-text",R+8,T+6,"0",{anchor:"start",opacity:L,
isQuiet:!0}),U("sum",Y+m/2,T-oe-10,`Σ ${s}`,{opacity:F(l,1,1.5)*(1-F(l,2,2.3))}));let q=0;for(let[M,J]of n.entries()){let V=w+
M*x+(x-O)/2,j=F(l,y(M),1-jn+y(M)),H=oe*J*j/D,tt={...t[M]??{text:""},text:""},bt={x:V,y:T-H,width:O,height:H},ht=M===u,xt=Lt(
1,.35,F(l,1,1.6)),Ot=ht?{...tt,level:void 0}:tt;C.push(K(`bar-${M}`,bt,Ot,{opacity:xt}));let kt=o[M]??"";st(kt)<x&&C.push(
U(`power-${M}`,V+O/2,bt.y-8,kt,{opacity:j})),C.push(K(`score-${M}`,{x:V,y:P,width:O,height:et},e[M]??tt)),q+=J*oe;let ue={
x:Y,y:T-q,width:m,height:J*oe},ln=F(l,1+y(M),2-jn+y(M));ln>0&&C.push(K(`part-${M}`,mt({...bt,height:H},ue,ln),Ot));let fe=F(
l,2+y(M),3-jn+y(M)),un={x:V,y:k,width:O,height:et};if(fe>0){let X=ht?Bt(tt):fe<1?tt:t[M]??tt;C.push(K(`weight-${M}`,mt(ue,
un,fe),X))}let uo=nt&&M%2?22:0,A=at(r[M]??"",nt?2*x-8:x);C.push(U(`label-${M}`,V+O/2,B+uo,A,{isQuiet:!0}))}return{width:R+
20,height:B+(nt?22:0)+10,marks:C}}function fa({sum:e},{moment:t}){return["Each score becomes a power of e: all of them a\
re positive, and large ones stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Ea\
ch power is divided by ${e}, so that the weights sum to 1.`][t]??""}var la,oe,ca,jn,da=S(()=>{"use strict";xe();la=3,oe=
150,ca=60,jn=.35});function wa(e){let t=new as(e),n=b(e,`.step-results ${He}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:dt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=Un(i.expression).join(),l=b(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&Un(f.expression).join()===c);for(let f of u)r.add(f);s.push(zf(t,u))}else if(a==="scatt\
er")s.push(Vf(t,i));else if(a==="plain")s.push(Uf(i));else for(let c of i.grid.keys())s.push(qf(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function Un(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function Uf({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:ma.plain,scene:null,words:()=>"",forget:()=>{}}}
function Xe(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:ma[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function qf(e,t,n,o){let s=t.grid[n]??[],r=It(t.figure).rows[n]??"",i=[At(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,h)=>h+1),f=()=>e.products(t,n);return Xe({...a,
shown:u},f,ta,ea)}let c=o==="softmax"?la:os,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?Xe({
...a,shown:l},()=>e.softmax(t,n),ua,fa):Xe({...a,shown:l},()=>e.average(t,n),qi,Vi)}function Vf(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:At(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return Xe(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>ra(u,{...d,asked:a[f]??-1}),ia)}function zf(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=Un(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>At(l)).join(", "),label:"",cells:n,shown:i};return Xe(c,()=>e.moves(t),Xi,Qi)}function Se(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:To(e),level:e.dataset.level,tone:n,shade:o}}function se(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return Q(Number.isInteger(e)?Nt(e):Nt(e,n))}function ha(e){let t=e?dt(e):[];return{title:e?At(e):"",rows:t.
length,columns:t[0]?.length??0}}function cs(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function Gf(e){let t=e.flat();return t.length>0&&t.length<=ga&&new Set(t).size===t.length}function pa(e){
let t=e&&_t(e);return t?.op!=="sum"||t.parts.length>Ff||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&
o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function ls(e){return(_t(e)?.parts??[]).map(n=>n.parts)}function Kf(e){
let t=ls(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<Bf&&t.every(o=>o>=0)}function Yf(e,t){
let[n,o]=[cs(e),t&&cs(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var ma,Ff,Wf,ga,Df,Bf,jf,as,
ba=S(()=>{"use strict";vo();G();ee();me();$t();zi();Zi();na();aa();da();ma={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},Ff=96,Wf=24,ga=48,Df=400,Bf=1e-6,jf=new Set(["table","view","join"]);as=class{constructor(t){this.
tableNamed=xn(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length)return"plain";if(o.op==="colle\
ct")return Gf(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>jf.has(h)))return n.length>1&&r>
1&&s.length<=Df?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=ga?"softmax":"plain";if(!i.has("matmul")||r>Wf||!pa(c))return"\
plain";let l=this.#t(n[0]?.map((h,m)=>a(m))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((h,m)=>a(m*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(Kf)?"average":"products"}softmax({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(
n)(s*r.length),{powers:a,isShifted:c}=bn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>Se(d,t)),shares:this.#o(i,r.length),powers:a.map(se),sum:se(a.reduce(
(d,h)=>d+h,0)),labels:It(t).columns,names:{scores:f?At(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${se(l)}`}`,weights:At(t)}}}average({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>ls(
i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=It(t).rows[s]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>Se(u,t)),label:l||At(t)}}products({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((g,w)=>i(
s*r.length+w)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(g=>g.map(({value:w},x)=>w*(l[x]?.value??Number.NaN))),h=te(d.flat(),""),{rows:m,columns:p}=It(t);return{sliding:{
label:m[s]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((g,w)=>({label:p[w]??this.#i(g[0],f),tiles:this.#r(
g)})),products:d.map((g,w)=>g.map((x,O)=>{let{text:T="",level:P}=h[w*g.length+O]??{};return{text:Q(T),level:P?String(P):
void 0}})),sums:d.map(g=>{let w=0;return g.map(x=>(w+=x,se(w)))}),results:r.map(g=>Se(g,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){let i=this.#e(n),{columns:a}=It(t),c=n.at(-1)?.groups??[],l=o.
flat(),u=c.map(()=>0),f=c.map((m,p)=>i(p).parts),d=s.map(m=>{let p=r.get(m)??0,g=f[p]?.[c[p]?.indexOf(m)??-1],w=g?.value??
Number.NaN,x=g?this.#r([g])[0]:void 0;return{label:this.#i(g,!0),tile:x??{text:se(w)},share:w,place:p}}),h=new Map(d.map(
({place:m},p)=>[m,p]));return{sources:d,places:l.map((m,p)=>({label:a[p]??"",tile:Se(m,t)})),sums:d.map(({share:m,place:p},g)=>(u[p]=
(u[p]??0)+m,h.get(p)===g?l[p]?.textContent??"":Q(Nt(u[p]))))}}moves(t){let n=Un(t[0]?.expression??[]),o=n.map(r=>ha(this.
tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:h="",index:m=0}=l(f),p=n.indexOf(h),g=o[p]?.columns??1;s.push({tile:Se(d,
i),from:{table:p,row:Math.floor(m/g),column:m%g},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:p})}}return{
sources:o,targets:t.map(({figure:r})=>ha(r)),flights:s}}#e(t){let n=(o,s)=>En(this.tableNamed(o),s);return o=>_e(t,o,n)}#t(t){
let n=t.map(ls),[o,s]=[0,1].map(d=>n.map(h=>h.map(m=>m[d]))),r=d=>d?.every(h=>h.every((m,p)=>Yf(m,d[0]?.[p]))),i=!r(o),[
a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!pa(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=_t(t);if(t===n)return"";let[o,
s]=t.parts,r=o&&_t(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;let a={add:`+ ${this.#a(s)||se(s.value)}`,divide:`\
÷ ${se(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){let{powers:o}=bn(t),s=o.reduce((r,i)=>r+
i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=te(t.map(({value:o})=>o),"");return t.map((o,s)=>{let{figure:r,cell:i}=this.#s(
o)??{};if(r&&i&&!o.op)return Se(i,r);let{text:a="",level:c}=n[s]??{};return{text:Q(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?cs(t):{},s=n===void 0?null:this.tableNamed(n);if(!s)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{figure:r,cell:i[o],row:u,column:f,rows:c,
columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??""}#a(t){let n=this.#s(t);return n?At(
n.figure):""}}});function Zf(e){let t=i=>document.createElementNS(xa,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function td(e,t){let{element:n}=e;if(Z(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){ed(e,t);return}Z(n,"class",t.isQuiet?"quiet":null),t.kind==="lin\
e"?Z(n,"d",t.path):(Z(n,"x",t.x.toFixed(2)),Z(n,"y",t.y.toFixed(2)),Z(n,"text-anchor",t.anchor),Ea(n,t.text))}function ed({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(Z(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),Z(e,"class",l.isRaised?"raised":l.isLit?"lit":null),Z(e,"data-tone",c.tone),Z(e,"data-shade",c.shade),
Z(t,"data-level",c.level),Z(n,"width",i.toFixed(2)),Z(n,"height",Math.max(0,a).toFixed(2)),Z(n,"rx",String(Math.min(Qf,i/
4,a/4))),Z(o,"x",(i/2).toFixed(2)),Z(o,"y",(a/2+(l.isNarrow?4.6:5.7)).toFixed(2)),Z(o,"class",l.isNarrow?"narrow":null),
Ea(o,c.text))}function Z(e,t,n){e.getAttribute(t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}function Ea(e,t){
e.textContent!==t&&(e.textContent=t)}var xa,Jf,Xf,Qf,qn,ya=S(()=>{"use strict";G();xa="http://www.w3.org/2000/svg",Jf=760,
Xf=720,Qf=5,qn=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){this.step=t,this.beats=n.filter(({scene:s})=>s),
this.figure=document.createElement("figure"),this.figure.className="motion",this.svg=document.createElementNS(xa,"svg"),
this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement("figcaption"),this.figure.append(this.svg,
this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:E(t,".working"),this.place.append(this.figure),this.
isScaled=o,this.figure.style.setProperty("--needs",`${this.#p("width",Jf)}px`),this.#a(),new ResizeObserver(()=>this.#i()).
observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}rest(t){this.figure.dataset.rest=t}redraw(){for(let t of this.
beats)t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=$(this.place,".tables");
!t||t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),this.place.toggleAttribute(
"data-below",this.figure.offsetTop>t.offsetTop))}#h(){return this.isScaled?Xf:Math.floor(this.svg.clientWidth)}#l(){let t=this.#h();
if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,asked:s});if(!r)return;t!==this.#r&&(this.#o=
this.#p("height",t),this.#w()),this.#r=t,this.figure.style.setProperty("--drawn",`${t}px`);let i=Math.max(this.#o,Math.ceil(
r.height)),a=Math.min(0,(r.width-t)/2);Z(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||Z(this.svg,"he\
ight",String(i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.length-1,u=c===l&&o>l;this.#b(n.title,n.words(
{moment:c,isAsked:s>=0&&c===l,isEnd:u}))}#w(){if(this.isScaled)return;let t=this.#f().flatMap(({title:s,words:r,shown:i})=>i.
flatMap((a,c)=>[!1,!0].map(l=>({title:s,words:`${r({moment:c,isAsked:!1,isEnd:l})} −0.000`})))),n=({title:s,words:r})=>s.
length+r.length,o=t.reduce((s,r)=>n(r)>n(s)?r:s,{title:"",words:""});this.caption.style.removeProperty("min-height"),this.#b(
o.title,o.words),this.caption.style.setProperty("min-height",`${this.caption.offsetHeight}px`)}#b(t,n){if(this.caption.textContent===
`${t}. ${n}`)return;let o=document.createElement("b");o.textContent=`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#p(t,n){
let o=this.#f().map(({scene:s})=>s?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...o))}#f(){return[...new Map(this.
beats.map(n=>[n.cells[0]?.closest("figure"),n])).values()]}#d(t){let n=new Set(t.map(({key:s})=>s));for(let[s,r]of this.#t)
n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.get(s.key);r?.kind!==s.kind&&(r?.element.
remove(),r=Zf(s.kind),this.#t.set(s.key,r)),td(r,s)}let o=[...n].join();o!==this.#n&&(this.#n=o,this.svg.append(...t.map(
({key:s})=>this.#t.get(s).element)))}}});function Aa(e){document.dispatchEvent(new CustomEvent("pointerscope:ask",{detail:e}))}var Sa,Ma=S(()=>{"use strict";Sa=document.
documentElement.dataset.inRoom==="lead"});function zn(e,t,{text:n,right:o,outcome:s=""}){let r=document.createElement("div");r.className="predict",r.setAttribute(
"role","group"),r.setAttribute("aria-label","Predict, then see");let i=document.createElement("p"),a=document.createElement(
"b");a.textContent="Predict, then see. ",i.append(a,e);let c=document.createElement("div");if(c.className="choices",c.append(
...t.map(l=>{let u=Vn(l);return u.dataset.choice=l,u})),r.append(i,c),Sa){let l=Vn("Ask the hall"),u={choice:o,outcome:s};
l.addEventListener("click",()=>Aa({question:{kind:"choice",text:n,choices:t,answer:u}})),r.append(l)}return r}function Gn(e,t,n,o){
for(let r of b(e,"[data-choice]",HTMLButtonElement)){let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=
String(i===n))}let s=document.createElement("p");s.setAttribute("role","status"),s.textContent=o,e.append(s)}function Vn(e){
let t=document.createElement("button");return t.type="button",t.textContent=e,t}var us=S(()=>{"use strict";G();Ma()});function Ta(e){e.addEventListener("click",t=>{let n=I(t),o=Kn(n);if(!o)return;n.closest("[data-play]")&&md(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&bd(o,Number(s.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&Ad(o,r),n.closest("[data-speed]")&&wd(e)}),e.addEventListener("input",t=>{let n=I(t),o=Kn(n);if(!o||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;Ut(o);let s=Number(n.value);Jn(o,Qe.matches?Math.round(s):s)}),e.addEventListener(
"keydown",t=>{let n=I(t),o=Kn(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-s\
crub]")||(t.preventDefault(),Ut(o),Ra(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=I(n).
closest(Oa),s=o&&Kn(o);s&&o instanceof HTMLTableCellElement&&pd(s,o)})}function $a(e){for(let t of b(e,"[data-step]")){let n=$(
t,".play");!n||jt.has(t)||(n.hidden=b(t,Oa).length<ad,n.hidden||ud.observe(t))}}function hs(e){for(let t of e)re(t)}function ps(e){
for(let t of b(e,"[data-step]"))Ut(t)}function Na(e){jt.get(e)?.stage?.redraw()}function re(e){let t=$(e,".play");if(!t||
t.hidden||jt.has(e))return jt.get(e);let n=wa(e),o=n.flatMap(f=>f.cells),s=fd(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:dd(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new qn(e,n):null};jt.set(e,l);let u=E(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,hd(l),l}function fd(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?sd:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,nd/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,od/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function dd(e,t){
let n=t.flatMap(u=>u.kind==="moves"?[]:u.cells),o=n.map(({textContent:u})=>u??"");if(n.length<ds||new Set(o).size<ds)return null;
let s=new Set(n),i=b(e,"td, .step-text, .formula, .reasons").filter(u=>!(u instanceof HTMLTableCellElement&&s.has(u))).flatMap(
({textContent:u})=>u?.match(cd)??[]),a=[...o,...new Set(i)].map(va),c=u=>a.filter(f=>f===va(u)).length>1,[l]=n.slice(Math.
floor(n.length/2)).map(u=>{let f=u.textContent??"";return{cell:u,text:f,isTold:c(f),size:Math.abs(Zt(u))}}).sort((u,f)=>Number(
u.isTold)-Number(f.isTold)||f.size-u.size);return l&&!(l.isTold&&ld.test(l.text))?l.cell:null}function va(e){return e.replace(
"−","")}function hd({stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function pd(e,t){let n=jt.get(e);if(!n?.
stage||n.frame||n.at<n.moments.length)return;let o=n.stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.
indexOf(t),r=o.kind==="products"?s+1:o.shown.length;n.stage.show(o,r)}function md(e){let t=re(e);if(t){if(t.frame){Ut(e);
return}t.at>=t.moments.length&&Jn(e,0),La(e,t.moments.length)}}function La(e,t){let n=re(e);if(!n)return;Ut(e),n.goal=t,
n.time=performance.now(),n.hold=Qe.matches?.01:0,ka(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.
frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/1e3*Yn;n.time=s,gd(e,n,r)};n.frame=requestAnimationFrame(o)}function gd(e,t,n){
let o=Math.floor(t.at),s=t.moments[o];if(t.at>=t.goal||!s){Ut(e);return}if(o===t.at&&o===t.asks&&Ca(e,t)){yd(e,t);return}
if(t.hold>0){t.hold-=n;return}let r=Math.min(o+1,t.at+(Qe.matches?1:n/s.seconds)),i=r===o+1;i&&Qe.matches?t.hold=s.seconds:
i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&(t.hold=rd),ms(e,t,r)}function Ut(e){let t=jt.get(e);t?.frame&&(cancelAnimationFrame(
t.frame),t.frame=0,ka(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute(
"data-playing")},id))}function ka(e,t){E(e,"[data-play]").textContent=t?"Pause":"Play"}function wd(e){Yn=fs[(fs.indexOf(
Yn)+1)%fs.length]??1;for(let t of b(e,"[data-speed]"))t.textContent=`${Yn}×`}function bd(e,t){let n=re(e);n&&(Ut(e),Math.
abs(t)>1?Jn(e,t<0?0:n.moments.length):t<0||Qe.matches?Ra(e,t):La(e,Math.floor(n.at)+1))}function Ra(e,t){let n=re(e)?.at??
0;Jn(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function Jn(e,t){let n=re(e);n&&($(e,".playing .predict")?.remove(),ms(e,n,Math.
max(0,Math.min(n.moments.length,t))))}function Ca(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-m\
ode="all"]')}function ms(e,t,n){let{moments:o,cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===
n,f=(u?l?.end:o[c-1]?.end)??0,d=!!Ca(e,t)&&n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute(
"data-guessing",d),E(e,"[data-scrub]",HTMLInputElement).value=String(n);let h=xd(o,n);if(h){let g=d&&i?h.beat.cells.indexOf(
i):-1;r?.show(h.beat,h.at,g)}r?.rest(n<o.length?h?.rest??"":"");let m=`${c} ${u}`;if(m===t.painted&&n>0)return;t.painted=
m;for(let[g,w]of s.entries())w.toggleAttribute("data-ahead",g>=f),w.removeAttribute("data-asked");_a(e,l,f,s.length);let p=l&&
Ed(t,l);if(!p){vn(e),Hn(e,null);return}Ue(p,{withoutResult:!u||p.hasAttribute("data-ahead")}),!r&&(t.frame&&p.scrollIntoView(
{block:"nearest"}),Hn(e,p))}function xd(e,t){let n=Math.max(0,Math.ceil(t)-1),o=e[n];if(o?.beat.scene)return{beat:o.beat,
at:o.place+t-n,rest:""};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{beat:s.beat,at:s.place+1,rest:"\
past"};let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0,rest:"waiting"}:null}function Ed({cells:e},{beat:t,place:n,
end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.slice(
r,a?i:s+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(Zt(f)));return l[u.indexOf(Math.
max(...u))]??e[o-1]}function _a(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${Math.max(1,n)} of ${o}`:
"";E(e,".play output").textContent=r,E(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function yd(e,t){Ut(e);let n=t.
asked;if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",
!0),_a(e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),Ue(n,{withoutResult:!0}),t.stage||Hn(e,n);let o="Which n\
umber comes where the question mark is?",s=$(e,"[data-sum]")?.textContent??"",r={text:`${o} ${s}`,right:n.textContent??""},
i=zn(o,Sd(n,t.cells),r);E(e,".play").after(i)}function Sd(e,t){let n=e.closest("figure"),o=t.filter(r=>r.closest("figure")===
n).reverse(),s=new Map;for(let r of[e,...o,...t])s.size<ds&&s.set(r.textContent??"",Zt(r));return[...s].sort(([,r],[,i])=>r-
i).map(([r])=>r)}function Ad(e,t){let n=jt.get(e),o=n?.asked;if(!n||!o)return;let s=o.textContent??"",r=t.dataset.choice===
s;e.dataset.predicted=String(r),ms(e,n,n.asks+1),Ue(o);let i=r?"Right.":`It is ${s}; the line above shows why.`,a=E(e,".\
playing .predict");Gn(a,t.dataset.choice??"",s,`${i} Play goes on.`),E(e,"[data-play]").focus({preventScroll:!0})}function Kn(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}var Oa,nd,od,sd,rd,id,fs,ad,ds,cd,ld,jt,Qe,Yn,ud,gs=S(
()=>{"use strict";Io();G();me();Bi();ba();ya();us();Oa=`.step-results ${Qt}`,nd=20,od=60,sd=.6,rd=.5,id=2500,fs=[1,2,.5],
ad=2,ds=4,cd=/−?\d+([.,]\d+)*(e−?\d+)?|−?∞/g,ld=/[.,]|∞/,jt=new WeakMap,Qe=matchMedia("(prefers-reduced-motion\
: reduce)"),Yn=1;ud=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&re(
t)},{rootMargin:"600px"})});var ws={};fo(ws,{previewEdits:()=>Md});function Md(e,t,n){let o=In(),{steps:s,known:r}=o.solve(_n(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=b(e,":scope > [data-step]:not([hidden])").filter(Pa),
c=a.flatMap(l=>b(l,"figure[data-table]").filter(Pa));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&Od(l,f,vd(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),Na(l)}function Pa(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-Ia&&t<innerHeight+Ia}function vd({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function Od(e,t,n){let o=b(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of te(t,
n).entries()){let c=o[s];if(!c)continue;let l=Q(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
Ha(c,"data-value",i===l&&!u?null:i),Ha(c,"data-level",a?String(a):null)}}function Ha(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var Ia,bs=S(()=>{"use strict";G();Ye();ee();gs();es();$t();Ia=100});function ja(e,t,n){let o=Nd(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(s=>Ld(s,n)).find(
s=>s)??Rd(o,n)}function Nd(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.
tables).flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&Da(a.variant)===Da(s))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(m=>m.map(
p=>Rn(p,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:o,after:s})=>[...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>
$d).reverse()}function Da({rows:e,columns:t}){return JSON.stringify([e,t])}function Ld({title:e,shade:t,rows:n,columns:o,
before:s,after:r},i){let a=o.length;if(t!=="weights"||new Set(o).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[s,r].map(x=>kd(x.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...o.keys()].
filter(x=>x!==u&&x!==f),h=[u,f,...d].slice(0,Td).sort((x,O)=>x-O),[m,p]=[o[u]??"",o[f]??""],g=l?`“${e}”, row ${l},`:
`“${e}”`,w=h.map(x=>`${o[x]} ${i(s[c*a+x]??0)}`);return{text:`Without this step, which number of ${g} is the largest\
? With it: ${w.join(", ")}.`,choices:h.map(x=>o[x]??""),right:p,outcome:`The largest is ${p}; with this step it is ${m}.`}}
return null}function kd(e){let t=Math.max(...e);return e.filter(o=>t-o<Ba).length===1?e.indexOf(t):-1}function Rd(e,t){let n=e.
find(Cd);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[s[Math.floor(l/d)],r[l%d]],m=[o,...h].filter(Boolean).join(", "),p=Ua(u,f)?f>u?Fa:Wa:
xs;return{text:`“${m}” is ${t(u)}. What becomes of it without this step?`,choices:[Fa,Wa,xs],right:p,outcome:`${p}: ${t(
f)}${p===xs?"":` instead of ${t(u)}`}.`}}function Cd({before:e,after:t}){return e.some((n,o)=>Ua(n,t[o]??Number.NaN))}function Ua(e,t){
return Math.abs(e-t)>Ba*Math.max(1,Math.abs(e))}var Fa,Wa,xs,Td,Ba,$d,qa=S(()=>{"use strict";Cn();[Fa,Wa,xs]=["It become\
s larger","It becomes smaller","It stays the same"],Td=4,Ba=1e-9,$d=1e-6});var Es={};fo(Es,{askRemoval:()=>_d});function _d(e,t,n,o){let s=ja(t,e.dataset.step??"",l=>Q(Nt(l)));if(!s)return null;let{
right:r,outcome:i}=s,a={text:s.text,right:r,outcome:i},c=zn(s.text,s.choices,a);return c.addEventListener("click",l=>{let{
choice:u}=I(l).dataset;if(u===void 0)return;Gn(c,u,r,`${u===r?"Right. ":""}${i}`);let f=Vn("Put the step back");f.addEventListener(
"click",o),c.append(f),f.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),E(e,".sheet-head").after(c),
e.toggleAttribute("data-supposing",!0),E(c,"button").focus({preventScroll:!0}),c}var ys=S(()=>{"use strict";G();ee();$t();
us();qa()});function eo(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=ac.min&&Number(t)<=ac.max:e==="scale"?!0:e==="\
controls"||e==="caption"?Dd[e].includes(t):CSS.supports("color",t)}var ac,Dd,cc=S(()=>{"use strict";ac={min:.5,max:4},Dd=
{controls:["none","some","all"],caption:["none","title","all"]}});function uc(e){let t=lc.then(Bd).then(e);return lc=t.catch(()=>{}),t}function Bd(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var lc,fc=S(()=>{"use strict";lc=Promise.resolve()});function hc(e){return{"HTML frame":pc(e),"Web component":jd(e),Markdown:gc(e),Quarto:Ud(e),LaTeX:qd(e)}}function pc(e){let{
title:t,embed:n}=e;return`<iframe src="${ie(n)}" title="${ie(t)}" width="${Ns.width}" height="${Ns.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${mc(e)}</iframe>`}function jd(e){let{server:t,attributes:n}=e,o=Object.
entries({server:t,...n}).map(([s,r])=>r===""?s:`${s}="${ie(r)}"`);return`<script src="${ie(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${o.join(" ")}>${mc(e)}</pointer-view>`}function mc({title:e,caption:t,embed:n,picture:o}){let s=[e,t].filter(
Boolean).join(". ");return`<a href="${ie(n)}"><img src="${ie(o)}" alt="${ie(s)}" width="${Ns.width}"></a>`}function gc({
title:e,embed:t,picture:n}){return`[![${Vd(e)}](<${dc(n)}>)](<${dc(t)}>)`}function Ud(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",pc(e),"```",":::",'::: {.content-visible unless-format="html"}',gc(e),":::"].join(`
`)}function qd({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${s}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${zd(o)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${Qd([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ie(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Vd(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function dc(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function zd(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Qd(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(Xd,"")].flatMap(n=>[...Yd[n]??Zd(n)]).map(n=>Gd[n]??th(n)).join("")}function Zd(e){
return Jd.test(e)?e.normalize("NFD").slice(0,1):e}function th(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Kd.test(e)?e:"?"}var Ns,
Gd,Kd,Yd,Jd,Xd,wc=S(()=>{"use strict";Ns={width:960,height:540};Gd={"\\":"\\textbackslash{}","~":"\\textasciitilde{}","^":"\
\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"$\\|$",
"·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"$\\le\
ftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty$","\
∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\\
rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Kd=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Yd={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Jd=/[ąęįųĄĘĮŲ]/,Xd=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function xc(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return eh(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[bc("Title",n),bc("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function eh(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function bc(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,nh(n)),o.buffer}function nh(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Ec=S(()=>{"use strict"});function Ls(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var yc=S(()=>{"use strict"});function Ac({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:no("Link"),embed:no("Embed"),json:no("JSON"),offline:no("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=Ze("JSON",()=>Sc(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=rh(()=>{let{
link:g,embed:w}=t(),x=w?n():null;return{...g&&{Address:g},...x&&hc(x)}}),f=()=>{let g=t();for(let w of Object.keys(a)){let x=g[w];
a[w].hidden=x===null,x!==null&&(a[w].href=x)}c.hidden=g.json!==null,u.hidden=g.link===null&&g.embed===null,l.hidden=Jt.answers};
for(let g of["pointerenter","focusin"])i.addEventListener(g,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...oh.map(g=>{let w=g===sh;return new Option(`${g}×`,String(g),w,w)}));let h=async g=>{
let{address:w,meta:x}=await o(g,Number(d.value)),O=x.origin??t().embed??location.href;Ls(xc(w,g,{title:x.title,origin:O}),
`${e()}.${g}`)},m=()=>Sc(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),p=document.createElement("span");return p.
append(Ze("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,p,Ze("SVG",()=>h("svg")),Ze("CSV",m),a.json,c,a.offline,u,l),
f(),i}function rh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>Ze(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await ih(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function ih(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function no(e){let t=document.createElement("a");return t.textContent=e,t}function Ze(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Sc(e,t,n){Ls(new Blob(
[e],{type:n}),t)}var oh,sh,Mc=S(()=>{"use strict";yt();wc();Ec();yc();oh=[1,2,4],sh=2});function Pc({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<vc.width||i.height<vc.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?wh(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...$c(l,c)}};let u=xh(bh(e,l),c),f={...u,...$c(u,c),...yh(e,u,c),...Mh(u,c)};
return{data:Lh(e,u,c.height),layout:f}}function wh(e,t){return Hc(e,t)}function Hc(e,t){if(!Tc(e)||!Tc(t))return t;let n={
...e};for(let[o,s]of Object.entries(t))n[o]=Hc(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}
function Tc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Fc(e,t){return Object.entries(e).filter(([
o])=>t.test(o))}function Wc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Dc(e){return Fc(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function Bc(e,t){return e[t]}function bh(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,s=Array.isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==
-90||n.tickvals||!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function xh(e,{width:t,isTiny:n,
scale:o}){let{xaxis:s,yaxis:r,meta:i}=e,a=s?.ticktext;if(!s||s.tickangle!==-90||!a||a.length<=ae)return e;let c={...s,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((p,g)=>oo(
p,g,1/0)),m=a.map((p,g)=>String(g+1));return{...e,xaxis:{...c,ticktext:m},yaxis:{...r,ticktext:h}}}let[u,f]=s.domain??[0,
1],d=(f-u)*(t-(n?kc:Lc))/a.length;for(let h of[1,Nc]){let m=a.map((g,w)=>Eh(oo(g,w,1/0),d/h));if(m.includes(""))continue;
let p={...s.tickfont,size:h*o*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:m,...h<1&&{tickfont:p}}}}return e}
function Eh(e,t){let n=Math.floor(t/qt)-1,o=[];for(let s of e.split(" ")){let r=o.at(-1);if(s.length>n)return"";r!==void 0&&
r.length+1+s.length<=n?o[o.length-1]=`${r} ${s}`:o.push(s)}return o.length<=ch?o.join("<br>"):""}function yh(e,t,{width:n,
height:o,isTiny:s,scale:r}){let i=Sh(e,t),a=Math.max(...i.map(w=>w.length*qt+hh)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ct>o/(s?4:3),u=i.length>0&&!l,f=Ah(t,o,r),h=((f.annotations?.find(({font:w})=>w?.size)?.font?.size??
0)/r||ct)*_c+2,m=Math.min(t.margin?.t??8,u?c*ct+4:t.annotations?.length?h:8),p=Ic.some(w=>Bc(t,w)?.colorbar?.orientation===
"h"),g=!t.margin||p&&!s;return{...l&&{showlegend:!1},...!g&&{margin:{...t.margin,t:Math.ceil(m*r)}},...f}}function Sh(e,t){
if(t.showlegend===!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.
values()]:[]}function Ah(e,t,n){let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=o.
filter(r);if(!i.length)return{};let a=Dc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=s.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ct)/_c);if(u>=l)return{};let f=Math.max(gh,u*
n);return{annotations:o.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function Mh(e,{height:t,isTiny:n}){let o=Math.floor(
t/3/qt),s=t-jc(e,1/0,o)-Rc,r={};for(let i of Ic){let a=Bc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=vh(e,i,a,s))}return r}
function vh(e,t,n,o){let s=n.colorbar??{};if(o>=ah||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],
i=s.tickvals??r?.colorbar?.tickvals,a=(s.len??1)*o;if(!i){let f=Math.max(ae,Math.floor(a/ct/1.5));return{...n,colorbar:{
...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ct)&&u.push(f)}return{...n,colorbar:{...s,tickvals:u}}}function $c(e,t){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=s?Math.floor(o/3/qt):1/0,l=jc(e,a,c),u=s?l?Rc:Cc:0,f=Math.max(o-l-(r?2*ct:u),ct),d=r?n-kc:Math.max(n-Lc,60);
return Object.fromEntries(Fc(e,/^[xy]axis/).map(([h,m])=>{let p=h.startsWith("x"),g=s&&p?$h(m,e,f):m,[w,x]=g.domain??[0,
1],O=(x-w)*(p?d:f),T=e.template.layout.font.size*t.scale,P=Oh(g,p,O,T,t),k=e.meta.priority?.[h];return[h,Th(P,{isX:p,length:O,
fontSize:T,upright:c,priority:k},t)]}))}function Oh(e,t,n,o,{isTiny:s,isFixed:r}){let i=e.title?.text??"";if(!s)return r&&
!t&&i.length*qt>ph*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>mh)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(qt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:o-2},text:u}}}function Th(e,{isX:t,length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?Nh(e,t,
n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*qt>n-qt)return{...e,tickfont:{size:.75*o}};if(h<=
ae&&(t||!c||n>=ct))return e;let p=!t&&c&&n/h<ct&&n/h>=Oc,g=t&&e.tickangle===0&&f.every(P=>/^\d+$/.test(P)),w=Math.floor(
n/(p?Oc:g?uh:ct)),x=h<=ae?[h-1]:kh(h,w,r),O=t&&e.tickangle!==0?s:1/0,T=Uc(f,u?a:1/0,O);return{...e,...p&&{tickfont:{...e.
tickfont,size:Nc*o}},tickvals:x.map(P=>d[P]??P),ticktext:x.map(P=>T[P]??"")}}function $h(e,t,n){let[o]=Wc(t,e.anchor)?.domain??
[0,1],s=Dc(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-r)*n;return e.side==="top"||i>2.4*ct?e:{...e,title:{},
...i<.9*ct&&{showticklabels:!1}}}function Nh(e,t,n,{isTiny:o,isNarrow:s}){let r=Math.max(ae,Math.floor(n/(t?fh:ct*1.5)));
if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,
...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(ae,Math.floor(n/dh))};let c=s&&t&&e.nticks&&!o?ae:r,l=Math.
min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function Lh(e,t,n){return e.map(o=>{if(o.type!=="heatmap"||
!o.texttemplate)return o;let s=Wc(t,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.length;return a===void 0?o:(i-r)*(n-Cc)<
a*ct?{...o,texttemplate:""}:o})}function kh(e,t,n){let o=[...Array(e).keys()];if(e<=t)return o;let s=Math.max(1,Math.ceil(
e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(
a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function jc({xaxis:e},t,n){let o=e?.tickangle===0?[]:e?.ticktext??
[],s=Uc(o,t,n).map(r=>r.length);return Math.max(0,...s)*lh}function Uc(e,t,n){return e.map((r,i)=>Rh(r,i,t,n)).every((r,i)=>r===
e[i])?e:e.map((r,i)=>oo(r,i,n,t))}function Rh(e,t,n,o){return n===1/0&&e.length<=o?e:oo(e,t,o,n)}function oo(e,t,n,o=1/0){
let s=o<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?
14:1/0,d=Math.min(s?Math.max(5,Math.floor(o/48)):f,n),h=l.length>d&&!l.includes("&")?`${l.slice(0,d-1)}…`:l;return i+(u?
`${t+1} ${h}`:h)+c}var vc,ah,ae,ct,qt,Oc,Nc,ch,lh,uh,fh,dh,Lc,kc,Rc,Cc,hh,ph,mh,gh,_c,Ic,qc=S(()=>{"use strict";vc={width:420,
height:200},ah=300,ae=2,ct=20,qt=8,Oc=13,Nc=.75,ch=3,lh=7.5,uh=30,fh=44,dh=18,Lc=240,kc=90,Rc=56,Cc=90,hh=48,ph=1.3,mh=.6,
gh=9,_c=1.4,Ic=["coloraxis","coloraxis2"]});function _s(e,t){let n=JSON.stringify(Object.values(e)),o=Me.get(n)??new Map;Me.delete(n),Me.set(n,o);for(let i of Me.keys()){
if(Me.size<=Ch)break;Me.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>_h(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function _h(e,t,n,o){let s=ks.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);ks.set(e,{query:t,views:r}),setTimeout(()=>{ks.delete(e),Ih(t,r)},0)}async function Ih(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Xt(`${o}/figures?${pt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof z&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?Ph(e,l).then(u,f):f(a)}}function Ph({server:e,path:t,query:n,theme:o},s){let r=pt({...n,theme:o});
return Xt(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function zc(e,t){let n=Rs.get(e),o=n??(e.startsWith("#")?
Hh(e.slice(1)):Fh(e));n||(Rs.set(e,o),o.catch(()=>Rs.delete(e)));let s=await o;if(it(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=Vc(i),c=new Map;for(let d of Object.values(r))Vc(d).forEach((h,m)=>{c.set(h,a[m]??h)});
let{data:l,layout:u}=Cs({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function Vc(e){return e.layout.colorway}function Cs(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>Cs(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,Cs(s,
t)])):t.get(e)??e}async function Hh(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function Fh(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new z(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function ve(e,{server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=pt({...i&&e!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var Ch,Me,ks,Rs,Gc=S(()=>{"use strict";yt();An();Ch=12,Me=
new Map,ks=new Map;Rs=new Map});function Yc({x:e,y:t,xaxis:n,yaxis:o},s){let r=[Kc(n,e,s),Kc(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function Kc(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function Jc(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(Wh()),{_fullLayout:s}=e;
if(!s)return;let r=t.flatMap(i=>n.map(a=>Dh(s,s[i],a)));o.replaceChildren(...r.filter(i=>i!==null))}function Wh(){let e=document.
createElement("div");return e.className="view-marks",e}function Dh(e,t,n){if(!t?._length)return null;let o=t._id.startsWith(
"x"),s=e[`${o?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[o?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!s?._length)return null;let[c,l]=o?[t._offset+i,s._offset]:[s._offset,t._offset+
i],[u,f]=o?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var Xc=S(()=>{"use strict"});function Zc(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function tl(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function el(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function nl(e,t){return e.map(o=>{let{name:s,title:r,values:i}=o,a=ol(o)[i.indexOf(t[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function ol({values:e,labels:t}){return t??e}function Qc(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Is(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var so,sl=S(()=>{"use strict";so=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=ol(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Qc(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),Qc("Open",n)}#a({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=Is(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=Is("‹",()=>i(-1)),l=Is("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function ro(e){return window.Plotly?Promise.resolve(window.Plotly):(Ps??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${rl}`,e).href:new URL(`../${rl}`,import.meta.url).href;let s=()=>{Ps=void 0,o.remove(),
n(new Error("The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.
Plotly?t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),Ps)}async function il(e,t,n){let{width:o,
height:s}=e.layout;return(await ro()).toImage(e,{format:t,width:o,height:s,...t==="png"&&{scale:n}})}var rl,Ps,al=S(()=>{
"use strict";rl="vendor/plotly/plotly-traces-4.1.1.min.js"});var tp={};function fl(e){return e instanceof z&&e.status===0}function Qh(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=Jh,e}function Zh(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let s=o,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&
r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:s]});return Object.fromEntries(t)}var Ws,Ds,Bh,dl,jh,cl,ll,Hs,
Uh,qh,Vh,io,zh,ul,Gh,Kh,Yh,Jh,Xh,Oe,Fs,Bs,hl=S(()=>{"use strict";yt();cc();fc();Mc();An();qc();Gc();Xc();sl();al();Lo();
Ro();Ws={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventi\
ons",against:"against"},Ds=["inputs","removed"],Bh=new Set(["server","source","model","lesson","view","theme","reads",...Ds,
...Object.keys(Ws)]),dl=["scale","accent","controls","caption"],jh=new Set([...dl,"fill"]),cl=":scope > a",ll="pointer-v\
iew:hover",Hs=matchMedia("(prefers-color-scheme: dark)"),Uh={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},
qh=120,Vh=[["short",576,0],["low",352,0],["tight",288,352]],io={height:525,width:640,least:.75,most:4},zh="400px 0px",ul=
660,Gh="[data-answer]:not(pointer-view *)",Kh=/^(\w+):(\d+)$/,Yh="The server draws this chart, and it does not answer.",
Jh="The answer above is computed in this browser.",Xh="Type visits, or add a place, to see what the model answers.",Oe=null,
Fs=null,Bs=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#a="";#h=[];#l=!1;#w=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#_()},{rootMargin:zh});#b=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#p=new MutationObserver(
t=>this.#X(t.map(({attributeName:n})=>n??"")));#f=t=>this.getAttribute(t);#d=()=>{if(!this.#n||!this.#t){this.#E();return}
this.#T(this.#A),this.#g()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#C=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#e??=this.#F(),this.#O(),document.addEventListener("pointerscope:theme",this.#d),document.addEventListener(ll,this.#R),
Hs.addEventListener("change",this.#d);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#C);this.#b.
observe(this),this.#p.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#w.observe(this):this.#l=!0,this.#E()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#d),document.removeEventListener(ll,this.#R),Hs.removeEventListener(
"change",this.#d);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#C);this.#b.disconnect(),this.#p.
disconnect(),this.#w.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#h.join()&&(this.#h=t,this.#U())}get chosen(){
return this.#t?this.#y:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+Sn(this.#t)+n)}get#c(){return this.#e??=this.#F(),this.#e}#_(){this.#l=!0,this.#w.disconnect(),this.#E()}#X(t){
t.some(o=>jh.has(o))&&(this.#O(),this.#g()),t.includes("beat")&&this.#I();let n=t.filter(o=>Bh.has(o)&&!this.#Q(o));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#_():n.length?this.#E():this.#x.some(({name:o})=>t.includes(o))?this.#k()&&
this.#g():t.includes(this.#a)&&this.#E()}#Q(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#d(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#I(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#x(){return this.#t?Mt(this.#t).choices??[]:[]}#E(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#et()}))}get#v(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Yt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?Hs.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&eo("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let o=Math.round(10*Math.min(n/io.height,t/io.width))/10;return Math.min(io.most,Math.max(io.least,
o))}#O(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):
this.style.removeProperty("--scale"),t&&eo("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#H(){if(this.hasAttribute("lesson")){let n=Ds.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Ws).map(
([n,o])=>[o,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#H;
this.#o+=1;let o=this.#o,s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#v&&r&&(!t||n.visits||n.record);
if(!s&&!i){this.#$(Xh);return}if(!this.#l){this.#$("");return}let a=this.#A;this.#T(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#S,path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.
all([s?zc(s,a):this.#nt(c,r),s?null:r===yn?import("./network-drawing.js"):ro(l)]),f=it(u),d=f?await import("./network-drawing.js"):
null;f||await ro(l),await uc(()=>{o===this.#o&&(this.#rt(d?.NetworkDrawing??null,Mt(u).title),this.#t=f?u:structuredClone(
u),this.#at(this.#t),this.#ot({...c,theme:"light"},r))})}catch(c){o===this.#o&&this.#D(c)}finally{o===this.#o&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let o=n===yn?this.#n:null,s=this.getAttribute("model")??"",r=await o?.compute(t,s,{isSilent:!1});
if(r)return r;try{return await _s(t,n)}catch(i){if(!fl(i))throw i;let a=await o?.compute(t,s,{isSilent:!0});if(!a)throw i;
return a}}#T(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#ot(t,n){if(!this.#t||it(this.#t))return;let{
template:o,meta:s}=this.#t.layout,r=s.templates?.light;Oe??=r??(this.#A==="light"?o:null),!(Oe||this.hasAttribute("sourc\
e"))&&(Fs??=_s(t,n),Fs.then(i=>{it(i)||(Oe??=i.layout.template)}).catch(()=>{Fs=null}))}#st(t){if(this.#i=t,!this.#t||!this.#s)
return;let n=Oe??this.#n;this.#T(t&&n?"light":this.#A),this.#g(),t||requestAnimationFrame(()=>this.#g())}#F(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#m("h3","view-title"),caption:this.#m("p","view-capti\
on"),choices:this.#m("div","view-choices"),summary:this.#m("p","view-summary"),failure:this.#m("p","view-failure"),trust:this.#m(
"p","view-trust"),plot:this.#m("div","view-plot"),details:this.#m("details","view-table"),exports:Ac({name:()=>this.#G,links:()=>this.#gt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>yr(this.#z()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#V());let o=new so(n.choices,{selected:()=>this.#y,select:(r,i)=>this.#ht(r,i),open:r=>this.#u(
"open",r)}),s=this.querySelector(cl);s?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...s?[s]:
[]),this.addEventListener("toggle",({target:r})=>this.#dt(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:o}}#m(t,n){let o=this.querySelector(`.${n}`),s=o instanceof HTMLElement?o:document.createElement(
t);return s.className=n,s}#rt(t,n){if(t===null==(this.#n===null))return;let o=this.#c,s=o.plot.cloneNode();s.removeAttribute(
"data-listening"),s.role=t?"group":"img",o.plot.replaceWith(s),o.plot=s,this.#n?.bar?.remove(),this.#n=t?new t(s,{title:n,
isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),told:r=>this.#Z(r),acts:{server:()=>this.hasAttribute(
"source")?null:this.#S,answered:r=>this.#it(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):null,this.#n?.bar&&o.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:o}=this.#n??{};o?this.setAttribute(
"interventions",o):this.removeAttribute("interventions"),this.#k()&&this.#g(),this.#u("interventions",n)}#W(t){let{plot:n,
details:o,choices:s,exports:r,failure:i}=this.#c;for(let c of[n,o,s,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#$(t){this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#W(!0),this.#c.
summary.textContent=t}#D(t){this.#$("");let{failure:n}=this.#c,o=fl(t)&&document.querySelector(Gh)!==null,s=o?Yh:fn(t);if(n.
replaceChildren(s),o&&n.append(" ",Qh()),n.hidden=!1,this.#u("failed",{message:s}),!(t instanceof z)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#E()),n.append(" ",r)}#at(t){let{title:n,caption:o,controls:s}=this.#c,r=Mt(t);n.textContent=r.title,n.hidden=
!1,o.textContent=r.caption,this.#ct(r.trust),this.toggleAttribute("data-network",it(t)),this.#W(!1),s.offer(r,it(t)?[]:t.
data,!this.hasAttribute("fill")),this.#k()&&this.#g()}#ct(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.
hasAttribute("source")||!Jt.answers)return;let o=document.createElement("a"),s=encodeURIComponent(this.getAttribute("mod\
el")??"");o.href=new URL(`insights/${s}#view-${t.view}`,this.#S).href,o.textContent="Which explanation to believe",n.append(
" ",o)}#g(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,o=this.#N(Sn(this.#t)),s=n?Math.min(o.width||ul,ul):o.width;
if(!s)return;it(this.#t)?(t.style.height=`${o.height}px`,this.#n?.draw(this.#t)):(t.style.height=o.isFixed?`${o.height}p\
x`:"",this.#lt(t,this.#t,{...o,width:s}));let r=!this.dataset.drawn;r&&this.querySelector(cl)?.remove(),this.#s=`${s}×${o.
height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#I(),this.#U(),this.#u("drawn",{})}#lt(t,{data:n,layout:o},s){
let r=this.#i,i=r&&Oe?{...o,template:Oe}:o,a=this.#B({data:n,layout:i},s);window.Plotly?.react(t,a.data,r?{...a.layout,width:s.
width}:a.layout,Uh),t.dataset.listening||this.#ut(t)}#B({data:t,layout:n},{width:o,height:s,isFixed:r}){let i="rgba(0, 0\
, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=Pc({data:t,layout:Zh(n)},{width:o,height:s,isFixed:r,
scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{...f.layout,
...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#ut(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{
if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,o,s]=Kh.exec(String([n.customdata].flat()[0]))??[];o&&this.#u(
"select",{table:o,row:Number(s)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{visits:Yc(n,this.#j)})}),t.
on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#j(){return this.#t?Mt(this.#t).visit_axes??[]:[]}#u(t,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#U(){!this.#t||!this.#s||(this.#n?this.#n.mark(
this.#h):Jc(this.#c.plot,this.#j,this.#h))}#N(t){let{plot:n}=this.#c,o=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:o,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#O(),this.#ft();let{above:s,below:r}=this.#q();this.
style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),qh);return{width:o,height:i,
isFixed:!0}}#ft(){let[t,n]=[this.offsetWidth/this.#M,this.offsetHeight/this.#M],o=Vh.filter(([,s,r])=>n<s||t<r).map(([s])=>s).
join(" ");this.dataset.room!==o&&(this.dataset.room=o)}#q(){let{plot:t,details:n,exports:o}=this.#c,s=this.getBoundingClientRect(),
r=s.height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(
...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-s.top)/r,below:a/
r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("deta\
ils"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)return;let{width:t,height:n}=this.#N(
Sn(this.#t));t&&this.#s!==`${t}×${n}`&&this.#g()}#ht(t,n){this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#k(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:tl(this.#x,this.#f);if(n)return this.#D(new Error(n.
message)),this.#a=n.name,!1;let o=Mt(t),s="";if(this.#x.length&&!it(t)){let r=this.#y;this.#c.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));wr(t,r);let{summaries:i}=o;i&&(o.summary=i.texts[el(
this.#x,i.by,r)]??""),s=`: ${nl(this.#x,r)}`}return this.#c.summary.textContent=o.summary??"",this.#c.plot.setAttribute(
"aria-label",`${o.title}${s}. ${o.summary??""}`),this.#V(),!0}get#y(){return Zc(this.#x,this.#f)}#V(){let{details:t}=this.#c;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Mt(this.#t).title}`),n.append(...this.#z().map(Mn)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#z(){return this.#t?Er(this.#t,this.#y):[]}async#pt(t,n){let o=this.#t;if(!o)throw new Error(
"There is no figure to save yet.");return{address:it(o)?await this.#n?.address(t,n)??"":await il(this.#mt(o),t,n),meta:Mt(
o)}}#mt(t){let{data:n,layout:o}=structuredClone(t),s=this.#N(o.height),{paper_bgcolor:r,plot_bgcolor:i}=o.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#B({data:n,layout:o},s),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:s.width,...l}}}get#G(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#S,path:this.#v,view:this.getAttribute("vie\
w")??"",values:{...this.#H.query,...this.#y}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=dl.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(o)&&eo(o,s??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Jt.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#K;return{link:n,embed:ve(
"embed",this.#J(s)),json:ve("json",s),offline:ve("offline",s)}}#J(t){let{controls:n,...o}=this.#Y,s={...t.values,...o,...n&&
n!=="some"&&{controls:n}};return{...t,values:s}}#wt(t){let n=this.#K,{title:o,summary:s=""}=Mt(t),r=["model","lesson","v\
iew","reads",...Ds,...Object.keys(Ws)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#y,...l&&{theme:l},...c},
f=this.#J(n);return{title:o,caption:s,name:this.#G,server:n.server,embed:ve("embed",f),picture:ve("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",Bs)});yt();Io();G();var Po={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},pu="input, select, textarea, [contenteditable], dialog[open]",mu="\
a[href], button, summary, [role=button]",gu=".table-frame";function Tr({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;window.
addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),!(!o||
!t()||!Or(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{Or(r)&&
s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function Or({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn(Po,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(pu)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(mu))return!1;let a=t.closest(gu);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var wu=1e5,bu=100,$r=2e4,xu=8,Eu=1e3;function Nr({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let m of a?
["*"]:i)r.postMessage(h,m)},f=(h,m)=>u({pointerscope:h,...m});r!==window&&Tr({send:h=>{f("key",h);let m={method:"trigger\
Key",args:[Po[h.key]]};l||u(JSON.stringify(m))},isInDeck:()=>l,keeps:s});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:m,data:p})=>{h!==r||!(a||i.includes(m))||(p?.pointerscope==="set"&&(n(yu(p.state)),d()),p?.pointerscope===
"mark"&&o(Su(p.visits)),p?.pointerscope==="deck"&&(l=!0),p?.pointerscope==="ask"&&(c="",d()))}),(h,m)=>h==="state"?d():f(
h,m)}function yu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,bu)){let s=o===null?null:Au(o);(s===null||s!==void 0&&s.length<=wu)&&(t[n]=s)}return t}function Su(e){return(Array.
isArray(e)?e.slice(0,Eu):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Au(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Lr(e,xu)<=$r?JSON.stringify(e):void 0}function Lr(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=Lr(o,t-1),n>$r)return Number.POSITIVE_INFINITY;
return n}yt();G();$t();var On=0;function kr(e,t,n){e.addEventListener("submit",o=>{let s=I(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),Mu(s,t,n))})}async function Mu(e,t,n){On+=1;let o=On,s=e.dataset.exercise??"",r=b(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await Xt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:Ou(e)},lang:n})}),a=i.find(c=>c.id===s);o===On&&a&&Tu(e,a.marked,r)}catch(i){if(!(i instanceof z))throw i;if(o!==On)
return;E(e,"[data-marked]").textContent=i.message,E(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)vu(e,r,a)?.setAttribute("aria-invalid","true")}}function vu(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||s===void 0?t[0]:Rr(e)[Number(o)]?.[Number(s)]}function Rr(e){return b(e,"tbody tr").map(t=>b(t,"input",
HTMLInputElement))}function Ou(e){if(e.querySelector("input[type=radio]"))return b(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=Rr(e);return t.length?t.map(n=>n.map(o=>o.value)):E(e,"input",HTMLInputElement).value}function Tu(e,{right:t,
all_right:n,computed:o},s){let r=t.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=E(
e,"[data-marked]"),a=E(e,"[data-because]");if(i.replaceChildren($u(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${Nu(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function $u(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function Nu(e,t){
if(typeof e=="string")return e;let n=o=>Q(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join("; ")}G();$t();var Lu=8,ku=4;function Cr(e){e.addEventListener("pointerdown",t=>{let n=I(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&Ho(t,n.value,s=>qe(e,n.name,s))})}function Ho(e,t,n){let o=Number(Pe(t));if(e.button!==0||Number.isNaN(o))return;
let s=Wo(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||(a||=Math.abs(d)>=
ku,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Fo(o,Math.round(d/Lu)*s);h!==i&&n(h),i=
h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();a&&(addEventListener(
"click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;addEventListener(
"pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",l,{signal:u})}function qe(e,t,n){
let o=$(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(new Event("input",{bubbles:!0})))}
function Fo(e,t){return Q(String(Number((e+t).toFixed(6))))}function Wo(e){let t=(Pe(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}G();function _r(e){for(let t of b(e,"[data-step]")){let n=new Map(b(t,"figure[data-table]").map(s=>[Pr(s.querySelector("\
figcaption math")),s.dataset.table??""]));n.delete("");let o=$(t,".formula");o&&Hr(o,n)}}function Ir(e){e.addEventListener(
"pointerover",t=>{let n=I(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Ru(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Ru(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of b(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Pr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function Hr(e,t){for(let n of e.children){let o=t.get(Pr(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):Hr(n,t)}}G();var Cu=["beside","above","below","figure"],Fr={width:960,height:540},_u=2,Bo=.6,Do=.1,Iu=320,Pu=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:Bo}],Wr=["notes reasons remark switch","notes reasons remark switch formula"],Hu=[1,.8,Bo],Tn=new WeakMap;function Br(e,t){
let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=$(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Fr.width,innerHeight/Fr.height,_u),l=Number(o)||Math.max(
1,c);e.style.setProperty("--most",String(l)),Fu(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(s)).observe(
t),t.addEventListener("click",r=>{let i=I(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Uu(a),i.dataset.turn&&Ur(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function jr(e){for(let t of e){Tn.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function Fu(e,t,n,o){let s=`${n}×${o}×${t}`;if(Tn.get(e)?.frame===s)return;let r=$(
e,"pointer-view"),i=n>o,a=Cu.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=Wu(e,a,t,r)??Bu(e,
Math.min(t,1));delete e.dataset.fitting,Tn.set(e,{frame:s,arrangement:c}),c.pages&&Ur(e,Number(e.dataset.page??0));let l=String(
c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function Wu(e,t,n,o){delete e.dataset.paged;for(let{out:s,
parts:r,least:i}of Pu){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?a.scale*(o?.8:1)+
Do:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=Du(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}if(a)return ge(e,
a),a}return null}function Du(e,t,n,o,s,r){let i=u=>(ge(e,{out:t,layout:n,scale:u}),ju(e));if(!i(o))return null;let[a,c]=[
o,s];for(c-a>Do&&i(c)&&(a=c);c-a>Do;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};ge(e,{out:t,
layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*Iu));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}function Bu(e,t){
e.dataset.paged="";let n=Hu.map(i=>Math.min(i,t));for(let i of Wr){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...Dr(
e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return ge(e,a),a}
let[o,s]=[Wr.at(-1)??"",n.at(-1)??Bo],r={out:o,layout:"below",scale:s,pages:Dr(e,o,s).pages};return ge(e,r),r}function Dr(e,t,n){
ge(e,{out:t,layout:"below",scale:n});let o=jo(e);for(let g of o)g.dataset.turnedTo="";let{rowGap:s,columnGap:r}=getComputedStyle(
E(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=E(e,".shown").getBoundingClientRect(),l=c.height-E(
e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,m=0,p=E(e,".formula").scrollWidth<=c.width+1;for(let g of o){
let{width:w,height:x}=g.getBoundingClientRect();p&&=x<=l&&Vr(g),m&&m+w>c.width&&(d+=h+i,h=0,m=0),u.length&&d+Math.max(h,
x)>l&&(u=[],f.push(u),d=0,h=0,m=0),u.push(g),h=Math.max(h,x),m+=w+a}return{pages:f,isFitting:p}}function Ur(e,t){let n=Tn.
get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of jo(e))n[o]?.includes(
s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;E(e,".pager").hidden=n.length===1,E(e,"[data-turned]").textContent=`${o+
1} of ${n.length}`;for(let s of b(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}function jo(e){
return b(e,".matrix, .shown > pointer-view")}function ge(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.layout=n,
E(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function ju(e){let t=e.getBoundingClientRect(),n=E(
e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,E(e,".words"),E(e,".shown")].every(qr)&&n.scrollWidth<=n.clientWidth+1&&[n,...jo(e)].every(s=>o(s)&&Vr(s))}function qr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Vr(e){let t=e.querySelector(
":scope > .table-frame");return!t||qr(t)}function Uu(e){let t=document.createElement("dialog");t.className="rest";let n=E(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),E(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...E(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}G();var qu=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Vu="Write a number, such as 0.5, in every cell.",Nn=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#b(r.name,r.value),this.#p()}),
t.addEventListener("click",s=>{let r=I(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#d(i,1),"fewer"in r.dataset&&
this.#d(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(Pt(s),Gr(zr(s)));this.#h(),b(this.#e,"\
input, select")[0]?.focus(),this.#p()}),this.#f()}get text(){let t={};for(let n of this.#s){let o=Pt(n),s=Kr(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(zr(n))&&(t[o]=s)}return Object.keys(t).length?
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
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#o.clear();for(let t of this.#s){let n=$n(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(Pt(t),s==="words"?o:s==="matrix"?zu(n,!!r):o[0]??"")}}#h(){for(let t of this.#s)
for(let n of $n(t)){let o=this.#w(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#w(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#b(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#p(){this.#f(),this.#n()}#f(){for(let t of this.#s){let n=Pt(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?$n(t).filter(c=>Ve(c.value)===null):[];for(let c of o?$n(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),Gu(t,s.length?Vu:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of b(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of b(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#d(t,n){let o=Pt(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=Uo(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?Uo(l,n):l.map(u=>Uo(u,n))),l!==void 0&&this.#o.set(c,l)}this.#p()}};
function Pt(e){return e.dataset.input??""}function zr(e){return JSON.parse(e.dataset.default??"null")}function $n(e){return b(
e,"input, select")}function zu(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function Uo(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Gr(e){return Array.isArray(e)?e.map(Gr):String(e)}function Kr(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Ve(t);let n=t.map(o=>Kr(e,o));return n.includes(null)?null:n}function Ve(e){let t=e.trim().replace(
"−","-").replace(",","."),n=qu.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function Gu(e,t){let n=E(
e,"[data-failure]");n.textContent=t,n.hidden=!t}yt();G();yt();G();var qo=null;function Ku(){let e=b(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,pathname:s}=location,
r=o+s;if(!t){let a=s.slice(Yt.pathname.length),c=$(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=pt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Yr(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);qo?.disconnect(),qo=new PerformanceObserver(n=>{let o=n.getEntries().map(({name:s})=>s);
t({addresses:o.filter(s=>!s.includes("?"))})}),qo.observe({type:"resource",buffered:!0}),t({addresses:[],page:Ku()})}async function Jr(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Yr),await navigator.serviceWorker.register(
new URL("service-worker.js",Yt),{updateViaCache:"none"}),Yr()}catch{}}function Vo(e=""){let t=["The server does not answ\
er.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?t:`${t} Keep this page ope\
n: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}.`}function Xr(){document.readyState==="complete"?Jr():addEventListener("load",Jr)}var Id=4e3,Ga="This page computes your changes in your browser and hides what only the server can update.",Xn=document.getElementById(
"lesson-record")!==null,Ae=!1,As,Qn=!1;async function Ka(e,{address:t,files:n,signal:o}){if(vs())return Ss(e,{files:n,signal:o});
if(!Ae)return Va(t,o);if(Qn)return Qn=!1,Ss(e,{files:n,signal:o});try{let s=await Va(t,Qs(o));return Ms(""),s}catch(s){if(!(s instanceof
z&&[0,...ho].includes(s.status)))throw s;return Ms(Vo(Ga)),Ss(e,{files:n,signal:o})}}function vs(){return Xn}function Ya(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),As??=Zn(e)},o=setTimeout(n,Id);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function Ja(e){if(!Xn&&!Ae&&e&&(As??=Zn(e),await As),!Xn&&
!Ae)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Ye(),Pn));return t()}async function Zn(e){try{let t=[
Promise.resolve().then(()=>(Ye(),Pn)),Promise.resolve().then(()=>(bs(),ws)),Promise.resolve().then(()=>(ys(),Es))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||Ae)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...b(o,"head > *, body > *")),Ae=!0,Qn=po(n),Qn&&Ms(Vo(Ga)),Xr()}catch{}}async function Xa(e,t,n){if(!Xn&&!Ae)return;
let{previewEdits:o}=await Promise.resolve().then(()=>(bs(),ws));try{o(e,t,n)}catch(s){if(!(s instanceof z))throw s}}function Ms(e){
let t=$(document,"[data-silence]");t&&(t.textContent=e)}async function Ss(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Ye(),Pn));
return n(e,t)}async function Va(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(za),s=await o.text().catch(za);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new z(o.status,
Pd(s,o.status))}function za(e){throw Dt(e)?e:new z(0,[{where:"",message:Le,suggestions:[]}])}function Pd(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:ke(t),suggestions:[]}]}}gs();var Qa="pointerscope-lessons";function Za(){try{let e=JSON.parse(localStorage.getItem(Qa)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function Os(e){let t=Za()[e];return new Set(Array.isArray(t)?t:[])}function Ts(e,t){let n=Os(
e);if(!n.has(t))try{localStorage.setItem(Qa,JSON.stringify({...Za(),[e]:[...n,t]}))}catch{}}me();G();var Hd=3e4,tc=660;async function ec(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+Hd;for(;Date.now()<
t&&e.some(Fd);)await new Promise(n=>setTimeout(n,100))}function Fd(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function nc(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=b(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=b(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>tc);for(let r of s)r.style.setProperty("--print-scale",String(tc/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}G();me();var Wd="Type a number, or drag it sideways",oc="This number is computed: change an input, and it follows.",sc=/^[\d.,+−-]$/,
to=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",o=>{let s=$s(o),r=s&&this.#n(s);!r||
I(o)instanceof HTMLInputElement||Ho(o,r.value,i=>{qe(n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=$s(
o);s&&this.#o(s)}),t.addEventListener("dblclick",o=>rc(I(o))),t.addEventListener("keydown",o=>{let s=$s(o);if(sc.test(o.
key)&&rc(I(o)),!s||o.ctrlKey||o.metaKey||o.altKey)return;if(I(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=sc.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#o(s,r?o.key:void 0))})}prepare(){for(let t of b(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=$(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",E(t,".table-frame").title=Wd;for(let[s,r]of b(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(We),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:dt(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=$(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&dt(r).flat()[o];i&&(s?this.#r(i,s):ic(i))}#n(t){let n=t.closest(Fe),{row:o,column:s}=pe(dt(n),t),{table:r=""}=n.
dataset,i=a=>$(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#o(t,n){let o=this.#n(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#s(s)}),s.addEventListener(
"blur",()=>this.#i(s)),this.#r(t,s),n===void 0?s.select():this.#s(s)}#r(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#s(t){let n=Ve(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&qe(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#n(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=E(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=Ve(o.value);if(r===null)return;o.value=Fo(r,s*Wo(o.value)),this.#s(o)}
t.key==="Escape"&&(t.preventDefault(),qe(this.#t,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&ic(n)}};function $s(e){return I(e).closest(We)}function rc(e){let t=e.closest(Qt)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(Fe))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${oc}`;let o=E(
t,"[data-sum]");o.textContent?.endsWith(oc)||o.append(n)}function ic(e){e.tabIndex=0,e.focus({preventScroll:!0})}var ep=350,np=60,zs=["removed","inputs","layer","head"],ml=["step","all",...zs],op={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},v=E(document,"[data-lesson]"),W=E(v,"[data-steps]"),rn=v.dataset.only,js=E(v,"[data-error]"),Te=$(v,"[data-in\
puts]"),le=Te&&new Nn(Te,E(v,"[data-reset]",HTMLButtonElement),mp),qs=Te&&new to(W,Te),Vs=$(v,"details.inputs",HTMLDetailsElement),
Vt="frame"in v.dataset,{states:sp,leftOut:gl="",edited:wl=""}=v.dataset,{record:on}=v.dataset,N=Gs(location.search),ft={
...N,...Ys(Gs(rp()))},Us=new AbortController,tn=0,nn=0,pl=0,ce=null;function Gs(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??gl,inputs:t.get("inputs")??wl,layer:t.get("layer")??"",head:t.
get("head")??""}}function rp(){return vs()?"":v.dataset.shown??location.search}async function ip(){on&&await Zn(on),co({
history:"keep",isFresh:!0})}var ap=Vt?Br(v,W):()=>{},cp="framers"in document.body.dataset?Nr({state:hp,height:()=>v.scrollHeight,
set:pp,keeps:e=>bl(e)!==null}):()=>{},wt=()=>b(W,":scope > [data-step]"),an=e=>wt().findIndex(t=>t.dataset.step===e),zt=()=>Math.
max(0,an(N.step)),bl=e=>{let t=op[e];if(rn||!t||N.all&&e.startsWith("Page"))return null;let n=zt()+t;return n>=0&&n<wt().
length?n:null},xl=()=>Vt&&window.parent!==window;function Ft(){let e=!!N.all||!!rn,t=zt(),n=wt();for(let[s,r]of n.entries())
r.hidden=!e&&s!==t;for(let s of b(v,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!Vt)for(let s of Oo(
W,"pointer-view[lazy]"))s.removeAttribute("lazy");v.dataset.mode=e?"all":"one",v.toggleAttribute("data-first",t===0);for(let s of b(
v,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=N[r]||"0"}for(let s of b(v,"[data-slide]"))fp(s,s.dataset.
slide===n[t]?.dataset.step);$(v,"[data-place]")&&dp(t,n.length,e),up(),lp(n);let o=n[t];!e&&!Vt&&o&&hs([o]),ap(),cp("sta\
te",{})}function lp(e){let t=lo(ft);for(let r of b(v,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=$(v,"[data-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${E(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",ft.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function Ks(){return!Vt&&!("opens"in v.dataset)}function up(){let{lesson:e=""}=v.dataset;if(!Ks())return;let t=Os(
e);for(let n of b(v,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function fp(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function dp(e,t,n){for(let s of b(v,"[data-controls]"))s.hidden=!1;E(v,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,E(v,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,E(v,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let o=$(v,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function sn(e,t=!1){let n=wt(),
o=n[Math.max(0,Math.min(n.length-1,e))];o&&(ps(W),Ks()&&Ts(v.dataset.lesson??"",n[zt()]?.dataset.step??""),N={...N,step:o.
dataset.step??""},cn("replace"),Ft(),t&&E(o,"h1, h2").focus({preventScroll:!0}),N.all?o.scrollIntoView({block:"start"}):
o.getBoundingClientRect().top<0&&v.scrollIntoView({block:"start"}),v.querySelector("[data-slide][aria-current]")?.scrollIntoView(
{block:"nearest",inline:"nearest"}))}function Ys({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,
head:o}}function ao(e,t){return zs.every(n=>e[n]===t[n])}function hp(){return{step:wt()[zt()]?.dataset.step,removed:ft.removed,
inputs:ft.inputs}}function pp({step:e,...t}){e!==void 0&&!rn&&sn(Math.max(0,an(e??"")));let n={};for(let o of zs)o in t&&
(n[o]=t[o]??"");$e(n)}function cn(e){let t=El({...N,...Ys(ft)});if(t!==location.pathname+location.search)try{e==="push"&&
!xl()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function El(e){let t=[...new URLSearchParams(
location.search)].filter(([s])=>!ml.some(r=>r===s)),n=pt({...Object.fromEntries(t),...e});gl&&!e.removed&&n.set("removed",
""),wl&&!e.inputs&&n.set("inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function mp(){
let e=le?.text;cancelAnimationFrame(pl),typeof e=="string"&&(pl=requestAnimationFrame(()=>Xa(W,e,lo(N)))),clearTimeout(nn),
nn=setTimeout(()=>$e({}),ep)}function $e(e){let t=nn&&le?le.text:null;clearTimeout(nn),nn=0;let n={...N,...t===null?{}:{
inputs:t},...e};ao(n,N)||(N=n,co({history:"push"}))}async function co({history:e,isFresh:t=!1}){tn+=1;let n=tn;Us.abort(),
Us=new AbortController,W.setAttribute("aria-busy","true");try{let o=await Ka(N,{address:El(N),files:sp,signal:Us.signal});
if(n!==tn)return;bp(o,t),ft=N,yl([]),e==="push"&&cn("push"),Ft()}catch(o){if(Dt(o))return;if(!(o instanceof z))throw o;n===
tn&&gp(o.problems,e)}finally{n===tn&&W.removeAttribute("aria-busy")}}function gp(e,t){yl(e);let n=e.every(s=>s.where.startsWith(
"inputs"));if(N={...N,...n?{inputs:ft.inputs}:Ys(ft)},!ao(N,ft)){co({history:t});return}let o=lo(ft);for(let s of b(W,"[\
data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");cn("replace"),Ft()}function wp(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function lo(e){return new Set(e.removed.split(",").filter(Boolean))}function bp(e,t){
ps(W);let n=qs?.place,o=document.activeElement?.closest("[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;
for(let i of wt()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&ce&&i.
contains(ce)&&c.hasAttribute("data-removed")&&E(c,".sheet-head").after(ce),c&&i.replaceWith(c)}for(let i of b(v,"[data-r\
enew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=$(e,"[da\
ta-inputs]");r&&le?.replace(r,t),ce?.isConnected&&document.activeElement===document.body&&E(ce,"button:enabled").focus({
preventScroll:!0}),s&&$(W,`[data-remove="${CSS.escape(s)}"]`)?.focus(),Sl(),n&&qs?.restore(n)}function yl(e){let t=le?le.
showProblems(e):e,n=Vs?.open?t:e;js.textContent=n.map(o=>o.message).join(" "),js.hidden=n.length===0,n.length&&v.dataset.
live&&js.append(" ",xp(v.dataset.live))}function xp(e){let t=document.createElement("a");return t.href=e,t.textContent="\
Open it on the server",t.search=pt({...N,all:null}).toString(),t}function Sl(){Ar(W),qs?.prepare(),Ep(),$a(W),_r(W),W.querySelector(
"pointer-view")&&Promise.resolve().then(()=>(hl(),tp));for(let e of b(W,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=pt({...N,all:null,step:n}).toString()}for(let e of b(
v,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=pt({removed:N.removed,
inputs:N.inputs,lang:t}).toString()}for(let e of b(v,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of ml)t.delete(n);e.search=t.toString()}}function Ep(){let e=!Vt&&!ft.removed&&!ft.inputs;for(let t of b(
W,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.
remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=t.dataset.remove,s.textContent=
"Predict what it changes",n?.before(s)}}async function yp(e){let t=wt()[an(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.
all([Ja(on),Promise.resolve().then(()=>(ys(),Es))]);if(!t?.isConnected)return;let s=()=>$e({removed:e.dataset.guess??""});
ce=n&&o(t,n,s,()=>$e({removed:""})),ce?e.remove():s()}function Sp(e,t,{row:n,column:o}){let s=Object.fromEntries(new URLSearchParams(
location.search)),r=pt({...s,step:null,all:null,row:n,column:o});return Xt(`${v.dataset.api}/${e}/${t}?${r}`)}async function Ap(){
let{solutionsAt:e}=v.dataset;if(!(!e||$(v,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");W.after(...b(n.body,"[data-solutions]"))}catch{}}async function Mp(e){e.disabled=
!0;let{all:t}=N;N={...N,all:"1"},Ft(),await Promise.all([ec(Oo(W)),Ap()]),window.print(),N={...N,all:t},Ft(),e.disabled=
!1}function Al(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${Fe} td`)!==null}function Ml(e){for(let t=e;t&&
t!==W;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}W.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=lo(N);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),$e({removed:[...n].join(",")})});
v.addEventListener("change",e=>{let t=cr(e);t.dataset.follow&&$e({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(N={...N,all:t.checked?"1":""},cn("replace"),Ft(),wt()[zt()]?.scrollIntoView({block:"start"}))});v.addEventListener(
"click",e=>{let t=I(e);t.dataset.go&&sn(zt()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");
n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&Mp(t),t.closest(".onward \
a")&&Ks()&&Ts(v.dataset.lesson??"",wt()[zt()]?.dataset.step??""),"guess"in t.dataset&&yp(t);let o=t.closest("[data-slide\
]");o instanceof HTMLElement&&(e.preventDefault(),sn(an(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{
let t=I(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||Al(t)||Ml(t))return;let n=bl(e.key);n!==null&&(e.preventDefault(),
sn(n,!0))});var en;W.addEventListener("touchstart",e=>{let t=I(e);en=e.touches.length===1&&!Ml(t)&&!Al(t)?e.touches[0]:void 0},
{passive:!0});W.addEventListener("touchend",({changedTouches:[e]})=>{if(rn||!en||!e)return;let[t,n]=[e.clientX-en.clientX,
e.clientY-en.clientY];en=void 0,Math.abs(t)>np&&Math.abs(t)>2*Math.abs(n)&&sn(zt()-Math.sign(t))});window.addEventListener(
"popstate",()=>{N=Gs(location.search),ao(N,ft)?Ft():co({history:"keep",isFresh:!0})});xl()||nc(W,()=>{for(let e of wt())
e.hidden=!1;for(let e of b(W,"[data-beside]"))e.hidden=!1;Vt||hs(wt()),Vt&&jr(wt())},Ft);!N.step&&location.hash&&(N.step=
location.hash.slice(1));N.step&&an(N.step)<0&&!rn&&(N.step="",cn("replace"));Vs&&N.inputs&&(Vs.open=!0,le?.unfold(wp(N.inputs)));
Sr(W,"opens"in v.dataset?Sp:null);kr(W,v.dataset.lesson??"",v.lang);Ta(W);Te&&Cr(Te);Ir(W);Sl();Ft();v.dataset.ready="tr\
ue";on&&Ya(on);ao(N,ft)||ip();
