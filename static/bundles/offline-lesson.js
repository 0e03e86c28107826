(()=>{var Ul=Object.create;var wo=Object.defineProperty;var jl=Object.getOwnPropertyDescriptor;var ql=Object.getOwnPropertyNames;var Gl=Object.getPrototypeOf,zl=Object.prototype.hasOwnProperty;var or=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var M=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var bo=(e,t)=>{for(var n in t)wo(e,n,{get:t[n],enumerable:!0})},Vl=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let s of ql(t))!zl.call(e,s)&&s!==n&&wo(e,s,{get:()=>t[s],enumerable:!(o=jl(t,s))||o.enumerable});return e};var sr=(e,t,n)=>(n=e!=null?Ul(Gl(e)):{},Vl(t||!e||!e.__esModule?wo(n,"default",{value:e,enumerable:!0}):n,e));var rr,Kl,y,g=M(()=>{"use strict";({currentScript:rr}=document),Kl=rr instanceof HTMLScriptElement?rr.src:"",y=new URL("\
static/js/",Kl||document.baseURI).href});async function te(e,t,n=Qt){let o=await Xl(new URL(`api/${e}`,n),t);if(String(n)===Qt.href&&Ql(o!==null&&!Eo(o)),!o)return ir();
if(o.status===Yl)return;if(!(o.headers.get("content-type")??"").includes("json")){let i=_e(o.status);throw new K(o.status,
[{where:"",message:i,suggestions:[]}])}let r=await o.json().catch(ir);if(!o.ok)throw new K(o.status,r.errors??[]);return r}
async function Xl(e,t){try{let n=await fetch(e,t);return xo.includes(n.status)?null:n}catch(n){if(jt(n))throw n;return null}}
function ar(e){let t=AbortSignal.timeout(Jl);return e?AbortSignal.any([e,t]):t}function Eo({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function Ql(e){e!==Zt.answers&&(Zt.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function ir(e){throw jt(e)?e:new K(0,[{where:"",message:Ie,suggestions:[]}])}
function jt(e){return e instanceof DOMException&&e.name==="AbortError"}function gt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,o])=>[n,String(o)]))}function pn(e){return e instanceof Error?
e.message:String(e)}var K,Qt,Zt,xo,Yl,Jl,Ie,_e,St=M(()=>{"use strict";g();K=class extends Error{constructor(t,n){super(n.
map(o=>o.message).join(" ")),this.status=t,this.problems=n}},Qt=new URL(y.replace(/^(.*\/)static\/.*$/,"$1")),Zt={answers:!0},
xo=[502,504],Yl=204,Jl=5e3,Ie="No response could be read. Your input is still here; check your connection and try again.",
_e=e=>`The server answered with ${e}.`});function cr(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function dt(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function mn(e){return e<0?`(${dt(e)})`:dt(e)}function yo(e){return ur(e," \
+ ")}function lr(e){return ur(e,", ")}function gn(e,t){return e===t?t:`${e} = ${t}`}function ur(e,t){return e.length<=24?
e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var wn=M(()=>{"use strict";g()});function So(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function bn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function xn(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(bn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Zl(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}
function Zl(e,t,n,o){let{op:s}=t;if(s==="constant")return To(t,n);let r=Mo(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s===
"view"||s==="join")return i;if(s==="where")return i?a:c;if(s==="matmul")return eu(r);if(s==="collect")return Ce.sum?.(r)??
0;if(s==="softmax")return tu(e,t,n,r);let l=Ce[s];if(l)return l(r);let u=Ao[s];if(!u)throw new RangeError(`There is no o\
peration ${s}.`);return u(i,a)}function Mo(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,nu(t,
n)]];if(o==="join")return[ou(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return fr(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(o==="softmax"||o in Ce){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=fr(
c).map(f=>[i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function To({values:e=0},t){
return So(Array.isArray(e)?e[t]??Number.NaN:e)}function vo(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function tu(e,t,n,o){let{place:s,width:r}=vo(e,t,n),i=Oo(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function Oo(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-
n)/o))}function eu(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function nu({shape:e,offset:t=0,
strides:n,index:o},s){if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function ou(e,t,n){let o=n;for(let s of t){let r=bn(e[s]??{op:"",shape:[]});if(o<r)return[s,o];
o-=r}throw new RangeError(`No operand has the element ${n}.`)}function fr(e){return Array.from({length:e},(t,n)=>n)}function su(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function ru(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var Ao,
Ce,Pe=M(()=>{"use strict";g();Ao={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>su(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+ru(e/Math.SQRT2))},Ce=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function He(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:To(c,a),op:"",parts:[]};let f=Mo(e,c,a).
map(([b,x])=>s(b,x)),[d,h,m]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&m)return d?.value?h:m;if(l==="\
collect")return dr(f);if(l==="matmul")return dr(gr(f));if(l==="softmax")return hu(f,vo(e,c,a));let p=Ce[l];if(p)return{value:p(
f.map(({value:b})=>b)),op:l,parts:f};let w=Ao[l];if(!w||!d)throw new RangeError(`There is no operation ${l}.`);return{value:w(
d.value,h?.value??0),op:l,parts:f}};return s(e.length-1,t)}function En(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function Pt(e){if(hr.has(e.op))return e;for(let t of e.parts){let n=Pt(t);if(n)return n}return null}function $o(e){
return e.op?Lo(e,null,!1).text:dt(e.value)}function pr(e){let t=dt(e.value),n=Pt(e);if(!n)return gn($o(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=De(e),s=o.reduce((r,i)=>r+i,0);return`${dt(o[e.place??0]??0)} / ${dt(s)} = ${t}`}return`${mr(
e,n)??Lo(e,n,!1).text} = ${t}`}function De({parts:e,temperature:t}){return Oo(e.map(({value:n})=>n),t?.value)}function yn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>iu;return{powers:s?De(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function mr(e,t){if(e===t)return t.op==="sum"?`Sum ${dt(t.value)}`:null;let[
n,o]=e.parts,s=n&&mr(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${dt(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${dt(o.value)}`:null}function Lo(e,t,n){let{op:o,parts:s,value:r}=e,i=hr.has(o);if(!o||e===t||i&&n)return{text:mn(r),
binding:_t};let a=s.map(d=>Lo(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?yo(c):"0",binding:ge};
if(o==="softmax")return{text:fu(e,a),binding:Mt};if(o==="product")return{text:c.join(" · "),binding:Mt};let[l={text:"",
binding:_t},u]=a,f=cu[o];if(f&&u){let[d,h]=f,m=o==="add"||o==="multiply",p=Ct(l,o==="power"?_t:h),w=Ct(u,m?h:h+1);return{
text:o==="power"?`${p}^${w}`:`${p} ${d} ${w}`,binding:h}}return o==="negative"?{text:`−${Ct(l,Mt)}`,binding:ge}:o==="s\
qrt"?{text:`√${Ct(l,_t)}`,binding:_t}:o==="absolute"?{text:`|${uu(s[0],l)}|`,binding:_t}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${Ct(l,_t)}))`,binding:Mt}:o==="gelu"?{text:`${Ct(l,Mt)} · Φ(${l.text})`,binding:Mt}:{text:`${lu[o]??o}(${lr(c)}\
)`,binding:_t}}function uu(e,{text:t}){return e&&!e.op?dt(e.value):t}function Ct({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function fu(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=yn(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${Ct(c,ge)} − ${mn(r)}`,binding:ge}),i!==1&&(l={text:`${Ct(l,Mt)} / ${mn(i)}`,binding:Mt}),`e^${Ct(l,_t)}`});
return`${a[n]} / (${yo(a)})`}function gr(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:du(
o),op:"multiply",parts:o})}return t}function du(e){return e.reduce((t,{value:n})=>t*n,1)}function dr(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:No(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?gr([r.parts[0],i]):[]),s={value:No(o),op:"sum",parts:o};
return{value:No(e),op:"divide",parts:[s,t]}}function No(e){return e.reduce((t,{value:n})=>t+n,0)}function hu(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=De(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var iu,me,ge,Mt,au,_t,cu,lu,hr,ko=M(()=>{"use strict";g();wn();Pe();iu=30,[
me,ge,Mt,au,_t]=[0,1,2,3,4],cu={add:["+",ge],subtract:["−",ge],multiply:["·",Mt],divide:["/",Mt],remainder:["mod",Mt],
power:["^",au],greater:[">",me],greater_equal:["≥",me],less:["<",me],less_equal:["≤",me],equal:["=",me],not_equal:["\
≠",me]},lu={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},hr=new Set(["sum","softmax"])});function A(e,t,n){let o=k(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function k(e,t,n){
let o=e.querySelector(t);return o&&br(o,n)?o:null}function E(e,t,n){return[...e.querySelectorAll(t)].filter(o=>br(o,n))}
function Ro(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function D({target:e}){return e}function wr({target:e}){
return e}function br(e,t){return e instanceof(t??HTMLElement)}var Y=M(()=>{"use strict";g()});function Er(){return xr??=document.querySelector('[data-decimal=","]')!==null,xr}function tt(e){return Er()?e.replaceAll(
pu,t=>t.replaceAll(/[.,]/g,n=>mu[n]??n)):e}function Be(e){return Er()?e.replace(",","."):e}var pu,mu,xr,Lt=M(()=>{"use s\
trict";g();pu=/\d[\d.,]*\d/g,mu={".":",",",":"."}});function pt(e){return"down"in e.dataset?[E(e,"tbody td",HTMLTableCellElement)]:E(e,"tbody tr").map(t=>E(t,"td",HTMLTableCellElement))}
function we(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function An(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=k(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?pt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,...Ht(s)};return t.set(n,i),i}}function Sn(e,t){let n=e?.cells[t];return n?ne(n):Number.
NaN}function ne(e){return cr(e.dataset.value??Be(Io(e)))}function Io(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function Tt(e){return A(e,"figcaption span").textContent??""}function Ht(e){let t=o=>E(e,o).map(
s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var Fe,ee,We,Ue,be=M(()=>{"use strict";g();wn();Y();Lt();Fe="figure[data-how]",ee="figure[data-how] tbody td",We="f\
igure[data-editable]",Ue="figure[data-editable] tbody td"});function yr(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),o=new Uint8Array(n.length);for(let s=0;s<n.length;s++)
o[s]=n.charCodeAt(s);return o}var Ar=M(()=>{"use strict";g()});function je(e){if(Array.isArray(e))return wu(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=gu[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(yr(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function wu(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function qe({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:bu(e,n*s,(n+1)*s),shape:o}}function Sr({values:e,shape:t}){
return t.length<2?e:_o({values:e,shape:t})}function _o(e){return Array.from({length:e.shape[0]??0},(t,n)=>qe(e,n).values)}
function bu(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var gu,Co=M(()=>{"use strict";g();Ar();gu={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function ct(e){return"kind"in e&&e.kind===Mn}function vt(e){return ct(e)?e.meta:e.layout.meta}function Tn(e){return ct(e)?
e.meta.height??0:e.layout.height}var Mn,vn=M(()=>{"use strict";g();Mn="network"});function vr({data:e,layout:{meta:t}},n){for(let o of t.parts??[]){let s=e[o.trace];if("lines"in o){let r=Ge(o.lines,t,n);
Object.assign(s,Eu(r,n[o.row],o))}else s[o.attribute]=Sr(Ge(o.is,t,n))}}function Ge(e,t,n){let o=xu(t),s=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===Tr?0:a.indexOf(n[i]??"")};return{values:xn(e,(i,a=[])=>{let c=o[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>qe(l,s(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function xu(e){let t=Mr.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,je(o)])),Mr.
set(e,t)),t}function Eu({values:e,shape:t},n,{above:o,to:s}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Tr&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var Tr,
Mr,Po=M(()=>{"use strict";g();Co();Pe();Tr="all",Mr=new WeakMap});function $r(e,t){let{table:n}=vt(e);if(n&&"rows"in n)return[n];if(ct(e))return[];let{data:o,layout:s}=e,r=n?[yu(n,s.meta,
t)]:[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Au(s,a)),...r]}function On({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Ho("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of t)s.insertRow().append(Ho("th",r,"row"),...i.map(a=>Ho("td",a)));return n}function Lr(e){
let t=o=>o.map(vu).join(",");return`${e.map(({columns:o,rows:s})=>[o,...s].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function yu(e,t,n){let{columns:o,labels:s}=e;if("values"in e){let i=e.values.map(a=>Ge(a,t,n).values);return{columns:o,
rows:s.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=_o(Ge(e.matrix,t,n));return{columns:o,rows:s.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function Au(e,t){let n=je(t.z??[]),o=Or(e,t,"y").map((s,r)=>[s,...Array.from(qe(n,r).values)]);return{columns:[
t.name??"",...Or(e,t,"x")],rows:o}}function Or(e,t,n){let o=t[n];if(Array.isArray(o))return o.map(c=>Nr(String(c)));let s=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(Nr);let{shape:a}=je(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Nr(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function vu(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
Mu,"$1'").replace(Tu,"'"),n=Su.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Ho(e,t,n){let o=document.
createElement(e);n&&(o.scope=n);let s=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return o.textContent=
Number(s)===0?s.replace("-",""):s,o}var Su,Mu,Tu,Do=M(()=>{"use strict";g();Co();vn();Po();Su=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
Mu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Tu=/^(?=[\t\r\n])/});function kr(e,t){let n=o=>{let s=_r(o);s&&ze(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&Nu(e,t),e.addEventListener("pointerout",o=>{let s=D(o).closest(Fe),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&Nn(Fo(s))}),e.addEventListener("keydown",$u)}function Rr(e){for(let t of E(e,Fe))for(let[n,o]of E(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function Nu(e,t){let n=0,o=async s=>{let r=_r(s);if(!r)return;n+=1;let i=n,
a=Bo(r),c=Fo(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,we(pt(a),r));i===n&&c.isConnected&&Lu(
c,f,r)}catch(f){i===n&&(A(c,"[data-sum]").textContent=pn(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=D(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function $u(e){let t=D(e),n=t.closest(`${ee}, ${Ue}`),o=Ou[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=Bo(
n),r=pt(s),{row:i,column:a}=we(r,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function ze(e,{withoutResult:t=!1}={}){let n=Bo(e),o=Fo(n);Nn(o);let s=An(o),r=He(JSON.parse(
n.dataset.how??"[]"),pt(n).flat().indexOf(e),(u,f)=>Sn(s(u),f));e.dataset.lit="result";for(let u of En(r)){let f=s(u.table??
"")?.cells[u.index??0];f&&(f.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":dt(ne(e)),l=Number.isNaN(r.value)||t&&!r.op?a:gn($o(r),a);i.textContent=[Ru(n,e),tt(l)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function Lu(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,numbers:c}=t,l=He(i,a,(p,w)=>Ir(
c[p],w).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(On(ku(l,c)));let m=document.createElement("p");m.className=
"sum",m.textContent=pr(l),u.append(f,h,m,d),A(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function ku(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=En(a);return Ir(t[c],l).label},o=(a,...c)=>[a,...c.
map(dt)],s=Pt(e);if(!s)return{columns:["term","value"],rows:En(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:r,parts:i}=s;if(r==="softmax"){let a=De(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>o(n(a),a.value))}}function Ir(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:So(o)}}function Nn(e){for(let n of E(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function _r(e){return e.target instanceof Element?e.target.closest(ee):null}function Bo(e){
return e.closest("figure")}function Fo(e){return e.closest("[data-step]")}function Ru(e,t){let{row:n,column:o}=we(pt(e),
t),{rows:s,columns:r}=Ht(e);return[Tt(e),s[n],r[o]].filter(Boolean).join(", ")}var Ou,Wo=M(()=>{"use strict";g();St();wn();
ko();Y();Pe();be();Lt();Do();Ou={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var ai,ci,li,ui,fi,di,hi,pi,mi,gi,wi,bi,xi,Ei,yi,Ai,Si,Mi,Ti,vi,Qo,Oi,Zo,Ni,Ye=M(()=>{"use strict";g();ai="This lesson h\
as no such input. Send one of its inputs.",ci="This is not one of the options. Send one of {options}.",li="This is not a\
 list. Send a list of words.",ui="There are {words} words. Send {expected} words.",fi="This word is empty or not text. S\
end a word.",di="The word contains a control character. Send it without.",hi="The word has {characters} characters. Send\
 at most {most}.",pi="This is not a matrix. Send a list of rows, each a list of numbers.",mi="The matrix has {count} row\
. Send {expected}.",gi="The matrix has {count} rows. Send {expected}.",wi="This row is not a list. Send a list of number\
s.",bi="The row has {count} number. Send {expected}.",xi="The row has {count} numbers. Send {expected}.",Ei="This is not\
 a number. Send a number, such as 0.25.",yi="The number is out of range. Send a number from {least} to {most}.",Ai="This\
 is not a whole number. Send a whole number.",Si='"{step}" is not a step of this lesson. Send the id of a removable step\
.',Mi='"{step}" cannot be removed. Send the id of a removable step.',Ti="This step needs {names}, which could not be com\
puted above.",vi="The result is not a number: the inputs are too extreme. Enter smaller values.",Qo=[0,.01,.04,.1,.2,.4,
.7,1],Oi=4,Zo=1e-12,Ni=7});function oe(e,t){let n=Array.from(e),o=Af(n),s=Sf(n,t);return n.map((r,i)=>({text:kt(r,o),exact:os(r),level:s[i]??null}))}
function Af(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=Zo*Math.abs(s)}))return t;return 3}function kt(e,t=es(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(es(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=ns(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=ns(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function os(e){if(es(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=Ef&&t<yf){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function es(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function ns(e,t,n){let[o="",s]=e[n](xf).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function Sf(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Qo.slice(1).map((i,a)=>(i+(Qo[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
Oi:Ni,s=Math.max(0,...n.map(Math.abs));return s<=Zo?n.map(()=>0):n.map(r=>Number(ns(r/s*o,0,"toFixed")))}var xf,Ef,yf,se=M(
()=>{"use strict";g();Ye();xf=100,Ef=1e-4,yf=1e16});var ss,rs=M(()=>{"use strict";g();ss=`	
\v\f\r              \u2028\u2029  　`});function Ee(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var In=M(()=>{"use strict";g();rs()});function Tf(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(Li(r)===Li(i)?a:[...a,Mf])}}function Li(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function vf(e,t,{settings:n,inputs:o}){let s=Object.entries(e.tables).map(([p,w])=>{let b=ki(
w,n)??null,{title:x="",figure:T=null}=b??Object.values(w.variants)[0]??{};return{name:p,title:x,isShown:T!==null,variant:b,
numbers:null}}),r=(p,w="")=>({tables:s,status:p,error:w}),i=e.inputs.map(p=>t.get(p)?.status);if(e.failing.some(p=>o.has(
p))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((p,w)=>i[w]==="failed");if(c.length){let p=c.map(w=>`\
“${t.get(w)?.title??w}”`).join(", ");return r("failed",Ee(Ti,{names:p}))}let l=new Map(s.map(({name:p,variant:w})=>[
p,w])),u=Of(e,l,t,o);if(!ki(e.conditions,n)?.every(({expression:p,holds:w})=>{let[b]=Ri(p,u)??[];return b!==void 0&&!!b===
w}))return r("unknown");let h=s.map(p=>({...p,numbers:u(p.name)}));return h.some(({numbers:p})=>p&&Array.from(p).some(Number.
isNaN))?r("failed",vi):{tables:h,status:"computed",error:""}}function Of(e,t,n,o){let s=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!s.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?Ri(c.expression,r):null)}return s.
get(i)??null};return r}function Ri(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===bn(o))?xn(e,o=>t(o)??[]):
null}function ki({settings:e,variants:t},n){return t[e.filter(o=>n.includes(o)).join(",")]}function Nf(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,o)=>Object.is(n,t[o]))}function Cn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,o,s)=>t[o]?.[Number(s)]??n)}var Mf,_n,Pn=M(()=>{"use strict";g();Pe();Ye();In();Mf="=",_n=class{#e;#t;constructor(t){
this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,
n,this.#t)}#n(t,n,o){let s={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??
c,f=a==="matrix"||a==="number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);s.known.set(i,{numbers:f,isOwn:d,
status:"computed"})}let r=Tf(this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(p=>s.known.
get(p)?.isOwn??!0),l={settings:a?[i.id]:[],inputs:new Set},u=vf(i,s.known,c?l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,
isRemoved:a,isOwn:c,...u});let{tables:h,status:m}=u;for(let{name:p,numbers:w}of h){let b=c&&!a||Nf(w,o?.known.get(p)?.numbers),
x=i.tables[p]?.variants[""]?.title;s.known.set(p,{numbers:w,isOwn:b,status:m,title:x})}}return s}}});function Ci(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.name===e);if(!s)return t.flatMap(({tables:a})=>a).find(a=>a.
name===e)??null;let{shown:r}=s,i=n.get(e)?.numbers??null;return r?{name:e,title:r.title,isShown:!0,variant:r,numbers:i}:
null}function Pi({variant:e,numbers:t},n,o){let s=e&&o.content.children[e.figure??-1];if(!e||!s||!t)return null;let r=document.
importNode(s,!0),i=E(r,"tbody td");for(let[u,{text:f,exact:d,level:h}]of oe(t,e.shade).entries()){let m=i[u];if(!m)continue;
let p=tt(f);m.textContent=p,_i(m,"value",d===p?null:d),_i(m,"level",h||null)}let{rows:a,columns:c}=e,l="down"in r.dataset;
return Je(E(r,"tbody th"),l?c:a,n),Je(E(r,"thead th"),c,n),e.opens&&(r.dataset.how=JSON.stringify(e.expression)),r}function _i(e,t,n){
n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Je(e,t,n){for(let[o,s]of e.entries()){let r=Cn(t[o]??"",n),
i=[...r],a=i.length>Ii;s.textContent=a?`${i.slice(0,Ii-1).join("")}…`:r,s.title=a?r:""}}var Ii,Hi=M(()=>{"use strict";
g();Y();se();Pn();Lt();Ii=20});function is(e){let[t,n]=[0,e.length];for(;t<n&&Di(e.charAt(t));)t+=1;for(;t<n&&Di(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var Xg,Di,Bi,Fi=M(()=>{"use strict";g();rs();Xg=new RegExp(`[${ss}]+`),Di=e=>e!==""&&ss.includes(e);Bi=e=>[...e].length});function Hn(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:ai,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=kf(i,a,s)}catch(a){if(!(a instanceof rt))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new K(422,
o);return s}function kf(e,t,n){if(e.kind==="words")return Rf(e,t);if(e.kind==="matrix")return If(e,t,n);if(e.kind==="num\
ber")return ji(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new rt("",ci,{options:e.options.join(
", ")})}function Rf({least:e,most:t},n){if(!Array.isArray(n))throw new rt("",li);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new rt("",ui,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!is(
o))throw new rt(r,fi);if(Lf.test(o))throw new rt(r,di);let i=Bi(o);if(i>40){let a=40;throw new rt(r,hi,{characters:i,most:a})}
return is(o)})}function If(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new rt("",pi);let s=e.
isRow?[e.own]:e.own,r=Ui(e.rows,n).length||s.length,i=Ui(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?mi:gi;throw new rt("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new rt(u,wi);if(c.length!==i){let f=c.length===1?bi:xi;throw new rt(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>ji(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function ji({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new rt(s,Ei);if(!(o>=e&&o<=t)){let i={least:kt(e),most:kt(t)};throw new rt(s,yi,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>$f*Math.max(1,Math.abs(o),Math.abs(r)))throw new rt(s,Ai);return r}function Ui(e,t){return Array.
isArray(e)?e:t[e]??[]}var $f,Lf,rt,as=M(()=>{"use strict";g();St();Ye();se();In();Fi();$f=1e-9,Lf=/[\p{Cc}\p{Cs}]/u,rt=class extends Error{constructor(t,n,o={}){
super(Ee(n,o)),this.where=t}}});var Bn={};bo(Bn,{exportedLesson:()=>Hf,openRecord:()=>Dn});function Dn(){let e=A(document,"#lesson-record",HTMLScriptElement).
textContent??"";return qi??=new _n(JSON.parse(e)),qi}async function Hf(e,t){let n=Dn(),o=Hn(n.inputs,Df(e.inputs));Bf(n,
o);let s=Ff(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await Ki([...s],t)||await Uf(n,o,s,t),a=zf(n,
o);return a&&i.append(a),i}function Df(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Xe(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Bf({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw Xe(422,`inputs.${n}`,Cf)}}function Ff(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?Mi:Si;if(!s?.isRemovable)
throw Xe(422,"removed",Ee(r,{step:o}))}return n}async function Ki(e,{files:t,signal:n}){if(!t)return Wf(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(Vi);if(!r.ok)throw Xe(r.status,"",
_e(r.status));let i=await r.text().catch(Vi),a=A(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function Wf(e){let t=JSON.parse(A(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>Gi("lesson-parts",i)));for(let i of E(
o,"[data-matrix]"))i.replaceWith(Gi("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function Gi(e,t){let{content:n}=A(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function Uf(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>Ki(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=k(r,`[data-step="${CSS.escape(c.id)}"]`);l&&qf(l,c,a,e)}for(let c of E(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||jf(c,e.solve(t,new Set([...n,l])))}return r}function jf(e,{
steps:t}){let n=t.find(({id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=
!0,e.parentElement?.append(" ",Pf))}function qf(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!s)return;let r=t.inputs.map(i=>Ci(i,n,o)).filter(i=>i!==null);zi(e,".step-inputs",
r,n.values),zi(e,".step-results",t.tables,n.values),t.isOwn||Gf(e,t)}function Gf(e,{status:t,error:n}){let s=Object.entries(
{remark:".remark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of E(e,".remark, pointer-view, .f\
ailure"))i.remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(
([i])=>i).join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=_f;else if(s.length){let i=s.map(([
l])=>l).join(" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hi\
dden: ${c} the original numbers.`}r.textContent&&A(e,".reasons").before(r)}function zi(e,t,n,o){let s=k(e,t);if(!s)return;
let r=n.filter(({isShown:u})=>u),i=A(document,"#lesson-figures",HTMLTemplateElement),a=r.map(u=>Pi(u,o,i)).filter(u=>u!==
null),c=r.filter(({numbers:u})=>!u).map(({title:u})=>u);if(s.replaceChildren(...a),!c.length)return;let l=document.createElement(
"p");l.className="quiet",l.dataset.missing="",l.textContent=`Only the server can compute with your changes: ${c.join("; ")}\
.`,s.append(l)}function zf(e,t){let n=k(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=k(n,"[data-i\
nputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=A(s,`[data-input="${CSS.escape(r)}\
"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?tt(os(l)):String(l));for(let[l,u]of E(a,"input, select").entries())u.value=
c[l]??"";i&&(Je(E(a,"tbody th"),i.rows,t),Je(E(a,"thead th"),i.columns,t))}return s}function Vi(e){throw jt(e)?e:Xe(0,"",
Ie)}function Xe(e,t,n){return new K(e,[{where:t,message:n,suggestions:[]}])}var _f,Cf,Pf,qi,Qe=M(()=>{"use strict";g();St();
Y();Ye();Hi();se();Pn();as();Lt();In();_f="With your changes, only the server can compute this step.",Cf="Only the serve\
r can compute with more or fewer words.",Pf="(with your changes, only on the server)"});function Fn(e,t){let n=k(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(Yi,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of Vf(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],m=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([w=0,b=0])=>`${(w-o.left).toFixed(1)} ${(b-o.top).toFixed(1)}`),p=document.createElementNS(Yi,"path");p.setAttribute(
"d",`M${m[0]}C${m.slice(1).join(" ")}`),r.append(p)}n.append(r)}function Vf(e){return E(e,"figure.matrix").flatMap(t=>{let n=E(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var Yi,
Ji=M(()=>{"use strict";g();Y();Yi="http://www.w3.org/2000/svg"});function F(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function Rt(e,t,n){return e+
(t-e)*n}function wt(e,t,n){return{x:Rt(e.x,t.x,n),y:Rt(e.y,t.y,n),width:Rt(e.width,t.width,n),height:Rt(e.height,t.height,
n)}}function it(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*Kf+n*Yf+([...e].
length-t-n)*Xi}function ye(e,t){let n=Math.max(0,...e.map(it));return n?Math.min(t,n+12):0}function Wn(e,t){return Math.
max(Math.min(150,e/4),Math.min(220,t))}function lt(e,t){if(it(e)<=t)return e;let n=Math.floor(t/Xi)-1;return n>1?`${[...e].
slice(0,n).join("")}…`:""}function J(e,t,n,{opacity:o=1,isLit:s=!1,isRaised:r=!1}={}){let i=it(n.text),a=t.width<i+cs,
l=t.height>=17&&t.width>=(a?Jf:1)*i+cs/2?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:l,opacity:o,isLit:s,isRaised:r,
isNarrow:a}}function G(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,x:t,y:n,
text:o,anchor:r,opacity:i,isQuiet:a}}function Bt(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,opacity:n,
isQuiet:o}}function qt(e){return{...e,text:"?",level:void 0}}function Ot(e,t,n){return Math.max(3,Math.min(n,e/Math.max(
1,t)))}function bt(e){return Math.max(44,...e.map(({text:t})=>it(t)+2*cs))}var Xi,Kf,Yf,cs,Jf,st,Ae=M(()=>{"use strict";
g();[Xi,Kf,Yf]=[8.8,9.8,4.8],cs=6,Jf=.8,st=30});function Zi({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=bt(e),
d=bt([...o.flat(),...s])+14,h=a-f-38-s.length*d,m=ye([...n,r],Wn(a,h)),p=m+f+34,w=Ot(a-p-4,s.length,d),b=w-Math.min(5,w/
5),x=Ot(Xf,u,st+8),T=x-Math.min(6,x/4),$=8+u*x+14,H=Math.max(...t),R=F(c,0,.9),nt={anchor:"end",isQuiet:!0},j=[],X=0;for(let[
S,P]of t.entries()){let I=8+S*x,_=I+T/2+6;if(x>17){let V=lt(n[S]??"",m-12);j.push(G(`label-${S}`,m-12,_,V,nt))}j.push(J(
`weight-${S}`,{x:m,y:I,width:f,height:T},e[S]??{text:""})),x>17&&j.push(G(`times-${S}`,m+f+17,_,"·",{isQuiet:!0}));let z=Rt(
1,Rt(Qf,1,P/H),R),O=Qi*S/Math.max(1,u-1),Q=F(c,1+O,1.85-Qi+O);for(let[V,q]of(o[S]??[]).entries()){let B={x:p+V*w,y:I,width:b,
height:T};if(j.push(J(`value-${S}-${V}`,B,q,{opacity:z})),Q===0||c>=ls||P*Se<.25)continue;let ot={...B,y:$+X,height:P*Se},
Et=wt(B,ot,Q),mt={...q,text:""};j.push(J(`strip-${S}-${V}`,Et,mt,{opacity:Rt(z,1,Q)}))}X+=P*Se}let U=p+s.length*w;j.push(
Bt("rule",`M${m} ${$-8}H${U}`,{opacity:F(c,.9,1.1),isQuiet:!0}));let C=F(c,1.8,2);j.push(G("result",p-12,$+Se/2+6,lt(r,p-
12),{anchor:"end",opacity:F(c,1,1.3)}));for(let[S,P]of s.entries()){let I={x:p+S*w,y:$,width:b,height:Se},_=S===l?qt(P):
P;C>0&&j.push(J(`result-${S}`,I,_,{opacity:C}))}return{width:U,height:$+Se+8,marks:j}}function ta({weights:e,labels:t,shares:n},{
moment:o}){let s=n.indexOf(Math.max(...n)),r=t[s]?`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="\
The"?" is":","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows a\
s thick as their weights fill exactly one row: the average."}var ls,Se,Xf,Qi,Qf,ea=M(()=>{"use strict";g();Ae();ls=2,Se=
44,Xf=380,Qi=.4,Qf=.1});function ia({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=bt(n.map(({tile:S})=>S))+4,[a,c]=[e,t].map(
S=>us(S,i,o)),l=re(a)+na+re(c)<=o,u=Math.max(ra(e),ra(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*Un)/u)),h=l?Math.max(Ze(e),Ze(t)):Ze(e)+Ze(t),m=Math.max(6,Math.min(st+4,Zf/h)),[p,w]=[d-Math.min(4,d/5),m-Math.min(4,
m/4)],b=h*m+Me+6,x=l?b:b+Me+24,T={sources:us(e,d,o),targets:us(t,d,o)},$=re(T.sources)+na,H=l?$+re(T.targets):Math.max(re(
T.sources),re(T.targets)),R=S=>l?0:(H-re(S))/2,nt={sources:{top:Me,edges:sa(T.sources,R(T.sources))},targets:{top:l?Me:Me+
Ze(e)*m+24+Me,edges:sa(T.targets,l?$:R(T.targets))}},j=(S,P)=>{let{columns:I=0}={sources:e,targets:t}[S][P]??{},_=(T[S][P]??
0)-I*d;return(nt[S].edges[P]??0)+_/2},X=(S,{table:P,row:I,column:_})=>({x:j(S,P)+_*d,y:nt[S].top+I*m,width:p,height:w}),
U=[],C=[];for(let[S,P]of[["sources",e],["targets",t]])for(let[I,{title:_,columns:z}]of P.entries()){let O=S==="targets"&&
t.length>1?I:0,Q=S==="targets"?F(s,O,O+.4):1,V=j(S,I)+z*d/2,q=lt(_,T[S][I]??0);U.push(G(`${S}-${I}`,V,nt[S].top-9,q,{opacity:Q,
isQuiet:!0}))}for(let[S,{tile:P,from:I,to:_,moment:z}]of n.entries()){let[O,Q]=[X("sources",I),X("targets",_)],V=Math.max(
1,(t[_.table]?.columns??1)-1),q=oa*_.column/V,B=F(s,z+q,z+1-oa+q);if(U.push(J(`left-${S}`,O,P,{opacity:B>0?.25:1})),B===
0)continue;let ot=S===r?{...P,text:"?",level:void 0}:P;C.push(J(`moved-${S}`,wt(O,Q,B),ot,{isRaised:B<1}))}return{width:H,
height:x,marks:[...U,...C]}}function us(e,t,n){let o=(n-(e.length-1)*Un)/e.length;return e.map(({title:s,columns:r})=>Math.
max(r*t,Math.min(it(s),o)))}function re(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Un)}function sa(e,t){let n=t;return e.
map(o=>{let s=n;return n+=o+Un,s})}function ra(e){return e.reduce((t,{columns:n})=>t+n,0)}function Ze(e){return Math.max(
...e.map(({rows:t})=>t))}function aa({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(",\
 ").replace(/, (?=[^,]*$)/," and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No numbe\
r changes.`}let s=e.length>1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var Zf,Un,
na,Me,oa,ca=M(()=>{"use strict";g();Ae();Zf=400,Un=36,na=84,Me=28,oa=.4});function la(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],h=u?[]:[s,...r].map(({label:v})=>v),m=[...s.tiles,...r.flatMap(({tiles:v})=>v),...i.flat()],p=bt(
c),w=it(l)>td,b=l&&!w?it(l)+14:0,x=bt(m)+8,T=t-b-p-48-d*x,$=ye(h,Wn(t,T)),H=f+2,[R,nt]=u?[H,d]:[d,H],j=t-$-b-(u?0:p+44)-
4,X=Math.max(p+8,...r.map(({label:v})=>it(v)+10)),U=Ot(j,R,Math.max(x,u?Math.min(X,120):0)),C=Ot(ed,nt,st+6),S=U-Math.min(
5,U/5),P=C-Math.min(5,C/4),I=u?48:8,_=I+d*C+22,z=$+d*U+40,O=(u?$+H*U:z+p)+b,Q=(v,Z)=>u?{x:$+v*U,y:I+Z*C,width:S,height:P}:
{x:$+Z*U,y:I+v*C,width:S,height:P},V=v=>u?{x:$+v*U,y:_,width:S,height:st}:{x:z,y:I+v*C,width:p,height:P},q=Math.min(f-1,
Math.floor(n)),B=Math.min(1,n-q),ot=Math.max(0,q-1+F(B,0,q?jn:.01)),Et=v=>Math.min(1,Math.max(0,v)),mt=v=>v+1-Et(ot-v)+Et(
v-ot),yt=[],Nt=[];for(let[v,{label:Z,tiles:$t}]of r.entries()){let At=mt(v),ft=v===q&&B>jn&&B<1;for(let[nr,Fl]of $t.entries()){
let Wl=v>q&&n<f?.6:1;yt.push(J(`line-${v}-${nr}`,Q(At,nr),Fl,{opacity:Wl}))}yt.push(hn(`name-${v}`,Z,At,ft));let Jt=v<q||
B===1;if(v>q)continue;let at=v<q?1:F(B,fs,.95);if(!at)continue;let Ut=V(At),Xt=c[v]??{text:""},Re=Math.min(d,Math.floor(
at*d+1e-9)),Dl={text:a[v]?.[Re-1]??""},Bl=v===o?qt(Xt):Jt?Xt:Dl;yt.push(J(`result-${v}`,Ut,Bl,{opacity:Math.min(1,4*at)})),
yt.push(go(v,At,Jt,Math.min(1,4*at)))}let It=n>=f||B===0&&q>0?Math.ceil(n)-1:q,he=B===0||n>=f?1:F(B,jn,fs),dn=n<f&&B>0&&
B<jn;if(n>0&&!dn){let v=ot+2;for(let[Z,$t]of(i[It]??[]).entries()){let At=Q(v,Z),ft=.25*Z/Math.max(1,d-1),at=It===q&&B>0&&
B<1?F(B,fs+ft*.6,.8+ft*.6):1,Ut=It===o;if(Nt.push(J(`product-${Z}`,At,$t,{opacity:he*(1-.55*at),isLit:!0})),at===0||at===
1)continue;let Xt=wt(At,nd(V(mt(It))),at),Re=Ut&&at>.6?{...$t,text:""}:$t;Nt.push(J(`flight-${Z}`,Xt,Re,{opacity:1-F(at,
.8,1),isLit:!0}))}}for(let[v,Z]of s.tiles.entries())Nt.unshift(J(`sliding-${v}`,Q(ot,v),Z,{isRaised:!0}));Nt.push(hn("na\
me-sliding",s.label,ot,!0));let pe=u?_+st+8:I+H*C+6;if(w){let v=lt(`then ${l}`,t-$);yt.push(G("after",$,pe+16,v,{anchor:"\
start",isQuiet:!0}))}else if(l){let v=u?$+H*U+8:z+p+10,Z=u?_+21:I+C+P/2+6;yt.push(G("after",v,Z,l,{anchor:"start",isQuiet:!0}))}
return{width:O,height:pe+(w?24:0),marks:[...yt,...Nt]};function hn(v,Z,$t,At){let ft=!At;if(u){let Ut=$+$t*U+S/2,Xt=v===
"name-sliding",Re=lt(Z,Xt?t-Math.abs(2*Ut-O):U-4);return G(v,Ut,Xt?16:38,Re,{isQuiet:ft})}let Jt=I+$t*C+P/2+6,at=C>17?lt(
Z,$-12):"";return G(v,$-12,Jt,at,{anchor:"end",isQuiet:ft})}function go(v,Z,$t,At){let ft=V(Z),[Jt,at]=u?[ft.x+ft.width/
2,ft.y-6]:[ft.x-20,ft.y+ft.height/2+6],Ut=$t?u?"":"=":"+ …";return G(`equals-${v}`,Jt,at,Ut,{opacity:At,isQuiet:!0})}}
function nd({x:e,y:t,width:n,height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/2}}function ua(e,{moment:t,isAsked:n}){
let{sliding:o,lines:s,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.label].map(p=>p?`“${p}”`:""),f=l&&
u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",m=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}\
umbers that meet are multiplied, and the products add up to ${m}.`}var td,ed,jn,fs,fa=M(()=>{"use strict";g();Ae();td=76,
ed=380,[jn,fs]=[.35,.55]});function pa({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:R})=>R),a=Math.max(bt(i),...e.map(
({label:R})=>it(R)))+16,c=Ot(o,e.length,a),l=Ot(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,m]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],p=28,w=p+st+ha+da,b=t.map((R,nt)=>e.reduce((j,X)=>j+(X.
place===nt?X.share:0),0)),x=da/Math.max(...b,1e-9),T=[Bt("base",`M${d} ${w+1}H${d+t.length*l}`)],$=t.map(()=>0),H=t.map(
()=>{});for(let[R,{label:nt,tile:j,share:X,place:U}]of e.entries()){let C=f+R*c+(c-h)/2,S={x:C,y:p,width:h,height:st},P=d+
U*l+(l-m)/2,I=$[U]??0,_=Math.max(0,X*x),z={x:P,y:w-I-_,width:m,height:_};$[U]=I+_;let O=s-R,Q=U===r;T.push(G(`label-${R}`,
C+h/2,18,lt(nt,c),{isQuiet:!0}),J(`source-${R}`,S,j,{opacity:O>=1?.35:1}));let[V,q]=[C+h/2,P+m/2],B=p+st+ha/2,ot=`M${V} ${p+
st}C${V} ${B} ${q} ${B} ${q} ${z.y}`,Et=F(O,0,ds)*(1-F(O,qn,1));Et&&T.push(Bt(`way-${R}`,ot,{opacity:Et,isQuiet:!0}));let mt=Math.
min(1,Math.max(0,(O-ds)/(qn-ds)))**2;if(mt>0){let yt=wt(S,z,mt),Nt=F(mt,0,.7),It=Q&&mt>.5?{...j,text:""}:j,he=wt(S,z,Nt).
x;T.push(J(`dropped-${R}`,{...yt,x:he},It)),O>=qn&&(H[U]=n[R])}}for(let[R,{label:nt,tile:j}]of t.entries()){let X=d+R*l+
l/2,U=e.filter((_,z)=>_.place===R&&s>=z+qn),C=w-U.reduce((_,{share:z})=>_+z*x,0),P=e.every((_,z)=>_.place!==R||s>=z+1)&&
(H[R]!==void 0||s>=e.length),I=R===r&&H[R]?qt(j).text:P?j.text:H[R];I&&T.push(G(`sum-${R}`,X,C-9,I)),T.push(G(`place-${R}`,
X,w+24,lt(nt,l-6),{isQuiet:!I}))}return{width:u,height:w+36,marks:T}}function ma({sources:e,places:t,sums:n},{moment:o,isAsked:s,
isEnd:r}){let i=e[o];if(!i)return"";if(r){let u=t.map((h,m)=>e.filter(p=>p.place===m)).reduce((h,m)=>m.length>h.length?m:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var da,ha,ds,qn,ga=M(()=>{"use strict";g();Ae();da=170,ha=76,[ds,qn]=[
.15,.8]});function xa({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=Math.max(bt([...e,...t]),...r.map(it))+10,m=c<480?wa/2:wa,p=c-m-60,w=p-f*Math.min(h,128),
b=c>620?ye(d,Math.max(200,w)):0,x=Ot(p-b,f,Math.min(h,128)),T=x-Math.min(8,x/4),$=28+ie,[H,R]=[$+8,$+8+st+8],nt=r.some(O=>it(
O)>x),j=R+st+22,X=b+f*x+18,U=Math.max(...n),C=[],S=O=>Gn*O/Math.max(1,f-1);if(b){let O={anchor:"end",isQuiet:!0},Q=V=>lt(
V,b-12);C.push(G("name-powers",b-12,$-8,Q(i.powers),{...O,opacity:F(l,0,.5)}),G("name-scores",b-12,H+21,Q(i.scores),O),G(
"name-weights",b-12,R+21,Q(i.weights),{...O,opacity:F(l,2,2.5)}))}let P=b+f*x;C.push(Bt("base",`M${b} ${$+1}H${P}`,{isQuiet:!0}));
let I=F(l,1,1.4),_=X+m+6;C.push(Bt("zero",`M${X-8} ${$+1}H${_}`,{opacity:I,isQuiet:!0}),Bt("one",`M${X-8} ${$-ie}H${_}`,
{opacity:I}),G("one-text",_+8,$-ie+6,"1",{anchor:"start",opacity:I}),G("zero-text",_+8,$+6,"0",{anchor:"start",opacity:I,
isQuiet:!0}),G("sum",X+m/2,$-ie-10,`Σ ${s}`,{opacity:F(l,1,1.5)*(1-F(l,2,2.3))}));let z=0;for(let[O,Q]of n.entries()){let V=b+
O*x+(x-T)/2,q=F(l,S(O),1-Gn+S(O)),B=ie*Q*q/U,ot={...t[O]??{text:""},text:""},Et={x:V,y:$-B,width:T,height:B},mt=O===u,yt=Rt(
1,.35,F(l,1,1.6)),Nt=mt?{...ot,level:void 0}:ot;C.push(J(`bar-${O}`,Et,Nt,{opacity:yt}));let It=o[O]??"";it(It)<x&&C.push(
G(`power-${O}`,V+T/2,Et.y-8,It,{opacity:q})),C.push(J(`score-${O}`,{x:V,y:H,width:T,height:st},e[O]??ot)),z+=Q*ie;let he={
x:X,y:$-z,width:m,height:Q*ie},dn=F(l,1+S(O),2-Gn+S(O));dn>0&&C.push(J(`part-${O}`,wt({...Et,height:B},he,dn),Nt));let pe=F(
l,2+S(O),3-Gn+S(O)),hn={x:V,y:R,width:T,height:st};if(pe>0){let Z=mt?qt(ot):pe<1?ot:t[O]??ot;C.push(J(`weight-${O}`,wt(he,
hn,pe),Z))}let go=nt&&O%2?22:0,v=lt(r[O]??"",nt?2*x-8:x);C.push(G(`label-${O}`,V+T/2,j+go,v,{isQuiet:!0}))}return{width:_+
20,height:j+(nt?22:0)+10,marks:C}}function Ea({sum:e},{moment:t}){return["Each score becomes a power of e: all of them a\
re positive, and large ones stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Ea\
ch power is divided by ${e}, so that the weights sum to 1.`][t]??""}var ba,ie,wa,Gn,ya=M(()=>{"use strict";g();Ae();ba=3,
ie=150,wa=60,Gn=.35});function va(e){let t=new hs(e),n=E(e,`.step-results ${Fe}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:pt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=zn(i.expression).join(),l=E(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&zn(f.expression).join()===c);for(let f of u)r.add(f);s.push(fd(t,u))}else if(a==="scatt\
er")s.push(ud(t,i));else if(a==="plain")s.push(cd(i));else for(let c of i.grid.keys())s.push(ld(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function zn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function cd({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:Ma.plain,scene:null,words:()=>"",forget:()=>{}}}
function tn(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:Ma[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function ld(e,t,n,o){let s=t.grid[n]??[],r=Ht(t.figure).rows[n]??"",i=[Tt(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,h)=>h+1),f=()=>e.products(t,n);return tn({...a,
shown:u},f,la,ua)}let c=o==="softmax"?ba:ls,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?tn({
...a,shown:l},()=>e.softmax(t,n),xa,Ea):tn({...a,shown:l},()=>e.average(t,n),Zi,ta)}function ud(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:Tt(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return tn(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>pa(u,{...d,asked:a[f]??-1}),ma)}function fd(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=zn(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>Tt(l)).join(", "),label:"",cells:n,shown:i};return tn(c,()=>e.moves(t),ia,aa)}function Te(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:Io(e),level:e.dataset.level,tone:n,shade:o}}function ae(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return tt(Number.isInteger(e)?kt(e):kt(e,n))}function Aa(e){let t=e?pt(e):[];return{title:e?Tt(e):"",rows:t.
length,columns:t[0]?.length??0}}function ps(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function dd(e){let t=e.flat();return t.length>0&&t.length<=Ta&&new Set(t).size===t.length}function Sa(e){
let t=e&&Pt(e);return t?.op!=="sum"||t.parts.length>od||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&
o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function ms(e){return(Pt(e)?.parts??[]).map(n=>n.parts)}function hd(e){
let t=ms(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<id&&t.every(o=>o>=0)}function pd(e,t){
let[n,o]=[ps(e),t&&ps(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var Ma,od,sd,Ta,rd,id,ad,hs,
Oa=M(()=>{"use strict";g();ko();Y();se();be();Lt();ea();ca();fa();ga();ya();Ma={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},od=96,sd=24,Ta=48,rd=400,id=1e-6,ad=new Set(["table","view","join"]);hs=class{constructor(t){this.
tableNamed=An(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length)return"plain";if(o.op==="colle\
ct")return dd(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>ad.has(h)))return n.length>1&&r>
1&&s.length<=rd?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=Ta?"softmax":"plain";if(!i.has("matmul")||r>sd||!Sa(c))return"\
plain";let l=this.#t(n[0]?.map((h,m)=>a(m))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((h,m)=>a(m*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(hd)?"average":"products"}softmax({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(
n)(s*r.length),{powers:a,isShifted:c}=yn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>Te(d,t)),shares:this.#o(i,r.length),powers:a.map(ae),sum:ae(a.reduce(
(d,h)=>d+h,0)),labels:Ht(t).columns,names:{scores:f?Tt(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${ae(l)}`}`,weights:Tt(t)}}}average({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>ms(
i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Ht(t).rows[s]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>Te(u,t)),label:l||Tt(t)}}products({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((w,b)=>i(
s*r.length+b)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(w=>w.map(({value:b},x)=>b*(l[x]?.value??Number.NaN))),h=oe(d.flat(),""),{rows:m,columns:p}=Ht(t);return{sliding:{
label:m[s]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((w,b)=>({label:p[b]??this.#i(w[0],f),tiles:this.#r(
w)})),products:d.map((w,b)=>w.map((x,T)=>{let{text:$="",level:H}=h[b*w.length+T]??{};return{text:tt($),level:H?String(H):
void 0}})),sums:d.map(w=>{let b=0;return w.map(x=>(b+=x,ae(b)))}),results:r.map(w=>Te(w,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){let i=this.#e(n),{columns:a}=Ht(t),c=n.at(-1)?.groups??[],l=o.
flat(),u=c.map(()=>0),f=c.map((m,p)=>i(p).parts),d=s.map(m=>{let p=r.get(m)??0,w=f[p]?.[c[p]?.indexOf(m)??-1],b=w?.value??
Number.NaN,x=w?this.#r([w])[0]:void 0;return{label:this.#i(w,!0),tile:x??{text:ae(b)},share:b,place:p}}),h=new Map(d.map(
({place:m},p)=>[m,p]));return{sources:d,places:l.map((m,p)=>({label:a[p]??"",tile:Te(m,t)})),sums:d.map(({share:m,place:p},w)=>(u[p]=
(u[p]??0)+m,h.get(p)===w?l[p]?.textContent??"":tt(kt(u[p]))))}}moves(t){let n=zn(t[0]?.expression??[]),o=n.map(r=>Aa(this.
tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:h="",index:m=0}=l(f),p=n.indexOf(h),w=o[p]?.columns??1;s.push({tile:Te(d,
i),from:{table:p,row:Math.floor(m/w),column:m%w},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:p})}}return{
sources:o,targets:t.map(({figure:r})=>Aa(r)),flights:s}}#e(t){let n=(o,s)=>Sn(this.tableNamed(o),s);return o=>He(t,o,n)}#t(t){
let n=t.map(ms),[o,s]=[0,1].map(d=>n.map(h=>h.map(m=>m[d]))),r=d=>d?.every(h=>h.every((m,p)=>pd(m,d[0]?.[p]))),i=!r(o),[
a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!Sa(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=Pt(t);if(t===n)return"";let[o,
s]=t.parts,r=o&&Pt(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;let a={add:`+ ${this.#a(s)||ae(s.value)}`,divide:`\
÷ ${ae(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){let{powers:o}=yn(t),s=o.reduce((r,i)=>r+
i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=oe(t.map(({value:o})=>o),"");return t.map((o,s)=>{let{figure:r,cell:i}=this.#s(
o)??{};if(r&&i&&!o.op)return Te(i,r);let{text:a="",level:c}=n[s]??{};return{text:tt(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?ps(t):{},s=n===void 0?null:this.tableNamed(n);if(!s)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{figure:r,cell:i[o],row:u,column:f,rows:c,
columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??""}#a(t){let n=this.#s(t);return n?Tt(
n.figure):""}}});function bd(e){let t=i=>document.createElementNS(Na,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function xd(e,t){let{element:n}=e;if(et(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){Ed(e,t);return}et(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?et(n,"d",t.path):(et(n,"x",t.x.toFixed(2)),et(n,"y",t.y.toFixed(2)),et(n,"text-anchor",t.anchor),$a(n,t.text))}function Ed({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(et(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),et(e,"class",l.isRaised?"raised":l.isLit?"lit":null),et(e,"data-tone",c.tone),et(e,"data-shade",c.
shade),et(t,"data-level",c.level),et(n,"width",i.toFixed(2)),et(n,"height",Math.max(0,a).toFixed(2)),et(n,"rx",String(Math.
min(wd,i/4,a/4))),et(o,"x",(i/2).toFixed(2)),et(o,"y",(a/2+(l.isNarrow?4.6:5.7)).toFixed(2)),et(o,"class",l.isNarrow?"na\
rrow":null),$a(o,c.text))}function et(e,t,n){e.getAttribute(t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(
t,n))}function $a(e,t){e.textContent!==t&&(e.textContent=t)}var Na,md,gd,wd,Vn,La=M(()=>{"use strict";g();Y();Na="http:/\
/www.w3.org/2000/svg",md=760,gd=720,wd=5,Vn=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){this.step=t,this.
beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="motion",this.svg=document.
createElementNS(Na,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement("figcaption"),
this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:A(t,".working"),this.place.
append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#p("width",md)}px`),this.#a(),new ResizeObserver(
()=>this.#i()).observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}redraw(){for(let t of this.beats)
t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=k(this.place,".tables");!t||
t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),this.place.toggleAttribute(
"data-below",this.figure.offsetTop>t.offsetTop))}#h(){return this.isScaled?gd:Math.floor(this.svg.clientWidth)}#l(){let t=this.#h();
if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,asked:s});if(!r)return;t!==this.#r&&(this.#o=
this.#p("height",t),this.#w()),this.#r=t,this.figure.style.setProperty("--drawn",`${t}px`);let i=Math.max(this.#o,Math.ceil(
r.height)),a=Math.min(0,(r.width-t)/2);et(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||et(this.svg,"\
height",String(i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.length-1,u=c===l&&o>l;this.#b(n.title,n.words(
{moment:c,isAsked:s>=0&&c===l,isEnd:u}))}#w(){if(this.isScaled)return;let t=this.#f().flatMap(({title:s,words:r,shown:i})=>i.
flatMap((a,c)=>[!1,!0].map(l=>({title:s,words:`${r({moment:c,isAsked:!1,isEnd:l})} −0.000`})))),n=({title:s,words:r})=>s.
length+r.length,o=t.reduce((s,r)=>n(r)>n(s)?r:s,{title:"",words:""});this.caption.style.removeProperty("min-height"),this.#b(
o.title,o.words),this.caption.style.setProperty("min-height",`${this.caption.offsetHeight}px`)}#b(t,n){if(this.caption.textContent===
`${t}. ${n}`)return;let o=document.createElement("b");o.textContent=`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#p(t,n){
let o=this.#f().map(({scene:s})=>s?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...o))}#f(){return[...new Map(this.
beats.map(n=>[n.cells[0]?.closest("figure"),n])).values()]}#d(t){let n=new Set(t.map(({key:s})=>s));for(let[s,r]of this.#t)
n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.get(s.key);r?.kind!==s.kind&&(r?.element.
remove(),r=bd(s.kind),this.#t.set(s.key,r)),xd(r,s)}let o=[...n].join();o!==this.#n&&(this.#n=o,this.svg.append(...t.map(
({key:s})=>this.#t.get(s).element)))}}});function Ra(e){document.dispatchEvent(new CustomEvent("pointerscope:ask",{detail:e}))}var ka,Ia=M(()=>{"use strict";g();
ka=document.documentElement.dataset.inRoom==="lead"});function Yn(e,t,{text:n,right:o,outcome:s=""}){let r=document.createElement("div");r.className="predict",r.setAttribute(
"role","group"),r.setAttribute("aria-label","Predict, then see");let i=document.createElement("p"),a=document.createElement(
"b");a.textContent="Predict, then see. ",i.append(a,e);let c=document.createElement("div");if(c.className="choices",c.append(
...t.map(l=>{let u=Kn(l);return u.dataset.choice=l,u})),r.append(i,c),ka){let l=Kn("Ask the hall"),u={choice:o,outcome:s};
l.addEventListener("click",()=>Ra({question:{kind:"choice",text:n,choices:t,answer:u}})),r.append(l)}return r}function Jn(e,t,n,o){
for(let r of E(e,"[data-choice]",HTMLButtonElement)){let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=
String(i===n))}let s=document.createElement("p");s.setAttribute("role","status"),s.textContent=o,e.append(s)}function Kn(e){
let t=document.createElement("button");return t.type="button",t.textContent=e,t}var gs=M(()=>{"use strict";g();Y();Ia()});function Pa(e){e.addEventListener("click",t=>{let n=D(t),o=Xn(n);if(!o)return;n.closest("[data-play]")&&_d(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&Hd(o,Number(s.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&Ud(o,r),n.closest("[data-speed]")&&Pd(e)}),e.addEventListener("input",t=>{let n=D(t),o=Xn(n);if(!o||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;zt(o);let s=Number(n.value);Zn(o,en.matches?Math.round(s):s)}),e.addEventListener(
"keydown",t=>{let n=D(t),o=Xn(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-s\
crub]")||(t.preventDefault(),zt(o),Wa(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=D(n).
closest(Ca),s=o&&Xn(o);s&&o instanceof HTMLTableCellElement&&Id(s,o)})}function Ha(e){for(let t of E(e,"[data-step]")){let n=k(
t,".play");!n||Gt.has(t)||(n.hidden=E(t,Ca).length<vd,n.hidden||$d.observe(t))}}function xs(e){for(let t of e)ce(t)}function Es(e){
for(let t of E(e,"[data-step]"))zt(t)}function Da(e){Gt.get(e)?.stage?.redraw()}function ce(e){let t=k(e,".play");if(!t||
t.hidden||Gt.has(e))return Gt.get(e);let n=va(e),o=n.flatMap(f=>f.cells),s=Ld(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:kd(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new Vn(e,n):null};Gt.set(e,l);let u=A(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,Rd(l),l}function Ld(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?Sd:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,yd/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,Ad/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function kd(e,t){
let n=t.flatMap(u=>u.kind==="moves"?[]:u.cells),o=n.map(({textContent:u})=>u??"");if(n.length<bs||new Set(o).size<bs)return null;
let s=new Set(n),i=E(e,"td, .step-text, .formula, .reasons").filter(u=>!(u instanceof HTMLTableCellElement&&s.has(u))).flatMap(
({textContent:u})=>u?.match(Od)??[]),a=[...o,...new Set(i)].map(_a),c=u=>a.filter(f=>f===_a(u)).length>1,[l]=n.slice(Math.
floor(n.length/2)).map(u=>{let f=u.textContent??"";return{cell:u,text:f,isTold:c(f),size:Math.abs(ne(u))}}).sort((u,f)=>Number(
u.isTold)-Number(f.isTold)||f.size-u.size);return l&&!(l.isTold&&Nd.test(l.text))?l.cell:null}function _a(e){return e.replace(
"−","")}function Rd({stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function Id(e,t){let n=Gt.get(e);if(!n?.
stage||n.frame||n.at<n.moments.length)return;let o=n.stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.
indexOf(t),r=o.kind==="products"?s+1:o.shown.length;n.stage.show(o,r)}function _d(e){let t=ce(e);if(t){if(t.frame){zt(e);
return}t.at>=t.moments.length&&Zn(e,0),Ba(e,t.moments.length)}}function Ba(e,t){let n=ce(e);if(!n)return;zt(e),n.goal=t,
n.time=performance.now(),n.hold=en.matches?.01:0,Fa(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.
frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/1e3*Qn;n.time=s,Cd(e,n,r)};n.frame=requestAnimationFrame(o)}function Cd(e,t,n){
let o=Math.floor(t.at),s=t.moments[o];if(t.at>=t.goal||!s){zt(e);return}if(o===t.at&&o===t.asks&&Ua(e,t)){Fd(e,t);return}
if(t.hold>0){t.hold-=n;return}let r=Math.min(o+1,t.at+(en.matches?1:n/s.seconds)),i=r===o+1;i&&en.matches?t.hold=s.seconds:
i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&(t.hold=Md),ys(e,t,r)}function zt(e){let t=Gt.get(e);t?.frame&&(cancelAnimationFrame(
t.frame),t.frame=0,Fa(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute(
"data-playing")},Td))}function Fa(e,t){A(e,"[data-play]").textContent=t?"Pause":"Play"}function Pd(e){Qn=ws[(ws.indexOf(
Qn)+1)%ws.length]??1;for(let t of E(e,"[data-speed]"))t.textContent=`${Qn}×`}function Hd(e,t){let n=ce(e);n&&(zt(e),Math.
abs(t)>1?Zn(e,t<0?0:n.moments.length):t<0||en.matches?Wa(e,t):Ba(e,Math.floor(n.at)+1))}function Wa(e,t){let n=ce(e)?.at??
0;Zn(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function Zn(e,t){let n=ce(e);n&&(k(e,".playing .predict")?.remove(),ys(e,n,Math.
max(0,Math.min(n.moments.length,t))))}function Ua(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-m\
ode="all"]')}function ys(e,t,n){let{moments:o,cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===
n,f=o[c-1]?.end??0,d=u?l?.end??0:f,h=!!Ua(e,t)&&n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute(
"data-guessing",h),A(e,"[data-scrub]",HTMLInputElement).value=String(n);let m=Dd(o,n);if(m){let x=h&&i?m.beat.cells.indexOf(
i):-1;r?.show(m.beat,m.at,x)}let p=n<o.length?m?.rest??"":"";if(r){let{figure:x}=r;t.frame&&x.dataset.rest&&!p&&x.scrollIntoView(
{block:"nearest"}),x.dataset.rest=p}let w=`${c} ${u}`;if(w===t.painted&&n>0)return;t.painted=w;for(let[x,T]of s.entries())
T.toggleAttribute("data-ahead",x>=d),T.removeAttribute("data-asked");ja(e,l,Math.max(d,f+1),s.length);let b=l&&Bd(t,l);if(!b){
Nn(e),Fn(e,null);return}ze(b,{withoutResult:!u||b.hasAttribute("data-ahead")}),t.frame&&(!r||p)&&b.scrollIntoView({block:"\
nearest"}),r||Fn(e,b)}function Dd(e,t){let n=Math.max(0,Math.ceil(t)-1),o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.
place+t-n,rest:""};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{beat:s.beat,at:s.place+1,rest:"past"};
let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0,rest:"waiting"}:null}function Bd({cells:e},{beat:t,place:n,
end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.slice(
r,a?i:s+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(ne(f)));return l[u.indexOf(Math.
max(...u))]??e[o-1]}function ja(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${n} of ${o}`:"";A(e,
".play output").textContent=r,A(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function Fd(e,t){zt(e);let n=t.asked;
if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),ja(
e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),ze(n,{withoutResult:!0}),t.stage||Fn(e,n);let o="Which number c\
omes where the question mark is?",s=k(e,"[data-sum]")?.textContent??"",r={text:`${o} ${s}`,right:n.textContent??""},i=Yn(
o,Wd(n,t.cells),r);A(e,".play").after(i)}function Wd(e,t){let n=e.closest("figure"),o=t.filter(r=>r.closest("figure")===
n).reverse(),s=new Map;for(let r of[e,...o,...t])s.size<bs&&s.set(r.textContent??"",ne(r));return[...s].sort(([,r],[,i])=>r-
i).map(([r])=>r)}function Ud(e,t){let n=Gt.get(e),o=n?.asked;if(!n||!o)return;let s=o.textContent??"",r=t.dataset.choice===
s;e.dataset.predicted=String(r),ys(e,n,n.asks+1),ze(o);let i=r?"Right.":`It is ${s}; the line above shows why.`,a=A(e,".\
playing .predict");Jn(a,t.dataset.choice??"",s,`${i} Play goes on.`),A(e,"[data-play]").focus({preventScroll:!0})}function Xn(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}var Ca,yd,Ad,Sd,Md,Td,ws,vd,bs,Od,Nd,Gt,en,Qn,$d,As=M(
()=>{"use strict";g();Wo();Y();be();Ji();Oa();La();gs();Ca=`.step-results ${ee}`,yd=20,Ad=60,Sd=.6,Md=.5,Td=2500,ws=[1,2,
.5],vd=2,bs=4,Od=/−?\d+([.,]\d+)*(e−?\d+)?|−?∞/g,Nd=/[.,]|∞/,Gt=new WeakMap,en=matchMedia("(prefers-reduced-mo\
tion: reduce)"),Qn=1;$d=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&
ce(t)},{rootMargin:"600px"})});var Ss={};bo(Ss,{previewEdits:()=>jd});function jd(e,t,n){let o=Dn(),{steps:s,known:r}=o.solve(Hn(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=E(e,":scope > [data-step]:not([hidden])").filter(Ga),
c=a.flatMap(l=>E(l,"figure[data-table]").filter(Ga));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&Gd(l,f,qd(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),Da(l)}function Ga(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-qa&&t<innerHeight+qa}function qd({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function Gd(e,t,n){let o=E(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of oe(t,
n).entries()){let c=o[s];if(!c)continue;let l=tt(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
za(c,"data-value",i===l&&!u?null:i),za(c,"data-level",a?String(a):null)}}function za(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var qa,Ms=M(()=>{"use strict";g();Y();Qe();se();As();as();Lt();qa=100});function Xa(e,t,n){let o=Kd(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(s=>Yd(s,n)).find(
s=>s)??Xd(o,n)}function Kd(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.
tables).flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&Ya(a.variant)===Ya(s))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(m=>m.map(
p=>Cn(p,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:o,after:s})=>[...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>
Vd).reverse()}function Ya({rows:e,columns:t}){return JSON.stringify([e,t])}function Yd({title:e,shade:t,rows:n,columns:o,
before:s,after:r},i){let a=o.length;if(t!=="weights"||new Set(o).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[s,r].map(x=>Jd(x.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...o.keys()].
filter(x=>x!==u&&x!==f),h=[u,f,...d].slice(0,zd).sort((x,T)=>x-T),[m,p]=[o[u]??"",o[f]??""],w=l?`“${e}”, row ${l},`:
`“${e}”`,b=h.map(x=>`${o[x]} ${i(s[c*a+x]??0)}`);return{text:`Without this step, which number of ${w} is the largest\
? With it: ${b.join(", ")}.`,choices:h.map(x=>o[x]??""),right:p,outcome:`The largest is ${p}; with this step it is ${m}.`}}
return null}function Jd(e){let t=Math.max(...e);return e.filter(o=>t-o<Ja).length===1?e.indexOf(t):-1}function Xd(e,t){let n=e.
find(Qd);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[s[Math.floor(l/d)],r[l%d]],m=[o,...h].filter(Boolean).join(", "),p=Qa(u,f)?f>u?Va:Ka:
Ts;return{text:`“${m}” is ${t(u)}. What becomes of it without this step?`,choices:[Va,Ka,Ts],right:p,outcome:`${p}: ${t(
f)}${p===Ts?"":` instead of ${t(u)}`}.`}}function Qd({before:e,after:t}){return e.some((n,o)=>Qa(n,t[o]??Number.NaN))}function Qa(e,t){
return Math.abs(e-t)>Ja*Math.max(1,Math.abs(e))}var Va,Ka,Ts,zd,Ja,Vd,Za=M(()=>{"use strict";g();Pn();[Va,Ka,Ts]=["It be\
comes larger","It becomes smaller","It stays the same"],zd=4,Ja=1e-9,Vd=1e-6});var vs={};bo(vs,{askRemoval:()=>Zd});function Zd(e,t,n,o){let s=Xa(t,e.dataset.step??"",l=>tt(kt(l)));if(!s)return null;
let{right:r,outcome:i}=s,a={text:s.text,right:r,outcome:i},c=Yn(s.text,s.choices,a);return c.addEventListener("click",l=>{
let{choice:u}=D(l).dataset;if(u===void 0)return;Jn(c,u,r,`${u===r?"Right. ":""}${i}`);let f=Kn("Put the step back");f.addEventListener(
"click",o),c.append(f),f.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),A(e,".sheet-head").after(c),
e.toggleAttribute("data-supposing",!0),A(c,"button").focus({preventScroll:!0}),c}var Os=M(()=>{"use strict";g();Y();se();
Lt();gs();Za()});function so(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=gc.min&&Number(t)<=gc.max:e==="scale"?!0:e==="\
controls"||e==="caption"?rh[e].includes(t):CSS.supports("color",t)}var gc,rh,wc=M(()=>{"use strict";g();gc={min:.5,max:4},
rh={controls:["none","some","all"],caption:["none","title","all"]}});function xc(e){let t=bc.then(ih).then(e);return bc=t.catch(()=>{}),t}function ih(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var bc,Ec=M(()=>{"use strict";g();bc=Promise.
resolve()});function Ac(e){return{"HTML frame":Sc(e),"Web component":ah(e),Markdown:Tc(e),Quarto:ch(e),LaTeX:lh(e)}}function Sc(e){let{
title:t,embed:n}=e;return`<iframe src="${le(n)}" title="${le(t)}" width="${Cs.width}" height="${Cs.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${Mc(e)}</iframe>`}function ah(e){let{server:t,attributes:n}=e,o=Object.
entries({server:t,...n}).map(([s,r])=>r===""?s:`${s}="${le(r)}"`);return`<script src="${le(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${o.join(" ")}>${Mc(e)}</pointer-view>`}function Mc({title:e,caption:t,embed:n,picture:o}){let s=[e,t].filter(
Boolean).join(". ");return`<a href="${le(n)}"><img src="${le(o)}" alt="${le(s)}" width="${Cs.width}"></a>`}function Tc({
title:e,embed:t,picture:n}){return`[![${uh(e)}](<${yc(n)}>)](<${yc(t)}>)`}function ch(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",Sc(e),"```",":::",'::: {.content-visible unless-format="html"}',Tc(e),":::"].join(`
`)}function lh({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${s}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${fh(o)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${wh([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function le(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function uh(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function yc(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function fh(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function wh(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(gh,"")].flatMap(n=>[...ph[n]??bh(n)]).map(n=>dh[n]??xh(n)).join("")}function bh(e){
return mh.test(e)?e.normalize("NFD").slice(0,1):e}function xh(e){return/[&%$#_{}]/.test(e)?`\\${e}`:hh.test(e)?e:"?"}var Cs,
dh,hh,ph,mh,gh,vc=M(()=>{"use strict";g();Cs={width:960,height:540};dh={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},hh=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
ph={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},mh=/[ąęįųĄĘĮŲ]/,gh=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function Nc(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return Eh(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[Oc("Title",n),Oc("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Eh(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function Oc(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,yh(n)),o.buffer}function yh(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var $c=M(()=>{"use strict";g()});function Ps(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var Lc=M(()=>{"use strict";g()});function Rc({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:ro("Link"),embed:ro("Embed"),json:ro("JSON"),offline:ro("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=nn("JSON",()=>kc(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Mh(()=>{let{
link:w,embed:b}=t(),x=b?n():null;return{...w&&{Address:w},...x&&Ac(x)}}),f=()=>{let w=t();for(let b of Object.keys(a)){let x=w[b];
a[b].hidden=x===null,x!==null&&(a[b].href=x)}c.hidden=w.json!==null,u.hidden=w.link===null&&w.embed===null,l.hidden=Zt.answers};
for(let w of["pointerenter","focusin"])i.addEventListener(w,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...Ah.map(w=>{let b=w===Sh;return new Option(`${w}×`,String(w),b,b)}));let h=async w=>{
let{address:b,meta:x}=await o(w,Number(d.value)),T=x.origin??t().embed??location.href;Ps(Nc(b,w,{title:x.title,origin:T}),
`${e()}.${w}`)},m=()=>kc(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),p=document.createElement("span");return p.
append(nn("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,p,nn("SVG",()=>h("svg")),nn("CSV",m),a.json,c,a.offline,u,l),
f(),i}function Mh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>nn(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await Th(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function Th(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function ro(e){let t=document.createElement("a");return t.textContent=e,t}function nn(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function kc(e,t,n){Ps(new Blob(
[e],{type:n}),t)}var Ah,Sh,Ic=M(()=>{"use strict";g();St();vc();$c();Lc();Ah=[1,2,4],Sh=2});function Gc({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<_c.width||i.height<_c.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?Ph(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...Hc(l,c)}};let u=Dh(Hh(e,l),c),f={...u,...Hc(u,c),...Fh(e,u,c),...jh(u,c)};
return{data:Yh(e,u,c.height),layout:f}}function Ph(e,t){return zc(e,t)}function zc(e,t){if(!Pc(e)||!Pc(t))return t;let n={
...e};for(let[o,s]of Object.entries(t))n[o]=zc(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}
function Pc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Vc(e,t){return Object.entries(e).filter(([
o])=>t.test(o))}function Kc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Yc(e){return Vc(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function Jc(e,t){return e[t]}function Hh(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,s=Array.isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==
-90||n.tickvals||!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function Dh(e,{width:t,isTiny:n,
scale:o}){let{xaxis:s,yaxis:r,meta:i}=e,a=s?.ticktext;if(!s||s.tickangle!==-90||!a||a.length<=ue)return e;let c={...s,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((p,w)=>io(
p,w,1/0)),m=a.map((p,w)=>String(w+1));return{...e,xaxis:{...c,ticktext:m},yaxis:{...r,ticktext:h}}}let[u,f]=s.domain??[0,
1],d=(f-u)*(t-(n?Fc:Bc))/a.length;for(let h of[1,Dc]){let m=a.map((w,b)=>Bh(io(w,b,1/0),d/h));if(m.includes(""))continue;
let p={...s.tickfont,size:h*o*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:m,...h<1&&{tickfont:p}}}}return e}
function Bh(e,t){let n=Math.floor(t/Vt)-1,o=[];for(let s of e.split(" ")){let r=o.at(-1);if(s.length>n)return"";r!==void 0&&
r.length+1+s.length<=n?o[o.length-1]=`${r} ${s}`:o.push(s)}return o.length<=Oh?o.join("<br>"):""}function Fh(e,t,{width:n,
height:o,isTiny:s,scale:r}){let i=Wh(e,t),a=Math.max(...i.map(b=>b.length*Vt+Rh)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ut>o/(s?4:3),u=i.length>0&&!l,f=Uh(t,o,r),h=((f.annotations?.find(({font:b})=>b?.size)?.font?.size??
0)/r||ut)*jc+2,m=Math.min(t.margin?.t??8,u?c*ut+4:t.annotations?.length?h:8),p=qc.some(b=>Jc(t,b)?.colorbar?.orientation===
"h"),w=!t.margin||p&&!s;return{...l&&{showlegend:!1},...!w&&{margin:{...t.margin,t:Math.ceil(m*r)}},...f}}function Wh(e,t){
if(t.showlegend===!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.
values()]:[]}function Uh(e,t,n){let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=o.
filter(r);if(!i.length)return{};let a=Yc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=s.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ut)/jc);if(u>=l)return{};let f=Math.max(Ch,u*
n);return{annotations:o.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function jh(e,{height:t,isTiny:n}){let o=Math.floor(
t/3/Vt),s=t-Xc(e,1/0,o)-Wc,r={};for(let i of qc){let a=Jc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=qh(e,i,a,s))}return r}
function qh(e,t,n,o){let s=n.colorbar??{};if(o>=vh||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],
i=s.tickvals??r?.colorbar?.tickvals,a=(s.len??1)*o;if(!i){let f=Math.max(ue,Math.floor(a/ut/1.5));return{...n,colorbar:{
...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ut)&&u.push(f)}return{...n,colorbar:{...s,tickvals:u}}}function Hc(e,t){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=s?Math.floor(o/3/Vt):1/0,l=Xc(e,a,c),u=s?l?Wc:Uc:0,f=Math.max(o-l-(r?2*ut:u),ut),d=r?n-Fc:Math.max(n-Bc,60);
return Object.fromEntries(Vc(e,/^[xy]axis/).map(([h,m])=>{let p=h.startsWith("x"),w=s&&p?Vh(m,e,f):m,[b,x]=w.domain??[0,
1],T=(x-b)*(p?d:f),$=e.template.layout.font.size*t.scale,H=Gh(w,p,T,$,t),R=e.meta.priority?.[h];return[h,zh(H,{isX:p,length:T,
fontSize:$,upright:c,priority:R},t)]}))}function Gh(e,t,n,o,{isTiny:s,isFixed:r}){let i=e.title?.text??"";if(!s)return r&&
!t&&i.length*Vt>Ih*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>_h)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(Vt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:o-2},text:u}}}function zh(e,{isX:t,length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?Kh(e,t,
n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*Vt>n-Vt)return{...e,tickfont:{size:.75*o}};if(h<=
ue&&(t||!c||n>=ut))return e;let p=!t&&c&&n/h<ut&&n/h>=Cc,w=t&&e.tickangle===0&&f.every(H=>/^\d+$/.test(H)),b=Math.floor(
n/(p?Cc:w?$h:ut)),x=h<=ue?[h-1]:Jh(h,b,r),T=t&&e.tickangle!==0?s:1/0,$=Qc(f,u?a:1/0,T);return{...e,...p&&{tickfont:{...e.
tickfont,size:Dc*o}},tickvals:x.map(H=>d[H]??H),ticktext:x.map(H=>$[H]??"")}}function Vh(e,t,n){let[o]=Kc(t,e.anchor)?.domain??
[0,1],s=Yc(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-r)*n;return e.side==="top"||i>2.4*ut?e:{...e,title:{},
...i<.9*ut&&{showticklabels:!1}}}function Kh(e,t,n,{isTiny:o,isNarrow:s}){let r=Math.max(ue,Math.floor(n/(t?Lh:ut*1.5)));
if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,
...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(ue,Math.floor(n/kh))};let c=s&&t&&e.nticks&&!o?ue:r,l=Math.
min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function Yh(e,t,n){return e.map(o=>{if(o.type!=="heatmap"||
!o.texttemplate)return o;let s=Kc(t,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.length;return a===void 0?o:(i-r)*(n-Uc)<
a*ut?{...o,texttemplate:""}:o})}function Jh(e,t,n){let o=[...Array(e).keys()];if(e<=t)return o;let s=Math.max(1,Math.ceil(
e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(
a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function Xc({xaxis:e},t,n){let o=e?.tickangle===0?[]:e?.ticktext??
[],s=Qc(o,t,n).map(r=>r.length);return Math.max(0,...s)*Nh}function Qc(e,t,n){return e.map((r,i)=>Xh(r,i,t,n)).every((r,i)=>r===
e[i])?e:e.map((r,i)=>io(r,i,n,t))}function Xh(e,t,n,o){return n===1/0&&e.length<=o?e:io(e,t,o,n)}function io(e,t,n,o=1/0){
let s=o<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?
14:1/0,d=Math.min(s?Math.max(5,Math.floor(o/48)):f,n),h=l.length>d&&!l.includes("&")?`${l.slice(0,d-1)}…`:l;return i+(u?
`${t+1} ${h}`:h)+c}var _c,vh,ue,ut,Vt,Cc,Dc,Oh,Nh,$h,Lh,kh,Bc,Fc,Wc,Uc,Rh,Ih,_h,Ch,jc,qc,Zc=M(()=>{"use strict";g();_c={
width:420,height:200},vh=300,ue=2,ut=20,Vt=8,Cc=13,Dc=.75,Oh=3,Nh=7.5,$h=30,Lh=44,kh=18,Bc=240,Fc=90,Wc=56,Uc=90,Rh=48,Ih=
1.3,_h=.6,Ch=9,jc=1.4,qc=["coloraxis","coloraxis2"]});function Fs(e,t){let n=JSON.stringify(Object.values(e)),o=Oe.get(n)??new Map;Oe.delete(n),Oe.set(n,o);for(let i of Oe.keys()){
if(Oe.size<=Qh)break;Oe.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>Zh(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function Zh(e,t,n,o){let s=Hs.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);Hs.set(e,{query:t,views:r}),setTimeout(()=>{Hs.delete(e),tp(t,r)},0)}async function tp(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await te(`${o}/figures?${gt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof K&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?ep(e,l).then(u,f):f(a)}}function ep({server:e,path:t,query:n,theme:o},s){let r=gt({...n,theme:o});
return te(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function el(e,t){let n=Ds.get(e),o=n??(e.startsWith("#")?
np(e.slice(1)):op(e));n||(Ds.set(e,o),o.catch(()=>Ds.delete(e)));let s=await o;if(ct(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=tl(i),c=new Map;for(let d of Object.values(r))tl(d).forEach((h,m)=>{c.set(h,a[m]??h)});
let{data:l,layout:u}=Bs({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function tl(e){return e.layout.colorway}function Bs(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>Bs(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,Bs(s,
t)])):t.get(e)??e}async function np(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function op(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new K(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function Ne(e,{server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=gt({...i&&e!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var Qh,Oe,Hs,Ds,nl=M(()=>{"use strict";g();St();vn();Qh=12,
Oe=new Map,Hs=new Map;Ds=new Map});function sl(e,t,{width:n,height:o,scale:s},r=up){let{font:i}=t.template.layout,a={size:i.size*s,family:String(i.family??
"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[f,d]of Object.entries(t)){if(!/^[xy]axis/.test(f))continue;let h=d,
m=f.startsWith("x"),p=sp(h,m,a,r);if(p===null||p&&!cp(t,h,m))continue;l[f]={...h,automargin:!1};let w=m?"b":"l";if(p&&(c[w]=
Math.max(c[w],Math.ceil(p)+8)),p&&!m){let b=Math.ceil((h.tickfont?.size??a.size)/2);c.t=Math.max(c.t,b),c.b=Math.max(c.b,
b)}}let u=o-c.t-c.b;for(let f of["coloraxis","coloraxis2"]){let h=e.some(({coloraxis:w,visible:b})=>w===f&&b!==!1)?ip(t,
f,u,a,r):0,m=Math.min(12,c.l,c.t,c.b),p=(h+m+(1.02-1)*(n-c.l))/1.02;h&&(c.r=Math.max(c.r,Math.ceil(p)))}for(let[f,d]of Object.
entries(l)){if(!f.startsWith("x")||!d.ticktext||d.tickangle!==0)continue;let h=co(d.ticktext,{...a,...d.tickfont},r).width;
ap(d,h,n,c)&&delete l[f]}return{...t,...l,margin:c}}function sp(e,t,n,o){if(e.visible===!1)return 0;let s=e.title?.text??
"";if(e.showticklabels===!1)return s?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,u=t&&c===-90;if(!i||
!a||c!==0&&!u||l&&l!==(t?"bottom":"left")||e.ticks)return null;let d=e.tickfont?.size??n.size,h=co(i,{...n,size:d},o);return 1+
(u?h.width+.2*d:t?h.height:h.width)+rp(e,s,n)}function co(e,{size:t,family:n},o){let[s,r,i]=[0,1,0];for(let a of e){let c=a.
includes("<b>")?700:400,l=a.split(ol);r=Math.max(r,l.length);for(let u of l){let f=o(lp(u),`${c} ${t}px ${n}`);s=Math.max(
s,f.width),i=Math.max(i,f.descent)}}return{width:s,height:t+(r-1)*1.3*t+i}}function rp(e,t,n){if(!t)return 0;let{font:o,
standoff:s}=e.title,r=o?.size??Math.round(1.2*n.size),i=t.split(ol).length-1;return r*(.7+i*1.3)+(s??6)}function ip(e,t,n,o,s){
let r=e[t]??{},a={...e.template.layout[t]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,thickness:u,len:f=1}=a,d=a.orientation===
"h"||"x"in a||"xanchor"in a;if(r.showscale===!1||d||!c?.length||!u)return 0;let h=co(l??c.map(String),o,s),m=20+u,p=a.title?.
text;if(!p)return m+1+h.width;let w=Math.round(1.2*o.size),b=co([p],{...o,size:w},s).width,[x,T]=[r.cmin??c[0]??0,r.cmax??
c.at(-1)??1],$=f*n-20;return c.some(R=>Math.abs((R-x)/(T-x)-.5)*$<b/2+1.3*(o.size/2))?m+1+h.width+1.45*w+2:m+10+1.25*w}function ap({
domain:e=[0,1],categoryarray:t,ticktext:n=[]},o,s,{l:r,r:i}){let[a,c]=e,l=s-r-i,u=(c-a)*l/(t??n).length,f=Math.min(r+a*l,
i+(1-c)*l);return(o-u)/2>f}function cp(e,t,n){let o=t.anchor??(n?"y":"x"),s=e[`${o[0]}axis${o.slice(1)}`],[r]=s?.domain??
[0,1];return r===0}function lp(e){return e.replace(/<[^>]*>/g,"").replace(/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function up(e,t){
if(ao??=document.createElement("canvas").getContext("2d"),!ao)return{width:0,descent:0};ao.font=t;let{width:n,fontBoundingBoxDescent:o}=ao.
measureText(e);return{width:n,descent:o}}var ol,ao,rl=M(()=>{"use strict";g();ol=/<br ?\/?>/i,ao=null});function al({x:e,y:t,xaxis:n,yaxis:o},s){let r=[il(n,e,s),il(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function il(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function cl(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(fp());if(!e._fullLayout)
return;let s=e._fullLayout,{_subplots:r}=e._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[u,f]=[s[`xaxis${c}`],s[`yaxis${l}`]];if(!u||!f)return[];let d=[u,f].every(({_name:h})=>t.includes(h));return[[u,
f],[f,u]].flatMap(([h,m])=>h&&m&&t.includes(h._name)&&(d||h.anchor===m._id)?n.map(w=>dp(h,m,w)):[])});o.replaceChildren(
...i.filter(a=>a!==null))}function fp(){let e=document.createElement("div");return e.className="view-marks",e}function dp(e,t,n){
if(!e._length)return null;let o=e._id.startsWith("x"),s=[e.l2p(n-.5),e.l2p(n+.5)],[r,i]=[Math.min(...s),Math.max(...s)];
if(!(i>0&&r<e._length)||!t._length)return null;let[a,c]=o?[e._offset+r,t._offset]:[t._offset,e._offset+r],[l,u]=o?[i-r,t.
_length]:[t._length,i-r],f=document.createElement("div");return Object.assign(f.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${u}px`}),f}var ll=M(()=>{"use strict";g()});function fl(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function dl(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function hl(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function pl(e,t){return e.map(o=>{let{name:s,title:r,values:i}=o,a=ml(o)[i.indexOf(t[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function ml({values:e,labels:t}){return t??e}function ul(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Ws(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var lo,gl=M(()=>{"use strict";g();lo=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=ml(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),ul(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),ul("Open",n)}#a({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=Ws(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=Ws("‹",()=>i(-1)),l=Ws("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function uo(e){return window.Plotly?Promise.resolve(window.Plotly):(Us??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${wl}`,e).href:new URL(`../${wl}`,y).href;let s=()=>{Us=void 0,o.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.Plotly?
t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),Us)}async function bl(e,t,n){let{width:o,height:s}=e.
layout;return(await uo()).toImage(e,{format:t,width:o,height:s,...t==="png"&&{scale:n}})}var wl,Us,xl=M(()=>{"use strict";
g();wl="vendor/plotly/plotly-traces-4.1.1.min.js"});function pp(e){return e.split(hp)}function js(e){return pp(e).map((t,n)=>{if(n%2===0)return t;let o=document.createElement(
"span");return o.className="with-unit",o.textContent=t,o})}var hp,El=M(()=>{"use strict";g();hp=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});var Np={};function Ml(e){return e instanceof K&&e.status===0}function vp(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=Mp,e}function Op(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let s=o,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&
r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:s]});return Object.fromEntries(t)}var zs,Vs,mp,Tl,gp,yl,Al,qs,
wp,bp,xp,fo,Ep,Sl,yp,Ap,Sp,Mp,Tp,$e,Gs,Ks,vl=M(()=>{"use strict";g();St();wc();Ec();Ic();vn();Zc();nl();rl();ll();gl();xl();
Po();Do();El();zs={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"\
interventions",against:"against"},Vs=["inputs","removed"],mp=new Set(["server","source","model","lesson","view","theme",
"reads",...Vs,...Object.keys(zs)]),Tl=["scale","accent","controls","caption"],gp=new Set([...Tl,"fill"]),yl=":scope > a",
Al="pointer-view:hover",qs=matchMedia("(prefers-color-scheme: dark)"),wp={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},bp=120,xp=[["short",576,0],["low",352,0],["tight",288,352]],fo={height:525,width:640,
least:.75,most:4},Ep="400px 0px",Sl=660,yp="[data-answer]:not(pointer-view *)",Ap=/^(\w+):(\d+)$/,Sp="The server draws t\
his chart, and it does not answer.",Mp="The answer above is computed in this browser.",Tp="Type visits, or add a place, \
to see what the model answers.",$e=null,Gs=null,Ks=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#a="";#h=[];#l=!1;#w=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#_()},{rootMargin:Ep});#b=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#p=new MutationObserver(
t=>this.#X(t.map(({attributeName:n})=>n??"")));#f=t=>this.getAttribute(t);#d=()=>{if(!this.#n||!this.#t){this.#E();return}
this.#O(this.#S),this.#g()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#I=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#e??=this.#D(),this.#v(),document.addEventListener("pointerscope:theme",this.#d),document.addEventListener(Al,this.#R),
qs.addEventListener("change",this.#d);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#I);this.#b.
observe(this),this.#p.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#w.observe(this):this.#l=!0,this.#E()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#d),document.removeEventListener(Al,this.#R),qs.removeEventListener(
"change",this.#d);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#I);this.#b.disconnect(),this.#p.
disconnect(),this.#w.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#h.join()&&(this.#h=t,this.#j())}get chosen(){
return this.#t?this.#y:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+Tn(this.#t)+n)}get#c(){return this.#e??=this.#D(),this.#e}#_(){this.#l=!0,this.#w.disconnect(),this.#E()}#X(t){
t.some(o=>gp.has(o))&&(this.#v(),this.#g()),t.includes("beat")&&this.#C();let n=t.filter(o=>mp.has(o)&&!this.#Q(o));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#_():n.length?this.#E():this.#x.some(({name:o})=>t.includes(o))?this.#k()&&
this.#g():t.includes(this.#a)&&this.#E()}#Q(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#d(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#x(){return this.#t?vt(this.#t).choices??[]:[]}#E(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#et()}))}get#T(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#A(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Qt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#S(){let t=this.getAttribute("theme");return t===
"auto"?qs.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&so("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let o=Math.round(10*Math.min(n/fo.height,t/fo.width))/10;return Math.min(fo.most,Math.max(fo.least,
o))}#v(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):
this.style.removeProperty("--scale"),t&&so("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#H(){if(this.hasAttribute("lesson")){let n=Vs.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(zs).map(
([n,o])=>[o,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#H;
this.#o+=1;let o=this.#o,s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#T&&r&&(!t||n.visits||n.record);
if(!s&&!i){this.#N(Tp);return}if(!this.#l){this.#N("");return}let a=this.#S;this.#O(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#A,path:this.#T,query:n,theme:a},l=this.hasAttribute("server")?this.#A:"",[u]=await Promise.
all([s?el(s,a):this.#nt(c,r),s?null:r===Mn?import("./network-drawing.js"):uo(l)]),f=ct(u),d=f?await import("./network-drawing.js"):
null;f||await uo(l),await xc(()=>{o===this.#o&&(this.#rt(d?.NetworkDrawing??null,vt(u).title),this.#t=f?u:structuredClone(
u),this.#at(this.#t),this.#ot({...c,theme:"light"},r))})}catch(c){o===this.#o&&this.#F(c)}finally{o===this.#o&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let o=n===Mn?this.#n:null,s=this.getAttribute("model")??"",r=await o?.compute(t,s,{isSilent:!1});
if(r)return r;try{return await Fs(t,n)}catch(i){if(!Ml(i))throw i;let a=await o?.compute(t,s,{isSilent:!0});if(!a)throw i;
return a}}#O(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#ot(t,n){if(!this.#t||ct(this.#t))return;let{
template:o,meta:s}=this.#t.layout,r=s.templates?.light;$e??=r??(this.#S==="light"?o:null),!($e||this.hasAttribute("sourc\
e"))&&(Gs??=Fs(t,n),Gs.then(i=>{ct(i)||($e??=i.layout.template)}).catch(()=>{Gs=null}))}#st(t){if(this.#i=t,!this.#t||!this.#s)
return;let n=$e??this.#n;this.#O(t&&n?"light":this.#S),this.#g(),t||requestAnimationFrame(()=>this.#g())}#D(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#m("h3","view-title"),caption:this.#m("p","view-capti\
on"),choices:this.#m("div","view-choices"),summary:this.#m("p","view-summary"),failure:this.#m("p","view-failure"),trust:this.#m(
"p","view-trust"),plot:this.#m("div","view-plot"),details:this.#m("details","view-table"),exports:Rc({name:()=>this.#V,links:()=>this.#gt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>Lr(this.#z()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#G());let o=new lo(n.choices,{selected:()=>this.#y,select:(r,i)=>this.#ht(r,i),open:r=>this.#u(
"open",r)}),s=this.querySelector(yl);s?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...s?[s]:
[]),this.addEventListener("toggle",({target:r})=>this.#dt(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:o}}#m(t,n){let o=this.querySelector(`.${n}`),s=o instanceof HTMLElement?o:document.createElement(
t);return s.className=n,s}#rt(t,n){if(t===null==(this.#n===null))return;let o=this.#c,s=o.plot.cloneNode();s.removeAttribute(
"data-listening"),s.role=t?"group":"img",o.plot.replaceWith(s),o.plot=s,this.#n?.bar?.remove(),this.#n=t?new t(s,{title:n,
isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),told:r=>this.#Z(r),acts:{server:()=>this.hasAttribute(
"source")?null:this.#A,answered:r=>this.#it(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):null,this.#n?.bar&&o.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:o}=this.#n??{};o?this.setAttribute(
"interventions",o):this.removeAttribute("interventions"),this.#k()&&this.#g(),this.#u("interventions",n)}#B(t){let{plot:n,
details:o,choices:s,exports:r,failure:i}=this.#c;for(let c of[n,o,s,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#N(t){this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#B(!0),this.#c.
summary.textContent=t}#F(t){this.#N("");let{failure:n}=this.#c,o=Ml(t)&&document.querySelector(yp)!==null,s=o?Sp:pn(t);if(n.
replaceChildren(s),o&&n.append(" ",vp()),n.hidden=!1,this.#u("failed",{message:s}),!(t instanceof K)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#E()),n.append(" ",r)}#at(t){let{title:n,caption:o,controls:s}=this.#c,r=vt(t);n.textContent=r.title,n.hidden=
!1,o.replaceChildren(...js(r.caption)),this.#ct(r.trust),this.toggleAttribute("data-network",ct(t)),this.#B(!1),s.offer(
r,ct(t)?[]:t.data,!this.hasAttribute("fill")),this.#k()&&this.#g()}#ct(t){let{trust:n}=this.#c;if(n.textContent=t?.text??
"",!t||this.hasAttribute("source")||!Zt.answers)return;let o=document.createElement("a"),s=encodeURIComponent(this.getAttribute(
"model")??"");o.href=new URL(`insights/${s}#view-${t.view}`,this.#A).href,o.textContent="Which explanation to believe",n.
append(" ",o)}#g(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,o=this.#$(Tn(this.#t)),s=n?Math.min(o.width||Sl,Sl):
o.width;if(!s)return;ct(this.#t)?(t.style.height=`${o.height}px`,this.#n?.draw(this.#t)):(t.style.height=o.isFixed?`${o.
height}px`:"",this.#lt(t,this.#t,{...o,width:s}));let r=!this.dataset.drawn;r&&this.querySelector(yl)?.remove(),this.#s=
`${s}×${o.height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#C(),this.#j(),this.#u("drawn",{})}#lt(t,{
data:n,layout:o},s){let r=this.#i,i=r&&$e?{...o,template:$e}:o,a=this.#W({data:n,layout:i},s);window.Plotly?.react(t,a.data,
r?{...a.layout,width:s.width}:a.layout,wp),t.dataset.listening||this.#ut(t)}#W({data:t,layout:n},{width:o,height:s,isFixed:r}){
let i="rgba(0, 0, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=Gc({data:t,layout:Op(n)},{width:o,
height:s,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{
...sl(f.data,f.layout,{width:o,height:s,scale:a}),...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#ut(t){t.dataset.
listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,o,s]=Ap.
exec(String([n.customdata].flat()[0]))??[];o&&this.#u("select",{table:o,row:Number(s)})}),t.on("plotly_hover",({points:[
n]})=>{n&&this.#u("hover",{visits:al(n,this.#U)})}),t.on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#U(){return this.#t?
vt(this.#t).visit_axes??[]:[]}#u(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#j(){
!this.#t||!this.#s||(this.#n?this.#n.mark(this.#h):cl(this.#c.plot,this.#U,this.#h))}#$(t){let{plot:n}=this.#c,o=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:o,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#v(),this.#ft();
let{above:s,below:r}=this.#q();this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-
s-r),bp);return{width:o,height:i,isFixed:!0}}#ft(){let[t,n]=[this.offsetWidth/this.#M,this.offsetHeight/this.#M],o=xp.filter(
([,s,r])=>n<s||t<r).map(([s])=>s).join(" ");this.dataset.room!==o&&(this.dataset.room=o)}#q(){let{plot:t,details:n,exports:o}=this.#c,
s=this.getBoundingClientRect(),r=s.height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().
top-s.top)/r,below:a/r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)return;let{width:t,height:n}=this.#$(
Tn(this.#t));t&&this.#s!==`${t}×${n}`&&this.#g()}#ht(t,n){this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#k(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:dl(this.#x,this.#f);if(n)return this.#F(new Error(n.
message)),this.#a=n.name,!1;let o=vt(t),s="";if(this.#x.length&&!ct(t)){let r=this.#y;this.#c.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));vr(t,r);let{summaries:i}=o;i&&(o.summary=i.texts[hl(
this.#x,i.by,r)]??""),s=`: ${pl(this.#x,r)}`}return this.#c.summary.replaceChildren(...js(o.summary??"")),this.#c.plot.setAttribute(
"aria-label",`${o.title}${s}. ${o.summary??""}`),this.#G(),!0}get#y(){return fl(this.#x,this.#f)}#G(){let{details:t}=this.#c;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${vt(this.#t).title}`),n.append(...this.#z().map(On)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#z(){return this.#t?$r(this.#t,this.#y):[]}async#pt(t,n){let o=this.#t;if(!o)throw new Error(
"There is no figure to save yet.");return{address:ct(o)?await this.#n?.address(t,n)??"":await bl(this.#mt(o),t,n),meta:vt(
o)}}#mt(t){let{data:n,layout:o}=structuredClone(t),s=this.#$(o.height),{paper_bgcolor:r,plot_bgcolor:i}=o.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#W({data:n,layout:o},s),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:s.width,...l}}}get#V(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#A,path:this.#T,view:this.getAttribute("vie\
w")??"",values:{...this.#H.query,...this.#y}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Tl.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(o)&&so(o,s??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Zt.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#K;return{link:n,embed:Ne(
"embed",this.#J(s)),json:Ne("json",s),offline:Ne("offline",s)}}#J(t){let{controls:n,...o}=this.#Y,s={...t.values,...o,...n&&
n!=="some"&&{controls:n}};return{...t,values:s}}#wt(t){let n=this.#K,{title:o,summary:s=""}=vt(t),r=["model","lesson","v\
iew","reads",...Vs,...Object.keys(zs)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#y,...l&&{theme:l},...c},
f=this.#J(n);return{title:o,caption:s,name:this.#V,server:n.server,embed:Ne("embed",f),picture:Ne("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",Ks)});g();g();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},o=/^transparent(?:-(light|dark))?$/,s=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=frameElement?.getAttribute("data-page")??null;i!==null&&(s.dataset.inRoom=i);let a=new URLSearchParams(location.
search).get("theme"),c="auto",l=!1,u=()=>{try{return localStorage.getItem(e)}catch{return null}};function f(b){return typeof b==
"string"&&Object.hasOwn(t,b)}let d=b=>{let x=o.exec(b??""),T=x?x[1]??"auto":b;s.toggleAttribute("data-transparent",x!==null),
f(T)?s.dataset.askedTheme=b??"":delete s.dataset.askedTheme,c=[T,s.dataset.firstTheme,u()].find(f)??"auto"},h=()=>{let b=new URL(
location.href);b.searchParams.delete("theme"),delete s.dataset.askedTheme,b.search!==location.search&&history.replaceState(
history.state,"",b)},m=()=>{let b=document.querySelector("[data-theme-button]");return b instanceof HTMLElement?b:null},
p=()=>{let b=m();b&&(b.textContent=n[c]);let x=c==="auto"?r.matches?"dark":"light":c;l||s.dataset.theme===x||(s.dataset.
theme=x,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},w=({type:b})=>{document.querySelector(".deck")||
(l=b==="beforeprint",l?s.dataset.theme="light":p())};d(a),p();for(let b of["beforeprint","afterprint"])window.addEventListener(
b,w);r.addEventListener("change",p),document.addEventListener("pointerscope:choose-theme",({detail:b})=>{(b===null||f(b)||
o.test(b))&&d(b??a),p()}),document.addEventListener("DOMContentLoaded",()=>{let b=m();b&&(b.hidden=!1,p(),b.addEventListener(
"click",()=>{c=t[c],h();try{localStorage.setItem(e,c)}catch{}p()}))})})();g();St();Wo();Y();g();g();var Uo={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,
f:70,h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Iu="input, select, textarea, [contenteditable], dialog[ope\
n]",_u="a[href], button, summary, [role=button]",Cu=".table-frame";function Pr({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;
window.addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),
!(!o||!t()||!Cr(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{
Cr(r)&&s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function Cr({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn(Uo,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Iu)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(_u))return!1;let a=t.closest(Cu);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var Pu=1e5,Hu=100,Hr=2e4,Du=8,Bu=1e3;function Dr({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let m of a?
["*"]:i)r.postMessage(h,m)},f=(h,m)=>u({pointerscope:h,...m});r!==window&&Pr({send:h=>{f("key",h);let m={method:"trigger\
Key",args:[Uo[h.key]]};l||u(JSON.stringify(m))},isInDeck:()=>l,keeps:s});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:m,data:p})=>{h!==r||!(a||i.includes(m))||(p?.pointerscope==="set"&&(n(Fu(p.state)),d()),p?.pointerscope===
"mark"&&o(Wu(p.visits)),p?.pointerscope==="deck"&&(l=!0),p?.pointerscope==="ask"&&(c="",d()))}),(h,m)=>h==="state"?d():f(
h,m)}function Fu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,Hu)){let s=o===null?null:Uu(o);(s===null||s!==void 0&&s.length<=Pu)&&(t[n]=s)}return t}function Wu(e){return(Array.
isArray(e)?e.slice(0,Bu):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Uu(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Br(e,Du)<=Hr?JSON.stringify(e):void 0}function Br(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=Br(o,t-1),n>Hr)return Number.POSITIVE_INFINITY;
return n}g();St();Y();Lt();var $n=0;function Fr(e,t,n){e.addEventListener("submit",o=>{let s=D(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),ju(s,t,n))})}async function ju(e,t,n){$n+=1;let o=$n,s=e.dataset.exercise??"",r=E(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await te(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:Gu(e)},lang:n})}),a=i.find(c=>c.id===s);o===$n&&a&&zu(e,a.marked,r)}catch(i){if(!(i instanceof K))throw i;if(o!==$n)
return;A(e,"[data-marked]").textContent=i.message,A(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)qu(e,r,a)?.setAttribute("aria-invalid","true")}}function qu(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||s===void 0?t[0]:Wr(e)[Number(o)]?.[Number(s)]}function Wr(e){return E(e,"tbody tr").map(t=>E(t,"input",
HTMLInputElement))}function Gu(e){if(e.querySelector("input[type=radio]"))return E(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=Wr(e);return t.length?t.map(n=>n.map(o=>o.value)):A(e,"input",HTMLInputElement).value}function zu(e,{right:t,
all_right:n,computed:o},s){let r=t.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=A(
e,"[data-marked]"),a=A(e,"[data-because]");if(i.replaceChildren(Vu(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${Ku(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function Vu(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function Ku(e,t){
if(typeof e=="string")return e;let n=o=>tt(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join(";\
 ")}g();Y();Lt();var Yu=8,Ju=4;function Ur(e){e.addEventListener("pointerdown",t=>{let n=D(t);n instanceof HTMLInputElement&&
n.inputMode==="decimal"&&jo(t,n.value,s=>Ve(e,n.name,s))})}function jo(e,t,n){let o=Number(Be(t));if(e.button!==0||Number.
isNaN(o))return;let s=Go(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||
(a||=Math.abs(d)>=Ju,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=qo(o,Math.round(d/Yu)*
s);h!==i&&n(h),i=h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();
a&&(addEventListener("click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;
addEventListener("pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",
l,{signal:u})}function Ve(e,t,n){let o=k(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(
new Event("input",{bubbles:!0})))}function qo(e,t){return tt(String(Number((e+t).toFixed(6))))}function Go(e){let t=(Be(
e).split(".")[1]??"").length;return t===0?1:10**-Math.min(t,2)}g();Y();function jr(e){for(let t of E(e,"[data-step]")){let n=new Map(E(t,"figure[data-table]").map(s=>[Gr(s.querySelector(
"figcaption math")),s.dataset.table??""]));n.delete("");let o=k(t,".formula");o&&zr(o,n)}}function qr(e){e.addEventListener(
"pointerover",t=>{let n=D(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Xu(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Xu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of E(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Gr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function zr(e,t){for(let n of e.children){let o=t.get(Gr(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):zr(n,t)}}g();Y();var Qu=["beside","above","below","figure"],Vr={width:960,height:540},Zu=2,Vo=.6,zo=.1,tf=320,ef=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:Vo}],Kr=["notes reasons remark switch","notes reasons remark switch formula"],nf=[1,.8,Vo],Ln=new WeakMap;
function Jr(e,t){let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=k(t,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Vr.width,innerHeight/Vr.height,
Zu),l=Number(o)||Math.max(1,c);e.style.setProperty("--most",String(l)),of(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
s)).observe(t),t.addEventListener("click",r=>{let i=D(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&lf(a),i.dataset.
turn&&Qr(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function Xr(e){for(let t of e){Ln.delete(t);for(let n of[
"out","layout","paged"])delete t.dataset[n]}}function of(e,t,n,o){let s=`${n}×${o}×${t}`;if(Ln.get(e)?.frame===s)return;
let r=k(e,"pointer-view"),i=n>o,a=Qu.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=sf(e,a,t,
r)??af(e,Math.min(t,1));delete e.dataset.fitting,Ln.set(e,{frame:s,arrangement:c}),c.pages&&Qr(e,Number(e.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function sf(e,t,n,o){delete e.dataset.
paged;for(let{out:s,parts:r,least:i}of ef){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?
a.scale*(o?.8:1)+zo:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=rf(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return xe(e,a),a}return null}function rf(e,t,n,o,s,r){let i=u=>(xe(e,{out:t,layout:n,scale:u}),cf(e));if(!i(o))return null;
let[a,c]=[o,s];for(c-a>zo&&i(c)&&(a=c);c-a>zo;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};
xe(e,{out:t,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*tf));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function af(e,t){e.dataset.paged="";let n=nf.map(i=>Math.min(i,t));for(let i of Kr){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...Yr(e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return xe(e,a),a}let[o,s]=[Kr.at(-1)??"",n.at(-1)??Vo],r={out:o,layout:"below",scale:s,pages:Yr(e,o,s).pages};return xe(
e,r),r}function Yr(e,t,n){xe(e,{out:t,layout:"below",scale:n});let o=Ko(e);for(let w of o)w.dataset.turnedTo="";let{rowGap:s,
columnGap:r}=getComputedStyle(A(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=A(e,".shown").getBoundingClientRect(),
l=c.height-A(e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,m=0,p=A(e,".formula").scrollWidth<=c.width+
1;for(let w of o){let{width:b,height:x}=w.getBoundingClientRect();p&&=x<=l&&ti(w),m&&m+b>c.width&&(d+=h+i,h=0,m=0),u.length&&
d+Math.max(h,x)>l&&(u=[],f.push(u),d=0,h=0,m=0),u.push(w),h=Math.max(h,x),m+=b+a}return{pages:f,isFitting:p}}function Qr(e,t){
let n=Ln.get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of Ko(e))
n[o]?.includes(s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;A(e,".pager").hidden=n.length===1,A(e,"[data-turned]").
textContent=`${o+1} of ${n.length}`;for(let s of E(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}
function Ko(e){return E(e,".matrix, .shown > pointer-view")}function xe(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.
layout=n,A(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function cf(e){let t=e.getBoundingClientRect(),
n=A(e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,A(e,".words"),A(e,".shown")].every(Zr)&&n.scrollWidth<=n.clientWidth+1&&[n,...Ko(e)].every(s=>o(s)&&ti(s))}function Zr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function ti(e){let t=e.querySelector(
":scope > .table-frame");return!t||Zr(t)}function lf(e){let t=document.createElement("dialog");t.className="rest";let n=A(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),A(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...A(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}g();Y();var uf=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,ff="Write a number, such as 0.5, in every cell.",Rn=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#b(r.name,r.value),this.#p()}),
t.addEventListener("click",s=>{let r=D(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#d(i,1),"fewer"in r.dataset&&
this.#d(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(Dt(s),ni(ei(s)));this.#h(),E(this.#e,"\
input, select")[0]?.focus(),this.#p()}),this.#f()}get text(){let t={};for(let n of this.#s){let o=Dt(n),s=oi(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(ei(n))&&(t[o]=s)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#s)t.includes(Dt(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,s=o&&this.#e.contains(o)?this.#i(o):null,r=this.#s.filter(i=>i.querySelector("details[open]")).
map(Dt);this.#e.replaceChildren(...t.childNodes),this.unfold(r),n?this.#a():this.#h(),s?.(),this.#f()}showProblems(t){let n=new Set(
t);for(let o of this.#s){let s=Dt(o),r=`inputs.${s}`,i=t.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)
n.delete(l);let a=i.map(l=>l.message).join(" "),c=JSON.stringify(this.#o.get(s));a&&this.#r.set(s,{typed:c,message:a})}return this.#f(),
[...n]}get#s(){return E(this.#e,"[data-input]")}#i(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#e.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let o=t.closest("[data-input]"),s=o instanceof HTMLElement?Dt(o):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(s)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#o.clear();for(let t of this.#s){let n=kn(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(Dt(t),s==="words"?o:s==="matrix"?df(n,!!r):o[0]??"")}}#h(){for(let t of this.#s)
for(let n of kn(t)){let o=this.#w(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#w(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#b(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#p(){this.#f(),this.#n()}#f(){for(let t of this.#s){let n=Dt(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?kn(t).filter(c=>Ke(c.value)===null):[];for(let c of o?kn(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),hf(t,s.length?ff:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of E(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of E(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#d(t,n){let o=Dt(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=Yo(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?Yo(l,n):l.map(u=>Yo(u,n))),l!==void 0&&this.#o.set(c,l)}this.#p()}};
function Dt(e){return e.dataset.input??""}function ei(e){return JSON.parse(e.dataset.default??"null")}function kn(e){return E(
e,"input, select")}function df(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function Yo(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function ni(e){return Array.isArray(e)?e.map(ni):String(e)}function oi(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Ke(t);let n=t.map(o=>oi(e,o));return n.includes(null)?null:n}function Ke(e){let t=e.trim().replace(
"−","-").replace(",","."),n=uf.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function hf(e,t){let n=A(
e,"[data-failure]");n.textContent=t,n.hidden=!t}g();St();Y();g();St();Y();g();Y();function Jo(e=""){let t=["The server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.
serviceWorker?.controller?t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it\
 can be reloaded only over HTTPS"}.`}var Xo=null;function pf(){let e=E(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,pathname:s}=location,
r=o+s;if(!t){let a=s.slice(Qt.pathname.length),c=k(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=gt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function si(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Xo?.disconnect(),Xo=new PerformanceObserver(n=>{let o=n.getEntries().map(({name:s})=>s);
t({addresses:o.filter(s=>!s.includes("?"))})}),Xo.observe({type:"resource",buffered:!0}),t({addresses:[],page:pf()})}async function ri(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",si),await navigator.serviceWorker.register(
new URL("service-worker.js",Qt),{updateViaCache:"none"}),si()}catch{}}function ii(){document.readyState==="complete"?ri():addEventListener("load",ri)}var th=4e3,nc="This page computes your changes in your browser and hides what only the server can update.",to=document.getElementById(
"lesson-record")!==null,ve=!1,$s,eo=!1;async function oc(e,{address:t,files:n,signal:o}){if(ks())return Ns(e,{files:n,signal:o});
if(!ve)return tc(t,o);if(eo)return eo=!1,Ns(e,{files:n,signal:o});try{let s=await tc(t,ar(o));return Ls(""),s}catch(s){if(!(s instanceof
K&&[0,...xo].includes(s.status)))throw s;return Ls(Jo(nc)),Ns(e,{files:n,signal:o})}}function ks(){return to}function sc(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),$s??=no(e)},o=setTimeout(n,th);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function rc(e){if(!to&&!ve&&e&&($s??=no(e),await $s),!to&&
!ve)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Qe(),Bn));return t()}async function no(e){try{let t=[
Promise.resolve().then(()=>(Qe(),Bn)),Promise.resolve().then(()=>(Ms(),Ss)),Promise.resolve().then(()=>(Os(),vs))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||ve)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...E(o,"head > *, body > *")),ve=!0,eo=Eo(n),eo&&Ls(Jo(nc)),ii()}catch{}}async function ic(e,t,n){if(!to&&!ve)return;
let{previewEdits:o}=await Promise.resolve().then(()=>(Ms(),Ss));try{o(e,t,n)}catch(s){if(!(s instanceof K))throw s}}function Ls(e){
let t=k(document,"[data-silence]");t&&(t.textContent=e)}async function Ns(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Qe(),Bn));
return n(e,t)}async function tc(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(ec),s=await o.text().catch(ec);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new K(o.status,
eh(s,o.status))}function ec(e){throw jt(e)?e:new K(0,[{where:"",message:Ie,suggestions:[]}])}function eh(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:_e(t),suggestions:[]}]}}As();g();var ac="pointerscope-lessons";function cc(){try{let e=JSON.parse(localStorage.getItem(ac)??"{}");return e&&typeof e==
"object"?e:{}}catch{return{}}}function Rs(e){let t=cc()[e];return new Set(Array.isArray(t)?t:[])}function Is(e,t){let n=Rs(
e);if(!n.has(t))try{localStorage.setItem(ac,JSON.stringify({...cc(),[e]:[...n,t]}))}catch{}}be();g();Y();var nh=3e4,lc=660;async function uc(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+nh;for(;Date.now()<
t&&e.some(oh);)await new Promise(n=>setTimeout(n,100))}function oh(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function fc(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=E(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=E(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>lc);for(let r of s)r.style.setProperty("--print-scale",String(lc/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}g();Y();be();var sh="Type a number, or drag it sideways",dc="This number is computed: change an input, and it follows.",hc=/^[\d.,+−-]$/,
oo=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",o=>{let s=_s(o),r=s&&this.#n(s);!r||
D(o)instanceof HTMLInputElement||jo(o,r.value,i=>{Ve(n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=_s(
o);s&&this.#o(s)}),t.addEventListener("dblclick",o=>pc(D(o))),t.addEventListener("keydown",o=>{let s=_s(o);if(hc.test(o.
key)&&pc(D(o)),!s||o.ctrlKey||o.metaKey||o.altKey)return;if(D(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=hc.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#o(s,r?o.key:void 0))})}prepare(){for(let t of E(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=k(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",A(t,".table-frame").title=sh;for(let[s,r]of E(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(Ue),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:pt(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=k(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&pt(r).flat()[o];i&&(s?this.#r(i,s):mc(i))}#n(t){let n=t.closest(We),{row:o,column:s}=we(pt(n),t),{table:r=""}=n.
dataset,i=a=>k(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#o(t,n){let o=this.#n(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#s(s)}),s.addEventListener(
"blur",()=>this.#i(s)),this.#r(t,s),n===void 0?s.select():this.#s(s)}#r(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#s(t){let n=Ke(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&Ve(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#n(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=A(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=Ke(o.value);if(r===null)return;o.value=qo(r,s*Go(o.value)),this.#s(o)}
t.key==="Escape"&&(t.preventDefault(),Ve(this.#t,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&mc(n)}};function _s(e){return D(e).closest(Ue)}function pc(e){let t=e.closest(ee)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(We))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${dc}`;let o=A(
t,"[data-sum]");o.textContent?.endsWith(dc)||o.append(n)}function mc(e){e.tabIndex=0,e.focus({preventScroll:!0})}var $p=350,Lp=60,Qs=["removed","inputs","layer","head"],kp=60,Nl=["step","all",...Qs],Rp={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},N=A(document,"[data-lesson]"),W=A(N,"[data-steps]"),ln=N.dataset.only,Ft=A(N,"[data-error]"),Le=k(N,"[data-in\
puts]"),de=Le&&new Rn(Le,A(N,"[data-reset]",HTMLButtonElement),Gp),Js=Le&&new oo(W,Le),Xs=k(N,"details.inputs",HTMLDetailsElement),
Kt="frame"in N.dataset,{states:Ip,leftOut:$l="",edited:Ll=""}=N.dataset,{record:an}=N.dataset,L=Zs(location.search),ht={
...L,...er(Zs(_p()))},Ys=new AbortController,on=0,rn=0,Ol=0,fe=null;function Zs(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??$l,inputs:t.get("inputs")??Ll,layer:t.get("layer")??"",head:t.
get("head")??""}}function _p(){return ks()?"":N.dataset.shown??location.search}async function Cp(){an&&await no(an),po({
history:"keep",isFresh:!0})}var Pp=Kt?Jr(N,W):()=>{},Hp="framers"in document.body.dataset?Dr({state:jp,height:()=>N.scrollHeight,
set:qp,keeps:e=>kl(e)!==null}):()=>{},xt=()=>E(W,":scope > [data-step]"),un=e=>xt().findIndex(t=>t.dataset.step===e),Yt=()=>Math.
max(0,un(L.step)),kl=e=>{let t=Rp[e];if(ln||!t||L.all&&e.startsWith("Page"))return null;let n=Yt()+t;return n>=0&&n<xt().
length?n:null},Rl=()=>Kt&&window.parent!==window;function Wt(){let e=!!L.all||!!ln,t=Yt(),n=xt();for(let[s,r]of n.entries())
r.hidden=!e&&s!==t;for(let s of E(N,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!Kt)for(let s of Ro(
W,"pointer-view[lazy]"))s.removeAttribute("lazy");N.dataset.mode=e?"all":"one",N.toggleAttribute("data-first",t===0);for(let s of E(
N,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=L[r]||"0"}for(let s of E(N,"[data-slide]"))Fp(s,s.dataset.
slide===n[t]?.dataset.step);k(N,"[data-place]")&&Wp(t,n.length,e),Bp(),Dp(n);let o=n[t];!e&&!Kt&&o&&xs([o]),Pp(),Hp("sta\
te",{})}function Dp(e){let t=mo(ht);for(let r of E(N,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=k(N,"[data-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${A(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",ht.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function tr(){return!Kt&&!("opens"in N.dataset)}function Bp(){let{lesson:e=""}=N.dataset;if(!tr())return;let t=Rs(
e);for(let n of E(N,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Fp(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function Wp(e,t,n){for(let s of E(N,"[data-controls]"))s.hidden=!1;A(N,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,A(N,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,A(N,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let o=k(N,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function Up(e){let t=e.
slice(0,kp);Ft.textContent=`This lesson has no step “${t}”. It opens at its first step.`,Ft.hidden=!1,Ft.dataset.unknown=
"step"}function cn(e,t=!1){let n=xt(),o=n[Math.max(0,Math.min(n.length-1,e))];o&&(Es(W),Ft.dataset.unknown&&(Ft.hidden=!0),
delete Ft.dataset.unknown,tr()&&Is(N.dataset.lesson??"",n[Yt()]?.dataset.step??""),L={...L,step:o.dataset.step??""},fn("\
replace"),Wt(),t&&A(o,"h1, h2").focus({preventScroll:!0}),L.all?o.scrollIntoView({block:"start"}):o.getBoundingClientRect().
top<0&&N.scrollIntoView({block:"start"}),N.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",
inline:"nearest"}))}function er({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,head:o}}function ho(e,t){
return Qs.every(n=>e[n]===t[n])}function jp(){return{step:xt()[Yt()]?.dataset.step,removed:ht.removed,inputs:ht.inputs}}
function qp({step:e,...t}){e!==void 0&&!ln&&cn(Math.max(0,un(e??"")));let n={};for(let o of Qs)o in t&&(n[o]=t[o]??"");ke(
n)}function fn(e){let t=Il({...L,...er(ht)});if(t!==location.pathname+location.search)try{e==="push"&&!Rl()?history.pushState(
null,"",t):history.replaceState(null,"",t)}catch{}}function Il(e){let t=[...new URLSearchParams(location.search)].filter(
([s])=>!Nl.some(r=>r===s)),n=gt({...Object.fromEntries(t),...e});$l&&!e.removed&&n.set("removed",""),Ll&&!e.inputs&&n.set(
"inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function Gp(){let e=de?.text;cancelAnimationFrame(
Ol),typeof e=="string"&&(Ol=requestAnimationFrame(()=>ic(W,e,mo(L)))),clearTimeout(rn),rn=setTimeout(()=>ke({}),$p)}function ke(e){
let t=rn&&de?de.text:null;clearTimeout(rn),rn=0;let n={...L,...t===null?{}:{inputs:t},...e};ho(n,L)||(L=n,po({history:"p\
ush"}))}async function po({history:e,isFresh:t=!1}){on+=1;let n=on;Ys.abort(),Ys=new AbortController,W.setAttribute("ari\
a-busy","true");try{let o=await oc(L,{address:Il(L),files:Ip,signal:Ys.signal});if(n!==on)return;Kp(o,t),ht=L,_l([]),e===
"push"&&fn("push"),Wt()}catch(o){if(jt(o))return;if(!(o instanceof K))throw o;n===on&&zp(o.problems,e)}finally{n===on&&W.
removeAttribute("aria-busy")}}function zp(e,t){_l(e);let n=e.every(s=>s.where.startsWith("inputs"));if(L={...L,...n?{inputs:ht.
inputs}:er(ht)},!ho(L,ht)){po({history:t});return}let o=mo(ht);for(let s of E(W,"[data-remove]",HTMLInputElement))s.checked=
o.has(s.dataset.remove??"");fn("replace"),Wt()}function Vp(e){try{return Object.keys(JSON.parse(e))}catch{return[]}}function mo(e){
return new Set(e.removed.split(",").filter(Boolean))}function Kp(e,t){Es(W);let n=Js?.place,o=document.activeElement?.closest(
"[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;for(let i of xt()){let a=i.dataset.step??"",c=e.querySelector(
`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&fe&&i.contains(fe)&&c.hasAttribute("data-removed")&&A(c,".sheet-head").
after(fe),c&&i.replaceWith(c)}for(let i of E(N,"[data-renew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);
a&&i.replaceChildren(...a.childNodes)}let r=k(e,"[data-inputs]");r&&de?.replace(r,t),fe?.isConnected&&document.activeElement===
document.body&&A(fe,"button:enabled").focus({preventScroll:!0}),s&&k(W,`[data-remove="${CSS.escape(s)}"]`)?.focus(),Cl(),
n&&Js?.restore(n)}function _l(e){let t=de?de.showProblems(e):e,n=Xs?.open?t:e;Ft.textContent=n.map(o=>o.message).join(" "),
Ft.hidden=n.length===0,n.length&&N.dataset.live&&Ft.append(" ",Yp(N.dataset.live))}function Yp(e){let t=document.createElement(
"a");return t.href=e,t.textContent="Open it on the server",t.search=gt({...L,all:null}).toString(),t}function Cl(){Rr(W),
Js?.prepare(),Jp(),Ha(W),jr(W),W.querySelector("pointer-view")&&Promise.resolve().then(()=>(vl(),Np));for(let e of E(W,"\
[data-embed]",HTMLAnchorElement)){let t=e.closest("[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=
gt({...L,all:null,step:n}).toString()}for(let e of E(N,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search).get("lang");e.search=gt({removed:L.removed,inputs:L.inputs,lang:t}).toString()}for(let e of E(N,"[data-back]",HTMLAnchorElement)){
let t=new URLSearchParams(location.search);for(let n of Nl)t.delete(n);e.search=t.toString()}}function Jp(){let e=!Kt&&!ht.
removed&&!ht.inputs;for(let t of E(W,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector(
"[data-guess]");if(e||o?.remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=
t.dataset.remove,s.textContent="Predict what it changes",n?.before(s)}}async function Xp(e){let t=xt()[un(e.dataset.guess)],
[n,{askRemoval:o}]=await Promise.all([rc(an),Promise.resolve().then(()=>(Os(),vs))]);if(!t?.isConnected)return;let s=()=>ke(
{removed:e.dataset.guess??""});fe=n&&o(t,n,s,()=>ke({removed:""})),fe?e.remove():s()}function Qp(e,t,{row:n,column:o}){let s=Object.
fromEntries(new URLSearchParams(location.search)),r=gt({...s,step:null,all:null,row:n,column:o});return te(`${N.dataset.
api}/${e}/${t}?${r}`)}async function Zp(){let{solutionsAt:e}=N.dataset;if(!(!e||k(N,"[data-solutions]")))try{let t=await fetch(
e);if(!t.ok)return;let n=new DOMParser().parseFromString(await t.text(),"text/html");W.after(...E(n.body,"[data-solution\
s]"))}catch{}}async function tm(e){e.disabled=!0;let{all:t}=L;L={...L,all:"1"},Wt(),await Promise.all([uc(Ro(W)),Zp()]),
window.print(),L={...L,all:t},Wt(),e.disabled=!1}function Pl(e){return e.closest(`input:not([type=checkbox]), select, te\
xtarea, ${We} td`)!==null}function Hl(e){for(let t=e;t&&t!==W;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+
1&&getComputedStyle(t).overflowX!=="visible")return!0;t=t.parentElement}return!1}W.addEventListener("change",e=>{let t=e.
target;if(!(t instanceof HTMLInputElement)||!t.dataset.remove)return;let n=mo(L);t.checked?n.add(t.dataset.remove):n.delete(
t.dataset.remove),ke({removed:[...n].join(",")})});N.addEventListener("change",e=>{let t=wr(e);t.dataset.follow&&ke({[t.
dataset.follow]:t.value}),"all"in t.dataset&&t instanceof HTMLInputElement&&(L={...L,all:t.checked?"1":""},fn("replace"),
Wt(),xt()[Yt()]?.scrollIntoView({block:"start"}))});N.addEventListener("click",e=>{let t=D(e);t.dataset.go&&cn(Yt()+Number(
t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");n&&t.setAttribute("aria-expanded",String(n.toggleAttribute(
"data-open"))),"print"in t.dataset&&tm(t),t.closest(".onward a")&&tr()&&Is(N.dataset.lesson??"",xt()[Yt()]?.dataset.step??
""),"guess"in t.dataset&&Xp(t);let o=t.closest("[data-slide]");o instanceof HTMLElement&&(e.preventDefault(),cn(un(o.dataset.
slide),!0))});document.addEventListener("keydown",e=>{let t=D(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||
Pl(t)||Hl(t))return;let n=kl(e.key);n!==null&&(e.preventDefault(),cn(n,!0))});var sn;W.addEventListener("touchstart",e=>{
let t=D(e);sn=e.touches.length===1&&!Hl(t)&&!Pl(t)?e.touches[0]:void 0},{passive:!0});W.addEventListener("touchend",({changedTouches:[
e]})=>{if(ln||!sn||!e)return;let[t,n]=[e.clientX-sn.clientX,e.clientY-sn.clientY];sn=void 0,Math.abs(t)>Lp&&Math.abs(t)>
2*Math.abs(n)&&cn(Yt()-Math.sign(t))});window.addEventListener("popstate",()=>{L=Zs(location.search),ho(L,ht)?Wt():po({history:"\
keep",isFresh:!0})});Rl()||fc(W,()=>{for(let e of xt())e.hidden=!1;for(let e of E(W,"[data-beside]"))e.hidden=!1;Kt||xs(
xt()),Kt&&Xr(xt())},Wt);var em=!!L.step;!L.step&&location.hash&&(L.step=location.hash.slice(1));L.step&&un(L.step)<0&&!ln&&
(em&&Up(L.step),L.step="",fn("replace"));Xs&&L.inputs&&(Xs.open=!0,de?.unfold(Vp(L.inputs)));kr(W,"opens"in N.dataset?Qp:
null);Fr(W,N.dataset.lesson??"",N.lang);Pa(W);Le&&Ur(Le);qr(W);Cl();Wt();N.dataset.ready="true";an&&sc(an);ho(L,ht)||Cp();})();
