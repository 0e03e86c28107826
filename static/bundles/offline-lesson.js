(()=>{var Kc=Object.create;var to=Object.defineProperty;var Qc=Object.getOwnPropertyDescriptor;var Zc=Object.getOwnPropertyNames;var tl=Object.getPrototypeOf,el=Object.prototype.hasOwnProperty;var Ls=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var eo=(e,t)=>{for(var n in t)to(e,n,{get:t[n],enumerable:!0})},nl=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let s of Zc(t))!el.call(e,s)&&s!==n&&to(e,s,{get:()=>t[s],enumerable:!(o=Qc(t,s))||o.enumerable});return e};var ks=(e,t,n)=>(n=e!=null?Kc(tl(e)):{},nl(t||!e||!e.__esModule?to(n,"default",{value:e,enumerable:!0}):n,e));var Rs,ol,y,g=v(()=>{"use strict";({currentScript:Rs}=document),ol=Rs instanceof HTMLScriptElement?Rs.src:"",y=new URL("\
static/js/",ol||document.baseURI).href});async function qt(e,t,n=sn){let o=await rl(new URL(`api/${e}`,n),t);if(String(n)===sn.href&&al(o!==null&&!il(o)),!o)return Cs();
if(!(o.headers.get("content-type")??"").includes("json")){let i=Te(o.status);throw new G(o.status,[{where:"",message:i,suggestions:[]}])}
let r=await o.json().catch(Cs);if(!o.ok)throw new G(o.status,r.errors??[]);return r}async function rl(e,t){try{let n=await fetch(
e,t);return no.includes(n.status)?null:n}catch(n){if(Ht(n))throw n;return null}}function _s(e){let t=AbortSignal.timeout(
sl);return e?AbortSignal.any([e,t]):t}function il({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??
!1}function al(e){e!==re.answers&&(re.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}
function Cs(e){throw Ht(e)?e:new G(0,[{where:"",message:Oe,suggestions:[]}])}function Ht(e){return e instanceof DOMException&&
e.name==="AbortError"}function vt(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,o])=>[n,String(o)]))}function rn(e){return e instanceof Error?e.message:String(e)}var G,sn,re,no,sl,Oe,Te,Ot=v(
()=>{"use strict";g();G=class extends Error{constructor(t,n){super(n.map(o=>o.message).join(" ")),this.status=t,this.problems=
n}},sn=new URL(y.replace(/^(.*\/)static\/.*$/,"$1")),re={answers:!0},no=[502,504],sl=5e3,Oe="No response could be read. \
Your input is still here; check your connection and try again.",Te=e=>`The server answered with ${e}.`});function Is(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function ut(e){return Number.isFinite(e)?String(Number(e.toPrecision(6))).replaceAll("-","−"):e>0?"∞":"−∞"}function an(e){
return e<0?`(${ut(e)})`:ut(e)}function oo(e){return Fs(e," + ")}function Ps(e){return Fs(e,", ")}function cn(e,t){return e===
t?t:`${e} = ${t}`}function Fs(e,t){return e.length<=24?e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var ln=v(
()=>{"use strict";g()});function ro(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function un({shape:e}){return e.reduce((t,n)=>t*
n,1)}function Bs(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(un(i)),c=i.op==="table"?t(i.name??""):
[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:cl(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}function cl(e,t,n,o){
let{op:s}=t;if(s==="constant")return ao(t,n);let r=io(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s==="view"||s==="jo\
in")return i;if(s==="where")return i?a:c;if(s==="matmul")return ul(r);if(s==="collect")return $e.sum?.(r)??0;if(s==="sof\
tmax")return ll(e,t,n,r);let l=$e[s];if(l)return l(r);let u=so[s];if(!u)throw new RangeError(`There is no operation ${s}\
.`);return u(i,a)}function io(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,fl(t,n)]];if(o==="\
join")return[dl(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.shape.at(-2)??
0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return Hs(c).flatMap(p=>[[i,u*c+
p],[a,d+p*l+f]])}if(o==="softmax"||o in $e){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=Hs(c).map(f=>[
i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function ao({values:e=0},t){return ro(
Array.isArray(e)?e[t]??Number.NaN:e)}function co(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%o,width:o}}
function ll(e,t,n,o){let{place:s,width:r}=co(e,t,n),i=Ne(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce((a,c)=>a+c,
0)}function Ne(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-n)/o))}function ul(e){
let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function fl({shape:e,offset:t=0,strides:n,index:o},s){
if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),i=Math.floor(i/c)}return r}
function dl(e,t,n){let o=n;for(let s of t){let r=un(e[s]??{op:"",shape:[]});if(o<r)return[s,o];o-=r}throw new RangeError(
`No operand has the element ${n}.`)}function Hs(e){return Array.from({length:e},(t,n)=>n)}function hl(e){let t=Math.floor(
e);return e-t!==.5?Math.round(e):t%2?t+1:t}function pl(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[e,e];for(let o=1;Math.
abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var so,$e,Le=v(()=>{"us\
e strict";g();so={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,maximum:Math.
max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=t),equal:(e,t)=>+(e===
t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>hl(e*10**t)/10**t,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+pl(e/Math.SQRT2))},$e={sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.
reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function ke(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:ao(c,a),op:"",parts:[]};let f=io(e,c,a).
map(([b,A])=>s(b,A)),[d,p,w]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&p&&w)return d?.value?p:w;if(l==="\
collect")return Ds(f);if(l==="matmul")return Ds(qs(f));if(l==="softmax")return Sl(f,co(e,c,a));let m=$e[l];if(m)return{value:m(
f.map(({value:b})=>b)),op:l,parts:f};let h=so[l];if(!h||!d)throw new RangeError(`There is no operation ${l}.`);return{value:h(
d.value,p?.value??0),op:l,parts:f}};return s(e.length-1,t)}function fn(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function Rt(e){if(js.has(e.op))return e;for(let t of e.parts){let n=Rt(t);if(n)return n}return null}function uo(e){
return e.op?fo(e,null,!1).text:ut(e.value)}function Ws(e){let t=ut(e.value),n=Rt(e);if(!n)return cn(uo(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=Re(e),s=o.reduce((r,i)=>r+i,0);return`${ut(o[e.place??0]??0)} / ${ut(s)} = ${t}`}return`${Us(
e,n)??fo(e,n,!1).text} = ${t}`}function Re({parts:e,temperature:t}){return Ne(e.map(({value:n})=>n),t?.value)}function dn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>ml;return{powers:s?Re(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function Us(e,t){if(e===t)return t.op==="sum"?`Sum ${ut(t.value)}`:null;let[
n,o]=e.parts,s=n&&Us(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${ut(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${ut(o.value)}`:null}function fo(e,t,n){let{op:o,parts:s,value:r}=e,i=js.has(o);if(!o||e===t||i&&n)return{text:an(r),
binding:Lt};let a=s.map(d=>fo(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?oo(c):"0",binding:ae};
if(o==="softmax")return{text:El(e,a),binding:Et};if(o==="product")return{text:c.join(" · "),binding:Et};let[l={text:"",
binding:Lt},u]=a,f=wl[o];if(f&&u){let[d,p]=f,w=o==="add"||o==="multiply",m=kt(l,o==="power"?Lt:p),h=kt(u,w?p:p+1);return{
text:o==="power"?`${m}^${h}`:`${m} ${d} ${h}`,binding:p}}return o==="negative"?{text:`−${kt(l,Et)}`,binding:ae}:o==="s\
qrt"?{text:`√${kt(l,Lt)}`,binding:Lt}:o==="absolute"?{text:`|${xl(s[0],l)}|`,binding:Lt}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${kt(l,Lt)}))`,binding:Et}:o==="gelu"?{text:`${kt(l,Et)} · Φ(${l.text})`,binding:Et}:{text:`${bl[o]??o}(${Ps(c)}\
)`,binding:Lt}}function xl(e,{text:t}){return e&&!e.op?ut(e.value):t}function kt({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function El(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=dn(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${kt(c,ae)} − ${an(r)}`,binding:ae}),i!==1&&(l={text:`${kt(l,Et)} / ${an(i)}`,binding:Et}),`e^${kt(l,Lt)}`});
return`${a[n]} / (${oo(a)})`}function qs(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:yl(
o),op:"multiply",parts:o})}return t}function yl(e){return e.reduce((t,{value:n})=>t*n,1)}function Ds(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:lo(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?qs([r.parts[0],i]):[]),s={value:lo(o),op:"sum",parts:o};
return{value:lo(e),op:"divide",parts:[s,t]}}function lo(e){return e.reduce((t,{value:n})=>t+n,0)}function Sl(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=Re(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var ml,ie,ae,Et,gl,Lt,wl,bl,js,ho=v(()=>{"use strict";g();ln();Le();ml=30,[
ie,ae,Et,gl,Lt]=[0,1,2,3,4],wl={add:["+",ae],subtract:["−",ae],multiply:["·",Et],divide:["/",Et],remainder:["mod",Et],
power:["^",gl],greater:[">",ie],greater_equal:["≥",ie],less:["<",ie],less_equal:["≤",ie],equal:["=",ie],not_equal:["\
≠",ie]},bl={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},js=new Set(["sum","softmax"])});function E(e,t,n){let o=L(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function L(e,t,n){
let o=e.querySelector(t);return o&&zs(o,n)?o:null}function x(e,t,n){return[...e.querySelectorAll(t)].filter(o=>zs(o,n))}
function po(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function U({target:e}){return e}function Gs({target:e}){
return e}function zs(e,t){return e instanceof(t??HTMLElement)}var Q=v(()=>{"use strict";g()});function Ys(){return Vs??=document.querySelector('[data-decimal=","]')!==null,Vs}function tt(e){return Ys()?e.replaceAll(
Al,t=>t.replaceAll(/[.,]/g,n=>Ml[n]??n)):e}function Ce(e){return Ys()?e.replace(",","."):e}var Al,Ml,Vs,Ct=v(()=>{"use s\
trict";g();Al=/\d[\d.,]*\d/g,Ml={".":",",",":"."}});function pt(e){return"down"in e.dataset?[x(e,"tbody td",HTMLTableCellElement)]:x(e,"tbody tr").map(t=>x(t,"td",HTMLTableCellElement))}
function ce(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function pn(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=L(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?pt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,..._t(s)};return t.set(n,i),i}}function mn(e,t){let n=e?.cells[t];return n?Gt(n):Number.
NaN}function Gt(e){return Is(e.dataset.value??Ce(mo(e)))}function mo(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function yt(e){return E(e,"figcaption span").textContent??""}function _t(e){let t=o=>x(e,o).map(
s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var _e,Ie,hn,Pe,le=v(()=>{"use strict";g();ln();Q();Ct();_e="figure[data-how]",Ie="figure[data-how] tbody td",hn="f\
igure[data-editable]",Pe="figure[data-editable] tbody td"});function Xs(e){let t=atob(e),n=new Uint8Array(t.length);for(let o=0;o<t.length;o++)n[o]=t.charCodeAt(o);return n}var Js=v(
()=>{"use strict";g()});function Fe(e){if(Array.isArray(e))return Ol(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=vl[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(Xs(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function Ol(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function ue({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:Tl(e,n*s,(n+1)*s),shape:o}}function Ks({values:e,shape:t}){
return t.length<2?e:go({values:e,shape:t})}function go(e){return Array.from({length:e.shape[0]??0},(t,n)=>ue(e,n).values)}
function Tl(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var vl,wo=v(()=>{"use strict";g();Js();vl={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function ft(e){return"kind"in e&&e.kind===bo}function St(e){return ft(e)?e.meta:e.layout.meta}function gn(e){return ft(e)?
e.meta.height??0:e.layout.height}var bo,wn=v(()=>{"use strict";g();bo="network"});function Zs({data:e,layout:t},n){let{parts:o=[]}=t.meta,s=xo(t.meta,n);for(let r of o){let i=e[r.trace];"lines"in r?Object.
assign(i,kl(s(r.lines),n[r.row],r)):i[r.attribute]=Ks(s(r.is))}}function xo(e,t){let n=$l(e),o=Object.fromEntries((e.choices??
[]).map(({name:a,values:c})=>[a,t[a]===bn?bn:c.indexOf(t[a]??"")])),s=({take:a,at:c})=>{let l=n[a];if(!l)throw new Error(
`The figure has no array ${a}.`);for(let u of c){let f=o[u]??0;f!==bn&&(l=ue(l,f))}return l},r=([a,c])=>{let[{values:l},
{values:u,shape:f}]=[i(a),i(c)];return{values:Float64Array.from(u,(p,w)=>p*Number(l[w%l.length])),shape:f}},i=a=>{if("ta\
ke"in a)return s(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in a?Ll(i(a.
softmax),a):"product"in a?r(a.product):Nl(r(a.dots),a.over)};return i}function $l(e){let t=Qs.get(e);return t||(t=Object.
fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,Fe(o)])),Qs.set(e,t)),t}function Nl(e,t){let[n=0]=e.shape;return{
values:Float64Array.from({length:n},(s,r)=>tr(ue(e,r).values)).map(s=>s/t),shape:[n]}}function Ll({values:e,shape:t},{temperature:n,
mask:o}){let s=Array.from(e,(a,c)=>o&&!o[c]?-1/0:a),r=Ne(s,n),i=tr(r);return{values:Float64Array.from(r,a=>a/i),shape:t}}
function tr(e){let t=0;for(let n=0;n<e.length;n+=1)t+=Number(e[n]);return t}function kl({values:e,shape:t},n,{above:o,to:s}){
let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==bn&&l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>
s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var bn,Qs,Eo=v(()=>{"use strict";g();wo();Le();bn="all",Qs=new WeakMap});function or(e,t){let{table:n}=St(e);if(n&&"rows"in n)return[n];if(ft(e))return[];let{data:o,layout:s}=e,r=n?[Rl(n,xo(s.meta,
t),t)]:[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>_l(s,a)),...r]}function xn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>yo("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of t)s.insertRow().append(yo("th",r,"row"),...i.map(a=>yo("td",a)));return n}function sr(e){
let t=o=>o.map(Hl).join(",");return`${e.map(({columns:o,rows:s})=>[o,...s].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Rl(e,t,n){let{columns:o,labels:s}=e;if("values"in e){let c=e.values.map(l=>t(l).values);return{columns:o,rows:s.
map((l,u)=>[l,...c.map(f=>f[u])])}}let r=t(e.matrix),i=r.shape.length<2?[r.values]:go(r),a=i.length===s.length?s:[Cl(e,n)];
return{columns:o,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function Cl({labels:e,matrix:t},n){let o="at"in t?t.at.at(-1):
void 0;return e[Number(n[o??""])]??""}function _l(e,t){let n=Fe(t.z??[]),o=er(e,t,"y").map((s,r)=>[s,...Array.from(ue(n,
r).values)]);return{columns:[t.name??"",...er(e,t,"x")],rows:o}}function er(e,t,n){let o=t[n];if(Array.isArray(o))return o.
map(c=>nr(String(c)));let s=e[`${n}axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;
if(i)return i.map(nr);let{shape:a}=Fe(t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function nr(e){return e.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function Hl(e){if(e==null)return"";if(typeof e=="n\
umber")return String(e);let t=e.replace(Pl,"$1'").replace(Fl,"'"),n=Il.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll(
'"','""')}"`:n}function yo(e,t,n){let o=document.createElement(e);return n&&(o.scope=n),o.textContent=typeof t=="number"&&
!Number.isInteger(t)?t.toFixed(6):String(t??"–"),o}var Il,Pl,Fl,So=v(()=>{"use strict";g();wo();wn();Eo();Il=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
Pl=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Fl=/^(?=[\t\r\n])/});function rr(e,t){let n=o=>{let s=cr(o);s&&He(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&Dl(e,t),e.addEventListener("pointerout",o=>{let s=U(o).closest(_e),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&En(Mo(s))}),e.addEventListener("keydown",jl)}function ir(e){for(let t of x(e,_e))for(let[n,o]of x(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function Dl(e,t){let n=0,o=async s=>{let r=cr(s);if(!r)return;n+=1;let i=n,
a=Ao(r),c=Mo(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,ce(pt(a),r));i===n&&c.isConnected&&Wl(
c,f,r)}catch(f){i===n&&(E(c,"[data-sum]").textContent=rn(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=U(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function jl(e){let t=U(e),n=t.closest(`${Ie}, ${Pe}`),o=Bl[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=Ao(
n),r=pt(s),{row:i,column:a}=ce(r,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function He(e,{withoutResult:t=!1}={}){let n=Ao(e),o=Mo(n);En(o);let s=pn(o),r=ke(JSON.parse(
n.dataset.how??"[]"),pt(n).flat().indexOf(e),(l,u)=>mn(s(l),u));e.dataset.lit="result";for(let l of fn(r)){let u=s(l.table??
"")?.cells[l.index??0];u&&(u.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":ut(Gt(e)),c=Number.isNaN(r.value)?a:cn(uo(r),a);i.textContent=[ql(n,e),tt(c)].filter(Boolean).join(": "),delete i.
dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function Wl(e,t,n){e.
querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,numbers:c}=t,l=ke(i,a,(m,h)=>ar(
c[m],h).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let p=document.createElement("div");p.className="table-frame",p.tabIndex=0,p.setAttribute(
"role","group"),p.setAttribute("aria-label",f.textContent),p.append(xn(Ul(l,c)));let w=document.createElement("p");w.className=
"sum",w.textContent=Ws(l),u.append(f,p,w,d),E(e,"[data-sum]").after(u),p.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function Ul(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=fn(a);return ar(t[c],l).label},o=(a,...c)=>[a,...c.
map(ut)],s=Rt(e);if(!s)return{columns:["term","value"],rows:fn(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:r,parts:i}=s;if(r==="softmax"){let a=Re(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>o(n(a),a.value))}}function ar(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:ro(o)}}function En(e){for(let n of x(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function cr(e){return e.target instanceof Element?e.target.closest(Ie):null}function Ao(e){
return e.closest("figure")}function Mo(e){return e.closest("[data-step]")}function ql(e,t){let{row:n,column:o}=ce(pt(e),
t),{rows:s,columns:r}=_t(e);return[yt(e),s[n],r[o]].filter(Boolean).join(", ")}var Bl,vo=v(()=>{"use strict";g();Ot();ln();
ho();Q();Le();le();Ct();So();Bl={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var Nr,Lr,kr,Rr,Cr,_r,Ir,Pr,Fr,Hr,Br,Dr,jr,Wr,Ur,qr,Gr,zr,Vr,Yr,Co,Xr,Jr,Kr,je=v(()=>{"use strict";g();Nr="This lesson h\
as no such input. Send one of its inputs.",Lr="This is not one of the options. Send one of {options}.",kr="This is not a\
 list. Send a list of words.",Rr="There are {words} words. Send {expected} words.",Cr="This word is empty or not text. S\
end a word.",_r="The word contains a control character. Send it without.",Ir="The word has {characters} characters. Send\
 at most {most}.",Pr="This is not a matrix. Send a list of rows, each a list of numbers.",Fr="The matrix has {count} row\
. Send {expected}.",Hr="The matrix has {count} rows. Send {expected}.",Br="This row is not a list. Send a list of number\
s.",Dr="The row has {count} number. Send {expected}.",jr="The row has {count} numbers. Send {expected}.",Wr="This is not\
 a number. Send a number, such as 0.25.",Ur="The number is out of range. Send a number from {least} to {most}.",qr="This\
 is not a whole number. Send a whole number.",Gr='"{step}" is not a step of this lesson. Send the id of a removable step\
.',zr='"{step}" cannot be removed. Send the id of a removable step.',Vr="This step needs {names}, which could not be com\
puted above.",Yr="The result is not a number: the inputs are too extreme. Enter smaller values.",Co=[0,.01,.04,.1,.2,.4,
.7,1],Xr=4,Jr=1e-12,Kr=7});function zt(e,t){let n=Array.from(e),o=vu(n),s=Ou(n,t);return n.map((r,i)=>({text:Tt(r,o),exact:Fo(r),level:s[i]??null}))}
function vu(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=Jr*Math.abs(s)}))return t;return 3}function Tt(e,t=Io(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Io(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=Po(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=Po(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function Fo(e){if(Io(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=Au&&t<Mu){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function Io(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function Po(e,t,n){let[o="",s]=e[n](Su).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function Ou(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Co.slice(1).map((i,a)=>(i+(Co[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
Xr:Kr,s=Math.max(0,...n.map(Math.abs))||1;return n.map(r=>Number(Po(r/s*o,0,"toFixed")))}var Su,Au,Mu,de=v(()=>{"use str\
ict";g();je();Su=100,Au=1e-4,Mu=1e16});var Ho,Bo=v(()=>{"use strict";g();Ho=`	
\v\f\r              \u2028\u2029  　`});function he(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var vn=v(()=>{"use strict";g();Bo()});function $u(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(Zr(r)===Zr(i)?a:[...a,Tu])}}function Zr(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function Nu(e,t,{settings:n,inputs:o}){let s=Object.entries(e.tables).map(([m,h])=>{let b=ti(
h,n)??null,{title:A="",figure:N=null}=b??Object.values(h.variants)[0]??{};return{name:m,title:A,isShown:N!==null,variant:b,
numbers:null}}),r=(m,h="")=>({tables:s,status:m,error:h}),i=e.inputs.map(m=>t.get(m)?.status);if(e.failing.some(m=>o.has(
m))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((m,h)=>i[h]==="failed");if(c.length){let m=c.map(h=>`\
“${t.get(h)?.title??h}”`).join(", ");return r("failed",he(Vr,{names:m}))}let l=new Map(s.map(({name:m,variant:h})=>[
m,h])),u=Lu(e,l,t,o);if(!ti(e.conditions,n)?.every(({expression:m,holds:h})=>{let[b]=ei(m,u)??[];return b!==void 0&&!!b===
h}))return r("unknown");let p=s.map(m=>({...m,numbers:u(m.name)}));return p.some(({numbers:m})=>m&&Array.from(m).some(Number.
isNaN))?r("failed",Yr):{tables:p,status:"computed",error:""}}function Lu(e,t,n,o){let s=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!s.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?ei(c.expression,r):null)}return s.
get(i)??null};return r}function ei(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===un(o))?Bs(e,o=>t(o)??[]):
null}function ti({settings:e,variants:t},n){return t[e.filter(o=>n.includes(o)).join(",")]}function ku(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,o)=>Object.is(n,t[o]))}function Tn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,o,s)=>t[o]?.[Number(s)]??n)}var Tu,On,Do=v(()=>{"use strict";g();Le();je();vn();Tu="=",On=class{#e;#t;constructor(t){
this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,
n,this.#t)}#n(t,n,o){let s={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??
c,f=a==="matrix"||a==="number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);s.known.set(i,{numbers:f,isOwn:d,
status:"computed"})}let r=$u(this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(m=>s.known.
get(m)?.isOwn??!0),l={settings:a?[i.id]:[],inputs:new Set},u=Nu(i,s.known,c?l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,
isRemoved:a,isOwn:c,...u});let{tables:p,status:w}=u;for(let{name:m,numbers:h}of p){let b=c&&!a||ku(h,o?.known.get(m)?.numbers),
A=i.tables[m]?.variants[""]?.title;s.known.set(m,{numbers:h,isOwn:b,status:w,title:A})}}return s}}});function jo(e){let[t,n]=[0,e.length];for(;t<n&&ni(e.charAt(t));)t+=1;for(;t<n&&ni(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var Em,ni,oi,si=v(()=>{"use strict";g();Bo();Em=new RegExp(`[${Ho}]+`),ni=e=>e!==""&&Ho.includes(e);oi=e=>[...e].length});function $n(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:Nr,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=_u(i,a,s)}catch(a){if(!(a instanceof rt))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new G(422,
o);return s}function _u(e,t,n){if(e.kind==="words")return Iu(e,t);if(e.kind==="matrix")return Pu(e,t,n);if(e.kind==="num\
ber")return ai(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new rt("",Lr,{options:e.options.join(
", ")})}function Iu({least:e,most:t},n){if(!Array.isArray(n))throw new rt("",kr);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new rt("",Rr,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!jo(
o))throw new rt(r,Cr);if(Cu.test(o))throw new rt(r,_r);let i=oi(o);if(i>40){let a=40;throw new rt(r,Ir,{characters:i,most:a})}
return jo(o)})}function Pu(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new rt("",Pr);let s=e.
isRow?[e.own]:e.own,r=ii(e.rows,n).length||s.length,i=ii(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?Fr:Hr;throw new rt("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new rt(u,Br);if(c.length!==i){let f=c.length===1?Dr:jr;throw new rt(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>ai(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function ai({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new rt(s,Wr);if(!(o>=e&&o<=t)){let i={least:Tt(e),most:Tt(t)};throw new rt(s,Ur,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>Ru*Math.max(1,Math.abs(o),Math.abs(r)))throw new rt(s,qr);return r}function ii(e,t){return Array.
isArray(e)?e:t[e]??[]}var Ru,Cu,rt,Wo=v(()=>{"use strict";g();Ot();je();de();vn();si();Ru=1e-9,Cu=/[\p{Cc}\p{Cs}]/u,rt=class extends Error{constructor(t,n,o={}){
super(he(n,o)),this.where=t}}});var kn={};eo(kn,{exportedLesson:()=>Du,openRecord:()=>Ln});function Ln(){let e=E(document,"#lesson-record",HTMLScriptElement).
textContent??"";return li??=new On(JSON.parse(e)),li}async function Du(e,t){let n=Ln(),o=$n(n.inputs,ju(e.inputs));Wu(n,
o);let s=Uu(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await hi([...s],t)||await Gu(n,o,s,t),a=Ku(n,
o);return a&&i.append(a),i}function ju(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw We(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Wu({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw We(422,`inputs.${n}`,Hu)}}function Uu(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?zr:Gr;if(!s?.isRemovable)
throw We(422,"removed",he(r,{step:o}))}return n}async function hi(e,{files:t,signal:n}){if(!t)return qu(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(di);if(!r.ok)throw We(r.status,"",
Te(r.status));let i=await r.text().catch(di),a=E(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function qu(e){let t=JSON.parse(E(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>Uo("lesson-parts",i)));for(let i of x(
o,"[data-matrix]"))i.replaceWith(Uo("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function Uo(e,t){let{content:n}=E(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function Gu(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>hi(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=L(r,`[data-step="${CSS.escape(c.id)}"]`);l&&Vu(l,c,a,e)}for(let c of x(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||zu(c,e.solve(t,new Set([...n,l])))}return r}function zu(e,{
steps:t}){let n=t.find(({id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=
!0,e.parentElement?.append(" ",Bu))}function Vu(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!s)return;let r=t.inputs.flatMap(i=>Xu(i,n,o));ui(e,".step-inputs",r,n.values),ui(
e,".step-results",t.tables,n.values),t.isOwn||Yu(e,t)}function Yu(e,{status:t,error:n}){let s=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of x(e,".remark, pointer-view, .failure"))i.
remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(([i])=>i).
join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=Fu;else if(s.length){let i=s.map(([l])=>l).join(
" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}r.textContent&&E(e,".reasons").before(r)}function Xu(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.
name===e);if(!s)return t.flatMap(({tables:a})=>a.filter(c=>c.name===e));let{shown:r}=s,i=n.get(e)?.numbers??null;return r?
[{name:e,title:r.title,isShown:!0,variant:r,numbers:i}]:[]}function ui(e,t,n,o){let s=L(e,t);if(!s)return;let r=n.filter(
({isShown:l})=>l),i=r.map(l=>Ju(l,o)).filter(l=>l!==null),a=r.filter(({numbers:l})=>!l).map(({title:l})=>l);if(s.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,s.append(c)}function Ju({variant:e,numbers:t},n){if(!e||e.figure===
null||!t)return null;let o=Uo("lesson-figures",e.figure),s=x(o,"tbody td");for(let[c,{text:l,exact:u,level:f}]of zt(t,e.
shade).entries()){let d=s[c];if(!d)continue;let p=tt(l);d.textContent=p,fi(d,"value",u===p?null:u),fi(d,"level",f||null)}
let{rows:r,columns:i}=e,a="down"in o.dataset;return Nn(x(o,"tbody th"),a?i:r,n),Nn(x(o,"thead th"),i,n),e.opens&&(o.dataset.
how=JSON.stringify(e.expression)),o}function fi(e,t,n){n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Nn(e,t,n){
for(let[o,s]of e.entries()){let r=Tn(t[o]??"",n),i=[...r],a=i.length>ci;s.textContent=a?`${i.slice(0,ci-1).join("")}…`:
r,s.title=a?r:""}}function Ku(e,t){let n=L(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=L(n,"[dat\
a-inputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=E(s,`[data-input="${CSS.escape(
r)}"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?tt(Fo(l)):String(l));for(let[l,u]of x(a,"input, select").entries())u.
value=c[l]??"";i&&(Nn(x(a,"tbody th"),i.rows,t),Nn(x(a,"thead th"),i.columns,t))}return s}function di(e){throw Ht(e)?e:We(
0,"",Oe)}function We(e,t,n){return new G(e,[{where:t,message:n,suggestions:[]}])}var ci,Fu,Hu,Bu,li,Ue=v(()=>{"use stric\
t";g();Ot();Q();je();de();Do();Wo();Ct();vn();ci=20,Fu="With your changes, only the server can compute this step.",Hu="O\
nly the server can compute with more or fewer words.",Bu="(with your changes, only on the server)"});function Rn(e,t){let n=L(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(pi,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of Qu(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,p]=a?[(u-c)/2,0]:[0,(f-l)/2],w=[[c,l],[c+d,l+p],[u-d,f-
p],[u,f]].map(([h=0,b=0])=>`${(h-o.left).toFixed(1)} ${(b-o.top).toFixed(1)}`),m=document.createElementNS(pi,"path");m.setAttribute(
"d",`M${w[0]}C${w.slice(1).join(" ")}`),r.append(m)}n.append(r)}function Qu(e){return x(e,"figure.matrix").flatMap(t=>{let n=x(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var pi,
mi=v(()=>{"use strict";g();Q();pi="http://www.w3.org/2000/svg"});function H(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function $t(e,t,n){return e+
(t-e)*n}function bt(e,t,n){return{x:$t(e.x,t.x,n),y:$t(e.y,t.y,n),width:$t(e.width,t.width,n),height:$t(e.height,t.height,
n)}}function ct(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*Zu+n*tf+([...e].
length-t-n)*gi}function pe(e,t){let n=Math.max(0,...e.map(ct));return n?Math.min(t,n+12):0}function lt(e,t){if(ct(e)<=t)
return e;let n=Math.floor(t/gi)-1;return n>1?`${[...e].slice(0,n).join("")}…`:""}function V(e,t,n,{opacity:o=1,isLit:s=!1,
isRaised:r=!1}={}){let a=t.height>=17&&t.width>=ct(n.text)+wi?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:a,opacity:o,
isLit:s,isRaised:r}}function z(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,
x:t,y:n,text:o,anchor:r,opacity:i,isQuiet:a}}function Pt(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,
opacity:n,isQuiet:o}}function Bt(e){return{...e,text:"?",level:void 0}}function At(e,t,n){return Math.max(3,Math.min(n,e/
Math.max(1,t)))}function xt(e){return Math.max(44,...e.map(({text:t})=>ct(t)+2*wi))}var gi,Zu,tf,wi,et,me=v(()=>{"use st\
rict";g();[gi,Zu,tf]=[8.8,9.8,4.8],wi=6,et=30});function xi({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=pe([
...n,r],Math.min(150,a/4)),d=xt(e),p=f+d+34,w=xt([...o.flat(),...s])+14,m=At(a-p-4,s.length,w),h=m-Math.min(5,m/5),b=At(
ef,u,et+8),A=b-Math.min(6,b/4),N=8+u*b+14,Z=Math.max(...t),X=H(c,0,.9),C={anchor:"end",isQuiet:!0},j=[],W=0;for(let[I,M]of t.
entries()){let _=8+I*b,P=_+A/2+6;if(b>17){let D=lt(n[I]??"",f-12);j.push(z(`label-${I}`,f-12,P,D,C))}j.push(V(`weight-${I}`,
{x:f,y:_,width:d,height:A},e[I]??{text:""})),b>17&&j.push(z(`times-${I}`,f+d+17,P,"·",{isQuiet:!0}));let S=$t(1,$t(nf,1,
M/Z),X),F=bi*I/Math.max(1,u-1),R=H(c,1+F,1.85-bi+F);for(let[D,K]of(o[I]??[]).entries()){let Y={x:p+D*m,y:_,width:h,height:A};
if(j.push(V(`value-${I}-${D}`,Y,K,{opacity:S})),R===0||c>=qo||M*ge<.25)continue;let ot={...Y,y:N+W,height:M*ge},it=bt(Y,
ot,R),mt={...K,text:""};j.push(V(`strip-${I}-${D}`,it,mt,{opacity:$t(S,1,R)}))}W+=M*ge}let k=p+s.length*m;j.push(Pt("rul\
e",`M${f} ${N-8}H${k}`,{opacity:H(c,.9,1.1),isQuiet:!0}));let q=H(c,1.8,2);j.push(z("result",p-12,N+ge/2+6,lt(r,p-12),{anchor:"\
end",opacity:H(c,1,1.3)}));for(let[I,M]of s.entries()){let _={x:p+I*m,y:N,width:h,height:ge},P=I===l?Bt(M):M;q>0&&j.push(
V(`result-${I}`,_,P,{opacity:q}))}return{width:k,height:N+ge+8,marks:j}}function Ei({weights:e,labels:t,shares:n},{moment:o}){
let s=n.indexOf(Math.max(...n)),r=t[s]?`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="The"?" is":
","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows as thick as \
their weights fill exactly one row: the average."}var qo,ge,ef,bi,nf,yi=v(()=>{"use strict";g();me();qo=2,ge=44,ef=380,bi=
.4,nf=.1});function Oi({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=xt(n.map(({tile:M})=>M))+4,[a,c]=[e,t].map(
M=>Go(M,i,o)),l=Vt(a)+Si+Vt(c)<=o,u=Math.max(vi(e),vi(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*Cn)/u)),p=l?Math.max(qe(e),qe(t)):qe(e)+qe(t),w=Math.max(6,Math.min(et+4,of/p)),[m,h]=[d-Math.min(4,d/5),w-Math.min(4,
w/4)],b=p*w+we+6,A=l?b:b+we+24,N={sources:Go(e,d,o),targets:Go(t,d,o)},Z=Vt(N.sources)+Si,X=l?Z+Vt(N.targets):Math.max(Vt(
N.sources),Vt(N.targets)),C=M=>l?0:(X-Vt(M))/2,j={sources:{top:we,edges:Mi(N.sources,C(N.sources))},targets:{top:l?we:we+
qe(e)*w+24+we,edges:Mi(N.targets,l?Z:C(N.targets))}},W=(M,_)=>{let{columns:P=0}={sources:e,targets:t}[M][_]??{},S=(N[M][_]??
0)-P*d;return(j[M].edges[_]??0)+S/2},k=(M,{table:_,row:P,column:S})=>({x:W(M,_)+S*d,y:j[M].top+P*w,width:m,height:h}),q=[],
I=[];for(let[M,_]of[["sources",e],["targets",t]])for(let[P,{title:S,columns:F}]of _.entries()){let R=M==="targets"&&t.length>
1?P:0,D=M==="targets"?H(s,R,R+.4):1,K=W(M,P)+F*d/2,Y=lt(S,N[M][P]??0);q.push(z(`${M}-${P}`,K,j[M].top-9,Y,{opacity:D,isQuiet:!0}))}
for(let[M,{tile:_,from:P,to:S,moment:F}]of n.entries()){let[R,D]=[k("sources",P),k("targets",S)],K=Math.max(1,(t[S.table]?.
columns??1)-1),Y=Ai*S.column/K,ot=H(s,F+Y,F+1-Ai+Y);if(q.push(V(`left-${M}`,R,_,{opacity:ot>0?.25:1})),ot===0)continue;let it=M===
r?{..._,text:"?",level:void 0}:_;I.push(V(`moved-${M}`,bt(R,D,ot),it,{isRaised:ot<1}))}return{width:X,height:A,marks:[...q,
...I]}}function Go(e,t,n){let o=(n-(e.length-1)*Cn)/e.length;return e.map(({title:s,columns:r})=>Math.max(r*t,Math.min(ct(
s),o)))}function Vt(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Cn)}function Mi(e,t){let n=t;return e.map(o=>{let s=n;
return n+=o+Cn,s})}function vi(e){return e.reduce((t,{columns:n})=>t+n,0)}function qe(e){return Math.max(...e.map(({rows:t})=>t))}
function Ti({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No number changes.`}let s=e.length>
1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var of,Cn,Si,we,Ai,$i=v(()=>{"use str\
ict";g();me();of=400,Cn=36,Si=84,we=28,Ai=.4});function Ni(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],p=u?[s.label]:[s.label,...r.map(({label:O})=>O)],w=pe(p,Math.min(150,t/4)),m=[...s.tiles,...r.flatMap(
({tiles:O})=>O),...i.flat()],h=xt(c),b=l?Math.min(150,ct(l)+14):0,A=xt(m)+8,N=f+2,[Z,X]=u?[N,d]:[d,N],C=t-w-b-(u?0:h+44)-
4,j=Math.max(h+8,...[s,...r].map(({label:O})=>ct(O))),W=At(C,Z,Math.max(A,u?Math.min(j,120):0)),k=At(sf,X,et+6),q=W-Math.
min(5,W/5),I=k-Math.min(5,k/4),M=u?30:8,_=M+d*k+22,P=w+d*W+40,S=(O,J)=>u?{x:w+O*W,y:M+J*k,width:q,height:I}:{x:w+J*W,y:M+
O*k,width:q,height:I},F=O=>u?{x:w+O*W,y:_,width:q,height:et}:{x:P,y:M+O*k,width:h,height:I},R=Math.min(f-1,Math.floor(n)),
D=Math.min(1,n-R),K=Math.max(0,R-1+H(D,0,R?_n:.01)),Y=O=>Math.min(1,Math.max(0,O)),ot=O=>O+1-Y(K-O)+Y(O-K),it=[],mt=[];for(let[
O,{label:J,tiles:wt}]of r.entries()){let st=ot(O),Nt=O===R&&D>_n&&D<1;for(let[Ns,Xc]of wt.entries()){let Jc=O>R&&n<f?.6:
1;it.push(V(`line-${O}-${Ns}`,S(st,Ns),Xc,{opacity:Jc}))}it.push(nn(`name-${O}`,J,st,Nt));let se=O<R||D===1;if(O>R)continue;
let at=O<R?1:H(D,zo,.95);if(!at)continue;let ve=F(st),on=c[O]??{text:""},Zn=Math.min(d,Math.floor(at*d+1e-9)),Vc={text:a[O]?.[Zn-
1]??""},Yc=O===o?Bt(on):se?on:Vc;it.push(V(`result-${O}`,ve,Yc,{opacity:Math.min(1,4*at)})),it.push(Qn(O,st,Math.min(1,4*
at)))}let gt=n>=f||D===0&&R>0?Math.ceil(n)-1:R,te=D===0||n>=f?1:H(D,_n,zo),ee=n<f&&D>0&&D<_n;if(n>0&&!ee){let O=K+2;for(let[
J,wt]of(i[gt]??[]).entries()){let st=S(O,J),Nt=.25*J/Math.max(1,d-1),at=gt===R&&D>0&&D<1?H(D,zo+Nt*.6,.8+Nt*.6):1,ve=gt===
o;if(mt.push(V(`product-${J}`,st,wt,{opacity:te*(1-.55*at),isLit:!0})),at===0||at===1)continue;let on=bt(st,rf(F(ot(gt))),
at),Zn=ve&&at>.6?{...wt,text:""}:wt;mt.push(V(`flight-${J}`,on,Zn,{opacity:1-H(at,.8,1),isLit:!0}))}}for(let[O,J]of s.tiles.
entries())mt.unshift(V(`sliding-${O}`,S(K,O),J,{isRaised:!0}));if(mt.push(nn("name-sliding",s.label,K,!0)),l){let O=u?w+
N*W+8:P+h+10,J=u?_+21:M+k+I/2+6,wt=lt(l,b);it.push(z("after",O,J,wt,{anchor:"start",isQuiet:!0}))}let ne=u?_+et+8:M+N*k+
6;return{width:(u?w+N*W:P+h)+b,height:ne,marks:[...it,...mt]};function nn(O,J,wt,st){let Nt=!st;if(u){let ve=lt(J,W);return z(
O,w+wt*W+q/2,18,ve,{isQuiet:Nt})}let se=M+wt*k+I/2+6,at=k>17?lt(J,w-12):"";return z(O,w-12,se,at,{anchor:"end",isQuiet:Nt})}
function Qn(O,J,wt){let st=F(J),[Nt,se]=u?[st.x+st.width/2,st.y-6]:[st.x-20,st.y+st.height/2+6],at=u?"":"=";return z(`eq\
uals-${O}`,Nt,se,at,{opacity:wt,isQuiet:!0})}}function rf({x:e,y:t,width:n,height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/
2}}function Li(e,{moment:t,isAsked:n}){let{sliding:o,lines:s,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.
label].map(m=>m?`“${m}”`:""),f=l&&u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",p=i[t]?.text??"",w=n?
"?":a?`${d}; ${a} makes it ${p}`:p;return`${f}umbers that meet are multiplied, and the products add up to ${w}.`}var sf,
_n,zo,ki=v(()=>{"use strict";g();me();sf=380,[_n,zo]=[.35,.55]});function _i({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:C})=>C),a=Math.max(xt(i),...e.map(
({label:C})=>ct(C)))+16,c=At(o,e.length,a),l=At(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[p,w]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],m=28,h=m+et+Ci+Ri,b=t.map((C,j)=>e.reduce((W,k)=>W+(k.
place===j?k.share:0),0)),A=Ri/Math.max(...b,1e-9),N=[Pt("base",`M${d} ${h+1}H${d+t.length*l}`)],Z=t.map(()=>0),X=t.map(()=>{});
for(let[C,{label:j,tile:W,share:k,place:q}]of e.entries()){let I=f+C*c+(c-p)/2,M={x:I,y:m,width:p,height:et},_=d+q*l+(l-
w)/2,P=Z[q]??0,S=Math.max(0,k*A),F={x:_,y:h-P-S,width:w,height:S};Z[q]=P+S;let R=s-C,D=q===r;N.push(z(`label-${C}`,I+p/2,
18,lt(j,c),{isQuiet:!0}),V(`source-${C}`,M,W,{opacity:R>=1?.35:1}));let[K,Y]=[I+p/2,_+w/2],ot=m+et+Ci/2,it=`M${K} ${m+et}\
C${K} ${ot} ${Y} ${ot} ${Y} ${F.y}`,mt=H(R,0,Vo)*(1-H(R,In,1));mt&&N.push(Pt(`way-${C}`,it,{opacity:mt,isQuiet:!0}));let gt=Math.
min(1,Math.max(0,(R-Vo)/(In-Vo)))**2;if(gt>0){let te=bt(M,F,gt),ee=H(gt,0,.7),ne=D&&gt>.5?{...W,text:""}:W,oe=bt(M,F,ee).
x;N.push(V(`dropped-${C}`,{...te,x:oe},ne)),R>=In&&(X[q]=n[C])}}for(let[C,{label:j,tile:W}]of t.entries()){let k=d+C*l+l/
2,q=e.filter((S,F)=>S.place===C&&s>=F+In),I=h-q.reduce((S,{share:F})=>S+F*A,0),_=e.every((S,F)=>S.place!==C||s>=F+1)&&(X[C]!==
void 0||s>=e.length),P=C===r&&X[C]?Bt(W).text:_?W.text:X[C];P&&N.push(z(`sum-${C}`,k,I-9,P)),N.push(z(`place-${C}`,k,h+24,
lt(j,l-6),{isQuiet:!P}))}return{width:u,height:h+36,marks:N}}function Ii({sources:e,places:t,sums:n},{moment:o,isAsked:s,
isEnd:r}){let i=e[o];if(!i)return"";if(r){let u=t.map((p,w)=>e.filter(m=>m.place===w)).reduce((p,w)=>w.length>p.length?w:
p,[]),f=t[u[0]?.place??0],d=u.map(({tile:p})=>p.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var Ri,Ci,Vo,In,Pi=v(()=>{"use strict";g();me();Ri=170,Ci=76,[Vo,In]=[
.15,.8]});function Bi({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],p=c>620?pe(d,200):0,w=Math.max(xt([...e,...t]),...r.map(ct))+10,m=c<480?Fi/2:Fi,h=At(c-p-m-
60,f,Math.min(w,128)),b=h-Math.min(8,h/4),A=28+Yt,[N,Z]=[A+8,A+8+et+8],X=r.some(S=>ct(S)>h),C=Z+et+22,j=p+f*h+18,W=Math.
max(...n),k=[],q=S=>Pn*S/Math.max(1,f-1);if(p){let S={anchor:"end",isQuiet:!0},F=R=>lt(R,p-12);k.push(z("name-powers",p-
12,A-8,F(i.powers),{...S,opacity:H(l,0,.5)}),z("name-scores",p-12,N+21,F(i.scores),S),z("name-weights",p-12,Z+21,F(i.weights),
{...S,opacity:H(l,2,2.5)}))}let I=p+f*h;k.push(Pt("base",`M${p} ${A+1}H${I}`,{isQuiet:!0}));let M=H(l,1,1.4),_=j+m+6;k.push(
Pt("zero",`M${j-8} ${A+1}H${_}`,{opacity:M,isQuiet:!0}),Pt("one",`M${j-8} ${A-Yt}H${_}`,{opacity:M}),z("one-text",_+8,A-
Yt+6,"1",{anchor:"start",opacity:M}),z("zero-text",_+8,A+6,"0",{anchor:"start",opacity:M,isQuiet:!0}),z("sum",j+m/2,A-Yt-
10,`Σ ${s}`,{opacity:H(l,1,1.5)*(1-H(l,2,2.3))}));let P=0;for(let[S,F]of n.entries()){let R=p+S*h+(h-b)/2,D=H(l,q(S),1-
Pn+q(S)),K=Yt*F*D/W,Y={...t[S]??{text:""},text:""},ot={x:R,y:A-K,width:b,height:K},it=S===u,mt=$t(1,.35,H(l,1,1.6)),gt=it?
{...Y,level:void 0}:Y;k.push(V(`bar-${S}`,ot,gt,{opacity:mt}));let te=o[S]??"";ct(te)<h+8&&k.push(z(`power-${S}`,R+b/2,ot.
y-8,te,{opacity:D})),k.push(V(`score-${S}`,{x:R,y:N,width:b,height:et},e[S]??Y)),P+=F*Yt;let ee={x:j,y:A-P,width:m,height:F*
Yt},ne=H(l,1+q(S),2-Pn+q(S));ne>0&&k.push(V(`part-${S}`,bt({...ot,height:K},ee,ne),gt));let oe=H(l,2+q(S),3-Pn+q(S)),nn={
x:R,y:Z,width:b,height:et};if(oe>0){let J=it?Bt(Y):oe<1?Y:t[S]??Y;k.push(V(`weight-${S}`,bt(ee,nn,oe),J))}let Qn=X&&S%2?
22:0,O=lt(r[S]??"",X?2*h-8:h);k.push(z(`label-${S}`,R+b/2,C+Qn,O,{isQuiet:!0}))}return{width:_+20,height:C+(X?22:0)+10,marks:k}}
function Di({sum:e},{moment:t}){return["Each score becomes a power of e: all of them are positive, and large ones stand \
out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Each power is divided by ${e}, so th\
at the weights sum to 1.`][t]??""}var Hi,Yt,Fi,Pn,ji=v(()=>{"use strict";g();me();Hi=3,Yt=150,Fi=60,Pn=.35});function zi(e){let t=new Yo(e),n=x(e,`.step-results ${_e}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:pt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=Fn(i.expression).join(),l=x(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&Fn(f.expression).join()===c);for(let f of u)r.add(f);s.push(mf(t,u))}else if(a==="scatt\
er")s.push(pf(t,i));else if(a==="plain")s.push(df(i));else for(let c of i.grid.keys())s.push(hf(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function Fn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function df({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:qi.plain,scene:null,words:()=>"",forget:()=>{}}}
function Ge(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:qi[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function hf(e,t,n,o){let s=t.grid[n]??[],r=_t(t.figure).rows[n]??"",i=[yt(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,p)=>p+1),f=()=>e.products(t,n);return Ge({...a,
shown:u},f,Ni,Li)}let c=o==="softmax"?Hi:qo,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?Ge({
...a,shown:l},()=>e.softmax(t,n),Bi,Di):Ge({...a,shown:l},()=>e.average(t,n),xi,Ei)}function pf(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:yt(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return Ge(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>_i(u,{...d,asked:a[f]??-1}),Ii)}function mf(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=Fn(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>yt(l)).join(", "),label:"",cells:n,shown:i};return Ge(c,()=>e.moves(t),Oi,Ti)}function be(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:mo(e),level:e.dataset.level,tone:n,shade:o}}function Xt(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return tt(Number.isInteger(e)?Tt(e):Tt(e,n))}function Wi(e){let t=e?pt(e):[];return{title:e?yt(e):"",rows:t.
length,columns:t[0]?.length??0}}function Xo(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function gf(e){let t=e.flat();return t.length>0&&t.length<=Gi&&new Set(t).size===t.length}function Ui(e){
let t=e&&Rt(e);return t?.op!=="sum"||t.parts.length>af||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&
o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function Jo(e){return(Rt(e)?.parts??[]).map(n=>n.parts)}function wf(e){
let t=Jo(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<uf&&t.every(o=>o>=0)}function bf(e,t){
let[n,o]=[Xo(e),t&&Xo(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var qi,af,cf,Gi,lf,uf,ff,Yo,
Vi=v(()=>{"use strict";g();ho();Q();de();le();Ct();yi();$i();ki();Pi();ji();qi={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},af=96,cf=24,Gi=48,lf=400,uf=1e-6,ff=new Set(["table","view","join"]);Yo=class{constructor(t){this.
tableNamed=pn(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length)return"plain";if(o.op==="colle\
ct")return gf(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:p})=>ff.has(p)))return n.length>1&&r>
1&&s.length<=lf?"moves":"plain";let i=new Set(t.map(({op:p})=>p));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=Gi?"softmax":"plain";if(!i.has("matmul")||r>cf||!Ui(c))return"\
plain";let l=this.#t(n[0]?.map((p,w)=>a(w))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((p,w)=>a(w*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(wf)?"average":"products"}softmax({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(
n)(s*r.length),{powers:a,isShifted:c}=dn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>be(d,t)),shares:this.#o(i,r.length),powers:a.map(Xt),sum:Xt(a.reduce(
(d,p)=>d+p,0)),labels:_t(t).columns,names:{scores:f?yt(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${Xt(l)}`}`,weights:yt(t)}}}average({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>Jo(
i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=_t(t).rows[s]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>be(u,t)),label:l||yt(t)}}products({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((h,b)=>i(
s*r.length+b)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(h=>h.map(({value:b},A)=>b*(l[A]?.value??Number.NaN))),p=zt(d.flat(),""),{rows:w,columns:m}=_t(t);return{sliding:{
label:w[s]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((h,b)=>({label:m[b]??this.#i(h[0],f),tiles:this.#r(
h)})),products:d.map((h,b)=>h.map((A,N)=>{let{text:Z="",level:X}=p[b*h.length+N]??{};return{text:tt(Z),level:X?String(X):
void 0}})),sums:d.map(h=>{let b=0;return h.map(A=>(b+=A,Xt(b)))}),results:r.map(h=>be(h,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){let i=this.#e(n),{columns:a}=_t(t),c=n.at(-1)?.groups??[],l=o.
flat(),u=c.map(()=>0),f=c.map((w,m)=>i(m).parts),d=s.map(w=>{let m=r.get(w)??0,h=f[m]?.[c[m]?.indexOf(w)??-1],b=h?.value??
Number.NaN,A=h?this.#r([h])[0]:void 0;return{label:this.#i(h,!0),tile:A??{text:Xt(b)},share:b,place:m}}),p=new Map(d.map(
({place:w},m)=>[w,m]));return{sources:d,places:l.map((w,m)=>({label:a[m]??"",tile:be(w,t)})),sums:d.map(({share:w,place:m},h)=>(u[m]=
(u[m]??0)+w,p.get(m)===h?l[m]?.textContent??"":tt(Tt(u[m]))))}}moves(t){let n=Fn(t[0]?.expression??[]),o=n.map(r=>Wi(this.
tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:p="",index:w=0}=l(f),m=n.indexOf(p),h=o[m]?.columns??1;s.push({tile:be(d,
i),from:{table:m,row:Math.floor(w/h),column:w%h},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:m})}}return{
sources:o,targets:t.map(({figure:r})=>Wi(r)),flights:s}}#e(t){let n=(o,s)=>mn(this.tableNamed(o),s);return o=>ke(t,o,n)}#t(t){
let n=t.map(Jo),[o,s]=[0,1].map(d=>n.map(p=>p.map(w=>w[d]))),r=d=>d?.every(p=>p.every((w,m)=>bf(w,d[0]?.[m]))),i=!r(o),[
a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!Ui(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=Rt(t);if(t===n)return"";let[o,
s]=t.parts,r=o&&Rt(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;let a={add:`+ ${this.#a(s)||Xt(s.value)}`,divide:`\
÷ ${Xt(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){let{powers:o}=dn(t),s=o.reduce((r,i)=>r+
i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=zt(t.map(({value:o})=>o),"");return t.map((o,s)=>{let{figure:r,cell:i}=this.#s(
o)??{};if(r&&i&&!o.op)return be(i,r);let{text:a="",level:c}=n[s]??{};return{text:tt(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?Xo(t):{},s=n===void 0?null:this.tableNamed(n);if(!s)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{figure:r,cell:i[o],row:u,column:f,rows:c,
columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??""}#a(t){let n=this.#s(t);return n?yt(
n.figure):""}}});function Sf(e){let t=i=>document.createElementNS(Yi,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function Af(e,t){let{element:n}=e;if(nt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){Mf(e,t);return}nt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?nt(n,"d",t.path):(nt(n,"x",t.x.toFixed(2)),nt(n,"y",t.y.toFixed(2)),nt(n,"text-anchor",t.anchor),Xi(n,t.text))}function Mf({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(nt(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),nt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),nt(e,"data-tone",c.tone),nt(e,"data-shade",c.
shade),nt(t,"data-level",c.level),nt(n,"width",i.toFixed(2)),nt(n,"height",Math.max(0,a).toFixed(2)),nt(n,"rx",String(Math.
min(yf,i/4,a/4))),nt(o,"x",(i/2).toFixed(2)),nt(o,"y",(a/2+5.7).toFixed(2)),Xi(o,c.text))}function nt(e,t,n){e.getAttribute(
t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}function Xi(e,t){e.textContent!==t&&(e.textContent=t)}
var Yi,xf,Ef,yf,Hn,Ji=v(()=>{"use strict";g();Q();Yi="http://www.w3.org/2000/svg",xf=760,Ef=720,yf=5,Hn=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(Yi,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:E(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#g("width",xf)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=L(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#f(){return this.isScaled?Ef:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#f();if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,
asked:s});if(!r)return;t!==this.#r&&(this.#o=this.#g("height",t)),this.#r=t;let i=Math.max(this.#o,Math.ceil(r.height)),
a=Math.min(0,(r.width-t)/2);nt(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||nt(this.svg,"height",String(
i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.length-1,u=c===l&&o>l;this.#m(n.title,n.words({moment:c,
isAsked:s>=0&&c===l,isEnd:u}))}#m(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");
o.textContent=`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#g(t,n){let s=[...new Map(this.beats.map(r=>[`${r.kind} ${r.
cells.length}`,r])).values()].map(({scene:r})=>r?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...s))}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,r]of this.#t)n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.
get(s.key);r?.kind!==s.kind&&(r?.element.remove(),r=Sf(s.kind),this.#t.set(s.key,r)),Af(r,s)}let o=[...n].join();o!==this.#n&&
(this.#n=o,this.svg.append(...t.map(({key:s})=>this.#t.get(s).element)))}}});function Qi(e){e.addEventListener("click",t=>{let n=U(t),o=Bn(n);if(!o)return;n.closest("[data-play]")&&Pf(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&Bf(o,Number(s.dataset.move));let r=n.closest("[data-choice]");r instanceof HTMLElement&&
qf(o,r),n.closest("[data-speed]")&&Hf(e)}),e.addEventListener("input",t=>{let n=U(t),o=Bn(n);if(!o||!(n instanceof HTMLInputElement)||
!n.matches("[data-scrub]"))return;jt(o);let s=Number(n.value);jn(o,ze.matches?Math.round(s):s)}),e.addEventListener("key\
down",t=>{let n=U(t),o=Bn(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-scrub\
]")||(t.preventDefault(),jt(o),oa(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=U(n).closest(
Ki),s=o&&Bn(o);s&&o instanceof HTMLTableCellElement&&If(s,o)})}function Zi(e){for(let t of x(e,"[data-step]")){let n=L(t,
".play");!n||Dt.has(t)||(n.hidden=x(t,Ki).length<Lf,n.hidden||kf.observe(t))}}function Zo(e){for(let t of e)Jt(t)}function ts(e){
for(let t of x(e,"[data-step]"))jt(t)}function ta(e){Dt.get(e)?.stage?.redraw()}function Jt(e){let t=L(e,".play");if(!t||
t.hidden||Dt.has(e))return Dt.get(e);let n=zi(e),o=n.flatMap(f=>f.cells),s=Rf(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:Cf(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new Hn(e,n):null};Dt.set(e,l);let u=E(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,_f(l),l}function Rf(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?Tf:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,vf/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,Of/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function Cf(e,t){
let n=t.flatMap(a=>a.kind==="moves"?[]:a.cells),o=n.map(({textContent:a})=>a??"");if(n.length<Qo||new Set(o).size<Qo)return null;
let s=x(e,".step-text, .formula, .reasons, td:not(.step-results td)").map(({textContent:a})=>a).join(" "),r=a=>o.filter(
c=>c===a).length,i=a=>+(r(a)>1)+Number(s.includes(a));return n.slice(Math.floor(n.length/2)).map(a=>({cell:a,told:i(a.textContent??
""),size:Math.abs(Gt(a))})).sort((a,c)=>a.told-c.told||c.size-a.size)[0]?.cell??null}function _f({stage:e}){let[t]=e?.beats??
[];t&&e?.show(t,t.shown.length)}function If(e,t){let n=Dt.get(e);if(!n?.stage||n.frame||n.at<n.moments.length)return;let o=n.
stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.indexOf(t),r=o.kind==="products"?s+1:o.shown.length;
n.stage.show(o,r)}function Pf(e){let t=Jt(e);if(t){if(t.frame){jt(e);return}t.at>=t.moments.length&&jn(e,0),ea(e,t.moments.
length)}}function ea(e,t){let n=Jt(e);if(!n)return;jt(e),n.goal=t,n.time=performance.now(),n.hold=ze.matches?.01:0,na(e,
!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/
1e3*Dn;n.time=s,Ff(e,n,r)};n.frame=requestAnimationFrame(o)}function Ff(e,t,n){let o=Math.floor(t.at),s=t.moments[o];if(t.
at>=t.goal||!s){jt(e);return}if(o===t.at&&o===t.asks&&sa(e,t)){Wf(e,t);return}if(t.hold>0){t.hold-=n;return}let r=Math.min(
o+1,t.at+(ze.matches?1:n/s.seconds)),i=r===o+1;i&&ze.matches?t.hold=s.seconds:i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&
(t.hold=$f),es(e,t,r)}function jt(e){let t=Dt.get(e);t?.frame&&(cancelAnimationFrame(t.frame),t.frame=0,na(e,!1),!(t.at<
t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute("data-playing")},Nf))}function na(e,t){
E(e,"[data-play]").textContent=t?"Pause":"Play"}function Hf(e){Dn=Ko[(Ko.indexOf(Dn)+1)%Ko.length]??1;for(let t of x(e,"\
[data-speed]"))t.textContent=`${Dn}×`}function Bf(e,t){let n=Jt(e);n&&(jt(e),Math.abs(t)>1?jn(e,t<0?0:n.moments.length):
t<0||ze.matches?oa(e,t):ea(e,Math.floor(n.at)+1))}function oa(e,t){let n=Jt(e)?.at??0;jn(e,t<0?Math.ceil(n)-1:Math.floor(
n)+1)}function jn(e,t){let n=Jt(e);n&&(L(e,".playing .predict")?.remove(),es(e,n,Math.max(0,Math.min(n.moments.length,t))))}
function sa(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-mode="all"]')}function es(e,t,n){let{moments:o,
cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===n,f=(u?l?.end:o[c-1]?.end)??0,d=!!sa(e,t)&&
n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute("data-guessing",d),E(e,"[data-scrub]",HTMLInputElement).
value=String(n);let p=Df(o,n);if(p){let h=d&&i?p.beat.cells.indexOf(i):-1;r?.show(p.beat,p.at,h)}let w=`${c} ${u}`;if(w===
t.painted&&n>0)return;t.painted=w;for(let[h,b]of s.entries())b.toggleAttribute("data-ahead",h>=f),b.removeAttribute("dat\
a-asked");ra(e,l,f,s.length);let m=l&&jf(t,l);if(!m){En(e),Rn(e,null);return}He(m,{withoutResult:!u||m.hasAttribute("dat\
a-ahead")}),!r&&(t.frame&&m.scrollIntoView({block:"nearest"}),Rn(e,m))}function Df(e,t){let n=Math.max(0,Math.ceil(t)-1),
o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.place+t-n};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{
beat:s.beat,at:s.place+1};let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0}:null}function jf({cells:e},{beat:t,
place:n,end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.
slice(r,a?i:s+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(Gt(f)));return l[u.indexOf(
Math.max(...u))]??e[o-1]}function ra(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${Math.max(1,n)}\
 of ${o}`:"";E(e,".play output").textContent=r,E(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function Wf(e,t){jt(
e);let n=t.asked;if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("d\
ata-asked",!0),ra(e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),He(n,{withoutResult:!0}),t.stage||Rn(e,n);let o=document.
createElement("div");o.className="predict",o.setAttribute("role","group"),o.setAttribute("aria-label","Predict, then see");
let s=document.createElement("p"),r=document.createElement("b");r.textContent="Predict, then see. ",s.append(r,"Which nu\
mber comes where the question mark is?");let i=document.createElement("div");i.className="choices",i.append(...Uf(n,t.cells).
map(a=>{let c=document.createElement("button");return c.type="button",c.dataset.choice=a,c.textContent=a,c})),o.append(s,
i),E(e,".play").after(o)}function Uf(e,t){let n=e.closest("figure"),o=t.filter(r=>r.closest("figure")===n).reverse(),s=new Map;
for(let r of[e,...o,...t])s.size<Qo&&s.set(r.textContent??"",Gt(r));return[...s].sort(([,r],[,i])=>r-i).map(([r])=>r)}function qf(e,t){
let n=Dt.get(e),o=n?.asked;if(!n||!o)return;let s=o.textContent??"",r=t.dataset.choice===s;e.dataset.predicted=String(r);
let i=E(e,".playing .predict");for(let c of x(i,"button",HTMLButtonElement))c.disabled=!0,(c===t||c.dataset.choice===s)&&
(c.dataset.right=String(c.dataset.choice===s));es(e,n,n.asks+1),He(o);let a=document.createElement("p");a.setAttribute("\
role","status"),a.textContent=r?"Right. Play goes on.":`It is ${s}; the line above shows why. Play goes on.`,i.append(a),
E(e,"[data-play]").focus({preventScroll:!0})}function Bn(e){let t=e.closest("[data-step]");return t instanceof HTMLElement?
t:null}var Ki,vf,Of,Tf,$f,Nf,Ko,Lf,Qo,Dt,ze,Dn,kf,ns=v(()=>{"use strict";g();vo();Q();le();mi();Vi();Ji();Ki=`.step-resu\
lts ${Ie}`,vf=20,Of=60,Tf=.6,$f=.5,Nf=2500,Ko=[1,2,.5],Lf=2,Qo=4,Dt=new WeakMap,ze=matchMedia("(prefers-reduced-motion: \
reduce)"),Dn=1;kf=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&Jt(t)},
{rootMargin:"600px"})});var la={};eo(la,{previewEdits:()=>Gf});function Gf(e,t,n){let o=Ln(),{steps:s,known:r}=o.solve($n(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=x(e,":scope > [data-step]:not([hidden])").filter(aa),
c=a.flatMap(l=>x(l,"figure[data-table]").filter(aa));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&Vf(l,f,zf(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),ta(l)}function aa(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-ia&&t<innerHeight+ia}function zf({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function Vf(e,t,n){let o=x(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of zt(t,
n).entries()){let c=o[s];if(!c)continue;let l=tt(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
ca(c,"data-value",i===l&&!u?null:i),ca(c,"data-level",a?String(a):null)}}function ca(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var ia,ua=v(()=>{"use strict";g();Q();Ue();de();ns();Wo();Ct();ia=100});function qn(e,t){return e==="scale"?t.trim()!==""&&Number(t)>=Oa.min&&Number(t)<=Oa.max:e==="controls"||e==="caption"?ed[e].
includes(t):CSS.supports("color",t)}var Oa,ed,Ta=v(()=>{"use strict";g();Oa={min:.5,max:4},ed={controls:["none","some","\
all"],caption:["none","title","all"]}});function Na(e){let t=$a.then(nd).then(e);return $a=t.catch(()=>{}),t}function nd(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var $a,La=v(()=>{"use strict";g();$a=Promise.
resolve()});function Ca(e){return{"HTML frame":_a(e),"Web component":od(e),Markdown:Ia(e),Quarto:sd(e),LaTeX:rd(e)}}function _a({title:e,
embed:t}){return`<iframe src="${Gn(t)}" title="${Gn(e)}" width="${ka.width}" height="${ka.height}" loading="lazy" allowf\
ullscreen style="border: 0; max-width: 100%"></iframe>`}function od({server:e,attributes:t}){let n=Object.entries({server:e,
...t}).map(([o,s])=>s===""?o:`${o}="${Gn(s)}"`);return`<script src="${Gn(new URL("pointer-view.js",e).href)}" defer><\/sc\
ript>
<pointer-view ${n.join(" ")}></pointer-view>`}function Ia({title:e,embed:t,picture:n}){return`[![${id(e)}](<${Ra(n)}>)](\
<${Ra(t)}>)`}function sd(e){return['::: {.content-visible when-format="html"}',"```{=html}",_a(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',Ia(e),":::"].join(`
`)}function rd({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${s}`,
"\\begin{figure}","  \\centering",`  \\href{${ad(o)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${hd(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function Gn(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function id(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Ra(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function ad(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function hd(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(dd,"")].flatMap(n=>[...ud[n]??pd(n)]).map(n=>cd[n]??md(n)).join("")}function pd(e){
return fd.test(e)?e.normalize("NFD").slice(0,1):e}function md(e){return/[&%$#_{}]/.test(e)?`\\${e}`:ld.test(e)?e:"?"}var ka,
cd,ld,ud,fd,dd,Pa=v(()=>{"use strict";g();ka={width:960,height:540};cd={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},ld=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
ud={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},fd=/[ąęįųĄĘĮŲ]/,dd=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function Ha(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return gd(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[Fa("Title",n),Fa("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function gd(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function Fa(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,wd(n)),o.buffer}function wd(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Ba=v(()=>{"use strict";g()});function ja({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:zn("Link"),embed:zn("Embed"),json:zn("JSON"),offline:zn("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=Ye("JSON",()=>Da(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Ed(()=>{let{
link:h,embed:b}=t(),A=b?n():null;return{...h&&{Address:h},...A&&Ca(A)}}),f=()=>{let h=t();for(let b of Object.keys(a)){let A=h[b];
a[b].hidden=A===null,A!==null&&(a[b].href=A)}c.hidden=h.json!==null,u.hidden=h.link===null&&h.embed===null,l.hidden=re.answers};
for(let h of["pointerenter","focusin"])i.addEventListener(h,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...bd.map(h=>{let b=h===xd;return new Option(`${h}×`,String(h),b,b)}));let p=async h=>{
let{address:b,meta:A}=await o(h,Number(d.value)),N=A.origin??t().embed??location.href;Wa(Ha(b,h,{title:A.title,origin:N}),
`${e()}.${h}`)},w=()=>Da(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),m=document.createElement("span");return m.
append(Ye("PNG",()=>p("png"))," ",d),i.append(a.link,a.embed,m,Ye("SVG",()=>p("svg")),Ye("CSV",w),a.json,c,a.offline,u,l),
f(),i}function Ed(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>Ye(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await yd(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function yd(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function zn(e){let t=document.createElement("a");return t.textContent=e,t}function Ye(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Da(e,t,n){Wa(new Blob(
[e],{type:n}),t)}function Wa(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var bd,xd,Ua=v(()=>{"use strict";g();Ot();Pa();Ba();bd=[1,2,4],xd=2});function Ka({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<qa.width||i.height<qa.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?Rd(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...za(l,c)}};let u=Cd(e,l),f={...u,...za(u,c),..._d(e,u,c),...Fd(u,c)};return{
data:Ud(e,u,c.height),layout:f}}function Rd(e,t){return Qa(e,t)}function Qa(e,t){if(!Ga(e)||!Ga(t))return t;let n={...e};
for(let[o,s]of Object.entries(t))n[o]=Qa(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}function Ga(e){
return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Za(e,t){return Object.entries(e).filter(([o])=>t.test(o))}
function tc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function ec(e){return Za(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}
function nc(e,t){return e[t]}function Cd(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,s=Array.
isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==-90||n.tickvals||
!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function _d(e,t,{width:n,height:o,isTiny:s,scale:r}){
let i=Id(e,t),a=Math.max(...i.map(b=>b.length*Kt+$d)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*
dt>o/(s?4:3),u=i.length>0&&!l,f=Pd(t,o,r),p=((f.annotations?.find(({font:b})=>b?.size)?.font?.size??0)/r||dt)*Xa+2,w=Math.
min(t.margin?.t??8,u?c*dt+4:t.annotations?.length?p:8),m=Ja.some(b=>nc(t,b)?.colorbar?.orientation==="h"),h=!t.margin||m&&
!s;return{...l&&{showlegend:!1},...!h&&{margin:{...t.margin,t:Math.ceil(w*r)}},...f}}function Id(e,t){if(t.showlegend===
!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===!1||i===!1)||["he\
atmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.values()]:[]}function Pd(e,t,n){
let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:p})=>d==="paper"&&p==="bottom",i=o.filter(r);if(!i.length)return{};
let a=ec(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(p=>p-d).filter(p=>p>0),1-d)),l=s.layout.
font.size,u=Math.min(l,Math.min(1,...c)*(t-dt)/Xa);if(u>=l)return{};let f=Math.max(kd,u*n);return{annotations:o.map(d=>r(
d)?{...d,font:{...d.font,size:f}}:d)}}function Fd(e,{height:t,isTiny:n}){let o=Math.floor(t/3/Kt),s=t-oc(e,1/0,o)-Va,r={};
for(let i of Ja){let a=nc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=Hd(e,i,a,s))}return r}function Hd(e,t,n,o){let s=n.colorbar??
{};if(o>=Sd||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],i=s.tickvals??r?.colorbar?.tickvals,a=(s.
len??1)*o;if(!i){let f=Math.max(xe,Math.floor(a/dt/1.5));return{...n,colorbar:{...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,
n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-c)*a>=dt)&&u.push(f)}return{...n,colorbar:{
...s,tickvals:u}}}function za(e,t){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=t,a=i?n:1/0,c=s?Math.floor(o/3/Kt):
1/0,l=oc(e,a,c),u=s?l?Va:Ya:0,f=Math.max(o-l-(r?2*dt:u),dt),d=r?n-Td:Math.max(n-Od,60);return Object.fromEntries(Za(e,/^[xy]axis/).
map(([p,w])=>{let m=p.startsWith("x"),h=s&&m?jd(w,e,f):w,[b,A]=h.domain??[0,1],N=(A-b)*(m?d:f),Z=e.template.layout.font.
size*t.scale,X=Bd(h,m,N,Z,t),C=e.meta.priority?.[p];return[p,Dd(X,{isX:m,length:N,fontSize:Z,upright:c,priority:C},t)]}))}
function Bd(e,t,n,o,{isTiny:s,isFixed:r}){let i=e.title?.text??"";if(!s)return r&&!t&&i.length*Kt>Nd*n?{...e,title:{}}:e;
let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>Ld)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Kt-1))+1),
u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,font:{size:o-2},text:u}}}function Dd(e,{isX:t,
length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.
visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?Wd(e,t,n,i):e;let p=f.length;if(l&&t&&p===1&&e.tickangle===
0&&(f[0]??"").length*Kt>n-Kt)return{...e,tickfont:{size:.75*o}};if(p<=xe&&(t||!c||n>=dt))return e;let m=p<=xe?[p-1]:qd(p,
Math.floor(n/dt),r);return{...e,tickvals:m.map(h=>d[h]??h),ticktext:m.map(h=>sc(f[h]??"",h,u?a:1/0,t?s:1/0))}}function jd(e,t,n){
let[o]=tc(t,e.anchor)?.domain??[0,1],s=ec(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-r)*n;return e.side===
"top"||i>2.4*dt?e:{...e,title:{},...i<.9*dt&&{showticklabels:!1}}}function Wd(e,t,n,{isTiny:o,isNarrow:s}){let r=Math.max(
xe,Math.floor(n/(t?Md:dt*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.
filter((f,d)=>d%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(xe,Math.floor(n/vd))};
let c=s&&t&&e.nticks&&!o?xe:r,l=Math.min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function Ud(e,t,n){return e.
map(o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let s=tc(t,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.length;
return a===void 0?o:(i-r)*(n-Ya)<a*dt?{...o,texttemplate:""}:o})}function qd(e,t,n){let o=[...Array(e).keys()];if(e<=t)return o;
let s=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort((a,c)=>(n[c]??
0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function oc({xaxis:e},t,n){let s=(e?.tickangle===
0?[]:e?.ticktext??[]).map((r,i)=>sc(r,i,t,n).length);return Math.max(0,...s)*Ad}function sc(e,t,n,o){let s=n<1/0;if(!s&&
e.length<=o)return e;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(
" · "),f=Math.min(s?Math.max(5,Math.floor(n/48)):14,o),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return i+
(u?`${t+1} ${d}`:d)+c}var qa,Sd,xe,dt,Kt,Ad,Md,vd,Od,Td,Va,Ya,$d,Nd,Ld,kd,Xa,Ja,rc=v(()=>{"use strict";g();qa={width:420,
height:200},Sd=300,xe=2,dt=20,Kt=8,Ad=7.5,Md=44,vd=18,Od=240,Td=90,Va=56,Ya=90,$d=48,Nd=1.3,Ld=.6,kd=9,Xa=1.4,Ja=["color\
axis","coloraxis2"]});function fs(e,t){let n=JSON.stringify(Object.values(e)),o=Ee.get(n)??new Map;Ee.delete(n),Ee.set(n,o);for(let i of Ee.keys()){
if(Ee.size<=Gd)break;Ee.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>zd(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function zd(e,t,n,o){let s=cs.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);cs.set(e,{query:t,views:r}),setTimeout(()=>{cs.delete(e),Vd(t,r)},0)}async function Vd(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await qt(`${o}/figures?${vt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof G&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?Yd(e,l).then(u,f):f(a)}}function Yd({server:e,path:t,query:n,theme:o},s){let r=vt({...n,theme:o});
return qt(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function ac(e,t){let n=ls.get(e),o=n??(e.startsWith("#")?
Xd(e.slice(1)):Jd(e));n||(ls.set(e,o),o.catch(()=>ls.delete(e)));let s=await o;if(ft(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=ic(i),c=new Map;for(let d of Object.values(r))ic(d).forEach((p,w)=>{c.set(p,a[w]??p)});
let{data:l,layout:u}=us({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function ic(e){return e.layout.colorway}function us(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>us(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,us(s,
t)])):t.get(e)??e}async function Xd(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function Jd(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new G(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function ye(e,{server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=vt({...i&&e!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var Gd,Ee,cs,ls,cc=v(()=>{"use strict";g();Ot();wn();Gd=12,
Ee=new Map,cs=new Map;ls=new Map});function uc({x:e,y:t,xaxis:n,yaxis:o},s){let r=[lc(n,e,s),lc(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function lc(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function fc(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(Kd()),{_fullLayout:s}=e;
if(!s)return;let r=t.flatMap(i=>n.map(a=>Qd(s,s[i],a)));o.replaceChildren(...r.filter(i=>i!==null))}function Kd(){let e=document.
createElement("div");return e.className="view-marks",e}function Qd(e,t,n){if(!t?._length)return null;let o=t._id.startsWith(
"x"),s=e[`${o?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[o?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!s?._length)return null;let[c,l]=o?[t._offset+i,s._offset]:[s._offset,t._offset+
i],[u,f]=o?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var dc=v(()=>{"use strict";g()});function pc(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function mc(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function gc(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function wc(e,t){return e.map(o=>{let{name:s,title:r,values:i}=o,a=bc(o)[i.indexOf(t[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function bc({values:e,labels:t}){return t??e}function hc(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function ds(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var Vn,xc=v(()=>{"use strict";g();Vn=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=bc(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),hc(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),hc("Open",n)}#a({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=ds(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=ds("‹",()=>i(-1)),l=ds("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function Yn(e){return window.Plotly?Promise.resolve(window.Plotly):(hs??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${Ec}`,e).href:new URL(`../${Ec}`,y).href;let s=()=>{hs=void 0,o.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.Plotly?
t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),hs)}async function yc(e,t,n){let{width:o,height:s}=e.
layout;return(await Yn()).toImage(e,{format:t,width:o,height:s,...t==="png"&&{scale:n}})}var Ec,hs,Sc=v(()=>{"use strict";
g();Ec="vendor/plotly/plotly-traces-4.1.1.min.js"});var dh={};function uh(){let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=ch,
e}function fh(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.test(n))return[n,o];let s=o,r=e[n.startsWith("x")?
"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:
s]});return Object.fromEntries(t)}var gs,ws,Zd,vc,th,Ac,ps,eh,nh,oh,sh,Mc,rh,ih,ah,ch,lh,Se,ms,bs,Oc=v(()=>{"use strict";
g();Ot();Ta();La();Ua();wn();rc();cc();dc();xc();Eo();Sc();So();gs={visits:"visits",record:"record",user:"user","predict\
-at":"predict_at","top-k":"top_k",interventions:"interventions",against:"against"},ws=["inputs","removed"],Zd=new Set(["\
server","source","model","lesson","view","theme","reads",...ws,...Object.keys(gs)]),vc=["scale","accent","controls","cap\
tion"],th=new Set([...vc,"fill"]),Ac="pointer-view:hover",ps=matchMedia("(prefers-color-scheme: dark)"),eh={displayModeBar:!1,
displaylogo:!1,responsive:!0,scrollZoom:!1},nh=120,oh=[["short",576,0],["low",352,0],["tight",288,352]],sh="400px 0px",Mc=
660,rh="[data-answer]:not(pointer-view *)",ih=/^(\w+):(\d+)$/,ah="The server draws this chart, and it does not answer.",
ch="The answer above is computed in this browser.",lh="Type visits, or add a place, to see what the model answers.",Se=null,
ms=null,bs=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#a="";#f=[];#l=!1;#m=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#C()},{rootMargin:sh});#g=new ResizeObserver(()=>requestAnimationFrame(()=>this.#N()));#d=new MutationObserver(
t=>this.#J(t.map(({attributeName:n})=>n??"")));#w=t=>this.getAttribute(t);#h=()=>{if(!this.#n||!this.#t){this.#E();return}
this.#O(this.#A),this.#p()};#k=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#R=({type:t})=>this.#tt(t==="beforeprint");connectedCallback(){
this.#e??=this.#F(),this.#I(),document.addEventListener("pointerscope:theme",this.#h),document.addEventListener(Ac,this.#k),
ps.addEventListener("change",this.#h);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#R);this.#g.
observe(this),this.#d.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#m.observe(this):this.#l=!0,this.#E()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#h),document.removeEventListener(Ac,this.#k),ps.removeEventListener(
"change",this.#h);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#R);this.#g.disconnect(),this.#d.
disconnect(),this.#m.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#f.join()&&(this.#f=t,this.#W())}get chosen(){
return this.#t?this.#y:{}}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#U();return Math.ceil(t+gn(this.#t)+
n)}get#c(){return this.#e??=this.#F(),this.#e}#C(){this.#l=!0,this.#m.disconnect(),this.#E()}#J(t){t.some(o=>th.has(o))&&
(this.#I(),this.#p());let n=t.filter(o=>Zd.has(o)&&!this.#K(o));t.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#l?
this.#C():n.length?this.#E():this.#x.some(({name:o})=>t.includes(o))?this.#L()&&this.#p():t.includes(this.#a)&&this.#E()}#K(t){
let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#h(),t==="theme"||t==="interventions"&&n.follows(this.getAttribute(
t)??""))}get#x(){return this.#t?St(this.#t).choices??[]:[]}#E(){this.#r||(this.#r=!0,queueMicrotask(()=>{this.#r=!1,this.#Q()}))}get#v(){
let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return n?
`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute("server");return t?new URL(t.endsWith("/")?t:`${t}/`,
document.baseURI).href:sn.href}get#_(){let t=this.parentElement?.closest("[data-theme]");return t instanceof HTMLElement?
t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t==="auto"?ps.matches?"dark":"light":(t??this.#_)===
"dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t!==null&&qn("scale",t)?Number(t):1}#I(){let t=this.
getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):this.style.removeProperty(
"--scale"),t&&qn("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--accent")}get#P(){if(this.
hasAttribute("lesson")){let n=ws.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.fromEntries(n)}}if(this.
getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(gs).map(([n,o])=>[o,this.getAttribute(
n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#Q(){let{needsHistory:t,query:n}=this.#P;this.#o+=1;let o=this.#o,
s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#v&&r&&(!t||n.visits||n.record);if(!s&&!i){this.#T(
lh);return}if(!this.#l){this.#T("");return}let a=this.#A;this.#O(a),this.setAttribute("aria-busy","true");try{let c={server:this.#S,
path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.all([s?ac(s,a):fs(c,r),s?null:r===
bo?import("./network-drawing.js"):Yn(l)]),f=ft(u),d=f?await import("./network-drawing.js"):null;f||await Yn(l),await Na(
()=>{o===this.#o&&(this.#et(d?.NetworkDrawing??null,St(u).title),this.#t=f?u:structuredClone(u),this.#ot(this.#t),this.#Z(
{...c,theme:"light"},r))})}catch(c){o===this.#o&&this.#B(c)}finally{o===this.#o&&this.removeAttribute("aria-busy")}}#O(t){
this.#_!==t?this.dataset.theme=t:delete this.dataset.theme}#Z(t,n){if(!this.#t||ft(this.#t))return;let{template:o,meta:s}=this.#t.
layout,r=s.templates?.light;Se??=r??(this.#A==="light"?o:null),!(Se||this.hasAttribute("source"))&&(ms??=fs(t,n),ms.then(
i=>{ft(i)||(Se??=i.layout.template)}).catch(()=>{ms=null}))}#tt(t){if(this.#i=t,!this.#t||!this.#s)return;let n=Se??this.#n;
this.#O(t&&n?"light":this.#A),this.#p(),t||requestAnimationFrame(()=>this.#p())}#F(){let t=document.createElement("summa\
ry");t.textContent="Numbers";let n={title:this.#b("h3","view-title"),caption:this.#b("p","view-caption"),choices:this.#b(
"div","view-choices"),summary:this.#b("p","view-summary"),failure:this.#b("p","view-failure"),plot:this.#b("div","view-p\
lot"),details:this.#b("details","view-table"),exports:ja({name:()=>this.#z,links:()=>this.#ft(),view:()=>this.#t&&this.#dt(
this.#t),picture:(s,r)=>this.#lt(s,r),csv:()=>sr(this.#G()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.
textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.addEventListener("tog\
gle",()=>this.#q());let o=new Vn(n.choices,{selected:()=>this.#y,select:(s,r)=>this.#ct(s,r),open:s=>this.#u("open",s)});
this.replaceChildren(...Object.values(n)),this.addEventListener("toggle",({target:s})=>this.#at(s),!0);for(let s of[n.plot,
n.details,n.choices,n.exports,n.failure])s.hidden=!0;return{...n,controls:o}}#b(t,n){let o=this.querySelector(`.${n}`),s=o instanceof
HTMLElement?o:document.createElement(t);return s.className=n,s}#et(t,n){if(t===null==(this.#n===null))return;let o=this.#c,
s=o.plot.cloneNode();s.removeAttribute("data-listening"),s.role=t?"group":"img",o.plot.replaceWith(s),o.plot=s,this.#n?.
bar?.remove(),this.#n=t?new t(s,{title:n,isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),acts:{
server:()=>this.hasAttribute("source")?null:this.#S,answered:r=>this.#nt(r),resized:()=>requestAnimationFrame(()=>this.#N())}}):
null,this.#n?.bar&&o.summary.before(this.#n.bar)}#nt({figure:t,interventions:n}){this.#t=t;let{interventions:o}=this.#n??
{};o?this.setAttribute("interventions",o):this.removeAttribute("interventions"),this.#L()&&this.#p(),this.#u("interventi\
ons",n)}#H(t){let{plot:n,details:o,choices:s,exports:r,failure:i}=this.#c;for(let c of[n,o,s,r])c.hidden=t;i.hidden=!0;let a=this.#n?.
bar;a&&t&&(a.hidden=!0)}#T(t){this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#H(
!0),this.#c.summary.textContent=t}#B(t){this.#T("");let{failure:n}=this.#c,s=t instanceof G&&t.status===0&&document.querySelector(
rh)!==null,r=s?ah:rn(t);if(n.replaceChildren(r),s&&n.append(" ",uh()),n.hidden=!1,this.#u("failed",{message:r}),!(t instanceof
G)||![0,503].includes(t.status))return;let i=document.createElement("button");i.type="button",i.textContent="Try again",
i.addEventListener("click",()=>this.#E()),n.append(" ",i)}#ot(t){let{title:n,caption:o,controls:s}=this.#c,r=St(t);n.textContent=
r.title,n.hidden=!1,o.textContent=r.caption,this.#H(!1),s.offer(r,ft(t)?[]:t.data,!this.hasAttribute("fill")),this.#L()&&
this.#p()}#p(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,o=this.#$(gn(this.#t)),s=n?Math.min(o.width||Mc,Mc):o.width;
s&&(ft(this.#t)?(t.style.height=`${o.height}px`,this.#n?.draw(this.#t)):(t.style.height=o.isFixed?`${o.height}px`:"",this.#st(
t,this.#t,{...o,width:s})),this.#s=`${s}×${o.height}`,this.dataset.drawn="true",this.#W(),this.#u("drawn",{}))}#st(t,{data:n,
layout:o},s){let r=this.#i,i=r&&Se?{...o,template:Se}:o,a=this.#D({data:n,layout:i},s);window.Plotly?.react(t,a.data,r?{
...a.layout,width:s.width}:a.layout,eh),t.dataset.listening||this.#rt(t)}#D({data:t,layout:n},{width:o,height:s,isFixed:r}){
let i="rgba(0, 0, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=Ka({data:t,layout:fh(n)},{width:o,
height:s,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{
...f.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#rt(t){t.dataset.listening="true",t.on("plotly_click",
({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,o,s]=ih.exec(String([n.customdata].flat()[0]))??
[];o&&this.#u("select",{table:o,row:Number(s)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{visits:uc(n,this.#j)})}),
t.on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#j(){return this.#t?St(this.#t).visit_axes??[]:[]}#u(t,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#W(){!this.#t||!this.#s||(this.#n?this.#n.mark(
this.#f):fc(this.#c.plot,this.#j,this.#f))}#$(t){let{plot:n}=this.#c,o=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:o,height:t,isFixed:!1};this.#it();let{above:s,below:r}=this.#U();this.style.setProperty("--below",`${Math.ceil(r)}\
px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),nh);return{width:o,height:i,isFixed:!0}}#it(){let[t,n]=[this.offsetWidth/
this.#M,this.offsetHeight/this.#M],o=oh.filter(([,s,r])=>n<s||t<r).map(([s])=>s).join(" ");this.dataset.room!==o&&(this.
dataset.room=o)}#U(){let{plot:t,details:n,exports:o}=this.#c,s=this.getBoundingClientRect(),r=s.height/this.offsetHeight||
1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.
min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-s.top)/r,below:a/r}}#at(t){if(this.hasAttribute(
"fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(
()=>this.#N())}#N(){if(!this.#t)return;let{width:t,height:n}=this.#$(gn(this.#t));t&&this.#s!==`${t}×${n}`&&this.#p()}#ct(t,n){
this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#L(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("leni\
ent")?null:mc(this.#x,this.#w);if(n)return this.#B(new Error(n.message)),this.#a=n.name,!1;let o=St(t),s="";if(this.#x.length&&
!ft(t)){let r=this.#y;this.#c.controls.show(r);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===
l));Zs(t,r);let{summaries:i}=o;i&&(o.summary=i.texts[gc(this.#x,i.by,r)]??""),s=`: ${wc(this.#x,r)}`}return this.#c.summary.
textContent=o.summary??"",this.#c.plot.setAttribute("aria-label",`${o.title}${s}. ${o.summary??""}`),this.#q(),!0}get#y(){
return pc(this.#x,this.#w)}#q(){let{details:t}=this.#c;if(!t.open||!this.#t)return;let n=document.createElement("div");n.
className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${St(this.#t).
title}`),n.append(...this.#G().map(xn)),t.querySelector(".table-frame")?.remove(),t.append(n)}#G(){return this.#t?or(this.#t,
this.#y):[]}async#lt(t,n){let o=this.#t;if(!o)throw new Error("There is no figure to save yet.");return{address:ft(o)?await this.#n?.
address(t,n)??"":await yc(this.#ut(o),t,n),meta:St(o)}}#ut(t){let{data:n,layout:o}=structuredClone(t),s=this.#$(o.height),
{paper_bgcolor:r,plot_bgcolor:i}=o.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-tr\
ansparent"),c=this.#D({data:n,layout:o},s),l=a?{}:{paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,
width:s.width,...l}}}get#z(){let t=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.
hasAttribute("against")&&"difference"];return this.getAttribute("name")??t.filter(Boolean).join("-")}get#V(){return{server:this.#S,
path:this.#v,view:this.getAttribute("view")??"",values:{...this.#P.query,...this.#y}}}get#Y(){let t=this.getAttribute("t\
heme")??document.documentElement.dataset.askedTheme,n=vc.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(
o)&&qn(o,s??""));return{...t&&{theme:t},...Object.fromEntries(n)}}#ft(){let t=new URL(location.href);t.hash=this.id;let n=this.
id?t.href:null;if(!(!this.hasAttribute("source")&&re.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#V;
return{link:n,embed:ye("embed",this.#X(s)),json:ye("json",s),offline:ye("offline",s)}}#X(t){let{controls:n,...o}=this.#Y,
s={...t.values,...o,...n&&n!=="some"&&{controls:n}};return{...t,values:s}}#dt(t){let n=this.#V,{title:o,summary:s=""}=St(
t),r=["model","lesson","view","reads",...ws,...Object.keys(gs)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),
{theme:a,...c}=this.#Y,l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:p})=>[d,p])),...this.#y,
...l&&{theme:l},...c},f=this.#X(n);return{title:o,caption:s,name:this.#z,server:n.server,embed:ye("embed",f),picture:ye(
"picture",f),attributes:Object.fromEntries(Object.entries(u).map(([d,p])=>[d,String(p)]))}}};customElements.define("poin\
ter-view",bs)});function kc(e,t,n){let o=mh(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(gh).find(s=>s)??
bh(o,n)}function mh(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.tables).
flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&Nc(a.variant)===Nc(s))||!i||!r?.length)
return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(w=>w.map(m=>Tn(m,e.
values))),p={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],...p}]}).
filter(({before:o,after:s})=>[...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>ph).reverse()}
function Nc({rows:e,columns:t}){return JSON.stringify([e,t])}function gh({title:e,shade:t,rows:n,columns:o,before:s,after:r}){
let i=o.length;if(t!=="weights"||new Set(o).size<Math.max(2,i))return null;for(let[a,c]of n.entries()){let[l,u]=[s,r].map(
h=>wh(h.slice(a*i,(a+1)*i)));if(l===void 0||u===void 0||l<0||u<0||l===u)continue;let f=[...o.keys()].filter(h=>h!==l&&h!==
u),d=[l,u,...f].slice(0,hh).sort((h,b)=>h-b),[p,w]=[o[l]??"",o[u]??""];return{text:`Without this step, which number of ${c?
`“${e}”, row ${c},`:`“${e}”`} is the largest?`,choices:d.map(h=>o[h]??""),right:w,outcome:`The largest is ${w}; \
with this step it is ${p}.`}}return null}function wh(e){let t=Math.max(...e);return e.filter(o=>t-o<Lc).length===1?e.indexOf(
t):-1}function bh(e,t){let n=e.find(xh);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.
abs),l=c.indexOf(Math.max(...c)),[u=0,f=0]=[i[l],a[l]],d=r.length,p=[s[Math.floor(l/d)],r[l%d]],w=[o,...p].filter(Boolean).
join(", "),m=Rc(u,f)?f>u?Tc:$c:xs;return{text:`“${w}” is ${t(u)}. What becomes of it without this step?`,choices:[Tc,
$c,xs],right:m,outcome:`${m}: ${t(f)}${m===xs?"":` instead of ${t(u)}`}.`}}function xh({before:e,after:t}){return e.some(
(n,o)=>Rc(n,t[o]??Number.NaN))}function Rc(e,t){return Math.abs(e-t)>Lc*Math.max(1,Math.abs(e))}var Tc,$c,xs,hh,Lc,ph,Cc=v(
()=>{"use strict";g();Do();[Tc,$c,xs]=["It becomes larger","It becomes smaller","It stays the same"],hh=4,Lc=1e-9,ph=1e-6});var Ic={};eo(Ic,{askRemoval:()=>Eh});function Eh(e,t,n,o){let s=kc(t,e.dataset.step??"",u=>tt(Tt(u)));if(!s)return null;
let r=document.createElement("div");r.className="predict",r.setAttribute("role","group"),r.setAttribute("aria-label","Pr\
edict, then see");let i=document.createElement("p"),a=document.createElement("b");a.textContent="Predict, then see. ",i.
append(a,s.text);let c=document.createElement("div");return c.className="choices",c.append(...s.choices.map(u=>_c(u,()=>l(
u)))),r.append(i,c),E(e,".sheet-head").after(r),e.toggleAttribute("data-supposing",!0),E(c,"button").focus({preventScroll:!0}),
r;function l(u){for(let p of x(c,"button",HTMLButtonElement)){let w=p.textContent??"";p.disabled=!0,(w===u||w===s?.right)&&
(p.dataset.right=String(w===s?.right))}let f=document.createElement("p");f.setAttribute("role","status"),f.textContent=`${u===
s?.right?"Right. ":""}${s?.outcome}`;let d=_c("Put the step back",o);r.append(f,d),d.focus({preventScroll:!0}),e.removeAttribute(
"data-supposing"),n()}}function _c(e,t){let n=document.createElement("button");return n.type="button",n.textContent=e,n.
addEventListener("click",t),n}var Pc=v(()=>{"use strict";g();Q();de();Ct();Cc()});g();g();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},o=/^transparent(?:-(light|dark))?$/,s=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function u(h){return typeof h=="string"&&Object.hasOwn(t,h)}let f=h=>{let b=o.exec(h??""),A=b?b[1]??"auto":
h;s.toggleAttribute("data-transparent",b!==null),u(A)?s.dataset.askedTheme=h??"":delete s.dataset.askedTheme,a=[A,s.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let h=new URL(location.href);h.searchParams.delete("theme"),delete s.dataset.askedTheme,
h.search!==location.search&&history.replaceState(history.state,"",h)},p=()=>{let h=document.querySelector("[data-theme-b\
utton]");return h instanceof HTMLElement?h:null},w=()=>{let h=p();h&&(h.textContent=n[a]);let b=a==="auto"?r.matches?"da\
rk":"light":a;c||s.dataset.theme===b||(s.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
m=({type:h})=>{document.querySelector(".deck")||(c=h==="beforeprint",c?s.dataset.theme="light":w())};f(i),w();for(let h of[
"beforeprint","afterprint"])window.addEventListener(h,m);r.addEventListener("change",w),document.addEventListener("point\
erscope:choose-theme",({detail:h})=>{(h===null||u(h)||o.test(h))&&f(h??i),w()}),document.addEventListener("DOMContentLoa\
ded",()=>{let h=p();h&&(h.hidden=!1,w(),h.addEventListener("click",()=>{a=t[a],d();try{localStorage.setItem(e,a)}catch{}
w()}))})})();g();Ot();vo();Q();g();function lr({state:e,height:t,set:n,mark:o=()=>{}}){let s=window.parent,r=(document.body.dataset.framers??"").split(" ").
filter(Boolean),i=r.includes("*"),a="",c=(u,f)=>{if(s===window)return;let d={pointerscope:u,...f};for(let p of i?["*"]:r)
s.postMessage(d,p)},l=()=>{let u={state:e(),height:t()};JSON.stringify(u)!==a&&(a=JSON.stringify(u),c("height",{height:u.
height}),c("state",{state:u.state}))};return window.addEventListener("message",({source:u,origin:f,data:d})=>{u!==s||!(i||
r.includes(f))||(d?.pointerscope==="set"&&(n(Gl(d.state)),l()),d?.pointerscope==="mark"&&o(zl(d.visits)),d?.pointerscope===
"ask"&&(a="",l()))}),(u,f)=>u==="state"?l():c(u,f)}function Gl(e){let t={};if(typeof e!="object"||e===null||Array.isArray(
e))return t;for(let[n,o]of Object.entries(e).slice(0,100)){let s=o===null?null:Vl(o);(s===null||s!==void 0&&s.length<=1e5)&&
(t[n]=s)}return t}function zl(e){return(Array.isArray(e)?e.slice(0,1e3):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Vl(e){
return typeof e=="string"?e:typeof e=="number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&ur(e,8)<=2e4?JSON.
stringify(e):void 0}function ur(e,t){if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)
return 1;if(t===0||ArrayBuffer.isView(e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=ur(
o,t-1),n>2e4)return Number.POSITIVE_INFINITY;return n}g();Ot();Q();Ct();var yn=0;function fr(e,t,n){e.addEventListener("submit",o=>{let s=U(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),Yl(s,t,n))})}async function Yl(e,t,n){yn+=1;let o=yn,s=e.dataset.exercise??"",r=x(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await qt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:Jl(e)},lang:n})}),a=i.find(c=>c.id===s);o===yn&&a&&Kl(e,a.marked,r)}catch(i){if(!(i instanceof G))throw i;if(o!==yn)
return;E(e,"[data-marked]").textContent=i.message,E(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)Xl(e,r,a)?.setAttribute("aria-invalid","true")}}function Xl(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||s===void 0?t[0]:dr(e)[Number(o)]?.[Number(s)]}function dr(e){return x(e,"tbody tr").map(t=>x(t,"input",
HTMLInputElement))}function Jl(e){if(e.querySelector("input[type=radio]"))return x(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=dr(e);return t.length?t.map(n=>n.map(o=>o.value)):E(e,"input",HTMLInputElement).value}function Kl(e,{right:t,
all_right:n,computed:o},s){let r=t.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=E(
e,"[data-marked]"),a=E(e,"[data-because]");if(i.replaceChildren(Ql(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${Zl(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function Ql(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function Zl(e,t){
if(typeof e=="string")return e;let n=o=>tt(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join(";\
 ")}g();Q();Ct();var tu=8,eu=4;function hr(e){e.addEventListener("pointerdown",t=>{let n=U(t);n instanceof HTMLInputElement&&
n.inputMode==="decimal"&&Oo(t,n.value,s=>Be(e,n.name,s))})}function Oo(e,t,n){let o=Number(Ce(t));if(e.button!==0||Number.
isNaN(o))return;let s=$o(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||
(a||=Math.abs(d)>=eu,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let p=To(o,Math.round(d/tu)*
s);p!==i&&n(p),i=p},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();
a&&(addEventListener("click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;
addEventListener("pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",
l,{signal:u})}function Be(e,t,n){let o=L(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(
new Event("input",{bubbles:!0})))}function To(e,t){return tt(String(Number((e+t).toFixed(6))))}function $o(e){let t=(Ce(
e).split(".")[1]??"").length;return t===0?1:10**-Math.min(t,2)}g();Q();function pr(e){for(let t of x(e,"[data-step]")){let n=new Map(x(t,"figure[data-table]").map(s=>[gr(s.querySelector(
"figcaption math")),s.dataset.table??""]));n.delete("");let o=L(t,".formula");o&&wr(o,n)}}function mr(e){e.addEventListener(
"pointerover",t=>{let n=U(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");nu(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function nu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of x(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function gr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function wr(e,t){for(let n of e.children){let o=t.get(gr(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):wr(n,t)}}g();Q();var ou=["beside","above","below","figure"],br={width:960,height:540},su=2,Lo=.6,No=.1,ru=320,iu=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:Lo}],xr=["notes reasons remark switch","notes reasons remark switch formula"],au=[1,.8,Lo],Sn=new WeakMap;
function yr(e,t){let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=L(t,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/br.width,innerHeight/br.height,
su),l=Number(o)||Math.max(1,c);e.style.setProperty("--most",String(l)),cu(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
s)).observe(t),t.addEventListener("click",r=>{let i=U(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&hu(a),i.dataset.
turn&&Ar(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function Sr(e){for(let t of e){Sn.delete(t);for(let n of[
"out","layout","paged"])delete t.dataset[n]}}function cu(e,t,n,o){let s=`${n}×${o}×${t}`;if(Sn.get(e)?.frame===s)return;
let r=L(e,"pointer-view"),i=n>o,a=ou.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=lu(e,a,t,
r)??fu(e,Math.min(t,1));delete e.dataset.fitting,Sn.set(e,{frame:s,arrangement:c}),c.pages&&Ar(e,Number(e.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function lu(e,t,n,o){delete e.dataset.
paged;for(let{out:s,parts:r,least:i}of iu){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?
a.scale*(o?.8:1)+No:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=uu(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return fe(e,a),a}return null}function uu(e,t,n,o,s,r){let i=u=>(fe(e,{out:t,layout:n,scale:u}),du(e));if(!i(o))return null;
let[a,c]=[o,s];for(c-a>No&&i(c)&&(a=c);c-a>No;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};
fe(e,{out:t,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*ru));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function fu(e,t){e.dataset.paged="";let n=au.map(i=>Math.min(i,t));for(let i of xr){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...Er(e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return fe(e,a),a}let[o,s]=[xr.at(-1)??"",n.at(-1)??Lo],r={out:o,layout:"below",scale:s,pages:Er(e,o,s).pages};return fe(
e,r),r}function Er(e,t,n){fe(e,{out:t,layout:"below",scale:n});let o=ko(e);for(let h of o)h.dataset.turnedTo="";let{rowGap:s,
columnGap:r}=getComputedStyle(E(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=E(e,".shown").getBoundingClientRect(),
l=c.height-E(e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,p=0,w=0,m=E(e,".formula").scrollWidth<=c.width+
1;for(let h of o){let{width:b,height:A}=h.getBoundingClientRect();m&&=A<=l&&vr(h),w&&w+b>c.width&&(d+=p+i,p=0,w=0),u.length&&
d+Math.max(p,A)>l&&(u=[],f.push(u),d=0,p=0,w=0),u.push(h),p=Math.max(p,A),w+=b+a}return{pages:f,isFitting:m}}function Ar(e,t){
let n=Sn.get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of ko(e))
n[o]?.includes(s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;E(e,".pager").hidden=n.length===1,E(e,"[data-turned]").
textContent=`${o+1} of ${n.length}`;for(let s of x(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}
function ko(e){return x(e,".matrix, .shown > pointer-view")}function fe(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.
layout=n,E(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function du(e){let t=e.getBoundingClientRect(),
n=E(e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,E(e,".words"),E(e,".shown")].every(Mr)&&n.scrollWidth<=n.clientWidth+1&&[n,...ko(e)].every(s=>o(s)&&vr(s))}function Mr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function vr(e){let t=e.querySelector(
":scope > .table-frame");return!t||Mr(t)}function hu(e){let t=document.createElement("dialog");t.className="rest";let n=E(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),E(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...E(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}g();Q();var pu=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,mu="Write a number, such as 0.5, in every cell.",Mn=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#g(r.name,r.value),this.#d()}),
t.addEventListener("click",s=>{let r=U(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#h(i,1),"fewer"in r.dataset&&
this.#h(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(It(s),Tr(Or(s)));this.#f(),x(this.#e,"\
input, select")[0]?.focus(),this.#d()}),this.#w()}get text(){let t={};for(let n of this.#s){let o=It(n),s=$r(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(Or(n))&&(t[o]=s)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#s)t.includes(It(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,s=o&&this.#e.contains(o)?this.#i(o):null,r=this.#s.filter(i=>i.querySelector("details[open]")).
map(It);this.#e.replaceChildren(...t.childNodes),this.unfold(r),n?this.#a():this.#f(),s?.(),this.#w()}showProblems(t){let n=new Set(
t);for(let o of this.#s){let s=It(o),r=`inputs.${s}`,i=t.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)
n.delete(l);let a=i.map(l=>l.message).join(" "),c=JSON.stringify(this.#o.get(s));a&&this.#r.set(s,{typed:c,message:a})}return this.#w(),
[...n]}get#s(){return x(this.#e,"[data-input]")}#i(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#e.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let o=t.closest("[data-input]"),s=o instanceof HTMLElement?It(o):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(s)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#o.clear();for(let t of this.#s){let n=An(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(It(t),s==="words"?o:s==="matrix"?gu(n,!!r):o[0]??"")}}#f(){for(let t of this.#s)
for(let n of An(t)){let o=this.#m(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#m(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#g(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#d(){this.#w(),this.#n()}#w(){for(let t of this.#s){let n=It(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?An(t).filter(c=>De(c.value)===null):[];for(let c of o?An(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),wu(t,s.length?mu:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of x(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of x(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#h(t,n){let o=It(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=Ro(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?Ro(l,n):l.map(u=>Ro(u,n))),l!==void 0&&this.#o.set(c,l)}this.#d()}};
function It(e){return e.dataset.input??""}function Or(e){return JSON.parse(e.dataset.default??"null")}function An(e){return x(
e,"input, select")}function gu(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function Ro(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Tr(e){return Array.isArray(e)?e.map(Tr):String(e)}function $r(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return De(t);let n=t.map(o=>$r(e,o));return n.includes(null)?null:n}function De(e){let t=e.trim().replace(
"−","-").replace(",","."),n=pu.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function wu(e,t){let n=E(
e,"[data-failure]");n.textContent=t,n.hidden=!t}g();Ot();Q();var Yf=4e3,Xf="The server does not answer. This page computes your changes in your browser and hides what o\
nly the server can update.",Wn=document.getElementById("lesson-record")!==null,Ve=!1,os;async function ma(e,{address:t,files:n,
signal:o}){if(ss())return da(e,{files:n,signal:o});if(!Ve)return ha(t,o);try{let s=await ha(t,_s(o));return fa(""),s}catch(s){
if(!(s instanceof G&&[0,...no].includes(s.status)))throw s;return fa(Xf),da(e,{files:n,signal:o})}}function ss(){return Wn}
function ga(e){let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),os??=ba(e)},o=setTimeout(n,Yf);for(let s of["p\
ointerdown","keydown"])document.addEventListener(s,n,{signal:t.signal})}async function wa(e){if(!Wn&&!Ve&&e&&(os??=ba(e),
await os),!Wn&&!Ve)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Ue(),kn));return t()}async function ba(e){
try{let[t]=await Promise.all([fetch(e),Promise.resolve().then(()=>(Ue(),kn))]);if(!t.ok)return;let n=new DOMParser().parseFromString(
await t.text(),"text/html");document.body.append(...x(n,"head > *, body > *")),Ve=!0}catch{}}async function xa(e,t,n){if(!Wn&&
!Ve)return;let{previewEdits:o}=await Promise.resolve().then(()=>(ua(),la));try{o(e,t,n)}catch(s){if(!(s instanceof G))throw s}}
function fa(e){let t=L(document,"[data-silence]");t&&(t.textContent=e)}async function da(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Ue(),kn));
return n(e,t)}async function ha(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(pa),s=await o.text().catch(pa);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new G(o.status,
Jf(s,o.status))}function pa(e){throw Ht(e)?e:new G(0,[{where:"",message:Oe,suggestions:[]}])}function Jf(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:Te(t),suggestions:[]}]}}ns();g();var Ea="pointerscope-lessons";function ya(){try{let e=JSON.parse(localStorage.getItem(Ea)??"{}");return e&&typeof e==
"object"?e:{}}catch{return{}}}function rs(e){let t=ya()[e];return new Set(Array.isArray(t)?t:[])}function is(e,t){let n=rs(
e);if(!n.has(t))try{localStorage.setItem(Ea,JSON.stringify({...ya(),[e]:[...n,t]}))}catch{}}le();g();Q();var Kf=3e4,Sa=720;async function Aa(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+Kf;for(;Date.now()<
t&&e.some(Qf);)await new Promise(n=>setTimeout(n,100))}function Qf(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function Ma(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=x(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=x(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>Sa);for(let r of s)r.style.setProperty("--print-scale",String(Sa/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}g();Q();le();var Zf="Type a number, or drag it sideways",td=/^[\d.,+−-]$/,Un=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,
t.addEventListener("pointerdown",o=>{let s=as(o),r=s&&this.#n(s);!r||U(o)instanceof HTMLInputElement||Oo(o,r.value,i=>{Be(
n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=as(o);s&&this.#o(s)}),t.addEventListener("keydown",
o=>{let s=as(o);if(!s||o.ctrlKey||o.metaKey||o.altKey)return;if(U(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=td.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#o(s,r?o.key:void 0))})}prepare(){for(let t of x(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=L(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",E(t,".table-frame").title=Zf;for(let[s,r]of x(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(Pe),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:pt(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=L(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&pt(r).flat()[o];i&&(s?this.#r(i,s):va(i))}#n(t){let n=t.closest(hn),{row:o,column:s}=ce(pt(n),t),{table:r=""}=n.
dataset,i=a=>L(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#o(t,n){let o=this.#n(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#s(s)}),s.addEventListener(
"blur",()=>this.#i(s)),this.#r(t,s),n===void 0?s.select():this.#s(s)}#r(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#s(t){let n=De(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&Be(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#n(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=E(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=De(o.value);if(r===null)return;o.value=To(r,s*$o(o.value)),this.#s(o)}
t.key==="Escape"&&(t.preventDefault(),Be(this.#t,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&va(n)}};function as(e){return U(e).closest(Pe)}function va(e){e.tabIndex=0,e.focus({preventScroll:!0})}var yh=350,Sh=60,vs=["removed","inputs","layer","head"],Hc=["step","all",...vs],Ah={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},T=E(document,"[data-lesson]"),B=E(T,"[data-steps]"),Ze=T.dataset.only,Es=E(T,"[data-error]"),Ae=L(T,"[data-in\
puts]"),Zt=Ae&&new Mn(Ae,E(T,"[data-reset]",HTMLButtonElement),Ch),Ss=Ae&&new Un(B,Ae),As=L(T,"details.inputs",HTMLDetailsElement),
Wt="frame"in T.dataset,{states:Mh,leftOut:Bc="",edited:Dc=""}=T.dataset,{record:Ms}=T.dataset,$=Os(location.search),ht=ss()?
{...$,...$s(Os(""))}:$,ys=new AbortController,Xe=0,Ke=0,Fc=0,Qt=null;function Os(e){let t=new URLSearchParams(e);return{
step:t.get("step")??"",all:t.get("all")??"",removed:t.get("removed")??Bc,inputs:t.get("inputs")??Dc,layer:t.get("layer")??
"",head:t.get("head")??""}}var vh=Wt?yr(T,B):()=>{},Oh="framers"in document.body.dataset?lr({state:kh,height:()=>T.scrollHeight,
set:Rh}):()=>{},Mt=()=>x(B,":scope > [data-step]"),tn=e=>Mt().findIndex(t=>t.dataset.step===e),Ut=()=>Math.max(0,tn($.step)),
jc=()=>Wt&&window.parent!==window;function Ft(){let e=!!$.all||!!Ze,t=Ut(),n=Mt();for(let[s,r]of n.entries())r.hidden=!e&&
s!==t;for(let s of x(T,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!Wt)for(let s of po(B,"\
pointer-view[lazy]"))s.removeAttribute("lazy");T.dataset.mode=e?"all":"one",T.toggleAttribute("data-first",t===0);for(let s of x(
T,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=$[r]||"0"}for(let s of x(T,"[data-slide]"))Nh(s,s.dataset.
slide===n[t]?.dataset.step);L(T,"[data-place]")&&Lh(t,n.length,e),$h(),Th(n);let o=n[t];!e&&!Wt&&o&&Zo([o]),vh(),Oh("sta\
te",{})}function Th(e){let t=Kn(ht);for(let r of x(T,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=L(T,"[data-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${E(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",ht.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function Ts(){return!Wt&&!("opens"in T.dataset)}function $h(){let{lesson:e=""}=T.dataset;if(!Ts())return;let t=rs(
e);for(let n of x(T,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Nh(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function Lh(e,t,n){for(let s of x(T,"[data-controls]"))s.hidden=!1;E(T,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,E(T,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,E(T,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let o=L(T,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function Qe(e,t=!1){let n=Mt(),
o=n[Math.max(0,Math.min(n.length-1,e))];o&&(ts(B),Ts()&&is(T.dataset.lesson??"",n[Ut()]?.dataset.step??""),$={...$,step:o.
dataset.step??""},en("replace"),Ft(),t&&E(o,"h1, h2").focus({preventScroll:!0}),$.all?o.scrollIntoView({block:"start"}):
o.getBoundingClientRect().top<0&&T.scrollIntoView({block:"start"}),T.querySelector("[data-slide][aria-current]")?.scrollIntoView(
{block:"nearest",inline:"nearest"}))}function $s({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,
head:o}}function Xn(e,t){return vs.every(n=>e[n]===t[n])}function kh(){return{step:Mt()[Ut()]?.dataset.step,removed:ht.removed,
inputs:ht.inputs}}function Rh({step:e,...t}){e!==void 0&&!Ze&&Qe(Math.max(0,tn(e??"")));let n={};for(let o of vs)o in t&&
(n[o]=t[o]??"");Me(n)}function en(e){let t=Wc({...$,...$s(ht)});if(t!==location.pathname+location.search)try{e==="push"&&
!jc()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function Wc(e){let t=[...new URLSearchParams(
location.search)].filter(([s])=>!Hc.some(r=>r===s)),n=vt({...Object.fromEntries(t),...e});Bc&&!e.removed&&n.set("removed",
""),Dc&&!e.inputs&&n.set("inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function Ch(){
let e=Zt?.text;cancelAnimationFrame(Fc),typeof e=="string"&&(Fc=requestAnimationFrame(()=>xa(B,e,Kn($)))),clearTimeout(Ke),
Ke=setTimeout(()=>Me({}),yh)}function Me(e){let t=Ke&&Zt?Zt.text:null;clearTimeout(Ke),Ke=0;let n={...$,...t===null?{}:{
inputs:t},...e};Xn(n,$)||($=n,Jn({history:"push"}))}async function Jn({history:e,isFresh:t=!1}){Xe+=1;let n=Xe;ys.abort(),
ys=new AbortController,B.setAttribute("aria-busy","true");try{let o=await ma($,{address:Wc($),files:Mh,signal:ys.signal});
if(n!==Xe)return;Ph(o,t),ht=$,Uc([]),e==="push"&&en("push"),Ft()}catch(o){if(Ht(o))return;if(!(o instanceof G))throw o;n===
Xe&&_h(o.problems,e)}finally{n===Xe&&B.removeAttribute("aria-busy")}}function _h(e,t){Uc(e);let n=e.every(s=>s.where.startsWith(
"inputs"));if($={...$,...n?{inputs:ht.inputs}:$s(ht)},!Xn($,ht)){Jn({history:t});return}let o=Kn(ht);for(let s of x(B,"[\
data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");en("replace"),Ft()}function Ih(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function Kn(e){return new Set(e.removed.split(",").filter(Boolean))}function Ph(e,t){
ts(B);let n=Ss?.place,o=document.activeElement?.closest("[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;
for(let i of Mt()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&Qt&&i.
contains(Qt)&&c.hasAttribute("data-removed")&&E(c,".sheet-head").after(Qt),c&&i.replaceWith(c)}for(let i of x(T,"[data-r\
enew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=L(e,"[da\
ta-inputs]");r&&Zt?.replace(r,t),Qt?.isConnected&&document.activeElement===document.body&&E(Qt,"button:enabled").focus({
preventScroll:!0}),s&&L(B,`[data-remove="${CSS.escape(s)}"]`)?.focus(),qc(),n&&Ss?.restore(n)}function Uc(e){let t=Zt?Zt.
showProblems(e):e,n=As?.open?t:e;Es.textContent=n.map(o=>o.message).join(" "),Es.hidden=n.length===0,n.length&&T.dataset.
live&&Es.append(" ",Fh(T.dataset.live))}function Fh(e){let t=document.createElement("a");return t.href=e,t.textContent="\
Open it on the server",t.search=vt({...$,all:null}).toString(),t}function qc(){ir(B),Ss?.prepare(),Hh(),Zi(B),pr(B),B.querySelector(
"pointer-view")&&Promise.resolve().then(()=>(Oc(),dh));for(let e of x(B,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=vt({...$,all:null,step:n}).toString()}for(let e of x(
T,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=vt({removed:$.removed,
inputs:$.inputs,lang:t}).toString()}for(let e of x(T,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of Hc)t.delete(n);e.search=t.toString()}}function Hh(){let e=!Wt&&!ht.removed&&!ht.inputs;for(let t of x(
B,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.
remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=t.dataset.remove,s.textContent=
"Predict what it changes",n?.before(s)}}async function Bh(e){let t=Mt()[tn(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.
all([wa(Ms),Promise.resolve().then(()=>(Pc(),Ic))]);if(!t?.isConnected)return;let s=()=>Me({removed:e.dataset.guess??""});
Qt=n&&o(t,n,s,()=>Me({removed:""})),Qt?e.remove():s()}function Dh(e,t,{row:n,column:o}){let s=Object.fromEntries(new URLSearchParams(
location.search)),r=vt({...s,step:null,all:null,row:n,column:o});return qt(`${T.dataset.api}/${e}/${t}?${r}`)}async function jh(){
let{solutionsAt:e}=T.dataset;if(!(!e||L(T,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");B.after(...x(n.body,"[data-solutions]"))}catch{}}async function Wh(e){e.disabled=
!0;let{all:t}=$;$={...$,all:"1"},Ft(),await Promise.all([Aa(po(B)),jh()]),window.print(),$={...$,all:t},Ft(),e.disabled=
!1}function Gc(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${hn} td`)!==null}function zc(e){for(let t=e;t&&
t!==B;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}B.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=Kn($);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),Me({removed:[...n].join(",")})});
T.addEventListener("change",e=>{let t=Gs(e);t.dataset.follow&&Me({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&($={...$,all:t.checked?"1":""},en("replace"),Ft(),Mt()[Ut()]?.scrollIntoView({block:"start"}))});T.addEventListener(
"click",e=>{let t=U(e);t.dataset.go&&Qe(Ut()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");
n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&Wh(t),t.closest(".onward \
a")&&Ts()&&is(T.dataset.lesson??"",Mt()[Ut()]?.dataset.step??""),"guess"in t.dataset&&Bh(t);let o=t.closest("[data-slide\
]");o instanceof HTMLElement&&(e.preventDefault(),Qe(tn(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{
let t=U(e);if(Ze||e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||Gc(t)||zc(t))return;let n=Ah[e.key];!n||$.all&&e.key.
startsWith("Page")||(e.preventDefault(),Qe(Ut()+n,!0))});var Je;B.addEventListener("touchstart",e=>{let t=U(e);Je=e.touches.
length===1&&!zc(t)&&!Gc(t)?e.touches[0]:void 0},{passive:!0});B.addEventListener("touchend",({changedTouches:[e]})=>{if(Ze||
!Je||!e)return;let[t,n]=[e.clientX-Je.clientX,e.clientY-Je.clientY];Je=void 0,Math.abs(t)>Sh&&Math.abs(t)>2*Math.abs(n)&&
Qe(Ut()-Math.sign(t))});window.addEventListener("popstate",()=>{$=Os(location.search),Xn($,ht)?Ft():Jn({history:"keep",isFresh:!0})});
jc()||Ma(B,()=>{for(let e of Mt())e.hidden=!1;for(let e of x(B,"[data-beside]"))e.hidden=!1;Wt||Zo(Mt()),Wt&&Sr(Mt())},Ft);
!$.step&&location.hash&&($.step=location.hash.slice(1));$.step&&tn($.step)<0&&!Ze&&($.step="",en("replace"));As&&$.inputs&&
(As.open=!0,Zt?.unfold(Ih($.inputs)));rr(B,"opens"in T.dataset?Dh:null);fr(B,T.dataset.lesson??"",T.lang);Qi(B);Ae&&hr(Ae);
mr(B);qc();Ft();T.dataset.ready="true";Ms&&ga(Ms);Xn($,ht)||Jn({history:"keep",isFresh:!0});})();
