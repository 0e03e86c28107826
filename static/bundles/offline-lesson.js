(()=>{var Qr=Object.create;var pe=Object.defineProperty;var ti=Object.getOwnPropertyDescriptor;var ei=Object.getOwnPropertyNames;var ni=Object.getPrototypeOf,oi=Object.prototype.hasOwnProperty;var On=(t=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(t,{get:(e,n)=>(typeof require<"u"?require:e)[n]}):t)(function(t){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+t+'" is not supported')});var O=(t,e,n)=>()=>{if(n)throw n[0];try{return t&&(e=t(t=0)),e}catch(o){throw n=[o],o}};var Tn=(t,e)=>{for(var n in e)pe(t,n,{get:e[n],enumerable:!0})},si=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let s of ei(e))!oi.call(t,s)&&s!==n&&pe(t,s,{get:()=>e[s],enumerable:!(o=ti(e,s))||o.enumerable});return t};var vn=(t,e,n)=>(n=t!=null?Qr(ni(t)):{},si(e||!t||!t.__esModule?pe(n,"default",{value:t,enumerable:!0}):n,t));var Mn,ri,E,h=O(()=>{"use strict";({currentScript:Mn}=document),ri=Mn instanceof HTMLScriptElement?Mn.src:"",E=new URL("\
static/js/",ri||document.baseURI).href});async function G(t,e,n=Nt){let o=await ai(new URL(`api/${t}`,n),e);if(String(n)===Nt.href&&li(o!==null&&!ci(o)),!o)return Nn();
if(!(o.headers.get("content-type")??"").includes("json")){let i=ft(o.status);throw new M(o.status,[{where:"",message:i,suggestions:[]}])}
let r=await o.json().catch(Nn);if(!o.ok)throw new M(o.status,r.errors??[]);return r}async function ai(t,e){try{let n=await fetch(
t,e);return me.includes(n.status)?null:n}catch(n){if(V(n))throw n;return null}}function Ln(t){let e=AbortSignal.timeout(
ii);return t?AbortSignal.any([t,e]):e}function ci({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??
!1}function li(t){t!==Z.answers&&(Z.answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}
function Nn(t){throw V(t)?t:new M(0,[{where:"",message:ut,suggestions:[]}])}function V(t){return t instanceof DOMException&&
t.name==="AbortError"}function j(t){let e=Object.entries(t).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(e.
map(([n,o])=>[n,String(o)]))}function Lt(t){return t instanceof Error?t.message:String(t)}var M,Nt,Z,me,ii,ut,ft,F=O(()=>{
"use strict";h();M=class extends Error{constructor(e,n){super(n.map(o=>o.message).join(" ")),this.status=e,this.problems=
n}},Nt=new URL(E.replace(/^(.*\/)static\/.*$/,"$1")),Z={answers:!0},me=[502,504],ii=5e3,ut="No response could be read. Y\
our input is still here; check your connection and try again.",ft=t=>`The server answered with ${t}.`});function be(t){return typeof t=="string"?Number(t.replace("inf","Infinity")):t}function Rt({shape:t}){return t.reduce((e,n)=>e*
n,1)}function _n(t,e,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of t){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(Rt(i)),c=i.op==="table"?e(i.name??""):
[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:ui(t,i,l,r);s.push(a)}return s.at(-1)??new o(0)}function ui(t,e,n,o){
let{op:s}=e;if(s==="constant")return ye(e,n);let r=Ee(t,e,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s==="view"||s==="jo\
in")return i;if(s==="where")return i?a:c;if(s==="matmul")return di(r);if(s==="collect")return dt.sum?.(r)??0;if(s==="sof\
tmax")return fi(t,e,n,r);let l=dt[s];if(l)return l(r);let u=we[s];if(!u)throw new RangeError(`There is no operation ${s}\
.`);return u(i,a)}function Ee(t,e,n){let{op:o,of:s=[],groups:r}=e,[i=0,a=0]=s;if(o==="view")return[[i,hi(e,n)]];if(o==="\
join")return[pi(t,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[t[a]?.shape.at(-2)??
0,e.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(e.shape.at(-2)??1))*c*l;return Cn(c).flatMap(m=>[[i,u*c+
m],[a,d+m*l+f]])}if(o==="softmax"||o in dt){let c=t[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=Cn(c).map(f=>[
i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,t[c]?.shape.length?n:0])}function ye({values:t=0},e){return be(
Array.isArray(t)?t[e]??Number.NaN:t)}function xe(t,{of:e=[]},n){let o=t[e[0]??0]?.shape.at(-1)??1;return{place:n%o,width:o}}
function fi(t,e,n,o){let{place:s,width:r}=xe(t,e,n),i=ht(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce((a,c)=>a+c,
0)}function ht(t,e=1){let n=Math.max(...t),o=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(s=>Math.exp((s-n)/o))}function di(t){
let e=0;for(let n=0;n<t.length;n+=2)e+=(t[n]??0)*(t[n+1]??0);return e}function hi({shape:t,offset:e=0,strides:n,index:o},s){
if(o)return o[s]??0;let[r,i]=[e,s];for(let a=t.length-1;a>=0;a-=1){let c=t[a]??1;r+=i%c*(n?.[a]??0),i=Math.floor(i/c)}return r}
function pi(t,e,n){let o=n;for(let s of e){let r=Rt(t[s]??{op:"",shape:[]});if(o<r)return[s,o];o-=r}throw new RangeError(
`No operand has the element ${n}.`)}function Cn(t){return Array.from({length:t},(e,n)=>n)}function mi(t){let e=Math.floor(
t);return t-e!==.5?Math.round(t):e%2?e+1:e}function gi(t){if(Math.abs(t)>6)return Math.sign(t);let[e,n]=[t,t];for(let o=1;Math.
abs(n)>Math.abs(e)*1e-17;o+=1)n*=2*t*t/(2*o+1),e+=n;return 2*Math.exp(-t*t)/Math.sqrt(Math.PI)*e}var we,dt,pt=O(()=>{"us\
e strict";h();we={add:(t,e)=>t+e,subtract:(t,e)=>t-e,multiply:(t,e)=>t*e,divide:(t,e)=>t/e,power:(t,e)=>t**e,maximum:Math.
max,minimum:Math.min,greater:(t,e)=>+(t>e),greater_equal:(t,e)=>+(t>=e),less:(t,e)=>+(t<e),less_equal:(t,e)=>+(t<=e),equal:(t,e)=>+(t===
e),not_equal:(t,e)=>+(t!==e),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(t,e)=>(t%e+e)%e,isfinite:t=>Number(Number.isFinite(t)),round:(t,e)=>mi(t*10**e)/10**e,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*(1+gi(t/Math.SQRT2))},dt={sum:t=>t.reduce((e,n)=>e+n,0),product:t=>t.
reduce((e,n)=>e*n,1),largest:t=>Math.max(...t),smallest:t=>Math.min(...t)}});function w(t,e,n){let o=T(t,e,n);if(!o)throw new Error(`The page has no element that matches ${e}.`);return o}function T(t,e,n){
let o=t.querySelector(e);return o&&Dn(o,n)?o:null}function g(t,e,n){return[...t.querySelectorAll(e)].filter(o=>Dn(o,n))}
function ve(t,e="pointer-view"){return[...t.querySelectorAll(e)]}function L({target:t}){return t}function Bn({target:t}){
return t}function Dn(t,e){return t instanceof(e??HTMLElement)}var R=O(()=>{"use strict";h()});function Un(){return document.querySelector('[data-decimal=","]')!==null}function U(t){return Un()?t.replaceAll(Ti,e=>e.
replaceAll(/[.,]/g,n=>vi[n]??n)):t}function Wn(t){return Un()?t.replace(",","."):t}var Ti,vi,mt=O(()=>{"use strict";h();
Ti=/\d[\d.,]*\d/g,vi={".":",",",":"."}});function qn(t){return Uint8Array.from(atob(t),e=>e.charCodeAt(0))}var Vn=O(()=>{"use strict";h()});function gt(t){if(Array.isArray(t))return Ni(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=Mi[t.dtype];if(!e)
throw new Error(`An array has the unknown type ${t.dtype}.`);let n=new e(qn(t.bdata).buffer),o=t.shape?String(t.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function Ni(t){if(!(typeof t[0]=="object"&&t[0]!==null))return{values:t,
shape:[t.length]};let n=t;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function et({values:t,
shape:e},n){let[,...o]=e,s=o.reduce((r,i)=>r*i,1);return{values:Li(t,n*s,(n+1)*s),shape:o}}function zn({values:t,shape:e}){
return e.length<2?t:Me({values:t,shape:e})}function Me(t){return Array.from({length:t.shape[0]??0},(e,n)=>et(t,n).values)}
function Li(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}var Mi,Ne=O(()=>{"use strict";h();Vn();Mi={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function C(t){return"kind"in t&&t.kind===Le}function H(t){return C(t)?t.meta:t.layout.meta}function Pt(t){return C(t)?t.
meta.height??0:t.layout.height}var Le,Ht=O(()=>{"use strict";h();Le="network"});function Jn({data:t,layout:e},n){let{parts:o=[]}=e.meta,s=$e(e.meta,n);for(let r of o){let i=t[r.trace];"lines"in r?Object.
assign(i,Ci(s(r.lines),n[r.row],r)):i[r.attribute]=zn(s(r.is))}}function $e(t,e){let n=$i(t),o=Object.fromEntries((t.choices??
[]).map(({name:a,values:c})=>[a,e[a]===jt?jt:c.indexOf(e[a]??"")])),s=({take:a,at:c})=>{let l=n[a];if(!l)throw new Error(
`The figure has no array ${a}.`);for(let u of c){let f=o[u]??0;f!==jt&&(l=et(l,f))}return l},r=([a,c])=>{let[{values:l},
{values:u,shape:f}]=[i(a),i(c)];return{values:Float64Array.from(u,(m,A)=>m*Number(l[A%l.length])),shape:f}},i=a=>{if("ta\
ke"in a)return s(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in a?Ri(i(a.
softmax),a):"product"in a?r(a.product):ki(r(a.dots),a.over)};return i}function $i(t){let e=Gn.get(t);return e||(e=Object.
fromEntries(Object.entries(t.arrays??{}).map(([n,o])=>[n,gt(o)])),Gn.set(t,e)),e}function ki(t,e){let[n=0]=t.shape;return{
values:Float64Array.from({length:n},(s,r)=>Yn(et(t,r).values)).map(s=>s/e),shape:[n]}}function Ri({values:t,shape:e},{temperature:n,
mask:o}){let s=Array.from(t,(a,c)=>o&&!o[c]?-1/0:a),r=ht(s,n),i=Yn(r);return{values:Float64Array.from(r,a=>a/i),shape:e}}
function Yn(t){let e=0;for(let n=0;n<t.length;n+=1)e+=Number(t[n]);return e}function Ci({values:t,shape:e},n,{above:o,to:s}){
let r=[],i=[],[a=0,c=0]=e;for(let l=0;l<a;l+=1)if(!(n!==jt&&l!==n))for(let u=0;u<c;u+=1){let f=Number(t[l*c+u]);f<=o||f>
s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var jt,Gn,ke=O(()=>{"use strict";h();Ne();pt();jt="all",Gn=new WeakMap});function Zn(t,e){let{table:n}=H(t);if(n&&"rows"in n)return[n];if(C(t))return[];let{data:o,layout:s}=t,r=n?[_i(n,$e(s.meta,
e),e)]:[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Pi(s,a)),...r]}function Ft({columns:t,
rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(r=>Re("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of e)s.insertRow().append(Re("th",r,"row"),...i.map(a=>Re("td",a)));return n}function Qn(t){
let e=o=>o.map(Bi).join(",");return`${t.map(({columns:o,rows:s})=>[o,...s].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function _i(t,e,n){let{columns:o,labels:s}=t;if("values"in t){let c=t.values.map(l=>e(l).values);return{columns:o,rows:s.
map((l,u)=>[l,...c.map(f=>f[u])])}}let r=e(t.matrix),i=r.shape.length<2?[r.values]:Me(r),a=i.length===s.length?s:[Ii(t,n)];
return{columns:o,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function Ii({labels:t,matrix:e},n){let o="at"in e?e.at.at(-1):
void 0;return t[Number(n[o??""])]??""}function Pi(t,e){let n=gt(e.z??[]),o=Kn(t,e,"y").map((s,r)=>[s,...Array.from(et(n,
r).values)]);return{columns:[e.name??"",...Kn(t,e,"x")],rows:o}}function Kn(t,e,n){let o=e[n];if(Array.isArray(o))return o.
map(c=>Xn(String(c)));let s=t[`${n}axis`],i=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;
if(i)return i.map(Xn);let{shape:a}=gt(e.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Xn(t){return t.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function Bi(t){if(t==null)return"";if(typeof t=="n\
umber")return String(t);let e=t.replace(ji,"$1'").replace(Fi,"'"),n=Hi.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll(
'"','""')}"`:n}function Re(t,e,n){let o=document.createElement(t);return n&&(o.scope=n),o.textContent=typeof e=="number"&&
!Number.isInteger(e)?e.toFixed(6):String(e??"–"),o}var Hi,ji,Fi,Ce=O(()=>{"use strict";h();Ne();Ht();ke();Hi=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
ji=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Fi=/^(?=[\t\r\n])/});var No,Lo,$o,ko,Ro,Co,_o,Io,Po,Ho,jo,Fo,Bo,Do,Uo,Wo,qo,Vo,zo,Go,De,Jo,Yo,Ko,bt=O(()=>{"use strict";h();No="This lesson h\
as no such input. Send one of its inputs.",Lo="This is not one of the options. Send one of {options}.",$o="This is not a\
 list. Send a list of words.",ko="There are {words} words. Send {expected} words.",Ro="This word is empty or not text. S\
end a word.",Co="The word contains a control character. Send it without.",_o="The word has {characters} characters. Send\
 at most {most}.",Io="This is not a matrix. Send a list of rows, each a list of numbers.",Po="The matrix has {count} row\
. Send {expected}.",Ho="The matrix has {count} rows. Send {expected}.",jo="This row is not a list. Send a list of number\
s.",Fo="The row has {count} number. Send {expected}.",Bo="The row has {count} numbers. Send {expected}.",Do="This is not\
 a number. Send a number, such as 0.25.",Uo="The number is out of range. Send a number from {least} to {most}.",Wo="This\
 is not a whole number. Send a whole number.",qo='"{step}" is not a step of this lesson. Send the id of a removable step\
.',Vo='"{step}" cannot be removed. Send the id of a removable step.',zo="This step needs {names}, which could not be com\
puted above.",Go="The result is not a number: the inputs are too extreme. Enter smaller values.",De=[0,.01,.04,.1,.2,.4,
.7,1],Jo=4,Yo=1e-12,Ko=7});function Gt(t,e){let n=Array.from(t),o=ka(n),s=Ra(n,e);return n.map((r,i)=>({text:Jt(r,o),exact:Ve(r),level:s[i]??null}))}
function ka(t){for(let e=0;e<3;e+=1)if(t.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**e;return Math.abs(s-Math.round(
s))<=Yo*Math.abs(s)}))return e;return 3}function Jt(t,e=We(t)?0:3){if(!Number.isFinite(t))return t>0?"∞":"−∞";let n=Math.
abs(t);if(We(t)&&n<1e10&&!e){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return t<0?`−${r}`:r}if(n>=1e6||
e&&n>0&&n<5e-4){let[s="",r=""]=qe(t,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=qe(
t,e,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function Ve(t){if(We(t))return String(t);if(!Number.
isFinite(t))return String(t).replace("Infinity","inf");let e=Math.abs(t);if(e>=La&&e<$a){let r=String(t);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=t.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function We(t){return Math.abs(t)<1e15&&Number.isInteger(t)}function qe(t,e,n){let[o="",s]=t[n](Na).split("e"),r=o.indexOf(
".")+1+e,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return t[n](
e);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function Ra(t,e){let n=t.map(r=>Number.isFinite(
r)?r:0);if(e==="weights"){let r=De.slice(1).map((i,a)=>(i+(De[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=e?
Jo:Ko,s=Math.max(0,...n.map(Math.abs))||1;return n.map(r=>Number(qe(r/s*o,0,"toFixed")))}var Na,La,$a,Yt=O(()=>{"use str\
ict";h();bt();Na=100,La=1e-4,$a=1e16});var ze,Ge=O(()=>{"use strict";h();ze=`	
\v\f\r              \u2028\u2029  　`});function ot(t,e){return t.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(e[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Kt=O(()=>{"use strict";h();Ge()});function _a(t,e,n){let o=t.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(e[c])),s=t.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>e[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${e[c]}`)],inputs:new Set(Zo(r)===Zo(i)?a:[...a,Ca])}}function Zo(t){let e=t.flat();return e.
map(n=>e.indexOf(n)).join()}function Ia(t,e,{settings:n,inputs:o}){let s=Object.entries(t.tables).map(([b,p])=>{let y=Qo(
p,n)??null,{title:N="",figure:X=null}=y??Object.values(p.variants)[0]??{};return{name:b,title:N,isShown:X!==null,variant:y,
numbers:null}}),r=(b,p="")=>({tables:s,status:b,error:p}),i=t.inputs.map(b=>e.get(b)?.status);if(t.failing.some(b=>o.has(
b))||i.includes("unknown"))return r("unknown");let c=t.inputs.filter((b,p)=>i[p]==="failed");if(c.length)return r("faile\
d",ot(zo,{names:c.join(", ")}));let l=new Map(s.map(({name:b,variant:p})=>[b,p])),u=Pa(t,l,e,o);if(!Qo(t.conditions,n)?.
every(({expression:b,holds:p})=>{let[y]=ts(b,u)??[];return y!==void 0&&!!y===p}))return r("unknown");let m=s.map(b=>({...b,
numbers:u(b.name)}));return m.some(({numbers:b})=>b&&Array.from(b).some(Number.isNaN))?r("failed",Go):{tables:m,status:"\
computed",error:""}}function Pa(t,e,n,o){let s=new Map,r=i=>{if(!t.tables[i])return n.get(i)?.numbers??null;if(!s.has(i)){
let c=e.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?ts(c.expression,r):null)}return s.get(i)??null};return r}function ts(t,e){
return t.every(o=>o.op!=="table"||e(o.name??"")?.length===Rt(o))?_n(t,o=>e(o)??[]):null}function Qo({settings:t,variants:e},n){
return e[t.filter(o=>n.includes(o)).join(",")]}function Ha(t,e){return!t||t.length!==e?.length?!1:Array.from(t).every((n,o)=>Object.
is(n,e[o]))}var Ca,Xt,es=O(()=>{"use strict";h();pt();bt();Kt();Ca="=",Xt=class{#e;#t;constructor(e){this.#e=e;let n=Object.
fromEntries(e.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#o(n,new Set,null)}get inputs(){return this.#e.inputs}get steps(){
return this.#e.steps}get ownValues(){return this.#t.values}solve(e,n){return this.#o(e,n,this.#t)}#o(e,n,o){let s={values:e,
steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=e[i]??c,f=a==="matrix"||a==="number"?[l].
flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);s.known.set(i,{numbers:f,isOwn:d,status:"computed"})}let r=_a(this.#e.
inputs,e,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(b=>s.known.get(b)?.isOwn??!0),l={settings:a?[i.
id]:[],inputs:new Set},u=Ia(i,s.known,c?l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,isRemoved:a,isOwn:c,...u});let{
tables:m,status:A}=u;for(let{name:b,numbers:p}of m){let y=c&&!a||Ha(p,o?.known.get(b)?.numbers);s.known.set(b,{numbers:p,
isOwn:y,status:A})}}return s}}});function Je(t){let[e,n]=[0,t.length];for(;e<n&&ns(t.charAt(e));)e+=1;for(;e<n&&ns(t.charAt(n-1));)n-=1;return t.slice(e,
n)}var vf,ns,os,ss=O(()=>{"use strict";h();Ge();vf=new RegExp(`[${ze}]+`),ns=t=>t!==""&&ze.includes(t);os=t=>[...t].length});function Zt(t,e){let n=t.map(({name:i})=>i),o=Object.keys(e).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:No,suggestions:n})),s={},r=[...t.filter(({kind:i})=>i==="words"),...t.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(e,i.name)?e[i.name]:i.own;s[i.name]=Ba(i,a,s)}catch(a){if(!(a instanceof $))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new M(422,
o);return s}function Ba(t,e,n){if(t.kind==="words")return Da(t,e);if(t.kind==="matrix")return Ua(t,e,n);if(t.kind==="num\
ber")return as(t,e,"");if(typeof e=="string"&&t.options.includes(e))return e;throw new $("",Lo,{options:t.options.join("\
, ")})}function Da({least:t,most:e},n){if(!Array.isArray(n))throw new $("",$o);if(n.length<t||n.length>e){let o=t<e?`${t}\
 to ${e}`:e;throw new $("",ko,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!Je(
o))throw new $(r,Ro);if(Fa.test(o))throw new $(r,Co);let i=os(o);if(i>40){let a=40;throw new $(r,_o,{characters:i,most:a})}
return Je(o)})}function Ua(t,e,n){let o=t.isRow?[e]:e;if(!Array.isArray(e)||!Array.isArray(o))throw new $("",Io);let s=t.
isRow?[t.own]:t.own,r=is(t.rows,n).length||s.length,i=is(t.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?Po:Ho;throw new $("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=t.isRow?"":`[${l}]`;if(!Array.isArray(
c))throw new $(u,jo);if(c.length!==i){let f=c.length===1?Fo:Bo;throw new $(u,f,{count:c.length,expected:i})}return c.map(
(f,d)=>as(t,f,`${u}[${d}]`))});return t.isRow?a[0]??[]:a}function as({least:t,most:e,whole:n},o,s){if(typeof o!="number")
throw new $(s,Do);if(!(o>=t&&o<=e)){let i={least:Jt(t),most:Jt(e)};throw new $(s,Uo,i)}if(!n)return o;let r=Math.round(o);
if(Math.abs(o-r)>ja*Math.max(1,Math.abs(o),Math.abs(r)))throw new $(s,Wo);return r}function is(t,e){return Array.isArray(
t)?t:e[t]??[]}var ja,Fa,$,Ye=O(()=>{"use strict";h();F();bt();Yt();Kt();ss();ja=1e-9,Fa=/[\p{Cc}\p{Cs}]/u,$=class extends Error{constructor(e,n,o={}){
super(ot(n,o)),this.where=e}}});var Xe={};Tn(Xe,{exportedLesson:()=>za,openRecord:()=>te});function te(){let t=w(document,"#lesson-record",HTMLScriptElement).
textContent??"";return ls??=new Xt(JSON.parse(t)),ls}async function za(t,e){let n=te(),o=Zt(n.inputs,Ga(t.inputs));Ja(n,
o);let s=Ya(n,t.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await hs([...s],e)||await Xa(n,o,s,e),a=oc(n,
o);return a&&i.append(a),i}function Ga(t){try{let e=JSON.parse(t||"{}");if(e&&typeof e=="object"&&!Array.isArray(e))return e}catch{}
throw Et(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Ja({inputs:t},e){for(let{
name:n,kind:o,value:s}of t){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(e[n]))throw Et(422,`inputs.${n}`,qa)}}function Ya(t,e){
let n=new Set(e.split(",").filter(Boolean));for(let o of n){let s=t.steps.find(i=>i.id===o),r=s?Vo:qo;if(!s?.isRemovable)
throw Et(422,"removed",ot(r,{step:o}))}return n}async function hs(t,{files:e,signal:n}){if(!e)return Ka(t);if(t.length>1)
return null;let[o]=t,s=o?e.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(ds);if(!r.ok)throw Et(r.status,"",
ft(r.status));let i=await r.text().catch(ds),a=w(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function Ka(t){let e=JSON.parse(w(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...t].sort().join(",");if(!Object.hasOwn(e,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...e[""],...e[n]});o.append(...s.map(i=>Ke("lesson-parts",i)));for(let i of g(
o,"[data-matrix]"))i.replaceWith(Ke("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function Ke(t,e){let{content:n}=w(document,`#${t}`,HTMLTemplateElement);return document.importNode(
n.children[e],!0)}async function Xa(t,e,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>hs(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=t.
solve(e,n);for(let c of a.steps){let l=T(r,`[data-step="${CSS.escape(c.id)}"]`);l&&Qa(l,c,a,t)}for(let c of g(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||Za(c,t.solve(e,new Set([...n,l])))}return r}function Za(t,{
steps:e}){let n=e.find(({id:o})=>o===t.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(t.disabled=
!0,t.parentElement?.append(" ",Va))}function Qa(t,e,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(e.isOwn&&!s)return;let r=e.inputs.flatMap(i=>ec(i,n,o));us(t,".step-inputs",r,n.values),us(
t,".step-results",e.tables,n.values),e.isOwn||tc(t,e)}function tc(t,{status:e,error:n}){let s=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>t.querySelector(i));for(let i of g(t,".remark, pointer-view, .failure"))i.
remove();let r=document.createElement("p");if(r.className=e==="failed"?"failure":"quiet",r.dataset.hidden=s.map(([i])=>i).
join(" "),e==="failed")r.textContent=n;else if(e==="unknown")r.textContent=Wa;else if(s.length){let i=s.map(([l])=>l).join(
" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}r.textContent&&w(t,".reasons").before(r)}function ec(t,{steps:e,known:n},o){let s=o.inputs.find(a=>a.
name===t);if(!s)return e.flatMap(({tables:a})=>a.filter(c=>c.name===t));let{shown:r}=s,i=n.get(t)?.numbers??null;return r?
[{name:t,title:r.title,isShown:!0,variant:r,numbers:i}]:[]}function us(t,e,n,o){let s=T(t,e);if(!s)return;let r=n.filter(
({isShown:l})=>l),i=r.map(l=>nc(l,o)).filter(l=>l!==null),a=r.filter(({numbers:l})=>!l).map(({title:l})=>l);if(s.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,s.append(c)}function nc({variant:t,numbers:e},n){if(!t||t.figure===
null||!e)return null;let o=Ke("lesson-figures",t.figure),s=g(o,"tbody td");for(let[c,{text:l,exact:u,level:f}]of Gt(e,t.
shade).entries()){let d=s[c];if(!d)continue;let m=U(l);d.textContent=m,fs(d,"value",u===m?null:u),fs(d,"level",f||null)}
let{rows:r,columns:i}=t,a="down"in o.dataset;return Qt(g(o,"tbody th"),a?i:r,n),Qt(g(o,"thead th"),i,n),t.opens&&(o.dataset.
how=JSON.stringify(t.expression)),o}function fs(t,e,n){n===null?delete t.dataset[e]:t.dataset[e]=String(n)}function Qt(t,e,n){
for(let[o,s]of t.entries()){let r=(e[o]??"").replace(/⟦([^⟧]+)\.(\d+)⟧/g,(c,l,u)=>n[l]?.[Number(u)]??c),i=[...r],a=i.
length>cs;s.textContent=a?`${i.slice(0,cs-1).join("")}…`:r,s.title=a?r:""}}function oc(t,e){let n=T(document,"#lesson-\
inputs",HTMLTemplateElement)?.content??document,o=T(n,"[data-inputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?
t.inputs:[]){let a=w(s,`[data-input="${CSS.escape(r)}"]`),c=[e[r]].flat(2).map(l=>typeof l=="number"?U(Ve(l)):String(l));
for(let[l,u]of g(a,"input, select").entries())u.value=c[l]??"";i&&(Qt(g(a,"tbody th"),i.rows,e),Qt(g(a,"thead th"),i.columns,
e))}return s}function ds(t){throw V(t)?t:Et(0,"",ut)}function Et(t,e,n){return new M(t,[{where:e,message:n,suggestions:[]}])}
var cs,Wa,qa,Va,ls,ee=O(()=>{"use strict";h();F();R();bt();Yt();es();Ye();mt();Kt();cs=20,Wa="With your changes, only th\
e server can compute this step.",qa="Only the server can compute with more or fewer words.",Va="(with your changes, only\
 on the server)"});var ws={};Tn(ws,{previewEdits:()=>sc});function sc(t,e,n){let o=te(),{steps:s,known:r}=o.solve(Zt(o.inputs,JSON.parse(e||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=g(t,":scope > [data-step]:not([hidden])").filter(ms),
c=a.flatMap(l=>g(l,"figure[data-table]").filter(ms));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&ic(l,f,rc(l))}for(let l of a)l.toggleAttribute("data-previewed",!0)}function ms(t){let{top:e,bottom:n}=t.
getBoundingClientRect();return n>-ps&&e<innerHeight+ps}function rc({dataset:{shade:t}}){return t==="weights"||t==="diffe\
rences"?t:""}function ic(t,e,n){let o=g(t,"tbody td");if(o.length===e.length)for(let[s,{text:r,exact:i,level:a}]of Gt(e,
n).entries()){let c=o[s];if(!c)continue;let l=U(r);c.textContent!==l&&(c.textContent=l),gs(c,"data-value",i===l?null:i),
gs(c,"data-level",a?String(a):null)}}function gs(t,e,n){t.getAttribute(e)!==n&&(n===null?t.removeAttribute(e):t.setAttribute(
e,n))}var ps,bs=O(()=>{"use strict";h();R();ee();Yt();Ye();mt();ps=100});function oe(t,e){return t==="scale"?e.trim()!==""&&Number(e)>=Hs.min&&Number(e)<=Hs.max:t==="controls"||t==="caption"?Oc[t].
includes(e):CSS.supports("color",e)}var Hs,Oc,js=O(()=>{"use strict";h();Hs={min:.5,max:4},Oc={controls:["none","some","\
all"],caption:["none","title","all"]}});function Bs(t){let e=Fs.then(Tc).then(t);return Fs=e.catch(()=>{}),e}function Tc(){let{scheduler:t}=globalThis;return t?
t.postTask(()=>{},{priority:"background"}):new Promise(e=>setTimeout(e,0))}var Fs,Ds=O(()=>{"use strict";h();Fs=Promise.
resolve()});function qs(t){return{"HTML frame":Vs(t),"Web component":vc(t),Markdown:zs(t),Quarto:Mc(t),LaTeX:Nc(t)}}function Vs({title:t,
embed:e}){return`<iframe src="${se(e)}" title="${se(t)}" width="${Us.width}" height="${Us.height}" loading="lazy" allowf\
ullscreen style="border: 0; max-width: 100%"></iframe>`}function vc({server:t,attributes:e}){let n=Object.entries({server:t,
...e}).map(([o,s])=>s===""?o:`${o}="${se(s)}"`);return`<script src="${se(new URL("pointer-view.js",t).href)}" defer><\/sc\
ript>
<pointer-view ${n.join(" ")}></pointer-view>`}function zs({title:t,embed:e,picture:n}){return`[![${Lc(t)}](<${Ws(n)}>)](\
<${Ws(e)}>)`}function Mc(t){return['::: {.content-visible when-format="html"}',"```{=html}",Vs(t),"```",":::",'::: {.con\
tent-visible unless-format="html"}',zs(t),":::"].join(`
`)}function Nc({title:t,caption:e,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${s}`,
"\\begin{figure}","  \\centering",`  \\href{${$c(o)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Pc(
[t,e].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function se(t){return t.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Lc(t){return t.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Ws(t){return t.replaceAll("<","%3C").replaceAll(
">","%3E")}function $c(t){return t.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Pc(t){return[
...t.normalize("NFC").replace(/\s/g," ").replace(Ic,"")].flatMap(n=>[...Cc[n]??Hc(n)]).map(n=>kc[n]??jc(n)).join("")}function Hc(t){
return _c.test(t)?t.normalize("NFD").slice(0,1):t}function jc(t){return/[&%$#_{}]/.test(t)?`\\${t}`:Rc.test(t)?t:"?"}var Us,
kc,Rc,Cc,_c,Ic,Gs=O(()=>{"use strict";h();Us={width:960,height:540};kc={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Rc=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Cc={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},_c=/[ąęįųĄĘĮŲ]/,Ic=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function Ys(t,e,{title:n,origin:o}){let s=t.slice(t.indexOf(",")+1);if(e==="svg")return Fc(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[Js("Title",n),Js("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Fc(t,e,n){let o=new DOMParser().parseFromString(t,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",e),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function Js(t,e){let n=new TextEncoder().encode(`iTXt${t}\
\0\0\0\0\0${e}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,Bc(n)),o.buffer}function Bc(t){let e=-1;for(let n of t){e^=n;for(let o=0;o<8;o+=1)e=e>>>1^(e&
1?3988292384:0)}return~e>>>0}var Ks=O(()=>{"use strict";h()});function Zs({name:t,links:e,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:re("Link"),embed:re("Embed"),json:re("JSON"),offline:re("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=yt("JSON",()=>Xs(r(),`${t()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Wc(()=>{let{
link:p,embed:y}=e(),N=y?n():null;return{...p&&{Address:p},...N&&qs(N)}}),f=()=>{let p=e();for(let y of Object.keys(a)){let N=p[y];
a[y].hidden=N===null,N!==null&&(a[y].href=N)}c.hidden=p.json!==null,u.hidden=p.link===null&&p.embed===null,l.hidden=Z.answers};
for(let p of["pointerenter","focusin"])i.addEventListener(p,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...Dc.map(p=>{let y=p===Uc;return new Option(`${p}×`,String(p),y,y)}));let m=async p=>{
let{address:y,meta:N}=await o(p,Number(d.value)),X=N.origin??e().embed??location.href;Qs(Ys(y,p,{title:N.title,origin:X}),
`${t()}.${p}`)},A=()=>Xs(`\uFEFF${s()}`,`${t()}.csv`,"text/csv;charset=utf-8"),b=document.createElement("span");return b.
append(yt("PNG",()=>m("png"))," ",d),i.append(a.link,a.embed,b,yt("SVG",()=>m("svg")),yt("CSV",A),a.json,c,a.offline,u,l),
f(),i}function Wc(t){let e=document.createElement("details");e.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),e.append(n,i),e.addEventListener("toggle",()=>{if(!e.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(t()).map(([l,u])=>yt(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await qc(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return e}async function qc(t){return navigator.clipboard?navigator.clipboard.writeText(t).then(
()=>!0,()=>!1):!1}function re(t){let e=document.createElement("a");return e.textContent=t,e}function yt(t,e){let n=document.
createElement("button");return n.type="button",n.textContent=t,n.addEventListener("click",e),n}function Xs(t,e,n){Qs(new Blob(
[t],{type:n}),e)}function Qs(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Dc,Uc,tr=O(()=>{"use strict";h();F();Gs();Ks();Dc=[1,2,4],Uc=2});function cr({data:t,layout:e},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:t,layout:e};let i={width:n/r,height:o/
r},a=s&&(i.width<er.width||i.height<er.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?el(e,e.meta.
small??{}):e;if(!s)return{data:t,layout:{...l,...or(l,c)}};let u=nl(t,l),f={...u,...or(u,c),...ol(t,u,c),...il(u,c)};return{
data:dl(t,u,c.height),layout:f}}function el(t,e){return lr(t,e)}function lr(t,e){if(!nr(t)||!nr(e))return e;let n={...t};
for(let[o,s]of Object.entries(e))n[o]=lr(t[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}function nr(t){
return typeof t=="object"&&t!==null&&!Array.isArray(t)}function ur(t,e){return Object.entries(t).filter(([o])=>e.test(o))}
function fr(t,e){return t[`yaxis${(e??"y").slice(1)}`]}function dr(t){return ur(t,/^yaxis/).map(([,e])=>e.domain??[0,1])}
function hr(t,e){return t[e]}function nl(t,e){let{xaxis:n}=e,o=t.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,s=Array.
isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==-90||n.tickvals||
!s.length||!r?e:{...e,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function ol(t,e,{width:n,height:o,isTiny:s,scale:r}){
let i=sl(t,e),a=Math.max(...i.map(y=>y.length*K+Xc)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*_>
o/(s?4:3),u=i.length>0&&!l,f=rl(e,o,r),m=((f.annotations?.find(({font:y})=>y?.size)?.font?.size??0)/r||_)*ir+2,A=Math.min(
e.margin?.t??8,u?c*_+4:e.annotations?.length?m:8),b=ar.some(y=>hr(e,y)?.colorbar?.orientation==="h"),p=!e.margin||b&&!s;
return{...l&&{showlegend:!1},...!p&&{margin:{...e.margin,t:Math.ceil(A*r)}},...f}}function sl(t,e){if(e.showlegend===!1)
return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of t)!s||(a===!1||i===!1)||["heatm\
ap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||e.showlegend?[...n.values()]:[]}function rl(t,e,n){
let{annotations:o=[],template:s}=t,r=({yref:d,yanchor:m})=>d==="paper"&&m==="bottom",i=o.filter(r);if(!i.length)return{};
let a=dr(t).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(m=>m-d).filter(m=>m>0),1-d)),l=s.layout.
font.size,u=Math.min(l,Math.min(1,...c)*(e-_)/ir);if(u>=l)return{};let f=Math.max(tl,u*n);return{annotations:o.map(d=>r(
d)?{...d,font:{...d.font,size:f}}:d)}}function il(t,{height:e,isTiny:n}){let o=Math.floor(e/3/K),s=e-pr(t,1/0,o)-sr,r={};
for(let i of ar){let a=hr(t,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=al(t,i,a,s))}return r}function al(t,e,n,o){let s=n.colorbar??
{};if(o>=Vc||s.ticktext||s.orientation==="h")return n;let r=t.template.layout[e],i=s.tickvals??r?.colorbar?.tickvals,a=(s.
len??1)*o;if(!i){let f=Math.max(rt,Math.floor(a/_/1.5));return{...n,colorbar:{...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,
n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-c)*a>=_)&&u.push(f)}return{...n,colorbar:{
...s,tickvals:u}}}function or(t,e){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=e,a=i?n:1/0,c=s?Math.floor(o/3/K):
1/0,l=pr(t,a,c),u=s?l?sr:rr:0,f=Math.max(o-l-(r?2*_:u),_),d=r?n-Kc:Math.max(n-Yc,60);return Object.fromEntries(ur(t,/^[xy]axis/).
map(([m,A])=>{let b=m.startsWith("x"),p=s&&b?ul(A,t,f):A,[y,N]=p.domain??[0,1],X=(N-y)*(b?d:f),An=t.template.layout.font.
size*e.scale,Xr=cl(p,b,X,An,e),Zr=t.meta.priority?.[m];return[m,ll(Xr,{isX:b,length:X,fontSize:An,upright:c,priority:Zr},
e)]}))}function cl(t,e,n,o,{isTiny:s,isFixed:r}){let i=t.title?.text??"";if(!s)return r&&!e&&i.length*K>Zc*n?{...t,title:{}}:
t;let[a,c]=t.domain??[0,1];if(!e||!i||t.side==="top"||c-a>Qc)return{...t,title:{}};let l=Math.max(4,Math.floor(n/(K-1))+
1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...t,title:{...t.title,standoff:0,font:{size:o-2},text:u}}}function ll(t,{
isX:e,length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=t;
if(t.visible===!1||t.showticklabels===!1)return t;if(!f)return c||u&&e?fl(t,e,n,i):t;let m=f.length;if(l&&e&&m===1&&t.tickangle===
0&&(f[0]??"").length*K>n-K)return{...t,tickfont:{size:.75*o}};if(m<=rt&&(e||!c||n>=_))return t;let b=m<=rt?[m-1]:hl(m,Math.
floor(n/_),r);return{...t,tickvals:b.map(p=>d[p]??p),ticktext:b.map(p=>mr(f[p]??"",p,u?a:1/0,e?s:1/0))}}function ul(t,e,n){
let[o]=fr(e,t.anchor)?.domain??[0,1],s=dr(e).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-r)*n;return t.side===
"top"||i>2.4*_?t:{...t,title:{},...i<.9*_&&{showticklabels:!1}}}function fl(t,e,n,{isTiny:o,isNarrow:s}){let r=Math.max(
rt,Math.floor(n/(e?Gc:_*1.5)));if(t.tickvals){let u=e?1:Math.ceil(t.tickvals.length/r);return{...t,tickvals:t.tickvals.filter(
(f,d)=>d%u===0)}}let{dtick:i,...a}=t;if(t.type==="category")return e?t:{...a,nticks:Math.max(rt,Math.floor(n/Jc))};let c=s&&
e&&t.nticks&&!o?rt:r,l=Math.min(t.nticks??1/0,c);return o||t.nticks||l<5?{...a,nticks:l}:t}function dl(t,e,n){return t.map(
o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let s=fr(e,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.length;return a===
void 0?o:(i-r)*(n-rr)<a*_?{...o,texttemplate:""}:o})}function hl(t,e,n){let o=[...Array(t).keys()];if(t<=e)return o;let s=Math.
max(1,Math.ceil(t/Math.max(1,e)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort((a,c)=>(n[c]??0)-(n[a]??
0)))r.every(a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function pr({xaxis:t},e,n){let s=(t?.tickangle===0?
[]:t?.ticktext??[]).map((r,i)=>mr(r,i,e,n).length);return Math.max(0,...s)*zc}function mr(t,e,n,o){let s=n<1/0;if(!s&&t.
length<=o)return t;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(t)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(" \
· "),f=Math.min(s?Math.max(5,Math.floor(n/48)):14,o),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return i+(u?
`${e+1} ${d}`:d)+c}var er,Vc,rt,_,K,zc,Gc,Jc,Yc,Kc,sr,rr,Xc,Zc,Qc,tl,ir,ar,gr=O(()=>{"use strict";h();er={width:420,height:200},
Vc=300,rt=2,_=20,K=8,zc=7.5,Gc=44,Jc=18,Yc=240,Kc=90,sr=56,rr=90,Xc=48,Zc=1.3,Qc=.6,tl=9,ir=1.4,ar=["coloraxis","colorax\
is2"]});function ln(t,e){let n=JSON.stringify(Object.values(t)),o=it.get(n)??new Map;it.delete(n),it.set(n,o);for(let i of it.keys()){
if(it.size<=pl)break;it.delete(i)}let s=o.get(e);if(s)return s;let r=new Promise((i,a)=>ml(n,t,e,{resolve:i,reject:a}));
return o.set(e,r),r.catch(()=>o.delete(e)),r}function ml(t,e,n,o){let s=rn.get(t);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);rn.set(t,{query:e,views:r}),setTimeout(()=>{rn.delete(t),gl(e,r)},0)}async function gl(t,e){let{server:n,path:o,
query:s,theme:r}=t,i=[...e.keys()].sort().join(",");try{let a=await G(`${o}/figures?${j({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of e)l(a[c])}catch(a){let c=e.size>1&&a instanceof M&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of e)c?wl(t,l).then(u,f):f(a)}}function wl({server:t,path:e,query:n,theme:o},s){let r=j({...n,theme:o});
return G(`${e}/views/${encodeURIComponent(s)}?${r}`,{},t)}async function br(t,e){let n=an.get(t),o=n??(t.startsWith("#")?
bl(t.slice(1)):El(t));n||(an.set(t,o),o.catch(()=>an.delete(t)));let s=await o;if(C(s))return s;let{templates:r={}}=s.layout.
meta,i=r[e];if(!i)return s;let a=wr(i),c=new Map;for(let d of Object.values(r))wr(d).forEach((m,A)=>{c.set(m,a[A]??m)});
let{data:l,layout:u}=cn({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function wr(t){return t.layout.colorway}function cn(t,e){return Array.isArray(t)&&["string","object"].includes(typeof t[0])&&
!Array.isArray(t[0])?t.map(o=>cn(o,e)):t?.constructor===Object?Object.fromEntries(Object.entries(t).map(([o,s])=>[o,cn(s,
e)])):e.get(t)??t}async function bl(t){let e=document.getElementById(t);if(!e)throw new Error("The figure is missing in \
this file.");return JSON.parse(e.textContent??"")}async function El(t){let e=await fetch(new URL(t,document.baseURI)).catch(
()=>null);if(!e?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new M(e?.status??0,[{where:"",
message:n,suggestions:[]}])}return e.json()}function at(t,{server:e,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=j({...i&&t!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[t]}?${u}`:c[t],e).href}var pl,it,rn,an,Er=O(()=>{"use strict";h();F();Ht();pl=12,
it=new Map,rn=new Map;an=new Map});function xr({x:t,y:e,xaxis:n,yaxis:o},s){let r=[yr(n,t,s),yr(o,e,s)];return[...new Set(r.filter(i=>i!==null))]}function yr(t,e,n){
if(!t||e===void 0||!n.includes(t._name))return null;let o=t.type==="category"?t.d2l_noadd(e):e;return typeof o=="number"&&
Number.isInteger(o)?o:null}function Sr(t,e,n){let o=t.querySelector(":scope > .view-marks")??t.appendChild(yl()),{_fullLayout:s}=t;
if(!s)return;let r=e.flatMap(i=>n.map(a=>xl(s,s[i],a)));o.replaceChildren(...r.filter(i=>i!==null))}function yl(){let t=document.
createElement("div");return t.className="view-marks",t}function xl(t,e,n){if(!e?._length)return null;let o=e._id.startsWith(
"x"),s=t[`${o?"y":"x"}axis${(e.anchor??"").slice(1)}`]??t[o?"yaxis":"xaxis"],r=[e.l2p(n-.5),e.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<e._length)||!s?._length)return null;let[c,l]=o?[e._offset+i,s._offset]:[s._offset,e._offset+
i],[u,f]=o?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var Ar=O(()=>{"use strict";h()});function Tr(t,e){return Object.fromEntries(t.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===e(n))??s]))}function vr(t,e){
for(let{name:n,values:o}of t){let s=e(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function Mr(t,e,n){return e.reduce((o,s)=>{let r=t.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function Nr(t,e){return t.map(o=>{let{name:s,title:r,values:i}=o,a=Lr(o)[i.indexOf(e[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function Lr({values:t,labels:e}){return e??t}function Or(t,e){let n=document.
createElement("label");return n.append(`${t} `,e),n}function un(t,e){let n=document.createElement("button");return n.type=
"button",n.textContent=t,n.addEventListener("click",e),n}var ie,$r=O(()=>{"use strict";h();ie=class{#e;#t;#o="";#n=0;#i=null;constructor(e,n){
this.#e=e,this.#t=n}offer({choices:e=[],player:n},o,s){let r=e.length?[]:o.filter(c=>c.meta),i=JSON.stringify([e.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#o===i)return;this.#o=i,this.pause(),this.#i=null,
this.#e.replaceChildren(...e.map(c=>this.#r(c))),r.length&&s&&this.#e.append(this.#f(r));let a=e.find(({name:c})=>c===n);
a&&this.#e.append(...this.#c(a))}show(e){for(let[n,o]of Object.entries(e)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#n),this.#n=0,this.#i&&(this.#i.textContent=
"Play")}#r(e){let{name:n,title:o,values:s}=e,r=document.createElement("select");r.name=n;let i=Lr(e);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Or(o,r)}#f(e){let n=document.createElement("select");return n.append(new Option("…",""),
...e.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?e[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),Or("Open",n)}#c({name:e,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[e]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(e,f)},i=u=>{this.pause(),r(s()+u)},a=un(
"Play",()=>{if(this.#n){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#n=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#i=a;let c=un("‹",()=>i(-1)),l=un("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function ae(t){return window.Plotly?Promise.resolve(window.Plotly):(fn??=new Promise((e,n)=>{let o=document.createElement(
"script");o.src=t?new URL(`static/${kr}`,t).href:new URL(`../${kr}`,E).href;let s=()=>{fn=void 0,o.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.Plotly?
e(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),fn)}async function Rr(t,e,n){let{width:o,height:s}=t.
layout;return(await ae()).toImage(t,{format:e,width:o,height:s,...e==="png"&&{scale:n}})}var kr,fn,Cr=O(()=>{"use strict";
h();kr="vendor/plotly/plotly-traces-4.1.1.min.js"});var Il={};function Cl(){let t=document.createElement("span");return t.className="beside-browser-answer",t.textContent=kl,
t}function _l(t){let e=Object.entries(t).map(([n,o])=>{if(!/^[xy]axis/.test(n))return[n,o];let s=o,r=t[n.startsWith("x")?
"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:
s]});return Object.fromEntries(e)}var pn,mn,Sl,Pr,Al,_r,dn,Ol,Tl,vl,Ml,Ir,Nl,Ll,$l,kl,Rl,ct,hn,gn,Hr=O(()=>{"use strict";
h();F();js();Ds();tr();Ht();gr();Er();Ar();$r();ke();Cr();Ce();pn={visits:"visits",record:"record",user:"user","predict-\
at":"predict_at","top-k":"top_k",interventions:"interventions",against:"against"},mn=["inputs","removed"],Sl=new Set(["s\
erver","source","model","lesson","view","theme","reads",...mn,...Object.keys(pn)]),Pr=["scale","accent","controls","capt\
ion"],Al=new Set([...Pr,"fill"]),_r="pointer-view:hover",dn=matchMedia("(prefers-color-scheme: dark)"),Ol={displayModeBar:!1,
displaylogo:!1,responsive:!0,scrollZoom:!1},Tl=120,vl=[["short",576,0],["low",352,0],["tight",288,352]],Ml="400px 0px",Ir=
660,Nl="[data-answer]:not(pointer-view *)",Ll=/^(\w+):(\d+)$/,$l="The server draws this chart, and it does not answer.",
kl="The answer above is computed in this browser.",Rl="Type visits, or add a place, to see what the model answers.",ct=null,
hn=null,gn=class extends HTMLElement{#e=null;#t=null;#o=null;#n=0;#i=!1;#r="";#f=!1;#c="";#d=[];#h=!1;#y=new IntersectionObserver(
e=>{e.some(n=>n.isIntersecting)&&this.#C()},{rootMargin:Ml});#x=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#g=new MutationObserver(
e=>this.#K(e.map(({attributeName:n})=>n??"")));#p=e=>this.getAttribute(e);#l=()=>{if(!this.#o||!this.#t){this.#b();return}
this.#v(this.#A),this.#u()};#k=({target:e,detail:n})=>{!(e instanceof HTMLElement)||e===this||!this.hasAttribute("linked")||
e.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#R=({type:e})=>this.#tt(e==="beforeprint");connectedCallback(){
this.#e??=this.#H(),this.#I(),document.addEventListener("pointerscope:theme",this.#l),document.addEventListener(_r,this.#k),
dn.addEventListener("change",this.#l);for(let e of["beforeprint","afterprint"])window.addEventListener(e,this.#R);this.#x.
observe(this),this.#g.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#y.observe(this):this.#h=!0,this.#b()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#l),document.removeEventListener(_r,this.#k),dn.removeEventListener(
"change",this.#l);for(let e of["beforeprint","afterprint"])window.removeEventListener(e,this.#R);this.#x.disconnect(),this.#g.
disconnect(),this.#y.disconnect(),this.#s.controls.pause()}mark(e){e.join()!==this.#d.join()&&(this.#d=e,this.#U())}get chosen(){
return this.#t?this.#E:{}}get wantedHeight(){if(!this.#t)return 0;let{above:e,below:n}=this.#W();return Math.ceil(e+Pt(this.#t)+
n)}get#s(){return this.#e??=this.#H(),this.#e}#C(){this.#h=!0,this.#y.disconnect(),this.#b()}#K(e){e.some(o=>Al.has(o))&&
(this.#I(),this.#u());let n=e.filter(o=>Sl.has(o)&&!this.#X(o));e.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#h?
this.#C():n.length?this.#b():this.#w.some(({name:o})=>e.includes(o))?this.#$()&&this.#u():e.includes(this.#c)&&this.#b()}#X(e){
let n=this.#o;return!n||!this.#t?!1:(e==="theme"&&this.#l(),e==="theme"||e==="interventions"&&n.follows(this.getAttribute(
e)??""))}get#w(){return this.#t?H(this.#t).choices??[]:[]}#b(){this.#i||(this.#i=!0,queueMicrotask(()=>{this.#i=!1,this.#Z()}))}get#T(){
let[e,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return n?
`${e}/${encodeURIComponent(n)}`:""}get#S(){let e=this.getAttribute("server");return e?new URL(e.endsWith("/")?e:`${e}/`,
document.baseURI).href:Nt.href}get#_(){let e=this.parentElement?.closest("[data-theme]");return e instanceof HTMLElement?
e.dataset.theme:void 0}get#A(){let e=this.getAttribute("theme");return e==="auto"?dn.matches?"dark":"light":(e??this.#_)===
"dark"?"dark":"light"}get#O(){let e=this.getAttribute("scale");return e!==null&&oe("scale",e)?Number(e):1}#I(){let e=this.
getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#O)):this.style.removeProperty(
"--scale"),e&&oe("accent",e)?this.style.setProperty("--accent",e):this.style.removeProperty("--accent")}get#P(){if(this.
hasAttribute("lesson")){let n=mn.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.fromEntries(n)}}if(this.
getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let e=Object.entries(pn).map(([n,o])=>[o,this.getAttribute(
n)]);return{needsHistory:!0,query:Object.fromEntries(e)}}async#Z(){let{needsHistory:e,query:n}=this.#P;this.#n+=1;let o=this.#n,
s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#T&&r&&(!e||n.visits||n.record);if(!s&&!i){this.#M(
Rl);return}if(!this.#h){this.#M("");return}let a=this.#A;this.#v(a),this.setAttribute("aria-busy","true");try{let c={server:this.#S,
path:this.#T,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.all([s?br(s,a):ln(c,r),s?null:r===
Le?import("./network-drawing.js"):ae(l)]),f=C(u),d=f?await import("./network-drawing.js"):null;f||await ae(l),await Bs(()=>{
o===this.#n&&(this.#et(d?.NetworkDrawing??null,H(u).title),this.#t=f?u:structuredClone(u),this.#ot(this.#t),this.#Q({...c,
theme:"light"},r))})}catch(c){o===this.#n&&this.#F(c)}finally{o===this.#n&&this.removeAttribute("aria-busy")}}#v(e){this.#_!==
e?this.dataset.theme=e:delete this.dataset.theme}#Q(e,n){if(!this.#t||C(this.#t))return;let{template:o,meta:s}=this.#t.layout,
r=s.templates?.light;ct??=r??(this.#A==="light"?o:null),!(ct||this.hasAttribute("source"))&&(hn??=ln(e,n),hn.then(i=>{C(
i)||(ct??=i.layout.template)}).catch(()=>{hn=null}))}#tt(e){if(this.#f=e,!this.#t||!this.#r)return;let n=ct??this.#o;this.#v(
e&&n?"light":this.#A),this.#u(),e||requestAnimationFrame(()=>this.#u())}#H(){let e=document.createElement("summary");e.textContent=
"Numbers";let n={title:this.#m("h3","view-title"),caption:this.#m("p","view-caption"),choices:this.#m("div","view-choice\
s"),summary:this.#m("p","view-summary"),failure:this.#m("p","view-failure"),plot:this.#m("div","view-plot"),details:this.#m(
"details","view-table"),exports:Zs({name:()=>this.#z,links:()=>this.#ft(),view:()=>this.#t&&this.#dt(this.#t),picture:(s,r)=>this.#lt(
s,r),csv:()=>Qn(this.#V()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute(
"role","alert"),n.plot.role="img",n.details.append(e),n.details.addEventListener("toggle",()=>this.#q());let o=new ie(n.
choices,{selected:()=>this.#E,select:(s,r)=>this.#ct(s,r),open:s=>this.#a("open",s)});this.replaceChildren(...Object.values(
n)),this.addEventListener("toggle",({target:s})=>this.#at(s),!0);for(let s of[n.plot,n.details,n.choices,n.exports,n.failure])
s.hidden=!0;return{...n,controls:o}}#m(e,n){let o=this.querySelector(`.${n}`),s=o instanceof HTMLElement?o:document.createElement(
e);return s.className=n,s}#et(e,n){if(e===null==(this.#o===null))return;let o=this.#s,s=o.plot.cloneNode();s.removeAttribute(
"data-listening"),s.role=e?"group":"img",o.plot.replaceWith(s),o.plot=s,this.#o?.bar?.remove(),this.#o=e?new e(s,{title:n,
isProjected:this.hasAttribute("fill"),hover:r=>this.#a("hover",{visits:r}),acts:{server:()=>this.hasAttribute("source")?
null:this.#S,answered:r=>this.#nt(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):null,this.#o?.bar&&o.summary.before(
this.#o.bar)}#nt({figure:e,interventions:n}){this.#t=e;let{interventions:o}=this.#o??{};o?this.setAttribute("interventio\
ns",o):this.removeAttribute("interventions"),this.#$()&&this.#u(),this.#a("interventions",n)}#j(e){let{plot:n,details:o,
choices:s,exports:r,failure:i}=this.#s;for(let c of[n,o,s,r])c.hidden=e;i.hidden=!0;let a=this.#o?.bar;a&&e&&(a.hidden=!0)}#M(e){
this.#t=null,this.#c="",this.removeAttribute("aria-busy"),this.#s.controls.pause(),this.#j(!0),this.#s.summary.textContent=
e}#F(e){this.#M("");let{failure:n}=this.#s,s=e instanceof M&&e.status===0&&document.querySelector(Nl)!==null,r=s?$l:Lt(e);
if(n.replaceChildren(r),s&&n.append(" ",Cl()),n.hidden=!1,this.#a("failed",{message:r}),!(e instanceof M)||![0,503].includes(
e.status))return;let i=document.createElement("button");i.type="button",i.textContent="Try again",i.addEventListener("cl\
ick",()=>this.#b()),n.append(" ",i)}#ot(e){let{title:n,caption:o,controls:s}=this.#s,r=H(e);n.textContent=r.title,n.hidden=
!1,o.textContent=r.caption,this.#j(!1),s.offer(r,C(e)?[]:e.data,!this.hasAttribute("fill")),this.#$()&&this.#u()}#u(){if(!this.#t)
return;let{plot:e}=this.#s,n=this.#f,o=this.#N(Pt(this.#t)),s=n?Math.min(o.width||Ir,Ir):o.width;s&&(C(this.#t)?(e.style.
height=`${o.height}px`,this.#o?.draw(this.#t)):(e.style.height=o.isFixed?`${o.height}px`:"",this.#st(e,this.#t,{...o,width:s})),
this.#r=`${s}×${o.height}`,this.dataset.drawn="true",this.#U(),this.#a("drawn",{}))}#st(e,{data:n,layout:o},s){let r=this.#f,
i=r&&ct?{...o,template:ct}:o,a=this.#B({data:n,layout:i},s);window.Plotly?.react(e,a.data,r?{...a.layout,width:s.width}:
a.layout,Ol),e.dataset.listening||this.#rt(e)}#B({data:e,layout:n},{width:o,height:s,isFixed:r}){let i="rgba(0, 0, 0, 0)",
a=this.#O,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=cr({data:e,layout:_l(n)},{width:o,height:s,isFixed:r,scale:a}),
d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{...f.layout,...a!==1&&
d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#rt(e){e.dataset.listening="true",e.on("plotly_click",({points:[n]})=>{if(!n)
return;n.data.meta&&this.#a("open",n.data.meta);let[,o,s]=Ll.exec(String([n.customdata].flat()[0]))??[];o&&this.#a("sele\
ct",{table:o,row:Number(s)})}),e.on("plotly_hover",({points:[n]})=>{n&&this.#a("hover",{visits:xr(n,this.#D)})}),e.on("p\
lotly_unhover",()=>this.#a("hover",{visits:[]}))}get#D(){return this.#t?H(this.#t).visit_axes??[]:[]}#a(e,n){this.dispatchEvent(
new CustomEvent(`pointer-view:${e}`,{detail:n,bubbles:!0}))}#U(){!this.#t||!this.#r||(this.#o?this.#o.mark(this.#d):Sr(this.#s.
plot,this.#D,this.#d))}#N(e){let{plot:n}=this.#s,o=n.clientWidth;if(!this.hasAttribute("fill"))return{width:o,height:e,isFixed:!1};
this.#it();let{above:s,below:r}=this.#W();this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(
this.offsetHeight-s-r),Tl);return{width:o,height:i,isFixed:!0}}#it(){let[e,n]=[this.offsetWidth/this.#O,this.offsetHeight/
this.#O],o=vl.filter(([,s,r])=>n<s||e<r).map(([s])=>s).join(" ");this.dataset.room!==o&&(this.dataset.room=o)}#W(){let{plot:e,
details:n,exports:o}=this.#s,s=this.getBoundingClientRect(),r=s.height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).
map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{
above:(e.getBoundingClientRect().top-s.top)/r,below:a/r}}#at(e){if(this.hasAttribute("fill")&&e instanceof HTMLDetailsElement&&
e.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===e);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)
return;let{width:e,height:n}=this.#N(Pt(this.#t));e&&this.#r!==`${e}×${n}`&&this.#u()}#ct(e,n){this.setAttribute(e,String(
n)),this.#a("option",{[e]:n})}#$(){let e=this.#t;if(!e)return!1;let n=this.hasAttribute("lenient")?null:vr(this.#w,this.#p);
if(n)return this.#F(new Error(n.message)),this.#c=n.name,!1;let o=H(e),s="";if(this.#w.length&&!C(e)){let r=this.#E;this.#s.
controls.show(r);for(let a of e.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));Jn(e,r);let{summaries:i}=o;
i&&(o.summary=i.texts[Mr(this.#w,i.by,r)]??""),s=`: ${Nr(this.#w,r)}`}return this.#s.summary.textContent=o.summary??"",this.#s.
plot.setAttribute("aria-label",`${o.title}${s}. ${o.summary??""}`),this.#q(),!0}get#E(){return Tr(this.#w,this.#p)}#q(){
let{details:e}=this.#s;if(!e.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=
0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${H(this.#t).title}`),n.append(...this.#V().map(
Ft)),e.querySelector(".table-frame")?.remove(),e.append(n)}#V(){return this.#t?Zn(this.#t,this.#E):[]}async#lt(e,n){let o=this.#t;
if(!o)throw new Error("There is no figure to save yet.");return{address:C(o)?await this.#o?.address(e,n)??"":await Rr(this.#ut(
o),e,n),meta:H(o)}}#ut(e){let{data:n,layout:o}=structuredClone(e),s=this.#N(o.height),{paper_bgcolor:r,plot_bgcolor:i}=o.
template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#B({data:n,layout:o},
s),l=a?{}:{paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:s.width,...l}}}get#z(){let e=[this.
getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];
return this.getAttribute("name")??e.filter(Boolean).join("-")}get#G(){return{server:this.#S,path:this.#T,view:this.getAttribute(
"view")??"",values:{...this.#P.query,...this.#E}}}get#J(){let e=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Pr.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(o)&&oe(o,s??""));return{...e&&
{theme:e},...Object.fromEntries(n)}}#ft(){let e=new URL(location.href);e.hash=this.id;let n=this.id?e.href:null;if(!(!this.
hasAttribute("source")&&Z.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#G;return{link:n,embed:at(
"embed",this.#Y(s)),json:at("json",s),offline:at("offline",s)}}#Y(e){let{controls:n,...o}=this.#J,s={...e.values,...o,...n&&
n!=="some"&&{controls:n}};return{...e,values:s}}#dt(e){let n=this.#G,{title:o,summary:s=""}=H(e),r=["model","lesson","vi\
ew","reads",...mn,...Object.keys(pn)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#J,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:m})=>[d,m])),...this.#E,...l&&{theme:l},...c},
f=this.#Y(n);return{title:o,caption:s,name:this.#z,server:n.server,embed:at("embed",f),picture:at("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,m])=>[d,String(m)]))}}};customElements.define("pointer-view",gn)});h();h();(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},o=/^transparent(?:-(light|dark))?$/,s=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(t)}catch{
return null}};function u(p){return typeof p=="string"&&Object.hasOwn(e,p)}let f=p=>{let y=o.exec(p??""),N=y?y[1]??"auto":
p;s.toggleAttribute("data-transparent",y!==null),u(N)?s.dataset.askedTheme=p??"":delete s.dataset.askedTheme,a=[N,s.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let p=new URL(location.href);p.searchParams.delete("theme"),delete s.dataset.askedTheme,
p.search!==location.search&&history.replaceState(history.state,"",p)},m=()=>{let p=document.querySelector("[data-theme-b\
utton]");return p instanceof HTMLElement?p:null},A=()=>{let p=m();p&&(p.textContent=n[a]);let y=a==="auto"?r.matches?"da\
rk":"light":a;c||s.dataset.theme===y||(s.dataset.theme=y,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
b=({type:p})=>{document.querySelector(".deck")||(c=p==="beforeprint",c?s.dataset.theme="light":A())};f(i),A();for(let p of[
"beforeprint","afterprint"])window.addEventListener(p,b);r.addEventListener("change",A),document.addEventListener("point\
erscope:choose-theme",({detail:p})=>{(p===null||u(p)||o.test(p))&&f(p??i),A()}),document.addEventListener("DOMContentLoa\
ded",()=>{let p=m();p&&(p.hidden=!1,A(),p.addEventListener("click",()=>{a=e[a],d();try{localStorage.setItem(t,a)}catch{}
A()}))})})();h();F();h();F();h();function $n(t){return Number(t.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function k(t){return Number.isFinite(t)?String(Number(t.toPrecision(6))).replaceAll("-","−"):t>0?"∞":"−∞"}function $t(t){
return t<0?`(${k(t)})`:k(t)}function ge(t){return Rn(t," + ")}function kn(t){return Rn(t,", ")}function kt(t,e){return t===
e?e:`${t} = ${e}`}function Rn(t,e){return t.length<=24?t.join(e):[...t.slice(0,24/2),"…",...t.slice(-2)].join(e)}h();pt();var wi=30,[Q,tt,P,bi,B]=[0,1,2,3,4],Ei={add:["+",tt],subtract:["−",tt],multiply:["·",P],divide:["/",P],remainder:[
"mod",P],power:["^",bi],greater:[">",Q],greater_equal:["≥",Q],less:["<",Q],less_equal:["≤",Q],equal:["=",Q],not_equal:[
"≠",Q]},yi={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},Pn=new Set(["sum","softmax"]);function Ae(t,e,n){
let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=t[i];if(!c)throw new RangeError(
`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(u,a),op:"",parts:[],table:u,
index:a};if(l==="constant"||l==="opaque")return{value:ye(c,a),op:"",parts:[]};let f=Ee(t,c,a).map(([y,N])=>s(y,N)),[d,m,
A]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&m&&A)return d?.value?m:A;if(l==="collect")return In(f);if(l===
"matmul")return In(Fn(f));if(l==="softmax")return Oi(f,xe(t,c,a));let b=dt[l];if(b)return{value:b(f.map(({value:y})=>y)),
op:l,parts:f};let p=we[l];if(!p||!d)throw new RangeError(`There is no operation ${l}.`);return{value:p(d.value,m?.value??
0),op:l,parts:f}};return s(t.length-1,e)}function Ct(t){let e=new Map,n=new Set,o=s=>{n.has(s)||(n.add(s),s.table!==void 0&&
e.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(t),[...e.values()]}function _t(t){
if(Pn.has(t.op))return t;for(let e of t.parts){let n=_t(e);if(n)return n}return null}function Oe(t){return t.op?Te(t,null,
!1).text:k(t.value)}function Hn(t){let e=k(t.value),n=_t(t);if(!n)return kt(Oe(t),e);if(n===t){if(t.op==="sum")return`Su\
m ${e}`;let o=It(t),s=o.reduce((r,i)=>r+i,0);return`${k(o[t.place??0]??0)} / ${k(s)} = ${e}`}return`${jn(t,n)??Te(t,n,!1).
text} = ${e}`}function It({parts:t,temperature:e}){return ht(t.map(({value:n})=>n),e?.value)}function jn(t,e){if(t===e)return e.
op==="sum"?`Sum ${k(e.value)}`:null;let[n,o]=t.parts,s=n&&jn(n,e);return!s||!o||o.op?null:t.op==="add"?`${s}, plus ${k(o.
value)}`:t.op==="divide"?`${s}, divided by ${k(o.value)}`:null}function Te(t,e,n){let{op:o,parts:s,value:r}=t,i=Pn.has(o);
if(!o||t===e||i&&n)return{text:$t(r),binding:B};let a=s.map(d=>Te(d,e,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{
text:c.length?ge(c):"0",binding:tt};if(o==="softmax")return{text:Si(t,a),binding:P};if(o==="product")return{text:c.join(
" · "),binding:P};let[l={text:"",binding:B},u]=a,f=Ei[o];if(f&&u){let[d,m]=f,A=o==="add"||o==="multiply",b=D(l,o==="pow\
er"?B:m),p=D(u,A?m:m+1);return{text:o==="power"?`${b}^${p}`:`${b} ${d} ${p}`,binding:m}}return o==="negative"?{text:`−${D(
l,P)}`,binding:tt}:o==="sqrt"?{text:`√${D(l,B)}`,binding:B}:o==="absolute"?{text:`|${xi(s[0],l)}|`,binding:B}:o==="sig\
moid"?{text:`1 / (1 + e^(−${D(l,B)}))`,binding:P}:o==="gelu"?{text:`${D(l,P)} · Φ(${l.text})`,binding:P}:{text:`${yi[o]??
o}(${kn(c)})`,binding:B}}function xi(t,{text:e}){return t&&!t.op?k(t.value):e}function D({text:t,binding:e},n){return e<
n?`(${t})`:t}function Si({parts:t,place:e=0,temperature:n},o){let s=Math.max(...t.map(({value:c})=>c)),r=n?.value??1,i=Math.
abs(s/r)>wi,a=o.map(c=>{let l=c;return i&&(l={text:`${D(c,tt)} − ${$t(s)}`,binding:tt}),r!==1&&(l={text:`${D(l,P)} / ${$t(
r)}`,binding:P}),`e^${D(l,B)}`});return`${a[e]} / (${ge(a)})`}function Fn(t){let e=[];for(let n=0;n<t.length;n+=2){let o=t.
slice(n,n+2);e.push({value:Ai(o),op:"multiply",parts:o})}return e}function Ai(t){return t.reduce((e,{value:n})=>e*n,1)}function In(t){
let e=t[0]?.parts[0]?.parts[1],n=t.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===e);if(!e||e.
op||!n)return{value:Se(t),op:"sum",parts:t};let o=t.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?Fn([r.parts[0],i]):[]),s={value:Se(
o),op:"sum",parts:o};return{value:Se(t),op:"divide",parts:[s,e]}}function Se(t){return t.reduce((e,{value:n})=>e+n,0)}function Oi(t,{
place:e,width:n}){let o=t[n],r={value:0,op:"softmax",parts:t.slice(0,n),place:e,...o&&{temperature:o}},i=It(r),a=i.reduce(
(c,l)=>c+l,0);return{...r,value:(i[e]??Number.NaN)/a}}R();pt();mt();Ce();var to="figure[data-how]",Di="figure[data-how] tbody td",Ui={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,
column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}};function eo(t,e){let n=o=>{let s=_e(o);s&&wt(s)};t.addEventListener(
"pointerover",n),t.addEventListener("focusin",n),t.addEventListener("click",n),e&&Wi(t,e),t.addEventListener("pointerout",
o=>{let s=L(o).closest(to),{relatedTarget:r}=o,i=r instanceof Node&&s?.contains(r);s&&!i&&Bt(Pe(s))}),t.addEventListener(
"keydown",qi)}function no(t){for(let e of g(t,to))for(let[n,o]of g(e,"tbody td").entries())o.tabIndex=n===0?0:-1}function Wi(t,e){
let n=0,o=async s=>{let r=_e(s);if(!r)return;n+=1;let i=n,a=Ie(r),c=Pe(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{
let f=await e(l,u,ro(Dt(a),r));i===n&&c.isConnected&&zi(c,f,r)}catch(f){i===n&&(w(c,"[data-sum]").textContent=Lt(f))}};t.
addEventListener("click",o),t.addEventListener("keydown",s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=L(s).
closest("[data-step]")?.querySelector("[data-opened] button");r instanceof HTMLElement&&r.click()})}function qi(t){let e=_e(
t),n=Ui[t.key];if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;t.preventDefault();let o=Ie(e),s=Dt(o),{row:r,column:i}=ro(
s,e),a="down"in o.dataset,c=a?n.column:n.row,l=a?n.row:n.column,u=s[r+c]?.[i+l];u&&(e.tabIndex=-1,u.tabIndex=0,u.focus())}
function wt(t,{withoutResult:e=!1}={}){let n=Ie(t),o=Pe(n);Bt(o);let s=Ae(JSON.parse(n.dataset.how??"[]"),Ji(Dt(n),t),Vi(
o));t.dataset.lit="result";for(let c of Ct(s)){let l=oo(o,c.table??"")[c.index??0];l&&(l.dataset.lit??="part")}let r=o.querySelector(
"[data-sum]");if(!(r instanceof HTMLElement))return;let i=e?"?":k(Ut(t)),a=Number.isNaN(s.value)?i:kt(Oe(s),i);r.textContent=
[Yi(n,t),U(a)].filter(Boolean).join(": "),delete r.dataset.above,t.getBoundingClientRect().bottom>r.getBoundingClientRect().
top&&(r.dataset.above="")}function Vi(t){let e=new Map;return(n,o)=>{let s=e.get(n)??oo(t,n);e.set(n,s);let r=s[o];return r?
Ut(r):Number.NaN}}function oo(t,e){let n=t.querySelector(`figure[data-table="${CSS.escape(e)}"]`);return n instanceof HTMLElement?
Dt(n).flat():[]}function zi(t,e,n){t.querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,
numbers:c}=e,l=Ae(i,a,(b,p)=>so(c[b],p).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement(
"h3");f.textContent=[o,s,r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent=
"Close",d.addEventListener("click",()=>{u.remove(),n.focus()});let m=document.createElement("div");m.className="table-fr\
ame",m.tabIndex=0,m.setAttribute("role","group"),m.setAttribute("aria-label",f.textContent),m.append(Ft(Gi(l,c)));let A=document.
createElement("p");A.className="sum",A.textContent=Hn(l),u.append(f,m,A,d),w(t,"[data-sum]").after(u),m.focus({preventScroll:!0}),
u.scrollIntoView({block:"nearest"})}function Gi(t,e){let n=a=>{let[{table:c="",index:l=0}={}]=Ct(a);return so(e[c],l).label},
o=(a,...c)=>[a,...c.map(k)],s=_t(t);if(!s)return{columns:["term","value"],rows:Ct(t).map(({table:a="",value:c})=>o(e[a]?.
title??"",c))};let{op:r,parts:i}=s;if(r==="softmax"){let a=It(s);return{columns:["term","score","exponential, largest sc\
ore subtracted"],rows:i.map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["t\
erm","first factor","second factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:[
"term","value"],rows:i.map(a=>o(n(a),a.value))}}function so(t,e){let n=t?.index.indexOf(e)??-1,o=t?.values[n];return{label:t?.
labels[n]??"",value:o===void 0?Number.NaN:be(o)}}function Bt(t){for(let n of g(t,"[data-lit]"))delete n.dataset.lit;let e=t.
querySelector("[data-sum]");e&&(e.textContent="")}function _e(t){return t.target instanceof Element?t.target.closest(Di):
null}function Ie(t){return t.closest("figure")}function Pe(t){return t.closest("[data-step]")}function Dt(t){return"down"in
t.dataset?[g(t,"tbody td",HTMLTableCellElement)]:g(t,"tbody tr").map(e=>g(e,"td",HTMLTableCellElement))}function ro(t,e){
let n=t.findIndex(o=>o.includes(e));return{row:n,column:t[n]?.indexOf(e)??-1}}function Ji(t,e){return t.flat().indexOf(e)}
function Yi(t,e){let n=e.parentElement?g(e.parentElement,"th"):[],o=g(t,"thead th")[e.cellIndex-n.length],s=[n[0],o].map(
r=>r?.title||r?.textContent);return[w(t,"figcaption span").textContent,...s].filter(Boolean).join(", ")}function Ut(t){return $n(
t.dataset.value??Wn(t.textContent??""))}R();h();function io({state:t,height:e,set:n,mark:o=()=>{}}){let s=window.parent,r=(document.body.dataset.framers??"").split(" ").
filter(Boolean),i=r.includes("*"),a="",c=(u,f)=>{if(s===window)return;let d={pointerscope:u,...f};for(let m of i?["*"]:r)
s.postMessage(d,m)},l=()=>{let u={state:t(),height:e()};JSON.stringify(u)!==a&&(a=JSON.stringify(u),c("height",{height:u.
height}),c("state",{state:u.state}))};return window.addEventListener("message",({source:u,origin:f,data:d})=>{u!==s||!(i||
r.includes(f))||(d?.pointerscope==="set"&&(n(Ki(d.state)),l()),d?.pointerscope==="mark"&&o(Xi(d.visits)),d?.pointerscope===
"ask"&&(a="",l()))}),(u,f)=>u==="state"?l():c(u,f)}function Ki(t){let e={};if(typeof t!="object"||t===null||Array.isArray(
t))return e;for(let[n,o]of Object.entries(t).slice(0,100)){let s=o===null?null:Zi(o);(s===null||s!==void 0&&s.length<=1e5)&&
(e[n]=s)}return e}function Xi(t){return(Array.isArray(t)?t.slice(0,1e3):[t]).filter(n=>Number.isInteger(n)&&n>=0)}function Zi(t){
return typeof t=="string"?t:typeof t=="number"?Number.isFinite(t)?String(t):void 0:typeof t=="object"&&ao(t,8)<=2e4?JSON.
stringify(t):void 0}function ao(t,e){if(typeof t=="bigint")return Number.POSITIVE_INFINITY;if(typeof t!="object"||t===null)
return 1;if(e===0||ArrayBuffer.isView(t))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(t))if(n+=ao(
o,e-1),n>2e4)return Number.POSITIVE_INFINITY;return n}h();F();R();mt();var Wt=0;function co(t,e,n){t.addEventListener("submit",o=>{let s=L(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),Qi(s,e,n))})}async function Qi(t,e,n){Wt+=1;let o=Wt,s=t.dataset.exercise??"",r=g(t,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await G(
`lessons/${encodeURIComponent(e)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:ea(t)},lang:n})}),a=i.find(c=>c.id===s);o===Wt&&a&&na(t,a.marked,r)}catch(i){if(!(i instanceof M))throw i;if(o!==Wt)
return;w(t,"[data-marked]").textContent=i.message,w(t,"[data-because]").hidden=!0,delete t.dataset.right;for(let{where:a}of i.
problems)ta(t,r,a)?.setAttribute("aria-invalid","true")}}function ta(t,e,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||s===void 0?e[0]:lo(t)[Number(o)]?.[Number(s)]}function lo(t){return g(t,"tbody tr").map(e=>g(e,"input",
HTMLInputElement))}function ea(t){if(t.querySelector("input[type=radio]"))return g(t,"input:checked",HTMLInputElement)[0]?.
value??"";let e=lo(t);return e.length?e.map(n=>n.map(o=>o.value)):w(t,"input",HTMLInputElement).value}function na(t,{right:e,
all_right:n,computed:o},s){let r=e.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=w(
t,"[data-marked]"),a=w(t,"[data-because]");if(i.replaceChildren(oa(r,n)),a.hidden=!n,t.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${sa(o,Number(t.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function oa(t,e){
if(e)return"Right.";let n=t.filter(Boolean).length;return t.length>1?`${n} of ${t.length} are right.`:"Not yet."}function sa(t,e){
if(typeof t=="string")return t;let n=o=>U(o.toFixed(e).replace("-","−"));return t.map(o=>o.map(n).join("; ")).join("; ")}h();R();var ra=8,ia=4;function uo(t){t.addEventListener("pointerdown",e=>{let n=L(e);if(!(n instanceof HTMLInputElement&&
n.inputMode==="decimal")||e.button!==0)return;let s={x:e.clientX,value:Number(n.value),step:aa(n.value)};if(Number.isNaN(
s.value))return;let r=!1,i=c=>{let l=c.clientX-s.x;if(!r&&Math.abs(l)<ia)return;r||n.setPointerCapture(e.pointerId),r=!0,
n.dataset.dragged="";let u=Math.round(l/ra),f=String(Number((s.value+u*s.step).toFixed(6)));f!==n.value&&(n.value=f,n.dispatchEvent(
new Event("input",{bubbles:!0})))},a=()=>{delete n.dataset.dragged,n.removeEventListener("pointermove",i)};n.addEventListener(
"pointermove",i),n.addEventListener("pointerup",a,{once:!0}),n.addEventListener("pointercancel",a,{once:!0})})}function aa(t){
let e=(t.split(".")[1]??"").length;return e===0?1:10**-Math.min(e,2)}h();R();function fo(t){for(let e of g(t,"[data-step]")){let n=new Map(g(e,"figure[data-table]").map(s=>[po(s.querySelector(
"figcaption math")),s.dataset.table??""]));n.delete("");let o=T(e,".formula");o&&mo(o,n)}}function ho(t){t.addEventListener(
"pointerover",e=>{let n=L(e),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");ca(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function ca(t,e){for(let n of t.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===e);for(let n of g(t,"figure[data-table]"))n.toggleAttribute("data-lit",!!e&&n.dataset.table===e)}function po(t){
return t?.textContent?.replaceAll(/\s/g,"")??""}function mo(t,e){for(let n of t.children){let o=e.get(po(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):mo(n,e)}}h();R();var la=["beside","above","below","figure"],go={width:960,height:540},ua=2,je=.6,He=.1,fa=320,da=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:je}],wo=["notes reasons remark switch","notes reasons remark switch formula"],ha=[1,.8,je],qt=new WeakMap;
function Eo(t,e){let{lookAccent:n,lookScale:o}=t.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&t.style.setProperty("--accent",n);let s=()=>{let r=T(e,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=e;if(!r||!i||!a)return;let c=Math.min(innerWidth/go.width,innerHeight/go.height,
ua),l=Number(o)||Math.max(1,c);t.style.setProperty("--most",String(l)),pa(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
s)).observe(e),e.addEventListener("click",r=>{let i=L(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Ea(a),i.dataset.
turn&&xo(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function yo(t){for(let e of t){qt.delete(e);for(let n of[
"out","layout","paged"])delete e.dataset[n]}}function pa(t,e,n,o){let s=`${n}×${o}×${e}`;if(qt.get(t)?.frame===s)return;
let r=T(t,"pointer-view"),i=n>o,a=la.filter(u=>(u!=="figure"||r)&&(u==="below"||i));t.dataset.fitting="";let c=ma(t,a,e,
r)??wa(t,Math.min(e,1));delete t.dataset.fitting,qt.set(t,{frame:s,arrangement:c}),c.pages&&xo(t,Number(t.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function ma(t,e,n,o){delete t.dataset.
paged;for(let{out:s,parts:r,least:i}of da){if(!t.querySelector(`.words > ${r}`))continue;let a=null;for(let c of e){let l=a?
a.scale*(o?.8:1)+He:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=ga(t,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return nt(t,a),a}return null}function ga(t,e,n,o,s,r){let i=u=>(nt(t,{out:e,layout:n,scale:u}),ba(t));if(!i(o))return null;
let[a,c]=[o,s];for(c-a>He&&i(c)&&(a=c);c-a>He;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:e,layout:n,scale:a,worth:a};
nt(t,{out:e,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*fa));return{out:e,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function wa(t,e){t.dataset.paged="";let n=ha.map(i=>Math.min(i,e));for(let i of wo){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...bo(t,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return nt(t,a),a}let[o,s]=[wo.at(-1)??"",n.at(-1)??je],r={out:o,layout:"below",scale:s,pages:bo(t,o,s).pages};return nt(
t,r),r}function bo(t,e,n){nt(t,{out:e,layout:"below",scale:n});let o=Fe(t);for(let p of o)p.dataset.turnedTo="";let{rowGap:s,
columnGap:r}=getComputedStyle(w(t,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=w(t,".shown").getBoundingClientRect(),
l=c.height-w(t,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,m=0,A=0,b=w(t,".formula").scrollWidth<=c.width+
1;for(let p of o){let{width:y,height:N}=p.getBoundingClientRect();b&&=N<=l&&Ao(p),A&&A+y>c.width&&(d+=m+i,m=0,A=0),u.length&&
d+Math.max(m,N)>l&&(u=[],f.push(u),d=0,m=0,A=0),u.push(p),m=Math.max(m,N),A+=y+a}return{pages:f,isFitting:b}}function xo(t,e){
let n=qt.get(t)?.arrangement.pages??[],o=Math.max(0,Math.min(e,n.length-1));t.dataset.page=String(o);for(let s of Fe(t))
n[o]?.includes(s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;w(t,".pager").hidden=n.length===1,w(t,"[data-turned]").
textContent=`${o+1} of ${n.length}`;for(let s of g(t,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}
function Fe(t){return g(t,".matrix, .shown > pointer-view")}function nt(t,{out:e,layout:n,scale:o}){t.dataset.out=e,t.dataset.
layout=n,w(t,"[data-rest]").hidden=!e,t.style.setProperty("--scale",String(o))}function ba(t){let e=t.getBoundingClientRect(),
n=w(t,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=e.right+1&&i<=e.bottom+1};return[
t,w(t,".words"),w(t,".shown")].every(So)&&n.scrollWidth<=n.clientWidth+1&&[n,...Fe(t)].every(s=>o(s)&&Ao(s))}function So(t){
return!t.clientWidth||t.scrollWidth<=t.clientWidth+1&&t.scrollHeight<=t.clientHeight+1}function Ao(t){let e=t.querySelector(
":scope > .table-frame");return!e||So(e)}function Ea(t){let e=document.createElement("dialog");e.className="rest";let n=w(
t,"h1, h2");e.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>e.close()),e.addEventListener("close",()=>{e.remove(),w(t,"[data\
-rest]").focus()});let s=[n,t.querySelector(".switch"),t.querySelector(".formula"),...w(t,".words").children];e.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),e.append(i)}t.append(e),e.showModal()}h();R();var ya=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,xa="Write a number, such as 0.5, in every cell.",zt=class{#e;#t;#o;#n=new Map;#i=new Map;constructor(e,n,o){
this.#e=e,this.#t=n,this.#o=o,this.#c(),e.addEventListener("input",s=>{let r=s.target;this.#x(r.name,r.value),this.#g()}),
e.addEventListener("click",s=>{let r=L(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#l(i,1),"fewer"in r.dataset&&
this.#l(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#r)this.#n.set(J(s),To(Oo(s)));this.#d(),g(this.#e,"i\
nput, select")[0]?.focus(),this.#g()}),this.#p()}get text(){let e={};for(let n of this.#r){let o=J(n),s=vo(n.dataset.kind,
this.#n.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(Oo(n))&&(e[o]=s)}return Object.keys(e).length?
JSON.stringify(e):""}replace(e,n){let o=document.activeElement,s=o&&this.#e.contains(o)?this.#f(o):null;this.#e.replaceChildren(
...e.childNodes),n?this.#c():this.#d(),s?.(),this.#p()}showProblems(e){let n=new Set(e);for(let o of this.#r){let s=J(o),
r=`inputs.${s}`,i=e.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)n.delete(l);let a=i.map(l=>l.message).
join(" "),c=JSON.stringify(this.#n.get(s));a&&this.#i.set(s,{typed:c,message:a})}return this.#p(),[...n]}get#r(){return g(
this.#e,"[data-input]")}#f(e){if((e instanceof HTMLInputElement||e instanceof HTMLSelectElement)&&e.name){let i=`[name="${CSS.
escape(e.name)}"]`,a=e instanceof HTMLInputElement?{start:e.selectionStart,end:e.selectionEnd}:null;return()=>{let c=this.#e.
querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&a&&c.setSelectionRange(
a.start,a.end)}}let o=e.closest("[data-input]"),s=o instanceof HTMLElement?J(o):"",r=e instanceof HTMLElement&&"more"in e.
dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(s)}"] [data-${r}]`);i instanceof
HTMLElement&&i.focus({preventScroll:!0})}}#c(){this.#n.clear();for(let e of this.#r){let n=Vt(e),o=n.map(i=>i.value),{kind:s,
row:r}=e.dataset;this.#n.set(J(e),s==="words"?o:s==="matrix"?Sa(n,!!r):o[0]??"")}}#d(){for(let e of this.#r)for(let n of Vt(
e)){let o=this.#y(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#h(e){let[n="",o,s]=e.split("."),r=this.#n.get(n);return o===
void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#y(e){let n=this.#h(e);if(!n)return this.#n.
get(e);let[o,s]=n;return o?.[s]}#x(e,n){let o=this.#h(e);if(!o){this.#n.set(e,n);return}let[s,r]=o;s&&(s[r]=n)}#g(){this.#p(),
this.#o()}#p(){for(let e of this.#r){let n=J(e),o=!["words","choice"].includes(e.dataset.kind??""),s=o?Vt(e).filter(c=>Mo(
c.value)===null):[];for(let c of o?Vt(e):[])c.setAttribute("aria-invalid",String(s.includes(c)));let r=this.#n.get(n)??"";
this.#i.get(n)?.typed!==JSON.stringify(r)&&this.#i.delete(n),Aa(e,s.length?xa:this.#i.get(n)?.message??"");let{least:i,most:a}=e.
dataset;for(let c of g(e,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of g(e,"[data-more]",
HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#l(e,n){let o=J(e),s=this.#n.get(o),r=s.
length+n;if(r<Number(e.dataset.least)||r>Number(e.dataset.most))return;let i=`word ${s.length+1}`;this.#n.set(o,n>0?[...s,
i]:s.slice(0,-1));for(let{dataset:a}of this.#r){let c=a.input??"",l=this.#n.get(c);a.rows===o&&Array.isArray(l)&&(l=Be(l,
n)),a.columns===o&&Array.isArray(l)&&(l=a.row?Be(l,n):l.map(u=>Be(u,n))),l!==void 0&&this.#n.set(c,l)}this.#g()}};function J(t){
return t.dataset.input??""}function Oo(t){return JSON.parse(t.dataset.default??"null")}function Vt(t){return g(t,"input,\
 select")}function Sa(t,e){let n=new Map;for(let s of t){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],s.value])}
let o=[...n.values()];return e?o[0]??[]:o}function Be(t,e){return e>0?[...t,structuredClone(t.at(-1))]:t.slice(0,-1)}function To(t){
return Array.isArray(t)?t.map(To):String(t)}function vo(t,e){if(t==="words"||t==="choice")return e;if(!Array.isArray(e))
return Mo(e);let n=e.map(o=>vo(t,o));return n.includes(null)?null:n}function Mo(t){let e=t.trim().replace("−","-").replace(
",","."),n=ya.test(e)?Number(e):Number.NaN;return Number.isFinite(n)?n:null}function Aa(t,e){let n=w(t,"[data-failure]");
n.textContent=e,n.hidden=!e}h();F();R();var ac=4e3,cc="The server does not answer. This page computes your changes in your browser and hides what on\
ly the server can update.",As=document.getElementById("lesson-record")!==null,Ze=!1;async function Os(t,{address:e,files:n,
signal:o}){if(Qe())return ys(t,{files:n,signal:o});if(!Ze)return xs(e,o);try{let s=await xs(e,Ln(o));return Es(""),s}catch(s){
if(!(s instanceof M&&[0,...me].includes(s.status)))throw s;return Es(cc),ys(t,{files:n,signal:o})}}function Qe(){return As}
function Ts(t){let e=new AbortController,n=()=>{e.abort(),clearTimeout(o),lc(t)},o=setTimeout(n,ac);for(let s of["pointe\
rdown","keydown"])document.addEventListener(s,n,{signal:e.signal})}async function lc(t){try{let[e]=await Promise.all([fetch(
t),Promise.resolve().then(()=>(ee(),Xe))]);if(!e.ok)return;let n=new DOMParser().parseFromString(await e.text(),"text/ht\
ml");document.body.append(...g(n,"head > *, body > *")),Ze=!0}catch{}}async function vs(t,e,n){if(!As&&!Ze)return;let{previewEdits:o}=await Promise.resolve().then(()=>(bs(),ws));
try{o(t,e,n)}catch(s){if(!(s instanceof M))throw s}}function Es(t){let e=T(document,"[data-silence]");e&&(e.textContent=
t)}async function ys(t,e){let{exportedLesson:n}=await Promise.resolve().then(()=>(ee(),Xe));return n(t,e)}async function xs(t,e){
let o=await fetch(t,{headers:{accept:"text/html, application/problem+json"},signal:e}).catch(Ss),s=await o.text().catch(
Ss);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new M(o.status,uc(s,o.status))}function Ss(t){throw V(
t)?t:new M(0,[{where:"",message:ut,suggestions:[]}])}function uc(t,e){try{return JSON.parse(t).errors??[]}catch{return[{
where:"",message:ft(e),suggestions:[]}]}}h();R();h();R();var Ms="http://www.w3.org/2000/svg";function tn(t,e){let n=T(t,".working");if(!n||(n.querySelector(".threads")?.
remove(),!e))return;let o=n.getBoundingClientRect(),s=e.getBoundingClientRect(),r=document.createElementNS(Ms,"svg");r.setAttribute(
"class","threads"),r.setAttribute("aria-hidden","true");for(let i of fc(t)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+
i.bottom)/2]:[(i.left+i.right)/2,i.bottom],[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,m]=a?[(u-c)/
2,0]:[0,(f-l)/2],A=[[c,l],[c+d,l+m],[u-d,f-m],[u,f]].map(([p=0,y=0])=>`${(p-o.left).toFixed(1)} ${(y-o.top).toFixed(1)}`),
b=document.createElementNS(Ms,"path");b.setAttribute("d",`M${A[0]}C${A.slice(1).join(" ")}`),r.append(b)}n.append(r)}function fc(t){
return g(t,"figure.matrix").flatMap(e=>{let n=g(e,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?
[{left:Math.min(...n.map(({left:o})=>o)),right:Math.max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.
max(...n.map(({bottom:o})=>o))}]:[]})}var dc=".step-results figure[data-how] tbody td",hc=900,pc=2e4,mc=2,en=4,Y=new WeakMap;function Ns(t){t.addEventListener(
"click",e=>{let n=L(e),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;n.closest("[data-play]")&&wc(o);
let s=n.closest("[data-move]");s instanceof HTMLElement&&bc(o,Number(s.dataset.move));let r=n.closest("[data-choice]");r instanceof
HTMLElement&&xc(o,r)}),t.addEventListener("input",e=>{let n=L(e),o=n.closest("[data-step]");!(o instanceof HTMLElement)||
!n.matches("[data-scrub]")||(st(o),ne(o,Number(n.value)))})}function Ls(t){for(let e of g(t,"[data-step]")){let n=T(e,".\
play");if(!n||Y.has(e))continue;let o=g(e,dc,HTMLTableCellElement);if(n.hidden=o.length<mc,n.hidden)continue;let s=e.closest(
"[data-frame]")?-1:gc(o);Y.set(e,{cells:o,shown:o.length,timer:0,asks:s});let r=w(n,"[data-scrub]",HTMLInputElement);r.max=
String(o.length),r.value=r.max}}function nn(t){for(let e of g(t,"[data-step]"))st(e)}function gc(t){let e=new Set(t.map(
r=>r.textContent));if(t.length<en||e.size<en)return-1;let n=Math.floor(t.length/2),o=t.map(Ut),s=n;for(let r=n;r<t.length;r+=
1)Math.abs(o[r]??0)>Math.abs(o[s]??0)&&(s=r);return s}function wc(t){let e=Y.get(t);if(!e)return;if(e.timer){st(t);return}
e.shown>=e.cells.length&&ne(t,0);let n=Math.min(hc,pc/e.cells.length),o=()=>{if(e.shown===e.asks&&!("predicted"in t.dataset)){
Ec(t,e);return}ne(t,e.shown+1),e.shown>=e.cells.length&&st(t)};e.timer=window.setInterval(o,n),$s(t,!0),o()}function st(t){
let e=Y.get(t);e?.timer&&(clearInterval(e.timer),e.timer=0,$s(t,!1))}function $s(t,e){w(t,"[data-play]").textContent=e?"\
Pause":"Play"}function bc(t,e){let n=Y.get(t);if(!n)return;st(t);let o=e<0?0:n.cells.length;ne(t,Math.abs(e)>1?o:n.shown+
e)}function ne(t,e){let n=Y.get(t);if(!n)return;let{cells:o}=n;n.shown=Math.max(0,Math.min(o.length,e));for(let[i,a]of o.
entries())a.toggleAttribute("data-ahead",i>=n.shown),a.removeAttribute("data-asked");T(t,".predict")?.remove();let s=w(t,
"[data-scrub]",HTMLInputElement);s.value=String(n.shown);let r=o[n.shown-1];ks(t,n.shown,o.length),r?wt(r):Bt(t),n.timer&&
r?.scrollIntoView({block:"nearest"}),tn(t,r??null)}function ks(t,e,n){let o=e?`number ${e} of ${n}`:"";w(t,".play output").
textContent=o,w(t,"[data-scrub]").setAttribute("aria-valuetext",o)}function Ec(t,e){st(t);let n=e.cells[e.asks];if(!n)return;
n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),ks(t,e.asks+1,e.cells.length),wt(n,{withoutResult:!0}),
tn(t,n);let o=document.createElement("div");o.className="predict",o.setAttribute("role","group"),o.setAttribute("aria-la\
bel","Predict, then see");let s=document.createElement("p"),r=document.createElement("b");r.textContent="Predict, then s\
ee. ",s.append(r,"Which number comes where the question mark is?");let i=document.createElement("div");i.className="choi\
ces",i.append(...yc(n,e.cells).map(a=>{let c=document.createElement("button");return c.type="button",c.dataset.choice=a,
c.textContent=a,c})),o.append(s,i),w(t,".play").after(o)}function yc(t,e){let n=t.textContent??"",o=t.closest("figure"),
s=e.filter(c=>c.closest("figure")===o).map(c=>c.textContent??""),r=e.map(c=>c.textContent??""),i=[...new Set([n,...s.reverse(),
...r])].slice(0,en),a=c=>Number(c.replace("−","-").replace(",",""));return i.sort((c,l)=>a(c)-a(l))}function xc(t,e){let n=Y.
get(t),o=n?.cells[n.asks];if(!n||!o)return;let s=o.textContent??"",r=e.dataset.choice===s;t.dataset.predicted=String(r);
let i=w(t,".predict");for(let c of g(i,"button",HTMLButtonElement))c.disabled=!0,(c===e||c.dataset.choice===s)&&(c.dataset.
right=String(c.dataset.choice===s));o.removeAttribute("data-asked"),n.shown=n.asks+1,w(t,"[data-scrub]",HTMLInputElement).
value=String(n.shown),wt(o);let a=document.createElement("p");a.setAttribute("role","status"),a.textContent=r?"Right. Pl\
ay goes on.":`It is ${s}; the line above shows why. Play goes on.`,i.append(a),w(t,"[data-play]").focus({preventScroll:!0})}h();var Rs="pointerscope-lessons";function Cs(){try{let t=JSON.parse(localStorage.getItem(Rs)??"{}");return t&&typeof t==
"object"?t:{}}catch{return{}}}function on(t){let e=Cs()[t];return new Set(Array.isArray(e)?e:[])}function sn(t,e){let n=on(
t);if(!n.has(e))try{localStorage.setItem(Rs,JSON.stringify({...Cs(),[t]:[...n,e]}))}catch{}}h();R();var Sc=3e4,_s=720;async function Is(t){for(let n of t)n.removeAttribute("lazy");let e=Date.now()+Sc;for(;Date.now()<
e&&t.some(Ac);)await new Promise(n=>setTimeout(n,100))}function Ac(t){return t.querySelector(".view-failure:not([hidden]\
)")?!1:!t.dataset.drawn||t.hasAttribute("aria-busy")}function Ps(t,e=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{e(),o=g(t,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=g(t,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>_s);for(let r of s)r.style.setProperty("--print-scale",String(_s/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}var Pl=350,Hl=60,En=["removed","inputs","layer","head"],Ur=["step","all",...En],jl={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},x=w(document,"[data-lesson]"),v=w(x,"[data-steps]"),jr=T(x,"[data-controls]"),Tt=x.dataset.only,wn=w(x,"[data\
-error]"),ce=T(x,"[data-inputs]"),lt=ce&&new zt(ce,w(x,"[data-reset]",HTMLButtonElement),Jl),vt="frame"in x.dataset,{states:Fl,
leftOut:Wr="",edited:qr=""}=x.dataset,{record:Fr}=x.dataset,S=yn(location.search),I=Qe()?{...S,...Sn(yn(""))}:S,bn=new AbortController,
xt=0,At=0,Br=0;function yn(t){let e=new URLSearchParams(t);return{step:e.get("step")??"",all:e.get("all")??"",removed:e.
get("removed")??Wr,inputs:e.get("inputs")??qr,layer:e.get("layer")??"",head:e.get("head")??""}}var Bl=vt?Eo(x,v):()=>{},
Dl="framers"in document.body.dataset?io({state:zl,height:()=>x.scrollHeight,set:Gl}):()=>{},W=()=>g(v,":scope > [data-st\
ep]"),le=t=>W().findIndex(e=>e.dataset.step===t),z=()=>Math.max(0,le(S.step)),Vr=()=>vt&&window.parent!==window;function q(){
let t=!!S.all||!!Tt,e=z(),n=W();for(let[o,s]of n.entries())s.hidden=!t&&o!==e;for(let o of g(x,"[data-beside]"))o.hidden=
!t&&o.dataset.beside!==n[e]?.dataset.step;if(t&&!vt)for(let o of ve(v,"pointer-view[lazy]"))o.removeAttribute("lazy");x.
dataset.mode=t?"all":"one",x.toggleAttribute("data-first",e===0);for(let o of g(x,"[data-follow]",HTMLSelectElement)){let s=o.
dataset.follow;o.value=S[s]||"0"}for(let o of g(x,"[data-slide]"))ql(o,o.dataset.slide===n[e]?.dataset.step);jr&&Vl(jr,e,
n.length,t),Wl(),Ul(n),Bl(),Dl("state",{})}function Ul(t){let e=he(I);for(let r of g(x,"[data-slide]"))r.toggleAttribute(
"data-left-out",e.has(r.dataset.slide??""));let n=T(x,"[data-changed]");if(!n)return;let o=t.filter(r=>e.has(r.dataset.step??
"")).map(r=>`“${w(r,"h1, h2").lastChild?.textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",I.inputs?
"The inputs are edited.":""].filter(Boolean);n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and print\
ed numbers speak of the original lesson.`}function xn(){return!vt&&!("opens"in x.dataset)}function Wl(){let{lesson:t=""}=x.
dataset;if(!xn())return;let e=on(t);for(let n of g(x,"[data-slide]"))n.toggleAttribute("data-seen",e.has(n.dataset.slide??
""))}function ql(t,e){if(!e){t.removeAttribute("aria-current");return}t.setAttribute("aria-current","step");let n=t.closest(
"ol");n&&requestAnimationFrame(()=>{n.scrollLeft=t.offsetLeft-n.offsetLeft})}function Vl(t,e,n,o){t.hidden=!1,w(t,"[data\
-place]").textContent=`Step ${e+1} of ${n}`,w(t,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,w(t,'[data-go="1"]',HTMLButtonElement).
disabled=e===n-1;let s=T(t,"[data-all]",HTMLInputElement);s&&(s.checked=o)}function Ot(t,e=!1){let n=W(),o=n[Math.max(0,
Math.min(n.length-1,t))];o&&(nn(v),xn()&&sn(x.dataset.lesson??"",n[z()]?.dataset.step??""),S={...S,step:o.dataset.step??
""},Mt("replace"),q(),e&&w(o,"h1, h2").focus({preventScroll:!0}),S.all?o.scrollIntoView({block:"start"}):o.getBoundingClientRect().
top<0&&x.scrollIntoView({block:"start"}),x.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",
inline:"nearest"}))}function Sn({removed:t,inputs:e,layer:n,head:o}){return{removed:t,inputs:e,layer:n,head:o}}function ue(t,e){
return En.every(n=>t[n]===e[n])}function zl(){return{step:W()[z()]?.dataset.step,removed:I.removed,inputs:I.inputs}}function Gl({
step:t,...e}){t!==void 0&&!Tt&&Ot(Math.max(0,le(t??"")));let n={};for(let o of En)o in e&&(n[o]=e[o]??"");fe(n)}function Mt(t){
let e=zr({...S,...Sn(I)});if(e!==location.pathname+location.search)try{t==="push"&&!Vr()?history.pushState(null,"",e):history.
replaceState(null,"",e)}catch{}}function zr(t){let e=[...new URLSearchParams(location.search)].filter(([s])=>!Ur.some(r=>r===
s)),n=j({...Object.fromEntries(e),...t});Wr&&!t.removed&&n.set("removed",""),qr&&!t.inputs&&n.set("inputs","");let o=n.toString();
return o?`${location.pathname}?${o}`:location.pathname}function Jl(){let t=lt?.text;cancelAnimationFrame(Br),typeof t=="\
string"&&(Br=requestAnimationFrame(()=>vs(v,t,he(S)))),clearTimeout(At),At=setTimeout(()=>fe({}),Pl)}function fe(t){let e=At&&
lt?lt.text:null;clearTimeout(At),At=0;let n={...S,...e===null?{}:{inputs:e},...t};ue(n,S)||(S=n,de({history:"push"}))}async function de({
history:t,isFresh:e=!1}){xt+=1;let n=xt;bn.abort(),bn=new AbortController,v.setAttribute("aria-busy","true");try{let o=await Os(
S,{address:zr(S),files:Fl,signal:bn.signal});if(n!==xt)return;Kl(o,e),I=S,Gr([]),t==="push"&&Mt("push"),q()}catch(o){if(V(
o))return;if(!(o instanceof M))throw o;n===xt&&Yl(o.problems,t)}finally{n===xt&&v.removeAttribute("aria-busy")}}function Yl(t,e){
Gr(t);let n=t.every(s=>s.where.startsWith("inputs"));if(S={...S,...n?{inputs:I.inputs}:Sn(I)},!ue(S,I)){de({history:e});
return}let o=he(I);for(let s of g(v,"[data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");Mt("replace"),
q()}function he(t){return new Set(t.removed.split(",").filter(Boolean))}function Kl(t,e){nn(v);let n=document.activeElement?.
closest("[data-remove]"),o=n instanceof HTMLElement?n.dataset.remove:void 0;for(let r of W()){let i=r.dataset.step??"",a=t.
querySelector(`[data-steps] > [data-step="${CSS.escape(i)}"]`);a&&r.replaceWith(a)}for(let r of g(x,"[data-renew]")){let i=t.
querySelector(`[data-renew="${r.dataset.renew}"]`);i&&r.replaceChildren(...i.childNodes)}let s=T(t,"[data-inputs]");s&&lt?.
replace(s,e),o&&T(v,`[data-remove="${CSS.escape(o)}"]`)?.focus(),Jr()}function Gr(t){let e=lt?lt.showProblems(t):t;wn.textContent=
e.map(n=>n.message).join(" "),wn.hidden=e.length===0,e.length&&x.dataset.live&&wn.append(" ",Xl(x.dataset.live))}function Xl(t){
let e=document.createElement("a");return e.href=t,e.textContent="Open it on the server",e.search=j({...S,all:null}).toString(),
e}function Jr(){no(v),Ls(v),fo(v),v.querySelector("pointer-view")&&Promise.resolve().then(()=>(Hr(),Il));for(let t of g(
v,"[data-embed]",HTMLAnchorElement)){let e=t.closest("[data-step]"),n=e instanceof HTMLElement?e.dataset.step:void 0;t.search=
j({...S,all:null,step:n}).toString()}for(let t of g(x,"[data-offline]",HTMLAnchorElement)){let e=new URLSearchParams(location.
search).get("lang");t.search=j({removed:S.removed,inputs:S.inputs,lang:e}).toString()}for(let t of g(x,"[data-back]",HTMLAnchorElement)){
let e=new URLSearchParams(location.search);for(let n of Ur)e.delete(n);t.search=e.toString()}}function Zl(t,e,{row:n,column:o}){
let s=Object.fromEntries(new URLSearchParams(location.search)),r=j({...s,step:null,all:null,row:n,column:o});return G(`${x.
dataset.api}/${t}/${e}?${r}`)}async function Ql(){let{solutionsAt:t}=x.dataset;if(!(!t||T(x,"[data-solutions]")))try{let e=await fetch(
t);if(!e.ok)return;let n=new DOMParser().parseFromString(await e.text(),"text/html");v.after(...g(n.body,"[data-solution\
s]"))}catch{}}async function tu(t){t.disabled=!0;let{all:e}=S;S={...S,all:"1"},q(),await Promise.all([Is(ve(v)),Ql()]),window.
print(),S={...S,all:e},q(),t.disabled=!1}function Yr(t){return t.closest("input:not([type=checkbox]), select, textarea")!==
null}function Kr(t){for(let e=t;e&&e!==v;){if(e.localName==="pointer-view"||e.scrollWidth>e.clientWidth+1&&getComputedStyle(
e).overflowX!=="visible")return!0;e=e.parentElement}return!1}v.addEventListener("change",t=>{let e=t.target;if(!(e instanceof
HTMLInputElement)||!e.dataset.remove)return;let n=he(S);e.checked?n.add(e.dataset.remove):n.delete(e.dataset.remove),fe(
{removed:[...n].join(",")})});x.addEventListener("change",t=>{let e=Bn(t);e.dataset.follow&&fe({[e.dataset.follow]:e.value}),
"all"in e.dataset&&e instanceof HTMLInputElement&&(S={...S,all:e.checked?"1":""},Mt("replace"),q(),W()[z()]?.scrollIntoView(
{block:"start"}))});x.addEventListener("click",t=>{let e=L(t);e.dataset.go&&Ot(z()+Number(e.dataset.go));let n="stripBut\
ton"in e.dataset&&e.closest("figure");n&&e.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in
e.dataset&&tu(e),e.closest(".onward a")&&xn()&&sn(x.dataset.lesson??"",W()[z()]?.dataset.step??"");let o=e.closest("[dat\
a-slide]");o instanceof HTMLElement&&(t.preventDefault(),Ot(le(o.dataset.slide),!0))});document.addEventListener("keydow\
n",t=>{let e=L(t);if(Tt||t.defaultPrevented||t.altKey||t.ctrlKey||t.metaKey||Yr(e)||Kr(e))return;let n=jl[t.key];!n||S.all&&
t.key.startsWith("Page")||(t.preventDefault(),Ot(z()+n,!0))});var St;v.addEventListener("touchstart",t=>{let e=L(t);St=t.
touches.length===1&&!Kr(e)&&!Yr(e)?t.touches[0]:void 0},{passive:!0});v.addEventListener("touchend",({changedTouches:[t]})=>{
if(Tt||!St||!t)return;let[e,n]=[t.clientX-St.clientX,t.clientY-St.clientY];St=void 0,Math.abs(e)>Hl&&Math.abs(e)>2*Math.
abs(n)&&Ot(z()-Math.sign(e))});window.addEventListener("popstate",()=>{S=yn(location.search),ue(S,I)?q():de({history:"ke\
ep",isFresh:!0})});Vr()||Ps(v,()=>{for(let t of W())t.hidden=!1;for(let t of g(v,"[data-beside]"))t.hidden=!1;vt&&yo(W())},
q);!S.step&&location.hash&&(S.step=location.hash.slice(1));S.step&&le(S.step)<0&&!Tt&&(S.step="",Mt("replace"));var Dr=T(
x,"details.inputs",HTMLDetailsElement);Dr&&matchMedia("(max-width: 62rem)").matches&&(Dr.open=!1);eo(v,"opens"in x.dataset?
Zl:null);co(v,x.dataset.lesson??"",x.lang);Ns(v);ce&&uo(ce);ho(v);Jr();q();x.dataset.ready="true";Fr&&Ts(Fr);ue(S,I)||de(
{history:"keep",isFresh:!0});})();
