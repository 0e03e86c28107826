(()=>{var pr=Object.create;var Qt=Object.defineProperty;var mr=Object.getOwnPropertyDescriptor;var gr=Object.getOwnPropertyNames;var wr=Object.getPrototypeOf,br=Object.prototype.hasOwnProperty;var en=(t=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(t,{get:(e,n)=>(typeof require<"u"?require:e)[n]}):t)(function(t){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+t+'" is not supported')});var O=(t,e,n)=>()=>{if(n)throw n[0];try{return t&&(e=t(t=0)),e}catch(o){throw n=[o],o}};var Er=(t,e)=>{for(var n in e)Qt(t,n,{get:e[n],enumerable:!0})},yr=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let s of gr(e))!br.call(t,s)&&s!==n&&Qt(t,s,{get:()=>e[s],enumerable:!(o=mr(e,s))||o.enumerable});return t};var nn=(t,e,n)=>(n=t!=null?pr(wr(t)):{},yr(e||!t||!t.__esModule?Qt(n,"default",{value:t,enumerable:!0}):n,t));var on,xr,E,p=O(()=>{"use strict";({currentScript:on}=document),xr=on instanceof HTMLScriptElement?on.src:"",E=new URL("\
static/js/",xr||document.baseURI).href});async function q(t,e,n=St){let o=await Ar(new URL(`api/${t}`,n),e);if(String(n)===St.href&&Tr(o!==null&&!Or(o)),!o)return sn();
if(!(o.headers.get("content-type")??"").includes("json")){let i=it(o.status);throw new T(o.status,[{where:"",message:i,suggestions:[]}])}
let r=await o.json().catch(sn);if(!o.ok)throw new T(o.status,r.errors??[]);return r}async function Ar(t,e){try{let n=await fetch(
t,e);return te.includes(n.status)?null:n}catch(n){if(B(n))throw n;return null}}function rn(t){let e=AbortSignal.timeout(
Sr);return t?AbortSignal.any([t,e]):e}function Or({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??
!1}function Tr(t){t!==Y.answers&&(Y.answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}
function sn(t){throw B(t)?t:new T(0,[{where:"",message:rt,suggestions:[]}])}function B(t){return t instanceof DOMException&&
t.name==="AbortError"}function P(t){let e=Object.entries(t).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(e.
map(([n,o])=>[n,String(o)]))}function At(t){return t instanceof Error?t.message:String(t)}var T,St,Y,te,Sr,rt,it,j=O(()=>{
"use strict";p();T=class extends Error{constructor(e,n){super(n.map(o=>o.message).join(" ")),this.status=e,this.problems=
n}},St=new URL(E.replace(/^(.*\/)static\/.*$/,"$1")),Y={answers:!0},te=[502,504],Sr=5e3,rt="No response could be read. Y\
our input is still here; check your connection and try again.",it=t=>`The server answered with ${t}.`});function oe(t){return typeof t=="string"?Number(t.replace("inf","Infinity")):t}function vt({shape:t}){return t.reduce((e,n)=>e*
n,1)}function fn(t,e,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of t){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(vt(i)),c=i.op==="table"?e(i.name??""):
[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:vr(t,i,l,r);s.push(a)}return s.at(-1)??new o(0)}function vr(t,e,n,o){
let{op:s}=e;if(s==="constant")return re(e,n);let r=se(t,e,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s==="view"||s==="jo\
in")return i;if(s==="where")return i?a:c;if(s==="matmul")return Mr(r);if(s==="collect")return at.sum?.(r)??0;if(s==="sof\
tmax")return Nr(t,e,n,r);let l=at[s];if(l)return l(r);let u=ne[s];if(!u)throw new RangeError(`There is no operation ${s}\
.`);return u(i,a)}function se(t,e,n){let{op:o,of:s=[],groups:r}=e,[i=0,a=0]=s;if(o==="view")return[[i,Lr(e,n)]];if(o==="\
join")return[$r(t,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[t[a]?.shape.at(-2)??
0,e.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(e.shape.at(-2)??1))*c*l;return un(c).flatMap(m=>[[i,u*c+
m],[a,d+m*l+f]])}if(o==="softmax"||o in at){let c=t[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=un(c).map(f=>[
i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,t[c]?.shape.length?n:0])}function re({values:t=0},e){return oe(
Array.isArray(t)?t[e]??Number.NaN:t)}function ie(t,{of:e=[]},n){let o=t[e[0]??0]?.shape.at(-1)??1;return{place:n%o,width:o}}
function Nr(t,e,n,o){let{place:s,width:r}=ie(t,e,n),i=ct(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce((a,c)=>a+c,
0)}function ct(t,e=1){let n=Math.max(...t),o=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(s=>Math.exp((s-n)/o))}function Mr(t){
let e=0;for(let n=0;n<t.length;n+=2)e+=(t[n]??0)*(t[n+1]??0);return e}function Lr({shape:t,offset:e=0,strides:n,index:o},s){
if(o)return o[s]??0;let[r,i]=[e,s];for(let a=t.length-1;a>=0;a-=1){let c=t[a]??1;r+=i%c*(n?.[a]??0),i=Math.floor(i/c)}return r}
function $r(t,e,n){let o=n;for(let s of e){let r=vt(t[s]??{op:"",shape:[]});if(o<r)return[s,o];o-=r}throw new RangeError(
`No operand has the element ${n}.`)}function un(t){return Array.from({length:t},(e,n)=>n)}function Rr(t){let e=Math.floor(
t);return t-e!==.5?Math.round(t):e%2?e+1:e}function kr(t){if(Math.abs(t)>6)return Math.sign(t);let[e,n]=[t,t];for(let o=1;Math.
abs(n)>Math.abs(e)*1e-17;o+=1)n*=2*t*t/(2*o+1),e+=n;return 2*Math.exp(-t*t)/Math.sqrt(Math.PI)*e}var ne,at,lt=O(()=>{"us\
e strict";p();ne={add:(t,e)=>t+e,subtract:(t,e)=>t-e,multiply:(t,e)=>t*e,divide:(t,e)=>t/e,power:(t,e)=>t**e,maximum:Math.
max,minimum:Math.min,greater:(t,e)=>+(t>e),greater_equal:(t,e)=>+(t>=e),less:(t,e)=>+(t<e),less_equal:(t,e)=>+(t<=e),equal:(t,e)=>+(t===
e),not_equal:(t,e)=>+(t!==e),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(t,e)=>(t%e+e)%e,isfinite:t=>Number(Number.isFinite(t)),round:(t,e)=>Rr(t*10**e)/10**e,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*(1+kr(t/Math.SQRT2))},at={sum:t=>t.reduce((e,n)=>e+n,0),product:t=>t.
reduce((e,n)=>e*n,1),largest:t=>Math.max(...t),smallest:t=>Math.min(...t)}});function b(t,e,n){let o=N(t,e,n);if(!o)throw new Error(`The page has no element that matches ${e}.`);return o}function N(t,e,n){
let o=t.querySelector(e);return o&&bn(o,n)?o:null}function w(t,e,n){return[...t.querySelectorAll(e)].filter(o=>bn(o,n))}
function fe(t,e="pointer-view"){return[...t.querySelectorAll(e)]}function _({target:t}){return t}function wn({target:t}){
return t}function bn(t,e){return t instanceof(e??HTMLElement)}var D=O(()=>{"use strict";p()});function En(t){return Uint8Array.from(atob(t),e=>e.charCodeAt(0))}var yn=O(()=>{"use strict";p()});function ut(t){if(Array.isArray(t))return Wr(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=Dr[t.dtype];if(!e)
throw new Error(`An array has the unknown type ${t.dtype}.`);let n=new e(En(t.bdata).buffer),o=t.shape?String(t.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function Wr(t){if(!(typeof t[0]=="object"&&t[0]!==null))return{values:t,
shape:[t.length]};let n=t;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function Z({values:t,
shape:e},n){let[,...o]=e,s=o.reduce((r,i)=>r*i,1);return{values:Br(t,n*s,(n+1)*s),shape:o}}function xn({values:t,shape:e}){
return e.length<2?t:de({values:t,shape:e})}function de(t){return Array.from({length:t.shape[0]??0},(e,n)=>Z(t,n).values)}
function Br(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}var Dr,he=O(()=>{"use strict";p();yn();Dr={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function R(t){return"kind"in t&&t.kind===pe}function I(t){return R(t)?t.meta:t.layout.meta}function $t(t){return R(t)?t.
meta.height??0:t.layout.height}var pe,Rt=O(()=>{"use strict";p();pe="network"});function An({data:t,layout:e},n){let{parts:o=[]}=e.meta,s=me(e.meta,n);for(let r of o){let i=t[r.trace];"lines"in r?Object.
assign(i,Vr(s(r.lines),n[r.row],r)):i[r.attribute]=xn(s(r.is))}}function me(t,e){let n=qr(t),o=Object.fromEntries((t.choices??
[]).map(({name:a,values:c})=>[a,e[a]===kt?kt:c.indexOf(e[a]??"")])),s=({take:a,at:c})=>{let l=n[a];if(!l)throw new Error(
`The figure has no array ${a}.`);for(let u of c){let f=o[u]??0;f!==kt&&(l=Z(l,f))}return l},r=([a,c])=>{let[{values:l},{
values:u,shape:f}]=[i(a),i(c)];return{values:Float64Array.from(u,(m,S)=>m*Number(l[S%l.length])),shape:f}},i=a=>{if("tak\
e"in a)return s(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in a?zr(i(a.softmax),
a):"product"in a?r(a.product):Gr(r(a.dots),a.over)};return i}function qr(t){let e=Sn.get(t);return e||(e=Object.fromEntries(
Object.entries(t.arrays??{}).map(([n,o])=>[n,ut(o)])),Sn.set(t,e)),e}function Gr(t,e){let[n=0]=t.shape;return{values:Float64Array.
from({length:n},(s,r)=>On(Z(t,r).values)).map(s=>s/e),shape:[n]}}function zr({values:t,shape:e},{temperature:n,mask:o}){
let s=Array.from(t,(a,c)=>o&&!o[c]?-1/0:a),r=ct(s,n),i=On(r);return{values:Float64Array.from(r,a=>a/i),shape:e}}function On(t){
let e=0;for(let n=0;n<t.length;n+=1)e+=Number(t[n]);return e}function Vr({values:t,shape:e},n,{above:o,to:s}){let r=[],i=[],
[a=0,c=0]=e;for(let l=0;l<a;l+=1)if(!(n!==kt&&l!==n))for(let u=0;u<c;u+=1){let f=Number(t[l*c+u]);f<=o||f>s||(r.push(0,1,
null),i.push(l,u,null))}return{x:r,y:i}}var kt,Sn,ge=O(()=>{"use strict";p();he();lt();kt="all",Sn=new WeakMap});function Nn(t,e){let{table:n}=I(t);if(n&&"rows"in n)return[n];if(R(t))return[];let{data:o,layout:s}=t,r=n?[Jr(n,me(s.meta,
e),e)]:[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Kr(s,a)),...r]}function _t({columns:t,
rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(r=>we("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of e)s.insertRow().append(we("th",r,"row"),...i.map(a=>we("td",a)));return n}function Mn(t){
let e=o=>o.map(ti).join(",");return`${t.map(({columns:o,rows:s})=>[o,...s].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function Jr(t,e,n){let{columns:o,labels:s}=t;if("values"in t){let c=t.values.map(l=>e(l).values);return{columns:o,rows:s.
map((l,u)=>[l,...c.map(f=>f[u])])}}let r=e(t.matrix),i=r.shape.length<2?[r.values]:de(r),a=i.length===s.length?s:[Yr(t,n)];
return{columns:o,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function Yr({labels:t,matrix:e},n){let o="at"in e?e.at.at(-1):
void 0;return t[Number(n[o??""])]??""}function Kr(t,e){let n=ut(e.z??[]),o=Tn(t,e,"y").map((s,r)=>[s,...Array.from(Z(n,r).
values)]);return{columns:[e.name??"",...Tn(t,e,"x")],rows:o}}function Tn(t,e,n){let o=e[n];if(Array.isArray(o))return o.
map(c=>vn(String(c)));let s=t[`${n}axis`],i=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;
if(i)return i.map(vn);let{shape:a}=ut(e.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function vn(t){return t.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function ti(t){if(t==null)return"";if(typeof t=="n\
umber")return String(t);let e=t.replace(Zr,"$1'").replace(Qr,"'"),n=Xr.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll(
'"','""')}"`:n}function we(t,e,n){let o=document.createElement(t);return n&&(o.scope=n),o.textContent=typeof e=="number"&&
!Number.isInteger(e)?e.toFixed(6):String(e??"–"),o}var Xr,Zr,Qr,be=O(()=>{"use strict";p();he();Rt();ge();Xr=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
Zr=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Qr=/^(?=[\t\r\n])/});var Qn,to,eo,no,oo,so,ro,io,ao,co,lo,uo,fo,ho,po,mo,go,wo,bo,Eo,ve,yo,ft=O(()=>{"use strict";p();Qn="This lesson has no \
such input. Send one of its inputs.",to="This is not one of the options. Send one of {options}.",eo="This is not a list.\
 Send a list of words.",no="There are {words} words. Send {expected} words.",oo="This word is empty or not text. Send a \
word.",so="The word contains a control character. Send it without.",ro="The word has {characters} characters. Send at mo\
st {most}.",io="This is not a matrix. Send a list of rows, each a list of numbers.",ao="The matrix has {count} row. Send\
 {expected}.",co="The matrix has {count} rows. Send {expected}.",lo="This row is not a list. Send a list of numbers.",uo=
"The row has {count} number. Send {expected}.",fo="The row has {count} numbers. Send {expected}.",ho="This is not a numb\
er. Send a number, such as 0.25.",po="The number is out of range. Send a number from {least} to {most}.",mo="This is not\
 a whole number. Send a whole number.",go='"{step}" is not a step of this lesson. Send the id of a removable step.',wo='\
"{step}" cannot be removed. Send the id of a removable step.',bo="This step needs {names}, which could not be computed a\
bove.",Eo="The result is not a number: the inputs are too extreme. Enter smaller values.",ve=[0,.01,.04,.1,.2,.4,.7,1],yo=
4});function So(t,e){let n=Array.from(t),o=n.every(r=>!Number.isFinite(r)||Number.isInteger(r)),s=Gi(n,e);return n.map((r,i)=>({
text:Ft(r,o?0:3),exact:Le(r),level:s[i]??null}))}function Ft(t,e=Ne(t)?0:3){if(!Number.isFinite(t))return t>0?"∞":"−∞";
let n=Math.abs(t);if(Ne(t)&&n<1e10&&!e){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return t<0?`−${r}`:
r}if(n>=1e6||e&&n>0&&n<5e-4){let[s="",r=""]=Me(t,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-",
"−")}let o=Me(t,e,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function Le(t){if(Ne(t))return String(
t);if(!Number.isFinite(t))return String(t).replace("Infinity","inf");let e=Math.abs(t);if(e>=Bi&&e<qi){let r=String(t);return r.
includes(".")?r:`${r}.0`}let[n="",o=""]=t.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(
0)}${s}`}function Ne(t){return Math.abs(t)<1e15&&Number.isInteger(t)}function Me(t,e,n){let[o="",s]=t[n](Wi).split("e"),
r=o.indexOf(".")+1+e,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)
return t[n](e);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function Gi(t,e){let n=t.map(s=>Number.
isFinite(s)?s:0);if(e==="weights"){let s=ve.slice(1).map((r,i)=>(r+(ve[i]??0))/2);return n.map(r=>s.filter(i=>i<r).length)}
if(!e)return[];let o=Math.max(0,...n.map(Math.abs))||1;return n.map(s=>Number(Me(s/o*yo,0,"toFixed")))}var Wi,Bi,qi,$e=O(
()=>{"use strict";p();ft();Wi=100,Bi=1e-4,qi=1e16});var Re,ke=O(()=>{"use strict";p();Re=`	
\v\f\r              \u2028\u2029  　`});function tt(t,e){return t.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(e[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Ut=O(()=>{"use strict";p();ke()});function Vi(t,e,n){let o=t.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(e[c])),s=t.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>e[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${e[c]}`)],inputs:new Set(Ao(r)===Ao(i)?a:[...a,zi])}}function Ao(t){let e=t.flat();return e.
map(n=>e.indexOf(n)).join()}function Ji(t,e,{settings:n,inputs:o}){let s=Object.entries(t.tables).map(([g,h])=>{let y=Oo(
h,n)??null,{title:v="",figure:J=null}=y??Object.values(h.variants)[0]??{};return{name:g,title:v,isShown:J!==null,variant:y,
numbers:null}}),r=(g,h="")=>({tables:s,status:g,error:h}),i=t.inputs.map(g=>e.get(g)?.status);if(t.failing.some(g=>o.has(
g))||i.includes("unknown"))return r("unknown");let c=t.inputs.filter((g,h)=>i[h]==="failed");if(c.length)return r("faile\
d",tt(bo,{names:c.join(", ")}));let l=new Map(s.map(({name:g,variant:h})=>[g,h])),u=Yi(t,l,e,o);if(!Oo(t.conditions,n)?.
every(({expression:g,holds:h})=>{let[y]=To(g,u)??[];return y!==void 0&&!!y===h}))return r("unknown");let m=s.map(g=>({...g,
numbers:u(g.name)}));return m.some(({numbers:g})=>g&&Array.from(g).some(Number.isNaN))?r("failed",Eo):{tables:m,status:"\
computed",error:""}}function Yi(t,e,n,o){let s=new Map,r=i=>{if(!t.tables[i])return n.get(i)?.numbers??null;if(!s.has(i)){
let c=e.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?To(c.expression,r):null)}return s.get(i)??null};return r}function To(t,e){
return t.every(o=>o.op!=="table"||e(o.name??"")?.length===vt(o))?fn(t,o=>e(o)??[]):null}function Oo({settings:t,variants:e},n){
return e[t.filter(o=>n.includes(o)).join(",")]}function Ki(t,e){return!t||t.length!==e?.length?!1:Array.from(t).every((n,o)=>Object.
is(n,e[o]))}var zi,Dt,vo=O(()=>{"use strict";p();lt();ft();Ut();zi="=",Dt=class{#e;#t;constructor(e){this.#e=e;let n=Object.
fromEntries(e.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#o(n,new Set,null)}get inputs(){return this.#e.inputs}get steps(){
return this.#e.steps}get ownValues(){return this.#t.values}solve(e,n){return this.#o(e,n,this.#t)}#o(e,n,o){let s={values:e,
steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=e[i]??c,f=a==="matrix"||a==="number"?[l].
flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);s.known.set(i,{numbers:f,isOwn:d,status:"computed"})}let r=Vi(this.#e.
inputs,e,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(g=>s.known.get(g)?.isOwn??!0),l={settings:a?[i.
id]:[],inputs:new Set},u=Ji(i,s.known,c?l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,isRemoved:a,isOwn:c,...u});let{
tables:m,status:S}=u;for(let{name:g,numbers:h}of m){let y=c&&!a||Ki(h,o?.known.get(g)?.numbers);s.known.set(g,{numbers:h,
isOwn:y,status:S})}}return s}}});function _e(t){let[e,n]=[0,t.length];for(;e<n&&No(t.charAt(e));)e+=1;for(;e<n&&No(t.charAt(n-1));)n-=1;return t.slice(e,
n)}var hu,No,Mo,Lo=O(()=>{"use strict";p();ke();hu=new RegExp(`[${Re}]+`),No=t=>t!==""&&Re.includes(t);Mo=t=>[...t].length});function ko(t,e){let n=t.map(({name:i})=>i),o=Object.keys(e).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:Qn,suggestions:n})),s={},r=[...t.filter(({kind:i})=>i==="words"),...t.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(e,i.name)?e[i.name]:i.own;s[i.name]=Qi(i,a,s)}catch(a){if(!(a instanceof L))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new T(422,
o);return s}function Qi(t,e,n){if(t.kind==="words")return ta(t,e);if(t.kind==="matrix")return ea(t,e,n);if(t.kind==="num\
ber")return _o(t,e,"");if(typeof e=="string"&&t.options.includes(e))return e;throw new L("",to,{options:t.options.join("\
, ")})}function ta({least:t,most:e},n){if(!Array.isArray(n))throw new L("",eo);if(n.length<t||n.length>e){let o=t<e?`${t}\
 to ${e}`:e;throw new L("",no,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!_e(
o))throw new L(r,oo);if(Zi.test(o))throw new L(r,so);let i=Mo(o);if(i>40){let a=40;throw new L(r,ro,{characters:i,most:a})}
return _e(o)})}function ea(t,e,n){let o=t.isRow?[e]:e;if(!Array.isArray(e)||!Array.isArray(o))throw new L("",io);let s=t.
isRow?[t.own]:t.own,r=Ro(t.rows,n).length||s.length,i=Ro(t.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?ao:co;throw new L("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=t.isRow?"":`[${l}]`;if(!Array.isArray(
c))throw new L(u,lo);if(c.length!==i){let f=c.length===1?uo:fo;throw new L(u,f,{count:c.length,expected:i})}return c.map(
(f,d)=>_o(t,f,`${u}[${d}]`))});return t.isRow?a[0]??[]:a}function _o({least:t,most:e,whole:n},o,s){if(typeof o!="number")
throw new L(s,ho);if(!(o>=t&&o<=e)){let i={least:Ft(t),most:Ft(e)};throw new L(s,po,i)}if(!n)return o;let r=Math.round(o);
if(Math.abs(o-r)>Xi*Math.max(1,Math.abs(o),Math.abs(r)))throw new L(s,mo);return r}function Ro(t,e){return Array.isArray(
t)?t:e[t]??[]}var Xi,Zi,L,Co=O(()=>{"use strict";p();j();ft();$e();Ut();Lo();Xi=1e-9,Zi=/[\p{Cc}\p{Cs}]/u,L=class extends Error{constructor(e,n,o={}){
super(tt(n,o)),this.where=e}}});var Ie={};Er(Ie,{exportedLesson:()=>ia});function ra(){let t=b(document,"#lesson-record",HTMLScriptElement).textContent??
"";return Po??=new Dt(JSON.parse(t)),Po}async function ia(t,e){let n=ra(),o=ko(n.inputs,aa(t.inputs));ca(n,o);let s=la(n,
t.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await Uo([...s],e)||await fa(n,o,s,e),a=wa(n,o);return a&&
i.append(a),i}function aa(t){try{let e=JSON.parse(t||"{}");if(e&&typeof e=="object"&&!Array.isArray(e))return e}catch{}throw dt(
422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function ca({inputs:t},e){for(let{name:n,
kind:o,value:s}of t){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(e[n]))throw dt(422,`inputs.${n}`,oa)}}function la(t,e){
let n=new Set(e.split(",").filter(Boolean));for(let o of n){let s=t.steps.find(i=>i.id===o),r=s?wo:go;if(!s?.isRemovable)
throw dt(422,"removed",tt(r,{step:o}))}return n}async function Uo(t,{files:e,signal:n}){if(!e)return ua(t);if(t.length>1)
return null;let[o]=t,s=o?e.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(Fo);if(!r.ok)throw dt(r.status,"",
it(r.status));let i=await r.text().catch(Fo),a=b(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function ua(t){let e=JSON.parse(b(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...t].sort().join(",");if(!Object.hasOwn(e,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...e[""],...e[n]});o.append(...s.map(i=>Ce("lesson-parts",i)));for(let i of w(
o,"[data-matrix]"))i.replaceWith(Ce("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function Ce(t,e){let{content:n}=b(document,`#${t}`,HTMLTemplateElement);return document.importNode(
n.children[e],!0)}async function fa(t,e,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>Uo(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=t.
solve(e,n);for(let c of a.steps){let l=N(r,`[data-step="${CSS.escape(c.id)}"]`);l&&ha(l,c,a,t)}for(let c of w(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||da(c,t.solve(e,new Set([...n,l])))}return r}function da(t,{
steps:e}){let n=e.find(({id:o})=>o===t.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(t.disabled=
!0,t.parentElement?.append(" ",sa))}function ha(t,e,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(e.isOwn&&!s)return;let r=e.inputs.flatMap(i=>ma(i,n,o));jo(t,".step-inputs",r,n.values),jo(
t,".step-results",e.tables,n.values),e.isOwn||pa(t,e)}function pa(t,{status:e,error:n}){let s=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>t.querySelector(i));for(let i of w(t,".remark, pointer-view, .failure"))i.
remove();let r=document.createElement("p");if(r.className=e==="failed"?"failure":"quiet",r.dataset.hidden=s.map(([i])=>i).
join(" "),e==="failed")r.textContent=n;else if(e==="unknown")r.textContent=na;else if(s.length){let i=s.map(([l])=>l).join(
" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}r.textContent&&b(t,".reasons").before(r)}function ma(t,{steps:e,known:n},o){let s=o.inputs.find(a=>a.
name===t);if(!s)return e.flatMap(({tables:a})=>a.filter(c=>c.name===t));let{shown:r}=s,i=n.get(t)?.numbers??null;return r?
[{name:t,title:r.title,isShown:!0,variant:r,numbers:i}]:[]}function jo(t,e,n,o){let s=N(t,e);if(!s)return;let r=n.filter(
({isShown:l})=>l),i=r.map(l=>ga(l,o)).filter(l=>l!==null),a=r.filter(({numbers:l})=>!l).map(({title:l})=>l);if(s.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,s.append(c)}function ga({variant:t,numbers:e},n){if(!t||t.figure===
null||!e)return null;let o=Ce("lesson-figures",t.figure),s=w(o,"tbody td");for(let[c,{text:l,exact:u,level:f}]of So(e,t.
shade).entries()){let d=s[c];d&&(d.textContent=l,Ho(d,"value",u===l?null:u),Ho(d,"level",f))}let{rows:r,columns:i}=t,a="\
down"in o.dataset;return Wt(w(o,"tbody th"),a?i:r,n),Wt(w(o,"thead th"),i,n),t.opens&&(o.dataset.how=JSON.stringify(t.expression)),
o}function Ho(t,e,n){n===null?delete t.dataset[e]:t.dataset[e]=String(n)}function Wt(t,e,n){for(let[o,s]of t.entries()){
let r=(e[o]??"").replace(/⟦([^⟧]+)\.(\d+)⟧/g,(c,l,u)=>n[l]?.[Number(u)]??c),i=[...r],a=i.length>Io;s.textContent=a?
`${i.slice(0,Io-1).join("")}…`:r,s.title=a?r:""}}function wa(t,e){let n=N(document,"#lesson-inputs",HTMLTemplateElement)?.
content??document,o=N(n,"[data-inputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?t.inputs:[]){let a=b(
s,`[data-input="${CSS.escape(r)}"]`),c=[e[r]].flat(2).map(l=>typeof l=="number"?Le(l):String(l));for(let[l,u]of w(a,"inp\
ut, select").entries())u.value=c[l]??"";i&&(Wt(w(a,"tbody th"),i.rows,e),Wt(w(a,"thead th"),i.columns,e))}return s}function Fo(t){
throw B(t)?t:dt(0,"",rt)}function dt(t,e,n){return new T(t,[{where:e,message:n,suggestions:[]}])}var Io,na,oa,sa,Po,Pe=O(
()=>{"use strict";p();j();D();ft();$e();vo();Co();Ut();Io=20,na="With your changes, only the server can compute this ste\
p.",oa="Only the server can compute with more or fewer words.",sa="(with your changes, only on the server)"});function Bt(t,e){return t==="scale"?e.trim()!==""&&Number(e)>=Xo.min&&Number(e)<=Xo.max:t==="controls"||t==="caption"?Ta[t].
includes(e):CSS.supports("color",e)}var Xo,Ta,Zo=O(()=>{"use strict";p();Xo={min:.5,max:4},Ta={controls:["none","some","\
all"],caption:["none","title","all"]}});function ts(t){let e=Qo.then(va).then(t);return Qo=e.catch(()=>{}),e}function va(){let{scheduler:t}=globalThis;return t?
t.postTask(()=>{},{priority:"background"}):new Promise(e=>setTimeout(e,0))}var Qo,es=O(()=>{"use strict";p();Qo=Promise.
resolve()});function ss(t){return{"HTML frame":rs(t),"Web component":Na(t),Markdown:is(t),Quarto:Ma(t),LaTeX:La(t)}}function rs({title:t,
embed:e}){return`<iframe src="${qt(e)}" title="${qt(t)}" width="${ns.width}" height="${ns.height}" loading="lazy" allowf\
ullscreen style="border: 0; max-width: 100%"></iframe>`}function Na({server:t,attributes:e}){let n=Object.entries({server:t,
...e}).map(([o,s])=>s===""?o:`${o}="${qt(s)}"`);return`<script src="${qt(new URL("pointer-view.js",t).href)}" defer><\/sc\
ript>
<pointer-view ${n.join(" ")}></pointer-view>`}function is({title:t,embed:e,picture:n}){return`[![${$a(t)}](<${os(n)}>)](\
<${os(e)}>)`}function Ma(t){return['::: {.content-visible when-format="html"}',"```{=html}",rs(t),"```",":::",'::: {.con\
tent-visible unless-format="html"}',is(t),":::"].join(`
`)}function La({title:t,caption:e,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${s}`,
"\\begin{figure}","  \\centering",`  \\href{${Ra(o)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${ja(
[t,e].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function qt(t){return t.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function $a(t){return t.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function os(t){return t.replaceAll("<","%3C").replaceAll(
">","%3E")}function Ra(t){return t.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function ja(t){return[
...t.normalize("NFC").replace(/\s/g," ").replace(Pa,"")].flatMap(n=>[...Ca[n]??Ha(n)]).map(n=>ka[n]??Fa(n)).join("")}function Ha(t){
return Ia.test(t)?t.normalize("NFD").slice(0,1):t}function Fa(t){return/[&%$#_{}]/.test(t)?`\\${t}`:_a.test(t)?t:"?"}var ns,
ka,_a,Ca,Ia,Pa,as=O(()=>{"use strict";p();ns={width:960,height:540};ka={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},_a=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Ca={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Ia=/[ąęįųĄĘĮŲ]/,Pa=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function ls(t,e,{title:n,origin:o}){let s=t.slice(t.indexOf(",")+1);if(e==="svg")return Ua(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[cs("Title",n),cs("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Ua(t,e,n){let o=new DOMParser().parseFromString(t,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",e),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function cs(t,e){let n=new TextEncoder().encode(`iTXt${t}\
\0\0\0\0\0${e}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,Da(n)),o.buffer}function Da(t){let e=-1;for(let n of t){e^=n;for(let o=0;o<8;o+=1)e=e>>>1^(e&
1?3988292384:0)}return~e>>>0}var us=O(()=>{"use strict";p()});function ds({name:t,links:e,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:Gt("Link"),embed:Gt("Embed"),json:Gt("JSON"),offline:Gt("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=ht("JSON",()=>fs(r(),`${t()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=qa(()=>{let{
link:h,embed:y}=e(),v=y?n():null;return{...h&&{Address:h},...v&&ss(v)}}),f=()=>{let h=e();for(let y of Object.keys(a)){let v=h[y];
a[y].hidden=v===null,v!==null&&(a[y].href=v)}c.hidden=h.json!==null,u.hidden=h.link===null&&h.embed===null,l.hidden=Y.answers};
for(let h of["pointerenter","focusin"])i.addEventListener(h,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...Wa.map(h=>{let y=h===Ba;return new Option(`${h}×`,String(h),y,y)}));let m=async h=>{
let{address:y,meta:v}=await o(h,Number(d.value)),J=v.origin??e().embed??location.href;hs(ls(y,h,{title:v.title,origin:J}),
`${t()}.${h}`)},S=()=>fs(`\uFEFF${s()}`,`${t()}.csv`,"text/csv;charset=utf-8"),g=document.createElement("span");return g.
append(ht("PNG",()=>m("png"))," ",d),i.append(a.link,a.embed,g,ht("SVG",()=>m("svg")),ht("CSV",S),a.json,c,a.offline,u,l),
f(),i}function qa(t){let e=document.createElement("details");e.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),e.append(n,i),e.addEventListener("toggle",()=>{if(!e.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(t()).map(([l,u])=>ht(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await Ga(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return e}async function Ga(t){return navigator.clipboard?navigator.clipboard.writeText(t).then(
()=>!0,()=>!1):!1}function Gt(t){let e=document.createElement("a");return e.textContent=t,e}function ht(t,e){let n=document.
createElement("button");return n.type="button",n.textContent=t,n.addEventListener("click",e),n}function fs(t,e,n){hs(new Blob(
[t],{type:n}),e)}function hs(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Wa,Ba,ps=O(()=>{"use strict";p();j();as();us();Wa=[1,2,4],Ba=2});function Ss({data:t,layout:e},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:t,layout:e};let i={width:n/r,height:o/
r},a=s&&(i.width<ms.width||i.height<ms.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?nc(e,e.meta.
small??{}):e;if(!s)return{data:t,layout:{...l,...ws(l,c)}};let u=oc(t,l),f={...u,...ws(u,c),...sc(t,u,c),...ac(u,c)};return{
data:hc(t,u,c.height),layout:f}}function nc(t,e){return As(t,e)}function As(t,e){if(!gs(t)||!gs(e))return e;let n={...t};
for(let[o,s]of Object.entries(e))n[o]=As(t[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}function gs(t){
return typeof t=="object"&&t!==null&&!Array.isArray(t)}function Os(t,e){return Object.entries(t).filter(([o])=>e.test(o))}
function Ts(t,e){return t[`yaxis${(e??"y").slice(1)}`]}function vs(t){return Os(t,/^yaxis/).map(([,e])=>e.domain??[0,1])}
function Ns(t,e){return t[e]}function oc(t,e){let{xaxis:n}=e,o=t.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,s=Array.
isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==-90||n.tickvals||
!s.length||!r?e:{...e,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function sc(t,e,{width:n,height:o,isTiny:s,scale:r}){
let i=rc(t,e),a=Math.max(...i.map(y=>y.length*z+Za)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*k>
o/(s?4:3),u=i.length>0&&!l,f=ic(e,o,r),m=((f.annotations?.find(({font:y})=>y?.size)?.font?.size??0)/r||k)*ys+2,S=Math.min(
e.margin?.t??8,u?c*k+4:e.annotations?.length?m:8),g=xs.some(y=>Ns(e,y)?.colorbar?.orientation==="h"),h=!e.margin||g&&!s;
return{...l&&{showlegend:!1},...!h&&{margin:{...e.margin,t:Math.ceil(S*r)}},...f}}function rc(t,e){if(e.showlegend===!1)
return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of t)!s||(a===!1||i===!1)||["heatm\
ap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||e.showlegend?[...n.values()]:[]}function ic(t,e,n){
let{annotations:o=[],template:s}=t,r=({yref:d,yanchor:m})=>d==="paper"&&m==="bottom",i=o.filter(r);if(!i.length)return{};
let a=vs(t).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(m=>m-d).filter(m=>m>0),1-d)),l=s.layout.
font.size,u=Math.min(l,Math.min(1,...c)*(e-k)/ys);if(u>=l)return{};let f=Math.max(ec,u*n);return{annotations:o.map(d=>r(
d)?{...d,font:{...d.font,size:f}}:d)}}function ac(t,{height:e,isTiny:n}){let o=Math.floor(e/3/z),s=e-Ms(t,1/0,o)-bs,r={};
for(let i of xs){let a=Ns(t,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=cc(t,i,a,s))}return r}function cc(t,e,n,o){let s=n.colorbar??
{};if(o>=za||s.ticktext||s.orientation==="h")return n;let r=t.template.layout[e],i=s.tickvals??r?.colorbar?.tickvals,a=(s.
len??1)*o;if(!i){let f=Math.max(et,Math.floor(a/k/1.5));return{...n,colorbar:{...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,
n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-c)*a>=k)&&u.push(f)}return{...n,colorbar:{
...s,tickvals:u}}}function ws(t,e){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=e,a=i?n:1/0,c=s?Math.floor(o/3/z):
1/0,l=Ms(t,a,c),u=s?l?bs:Es:0,f=Math.max(o-l-(r?2*k:u),k),d=r?n-Xa:Math.max(n-Ka,60);return Object.fromEntries(Os(t,/^[xy]axis/).
map(([m,S])=>{let g=m.startsWith("x"),h=s&&g?fc(S,t,f):S,[y,v]=h.domain??[0,1],J=(v-y)*(g?d:f),tn=t.template.layout.font.
size*e.scale,dr=lc(h,g,J,tn,e),hr=t.meta.priority?.[m];return[m,uc(dr,{isX:g,length:J,fontSize:tn,upright:c,priority:hr},
e)]}))}function lc(t,e,n,o,{isTiny:s,isFixed:r}){let i=t.title?.text??"";if(!s)return r&&!e&&i.length*z>Qa*n?{...t,title:{}}:
t;let[a,c]=t.domain??[0,1];if(!e||!i||t.side==="top"||c-a>tc)return{...t,title:{}};let l=Math.max(4,Math.floor(n/(z-1))+
1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...t,title:{...t.title,standoff:0,font:{size:o-2},text:u}}}function uc(t,{
isX:e,length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=t;
if(t.visible===!1||t.showticklabels===!1)return t;if(!f)return c||u&&e?dc(t,e,n,i):t;let m=f.length;if(l&&e&&m===1&&t.tickangle===
0&&(f[0]??"").length*z>n-z)return{...t,tickfont:{size:.75*o}};if(m<=et&&(e||!c||n>=k))return t;let g=m<=et?[m-1]:pc(m,Math.
floor(n/k),r);return{...t,tickvals:g.map(h=>d[h]??h),ticktext:g.map(h=>Ls(f[h]??"",h,u?a:1/0,e?s:1/0))}}function fc(t,e,n){
let[o]=Ts(e,t.anchor)?.domain??[0,1],s=vs(e).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-r)*n;return t.side===
"top"||i>2.4*k?t:{...t,title:{},...i<.9*k&&{showticklabels:!1}}}function dc(t,e,n,{isTiny:o,isNarrow:s}){let r=Math.max(
et,Math.floor(n/(e?Ja:k*1.5)));if(t.tickvals){let u=e?1:Math.ceil(t.tickvals.length/r);return{...t,tickvals:t.tickvals.filter(
(f,d)=>d%u===0)}}let{dtick:i,...a}=t;if(t.type==="category")return e?t:{...a,nticks:Math.max(et,Math.floor(n/Ya))};let c=s&&
e&&t.nticks&&!o?et:r,l=Math.min(t.nticks??1/0,c);return o||t.nticks||l<5?{...a,nticks:l}:t}function hc(t,e,n){return t.map(
o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let s=Ts(e,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.length;return a===
void 0?o:(i-r)*(n-Es)<a*k?{...o,texttemplate:""}:o})}function pc(t,e,n){let o=[...Array(t).keys()];if(t<=e)return o;let s=Math.
max(1,Math.ceil(t/Math.max(1,e)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort((a,c)=>(n[c]??0)-(n[a]??
0)))r.every(a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function Ms({xaxis:t},e,n){let s=(t?.tickangle===0?
[]:t?.ticktext??[]).map((r,i)=>Ls(r,i,e,n).length);return Math.max(0,...s)*Va}function Ls(t,e,n,o){let s=n<1/0;if(!s&&t.
length<=o)return t;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(t)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(" \
· "),f=Math.min(s?Math.max(5,Math.floor(n/48)):14,o),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return i+(u?
`${e+1} ${d}`:d)+c}var ms,za,et,k,z,Va,Ja,Ya,Ka,Xa,bs,Es,Za,Qa,tc,ec,ys,xs,$s=O(()=>{"use strict";p();ms={width:420,height:200},
za=300,et=2,k=20,z=8,Va=7.5,Ja=44,Ya=18,Ka=240,Xa=90,bs=56,Es=90,Za=48,Qa=1.3,tc=.6,ec=9,ys=1.4,xs=["coloraxis","colorax\
is2"]});function De(t,e){let n=JSON.stringify(Object.values(t)),o=nt.get(n)??new Map;nt.delete(n),nt.set(n,o);for(let i of nt.keys()){
if(nt.size<=mc)break;nt.delete(i)}let s=o.get(e);if(s)return s;let r=new Promise((i,a)=>gc(n,t,e,{resolve:i,reject:a}));
return o.set(e,r),r.catch(()=>o.delete(e)),r}function gc(t,e,n,o){let s=He.get(t);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);He.set(t,{query:e,views:r}),setTimeout(()=>{He.delete(t),wc(e,r)},0)}async function wc(t,e){let{server:n,path:o,
query:s,theme:r}=t,i=[...e.keys()].sort().join(",");try{let a=await q(`${o}/figures?${P({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of e)l(a[c])}catch(a){let c=e.size>1&&a instanceof T&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of e)c?bc(t,l).then(u,f):f(a)}}function bc({server:t,path:e,query:n,theme:o},s){let r=P({...n,theme:o});
return q(`${e}/views/${encodeURIComponent(s)}?${r}`,{},t)}async function ks(t,e){let n=Fe.get(t),o=n??(t.startsWith("#")?
Ec(t.slice(1)):yc(t));n||(Fe.set(t,o),o.catch(()=>Fe.delete(t)));let s=await o;if(R(s))return s;let{templates:r={}}=s.layout.
meta,i=r[e];if(!i)return s;let a=Rs(i),c=new Map;for(let d of Object.values(r))Rs(d).forEach((m,S)=>{c.set(m,a[S]??m)});
let{data:l,layout:u}=Ue({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function Rs(t){return t.layout.colorway}function Ue(t,e){return Array.isArray(t)&&["string","object"].includes(typeof t[0])&&
!Array.isArray(t[0])?t.map(o=>Ue(o,e)):t?.constructor===Object?Object.fromEntries(Object.entries(t).map(([o,s])=>[o,Ue(s,
e)])):e.get(t)??t}async function Ec(t){let e=document.getElementById(t);if(!e)throw new Error("The figure is missing in \
this file.");return JSON.parse(e.textContent??"")}async function yc(t){let e=await fetch(new URL(t,document.baseURI)).catch(
()=>null);if(!e?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new T(e?.status??0,[{where:"",
message:n,suggestions:[]}])}return e.json()}function ot(t,{server:e,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=P({...i&&t!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[t]}?${u}`:c[t],e).href}var mc,nt,He,Fe,_s=O(()=>{"use strict";p();j();Rt();mc=12,
nt=new Map,He=new Map;Fe=new Map});function Is({x:t,y:e,xaxis:n,yaxis:o},s){let r=[Cs(n,t,s),Cs(o,e,s)];return[...new Set(r.filter(i=>i!==null))]}function Cs(t,e,n){
if(!t||e===void 0||!n.includes(t._name))return null;let o=t.type==="category"?t.d2l_noadd(e):e;return typeof o=="number"&&
Number.isInteger(o)?o:null}function Ps(t,e,n){let o=t.querySelector(":scope > .view-marks")??t.appendChild(xc()),{_fullLayout:s}=t;
if(!s)return;let r=e.flatMap(i=>n.map(a=>Sc(s,s[i],a)));o.replaceChildren(...r.filter(i=>i!==null))}function xc(){let t=document.
createElement("div");return t.className="view-marks",t}function Sc(t,e,n){if(!e?._length)return null;let o=e._id.startsWith(
"x"),s=t[`${o?"y":"x"}axis${(e.anchor??"").slice(1)}`]??t[o?"yaxis":"xaxis"],r=[e.l2p(n-.5),e.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<e._length)||!s?._length)return null;let[c,l]=o?[e._offset+i,s._offset]:[s._offset,e._offset+
i],[u,f]=o?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var js=O(()=>{"use strict";p()});function Fs(t,e){return Object.fromEntries(t.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===e(n))??s]))}function Us(t,e){
for(let{name:n,values:o}of t){let s=e(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function Ds(t,e,n){return e.reduce((o,s)=>{let r=t.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function Ws(t,e){return t.map(o=>{let{name:s,title:r,values:i}=o,a=Bs(o)[i.indexOf(e[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function Bs({values:t,labels:e}){return e??t}function Hs(t,e){let n=document.
createElement("label");return n.append(`${t} `,e),n}function We(t,e){let n=document.createElement("button");return n.type=
"button",n.textContent=t,n.addEventListener("click",e),n}var zt,qs=O(()=>{"use strict";p();zt=class{#e;#t;#o="";#n=0;#i=null;constructor(e,n){
this.#e=e,this.#t=n}offer({choices:e=[],player:n},o,s){let r=e.length?[]:o.filter(c=>c.meta),i=JSON.stringify([e.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#o===i)return;this.#o=i,this.pause(),this.#i=null,
this.#e.replaceChildren(...e.map(c=>this.#r(c))),r.length&&s&&this.#e.append(this.#f(r));let a=e.find(({name:c})=>c===n);
a&&this.#e.append(...this.#c(a))}show(e){for(let[n,o]of Object.entries(e)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#n),this.#n=0,this.#i&&(this.#i.textContent=
"Play")}#r(e){let{name:n,title:o,values:s}=e,r=document.createElement("select");r.name=n;let i=Bs(e);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Hs(o,r)}#f(e){let n=document.createElement("select");return n.append(new Option("…",""),
...e.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?e[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),Hs("Open",n)}#c({name:e,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[e]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(e,f)},i=u=>{this.pause(),r(s()+u)},a=We(
"Play",()=>{if(this.#n){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#n=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#i=a;let c=We("‹",()=>i(-1)),l=We("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function Vt(t){return window.Plotly?Promise.resolve(window.Plotly):(Be??=new Promise((e,n)=>{let o=document.createElement(
"script");o.src=t?new URL(`static/${Gs}`,t).href:new URL(`../${Gs}`,E).href;let s=()=>{Be=void 0,o.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.Plotly?
e(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),Be)}async function zs(t,e,n){let{width:o,height:s}=t.
layout;return(await Vt()).toImage(t,{format:e,width:o,height:s,...e==="png"&&{scale:n}})}var Gs,Be,Vs=O(()=>{"use strict";
p();Gs="vendor/plotly/plotly-traces-4.1.1.min.js"});var Pc={};function Cc(){let t=document.createElement("span");return t.className="beside-browser-answer",t.textContent=kc,
t}function Ic(t){let e=Object.entries(t).map(([n,o])=>{if(!/^[xy]axis/.test(n))return[n,o];let s=o,r=t[n.startsWith("x")?
"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:
s]});return Object.fromEntries(e)}var ze,Ve,Ac,Ks,Oc,Js,qe,Tc,vc,Nc,Mc,Ys,Lc,$c,Rc,kc,_c,st,Ge,Je,Xs=O(()=>{"use strict";
p();j();Zo();es();ps();Rt();$s();_s();js();qs();ge();Vs();be();ze={visits:"visits",record:"record",user:"user","predict-\
at":"predict_at","top-k":"top_k",interventions:"interventions",against:"against"},Ve=["inputs","removed"],Ac=new Set(["s\
erver","source","model","lesson","view","theme","reads",...Ve,...Object.keys(ze)]),Ks=["scale","accent","controls","capt\
ion"],Oc=new Set([...Ks,"fill"]),Js="pointer-view:hover",qe=matchMedia("(prefers-color-scheme: dark)"),Tc={displayModeBar:!1,
displaylogo:!1,responsive:!0,scrollZoom:!1},vc=120,Nc=[["short",576,0],["low",352,0],["tight",288,352]],Mc="400px 0px",Ys=
660,Lc="[data-answer]:not(pointer-view *)",$c=/^(\w+):(\d+)$/,Rc="The server draws this chart, and it does not answer.",
kc="The answer above is computed in this browser.",_c="Type visits, or add a place, to see what the model answers.",st=null,
Ge=null,Je=class extends HTMLElement{#e=null;#t=null;#o=null;#n=0;#i=!1;#r="";#f=!1;#c="";#d=[];#h=!1;#y=new IntersectionObserver(
e=>{e.some(n=>n.isIntersecting)&&this.#_()},{rootMargin:Mc});#x=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#g=new MutationObserver(
e=>this.#K(e.map(({attributeName:n})=>n??"")));#p=e=>this.getAttribute(e);#l=()=>{if(!this.#o||!this.#t){this.#b();return}
this.#v(this.#A),this.#u()};#R=({target:e,detail:n})=>{!(e instanceof HTMLElement)||e===this||!this.hasAttribute("linked")||
e.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#k=({type:e})=>this.#tt(e==="beforeprint");connectedCallback(){
this.#e??=this.#j(),this.#I(),document.addEventListener("pointerscope:theme",this.#l),document.addEventListener(Js,this.#R),
qe.addEventListener("change",this.#l);for(let e of["beforeprint","afterprint"])window.addEventListener(e,this.#k);this.#x.
observe(this),this.#g.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#y.observe(this):this.#h=!0,this.#b()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#l),document.removeEventListener(Js,this.#R),qe.removeEventListener(
"change",this.#l);for(let e of["beforeprint","afterprint"])window.removeEventListener(e,this.#k);this.#x.disconnect(),this.#g.
disconnect(),this.#y.disconnect(),this.#s.controls.pause()}mark(e){e.join()!==this.#d.join()&&(this.#d=e,this.#W())}get chosen(){
return this.#t?this.#E:{}}get wantedHeight(){if(!this.#t)return 0;let{above:e,below:n}=this.#B();return Math.ceil(e+$t(this.#t)+
n)}get#s(){return this.#e??=this.#j(),this.#e}#_(){this.#h=!0,this.#y.disconnect(),this.#b()}#K(e){e.some(o=>Oc.has(o))&&
(this.#I(),this.#u());let n=e.filter(o=>Ac.has(o)&&!this.#X(o));e.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#h?
this.#_():n.length?this.#b():this.#w.some(({name:o})=>e.includes(o))?this.#$()&&this.#u():e.includes(this.#c)&&this.#b()}#X(e){
let n=this.#o;return!n||!this.#t?!1:(e==="theme"&&this.#l(),e==="theme"||e==="interventions"&&n.follows(this.getAttribute(
e)??""))}get#w(){return this.#t?I(this.#t).choices??[]:[]}#b(){this.#i||(this.#i=!0,queueMicrotask(()=>{this.#i=!1,this.#Z()}))}get#T(){
let[e,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return n?
`${e}/${encodeURIComponent(n)}`:""}get#S(){let e=this.getAttribute("server");return e?new URL(e.endsWith("/")?e:`${e}/`,
document.baseURI).href:St.href}get#C(){let e=this.parentElement?.closest("[data-theme]");return e instanceof HTMLElement?
e.dataset.theme:void 0}get#A(){let e=this.getAttribute("theme");return e==="auto"?qe.matches?"dark":"light":(e??this.#C)===
"dark"?"dark":"light"}get#O(){let e=this.getAttribute("scale");return e!==null&&Bt("scale",e)?Number(e):1}#I(){let e=this.
getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#O)):this.style.removeProperty(
"--scale"),e&&Bt("accent",e)?this.style.setProperty("--accent",e):this.style.removeProperty("--accent")}get#P(){if(this.
hasAttribute("lesson")){let n=Ve.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.fromEntries(n)}}if(this.
getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let e=Object.entries(ze).map(([n,o])=>[o,this.getAttribute(
n)]);return{needsHistory:!0,query:Object.fromEntries(e)}}async#Z(){let{needsHistory:e,query:n}=this.#P;this.#n+=1;let o=this.#n,
s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#T&&r&&(!e||n.visits||n.record);if(!s&&!i){this.#N(
_c);return}if(!this.#h){this.#N("");return}let a=this.#A;this.#v(a),this.setAttribute("aria-busy","true");try{let c={server:this.#S,
path:this.#T,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.all([s?ks(s,a):De(c,r),s?null:r===
pe?import("./network-drawing.js"):Vt(l)]),f=R(u),d=f?await import("./network-drawing.js"):null;f||await Vt(l),await ts(()=>{
o===this.#n&&(this.#et(d?.NetworkDrawing??null,I(u).title),this.#t=f?u:structuredClone(u),this.#ot(this.#t),this.#Q({...c,
theme:"light"},r))})}catch(c){o===this.#n&&this.#F(c)}finally{o===this.#n&&this.removeAttribute("aria-busy")}}#v(e){this.#C!==
e?this.dataset.theme=e:delete this.dataset.theme}#Q(e,n){if(!this.#t||R(this.#t))return;let{template:o,meta:s}=this.#t.layout,
r=s.templates?.light;st??=r??(this.#A==="light"?o:null),!(st||this.hasAttribute("source"))&&(Ge??=De(e,n),Ge.then(i=>{R(
i)||(st??=i.layout.template)}).catch(()=>{Ge=null}))}#tt(e){if(this.#f=e,!this.#t||!this.#r)return;let n=st??this.#o;this.#v(
e&&n?"light":this.#A),this.#u(),e||requestAnimationFrame(()=>this.#u())}#j(){let e=document.createElement("summary");e.textContent=
"Numbers";let n={title:this.#m("h3","view-title"),caption:this.#m("p","view-caption"),choices:this.#m("div","view-choice\
s"),summary:this.#m("p","view-summary"),failure:this.#m("p","view-failure"),plot:this.#m("div","view-plot"),details:this.#m(
"details","view-table"),exports:ds({name:()=>this.#z,links:()=>this.#ft(),view:()=>this.#t&&this.#dt(this.#t),picture:(s,r)=>this.#lt(
s,r),csv:()=>Mn(this.#G()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute(
"role","alert"),n.plot.role="img",n.details.append(e),n.details.addEventListener("toggle",()=>this.#q());let o=new zt(n.
choices,{selected:()=>this.#E,select:(s,r)=>this.#ct(s,r),open:s=>this.#a("open",s)});this.replaceChildren(...Object.values(
n)),this.addEventListener("toggle",({target:s})=>this.#at(s),!0);for(let s of[n.plot,n.details,n.choices,n.exports,n.failure])
s.hidden=!0;return{...n,controls:o}}#m(e,n){let o=this.querySelector(`.${n}`),s=o instanceof HTMLElement?o:document.createElement(
e);return s.className=n,s}#et(e,n){if(e===null==(this.#o===null))return;let o=this.#s,s=o.plot.cloneNode();s.removeAttribute(
"data-listening"),s.role=e?"group":"img",o.plot.replaceWith(s),o.plot=s,this.#o?.bar?.remove(),this.#o=e?new e(s,{title:n,
hover:r=>this.#a("hover",{visits:r}),acts:{server:()=>this.hasAttribute("source")?null:this.#S,answered:r=>this.#nt(r),resized:()=>requestAnimationFrame(
()=>this.#L())}}):null,this.#o?.bar&&o.summary.before(this.#o.bar)}#nt({figure:e,interventions:n}){this.#t=e;let{interventions:o}=this.#o??
{};o?this.setAttribute("interventions",o):this.removeAttribute("interventions"),this.#$()&&this.#u(),this.#a("interventi\
ons",n)}#H(e){let{plot:n,details:o,choices:s,exports:r,failure:i}=this.#s;for(let c of[n,o,s,r])c.hidden=e;i.hidden=!0;let a=this.#o?.
bar;a&&e&&(a.hidden=!0)}#N(e){this.#t=null,this.#c="",this.removeAttribute("aria-busy"),this.#s.controls.pause(),this.#H(
!0),this.#s.summary.textContent=e}#F(e){this.#N("");let{failure:n}=this.#s,s=e instanceof T&&e.status===0&&document.querySelector(
Lc)!==null,r=s?Rc:At(e);if(n.replaceChildren(r),s&&n.append(" ",Cc()),n.hidden=!1,this.#a("failed",{message:r}),!(e instanceof
T)||![0,503].includes(e.status))return;let i=document.createElement("button");i.type="button",i.textContent="Try again",
i.addEventListener("click",()=>this.#b()),n.append(" ",i)}#ot(e){let{title:n,caption:o,controls:s}=this.#s,r=I(e);n.textContent=
r.title,n.hidden=!1,o.textContent=r.caption,this.#H(!1),s.offer(r,R(e)?[]:e.data,!this.hasAttribute("fill")),this.#$()&&
this.#u()}#u(){if(!this.#t)return;let{plot:e}=this.#s,n=this.#f,o=this.#M($t(this.#t)),s=n?Math.min(o.width||Ys,Ys):o.width;
s&&(R(this.#t)?(e.style.height=`${o.height}px`,this.#o?.draw(this.#t)):(e.style.height=o.isFixed?`${o.height}px`:"",this.#st(
e,this.#t,{...o,width:s})),this.#r=`${s}×${o.height}`,this.dataset.drawn="true",this.#W(),this.#a("drawn",{}))}#st(e,{data:n,
layout:o},s){let r=this.#f,i=r&&st?{...o,template:st}:o,a=this.#U({data:n,layout:i},s);window.Plotly?.react(e,a.data,r?{
...a.layout,width:s.width}:a.layout,Tc),e.dataset.listening||this.#rt(e)}#U({data:e,layout:n},{width:o,height:s,isFixed:r}){
let i="rgba(0, 0, 0, 0)",a=this.#O,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=Ss({data:e,layout:Ic(n)},{width:o,
height:s,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{
...f.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#rt(e){e.dataset.listening="true",e.on("plotly_click",
({points:[n]})=>{if(!n)return;n.data.meta&&this.#a("open",n.data.meta);let[,o,s]=$c.exec(String([n.customdata].flat()[0]))??
[];o&&this.#a("select",{table:o,row:Number(s)})}),e.on("plotly_hover",({points:[n]})=>{n&&this.#a("hover",{visits:Is(n,this.#D)})}),
e.on("plotly_unhover",()=>this.#a("hover",{visits:[]}))}get#D(){return this.#t?I(this.#t).visit_axes??[]:[]}#a(e,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${e}`,{detail:n,bubbles:!0}))}#W(){!this.#t||!this.#r||(this.#o?this.#o.mark(
this.#d):Ps(this.#s.plot,this.#D,this.#d))}#M(e){let{plot:n}=this.#s,o=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:o,height:e,isFixed:!1};this.#it();let{above:s,below:r}=this.#B();this.style.setProperty("--below",`${Math.ceil(r)}\
px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),vc);return{width:o,height:i,isFixed:!0}}#it(){let[e,n]=[this.offsetWidth/
this.#O,this.offsetHeight/this.#O],o=Nc.filter(([,s,r])=>n<s||e<r).map(([s])=>s).join(" ");this.dataset.room!==o&&(this.
dataset.room=o)}#B(){let{plot:e,details:n,exports:o}=this.#s,s=this.getBoundingClientRect(),r=s.height/this.offsetHeight||
1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.
min(...i.map(({top:c})=>c)):0;return{above:(e.getBoundingClientRect().top-s.top)/r,below:a/r}}#at(e){if(this.hasAttribute(
"fill")&&e instanceof HTMLDetailsElement&&e.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===e);requestAnimationFrame(
()=>this.#L())}#L(){if(!this.#t)return;let{width:e,height:n}=this.#M($t(this.#t));e&&this.#r!==`${e}×${n}`&&this.#u()}#ct(e,n){
this.setAttribute(e,String(n)),this.#a("option",{[e]:n})}#$(){let e=this.#t;if(!e)return!1;let n=this.hasAttribute("leni\
ent")?null:Us(this.#w,this.#p);if(n)return this.#F(new Error(n.message)),this.#c=n.name,!1;let o=I(e),s="";if(this.#w.length&&
!R(e)){let r=this.#E;this.#s.controls.show(r);for(let a of e.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===
l));An(e,r);let{summaries:i}=o;i&&(o.summary=i.texts[Ds(this.#w,i.by,r)]??""),s=`: ${Ws(this.#w,r)}`}return this.#s.summary.
textContent=o.summary??"",this.#s.plot.setAttribute("aria-label",`${o.title}${s}. ${o.summary??""}`),this.#q(),!0}get#E(){
return Fs(this.#w,this.#p)}#q(){let{details:e}=this.#s;if(!e.open||!this.#t)return;let n=document.createElement("div");n.
className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${I(this.#t).
title}`),n.append(...this.#G().map(_t)),e.querySelector(".table-frame")?.remove(),e.append(n)}#G(){return this.#t?Nn(this.#t,
this.#E):[]}async#lt(e,n){let o=this.#t;if(!o)throw new Error("There is no figure to save yet.");return{address:R(o)?await this.#o?.
address(e,n)??"":await zs(this.#ut(o),e,n),meta:I(o)}}#ut(e){let{data:n,layout:o}=structuredClone(e),s=this.#M(o.height),
{paper_bgcolor:r,plot_bgcolor:i}=o.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-tr\
ansparent"),c=this.#U({data:n,layout:o},s),l=a?{}:{paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,
width:s.width,...l}}}get#z(){let e=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.
hasAttribute("against")&&"difference"];return this.getAttribute("name")??e.filter(Boolean).join("-")}get#V(){return{server:this.#S,
path:this.#T,view:this.getAttribute("view")??"",values:{...this.#P.query,...this.#E}}}get#J(){let e=this.getAttribute("t\
heme")??document.documentElement.dataset.askedTheme,n=Ks.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(
o)&&Bt(o,s??""));return{...e&&{theme:e},...Object.fromEntries(n)}}#ft(){let e=new URL(location.href);e.hash=this.id;let n=this.
id?e.href:null;if(!(!this.hasAttribute("source")&&Y.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#V;
return{link:n,embed:ot("embed",this.#Y(s)),json:ot("json",s),offline:ot("offline",s)}}#Y(e){let{controls:n,...o}=this.#J,
s={...e.values,...o,...n&&n!=="some"&&{controls:n}};return{...e,values:s}}#dt(e){let n=this.#V,{title:o,summary:s=""}=I(
e),r=["model","lesson","view","reads",...Ve,...Object.keys(ze)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),
{theme:a,...c}=this.#J,l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:m})=>[d,m])),...this.#E,
...l&&{theme:l},...c},f=this.#Y(n);return{title:o,caption:s,name:this.#z,server:n.server,embed:ot("embed",f),picture:ot(
"picture",f),attributes:Object.fromEntries(Object.entries(u).map(([d,m])=>[d,String(m)]))}}};customElements.define("poin\
ter-view",Je)});p();p();(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},o=/^transparent(?:-(light|dark))?$/,s=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(t)}catch{
return null}};function u(h){return typeof h=="string"&&Object.hasOwn(e,h)}let f=h=>{let y=o.exec(h??""),v=y?y[1]??"auto":
h;s.toggleAttribute("data-transparent",y!==null),u(v)?s.dataset.askedTheme=h??"":delete s.dataset.askedTheme,a=[v,s.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let h=new URL(location.href);h.searchParams.delete("theme"),delete s.dataset.askedTheme,
h.search!==location.search&&history.replaceState(history.state,"",h)},m=()=>{let h=document.querySelector("[data-theme-b\
utton]");return h instanceof HTMLElement?h:null},S=()=>{let h=m();h&&(h.textContent=n[a]);let y=a==="auto"?r.matches?"da\
rk":"light":a;c||s.dataset.theme===y||(s.dataset.theme=y,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
g=({type:h})=>{document.querySelector(".deck")||(c=h==="beforeprint",c?s.dataset.theme="light":S())};f(i),S();for(let h of[
"beforeprint","afterprint"])window.addEventListener(h,g);r.addEventListener("change",S),document.addEventListener("point\
erscope:choose-theme",({detail:h})=>{(h===null||u(h)||o.test(h))&&f(h??i),S()}),document.addEventListener("DOMContentLoa\
ded",()=>{let h=m();h&&(h.hidden=!1,S(),h.addEventListener("click",()=>{a=e[a],d();try{localStorage.setItem(t,a)}catch{}
S()}))})})();p();j();p();j();p();function an(t){return Number(t.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function $(t){return Number.isFinite(t)?String(Number(t.toPrecision(6))).replaceAll("-","−"):t>0?"∞":"−∞"}function Ot(t){
return t<0?`(${$(t)})`:$(t)}function ee(t){return ln(t," + ")}function cn(t){return ln(t,", ")}function Tt(t,e){return t===
e?e:`${t} = ${e}`}function ln(t,e){return t.length<=24?t.join(e):[...t.slice(0,24/2),"…",...t.slice(-2)].join(e)}p();lt();var _r=30,[K,X,C,Cr,F]=[0,1,2,3,4],Ir={add:["+",X],subtract:["−",X],multiply:["·",C],divide:["/",C],remainder:["\
mod",C],power:["^",Cr],greater:[">",K],greater_equal:["≥",K],less:["<",K],less_equal:["≤",K],equal:["=",K],not_equal:[
"≠",K]},Pr={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},hn=new Set(["sum","softmax"]);function ce(t,e,n){
let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=t[i];if(!c)throw new RangeError(
`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(u,a),op:"",parts:[],table:u,
index:a};if(l==="constant"||l==="opaque")return{value:re(c,a),op:"",parts:[]};let f=se(t,c,a).map(([y,v])=>s(y,v)),[d,m,
S]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&m&&S)return d?.value?m:S;if(l==="collect")return dn(f);if(l===
"matmul")return dn(gn(f));if(l==="softmax")return Ur(f,ie(t,c,a));let g=at[l];if(g)return{value:g(f.map(({value:y})=>y)),
op:l,parts:f};let h=ne[l];if(!h||!d)throw new RangeError(`There is no operation ${l}.`);return{value:h(d.value,m?.value??
0),op:l,parts:f}};return s(t.length-1,e)}function Nt(t){let e=new Map,n=new Set,o=s=>{n.has(s)||(n.add(s),s.table!==void 0&&
e.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(t),[...e.values()]}function Mt(t){
if(hn.has(t.op))return t;for(let e of t.parts){let n=Mt(e);if(n)return n}return null}function le(t){return t.op?ue(t,null,
!1).text:$(t.value)}function pn(t){let e=$(t.value),n=Mt(t);if(!n)return Tt(le(t),e);if(n===t){if(t.op==="sum")return`Su\
m ${e}`;let o=Lt(t),s=o.reduce((r,i)=>r+i,0);return`${$(o[t.place??0]??0)} / ${$(s)} = ${e}`}return`${mn(t,n)??ue(t,n,!1).
text} = ${e}`}function Lt({parts:t,temperature:e}){return ct(t.map(({value:n})=>n),e?.value)}function mn(t,e){if(t===e)return e.
op==="sum"?`Sum ${$(e.value)}`:null;let[n,o]=t.parts,s=n&&mn(n,e);return!s||!o||o.op?null:t.op==="add"?`${s}, plus ${$(o.
value)}`:t.op==="divide"?`${s}, divided by ${$(o.value)}`:null}function ue(t,e,n){let{op:o,parts:s,value:r}=t,i=hn.has(o);
if(!o||t===e||i&&n)return{text:Ot(r),binding:F};let a=s.map(d=>ue(d,e,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{
text:c.length?ee(c):"0",binding:X};if(o==="softmax")return{text:Hr(t,a),binding:C};if(o==="product")return{text:c.join("\
 · "),binding:C};let[l={text:"",binding:F},u]=a,f=Ir[o];if(f&&u){let[d,m]=f,S=o==="add"||o==="multiply",g=U(l,o==="powe\
r"?F:m),h=U(u,S?m:m+1);return{text:o==="power"?`${g}^${h}`:`${g} ${d} ${h}`,binding:m}}return o==="negative"?{text:`−${U(
l,C)}`,binding:X}:o==="sqrt"?{text:`√${U(l,F)}`,binding:F}:o==="absolute"?{text:`|${jr(s[0],l)}|`,binding:F}:o==="sigm\
oid"?{text:`1 / (1 + e^(−${U(l,F)}))`,binding:C}:o==="gelu"?{text:`${U(l,C)} · Φ(${l.text})`,binding:C}:{text:`${Pr[o]??
o}(${cn(c)})`,binding:F}}function jr(t,{text:e}){return t&&!t.op?$(t.value):e}function U({text:t,binding:e},n){return e<
n?`(${t})`:t}function Hr({parts:t,place:e=0,temperature:n},o){let s=Math.max(...t.map(({value:c})=>c)),r=n?.value??1,i=Math.
abs(s/r)>_r,a=o.map(c=>{let l=c;return i&&(l={text:`${U(c,X)} − ${Ot(s)}`,binding:X}),r!==1&&(l={text:`${U(l,C)} / ${Ot(
r)}`,binding:C}),`e^${U(l,F)}`});return`${a[e]} / (${ee(a)})`}function gn(t){let e=[];for(let n=0;n<t.length;n+=2){let o=t.
slice(n,n+2);e.push({value:Fr(o),op:"multiply",parts:o})}return e}function Fr(t){return t.reduce((e,{value:n})=>e*n,1)}function dn(t){
let e=t[0]?.parts[0]?.parts[1],n=t.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===e);if(!e||e.
op||!n)return{value:ae(t),op:"sum",parts:t};let o=t.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?gn([r.parts[0],i]):[]),s={value:ae(
o),op:"sum",parts:o};return{value:ae(t),op:"divide",parts:[s,e]}}function ae(t){return t.reduce((e,{value:n})=>e+n,0)}function Ur(t,{
place:e,width:n}){let o=t[n],r={value:0,op:"softmax",parts:t.slice(0,n),place:e,...o&&{temperature:o}},i=Lt(r),a=i.reduce(
(c,l)=>c+l,0);return{...r,value:(i[e]??Number.NaN)/a}}D();lt();be();var Ln="figure[data-how]",ei="figure[data-how] tbody td",ni={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},
ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}};function $n(t,e){let n=o=>{let s=Ee(o);s&&ri(s)};t.addEventListener(
"pointerover",n),t.addEventListener("focusin",n),t.addEventListener("click",n),e&&oi(t,e),t.addEventListener("pointerout",
o=>{let s=_(o).closest(Ln),{relatedTarget:r}=o,i=r instanceof Node&&s?.contains(r);s&&!i&&Cn(xe(s))}),t.addEventListener(
"keydown",si)}function Rn(t){for(let e of w(t,Ln))for(let[n,o]of w(e,"tbody td").entries())o.tabIndex=n===0?0:-1}function oi(t,e){
let n=0,o=async s=>{let r=Ee(s);if(!r)return;n+=1;let i=n,a=ye(r),c=xe(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{
let f=await e(l,u,In(Ct(a),r));i===n&&c.isConnected&&ai(c,f,r)}catch(f){i===n&&(b(c,"[data-sum]").textContent=At(f))}};t.
addEventListener("click",o),t.addEventListener("keydown",s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=_(s).
closest("[data-step]")?.querySelector("[data-opened] button");r instanceof HTMLElement&&r.click()})}function si(t){let e=Ee(
t),n=ni[t.key];if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;t.preventDefault();let o=ye(e),s=Ct(o),{row:r,column:i}=In(
s,e),a="down"in o.dataset,c=a?n.column:n.row,l=a?n.row:n.column,u=s[r+c]?.[i+l];u&&(e.tabIndex=-1,u.tabIndex=0,u.focus())}
function ri(t){let e=ye(t),n=xe(e);Cn(n);let o=ce(JSON.parse(e.dataset.how??"[]"),li(Ct(e),t),ii(n));t.dataset.lit="resu\
lt";for(let a of Nt(o)){let c=kn(n,a.table??"")[a.index??0];c&&(c.dataset.lit??="part")}let s=n.querySelector("[data-sum\
]");if(!(s instanceof HTMLElement))return;let r=$(Pn(t)),i=Number.isNaN(o.value)?r:Tt(le(o),r);s.textContent=[ui(e,t),i].
filter(Boolean).join(": "),delete s.dataset.above,t.getBoundingClientRect().bottom>s.getBoundingClientRect().top&&(s.dataset.
above="")}function ii(t){let e=new Map;return(n,o)=>{let s=e.get(n)??kn(t,n);e.set(n,s);let r=s[o];return r?Pn(r):Number.
NaN}}function kn(t,e){let n=t.querySelector(`figure[data-table="${CSS.escape(e)}"]`);return n instanceof HTMLElement?Ct(
n).flat():[]}function ai(t,e,n){t.querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,
numbers:c}=e,l=ce(i,a,(g,h)=>_n(c[g],h).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement(
"h3");f.textContent=[o,s,r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent=
"Close",d.addEventListener("click",()=>{u.remove(),n.focus()});let m=document.createElement("div");m.className="table-fr\
ame",m.tabIndex=0,m.setAttribute("role","group"),m.setAttribute("aria-label",f.textContent),m.append(_t(ci(l,c)));let S=document.
createElement("p");S.className="sum",S.textContent=pn(l),u.append(f,m,S,d),b(t,"[data-sum]").after(u),m.focus({preventScroll:!0}),
u.scrollIntoView({block:"nearest"})}function ci(t,e){let n=a=>{let[{table:c="",index:l=0}={}]=Nt(a);return _n(e[c],l).label},
o=(a,...c)=>[a,...c.map($)],s=Mt(t);if(!s)return{columns:["term","value"],rows:Nt(t).map(({table:a="",value:c})=>o(e[a]?.
title??"",c))};let{op:r,parts:i}=s;if(r==="softmax"){let a=Lt(s);return{columns:["term","score","exponential, largest sc\
ore subtracted"],rows:i.map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["t\
erm","first factor","second factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:[
"term","value"],rows:i.map(a=>o(n(a),a.value))}}function _n(t,e){let n=t?.index.indexOf(e)??-1,o=t?.values[n];return{label:t?.
labels[n]??"",value:o===void 0?Number.NaN:oe(o)}}function Cn(t){for(let n of w(t,"[data-lit]"))delete n.dataset.lit;let e=t.
querySelector("[data-sum]");e&&(e.textContent="")}function Ee(t){return t.target instanceof Element?t.target.closest(ei):
null}function ye(t){return t.closest("figure")}function xe(t){return t.closest("[data-step]")}function Ct(t){return"down"in
t.dataset?[w(t,"tbody td",HTMLTableCellElement)]:w(t,"tbody tr").map(e=>w(e,"td",HTMLTableCellElement))}function In(t,e){
let n=t.findIndex(o=>o.includes(e));return{row:n,column:t[n]?.indexOf(e)??-1}}function li(t,e){return t.flat().indexOf(e)}
function ui(t,e){let n=e.parentElement?w(e.parentElement,"th"):[],o=w(t,"thead th")[e.cellIndex-n.length],s=[n[0],o].map(
r=>r?.title||r?.textContent);return[b(t,"figcaption span").textContent,...s].filter(Boolean).join(", ")}function Pn(t){return an(
t.dataset.value??t.textContent??"")}D();p();function jn({state:t,height:e,set:n,mark:o=()=>{}}){let s=window.parent,r=(document.body.dataset.framers??"").split(" ").
filter(Boolean),i=r.includes("*"),a="",c=(u,f)=>{if(s===window)return;let d={pointerscope:u,...f};for(let m of i?["*"]:r)
s.postMessage(d,m)},l=()=>{let u={state:t(),height:e()};JSON.stringify(u)!==a&&(a=JSON.stringify(u),c("height",{height:u.
height}),c("state",{state:u.state}))};return window.addEventListener("message",({source:u,origin:f,data:d})=>{u!==s||!(i||
r.includes(f))||(d?.pointerscope==="set"&&(n(fi(d.state)),l()),d?.pointerscope==="mark"&&o(di(d.visits)),d?.pointerscope===
"ask"&&(a="",l()))}),(u,f)=>u==="state"?l():c(u,f)}function fi(t){let e={};if(typeof t!="object"||t===null||Array.isArray(
t))return e;for(let[n,o]of Object.entries(t).slice(0,100)){let s=o===null?null:hi(o);(s===null||s!==void 0&&s.length<=1e5)&&
(e[n]=s)}return e}function di(t){return(Array.isArray(t)?t.slice(0,1e3):[t]).filter(n=>Number.isInteger(n)&&n>=0)}function hi(t){
return typeof t=="string"?t:typeof t=="number"?Number.isFinite(t)?String(t):void 0:typeof t=="object"&&Hn(t,8)<=2e4?JSON.
stringify(t):void 0}function Hn(t,e){if(typeof t=="bigint")return Number.POSITIVE_INFINITY;if(typeof t!="object"||t===null)
return 1;if(e===0||ArrayBuffer.isView(t))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(t))if(n+=Hn(
o,e-1),n>2e4)return Number.POSITIVE_INFINITY;return n}p();j();D();var pi=6,It=0;function Fn(t,e){t.addEventListener("submit",n=>{let o=_(n).closest("[data-exercise]");o instanceof
HTMLFormElement&&(n.preventDefault(),mi(o,e))})}async function mi(t,e){It+=1;let n=It,o=t.dataset.exercise??"",s=w(t,"in\
put:not([type=radio])",HTMLInputElement);for(let r of s)r.removeAttribute("aria-invalid");try{let{exercises:r}=await q(`\
lessons/${encodeURIComponent(e)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[o]:wi(t)}})}),i=r.find(a=>a.id===o);n===It&&i&&bi(t,i.marked,s)}catch(r){if(!(r instanceof T))throw r;if(n!==It)return;
b(t,"[data-marked]").textContent=r.message,b(t,"[data-because]").hidden=!0,delete t.dataset.right;for(let{where:i}of r.problems)
gi(t,s,i)?.setAttribute("aria-invalid","true")}}function gi(t,e,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return o===
void 0||s===void 0?e[0]:Un(t)[Number(o)]?.[Number(s)]}function Un(t){return w(t,"tbody tr").map(e=>w(e,"input",HTMLInputElement))}
function wi(t){if(t.querySelector("input[type=radio]"))return w(t,"input:checked",HTMLInputElement)[0]?.value??"";let e=Un(
t);return e.length?e.map(n=>n.map(o=>o.value)):b(t,"input",HTMLInputElement).value}function bi(t,{right:e,all_right:n,computed:o},s){
let r=e.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=b(t,"[data-marked]"),a=b(t,
"[data-because]");if(i.replaceChildren(Ei(r,n)),a.hidden=!n,t.dataset.right=String(n),n)return;let c=document.createElement(
"button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener("click",()=>{i.textContent=`I\
t is ${yi(o)}.`,a.hidden=!1,i.focus()}),i.append(" ",c)}function Ei(t,e){if(e)return"Right.";let n=t.filter(Boolean).length;
return t.length>1?`${n} of ${t.length} are right.`:"Not yet."}function yi(t){return typeof t=="string"?t:t.map(e=>e.map(
xi).join(", ")).join("; ")}function xi(t){return String(Number(t.toFixed(pi))).replace("-","−")}p();D();var Si=["beside","above","below","figure"],Dn={width:960,height:540},Ai=2,Ae=.6,Se=.1,Oi=320,Ti=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:Ae}],Wn=["notes reasons remark switch","notes reasons remark switch formula"],vi=[1,.8,Ae],Pt=new WeakMap;
function qn(t,e){let{lookAccent:n,lookScale:o}=t.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&t.style.setProperty("--accent",n);let s=()=>{let r=N(e,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=e;if(!r||!i||!a)return;let c=Math.min(innerWidth/Dn.width,innerHeight/Dn.height,
Ai),l=Number(o)||Math.max(1,c);t.style.setProperty("--most",String(l)),Ni(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
s)).observe(e),e.addEventListener("click",r=>{let i=_(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&ki(a),i.dataset.
turn&&zn(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function Gn(t){for(let e of t){Pt.delete(e);for(let n of[
"out","layout","paged"])delete e.dataset[n]}}function Ni(t,e,n,o){let s=`${n}×${o}×${e}`;if(Pt.get(t)?.frame===s)return;
let r=N(t,"pointer-view"),i=n>o,a=Si.filter(u=>(u!=="figure"||r)&&(u==="below"||i));t.dataset.fitting="";let c=Mi(t,a,e,
r)??$i(t,Math.min(e,1));delete t.dataset.fitting,Pt.set(t,{frame:s,arrangement:c}),c.pages&&zn(t,Number(t.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function Mi(t,e,n,o){delete t.dataset.
paged;for(let{out:s,parts:r,least:i}of Ti){if(!t.querySelector(`.words > ${r}`))continue;let a=null;for(let c of e){let l=a?
a.scale*(o?.8:1)+Se:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=Li(t,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return Q(t,a),a}return null}function Li(t,e,n,o,s,r){let i=u=>(Q(t,{out:e,layout:n,scale:u}),Ri(t));if(!i(o))return null;
let[a,c]=[o,s];for(c-a>Se&&i(c)&&(a=c);c-a>Se;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:e,layout:n,scale:a,worth:a};
Q(t,{out:e,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*Oi));return{out:e,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function $i(t,e){t.dataset.paged="";let n=vi.map(i=>Math.min(i,e));for(let i of Wn){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...Bn(t,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return Q(t,a),a}let[o,s]=[Wn.at(-1)??"",n.at(-1)??Ae],r={out:o,layout:"below",scale:s,pages:Bn(t,o,s).pages};return Q(t,
r),r}function Bn(t,e,n){Q(t,{out:e,layout:"below",scale:n});let o=Oe(t);for(let h of o)h.dataset.turnedTo="";let{rowGap:s,
columnGap:r}=getComputedStyle(b(t,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=b(t,".shown").getBoundingClientRect(),
l=c.height-b(t,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,m=0,S=0,g=b(t,".formula").scrollWidth<=c.width+
1;for(let h of o){let{width:y,height:v}=h.getBoundingClientRect();g&&=v<=l&&Jn(h),S&&S+y>c.width&&(d+=m+i,m=0,S=0),u.length&&
d+Math.max(m,v)>l&&(u=[],f.push(u),d=0,m=0,S=0),u.push(h),m=Math.max(m,v),S+=y+a}return{pages:f,isFitting:g}}function zn(t,e){
let n=Pt.get(t)?.arrangement.pages??[],o=Math.max(0,Math.min(e,n.length-1));t.dataset.page=String(o);for(let s of Oe(t))
n[o]?.includes(s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;b(t,".pager").hidden=n.length===1,b(t,"[data-turned]").
textContent=`${o+1} of ${n.length}`;for(let s of w(t,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}
function Oe(t){return w(t,".matrix, .shown > pointer-view")}function Q(t,{out:e,layout:n,scale:o}){t.dataset.out=e,t.dataset.
layout=n,b(t,"[data-rest]").hidden=!e,t.style.setProperty("--scale",String(o))}function Ri(t){let e=t.getBoundingClientRect(),
n=b(t,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=e.right+1&&i<=e.bottom+1};return[
t,b(t,".words"),b(t,".shown")].every(Vn)&&n.scrollWidth<=n.clientWidth+1&&[n,...Oe(t)].every(s=>o(s)&&Jn(s))}function Vn(t){
return!t.clientWidth||t.scrollWidth<=t.clientWidth+1&&t.scrollHeight<=t.clientHeight+1}function Jn(t){let e=t.querySelector(
":scope > .table-frame");return!e||Vn(e)}function ki(t){let e=document.createElement("dialog");e.className="rest";let n=b(
t,"h1, h2");e.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>e.close()),e.addEventListener("close",()=>{e.remove(),b(t,"[data\
-rest]").focus()});let s=[n,t.querySelector(".switch"),t.querySelector(".formula"),...b(t,".words").children];e.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),e.append(i)}t.append(e),e.showModal()}p();D();var _i=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Ci="Write a number, such as 0.5, in every cell.",Ht=class{#e;#t;#o;#n=new Map;#i=new Map;constructor(e,n,o){
this.#e=e,this.#t=n,this.#o=o,this.#c(),e.addEventListener("input",s=>{let r=s.target;this.#x(r.name,r.value),this.#g()}),
e.addEventListener("click",s=>{let r=_(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#l(i,1),"fewer"in r.dataset&&
this.#l(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#r)this.#n.set(G(s),Kn(Yn(s)));this.#d(),w(this.#e,"i\
nput, select")[0]?.focus(),this.#g()}),this.#p()}get text(){let e={};for(let n of this.#r){let o=G(n),s=Xn(n.dataset.kind,
this.#n.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(Yn(n))&&(e[o]=s)}return Object.keys(e).length?
JSON.stringify(e):""}replace(e,n){let o=document.activeElement,s=o&&this.#e.contains(o)?this.#f(o):null;this.#e.replaceChildren(
...e.childNodes),n?this.#c():this.#d(),s?.(),this.#p()}showProblems(e){let n=new Set(e);for(let o of this.#r){let s=G(o),
r=`inputs.${s}`,i=e.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)n.delete(l);let a=i.map(l=>l.message).
join(" "),c=JSON.stringify(this.#n.get(s));a&&this.#i.set(s,{typed:c,message:a})}return this.#p(),[...n]}get#r(){return w(
this.#e,"[data-input]")}#f(e){if((e instanceof HTMLInputElement||e instanceof HTMLSelectElement)&&e.name){let i=`[name="${CSS.
escape(e.name)}"]`,a=e instanceof HTMLInputElement?{start:e.selectionStart,end:e.selectionEnd}:null;return()=>{let c=this.#e.
querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&a&&c.setSelectionRange(
a.start,a.end)}}let o=e.closest("[data-input]"),s=o instanceof HTMLElement?G(o):"",r=e instanceof HTMLElement&&"more"in e.
dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(s)}"] [data-${r}]`);i instanceof
HTMLElement&&i.focus({preventScroll:!0})}}#c(){this.#n.clear();for(let e of this.#r){let n=jt(e),o=n.map(i=>i.value),{kind:s,
row:r}=e.dataset;this.#n.set(G(e),s==="words"?o:s==="matrix"?Ii(n,!!r):o[0]??"")}}#d(){for(let e of this.#r)for(let n of jt(
e)){let o=this.#y(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#h(e){let[n="",o,s]=e.split("."),r=this.#n.get(n);return o===
void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#y(e){let n=this.#h(e);if(!n)return this.#n.
get(e);let[o,s]=n;return o?.[s]}#x(e,n){let o=this.#h(e);if(!o){this.#n.set(e,n);return}let[s,r]=o;s&&(s[r]=n)}#g(){this.#p(),
this.#o()}#p(){for(let e of this.#r){let n=G(e),o=!["words","choice"].includes(e.dataset.kind??""),s=o?jt(e).filter(c=>Zn(
c.value)===null):[];for(let c of o?jt(e):[])c.setAttribute("aria-invalid",String(s.includes(c)));let r=this.#n.get(n)??"";
this.#i.get(n)?.typed!==JSON.stringify(r)&&this.#i.delete(n),Pi(e,s.length?Ci:this.#i.get(n)?.message??"");let{least:i,most:a}=e.
dataset;for(let c of w(e,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of w(e,"[data-more]",
HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#l(e,n){let o=G(e),s=this.#n.get(o),r=s.
length+n;if(r<Number(e.dataset.least)||r>Number(e.dataset.most))return;let i=`word ${s.length+1}`;this.#n.set(o,n>0?[...s,
i]:s.slice(0,-1));for(let{dataset:a}of this.#r){let c=a.input??"",l=this.#n.get(c);a.rows===o&&Array.isArray(l)&&(l=Te(l,
n)),a.columns===o&&Array.isArray(l)&&(l=a.row?Te(l,n):l.map(u=>Te(u,n))),l!==void 0&&this.#n.set(c,l)}this.#g()}};function G(t){
return t.dataset.input??""}function Yn(t){return JSON.parse(t.dataset.default??"null")}function jt(t){return w(t,"input,\
 select")}function Ii(t,e){let n=new Map;for(let s of t){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],s.value])}
let o=[...n.values()];return e?o[0]??[]:o}function Te(t,e){return e>0?[...t,structuredClone(t.at(-1))]:t.slice(0,-1)}function Kn(t){
return Array.isArray(t)?t.map(Kn):String(t)}function Xn(t,e){if(t==="words"||t==="choice")return e;if(!Array.isArray(e))
return Zn(e);let n=e.map(o=>Xn(t,o));return n.includes(null)?null:n}function Zn(t){let e=t.trim().replace("−","-").replace(
",","."),n=_i.test(e)?Number(e):Number.NaN;return Number.isFinite(n)?n:null}function Pi(t,e){let n=b(t,"[data-failure]");
n.textContent=e,n.hidden=!e}p();j();D();var ba=4e3,Ea="The server does not answer. This page computes your changes in your browser and hides what on\
ly the server can update.",ya=document.getElementById("lesson-record")!==null,Go=!1;async function zo(t,{address:e,files:n,
signal:o}){if(je())return Wo(t,{files:n,signal:o});if(!Go)return Bo(e,o);try{let s=await Bo(e,rn(o));return Do(""),s}catch(s){
if(!(s instanceof T&&[0,...te].includes(s.status)))throw s;return Do(Ea),Wo(t,{files:n,signal:o})}}function je(){return ya}
function Vo(t){let e=new AbortController,n=()=>{e.abort(),clearTimeout(o),xa(t)},o=setTimeout(n,ba);for(let s of["pointe\
rdown","keydown"])document.addEventListener(s,n,{signal:e.signal})}async function xa(t){try{let[e]=await Promise.all([fetch(
t),Promise.resolve().then(()=>(Pe(),Ie))]);if(!e.ok)return;let n=new DOMParser().parseFromString(await e.text(),"text/ht\
ml");document.body.append(...w(n,"head > *, body > *")),Go=!0}catch{}}function Do(t){let e=N(document,"[data-silence]");
e&&(e.textContent=t)}async function Wo(t,e){let{exportedLesson:n}=await Promise.resolve().then(()=>(Pe(),Ie));return n(t,
e)}async function Bo(t,e){let o=await fetch(t,{headers:{accept:"text/html, application/problem+json"},signal:e}).catch(qo),
s=await o.text().catch(qo);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new T(o.status,Sa(s,o.status))}
function qo(t){throw B(t)?t:new T(0,[{where:"",message:rt,suggestions:[]}])}function Sa(t,e){try{return JSON.parse(t).errors??
[]}catch{return[{where:"",message:it(e),suggestions:[]}]}}p();D();var Aa=3e4,Jo=720;async function Yo(t){for(let n of t)n.removeAttribute("lazy");let e=Date.now()+Aa;for(;Date.now()<
e&&t.some(Oa);)await new Promise(n=>setTimeout(n,100))}function Oa(t){return t.querySelector(".view-failure:not([hidden]\
)")?!1:!t.dataset.drawn||t.hasAttribute("aria-busy")}function Ko(t,e=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{e(),o=w(t,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=w(t,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>Jo);for(let r of s)r.style.setProperty("--print-scale",String(Jo/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}var jc=350,Hc=60,Xe=["removed","inputs","layer","head"],nr=["step","all",...Xe],Fc={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},A=b(document,"[data-lesson]"),M=b(A,"[data-steps]"),Zs=N(A,"[data-controls]"),Et=A.dataset.only,Ye=b(A,"[data\
-error]"),Qs=N(A,"[data-inputs]"),wt=Qs&&new Ht(Qs,b(A,"[data-reset]",HTMLButtonElement),Vc),Jt="frame"in A.dataset,{states:Uc,
leftOut:or="",edited:sr=""}=A.dataset,{record:tr}=A.dataset,x=Ze(location.search),H=je()?{...x,...Qe(Ze(""))}:x,Ke=new AbortController,
pt=0,gt=0;function Ze(t){let e=new URLSearchParams(t);return{step:e.get("step")??"",all:e.get("all")??"",removed:e.get("\
removed")??or,inputs:e.get("inputs")??sr,layer:e.get("layer")??"",head:e.get("head")??""}}var Dc=Jt?qn(A,M):()=>{},Wc="f\
ramers"in document.body.dataset?jn({state:Gc,height:()=>A.scrollHeight,set:zc}):()=>{},V=()=>w(M,":scope > [data-step]"),
Yt=t=>V().findIndex(e=>e.dataset.step===t),yt=()=>Math.max(0,Yt(x.step)),rr=()=>Jt&&window.parent!==window;function W(){
let t=!!x.all||!!Et,e=yt(),n=V();for(let[o,s]of n.entries())s.hidden=!t&&o!==e;if(t&&!Jt)for(let o of fe(M,"pointer-view\
[lazy]"))o.removeAttribute("lazy");A.dataset.mode=t?"all":"one",A.toggleAttribute("data-first",e===0);for(let o of w(A,"\
[data-follow]",HTMLSelectElement)){let s=o.dataset.follow;o.value=x[s]||"0"}for(let o of w(A,"[data-slide]"))Bc(o,o.dataset.
slide===n[e]?.dataset.step);Zs&&qc(Zs,e,n.length,t),Dc(),Wc("state",{})}function Bc(t,e){if(!e){t.removeAttribute("aria-\
current");return}t.setAttribute("aria-current","step");let n=t.closest("ol");n&&requestAnimationFrame(()=>{n.scrollLeft=
t.offsetLeft-n.offsetLeft})}function qc(t,e,n,o){t.hidden=!1,b(t,"[data-place]").textContent=`Step ${e+1} of ${n}`,b(t,'\
[data-go="-1"]',HTMLButtonElement).disabled=e===0,b(t,'[data-go="1"]',HTMLButtonElement).disabled=e===n-1;let s=N(t,"[da\
ta-all]",HTMLInputElement);s&&(s.checked=o)}function bt(t,e=!1){let n=V(),o=n[Math.max(0,Math.min(n.length-1,t))];o&&(x=
{...x,step:o.dataset.step??""},xt("replace"),W(),e&&b(o,"h1, h2").focus({preventScroll:!0}),x.all?o.scrollIntoView({block:"\
start"}):o.getBoundingClientRect().top<0&&A.scrollIntoView({block:"start"}),A.querySelector("[data-slide][aria-current]")?.
scrollIntoView({block:"nearest",inline:"nearest"}))}function Qe({removed:t,inputs:e,layer:n,head:o}){return{removed:t,inputs:e,
layer:n,head:o}}function Kt(t,e){return Xe.every(n=>t[n]===e[n])}function Gc(){return{step:V()[yt()]?.dataset.step,removed:H.
removed,inputs:H.inputs}}function zc({step:t,...e}){t!==void 0&&!Et&&bt(Math.max(0,Yt(t??"")));let n={};for(let o of Xe)
o in e&&(n[o]=e[o]??"");Xt(n)}function xt(t){let e=ir({...x,...Qe(H)});if(e!==location.pathname+location.search)try{t===
"push"&&!rr()?history.pushState(null,"",e):history.replaceState(null,"",e)}catch{}}function ir(t){let e=[...new URLSearchParams(
location.search)].filter(([s])=>!nr.some(r=>r===s)),n=P({...Object.fromEntries(e),...t});or&&!t.removed&&n.set("removed",
""),sr&&!t.inputs&&n.set("inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function Vc(){
clearTimeout(gt),gt=setTimeout(()=>Xt({}),jc)}function Xt(t){let e=gt&&wt?wt.text:null;clearTimeout(gt),gt=0;let n={...x,
...e===null?{}:{inputs:e},...t};Kt(n,x)||(x=n,Zt({history:"push"}))}async function Zt({history:t,isFresh:e=!1}){pt+=1;let n=pt;
Ke.abort(),Ke=new AbortController,M.setAttribute("aria-busy","true");try{let o=await zo(x,{address:ir(x),files:Uc,signal:Ke.
signal});if(n!==pt)return;Yc(o,e),H=x,cr([]),t==="push"&&xt("push"),W()}catch(o){if(B(o))return;if(!(o instanceof T))throw o;
n===pt&&Jc(o.problems,t)}finally{n===pt&&M.removeAttribute("aria-busy")}}function Jc(t,e){cr(t);let n=t.every(s=>s.where.
startsWith("inputs"));if(x={...x,...n?{inputs:H.inputs}:Qe(H)},!Kt(x,H)){Zt({history:e});return}let o=ar(H);for(let s of w(
M,"[data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");xt("replace"),W()}function ar(t){return new Set(
t.removed.split(",").filter(Boolean))}function Yc(t,e){let n=document.activeElement?.closest("[data-remove]"),o=n instanceof
HTMLElement?n.dataset.remove:void 0;for(let r of V()){let i=r.dataset.step??"",a=t.querySelector(`[data-steps] > [data-s\
tep="${CSS.escape(i)}"]`);a&&i!=="exercises"&&r.replaceWith(a)}for(let r of w(A,"[data-renew]")){let i=t.querySelector(`\
[data-renew="${r.dataset.renew}"]`);i&&r.replaceChildren(...i.childNodes)}let s=N(t,"[data-inputs]");s&&wt?.replace(s,e),
o&&N(M,`[data-remove="${CSS.escape(o)}"]`)?.focus(),lr()}function cr(t){let e=wt?wt.showProblems(t):t;Ye.textContent=e.map(
n=>n.message).join(" "),Ye.hidden=e.length===0,e.length&&A.dataset.live&&Ye.append(" ",Kc(A.dataset.live))}function Kc(t){
let e=document.createElement("a");return e.href=t,e.textContent="Open it on the server",e.search=P({...x,all:null}).toString(),
e}function lr(){Rn(M),M.querySelector("pointer-view")&&Promise.resolve().then(()=>(Xs(),Pc));for(let t of w(M,"[data-emb\
ed]",HTMLAnchorElement)){let e=t.closest("[data-step]"),n=e instanceof HTMLElement?e.dataset.step:void 0;t.search=P({...x,
all:null,step:n}).toString()}for(let t of w(A,"[data-offline]",HTMLAnchorElement))t.search=P({removed:x.removed,inputs:x.
inputs}).toString();for(let t of w(A,"[data-back]",HTMLAnchorElement)){let e=new URLSearchParams(location.search);for(let n of nr)
e.delete(n);t.search=e.toString()}}function Xc(t,e,{row:n,column:o}){let s=Object.fromEntries(new URLSearchParams(location.
search)),r=P({...s,step:null,all:null,row:n,column:o});return q(`${A.dataset.api}/${t}/${e}?${r}`)}async function Zc(t){
t.disabled=!0;let{all:e}=x;x={...x,all:"1"},W(),await Yo(fe(M)),window.print(),x={...x,all:e},W(),t.disabled=!1}function ur(t){
return t.closest("input:not([type=checkbox]), select, textarea")!==null}function fr(t){for(let e=t;e&&e!==M;){if(e.localName===
"pointer-view"||e.scrollWidth>e.clientWidth+1&&getComputedStyle(e).overflowX!=="visible")return!0;e=e.parentElement}return!1}
M.addEventListener("change",t=>{let e=t.target;if(!(e instanceof HTMLInputElement)||!e.dataset.remove)return;let n=ar(x);
e.checked?n.add(e.dataset.remove):n.delete(e.dataset.remove),Xt({removed:[...n].join(",")})});A.addEventListener("change",
t=>{let e=wn(t);e.dataset.follow&&Xt({[e.dataset.follow]:e.value}),"all"in e.dataset&&e instanceof HTMLInputElement&&(x=
{...x,all:e.checked?"1":""},xt("replace"),W())});A.addEventListener("click",t=>{let e=_(t);e.dataset.go&&bt(yt()+Number(
e.dataset.go)),"print"in e.dataset&&Zc(e);let n=e.closest("[data-slide]");n instanceof HTMLElement&&(t.preventDefault(),
bt(Yt(n.dataset.slide),!0))});document.addEventListener("keydown",t=>{let e=_(t);if(Et||t.defaultPrevented||t.altKey||t.
ctrlKey||t.metaKey||ur(e)||fr(e))return;let n=Fc[t.key];!n||x.all&&t.key.startsWith("Page")||(t.preventDefault(),bt(yt()+
n,!0))});var mt;M.addEventListener("touchstart",t=>{let e=_(t);mt=t.touches.length===1&&!fr(e)&&!ur(e)?t.touches[0]:void 0},
{passive:!0});M.addEventListener("touchend",({changedTouches:[t]})=>{if(Et||!mt||!t)return;let[e,n]=[t.clientX-mt.clientX,
t.clientY-mt.clientY];mt=void 0,Math.abs(e)>Hc&&Math.abs(e)>2*Math.abs(n)&&bt(yt()-Math.sign(e))});window.addEventListener(
"popstate",()=>{x=Ze(location.search),Kt(x,H)?W():Zt({history:"keep",isFresh:!0})});rr()||Ko(M,()=>{for(let t of V())t.hidden=
!1;Jt&&Gn(V())},W);!x.step&&location.hash&&(x.step=location.hash.slice(1));x.step&&Yt(x.step)<0&&!Et&&(x.step="",xt("rep\
lace"));var er=N(A,"details.inputs",HTMLDetailsElement);er&&matchMedia("(max-width: 62rem)").matches&&(er.open=!1);$n(M,
"opens"in A.dataset?Xc:null);Fn(M,A.dataset.lesson??"");lr();W();A.dataset.ready="true";tr&&Vo(tr);Kt(x,H)||Zt({history:"\
keep",isFresh:!0});})();
