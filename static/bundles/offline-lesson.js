(()=>{var kl=Object.create;var ho=Object.defineProperty;var Rl=Object.getOwnPropertyDescriptor;var Cl=Object.getOwnPropertyNames;var _l=Object.getPrototypeOf,Il=Object.prototype.hasOwnProperty;var Zs=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var po=(e,t)=>{for(var n in t)ho(e,n,{get:t[n],enumerable:!0})},Pl=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let s of Cl(t))!Il.call(e,s)&&s!==n&&ho(e,s,{get:()=>t[s],enumerable:!(o=Rl(t,s))||o.enumerable});return e};var tr=(e,t,n)=>(n=e!=null?kl(_l(e)):{},Pl(t||!e||!e.__esModule?ho(n,"default",{value:e,enumerable:!0}):n,e));var er,Hl,S,g=v(()=>{"use strict";({currentScript:er}=document),Hl=er instanceof HTMLScriptElement?er.src:"",S=new URL("\
static/js/",Hl||document.baseURI).href});async function Zt(e,t,n=Xt){let o=await Dl(new URL(`api/${e}`,n),t);if(String(n)===Xt.href&&Bl(o!==null&&!go(o)),!o)return nr();
if(o.status===Fl)return;if(!(o.headers.get("content-type")??"").includes("json")){let i=Ce(o.status);throw new K(o.status,
[{where:"",message:i,suggestions:[]}])}let r=await o.json().catch(nr);if(!o.ok)throw new K(o.status,r.errors??[]);return r}
async function Dl(e,t){try{let n=await fetch(e,t);return mo.includes(n.status)?null:n}catch(n){if(jt(n))throw n;return null}}
function or(e){let t=AbortSignal.timeout(Wl);return e?AbortSignal.any([e,t]):t}function go({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function Bl(e){e!==Qt.answers&&(Qt.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function nr(e){throw jt(e)?e:new K(0,[{where:"",message:Re,suggestions:[]}])}
function jt(e){return e instanceof DOMException&&e.name==="AbortError"}function gt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,o])=>[n,String(o)]))}function hn(e){return e instanceof Error?
e.message:String(e)}var K,Xt,Qt,mo,Fl,Wl,Re,Ce,At=v(()=>{"use strict";g();K=class extends Error{constructor(t,n){super(n.
map(o=>o.message).join(" ")),this.status=t,this.problems=n}},Xt=new URL(S.replace(/^(.*\/)static\/.*$/,"$1")),Qt={answers:!0},
mo=[502,504],Fl=204,Wl=5e3,Re="No response could be read. Your input is still here; check your connection and try again.",
Ce=e=>`The server answered with ${e}.`});function sr(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function dt(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function pn(e){return e<0?`(${dt(e)})`:dt(e)}function wo(e){return ir(e," \
+ ")}function rr(e){return ir(e,", ")}function mn(e,t){return e===t?t:`${e} = ${t}`}function ir(e,t){return e.length<=24?
e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var gn=v(()=>{"use strict";g()});function xo(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function wn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function bn(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(wn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:jl(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}
function jl(e,t,n,o){let{op:s}=t;if(s==="constant")return yo(t,n);let r=Eo(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s===
"view"||s==="join")return i;if(s==="where")return i?a:c;if(s==="matmul")return ql(r);if(s==="collect")return _e.sum?.(r)??
0;if(s==="softmax")return Ul(e,t,n,r);let l=_e[s];if(l)return l(r);let u=bo[s];if(!u)throw new RangeError(`There is no o\
peration ${s}.`);return u(i,a)}function Eo(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,Vl(t,
n)]];if(o==="join")return[zl(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return ar(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(o==="softmax"||o in _e){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=ar(
c).map(f=>[i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function yo({values:e=0},t){
return xo(Array.isArray(e)?e[t]??Number.NaN:e)}function So(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function Ul(e,t,n,o){let{place:s,width:r}=So(e,t,n),i=Ao(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function Ao(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-
n)/o))}function ql(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Vl({shape:e,offset:t=0,
strides:n,index:o},s){if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function zl(e,t,n){let o=n;for(let s of t){let r=wn(e[s]??{op:"",shape:[]});if(o<r)return[s,o];
o-=r}throw new RangeError(`No operand has the element ${n}.`)}function ar(e){return Array.from({length:e},(t,n)=>n)}function Gl(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Kl(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var bo,
_e,Ie=v(()=>{"use strict";g();bo={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Gl(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Kl(e/Math.SQRT2))},_e=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Pe(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:yo(c,a),op:"",parts:[]};let f=Eo(e,c,a).
map(([b,E])=>s(b,E)),[d,h,w]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&w)return d?.value?h:w;if(l==="\
collect")return cr(f);if(l==="matmul")return cr(dr(f));if(l==="softmax")return nu(f,So(e,c,a));let m=_e[l];if(m)return{value:m(
f.map(({value:b})=>b)),op:l,parts:f};let p=bo[l];if(!p||!d)throw new RangeError(`There is no operation ${l}.`);return{value:p(
d.value,h?.value??0),op:l,parts:f}};return s(e.length-1,t)}function xn(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function Pt(e){if(lr.has(e.op))return e;for(let t of e.parts){let n=Pt(t);if(n)return n}return null}function vo(e){
return e.op?Oo(e,null,!1).text:dt(e.value)}function ur(e){let t=dt(e.value),n=Pt(e);if(!n)return mn(vo(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=He(e),s=o.reduce((r,i)=>r+i,0);return`${dt(o[e.place??0]??0)} / ${dt(s)} = ${t}`}return`${fr(
e,n)??Oo(e,n,!1).text} = ${t}`}function He({parts:e,temperature:t}){return Ao(e.map(({value:n})=>n),t?.value)}function En(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>Yl;return{powers:s?He(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function fr(e,t){if(e===t)return t.op==="sum"?`Sum ${dt(t.value)}`:null;let[
n,o]=e.parts,s=n&&fr(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${dt(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${dt(o.value)}`:null}function Oo(e,t,n){let{op:o,parts:s,value:r}=e,i=lr.has(o);if(!o||e===t||i&&n)return{text:pn(r),
binding:_t};let a=s.map(d=>Oo(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?wo(c):"0",binding:me};
if(o==="softmax")return{text:tu(e,a),binding:Mt};if(o==="product")return{text:c.join(" · "),binding:Mt};let[l={text:"",
binding:_t},u]=a,f=Xl[o];if(f&&u){let[d,h]=f,w=o==="add"||o==="multiply",m=It(l,o==="power"?_t:h),p=It(u,w?h:h+1);return{
text:o==="power"?`${m}^${p}`:`${m} ${d} ${p}`,binding:h}}return o==="negative"?{text:`−${It(l,Mt)}`,binding:me}:o==="s\
qrt"?{text:`√${It(l,_t)}`,binding:_t}:o==="absolute"?{text:`|${Zl(s[0],l)}|`,binding:_t}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${It(l,_t)}))`,binding:Mt}:o==="gelu"?{text:`${It(l,Mt)} · Φ(${l.text})`,binding:Mt}:{text:`${Ql[o]??o}(${rr(c)}\
)`,binding:_t}}function Zl(e,{text:t}){return e&&!e.op?dt(e.value):t}function It({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function tu(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=En(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${It(c,me)} − ${pn(r)}`,binding:me}),i!==1&&(l={text:`${It(l,Mt)} / ${pn(i)}`,binding:Mt}),`e^${It(l,_t)}`});
return`${a[n]} / (${wo(a)})`}function dr(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:eu(
o),op:"multiply",parts:o})}return t}function eu(e){return e.reduce((t,{value:n})=>t*n,1)}function cr(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:Mo(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?dr([r.parts[0],i]):[]),s={value:Mo(o),op:"sum",parts:o};
return{value:Mo(e),op:"divide",parts:[s,t]}}function Mo(e){return e.reduce((t,{value:n})=>t+n,0)}function nu(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=He(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var Yl,pe,me,Mt,Jl,_t,Xl,Ql,lr,To=v(()=>{"use strict";g();gn();Ie();Yl=30,[
pe,me,Mt,Jl,_t]=[0,1,2,3,4],Xl={add:["+",me],subtract:["−",me],multiply:["·",Mt],divide:["/",Mt],remainder:["mod",Mt],
power:["^",Jl],greater:[">",pe],greater_equal:["≥",pe],less:["<",pe],less_equal:["≤",pe],equal:["=",pe],not_equal:["\
≠",pe]},Ql={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},lr=new Set(["sum","softmax"])});function y(e,t,n){let o=k(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function k(e,t,n){
let o=e.querySelector(t);return o&&pr(o,n)?o:null}function x(e,t,n){return[...e.querySelectorAll(t)].filter(o=>pr(o,n))}
function $o(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function H({target:e}){return e}function hr({target:e}){
return e}function pr(e,t){return e instanceof(t??HTMLElement)}var Y=v(()=>{"use strict";g()});function gr(){return mr??=document.querySelector('[data-decimal=","]')!==null,mr}function tt(e){return gr()?e.replaceAll(
ou,t=>t.replaceAll(/[.,]/g,n=>su[n]??n)):e}function Fe(e){return gr()?e.replace(",","."):e}var ou,su,mr,Lt=v(()=>{"use s\
trict";g();ou=/\d[\d.,]*\d/g,su={".":",",",":"."}});function pt(e){return"down"in e.dataset?[x(e,"tbody td",HTMLTableCellElement)]:x(e,"tbody tr").map(t=>x(t,"td",HTMLTableCellElement))}
function ge(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function yn(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=k(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?pt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,...Ht(s)};return t.set(n,i),i}}function Sn(e,t){let n=e?.cells[t];return n?ee(n):Number.
NaN}function ee(e){return sr(e.dataset.value??Fe(No(e)))}function No(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function vt(e){return y(e,"figcaption span").textContent??""}function Ht(e){let t=o=>x(e,o).map(
s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var We,te,De,Be,we=v(()=>{"use strict";g();gn();Y();Lt();We="figure[data-how]",te="figure[data-how] tbody td",De="f\
igure[data-editable]",Be="figure[data-editable] tbody td"});function wr(e){let t=atob(e),n=new Uint8Array(t.length);for(let o=0;o<t.length;o++)n[o]=t.charCodeAt(o);return n}var br=v(
()=>{"use strict";g()});function je(e){if(Array.isArray(e))return iu(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=ru[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(wr(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function iu(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function Ue({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:au(e,n*s,(n+1)*s),shape:o}}function xr({values:e,shape:t}){
return t.length<2?e:Lo({values:e,shape:t})}function Lo(e){return Array.from({length:e.shape[0]??0},(t,n)=>Ue(e,n).values)}
function au(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var ru,ko=v(()=>{"use strict";g();br();ru={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function ct(e){return"kind"in e&&e.kind===An}function Ot(e){return ct(e)?e.meta:e.layout.meta}function Mn(e){return ct(e)?
e.meta.height??0:e.layout.height}var An,vn=v(()=>{"use strict";g();An="network"});function Sr({data:e,layout:{meta:t}},n){for(let o of t.parts??[]){let s=e[o.trace];if("lines"in o){let r=qe(o.lines,t,n);
Object.assign(s,lu(r,n[o.row],o))}else s[o.attribute]=xr(qe(o.is,t,n))}}function qe(e,t,n){let o=cu(t),s=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===yr?0:a.indexOf(n[i]??"")};return{values:bn(e,(i,a=[])=>{let c=o[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>Ue(l,s(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function cu(e){let t=Er.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,je(o)])),Er.
set(e,t)),t}function lu({values:e,shape:t},n,{above:o,to:s}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==yr&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var yr,
Er,Ro=v(()=>{"use strict";g();ko();Ie();yr="all",Er=new WeakMap});function vr(e,t){let{table:n}=Ot(e);if(n&&"rows"in n)return[n];if(ct(e))return[];let{data:o,layout:s}=e,r=n?[uu(n,s.meta,
t)]:[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>fu(s,a)),...r]}function On({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Co("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of t)s.insertRow().append(Co("th",r,"row"),...i.map(a=>Co("td",a)));return n}function Or(e){
let t=o=>o.map(mu).join(",");return`${e.map(({columns:o,rows:s})=>[o,...s].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function uu(e,t,n){let{columns:o,labels:s}=e;if("values"in e){let i=e.values.map(a=>qe(a,t,n).values);return{columns:o,
rows:s.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Lo(qe(e.matrix,t,n));return{columns:o,rows:s.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function fu(e,t){let n=je(t.z??[]),o=Ar(e,t,"y").map((s,r)=>[s,...Array.from(Ue(n,r).values)]);return{columns:[
t.name??"",...Ar(e,t,"x")],rows:o}}function Ar(e,t,n){let o=t[n];if(Array.isArray(o))return o.map(c=>Mr(String(c)));let s=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(Mr);let{shape:a}=je(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Mr(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function mu(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
hu,"$1'").replace(pu,"'"),n=du.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Co(e,t,n){let o=document.
createElement(e);return n&&(o.scope=n),o.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),
o}var du,hu,pu,_o=v(()=>{"use strict";g();ko();vn();Ro();du=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,hu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
pu=/^(?=[\t\r\n])/});function Tr(e,t){let n=o=>{let s=Lr(o);s&&Ve(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&wu(e,t),e.addEventListener("pointerout",o=>{let s=H(o).closest(We),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&Tn(Po(s))}),e.addEventListener("keydown",bu)}function $r(e){for(let t of x(e,We))for(let[n,o]of x(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function wu(e,t){let n=0,o=async s=>{let r=Lr(s);if(!r)return;n+=1;let i=n,
a=Io(r),c=Po(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,ge(pt(a),r));i===n&&c.isConnected&&xu(
c,f,r)}catch(f){i===n&&(y(c,"[data-sum]").textContent=hn(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=H(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function bu(e){let t=H(e),n=t.closest(`${te}, ${Be}`),o=gu[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=Io(
n),r=pt(s),{row:i,column:a}=ge(r,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function Ve(e,{withoutResult:t=!1}={}){let n=Io(e),o=Po(n);Tn(o);let s=yn(o),r=Pe(JSON.parse(
n.dataset.how??"[]"),pt(n).flat().indexOf(e),(u,f)=>Sn(s(u),f));e.dataset.lit="result";for(let u of xn(r)){let f=s(u.table??
"")?.cells[u.index??0];f&&(f.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":dt(ee(e)),l=Number.isNaN(r.value)||t&&!r.op?a:mn(vo(r),a);i.textContent=[yu(n,e),tt(l)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function xu(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,numbers:c}=t,l=Pe(i,a,(m,p)=>Nr(
c[m],p).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(On(Eu(l,c)));let w=document.createElement("p");w.className=
"sum",w.textContent=ur(l),u.append(f,h,w,d),y(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function Eu(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=xn(a);return Nr(t[c],l).label},o=(a,...c)=>[a,...c.
map(dt)],s=Pt(e);if(!s)return{columns:["term","value"],rows:xn(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:r,parts:i}=s;if(r==="softmax"){let a=He(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>o(n(a),a.value))}}function Nr(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:xo(o)}}function Tn(e){for(let n of x(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function Lr(e){return e.target instanceof Element?e.target.closest(te):null}function Io(e){
return e.closest("figure")}function Po(e){return e.closest("[data-step]")}function yu(e,t){let{row:n,column:o}=ge(pt(e),
t),{rows:s,columns:r}=Ht(e);return[vt(e),s[n],r[o]].filter(Boolean).join(", ")}var gu,Ho=v(()=>{"use strict";g();At();gn();
To();Y();Ie();we();Lt();_o();gu={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var oi,si,ri,ii,ai,ci,li,ui,fi,di,hi,pi,mi,gi,wi,bi,xi,Ei,yi,Si,Ko,Ai,Yo,Mi,Ke=v(()=>{"use strict";g();oi="This lesson h\
as no such input. Send one of its inputs.",si="This is not one of the options. Send one of {options}.",ri="This is not a\
 list. Send a list of words.",ii="There are {words} words. Send {expected} words.",ai="This word is empty or not text. S\
end a word.",ci="The word contains a control character. Send it without.",li="The word has {characters} characters. Send\
 at most {most}.",ui="This is not a matrix. Send a list of rows, each a list of numbers.",fi="The matrix has {count} row\
. Send {expected}.",di="The matrix has {count} rows. Send {expected}.",hi="This row is not a list. Send a list of number\
s.",pi="The row has {count} number. Send {expected}.",mi="The row has {count} numbers. Send {expected}.",gi="This is not\
 a number. Send a number, such as 0.25.",wi="The number is out of range. Send a number from {least} to {most}.",bi="This\
 is not a whole number. Send a whole number.",xi='"{step}" is not a step of this lesson. Send the id of a removable step\
.',Ei='"{step}" cannot be removed. Send the id of a removable step.',yi="This step needs {names}, which could not be com\
puted above.",Si="The result is not a number: the inputs are too extreme. Enter smaller values.",Ko=[0,.01,.04,.1,.2,.4,
.7,1],Ai=4,Yo=1e-12,Mi=7});function ne(e,t){let n=Array.from(e),o=ff(n),s=df(n,t);return n.map((r,i)=>({text:kt(r,o),exact:Zo(r),level:s[i]??null}))}
function ff(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=Yo*Math.abs(s)}))return t;return 3}function kt(e,t=Xo(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Xo(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=Qo(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=Qo(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function Zo(e){if(Xo(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=lf&&t<uf){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function Xo(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function Qo(e,t,n){let[o="",s]=e[n](cf).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function df(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Ko.slice(1).map((i,a)=>(i+(Ko[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
Ai:Mi,s=Math.max(0,...n.map(Math.abs));return s<=Yo?n.map(()=>0):n.map(r=>Number(Qo(r/s*o,0,"toFixed")))}var cf,lf,uf,oe=v(
()=>{"use strict";g();Ke();cf=100,lf=1e-4,uf=1e16});var ts,es=v(()=>{"use strict";g();ts=`	
\v\f\r              \u2028\u2029  　`});function xe(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Rn=v(()=>{"use strict";g();es()});function pf(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(Oi(r)===Oi(i)?a:[...a,hf])}}function Oi(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function mf(e,t,{settings:n,inputs:o}){let s=Object.entries(e.tables).map(([m,p])=>{let b=Ti(
p,n)??null,{title:E="",figure:$=null}=b??Object.values(p.variants)[0]??{};return{name:m,title:E,isShown:$!==null,variant:b,
numbers:null}}),r=(m,p="")=>({tables:s,status:m,error:p}),i=e.inputs.map(m=>t.get(m)?.status);if(e.failing.some(m=>o.has(
m))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((m,p)=>i[p]==="failed");if(c.length){let m=c.map(p=>`\
“${t.get(p)?.title??p}”`).join(", ");return r("failed",xe(yi,{names:m}))}let l=new Map(s.map(({name:m,variant:p})=>[
m,p])),u=gf(e,l,t,o);if(!Ti(e.conditions,n)?.every(({expression:m,holds:p})=>{let[b]=$i(m,u)??[];return b!==void 0&&!!b===
p}))return r("unknown");let h=s.map(m=>({...m,numbers:u(m.name)}));return h.some(({numbers:m})=>m&&Array.from(m).some(Number.
isNaN))?r("failed",Si):{tables:h,status:"computed",error:""}}function gf(e,t,n,o){let s=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!s.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?$i(c.expression,r):null)}return s.
get(i)??null};return r}function $i(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===wn(o))?bn(e,o=>t(o)??[]):
null}function Ti({settings:e,variants:t},n){return t[e.filter(o=>n.includes(o)).join(",")]}function wf(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,o)=>Object.is(n,t[o]))}function _n(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,o,s)=>t[o]?.[Number(s)]??n)}var hf,Cn,In=v(()=>{"use strict";g();Ie();Ke();Rn();hf="=",Cn=class{#e;#t;constructor(t){
this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,
n,this.#t)}#n(t,n,o){let s={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??
c,f=a==="matrix"||a==="number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);s.known.set(i,{numbers:f,isOwn:d,
status:"computed"})}let r=pf(this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(m=>s.known.
get(m)?.isOwn??!0),l={settings:a?[i.id]:[],inputs:new Set},u=mf(i,s.known,c?l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,
isRemoved:a,isOwn:c,...u});let{tables:h,status:w}=u;for(let{name:m,numbers:p}of h){let b=c&&!a||wf(p,o?.known.get(m)?.numbers),
E=i.tables[m]?.variants[""]?.title;s.known.set(m,{numbers:p,isOwn:b,status:w,title:E})}}return s}}});function ki(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.name===e);if(!s)return t.flatMap(({tables:a})=>a).find(a=>a.
name===e)??null;let{shown:r}=s,i=n.get(e)?.numbers??null;return r?{name:e,title:r.title,isShown:!0,variant:r,numbers:i}:
null}function Ri({variant:e,numbers:t},n,o){let s=e&&o.content.children[e.figure??-1];if(!e||!s||!t)return null;let r=document.
importNode(s,!0),i=x(r,"tbody td");for(let[u,{text:f,exact:d,level:h}]of ne(t,e.shade).entries()){let w=i[u];if(!w)continue;
let m=tt(f);w.textContent=m,Li(w,"value",d===m?null:d),Li(w,"level",h||null)}let{rows:a,columns:c}=e,l="down"in r.dataset;
return Ye(x(r,"tbody th"),l?c:a,n),Ye(x(r,"thead th"),c,n),e.opens&&(r.dataset.how=JSON.stringify(e.expression)),r}function Li(e,t,n){
n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Ye(e,t,n){for(let[o,s]of e.entries()){let r=_n(t[o]??"",n),
i=[...r],a=i.length>Ni;s.textContent=a?`${i.slice(0,Ni-1).join("")}…`:r,s.title=a?r:""}}var Ni,Ci=v(()=>{"use strict";
g();Y();oe();In();Lt();Ni=20});function ns(e){let[t,n]=[0,e.length];for(;t<n&&_i(e.charAt(t));)t+=1;for(;t<n&&_i(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var Ag,_i,Ii,Pi=v(()=>{"use strict";g();es();Ag=new RegExp(`[${ts}]+`),_i=e=>e!==""&&ts.includes(e);Ii=e=>[...e].length});function Pn(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:oi,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=Ef(i,a,s)}catch(a){if(!(a instanceof rt))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new K(422,
o);return s}function Ef(e,t,n){if(e.kind==="words")return yf(e,t);if(e.kind==="matrix")return Sf(e,t,n);if(e.kind==="num\
ber")return Wi(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new rt("",si,{options:e.options.join(
", ")})}function yf({least:e,most:t},n){if(!Array.isArray(n))throw new rt("",ri);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new rt("",ii,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!ns(
o))throw new rt(r,ai);if(xf.test(o))throw new rt(r,ci);let i=Ii(o);if(i>40){let a=40;throw new rt(r,li,{characters:i,most:a})}
return ns(o)})}function Sf(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new rt("",ui);let s=e.
isRow?[e.own]:e.own,r=Fi(e.rows,n).length||s.length,i=Fi(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?fi:di;throw new rt("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new rt(u,hi);if(c.length!==i){let f=c.length===1?pi:mi;throw new rt(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Wi(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Wi({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new rt(s,gi);if(!(o>=e&&o<=t)){let i={least:kt(e),most:kt(t)};throw new rt(s,wi,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>bf*Math.max(1,Math.abs(o),Math.abs(r)))throw new rt(s,bi);return r}function Fi(e,t){return Array.
isArray(e)?e:t[e]??[]}var bf,xf,rt,os=v(()=>{"use strict";g();At();Ke();oe();Rn();Pi();bf=1e-9,xf=/[\p{Cc}\p{Cs}]/u,rt=class extends Error{constructor(t,n,o={}){
super(xe(n,o)),this.where=t}}});var Fn={};po(Fn,{exportedLesson:()=>Of,openRecord:()=>Hn});function Hn(){let e=y(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Di??=new Cn(JSON.parse(e)),Di}async function Of(e,t){let n=Hn(),o=Pn(n.inputs,Tf(e.inputs));$f(n,
o);let s=Nf(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await qi([...s],t)||await kf(n,o,s,t),a=If(n,
o);return a&&i.append(a),i}function Tf(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Je(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function $f({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw Je(422,`inputs.${n}`,Mf)}}function Nf(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?Ei:xi;if(!s?.isRemovable)
throw Je(422,"removed",xe(r,{step:o}))}return n}async function qi(e,{files:t,signal:n}){if(!t)return Lf(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(Ui);if(!r.ok)throw Je(r.status,"",
Ce(r.status));let i=await r.text().catch(Ui),a=y(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function Lf(e){let t=JSON.parse(y(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>Bi("lesson-parts",i)));for(let i of x(
o,"[data-matrix]"))i.replaceWith(Bi("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function Bi(e,t){let{content:n}=y(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function kf(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>qi(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=k(r,`[data-step="${CSS.escape(c.id)}"]`);l&&Cf(l,c,a,e)}for(let c of x(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||Rf(c,e.solve(t,new Set([...n,l])))}return r}function Rf(e,{
steps:t}){let n=t.find(({id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=
!0,e.parentElement?.append(" ",vf))}function Cf(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!s)return;let r=t.inputs.map(i=>ki(i,n,o)).filter(i=>i!==null);ji(e,".step-inputs",
r,n.values),ji(e,".step-results",t.tables,n.values),t.isOwn||_f(e,t)}function _f(e,{status:t,error:n}){let s=Object.entries(
{remark:".remark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of x(e,".remark, pointer-view, .f\
ailure"))i.remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(
([i])=>i).join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=Af;else if(s.length){let i=s.map(([
l])=>l).join(" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hi\
dden: ${c} the original numbers.`}r.textContent&&y(e,".reasons").before(r)}function ji(e,t,n,o){let s=k(e,t);if(!s)return;
let r=n.filter(({isShown:u})=>u),i=y(document,"#lesson-figures",HTMLTemplateElement),a=r.map(u=>Ri(u,o,i)).filter(u=>u!==
null),c=r.filter(({numbers:u})=>!u).map(({title:u})=>u);if(s.replaceChildren(...a),!c.length)return;let l=document.createElement(
"p");l.className="quiet",l.dataset.missing="",l.textContent=`Only the server can compute with your changes: ${c.join("; ")}\
.`,s.append(l)}function If(e,t){let n=k(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=k(n,"[data-i\
nputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=y(s,`[data-input="${CSS.escape(r)}\
"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?tt(Zo(l)):String(l));for(let[l,u]of x(a,"input, select").entries())u.value=
c[l]??"";i&&(Ye(x(a,"tbody th"),i.rows,t),Ye(x(a,"thead th"),i.columns,t))}return s}function Ui(e){throw jt(e)?e:Je(0,"",
Re)}function Je(e,t,n){return new K(e,[{where:t,message:n,suggestions:[]}])}var Af,Mf,vf,Di,Xe=v(()=>{"use strict";g();At();
Y();Ke();Ci();oe();In();os();Lt();Rn();Af="With your changes, only the server can compute this step.",Mf="Only the serve\
r can compute with more or fewer words.",vf="(with your changes, only on the server)"});function Wn(e,t){let n=k(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(Vi,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of Pf(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],w=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([p=0,b=0])=>`${(p-o.left).toFixed(1)} ${(b-o.top).toFixed(1)}`),m=document.createElementNS(Vi,"path");m.setAttribute(
"d",`M${w[0]}C${w.slice(1).join(" ")}`),r.append(m)}n.append(r)}function Pf(e){return x(e,"figure.matrix").flatMap(t=>{let n=x(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var Vi,
zi=v(()=>{"use strict";g();Y();Vi="http://www.w3.org/2000/svg"});function D(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function Rt(e,t,n){return e+
(t-e)*n}function wt(e,t,n){return{x:Rt(e.x,t.x,n),y:Rt(e.y,t.y,n),width:Rt(e.width,t.width,n),height:Rt(e.height,t.height,
n)}}function it(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*Hf+n*Ff+([...e].
length-t-n)*Gi}function Ee(e,t){let n=Math.max(0,...e.map(it));return n?Math.min(t,n+12):0}function Dn(e,t){return Math.
max(Math.min(150,e/4),Math.min(220,t))}function lt(e,t){if(it(e)<=t)return e;let n=Math.floor(t/Gi)-1;return n>1?`${[...e].
slice(0,n).join("")}…`:""}function J(e,t,n,{opacity:o=1,isLit:s=!1,isRaised:r=!1}={}){let i=it(n.text),a=t.width<i+ss,
l=t.height>=17&&t.width>=(a?Wf:1)*i+ss/2?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:l,opacity:o,isLit:s,isRaised:r,
isNarrow:a}}function V(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,x:t,y:n,
text:o,anchor:r,opacity:i,isQuiet:a}}function Wt(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,opacity:n,
isQuiet:o}}function Ut(e){return{...e,text:"?",level:void 0}}function Tt(e,t,n){return Math.max(3,Math.min(n,e/Math.max(
1,t)))}function bt(e){return Math.max(44,...e.map(({text:t})=>it(t)+2*ss))}var Gi,Hf,Ff,ss,Wf,ot,ye=v(()=>{"use strict";
g();[Gi,Hf,Ff]=[8.8,9.8,4.8],ss=6,Wf=.8,ot=30});function Yi({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=bt(e),
d=bt([...o.flat(),...s])+14,h=a-f-38-s.length*d,w=Ee([...n,r],Dn(a,h)),m=w+f+34,p=Tt(a-m-4,s.length,d),b=p-Math.min(5,p/
5),E=Tt(Df,u,ot+8),$=E-Math.min(6,E/4),N=8+u*E+14,F=Math.max(...t),C=D(c,0,.9),st={anchor:"end",isQuiet:!0},U=[],X=0;for(let[
A,P]of t.entries()){let R=8+A*E,_=R+$/2+6;if(E>17){let G=lt(n[A]??"",w-12);U.push(V(`label-${A}`,w-12,_,G,st))}U.push(J(
`weight-${A}`,{x:w,y:R,width:f,height:$},e[A]??{text:""})),E>17&&U.push(V(`times-${A}`,w+f+17,_,"·",{isQuiet:!0}));let z=Rt(
1,Rt(Bf,1,P/F),C),O=Ki*A/Math.max(1,u-1),Q=D(c,1+O,1.85-Ki+O);for(let[G,q]of(o[A]??[]).entries()){let W={x:m+G*p,y:R,width:b,
height:$};if(U.push(J(`value-${A}-${G}`,W,q,{opacity:z})),Q===0||c>=rs||P*Se<.25)continue;let nt={...W,y:N+X,height:P*Se},
Et=wt(W,nt,Q),mt={...q,text:""};U.push(J(`strip-${A}-${G}`,Et,mt,{opacity:Rt(z,1,Q)}))}X+=P*Se}let j=m+s.length*p;U.push(
Wt("rule",`M${w} ${N-8}H${j}`,{opacity:D(c,.9,1.1),isQuiet:!0}));let I=D(c,1.8,2);U.push(V("result",m-12,N+Se/2+6,lt(r,m-
12),{anchor:"end",opacity:D(c,1,1.3)}));for(let[A,P]of s.entries()){let R={x:m+A*p,y:N,width:b,height:Se},_=A===l?Ut(P):
P;I>0&&U.push(J(`result-${A}`,R,_,{opacity:I}))}return{width:j,height:N+Se+8,marks:U}}function Ji({weights:e,labels:t,shares:n},{
moment:o}){let s=n.indexOf(Math.max(...n)),r=t[s]?`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="\
The"?" is":","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows a\
s thick as their weights fill exactly one row: the average."}var rs,Se,Df,Ki,Bf,Xi=v(()=>{"use strict";g();ye();rs=2,Se=
44,Df=380,Ki=.4,Bf=.1});function na({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=bt(n.map(({tile:A})=>A))+4,[a,c]=[e,t].map(
A=>is(A,i,o)),l=se(a)+Qi+se(c)<=o,u=Math.max(ea(e),ea(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*Bn)/u)),h=l?Math.max(Qe(e),Qe(t)):Qe(e)+Qe(t),w=Math.max(6,Math.min(ot+4,jf/h)),[m,p]=[d-Math.min(4,d/5),w-Math.min(4,
w/4)],b=h*w+Ae+6,E=l?b:b+Ae+24,$={sources:is(e,d,o),targets:is(t,d,o)},N=se($.sources)+Qi,F=l?N+se($.targets):Math.max(se(
$.sources),se($.targets)),C=A=>l?0:(F-se(A))/2,st={sources:{top:Ae,edges:ta($.sources,C($.sources))},targets:{top:l?Ae:Ae+
Qe(e)*w+24+Ae,edges:ta($.targets,l?N:C($.targets))}},U=(A,P)=>{let{columns:R=0}={sources:e,targets:t}[A][P]??{},_=($[A][P]??
0)-R*d;return(st[A].edges[P]??0)+_/2},X=(A,{table:P,row:R,column:_})=>({x:U(A,P)+_*d,y:st[A].top+R*w,width:m,height:p}),
j=[],I=[];for(let[A,P]of[["sources",e],["targets",t]])for(let[R,{title:_,columns:z}]of P.entries()){let O=A==="targets"&&
t.length>1?R:0,Q=A==="targets"?D(s,O,O+.4):1,G=U(A,R)+z*d/2,q=lt(_,$[A][R]??0);j.push(V(`${A}-${R}`,G,st[A].top-9,q,{opacity:Q,
isQuiet:!0}))}for(let[A,{tile:P,from:R,to:_,moment:z}]of n.entries()){let[O,Q]=[X("sources",R),X("targets",_)],G=Math.max(
1,(t[_.table]?.columns??1)-1),q=Zi*_.column/G,W=D(s,z+q,z+1-Zi+q);if(j.push(J(`left-${A}`,O,P,{opacity:W>0?.25:1})),W===
0)continue;let nt=A===r?{...P,text:"?",level:void 0}:P;I.push(J(`moved-${A}`,wt(O,Q,W),nt,{isRaised:W<1}))}return{width:F,
height:E,marks:[...j,...I]}}function is(e,t,n){let o=(n-(e.length-1)*Bn)/e.length;return e.map(({title:s,columns:r})=>Math.
max(r*t,Math.min(it(s),o)))}function se(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Bn)}function ta(e,t){let n=t;return e.
map(o=>{let s=n;return n+=o+Bn,s})}function ea(e){return e.reduce((t,{columns:n})=>t+n,0)}function Qe(e){return Math.max(
...e.map(({rows:t})=>t))}function oa({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(",\
 ").replace(/, (?=[^,]*$)/," and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No numbe\
r changes.`}let s=e.length>1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var jf,Bn,
Qi,Ae,Zi,sa=v(()=>{"use strict";g();ye();jf=400,Bn=36,Qi=84,Ae=28,Zi=.4});function ra(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],h=u?[]:[s,...r].map(({label:M})=>M),w=[...s.tiles,...r.flatMap(({tiles:M})=>M),...i.flat()],m=bt(
c),p=it(l)>Uf,b=l&&!p?it(l)+14:0,E=bt(w)+8,$=t-b-m-48-d*E,N=Ee(h,Dn(t,$)),F=f+2,[C,st]=u?[F,d]:[d,F],U=t-N-b-(u?0:m+44)-
4,X=Math.max(m+8,...r.map(({label:M})=>it(M)+10)),j=Tt(U,C,Math.max(E,u?Math.min(X,120):0)),I=Tt(qf,st,ot+6),A=j-Math.min(
5,j/5),P=I-Math.min(5,I/4),R=u?48:8,_=R+d*I+22,z=N+d*j+40,O=(u?N+F*j:z+m)+b,Q=(M,Z)=>u?{x:N+M*j,y:R+Z*I,width:A,height:P}:
{x:N+Z*j,y:R+M*I,width:A,height:P},G=M=>u?{x:N+M*j,y:_,width:A,height:ot}:{x:z,y:R+M*I,width:m,height:P},q=Math.min(f-1,
Math.floor(n)),W=Math.min(1,n-q),nt=Math.max(0,q-1+D(W,0,q?jn:.01)),Et=M=>Math.min(1,Math.max(0,M)),mt=M=>M+1-Et(nt-M)+Et(
M-nt),yt=[],$t=[];for(let[M,{label:Z,tiles:Nt}]of r.entries()){let St=mt(M),ft=M===q&&W>jn&&W<1;for(let[Qs,Nl]of Nt.entries()){
let Ll=M>q&&n<f?.6:1;yt.push(J(`line-${M}-${Qs}`,Q(St,Qs),Nl,{opacity:Ll}))}yt.push(dn(`name-${M}`,Z,St,ft));let Yt=M<q||
W===1;if(M>q)continue;let at=M<q?1:D(W,as,.95);if(!at)continue;let Bt=G(St),Jt=c[M]??{text:""},ke=Math.min(d,Math.floor(
at*d+1e-9)),Tl={text:a[M]?.[ke-1]??""},$l=M===o?Ut(Jt):Yt?Jt:Tl;yt.push(J(`result-${M}`,Bt,$l,{opacity:Math.min(1,4*at)})),
yt.push(fo(M,St,Yt,Math.min(1,4*at)))}let Ct=n>=f||W===0&&q>0?Math.ceil(n)-1:q,de=W===0||n>=f?1:D(W,jn,as),fn=n<f&&W>0&&
W<jn;if(n>0&&!fn){let M=nt+2;for(let[Z,Nt]of(i[Ct]??[]).entries()){let St=Q(M,Z),ft=.25*Z/Math.max(1,d-1),at=Ct===q&&W>0&&
W<1?D(W,as+ft*.6,.8+ft*.6):1,Bt=Ct===o;if($t.push(J(`product-${Z}`,St,Nt,{opacity:de*(1-.55*at),isLit:!0})),at===0||at===
1)continue;let Jt=wt(St,Vf(G(mt(Ct))),at),ke=Bt&&at>.6?{...Nt,text:""}:Nt;$t.push(J(`flight-${Z}`,Jt,ke,{opacity:1-D(at,
.8,1),isLit:!0}))}}for(let[M,Z]of s.tiles.entries())$t.unshift(J(`sliding-${M}`,Q(nt,M),Z,{isRaised:!0}));$t.push(dn("na\
me-sliding",s.label,nt,!0));let he=u?_+ot+8:R+F*I+6;if(p){let M=lt(`then ${l}`,t-N);yt.push(V("after",N,he+16,M,{anchor:"\
start",isQuiet:!0}))}else if(l){let M=u?N+F*j+8:z+m+10,Z=u?_+21:R+I+P/2+6;yt.push(V("after",M,Z,l,{anchor:"start",isQuiet:!0}))}
return{width:O,height:he+(p?24:0),marks:[...yt,...$t]};function dn(M,Z,Nt,St){let ft=!St;if(u){let Bt=N+Nt*j+A/2,Jt=M===
"name-sliding",ke=lt(Z,Jt?t-Math.abs(2*Bt-O):j-4);return V(M,Bt,Jt?16:38,ke,{isQuiet:ft})}let Yt=R+Nt*I+P/2+6,at=I>17?lt(
Z,N-12):"";return V(M,N-12,Yt,at,{anchor:"end",isQuiet:ft})}function fo(M,Z,Nt,St){let ft=G(Z),[Yt,at]=u?[ft.x+ft.width/
2,ft.y-6]:[ft.x-20,ft.y+ft.height/2+6],Bt=Nt?u?"":"=":"+ …";return V(`equals-${M}`,Yt,at,Bt,{opacity:St,isQuiet:!0})}}
function Vf({x:e,y:t,width:n,height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/2}}function ia(e,{moment:t,isAsked:n}){
let{sliding:o,lines:s,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.label].map(m=>m?`“${m}”`:""),f=l&&
u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",w=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}\
umbers that meet are multiplied, and the products add up to ${w}.`}var Uf,qf,jn,as,aa=v(()=>{"use strict";g();ye();Uf=76,
qf=380,[jn,as]=[.35,.55]});function ua({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:C})=>C),a=Math.max(bt(i),...e.map(
({label:C})=>it(C)))+16,c=Tt(o,e.length,a),l=Tt(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,w]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],m=28,p=m+ot+la+ca,b=t.map((C,st)=>e.reduce((U,X)=>U+(X.
place===st?X.share:0),0)),E=ca/Math.max(...b,1e-9),$=[Wt("base",`M${d} ${p+1}H${d+t.length*l}`)],N=t.map(()=>0),F=t.map(
()=>{});for(let[C,{label:st,tile:U,share:X,place:j}]of e.entries()){let I=f+C*c+(c-h)/2,A={x:I,y:m,width:h,height:ot},P=d+
j*l+(l-w)/2,R=N[j]??0,_=Math.max(0,X*E),z={x:P,y:p-R-_,width:w,height:_};N[j]=R+_;let O=s-C,Q=j===r;$.push(V(`label-${C}`,
I+h/2,18,lt(st,c),{isQuiet:!0}),J(`source-${C}`,A,U,{opacity:O>=1?.35:1}));let[G,q]=[I+h/2,P+w/2],W=m+ot+la/2,nt=`M${G} ${m+
ot}C${G} ${W} ${q} ${W} ${q} ${z.y}`,Et=D(O,0,cs)*(1-D(O,Un,1));Et&&$.push(Wt(`way-${C}`,nt,{opacity:Et,isQuiet:!0}));let mt=Math.
min(1,Math.max(0,(O-cs)/(Un-cs)))**2;if(mt>0){let yt=wt(A,z,mt),$t=D(mt,0,.7),Ct=Q&&mt>.5?{...U,text:""}:U,de=wt(A,z,$t).
x;$.push(J(`dropped-${C}`,{...yt,x:de},Ct)),O>=Un&&(F[j]=n[C])}}for(let[C,{label:st,tile:U}]of t.entries()){let X=d+C*l+
l/2,j=e.filter((_,z)=>_.place===C&&s>=z+Un),I=p-j.reduce((_,{share:z})=>_+z*E,0),P=e.every((_,z)=>_.place!==C||s>=z+1)&&
(F[C]!==void 0||s>=e.length),R=C===r&&F[C]?Ut(U).text:P?U.text:F[C];R&&$.push(V(`sum-${C}`,X,I-9,R)),$.push(V(`place-${C}`,
X,p+24,lt(st,l-6),{isQuiet:!R}))}return{width:u,height:p+36,marks:$}}function fa({sources:e,places:t,sums:n},{moment:o,isAsked:s,
isEnd:r}){let i=e[o];if(!i)return"";if(r){let u=t.map((h,w)=>e.filter(m=>m.place===w)).reduce((h,w)=>w.length>h.length?w:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var ca,la,cs,Un,da=v(()=>{"use strict";g();ye();ca=170,la=76,[cs,Un]=[
.15,.8]});function ma({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=Math.max(bt([...e,...t]),...r.map(it))+10,w=c<480?ha/2:ha,m=c-w-60,p=m-f*Math.min(h,128),
b=c>620?Ee(d,Math.max(200,p)):0,E=Tt(m-b,f,Math.min(h,128)),$=E-Math.min(8,E/4),N=28+re,[F,C]=[N+8,N+8+ot+8],st=r.some(O=>it(
O)>E),U=C+ot+22,X=b+f*E+18,j=Math.max(...n),I=[],A=O=>qn*O/Math.max(1,f-1);if(b){let O={anchor:"end",isQuiet:!0},Q=G=>lt(
G,b-12);I.push(V("name-powers",b-12,N-8,Q(i.powers),{...O,opacity:D(l,0,.5)}),V("name-scores",b-12,F+21,Q(i.scores),O),V(
"name-weights",b-12,C+21,Q(i.weights),{...O,opacity:D(l,2,2.5)}))}let P=b+f*E;I.push(Wt("base",`M${b} ${N+1}H${P}`,{isQuiet:!0}));
let R=D(l,1,1.4),_=X+w+6;I.push(Wt("zero",`M${X-8} ${N+1}H${_}`,{opacity:R,isQuiet:!0}),Wt("one",`M${X-8} ${N-re}H${_}`,
{opacity:R}),V("one-text",_+8,N-re+6,"1",{anchor:"start",opacity:R}),V("zero-text",_+8,N+6,"0",{anchor:"start",opacity:R,
isQuiet:!0}),V("sum",X+w/2,N-re-10,`Σ ${s}`,{opacity:D(l,1,1.5)*(1-D(l,2,2.3))}));let z=0;for(let[O,Q]of n.entries()){let G=b+
O*E+(E-$)/2,q=D(l,A(O),1-qn+A(O)),W=re*Q*q/j,nt={...t[O]??{text:""},text:""},Et={x:G,y:N-W,width:$,height:W},mt=O===u,yt=Rt(
1,.35,D(l,1,1.6)),$t=mt?{...nt,level:void 0}:nt;I.push(J(`bar-${O}`,Et,$t,{opacity:yt}));let Ct=o[O]??"";it(Ct)<E&&I.push(
V(`power-${O}`,G+$/2,Et.y-8,Ct,{opacity:q})),I.push(J(`score-${O}`,{x:G,y:F,width:$,height:ot},e[O]??nt)),z+=Q*re;let de={
x:X,y:N-z,width:w,height:Q*re},fn=D(l,1+A(O),2-qn+A(O));fn>0&&I.push(J(`part-${O}`,wt({...Et,height:W},de,fn),$t));let he=D(
l,2+A(O),3-qn+A(O)),dn={x:G,y:C,width:$,height:ot};if(he>0){let Z=mt?Ut(nt):he<1?nt:t[O]??nt;I.push(J(`weight-${O}`,wt(de,
dn,he),Z))}let fo=st&&O%2?22:0,M=lt(r[O]??"",st?2*E-8:E);I.push(V(`label-${O}`,G+$/2,U+fo,M,{isQuiet:!0}))}return{width:_+
20,height:U+(st?22:0)+10,marks:I}}function ga({sum:e},{moment:t}){return["Each score becomes a power of e: all of them a\
re positive, and large ones stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Ea\
ch power is divided by ${e}, so that the weights sum to 1.`][t]??""}var pa,re,ha,qn,wa=v(()=>{"use strict";g();ye();pa=3,
re=150,ha=60,qn=.35});function Sa(e){let t=new ls(e),n=x(e,`.step-results ${We}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:pt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=Vn(i.expression).join(),l=x(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&Vn(f.expression).join()===c);for(let f of u)r.add(f);s.push(td(t,u))}else if(a==="scatt\
er")s.push(Zf(t,i));else if(a==="plain")s.push(Xf(i));else for(let c of i.grid.keys())s.push(Qf(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function Vn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function Xf({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:Ea.plain,scene:null,words:()=>"",forget:()=>{}}}
function Ze(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:Ea[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function Qf(e,t,n,o){let s=t.grid[n]??[],r=Ht(t.figure).rows[n]??"",i=[vt(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,h)=>h+1),f=()=>e.products(t,n);return Ze({...a,
shown:u},f,ra,ia)}let c=o==="softmax"?pa:rs,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?Ze({
...a,shown:l},()=>e.softmax(t,n),ma,ga):Ze({...a,shown:l},()=>e.average(t,n),Yi,Ji)}function Zf(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:vt(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return Ze(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>ua(u,{...d,asked:a[f]??-1}),fa)}function td(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=Vn(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>vt(l)).join(", "),label:"",cells:n,shown:i};return Ze(c,()=>e.moves(t),na,oa)}function Me(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:No(e),level:e.dataset.level,tone:n,shade:o}}function ie(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return tt(Number.isInteger(e)?kt(e):kt(e,n))}function ba(e){let t=e?pt(e):[];return{title:e?vt(e):"",rows:t.
length,columns:t[0]?.length??0}}function us(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function ed(e){let t=e.flat();return t.length>0&&t.length<=ya&&new Set(t).size===t.length}function xa(e){
let t=e&&Pt(e);return t?.op!=="sum"||t.parts.length>zf||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&
o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function fs(e){return(Pt(e)?.parts??[]).map(n=>n.parts)}function nd(e){
let t=fs(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<Yf&&t.every(o=>o>=0)}function od(e,t){
let[n,o]=[us(e),t&&us(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var Ea,zf,Gf,ya,Kf,Yf,Jf,ls,
Aa=v(()=>{"use strict";g();To();Y();oe();we();Lt();Xi();sa();aa();da();wa();Ea={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},zf=96,Gf=24,ya=48,Kf=400,Yf=1e-6,Jf=new Set(["table","view","join"]);ls=class{constructor(t){this.
tableNamed=yn(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length)return"plain";if(o.op==="colle\
ct")return ed(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>Jf.has(h)))return n.length>1&&r>
1&&s.length<=Kf?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=ya?"softmax":"plain";if(!i.has("matmul")||r>Gf||!xa(c))return"\
plain";let l=this.#t(n[0]?.map((h,w)=>a(w))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((h,w)=>a(w*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(nd)?"average":"products"}softmax({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(
n)(s*r.length),{powers:a,isShifted:c}=En(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>Me(d,t)),shares:this.#o(i,r.length),powers:a.map(ie),sum:ie(a.reduce(
(d,h)=>d+h,0)),labels:Ht(t).columns,names:{scores:f?vt(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${ie(l)}`}`,weights:vt(t)}}}average({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>fs(
i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Ht(t).rows[s]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>Me(u,t)),label:l||vt(t)}}products({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((p,b)=>i(
s*r.length+b)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(p=>p.map(({value:b},E)=>b*(l[E]?.value??Number.NaN))),h=ne(d.flat(),""),{rows:w,columns:m}=Ht(t);return{sliding:{
label:w[s]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((p,b)=>({label:m[b]??this.#i(p[0],f),tiles:this.#r(
p)})),products:d.map((p,b)=>p.map((E,$)=>{let{text:N="",level:F}=h[b*p.length+$]??{};return{text:tt(N),level:F?String(F):
void 0}})),sums:d.map(p=>{let b=0;return p.map(E=>(b+=E,ie(b)))}),results:r.map(p=>Me(p,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){let i=this.#e(n),{columns:a}=Ht(t),c=n.at(-1)?.groups??[],l=o.
flat(),u=c.map(()=>0),f=c.map((w,m)=>i(m).parts),d=s.map(w=>{let m=r.get(w)??0,p=f[m]?.[c[m]?.indexOf(w)??-1],b=p?.value??
Number.NaN,E=p?this.#r([p])[0]:void 0;return{label:this.#i(p,!0),tile:E??{text:ie(b)},share:b,place:m}}),h=new Map(d.map(
({place:w},m)=>[w,m]));return{sources:d,places:l.map((w,m)=>({label:a[m]??"",tile:Me(w,t)})),sums:d.map(({share:w,place:m},p)=>(u[m]=
(u[m]??0)+w,h.get(m)===p?l[m]?.textContent??"":tt(kt(u[m]))))}}moves(t){let n=Vn(t[0]?.expression??[]),o=n.map(r=>ba(this.
tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:h="",index:w=0}=l(f),m=n.indexOf(h),p=o[m]?.columns??1;s.push({tile:Me(d,
i),from:{table:m,row:Math.floor(w/p),column:w%p},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:m})}}return{
sources:o,targets:t.map(({figure:r})=>ba(r)),flights:s}}#e(t){let n=(o,s)=>Sn(this.tableNamed(o),s);return o=>Pe(t,o,n)}#t(t){
let n=t.map(fs),[o,s]=[0,1].map(d=>n.map(h=>h.map(w=>w[d]))),r=d=>d?.every(h=>h.every((w,m)=>od(w,d[0]?.[m]))),i=!r(o),[
a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!xa(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=Pt(t);if(t===n)return"";let[o,
s]=t.parts,r=o&&Pt(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;let a={add:`+ ${this.#a(s)||ie(s.value)}`,divide:`\
÷ ${ie(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){let{powers:o}=En(t),s=o.reduce((r,i)=>r+
i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=ne(t.map(({value:o})=>o),"");return t.map((o,s)=>{let{figure:r,cell:i}=this.#s(
o)??{};if(r&&i&&!o.op)return Me(i,r);let{text:a="",level:c}=n[s]??{};return{text:tt(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?us(t):{},s=n===void 0?null:this.tableNamed(n);if(!s)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{figure:r,cell:i[o],row:u,column:f,rows:c,
columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??""}#a(t){let n=this.#s(t);return n?vt(
n.figure):""}}});function ad(e){let t=i=>document.createElementNS(Ma,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function cd(e,t){let{element:n}=e;if(et(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){ld(e,t);return}et(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?et(n,"d",t.path):(et(n,"x",t.x.toFixed(2)),et(n,"y",t.y.toFixed(2)),et(n,"text-anchor",t.anchor),va(n,t.text))}function ld({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(et(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),et(e,"class",l.isRaised?"raised":l.isLit?"lit":null),et(e,"data-tone",c.tone),et(e,"data-shade",c.
shade),et(t,"data-level",c.level),et(n,"width",i.toFixed(2)),et(n,"height",Math.max(0,a).toFixed(2)),et(n,"rx",String(Math.
min(id,i/4,a/4))),et(o,"x",(i/2).toFixed(2)),et(o,"y",(a/2+(l.isNarrow?4.6:5.7)).toFixed(2)),et(o,"class",l.isNarrow?"na\
rrow":null),va(o,c.text))}function et(e,t,n){e.getAttribute(t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(
t,n))}function va(e,t){e.textContent!==t&&(e.textContent=t)}var Ma,sd,rd,id,zn,Oa=v(()=>{"use strict";g();Y();Ma="http:/\
/www.w3.org/2000/svg",sd=760,rd=720,id=5,zn=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){this.step=t,this.
beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="motion",this.svg=document.
createElementNS(Ma,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement("figcaption"),
this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:y(t,".working"),this.place.
append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#p("width",sd)}px`),this.#a(),new ResizeObserver(
()=>this.#i()).observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}rest(t){this.figure.dataset.rest=
t}redraw(){for(let t of this.beats)t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){
let t=k(this.place,".tables");!t||t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute(
"data-below"),this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#h(){return this.isScaled?rd:Math.
floor(this.svg.clientWidth)}#l(){let t=this.#h();if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,
at:o,asked:s});if(!r)return;t!==this.#r&&(this.#o=this.#p("height",t),this.#w()),this.#r=t,this.figure.style.setProperty(
"--drawn",`${t}px`);let i=Math.max(this.#o,Math.ceil(r.height)),a=Math.min(0,(r.width-t)/2);et(this.svg,"viewBox",`${a.toFixed(
1)} 0 ${t} ${i}`),this.isScaled||et(this.svg,"height",String(i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.
length-1,u=c===l&&o>l;this.#b(n.title,n.words({moment:c,isAsked:s>=0&&c===l,isEnd:u}))}#w(){if(this.isScaled)return;let t=this.#f().
flatMap(({title:s,words:r,shown:i})=>i.flatMap((a,c)=>[!1,!0].map(l=>({title:s,words:`${r({moment:c,isAsked:!1,isEnd:l})}\
 −0.000`})))),n=({title:s,words:r})=>s.length+r.length,o=t.reduce((s,r)=>n(r)>n(s)?r:s,{title:"",words:""});this.caption.
style.removeProperty("min-height"),this.#b(o.title,o.words),this.caption.style.setProperty("min-height",`${this.caption.
offsetHeight}px`)}#b(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");o.textContent=
`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#p(t,n){let o=this.#f().map(({scene:s})=>s?.({width:n,at:0})[t]??0);return Math.
ceil(Math.max(0,...o))}#f(){return[...new Map(this.beats.map(n=>[n.cells[0]?.closest("figure"),n])).values()]}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,r]of this.#t)n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.
get(s.key);r?.kind!==s.kind&&(r?.element.remove(),r=ad(s.kind),this.#t.set(s.key,r)),cd(r,s)}let o=[...n].join();o!==this.#n&&
(this.#n=o,this.svg.append(...t.map(({key:s})=>this.#t.get(s).element)))}}});function Gn(e,t){let n=document.createElement("div");n.className="predict",n.setAttribute("role","group"),n.setAttribute(
"aria-label","Predict, then see");let o=document.createElement("p"),s=document.createElement("b");s.textContent="Predict\
, then see. ",o.append(s,e);let r=document.createElement("div");return r.className="choices",r.append(...t.map(i=>{let a=ds(
i);return a.dataset.choice=i,a})),n.append(o,r),n}function Kn(e,t,n,o){for(let r of x(e,"[data-choice]",HTMLButtonElement)){
let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=String(i===n))}let s=document.createElement("p");s.
setAttribute("role","status"),s.textContent=o,e.append(s)}function ds(e){let t=document.createElement("button");return t.
type="button",t.textContent=e,t}var hs=v(()=>{"use strict";g();Y()});function Na(e){e.addEventListener("click",t=>{let n=H(t),o=Yn(n);if(!o)return;n.closest("[data-play]")&&Ad(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&Od(o,Number(s.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&kd(o,r),n.closest("[data-speed]")&&vd(e)}),e.addEventListener("input",t=>{let n=H(t),o=Yn(n);if(!o||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;Vt(o);let s=Number(n.value);Xn(o,tn.matches?Math.round(s):s)}),e.addEventListener(
"keydown",t=>{let n=H(t),o=Yn(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-s\
crub]")||(t.preventDefault(),Vt(o),_a(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=H(n).
closest($a),s=o&&Yn(o);s&&o instanceof HTMLTableCellElement&&Sd(s,o)})}function La(e){for(let t of x(e,"[data-step]")){let n=k(
t,".play");!n||qt.has(t)||(n.hidden=x(t,$a).length<md,n.hidden||bd.observe(t))}}function gs(e){for(let t of e)ae(t)}function ws(e){
for(let t of x(e,"[data-step]"))Vt(t)}function ka(e){qt.get(e)?.stage?.redraw()}function ae(e){let t=k(e,".play");if(!t||
t.hidden||qt.has(e))return qt.get(e);let n=Sa(e),o=n.flatMap(f=>f.cells),s=xd(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:Ed(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new zn(e,n):null};qt.set(e,l);let u=y(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,yd(l),l}function xd(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?dd:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,ud/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,fd/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function Ed(e,t){
let n=t.flatMap(u=>u.kind==="moves"?[]:u.cells),o=n.map(({textContent:u})=>u??"");if(n.length<ms||new Set(o).size<ms)return null;
let s=new Set(n),i=x(e,"td, .step-text, .formula, .reasons").filter(u=>!(u instanceof HTMLTableCellElement&&s.has(u))).flatMap(
({textContent:u})=>u?.match(gd)??[]),a=[...o,...new Set(i)].map(Ta),c=u=>a.filter(f=>f===Ta(u)).length>1,[l]=n.slice(Math.
floor(n.length/2)).map(u=>{let f=u.textContent??"";return{cell:u,text:f,isTold:c(f),size:Math.abs(ee(u))}}).sort((u,f)=>Number(
u.isTold)-Number(f.isTold)||f.size-u.size);return l&&!(l.isTold&&wd.test(l.text))?l.cell:null}function Ta(e){return e.replace(
"−","")}function yd({stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function Sd(e,t){let n=qt.get(e);if(!n?.
stage||n.frame||n.at<n.moments.length)return;let o=n.stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.
indexOf(t),r=o.kind==="products"?s+1:o.shown.length;n.stage.show(o,r)}function Ad(e){let t=ae(e);if(t){if(t.frame){Vt(e);
return}t.at>=t.moments.length&&Xn(e,0),Ra(e,t.moments.length)}}function Ra(e,t){let n=ae(e);if(!n)return;Vt(e),n.goal=t,
n.time=performance.now(),n.hold=tn.matches?.01:0,Ca(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.
frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/1e3*Jn;n.time=s,Md(e,n,r)};n.frame=requestAnimationFrame(o)}function Md(e,t,n){
let o=Math.floor(t.at),s=t.moments[o];if(t.at>=t.goal||!s){Vt(e);return}if(o===t.at&&o===t.asks&&Ia(e,t)){Nd(e,t);return}
if(t.hold>0){t.hold-=n;return}let r=Math.min(o+1,t.at+(tn.matches?1:n/s.seconds)),i=r===o+1;i&&tn.matches?t.hold=s.seconds:
i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&(t.hold=hd),bs(e,t,r)}function Vt(e){let t=qt.get(e);t?.frame&&(cancelAnimationFrame(
t.frame),t.frame=0,Ca(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute(
"data-playing")},pd))}function Ca(e,t){y(e,"[data-play]").textContent=t?"Pause":"Play"}function vd(e){Jn=ps[(ps.indexOf(
Jn)+1)%ps.length]??1;for(let t of x(e,"[data-speed]"))t.textContent=`${Jn}×`}function Od(e,t){let n=ae(e);n&&(Vt(e),Math.
abs(t)>1?Xn(e,t<0?0:n.moments.length):t<0||tn.matches?_a(e,t):Ra(e,Math.floor(n.at)+1))}function _a(e,t){let n=ae(e)?.at??
0;Xn(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function Xn(e,t){let n=ae(e);n&&(k(e,".playing .predict")?.remove(),bs(e,n,Math.
max(0,Math.min(n.moments.length,t))))}function Ia(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-m\
ode="all"]')}function bs(e,t,n){let{moments:o,cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===
n,f=(u?l?.end:o[c-1]?.end)??0,d=!!Ia(e,t)&&n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute(
"data-guessing",d),y(e,"[data-scrub]",HTMLInputElement).value=String(n);let h=Td(o,n);if(h){let p=d&&i?h.beat.cells.indexOf(
i):-1;r?.show(h.beat,h.at,p)}r?.rest(n<o.length?h?.rest??"":"");let w=`${c} ${u}`;if(w===t.painted&&n>0)return;t.painted=
w;for(let[p,b]of s.entries())b.toggleAttribute("data-ahead",p>=f),b.removeAttribute("data-asked");Pa(e,l,f,s.length);let m=l&&
$d(t,l);if(!m){Tn(e),Wn(e,null);return}Ve(m,{withoutResult:!u||m.hasAttribute("data-ahead")}),!r&&(t.frame&&m.scrollIntoView(
{block:"nearest"}),Wn(e,m))}function Td(e,t){let n=Math.max(0,Math.ceil(t)-1),o=e[n];if(o?.beat.scene)return{beat:o.beat,
at:o.place+t-n,rest:""};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{beat:s.beat,at:s.place+1,rest:"\
past"};let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0,rest:"waiting"}:null}function $d({cells:e},{beat:t,place:n,
end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.slice(
r,a?i:s+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(ee(f)));return l[u.indexOf(Math.
max(...u))]??e[o-1]}function Pa(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${Math.max(1,n)} of ${o}`:
"";y(e,".play output").textContent=r,y(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function Nd(e,t){Vt(e);let n=t.
asked;if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",
!0),Pa(e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),Ve(n,{withoutResult:!0}),t.stage||Wn(e,n);let s=Gn("Whic\
h number comes where the question mark is?",Ld(n,t.cells));y(e,".play").after(s)}function Ld(e,t){let n=e.closest("figur\
e"),o=t.filter(r=>r.closest("figure")===n).reverse(),s=new Map;for(let r of[e,...o,...t])s.size<ms&&s.set(r.textContent??
"",ee(r));return[...s].sort(([,r],[,i])=>r-i).map(([r])=>r)}function kd(e,t){let n=qt.get(e),o=n?.asked;if(!n||!o)return;
let s=o.textContent??"",r=t.dataset.choice===s;e.dataset.predicted=String(r),bs(e,n,n.asks+1),Ve(o);let i=r?"Right.":`It\
 is ${s}; the line above shows why.`,a=y(e,".playing .predict");Kn(a,t.dataset.choice??"",s,`${i} Play goes on.`),y(e,"[\
data-play]").focus({preventScroll:!0})}function Yn(e){let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}
var $a,ud,fd,dd,hd,pd,ps,md,ms,gd,wd,qt,tn,Jn,bd,xs=v(()=>{"use strict";g();Ho();Y();we();zi();Aa();Oa();hs();$a=`.step-\
results ${te}`,ud=20,fd=60,dd=.6,hd=.5,pd=2500,ps=[1,2,.5],md=2,ms=4,gd=/−?\d+([.,]\d+)*(e−?\d+)?|−?∞/g,wd=/[.,]|∞/,
qt=new WeakMap,tn=matchMedia("(prefers-reduced-motion: reduce)"),Jn=1;bd=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)
n&&t instanceof HTMLElement&&ae(t)},{rootMargin:"600px"})});var Es={};po(Es,{previewEdits:()=>Rd});function Rd(e,t,n){let o=Hn(),{steps:s,known:r}=o.solve(Pn(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=x(e,":scope > [data-step]:not([hidden])").filter(Fa),
c=a.flatMap(l=>x(l,"figure[data-table]").filter(Fa));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&_d(l,f,Cd(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),ka(l)}function Fa(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-Ha&&t<innerHeight+Ha}function Cd({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function _d(e,t,n){let o=x(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of ne(t,
n).entries()){let c=o[s];if(!c)continue;let l=tt(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
Wa(c,"data-value",i===l&&!u?null:i),Wa(c,"data-level",a?String(a):null)}}function Wa(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var Ha,ys=v(()=>{"use strict";g();Y();Xe();oe();xs();os();Lt();Ha=100});function qa(e,t,n){let o=Hd(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(s=>Fd(s,n)).find(
s=>s)??Dd(o,n)}function Hd(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.
tables).flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&ja(a.variant)===ja(s))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(w=>w.map(
m=>_n(m,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:o,after:s})=>[...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>
Pd).reverse()}function ja({rows:e,columns:t}){return JSON.stringify([e,t])}function Fd({title:e,shade:t,rows:n,columns:o,
before:s,after:r},i){let a=o.length;if(t!=="weights"||new Set(o).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[s,r].map(E=>Wd(E.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...o.keys()].
filter(E=>E!==u&&E!==f),h=[u,f,...d].slice(0,Id).sort((E,$)=>E-$),[w,m]=[o[u]??"",o[f]??""],p=l?`“${e}”, row ${l},`:
`“${e}”`,b=h.map(E=>`${o[E]} ${i(s[c*a+E]??0)}`);return{text:`Without this step, which number of ${p} is the largest\
? With it: ${b.join(", ")}.`,choices:h.map(E=>o[E]??""),right:m,outcome:`The largest is ${m}; with this step it is ${w}.`}}
return null}function Wd(e){let t=Math.max(...e);return e.filter(o=>t-o<Ua).length===1?e.indexOf(t):-1}function Dd(e,t){let n=e.
find(Bd);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[s[Math.floor(l/d)],r[l%d]],w=[o,...h].filter(Boolean).join(", "),m=Va(u,f)?f>u?Da:Ba:
Ss;return{text:`“${w}” is ${t(u)}. What becomes of it without this step?`,choices:[Da,Ba,Ss],right:m,outcome:`${m}: ${t(
f)}${m===Ss?"":` instead of ${t(u)}`}.`}}function Bd({before:e,after:t}){return e.some((n,o)=>Va(n,t[o]??Number.NaN))}function Va(e,t){
return Math.abs(e-t)>Ua*Math.max(1,Math.abs(e))}var Da,Ba,Ss,Id,Ua,Pd,za=v(()=>{"use strict";g();In();[Da,Ba,Ss]=["It be\
comes larger","It becomes smaller","It stays the same"],Id=4,Ua=1e-9,Pd=1e-6});var As={};po(As,{askRemoval:()=>jd});function jd(e,t,n,o){let s=qa(t,e.dataset.step??"",c=>tt(kt(c)));if(!s)return null;
let{right:r,outcome:i}=s,a=Gn(s.text,s.choices);return a.addEventListener("click",c=>{let{choice:l}=H(c).dataset;if(l===
void 0)return;Kn(a,l,r,`${l===r?"Right. ":""}${i}`);let u=ds("Put the step back");u.addEventListener("click",o),a.append(
u),u.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),y(e,".sheet-head").after(a),e.toggleAttribute("\
data-supposing",!0),y(a,"button").focus({preventScroll:!0}),a}var Ms=v(()=>{"use strict";g();Y();oe();Lt();hs();za()});function no(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=lc.min&&Number(t)<=lc.max:e==="scale"?!0:e==="\
controls"||e==="caption"?Kd[e].includes(t):CSS.supports("color",t)}var lc,Kd,uc=v(()=>{"use strict";g();lc={min:.5,max:4},
Kd={controls:["none","some","all"],caption:["none","title","all"]}});function dc(e){let t=fc.then(Yd).then(e);return fc=t.catch(()=>{}),t}function Yd(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var fc,hc=v(()=>{"use strict";g();fc=Promise.
resolve()});function mc(e){return{"HTML frame":gc(e),"Web component":Jd(e),Markdown:bc(e),Quarto:Xd(e),LaTeX:Qd(e)}}function gc(e){let{
title:t,embed:n}=e;return`<iframe src="${ce(n)}" title="${ce(t)}" width="${Rs.width}" height="${Rs.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${wc(e)}</iframe>`}function Jd(e){let{server:t,attributes:n}=e,o=Object.
entries({server:t,...n}).map(([s,r])=>r===""?s:`${s}="${ce(r)}"`);return`<script src="${ce(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${o.join(" ")}>${wc(e)}</pointer-view>`}function wc({title:e,caption:t,embed:n,picture:o}){let s=[e,t].filter(
Boolean).join(". ");return`<a href="${ce(n)}"><img src="${ce(o)}" alt="${ce(s)}" width="${Rs.width}"></a>`}function bc({
title:e,embed:t,picture:n}){return`[![${Zd(e)}](<${pc(n)}>)](<${pc(t)}>)`}function Xd(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",gc(e),"```",":::",'::: {.content-visible unless-format="html"}',bc(e),":::"].join(`
`)}function Qd({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${s}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${th(o)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${ih([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ce(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Zd(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function pc(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function th(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function ih(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(rh,"")].flatMap(n=>[...oh[n]??ah(n)]).map(n=>eh[n]??ch(n)).join("")}function ah(e){
return sh.test(e)?e.normalize("NFD").slice(0,1):e}function ch(e){return/[&%$#_{}]/.test(e)?`\\${e}`:nh.test(e)?e:"?"}var Rs,
eh,nh,oh,sh,rh,xc=v(()=>{"use strict";g();Rs={width:960,height:540};eh={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},nh=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
oh={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},sh=/[ąęįųĄĘĮŲ]/,rh=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function yc(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return lh(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[Ec("Title",n),Ec("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function lh(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function Ec(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,uh(n)),o.buffer}function uh(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Sc=v(()=>{"use strict";g()});function Mc({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:oo("Link"),embed:oo("Embed"),json:oo("JSON"),offline:oo("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=en("JSON",()=>Ac(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=hh(()=>{let{
link:p,embed:b}=t(),E=b?n():null;return{...p&&{Address:p},...E&&mc(E)}}),f=()=>{let p=t();for(let b of Object.keys(a)){let E=p[b];
a[b].hidden=E===null,E!==null&&(a[b].href=E)}c.hidden=p.json!==null,u.hidden=p.link===null&&p.embed===null,l.hidden=Qt.answers};
for(let p of["pointerenter","focusin"])i.addEventListener(p,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...fh.map(p=>{let b=p===dh;return new Option(`${p}×`,String(p),b,b)}));let h=async p=>{
let{address:b,meta:E}=await o(p,Number(d.value)),$=E.origin??t().embed??location.href;vc(yc(b,p,{title:E.title,origin:$}),
`${e()}.${p}`)},w=()=>Ac(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),m=document.createElement("span");return m.
append(en("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,m,en("SVG",()=>h("svg")),en("CSV",w),a.json,c,a.offline,u,l),
f(),i}function hh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>en(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await ph(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function ph(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function oo(e){let t=document.createElement("a");return t.textContent=e,t}function en(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Ac(e,t,n){vc(new Blob(
[e],{type:n}),t)}function vc(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var fh,dh,Oc=v(()=>{"use strict";g();At();xc();Sc();fh=[1,2,4],dh=2});function Fc({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<Tc.width||i.height<Tc.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?vh(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...Lc(l,c)}};let u=Th(Oh(e,l),c),f={...u,...Lc(u,c),...Nh(e,u,c),...Rh(u,c)};
return{data:Fh(e,u,c.height),layout:f}}function vh(e,t){return Wc(e,t)}function Wc(e,t){if(!Nc(e)||!Nc(t))return t;let n={
...e};for(let[o,s]of Object.entries(t))n[o]=Wc(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}
function Nc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Dc(e,t){return Object.entries(e).filter(([
o])=>t.test(o))}function Bc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function jc(e){return Dc(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function Uc(e,t){return e[t]}function Oh(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,s=Array.isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==
-90||n.tickvals||!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function Th(e,{width:t,isTiny:n,
scale:o}){let{xaxis:s,yaxis:r,meta:i}=e,a=s?.ticktext;if(!s||s.tickangle!==-90||!a||a.length<=le)return e;let c={...s,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((m,p)=>so(
m,p,1/0)),w=a.map((m,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:w},yaxis:{...r,ticktext:h}}}let[u,f]=s.domain??[0,
1],d=(f-u)*(t-(n?Cc:Rc))/a.length;for(let h of[1,kc]){let w=a.map((p,b)=>$h(so(p,b,1/0),d/h));if(w.includes(""))continue;
let m={...s.tickfont,size:h*o*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:w,...h<1&&{tickfont:m}}}}return e}
function $h(e,t){let n=Math.floor(t/zt)-1,o=[];for(let s of e.split(" ")){let r=o.at(-1);if(s.length>n)return"";r!==void 0&&
r.length+1+s.length<=n?o[o.length-1]=`${r} ${s}`:o.push(s)}return o.length<=gh?o.join("<br>"):""}function Nh(e,t,{width:n,
height:o,isTiny:s,scale:r}){let i=Lh(e,t),a=Math.max(...i.map(b=>b.length*zt+yh)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ut>o/(s?4:3),u=i.length>0&&!l,f=kh(t,o,r),h=((f.annotations?.find(({font:b})=>b?.size)?.font?.size??
0)/r||ut)*Pc+2,w=Math.min(t.margin?.t??8,u?c*ut+4:t.annotations?.length?h:8),m=Hc.some(b=>Uc(t,b)?.colorbar?.orientation===
"h"),p=!t.margin||m&&!s;return{...l&&{showlegend:!1},...!p&&{margin:{...t.margin,t:Math.ceil(w*r)}},...f}}function Lh(e,t){
if(t.showlegend===!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.
values()]:[]}function kh(e,t,n){let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=o.
filter(r);if(!i.length)return{};let a=jc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=s.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ut)/Pc);if(u>=l)return{};let f=Math.max(Mh,u*
n);return{annotations:o.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function Rh(e,{height:t,isTiny:n}){let o=Math.floor(
t/3/zt),s=t-qc(e,1/0,o)-_c,r={};for(let i of Hc){let a=Uc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=Ch(e,i,a,s))}return r}
function Ch(e,t,n,o){let s=n.colorbar??{};if(o>=mh||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],
i=s.tickvals??r?.colorbar?.tickvals,a=(s.len??1)*o;if(!i){let f=Math.max(le,Math.floor(a/ut/1.5));return{...n,colorbar:{
...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ut)&&u.push(f)}return{...n,colorbar:{...s,tickvals:u}}}function Lc(e,t){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=s?Math.floor(o/3/zt):1/0,l=qc(e,a,c),u=s?l?_c:Ic:0,f=Math.max(o-l-(r?2*ut:u),ut),d=r?n-Cc:Math.max(n-Rc,60);
return Object.fromEntries(Dc(e,/^[xy]axis/).map(([h,w])=>{let m=h.startsWith("x"),p=s&&m?Ph(w,e,f):w,[b,E]=p.domain??[0,
1],$=(E-b)*(m?d:f),N=e.template.layout.font.size*t.scale,F=_h(p,m,$,N,t),C=e.meta.priority?.[h];return[h,Ih(F,{isX:m,length:$,
fontSize:N,upright:c,priority:C},t)]}))}function _h(e,t,n,o,{isTiny:s,isFixed:r}){let i=e.title?.text??"";if(!s)return r&&
!t&&i.length*zt>Sh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>Ah)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(zt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:o-2},text:u}}}function Ih(e,{isX:t,length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?Hh(e,t,
n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*zt>n-zt)return{...e,tickfont:{size:.75*o}};if(h<=
le&&(t||!c||n>=ut))return e;let m=!t&&c&&n/h<ut&&n/h>=$c,p=t&&e.tickangle===0&&f.every(F=>/^\d+$/.test(F)),b=Math.floor(
n/(m?$c:p?bh:ut)),E=h<=le?[h-1]:Wh(h,b,r),$=t&&e.tickangle!==0?s:1/0,N=Vc(f,u?a:1/0,$);return{...e,...m&&{tickfont:{...e.
tickfont,size:kc*o}},tickvals:E.map(F=>d[F]??F),ticktext:E.map(F=>N[F]??"")}}function Ph(e,t,n){let[o]=Bc(t,e.anchor)?.domain??
[0,1],s=jc(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-r)*n;return e.side==="top"||i>2.4*ut?e:{...e,title:{},
...i<.9*ut&&{showticklabels:!1}}}function Hh(e,t,n,{isTiny:o,isNarrow:s}){let r=Math.max(le,Math.floor(n/(t?xh:ut*1.5)));
if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,
...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(le,Math.floor(n/Eh))};let c=s&&t&&e.nticks&&!o?le:r,l=Math.
min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function Fh(e,t,n){return e.map(o=>{if(o.type!=="heatmap"||
!o.texttemplate)return o;let s=Bc(t,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.length;return a===void 0?o:(i-r)*(n-Ic)<
a*ut?{...o,texttemplate:""}:o})}function Wh(e,t,n){let o=[...Array(e).keys()];if(e<=t)return o;let s=Math.max(1,Math.ceil(
e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(
a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function qc({xaxis:e},t,n){let o=e?.tickangle===0?[]:e?.ticktext??
[],s=Vc(o,t,n).map(r=>r.length);return Math.max(0,...s)*wh}function Vc(e,t,n){return e.map((r,i)=>Dh(r,i,t,n)).every((r,i)=>r===
e[i])?e:e.map((r,i)=>so(r,i,n,t))}function Dh(e,t,n,o){return n===1/0&&e.length<=o?e:so(e,t,o,n)}function so(e,t,n,o=1/0){
let s=o<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?
14:1/0,d=Math.min(s?Math.max(5,Math.floor(o/48)):f,n),h=l.length>d&&!l.includes("&")?`${l.slice(0,d-1)}…`:l;return i+(u?
`${t+1} ${h}`:h)+c}var Tc,mh,le,ut,zt,$c,kc,gh,wh,bh,xh,Eh,Rc,Cc,_c,Ic,yh,Sh,Ah,Mh,Pc,Hc,zc=v(()=>{"use strict";g();Tc={
width:420,height:200},mh=300,le=2,ut=20,zt=8,$c=13,kc=.75,gh=3,wh=7.5,bh=30,xh=44,Eh=18,Rc=240,Cc=90,_c=56,Ic=90,yh=48,Sh=
1.3,Ah=.6,Mh=9,Pc=1.4,Hc=["coloraxis","coloraxis2"]});function Ps(e,t){let n=JSON.stringify(Object.values(e)),o=Oe.get(n)??new Map;Oe.delete(n),Oe.set(n,o);for(let i of Oe.keys()){
if(Oe.size<=Bh)break;Oe.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>jh(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function jh(e,t,n,o){let s=Cs.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);Cs.set(e,{query:t,views:r}),setTimeout(()=>{Cs.delete(e),Uh(t,r)},0)}async function Uh(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Zt(`${o}/figures?${gt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof K&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?qh(e,l).then(u,f):f(a)}}function qh({server:e,path:t,query:n,theme:o},s){let r=gt({...n,theme:o});
return Zt(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function Kc(e,t){let n=_s.get(e),o=n??(e.startsWith("#")?
Vh(e.slice(1)):zh(e));n||(_s.set(e,o),o.catch(()=>_s.delete(e)));let s=await o;if(ct(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=Gc(i),c=new Map;for(let d of Object.values(r))Gc(d).forEach((h,w)=>{c.set(h,a[w]??h)});
let{data:l,layout:u}=Is({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function Gc(e){return e.layout.colorway}function Is(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>Is(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,Is(s,
t)])):t.get(e)??e}async function Vh(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function zh(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new K(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function Te(e,{server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=gt({...i&&e!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var Bh,Oe,Cs,_s,Yc=v(()=>{"use strict";g();At();vn();Bh=12,
Oe=new Map,Cs=new Map;_s=new Map});function Xc({x:e,y:t,xaxis:n,yaxis:o},s){let r=[Jc(n,e,s),Jc(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function Jc(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function Qc(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(Gh()),{_fullLayout:s}=e;
if(!s)return;let r=t.flatMap(i=>n.map(a=>Kh(s,s[i],a)));o.replaceChildren(...r.filter(i=>i!==null))}function Gh(){let e=document.
createElement("div");return e.className="view-marks",e}function Kh(e,t,n){if(!t?._length)return null;let o=t._id.startsWith(
"x"),s=e[`${o?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[o?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!s?._length)return null;let[c,l]=o?[t._offset+i,s._offset]:[s._offset,t._offset+
i],[u,f]=o?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var Zc=v(()=>{"use strict";g()});function el(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function nl(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function ol(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function sl(e,t){return e.map(o=>{let{name:s,title:r,values:i}=o,a=rl(o)[i.indexOf(t[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function rl({values:e,labels:t}){return t??e}function tl(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Hs(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var ro,il=v(()=>{"use strict";g();ro=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=rl(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),tl(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),tl("Open",n)}#a({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=Hs(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=Hs("‹",()=>i(-1)),l=Hs("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function io(e){return window.Plotly?Promise.resolve(window.Plotly):(Fs??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${al}`,e).href:new URL(`../${al}`,S).href;let s=()=>{Fs=void 0,o.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.Plotly?
t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),Fs)}async function cl(e,t,n){let{width:o,height:s}=e.
layout;return(await io()).toImage(e,{format:t,width:o,height:s,...t==="png"&&{scale:n}})}var al,Fs,ll=v(()=>{"use strict";
g();al="vendor/plotly/plotly-traces-4.1.1.min.js"});var cp={};function hl(e){return e instanceof K&&e.status===0}function ip(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=sp,e}function ap(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let s=o,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&
r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:s]});return Object.fromEntries(t)}var Bs,js,Yh,pl,Jh,ul,fl,Ws,
Xh,Qh,Zh,ao,tp,dl,ep,np,op,sp,rp,$e,Ds,Us,ml=v(()=>{"use strict";g();At();uc();hc();Oc();vn();zc();Yc();Zc();il();ll();Ro();
_o();Bs={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventi\
ons",against:"against"},js=["inputs","removed"],Yh=new Set(["server","source","model","lesson","view","theme","reads",...js,
...Object.keys(Bs)]),pl=["scale","accent","controls","caption"],Jh=new Set([...pl,"fill"]),ul=":scope > a",fl="pointer-v\
iew:hover",Ws=matchMedia("(prefers-color-scheme: dark)"),Xh={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},
Qh=120,Zh=[["short",576,0],["low",352,0],["tight",288,352]],ao={height:525,width:640,least:.75,most:4},tp="400px 0px",dl=
660,ep="[data-answer]:not(pointer-view *)",np=/^(\w+):(\d+)$/,op="The server draws this chart, and it does not answer.",
sp="The answer above is computed in this browser.",rp="Type visits, or add a place, to see what the model answers.",$e=null,
Ds=null,Us=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#a="";#h=[];#l=!1;#w=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#_()},{rootMargin:tp});#b=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#p=new MutationObserver(
t=>this.#X(t.map(({attributeName:n})=>n??"")));#f=t=>this.getAttribute(t);#d=()=>{if(!this.#n||!this.#t){this.#E();return}
this.#T(this.#A),this.#g()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#C=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#e??=this.#F(),this.#O(),document.addEventListener("pointerscope:theme",this.#d),document.addEventListener(fl,this.#R),
Ws.addEventListener("change",this.#d);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#C);this.#b.
observe(this),this.#p.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#w.observe(this):this.#l=!0,this.#E()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#d),document.removeEventListener(fl,this.#R),Ws.removeEventListener(
"change",this.#d);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#C);this.#b.disconnect(),this.#p.
disconnect(),this.#w.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#h.join()&&(this.#h=t,this.#U())}get chosen(){
return this.#t?this.#y:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+Mn(this.#t)+n)}get#c(){return this.#e??=this.#F(),this.#e}#_(){this.#l=!0,this.#w.disconnect(),this.#E()}#X(t){
t.some(o=>Jh.has(o))&&(this.#O(),this.#g()),t.includes("beat")&&this.#I();let n=t.filter(o=>Yh.has(o)&&!this.#Q(o));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#_():n.length?this.#E():this.#x.some(({name:o})=>t.includes(o))?this.#k()&&
this.#g():t.includes(this.#a)&&this.#E()}#Q(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#d(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#I(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#x(){return this.#t?Ot(this.#t).choices??[]:[]}#E(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#et()}))}get#v(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Xt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?Ws.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&no("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let o=Math.round(10*Math.min(n/ao.height,t/ao.width))/10;return Math.min(ao.most,Math.max(ao.least,
o))}#O(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):
this.style.removeProperty("--scale"),t&&no("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#H(){if(this.hasAttribute("lesson")){let n=js.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Bs).map(
([n,o])=>[o,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#H;
this.#o+=1;let o=this.#o,s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#v&&r&&(!t||n.visits||n.record);
if(!s&&!i){this.#$(rp);return}if(!this.#l){this.#$("");return}let a=this.#A;this.#T(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#S,path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.
all([s?Kc(s,a):this.#nt(c,r),s?null:r===An?import("./network-drawing.js"):io(l)]),f=ct(u),d=f?await import("./network-drawing.js"):
null;f||await io(l),await dc(()=>{o===this.#o&&(this.#rt(d?.NetworkDrawing??null,Ot(u).title),this.#t=f?u:structuredClone(
u),this.#at(this.#t),this.#ot({...c,theme:"light"},r))})}catch(c){o===this.#o&&this.#D(c)}finally{o===this.#o&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let o=n===An?this.#n:null,s=this.getAttribute("model")??"",r=await o?.compute(t,s,{isSilent:!1});
if(r)return r;try{return await Ps(t,n)}catch(i){if(!hl(i))throw i;let a=await o?.compute(t,s,{isSilent:!0});if(!a)throw i;
return a}}#T(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#ot(t,n){if(!this.#t||ct(this.#t))return;let{
template:o,meta:s}=this.#t.layout,r=s.templates?.light;$e??=r??(this.#A==="light"?o:null),!($e||this.hasAttribute("sourc\
e"))&&(Ds??=Ps(t,n),Ds.then(i=>{ct(i)||($e??=i.layout.template)}).catch(()=>{Ds=null}))}#st(t){if(this.#i=t,!this.#t||!this.#s)
return;let n=$e??this.#n;this.#T(t&&n?"light":this.#A),this.#g(),t||requestAnimationFrame(()=>this.#g())}#F(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#m("h3","view-title"),caption:this.#m("p","view-capti\
on"),choices:this.#m("div","view-choices"),summary:this.#m("p","view-summary"),failure:this.#m("p","view-failure"),trust:this.#m(
"p","view-trust"),plot:this.#m("div","view-plot"),details:this.#m("details","view-table"),exports:Mc({name:()=>this.#G,links:()=>this.#gt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>Or(this.#z()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#V());let o=new ro(n.choices,{selected:()=>this.#y,select:(r,i)=>this.#ht(r,i),open:r=>this.#u(
"open",r)}),s=this.querySelector(ul);s?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...s?[s]:
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
summary.textContent=t}#D(t){this.#$("");let{failure:n}=this.#c,o=hl(t)&&document.querySelector(ep)!==null,s=o?op:hn(t);if(n.
replaceChildren(s),o&&n.append(" ",ip()),n.hidden=!1,this.#u("failed",{message:s}),!(t instanceof K)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#E()),n.append(" ",r)}#at(t){let{title:n,caption:o,controls:s}=this.#c,r=Ot(t);n.textContent=r.title,n.hidden=
!1,o.textContent=r.caption,this.#ct(r.trust),this.toggleAttribute("data-network",ct(t)),this.#W(!1),s.offer(r,ct(t)?[]:t.
data,!this.hasAttribute("fill")),this.#k()&&this.#g()}#ct(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.
hasAttribute("source")||!Qt.answers)return;let o=document.createElement("a"),s=encodeURIComponent(this.getAttribute("mod\
el")??"");o.href=new URL(`insights/${s}#view-${t.view}`,this.#S).href,o.textContent="Which explanation to believe",n.append(
" ",o)}#g(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,o=this.#N(Mn(this.#t)),s=n?Math.min(o.width||dl,dl):o.width;
if(!s)return;ct(this.#t)?(t.style.height=`${o.height}px`,this.#n?.draw(this.#t)):(t.style.height=o.isFixed?`${o.height}p\
x`:"",this.#lt(t,this.#t,{...o,width:s}));let r=!this.dataset.drawn;r&&this.querySelector(ul)?.remove(),this.#s=`${s}×${o.
height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#I(),this.#U(),this.#u("drawn",{})}#lt(t,{data:n,layout:o},s){
let r=this.#i,i=r&&$e?{...o,template:$e}:o,a=this.#B({data:n,layout:i},s);window.Plotly?.react(t,a.data,r?{...a.layout,width:s.
width}:a.layout,Xh),t.dataset.listening||this.#ut(t)}#B({data:t,layout:n},{width:o,height:s,isFixed:r}){let i="rgba(0, 0\
, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=Fc({data:t,layout:ap(n)},{width:o,height:s,isFixed:r,
scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{...f.layout,
...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#ut(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{
if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,o,s]=np.exec(String([n.customdata].flat()[0]))??[];o&&this.#u(
"select",{table:o,row:Number(s)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{visits:Xc(n,this.#j)})}),t.
on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#j(){return this.#t?Ot(this.#t).visit_axes??[]:[]}#u(t,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#U(){!this.#t||!this.#s||(this.#n?this.#n.mark(
this.#h):Qc(this.#c.plot,this.#j,this.#h))}#N(t){let{plot:n}=this.#c,o=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:o,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#O(),this.#ft();let{above:s,below:r}=this.#q();this.
style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),Qh);return{width:o,height:i,
isFixed:!0}}#ft(){let[t,n]=[this.offsetWidth/this.#M,this.offsetHeight/this.#M],o=Zh.filter(([,s,r])=>n<s||t<r).map(([s])=>s).
join(" ");this.dataset.room!==o&&(this.dataset.room=o)}#q(){let{plot:t,details:n,exports:o}=this.#c,s=this.getBoundingClientRect(),
r=s.height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(
...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-s.top)/r,below:a/
r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("deta\
ils"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)return;let{width:t,height:n}=this.#N(
Mn(this.#t));t&&this.#s!==`${t}×${n}`&&this.#g()}#ht(t,n){this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#k(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:nl(this.#x,this.#f);if(n)return this.#D(new Error(n.
message)),this.#a=n.name,!1;let o=Ot(t),s="";if(this.#x.length&&!ct(t)){let r=this.#y;this.#c.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));Sr(t,r);let{summaries:i}=o;i&&(o.summary=i.texts[ol(
this.#x,i.by,r)]??""),s=`: ${sl(this.#x,r)}`}return this.#c.summary.textContent=o.summary??"",this.#c.plot.setAttribute(
"aria-label",`${o.title}${s}. ${o.summary??""}`),this.#V(),!0}get#y(){return el(this.#x,this.#f)}#V(){let{details:t}=this.#c;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Ot(this.#t).title}`),n.append(...this.#z().map(On)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#z(){return this.#t?vr(this.#t,this.#y):[]}async#pt(t,n){let o=this.#t;if(!o)throw new Error(
"There is no figure to save yet.");return{address:ct(o)?await this.#n?.address(t,n)??"":await cl(this.#mt(o),t,n),meta:Ot(
o)}}#mt(t){let{data:n,layout:o}=structuredClone(t),s=this.#N(o.height),{paper_bgcolor:r,plot_bgcolor:i}=o.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#B({data:n,layout:o},s),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:s.width,...l}}}get#G(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#S,path:this.#v,view:this.getAttribute("vie\
w")??"",values:{...this.#H.query,...this.#y}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=pl.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(o)&&no(o,s??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Qt.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#K;return{link:n,embed:Te(
"embed",this.#J(s)),json:Te("json",s),offline:Te("offline",s)}}#J(t){let{controls:n,...o}=this.#Y,s={...t.values,...o,...n&&
n!=="some"&&{controls:n}};return{...t,values:s}}#wt(t){let n=this.#K,{title:o,summary:s=""}=Ot(t),r=["model","lesson","v\
iew","reads",...js,...Object.keys(Bs)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#y,...l&&{theme:l},...c},
f=this.#J(n);return{title:o,caption:s,name:this.#G,server:n.server,embed:Te("embed",f),picture:Te("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",Us)});g();g();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},o=/^transparent(?:-(light|dark))?$/,s=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function u(p){return typeof p=="string"&&Object.hasOwn(t,p)}let f=p=>{let b=o.exec(p??""),E=b?b[1]??"auto":
p;s.toggleAttribute("data-transparent",b!==null),u(E)?s.dataset.askedTheme=p??"":delete s.dataset.askedTheme,a=[E,s.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let p=new URL(location.href);p.searchParams.delete("theme"),delete s.dataset.askedTheme,
p.search!==location.search&&history.replaceState(history.state,"",p)},h=()=>{let p=document.querySelector("[data-theme-b\
utton]");return p instanceof HTMLElement?p:null},w=()=>{let p=h();p&&(p.textContent=n[a]);let b=a==="auto"?r.matches?"da\
rk":"light":a;c||s.dataset.theme===b||(s.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
m=({type:p})=>{document.querySelector(".deck")||(c=p==="beforeprint",c?s.dataset.theme="light":w())};f(i),w();for(let p of[
"beforeprint","afterprint"])window.addEventListener(p,m);r.addEventListener("change",w),document.addEventListener("point\
erscope:choose-theme",({detail:p})=>{(p===null||u(p)||o.test(p))&&f(p??i),w()}),document.addEventListener("DOMContentLoa\
ded",()=>{let p=h();p&&(p.hidden=!1,w(),p.addEventListener("click",()=>{a=t[a],d();try{localStorage.setItem(e,a)}catch{}
w()}))})})();g();At();Ho();Y();g();g();var Fo={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,
f:70,h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Su="input, select, textarea, [contenteditable], dialog[ope\
n]",Au="a[href], button, summary, [role=button]",Mu=".table-frame";function Rr({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;
window.addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),
!(!o||!t()||!kr(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{
kr(r)&&s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function kr({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn(Fo,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Su)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Au))return!1;let a=t.closest(Mu);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var vu=1e5,Ou=100,Cr=2e4,Tu=8,$u=1e3;function _r({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let w of a?
["*"]:i)r.postMessage(h,w)},f=(h,w)=>u({pointerscope:h,...w});r!==window&&Rr({send:h=>{f("key",h);let w={method:"trigger\
Key",args:[Fo[h.key]]};l||u(JSON.stringify(w))},isInDeck:()=>l,keeps:s});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:w,data:m})=>{h!==r||!(a||i.includes(w))||(m?.pointerscope==="set"&&(n(Nu(m.state)),d()),m?.pointerscope===
"mark"&&o(Lu(m.visits)),m?.pointerscope==="deck"&&(l=!0),m?.pointerscope==="ask"&&(c="",d()))}),(h,w)=>h==="state"?d():f(
h,w)}function Nu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,Ou)){let s=o===null?null:ku(o);(s===null||s!==void 0&&s.length<=vu)&&(t[n]=s)}return t}function Lu(e){return(Array.
isArray(e)?e.slice(0,$u):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function ku(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Ir(e,Tu)<=Cr?JSON.stringify(e):void 0}function Ir(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=Ir(o,t-1),n>Cr)return Number.POSITIVE_INFINITY;
return n}g();At();Y();Lt();var $n=0;function Pr(e,t,n){e.addEventListener("submit",o=>{let s=H(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),Ru(s,t,n))})}async function Ru(e,t,n){$n+=1;let o=$n,s=e.dataset.exercise??"",r=x(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await Zt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:_u(e)},lang:n})}),a=i.find(c=>c.id===s);o===$n&&a&&Iu(e,a.marked,r)}catch(i){if(!(i instanceof K))throw i;if(o!==$n)
return;y(e,"[data-marked]").textContent=i.message,y(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)Cu(e,r,a)?.setAttribute("aria-invalid","true")}}function Cu(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||s===void 0?t[0]:Hr(e)[Number(o)]?.[Number(s)]}function Hr(e){return x(e,"tbody tr").map(t=>x(t,"input",
HTMLInputElement))}function _u(e){if(e.querySelector("input[type=radio]"))return x(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=Hr(e);return t.length?t.map(n=>n.map(o=>o.value)):y(e,"input",HTMLInputElement).value}function Iu(e,{right:t,
all_right:n,computed:o},s){let r=t.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=y(
e,"[data-marked]"),a=y(e,"[data-because]");if(i.replaceChildren(Pu(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${Hu(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function Pu(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function Hu(e,t){
if(typeof e=="string")return e;let n=o=>tt(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join(";\
 ")}g();Y();Lt();var Fu=8,Wu=4;function Fr(e){e.addEventListener("pointerdown",t=>{let n=H(t);n instanceof HTMLInputElement&&
n.inputMode==="decimal"&&Wo(t,n.value,s=>ze(e,n.name,s))})}function Wo(e,t,n){let o=Number(Fe(t));if(e.button!==0||Number.
isNaN(o))return;let s=Bo(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||
(a||=Math.abs(d)>=Wu,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Do(o,Math.round(d/Fu)*
s);h!==i&&n(h),i=h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();
a&&(addEventListener("click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;
addEventListener("pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",
l,{signal:u})}function ze(e,t,n){let o=k(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(
new Event("input",{bubbles:!0})))}function Do(e,t){return tt(String(Number((e+t).toFixed(6))))}function Bo(e){let t=(Fe(
e).split(".")[1]??"").length;return t===0?1:10**-Math.min(t,2)}g();Y();function Wr(e){for(let t of x(e,"[data-step]")){let n=new Map(x(t,"figure[data-table]").map(s=>[Br(s.querySelector(
"figcaption math")),s.dataset.table??""]));n.delete("");let o=k(t,".formula");o&&jr(o,n)}}function Dr(e){e.addEventListener(
"pointerover",t=>{let n=H(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Du(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Du(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of x(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Br(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function jr(e,t){for(let n of e.children){let o=t.get(Br(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):jr(n,t)}}g();Y();var Bu=["beside","above","below","figure"],Ur={width:960,height:540},ju=2,Uo=.6,jo=.1,Uu=320,qu=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:Uo}],qr=["notes reasons remark switch","notes reasons remark switch formula"],Vu=[1,.8,Uo],Nn=new WeakMap;
function zr(e,t){let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=k(t,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Ur.width,innerHeight/Ur.height,
ju),l=Number(o)||Math.max(1,c);e.style.setProperty("--most",String(l)),zu(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
s)).observe(t),t.addEventListener("click",r=>{let i=H(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Xu(a),i.dataset.
turn&&Kr(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function Gr(e){for(let t of e){Nn.delete(t);for(let n of[
"out","layout","paged"])delete t.dataset[n]}}function zu(e,t,n,o){let s=`${n}×${o}×${t}`;if(Nn.get(e)?.frame===s)return;
let r=k(e,"pointer-view"),i=n>o,a=Bu.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=Gu(e,a,t,
r)??Yu(e,Math.min(t,1));delete e.dataset.fitting,Nn.set(e,{frame:s,arrangement:c}),c.pages&&Kr(e,Number(e.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function Gu(e,t,n,o){delete e.dataset.
paged;for(let{out:s,parts:r,least:i}of qu){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?
a.scale*(o?.8:1)+jo:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=Ku(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return be(e,a),a}return null}function Ku(e,t,n,o,s,r){let i=u=>(be(e,{out:t,layout:n,scale:u}),Ju(e));if(!i(o))return null;
let[a,c]=[o,s];for(c-a>jo&&i(c)&&(a=c);c-a>jo;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};
be(e,{out:t,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*Uu));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function Yu(e,t){e.dataset.paged="";let n=Vu.map(i=>Math.min(i,t));for(let i of qr){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...Vr(e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return be(e,a),a}let[o,s]=[qr.at(-1)??"",n.at(-1)??Uo],r={out:o,layout:"below",scale:s,pages:Vr(e,o,s).pages};return be(
e,r),r}function Vr(e,t,n){be(e,{out:t,layout:"below",scale:n});let o=qo(e);for(let p of o)p.dataset.turnedTo="";let{rowGap:s,
columnGap:r}=getComputedStyle(y(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=y(e,".shown").getBoundingClientRect(),
l=c.height-y(e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,w=0,m=y(e,".formula").scrollWidth<=c.width+
1;for(let p of o){let{width:b,height:E}=p.getBoundingClientRect();m&&=E<=l&&Jr(p),w&&w+b>c.width&&(d+=h+i,h=0,w=0),u.length&&
d+Math.max(h,E)>l&&(u=[],f.push(u),d=0,h=0,w=0),u.push(p),h=Math.max(h,E),w+=b+a}return{pages:f,isFitting:m}}function Kr(e,t){
let n=Nn.get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of qo(e))
n[o]?.includes(s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;y(e,".pager").hidden=n.length===1,y(e,"[data-turned]").
textContent=`${o+1} of ${n.length}`;for(let s of x(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}
function qo(e){return x(e,".matrix, .shown > pointer-view")}function be(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.
layout=n,y(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function Ju(e){let t=e.getBoundingClientRect(),
n=y(e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,y(e,".words"),y(e,".shown")].every(Yr)&&n.scrollWidth<=n.clientWidth+1&&[n,...qo(e)].every(s=>o(s)&&Jr(s))}function Yr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Jr(e){let t=e.querySelector(
":scope > .table-frame");return!t||Yr(t)}function Xu(e){let t=document.createElement("dialog");t.className="rest";let n=y(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),y(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...y(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}g();Y();var Qu=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Zu="Write a number, such as 0.5, in every cell.",kn=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#b(r.name,r.value),this.#p()}),
t.addEventListener("click",s=>{let r=H(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#d(i,1),"fewer"in r.dataset&&
this.#d(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(Ft(s),Qr(Xr(s)));this.#h(),x(this.#e,"\
input, select")[0]?.focus(),this.#p()}),this.#f()}get text(){let t={};for(let n of this.#s){let o=Ft(n),s=Zr(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(Xr(n))&&(t[o]=s)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#s)t.includes(Ft(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,s=o&&this.#e.contains(o)?this.#i(o):null,r=this.#s.filter(i=>i.querySelector("details[open]")).
map(Ft);this.#e.replaceChildren(...t.childNodes),this.unfold(r),n?this.#a():this.#h(),s?.(),this.#f()}showProblems(t){let n=new Set(
t);for(let o of this.#s){let s=Ft(o),r=`inputs.${s}`,i=t.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)
n.delete(l);let a=i.map(l=>l.message).join(" "),c=JSON.stringify(this.#o.get(s));a&&this.#r.set(s,{typed:c,message:a})}return this.#f(),
[...n]}get#s(){return x(this.#e,"[data-input]")}#i(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#e.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let o=t.closest("[data-input]"),s=o instanceof HTMLElement?Ft(o):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(s)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#o.clear();for(let t of this.#s){let n=Ln(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(Ft(t),s==="words"?o:s==="matrix"?tf(n,!!r):o[0]??"")}}#h(){for(let t of this.#s)
for(let n of Ln(t)){let o=this.#w(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#w(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#b(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#p(){this.#f(),this.#n()}#f(){for(let t of this.#s){let n=Ft(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?Ln(t).filter(c=>Ge(c.value)===null):[];for(let c of o?Ln(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),ef(t,s.length?Zu:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of x(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of x(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#d(t,n){let o=Ft(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=Vo(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?Vo(l,n):l.map(u=>Vo(u,n))),l!==void 0&&this.#o.set(c,l)}this.#p()}};
function Ft(e){return e.dataset.input??""}function Xr(e){return JSON.parse(e.dataset.default??"null")}function Ln(e){return x(
e,"input, select")}function tf(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function Vo(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Qr(e){return Array.isArray(e)?e.map(Qr):String(e)}function Zr(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Ge(t);let n=t.map(o=>Zr(e,o));return n.includes(null)?null:n}function Ge(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Qu.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function ef(e,t){let n=y(
e,"[data-failure]");n.textContent=t,n.hidden=!t}g();At();Y();g();At();Y();var zo=null;function nf(){let e=x(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,
pathname:s}=location,r=o+s;if(!t){let a=s.slice(Xt.pathname.length),c=k(document,"[data-lesson]");return!c||!new URLSearchParams(
location.search).has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=gt({model:t,
against:JSON.stringify({model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function ti(){let{controller:e}=navigator.
serviceWorker;if(!e)return;let t=n=>e.postMessage(n);zo?.disconnect(),zo=new PerformanceObserver(n=>{let o=n.getEntries().
map(({name:s})=>s);t({addresses:o.filter(s=>!s.includes("?"))})}),zo.observe({type:"resource",buffered:!0}),t({addresses:[],
page:nf()})}async function ei(){if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",ti),await navigator.
serviceWorker.register(new URL("service-worker.js",Xt),{updateViaCache:"none"}),ti()}catch{}}function Go(e=""){let t=["T\
he server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?t:`${t}\
 Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}\
.`}function ni(){document.readyState==="complete"?ei():addEventListener("load",ei)}var Ud=4e3,Ya="This page computes your changes in your browser and hides what only the server can update.",Qn=document.getElementById(
"lesson-record")!==null,ve=!1,Os,Zn=!1;async function Ja(e,{address:t,files:n,signal:o}){if($s())return vs(e,{files:n,signal:o});
if(!ve)return Ga(t,o);if(Zn)return Zn=!1,vs(e,{files:n,signal:o});try{let s=await Ga(t,or(o));return Ts(""),s}catch(s){if(!(s instanceof
K&&[0,...mo].includes(s.status)))throw s;return Ts(Go(Ya)),vs(e,{files:n,signal:o})}}function $s(){return Qn}function Xa(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),Os??=to(e)},o=setTimeout(n,Ud);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function Qa(e){if(!Qn&&!ve&&e&&(Os??=to(e),await Os),!Qn&&
!ve)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Xe(),Fn));return t()}async function to(e){try{let t=[
Promise.resolve().then(()=>(Xe(),Fn)),Promise.resolve().then(()=>(ys(),Es)),Promise.resolve().then(()=>(Ms(),As))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||ve)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...x(o,"head > *, body > *")),ve=!0,Zn=go(n),Zn&&Ts(Go(Ya)),ni()}catch{}}async function Za(e,t,n){if(!Qn&&!ve)return;
let{previewEdits:o}=await Promise.resolve().then(()=>(ys(),Es));try{o(e,t,n)}catch(s){if(!(s instanceof K))throw s}}function Ts(e){
let t=k(document,"[data-silence]");t&&(t.textContent=e)}async function vs(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Xe(),Fn));
return n(e,t)}async function Ga(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(Ka),s=await o.text().catch(Ka);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new K(o.status,
qd(s,o.status))}function Ka(e){throw jt(e)?e:new K(0,[{where:"",message:Re,suggestions:[]}])}function qd(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:Ce(t),suggestions:[]}]}}xs();g();var tc="pointerscope-lessons";function ec(){try{let e=JSON.parse(localStorage.getItem(tc)??"{}");return e&&typeof e==
"object"?e:{}}catch{return{}}}function Ns(e){let t=ec()[e];return new Set(Array.isArray(t)?t:[])}function Ls(e,t){let n=Ns(
e);if(!n.has(t))try{localStorage.setItem(tc,JSON.stringify({...ec(),[e]:[...n,t]}))}catch{}}we();g();Y();var Vd=3e4,nc=660;async function oc(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+Vd;for(;Date.now()<
t&&e.some(zd);)await new Promise(n=>setTimeout(n,100))}function zd(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function sc(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=x(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=x(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>nc);for(let r of s)r.style.setProperty("--print-scale",String(nc/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}g();Y();we();var Gd="Type a number, or drag it sideways",rc="This number is computed: change an input, and it follows.",ic=/^[\d.,+−-]$/,
eo=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",o=>{let s=ks(o),r=s&&this.#n(s);!r||
H(o)instanceof HTMLInputElement||Wo(o,r.value,i=>{ze(n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=ks(
o);s&&this.#o(s)}),t.addEventListener("dblclick",o=>ac(H(o))),t.addEventListener("keydown",o=>{let s=ks(o);if(ic.test(o.
key)&&ac(H(o)),!s||o.ctrlKey||o.metaKey||o.altKey)return;if(H(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=ic.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#o(s,r?o.key:void 0))})}prepare(){for(let t of x(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=k(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",y(t,".table-frame").title=Gd;for(let[s,r]of x(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(Be),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:pt(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=k(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&pt(r).flat()[o];i&&(s?this.#r(i,s):cc(i))}#n(t){let n=t.closest(De),{row:o,column:s}=ge(pt(n),t),{table:r=""}=n.
dataset,i=a=>k(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#o(t,n){let o=this.#n(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#s(s)}),s.addEventListener(
"blur",()=>this.#i(s)),this.#r(t,s),n===void 0?s.select():this.#s(s)}#r(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#s(t){let n=Ge(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&ze(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#n(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=y(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=Ge(o.value);if(r===null)return;o.value=Do(r,s*Bo(o.value)),this.#s(o)}
t.key==="Escape"&&(t.preventDefault(),ze(this.#t,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&cc(n)}};function ks(e){return H(e).closest(Be)}function ac(e){let t=e.closest(te)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(De))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${rc}`;let o=y(
t,"[data-sum]");o.textContent?.endsWith(rc)||o.append(n)}function cc(e){e.tabIndex=0,e.focus({preventScroll:!0})}var lp=350,up=60,Ks=["removed","inputs","layer","head"],wl=["step","all",...Ks],fp={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},T=y(document,"[data-lesson]"),B=y(T,"[data-steps]"),cn=T.dataset.only,qs=y(T,"[data-error]"),Ne=k(T,"[data-in\
puts]"),fe=Ne&&new kn(Ne,y(T,"[data-reset]",HTMLButtonElement),Ap),zs=Ne&&new eo(B,Ne),Gs=k(T,"details.inputs",HTMLDetailsElement),
Gt="frame"in T.dataset,{states:dp,leftOut:bl="",edited:xl=""}=T.dataset,{record:rn}=T.dataset,L=Ys(location.search),ht={
...L,...Xs(Ys(hp()))},Vs=new AbortController,nn=0,sn=0,gl=0,ue=null;function Ys(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??bl,inputs:t.get("inputs")??xl,layer:t.get("layer")??"",head:t.
get("head")??""}}function hp(){return $s()?"":T.dataset.shown??location.search}async function pp(){rn&&await to(rn),lo({
history:"keep",isFresh:!0})}var mp=Gt?zr(T,B):()=>{},gp="framers"in document.body.dataset?_r({state:yp,height:()=>T.scrollHeight,
set:Sp,keeps:e=>El(e)!==null}):()=>{},xt=()=>x(B,":scope > [data-step]"),ln=e=>xt().findIndex(t=>t.dataset.step===e),Kt=()=>Math.
max(0,ln(L.step)),El=e=>{let t=fp[e];if(cn||!t||L.all&&e.startsWith("Page"))return null;let n=Kt()+t;return n>=0&&n<xt().
length?n:null},yl=()=>Gt&&window.parent!==window;function Dt(){let e=!!L.all||!!cn,t=Kt(),n=xt();for(let[s,r]of n.entries())
r.hidden=!e&&s!==t;for(let s of x(T,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!Gt)for(let s of $o(
B,"pointer-view[lazy]"))s.removeAttribute("lazy");T.dataset.mode=e?"all":"one",T.toggleAttribute("data-first",t===0);for(let s of x(
T,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=L[r]||"0"}for(let s of x(T,"[data-slide]"))xp(s,s.dataset.
slide===n[t]?.dataset.step);k(T,"[data-place]")&&Ep(t,n.length,e),bp(),wp(n);let o=n[t];!e&&!Gt&&o&&gs([o]),mp(),gp("sta\
te",{})}function wp(e){let t=uo(ht);for(let r of x(T,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=k(T,"[data-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${y(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",ht.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function Js(){return!Gt&&!("opens"in T.dataset)}function bp(){let{lesson:e=""}=T.dataset;if(!Js())return;let t=Ns(
e);for(let n of x(T,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function xp(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function Ep(e,t,n){for(let s of x(T,"[data-controls]"))s.hidden=!1;y(T,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,y(T,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,y(T,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let o=k(T,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function an(e,t=!1){let n=xt(),
o=n[Math.max(0,Math.min(n.length-1,e))];o&&(ws(B),Js()&&Ls(T.dataset.lesson??"",n[Kt()]?.dataset.step??""),L={...L,step:o.
dataset.step??""},un("replace"),Dt(),t&&y(o,"h1, h2").focus({preventScroll:!0}),L.all?o.scrollIntoView({block:"start"}):
o.getBoundingClientRect().top<0&&T.scrollIntoView({block:"start"}),T.querySelector("[data-slide][aria-current]")?.scrollIntoView(
{block:"nearest",inline:"nearest"}))}function Xs({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,
head:o}}function co(e,t){return Ks.every(n=>e[n]===t[n])}function yp(){return{step:xt()[Kt()]?.dataset.step,removed:ht.removed,
inputs:ht.inputs}}function Sp({step:e,...t}){e!==void 0&&!cn&&an(Math.max(0,ln(e??"")));let n={};for(let o of Ks)o in t&&
(n[o]=t[o]??"");Le(n)}function un(e){let t=Sl({...L,...Xs(ht)});if(t!==location.pathname+location.search)try{e==="push"&&
!yl()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function Sl(e){let t=[...new URLSearchParams(
location.search)].filter(([s])=>!wl.some(r=>r===s)),n=gt({...Object.fromEntries(t),...e});bl&&!e.removed&&n.set("removed",
""),xl&&!e.inputs&&n.set("inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function Ap(){
let e=fe?.text;cancelAnimationFrame(gl),typeof e=="string"&&(gl=requestAnimationFrame(()=>Za(B,e,uo(L)))),clearTimeout(sn),
sn=setTimeout(()=>Le({}),lp)}function Le(e){let t=sn&&fe?fe.text:null;clearTimeout(sn),sn=0;let n={...L,...t===null?{}:{
inputs:t},...e};co(n,L)||(L=n,lo({history:"push"}))}async function lo({history:e,isFresh:t=!1}){nn+=1;let n=nn;Vs.abort(),
Vs=new AbortController,B.setAttribute("aria-busy","true");try{let o=await Ja(L,{address:Sl(L),files:dp,signal:Vs.signal});
if(n!==nn)return;Op(o,t),ht=L,Al([]),e==="push"&&un("push"),Dt()}catch(o){if(jt(o))return;if(!(o instanceof K))throw o;n===
nn&&Mp(o.problems,e)}finally{n===nn&&B.removeAttribute("aria-busy")}}function Mp(e,t){Al(e);let n=e.every(s=>s.where.startsWith(
"inputs"));if(L={...L,...n?{inputs:ht.inputs}:Xs(ht)},!co(L,ht)){lo({history:t});return}let o=uo(ht);for(let s of x(B,"[\
data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");un("replace"),Dt()}function vp(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function uo(e){return new Set(e.removed.split(",").filter(Boolean))}function Op(e,t){
ws(B);let n=zs?.place,o=document.activeElement?.closest("[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;
for(let i of xt()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&ue&&i.
contains(ue)&&c.hasAttribute("data-removed")&&y(c,".sheet-head").after(ue),c&&i.replaceWith(c)}for(let i of x(T,"[data-r\
enew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=k(e,"[da\
ta-inputs]");r&&fe?.replace(r,t),ue?.isConnected&&document.activeElement===document.body&&y(ue,"button:enabled").focus({
preventScroll:!0}),s&&k(B,`[data-remove="${CSS.escape(s)}"]`)?.focus(),Ml(),n&&zs?.restore(n)}function Al(e){let t=fe?fe.
showProblems(e):e,n=Gs?.open?t:e;qs.textContent=n.map(o=>o.message).join(" "),qs.hidden=n.length===0,n.length&&T.dataset.
live&&qs.append(" ",Tp(T.dataset.live))}function Tp(e){let t=document.createElement("a");return t.href=e,t.textContent="\
Open it on the server",t.search=gt({...L,all:null}).toString(),t}function Ml(){$r(B),zs?.prepare(),$p(),La(B),Wr(B),B.querySelector(
"pointer-view")&&Promise.resolve().then(()=>(ml(),cp));for(let e of x(B,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=gt({...L,all:null,step:n}).toString()}for(let e of x(
T,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=gt({removed:L.removed,
inputs:L.inputs,lang:t}).toString()}for(let e of x(T,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of wl)t.delete(n);e.search=t.toString()}}function $p(){let e=!Gt&&!ht.removed&&!ht.inputs;for(let t of x(
B,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.
remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=t.dataset.remove,s.textContent=
"Predict what it changes",n?.before(s)}}async function Np(e){let t=xt()[ln(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.
all([Qa(rn),Promise.resolve().then(()=>(Ms(),As))]);if(!t?.isConnected)return;let s=()=>Le({removed:e.dataset.guess??""});
ue=n&&o(t,n,s,()=>Le({removed:""})),ue?e.remove():s()}function Lp(e,t,{row:n,column:o}){let s=Object.fromEntries(new URLSearchParams(
location.search)),r=gt({...s,step:null,all:null,row:n,column:o});return Zt(`${T.dataset.api}/${e}/${t}?${r}`)}async function kp(){
let{solutionsAt:e}=T.dataset;if(!(!e||k(T,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");B.after(...x(n.body,"[data-solutions]"))}catch{}}async function Rp(e){e.disabled=
!0;let{all:t}=L;L={...L,all:"1"},Dt(),await Promise.all([oc($o(B)),kp()]),window.print(),L={...L,all:t},Dt(),e.disabled=
!1}function vl(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${De} td`)!==null}function Ol(e){for(let t=e;t&&
t!==B;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}B.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=uo(L);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),Le({removed:[...n].join(",")})});
T.addEventListener("change",e=>{let t=hr(e);t.dataset.follow&&Le({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(L={...L,all:t.checked?"1":""},un("replace"),Dt(),xt()[Kt()]?.scrollIntoView({block:"start"}))});T.addEventListener(
"click",e=>{let t=H(e);t.dataset.go&&an(Kt()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");
n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&Rp(t),t.closest(".onward \
a")&&Js()&&Ls(T.dataset.lesson??"",xt()[Kt()]?.dataset.step??""),"guess"in t.dataset&&Np(t);let o=t.closest("[data-slide\
]");o instanceof HTMLElement&&(e.preventDefault(),an(ln(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{
let t=H(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||vl(t)||Ol(t))return;let n=El(e.key);n!==null&&(e.preventDefault(),
an(n,!0))});var on;B.addEventListener("touchstart",e=>{let t=H(e);on=e.touches.length===1&&!Ol(t)&&!vl(t)?e.touches[0]:void 0},
{passive:!0});B.addEventListener("touchend",({changedTouches:[e]})=>{if(cn||!on||!e)return;let[t,n]=[e.clientX-on.clientX,
e.clientY-on.clientY];on=void 0,Math.abs(t)>up&&Math.abs(t)>2*Math.abs(n)&&an(Kt()-Math.sign(t))});window.addEventListener(
"popstate",()=>{L=Ys(location.search),co(L,ht)?Dt():lo({history:"keep",isFresh:!0})});yl()||sc(B,()=>{for(let e of xt())
e.hidden=!1;for(let e of x(B,"[data-beside]"))e.hidden=!1;Gt||gs(xt()),Gt&&Gr(xt())},Dt);!L.step&&location.hash&&(L.step=
location.hash.slice(1));L.step&&ln(L.step)<0&&!cn&&(L.step="",un("replace"));Gs&&L.inputs&&(Gs.open=!0,fe?.unfold(vp(L.inputs)));
Tr(B,"opens"in T.dataset?Lp:null);Pr(B,T.dataset.lesson??"",T.lang);Na(B);Ne&&Fr(Ne);Dr(B);Ml();Dt();T.dataset.ready="tr\
ue";rn&&Xa(rn);co(L,ht)||pp();})();
