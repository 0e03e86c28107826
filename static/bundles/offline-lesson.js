(()=>{var eu=Object.create;var bo=Object.defineProperty;var nu=Object.getOwnPropertyDescriptor;var ou=Object.getOwnPropertyNames;var su=Object.getPrototypeOf,ru=Object.prototype.hasOwnProperty;var ur=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var xo=(e,t)=>{for(var n in t)bo(e,n,{get:t[n],enumerable:!0})},iu=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let s of ou(t))!ru.call(e,s)&&s!==n&&bo(e,s,{get:()=>t[s],enumerable:!(o=nu(t,s))||o.enumerable});return e};var fr=(e,t,n)=>(n=e!=null?eu(su(e)):{},iu(t||!e||!e.__esModule?bo(n,"default",{value:e,enumerable:!0}):n,e));var dr,au,S,g=v(()=>{"use strict";({currentScript:dr}=document),au=dr instanceof HTMLScriptElement?dr.src:"",S=new URL("\
static/js/",au||document.baseURI).href});async function te(e,t,n=Qt){let o=await uu(new URL(`api/${e}`,n),t);if(String(n)===Qt.href&&fu(o!==null&&!yo(o)),!o)return hr();
if(o.status===cu)return;if(!(o.headers.get("content-type")??"").includes("json")){let i=Pe(o.status);throw new Y(o.status,
[{where:"",message:i,suggestions:[]}])}let r=await o.json().catch(hr);if(!o.ok)throw new Y(o.status,r.errors??[]);return r}
async function uu(e,t){try{let n=await fetch(e,t);return Eo.includes(n.status)?null:n}catch(n){if(zt(n))throw n;return null}}
function pr(e){let t=AbortSignal.timeout(lu);return e?AbortSignal.any([e,t]):t}function yo({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function fu(e){e!==Zt.answers&&(Zt.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function hr(e){throw zt(e)?e:new Y(0,[{where:"",message:Ce,suggestions:[]}])}
function zt(e){return e instanceof DOMException&&e.name==="AbortError"}function wt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,o])=>[n,String(o)]))}function wn(e){return e instanceof Error?
e.message:String(e)}var Y,Qt,Zt,Eo,cu,lu,Ce,Pe,Mt=v(()=>{"use strict";g();Y=class extends Error{constructor(t,n){super(n.
map(o=>o.message).join(" ")),this.status=t,this.problems=n}},Qt=new URL(S.replace(/^(.*\/)static\/.*$/,"$1")),Zt={answers:!0},
Eo=[502,504],cu=204,lu=5e3,Ce="No response could be read. Your input is still here; check your connection and try again.",
Pe=e=>`The server answered with ${e}.`});function mr(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function dt(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function bn(e){return e<0?`(${dt(e)})`:dt(e)}function So(e){return wr(e," \
+ ")}function gr(e){return wr(e,", ")}function xn(e,t){return e===t?t:`${e} = ${t}`}function wr(e,t){return e.length<=24?
e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var En=v(()=>{"use strict";g()});function Mo(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function yn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function Sn(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(yn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:du(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}
function du(e,t,n,o){let{op:s}=t;if(s==="constant")return vo(t,n);let r=To(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s===
"view"||s==="join")return i;if(s==="where")return i?a:c;if(s==="matmul")return pu(r);if(s==="collect")return He.sum?.(r)??
0;if(s==="softmax")return hu(e,t,n,r);let l=He[s];if(l)return l(r);let u=Ao[s];if(!u)throw new RangeError(`There is no o\
peration ${s}.`);return u(i,a)}function To(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,mu(t,
n)]];if(o==="join")return[gu(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return br(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(o==="softmax"||o in He){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=br(
c).map(f=>[i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function vo({values:e=0},t){
return Mo(Array.isArray(e)?e[t]??Number.NaN:e)}function Oo(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function hu(e,t,n,o){let{place:s,width:r}=Oo(e,t,n),i=No(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function No(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-
n)/o))}function pu(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function mu({shape:e,offset:t=0,
strides:n,index:o},s){if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function gu(e,t,n){let o=n;for(let s of t){let r=yn(e[s]??{op:"",shape:[]});if(o<r)return[s,o];
o-=r}throw new RangeError(`No operand has the element ${n}.`)}function br(e){return Array.from({length:e},(t,n)=>n)}function wu(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function bu(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var Ao,
He,De=v(()=>{"use strict";g();Ao={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>wu(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+bu(e/Math.SQRT2))},He=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Fe(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:vo(c,a),op:"",parts:[]};let f=To(e,c,a).
map(([b,E])=>s(b,E)),[d,h,m]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&m)return d?.value?h:m;if(l==="\
collect")return xr(f);if(l==="matmul")return xr(Ar(f));if(l==="softmax")return vu(f,Oo(e,c,a));let w=He[l];if(w)return{value:w(
f.map(({value:b})=>b)),op:l,parts:f};let p=Ao[l];if(!p||!d)throw new RangeError(`There is no operation ${l}.`);return{value:p(
d.value,h?.value??0),op:l,parts:f}};return s(e.length-1,t)}function An(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function Ht(e){if(Er.has(e.op))return e;for(let t of e.parts){let n=Ht(t);if(n)return n}return null}function Lo(e){
return e.op?ko(e,null,!1).text:dt(e.value)}function yr(e){let t=dt(e.value),n=Ht(e);if(!n)return xn(Lo(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=We(e),s=o.reduce((r,i)=>r+i,0);return`${dt(o[e.place??0]??0)} / ${dt(s)} = ${t}`}return`${Sr(
e,n)??ko(e,n,!1).text} = ${t}`}function We({parts:e,temperature:t}){return No(e.map(({value:n})=>n),t?.value)}function Mn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>xu;return{powers:s?We(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function Sr(e,t){if(e===t)return t.op==="sum"?`Sum ${dt(t.value)}`:null;let[
n,o]=e.parts,s=n&&Sr(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${dt(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${dt(o.value)}`:null}function ko(e,t,n){let{op:o,parts:s,value:r}=e,i=Er.has(o);if(!o||e===t||i&&n)return{text:bn(r),
binding:Ct};let a=s.map(d=>ko(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?So(c):"0",binding:we};
if(o==="softmax")return{text:Mu(e,a),binding:Tt};if(o==="product")return{text:c.join(" · "),binding:Tt};let[l={text:"",
binding:Ct},u]=a,f=yu[o];if(f&&u){let[d,h]=f,m=o==="add"||o==="multiply",w=Pt(l,o==="power"?Ct:h),p=Pt(u,m?h:h+1);return{
text:o==="power"?`${w}^${p}`:`${w} ${d} ${p}`,binding:h}}return o==="negative"?{text:`−${Pt(l,Tt)}`,binding:we}:o==="s\
qrt"?{text:`√${Pt(l,Ct)}`,binding:Ct}:o==="absolute"?{text:`|${Au(s[0],l)}|`,binding:Ct}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${Pt(l,Ct)}))`,binding:Tt}:o==="gelu"?{text:`${Pt(l,Tt)} · Φ(${l.text})`,binding:Tt}:{text:`${Su[o]??o}(${gr(c)}\
)`,binding:Ct}}function Au(e,{text:t}){return e&&!e.op?dt(e.value):t}function Pt({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function Mu(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=Mn(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${Pt(c,we)} − ${bn(r)}`,binding:we}),i!==1&&(l={text:`${Pt(l,Tt)} / ${bn(i)}`,binding:Tt}),`e^${Pt(l,Ct)}`});
return`${a[n]} / (${So(a)})`}function Ar(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:Tu(
o),op:"multiply",parts:o})}return t}function Tu(e){return e.reduce((t,{value:n})=>t*n,1)}function xr(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:$o(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?Ar([r.parts[0],i]):[]),s={value:$o(o),op:"sum",parts:o};
return{value:$o(e),op:"divide",parts:[s,t]}}function $o(e){return e.reduce((t,{value:n})=>t+n,0)}function vu(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=We(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var xu,ge,we,Tt,Eu,Ct,yu,Su,Er,Ro=v(()=>{"use strict";g();En();De();xu=30,[
ge,we,Tt,Eu,Ct]=[0,1,2,3,4],yu={add:["+",we],subtract:["−",we],multiply:["·",Tt],divide:["/",Tt],remainder:["mod",Tt],
power:["^",Eu],greater:[">",ge],greater_equal:["≥",ge],less:["<",ge],less_equal:["≤",ge],equal:["=",ge],not_equal:["\
≠",ge]},Su={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},Er=new Set(["sum","softmax"])});function A(e,t,n){let o=R(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function R(e,t,n){
let o=e.querySelector(t);return o&&Tr(o,n)?o:null}function y(e,t,n){return[...e.querySelectorAll(t)].filter(o=>Tr(o,n))}
function Io(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function H({target:e}){return e}function Mr({target:e}){
return e}function Be(e,t){e.textContent!==t&&(e.textContent=t)}function Tr(e,t){return e instanceof(t??HTMLElement)}var K=v(
()=>{"use strict";g()});function Or(){return vr??=document.querySelector('[data-decimal=","]')!==null,vr}function et(e){return Or()?e.replaceAll(
Ou,t=>t.replaceAll(/[.,]/g,n=>Nu[n]??n)):e}function Ue(e){return Or()?e.replace(",","."):e}var Ou,Nu,vr,Lt=v(()=>{"use s\
trict";g();Ou=/\d[\d.,]*\d/g,Nu={".":",",",":"."}});function mt(e){return"down"in e.dataset?[y(e,"tbody td",HTMLTableCellElement)]:y(e,"tbody tr").map(t=>y(t,"td",HTMLTableCellElement))}
function be(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function Tn(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=R(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?mt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,...Dt(s)};return t.set(n,i),i}}function vn(e,t){let n=e?.cells[t];return n?ne(n):Number.
NaN}function ne(e){return mr(e.dataset.value??Ue(_o(e)))}function _o(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function vt(e){return A(e,"figcaption span").textContent??""}function Dt(e){let t=o=>y(e,o).map(
s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var je,ee,qe,Ge,xe=v(()=>{"use strict";g();En();K();Lt();je="figure[data-how]",ee="figure[data-how] tbody td",qe="f\
igure[data-editable]",Ge="figure[data-editable] tbody td"});function Nr(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let o="";for(let s of t)
o+=String.fromCharCode(s);return btoa(o)}function $r(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),o=new Uint8Array(
n.length);for(let s=0;s<n.length;s++)o[s]=n.charCodeAt(s);return o}var Co=v(()=>{"use strict";g()});function ze(e){if(Array.isArray(e))return Lu(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=$u[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t($r(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function Lu(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function Ve({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:ku(e,n*s,(n+1)*s),shape:o}}function Lr({values:e,shape:t}){
return t.length<2?e:Po({values:e,shape:t})}function Po(e){return Array.from({length:e.shape[0]??0},(t,n)=>Ve(e,n).values)}
function ku(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var $u,Ho=v(()=>{"use strict";g();Co();$u={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function rt(e){return"kind"in e&&e.kind===On}function bt(e){return rt(e)?e.meta:e.layout.meta}function Nn(e){return rt(e)?
e.meta.height??0:e.layout.height}var On,$n=v(()=>{"use strict";g();On="network"});function Ir({data:e,layout:{meta:t}},n){for(let o of t.parts??[]){let s=e[o.trace];if("lines"in o){let r=Ye(o.lines,t,n);
Object.assign(s,Iu(r,n[o.row],o))}else s[o.attribute]=Lr(Ye(o.is,t,n))}}function Ye(e,t,n){let o=Ru(t),s=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===Rr?0:a.indexOf(n[i]??"")};return{values:Sn(e,(i,a=[])=>{let c=o[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>Ve(l,s(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function Ru(e){let t=kr.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,ze(o)])),kr.
set(e,t)),t}function Iu({values:e,shape:t},n,{above:o,to:s}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Rr&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var Rr,
kr,Do=v(()=>{"use strict";g();Ho();De();Rr="all",kr=new WeakMap});function Wo(e,t){let{table:n}=bt(e);if(n&&"rows"in n)return[n];if(rt(e))return[];let{data:o,layout:s}=e,r=n?[Cu(n,s.meta,
t)]:[];return n&&!n.beside?r:[...Dr(o).map(i=>Fr(s,i)),...r]}function Ln({columns:e,rows:t}){let n=document.createElement(
"table");n.createTHead().insertRow().append(...e.map(r=>Fo("th",r,"col")));let s=n.createTBody();for(let[r,...i]of t)s.insertRow().
append(Fo("th",r,"row"),...i.map(a=>Fo("td",a)));return n}function Hr(e,t){let{cells:n}=bt(e);return!n||rt(e)?_r(Wo(e,t)):
_r([_u(e,n)])}function _r(e){let t=o=>o.map(Fu).join(",");return`${e.map(({columns:o,rows:s})=>[o,...s].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Dr(e){return e.filter(t=>t.type==="heatmap"&&t.visible!==!1)}function _u({data:e,layout:t},n){let o=Dr(e),s=o.
flatMap(r=>{let{columns:i,rows:a}=Fr(t,r),c=Object.values(r.meta??{});return a.flatMap(([l,...u])=>u.map((f,d)=>[...c,l,
i[d+1],f]))});return{columns:[...Object.keys(o[0]?.meta??{}),...n],rows:s}}function Cu(e,t,n){let{columns:o,labels:s}=e;
if("values"in e){let i=e.values.map(a=>Ye(a,t,n).values);return{columns:o,rows:s.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Po(
Ye(e.matrix,t,n));return{columns:o,rows:s.map((i,a)=>[i,...Array.from(r[a]??[])])}}function Fr(e,t){let n=ze(t.z??[]),o=Cr(
e,t,"y").map((s,r)=>[s,...Array.from(Ve(n,r).values)]);return{columns:[t.name??"",...Cr(e,t,"x")],rows:o}}function Cr(e,t,n){
let o=t[n];if(Array.isArray(o))return o.map(c=>Pr(String(c)));let s=e[`${n}axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(
1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(Pr);let{shape:a}=ze(t.z??[]);return[...Array(a[n==="y"?0:1]??0).
keys()].map(String)}function Pr(e){return e.replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function Fu(e){
if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(Hu,"$1'").replace(Du,"'"),n=Pu.test(e)?e:t;return/[",\r\n]/.
test(n)?`"${n.replaceAll('"','""')}"`:n}function Fo(e,t,n){let o=document.createElement(e);n&&(o.scope=n);let s=typeof t==
"number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return o.textContent=Number(s)===0?s.replace("-",""):s,o}var Pu,
Hu,Du,Bo=v(()=>{"use strict";g();Ho();$n();Do();Pu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Hu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Du=/^(?=[\t\r\n])/});function Wr(e,t){let n=o=>{let s=jr(o);s&&Ke(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&Bu(e,t),e.addEventListener("pointerout",o=>{let s=H(o).closest(je),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&kn(jo(s))}),e.addEventListener("keydown",Uu)}function Br(e){for(let t of y(e,je))for(let[n,o]of y(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function Bu(e,t){let n=0,o=async s=>{let r=jr(s);if(!r)return;n+=1;let i=n,
a=Uo(r),c=jo(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,be(mt(a),r));i===n&&c.isConnected&&ju(
c,f,r)}catch(f){i===n&&(A(c,"[data-sum]").textContent=wn(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=H(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function Uu(e){let t=H(e),n=t.closest(`${ee}, ${Ge}`),o=Wu[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=Uo(
n),r=mt(s),{row:i,column:a}=be(r,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function Ke(e,{withoutResult:t=!1}={}){let n=Uo(e),o=jo(n);kn(o);let s=Tn(o),r=Fe(JSON.parse(
n.dataset.how??"[]"),mt(n).flat().indexOf(e),(u,f)=>vn(s(u),f));e.dataset.lit="result";for(let u of An(r)){let f=s(u.table??
"")?.cells[u.index??0];f&&(f.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":dt(ne(e)),l=Number.isNaN(r.value)||t&&!r.op?a:xn(Lo(r),a);i.textContent=[Gu(n,e),et(l)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function ju(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,numbers:c}=t,l=Fe(i,a,(w,p)=>Ur(
c[w],p).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(Ln(qu(l,c)));let m=document.createElement("p");m.className=
"sum",m.textContent=yr(l),u.append(f,h,m,d),A(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function qu(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=An(a);return Ur(t[c],l).label},o=(a,...c)=>[a,...c.
map(dt)],s=Ht(e);if(!s)return{columns:["term","value"],rows:An(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:r,parts:i}=s;if(r==="softmax"){let a=We(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>o(n(a),a.value))}}function Ur(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:Mo(o)}}function kn(e){for(let n of y(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function jr(e){return e.target instanceof Element?e.target.closest(ee):null}function Uo(e){
return e.closest("figure")}function jo(e){return e.closest("[data-step]")}function Gu(e,t){let{row:n,column:o}=be(mt(e),
t),{rows:s,columns:r}=Dt(e);return[vt(e),s[n],r[o]].filter(Boolean).join(", ")}var Wu,qo=v(()=>{"use strict";g();Mt();En();
Ro();K();De();xe();Lt();Bo();Wu={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var gi,wi,bi,xi,Ei,yi,Si,Ai,Mi,Ti,vi,Oi,Ni,$i,Li,ki,Ri,Ii,_i,Ci,es,Pi,ns,Hi,Ze=v(()=>{"use strict";g();gi="This lesson h\
as no such input. Send one of its inputs.",wi="This is not one of the options. Send one of {options}.",bi="This is not a\
 list. Send a list of words.",xi="There are {words} words. Send {expected} words.",Ei="This word is empty or not text. S\
end a word.",yi="The word contains a control character. Send it without.",Si="The word has {characters} characters. Send\
 at most {most}.",Ai="This is not a matrix. Send a list of rows, each a list of numbers.",Mi="The matrix has {count} row\
. Send {expected}.",Ti="The matrix has {count} rows. Send {expected}.",vi="This row is not a list. Send a list of number\
s.",Oi="The row has {count} number. Send {expected}.",Ni="The row has {count} numbers. Send {expected}.",$i="This is not\
 a number. Enter a number, such as 0.25.",Li="The number is out of range. Enter a number from {least} to {most}.",ki="Th\
is is not a whole number. Send a whole number.",Ri='"{step}" is not a step of this lesson. Send the id of a removable st\
ep.',Ii='"{step}" cannot be removed. Send the id of a removable step.',_i="This step needs {names}, which could not be c\
omputed above.",Ci="The result is not a number: the inputs are too extreme. Enter smaller values.",es=[0,.01,.04,.1,.2,.4,
.7,1],Pi=4,ns=1e-12,Hi=7});function oe(e,t){let n=Array.from(e),o=Pf(n),s=Hf(n,t);return n.map((r,i)=>({text:kt(r,o),exact:is(r),level:s[i]??null}))}
function Pf(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=ns*Math.abs(s)}))return t;return 3}function kt(e,t=ss(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(ss(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=rs(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=rs(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function is(e){if(ss(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=_f&&t<Cf){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function ss(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function rs(e,t,n){let[o="",s]=e[n](If).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function Hf(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=es.slice(1).map((i,a)=>(i+(es[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
Pi:Hi,s=Math.max(0,...n.map(Math.abs));return s<=ns?n.map(()=>0):n.map(r=>Number(rs(r/s*o,0,"toFixed")))}var If,_f,Cf,se=v(
()=>{"use strict";g();Ze();If=100,_f=1e-4,Cf=1e16});var as,cs=v(()=>{"use strict";g();as=`	
\v\f\r              \u2028\u2029  　`});function ye(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Cn=v(()=>{"use strict";g();cs()});function Ff(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(Wi(r)===Wi(i)?a:[...a,Df])}}function Wi(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function Wf(e,t,{settings:n,inputs:o},s){let r=Object.entries(e.tables).map(([p,b])=>{let E=Bi(
b,n)??null,{title:x="",figure:M=null}=E??Object.values(b.variants)[0]??{};return{name:p,title:x,isShown:M!==null,variant:E,
numbers:null}}),i=(p,b="")=>({tables:r,status:p,error:b}),a=e.inputs.map(p=>t.get(p)?.status);if(e.failing.some(p=>o.has(
p))||a.includes("unknown"))return i("unknown");let l=e.inputs.filter((p,b)=>a[b]==="failed");if(l.length){let p=l.map(b=>`\
“${t.get(b)?.title??b}”`).join(", ");return i("failed",ye(_i,{names:p}))}let u=new Map(r.map(({name:p,variant:b})=>[
p,b])),f=Bf(e,u,t,o,s);if(!Bi(e.conditions,n)?.every(({expression:p,holds:b})=>{let[E]=Ui(p,f)??[];return E!==void 0&&!!E===
b}))return i("unknown");let m=r.map(p=>({...p,numbers:f(p.name)}));return m.some(({numbers:p})=>p&&Array.from(p).some(Number.
isNaN))?i("failed",Ci):{tables:m,status:"computed",error:""}}function Bf(e,t,n,o,s){let r=new Map(s),i=a=>{if(!e.tables[a])
return n.get(a)?.numbers??null;if(!r.has(a)){let l=t.get(a),u=l&&!l.fixed.some(f=>o.has(f));r.set(a,u?Ui(l.expression,i):
null)}return r.get(a)??null};return i}function Ui(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===yn(o))?
Sn(e,o=>t(o)??[]):null}function Bi({settings:e,variants:t},n){return t[e.filter(o=>n.includes(o)).join(",")]}function Uf(e,t){
return!e||e.length!==t?.length?!1:Array.from(e).every((n,o)=>Object.is(n,t[o]))}function Hn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,o,s)=>t[o]?.[Number(s)]??n)}var Fi,Df,Pn,Dn=v(()=>{"use strict";g();De();Ze();Cn();Fi=new Map,Df="=",Pn=class{#e;#t;constructor(t){
this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,Fi,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n,o=Fi){return this.#n(
t,n,o,this.#t)}#n(t,n,o,s){let r={values:t,steps:[],known:new Map};for(let{name:a,kind:c,value:l}of this.#e.inputs){let u=t[a]??
l,d=c==="matrix"||c==="number"?[u].flat(2):null,h=JSON.stringify(u)===JSON.stringify(l);r.known.set(a,{numbers:d,isOwn:h,
status:"computed"})}let i=Ff(this.#e.inputs,t,n);for(let a of this.#e.steps){let c=n.has(a.id),l=a.reads.every(p=>r.known.
get(p)?.isOwn??!0),u={settings:c?[a.id]:[],inputs:new Set},f=Wf(a,r.known,l?u:i,o),{id:d,inputs:h}=a;r.steps.push({id:d,
inputs:h,isRemoved:c,isOwn:l,...f});let{tables:m,status:w}=f;for(let{name:p,numbers:b}of m){let E=l&&!c||Uf(b,s?.known.get(
p)?.numbers),x=a.tables[p]?.variants[""]?.title;r.known.set(p,{numbers:b,isOwn:E,status:w,title:x})}}return r}}});function Gi(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.name===e);if(!s)return t.flatMap(({tables:a})=>a).find(a=>a.
name===e)??null;let{shown:r}=s,i=n.get(e)?.numbers??null;return r?{name:e,title:r.title,isShown:!0,variant:r,numbers:i}:
null}function zi({variant:e,numbers:t},n,o){let s=e&&o.content.children[e.figure??-1];if(!e||!s||!t)return null;let r=document.
importNode(s,!0),i=y(r,"tbody td");for(let[u,{text:f,exact:d,level:h}]of oe(t,e.shade).entries()){let m=i[u];if(!m)continue;
let w=et(f);m.textContent=w,qi(m,"value",d===w?null:d),qi(m,"level",h||null)}let{rows:a,columns:c}=e,l="down"in r.dataset;
return tn(y(r,"tbody th"),l?c:a,n),tn(y(r,"thead th"),c,n),e.opens&&(r.dataset.how=JSON.stringify(e.expression)),r}function qi(e,t,n){
n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function tn(e,t,n){for(let[o,s]of e.entries()){let r=Hn(t[o]??"",n),
i=[...r],a=i.length>ji;s.textContent=a?`${i.slice(0,ji-1).join("")}…`:r,s.title=a?r:""}}var ji,Vi=v(()=>{"use strict";
g();K();se();Dn();Lt();ji=20});function ls(e){let[t,n]=[0,e.length];for(;t<n&&Yi(e.charAt(t));)t+=1;for(;t<n&&Yi(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var xw,Yi,Ki,Ji=v(()=>{"use strict";g();cs();xw=new RegExp(`[${as}]+`),Yi=e=>e!==""&&as.includes(e);Ki=e=>[...e].length});function Fn(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:gi,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=Gf(i,a,s)}catch(a){if(!(a instanceof it))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new Y(422,
o);return s}function Gf(e,t,n){if(e.kind==="words")return zf(e,t);if(e.kind==="matrix")return Vf(e,t,n);if(e.kind==="num\
ber")return Zi(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new it("",wi,{options:e.options.join(
", ")})}function zf({least:e,most:t},n){if(!Array.isArray(n))throw new it("",bi);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new it("",xi,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!ls(
o))throw new it(r,Ei);if(qf.test(o))throw new it(r,yi);let i=Ki(o);if(i>40){let a=40;throw new it(r,Si,{characters:i,most:a})}
return ls(o)})}function Vf(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new it("",Ai);let s=e.
isRow?[e.own]:e.own,r=Qi(e.rows,n).length||s.length,i=Qi(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?Mi:Ti;throw new it("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new it(u,vi);if(c.length!==i){let f=c.length===1?Oi:Ni;throw new it(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Zi(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Zi({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new it(s,$i);if(!(o>=e&&o<=t)){let i={least:kt(e),most:kt(t)};throw new it(s,Li,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>jf*Math.max(1,Math.abs(o),Math.abs(r)))throw new it(s,ki);return r}function Qi(e,t){return Array.
isArray(e)?e:t[e]??[]}var jf,qf,it,us=v(()=>{"use strict";g();Mt();Ze();se();Cn();Ji();jf=1e-9,qf=/[\p{Cc}\p{Cs}]/u,it=class extends Error{constructor(t,n,o={}){
super(ye(n,o)),this.where=t}}});var Bn={};xo(Bn,{exportedLesson:()=>Xf,openRecord:()=>Wn});function Wn(){let e=A(document,"#lesson-record",HTMLScriptElement).
textContent??"";return ta??=new Pn(JSON.parse(e)),ta}async function Xf(e,t){let n=Wn(),o=Fn(n.inputs,Qf(e.inputs));Zf(n,
o);let s=td(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await sa([...s],t)||await nd(n,o,s,t),a=id(n,
o);return a&&i.append(a),i}function Qf(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw en(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Zf({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw en(422,`inputs.${n}`,Kf)}}function td(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?Ii:Ri;if(!s?.isRemovable)
throw en(422,"removed",ye(r,{step:o}))}return n}async function sa(e,{files:t,signal:n}){if(!t)return ed(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(oa);if(!r.ok)throw en(r.status,"",
Pe(r.status));let i=await r.text().catch(oa),a=A(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function ed(e){let t=JSON.parse(A(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>ea("lesson-parts",i)));for(let i of y(
o,"[data-matrix]"))i.replaceWith(ea("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function ea(e,t){let{content:n}=A(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function nd(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>sa(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=R(r,`[data-step="${CSS.escape(c.id)}"]`);l&&sd(l,c,a,e)}for(let c of y(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||od(c,e.solve(t,new Set([...n,l])))}return r}function od(e,{
steps:t}){let n=t.find(({id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=
!0,e.parentElement?.append(" ",Jf))}function sd(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!s)return;let r=t.inputs.map(i=>Gi(i,n,o)).filter(i=>i!==null);na(e,".step-inputs",
r,n.values),na(e,".step-results",t.tables,n.values),t.isOwn||rd(e,t)}function rd(e,{status:t,error:n}){let s=Object.entries(
{remark:".remark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of y(e,".remark, pointer-view, .f\
ailure"))i.remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(
([i])=>i).join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=Yf;else if(s.length){let i=s.map(([
l])=>l).join(" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hi\
dden: ${c} the original numbers.`}r.textContent&&A(e,".reasons").before(r)}function na(e,t,n,o){let s=R(e,t);if(!s)return;
let r=n.filter(({isShown:u})=>u),i=A(document,"#lesson-figures",HTMLTemplateElement),a=r.map(u=>zi(u,o,i)).filter(u=>u!==
null),c=r.filter(({numbers:u})=>!u).map(({title:u})=>u);if(s.replaceChildren(...a),!c.length)return;let l=document.createElement(
"p");l.className="quiet",l.dataset.missing="",l.textContent=`Only the server can compute with your changes: ${c.join("; ")}\
.`,s.append(l)}function id(e,t){let n=R(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=R(n,"[data-i\
nputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=A(s,`[data-input="${CSS.escape(r)}\
"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?et(is(l)):String(l));for(let[l,u]of y(a,"input, select").entries())u.value=
c[l]??"";i&&(tn(y(a,"tbody th"),i.rows,t),tn(y(a,"thead th"),i.columns,t))}return s}function oa(e){throw zt(e)?e:en(0,"",
Ce)}function en(e,t,n){return new Y(e,[{where:t,message:n,suggestions:[]}])}var Yf,Kf,Jf,ta,nn=v(()=>{"use strict";g();Mt();
K();Ze();Vi();se();Dn();us();Lt();Cn();Yf="With your changes, only the server can compute this step.",Kf="Only the serve\
r can compute with more or fewer words.",Jf="(with your changes, only on the server)"});function Un(e,t){let n=R(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(ra,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of ad(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],m=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([p=0,b=0])=>`${(p-o.left).toFixed(1)} ${(b-o.top).toFixed(1)}`),w=document.createElementNS(ra,"path");w.setAttribute(
"d",`M${m[0]}C${m.slice(1).join(" ")}`),r.append(w)}n.append(r)}function ad(e){return y(e,"figure.matrix").flatMap(t=>{let n=y(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var ra,
ia=v(()=>{"use strict";g();K();ra="http://www.w3.org/2000/svg"});function W(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function Rt(e,t,n){return e+
(t-e)*n}function xt(e,t,n){return{x:Rt(e.x,t.x,n),y:Rt(e.y,t.y,n),width:Rt(e.width,t.width,n),height:Rt(e.height,t.height,
n)}}function at(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*cd+n*ld+([...e].
length-t-n)*aa}function Se(e,t){let n=Math.max(0,...e.map(at));return n?Math.min(t,n+12):0}function jn(e,t){return Math.
max(Math.min(150,e/4),Math.min(220,t))}function lt(e,t){if(at(e)<=t)return e;let n=Math.floor(t/aa)-1;return n>1?`${[...e].
slice(0,n).join("")}…`:""}function J(e,t,n,{opacity:o=1,isLit:s=!1,isRaised:r=!1}={}){let i=at(n.text),a=t.width<i+fs,
l=t.height>=17&&t.width>=(a?ud:1)*i+fs/2?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:l,opacity:o,isLit:s,isRaised:r,
isNarrow:a}}function G(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,x:t,y:n,
text:o,anchor:r,opacity:i,isQuiet:a}}function Wt(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,opacity:n,
isQuiet:o}}function Vt(e){return{...e,text:"?",level:void 0}}function Ot(e,t,n){return Math.max(3,Math.min(n,e/Math.max(
1,t)))}function Et(e){return Math.max(44,...e.map(({text:t})=>at(t)+2*fs))}var aa,cd,ld,fs,ud,st,Ae=v(()=>{"use strict";
g();[aa,cd,ld]=[8.8,9.8,4.8],fs=6,ud=.8,st=30});function la({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=Et(e),
d=Et([...o.flat(),...s])+14,h=a-f-38-s.length*d,m=Se([...n,r],jn(a,h)),w=m+f+34,p=Ot(a-w-4,s.length,d),b=p-Math.min(5,p/
5),E=Ot(fd,u,st+8),x=E-Math.min(6,E/4),M=8+u*E+14,D=Math.max(...t),k=W(c,0,.9),Z={anchor:"end",isQuiet:!0},j=[],X=0;for(let[
T,P]of t.entries()){let I=8+T*E,_=I+x/2+6;if(E>17){let V=lt(n[T]??"",m-12);j.push(G(`label-${T}`,m-12,_,V,Z))}j.push(J(`\
weight-${T}`,{x:m,y:I,width:f,height:x},e[T]??{text:""})),E>17&&j.push(G(`times-${T}`,m+f+17,_,"·",{isQuiet:!0}));let z=Rt(
1,Rt(dd,1,P/D),k),$=ca*T/Math.max(1,u-1),Q=W(c,1+$,1.85-ca+$);for(let[V,q]of(o[T]??[]).entries()){let F={x:w+V*p,y:I,width:b,
height:x};if(j.push(J(`value-${T}-${V}`,F,q,{opacity:z})),Q===0||c>=ds||P*Me<.25)continue;let ot={...F,y:M+X,height:P*Me},
yt=xt(F,ot,Q),gt={...q,text:""};j.push(J(`strip-${T}-${V}`,yt,gt,{opacity:Rt(z,1,Q)}))}X+=P*Me}let U=w+s.length*p;j.push(
Wt("rule",`M${m} ${M-8}H${U}`,{opacity:W(c,.9,1.1),isQuiet:!0}));let C=W(c,1.8,2);j.push(G("result",w-12,M+Me/2+6,lt(r,w-
12),{anchor:"end",opacity:W(c,1,1.3)}));for(let[T,P]of s.entries()){let I={x:w+T*p,y:M,width:b,height:Me},_=T===l?Vt(P):
P;C>0&&j.push(J(`result-${T}`,I,_,{opacity:C}))}return{width:U,height:M+Me+8,marks:j}}function ua({weights:e,labels:t,shares:n},{
moment:o}){let s=n.indexOf(Math.max(...n));if(n.every(i=>i===+(i===1))){let i=t[s]?`the row “${t[s]}”`:"its row";return o===
0?`The 1 selects ${i}; the zeros leave out the other rows.`:"Only the selected row is left. It is the result."}let r=t[s]?
`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="The"?" is":","} ${e[s]?.text}. The smaller its wei\
ght, the more a row of values fades.`:"The weights sum to 1, so rows as thick as their weights fill exactly one row: the\
 average."}var ds,Me,fd,ca,dd,fa=v(()=>{"use strict";g();Ae();ds=2,Me=44,fd=380,ca=.4,dd=.1});function ga({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=Et(n.map(({tile:T})=>T))+4,[a,c]=[e,t].map(
T=>hs(T,i,o)),l=re(a)+da+re(c)<=o,u=Math.max(ma(e),ma(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*qn)/u)),h=l?Math.max(on(e),on(t)):on(e)+on(t),m=Math.max(6,Math.min(st+4,hd/h)),[w,p]=[d-Math.min(4,d/5),m-Math.min(4,
m/4)],b=h*m+Te+6,E=l?b:b+Te+24,x={sources:hs(e,d,o),targets:hs(t,d,o)},M=re(x.sources)+da,D=l?M+re(x.targets):Math.max(re(
x.sources),re(x.targets)),k=T=>l?0:(D-re(T))/2,Z={sources:{top:Te,edges:pa(x.sources,k(x.sources))},targets:{top:l?Te:Te+
on(e)*m+24+Te,edges:pa(x.targets,l?M:k(x.targets))}},j=(T,P)=>{let{columns:I=0}={sources:e,targets:t}[T][P]??{},_=(x[T][P]??
0)-I*d;return(Z[T].edges[P]??0)+_/2},X=(T,{table:P,row:I,column:_})=>({x:j(T,P)+_*d,y:Z[T].top+I*m,width:w,height:p}),U=[],
C=[];for(let[T,P]of[["sources",e],["targets",t]])for(let[I,{title:_,columns:z}]of P.entries()){let $=T==="targets"&&t.length>
1?I:0,Q=T==="targets"?W(s,$,$+.4):1,V=j(T,I)+z*d/2,q=lt(_,x[T][I]??0);U.push(G(`${T}-${I}`,V,Z[T].top-9,q,{opacity:Q,isQuiet:!0}))}
for(let[T,{tile:P,from:I,to:_,moment:z}]of n.entries()){let[$,Q]=[X("sources",I),X("targets",_)],V=Math.max(1,(t[_.table]?.
columns??1)-1),q=ha*_.column/V,F=W(s,z+q,z+1-ha+q);if(U.push(J(`left-${T}`,$,P,{opacity:F>0?.25:1})),F===0)continue;let ot=T===
r?{...P,text:"?",level:void 0}:P;C.push(J(`moved-${T}`,xt($,Q,F),ot,{isRaised:F<1}))}return{width:D,height:E,marks:[...U,
...C]}}function hs(e,t,n){let o=(n-(e.length-1)*qn)/e.length;return e.map(({title:s,columns:r})=>Math.max(r*t,Math.min(at(
s),o)))}function re(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*qn)}function pa(e,t){let n=t;return e.map(o=>{let s=n;
return n+=o+qn,s})}function ma(e){return e.reduce((t,{columns:n})=>t+n,0)}function on(e){return Math.max(...e.map(({rows:t})=>t))}
function wa({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No number changes.`}let s=e.length>
1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var hd,qn,da,Te,ha,ba=v(()=>{"use str\
ict";g();Ae();hd=400,qn=36,da=84,Te=28,ha=.4});function xa(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],h=u?[]:[s,...r].map(({label:N})=>N),m=[...s.tiles,...r.flatMap(({tiles:N})=>N),...i.flat()],w=Et(
c),p=at(l)>pd,b=l&&!p?at(l)+14:0,E=Et(m)+8,x=t-b-w-48-d*E,M=Se(h,jn(t,x)),D=f+2,[k,Z]=u?[D,d]:[d,D],j=t-M-b-(u?0:w+44)-4,
X=Math.max(w+8,...r.map(({label:N})=>at(N)+10)),U=Ot(j,k,Math.max(E,u?Math.min(X,120):0)),C=Ot(md,Z,st+6),T=U-Math.min(5,
U/5),P=C-Math.min(5,C/4),I=u?48:8,_=I+d*C+22,z=M+d*U+40,$=(u?M+D*U:z+w)+b,Q=(N,tt)=>u?{x:M+N*U,y:I+tt*C,width:T,height:P}:
{x:M+tt*U,y:I+N*C,width:T,height:P},V=N=>u?{x:M+N*U,y:_,width:T,height:st}:{x:z,y:I+N*C,width:w,height:P},q=Math.min(f-1,
Math.floor(n)),F=Math.min(1,n-q),ot=Math.max(0,q-1+W(F,0,q?Gn:.01)),yt=N=>Math.min(1,Math.max(0,N)),gt=N=>N+1-yt(ot-N)+yt(
N-ot),St=[],Nt=[];for(let[N,{label:tt,tiles:$t}]of r.entries()){let At=gt(N),ft=N===q&&F>Gn&&F<1;for(let[lr,Zl]of $t.entries()){
let tu=N>q&&n<f?.6:1;St.push(J(`line-${N}-${lr}`,Q(At,lr),Zl,{opacity:tu}))}St.push(gn(`name-${N}`,tt,At,ft));let Jt=N<q||
F===1;if(N>q)continue;let ct=N<q?1:W(F,ps,.95);if(!ct)continue;let Gt=V(At),Xt=c[N]??{text:""},_e=Math.min(d,Math.floor(
ct*d+1e-9)),Xl={text:a[N]?.[_e-1]??""},Ql=N===o?Vt(Xt):Jt?Xt:Xl;St.push(J(`result-${N}`,Gt,Ql,{opacity:Math.min(1,4*ct)})),
St.push(wo(N,At,Jt,Math.min(1,4*ct)))}let _t=n>=f||F===0&&q>0?Math.ceil(n)-1:q,pe=F===0||n>=f?1:W(F,Gn,ps),mn=n<f&&F>0&&
F<Gn;if(n>0&&!mn){let N=ot+2;for(let[tt,$t]of(i[_t]??[]).entries()){let At=Q(N,tt),ft=.25*tt/Math.max(1,d-1),ct=_t===q&&
F>0&&F<1?W(F,ps+ft*.6,.8+ft*.6):1,Gt=_t===o;if(Nt.push(J(`product-${tt}`,At,$t,{opacity:pe*(1-.55*ct),isLit:!0})),ct===0||
ct===1)continue;let Xt=xt(At,gd(V(gt(_t))),ct),_e=Gt&&ct>.6?{...$t,text:""}:$t;Nt.push(J(`flight-${tt}`,Xt,_e,{opacity:1-
W(ct,.8,1),isLit:!0}))}}for(let[N,tt]of s.tiles.entries())Nt.unshift(J(`sliding-${N}`,Q(ot,N),tt,{isRaised:!0}));Nt.push(
gn("name-sliding",s.label,ot,!0));let me=u?_+st+8:I+D*C+6;if(p){let N=lt(`then ${l}`,t-M);St.push(G("after",M,me+16,N,{anchor:"\
start",isQuiet:!0}))}else if(l){let N=u?M+D*U+8:z+w+10,tt=u?_+21:I+C+P/2+6;St.push(G("after",N,tt,l,{anchor:"start",isQuiet:!0}))}
return{width:$,height:me+(p?24:0),marks:[...St,...Nt]};function gn(N,tt,$t,At){let ft=!At;if(u){let Gt=M+$t*U+T/2,Xt=N===
"name-sliding",_e=lt(tt,Xt?t-Math.abs(2*Gt-$):U-4);return G(N,Gt,Xt?16:38,_e,{isQuiet:ft})}let Jt=I+$t*C+P/2+6,ct=C>17?lt(
tt,M-12):"";return G(N,M-12,Jt,ct,{anchor:"end",isQuiet:ft})}function wo(N,tt,$t,At){let ft=V(tt),[Jt,ct]=u?[ft.x+ft.width/
2,ft.y-6]:[ft.x-20,ft.y+ft.height/2+6],Gt=$t?u?"":"=":"+ …";return G(`equals-${N}`,Jt,ct,Gt,{opacity:At,isQuiet:!0})}}
function gd({x:e,y:t,width:n,height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/2}}function Ea(e,{moment:t,isAsked:n}){
let{sliding:o,lines:s,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.label].map(w=>w?`“${w}”`:""),f=l&&
u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",m=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}\
umbers that meet are multiplied, and the products add up to ${m}.`}var pd,md,Gn,ps,ya=v(()=>{"use strict";g();Ae();pd=76,
md=380,[Gn,ps]=[.35,.55]});function Ma({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:k})=>k),a=Math.max(Et(i),...e.map(
({label:k})=>at(k)))+16,c=Ot(o,e.length,a),l=Ot(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,m]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],w=28,p=w+st+Aa+Sa,b=t.map((k,Z)=>e.reduce((j,X)=>j+(X.
place===Z?X.share:0),0)),E=Sa/Math.max(...b,1e-9),x=[Wt("base",`M${d} ${p+1}H${d+t.length*l}`)],M=t.map(()=>0),D=t.map(()=>{});
for(let[k,{label:Z,tile:j,share:X,place:U}]of e.entries()){let C=f+k*c+(c-h)/2,T={x:C,y:w,width:h,height:st},P=d+U*l+(l-
m)/2,I=M[U]??0,_=Math.max(0,X*E),z={x:P,y:p-I-_,width:m,height:_};M[U]=I+_;let $=s-k,Q=U===r;x.push(G(`label-${k}`,C+h/2,
18,lt(Z,c),{isQuiet:!0}),J(`source-${k}`,T,j,{opacity:$>=1?.35:1}));let[V,q]=[C+h/2,P+m/2],F=w+st+Aa/2,ot=`M${V} ${w+st}\
C${V} ${F} ${q} ${F} ${q} ${z.y}`,yt=W($,0,ms)*(1-W($,zn,1));yt&&x.push(Wt(`way-${k}`,ot,{opacity:yt,isQuiet:!0}));let gt=Math.
min(1,Math.max(0,($-ms)/(zn-ms)))**2;if(gt>0){let St=xt(T,z,gt),Nt=W(gt,0,.7),_t=Q&&gt>.5?{...j,text:""}:j,pe=xt(T,z,Nt).
x;x.push(J(`dropped-${k}`,{...St,x:pe},_t)),$>=zn&&(D[U]=n[k])}}for(let[k,{label:Z,tile:j}]of t.entries()){let X=d+k*l+l/
2,U=e.filter((_,z)=>_.place===k&&s>=z+zn),C=p-U.reduce((_,{share:z})=>_+z*E,0),P=e.every((_,z)=>_.place!==k||s>=z+1)&&(D[k]!==
void 0||s>=e.length),I=k===r&&D[k]?Vt(j).text:P?j.text:D[k];I&&x.push(G(`sum-${k}`,X,C-9,I)),x.push(G(`place-${k}`,X,p+24,
lt(Z,l-6),{isQuiet:!I}))}return{width:u,height:p+36,marks:x}}function Ta({sources:e,places:t,sums:n},{moment:o,isAsked:s,
isEnd:r}){let i=e[o];if(!i)return"";if(r){let u=t.map((h,m)=>e.filter(w=>w.place===m)).reduce((h,m)=>m.length>h.length?m:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var Sa,Aa,ms,zn,va=v(()=>{"use strict";g();Ae();Sa=170,Aa=76,[ms,zn]=[
.15,.8]});function $a({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=Math.max(Et([...e,...t]),...r.map(at))+10,m=c<480?Oa/2:Oa,w=c-m-60,p=w-f*Math.min(h,128),
b=c>620?Se(d,Math.max(200,p)):0,E=Ot(w-b,f,Math.min(h,128)),x=E-Math.min(8,E/4),M=28+ie,[D,k]=[M+8,M+8+st+8],Z=r.some($=>at(
$)>E),j=k+st+22,X=b+f*E+18,U=Math.max(...n),C=[],T=$=>Vn*$/Math.max(1,f-1);if(b){let $={anchor:"end",isQuiet:!0},Q=V=>lt(
V,b-12);C.push(G("name-powers",b-12,M-8,Q(i.powers),{...$,opacity:W(l,0,.5)}),G("name-scores",b-12,D+21,Q(i.scores),$),G(
"name-weights",b-12,k+21,Q(i.weights),{...$,opacity:W(l,2,2.5)}))}let P=b+f*E;C.push(Wt("base",`M${b} ${M+1}H${P}`,{isQuiet:!0}));
let I=W(l,1,1.4),_=X+m+6;C.push(Wt("zero",`M${X-8} ${M+1}H${_}`,{opacity:I,isQuiet:!0}),Wt("one",`M${X-8} ${M-ie}H${_}`,
{opacity:I}),G("one-text",_+8,M-ie+6,"1",{anchor:"start",opacity:I}),G("zero-text",_+8,M+6,"0",{anchor:"start",opacity:I,
isQuiet:!0}),G("sum",X+m/2,M-ie-10,`Σ ${s}`,{opacity:W(l,1,1.5)*(1-W(l,2,2.3))}));let z=0;for(let[$,Q]of n.entries()){let V=b+
$*E+(E-x)/2,q=W(l,T($),1-Vn+T($)),F=ie*Q*q/U,ot={...t[$]??{text:""},text:""},yt={x:V,y:M-F,width:x,height:F},gt=$===u,St=Rt(
1,.35,W(l,1,1.6)),Nt=gt?{...ot,level:void 0}:ot;C.push(J(`bar-${$}`,yt,Nt,{opacity:St}));let _t=o[$]??"";at(_t)<E&&C.push(
G(`power-${$}`,V+x/2,yt.y-8,_t,{opacity:q})),C.push(J(`score-${$}`,{x:V,y:D,width:x,height:st},e[$]??ot)),z+=Q*ie;let pe={
x:X,y:M-z,width:m,height:Q*ie},mn=W(l,1+T($),2-Vn+T($));mn>0&&C.push(J(`part-${$}`,xt({...yt,height:F},pe,mn),Nt));let me=W(
l,2+T($),3-Vn+T($)),gn={x:V,y:k,width:x,height:st};if(me>0){let tt=gt?Vt(ot):me<1?ot:t[$]??ot;C.push(J(`weight-${$}`,xt(
pe,gn,me),tt))}let wo=Z&&$%2?22:0,N=lt(r[$]??"",Z?2*E-8:E);C.push(G(`label-${$}`,V+x/2,j+wo,N,{isQuiet:!0}))}return{width:_+
20,height:j+(Z?22:0)+10,marks:C}}function La({sum:e},{moment:t}){return["Each score becomes a power of e: all of them ar\
e positive, and large ones stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Eac\
h power is divided by ${e}, so that the weights sum to 1.`][t]??""}var Na,ie,Oa,Vn,ka=v(()=>{"use strict";g();Ae();Na=3,
ie=150,Oa=60,Vn=.35});function Pa(e){let t=new gs(e),n=y(e,`.step-results ${je}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:mt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=rn(i.expression).join(),l=y(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&rn(f.expression).join()===c);for(let f of u)r.add(f);s.push(Td(t,u))}else if(a==="scatt\
er")s.push(Md(t,i));else if(a==="plain")s.push(Sd(i));else for(let c of i.grid.keys())s.push(Ad(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function rn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function Sd({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:_a.plain,scene:null,words:()=>"",forget:()=>{}}}
function sn(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:_a[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function Ad(e,t,n,o){let s=t.grid[n]??[],r=Dt(t.figure).rows[n]??"",i=[vt(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,h)=>h+1),f=()=>e.products(t,n);return sn({...a,
shown:u},f,xa,Ea)}let c=o==="softmax"?Na:ds,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?sn({
...a,shown:l},()=>e.softmax(t,n),$a,La):sn({...a,shown:l},()=>e.average(t,n),la,ua)}function Md(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:vt(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return sn(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>Ma(u,{...d,asked:a[f]??-1}),Ta)}function Td(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=rn(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>vt(l)).join(", "),label:"",cells:n,shown:i};return sn(c,()=>e.moves(t),ga,wa)}function ve(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:_o(e),level:e.dataset.level,tone:n,shade:o}}function ae(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return et(Number.isInteger(e)?kt(e):kt(e,n))}function Ra(e){let t=e?mt(e):[];return{title:e?vt(e):"",rows:t.
length,columns:t[0]?.length??0}}function ws(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function vd(e){let t=e.flat();return t.length>0&&t.length<=Ca&&new Set(t).size===t.length}function Ia(e){
let t=e&&Ht(e);return t?.op!=="sum"||t.parts.length>wd||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&
o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function bs(e){return(Ht(e)?.parts??[]).map(n=>n.parts)}function Od(e){
let t=bs(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<Ed&&t.every(o=>o>=0)}function Nd(e,t){
let[n,o]=[ws(e),t&&ws(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var _a,wd,bd,Ca,xd,Ed,yd,gs,
Ha=v(()=>{"use strict";g();Ro();K();se();xe();Lt();fa();ba();ya();va();ka();_a={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},wd=96,bd=24,Ca=48,xd=400,Ed=1e-6,yd=new Set(["table","view","join"]);gs=class{constructor(t){this.
tableNamed=Tn(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length||rn(t).some(h=>!this.tableNamed(
h)))return"plain";if(o.op==="collect")return vd(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>yd.
has(h)))return n.length>1&&r>1&&s.length<=xd?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.
has("matmul"))return"plain";let a=this.#e(t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=Ca?"softmax":"plai\
n";if(!i.has("matmul")||r>bd||!Ia(c))return"plain";let l=this.#t(n[0]?.map((h,m)=>a(m))??[]),u=this.#n(c);if(!l||u===null)
return"plain";let f=n.map((h,m)=>a(m*r));return l.isUpright&&!l.isSwapped&&!u&&f.every(Od)?"average":"products"}softmax({
figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n)(s*r.length),{powers:a,isShifted:c}=Mn(i),l=i.temperature?.value??
1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(u.table);return{scores:this.#r(i.parts),weights:r.map(d=>ve(d,t)),
shares:this.#o(i,r.length),powers:a.map(ae),sum:ae(a.reduce((d,h)=>d+h,0)),labels:Dt(t).columns,names:{scores:f?vt(f.figure):
"Scores",powers:`e to each score${c?" − largest":""}${l===1?"":` ÷ ${ae(l)}`}`,weights:vt(t)}}}average({figure:t,expression:n,
grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>bs(i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Dt(t).rows[s]??"";
return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.
map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.map(u=>ve(u,t)),label:l||vt(t)}}products({figure:t,expression:n,
grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((p,b)=>i(s*r.length+b)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table}\
 is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,d=u.map(p=>p.map(({value:b},E)=>b*(l[E]?.value??Number.
NaN))),h=oe(d.flat(),""),{rows:m,columns:w}=Dt(t);return{sliding:{label:m[s]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(
l)},lines:u.map((p,b)=>({label:w[b]??this.#i(p[0],f),tiles:this.#r(p)})),products:d.map((p,b)=>p.map((E,x)=>{let{text:M="",
level:D}=h[b*p.length+x]??{};return{text:et(M),level:D?String(D):void 0}})),sums:d.map(p=>{let b=0;return p.map(E=>(b+=E,
ae(b)))}),results:r.map(p=>ve(p,t)),after:a[0]?this.#n(a[0])??"":"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){
let i=this.#e(n),{columns:a}=Dt(t),c=n.at(-1)?.groups??[],l=o.flat(),u=c.map(()=>0),f=c.map((m,w)=>i(w).parts),d=s.map(m=>{
let w=r.get(m)??0,p=f[w]?.[c[w]?.indexOf(m)??-1],b=p?.value??Number.NaN,E=p?this.#r([p])[0]:void 0;return{label:this.#i(
p,!0),tile:E??{text:ae(b)},share:b,place:w}}),h=new Map(d.map(({place:m},w)=>[m,w]));return{sources:d,places:l.map((m,w)=>({
label:a[w]??"",tile:ve(m,t)})),sums:d.map(({share:m,place:w},p)=>(u[w]=(u[w]??0)+m,h.get(w)===p?l[w]?.textContent??"":et(
kt(u[w]))))}}moves(t){let n=rn(t[0]?.expression??[]),o=n.map(r=>Ra(this.tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,
expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??1;for(let[f,d]of c.flat().entries()){let{table:h="",
index:m=0}=l(f),w=n.indexOf(h),p=o[w]?.columns??1;s.push({tile:ve(d,i),from:{table:w,row:Math.floor(m/p),column:m%p},to:{
table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:w})}}return{sources:o,targets:t.map(({figure:r})=>Ra(r)),flights:s}}#e(t){
let n=(o,s)=>vn(this.tableNamed(o),s);return o=>Fe(t,o,n)}#t(t){let n=t.map(bs),[o,s]=[0,1].map(d=>n.map(h=>h.map(m=>m[d]))),
r=d=>d?.every(h=>h.every((m,w)=>Nd(m,d[0]?.[w]))),i=!r(o),[a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!Ia(t[0]))return null;
let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,
isSwapped:i}}#n(t){let n=Ht(t);if(t===n)return"";let[o,s]=t.parts,r=o&&Ht(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;
let a={add:`+ ${this.#a(s)||ae(s.value)}`,divide:`÷ ${ae(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){
let{powers:o}=Mn(t),s=o.reduce((r,i)=>r+i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=oe(t.map(({value:o})=>o),"");return t.
map((o,s)=>{let{figure:r,cell:i}=this.#s(o)??{};if(r&&i&&!o.op)return ve(i,r);let{text:a="",level:c}=n[s]??{};return{text:et(
a),level:i?.dataset.level??(c?String(c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?ws(t):{},s=n===void 0?
null:this.tableNamed(n);if(!s)return null;let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{
figure:r,cell:i[o],row:u,column:f,rows:c,columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??
""}#a(t){let n=this.#s(t);return n?vt(n.figure):""}}});function Rd(e){let t=i=>document.createElementNS(Da,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function Id(e,t){let{element:n}=e;if(nt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){_d(e,t);return}nt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?nt(n,"d",t.path):(nt(n,"x",t.x.toFixed(2)),nt(n,"y",t.y.toFixed(2)),nt(n,"text-anchor",t.anchor),Be(n,t.text))}function _d({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(nt(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),nt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),nt(e,"data-tone",c.tone),nt(e,"data-shade",c.
shade),nt(t,"data-level",c.level),nt(n,"width",i.toFixed(2)),nt(n,"height",Math.max(0,a).toFixed(2)),nt(n,"rx",String(Math.
min(kd,i/4,a/4))),nt(o,"x",(i/2).toFixed(2)),nt(o,"y",(a/2+(l.isNarrow?4.6:5.7)).toFixed(2)),nt(o,"class",l.isNarrow?"na\
rrow":null),Be(o,c.text))}function nt(e,t,n){e.getAttribute(t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(
t,n))}var Da,$d,Ld,kd,Yn,Fa=v(()=>{"use strict";g();K();Da="http://www.w3.org/2000/svg",$d=760,Ld=720,kd=5,Yn=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(Da,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:A(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#p("width",$d)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=R(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#h(){return this.isScaled?Ld:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#h();if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,
asked:s});if(!r)return;t!==this.#r&&(this.#o=this.#p("height",t),this.#w()),this.#r=t,this.figure.style.setProperty("--d\
rawn",`${t}px`);let i=Math.max(this.#o,Math.ceil(r.height)),a=Math.min(0,(r.width-t)/2);nt(this.svg,"viewBox",`${a.toFixed(
1)} 0 ${t} ${i}`),this.isScaled||nt(this.svg,"height",String(i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.
length-1,u=c===l&&o>l;this.#b(n.title,n.words({moment:c,isAsked:s>=0&&c===l,isEnd:u}))}#w(){if(this.isScaled)return;let t=this.#f().
flatMap(({title:s,words:r,shown:i})=>i.flatMap((a,c)=>[!1,!0].map(l=>({title:s,words:`${r({moment:c,isAsked:!1,isEnd:l})}\
 −0.000`})))),n=({title:s,words:r})=>s.length+r.length,o=t.reduce((s,r)=>n(r)>n(s)?r:s,{title:"",words:""});this.caption.
style.removeProperty("min-height"),this.#b(o.title,o.words),this.caption.style.setProperty("min-height",`${this.caption.
offsetHeight}px`)}#b(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");o.textContent=
`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#p(t,n){let o=this.#f().map(({scene:s})=>s?.({width:n,at:0})[t]??0);return Math.
ceil(Math.max(0,...o))}#f(){return[...new Map(this.beats.map(n=>[n.cells[0]?.closest("figure"),n])).values()]}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,r]of this.#t)n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.
get(s.key);r?.kind!==s.kind&&(r?.element.remove(),r=Rd(s.kind),this.#t.set(s.key,r)),Id(r,s)}let o=[...n].join();o!==this.#n&&
(this.#n=o,this.svg.append(...t.map(({key:s})=>this.#t.get(s).element)))}}});function Ba(e){document.dispatchEvent(new CustomEvent("pointerscope:ask",{detail:e}))}var Wa,Ua=v(()=>{"use strict";g();
Wa=document.documentElement.dataset.inRoom==="lead"});function Jn(e,t,{text:n,right:o,outcome:s=""}){let r=document.createElement("div");r.className="predict",r.setAttribute(
"role","group"),r.setAttribute("aria-label","Predict, then see");let i=document.createElement("p"),a=document.createElement(
"b");a.textContent="Predict, then see. ",i.append(a,e);let c=document.createElement("div");if(c.className="choices",c.append(
...t.map(l=>{let u=Kn(l);return u.dataset.choice=l,u})),r.append(i,c),Wa){let l=Kn("Ask the hall"),u={choice:o,outcome:s};
l.addEventListener("click",()=>Ba({question:{kind:"choice",text:n,choices:t,answer:u}})),r.append(l)}return r}function Xn(e,t,n,o){
for(let r of y(e,"[data-choice]",HTMLButtonElement)){let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=
String(i===n))}let s=document.createElement("p");s.setAttribute("role","status"),s.textContent=o,e.append(s)}function Kn(e){
let t=document.createElement("button");return t.type="button",t.textContent=e,t}var xs=v(()=>{"use strict";g();K();Ua()});function Ga(e){e.addEventListener("click",t=>{let n=H(t),o=Qn(n);if(!o)return;n.closest("[data-play]")&&Yd(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&Xd(o,Number(s.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&nh(o,r),n.closest("[data-speed]")&&Jd(e)}),e.addEventListener("input",t=>{let n=H(t),o=Qn(n);if(!o||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;Kt(o);let s=Number(n.value);to(o,an.matches?Math.round(s):s)}),e.addEventListener(
"keydown",t=>{let n=H(t),o=Qn(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-s\
crub]")||(t.preventDefault(),Kt(o),Ja(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=H(n).
closest(qa),s=o&&Qn(o);s&&o instanceof HTMLTableCellElement&&Vd(s,o)})}function za(e){for(let t of y(e,"[data-step]")){let n=R(
t,".play");!n||Yt.has(t)||(n.hidden=y(t,qa).length<Wd,n.hidden||jd.observe(t))}}function Ss(e){for(let t of e)ce(t)}function As(e){
for(let t of y(e,"[data-step]"))Kt(t)}function Va(e){Yt.get(e)?.stage?.redraw()}function ce(e){let t=R(e,".play");if(!t||
t.hidden||Yt.has(e))return Yt.get(e);let n=Pa(e),o=n.flatMap(f=>f.cells),s=qd(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:Gd(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new Yn(e,n):null};Yt.set(e,l);let u=A(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,zd(l),l}function qd(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?Hd:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,Cd/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,Pd/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function Gd(e,t){
let n=t.flatMap(u=>u.kind==="moves"?[]:u.cells),o=n.map(({textContent:u})=>u??"");if(n.length<ys||new Set(o).size<ys)return null;
let s=new Set(n),i=y(e,"td, .step-text, .formula, .reasons").filter(u=>!(u instanceof HTMLTableCellElement&&s.has(u))).flatMap(
({textContent:u})=>u?.match(Bd)??[]),a=[...o,...new Set(i)].map(ja),c=u=>a.filter(f=>f===ja(u)).length>1,[l]=n.slice(Math.
floor(n.length/2)).map(u=>{let f=u.textContent??"";return{cell:u,text:f,isTold:c(f),size:Math.abs(ne(u))}}).sort((u,f)=>Number(
u.isTold)-Number(f.isTold)||f.size-u.size);return l&&!(l.isTold&&Ud.test(l.text))?l.cell:null}function ja(e){return e.replace(
"−","")}function zd({stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function Vd(e,t){let n=Yt.get(e);if(!n?.
stage||n.frame||n.at<n.moments.length)return;let o=n.stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.
indexOf(t),r=o.kind==="products"?s+1:o.shown.length;n.stage.show(o,r)}function Yd(e){let t=ce(e);if(t){if(t.frame){Kt(e);
return}t.at>=t.moments.length&&to(e,0),Ya(e,t.moments.length)}}function Ya(e,t){let n=ce(e);if(!n)return;Kt(e),n.goal=t,
n.time=performance.now(),n.hold=an.matches?.01:0,Ka(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.
frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/1e3*Zn;n.time=s,Kd(e,n,r)};n.frame=requestAnimationFrame(o)}function Kd(e,t,n){
let o=Math.floor(t.at),s=t.moments[o];if(t.at>=t.goal||!s){Kt(e);return}if(o===t.at&&o===t.asks&&Xa(e,t)){th(e,t);return}
if(t.hold>0){t.hold-=n;return}let r=Math.min(o+1,t.at+(an.matches?1:n/s.seconds)),i=r===o+1;i&&an.matches?t.hold=s.seconds:
i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&(t.hold=Dd),Ms(e,t,r)}function Kt(e){let t=Yt.get(e);t?.frame&&(cancelAnimationFrame(
t.frame),t.frame=0,Ka(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute(
"data-playing")},Fd))}function Ka(e,t){A(e,"[data-play]").textContent=t?"Pause":"Play"}function Jd(e){Zn=Es[(Es.indexOf(
Zn)+1)%Es.length]??1;for(let t of y(e,"[data-speed]"))t.textContent=`${Zn}×`}function Xd(e,t){let n=ce(e);n&&(Kt(e),Math.
abs(t)>1?to(e,t<0?0:n.moments.length):t<0||an.matches?Ja(e,t):Ya(e,Math.floor(n.at)+1))}function Ja(e,t){let n=ce(e)?.at??
0;to(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function to(e,t){let n=ce(e);n&&(R(e,".playing .predict")?.remove(),Ms(e,n,Math.
max(0,Math.min(n.moments.length,t))))}function Xa(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-m\
ode="all"]')}function Ms(e,t,n){let{moments:o,cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===
n,f=o[c-1]?.end??0,d=u?l?.end??0:f,h=!!Xa(e,t)&&n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute(
"data-guessing",h),A(e,"[data-scrub]",HTMLInputElement).value=String(n);let m=Qd(o,n);if(m){let E=h&&i?m.beat.cells.indexOf(
i):-1;r?.show(m.beat,m.at,E)}let w=n<o.length?m?.rest??"":"";if(r){let{figure:E}=r;t.frame&&E.dataset.rest&&!w&&E.scrollIntoView(
{block:"nearest"}),E.dataset.rest=w}let p=`${c} ${u}`;if(p===t.painted&&n>0)return;t.painted=p;for(let[E,x]of s.entries())
x.toggleAttribute("data-ahead",E>=d),x.removeAttribute("data-asked");Qa(e,l,Math.max(d,f+1),s.length);let b=l&&Zd(t,l);if(!b){
kn(e),Un(e,null);return}Ke(b,{withoutResult:!u||b.hasAttribute("data-ahead")}),t.frame&&(!r||w)&&b.scrollIntoView({block:"\
nearest"}),r||Un(e,b)}function Qd(e,t){let n=Math.max(0,Math.ceil(t)-1),o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.
place+t-n,rest:""};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{beat:s.beat,at:s.place+1,rest:"past"};
let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0,rest:"waiting"}:null}function Zd({cells:e},{beat:t,place:n,
end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.slice(
r,a?i:s+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(ne(f)));return l[u.indexOf(Math.
max(...u))]??e[o-1]}function Qa(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${n} of ${o}`:"";A(e,
".play output").textContent=r,A(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function th(e,t){Kt(e);let n=t.asked;
if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),Qa(
e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),Ke(n,{withoutResult:!0}),t.stage||Un(e,n);let o="Which number c\
omes where the question mark is?",s=R(e,"[data-sum]")?.textContent??"",r={text:`${o} ${s}`,right:n.textContent??""},i=Jn(
o,eh(n,t.cells),r);A(e,".play").after(i)}function eh(e,t){let n=e.closest("figure"),o=t.filter(r=>r.closest("figure")===
n).reverse(),s=new Map;for(let r of[e,...o,...t])s.size<ys&&s.set(r.textContent??"",ne(r));return[...s].sort(([,r],[,i])=>r-
i).map(([r])=>r)}function nh(e,t){let n=Yt.get(e),o=n?.asked;if(!n||!o)return;let s=o.textContent??"",r=t.dataset.choice===
s;e.dataset.predicted=String(r),Ms(e,n,n.asks+1),Ke(o);let i=r?"Right.":`It is ${s}; the line above shows why.`,a=A(e,".\
playing .predict");Xn(a,t.dataset.choice??"",s,`${i} Play goes on.`),A(e,"[data-play]").focus({preventScroll:!0})}function Qn(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}var qa,Cd,Pd,Hd,Dd,Fd,Es,Wd,ys,Bd,Ud,Yt,an,Zn,jd,Ts=v(
()=>{"use strict";g();qo();K();xe();ia();Ha();Fa();xs();qa=`.step-results ${ee}`,Cd=20,Pd=60,Hd=.6,Dd=.5,Fd=2500,Es=[1,2,
.5],Wd=2,ys=4,Bd=/−?\d+([.,]\d+)*(e−?\d+)?|−?∞/g,Ud=/[.,]|∞/,Yt=new WeakMap,an=matchMedia("(prefers-reduced-mo\
tion: reduce)"),Zn=1;jd=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&
ce(t)},{rootMargin:"600px"})});var vs={};xo(vs,{previewEdits:()=>oh});function oh(e,t,n){let o=Wn(),{steps:s,known:r}=o.solve(Fn(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=y(e,":scope > [data-step]:not([hidden])").filter(tc),
c=a.flatMap(l=>y(l,"figure[data-table]").filter(tc));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&rh(l,f,sh(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),Va(l)}function tc(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-Za&&t<innerHeight+Za}function sh({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function rh(e,t,n){let o=y(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of oe(t,
n).entries()){let c=o[s];if(!c)continue;let l=et(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
ec(c,"data-value",i===l&&!u?null:i),ec(c,"data-level",a?String(a):null)}}function ec(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var Za,Os=v(()=>{"use strict";g();K();nn();se();Ts();us();Lt();Za=100});function ic(e,t,n){let o=ch(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(s=>lh(s,n)).find(
s=>s)??fh(o,n)}function ch(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.
tables).flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&sc(a.variant)===sc(s))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(m=>m.map(
w=>Hn(w,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:o,after:s})=>[...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>
ah).reverse()}function sc({rows:e,columns:t}){return JSON.stringify([e,t])}function lh({title:e,shade:t,rows:n,columns:o,
before:s,after:r},i){let a=o.length;if(t!=="weights"||new Set(o).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[s,r].map(E=>uh(E.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...o.keys()].
filter(E=>E!==u&&E!==f),h=[u,f,...d].slice(0,ih).sort((E,x)=>E-x),[m,w]=[o[u]??"",o[f]??""],p=l?`“${e}”, row ${l},`:
`“${e}”`,b=h.map(E=>`${o[E]} ${i(s[c*a+E]??0)}`);return{text:`Without this step, which number of ${p} is the largest\
? With it: ${b.join(", ")}.`,choices:h.map(E=>o[E]??""),right:w,outcome:`The largest is ${w}; with this step it is ${m}.`}}
return null}function uh(e){let t=Math.max(...e);return e.filter(o=>t-o<rc).length===1?e.indexOf(t):-1}function fh(e,t){let n=e.
find(dh);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[s[Math.floor(l/d)],r[l%d]],m=[o,...h].filter(Boolean).join(", "),w=ac(u,f)?f>u?nc:oc:
Ns;return{text:`“${m}” is ${t(u)}. What becomes of it without this step?`,choices:[nc,oc,Ns],right:w,outcome:`${w}: ${t(
f)}${w===Ns?"":` instead of ${t(u)}`}.`}}function dh({before:e,after:t}){return e.some((n,o)=>ac(n,t[o]??Number.NaN))}function ac(e,t){
return Math.abs(e-t)>rc*Math.max(1,Math.abs(e))}var nc,oc,Ns,ih,rc,ah,cc=v(()=>{"use strict";g();Dn();[nc,oc,Ns]=["It ri\
ses","It falls","It stays the same"],ih=4,rc=1e-9,ah=1e-6});var $s={};xo($s,{askRemoval:()=>hh});function hh(e,t,n,o){let s=ic(t,e.dataset.step??"",l=>et(kt(l)));if(!s)return null;
let{right:r,outcome:i}=s,a={text:s.text,right:r,outcome:i},c=Jn(s.text,s.choices,a);return c.addEventListener("click",l=>{
let{choice:u}=H(l).dataset;if(u===void 0)return;Xn(c,u,r,`${u===r?"Right.":"No."} ${i}`);let f=Kn("Put the step back");f.
addEventListener("click",o),c.append(f),f.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),A(e,".shee\
t-head").after(c),e.toggleAttribute("data-supposing",!0),A(c,"button").focus({preventScroll:!0}),c}var Ls=v(()=>{"use st\
rict";g();K();se();Lt();xs();cc()});function Eh(){let e=location.hash.slice(1);return xh&&e.includes("=")?new URLSearchParams(e):new URLSearchParams(location.
search||document.documentElement.dataset.firstState)}function Tc(e){try{return JSON.parse(e)}catch{return e}}var xh,px,vc=v(
()=>{"use strict";g();xh="exported"in document.documentElement.dataset,px=Eh().toString()});function ro(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=Oc.min&&Number(t)<=Oc.max:e==="scale"?!0:e==="\
controls"||e==="caption"?yh[e].includes(t):CSS.supports("color",t)}var Oc,yh,Nc=v(()=>{"use strict";g();Oc={min:.5,max:4},
yh={controls:["none","some","all"],caption:["none","title","all"]}});function Lc(e){let t=$c.then(Sh).then(e);return $c=t.catch(()=>{}),t}function Sh(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var $c,kc=v(()=>{"use strict";g();$c=Promise.
resolve()});function Ic(e){return{"HTML frame":_c(e),"Web component":Ah(e),Markdown:Pc(e),Quarto:Mh(e),LaTeX:Th(e)}}function _c(e){let{
title:t,embed:n}=e;return`<iframe src="${le(n)}" title="${le(t)}" width="${Ds.width}" height="${Ds.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${Cc(e)}</iframe>`}function Ah(e){let{server:t,attributes:n}=e,o=Object.
entries({server:t,...n}).map(([s,r])=>r===""?s:`${s}="${le(r)}"`);return`<script src="${le(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${o.join(" ")}>${Cc(e)}</pointer-view>`}function Cc({title:e,caption:t,embed:n,picture:o}){let s=[e,t].filter(
Boolean).join(". ");return`<a href="${le(n)}"><img src="${le(o)}" alt="${le(s)}" width="${Ds.width}"></a>`}function Pc({
title:e,embed:t,picture:n}){return`[![${vh(e)}](<${Rc(n)}>)](<${Rc(t)}>)`}function Mh(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",_c(e),"```",":::",'::: {.content-visible unless-format="html"}',Pc(e),":::"].join(`
`)}function Th({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${s}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Oh(o)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${Ih([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function le(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function vh(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Rc(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Oh(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Ih(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(Rh,"")].flatMap(n=>[...Lh[n]??_h(n)]).map(n=>Nh[n]??Ch(n)).join("")}function _h(e){
return kh.test(e)?e.normalize("NFD").slice(0,1):e}function Ch(e){return/[&%$#_{}]/.test(e)?`\\${e}`:$h.test(e)?e:"?"}var Ds,
Nh,$h,Lh,kh,Rh,Hc=v(()=>{"use strict";g();Ds={width:960,height:540};Nh={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},$h=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Lh={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},kh=/[ąęįųĄĘĮŲ]/,Rh=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function Fc(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return Ph(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[Dc("Title",n),Dc("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Ph(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function Dc(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,Hh(n)),o.buffer}function Hh(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Wc=v(()=>{"use strict";g()});function Fs(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var Bc=v(()=>{"use strict";g()});function jc({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:io("Link"),embed:io("Embed"),json:io("JSON"),offline:io("Offline file")};a.json.target="_blank",a.offline.title=
"One HTML file with this whole view inside, for use without a network";let c=cn("JSON",()=>Uc(r(),`${e()}.json`,"applica\
tion/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not an\
swer.";let u=Wh(()=>{let{link:p,embed:b}=t(),E=b?n():null;return{...p&&{Address:p},...E&&Ic(E)}}),f=()=>{let p=t();for(let b of Object.
keys(a)){let E=p[b];a[b].hidden=E===null,E!==null&&(a[b].href=E)}a.json.download=`${e()}.json`,c.hidden=p.json!==null,u.
hidden=p.link===null&&p.embed===null,l.hidden=Zt.answers};for(let p of["pointerenter","focusin"])i.addEventListener(p,f);
let d=document.createElement("select");d.setAttribute("aria-label","Size of the PNG"),d.append(...Dh.map(p=>{let b=p===Fh;
return new Option(`${p}×`,String(p),b,b)}));let h=async p=>{let{address:b,meta:E}=await o(p,Number(d.value)),x=E.origin??
t().embed??location.href;Fs(Fc(b,p,{title:E.title,origin:x}),`${e()}.${p}`)},m=()=>Uc(`\uFEFF${s()}`,`${e()}.csv`,"text/\
csv;charset=utf-8"),w=document.createElement("span");return w.append(cn("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,
w,cn("SVG",()=>h("svg")),cn("CSV",m),a.json,c,a.offline,u,l),f(),i}function Wh(e){let t=document.createElement("details");
t.className="view-codes";let n=document.createElement("summary");n.textContent="Copy";let o=document.createElement("p"),
s=document.createElement("textarea");Object.assign(s,{readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement(
"span");r.setAttribute("role","status");let i=document.createElement("div");i.className="view-sheet",i.append(o,s),t.append(
n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent="",s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>cn(
l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await Bh(
l);u||s.select(),r.textContent=u?"Copied.":"Selected; copy it with the keyboard."};return t}async function Bh(e){return navigator.
clipboard?navigator.clipboard.writeText(e).then(()=>!0,()=>!1):!1}function io(e){let t=document.createElement("a");return t.
textContent=e,t}function cn(e,t){let n=document.createElement("button");return n.type="button",n.textContent=e,n.addEventListener(
"click",t),n}function Uc(e,t,n){Fs(new Blob([e],{type:n}),t)}var Dh,Fh,qc=v(()=>{"use strict";g();Mt();Hc();Wc();Bc();Dh=
[1,2,4],Fh=2});function el({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<Gc.width||i.height<Gc.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?Qh(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...Vc(e,l,c)}};let u=tp(Zh(e,l),c),f={...u,...Vc(e,u,c),...np(e,u,c),...rp(
u,c)};return{data:hp(e,u,c.height),layout:f}}function Qh(e,t){return nl(e,t)}function nl(e,t){if(!zc(e)||!zc(t))return t;
let n={...e};for(let[o,s]of Object.entries(t))n[o]=nl(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==
null))}function zc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function ol(e,t){return Object.entries(e).filter(
([o])=>t.test(o))}function sl(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function rl(e){return ol(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function il(e,t){return e[t]}function Zh(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,s=Array.isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==
-90||n.tickvals||!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function tp(e,{width:t,isTiny:n,
scale:o}){let{xaxis:s,yaxis:r,meta:i}=e,a=s?.ticktext;if(!s||s.tickangle!==-90||!a||a.length<=ue)return e;let c={...s,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((w,p)=>ao(
w,p,1/0)),m=a.map((w,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:m},yaxis:{...r,ticktext:h}}}let[u,f]=s.domain??[0,
1],d=(f-u)*(t-(n?Jc:Kc))/a.length;for(let h of[1,Yc]){let m=a.map((p,b)=>ep(ao(p,b,1/0),d/h));if(m.includes(""))continue;
let w={...s.tickfont,size:h*o*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:m,...h<1&&{tickfont:w}}}}return e}
function ep(e,t){let n=Math.floor(t/Bt)-1,o=[];for(let s of e.split(" ")){let r=o.at(-1);if(s.length>n)return"";r!==void 0&&
r.length+1+s.length<=n?o[o.length-1]=`${r} ${s}`:o.push(s)}return o.length<=qh?o.join("<br>"):""}function np(e,t,{width:n,
height:o,isTiny:s,scale:r}){let i=op(e,t),a=Math.max(...i.map(b=>b.length*Bt+Yh)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ut>o/(s?4:3),u=i.length>0&&!l,f=sp(t,o,r),h=((f.annotations?.find(({font:b})=>b?.size)?.font?.size??
0)/r||ut)*Zc+2,m=Math.min(t.margin?.t??8,u?c*ut+4:t.annotations?.length?h:8),w=tl.some(b=>il(t,b)?.colorbar?.orientation===
"h"),p=!t.margin||w&&!s;return{...l&&{showlegend:!1},...!p&&{margin:{...t.margin,t:Math.ceil(m*r)}},...f}}function op(e,t){
if(t.showlegend===!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.
values()]:[]}function sp(e,t,n){let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=o.
filter(r);if(!i.length)return{};let a=rl(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=s.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ut)/Zc);if(u>=l)return{};let f=Math.max(Xh,u*
n);return{annotations:o.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function rp(e,{height:t,isTiny:n}){let o=Math.floor(
t/3/Bt),s=t-al(e,1/0,o)-Xc,r={};for(let i of tl){let a=il(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=ip(e,i,a,s))}return r}
function ip(e,t,n,o){let s=n.colorbar??{};if(o>=Uh||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],
i=s.tickvals??r?.colorbar?.tickvals,a=(s.len??1)*o;if(!i){let f=Math.max(ue,Math.floor(a/ut/1.5));return{...n,colorbar:{
...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ut)&&u.push(f)}return{...n,colorbar:{...s,tickvals:u}}}function Vc(e,t,n){let{width:o,height:s,isFixed:r,isTiny:i,
isNarrow:a}=n,c=a?o:1/0,l=r?Math.floor(s/3/Bt):1/0,u=al(t,c,l),f=r?u?Xc:Qc:0,d=Math.max(s-u-(i?2*ut:f),ut),h=i?o-Jc:Math.
max(o-Kc,60);return Object.fromEntries(ol(t,/^[xy]axis/).map(([m,w])=>{let p=m.startsWith("x"),b=r&&p?fp(w,t,d):w,[E,x]=b.
domain??[0,1],M=(x-E)*(p?h:d),D=t.template.layout.font.size*n.scale,k=lp(b,p,M,D,n),Z=(p?void 0:ap(e,m,b))??t.meta.priority?.[m];
return[m,up(k,{isX:p,length:M,fontSize:D,upright:l,priority:Z},n)]}))}function ap(e,t,{tickvals:n=[]}){let o=new Map;for(let{
type:s,orientation:r,yaxis:i="y",x:a,y:c,z:l}of e){let f=s==="heatmap"?l:s==="bar"&&r==="h"?a:void 0;if(!(i!==t.replace(
"axis","")||!f||!Array.isArray(c)))for(let[d,h]of c.entries()){let m=[f[d]??0].flatMap(p=>cp(p)?[...p]:p),w=Math.max(...m.
map(p=>Math.abs(Number(p))||0));o.set(h,Math.max(w,o.get(h)??0))}}return Math.max(0,...o.values())>0?n.map(s=>o.get(s)??
0):void 0}function cp(e){return typeof e=="object"&&e!==null&&Symbol.iterator in e}function lp(e,t,n,o,{isTiny:s,isFixed:r}){
let i=e.title?.text??"";if(!s)return r&&!t&&i.length*Bt>Kh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side===
"top"||c-a>Jh)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Bt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{
...e,title:{...e.title,standoff:0,font:{size:o-2},text:u}}}function up(e,{isX:t,length:n,fontSize:o,upright:s,priority:r},i){
let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;
if(!f)return c||u&&t?dp(e,t,n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*Bt>n-Bt)return{...e,
tickfont:{size:.75*o}};if(h<=ue&&(t||!c||n>=ut))return e;let w=!t&&c&&n/h<ut,p=t&&e.tickangle===0&&f.every(k=>/^\d+$/.test(
k)),b=Bt*(String(h).length+1),E=Math.floor(n/(w?jh:p?b:ut)),x=h<=ue?[h-1]:pp(h,E,r),M=t&&e.tickangle!==0?s:1/0,D=cl(f,u?
a:1/0,M);return{...e,...w&&{tickfont:{...e.tickfont,size:Yc*o}},tickvals:x.map(k=>d[k]??k),ticktext:x.map(k=>D[k]??"")}}
function fp(e,t,n){let[o]=sl(t,e.anchor)?.domain??[0,1],s=rl(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-
r)*n;return e.side==="top"||i>2.4*ut?e:{...e,title:{},...i<.9*ut&&{showticklabels:!1}}}function dp(e,t,n,{isTiny:o,isNarrow:s}){
let r=Math.max(ue,Math.floor(n/(t?zh:ut*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.
tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(ue,Math.floor(
n/Vh))};let c=s&&t&&e.nticks&&!o?ue:r,l=Math.min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function hp(e,t,n){
return e.map(o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let s=sl(t,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.
length;return a===void 0?o:(i-r)*(n-Qc)<a*ut?{...o,texttemplate:""}:o})}function pp(e,t,n){let o=[...Array(e).keys()];if(e<=
t)return o;let s=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort(
(a,c)=>(n[c]??0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function al({xaxis:e},t,n){
let o=e?.tickangle===0?[]:e?.ticktext??[],s=cl(o,t,n).map(r=>r.length);return Math.max(0,...s)*Gh}function cl(e,t,n){return e.
map((r,i)=>mp(r,i,t,n)).every((r,i)=>r===e[i])?e:e.map((r,i)=>ao(r,i,n,t))}function mp(e,t,n,o){return n===1/0&&e.length<=
o?e:ao(e,t,o,n)}function ao(e,t,n,o=1/0){let s=o<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",
c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?14:1/0,d=Math.min(s?Math.max(5,Math.floor(o/48)):f,n),h=l.length>d&&!l.includes(
"&")?`${l.slice(0,d-1)}…`:l;return i+(u?`${t+1} ${h}`:h)+c}var Gc,Uh,ue,ut,Bt,jh,Yc,qh,Gh,zh,Vh,Kc,Jc,Xc,Qc,Yh,Kh,Jh,Xh,
Zc,tl,ll=v(()=>{"use strict";g();Gc={width:420,height:200},Uh=300,ue=2,ut=20,Bt=8,jh=13,Yc=.75,qh=3,Gh=7.5,zh=44,Vh=18,Kc=
240,Jc=90,Xc=56,Qc=90,Yh=48,Kh=1.3,Jh=.6,Xh=9,Zc=1.4,tl=["coloraxis","coloraxis2"]});function js(e,t){let n=JSON.stringify(Object.values(e)),o=Ne.get(n)??new Map;Ne.delete(n),Ne.set(n,o);for(let i of Ne.keys()){
if(Ne.size<=gp)break;Ne.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>wp(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function wp(e,t,n,o){let s=Ws.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);Ws.set(e,{query:t,views:r}),setTimeout(()=>{Ws.delete(e),bp(t,r)},0)}async function bp(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await te(`${o}/figures?${wt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof Y&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?xp(e,l).then(u,f):f(a)}}function xp({server:e,path:t,query:n,theme:o},s){let r=wt({...n,theme:o});
return te(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function fl(e,t){let n=Bs.get(e),o=n??(e.startsWith("#")?
Ep(e.slice(1)):yp(e));n||(Bs.set(e,o),o.catch(()=>Bs.delete(e)));let s=await o;if(rt(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=ul(i),c=new Map;for(let d of Object.values(r))ul(d).forEach((h,m)=>{c.set(h,a[m]??h)});
let{data:l,layout:u}=Us({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function ul(e){return e.layout.colorway}function Us(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>Us(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,Us(s,
t)])):t.get(e)??e}async function Ep(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function yp(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new Y(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function $e(e,{server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=wt({...i&&e!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var gp,Ne,Ws,Bs,dl=v(()=>{"use strict";g();Mt();$n();gp=12,
Ne=new Map,Ws=new Map;Bs=new Map});function pl(e,t,{width:n,height:o,scale:s},r=Np){let{font:i}=t.template.layout,a={size:i.size*s,family:String(i.family??
"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[f,d]of Object.entries(t)){if(!/^[xy]axis/.test(f))continue;let h=d,
m=f.startsWith("x"),w=Sp(h,m,a,r);if(w===null||w&&!vp(t,h,m))continue;l[f]={...h,automargin:!1};let p=m?"b":"l";if(w&&(c[p]=
Math.max(c[p],Math.ceil(w)+8)),w&&!m){let b=Math.ceil((h.tickfont?.size??a.size)/2);c.t=Math.max(c.t,b),c.b=Math.max(c.b,
b)}}let u=o-c.t-c.b;for(let f of["coloraxis","coloraxis2"]){let h=e.some(({coloraxis:p,visible:b})=>p===f&&b!==!1)?Mp(t,
f,u,a,r):0,m=Math.min(12,c.l,c.t,c.b),w=(h+m+(1.02-1)*(n-c.l))/1.02;h&&(c.r=Math.max(c.r,Math.ceil(w)))}for(let[f,d]of Object.
entries(l)){if(!f.startsWith("x")||!d.ticktext||d.tickangle!==0)continue;let h=lo(d.ticktext,{...a,...d.tickfont},r).width;
Tp(d,h,n,c)&&delete l[f]}return{...t,...l,margin:c}}function Sp(e,t,n,o){if(e.visible===!1)return 0;let s=e.title?.text??
"";if(e.showticklabels===!1)return s?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,u=t&&c===-90;if(!i||
!a||c!==0&&!u||l&&l!==(t?"bottom":"left")||e.ticks)return null;let d=e.tickfont?.size??n.size,h=lo(i,{...n,size:d},o);return 1+
(u?h.width+.2*d:t?h.height:h.width)+Ap(e,s,n)}function lo(e,{size:t,family:n},o){let[s,r,i]=[0,1,0];for(let a of e){let c=a.
includes("<b>")?700:400,l=a.split(hl);r=Math.max(r,l.length);for(let u of l){let f=o(Op(u),`${c} ${t}px ${n}`);s=Math.max(
s,f.width),i=Math.max(i,f.descent)}}return{width:s,height:t+(r-1)*1.3*t+i}}function Ap(e,t,n){if(!t)return 0;let{font:o,
standoff:s}=e.title,r=o?.size??Math.round(1.2*n.size),i=t.split(hl).length-1;return r*(.7+i*1.3)+(s??6)}function Mp(e,t,n,o,s){
let r=e[t]??{},a={...e.template.layout[t]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,thickness:u,len:f=1}=a,d=a.orientation===
"h"||"x"in a||"xanchor"in a;if(r.showscale===!1||d||!c?.length||!u)return 0;let h=lo(l??c.map(String),o,s),m=20+u,w=a.title?.
text;if(!w)return m+1+h.width;let p=Math.round(1.2*o.size),b=lo([w],{...o,size:p},s).width,[E,x]=[r.cmin??c[0]??0,r.cmax??
c.at(-1)??1],M=f*n-20;return c.some(k=>Math.abs((k-E)/(x-E)-.5)*M<b/2+1.3*(o.size/2))?m+1+h.width+1.45*p+2:m+10+1.25*p}function Tp({
domain:e=[0,1],categoryarray:t,ticktext:n=[]},o,s,{l:r,r:i}){let[a,c]=e,l=s-r-i,u=(c-a)*l/(t??n).length,f=Math.min(r+a*l,
i+(1-c)*l);return(o-u)/2>f}function vp(e,t,n){let o=t.anchor??(n?"y":"x"),s=e[`${o[0]}axis${o.slice(1)}`],[r]=s?.domain??
[0,1];return r===0}function Op(e){return e.replace(/<[^>]*>/g,"").replace(/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function Np(e,t){
if(co??=document.createElement("canvas").getContext("2d"),!co)return{width:0,descent:0};co.font=t;let{width:n,fontBoundingBoxDescent:o}=co.
measureText(e);return{width:n,descent:o}}var hl,co,ml=v(()=>{"use strict";g();hl=/<br ?\/?>/i,co=null});function wl({x:e,y:t,xaxis:n,yaxis:o},s){let r=[gl(n,e,s),gl(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function gl(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function bl(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild($p());if(!e._fullLayout)
return;let s=e._fullLayout,{_subplots:r}=e._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[u,f]=[s[`xaxis${c}`],s[`yaxis${l}`]];if(!u||!f)return[];let d=[u,f].every(({_name:h})=>t.includes(h));return[[u,
f],[f,u]].flatMap(([h,m])=>h&&m&&t.includes(h._name)&&(d||h.anchor===m._id)?n.map(p=>Lp(h,m,p)):[])});o.replaceChildren(
...i.filter(a=>a!==null))}function $p(){let e=document.createElement("div");return e.className="view-marks",e}function Lp(e,t,n){
if(!e._length)return null;let o=e._id.startsWith("x"),s=[e.l2p(n-.5),e.l2p(n+.5)],[r,i]=[Math.min(...s),Math.max(...s)];
if(!(i>0&&r<e._length)||!t._length)return null;let[a,c]=o?[e._offset+r,t._offset]:[t._offset,e._offset+r],[l,u]=o?[i-r,t.
_length]:[t._length,i-r],f=document.createElement("div");return Object.assign(f.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${u}px`}),f}var xl=v(()=>{"use strict";g()});function yl(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function Sl(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function Al(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function Ml(e,t){return e.map(o=>{let{name:s,title:r,values:i}=o,a=Tl(o)[i.indexOf(t[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function Tl({values:e,labels:t}){return t??e}function El(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function qs(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var uo,vl=v(()=>{"use strict";g();uo=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=Tl(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),El(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),El("Open",n)}#a({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=qs(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=qs("‹",()=>i(-1)),l=qs("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});async function Gs({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await kp(e))}`}async function Ol(e,t){let n=new Image;
n.src=await Gs(e),await n.decode();let o=document.createElement("canvas");o.width=Math.round(e.width*t),o.height=Math.round(
e.height*t);let s=o.getContext("2d");if(!s)throw new Error("This browser cannot draw a PNG of this size.");return s.drawImage(
n,0,0,o.width,o.height),o.toDataURL("image/png")}async function kp(e){let t=await Rp();return t&&e.replace(/<svg[^>]*>/,
n=>`${n}<style>${t}</style>`)||e}async function Rp(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Ip(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Ip(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${Nr(new Uint8Array(await n.arrayBuffer()))}`}var Nl=v(()=>{"use strict";g();Co()});function fo(e){return window.Plotly?Promise.resolve(window.Plotly):(zs??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${$l}`,e).href:new URL(`../${$l}`,S).href;let s=()=>{zs=void 0,o.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.Plotly?
t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),zs)}async function Ll(e,t,n){let{width:o,height:s}=e.
layout,a={svg:await(await fo()).toImage(e,{format:"svg",width:o,height:s,imageDataOnly:!0}),width:o,height:s};return t===
"svg"?Gs(a):Ol(a,n)}var $l,zs,kl=v(()=>{"use strict";g();Nl();$l="vendor/plotly/plotly-traces-4.1.1.min.js"});function Cp(e){return e.split(_p)}function Vs(e){return Cp(e).map((t,n)=>{if(n%2===0)return t;let o=document.createElement(
"span");return o.className="with-unit",o.textContent=t,o})}var _p,Rl=v(()=>{"use strict";g();_p=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});var Kp={};function Pl(e){return e instanceof Y&&e.status===0}function Vp(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=Gp,e}function Yp(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let s=o,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&
r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:s]});return Object.fromEntries(t)}var Xs,Qs,Pp,Hl,Hp,Il,_l,Ys,
Dp,Fp,Wp,ho,Ks,Bp,Cl,Up,jp,qp,Gp,zp,Le,Js,Zs,Dl=v(()=>{"use strict";g();vc();Mt();Nc();kc();qc();$n();ll();dl();ml();xl();
vl();kl();Do();Bo();Rl();Xs={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"\
interventions",against:"against"},Qs=["inputs","removed"],Pp=new Set(["server","source","model","lesson","view","theme",
"reads",...Qs,...Object.keys(Xs)]),Hl=["scale","accent","controls","caption"],Hp=new Set([...Hl,"fill"]),Il=":scope > a",
_l="pointer-view:hover",Ys=matchMedia("(prefers-color-scheme: dark)"),Dp={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},Fp=120,Wp=[["short",576,0],["low",352,0],["tight",288,352]],ho={height:525,width:640,
least:.75,most:4},Ks={width:944,height:524,least:.6},Bp="400px 0px",Cl=660,Up="[data-answer]:not(pointer-view *)",jp=/^(\w+):(\d+)$/,
qp="The server draws this chart, and it does not answer.",Gp="The answer above is computed in this browser.",zp="Type vi\
sits, or add a place, to see what the model answers.",Le=null,Js=null,Zs=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#a="";#h=[];#l=!1;#w=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#_()},{rootMargin:Bp});#b=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#p=new MutationObserver(
t=>this.#J(t.map(({attributeName:n})=>n??"")));#f=t=>this.getAttribute(t);#d=()=>{if(!this.#n||!this.#t){this.#y();return}
this.#O(this.#M),this.#g()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#I=({type:t})=>this.#ot(t==="beforeprint");connectedCallback(){
this.#e??=this.#D(),this.#v(),document.addEventListener("pointerscope:theme",this.#d),document.addEventListener(_l,this.#R),
Ys.addEventListener("change",this.#d);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#I);this.#b.
observe(this),this.#p.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#w.observe(this):this.#l=!0,this.#y()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#d),document.removeEventListener(_l,this.#R),Ys.removeEventListener(
"change",this.#d);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#I);this.#b.disconnect(),this.#p.
disconnect(),this.#w.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#h.join()&&(this.#h=t,this.#j())}get chosen(){
return this.#t?this.#x:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+Nn(this.#t)+n)}get#c(){return this.#e??=this.#D(),this.#e}#_(){this.#l=!0,this.#w.disconnect(),this.#y()}#J(t){
t.some(o=>Hp.has(o))&&(this.#v(),this.#g()),t.includes("beat")&&this.#C();let n=t.filter(o=>Pp.has(o)&&!this.#X(o));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#_():n.length?this.#y():this.#E.some(({name:o})=>t.includes(o))?this.#k()&&
this.#g():t.includes(this.#a)&&this.#y()}#X(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#d(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Q(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#E(){return this.#t?bt(this.#t).choices??[]:[]}#y(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#tt()}))}get#T(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Qt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#M(){let t=this.getAttribute("theme");return t===
"auto"?Ys.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#A(){let t=this.getAttribute("scale");return t===
"auto"?this.#Z:t!==null&&ro("scale",t)?Number(t):1}get#Z(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let o=Math.round(10*Math.min(n/ho.height,t/ho.width))/10;return Math.min(ho.most,Math.max(ho.least,
o))}#v(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#A)):
this.style.removeProperty("--scale"),t&&ro("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#H(){if(this.hasAttribute("lesson")){let n=Qs.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Xs).map(
([n,o])=>[o,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){let{needsHistory:t,query:n}=this.#H;
this.#o+=1;let o=this.#o,s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#T&&r&&(!t||n.visits||n.record);
if(!s&&!i){this.#N(zp);return}if(!this.#l){this.#N("");return}let a=this.#M;this.#O(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#S,path:this.#T,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.
all([s?fl(s,a):this.#et(c,r),s?null:r===On?import("./network-drawing.js"):fo(l)]),f=rt(u),d=f?await import("./network-drawing.js"):
null;f||await fo(l),await Lc(()=>{o===this.#o&&(this.#st(d?.NetworkDrawing??null,bt(u).title),this.#t=f?u:structuredClone(
u),this.#it(this.#t),this.#nt({...c,theme:"light"},r))})}catch(c){o===this.#o&&this.#W(c)}finally{o===this.#o&&this.removeAttribute(
"aria-busy")}}async#et(t,n){let o=n===On?this.#n:null,s=this.getAttribute("model")??"",r=await o?.compute(t,s,{isSilent:!1});
if(r)return r;try{return await js(t,n)}catch(i){if(!Pl(i))throw i;let a=await o?.compute(t,s,{isSilent:!0});if(!a)throw i;
return a}}#O(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,n){if(!this.#t||rt(this.#t))return;let{
template:o,meta:s}=this.#t.layout,r=s.templates?.light;Le??=r??(this.#M==="light"?o:null),!(Le||this.hasAttribute("sourc\
e"))&&(Js??=js(t,n),Js.then(i=>{rt(i)||(Le??=i.layout.template)}).catch(()=>{Js=null}))}#ot(t){if(this.#i=t,!this.#t||!this.#s)
return;let n=Le??this.#n;this.#O(t&&n?"light":this.#M),this.#g(),t||requestAnimationFrame(()=>this.#g())}#D(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#m("h3","view-title"),caption:this.#m("p","view-capti\
on"),choices:this.#m("div","view-choices"),summary:this.#m("p","view-summary"),failure:this.#m("p","view-failure"),trust:this.#m(
"p","view-trust"),plot:this.#m("div","view-plot"),details:this.#m("details","view-table"),exports:jc({name:()=>this.#z,links:()=>this.#wt(),
view:()=>this.#t&&this.#bt(this.#t),picture:(r,i)=>this.#mt(r,i),csv:()=>this.#t?Hr(this.#t,this.#x):"",json:()=>JSON.stringify(
this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(
t),n.details.addEventListener("toggle",()=>this.#G());let o=new uo(n.choices,{selected:()=>this.#x,select:(r,i)=>this.#ht(
r,i),open:r=>this.#u("open",r)}),s=this.querySelector(Il);s?.classList.add("view-stand-in"),this.replaceChildren(...Object.
values(n),...s?[s]:[]),this.addEventListener("toggle",({target:r})=>this.#dt(r),!0);for(let r of[n.plot,n.details,n.choices,
n.exports,n.failure])r.hidden=!0;return{...n,controls:o}}#m(t,n){let o=this.querySelector(`.${n}`),s=o instanceof HTMLElement?
o:document.createElement(t);return s.className=n,s}#st(t,n){if(t===null==(this.#n===null))return;let o=this.#c,s=o.plot.
cloneNode();s.removeAttribute("data-listening"),s.role=t?"group":"img",o.plot.replaceWith(s),o.plot=s,this.#n?.bar?.remove(),
this.#n=t?new t(s,{title:n,isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),told:r=>this.#Q(r),
acts:{server:()=>this.hasAttribute("source")?null:this.#S,answered:r=>this.#rt(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):
null,this.#n?.bar&&o.summary.before(this.#n.bar)}#rt({figure:t,interventions:n}){this.#t=t;let{interventions:o}=this.#n??
{};o?this.setAttribute("interventions",o):this.removeAttribute("interventions"),this.#k()&&this.#g(),this.#u("interventi\
ons",n)}#F(t){let{plot:n,details:o,choices:s,exports:r,failure:i}=this.#c;for(let c of[n,o,s,r])c.hidden=t;i.hidden=!0;let a=this.#n?.
bar;a&&t&&(a.hidden=!0)}#N(t){this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#F(
!0),this.#c.summary.textContent=t}#W(t){this.#N("");let{failure:n}=this.#c,o=Pl(t)&&document.querySelector(Up)!==null,s=o?
qp:wn(t);if(n.replaceChildren(s),o&&n.append(" ",Vp()),n.hidden=!1,this.#u("failed",{message:s}),!(t instanceof Y)||![0,
503].includes(t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener(
"click",()=>this.#y()),n.append(" ",r)}#it(t){let{title:n,caption:o,controls:s}=this.#c,r=bt(t);n.textContent=r.title,n.
hidden=!1,o.replaceChildren(...Vs(r.caption)),this.#at(r.trust),this.toggleAttribute("data-network",rt(t)),this.#F(!1),s.
offer(r,rt(t)?[]:t.data,!this.hasAttribute("fill")),this.#k()&&this.#g()}#at(t){let{trust:n}=this.#c;if(n.textContent=t?.
text??"",!t||this.hasAttribute("source")||!Zt.answers)return;let o=document.createElement("a"),s=encodeURIComponent(this.
getAttribute("model")??"");o.href=new URL(`insights/${s}#view-${t.view}`,this.#S).href,o.textContent="Which explanation \
to believe",n.append(" ",o)}#g(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,o=this.#$(Nn(this.#t)),s=n?Math.min(o.
width||Cl,Cl):o.width;if(!s)return;if(rt(this.#t)){let i=o.isFixed?this.#ut:1;t.style.setProperty("zoom",i===1?"":String(
i)),t.style.height=`${o.height/i}px`,this.#n?.draw(this.#t)}else t.style.height=o.isFixed?`${o.height}px`:"",this.#ct(t,
this.#t,{...o,width:s});let r=!this.dataset.drawn;r&&this.querySelector(Il)?.remove(),this.#s=`${s}×${o.height}`,this.dataset.
drawn="true",r&&this.hasAttribute("beat")&&this.#C(),this.#j(),this.#u("drawn",{})}#ct(t,{data:n,layout:o},s){let r=this.#i,
i=r&&Le?{...o,template:Le}:o,a=this.#B({data:n,layout:i},s);window.Plotly?.react(t,a.data,r?{...a.layout,width:s.width}:
a.layout,Dp),t.dataset.listening||this.#lt(t)}#B({data:t,layout:n},{width:o,height:s,isFixed:r}){let i="rgba(0, 0, 0, 0)",
a=this.#A,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=el({data:t,layout:Yp(n)},{width:o,height:s,isFixed:r,scale:a}),
d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{...pl(f.data,f.layout,
{width:o,height:s,scale:a}),...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#lt(t){t.dataset.listening="true",t.on(
"plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,o,s]=jp.exec(String([n.customdata].
flat()[0]))??[];o&&this.#u("select",{table:o,row:Number(s)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{
visits:wl(n,this.#U)})}),t.on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#U(){return this.#t?bt(this.#t).visit_axes??
[]:[]}#u(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#j(){!this.#t||!this.#s||(this.#n?
this.#n.mark(this.#h):bl(this.#c.plot,this.#U,this.#h))}#$(t){let{plot:n}=this.#c,o=n.clientWidth;if(!this.hasAttribute(
"fill"))return{width:o,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#v(),this.#ft();let{above:s,below:r}=this.#q();
this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),Fp);return{width:o,
height:i,isFixed:!0}}get#ut(){let t=Math.min(1,this.#A),[n,o]=[this.offsetWidth,this.offsetHeight],s=Math.min(n/Ks.width,
o/Ks.height)/t;return n<o||s>1||s*t<Ks.least?1:s}#ft(){let[t,n]=[this.offsetWidth/this.#A,this.offsetHeight/this.#A],o=Wp.
filter(([,s,r])=>n<s||t<r).map(([s])=>s).join(" ");this.dataset.room!==o&&(this.dataset.room=o)}#q(){let{plot:t,details:n,
exports:o}=this.#c,s=this.getBoundingClientRect(),r=s.height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).map(
c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.
getBoundingClientRect().top-s.top)/r,below:a/r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.
open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)
return;let{width:t,height:n}=this.#$(Nn(this.#t));t&&this.#s!==`${t}×${n}`&&this.#g()}#ht(t,n){this.setAttribute(t,String(
n)),this.#u("option",{[t]:n})}#k(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:Sl(this.#E,this.#f);
if(n)return this.#W(new Error(n.message)),this.#a=n.name,!1;let o=bt(t),s="";if(this.#E.length&&!rt(t)){let r=this.#x;this.#c.
controls.show(r);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));Ir(t,r);let{summaries:i}=o;
i&&(o.summary=i.texts[Al(this.#E,i.by,r)]??""),s=`: ${Ml(this.#E,r)}`}return this.#c.summary.replaceChildren(...Vs(o.summary??
"")),this.#c.plot.setAttribute("aria-label",`${o.title}${s}. ${o.summary??""}`),this.#G(),!0}get#x(){return yl(this.#E,this.#f)}#G(){
let{details:t}=this.#c;if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=
0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${bt(this.#t).title}`),n.append(...this.#pt().map(
Ln)),t.querySelector(".table-frame")?.remove(),t.append(n)}#pt(){return this.#t?Wo(this.#t,this.#x):[]}async#mt(t,n){let o=this.#t;
if(!o)throw new Error("There is no figure to save yet.");return{address:rt(o)?await this.#n?.address(t,n)??"":await Ll(this.#gt(
o),t,n),meta:bt(o)}}#gt(t){let{data:n,layout:o}=structuredClone(t),s=this.#$(o.height),{paper_bgcolor:r,plot_bgcolor:i}=o.
template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#B({data:n,layout:o},
s),l=a?{}:{paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:s.width,...l}}}get#z(){let t=this.
getAttribute("model")??this.getAttribute("lesson"),{model:n=t}=Object(Tc(this.getAttribute("against")??"{}")),o=[t,n!==t&&
`minus-${n}`,this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.getAttribute("name")??o.filter(
Boolean).join("-")}get#V(){return{server:this.#S,path:this.#T,view:this.getAttribute("view")??"",values:{...this.#H.query,
...this.#x}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.askedTheme,n=Hl.map(o=>[o,this.getAttribute(
o)??""]).filter(([o="",s])=>this.hasAttribute(o)&&ro(o,s??""));return{...t&&{theme:t},...Object.fromEntries(n)}}#wt(){let t=new URL(
location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.hasAttribute("source")&&Zt.answers))return{link:n,embed:null,
json:null,offline:null};let s=this.#V;return{link:n,embed:$e("embed",this.#K(s)),json:$e("json",s),offline:$e("offline",
s)}}#K(t){let{controls:n,...o}=this.#Y,s={...t.values,...o,...n&&n!=="some"&&{controls:n}};return{...t,values:s}}#bt(t){
let n=this.#V,{title:o,summary:s=""}=bt(t),r=["model","lesson","view","reads",...Qs,...Object.keys(Xs)],i=[...this.attributes].
filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(
({name:d,value:h})=>[d,h])),...this.#x,...l&&{theme:l},...c},f=this.#K(n);return{title:o,caption:s,name:this.#z,server:n.
server,embed:$e("embed",f),picture:$e("picture",f),attributes:Object.fromEntries(Object.entries(u).map(([d,h])=>[d,String(
h)]))}}};customElements.define("pointer-view",Zs)});g();g();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},o=/^transparent(?:-(light|dark))?$/,s=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=frameElement?.getAttribute("data-page")??null;i!==null&&(s.dataset.inRoom=i);let a=new URLSearchParams(location.
search).get("theme"),c="auto",l=!1,u=()=>{try{return localStorage.getItem(e)}catch{return null}};function f(x){return typeof x==
"string"&&Object.hasOwn(t,x)}let d=x=>{let M=o.exec(x??""),D=M?M[1]??"auto":x;s.toggleAttribute("data-transparent",M!==null),
f(D)?s.dataset.askedTheme=x??"":delete s.dataset.askedTheme,c=[D,s.dataset.firstTheme,u()].find(f)??"auto"},h=()=>{let x=new URL(
location.href);x.searchParams.delete("theme"),delete s.dataset.askedTheme,x.search!==location.search&&history.replaceState(
history.state,"",x)},m=()=>{let x=document.querySelector("[data-theme-button]");return x instanceof HTMLElement?x:null},
w=()=>{let x=m();x&&(x.textContent=n[c]);let M=c==="auto"?r.matches?"dark":"light":c;l||s.dataset.theme===M||(s.dataset.
theme=M,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},p=({type:x})=>{document.querySelector(".deck")||
(l=x==="beforeprint",l?s.dataset.theme="light":w())},b=new Set,E=x=>{let M=x.target instanceof Element?x.target.closest(
"button"):null;M&&(x.preventDefault(),x.stopPropagation(),b.add(M))};d(a),w(),document.addEventListener("click",E,!0),window.
addEventListener("DOMContentLoaded",()=>{document.removeEventListener("click",E,!0);for(let x of b)x.click()});for(let x of[
"beforeprint","afterprint"])window.addEventListener(x,p);r.addEventListener("change",w),document.addEventListener("point\
erscope:choose-theme",({detail:x})=>{(x===null||f(x)||o.test(x))&&d(x??a),w()}),document.addEventListener("DOMContentLoa\
ded",()=>{let x=m();x&&(x.hidden=!1,w(),x.addEventListener("click",()=>{c=t[c],h();try{localStorage.setItem(e,c)}catch{}
w()}))})})();g();Mt();qo();K();g();g();var Go={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,
f:70,h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},zu="input, select, textarea, [contenteditable], dialog[ope\
n]",Vu="a[href], button, summary, [role=button]",Yu=".table-frame";function Gr({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;
window.addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),
!(!o||!t()||!qr(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{
qr(r)&&s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function qr({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn(Go,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(zu)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Vu))return!1;let a=t.closest(Yu);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var Ku=1e5,Ju=100,zr=2e4,Xu=8,Qu=1e3;function Vr({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let m of a?
["*"]:i)r.postMessage(h,m)},f=(h,m)=>u({pointerscope:h,...m});r!==window&&Gr({send:h=>{f("key",h);let m={method:"trigger\
Key",args:[Go[h.key]]};l||u(JSON.stringify(m))},isInDeck:()=>l,keeps:s});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:m,data:w})=>{h!==r||!(a||i.includes(m))||(w?.pointerscope==="set"&&(n(Zu(w.state)),d()),w?.pointerscope===
"mark"&&o(tf(w.visits)),w?.pointerscope==="deck"&&(l=!0),w?.pointerscope==="ask"&&(c="",d()))}),(h,m)=>h==="state"?d():f(
h,m)}function Zu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,Ju)){let s=o===null?null:ef(o);(s===null||s!==void 0&&s.length<=Ku)&&(t[n]=s)}return t}function tf(e){return(Array.
isArray(e)?e.slice(0,Qu):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function ef(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Yr(e,Xu)<=zr?JSON.stringify(e):void 0}function Yr(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=Yr(o,t-1),n>zr)return Number.POSITIVE_INFINITY;
return n}g();Mt();K();Lt();var Je=0;function Kr(e,t,n){e.addEventListener("submit",o=>{let s=H(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),of(s,t,n))}),e.addEventListener("input",o=>{let s=H(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&nf(s)})}function nf(e){Je+=1;let t=R(e,"[data-marked]");if(t){Be(t,""),A(e,"[data-because]").hidden=!0,
delete e.dataset.right;for(let n of y(e,"[aria-invalid]"))n.removeAttribute("aria-invalid")}}async function of(e,t,n){Je+=
1;let o=Je,s=e.dataset.exercise??"",r=y(e,"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("\
aria-invalid");try{let{exercises:i}=await te(`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"\
application/json"},body:JSON.stringify({answers:{[s]:rf(e)},lang:n})}),a=i.find(c=>c.id===s);o===Je&&a&&af(e,a.marked,r)}catch(i){
if(!(i instanceof Y))throw i;if(o!==Je)return;A(e,"[data-marked]").textContent=i.message,A(e,"[data-because]").hidden=!0,
delete e.dataset.right;for(let{where:a}of i.problems)sf(e,r,a)?.setAttribute("aria-invalid","true")}}function sf(e,t,n){
let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return o===void 0||s===void 0?t[0]:Jr(e)[Number(o)]?.[Number(s)]}function Jr(e){
return y(e,"tbody tr").map(t=>y(t,"input",HTMLInputElement))}function rf(e){if(e.querySelector("input[type=radio]"))return y(
e,"input:checked",HTMLInputElement)[0]?.value??"";let t=Jr(e);return t.length?t.map(n=>n.map(o=>o.value)):A(e,"input",HTMLInputElement).
value}function af(e,{right:t,all_right:n,computed:o,sentence:s},r){let i=t.flat();for(let[u,f]of r.entries())f.setAttribute(
"aria-invalid",String(!i[u]));let a=A(e,"[data-marked]"),c=A(e,"[data-because]");if(a.replaceChildren(s||cf(i,n)),c.hidden=
!n,e.dataset.right=String(n),n)return;let l=document.createElement("button");l.type="button",l.textContent="Show the ans\
wer",a.tabIndex=-1,l.addEventListener("click",()=>{a.textContent=`The answer: ${lf(o,Number(e.dataset.decimals))}`,c.hidden=
!1,a.focus()}),a.append(" ",l)}function cf(e,t){return t?"Right.":`${e.filter(Boolean).length} of ${e.length} are right.`}
function lf(e,t){if(typeof e=="string")return e;let n=o=>et(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join(
"; ")).join("; ")}g();K();Lt();var uf=8,ff=4;function Xr(e){e.addEventListener("pointerdown",t=>{let n=H(t);n instanceof HTMLInputElement&&
n.inputMode==="decimal"&&zo(t,n.value,s=>Xe(e,n.name,s))})}function zo(e,t,n){let o=Number(Ue(t));if(e.button!==0||Number.
isNaN(o))return;let s=Yo(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||
(a||=Math.abs(d)>=ff,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Vo(o,Math.round(d/uf)*
s);h!==i&&n(h),i=h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();
a&&(addEventListener("click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;
addEventListener("pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",
l,{signal:u})}function Xe(e,t,n){let o=R(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(
new Event("input",{bubbles:!0})))}function Vo(e,t){return et(String(Number((e+t).toFixed(6))))}function Yo(e){let t=(Ue(
e).split(".")[1]??"").length;return t===0?1:10**-Math.min(t,2)}g();K();function Qr(e){for(let t of y(e,"[data-step]")){let n=new Map(y(t,"figure[data-table]").map(s=>[ti(s.querySelector(
"figcaption math")),s.dataset.table??""]));n.delete("");let o=R(t,".formula");o&&ei(o,n)}}function Zr(e){e.addEventListener(
"pointerover",t=>{let n=H(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");df(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function df(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of y(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function ti(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function ei(e,t){for(let n of e.children){let o=t.get(ti(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):ei(n,t)}}g();K();var hf=["beside","above","below","figure"],ni={width:960,height:540},pf=2,Jo=.6,Ko=.1,mf=320,gf=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:Jo}],oi=["notes reasons remark switch","notes reasons remark switch formula"],wf=[1,.8,Jo],Rn=new WeakMap;
function ri(e,t){let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=R(t,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/ni.width,innerHeight/ni.height,
pf),l=Number(o)||Math.max(1,c);e.style.setProperty("--most",String(l)),bf(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
s)).observe(t),t.addEventListener("click",r=>{let i=H(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Af(a),i.dataset.
turn&&ai(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function ii(e){for(let t of e){Rn.delete(t);for(let n of[
"out","layout","paged"])delete t.dataset[n]}}function bf(e,t,n,o){let s=`${n}×${o}×${t}`;if(Rn.get(e)?.frame===s)return;
let r=R(e,"pointer-view"),i=n>o,a=hf.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=xf(e,a,t,
r)??yf(e,Math.min(t,1));delete e.dataset.fitting,Rn.set(e,{frame:s,arrangement:c}),c.pages&&ai(e,Number(e.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function xf(e,t,n,o){delete e.dataset.
paged;for(let{out:s,parts:r,least:i}of gf){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?
a.scale*(o?.8:1)+Ko:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=Ef(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return Ee(e,a),a}return null}function Ef(e,t,n,o,s,r){let i=u=>(Ee(e,{out:t,layout:n,scale:u}),Sf(e));if(!i(o))return null;
let[a,c]=[o,s];for(c-a>Ko&&i(c)&&(a=c);c-a>Ko;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};
Ee(e,{out:t,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*mf));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function yf(e,t){e.dataset.paged="";let n=wf.map(i=>Math.min(i,t));for(let i of oi){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...si(e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return Ee(e,a),a}let[o,s]=[oi.at(-1)??"",n.at(-1)??Jo],r={out:o,layout:"below",scale:s,pages:si(e,o,s).pages};return Ee(
e,r),r}function si(e,t,n){Ee(e,{out:t,layout:"below",scale:n});let o=Xo(e);for(let p of o)p.dataset.turnedTo="";let{rowGap:s,
columnGap:r}=getComputedStyle(A(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=A(e,".shown").getBoundingClientRect(),
l=c.height-A(e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,m=0,w=A(e,".formula").scrollWidth<=c.width+
1;for(let p of o){let{width:b,height:E}=p.getBoundingClientRect();w&&=E<=l&&li(p),m&&m+b>c.width&&(d+=h+i,h=0,m=0),u.length&&
d+Math.max(h,E)>l&&(u=[],f.push(u),d=0,h=0,m=0),u.push(p),h=Math.max(h,E),m+=b+a}return{pages:f,isFitting:w}}function ai(e,t){
let n=Rn.get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of Xo(e))
n[o]?.includes(s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;A(e,".pager").hidden=n.length===1,A(e,"[data-turned]").
textContent=`${o+1} of ${n.length}`;for(let s of y(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}
function Xo(e){return y(e,".matrix, .shown > pointer-view")}function Ee(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.
layout=n,A(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function Sf(e){let t=e.getBoundingClientRect(),
n=A(e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,A(e,".words"),A(e,".shown")].every(ci)&&n.scrollWidth<=n.clientWidth+1&&[n,...Xo(e)].every(s=>o(s)&&li(s))}function ci(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function li(e){let t=e.querySelector(
":scope > .table-frame");return!t||ci(t)}function Af(e){let t=document.createElement("dialog");t.className="rest";let n=A(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),A(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...A(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}g();K();var Mf=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Tf="Write a number, such as 0.5, in every cell.",_n=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#b(r.name,r.value),this.#p()}),
t.addEventListener("click",s=>{let r=H(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#d(i,1),"fewer"in r.dataset&&
this.#d(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(Ft(s),fi(ui(s)));this.#h(),y(this.#e,"\
input, select")[0]?.focus(),this.#p()}),this.#f()}get text(){let t={};for(let n of this.#s){let o=Ft(n),s=di(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(ui(n))&&(t[o]=s)}return Object.keys(t).length?
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
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#o.clear();for(let t of this.#s){let n=In(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(Ft(t),s==="words"?o:s==="matrix"?vf(n,!!r):o[0]??"")}}#h(){for(let t of this.#s)
for(let n of In(t)){let o=this.#w(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#w(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#b(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#p(){this.#f(),this.#n()}#f(){for(let t of this.#s){let n=Ft(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?In(t).filter(c=>Qe(c.value)===null):[];for(let c of o?In(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),Of(t,s.length?Tf:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of y(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of y(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#d(t,n){let o=Ft(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=Qo(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?Qo(l,n):l.map(u=>Qo(u,n))),l!==void 0&&this.#o.set(c,l)}this.#p()}};
function Ft(e){return e.dataset.input??""}function ui(e){return JSON.parse(e.dataset.default??"null")}function In(e){return y(
e,"input, select")}function vf(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function Qo(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function fi(e){return Array.isArray(e)?e.map(fi):String(e)}function di(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Qe(t);let n=t.map(o=>di(e,o));return n.includes(null)?null:n}function Qe(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Mf.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function Of(e,t){let n=A(
e,"[data-failure]");n.textContent=t,n.hidden=!t}g();Mt();K();g();Mt();K();g();K();function Zo(e=""){let t=["The server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.
serviceWorker?.controller?t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it\
 can be reloaded only over HTTPS"}.`}var ts=null;function Nf(){let e=y(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,pathname:s}=location,
r=o+s;if(!t){let a=s.slice(Qt.pathname.length),c=R(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=wt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function hi(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);ts?.disconnect(),ts=new PerformanceObserver(n=>{let o=n.getEntries().map(({name:s})=>s);
t({addresses:o.filter(s=>!s.includes("?"))})}),ts.observe({type:"resource",buffered:!0}),t({addresses:[],page:Nf()})}async function pi(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",hi),await navigator.serviceWorker.register(
new URL("service-worker.js",Qt),{updateViaCache:"none"}),hi()}catch{}}function mi(){document.readyState==="complete"?pi():addEventListener("load",pi)}var ph=4e3,fc="This page computes your changes in your browser and hides what only the server can update.",eo=document.getElementById(
"lesson-record")!==null,Oe=!1,Rs,no=!1;async function dc(e,{address:t,files:n,signal:o}){if(_s())return ks(e,{files:n,signal:o});
if(!Oe)return lc(t,o);if(no)return no=!1,ks(e,{files:n,signal:o});try{let s=await lc(t,pr(o));return Is(""),s}catch(s){if(!(s instanceof
Y&&[0,...Eo].includes(s.status)))throw s;return Is(Zo(fc)),ks(e,{files:n,signal:o})}}function _s(){return eo}function hc(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),Rs??=oo(e)},o=setTimeout(n,ph);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function pc(e){if(!eo&&!Oe&&e&&(Rs??=oo(e),await Rs),!eo&&
!Oe)return null;let{openRecord:t}=await Promise.resolve().then(()=>(nn(),Bn));return t()}async function oo(e){try{let t=[
Promise.resolve().then(()=>(nn(),Bn)),Promise.resolve().then(()=>(Os(),vs)),Promise.resolve().then(()=>(Ls(),$s))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||Oe)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...y(o,"head > *, body > *")),Oe=!0,no=yo(n),no&&Is(Zo(fc)),mi()}catch{}}async function mc(e,t,n){if(!eo&&!Oe)return;
let{previewEdits:o}=await Promise.resolve().then(()=>(Os(),vs));try{o(e,t,n)}catch(s){if(!(s instanceof Y))throw s}}function Is(e){
let t=R(document,"[data-silence]");t&&(t.textContent=e)}async function ks(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(nn(),Bn));
return n(e,t)}async function lc(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(uc),s=await o.text().catch(uc);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new Y(o.status,
mh(s,o.status))}function uc(e){throw zt(e)?e:new Y(0,[{where:"",message:Ce,suggestions:[]}])}function mh(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:Pe(t),suggestions:[]}]}}Ts();g();var gc="pointerscope-lessons";function wc(){try{let e=JSON.parse(localStorage.getItem(gc)??"{}");return e&&typeof e==
"object"?e:{}}catch{return{}}}function Cs(e){let t=wc()[e];return new Set(Array.isArray(t)?t:[])}function Ps(e,t){let n=Cs(
e);if(!n.has(t))try{localStorage.setItem(gc,JSON.stringify({...wc(),[e]:[...n,t]}))}catch{}}xe();g();K();var gh=3e4,bc=660;async function xc(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+gh;for(;Date.now()<
t&&e.some(wh);)await new Promise(n=>setTimeout(n,100))}function wh(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function Ec(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=y(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=y(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>bc);for(let r of s)r.style.setProperty("--print-scale",String(bc/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}g();K();xe();var bh="Type a number, or drag it sideways",yc="This number is computed: change an input, and it follows.",Sc=/^[\d.,+−-]$/,
so=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",o=>{let s=Hs(o),r=s&&this.#n(s);!r||
H(o)instanceof HTMLInputElement||zo(o,r.value,i=>{Xe(n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=Hs(
o);s&&this.#o(s)}),t.addEventListener("dblclick",o=>Ac(H(o))),t.addEventListener("keydown",o=>{let s=Hs(o);if(Sc.test(o.
key)&&Ac(H(o)),!s||o.ctrlKey||o.metaKey||o.altKey)return;if(H(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=Sc.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#o(s,r?o.key:void 0))})}prepare(){for(let t of y(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=R(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",A(t,".table-frame").title=bh;for(let[s,r]of y(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(Ge),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:mt(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=R(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&mt(r).flat()[o];i&&(s?this.#r(i,s):Mc(i))}#n(t){let n=t.closest(qe),{row:o,column:s}=be(mt(n),t),{table:r=""}=n.
dataset,i=a=>R(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#o(t,n){let o=this.#n(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#s(s)}),s.addEventListener(
"blur",()=>this.#i(s)),this.#r(t,s),n===void 0?s.select():this.#s(s)}#r(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#s(t){let n=Qe(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&Xe(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#n(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=A(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=Qe(o.value);if(r===null)return;o.value=Vo(r,s*Yo(o.value)),this.#s(o)}
t.key==="Escape"&&(t.preventDefault(),Xe(this.#t,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&Mc(n)}};function Hs(e){return H(e).closest(Ge)}function Ac(e){let t=e.closest(ee)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(qe))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${yc}`;let o=A(
t,"[data-sum]");o.textContent?.endsWith(yc)||o.append(n)}function Mc(e){e.tabIndex=0,e.focus({preventScroll:!0})}var Jp=350,Xp=60,sr=["removed","inputs","layer","head"],Qp=60,Wl=["step","all",...sr],Zp={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},L=A(document,"[data-lesson]"),B=A(L,"[data-steps]"),he=L.dataset.only,Ut=A(L,"[data-error]"),ke=R(L,"[data-in\
puts]"),de=ke&&new _n(ke,A(L,"[data-reset]",HTMLButtonElement),hm),er=ke&&new so(B,ke),nr=R(L,"details.inputs",HTMLDetailsElement),
jt="frame"in L.dataset,{states:tm,leftOut:Bl="",edited:Ul=""}=L.dataset,{record:dn}=L.dataset,O=rr(location.search),ht={
...O,...cr(rr(em()))},tr=new AbortController,ln=0,fn=0,Fl=0,fe=null,or=Number.NaN;function rr(e){let t=new URLSearchParams(
e);return{step:t.get("step")??"",all:t.get("all")??"",removed:t.get("removed")??Bl,inputs:t.get("inputs")??Ul,layer:t.get(
"layer")??"",head:t.get("head")??""}}function em(){return _s()?"":L.dataset.shown??location.search}async function nm(){dn&&
await oo(dn),mo({history:"keep",isFresh:!0})}var om=jt?ri(L,B):()=>{},sm="framers"in document.body.dataset?Vr({state:fm,
height:()=>L.scrollHeight,set:dm,keeps:e=>jl(e)!==null}):()=>{},pt=()=>y(B,":scope > [data-step]"),pn=e=>pt().findIndex(
t=>t.dataset.step===e),It=()=>Math.max(0,pn(O.step)),jl=e=>{let t=Zp[e];if(he||!t||O.all&&e.startsWith("Page"))return null;
let n=It()+t;return n>=0&&n<pt().length?n:null},ql=()=>jt&&window.parent!==window;function qt(){let e=!!O.all||!!he,t=It(),
n=pt();for(let[s,r]of n.entries())r.hidden=!e&&s!==t;for(let s of y(L,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.
dataset.step;if(e&&!jt)for(let s of Io(B,"pointer-view[lazy]"))s.removeAttribute("lazy");L.dataset.mode=e?"all":"one";for(let s of y(
L,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=O[r]||"0"}Gl(n,t),am(),im(n);let o=n[t];!e&&!jt&&o&&
Ss([o]),om(),sm("state",{})}function Gl(e,t){L.toggleAttribute("data-first",t===0);for(let n of y(L,"[data-slide]"))cm(n,
n.dataset.slide===e[t]?.dataset.step);R(L,"[data-place]")&&lm(t,e.length)}function rm(){if(!O.all||he||Math.abs(scrollY-
or)<2)return;or=Number.NaN;let e=pt(),t=e.filter(s=>s.getBoundingClientRect().top<innerHeight/3),o=scrollY+innerHeight>document.
documentElement.scrollHeight-2?e.length-1:Math.max(0,t.length-1);o!==It()&&(O={...O,step:e[o]?.dataset.step??""},Ie("rep\
lace"),Gl(e,o))}function ir(e){e?.scrollIntoView({block:"start"}),or=scrollY}function im(e){let t=go(ht);for(let r of y(
L,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??""));let n=R(L,"[data-changed]");if(!n)return;
let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${A(r,"h1, h2").lastChild?.textContent?.trim()??""}”`),s=[o.length?
`Left out: ${o.join(", ")}.`:"",ht.inputs?"The inputs are edited.":""].filter(Boolean);n.hidden=!s.length,n.textContent=
`${s.join(" ")} Texts, exercises and printed numbers speak of the original lesson.`}function ar(){return!jt&&!("opens"in
L.dataset)}function am(){let{lesson:e=""}=L.dataset;if(!ar())return;let t=Cs(e);for(let n of y(L,"[data-slide]"))n.toggleAttribute(
"data-seen",t.has(n.dataset.slide??""))}function cm(e,t){if(!t){e.removeAttribute("aria-current");return}e.setAttribute(
"aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function lm(e,t){
for(let o of y(L,"[data-controls]"))o.hidden=!1;A(L,"[data-place]").textContent=`Step ${e+1} of ${t}`,A(L,'[data-go="-1"\
]',HTMLButtonElement).disabled=e===0,A(L,'[data-go="1"]',HTMLButtonElement).disabled=e===t-1;let n=R(L,"[data-all]",HTMLInputElement);
n&&(n.checked=!!O.all||!!he)}function um(e){let t=e.slice(0,Qp);Ut.textContent=`This lesson has no step “${t}”. It ope\
ns at its first step.`,Ut.hidden=!1,Ut.dataset.unknown="step"}function hn(e,t=!1){let n=pt(),o=n[Math.max(0,Math.min(n.length-
1,e))];o&&(As(B),Ut.dataset.unknown&&(Ut.hidden=!0),delete Ut.dataset.unknown,ar()&&Ps(L.dataset.lesson??"",n[It()]?.dataset.
step??""),O={...O,step:o.dataset.step??""},Ie("replace"),qt(),t&&A(o,"h1, h2").focus({preventScroll:!0}),O.all?ir(o):o.getBoundingClientRect().
top<0&&L.scrollIntoView({block:"start"}),L.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",
inline:"nearest"}))}function cr({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,head:o}}function po(e,t){
return sr.every(n=>e[n]===t[n])}function fm(){return{step:pt()[It()]?.dataset.step,removed:ht.removed,inputs:ht.inputs}}
function dm({step:e,...t}){e!==void 0&&!he&&hn(Math.max(0,pn(e??"")));let n={};for(let o of sr)o in t&&(n[o]=t[o]??"");Re(
n)}function Ie(e){let t=zl({...O,...cr(ht)});if(t!==location.pathname+location.search)try{e==="push"&&!ql()?history.pushState(
null,"",t):history.replaceState(null,"",t)}catch{}}function zl(e){let t=[...new URLSearchParams(location.search)].filter(
([s])=>!Wl.some(r=>r===s)),n=wt({...Object.fromEntries(t),...e});Bl&&!e.removed&&n.set("removed",""),Ul&&!e.inputs&&n.set(
"inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function hm(){let e=de?.text;cancelAnimationFrame(
Fl),typeof e=="string"&&(Fl=requestAnimationFrame(()=>mc(B,e,go(O)))),clearTimeout(fn),fn=setTimeout(()=>Re({}),Jp)}function Re(e){
let t=fn&&de?de.text:null;clearTimeout(fn),fn=0;let n={...O,...t===null?{}:{inputs:t},...e};po(n,O)||(O=n,mo({history:"p\
ush"}))}async function mo({history:e,isFresh:t=!1}){ln+=1;let n=ln;tr.abort(),tr=new AbortController,B.setAttribute("ari\
a-busy","true");try{let o=await dc(O,{address:zl(O),files:tm,signal:tr.signal});if(n!==ln)return;gm(o,t),ht=O,Vl([]),e===
"push"&&Ie("push"),qt()}catch(o){if(zt(o))return;if(!(o instanceof Y))throw o;n===ln&&pm(o.problems,e)}finally{n===ln&&B.
removeAttribute("aria-busy")}}function pm(e,t){Vl(e);let n=e.every(s=>s.where.startsWith("inputs"));if(O={...O,...n?{inputs:ht.
inputs}:cr(ht)},!po(O,ht)){mo({history:t});return}let o=go(ht);for(let s of y(B,"[data-remove]",HTMLInputElement))s.checked=
o.has(s.dataset.remove??"");Ie("replace"),qt()}function mm(e){try{return Object.keys(JSON.parse(e))}catch{return[]}}function go(e){
return new Set(e.removed.split(",").filter(Boolean))}function gm(e,t){As(B);let n=er?.place,o=document.activeElement?.closest(
"[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;for(let i of pt()){let a=i.dataset.step??"",c=e.querySelector(
`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&fe&&i.contains(fe)&&c.hasAttribute("data-removed")&&A(c,".sheet-head").
after(fe),c&&i.replaceWith(c)}for(let i of y(L,"[data-renew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);
a&&i.replaceChildren(...a.childNodes)}let r=R(e,"[data-inputs]");r&&de?.replace(r,t),fe?.isConnected&&document.activeElement===
document.body&&A(fe,"button:enabled").focus({preventScroll:!0}),s&&R(B,`[data-remove="${CSS.escape(s)}"]`)?.focus(),Yl(),
n&&er?.restore(n)}function Vl(e){let t=de?de.showProblems(e):e,n=nr?.open?t:e;Ut.textContent=n.map(o=>o.message).join(" "),
Ut.hidden=n.length===0,n.length&&L.dataset.live&&Ut.append(" ",wm(L.dataset.live))}function wm(e){let t=document.createElement(
"a");return t.href=e,t.textContent="Open it on the server",t.search=wt({...O,all:null}).toString(),t}function Yl(){Br(B),
er?.prepare(),bm(),za(B),Qr(B),B.querySelector("pointer-view")&&Promise.resolve().then(()=>(Dl(),Kp));for(let e of y(B,"\
[data-embed]",HTMLAnchorElement)){let t=e.closest("[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=
wt({...O,all:null,step:n}).toString()}for(let e of y(L,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search).get("lang");e.search=wt({removed:O.removed,inputs:O.inputs,lang:t}).toString()}for(let e of y(L,"[data-back]",HTMLAnchorElement)){
let t=new URLSearchParams(location.search);for(let n of Wl)t.delete(n);e.search=t.toString()}}function bm(){let e=!jt&&!ht.
removed&&!ht.inputs;for(let t of y(B,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector(
"[data-guess]");if(e||o?.remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=
t.dataset.remove,s.textContent="Predict what it changes",n?.before(s)}}async function xm(e){let t=pt()[pn(e.dataset.guess)],
[n,{askRemoval:o}]=await Promise.all([pc(dn),Promise.resolve().then(()=>(Ls(),$s))]);if(!t?.isConnected)return;let s=()=>Re(
{removed:e.dataset.guess??""});fe=n&&o(t,n,s,()=>Re({removed:""})),fe?e.remove():s()}function Em(e,t,{row:n,column:o}){let s=Object.
fromEntries(new URLSearchParams(location.search)),r=wt({...s,step:null,all:null,row:n,column:o});return te(`${L.dataset.
api}/${e}/${t}?${r}`)}async function ym(){let{solutionsAt:e}=L.dataset;if(!(!e||R(L,"[data-solutions]")))try{let t=await fetch(
e);if(!t.ok)return;let n=new DOMParser().parseFromString(await t.text(),"text/html");B.after(...y(n.body,"[data-solution\
s]"))}catch{}}async function Sm(e){e.disabled=!0;let{all:t}=O;O={...O,all:"1"},qt(),await Promise.all([xc(Io(B)),ym()]),
window.print(),O={...O,all:t},qt(),e.disabled=!1}function Kl(e){return e.closest(`input:not([type=checkbox]), select, te\
xtarea, ${qe} td`)!==null}function Jl(e){for(let t=e;t&&t!==B;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+
1&&getComputedStyle(t).overflowX!=="visible")return!0;t=t.parentElement}return!1}B.addEventListener("change",e=>{let t=e.
target;if(!(t instanceof HTMLInputElement)||!t.dataset.remove)return;let n=go(O);t.checked?n.add(t.dataset.remove):n.delete(
t.dataset.remove),Re({removed:[...n].join(",")})});L.addEventListener("change",e=>{let t=Mr(e);t.dataset.follow&&Re({[t.
dataset.follow]:t.value}),"all"in t.dataset&&t instanceof HTMLInputElement&&(O={...O,all:t.checked?"1":""},Ie("replace"),
qt(),ir(pt()[It()]))});L.addEventListener("click",e=>{let t=H(e);t.dataset.go&&hn(It()+Number(t.dataset.go));let n="stri\
pButton"in t.dataset&&t.closest("figure");n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"pri\
nt"in t.dataset&&Sm(t),t.closest(".onward a")&&ar()&&Ps(L.dataset.lesson??"",pt()[It()]?.dataset.step??""),"guess"in t.dataset&&
xm(t);let o=t.closest("[data-slide]");o instanceof HTMLElement&&(e.preventDefault(),hn(pn(o.dataset.slide),!0))});document.
addEventListener("keydown",e=>{let t=H(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||Kl(t)||Jl(t))return;let n=jl(
e.key);n!==null&&(e.preventDefault(),hn(n,!0))});var un;B.addEventListener("touchstart",e=>{let t=H(e);un=e.touches.length===
1&&!Jl(t)&&!Kl(t)?e.touches[0]:void 0},{passive:!0});B.addEventListener("touchend",({changedTouches:[e]})=>{if(he||!un||
!e)return;let[t,n]=[e.clientX-un.clientX,e.clientY-un.clientY];un=void 0,Math.abs(t)>Xp&&Math.abs(t)>2*Math.abs(n)&&hn(It()-
Math.sign(t))});document.addEventListener("scroll",()=>requestAnimationFrame(rm),{passive:!0});window.addEventListener("\
popstate",()=>{O=rr(location.search),po(O,ht)?qt():mo({history:"keep",isFresh:!0})});ql()||Ec(B,()=>{for(let e of pt())e.
hidden=!1;for(let e of y(B,"[data-beside]"))e.hidden=!1;jt||Ss(pt()),jt&&ii(pt())},qt);var Am=!!O.step;!O.step&&location.
hash&&(O.step=location.hash.slice(1));O.step&&pn(O.step)<0&&!he&&(Am&&um(O.step),O.step="",Ie("replace"));nr&&O.inputs&&
(nr.open=!0,de?.unfold(mm(O.inputs)));Wr(B,"opens"in L.dataset?Em:null);Kr(B,L.dataset.lesson??"",L.lang);Ga(B);ke&&Xr(ke);
Zr(B);Yl();qt();O.all&&O.step&&!jt&&ir(pt()[It()]);L.dataset.ready="true";dn&&hc(dn);po(O,ht)||nm();})();
