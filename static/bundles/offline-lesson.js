(()=>{var nu=Object.create;var bo=Object.defineProperty;var ou=Object.getOwnPropertyDescriptor;var su=Object.getOwnPropertyNames;var ru=Object.getPrototypeOf,iu=Object.prototype.hasOwnProperty;var hr=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var xo=(e,t)=>{for(var n in t)bo(e,n,{get:t[n],enumerable:!0})},au=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let s of su(t))!iu.call(e,s)&&s!==n&&bo(e,s,{get:()=>t[s],enumerable:!(o=ou(t,s))||o.enumerable});return e};var pr=(e,t,n)=>(n=e!=null?nu(ru(e)):{},au(t||!e||!e.__esModule?bo(n,"default",{value:e,enumerable:!0}):n,e));var mr,cu,S,g=v(()=>{"use strict";({currentScript:mr}=document),cu=mr instanceof HTMLScriptElement?mr.src:"",S=new URL("\
static/js/",cu||document.baseURI).href});async function te(e,t,n=Qt){let o=await fu(new URL(`api/${e}`,n),t);if(String(n)===Qt.href&&du(o!==null&&!yo(o)),!o)return gr();
if(o.status===lu)return;if(!(o.headers.get("content-type")??"").includes("json")){let i=Pe(o.status);throw new Y(o.status,
[{where:"",message:i,suggestions:[]}])}let r=await o.json().catch(gr);if(!o.ok)throw new Y(o.status,r.errors??[]);return r}
async function fu(e,t){try{let n=await fetch(e,t);return Eo.includes(n.status)?null:n}catch(n){if(zt(n))throw n;return null}}
function wr(e){let t=AbortSignal.timeout(uu);return e?AbortSignal.any([e,t]):t}function yo({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function du(e){e!==Zt.answers&&(Zt.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function gr(e){throw zt(e)?e:new Y(0,[{where:"",message:Ce,suggestions:[]}])}
function zt(e){return e instanceof DOMException&&e.name==="AbortError"}function wt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,o])=>[n,String(o)]))}function wn(e){return e instanceof Error?
e.message:String(e)}var Y,Qt,Zt,Eo,lu,uu,Ce,Pe,Mt=v(()=>{"use strict";g();Y=class extends Error{constructor(t,n){super(n.
map(o=>o.message).join(" ")),this.status=t,this.problems=n}},Qt=new URL(S.replace(/^(.*\/)static\/.*$/,"$1")),Zt={answers:!0},
Eo=[502,504],lu=204,uu=5e3,Ce="No response could be read. Your input is still here; check your connection and try again.",
Pe=e=>`The server answered with ${e}.`});function br(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function dt(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function bn(e){return e<0?`(${dt(e)})`:dt(e)}function So(e){return Er(e," \
+ ")}function xr(e){return Er(e,", ")}function xn(e,t){return e===t?t:`${e} = ${t}`}function Er(e,t){return e.length<=24?
e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var En=v(()=>{"use strict";g()});function Mo(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function yn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function Sn(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(yn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:hu(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}
function hu(e,t,n,o){let{op:s}=t;if(s==="constant")return vo(t,n);let r=To(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s===
"view"||s==="join")return i;if(s==="where")return i?a:c;if(s==="matmul")return mu(r);if(s==="collect")return He.sum?.(r)??
0;if(s==="softmax")return pu(e,t,n,r);let l=He[s];if(l)return l(r);let u=Ao[s];if(!u)throw new RangeError(`There is no o\
peration ${s}.`);return u(i,a)}function To(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,gu(t,
n)]];if(o==="join")return[wu(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return yr(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(o==="softmax"||o in He){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=yr(
c).map(f=>[i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function vo({values:e=0},t){
return Mo(Array.isArray(e)?e[t]??Number.NaN:e)}function Oo(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function pu(e,t,n,o){let{place:s,width:r}=Oo(e,t,n),i=No(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function No(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-
n)/o))}function mu(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function gu({shape:e,offset:t=0,
strides:n,index:o},s){if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function wu(e,t,n){let o=n;for(let s of t){let r=yn(e[s]??{op:"",shape:[]});if(o<r)return[s,o];
o-=r}throw new RangeError(`No operand has the element ${n}.`)}function yr(e){return Array.from({length:e},(t,n)=>n)}function bu(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function xu(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var Ao,
He,De=v(()=>{"use strict";g();Ao={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>bu(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+xu(e/Math.SQRT2))},He=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Fe(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:vo(c,a),op:"",parts:[]};let f=To(e,c,a).
map(([b,E])=>s(b,E)),[d,h,m]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&m)return d?.value?h:m;if(l==="\
collect")return Sr(f);if(l==="matmul")return Sr(vr(f));if(l==="softmax")return Ou(f,Oo(e,c,a));let w=He[l];if(w)return{value:w(
f.map(({value:b})=>b)),op:l,parts:f};let p=Ao[l];if(!p||!d)throw new RangeError(`There is no operation ${l}.`);return{value:p(
d.value,h?.value??0),op:l,parts:f}};return s(e.length-1,t)}function An(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function Ht(e){if(Ar.has(e.op))return e;for(let t of e.parts){let n=Ht(t);if(n)return n}return null}function Lo(e){
return e.op?ko(e,null,!1).text:dt(e.value)}function Mr(e){let t=dt(e.value),n=Ht(e);if(!n)return xn(Lo(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=Be(e),s=o.reduce((r,i)=>r+i,0);return`${dt(o[e.place??0]??0)} / ${dt(s)} = ${t}`}return`${Tr(
e,n)??ko(e,n,!1).text} = ${t}`}function Be({parts:e,temperature:t}){return No(e.map(({value:n})=>n),t?.value)}function Mn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>Eu;return{powers:s?Be(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function Tr(e,t){if(e===t)return t.op==="sum"?`Sum ${dt(t.value)}`:null;let[
n,o]=e.parts,s=n&&Tr(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${dt(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${dt(o.value)}`:null}function ko(e,t,n){let{op:o,parts:s,value:r}=e,i=Ar.has(o);if(!o||e===t||i&&n)return{text:bn(r),
binding:Ct};let a=s.map(d=>ko(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?So(c):"0",binding:we};
if(o==="softmax")return{text:Tu(e,a),binding:Tt};if(o==="product")return{text:c.join(" · "),binding:Tt};let[l={text:"",
binding:Ct},u]=a,f=Su[o];if(f&&u){let[d,h]=f,m=o==="add"||o==="multiply",w=Pt(l,o==="power"?Ct:h),p=Pt(u,m?h:h+1);return{
text:o==="power"?`${w}^${p}`:`${w} ${d} ${p}`,binding:h}}return o==="negative"?{text:`−${Pt(l,Tt)}`,binding:we}:o==="s\
qrt"?{text:`√${Pt(l,Ct)}`,binding:Ct}:o==="absolute"?{text:`|${Mu(s[0],l)}|`,binding:Ct}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${Pt(l,Ct)}))`,binding:Tt}:o==="gelu"?{text:`${Pt(l,Tt)} · Φ(${l.text})`,binding:Tt}:{text:`${Au[o]??o}(${xr(c)}\
)`,binding:Ct}}function Mu(e,{text:t}){return e&&!e.op?dt(e.value):t}function Pt({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function Tu(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=Mn(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${Pt(c,we)} − ${bn(r)}`,binding:we}),i!==1&&(l={text:`${Pt(l,Tt)} / ${bn(i)}`,binding:Tt}),`e^${Pt(l,Ct)}`});
return`${a[n]} / (${So(a)})`}function vr(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:vu(
o),op:"multiply",parts:o})}return t}function vu(e){return e.reduce((t,{value:n})=>t*n,1)}function Sr(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:$o(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?vr([r.parts[0],i]):[]),s={value:$o(o),op:"sum",parts:o};
return{value:$o(e),op:"divide",parts:[s,t]}}function $o(e){return e.reduce((t,{value:n})=>t+n,0)}function Ou(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=Be(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var Eu,ge,we,Tt,yu,Ct,Su,Au,Ar,Ro=v(()=>{"use strict";g();En();De();Eu=30,[
ge,we,Tt,yu,Ct]=[0,1,2,3,4],Su={add:["+",we],subtract:["−",we],multiply:["·",Tt],divide:["/",Tt],remainder:["mod",Tt],
power:["^",yu],greater:[">",ge],greater_equal:["≥",ge],less:["<",ge],less_equal:["≤",ge],equal:["=",ge],not_equal:["\
≠",ge]},Au={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},Ar=new Set(["sum","softmax"])});function A(e,t,n){let o=R(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function R(e,t,n){
let o=e.querySelector(t);return o&&Nr(o,n)?o:null}function y(e,t,n){return[...e.querySelectorAll(t)].filter(o=>Nr(o,n))}
function Io(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function D({target:e}){return e}function Or({target:e}){
return e}function We(e,t){e.textContent!==t&&(e.textContent=t)}function Nr(e,t){return e instanceof(t??HTMLElement)}var K=v(
()=>{"use strict";g()});function Lr(){return $r??=document.querySelector('[data-decimal=","]')!==null,$r}function et(e){return Lr()?e.replaceAll(
Nu,t=>t.replaceAll(/[.,]/g,n=>$u[n]??n)):e}function Ue(e){return Lr()?e.replace(",","."):e}var Nu,$u,$r,Lt=v(()=>{"use s\
trict";g();Nu=/\d[\d.,]*\d/g,$u={".":",",",":"."}});function mt(e){return"down"in e.dataset?[y(e,"tbody td",HTMLTableCellElement)]:y(e,"tbody tr").map(t=>y(t,"td",HTMLTableCellElement))}
function be(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function Tn(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=R(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?mt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,...Dt(s)};return t.set(n,i),i}}function vn(e,t){let n=e?.cells[t];return n?ne(n):Number.
NaN}function ne(e){return br(e.dataset.value??Ue(_o(e)))}function _o(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function vt(e){return A(e,"figcaption span").textContent??""}function Dt(e){let t=o=>y(e,o).map(
s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var je,ee,qe,Ge,xe=v(()=>{"use strict";g();En();K();Lt();je="figure[data-how]",ee="figure[data-how] tbody td",qe="f\
igure[data-editable]",Ge="figure[data-editable] tbody td"});function kr(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let o="";for(let s of t)
o+=String.fromCharCode(s);return btoa(o)}function Rr(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),o=new Uint8Array(
n.length);for(let s=0;s<n.length;s++)o[s]=n.charCodeAt(s);return o}var Co=v(()=>{"use strict";g()});function ze(e){if(Array.isArray(e))return ku(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Lu[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(Rr(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function ku(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function Ve({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:Ru(e,n*s,(n+1)*s),shape:o}}function Ir({values:e,shape:t}){
return t.length<2?e:Po({values:e,shape:t})}function Po(e){return Array.from({length:e.shape[0]??0},(t,n)=>Ve(e,n).values)}
function Ru(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Lu,Ho=v(()=>{"use strict";g();Co();Lu={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function rt(e){return"kind"in e&&e.kind===On}function bt(e){return rt(e)?e.meta:e.layout.meta}function Nn(e){return rt(e)?
e.meta.height??0:e.layout.height}var On,$n=v(()=>{"use strict";g();On="network"});function Cr(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function Pr(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function Hr(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function Fo(e,t){return e.map(o=>{let s=Bo(o,t);return typeof s=="number"?`${o.title.toLowerCase()} ${s}`:s}).join(
", ")}function Bo(e,t){return Dr(e)[e.values.indexOf(t[e.name]??"")]}function Dr({values:e,labels:t}){return t??e}function _r(e,t){
let n=document.createElement("label");return n.append(`${e} `,t),n}function Do(e,t){let n=document.createElement("button");
return n.type="button",n.textContent=e,n.addEventListener("click",t),n}var Ln,Wo=v(()=>{"use strict";g();Ln=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=Dr(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),_r(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),_r("Open",n)}#a({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=Do(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=Do("‹",()=>i(-1)),l=Do("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function Wr({data:e,layout:t},n){let{meta:o}=t;for(let s of o.parts??[]){let r=e[s.trace];if("lines"in s){let i=Ye(s.lines,
o,n);Object.assign(r,_u(i,n[s.row],s))}else r[s.attribute]=Ir(Ye(s.is,o,n))}for(let{axis:s,option:r,titles:i}of o.axis_titles??
[]){let a=t[s],{title:c}=a.colorbar??a,l=i[Ur(o,n,r)];(a.colorbar??a).title={...c,text:l}}}function Ur(e,t,n){let{values:o=[]}=e.
choices?.find(({name:s})=>s===n)??{};return t[n]===Br?0:o.indexOf(t[n]??"")}function Ye(e,t,n){let o=Iu(t);return{values:Sn(
e,(r,i=[])=>{let a=o[r];if(!a)throw new Error(`The figure has no array ${r}.`);return i.reduce((c,l)=>Ve(c,Ur(t,n,l)),a).
values}),shape:e.at(-1)?.shape??[]}}function Iu(e){let t=Fr.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??
{}).map(([n,o])=>[n,ze(o)])),Fr.set(e,t)),t}function _u({values:e,shape:t},n,{above:o,to:s}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<
a;l+=1)if(!(n!==Br&&l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>s||(r.push(0,1,null),i.push(l,u,null))}return{
x:r,y:i}}var Br,Fr,Uo=v(()=>{"use strict";g();Ho();De();Br="all",Fr=new WeakMap});function qo(e,t){let{table:n}=bt(e);if(n&&"rows"in n)return[n];if(rt(e))return[];let{data:o,layout:s}=e,r=n?[Du(n,s.meta,
t)]:[];return n&&!n.beside?r:[...zr(o).map(i=>Vr(s,i)),...r]}function kn({columns:e,rows:t}){let n=document.createElement(
"table");n.createTHead().insertRow().append(...e.map(r=>jo("th",r,"col")));let s=n.createTBody();for(let[r,...i]of t)s.insertRow().
append(jo("th",r,"row"),...i.map(a=>jo("td",a)));return n}function Gr(e,t){let{cells:n,choices:o,table:s}=bt(e),r=n&&!rt(
e)?[Hu(e,n)]:qo(e,t).map((l,u,{length:f})=>f>1?Cu(l):l),i=r[0]?.columns??[],a=s&&"rows"in s?[]:(o??[]).filter(({name:l})=>!i.
includes(l)),c=a.map(l=>Bo(l,t));return Pu({columns:[...a.map(({name:l})=>l),...i],rows:r.flatMap(({rows:l})=>l.map(u=>[
...c,...u]))})}function Cu({columns:[e="",...t],rows:n}){return{columns:["table","row","column","value"],rows:n.flatMap(
([o,...s])=>s.map((r,i)=>[e,o,t[i],r]))}}function Pu({columns:e,rows:t}){return`${[e,...t].map(o=>o.map(ju).join(",")).join(
`\r
`)}\r
`}function zr(e){return e.filter(t=>t.type==="heatmap"&&t.visible!==!1)}function Hu({data:e,layout:t},n){let o=zr(e),s=o.
flatMap(r=>{let{columns:i,rows:a}=Vr(t,r),c=Object.values(r.meta??{});return a.flatMap(([l,...u])=>u.map((f,d)=>[...c,l,
i[d+1],f]))});return{columns:[...Object.keys(o[0]?.meta??{}),...n],rows:s}}function Du(e,t,n){let{columns:o,labels:s}=e;
if("values"in e){let i=e.values.map(a=>Ye(a,t,n).values);return{columns:o,rows:s.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Po(
Ye(e.matrix,t,n));return{columns:o,rows:s.map((i,a)=>[i,...Array.from(r[a]??[])])}}function Vr(e,t){let n=ze(t.z??[]),o=jr(
e,t,"y").map((s,r)=>[s,...Array.from(Ve(n,r).values)]);return{columns:[t.name??"",...jr(e,t,"x")],rows:o}}function jr(e,t,n){
let o=t[n];if(Array.isArray(o))return o.map(c=>qr(String(c)));let s=e[`${n}axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(
1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(qr);let{shape:a}=ze(t.z??[]);return[...Array(a[n==="y"?0:1]??0).
keys()].map(String)}function qr(e){return e.replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function Uu(e){
return(Number.isInteger(e)?[]:[6,7,8,9]).map(o=>Number(e.toPrecision(o))).find(o=>Math.fround(o)===e)??e}function ju(e){
if(e==null)return"";if(typeof e=="number")return Number.isNaN(e)?"":String(Uu(e));let t=e.replace(Bu,"$1'").replace(Wu,"\
'"),n=Fu.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function jo(e,t,n){let o=document.createElement(
e);n&&(o.scope=n);let s=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return o.textContent=Number(
s)===0?s.replace("-",""):s,o}var Fu,Bu,Wu,Go=v(()=>{"use strict";g();Ho();$n();Wo();Uo();Fu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
Bu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Wu=/^(?=[\t\r\n])/});function Yr(e,t){let n=o=>{let s=Xr(o);s&&Ke(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&Gu(e,t),e.addEventListener("pointerout",o=>{let s=D(o).closest(je),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&Rn(Vo(s))}),e.addEventListener("keydown",zu)}function Kr(e){for(let t of y(e,je))for(let[n,o]of y(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function Gu(e,t){let n=0,o=async s=>{let r=Xr(s);if(!r)return;n+=1;let i=n,
a=zo(r),c=Vo(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,be(mt(a),r));i===n&&c.isConnected&&Vu(
c,f,r)}catch(f){i===n&&(A(c,"[data-sum]").textContent=wn(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=D(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function zu(e){let t=D(e),n=t.closest(`${ee}, ${Ge}`),o=qu[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=zo(
n),r=mt(s),{row:i,column:a}=be(r,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function Ke(e,{withoutResult:t=!1}={}){let n=zo(e),o=Vo(n);Rn(o);let s=Tn(o),r=Fe(JSON.parse(
n.dataset.how??"[]"),mt(n).flat().indexOf(e),(u,f)=>vn(s(u),f));e.dataset.lit="result";for(let u of An(r)){let f=s(u.table??
"")?.cells[u.index??0];f&&(f.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":dt(ne(e)),l=Number.isNaN(r.value)||t&&!r.op?a:xn(Lo(r),a);i.textContent=[Ku(n,e),et(l)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function Vu(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,numbers:c}=t,l=Fe(i,a,(w,p)=>Jr(
c[w],p).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(kn(Yu(l,c)));let m=document.createElement("p");m.className=
"sum",m.textContent=Mr(l),u.append(f,h,m,d),A(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function Yu(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=An(a);return Jr(t[c],l).label},o=(a,...c)=>[a,...c.
map(dt)],s=Ht(e);if(!s)return{columns:["term","value"],rows:An(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:r,parts:i}=s;if(r==="softmax"){let a=Be(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>o(n(a),a.value))}}function Jr(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:Mo(o)}}function Rn(e){for(let n of y(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function Xr(e){return e.target instanceof Element?e.target.closest(ee):null}function zo(e){
return e.closest("figure")}function Vo(e){return e.closest("[data-step]")}function Ku(e,t){let{row:n,column:o}=be(mt(e),
t),{rows:s,columns:r}=Dt(e);return[vt(e),s[n],r[o]].filter(Boolean).join(", ")}var qu,Yo=v(()=>{"use strict";g();Mt();En();
Ro();K();De();xe();Lt();Go();qu={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var Mi,Ti,vi,Oi,Ni,$i,Li,ki,Ri,Ii,_i,Ci,Pi,Hi,Di,Fi,Bi,Wi,Ui,ji,rs,qi,is,Gi,Ze=v(()=>{"use strict";g();Mi="This lesson h\
as no such input. Send one of its inputs.",Ti="This is not one of the options. Send one of {options}.",vi="This is not a\
 list. Send a list of words.",Oi="There are {words} words. Send {expected} words.",Ni="This word is empty or not text. S\
end a word.",$i="The word contains a control character. Send it without.",Li="The word has {characters} characters. Send\
 at most {most}.",ki="This is not a matrix. Send a list of rows, each a list of numbers.",Ri="The matrix has {count} row\
. Send {expected}.",Ii="The matrix has {count} rows. Send {expected}.",_i="This row is not a list. Send a list of number\
s.",Ci="The row has {count} number. Send {expected}.",Pi="The row has {count} numbers. Send {expected}.",Hi="This is not\
 a number. Enter a number, such as 0.25.",Di="The number is out of range. Enter a number from {least} to {most}.",Fi="Th\
is is not a whole number. Send a whole number.",Bi='"{step}" is not a step of this lesson. Send the id of a removable st\
ep.',Wi='"{step}" cannot be removed. Send the id of a removable step.',Ui="This step needs {names}, which could not be c\
omputed above.",ji="The result is not a number: the inputs are too extreme. Enter smaller values.",rs=[0,.01,.04,.1,.2,.4,
.7,1],qi=4,is=1e-12,Gi=7});function oe(e,t){let n=Array.from(e),o=Bf(n),s=Wf(n,t);return n.map((r,i)=>({text:kt(r,o),exact:us(r),level:s[i]??null}))}
function Bf(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=is*Math.abs(s)}))return t;return 3}function kt(e,t=cs(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(cs(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=ls(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=ls(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function us(e){if(cs(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=Df&&t<Ff){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function cs(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function ls(e,t,n){let[o="",s]=e[n](Hf).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function Wf(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=rs.slice(1).map((i,a)=>(i+(rs[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
qi:Gi,s=Math.max(0,...n.map(Math.abs));return s<=is?n.map(()=>0):n.map(r=>Number(ls(r/s*o,0,"toFixed")))}var Hf,Df,Ff,se=v(
()=>{"use strict";g();Ze();Hf=100,Df=1e-4,Ff=1e16});var fs,ds=v(()=>{"use strict";g();fs=`	
\v\f\r              \u2028\u2029  　`});function ye(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Pn=v(()=>{"use strict";g();ds()});function jf(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(Yi(r)===Yi(i)?a:[...a,Uf])}}function Yi(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function qf(e,t,{settings:n,inputs:o},s){let r=Object.entries(e.tables).map(([p,b])=>{let E=Ki(
b,n)??null,{title:x="",figure:M=null}=E??Object.values(b.variants)[0]??{};return{name:p,title:x,isShown:M!==null,variant:E,
numbers:null}}),i=(p,b="")=>({tables:r,status:p,error:b}),a=e.inputs.map(p=>t.get(p)?.status);if(e.failing.some(p=>o.has(
p))||a.includes("unknown"))return i("unknown");let l=e.inputs.filter((p,b)=>a[b]==="failed");if(l.length){let p=l.map(b=>`\
“${t.get(b)?.title??b}”`).join(", ");return i("failed",ye(Ui,{names:p}))}let u=new Map(r.map(({name:p,variant:b})=>[
p,b])),f=Gf(e,u,t,o,s);if(!Ki(e.conditions,n)?.every(({expression:p,holds:b})=>{let[E]=Ji(p,f)??[];return E!==void 0&&!!E===
b}))return i("unknown");let m=r.map(p=>({...p,numbers:f(p.name)}));return m.some(({numbers:p})=>p&&Array.from(p).some(Number.
isNaN))?i("failed",ji):{tables:m,status:"computed",error:""}}function Gf(e,t,n,o,s){let r=new Map(s),i=a=>{if(!e.tables[a])
return n.get(a)?.numbers??null;if(!r.has(a)){let l=t.get(a),u=l&&!l.fixed.some(f=>o.has(f));r.set(a,u?Ji(l.expression,i):
null)}return r.get(a)??null};return i}function Ji(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===yn(o))?
Sn(e,o=>t(o)??[]):null}function Ki({settings:e,variants:t},n){return t[e.filter(o=>n.includes(o)).join(",")]}function zf(e,t){
return!e||e.length!==t?.length?!1:Array.from(e).every((n,o)=>Object.is(n,t[o]))}function Dn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,o,s)=>t[o]?.[Number(s)]??n)}var Vi,Uf,Hn,Fn=v(()=>{"use strict";g();De();Ze();Pn();Vi=new Map,Uf="=",Hn=class{#e;#t;constructor(t){
this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,Vi,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n,o=Vi){return this.#n(
t,n,o,this.#t)}#n(t,n,o,s){let r={values:t,steps:[],known:new Map};for(let{name:a,kind:c,value:l}of this.#e.inputs){let u=t[a]??
l,d=c==="matrix"||c==="number"?[u].flat(2):null,h=JSON.stringify(u)===JSON.stringify(l);r.known.set(a,{numbers:d,isOwn:h,
status:"computed"})}let i=jf(this.#e.inputs,t,n);for(let a of this.#e.steps){let c=n.has(a.id),l=a.reads.every(p=>r.known.
get(p)?.isOwn??!0),u={settings:c?[a.id]:[],inputs:new Set},f=qf(a,r.known,l?u:i,o),{id:d,inputs:h}=a;r.steps.push({id:d,
inputs:h,isRemoved:c,isOwn:l,...f});let{tables:m,status:w}=f;for(let{name:p,numbers:b}of m){let E=l&&!c||zf(b,s?.known.get(
p)?.numbers),x=a.tables[p]?.variants[""]?.title;r.known.set(p,{numbers:b,isOwn:E,status:w,title:x})}}return r}}});function Zi(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.name===e);if(!s)return t.flatMap(({tables:a})=>a).find(a=>a.
name===e)??null;let{shown:r}=s,i=n.get(e)?.numbers??null;return r?{name:e,title:r.title,isShown:!0,variant:r,numbers:i}:
null}function ta({variant:e,numbers:t},n,o){let s=e&&o.content.children[e.figure??-1];if(!e||!s||!t)return null;let r=document.
importNode(s,!0),i=y(r,"tbody td");for(let[u,{text:f,exact:d,level:h}]of oe(t,e.shade).entries()){let m=i[u];if(!m)continue;
let w=et(f);m.textContent=w,Qi(m,"value",d===w?null:d),Qi(m,"level",h||null)}let{rows:a,columns:c}=e,l="down"in r.dataset;
return tn(y(r,"tbody th"),l?c:a,n),tn(y(r,"thead th"),c,n),e.opens&&(r.dataset.how=JSON.stringify(e.expression)),r}function Qi(e,t,n){
n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function tn(e,t,n){for(let[o,s]of e.entries()){let r=Dn(t[o]??"",n),
i=[...r],a=i.length>Xi;s.textContent=a?`${i.slice(0,Xi-1).join("")}…`:r,s.title=a?r:""}}var Xi,ea=v(()=>{"use strict";
g();K();se();Fn();Lt();Xi=20});function hs(e){let[t,n]=[0,e.length];for(;t<n&&na(e.charAt(t));)t+=1;for(;t<n&&na(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var vw,na,oa,sa=v(()=>{"use strict";g();ds();vw=new RegExp(`[${fs}]+`),na=e=>e!==""&&fs.includes(e);oa=e=>[...e].length});function Bn(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:Mi,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=Kf(i,a,s)}catch(a){if(!(a instanceof it))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new Y(422,
o);return s}function Kf(e,t,n){if(e.kind==="words")return Jf(e,t);if(e.kind==="matrix")return Xf(e,t,n);if(e.kind==="num\
ber")return aa(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new it("",Ti,{options:e.options.join(
", ")})}function Jf({least:e,most:t},n){if(!Array.isArray(n))throw new it("",vi);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new it("",Oi,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!hs(
o))throw new it(r,Ni);if(Yf.test(o))throw new it(r,$i);let i=oa(o);if(i>40){let a=40;throw new it(r,Li,{characters:i,most:a})}
return hs(o)})}function Xf(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new it("",ki);let s=e.
isRow?[e.own]:e.own,r=ia(e.rows,n).length||s.length,i=ia(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?Ri:Ii;throw new it("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new it(u,_i);if(c.length!==i){let f=c.length===1?Ci:Pi;throw new it(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>aa(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function aa({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new it(s,Hi);if(!(o>=e&&o<=t)){let i={least:kt(e),most:kt(t)};throw new it(s,Di,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>Vf*Math.max(1,Math.abs(o),Math.abs(r)))throw new it(s,Fi);return r}function ia(e,t){return Array.
isArray(e)?e:t[e]??[]}var Vf,Yf,it,ps=v(()=>{"use strict";g();Mt();Ze();se();Pn();sa();Vf=1e-9,Yf=/[\p{Cc}\p{Cs}]/u,it=class extends Error{constructor(t,n,o={}){
super(ye(n,o)),this.where=t}}});var Un={};xo(Un,{exportedLesson:()=>ed,openRecord:()=>Wn});function Wn(){let e=A(document,"#lesson-record",HTMLScriptElement).
textContent??"";return ca??=new Hn(JSON.parse(e)),ca}async function ed(e,t){let n=Wn(),o=Bn(n.inputs,nd(e.inputs));od(n,
o);let s=sd(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await da([...s],t)||await id(n,o,s,t),a=ud(n,
o);return a&&i.append(a),i}function nd(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw en(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function od({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw en(422,`inputs.${n}`,Zf)}}function sd(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?Wi:Bi;if(!s?.isRemovable)
throw en(422,"removed",ye(r,{step:o}))}return n}async function da(e,{files:t,signal:n}){if(!t)return rd(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(fa);if(!r.ok)throw en(r.status,"",
Pe(r.status));let i=await r.text().catch(fa),a=A(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function rd(e){let t=JSON.parse(A(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>la("lesson-parts",i)));for(let i of y(
o,"[data-matrix]"))i.replaceWith(la("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function la(e,t){let{content:n}=A(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function id(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>da(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=R(r,`[data-step="${CSS.escape(c.id)}"]`);l&&cd(l,c,a,e)}for(let c of y(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||ad(c,e.solve(t,new Set([...n,l])))}return r}function ad(e,{
steps:t}){let n=t.find(({id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=
!0,e.parentElement?.append(" ",td))}function cd(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!s)return;let r=t.inputs.map(i=>Zi(i,n,o)).filter(i=>i!==null);ua(e,".step-inputs",
r,n.values),ua(e,".step-results",t.tables,n.values),t.isOwn||ld(e,t)}function ld(e,{status:t,error:n}){let s=Object.entries(
{remark:".remark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of y(e,".remark, pointer-view, .f\
ailure"))i.remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(
([i])=>i).join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=Qf;else if(s.length){let i=s.map(([
l])=>l).join(" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hi\
dden: ${c} the original numbers.`}r.textContent&&A(e,".reasons").before(r)}function ua(e,t,n,o){let s=R(e,t);if(!s)return;
let r=n.filter(({isShown:u})=>u),i=A(document,"#lesson-figures",HTMLTemplateElement),a=r.map(u=>ta(u,o,i)).filter(u=>u!==
null),c=r.filter(({numbers:u})=>!u).map(({title:u})=>u);if(s.replaceChildren(...a),!c.length)return;let l=document.createElement(
"p");l.className="quiet",l.dataset.missing="",l.textContent=`Only the server can compute with your changes: ${c.join("; ")}\
.`,s.append(l)}function ud(e,t){let n=R(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=R(n,"[data-i\
nputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=A(s,`[data-input="${CSS.escape(r)}\
"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?et(us(l)):String(l));for(let[l,u]of y(a,"input, select").entries())u.value=
c[l]??"";i&&(tn(y(a,"tbody th"),i.rows,t),tn(y(a,"thead th"),i.columns,t))}return s}function fa(e){throw zt(e)?e:en(0,"",
Ce)}function en(e,t,n){return new Y(e,[{where:t,message:n,suggestions:[]}])}var Qf,Zf,td,ca,nn=v(()=>{"use strict";g();Mt();
K();Ze();ea();se();Fn();ps();Lt();Pn();Qf="With your changes, only the server can compute this step.",Zf="Only the serve\
r can compute with more or fewer words.",td="(with your changes, only on the server)"});function jn(e,t){let n=R(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(ha,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of fd(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],m=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([p=0,b=0])=>`${(p-o.left).toFixed(1)} ${(b-o.top).toFixed(1)}`),w=document.createElementNS(ha,"path");w.setAttribute(
"d",`M${m[0]}C${m.slice(1).join(" ")}`),r.append(w)}n.append(r)}function fd(e){return y(e,"figure.matrix").flatMap(t=>{let n=y(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var ha,
pa=v(()=>{"use strict";g();K();ha="http://www.w3.org/2000/svg"});function B(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function Rt(e,t,n){return e+
(t-e)*n}function xt(e,t,n){return{x:Rt(e.x,t.x,n),y:Rt(e.y,t.y,n),width:Rt(e.width,t.width,n),height:Rt(e.height,t.height,
n)}}function at(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*dd+n*hd+([...e].
length-t-n)*ma}function Se(e,t){let n=Math.max(0,...e.map(at));return n?Math.min(t,n+12):0}function qn(e,t){return Math.
max(Math.min(150,e/4),Math.min(220,t))}function lt(e,t){if(at(e)<=t)return e;let n=Math.floor(t/ma)-1;return n>1?`${[...e].
slice(0,n).join("")}…`:""}function J(e,t,n,{opacity:o=1,isLit:s=!1,isRaised:r=!1}={}){let i=at(n.text),a=t.width<i+ms,
l=t.height>=17&&t.width>=(a?pd:1)*i+ms/2?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:l,opacity:o,isLit:s,isRaised:r,
isNarrow:a}}function G(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,x:t,y:n,
text:o,anchor:r,opacity:i,isQuiet:a}}function Bt(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,opacity:n,
isQuiet:o}}function Vt(e){return{...e,text:"?",level:void 0}}function Ot(e,t,n){return Math.max(3,Math.min(n,e/Math.max(
1,t)))}function Et(e){return Math.max(44,...e.map(({text:t})=>at(t)+2*ms))}var ma,dd,hd,ms,pd,st,Ae=v(()=>{"use strict";
g();[ma,dd,hd]=[8.8,9.8,4.8],ms=6,pd=.8,st=30});function wa({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=Et(e),
d=Et([...o.flat(),...s])+14,h=a-f-38-s.length*d,m=Se([...n,r],qn(a,h)),w=m+f+34,p=Ot(a-w-4,s.length,d),b=p-Math.min(5,p/
5),E=Ot(md,u,st+8),x=E-Math.min(6,E/4),M=8+u*E+14,P=Math.max(...t),k=B(c,0,.9),Z={anchor:"end",isQuiet:!0},j=[],X=0;for(let[
T,H]of t.entries()){let I=8+T*E,_=I+x/2+6;if(E>17){let V=lt(n[T]??"",m-12);j.push(G(`label-${T}`,m-12,_,V,Z))}j.push(J(`\
weight-${T}`,{x:m,y:I,width:f,height:x},e[T]??{text:""})),E>17&&j.push(G(`times-${T}`,m+f+17,_,"·",{isQuiet:!0}));let z=Rt(
1,Rt(gd,1,H/P),k),$=ga*T/Math.max(1,u-1),Q=B(c,1+$,1.85-ga+$);for(let[V,q]of(o[T]??[]).entries()){let F={x:w+V*p,y:I,width:b,
height:x};if(j.push(J(`value-${T}-${V}`,F,q,{opacity:z})),Q===0||c>=gs||H*Me<.25)continue;let ot={...F,y:M+X,height:H*Me},
yt=xt(F,ot,Q),gt={...q,text:""};j.push(J(`strip-${T}-${V}`,yt,gt,{opacity:Rt(z,1,Q)}))}X+=H*Me}let U=w+s.length*p;j.push(
Bt("rule",`M${m} ${M-8}H${U}`,{opacity:B(c,.9,1.1),isQuiet:!0}));let C=B(c,1.8,2);j.push(G("result",w-12,M+Me/2+6,lt(r,w-
12),{anchor:"end",opacity:B(c,1,1.3)}));for(let[T,H]of s.entries()){let I={x:w+T*p,y:M,width:b,height:Me},_=T===l?Vt(H):
H;C>0&&j.push(J(`result-${T}`,I,_,{opacity:C}))}return{width:U,height:M+Me+8,marks:j}}function ba({weights:e,labels:t,shares:n},{
moment:o}){let s=n.indexOf(Math.max(...n));if(n.every(i=>i===+(i===1))){let i=t[s]?`the row “${t[s]}”`:"its row";return o===
0?`The 1 selects ${i}; the zeros leave out the other rows.`:"Only the selected row is left. It is the result."}let r=t[s]?
`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="The"?" is":","} ${e[s]?.text}. The smaller its wei\
ght, the more a row of values fades.`:"The weights sum to 1, so rows as thick as their weights fill exactly one row: the\
 average."}var gs,Me,md,ga,gd,xa=v(()=>{"use strict";g();Ae();gs=2,Me=44,md=380,ga=.4,gd=.1});function Ma({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=Et(n.map(({tile:T})=>T))+4,[a,c]=[e,t].map(
T=>ws(T,i,o)),l=re(a)+Ea+re(c)<=o,u=Math.max(Aa(e),Aa(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*Gn)/u)),h=l?Math.max(on(e),on(t)):on(e)+on(t),m=Math.max(6,Math.min(st+4,wd/h)),[w,p]=[d-Math.min(4,d/5),m-Math.min(4,
m/4)],b=h*m+Te+6,E=l?b:b+Te+24,x={sources:ws(e,d,o),targets:ws(t,d,o)},M=re(x.sources)+Ea,P=l?M+re(x.targets):Math.max(re(
x.sources),re(x.targets)),k=T=>l?0:(P-re(T))/2,Z={sources:{top:Te,edges:Sa(x.sources,k(x.sources))},targets:{top:l?Te:Te+
on(e)*m+24+Te,edges:Sa(x.targets,l?M:k(x.targets))}},j=(T,H)=>{let{columns:I=0}={sources:e,targets:t}[T][H]??{},_=(x[T][H]??
0)-I*d;return(Z[T].edges[H]??0)+_/2},X=(T,{table:H,row:I,column:_})=>({x:j(T,H)+_*d,y:Z[T].top+I*m,width:w,height:p}),U=[],
C=[];for(let[T,H]of[["sources",e],["targets",t]])for(let[I,{title:_,columns:z}]of H.entries()){let $=T==="targets"&&t.length>
1?I:0,Q=T==="targets"?B(s,$,$+.4):1,V=j(T,I)+z*d/2,q=lt(_,x[T][I]??0);U.push(G(`${T}-${I}`,V,Z[T].top-9,q,{opacity:Q,isQuiet:!0}))}
for(let[T,{tile:H,from:I,to:_,moment:z}]of n.entries()){let[$,Q]=[X("sources",I),X("targets",_)],V=Math.max(1,(t[_.table]?.
columns??1)-1),q=ya*_.column/V,F=B(s,z+q,z+1-ya+q);if(U.push(J(`left-${T}`,$,H,{opacity:F>0?.25:1})),F===0)continue;let ot=T===
r?{...H,text:"?",level:void 0}:H;C.push(J(`moved-${T}`,xt($,Q,F),ot,{isRaised:F<1}))}return{width:P,height:E,marks:[...U,
...C]}}function ws(e,t,n){let o=(n-(e.length-1)*Gn)/e.length;return e.map(({title:s,columns:r})=>Math.max(r*t,Math.min(at(
s),o)))}function re(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Gn)}function Sa(e,t){let n=t;return e.map(o=>{let s=n;
return n+=o+Gn,s})}function Aa(e){return e.reduce((t,{columns:n})=>t+n,0)}function on(e){return Math.max(...e.map(({rows:t})=>t))}
function Ta({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No number changes.`}let s=e.length>
1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var wd,Gn,Ea,Te,ya,va=v(()=>{"use str\
ict";g();Ae();wd=400,Gn=36,Ea=84,Te=28,ya=.4});function Oa(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],h=u?[]:[s,...r].map(({label:N})=>N),m=[...s.tiles,...r.flatMap(({tiles:N})=>N),...i.flat()],w=Et(
c),p=at(l)>bd,b=l&&!p?at(l)+14:0,E=Et(m)+8,x=t-b-w-48-d*E,M=Se(h,qn(t,x)),P=f+2,[k,Z]=u?[P,d]:[d,P],j=t-M-b-(u?0:w+44)-4,
X=Math.max(w+8,...r.map(({label:N})=>at(N)+10)),U=Ot(j,k,Math.max(E,u?Math.min(X,120):0)),C=Ot(xd,Z,st+6),T=U-Math.min(5,
U/5),H=C-Math.min(5,C/4),I=u?48:8,_=I+d*C+22,z=M+d*U+40,$=(u?M+P*U:z+w)+b,Q=(N,tt)=>u?{x:M+N*U,y:I+tt*C,width:T,height:H}:
{x:M+tt*U,y:I+N*C,width:T,height:H},V=N=>u?{x:M+N*U,y:_,width:T,height:st}:{x:z,y:I+N*C,width:w,height:H},q=Math.min(f-1,
Math.floor(n)),F=Math.min(1,n-q),ot=Math.max(0,q-1+B(F,0,q?zn:.01)),yt=N=>Math.min(1,Math.max(0,N)),gt=N=>N+1-yt(ot-N)+yt(
N-ot),St=[],Nt=[];for(let[N,{label:tt,tiles:$t}]of r.entries()){let At=gt(N),ft=N===q&&F>zn&&F<1;for(let[dr,tu]of $t.entries()){
let eu=N>q&&n<f?.6:1;St.push(J(`line-${N}-${dr}`,Q(At,dr),tu,{opacity:eu}))}St.push(gn(`name-${N}`,tt,At,ft));let Jt=N<q||
F===1;if(N>q)continue;let ct=N<q?1:B(F,bs,.95);if(!ct)continue;let Gt=V(At),Xt=c[N]??{text:""},_e=Math.min(d,Math.floor(
ct*d+1e-9)),Ql={text:a[N]?.[_e-1]??""},Zl=N===o?Vt(Xt):Jt?Xt:Ql;St.push(J(`result-${N}`,Gt,Zl,{opacity:Math.min(1,4*ct)})),
St.push(wo(N,At,Jt,Math.min(1,4*ct)))}let _t=n>=f||F===0&&q>0?Math.ceil(n)-1:q,pe=F===0||n>=f?1:B(F,zn,bs),mn=n<f&&F>0&&
F<zn;if(n>0&&!mn){let N=ot+2;for(let[tt,$t]of(i[_t]??[]).entries()){let At=Q(N,tt),ft=.25*tt/Math.max(1,d-1),ct=_t===q&&
F>0&&F<1?B(F,bs+ft*.6,.8+ft*.6):1,Gt=_t===o;if(Nt.push(J(`product-${tt}`,At,$t,{opacity:pe*(1-.55*ct),isLit:!0})),ct===0||
ct===1)continue;let Xt=xt(At,Ed(V(gt(_t))),ct),_e=Gt&&ct>.6?{...$t,text:""}:$t;Nt.push(J(`flight-${tt}`,Xt,_e,{opacity:1-
B(ct,.8,1),isLit:!0}))}}for(let[N,tt]of s.tiles.entries())Nt.unshift(J(`sliding-${N}`,Q(ot,N),tt,{isRaised:!0}));Nt.push(
gn("name-sliding",s.label,ot,!0));let me=u?_+st+8:I+P*C+6;if(p){let N=lt(`then ${l}`,t-M);St.push(G("after",M,me+16,N,{anchor:"\
start",isQuiet:!0}))}else if(l){let N=u?M+P*U+8:z+w+10,tt=u?_+21:I+C+H/2+6;St.push(G("after",N,tt,l,{anchor:"start",isQuiet:!0}))}
return{width:$,height:me+(p?24:0),marks:[...St,...Nt]};function gn(N,tt,$t,At){let ft=!At;if(u){let Gt=M+$t*U+T/2,Xt=N===
"name-sliding",_e=lt(tt,Xt?t-Math.abs(2*Gt-$):U-4);return G(N,Gt,Xt?16:38,_e,{isQuiet:ft})}let Jt=I+$t*C+H/2+6,ct=C>17?lt(
tt,M-12):"";return G(N,M-12,Jt,ct,{anchor:"end",isQuiet:ft})}function wo(N,tt,$t,At){let ft=V(tt),[Jt,ct]=u?[ft.x+ft.width/
2,ft.y-6]:[ft.x-20,ft.y+ft.height/2+6],Gt=$t?u?"":"=":"+ …";return G(`equals-${N}`,Jt,ct,Gt,{opacity:At,isQuiet:!0})}}
function Ed({x:e,y:t,width:n,height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/2}}function Na(e,{moment:t,isAsked:n}){
let{sliding:o,lines:s,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.label].map(w=>w?`“${w}”`:""),f=l&&
u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",m=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}\
umbers that meet are multiplied, and the products add up to ${m}.`}var bd,xd,zn,bs,$a=v(()=>{"use strict";g();Ae();bd=76,
xd=380,[zn,bs]=[.35,.55]});function Ra({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:k})=>k),a=Math.max(Et(i),...e.map(
({label:k})=>at(k)))+16,c=Ot(o,e.length,a),l=Ot(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,m]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],w=28,p=w+st+ka+La,b=t.map((k,Z)=>e.reduce((j,X)=>j+(X.
place===Z?X.share:0),0)),E=La/Math.max(...b,1e-9),x=[Bt("base",`M${d} ${p+1}H${d+t.length*l}`)],M=t.map(()=>0),P=t.map(()=>{});
for(let[k,{label:Z,tile:j,share:X,place:U}]of e.entries()){let C=f+k*c+(c-h)/2,T={x:C,y:w,width:h,height:st},H=d+U*l+(l-
m)/2,I=M[U]??0,_=Math.max(0,X*E),z={x:H,y:p-I-_,width:m,height:_};M[U]=I+_;let $=s-k,Q=U===r;x.push(G(`label-${k}`,C+h/2,
18,lt(Z,c),{isQuiet:!0}),J(`source-${k}`,T,j,{opacity:$>=1?.35:1}));let[V,q]=[C+h/2,H+m/2],F=w+st+ka/2,ot=`M${V} ${w+st}\
C${V} ${F} ${q} ${F} ${q} ${z.y}`,yt=B($,0,xs)*(1-B($,Vn,1));yt&&x.push(Bt(`way-${k}`,ot,{opacity:yt,isQuiet:!0}));let gt=Math.
min(1,Math.max(0,($-xs)/(Vn-xs)))**2;if(gt>0){let St=xt(T,z,gt),Nt=B(gt,0,.7),_t=Q&&gt>.5?{...j,text:""}:j,pe=xt(T,z,Nt).
x;x.push(J(`dropped-${k}`,{...St,x:pe},_t)),$>=Vn&&(P[U]=n[k])}}for(let[k,{label:Z,tile:j}]of t.entries()){let X=d+k*l+l/
2,U=e.filter((_,z)=>_.place===k&&s>=z+Vn),C=p-U.reduce((_,{share:z})=>_+z*E,0),H=e.every((_,z)=>_.place!==k||s>=z+1)&&(P[k]!==
void 0||s>=e.length),I=k===r&&P[k]?Vt(j).text:H?j.text:P[k];I&&x.push(G(`sum-${k}`,X,C-9,I)),x.push(G(`place-${k}`,X,p+24,
lt(Z,l-6),{isQuiet:!I}))}return{width:u,height:p+36,marks:x}}function Ia({sources:e,places:t,sums:n},{moment:o,isAsked:s,
isEnd:r}){let i=e[o];if(!i)return"";if(r){let u=t.map((h,m)=>e.filter(w=>w.place===m)).reduce((h,m)=>m.length>h.length?m:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var La,ka,xs,Vn,_a=v(()=>{"use strict";g();Ae();La=170,ka=76,[xs,Vn]=[
.15,.8]});function Ha({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=Math.max(Et([...e,...t]),...r.map(at))+10,m=c<480?Ca/2:Ca,w=c-m-60,p=w-f*Math.min(h,128),
b=c>620?Se(d,Math.max(200,p)):0,E=Ot(w-b,f,Math.min(h,128)),x=E-Math.min(8,E/4),M=28+ie,[P,k]=[M+8,M+8+st+8],Z=r.some($=>at(
$)>E),j=k+st+22,X=b+f*E+18,U=Math.max(...n),C=[],T=$=>Yn*$/Math.max(1,f-1);if(b){let $={anchor:"end",isQuiet:!0},Q=V=>lt(
V,b-12);C.push(G("name-powers",b-12,M-8,Q(i.powers),{...$,opacity:B(l,0,.5)}),G("name-scores",b-12,P+21,Q(i.scores),$),G(
"name-weights",b-12,k+21,Q(i.weights),{...$,opacity:B(l,2,2.5)}))}let H=b+f*E;C.push(Bt("base",`M${b} ${M+1}H${H}`,{isQuiet:!0}));
let I=B(l,1,1.4),_=X+m+6;C.push(Bt("zero",`M${X-8} ${M+1}H${_}`,{opacity:I,isQuiet:!0}),Bt("one",`M${X-8} ${M-ie}H${_}`,
{opacity:I}),G("one-text",_+8,M-ie+6,"1",{anchor:"start",opacity:I}),G("zero-text",_+8,M+6,"0",{anchor:"start",opacity:I,
isQuiet:!0}),G("sum",X+m/2,M-ie-10,`Σ ${s}`,{opacity:B(l,1,1.5)*(1-B(l,2,2.3))}));let z=0;for(let[$,Q]of n.entries()){let V=b+
$*E+(E-x)/2,q=B(l,T($),1-Yn+T($)),F=ie*Q*q/U,ot={...t[$]??{text:""},text:""},yt={x:V,y:M-F,width:x,height:F},gt=$===u,St=Rt(
1,.35,B(l,1,1.6)),Nt=gt?{...ot,level:void 0}:ot;C.push(J(`bar-${$}`,yt,Nt,{opacity:St}));let _t=o[$]??"";at(_t)<E&&C.push(
G(`power-${$}`,V+x/2,yt.y-8,_t,{opacity:q})),C.push(J(`score-${$}`,{x:V,y:P,width:x,height:st},e[$]??ot)),z+=Q*ie;let pe={
x:X,y:M-z,width:m,height:Q*ie},mn=B(l,1+T($),2-Yn+T($));mn>0&&C.push(J(`part-${$}`,xt({...yt,height:F},pe,mn),Nt));let me=B(
l,2+T($),3-Yn+T($)),gn={x:V,y:k,width:x,height:st};if(me>0){let tt=gt?Vt(ot):me<1?ot:t[$]??ot;C.push(J(`weight-${$}`,xt(
pe,gn,me),tt))}let wo=Z&&$%2?22:0,N=lt(r[$]??"",Z?2*E-8:E);C.push(G(`label-${$}`,V+x/2,j+wo,N,{isQuiet:!0}))}return{width:_+
20,height:j+(Z?22:0)+10,marks:C}}function Da({sum:e},{moment:t}){return["Each score becomes a power of e: all of them ar\
e positive, and large ones stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Eac\
h power is divided by ${e}, so that the weights sum to 1.`][t]??""}var Pa,ie,Ca,Yn,Fa=v(()=>{"use strict";g();Ae();Pa=3,
ie=150,Ca=60,Yn=.35});function qa(e){let t=new Es(e),n=y(e,`.step-results ${je}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:mt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=rn(i.expression).join(),l=y(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&rn(f.expression).join()===c);for(let f of u)r.add(f);s.push($d(t,u))}else if(a==="scatt\
er")s.push(Nd(t,i));else if(a==="plain")s.push(vd(i));else for(let c of i.grid.keys())s.push(Od(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function rn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function vd({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:Ua.plain,scene:null,words:()=>"",forget:()=>{}}}
function sn(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:Ua[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function Od(e,t,n,o){let s=t.grid[n]??[],r=Dt(t.figure).rows[n]??"",i=[vt(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,h)=>h+1),f=()=>e.products(t,n);return sn({...a,
shown:u},f,Oa,Na)}let c=o==="softmax"?Pa:gs,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?sn({
...a,shown:l},()=>e.softmax(t,n),Ha,Da):sn({...a,shown:l},()=>e.average(t,n),wa,ba)}function Nd(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:vt(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return sn(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>Ra(u,{...d,asked:a[f]??-1}),Ia)}function $d(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=rn(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>vt(l)).join(", "),label:"",cells:n,shown:i};return sn(c,()=>e.moves(t),Ma,Ta)}function ve(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:_o(e),level:e.dataset.level,tone:n,shade:o}}function ae(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return et(Number.isInteger(e)?kt(e):kt(e,n))}function Ba(e){let t=e?mt(e):[];return{title:e?vt(e):"",rows:t.
length,columns:t[0]?.length??0}}function ys(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function Ld(e){let t=e.flat();return t.length>0&&t.length<=ja&&new Set(t).size===t.length}function Wa(e){
let t=e&&Ht(e);return t?.op!=="sum"||t.parts.length>yd||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&
o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function Ss(e){return(Ht(e)?.parts??[]).map(n=>n.parts)}function kd(e){
let t=Ss(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<Md&&t.every(o=>o>=0)}function Rd(e,t){
let[n,o]=[ys(e),t&&ys(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var Ua,yd,Sd,ja,Ad,Md,Td,Es,
Ga=v(()=>{"use strict";g();Ro();K();se();xe();Lt();xa();va();$a();_a();Fa();Ua={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},yd=96,Sd=24,ja=48,Ad=400,Md=1e-6,Td=new Set(["table","view","join"]);Es=class{constructor(t){this.
tableNamed=Tn(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length||rn(t).some(h=>!this.tableNamed(
h)))return"plain";if(o.op==="collect")return Ld(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>Td.
has(h)))return n.length>1&&r>1&&s.length<=Ad?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.
has("matmul"))return"plain";let a=this.#e(t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=ja?"softmax":"plai\
n";if(!i.has("matmul")||r>Sd||!Wa(c))return"plain";let l=this.#t(n[0]?.map((h,m)=>a(m))??[]),u=this.#n(c);if(!l||u===null)
return"plain";let f=n.map((h,m)=>a(m*r));return l.isUpright&&!l.isSwapped&&!u&&f.every(kd)?"average":"products"}softmax({
figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n)(s*r.length),{powers:a,isShifted:c}=Mn(i),l=i.temperature?.value??
1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(u.table);return{scores:this.#r(i.parts),weights:r.map(d=>ve(d,t)),
shares:this.#o(i,r.length),powers:a.map(ae),sum:ae(a.reduce((d,h)=>d+h,0)),labels:Dt(t).columns,names:{scores:f?vt(f.figure):
"Scores",powers:`e to each score${c?" − largest":""}${l===1?"":` ÷ ${ae(l)}`}`,weights:vt(t)}}}average({figure:t,expression:n,
grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>Ss(i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Dt(t).rows[s]??"";
return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.
map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.map(u=>ve(u,t)),label:l||vt(t)}}products({figure:t,expression:n,
grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((p,b)=>i(s*r.length+b)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table}\
 is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,d=u.map(p=>p.map(({value:b},E)=>b*(l[E]?.value??Number.
NaN))),h=oe(d.flat(),""),{rows:m,columns:w}=Dt(t);return{sliding:{label:m[s]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(
l)},lines:u.map((p,b)=>({label:w[b]??this.#i(p[0],f),tiles:this.#r(p)})),products:d.map((p,b)=>p.map((E,x)=>{let{text:M="",
level:P}=h[b*p.length+x]??{};return{text:et(M),level:P?String(P):void 0}})),sums:d.map(p=>{let b=0;return p.map(E=>(b+=E,
ae(b)))}),results:r.map(p=>ve(p,t)),after:a[0]?this.#n(a[0])??"":"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){
let i=this.#e(n),{columns:a}=Dt(t),c=n.at(-1)?.groups??[],l=o.flat(),u=c.map(()=>0),f=c.map((m,w)=>i(w).parts),d=s.map(m=>{
let w=r.get(m)??0,p=f[w]?.[c[w]?.indexOf(m)??-1],b=p?.value??Number.NaN,E=p?this.#r([p])[0]:void 0;return{label:this.#i(
p,!0),tile:E??{text:ae(b)},share:b,place:w}}),h=new Map(d.map(({place:m},w)=>[m,w]));return{sources:d,places:l.map((m,w)=>({
label:a[w]??"",tile:ve(m,t)})),sums:d.map(({share:m,place:w},p)=>(u[w]=(u[w]??0)+m,h.get(w)===p?l[w]?.textContent??"":et(
kt(u[w]))))}}moves(t){let n=rn(t[0]?.expression??[]),o=n.map(r=>Ba(this.tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,
expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??1;for(let[f,d]of c.flat().entries()){let{table:h="",
index:m=0}=l(f),w=n.indexOf(h),p=o[w]?.columns??1;s.push({tile:ve(d,i),from:{table:w,row:Math.floor(m/p),column:m%p},to:{
table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:w})}}return{sources:o,targets:t.map(({figure:r})=>Ba(r)),flights:s}}#e(t){
let n=(o,s)=>vn(this.tableNamed(o),s);return o=>Fe(t,o,n)}#t(t){let n=t.map(Ss),[o,s]=[0,1].map(d=>n.map(h=>h.map(m=>m[d]))),
r=d=>d?.every(h=>h.every((m,w)=>Rd(m,d[0]?.[w]))),i=!r(o),[a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!Wa(t[0]))return null;
let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,
isSwapped:i}}#n(t){let n=Ht(t);if(t===n)return"";let[o,s]=t.parts,r=o&&Ht(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;
let a={add:`+ ${this.#a(s)||ae(s.value)}`,divide:`÷ ${ae(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){
let{powers:o}=Mn(t),s=o.reduce((r,i)=>r+i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=oe(t.map(({value:o})=>o),"");return t.
map((o,s)=>{let{figure:r,cell:i}=this.#s(o)??{};if(r&&i&&!o.op)return ve(i,r);let{text:a="",level:c}=n[s]??{};return{text:et(
a),level:i?.dataset.level??(c?String(c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?ys(t):{},s=n===void 0?
null:this.tableNamed(n);if(!s)return null;let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{
figure:r,cell:i[o],row:u,column:f,rows:c,columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??
""}#a(t){let n=this.#s(t);return n?vt(n.figure):""}}});function Pd(e){let t=i=>document.createElementNS(za,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function Hd(e,t){let{element:n}=e;if(nt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){Dd(e,t);return}nt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?nt(n,"d",t.path):(nt(n,"x",t.x.toFixed(2)),nt(n,"y",t.y.toFixed(2)),nt(n,"text-anchor",t.anchor),We(n,t.text))}function Dd({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(nt(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),nt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),nt(e,"data-tone",c.tone),nt(e,"data-shade",c.
shade),nt(t,"data-level",c.level),nt(n,"width",i.toFixed(2)),nt(n,"height",Math.max(0,a).toFixed(2)),nt(n,"rx",String(Math.
min(Cd,i/4,a/4))),nt(o,"x",(i/2).toFixed(2)),nt(o,"y",(a/2+(l.isNarrow?4.6:5.7)).toFixed(2)),nt(o,"class",l.isNarrow?"na\
rrow":null),We(o,c.text))}function nt(e,t,n){e.getAttribute(t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(
t,n))}var za,Id,_d,Cd,Kn,Va=v(()=>{"use strict";g();K();za="http://www.w3.org/2000/svg",Id=760,_d=720,Cd=5,Kn=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(za,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:A(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#p("width",Id)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=R(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#h(){return this.isScaled?_d:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#h();if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,
asked:s});if(!r)return;t!==this.#r&&(this.#o=this.#p("height",t),this.#x()),this.#r=t,this.figure.style.setProperty("--d\
rawn",`${t}px`);let i=Math.max(this.#o,Math.ceil(r.height)),a=Math.min(0,(r.width-t)/2);nt(this.svg,"viewBox",`${a.toFixed(
1)} 0 ${t} ${i}`),this.isScaled||nt(this.svg,"height",String(i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.
length-1,u=c===l&&o>l;this.#E(n.title,n.words({moment:c,isAsked:s>=0&&c===l,isEnd:u}))}#x(){if(this.isScaled)return;let t=this.#f().
flatMap(({title:s,words:r,shown:i})=>i.flatMap((a,c)=>[!1,!0].map(l=>({title:s,words:`${r({moment:c,isAsked:!1,isEnd:l})}\
 −0.000`})))),n=({title:s,words:r})=>s.length+r.length,o=t.reduce((s,r)=>n(r)>n(s)?r:s,{title:"",words:""});this.caption.
style.removeProperty("min-height"),this.#E(o.title,o.words),this.caption.style.setProperty("min-height",`${this.caption.
offsetHeight}px`)}#E(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");o.textContent=
`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#p(t,n){let o=this.#f().map(({scene:s})=>s?.({width:n,at:0})[t]??0);return Math.
ceil(Math.max(0,...o))}#f(){return[...new Map(this.beats.map(n=>[n.cells[0]?.closest("figure"),n])).values()]}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,r]of this.#t)n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.
get(s.key);r?.kind!==s.kind&&(r?.element.remove(),r=Pd(s.kind),this.#t.set(s.key,r)),Hd(r,s)}let o=[...n].join();o!==this.#n&&
(this.#n=o,this.svg.append(...t.map(({key:s})=>this.#t.get(s).element)))}}});function Ka(e){document.dispatchEvent(new CustomEvent("pointerscope:ask",{detail:e}))}var Ya,Ja=v(()=>{"use strict";g();
Ya=document.documentElement.dataset.inRoom==="lead"});function Xn(e,t,{text:n,right:o,outcome:s=""}){let r=document.createElement("div");r.className="predict",r.setAttribute(
"role","group"),r.setAttribute("aria-label","Predict, then see");let i=document.createElement("p"),a=document.createElement(
"b");a.textContent="Predict, then see. ",i.append(a,e);let c=document.createElement("div");if(c.className="choices",c.append(
...t.map(l=>{let u=Jn(l);return u.dataset.choice=l,u})),r.append(i,c),Ya){let l=Jn("Ask the hall"),u={choice:o,outcome:s};
l.addEventListener("click",()=>Ka({question:{kind:"choice",text:n,choices:t,answer:u}})),r.append(l)}return r}function Qn(e,t,n,o){
for(let r of y(e,"[data-choice]",HTMLButtonElement)){let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=
String(i===n))}let s=document.createElement("p");s.setAttribute("role","status"),s.textContent=o,e.append(s)}function Jn(e){
let t=document.createElement("button");return t.type="button",t.textContent=e,t}var As=v(()=>{"use strict";g();K();Ja()});function Za(e){e.addEventListener("click",t=>{let n=D(t),o=Zn(n);if(!o)return;n.closest("[data-play]")&&Qd(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&eh(o,Number(s.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&ih(o,r),n.closest("[data-speed]")&&th(e)}),e.addEventListener("input",t=>{let n=D(t),o=Zn(n);if(!o||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;Kt(o);let s=Number(n.value);eo(o,an.matches?Math.round(s):s)}),e.addEventListener(
"keydown",t=>{let n=D(t),o=Zn(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-s\
crub]")||(t.preventDefault(),Kt(o),sc(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=D(n).
closest(Qa),s=o&&Zn(o);s&&o instanceof HTMLTableCellElement&&Xd(s,o)})}function tc(e){for(let t of y(e,"[data-step]")){let n=R(
t,".play");!n||Yt.has(t)||(n.hidden=y(t,Qa).length<qd,n.hidden||Vd.observe(t))}}function vs(e){for(let t of e)ce(t)}function Os(e){
for(let t of y(e,"[data-step]"))Kt(t)}function ec(e){Yt.get(e)?.stage?.redraw()}function ce(e){let t=R(e,".play");if(!t||
t.hidden||Yt.has(e))return Yt.get(e);let n=qa(e),o=n.flatMap(f=>f.cells),s=Yd(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:Kd(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new Kn(e,n):null};Yt.set(e,l);let u=A(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,Jd(l),l}function Yd(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?Wd:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,Fd/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,Bd/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function Kd(e,t){
let n=t.flatMap(u=>u.kind==="moves"?[]:u.cells),o=n.map(({textContent:u})=>u??"");if(n.length<Ts||new Set(o).size<Ts)return null;
let s=new Set(n),i=y(e,"td, .step-text, .formula, .reasons").filter(u=>!(u instanceof HTMLTableCellElement&&s.has(u))).flatMap(
({textContent:u})=>u?.match(Gd)??[]),a=[...o,...new Set(i)].map(Xa),c=u=>a.filter(f=>f===Xa(u)).length>1,[l]=n.slice(Math.
floor(n.length/2)).map(u=>{let f=u.textContent??"";return{cell:u,text:f,isTold:c(f),size:Math.abs(ne(u))}}).sort((u,f)=>Number(
u.isTold)-Number(f.isTold)||f.size-u.size);return l&&!(l.isTold&&zd.test(l.text))?l.cell:null}function Xa(e){return e.replace(
"−","")}function Jd({stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function Xd(e,t){let n=Yt.get(e);if(!n?.
stage||n.frame||n.at<n.moments.length)return;let o=n.stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.
indexOf(t),r=o.kind==="products"?s+1:o.shown.length;n.stage.show(o,r)}function Qd(e){let t=ce(e);if(t){if(t.frame){Kt(e);
return}t.at>=t.moments.length&&eo(e,0),nc(e,t.moments.length)}}function nc(e,t){let n=ce(e);if(!n)return;Kt(e),n.goal=t,
n.time=performance.now(),n.hold=an.matches?.01:0,oc(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.
frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/1e3*to;n.time=s,Zd(e,n,r)};n.frame=requestAnimationFrame(o)}function Zd(e,t,n){
let o=Math.floor(t.at),s=t.moments[o];if(t.at>=t.goal||!s){Kt(e);return}if(o===t.at&&o===t.asks&&rc(e,t)){sh(e,t);return}
if(t.hold>0){t.hold-=n;return}let r=Math.min(o+1,t.at+(an.matches?1:n/s.seconds)),i=r===o+1;i&&an.matches?t.hold=s.seconds:
i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&(t.hold=Ud),Ns(e,t,r)}function Kt(e){let t=Yt.get(e);t?.frame&&(cancelAnimationFrame(
t.frame),t.frame=0,oc(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute(
"data-playing")},jd))}function oc(e,t){A(e,"[data-play]").textContent=t?"Pause":"Play"}function th(e){to=Ms[(Ms.indexOf(
to)+1)%Ms.length]??1;for(let t of y(e,"[data-speed]"))t.textContent=`${to}×`}function eh(e,t){let n=ce(e);n&&(Kt(e),Math.
abs(t)>1?eo(e,t<0?0:n.moments.length):t<0||an.matches?sc(e,t):nc(e,Math.floor(n.at)+1))}function sc(e,t){let n=ce(e)?.at??
0;eo(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function eo(e,t){let n=ce(e);n&&(R(e,".playing .predict")?.remove(),Ns(e,n,Math.
max(0,Math.min(n.moments.length,t))))}function rc(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-m\
ode="all"]')}function Ns(e,t,n){let{moments:o,cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===
n,f=o[c-1]?.end??0,d=u?l?.end??0:f,h=!!rc(e,t)&&n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute(
"data-guessing",h),A(e,"[data-scrub]",HTMLInputElement).value=String(n);let m=nh(o,n);if(m){let E=h&&i?m.beat.cells.indexOf(
i):-1;r?.show(m.beat,m.at,E)}let w=n<o.length?m?.rest??"":"";if(r){let{figure:E}=r;t.frame&&E.dataset.rest&&!w&&E.scrollIntoView(
{block:"nearest"}),E.dataset.rest=w}let p=`${c} ${u}`;if(p===t.painted&&n>0)return;t.painted=p;for(let[E,x]of s.entries())
x.toggleAttribute("data-ahead",E>=d),x.removeAttribute("data-asked");ic(e,l,Math.max(d,f+1),s.length);let b=l&&oh(t,l);if(!b){
Rn(e),jn(e,null);return}Ke(b,{withoutResult:!u||b.hasAttribute("data-ahead")}),t.frame&&(!r||w)&&b.scrollIntoView({block:"\
nearest"}),r||jn(e,b)}function nh(e,t){let n=Math.max(0,Math.ceil(t)-1),o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.
place+t-n,rest:""};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{beat:s.beat,at:s.place+1,rest:"past"};
let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0,rest:"waiting"}:null}function oh({cells:e},{beat:t,place:n,
end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.slice(
r,a?i:s+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(ne(f)));return l[u.indexOf(Math.
max(...u))]??e[o-1]}function ic(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${n} of ${o}`:"";A(e,
".play output").textContent=r,A(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function sh(e,t){Kt(e);let n=t.asked;
if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),ic(
e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),Ke(n,{withoutResult:!0}),t.stage||jn(e,n);let o="Which number c\
omes where the question mark is?",s=R(e,"[data-sum]")?.textContent??"",r={text:`${o} ${s}`,right:n.textContent??""},i=Xn(
o,rh(n,t.cells),r);A(e,".play").after(i)}function rh(e,t){let n=e.closest("figure"),o=t.filter(r=>r.closest("figure")===
n).reverse(),s=new Map;for(let r of[e,...o,...t])s.size<Ts&&s.set(r.textContent??"",ne(r));return[...s].sort(([,r],[,i])=>r-
i).map(([r])=>r)}function ih(e,t){let n=Yt.get(e),o=n?.asked;if(!n||!o)return;let s=o.textContent??"",r=t.dataset.choice===
s;e.dataset.predicted=String(r),Ns(e,n,n.asks+1),Ke(o);let i=r?"Right.":`It is ${s}; the line above shows why.`,a=A(e,".\
playing .predict");Qn(a,t.dataset.choice??"",s,`${i} Play goes on.`),A(e,"[data-play]").focus({preventScroll:!0})}function Zn(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}var Qa,Fd,Bd,Wd,Ud,jd,Ms,qd,Ts,Gd,zd,Yt,an,to,Vd,$s=v(
()=>{"use strict";g();Yo();K();xe();pa();Ga();Va();As();Qa=`.step-results ${ee}`,Fd=20,Bd=60,Wd=.6,Ud=.5,jd=2500,Ms=[1,2,
.5],qd=2,Ts=4,Gd=/−?\d+([.,]\d+)*(e−?\d+)?|−?∞/g,zd=/[.,]|∞/,Yt=new WeakMap,an=matchMedia("(prefers-reduced-mo\
tion: reduce)"),to=1;Vd=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&
ce(t)},{rootMargin:"600px"})});var Ls={};xo(Ls,{previewEdits:()=>ah});function ah(e,t,n){let o=Wn(),{steps:s,known:r}=o.solve(Bn(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=y(e,":scope > [data-step]:not([hidden])").filter(cc),
c=a.flatMap(l=>y(l,"figure[data-table]").filter(cc));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&lh(l,f,ch(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),ec(l)}function cc(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-ac&&t<innerHeight+ac}function ch({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function lh(e,t,n){let o=y(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of oe(t,
n).entries()){let c=o[s];if(!c)continue;let l=et(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
lc(c,"data-value",i===l&&!u?null:i),lc(c,"data-level",a?String(a):null)}}function lc(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var ac,ks=v(()=>{"use strict";g();K();nn();se();$s();ps();Lt();ac=100});function pc(e,t,n){let o=dh(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(s=>hh(s,n)).find(
s=>s)??mh(o,n)}function dh(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.
tables).flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&dc(a.variant)===dc(s))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(m=>m.map(
w=>Dn(w,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:o,after:s})=>[...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>
fh).reverse()}function dc({rows:e,columns:t}){return JSON.stringify([e,t])}function hh({title:e,shade:t,rows:n,columns:o,
before:s,after:r},i){let a=o.length;if(t!=="weights"||new Set(o).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[s,r].map(E=>ph(E.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...o.keys()].
filter(E=>E!==u&&E!==f),h=[u,f,...d].slice(0,uh).sort((E,x)=>E-x),[m,w]=[o[u]??"",o[f]??""],p=l?`“${e}”, row ${l},`:
`“${e}”`,b=h.map(E=>`${o[E]} ${i(s[c*a+E]??0)}`);return{text:`Without this step, which number of ${p} is the largest\
? With it: ${b.join(", ")}.`,choices:h.map(E=>o[E]??""),right:w,outcome:`The largest is ${w}; with this step it is ${m}.`}}
return null}function ph(e){let t=Math.max(...e);return e.filter(o=>t-o<hc).length===1?e.indexOf(t):-1}function mh(e,t){let n=e.
find(gh);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[s[Math.floor(l/d)],r[l%d]],m=[o,...h].filter(Boolean).join(", "),w=mc(u,f)?f>u?uc:fc:
Rs;return{text:`“${m}” is ${t(u)}. What becomes of it without this step?`,choices:[uc,fc,Rs],right:w,outcome:`${w}: ${t(
f)}${w===Rs?"":` instead of ${t(u)}`}.`}}function gh({before:e,after:t}){return e.some((n,o)=>mc(n,t[o]??Number.NaN))}function mc(e,t){
return Math.abs(e-t)>hc*Math.max(1,Math.abs(e))}var uc,fc,Rs,uh,hc,fh,gc=v(()=>{"use strict";g();Fn();[uc,fc,Rs]=["It ri\
ses","It falls","It stays the same"],uh=4,hc=1e-9,fh=1e-6});var Is={};xo(Is,{askRemoval:()=>wh});function wh(e,t,n,o){let s=pc(t,e.dataset.step??"",l=>et(kt(l)));if(!s)return null;
let{right:r,outcome:i}=s,a={text:s.text,right:r,outcome:i},c=Xn(s.text,s.choices,a);return c.addEventListener("click",l=>{
let{choice:u}=D(l).dataset;if(u===void 0)return;Qn(c,u,r,`${u===r?"Right.":"No."} ${i}`);let f=Jn("Put the step back");f.
addEventListener("click",o),c.append(f),f.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),A(e,".shee\
t-head").after(c),e.toggleAttribute("data-supposing",!0),A(c,"button").focus({preventScroll:!0}),c}var _s=v(()=>{"use st\
rict";g();K();se();Lt();As();gc()});function Mh(){let e=location.hash.slice(1);return Ah&&e.includes("=")?new URLSearchParams(e):new URLSearchParams(location.
search||document.documentElement.dataset.firstState)}function Ic(e){try{return JSON.parse(e)}catch{return e}}var Ah,yx,_c=v(
()=>{"use strict";g();Ah="exported"in document.documentElement.dataset,yx=Mh().toString()});function io(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=Cc.min&&Number(t)<=Cc.max:e==="scale"?!0:e==="\
controls"||e==="caption"?Th[e].includes(t):CSS.supports("color",t)}var Cc,Th,Pc=v(()=>{"use strict";g();Cc={min:.5,max:4},
Th={controls:["none","some","all"],caption:["none","title","all"]}});function Dc(e){let t=Hc.then(vh).then(e);return Hc=t.catch(()=>{}),t}function vh(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var Hc,Fc=v(()=>{"use strict";g();Hc=Promise.
resolve()});function Wc(e){return{"HTML frame":Uc(e),"Web component":Oh(e),Markdown:qc(e),Quarto:Nh(e),LaTeX:$h(e)}}function Uc(e){let{
title:t,embed:n}=e;return`<iframe src="${le(n)}" title="${le(t)}" width="${Us.width}" height="${Us.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${jc(e)}</iframe>`}function Oh(e){let{server:t,attributes:n}=e,o=Object.
entries({server:t,...n}).map(([s,r])=>r===""?s:`${s}="${le(r)}"`);return`<script src="${le(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${o.join(" ")}>${jc(e)}</pointer-view>`}function jc({title:e,caption:t,embed:n,picture:o}){let s=[e,t].filter(
Boolean).join(". ");return`<a href="${le(n)}"><img src="${le(o)}" alt="${le(s)}" width="${Us.width}"></a>`}function qc({
title:e,embed:t,picture:n}){return`[![${Lh(e)}](<${Bc(n)}>)](<${Bc(t)}>)`}function Nh(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",Uc(e),"```",":::",'::: {.content-visible unless-format="html"}',qc(e),":::"].join(`
`)}function $h({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${s}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${kh(o)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${Hh([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function le(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Lh(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Bc(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function kh(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Hh(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(Ph,"")].flatMap(n=>[..._h[n]??Dh(n)]).map(n=>Rh[n]??Fh(n)).join("")}function Dh(e){
return Ch.test(e)?e.normalize("NFD").slice(0,1):e}function Fh(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Ih.test(e)?e:"?"}var Us,
Rh,Ih,_h,Ch,Ph,Gc=v(()=>{"use strict";g();Us={width:960,height:540};Rh={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Ih=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
_h={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Ch=/[ąęįųĄĘĮŲ]/,Ph=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function Vc(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return Bh(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[zc("Title",n),zc("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Bh(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function zc(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,Wh(n)),o.buffer}function Wh(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Yc=v(()=>{"use strict";g()});function js(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var Kc=v(()=>{"use strict";g()});function Xc({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:ao("Link"),embed:ao("Embed"),json:ao("JSON"),offline:ao("Offline file")};a.json.target="_blank",a.offline.title=
"One HTML file with this whole view inside, for use without a network";let c=cn("JSON",()=>Jc(r(),`${e()}.json`,"applica\
tion/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not an\
swer.";let u=qh(()=>{let{link:p,embed:b}=t(),E=b?n():null;return{...p&&{Address:p},...E&&Wc(E)}}),f=()=>{let p=t();for(let b of Object.
keys(a)){let E=p[b];a[b].hidden=E===null,E!==null&&(a[b].href=E)}a.json.download=`${e()}.json`,c.hidden=p.json!==null,u.
hidden=p.link===null&&p.embed===null,l.hidden=Zt.answers};for(let p of["pointerenter","focusin"])i.addEventListener(p,f);
let d=document.createElement("select");d.setAttribute("aria-label","Size of the PNG"),d.append(...Uh.map(p=>{let b=p===jh;
return new Option(`${p}×`,String(p),b,b)}));let h=async p=>{let{address:b,meta:E,selection:x}=await o(p,Number(d.value)),
M=E.origin??t().embed??location.href,P=[E.title,x].filter(Boolean).join(": ");js(Vc(b,p,{title:P,origin:M}),`${e()}.${p}`)},
m=()=>Jc(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),w=document.createElement("span");return w.append(cn("PNG",
()=>h("png"))," ",d),i.append(a.link,a.embed,w,cn("SVG",()=>h("svg")),cn("CSV",m),a.json,c,a.offline,u,l),f(),i}function qh(e){
let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summary");n.textContent="\
Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,rows:4,hidden:!0,
spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement("div");
i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent="",
s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>cn(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.value=
l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await Gh(l);u||s.select(),r.textContent=u?"Copied.":"Selected; copy i\
t with the keyboard."};return t}async function Gh(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(()=>!0,
()=>!1):!1}function ao(e){let t=document.createElement("a");return t.textContent=e,t}function cn(e,t){let n=document.createElement(
"button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Jc(e,t,n){js(new Blob([e],{type:n}),
t)}var Uh,jh,Qc=v(()=>{"use strict";g();Mt();Gc();Yc();Kc();Uh=[1,2,4],jh=2});function ll({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<Zc.width||i.height<Zc.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?np(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...el(e,l,c)}};let u=sp(op(e,l),c),f={...u,...el(e,u,c),...ip(e,u,c),...lp(
u,c)};return{data:wp(e,u,c.height),layout:f}}function np(e,t){return ul(e,t)}function ul(e,t){if(!tl(e)||!tl(t))return t;
let n={...e};for(let[o,s]of Object.entries(t))n[o]=ul(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==
null))}function tl(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function fl(e,t){return Object.entries(e).filter(
([o])=>t.test(o))}function dl(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function hl(e){return fl(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function pl(e,t){return e[t]}function op(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,s=Array.isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==
-90||n.tickvals||!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function sp(e,{width:t,isTiny:n,
scale:o}){let{xaxis:s,yaxis:r,meta:i}=e,a=s?.ticktext;if(!s||s.tickangle!==-90||!a||a.length<=ue)return e;let c={...s,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((w,p)=>co(
w,p,1/0)),m=a.map((w,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:m},yaxis:{...r,ticktext:h}}}let[u,f]=s.domain??[0,
1],d=(f-u)*(t-(n?sl:ol))/a.length;for(let h of[1,nl]){let m=a.map((p,b)=>rp(co(p,b,1/0),d/h));if(m.includes(""))continue;
let w={...s.tickfont,size:h*o*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:m,...h<1&&{tickfont:w}}}}return e}
function rp(e,t){let n=Math.floor(t/Wt)-1,o=[];for(let s of e.split(" ")){let r=o.at(-1);if(s.length>n)return"";r!==void 0&&
r.length+1+s.length<=n?o[o.length-1]=`${r} ${s}`:o.push(s)}return o.length<=Yh?o.join("<br>"):""}function ip(e,t,{width:n,
height:o,isTiny:s,scale:r}){let i=ap(e,t),a=Math.max(...i.map(b=>b.length*Wt+Qh)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ut>o/(s?4:3),u=i.length>0&&!l,f=cp(t,o,r),h=((f.annotations?.find(({font:b})=>b?.size)?.font?.size??
0)/r||ut)*al+2,m=Math.min(t.margin?.t??8,u?c*ut+4:t.annotations?.length?h:8),w=cl.some(b=>pl(t,b)?.colorbar?.orientation===
"h"),p=!t.margin||w&&!s;return{...l&&{showlegend:!1},...!p&&{margin:{...t.margin,t:Math.ceil(m*r)}},...f}}function ap(e,t){
if(t.showlegend===!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.
values()]:[]}function cp(e,t,n){let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=o.
filter(r);if(!i.length)return{};let a=hl(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=s.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ut)/al);if(u>=l)return{};let f=Math.max(ep,u*
n);return{annotations:o.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function lp(e,{height:t,isTiny:n}){let o=Math.floor(
t/3/Wt),s=t-ml(e,1/0,o)-rl,r={};for(let i of cl){let a=pl(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=up(e,i,a,s))}return r}
function up(e,t,n,o){let s=n.colorbar??{};if(o>=zh||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],
i=s.tickvals??r?.colorbar?.tickvals,a=(s.len??1)*o;if(!i){let f=Math.max(ue,Math.floor(a/ut/1.5));return{...n,colorbar:{
...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ut)&&u.push(f)}return{...n,colorbar:{...s,tickvals:u}}}function el(e,t,n){let{width:o,height:s,isFixed:r,isTiny:i,
isNarrow:a}=n,c=a?o:1/0,l=r?Math.floor(s/3/Wt):1/0,u=ml(t,c,l),f=r?u?rl:il:0,d=Math.max(s-u-(i?2*ut:f),ut),h=i?o-sl:Math.
max(o-ol,60);return Object.fromEntries(fl(t,/^[xy]axis/).map(([m,w])=>{let p=m.startsWith("x"),b=r&&p?mp(w,t,d):w,[E,x]=b.
domain??[0,1],M=(x-E)*(p?h:d),P=t.template.layout.font.size*n.scale,k=hp(b,p,M,P,n),Z=(p?void 0:fp(e,m,b))??t.meta.priority?.[m];
return[m,pp(k,{isX:p,length:M,fontSize:P,upright:l,priority:Z},n)]}))}function fp(e,t,{tickvals:n=[]}){let o=new Map;for(let{
type:s,orientation:r,yaxis:i="y",x:a,y:c,z:l}of e){let f=s==="heatmap"?l:s==="bar"&&r==="h"?a:void 0;if(!(i!==t.replace(
"axis","")||!f||!Array.isArray(c)))for(let[d,h]of c.entries()){let m=[f[d]??0].flatMap(p=>dp(p)?[...p]:p),w=Math.max(...m.
map(p=>Math.abs(Number(p))||0));o.set(h,Math.max(w,o.get(h)??0))}}return Math.max(0,...o.values())>0?n.map(s=>o.get(s)??
0):void 0}function dp(e){return typeof e=="object"&&e!==null&&Symbol.iterator in e}function hp(e,t,n,o,{isTiny:s,isFixed:r}){
let i=e.title?.text??"";if(!s)return r&&!t&&i.length*Wt>Zh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side===
"top"||c-a>tp)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Wt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{
...e,title:{...e.title,standoff:0,font:{size:o-2},text:u}}}function pp(e,{isX:t,length:n,fontSize:o,upright:s,priority:r},i){
let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;
if(!f)return c||u&&t?gp(e,t,n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*Wt>n-Wt)return{...e,
tickfont:{size:.75*o}};if(h<=ue&&(t||!c||n>=ut))return e;let w=!t&&c&&n/h<ut,p=t&&e.tickangle===0&&f.every(k=>/^\d+$/.test(
k)),b=Wt*(String(h).length+1),E=Math.floor(n/(w?Vh:p?b:ut)),x=h<=ue?[h-1]:bp(h,E,r),M=t&&e.tickangle!==0?s:1/0,P=gl(f,u?
a:1/0,M);return{...e,...w&&{tickfont:{...e.tickfont,size:nl*o}},tickvals:x.map(k=>d[k]??k),ticktext:x.map(k=>P[k]??"")}}
function mp(e,t,n){let[o]=dl(t,e.anchor)?.domain??[0,1],s=hl(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-
r)*n;return e.side==="top"||i>2.4*ut?e:{...e,title:{},...i<.9*ut&&{showticklabels:!1}}}function gp(e,t,n,{isTiny:o,isNarrow:s}){
let r=Math.max(ue,Math.floor(n/(t?Jh:ut*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.
tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(ue,Math.floor(
n/Xh))};let c=s&&t&&e.nticks&&!o?ue:r,l=Math.min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function wp(e,t,n){
return e.map(o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let s=dl(t,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.
length;return a===void 0?o:(i-r)*(n-il)<a*ut?{...o,texttemplate:""}:o})}function bp(e,t,n){let o=[...Array(e).keys()];if(e<=
t)return o;let s=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort(
(a,c)=>(n[c]??0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function ml({xaxis:e},t,n){
let o=e?.tickangle===0?[]:e?.ticktext??[],s=gl(o,t,n).map(r=>r.length);return Math.max(0,...s)*Kh}function gl(e,t,n){return e.
map((r,i)=>xp(r,i,t,n)).every((r,i)=>r===e[i])?e:e.map((r,i)=>co(r,i,n,t))}function xp(e,t,n,o){return n===1/0&&e.length<=
o?e:co(e,t,o,n)}function co(e,t,n,o=1/0){let s=o<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",
c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?14:1/0,d=Math.min(s?Math.max(5,Math.floor(o/48)):f,n),h=l.length>d&&!l.includes(
"&")?`${l.slice(0,d-1)}…`:l;return i+(u?`${t+1} ${h}`:h)+c}var Zc,zh,ue,ut,Wt,Vh,nl,Yh,Kh,Jh,Xh,ol,sl,rl,il,Qh,Zh,tp,ep,
al,cl,wl=v(()=>{"use strict";g();Zc={width:420,height:200},zh=300,ue=2,ut=20,Wt=8,Vh=13,nl=.75,Yh=3,Kh=7.5,Jh=44,Xh=18,ol=
240,sl=90,rl=56,il=90,Qh=48,Zh=1.3,tp=.6,ep=9,al=1.4,cl=["coloraxis","coloraxis2"]});function Vs(e,t){let n=JSON.stringify(Object.values(e)),o=Ne.get(n)??new Map;Ne.delete(n),Ne.set(n,o);for(let i of Ne.keys()){
if(Ne.size<=Ep)break;Ne.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>yp(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function yp(e,t,n,o){let s=qs.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);qs.set(e,{query:t,views:r}),setTimeout(()=>{qs.delete(e),Sp(t,r)},0)}async function Sp(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await te(`${o}/figures?${wt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof Y&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?Ap(e,l).then(u,f):f(a)}}function Ap({server:e,path:t,query:n,theme:o},s){let r=wt({...n,theme:o});
return te(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function xl(e,t){let n=Gs.get(e),o=n??(e.startsWith("#")?
Mp(e.slice(1)):Tp(e));n||(Gs.set(e,o),o.catch(()=>Gs.delete(e)));let s=await o;if(rt(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=bl(i),c=new Map;for(let d of Object.values(r))bl(d).forEach((h,m)=>{c.set(h,a[m]??h)});
let{data:l,layout:u}=zs({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function bl(e){return e.layout.colorway}function zs(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>zs(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,zs(s,
t)])):t.get(e)??e}async function Mp(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function Tp(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new Y(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function $e(e,{server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=wt({...i&&e!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var Ep,Ne,qs,Gs,El=v(()=>{"use strict";g();Mt();$n();Ep=12,
Ne=new Map,qs=new Map;Gs=new Map});function Sl(e,t,{width:n,height:o,scale:s},r=Rp){let{font:i}=t.template.layout,a={size:i.size*s,family:String(i.family??
"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[f,d]of Object.entries(t)){if(!/^[xy]axis/.test(f))continue;let h=d,
m=f.startsWith("x"),w=vp(h,m,a,r);if(w===null||w&&!Lp(t,h,m))continue;l[f]={...h,automargin:!1};let p=m?"b":"l";if(w&&(c[p]=
Math.max(c[p],Math.ceil(w)+8)),w&&!m){let b=Math.ceil((h.tickfont?.size??a.size)/2);c.t=Math.max(c.t,b),c.b=Math.max(c.b,
b)}}let u=o-c.t-c.b;for(let f of["coloraxis","coloraxis2"]){let h=e.some(({coloraxis:p,visible:b})=>p===f&&b!==!1)?Np(t,
f,u,a,r):0,m=Math.min(12,c.l,c.t,c.b),w=(h+m+(1.02-1)*(n-c.l))/1.02;h&&(c.r=Math.max(c.r,Math.ceil(w)))}for(let[f,d]of Object.
entries(l)){if(!f.startsWith("x")||!d.ticktext||d.tickangle!==0)continue;let h=uo(d.ticktext,{...a,...d.tickfont},r).width;
$p(d,h,n,c)&&delete l[f]}return{...t,...l,margin:c}}function vp(e,t,n,o){if(e.visible===!1)return 0;let s=e.title?.text??
"";if(e.showticklabels===!1)return s?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,u=t&&c===-90;if(!i||
!a||c!==0&&!u||l&&l!==(t?"bottom":"left")||e.ticks)return null;let d=e.tickfont?.size??n.size,h=uo(i,{...n,size:d},o);return 1+
(u?h.width+.2*d:t?h.height:h.width)+Op(e,s,n)}function uo(e,{size:t,family:n},o){let[s,r,i]=[0,1,0];for(let a of e){let c=a.
includes("<b>")?700:400,l=a.split(yl);r=Math.max(r,l.length);for(let u of l){let f=o(kp(u),`${c} ${t}px ${n}`);s=Math.max(
s,f.width),i=Math.max(i,f.descent)}}return{width:s,height:t+(r-1)*1.3*t+i}}function Op(e,t,n){if(!t)return 0;let{font:o,
standoff:s}=e.title,r=o?.size??Math.round(1.2*n.size),i=t.split(yl).length-1;return r*(.7+i*1.3)+(s??6)}function Np(e,t,n,o,s){
let r=e[t]??{},a={...e.template.layout[t]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,thickness:u,len:f=1}=a,d=a.orientation===
"h"||"x"in a||"xanchor"in a;if(r.showscale===!1||d||!c?.length||!u)return 0;let h=uo(l??c.map(String),o,s),m=20+u,w=a.title?.
text;if(!w)return m+1+h.width;let p=Math.round(1.2*o.size),b=uo([w],{...o,size:p},s).width,[E,x]=[r.cmin??c[0]??0,r.cmax??
c.at(-1)??1],M=f*n-20;return c.some(k=>Math.abs((k-E)/(x-E)-.5)*M<b/2+1.3*(o.size/2))?m+1+h.width+1.45*p+2:m+10+1.25*p}function $p({
domain:e=[0,1],categoryarray:t,ticktext:n=[]},o,s,{l:r,r:i}){let[a,c]=e,l=s-r-i,u=(c-a)*l/(t??n).length,f=Math.min(r+a*l,
i+(1-c)*l);return(o-u)/2>f}function Lp(e,t,n){let o=t.anchor??(n?"y":"x"),s=e[`${o[0]}axis${o.slice(1)}`],[r]=s?.domain??
[0,1];return r===0}function kp(e){return e.replace(/<[^>]*>/g,"").replace(/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function Rp(e,t){
if(lo??=document.createElement("canvas").getContext("2d"),!lo)return{width:0,descent:0};lo.font=t;let{width:n,fontBoundingBoxDescent:o}=lo.
measureText(e);return{width:n,descent:o}}var yl,lo,Al=v(()=>{"use strict";g();yl=/<br ?\/?>/i,lo=null});function Tl({x:e,y:t,xaxis:n,yaxis:o},s){let r=[Ml(n,e,s),Ml(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function Ml(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function vl(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(Ip());if(!e._fullLayout)
return;let s=e._fullLayout,{_subplots:r}=e._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[u,f]=[s[`xaxis${c}`],s[`yaxis${l}`]];if(!u||!f)return[];let d=[u,f].every(({_name:h})=>t.includes(h));return[[u,
f],[f,u]].flatMap(([h,m])=>h&&m&&t.includes(h._name)&&(d||h.anchor===m._id)?n.map(p=>_p(h,m,p)):[])});o.replaceChildren(
...i.filter(a=>a!==null))}function Ip(){let e=document.createElement("div");return e.className="view-marks",e}function _p(e,t,n){
if(!e._length)return null;let o=e._id.startsWith("x"),s=[e.l2p(n-.5),e.l2p(n+.5)],[r,i]=[Math.min(...s),Math.max(...s)];
if(!(i>0&&r<e._length)||!t._length)return null;let[a,c]=o?[e._offset+r,t._offset]:[t._offset,e._offset+r],[l,u]=o?[i-r,t.
_length]:[t._length,i-r],f=document.createElement("div");return Object.assign(f.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${u}px`}),f}var Ol=v(()=>{"use strict";g()});async function Ys({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await Cp(e))}`}async function Nl(e,t){let n=new Image;
n.src=await Ys(e),await n.decode();let o=document.createElement("canvas");o.width=Math.round(e.width*t),o.height=Math.round(
e.height*t);let s=o.getContext("2d");if(!s)throw new Error("This browser cannot draw a PNG of this size.");return s.drawImage(
n,0,0,o.width,o.height),o.toDataURL("image/png")}async function Cp(e){let t=await Pp();return t&&e.replace(/<svg[^>]*>/,
n=>`${n}<style>${t}</style>`)||e}async function Pp(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Hp(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Hp(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${kr(new Uint8Array(await n.arrayBuffer()))}`}var $l=v(()=>{"use strict";g();Co()});function fo(e){return window.Plotly?Promise.resolve(window.Plotly):(Ks??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${Ll}`,e).href:new URL(`../${Ll}`,S).href;let s=()=>{Ks=void 0,o.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.Plotly?
t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),Ks)}async function kl(e,t,n){let{width:o,height:s}=e.
layout,a={svg:await(await fo()).toImage(e,{format:"svg",width:o,height:s,imageDataOnly:!0}),width:o,height:s};return t===
"svg"?Ys(a):Nl(a,n)}var Ll,Ks,Rl=v(()=>{"use strict";g();$l();Ll="vendor/plotly/plotly-traces-4.1.1.min.js"});function Fp(e){return e.split(Dp)}function Js(e){return Fp(e).map((t,n)=>{if(n%2===0)return t;let o=document.createElement(
"span");return o.className="with-unit",o.textContent=t,o})}var Dp,Il=v(()=>{"use strict";g();Dp=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});var Zp={};function Hl(e){return e instanceof Y&&e.status===0}function Xp(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=Kp,e}function Qp(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let s=o,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&
r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:s]});return Object.fromEntries(t)}var tr,er,Bp,Dl,Wp,_l,Cl,Xs,
Up,jp,qp,ho,Qs,Gp,Pl,zp,Vp,Yp,Kp,Jp,Le,Zs,nr,Fl=v(()=>{"use strict";g();_c();Mt();Pc();Fc();Qc();$n();wl();El();Al();Ol();
Wo();Rl();Uo();Go();Il();tr={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"\
interventions",against:"against"},er=["inputs","removed"],Bp=new Set(["server","source","model","lesson","view","theme",
"reads",...er,...Object.keys(tr)]),Dl=["scale","accent","controls","caption"],Wp=new Set([...Dl,"fill"]),_l=":scope > a",
Cl="pointer-view:hover",Xs=matchMedia("(prefers-color-scheme: dark)"),Up={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},jp=120,qp=[["short",576,0],["low",352,0],["tight",288,352]],ho={height:525,width:640,
least:.75,most:4},Qs={width:944,height:524,least:.6},Gp="400px 0px",Pl=660,zp="[data-answer]:not(pointer-view *)",Vp=/^(\w+):(\d+)$/,
Yp="The server draws this chart, and it does not answer.",Kp="The answer above is computed in this browser.",Jp="Type vi\
sits, or add a place, to see what the model answers.",Le=null,Zs=null,nr=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#a="";#h=[];#l=!1;#x=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#_()},{rootMargin:Gp});#E=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#p=new MutationObserver(
t=>this.#J(t.map(({attributeName:n})=>n??"")));#f=t=>this.getAttribute(t);#d=()=>{if(!this.#n||!this.#t){this.#y();return}
this.#O(this.#M),this.#b()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#I=({type:t})=>this.#ot(t==="beforeprint");connectedCallback(){
this.#e??=this.#D(),this.#v(),document.addEventListener("pointerscope:theme",this.#d),document.addEventListener(Cl,this.#R),
Xs.addEventListener("change",this.#d);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#I);this.#E.
observe(this),this.#p.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#x.observe(this):this.#l=!0,this.#y()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#d),document.removeEventListener(Cl,this.#R),Xs.removeEventListener(
"change",this.#d);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#I);this.#E.disconnect(),this.#p.
disconnect(),this.#x.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#h.join()&&(this.#h=t,this.#j())}get chosen(){
return this.#t?this.#m:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+Nn(this.#t)+n)}get#c(){return this.#e??=this.#D(),this.#e}#_(){this.#l=!0,this.#x.disconnect(),this.#y()}#J(t){
t.some(o=>Wp.has(o))&&(this.#v(),this.#b()),t.includes("beat")&&this.#C();let n=t.filter(o=>Bp.has(o)&&!this.#X(o));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#_():n.length?this.#y():this.#g.some(({name:o})=>t.includes(o))?this.#k()&&
this.#b():t.includes(this.#a)&&this.#y()}#X(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#d(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Q(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#g(){return this.#t?bt(this.#t).choices??[]:[]}#y(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#tt()}))}get#T(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Qt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#M(){let t=this.getAttribute("theme");return t===
"auto"?Xs.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#A(){let t=this.getAttribute("scale");return t===
"auto"?this.#Z:t!==null&&io("scale",t)?Number(t):1}get#Z(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let o=Math.round(10*Math.min(n/ho.height,t/ho.width))/10;return Math.min(ho.most,Math.max(ho.least,
o))}#v(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#A)):
this.style.removeProperty("--scale"),t&&io("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#H(){if(this.hasAttribute("lesson")){let n=er.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(tr).map(
([n,o])=>[o,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){let{needsHistory:t,query:n}=this.#H;
this.#o+=1;let o=this.#o,s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#T&&r&&(!t||n.visits||n.record);
if(!s&&!i){this.#N(Jp);return}if(!this.#l){this.#N("");return}let a=this.#M;this.#O(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#S,path:this.#T,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.
all([s?xl(s,a):this.#et(c,r),s?null:r===On?import("./network-drawing.js"):fo(l)]),f=rt(u),d=f?await import("./network-drawing.js"):
null;f||await fo(l),await Dc(()=>{o===this.#o&&(this.#st(d?.NetworkDrawing??null,bt(u).title),this.#t=f?u:structuredClone(
u),this.#it(this.#t),this.#nt({...c,theme:"light"},r))})}catch(c){o===this.#o&&this.#B(c)}finally{o===this.#o&&this.removeAttribute(
"aria-busy")}}async#et(t,n){let o=n===On?this.#n:null,s=this.getAttribute("model")??"",r=await o?.compute(t,s,{isSilent:!1});
if(r)return r;try{return await Vs(t,n)}catch(i){if(!Hl(i))throw i;let a=await o?.compute(t,s,{isSilent:!0});if(!a)throw i;
return a}}#O(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,n){if(!this.#t||rt(this.#t))return;let{
template:o,meta:s}=this.#t.layout,r=s.templates?.light;Le??=r??(this.#M==="light"?o:null),!(Le||this.hasAttribute("sourc\
e"))&&(Zs??=Vs(t,n),Zs.then(i=>{rt(i)||(Le??=i.layout.template)}).catch(()=>{Zs=null}))}#ot(t){if(this.#i=t,!this.#t||!this.#s)
return;let n=Le??this.#n;this.#O(t&&n?"light":this.#M),this.#b(),t||requestAnimationFrame(()=>this.#b())}#D(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#w("h3","view-title"),caption:this.#w("p","view-capti\
on"),choices:this.#w("div","view-choices"),summary:this.#w("p","view-summary"),failure:this.#w("p","view-failure"),trust:this.#w(
"p","view-trust"),plot:this.#w("div","view-plot"),details:this.#w("details","view-table"),exports:Xc({name:()=>this.#z,links:()=>this.#wt(),
view:()=>this.#t&&this.#bt(this.#t),picture:(r,i)=>this.#mt(r,i),csv:()=>this.#t?Gr(this.#t,this.#m):"",json:()=>JSON.stringify(
this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(
t),n.details.addEventListener("toggle",()=>this.#G());let o=new Ln(n.choices,{selected:()=>this.#m,select:(r,i)=>this.#ht(
r,i),open:r=>this.#u("open",r)}),s=this.querySelector(_l);s?.classList.add("view-stand-in"),this.replaceChildren(...Object.
values(n),...s?[s]:[]),this.addEventListener("toggle",({target:r})=>this.#dt(r),!0);for(let r of[n.plot,n.details,n.choices,
n.exports,n.failure])r.hidden=!0;return{...n,controls:o}}#w(t,n){let o=this.querySelector(`.${n}`),s=o instanceof HTMLElement?
o:document.createElement(t);return s.className=n,s}#st(t,n){if(t===null==(this.#n===null))return;let o=this.#c,s=o.plot.
cloneNode();s.removeAttribute("data-listening"),s.role=t?"group":"img",o.plot.replaceWith(s),o.plot=s,this.#n?.bar?.remove(),
this.#n=t?new t(s,{title:n,isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),told:r=>this.#Q(r),
acts:{server:()=>this.hasAttribute("source")?null:this.#S,answered:r=>this.#rt(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):
null,this.#n?.bar&&o.summary.before(this.#n.bar)}#rt({figure:t,interventions:n}){this.#t=t;let{interventions:o}=this.#n??
{};o?this.setAttribute("interventions",o):this.removeAttribute("interventions"),this.#k()&&this.#b(),this.#u("interventi\
ons",n)}#F(t){let{plot:n,details:o,choices:s,exports:r,failure:i}=this.#c;for(let c of[n,o,s,r])c.hidden=t;i.hidden=!0;let a=this.#n?.
bar;a&&t&&(a.hidden=!0)}#N(t){this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#F(
!0),this.#c.summary.textContent=t}#B(t){this.#N("");let{failure:n}=this.#c,o=Hl(t)&&document.querySelector(zp)!==null,s=o?
Yp:wn(t);if(n.replaceChildren(s),o&&n.append(" ",Xp()),n.hidden=!1,this.#u("failed",{message:s}),!(t instanceof Y)||![0,
503].includes(t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener(
"click",()=>this.#y()),n.append(" ",r)}#it(t){let{title:n,caption:o,controls:s}=this.#c,r=bt(t);n.textContent=r.title,n.
hidden=!1,o.replaceChildren(...Js(r.caption)),this.#at(r.trust),this.toggleAttribute("data-network",rt(t)),this.#F(!1),s.
offer(r,rt(t)?[]:t.data,!this.hasAttribute("fill")),this.#k()&&this.#b()}#at(t){let{trust:n}=this.#c;if(n.textContent=t?.
text??"",!t||this.hasAttribute("source")||!Zt.answers)return;let o=document.createElement("a"),s=encodeURIComponent(this.
getAttribute("model")??"");o.href=new URL(`insights/${s}#view-${t.view}`,this.#S).href,o.textContent="Which explanation \
to believe",n.append(" ",o)}#b(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,o=this.#$(Nn(this.#t)),s=n?Math.min(o.
width||Pl,Pl):o.width;if(!s)return;if(rt(this.#t)){let i=o.isFixed?this.#ut:1;t.style.setProperty("zoom",i===1?"":String(
i)),t.style.height=`${o.height/i}px`,this.#n?.draw(this.#t)}else t.style.height=o.isFixed?`${o.height}px`:"",this.#ct(t,
this.#t,{...o,width:s});let r=!this.dataset.drawn;r&&this.querySelector(_l)?.remove(),this.#s=`${s}×${o.height}`,this.dataset.
drawn="true",r&&this.hasAttribute("beat")&&this.#C(),this.#j(),this.#u("drawn",{})}#ct(t,{data:n,layout:o},s){let r=this.#i,
i=r&&Le?{...o,template:Le}:o,a=this.#W({data:n,layout:i},s);window.Plotly?.react(t,a.data,r?{...a.layout,width:s.width}:
a.layout,Up),t.dataset.listening||this.#lt(t)}#W({data:t,layout:n},{width:o,height:s,isFixed:r}){let i="rgba(0, 0, 0, 0)",
a=this.#A,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=ll({data:t,layout:Qp(n)},{width:o,height:s,isFixed:r,scale:a}),
d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{...Sl(f.data,f.layout,
{width:o,height:s,scale:a}),...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#lt(t){t.dataset.listening="true",t.on(
"plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,o,s]=Vp.exec(String([n.customdata].
flat()[0]))??[];o&&this.#u("select",{table:o,row:Number(s)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{
visits:Tl(n,this.#U)})}),t.on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#U(){return this.#t?bt(this.#t).visit_axes??
[]:[]}#u(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#j(){!this.#t||!this.#s||(this.#n?
this.#n.mark(this.#h):vl(this.#c.plot,this.#U,this.#h))}#$(t){let{plot:n}=this.#c,o=n.clientWidth;if(!this.hasAttribute(
"fill"))return{width:o,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#v(),this.#ft();let{above:s,below:r}=this.#q();
this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),jp);return{width:o,
height:i,isFixed:!0}}get#ut(){let t=Math.min(1,this.#A),[n,o]=[this.offsetWidth,this.offsetHeight],s=Math.min(n/Qs.width,
o/Qs.height)/t;return n<o||s>1||s*t<Qs.least?1:s}#ft(){let[t,n]=[this.offsetWidth/this.#A,this.offsetHeight/this.#A],o=qp.
filter(([,s,r])=>n<s||t<r).map(([s])=>s).join(" ");this.dataset.room!==o&&(this.dataset.room=o)}#q(){let{plot:t,details:n,
exports:o}=this.#c,s=this.getBoundingClientRect(),r=s.height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).map(
c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.
getBoundingClientRect().top-s.top)/r,below:a/r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.
open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)
return;let{width:t,height:n}=this.#$(Nn(this.#t));t&&this.#s!==`${t}×${n}`&&this.#b()}#ht(t,n){this.setAttribute(t,String(
n)),this.#u("option",{[t]:n})}#k(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:Pr(this.#g,this.#f);
if(n)return this.#B(new Error(n.message)),this.#a=n.name,!1;let o=bt(t),s="";if(this.#g.length&&!rt(t)){let r=this.#m;this.#c.
controls.show(r);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));Wr(t,r);let{summaries:i}=o;
i&&(o.summary=i.texts[Hr(this.#g,i.by,r)]??""),s=`: ${Fo(this.#g,r)}`}return this.#c.summary.replaceChildren(...Js(o.summary??
"")),this.#c.plot.setAttribute("aria-label",`${o.title}${s}. ${o.summary??""}`),this.#G(),!0}get#m(){return Cr(this.#g,this.#f)}#G(){
let{details:t}=this.#c;if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=
0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${bt(this.#t).title}`),n.append(...this.#pt().map(
kn)),t.querySelector(".table-frame")?.remove(),t.append(n)}#pt(){return this.#t?qo(this.#t,this.#m):[]}async#mt(t,n){let o=this.#t;
if(!o)throw new Error("There is no figure to save yet.");return{address:rt(o)?await this.#n?.address(t,n)??"":await kl(this.#gt(
o),t,n),meta:bt(o),selection:Fo(this.#g,this.#m)}}#gt(t){let{data:n,layout:o}=structuredClone(t),s=this.#$(o.height),{paper_bgcolor:r,
plot_bgcolor:i}=o.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#W(
{data:n,layout:o},s),l=a?{}:{paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:s.width,...l}}}get#z(){
let t=this.getAttribute("model")??this.getAttribute("lesson"),{model:n=t}=Object(Ic(this.getAttribute("against")??"{}")),
o=[t,n!==t&&`minus-${n}`,this.getAttribute("view"),this.hasAttribute("against")&&"difference"],s=this.getAttribute("name")??
o.filter(Boolean).join("-"),r=this.#m,a=this.#g.filter(({name:c,values:l})=>r[c]!==l[0]).map(({name:c})=>typeof r[c]=="n\
umber"?`${c}-${r[c]}`:r[c]);return[s,...a].join("-")}get#V(){return{server:this.#S,path:this.#T,view:this.getAttribute("\
view")??"",values:{...this.#H.query,...this.#m}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Dl.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(o)&&io(o,s??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#wt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Zt.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#V;return{link:n,embed:$e(
"embed",this.#K(s)),json:$e("json",s),offline:$e("offline",s)}}#K(t){let{controls:n,...o}=this.#Y,s={...t.values,...o,...n&&
n!=="some"&&{controls:n}};return{...t,values:s}}#bt(t){let n=this.#V,{title:o,summary:s=""}=bt(t),r=["model","lesson","v\
iew","reads",...er,...Object.keys(tr)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#m,...l&&{theme:l},...c},
f=this.#K(n);return{title:o,caption:s,name:this.#z,server:n.server,embed:$e("embed",f),picture:$e("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",nr)});g();g();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},o=/^transparent(?:-(light|dark))?$/,s=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=frameElement?.getAttribute("data-page")??null;i!==null&&(s.dataset.inRoom=i);let a=new URLSearchParams(location.
search).get("theme"),c="auto",l=!1,u=()=>{try{return localStorage.getItem(e)}catch{return null}};function f(x){return typeof x==
"string"&&Object.hasOwn(t,x)}let d=x=>{let M=o.exec(x??""),P=M?M[1]??"auto":x;s.toggleAttribute("data-transparent",M!==null),
f(P)?s.dataset.askedTheme=x??"":delete s.dataset.askedTheme,c=[P,s.dataset.firstTheme,u()].find(f)??"auto"},h=()=>{let x=new URL(
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
w()}))})})();g();Mt();Yo();K();g();g();var Ko={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,
f:70,h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Ju="input, select, textarea, [contenteditable], dialog[ope\
n]",Xu="a[href], button, summary, [role=button]",Qu=".table-frame";function Zr({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;
window.addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),
!(!o||!t()||!Qr(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{
Qr(r)&&s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function Qr({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn(Ko,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Ju)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Xu))return!1;let a=t.closest(Qu);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var Zu=1e5,tf=100,ti=2e4,ef=8,nf=1e3;function ei({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let m of a?
["*"]:i)r.postMessage(h,m)},f=(h,m)=>u({pointerscope:h,...m});r!==window&&Zr({send:h=>{f("key",h);let m={method:"trigger\
Key",args:[Ko[h.key]]};l||u(JSON.stringify(m))},isInDeck:()=>l,keeps:s});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:m,data:w})=>{h!==r||!(a||i.includes(m))||(w?.pointerscope==="set"&&(n(of(w.state)),d()),w?.pointerscope===
"mark"&&o(sf(w.visits)),w?.pointerscope==="deck"&&(l=!0),w?.pointerscope==="ask"&&(c="",d()))}),(h,m)=>h==="state"?d():f(
h,m)}function of(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,tf)){let s=o===null?null:rf(o);(s===null||s!==void 0&&s.length<=Zu)&&(t[n]=s)}return t}function sf(e){return(Array.
isArray(e)?e.slice(0,nf):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function rf(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&ni(e,ef)<=ti?JSON.stringify(e):void 0}function ni(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=ni(o,t-1),n>ti)return Number.POSITIVE_INFINITY;
return n}g();Mt();K();Lt();var Je=0;function oi(e,t,n){e.addEventListener("submit",o=>{let s=D(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),cf(s,t,n))}),e.addEventListener("input",o=>{let s=D(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&af(s)})}function af(e){Je+=1;let t=R(e,"[data-marked]");if(t){We(t,""),A(e,"[data-because]").hidden=!0,
delete e.dataset.right;for(let n of y(e,"[aria-invalid]"))n.removeAttribute("aria-invalid")}}async function cf(e,t,n){Je+=
1;let o=Je,s=e.dataset.exercise??"",r=y(e,"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("\
aria-invalid");try{let{exercises:i}=await te(`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"\
application/json"},body:JSON.stringify({answers:{[s]:uf(e)},lang:n})}),a=i.find(c=>c.id===s);o===Je&&a&&ff(e,a.marked,r)}catch(i){
if(!(i instanceof Y))throw i;if(o!==Je)return;A(e,"[data-marked]").textContent=i.message,A(e,"[data-because]").hidden=!0,
delete e.dataset.right;for(let{where:a}of i.problems)lf(e,r,a)?.setAttribute("aria-invalid","true")}}function lf(e,t,n){
let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return o===void 0||s===void 0?t[0]:si(e)[Number(o)]?.[Number(s)]}function si(e){
return y(e,"tbody tr").map(t=>y(t,"input",HTMLInputElement))}function uf(e){if(e.querySelector("input[type=radio]"))return y(
e,"input:checked",HTMLInputElement)[0]?.value??"";let t=si(e);return t.length?t.map(n=>n.map(o=>o.value)):A(e,"input",HTMLInputElement).
value}function ff(e,{right:t,all_right:n,computed:o,sentence:s},r){let i=t.flat();for(let[u,f]of r.entries())f.setAttribute(
"aria-invalid",String(!i[u]));let a=A(e,"[data-marked]"),c=A(e,"[data-because]");if(a.replaceChildren(s||df(i,n)),c.hidden=
!n,e.dataset.right=String(n),n)return;let l=document.createElement("button");l.type="button",l.textContent="Show the ans\
wer",a.tabIndex=-1,l.addEventListener("click",()=>{a.textContent=`The answer: ${hf(o,Number(e.dataset.decimals))}`,c.hidden=
!1,a.focus()}),a.append(" ",l)}function df(e,t){return t?"Right.":`${e.filter(Boolean).length} of ${e.length} are right.`}
function hf(e,t){if(typeof e=="string")return e;let n=o=>et(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join(
"; ")).join("; ")}g();K();Lt();var pf=8,mf=4;function ri(e){e.addEventListener("pointerdown",t=>{let n=D(t);n instanceof HTMLInputElement&&
n.inputMode==="decimal"&&Jo(t,n.value,s=>Xe(e,n.name,s))})}function Jo(e,t,n){let o=Number(Ue(t));if(e.button!==0||Number.
isNaN(o))return;let s=Qo(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||
(a||=Math.abs(d)>=mf,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Xo(o,Math.round(d/pf)*
s);h!==i&&n(h),i=h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();
a&&(addEventListener("click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;
addEventListener("pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",
l,{signal:u})}function Xe(e,t,n){let o=R(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(
new Event("input",{bubbles:!0})))}function Xo(e,t){return et(String(Number((e+t).toFixed(6))))}function Qo(e){let t=(Ue(
e).split(".")[1]??"").length;return t===0?1:10**-Math.min(t,2)}g();K();function ii(e){for(let t of y(e,"[data-step]")){let n=new Map(y(t,"figure[data-table]").map(s=>[ci(s.querySelector(
"figcaption math")),s.dataset.table??""]));n.delete("");let o=R(t,".formula");o&&li(o,n)}}function ai(e){e.addEventListener(
"pointerover",t=>{let n=D(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");gf(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function gf(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of y(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function ci(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function li(e,t){for(let n of e.children){let o=t.get(ci(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):li(n,t)}}g();K();var wf=["beside","above","below","figure"],ui={width:960,height:540},bf=2,ts=.6,Zo=.1,xf=320,Ef=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:ts}],fi=["notes reasons remark switch","notes reasons remark switch formula"],yf=[1,.8,ts],In=new WeakMap;
function hi(e,t){let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=R(t,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/ui.width,innerHeight/ui.height,
bf),l=Number(o)||Math.max(1,c);e.style.setProperty("--most",String(l)),Sf(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
s)).observe(t),t.addEventListener("click",r=>{let i=D(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Of(a),i.dataset.
turn&&mi(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function pi(e){for(let t of e){In.delete(t);for(let n of[
"out","layout","paged"])delete t.dataset[n]}}function Sf(e,t,n,o){let s=`${n}×${o}×${t}`;if(In.get(e)?.frame===s)return;
let r=R(e,"pointer-view"),i=n>o,a=wf.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=Af(e,a,t,
r)??Tf(e,Math.min(t,1));delete e.dataset.fitting,In.set(e,{frame:s,arrangement:c}),c.pages&&mi(e,Number(e.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function Af(e,t,n,o){delete e.dataset.
paged;for(let{out:s,parts:r,least:i}of Ef){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?
a.scale*(o?.8:1)+Zo:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=Mf(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return Ee(e,a),a}return null}function Mf(e,t,n,o,s,r){let i=u=>(Ee(e,{out:t,layout:n,scale:u}),vf(e));if(!i(o))return null;
let[a,c]=[o,s];for(c-a>Zo&&i(c)&&(a=c);c-a>Zo;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};
Ee(e,{out:t,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*xf));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function Tf(e,t){e.dataset.paged="";let n=yf.map(i=>Math.min(i,t));for(let i of fi){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...di(e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return Ee(e,a),a}let[o,s]=[fi.at(-1)??"",n.at(-1)??ts],r={out:o,layout:"below",scale:s,pages:di(e,o,s).pages};return Ee(
e,r),r}function di(e,t,n){Ee(e,{out:t,layout:"below",scale:n});let o=es(e);for(let p of o)p.dataset.turnedTo="";let{rowGap:s,
columnGap:r}=getComputedStyle(A(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=A(e,".shown").getBoundingClientRect(),
l=c.height-A(e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,m=0,w=A(e,".formula").scrollWidth<=c.width+
1;for(let p of o){let{width:b,height:E}=p.getBoundingClientRect();w&&=E<=l&&wi(p),m&&m+b>c.width&&(d+=h+i,h=0,m=0),u.length&&
d+Math.max(h,E)>l&&(u=[],f.push(u),d=0,h=0,m=0),u.push(p),h=Math.max(h,E),m+=b+a}return{pages:f,isFitting:w}}function mi(e,t){
let n=In.get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of es(e))
n[o]?.includes(s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;A(e,".pager").hidden=n.length===1,A(e,"[data-turned]").
textContent=`${o+1} of ${n.length}`;for(let s of y(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}
function es(e){return y(e,".matrix, .shown > pointer-view")}function Ee(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.
layout=n,A(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function vf(e){let t=e.getBoundingClientRect(),
n=A(e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,A(e,".words"),A(e,".shown")].every(gi)&&n.scrollWidth<=n.clientWidth+1&&[n,...es(e)].every(s=>o(s)&&wi(s))}function gi(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function wi(e){let t=e.querySelector(
":scope > .table-frame");return!t||gi(t)}function Of(e){let t=document.createElement("dialog");t.className="rest";let n=A(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),A(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...A(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}g();K();var Nf=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,$f="Write a number, such as 0.5, in every cell.",Cn=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#E(r.name,r.value),this.#p()}),
t.addEventListener("click",s=>{let r=D(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#d(i,1),"fewer"in r.dataset&&
this.#d(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(Ft(s),xi(bi(s)));this.#h(),y(this.#e,"\
input, select")[0]?.focus(),this.#p()}),this.#f()}get text(){let t={};for(let n of this.#s){let o=Ft(n),s=Ei(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(bi(n))&&(t[o]=s)}return Object.keys(t).length?
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
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#o.clear();for(let t of this.#s){let n=_n(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(Ft(t),s==="words"?o:s==="matrix"?Lf(n,!!r):o[0]??"")}}#h(){for(let t of this.#s)
for(let n of _n(t)){let o=this.#x(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#x(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#E(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#p(){this.#f(),this.#n()}#f(){for(let t of this.#s){let n=Ft(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?_n(t).filter(c=>Qe(c.value)===null):[];for(let c of o?_n(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),kf(t,s.length?$f:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of y(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of y(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#d(t,n){let o=Ft(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=ns(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?ns(l,n):l.map(u=>ns(u,n))),l!==void 0&&this.#o.set(c,l)}this.#p()}};
function Ft(e){return e.dataset.input??""}function bi(e){return JSON.parse(e.dataset.default??"null")}function _n(e){return y(
e,"input, select")}function Lf(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function ns(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function xi(e){return Array.isArray(e)?e.map(xi):String(e)}function Ei(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Qe(t);let n=t.map(o=>Ei(e,o));return n.includes(null)?null:n}function Qe(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Nf.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function kf(e,t){let n=A(
e,"[data-failure]");n.textContent=t,n.hidden=!t}g();Mt();K();g();Mt();K();g();K();function os(e=""){let t=["The server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.
serviceWorker?.controller?t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it\
 can be reloaded only over HTTPS"}.`}var ss=null;function Rf(){let e=y(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,pathname:s}=location,
r=o+s;if(!t){let a=s.slice(Qt.pathname.length),c=R(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=wt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function yi(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);ss?.disconnect(),ss=new PerformanceObserver(n=>{let o=n.getEntries().map(({name:s})=>s);
t({addresses:o.filter(s=>!s.includes("?"))})}),ss.observe({type:"resource",buffered:!0}),t({addresses:[],page:Rf()})}async function Si(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",yi),await navigator.serviceWorker.register(
new URL("service-worker.js",Qt),{updateViaCache:"none"}),yi()}catch{}}function Ai(){document.readyState==="complete"?Si():addEventListener("load",Si)}var bh=4e3,xc="This page computes your changes in your browser and hides what only the server can update.",no=document.getElementById(
"lesson-record")!==null,Oe=!1,Ps,oo=!1;async function Ec(e,{address:t,files:n,signal:o}){if(Ds())return Cs(e,{files:n,signal:o});
if(!Oe)return wc(t,o);if(oo)return oo=!1,Cs(e,{files:n,signal:o});try{let s=await wc(t,wr(o));return Hs(""),s}catch(s){if(!(s instanceof
Y&&[0,...Eo].includes(s.status)))throw s;return Hs(os(xc)),Cs(e,{files:n,signal:o})}}function Ds(){return no}function yc(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),Ps??=so(e)},o=setTimeout(n,bh);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function Sc(e){if(!no&&!Oe&&e&&(Ps??=so(e),await Ps),!no&&
!Oe)return null;let{openRecord:t}=await Promise.resolve().then(()=>(nn(),Un));return t()}async function so(e){try{let t=[
Promise.resolve().then(()=>(nn(),Un)),Promise.resolve().then(()=>(ks(),Ls)),Promise.resolve().then(()=>(_s(),Is))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||Oe)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...y(o,"head > *, body > *")),Oe=!0,oo=yo(n),oo&&Hs(os(xc)),Ai()}catch{}}async function Ac(e,t,n){if(!no&&!Oe)return;
let{previewEdits:o}=await Promise.resolve().then(()=>(ks(),Ls));try{o(e,t,n)}catch(s){if(!(s instanceof Y))throw s}}function Hs(e){
let t=R(document,"[data-silence]");t&&(t.textContent=e)}async function Cs(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(nn(),Un));
return n(e,t)}async function wc(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(bc),s=await o.text().catch(bc);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new Y(o.status,
xh(s,o.status))}function bc(e){throw zt(e)?e:new Y(0,[{where:"",message:Ce,suggestions:[]}])}function xh(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:Pe(t),suggestions:[]}]}}$s();g();var Mc="pointerscope-lessons";function Tc(){try{let e=JSON.parse(localStorage.getItem(Mc)??"{}");return e&&typeof e==
"object"?e:{}}catch{return{}}}function Fs(e){let t=Tc()[e];return new Set(Array.isArray(t)?t:[])}function Bs(e,t){let n=Fs(
e);if(!n.has(t))try{localStorage.setItem(Mc,JSON.stringify({...Tc(),[e]:[...n,t]}))}catch{}}xe();g();K();var Eh=3e4,vc=660;async function Oc(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+Eh;for(;Date.now()<
t&&e.some(yh);)await new Promise(n=>setTimeout(n,100))}function yh(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function Nc(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=y(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=y(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>vc);for(let r of s)r.style.setProperty("--print-scale",String(vc/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}g();K();xe();var Sh="Type a number, or drag it sideways",$c="This number is computed: change an input, and it follows.",Lc=/^[\d.,+−-]$/,
ro=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",o=>{let s=Ws(o),r=s&&this.#n(s);!r||
D(o)instanceof HTMLInputElement||Jo(o,r.value,i=>{Xe(n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=Ws(
o);s&&this.#o(s)}),t.addEventListener("dblclick",o=>kc(D(o))),t.addEventListener("keydown",o=>{let s=Ws(o);if(Lc.test(o.
key)&&kc(D(o)),!s||o.ctrlKey||o.metaKey||o.altKey)return;if(D(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=Lc.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#o(s,r?o.key:void 0))})}prepare(){for(let t of y(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=R(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",A(t,".table-frame").title=Sh;for(let[s,r]of y(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(Ge),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:mt(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=R(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&mt(r).flat()[o];i&&(s?this.#r(i,s):Rc(i))}#n(t){let n=t.closest(qe),{row:o,column:s}=be(mt(n),t),{table:r=""}=n.
dataset,i=a=>R(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#o(t,n){let o=this.#n(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#s(s)}),s.addEventListener(
"blur",()=>this.#i(s)),this.#r(t,s),n===void 0?s.select():this.#s(s)}#r(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#s(t){let n=Qe(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&Xe(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#n(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=A(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=Qe(o.value);if(r===null)return;o.value=Xo(r,s*Qo(o.value)),this.#s(o)}
t.key==="Escape"&&(t.preventDefault(),Xe(this.#t,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&Rc(n)}};function Ws(e){return D(e).closest(Ge)}function kc(e){let t=e.closest(ee)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(qe))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${$c}`;let o=A(
t,"[data-sum]");o.textContent?.endsWith($c)||o.append(n)}function Rc(e){e.tabIndex=0,e.focus({preventScroll:!0})}var tm=350,em=60,ar=["removed","inputs","layer","head"],nm=60,Wl=["step","all",...ar],om={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},L=A(document,"[data-lesson]"),W=A(L,"[data-steps]"),he=L.dataset.only,Ut=A(L,"[data-error]"),ke=R(L,"[data-in\
puts]"),de=ke&&new Cn(ke,A(L,"[data-reset]",HTMLButtonElement),wm),sr=ke&&new ro(W,ke),rr=R(L,"details.inputs",HTMLDetailsElement),
jt="frame"in L.dataset,{states:sm,leftOut:Ul="",edited:jl=""}=L.dataset,{record:dn}=L.dataset,O=cr(location.search),ht={
...O,...fr(cr(rm()))},or=new AbortController,ln=0,fn=0,Bl=0,fe=null,ir=Number.NaN;function cr(e){let t=new URLSearchParams(
e);return{step:t.get("step")??"",all:t.get("all")??"",removed:t.get("removed")??Ul,inputs:t.get("inputs")??jl,layer:t.get(
"layer")??"",head:t.get("head")??""}}function rm(){return Ds()?"":L.dataset.shown??location.search}async function im(){dn&&
await so(dn),mo({history:"keep",isFresh:!0})}var am=jt?hi(L,W):()=>{},cm="framers"in document.body.dataset?ei({state:mm,
height:()=>L.scrollHeight,set:gm,keeps:e=>ql(e)!==null}):()=>{},pt=()=>y(W,":scope > [data-step]"),pn=e=>pt().findIndex(
t=>t.dataset.step===e),It=()=>Math.max(0,pn(O.step)),ql=e=>{let t=om[e];if(he||!t||O.all&&e.startsWith("Page"))return null;
let n=It()+t;return n>=0&&n<pt().length?n:null},Gl=()=>jt&&window.parent!==window;function qt(){let e=!!O.all||!!he,t=It(),
n=pt();for(let[s,r]of n.entries())r.hidden=!e&&s!==t;for(let s of y(L,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.
dataset.step;if(e&&!jt)for(let s of Io(W,"pointer-view[lazy]"))s.removeAttribute("lazy");L.dataset.mode=e?"all":"one";for(let s of y(
L,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=O[r]||"0"}zl(n,t),fm(),um(n);let o=n[t];!e&&!jt&&o&&
vs([o]),am(),cm("state",{})}function zl(e,t){L.toggleAttribute("data-first",t===0);for(let n of y(L,"[data-slide]"))dm(n,
n.dataset.slide===e[t]?.dataset.step);R(L,"[data-place]")&&hm(t,e.length)}function lm(){if(!O.all||he||Math.abs(scrollY-
ir)<2)return;ir=Number.NaN;let e=pt(),t=e.filter(s=>s.getBoundingClientRect().top<innerHeight/3),o=scrollY+innerHeight>document.
documentElement.scrollHeight-2?e.length-1:Math.max(0,t.length-1);o!==It()&&(O={...O,step:e[o]?.dataset.step??""},Ie("rep\
lace"),zl(e,o))}function lr(e){e?.scrollIntoView({block:"start"}),ir=scrollY}function um(e){let t=go(ht);for(let r of y(
L,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??""));let n=R(L,"[data-changed]");if(!n)return;
let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${A(r,"h1, h2").lastChild?.textContent?.trim()??""}”`),s=[o.length?
`Left out: ${o.join(", ")}.`:"",ht.inputs?"The inputs are edited.":""].filter(Boolean);n.hidden=!s.length,n.textContent=
`${s.join(" ")} Texts, exercises and printed numbers speak of the original lesson.`}function ur(){return!jt&&!("opens"in
L.dataset)}function fm(){let{lesson:e=""}=L.dataset;if(!ur())return;let t=Fs(e);for(let n of y(L,"[data-slide]"))n.toggleAttribute(
"data-seen",t.has(n.dataset.slide??""))}function dm(e,t){if(!t){e.removeAttribute("aria-current");return}e.setAttribute(
"aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function hm(e,t){
for(let o of y(L,"[data-controls]"))o.hidden=!1;A(L,"[data-place]").textContent=`Step ${e+1} of ${t}`,A(L,'[data-go="-1"\
]',HTMLButtonElement).disabled=e===0,A(L,'[data-go="1"]',HTMLButtonElement).disabled=e===t-1;let n=R(L,"[data-all]",HTMLInputElement);
n&&(n.checked=!!O.all||!!he)}function pm(e){let t=e.slice(0,nm);Ut.textContent=`This lesson has no step “${t}”. It ope\
ns at its first step.`,Ut.hidden=!1,Ut.dataset.unknown="step"}function hn(e,t=!1){let n=pt(),o=n[Math.max(0,Math.min(n.length-
1,e))];o&&(Os(W),Ut.dataset.unknown&&(Ut.hidden=!0),delete Ut.dataset.unknown,ur()&&Bs(L.dataset.lesson??"",n[It()]?.dataset.
step??""),O={...O,step:o.dataset.step??""},Ie("replace"),qt(),t&&A(o,"h1, h2").focus({preventScroll:!0}),O.all?lr(o):o.getBoundingClientRect().
top<0&&L.scrollIntoView({block:"start"}),L.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",
inline:"nearest"}))}function fr({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,head:o}}function po(e,t){
return ar.every(n=>e[n]===t[n])}function mm(){return{step:pt()[It()]?.dataset.step,removed:ht.removed,inputs:ht.inputs}}
function gm({step:e,...t}){e!==void 0&&!he&&hn(Math.max(0,pn(e??"")));let n={};for(let o of ar)o in t&&(n[o]=t[o]??"");Re(
n)}function Ie(e){let t=Vl({...O,...fr(ht)});if(t!==location.pathname+location.search)try{e==="push"&&!Gl()?history.pushState(
null,"",t):history.replaceState(null,"",t)}catch{}}function Vl(e){let t=[...new URLSearchParams(location.search)].filter(
([s])=>!Wl.some(r=>r===s)),n=wt({...Object.fromEntries(t),...e});Ul&&!e.removed&&n.set("removed",""),jl&&!e.inputs&&n.set(
"inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function wm(){let e=de?.text;cancelAnimationFrame(
Bl),typeof e=="string"&&(Bl=requestAnimationFrame(()=>Ac(W,e,go(O)))),clearTimeout(fn),fn=setTimeout(()=>Re({}),tm)}function Re(e){
let t=fn&&de?de.text:null;clearTimeout(fn),fn=0;let n={...O,...t===null?{}:{inputs:t},...e};po(n,O)||(O=n,mo({history:"p\
ush"}))}async function mo({history:e,isFresh:t=!1}){ln+=1;let n=ln;or.abort(),or=new AbortController,W.setAttribute("ari\
a-busy","true");try{let o=await Ec(O,{address:Vl(O),files:sm,signal:or.signal});if(n!==ln)return;Em(o,t),ht=O,Yl([]),e===
"push"&&Ie("push"),qt()}catch(o){if(zt(o))return;if(!(o instanceof Y))throw o;n===ln&&bm(o.problems,e)}finally{n===ln&&W.
removeAttribute("aria-busy")}}function bm(e,t){Yl(e);let n=e.every(s=>s.where.startsWith("inputs"));if(O={...O,...n?{inputs:ht.
inputs}:fr(ht)},!po(O,ht)){mo({history:t});return}let o=go(ht);for(let s of y(W,"[data-remove]",HTMLInputElement))s.checked=
o.has(s.dataset.remove??"");Ie("replace"),qt()}function xm(e){try{return Object.keys(JSON.parse(e))}catch{return[]}}function go(e){
return new Set(e.removed.split(",").filter(Boolean))}function Em(e,t){Os(W);let n=sr?.place,o=document.activeElement?.closest(
"[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;for(let i of pt()){let a=i.dataset.step??"",c=e.querySelector(
`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&fe&&i.contains(fe)&&c.hasAttribute("data-removed")&&A(c,".sheet-head").
after(fe),c&&i.replaceWith(c)}for(let i of y(L,"[data-renew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);
a&&i.replaceChildren(...a.childNodes)}let r=R(e,"[data-inputs]");r&&de?.replace(r,t),fe?.isConnected&&document.activeElement===
document.body&&A(fe,"button:enabled").focus({preventScroll:!0}),s&&R(W,`[data-remove="${CSS.escape(s)}"]`)?.focus(),Kl(),
n&&sr?.restore(n)}function Yl(e){let t=de?de.showProblems(e):e,n=rr?.open?t:e;Ut.textContent=n.map(o=>o.message).join(" "),
Ut.hidden=n.length===0,n.length&&L.dataset.live&&Ut.append(" ",ym(L.dataset.live))}function ym(e){let t=document.createElement(
"a");return t.href=e,t.textContent="Open it on the server",t.search=wt({...O,all:null}).toString(),t}function Kl(){Kr(W),
sr?.prepare(),Sm(),tc(W),ii(W),W.querySelector("pointer-view")&&Promise.resolve().then(()=>(Fl(),Zp));for(let e of y(W,"\
[data-embed]",HTMLAnchorElement)){let t=e.closest("[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=
wt({...O,all:null,step:n}).toString()}for(let e of y(L,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search).get("lang");e.search=wt({removed:O.removed,inputs:O.inputs,lang:t}).toString()}for(let e of y(L,"[data-back]",HTMLAnchorElement)){
let t=new URLSearchParams(location.search);for(let n of Wl)t.delete(n);e.search=t.toString()}}function Sm(){let e=!jt&&!ht.
removed&&!ht.inputs;for(let t of y(W,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector(
"[data-guess]");if(e||o?.remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=
t.dataset.remove,s.textContent="Predict what it changes",n?.before(s)}}async function Am(e){let t=pt()[pn(e.dataset.guess)],
[n,{askRemoval:o}]=await Promise.all([Sc(dn),Promise.resolve().then(()=>(_s(),Is))]);if(!t?.isConnected)return;let s=()=>Re(
{removed:e.dataset.guess??""});fe=n&&o(t,n,s,()=>Re({removed:""})),fe?e.remove():s()}function Mm(e,t,{row:n,column:o}){let s=Object.
fromEntries(new URLSearchParams(location.search)),r=wt({...s,step:null,all:null,row:n,column:o});return te(`${L.dataset.
api}/${e}/${t}?${r}`)}async function Tm(){let{solutionsAt:e}=L.dataset;if(!(!e||R(L,"[data-solutions]")))try{let t=await fetch(
e);if(!t.ok)return;let n=new DOMParser().parseFromString(await t.text(),"text/html");W.after(...y(n.body,"[data-solution\
s]"))}catch{}}async function vm(e){e.disabled=!0;let{all:t}=O;O={...O,all:"1"},qt(),await Promise.all([Oc(Io(W)),Tm()]),
window.print(),O={...O,all:t},qt(),e.disabled=!1}function Jl(e){return e.closest(`input:not([type=checkbox]), select, te\
xtarea, ${qe} td`)!==null}function Xl(e){for(let t=e;t&&t!==W;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+
1&&getComputedStyle(t).overflowX!=="visible")return!0;t=t.parentElement}return!1}W.addEventListener("change",e=>{let t=e.
target;if(!(t instanceof HTMLInputElement)||!t.dataset.remove)return;let n=go(O);t.checked?n.add(t.dataset.remove):n.delete(
t.dataset.remove),Re({removed:[...n].join(",")})});L.addEventListener("change",e=>{let t=Or(e);t.dataset.follow&&Re({[t.
dataset.follow]:t.value}),"all"in t.dataset&&t instanceof HTMLInputElement&&(O={...O,all:t.checked?"1":""},Ie("replace"),
qt(),lr(pt()[It()]))});L.addEventListener("click",e=>{let t=D(e);t.dataset.go&&hn(It()+Number(t.dataset.go));let n="stri\
pButton"in t.dataset&&t.closest("figure");n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"pri\
nt"in t.dataset&&vm(t),t.closest(".onward a")&&ur()&&Bs(L.dataset.lesson??"",pt()[It()]?.dataset.step??""),"guess"in t.dataset&&
Am(t);let o=t.closest("[data-slide]");o instanceof HTMLElement&&(e.preventDefault(),hn(pn(o.dataset.slide),!0))});document.
addEventListener("keydown",e=>{let t=D(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||Jl(t)||Xl(t))return;let n=ql(
e.key);n!==null&&(e.preventDefault(),hn(n,!0))});var un;W.addEventListener("touchstart",e=>{let t=D(e);un=e.touches.length===
1&&!Xl(t)&&!Jl(t)?e.touches[0]:void 0},{passive:!0});W.addEventListener("touchend",({changedTouches:[e]})=>{if(he||!un||
!e)return;let[t,n]=[e.clientX-un.clientX,e.clientY-un.clientY];un=void 0,Math.abs(t)>em&&Math.abs(t)>2*Math.abs(n)&&hn(It()-
Math.sign(t))});document.addEventListener("scroll",()=>requestAnimationFrame(lm),{passive:!0});window.addEventListener("\
popstate",()=>{O=cr(location.search),po(O,ht)?qt():mo({history:"keep",isFresh:!0})});Gl()||Nc(W,()=>{for(let e of pt())e.
hidden=!1;for(let e of y(W,"[data-beside]"))e.hidden=!1;jt||vs(pt()),jt&&pi(pt())},qt);var Om=!!O.step;!O.step&&location.
hash&&(O.step=location.hash.slice(1));O.step&&pn(O.step)<0&&!he&&(Om&&pm(O.step),O.step="",Ie("replace"));rr&&O.inputs&&
(rr.open=!0,de?.unfold(xm(O.inputs)));Yr(W,"opens"in L.dataset?Mm:null);oi(W,L.dataset.lesson??"",L.lang);Za(W);ke&&ri(ke);
ai(W);Kl();qt();O.all&&O.step&&!jt&&lr(pt()[It()]);L.dataset.ready="true";dn&&yc(dn);po(O,ht)||im();})();
