(()=>{var nr=Object.create;var Zt=Object.defineProperty;var sr=Object.getOwnPropertyDescriptor;var or=Object.getOwnPropertyNames;var rr=Object.getPrototypeOf,ir=Object.prototype.hasOwnProperty;var ar=(t=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(t,{get:(e,n)=>(typeof require<"u"?require:e)[n]}):t)(function(t){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+t+'" is not supported')});var O=(t,e,n)=>()=>{if(n)throw n[0];try{return t&&(e=t(t=0)),e}catch(s){throw n=[s],s}};var cr=(t,e)=>{for(var n in e)Zt(t,n,{get:e[n],enumerable:!0})},lr=(t,e,n,s)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let o of or(e))!ir.call(t,o)&&o!==n&&Zt(t,o,{get:()=>e[o],enumerable:!(s=sr(e,o))||s.enumerable});return t};var ur=(t,e,n)=>(n=t!=null?nr(rr(t)):{},lr(e||!t||!t.__esModule?Zt(n,"default",{value:t,enumerable:!0}):n,t));var Ze,fr,y,p=O(()=>{"use strict";({currentScript:Ze}=document),fr=Ze instanceof HTMLScriptElement?Ze.src:"",y=new URL("\
static/js/",fr||document.baseURI).href});async function q(t,e,n=yt){let s=await hr(new URL(`api/${t}`,n),e);if(String(n)===yt.href&&mr(s!==null&&!pr(s)),!s)return Qe();
if(!(s.headers.get("content-type")??"").includes("json")){let i=it(s.status);throw new v(s.status,[{where:"",message:i,suggestions:[]}])}
let r=await s.json().catch(Qe);if(!s.ok)throw new v(s.status,r.errors??[]);return r}async function hr(t,e){try{let n=await fetch(
t,e);return dr.includes(n.status)?null:n}catch(n){if(W(n))throw n;return null}}function pr({headers:t}){return t.get("ca\
che-status")?.startsWith("service-worker")??!1}function mr(t){t!==Y.answers&&(Y.answers=t,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:t}})))}function Qe(t){throw W(t)?t:new v(0,[{where:"",message:rt,suggestions:[]}])}
function W(t){return t instanceof DOMException&&t.name==="AbortError"}function P(t){let e=Object.entries(t).filter(([,n])=>n!=
null&&n!=="");return new URLSearchParams(e.map(([n,s])=>[n,String(s)]))}function xt(t){return t instanceof Error?t.message:
String(t)}var v,yt,Y,dr,rt,it,j=O(()=>{"use strict";p();v=class extends Error{constructor(e,n){super(n.map(s=>s.message).
join(" ")),this.status=e,this.problems=n}},yt=new URL(y.replace(/^(.*\/)static\/.*$/,"$1")),Y={answers:!0},dr=[502,504],
rt="No response could be read. Your input is still here; check your connection and try again.",it=t=>`The server answere\
d with ${t}.`});function ee(t){return typeof t=="string"?Number(t.replace("inf","Infinity")):t}function Ot({shape:t}){return t.reduce((e,n)=>e*
n,1)}function on(t,e,{single:n=!1}={}){let s=n?Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of t){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(Ot(i)),c=i.op==="table"?e(i.name??""):
[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:gr(t,i,l,r);o.push(a)}return o.at(-1)??new s(0)}function gr(t,e,n,s){
let{op:o}=e;if(o==="constant")return se(e,n);let r=ne(t,e,n).map(([f,d])=>s(f,d)),[i=0,a=0,c=0]=r;if(o==="view"||o==="jo\
in")return i;if(o==="where")return i?a:c;if(o==="matmul")return br(r);if(o==="collect")return at.sum?.(r)??0;if(o==="sof\
tmax")return wr(t,e,n,r);let l=at[o];if(l)return l(r);let u=te[o];if(!u)throw new RangeError(`There is no operation ${o}\
.`);return u(i,a)}function ne(t,e,n){let{op:s,of:o=[],groups:r}=e,[i=0,a=0]=o;if(s==="view")return[[i,Er(e,n)]];if(s==="\
join")return[yr(t,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[t[a]?.shape.at(-2)??
0,e.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(e.shape.at(-2)??1))*c*l;return sn(c).flatMap(m=>[[i,u*c+
m],[a,d+m*l+f]])}if(s==="softmax"||s in at){let c=t[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=sn(c).map(f=>[
i,l*c+f]);return o.length>1?[...u,[a,0]]:u}return o.map(c=>[c,t[c]?.shape.length?n:0])}function se({values:t=0},e){return ee(
Array.isArray(t)?t[e]??Number.NaN:t)}function oe(t,{of:e=[]},n){let s=t[e[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}
function wr(t,e,n,s){let{place:o,width:r}=oe(t,e,n),i=re(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce((a,c)=>a+c,
0)}function re(t,e=1){let n=Math.max(...t),s=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(o=>Math.exp((o-n)/s))}function br(t){
let e=0;for(let n=0;n<t.length;n+=2)e+=(t[n]??0)*(t[n+1]??0);return e}function Er({shape:t,offset:e=0,strides:n,index:s},o){
if(s)return s[o]??0;let[r,i]=[e,o];for(let a=t.length-1;a>=0;a-=1){let c=t[a]??1;r+=i%c*(n?.[a]??0),i=Math.floor(i/c)}return r}
function yr(t,e,n){let s=n;for(let o of e){let r=Ot(t[o]??{op:"",shape:[]});if(s<r)return[o,s];s-=r}throw new RangeError(
`No operand has the element ${n}.`)}function sn(t){return Array.from({length:t},(e,n)=>n)}function xr(t){let e=Math.floor(
t);return t-e!==.5?Math.round(t):e%2?e+1:e}function Sr(t){if(Math.abs(t)>6)return Math.sign(t);let[e,n]=[t,t];for(let s=1;Math.
abs(n)>Math.abs(e)*1e-17;s+=1)n*=2*t*t/(2*s+1),e+=n;return 2*Math.exp(-t*t)/Math.sqrt(Math.PI)*e}var te,at,Tt=O(()=>{"us\
e strict";p();te={add:(t,e)=>t+e,subtract:(t,e)=>t-e,multiply:(t,e)=>t*e,divide:(t,e)=>t/e,power:(t,e)=>t**e,maximum:Math.
max,minimum:Math.min,greater:(t,e)=>+(t>e),greater_equal:(t,e)=>+(t>=e),less:(t,e)=>+(t<e),less_equal:(t,e)=>+(t<=e),equal:(t,e)=>+(t===
e),not_equal:(t,e)=>+(t!==e),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(t,e)=>(t%e+e)%e,isfinite:t=>Number(Number.isFinite(t)),round:(t,e)=>xr(t*10**e)/10**e,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*(1+Sr(t/Math.SQRT2))},at={sum:t=>t.reduce((e,n)=>e+n,0),product:t=>t.
reduce((e,n)=>e*n,1),largest:t=>Math.max(...t),smallest:t=>Math.min(...t)}});function b(t,e,n){let s=$(t,e,n);if(!s)throw new Error(`The page has no element that matches ${e}.`);return s}function $(t,e,n){
let s=t.querySelector(e);return s&&dn(s,n)?s:null}function w(t,e,n){return[...t.querySelectorAll(e)].filter(s=>dn(s,n))}
function ue(t,e="pointer-view"){return[...t.querySelectorAll(e)]}function k({target:t}){return t}function fn({target:t}){
return t}function dn(t,e){return t instanceof(e??HTMLElement)}var B=O(()=>{"use strict";p()});function ct(t){if(Array.isArray(t))return _r(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=Uint8Array.from(
atob(t.bdata),r=>r.charCodeAt(0)),n=Rr[t.dtype];if(!n)throw new Error(`An array has the unknown type ${t.dtype}.`);let s=new n(
e.buffer),o=t.shape?String(t.shape).split(",").map(Number):[s.length];return{values:s,shape:o}}function _r(t){if(!(typeof t[0]==
"object"&&t[0]!==null))return{values:t,shape:[t.length]};let n=t;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,
n[0]?.length??0]}}function Z({values:t,shape:e},n){let[,...s]=e,o=s.reduce((r,i)=>r*i,1);return{values:kr(t,n*o,(n+1)*o),
shape:s}}function hn({values:t,shape:e}){return e.length<2?t:fe({values:t,shape:e})}function fe(t){return Array.from({length:t.
shape[0]??0},(e,n)=>Z(t,n).values)}function kr(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}var Rr,de=O(()=>{
"use strict";p();Rr={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,
u4:Uint32Array}});function R(t){return"kind"in t&&t.kind===he}function I(t){return R(t)?t.meta:t.layout.meta}function $t(t){return R(t)?t.
meta.height??0:t.layout.height}var he,Lt=O(()=>{"use strict";p();he="network"});function mn({data:t,layout:e},n){let{parts:s=[]}=e.meta,o=pe(e.meta,n);for(let r of s){let i=t[r.trace];"lines"in r?Object.
assign(i,jr(o(r.lines),n[r.row],r)):i[r.attribute]=hn(o(r.is))}}function pe(t,e){let n=Cr(t),s=Object.fromEntries((t.choices??
[]).map(({name:a,values:c})=>[a,e[a]===Rt?Rt:c.indexOf(e[a]??"")])),o=({take:a,at:c})=>{let l=n[a];if(!l)throw new Error(
`The figure has no array ${a}.`);for(let u of c){let f=s[u]??0;f!==Rt&&(l=Z(l,f))}return l},r=([a,c])=>{let[{values:l},{
values:u,shape:f}]=[i(a),i(c)];return{values:Float64Array.from(u,(m,S)=>m*Number(l[S%l.length])),shape:f}},i=a=>{if("tak\
e"in a)return o(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in a?Pr(i(a.softmax),
a):"product"in a?r(a.product):Ir(r(a.dots),a.over)};return i}function Cr(t){let e=pn.get(t);return e||(e=Object.fromEntries(
Object.entries(t.arrays??{}).map(([n,s])=>[n,ct(s)])),pn.set(t,e)),e}function Ir(t,e){let[n=0]=t.shape;return{values:Float64Array.
from({length:n},(o,r)=>gn(Z(t,r).values)).map(o=>o/e),shape:[n]}}function Pr({values:t,shape:e},{temperature:n,mask:s}){
let o=Array.from(t,(c,l)=>s&&!s[l]?-1/0:c/n),r=Math.max(...o),i=o.map(c=>Math.exp(c-r)),a=gn(i);return{values:Float64Array.
from(i,c=>c/a),shape:e}}function gn(t){let e=0;for(let n=0;n<t.length;n+=1)e+=Number(t[n]);return e}function jr({values:t,
shape:e},n,{above:s,to:o}){let r=[],i=[],[a=0,c=0]=e;for(let l=0;l<a;l+=1)if(!(n!==Rt&&l!==n))for(let u=0;u<c;u+=1){let f=Number(
t[l*c+u]);f<=s||f>o||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var Rt,pn,me=O(()=>{"use strict";p();de();Rt="a\
ll",pn=new WeakMap});function En(t,e){let{table:n}=I(t);if(n&&"rows"in n)return[n];if(R(t))return[];let{data:s,layout:o}=t,r=n?[Hr(n,pe(o.meta,
e),e)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Ur(o,a)),...r]}function _t({columns:t,
rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(r=>ge("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of e)o.insertRow().append(ge("th",r,"row"),...i.map(a=>ge("td",a)));return n}function yn(t){
let e=s=>s.map(qr).join(",");return`${t.map(({columns:s,rows:o})=>[s,...o].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function Hr(t,e,n){let{columns:s,labels:o}=t;if("values"in t){let c=t.values.map(l=>e(l).values);return{columns:s,rows:o.
map((l,u)=>[l,...c.map(f=>f[u])])}}let r=e(t.matrix),i=r.shape.length<2?[r.values]:fe(r),a=i.length===o.length?o:[Fr(t,n)];
return{columns:s,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function Fr({labels:t,matrix:e},n){let s="at"in e?e.at.at(-1):
void 0;return t[Number(n[s??""])]??""}function Ur(t,e){let n=ct(e.z??[]),s=wn(t,e,"y").map((o,r)=>[o,...Array.from(Z(n,r).
values)]);return{columns:[e.name??"",...wn(t,e,"x")],rows:s}}function wn(t,e,n){let s=e[n];if(Array.isArray(s))return s.
map(c=>bn(String(c)));let o=t[`${n}axis`],i=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;
if(i)return i.map(bn);let{shape:a}=ct(e.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function bn(t){return t.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function qr(t){if(t==null)return"";if(typeof t=="n\
umber")return String(t);let e=t.replace(Wr,"$1'").replace(Br,"'"),n=Dr.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll(
'"','""')}"`:n}function ge(t,e,n){let s=document.createElement(t);return n&&(s.scope=n),s.textContent=typeof e=="number"&&
!Number.isInteger(e)?e.toFixed(6):String(e??"–"),s}var Dr,Wr,Br,we=O(()=>{"use strict";p();de();Lt();me();Dr=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
Wr=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Br=/^(?=[\t\r\n])/});var zn,Gn,Vn,Jn,Yn,Kn,Xn,Zn,Qn,ts,es,ns,ss,os,rs,is,as,cs,ls,us,Te,fs,lt=O(()=>{"use strict";p();zn="This lesson has no \
such input. Send one of its inputs.",Gn="This is not one of the options. Send one of {options}.",Vn="This is not a list.\
 Send a list of words.",Jn="There are {words} words. Send {expected} words.",Yn="This word is empty or not text. Send a \
word.",Kn="The word contains a control character. Send it without.",Xn="The word has {characters} characters. Send at mo\
st {most}.",Zn="This is not a matrix. Send a list of rows, each a list of numbers.",Qn="The matrix has {count} row. Send\
 {expected}.",ts="The matrix has {count} rows. Send {expected}.",es="This row is not a list. Send a list of numbers.",ns=
"The row has {count} number. Send {expected}.",ss="The row has {count} numbers. Send {expected}.",os="This is not a numb\
er. Send a number, such as 0.25.",rs="The number is out of range. Send a number from {least} to {most}.",is="This is not\
 a whole number. Send a whole number.",as='"{step}" is not a step of this lesson. Send the id of a removable step.',cs='\
"{step}" cannot be removed. Send the id of a removable step.',ls="This step needs {names}, which could not be computed a\
bove.",us="The result is not a number: the inputs are too extreme. Enter smaller values.",Te=[0,.01,.04,.1,.2,.4,.7,1],fs=
4});function hs(t,e){let n=Array.from(t),s=n.every(r=>!Number.isFinite(r)||Number.isInteger(r)),o=Ii(n,e);return n.map((r,i)=>({
text:Ht(r,s?0:3),exact:Me(r),level:o[i]??null}))}function Ht(t,e=ve(t)?0:3){if(!Number.isFinite(t))return t>0?"∞":"−∞";
let n=Math.abs(t);if(ve(t)&&n<1e10&&!e){let o=String(n),r=n>=1e4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return t<0?`−${r}`:
r}if(n>=1e6||e&&n>0&&n<5e-4){let[o="",r=""]=Ne(t,2,"toExponential").split("e");return`${o}e${Number(r)}`.replaceAll("-",
"−")}let s=Ne(t,e,"toFixed");return(Number(s)===0?s.replace("-",""):s).replace("-","−")}function Me(t){if(ve(t))return String(
t);if(!Number.isFinite(t))return String(t).replace("Infinity","inf");let e=Math.abs(t);if(e>=ki&&e<Ci){let r=String(t);return r.
includes(".")?r:`${r}.0`}let[n="",s=""]=t.toExponential().split("e"),o=s.slice(1).padStart(2,"0");return`${n}e${s.charAt(
0)}${o}`}function ve(t){return Math.abs(t)<1e15&&Number.isInteger(t)}function Ne(t,e,n){let[s="",o]=t[n](_i).split("e"),
r=s.indexOf(".")+1+e,i=/^50*$/.test(s.slice(r)),a="02468".includes(s.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)
return t[n](e);let c=s.slice(0,r).replace(/\.$/,"");return o===void 0?c:`${c}e${o}`}function Ii(t,e){let n=t.map(o=>Number.
isFinite(o)?o:0);if(e==="weights"){let o=Te.slice(1).map((r,i)=>(r+(Te[i]??0))/2);return n.map(r=>o.filter(i=>i<r).length)}
if(!e)return[];let s=Math.max(0,...n.map(Math.abs))||1;return n.map(o=>Number(Ne(o/s*fs,0,"toFixed")))}var _i,ki,Ci,$e=O(
()=>{"use strict";p();lt();_i=100,ki=1e-4,Ci=1e16});var Le,Re=O(()=>{"use strict";p();Le=`	
\v\f\r              \u2028\u2029  　`});function tt(t,e){return t.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(e[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Ft=O(()=>{"use strict";p();Re()});function ji(t,e,n){let s=t.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(e[c])),o=t.filter(({kind:c})=>c===
"words"),r=o.map(({value:c})=>c),i=o.map(({name:c})=>e[c]),a=s.map(({name:c})=>c);return{settings:[...n,...s.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${e[c]}`)],inputs:new Set(ps(r)===ps(i)?a:[...a,Pi])}}function ps(t){let e=t.flat();return e.
map(n=>e.indexOf(n)).join()}function Hi(t,e,{settings:n,inputs:s}){let o=Object.entries(t.tables).map(([g,h])=>{let E=ms(
h,n)??null,{title:T="",figure:J=null}=E??Object.values(h.variants)[0]??{};return{name:g,title:T,isShown:J!==null,variant:E,
numbers:null}}),r=(g,h="")=>({tables:o,status:g,error:h}),i=t.inputs.map(g=>e.get(g)?.status);if(t.failing.some(g=>s.has(
g))||i.includes("unknown"))return r("unknown");let c=t.inputs.filter((g,h)=>i[h]==="failed");if(c.length)return r("faile\
d",tt(ls,{names:c.join(", ")}));let l=new Map(o.map(({name:g,variant:h})=>[g,h])),u=Fi(t,l,e,s);if(!ms(t.conditions,n)?.
every(({expression:g,holds:h})=>{let[E]=gs(g,u)??[];return E!==void 0&&!!E===h}))return r("unknown");let m=o.map(g=>({...g,
numbers:u(g.name)}));return m.some(({numbers:g})=>g&&Array.from(g).some(Number.isNaN))?r("failed",us):{tables:m,status:"\
computed",error:""}}function Fi(t,e,n,s){let o=new Map,r=i=>{let a=t.tables[i];if(!a)return n.get(i)?.numbers??null;if(!o.
has(i)){let c=a.fixed.some(l=>s.has(l))?null:e.get(i);o.set(i,c?gs(c.expression,r):null)}return o.get(i)??null};return r}
function gs(t,e){return t.every(s=>s.op!=="table"||e(s.name??"")?.length===Ot(s))?on(t,s=>e(s)??[]):null}function ms({settings:t,
variants:e},n){return e[t.filter(s=>n.includes(s)).join(",")]}function Ui(t,e){return!t||t.length!==e?.length?!1:Array.from(
t).every((n,s)=>Object.is(n,e[s]))}var Pi,Ut,ws=O(()=>{"use strict";p();Tt();lt();Ft();Pi="=",Ut=class{#e;#t;constructor(e){
this.#e=e;let n=Object.fromEntries(e.inputs.map(({name:s,value:o})=>[s,o]));this.#t=this.#s(n,new Set,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(e,n){return this.#s(e,
n,this.#t)}#s(e,n,s){let o={values:e,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=e[i]??
c,f=a==="matrix"||a==="number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);o.known.set(i,{numbers:f,isOwn:d,
status:"computed"})}let r=ji(this.#e.inputs,e,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(g=>o.known.
get(g)?.isOwn??!0),l={settings:a?[i.id]:[],inputs:new Set},u=Hi(i,o.known,c?l:r),{id:f,inputs:d}=i;o.steps.push({id:f,inputs:d,
isRemoved:a,isOwn:c,...u});let{tables:m,status:S}=u;for(let{name:g,numbers:h}of m){let E=c&&!a||Ui(h,s?.known.get(g)?.numbers);
o.known.set(g,{numbers:h,isOwn:E,status:S})}}return o}}});function _e(t){let[e,n]=[0,t.length];for(;e<n&&bs(t.charAt(e));)e+=1;for(;e<n&&bs(t.charAt(n-1));)n-=1;return t.slice(e,
n)}var Yl,bs,Es,ys=O(()=>{"use strict";p();Re();Yl=new RegExp(`[${Le}]+`),bs=t=>t!==""&&Le.includes(t);Es=t=>[...t].length});function As(t,e){let n=t.map(({name:i})=>i),s=Object.keys(e).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:zn,suggestions:n})),o={},r=[...t.filter(({kind:i})=>i==="words"),...t.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(e,i.name)?e[i.name]:i.own;o[i.name]=Bi(i,a,o)}catch(a){if(!(a instanceof M))throw a;let{where:c,
message:l}=a;s.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),o[i.name]=i.own}if(s.length)throw new v(422,
s);return o}function Bi(t,e,n){if(t.kind==="words")return qi(t,e);if(t.kind==="matrix")return zi(t,e,n);if(t.kind==="num\
ber")return Os(t,e,"");if(typeof e=="string"&&t.options.includes(e))return e;throw new M("",Gn,{options:t.options.join("\
, ")})}function qi({least:t,most:e},n){if(!Array.isArray(n))throw new M("",Vn);if(n.length<t||n.length>e){let s=t<e?`${t}\
 to ${e}`:e;throw new M("",Jn,{words:n.length,expected:s})}return n.map((s,o)=>{let r=`[${o}]`;if(typeof s!="string"||!_e(
s))throw new M(r,Yn);if(Wi.test(s))throw new M(r,Kn);let i=Es(s);if(i>40){let a=40;throw new M(r,Xn,{characters:i,most:a})}
return _e(s)})}function zi(t,e,n){let s=t.isRow?[e]:e;if(!Array.isArray(e)||!Array.isArray(s))throw new M("",Zn);let o=t.
isRow?[t.own]:t.own,r=Ss(t.rows,n).length||o.length,i=Ss(t.columns,n).length||(o[0]?.length??0);if(s.length!==r){let c=s.
length===1?Qn:ts;throw new M("",c,{count:s.length,expected:r})}let a=s.map((c,l)=>{let u=t.isRow?"":`[${l}]`;if(!Array.isArray(
c))throw new M(u,es);if(c.length!==i){let f=c.length===1?ns:ss;throw new M(u,f,{count:c.length,expected:i})}return c.map(
(f,d)=>Os(t,f,`${u}[${d}]`))});return t.isRow?a[0]??[]:a}function Os({least:t,most:e,whole:n},s,o){if(typeof s!="number")
throw new M(o,os);if(!(s>=t&&s<=e)){let i={least:Ht(t),most:Ht(e)};throw new M(o,rs,i)}if(!n)return s;let r=Math.round(s);
if(Math.abs(s-r)>Di*Math.max(1,Math.abs(s),Math.abs(r)))throw new M(o,is);return r}function Ss(t,e){return Array.isArray(
t)?t:e[t]??[]}var Di,Wi,M,Ts=O(()=>{"use strict";p();j();lt();$e();Ft();ys();Di=1e-9,Wi=/[\p{Cc}\p{Cs}]/u,M=class extends Error{constructor(e,n,s={}){
super(tt(n,s)),this.where=e}}});var _s={};cr(_s,{exportedLesson:()=>Ki});function Yi(){let t=b(document,"#lesson-record",HTMLScriptElement).textContent??
"";return Ns??=new Ut(JSON.parse(t)),Ns}async function Ki(t,e){let n=Yi(),s=As(n.inputs,Xi(t.inputs));Zi(n,s);let o=Qi(n,
t.removed),i=JSON.stringify(s)===JSON.stringify(n.ownValues)&&await Rs([...o],e)||await ea(n,s,o,e),a=aa(n,s);return a&&
i.append(a),i}function Xi(t){try{let e=JSON.parse(t||"{}");if(e&&typeof e=="object"&&!Array.isArray(e))return e}catch{}throw ut(
422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Zi({inputs:t},e){for(let{name:n,
kind:s,value:o}of t){let r=i=>[i].flat().length;if(s==="words"&&r(o)!==r(e[n]))throw ut(422,`inputs.${n}`,Vi)}}function Qi(t,e){
let n=new Set(e.split(",").filter(Boolean));for(let s of n){let o=t.steps.find(i=>i.id===s),r=o?cs:as;if(!o?.isRemovable)
throw ut(422,"removed",tt(r,{step:s}))}return n}async function Rs(t,{files:e,signal:n}){if(!e)return ta(t);if(t.length>1)
return null;let[s]=t,o=s?e.replace("{removed}",s):".",r=await fetch(o,{signal:n}).catch(Ls);if(!r.ok)throw ut(r.status,"",
it(r.status));let i=await r.text().catch(Ls),a=b(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function ta(t){let e=JSON.parse(b(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...t].sort().join(",");if(!Object.hasOwn(e,n))return null;let s=document.createElement(
"div");s.dataset.steps="";let o=Object.values({...e[""],...e[n]});s.append(...o.map(i=>ke("lesson-parts",i)));for(let i of w(
s,"[data-matrix]"))i.replaceWith(ke("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(s),r}function ke(t,e){let{content:n}=b(document,`#${t}`,HTMLTemplateElement);return document.importNode(
n.children[e],!0)}async function ea(t,e,n,s){let o=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(o.map(c=>Rs(c,s)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=t.
solve(e,n);for(let c of a.steps){let l=$(r,`[data-step="${CSS.escape(c.id)}"]`);l&&sa(l,c,a,t)}for(let c of w(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||na(c,t.solve(e,new Set([...n,l])))}return r}function na(t,{
steps:e}){let n=e.find(({id:s})=>s===t.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:s})=>s)||(t.disabled=
!0,t.parentElement?.append(" ",Ji))}function sa(t,e,n,s){let o=s.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(e.isOwn&&!o)return;let r=e.inputs.flatMap(i=>ra(i,n,s));Ms(t,".step-inputs",r,n.values),Ms(
t,".step-results",e.tables,n.values),e.isOwn||oa(t,e)}function oa(t,{status:e,error:n}){let o=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>t.querySelector(i));for(let i of w(t,".remark, pointer-view, .failure"))i.
remove();let r=document.createElement("p");if(r.className=e==="failed"?"failure":"quiet",r.dataset.hidden=o.map(([i])=>i).
join(" "),e==="failed")r.textContent=n;else if(e==="unknown")r.textContent=Gi;else if(o.length){let i=o.map(([l])=>l).join(
" and the "),[a,c]=o.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}r.textContent&&b(t,".reasons").before(r)}function ra(t,{steps:e,known:n},s){let o=s.inputs.find(a=>a.
name===t);if(!o)return e.flatMap(({tables:a})=>a.filter(c=>c.name===t));let{shown:r}=o,i=n.get(t)?.numbers??null;return r?
[{name:t,title:r.title,isShown:!0,variant:r,numbers:i}]:[]}function Ms(t,e,n,s){let o=$(t,e);if(!o)return;let r=n.filter(
({isShown:l})=>l),i=r.map(l=>ia(l,s)).filter(l=>l!==null),a=r.filter(({numbers:l})=>!l).map(({title:l})=>l);if(o.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,o.append(c)}function ia({variant:t,numbers:e},n){if(!t||t.figure===
null||!e)return null;let s=ke("lesson-figures",t.figure),o=w(s,"tbody td");for(let[c,{text:l,exact:u,level:f}]of hs(e,t.
shade).entries()){let d=o[c];d&&(d.textContent=l,$s(d,"value",u===l?null:u),$s(d,"level",f))}let{rows:r,columns:i}=t,a="\
down"in s.dataset;return Dt(w(s,"tbody th"),a?i:r,n),Dt(w(s,"thead th"),i,n),t.opens&&(s.dataset.how=JSON.stringify(t.expression)),
s}function $s(t,e,n){n===null?delete t.dataset[e]:t.dataset[e]=String(n)}function Dt(t,e,n){for(let[s,o]of t.entries()){
let r=(e[s]??"").replace(/⟦([^⟧]+)\.(\d+)⟧/g,(c,l,u)=>n[l]?.[Number(u)]??c),i=[...r],a=i.length>vs;o.textContent=a?
`${i.slice(0,vs-1).join("")}…`:r,o.title=a?r:""}}function aa(t,e){let n=$(document,"[data-inputs]"),s=n&&n.cloneNode(!0);
for(let{name:o,shown:r}of s?t.inputs:[]){let i=b(s,`[data-input="${CSS.escape(o)}"]`),a=[e[o]].flat(2).map(c=>typeof c==
"number"?Me(c):String(c));for(let[c,l]of w(i,"input, select").entries())l.value=a[c]??"";r&&(Dt(w(i,"tbody th"),r.rows,e),
Dt(w(i,"thead th"),r.columns,e))}return s}function Ls(t){throw W(t)?t:ut(0,"",rt)}function ut(t,e,n){return new v(t,[{where:e,
message:n,suggestions:[]}])}var vs,Gi,Vi,Ji,Ns,ks=O(()=>{"use strict";p();j();B();lt();$e();ws();Ts();Ft();vs=20,Gi="Wit\
h your changes, only the server can compute this step.",Vi="Only the server can compute with more or fewer words.",Ji="(\
with your changes, only on the server)"});function Wt(t,e){return t==="scale"?e.trim()!==""&&Number(e)>=Fs.min&&Number(e)<=Fs.max:t==="controls"||t==="caption"?da[t].
includes(e):CSS.supports("color",e)}var Fs,da,Us=O(()=>{"use strict";p();Fs={min:.5,max:4},da={controls:["none","some","\
all"],caption:["none","title","all"]}});function Ws(t){let e=Ds.then(ha).then(t);return Ds=e.catch(()=>{}),e}function ha(){let{scheduler:t}=globalThis;return t?
t.postTask(()=>{},{priority:"background"}):new Promise(e=>setTimeout(e,0))}var Ds,Bs=O(()=>{"use strict";p();Ds=Promise.
resolve()});function Gs(t){return{"HTML frame":Vs(t),"Web component":pa(t),Markdown:Js(t),Quarto:ma(t),LaTeX:ga(t)}}function Vs({title:t,
embed:e}){return`<iframe src="${Bt(e)}" title="${Bt(t)}" width="${qs.width}" height="${qs.height}" loading="lazy" allowf\
ullscreen style="border: 0; max-width: 100%"></iframe>`}function pa({server:t,attributes:e}){let n=Object.entries({server:t,
...e}).map(([s,o])=>o===""?s:`${s}="${Bt(o)}"`);return`<script src="${Bt(new URL("pointer-view.js",t).href)}" defer><\/sc\
ript>
<pointer-view ${n.join(" ")}></pointer-view>`}function Js({title:t,embed:e,picture:n}){return`[![${wa(t)}](<${zs(n)}>)](\
<${zs(e)}>)`}function ma(t){return['::: {.content-visible when-format="html"}',"```{=html}",Vs(t),"```",":::",'::: {.con\
tent-visible unless-format="html"}',Js(t),":::"].join(`
`)}function ga({title:t,caption:e,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${o}`,
"\\begin{figure}","  \\centering",`  \\href{${ba(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Oa(
[t,e].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function Bt(t){return t.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function wa(t){return t.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function zs(t){return t.replaceAll("<","%3C").replaceAll(
">","%3E")}function ba(t){return t.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Oa(t){return[
...t.normalize("NFC").replace(/\s/g," ").replace(Aa,"")].flatMap(n=>[...xa[n]??Ta(n)]).map(n=>Ea[n]??va(n)).join("")}function Ta(t){
return Sa.test(t)?t.normalize("NFD").slice(0,1):t}function va(t){return/[&%$#_{}]/.test(t)?`\\${t}`:ya.test(t)?t:"?"}var qs,
Ea,ya,xa,Sa,Aa,Ys=O(()=>{"use strict";p();qs={width:960,height:540};Ea={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},ya=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
xa={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Sa=/[ąęįųĄĘĮŲ]/,Aa=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function Xs(t,e,{title:n,origin:s}){let o=t.slice(t.indexOf(",")+1);if(e==="svg")return Na(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Ks("Title",n),Ks("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Na(t,e,n){let s=new DOMParser().parseFromString(t,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",e),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Ks(t,e){let n=new TextEncoder().encode(`iTXt${t}\
\0\0\0\0\0${e}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Ma(n)),s.buffer}function Ma(t){let e=-1;for(let n of t){e^=n;for(let s=0;s<8;s+=1)e=e>>>1^(e&
1?3988292384:0)}return~e>>>0}var Zs=O(()=>{"use strict";p()});function to({name:t,links:e,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:qt("Link"),embed:qt("Embed"),json:qt("JSON"),offline:qt("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=ft("JSON",()=>Qs(r(),`${t()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Ra(()=>{let{
link:h,embed:E}=e(),T=E?n():null;return{...h&&{Address:h},...T&&Gs(T)}}),f=()=>{let h=e();for(let E of Object.keys(a)){let T=h[E];
a[E].hidden=T===null,T!==null&&(a[E].href=T)}c.hidden=h.json!==null,u.hidden=h.link===null&&h.embed===null,l.hidden=Y.answers};
for(let h of["pointerenter","focusin"])i.addEventListener(h,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...$a.map(h=>{let E=h===La;return new Option(`${h}×`,String(h),E,E)}));let m=async h=>{
let{address:E,meta:T}=await s(h,Number(d.value)),J=T.origin??e().embed??location.href;eo(Xs(E,h,{title:T.title,origin:J}),
`${t()}.${h}`)},S=()=>Qs(`\uFEFF${o()}`,`${t()}.csv`,"text/csv;charset=utf-8"),g=document.createElement("span");return g.
append(ft("PNG",()=>m("png"))," ",d),i.append(a.link,a.embed,g,ft("SVG",()=>m("svg")),ft("CSV",S),a.json,c,a.offline,u,l),
f(),i}function Ra(t){let e=document.createElement("details");e.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(s,o),e.append(n,i),e.addEventListener("toggle",()=>{if(!e.open)return;r.textContent=
"",o.hidden=!0;let c=Object.entries(t()).map(([l,u])=>ft(l,()=>a(l,u)));s.replaceChildren(...c,r)});let a=async(c,l)=>{o.
value=l,o.hidden=!1,o.setAttribute("aria-label",c);let u=await _a(l);u||o.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return e}async function _a(t){return navigator.clipboard?navigator.clipboard.writeText(t).then(
()=>!0,()=>!1):!1}function qt(t){let e=document.createElement("a");return e.textContent=t,e}function ft(t,e){let n=document.
createElement("button");return n.type="button",n.textContent=t,n.addEventListener("click",e),n}function Qs(t,e,n){eo(new Blob(
[t],{type:n}),e)}function eo(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var $a,La,no=O(()=>{"use strict";p();j();Ys();Zs();$a=[1,2,4],La=2});function uo({data:t,layout:e},{width:n,height:s,isFixed:o,scale:r}){if(!n)return{data:t,layout:e};let i={width:n/r,height:s/
r},a=o&&(i.width<so.width||i.height<so.height),c={...i,isFixed:o,isTiny:a,isNarrow:i.width<560,scale:r},l=a?Ba(e,e.meta.
small??{}):e;if(!o)return{data:t,layout:{...l,...ro(l,c)}};let u=qa(t,l),f={...u,...ro(u,c),...za(t,u,c),...Ja(u,c)};return{
data:tc(t,u,c.height),layout:f}}function Ba(t,e){return fo(t,e)}function fo(t,e){if(!oo(t)||!oo(e))return e;let n={...t};
for(let[s,o]of Object.entries(e))n[s]=fo(t[s],o);return Object.fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function oo(t){
return typeof t=="object"&&t!==null&&!Array.isArray(t)}function ho(t,e){return Object.entries(t).filter(([s])=>e.test(s))}
function po(t,e){return t[`yaxis${(e??"y").slice(1)}`]}function mo(t){return ho(t,/^yaxis/).map(([,e])=>e.domain??[0,1])}
function go(t,e){return t[e]}function qa(t,e){let{xaxis:n}=e,s=t.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,o=Array.
isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(s)&&o.length===s.length;return n?.tickangle!==-90||n.tickvals||
!o.length||!r?e:{...e,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function za(t,e,{width:n,height:s,isTiny:o,scale:r}){
let i=Ga(t,e),a=Math.max(...i.map(E=>E.length*G+Fa)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*_>
s/(o?4:3),u=i.length>0&&!l,f=Va(e,s,r),m=((f.annotations?.find(({font:E})=>E?.size)?.font?.size??0)/r||_)*co+2,S=Math.min(
e.margin?.t??8,u?c*_+4:e.annotations?.length?m:8),g=lo.some(E=>go(e,E)?.colorbar?.orientation==="h"),h=!e.margin||g&&!o;
return{...l&&{showlegend:!1},...!h&&{margin:{...e.margin,t:Math.ceil(S*r)}},...f}}function Ga(t,e){if(e.showlegend===!1)
return[];let n=new Map,s=0;for(let{name:o,type:r,visible:i,showlegend:a,legendgroup:c}of t)!o||(a===!1||i===!1)||["heatm\
ap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(/<[^>]*>/g,"")));return s>1||e.showlegend?[...n.values()]:[]}function Va(t,e,n){
let{annotations:s=[],template:o}=t,r=({yref:d,yanchor:m})=>d==="paper"&&m==="bottom",i=s.filter(r);if(!i.length)return{};
let a=mo(t).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(m=>m-d).filter(m=>m>0),1-d)),l=o.layout.
font.size,u=Math.min(l,Math.min(1,...c)*(e-_)/co);if(u>=l)return{};let f=Math.max(Wa,u*n);return{annotations:s.map(d=>r(
d)?{...d,font:{...d.font,size:f}}:d)}}function Ja(t,{height:e,isTiny:n}){let s=Math.floor(e/3/G),o=e-wo(t,1/0,s)-io,r={};
for(let i of lo){let a=go(t,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=Ya(t,i,a,o))}return r}function Ya(t,e,n,s){let o=n.colorbar??
{};if(s>=ka||o.ticktext||o.orientation==="h")return n;let r=t.template.layout[e],i=o.tickvals??r?.colorbar?.tickvals,a=(o.
len??1)*s;if(!i){let f=Math.max(et,Math.floor(a/_/1.5));return{...n,colorbar:{...o,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,
n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-c)*a>=_)&&u.push(f)}return{...n,colorbar:{
...o,tickvals:u}}}function ro(t,e){let{width:n,height:s,isFixed:o,isTiny:r,isNarrow:i}=e,a=i?n:1/0,c=o?Math.floor(s/3/G):
1/0,l=wo(t,a,c),u=o?l?io:ao:0,f=Math.max(s-l-(r?2*_:u),_),d=r?n-Ha:Math.max(n-ja,60);return Object.fromEntries(ho(t,/^[xy]axis/).
map(([m,S])=>{let g=m.startsWith("x"),h=o&&g?Za(S,t,f):S,[E,T]=h.domain??[0,1],J=(T-E)*(g?d:f),Xe=t.template.layout.font.
size*e.scale,tr=Ka(h,g,J,Xe,e),er=t.meta.priority?.[m];return[m,Xa(tr,{isX:g,length:J,fontSize:Xe,upright:c,priority:er},
e)]}))}function Ka(t,e,n,s,{isTiny:o,isFixed:r}){let i=t.title?.text??"";if(!o)return r&&!e&&i.length*G>Ua*n?{...t,title:{}}:
t;let[a,c]=t.domain??[0,1];if(!e||!i||t.side==="top"||c-a>Da)return{...t,title:{}};let l=Math.max(4,Math.floor(n/(G-1))+
1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...t,title:{...t.title,standoff:0,font:{size:s-2},text:u}}}function Xa(t,{
isX:e,length:n,fontSize:s,upright:o,priority:r},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=t;
if(t.visible===!1||t.showticklabels===!1)return t;if(!f)return c||u&&e?Qa(t,e,n,i):t;let m=f.length;if(l&&e&&m===1&&t.tickangle===
0&&(f[0]??"").length*G>n-G)return{...t,tickfont:{size:.75*s}};if(m<=et&&(e||!c||n>=_))return t;let g=m<=et?[m-1]:ec(m,Math.
floor(n/_),r);return{...t,tickvals:g.map(h=>d[h]??h),ticktext:g.map(h=>bo(f[h]??"",h,u?a:1/0,e?o:1/0))}}function Za(t,e,n){
let[s]=po(e,t.anchor)?.domain??[0,1],o=mo(e).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return t.side===
"top"||i>2.4*_?t:{...t,title:{},...i<.9*_&&{showticklabels:!1}}}function Qa(t,e,n,{isTiny:s,isNarrow:o}){let r=Math.max(
et,Math.floor(n/(e?Ia:_*1.5)));if(t.tickvals){let u=e?1:Math.ceil(t.tickvals.length/r);return{...t,tickvals:t.tickvals.filter(
(f,d)=>d%u===0)}}let{dtick:i,...a}=t;if(t.type==="category")return e?t:{...a,nticks:Math.max(et,Math.floor(n/Pa))};let c=o&&
e&&t.nticks&&!s?et:r,l=Math.min(t.nticks??1/0,c);return s||t.nticks||l<5?{...a,nticks:l}:t}function tc(t,e,n){return t.map(
s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=po(e,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;return a===
void 0?s:(i-r)*(n-ao)<a*_?{...s,texttemplate:""}:s})}function ec(t,e,n){let s=[...Array(t).keys()];if(t<=e)return s;let o=Math.
max(1,Math.ceil(t/Math.max(1,e)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??
0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function wo({xaxis:t},e,n){let o=(t?.tickangle===0?
[]:t?.ticktext??[]).map((r,i)=>bo(r,i,e,n).length);return Math.max(0,...o)*Ca}function bo(t,e,n,s){let o=n<1/0;if(!o&&t.
length<=s)return t;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(t)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(" \
· "),f=Math.min(o?Math.max(5,Math.floor(n/48)):14,s),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return i+(u?
`${e+1} ${d}`:d)+c}var so,ka,et,_,G,Ca,Ia,Pa,ja,Ha,io,ao,Fa,Ua,Da,Wa,co,lo,Eo=O(()=>{"use strict";p();so={width:420,height:200},
ka=300,et=2,_=20,G=8,Ca=7.5,Ia=44,Pa=18,ja=240,Ha=90,io=56,ao=90,Fa=48,Ua=1.3,Da=.6,Wa=9,co=1.4,lo=["coloraxis","colorax\
is2"]});function He(t,e){let n=JSON.stringify(Object.values(t)),s=nt.get(n)??new Map;nt.delete(n),nt.set(n,s);for(let i of nt.keys()){
if(nt.size<=nc)break;nt.delete(i)}let o=s.get(e);if(o)return o;let r=new Promise((i,a)=>sc(n,t,e,{resolve:i,reject:a}));
return s.set(e,r),r.catch(()=>s.delete(e)),r}function sc(t,e,n,s){let o=Ie.get(t);if(o){o.views.set(n,s);return}let r=new Map(
[[n,s]]);Ie.set(t,{query:e,views:r}),setTimeout(()=>{Ie.delete(t),oc(e,r)},0)}async function oc(t,e){let{server:n,path:s,
query:o,theme:r}=t,i=[...e.keys()].sort().join(",");try{let a=await q(`${s}/figures?${P({...o,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of e)l(a[c])}catch(a){let c=e.size>1&&a instanceof v&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of e)c?rc(t,l).then(u,f):f(a)}}function rc({server:t,path:e,query:n,theme:s},o){let r=P({...n,theme:s});
return q(`${e}/views/${encodeURIComponent(o)}?${r}`,{},t)}async function xo(t,e){let n=Pe.get(t),s=n??(t.startsWith("#")?
ic(t.slice(1)):ac(t));n||(Pe.set(t,s),s.catch(()=>Pe.delete(t)));let o=await s;if(R(o))return o;let{templates:r={}}=o.layout.
meta,i=r[e];if(!i)return o;let a=yo(i),c=new Map;for(let d of Object.values(r))yo(d).forEach((m,S)=>{c.set(m,a[S]??m)});
let{data:l,layout:u}=je({data:o.data,layout:o.layout},c),{meta:f}=o.layout;return{...o,data:l,layout:{...u,meta:f,template:i}}}
function yo(t){return t.layout.colorway}function je(t,e){return Array.isArray(t)&&["string","object"].includes(typeof t[0])&&
!Array.isArray(t[0])?t.map(s=>je(s,e)):t?.constructor===Object?Object.fromEntries(Object.entries(t).map(([s,o])=>[s,je(o,
e)])):e.get(t)??t}async function ic(t){let e=document.getElementById(t);if(!e)throw new Error("The figure is missing in \
this file.");return JSON.parse(e.textContent??"")}async function ac(t){let e=await fetch(new URL(t,document.baseURI)).catch(
()=>null);if(!e?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new v(e?.status??0,[{where:"",
message:n,suggestions:[]}])}return e.json()}function st(t,{server:e,path:n,view:s,values:o}){let r=encodeURIComponent(s),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=P({...i&&t!=="json"?{step:s}:{},
...o}).toString();return new URL(u?`${c[t]}?${u}`:c[t],e).href}var nc,nt,Ie,Pe,So=O(()=>{"use strict";p();j();Lt();nc=12,
nt=new Map,Ie=new Map;Pe=new Map});function Oo({x:t,y:e,xaxis:n,yaxis:s},o){let r=[Ao(n,t,o),Ao(s,e,o)];return[...new Set(r.filter(i=>i!==null))]}function Ao(t,e,n){
if(!t||e===void 0||!n.includes(t._name))return null;let s=t.type==="category"?t.d2l_noadd(e):e;return typeof s=="number"&&
Number.isInteger(s)?s:null}function To(t,e,n){let s=t.querySelector(":scope > .view-marks")??t.appendChild(cc()),{_fullLayout:o}=t;
if(!o)return;let r=e.flatMap(i=>n.map(a=>lc(o,o[i],a)));s.replaceChildren(...r.filter(i=>i!==null))}function cc(){let t=document.
createElement("div");return t.className="view-marks",t}function lc(t,e,n){if(!e?._length)return null;let s=e._id.startsWith(
"x"),o=t[`${s?"y":"x"}axis${(e.anchor??"").slice(1)}`]??t[s?"yaxis":"xaxis"],r=[e.l2p(n-.5),e.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<e._length)||!o?._length)return null;let[c,l]=s?[e._offset+i,o._offset]:[o._offset,e._offset+
i],[u,f]=s?[a-i,o._length]:[o._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var vo=O(()=>{"use strict";p()});function Mo(t,e){return Object.fromEntries(t.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===e(n))??o]))}function $o(t,e){
for(let{name:n,values:s}of t){let o=e(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function Lo(t,e,n){return e.reduce((s,o)=>{let r=t.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function Ro(t,e){return t.map(s=>{let{name:o,title:r,values:i}=s,a=_o(s)[i.indexOf(e[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function _o({values:t,labels:e}){return e??t}function No(t,e){let n=document.
createElement("label");return n.append(`${t} `,e),n}function Fe(t,e){let n=document.createElement("button");return n.type=
"button",n.textContent=t,n.addEventListener("click",e),n}var zt,ko=O(()=>{"use strict";p();zt=class{#e;#t;#s="";#n=0;#i=null;constructor(e,n){
this.#e=e,this.#t=n}offer({choices:e=[],player:n},s,o){let r=e.length?[]:s.filter(c=>c.meta),i=JSON.stringify([e.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#s===i)return;this.#s=i,this.pause(),this.#i=null,
this.#e.replaceChildren(...e.map(c=>this.#r(c))),r.length&&o&&this.#e.append(this.#l(r));let a=e.find(({name:c})=>c===n);
a&&this.#e.append(...this.#c(a))}show(e){for(let[n,s]of Object.entries(e)){let o=this.#e.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#n),this.#n=0,this.#i&&(this.#i.textContent=
"Play")}#r(e){let{name:n,title:s,values:o}=e,r=document.createElement("select");r.name=n;let i=_o(e);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),No(s,r)}#l(e){let n=document.createElement("select");return n.append(new Option("…",""),
...e.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?e[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),No("Open",n)}#c({name:e,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[e]??
""),r=u=>{let f=s[Math.max(0,Math.min(s.length-1,u))];f!==void 0&&this.#t.select(e,f)},i=u=>{this.pause(),r(o()+u)},a=Fe(
"Play",()=>{if(this.#n){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#n=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#i=a;let c=Fe("‹",()=>i(-1)),l=Fe("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function Gt(t){return window.Plotly?Promise.resolve(window.Plotly):(Ue??=new Promise((e,n)=>{let s=document.createElement(
"script");s.src=t?new URL(`static/${Co}`,t).href:new URL(`../${Co}`,y).href;let o=()=>{Ue=void 0,s.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};s.addEventListener("load",()=>window.Plotly?
e(window.Plotly):o()),s.addEventListener("error",o),document.head.append(s)}),Ue)}async function Io(t,e,n){let{width:s,height:o}=t.
layout;return(await Gt()).toImage(t,{format:e,width:s,height:o,...e==="png"&&{scale:n}})}var Co,Ue,Po=O(()=>{"use strict";
p();Co="vendor/plotly/plotly-traces-4.1.1.min.js"});var Sc={};function yc(){let t=document.createElement("span");return t.className="beside-browser-answer",t.textContent=bc,
t}function xc(t){let e=Object.entries(t).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let o=s,r=t[n.startsWith("x")?
"xaxis":"yaxis"]?.categoryarray,i=o.type==="category"&&!o.categoryarray&&r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:
o]});return Object.fromEntries(e)}var Be,qe,uc,Fo,fc,jo,De,dc,hc,pc,mc,Ho,gc,wc,bc,Ec,ot,We,ze,Uo=O(()=>{"use strict";p();
j();Us();Bs();no();Lt();Eo();So();vo();ko();me();Po();we();Be={visits:"visits",record:"record",user:"user","predict-at":"\
predict_at","top-k":"top_k",interventions:"interventions",against:"against"},qe=["inputs","removed"],uc=new Set(["server",
"source","model","lesson","view","theme","reads",...qe,...Object.keys(Be)]),Fo=["scale","accent","controls","caption"],fc=
new Set([...Fo,"fill"]),jo="pointer-view:hover",De=matchMedia("(prefers-color-scheme: dark)"),dc={displayModeBar:!1,displaylogo:!1,
responsive:!0,scrollZoom:!1},hc=120,pc=[["short",576,0],["low",352,0],["tight",288,352]],mc="400px 0px",Ho=660,gc=/^(\w+):(\d+)$/,
wc="The server draws this chart, and it does not answer.",bc="The answer above is computed in this browser.",Ec="Type vi\
sits, or add a place, to see what the model answers.",ot=null,We=null,ze=class extends HTMLElement{#e=null;#t=null;#s=null;#n=0;#i=!1;#r="";#l=!1;#c="";#u=[];#f=!1;#y=new IntersectionObserver(
e=>{e.some(n=>n.isIntersecting)&&this.#R()},{rootMargin:mc});#x=new ResizeObserver(()=>requestAnimationFrame(()=>this.#W()));#g=new MutationObserver(
e=>this.#K(e.map(({attributeName:n})=>n??"")));#d=e=>this.getAttribute(e);#h=()=>{if(!this.#s){this.#b();return}this.#v(
this.#S),this.#m()};#$=({target:e,detail:n})=>{!(e instanceof HTMLElement)||e===this||!this.hasAttribute("linked")||e.getAttribute(
"linked")===this.getAttribute("linked")&&this.mark(n.visits)};#L=({type:e})=>this.#Q(e==="beforeprint");connectedCallback(){
this.#e??=this.#I(),this.#k(),document.addEventListener("pointerscope:theme",this.#h),document.addEventListener(jo,this.#$),
De.addEventListener("change",this.#h);for(let e of["beforeprint","afterprint"])window.addEventListener(e,this.#L);this.#x.
observe(this),this.#g.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#y.observe(this):this.#f=!0,this.#b()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#h),document.removeEventListener(jo,this.#$),De.removeEventListener(
"change",this.#h);for(let e of["beforeprint","afterprint"])window.removeEventListener(e,this.#L);this.#x.disconnect(),this.#g.
disconnect(),this.#y.disconnect(),this.#o.controls.pause()}mark(e){e.join()!==this.#u.join()&&(this.#u=e,this.#U())}get chosen(){
return this.#t?this.#E:{}}get wantedHeight(){if(!this.#t)return 0;let{above:e,below:n}=this.#D();return Math.ceil(e+$t(this.#t)+
n)}get#o(){return this.#e??=this.#I(),this.#e}#R(){this.#f=!0,this.#y.disconnect(),this.#b()}#K(e){e.some(n=>fc.has(n))&&
(this.#k(),this.#m()),e.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#f?this.#R():e.some(n=>uc.has(n))?this.#b():
this.#w.some(({name:n})=>e.includes(n))?this.#B()&&this.#m():e.includes(this.#c)&&this.#b()}get#w(){return this.#t?I(this.#t).
choices??[]:[]}#b(){this.#i||(this.#i=!0,queueMicrotask(()=>{this.#i=!1,this.#X()}))}get#O(){let[e,n]=this.hasAttribute(
"lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return n?`${e}/${encodeURIComponent(
n)}`:""}get#T(){let e=this.getAttribute("server");return e?new URL(e.endsWith("/")?e:`${e}/`,document.baseURI).href:yt.href}get#_(){
let e=this.parentElement?.closest("[data-theme]");return e instanceof HTMLElement?e.dataset.theme:void 0}get#S(){let e=this.
getAttribute("theme");return e==="auto"?De.matches?"dark":"light":(e??this.#_)==="dark"?"dark":"light"}get#A(){let e=this.
getAttribute("scale");return e!==null&&Wt("scale",e)?Number(e):1}#k(){let e=this.getAttribute("accent");this.hasAttribute(
"scale")?this.style.setProperty("--scale",String(this.#A)):this.style.removeProperty("--scale"),e&&Wt("accent",e)?this.style.
setProperty("--accent",e):this.style.removeProperty("--accent")}get#C(){if(this.hasAttribute("lesson")){let n=qe.map(s=>[
s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")
return{needsHistory:!1,query:{}};let e=Object.entries(Be).map(([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,
query:Object.fromEntries(e)}}async#X(){let{needsHistory:e,query:n}=this.#C;this.#n+=1;let s=this.#n,o=this.getAttribute(
"source"),r=this.getAttribute("view")??"",i=this.#O&&r&&(!e||n.visits||n.record);if(!o&&!i){this.#N(Ec);return}if(!this.#f){
this.#N("");return}let a=this.#S;this.#v(a),this.setAttribute("aria-busy","true");try{let c={server:this.#T,path:this.#O,
query:n,theme:a},l=this.hasAttribute("server")?this.#T:"",[u]=await Promise.all([o?xo(o,a):He(c,r),o||r===he?null:Gt(l)]),
f=R(u),d=f?await import("./network-drawing.js"):null;f||await Gt(l),await Ws(()=>{s===this.#n&&(this.#tt(d?.NetworkDrawing??
null,I(u).title),this.#t=f?u:structuredClone(u),this.#et(this.#t),this.#Z({...c,theme:"light"},r))})}catch(c){s===this.#n&&
this.#j(c)}finally{s===this.#n&&this.removeAttribute("aria-busy")}}#v(e){this.#_!==e?this.dataset.theme=e:delete this.dataset.
theme}#Z(e,n){if(!this.#t||R(this.#t))return;let{template:s,meta:o}=this.#t.layout,r=o.templates?.light;ot??=r??(this.#S===
"light"?s:null),!(ot||this.hasAttribute("source"))&&(We??=He(e,n),We.then(i=>{R(i)||(ot??=i.layout.template)}).catch(()=>{
We=null}))}#Q(e){if(this.#l=e,!this.#t||!this.#r)return;let n=ot??this.#s;this.#v(e&&n?"light":this.#S),this.#m(),e||requestAnimationFrame(
()=>this.#m())}#I(){let e=document.createElement("summary");e.textContent="Numbers";let n={title:this.#p("h3","view-titl\
e"),caption:this.#p("p","view-caption"),choices:this.#p("div","view-choices"),summary:this.#p("p","view-summary"),failure:this.#p(
"p","view-failure"),plot:this.#p("div","view-plot"),details:this.#p("details","view-table"),exports:to({name:()=>this.#G,
links:()=>this.#lt(),view:()=>this.#t&&this.#ut(this.#t),picture:(o,r)=>this.#at(o,r),csv:()=>yn(this.#z()),json:()=>JSON.
stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.
append(e),n.details.addEventListener("toggle",()=>this.#q());let s=new zt(n.choices,{selected:()=>this.#E,select:(o,r)=>this.#it(
o,r),open:o=>this.#a("open",o)});this.replaceChildren(...Object.values(n)),this.addEventListener("toggle",({target:o})=>this.#rt(
o),!0);for(let o of[n.plot,n.details,n.choices,n.exports,n.failure])o.hidden=!0;return{...n,controls:s}}#p(e,n){let s=this.
querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(e);return o.className=n,o}#tt(e,n){if(e===null==
(this.#s===null))return;let s=this.#o,o=s.plot.cloneNode();o.removeAttribute("data-listening"),o.role=e?"group":"img",s.
plot.replaceWith(o),s.plot=o,this.#s=e?new e(o,{title:n,hover:r=>this.#a("hover",{visits:r})}):null}#P(e){let{plot:n,details:s,
choices:o,exports:r,failure:i}=this.#o;for(let a of[n,s,o,r])a.hidden=e;i.hidden=!0}#N(e){this.#t=null,this.#c="",this.removeAttribute(
"aria-busy"),this.#o.controls.pause(),this.#P(!0),this.#o.summary.textContent=e}#j(e){this.#N("");let{failure:n}=this.#o,
o=e instanceof v&&e.status===0&&document.querySelector("[data-answer]")!==null,r=o?wc:xt(e);if(n.replaceChildren(r),o&&n.
append(" ",yc()),n.hidden=!1,this.#a("failed",{message:r}),!(e instanceof v)||![0,503].includes(e.status))return;let i=document.
createElement("button");i.type="button",i.textContent="Try again",i.addEventListener("click",()=>this.#b()),n.append(" ",
i)}#et(e){let{title:n,caption:s,controls:o}=this.#o,r=I(e);n.textContent=r.title,n.hidden=!1,s.textContent=r.caption,this.#P(
!1),o.offer(r,R(e)?[]:e.data,!this.hasAttribute("fill")),this.#B()&&this.#m()}#m(){if(!this.#t)return;let{plot:e}=this.#o,
n=this.#l,s=this.#M($t(this.#t)),o=n?Math.min(s.width||Ho,Ho):s.width;o&&(R(this.#t)?(e.style.height=`${s.height}px`,this.#s?.
draw(this.#t)):(e.style.height=s.isFixed?`${s.height}px`:"",this.#nt(e,this.#t,{...s,width:o})),this.#r=`${o}×${s.height}`,
this.dataset.drawn="true",this.#U(),this.#a("drawn",{}))}#nt(e,{data:n,layout:s},o){let r=this.#l,i=r&&ot?{...s,template:ot}:
s,a=this.#H({data:n,layout:i},o);window.Plotly?.react(e,a.data,r?{...a.layout,width:o.width}:a.layout,dc),e.dataset.listening||
this.#st(e)}#H({data:e,layout:n},{width:s,height:o,isFixed:r}){let i="rgba(0, 0, 0, 0)",a=this.#A,{font:c,hoverlabel:l}=n.
template.layout,u=c.size*a,f=uo({data:e,layout:xc(n)},{width:s,height:o,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{
...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{...f.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,
height:o}}}#st(e){e.dataset.listening="true",e.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#a("ope\
n",n.data.meta);let[,s,o]=gc.exec(String([n.customdata].flat()[0]))??[];s&&this.#a("select",{table:s,row:Number(o)})}),e.
on("plotly_hover",({points:[n]})=>{n&&this.#a("hover",{visits:Oo(n,this.#F)})}),e.on("plotly_unhover",()=>this.#a("hover",
{visits:[]}))}get#F(){return this.#t?I(this.#t).visit_axes??[]:[]}#a(e,n){this.dispatchEvent(new CustomEvent(`pointer-vi\
ew:${e}`,{detail:n,bubbles:!0}))}#U(){!this.#t||!this.#r||(this.#s?this.#s.mark(this.#u):To(this.#o.plot,this.#F,this.#u))}#M(e){
let{plot:n}=this.#o,s=n.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:e,isFixed:!1};this.#ot();let{above:o,
below:r}=this.#D();this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),
hc);return{width:s,height:i,isFixed:!0}}#ot(){let[e,n]=[this.offsetWidth/this.#A,this.offsetHeight/this.#A],s=pc.filter(
([,o,r])=>n<o||e<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#D(){let{plot:e,details:n,exports:s}=this.#o,
o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(e.getBoundingClientRect().
top-o.top)/r,below:a/r}}#rt(e){if(this.hasAttribute("fill")&&e instanceof HTMLDetailsElement&&e.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===e);requestAnimationFrame(()=>this.#W())}#W(){if(!this.#t)return;let{width:e,height:n}=this.#M(
$t(this.#t));e&&this.#r!==`${e}×${n}`&&this.#m()}#it(e,n){this.setAttribute(e,String(n)),this.#a("option",{[e]:n})}#B(){
let e=this.#t;if(!e)return!1;let n=this.hasAttribute("lenient")?null:$o(this.#w,this.#d);if(n)return this.#j(new Error(n.
message)),this.#c=n.name,!1;let s=I(e),o="";if(this.#w.length&&!R(e)){let r=this.#E;this.#o.controls.show(r);for(let a of e.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));mn(e,r);let{summaries:i}=s;i&&(s.summary=i.texts[Lo(
this.#w,i.by,r)]??""),o=`: ${Ro(this.#w,r)}`}return this.#o.summary.textContent=s.summary??"",this.#o.plot.setAttribute(
"aria-label",`${s.title}${o}. ${s.summary??""}`),this.#q(),!0}get#E(){return Mo(this.#w,this.#d)}#q(){let{details:e}=this.#o;
if(!e.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${I(this.#t).title}`),n.append(...this.#z().map(_t)),e.querySelector(
".table-frame")?.remove(),e.append(n)}#z(){return this.#t?En(this.#t,this.#E):[]}async#at(e,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:R(s)?await this.#s?.address(e,n)??"":await Io(this.#ct(s),e,n),meta:I(
s)}}#ct(e){let{data:n,layout:s}=structuredClone(e),o=this.#M(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#H({data:n,layout:s},o),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#G(){let e=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??e.filter(Boolean).join("-")}get#V(){return{server:this.#T,path:this.#O,view:this.getAttribute("vie\
w")??"",values:{...this.#C.query,...this.#E}}}get#J(){let e=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Fo.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&Wt(s,o??""));return{...e&&
{theme:e},...Object.fromEntries(n)}}#lt(){let e=new URL(location.href);e.hash=this.id;let n=this.id?e.href:null;if(!(!this.
hasAttribute("source")&&Y.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#V;return{link:n,embed:st(
"embed",this.#Y(o)),json:st("json",o),offline:st("offline",o)}}#Y(e){let{controls:n,...s}=this.#J,o={...e.values,...s,...n&&
n!=="some"&&{controls:n}};return{...e,values:o}}#ut(e){let n=this.#V,{title:s,summary:o=""}=I(e),r=["model","lesson","vi\
ew","reads",...qe,...Object.keys(Be)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#J,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:m})=>[d,m])),...this.#E,...l&&{theme:l},...c},
f=this.#Y(n);return{title:s,caption:o,name:this.#G,server:n.server,embed:st("embed",f),picture:st("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,m])=>[d,String(m)]))}}};customElements.define("pointer-view",ze)});p();p();(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(t)}catch{
return null}};function u(h){return typeof h=="string"&&Object.hasOwn(e,h)}let f=h=>{let E=s.exec(h??""),T=E?E[1]??"auto":
h;o.toggleAttribute("data-transparent",E!==null),u(T)?o.dataset.askedTheme=h??"":delete o.dataset.askedTheme,a=[T,o.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let h=new URL(location.href);h.searchParams.delete("theme"),delete o.dataset.askedTheme,
h.search!==location.search&&history.replaceState(history.state,"",h)},m=()=>{let h=document.querySelector("[data-theme-b\
utton]");return h instanceof HTMLElement?h:null},S=()=>{let h=m();h&&(h.textContent=n[a]);let E=a==="auto"?r.matches?"da\
rk":"light":a;c||o.dataset.theme===E||(o.dataset.theme=E,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
g=({type:h})=>{document.querySelector(".deck")||(c=h==="beforeprint",c?o.dataset.theme="light":S())};f(i),S();for(let h of[
"beforeprint","afterprint"])window.addEventListener(h,g);r.addEventListener("change",S),document.addEventListener("point\
erscope:choose-theme",({detail:h})=>{(h===null||u(h)||s.test(h))&&f(h??i),S()}),document.addEventListener("DOMContentLoa\
ded",()=>{let h=m();h&&(h.hidden=!1,S(),h.addEventListener("click",()=>{a=e[a],d();try{localStorage.setItem(t,a)}catch{}
S()}))})})();p();j();p();j();p();function tn(t){return Number(t.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function L(t){return Number.isFinite(t)?String(Number(t.toPrecision(6))).replaceAll("-","−"):t>0?"∞":"−∞"}function St(t){
return t<0?`(${L(t)})`:L(t)}function Qt(t){return nn(t," + ")}function en(t){return nn(t,", ")}function At(t,e){return t===
e?e:`${t} = ${e}`}function nn(t,e){return t.length<=24?t.join(e):[...t.slice(0,24/2),"…",...t.slice(-2)].join(e)}p();Tt();var Ar=30,[K,X,C,Or,F]=[0,1,2,3,4],Tr={add:["+",X],subtract:["−",X],multiply:["·",C],divide:["/",C],remainder:["\
mod",C],power:["^",Or],greater:[">",K],greater_equal:["≥",K],less:["<",K],less_equal:["≤",K],equal:["=",K],not_equal:[
"≠",K]},vr={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},an=new Set(["sum","softmax"]);function ae(t,e,n){
let s=new Map,o=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??r(i,a);return s.set(c,l),l},r=(i,a)=>{let c=t[i];if(!c)throw new RangeError(
`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(u,a),op:"",parts:[],table:u,
index:a};if(l==="constant"||l==="opaque")return{value:se(c,a),op:"",parts:[]};let f=ne(t,c,a).map(([E,T])=>o(E,T)),[d,m,
S]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&m&&S)return d?.value?m:S;if(l==="collect")return rn(f);if(l===
"matmul")return rn(un(f));if(l==="softmax")return Lr(f,oe(t,c,a));let g=at[l];if(g)return{value:g(f.map(({value:E})=>E)),
op:l,parts:f};let h=te[l];if(!h||!d)throw new RangeError(`There is no operation ${l}.`);return{value:h(d.value,m?.value??
0),op:l,parts:f}};return o(t.length-1,e)}function vt(t){let e=new Map,n=new Set,s=o=>{n.has(o)||(n.add(o),o.table!==void 0&&
e.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(t),[...e.values()]}function Nt(t){
if(an.has(t.op))return t;for(let e of t.parts){let n=Nt(e);if(n)return n}return null}function ce(t){return t.op?le(t,null,
!1).text:L(t.value)}function cn(t){let e=L(t.value),n=Nt(t);if(!n)return At(ce(t),e);if(n===t){if(t.op==="sum")return`Su\
m ${e}`;let s=Mt(t),o=s.reduce((r,i)=>r+i,0);return`${L(s[t.place??0]??0)} / ${L(o)} = ${e}`}return`${ln(t,n)??le(t,n,!1).
text} = ${e}`}function Mt({parts:t,temperature:e}){return re(t.map(({value:n})=>n),e?.value)}function ln(t,e){if(t===e)return e.
op==="sum"?`Sum ${L(e.value)}`:null;let[n,s]=t.parts,o=n&&ln(n,e);return!o||!s||s.op?null:t.op==="add"?`${o}, plus ${L(s.
value)}`:t.op==="divide"?`${o}, divided by ${L(s.value)}`:null}function le(t,e,n){let{op:s,parts:o,value:r}=t,i=an.has(s);
if(!s||t===e||i&&n)return{text:St(r),binding:F};let a=o.map(d=>le(d,e,n||i)),c=a.map(({text:d})=>d);if(s==="sum")return{
text:c.length?Qt(c):"0",binding:X};if(s==="softmax")return{text:Mr(t,a),binding:C};if(s==="product")return{text:c.join("\
 · "),binding:C};let[l={text:"",binding:F},u]=a,f=Tr[s];if(f&&u){let[d,m]=f,S=s==="add"||s==="multiply",g=U(l,s==="powe\
r"?F:m),h=U(u,S?m:m+1);return{text:s==="power"?`${g}^${h}`:`${g} ${d} ${h}`,binding:m}}return s==="negative"?{text:`−${U(
l,C)}`,binding:X}:s==="sqrt"?{text:`√${U(l,F)}`,binding:F}:s==="absolute"?{text:`|${Nr(o[0],l)}|`,binding:F}:s==="sigm\
oid"?{text:`1 / (1 + e^(−${U(l,F)}))`,binding:C}:s==="gelu"?{text:`${U(l,C)} · Φ(${l.text})`,binding:C}:{text:`${vr[s]??
s}(${en(c)})`,binding:F}}function Nr(t,{text:e}){return t&&!t.op?L(t.value):e}function U({text:t,binding:e},n){return e<
n?`(${t})`:t}function Mr({parts:t,place:e=0,temperature:n},s){let o=Math.max(...t.map(({value:c})=>c)),r=n?.value??1,i=Math.
abs(o/r)>Ar,a=s.map(c=>{let l=c;return i&&(l={text:`${U(c,X)} − ${St(o)}`,binding:X}),r!==1&&(l={text:`${U(l,C)} / ${St(
r)}`,binding:C}),`e^${U(l,F)}`});return`${a[e]} / (${Qt(a)})`}function un(t){let e=[];for(let n=0;n<t.length;n+=2){let s=t.
slice(n,n+2);e.push({value:$r(s),op:"multiply",parts:s})}return e}function $r(t){return t.reduce((e,{value:n})=>e*n,1)}function rn(t){
let e=t[0]?.parts[0]?.parts[1],n=t.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===e);if(!e||e.
op||!n)return{value:ie(t),op:"sum",parts:t};let s=t.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?un([r.parts[0],i]):[]),o={value:ie(
s),op:"sum",parts:s};return{value:ie(t),op:"divide",parts:[o,e]}}function ie(t){return t.reduce((e,{value:n})=>e+n,0)}function Lr(t,{
place:e,width:n}){let s=t[n],r={value:0,op:"softmax",parts:t.slice(0,n),place:e,...s&&{temperature:s}},i=Mt(r),a=i.reduce(
(c,l)=>c+l,0);return{...r,value:(i[e]??Number.NaN)/a}}B();Tt();we();var xn="figure[data-how]",zr="figure[data-how] tbody td",Gr={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},
ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}};function Sn(t,e){let n=s=>{let o=be(s);o&&Yr(o)};t.addEventListener(
"pointerover",n),t.addEventListener("focusin",n),t.addEventListener("click",n),e&&Vr(t,e),t.addEventListener("pointerout",
s=>{let o=k(s).closest(xn),{relatedTarget:r}=s,i=r instanceof Node&&o?.contains(r);o&&!i&&vn(ye(o))}),t.addEventListener(
"keydown",Jr)}function An(t){for(let e of w(t,xn))for(let[n,s]of w(e,"tbody td").entries())s.tabIndex=n===0?0:-1}function Vr(t,e){
let n=0,s=async o=>{let r=be(o);if(!r)return;n+=1;let i=n,a=Ee(r),c=ye(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{
let f=await e(l,u,Nn(kt(a),r));i===n&&c.isConnected&&Xr(c,f,r)}catch(f){i===n&&(b(c,"[data-sum]").textContent=xt(f))}};t.
addEventListener("click",s),t.addEventListener("keydown",o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=k(o).
closest("[data-step]")?.querySelector("[data-opened] button");r instanceof HTMLElement&&r.click()})}function Jr(t){let e=be(
t),n=Gr[t.key];if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;t.preventDefault();let s=Ee(e),o=kt(s),{row:r,column:i}=Nn(
o,e),a="down"in s.dataset,c=a?n.column:n.row,l=a?n.row:n.column,u=o[r+c]?.[i+l];u&&(e.tabIndex=-1,u.tabIndex=0,u.focus())}
function Yr(t){let e=Ee(t),n=ye(e);vn(n);let s=ae(JSON.parse(e.dataset.how??"[]"),Qr(kt(e),t),Kr(n));t.dataset.lit="resu\
lt";for(let a of vt(s)){let c=On(n,a.table??"")[a.index??0];c&&(c.dataset.lit??="part")}let o=n.querySelector("[data-sum\
]");if(!(o instanceof HTMLElement))return;let r=L(Mn(t)),i=Number.isNaN(s.value)?r:At(ce(s),r);o.textContent=[ti(e,t),i].
filter(Boolean).join(": "),delete o.dataset.above,t.getBoundingClientRect().bottom>o.getBoundingClientRect().top&&(o.dataset.
above="")}function Kr(t){let e=new Map;return(n,s)=>{let o=e.get(n)??On(t,n);e.set(n,o);let r=o[s];return r?Mn(r):Number.
NaN}}function On(t,e){let n=t.querySelector(`figure[data-table="${CSS.escape(e)}"]`);return n instanceof HTMLElement?kt(
n).flat():[]}function Xr(t,e,n){t.querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:i,index:a,
numbers:c}=e,l=ae(i,a,(g,h)=>Tn(c[g],h).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement(
"h3");f.textContent=[s,o,r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent=
"Close",d.addEventListener("click",()=>{u.remove(),n.focus()});let m=document.createElement("div");m.className="table-fr\
ame",m.tabIndex=0,m.setAttribute("role","group"),m.setAttribute("aria-label",f.textContent),m.append(_t(Zr(l,c)));let S=document.
createElement("p");S.className="sum",S.textContent=cn(l),u.append(f,m,S,d),b(t,"[data-sum]").after(u),m.focus({preventScroll:!0}),
u.scrollIntoView({block:"nearest"})}function Zr(t,e){let n=a=>{let[{table:c="",index:l=0}={}]=vt(a);return Tn(e[c],l).label},
s=(a,...c)=>[a,...c.map(L)],o=Nt(t);if(!o)return{columns:["term","value"],rows:vt(t).map(({table:a="",value:c})=>s(e[a]?.
title??"",c))};let{op:r,parts:i}=o;if(r==="softmax"){let a=Mt(o);return{columns:["term","score","exponential, largest sc\
ore subtracted"],rows:i.map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["t\
erm","first factor","second factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:[
"term","value"],rows:i.map(a=>s(n(a),a.value))}}function Tn(t,e){let n=t?.index.indexOf(e)??-1,s=t?.values[n];return{label:t?.
labels[n]??"",value:s===void 0?Number.NaN:ee(s)}}function vn(t){for(let n of w(t,"[data-lit]"))delete n.dataset.lit;let e=t.
querySelector("[data-sum]");e&&(e.textContent="")}function be(t){return t.target instanceof Element?t.target.closest(zr):
null}function Ee(t){return t.closest("figure")}function ye(t){return t.closest("[data-step]")}function kt(t){return"down"in
t.dataset?[w(t,"tbody td",HTMLTableCellElement)]:w(t,"tbody tr").map(e=>w(e,"td",HTMLTableCellElement))}function Nn(t,e){
let n=t.findIndex(s=>s.includes(e));return{row:n,column:t[n]?.indexOf(e)??-1}}function Qr(t,e){return t.flat().indexOf(e)}
function ti(t,e){let n=e.parentElement?w(e.parentElement,"th"):[],s=w(t,"thead th")[e.cellIndex-n.length],o=[n[0],s].map(
r=>r?.title||r?.textContent);return[b(t,"figcaption span").textContent,...o].filter(Boolean).join(", ")}function Mn(t){return tn(
t.dataset.value??t.textContent??"")}B();p();function $n({state:t,height:e,set:n,mark:s=()=>{}}){let o=window.parent,r=(document.body.dataset.framers??"").split(" ").
filter(Boolean),i=r.includes("*"),a="",c=(u,f)=>{if(o===window)return;let d={pointerscope:u,...f};for(let m of i?["*"]:r)
o.postMessage(d,m)},l=()=>{let u={state:t(),height:e()};JSON.stringify(u)!==a&&(a=JSON.stringify(u),c("height",{height:u.
height}),c("state",{state:u.state}))};return window.addEventListener("message",({source:u,origin:f,data:d})=>{u!==o||!(i||
r.includes(f))||(d?.pointerscope==="set"&&(n(ei(d.state)),l()),d?.pointerscope==="mark"&&s(ni(d.visits)),d?.pointerscope===
"ask"&&(a="",l()))}),(u,f)=>u==="state"?l():c(u,f)}function ei(t){let e={};if(typeof t!="object"||t===null||Array.isArray(
t))return e;for(let[n,s]of Object.entries(t).slice(0,100)){let o=s===null?null:si(s);(o===null||o!==void 0&&o.length<=1e5)&&
(e[n]=o)}return e}function ni(t){return(Array.isArray(t)?t.slice(0,1e3):[t]).filter(n=>Number.isInteger(n)&&n>=0)}function si(t){
return typeof t=="string"?t:typeof t=="number"?Number.isFinite(t)?String(t):void 0:typeof t=="object"&&Ln(t,8)<=2e4?JSON.
stringify(t):void 0}function Ln(t,e){if(typeof t=="bigint")return Number.POSITIVE_INFINITY;if(typeof t!="object"||t===null)
return 1;if(e===0||ArrayBuffer.isView(t))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(t))if(n+=Ln(
s,e-1),n>2e4)return Number.POSITIVE_INFINITY;return n}p();j();B();var oi=6,Ct=0;function Rn(t,e){t.addEventListener("submit",n=>{let s=k(n).closest("[data-exercise]");s instanceof
HTMLFormElement&&(n.preventDefault(),ri(s,e))})}async function ri(t,e){Ct+=1;let n=Ct,s=t.dataset.exercise??"",o=w(t,"in\
put:not([type=radio])",HTMLInputElement);for(let r of o)r.removeAttribute("aria-invalid");try{let{exercises:r}=await q(`\
lessons/${encodeURIComponent(e)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:ai(t)}})}),i=r.find(a=>a.id===s);n===Ct&&i&&ci(t,i.marked,o)}catch(r){if(!(r instanceof v))throw r;if(n!==Ct)return;
b(t,"[data-marked]").textContent=r.message,b(t,"[data-because]").hidden=!0,delete t.dataset.right;for(let{where:i}of r.problems)
ii(t,o,i)?.setAttribute("aria-invalid","true")}}function ii(t,e,n){let[,s,o]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return s===
void 0||o===void 0?e[0]:_n(t)[Number(s)]?.[Number(o)]}function _n(t){return w(t,"tbody tr").map(e=>w(e,"input",HTMLInputElement))}
function ai(t){if(t.querySelector("input[type=radio]"))return w(t,"input:checked",HTMLInputElement)[0]?.value??"";let e=_n(
t);return e.length?e.map(n=>n.map(s=>s.value)):b(t,"input",HTMLInputElement).value}function ci(t,{right:e,all_right:n,computed:s},o){
let r=e.flat();for(let[l,u]of o.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=b(t,"[data-marked]"),a=b(t,
"[data-because]");if(i.replaceChildren(li(r,n)),a.hidden=!n,t.dataset.right=String(n),n)return;let c=document.createElement(
"button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener("click",()=>{i.textContent=`I\
t is ${ui(s)}.`,a.hidden=!1,i.focus()}),i.append(" ",c)}function li(t,e){if(e)return"Right.";let n=t.filter(Boolean).length;
return t.length>1?`${n} of ${t.length} are right.`:"Not yet."}function ui(t){return typeof t=="string"?t:t.map(e=>e.map(
fi).join(", ")).join("; ")}function fi(t){return String(Number(t.toFixed(oi))).replace("-","−")}p();B();var di=["beside","above","below","figure"],kn={width:960,height:540},hi=2,Se=.6,xe=.1,pi=320,mi=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:Se}],Cn=["notes reasons remark switch","notes reasons remark switch formula"],gi=[1,.8,Se],It=new WeakMap;
function Pn(t,e){let{lookAccent:n,lookScale:s}=t.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&t.style.setProperty("--accent",n);let o=()=>{let r=$(e,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=e;if(!r||!i||!a)return;let c=Math.min(innerWidth/kn.width,innerHeight/kn.height,
hi),l=Number(s)||Math.max(1,c);t.style.setProperty("--most",String(l)),wi(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
o)).observe(e),e.addEventListener("click",r=>{let i=k(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Si(a),i.dataset.
turn&&Hn(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),o}function jn(t){for(let e of t){It.delete(e);for(let n of[
"out","layout","paged"])delete e.dataset[n]}}function wi(t,e,n,s){let o=`${n}×${s}×${e}`;if(It.get(t)?.frame===o)return;
let r=$(t,"pointer-view"),i=n>s,a=di.filter(u=>(u!=="figure"||r)&&(u==="below"||i));t.dataset.fitting="";let c=bi(t,a,e,
r)??yi(t,Math.min(e,1));delete t.dataset.fitting,It.set(t,{frame:o,arrangement:c}),c.pages&&Hn(t,Number(t.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function bi(t,e,n,s){delete t.dataset.
paged;for(let{out:o,parts:r,least:i}of mi){if(!t.querySelector(`.words > ${r}`))continue;let a=null;for(let c of e){let l=a?
a.scale*(s?.8:1)+xe:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=Ei(t,o,c,u,n,s);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return Q(t,a),a}return null}function Ei(t,e,n,s,o,r){let i=u=>(Q(t,{out:e,layout:n,scale:u}),xi(t));if(!i(s))return null;
let[a,c]=[s,o];for(c-a>xe&&i(c)&&(a=c);c-a>xe;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:e,layout:n,scale:a,worth:a};
Q(t,{out:e,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*pi));return{out:e,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function yi(t,e){t.dataset.paged="";let n=gi.map(i=>Math.min(i,e));for(let i of Cn){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...In(t,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return Q(t,a),a}let[s,o]=[Cn.at(-1)??"",n.at(-1)??Se],r={out:s,layout:"below",scale:o,pages:In(t,s,o).pages};return Q(t,
r),r}function In(t,e,n){Q(t,{out:e,layout:"below",scale:n});let s=Ae(t);for(let h of s)h.dataset.turnedTo="";let{rowGap:o,
columnGap:r}=getComputedStyle(b(t,".working")),[i,a]=[Number.parseFloat(o),Number.parseFloat(r)],c=b(t,".shown").getBoundingClientRect(),
l=c.height-b(t,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,m=0,S=0,g=b(t,".formula").scrollWidth<=c.width+
1;for(let h of s){let{width:E,height:T}=h.getBoundingClientRect();g&&=T<=l&&Un(h),S&&S+E>c.width&&(d+=m+i,m=0,S=0),u.length&&
d+Math.max(m,T)>l&&(u=[],f.push(u),d=0,m=0,S=0),u.push(h),m=Math.max(m,T),S+=E+a}return{pages:f,isFitting:g}}function Hn(t,e){
let n=It.get(t)?.arrangement.pages??[],s=Math.max(0,Math.min(e,n.length-1));t.dataset.page=String(s);for(let o of Ae(t))
n[s]?.includes(o)?o.dataset.turnedTo="":delete o.dataset.turnedTo;b(t,".pager").hidden=n.length===1,b(t,"[data-turned]").
textContent=`${s+1} of ${n.length}`;for(let o of w(t,"[data-turn]",HTMLButtonElement))o.disabled=!n[s+Number(o.dataset.turn)]}
function Ae(t){return w(t,".matrix, .shown > pointer-view")}function Q(t,{out:e,layout:n,scale:s}){t.dataset.out=e,t.dataset.
layout=n,b(t,"[data-rest]").hidden=!e,t.style.setProperty("--scale",String(s))}function xi(t){let e=t.getBoundingClientRect(),
n=b(t,".formula"),s=o=>{let{right:r,bottom:i,width:a}=o.getBoundingClientRect();return!a||r<=e.right+1&&i<=e.bottom+1};return[
t,b(t,".words"),b(t,".shown")].every(Fn)&&n.scrollWidth<=n.clientWidth+1&&[n,...Ae(t)].every(o=>s(o)&&Un(o))}function Fn(t){
return!t.clientWidth||t.scrollWidth<=t.clientWidth+1&&t.scrollHeight<=t.clientHeight+1}function Un(t){let e=t.querySelector(
":scope > .table-frame");return!e||Fn(e)}function Si(t){let e=document.createElement("dialog");e.className="rest";let n=b(
t,"h1, h2");e.setAttribute("aria-label",(n.textContent??"").trim());let s=document.createElement("button");s.type="butto\
n",s.textContent="Close",s.addEventListener("click",()=>e.close()),e.addEventListener("close",()=>{e.remove(),b(t,"[data\
-rest]").focus()});let o=[n,t.querySelector(".switch"),t.querySelector(".formula"),...b(t,".words").children];e.append(s);
for(let r of o){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),e.append(i)}t.append(e),e.showModal()}p();B();var Ai=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Oi="Write a number, such as 0.5, in every cell.",jt=class{#e;#t;#s;#n=new Map;#i=new Map;constructor(e,n,s){
this.#e=e,this.#t=n,this.#s=s,this.#c(),e.addEventListener("input",o=>{let r=o.target;this.#x(r.name,r.value),this.#g()}),
e.addEventListener("click",o=>{let r=k(o),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#h(i,1),"fewer"in r.dataset&&
this.#h(i,-1))}),n.addEventListener("click",()=>{for(let o of this.#r)this.#n.set(z(o),Wn(Dn(o)));this.#u(),w(this.#e,"i\
nput, select")[0]?.focus(),this.#g()}),this.#d()}get text(){let e={};for(let n of this.#r){let s=z(n),o=Bn(n.dataset.kind,
this.#n.get(s)??"");if(o===null)return null;JSON.stringify(o)!==JSON.stringify(Dn(n))&&(e[s]=o)}return Object.keys(e).length?
JSON.stringify(e):""}replace(e,n){let s=document.activeElement,o=s&&this.#e.contains(s)?this.#l(s):null;this.#e.replaceChildren(
...e.childNodes),n?this.#c():this.#u(),o?.(),this.#d()}showProblems(e){let n=new Set(e);for(let s of this.#r){let o=z(s),
r=`inputs.${o}`,i=e.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)n.delete(l);let a=i.map(l=>l.message).
join(" "),c=JSON.stringify(this.#n.get(o));a&&this.#i.set(o,{typed:c,message:a})}return this.#d(),[...n]}get#r(){return w(
this.#e,"[data-input]")}#l(e){if((e instanceof HTMLInputElement||e instanceof HTMLSelectElement)&&e.name){let i=`[name="${CSS.
escape(e.name)}"]`,a=e instanceof HTMLInputElement?{start:e.selectionStart,end:e.selectionEnd}:null;return()=>{let c=this.#e.
querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&a&&c.setSelectionRange(
a.start,a.end)}}let s=e.closest("[data-input]"),o=s instanceof HTMLElement?z(s):"",r=e instanceof HTMLElement&&"more"in e.
dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(o)}"] [data-${r}]`);i instanceof
HTMLElement&&i.focus({preventScroll:!0})}}#c(){this.#n.clear();for(let e of this.#r){let n=Pt(e),s=n.map(i=>i.value),{kind:o,
row:r}=e.dataset;this.#n.set(z(e),o==="words"?s:o==="matrix"?Ti(n,!!r):s[0]??"")}}#u(){for(let e of this.#r)for(let n of Pt(
e)){let s=this.#y(n.name);s!==void 0&&n.value!==s&&(n.value=s)}}#f(e){let[n="",s,o]=e.split("."),r=this.#n.get(n);return s===
void 0?null:o===void 0?[r,Number(s)]:[Array.isArray(r?.[0])?r?.[Number(s)]:r,Number(o)]}#y(e){let n=this.#f(e);if(!n)return this.#n.
get(e);let[s,o]=n;return s?.[o]}#x(e,n){let s=this.#f(e);if(!s){this.#n.set(e,n);return}let[o,r]=s;o&&(o[r]=n)}#g(){this.#d(),
this.#s()}#d(){for(let e of this.#r){let n=z(e),s=!["words","choice"].includes(e.dataset.kind??""),o=s?Pt(e).filter(c=>qn(
c.value)===null):[];for(let c of s?Pt(e):[])c.setAttribute("aria-invalid",String(o.includes(c)));let r=this.#n.get(n)??"";
this.#i.get(n)?.typed!==JSON.stringify(r)&&this.#i.delete(n),vi(e,o.length?Oi:this.#i.get(n)?.message??"");let{least:i,most:a}=e.
dataset;for(let c of w(e,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of w(e,"[data-more]",
HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#h(e,n){let s=z(e),o=this.#n.get(s),r=o.
length+n;if(r<Number(e.dataset.least)||r>Number(e.dataset.most))return;let i=`word ${o.length+1}`;this.#n.set(s,n>0?[...o,
i]:o.slice(0,-1));for(let{dataset:a}of this.#r){let c=a.input??"",l=this.#n.get(c);a.rows===s&&Array.isArray(l)&&(l=Oe(l,
n)),a.columns===s&&Array.isArray(l)&&(l=a.row?Oe(l,n):l.map(u=>Oe(u,n))),l!==void 0&&this.#n.set(c,l)}this.#g()}};function z(t){
return t.dataset.input??""}function Dn(t){return JSON.parse(t.dataset.default??"null")}function Pt(t){return w(t,"input,\
 select")}function Ti(t,e){let n=new Map;for(let o of t){let[,r=""]=o.name.split(".");n.set(r,[...n.get(r)??[],o.value])}
let s=[...n.values()];return e?s[0]??[]:s}function Oe(t,e){return e>0?[...t,structuredClone(t.at(-1))]:t.slice(0,-1)}function Wn(t){
return Array.isArray(t)?t.map(Wn):String(t)}function Bn(t,e){if(t==="words"||t==="choice")return e;if(!Array.isArray(e))
return qn(e);let n=e.map(s=>Bn(t,s));return n.includes(null)?null:n}function qn(t){let e=t.trim().replace("−","-").replace(
",","."),n=Ai.test(e)?Number(e):Number.NaN;return Number.isFinite(n)?n:null}function vi(t,e){let n=b(t,"[data-failure]");
n.textContent=e,n.hidden=!e}p();j();async function Is(t,{address:e,files:n,signal:s}){if(!Ce())return ca(e,s);let{exportedLesson:o}=await Promise.resolve().then(()=>(ks(),_s));
return o(t,{files:n,signal:s})}function Ce(){return document.getElementById("lesson-record")!==null}async function ca(t,e){
let s=await fetch(t,{headers:{accept:"text/html, application/problem+json"},signal:e}).catch(Cs),o=await s.text().catch(
Cs);if(s.ok)return new DOMParser().parseFromString(o,"text/html");throw new v(s.status,la(o,s.status))}function Cs(t){throw W(
t)?t:new v(0,[{where:"",message:rt,suggestions:[]}])}function la(t,e){try{return JSON.parse(t).errors??[]}catch{return[{
where:"",message:it(e),suggestions:[]}]}}p();B();var ua=3e4,Ps=720;async function js(t){for(let n of t)n.removeAttribute("lazy");let e=Date.now()+ua;for(;Date.now()<
e&&t.some(fa);)await new Promise(n=>setTimeout(n,100))}function fa(t){return t.querySelector(".view-failure:not([hidden]\
)")?!1:!t.dataset.drawn||t.hasAttribute("aria-busy")}function Hs(t,e=()=>{},n=()=>{}){let s=[],o=[];window.addEventListener("beforeprint",()=>{e(),s=w(t,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of s)r.open=!0;o=w(t,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>Ps);for(let r of o)r.style.setProperty("--print-scale",String(Ps/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of s)r.open=!1;for(let r of o)r.style.removeProperty("--print-scale");n()})}var Ac=350,Oc=60,Je=["removed","inputs","layer","head"],qo=["step","all",...Je],Tc={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},A=b(document,"[data-lesson]"),N=b(A,"[data-steps]"),Do=$(A,"[data-controls]"),wt=A.dataset.only,Ge=b(A,"[data\
-error]"),Wo=$(A,"[data-inputs]"),mt=Wo&&new jt(Wo,b(A,"[data-reset]",HTMLButtonElement),kc),Vt="frame"in A.dataset,{states:vc,
leftOut:zo="",edited:Go=""}=A.dataset,x=Ye(location.search),H=Ce()?{...x,...Ke(Ye(""))}:x,Ve=new AbortController,dt=0,pt=0;
function Ye(t){let e=new URLSearchParams(t);return{step:e.get("step")??"",all:e.get("all")??"",removed:e.get("removed")??
zo,inputs:e.get("inputs")??Go,layer:e.get("layer")??"",head:e.get("head")??""}}var Nc=Vt?Pn(A,N):()=>{},Mc="framers"in document.
body.dataset?$n({state:Rc,height:()=>A.scrollHeight,set:_c}):()=>{},V=()=>w(N,":scope > [data-step]"),Jt=t=>V().findIndex(
e=>e.dataset.step===t),bt=()=>Math.max(0,Jt(x.step)),Vo=()=>Vt&&window.parent!==window;function D(){let t=!!x.all||!!wt,
e=bt(),n=V();for(let[s,o]of n.entries())o.hidden=!t&&s!==e;if(t&&!Vt)for(let s of ue(N,"pointer-view[lazy]"))s.removeAttribute(
"lazy");A.dataset.mode=t?"all":"one",A.toggleAttribute("data-first",e===0);for(let s of w(A,"[data-follow]",HTMLSelectElement)){
let o=s.dataset.follow;s.value=x[o]||"0"}for(let s of w(A,"[data-slide]"))$c(s,s.dataset.slide===n[e]?.dataset.step);Do&&
Lc(Do,e,n.length,t),Nc(),Mc("state",{})}function $c(t,e){if(!e){t.removeAttribute("aria-current");return}t.setAttribute(
"aria-current","step");let n=t.closest("ol");n&&requestAnimationFrame(()=>{n.scrollLeft=t.offsetLeft-n.offsetLeft})}function Lc(t,e,n,s){
t.hidden=!1,b(t,"[data-place]").textContent=`Step ${e+1} of ${n}`,b(t,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,
b(t,'[data-go="1"]',HTMLButtonElement).disabled=e===n-1;let o=$(t,"[data-all]",HTMLInputElement);o&&(o.checked=s)}function gt(t,e=!1){
let n=V(),s=n[Math.max(0,Math.min(n.length-1,t))];s&&(x={...x,step:s.dataset.step??""},Et("replace"),D(),e&&b(s,"h1, h2").
focus({preventScroll:!0}),x.all?s.scrollIntoView({block:"start"}):s.getBoundingClientRect().top<0&&A.scrollIntoView({block:"\
start"}),A.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",inline:"nearest"}))}function Ke({
removed:t,inputs:e,layer:n,head:s}){return{removed:t,inputs:e,layer:n,head:s}}function Yt(t,e){return Je.every(n=>t[n]===
e[n])}function Rc(){return{step:V()[bt()]?.dataset.step,removed:H.removed,inputs:H.inputs}}function _c({step:t,...e}){t!==
void 0&&!wt&&gt(Math.max(0,Jt(t??"")));let n={};for(let s of Je)s in e&&(n[s]=e[s]??"");Kt(n)}function Et(t){let e=Jo({...x,
...Ke(H)});if(e!==location.pathname+location.search)try{t==="push"&&!Vo()?history.pushState(null,"",e):history.replaceState(
null,"",e)}catch{}}function Jo(t){let e=[...new URLSearchParams(location.search)].filter(([o])=>!qo.some(r=>r===o)),n=P(
{...Object.fromEntries(e),...t});zo&&!t.removed&&n.set("removed",""),Go&&!t.inputs&&n.set("inputs","");let s=n.toString();
return s?`${location.pathname}?${s}`:location.pathname}function kc(){clearTimeout(pt),pt=setTimeout(()=>Kt({}),Ac)}function Kt(t){
let e=pt&&mt?mt.text:null;clearTimeout(pt),pt=0;let n={...x,...e===null?{}:{inputs:e},...t};Yt(n,x)||(x=n,Xt({history:"p\
ush"}))}async function Xt({history:t,isFresh:e=!1}){dt+=1;let n=dt;Ve.abort(),Ve=new AbortController,N.setAttribute("ari\
a-busy","true");try{let s=await Is(x,{address:Jo(x),files:vc,signal:Ve.signal});if(n!==dt)return;Ic(s,e),H=x,Ko([]),t===
"push"&&Et("push"),D()}catch(s){if(W(s))return;if(!(s instanceof v))throw s;n===dt&&Cc(s.problems,t)}finally{n===dt&&N.removeAttribute(
"aria-busy")}}function Cc(t,e){Ko(t);let n=t.every(o=>o.where.startsWith("inputs"));if(x={...x,...n?{inputs:H.inputs}:Ke(
H)},!Yt(x,H)){Xt({history:e});return}let s=Yo(H);for(let o of w(N,"[data-remove]",HTMLInputElement))o.checked=s.has(o.dataset.
remove??"");Et("replace"),D()}function Yo(t){return new Set(t.removed.split(",").filter(Boolean))}function Ic(t,e){let n=document.
activeElement?.closest("[data-remove]"),s=n instanceof HTMLElement?n.dataset.remove:void 0;for(let r of V()){let i=r.dataset.
step??"",a=t.querySelector(`[data-steps] > [data-step="${CSS.escape(i)}"]`);a&&i!=="exercises"&&r.replaceWith(a)}for(let r of w(
A,"[data-renew]")){let i=t.querySelector(`[data-renew="${r.dataset.renew}"]`);i&&r.replaceChildren(...i.childNodes)}let o=$(
t,"[data-inputs]");o&&mt?.replace(o,e),s&&$(N,`[data-remove="${CSS.escape(s)}"]`)?.focus(),Xo()}function Ko(t){let e=mt?
mt.showProblems(t):t;Ge.textContent=e.map(n=>n.message).join(" "),Ge.hidden=e.length===0,e.length&&A.dataset.live&&Ge.append(
" ",Pc(A.dataset.live))}function Pc(t){let e=document.createElement("a");return e.href=t,e.textContent="Open it on the s\
erver",e.search=P({...x,all:null}).toString(),e}function Xo(){An(N),N.querySelector("pointer-view")&&Promise.resolve().then(()=>(Uo(),Sc));
for(let t of w(N,"[data-embed]",HTMLAnchorElement)){let e=t.closest("[data-step]"),n=e instanceof HTMLElement?e.dataset.
step:void 0;t.search=P({...x,all:null,step:n}).toString()}for(let t of w(A,"[data-offline]",HTMLAnchorElement))t.search=
P({removed:x.removed,inputs:x.inputs}).toString();for(let t of w(A,"[data-back]",HTMLAnchorElement)){let e=new URLSearchParams(
location.search);for(let n of qo)e.delete(n);t.search=e.toString()}}function jc(t,e,{row:n,column:s}){let o=Object.fromEntries(
new URLSearchParams(location.search)),r=P({...o,step:null,all:null,row:n,column:s});return q(`${A.dataset.api}/${t}/${e}\
?${r}`)}async function Hc(t){t.disabled=!0;let{all:e}=x;x={...x,all:"1"},D(),await js(ue(N)),window.print(),x={...x,all:e},
D(),t.disabled=!1}function Zo(t){return t.closest("input:not([type=checkbox]), select, textarea")!==null}function Qo(t){
for(let e=t;e&&e!==N;){if(e.localName==="pointer-view"||e.scrollWidth>e.clientWidth+1&&getComputedStyle(e).overflowX!=="\
visible")return!0;e=e.parentElement}return!1}N.addEventListener("change",t=>{let e=t.target;if(!(e instanceof HTMLInputElement)||
!e.dataset.remove)return;let n=Yo(x);e.checked?n.add(e.dataset.remove):n.delete(e.dataset.remove),Kt({removed:[...n].join(
",")})});A.addEventListener("change",t=>{let e=fn(t);e.dataset.follow&&Kt({[e.dataset.follow]:e.value}),"all"in e.dataset&&
e instanceof HTMLInputElement&&(x={...x,all:e.checked?"1":""},Et("replace"),D())});A.addEventListener("click",t=>{let e=k(
t);e.dataset.go&&gt(bt()+Number(e.dataset.go)),"print"in e.dataset&&Hc(e);let n=e.closest("[data-slide]");n instanceof HTMLElement&&
(t.preventDefault(),gt(Jt(n.dataset.slide),!0))});document.addEventListener("keydown",t=>{let e=k(t);if(wt||t.defaultPrevented||
t.altKey||t.ctrlKey||t.metaKey||Zo(e)||Qo(e))return;let n=Tc[t.key];!n||x.all&&t.key.startsWith("Page")||(t.preventDefault(),
gt(bt()+n,!0))});var ht;N.addEventListener("touchstart",t=>{let e=k(t);ht=t.touches.length===1&&!Qo(e)&&!Zo(e)?t.touches[0]:
void 0},{passive:!0});N.addEventListener("touchend",({changedTouches:[t]})=>{if(wt||!ht||!t)return;let[e,n]=[t.clientX-ht.
clientX,t.clientY-ht.clientY];ht=void 0,Math.abs(e)>Oc&&Math.abs(e)>2*Math.abs(n)&&gt(bt()-Math.sign(e))});window.addEventListener(
"popstate",()=>{x=Ye(location.search),Yt(x,H)?D():Xt({history:"keep",isFresh:!0})});Vo()||Hs(N,()=>{for(let t of V())t.hidden=
!1;Vt&&jn(V())},D);!x.step&&location.hash&&(x.step=location.hash.slice(1));x.step&&Jt(x.step)<0&&!wt&&(x.step="",Et("rep\
lace"));var Bo=$(A,"details.inputs",HTMLDetailsElement);Bo&&matchMedia("(max-width: 62rem)").matches&&(Bo.open=!1);Sn(N,
"opens"in A.dataset?jc:null);Rn(N,A.dataset.lesson??"");Xo();D();A.dataset.ready="true";Yt(x,H)||Xt({history:"keep",isFresh:!0});})();
