(()=>{var Mc=Object.create;var Un=Object.defineProperty;var vc=Object.getOwnPropertyDescriptor;var Oc=Object.getOwnPropertyNames;var Tc=Object.getPrototypeOf,Nc=Object.prototype.hasOwnProperty;var us=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var T=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var fs=(e,t)=>{for(var n in t)Un(e,n,{get:t[n],enumerable:!0})},$c=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let s of Oc(t))!Nc.call(e,s)&&s!==n&&Un(e,s,{get:()=>t[s],enumerable:!(o=vc(t,s))||o.enumerable});return e};var ds=(e,t,n)=>(n=e!=null?Mc(Tc(e)):{},$c(t||!e||!e.__esModule?Un(n,"default",{value:e,enumerable:!0}):n,e));var hs,Lc,y,m=T(()=>{"use strict";({currentScript:hs}=document),Lc=hs instanceof HTMLScriptElement?hs.src:"",y=new URL("\
static/js/",Lc||document.baseURI).href});async function Wt(e,t,n=ze){let o=await Rc(new URL(`api/${e}`,n),t);if(String(n)===ze.href&&Cc(o!==null&&!_c(o)),!o)return ps();
if(!(o.headers.get("content-type")??"").includes("json")){let i=Ee(o.status);throw new q(o.status,[{where:"",message:i,suggestions:[]}])}
let r=await o.json().catch(ps);if(!o.ok)throw new q(o.status,r.errors??[]);return r}async function Rc(e,t){try{let n=await fetch(
e,t);return qn.includes(n.status)?null:n}catch(n){if(Pt(n))throw n;return null}}function ms(e){let t=AbortSignal.timeout(
kc);return e?AbortSignal.any([e,t]):t}function _c({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??
!1}function Cc(e){e!==se.answers&&(se.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}
function ps(e){throw Pt(e)?e:new q(0,[{where:"",message:ye,suggestions:[]}])}function Pt(e){return e instanceof DOMException&&
e.name==="AbortError"}function At(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,o])=>[n,String(o)]))}function Ge(e){return e instanceof Error?e.message:String(e)}var q,ze,se,qn,kc,ye,Ee,Mt=T(
()=>{"use strict";m();q=class extends Error{constructor(t,n){super(n.map(o=>o.message).join(" ")),this.status=t,this.problems=
n}},ze=new URL(y.replace(/^(.*\/)static\/.*$/,"$1")),se={answers:!0},qn=[502,504],kc=5e3,ye="No response could be read. \
Your input is still here; check your connection and try again.",Ee=e=>`The server answered with ${e}.`});function gs(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function lt(e){return Number.isFinite(e)?String(Number(e.toPrecision(6))).replaceAll("-","−"):e>0?"∞":"−∞"}function Ve(e){
return e<0?`(${lt(e)})`:lt(e)}function zn(e){return bs(e," + ")}function ws(e){return bs(e,", ")}function Ye(e,t){return e===
t?t:`${e} = ${t}`}function bs(e,t){return e.length<=24?e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var Xe=T(
()=>{"use strict";m()});function Vn(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function Je({shape:e}){return e.reduce((t,n)=>t*
n,1)}function ys(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(Je(i)),c=i.op==="table"?t(i.name??""):
[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Ic(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}function Ic(e,t,n,o){
let{op:s}=t;if(s==="constant")return Xn(t,n);let r=Yn(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s==="view"||s==="jo\
in")return i;if(s==="where")return i?a:c;if(s==="matmul")return Fc(r);if(s==="collect")return Se.sum?.(r)??0;if(s==="sof\
tmax")return Pc(e,t,n,r);let l=Se[s];if(l)return l(r);let u=Gn[s];if(!u)throw new RangeError(`There is no operation ${s}\
.`);return u(i,a)}function Yn(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,jc(t,n)]];if(o==="\
join")return[Hc(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.shape.at(-2)??
0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return xs(c).flatMap(p=>[[i,u*c+
p],[a,d+p*l+f]])}if(o==="softmax"||o in Se){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=xs(c).map(f=>[
i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function Xn({values:e=0},t){return Vn(
Array.isArray(e)?e[t]??Number.NaN:e)}function Jn(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%o,width:o}}
function Pc(e,t,n,o){let{place:s,width:r}=Jn(e,t,n),i=Ae(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce((a,c)=>a+c,
0)}function Ae(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-n)/o))}function Fc(e){
let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function jc({shape:e,offset:t=0,strides:n,index:o},s){
if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),i=Math.floor(i/c)}return r}
function Hc(e,t,n){let o=n;for(let s of t){let r=Je(e[s]??{op:"",shape:[]});if(o<r)return[s,o];o-=r}throw new RangeError(
`No operand has the element ${n}.`)}function xs(e){return Array.from({length:e},(t,n)=>n)}function Bc(e){let t=Math.floor(
e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Dc(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[e,e];for(let o=1;Math.
abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var Gn,Se,Me=T(()=>{"us\
e strict";m();Gn={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,maximum:Math.
max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=t),equal:(e,t)=>+(e===
t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Bc(e*10**t)/10**t,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Dc(e/Math.SQRT2))},Se={sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.
reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function ve(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:Xn(c,a),op:"",parts:[]};let f=Yn(e,c,a).
map(([b,A])=>s(b,A)),[d,p,w]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&p&&w)return d?.value?p:w;if(l==="\
collect")return Es(f);if(l==="matmul")return Es(vs(f));if(l==="softmax")return Xc(f,Jn(e,c,a));let g=Se[l];if(g)return{value:g(
f.map(({value:b})=>b)),op:l,parts:f};let h=Gn[l];if(!h||!d)throw new RangeError(`There is no operation ${l}.`);return{value:h(
d.value,p?.value??0),op:l,parts:f}};return s(e.length-1,t)}function Ke(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function Lt(e){if(Ss.has(e.op))return e;for(let t of e.parts){let n=Lt(t);if(n)return n}return null}function Qn(e){
return e.op?Zn(e,null,!1).text:lt(e.value)}function As(e){let t=lt(e.value),n=Lt(e);if(!n)return Ye(Qn(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=Oe(e),s=o.reduce((r,i)=>r+i,0);return`${lt(o[e.place??0]??0)} / ${lt(s)} = ${t}`}return`${Ms(
e,n)??Zn(e,n,!1).text} = ${t}`}function Oe({parts:e,temperature:t}){return Ae(e.map(({value:n})=>n),t?.value)}function Qe(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>Wc;return{powers:s?Oe(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function Ms(e,t){if(e===t)return t.op==="sum"?`Sum ${lt(t.value)}`:null;let[
n,o]=e.parts,s=n&&Ms(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${lt(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${lt(o.value)}`:null}function Zn(e,t,n){let{op:o,parts:s,value:r}=e,i=Ss.has(o);if(!o||e===t||i&&n)return{text:Ve(r),
binding:Nt};let a=s.map(d=>Zn(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?zn(c):"0",binding:ie};
if(o==="softmax")return{text:Vc(e,a),binding:xt};if(o==="product")return{text:c.join(" · "),binding:xt};let[l={text:"",
binding:Nt},u]=a,f=qc[o];if(f&&u){let[d,p]=f,w=o==="add"||o==="multiply",g=$t(l,o==="power"?Nt:p),h=$t(u,w?p:p+1);return{
text:o==="power"?`${g}^${h}`:`${g} ${d} ${h}`,binding:p}}return o==="negative"?{text:`−${$t(l,xt)}`,binding:ie}:o==="s\
qrt"?{text:`√${$t(l,Nt)}`,binding:Nt}:o==="absolute"?{text:`|${Gc(s[0],l)}|`,binding:Nt}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${$t(l,Nt)}))`,binding:xt}:o==="gelu"?{text:`${$t(l,xt)} · Φ(${l.text})`,binding:xt}:{text:`${zc[o]??o}(${ws(c)}\
)`,binding:Nt}}function Gc(e,{text:t}){return e&&!e.op?lt(e.value):t}function $t({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function Vc(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=Qe(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${$t(c,ie)} − ${Ve(r)}`,binding:ie}),i!==1&&(l={text:`${$t(l,xt)} / ${Ve(i)}`,binding:xt}),`e^${$t(l,Nt)}`});
return`${a[n]} / (${zn(a)})`}function vs(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:Yc(
o),op:"multiply",parts:o})}return t}function Yc(e){return e.reduce((t,{value:n})=>t*n,1)}function Es(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:Kn(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?vs([r.parts[0],i]):[]),s={value:Kn(o),op:"sum",parts:o};
return{value:Kn(e),op:"divide",parts:[s,t]}}function Kn(e){return e.reduce((t,{value:n})=>t+n,0)}function Xc(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=Oe(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var Wc,re,ie,xt,Uc,Nt,qc,zc,Ss,to=T(()=>{"use strict";m();Xe();Me();Wc=30,[
re,ie,xt,Uc,Nt]=[0,1,2,3,4],qc={add:["+",ie],subtract:["−",ie],multiply:["·",xt],divide:["/",xt],remainder:["mod",xt],
power:["^",Uc],greater:[">",re],greater_equal:["≥",re],less:["<",re],less_equal:["≤",re],equal:["=",re],not_equal:["\
≠",re]},zc={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},Ss=new Set(["sum","softmax"])});function S(e,t,n){let o=C(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function C(e,t,n){
let o=e.querySelector(t);return o&&Ts(o,n)?o:null}function x(e,t,n){return[...e.querySelectorAll(t)].filter(o=>Ts(o,n))}
function eo(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function G({target:e}){return e}function Os({target:e}){
return e}function Ts(e,t){return e instanceof(t??HTMLElement)}var et=T(()=>{"use strict";m()});function $s(){return Ns??=document.querySelector('[data-decimal=","]')!==null,Ns}function ut(e){return $s()?e.replaceAll(
Jc,t=>t.replaceAll(/[.,]/g,n=>Kc[n]??n)):e}function Ls(e){return $s()?e.replace(",","."):e}var Jc,Kc,Ns,Ut=T(()=>{"use s\
trict";m();Jc=/\d[\d.,]*\d/g,Kc={".":",",",":"."}});function kt(e){return"down"in e.dataset?[x(e,"tbody td",HTMLTableCellElement)]:x(e,"tbody tr").map(t=>x(t,"td",HTMLTableCellElement))}
function tn(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function en(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=C(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?kt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,...Rt(s)};return t.set(n,i),i}}function nn(e,t){let n=e?.cells[t];return n?qt(n):Number.
NaN}function qt(e){return gs(e.dataset.value??Ls(e.textContent??""))}function yt(e){return S(e,"figcaption span").textContent??
""}function Rt(e){let t=o=>x(e,o).map(s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],
columns:n}:{rows:n,columns:t("thead th")}}var Te,Ze,on=T(()=>{"use strict";m();Xe();et();Ut();Te="figure[data-how]",Ze="\
figure[data-how] tbody td"});function ks(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0))}var Rs=T(()=>{"use strict";m()});function Ne(e){if(Array.isArray(e))return Zc(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Qc[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(ks(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function Zc(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function ae({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:tl(e,n*s,(n+1)*s),shape:o}}function _s({values:e,shape:t}){
return t.length<2?e:no({values:e,shape:t})}function no(e){return Array.from({length:e.shape[0]??0},(t,n)=>ae(e,n).values)}
function tl(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Qc,oo=T(()=>{"use strict";m();Rs();Qc={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function ft(e){return"kind"in e&&e.kind===so}function Et(e){return ft(e)?e.meta:e.layout.meta}function sn(e){return ft(e)?
e.meta.height??0:e.layout.height}var so,rn=T(()=>{"use strict";m();so="network"});function Is({data:e,layout:t},n){let{parts:o=[]}=t.meta,s=ro(t.meta,n);for(let r of o){let i=e[r.trace];"lines"in r?Object.
assign(i,sl(s(r.lines),n[r.row],r)):i[r.attribute]=_s(s(r.is))}}function ro(e,t){let n=el(e),o=Object.fromEntries((e.choices??
[]).map(({name:a,values:c})=>[a,t[a]===an?an:c.indexOf(t[a]??"")])),s=({take:a,at:c})=>{let l=n[a];if(!l)throw new Error(
`The figure has no array ${a}.`);for(let u of c){let f=o[u]??0;f!==an&&(l=ae(l,f))}return l},r=([a,c])=>{let[{values:l},
{values:u,shape:f}]=[i(a),i(c)];return{values:Float64Array.from(u,(p,w)=>p*Number(l[w%l.length])),shape:f}},i=a=>{if("ta\
ke"in a)return s(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in a?ol(i(a.
softmax),a):"product"in a?r(a.product):nl(r(a.dots),a.over)};return i}function el(e){let t=Cs.get(e);return t||(t=Object.
fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,Ne(o)])),Cs.set(e,t)),t}function nl(e,t){let[n=0]=e.shape;return{
values:Float64Array.from({length:n},(s,r)=>Ps(ae(e,r).values)).map(s=>s/t),shape:[n]}}function ol({values:e,shape:t},{temperature:n,
mask:o}){let s=Array.from(e,(a,c)=>o&&!o[c]?-1/0:a),r=Ae(s,n),i=Ps(r);return{values:Float64Array.from(r,a=>a/i),shape:t}}
function Ps(e){let t=0;for(let n=0;n<e.length;n+=1)t+=Number(e[n]);return t}function sl({values:e,shape:t},n,{above:o,to:s}){
let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==an&&l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>
s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var an,Cs,io=T(()=>{"use strict";m();oo();Me();an="all",Cs=new WeakMap});function Hs(e,t){let{table:n}=Et(e);if(n&&"rows"in n)return[n];if(ft(e))return[];let{data:o,layout:s}=e,r=n?[rl(n,ro(s.meta,
t),t)]:[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>al(s,a)),...r]}function cn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>ao("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of t)s.insertRow().append(ao("th",r,"row"),...i.map(a=>ao("td",a)));return n}function Bs(e){
let t=o=>o.map(fl).join(",");return`${e.map(({columns:o,rows:s})=>[o,...s].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function rl(e,t,n){let{columns:o,labels:s}=e;if("values"in e){let c=e.values.map(l=>t(l).values);return{columns:o,rows:s.
map((l,u)=>[l,...c.map(f=>f[u])])}}let r=t(e.matrix),i=r.shape.length<2?[r.values]:no(r),a=i.length===s.length?s:[il(e,n)];
return{columns:o,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function il({labels:e,matrix:t},n){let o="at"in t?t.at.at(-1):
void 0;return e[Number(n[o??""])]??""}function al(e,t){let n=Ne(t.z??[]),o=Fs(e,t,"y").map((s,r)=>[s,...Array.from(ae(n,
r).values)]);return{columns:[t.name??"",...Fs(e,t,"x")],rows:o}}function Fs(e,t,n){let o=t[n];if(Array.isArray(o))return o.
map(c=>js(String(c)));let s=e[`${n}axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;
if(i)return i.map(js);let{shape:a}=Ne(t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function js(e){return e.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function fl(e){if(e==null)return"";if(typeof e=="n\
umber")return String(e);let t=e.replace(ll,"$1'").replace(ul,"'"),n=cl.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll(
'"','""')}"`:n}function ao(e,t,n){let o=document.createElement(e);return n&&(o.scope=n),o.textContent=typeof t=="number"&&
!Number.isInteger(t)?t.toFixed(6):String(t??"–"),o}var cl,ll,ul,co=T(()=>{"use strict";m();oo();rn();io();cl=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
ll=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,ul=/^(?=[\t\r\n])/});function Ds(e,t){let n=o=>{let s=lo(o);s&&$e(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&hl(e,t),e.addEventListener("pointerout",o=>{let s=G(o).closest(Te),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&ln(fo(s))}),e.addEventListener("keydown",pl)}function Ws(e){for(let t of x(e,Te))for(let[n,o]of x(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function hl(e,t){let n=0,o=async s=>{let r=lo(s);if(!r)return;n+=1;let i=n,
a=uo(r),c=fo(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,tn(kt(a),r));i===n&&c.isConnected&&ml(
c,f,r)}catch(f){i===n&&(S(c,"[data-sum]").textContent=Ge(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=G(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function pl(e){let t=lo(e),n=dl[e.key];if(!t||!n||e.altKey||e.ctrlKey||e.metaKey)
return;e.preventDefault();let o=uo(t),s=kt(o),{row:r,column:i}=tn(s,t),a="down"in o.dataset,c=a?n.column:n.row,l=a?n.row:
n.column,u=s[r+c]?.[i+l];u&&(t.tabIndex=-1,u.tabIndex=0,u.focus())}function $e(e,{withoutResult:t=!1}={}){let n=uo(e),o=fo(
n);ln(o);let s=en(o),r=ve(JSON.parse(n.dataset.how??"[]"),kt(n).flat().indexOf(e),(l,u)=>nn(s(l),u));e.dataset.lit="resu\
lt";for(let l of Ke(r)){let u=s(l.table??"")?.cells[l.index??0];u&&(u.dataset.lit??="part")}let i=o.querySelector("[data\
-sum]");if(!(i instanceof HTMLElement))return;let a=t?"?":lt(qt(e)),c=Number.isNaN(r.value)?a:Ye(Qn(r),a);i.textContent=
[wl(n,e),ut(c)].filter(Boolean).join(": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().
top&&(i.dataset.above="")}function ml(e,t,n){e.querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,
index:a,numbers:c}=t,l=ve(i,a,(g,h)=>Us(c[g],h).value),u=document.createElement("div");u.dataset.opened="";let f=document.
createElement("h3");f.textContent=[o,s,r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="butt\
on",d.textContent="Close",d.addEventListener("click",()=>{u.remove(),n.focus()});let p=document.createElement("div");p.className=
"table-frame",p.tabIndex=0,p.setAttribute("role","group"),p.setAttribute("aria-label",f.textContent),p.append(cn(gl(l,c)));
let w=document.createElement("p");w.className="sum",w.textContent=As(l),u.append(f,p,w,d),S(e,"[data-sum]").after(u),p.focus(
{preventScroll:!0}),u.scrollIntoView({block:"nearest"})}function gl(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=Ke(a);
return Us(t[c],l).label},o=(a,...c)=>[a,...c.map(lt)],s=Lt(e);if(!s)return{columns:["term","value"],rows:Ke(e).map(({table:a="",
value:c})=>o(t[a]?.title??"",c))};let{op:r,parts:i}=s;if(r==="softmax"){let a=Oe(s);return{columns:["term","score","expo\
nential, largest score subtracted"],rows:i.map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="mult\
iply")?{columns:["term","first factor","second factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.
value))}:{columns:["term","value"],rows:i.map(a=>o(n(a),a.value))}}function Us(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];
return{label:e?.labels[n]??"",value:o===void 0?Number.NaN:Vn(o)}}function ln(e){for(let n of x(e,"[data-lit]"))delete n.
dataset.lit;let t=e.querySelector("[data-sum]");t&&(t.textContent="")}function lo(e){return e.target instanceof Element?
e.target.closest(Ze):null}function uo(e){return e.closest("figure")}function fo(e){return e.closest("[data-step]")}function wl(e,t){
let{row:n,column:o}=tn(kt(e),t),{rows:s,columns:r}=Rt(e);return[yt(e),s[n],r[o]].filter(Boolean).join(", ")}var dl,ho=T(
()=>{"use strict";m();Mt();Xe();to();et();Me();on();Ut();co();dl={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{
row:0,column:-1},ArrowRight:{row:0,column:1}}});var fr,dr,hr,pr,mr,gr,wr,br,xr,yr,Er,Sr,Ar,Mr,vr,Or,Tr,Nr,$r,Lr,bo,kr,Rr,_r,Le=T(()=>{"use strict";m();fr="This lesson h\
as no such input. Send one of its inputs.",dr="This is not one of the options. Send one of {options}.",hr="This is not a\
 list. Send a list of words.",pr="There are {words} words. Send {expected} words.",mr="This word is empty or not text. S\
end a word.",gr="The word contains a control character. Send it without.",wr="The word has {characters} characters. Send\
 at most {most}.",br="This is not a matrix. Send a list of rows, each a list of numbers.",xr="The matrix has {count} row\
. Send {expected}.",yr="The matrix has {count} rows. Send {expected}.",Er="This row is not a list. Send a list of number\
s.",Sr="The row has {count} number. Send {expected}.",Ar="The row has {count} numbers. Send {expected}.",Mr="This is not\
 a number. Send a number, such as 0.25.",vr="The number is out of range. Send a number from {least} to {most}.",Or="This\
 is not a whole number. Send a whole number.",Tr='"{step}" is not a step of this lesson. Send the id of a removable step\
.',Nr='"{step}" cannot be removed. Send the id of a removable step.',$r="This step needs {names}, which could not be com\
puted above.",Lr="The result is not a number: the inputs are too extreme. Enter smaller values.",bo=[0,.01,.04,.1,.2,.4,
.7,1],kr=4,Rr=1e-12,_r=7});function zt(e,t){let n=Array.from(e),o=Zl(n),s=tu(n,t);return n.map((r,i)=>({text:Ft(r,o),exact:So(r),level:s[i]??null}))}
function Zl(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=Rr*Math.abs(s)}))return t;return 3}function Ft(e,t=yo(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(yo(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=Eo(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=Eo(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function So(e){if(yo(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=Kl&&t<Ql){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function yo(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function Eo(e,t,n){let[o="",s]=e[n](Jl).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function tu(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=bo.slice(1).map((i,a)=>(i+(bo[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
kr:_r,s=Math.max(0,...n.map(Math.abs))||1;return n.map(r=>Number(Eo(r/s*o,0,"toFixed")))}var Jl,Kl,Ql,ke=T(()=>{"use str\
ict";m();Le();Jl=100,Kl=1e-4,Ql=1e16});var Ao,Mo=T(()=>{"use strict";m();Ao=`	
\v\f\r              \u2028\u2029  　`});function le(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var pn=T(()=>{"use strict";m();Mo()});function nu(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(Ir(r)===Ir(i)?a:[...a,eu])}}function Ir(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function ou(e,t,{settings:n,inputs:o}){let s=Object.entries(e.tables).map(([g,h])=>{let b=Pr(
h,n)??null,{title:A="",figure:$=null}=b??Object.values(h.variants)[0]??{};return{name:g,title:A,isShown:$!==null,variant:b,
numbers:null}}),r=(g,h="")=>({tables:s,status:g,error:h}),i=e.inputs.map(g=>t.get(g)?.status);if(e.failing.some(g=>o.has(
g))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((g,h)=>i[h]==="failed");if(c.length)return r("faile\
d",le($r,{names:c.join(", ")}));let l=new Map(s.map(({name:g,variant:h})=>[g,h])),u=su(e,l,t,o);if(!Pr(e.conditions,n)?.
every(({expression:g,holds:h})=>{let[b]=Fr(g,u)??[];return b!==void 0&&!!b===h}))return r("unknown");let p=s.map(g=>({...g,
numbers:u(g.name)}));return p.some(({numbers:g})=>g&&Array.from(g).some(Number.isNaN))?r("failed",Lr):{tables:p,status:"\
computed",error:""}}function su(e,t,n,o){let s=new Map,r=i=>{if(!e.tables[i])return n.get(i)?.numbers??null;if(!s.has(i)){
let c=t.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?Fr(c.expression,r):null)}return s.get(i)??null};return r}function Fr(e,t){
return e.every(o=>o.op!=="table"||t(o.name??"")?.length===Je(o))?ys(e,o=>t(o)??[]):null}function Pr({settings:e,variants:t},n){
return t[e.filter(o=>n.includes(o)).join(",")]}function ru(e,t){return!e||e.length!==t?.length?!1:Array.from(e).every((n,o)=>Object.
is(n,t[o]))}var eu,mn,jr=T(()=>{"use strict";m();Me();Le();pn();eu="=",mn=class{#e;#t;constructor(t){this.#e=t;let n=Object.
fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,null)}get inputs(){return this.#e.inputs}get steps(){
return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,n,this.#t)}#n(t,n,o){let s={values:t,
steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??c,f=a==="matrix"||a==="number"?[l].
flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);s.known.set(i,{numbers:f,isOwn:d,status:"computed"})}let r=nu(this.#e.
inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(g=>s.known.get(g)?.isOwn??!0),l={settings:a?[i.
id]:[],inputs:new Set},u=ou(i,s.known,c?l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,isRemoved:a,isOwn:c,...u});let{
tables:p,status:w}=u;for(let{name:g,numbers:h}of p){let b=c&&!a||ru(h,o?.known.get(g)?.numbers);s.known.set(g,{numbers:h,
isOwn:b,status:w})}}return s}}});function vo(e){let[t,n]=[0,e.length];for(;t<n&&Hr(e.charAt(t));)t+=1;for(;t<n&&Hr(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var Pp,Hr,Br,Dr=T(()=>{"use strict";m();Mo();Pp=new RegExp(`[${Ao}]+`),Hr=e=>e!==""&&Ao.includes(e);Br=e=>[...e].length});function gn(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:fr,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=cu(i,a,s)}catch(a){if(!(a instanceof st))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new q(422,
o);return s}function cu(e,t,n){if(e.kind==="words")return lu(e,t);if(e.kind==="matrix")return uu(e,t,n);if(e.kind==="num\
ber")return qr(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new st("",dr,{options:e.options.join(
", ")})}function lu({least:e,most:t},n){if(!Array.isArray(n))throw new st("",hr);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new st("",pr,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!vo(
o))throw new st(r,mr);if(au.test(o))throw new st(r,gr);let i=Br(o);if(i>40){let a=40;throw new st(r,wr,{characters:i,most:a})}
return vo(o)})}function uu(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new st("",br);let s=e.
isRow?[e.own]:e.own,r=Ur(e.rows,n).length||s.length,i=Ur(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?xr:yr;throw new st("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new st(u,Er);if(c.length!==i){let f=c.length===1?Sr:Ar;throw new st(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>qr(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function qr({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new st(s,Mr);if(!(o>=e&&o<=t)){let i={least:Ft(e),most:Ft(t)};throw new st(s,vr,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>iu*Math.max(1,Math.abs(o),Math.abs(r)))throw new st(s,Or);return r}function Ur(e,t){return Array.
isArray(e)?e:t[e]??[]}var iu,au,st,Oo=T(()=>{"use strict";m();Mt();Le();ke();pn();Dr();iu=1e-9,au=/[\p{Cc}\p{Cs}]/u,st=class extends Error{constructor(t,n,o={}){
super(le(n,o)),this.where=t}}});var No={};fs(No,{exportedLesson:()=>pu,openRecord:()=>bn});function bn(){let e=S(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Gr??=new mn(JSON.parse(e)),Gr}async function pu(e,t){let n=bn(),o=gn(n.inputs,mu(e.inputs));gu(n,
o);let s=wu(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await Jr([...s],t)||await xu(n,o,s,t),a=vu(n,
o);return a&&i.append(a),i}function mu(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Re(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function gu({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw Re(422,`inputs.${n}`,du)}}function wu(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?Nr:Tr;if(!s?.isRemovable)
throw Re(422,"removed",le(r,{step:o}))}return n}async function Jr(e,{files:t,signal:n}){if(!t)return bu(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(Xr);if(!r.ok)throw Re(r.status,"",
Ee(r.status));let i=await r.text().catch(Xr),a=S(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function bu(e){let t=JSON.parse(S(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>To("lesson-parts",i)));for(let i of x(
o,"[data-matrix]"))i.replaceWith(To("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function To(e,t){let{content:n}=S(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function xu(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>Jr(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=C(r,`[data-step="${CSS.escape(c.id)}"]`);l&&Eu(l,c,a,e)}for(let c of x(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||yu(c,e.solve(t,new Set([...n,l])))}return r}function yu(e,{
steps:t}){let n=t.find(({id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=
!0,e.parentElement?.append(" ",hu))}function Eu(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!s)return;let r=t.inputs.flatMap(i=>Au(i,n,o));Vr(e,".step-inputs",r,n.values),Vr(
e,".step-results",t.tables,n.values),t.isOwn||Su(e,t)}function Su(e,{status:t,error:n}){let s=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of x(e,".remark, pointer-view, .failure"))i.
remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(([i])=>i).
join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=fu;else if(s.length){let i=s.map(([l])=>l).join(
" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}r.textContent&&S(e,".reasons").before(r)}function Au(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.
name===e);if(!s)return t.flatMap(({tables:a})=>a.filter(c=>c.name===e));let{shown:r}=s,i=n.get(e)?.numbers??null;return r?
[{name:e,title:r.title,isShown:!0,variant:r,numbers:i}]:[]}function Vr(e,t,n,o){let s=C(e,t);if(!s)return;let r=n.filter(
({isShown:l})=>l),i=r.map(l=>Mu(l,o)).filter(l=>l!==null),a=r.filter(({numbers:l})=>!l).map(({title:l})=>l);if(s.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,s.append(c)}function Mu({variant:e,numbers:t},n){if(!e||e.figure===
null||!t)return null;let o=To("lesson-figures",e.figure),s=x(o,"tbody td");for(let[c,{text:l,exact:u,level:f}]of zt(t,e.
shade).entries()){let d=s[c];if(!d)continue;let p=ut(l);d.textContent=p,Yr(d,"value",u===p?null:u),Yr(d,"level",f||null)}
let{rows:r,columns:i}=e,a="down"in o.dataset;return wn(x(o,"tbody th"),a?i:r,n),wn(x(o,"thead th"),i,n),e.opens&&(o.dataset.
how=JSON.stringify(e.expression)),o}function Yr(e,t,n){n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function wn(e,t,n){
for(let[o,s]of e.entries()){let r=(t[o]??"").replace(/⟦([^⟧]+)\.(\d+)⟧/g,(c,l,u)=>n[l]?.[Number(u)]??c),i=[...r],a=i.
length>zr;s.textContent=a?`${i.slice(0,zr-1).join("")}…`:r,s.title=a?r:""}}function vu(e,t){let n=C(document,"#lesson-\
inputs",HTMLTemplateElement)?.content??document,o=C(n,"[data-inputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?
e.inputs:[]){let a=S(s,`[data-input="${CSS.escape(r)}"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?ut(So(l)):String(l));
for(let[l,u]of x(a,"input, select").entries())u.value=c[l]??"";i&&(wn(x(a,"tbody th"),i.rows,t),wn(x(a,"thead th"),i.columns,
t))}return s}function Xr(e){throw Pt(e)?e:Re(0,"",ye)}function Re(e,t,n){return new q(e,[{where:t,message:n,suggestions:[]}])}
var zr,fu,du,hu,Gr,xn=T(()=>{"use strict";m();Mt();et();Le();ke();jr();Oo();Ut();pn();zr=20,fu="With your changes, only \
the server can compute this step.",du="Only the server can compute with more or fewer words.",hu="(with your changes, on\
ly on the server)"});function yn(e,t){let n=C(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(Kr,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of Ou(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,p]=a?[(u-c)/2,0]:[0,(f-l)/2],w=[[c,l],[c+d,l+p],[u-d,f-
p],[u,f]].map(([h=0,b=0])=>`${(h-o.left).toFixed(1)} ${(b-o.top).toFixed(1)}`),g=document.createElementNS(Kr,"path");g.setAttribute(
"d",`M${w[0]}C${w.slice(1).join(" ")}`),r.append(g)}n.append(r)}function Ou(e){return x(e,"figure.matrix").flatMap(t=>{let n=x(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var Kr,
Qr=T(()=>{"use strict";m();et();Kr="http://www.w3.org/2000/svg"});function j(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function vt(e,t,n){return e+
(t-e)*n}function gt(e,t,n){return{x:vt(e.x,t.x,n),y:vt(e.y,t.y,n),width:vt(e.width,t.width,n),height:vt(e.height,t.height,
n)}}function at(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*Tu+n*Nu+([...e].
length-t-n)*Zr}function ue(e,t){let n=Math.max(0,...e.map(at));return n?Math.min(t,n+12):0}function ct(e,t){if(at(e)<=t)
return e;let n=Math.floor(t/Zr)-1;return n>1?`${[...e].slice(0,n).join("")}…`:""}function V(e,t,n,{opacity:o=1,isLit:s=!1,
isRaised:r=!1}={}){let a=t.height>=17&&t.width>=at(n.text)+ti?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:a,opacity:o,
isLit:s,isRaised:r}}function z(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,
x:t,y:n,text:o,anchor:r,opacity:i,isQuiet:a}}function Ct(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,
opacity:n,isQuiet:o}}function jt(e){return{...e,text:"?",level:void 0}}function St(e,t,n){return Math.max(3,Math.min(n,e/
Math.max(1,t)))}function wt(e){return Math.max(44,...e.map(({text:t})=>at(t)+2*ti))}var Zr,Tu,Nu,ti,Z,fe=T(()=>{"use str\
ict";m();[Zr,Tu,Nu]=[8.8,9.8,4.8],ti=6,Z=30});function ni({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=ue([
...n,r],Math.min(150,a/4)),d=wt(e),p=f+d+34,w=wt([...o.flat(),...s])+14,g=St(a-p-4,s.length,w),h=g-Math.min(5,g/5),b=St(
$u,u,Z+8),A=b-Math.min(6,b/4),$=8+u*b+14,Q=Math.max(...t),X=j(c,0,.9),R={anchor:"end",isQuiet:!0},B=[],D=0;for(let[I,M]of t.
entries()){let _=8+I*b,P=_+A/2+6;if(b>17){let H=ct(n[I]??"",f-12);B.push(z(`label-${I}`,f-12,P,H,R))}B.push(V(`weight-${I}`,
{x:f,y:_,width:d,height:A},e[I]??{text:""})),b>17&&B.push(z(`times-${I}`,f+d+17,P,"·",{isQuiet:!0}));let E=vt(1,vt(Lu,1,
M/Q),X),F=ei*I/Math.max(1,u-1),k=j(c,1+F,1.85-ei+F);for(let[H,K]of(o[I]??[]).entries()){let Y={x:p+H*g,y:_,width:h,height:A};
if(B.push(V(`value-${I}-${H}`,Y,K,{opacity:E})),k===0||c>=$o||M*de<.25)continue;let nt={...Y,y:$+D,height:M*de},rt=gt(Y,
nt,k),ht={...K,text:""};B.push(V(`strip-${I}-${H}`,rt,ht,{opacity:vt(E,1,k)}))}D+=M*de}let L=p+s.length*g;B.push(Ct("rul\
e",`M${f} ${$-8}H${L}`,{opacity:j(c,.9,1.1),isQuiet:!0}));let U=j(c,1.8,2);B.push(z("result",p-12,$+de/2+6,ct(r,p-12),{anchor:"\
end",opacity:j(c,1,1.3)}));for(let[I,M]of s.entries()){let _={x:p+I*g,y:$,width:h,height:de},P=I===l?jt(M):M;U>0&&B.push(
V(`result-${I}`,_,P,{opacity:U}))}return{width:L,height:$+de+8,marks:B}}function oi({weights:e,labels:t,shares:n},{moment:o}){
let s=n.indexOf(Math.max(...n)),r=t[s]?`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="The"?" is":
","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows as thick as \
their weights fill exactly one row: the average."}var $o,de,$u,ei,Lu,si=T(()=>{"use strict";m();fe();$o=2,de=44,$u=380,ei=
.4,Lu=.1});function li({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=wt(n.map(({tile:M})=>M))+4,[a,c]=[e,t].map(
M=>Lo(M,i,o)),l=Gt(a)+ri+Gt(c)<=o,u=Math.max(ci(e),ci(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*En)/u)),p=l?Math.max(_e(e),_e(t)):_e(e)+_e(t),w=Math.max(6,Math.min(Z+4,ku/p)),[g,h]=[d-Math.min(4,d/5),w-Math.min(4,w/
4)],b=p*w+he+6,A=l?b:b+he+24,$={sources:Lo(e,d,o),targets:Lo(t,d,o)},Q=Gt($.sources)+ri,X=l?Q+Gt($.targets):Math.max(Gt(
$.sources),Gt($.targets)),R=M=>l?0:(X-Gt(M))/2,B={sources:{top:he,edges:ai($.sources,R($.sources))},targets:{top:l?he:he+
_e(e)*w+24+he,edges:ai($.targets,l?Q:R($.targets))}},D=(M,_)=>{let{columns:P=0}={sources:e,targets:t}[M][_]??{},E=($[M][_]??
0)-P*d;return(B[M].edges[_]??0)+E/2},L=(M,{table:_,row:P,column:E})=>({x:D(M,_)+E*d,y:B[M].top+P*w,width:g,height:h}),U=[],
I=[];for(let[M,_]of[["sources",e],["targets",t]])for(let[P,{title:E,columns:F}]of _.entries()){let k=M==="targets"&&t.length>
1?P:0,H=M==="targets"?j(s,k,k+.4):1,K=D(M,P)+F*d/2,Y=ct(E,$[M][P]??0);U.push(z(`${M}-${P}`,K,B[M].top-9,Y,{opacity:H,isQuiet:!0}))}
for(let[M,{tile:_,from:P,to:E,moment:F}]of n.entries()){let[k,H]=[L("sources",P),L("targets",E)],K=Math.max(1,(t[E.table]?.
columns??1)-1),Y=ii*E.column/K,nt=j(s,F+Y,F+1-ii+Y);if(U.push(V(`left-${M}`,k,_,{opacity:nt>0?.25:1})),nt===0)continue;let rt=M===
r?{..._,text:"?",level:void 0}:_;I.push(V(`moved-${M}`,gt(k,H,nt),rt,{isRaised:nt<1}))}return{width:X,height:A,marks:[...U,
...I]}}function Lo(e,t,n){let o=(n-(e.length-1)*En)/e.length;return e.map(({title:s,columns:r})=>Math.max(r*t,Math.min(at(
s),o)))}function Gt(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*En)}function ai(e,t){let n=t;return e.map(o=>{let s=n;
return n+=o+En,s})}function ci(e){return e.reduce((t,{columns:n})=>t+n,0)}function _e(e){return Math.max(...e.map(({rows:t})=>t))}
function ui({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No number changes.`}let s=e.length>
1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var ku,En,ri,he,ii,fi=T(()=>{"use str\
ict";m();fe();ku=400,En=36,ri=84,he=28,ii=.4});function di(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],p=u?[s.label]:[s.label,...r.map(({label:v})=>v)],w=ue(p,Math.min(150,t/4)),g=[...s.tiles,...r.flatMap(
({tiles:v})=>v),...i.flat()],h=wt(c),b=l?Math.min(150,at(l)+14):0,A=wt(g)+8,$=f+2,[Q,X]=u?[$,d]:[d,$],R=t-w-b-(u?0:h+44)-
4,B=Math.max(h+8,...[s,...r].map(({label:v})=>at(v))),D=St(R,Q,Math.max(A,u?Math.min(B,120):0)),L=St(Ru,X,Z+6),U=D-Math.
min(5,D/5),I=L-Math.min(5,L/4),M=u?30:8,_=M+d*L+22,P=w+d*D+40,E=(v,J)=>u?{x:w+v*D,y:M+J*L,width:U,height:I}:{x:w+J*D,y:M+
v*L,width:U,height:I},F=v=>u?{x:w+v*D,y:_,width:U,height:Z}:{x:P,y:M+v*L,width:h,height:I},k=Math.min(f-1,Math.floor(n)),
H=Math.min(1,n-k),K=Math.max(0,k-1+j(H,0,k?Sn:.01)),Y=v=>Math.min(1,Math.max(0,v)),nt=v=>v+1-Y(K-v)+Y(v-K),rt=[],ht=[];for(let[
v,{label:J,tiles:mt}]of r.entries()){let ot=nt(v),Tt=v===k&&H>Sn&&H<1;for(let[ls,Sc]of mt.entries()){let Ac=v>k&&n<f?.6:
1;rt.push(V(`line-${v}-${ls}`,E(ot,ls),Sc,{opacity:Ac}))}rt.push(Ue(`name-${v}`,J,ot,Tt));let oe=v<k||H===1;if(v>k)continue;
let it=v<k?1:j(H,ko,.95);if(!it)continue;let xe=F(ot),qe=c[v]??{text:""},Wn=Math.min(d,Math.floor(it*d+1e-9)),yc={text:a[v]?.[Wn-
1]??""},Ec=v===o?jt(qe):oe?qe:yc;rt.push(V(`result-${v}`,xe,Ec,{opacity:Math.min(1,4*it)})),rt.push(Dn(v,ot,Math.min(1,4*
it)))}let pt=n>=f||H===0&&k>0?Math.ceil(n)-1:k,Zt=H===0||n>=f?1:j(H,Sn,ko),te=n<f&&H>0&&H<Sn;if(n>0&&!te){let v=K+2;for(let[
J,mt]of(i[pt]??[]).entries()){let ot=E(v,J),Tt=.25*J/Math.max(1,d-1),it=pt===k&&H>0&&H<1?j(H,ko+Tt*.6,.8+Tt*.6):1,xe=pt===
o;if(ht.push(V(`product-${J}`,ot,mt,{opacity:Zt*(1-.55*it),isLit:!0})),it===0||it===1)continue;let qe=gt(ot,_u(F(nt(pt))),
it),Wn=xe&&it>.6?{...mt,text:""}:mt;ht.push(V(`flight-${J}`,qe,Wn,{opacity:1-j(it,.8,1),isLit:!0}))}}for(let[v,J]of s.tiles.
entries())ht.unshift(V(`sliding-${v}`,E(K,v),J,{isRaised:!0}));if(ht.push(Ue("name-sliding",s.label,K,!0)),l){let v=u?w+
$*D+8:P+h+10,J=u?_+21:M+L+I/2+6,mt=ct(l,b);rt.push(z("after",v,J,mt,{anchor:"start",isQuiet:!0}))}let ee=u?_+Z+8:M+$*L+6;
return{width:(u?w+$*D:P+h)+b,height:ee,marks:[...rt,...ht]};function Ue(v,J,mt,ot){let Tt=!ot;if(u){let xe=ct(J,D);return z(
v,w+mt*D+U/2,18,xe,{isQuiet:Tt})}let oe=M+mt*L+I/2+6,it=L>17?ct(J,w-12):"";return z(v,w-12,oe,it,{anchor:"end",isQuiet:Tt})}
function Dn(v,J,mt){let ot=F(J),[Tt,oe]=u?[ot.x+ot.width/2,ot.y-6]:[ot.x-20,ot.y+ot.height/2+6],it=u?"":"=";return z(`eq\
uals-${v}`,Tt,oe,it,{opacity:mt,isQuiet:!0})}}function _u({x:e,y:t,width:n,height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/
2}}function hi(e,{moment:t,isAsked:n}){let{sliding:o,lines:s,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.
label].map(g=>g?`“${g}”`:""),f=l&&u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",p=i[t]?.text??"",w=n?
"?":a?`${d}; ${a} makes it ${p}`:p;return`${f}umbers that meet are multiplied, and the products add up to ${w}.`}var Ru,
Sn,ko,pi=T(()=>{"use strict";m();fe();Ru=380,[Sn,ko]=[.35,.55]});function wi({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:R})=>R),a=Math.max(wt(i),...e.map(
({label:R})=>at(R)))+16,c=St(o,e.length,a),l=St(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[p,w]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],g=28,h=g+Z+gi+mi,b=t.map((R,B)=>e.reduce((D,L)=>D+(L.place===
B?L.share:0),0)),A=mi/Math.max(...b,1e-9),$=[Ct("base",`M${d} ${h+1}H${d+t.length*l}`)],Q=t.map(()=>0),X=t.map(()=>{});for(let[
R,{label:B,tile:D,share:L,place:U}]of e.entries()){let I=f+R*c+(c-p)/2,M={x:I,y:g,width:p,height:Z},_=d+U*l+(l-w)/2,P=Q[U]??
0,E=Math.max(0,L*A),F={x:_,y:h-P-E,width:w,height:E};Q[U]=P+E;let k=s-R,H=U===r;$.push(z(`label-${R}`,I+p/2,18,ct(B,c),{
isQuiet:!0}),V(`source-${R}`,M,D,{opacity:k>=1?.35:1}));let[K,Y]=[I+p/2,_+w/2],nt=g+Z+gi/2,rt=`M${K} ${g+Z}C${K} ${nt} ${Y}\
 ${nt} ${Y} ${F.y}`,ht=j(k,0,Ro)*(1-j(k,An,1));ht&&$.push(Ct(`way-${R}`,rt,{opacity:ht,isQuiet:!0}));let pt=Math.min(1,Math.
max(0,(k-Ro)/(An-Ro)))**2;if(pt>0){let Zt=gt(M,F,pt),te=j(pt,0,.7),ee=H&&pt>.5?{...D,text:""}:D,ne=gt(M,F,te).x;$.push(V(
`dropped-${R}`,{...Zt,x:ne},ee)),k>=An&&(X[U]=n[R])}}for(let[R,{label:B,tile:D}]of t.entries()){let L=d+R*l+l/2,U=e.filter(
(E,F)=>E.place===R&&s>=F+An),I=h-U.reduce((E,{share:F})=>E+F*A,0),_=e.every((E,F)=>E.place!==R||s>=F+1)&&(X[R]!==void 0||
s>=e.length),P=R===r&&X[R]?jt(D).text:_?D.text:X[R];P&&$.push(z(`sum-${R}`,L,I-9,P)),$.push(z(`place-${R}`,L,h+24,ct(B,l-
6),{isQuiet:!P}))}return{width:u,height:h+36,marks:$}}function bi({sources:e,places:t,sums:n},{moment:o,isAsked:s,isEnd:r}){
let i=e[o];if(!i)return"";if(r){let u=t.map((p,w)=>e.filter(g=>g.place===w)).reduce((p,w)=>w.length>p.length?w:p,[]),f=t[u[0]?.
place??0],d=u.map(({tile:p})=>p.text).join(" + ");return`The weights of one place pile up: ${f?.label} has ${d} = ${f?.tile.
text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.tile.text}, drops \
onto ${t[i.place]?.label}${c}.`}var mi,gi,Ro,An,xi=T(()=>{"use strict";m();fe();mi=170,gi=76,[Ro,An]=[.15,.8]});function Si({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],p=c>620?ue(d,200):0,w=Math.max(wt([...e,...t]),...r.map(at))+10,g=c<480?yi/2:yi,h=St(c-p-g-
60,f,Math.min(w,128)),b=h-Math.min(8,h/4),A=28+Vt,[$,Q]=[A+8,A+8+Z+8],X=r.some(E=>at(E)>h),R=Q+Z+22,B=p+f*h+18,D=Math.max(
...n),L=[],U=E=>Mn*E/Math.max(1,f-1);if(p){let E={anchor:"end",isQuiet:!0},F=k=>ct(k,p-12);L.push(z("name-powers",p-12,A-
8,F(i.powers),{...E,opacity:j(l,0,.5)}),z("name-scores",p-12,$+21,F(i.scores),E),z("name-weights",p-12,Q+21,F(i.weights),
{...E,opacity:j(l,2,2.5)}))}let I=p+f*h;L.push(Ct("base",`M${p} ${A+1}H${I}`,{isQuiet:!0}));let M=j(l,1,1.4),_=B+g+6;L.push(
Ct("zero",`M${B-8} ${A+1}H${_}`,{opacity:M,isQuiet:!0}),Ct("one",`M${B-8} ${A-Vt}H${_}`,{opacity:M}),z("one-text",_+8,A-
Vt+6,"1",{anchor:"start",opacity:M}),z("zero-text",_+8,A+6,"0",{anchor:"start",opacity:M,isQuiet:!0}),z("sum",B+g/2,A-Vt-
10,`Σ ${s}`,{opacity:j(l,1,1.5)*(1-j(l,2,2.3))}));let P=0;for(let[E,F]of n.entries()){let k=p+E*h+(h-b)/2,H=j(l,U(E),1-
Mn+U(E)),K=Vt*F*H/D,Y={...t[E]??{text:""},text:""},nt={x:k,y:A-K,width:b,height:K},rt=E===u,ht=vt(1,.35,j(l,1,1.6)),pt=rt?
{...Y,level:void 0}:Y;L.push(V(`bar-${E}`,nt,pt,{opacity:ht}));let Zt=o[E]??"";at(Zt)<h+8&&L.push(z(`power-${E}`,k+b/2,nt.
y-8,Zt,{opacity:H})),L.push(V(`score-${E}`,{x:k,y:$,width:b,height:Z},e[E]??Y)),P+=F*Vt;let te={x:B,y:A-P,width:g,height:F*
Vt},ee=j(l,1+U(E),2-Mn+U(E));ee>0&&L.push(V(`part-${E}`,gt({...nt,height:K},te,ee),pt));let ne=j(l,2+U(E),3-Mn+U(E)),Ue={
x:k,y:Q,width:b,height:Z};if(ne>0){let J=rt?jt(Y):ne<1?Y:t[E]??Y;L.push(V(`weight-${E}`,gt(te,Ue,ne),J))}let Dn=X&&E%2?22:
0,v=ct(r[E]??"",X?2*h-8:h);L.push(z(`label-${E}`,k+b/2,R+Dn,v,{isQuiet:!0}))}return{width:_+20,height:R+(X?22:0)+10,marks:L}}
function Ai({sum:e},{moment:t}){return["Each score becomes a power of e: all of them are positive, and large ones stand \
out.",`Put on each other, the powers are ${e}. They are squeezed until this is 1.`,`So each power is divided by ${e}, an\
d what they become sums to 1.`][t]??""}var Ei,Vt,yi,Mn,Mi=T(()=>{"use strict";m();fe();Ei=3,Vt=150,yi=60,Mn=.35});function $i(e){let t=new _o(e),n=x(e,`.step-results ${Te}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:kt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=vn(i.expression).join(),l=x(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&vn(f.expression).join()===c);for(let f of u)r.add(f);s.push(Wu(t,u))}else if(a==="scatt\
er")s.push(Du(t,i));else if(a==="plain")s.push(Hu(i));else for(let c of i.grid.keys())s.push(Bu(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function vn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function Hu({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:Ti.plain,scene:null,words:()=>"",forget:()=>{}}}
function Ce(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:Ti[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function Bu(e,t,n,o){let s=t.grid[n]??[],r=Rt(t.figure).rows[n]??"",i=[yt(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,p)=>p+1),f=()=>e.products(t,n);return Ce({...a,
shown:u},f,di,hi)}let c=o==="softmax"?Ei:$o,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?Ce({
...a,shown:l},()=>e.softmax(t,n),Si,Ai):Ce({...a,shown:l},()=>e.average(t,n),ni,oi)}function Du(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:yt(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return Ce(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>wi(u,{...d,asked:a[f]??-1}),bi)}function Wu(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=vn(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>yt(l)).join(", "),label:"",cells:n,shown:i};return Ce(c,()=>e.moves(t),li,ui)}function pe(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:e.textContent??"",level:e.dataset.level,tone:n,shade:o}}function Yt(e){let t=Math.abs(e),n=t>=
1e3?0:t>=10?1:t>=1?2:3;return ut(Number.isInteger(e)?Ft(e):Ft(e,n))}function vi(e){let t=e?kt(e):[];return{title:e?yt(e):
"",rows:t.length,columns:t[0]?.length??0}}function Co(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);
return t.length===1&&t[0]?t[0]:e}function Uu(e){let t=e.flat();return t.length>0&&t.length<=Ni&&new Set(t).size===t.length}
function Oi(e){let t=e&&Lt(e);return t?.op!=="sum"||t.parts.length>Cu||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n===
"multiply"&&o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function Io(e){return(Lt(e)?.parts??[]).map(n=>n.parts)}function qu(e){
let t=Io(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<Fu&&t.every(o=>o>=0)}function zu(e,t){
let[n,o]=[Co(e),t&&Co(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var Ti,Cu,Iu,Ni,Pu,Fu,ju,_o,
Li=T(()=>{"use strict";m();to();et();ke();on();Ut();si();fi();pi();xi();Mi();Ti={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},Cu=96,Iu=24,Ni=48,Pu=400,Fu=1e-6,ju=new Set(["table","view","join"]);_o=class{constructor(t){this.
tableNamed=en(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length)return"plain";if(o.op==="colle\
ct")return Uu(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:p})=>ju.has(p)))return n.length>1&&r>
1&&s.length<=Pu?"moves":"plain";let i=new Set(t.map(({op:p})=>p));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=Ni?"softmax":"plain";if(!i.has("matmul")||r>Iu||!Oi(c))return"\
plain";let l=this.#t(n[0]?.map((p,w)=>a(w))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((p,w)=>a(w*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(qu)?"average":"products"}softmax({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(
n)(s*r.length),{powers:a,isShifted:c}=Qe(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>pe(d,t)),shares:this.#o(i,r.length),powers:a.map(Yt),sum:Yt(a.reduce(
(d,p)=>d+p,0)),labels:Rt(t).columns,names:{scores:f?yt(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${Yt(l)}`}`,weights:yt(t)}}}average({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>Io(
i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Rt(t).rows[s]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>pe(u,t)),label:l||yt(t)}}products({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((h,b)=>i(
s*r.length+b)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(h=>h.map(({value:b},A)=>b*(l[A]?.value??Number.NaN))),p=zt(d.flat(),""),{rows:w,columns:g}=Rt(t);return{sliding:{
label:w[s]||this.#i(l[0],!1)||this.#c(l[0]),tiles:this.#r(l)},lines:u.map((h,b)=>({label:g[b]??this.#i(h[0],f),tiles:this.#r(
h)})),products:d.map((h,b)=>h.map((A,$)=>{let{text:Q="",level:X}=p[b*h.length+$]??{};return{text:ut(Q),level:X?String(X):
void 0}})),sums:d.map(h=>{let b=0;return h.map(A=>(b+=A,Yt(b)))}),results:r.map(h=>pe(h,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){let i=this.#e(n),{columns:a}=Rt(t),c=n.at(-1)?.groups??[],l=o.
flat(),u=c.map(()=>0),f=c.map((w,g)=>i(g).parts),d=s.map(w=>{let g=r.get(w)??0,h=f[g]?.[c[g]?.indexOf(w)??-1],b=h?.value??
Number.NaN,A=h?this.#r([h])[0]:void 0;return{label:this.#i(h,!0),tile:A??{text:Yt(b)},share:b,place:g}}),p=new Map(d.map(
({place:w},g)=>[w,g]));return{sources:d,places:l.map((w,g)=>({label:a[g]??"",tile:pe(w,t)})),sums:d.map(({share:w,place:g},h)=>(u[g]=
(u[g]??0)+w,p.get(g)===h?l[g]?.textContent??"":ut(Ft(u[g]))))}}moves(t){let n=vn(t[0]?.expression??[]),o=n.map(r=>vi(this.
tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:p="",index:w=0}=l(f),g=n.indexOf(p),h=o[g]?.columns??1;s.push({tile:pe(d,
i),from:{table:g,row:Math.floor(w/h),column:w%h},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:g})}}return{
sources:o,targets:t.map(({figure:r})=>vi(r)),flights:s}}#e(t){let n=(o,s)=>nn(this.tableNamed(o),s);return o=>ve(t,o,n)}#t(t){
let n=t.map(Io),[o,s]=[0,1].map(d=>n.map(p=>p.map(w=>w[d]))),r=d=>d?.every(p=>p.every((w,g)=>zu(w,d[0]?.[g]))),i=!r(o),[
a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!Oi(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=Lt(t);if(t===n)return"";let[o,
s]=t.parts,r=o&&Lt(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;let a={add:`+ ${this.#c(s)||Yt(s.value)}`,divide:`\
÷ ${Yt(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){let{powers:o}=Qe(t),s=o.reduce((r,i)=>r+
i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=zt(t.map(({value:o})=>o),"");return t.map((o,s)=>{let{figure:r,cell:i}=this.#s(
o)??{};if(r&&i&&!o.op)return pe(i,r);let{text:a="",level:c}=n[s]??{};return{text:ut(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?Co(t):{},s=n===void 0?null:this.tableNamed(n);if(!s)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{figure:r,cell:i[o],row:u,column:f,rows:c,
columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??""}#c(t){let n=this.#s(t);return n?yt(
n.figure):""}}});function Xu(e){let t=i=>document.createElementNS(ki,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function Ju(e,t){let{element:n}=e;if(tt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){Ku(e,t);return}tt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?tt(n,"d",t.path):(tt(n,"x",t.x.toFixed(2)),tt(n,"y",t.y.toFixed(2)),tt(n,"text-anchor",t.anchor),Ri(n,t.text))}function Ku({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(tt(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),tt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),tt(e,"data-tone",c.tone),tt(e,"data-shade",c.
shade),tt(t,"data-level",c.level),tt(n,"width",i.toFixed(2)),tt(n,"height",Math.max(0,a).toFixed(2)),tt(n,"rx",String(Math.
min(Yu,i/4,a/4))),tt(o,"x",(i/2).toFixed(2)),tt(o,"y",(a/2+5.7).toFixed(2)),Ri(o,c.text))}function tt(e,t,n){e.getAttribute(
t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}function Ri(e,t){e.textContent!==t&&(e.textContent=t)}
var ki,Gu,Vu,Yu,On,_i=T(()=>{"use strict";m();et();ki="http://www.w3.org/2000/svg",Gu=760,Vu=720,Yu=5,On=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(ki,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:S(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#g("width",Gu)}px`),
this.#c(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#c(),this.#l())}#c(){let t=C(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#f(){return this.isScaled?Vu:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#f();if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,
asked:s});if(!r)return;t!==this.#r&&(this.#o=this.#g("height",t)),this.#r=t;let i=Math.max(this.#o,Math.ceil(r.height)),
a=Math.min(0,(r.width-t)/2);tt(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||tt(this.svg,"height",String(
i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.length-1,u=c===l&&o>l;this.#m(n.title,n.words({moment:c,
isAsked:s>=0&&c===l,isEnd:u}))}#m(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");
o.textContent=`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#g(t,n){let s=[...new Map(this.beats.map(r=>[`${r.kind} ${r.
cells.length}`,r])).values()].map(({scene:r})=>r?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...s))}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,r]of this.#t)n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.
get(s.key);r?.kind!==s.kind&&(r?.element.remove(),r=Xu(s.kind),this.#t.set(s.key,r)),Ju(r,s)}let o=[...n].join();o!==this.#n&&
(this.#n=o,this.svg.append(...t.map(({key:s})=>this.#t.get(s).element)))}}});function Ii(e){e.addEventListener("click",t=>{let n=G(t),o=Tn(n);if(!o)return;n.closest("[data-play]")&&uf(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&hf(o,Number(s.dataset.move));let r=n.closest("[data-choice]");r instanceof HTMLElement&&
bf(o,r),n.closest("[data-speed]")&&df(e)}),e.addEventListener("input",t=>{let n=G(t),o=Tn(n);if(!o||!(n instanceof HTMLInputElement)||
!n.matches("[data-scrub]"))return;Bt(o);let s=Number(n.value);$n(o,Ie.matches?Math.round(s):s)}),e.addEventListener("key\
down",t=>{let n=G(t),o=Tn(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-scrub\
]")||(t.preventDefault(),Bt(o),Bi(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=G(n).closest(
Ci),s=o&&Tn(o);s&&o instanceof HTMLTableCellElement&&lf(s,o)})}function Pi(e){for(let t of x(e,"[data-step]")){let n=C(t,
".play");!n||Ht.has(t)||(n.hidden=x(t,Ci).length<of,n.hidden||sf.observe(t))}}function jo(e){for(let t of e)Xt(t)}function Ho(e){
for(let t of x(e,"[data-step]"))Bt(t)}function Fi(e){Ht.get(e)?.stage?.redraw()}function Xt(e){let t=C(e,".play");if(!t||
t.hidden||Ht.has(e))return Ht.get(e);let n=$i(e),o=n.flatMap(f=>f.cells),s=rf(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:af(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new On(e,n):null};Ht.set(e,l);let u=S(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,cf(l),l}function rf(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?tf:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,Qu/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,Zu/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function af(e,t){
let n=t.flatMap(a=>a.kind==="moves"?[]:a.cells),o=n.map(({textContent:a})=>a??"");if(n.length<Fo||new Set(o).size<Fo)return null;
let s=x(e,".step-text, .formula, .reasons, td:not(.step-results td)").map(({textContent:a})=>a).join(" "),r=a=>o.filter(
c=>c===a).length,i=a=>+(r(a)>1)+Number(s.includes(a));return n.slice(Math.floor(n.length/2)).map(a=>({cell:a,told:i(a.textContent??
""),size:Math.abs(qt(a))})).sort((a,c)=>a.told-c.told||c.size-a.size)[0]?.cell??null}function cf({stage:e}){let[t]=e?.beats??
[];t&&e?.show(t,t.shown.length)}function lf(e,t){let n=Ht.get(e);if(!n?.stage||n.frame||n.at<n.moments.length)return;let o=n.
stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.indexOf(t),r=o.kind==="products"?s+1:o.shown.length;
n.stage.show(o,r)}function uf(e){let t=Xt(e);if(t){if(t.frame){Bt(e);return}t.at>=t.moments.length&&$n(e,0),ji(e,t.moments.
length)}}function ji(e,t){let n=Xt(e);if(!n)return;Bt(e),n.goal=t,n.time=performance.now(),n.hold=Ie.matches?.01:0,Hi(e,
!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/
1e3*Nn;n.time=s,ff(e,n,r)};n.frame=requestAnimationFrame(o)}function ff(e,t,n){let o=Math.floor(t.at),s=t.moments[o];if(t.
at>=t.goal||!s){Bt(e);return}if(o===t.at&&o===t.asks&&Di(e,t)){gf(e,t);return}if(t.hold>0){t.hold-=n;return}let r=Math.min(
o+1,t.at+(Ie.matches?1:n/s.seconds)),i=r===o+1;i&&Ie.matches?t.hold=s.seconds:i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&
(t.hold=ef),Bo(e,t,r)}function Bt(e){let t=Ht.get(e);t?.frame&&(cancelAnimationFrame(t.frame),t.frame=0,Hi(e,!1),!(t.at<
t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute("data-playing")},nf))}function Hi(e,t){
S(e,"[data-play]").textContent=t?"Pause":"Play"}function df(e){Nn=Po[(Po.indexOf(Nn)+1)%Po.length]??1;for(let t of x(e,"\
[data-speed]"))t.textContent=`${Nn}×`}function hf(e,t){let n=Xt(e);n&&(Bt(e),Math.abs(t)>1?$n(e,t<0?0:n.moments.length):
t<0||Ie.matches?Bi(e,t):ji(e,Math.floor(n.at)+1))}function Bi(e,t){let n=Xt(e)?.at??0;$n(e,t<0?Math.ceil(n)-1:Math.floor(
n)+1)}function $n(e,t){let n=Xt(e);n&&(C(e,".predict")?.remove(),Bo(e,n,Math.max(0,Math.min(n.moments.length,t))))}function Di(e,{
asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-mode="all"]')}function Bo(e,t,n){let{moments:o,cells:s,
stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===n,f=(u?l?.end:o[c-1]?.end)??0,d=!!Di(e,t)&&n<=a;e.toggleAttribute(
"data-playing",n<o.length||t.frame>0),e.toggleAttribute("data-guessing",d),S(e,"[data-scrub]",HTMLInputElement).value=String(
n);let p=pf(o,n);if(p){let h=d&&i?p.beat.cells.indexOf(i):-1;r?.show(p.beat,p.at,h)}let w=`${c} ${u}`;if(w===t.painted&&
n>0)return;t.painted=w;for(let[h,b]of s.entries())b.toggleAttribute("data-ahead",h>=f),b.removeAttribute("data-asked");Wi(
e,l,f,s.length);let g=l&&mf(t,l);if(!g){ln(e),yn(e,null);return}$e(g,{withoutResult:!u||g.hasAttribute("data-ahead")}),t.
frame&&!r&&g.scrollIntoView({block:"nearest"}),yn(e,g)}function pf(e,t){let n=Math.max(0,Math.ceil(t)-1),o=e[n];if(o?.beat.
scene)return{beat:o.beat,at:o.place+t-n};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{beat:s.beat,at:s.
place+1};let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0}:null}function mf({cells:e},{beat:t,place:n,end:o}){
let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=e.slice(r,t.kind==="scatter"?i:s+t.cells.length),c=t.scene&&
t.kind!=="products"?a:a.slice(0,1),l=c.map(u=>Math.abs(qt(u)));return c[l.indexOf(Math.max(...l))]??e[o-1]}function Wi(e,t,n,o){
let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${Math.max(1,n)} of ${o}`:"";S(e,".play output").textContent=
r,S(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function gf(e,t){Bt(e);let n=t.asked;if(!n||e.querySelector(".pre\
dict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),Wi(e,t.moments[t.asks],t.cells.indexOf(
n)+1,t.cells.length),$e(n,{withoutResult:!0}),yn(e,n);let o=document.createElement("div");o.className="predict",o.setAttribute(
"role","group"),o.setAttribute("aria-label","Predict, then see");let s=document.createElement("p"),r=document.createElement(
"b");r.textContent="Predict, then see. ",s.append(r,"Which number comes where the question mark is?");let i=document.createElement(
"div");i.className="choices",i.append(...wf(n,t.cells).map(a=>{let c=document.createElement("button");return c.type="but\
ton",c.dataset.choice=a,c.textContent=a,c})),o.append(s,i),S(e,".play").after(o)}function wf(e,t){let n=e.closest("figur\
e"),o=t.filter(r=>r.closest("figure")===n).reverse(),s=new Map;for(let r of[e,...o,...t])s.size<Fo&&s.set(r.textContent??
"",qt(r));return[...s].sort(([,r],[,i])=>r-i).map(([r])=>r)}function bf(e,t){let n=Ht.get(e),o=n?.asked;if(!n||!o)return;
let s=o.textContent??"",r=t.dataset.choice===s;e.dataset.predicted=String(r);let i=S(e,".predict");for(let c of x(i,"but\
ton",HTMLButtonElement))c.disabled=!0,(c===t||c.dataset.choice===s)&&(c.dataset.right=String(c.dataset.choice===s));Bo(e,
n,n.asks+1),$e(o);let a=document.createElement("p");a.setAttribute("role","status"),a.textContent=r?"Right. Play goes on\
.":`It is ${s}; the line above shows why. Play goes on.`,i.append(a),S(e,"[data-play]").focus({preventScroll:!0})}function Tn(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}var Ci,Qu,Zu,tf,ef,nf,Po,of,Fo,Ht,Ie,Nn,sf,Do=T(()=>{
"use strict";m();ho();et();on();Qr();Li();_i();Ci=`.step-results ${Ze}`,Qu=20,Zu=60,tf=.6,ef=.5,nf=2500,Po=[1,2,.5],of=2,
Fo=4,Ht=new WeakMap,Ie=matchMedia("(prefers-reduced-motion: reduce)"),Nn=1;sf=new IntersectionObserver(e=>{for(let{target:t,
isIntersecting:n}of e)n&&t instanceof HTMLElement&&Xt(t)},{rootMargin:"600px"})});var Gi={};fs(Gi,{previewEdits:()=>xf});function xf(e,t,n){let o=bn(),{steps:s,known:r}=o.solve(gn(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=x(e,":scope > [data-step]:not([hidden])").filter(qi),
c=a.flatMap(l=>x(l,"figure[data-table]").filter(qi));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&Ef(l,f,yf(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),Fi(l)}function qi(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-Ui&&t<innerHeight+Ui}function yf({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function Ef(e,t,n){let o=x(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of zt(t,
n).entries()){let c=o[s];if(!c)continue;let l=ut(r);c.textContent!==l&&(c.textContent=l),zi(c,"data-value",i===l?null:i),
zi(c,"data-level",a?String(a):null)}}function zi(e,t,n){e.getAttribute(t)!==n&&(n===null?e.removeAttribute(t):e.setAttribute(
t,n))}var Ui,Vi=T(()=>{"use strict";m();et();xn();ke();Do();Oo();Ut();Ui=100});function Ln(e,t){return e==="scale"?t.trim()!==""&&Number(t)>=aa.min&&Number(t)<=aa.max:e==="controls"||e==="caption"?Nf[e].
includes(t):CSS.supports("color",t)}var aa,Nf,ca=T(()=>{"use strict";m();aa={min:.5,max:4},Nf={controls:["none","some","\
all"],caption:["none","title","all"]}});function ua(e){let t=la.then($f).then(e);return la=t.catch(()=>{}),t}function $f(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var la,fa=T(()=>{"use strict";m();la=Promise.
resolve()});function pa(e){return{"HTML frame":ma(e),"Web component":Lf(e),Markdown:ga(e),Quarto:kf(e),LaTeX:Rf(e)}}function ma({title:e,
embed:t}){return`<iframe src="${kn(t)}" title="${kn(e)}" width="${da.width}" height="${da.height}" loading="lazy" allowf\
ullscreen style="border: 0; max-width: 100%"></iframe>`}function Lf({server:e,attributes:t}){let n=Object.entries({server:e,
...t}).map(([o,s])=>s===""?o:`${o}="${kn(s)}"`);return`<script src="${kn(new URL("pointer-view.js",e).href)}" defer><\/sc\
ript>
<pointer-view ${n.join(" ")}></pointer-view>`}function ga({title:e,embed:t,picture:n}){return`[![${_f(e)}](<${ha(n)}>)](\
<${ha(t)}>)`}function kf(e){return['::: {.content-visible when-format="html"}',"```{=html}",ma(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',ga(e),":::"].join(`
`)}function Rf({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${s}`,
"\\begin{figure}","  \\centering",`  \\href{${Cf(o)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Bf(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function kn(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function _f(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function ha(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Cf(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Bf(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(Hf,"")].flatMap(n=>[...Ff[n]??Df(n)]).map(n=>If[n]??Wf(n)).join("")}function Df(e){
return jf.test(e)?e.normalize("NFD").slice(0,1):e}function Wf(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Pf.test(e)?e:"?"}var da,
If,Pf,Ff,jf,Hf,wa=T(()=>{"use strict";m();da={width:960,height:540};If={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Pf=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Ff={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},jf=/[ąęįųĄĘĮŲ]/,Hf=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function xa(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return Uf(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[ba("Title",n),ba("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Uf(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function ba(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,qf(n)),o.buffer}function qf(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var ya=T(()=>{"use strict";m()});function Sa({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:Rn("Link"),embed:Rn("Embed"),json:Rn("JSON"),offline:Rn("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=Pe("JSON",()=>Ea(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Vf(()=>{let{
link:h,embed:b}=t(),A=b?n():null;return{...h&&{Address:h},...A&&pa(A)}}),f=()=>{let h=t();for(let b of Object.keys(a)){let A=h[b];
a[b].hidden=A===null,A!==null&&(a[b].href=A)}c.hidden=h.json!==null,u.hidden=h.link===null&&h.embed===null,l.hidden=se.answers};
for(let h of["pointerenter","focusin"])i.addEventListener(h,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...zf.map(h=>{let b=h===Gf;return new Option(`${h}×`,String(h),b,b)}));let p=async h=>{
let{address:b,meta:A}=await o(h,Number(d.value)),$=A.origin??t().embed??location.href;Aa(xa(b,h,{title:A.title,origin:$}),
`${e()}.${h}`)},w=()=>Ea(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),g=document.createElement("span");return g.
append(Pe("PNG",()=>p("png"))," ",d),i.append(a.link,a.embed,g,Pe("SVG",()=>p("svg")),Pe("CSV",w),a.json,c,a.offline,u,l),
f(),i}function Vf(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>Pe(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await Yf(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function Yf(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function Rn(e){let t=document.createElement("a");return t.textContent=e,t}function Pe(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Ea(e,t,n){Aa(new Blob(
[e],{type:n}),t)}function Aa(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var zf,Gf,Ma=T(()=>{"use strict";m();Mt();wa();ya();zf=[1,2,4],Gf=2});function Ra({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<va.width||i.height<va.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?rd(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...Ta(l,c)}};let u=id(e,l),f={...u,...Ta(u,c),...ad(e,u,c),...ud(u,c)};return{
data:gd(e,u,c.height),layout:f}}function rd(e,t){return _a(e,t)}function _a(e,t){if(!Oa(e)||!Oa(t))return t;let n={...e};
for(let[o,s]of Object.entries(t))n[o]=_a(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}function Oa(e){
return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Ca(e,t){return Object.entries(e).filter(([o])=>t.test(o))}
function Ia(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Pa(e){return Ca(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}
function Fa(e,t){return e[t]}function id(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,s=Array.
isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==-90||n.tickvals||
!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function ad(e,t,{width:n,height:o,isTiny:s,scale:r}){
let i=cd(e,t),a=Math.max(...i.map(b=>b.length*Jt+ed)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*
dt>o/(s?4:3),u=i.length>0&&!l,f=ld(t,o,r),p=((f.annotations?.find(({font:b})=>b?.size)?.font?.size??0)/r||dt)*La+2,w=Math.
min(t.margin?.t??8,u?c*dt+4:t.annotations?.length?p:8),g=ka.some(b=>Fa(t,b)?.colorbar?.orientation==="h"),h=!t.margin||g&&
!s;return{...l&&{showlegend:!1},...!h&&{margin:{...t.margin,t:Math.ceil(w*r)}},...f}}function cd(e,t){if(t.showlegend===
!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===!1||i===!1)||["he\
atmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.values()]:[]}function ld(e,t,n){
let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:p})=>d==="paper"&&p==="bottom",i=o.filter(r);if(!i.length)return{};
let a=Pa(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(p=>p-d).filter(p=>p>0),1-d)),l=s.layout.
font.size,u=Math.min(l,Math.min(1,...c)*(t-dt)/La);if(u>=l)return{};let f=Math.max(sd,u*n);return{annotations:o.map(d=>r(
d)?{...d,font:{...d.font,size:f}}:d)}}function ud(e,{height:t,isTiny:n}){let o=Math.floor(t/3/Jt),s=t-ja(e,1/0,o)-Na,r={};
for(let i of ka){let a=Fa(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=fd(e,i,a,s))}return r}function fd(e,t,n,o){let s=n.colorbar??
{};if(o>=Xf||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],i=s.tickvals??r?.colorbar?.tickvals,a=(s.
len??1)*o;if(!i){let f=Math.max(me,Math.floor(a/dt/1.5));return{...n,colorbar:{...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,
n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-c)*a>=dt)&&u.push(f)}return{...n,colorbar:{
...s,tickvals:u}}}function Ta(e,t){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=t,a=i?n:1/0,c=s?Math.floor(o/3/Jt):
1/0,l=ja(e,a,c),u=s?l?Na:$a:0,f=Math.max(o-l-(r?2*dt:u),dt),d=r?n-td:Math.max(n-Zf,60);return Object.fromEntries(Ca(e,/^[xy]axis/).
map(([p,w])=>{let g=p.startsWith("x"),h=s&&g?pd(w,e,f):w,[b,A]=h.domain??[0,1],$=(A-b)*(g?d:f),Q=e.template.layout.font.
size*t.scale,X=dd(h,g,$,Q,t),R=e.meta.priority?.[p];return[p,hd(X,{isX:g,length:$,fontSize:Q,upright:c,priority:R},t)]}))}
function dd(e,t,n,o,{isTiny:s,isFixed:r}){let i=e.title?.text??"";if(!s)return r&&!t&&i.length*Jt>nd*n?{...e,title:{}}:e;
let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>od)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Jt-1))+1),
u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,font:{size:o-2},text:u}}}function hd(e,{isX:t,
length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.
visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?md(e,t,n,i):e;let p=f.length;if(l&&t&&p===1&&e.tickangle===
0&&(f[0]??"").length*Jt>n-Jt)return{...e,tickfont:{size:.75*o}};if(p<=me&&(t||!c||n>=dt))return e;let g=p<=me?[p-1]:wd(p,
Math.floor(n/dt),r);return{...e,tickvals:g.map(h=>d[h]??h),ticktext:g.map(h=>Ha(f[h]??"",h,u?a:1/0,t?s:1/0))}}function pd(e,t,n){
let[o]=Ia(t,e.anchor)?.domain??[0,1],s=Pa(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-r)*n;return e.side===
"top"||i>2.4*dt?e:{...e,title:{},...i<.9*dt&&{showticklabels:!1}}}function md(e,t,n,{isTiny:o,isNarrow:s}){let r=Math.max(
me,Math.floor(n/(t?Kf:dt*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.
filter((f,d)=>d%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(me,Math.floor(n/Qf))};
let c=s&&t&&e.nticks&&!o?me:r,l=Math.min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function gd(e,t,n){return e.
map(o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let s=Ia(t,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.length;
return a===void 0?o:(i-r)*(n-$a)<a*dt?{...o,texttemplate:""}:o})}function wd(e,t,n){let o=[...Array(e).keys()];if(e<=t)return o;
let s=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort((a,c)=>(n[c]??
0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function ja({xaxis:e},t,n){let s=(e?.tickangle===
0?[]:e?.ticktext??[]).map((r,i)=>Ha(r,i,t,n).length);return Math.max(0,...s)*Jf}function Ha(e,t,n,o){let s=n<1/0;if(!s&&
e.length<=o)return e;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(
" · "),f=Math.min(s?Math.max(5,Math.floor(n/48)):14,o),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return i+
(u?`${t+1} ${d}`:d)+c}var va,Xf,me,dt,Jt,Jf,Kf,Qf,Zf,td,Na,$a,ed,nd,od,sd,La,ka,Ba=T(()=>{"use strict";m();va={width:420,
height:200},Xf=300,me=2,dt=20,Jt=8,Jf=7.5,Kf=44,Qf=18,Zf=240,td=90,Na=56,$a=90,ed=48,nd=1.3,od=.6,sd=9,La=1.4,ka=["color\
axis","coloraxis2"]});function Xo(e,t){let n=JSON.stringify(Object.values(e)),o=ge.get(n)??new Map;ge.delete(n),ge.set(n,o);for(let i of ge.keys()){
if(ge.size<=bd)break;ge.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>xd(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function xd(e,t,n,o){let s=Go.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);Go.set(e,{query:t,views:r}),setTimeout(()=>{Go.delete(e),yd(t,r)},0)}async function yd(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Wt(`${o}/figures?${At({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof q&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?Ed(e,l).then(u,f):f(a)}}function Ed({server:e,path:t,query:n,theme:o},s){let r=At({...n,theme:o});
return Wt(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function Wa(e,t){let n=Vo.get(e),o=n??(e.startsWith("#")?
Sd(e.slice(1)):Ad(e));n||(Vo.set(e,o),o.catch(()=>Vo.delete(e)));let s=await o;if(ft(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=Da(i),c=new Map;for(let d of Object.values(r))Da(d).forEach((p,w)=>{c.set(p,a[w]??p)});
let{data:l,layout:u}=Yo({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function Da(e){return e.layout.colorway}function Yo(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>Yo(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,Yo(s,
t)])):t.get(e)??e}async function Sd(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function Ad(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new q(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function we(e,{server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=At({...i&&e!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var bd,ge,Go,Vo,Ua=T(()=>{"use strict";m();Mt();rn();bd=12,
ge=new Map,Go=new Map;Vo=new Map});function za({x:e,y:t,xaxis:n,yaxis:o},s){let r=[qa(n,e,s),qa(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function qa(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function Ga(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(Md()),{_fullLayout:s}=e;
if(!s)return;let r=t.flatMap(i=>n.map(a=>vd(s,s[i],a)));o.replaceChildren(...r.filter(i=>i!==null))}function Md(){let e=document.
createElement("div");return e.className="view-marks",e}function vd(e,t,n){if(!t?._length)return null;let o=t._id.startsWith(
"x"),s=e[`${o?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[o?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!s?._length)return null;let[c,l]=o?[t._offset+i,s._offset]:[s._offset,t._offset+
i],[u,f]=o?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var Va=T(()=>{"use strict";m()});function Xa(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function Ja(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function Ka(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function Qa(e,t){return e.map(o=>{let{name:s,title:r,values:i}=o,a=Za(o)[i.indexOf(t[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function Za({values:e,labels:t}){return t??e}function Ya(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Jo(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var _n,tc=T(()=>{"use strict";m();_n=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#c(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=Za(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Ya(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),Ya("Open",n)}#c({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=Jo(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=Jo("‹",()=>i(-1)),l=Jo("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function Cn(e){return window.Plotly?Promise.resolve(window.Plotly):(Ko??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${ec}`,e).href:new URL(`../${ec}`,y).href;let s=()=>{Ko=void 0,o.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.Plotly?
t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),Ko)}async function nc(e,t,n){let{width:o,height:s}=e.
layout;return(await Cn()).toImage(e,{format:t,width:o,height:s,...t==="png"&&{scale:n}})}var ec,Ko,oc=T(()=>{"use strict";
m();ec="vendor/plotly/plotly-traces-4.1.1.min.js"});var Hd={};function Fd(){let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=Id,
e}function jd(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.test(n))return[n,o];let s=o,r=e[n.startsWith("x")?
"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:
s]});return Object.fromEntries(t)}var ts,es,Od,ic,Td,sc,Qo,Nd,$d,Ld,kd,rc,Rd,_d,Cd,Id,Pd,be,Zo,ns,ac=T(()=>{"use strict";
m();Mt();ca();fa();Ma();rn();Ba();Ua();Va();tc();io();oc();co();ts={visits:"visits",record:"record",user:"user","predict\
-at":"predict_at","top-k":"top_k",interventions:"interventions",against:"against"},es=["inputs","removed"],Od=new Set(["\
server","source","model","lesson","view","theme","reads",...es,...Object.keys(ts)]),ic=["scale","accent","controls","cap\
tion"],Td=new Set([...ic,"fill"]),sc="pointer-view:hover",Qo=matchMedia("(prefers-color-scheme: dark)"),Nd={displayModeBar:!1,
displaylogo:!1,responsive:!0,scrollZoom:!1},$d=120,Ld=[["short",576,0],["low",352,0],["tight",288,352]],kd="400px 0px",rc=
660,Rd="[data-answer]:not(pointer-view *)",_d=/^(\w+):(\d+)$/,Cd="The server draws this chart, and it does not answer.",
Id="The answer above is computed in this browser.",Pd="Type visits, or add a place, to see what the model answers.",be=null,
Zo=null,ns=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#c="";#f=[];#l=!1;#m=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#_()},{rootMargin:kd});#g=new ResizeObserver(()=>requestAnimationFrame(()=>this.#$()));#d=new MutationObserver(
t=>this.#J(t.map(({attributeName:n})=>n??"")));#w=t=>this.getAttribute(t);#h=()=>{if(!this.#n||!this.#t){this.#y();return}
this.#O(this.#A),this.#p()};#k=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#R=({type:t})=>this.#tt(t==="beforeprint");connectedCallback(){
this.#e??=this.#F(),this.#I(),document.addEventListener("pointerscope:theme",this.#h),document.addEventListener(sc,this.#k),
Qo.addEventListener("change",this.#h);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#R);this.#g.
observe(this),this.#d.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#m.observe(this):this.#l=!0,this.#y()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#h),document.removeEventListener(sc,this.#k),Qo.removeEventListener(
"change",this.#h);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#R);this.#g.disconnect(),this.#d.
disconnect(),this.#m.disconnect(),this.#a.controls.pause()}mark(t){t.join()!==this.#f.join()&&(this.#f=t,this.#W())}get chosen(){
return this.#t?this.#E:{}}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#U();return Math.ceil(t+sn(this.#t)+
n)}get#a(){return this.#e??=this.#F(),this.#e}#_(){this.#l=!0,this.#m.disconnect(),this.#y()}#J(t){t.some(o=>Td.has(o))&&
(this.#I(),this.#p());let n=t.filter(o=>Od.has(o)&&!this.#K(o));t.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#l?
this.#_():n.length?this.#y():this.#x.some(({name:o})=>t.includes(o))?this.#L()&&this.#p():t.includes(this.#c)&&this.#y()}#K(t){
let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#h(),t==="theme"||t==="interventions"&&n.follows(this.getAttribute(
t)??""))}get#x(){return this.#t?Et(this.#t).choices??[]:[]}#y(){this.#r||(this.#r=!0,queueMicrotask(()=>{this.#r=!1,this.#Q()}))}get#v(){
let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return n?
`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute("server");return t?new URL(t.endsWith("/")?t:`${t}/`,
document.baseURI).href:ze.href}get#C(){let t=this.parentElement?.closest("[data-theme]");return t instanceof HTMLElement?
t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t==="auto"?Qo.matches?"dark":"light":(t??this.#C)===
"dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t!==null&&Ln("scale",t)?Number(t):1}#I(){let t=this.
getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):this.style.removeProperty(
"--scale"),t&&Ln("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--accent")}get#P(){if(this.
hasAttribute("lesson")){let n=es.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.fromEntries(n)}}if(this.
getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(ts).map(([n,o])=>[o,this.getAttribute(
n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#Q(){let{needsHistory:t,query:n}=this.#P;this.#o+=1;let o=this.#o,
s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#v&&r&&(!t||n.visits||n.record);if(!s&&!i){this.#T(
Pd);return}if(!this.#l){this.#T("");return}let a=this.#A;this.#O(a),this.setAttribute("aria-busy","true");try{let c={server:this.#S,
path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.all([s?Wa(s,a):Xo(c,r),s?null:r===
so?import("./network-drawing.js"):Cn(l)]),f=ft(u),d=f?await import("./network-drawing.js"):null;f||await Cn(l),await ua(
()=>{o===this.#o&&(this.#et(d?.NetworkDrawing??null,Et(u).title),this.#t=f?u:structuredClone(u),this.#ot(this.#t),this.#Z(
{...c,theme:"light"},r))})}catch(c){o===this.#o&&this.#H(c)}finally{o===this.#o&&this.removeAttribute("aria-busy")}}#O(t){
this.#C!==t?this.dataset.theme=t:delete this.dataset.theme}#Z(t,n){if(!this.#t||ft(this.#t))return;let{template:o,meta:s}=this.#t.
layout,r=s.templates?.light;be??=r??(this.#A==="light"?o:null),!(be||this.hasAttribute("source"))&&(Zo??=Xo(t,n),Zo.then(
i=>{ft(i)||(be??=i.layout.template)}).catch(()=>{Zo=null}))}#tt(t){if(this.#i=t,!this.#t||!this.#s)return;let n=be??this.#n;
this.#O(t&&n?"light":this.#A),this.#p(),t||requestAnimationFrame(()=>this.#p())}#F(){let t=document.createElement("summa\
ry");t.textContent="Numbers";let n={title:this.#b("h3","view-title"),caption:this.#b("p","view-caption"),choices:this.#b(
"div","view-choices"),summary:this.#b("p","view-summary"),failure:this.#b("p","view-failure"),plot:this.#b("div","view-p\
lot"),details:this.#b("details","view-table"),exports:Sa({name:()=>this.#G,links:()=>this.#ft(),view:()=>this.#t&&this.#dt(
this.#t),picture:(s,r)=>this.#lt(s,r),csv:()=>Bs(this.#z()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.
textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.addEventListener("tog\
gle",()=>this.#q());let o=new _n(n.choices,{selected:()=>this.#E,select:(s,r)=>this.#ct(s,r),open:s=>this.#u("open",s)});
this.replaceChildren(...Object.values(n)),this.addEventListener("toggle",({target:s})=>this.#at(s),!0);for(let s of[n.plot,
n.details,n.choices,n.exports,n.failure])s.hidden=!0;return{...n,controls:o}}#b(t,n){let o=this.querySelector(`.${n}`),s=o instanceof
HTMLElement?o:document.createElement(t);return s.className=n,s}#et(t,n){if(t===null==(this.#n===null))return;let o=this.#a,
s=o.plot.cloneNode();s.removeAttribute("data-listening"),s.role=t?"group":"img",o.plot.replaceWith(s),o.plot=s,this.#n?.
bar?.remove(),this.#n=t?new t(s,{title:n,isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),acts:{
server:()=>this.hasAttribute("source")?null:this.#S,answered:r=>this.#nt(r),resized:()=>requestAnimationFrame(()=>this.#$())}}):
null,this.#n?.bar&&o.summary.before(this.#n.bar)}#nt({figure:t,interventions:n}){this.#t=t;let{interventions:o}=this.#n??
{};o?this.setAttribute("interventions",o):this.removeAttribute("interventions"),this.#L()&&this.#p(),this.#u("interventi\
ons",n)}#j(t){let{plot:n,details:o,choices:s,exports:r,failure:i}=this.#a;for(let c of[n,o,s,r])c.hidden=t;i.hidden=!0;let a=this.#n?.
bar;a&&t&&(a.hidden=!0)}#T(t){this.#t=null,this.#c="",this.removeAttribute("aria-busy"),this.#a.controls.pause(),this.#j(
!0),this.#a.summary.textContent=t}#H(t){this.#T("");let{failure:n}=this.#a,s=t instanceof q&&t.status===0&&document.querySelector(
Rd)!==null,r=s?Cd:Ge(t);if(n.replaceChildren(r),s&&n.append(" ",Fd()),n.hidden=!1,this.#u("failed",{message:r}),!(t instanceof
q)||![0,503].includes(t.status))return;let i=document.createElement("button");i.type="button",i.textContent="Try again",
i.addEventListener("click",()=>this.#y()),n.append(" ",i)}#ot(t){let{title:n,caption:o,controls:s}=this.#a,r=Et(t);n.textContent=
r.title,n.hidden=!1,o.textContent=r.caption,this.#j(!1),s.offer(r,ft(t)?[]:t.data,!this.hasAttribute("fill")),this.#L()&&
this.#p()}#p(){if(!this.#t)return;let{plot:t}=this.#a,n=this.#i,o=this.#N(sn(this.#t)),s=n?Math.min(o.width||rc,rc):o.width;
s&&(ft(this.#t)?(t.style.height=`${o.height}px`,this.#n?.draw(this.#t)):(t.style.height=o.isFixed?`${o.height}px`:"",this.#st(
t,this.#t,{...o,width:s})),this.#s=`${s}×${o.height}`,this.dataset.drawn="true",this.#W(),this.#u("drawn",{}))}#st(t,{data:n,
layout:o},s){let r=this.#i,i=r&&be?{...o,template:be}:o,a=this.#B({data:n,layout:i},s);window.Plotly?.react(t,a.data,r?{
...a.layout,width:s.width}:a.layout,Nd),t.dataset.listening||this.#rt(t)}#B({data:t,layout:n},{width:o,height:s,isFixed:r}){
let i="rgba(0, 0, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=Ra({data:t,layout:jd(n)},{width:o,
height:s,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{
...f.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#rt(t){t.dataset.listening="true",t.on("plotly_click",
({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,o,s]=_d.exec(String([n.customdata].flat()[0]))??
[];o&&this.#u("select",{table:o,row:Number(s)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{visits:za(n,this.#D)})}),
t.on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#D(){return this.#t?Et(this.#t).visit_axes??[]:[]}#u(t,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#W(){!this.#t||!this.#s||(this.#n?this.#n.mark(
this.#f):Ga(this.#a.plot,this.#D,this.#f))}#N(t){let{plot:n}=this.#a,o=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:o,height:t,isFixed:!1};this.#it();let{above:s,below:r}=this.#U();this.style.setProperty("--below",`${Math.ceil(r)}\
px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),$d);return{width:o,height:i,isFixed:!0}}#it(){let[t,n]=[this.offsetWidth/
this.#M,this.offsetHeight/this.#M],o=Ld.filter(([,s,r])=>n<s||t<r).map(([s])=>s).join(" ");this.dataset.room!==o&&(this.
dataset.room=o)}#U(){let{plot:t,details:n,exports:o}=this.#a,s=this.getBoundingClientRect(),r=s.height/this.offsetHeight||
1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.
min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-s.top)/r,below:a/r}}#at(t){if(this.hasAttribute(
"fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(
()=>this.#$())}#$(){if(!this.#t)return;let{width:t,height:n}=this.#N(sn(this.#t));t&&this.#s!==`${t}×${n}`&&this.#p()}#ct(t,n){
this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#L(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("leni\
ent")?null:Ja(this.#x,this.#w);if(n)return this.#H(new Error(n.message)),this.#c=n.name,!1;let o=Et(t),s="";if(this.#x.length&&
!ft(t)){let r=this.#E;this.#a.controls.show(r);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===
l));Is(t,r);let{summaries:i}=o;i&&(o.summary=i.texts[Ka(this.#x,i.by,r)]??""),s=`: ${Qa(this.#x,r)}`}return this.#a.summary.
textContent=o.summary??"",this.#a.plot.setAttribute("aria-label",`${o.title}${s}. ${o.summary??""}`),this.#q(),!0}get#E(){
return Xa(this.#x,this.#w)}#q(){let{details:t}=this.#a;if(!t.open||!this.#t)return;let n=document.createElement("div");n.
className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${Et(this.#t).
title}`),n.append(...this.#z().map(cn)),t.querySelector(".table-frame")?.remove(),t.append(n)}#z(){return this.#t?Hs(this.#t,
this.#E):[]}async#lt(t,n){let o=this.#t;if(!o)throw new Error("There is no figure to save yet.");return{address:ft(o)?await this.#n?.
address(t,n)??"":await nc(this.#ut(o),t,n),meta:Et(o)}}#ut(t){let{data:n,layout:o}=structuredClone(t),s=this.#N(o.height),
{paper_bgcolor:r,plot_bgcolor:i}=o.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-tr\
ansparent"),c=this.#B({data:n,layout:o},s),l=a?{}:{paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,
width:s.width,...l}}}get#G(){let t=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.
hasAttribute("against")&&"difference"];return this.getAttribute("name")??t.filter(Boolean).join("-")}get#V(){return{server:this.#S,
path:this.#v,view:this.getAttribute("view")??"",values:{...this.#P.query,...this.#E}}}get#Y(){let t=this.getAttribute("t\
heme")??document.documentElement.dataset.askedTheme,n=ic.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(
o)&&Ln(o,s??""));return{...t&&{theme:t},...Object.fromEntries(n)}}#ft(){let t=new URL(location.href);t.hash=this.id;let n=this.
id?t.href:null;if(!(!this.hasAttribute("source")&&se.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#V;
return{link:n,embed:we("embed",this.#X(s)),json:we("json",s),offline:we("offline",s)}}#X(t){let{controls:n,...o}=this.#Y,
s={...t.values,...o,...n&&n!=="some"&&{controls:n}};return{...t,values:s}}#dt(t){let n=this.#V,{title:o,summary:s=""}=Et(
t),r=["model","lesson","view","reads",...es,...Object.keys(ts)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),
{theme:a,...c}=this.#Y,l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:p})=>[d,p])),...this.#E,
...l&&{theme:l},...c},f=this.#X(n);return{title:o,caption:s,name:this.#G,server:n.server,embed:we("embed",f),picture:we(
"picture",f),attributes:Object.fromEntries(Object.entries(u).map(([d,p])=>[d,String(p)]))}}};customElements.define("poin\
ter-view",ns)});m();m();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},o=/^transparent(?:-(light|dark))?$/,s=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function u(h){return typeof h=="string"&&Object.hasOwn(t,h)}let f=h=>{let b=o.exec(h??""),A=b?b[1]??"auto":
h;s.toggleAttribute("data-transparent",b!==null),u(A)?s.dataset.askedTheme=h??"":delete s.dataset.askedTheme,a=[A,s.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let h=new URL(location.href);h.searchParams.delete("theme"),delete s.dataset.askedTheme,
h.search!==location.search&&history.replaceState(history.state,"",h)},p=()=>{let h=document.querySelector("[data-theme-b\
utton]");return h instanceof HTMLElement?h:null},w=()=>{let h=p();h&&(h.textContent=n[a]);let b=a==="auto"?r.matches?"da\
rk":"light":a;c||s.dataset.theme===b||(s.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
g=({type:h})=>{document.querySelector(".deck")||(c=h==="beforeprint",c?s.dataset.theme="light":w())};f(i),w();for(let h of[
"beforeprint","afterprint"])window.addEventListener(h,g);r.addEventListener("change",w),document.addEventListener("point\
erscope:choose-theme",({detail:h})=>{(h===null||u(h)||o.test(h))&&f(h??i),w()}),document.addEventListener("DOMContentLoa\
ded",()=>{let h=p();h&&(h.hidden=!1,w(),h.addEventListener("click",()=>{a=t[a],d();try{localStorage.setItem(e,a)}catch{}
w()}))})})();m();Mt();ho();et();m();function qs({state:e,height:t,set:n,mark:o=()=>{}}){let s=window.parent,r=(document.body.dataset.framers??"").split(" ").
filter(Boolean),i=r.includes("*"),a="",c=(u,f)=>{if(s===window)return;let d={pointerscope:u,...f};for(let p of i?["*"]:r)
s.postMessage(d,p)},l=()=>{let u={state:e(),height:t()};JSON.stringify(u)!==a&&(a=JSON.stringify(u),c("height",{height:u.
height}),c("state",{state:u.state}))};return window.addEventListener("message",({source:u,origin:f,data:d})=>{u!==s||!(i||
r.includes(f))||(d?.pointerscope==="set"&&(n(bl(d.state)),l()),d?.pointerscope==="mark"&&o(xl(d.visits)),d?.pointerscope===
"ask"&&(a="",l()))}),(u,f)=>u==="state"?l():c(u,f)}function bl(e){let t={};if(typeof e!="object"||e===null||Array.isArray(
e))return t;for(let[n,o]of Object.entries(e).slice(0,100)){let s=o===null?null:yl(o);(s===null||s!==void 0&&s.length<=1e5)&&
(t[n]=s)}return t}function xl(e){return(Array.isArray(e)?e.slice(0,1e3):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function yl(e){
return typeof e=="string"?e:typeof e=="number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&zs(e,8)<=2e4?JSON.
stringify(e):void 0}function zs(e,t){if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)
return 1;if(t===0||ArrayBuffer.isView(e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=zs(
o,t-1),n>2e4)return Number.POSITIVE_INFINITY;return n}m();Mt();et();Ut();var un=0;function Gs(e,t,n){e.addEventListener("submit",o=>{let s=G(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),El(s,t,n))})}async function El(e,t,n){un+=1;let o=un,s=e.dataset.exercise??"",r=x(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await Wt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:Al(e)},lang:n})}),a=i.find(c=>c.id===s);o===un&&a&&Ml(e,a.marked,r)}catch(i){if(!(i instanceof q))throw i;if(o!==un)
return;S(e,"[data-marked]").textContent=i.message,S(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)Sl(e,r,a)?.setAttribute("aria-invalid","true")}}function Sl(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||s===void 0?t[0]:Vs(e)[Number(o)]?.[Number(s)]}function Vs(e){return x(e,"tbody tr").map(t=>x(t,"input",
HTMLInputElement))}function Al(e){if(e.querySelector("input[type=radio]"))return x(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=Vs(e);return t.length?t.map(n=>n.map(o=>o.value)):S(e,"input",HTMLInputElement).value}function Ml(e,{right:t,
all_right:n,computed:o},s){let r=t.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=S(
e,"[data-marked]"),a=S(e,"[data-because]");if(i.replaceChildren(vl(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${Ol(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function vl(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function Ol(e,t){
if(typeof e=="string")return e;let n=o=>ut(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join(";\
 ")}m();et();var Tl=8,Nl=4;function Ys(e){e.addEventListener("pointerdown",t=>{let n=G(t);if(!(n instanceof HTMLInputElement&&
n.inputMode==="decimal")||t.button!==0)return;let s={x:t.clientX,value:Number(n.value),step:$l(n.value)};if(Number.isNaN(
s.value))return;let r=!1,i=c=>{let l=c.clientX-s.x;if(!r&&Math.abs(l)<Nl)return;r||n.setPointerCapture(t.pointerId),r=!0,
n.dataset.dragged="";let u=Math.round(l/Tl),f=String(Number((s.value+u*s.step).toFixed(6)));f!==n.value&&(n.value=f,n.dispatchEvent(
new Event("input",{bubbles:!0})))},a=()=>{delete n.dataset.dragged,n.removeEventListener("pointermove",i)};n.addEventListener(
"pointermove",i),n.addEventListener("pointerup",a,{once:!0}),n.addEventListener("pointercancel",a,{once:!0})})}function $l(e){
let t=(e.split(".")[1]??"").length;return t===0?1:10**-Math.min(t,2)}m();et();function Xs(e){for(let t of x(e,"[data-step]")){let n=new Map(x(t,"figure[data-table]").map(s=>[Ks(s.querySelector(
"figcaption math")),s.dataset.table??""]));n.delete("");let o=C(t,".formula");o&&Qs(o,n)}}function Js(e){e.addEventListener(
"pointerover",t=>{let n=G(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Ll(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Ll(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of x(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Ks(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function Qs(e,t){for(let n of e.children){let o=t.get(Ks(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):Qs(n,t)}}m();et();var kl=["beside","above","below","figure"],Zs={width:960,height:540},Rl=2,mo=.6,po=.1,_l=320,Cl=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:mo}],tr=["notes reasons remark switch","notes reasons remark switch formula"],Il=[1,.8,mo],fn=new WeakMap;
function nr(e,t){let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=C(t,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Zs.width,innerHeight/Zs.height,
Rl),l=Number(o)||Math.max(1,c);e.style.setProperty("--most",String(l)),Pl(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
s)).observe(t),t.addEventListener("click",r=>{let i=G(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Dl(a),i.dataset.
turn&&sr(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function or(e){for(let t of e){fn.delete(t);for(let n of[
"out","layout","paged"])delete t.dataset[n]}}function Pl(e,t,n,o){let s=`${n}×${o}×${t}`;if(fn.get(e)?.frame===s)return;
let r=C(e,"pointer-view"),i=n>o,a=kl.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=Fl(e,a,t,
r)??Hl(e,Math.min(t,1));delete e.dataset.fitting,fn.set(e,{frame:s,arrangement:c}),c.pages&&sr(e,Number(e.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function Fl(e,t,n,o){delete e.dataset.
paged;for(let{out:s,parts:r,least:i}of Cl){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?
a.scale*(o?.8:1)+po:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=jl(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return ce(e,a),a}return null}function jl(e,t,n,o,s,r){let i=u=>(ce(e,{out:t,layout:n,scale:u}),Bl(e));if(!i(o))return null;
let[a,c]=[o,s];for(c-a>po&&i(c)&&(a=c);c-a>po;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};
ce(e,{out:t,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*_l));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function Hl(e,t){e.dataset.paged="";let n=Il.map(i=>Math.min(i,t));for(let i of tr){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...er(e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return ce(e,a),a}let[o,s]=[tr.at(-1)??"",n.at(-1)??mo],r={out:o,layout:"below",scale:s,pages:er(e,o,s).pages};return ce(
e,r),r}function er(e,t,n){ce(e,{out:t,layout:"below",scale:n});let o=go(e);for(let h of o)h.dataset.turnedTo="";let{rowGap:s,
columnGap:r}=getComputedStyle(S(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=S(e,".shown").getBoundingClientRect(),
l=c.height-S(e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,p=0,w=0,g=S(e,".formula").scrollWidth<=c.width+
1;for(let h of o){let{width:b,height:A}=h.getBoundingClientRect();g&&=A<=l&&ir(h),w&&w+b>c.width&&(d+=p+i,p=0,w=0),u.length&&
d+Math.max(p,A)>l&&(u=[],f.push(u),d=0,p=0,w=0),u.push(h),p=Math.max(p,A),w+=b+a}return{pages:f,isFitting:g}}function sr(e,t){
let n=fn.get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of go(e))
n[o]?.includes(s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;S(e,".pager").hidden=n.length===1,S(e,"[data-turned]").
textContent=`${o+1} of ${n.length}`;for(let s of x(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}
function go(e){return x(e,".matrix, .shown > pointer-view")}function ce(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.
layout=n,S(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function Bl(e){let t=e.getBoundingClientRect(),
n=S(e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,S(e,".words"),S(e,".shown")].every(rr)&&n.scrollWidth<=n.clientWidth+1&&[n,...go(e)].every(s=>o(s)&&ir(s))}function rr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function ir(e){let t=e.querySelector(
":scope > .table-frame");return!t||rr(t)}function Dl(e){let t=document.createElement("dialog");t.className="rest";let n=S(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),S(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...S(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}m();et();var Wl=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Ul="Write a number, such as 0.5, in every cell.",hn=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#c(),t.addEventListener("input",s=>{let r=s.target;this.#g(r.name,r.value),this.#d()}),
t.addEventListener("click",s=>{let r=G(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#h(i,1),"fewer"in r.dataset&&
this.#h(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(_t(s),cr(ar(s)));this.#f(),x(this.#e,"\
input, select")[0]?.focus(),this.#d()}),this.#w()}get text(){let t={};for(let n of this.#s){let o=_t(n),s=lr(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(ar(n))&&(t[o]=s)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#s)t.includes(_t(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,s=o&&this.#e.contains(o)?this.#i(o):null,r=this.#s.filter(i=>i.querySelector("details[open]")).
map(_t);this.#e.replaceChildren(...t.childNodes),this.unfold(r),n?this.#c():this.#f(),s?.(),this.#w()}showProblems(t){let n=new Set(
t);for(let o of this.#s){let s=_t(o),r=`inputs.${s}`,i=t.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)
n.delete(l);let a=i.map(l=>l.message).join(" "),c=JSON.stringify(this.#o.get(s));a&&this.#r.set(s,{typed:c,message:a})}return this.#w(),
[...n]}get#s(){return x(this.#e,"[data-input]")}#i(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#e.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let o=t.closest("[data-input]"),s=o instanceof HTMLElement?_t(o):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(s)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#c(){this.#o.clear();for(let t of this.#s){let n=dn(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(_t(t),s==="words"?o:s==="matrix"?ql(n,!!r):o[0]??"")}}#f(){for(let t of this.#s)
for(let n of dn(t)){let o=this.#m(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#m(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#g(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#d(){this.#w(),this.#n()}#w(){for(let t of this.#s){let n=_t(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?dn(t).filter(c=>ur(c.value)===null):[];for(let c of o?dn(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),zl(t,s.length?Ul:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of x(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of x(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#h(t,n){let o=_t(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=wo(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?wo(l,n):l.map(u=>wo(u,n))),l!==void 0&&this.#o.set(c,l)}this.#d()}};
function _t(e){return e.dataset.input??""}function ar(e){return JSON.parse(e.dataset.default??"null")}function dn(e){return x(
e,"input, select")}function ql(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function wo(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function cr(e){return Array.isArray(e)?e.map(cr):String(e)}function lr(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return ur(t);let n=t.map(o=>lr(e,o));return n.includes(null)?null:n}function ur(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Wl.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function zl(e,t){let n=S(
e,"[data-failure]");n.textContent=t,n.hidden=!t}m();Mt();et();var Sf=4e3,Af="The server does not answer. This page computes your changes in your browser and hides what \
only the server can update.",Qi=document.getElementById("lesson-record")!==null,Wo=!1;async function Zi(e,{address:t,files:n,
signal:o}){if(Uo())return Xi(e,{files:n,signal:o});if(!Wo)return Ji(t,o);try{let s=await Ji(t,ms(o));return Yi(""),s}catch(s){
if(!(s instanceof q&&[0,...qn].includes(s.status)))throw s;return Yi(Af),Xi(e,{files:n,signal:o})}}function Uo(){return Qi}
function ta(e){let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),Mf(e)},o=setTimeout(n,Sf);for(let s of["pointe\
rdown","keydown"])document.addEventListener(s,n,{signal:t.signal})}async function Mf(e){try{let[t]=await Promise.all([fetch(
e),Promise.resolve().then(()=>(xn(),No))]);if(!t.ok)return;let n=new DOMParser().parseFromString(await t.text(),"text/ht\
ml");document.body.append(...x(n,"head > *, body > *")),Wo=!0}catch{}}async function ea(e,t,n){if(!Qi&&!Wo)return;let{previewEdits:o}=await Promise.resolve().then(()=>(Vi(),Gi));
try{o(e,t,n)}catch(s){if(!(s instanceof q))throw s}}function Yi(e){let t=C(document,"[data-silence]");t&&(t.textContent=
e)}async function Xi(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(xn(),No));return n(e,t)}async function Ji(e,t){
let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).catch(Ki),s=await o.text().catch(
Ki);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new q(o.status,vf(s,o.status))}function Ki(e){throw Pt(
e)?e:new q(0,[{where:"",message:ye,suggestions:[]}])}function vf(e,t){try{return JSON.parse(e).errors??[]}catch{return[{
where:"",message:Ee(t),suggestions:[]}]}}Do();m();var na="pointerscope-lessons";function oa(){try{let e=JSON.parse(localStorage.getItem(na)??"{}");return e&&typeof e==
"object"?e:{}}catch{return{}}}function qo(e){let t=oa()[e];return new Set(Array.isArray(t)?t:[])}function zo(e,t){let n=qo(
e);if(!n.has(t))try{localStorage.setItem(na,JSON.stringify({...oa(),[e]:[...n,t]}))}catch{}}m();et();var Of=3e4,sa=720;async function ra(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+Of;for(;Date.now()<
t&&e.some(Tf);)await new Promise(n=>setTimeout(n,100))}function Tf(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function ia(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=x(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=x(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>sa);for(let r of s)r.style.setProperty("--print-scale",String(sa/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}var Bd=350,Dd=60,rs=["removed","inputs","layer","head"],fc=["step","all",...rs],Wd={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},O=S(document,"[data-lesson]"),W=S(O,"[data-steps]"),De=O.dataset.only,os=S(O,"[data-error]"),In=C(O,"[data-in\
puts]"),Kt=In&&new hn(In,S(O,"[data-reset]",HTMLButtonElement),Qd),Qt="frame"in O.dataset,{states:Ud,leftOut:dc="",edited:hc=""}=O.
dataset,{record:cc}=O.dataset,N=is(location.search),bt=Uo()?{...N,...cs(is(""))}:N,ss=new AbortController,Fe=0,He=0,lc=0;
function is(e){let t=new URLSearchParams(e);return{step:t.get("step")??"",all:t.get("all")??"",removed:t.get("removed")??
dc,inputs:t.get("inputs")??hc,layer:t.get("layer")??"",head:t.get("head")??""}}var qd=Qt?nr(O,W):()=>{},zd="framers"in document.
body.dataset?qs({state:Jd,height:()=>O.scrollHeight,set:Kd}):()=>{},Ot=()=>x(W,":scope > [data-step]"),Pn=e=>Ot().findIndex(
t=>t.dataset.step===e),Dt=()=>Math.max(0,Pn(N.step)),pc=()=>Qt&&window.parent!==window;function It(){let e=!!N.all||!!De,
t=Dt(),n=Ot();for(let[s,r]of n.entries())r.hidden=!e&&s!==t;for(let s of x(O,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==
n[t]?.dataset.step;if(e&&!Qt)for(let s of eo(W,"pointer-view[lazy]"))s.removeAttribute("lazy");O.dataset.mode=e?"all":"o\
ne",O.toggleAttribute("data-first",t===0);for(let s of x(O,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.
value=N[r]||"0"}for(let s of x(O,"[data-slide]"))Yd(s,s.dataset.slide===n[t]?.dataset.step);C(O,"[data-place]")&&Xd(t,n.
length,e),Vd(),Gd(n);let o=n[t];!e&&!Qt&&o&&jo([o]),qd(),zd("state",{})}function Gd(e){let t=Bn(bt);for(let r of x(O,"[d\
ata-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??""));let n=C(O,"[data-changed]");if(!n)return;let o=e.
filter(r=>t.has(r.dataset.step??"")).map(r=>`“${S(r,"h1, h2").lastChild?.textContent?.trim()??""}”`),s=[o.length?`Le\
ft out: ${o.join(", ")}.`:"",bt.inputs?"The inputs are edited.":""].filter(Boolean);n.hidden=!s.length,n.textContent=`${s.
join(" ")} Texts, exercises and printed numbers speak of the original lesson.`}function as(){return!Qt&&!("opens"in O.dataset)}
function Vd(){let{lesson:e=""}=O.dataset;if(!as())return;let t=qo(e);for(let n of x(O,"[data-slide]"))n.toggleAttribute(
"data-seen",t.has(n.dataset.slide??""))}function Yd(e,t){if(!t){e.removeAttribute("aria-current");return}e.setAttribute(
"aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function Xd(e,t,n){
for(let s of x(O,"[data-controls]"))s.hidden=!1;S(O,"[data-place]").textContent=`Step ${e+1} of ${t}`,S(O,'[data-go="-1"\
]',HTMLButtonElement).disabled=e===0,S(O,'[data-go="1"]',HTMLButtonElement).disabled=e===t-1;let o=C(O,"[data-all]",HTMLInputElement);
o&&(o.checked=n)}function Be(e,t=!1){let n=Ot(),o=n[Math.max(0,Math.min(n.length-1,e))];o&&(Ho(W),as()&&zo(O.dataset.lesson??
"",n[Dt()]?.dataset.step??""),N={...N,step:o.dataset.step??""},We("replace"),It(),t&&S(o,"h1, h2").focus({preventScroll:!0}),
N.all?o.scrollIntoView({block:"start"}):o.getBoundingClientRect().top<0&&O.scrollIntoView({block:"start"}),O.querySelector(
"[data-slide][aria-current]")?.scrollIntoView({block:"nearest",inline:"nearest"}))}function cs({removed:e,inputs:t,layer:n,
head:o}){return{removed:e,inputs:t,layer:n,head:o}}function Fn(e,t){return rs.every(n=>e[n]===t[n])}function Jd(){return{
step:Ot()[Dt()]?.dataset.step,removed:bt.removed,inputs:bt.inputs}}function Kd({step:e,...t}){e!==void 0&&!De&&Be(Math.max(
0,Pn(e??"")));let n={};for(let o of rs)o in t&&(n[o]=t[o]??"");jn(n)}function We(e){let t=mc({...N,...cs(bt)});if(t!==location.
pathname+location.search)try{e==="push"&&!pc()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function mc(e){
let t=[...new URLSearchParams(location.search)].filter(([s])=>!fc.some(r=>r===s)),n=At({...Object.fromEntries(t),...e});
dc&&!e.removed&&n.set("removed",""),hc&&!e.inputs&&n.set("inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:
location.pathname}function Qd(){let e=Kt?.text;cancelAnimationFrame(lc),typeof e=="string"&&(lc=requestAnimationFrame(()=>ea(
W,e,Bn(N)))),clearTimeout(He),He=setTimeout(()=>jn({}),Bd)}function jn(e){let t=He&&Kt?Kt.text:null;clearTimeout(He),He=
0;let n={...N,...t===null?{}:{inputs:t},...e};Fn(n,N)||(N=n,Hn({history:"push"}))}async function Hn({history:e,isFresh:t=!1}){
Fe+=1;let n=Fe;ss.abort(),ss=new AbortController,W.setAttribute("aria-busy","true");try{let o=await Zi(N,{address:mc(N),
files:Ud,signal:ss.signal});if(n!==Fe)return;eh(o,t),bt=N,gc([]),e==="push"&&We("push"),It()}catch(o){if(Pt(o))return;if(!(o instanceof
q))throw o;n===Fe&&Zd(o.problems,e)}finally{n===Fe&&W.removeAttribute("aria-busy")}}function Zd(e,t){gc(e);let n=e.every(
s=>s.where.startsWith("inputs"));if(N={...N,...n?{inputs:bt.inputs}:cs(bt)},!Fn(N,bt)){Hn({history:t});return}let o=Bn(bt);
for(let s of x(W,"[data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");We("replace"),It()}function th(e){
try{return Object.keys(JSON.parse(e))}catch{return[]}}function Bn(e){return new Set(e.removed.split(",").filter(Boolean))}
function eh(e,t){Ho(W);let n=document.activeElement?.closest("[data-remove]"),o=n instanceof HTMLElement?n.dataset.remove:
void 0;for(let r of Ot()){let i=r.dataset.step??"",a=e.querySelector(`[data-steps] > [data-step="${CSS.escape(i)}"]`);a&&
r.replaceWith(a)}for(let r of x(O,"[data-renew]")){let i=e.querySelector(`[data-renew="${r.dataset.renew}"]`);i&&r.replaceChildren(
...i.childNodes)}let s=C(e,"[data-inputs]");s&&Kt?.replace(s,t),o&&C(W,`[data-remove="${CSS.escape(o)}"]`)?.focus(),wc()}
function gc(e){let t=Kt?Kt.showProblems(e):e;os.textContent=t.map(n=>n.message).join(" "),os.hidden=t.length===0,t.length&&
O.dataset.live&&os.append(" ",nh(O.dataset.live))}function nh(e){let t=document.createElement("a");return t.href=e,t.textContent=
"Open it on the server",t.search=At({...N,all:null}).toString(),t}function wc(){Ws(W),Pi(W),Xs(W),W.querySelector("point\
er-view")&&Promise.resolve().then(()=>(ac(),Hd));for(let e of x(W,"[data-embed]",HTMLAnchorElement)){let t=e.closest("[d\
ata-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=At({...N,all:null,step:n}).toString()}for(let e of x(
O,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=At({removed:N.removed,
inputs:N.inputs,lang:t}).toString()}for(let e of x(O,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of fc)t.delete(n);e.search=t.toString()}}function oh(e,t,{row:n,column:o}){let s=Object.fromEntries(new URLSearchParams(
location.search)),r=At({...s,step:null,all:null,row:n,column:o});return Wt(`${O.dataset.api}/${e}/${t}?${r}`)}async function sh(){
let{solutionsAt:e}=O.dataset;if(!(!e||C(O,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");W.after(...x(n.body,"[data-solutions]"))}catch{}}async function rh(e){e.disabled=
!0;let{all:t}=N;N={...N,all:"1"},It(),await Promise.all([ra(eo(W)),sh()]),window.print(),N={...N,all:t},It(),e.disabled=
!1}function bc(e){return e.closest("input:not([type=checkbox]), select, textarea")!==null}function xc(e){for(let t=e;t&&
t!==W;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}W.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=Bn(N);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),jn({removed:[...n].join(",")})});
O.addEventListener("change",e=>{let t=Os(e);t.dataset.follow&&jn({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(N={...N,all:t.checked?"1":""},We("replace"),It(),Ot()[Dt()]?.scrollIntoView({block:"start"}))});O.addEventListener(
"click",e=>{let t=G(e);t.dataset.go&&Be(Dt()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");
n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&rh(t),t.closest(".onward \
a")&&as()&&zo(O.dataset.lesson??"",Ot()[Dt()]?.dataset.step??"");let o=t.closest("[data-slide]");o instanceof HTMLElement&&
(e.preventDefault(),Be(Pn(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{let t=G(e);if(De||e.defaultPrevented||
e.altKey||e.ctrlKey||e.metaKey||bc(t)||xc(t))return;let n=Wd[e.key];!n||N.all&&e.key.startsWith("Page")||(e.preventDefault(),
Be(Dt()+n,!0))});var je;W.addEventListener("touchstart",e=>{let t=G(e);je=e.touches.length===1&&!xc(t)&&!bc(t)?e.touches[0]:
void 0},{passive:!0});W.addEventListener("touchend",({changedTouches:[e]})=>{if(De||!je||!e)return;let[t,n]=[e.clientX-je.
clientX,e.clientY-je.clientY];je=void 0,Math.abs(t)>Dd&&Math.abs(t)>2*Math.abs(n)&&Be(Dt()-Math.sign(t))});window.addEventListener(
"popstate",()=>{N=is(location.search),Fn(N,bt)?It():Hn({history:"keep",isFresh:!0})});pc()||ia(W,()=>{for(let e of Ot())
e.hidden=!1;for(let e of x(W,"[data-beside]"))e.hidden=!1;Qt||jo(Ot()),Qt&&or(Ot())},It);!N.step&&location.hash&&(N.step=
location.hash.slice(1));N.step&&Pn(N.step)<0&&!De&&(N.step="",We("replace"));var uc=C(O,"details.inputs",HTMLDetailsElement);
uc&&N.inputs&&(uc.open=!0,Kt?.unfold(th(N.inputs)));Ds(W,"opens"in O.dataset?oh:null);Gs(W,O.dataset.lesson??"",O.lang);
Ii(W);In&&Ys(In);Js(W);wc();It();O.dataset.ready="true";cc&&ta(cc);Fn(N,bt)||Hn({history:"keep",isFresh:!0});})();
