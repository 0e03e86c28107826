var zl=Object.defineProperty;var S=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var ms=(e,t)=>{for(var n in t)zl(e,n,{get:t[n],enumerable:!0})};async function Qt(e,t,n=Jt){let s=await Yl(new URL(`api/${e}`,n),t);if(String(n)===Jt.href&&Jl(s!==null&&!ws(s)),!s)return ar();
if(s.status===Vl)return;if(!(s.headers.get("content-type")??"").includes("json")){let i=Re(s.status);throw new z(s.status,
[{where:"",message:i,suggestions:[]}])}let r=await s.json().catch(ar);if(!s.ok)throw new z(s.status,r.errors??[]);return r}
async function Yl(e,t){try{let n=await fetch(e,t);return gs.includes(n.status)?null:n}catch(n){if(Ut(n))throw n;return null}}
function cr(e){let t=AbortSignal.timeout(Kl);return e?AbortSignal.any([e,t]):t}function ws({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function Jl(e){e!==Xt.answers&&(Xt.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function ar(e){throw Ut(e)?e:new z(0,[{where:"",message:ke,suggestions:[]}])}
function Ut(e){return e instanceof DOMException&&e.name==="AbortError"}function pt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function mn(e){return e instanceof Error?
e.message:String(e)}var z,Jt,Xt,gs,Vl,Kl,ke,Re,St=S(()=>{"use strict";z=class extends Error{constructor(t,n){super(n.map(
s=>s.message).join(" ")),this.status=t,this.problems=n}},Jt=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),
Xt={answers:!0},gs=[502,504],Vl=204,Kl=5e3,ke="No response could be read. Your input is still here; check your connectio\
n and try again.",Re=e=>`The server answered with ${e}.`});function lr(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function ut(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function gn(e){return e<0?`(${ut(e)})`:ut(e)}function bs(e){return fr(e," \
+ ")}function ur(e){return fr(e,", ")}function wn(e,t){return e===t?t:`${e} = ${t}`}function fr(e,t){return e.length<=24?
e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var bn=S(()=>{"use strict"});function Es(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function xn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function En(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(xn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Xl(e,i,l,r);o.push(a)}return o.at(-1)??new s(0)}
function Xl(e,t,n,s){let{op:o}=t;if(o==="constant")return Ss(t,n);let r=ys(e,t,n).map(([f,d])=>s(f,d)),[i=0,a=0,c=0]=r;if(o===
"view"||o==="join")return i;if(o==="where")return i?a:c;if(o==="matmul")return Zl(r);if(o==="collect")return Ie.sum?.(r)??
0;if(o==="softmax")return Ql(e,t,n,r);let l=Ie[o];if(l)return l(r);let u=xs[o];if(!u)throw new RangeError(`There is no o\
peration ${o}.`);return u(i,a)}function ys(e,t,n){let{op:s,of:o=[],groups:r}=t,[i=0,a=0]=o;if(s==="view")return[[i,tu(t,
n)]];if(s==="join")return[eu(e,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return dr(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(s==="softmax"||s in Ie){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=dr(
c).map(f=>[i,l*c+f]);return o.length>1?[...u,[a,0]]:u}return o.map(c=>[c,e[c]?.shape.length?n:0])}function Ss({values:e=0},t){
return Es(Array.isArray(e)?e[t]??Number.NaN:e)}function As(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function Ql(e,t,n,s){let{place:o,width:r}=As(e,t,n),i=Ms(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function Ms(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-
n)/s))}function Zl(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function tu({shape:e,offset:t=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function eu(e,t,n){let s=n;for(let o of t){let r=xn(e[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function dr(e){return Array.from({length:e},(t,n)=>n)}function nu(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function su(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var xs,
Ie,_e=S(()=>{"use strict";xs={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,
maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>nu(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+su(e/Math.SQRT2))},Ie=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Ce(e,t,n){let s=new Map,o=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??r(i,a);return s.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:Ss(c,a),op:"",parts:[]};let f=ys(e,c,a).
map(([w,x])=>o(w,x)),[d,h,m]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&m)return d?.value?h:m;if(l==="\
collect")return hr(f);if(l==="matmul")return hr(wr(f));if(l==="softmax")return fu(f,As(e,c,a));let g=Ie[l];if(g)return{value:g(
f.map(({value:w})=>w)),op:l,parts:f};let p=xs[l];if(!p||!d)throw new RangeError(`There is no operation ${l}.`);return{value:p(
d.value,h?.value??0),op:l,parts:f}};return o(e.length-1,t)}function yn(e){let t=new Map,n=new Set,s=o=>{n.has(o)||(n.add(
o),o.table!==void 0&&t.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(e),[
...t.values()]}function _t(e){if(pr.has(e.op))return e;for(let t of e.parts){let n=_t(t);if(n)return n}return null}function vs(e){
return e.op?Os(e,null,!1).text:ut(e.value)}function mr(e){let t=ut(e.value),n=_t(e);if(!n)return wn(vs(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let s=Pe(e),o=s.reduce((r,i)=>r+i,0);return`${ut(s[e.place??0]??0)} / ${ut(o)} = ${t}`}return`${gr(
e,n)??Os(e,n,!1).text} = ${t}`}function Pe({parts:e,temperature:t}){return Ms(e.map(({value:n})=>n),t?.value)}function Sn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),s=e.temperature?.value??1,o=Math.abs(n/s)>ou;return{powers:o?Pe(e):t.
map(i=>Math.exp(i/s)),isShifted:o,largest:n}}function gr(e,t){if(e===t)return t.op==="sum"?`Sum ${ut(t.value)}`:null;let[
n,s]=e.parts,o=n&&gr(n,t);return!o||!s||s.op?null:e.op==="add"?`${o}, plus ${ut(s.value)}`:e.op==="divide"?`${o}, divide\
d by ${ut(s.value)}`:null}function Os(e,t,n){let{op:s,parts:o,value:r}=e,i=pr.has(s);if(!s||e===t||i&&n)return{text:gn(r),
binding:Rt};let a=o.map(d=>Os(d,t,n||i)),c=a.map(({text:d})=>d);if(s==="sum")return{text:c.length?bs(c):"0",binding:pe};
if(s==="softmax")return{text:lu(e,a),binding:At};if(s==="product")return{text:c.join(" · "),binding:At};let[l={text:"",
binding:Rt},u]=a,f=iu[s];if(f&&u){let[d,h]=f,m=s==="add"||s==="multiply",g=It(l,s==="power"?Rt:h),p=It(u,m?h:h+1);return{
text:s==="power"?`${g}^${p}`:`${g} ${d} ${p}`,binding:h}}return s==="negative"?{text:`−${It(l,At)}`,binding:pe}:s==="s\
qrt"?{text:`√${It(l,Rt)}`,binding:Rt}:s==="absolute"?{text:`|${cu(o[0],l)}|`,binding:Rt}:s==="sigmoid"?{text:`1 / (1 +\
 e^(−${It(l,Rt)}))`,binding:At}:s==="gelu"?{text:`${It(l,At)} · Φ(${l.text})`,binding:At}:{text:`${au[s]??s}(${ur(c)}\
)`,binding:Rt}}function cu(e,{text:t}){return e&&!e.op?ut(e.value):t}function It({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function lu(e,t){let{place:n=0,temperature:s}=e,{isShifted:o,largest:r}=Sn(e),i=s?.value??1,a=t.map(c=>{let l=c;return o&&
(l={text:`${It(c,pe)} − ${gn(r)}`,binding:pe}),i!==1&&(l={text:`${It(l,At)} / ${gn(i)}`,binding:At}),`e^${It(l,Rt)}`});
return`${a[n]} / (${bs(a)})`}function wr(e){let t=[];for(let n=0;n<e.length;n+=2){let s=e.slice(n,n+2);t.push({value:uu(
s),op:"multiply",parts:s})}return t}function uu(e){return e.reduce((t,{value:n})=>t*n,1)}function hr(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:Ts(
e),op:"sum",parts:e};let s=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?wr([r.parts[0],i]):[]),o={value:Ts(s),op:"sum",parts:s};
return{value:Ts(e),op:"divide",parts:[o,t]}}function Ts(e){return e.reduce((t,{value:n})=>t+n,0)}function fu(e,{place:t,
width:n}){let s=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...s&&{temperature:s}},i=Pe(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var ou,he,pe,At,ru,Rt,iu,au,pr,Ns=S(()=>{"use strict";bn();_e();ou=30,[he,pe,
At,ru,Rt]=[0,1,2,3,4],iu={add:["+",pe],subtract:["−",pe],multiply:["·",At],divide:["/",At],remainder:["mod",At],power:[
"^",ru],greater:[">",he],greater_equal:["≥",he],less:["<",he],less_equal:["≤",he],equal:["=",he],not_equal:["≠",he]},
au={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},pr=new Set(["sum","softmax"])});function E(e,t,n){let s=$(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function $(e,t,n){
let s=e.querySelector(t);return s&&xr(s,n)?s:null}function b(e,t,n){return[...e.querySelectorAll(t)].filter(s=>xr(s,n))}
function $s(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function C({target:e}){return e}function br({target:e}){
return e}function He(e,t){e.textContent!==t&&(e.textContent=t)}function xr(e,t){return e instanceof(t??HTMLElement)}var V=S(
()=>{"use strict"});function yr(){return Er??=document.querySelector('[data-decimal=","]')!==null,Er}function Z(e){return yr()?e.replaceAll(
du,t=>t.replaceAll(/[.,]/g,n=>hu[n]??n)):e}function De(e){return yr()?e.replace(",","."):e}var du,hu,Er,Nt=S(()=>{"use s\
trict";du=/\d[\d.,]*\d/g,hu={".":",",",":"."}});function dt(e){return"down"in e.dataset?[b(e,"tbody td",HTMLTableCellElement)]:b(e,"tbody tr").map(t=>b(t,"td",HTMLTableCellElement))}
function me(e,t){let n=e.findIndex(s=>s.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function An(e){let t=new Map;
return n=>{let s=t.get(n);if(s!==void 0)return s;let o=$(e,`figure[data-table="${CSS.escape(n)}"]`),r=o?dt(o):[],i=o&&{figure:o,
cells:r.flat(),width:r[0]?.length??1,...Ct(o)};return t.set(n,i),i}}function Mn(e,t){let n=e?.cells[t];return n?te(n):Number.
NaN}function te(e){return lr(e.dataset.value??De(Ls(e)))}function Ls(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function Mt(e){return E(e,"figcaption span").textContent??""}function Ct(e){let t=s=>b(e,s).map(
o=>o.title||(o.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var Fe,Zt,We,Be,ge=S(()=>{"use strict";bn();V();Nt();Fe="figure[data-how]",Zt="figure[data-how] tbody td",We="figur\
e[data-editable]",Be="figure[data-editable] tbody td"});function Sr(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let o of t)
s+=String.fromCharCode(o);return btoa(s)}function Ar(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var ks=S(()=>{"use strict"});function Ue(e){if(Array.isArray(e))return mu(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=pu[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(Ar(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function mu(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function je({values:e,
shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:gu(e,n*o,(n+1)*o),shape:s}}function Mr({values:e,shape:t}){
return t.length<2?e:Rs({values:e,shape:t})}function Rs(e){return Array.from({length:e.shape[0]??0},(t,n)=>je(e,n).values)}
function gu(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var pu,Is=S(()=>{"use strict";ks();pu={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function st(e){return"kind"in e&&e.kind===Tn}function mt(e){return st(e)?e.meta:e.layout.meta}function vn(e){return st(e)?
e.meta.height??0:e.layout.height}var Tn,On=S(()=>{"use strict";Tn="network"});function vr(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function Or(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function Nr(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function Cs(e,t){return e.map(s=>{let o=Ps(s,t);return typeof o=="number"?`${s.title.toLowerCase()} ${o}`:o}).join(
", ")}function Ps(e,t){return $r(e)[e.values.indexOf(t[e.name]??"")]}function $r({values:e,labels:t}){return t??e}function Tr(e,t){
let n=document.createElement("label");return n.append(`${e} `,t),n}function _s(e,t){let n=document.createElement("button");
return n.type="button",n.textContent=e,n.addEventListener("click",t),n}var Nn,Hs=S(()=>{"use strict";Nn=class{#e;#t;#n="";#s=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},s,o){let r=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#o(c))),r.length&&o&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#e.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#s),this.#s=0,this.#r&&(this.#r.textContent=
"Play")}#o(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=$r(t);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Tr(s,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),Tr("Open",n)}#a({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=s[Math.max(0,Math.min(s.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(o()+u)},a=_s(
"Play",()=>{if(this.#s){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#s=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#r=a;let c=_s("‹",()=>i(-1)),l=_s("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function Rr({data:e,layout:t},n){let{meta:s}=t;for(let o of s.parts??[]){let r=e[o.trace];if("lines"in o){let i=qe(o.lines,
s,n);Object.assign(r,bu(i,n[o.row],o))}else r[o.attribute]=Mr(qe(o.is,s,n))}for(let{axis:o,option:r,titles:i}of s.axis_titles??
[]){let a=t[o],{title:c}=a.colorbar??a,l=i[Ir(s,n,r)];(a.colorbar??a).title={...c,text:l}}}function Ir(e,t,n){let{values:s=[]}=e.
choices?.find(({name:o})=>o===n)??{};return t[n]===kr?0:s.indexOf(t[n]??"")}function qe(e,t,n){let s=wu(t);return{values:En(
e,(r,i=[])=>{let a=s[r];if(!a)throw new Error(`The figure has no array ${r}.`);return i.reduce((c,l)=>je(c,Ir(t,n,l)),a).
values}),shape:e.at(-1)?.shape??[]}}function wu(e){let t=Lr.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??
{}).map(([n,s])=>[n,Ue(s)])),Lr.set(e,t)),t}function bu({values:e,shape:t},n,{above:s,to:o}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<
a;l+=1)if(!(n!==kr&&l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=s||f>o||(r.push(0,1,null),i.push(l,u,null))}return{
x:r,y:i}}var kr,Lr,Ds=S(()=>{"use strict";Is();_e();kr="all",Lr=new WeakMap});function Ws(e,t){let{table:n}=mt(e);if(n&&"rows"in n)return[n];if(st(e))return[];let{data:s,layout:o}=e,r=n?[Su(n,o.meta,
t)]:[];return n&&!n.beside?r:[...Hr(s).map(i=>Dr(o,i)),...r]}function $n({columns:e,rows:t}){let n=document.createElement(
"table");n.createTHead().insertRow().append(...e.map(r=>Fs("th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().
append(Fs("th",r,"row"),...i.map(a=>Fs("td",a)));return n}function Pr(e,t){let{cells:n,choices:s,table:o}=mt(e),r=n&&!st(
e)?[yu(e,n)]:Ws(e,t).map((l,u,{length:f})=>f>1?xu(l):l),i=r[0]?.columns??[],a=o&&"rows"in o?[]:(s??[]).filter(({name:l})=>!i.
includes(l)),c=a.map(l=>Ps(l,t));return Eu({columns:[...a.map(({name:l})=>l),...i],rows:r.flatMap(({rows:l})=>l.map(u=>[
...c,...u]))})}function xu({columns:[e="",...t],rows:n}){return{columns:["table","row","column","value"],rows:n.flatMap(
([s,...o])=>o.map((r,i)=>[e,s,t[i],r]))}}function Eu({columns:e,rows:t}){return`${[e,...t].map(s=>s.map(Ou).join(",")).join(
`\r
`)}\r
`}function Hr(e){return e.filter(t=>t.type==="heatmap"&&t.visible!==!1)}function yu({data:e,layout:t},n){let s=Hr(e),o=s.
flatMap(r=>{let{columns:i,rows:a}=Dr(t,r),c=Object.values(r.meta??{});return a.flatMap(([l,...u])=>u.map((f,d)=>[...c,l,
i[d+1],f]))});return{columns:[...Object.keys(s[0]?.meta??{}),...n],rows:o}}function Su(e,t,n){let{columns:s,labels:o}=e;
if("values"in e){let i=e.values.map(a=>qe(a,t,n).values);return{columns:s,rows:o.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Rs(
qe(e.matrix,t,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(r[a]??[])])}}function Dr(e,t){let n=Ue(t.z??[]),s=_r(
e,t,"y").map((o,r)=>[o,...Array.from(je(n,r).values)]);return{columns:[t.name??"",..._r(e,t,"x")],rows:s}}function _r(e,t,n){
let s=t[n];if(Array.isArray(s))return s.map(c=>Cr(String(c)));let o=e[`${n}axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(
1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(Cr);let{shape:a}=Ue(t.z??[]);return[...Array(a[n==="y"?0:1]??0).
keys()].map(String)}function Cr(e){return e.replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function vu(e){
return(Number.isInteger(e)?[]:[6,7,8,9]).map(s=>Number(e.toPrecision(s))).find(s=>Math.fround(s)===e)??e}function Ou(e){
if(e==null)return"";if(typeof e=="number")return Number.isNaN(e)?"":String(vu(e));let t=e.replace(Mu,"$1'").replace(Tu,"\
'"),n=Au.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Fs(e,t,n){let s=document.createElement(
e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=Number(
o)===0?o.replace("-",""):o,s}var Au,Mu,Tu,Bs=S(()=>{"use strict";Is();On();Hs();Ds();Au=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
Mu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Tu=/^(?=[\t\r\n])/});function Fr(e,t){let n=s=>{let o=Ur(s);o&&Ge(o)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&$u(e,t),e.addEventListener("pointerout",s=>{let o=C(s).closest(Fe),{relatedTarget:r}=s,i=r instanceof Node&&
o?.contains(r);o&&!i&&Ln(js(o))}),e.addEventListener("keydown",Lu)}function Wr(e){for(let t of b(e,Fe))for(let[n,s]of b(
t,"tbody td").entries())s.tabIndex=n===0?0:-1}function $u(e,t){let n=0,s=async o=>{let r=Ur(o);if(!r)return;n+=1;let i=n,
a=Us(r),c=js(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,me(dt(a),r));i===n&&c.isConnected&&ku(
c,f,r)}catch(f){i===n&&(E(c,"[data-sum]").textContent=mn(f))}};e.addEventListener("click",s),e.addEventListener("keydown",
o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=C(o).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function Lu(e){let t=C(e),n=t.closest(`${Zt}, ${Be}`),s=Nu[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!s||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let o=Us(
n),r=dt(o),{row:i,column:a}=me(r,n),c="down"in o.dataset,l=c?s.column:s.row,u=c?s.row:s.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function Ge(e,{withoutResult:t=!1}={}){let n=Us(e),s=js(n);Ln(s);let o=An(s),r=Ce(JSON.parse(
n.dataset.how??"[]"),dt(n).flat().indexOf(e),(u,f)=>Mn(o(u),f));e.dataset.lit="result";for(let u of yn(r)){let f=o(u.table??
"")?.cells[u.index??0];f&&(f.dataset.lit??="part")}let i=s.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":ut(te(e)),l=Number.isNaN(r.value)||t&&!r.op?a:wn(vs(r),a);i.textContent=[Iu(n,e),Z(l)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function ku(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:i,index:a,numbers:c}=t,l=Ce(i,a,(g,p)=>Br(
c[g],p).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[s,o,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append($n(Ru(l,c)));let m=document.createElement("p");m.className=
"sum",m.textContent=mr(l),u.append(f,h,m,d),E(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function Ru(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=yn(a);return Br(t[c],l).label},s=(a,...c)=>[a,...c.
map(ut)],o=_t(e);if(!o)return{columns:["term","value"],rows:yn(e).map(({table:a="",value:c})=>s(t[a]?.title??"",c))};let{
op:r,parts:i}=o;if(r==="softmax"){let a=Pe(o);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>s(n(a),a.value))}}function Br(e,t){let n=e?.index.indexOf(t)??-1,s=e?.values[n];return{label:e?.labels[n]??"",value:s===
void 0?Number.NaN:Es(s)}}function Ln(e){for(let n of b(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function Ur(e){return e.target instanceof Element?e.target.closest(Zt):null}function Us(e){
return e.closest("figure")}function js(e){return e.closest("[data-step]")}function Iu(e,t){let{row:n,column:s}=me(dt(e),
t),{rows:o,columns:r}=Ct(e);return[Mt(e),o[n],r[s]].filter(Boolean).join(", ")}var Nu,qs=S(()=>{"use strict";St();bn();Ns();
V();_e();ge();Nt();Bs();Nu={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var mi,gi,wi,bi,xi,Ei,yi,Si,Ai,Mi,Ti,vi,Oi,Ni,$i,Li,ki,Ri,Ii,_i,eo,Ci,no,Pi,Ye=S(()=>{"use strict";mi="This lesson has n\
o such input. Send one of its inputs.",gi="This is not one of the options. Send one of {options}.",wi="This is not a lis\
t. Send a list of words.",bi="There are {words} words. Send {expected} words.",xi="This word is empty or not text. Send \
a word.",Ei="The word contains a control character. Send it without.",yi="The word has {characters} characters. Send at \
most {most}.",Si="This is not a matrix. Send a list of rows, each a list of numbers.",Ai="The matrix has {count} row. Se\
nd {expected}.",Mi="The matrix has {count} rows. Send {expected}.",Ti="This row is not a list. Send a list of numbers.",
vi="The row has {count} number. Send {expected}.",Oi="The row has {count} numbers. Send {expected}.",Ni="This is not a n\
umber. Enter a number, such as 0.25.",$i="The number is out of range. Enter a number from {least} to {most}.",Li="This i\
s not a whole number. Send a whole number.",ki='"{step}" is not a step of this lesson. Send the id of a removable step.',
Ri='"{step}" cannot be removed. Send the id of a removable step.',Ii="This step needs {names}, which could not be comput\
ed above.",_i="The result is not a number: the inputs are too extreme. Enter smaller values.",eo=[0,.01,.04,.1,.2,.4,.7,
1],Ci=4,no=1e-12,Pi=7});function ee(e,t){let n=Array.from(e),s=Mf(n),o=Tf(n,t);return n.map((r,i)=>({text:$t(r,s),exact:io(r),level:o[i]??null}))}
function Mf(e){for(let t=0;t<3;t+=1)if(e.every(s=>{if(Math.abs(s)>=1e15)return!0;let o=s*10**t;return Math.abs(o-Math.round(
o))<=no*Math.abs(o)}))return t;return 3}function $t(e,t=oo(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(oo(e)&&n<1e10&&!t){let o=String(n),r=n>=1e4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[o="",r=""]=ro(e,2,"toExponential").split("e");return`${o}e${Number(r)}`.replaceAll("-","−")}let s=ro(
e,t,"toFixed");return(Number(s)===0?s.replace("-",""):s).replace("-","−")}function io(e){if(oo(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=Sf&&t<Af){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",s=""]=e.toExponential().split("e"),o=s.slice(1).padStart(2,"0");return`${n}e${s.charAt(0)}${o}`}
function oo(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function ro(e,t,n){let[s="",o]=e[n](yf).split("e"),r=s.indexOf(
".")+1+t,i=/^50*$/.test(s.slice(r)),a="02468".includes(s.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=s.slice(0,r).replace(/\.$/,"");return o===void 0?c:`${c}e${o}`}function Tf(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=eo.slice(1).map((i,a)=>(i+(eo[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let s=t?
Ci:Pi,o=Math.max(0,...n.map(Math.abs));return o<=no?n.map(()=>0):n.map(r=>Number(ro(r/o*s,0,"toFixed")))}var yf,Sf,Af,ne=S(
()=>{"use strict";Ye();yf=100,Sf=1e-4,Af=1e16});var ao,co=S(()=>{"use strict";ao=`	
\v\f\r              \u2028\u2029  　`});function be(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var _n=S(()=>{"use strict";co()});function Of(e,t,n){let s=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),o=e.filter(({kind:c})=>c===
"words"),r=o.map(({value:c})=>c),i=o.map(({name:c})=>t[c]),a=s.map(({name:c})=>c);return{settings:[...n,...s.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(Fi(r)===Fi(i)?a:[...a,vf])}}function Fi(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function Nf(e,t,{settings:n,inputs:s},o){let r=Object.entries(e.tables).map(([p,w])=>{let x=Wi(
w,n)??null,{title:A="",figure:M=null}=x??Object.values(w.variants)[0]??{};return{name:p,title:A,isShown:M!==null,variant:x,
numbers:null}}),i=(p,w="")=>({tables:r,status:p,error:w}),a=e.inputs.map(p=>t.get(p)?.status);if(e.failing.some(p=>s.has(
p))||a.includes("unknown"))return i("unknown");let l=e.inputs.filter((p,w)=>a[w]==="failed");if(l.length){let p=l.map(w=>`\
“${t.get(w)?.title??w}”`).join(", ");return i("failed",be(Ii,{names:p}))}let u=new Map(r.map(({name:p,variant:w})=>[
p,w])),f=$f(e,u,t,s,o);if(!Wi(e.conditions,n)?.every(({expression:p,holds:w})=>{let[x]=Bi(p,f)??[];return x!==void 0&&!!x===
w}))return i("unknown");let m=r.map(p=>({...p,numbers:f(p.name)}));return m.some(({numbers:p})=>p&&Array.from(p).some(Number.
isNaN))?i("failed",_i):{tables:m,status:"computed",error:""}}function $f(e,t,n,s,o){let r=new Map(o),i=a=>{if(!e.tables[a])
return n.get(a)?.numbers??null;if(!r.has(a)){let l=t.get(a),u=l&&!l.fixed.some(f=>s.has(f));r.set(a,u?Bi(l.expression,i):
null)}return r.get(a)??null};return i}function Bi(e,t){return e.every(s=>s.op!=="table"||t(s.name??"")?.length===xn(s))?
En(e,s=>t(s)??[]):null}function Wi({settings:e,variants:t},n){return t[e.filter(s=>n.includes(s)).join(",")]}function Lf(e,t){
return!e||e.length!==t?.length?!1:Array.from(e).every((n,s)=>Object.is(n,t[s]))}function Pn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,s,o)=>t[s]?.[Number(o)]??n)}var Di,vf,Cn,Hn=S(()=>{"use strict";_e();Ye();_n();Di=new Map,vf="=",Cn=class{#e;#t;constructor(t){
this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:s,value:o})=>[s,o]));this.#t=this.#n(n,new Set,Di,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n,s=Di){return this.#n(
t,n,s,this.#t)}#n(t,n,s,o){let r={values:t,steps:[],known:new Map};for(let{name:a,kind:c,value:l}of this.#e.inputs){let u=t[a]??
l,d=c==="matrix"||c==="number"?[u].flat(2):null,h=JSON.stringify(u)===JSON.stringify(l);r.known.set(a,{numbers:d,isOwn:h,
status:"computed"})}let i=Of(this.#e.inputs,t,n);for(let a of this.#e.steps){let c=n.has(a.id),l=a.reads.every(p=>r.known.
get(p)?.isOwn??!0),u={settings:c?[a.id]:[],inputs:new Set},f=Nf(a,r.known,l?u:i,s),{id:d,inputs:h}=a;r.steps.push({id:d,
inputs:h,isRemoved:c,isOwn:l,...f});let{tables:m,status:g}=f;for(let{name:p,numbers:w}of m){let x=l&&!c||Lf(w,o?.known.get(
p)?.numbers),A=a.tables[p]?.variants[""]?.title;r.known.set(p,{numbers:w,isOwn:x,status:g,title:A})}}return r}}});function qi(e,{steps:t,known:n},s){let o=s.inputs.find(a=>a.name===e);if(!o)return t.flatMap(({tables:a})=>a).find(a=>a.
name===e)??null;let{shown:r}=o,i=n.get(e)?.numbers??null;return r?{name:e,title:r.title,isShown:!0,variant:r,numbers:i}:
null}function Gi({variant:e,numbers:t},n,s){let o=e&&s.content.children[e.figure??-1];if(!e||!o||!t)return null;let r=document.
importNode(o,!0),i=b(r,"tbody td");for(let[u,{text:f,exact:d,level:h}]of ee(t,e.shade).entries()){let m=i[u];if(!m)continue;
let g=Z(f);m.textContent=g,ji(m,"value",d===g?null:d),ji(m,"level",h||null)}let{rows:a,columns:c}=e,l="down"in r.dataset;
return Je(b(r,"tbody th"),l?c:a,n),Je(b(r,"thead th"),c,n),e.opens&&(r.dataset.how=JSON.stringify(e.expression)),r}function ji(e,t,n){
n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Je(e,t,n){for(let[s,o]of e.entries()){let r=Pn(t[s]??"",n),
i=[...r],a=i.length>Ui;o.textContent=a?`${i.slice(0,Ui-1).join("")}…`:r,o.title=a?r:""}}var Ui,zi=S(()=>{"use strict";
V();ne();Hn();Nt();Ui=20});function lo(e){let[t,n]=[0,e.length];for(;t<n&&Vi(e.charAt(t));)t+=1;for(;t<n&&Vi(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var Rg,Vi,Ki,Yi=S(()=>{"use strict";co();Rg=new RegExp(`[${ao}]+`),Vi=e=>e!==""&&ao.includes(e);Ki=e=>[...e].length});function Dn(e,t){let n=e.map(({name:i})=>i),s=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:mi,suggestions:n})),o={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;o[i.name]=If(i,a,o)}catch(a){if(!(a instanceof ot))throw a;let{where:c,
message:l}=a;s.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),o[i.name]=i.own}if(s.length)throw new z(422,
s);return o}function If(e,t,n){if(e.kind==="words")return _f(e,t);if(e.kind==="matrix")return Cf(e,t,n);if(e.kind==="num\
ber")return Qi(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new ot("",gi,{options:e.options.join(
", ")})}function _f({least:e,most:t},n){if(!Array.isArray(n))throw new ot("",wi);if(n.length<e||n.length>t){let s=e<t?`${e}\
 to ${t}`:t;throw new ot("",bi,{words:n.length,expected:s})}return n.map((s,o)=>{let r=`[${o}]`;if(typeof s!="string"||!lo(
s))throw new ot(r,xi);if(Rf.test(s))throw new ot(r,Ei);let i=Ki(s);if(i>40){let a=40;throw new ot(r,yi,{characters:i,most:a})}
return lo(s)})}function Cf(e,t,n){let s=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(s))throw new ot("",Si);let o=e.
isRow?[e.own]:e.own,r=Xi(e.rows,n).length||o.length,i=Xi(e.columns,n).length||(o[0]?.length??0);if(s.length!==r){let c=s.
length===1?Ai:Mi;throw new ot("",c,{count:s.length,expected:r})}let a=s.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new ot(u,Ti);if(c.length!==i){let f=c.length===1?vi:Oi;throw new ot(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Qi(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Qi({least:e,most:t,whole:n},s,o){if(typeof s!="num\
ber")throw new ot(o,Ni);if(!(s>=e&&s<=t)){let i={least:$t(e),most:$t(t)};throw new ot(o,$i,i)}if(!n)return s;let r=Math.
round(s);if(Math.abs(s-r)>kf*Math.max(1,Math.abs(s),Math.abs(r)))throw new ot(o,Li);return r}function Xi(e,t){return Array.
isArray(e)?e:t[e]??[]}var kf,Rf,ot,uo=S(()=>{"use strict";St();Ye();ne();_n();Yi();kf=1e-9,Rf=/[\p{Cc}\p{Cs}]/u,ot=class extends Error{constructor(t,n,s={}){
super(be(n,s)),this.where=t}}});var Wn={};ms(Wn,{exportedLesson:()=>Ff,openRecord:()=>Fn});function Fn(){let e=E(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Zi??=new Cn(JSON.parse(e)),Zi}async function Ff(e,t){let n=Fn(),s=Dn(n.inputs,Wf(e.inputs));Bf(n,
s);let o=Uf(n,e.removed),i=JSON.stringify(s)===JSON.stringify(n.ownValues)&&await sa([...o],t)||await qf(n,s,o,t),a=Kf(n,
s);return a&&i.append(a),i}function Wf(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Xe(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Bf({inputs:e},t){for(let{
name:n,kind:s,value:o}of e){let r=i=>[i].flat().length;if(s==="words"&&r(o)!==r(t[n]))throw Xe(422,`inputs.${n}`,Hf)}}function Uf(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let s of n){let o=e.steps.find(i=>i.id===s),r=o?Ri:ki;if(!o?.isRemovable)
throw Xe(422,"removed",be(r,{step:s}))}return n}async function sa(e,{files:t,signal:n}){if(!t)return jf(e);if(e.length>1)
return null;let[s]=e,o=s?t.replace("{removed}",s):".",r=await fetch(o,{signal:n}).catch(na);if(!r.ok)throw Xe(r.status,"",
Re(r.status));let i=await r.text().catch(na),a=E(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function jf(e){let t=JSON.parse(E(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let s=document.createElement(
"div");s.dataset.steps="";let o=Object.values({...t[""],...t[n]});s.append(...o.map(i=>ta("lesson-parts",i)));for(let i of b(
s,"[data-matrix]"))i.replaceWith(ta("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(s),r}function ta(e,t){let{content:n}=E(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function qf(e,t,n,s){let o=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(o.map(c=>sa(c,s)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=$(r,`[data-step="${CSS.escape(c.id)}"]`);l&&zf(l,c,a,e)}for(let c of b(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||Gf(c,e.solve(t,new Set([...n,l])))}return r}function Gf(e,{
steps:t}){let n=t.find(({id:s})=>s===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:s})=>s)||(e.disabled=
!0,e.parentElement?.append(" ",Df))}function zf(e,t,n,s){let o=s.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!o)return;let r=t.inputs.map(i=>qi(i,n,s)).filter(i=>i!==null);ea(e,".step-inputs",
r,n.values),ea(e,".step-results",t.tables,n.values),t.isOwn||Vf(e,t)}function Vf(e,{status:t,error:n}){let o=Object.entries(
{remark:".remark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of b(e,".remark, pointer-view, .f\
ailure"))i.remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=o.map(
([i])=>i).join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=Pf;else if(o.length){let i=o.map(([
l])=>l).join(" and the "),[a,c]=o.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hi\
dden: ${c} the original numbers.`}r.textContent&&E(e,".reasons").before(r)}function ea(e,t,n,s){let o=$(e,t);if(!o)return;
let r=n.filter(({isShown:u})=>u),i=E(document,"#lesson-figures",HTMLTemplateElement),a=r.map(u=>Gi(u,s,i)).filter(u=>u!==
null),c=r.filter(({numbers:u})=>!u).map(({title:u})=>u);if(o.replaceChildren(...a),!c.length)return;let l=document.createElement(
"p");l.className="quiet",l.dataset.missing="",l.textContent=`Only the server can compute with your changes: ${c.join("; ")}\
.`,o.append(l)}function Kf(e,t){let n=$(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,s=$(n,"[data-i\
nputs]"),o=s&&document.importNode(s,!0);for(let{name:r,shown:i}of o?e.inputs:[]){let a=E(o,`[data-input="${CSS.escape(r)}\
"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?Z(io(l)):String(l));for(let[l,u]of b(a,"input, select").entries())u.value=
c[l]??"";i&&(Je(b(a,"tbody th"),i.rows,t),Je(b(a,"thead th"),i.columns,t))}return o}function na(e){throw Ut(e)?e:Xe(0,"",
ke)}function Xe(e,t,n){return new z(e,[{where:t,message:n,suggestions:[]}])}var Pf,Hf,Df,Zi,Qe=S(()=>{"use strict";St();
V();Ye();zi();ne();Hn();uo();Nt();_n();Pf="With your changes, only the server can compute this step.",Hf="Only the serve\
r can compute with more or fewer words.",Df="(with your changes, only on the server)"});function Bn(e,t){let n=$(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let s=n.getBoundingClientRect(),
o=t.getBoundingClientRect(),r=document.createElementNS(oa,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of Yf(e)){let a=i.right<o.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[o.left,(o.top+o.bottom)/2]:[(o.left+o.right)/2,o.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],m=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([p=0,w=0])=>`${(p-s.left).toFixed(1)} ${(w-s.top).toFixed(1)}`),g=document.createElementNS(oa,"path");g.setAttribute(
"d",`M${m[0]}C${m.slice(1).join(" ")}`),r.append(g)}n.append(r)}function Yf(e){return b(e,"figure.matrix").flatMap(t=>{let n=b(
t,'[data-lit="part"]').map(s=>s.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:s})=>s)),right:Math.
max(...n.map(({right:s})=>s)),top:Math.min(...n.map(({top:s})=>s)),bottom:Math.max(...n.map(({bottom:s})=>s))}]:[]})}var oa,
ra=S(()=>{"use strict";V();oa="http://www.w3.org/2000/svg"});function D(e,t,n){let s=Math.min(1,Math.max(0,(e-t)/(n-t)));return s<.5?4*s**3:1-(2-2*s)**3/2}function Lt(e,t,n){return e+
(t-e)*n}function gt(e,t,n){return{x:Lt(e.x,t.x,n),y:Lt(e.y,t.y,n),width:Lt(e.width,t.width,n),height:Lt(e.height,t.height,
n)}}function rt(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*Jf+n*Xf+([...e].
length-t-n)*ia}function xe(e,t){let n=Math.max(0,...e.map(rt));return n?Math.min(t,n+12):0}function Un(e,t){return Math.
max(Math.min(150,e/4),Math.min(220,t))}function at(e,t){if(rt(e)<=t)return e;let n=Math.floor(t/ia)-1;return n>1?`${[...e].
slice(0,n).join("")}…`:""}function K(e,t,n,{opacity:s=1,isLit:o=!1,isRaised:r=!1}={}){let i=rt(n.text),a=t.width<i+fo,
l=t.height>=17&&t.width>=(a?Qf:1)*i+fo/2?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:l,opacity:s,isLit:o,isRaised:r,
isNarrow:a}}function j(e,t,n,s,o={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=o;return{kind:"text",key:e,x:t,y:n,
text:s,anchor:r,opacity:i,isQuiet:a}}function Ht(e,t,{opacity:n=1,isQuiet:s=!1}={}){return{kind:"line",key:e,path:t,opacity:n,
isQuiet:s}}function jt(e){return{...e,text:"?",level:void 0}}function Tt(e,t,n){return Math.max(3,Math.min(n,e/Math.max(
1,t)))}function wt(e){return Math.max(44,...e.map(({text:t})=>rt(t)+2*fo))}var ia,Jf,Xf,fo,Qf,nt,Ee=S(()=>{"use strict";
[ia,Jf,Xf]=[8.8,9.8,4.8],fo=6,Qf=.8,nt=30});function ca({weights:e,shares:t,labels:n,values:s,results:o,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=wt(e),
d=wt([...s.flat(),...o])+14,h=a-f-38-o.length*d,m=xe([...n,r],Un(a,h)),g=m+f+34,p=Tt(a-g-4,o.length,d),w=p-Math.min(5,p/
5),x=Tt(Zf,u,nt+8),A=x-Math.min(6,x/4),M=8+u*x+14,P=Math.max(...t),N=D(c,0,.9),X={anchor:"end",isQuiet:!0},B=[],Y=0;for(let[
y,_]of t.entries()){let k=8+y*x,R=k+A/2+6;if(x>17){let G=at(n[y]??"",m-12);B.push(j(`label-${y}`,m-12,R,G,X))}B.push(K(`\
weight-${y}`,{x:m,y:k,width:f,height:A},e[y]??{text:""})),x>17&&B.push(j(`times-${y}`,m+f+17,R,"·",{isQuiet:!0}));let q=Lt(
1,Lt(td,1,_/P),N),v=aa*y/Math.max(1,u-1),J=D(c,1+v,1.85-aa+v);for(let[G,U]of(s[y]??[]).entries()){let H={x:g+G*p,y:k,width:w,
height:A};if(B.push(K(`value-${y}-${G}`,H,U,{opacity:q})),J===0||c>=ho||_*ye<.25)continue;let et={...H,y:M+Y,height:_*ye},
xt=gt(H,et,J),ht={...U,text:""};B.push(K(`strip-${y}-${G}`,xt,ht,{opacity:Lt(q,1,J)}))}Y+=_*ye}let W=g+o.length*p;B.push(
Ht("rule",`M${m} ${M-8}H${W}`,{opacity:D(c,.9,1.1),isQuiet:!0}));let I=D(c,1.8,2);B.push(j("result",g-12,M+ye/2+6,at(r,g-
12),{anchor:"end",opacity:D(c,1,1.3)}));for(let[y,_]of o.entries()){let k={x:g+y*p,y:M,width:w,height:ye},R=y===l?jt(_):
_;I>0&&B.push(K(`result-${y}`,k,R,{opacity:I}))}return{width:W,height:M+ye+8,marks:B}}function la({weights:e,labels:t,shares:n},{
moment:s}){let o=n.indexOf(Math.max(...n)),r=t[o]?`“${t[o]}” has the`:"The";return s===0?`${r} largest weight${r==="\
The"?" is":","} ${e[o]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows a\
s thick as their weights fill exactly one row: the average."}var ho,ye,Zf,aa,td,ua=S(()=>{"use strict";Ee();ho=2,ye=44,Zf=
380,aa=.4,td=.1});function ma({sources:e,targets:t,flights:n},{width:s,at:o,asked:r=-1}){let i=wt(n.map(({tile:y})=>y))+4,[a,c]=[e,t].map(
y=>po(y,i,s)),l=se(a)+fa+se(c)<=s,u=Math.max(pa(e),pa(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(s-
f*jn)/u)),h=l?Math.max(Ze(e),Ze(t)):Ze(e)+Ze(t),m=Math.max(6,Math.min(nt+4,ed/h)),[g,p]=[d-Math.min(4,d/5),m-Math.min(4,
m/4)],w=h*m+Se+6,x=l?w:w+Se+24,A={sources:po(e,d,s),targets:po(t,d,s)},M=se(A.sources)+fa,P=l?M+se(A.targets):Math.max(se(
A.sources),se(A.targets)),N=y=>l?0:(P-se(y))/2,X={sources:{top:Se,edges:ha(A.sources,N(A.sources))},targets:{top:l?Se:Se+
Ze(e)*m+24+Se,edges:ha(A.targets,l?M:N(A.targets))}},B=(y,_)=>{let{columns:k=0}={sources:e,targets:t}[y][_]??{},R=(A[y][_]??
0)-k*d;return(X[y].edges[_]??0)+R/2},Y=(y,{table:_,row:k,column:R})=>({x:B(y,_)+R*d,y:X[y].top+k*m,width:g,height:p}),W=[],
I=[];for(let[y,_]of[["sources",e],["targets",t]])for(let[k,{title:R,columns:q}]of _.entries()){let v=y==="targets"&&t.length>
1?k:0,J=y==="targets"?D(o,v,v+.4):1,G=B(y,k)+q*d/2,U=at(R,A[y][k]??0);W.push(j(`${y}-${k}`,G,X[y].top-9,U,{opacity:J,isQuiet:!0}))}
for(let[y,{tile:_,from:k,to:R,moment:q}]of n.entries()){let[v,J]=[Y("sources",k),Y("targets",R)],G=Math.max(1,(t[R.table]?.
columns??1)-1),U=da*R.column/G,H=D(o,q+U,q+1-da+U);if(W.push(K(`left-${y}`,v,_,{opacity:H>0?.25:1})),H===0)continue;let et=y===
r?{..._,text:"?",level:void 0}:_;I.push(K(`moved-${y}`,gt(v,J,H),et,{isRaised:H<1}))}return{width:P,height:x,marks:[...W,
...I]}}function po(e,t,n){let s=(n-(e.length-1)*jn)/e.length;return e.map(({title:o,columns:r})=>Math.max(r*t,Math.min(rt(
o),s)))}function se(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*jn)}function ha(e,t){let n=t;return e.map(s=>{let o=n;
return n+=s+jn,o})}function pa(e){return e.reduce((t,{columns:n})=>t+n,0)}function Ze(e){return Math.max(...e.map(({rows:t})=>t))}
function ga({sources:e,targets:t},{moment:n}){let s=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?s([t[n]]):"";return`Part of ${s(e)} becomes ${r}. No number changes.`}let o=e.length>
1?"are put together in":"becomes";return`${s(e)} ${o} ${s(t)}. No number changes.`}var ed,jn,fa,Se,da,wa=S(()=>{"use str\
ict";Ee();ed=400,jn=36,fa=84,Se=28,da=.4});function ba(e,{width:t,at:n,asked:s=-1}){let{sliding:o,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,o.tiles.length],h=u?[]:[o,...r].map(({label:T})=>T),m=[...o.tiles,...r.flatMap(({tiles:T})=>T),...i.flat()],g=wt(
c),p=rt(l)>nd,w=l&&!p?rt(l)+14:0,x=wt(m)+8,A=t-w-g-48-d*x,M=xe(h,Un(t,A)),P=f+2,[N,X]=u?[P,d]:[d,P],B=t-M-w-(u?0:g+44)-4,
Y=Math.max(g+8,...r.map(({label:T})=>rt(T)+10)),W=Tt(B,N,Math.max(x,u?Math.min(Y,120):0)),I=Tt(sd,X,nt+6),y=W-Math.min(5,
W/5),_=I-Math.min(5,I/4),k=u?48:8,R=k+d*I+22,q=M+d*W+40,v=(u?M+P*W:q+g)+w,J=(T,Q)=>u?{x:M+T*W,y:k+Q*I,width:y,height:_}:
{x:M+Q*W,y:k+T*I,width:y,height:_},G=T=>u?{x:M+T*W,y:R,width:y,height:nt}:{x:q,y:k+T*I,width:g,height:_},U=Math.min(f-1,
Math.floor(n)),H=Math.min(1,n-U),et=Math.max(0,U-1+D(H,0,U?qn:.01)),xt=T=>Math.min(1,Math.max(0,T)),ht=T=>T+1-xt(et-T)+xt(
T-et),Et=[],vt=[];for(let[T,{label:Q,tiles:Ot}]of r.entries()){let yt=ht(T),lt=T===U&&H>qn&&H<1;for(let[ir,ql]of Ot.entries()){
let Gl=T>U&&n<f?.6:1;Et.push(K(`line-${T}-${ir}`,J(yt,ir),ql,{opacity:Gl}))}Et.push(pn(`name-${T}`,Q,yt,lt));let Kt=T<U||
H===1;if(T>U)continue;let it=T<U?1:D(H,mo,.95);if(!it)continue;let Bt=G(yt),Yt=c[T]??{text:""},Le=Math.min(d,Math.floor(
it*d+1e-9)),Ul={text:a[T]?.[Le-1]??""},jl=T===s?jt(Yt):Kt?Yt:Ul;Et.push(K(`result-${T}`,Bt,jl,{opacity:Math.min(1,4*it)})),
Et.push(ps(T,yt,Kt,Math.min(1,4*it)))}let kt=n>=f||H===0&&U>0?Math.ceil(n)-1:U,fe=H===0||n>=f?1:D(H,qn,mo),hn=n<f&&H>0&&
H<qn;if(n>0&&!hn){let T=et+2;for(let[Q,Ot]of(i[kt]??[]).entries()){let yt=J(T,Q),lt=.25*Q/Math.max(1,d-1),it=kt===U&&H>0&&
H<1?D(H,mo+lt*.6,.8+lt*.6):1,Bt=kt===s;if(vt.push(K(`product-${Q}`,yt,Ot,{opacity:fe*(1-.55*it),isLit:!0})),it===0||it===
1)continue;let Yt=gt(yt,od(G(ht(kt))),it),Le=Bt&&it>.6?{...Ot,text:""}:Ot;vt.push(K(`flight-${Q}`,Yt,Le,{opacity:1-D(it,
.8,1),isLit:!0}))}}for(let[T,Q]of o.tiles.entries())vt.unshift(K(`sliding-${T}`,J(et,T),Q,{isRaised:!0}));vt.push(pn("na\
me-sliding",o.label,et,!0));let de=u?R+nt+8:k+P*I+6;if(p){let T=at(`then ${l}`,t-M);Et.push(j("after",M,de+16,T,{anchor:"\
start",isQuiet:!0}))}else if(l){let T=u?M+P*W+8:q+g+10,Q=u?R+21:k+I+_/2+6;Et.push(j("after",T,Q,l,{anchor:"start",isQuiet:!0}))}
return{width:v,height:de+(p?24:0),marks:[...Et,...vt]};function pn(T,Q,Ot,yt){let lt=!yt;if(u){let Bt=M+Ot*W+y/2,Yt=T===
"name-sliding",Le=at(Q,Yt?t-Math.abs(2*Bt-v):W-4);return j(T,Bt,Yt?16:38,Le,{isQuiet:lt})}let Kt=k+Ot*I+_/2+6,it=I>17?at(
Q,M-12):"";return j(T,M-12,Kt,it,{anchor:"end",isQuiet:lt})}function ps(T,Q,Ot,yt){let lt=G(Q),[Kt,it]=u?[lt.x+lt.width/
2,lt.y-6]:[lt.x-20,lt.y+lt.height/2+6],Bt=Ot?u?"":"=":"+ …";return j(`equals-${T}`,Kt,it,Bt,{opacity:yt,isQuiet:!0})}}
function od({x:e,y:t,width:n,height:s}){return{x:e+n/4,y:t+s/4,width:n/2,height:s/2}}function xa(e,{moment:t,isAsked:n}){
let{sliding:s,lines:o,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[s.label,o[t]?.label].map(g=>g?`“${g}”`:""),f=l&&
u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",m=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}\
umbers that meet are multiplied, and the products add up to ${m}.`}var nd,sd,qn,mo,Ea=S(()=>{"use strict";Ee();nd=76,sd=
380,[qn,mo]=[.35,.55]});function Aa({sources:e,places:t,sums:n},{width:s,at:o,asked:r=-1}){let i=e.map(({tile:N})=>N),a=Math.max(wt(i),...e.map(
({label:N})=>rt(N)))+16,c=Tt(s,e.length,a),l=Tt(s,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,m]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],g=28,p=g+nt+Sa+ya,w=t.map((N,X)=>e.reduce((B,Y)=>B+(Y.
place===X?Y.share:0),0)),x=ya/Math.max(...w,1e-9),A=[Ht("base",`M${d} ${p+1}H${d+t.length*l}`)],M=t.map(()=>0),P=t.map(()=>{});
for(let[N,{label:X,tile:B,share:Y,place:W}]of e.entries()){let I=f+N*c+(c-h)/2,y={x:I,y:g,width:h,height:nt},_=d+W*l+(l-
m)/2,k=M[W]??0,R=Math.max(0,Y*x),q={x:_,y:p-k-R,width:m,height:R};M[W]=k+R;let v=o-N,J=W===r;A.push(j(`label-${N}`,I+h/2,
18,at(X,c),{isQuiet:!0}),K(`source-${N}`,y,B,{opacity:v>=1?.35:1}));let[G,U]=[I+h/2,_+m/2],H=g+nt+Sa/2,et=`M${G} ${g+nt}\
C${G} ${H} ${U} ${H} ${U} ${q.y}`,xt=D(v,0,go)*(1-D(v,Gn,1));xt&&A.push(Ht(`way-${N}`,et,{opacity:xt,isQuiet:!0}));let ht=Math.
min(1,Math.max(0,(v-go)/(Gn-go)))**2;if(ht>0){let Et=gt(y,q,ht),vt=D(ht,0,.7),kt=J&&ht>.5?{...B,text:""}:B,fe=gt(y,q,vt).
x;A.push(K(`dropped-${N}`,{...Et,x:fe},kt)),v>=Gn&&(P[W]=n[N])}}for(let[N,{label:X,tile:B}]of t.entries()){let Y=d+N*l+l/
2,W=e.filter((R,q)=>R.place===N&&o>=q+Gn),I=p-W.reduce((R,{share:q})=>R+q*x,0),_=e.every((R,q)=>R.place!==N||o>=q+1)&&(P[N]!==
void 0||o>=e.length),k=N===r&&P[N]?jt(B).text:_?B.text:P[N];k&&A.push(j(`sum-${N}`,Y,I-9,k)),A.push(j(`place-${N}`,Y,p+24,
at(X,l-6),{isQuiet:!k}))}return{width:u,height:p+36,marks:A}}function Ma({sources:e,places:t,sums:n},{moment:s,isAsked:o,
isEnd:r}){let i=e[s];if(!i)return"";if(r){let u=t.map((h,m)=>e.filter(g=>g.place===m)).reduce((h,m)=>m.length>h.length?m:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=o?"":`, which has ${n[s]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var ya,Sa,go,Gn,Ta=S(()=>{"use strict";Ee();ya=170,Sa=76,[go,Gn]=[.15,
.8]});function Na({scores:e,weights:t,shares:n,powers:s,sum:o,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=Math.max(wt([...e,...t]),...r.map(rt))+10,m=c<480?va/2:va,g=c-m-60,p=g-f*Math.min(h,128),
w=c>620?xe(d,Math.max(200,p)):0,x=Tt(g-w,f,Math.min(h,128)),A=x-Math.min(8,x/4),M=28+oe,[P,N]=[M+8,M+8+nt+8],X=r.some(v=>rt(
v)>x),B=N+nt+22,Y=w+f*x+18,W=Math.max(...n),I=[],y=v=>zn*v/Math.max(1,f-1);if(w){let v={anchor:"end",isQuiet:!0},J=G=>at(
G,w-12);I.push(j("name-powers",w-12,M-8,J(i.powers),{...v,opacity:D(l,0,.5)}),j("name-scores",w-12,P+21,J(i.scores),v),j(
"name-weights",w-12,N+21,J(i.weights),{...v,opacity:D(l,2,2.5)}))}let _=w+f*x;I.push(Ht("base",`M${w} ${M+1}H${_}`,{isQuiet:!0}));
let k=D(l,1,1.4),R=Y+m+6;I.push(Ht("zero",`M${Y-8} ${M+1}H${R}`,{opacity:k,isQuiet:!0}),Ht("one",`M${Y-8} ${M-oe}H${R}`,
{opacity:k}),j("one-text",R+8,M-oe+6,"1",{anchor:"start",opacity:k}),j("zero-text",R+8,M+6,"0",{anchor:"start",opacity:k,
isQuiet:!0}),j("sum",Y+m/2,M-oe-10,`Σ ${o}`,{opacity:D(l,1,1.5)*(1-D(l,2,2.3))}));let q=0;for(let[v,J]of n.entries()){let G=w+
v*x+(x-A)/2,U=D(l,y(v),1-zn+y(v)),H=oe*J*U/W,et={...t[v]??{text:""},text:""},xt={x:G,y:M-H,width:A,height:H},ht=v===u,Et=Lt(
1,.35,D(l,1,1.6)),vt=ht?{...et,level:void 0}:et;I.push(K(`bar-${v}`,xt,vt,{opacity:Et}));let kt=s[v]??"";rt(kt)<x&&I.push(
j(`power-${v}`,G+A/2,xt.y-8,kt,{opacity:U})),I.push(K(`score-${v}`,{x:G,y:P,width:A,height:nt},e[v]??et)),q+=J*oe;let fe={
x:Y,y:M-q,width:m,height:J*oe},hn=D(l,1+y(v),2-zn+y(v));hn>0&&I.push(K(`part-${v}`,gt({...xt,height:H},fe,hn),vt));let de=D(
l,2+y(v),3-zn+y(v)),pn={x:G,y:N,width:A,height:nt};if(de>0){let Q=ht?jt(et):de<1?et:t[v]??et;I.push(K(`weight-${v}`,gt(fe,
pn,de),Q))}let ps=X&&v%2?22:0,T=at(r[v]??"",X?2*x-8:x);I.push(j(`label-${v}`,G+A/2,B+ps,T,{isQuiet:!0}))}return{width:R+
20,height:B+(X?22:0)+10,marks:I}}function $a({sum:e},{moment:t}){return["Each score becomes a power of e: all of them ar\
e positive, and large ones stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Eac\
h power is divided by ${e}, so that the weights sum to 1.`][t]??""}var Oa,oe,va,zn,La=S(()=>{"use strict";Ee();Oa=3,oe=150,
va=60,zn=.35});function Ca(e){let t=new wo(e),n=b(e,`.step-results ${Fe}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:dt(i)})),s=new Map(n.map(i=>[i,t.kindOf(i)])),o=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=s.get(i)??"\
plain";if(a==="moves"){let c=en(i.expression).join(),l=b(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&s.get(f)==="moves"&&en(f.expression).join()===c);for(let f of u)r.add(f);o.push(hd(t,u))}else if(a==="scatt\
er")o.push(dd(t,i));else if(a==="plain")o.push(ud(i));else for(let c of i.grid.keys())o.push(fd(t,i,c,a))}return o.filter(
({cells:i})=>i.length)}function en(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function ud({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,s)=>s+1),seconds:Ia.plain,scene:null,words:()=>"",forget:()=>{}}}
function tn(e,t,n,s){let o,r=()=>(o??=t(),o);return{...e,seconds:Ia[e.kind],scene:i=>n(r(),i),words:i=>s(r(),i),forget:()=>{
o=void 0}}}function fd(e,t,n,s){let o=t.grid[n]??[],r=Ct(t.figure).rows[n]??"",i=[Mt(t.figure),r].filter(Boolean).join("\
, "),a={kind:s,title:i,label:r,cells:o};if(s==="products"){let u=o.map((d,h)=>h+1),f=()=>e.products(t,n);return tn({...a,
shown:u},f,ba,xa)}let c=s==="softmax"?Oa:ho,l=Array.from({length:c},(u,f)=>f===c-1?o.length:0);return s==="softmax"?tn({
...a,shown:l},()=>e.softmax(t,n),Na,$a):tn({...a,shown:l},()=>e.average(t,n),ca,la)}function dd(e,t){let n=t.expression.
at(-1)?.groups??[],s=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),o=[...s.keys()].sort((u,f)=>u-f),r=new Map(o.map((u,f)=>[
s.get(u),f])),i=n.map((u,f)=>r.get(f)??o.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:Mt(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:o.map((u,f)=>i.filter(d=>d<=f).length)};
return tn(l,()=>e.scatter(t,o,s),(u,{asked:f=-1,...d})=>Aa(u,{...d,asked:a[f]??-1}),Ma)}function hd(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),s=en(t[0]?.expression??[]).length,o=t.length>1?t.length:s,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:o},(l,u)=>t.length===1?u===o-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>Mt(l)).join(", "),label:"",cells:n,shown:i};return tn(c,()=>e.moves(t),ma,ga)}function Ae(e,{dataset:t}){let{
tone:n,shade:s}=t;return{text:Ls(e),level:e.dataset.level,tone:n,shade:s}}function re(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return Z(Number.isInteger(e)?$t(e):$t(e,n))}function ka(e){let t=e?dt(e):[];return{title:e?Mt(e):"",rows:t.
length,columns:t[0]?.length??0}}function bo(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function pd(e){let t=e.flat();return t.length>0&&t.length<=_a&&new Set(t).size===t.length}function Ra(e){
let t=e&&_t(e);return t?.op!=="sum"||t.parts.length>rd||!t.parts.length?!1:t.parts.every(({op:n,parts:s})=>n==="multiply"&&
s.length===2&&s.every(o=>o.parts.every(r=>!r.op)))}function xo(e){return(_t(e)?.parts??[]).map(n=>n.parts)}function md(e){
let t=xo(e).map(([s])=>s?.value??Number.NaN),n=t.reduce((s,o)=>s+o,0);return Math.abs(n-1)<cd&&t.every(s=>s>=0)}function gd(e,t){
let[n,s]=[bo(e),t&&bo(t)];return n.table===s?.table&&n.index===s?.index&&e.value===t?.value}var Ia,rd,id,_a,ad,cd,ld,wo,
Pa=S(()=>{"use strict";Ns();V();ne();ge();Nt();ua();wa();Ea();Ta();La();Ia={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},rd=96,id=24,_a=48,ad=400,cd=1e-6,ld=new Set(["table","view","join"]);wo=class{constructor(t){this.
tableNamed=An(t)}kindOf({expression:t,grid:n}){let s=t.at(-1),o=n.flat();if(!s||!o.length||en(t).some(h=>!this.tableNamed(
h)))return"plain";if(s.op==="collect")return pd(s.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>ld.
has(h)))return n.length>1&&r>1&&o.length<=ad?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.
has("matmul"))return"plain";let a=this.#e(t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=_a?"softmax":"plai\
n";if(!i.has("matmul")||r>id||!Ra(c))return"plain";let l=this.#t(n[0]?.map((h,m)=>a(m))??[]),u=this.#n(c);if(!l||u===null)
return"plain";let f=n.map((h,m)=>a(m*r));return l.isUpright&&!l.isSwapped&&!u&&f.every(md)?"average":"products"}softmax({
figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(n)(o*r.length),{powers:a,isShifted:c}=Sn(i),l=i.temperature?.value??
1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(u.table);return{scores:this.#r(i.parts),weights:r.map(d=>Ae(d,t)),
shares:this.#s(i,r.length),powers:a.map(re),sum:re(a.reduce((d,h)=>d+h,0)),labels:Ct(t).columns,names:{scores:f?Mt(f.figure):
"Scores",powers:`e to each score${c?" − largest":""}${l===1?"":` ÷ ${re(l)}`}`,weights:Mt(t)}}}average({figure:t,expression:n,
grid:s},o){let r=s[o]??[],i=this.#e(n),a=r.map((u,f)=>xo(i(o*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Ct(t).rows[o]??"";
return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.
map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.map(u=>Ae(u,t)),label:l||Mt(t)}}products({figure:t,expression:n,
grid:s},o){let r=s[o]??[],i=this.#e(n),a=r.map((p,w)=>i(o*r.length+w)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table}\
 is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,d=u.map(p=>p.map(({value:w},x)=>w*(l[x]?.value??Number.
NaN))),h=ee(d.flat(),""),{rows:m,columns:g}=Ct(t);return{sliding:{label:m[o]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(
l)},lines:u.map((p,w)=>({label:g[w]??this.#i(p[0],f),tiles:this.#r(p)})),products:d.map((p,w)=>p.map((x,A)=>{let{text:M="",
level:P}=h[w*p.length+A]??{};return{text:Z(M),level:P?String(P):void 0}})),sums:d.map(p=>{let w=0;return p.map(x=>(w+=x,
re(w)))}),results:r.map(p=>Ae(p,t)),after:a[0]?this.#n(a[0])??"":"",isUpright:f}}scatter({figure:t,expression:n,grid:s},o,r){
let i=this.#e(n),{columns:a}=Ct(t),c=n.at(-1)?.groups??[],l=s.flat(),u=c.map(()=>0),f=c.map((m,g)=>i(g).parts),d=o.map(m=>{
let g=r.get(m)??0,p=f[g]?.[c[g]?.indexOf(m)??-1],w=p?.value??Number.NaN,x=p?this.#r([p])[0]:void 0;return{label:this.#i(
p,!0),tile:x??{text:re(w)},share:w,place:g}}),h=new Map(d.map(({place:m},g)=>[m,g]));return{sources:d,places:l.map((m,g)=>({
label:a[g]??"",tile:Ae(m,t)})),sums:d.map(({share:m,place:g},p)=>(u[g]=(u[g]??0)+m,h.get(g)===p?l[g]?.textContent??"":Z(
$t(u[g]))))}}moves(t){let n=en(t[0]?.expression??[]),s=n.map(r=>ka(this.tableNamed(r)?.figure??null)),o=[];for(let[r,{figure:i,
expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??1;for(let[f,d]of c.flat().entries()){let{table:h="",
index:m=0}=l(f),g=n.indexOf(h),p=s[g]?.columns??1;o.push({tile:Ae(d,i),from:{table:g,row:Math.floor(m/p),column:m%p},to:{
table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:g})}}return{sources:s,targets:t.map(({figure:r})=>ka(r)),flights:o}}#e(t){
let n=(s,o)=>Mn(this.tableNamed(s),o);return s=>Ce(t,s,n)}#t(t){let n=t.map(xo),[s,o]=[0,1].map(d=>n.map(h=>h.map(m=>m[d]))),
r=d=>d?.every(h=>h.every((m,g)=>gd(m,d[0]?.[g]))),i=!r(s),[a,c]=i?[o,s]:[s,o];if(!a?.[0]||!c||!r(a)||!Ra(t[0]))return null;
let[l,u]=(c[0]??[]).map(d=>this.#o(d)),f=!!(l&&u&&l.column===u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,
isSwapped:i}}#n(t){let n=_t(t);if(t===n)return"";let[s,o]=t.parts,r=s&&_t(s)===n?this.#n(s):null;if(r===null||!o||o.op)return null;
let a={add:`+ ${this.#a(o)||re(o.value)}`,divide:`÷ ${re(o.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#s(t,n){
let{powers:s}=Sn(t),o=s.reduce((r,i)=>r+i,0);return s.slice(0,n).map(r=>r/o)}#r(t){let n=ee(t.map(({value:s})=>s),"");return t.
map((s,o)=>{let{figure:r,cell:i}=this.#o(s)??{};if(r&&i&&!s.op)return Ae(i,r);let{text:a="",level:c}=n[o]??{};return{text:Z(
a),level:i?.dataset.level??(c?String(c):void 0),tone:r?.dataset.tone}})}#o(t){let{table:n,index:s=0}=t?bo(t):{},o=n===void 0?
null:this.tableNamed(n);if(!o)return null;let{figure:r,cells:i,width:a,rows:c,columns:l}=o,[u,f]=[Math.floor(s/a),s%a];return{
figure:r,cell:i[s],row:u,column:f,rows:c,columns:l}}#i(t,n){let s=this.#o(t);return(n?s?.columns[s.column]:s?.rows[s.row])??
""}#a(t){let n=this.#o(t);return n?Mt(n.figure):""}}});function Ed(e){let t=i=>document.createElementNS(Ha,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,s,o,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
s.append(o,r),n.append(s),{kind:e,element:n,level:s,rect:o,text:r}}function yd(e,t){let{element:n}=e;if(tt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){Sd(e,t);return}tt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?tt(n,"d",t.path):(tt(n,"x",t.x.toFixed(2)),tt(n,"y",t.y.toFixed(2)),tt(n,"text-anchor",t.anchor),He(n,t.text))}function Sd({
element:e,level:t,rect:n,text:s},{x:o,y:r,width:i,height:a,tile:c,...l}){!t||!n||!s||(tt(e,"transform",`translate(${o.toFixed(
2)} ${r.toFixed(2)})`),tt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),tt(e,"data-tone",c.tone),tt(e,"data-shade",c.
shade),tt(t,"data-level",c.level),tt(n,"width",i.toFixed(2)),tt(n,"height",Math.max(0,a).toFixed(2)),tt(n,"rx",String(Math.
min(xd,i/4,a/4))),tt(s,"x",(i/2).toFixed(2)),tt(s,"y",(a/2+(l.isNarrow?4.6:5.7)).toFixed(2)),tt(s,"class",l.isNarrow?"na\
rrow":null),He(s,c.text))}function tt(e,t,n){e.getAttribute(t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(
t,n))}var Ha,wd,bd,xd,Vn,Da=S(()=>{"use strict";V();Ha="http://www.w3.org/2000/svg",wd=760,bd=720,xd=5,Vn=class{#e=null;#t=new Map;#n="";#s=0;#r=0;#o=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:o})=>o),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(Ha,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let s=t.closest("[data-frame]")!==null;this.place=s?t:E(t,".work\
ing"),this.place.append(this.figure),this.isScaled=s,this.figure.style.setProperty("--needs",`${this.#p("width",wd)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,s=-1){this.#e={beat:t,at:n,asked:s},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#o!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=$(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#o=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#h(){return this.isScaled?bd:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#h();if(!this.#e||!t)return;let{beat:n,at:s,asked:o}=this.#e,r=n.scene?.({width:t,at:s,
asked:o});if(!r)return;t!==this.#r&&(this.#s=this.#p("height",t),this.#x()),this.#r=t,this.figure.style.setProperty("--d\
rawn",`${t}px`);let i=Math.max(this.#s,Math.ceil(r.height)),a=Math.min(0,(r.width-t)/2);tt(this.svg,"viewBox",`${a.toFixed(
1)} 0 ${t} ${i}`),this.isScaled||tt(this.svg,"height",String(i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(s)-1),l=n.shown.
length-1,u=c===l&&s>l;this.#E(n.title,n.words({moment:c,isAsked:o>=0&&c===l,isEnd:u}))}#x(){if(this.isScaled)return;let t=this.#f().
flatMap(({title:o,words:r,shown:i})=>i.flatMap((a,c)=>[!1,!0].map(l=>({title:o,words:`${r({moment:c,isAsked:!1,isEnd:l})}\
 −0.000`})))),n=({title:o,words:r})=>o.length+r.length,s=t.reduce((o,r)=>n(r)>n(o)?r:o,{title:"",words:""});this.caption.
style.removeProperty("min-height"),this.#E(s.title,s.words),this.caption.style.setProperty("min-height",`${this.caption.
offsetHeight}px`)}#E(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let s=document.createElement("b");s.textContent=
`${t}.`,this.caption.replaceChildren(s,` ${n}`)}#p(t,n){let s=this.#f().map(({scene:o})=>o?.({width:n,at:0})[t]??0);return Math.
ceil(Math.max(0,...s))}#f(){return[...new Map(this.beats.map(n=>[n.cells[0]?.closest("figure"),n])).values()]}#d(t){let n=new Set(
t.map(({key:o})=>o));for(let[o,r]of this.#t)n.has(o)||(r.element.remove(),this.#t.delete(o));for(let o of t){let r=this.#t.
get(o.key);r?.kind!==o.kind&&(r?.element.remove(),r=Ed(o.kind),this.#t.set(o.key,r)),yd(r,o)}let s=[...n].join();s!==this.#n&&
(this.#n=s,this.svg.append(...t.map(({key:o})=>this.#t.get(o).element)))}}});function Wa(e){document.dispatchEvent(new CustomEvent("pointerscope:ask",{detail:e}))}var Fa,Ba=S(()=>{"use strict";Fa=document.
documentElement.dataset.inRoom==="lead"});function Yn(e,t,{text:n,right:s,outcome:o=""}){let r=document.createElement("div");r.className="predict",r.setAttribute(
"role","group"),r.setAttribute("aria-label","Predict, then see");let i=document.createElement("p"),a=document.createElement(
"b");a.textContent="Predict, then see. ",i.append(a,e);let c=document.createElement("div");if(c.className="choices",c.append(
...t.map(l=>{let u=Kn(l);return u.dataset.choice=l,u})),r.append(i,c),Fa){let l=Kn("Ask the hall"),u={choice:s,outcome:o};
l.addEventListener("click",()=>Wa({question:{kind:"choice",text:n,choices:t,answer:u}})),r.append(l)}return r}function Jn(e,t,n,s){
for(let r of b(e,"[data-choice]",HTMLButtonElement)){let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=
String(i===n))}let o=document.createElement("p");o.setAttribute("role","status"),o.textContent=s,e.append(o)}function Kn(e){
let t=document.createElement("button");return t.type="button",t.textContent=e,t}var Eo=S(()=>{"use strict";V();Ba()});function qa(e){e.addEventListener("click",t=>{let n=C(t),s=Xn(n);if(!s)return;n.closest("[data-play]")&&Pd(s);let o=n.closest(
"[data-move]");o instanceof HTMLElement&&Fd(s,Number(o.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&qd(s,r),n.closest("[data-speed]")&&Dd(e)}),e.addEventListener("input",t=>{let n=C(t),s=Xn(n);if(!s||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;Gt(s);let o=Number(n.value);Zn(s,nn.matches?Math.round(o):o)}),e.addEventListener(
"keydown",t=>{let n=C(t),s=Xn(n),o={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!s||!o||!n.matches("[data-s\
crub]")||(t.preventDefault(),Gt(s),Ya(s,o))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let s=C(n).
closest(ja),o=s&&Xn(s);o&&s instanceof HTMLTableCellElement&&Cd(o,s)})}function Ga(e){for(let t of b(e,"[data-step]")){let n=$(
t,".play");!n||qt.has(t)||(n.hidden=b(t,ja).length<Nd,n.hidden||kd.observe(t))}}function Ao(e){for(let t of e)ie(t)}function Mo(e){
for(let t of b(e,"[data-step]"))Gt(t)}function za(e){qt.get(e)?.stage?.redraw()}function ie(e){let t=$(e,".play");if(!t||
t.hidden||qt.has(e))return qt.get(e);let n=Ca(e),s=n.flatMap(f=>f.cells),o=Rd(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:Id(e,n),c=a?s.indexOf(a)+1:0,l={moments:o,cells:s,at:o.length,goal:o.length,frame:0,time:0,
hold:0,asks:a?o.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new Vn(e,n):null};qt.set(e,l);let u=E(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(o.length),u.step="any",u.value=u.max,_d(l),l}function Rd(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,s=0,o=e.flatMap(a=>{let c=n.has(a.kind)?Td:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,Ad/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:s+f,seconds:l}));return s+=a.cells.length,
u}),r=o.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,Md/r);return o.map(a=>({...a,seconds:i*a.seconds}))}function Id(e,t){
let n=t.flatMap(u=>u.kind==="moves"?[]:u.cells),s=n.map(({textContent:u})=>u??"");if(n.length<So||new Set(s).size<So)return null;
let o=new Set(n),i=b(e,"td, .step-text, .formula, .reasons").filter(u=>!(u instanceof HTMLTableCellElement&&o.has(u))).flatMap(
({textContent:u})=>u?.match($d)??[]),a=[...s,...new Set(i)].map(Ua),c=u=>a.filter(f=>f===Ua(u)).length>1,[l]=n.slice(Math.
floor(n.length/2)).map(u=>{let f=u.textContent??"";return{cell:u,text:f,isTold:c(f),size:Math.abs(te(u))}}).sort((u,f)=>Number(
u.isTold)-Number(f.isTold)||f.size-u.size);return l&&!(l.isTold&&Ld.test(l.text))?l.cell:null}function Ua(e){return e.replace(
"−","")}function _d({stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function Cd(e,t){let n=qt.get(e);if(!n?.
stage||n.frame||n.at<n.moments.length)return;let s=n.stage.beats.find(({cells:i})=>i.includes(t));if(!s)return;let o=s.cells.
indexOf(t),r=s.kind==="products"?o+1:s.shown.length;n.stage.show(s,r)}function Pd(e){let t=ie(e);if(t){if(t.frame){Gt(e);
return}t.at>=t.moments.length&&Zn(e,0),Va(e,t.moments.length)}}function Va(e,t){let n=ie(e);if(!n)return;Gt(e),n.goal=t,
n.time=performance.now(),n.hold=nn.matches?.01:0,Ka(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});let s=o=>{n.
frame=requestAnimationFrame(s);let r=Math.max(0,o-n.time)/1e3*Qn;n.time=o,Hd(e,n,r)};n.frame=requestAnimationFrame(s)}function Hd(e,t,n){
let s=Math.floor(t.at),o=t.moments[s];if(t.at>=t.goal||!o){Gt(e);return}if(s===t.at&&s===t.asks&&Ja(e,t)){Ud(e,t);return}
if(t.hold>0){t.hold-=n;return}let r=Math.min(s+1,t.at+(nn.matches?1:n/o.seconds)),i=r===s+1;i&&nn.matches?t.hold=o.seconds:
i&&o.beat.scene&&t.moments[r]?.beat!==o.beat&&(t.hold=vd),To(e,t,r)}function Gt(e){let t=qt.get(e);t?.frame&&(cancelAnimationFrame(
t.frame),t.frame=0,Ka(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute(
"data-playing")},Od))}function Ka(e,t){E(e,"[data-play]").textContent=t?"Pause":"Play"}function Dd(e){Qn=yo[(yo.indexOf(
Qn)+1)%yo.length]??1;for(let t of b(e,"[data-speed]"))t.textContent=`${Qn}×`}function Fd(e,t){let n=ie(e);n&&(Gt(e),Math.
abs(t)>1?Zn(e,t<0?0:n.moments.length):t<0||nn.matches?Ya(e,t):Va(e,Math.floor(n.at)+1))}function Ya(e,t){let n=ie(e)?.at??
0;Zn(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function Zn(e,t){let n=ie(e);n&&($(e,".playing .predict")?.remove(),To(e,n,Math.
max(0,Math.min(n.moments.length,t))))}function Ja(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-m\
ode="all"]')}function To(e,t,n){let{moments:s,cells:o,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=s[c],u=c+1===
n,f=s[c-1]?.end??0,d=u?l?.end??0:f,h=!!Ja(e,t)&&n<=a;e.toggleAttribute("data-playing",n<s.length||t.frame>0),e.toggleAttribute(
"data-guessing",h),E(e,"[data-scrub]",HTMLInputElement).value=String(n);let m=Wd(s,n);if(m){let x=h&&i?m.beat.cells.indexOf(
i):-1;r?.show(m.beat,m.at,x)}let g=n<s.length?m?.rest??"":"";if(r){let{figure:x}=r;t.frame&&x.dataset.rest&&!g&&x.scrollIntoView(
{block:"nearest"}),x.dataset.rest=g}let p=`${c} ${u}`;if(p===t.painted&&n>0)return;t.painted=p;for(let[x,A]of o.entries())
A.toggleAttribute("data-ahead",x>=d),A.removeAttribute("data-asked");Xa(e,l,Math.max(d,f+1),o.length);let w=l&&Bd(t,l);if(!w){
Ln(e),Bn(e,null);return}Ge(w,{withoutResult:!u||w.hasAttribute("data-ahead")}),t.frame&&(!r||g)&&w.scrollIntoView({block:"\
nearest"}),r||Bn(e,w)}function Wd(e,t){let n=Math.max(0,Math.ceil(t)-1),s=e[n];if(s?.beat.scene)return{beat:s.beat,at:s.
place+t-n,rest:""};let o=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(o)return{beat:o.beat,at:o.place+1,rest:"past"};
let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0,rest:"waiting"}:null}function Bd({cells:e},{beat:t,place:n,
end:s}){let o=s-(t.shown[n]??0),r=o+(t.shown[n-1]??0),i=Math.max(s,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.slice(
r,a?i:o+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(te(f)));return l[u.indexOf(Math.
max(...u))]??e[s-1]}function Xa(e,t,n,s){let o=t?.beat.label?`${t.beat.label}, `:"",r=t?`${o}number ${n} of ${s}`:"";E(e,
".play output").textContent=r,E(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function Ud(e,t){Gt(e);let n=t.asked;
if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),Xa(
e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),Ge(n,{withoutResult:!0}),t.stage||Bn(e,n);let s="Which number c\
omes where the question mark is?",o=$(e,"[data-sum]")?.textContent??"",r={text:`${s} ${o}`,right:n.textContent??""},i=Yn(
s,jd(n,t.cells),r);E(e,".play").after(i)}function jd(e,t){let n=e.closest("figure"),s=t.filter(r=>r.closest("figure")===
n).reverse(),o=new Map;for(let r of[e,...s,...t])o.size<So&&o.set(r.textContent??"",te(r));return[...o].sort(([,r],[,i])=>r-
i).map(([r])=>r)}function qd(e,t){let n=qt.get(e),s=n?.asked;if(!n||!s)return;let o=s.textContent??"",r=t.dataset.choice===
o;e.dataset.predicted=String(r),To(e,n,n.asks+1),Ge(s);let i=r?"Right.":`It is ${o}; the line above shows why.`,a=E(e,".\
playing .predict");Jn(a,t.dataset.choice??"",o,`${i} Play goes on.`),E(e,"[data-play]").focus({preventScroll:!0})}function Xn(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}var ja,Ad,Md,Td,vd,Od,yo,Nd,So,$d,Ld,qt,nn,Qn,kd,vo=S(
()=>{"use strict";qs();V();ge();ra();Pa();Da();Eo();ja=`.step-results ${Zt}`,Ad=20,Md=60,Td=.6,vd=.5,Od=2500,yo=[1,2,.5],
Nd=2,So=4,$d=/−?\d+([.,]\d+)*(e−?\d+)?|−?∞/g,Ld=/[.,]|∞/,qt=new WeakMap,nn=matchMedia("(prefers-reduced-motion\
: reduce)"),Qn=1;kd=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&ie(
t)},{rootMargin:"600px"})});var Oo={};ms(Oo,{previewEdits:()=>Gd});function Gd(e,t,n){let s=Fn(),{steps:o,known:r}=s.solve(Dn(s.inputs,JSON.parse(t||
"{}")),n),i=new Map(o.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=b(e,":scope > [data-step]:not([hidden])").filter(Za),
c=a.flatMap(l=>b(l,"figure[data-table]").filter(Za));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&Vd(l,f,zd(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),za(l)}function Za(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-Qa&&t<innerHeight+Qa}function zd({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function Vd(e,t,n){let s=b(e,"tbody td");if(s.length===t.length)for(let[o,{text:r,exact:i,level:a}]of ee(t,
n).entries()){let c=s[o];if(!c)continue;let l=Z(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
tc(c,"data-value",i===l&&!u?null:i),tc(c,"data-level",a?String(a):null)}}function tc(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var Qa,No=S(()=>{"use strict";V();Qe();ne();vo();uo();Nt();Qa=100});function rc(e,t,n){let s=Jd(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return s.map(o=>Xd(o,n)).find(
o=>o)??Zd(s,n)}function Jd(e,t){let n=new Map(e.steps.flatMap(s=>s.tables.map(o=>[o.name,o])));return t.steps.flatMap(s=>s.
tables).flatMap(({name:s,variant:o,numbers:r,isShown:i})=>{let a=n.get(s);if(!(a?.variant&&o&&sc(a.variant)===sc(o))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=o,[f,d]=[o.rows,o.columns].map(m=>m.map(
g=>Pn(g,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:s,after:o})=>[...s,...o].every(Number.isFinite)).filter(({before:s})=>Math.max(...s.map(Math.abs))>
Yd).reverse()}function sc({rows:e,columns:t}){return JSON.stringify([e,t])}function Xd({title:e,shade:t,rows:n,columns:s,
before:o,after:r},i){let a=s.length;if(t!=="weights"||new Set(s).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[o,r].map(x=>Qd(x.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...s.keys()].
filter(x=>x!==u&&x!==f),h=[u,f,...d].slice(0,Kd).sort((x,A)=>x-A),[m,g]=[s[u]??"",s[f]??""],p=l?`“${e}”, row ${l},`:
`“${e}”`,w=h.map(x=>`${s[x]} ${i(o[c*a+x]??0)}`);return{text:`Without this step, which number of ${p} is the largest\
? With it: ${w.join(", ")}.`,choices:h.map(x=>s[x]??""),right:g,outcome:`The largest is ${g}; with this step it is ${m}.`}}
return null}function Qd(e){let t=Math.max(...e);return e.filter(s=>t-s<oc).length===1?e.indexOf(t):-1}function Zd(e,t){let n=e.
find(th);if(!n)return null;let{title:s,rows:o,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[o[Math.floor(l/d)],r[l%d]],m=[s,...h].filter(Boolean).join(", "),g=ic(u,f)?f>u?ec:nc:
$o;return{text:`“${m}” is ${t(u)}. What becomes of it without this step?`,choices:[ec,nc,$o],right:g,outcome:`${g}: ${t(
f)}${g===$o?"":` instead of ${t(u)}`}.`}}function th({before:e,after:t}){return e.some((n,s)=>ic(n,t[s]??Number.NaN))}function ic(e,t){
return Math.abs(e-t)>oc*Math.max(1,Math.abs(e))}var ec,nc,$o,Kd,oc,Yd,ac=S(()=>{"use strict";Hn();[ec,nc,$o]=["It rises",
"It falls","It stays the same"],Kd=4,oc=1e-9,Yd=1e-6});var Lo={};ms(Lo,{askRemoval:()=>eh});function eh(e,t,n,s){let o=rc(t,e.dataset.step??"",l=>Z($t(l)));if(!o)return null;let{
right:r,outcome:i}=o,a={text:o.text,right:r,outcome:i},c=Yn(o.text,o.choices,a);return c.addEventListener("click",l=>{let{
choice:u}=C(l).dataset;if(u===void 0)return;Jn(c,u,r,`${u===r?"Right.":"No."} ${i}`);let f=Kn("Put the step back");f.addEventListener(
"click",s),c.append(f),f.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),E(e,".sheet-head").after(c),
e.toggleAttribute("data-supposing",!0),E(c,"button").focus({preventScroll:!0}),c}var ko=S(()=>{"use strict";V();ne();Nt();
Eo();ac()});function ch(){let e=location.hash.slice(1);return ah&&e.includes("=")?new URLSearchParams(e):new URLSearchParams(location.
search||document.documentElement.dataset.firstState)}function Mc(e){try{return JSON.parse(e)}catch{return e}}var ah,rb,Tc=S(
()=>{"use strict";ah="exported"in document.documentElement.dataset,rb=ch().toString()});function os(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=vc.min&&Number(t)<=vc.max:e==="scale"?!0:e==="\
controls"||e==="caption"?lh[e].includes(t):CSS.supports("color",t)}var vc,lh,Oc=S(()=>{"use strict";vc={min:.5,max:4},lh=
{controls:["none","some","all"],caption:["none","title","all"]}});function $c(e){let t=Nc.then(uh).then(e);return Nc=t.catch(()=>{}),t}function uh(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var Nc,Lc=S(()=>{"use strict";Nc=Promise.resolve()});function Rc(e){return{"HTML frame":Ic(e),"Web component":fh(e),Markdown:Cc(e),Quarto:dh(e),LaTeX:hh(e)}}function Ic(e){let{
title:t,embed:n}=e;return`<iframe src="${ae(n)}" title="${ae(t)}" width="${Fo.width}" height="${Fo.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${_c(e)}</iframe>`}function fh(e){let{server:t,attributes:n}=e,s=Object.
entries({server:t,...n}).map(([o,r])=>r===""?o:`${o}="${ae(r)}"`);return`<script src="${ae(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${_c(e)}</pointer-view>`}function _c({title:e,caption:t,embed:n,picture:s}){let o=[e,t].filter(
Boolean).join(". ");return`<a href="${ae(n)}"><img src="${ae(s)}" alt="${ae(o)}" width="${Fo.width}"></a>`}function Cc({
title:e,embed:t,picture:n}){return`[![${ph(e)}](<${kc(n)}>)](<${kc(t)}>)`}function dh(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",Ic(e),"```",":::",'::: {.content-visible unless-format="html"}',Cc(e),":::"].join(`
`)}function hh({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${mh(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${yh([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ae(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function ph(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function kc(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function mh(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function yh(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(Eh,"")].flatMap(n=>[...bh[n]??Sh(n)]).map(n=>gh[n]??Ah(n)).join("")}function Sh(e){
return xh.test(e)?e.normalize("NFD").slice(0,1):e}function Ah(e){return/[&%$#_{}]/.test(e)?`\\${e}`:wh.test(e)?e:"?"}var Fo,
gh,wh,bh,xh,Eh,Pc=S(()=>{"use strict";Fo={width:960,height:540};gh={"\\":"\\textbackslash{}","~":"\\textasciitilde{}","^":"\
\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"$\\|$",
"·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"$\\le\
ftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty$","\
∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\\
rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},wh=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
bh={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},xh=/[ąęįųĄĘĮŲ]/,Eh=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function Dc(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return Mh(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Hc("Title",n),Hc("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Mh(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Hc(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Th(n)),s.buffer}function Th(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Fc=S(()=>{"use strict"});function Wo(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var Wc=S(()=>{"use strict"});function Uc({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:rs("Link"),embed:rs("Embed"),json:rs("JSON"),offline:rs("Offline file")};a.json.target="_blank",a.offline.title=
"One HTML file with this whole view inside, for use without a network";let c=sn("JSON",()=>Bc(r(),`${e()}.json`,"applica\
tion/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not an\
swer.";let u=Nh(()=>{let{link:p,embed:w}=t(),x=w?n():null;return{...p&&{Address:p},...x&&Rc(x)}}),f=()=>{let p=t();for(let w of Object.
keys(a)){let x=p[w];a[w].hidden=x===null,x!==null&&(a[w].href=x)}a.json.download=`${e()}.json`,c.hidden=p.json!==null,u.
hidden=p.link===null&&p.embed===null,l.hidden=Xt.answers};for(let p of["pointerenter","focusin"])i.addEventListener(p,f);
let d=document.createElement("select");d.setAttribute("aria-label","Size of the PNG"),d.append(...vh.map(p=>{let w=p===Oh;
return new Option(`${p}×`,String(p),w,w)}));let h=async p=>{let{address:w,meta:x,selection:A}=await s(p,Number(d.value)),
M=x.origin??t().embed??location.href,P=[x.title,A].filter(Boolean).join(": ");Wo(Dc(w,p,{title:P,origin:M}),`${e()}.${p}`)},
m=()=>Bc(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),g=document.createElement("span");return g.append(sn("PNG",
()=>h("png"))," ",d),i.append(a.link,a.embed,g,sn("SVG",()=>h("svg")),sn("CSV",m),a.json,c,a.offline,u,l),f(),i}function Nh(e){
let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summary");n.textContent="\
Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{readOnly:!0,rows:4,hidden:!0,
spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement("div");
i.className="view-sheet",i.append(s,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent="",
o.hidden=!0;let c=Object.entries(e()).map(([l,u])=>sn(l,()=>a(l,u)));s.replaceChildren(...c,r)});let a=async(c,l)=>{o.value=
l,o.hidden=!1,o.setAttribute("aria-label",c);let u=await $h(l);u||o.select(),r.textContent=u?"Copied.":"Selected; copy i\
t with the keyboard."};return t}async function $h(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(()=>!0,
()=>!1):!1}function rs(e){let t=document.createElement("a");return t.textContent=e,t}function sn(e,t){let n=document.createElement(
"button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Bc(e,t,n){Wo(new Blob([e],{type:n}),
t)}var vh,Oh,jc=S(()=>{"use strict";St();Pc();Fc();Wc();vh=[1,2,4],Oh=2});function tl({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:s/
r},a=o&&(i.width<qc.width||i.height<qc.height),c={...i,isFixed:o,isTiny:a,isNarrow:i.width<560,scale:r},l=a?Wh(t,t.meta.
small??{}):t;if(!o)return{data:e,layout:{...l,...zc(e,l,c)}};let u=Uh(Bh(e,l),c),f={...u,...zc(e,u,c),...qh(e,u,c),...Vh(
u,c)};return{data:ep(e,u,c.height),layout:f}}function Wh(e,t){return el(e,t)}function el(e,t){if(!Gc(e)||!Gc(t))return t;
let n={...e};for(let[s,o]of Object.entries(t))n[s]=el(e[s],o);return Object.fromEntries(Object.entries(n).filter(([,s])=>s!==
null))}function Gc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function nl(e,t){return Object.entries(e).filter(
([s])=>t.test(s))}function sl(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function ol(e){return nl(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function rl(e,t){return e[t]}function Bh(e,t){let{xaxis:n}=t,s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(s)&&o.length===s.length;return n?.tickangle!==
-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function Uh(e,{width:t,isTiny:n,
scale:s}){let{xaxis:o,yaxis:r,meta:i}=e,a=o?.ticktext;if(!o||o.tickangle!==-90||!a||a.length<=ce)return e;let c={...o,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((g,p)=>is(
g,p,1/0)),m=a.map((g,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:m},yaxis:{...r,ticktext:h}}}let[u,f]=o.domain??[0,
1],d=(f-u)*(t-(n?Yc:Kc))/a.length;for(let h of[1,Vc]){let m=a.map((p,w)=>jh(is(p,w,1/0),d/h));if(m.includes(""))continue;
let g={...o.tickfont,size:h*s*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:m,...h<1&&{tickfont:g}}}}return e}
function jh(e,t){let n=Math.floor(t/Dt)-1,s=[];for(let o of e.split(" ")){let r=s.at(-1);if(o.length>n)return"";r!==void 0&&
r.length+1+o.length<=n?s[s.length-1]=`${r} ${o}`:s.push(o)}return s.length<=Rh?s.join("<br>"):""}function qh(e,t,{width:n,
height:s,isTiny:o,scale:r}){let i=Gh(e,t),a=Math.max(...i.map(w=>w.length*Dt+Ph)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ct>s/(o?4:3),u=i.length>0&&!l,f=zh(t,s,r),h=((f.annotations?.find(({font:w})=>w?.size)?.font?.size??
0)/r||ct)*Qc+2,m=Math.min(t.margin?.t??8,u?c*ct+4:t.annotations?.length?h:8),g=Zc.some(w=>rl(t,w)?.colorbar?.orientation===
"h"),p=!t.margin||g&&!o;return{...l&&{showlegend:!1},...!p&&{margin:{...t.margin,t:Math.ceil(m*r)}},...f}}function Gh(e,t){
if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,visible:i,showlegend:a,legendgroup:c}of e)!o||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.
values()]:[]}function zh(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=s.
filter(r);if(!i.length)return{};let a=ol(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=o.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ct)/Qc);if(u>=l)return{};let f=Math.max(Fh,u*
n);return{annotations:s.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function Vh(e,{height:t,isTiny:n}){let s=Math.floor(
t/3/Dt),o=t-il(e,1/0,s)-Jc,r={};for(let i of Zc){let a=rl(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=Kh(e,i,a,o))}return r}
function Kh(e,t,n,s){let o=n.colorbar??{};if(s>=Lh||o.ticktext||o.orientation==="h")return n;let r=e.template.layout[t],
i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let f=Math.max(ce,Math.floor(a/ct/1.5));return{...n,colorbar:{
...o,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ct)&&u.push(f)}return{...n,colorbar:{...o,tickvals:u}}}function zc(e,t,n){let{width:s,height:o,isFixed:r,isTiny:i,
isNarrow:a}=n,c=a?s:1/0,l=r?Math.floor(o/3/Dt):1/0,u=il(t,c,l),f=r?u?Jc:Xc:0,d=Math.max(o-u-(i?2*ct:f),ct),h=i?s-Yc:Math.
max(s-Kc,60);return Object.fromEntries(nl(t,/^[xy]axis/).map(([m,g])=>{let p=m.startsWith("x"),w=r&&p?Zh(g,t,d):g,[x,A]=w.
domain??[0,1],M=(A-x)*(p?h:d),P=t.template.layout.font.size*n.scale,N=Xh(w,p,M,P,n),X=(p?void 0:Yh(e,m,w))??t.meta.priority?.[m];
return[m,Qh(N,{isX:p,length:M,fontSize:P,upright:l,priority:X},n)]}))}function Yh(e,t,{tickvals:n=[]}){let s=new Map;for(let{
type:o,orientation:r,yaxis:i="y",x:a,y:c,z:l}of e){let f=o==="heatmap"?l:o==="bar"&&r==="h"?a:void 0;if(!(i!==t.replace(
"axis","")||!f||!Array.isArray(c)))for(let[d,h]of c.entries()){let m=[f[d]??0].flatMap(p=>Jh(p)?[...p]:p),g=Math.max(...m.
map(p=>Math.abs(Number(p))||0));s.set(h,Math.max(g,s.get(h)??0))}}return Math.max(0,...s.values())>0?n.map(o=>s.get(o)??
0):void 0}function Jh(e){return typeof e=="object"&&e!==null&&Symbol.iterator in e}function Xh(e,t,n,s,{isTiny:o,isFixed:r}){
let i=e.title?.text??"";if(!o)return r&&!t&&i.length*Dt>Hh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side===
"top"||c-a>Dh)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Dt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{
...e,title:{...e.title,standoff:0,font:{size:s-2},text:u}}}function Qh(e,{isX:t,length:n,fontSize:s,upright:o,priority:r},i){
let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;
if(!f)return c||u&&t?tp(e,t,n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*Dt>n-Dt)return{...e,
tickfont:{size:.75*s}};if(h<=ce&&(t||!c||n>=ct))return e;let g=!t&&c&&n/h<ct,p=t&&e.tickangle===0&&f.every(N=>/^\d+$/.test(
N)),w=Dt*(String(h).length+1),x=Math.floor(n/(g?kh:p?w:ct)),A=h<=ce?[h-1]:np(h,x,r),M=t&&e.tickangle!==0?o:1/0,P=al(f,u?
a:1/0,M);return{...e,...g&&{tickfont:{...e.tickfont,size:Vc*s}},tickvals:A.map(N=>d[N]??N),ticktext:A.map(N=>P[N]??"")}}
function Zh(e,t,n){let[s]=sl(t,e.anchor)?.domain??[0,1],o=ol(t).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=s),-1/0),i=(s-
r)*n;return e.side==="top"||i>2.4*ct?e:{...e,title:{},...i<.9*ct&&{showticklabels:!1}}}function tp(e,t,n,{isTiny:s,isNarrow:o}){
let r=Math.max(ce,Math.floor(n/(t?_h:ct*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.
tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(ce,Math.floor(
n/Ch))};let c=o&&t&&e.nticks&&!s?ce:r,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:e}function ep(e,t,n){
return e.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=sl(t,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.
length;return a===void 0?s:(i-r)*(n-Xc)<a*ct?{...s,texttemplate:""}:s})}function np(e,t,n){let s=[...Array(e).keys()];if(e<=
t)return s;let o=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[...s].sort(
(a,c)=>(n[c]??0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function il({xaxis:e},t,n){
let s=e?.tickangle===0?[]:e?.ticktext??[],o=al(s,t,n).map(r=>r.length);return Math.max(0,...o)*Ih}function al(e,t,n){return e.
map((r,i)=>sp(r,i,t,n)).every((r,i)=>r===e[i])?e:e.map((r,i)=>is(r,i,n,t))}function sp(e,t,n,s){return n===1/0&&e.length<=
s?e:is(e,t,s,n)}function is(e,t,n,s=1/0){let o=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",
c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?14:1/0,d=Math.min(o?Math.max(5,Math.floor(s/48)):f,n),h=l.length>d&&!l.includes(
"&")?`${l.slice(0,d-1)}…`:l;return i+(u?`${t+1} ${h}`:h)+c}var qc,Lh,ce,ct,Dt,kh,Vc,Rh,Ih,_h,Ch,Kc,Yc,Jc,Xc,Ph,Hh,Dh,Fh,
Qc,Zc,cl=S(()=>{"use strict";qc={width:420,height:200},Lh=300,ce=2,ct=20,Dt=8,kh=13,Vc=.75,Rh=3,Ih=7.5,_h=44,Ch=18,Kc=240,
Yc=90,Jc=56,Xc=90,Ph=48,Hh=1.3,Dh=.6,Fh=9,Qc=1.4,Zc=["coloraxis","coloraxis2"]});function qo(e,t){let n=JSON.stringify(Object.values(e)),s=Te.get(n)??new Map;Te.delete(n),Te.set(n,s);for(let i of Te.keys()){
if(Te.size<=op)break;Te.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise((i,a)=>rp(n,e,t,{resolve:i,reject:a}));
return s.set(t,r),r.catch(()=>s.delete(t)),r}function rp(e,t,n,s){let o=Bo.get(e);if(o){o.views.set(n,s);return}let r=new Map(
[[n,s]]);Bo.set(e,{query:t,views:r}),setTimeout(()=>{Bo.delete(e),ip(t,r)},0)}async function ip(e,t){let{server:n,path:s,
query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Qt(`${s}/figures?${pt({...o,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof z&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?ap(e,l).then(u,f):f(a)}}function ap({server:e,path:t,query:n,theme:s},o){let r=pt({...n,theme:s});
return Qt(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}async function ul(e,t){let n=Uo.get(e),s=n??(e.startsWith("#")?
cp(e.slice(1)):lp(e));n||(Uo.set(e,s),s.catch(()=>Uo.delete(e)));let o=await s;if(st(o))return o;let{templates:r={}}=o.layout.
meta,i=r[t];if(!i)return o;let a=ll(i),c=new Map;for(let d of Object.values(r))ll(d).forEach((h,m)=>{c.set(h,a[m]??h)});
let{data:l,layout:u}=jo({data:o.data,layout:o.layout},c),{meta:f}=o.layout;return{...o,data:l,layout:{...u,meta:f,template:i}}}
function ll(e){return e.layout.colorway}function jo(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(s=>jo(s,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([s,o])=>[s,jo(o,
t)])):t.get(e)??e}async function cp(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function lp(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new z(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function ve(e,{server:t,path:n,view:s,values:o}){let r=encodeURIComponent(s),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=pt({...i&&e!=="json"?{step:s}:{},
...o}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var op,Te,Bo,Uo,fl=S(()=>{"use strict";St();On();op=12,Te=
new Map,Bo=new Map;Uo=new Map});function hl(e,t,{width:n,height:s,scale:o},r=gp){let{font:i}=t.template.layout,a={size:i.size*o,family:String(i.family??
"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[f,d]of Object.entries(t)){if(!/^[xy]axis/.test(f))continue;let h=d,
m=f.startsWith("x"),g=up(h,m,a,r);if(g===null||g&&!pp(t,h,m))continue;l[f]={...h,automargin:!1};let p=m?"b":"l";if(g&&(c[p]=
Math.max(c[p],Math.ceil(g)+8)),g&&!m){let w=Math.ceil((h.tickfont?.size??a.size)/2);c.t=Math.max(c.t,w),c.b=Math.max(c.b,
w)}}let u=s-c.t-c.b;for(let f of["coloraxis","coloraxis2"]){let h=e.some(({coloraxis:p,visible:w})=>p===f&&w!==!1)?dp(t,
f,u,a,r):0,m=Math.min(12,c.l,c.t,c.b),g=(h+m+(1.02-1)*(n-c.l))/1.02;h&&(c.r=Math.max(c.r,Math.ceil(g)))}for(let[f,d]of Object.
entries(l)){if(!f.startsWith("x")||!d.ticktext||d.tickangle!==0)continue;let h=cs(d.ticktext,{...a,...d.tickfont},r).width;
hp(d,h,n,c)&&delete l[f]}return{...t,...l,margin:c}}function up(e,t,n,s){if(e.visible===!1)return 0;let o=e.title?.text??
"";if(e.showticklabels===!1)return o?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,u=t&&c===-90;if(!i||
!a||c!==0&&!u||l&&l!==(t?"bottom":"left")||e.ticks)return null;let d=e.tickfont?.size??n.size,h=cs(i,{...n,size:d},s);return 1+
(u?h.width+.2*d:t?h.height:h.width)+fp(e,o,n)}function cs(e,{size:t,family:n},s){let[o,r,i]=[0,1,0];for(let a of e){let c=a.
includes("<b>")?700:400,l=a.split(dl);r=Math.max(r,l.length);for(let u of l){let f=s(mp(u),`${c} ${t}px ${n}`);o=Math.max(
o,f.width),i=Math.max(i,f.descent)}}return{width:o,height:t+(r-1)*1.3*t+i}}function fp(e,t,n){if(!t)return 0;let{font:s,
standoff:o}=e.title,r=s?.size??Math.round(1.2*n.size),i=t.split(dl).length-1;return r*(.7+i*1.3)+(o??6)}function dp(e,t,n,s,o){
let r=e[t]??{},a={...e.template.layout[t]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,thickness:u,len:f=1}=a,d=a.orientation===
"h"||"x"in a||"xanchor"in a;if(r.showscale===!1||d||!c?.length||!u)return 0;let h=cs(l??c.map(String),s,o),m=20+u,g=a.title?.
text;if(!g)return m+1+h.width;let p=Math.round(1.2*s.size),w=cs([g],{...s,size:p},o).width,[x,A]=[r.cmin??c[0]??0,r.cmax??
c.at(-1)??1],M=f*n-20;return c.some(N=>Math.abs((N-x)/(A-x)-.5)*M<w/2+1.3*(s.size/2))?m+1+h.width+1.45*p+2:m+10+1.25*p}function hp({
domain:e=[0,1],categoryarray:t,ticktext:n=[]},s,o,{l:r,r:i}){let[a,c]=e,l=o-r-i,u=(c-a)*l/(t??n).length,f=Math.min(r+a*l,
i+(1-c)*l);return(s-u)/2>f}function pp(e,t,n){let s=t.anchor??(n?"y":"x"),o=e[`${s[0]}axis${s.slice(1)}`],[r]=o?.domain??
[0,1];return r===0}function mp(e){return e.replace(/<[^>]*>/g,"").replace(/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function gp(e,t){
if(as??=document.createElement("canvas").getContext("2d"),!as)return{width:0,descent:0};as.font=t;let{width:n,fontBoundingBoxDescent:s}=as.
measureText(e);return{width:n,descent:s}}var dl,as,pl=S(()=>{"use strict";dl=/<br ?\/?>/i,as=null});function gl({x:e,y:t,xaxis:n,yaxis:s},o){let r=[ml(n,e,o),ml(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function ml(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function wl(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(wp());if(!e._fullLayout)
return;let o=e._fullLayout,{_subplots:r}=e._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[u,f]=[o[`xaxis${c}`],o[`yaxis${l}`]];if(!u||!f)return[];let d=[u,f].every(({_name:h})=>t.includes(h));return[[u,
f],[f,u]].flatMap(([h,m])=>h&&m&&t.includes(h._name)&&(d||h.anchor===m._id)?n.map(p=>bp(h,m,p)):[])});s.replaceChildren(
...i.filter(a=>a!==null))}function wp(){let e=document.createElement("div");return e.className="view-marks",e}function bp(e,t,n){
if(!e._length)return null;let s=e._id.startsWith("x"),o=[e.l2p(n-.5),e.l2p(n+.5)],[r,i]=[Math.min(...o),Math.max(...o)];
if(!(i>0&&r<e._length)||!t._length)return null;let[a,c]=s?[e._offset+r,t._offset]:[t._offset,e._offset+r],[l,u]=s?[i-r,t.
_length]:[t._length,i-r],f=document.createElement("div");return Object.assign(f.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${u}px`}),f}var bl=S(()=>{"use strict"});async function Go({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await xp(e))}`}async function xl(e,t){let n=new Image;
n.src=await Go(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function xp(e){let t=await Ep();return t&&e.replace(/<svg[^>]*>/,
n=>`${n}<style>${t}</style>`)||e}async function Ep(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await yp(n,e.href??document.baseURI)})}`}}catch{}
return""}async function yp(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${Sr(new Uint8Array(await n.arrayBuffer()))}`}var El=S(()=>{"use strict";ks()});function ls(e){return window.Plotly?Promise.resolve(window.Plotly):(zo??=new Promise((t,n)=>{let s=document.createElement(
"script");s.src=e?new URL(`static/${yl}`,e).href:new URL(`../${yl}`,import.meta.url).href;let o=()=>{zo=void 0,s.remove(),
n(new Error("The drawing library could not be loaded. Reload the page to try again."))};s.addEventListener("load",()=>window.
Plotly?t(window.Plotly):o()),s.addEventListener("error",o),document.head.append(s)}),zo)}async function Sl(e,t,n){let{width:s,
height:o}=e.layout,a={svg:await(await ls()).toImage(e,{format:"svg",width:s,height:o,imageDataOnly:!0}),width:s,height:o};
return t==="svg"?Go(a):xl(a,n)}var yl,zo,Al=S(()=>{"use strict";El();yl="vendor/plotly/plotly-traces-4.1.1.min.js"});function Ap(e){return e.split(Sp)}function Vo(e){return Ap(e).map((t,n)=>{if(n%2===0)return t;let s=document.createElement(
"span");return s.className="with-unit",s.textContent=t,s})}var Sp,Ml=S(()=>{"use strict";Sp=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});var Hp={};function Nl(e){return e instanceof z&&e.status===0}function Cp(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=Ip,e}function Pp(e){let t=Object.entries(e).map(([n,s])=>{if(!/^[xy]axis/.
test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=o.type==="category"&&!o.categoryarray&&
r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(t)}var Jo,Xo,Mp,$l,Tp,Tl,vl,Ko,
vp,Op,Np,us,$p,Ol,Lp,kp,Rp,Ip,_p,Oe,Yo,Qo,Ll=S(()=>{"use strict";Tc();St();Oc();Lc();jc();On();cl();fl();pl();bl();Hs();
Al();Ds();Bs();Ml();Jo={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"\
interventions",against:"against"},Xo=["inputs","removed"],Mp=new Set(["server","source","model","lesson","view","theme",
"reads",...Xo,...Object.keys(Jo)]),$l=["scale","accent","controls","caption"],Tp=new Set([...$l,"fill"]),Tl=":scope > a",
vl="pointer-view:hover",Ko=matchMedia("(prefers-color-scheme: dark)"),vp={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},Op=120,Np=[["short",576,0],["low",352,0],["tight",288,352]],us={height:525,width:640,
least:.75,most:4},$p="400px 0px",Ol=660,Lp="[data-answer]:not(pointer-view *)",kp=/^(\w+):(\d+)$/,Rp="The server draws t\
his chart, and it does not answer.",Ip="The answer above is computed in this browser.",_p="Type visits, or add a place, \
to see what the model answers.",Oe=null,Yo=null,Qo=class extends HTMLElement{#e=null;#t=null;#n=null;#s=0;#r=!1;#o="";#i=!1;#a="";#h=[];#l=!1;#x=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#_()},{rootMargin:$p});#E=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#p=new MutationObserver(
t=>this.#J(t.map(({attributeName:n})=>n??"")));#f=t=>this.getAttribute(t);#d=()=>{if(!this.#n||!this.#t){this.#y();return}
this.#O(this.#A),this.#b()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#I=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#e??=this.#D(),this.#v(),document.addEventListener("pointerscope:theme",this.#d),document.addEventListener(vl,this.#R),
Ko.addEventListener("change",this.#d);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#I);this.#E.
observe(this),this.#p.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#x.observe(this):this.#l=!0,this.#y()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#d),document.removeEventListener(vl,this.#R),Ko.removeEventListener(
"change",this.#d);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#I);this.#E.disconnect(),this.#p.
disconnect(),this.#x.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#h.join()&&(this.#h=t,this.#j())}get chosen(){
return this.#t?this.#m:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+vn(this.#t)+n)}get#c(){return this.#e??=this.#D(),this.#e}#_(){this.#l=!0,this.#x.disconnect(),this.#y()}#J(t){
t.some(s=>Tp.has(s))&&(this.#v(),this.#b()),t.includes("beat")&&this.#C();let n=t.filter(s=>Mp.has(s)&&!this.#X(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#_():n.length?this.#y():this.#g.some(({name:s})=>t.includes(s))?this.#k()&&
this.#b():t.includes(this.#a)&&this.#y()}#X(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#d(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#o)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Q(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#g(){return this.#t?mt(this.#t).choices??[]:[]}#y(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#tt()}))}get#T(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Jt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?Ko.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t===
"auto"?this.#Z:t!==null&&os("scale",t)?Number(t):1}get#Z(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/us.height,t/us.width))/10;return Math.min(us.most,Math.max(us.least,
s))}#v(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):
this.style.removeProperty("--scale"),t&&os("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#H(){if(this.hasAttribute("lesson")){let n=Xo.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Jo).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){let{needsHistory:t,query:n}=this.#H;
this.#s+=1;let s=this.#s,o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#T&&r&&(!t||n.visits||n.record);
if(!o&&!i){this.#N(_p);return}if(!this.#l){this.#N("");return}let a=this.#A;this.#O(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#S,path:this.#T,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.
all([o?ul(o,a):this.#et(c,r),o?null:r===Tn?import("./network-drawing.js"):ls(l)]),f=st(u),d=f?await import("./network-drawing.js"):
null;f||await ls(l),await $c(()=>{s===this.#s&&(this.#ot(d?.NetworkDrawing??null,mt(u).title),this.#t=f?u:structuredClone(
u),this.#it(this.#t),this.#nt({...c,theme:"light"},r))})}catch(c){s===this.#s&&this.#W(c)}finally{s===this.#s&&this.removeAttribute(
"aria-busy")}}async#et(t,n){let s=n===Tn?this.#n:null,o=this.getAttribute("model")??"",r=await s?.compute(t,o,{isSilent:!1});
if(r)return r;try{return await qo(t,n)}catch(i){if(!Nl(i))throw i;let a=await s?.compute(t,o,{isSilent:!0});if(!a)throw i;
return a}}#O(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,n){if(!this.#t||st(this.#t))return;let{
template:s,meta:o}=this.#t.layout,r=o.templates?.light;Oe??=r??(this.#A==="light"?s:null),!(Oe||this.hasAttribute("sourc\
e"))&&(Yo??=qo(t,n),Yo.then(i=>{st(i)||(Oe??=i.layout.template)}).catch(()=>{Yo=null}))}#st(t){if(this.#i=t,!this.#t||!this.#o)
return;let n=Oe??this.#n;this.#O(t&&n?"light":this.#A),this.#b(),t||requestAnimationFrame(()=>this.#b())}#D(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#w("h3","view-title"),caption:this.#w("p","view-capti\
on"),choices:this.#w("div","view-choices"),summary:this.#w("p","view-summary"),failure:this.#w("p","view-failure"),trust:this.#w(
"p","view-trust"),plot:this.#w("div","view-plot"),details:this.#w("details","view-table"),exports:Uc({name:()=>this.#z,links:()=>this.#gt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>this.#t?Pr(this.#t,this.#m):"",json:()=>JSON.stringify(
this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(
t),n.details.addEventListener("toggle",()=>this.#G());let s=new Nn(n.choices,{selected:()=>this.#m,select:(r,i)=>this.#dt(
r,i),open:r=>this.#u("open",r)}),o=this.querySelector(Tl);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.
values(n),...o?[o]:[]),this.addEventListener("toggle",({target:r})=>this.#ft(r),!0);for(let r of[n.plot,n.details,n.choices,
n.exports,n.failure])r.hidden=!0;return{...n,controls:s}}#w(t,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?
s:document.createElement(t);return o.className=n,o}#ot(t,n){if(t===null==(this.#n===null))return;let s=this.#c,o=s.plot.
cloneNode();o.removeAttribute("data-listening"),o.role=t?"group":"img",s.plot.replaceWith(o),s.plot=o,this.#n?.bar?.remove(),
this.#n=t?new t(o,{title:n,isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),told:r=>this.#Q(r),
acts:{server:()=>this.hasAttribute("source")?null:this.#S,answered:r=>this.#rt(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):
null,this.#n?.bar&&s.summary.before(this.#n.bar)}#rt({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#n??
{};s?this.setAttribute("interventions",s):this.removeAttribute("interventions"),this.#k()&&this.#b(),this.#u("interventi\
ons",n)}#F(t){let{plot:n,details:s,choices:o,exports:r,failure:i}=this.#c;for(let c of[n,s,o,r])c.hidden=t;i.hidden=!0;let a=this.#n?.
bar;a&&t&&(a.hidden=!0)}#N(t){this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#F(
!0),this.#c.summary.textContent=t}#W(t){this.#N("");let{failure:n}=this.#c,s=Nl(t)&&document.querySelector(Lp)!==null,o=s?
Rp:mn(t);if(n.replaceChildren(o),s&&n.append(" ",Cp()),n.hidden=!1,this.#u("failed",{message:o}),!(t instanceof z)||![0,
503].includes(t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener(
"click",()=>this.#y()),n.append(" ",r)}#it(t){let{title:n,caption:s,controls:o}=this.#c,r=mt(t);n.textContent=r.title,n.
hidden=!1,s.replaceChildren(...Vo(r.caption)),this.#at(r.trust),this.toggleAttribute("data-network",st(t)),this.#F(!1),o.
offer(r,st(t)?[]:t.data,!this.hasAttribute("fill")),this.#k()&&this.#b()}#at(t){let{trust:n}=this.#c;if(n.textContent=t?.
text??"",!t||this.hasAttribute("source")||!Xt.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.
getAttribute("model")??"");s.href=new URL(`insights/${o}#view-${t.view}`,this.#S).href,s.textContent="Which explanation \
to believe",n.append(" ",s)}#b(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,s=this.#$(vn(this.#t)),o=n?Math.min(s.
width||Ol,Ol):s.width;if(!o)return;st(this.#t)?(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.
isFixed?`${s.height}px`:"",this.#ct(t,this.#t,{...s,width:o}));let r=!this.dataset.drawn;r&&this.querySelector(Tl)?.remove(),
this.#o=`${o}×${s.height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#C(),this.#j(),this.#u("drawn",
{})}#ct(t,{data:n,layout:s},o){let r=this.#i,i=r&&Oe?{...s,template:Oe}:s,a=this.#B({data:n,layout:i},o);window.Plotly?.
react(t,a.data,r?{...a.layout,width:o.width}:a.layout,vp),t.dataset.listening||this.#lt(t)}#B({data:t,layout:n},{width:s,
height:o,isFixed:r}){let i="rgba(0, 0, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=tl({data:t,
layout:Pp(n)},{width:s,height:o,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};
return{data:f.data,layout:{...hl(f.data,f.layout,{width:s,height:o,scale:a}),...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,
height:o}}}#lt(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("ope\
n",n.data.meta);let[,s,o]=kp.exec(String([n.customdata].flat()[0]))??[];s&&this.#u("select",{table:s,row:Number(o)})}),t.
on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{visits:gl(n,this.#U)})}),t.on("plotly_unhover",()=>this.#u("hover",
{visits:[]}))}get#U(){return this.#t?mt(this.#t).visit_axes??[]:[]}#u(t,n){this.dispatchEvent(new CustomEvent(`pointer-v\
iew:${t}`,{detail:n,bubbles:!0}))}#j(){!this.#t||!this.#o||(this.#n?this.#n.mark(this.#h):wl(this.#c.plot,this.#U,this.#h))}#$(t){
let{plot:n}=this.#c,s=n.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.getAttribute(
"scale")==="auto"&&this.#v(),this.#ut();let{above:o,below:r}=this.#q();this.style.setProperty("--below",`${Math.ceil(r)}\
px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),Op);return{width:s,height:i,isFixed:!0}}#ut(){let[t,n]=[this.offsetWidth/
this.#M,this.offsetHeight/this.#M],s=Np.filter(([,o,r])=>n<o||t<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.
dataset.room=s)}#q(){let{plot:t,details:n,exports:s}=this.#c,o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||
1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.
min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-o.top)/r,below:a/r}}#ft(t){if(this.hasAttribute(
"fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(
()=>this.#L())}#L(){if(!this.#t)return;let{width:t,height:n}=this.#$(vn(this.#t));t&&this.#o!==`${t}×${n}`&&this.#b()}#dt(t,n){
this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#k(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("leni\
ent")?null:Or(this.#g,this.#f);if(n)return this.#W(new Error(n.message)),this.#a=n.name,!1;let s=mt(t),o="";if(this.#g.length&&
!st(t)){let r=this.#m;this.#c.controls.show(r);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===
l));Rr(t,r);let{summaries:i}=s;i&&(s.summary=i.texts[Nr(this.#g,i.by,r)]??""),o=`: ${Cs(this.#g,r)}`}return this.#c.summary.
replaceChildren(...Vo(s.summary??"")),this.#c.plot.setAttribute("aria-label",`${s.title}${o}. ${s.summary??""}`),this.#G(),
!0}get#m(){return vr(this.#g,this.#f)}#G(){let{details:t}=this.#c;if(!t.open||!this.#t)return;let n=document.createElement(
"div");n.className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${mt(
this.#t).title}`),n.append(...this.#ht().map($n)),t.querySelector(".table-frame")?.remove(),t.append(n)}#ht(){return this.#t?
Ws(this.#t,this.#m):[]}async#pt(t,n){let s=this.#t;if(!s)throw new Error("There is no figure to save yet.");return{address:st(
s)?await this.#n?.address(t,n)??"":await Sl(this.#mt(s),t,n),meta:mt(s),selection:Cs(this.#g,this.#m)}}#mt(t){let{data:n,
layout:s}=structuredClone(t),o=this.#$(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,a=!this.dataset.theme&&
document.documentElement.hasAttribute("data-transparent"),c=this.#B({data:n,layout:s},o),l=a?{}:{paper_bgcolor:r,plot_bgcolor:i};
return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#z(){let t=this.getAttribute("model")??this.getAttribute(
"lesson"),{model:n=t}=Object(Mc(this.getAttribute("against")??"{}")),s=[t,n!==t&&`minus-${n}`,this.getAttribute("view"),
this.hasAttribute("against")&&"difference"],o=this.getAttribute("name")??s.filter(Boolean).join("-"),r=this.#m,a=this.#g.
filter(({name:c,values:l})=>r[c]!==l[0]).map(({name:c})=>typeof r[c]=="number"?`${c}-${r[c]}`:r[c]);return[o,...a].join(
"-")}get#V(){return{server:this.#S,path:this.#T,view:this.getAttribute("view")??"",values:{...this.#H.query,...this.#m}}}get#K(){
let t=this.getAttribute("theme")??document.documentElement.dataset.askedTheme,n=$l.map(s=>[s,this.getAttribute(s)??""]).
filter(([s="",o])=>this.hasAttribute(s)&&os(s,o??""));return{...t&&{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(
location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.hasAttribute("source")&&Xt.answers))return{link:n,embed:null,
json:null,offline:null};let o=this.#V;return{link:n,embed:ve("embed",this.#Y(o)),json:ve("json",o),offline:ve("offline",
o)}}#Y(t){let{controls:n,...s}=this.#K,o={...t.values,...s,...n&&n!=="some"&&{controls:n}};return{...t,values:o}}#wt(t){
let n=this.#V,{title:s,summary:o=""}=mt(t),r=["model","lesson","view","reads",...Xo,...Object.keys(Jo)],i=[...this.attributes].
filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#K,l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(
({name:d,value:h})=>[d,h])),...this.#m,...l&&{theme:l},...c},f=this.#Y(n);return{title:s,caption:o,name:this.#z,server:n.
server,embed:ve("embed",f),picture:ve("picture",f),attributes:Object.fromEntries(Object.entries(u).map(([d,h])=>[d,String(
h)]))}}};customElements.define("pointer-view",Qo)});St();qs();V();var Gs={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},_u="input, select, textarea, [contenteditable], dialog[open]",Cu="\
a[href], button, summary, [role=button]",Pu=".table-frame";function qr({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(s=!1),!(!s||
!t()||!jr(r)||n(r.key))&&(r.stopImmediatePropagation(),o(r))},{capture:!0}),window.addEventListener("keydown",r=>{jr(r)&&
o(r)}),window.addEventListener("change",({target:r})=>{s&&t()&&r instanceof HTMLElement&&r.blur()});let o=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function jr({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:o,ctrlKey:r,metaKey:i}){
if(n||s||o||r||i||!Object.hasOwn(Gs,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(_u)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Cu))return!1;let a=t.closest(Pu);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var Hu=1e5,Du=100,Gr=2e4,Fu=8,Wu=1e3;function zr({state:e,height:t,set:n,mark:s=()=>{},keeps:o=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let m of a?
["*"]:i)r.postMessage(h,m)},f=(h,m)=>u({pointerscope:h,...m});r!==window&&qr({send:h=>{f("key",h);let m={method:"trigger\
Key",args:[Gs[h.key]]};l||u(JSON.stringify(m))},isInDeck:()=>l,keeps:o});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:m,data:g})=>{h!==r||!(a||i.includes(m))||(g?.pointerscope==="set"&&(n(Bu(g.state)),d()),g?.pointerscope===
"mark"&&s(Uu(g.visits)),g?.pointerscope==="deck"&&(l=!0),g?.pointerscope==="ask"&&(c="",d()))}),(h,m)=>h==="state"?d():f(
h,m)}function Bu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,Du)){let o=s===null?null:ju(s);(o===null||o!==void 0&&o.length<=Hu)&&(t[n]=o)}return t}function Uu(e){return(Array.
isArray(e)?e.slice(0,Wu):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function ju(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Vr(e,Fu)<=Gr?JSON.stringify(e):void 0}function Vr(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=Vr(s,t-1),n>Gr)return Number.POSITIVE_INFINITY;
return n}St();V();Nt();var ze=0;function Kr(e,t,n){e.addEventListener("submit",s=>{let o=C(s).closest("[data-exercise]");o instanceof
HTMLFormElement&&(s.preventDefault(),Gu(o,t,n))}),e.addEventListener("input",s=>{let o=C(s).closest("[data-exercise]");o instanceof
HTMLFormElement&&qu(o)})}function qu(e){ze+=1;let t=$(e,"[data-marked]");if(t){He(t,""),E(e,"[data-because]").hidden=!0,
delete e.dataset.right;for(let n of b(e,"[aria-invalid]"))n.removeAttribute("aria-invalid")}}async function Gu(e,t,n){ze+=
1;let s=ze,o=e.dataset.exercise??"",r=b(e,"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("\
aria-invalid");try{let{exercises:i}=await Qt(`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"\
application/json"},body:JSON.stringify({answers:{[o]:Vu(e)},lang:n})}),a=i.find(c=>c.id===o);s===ze&&a&&Ku(e,a.marked,r)}catch(i){
if(!(i instanceof z))throw i;if(s!==ze)return;E(e,"[data-marked]").textContent=i.message,E(e,"[data-because]").hidden=!0,
delete e.dataset.right;for(let{where:a}of i.problems)zu(e,r,a)?.setAttribute("aria-invalid","true")}}function zu(e,t,n){
let[,s,o]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return s===void 0||o===void 0?t[0]:Yr(e)[Number(s)]?.[Number(o)]}function Yr(e){
return b(e,"tbody tr").map(t=>b(t,"input",HTMLInputElement))}function Vu(e){if(e.querySelector("input[type=radio]"))return b(
e,"input:checked",HTMLInputElement)[0]?.value??"";let t=Yr(e);return t.length?t.map(n=>n.map(s=>s.value)):E(e,"input",HTMLInputElement).
value}function Ku(e,{right:t,all_right:n,computed:s},o){let r=t.flat();for(let[l,u]of o.entries())u.setAttribute("aria-i\
nvalid",String(!r[l]));let i=E(e,"[data-marked]"),a=E(e,"[data-because]");if(i.replaceChildren(Yu(r,n)),a.hidden=!n,e.dataset.
right=String(n),n)return;let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=
-1,c.addEventListener("click",()=>{i.textContent=`The answer: ${Ju(s,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),
i.append(" ",c)}function Yu(e,t){if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length}\
 are right.`:"Not yet."}function Ju(e,t){if(typeof e=="string")return e;let n=s=>Z(s.toFixed(t).replace("-","−"));return e.
map(s=>s.map(n).join("; ")).join("; ")}V();Nt();var Xu=8,Qu=4;function Jr(e){e.addEventListener("pointerdown",t=>{let n=C(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&zs(t,n.value,o=>Ve(e,n.name,o))})}function zs(e,t,n){let s=Number(De(t));if(e.button!==0||Number.isNaN(s))return;
let o=Ks(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||(a||=Math.abs(d)>=
Qu,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Vs(s,Math.round(d/Xu)*o);h!==i&&n(h),i=
h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();a&&(addEventListener(
"click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;addEventListener(
"pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",l,{signal:u})}function Ve(e,t,n){
let s=$(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!s||s.value===n||(s.value=n,s.dispatchEvent(new Event("input",{bubbles:!0})))}
function Vs(e,t){return Z(String(Number((e+t).toFixed(6))))}function Ks(e){let t=(De(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}V();function Xr(e){for(let t of b(e,"[data-step]")){let n=new Map(b(t,"figure[data-table]").map(o=>[Zr(o.querySelector("\
figcaption math")),o.dataset.table??""]));n.delete("");let s=$(t,".formula");s&&ti(s,n)}}function Qr(e){e.addEventListener(
"pointerover",t=>{let n=C(t),s=n.closest("[data-step]");if(!(s instanceof HTMLElement))return;let o=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Zu(s,o?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Zu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of b(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Zr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function ti(e,t){for(let n of e.children){let s=t.get(Zr(n));s!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",s):ti(n,t)}}V();var tf=["beside","above","below","figure"],ei={width:960,height:540},ef=2,Js=.6,Ys=.1,nf=320,sf=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:Js}],ni=["notes reasons remark switch","notes reasons remark switch formula"],of=[1,.8,Js],kn=new WeakMap;function oi(e,t){
let{lookAccent:n,lookScale:s}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let o=()=>{let r=$(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/ei.width,innerHeight/ei.height,ef),l=Number(s)||Math.max(
1,c);e.style.setProperty("--most",String(l)),rf(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(o)).observe(
t),t.addEventListener("click",r=>{let i=C(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&ff(a),i.dataset.turn&&ii(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),o}function ri(e){for(let t of e){kn.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function rf(e,t,n,s){let o=`${n}×${s}×${t}`;if(kn.get(e)?.frame===o)return;let r=$(
e,"pointer-view"),i=n>s,a=tf.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=af(e,a,t,r)??lf(e,
Math.min(t,1));delete e.dataset.fitting,kn.set(e,{frame:o,arrangement:c}),c.pages&&ii(e,Number(e.dataset.page??0));let l=String(
c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function af(e,t,n,s){delete e.dataset.paged;for(let{out:o,
parts:r,least:i}of sf){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?a.scale*(s?.8:1)+
Ys:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=cf(e,o,c,u,n,s);f&&f.worth>(a?.worth??0)&&(a=f)}if(a)return we(e,
a),a}return null}function cf(e,t,n,s,o,r){let i=u=>(we(e,{out:t,layout:n,scale:u}),uf(e));if(!i(s))return null;let[a,c]=[
s,o];for(c-a>Ys&&i(c)&&(a=c);c-a>Ys;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};we(e,{out:t,
layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*nf));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}function lf(e,t){
e.dataset.paged="";let n=of.map(i=>Math.min(i,t));for(let i of ni){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...si(
e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return we(e,a),a}
let[s,o]=[ni.at(-1)??"",n.at(-1)??Js],r={out:s,layout:"below",scale:o,pages:si(e,s,o).pages};return we(e,r),r}function si(e,t,n){
we(e,{out:t,layout:"below",scale:n});let s=Xs(e);for(let p of s)p.dataset.turnedTo="";let{rowGap:o,columnGap:r}=getComputedStyle(
E(e,".working")),[i,a]=[Number.parseFloat(o),Number.parseFloat(r)],c=E(e,".shown").getBoundingClientRect(),l=c.height-E(
e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,m=0,g=E(e,".formula").scrollWidth<=c.width+1;for(let p of s){
let{width:w,height:x}=p.getBoundingClientRect();g&&=x<=l&&ci(p),m&&m+w>c.width&&(d+=h+i,h=0,m=0),u.length&&d+Math.max(h,
x)>l&&(u=[],f.push(u),d=0,h=0,m=0),u.push(p),h=Math.max(h,x),m+=w+a}return{pages:f,isFitting:g}}function ii(e,t){let n=kn.
get(e)?.arrangement.pages??[],s=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(s);for(let o of Xs(e))n[s]?.includes(
o)?o.dataset.turnedTo="":delete o.dataset.turnedTo;E(e,".pager").hidden=n.length===1,E(e,"[data-turned]").textContent=`${s+
1} of ${n.length}`;for(let o of b(e,"[data-turn]",HTMLButtonElement))o.disabled=!n[s+Number(o.dataset.turn)]}function Xs(e){
return b(e,".matrix, .shown > pointer-view")}function we(e,{out:t,layout:n,scale:s}){e.dataset.out=t,e.dataset.layout=n,
E(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(s))}function uf(e){let t=e.getBoundingClientRect(),n=E(
e,".formula"),s=o=>{let{right:r,bottom:i,width:a}=o.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,E(e,".words"),E(e,".shown")].every(ai)&&n.scrollWidth<=n.clientWidth+1&&[n,...Xs(e)].every(o=>s(o)&&ci(o))}function ai(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function ci(e){let t=e.querySelector(
":scope > .table-frame");return!t||ai(t)}function ff(e){let t=document.createElement("dialog");t.className="rest";let n=E(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let s=document.createElement("button");s.type="butto\
n",s.textContent="Close",s.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),E(e,"[data\
-rest]").focus()});let o=[n,e.querySelector(".switch"),e.querySelector(".formula"),...E(e,".words").children];t.append(s);
for(let r of o){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}V();var df=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,hf="Write a number, such as 0.5, in every cell.",In=class{#e;#t;#n;#s=new Map;#r=new Map;constructor(t,n,s){
this.#e=t,this.#t=n,this.#n=s,this.#a(),t.addEventListener("input",o=>{let r=o.target;this.#E(r.name,r.value),this.#p()}),
t.addEventListener("click",o=>{let r=C(o),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#d(i,1),"fewer"in r.dataset&&
this.#d(i,-1))}),n.addEventListener("click",()=>{for(let o of this.#o)this.#s.set(Pt(o),ui(li(o)));this.#h(),b(this.#e,"\
input, select")[0]?.focus(),this.#p()}),this.#f()}get text(){let t={};for(let n of this.#o){let s=Pt(n),o=fi(n.dataset.kind,
this.#s.get(s)??"");if(o===null)return null;JSON.stringify(o)!==JSON.stringify(li(n))&&(t[s]=o)}return Object.keys(t).length?
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
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#s.clear();for(let t of this.#o){let n=Rn(
t),s=n.map(i=>i.value),{kind:o,row:r}=t.dataset;this.#s.set(Pt(t),o==="words"?s:o==="matrix"?pf(n,!!r):s[0]??"")}}#h(){for(let t of this.#o)
for(let n of Rn(t)){let s=this.#x(n.name);s!==void 0&&n.value!==s&&(n.value=s)}}#l(t){let[n="",s,o]=t.split("."),r=this.#s.
get(n);return s===void 0?null:o===void 0?[r,Number(s)]:[Array.isArray(r?.[0])?r?.[Number(s)]:r,Number(o)]}#x(t){let n=this.#l(
t);if(!n)return this.#s.get(t);let[s,o]=n;return s?.[o]}#E(t,n){let s=this.#l(t);if(!s){this.#s.set(t,n);return}let[o,r]=s;
o&&(o[r]=n)}#p(){this.#f(),this.#n()}#f(){for(let t of this.#o){let n=Pt(t),s=!["words","choice"].includes(t.dataset.kind??
""),o=s?Rn(t).filter(c=>Ke(c.value)===null):[];for(let c of s?Rn(t):[])c.setAttribute("aria-invalid",String(o.includes(c)));
let r=this.#s.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),mf(t,o.length?hf:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of b(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of b(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#d(t,n){let s=Pt(t),o=this.#s.
get(s),r=o.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${o.length+1}`;this.#s.set(
s,n>0?[...o,i]:o.slice(0,-1));for(let{dataset:a}of this.#o){let c=a.input??"",l=this.#s.get(c);a.rows===s&&Array.isArray(
l)&&(l=Qs(l,n)),a.columns===s&&Array.isArray(l)&&(l=a.row?Qs(l,n):l.map(u=>Qs(u,n))),l!==void 0&&this.#s.set(c,l)}this.#p()}};
function Pt(e){return e.dataset.input??""}function li(e){return JSON.parse(e.dataset.default??"null")}function Rn(e){return b(
e,"input, select")}function pf(e,t){let n=new Map;for(let o of e){let[,r=""]=o.name.split(".");n.set(r,[...n.get(r)??[],
o.value])}let s=[...n.values()];return t?s[0]??[]:s}function Qs(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function ui(e){return Array.isArray(e)?e.map(ui):String(e)}function fi(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Ke(t);let n=t.map(s=>fi(e,s));return n.includes(null)?null:n}function Ke(e){let t=e.trim().replace(
"−","-").replace(",","."),n=df.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function mf(e,t){let n=E(
e,"[data-failure]");n.textContent=t,n.hidden=!t}St();V();St();V();V();function Zs(e=""){let t=["The server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.
serviceWorker?.controller?t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it\
 can be reloaded only over HTTPS"}.`}var to=null;function gf(){let e=b(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:s,pathname:o}=location,
r=s+o;if(!t){let a=o.slice(Jt.pathname.length),c=$(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=pt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function di(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);to?.disconnect(),to=new PerformanceObserver(n=>{let s=n.getEntries().map(({name:o})=>o);
t({addresses:s.filter(o=>!o.includes("?"))})}),to.observe({type:"resource",buffered:!0}),t({addresses:[],page:gf()})}async function hi(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",di),await navigator.serviceWorker.register(
new URL("service-worker.js",Jt),{updateViaCache:"none"}),di()}catch{}}function pi(){document.readyState==="complete"?hi():addEventListener("load",hi)}var nh=4e3,uc="This page computes your changes in your browser and hides what only the server can update.",ts=document.getElementById(
"lesson-record")!==null,Me=!1,Io,es=!1;async function fc(e,{address:t,files:n,signal:s}){if(Co())return Ro(e,{files:n,signal:s});
if(!Me)return cc(t,s);if(es)return es=!1,Ro(e,{files:n,signal:s});try{let o=await cc(t,cr(s));return _o(""),o}catch(o){if(!(o instanceof
z&&[0,...gs].includes(o.status)))throw o;return _o(Zs(uc)),Ro(e,{files:n,signal:s})}}function Co(){return ts}function dc(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(s),Io??=ns(e)},s=setTimeout(n,nh);for(let o of["pointerdown","ke\
ydown"])document.addEventListener(o,n,{signal:t.signal})}async function hc(e){if(!ts&&!Me&&e&&(Io??=ns(e),await Io),!ts&&
!Me)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Qe(),Wn));return t()}async function ns(e){try{let t=[
Promise.resolve().then(()=>(Qe(),Wn)),Promise.resolve().then(()=>(No(),Oo)),Promise.resolve().then(()=>(ko(),Lo))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||Me)return;let s=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...b(s,"head > *, body > *")),Me=!0,es=ws(n),es&&_o(Zs(uc)),pi()}catch{}}async function pc(e,t,n){if(!ts&&!Me)return;
let{previewEdits:s}=await Promise.resolve().then(()=>(No(),Oo));try{s(e,t,n)}catch(o){if(!(o instanceof z))throw o}}function _o(e){
let t=$(document,"[data-silence]");t&&(t.textContent=e)}async function Ro(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Qe(),Wn));
return n(e,t)}async function cc(e,t){let s=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(lc),o=await s.text().catch(lc);if(s.ok)return new DOMParser().parseFromString(o,"text/html");throw new z(s.status,
sh(o,s.status))}function lc(e){throw Ut(e)?e:new z(0,[{where:"",message:ke,suggestions:[]}])}function sh(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:Re(t),suggestions:[]}]}}vo();var mc="pointerscope-lessons";function gc(){try{let e=JSON.parse(localStorage.getItem(mc)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function Po(e){let t=gc()[e];return new Set(Array.isArray(t)?t:[])}function Ho(e,t){let n=Po(
e);if(!n.has(t))try{localStorage.setItem(mc,JSON.stringify({...gc(),[e]:[...n,t]}))}catch{}}ge();V();var oh=3e4,wc=660;async function bc(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+oh;for(;Date.now()<
t&&e.some(rh);)await new Promise(n=>setTimeout(n,100))}function rh(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function xc(e,t=()=>{},n=()=>{}){let s=[],o=[];window.addEventListener("beforeprint",()=>{t(),s=b(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of s)r.open=!0;o=b(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>wc);for(let r of o)r.style.setProperty("--print-scale",String(wc/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of s)r.open=!1;for(let r of o)r.style.removeProperty("--print-scale");n()})}V();ge();var ih="Type a number, or drag it sideways",Ec="This number is computed: change an input, and it follows.",yc=/^[\d.,+−-]$/,
ss=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",s=>{let o=Do(s),r=o&&this.#n(o);!r||
C(s)instanceof HTMLInputElement||zs(s,r.value,i=>{Ve(n,r.name,i),o.textContent=i})}),t.addEventListener("click",s=>{let o=Do(
s);o&&this.#s(o)}),t.addEventListener("dblclick",s=>Sc(C(s))),t.addEventListener("keydown",s=>{let o=Do(s);if(yc.test(s.
key)&&Sc(C(s)),!o||s.ctrlKey||s.metaKey||s.altKey)return;if(C(s)instanceof HTMLInputElement){this.#a(s,o);return}let r=yc.
test(s.key);!r&&s.key!=="Enter"&&s.key!=="F2"||(s.preventDefault(),this.#s(o,r?s.key:void 0))})}prepare(){for(let t of b(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,s=$(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(s?.dataset.kind??"")){t.dataset.editable="",E(t,".table-frame").title=ih;for(let[o,r]of b(
t,"tbody td").entries())r.tabIndex=o===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(Be),s=n?.closest(
"figure"),o=n?.closest("[data-step]");return!(s instanceof HTMLElement)||!(o instanceof HTMLElement)?null:{step:o.dataset.
step??"",table:s.dataset.table??"",index:dt(s).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:s,editor:o}){let r=$(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&dt(r).flat()[s];i&&(o?this.#r(i,o):Ac(i))}#n(t){let n=t.closest(We),{row:s,column:o}=me(dt(n),t),{table:r=""}=n.
dataset,i=a=>$(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${s}.${o}`)??i(r)}#s(t,n){let s=this.#n(
t);if(!s||t.querySelector("input"))return;let o=document.createElement("input");o.className="tile-editor",o.inputMode="d\
ecimal",o.autocomplete="off",o.dataset.field=s.name,o.dataset.before=s.value,o.setAttribute("aria-label",s.getAttribute(
"aria-label")??""),o.value=n??s.value,o.addEventListener("input",r=>{r.stopPropagation(),this.#o(o)}),o.addEventListener(
"blur",()=>this.#i(o)),this.#r(t,o),n===void 0?o.select():this.#o(o)}#r(t,n){let{selectionStart:s,selectionEnd:o}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(s,o)}#o(t){let n=Ke(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&Ve(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let s=this.#n(n),{before:o}=t.dataset;t.remove(),n.textContent=(s?.value===o?n.dataset.shown:s?.value)??
"",s?.value!==o&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let s=E(n,"input",HTMLInputElement),o={ArrowUp:1,
ArrowDown:-1}[t.key];if(o){t.preventDefault();let r=Ke(s.value);if(r===null)return;s.value=Vs(r,o*Ks(s.value)),this.#o(s)}
t.key==="Escape"&&(t.preventDefault(),Ve(this.#t,s.dataset.field??"",s.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&Ac(n)}};function Do(e){return C(e).closest(Be)}function Sc(e){let t=e.closest(Zt)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(We))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${Ec}`;let s=E(
t,"[data-sum]");s.textContent?.endsWith(Ec)||s.append(n)}function Ac(e){e.tabIndex=0,e.focus({preventScroll:!0})}var Dp=350,Fp=60,nr=["removed","inputs","layer","head"],Wp=60,Rl=["step","all",...nr],Bp={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},O=E(document,"[data-lesson]"),F=E(O,"[data-steps]"),un=O.dataset.only,Ft=E(O,"[data-error]"),Ne=$(O,"[data-in\
puts]"),ue=Ne&&new In(Ne,E(O,"[data-reset]",HTMLButtonElement),tm),tr=Ne&&new ss(F,Ne),er=$(O,"details.inputs",HTMLDetailsElement),
zt="frame"in O.dataset,{states:Up,leftOut:Il="",edited:_l=""}=O.dataset,{record:cn}=O.dataset,L=sr(location.search),ft={
...L,...rr(sr(jp()))},Zo=new AbortController,on=0,an=0,kl=0,le=null;function sr(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??Il,inputs:t.get("inputs")??_l,layer:t.get("layer")??"",head:t.
get("head")??""}}function jp(){return Co()?"":O.dataset.shown??location.search}async function qp(){cn&&await ns(cn),ds({
history:"keep",isFresh:!0})}var Gp=zt?oi(O,F):()=>{},zp="framers"in document.body.dataset?zr({state:Qp,height:()=>O.scrollHeight,
set:Zp,keeps:e=>Cl(e)!==null}):()=>{},bt=()=>b(F,":scope > [data-step]"),fn=e=>bt().findIndex(t=>t.dataset.step===e),Vt=()=>Math.
max(0,fn(L.step)),Cl=e=>{let t=Bp[e];if(un||!t||L.all&&e.startsWith("Page"))return null;let n=Vt()+t;return n>=0&&n<bt().
length?n:null},Pl=()=>zt&&window.parent!==window;function Wt(){let e=!!L.all||!!un,t=Vt(),n=bt();for(let[o,r]of n.entries())
r.hidden=!e&&o!==t;for(let o of b(O,"[data-beside]"))o.hidden=!e&&o.dataset.beside!==n[t]?.dataset.step;if(e&&!zt)for(let o of $s(
F,"pointer-view[lazy]"))o.removeAttribute("lazy");O.dataset.mode=e?"all":"one",O.toggleAttribute("data-first",t===0);for(let o of b(
O,"[data-follow]",HTMLSelectElement)){let r=o.dataset.follow;o.value=L[r]||"0"}for(let o of b(O,"[data-slide]"))Yp(o,o.dataset.
slide===n[t]?.dataset.step);$(O,"[data-place]")&&Jp(t,n.length,e),Kp(),Vp(n);let s=n[t];!e&&!zt&&s&&Ao([s]),Gp(),zp("sta\
te",{})}function Vp(e){let t=hs(ft);for(let r of b(O,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=$(O,"[data-changed]");if(!n)return;let s=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${E(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),o=[s.length?`Left out: ${s.join(", ")}.`:"",ft.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!o.length,n.textContent=`${o.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function or(){return!zt&&!("opens"in O.dataset)}function Kp(){let{lesson:e=""}=O.dataset;if(!or())return;let t=Po(
e);for(let n of b(O,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Yp(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function Jp(e,t,n){for(let o of b(O,"[data-controls]"))o.hidden=!1;E(O,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,E(O,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,E(O,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let s=$(O,"[data-all]",HTMLInputElement);s&&(s.checked=n)}function Xp(e){let t=e.
slice(0,Wp);Ft.textContent=`This lesson has no step “${t}”. It opens at its first step.`,Ft.hidden=!1,Ft.dataset.unknown=
"step"}function ln(e,t=!1){let n=bt(),s=n[Math.max(0,Math.min(n.length-1,e))];s&&(Mo(F),Ft.dataset.unknown&&(Ft.hidden=!0),
delete Ft.dataset.unknown,or()&&Ho(O.dataset.lesson??"",n[Vt()]?.dataset.step??""),L={...L,step:s.dataset.step??""},dn("\
replace"),Wt(),t&&E(s,"h1, h2").focus({preventScroll:!0}),L.all?s.scrollIntoView({block:"start"}):s.getBoundingClientRect().
top<0&&O.scrollIntoView({block:"start"}),O.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",
inline:"nearest"}))}function rr({removed:e,inputs:t,layer:n,head:s}){return{removed:e,inputs:t,layer:n,head:s}}function fs(e,t){
return nr.every(n=>e[n]===t[n])}function Qp(){return{step:bt()[Vt()]?.dataset.step,removed:ft.removed,inputs:ft.inputs}}
function Zp({step:e,...t}){e!==void 0&&!un&&ln(Math.max(0,fn(e??"")));let n={};for(let s of nr)s in t&&(n[s]=t[s]??"");$e(
n)}function dn(e){let t=Hl({...L,...rr(ft)});if(t!==location.pathname+location.search)try{e==="push"&&!Pl()?history.pushState(
null,"",t):history.replaceState(null,"",t)}catch{}}function Hl(e){let t=[...new URLSearchParams(location.search)].filter(
([o])=>!Rl.some(r=>r===o)),n=pt({...Object.fromEntries(t),...e});Il&&!e.removed&&n.set("removed",""),_l&&!e.inputs&&n.set(
"inputs","");let s=n.toString();return s?`${location.pathname}?${s}`:location.pathname}function tm(){let e=ue?.text;cancelAnimationFrame(
kl),typeof e=="string"&&(kl=requestAnimationFrame(()=>pc(F,e,hs(L)))),clearTimeout(an),an=setTimeout(()=>$e({}),Dp)}function $e(e){
let t=an&&ue?ue.text:null;clearTimeout(an),an=0;let n={...L,...t===null?{}:{inputs:t},...e};fs(n,L)||(L=n,ds({history:"p\
ush"}))}async function ds({history:e,isFresh:t=!1}){on+=1;let n=on;Zo.abort(),Zo=new AbortController,F.setAttribute("ari\
a-busy","true");try{let s=await fc(L,{address:Hl(L),files:Up,signal:Zo.signal});if(n!==on)return;sm(s,t),ft=L,Dl([]),e===
"push"&&dn("push"),Wt()}catch(s){if(Ut(s))return;if(!(s instanceof z))throw s;n===on&&em(s.problems,e)}finally{n===on&&F.
removeAttribute("aria-busy")}}function em(e,t){Dl(e);let n=e.every(o=>o.where.startsWith("inputs"));if(L={...L,...n?{inputs:ft.
inputs}:rr(ft)},!fs(L,ft)){ds({history:t});return}let s=hs(ft);for(let o of b(F,"[data-remove]",HTMLInputElement))o.checked=
s.has(o.dataset.remove??"");dn("replace"),Wt()}function nm(e){try{return Object.keys(JSON.parse(e))}catch{return[]}}function hs(e){
return new Set(e.removed.split(",").filter(Boolean))}function sm(e,t){Mo(F);let n=tr?.place,s=document.activeElement?.closest(
"[data-remove]"),o=s instanceof HTMLElement?s.dataset.remove:void 0;for(let i of bt()){let a=i.dataset.step??"",c=e.querySelector(
`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&le&&i.contains(le)&&c.hasAttribute("data-removed")&&E(c,".sheet-head").
after(le),c&&i.replaceWith(c)}for(let i of b(O,"[data-renew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);
a&&i.replaceChildren(...a.childNodes)}let r=$(e,"[data-inputs]");r&&ue?.replace(r,t),le?.isConnected&&document.activeElement===
document.body&&E(le,"button:enabled").focus({preventScroll:!0}),o&&$(F,`[data-remove="${CSS.escape(o)}"]`)?.focus(),Fl(),
n&&tr?.restore(n)}function Dl(e){let t=ue?ue.showProblems(e):e,n=er?.open?t:e;Ft.textContent=n.map(s=>s.message).join(" "),
Ft.hidden=n.length===0,n.length&&O.dataset.live&&Ft.append(" ",om(O.dataset.live))}function om(e){let t=document.createElement(
"a");return t.href=e,t.textContent="Open it on the server",t.search=pt({...L,all:null}).toString(),t}function Fl(){Wr(F),
tr?.prepare(),rm(),Ga(F),Xr(F),F.querySelector("pointer-view")&&Promise.resolve().then(()=>(Ll(),Hp));for(let e of b(F,"\
[data-embed]",HTMLAnchorElement)){let t=e.closest("[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=
pt({...L,all:null,step:n}).toString()}for(let e of b(O,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search).get("lang");e.search=pt({removed:L.removed,inputs:L.inputs,lang:t}).toString()}for(let e of b(O,"[data-back]",HTMLAnchorElement)){
let t=new URLSearchParams(location.search);for(let n of Rl)t.delete(n);e.search=t.toString()}}function rm(){let e=!zt&&!ft.
removed&&!ft.inputs;for(let t of b(F,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),s=n?.parentElement?.querySelector(
"[data-guess]");if(e||s?.remove(),!e||s)continue;let o=document.createElement("button");o.type="button",o.dataset.guess=
t.dataset.remove,o.textContent="Predict what it changes",n?.before(o)}}async function im(e){let t=bt()[fn(e.dataset.guess)],
[n,{askRemoval:s}]=await Promise.all([hc(cn),Promise.resolve().then(()=>(ko(),Lo))]);if(!t?.isConnected)return;let o=()=>$e(
{removed:e.dataset.guess??""});le=n&&s(t,n,o,()=>$e({removed:""})),le?e.remove():o()}function am(e,t,{row:n,column:s}){let o=Object.
fromEntries(new URLSearchParams(location.search)),r=pt({...o,step:null,all:null,row:n,column:s});return Qt(`${O.dataset.
api}/${e}/${t}?${r}`)}async function cm(){let{solutionsAt:e}=O.dataset;if(!(!e||$(O,"[data-solutions]")))try{let t=await fetch(
e);if(!t.ok)return;let n=new DOMParser().parseFromString(await t.text(),"text/html");F.after(...b(n.body,"[data-solution\
s]"))}catch{}}async function lm(e){e.disabled=!0;let{all:t}=L;L={...L,all:"1"},Wt(),await Promise.all([bc($s(F)),cm()]),
window.print(),L={...L,all:t},Wt(),e.disabled=!1}function Wl(e){return e.closest(`input:not([type=checkbox]), select, te\
xtarea, ${We} td`)!==null}function Bl(e){for(let t=e;t&&t!==F;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+
1&&getComputedStyle(t).overflowX!=="visible")return!0;t=t.parentElement}return!1}F.addEventListener("change",e=>{let t=e.
target;if(!(t instanceof HTMLInputElement)||!t.dataset.remove)return;let n=hs(L);t.checked?n.add(t.dataset.remove):n.delete(
t.dataset.remove),$e({removed:[...n].join(",")})});O.addEventListener("change",e=>{let t=br(e);t.dataset.follow&&$e({[t.
dataset.follow]:t.value}),"all"in t.dataset&&t instanceof HTMLInputElement&&(L={...L,all:t.checked?"1":""},dn("replace"),
Wt(),bt()[Vt()]?.scrollIntoView({block:"start"}))});O.addEventListener("click",e=>{let t=C(e);t.dataset.go&&ln(Vt()+Number(
t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");n&&t.setAttribute("aria-expanded",String(n.toggleAttribute(
"data-open"))),"print"in t.dataset&&lm(t),t.closest(".onward a")&&or()&&Ho(O.dataset.lesson??"",bt()[Vt()]?.dataset.step??
""),"guess"in t.dataset&&im(t);let s=t.closest("[data-slide]");s instanceof HTMLElement&&(e.preventDefault(),ln(fn(s.dataset.
slide),!0))});document.addEventListener("keydown",e=>{let t=C(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||
Wl(t)||Bl(t))return;let n=Cl(e.key);n!==null&&(e.preventDefault(),ln(n,!0))});var rn;F.addEventListener("touchstart",e=>{
let t=C(e);rn=e.touches.length===1&&!Bl(t)&&!Wl(t)?e.touches[0]:void 0},{passive:!0});F.addEventListener("touchend",({changedTouches:[
e]})=>{if(un||!rn||!e)return;let[t,n]=[e.clientX-rn.clientX,e.clientY-rn.clientY];rn=void 0,Math.abs(t)>Fp&&Math.abs(t)>
2*Math.abs(n)&&ln(Vt()-Math.sign(t))});window.addEventListener("popstate",()=>{L=sr(location.search),fs(L,ft)?Wt():ds({history:"\
keep",isFresh:!0})});Pl()||xc(F,()=>{for(let e of bt())e.hidden=!1;for(let e of b(F,"[data-beside]"))e.hidden=!1;zt||Ao(
bt()),zt&&ri(bt())},Wt);var um=!!L.step;!L.step&&location.hash&&(L.step=location.hash.slice(1));L.step&&fn(L.step)<0&&!un&&
(um&&Xp(L.step),L.step="",dn("replace"));er&&L.inputs&&(er.open=!0,ue?.unfold(nm(L.inputs)));Fr(F,"opens"in O.dataset?am:
null);Kr(F,O.dataset.lesson??"",O.lang);qa(F);Ne&&Jr(Ne);Qr(F);Fl();Wt();O.dataset.ready="true";cn&&dc(cn);fs(L,ft)||qp();
