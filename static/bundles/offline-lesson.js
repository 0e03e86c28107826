(()=>{var ci=Object.create;var be=Object.defineProperty;var li=Object.getOwnPropertyDescriptor;var ui=Object.getOwnPropertyNames;var fi=Object.getPrototypeOf,di=Object.prototype.hasOwnProperty;var _n=(t=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(t,{get:(e,n)=>(typeof require<"u"?require:e)[n]}):t)(function(t){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+t+'" is not supported')});var v=(t,e,n)=>()=>{if(n)throw n[0];try{return t&&(e=t(t=0)),e}catch(o){throw n=[o],o}};var In=(t,e)=>{for(var n in e)be(t,n,{get:e[n],enumerable:!0})},hi=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let s of ui(e))!di.call(t,s)&&s!==n&&be(t,s,{get:()=>e[s],enumerable:!(o=li(e,s))||o.enumerable});return t};var Pn=(t,e,n)=>(n=t!=null?ci(fi(t)):{},hi(e||!t||!t.__esModule?be(n,"default",{value:t,enumerable:!0}):n,t));var Hn,pi,E,h=v(()=>{"use strict";({currentScript:Hn}=document),pi=Hn instanceof HTMLScriptElement?Hn.src:"",E=new URL("\
static/js/",pi||document.baseURI).href});async function Y(t,e,n=G){let o=await gi(new URL(`api/${t}`,n),e);if(String(n)===G.href&&wi(o!==null&&!xe(o)),!o)return jn();
if(!(o.headers.get("content-type")??"").includes("json")){let i=ft(o.status);throw new M(o.status,[{where:"",message:i,suggestions:[]}])}
let r=await o.json().catch(jn);if(!o.ok)throw new M(o.status,r.errors??[]);return r}async function gi(t,e){try{let n=await fetch(
t,e);return Ee.includes(n.status)?null:n}catch(n){if(V(n))throw n;return null}}function Fn(t){let e=AbortSignal.timeout(
mi);return t?AbortSignal.any([t,e]):e}function xe({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??
!1}function wi(t){t!==J.answers&&(J.answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}
function jn(t){throw V(t)?t:new M(0,[{where:"",message:ut,suggestions:[]}])}function V(t){return t instanceof DOMException&&
t.name==="AbortError"}function I(t){let e=Object.entries(t).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(e.
map(([n,o])=>[n,String(o)]))}function Lt(t){return t instanceof Error?t.message:String(t)}var M,G,J,Ee,mi,ut,ft,H=v(()=>{
"use strict";h();M=class extends Error{constructor(e,n){super(n.map(o=>o.message).join(" ")),this.status=e,this.problems=
n}},G=new URL(E.replace(/^(.*\/)static\/.*$/,"$1")),J={answers:!0},Ee=[502,504],mi=5e3,ut="No response could be read. Yo\
ur input is still here; check your connection and try again.",ft=t=>`The server answered with ${t}.`});function Ae(t){return typeof t=="string"?Number(t.replace("inf","Infinity")):t}function kt({shape:t}){return t.reduce((e,n)=>e*
n,1)}function Ct(t,e,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of t){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(kt(i)),c=i.op==="table"?e(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:bi(t,i,l,r);s.push(a)}return s.at(-1)??new o(0)}
function bi(t,e,n,o){let{op:s}=e;if(s==="constant")return Oe(e,n);let r=ve(t,e,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s===
"view"||s==="join")return i;if(s==="where")return i?a:c;if(s==="matmul")return xi(r);if(s==="collect")return dt.sum?.(r)??
0;if(s==="softmax")return Ei(t,e,n,r);let l=dt[s];if(l)return l(r);let u=Se[s];if(!u)throw new RangeError(`There is no o\
peration ${s}.`);return u(i,a)}function ve(t,e,n){let{op:o,of:s=[],groups:r}=e,[i=0,a=0]=s;if(o==="view")return[[i,yi(e,
n)]];if(o==="join")return[Si(t,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[t[a]?.
shape.at(-2)??0,e.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(e.shape.at(-2)??1))*c*l;return Dn(c).flatMap(
m=>[[i,u*c+m],[a,d+m*l+f]])}if(o==="softmax"||o in dt){let c=t[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=Dn(
c).map(f=>[i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,t[c]?.shape.length?n:0])}function Oe({values:t=0},e){
return Ae(Array.isArray(t)?t[e]??Number.NaN:t)}function Te(t,{of:e=[]},n){let o=t[e[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function Ei(t,e,n,o){let{place:s,width:r}=Te(t,e,n),i=Me(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function Me(t,e=1){let n=Math.max(...t),o=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(s=>Math.exp((s-
n)/o))}function xi(t){let e=0;for(let n=0;n<t.length;n+=2)e+=(t[n]??0)*(t[n+1]??0);return e}function yi({shape:t,offset:e=0,
strides:n,index:o},s){if(o)return o[s]??0;let[r,i]=[e,s];for(let a=t.length-1;a>=0;a-=1){let c=t[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function Si(t,e,n){let o=n;for(let s of e){let r=kt(t[s]??{op:"",shape:[]});if(o<r)return[s,o];
o-=r}throw new RangeError(`No operand has the element ${n}.`)}function Dn(t){return Array.from({length:t},(e,n)=>n)}function Ai(t){
let e=Math.floor(t);return t-e!==.5?Math.round(t):e%2?e+1:e}function vi(t){if(Math.abs(t)>6)return Math.sign(t);let[e,n]=[
t,t];for(let o=1;Math.abs(n)>Math.abs(e)*1e-17;o+=1)n*=2*t*t/(2*o+1),e+=n;return 2*Math.exp(-t*t)/Math.sqrt(Math.PI)*e}var Se,
dt,ht=v(()=>{"use strict";h();Se={add:(t,e)=>t+e,subtract:(t,e)=>t-e,multiply:(t,e)=>t*e,divide:(t,e)=>t/e,power:(t,e)=>t**
e,maximum:Math.max,minimum:Math.min,greater:(t,e)=>+(t>e),greater_equal:(t,e)=>+(t>=e),less:(t,e)=>+(t<e),less_equal:(t,e)=>+(t<=
e),equal:(t,e)=>+(t===e),not_equal:(t,e)=>+(t!==e),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(t,e)=>(t%e+e)%e,isfinite:t=>Number(Number.isFinite(t)),round:(t,e)=>Ai(t*
10**e)/10**e,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*(1+vi(t/Math.SQRT2))},dt=
{sum:t=>t.reduce((e,n)=>e+n,0),product:t=>t.reduce((e,n)=>e*n,1),largest:t=>Math.max(...t),smallest:t=>Math.min(...t)}});function w(t,e,n){let o=O(t,e,n);if(!o)throw new Error(`The page has no element that matches ${e}.`);return o}function O(t,e,n){
let o=t.querySelector(e);return o&&Kn(o,n)?o:null}function g(t,e,n){return[...t.querySelectorAll(e)].filter(o=>Kn(o,n))}
function ke(t,e="pointer-view"){return[...t.querySelectorAll(e)]}function L({target:t}){return t}function Yn({target:t}){
return t}function Kn(t,e){return t instanceof(e??HTMLElement)}var R=v(()=>{"use strict";h()});function Xn(){return document.querySelector('[data-decimal=","]')!==null}function W(t){return Xn()?t.replaceAll(Ci,e=>e.
replaceAll(/[.,]/g,n=>_i[n]??n)):t}function Zn(t){return Xn()?t.replace(",","."):t}var Ci,_i,pt=v(()=>{"use strict";h();
Ci=/\d[\d.,]*\d/g,_i={".":",",",":"."}});function Qn(t){let e=atob(t),n=new Uint8Array(e.length);for(let o=0;o<e.length;o++)n[o]=e.charCodeAt(o);return n}var to=v(
()=>{"use strict";h()});function mt(t){if(Array.isArray(t))return Pi(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=Ii[t.dtype];if(!e)
throw new Error(`An array has the unknown type ${t.dtype}.`);let n=new e(Qn(t.bdata).buffer),o=t.shape?String(t.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function Pi(t){if(!(typeof t[0]=="object"&&t[0]!==null))return{values:t,
shape:[t.length]};let n=t;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function gt({values:t,
shape:e},n){let[,...o]=e,s=o.reduce((r,i)=>r*i,1);return{values:Hi(t,n*s,(n+1)*s),shape:o}}function eo({values:t,shape:e}){
return e.length<2?t:Ce({values:t,shape:e})}function Ce(t){return Array.from({length:t.shape[0]??0},(e,n)=>gt(t,n).values)}
function Hi(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}var Ii,_e=v(()=>{"use strict";h();to();Ii={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function C(t){return"kind"in t&&t.kind===Ht}function F(t){return C(t)?t.meta:t.layout.meta}function jt(t){return C(t)?t.
meta.height??0:t.layout.height}var Ht,Ft=v(()=>{"use strict";h();Ht="network"});function so({data:t,layout:{meta:e}},n){for(let o of e.parts??[]){let s=t[o.trace];if("lines"in o){let r=wt(o.lines,e,n);
Object.assign(s,Fi(r,n[o.row],o))}else s[o.attribute]=eo(wt(o.is,e,n))}}function wt(t,e,n){let o=ji(e),s=i=>{let{values:a=[]}=e.
choices?.find(({name:c})=>c===i)??{};return n[i]===oo?0:a.indexOf(n[i]??"")};return{values:Ct(t,(i,a=[])=>{let c=o[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>gt(l,s(u)),c).values}),shape:t.at(-1)?.shape??[]}}
function ji(t){let e=no.get(t);return e||(e=Object.fromEntries(Object.entries(t.arrays??{}).map(([n,o])=>[n,mt(o)])),no.
set(t,e)),e}function Fi({values:t,shape:e},n,{above:o,to:s}){let r=[],i=[],[a=0,c=0]=e;for(let l=0;l<a;l+=1)if(!(n!==oo&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(t[l*c+u]);f<=o||f>s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var oo,
no,Ie=v(()=>{"use strict";h();_e();ht();oo="all",no=new WeakMap});function ao(t,e){let{table:n}=F(t);if(n&&"rows"in n)return[n];if(C(t))return[];let{data:o,layout:s}=t,r=n?[Ui(n,s.meta,e)]:
[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Bi(s,a)),...r]}function Ut({columns:t,
rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(r=>Pe("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of e)s.insertRow().append(Pe("th",r,"row"),...i.map(a=>Pe("td",a)));return n}function co(t){
let e=o=>o.map(Vi).join(",");return`${t.map(({columns:o,rows:s})=>[o,...s].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function Ui(t,e,n){let{columns:o,labels:s}=t;if("values"in t){let i=t.values.map(a=>wt(a,e,n).values);return{columns:o,
rows:s.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Ce(wt(t.matrix,e,n));return{columns:o,rows:s.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function Bi(t,e){let n=mt(e.z??[]),o=ro(t,e,"y").map((s,r)=>[s,...Array.from(gt(n,r).values)]);return{columns:[
e.name??"",...ro(t,e,"x")],rows:o}}function ro(t,e,n){let o=e[n];if(Array.isArray(o))return o.map(c=>io(String(c)));let s=t[`${n}\
axis`],i=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(io);let{shape:a}=mt(
e.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function io(t){return t.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function Vi(t){if(t==null)return"";if(typeof t=="number")return String(t);let e=t.replace(
Di,"$1'").replace(qi,"'"),n=Wi.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Pe(t,e,n){let o=document.
createElement(t);return n&&(o.scope=n),o.textContent=typeof e=="number"&&!Number.isInteger(e)?e.toFixed(6):String(e??"–"),
o}var Wi,Di,qi,He=v(()=>{"use strict";h();_e();Ft();Ie();Wi=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Di=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
qi=/^(?=[\t\r\n])/});var Uo,Bo,Wo,Do,qo,Vo,zo,Go,Jo,Yo,Ko,Xo,Zo,Qo,ts,es,ns,os,ss,rs,Ge,is,as,cs,Et=v(()=>{"use strict";h();Uo="This lesson h\
as no such input. Send one of its inputs.",Bo="This is not one of the options. Send one of {options}.",Wo="This is not a\
 list. Send a list of words.",Do="There are {words} words. Send {expected} words.",qo="This word is empty or not text. S\
end a word.",Vo="The word contains a control character. Send it without.",zo="The word has {characters} characters. Send\
 at most {most}.",Go="This is not a matrix. Send a list of rows, each a list of numbers.",Jo="The matrix has {count} row\
. Send {expected}.",Yo="The matrix has {count} rows. Send {expected}.",Ko="This row is not a list. Send a list of number\
s.",Xo="The row has {count} number. Send {expected}.",Zo="The row has {count} numbers. Send {expected}.",Qo="This is not\
 a number. Send a number, such as 0.25.",ts="The number is out of range. Send a number from {least} to {most}.",es="This\
 is not a whole number. Send a whole number.",ns='"{step}" is not a step of this lesson. Send the id of a removable step\
.',os='"{step}" cannot be removed. Send the id of a removable step.',ss="This step needs {names}, which could not be com\
puted above.",rs="The result is not a number: the inputs are too extreme. Enter smaller values.",Ge=[0,.01,.04,.1,.2,.4,
.7,1],is=4,as=1e-12,cs=7});function Jt(t,e){let n=Array.from(t),o=Ha(n),s=ja(n,e);return n.map((r,i)=>({text:Yt(r,o),exact:Xe(r),level:s[i]??null}))}
function Ha(t){for(let e=0;e<3;e+=1)if(t.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**e;return Math.abs(s-Math.round(
s))<=as*Math.abs(s)}))return e;return 3}function Yt(t,e=Ye(t)?0:3){if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.
abs(t);if(Ye(t)&&n<1e10&&!e){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return t<0?`−${r}`:r}if(n>=1e6||
e&&n>0&&n<5e-4){let[s="",r=""]=Ke(t,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=Ke(
t,e,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function Xe(t){if(Ye(t))return String(t);if(!Number.
isFinite(t))return String(t).replace("Infinity","inf");let e=Math.abs(t);if(e>=Ia&&e<Pa){let r=String(t);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=t.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function Ye(t){return Math.abs(t)<1e15&&Number.isInteger(t)}function Ke(t,e,n){let[o="",s]=t[n](_a).split("e"),r=o.indexOf(
".")+1+e,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return t[n](
e);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function ja(t,e){let n=t.map(r=>Number.isFinite(
r)?r:0);if(e==="weights"){let r=Ge.slice(1).map((i,a)=>(i+(Ge[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=e?
is:cs,s=Math.max(0,...n.map(Math.abs))||1;return n.map(r=>Number(Ke(r/s*o,0,"toFixed")))}var _a,Ia,Pa,Kt=v(()=>{"use str\
ict";h();Et();_a=100,Ia=1e-4,Pa=1e16});var Ze,Qe=v(()=>{"use strict";h();Ze=`	
\v\f\r              \u2028\u2029  　`});function ot(t,e){return t.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(e[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Xt=v(()=>{"use strict";h();Qe()});function Ua(t,e,n){let o=t.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(e[c])),s=t.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>e[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${e[c]}`)],inputs:new Set(us(r)===us(i)?a:[...a,Fa])}}function us(t){let e=t.flat();return e.
map(n=>e.indexOf(n)).join()}function Ba(t,e,{settings:n,inputs:o}){let s=Object.entries(t.tables).map(([b,p])=>{let x=fs(
p,n)??null,{title:N="",figure:Q=null}=x??Object.values(p.variants)[0]??{};return{name:b,title:N,isShown:Q!==null,variant:x,
numbers:null}}),r=(b,p="")=>({tables:s,status:b,error:p}),i=t.inputs.map(b=>e.get(b)?.status);if(t.failing.some(b=>o.has(
b))||i.includes("unknown"))return r("unknown");let c=t.inputs.filter((b,p)=>i[p]==="failed");if(c.length)return r("faile\
d",ot(ss,{names:c.join(", ")}));let l=new Map(s.map(({name:b,variant:p})=>[b,p])),u=Wa(t,l,e,o);if(!fs(t.conditions,n)?.
every(({expression:b,holds:p})=>{let[x]=ds(b,u)??[];return x!==void 0&&!!x===p}))return r("unknown");let m=s.map(b=>({...b,
numbers:u(b.name)}));return m.some(({numbers:b})=>b&&Array.from(b).some(Number.isNaN))?r("failed",rs):{tables:m,status:"\
computed",error:""}}function Wa(t,e,n,o){let s=new Map,r=i=>{if(!t.tables[i])return n.get(i)?.numbers??null;if(!s.has(i)){
let c=e.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?ds(c.expression,r):null)}return s.get(i)??null};return r}function ds(t,e){
return t.every(o=>o.op!=="table"||e(o.name??"")?.length===kt(o))?Ct(t,o=>e(o)??[]):null}function fs({settings:t,variants:e},n){
return e[t.filter(o=>n.includes(o)).join(",")]}function Da(t,e){return!t||t.length!==e?.length?!1:Array.from(t).every((n,o)=>Object.
is(n,e[o]))}var Fa,Zt,hs=v(()=>{"use strict";h();ht();Et();Xt();Fa="=",Zt=class{#e;#t;constructor(e){this.#e=e;let n=Object.
fromEntries(e.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,null)}get inputs(){return this.#e.inputs}get steps(){
return this.#e.steps}get ownValues(){return this.#t.values}solve(e,n){return this.#n(e,n,this.#t)}#n(e,n,o){let s={values:e,
steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=e[i]??c,f=a==="matrix"||a==="number"?[l].
flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);s.known.set(i,{numbers:f,isOwn:d,status:"computed"})}let r=Ua(this.#e.
inputs,e,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(b=>s.known.get(b)?.isOwn??!0),l={settings:a?[i.
id]:[],inputs:new Set},u=Ba(i,s.known,c?l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,isRemoved:a,isOwn:c,...u});let{
tables:m,status:A}=u;for(let{name:b,numbers:p}of m){let x=c&&!a||Da(p,o?.known.get(b)?.numbers);s.known.set(b,{numbers:p,
isOwn:x,status:A})}}return s}}});function tn(t){let[e,n]=[0,t.length];for(;e<n&&ps(t.charAt(e));)e+=1;for(;e<n&&ps(t.charAt(n-1));)n-=1;return t.slice(e,
n)}var Pf,ps,ms,gs=v(()=>{"use strict";h();Qe();Pf=new RegExp(`[${Ze}]+`),ps=t=>t!==""&&Ze.includes(t);ms=t=>[...t].length});function Qt(t,e){let n=t.map(({name:i})=>i),o=Object.keys(e).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:Uo,suggestions:n})),s={},r=[...t.filter(({kind:i})=>i==="words"),...t.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(e,i.name)?e[i.name]:i.own;s[i.name]=za(i,a,s)}catch(a){if(!(a instanceof $))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new M(422,
o);return s}function za(t,e,n){if(t.kind==="words")return Ga(t,e);if(t.kind==="matrix")return Ja(t,e,n);if(t.kind==="num\
ber")return Es(t,e,"");if(typeof e=="string"&&t.options.includes(e))return e;throw new $("",Bo,{options:t.options.join("\
, ")})}function Ga({least:t,most:e},n){if(!Array.isArray(n))throw new $("",Wo);if(n.length<t||n.length>e){let o=t<e?`${t}\
 to ${e}`:e;throw new $("",Do,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!tn(
o))throw new $(r,qo);if(Va.test(o))throw new $(r,Vo);let i=ms(o);if(i>40){let a=40;throw new $(r,zo,{characters:i,most:a})}
return tn(o)})}function Ja(t,e,n){let o=t.isRow?[e]:e;if(!Array.isArray(e)||!Array.isArray(o))throw new $("",Go);let s=t.
isRow?[t.own]:t.own,r=bs(t.rows,n).length||s.length,i=bs(t.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?Jo:Yo;throw new $("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=t.isRow?"":`[${l}]`;if(!Array.isArray(
c))throw new $(u,Ko);if(c.length!==i){let f=c.length===1?Xo:Zo;throw new $(u,f,{count:c.length,expected:i})}return c.map(
(f,d)=>Es(t,f,`${u}[${d}]`))});return t.isRow?a[0]??[]:a}function Es({least:t,most:e,whole:n},o,s){if(typeof o!="number")
throw new $(s,Qo);if(!(o>=t&&o<=e)){let i={least:Yt(t),most:Yt(e)};throw new $(s,ts,i)}if(!n)return o;let r=Math.round(o);
if(Math.abs(o-r)>qa*Math.max(1,Math.abs(o),Math.abs(r)))throw new $(s,es);return r}function bs(t,e){return Array.isArray(
t)?t:e[t]??[]}var qa,Va,$,en=v(()=>{"use strict";h();H();Et();Kt();Xt();gs();qa=1e-9,Va=/[\p{Cc}\p{Cs}]/u,$=class extends Error{constructor(e,n,o={}){
super(ot(n,o)),this.where=e}}});var on={};In(on,{exportedLesson:()=>Za,openRecord:()=>ee});function ee(){let t=w(document,"#lesson-record",HTMLScriptElement).
textContent??"";return ys??=new Zt(JSON.parse(t)),ys}async function Za(t,e){let n=ee(),o=Qt(n.inputs,Qa(t.inputs));tc(n,
o);let s=ec(n,t.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await Os([...s],e)||await oc(n,o,s,e),a=lc(n,
o);return a&&i.append(a),i}function Qa(t){try{let e=JSON.parse(t||"{}");if(e&&typeof e=="object"&&!Array.isArray(e))return e}catch{}
throw xt(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function tc({inputs:t},e){for(let{
name:n,kind:o,value:s}of t){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(e[n]))throw xt(422,`inputs.${n}`,Ka)}}function ec(t,e){
let n=new Set(e.split(",").filter(Boolean));for(let o of n){let s=t.steps.find(i=>i.id===o),r=s?os:ns;if(!s?.isRemovable)
throw xt(422,"removed",ot(r,{step:o}))}return n}async function Os(t,{files:e,signal:n}){if(!e)return nc(t);if(t.length>1)
return null;let[o]=t,s=o?e.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(vs);if(!r.ok)throw xt(r.status,"",
ft(r.status));let i=await r.text().catch(vs),a=w(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function nc(t){let e=JSON.parse(w(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...t].sort().join(",");if(!Object.hasOwn(e,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...e[""],...e[n]});o.append(...s.map(i=>nn("lesson-parts",i)));for(let i of g(
o,"[data-matrix]"))i.replaceWith(nn("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function nn(t,e){let{content:n}=w(document,`#${t}`,HTMLTemplateElement);return document.importNode(
n.children[e],!0)}async function oc(t,e,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>Os(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=t.
solve(e,n);for(let c of a.steps){let l=O(r,`[data-step="${CSS.escape(c.id)}"]`);l&&rc(l,c,a,t)}for(let c of g(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||sc(c,t.solve(e,new Set([...n,l])))}return r}function sc(t,{
steps:e}){let n=e.find(({id:o})=>o===t.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(t.disabled=
!0,t.parentElement?.append(" ",Xa))}function rc(t,e,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(e.isOwn&&!s)return;let r=e.inputs.flatMap(i=>ac(i,n,o));Ss(t,".step-inputs",r,n.values),Ss(
t,".step-results",e.tables,n.values),e.isOwn||ic(t,e)}function ic(t,{status:e,error:n}){let s=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>t.querySelector(i));for(let i of g(t,".remark, pointer-view, .failure"))i.
remove();let r=document.createElement("p");if(r.className=e==="failed"?"failure":"quiet",r.dataset.hidden=s.map(([i])=>i).
join(" "),e==="failed")r.textContent=n;else if(e==="unknown")r.textContent=Ya;else if(s.length){let i=s.map(([l])=>l).join(
" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}r.textContent&&w(t,".reasons").before(r)}function ac(t,{steps:e,known:n},o){let s=o.inputs.find(a=>a.
name===t);if(!s)return e.flatMap(({tables:a})=>a.filter(c=>c.name===t));let{shown:r}=s,i=n.get(t)?.numbers??null;return r?
[{name:t,title:r.title,isShown:!0,variant:r,numbers:i}]:[]}function Ss(t,e,n,o){let s=O(t,e);if(!s)return;let r=n.filter(
({isShown:l})=>l),i=r.map(l=>cc(l,o)).filter(l=>l!==null),a=r.filter(({numbers:l})=>!l).map(({title:l})=>l);if(s.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,s.append(c)}function cc({variant:t,numbers:e},n){if(!t||t.figure===
null||!e)return null;let o=nn("lesson-figures",t.figure),s=g(o,"tbody td");for(let[c,{text:l,exact:u,level:f}]of Jt(e,t.
shade).entries()){let d=s[c];if(!d)continue;let m=W(l);d.textContent=m,As(d,"value",u===m?null:u),As(d,"level",f||null)}
let{rows:r,columns:i}=t,a="down"in o.dataset;return te(g(o,"tbody th"),a?i:r,n),te(g(o,"thead th"),i,n),t.opens&&(o.dataset.
how=JSON.stringify(t.expression)),o}function As(t,e,n){n===null?delete t.dataset[e]:t.dataset[e]=String(n)}function te(t,e,n){
for(let[o,s]of t.entries()){let r=(e[o]??"").replace(/⟦([^⟧]+)\.(\d+)⟧/g,(c,l,u)=>n[l]?.[Number(u)]??c),i=[...r],a=i.
length>xs;s.textContent=a?`${i.slice(0,xs-1).join("")}…`:r,s.title=a?r:""}}function lc(t,e){let n=O(document,"#lesson-\
inputs",HTMLTemplateElement)?.content??document,o=O(n,"[data-inputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?
t.inputs:[]){let a=w(s,`[data-input="${CSS.escape(r)}"]`),c=[e[r]].flat(2).map(l=>typeof l=="number"?W(Xe(l)):String(l));
for(let[l,u]of g(a,"input, select").entries())u.value=c[l]??"";i&&(te(g(a,"tbody th"),i.rows,e),te(g(a,"thead th"),i.columns,
e))}return s}function vs(t){throw V(t)?t:xt(0,"",ut)}function xt(t,e,n){return new M(t,[{where:e,message:n,suggestions:[]}])}
var xs,Ya,Ka,Xa,ys,ne=v(()=>{"use strict";h();H();R();Et();Kt();hs();en();pt();Xt();xs=20,Ya="With your changes, only th\
e server can compute this step.",Ka="Only the server can compute with more or fewer words.",Xa="(with your changes, only\
 on the server)"});var sn={};In(sn,{previewEdits:()=>uc});function uc(t,e,n){let o=ee(),{steps:s,known:r}=o.solve(Qt(o.inputs,JSON.parse(e||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=g(t,":scope > [data-step]:not([hidden])").filter(Ms),
c=a.flatMap(l=>g(l,"figure[data-table]").filter(Ms));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&dc(l,f,fc(l))}for(let l of a)l.toggleAttribute("data-previewed",!0)}function Ms(t){let{top:e,bottom:n}=t.
getBoundingClientRect();return n>-Ts&&e<innerHeight+Ts}function fc({dataset:{shade:t}}){return t==="weights"||t==="diffe\
rences"?t:""}function dc(t,e,n){let o=g(t,"tbody td");if(o.length===e.length)for(let[s,{text:r,exact:i,level:a}]of Jt(e,
n).entries()){let c=o[s];if(!c)continue;let l=W(r);c.textContent!==l&&(c.textContent=l),Ns(c,"data-value",i===l?null:i),
Ns(c,"data-level",a?String(a):null)}}function Ns(t,e,n){t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(
e,n))}var Ts,rn=v(()=>{"use strict";h();R();ne();Kt();en();pt();Ts=100});function ie(t,e){return t==="scale"?e.trim()!==""&&Number(e)>=zs.min&&Number(e)<=zs.max:t==="controls"||t==="caption"?Nc[t].
includes(e):CSS.supports("color",e)}var zs,Nc,Gs=v(()=>{"use strict";h();zs={min:.5,max:4},Nc={controls:["none","some","\
all"],caption:["none","title","all"]}});function Ys(t){let e=Js.then(Lc).then(t);return Js=e.catch(()=>{}),e}function Lc(){let{scheduler:t}=globalThis;return t?
t.postTask(()=>{},{priority:"background"}):new Promise(e=>setTimeout(e,0))}var Js,Ks=v(()=>{"use strict";h();Js=Promise.
resolve()});function Qs(t){return{"HTML frame":tr(t),"Web component":$c(t),Markdown:er(t),Quarto:Rc(t),LaTeX:kc(t)}}function tr({title:t,
embed:e}){return`<iframe src="${ae(e)}" title="${ae(t)}" width="${Xs.width}" height="${Xs.height}" loading="lazy" allowf\
ullscreen style="border: 0; max-width: 100%"></iframe>`}function $c({server:t,attributes:e}){let n=Object.entries({server:t,
...e}).map(([o,s])=>s===""?o:`${o}="${ae(s)}"`);return`<script src="${ae(new URL("pointer-view.js",t).href)}" defer><\/sc\
ript>
<pointer-view ${n.join(" ")}></pointer-view>`}function er({title:t,embed:e,picture:n}){return`[![${Cc(t)}](<${Zs(n)}>)](\
<${Zs(e)}>)`}function Rc(t){return['::: {.content-visible when-format="html"}',"```{=html}",tr(t),"```",":::",'::: {.con\
tent-visible unless-format="html"}',er(t),":::"].join(`
`)}function kc({title:t,caption:e,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${s}`,
"\\begin{figure}","  \\centering",`  \\href{${_c(o)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Uc(
[t,e].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ae(t){return t.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Cc(t){return t.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Zs(t){return t.replaceAll("<","%3C").replaceAll(
">","%3E")}function _c(t){return t.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Uc(t){return[
...t.normalize("NFC").replace(/\s/g," ").replace(Fc,"")].flatMap(n=>[...Hc[n]??Bc(n)]).map(n=>Ic[n]??Wc(n)).join("")}function Bc(t){
return jc.test(t)?t.normalize("NFD").slice(0,1):t}function Wc(t){return/[&%$#_{}]/.test(t)?`\\${t}`:Pc.test(t)?t:"?"}var Xs,
Ic,Pc,Hc,jc,Fc,nr=v(()=>{"use strict";h();Xs={width:960,height:540};Ic={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Pc=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Hc={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},jc=/[ąęįųĄĘĮŲ]/,Fc=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function sr(t,e,{title:n,origin:o}){let s=t.slice(t.indexOf(",")+1);if(e==="svg")return Dc(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[or("Title",n),or("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Dc(t,e,n){let o=new DOMParser().parseFromString(t,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",e),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function or(t,e){let n=new TextEncoder().encode(`iTXt${t}\
\0\0\0\0\0${e}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,qc(n)),o.buffer}function qc(t){let e=-1;for(let n of t){e^=n;for(let o=0;o<8;o+=1)e=e>>>1^(e&
1?3988292384:0)}return~e>>>0}var rr=v(()=>{"use strict";h()});function ar({name:t,links:e,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:ce("Link"),embed:ce("Embed"),json:ce("JSON"),offline:ce("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=yt("JSON",()=>ir(r(),`${t()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Gc(()=>{let{
link:p,embed:x}=e(),N=x?n():null;return{...p&&{Address:p},...N&&Qs(N)}}),f=()=>{let p=e();for(let x of Object.keys(a)){let N=p[x];
a[x].hidden=N===null,N!==null&&(a[x].href=N)}c.hidden=p.json!==null,u.hidden=p.link===null&&p.embed===null,l.hidden=J.answers};
for(let p of["pointerenter","focusin"])i.addEventListener(p,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...Vc.map(p=>{let x=p===zc;return new Option(`${p}×`,String(p),x,x)}));let m=async p=>{
let{address:x,meta:N}=await o(p,Number(d.value)),Q=N.origin??e().embed??location.href;cr(sr(x,p,{title:N.title,origin:Q}),
`${t()}.${p}`)},A=()=>ir(`\uFEFF${s()}`,`${t()}.csv`,"text/csv;charset=utf-8"),b=document.createElement("span");return b.
append(yt("PNG",()=>m("png"))," ",d),i.append(a.link,a.embed,b,yt("SVG",()=>m("svg")),yt("CSV",A),a.json,c,a.offline,u,l),
f(),i}function Gc(t){let e=document.createElement("details");e.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),e.append(n,i),e.addEventListener("toggle",()=>{if(!e.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(t()).map(([l,u])=>yt(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await Jc(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return e}async function Jc(t){return navigator.clipboard?navigator.clipboard.writeText(t).then(
()=>!0,()=>!1):!1}function ce(t){let e=document.createElement("a");return e.textContent=t,e}function yt(t,e){let n=document.
createElement("button");return n.type="button",n.textContent=t,n.addEventListener("click",e),n}function ir(t,e,n){cr(new Blob(
[t],{type:n}),e)}function cr(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Vc,zc,lr=v(()=>{"use strict";h();H();nr();rr();Vc=[1,2,4],zc=2});function wr({data:t,layout:e},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:t,layout:e};let i={width:n/r,height:o/
r},a=s&&(i.width<ur.width||i.height<ur.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?rl(e,e.meta.
small??{}):e;if(!s)return{data:t,layout:{...l,...dr(l,c)}};let u=il(t,l),f={...u,...dr(u,c),...al(t,u,c),...ul(u,c)};return{
data:gl(t,u,c.height),layout:f}}function rl(t,e){return br(t,e)}function br(t,e){if(!fr(t)||!fr(e))return e;let n={...t};
for(let[o,s]of Object.entries(e))n[o]=br(t[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}function fr(t){
return typeof t=="object"&&t!==null&&!Array.isArray(t)}function Er(t,e){return Object.entries(t).filter(([o])=>e.test(o))}
function xr(t,e){return t[`yaxis${(e??"y").slice(1)}`]}function yr(t){return Er(t,/^yaxis/).map(([,e])=>e.domain??[0,1])}
function Sr(t,e){return t[e]}function il(t,e){let{xaxis:n}=e,o=t.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,s=Array.
isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==-90||n.tickvals||
!s.length||!r?e:{...e,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function al(t,e,{width:n,height:o,isTiny:s,scale:r}){
let i=cl(t,e),a=Math.max(...i.map(x=>x.length*Z+el)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*_>
o/(s?4:3),u=i.length>0&&!l,f=ll(e,o,r),m=((f.annotations?.find(({font:x})=>x?.size)?.font?.size??0)/r||_)*mr+2,A=Math.min(
e.margin?.t??8,u?c*_+4:e.annotations?.length?m:8),b=gr.some(x=>Sr(e,x)?.colorbar?.orientation==="h"),p=!e.margin||b&&!s;
return{...l&&{showlegend:!1},...!p&&{margin:{...e.margin,t:Math.ceil(A*r)}},...f}}function cl(t,e){if(e.showlegend===!1)
return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of t)!s||(a===!1||i===!1)||["heatm\
ap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||e.showlegend?[...n.values()]:[]}function ll(t,e,n){
let{annotations:o=[],template:s}=t,r=({yref:d,yanchor:m})=>d==="paper"&&m==="bottom",i=o.filter(r);if(!i.length)return{};
let a=yr(t).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(m=>m-d).filter(m=>m>0),1-d)),l=s.layout.
font.size,u=Math.min(l,Math.min(1,...c)*(e-_)/mr);if(u>=l)return{};let f=Math.max(sl,u*n);return{annotations:o.map(d=>r(
d)?{...d,font:{...d.font,size:f}}:d)}}function ul(t,{height:e,isTiny:n}){let o=Math.floor(e/3/Z),s=e-Ar(t,1/0,o)-hr,r={};
for(let i of gr){let a=Sr(t,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=fl(t,i,a,s))}return r}function fl(t,e,n,o){let s=n.colorbar??
{};if(o>=Yc||s.ticktext||s.orientation==="h")return n;let r=t.template.layout[e],i=s.tickvals??r?.colorbar?.tickvals,a=(s.
len??1)*o;if(!i){let f=Math.max(rt,Math.floor(a/_/1.5));return{...n,colorbar:{...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,
n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-c)*a>=_)&&u.push(f)}return{...n,colorbar:{
...s,tickvals:u}}}function dr(t,e){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=e,a=i?n:1/0,c=s?Math.floor(o/3/Z):
1/0,l=Ar(t,a,c),u=s?l?hr:pr:0,f=Math.max(o-l-(r?2*_:u),_),d=r?n-tl:Math.max(n-Qc,60);return Object.fromEntries(Er(t,/^[xy]axis/).
map(([m,A])=>{let b=m.startsWith("x"),p=s&&b?pl(A,t,f):A,[x,N]=p.domain??[0,1],Q=(N-x)*(b?d:f),Cn=t.template.layout.font.
size*e.scale,ii=dl(p,b,Q,Cn,e),ai=t.meta.priority?.[m];return[m,hl(ii,{isX:b,length:Q,fontSize:Cn,upright:c,priority:ai},
e)]}))}function dl(t,e,n,o,{isTiny:s,isFixed:r}){let i=t.title?.text??"";if(!s)return r&&!e&&i.length*Z>nl*n?{...t,title:{}}:
t;let[a,c]=t.domain??[0,1];if(!e||!i||t.side==="top"||c-a>ol)return{...t,title:{}};let l=Math.max(4,Math.floor(n/(Z-1))+
1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...t,title:{...t.title,standoff:0,font:{size:o-2},text:u}}}function hl(t,{
isX:e,length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=t;
if(t.visible===!1||t.showticklabels===!1)return t;if(!f)return c||u&&e?ml(t,e,n,i):t;let m=f.length;if(l&&e&&m===1&&t.tickangle===
0&&(f[0]??"").length*Z>n-Z)return{...t,tickfont:{size:.75*o}};if(m<=rt&&(e||!c||n>=_))return t;let b=m<=rt?[m-1]:wl(m,Math.
floor(n/_),r);return{...t,tickvals:b.map(p=>d[p]??p),ticktext:b.map(p=>vr(f[p]??"",p,u?a:1/0,e?s:1/0))}}function pl(t,e,n){
let[o]=xr(e,t.anchor)?.domain??[0,1],s=yr(e).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-r)*n;return t.side===
"top"||i>2.4*_?t:{...t,title:{},...i<.9*_&&{showticklabels:!1}}}function ml(t,e,n,{isTiny:o,isNarrow:s}){let r=Math.max(
rt,Math.floor(n/(e?Xc:_*1.5)));if(t.tickvals){let u=e?1:Math.ceil(t.tickvals.length/r);return{...t,tickvals:t.tickvals.filter(
(f,d)=>d%u===0)}}let{dtick:i,...a}=t;if(t.type==="category")return e?t:{...a,nticks:Math.max(rt,Math.floor(n/Zc))};let c=s&&
e&&t.nticks&&!o?rt:r,l=Math.min(t.nticks??1/0,c);return o||t.nticks||l<5?{...a,nticks:l}:t}function gl(t,e,n){return t.map(
o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let s=xr(e,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.length;return a===
void 0?o:(i-r)*(n-pr)<a*_?{...o,texttemplate:""}:o})}function wl(t,e,n){let o=[...Array(t).keys()];if(t<=e)return o;let s=Math.
max(1,Math.ceil(t/Math.max(1,e)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort((a,c)=>(n[c]??0)-(n[a]??
0)))r.every(a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function Ar({xaxis:t},e,n){let s=(t?.tickangle===0?
[]:t?.ticktext??[]).map((r,i)=>vr(r,i,e,n).length);return Math.max(0,...s)*Kc}function vr(t,e,n,o){let s=n<1/0;if(!s&&t.
length<=o)return t;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(t)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(" \
· "),f=Math.min(s?Math.max(5,Math.floor(n/48)):14,o),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return i+(u?
`${e+1} ${d}`:d)+c}var ur,Yc,rt,_,Z,Kc,Xc,Zc,Qc,tl,hr,pr,el,nl,ol,sl,mr,gr,Or=v(()=>{"use strict";h();ur={width:420,height:200},
Yc=300,rt=2,_=20,Z=8,Kc=7.5,Xc=44,Zc=18,Qc=240,tl=90,hr=56,pr=90,el=48,nl=1.3,ol=.6,sl=9,mr=1.4,gr=["coloraxis","colorax\
is2"]});function En(t,e){let n=JSON.stringify(Object.values(t)),o=it.get(n)??new Map;it.delete(n),it.set(n,o);for(let i of it.keys()){
if(it.size<=bl)break;it.delete(i)}let s=o.get(e);if(s)return s;let r=new Promise((i,a)=>El(n,t,e,{resolve:i,reject:a}));
return o.set(e,r),r.catch(()=>o.delete(e)),r}function El(t,e,n,o){let s=gn.get(t);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);gn.set(t,{query:e,views:r}),setTimeout(()=>{gn.delete(t),xl(e,r)},0)}async function xl(t,e){let{server:n,path:o,
query:s,theme:r}=t,i=[...e.keys()].sort().join(",");try{let a=await Y(`${o}/figures?${I({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of e)l(a[c])}catch(a){let c=e.size>1&&a instanceof M&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of e)c?yl(t,l).then(u,f):f(a)}}function yl({server:t,path:e,query:n,theme:o},s){let r=I({...n,theme:o});
return Y(`${e}/views/${encodeURIComponent(s)}?${r}`,{},t)}async function Mr(t,e){let n=wn.get(t),o=n??(t.startsWith("#")?
Sl(t.slice(1)):Al(t));n||(wn.set(t,o),o.catch(()=>wn.delete(t)));let s=await o;if(C(s))return s;let{templates:r={}}=s.layout.
meta,i=r[e];if(!i)return s;let a=Tr(i),c=new Map;for(let d of Object.values(r))Tr(d).forEach((m,A)=>{c.set(m,a[A]??m)});
let{data:l,layout:u}=bn({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function Tr(t){return t.layout.colorway}function bn(t,e){return Array.isArray(t)&&["string","object"].includes(typeof t[0])&&
!Array.isArray(t[0])?t.map(o=>bn(o,e)):t?.constructor===Object?Object.fromEntries(Object.entries(t).map(([o,s])=>[o,bn(s,
e)])):e.get(t)??t}async function Sl(t){let e=document.getElementById(t);if(!e)throw new Error("The figure is missing in \
this file.");return JSON.parse(e.textContent??"")}async function Al(t){let e=await fetch(new URL(t,document.baseURI)).catch(
()=>null);if(!e?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new M(e?.status??0,[{where:"",
message:n,suggestions:[]}])}return e.json()}function at(t,{server:e,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=I({...i&&t!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[t]}?${u}`:c[t],e).href}var bl,it,gn,wn,Nr=v(()=>{"use strict";h();H();Ft();bl=12,
it=new Map,gn=new Map;wn=new Map});function $r({x:t,y:e,xaxis:n,yaxis:o},s){let r=[Lr(n,t,s),Lr(o,e,s)];return[...new Set(r.filter(i=>i!==null))]}function Lr(t,e,n){
if(!t||e===void 0||!n.includes(t._name))return null;let o=t.type==="category"?t.d2l_noadd(e):e;return typeof o=="number"&&
Number.isInteger(o)?o:null}function Rr(t,e,n){let o=t.querySelector(":scope > .view-marks")??t.appendChild(vl()),{_fullLayout:s}=t;
if(!s)return;let r=e.flatMap(i=>n.map(a=>Ol(s,s[i],a)));o.replaceChildren(...r.filter(i=>i!==null))}function vl(){let t=document.
createElement("div");return t.className="view-marks",t}function Ol(t,e,n){if(!e?._length)return null;let o=e._id.startsWith(
"x"),s=t[`${o?"y":"x"}axis${(e.anchor??"").slice(1)}`]??t[o?"yaxis":"xaxis"],r=[e.l2p(n-.5),e.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<e._length)||!s?._length)return null;let[c,l]=o?[e._offset+i,s._offset]:[s._offset,e._offset+
i],[u,f]=o?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var kr=v(()=>{"use strict";h()});function _r(t,e){return Object.fromEntries(t.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===e(n))??s]))}function Ir(t,e){
for(let{name:n,values:o}of t){let s=e(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function Pr(t,e,n){return e.reduce((o,s)=>{let r=t.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function Hr(t,e){return t.map(o=>{let{name:s,title:r,values:i}=o,a=jr(o)[i.indexOf(e[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function jr({values:t,labels:e}){return e??t}function Cr(t,e){let n=document.
createElement("label");return n.append(`${t} `,e),n}function xn(t,e){let n=document.createElement("button");return n.type=
"button",n.textContent=t,n.addEventListener("click",e),n}var le,Fr=v(()=>{"use strict";h();le=class{#e;#t;#n="";#o=0;#i=null;constructor(e,n){
this.#e=e,this.#t=n}offer({choices:e=[],player:n},o,s){let r=e.length?[]:o.filter(c=>c.meta),i=JSON.stringify([e.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#i=null,
this.#e.replaceChildren(...e.map(c=>this.#r(c))),r.length&&s&&this.#e.append(this.#d(r));let a=e.find(({name:c})=>c===n);
a&&this.#e.append(...this.#c(a))}show(e){for(let[n,o]of Object.entries(e)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#i&&(this.#i.textContent=
"Play")}#r(e){let{name:n,title:o,values:s}=e,r=document.createElement("select");r.name=n;let i=jr(e);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Cr(o,r)}#d(e){let n=document.createElement("select");return n.append(new Option("…",""),
...e.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?e[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),Cr("Open",n)}#c({name:e,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[e]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(e,f)},i=u=>{this.pause(),r(s()+u)},a=xn(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#i=a;let c=xn("‹",()=>i(-1)),l=xn("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function ue(t){return window.Plotly?Promise.resolve(window.Plotly):(yn??=new Promise((e,n)=>{let o=document.createElement(
"script");o.src=t?new URL(`static/${Ur}`,t).href:new URL(`../${Ur}`,E).href;let s=()=>{yn=void 0,o.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.Plotly?
e(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),yn)}async function Br(t,e,n){let{width:o,height:s}=t.
layout;return(await ue()).toImage(t,{format:e,width:o,height:s,...e==="png"&&{scale:n}})}var Ur,yn,Wr=v(()=>{"use strict";
h();Ur="vendor/plotly/plotly-traces-4.1.1.min.js"});var Fl={};function Vr(t){return t instanceof M&&t.status===0}function Hl(){let t=document.createElement("span");return t.
className="beside-browser-answer",t.textContent=Il,t}function jl(t){let e=Object.entries(t).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let s=o,r=t[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&
r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:s]});return Object.fromEntries(e)}var vn,On,Tl,zr,Ml,Dr,Sn,Nl,
Ll,$l,Rl,qr,kl,Cl,_l,Il,Pl,ct,An,Tn,Gr=v(()=>{"use strict";h();H();Gs();Ks();lr();Ft();Or();Nr();kr();Fr();Wr();Ie();He();
vn={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventions",
against:"against"},On=["inputs","removed"],Tl=new Set(["server","source","model","lesson","view","theme","reads",...On,...Object.
keys(vn)]),zr=["scale","accent","controls","caption"],Ml=new Set([...zr,"fill"]),Dr="pointer-view:hover",Sn=matchMedia("\
(prefers-color-scheme: dark)"),Nl={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},Ll=120,$l=[["short",576,
0],["low",352,0],["tight",288,352]],Rl="400px 0px",qr=660,kl="[data-answer]:not(pointer-view *)",Cl=/^(\w+):(\d+)$/,_l="\
The server draws this chart, and it does not answer.",Il="The answer above is computed in this browser.",Pl="Type visits\
, or add a place, to see what the model answers.",ct=null,An=null,Tn=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#i=!1;#r="";#d=!1;#c="";#h=[];#p=!1;#x=new IntersectionObserver(
e=>{e.some(n=>n.isIntersecting)&&this.#C()},{rootMargin:Rl});#S=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#g=new MutationObserver(
e=>this.#K(e.map(({attributeName:n})=>n??"")));#m=e=>this.getAttribute(e);#l=()=>{if(!this.#n||!this.#t){this.#b();return}
this.#T(this.#A),this.#f()};#R=({target:e,detail:n})=>{!(e instanceof HTMLElement)||e===this||!this.hasAttribute("linked")||
e.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#k=({type:e})=>this.#et(e==="beforeprint");connectedCallback(){
this.#e??=this.#H(),this.#I(),document.addEventListener("pointerscope:theme",this.#l),document.addEventListener(Dr,this.#R),
Sn.addEventListener("change",this.#l);for(let e of["beforeprint","afterprint"])window.addEventListener(e,this.#k);this.#S.
observe(this),this.#g.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#x.observe(this):this.#p=!0,this.#b()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#l),document.removeEventListener(Dr,this.#R),Sn.removeEventListener(
"change",this.#l);for(let e of["beforeprint","afterprint"])window.removeEventListener(e,this.#k);this.#S.disconnect(),this.#g.
disconnect(),this.#x.disconnect(),this.#s.controls.pause()}mark(e){e.join()!==this.#h.join()&&(this.#h=e,this.#W())}get chosen(){
return this.#t?this.#E:{}}get wantedHeight(){if(!this.#t)return 0;let{above:e,below:n}=this.#D();return Math.ceil(e+jt(this.#t)+
n)}get#s(){return this.#e??=this.#H(),this.#e}#C(){this.#p=!0,this.#x.disconnect(),this.#b()}#K(e){e.some(o=>Ml.has(o))&&
(this.#I(),this.#f());let n=e.filter(o=>Tl.has(o)&&!this.#X(o));e.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#p?
this.#C():n.length?this.#b():this.#w.some(({name:o})=>e.includes(o))?this.#$()&&this.#f():e.includes(this.#c)&&this.#b()}#X(e){
let n=this.#n;return!n||!this.#t?!1:(e==="theme"&&this.#l(),e==="theme"||e==="interventions"&&n.follows(this.getAttribute(
e)??""))}get#w(){return this.#t?F(this.#t).choices??[]:[]}#b(){this.#i||(this.#i=!0,queueMicrotask(()=>{this.#i=!1,this.#Z()}))}get#O(){
let[e,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return n?
`${e}/${encodeURIComponent(n)}`:""}get#y(){let e=this.getAttribute("server");return e?new URL(e.endsWith("/")?e:`${e}/`,
document.baseURI).href:G.href}get#_(){let e=this.parentElement?.closest("[data-theme]");return e instanceof HTMLElement?
e.dataset.theme:void 0}get#A(){let e=this.getAttribute("theme");return e==="auto"?Sn.matches?"dark":"light":(e??this.#_)===
"dark"?"dark":"light"}get#v(){let e=this.getAttribute("scale");return e!==null&&ie("scale",e)?Number(e):1}#I(){let e=this.
getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#v)):this.style.removeProperty(
"--scale"),e&&ie("accent",e)?this.style.setProperty("--accent",e):this.style.removeProperty("--accent")}get#P(){if(this.
hasAttribute("lesson")){let n=On.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.fromEntries(n)}}if(this.
getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let e=Object.entries(vn).map(([n,o])=>[o,this.getAttribute(
n)]);return{needsHistory:!0,query:Object.fromEntries(e)}}async#Z(){let{needsHistory:e,query:n}=this.#P;this.#o+=1;let o=this.#o,
s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#O&&r&&(!e||n.visits||n.record);if(!s&&!i){this.#M(
Pl);return}if(!this.#p){this.#M("");return}let a=this.#A;this.#T(a),this.setAttribute("aria-busy","true");try{let c={server:this.#y,
path:this.#O,query:n,theme:a},l=this.hasAttribute("server")?this.#y:"",[u]=await Promise.all([s?Mr(s,a):this.#Q(c,r),s?null:
r===Ht?import("./network-drawing.js"):ue(l)]),f=C(u),d=f?await import("./network-drawing.js"):null;f||await ue(l),await Ys(
()=>{o===this.#o&&(this.#nt(d?.NetworkDrawing??null,F(u).title),this.#t=f?u:structuredClone(u),this.#st(this.#t),this.#tt(
{...c,theme:"light"},r))})}catch(c){o===this.#o&&this.#F(c)}finally{o===this.#o&&this.removeAttribute("aria-busy")}}async#Q(e,n){
let o=n===Ht?this.#n:null,s=this.getAttribute("model")??"",r=await o?.compute(e,s,{isSilent:!1});if(r)return r;try{return await En(
e,n)}catch(i){if(!Vr(i))throw i;let a=await o?.compute(e,s,{isSilent:!0});if(!a)throw i;return a}}#T(e){this.#_!==e?this.
dataset.theme=e:delete this.dataset.theme}#tt(e,n){if(!this.#t||C(this.#t))return;let{template:o,meta:s}=this.#t.layout,
r=s.templates?.light;ct??=r??(this.#A==="light"?o:null),!(ct||this.hasAttribute("source"))&&(An??=En(e,n),An.then(i=>{C(
i)||(ct??=i.layout.template)}).catch(()=>{An=null}))}#et(e){if(this.#d=e,!this.#t||!this.#r)return;let n=ct??this.#n;this.#T(
e&&n?"light":this.#A),this.#f(),e||requestAnimationFrame(()=>this.#f())}#H(){let e=document.createElement("summary");e.textContent=
"Numbers";let n={title:this.#u("h3","view-title"),caption:this.#u("p","view-caption"),choices:this.#u("div","view-choice\
s"),summary:this.#u("p","view-summary"),failure:this.#u("p","view-failure"),trust:this.#u("p","view-trust"),plot:this.#u(
"div","view-plot"),details:this.#u("details","view-table"),exports:ar({name:()=>this.#z,links:()=>this.#ht(),view:()=>this.#t&&
this.#pt(this.#t),picture:(s,r)=>this.#ft(s,r),csv:()=>co(this.#V()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=
!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(e),n.details.addEventListener(
"toggle",()=>this.#q());let o=new le(n.choices,{selected:()=>this.#E,select:(s,r)=>this.#ut(s,r),open:s=>this.#a("open",
s)});this.replaceChildren(...Object.values(n)),this.addEventListener("toggle",({target:s})=>this.#lt(s),!0);for(let s of[
n.plot,n.details,n.choices,n.exports,n.failure])s.hidden=!0;return{...n,controls:o}}#u(e,n){let o=this.querySelector(`.${n}`),
s=o instanceof HTMLElement?o:document.createElement(e);return s.className=n,s}#nt(e,n){if(e===null==(this.#n===null))return;
let o=this.#s,s=o.plot.cloneNode();s.removeAttribute("data-listening"),s.role=e?"group":"img",o.plot.replaceWith(s),o.plot=
s,this.#n?.bar?.remove(),this.#n=e?new e(s,{title:n,isProjected:this.hasAttribute("fill"),hover:r=>this.#a("hover",{visits:r}),
acts:{server:()=>this.hasAttribute("source")?null:this.#y,answered:r=>this.#ot(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):
null,this.#n?.bar&&o.summary.before(this.#n.bar)}#ot({figure:e,interventions:n}){this.#t=e;let{interventions:o}=this.#n??
{};o?this.setAttribute("interventions",o):this.removeAttribute("interventions"),this.#$()&&this.#f(),this.#a("interventi\
ons",n)}#j(e){let{plot:n,details:o,choices:s,exports:r,failure:i}=this.#s;for(let c of[n,o,s,r])c.hidden=e;i.hidden=!0;let a=this.#n?.
bar;a&&e&&(a.hidden=!0)}#M(e){this.#t=null,this.#c="",this.removeAttribute("aria-busy"),this.#s.controls.pause(),this.#j(
!0),this.#s.summary.textContent=e}#F(e){this.#M("");let{failure:n}=this.#s,o=Vr(e)&&document.querySelector(kl)!==null,s=o?
_l:Lt(e);if(n.replaceChildren(s),o&&n.append(" ",Hl()),n.hidden=!1,this.#a("failed",{message:s}),!(e instanceof M)||![0,
503].includes(e.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener(
"click",()=>this.#b()),n.append(" ",r)}#st(e){let{title:n,caption:o,controls:s}=this.#s,r=F(e);n.textContent=r.title,n.hidden=
!1,o.textContent=r.caption,this.#rt(r.trust),this.#j(!1),s.offer(r,C(e)?[]:e.data,!this.hasAttribute("fill")),this.#$()&&
this.#f()}#rt(e){let{trust:n}=this.#s;if(n.textContent=e?.text??"",!e||this.hasAttribute("source")||!J.answers)return;let o=document.
createElement("a"),s=encodeURIComponent(this.getAttribute("model")??"");o.href=new URL(`insights/${s}#view-${e.view}`,this.#y).
href,o.textContent="Which explanation to believe",n.append(" ",o)}#f(){if(!this.#t)return;let{plot:e}=this.#s,n=this.#d,
o=this.#N(jt(this.#t)),s=n?Math.min(o.width||qr,qr):o.width;s&&(C(this.#t)?(e.style.height=`${o.height}px`,this.#n?.draw(
this.#t)):(e.style.height=o.isFixed?`${o.height}px`:"",this.#it(e,this.#t,{...o,width:s})),this.#r=`${s}×${o.height}`,this.
dataset.drawn="true",this.#W(),this.#a("drawn",{}))}#it(e,{data:n,layout:o},s){let r=this.#d,i=r&&ct?{...o,template:ct}:
o,a=this.#U({data:n,layout:i},s);window.Plotly?.react(e,a.data,r?{...a.layout,width:s.width}:a.layout,Nl),e.dataset.listening||
this.#at(e)}#U({data:e,layout:n},{width:o,height:s,isFixed:r}){let i="rgba(0, 0, 0, 0)",a=this.#v,{font:c,hoverlabel:l}=n.
template.layout,u=c.size*a,f=wr({data:e,layout:jl(n)},{width:o,height:s,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{
...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{...f.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,
height:s}}}#at(e){e.dataset.listening="true",e.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#a("ope\
n",n.data.meta);let[,o,s]=Cl.exec(String([n.customdata].flat()[0]))??[];o&&this.#a("select",{table:o,row:Number(s)})}),e.
on("plotly_hover",({points:[n]})=>{n&&this.#a("hover",{visits:$r(n,this.#B)})}),e.on("plotly_unhover",()=>this.#a("hover",
{visits:[]}))}get#B(){return this.#t?F(this.#t).visit_axes??[]:[]}#a(e,n){this.dispatchEvent(new CustomEvent(`pointer-vi\
ew:${e}`,{detail:n,bubbles:!0}))}#W(){!this.#t||!this.#r||(this.#n?this.#n.mark(this.#h):Rr(this.#s.plot,this.#B,this.#h))}#N(e){
let{plot:n}=this.#s,o=n.clientWidth;if(!this.hasAttribute("fill"))return{width:o,height:e,isFixed:!1};this.#ct();let{above:s,
below:r}=this.#D();this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),
Ll);return{width:o,height:i,isFixed:!0}}#ct(){let[e,n]=[this.offsetWidth/this.#v,this.offsetHeight/this.#v],o=$l.filter(
([,s,r])=>n<s||e<r).map(([s])=>s).join(" ");this.dataset.room!==o&&(this.dataset.room=o)}#D(){let{plot:e,details:n,exports:o}=this.#s,
s=this.getBoundingClientRect(),r=s.height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(e.getBoundingClientRect().
top-s.top)/r,below:a/r}}#lt(e){if(this.hasAttribute("fill")&&e instanceof HTMLDetailsElement&&e.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===e);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)return;let{width:e,height:n}=this.#N(
jt(this.#t));e&&this.#r!==`${e}×${n}`&&this.#f()}#ut(e,n){this.setAttribute(e,String(n)),this.#a("option",{[e]:n})}#$(){
let e=this.#t;if(!e)return!1;let n=this.hasAttribute("lenient")?null:Ir(this.#w,this.#m);if(n)return this.#F(new Error(n.
message)),this.#c=n.name,!1;let o=F(e),s="";if(this.#w.length&&!C(e)){let r=this.#E;this.#s.controls.show(r);for(let a of e.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));so(e,r);let{summaries:i}=o;i&&(o.summary=i.texts[Pr(
this.#w,i.by,r)]??""),s=`: ${Hr(this.#w,r)}`}return this.#s.summary.textContent=o.summary??"",this.#s.plot.setAttribute(
"aria-label",`${o.title}${s}. ${o.summary??""}`),this.#q(),!0}get#E(){return _r(this.#w,this.#m)}#q(){let{details:e}=this.#s;
if(!e.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${F(this.#t).title}`),n.append(...this.#V().map(Ut)),e.querySelector(
".table-frame")?.remove(),e.append(n)}#V(){return this.#t?ao(this.#t,this.#E):[]}async#ft(e,n){let o=this.#t;if(!o)throw new Error(
"There is no figure to save yet.");return{address:C(o)?await this.#n?.address(e,n)??"":await Br(this.#dt(o),e,n),meta:F(
o)}}#dt(e){let{data:n,layout:o}=structuredClone(e),s=this.#N(o.height),{paper_bgcolor:r,plot_bgcolor:i}=o.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#U({data:n,layout:o},s),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:s.width,...l}}}get#z(){let e=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??e.filter(Boolean).join("-")}get#G(){return{server:this.#y,path:this.#O,view:this.getAttribute("vie\
w")??"",values:{...this.#P.query,...this.#E}}}get#J(){let e=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=zr.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(o)&&ie(o,s??""));return{...e&&
{theme:e},...Object.fromEntries(n)}}#ht(){let e=new URL(location.href);e.hash=this.id;let n=this.id?e.href:null;if(!(!this.
hasAttribute("source")&&J.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#G;return{link:n,embed:at(
"embed",this.#Y(s)),json:at("json",s),offline:at("offline",s)}}#Y(e){let{controls:n,...o}=this.#J,s={...e.values,...o,...n&&
n!=="some"&&{controls:n}};return{...e,values:s}}#pt(e){let n=this.#G,{title:o,summary:s=""}=F(e),r=["model","lesson","vi\
ew","reads",...On,...Object.keys(vn)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#J,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:m})=>[d,m])),...this.#E,...l&&{theme:l},...c},
f=this.#Y(n);return{title:o,caption:s,name:this.#z,server:n.server,embed:at("embed",f),picture:at("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,m])=>[d,String(m)]))}}};customElements.define("pointer-view",Tn)});h();h();(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},o=/^transparent(?:-(light|dark))?$/,s=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(t)}catch{
return null}};function u(p){return typeof p=="string"&&Object.hasOwn(e,p)}let f=p=>{let x=o.exec(p??""),N=x?x[1]??"auto":
p;s.toggleAttribute("data-transparent",x!==null),u(N)?s.dataset.askedTheme=p??"":delete s.dataset.askedTheme,a=[N,s.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let p=new URL(location.href);p.searchParams.delete("theme"),delete s.dataset.askedTheme,
p.search!==location.search&&history.replaceState(history.state,"",p)},m=()=>{let p=document.querySelector("[data-theme-b\
utton]");return p instanceof HTMLElement?p:null},A=()=>{let p=m();p&&(p.textContent=n[a]);let x=a==="auto"?r.matches?"da\
rk":"light":a;c||s.dataset.theme===x||(s.dataset.theme=x,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
b=({type:p})=>{document.querySelector(".deck")||(c=p==="beforeprint",c?s.dataset.theme="light":A())};f(i),A();for(let p of[
"beforeprint","afterprint"])window.addEventListener(p,b);r.addEventListener("change",A),document.addEventListener("point\
erscope:choose-theme",({detail:p})=>{(p===null||u(p)||o.test(p))&&f(p??i),A()}),document.addEventListener("DOMContentLoa\
ded",()=>{let p=m();p&&(p.hidden=!1,A(),p.addEventListener("click",()=>{a=e[a],d();try{localStorage.setItem(t,a)}catch{}
A()}))})})();h();H();h();H();h();function Un(t){return Number(t.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function k(t){return Number.isFinite(t)?String(Number(t.toPrecision(6))).replaceAll("-","−"):t>0?"∞":"−∞"}function $t(t){
return t<0?`(${k(t)})`:k(t)}function ye(t){return Wn(t," + ")}function Bn(t){return Wn(t,", ")}function Rt(t,e){return t===
e?e:`${t} = ${e}`}function Wn(t,e){return t.length<=24?t.join(e):[...t.slice(0,24/2),"…",...t.slice(-2)].join(e)}h();ht();var Oi=30,[tt,et,j,Ti,U]=[0,1,2,3,4],Mi={add:["+",et],subtract:["−",et],multiply:["·",j],divide:["/",j],remainder:[
"mod",j],power:["^",Ti],greater:[">",tt],greater_equal:["≥",tt],less:["<",tt],less_equal:["≤",tt],equal:["=",tt],not_equal:[
"≠",tt]},Ni={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},Vn=new Set(["sum","softmax"]);function Le(t,e,n){
let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=t[i];if(!c)throw new RangeError(
`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(u,a),op:"",parts:[],table:u,
index:a};if(l==="constant"||l==="opaque")return{value:Oe(c,a),op:"",parts:[]};let f=ve(t,c,a).map(([x,N])=>s(x,N)),[d,m,
A]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&m&&A)return d?.value?m:A;if(l==="collect")return qn(f);if(l===
"matmul")return qn(Jn(f));if(l==="softmax")return ki(f,Te(t,c,a));let b=dt[l];if(b)return{value:b(f.map(({value:x})=>x)),
op:l,parts:f};let p=Se[l];if(!p||!d)throw new RangeError(`There is no operation ${l}.`);return{value:p(d.value,m?.value??
0),op:l,parts:f}};return s(t.length-1,e)}function _t(t){let e=new Map,n=new Set,o=s=>{n.has(s)||(n.add(s),s.table!==void 0&&
e.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(t),[...e.values()]}function It(t){
if(Vn.has(t.op))return t;for(let e of t.parts){let n=It(e);if(n)return n}return null}function $e(t){return t.op?Re(t,null,
!1).text:k(t.value)}function zn(t){let e=k(t.value),n=It(t);if(!n)return Rt($e(t),e);if(n===t){if(t.op==="sum")return`Su\
m ${e}`;let o=Pt(t),s=o.reduce((r,i)=>r+i,0);return`${k(o[t.place??0]??0)} / ${k(s)} = ${e}`}return`${Gn(t,n)??Re(t,n,!1).
text} = ${e}`}function Pt({parts:t,temperature:e}){return Me(t.map(({value:n})=>n),e?.value)}function Gn(t,e){if(t===e)return e.
op==="sum"?`Sum ${k(e.value)}`:null;let[n,o]=t.parts,s=n&&Gn(n,e);return!s||!o||o.op?null:t.op==="add"?`${s}, plus ${k(o.
value)}`:t.op==="divide"?`${s}, divided by ${k(o.value)}`:null}function Re(t,e,n){let{op:o,parts:s,value:r}=t,i=Vn.has(o);
if(!o||t===e||i&&n)return{text:$t(r),binding:U};let a=s.map(d=>Re(d,e,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{
text:c.length?ye(c):"0",binding:et};if(o==="softmax")return{text:$i(t,a),binding:j};if(o==="product")return{text:c.join(
" · "),binding:j};let[l={text:"",binding:U},u]=a,f=Mi[o];if(f&&u){let[d,m]=f,A=o==="add"||o==="multiply",b=B(l,o==="pow\
er"?U:m),p=B(u,A?m:m+1);return{text:o==="power"?`${b}^${p}`:`${b} ${d} ${p}`,binding:m}}return o==="negative"?{text:`−${B(
l,j)}`,binding:et}:o==="sqrt"?{text:`√${B(l,U)}`,binding:U}:o==="absolute"?{text:`|${Li(s[0],l)}|`,binding:U}:o==="sig\
moid"?{text:`1 / (1 + e^(−${B(l,U)}))`,binding:j}:o==="gelu"?{text:`${B(l,j)} · Φ(${l.text})`,binding:j}:{text:`${Ni[o]??
o}(${Bn(c)})`,binding:U}}function Li(t,{text:e}){return t&&!t.op?k(t.value):e}function B({text:t,binding:e},n){return e<
n?`(${t})`:t}function $i({parts:t,place:e=0,temperature:n},o){let s=Math.max(...t.map(({value:c})=>c)),r=n?.value??1,i=Math.
abs(s/r)>Oi,a=o.map(c=>{let l=c;return i&&(l={text:`${B(c,et)} − ${$t(s)}`,binding:et}),r!==1&&(l={text:`${B(l,j)} / ${$t(
r)}`,binding:j}),`e^${B(l,U)}`});return`${a[e]} / (${ye(a)})`}function Jn(t){let e=[];for(let n=0;n<t.length;n+=2){let o=t.
slice(n,n+2);e.push({value:Ri(o),op:"multiply",parts:o})}return e}function Ri(t){return t.reduce((e,{value:n})=>e*n,1)}function qn(t){
let e=t[0]?.parts[0]?.parts[1],n=t.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===e);if(!e||e.
op||!n)return{value:Ne(t),op:"sum",parts:t};let o=t.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?Jn([r.parts[0],i]):[]),s={value:Ne(
o),op:"sum",parts:o};return{value:Ne(t),op:"divide",parts:[s,e]}}function Ne(t){return t.reduce((e,{value:n})=>e+n,0)}function ki(t,{
place:e,width:n}){let o=t[n],r={value:0,op:"softmax",parts:t.slice(0,n),place:e,...o&&{temperature:o}},i=Pt(r),a=i.reduce(
(c,l)=>c+l,0);return{...r,value:(i[e]??Number.NaN)/a}}R();ht();pt();He();var lo="figure[data-how]",zi="figure[data-how] tbody td",Gi={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,
column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}};function uo(t,e){let n=o=>{let s=je(o);s&&bt(s)};t.addEventListener(
"pointerover",n),t.addEventListener("focusin",n),t.addEventListener("click",n),e&&Ji(t,e),t.addEventListener("pointerout",
o=>{let s=L(o).closest(lo),{relatedTarget:r}=o,i=r instanceof Node&&s?.contains(r);s&&!i&&Bt(Ue(s))}),t.addEventListener(
"keydown",Yi)}function fo(t){for(let e of g(t,lo))for(let[n,o]of g(e,"tbody td").entries())o.tabIndex=n===0?0:-1}function Ji(t,e){
let n=0,o=async s=>{let r=je(s);if(!r)return;n+=1;let i=n,a=Fe(r),c=Ue(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{
let f=await e(l,u,mo(Wt(a),r));i===n&&c.isConnected&&Xi(c,f,r)}catch(f){i===n&&(w(c,"[data-sum]").textContent=Lt(f))}};t.
addEventListener("click",o),t.addEventListener("keydown",s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=L(s).
closest("[data-step]")?.querySelector("[data-opened] button");r instanceof HTMLElement&&r.click()})}function Yi(t){let e=je(
t),n=Gi[t.key];if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;t.preventDefault();let o=Fe(e),s=Wt(o),{row:r,column:i}=mo(
s,e),a="down"in o.dataset,c=a?n.column:n.row,l=a?n.row:n.column,u=s[r+c]?.[i+l];u&&(e.tabIndex=-1,u.tabIndex=0,u.focus())}
function bt(t,{withoutResult:e=!1}={}){let n=Fe(t),o=Ue(n);Bt(o);let s=Le(JSON.parse(n.dataset.how??"[]"),Qi(Wt(n),t),Ki(
o));t.dataset.lit="result";for(let c of _t(s)){let l=ho(o,c.table??"")[c.index??0];l&&(l.dataset.lit??="part")}let r=o.querySelector(
"[data-sum]");if(!(r instanceof HTMLElement))return;let i=e?"?":k(Dt(t)),a=Number.isNaN(s.value)?i:Rt($e(s),i);r.textContent=
[ta(n,t),W(a)].filter(Boolean).join(": "),delete r.dataset.above,t.getBoundingClientRect().bottom>r.getBoundingClientRect().
top&&(r.dataset.above="")}function Ki(t){let e=new Map;return(n,o)=>{let s=e.get(n)??ho(t,n);e.set(n,s);let r=s[o];return r?
Dt(r):Number.NaN}}function ho(t,e){let n=t.querySelector(`figure[data-table="${CSS.escape(e)}"]`);return n instanceof HTMLElement?
Wt(n).flat():[]}function Xi(t,e,n){t.querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,
numbers:c}=e,l=Le(i,a,(b,p)=>po(c[b],p).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement(
"h3");f.textContent=[o,s,r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent=
"Close",d.addEventListener("click",()=>{u.remove(),n.focus()});let m=document.createElement("div");m.className="table-fr\
ame",m.tabIndex=0,m.setAttribute("role","group"),m.setAttribute("aria-label",f.textContent),m.append(Ut(Zi(l,c)));let A=document.
createElement("p");A.className="sum",A.textContent=zn(l),u.append(f,m,A,d),w(t,"[data-sum]").after(u),m.focus({preventScroll:!0}),
u.scrollIntoView({block:"nearest"})}function Zi(t,e){let n=a=>{let[{table:c="",index:l=0}={}]=_t(a);return po(e[c],l).label},
o=(a,...c)=>[a,...c.map(k)],s=It(t);if(!s)return{columns:["term","value"],rows:_t(t).map(({table:a="",value:c})=>o(e[a]?.
title??"",c))};let{op:r,parts:i}=s;if(r==="softmax"){let a=Pt(s);return{columns:["term","score","exponential, largest sc\
ore subtracted"],rows:i.map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["t\
erm","first factor","second factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:[
"term","value"],rows:i.map(a=>o(n(a),a.value))}}function po(t,e){let n=t?.index.indexOf(e)??-1,o=t?.values[n];return{label:t?.
labels[n]??"",value:o===void 0?Number.NaN:Ae(o)}}function Bt(t){for(let n of g(t,"[data-lit]"))delete n.dataset.lit;let e=t.
querySelector("[data-sum]");e&&(e.textContent="")}function je(t){return t.target instanceof Element?t.target.closest(zi):
null}function Fe(t){return t.closest("figure")}function Ue(t){return t.closest("[data-step]")}function Wt(t){return"down"in
t.dataset?[g(t,"tbody td",HTMLTableCellElement)]:g(t,"tbody tr").map(e=>g(e,"td",HTMLTableCellElement))}function mo(t,e){
let n=t.findIndex(o=>o.includes(e));return{row:n,column:t[n]?.indexOf(e)??-1}}function Qi(t,e){return t.flat().indexOf(e)}
function ta(t,e){let n=e.parentElement?g(e.parentElement,"th"):[],o=g(t,"thead th")[e.cellIndex-n.length],s=[n[0],o].map(
r=>r?.title||r?.textContent);return[w(t,"figcaption span").textContent,...s].filter(Boolean).join(", ")}function Dt(t){return Un(
t.dataset.value??Zn(t.textContent??""))}R();h();function go({state:t,height:e,set:n,mark:o=()=>{}}){let s=window.parent,r=(document.body.dataset.framers??"").split(" ").
filter(Boolean),i=r.includes("*"),a="",c=(u,f)=>{if(s===window)return;let d={pointerscope:u,...f};for(let m of i?["*"]:r)
s.postMessage(d,m)},l=()=>{let u={state:t(),height:e()};JSON.stringify(u)!==a&&(a=JSON.stringify(u),c("height",{height:u.
height}),c("state",{state:u.state}))};return window.addEventListener("message",({source:u,origin:f,data:d})=>{u!==s||!(i||
r.includes(f))||(d?.pointerscope==="set"&&(n(ea(d.state)),l()),d?.pointerscope==="mark"&&o(na(d.visits)),d?.pointerscope===
"ask"&&(a="",l()))}),(u,f)=>u==="state"?l():c(u,f)}function ea(t){let e={};if(typeof t!="object"||t===null||Array.isArray(
t))return e;for(let[n,o]of Object.entries(t).slice(0,100)){let s=o===null?null:oa(o);(s===null||s!==void 0&&s.length<=1e5)&&
(e[n]=s)}return e}function na(t){return(Array.isArray(t)?t.slice(0,1e3):[t]).filter(n=>Number.isInteger(n)&&n>=0)}function oa(t){
return typeof t=="string"?t:typeof t=="number"?Number.isFinite(t)?String(t):void 0:typeof t=="object"&&wo(t,8)<=2e4?JSON.
stringify(t):void 0}function wo(t,e){if(typeof t=="bigint")return Number.POSITIVE_INFINITY;if(typeof t!="object"||t===null)
return 1;if(e===0||ArrayBuffer.isView(t))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(t))if(n+=wo(
o,e-1),n>2e4)return Number.POSITIVE_INFINITY;return n}h();H();R();pt();var qt=0;function bo(t,e,n){t.addEventListener("submit",o=>{let s=L(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),sa(s,e,n))})}async function sa(t,e,n){qt+=1;let o=qt,s=t.dataset.exercise??"",r=g(t,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await Y(
`lessons/${encodeURIComponent(e)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:ia(t)},lang:n})}),a=i.find(c=>c.id===s);o===qt&&a&&aa(t,a.marked,r)}catch(i){if(!(i instanceof M))throw i;if(o!==qt)
return;w(t,"[data-marked]").textContent=i.message,w(t,"[data-because]").hidden=!0,delete t.dataset.right;for(let{where:a}of i.
problems)ra(t,r,a)?.setAttribute("aria-invalid","true")}}function ra(t,e,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||s===void 0?e[0]:Eo(t)[Number(o)]?.[Number(s)]}function Eo(t){return g(t,"tbody tr").map(e=>g(e,"input",
HTMLInputElement))}function ia(t){if(t.querySelector("input[type=radio]"))return g(t,"input:checked",HTMLInputElement)[0]?.
value??"";let e=Eo(t);return e.length?e.map(n=>n.map(o=>o.value)):w(t,"input",HTMLInputElement).value}function aa(t,{right:e,
all_right:n,computed:o},s){let r=e.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=w(
t,"[data-marked]"),a=w(t,"[data-because]");if(i.replaceChildren(ca(r,n)),a.hidden=!n,t.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${la(o,Number(t.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function ca(t,e){
if(e)return"Right.";let n=t.filter(Boolean).length;return t.length>1?`${n} of ${t.length} are right.`:"Not yet."}function la(t,e){
if(typeof t=="string")return t;let n=o=>W(o.toFixed(e).replace("-","−"));return t.map(o=>o.map(n).join("; ")).join("; ")}h();R();var ua=8,fa=4;function xo(t){t.addEventListener("pointerdown",e=>{let n=L(e);if(!(n instanceof HTMLInputElement&&
n.inputMode==="decimal")||e.button!==0)return;let s={x:e.clientX,value:Number(n.value),step:da(n.value)};if(Number.isNaN(
s.value))return;let r=!1,i=c=>{let l=c.clientX-s.x;if(!r&&Math.abs(l)<fa)return;r||n.setPointerCapture(e.pointerId),r=!0,
n.dataset.dragged="";let u=Math.round(l/ua),f=String(Number((s.value+u*s.step).toFixed(6)));f!==n.value&&(n.value=f,n.dispatchEvent(
new Event("input",{bubbles:!0})))},a=()=>{delete n.dataset.dragged,n.removeEventListener("pointermove",i)};n.addEventListener(
"pointermove",i),n.addEventListener("pointerup",a,{once:!0}),n.addEventListener("pointercancel",a,{once:!0})})}function da(t){
let e=(t.split(".")[1]??"").length;return e===0?1:10**-Math.min(e,2)}h();R();function yo(t){for(let e of g(t,"[data-step]")){let n=new Map(g(e,"figure[data-table]").map(s=>[Ao(s.querySelector(
"figcaption math")),s.dataset.table??""]));n.delete("");let o=O(e,".formula");o&&vo(o,n)}}function So(t){t.addEventListener(
"pointerover",e=>{let n=L(e),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");ha(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function ha(t,e){for(let n of t.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===e);for(let n of g(t,"figure[data-table]"))n.toggleAttribute("data-lit",!!e&&n.dataset.table===e)}function Ao(t){
return t?.textContent?.replaceAll(/\s/g,"")??""}function vo(t,e){for(let n of t.children){let o=e.get(Ao(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):vo(n,e)}}h();R();var pa=["beside","above","below","figure"],Oo={width:960,height:540},ma=2,We=.6,Be=.1,ga=320,wa=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:We}],To=["notes reasons remark switch","notes reasons remark switch formula"],ba=[1,.8,We],Vt=new WeakMap;
function No(t,e){let{lookAccent:n,lookScale:o}=t.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&t.style.setProperty("--accent",n);let s=()=>{let r=O(e,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=e;if(!r||!i||!a)return;let c=Math.min(innerWidth/Oo.width,innerHeight/Oo.height,
ma),l=Number(o)||Math.max(1,c);t.style.setProperty("--most",String(l)),Ea(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
s)).observe(e),e.addEventListener("click",r=>{let i=L(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&va(a),i.dataset.
turn&&$o(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function Lo(t){for(let e of t){Vt.delete(e);for(let n of[
"out","layout","paged"])delete e.dataset[n]}}function Ea(t,e,n,o){let s=`${n}×${o}×${e}`;if(Vt.get(t)?.frame===s)return;
let r=O(t,"pointer-view"),i=n>o,a=pa.filter(u=>(u!=="figure"||r)&&(u==="below"||i));t.dataset.fitting="";let c=xa(t,a,e,
r)??Sa(t,Math.min(e,1));delete t.dataset.fitting,Vt.set(t,{frame:s,arrangement:c}),c.pages&&$o(t,Number(t.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function xa(t,e,n,o){delete t.dataset.
paged;for(let{out:s,parts:r,least:i}of wa){if(!t.querySelector(`.words > ${r}`))continue;let a=null;for(let c of e){let l=a?
a.scale*(o?.8:1)+Be:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=ya(t,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return nt(t,a),a}return null}function ya(t,e,n,o,s,r){let i=u=>(nt(t,{out:e,layout:n,scale:u}),Aa(t));if(!i(o))return null;
let[a,c]=[o,s];for(c-a>Be&&i(c)&&(a=c);c-a>Be;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:e,layout:n,scale:a,worth:a};
nt(t,{out:e,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*ga));return{out:e,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function Sa(t,e){t.dataset.paged="";let n=ba.map(i=>Math.min(i,e));for(let i of To){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...Mo(t,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return nt(t,a),a}let[o,s]=[To.at(-1)??"",n.at(-1)??We],r={out:o,layout:"below",scale:s,pages:Mo(t,o,s).pages};return nt(
t,r),r}function Mo(t,e,n){nt(t,{out:e,layout:"below",scale:n});let o=De(t);for(let p of o)p.dataset.turnedTo="";let{rowGap:s,
columnGap:r}=getComputedStyle(w(t,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=w(t,".shown").getBoundingClientRect(),
l=c.height-w(t,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,m=0,A=0,b=w(t,".formula").scrollWidth<=c.width+
1;for(let p of o){let{width:x,height:N}=p.getBoundingClientRect();b&&=N<=l&&ko(p),A&&A+x>c.width&&(d+=m+i,m=0,A=0),u.length&&
d+Math.max(m,N)>l&&(u=[],f.push(u),d=0,m=0,A=0),u.push(p),m=Math.max(m,N),A+=x+a}return{pages:f,isFitting:b}}function $o(t,e){
let n=Vt.get(t)?.arrangement.pages??[],o=Math.max(0,Math.min(e,n.length-1));t.dataset.page=String(o);for(let s of De(t))
n[o]?.includes(s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;w(t,".pager").hidden=n.length===1,w(t,"[data-turned]").
textContent=`${o+1} of ${n.length}`;for(let s of g(t,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}
function De(t){return g(t,".matrix, .shown > pointer-view")}function nt(t,{out:e,layout:n,scale:o}){t.dataset.out=e,t.dataset.
layout=n,w(t,"[data-rest]").hidden=!e,t.style.setProperty("--scale",String(o))}function Aa(t){let e=t.getBoundingClientRect(),
n=w(t,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=e.right+1&&i<=e.bottom+1};return[
t,w(t,".words"),w(t,".shown")].every(Ro)&&n.scrollWidth<=n.clientWidth+1&&[n,...De(t)].every(s=>o(s)&&ko(s))}function Ro(t){
return!t.clientWidth||t.scrollWidth<=t.clientWidth+1&&t.scrollHeight<=t.clientHeight+1}function ko(t){let e=t.querySelector(
":scope > .table-frame");return!e||Ro(e)}function va(t){let e=document.createElement("dialog");e.className="rest";let n=w(
t,"h1, h2");e.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>e.close()),e.addEventListener("close",()=>{e.remove(),w(t,"[data\
-rest]").focus()});let s=[n,t.querySelector(".switch"),t.querySelector(".formula"),...w(t,".words").children];e.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),e.append(i)}t.append(e),e.showModal()}h();R();var Oa=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Ta="Write a number, such as 0.5, in every cell.",Gt=class{#e;#t;#n;#o=new Map;#i=new Map;constructor(e,n,o){
this.#e=e,this.#t=n,this.#n=o,this.#c(),e.addEventListener("input",s=>{let r=s.target;this.#S(r.name,r.value),this.#g()}),
e.addEventListener("click",s=>{let r=L(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#l(i,1),"fewer"in r.dataset&&
this.#l(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#r)this.#o.set(K(s),_o(Co(s)));this.#h(),g(this.#e,"i\
nput, select")[0]?.focus(),this.#g()}),this.#m()}get text(){let e={};for(let n of this.#r){let o=K(n),s=Io(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(Co(n))&&(e[o]=s)}return Object.keys(e).length?
JSON.stringify(e):""}replace(e,n){let o=document.activeElement,s=o&&this.#e.contains(o)?this.#d(o):null;this.#e.replaceChildren(
...e.childNodes),n?this.#c():this.#h(),s?.(),this.#m()}showProblems(e){let n=new Set(e);for(let o of this.#r){let s=K(o),
r=`inputs.${s}`,i=e.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)n.delete(l);let a=i.map(l=>l.message).
join(" "),c=JSON.stringify(this.#o.get(s));a&&this.#i.set(s,{typed:c,message:a})}return this.#m(),[...n]}get#r(){return g(
this.#e,"[data-input]")}#d(e){if((e instanceof HTMLInputElement||e instanceof HTMLSelectElement)&&e.name){let i=`[name="${CSS.
escape(e.name)}"]`,a=e instanceof HTMLInputElement?{start:e.selectionStart,end:e.selectionEnd}:null;return()=>{let c=this.#e.
querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&a&&c.setSelectionRange(
a.start,a.end)}}let o=e.closest("[data-input]"),s=o instanceof HTMLElement?K(o):"",r=e instanceof HTMLElement&&"more"in e.
dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(s)}"] [data-${r}]`);i instanceof
HTMLElement&&i.focus({preventScroll:!0})}}#c(){this.#o.clear();for(let e of this.#r){let n=zt(e),o=n.map(i=>i.value),{kind:s,
row:r}=e.dataset;this.#o.set(K(e),s==="words"?o:s==="matrix"?Ma(n,!!r):o[0]??"")}}#h(){for(let e of this.#r)for(let n of zt(
e)){let o=this.#x(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#p(e){let[n="",o,s]=e.split("."),r=this.#o.get(n);return o===
void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#x(e){let n=this.#p(e);if(!n)return this.#o.
get(e);let[o,s]=n;return o?.[s]}#S(e,n){let o=this.#p(e);if(!o){this.#o.set(e,n);return}let[s,r]=o;s&&(s[r]=n)}#g(){this.#m(),
this.#n()}#m(){for(let e of this.#r){let n=K(e),o=!["words","choice"].includes(e.dataset.kind??""),s=o?zt(e).filter(c=>Po(
c.value)===null):[];for(let c of o?zt(e):[])c.setAttribute("aria-invalid",String(s.includes(c)));let r=this.#o.get(n)??"";
this.#i.get(n)?.typed!==JSON.stringify(r)&&this.#i.delete(n),Na(e,s.length?Ta:this.#i.get(n)?.message??"");let{least:i,most:a}=e.
dataset;for(let c of g(e,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of g(e,"[data-more]",
HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#l(e,n){let o=K(e),s=this.#o.get(o),r=s.
length+n;if(r<Number(e.dataset.least)||r>Number(e.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(o,n>0?[...s,
i]:s.slice(0,-1));for(let{dataset:a}of this.#r){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(l)&&(l=qe(l,
n)),a.columns===o&&Array.isArray(l)&&(l=a.row?qe(l,n):l.map(u=>qe(u,n))),l!==void 0&&this.#o.set(c,l)}this.#g()}};function K(t){
return t.dataset.input??""}function Co(t){return JSON.parse(t.dataset.default??"null")}function zt(t){return g(t,"input,\
 select")}function Ma(t,e){let n=new Map;for(let s of t){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],s.value])}
let o=[...n.values()];return e?o[0]??[]:o}function qe(t,e){return e>0?[...t,structuredClone(t.at(-1))]:t.slice(0,-1)}function _o(t){
return Array.isArray(t)?t.map(_o):String(t)}function Io(t,e){if(t==="words"||t==="choice")return e;if(!Array.isArray(e))
return Po(e);let n=e.map(o=>Io(t,o));return n.includes(null)?null:n}function Po(t){let e=t.trim().replace("−","-").replace(
",","."),n=Oa.test(e)?Number(e):Number.NaN;return Number.isFinite(n)?n:null}function Na(t,e){let n=w(t,"[data-failure]");
n.textContent=e,n.hidden=!e}h();H();R();h();H();R();var Ve=null;function La(){let t=g(document,"[data-side]").map(({dataset:a})=>a.model??""),[e,n]=t,{origin:o,
pathname:s}=location,r=o+s;if(!e){let a=s.slice(G.pathname.length),c=O(document,"[data-lesson]");return!c||!new URLSearchParams(
location.search).has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=I({model:e,against:JSON.
stringify({model:n})});return{name:["compare",...t].join("/"),address:`${r}?${i}`}}function Ho(){let{controller:t}=navigator.
serviceWorker;if(!t)return;let e=n=>t.postMessage(n);Ve?.disconnect(),Ve=new PerformanceObserver(n=>{let o=n.getEntries().
map(({name:s})=>s);e({addresses:o.filter(s=>!s.includes("?"))})}),Ve.observe({type:"resource",buffered:!0}),e({addresses:[],
page:La()})}async function jo(){if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Ho),await navigator.
serviceWorker.register(new URL("service-worker.js",G),{updateViaCache:"none"}),Ho()}catch{}}function ze(t=""){let e=["Th\
e server does not answer.",t].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?e:`${e}\
 Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}\
.`}function Fo(){document.readyState==="complete"?jo():addEventListener("load",jo)}var hc=4e3,Rs="This page computes your changes in your browser and hides what only the server can update.",ks=document.getElementById(
"lesson-record")!==null,oe=!1,se=!1;async function Cs(t,{address:e,files:n,signal:o}){if(ln())return an(t,{files:n,signal:o});
if(!oe)return Ls(e,o);if(se)return se=!1,an(t,{files:n,signal:o});try{let s=await Ls(e,Fn(o));return cn(""),s}catch(s){if(!(s instanceof
M&&[0,...Ee].includes(s.status)))throw s;return cn(ze(Rs)),an(t,{files:n,signal:o})}}function ln(){return ks}function _s(t){
let e=new AbortController,n=()=>{e.abort(),clearTimeout(o),un(t)},o=setTimeout(n,hc);for(let s of["pointerdown","keydown"])
document.addEventListener(s,n,{signal:e.signal})}async function un(t){try{let e=[Promise.resolve().then(()=>(ne(),on)),Promise.resolve().then(()=>(rn(),sn))],
[n]=await Promise.all([fetch(t),...e]);if(!n.ok||oe)return;let o=new DOMParser().parseFromString(await n.text(),"text/ht\
ml");document.body.append(...g(o,"head > *, body > *")),oe=!0,se=xe(n),se&&cn(ze(Rs)),Fo()}catch{}}async function Is(t,e,n){
if(!ks&&!oe)return;let{previewEdits:o}=await Promise.resolve().then(()=>(rn(),sn));try{o(t,e,n)}catch(s){if(!(s instanceof
M))throw s}}function cn(t){let e=O(document,"[data-silence]");e&&(e.textContent=t)}async function an(t,e){let{exportedLesson:n}=await Promise.resolve().then(()=>(ne(),on));
return n(t,e)}async function Ls(t,e){let o=await fetch(t,{headers:{accept:"text/html, application/problem+json"},signal:e}).
catch($s),s=await o.text().catch($s);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new M(o.status,
pc(s,o.status))}function $s(t){throw V(t)?t:new M(0,[{where:"",message:ut,suggestions:[]}])}function pc(t,e){try{return JSON.
parse(t).errors??[]}catch{return[{where:"",message:ft(e),suggestions:[]}]}}h();R();h();R();var Ps="http://www.w3.org/2000/svg";function fn(t,e){let n=O(t,".working");if(!n||(n.querySelector(".threads")?.
remove(),!e))return;let o=n.getBoundingClientRect(),s=e.getBoundingClientRect(),r=document.createElementNS(Ps,"svg");r.setAttribute(
"class","threads"),r.setAttribute("aria-hidden","true");for(let i of mc(t)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+
i.bottom)/2]:[(i.left+i.right)/2,i.bottom],[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,m]=a?[(u-c)/
2,0]:[0,(f-l)/2],A=[[c,l],[c+d,l+m],[u-d,f-m],[u,f]].map(([p=0,x=0])=>`${(p-o.left).toFixed(1)} ${(x-o.top).toFixed(1)}`),
b=document.createElementNS(Ps,"path");b.setAttribute("d",`M${A[0]}C${A.slice(1).join(" ")}`),r.append(b)}n.append(r)}function mc(t){
return g(t,"figure.matrix").flatMap(e=>{let n=g(e,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?
[{left:Math.min(...n.map(({left:o})=>o)),right:Math.max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.
max(...n.map(({bottom:o})=>o))}]:[]})}var gc=".step-results figure[data-how] tbody td",wc=900,bc=2e4,Ec=2,dn=4,X=new WeakMap;function Hs(t){t.addEventListener(
"click",e=>{let n=L(e),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;n.closest("[data-play]")&&yc(o);
let s=n.closest("[data-move]");s instanceof HTMLElement&&Sc(o,Number(s.dataset.move));let r=n.closest("[data-choice]");r instanceof
HTMLElement&&Oc(o,r)}),t.addEventListener("input",e=>{let n=L(e),o=n.closest("[data-step]");!(o instanceof HTMLElement)||
!n.matches("[data-scrub]")||(st(o),re(o,Number(n.value)))})}function js(t){for(let e of g(t,"[data-step]")){let n=O(e,".\
play");if(!n||X.has(e))continue;let o=g(e,gc,HTMLTableCellElement);if(n.hidden=o.length<Ec,n.hidden)continue;let s=e.closest(
"[data-frame]")?-1:xc(o);X.set(e,{cells:o,shown:o.length,timer:0,asks:s});let r=w(n,"[data-scrub]",HTMLInputElement);r.max=
String(o.length),r.value=r.max}}function hn(t){for(let e of g(t,"[data-step]"))st(e)}function xc(t){let e=new Set(t.map(
r=>r.textContent));if(t.length<dn||e.size<dn)return-1;let n=Math.floor(t.length/2),o=t.map(Dt),s=n;for(let r=n;r<t.length;r+=
1)Math.abs(o[r]??0)>Math.abs(o[s]??0)&&(s=r);return s}function yc(t){let e=X.get(t);if(!e)return;if(e.timer){st(t);return}
e.shown>=e.cells.length&&re(t,0);let n=Math.min(wc,bc/e.cells.length),o=()=>{if(e.shown===e.asks&&!("predicted"in t.dataset)){
Ac(t,e);return}re(t,e.shown+1),e.shown>=e.cells.length&&st(t)};e.timer=window.setInterval(o,n),Fs(t,!0),o()}function st(t){
let e=X.get(t);e?.timer&&(clearInterval(e.timer),e.timer=0,Fs(t,!1))}function Fs(t,e){w(t,"[data-play]").textContent=e?"\
Pause":"Play"}function Sc(t,e){let n=X.get(t);if(!n)return;st(t);let o=e<0?0:n.cells.length;re(t,Math.abs(e)>1?o:n.shown+
e)}function re(t,e){let n=X.get(t);if(!n)return;let{cells:o}=n;n.shown=Math.max(0,Math.min(o.length,e));for(let[i,a]of o.
entries())a.toggleAttribute("data-ahead",i>=n.shown),a.removeAttribute("data-asked");O(t,".predict")?.remove();let s=w(t,
"[data-scrub]",HTMLInputElement);s.value=String(n.shown);let r=o[n.shown-1];Us(t,n.shown,o.length),r?bt(r):Bt(t),n.timer&&
r?.scrollIntoView({block:"nearest"}),fn(t,r??null)}function Us(t,e,n){let o=e?`number ${e} of ${n}`:"";w(t,".play output").
textContent=o,w(t,"[data-scrub]").setAttribute("aria-valuetext",o)}function Ac(t,e){st(t);let n=e.cells[e.asks];if(!n)return;
n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),Us(t,e.asks+1,e.cells.length),bt(n,{withoutResult:!0}),
fn(t,n);let o=document.createElement("div");o.className="predict",o.setAttribute("role","group"),o.setAttribute("aria-la\
bel","Predict, then see");let s=document.createElement("p"),r=document.createElement("b");r.textContent="Predict, then s\
ee. ",s.append(r,"Which number comes where the question mark is?");let i=document.createElement("div");i.className="choi\
ces",i.append(...vc(n,e.cells).map(a=>{let c=document.createElement("button");return c.type="button",c.dataset.choice=a,
c.textContent=a,c})),o.append(s,i),w(t,".play").after(o)}function vc(t,e){let n=t.textContent??"",o=t.closest("figure"),
s=e.filter(c=>c.closest("figure")===o).map(c=>c.textContent??""),r=e.map(c=>c.textContent??""),i=[...new Set([n,...s.reverse(),
...r])].slice(0,dn),a=c=>Number(c.replace("−","-").replace(",",""));return i.sort((c,l)=>a(c)-a(l))}function Oc(t,e){let n=X.
get(t),o=n?.cells[n.asks];if(!n||!o)return;let s=o.textContent??"",r=e.dataset.choice===s;t.dataset.predicted=String(r);
let i=w(t,".predict");for(let c of g(i,"button",HTMLButtonElement))c.disabled=!0,(c===e||c.dataset.choice===s)&&(c.dataset.
right=String(c.dataset.choice===s));o.removeAttribute("data-asked"),n.shown=n.asks+1,w(t,"[data-scrub]",HTMLInputElement).
value=String(n.shown),bt(o);let a=document.createElement("p");a.setAttribute("role","status"),a.textContent=r?"Right. Pl\
ay goes on.":`It is ${s}; the line above shows why. Play goes on.`,i.append(a),w(t,"[data-play]").focus({preventScroll:!0})}h();var Bs="pointerscope-lessons";function Ws(){try{let t=JSON.parse(localStorage.getItem(Bs)??"{}");return t&&typeof t==
"object"?t:{}}catch{return{}}}function pn(t){let e=Ws()[t];return new Set(Array.isArray(e)?e:[])}function mn(t,e){let n=pn(
t);if(!n.has(e))try{localStorage.setItem(Bs,JSON.stringify({...Ws(),[t]:[...n,e]}))}catch{}}h();R();var Tc=3e4,Ds=720;async function qs(t){for(let n of t)n.removeAttribute("lazy");let e=Date.now()+Tc;for(;Date.now()<
e&&t.some(Mc);)await new Promise(n=>setTimeout(n,100))}function Mc(t){return t.querySelector(".view-failure:not([hidden]\
)")?!1:!t.dataset.drawn||t.hasAttribute("aria-busy")}function Vs(t,e=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{e(),o=g(t,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=g(t,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>Ds);for(let r of s)r.style.setProperty("--print-scale",String(Ds/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}var Ul=350,Bl=60,Ln=["removed","inputs","layer","head"],Xr=["step","all",...Ln],Wl={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},y=w(document,"[data-lesson]"),T=w(y,"[data-steps]"),Jr=O(y,"[data-controls]"),Tt=y.dataset.only,Mn=w(y,"[data\
-error]"),fe=O(y,"[data-inputs]"),lt=fe&&new Gt(fe,w(y,"[data-reset]",HTMLButtonElement),tu),Mt="frame"in y.dataset,{states:Dl,
leftOut:Zr="",edited:Qr=""}=y.dataset,{record:de}=y.dataset,S=$n(location.search),P={...S,...kn($n(ql()))},Nn=new AbortController,
St=0,vt=0,Yr=0;function $n(t){let e=new URLSearchParams(t);return{step:e.get("step")??"",all:e.get("all")??"",removed:e.
get("removed")??Zr,inputs:e.get("inputs")??Qr,layer:e.get("layer")??"",head:e.get("head")??""}}function ql(){return ln()?
"":y.dataset.shown??location.search}async function Vl(){de&&await un(de),ge({history:"keep",isFresh:!0})}var zl=Mt?No(y,
T):()=>{},Gl="framers"in document.body.dataset?go({state:Zl,height:()=>y.scrollHeight,set:Ql}):()=>{},D=()=>g(T,":scope \
> [data-step]"),he=t=>D().findIndex(e=>e.dataset.step===t),z=()=>Math.max(0,he(S.step)),ti=()=>Mt&&window.parent!==window;
function q(){let t=!!S.all||!!Tt,e=z(),n=D();for(let[o,s]of n.entries())s.hidden=!t&&o!==e;for(let o of g(y,"[data-besid\
e]"))o.hidden=!t&&o.dataset.beside!==n[e]?.dataset.step;if(t&&!Mt)for(let o of ke(T,"pointer-view[lazy]"))o.removeAttribute(
"lazy");y.dataset.mode=t?"all":"one",y.toggleAttribute("data-first",e===0);for(let o of g(y,"[data-follow]",HTMLSelectElement)){
let s=o.dataset.follow;o.value=S[s]||"0"}for(let o of g(y,"[data-slide]"))Kl(o,o.dataset.slide===n[e]?.dataset.step);Jr&&
Xl(Jr,e,n.length,t),Yl(),Jl(n),zl(),Gl("state",{})}function Jl(t){let e=we(P);for(let r of g(y,"[data-slide]"))r.toggleAttribute(
"data-left-out",e.has(r.dataset.slide??""));let n=O(y,"[data-changed]");if(!n)return;let o=t.filter(r=>e.has(r.dataset.step??
"")).map(r=>`“${w(r,"h1, h2").lastChild?.textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",P.inputs?
"The inputs are edited.":""].filter(Boolean);n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and print\
ed numbers speak of the original lesson.`}function Rn(){return!Mt&&!("opens"in y.dataset)}function Yl(){let{lesson:t=""}=y.
dataset;if(!Rn())return;let e=pn(t);for(let n of g(y,"[data-slide]"))n.toggleAttribute("data-seen",e.has(n.dataset.slide??
""))}function Kl(t,e){if(!e){t.removeAttribute("aria-current");return}t.setAttribute("aria-current","step");let n=t.closest(
"ol");n&&requestAnimationFrame(()=>{n.scrollLeft=t.offsetLeft-n.offsetLeft})}function Xl(t,e,n,o){t.hidden=!1,w(t,"[data\
-place]").textContent=`Step ${e+1} of ${n}`,w(t,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,w(t,'[data-go="1"]',HTMLButtonElement).
disabled=e===n-1;let s=O(t,"[data-all]",HTMLInputElement);s&&(s.checked=o)}function Ot(t,e=!1){let n=D(),o=n[Math.max(0,
Math.min(n.length-1,t))];o&&(hn(T),Rn()&&mn(y.dataset.lesson??"",n[z()]?.dataset.step??""),S={...S,step:o.dataset.step??
""},Nt("replace"),q(),e&&w(o,"h1, h2").focus({preventScroll:!0}),S.all?o.scrollIntoView({block:"start"}):o.getBoundingClientRect().
top<0&&y.scrollIntoView({block:"start"}),y.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",
inline:"nearest"}))}function kn({removed:t,inputs:e,layer:n,head:o}){return{removed:t,inputs:e,layer:n,head:o}}function pe(t,e){
return Ln.every(n=>t[n]===e[n])}function Zl(){return{step:D()[z()]?.dataset.step,removed:P.removed,inputs:P.inputs}}function Ql({
step:t,...e}){t!==void 0&&!Tt&&Ot(Math.max(0,he(t??"")));let n={};for(let o of Ln)o in e&&(n[o]=e[o]??"");me(n)}function Nt(t){
let e=ei({...S,...kn(P)});if(e!==location.pathname+location.search)try{t==="push"&&!ti()?history.pushState(null,"",e):history.
replaceState(null,"",e)}catch{}}function ei(t){let e=[...new URLSearchParams(location.search)].filter(([s])=>!Xr.some(r=>r===
s)),n=I({...Object.fromEntries(e),...t});Zr&&!t.removed&&n.set("removed",""),Qr&&!t.inputs&&n.set("inputs","");let o=n.toString();
return o?`${location.pathname}?${o}`:location.pathname}function tu(){let t=lt?.text;cancelAnimationFrame(Yr),typeof t=="\
string"&&(Yr=requestAnimationFrame(()=>Is(T,t,we(S)))),clearTimeout(vt),vt=setTimeout(()=>me({}),Ul)}function me(t){let e=vt&&
lt?lt.text:null;clearTimeout(vt),vt=0;let n={...S,...e===null?{}:{inputs:e},...t};pe(n,S)||(S=n,ge({history:"push"}))}async function ge({
history:t,isFresh:e=!1}){St+=1;let n=St;Nn.abort(),Nn=new AbortController,T.setAttribute("aria-busy","true");try{let o=await Cs(
S,{address:ei(S),files:Dl,signal:Nn.signal});if(n!==St)return;nu(o,e),P=S,ni([]),t==="push"&&Nt("push"),q()}catch(o){if(V(
o))return;if(!(o instanceof M))throw o;n===St&&eu(o.problems,t)}finally{n===St&&T.removeAttribute("aria-busy")}}function eu(t,e){
ni(t);let n=t.every(s=>s.where.startsWith("inputs"));if(S={...S,...n?{inputs:P.inputs}:kn(P)},!pe(S,P)){ge({history:e});
return}let o=we(P);for(let s of g(T,"[data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");Nt("replace"),
q()}function we(t){return new Set(t.removed.split(",").filter(Boolean))}function nu(t,e){hn(T);let n=document.activeElement?.
closest("[data-remove]"),o=n instanceof HTMLElement?n.dataset.remove:void 0;for(let r of D()){let i=r.dataset.step??"",a=t.
querySelector(`[data-steps] > [data-step="${CSS.escape(i)}"]`);a&&r.replaceWith(a)}for(let r of g(y,"[data-renew]")){let i=t.
querySelector(`[data-renew="${r.dataset.renew}"]`);i&&r.replaceChildren(...i.childNodes)}let s=O(t,"[data-inputs]");s&&lt?.
replace(s,e),o&&O(T,`[data-remove="${CSS.escape(o)}"]`)?.focus(),oi()}function ni(t){let e=lt?lt.showProblems(t):t;Mn.textContent=
e.map(n=>n.message).join(" "),Mn.hidden=e.length===0,e.length&&y.dataset.live&&Mn.append(" ",ou(y.dataset.live))}function ou(t){
let e=document.createElement("a");return e.href=t,e.textContent="Open it on the server",e.search=I({...S,all:null}).toString(),
e}function oi(){fo(T),js(T),yo(T),T.querySelector("pointer-view")&&Promise.resolve().then(()=>(Gr(),Fl));for(let t of g(
T,"[data-embed]",HTMLAnchorElement)){let e=t.closest("[data-step]"),n=e instanceof HTMLElement?e.dataset.step:void 0;t.search=
I({...S,all:null,step:n}).toString()}for(let t of g(y,"[data-offline]",HTMLAnchorElement)){let e=new URLSearchParams(location.
search).get("lang");t.search=I({removed:S.removed,inputs:S.inputs,lang:e}).toString()}for(let t of g(y,"[data-back]",HTMLAnchorElement)){
let e=new URLSearchParams(location.search);for(let n of Xr)e.delete(n);t.search=e.toString()}}function su(t,e,{row:n,column:o}){
let s=Object.fromEntries(new URLSearchParams(location.search)),r=I({...s,step:null,all:null,row:n,column:o});return Y(`${y.
dataset.api}/${t}/${e}?${r}`)}async function ru(){let{solutionsAt:t}=y.dataset;if(!(!t||O(y,"[data-solutions]")))try{let e=await fetch(
t);if(!e.ok)return;let n=new DOMParser().parseFromString(await e.text(),"text/html");T.after(...g(n.body,"[data-solution\
s]"))}catch{}}async function iu(t){t.disabled=!0;let{all:e}=S;S={...S,all:"1"},q(),await Promise.all([qs(ke(T)),ru()]),window.
print(),S={...S,all:e},q(),t.disabled=!1}function si(t){return t.closest("input:not([type=checkbox]), select, textarea")!==
null}function ri(t){for(let e=t;e&&e!==T;){if(e.localName==="pointer-view"||e.scrollWidth>e.clientWidth+1&&getComputedStyle(
e).overflowX!=="visible")return!0;e=e.parentElement}return!1}T.addEventListener("change",t=>{let e=t.target;if(!(e instanceof
HTMLInputElement)||!e.dataset.remove)return;let n=we(S);e.checked?n.add(e.dataset.remove):n.delete(e.dataset.remove),me(
{removed:[...n].join(",")})});y.addEventListener("change",t=>{let e=Yn(t);e.dataset.follow&&me({[e.dataset.follow]:e.value}),
"all"in e.dataset&&e instanceof HTMLInputElement&&(S={...S,all:e.checked?"1":""},Nt("replace"),q(),D()[z()]?.scrollIntoView(
{block:"start"}))});y.addEventListener("click",t=>{let e=L(t);e.dataset.go&&Ot(z()+Number(e.dataset.go));let n="stripBut\
ton"in e.dataset&&e.closest("figure");n&&e.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in
e.dataset&&iu(e),e.closest(".onward a")&&Rn()&&mn(y.dataset.lesson??"",D()[z()]?.dataset.step??"");let o=e.closest("[dat\
a-slide]");o instanceof HTMLElement&&(t.preventDefault(),Ot(he(o.dataset.slide),!0))});document.addEventListener("keydow\
n",t=>{let e=L(t);if(Tt||t.defaultPrevented||t.altKey||t.ctrlKey||t.metaKey||si(e)||ri(e))return;let n=Wl[t.key];!n||S.all&&
t.key.startsWith("Page")||(t.preventDefault(),Ot(z()+n,!0))});var At;T.addEventListener("touchstart",t=>{let e=L(t);At=t.
touches.length===1&&!ri(e)&&!si(e)?t.touches[0]:void 0},{passive:!0});T.addEventListener("touchend",({changedTouches:[t]})=>{
if(Tt||!At||!t)return;let[e,n]=[t.clientX-At.clientX,t.clientY-At.clientY];At=void 0,Math.abs(e)>Bl&&Math.abs(e)>2*Math.
abs(n)&&Ot(z()-Math.sign(e))});window.addEventListener("popstate",()=>{S=$n(location.search),pe(S,P)?q():ge({history:"ke\
ep",isFresh:!0})});ti()||Vs(T,()=>{for(let t of D())t.hidden=!1;for(let t of g(T,"[data-beside]"))t.hidden=!1;Mt&&Lo(D())},
q);!S.step&&location.hash&&(S.step=location.hash.slice(1));S.step&&he(S.step)<0&&!Tt&&(S.step="",Nt("replace"));var Kr=O(
y,"details.inputs",HTMLDetailsElement);Kr&&matchMedia("(max-width: 62rem)").matches&&(Kr.open=!1);uo(T,"opens"in y.dataset?
su:null);bo(T,y.dataset.lesson??"",y.lang);Hs(T);fe&&xo(fe);So(T);oi();q();y.dataset.ready="true";de&&_s(de);pe(S,P)||Vl();})();
