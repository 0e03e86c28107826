(()=>{var ci=Object.create;var be=Object.defineProperty;var li=Object.getOwnPropertyDescriptor;var ui=Object.getOwnPropertyNames;var fi=Object.getPrototypeOf,di=Object.prototype.hasOwnProperty;var _n=(t=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(t,{get:(e,n)=>(typeof require<"u"?require:e)[n]}):t)(function(t){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+t+'" is not supported')});var v=(t,e,n)=>()=>{if(n)throw n[0];try{return t&&(e=t(t=0)),e}catch(o){throw n=[o],o}};var In=(t,e)=>{for(var n in e)be(t,n,{get:e[n],enumerable:!0})},hi=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of ui(e))!di.call(t,r)&&r!==n&&be(t,r,{get:()=>e[r],enumerable:!(o=li(e,r))||o.enumerable});return t};var Pn=(t,e,n)=>(n=t!=null?ci(fi(t)):{},hi(e||!t||!t.__esModule?be(n,"default",{value:t,enumerable:!0}):n,t));var Hn,pi,E,h=v(()=>{"use strict";({currentScript:Hn}=document),pi=Hn instanceof HTMLScriptElement?Hn.src:"",E=new URL("\
static/js/",pi||document.baseURI).href});async function J(t,e,n=G){let o=await gi(new URL(`api/${t}`,n),e);if(String(n)===G.href&&wi(o!==null&&!xe(o)),!o)return jn();
if(!(o.headers.get("content-type")??"").includes("json")){let i=ft(o.status);throw new M(o.status,[{where:"",message:i,suggestions:[]}])}
let s=await o.json().catch(jn);if(!o.ok)throw new M(o.status,s.errors??[]);return s}async function gi(t,e){try{let n=await fetch(
t,e);return Ee.includes(n.status)?null:n}catch(n){if(V(n))throw n;return null}}function Fn(t){let e=AbortSignal.timeout(
mi);return t?AbortSignal.any([t,e]):e}function xe({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??
!1}function wi(t){t!==Q.answers&&(Q.answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}
function jn(t){throw V(t)?t:new M(0,[{where:"",message:ut,suggestions:[]}])}function V(t){return t instanceof DOMException&&
t.name==="AbortError"}function I(t){let e=Object.entries(t).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(e.
map(([n,o])=>[n,String(o)]))}function Lt(t){return t instanceof Error?t.message:String(t)}var M,G,Q,Ee,mi,ut,ft,H=v(()=>{
"use strict";h();M=class extends Error{constructor(e,n){super(n.map(o=>o.message).join(" ")),this.status=e,this.problems=
n}},G=new URL(E.replace(/^(.*\/)static\/.*$/,"$1")),Q={answers:!0},Ee=[502,504],mi=5e3,ut="No response could be read. Yo\
ur input is still here; check your connection and try again.",ft=t=>`The server answered with ${t}.`});function Ae(t){return typeof t=="string"?Number(t.replace("inf","Infinity")):t}function Rt({shape:t}){return t.reduce((e,n)=>e*
n,1)}function Ct(t,e,{single:n=!1}={}){let o=n?Float32Array:Float64Array,r=[],s=(i,a)=>r[i]?.[a]??Number.NaN;for(let i of t){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(Rt(i)),c=i.op==="table"?e(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:bi(t,i,l,s);r.push(a)}return r.at(-1)??new o(0)}
function bi(t,e,n,o){let{op:r}=e;if(r==="constant")return Oe(e,n);let s=ve(t,e,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=s;if(r===
"view"||r==="join")return i;if(r==="where")return i?a:c;if(r==="matmul")return xi(s);if(r==="collect")return dt.sum?.(s)??
0;if(r==="softmax")return Ei(t,e,n,s);let l=dt[r];if(l)return l(s);let u=Se[r];if(!u)throw new RangeError(`There is no o\
peration ${r}.`);return u(i,a)}function ve(t,e,n){let{op:o,of:r=[],groups:s}=e,[i=0,a=0]=r;if(o==="view")return[[i,yi(e,
n)]];if(o==="join")return[Si(t,r,n)];if(o==="collect")return(s?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[t[a]?.
shape.at(-2)??0,e.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(e.shape.at(-2)??1))*c*l;return Wn(c).flatMap(
m=>[[i,u*c+m],[a,d+m*l+f]])}if(o==="softmax"||o in dt){let c=t[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=Wn(
c).map(f=>[i,l*c+f]);return r.length>1?[...u,[a,0]]:u}return r.map(c=>[c,t[c]?.shape.length?n:0])}function Oe({values:t=0},e){
return Ae(Array.isArray(t)?t[e]??Number.NaN:t)}function Te(t,{of:e=[]},n){let o=t[e[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function Ei(t,e,n,o){let{place:r,width:s}=Te(t,e,n),i=Me(o.slice(0,s),o[s]);return(i[r]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function Me(t,e=1){let n=Math.max(...t),o=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(r=>Math.exp((r-
n)/o))}function xi(t){let e=0;for(let n=0;n<t.length;n+=2)e+=(t[n]??0)*(t[n+1]??0);return e}function yi({shape:t,offset:e=0,
strides:n,index:o},r){if(o)return o[r]??0;let[s,i]=[e,r];for(let a=t.length-1;a>=0;a-=1){let c=t[a]??1;s+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return s}function Si(t,e,n){let o=n;for(let r of e){let s=Rt(t[r]??{op:"",shape:[]});if(o<s)return[r,o];
o-=s}throw new RangeError(`No operand has the element ${n}.`)}function Wn(t){return Array.from({length:t},(e,n)=>n)}function Ai(t){
let e=Math.floor(t);return t-e!==.5?Math.round(t):e%2?e+1:e}function vi(t){if(Math.abs(t)>6)return Math.sign(t);let[e,n]=[
t,t];for(let o=1;Math.abs(n)>Math.abs(e)*1e-17;o+=1)n*=2*t*t/(2*o+1),e+=n;return 2*Math.exp(-t*t)/Math.sqrt(Math.PI)*e}var Se,
dt,ht=v(()=>{"use strict";h();Se={add:(t,e)=>t+e,subtract:(t,e)=>t-e,multiply:(t,e)=>t*e,divide:(t,e)=>t/e,power:(t,e)=>t**
e,maximum:Math.max,minimum:Math.min,greater:(t,e)=>+(t>e),greater_equal:(t,e)=>+(t>=e),less:(t,e)=>+(t<e),less_equal:(t,e)=>+(t<=
e),equal:(t,e)=>+(t===e),not_equal:(t,e)=>+(t!==e),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(t,e)=>(t%e+e)%e,isfinite:t=>Number(Number.isFinite(t)),round:(t,e)=>Ai(t*
10**e)/10**e,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*(1+vi(t/Math.SQRT2))},dt=
{sum:t=>t.reduce((e,n)=>e+n,0),product:t=>t.reduce((e,n)=>e*n,1),largest:t=>Math.max(...t),smallest:t=>Math.min(...t)}});function w(t,e,n){let o=O(t,e,n);if(!o)throw new Error(`The page has no element that matches ${e}.`);return o}function O(t,e,n){
let o=t.querySelector(e);return o&&Kn(o,n)?o:null}function g(t,e,n){return[...t.querySelectorAll(e)].filter(o=>Kn(o,n))}
function Re(t,e="pointer-view"){return[...t.querySelectorAll(e)]}function L({target:t}){return t}function Yn({target:t}){
return t}function Kn(t,e){return t instanceof(e??HTMLElement)}var k=v(()=>{"use strict";h()});function Xn(){return document.querySelector('[data-decimal=","]')!==null}function D(t){return Xn()?t.replaceAll(Ci,e=>e.
replaceAll(/[.,]/g,n=>_i[n]??n)):t}function Zn(t){return Xn()?t.replace(",","."):t}var Ci,_i,pt=v(()=>{"use strict";h();
Ci=/\d[\d.,]*\d/g,_i={".":",",",":"."}});function Qn(t){let e=atob(t),n=new Uint8Array(e.length);for(let o=0;o<e.length;o++)n[o]=e.charCodeAt(o);return n}var to=v(
()=>{"use strict";h()});function mt(t){if(Array.isArray(t))return Pi(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=Ii[t.dtype];if(!e)
throw new Error(`An array has the unknown type ${t.dtype}.`);let n=new e(Qn(t.bdata).buffer),o=t.shape?String(t.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function Pi(t){if(!(typeof t[0]=="object"&&t[0]!==null))return{values:t,
shape:[t.length]};let n=t;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function gt({values:t,
shape:e},n){let[,...o]=e,r=o.reduce((s,i)=>s*i,1);return{values:Hi(t,n*r,(n+1)*r),shape:o}}function eo({values:t,shape:e}){
return e.length<2?t:Ce({values:t,shape:e})}function Ce(t){return Array.from({length:t.shape[0]??0},(e,n)=>gt(t,n).values)}
function Hi(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}var Ii,_e=v(()=>{"use strict";h();to();Ii={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function C(t){return"kind"in t&&t.kind===Ht}function F(t){return C(t)?t.meta:t.layout.meta}function jt(t){return C(t)?t.
meta.height??0:t.layout.height}var Ht,Ft=v(()=>{"use strict";h();Ht="network"});function ro({data:t,layout:{meta:e}},n){for(let o of e.parts??[]){let r=t[o.trace];if("lines"in o){let s=wt(o.lines,e,n);
Object.assign(r,Fi(s,n[o.row],o))}else r[o.attribute]=eo(wt(o.is,e,n))}}function wt(t,e,n){let o=ji(e),r=i=>{let{values:a=[]}=e.
choices?.find(({name:c})=>c===i)??{};return n[i]===oo?0:a.indexOf(n[i]??"")};return{values:Ct(t,(i,a=[])=>{let c=o[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>gt(l,r(u)),c).values}),shape:t.at(-1)?.shape??[]}}
function ji(t){let e=no.get(t);return e||(e=Object.fromEntries(Object.entries(t.arrays??{}).map(([n,o])=>[n,mt(o)])),no.
set(t,e)),e}function Fi({values:t,shape:e},n,{above:o,to:r}){let s=[],i=[],[a=0,c=0]=e;for(let l=0;l<a;l+=1)if(!(n!==oo&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(t[l*c+u]);f<=o||f>r||(s.push(0,1,null),i.push(l,u,null))}return{x:s,y:i}}var oo,
no,Ie=v(()=>{"use strict";h();_e();ht();oo="all",no=new WeakMap});function ao(t,e){let{table:n}=F(t);if(n&&"rows"in n)return[n];if(C(t))return[];let{data:o,layout:r}=t,s=n?[Bi(n,r.meta,e)]:
[];return n&&!n.beside?s:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Ui(r,a)),...s]}function Bt({columns:t,
rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(s=>Pe("th",s,"col")));let r=n.
createTBody();for(let[s,...i]of e)r.insertRow().append(Pe("th",s,"row"),...i.map(a=>Pe("td",a)));return n}function co(t){
let e=o=>o.map(Vi).join(",");return`${t.map(({columns:o,rows:r})=>[o,...r].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function Bi(t,e,n){let{columns:o,labels:r}=t;if("values"in t){let i=t.values.map(a=>wt(a,e,n).values);return{columns:o,
rows:r.map((a,c)=>[a,...i.map(l=>l[c])])}}let s=Ce(wt(t.matrix,e,n));return{columns:o,rows:r.map((i,a)=>[i,...Array.from(
s[a]??[])])}}function Ui(t,e){let n=mt(e.z??[]),o=so(t,e,"y").map((r,s)=>[r,...Array.from(gt(n,s).values)]);return{columns:[
e.name??"",...so(t,e,"x")],rows:o}}function so(t,e,n){let o=e[n];if(Array.isArray(o))return o.map(c=>io(String(c)));let r=t[`${n}\
axis`],i=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;if(i)return i.map(io);let{shape:a}=mt(
e.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function io(t){return t.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function Vi(t){if(t==null)return"";if(typeof t=="number")return String(t);let e=t.replace(
Wi,"$1'").replace(qi,"'"),n=Di.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Pe(t,e,n){let o=document.
createElement(t);return n&&(o.scope=n),o.textContent=typeof e=="number"&&!Number.isInteger(e)?e.toFixed(6):String(e??"–"),
o}var Di,Wi,qi,He=v(()=>{"use strict";h();_e();Ft();Ie();Di=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Wi=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
qi=/^(?=[\t\r\n])/});var Bo,Uo,Do,Wo,qo,Vo,zo,Go,Jo,Yo,Ko,Xo,Zo,Qo,tr,er,nr,or,rr,sr,Ge,ir,ar,cr,Et=v(()=>{"use strict";h();Bo="This lesson h\
as no such input. Send one of its inputs.",Uo="This is not one of the options. Send one of {options}.",Do="This is not a\
 list. Send a list of words.",Wo="There are {words} words. Send {expected} words.",qo="This word is empty or not text. S\
end a word.",Vo="The word contains a control character. Send it without.",zo="The word has {characters} characters. Send\
 at most {most}.",Go="This is not a matrix. Send a list of rows, each a list of numbers.",Jo="The matrix has {count} row\
. Send {expected}.",Yo="The matrix has {count} rows. Send {expected}.",Ko="This row is not a list. Send a list of number\
s.",Xo="The row has {count} number. Send {expected}.",Zo="The row has {count} numbers. Send {expected}.",Qo="This is not\
 a number. Send a number, such as 0.25.",tr="The number is out of range. Send a number from {least} to {most}.",er="This\
 is not a whole number. Send a whole number.",nr='"{step}" is not a step of this lesson. Send the id of a removable step\
.',or='"{step}" cannot be removed. Send the id of a removable step.',rr="This step needs {names}, which could not be com\
puted above.",sr="The result is not a number: the inputs are too extreme. Enter smaller values.",Ge=[0,.01,.04,.1,.2,.4,
.7,1],ir=4,ar=1e-12,cr=7});function Jt(t,e){let n=Array.from(t),o=Ha(n),r=ja(n,e);return n.map((s,i)=>({text:Yt(s,o),exact:Xe(s),level:r[i]??null}))}
function Ha(t){for(let e=0;e<3;e+=1)if(t.every(o=>{if(Math.abs(o)>=1e15)return!0;let r=o*10**e;return Math.abs(r-Math.round(
r))<=ar*Math.abs(r)}))return e;return 3}function Yt(t,e=Ye(t)?0:3){if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.
abs(t);if(Ye(t)&&n<1e10&&!e){let r=String(n),s=n>=1e4?r.replace(/\B(?=(\d{3})+$)/g,","):r;return t<0?`−${s}`:s}if(n>=1e6||
e&&n>0&&n<5e-4){let[r="",s=""]=Ke(t,2,"toExponential").split("e");return`${r}e${Number(s)}`.replaceAll("-","−")}let o=Ke(
t,e,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function Xe(t){if(Ye(t))return String(t);if(!Number.
isFinite(t))return String(t).replace("Infinity","inf");let e=Math.abs(t);if(e>=Ia&&e<Pa){let s=String(t);return s.includes(
".")?s:`${s}.0`}let[n="",o=""]=t.toExponential().split("e"),r=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${r}`}
function Ye(t){return Math.abs(t)<1e15&&Number.isInteger(t)}function Ke(t,e,n){let[o="",r]=t[n](_a).split("e"),s=o.indexOf(
".")+1+e,i=/^50*$/.test(o.slice(s)),a="02468".includes(o.slice(0,s).replace(/\.$/,"").at(-1)??"");if(!i||!a)return t[n](
e);let c=o.slice(0,s).replace(/\.$/,"");return r===void 0?c:`${c}e${r}`}function ja(t,e){let n=t.map(s=>Number.isFinite(
s)?s:0);if(e==="weights"){let s=Ge.slice(1).map((i,a)=>(i+(Ge[a]??0))/2);return n.map(i=>s.filter(a=>a<i).length)}let o=e?
ir:cr,r=Math.max(0,...n.map(Math.abs))||1;return n.map(s=>Number(Ke(s/r*o,0,"toFixed")))}var _a,Ia,Pa,Kt=v(()=>{"use str\
ict";h();Et();_a=100,Ia=1e-4,Pa=1e16});var Ze,Qe=v(()=>{"use strict";h();Ze=`	
\v\f\r              \u2028\u2029  　`});function ot(t,e){return t.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,r)=>{let s=String(e[o]);return r?s.replace(/\B(?=(\d{3})+$)/g,
","):s})}var Xt=v(()=>{"use strict";h();Qe()});function Ba(t,e,n){let o=t.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(e[c])),r=t.filter(({kind:c})=>c===
"words"),s=r.map(({value:c})=>c),i=r.map(({name:c})=>e[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${e[c]}`)],inputs:new Set(ur(s)===ur(i)?a:[...a,Fa])}}function ur(t){let e=t.flat();return e.
map(n=>e.indexOf(n)).join()}function Ua(t,e,{settings:n,inputs:o}){let r=Object.entries(t.tables).map(([b,p])=>{let x=fr(
p,n)??null,{title:N="",figure:Z=null}=x??Object.values(p.variants)[0]??{};return{name:b,title:N,isShown:Z!==null,variant:x,
numbers:null}}),s=(b,p="")=>({tables:r,status:b,error:p}),i=t.inputs.map(b=>e.get(b)?.status);if(t.failing.some(b=>o.has(
b))||i.includes("unknown"))return s("unknown");let c=t.inputs.filter((b,p)=>i[p]==="failed");if(c.length)return s("faile\
d",ot(rr,{names:c.join(", ")}));let l=new Map(r.map(({name:b,variant:p})=>[b,p])),u=Da(t,l,e,o);if(!fr(t.conditions,n)?.
every(({expression:b,holds:p})=>{let[x]=dr(b,u)??[];return x!==void 0&&!!x===p}))return s("unknown");let m=r.map(b=>({...b,
numbers:u(b.name)}));return m.some(({numbers:b})=>b&&Array.from(b).some(Number.isNaN))?s("failed",sr):{tables:m,status:"\
computed",error:""}}function Da(t,e,n,o){let r=new Map,s=i=>{if(!t.tables[i])return n.get(i)?.numbers??null;if(!r.has(i)){
let c=e.get(i),l=c&&!c.fixed.some(u=>o.has(u));r.set(i,l?dr(c.expression,s):null)}return r.get(i)??null};return s}function dr(t,e){
return t.every(o=>o.op!=="table"||e(o.name??"")?.length===Rt(o))?Ct(t,o=>e(o)??[]):null}function fr({settings:t,variants:e},n){
return e[t.filter(o=>n.includes(o)).join(",")]}function Wa(t,e){return!t||t.length!==e?.length?!1:Array.from(t).every((n,o)=>Object.
is(n,e[o]))}var Fa,Zt,hr=v(()=>{"use strict";h();ht();Et();Xt();Fa="=",Zt=class{#e;#t;constructor(e){this.#e=e;let n=Object.
fromEntries(e.inputs.map(({name:o,value:r})=>[o,r]));this.#t=this.#n(n,new Set,null)}get inputs(){return this.#e.inputs}get steps(){
return this.#e.steps}get ownValues(){return this.#t.values}solve(e,n){return this.#n(e,n,this.#t)}#n(e,n,o){let r={values:e,
steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=e[i]??c,f=a==="matrix"||a==="number"?[l].
flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);r.known.set(i,{numbers:f,isOwn:d,status:"computed"})}let s=Ba(this.#e.
inputs,e,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(b=>r.known.get(b)?.isOwn??!0),l={settings:a?[i.
id]:[],inputs:new Set},u=Ua(i,r.known,c?l:s),{id:f,inputs:d}=i;r.steps.push({id:f,inputs:d,isRemoved:a,isOwn:c,...u});let{
tables:m,status:A}=u;for(let{name:b,numbers:p}of m){let x=c&&!a||Wa(p,o?.known.get(b)?.numbers);r.known.set(b,{numbers:p,
isOwn:x,status:A})}}return r}}});function tn(t){let[e,n]=[0,t.length];for(;e<n&&pr(t.charAt(e));)e+=1;for(;e<n&&pr(t.charAt(n-1));)n-=1;return t.slice(e,
n)}var Pf,pr,mr,gr=v(()=>{"use strict";h();Qe();Pf=new RegExp(`[${Ze}]+`),pr=t=>t!==""&&Ze.includes(t);mr=t=>[...t].length});function Qt(t,e){let n=t.map(({name:i})=>i),o=Object.keys(e).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:Bo,suggestions:n})),r={},s=[...t.filter(({kind:i})=>i==="words"),...t.filter(({kind:i})=>i!=="words")];for(let i of s)
try{let a=Object.hasOwn(e,i.name)?e[i.name]:i.own;r[i.name]=za(i,a,r)}catch(a){if(!(a instanceof $))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),r[i.name]=i.own}if(o.length)throw new M(422,
o);return r}function za(t,e,n){if(t.kind==="words")return Ga(t,e);if(t.kind==="matrix")return Ja(t,e,n);if(t.kind==="num\
ber")return Er(t,e,"");if(typeof e=="string"&&t.options.includes(e))return e;throw new $("",Uo,{options:t.options.join("\
, ")})}function Ga({least:t,most:e},n){if(!Array.isArray(n))throw new $("",Do);if(n.length<t||n.length>e){let o=t<e?`${t}\
 to ${e}`:e;throw new $("",Wo,{words:n.length,expected:o})}return n.map((o,r)=>{let s=`[${r}]`;if(typeof o!="string"||!tn(
o))throw new $(s,qo);if(Va.test(o))throw new $(s,Vo);let i=mr(o);if(i>40){let a=40;throw new $(s,zo,{characters:i,most:a})}
return tn(o)})}function Ja(t,e,n){let o=t.isRow?[e]:e;if(!Array.isArray(e)||!Array.isArray(o))throw new $("",Go);let r=t.
isRow?[t.own]:t.own,s=br(t.rows,n).length||r.length,i=br(t.columns,n).length||(r[0]?.length??0);if(o.length!==s){let c=o.
length===1?Jo:Yo;throw new $("",c,{count:o.length,expected:s})}let a=o.map((c,l)=>{let u=t.isRow?"":`[${l}]`;if(!Array.isArray(
c))throw new $(u,Ko);if(c.length!==i){let f=c.length===1?Xo:Zo;throw new $(u,f,{count:c.length,expected:i})}return c.map(
(f,d)=>Er(t,f,`${u}[${d}]`))});return t.isRow?a[0]??[]:a}function Er({least:t,most:e,whole:n},o,r){if(typeof o!="number")
throw new $(r,Qo);if(!(o>=t&&o<=e)){let i={least:Yt(t),most:Yt(e)};throw new $(r,tr,i)}if(!n)return o;let s=Math.round(o);
if(Math.abs(o-s)>qa*Math.max(1,Math.abs(o),Math.abs(s)))throw new $(r,er);return s}function br(t,e){return Array.isArray(
t)?t:e[t]??[]}var qa,Va,$,en=v(()=>{"use strict";h();H();Et();Kt();Xt();gr();qa=1e-9,Va=/[\p{Cc}\p{Cs}]/u,$=class extends Error{constructor(e,n,o={}){
super(ot(n,o)),this.where=e}}});var on={};In(on,{exportedLesson:()=>Za,openRecord:()=>ee});function ee(){let t=w(document,"#lesson-record",HTMLScriptElement).
textContent??"";return yr??=new Zt(JSON.parse(t)),yr}async function Za(t,e){let n=ee(),o=Qt(n.inputs,Qa(t.inputs));tc(n,
o);let r=ec(n,t.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await Or([...r],e)||await oc(n,o,r,e),a=lc(n,
o);return a&&i.append(a),i}function Qa(t){try{let e=JSON.parse(t||"{}");if(e&&typeof e=="object"&&!Array.isArray(e))return e}catch{}
throw xt(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function tc({inputs:t},e){for(let{
name:n,kind:o,value:r}of t){let s=i=>[i].flat().length;if(o==="words"&&s(r)!==s(e[n]))throw xt(422,`inputs.${n}`,Ka)}}function ec(t,e){
let n=new Set(e.split(",").filter(Boolean));for(let o of n){let r=t.steps.find(i=>i.id===o),s=r?or:nr;if(!r?.isRemovable)
throw xt(422,"removed",ot(s,{step:o}))}return n}async function Or(t,{files:e,signal:n}){if(!e)return nc(t);if(t.length>1)
return null;let[o]=t,r=o?e.replace("{removed}",o):".",s=await fetch(r,{signal:n}).catch(vr);if(!s.ok)throw xt(s.status,"",
ft(s.status));let i=await s.text().catch(vr),a=w(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function nc(t){let e=JSON.parse(w(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...t].sort().join(",");if(!Object.hasOwn(e,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let r=Object.values({...e[""],...e[n]});o.append(...r.map(i=>nn("lesson-parts",i)));for(let i of g(
o,"[data-matrix]"))i.replaceWith(nn("lesson-matrices",Number(i.dataset.matrix)));let s=document.createDocumentFragment();
return s.append(o),s}function nn(t,e){let{content:n}=w(document,`#${t}`,HTMLTemplateElement);return document.importNode(
n.children[e],!0)}async function oc(t,e,n,o){let r=[[],...[...n].map(c=>[c])],[s,...i]=await Promise.all(r.map(c=>Or(c,o)));
if(!s)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&s.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=t.
solve(e,n);for(let c of a.steps){let l=O(s,`[data-step="${CSS.escape(c.id)}"]`);l&&sc(l,c,a,t)}for(let c of g(s,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||rc(c,t.solve(e,new Set([...n,l])))}return s}function rc(t,{
steps:e}){let n=e.find(({id:o})=>o===t.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(t.disabled=
!0,t.parentElement?.append(" ",Xa))}function sc(t,e,n,o){let r=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(e.isOwn&&!r)return;let s=e.inputs.flatMap(i=>ac(i,n,o));Sr(t,".step-inputs",s,n.values),Sr(
t,".step-results",e.tables,n.values),e.isOwn||ic(t,e)}function ic(t,{status:e,error:n}){let r=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>t.querySelector(i));for(let i of g(t,".remark, pointer-view, .failure"))i.
remove();let s=document.createElement("p");if(s.className=e==="failed"?"failure":"quiet",s.dataset.hidden=r.map(([i])=>i).
join(" "),e==="failed")s.textContent=n;else if(e==="unknown")s.textContent=Ya;else if(r.length){let i=r.map(([l])=>l).join(
" and the "),[a,c]=r.length>1?["are","they describe"]:["is","it describes"];s.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}s.textContent&&w(t,".reasons").before(s)}function ac(t,{steps:e,known:n},o){let r=o.inputs.find(a=>a.
name===t);if(!r)return e.flatMap(({tables:a})=>a.filter(c=>c.name===t));let{shown:s}=r,i=n.get(t)?.numbers??null;return s?
[{name:t,title:s.title,isShown:!0,variant:s,numbers:i}]:[]}function Sr(t,e,n,o){let r=O(t,e);if(!r)return;let s=n.filter(
({isShown:l})=>l),i=s.map(l=>cc(l,o)).filter(l=>l!==null),a=s.filter(({numbers:l})=>!l).map(({title:l})=>l);if(r.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,r.append(c)}function cc({variant:t,numbers:e},n){if(!t||t.figure===
null||!e)return null;let o=nn("lesson-figures",t.figure),r=g(o,"tbody td");for(let[c,{text:l,exact:u,level:f}]of Jt(e,t.
shade).entries()){let d=r[c];if(!d)continue;let m=D(l);d.textContent=m,Ar(d,"value",u===m?null:u),Ar(d,"level",f||null)}
let{rows:s,columns:i}=t,a="down"in o.dataset;return te(g(o,"tbody th"),a?i:s,n),te(g(o,"thead th"),i,n),t.opens&&(o.dataset.
how=JSON.stringify(t.expression)),o}function Ar(t,e,n){n===null?delete t.dataset[e]:t.dataset[e]=String(n)}function te(t,e,n){
for(let[o,r]of t.entries()){let s=(e[o]??"").replace(/⟦([^⟧]+)\.(\d+)⟧/g,(c,l,u)=>n[l]?.[Number(u)]??c),i=[...s],a=i.
length>xr;r.textContent=a?`${i.slice(0,xr-1).join("")}…`:s,r.title=a?s:""}}function lc(t,e){let n=O(document,"#lesson-\
inputs",HTMLTemplateElement)?.content??document,o=O(n,"[data-inputs]"),r=o&&document.importNode(o,!0);for(let{name:s,shown:i}of r?
t.inputs:[]){let a=w(r,`[data-input="${CSS.escape(s)}"]`),c=[e[s]].flat(2).map(l=>typeof l=="number"?D(Xe(l)):String(l));
for(let[l,u]of g(a,"input, select").entries())u.value=c[l]??"";i&&(te(g(a,"tbody th"),i.rows,e),te(g(a,"thead th"),i.columns,
e))}return r}function vr(t){throw V(t)?t:xt(0,"",ut)}function xt(t,e,n){return new M(t,[{where:e,message:n,suggestions:[]}])}
var xr,Ya,Ka,Xa,yr,ne=v(()=>{"use strict";h();H();k();Et();Kt();hr();en();pt();Xt();xr=20,Ya="With your changes, only th\
e server can compute this step.",Ka="Only the server can compute with more or fewer words.",Xa="(with your changes, only\
 on the server)"});var rn={};In(rn,{previewEdits:()=>uc});function uc(t,e,n){let o=ee(),{steps:r,known:s}=o.solve(Qt(o.inputs,JSON.parse(e||
"{}")),n),i=new Map(r.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=g(t,":scope > [data-step]:not([hidden])").filter(Mr),
c=a.flatMap(l=>g(l,"figure[data-table]").filter(Mr));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??s.get(
u)?.numbers;f&&dc(l,f,fc(l))}for(let l of a)l.toggleAttribute("data-previewed",!0)}function Mr(t){let{top:e,bottom:n}=t.
getBoundingClientRect();return n>-Tr&&e<innerHeight+Tr}function fc({dataset:{shade:t}}){return t==="weights"||t==="diffe\
rences"?t:""}function dc(t,e,n){let o=g(t,"tbody td");if(o.length===e.length)for(let[r,{text:s,exact:i,level:a}]of Jt(e,
n).entries()){let c=o[r];if(!c)continue;let l=D(s);c.textContent!==l&&(c.textContent=l),Nr(c,"data-value",i===l?null:i),
Nr(c,"data-level",a?String(a):null)}}function Nr(t,e,n){t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(
e,n))}var Tr,sn=v(()=>{"use strict";h();k();ne();Kt();en();pt();Tr=100});function ie(t,e){return t==="scale"?e.trim()!==""&&Number(e)>=zr.min&&Number(e)<=zr.max:t==="controls"||t==="caption"?Nc[t].
includes(e):CSS.supports("color",e)}var zr,Nc,Gr=v(()=>{"use strict";h();zr={min:.5,max:4},Nc={controls:["none","some","\
all"],caption:["none","title","all"]}});function Yr(t){let e=Jr.then(Lc).then(t);return Jr=e.catch(()=>{}),e}function Lc(){let{scheduler:t}=globalThis;return t?
t.postTask(()=>{},{priority:"background"}):new Promise(e=>setTimeout(e,0))}var Jr,Kr=v(()=>{"use strict";h();Jr=Promise.
resolve()});function Qr(t){return{"HTML frame":ts(t),"Web component":$c(t),Markdown:es(t),Quarto:kc(t),LaTeX:Rc(t)}}function ts({title:t,
embed:e}){return`<iframe src="${ae(e)}" title="${ae(t)}" width="${Xr.width}" height="${Xr.height}" loading="lazy" allowf\
ullscreen style="border: 0; max-width: 100%"></iframe>`}function $c({server:t,attributes:e}){let n=Object.entries({server:t,
...e}).map(([o,r])=>r===""?o:`${o}="${ae(r)}"`);return`<script src="${ae(new URL("pointer-view.js",t).href)}" defer><\/sc\
ript>
<pointer-view ${n.join(" ")}></pointer-view>`}function es({title:t,embed:e,picture:n}){return`[![${Cc(t)}](<${Zr(n)}>)](\
<${Zr(e)}>)`}function kc(t){return['::: {.content-visible when-format="html"}',"```{=html}",ts(t),"```",":::",'::: {.con\
tent-visible unless-format="html"}',es(t),":::"].join(`
`)}function Rc({title:t,caption:e,name:n,embed:o,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${_c(o)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Bc(
[t,e].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ae(t){return t.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Cc(t){return t.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Zr(t){return t.replaceAll("<","%3C").replaceAll(
">","%3E")}function _c(t){return t.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Bc(t){return[
...t.normalize("NFC").replace(/\s/g," ").replace(Fc,"")].flatMap(n=>[...Hc[n]??Uc(n)]).map(n=>Ic[n]??Dc(n)).join("")}function Uc(t){
return jc.test(t)?t.normalize("NFD").slice(0,1):t}function Dc(t){return/[&%$#_{}]/.test(t)?`\\${t}`:Pc.test(t)?t:"?"}var Xr,
Ic,Pc,Hc,jc,Fc,ns=v(()=>{"use strict";h();Xr={width:960,height:540};Ic={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Pc=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Hc={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},jc=/[ąęįųĄĘĮŲ]/,Fc=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function rs(t,e,{title:n,origin:o}){let r=t.slice(t.indexOf(",")+1);if(e==="svg")return Wc(decodeURIComponent(r),n,o);let s=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),i=[os("Title",n),os("Source",o)];return new Blob([s.subarray(0,33),...i,s.subarray(33)],
{type:"image/png"})}function Wc(t,e,n){let o=new DOMParser().parseFromString(t,"image/svg+xml").documentElement,r=(s,i)=>{
let a=document.createElementNS(o.namespaceURI,s);return a.textContent=i,a};return o.prepend(r("title",e),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function os(t,e){let n=new TextEncoder().encode(`iTXt${t}\
\0\0\0\0\0${e}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,qc(n)),o.buffer}function qc(t){let e=-1;for(let n of t){e^=n;for(let o=0;o<8;o+=1)e=e>>>1^(e&
1?3988292384:0)}return~e>>>0}var ss=v(()=>{"use strict";h()});function as({name:t,links:e,view:n,picture:o,csv:r,json:s}){let i=document.createElement("div");i.className="view-take";
let a={link:ce("Link"),embed:ce("Embed"),json:ce("JSON"),offline:ce("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=yt("JSON",()=>is(s(),`${t()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Gc(()=>{let{
link:p,embed:x}=e(),N=x?n():null;return{...p&&{Address:p},...N&&Qr(N)}}),f=()=>{let p=e();for(let x of Object.keys(a)){let N=p[x];
a[x].hidden=N===null,N!==null&&(a[x].href=N)}c.hidden=p.json!==null,u.hidden=p.link===null&&p.embed===null,l.hidden=Q.answers};
for(let p of["pointerenter","focusin"])i.addEventListener(p,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...Vc.map(p=>{let x=p===zc;return new Option(`${p}×`,String(p),x,x)}));let m=async p=>{
let{address:x,meta:N}=await o(p,Number(d.value)),Z=N.origin??e().embed??location.href;cs(rs(x,p,{title:N.title,origin:Z}),
`${t()}.${p}`)},A=()=>is(`\uFEFF${r()}`,`${t()}.csv`,"text/csv;charset=utf-8"),b=document.createElement("span");return b.
append(yt("PNG",()=>m("png"))," ",d),i.append(a.link,a.embed,b,yt("SVG",()=>m("svg")),yt("CSV",A),a.json,c,a.offline,u,l),
f(),i}function Gc(t){let e=document.createElement("details");e.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let s=document.createElement("span");s.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,r),e.append(n,i),e.addEventListener("toggle",()=>{if(!e.open)return;s.textContent=
"",r.hidden=!0;let c=Object.entries(t()).map(([l,u])=>yt(l,()=>a(l,u)));o.replaceChildren(...c,s)});let a=async(c,l)=>{r.
value=l,r.hidden=!1,r.setAttribute("aria-label",c);let u=await Jc(l);u||r.select(),s.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return e}async function Jc(t){return navigator.clipboard?navigator.clipboard.writeText(t).then(
()=>!0,()=>!1):!1}function ce(t){let e=document.createElement("a");return e.textContent=t,e}function yt(t,e){let n=document.
createElement("button");return n.type="button",n.textContent=t,n.addEventListener("click",e),n}function is(t,e,n){cs(new Blob(
[t],{type:n}),e)}function cs(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Vc,zc,ls=v(()=>{"use strict";h();H();ns();ss();Vc=[1,2,4],zc=2});function ws({data:t,layout:e},{width:n,height:o,isFixed:r,scale:s}){if(!n)return{data:t,layout:e};let i={width:n/s,height:o/
s},a=r&&(i.width<us.width||i.height<us.height),c={...i,isFixed:r,isTiny:a,isNarrow:i.width<560,scale:s},l=a?sl(e,e.meta.
small??{}):e;if(!r)return{data:t,layout:{...l,...ds(l,c)}};let u=il(t,l),f={...u,...ds(u,c),...al(t,u,c),...ul(u,c)};return{
data:gl(t,u,c.height),layout:f}}function sl(t,e){return bs(t,e)}function bs(t,e){if(!fs(t)||!fs(e))return e;let n={...t};
for(let[o,r]of Object.entries(e))n[o]=bs(t[o],r);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}function fs(t){
return typeof t=="object"&&t!==null&&!Array.isArray(t)}function Es(t,e){return Object.entries(t).filter(([o])=>e.test(o))}
function xs(t,e){return t[`yaxis${(e??"y").slice(1)}`]}function ys(t){return Es(t,/^yaxis/).map(([,e])=>e.domain??[0,1])}
function Ss(t,e){return t[e]}function il(t,e){let{xaxis:n}=e,o=t.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,r=Array.
isArray(o)?o.filter(i=>typeof i=="string"):[],s=Array.isArray(o)&&r.length===o.length;return n?.tickangle!==-90||n.tickvals||
!r.length||!s?e:{...e,xaxis:{...n,tickmode:"array",tickvals:r,ticktext:r}}}function al(t,e,{width:n,height:o,isTiny:r,scale:s}){
let i=cl(t,e),a=Math.max(...i.map(x=>x.length*X+el)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*_>
o/(r?4:3),u=i.length>0&&!l,f=ll(e,o,s),m=((f.annotations?.find(({font:x})=>x?.size)?.font?.size??0)/s||_)*ms+2,A=Math.min(
e.margin?.t??8,u?c*_+4:e.annotations?.length?m:8),b=gs.some(x=>Ss(e,x)?.colorbar?.orientation==="h"),p=!e.margin||b&&!r;
return{...l&&{showlegend:!1},...!p&&{margin:{...e.margin,t:Math.ceil(A*s)}},...f}}function cl(t,e){if(e.showlegend===!1)
return[];let n=new Map,o=0;for(let{name:r,type:s,visible:i,showlegend:a,legendgroup:c}of t)!r||(a===!1||i===!1)||["heatm\
ap","contour"].includes(s)||(o+=1,n.set(c||r,r.replace(/<[^>]*>/g,"")));return o>1||e.showlegend?[...n.values()]:[]}function ll(t,e,n){
let{annotations:o=[],template:r}=t,s=({yref:d,yanchor:m})=>d==="paper"&&m==="bottom",i=o.filter(s);if(!i.length)return{};
let a=ys(t).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(m=>m-d).filter(m=>m>0),1-d)),l=r.layout.
font.size,u=Math.min(l,Math.min(1,...c)*(e-_)/ms);if(u>=l)return{};let f=Math.max(rl,u*n);return{annotations:o.map(d=>s(
d)?{...d,font:{...d.font,size:f}}:d)}}function ul(t,{height:e,isTiny:n}){let o=Math.floor(e/3/X),r=e-As(t,1/0,o)-hs,s={};
for(let i of gs){let a=Ss(t,i);a&&(n?s[i]={...a,showscale:!1}:s[i]=fl(t,i,a,r))}return s}function fl(t,e,n,o){let r=n.colorbar??
{};if(o>=Yc||r.ticktext||r.orientation==="h")return n;let s=t.template.layout[e],i=r.tickvals??s?.colorbar?.tickvals,a=(r.
len??1)*o;if(!i){let f=Math.max(st,Math.floor(a/_/1.5));return{...n,colorbar:{...r,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,
n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-c)*a>=_)&&u.push(f)}return{...n,colorbar:{
...r,tickvals:u}}}function ds(t,e){let{width:n,height:o,isFixed:r,isTiny:s,isNarrow:i}=e,a=i?n:1/0,c=r?Math.floor(o/3/X):
1/0,l=As(t,a,c),u=r?l?hs:ps:0,f=Math.max(o-l-(s?2*_:u),_),d=s?n-tl:Math.max(n-Qc,60);return Object.fromEntries(Es(t,/^[xy]axis/).
map(([m,A])=>{let b=m.startsWith("x"),p=r&&b?pl(A,t,f):A,[x,N]=p.domain??[0,1],Z=(N-x)*(b?d:f),Cn=t.template.layout.font.
size*e.scale,ii=dl(p,b,Z,Cn,e),ai=t.meta.priority?.[m];return[m,hl(ii,{isX:b,length:Z,fontSize:Cn,upright:c,priority:ai},
e)]}))}function dl(t,e,n,o,{isTiny:r,isFixed:s}){let i=t.title?.text??"";if(!r)return s&&!e&&i.length*X>nl*n?{...t,title:{}}:
t;let[a,c]=t.domain??[0,1];if(!e||!i||t.side==="top"||c-a>ol)return{...t,title:{}};let l=Math.max(4,Math.floor(n/(X-1))+
1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...t,title:{...t.title,standoff:0,font:{size:o-2},text:u}}}function hl(t,{
isX:e,length:n,fontSize:o,upright:r,priority:s},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=t;
if(t.visible===!1||t.showticklabels===!1)return t;if(!f)return c||u&&e?ml(t,e,n,i):t;let m=f.length;if(l&&e&&m===1&&t.tickangle===
0&&(f[0]??"").length*X>n-X)return{...t,tickfont:{size:.75*o}};if(m<=st&&(e||!c||n>=_))return t;let b=m<=st?[m-1]:wl(m,Math.
floor(n/_),s);return{...t,tickvals:b.map(p=>d[p]??p),ticktext:b.map(p=>vs(f[p]??"",p,u?a:1/0,e?r:1/0))}}function pl(t,e,n){
let[o]=xs(e,t.anchor)?.domain??[0,1],r=ys(e).map(([,a])=>a),s=Math.max(...r.filter(a=>a<=o),-1/0),i=(o-s)*n;return t.side===
"top"||i>2.4*_?t:{...t,title:{},...i<.9*_&&{showticklabels:!1}}}function ml(t,e,n,{isTiny:o,isNarrow:r}){let s=Math.max(
st,Math.floor(n/(e?Xc:_*1.5)));if(t.tickvals){let u=e?1:Math.ceil(t.tickvals.length/s);return{...t,tickvals:t.tickvals.filter(
(f,d)=>d%u===0)}}let{dtick:i,...a}=t;if(t.type==="category")return e?t:{...a,nticks:Math.max(st,Math.floor(n/Zc))};let c=r&&
e&&t.nticks&&!o?st:s,l=Math.min(t.nticks??1/0,c);return o||t.nticks||l<5?{...a,nticks:l}:t}function gl(t,e,n){return t.map(
o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let r=xs(e,o.yaxis),[s,i]=r?.domain??[0,1],a=r?.ticktext?.length;return a===
void 0?o:(i-s)*(n-ps)<a*_?{...o,texttemplate:""}:o})}function wl(t,e,n){let o=[...Array(t).keys()];if(t<=e)return o;let r=Math.
max(1,Math.ceil(t/Math.max(1,e)));if(!n)return o.filter(i=>i%r===0);let s=[];for(let i of[...o].sort((a,c)=>(n[c]??0)-(n[a]??
0)))s.every(a=>Math.abs(a-i)>=r)&&s.push(i);return s.sort((i,a)=>i-a)}function As({xaxis:t},e,n){let r=(t?.tickangle===0?
[]:t?.ticktext??[]).map((s,i)=>vs(s,i,e,n).length);return Math.max(0,...r)*Kc}function vs(t,e,n,o){let r=n<1/0;if(!r&&t.
length<=o)return t;let s=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(t)??[],[,i="",a="",c=""]=s,[l="",u]=a.split(" \
· "),f=Math.min(r?Math.max(5,Math.floor(n/48)):14,o),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return i+(u?
`${e+1} ${d}`:d)+c}var us,Yc,st,_,X,Kc,Xc,Zc,Qc,tl,hs,ps,el,nl,ol,rl,ms,gs,Os=v(()=>{"use strict";h();us={width:420,height:200},
Yc=300,st=2,_=20,X=8,Kc=7.5,Xc=44,Zc=18,Qc=240,tl=90,hs=56,ps=90,el=48,nl=1.3,ol=.6,rl=9,ms=1.4,gs=["coloraxis","colorax\
is2"]});function En(t,e){let n=JSON.stringify(Object.values(t)),o=it.get(n)??new Map;it.delete(n),it.set(n,o);for(let i of it.keys()){
if(it.size<=bl)break;it.delete(i)}let r=o.get(e);if(r)return r;let s=new Promise((i,a)=>El(n,t,e,{resolve:i,reject:a}));
return o.set(e,s),s.catch(()=>o.delete(e)),s}function El(t,e,n,o){let r=gn.get(t);if(r){r.views.set(n,o);return}let s=new Map(
[[n,o]]);gn.set(t,{query:e,views:s}),setTimeout(()=>{gn.delete(t),xl(e,s)},0)}async function xl(t,e){let{server:n,path:o,
query:r,theme:s}=t,i=[...e.keys()].sort().join(",");try{let a=await J(`${o}/figures?${I({...r,views:i,theme:s})}`,{},n);
for(let[c,{resolve:l}]of e)l(a[c])}catch(a){let c=e.size>1&&a instanceof M&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of e)c?yl(t,l).then(u,f):f(a)}}function yl({server:t,path:e,query:n,theme:o},r){let s=I({...n,theme:o});
return J(`${e}/views/${encodeURIComponent(r)}?${s}`,{},t)}async function Ms(t,e){let n=wn.get(t),o=n??(t.startsWith("#")?
Sl(t.slice(1)):Al(t));n||(wn.set(t,o),o.catch(()=>wn.delete(t)));let r=await o;if(C(r))return r;let{templates:s={}}=r.layout.
meta,i=s[e];if(!i)return r;let a=Ts(i),c=new Map;for(let d of Object.values(s))Ts(d).forEach((m,A)=>{c.set(m,a[A]??m)});
let{data:l,layout:u}=bn({data:r.data,layout:r.layout},c),{meta:f}=r.layout;return{...r,data:l,layout:{...u,meta:f,template:i}}}
function Ts(t){return t.layout.colorway}function bn(t,e){return Array.isArray(t)&&["string","object"].includes(typeof t[0])&&
!Array.isArray(t[0])?t.map(o=>bn(o,e)):t?.constructor===Object?Object.fromEntries(Object.entries(t).map(([o,r])=>[o,bn(r,
e)])):e.get(t)??t}async function Sl(t){let e=document.getElementById(t);if(!e)throw new Error("The figure is missing in \
this file.");return JSON.parse(e.textContent??"")}async function Al(t){let e=await fetch(new URL(t,document.baseURI)).catch(
()=>null);if(!e?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new M(e?.status??0,[{where:"",
message:n,suggestions:[]}])}return e.json()}function at(t,{server:e,path:n,view:o,values:r}){let s=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${s}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${s}`,offline:i?`api/${n}/offline`:`api/${n}/views/${s}/offline`},u=I({...i&&t!=="json"?{step:o}:{},
...r}).toString();return new URL(u?`${c[t]}?${u}`:c[t],e).href}var bl,it,gn,wn,Ns=v(()=>{"use strict";h();H();Ft();bl=12,
it=new Map,gn=new Map;wn=new Map});function $s({x:t,y:e,xaxis:n,yaxis:o},r){let s=[Ls(n,t,r),Ls(o,e,r)];return[...new Set(s.filter(i=>i!==null))]}function Ls(t,e,n){
if(!t||e===void 0||!n.includes(t._name))return null;let o=t.type==="category"?t.d2l_noadd(e):e;return typeof o=="number"&&
Number.isInteger(o)?o:null}function ks(t,e,n){let o=t.querySelector(":scope > .view-marks")??t.appendChild(vl()),{_fullLayout:r}=t;
if(!r)return;let s=e.flatMap(i=>n.map(a=>Ol(r,r[i],a)));o.replaceChildren(...s.filter(i=>i!==null))}function vl(){let t=document.
createElement("div");return t.className="view-marks",t}function Ol(t,e,n){if(!e?._length)return null;let o=e._id.startsWith(
"x"),r=t[`${o?"y":"x"}axis${(e.anchor??"").slice(1)}`]??t[o?"yaxis":"xaxis"],s=[e.l2p(n-.5),e.l2p(n+.5)],[i,a]=[Math.min(
...s),Math.max(...s)];if(!(a>0&&i<e._length)||!r?._length)return null;let[c,l]=o?[e._offset+i,r._offset]:[r._offset,e._offset+
i],[u,f]=o?[a-i,r._length]:[r._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var Rs=v(()=>{"use strict";h()});function _s(t,e){return Object.fromEntries(t.map(({name:n,values:o,value:r})=>[n,o.find(s=>String(s)===e(n))??r]))}function Is(t,e){
for(let{name:n,values:o}of t){let r=e(n);if(r===null||o.map(String).includes(r))continue;let s=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${s}.`}}return null}
function Ps(t,e,n){return e.reduce((o,r)=>{let s=t.find(({name:i})=>i===r)?.values??[];return o*s.length+s.indexOf(n[r]??
"")},0)}function Hs(t,e){return t.map(o=>{let{name:r,title:s,values:i}=o,a=js(o)[i.indexOf(e[r]??"")];return typeof a=="\
number"?`${s.toLowerCase()} ${a}`:a}).join(", ")}function js({values:t,labels:e}){return e??t}function Cs(t,e){let n=document.
createElement("label");return n.append(`${t} `,e),n}function xn(t,e){let n=document.createElement("button");return n.type=
"button",n.textContent=t,n.addEventListener("click",e),n}var le,Fs=v(()=>{"use strict";h();le=class{#e;#t;#n="";#o=0;#i=null;constructor(e,n){
this.#e=e,this.#t=n}offer({choices:e=[],player:n},o,r){let s=e.length?[]:o.filter(c=>c.meta),i=JSON.stringify([e.map(({name:c,
values:l,labels:u})=>[c,l,u]),s.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#i=null,
this.#e.replaceChildren(...e.map(c=>this.#s(c))),s.length&&r&&this.#e.append(this.#f(s));let a=e.find(({name:c})=>c===n);
a&&this.#e.append(...this.#c(a))}show(e){for(let[n,o]of Object.entries(e)){let r=this.#e.querySelector(`select[name="${n}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#i&&(this.#i.textContent=
"Play")}#s(e){let{name:n,title:o,values:r}=e,s=document.createElement("select");s.name=n;let i=js(e);return s.append(...r.
map((a,c)=>new Option(String(i[c]),String(a)))),s.addEventListener("change",()=>{this.pause();let a=r[s.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Cs(o,s)}#f(e){let n=document.createElement("select");return n.append(new Option("…",""),
...e.map((o,r)=>new Option(o.name,String(r)))),n.addEventListener("change",()=>{let o=n.value?e[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),Cs("Open",n)}#c({name:e,title:n,values:o}){let r=()=>o.indexOf(this.#t.selected()[e]??
""),s=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(e,f)},i=u=>{this.pause(),s(r()+u)},a=xn(
"Play",()=>{if(this.#o){this.pause();return}r()===o.length-1&&s(0),a.textContent="Pause",this.#o=setInterval(()=>{s(r()+
1),r()===o.length-1&&this.pause()},1200)});this.#i=a;let c=xn("‹",()=>i(-1)),l=xn("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function ue(t){return window.Plotly?Promise.resolve(window.Plotly):(yn??=new Promise((e,n)=>{let o=document.createElement(
"script");o.src=t?new URL(`static/${Bs}`,t).href:new URL(`../${Bs}`,E).href;let r=()=>{yn=void 0,o.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.Plotly?
e(window.Plotly):r()),o.addEventListener("error",r),document.head.append(o)}),yn)}async function Us(t,e,n){let{width:o,height:r}=t.
layout;return(await ue()).toImage(t,{format:e,width:o,height:r,...e==="png"&&{scale:n}})}var Bs,yn,Ds=v(()=>{"use strict";
h();Bs="vendor/plotly/plotly-traces-4.1.1.min.js"});var Fl={};function Vs(t){return t instanceof M&&t.status===0}function Hl(){let t=document.createElement("span");return t.
className="beside-browser-answer",t.textContent=Il,t}function jl(t){let e=Object.entries(t).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let r=o,s=t[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=r.type==="category"&&!r.categoryarray&&
s;return[n,i?{...r,categoryorder:"array",categoryarray:s}:r]});return Object.fromEntries(e)}var vn,On,Tl,zs,Ml,Ws,Sn,Nl,
Ll,$l,kl,qs,Rl,Cl,_l,Il,Pl,ct,An,Tn,Gs=v(()=>{"use strict";h();H();Gr();Kr();ls();Ft();Os();Ns();Rs();Fs();Ds();Ie();He();
vn={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventions",
against:"against"},On=["inputs","removed"],Tl=new Set(["server","source","model","lesson","view","theme","reads",...On,...Object.
keys(vn)]),zs=["scale","accent","controls","caption"],Ml=new Set([...zs,"fill"]),Ws="pointer-view:hover",Sn=matchMedia("\
(prefers-color-scheme: dark)"),Nl={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},Ll=120,$l=[["short",576,
0],["low",352,0],["tight",288,352]],kl="400px 0px",qs=660,Rl="[data-answer]:not(pointer-view *)",Cl=/^(\w+):(\d+)$/,_l="\
The server draws this chart, and it does not answer.",Il="The answer above is computed in this browser.",Pl="Type visits\
, or add a place, to see what the model answers.",ct=null,An=null,Tn=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#i=!1;#s="";#f=!1;#c="";#d=[];#h=!1;#x=new IntersectionObserver(
e=>{e.some(n=>n.isIntersecting)&&this.#C()},{rootMargin:kl});#y=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#g=new MutationObserver(
e=>this.#K(e.map(({attributeName:n})=>n??"")));#p=e=>this.getAttribute(e);#l=()=>{if(!this.#n||!this.#t){this.#b();return}
this.#T(this.#A),this.#u()};#k=({target:e,detail:n})=>{!(e instanceof HTMLElement)||e===this||!this.hasAttribute("linked")||
e.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#R=({type:e})=>this.#et(e==="beforeprint");connectedCallback(){
this.#e??=this.#H(),this.#I(),document.addEventListener("pointerscope:theme",this.#l),document.addEventListener(Ws,this.#k),
Sn.addEventListener("change",this.#l);for(let e of["beforeprint","afterprint"])window.addEventListener(e,this.#R);this.#y.
observe(this),this.#g.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#x.observe(this):this.#h=!0,this.#b()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#l),document.removeEventListener(Ws,this.#k),Sn.removeEventListener(
"change",this.#l);for(let e of["beforeprint","afterprint"])window.removeEventListener(e,this.#R);this.#y.disconnect(),this.#g.
disconnect(),this.#x.disconnect(),this.#r.controls.pause()}mark(e){e.join()!==this.#d.join()&&(this.#d=e,this.#D())}get chosen(){
return this.#t?this.#E:{}}get wantedHeight(){if(!this.#t)return 0;let{above:e,below:n}=this.#W();return Math.ceil(e+jt(this.#t)+
n)}get#r(){return this.#e??=this.#H(),this.#e}#C(){this.#h=!0,this.#x.disconnect(),this.#b()}#K(e){e.some(o=>Ml.has(o))&&
(this.#I(),this.#u());let n=e.filter(o=>Tl.has(o)&&!this.#X(o));e.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#h?
this.#C():n.length?this.#b():this.#w.some(({name:o})=>e.includes(o))?this.#$()&&this.#u():e.includes(this.#c)&&this.#b()}#X(e){
let n=this.#n;return!n||!this.#t?!1:(e==="theme"&&this.#l(),e==="theme"||e==="interventions"&&n.follows(this.getAttribute(
e)??""))}get#w(){return this.#t?F(this.#t).choices??[]:[]}#b(){this.#i||(this.#i=!0,queueMicrotask(()=>{this.#i=!1,this.#Z()}))}get#O(){
let[e,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return n?
`${e}/${encodeURIComponent(n)}`:""}get#S(){let e=this.getAttribute("server");return e?new URL(e.endsWith("/")?e:`${e}/`,
document.baseURI).href:G.href}get#_(){let e=this.parentElement?.closest("[data-theme]");return e instanceof HTMLElement?
e.dataset.theme:void 0}get#A(){let e=this.getAttribute("theme");return e==="auto"?Sn.matches?"dark":"light":(e??this.#_)===
"dark"?"dark":"light"}get#v(){let e=this.getAttribute("scale");return e!==null&&ie("scale",e)?Number(e):1}#I(){let e=this.
getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#v)):this.style.removeProperty(
"--scale"),e&&ie("accent",e)?this.style.setProperty("--accent",e):this.style.removeProperty("--accent")}get#P(){if(this.
hasAttribute("lesson")){let n=On.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.fromEntries(n)}}if(this.
getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let e=Object.entries(vn).map(([n,o])=>[o,this.getAttribute(
n)]);return{needsHistory:!0,query:Object.fromEntries(e)}}async#Z(){let{needsHistory:e,query:n}=this.#P;this.#o+=1;let o=this.#o,
r=this.getAttribute("source"),s=this.getAttribute("view")??"",i=this.#O&&s&&(!e||n.visits||n.record);if(!r&&!i){this.#M(
Pl);return}if(!this.#h){this.#M("");return}let a=this.#A;this.#T(a),this.setAttribute("aria-busy","true");try{let c={server:this.#S,
path:this.#O,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.all([r?Ms(r,a):this.#Q(c,s),r?null:
s===Ht?import("./network-drawing.js"):ue(l)]),f=C(u),d=f?await import("./network-drawing.js"):null;f||await ue(l),await Yr(
()=>{o===this.#o&&(this.#nt(d?.NetworkDrawing??null,F(u).title),this.#t=f?u:structuredClone(u),this.#rt(this.#t),this.#tt(
{...c,theme:"light"},s))})}catch(c){o===this.#o&&this.#F(c)}finally{o===this.#o&&this.removeAttribute("aria-busy")}}async#Q(e,n){
let o=n===Ht?this.#n:null,r=this.getAttribute("model")??"",s=await o?.compute(e,r,{isSilent:!1});if(s)return s;try{return await En(
e,n)}catch(i){if(!Vs(i))throw i;let a=await o?.compute(e,r,{isSilent:!0});if(!a)throw i;return a}}#T(e){this.#_!==e?this.
dataset.theme=e:delete this.dataset.theme}#tt(e,n){if(!this.#t||C(this.#t))return;let{template:o,meta:r}=this.#t.layout,
s=r.templates?.light;ct??=s??(this.#A==="light"?o:null),!(ct||this.hasAttribute("source"))&&(An??=En(e,n),An.then(i=>{C(
i)||(ct??=i.layout.template)}).catch(()=>{An=null}))}#et(e){if(this.#f=e,!this.#t||!this.#s)return;let n=ct??this.#n;this.#T(
e&&n?"light":this.#A),this.#u(),e||requestAnimationFrame(()=>this.#u())}#H(){let e=document.createElement("summary");e.textContent=
"Numbers";let n={title:this.#m("h3","view-title"),caption:this.#m("p","view-caption"),choices:this.#m("div","view-choice\
s"),summary:this.#m("p","view-summary"),failure:this.#m("p","view-failure"),plot:this.#m("div","view-plot"),details:this.#m(
"details","view-table"),exports:as({name:()=>this.#z,links:()=>this.#dt(),view:()=>this.#t&&this.#ht(this.#t),picture:(r,s)=>this.#ut(
r,s),csv:()=>co(this.#V()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute(
"role","alert"),n.plot.role="img",n.details.append(e),n.details.addEventListener("toggle",()=>this.#q());let o=new le(n.
choices,{selected:()=>this.#E,select:(r,s)=>this.#lt(r,s),open:r=>this.#a("open",r)});this.replaceChildren(...Object.values(
n)),this.addEventListener("toggle",({target:r})=>this.#ct(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:o}}#m(e,n){let o=this.querySelector(`.${n}`),r=o instanceof HTMLElement?o:document.createElement(
e);return r.className=n,r}#nt(e,n){if(e===null==(this.#n===null))return;let o=this.#r,r=o.plot.cloneNode();r.removeAttribute(
"data-listening"),r.role=e?"group":"img",o.plot.replaceWith(r),o.plot=r,this.#n?.bar?.remove(),this.#n=e?new e(r,{title:n,
isProjected:this.hasAttribute("fill"),hover:s=>this.#a("hover",{visits:s}),acts:{server:()=>this.hasAttribute("source")?
null:this.#S,answered:s=>this.#ot(s),resized:()=>requestAnimationFrame(()=>this.#L())}}):null,this.#n?.bar&&o.summary.before(
this.#n.bar)}#ot({figure:e,interventions:n}){this.#t=e;let{interventions:o}=this.#n??{};o?this.setAttribute("interventio\
ns",o):this.removeAttribute("interventions"),this.#$()&&this.#u(),this.#a("interventions",n)}#j(e){let{plot:n,details:o,
choices:r,exports:s,failure:i}=this.#r;for(let c of[n,o,r,s])c.hidden=e;i.hidden=!0;let a=this.#n?.bar;a&&e&&(a.hidden=!0)}#M(e){
this.#t=null,this.#c="",this.removeAttribute("aria-busy"),this.#r.controls.pause(),this.#j(!0),this.#r.summary.textContent=
e}#F(e){this.#M("");let{failure:n}=this.#r,o=Vs(e)&&document.querySelector(Rl)!==null,r=o?_l:Lt(e);if(n.replaceChildren(
r),o&&n.append(" ",Hl()),n.hidden=!1,this.#a("failed",{message:r}),!(e instanceof M)||![0,503].includes(e.status))return;
let s=document.createElement("button");s.type="button",s.textContent="Try again",s.addEventListener("click",()=>this.#b()),
n.append(" ",s)}#rt(e){let{title:n,caption:o,controls:r}=this.#r,s=F(e);n.textContent=s.title,n.hidden=!1,o.textContent=
s.caption,this.#j(!1),r.offer(s,C(e)?[]:e.data,!this.hasAttribute("fill")),this.#$()&&this.#u()}#u(){if(!this.#t)return;
let{plot:e}=this.#r,n=this.#f,o=this.#N(jt(this.#t)),r=n?Math.min(o.width||qs,qs):o.width;r&&(C(this.#t)?(e.style.height=
`${o.height}px`,this.#n?.draw(this.#t)):(e.style.height=o.isFixed?`${o.height}px`:"",this.#st(e,this.#t,{...o,width:r})),
this.#s=`${r}×${o.height}`,this.dataset.drawn="true",this.#D(),this.#a("drawn",{}))}#st(e,{data:n,layout:o},r){let s=this.#f,
i=s&&ct?{...o,template:ct}:o,a=this.#B({data:n,layout:i},r);window.Plotly?.react(e,a.data,s?{...a.layout,width:r.width}:
a.layout,Nl),e.dataset.listening||this.#it(e)}#B({data:e,layout:n},{width:o,height:r,isFixed:s}){let i="rgba(0, 0, 0, 0)",
a=this.#v,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=ws({data:e,layout:jl(n)},{width:o,height:r,isFixed:s,scale:a}),
d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{...f.layout,...a!==1&&
d,paper_bgcolor:i,plot_bgcolor:i,height:r}}}#it(e){e.dataset.listening="true",e.on("plotly_click",({points:[n]})=>{if(!n)
return;n.data.meta&&this.#a("open",n.data.meta);let[,o,r]=Cl.exec(String([n.customdata].flat()[0]))??[];o&&this.#a("sele\
ct",{table:o,row:Number(r)})}),e.on("plotly_hover",({points:[n]})=>{n&&this.#a("hover",{visits:$s(n,this.#U)})}),e.on("p\
lotly_unhover",()=>this.#a("hover",{visits:[]}))}get#U(){return this.#t?F(this.#t).visit_axes??[]:[]}#a(e,n){this.dispatchEvent(
new CustomEvent(`pointer-view:${e}`,{detail:n,bubbles:!0}))}#D(){!this.#t||!this.#s||(this.#n?this.#n.mark(this.#d):ks(this.#r.
plot,this.#U,this.#d))}#N(e){let{plot:n}=this.#r,o=n.clientWidth;if(!this.hasAttribute("fill"))return{width:o,height:e,isFixed:!1};
this.#at();let{above:r,below:s}=this.#W();this.style.setProperty("--below",`${Math.ceil(s)}px`);let i=Math.max(Math.floor(
this.offsetHeight-r-s),Ll);return{width:o,height:i,isFixed:!0}}#at(){let[e,n]=[this.offsetWidth/this.#v,this.offsetHeight/
this.#v],o=$l.filter(([,r,s])=>n<r||e<s).map(([r])=>r).join(" ");this.dataset.room!==o&&(this.dataset.room=o)}#W(){let{plot:e,
details:n,exports:o}=this.#r,r=this.getBoundingClientRect(),s=r.height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).
map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{
above:(e.getBoundingClientRect().top-r.top)/s,below:a/s}}#ct(e){if(this.hasAttribute("fill")&&e instanceof HTMLDetailsElement&&
e.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===e);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)
return;let{width:e,height:n}=this.#N(jt(this.#t));e&&this.#s!==`${e}×${n}`&&this.#u()}#lt(e,n){this.setAttribute(e,String(
n)),this.#a("option",{[e]:n})}#$(){let e=this.#t;if(!e)return!1;let n=this.hasAttribute("lenient")?null:Is(this.#w,this.#p);
if(n)return this.#F(new Error(n.message)),this.#c=n.name,!1;let o=F(e),r="";if(this.#w.length&&!C(e)){let s=this.#E;this.#r.
controls.show(s);for(let a of e.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>s[c]===l));ro(e,s);let{summaries:i}=o;
i&&(o.summary=i.texts[Ps(this.#w,i.by,s)]??""),r=`: ${Hs(this.#w,s)}`}return this.#r.summary.textContent=o.summary??"",this.#r.
plot.setAttribute("aria-label",`${o.title}${r}. ${o.summary??""}`),this.#q(),!0}get#E(){return _s(this.#w,this.#p)}#q(){
let{details:e}=this.#r;if(!e.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=
0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${F(this.#t).title}`),n.append(...this.#V().map(
Bt)),e.querySelector(".table-frame")?.remove(),e.append(n)}#V(){return this.#t?ao(this.#t,this.#E):[]}async#ut(e,n){let o=this.#t;
if(!o)throw new Error("There is no figure to save yet.");return{address:C(o)?await this.#n?.address(e,n)??"":await Us(this.#ft(
o),e,n),meta:F(o)}}#ft(e){let{data:n,layout:o}=structuredClone(e),r=this.#N(o.height),{paper_bgcolor:s,plot_bgcolor:i}=o.
template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#B({data:n,layout:o},
r),l=a?{}:{paper_bgcolor:s,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:r.width,...l}}}get#z(){let e=[this.
getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];
return this.getAttribute("name")??e.filter(Boolean).join("-")}get#G(){return{server:this.#S,path:this.#O,view:this.getAttribute(
"view")??"",values:{...this.#P.query,...this.#E}}}get#J(){let e=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=zs.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",r])=>this.hasAttribute(o)&&ie(o,r??""));return{...e&&
{theme:e},...Object.fromEntries(n)}}#dt(){let e=new URL(location.href);e.hash=this.id;let n=this.id?e.href:null;if(!(!this.
hasAttribute("source")&&Q.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#G;return{link:n,embed:at(
"embed",this.#Y(r)),json:at("json",r),offline:at("offline",r)}}#Y(e){let{controls:n,...o}=this.#J,r={...e.values,...o,...n&&
n!=="some"&&{controls:n}};return{...e,values:r}}#ht(e){let n=this.#G,{title:o,summary:r=""}=F(e),s=["model","lesson","vi\
ew","reads",...On,...Object.keys(vn)],i=[...this.attributes].filter(({name:d})=>s.includes(d)),{theme:a,...c}=this.#J,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:m})=>[d,m])),...this.#E,...l&&{theme:l},...c},
f=this.#Y(n);return{title:o,caption:r,name:this.#z,server:n.server,embed:at("embed",f),picture:at("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,m])=>[d,String(m)]))}}};customElements.define("pointer-view",Tn)});h();h();(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},o=/^transparent(?:-(light|dark))?$/,r=document.documentElement,s=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(t)}catch{
return null}};function u(p){return typeof p=="string"&&Object.hasOwn(e,p)}let f=p=>{let x=o.exec(p??""),N=x?x[1]??"auto":
p;r.toggleAttribute("data-transparent",x!==null),u(N)?r.dataset.askedTheme=p??"":delete r.dataset.askedTheme,a=[N,r.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let p=new URL(location.href);p.searchParams.delete("theme"),delete r.dataset.askedTheme,
p.search!==location.search&&history.replaceState(history.state,"",p)},m=()=>{let p=document.querySelector("[data-theme-b\
utton]");return p instanceof HTMLElement?p:null},A=()=>{let p=m();p&&(p.textContent=n[a]);let x=a==="auto"?s.matches?"da\
rk":"light":a;c||r.dataset.theme===x||(r.dataset.theme=x,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
b=({type:p})=>{document.querySelector(".deck")||(c=p==="beforeprint",c?r.dataset.theme="light":A())};f(i),A();for(let p of[
"beforeprint","afterprint"])window.addEventListener(p,b);s.addEventListener("change",A),document.addEventListener("point\
erscope:choose-theme",({detail:p})=>{(p===null||u(p)||o.test(p))&&f(p??i),A()}),document.addEventListener("DOMContentLoa\
ded",()=>{let p=m();p&&(p.hidden=!1,A(),p.addEventListener("click",()=>{a=e[a],d();try{localStorage.setItem(t,a)}catch{}
A()}))})})();h();H();h();H();h();function Bn(t){return Number(t.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function R(t){return Number.isFinite(t)?String(Number(t.toPrecision(6))).replaceAll("-","−"):t>0?"∞":"−∞"}function $t(t){
return t<0?`(${R(t)})`:R(t)}function ye(t){return Dn(t," + ")}function Un(t){return Dn(t,", ")}function kt(t,e){return t===
e?e:`${t} = ${e}`}function Dn(t,e){return t.length<=24?t.join(e):[...t.slice(0,24/2),"…",...t.slice(-2)].join(e)}h();ht();var Oi=30,[tt,et,j,Ti,B]=[0,1,2,3,4],Mi={add:["+",et],subtract:["−",et],multiply:["·",j],divide:["/",j],remainder:[
"mod",j],power:["^",Ti],greater:[">",tt],greater_equal:["≥",tt],less:["<",tt],less_equal:["≤",tt],equal:["=",tt],not_equal:[
"≠",tt]},Ni={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},Vn=new Set(["sum","softmax"]);function Le(t,e,n){
let o=new Map,r=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??s(i,a);return o.set(c,l),l},s=(i,a)=>{let c=t[i];if(!c)throw new RangeError(
`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(u,a),op:"",parts:[],table:u,
index:a};if(l==="constant"||l==="opaque")return{value:Oe(c,a),op:"",parts:[]};let f=ve(t,c,a).map(([x,N])=>r(x,N)),[d,m,
A]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&m&&A)return d?.value?m:A;if(l==="collect")return qn(f);if(l===
"matmul")return qn(Jn(f));if(l==="softmax")return Ri(f,Te(t,c,a));let b=dt[l];if(b)return{value:b(f.map(({value:x})=>x)),
op:l,parts:f};let p=Se[l];if(!p||!d)throw new RangeError(`There is no operation ${l}.`);return{value:p(d.value,m?.value??
0),op:l,parts:f}};return r(t.length-1,e)}function _t(t){let e=new Map,n=new Set,o=r=>{n.has(r)||(n.add(r),r.table!==void 0&&
e.set(`${r.table}:${r.index}`,r),r.parts.forEach(o),r.temperature&&o(r.temperature))};return o(t),[...e.values()]}function It(t){
if(Vn.has(t.op))return t;for(let e of t.parts){let n=It(e);if(n)return n}return null}function $e(t){return t.op?ke(t,null,
!1).text:R(t.value)}function zn(t){let e=R(t.value),n=It(t);if(!n)return kt($e(t),e);if(n===t){if(t.op==="sum")return`Su\
m ${e}`;let o=Pt(t),r=o.reduce((s,i)=>s+i,0);return`${R(o[t.place??0]??0)} / ${R(r)} = ${e}`}return`${Gn(t,n)??ke(t,n,!1).
text} = ${e}`}function Pt({parts:t,temperature:e}){return Me(t.map(({value:n})=>n),e?.value)}function Gn(t,e){if(t===e)return e.
op==="sum"?`Sum ${R(e.value)}`:null;let[n,o]=t.parts,r=n&&Gn(n,e);return!r||!o||o.op?null:t.op==="add"?`${r}, plus ${R(o.
value)}`:t.op==="divide"?`${r}, divided by ${R(o.value)}`:null}function ke(t,e,n){let{op:o,parts:r,value:s}=t,i=Vn.has(o);
if(!o||t===e||i&&n)return{text:$t(s),binding:B};let a=r.map(d=>ke(d,e,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{
text:c.length?ye(c):"0",binding:et};if(o==="softmax")return{text:$i(t,a),binding:j};if(o==="product")return{text:c.join(
" · "),binding:j};let[l={text:"",binding:B},u]=a,f=Mi[o];if(f&&u){let[d,m]=f,A=o==="add"||o==="multiply",b=U(l,o==="pow\
er"?B:m),p=U(u,A?m:m+1);return{text:o==="power"?`${b}^${p}`:`${b} ${d} ${p}`,binding:m}}return o==="negative"?{text:`−${U(
l,j)}`,binding:et}:o==="sqrt"?{text:`√${U(l,B)}`,binding:B}:o==="absolute"?{text:`|${Li(r[0],l)}|`,binding:B}:o==="sig\
moid"?{text:`1 / (1 + e^(−${U(l,B)}))`,binding:j}:o==="gelu"?{text:`${U(l,j)} · Φ(${l.text})`,binding:j}:{text:`${Ni[o]??
o}(${Un(c)})`,binding:B}}function Li(t,{text:e}){return t&&!t.op?R(t.value):e}function U({text:t,binding:e},n){return e<
n?`(${t})`:t}function $i({parts:t,place:e=0,temperature:n},o){let r=Math.max(...t.map(({value:c})=>c)),s=n?.value??1,i=Math.
abs(r/s)>Oi,a=o.map(c=>{let l=c;return i&&(l={text:`${U(c,et)} − ${$t(r)}`,binding:et}),s!==1&&(l={text:`${U(l,j)} / ${$t(
s)}`,binding:j}),`e^${U(l,B)}`});return`${a[e]} / (${ye(a)})`}function Jn(t){let e=[];for(let n=0;n<t.length;n+=2){let o=t.
slice(n,n+2);e.push({value:ki(o),op:"multiply",parts:o})}return e}function ki(t){return t.reduce((e,{value:n})=>e*n,1)}function qn(t){
let e=t[0]?.parts[0]?.parts[1],n=t.every(({op:s,parts:[i]})=>s==="multiply"&&i?.op==="divide"&&i.parts[1]===e);if(!e||e.
op||!n)return{value:Ne(t),op:"sum",parts:t};let o=t.flatMap(({parts:[s,i]})=>s?.parts[0]&&i?Jn([s.parts[0],i]):[]),r={value:Ne(
o),op:"sum",parts:o};return{value:Ne(t),op:"divide",parts:[r,e]}}function Ne(t){return t.reduce((e,{value:n})=>e+n,0)}function Ri(t,{
place:e,width:n}){let o=t[n],s={value:0,op:"softmax",parts:t.slice(0,n),place:e,...o&&{temperature:o}},i=Pt(s),a=i.reduce(
(c,l)=>c+l,0);return{...s,value:(i[e]??Number.NaN)/a}}k();ht();pt();He();var lo="figure[data-how]",zi="figure[data-how] tbody td",Gi={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,
column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}};function uo(t,e){let n=o=>{let r=je(o);r&&bt(r)};t.addEventListener(
"pointerover",n),t.addEventListener("focusin",n),t.addEventListener("click",n),e&&Ji(t,e),t.addEventListener("pointerout",
o=>{let r=L(o).closest(lo),{relatedTarget:s}=o,i=s instanceof Node&&r?.contains(s);r&&!i&&Ut(Be(r))}),t.addEventListener(
"keydown",Yi)}function fo(t){for(let e of g(t,lo))for(let[n,o]of g(e,"tbody td").entries())o.tabIndex=n===0?0:-1}function Ji(t,e){
let n=0,o=async r=>{let s=je(r);if(!s)return;n+=1;let i=n,a=Fe(s),c=Be(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{
let f=await e(l,u,mo(Dt(a),s));i===n&&c.isConnected&&Xi(c,f,s)}catch(f){i===n&&(w(c,"[data-sum]").textContent=Lt(f))}};t.
addEventListener("click",o),t.addEventListener("keydown",r=>{if(r.key==="Enter"&&o(r),r.key!=="Escape")return;let s=L(r).
closest("[data-step]")?.querySelector("[data-opened] button");s instanceof HTMLElement&&s.click()})}function Yi(t){let e=je(
t),n=Gi[t.key];if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;t.preventDefault();let o=Fe(e),r=Dt(o),{row:s,column:i}=mo(
r,e),a="down"in o.dataset,c=a?n.column:n.row,l=a?n.row:n.column,u=r[s+c]?.[i+l];u&&(e.tabIndex=-1,u.tabIndex=0,u.focus())}
function bt(t,{withoutResult:e=!1}={}){let n=Fe(t),o=Be(n);Ut(o);let r=Le(JSON.parse(n.dataset.how??"[]"),Qi(Dt(n),t),Ki(
o));t.dataset.lit="result";for(let c of _t(r)){let l=ho(o,c.table??"")[c.index??0];l&&(l.dataset.lit??="part")}let s=o.querySelector(
"[data-sum]");if(!(s instanceof HTMLElement))return;let i=e?"?":R(Wt(t)),a=Number.isNaN(r.value)?i:kt($e(r),i);s.textContent=
[ta(n,t),D(a)].filter(Boolean).join(": "),delete s.dataset.above,t.getBoundingClientRect().bottom>s.getBoundingClientRect().
top&&(s.dataset.above="")}function Ki(t){let e=new Map;return(n,o)=>{let r=e.get(n)??ho(t,n);e.set(n,r);let s=r[o];return s?
Wt(s):Number.NaN}}function ho(t,e){let n=t.querySelector(`figure[data-table="${CSS.escape(e)}"]`);return n instanceof HTMLElement?
Dt(n).flat():[]}function Xi(t,e,n){t.querySelector("[data-opened]")?.remove();let{title:o,row:r,column:s,expression:i,index:a,
numbers:c}=e,l=Le(i,a,(b,p)=>po(c[b],p).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement(
"h3");f.textContent=[o,r,s].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent=
"Close",d.addEventListener("click",()=>{u.remove(),n.focus()});let m=document.createElement("div");m.className="table-fr\
ame",m.tabIndex=0,m.setAttribute("role","group"),m.setAttribute("aria-label",f.textContent),m.append(Bt(Zi(l,c)));let A=document.
createElement("p");A.className="sum",A.textContent=zn(l),u.append(f,m,A,d),w(t,"[data-sum]").after(u),m.focus({preventScroll:!0}),
u.scrollIntoView({block:"nearest"})}function Zi(t,e){let n=a=>{let[{table:c="",index:l=0}={}]=_t(a);return po(e[c],l).label},
o=(a,...c)=>[a,...c.map(R)],r=It(t);if(!r)return{columns:["term","value"],rows:_t(t).map(({table:a="",value:c})=>o(e[a]?.
title??"",c))};let{op:s,parts:i}=r;if(s==="softmax"){let a=Pt(r);return{columns:["term","score","exponential, largest sc\
ore subtracted"],rows:i.map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["t\
erm","first factor","second factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:[
"term","value"],rows:i.map(a=>o(n(a),a.value))}}function po(t,e){let n=t?.index.indexOf(e)??-1,o=t?.values[n];return{label:t?.
labels[n]??"",value:o===void 0?Number.NaN:Ae(o)}}function Ut(t){for(let n of g(t,"[data-lit]"))delete n.dataset.lit;let e=t.
querySelector("[data-sum]");e&&(e.textContent="")}function je(t){return t.target instanceof Element?t.target.closest(zi):
null}function Fe(t){return t.closest("figure")}function Be(t){return t.closest("[data-step]")}function Dt(t){return"down"in
t.dataset?[g(t,"tbody td",HTMLTableCellElement)]:g(t,"tbody tr").map(e=>g(e,"td",HTMLTableCellElement))}function mo(t,e){
let n=t.findIndex(o=>o.includes(e));return{row:n,column:t[n]?.indexOf(e)??-1}}function Qi(t,e){return t.flat().indexOf(e)}
function ta(t,e){let n=e.parentElement?g(e.parentElement,"th"):[],o=g(t,"thead th")[e.cellIndex-n.length],r=[n[0],o].map(
s=>s?.title||s?.textContent);return[w(t,"figcaption span").textContent,...r].filter(Boolean).join(", ")}function Wt(t){return Bn(
t.dataset.value??Zn(t.textContent??""))}k();h();function go({state:t,height:e,set:n,mark:o=()=>{}}){let r=window.parent,s=(document.body.dataset.framers??"").split(" ").
filter(Boolean),i=s.includes("*"),a="",c=(u,f)=>{if(r===window)return;let d={pointerscope:u,...f};for(let m of i?["*"]:s)
r.postMessage(d,m)},l=()=>{let u={state:t(),height:e()};JSON.stringify(u)!==a&&(a=JSON.stringify(u),c("height",{height:u.
height}),c("state",{state:u.state}))};return window.addEventListener("message",({source:u,origin:f,data:d})=>{u!==r||!(i||
s.includes(f))||(d?.pointerscope==="set"&&(n(ea(d.state)),l()),d?.pointerscope==="mark"&&o(na(d.visits)),d?.pointerscope===
"ask"&&(a="",l()))}),(u,f)=>u==="state"?l():c(u,f)}function ea(t){let e={};if(typeof t!="object"||t===null||Array.isArray(
t))return e;for(let[n,o]of Object.entries(t).slice(0,100)){let r=o===null?null:oa(o);(r===null||r!==void 0&&r.length<=1e5)&&
(e[n]=r)}return e}function na(t){return(Array.isArray(t)?t.slice(0,1e3):[t]).filter(n=>Number.isInteger(n)&&n>=0)}function oa(t){
return typeof t=="string"?t:typeof t=="number"?Number.isFinite(t)?String(t):void 0:typeof t=="object"&&wo(t,8)<=2e4?JSON.
stringify(t):void 0}function wo(t,e){if(typeof t=="bigint")return Number.POSITIVE_INFINITY;if(typeof t!="object"||t===null)
return 1;if(e===0||ArrayBuffer.isView(t))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(t))if(n+=wo(
o,e-1),n>2e4)return Number.POSITIVE_INFINITY;return n}h();H();k();pt();var qt=0;function bo(t,e,n){t.addEventListener("submit",o=>{let r=L(o).closest("[data-exercise]");r instanceof
HTMLFormElement&&(o.preventDefault(),ra(r,e,n))})}async function ra(t,e,n){qt+=1;let o=qt,r=t.dataset.exercise??"",s=g(t,
"input:not([type=radio])",HTMLInputElement);for(let i of s)i.removeAttribute("aria-invalid");try{let{exercises:i}=await J(
`lessons/${encodeURIComponent(e)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[r]:ia(t)},lang:n})}),a=i.find(c=>c.id===r);o===qt&&a&&aa(t,a.marked,s)}catch(i){if(!(i instanceof M))throw i;if(o!==qt)
return;w(t,"[data-marked]").textContent=i.message,w(t,"[data-because]").hidden=!0,delete t.dataset.right;for(let{where:a}of i.
problems)sa(t,s,a)?.setAttribute("aria-invalid","true")}}function sa(t,e,n){let[,o,r]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||r===void 0?e[0]:Eo(t)[Number(o)]?.[Number(r)]}function Eo(t){return g(t,"tbody tr").map(e=>g(e,"input",
HTMLInputElement))}function ia(t){if(t.querySelector("input[type=radio]"))return g(t,"input:checked",HTMLInputElement)[0]?.
value??"";let e=Eo(t);return e.length?e.map(n=>n.map(o=>o.value)):w(t,"input",HTMLInputElement).value}function aa(t,{right:e,
all_right:n,computed:o},r){let s=e.flat();for(let[l,u]of r.entries())u.setAttribute("aria-invalid",String(!s[l]));let i=w(
t,"[data-marked]"),a=w(t,"[data-because]");if(i.replaceChildren(ca(s,n)),a.hidden=!n,t.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${la(o,Number(t.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function ca(t,e){
if(e)return"Right.";let n=t.filter(Boolean).length;return t.length>1?`${n} of ${t.length} are right.`:"Not yet."}function la(t,e){
if(typeof t=="string")return t;let n=o=>D(o.toFixed(e).replace("-","−"));return t.map(o=>o.map(n).join("; ")).join("; ")}h();k();var ua=8,fa=4;function xo(t){t.addEventListener("pointerdown",e=>{let n=L(e);if(!(n instanceof HTMLInputElement&&
n.inputMode==="decimal")||e.button!==0)return;let r={x:e.clientX,value:Number(n.value),step:da(n.value)};if(Number.isNaN(
r.value))return;let s=!1,i=c=>{let l=c.clientX-r.x;if(!s&&Math.abs(l)<fa)return;s||n.setPointerCapture(e.pointerId),s=!0,
n.dataset.dragged="";let u=Math.round(l/ua),f=String(Number((r.value+u*r.step).toFixed(6)));f!==n.value&&(n.value=f,n.dispatchEvent(
new Event("input",{bubbles:!0})))},a=()=>{delete n.dataset.dragged,n.removeEventListener("pointermove",i)};n.addEventListener(
"pointermove",i),n.addEventListener("pointerup",a,{once:!0}),n.addEventListener("pointercancel",a,{once:!0})})}function da(t){
let e=(t.split(".")[1]??"").length;return e===0?1:10**-Math.min(e,2)}h();k();function yo(t){for(let e of g(t,"[data-step]")){let n=new Map(g(e,"figure[data-table]").map(r=>[Ao(r.querySelector(
"figcaption math")),r.dataset.table??""]));n.delete("");let o=O(e,".formula");o&&vo(o,n)}}function So(t){t.addEventListener(
"pointerover",e=>{let n=L(e),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let r=n.closest("[data-sym\
bol]"),s=n.closest("figcaption")?.closest("figure[data-table]");ha(o,r?.getAttribute("data-symbol")??s?.getAttribute("da\
ta-table")??"")})}function ha(t,e){for(let n of t.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===e);for(let n of g(t,"figure[data-table]"))n.toggleAttribute("data-lit",!!e&&n.dataset.table===e)}function Ao(t){
return t?.textContent?.replaceAll(/\s/g,"")??""}function vo(t,e){for(let n of t.children){let o=e.get(Ao(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):vo(n,e)}}h();k();var pa=["beside","above","below","figure"],Oo={width:960,height:540},ma=2,De=.6,Ue=.1,ga=320,wa=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:De}],To=["notes reasons remark switch","notes reasons remark switch formula"],ba=[1,.8,De],Vt=new WeakMap;
function No(t,e){let{lookAccent:n,lookScale:o}=t.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&t.style.setProperty("--accent",n);let r=()=>{let s=O(e,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=e;if(!s||!i||!a)return;let c=Math.min(innerWidth/Oo.width,innerHeight/Oo.height,
ma),l=Number(o)||Math.max(1,c);t.style.setProperty("--most",String(l)),Ea(s,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
r)).observe(e),e.addEventListener("click",s=>{let i=L(s),a=i.closest("[data-step]");a&&("rest"in i.dataset&&va(a),i.dataset.
turn&&$o(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),r}function Lo(t){for(let e of t){Vt.delete(e);for(let n of[
"out","layout","paged"])delete e.dataset[n]}}function Ea(t,e,n,o){let r=`${n}×${o}×${e}`;if(Vt.get(t)?.frame===r)return;
let s=O(t,"pointer-view"),i=n>o,a=pa.filter(u=>(u!=="figure"||s)&&(u==="below"||i));t.dataset.fitting="";let c=xa(t,a,e,
s)??Sa(t,Math.min(e,1));delete t.dataset.fitting,Vt.set(t,{frame:r,arrangement:c}),c.pages&&$o(t,Number(t.dataset.page??
0));let l=String(c.scale);s&&s.getAttribute("scale")!==l&&s.setAttribute("scale",l)}function xa(t,e,n,o){delete t.dataset.
paged;for(let{out:r,parts:s,least:i}of wa){if(!t.querySelector(`.words > ${s}`))continue;let a=null;for(let c of e){let l=a?
a.scale*(o?.8:1)+Ue:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=ya(t,r,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return nt(t,a),a}return null}function ya(t,e,n,o,r,s){let i=u=>(nt(t,{out:e,layout:n,scale:u}),Aa(t));if(!i(o))return null;
let[a,c]=[o,r];for(c-a>Ue&&i(c)&&(a=c);c-a>Ue;){let u=(a+c)/2;i(u)?a=u:c=u}if(!s)return{out:e,layout:n,scale:a,worth:a};
nt(t,{out:e,layout:n,scale:a});let l=Math.min(1,s.clientHeight/(a*ga));return{out:e,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function Sa(t,e){t.dataset.paged="";let n=ba.map(i=>Math.min(i,e));for(let i of To){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...Mo(t,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return nt(t,a),a}let[o,r]=[To.at(-1)??"",n.at(-1)??De],s={out:o,layout:"below",scale:r,pages:Mo(t,o,r).pages};return nt(
t,s),s}function Mo(t,e,n){nt(t,{out:e,layout:"below",scale:n});let o=We(t);for(let p of o)p.dataset.turnedTo="";let{rowGap:r,
columnGap:s}=getComputedStyle(w(t,".working")),[i,a]=[Number.parseFloat(r),Number.parseFloat(s)],c=w(t,".shown").getBoundingClientRect(),
l=c.height-w(t,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,m=0,A=0,b=w(t,".formula").scrollWidth<=c.width+
1;for(let p of o){let{width:x,height:N}=p.getBoundingClientRect();b&&=N<=l&&Ro(p),A&&A+x>c.width&&(d+=m+i,m=0,A=0),u.length&&
d+Math.max(m,N)>l&&(u=[],f.push(u),d=0,m=0,A=0),u.push(p),m=Math.max(m,N),A+=x+a}return{pages:f,isFitting:b}}function $o(t,e){
let n=Vt.get(t)?.arrangement.pages??[],o=Math.max(0,Math.min(e,n.length-1));t.dataset.page=String(o);for(let r of We(t))
n[o]?.includes(r)?r.dataset.turnedTo="":delete r.dataset.turnedTo;w(t,".pager").hidden=n.length===1,w(t,"[data-turned]").
textContent=`${o+1} of ${n.length}`;for(let r of g(t,"[data-turn]",HTMLButtonElement))r.disabled=!n[o+Number(r.dataset.turn)]}
function We(t){return g(t,".matrix, .shown > pointer-view")}function nt(t,{out:e,layout:n,scale:o}){t.dataset.out=e,t.dataset.
layout=n,w(t,"[data-rest]").hidden=!e,t.style.setProperty("--scale",String(o))}function Aa(t){let e=t.getBoundingClientRect(),
n=w(t,".formula"),o=r=>{let{right:s,bottom:i,width:a}=r.getBoundingClientRect();return!a||s<=e.right+1&&i<=e.bottom+1};return[
t,w(t,".words"),w(t,".shown")].every(ko)&&n.scrollWidth<=n.clientWidth+1&&[n,...We(t)].every(r=>o(r)&&Ro(r))}function ko(t){
return!t.clientWidth||t.scrollWidth<=t.clientWidth+1&&t.scrollHeight<=t.clientHeight+1}function Ro(t){let e=t.querySelector(
":scope > .table-frame");return!e||ko(e)}function va(t){let e=document.createElement("dialog");e.className="rest";let n=w(
t,"h1, h2");e.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>e.close()),e.addEventListener("close",()=>{e.remove(),w(t,"[data\
-rest]").focus()});let r=[n,t.querySelector(".switch"),t.querySelector(".formula"),...w(t,".words").children];e.append(o);
for(let s of r){if(!s)continue;let i=s.cloneNode(!0);i.removeAttribute("id"),e.append(i)}t.append(e),e.showModal()}h();k();var Oa=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Ta="Write a number, such as 0.5, in every cell.",Gt=class{#e;#t;#n;#o=new Map;#i=new Map;constructor(e,n,o){
this.#e=e,this.#t=n,this.#n=o,this.#c(),e.addEventListener("input",r=>{let s=r.target;this.#y(s.name,s.value),this.#g()}),
e.addEventListener("click",r=>{let s=L(r),i=s.closest("[data-input]");i&&("more"in s.dataset&&this.#l(i,1),"fewer"in s.dataset&&
this.#l(i,-1))}),n.addEventListener("click",()=>{for(let r of this.#s)this.#o.set(Y(r),_o(Co(r)));this.#d(),g(this.#e,"i\
nput, select")[0]?.focus(),this.#g()}),this.#p()}get text(){let e={};for(let n of this.#s){let o=Y(n),r=Io(n.dataset.kind,
this.#o.get(o)??"");if(r===null)return null;JSON.stringify(r)!==JSON.stringify(Co(n))&&(e[o]=r)}return Object.keys(e).length?
JSON.stringify(e):""}replace(e,n){let o=document.activeElement,r=o&&this.#e.contains(o)?this.#f(o):null;this.#e.replaceChildren(
...e.childNodes),n?this.#c():this.#d(),r?.(),this.#p()}showProblems(e){let n=new Set(e);for(let o of this.#s){let r=Y(o),
s=`inputs.${r}`,i=e.filter(l=>l.where===s||l.where.startsWith(`${s}[`));for(let l of i)n.delete(l);let a=i.map(l=>l.message).
join(" "),c=JSON.stringify(this.#o.get(r));a&&this.#i.set(r,{typed:c,message:a})}return this.#p(),[...n]}get#s(){return g(
this.#e,"[data-input]")}#f(e){if((e instanceof HTMLInputElement||e instanceof HTMLSelectElement)&&e.name){let i=`[name="${CSS.
escape(e.name)}"]`,a=e instanceof HTMLInputElement?{start:e.selectionStart,end:e.selectionEnd}:null;return()=>{let c=this.#e.
querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&a&&c.setSelectionRange(
a.start,a.end)}}let o=e.closest("[data-input]"),r=o instanceof HTMLElement?Y(o):"",s=e instanceof HTMLElement&&"more"in e.
dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(r)}"] [data-${s}]`);i instanceof
HTMLElement&&i.focus({preventScroll:!0})}}#c(){this.#o.clear();for(let e of this.#s){let n=zt(e),o=n.map(i=>i.value),{kind:r,
row:s}=e.dataset;this.#o.set(Y(e),r==="words"?o:r==="matrix"?Ma(n,!!s):o[0]??"")}}#d(){for(let e of this.#s)for(let n of zt(
e)){let o=this.#x(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#h(e){let[n="",o,r]=e.split("."),s=this.#o.get(n);return o===
void 0?null:r===void 0?[s,Number(o)]:[Array.isArray(s?.[0])?s?.[Number(o)]:s,Number(r)]}#x(e){let n=this.#h(e);if(!n)return this.#o.
get(e);let[o,r]=n;return o?.[r]}#y(e,n){let o=this.#h(e);if(!o){this.#o.set(e,n);return}let[r,s]=o;r&&(r[s]=n)}#g(){this.#p(),
this.#n()}#p(){for(let e of this.#s){let n=Y(e),o=!["words","choice"].includes(e.dataset.kind??""),r=o?zt(e).filter(c=>Po(
c.value)===null):[];for(let c of o?zt(e):[])c.setAttribute("aria-invalid",String(r.includes(c)));let s=this.#o.get(n)??"";
this.#i.get(n)?.typed!==JSON.stringify(s)&&this.#i.delete(n),Na(e,r.length?Ta:this.#i.get(n)?.message??"");let{least:i,most:a}=e.
dataset;for(let c of g(e,"[data-fewer]",HTMLButtonElement))c.disabled=s.length<=Number(i);for(let c of g(e,"[data-more]",
HTMLButtonElement))c.disabled=s.length>=Number(a)}this.#t.disabled=this.text===""}#l(e,n){let o=Y(e),r=this.#o.get(o),s=r.
length+n;if(s<Number(e.dataset.least)||s>Number(e.dataset.most))return;let i=`word ${r.length+1}`;this.#o.set(o,n>0?[...r,
i]:r.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(l)&&(l=qe(l,
n)),a.columns===o&&Array.isArray(l)&&(l=a.row?qe(l,n):l.map(u=>qe(u,n))),l!==void 0&&this.#o.set(c,l)}this.#g()}};function Y(t){
return t.dataset.input??""}function Co(t){return JSON.parse(t.dataset.default??"null")}function zt(t){return g(t,"input,\
 select")}function Ma(t,e){let n=new Map;for(let r of t){let[,s=""]=r.name.split(".");n.set(s,[...n.get(s)??[],r.value])}
let o=[...n.values()];return e?o[0]??[]:o}function qe(t,e){return e>0?[...t,structuredClone(t.at(-1))]:t.slice(0,-1)}function _o(t){
return Array.isArray(t)?t.map(_o):String(t)}function Io(t,e){if(t==="words"||t==="choice")return e;if(!Array.isArray(e))
return Po(e);let n=e.map(o=>Io(t,o));return n.includes(null)?null:n}function Po(t){let e=t.trim().replace("−","-").replace(
",","."),n=Oa.test(e)?Number(e):Number.NaN;return Number.isFinite(n)?n:null}function Na(t,e){let n=w(t,"[data-failure]");
n.textContent=e,n.hidden=!e}h();H();k();h();H();k();var Ve=null;function La(){let t=g(document,"[data-side]").map(({dataset:a})=>a.model??""),[e,n]=t,{origin:o,
pathname:r}=location,s=o+r;if(!e){let a=r.slice(G.pathname.length),c=O(document,"[data-lesson]");return!c||!new URLSearchParams(
location.search).has("lang")?{name:a,address:s}:{name:`${a}/${c.lang}`,address:`${s}?lang=${c.lang}`}}let i=I({model:e,against:JSON.
stringify({model:n})});return{name:["compare",...t].join("/"),address:`${s}?${i}`}}function Ho(){let{controller:t}=navigator.
serviceWorker;if(!t)return;let e=n=>t.postMessage(n);Ve?.disconnect(),Ve=new PerformanceObserver(n=>{let o=n.getEntries().
map(({name:r})=>r);e({addresses:o.filter(r=>!r.includes("?"))})}),Ve.observe({type:"resource",buffered:!0}),e({addresses:[],
page:La()})}async function jo(){if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Ho),await navigator.
serviceWorker.register(new URL("service-worker.js",G),{updateViaCache:"none"}),Ho()}catch{}}function ze(t=""){let e=["Th\
e server does not answer.",t].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?e:`${e}\
 Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}\
.`}function Fo(){document.readyState==="complete"?jo():addEventListener("load",jo)}var hc=4e3,kr="This page computes your changes in your browser and hides what only the server can update.",Rr=document.getElementById(
"lesson-record")!==null,oe=!1,re=!1;async function Cr(t,{address:e,files:n,signal:o}){if(ln())return an(t,{files:n,signal:o});
if(!oe)return Lr(e,o);if(re)return re=!1,an(t,{files:n,signal:o});try{let r=await Lr(e,Fn(o));return cn(""),r}catch(r){if(!(r instanceof
M&&[0,...Ee].includes(r.status)))throw r;return cn(ze(kr)),an(t,{files:n,signal:o})}}function ln(){return Rr}function _r(t){
let e=new AbortController,n=()=>{e.abort(),clearTimeout(o),un(t)},o=setTimeout(n,hc);for(let r of["pointerdown","keydown"])
document.addEventListener(r,n,{signal:e.signal})}async function un(t){try{let e=[Promise.resolve().then(()=>(ne(),on)),Promise.resolve().then(()=>(sn(),rn))],
[n]=await Promise.all([fetch(t),...e]);if(!n.ok||oe)return;let o=new DOMParser().parseFromString(await n.text(),"text/ht\
ml");document.body.append(...g(o,"head > *, body > *")),oe=!0,re=xe(n),re&&cn(ze(kr)),Fo()}catch{}}async function Ir(t,e,n){
if(!Rr&&!oe)return;let{previewEdits:o}=await Promise.resolve().then(()=>(sn(),rn));try{o(t,e,n)}catch(r){if(!(r instanceof
M))throw r}}function cn(t){let e=O(document,"[data-silence]");e&&(e.textContent=t)}async function an(t,e){let{exportedLesson:n}=await Promise.resolve().then(()=>(ne(),on));
return n(t,e)}async function Lr(t,e){let o=await fetch(t,{headers:{accept:"text/html, application/problem+json"},signal:e}).
catch($r),r=await o.text().catch($r);if(o.ok)return new DOMParser().parseFromString(r,"text/html");throw new M(o.status,
pc(r,o.status))}function $r(t){throw V(t)?t:new M(0,[{where:"",message:ut,suggestions:[]}])}function pc(t,e){try{return JSON.
parse(t).errors??[]}catch{return[{where:"",message:ft(e),suggestions:[]}]}}h();k();h();k();var Pr="http://www.w3.org/2000/svg";function fn(t,e){let n=O(t,".working");if(!n||(n.querySelector(".threads")?.
remove(),!e))return;let o=n.getBoundingClientRect(),r=e.getBoundingClientRect(),s=document.createElementNS(Pr,"svg");s.setAttribute(
"class","threads"),s.setAttribute("aria-hidden","true");for(let i of mc(t)){let a=i.right<r.left,[c,l]=a?[i.right,(i.top+
i.bottom)/2]:[(i.left+i.right)/2,i.bottom],[u,f]=a?[r.left,(r.top+r.bottom)/2]:[(r.left+r.right)/2,r.top],[d,m]=a?[(u-c)/
2,0]:[0,(f-l)/2],A=[[c,l],[c+d,l+m],[u-d,f-m],[u,f]].map(([p=0,x=0])=>`${(p-o.left).toFixed(1)} ${(x-o.top).toFixed(1)}`),
b=document.createElementNS(Pr,"path");b.setAttribute("d",`M${A[0]}C${A.slice(1).join(" ")}`),s.append(b)}n.append(s)}function mc(t){
return g(t,"figure.matrix").flatMap(e=>{let n=g(e,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?
[{left:Math.min(...n.map(({left:o})=>o)),right:Math.max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.
max(...n.map(({bottom:o})=>o))}]:[]})}var gc=".step-results figure[data-how] tbody td",wc=900,bc=2e4,Ec=2,dn=4,K=new WeakMap;function Hr(t){t.addEventListener(
"click",e=>{let n=L(e),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;n.closest("[data-play]")&&yc(o);
let r=n.closest("[data-move]");r instanceof HTMLElement&&Sc(o,Number(r.dataset.move));let s=n.closest("[data-choice]");s instanceof
HTMLElement&&Oc(o,s)}),t.addEventListener("input",e=>{let n=L(e),o=n.closest("[data-step]");!(o instanceof HTMLElement)||
!n.matches("[data-scrub]")||(rt(o),se(o,Number(n.value)))})}function jr(t){for(let e of g(t,"[data-step]")){let n=O(e,".\
play");if(!n||K.has(e))continue;let o=g(e,gc,HTMLTableCellElement);if(n.hidden=o.length<Ec,n.hidden)continue;let r=e.closest(
"[data-frame]")?-1:xc(o);K.set(e,{cells:o,shown:o.length,timer:0,asks:r});let s=w(n,"[data-scrub]",HTMLInputElement);s.max=
String(o.length),s.value=s.max}}function hn(t){for(let e of g(t,"[data-step]"))rt(e)}function xc(t){let e=new Set(t.map(
s=>s.textContent));if(t.length<dn||e.size<dn)return-1;let n=Math.floor(t.length/2),o=t.map(Wt),r=n;for(let s=n;s<t.length;s+=
1)Math.abs(o[s]??0)>Math.abs(o[r]??0)&&(r=s);return r}function yc(t){let e=K.get(t);if(!e)return;if(e.timer){rt(t);return}
e.shown>=e.cells.length&&se(t,0);let n=Math.min(wc,bc/e.cells.length),o=()=>{if(e.shown===e.asks&&!("predicted"in t.dataset)){
Ac(t,e);return}se(t,e.shown+1),e.shown>=e.cells.length&&rt(t)};e.timer=window.setInterval(o,n),Fr(t,!0),o()}function rt(t){
let e=K.get(t);e?.timer&&(clearInterval(e.timer),e.timer=0,Fr(t,!1))}function Fr(t,e){w(t,"[data-play]").textContent=e?"\
Pause":"Play"}function Sc(t,e){let n=K.get(t);if(!n)return;rt(t);let o=e<0?0:n.cells.length;se(t,Math.abs(e)>1?o:n.shown+
e)}function se(t,e){let n=K.get(t);if(!n)return;let{cells:o}=n;n.shown=Math.max(0,Math.min(o.length,e));for(let[i,a]of o.
entries())a.toggleAttribute("data-ahead",i>=n.shown),a.removeAttribute("data-asked");O(t,".predict")?.remove();let r=w(t,
"[data-scrub]",HTMLInputElement);r.value=String(n.shown);let s=o[n.shown-1];Br(t,n.shown,o.length),s?bt(s):Ut(t),n.timer&&
s?.scrollIntoView({block:"nearest"}),fn(t,s??null)}function Br(t,e,n){let o=e?`number ${e} of ${n}`:"";w(t,".play output").
textContent=o,w(t,"[data-scrub]").setAttribute("aria-valuetext",o)}function Ac(t,e){rt(t);let n=e.cells[e.asks];if(!n)return;
n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),Br(t,e.asks+1,e.cells.length),bt(n,{withoutResult:!0}),
fn(t,n);let o=document.createElement("div");o.className="predict",o.setAttribute("role","group"),o.setAttribute("aria-la\
bel","Predict, then see");let r=document.createElement("p"),s=document.createElement("b");s.textContent="Predict, then s\
ee. ",r.append(s,"Which number comes where the question mark is?");let i=document.createElement("div");i.className="choi\
ces",i.append(...vc(n,e.cells).map(a=>{let c=document.createElement("button");return c.type="button",c.dataset.choice=a,
c.textContent=a,c})),o.append(r,i),w(t,".play").after(o)}function vc(t,e){let n=t.textContent??"",o=t.closest("figure"),
r=e.filter(c=>c.closest("figure")===o).map(c=>c.textContent??""),s=e.map(c=>c.textContent??""),i=[...new Set([n,...r.reverse(),
...s])].slice(0,dn),a=c=>Number(c.replace("−","-").replace(",",""));return i.sort((c,l)=>a(c)-a(l))}function Oc(t,e){let n=K.
get(t),o=n?.cells[n.asks];if(!n||!o)return;let r=o.textContent??"",s=e.dataset.choice===r;t.dataset.predicted=String(s);
let i=w(t,".predict");for(let c of g(i,"button",HTMLButtonElement))c.disabled=!0,(c===e||c.dataset.choice===r)&&(c.dataset.
right=String(c.dataset.choice===r));o.removeAttribute("data-asked"),n.shown=n.asks+1,w(t,"[data-scrub]",HTMLInputElement).
value=String(n.shown),bt(o);let a=document.createElement("p");a.setAttribute("role","status"),a.textContent=s?"Right. Pl\
ay goes on.":`It is ${r}; the line above shows why. Play goes on.`,i.append(a),w(t,"[data-play]").focus({preventScroll:!0})}h();var Ur="pointerscope-lessons";function Dr(){try{let t=JSON.parse(localStorage.getItem(Ur)??"{}");return t&&typeof t==
"object"?t:{}}catch{return{}}}function pn(t){let e=Dr()[t];return new Set(Array.isArray(e)?e:[])}function mn(t,e){let n=pn(
t);if(!n.has(e))try{localStorage.setItem(Ur,JSON.stringify({...Dr(),[t]:[...n,e]}))}catch{}}h();k();var Tc=3e4,Wr=720;async function qr(t){for(let n of t)n.removeAttribute("lazy");let e=Date.now()+Tc;for(;Date.now()<
e&&t.some(Mc);)await new Promise(n=>setTimeout(n,100))}function Mc(t){return t.querySelector(".view-failure:not([hidden]\
)")?!1:!t.dataset.drawn||t.hasAttribute("aria-busy")}function Vr(t,e=()=>{},n=()=>{}){let o=[],r=[];window.addEventListener("beforeprint",()=>{e(),o=g(t,"details:not([open])",
HTMLDetailsElement).filter(s=>!s.closest("pointer-view"));for(let s of o)s.open=!0;r=g(t,"pointer-view:not([fill]) > .vi\
ew-plot").filter(s=>s.offsetHeight>Wr);for(let s of r)s.style.setProperty("--print-scale",String(Wr/s.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let s of o)s.open=!1;for(let s of r)s.style.removeProperty("--print-scale");n()})}var Bl=350,Ul=60,Ln=["removed","inputs","layer","head"],Xs=["step","all",...Ln],Dl={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},y=w(document,"[data-lesson]"),T=w(y,"[data-steps]"),Js=O(y,"[data-controls]"),Tt=y.dataset.only,Mn=w(y,"[data\
-error]"),fe=O(y,"[data-inputs]"),lt=fe&&new Gt(fe,w(y,"[data-reset]",HTMLButtonElement),tu),Mt="frame"in y.dataset,{states:Wl,
leftOut:Zs="",edited:Qs=""}=y.dataset,{record:de}=y.dataset,S=$n(location.search),P={...S,...Rn($n(ql()))},Nn=new AbortController,
St=0,vt=0,Ys=0;function $n(t){let e=new URLSearchParams(t);return{step:e.get("step")??"",all:e.get("all")??"",removed:e.
get("removed")??Zs,inputs:e.get("inputs")??Qs,layer:e.get("layer")??"",head:e.get("head")??""}}function ql(){return ln()?
"":y.dataset.shown??location.search}async function Vl(){de&&await un(de),ge({history:"keep",isFresh:!0})}var zl=Mt?No(y,
T):()=>{},Gl="framers"in document.body.dataset?go({state:Zl,height:()=>y.scrollHeight,set:Ql}):()=>{},W=()=>g(T,":scope \
> [data-step]"),he=t=>W().findIndex(e=>e.dataset.step===t),z=()=>Math.max(0,he(S.step)),ti=()=>Mt&&window.parent!==window;
function q(){let t=!!S.all||!!Tt,e=z(),n=W();for(let[o,r]of n.entries())r.hidden=!t&&o!==e;for(let o of g(y,"[data-besid\
e]"))o.hidden=!t&&o.dataset.beside!==n[e]?.dataset.step;if(t&&!Mt)for(let o of Re(T,"pointer-view[lazy]"))o.removeAttribute(
"lazy");y.dataset.mode=t?"all":"one",y.toggleAttribute("data-first",e===0);for(let o of g(y,"[data-follow]",HTMLSelectElement)){
let r=o.dataset.follow;o.value=S[r]||"0"}for(let o of g(y,"[data-slide]"))Kl(o,o.dataset.slide===n[e]?.dataset.step);Js&&
Xl(Js,e,n.length,t),Yl(),Jl(n),zl(),Gl("state",{})}function Jl(t){let e=we(P);for(let s of g(y,"[data-slide]"))s.toggleAttribute(
"data-left-out",e.has(s.dataset.slide??""));let n=O(y,"[data-changed]");if(!n)return;let o=t.filter(s=>e.has(s.dataset.step??
"")).map(s=>`“${w(s,"h1, h2").lastChild?.textContent?.trim()??""}”`),r=[o.length?`Left out: ${o.join(", ")}.`:"",P.inputs?
"The inputs are edited.":""].filter(Boolean);n.hidden=!r.length,n.textContent=`${r.join(" ")} Texts, exercises and print\
ed numbers speak of the original lesson.`}function kn(){return!Mt&&!("opens"in y.dataset)}function Yl(){let{lesson:t=""}=y.
dataset;if(!kn())return;let e=pn(t);for(let n of g(y,"[data-slide]"))n.toggleAttribute("data-seen",e.has(n.dataset.slide??
""))}function Kl(t,e){if(!e){t.removeAttribute("aria-current");return}t.setAttribute("aria-current","step");let n=t.closest(
"ol");n&&requestAnimationFrame(()=>{n.scrollLeft=t.offsetLeft-n.offsetLeft})}function Xl(t,e,n,o){t.hidden=!1,w(t,"[data\
-place]").textContent=`Step ${e+1} of ${n}`,w(t,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,w(t,'[data-go="1"]',HTMLButtonElement).
disabled=e===n-1;let r=O(t,"[data-all]",HTMLInputElement);r&&(r.checked=o)}function Ot(t,e=!1){let n=W(),o=n[Math.max(0,
Math.min(n.length-1,t))];o&&(hn(T),kn()&&mn(y.dataset.lesson??"",n[z()]?.dataset.step??""),S={...S,step:o.dataset.step??
""},Nt("replace"),q(),e&&w(o,"h1, h2").focus({preventScroll:!0}),S.all?o.scrollIntoView({block:"start"}):o.getBoundingClientRect().
top<0&&y.scrollIntoView({block:"start"}),y.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",
inline:"nearest"}))}function Rn({removed:t,inputs:e,layer:n,head:o}){return{removed:t,inputs:e,layer:n,head:o}}function pe(t,e){
return Ln.every(n=>t[n]===e[n])}function Zl(){return{step:W()[z()]?.dataset.step,removed:P.removed,inputs:P.inputs}}function Ql({
step:t,...e}){t!==void 0&&!Tt&&Ot(Math.max(0,he(t??"")));let n={};for(let o of Ln)o in e&&(n[o]=e[o]??"");me(n)}function Nt(t){
let e=ei({...S,...Rn(P)});if(e!==location.pathname+location.search)try{t==="push"&&!ti()?history.pushState(null,"",e):history.
replaceState(null,"",e)}catch{}}function ei(t){let e=[...new URLSearchParams(location.search)].filter(([r])=>!Xs.some(s=>s===
r)),n=I({...Object.fromEntries(e),...t});Zs&&!t.removed&&n.set("removed",""),Qs&&!t.inputs&&n.set("inputs","");let o=n.toString();
return o?`${location.pathname}?${o}`:location.pathname}function tu(){let t=lt?.text;cancelAnimationFrame(Ys),typeof t=="\
string"&&(Ys=requestAnimationFrame(()=>Ir(T,t,we(S)))),clearTimeout(vt),vt=setTimeout(()=>me({}),Bl)}function me(t){let e=vt&&
lt?lt.text:null;clearTimeout(vt),vt=0;let n={...S,...e===null?{}:{inputs:e},...t};pe(n,S)||(S=n,ge({history:"push"}))}async function ge({
history:t,isFresh:e=!1}){St+=1;let n=St;Nn.abort(),Nn=new AbortController,T.setAttribute("aria-busy","true");try{let o=await Cr(
S,{address:ei(S),files:Wl,signal:Nn.signal});if(n!==St)return;nu(o,e),P=S,ni([]),t==="push"&&Nt("push"),q()}catch(o){if(V(
o))return;if(!(o instanceof M))throw o;n===St&&eu(o.problems,t)}finally{n===St&&T.removeAttribute("aria-busy")}}function eu(t,e){
ni(t);let n=t.every(r=>r.where.startsWith("inputs"));if(S={...S,...n?{inputs:P.inputs}:Rn(P)},!pe(S,P)){ge({history:e});
return}let o=we(P);for(let r of g(T,"[data-remove]",HTMLInputElement))r.checked=o.has(r.dataset.remove??"");Nt("replace"),
q()}function we(t){return new Set(t.removed.split(",").filter(Boolean))}function nu(t,e){hn(T);let n=document.activeElement?.
closest("[data-remove]"),o=n instanceof HTMLElement?n.dataset.remove:void 0;for(let s of W()){let i=s.dataset.step??"",a=t.
querySelector(`[data-steps] > [data-step="${CSS.escape(i)}"]`);a&&s.replaceWith(a)}for(let s of g(y,"[data-renew]")){let i=t.
querySelector(`[data-renew="${s.dataset.renew}"]`);i&&s.replaceChildren(...i.childNodes)}let r=O(t,"[data-inputs]");r&&lt?.
replace(r,e),o&&O(T,`[data-remove="${CSS.escape(o)}"]`)?.focus(),oi()}function ni(t){let e=lt?lt.showProblems(t):t;Mn.textContent=
e.map(n=>n.message).join(" "),Mn.hidden=e.length===0,e.length&&y.dataset.live&&Mn.append(" ",ou(y.dataset.live))}function ou(t){
let e=document.createElement("a");return e.href=t,e.textContent="Open it on the server",e.search=I({...S,all:null}).toString(),
e}function oi(){fo(T),jr(T),yo(T),T.querySelector("pointer-view")&&Promise.resolve().then(()=>(Gs(),Fl));for(let t of g(
T,"[data-embed]",HTMLAnchorElement)){let e=t.closest("[data-step]"),n=e instanceof HTMLElement?e.dataset.step:void 0;t.search=
I({...S,all:null,step:n}).toString()}for(let t of g(y,"[data-offline]",HTMLAnchorElement)){let e=new URLSearchParams(location.
search).get("lang");t.search=I({removed:S.removed,inputs:S.inputs,lang:e}).toString()}for(let t of g(y,"[data-back]",HTMLAnchorElement)){
let e=new URLSearchParams(location.search);for(let n of Xs)e.delete(n);t.search=e.toString()}}function ru(t,e,{row:n,column:o}){
let r=Object.fromEntries(new URLSearchParams(location.search)),s=I({...r,step:null,all:null,row:n,column:o});return J(`${y.
dataset.api}/${t}/${e}?${s}`)}async function su(){let{solutionsAt:t}=y.dataset;if(!(!t||O(y,"[data-solutions]")))try{let e=await fetch(
t);if(!e.ok)return;let n=new DOMParser().parseFromString(await e.text(),"text/html");T.after(...g(n.body,"[data-solution\
s]"))}catch{}}async function iu(t){t.disabled=!0;let{all:e}=S;S={...S,all:"1"},q(),await Promise.all([qr(Re(T)),su()]),window.
print(),S={...S,all:e},q(),t.disabled=!1}function ri(t){return t.closest("input:not([type=checkbox]), select, textarea")!==
null}function si(t){for(let e=t;e&&e!==T;){if(e.localName==="pointer-view"||e.scrollWidth>e.clientWidth+1&&getComputedStyle(
e).overflowX!=="visible")return!0;e=e.parentElement}return!1}T.addEventListener("change",t=>{let e=t.target;if(!(e instanceof
HTMLInputElement)||!e.dataset.remove)return;let n=we(S);e.checked?n.add(e.dataset.remove):n.delete(e.dataset.remove),me(
{removed:[...n].join(",")})});y.addEventListener("change",t=>{let e=Yn(t);e.dataset.follow&&me({[e.dataset.follow]:e.value}),
"all"in e.dataset&&e instanceof HTMLInputElement&&(S={...S,all:e.checked?"1":""},Nt("replace"),q(),W()[z()]?.scrollIntoView(
{block:"start"}))});y.addEventListener("click",t=>{let e=L(t);e.dataset.go&&Ot(z()+Number(e.dataset.go));let n="stripBut\
ton"in e.dataset&&e.closest("figure");n&&e.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in
e.dataset&&iu(e),e.closest(".onward a")&&kn()&&mn(y.dataset.lesson??"",W()[z()]?.dataset.step??"");let o=e.closest("[dat\
a-slide]");o instanceof HTMLElement&&(t.preventDefault(),Ot(he(o.dataset.slide),!0))});document.addEventListener("keydow\
n",t=>{let e=L(t);if(Tt||t.defaultPrevented||t.altKey||t.ctrlKey||t.metaKey||ri(e)||si(e))return;let n=Dl[t.key];!n||S.all&&
t.key.startsWith("Page")||(t.preventDefault(),Ot(z()+n,!0))});var At;T.addEventListener("touchstart",t=>{let e=L(t);At=t.
touches.length===1&&!si(e)&&!ri(e)?t.touches[0]:void 0},{passive:!0});T.addEventListener("touchend",({changedTouches:[t]})=>{
if(Tt||!At||!t)return;let[e,n]=[t.clientX-At.clientX,t.clientY-At.clientY];At=void 0,Math.abs(e)>Ul&&Math.abs(e)>2*Math.
abs(n)&&Ot(z()-Math.sign(e))});window.addEventListener("popstate",()=>{S=$n(location.search),pe(S,P)?q():ge({history:"ke\
ep",isFresh:!0})});ti()||Vr(T,()=>{for(let t of W())t.hidden=!1;for(let t of g(T,"[data-beside]"))t.hidden=!1;Mt&&Lo(W())},
q);!S.step&&location.hash&&(S.step=location.hash.slice(1));S.step&&he(S.step)<0&&!Tt&&(S.step="",Nt("replace"));var Ks=O(
y,"details.inputs",HTMLDetailsElement);Ks&&matchMedia("(max-width: 62rem)").matches&&(Ks.open=!1);uo(T,"opens"in y.dataset?
ru:null);bo(T,y.dataset.lesson??"",y.lang);Hr(T);fe&&xo(fe);So(T);oi();q();y.dataset.ready="true";de&&_r(de);pe(S,P)||Vl();})();
