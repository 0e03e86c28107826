(()=>{var Yo=Object.defineProperty;var O=(t,e,n)=>()=>{if(n)throw n[0];try{return t&&(e=t(t=0)),e}catch(s){throw n=[s],s}};var Xo=(t,e)=>{for(var n in e)Yo(t,n,{get:e[n],enumerable:!0})};var Je,Ko,y,p=O(()=>{"use strict";({currentScript:Je}=document),Ko=Je instanceof HTMLScriptElement?Je.src:"",y=new URL("\
static/js/",Ko||document.baseURI).href});async function W(t,e,n=Et){let s=await Qo(new URL(`api/${t}`,n),e);if(String(n)===Et.href&&er(s!==null&&!tr(s)),!s)return Ye();
if(!(s.headers.get("content-type")??"").includes("json")){let i=rt(s.status);throw new T(s.status,[{where:"",message:i,suggestions:[]}])}
let r=await s.json().catch(Ye);if(!s.ok)throw new T(s.status,r.errors??[]);return r}async function Qo(t,e){try{let n=await fetch(
t,e);return Zo.includes(n.status)?null:n}catch(n){if(F(n))throw n;return null}}function tr({headers:t}){return t.get("ca\
che-status")?.startsWith("service-worker")??!1}function er(t){t!==V.answers&&(V.answers=t,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:t}})))}function Ye(t){throw F(t)?t:new T(0,[{where:"",message:ot,suggestions:[]}])}
function F(t){return t instanceof DOMException&&t.name==="AbortError"}function C(t){let e=Object.entries(t).filter(([,n])=>n!=
null&&n!=="");return new URLSearchParams(e.map(([n,s])=>[n,String(s)]))}function yt(t){return t instanceof Error?t.message:
String(t)}var T,Et,V,Zo,ot,rt,I=O(()=>{"use strict";p();T=class extends Error{constructor(e,n){super(n.map(s=>s.message).
join(" ")),this.status=e,this.problems=n}},Et=new URL(y.replace(/^(.*\/)static\/.*$/,"$1")),V={answers:!0},Zo=[502,504],
ot="No response could be read. Your input is still here; check your connection and try again.",rt=t=>`The server answere\
d with ${t}.`});function Zt(t){return typeof t=="string"?Number(t.replace("inf","Infinity")):t}function At({shape:t}){return t.reduce((e,n)=>e*
n,1)}function tn(t,e,{single:n=!1}={}){let s=n?Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of t){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(At(i)),c=i.op==="table"?e(i.name??""):
[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:nr(t,i,l,r);o.push(a)}return o.at(-1)??new s(0)}function nr(t,e,n,s){
let{op:o}=e;if(o==="constant")return te(e,n);let r=Qt(t,e,n).map(([f,d])=>s(f,d)),[i=0,a=0,c=0]=r;if(o==="view"||o==="jo\
in")return i;if(o==="where")return i?a:c;if(o==="matmul")return or(r);if(o==="collect")return it.sum?.(r)??0;if(o==="sof\
tmax")return sr(t,e,n,r);let l=it[o];if(l)return l(r);let u=Kt[o];if(!u)throw new RangeError(`There is no operation ${o}\
.`);return u(i,a)}function Qt(t,e,n){let{op:s,of:o=[],groups:r}=e,[i=0,a=0]=o;if(s==="view")return[[i,rr(e,n)]];if(s==="\
join")return[ir(t,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[t[a]?.shape.at(-2)??
0,e.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(e.shape.at(-2)??1))*c*l;return Qe(c).flatMap(m=>[[i,u*c+
m],[a,d+m*l+f]])}if(s==="softmax"||s in it){let c=t[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=Qe(c).map(f=>[
i,l*c+f]);return o.length>1?[...u,[a,0]]:u}return o.map(c=>[c,t[c]?.shape.length?n:0])}function te({values:t=0},e){return Zt(
Array.isArray(t)?t[e]??Number.NaN:t)}function ee(t,{of:e=[]},n){let s=t[e[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}
function sr(t,e,n,s){let{place:o,width:r}=ee(t,e,n),i=ne(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce((a,c)=>a+c,
0)}function ne(t,e=1){let n=Math.max(...t),s=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(o=>Math.exp((o-n)/s))}function or(t){
let e=0;for(let n=0;n<t.length;n+=2)e+=(t[n]??0)*(t[n+1]??0);return e}function rr({shape:t,offset:e=0,strides:n,index:s},o){
if(s)return s[o]??0;let[r,i]=[e,o];for(let a=t.length-1;a>=0;a-=1){let c=t[a]??1;r+=i%c*(n?.[a]??0),i=Math.floor(i/c)}return r}
function ir(t,e,n){let s=n;for(let o of e){let r=At(t[o]??{op:"",shape:[]});if(s<r)return[o,s];s-=r}throw new RangeError(
`No operand has the element ${n}.`)}function Qe(t){return Array.from({length:t},(e,n)=>n)}function ar(t){let e=Math.floor(
t);return t-e!==.5?Math.round(t):e%2?e+1:e}function cr(t){if(Math.abs(t)>6)return Math.sign(t);let[e,n]=[t,t];for(let s=1;Math.
abs(n)>Math.abs(e)*1e-17;s+=1)n*=2*t*t/(2*s+1),e+=n;return 2*Math.exp(-t*t)/Math.sqrt(Math.PI)*e}var Kt,it,Ot=O(()=>{"us\
e strict";p();Kt={add:(t,e)=>t+e,subtract:(t,e)=>t-e,multiply:(t,e)=>t*e,divide:(t,e)=>t/e,power:(t,e)=>t**e,maximum:Math.
max,minimum:Math.min,greater:(t,e)=>+(t>e),greater_equal:(t,e)=>+(t>=e),less:(t,e)=>+(t<e),less_equal:(t,e)=>+(t<=e),equal:(t,e)=>+(t===
e),not_equal:(t,e)=>+(t!==e),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(t,e)=>(t%e+e)%e,isfinite:t=>Number(Number.isFinite(t)),round:(t,e)=>ar(t*10**e)/10**e,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*(1+cr(t/Math.SQRT2))},it={sum:t=>t.reduce((e,n)=>e+n,0),product:t=>t.
reduce((e,n)=>e*n,1),largest:t=>Math.max(...t),smallest:t=>Math.min(...t)}});function b(t,e,n){let s=$(t,e,n);if(!s)throw new Error(`The page has no element that matches ${e}.`);return s}function $(t,e,n){
let s=t.querySelector(e);return s&&cn(s,n)?s:null}function w(t,e,n){return[...t.querySelectorAll(e)].filter(s=>cn(s,n))}
function ae(t,e="pointer-view"){return[...t.querySelectorAll(e)]}function _({target:t}){return t}function an({target:t}){
return t}function cn(t,e){return t instanceof(e??HTMLElement)}var D=O(()=>{"use strict";p()});function at(t){if(Array.isArray(t))return br(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=Uint8Array.from(
atob(t.bdata),r=>r.charCodeAt(0)),n=wr[t.dtype];if(!n)throw new Error(`An array has the unknown type ${t.dtype}.`);let s=new n(
e.buffer),o=t.shape?String(t.shape).split(",").map(Number):[s.length];return{values:s,shape:o}}function br(t){if(!(typeof t[0]==
"object"&&t[0]!==null))return{values:t,shape:[t.length]};let n=t;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,
n[0]?.length??0]}}function X({values:t,shape:e},n){let[,...s]=e,o=s.reduce((r,i)=>r*i,1);return{values:Er(t,n*o,(n+1)*o),
shape:s}}function ln({values:t,shape:e}){return e.length<2?t:ce({values:t,shape:e})}function ce(t){return Array.from({length:t.
shape[0]??0},(e,n)=>X(t,n).values)}function Er(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}var wr,le=O(()=>{
"use strict";p();wr={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,
u4:Uint32Array}});function fn({data:t,layout:e},n){let{parts:s=[]}=e.meta,o=ue(e.meta,n);for(let r of s){let i=t[r.trace];"lines"in r?Object.
assign(i,Ar(o(r.lines),n[r.row],r)):i[r.attribute]=ln(o(r.is))}}function ue(t,e){let n=yr(t),s=Object.fromEntries((t.choices??
[]).map(({name:a,values:c})=>[a,e[a]===Nt?Nt:c.indexOf(e[a]??"")])),o=({take:a,at:c})=>{let l=n[a];if(!l)throw new Error(
`The figure has no array ${a}.`);for(let u of c){let f=s[u]??0;f!==Nt&&(l=X(l,f))}return l},r=([a,c])=>{let[{values:l},{
values:u,shape:f}]=[i(a),i(c)];return{values:Float64Array.from(u,(m,S)=>m*Number(l[S%l.length])),shape:f}},i=a=>{if("tak\
e"in a)return o(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in a?Sr(i(a.softmax),
a):"product"in a?r(a.product):xr(r(a.dots),a.over)};return i}function yr(t){let e=un.get(t);return e||(e=Object.fromEntries(
Object.entries(t.arrays??{}).map(([n,s])=>[n,at(s)])),un.set(t,e)),e}function xr(t,e){let[n=0]=t.shape;return{values:Float64Array.
from({length:n},(o,r)=>dn(X(t,r).values)).map(o=>o/e),shape:[n]}}function Sr({values:t,shape:e},{temperature:n,mask:s}){
let o=Array.from(t,(c,l)=>s&&!s[l]?-1/0:c/n),r=Math.max(...o),i=o.map(c=>Math.exp(c-r)),a=dn(i);return{values:Float64Array.
from(i,c=>c/a),shape:e}}function dn(t){let e=0;for(let n=0;n<t.length;n+=1)e+=Number(t[n]);return e}function Ar({values:t,
shape:e},n,{above:s,to:o}){let r=[],i=[],[a=0,c=0]=e;for(let l=0;l<a;l+=1)if(!(n!==Nt&&l!==n))for(let u=0;u<c;u+=1){let f=Number(
t[l*c+u]);f<=s||f>o||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var Nt,un,fe=O(()=>{"use strict";p();le();Nt="a\
ll",un=new WeakMap});function mn({data:t,layout:e},n){let{table:s}=e.meta;if(s&&"rows"in s)return[s];let o=s?[Or(s,ue(e.meta,n),n)]:[];return s&&
!s.beside?o:[...t.filter(i=>i.type==="heatmap"&&i.visible!==!1).map(i=>vr(e,i)),...o]}function $t({columns:t,rows:e}){let n=document.
createElement("table");n.createTHead().insertRow().append(...t.map(r=>de("th",r,"col")));let o=n.createTBody();for(let[r,
...i]of e)o.insertRow().append(de("th",r,"row"),...i.map(a=>de("td",a)));return n}function gn(t){let e=s=>s.map(Lr).join(
",");return`${t.map(({columns:s,rows:o})=>[s,...o].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function Or(t,e,n){let{columns:s,labels:o}=t;if("values"in t){let c=t.values.map(l=>e(l).values);return{columns:s,rows:o.
map((l,u)=>[l,...c.map(f=>f[u])])}}let r=e(t.matrix),i=r.shape.length<2?[r.values]:ce(r),a=i.length===o.length?o:[Tr(t,n)];
return{columns:s,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function Tr({labels:t,matrix:e},n){let s="at"in e?e.at.at(-1):
void 0;return t[Number(n[s??""])]??""}function vr(t,e){let n=at(e.z??[]),s=hn(t,e,"y").map((o,r)=>[o,...Array.from(X(n,r).
values)]);return{columns:[e.name??"",...hn(t,e,"x")],rows:s}}function hn(t,e,n){let s=e[n];if(Array.isArray(s))return s.
map(c=>pn(String(c)));let o=t[`${n}axis`],i=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;
if(i)return i.map(pn);let{shape:a}=at(e.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function pn(t){return t.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function Lr(t){if(t==null)return"";if(typeof t=="n\
umber")return String(t);let e=t.replace(Nr,"$1'").replace($r,"'"),n=Mr.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll(
'"','""')}"`:n}function de(t,e,n){let s=document.createElement(t);return n&&(s.scope=n),s.textContent=typeof e=="number"&&
!Number.isInteger(e)?e.toFixed(6):String(e??"–"),s}var Mr,Nr,$r,he=O(()=>{"use strict";p();le();fe();Mr=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
Nr=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,$r=/^(?=[\t\r\n])/});var Dn,Wn,Bn,qn,zn,Gn,Vn,Jn,Yn,Xn,Kn,Zn,Qn,ts,es,ns,ss,os,rs,is,xe,as,ct=O(()=>{"use strict";p();Dn="This lesson has no \
such input. Send one of its inputs.",Wn="This is not one of the options. Send one of {options}.",Bn="This is not a list.\
 Send a list of words.",qn="There are {words} words. Send {expected} words.",zn="This word is empty or not text. Send a \
word.",Gn="The word contains a control character. Send it without.",Vn="The word has {characters} characters. Send at mo\
st {most}.",Jn="This is not a matrix. Send a list of rows, each a list of numbers.",Yn="The matrix has {count} row. Send\
 {expected}.",Xn="The matrix has {count} rows. Send {expected}.",Kn="This row is not a list. Send a list of numbers.",Zn=
"The row has {count} number. Send {expected}.",Qn="The row has {count} numbers. Send {expected}.",ts="This is not a numb\
er. Send a number, such as 0.25.",es="The number is out of range. Send a number from {least} to {most}.",ns="This is not\
 a whole number. Send a whole number.",ss='"{step}" is not a step of this lesson. Send the id of a removable step.',os='\
"{step}" cannot be removed. Send the id of a removable step.',rs="This step needs {names}, which could not be computed a\
bove.",is="The result is not a number: the inputs are too extreme. Enter smaller values.",xe=[0,.01,.04,.1,.2,.4,.7,1],as=
4});function ls(t,e){let n=Array.from(t),s=n.every(r=>!Number.isFinite(r)||Number.isInteger(r)),o=xi(n,e);return n.map((r,i)=>({
text:It(r,s?0:3),exact:Oe(r),level:o[i]??null}))}function It(t,e=Se(t)?0:3){if(!Number.isFinite(t))return t>0?"∞":"−∞";
let n=Math.abs(t);if(Se(t)&&n<1e10&&!e){let o=String(n),r=n>=1e4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return t<0?`−${r}`:
r}if(n>=1e6||e&&n>0&&n<5e-4){let[o="",r=""]=Ae(t,2,"toExponential").split("e");return`${o}e${Number(r)}`.replaceAll("-",
"−")}let s=Ae(t,e,"toFixed");return(Number(s)===0?s.replace("-",""):s).replace("-","−")}function Oe(t){if(Se(t))return String(
t);if(!Number.isFinite(t))return String(t).replace("Infinity","inf");let e=Math.abs(t);if(e>=Ei&&e<yi){let r=String(t);return r.
includes(".")?r:`${r}.0`}let[n="",s=""]=t.toExponential().split("e"),o=s.slice(1).padStart(2,"0");return`${n}e${s.charAt(
0)}${o}`}function Se(t){return Math.abs(t)<1e15&&Number.isInteger(t)}function Ae(t,e,n){let[s="",o]=t[n](bi).split("e"),
r=s.indexOf(".")+1+e,i=/^50*$/.test(s.slice(r)),a="02468".includes(s.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)
return t[n](e);let c=s.slice(0,r).replace(/\.$/,"");return o===void 0?c:`${c}e${o}`}function xi(t,e){let n=t.map(o=>Number.
isFinite(o)?o:0);if(e==="weights"){let o=xe.slice(1).map((r,i)=>(r+(xe[i]??0))/2);return n.map(r=>o.filter(i=>i<r).length)}
if(!e)return[];let s=Math.max(0,...n.map(Math.abs))||1;return n.map(o=>Number(Ae(o/s*as,0,"toFixed")))}var bi,Ei,yi,Te=O(
()=>{"use strict";p();ct();bi=100,Ei=1e-4,yi=1e16});var ve,Me=O(()=>{"use strict";p();ve=`	
\v\f\r              \u2028\u2029  　`});function Z(t,e){return t.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(e[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Pt=O(()=>{"use strict";p();Me()});function Ai(t,e,n){let s=t.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(e[c])),o=t.filter(({kind:c})=>c===
"words"),r=o.map(({value:c})=>c),i=o.map(({name:c})=>e[c]),a=s.map(({name:c})=>c);return{settings:[...n,...s.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${e[c]}`)],inputs:new Set(us(r)===us(i)?a:[...a,Si])}}function us(t){let e=t.flat();return e.
map(n=>e.indexOf(n)).join()}function Oi(t,e,{settings:n,inputs:s}){let o=Object.entries(t.tables).map(([g,h])=>{let E=fs(
h,n)??null,{title:v="",figure:G=null}=E??Object.values(h.variants)[0]??{};return{name:g,title:v,isShown:G!==null,variant:E,
numbers:null}}),r=(g,h="")=>({tables:o,status:g,error:h}),i=t.inputs.map(g=>e.get(g)?.status);if(t.failing.some(g=>s.has(
g))||i.includes("unknown"))return r("unknown");let c=t.inputs.filter((g,h)=>i[h]==="failed");if(c.length)return r("faile\
d",Z(rs,{names:c.join(", ")}));let l=new Map(o.map(({name:g,variant:h})=>[g,h])),u=Ti(t,l,e,s);if(!fs(t.conditions,n)?.every(
({expression:g,holds:h})=>{let[E]=ds(g,u)??[];return E!==void 0&&!!E===h}))return r("unknown");let m=o.map(g=>({...g,numbers:u(
g.name)}));return m.some(({numbers:g})=>g&&Array.from(g).some(Number.isNaN))?r("failed",is):{tables:m,status:"computed",
error:""}}function Ti(t,e,n,s){let o=new Map,r=i=>{let a=t.tables[i];if(!a)return n.get(i)?.numbers??null;if(!o.has(i)){
let c=a.fixed.some(l=>s.has(l))?null:e.get(i);o.set(i,c?ds(c.expression,r):null)}return o.get(i)??null};return r}function ds(t,e){
return t.every(s=>s.op!=="table"||e(s.name??"")?.length===At(s))?tn(t,s=>e(s)??[]):null}function fs({settings:t,variants:e},n){
return e[t.filter(s=>n.includes(s)).join(",")]}function vi(t,e){return!t||t.length!==e?.length?!1:Array.from(t).every((n,s)=>Object.
is(n,e[s]))}var Si,Ht,hs=O(()=>{"use strict";p();Ot();ct();Pt();Si="=",Ht=class{#e;#t;constructor(e){this.#e=e;let n=Object.
fromEntries(e.inputs.map(({name:s,value:o})=>[s,o]));this.#t=this.#s(n,new Set,null)}get inputs(){return this.#e.inputs}get steps(){
return this.#e.steps}get ownValues(){return this.#t.values}solve(e,n){return this.#s(e,n,this.#t)}#s(e,n,s){let o={values:e,
steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=e[i]??c,f=a==="matrix"||a==="number"?[l].
flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);o.known.set(i,{numbers:f,isOwn:d,status:"computed"})}let r=Ai(this.#e.
inputs,e,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(g=>o.known.get(g)?.isOwn??!0),l={settings:a?[i.
id]:[],inputs:new Set},u=Oi(i,o.known,c?l:r),{id:f,inputs:d}=i;o.steps.push({id:f,inputs:d,isRemoved:a,isOwn:c,...u});let{
tables:m,status:S}=u;for(let{name:g,numbers:h}of m){let E=c&&!a||vi(h,s?.known.get(g)?.numbers);o.known.set(g,{numbers:h,
isOwn:E,status:S})}}return o}}});function Ne(t){let[e,n]=[0,t.length];for(;e<n&&ps(t.charAt(e));)e+=1;for(;e<n&&ps(t.charAt(n-1));)n-=1;return t.slice(e,
n)}var kl,ps,ms,gs=O(()=>{"use strict";p();Me();kl=new RegExp(`[${ve}]+`),ps=t=>t!==""&&ve.includes(t);ms=t=>[...t].length});function Es(t,e){let n=t.map(({name:i})=>i),s=Object.keys(e).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:Dn,suggestions:n})),o={},r=[...t.filter(({kind:i})=>i==="words"),...t.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(e,i.name)?e[i.name]:i.own;o[i.name]=$i(i,a,o)}catch(a){if(!(a instanceof N))throw a;let{where:c,
message:l}=a;s.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),o[i.name]=i.own}if(s.length)throw new T(422,
s);return o}function $i(t,e,n){if(t.kind==="words")return Li(t,e);if(t.kind==="matrix")return Ri(t,e,n);if(t.kind==="num\
ber")return ys(t,e,"");if(typeof e=="string"&&t.options.includes(e))return e;throw new N("",Wn,{options:t.options.join("\
, ")})}function Li({least:t,most:e},n){if(!Array.isArray(n))throw new N("",Bn);if(n.length<t||n.length>e){let s=t<e?`${t}\
 to ${e}`:e;throw new N("",qn,{words:n.length,expected:s})}return n.map((s,o)=>{let r=`[${o}]`;if(typeof s!="string"||!Ne(
s))throw new N(r,zn);if(Ni.test(s))throw new N(r,Gn);let i=ms(s);if(i>40){let a=40;throw new N(r,Vn,{characters:i,most:a})}
return Ne(s)})}function Ri(t,e,n){let s=t.isRow?[e]:e;if(!Array.isArray(e)||!Array.isArray(s))throw new N("",Jn);let o=t.
isRow?[t.own]:t.own,r=bs(t.rows,n).length||o.length,i=bs(t.columns,n).length||(o[0]?.length??0);if(s.length!==r){let c=s.
length===1?Yn:Xn;throw new N("",c,{count:s.length,expected:r})}let a=s.map((c,l)=>{let u=t.isRow?"":`[${l}]`;if(!Array.isArray(
c))throw new N(u,Kn);if(c.length!==i){let f=c.length===1?Zn:Qn;throw new N(u,f,{count:c.length,expected:i})}return c.map(
(f,d)=>ys(t,f,`${u}[${d}]`))});return t.isRow?a[0]??[]:a}function ys({least:t,most:e,whole:n},s,o){if(typeof s!="number")
throw new N(o,ts);if(!(s>=t&&s<=e)){let i={least:It(t),most:It(e)};throw new N(o,es,i)}if(!n)return s;let r=Math.round(s);
if(Math.abs(s-r)>Mi*Math.max(1,Math.abs(s),Math.abs(r)))throw new N(o,ns);return r}function bs(t,e){return Array.isArray(
t)?t:e[t]??[]}var Mi,Ni,N,xs=O(()=>{"use strict";p();I();ct();Te();Pt();gs();Mi=1e-9,Ni=/[\p{Cc}\p{Cs}]/u,N=class extends Error{constructor(e,n,s={}){
super(Z(n,s)),this.where=e}}});var Ns={};Xo(Ns,{exportedLesson:()=>Pi});function Ii(){let t=b(document,"#lesson-record",HTMLScriptElement).textContent??
"";return As??=new Ht(JSON.parse(t)),As}async function Pi(t,e){let n=Ii(),s=Es(n.inputs,Hi(t.inputs));ji(n,s);let o=Ui(n,
t.removed),i=JSON.stringify(s)===JSON.stringify(n.ownValues)&&await Ms([...o],e)||await Di(n,s,o,e),a=Vi(n,s);return a&&
i.append(a),i}function Hi(t){try{let e=JSON.parse(t||"{}");if(e&&typeof e=="object"&&!Array.isArray(e))return e}catch{}throw lt(
422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function ji({inputs:t},e){for(let{name:n,
kind:s,value:o}of t){let r=i=>[i].flat().length;if(s==="words"&&r(o)!==r(e[n]))throw lt(422,`inputs.${n}`,ki)}}function Ui(t,e){
let n=new Set(e.split(",").filter(Boolean));for(let s of n){let o=t.steps.find(i=>i.id===s),r=o?os:ss;if(!o?.isRemovable)
throw lt(422,"removed",Z(r,{step:s}))}return n}async function Ms(t,{files:e,signal:n}){if(!e)return Fi(t);if(t.length>1)
return null;let[s]=t,o=s?e.replace("{removed}",s):".",r=await fetch(o,{signal:n}).catch(vs);if(!r.ok)throw lt(r.status,"",
rt(r.status));let i=await r.text().catch(vs),a=b(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function Fi(t){let e=JSON.parse(b(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...t].sort().join(",");if(!Object.hasOwn(e,n))return null;let s=document.createElement(
"div");s.dataset.steps="";let o=Object.values({...e[""],...e[n]});s.append(...o.map(i=>$e("lesson-parts",i)));for(let i of w(
s,"[data-matrix]"))i.replaceWith($e("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(s),r}function $e(t,e){let{content:n}=b(document,`#${t}`,HTMLTemplateElement);return document.importNode(
n.children[e],!0)}async function Di(t,e,n,s){let o=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(o.map(c=>Ms(c,s)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=t.
solve(e,n);for(let c of a.steps){let l=$(r,`[data-step="${CSS.escape(c.id)}"]`);l&&Bi(l,c,a,t)}for(let c of w(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||Wi(c,t.solve(e,new Set([...n,l])))}return r}function Wi(t,{
steps:e}){let n=e.find(({id:s})=>s===t.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:s})=>s)||(t.disabled=
!0,t.parentElement?.append(" ",Ci))}function Bi(t,e,n,s){let o=s.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(e.isOwn&&!o)return;let r=e.inputs.flatMap(i=>zi(i,n,s));Os(t,".step-inputs",r,n.values),Os(
t,".step-results",e.tables,n.values),e.isOwn||qi(t,e)}function qi(t,{status:e,error:n}){let o=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>t.querySelector(i));for(let i of w(t,".remark, pointer-view, .failure"))i.
remove();let r=document.createElement("p");if(r.className=e==="failed"?"failure":"quiet",r.dataset.hidden=o.map(([i])=>i).
join(" "),e==="failed")r.textContent=n;else if(e==="unknown")r.textContent=_i;else if(o.length){let i=o.map(([l])=>l).join(
" and the "),[a,c]=o.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}r.textContent&&b(t,".reasons").before(r)}function zi(t,{steps:e,known:n},s){let o=s.inputs.find(a=>a.
name===t);if(!o)return e.flatMap(({tables:a})=>a.filter(c=>c.name===t));let{shown:r}=o,i=n.get(t)?.numbers??null;return r?
[{name:t,title:r.title,isShown:!0,variant:r,numbers:i}]:[]}function Os(t,e,n,s){let o=$(t,e);if(!o)return;let r=n.filter(
({isShown:l})=>l),i=r.map(l=>Gi(l,s)).filter(l=>l!==null),a=r.filter(({numbers:l})=>!l).map(({title:l})=>l);if(o.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,o.append(c)}function Gi({variant:t,numbers:e},n){if(!t||t.figure===
null||!e)return null;let s=$e("lesson-figures",t.figure),o=w(s,"tbody td");for(let[c,{text:l,exact:u,level:f}]of ls(e,t.
shade).entries()){let d=o[c];d&&(d.textContent=l,Ts(d,"value",u===l?null:u),Ts(d,"level",f))}let{rows:r,columns:i}=t,a="\
down"in s.dataset;return jt(w(s,"tbody th"),a?i:r,n),jt(w(s,"thead th"),i,n),t.opens&&(s.dataset.how=JSON.stringify(t.expression)),
s}function Ts(t,e,n){n===null?delete t.dataset[e]:t.dataset[e]=String(n)}function jt(t,e,n){for(let[s,o]of t.entries()){
let r=(e[s]??"").replace(/⟦([^⟧]+)\.(\d+)⟧/g,(c,l,u)=>n[l]?.[Number(u)]??c),i=[...r],a=i.length>Ss;o.textContent=a?
`${i.slice(0,Ss-1).join("")}…`:r,o.title=a?r:""}}function Vi(t,e){let n=$(document,"[data-inputs]"),s=n&&n.cloneNode(!0);
for(let{name:o,shown:r}of s?t.inputs:[]){let i=b(s,`[data-input="${CSS.escape(o)}"]`),a=[e[o]].flat(2).map(c=>typeof c==
"number"?Oe(c):String(c));for(let[c,l]of w(i,"input, select").entries())l.value=a[c]??"";r&&(jt(w(i,"tbody th"),r.rows,e),
jt(w(i,"thead th"),r.columns,e))}return s}function vs(t){throw F(t)?t:lt(0,"",ot)}function lt(t,e,n){return new T(t,[{where:e,
message:n,suggestions:[]}])}var Ss,_i,ki,Ci,As,$s=O(()=>{"use strict";p();I();D();ct();Te();hs();xs();Pt();Ss=20,_i="Wit\
h your changes, only the server can compute this step.",ki="Only the server can compute with more or fewer words.",Ci="(\
with your changes, only on the server)"});function Ut(t,e){return t==="scale"?e.trim()!==""&&Number(e)>=Is.min&&Number(e)<=Is.max:t==="controls"||t==="caption"?Zi[t].
includes(e):CSS.supports("color",e)}var Is,Zi,Ps=O(()=>{"use strict";p();Is={min:.5,max:4},Zi={controls:["none","some","\
all"],caption:["none","title","all"]}});function js(t){let e=Hs.then(Qi).then(t);return Hs=e.catch(()=>{}),e}function Qi(){let{scheduler:t}=globalThis;return t?
t.postTask(()=>{},{priority:"background"}):new Promise(e=>setTimeout(e,0))}var Hs,Us=O(()=>{"use strict";p();Hs=Promise.
resolve()});function Ws(t){return{"HTML frame":Bs(t),"Web component":ta(t),Markdown:qs(t),Quarto:ea(t),LaTeX:na(t)}}function Bs({title:t,
embed:e}){return`<iframe src="${Ft(e)}" title="${Ft(t)}" width="${Fs.width}" height="${Fs.height}" loading="lazy" allowf\
ullscreen style="border: 0; max-width: 100%"></iframe>`}function ta({server:t,attributes:e}){let n=Object.entries({server:t,
...e}).map(([s,o])=>o===""?s:`${s}="${Ft(o)}"`);return`<script src="${Ft(new URL("pointer-view.js",t).href)}" defer><\/sc\
ript>
<pointer-view ${n.join(" ")}></pointer-view>`}function qs({title:t,embed:e,picture:n}){return`[![${sa(t)}](<${Ds(n)}>)](\
<${Ds(e)}>)`}function ea(t){return['::: {.content-visible when-format="html"}',"```{=html}",Bs(t),"```",":::",'::: {.con\
tent-visible unless-format="html"}',qs(t),":::"].join(`
`)}function na({title:t,caption:e,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${o}`,
"\\begin{figure}","  \\centering",`  \\href{${oa(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${ua(
[t,e].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function Ft(t){return t.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function sa(t){return t.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Ds(t){return t.replaceAll("<","%3C").replaceAll(
">","%3E")}function oa(t){return t.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function ua(t){return[
...t.normalize("NFC").replace(/\s/g," ").replace(la,"")].flatMap(n=>[...aa[n]??fa(n)]).map(n=>ra[n]??da(n)).join("")}function fa(t){
return ca.test(t)?t.normalize("NFD").slice(0,1):t}function da(t){return/[&%$#_{}]/.test(t)?`\\${t}`:ia.test(t)?t:"?"}var Fs,
ra,ia,aa,ca,la,zs=O(()=>{"use strict";p();Fs={width:960,height:540};ra={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},ia=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
aa={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},ca=/[ąęįųĄĘĮŲ]/,la=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function Vs(t,e,{title:n,origin:s}){let o=t.slice(t.indexOf(",")+1);if(e==="svg")return ha(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Gs("Title",n),Gs("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function ha(t,e,n){let s=new DOMParser().parseFromString(t,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",e),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Gs(t,e){let n=new TextEncoder().encode(`iTXt${t}\
\0\0\0\0\0${e}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,pa(n)),s.buffer}function pa(t){let e=-1;for(let n of t){e^=n;for(let s=0;s<8;s+=1)e=e>>>1^(e&
1?3988292384:0)}return~e>>>0}var Js=O(()=>{"use strict";p()});function Dt(t){return window.Plotly?Promise.resolve(window.Plotly):(Re??=new Promise((e,n)=>{let s=document.createElement(
"script");s.src=t?new URL(`static/${Ys}`,t).href:new URL(`../${Ys}`,y).href;let o=()=>{Re=void 0,s.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};s.addEventListener("load",()=>window.Plotly?
e(window.Plotly):o()),s.addEventListener("error",o),document.head.append(s)}),Re)}var Ys,Re,_e=O(()=>{"use strict";p();Ys=
"vendor/plotly/plotly-cartesian-4.1.1.min.js"});function Ks({name:t,links:e,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:Wt("Link"),embed:Wt("Embed"),json:Wt("JSON"),offline:Wt("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=ut("JSON",()=>Xs(r(),`${t()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=ba(()=>{let{
link:h,embed:E}=e(),v=E?n():null;return{...h&&{Address:h},...v&&Ws(v)}}),f=()=>{let h=e();for(let E of Object.keys(a)){let v=h[E];
a[E].hidden=v===null,v!==null&&(a[E].href=v)}c.hidden=h.json!==null,u.hidden=h.link===null&&h.embed===null,l.hidden=V.answers};
for(let h of["pointerenter","focusin"])i.addEventListener(h,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...ma.map(h=>{let E=h===ga;return new Option(`${h}×`,String(h),E,E)}));let m=async h=>{
let E=s(),{width:v=wa,height:G,meta:st}=E.layout,Yt={width:v,height:G,...h==="png"&&{scale:Number(d.value)}},Vo=await(await Dt()).
toImage(E,{format:h,...Yt}),Jo=st.origin??e().embed??location.href;Zs(Vs(Vo,h,{title:st.title,origin:Jo}),`${t()}.${h}`)},
S=()=>Xs(`\uFEFF${o()}`,`${t()}.csv`,"text/csv;charset=utf-8"),g=document.createElement("span");return g.append(ut("PNG",
()=>m("png"))," ",d),i.append(a.link,a.embed,g,ut("SVG",()=>m("svg")),ut("CSV",S),a.json,c,a.offline,u,l),f(),i}function ba(t){
let e=document.createElement("details");e.className="view-codes";let n=document.createElement("summary");n.textContent="\
Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{readOnly:!0,rows:4,hidden:!0,
spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement("div");
i.className="view-sheet",i.append(s,o),e.append(n,i),e.addEventListener("toggle",()=>{if(!e.open)return;r.textContent="",
o.hidden=!0;let c=Object.entries(t()).map(([l,u])=>ut(l,()=>a(l,u)));s.replaceChildren(...c,r)});let a=async(c,l)=>{o.value=
l,o.hidden=!1,o.setAttribute("aria-label",c);let u=await Ea(l);u||o.select(),r.textContent=u?"Copied.":"Selected; copy i\
t with the keyboard."};return e}async function Ea(t){return navigator.clipboard?navigator.clipboard.writeText(t).then(()=>!0,
()=>!1):!1}function Wt(t){let e=document.createElement("a");return e.textContent=t,e}function ut(t,e){let n=document.createElement(
"button");return n.type="button",n.textContent=t,n.addEventListener("click",e),n}function Xs(t,e,n){Zs(new Blob([t],{type:n}),
e)}function Zs(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var ma,ga,wa,Qs=O(()=>{"use strict";p();I();zs();Js();_e();ma=[1,2,4],ga=2,wa=960});function ao({data:t,layout:e},{width:n,height:s,isFixed:o,scale:r}){if(!n)return{data:t,layout:e};let i={width:n/r,height:s/
r},a=o&&(i.width<to.width||i.height<to.height),c={...i,isFixed:o,isTiny:a,isNarrow:i.width<560,scale:r},l=a?La(e,e.meta.
small??{}):e;if(!o)return{data:t,layout:{...l,...no(l,c)}};let u=Ra(t,l),f={...u,...no(u,c),..._a(t,u,c),...Ia(u,c)};return{
data:Da(t,u,c.height),layout:f}}function La(t,e){return co(t,e)}function co(t,e){if(!eo(t)||!eo(e))return e;let n={...t};
for(let[s,o]of Object.entries(e))n[s]=co(t[s],o);return Object.fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function eo(t){
return typeof t=="object"&&t!==null&&!Array.isArray(t)}function lo(t,e){return Object.entries(t).filter(([s])=>e.test(s))}
function uo(t,e){return t[`yaxis${(e??"y").slice(1)}`]}function fo(t){return lo(t,/^yaxis/).map(([,e])=>e.domain??[0,1])}
function ho(t,e){return t[e]}function Ra(t,e){let{xaxis:n}=e,s=t.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,o=Array.
isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(s)&&o.length===s.length;return n?.tickangle!==-90||n.tickvals||
!o.length||!r?e:{...e,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function _a(t,e,{width:n,height:s,isTiny:o,scale:r}){
let i=ka(t,e),a=Math.max(...i.map(E=>E.length*q+va)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*R>
s/(o?4:3),u=i.length>0&&!l,f=Ca(e,s,r),m=((f.annotations?.find(({font:E})=>E?.size)?.font?.size??0)/r||R)*ro+2,S=Math.min(
e.margin?.t??8,u?c*R+4:e.annotations?.length?m:8),g=io.some(E=>ho(e,E)?.colorbar?.orientation==="h"),h=!e.margin||g&&!o;
return{...l&&{showlegend:!1},...!h&&{margin:{...e.margin,t:Math.ceil(S*r)}},...f}}function ka(t,e){if(e.showlegend===!1)
return[];let n=new Map,s=0;for(let{name:o,type:r,visible:i,showlegend:a,legendgroup:c}of t)!o||(a===!1||i===!1)||["heatm\
ap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(/<[^>]*>/g,"")));return s>1||e.showlegend?[...n.values()]:[]}function Ca(t,e,n){
let{annotations:s=[],template:o}=t,r=({yref:d,yanchor:m})=>d==="paper"&&m==="bottom",i=s.filter(r);if(!i.length)return{};
let a=fo(t).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(m=>m-d).filter(m=>m>0),1-d)),l=o.layout.
font.size,u=Math.min(l,Math.min(1,...c)*(e-R)/ro);if(u>=l)return{};let f=Math.max($a,u*n);return{annotations:s.map(d=>r(
d)?{...d,font:{...d.font,size:f}}:d)}}function Ia(t,{height:e,isTiny:n}){let s=Math.floor(e/3/q),o=e-po(t,1/0,s)-so,r={};
for(let i of io){let a=ho(t,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=Pa(t,i,a,o))}return r}function Pa(t,e,n,s){let o=n.colorbar??
{};if(s>=ya||o.ticktext||o.orientation==="h")return n;let r=t.template.layout[e],i=o.tickvals??r?.colorbar?.tickvals,a=(o.
len??1)*s;if(!i){let f=Math.max(Q,Math.floor(a/R/1.5));return{...n,colorbar:{...o,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.
cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-c)*a>=R)&&u.push(f)}return{...n,colorbar:{...o,
tickvals:u}}}function no(t,e){let{width:n,height:s,isFixed:o,isTiny:r,isNarrow:i}=e,a=i?n:1/0,c=o?Math.floor(s/3/q):1/0,
l=po(t,a,c),u=o?l?so:oo:0,f=Math.max(s-l-(r?2*R:u),R),d=r?n-Ta:Math.max(n-Oa,60);return Object.fromEntries(lo(t,/^[xy]axis/).
map(([m,S])=>{let g=m.startsWith("x"),h=o&&g?Ua(S,t,f):S,[E,v]=h.domain??[0,1],G=(v-E)*(g?d:f),st=t.template.layout.font.
size*e.scale,Yt=Ha(h,g,G,st,e),Ve=t.meta.priority?.[m];return[m,ja(Yt,{isX:g,length:G,fontSize:st,upright:c,priority:Ve},
e)]}))}function Ha(t,e,n,s,{isTiny:o,isFixed:r}){let i=t.title?.text??"";if(!o)return r&&!e&&i.length*q>Ma*n?{...t,title:{}}:
t;let[a,c]=t.domain??[0,1];if(!e||!i||t.side==="top"||c-a>Na)return{...t,title:{}};let l=Math.max(4,Math.floor(n/(q-1))+
1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...t,title:{...t.title,standoff:0,font:{size:s-2},text:u}}}function ja(t,{
isX:e,length:n,fontSize:s,upright:o,priority:r},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=t;
if(t.visible===!1||t.showticklabels===!1)return t;if(!f)return c||u&&e?Fa(t,e,n,i):t;let m=f.length;if(l&&e&&m===1&&t.tickangle===
0&&(f[0]??"").length*q>n-q)return{...t,tickfont:{size:.75*s}};if(m<=Q&&(e||!c||n>=R))return t;let g=m<=Q?[m-1]:Wa(m,Math.
floor(n/R),r);return{...t,tickvals:g.map(h=>d[h]??h),ticktext:g.map(h=>mo(f[h]??"",h,u?a:1/0,e?o:1/0))}}function Ua(t,e,n){
let[s]=uo(e,t.anchor)?.domain??[0,1],o=fo(e).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return t.side===
"top"||i>2.4*R?t:{...t,title:{},...i<.9*R&&{showticklabels:!1}}}function Fa(t,e,n,{isTiny:s,isNarrow:o}){let r=Math.max(
Q,Math.floor(n/(e?Sa:R*1.5)));if(t.tickvals){let u=e?1:Math.ceil(t.tickvals.length/r);return{...t,tickvals:t.tickvals.filter(
(f,d)=>d%u===0)}}let{dtick:i,...a}=t;if(t.type==="category")return e?t:{...a,nticks:Math.max(Q,Math.floor(n/Aa))};let c=o&&
e&&t.nticks&&!s?Q:r,l=Math.min(t.nticks??1/0,c);return s||t.nticks||l<5?{...a,nticks:l}:t}function Da(t,e,n){return t.map(
s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=uo(e,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;return a===
void 0?s:(i-r)*(n-oo)<a*R?{...s,texttemplate:""}:s})}function Wa(t,e,n){let s=[...Array(t).keys()];if(t<=e)return s;let o=Math.
max(1,Math.ceil(t/Math.max(1,e)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??
0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function po({xaxis:t},e,n){let o=(t?.tickangle===0?
[]:t?.ticktext??[]).map((r,i)=>mo(r,i,e,n).length);return Math.max(0,...o)*xa}function mo(t,e,n,s){let o=n<1/0;if(!o&&t.
length<=s)return t;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(t)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(" \
· "),f=Math.min(o?Math.max(5,Math.floor(n/48)):14,s),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return i+(u?
`${e+1} ${d}`:d)+c}var to,ya,Q,R,q,xa,Sa,Aa,Oa,Ta,so,oo,va,Ma,Na,$a,ro,io,go=O(()=>{"use strict";p();to={width:420,height:200},
ya=300,Q=2,R=20,q=8,xa=7.5,Sa=44,Aa=18,Oa=240,Ta=90,so=56,oo=90,va=48,Ma=1.3,Na=.6,$a=9,ro=1.4,io=["coloraxis","coloraxi\
s2"]});function Ie(t,e){let n=JSON.stringify(Object.values(t)),s=tt.get(n)??new Map;tt.delete(n),tt.set(n,s);for(let i of tt.keys()){
if(tt.size<=Ba)break;tt.delete(i)}let o=s.get(e);if(o)return o;let r=new Promise((i,a)=>qa(n,t,e,{resolve:i,reject:a}));
return s.set(e,r),r.catch(()=>s.delete(e)),r}function qa(t,e,n,s){let o=ke.get(t);if(o){o.views.set(n,s);return}let r=new Map(
[[n,s]]);ke.set(t,{query:e,views:r}),setTimeout(()=>{ke.delete(t),za(e,r)},0)}async function za(t,e){let{server:n,path:s,
query:o,theme:r}=t,i=[...e.keys()].sort().join(",");try{let a=await W(`${s}/figures?${C({...o,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of e)l(a[c])}catch(a){let c=e.size>1&&a instanceof T&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of e)c?Ga(t,l).then(u,f):f(a)}}function Ga({server:t,path:e,query:n,theme:s},o){let r=C({...n,theme:s});
return W(`${e}/views/${encodeURIComponent(o)}?${r}`,{},t)}async function wo(t,e){let n=Ce.get(t),s=n??(t.startsWith("#")?
Va(t.slice(1)):Ja(t));n||(Ce.set(t,s),s.catch(()=>Ce.delete(t)));let o=await s,r=o.layout.meta.templates?.[e];if(!r)return o;
let i={...o.layout,template:r};return{...o,layout:i}}async function Va(t){let e=document.getElementById(t);if(!e)throw new Error(
"The figure is missing in this file.");return JSON.parse(e.textContent??"")}async function Ja(t){let e=await fetch(new URL(
t,document.baseURI)).catch(()=>null);if(!e?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new T(
e?.status??0,[{where:"",message:n,suggestions:[]}])}return e.json()}function et(t,{server:e,path:n,view:s,values:o}){let r=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=C({...i&&t!=="json"?{step:s}:
{},...o}).toString();return new URL(u?`${c[t]}?${u}`:c[t],e).href}var Ba,tt,ke,Ce,bo=O(()=>{"use strict";p();I();Ba=12,tt=
new Map,ke=new Map;Ce=new Map});function yo({x:t,y:e,xaxis:n,yaxis:s},o){let r=[Eo(n,t,o),Eo(s,e,o)];return[...new Set(r.filter(i=>i!==null))]}function Eo(t,e,n){
if(!t||e===void 0||!n.includes(t._name))return null;let s=t.type==="category"?t.d2l_noadd(e):e;return typeof s=="number"&&
Number.isInteger(s)?s:null}function xo(t,e,n){let s=t.querySelector(":scope > .view-marks")??t.appendChild(Ya()),{_fullLayout:o}=t;
if(!o)return;let r=e.flatMap(i=>n.map(a=>Xa(o,o[i],a)));s.replaceChildren(...r.filter(i=>i!==null))}function Ya(){let t=document.
createElement("div");return t.className="view-marks",t}function Xa(t,e,n){if(!e?._length)return null;let s=e._id.startsWith(
"x"),o=t[`${s?"y":"x"}axis${(e.anchor??"").slice(1)}`]??t[s?"yaxis":"xaxis"],r=[e.l2p(n-.5),e.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<e._length)||!o?._length)return null;let[c,l]=s?[e._offset+i,o._offset]:[o._offset,e._offset+
i],[u,f]=s?[a-i,o._length]:[o._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var So=O(()=>{"use strict";p()});function Oo(t,e){return Object.fromEntries(t.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===e(n))??o]))}function To(t,e){
for(let{name:n,values:s}of t){let o=e(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function vo(t,e,n){return e.reduce((s,o)=>{let r=t.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function Mo(t,e){return t.map(s=>{let{name:o,title:r,values:i}=s,a=No(s)[i.indexOf(e[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function No({values:t,labels:e}){return e??t}function Ao(t,e){let n=document.
createElement("label");return n.append(`${t} `,e),n}function Pe(t,e){let n=document.createElement("button");return n.type=
"button",n.textContent=t,n.addEventListener("click",e),n}var Bt,$o=O(()=>{"use strict";p();Bt=class{#e;#t;#s="";#n=0;#o=null;constructor(e,n){
this.#e=e,this.#t=n}offer({data:e,layout:n},s){let{choices:o=[],player:r}=n.meta,i=o.length?[]:e.filter(l=>l.meta),a=JSON.
stringify([o.map(({name:l,values:u,labels:f})=>[l,u,f]),i.map(({name:l,meta:u})=>[l,u])]);if(this.#s===a)return;this.#s=
a,this.pause(),this.#o=null,this.#e.replaceChildren(...o.map(l=>this.#i(l))),i.length&&s&&this.#e.append(this.#u(i));let c=o.
find(({name:l})=>l===r);c&&this.#e.append(...this.#c(c))}show(e){for(let[n,s]of Object.entries(e)){let o=this.#e.querySelector(
`select[name="${n}"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#n),this.#n=0,this.#o&&
(this.#o.textContent="Play")}#i(e){let{name:n,title:s,values:o}=e,r=document.createElement("select");r.name=n;let i=No(e);
return r.append(...o.map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.
selectedIndex];a!==void 0&&this.#t.select(n,a)}),Ao(s,r)}#u(e){let n=document.createElement("select");return n.append(new Option(
"…",""),...e.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?e[Number(n.value)]:
void 0;s?.meta&&this.#t.open(s.meta),n.value=""}),Ao("Open",n)}#c({name:e,title:n,values:s}){let o=()=>s.indexOf(this.#t.
selected()[e]??""),r=u=>{let f=s[Math.max(0,Math.min(s.length-1,u))];f!==void 0&&this.#t.select(e,f)},i=u=>{this.pause(),
r(o()+u)},a=Pe("Play",()=>{if(this.#n){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#n=setInterval(
()=>{r(o()+1),o()===s.length-1&&this.pause()},1200)});this.#o=a;let c=Pe("‹",()=>i(-1)),l=Pe("›",()=>i(1));return c.
setAttribute("aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});var lc={};function ac(){let t=document.createElement("span");return t.className="beside-browser-answer",t.textContent=rc,
t}function cc(t){let e=Object.entries(t).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let o=s,r=t[n.startsWith("x")?
"xaxis":"yaxis"]?.categoryarray,i=o.type==="category"&&!o.categoryarray&&r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:
o]});return Object.fromEntries(e)}var Ue,Fe,Ka,_o,Za,Lo,He,Qa,tc,ec,nc,Ro,sc,oc,rc,ic,nt,je,De,ko=O(()=>{"use strict";p();
I();Ps();Us();Qs();go();bo();So();$o();fe();_e();he();Ue={visits:"visits",record:"record",user:"user","predict-at":"pred\
ict_at","top-k":"top_k",interventions:"interventions",against:"against"},Fe=["inputs","removed"],Ka=new Set(["server","s\
ource","model","lesson","view","theme","reads",...Fe,...Object.keys(Ue)]),_o=["scale","accent","controls","caption"],Za=
new Set([..._o,"fill"]),Lo="pointer-view:hover",He=matchMedia("(prefers-color-scheme: dark)"),Qa={displayModeBar:!1,displaylogo:!1,
responsive:!0,scrollZoom:!1},tc=120,ec=[["short",576,0],["low",352,0],["tight",288,352]],nc="400px 0px",Ro=660,sc=/^(\w+):(\d+)$/,
oc="The server draws this chart, and it does not answer.",rc="The answer above is computed in this browser.",ic="Type vi\
sits, or add a place, to see what the model answers.",nt=null,je=null,De=class extends HTMLElement{#e=null;#t=null;#s=0;#n=!1;#o="";#i=!1;#u="";#c=[];#f=!1;#h=new IntersectionObserver(
e=>{e.some(n=>n.isIntersecting)&&this.#$()},{rootMargin:nc});#y=new ResizeObserver(()=>requestAnimationFrame(()=>this.#D()));#x=new MutationObserver(
e=>this.#Y(e.map(({attributeName:n})=>n??"")));#p=e=>this.getAttribute(e);#a=()=>this.#g();#E=({target:e,detail:n})=>{!(e instanceof
HTMLElement)||e===this||!this.hasAttribute("linked")||e.getAttribute("linked")===this.getAttribute("linked")&&this.mark(
n.visits)};#N=({type:e})=>this.#Z(e==="beforeprint");connectedCallback(){this.#e??=this.#C(),this.#R(),document.addEventListener(
"pointerscope:theme",this.#a),document.addEventListener(Lo,this.#E),He.addEventListener("change",this.#a);for(let e of["\
beforeprint","afterprint"])window.addEventListener(e,this.#N);this.#y.observe(this),this.#x.observe(this,{attributes:!0}),
this.hasAttribute("lazy")?this.#h.observe(this):this.#f=!0,this.#g()}disconnectedCallback(){document.removeEventListener(
"pointerscope:theme",this.#a),document.removeEventListener(Lo,this.#E),He.removeEventListener("change",this.#a);for(let e of[
"beforeprint","afterprint"])window.removeEventListener(e,this.#N);this.#y.disconnect(),this.#x.disconnect(),this.#h.disconnect(),
this.#r.controls.pause()}mark(e){e.join()!==this.#c.join()&&(this.#c=e,this.#U())}get chosen(){return this.#t?this.#b:{}}get wantedHeight(){
if(!this.#t)return 0;let{above:e,below:n}=this.#F();return Math.ceil(e+this.#t.layout.height+n)}get#r(){return this.#e??=
this.#C(),this.#e}#$(){this.#f=!0,this.#h.disconnect(),this.#g()}#Y(e){e.some(n=>Za.has(n))&&(this.#R(),this.#w()),e.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#f?this.#$():e.some(n=>Ka.has(n))?this.#g():this.#m.some(({name:n})=>e.includes(
n))?this.#W()&&this.#w():e.includes(this.#u)&&this.#g()}get#m(){return this.#t?.layout.meta.choices??[]}#g(){this.#n||(this.#n=
!0,queueMicrotask(()=>{this.#n=!1,this.#X()}))}get#A(){let[e,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${e}/${encodeURIComponent(n)}`:""}get#O(){let e=this.getAttribute(
"server");return e?new URL(e.endsWith("/")?e:`${e}/`,document.baseURI).href:Et.href}get#L(){let e=this.parentElement?.closest(
"[data-theme]");return e instanceof HTMLElement?e.dataset.theme:void 0}get#T(){let e=this.getAttribute("theme");return e===
"auto"?He.matches?"dark":"light":(e??this.#L)==="dark"?"dark":"light"}get#S(){let e=this.getAttribute("scale");return e!==
null&&Ut("scale",e)?Number(e):1}#R(){let e=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#S)):this.style.removeProperty("--scale"),e&&Ut("accent",e)?this.style.setProperty("--accent",e):this.
style.removeProperty("--accent")}get#_(){if(this.hasAttribute("lesson")){let n=Fe.map(s=>[s,this.getAttribute(s)]);return{
needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let e=Object.entries(Ue).map(([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(e)}}async#X(){
let{needsHistory:e,query:n}=this.#_;this.#s+=1;let s=this.#s,o=this.getAttribute("source"),r=this.getAttribute("view")??
"",i=this.#A&&r&&(!e||n.visits||n.record);if(!o&&!i){this.#v(ic);return}if(!this.#f){this.#v("");return}let a=this.#T;this.#k(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#O,path:this.#A,query:n,theme:a},[l]=await Promise.all([
o?wo(o,a):Ie(c,r),Dt(this.hasAttribute("server")?this.#O:"")]);await js(()=>{s===this.#s&&(this.#t=structuredClone(l),this.#Q(
this.#t),this.#K({...c,theme:"light"},r))})}catch(c){s===this.#s&&this.#P(c)}finally{s===this.#s&&this.removeAttribute("\
aria-busy")}}#k(e){this.#L!==e?this.dataset.theme=e:delete this.dataset.theme}#K(e,n){if(!this.#t)return;let{template:s,
meta:o}=this.#t.layout,r=o.templates?.light;nt??=r??(this.#T==="light"?s:null),!(nt||this.hasAttribute("source"))&&(je??=
Ie(e,n),je.then(({layout:i})=>{nt??=i.template}).catch(()=>{je=null}))}#Z(e){this.#i=e,!(!this.#t||!this.#o)&&(this.#k(e&&
nt?"light":this.#T),this.#w(),e||requestAnimationFrame(()=>this.#w()))}#C(){let e=document.createElement("summary");e.textContent=
"Numbers";let n={title:this.#d("h3","view-title"),caption:this.#d("p","view-caption"),choices:this.#d("div","view-choice\
s"),summary:this.#d("p","view-summary"),failure:this.#d("p","view-failure"),plot:this.#d("div","view-plot"),details:this.#d(
"details","view-table"),exports:Ks({name:()=>this.#z,links:()=>this.#rt(),view:()=>this.#t&&this.#it(this.#t),picture:()=>this.#ot(),
csv:()=>gn(this.#q()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("ro\
le","alert"),n.plot.setAttribute("role","img"),n.details.append(e),n.details.addEventListener("toggle",()=>this.#B());let s=new Bt(
n.choices,{selected:()=>this.#b,select:(o,r)=>this.#st(o,r),open:o=>this.#l("open",o)});this.replaceChildren(...Object.values(
n)),this.addEventListener("toggle",({target:o})=>this.#nt(o),!0);for(let o of[n.plot,n.details,n.choices,n.exports,n.failure])
o.hidden=!0;return{...n,controls:s}}#d(e,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(
e);return o.className=n,o}#I(e){let{plot:n,details:s,choices:o,exports:r,failure:i}=this.#r;for(let a of[n,s,o,r])a.hidden=
e;i.hidden=!0}#v(e){this.#t=null,this.#u="",this.removeAttribute("aria-busy"),this.#r.controls.pause(),this.#I(!0),this.#r.
summary.textContent=e}#P(e){this.#v("");let{failure:n}=this.#r,o=e instanceof T&&e.status===0&&document.querySelector("[\
data-answer]")!==null,r=o?oc:yt(e);if(n.replaceChildren(r),o&&n.append(" ",ac()),n.hidden=!1,this.#l("failed",{message:r}),
!(e instanceof T)||![0,503].includes(e.status))return;let i=document.createElement("button");i.type="button",i.textContent=
"Try again",i.addEventListener("click",()=>this.#g()),n.append(" ",i)}#Q(e){let{title:n,caption:s,controls:o}=this.#r,{meta:r}=e.
layout;n.textContent=r.title,n.hidden=!1,s.textContent=r.caption,this.#I(!1),o.offer(e,!this.hasAttribute("fill")),this.#W()&&
this.#w()}#w(){if(!this.#t)return;let{plot:e}=this.#r,{data:n,layout:s}=this.#t,o=this.#i,r=o&&nt?{...s,template:nt}:s,i=this.#M(
s),a=o?Math.min(i.width||Ro,Ro):i.width;if(!a)return;let c=this.#H({data:n,layout:r},{...i,width:a});e.style.height=i.isFixed?
`${i.height}px`:"",window.Plotly?.react(e,c.data,o?{...c.layout,width:a}:c.layout,Qa),e.dataset.listening||this.#tt(e),this.#o=
`${a}×${i.height}`,this.dataset.drawn="true",this.#U(),this.#l("drawn",{})}#H({data:e,layout:n},{width:s,height:o,isFixed:r}){
let i="rgba(0, 0, 0, 0)",a=this.#S,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=ao({data:e,layout:cc(n)},{width:s,
height:o,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{
...f.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#tt(e){e.dataset.listening="true",e.on("plotly_click",
({points:[n]})=>{if(!n)return;n.data.meta&&this.#l("open",n.data.meta);let[,s,o]=sc.exec(String([n.customdata].flat()[0]))??
[];s&&this.#l("select",{table:s,row:Number(o)})}),e.on("plotly_hover",({points:[n]})=>{n&&this.#l("hover",{visits:yo(n,this.#j)})}),
e.on("plotly_unhover",()=>this.#l("hover",{visits:[]}))}get#j(){return this.#t?.layout.meta.visit_axes??[]}#l(e,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${e}`,{detail:n,bubbles:!0}))}#U(){this.#t&&this.#o&&xo(this.#r.plot,this.#j,
this.#c)}#M(e){let{plot:n}=this.#r,s=n.clientWidth;if(!this.hasAttribute("fill"))return{width:s,height:e.height,isFixed:!1};
this.#et();let{above:o,below:r}=this.#F();this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(
this.offsetHeight-o-r),tc);return{width:s,height:i,isFixed:!0}}#et(){let[e,n]=[this.offsetWidth/this.#S,this.offsetHeight/
this.#S],s=ec.filter(([,o,r])=>n<o||e<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#F(){let{plot:e,
details:n,exports:s}=this.#r,o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).
map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{
above:(e.getBoundingClientRect().top-o.top)/r,below:a/r}}#nt(e){if(this.hasAttribute("fill")&&e instanceof HTMLDetailsElement&&
e.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===e);requestAnimationFrame(()=>this.#D())}#D(){if(!this.#t)
return;let{width:e,height:n}=this.#M(this.#t.layout);e&&this.#o!==`${e}×${n}`&&this.#w()}#st(e,n){this.setAttribute(e,String(
n)),this.#l("option",{[e]:n})}#W(){let e=this.#t;if(!e)return!1;let n=this.hasAttribute("lenient")?null:To(this.#m,this.#p);
if(n)return this.#P(new Error(n.message)),this.#u=n.name,!1;let{meta:s}=e.layout,o="";if(this.#m.length){let r=this.#b;this.#r.
controls.show(r);for(let a of e.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));fn(e,r);let{summaries:i}=s;
i&&(s.summary=i.texts[vo(this.#m,i.by,r)]??""),o=`: ${Mo(this.#m,r)}`}return this.#r.summary.textContent=s.summary??"",this.#r.
plot.setAttribute("aria-label",`${s.title}${o}. ${s.summary??""}`),this.#B(),!0}get#b(){return Oo(this.#m,this.#p)}#B(){
let{details:e}=this.#r;if(!e.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=
0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${this.#t.layout.meta.title}`),n.append(...this.#q().
map($t)),e.querySelector(".table-frame")?.remove(),e.append(n)}#q(){return this.#t?mn(this.#t,this.#b):[]}#ot(){if(!this.#t)
throw new Error("There is no figure to save yet.");let{data:e,layout:n}=structuredClone(this.#t),s=this.#M(n),{paper_bgcolor:o,
plot_bgcolor:r}=n.template.layout,i=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),a=this.#H(
{data:e,layout:n},s),c=i?{}:{paper_bgcolor:o,plot_bgcolor:r};return{data:a.data,layout:{...a.layout,width:s.width,...c}}}get#z(){
let e=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"\
difference"];return this.getAttribute("name")??e.filter(Boolean).join("-")}get#G(){return{server:this.#O,path:this.#A,view:this.
getAttribute("view")??"",values:{...this.#_.query,...this.#b}}}get#V(){let e=this.getAttribute("theme")??document.documentElement.
dataset.askedTheme,n=_o.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&Ut(s,o??""));return{
...e&&{theme:e},...Object.fromEntries(n)}}#rt(){let e=new URL(location.href);e.hash=this.id;let n=this.id?e.href:null;if(!(!this.
hasAttribute("source")&&V.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#G;return{link:n,embed:et(
"embed",this.#J(o)),json:et("json",o),offline:et("offline",o)}}#J(e){let{controls:n,...s}=this.#V,o={...e.values,...s,...n&&
n!=="some"&&{controls:n}};return{...e,values:o}}#it(e){let n=this.#G,{title:s,summary:o=""}=e.layout.meta,r=["model","le\
sson","view","reads",...Fe,...Object.keys(Ue)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#V,
l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:m})=>[d,m])),...this.#b,...l&&{theme:l},
...c},f=this.#J(n);return{title:s,caption:o,name:this.#z,server:n.server,embed:et("embed",f),picture:et("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,m])=>[d,String(m)]))}}};customElements.define("pointer-view",De)});p();p();(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(t)}catch{
return null}};function u(h){return typeof h=="string"&&Object.hasOwn(e,h)}let f=h=>{let E=s.exec(h??""),v=E?E[1]??"auto":
h;o.toggleAttribute("data-transparent",E!==null),u(v)?o.dataset.askedTheme=h??"":delete o.dataset.askedTheme,a=[v,o.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let h=new URL(location.href);h.searchParams.delete("theme"),delete o.dataset.askedTheme,
h.search!==location.search&&history.replaceState(history.state,"",h)},m=()=>{let h=document.querySelector("[data-theme-b\
utton]");return h instanceof HTMLElement?h:null},S=()=>{let h=m();h&&(h.textContent=n[a]);let E=a==="auto"?r.matches?"da\
rk":"light":a;c||o.dataset.theme===E||(o.dataset.theme=E,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
g=({type:h})=>{document.querySelector(".deck")||(c=h==="beforeprint",c?o.dataset.theme="light":S())};f(i),S();for(let h of[
"beforeprint","afterprint"])window.addEventListener(h,g);r.addEventListener("change",S),document.addEventListener("point\
erscope:choose-theme",({detail:h})=>{(h===null||u(h)||s.test(h))&&f(h??i),S()}),document.addEventListener("DOMContentLoa\
ded",()=>{let h=m();h&&(h.hidden=!1,S(),h.addEventListener("click",()=>{a=e[a],d();try{localStorage.setItem(t,a)}catch{}
S()}))})})();p();I();p();I();p();function Xe(t){return Number(t.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function L(t){return Number.isFinite(t)?String(Number(t.toPrecision(6))).replaceAll("-","−"):t>0?"∞":"−∞"}function xt(t){
return t<0?`(${L(t)})`:L(t)}function Xt(t){return Ze(t," + ")}function Ke(t){return Ze(t,", ")}function St(t,e){return t===
e?e:`${t} = ${e}`}function Ze(t,e){return t.length<=24?t.join(e):[...t.slice(0,24/2),"…",...t.slice(-2)].join(e)}p();Ot();var lr=30,[J,Y,k,ur,H]=[0,1,2,3,4],fr={add:["+",Y],subtract:["−",Y],multiply:["·",k],divide:["/",k],remainder:["\
mod",k],power:["^",ur],greater:[">",J],greater_equal:["≥",J],less:["<",J],less_equal:["≤",J],equal:["=",J],not_equal:[
"≠",J]},dr={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},nn=new Set(["sum","softmax"]);function oe(t,e,n){
let s=new Map,o=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??r(i,a);return s.set(c,l),l},r=(i,a)=>{let c=t[i];if(!c)throw new RangeError(
`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(u,a),op:"",parts:[],table:u,
index:a};if(l==="constant"||l==="opaque")return{value:te(c,a),op:"",parts:[]};let f=Qt(t,c,a).map(([E,v])=>o(E,v)),[d,m,
S]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&m&&S)return d?.value?m:S;if(l==="collect")return en(f);if(l===
"matmul")return en(rn(f));if(l==="softmax")return gr(f,ee(t,c,a));let g=it[l];if(g)return{value:g(f.map(({value:E})=>E)),
op:l,parts:f};let h=Kt[l];if(!h||!d)throw new RangeError(`There is no operation ${l}.`);return{value:h(d.value,m?.value??
0),op:l,parts:f}};return o(t.length-1,e)}function Tt(t){let e=new Map,n=new Set,s=o=>{n.has(o)||(n.add(o),o.table!==void 0&&
e.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(t),[...e.values()]}function vt(t){
if(nn.has(t.op))return t;for(let e of t.parts){let n=vt(e);if(n)return n}return null}function re(t){return t.op?ie(t,null,
!1).text:L(t.value)}function sn(t){let e=L(t.value),n=vt(t);if(!n)return St(re(t),e);if(n===t){if(t.op==="sum")return`Su\
m ${e}`;let s=Mt(t),o=s.reduce((r,i)=>r+i,0);return`${L(s[t.place??0]??0)} / ${L(o)} = ${e}`}return`${on(t,n)??ie(t,n,!1).
text} = ${e}`}function Mt({parts:t,temperature:e}){return ne(t.map(({value:n})=>n),e?.value)}function on(t,e){if(t===e)return e.
op==="sum"?`Sum ${L(e.value)}`:null;let[n,s]=t.parts,o=n&&on(n,e);return!o||!s||s.op?null:t.op==="add"?`${o}, plus ${L(s.
value)}`:t.op==="divide"?`${o}, divided by ${L(s.value)}`:null}function ie(t,e,n){let{op:s,parts:o,value:r}=t,i=nn.has(s);
if(!s||t===e||i&&n)return{text:xt(r),binding:H};let a=o.map(d=>ie(d,e,n||i)),c=a.map(({text:d})=>d);if(s==="sum")return{
text:c.length?Xt(c):"0",binding:Y};if(s==="softmax")return{text:pr(t,a),binding:k};if(s==="product")return{text:c.join("\
 · "),binding:k};let[l={text:"",binding:H},u]=a,f=fr[s];if(f&&u){let[d,m]=f,S=s==="add"||s==="multiply",g=j(l,s==="powe\
r"?H:m),h=j(u,S?m:m+1);return{text:s==="power"?`${g}^${h}`:`${g} ${d} ${h}`,binding:m}}return s==="negative"?{text:`−${j(
l,k)}`,binding:Y}:s==="sqrt"?{text:`√${j(l,H)}`,binding:H}:s==="absolute"?{text:`|${hr(o[0],l)}|`,binding:H}:s==="sigm\
oid"?{text:`1 / (1 + e^(−${j(l,H)}))`,binding:k}:s==="gelu"?{text:`${j(l,k)} · Φ(${l.text})`,binding:k}:{text:`${dr[s]??
s}(${Ke(c)})`,binding:H}}function hr(t,{text:e}){return t&&!t.op?L(t.value):e}function j({text:t,binding:e},n){return e<
n?`(${t})`:t}function pr({parts:t,place:e=0,temperature:n},s){let o=Math.max(...t.map(({value:c})=>c)),r=n?.value??1,i=Math.
abs(o/r)>lr,a=s.map(c=>{let l=c;return i&&(l={text:`${j(c,Y)} − ${xt(o)}`,binding:Y}),r!==1&&(l={text:`${j(l,k)} / ${xt(
r)}`,binding:k}),`e^${j(l,H)}`});return`${a[e]} / (${Xt(a)})`}function rn(t){let e=[];for(let n=0;n<t.length;n+=2){let s=t.
slice(n,n+2);e.push({value:mr(s),op:"multiply",parts:s})}return e}function mr(t){return t.reduce((e,{value:n})=>e*n,1)}function en(t){
let e=t[0]?.parts[0]?.parts[1],n=t.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===e);if(!e||e.
op||!n)return{value:se(t),op:"sum",parts:t};let s=t.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?rn([r.parts[0],i]):[]),o={value:se(
s),op:"sum",parts:s};return{value:se(t),op:"divide",parts:[o,e]}}function se(t){return t.reduce((e,{value:n})=>e+n,0)}function gr(t,{
place:e,width:n}){let s=t[n],r={value:0,op:"softmax",parts:t.slice(0,n),place:e,...s&&{temperature:s}},i=Mt(r),a=i.reduce(
(c,l)=>c+l,0);return{...r,value:(i[e]??Number.NaN)/a}}D();Ot();he();var wn="figure[data-how]",Rr="figure[data-how] tbody td",_r={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},
ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}};function bn(t,e){let n=s=>{let o=pe(s);o&&Ir(o)};t.addEventListener(
"pointerover",n),t.addEventListener("focusin",n),t.addEventListener("click",n),e&&kr(t,e),t.addEventListener("pointerout",
s=>{let o=_(s).closest(wn),{relatedTarget:r}=s,i=r instanceof Node&&o?.contains(r);o&&!i&&Sn(ge(o))}),t.addEventListener(
"keydown",Cr)}function En(t){for(let e of w(t,wn))for(let[n,s]of w(e,"tbody td").entries())s.tabIndex=n===0?0:-1}function kr(t,e){
let n=0,s=async o=>{let r=pe(o);if(!r)return;n+=1;let i=n,a=me(r),c=ge(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{
let f=await e(l,u,An(Lt(a),r));i===n&&c.isConnected&&Hr(c,f,r)}catch(f){i===n&&(b(c,"[data-sum]").textContent=yt(f))}};t.
addEventListener("click",s),t.addEventListener("keydown",o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=_(o).
closest("[data-step]")?.querySelector("[data-opened] button");r instanceof HTMLElement&&r.click()})}function Cr(t){let e=pe(
t),n=_r[t.key];if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;t.preventDefault();let s=me(e),o=Lt(s),{row:r,column:i}=An(
o,e),a="down"in s.dataset,c=a?n.column:n.row,l=a?n.row:n.column,u=o[r+c]?.[i+l];u&&(e.tabIndex=-1,u.tabIndex=0,u.focus())}
function Ir(t){let e=me(t),n=ge(e);Sn(n);let s=oe(JSON.parse(e.dataset.how??"[]"),Ur(Lt(e),t),Pr(n));t.dataset.lit="resu\
lt";for(let a of Tt(s)){let c=yn(n,a.table??"")[a.index??0];c&&(c.dataset.lit??="part")}let o=n.querySelector("[data-sum\
]");if(!(o instanceof HTMLElement))return;let r=L(On(t)),i=Number.isNaN(s.value)?r:St(re(s),r);o.textContent=[Fr(e,t),i].
filter(Boolean).join(": "),delete o.dataset.above,t.getBoundingClientRect().bottom>o.getBoundingClientRect().top&&(o.dataset.
above="")}function Pr(t){let e=new Map;return(n,s)=>{let o=e.get(n)??yn(t,n);e.set(n,o);let r=o[s];return r?On(r):Number.
NaN}}function yn(t,e){let n=t.querySelector(`figure[data-table="${CSS.escape(e)}"]`);return n instanceof HTMLElement?Lt(
n).flat():[]}function Hr(t,e,n){t.querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:i,index:a,
numbers:c}=e,l=oe(i,a,(g,h)=>xn(c[g],h).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement(
"h3");f.textContent=[s,o,r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent=
"Close",d.addEventListener("click",()=>{u.remove(),n.focus()});let m=document.createElement("div");m.className="table-fr\
ame",m.tabIndex=0,m.setAttribute("role","group"),m.setAttribute("aria-label",f.textContent),m.append($t(jr(l,c)));let S=document.
createElement("p");S.className="sum",S.textContent=sn(l),u.append(f,m,S,d),b(t,"[data-sum]").after(u),m.focus({preventScroll:!0}),
u.scrollIntoView({block:"nearest"})}function jr(t,e){let n=a=>{let[{table:c="",index:l=0}={}]=Tt(a);return xn(e[c],l).label},
s=(a,...c)=>[a,...c.map(L)],o=vt(t);if(!o)return{columns:["term","value"],rows:Tt(t).map(({table:a="",value:c})=>s(e[a]?.
title??"",c))};let{op:r,parts:i}=o;if(r==="softmax"){let a=Mt(o);return{columns:["term","score","exponential, largest sc\
ore subtracted"],rows:i.map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["t\
erm","first factor","second factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:[
"term","value"],rows:i.map(a=>s(n(a),a.value))}}function xn(t,e){let n=t?.index.indexOf(e)??-1,s=t?.values[n];return{label:t?.
labels[n]??"",value:s===void 0?Number.NaN:Zt(s)}}function Sn(t){for(let n of w(t,"[data-lit]"))delete n.dataset.lit;let e=t.
querySelector("[data-sum]");e&&(e.textContent="")}function pe(t){return t.target instanceof Element?t.target.closest(Rr):
null}function me(t){return t.closest("figure")}function ge(t){return t.closest("[data-step]")}function Lt(t){return"down"in
t.dataset?[w(t,"tbody td",HTMLTableCellElement)]:w(t,"tbody tr").map(e=>w(e,"td",HTMLTableCellElement))}function An(t,e){
let n=t.findIndex(s=>s.includes(e));return{row:n,column:t[n]?.indexOf(e)??-1}}function Ur(t,e){return t.flat().indexOf(e)}
function Fr(t,e){let n=e.parentElement?w(e.parentElement,"th"):[],s=w(t,"thead th")[e.cellIndex-n.length],o=[n[0],s].map(
r=>r?.title||r?.textContent);return[b(t,"figcaption span").textContent,...o].filter(Boolean).join(", ")}function On(t){return Xe(
t.dataset.value??t.textContent??"")}D();p();function Tn({state:t,height:e,set:n,mark:s=()=>{}}){let o=window.parent,r=(document.body.dataset.framers??"").split(" ").
filter(Boolean),i=r.includes("*"),a="",c=(u,f)=>{if(o===window)return;let d={pointerscope:u,...f};for(let m of i?["*"]:r)
o.postMessage(d,m)},l=()=>{let u={state:t(),height:e()};JSON.stringify(u)!==a&&(a=JSON.stringify(u),c("height",{height:u.
height}),c("state",{state:u.state}))};return window.addEventListener("message",({source:u,origin:f,data:d})=>{u!==o||!(i||
r.includes(f))||(d?.pointerscope==="set"&&(n(Dr(d.state)),l()),d?.pointerscope==="mark"&&s(Wr(d.visits)),d?.pointerscope===
"ask"&&(a="",l()))}),(u,f)=>u==="state"?l():c(u,f)}function Dr(t){let e={};if(typeof t!="object"||t===null||Array.isArray(
t))return e;for(let[n,s]of Object.entries(t).slice(0,100)){let o=s===null?null:Br(s);(o===null||o!==void 0&&o.length<=1e5)&&
(e[n]=o)}return e}function Wr(t){return(Array.isArray(t)?t.slice(0,1e3):[t]).filter(n=>Number.isInteger(n)&&n>=0)}function Br(t){
return typeof t=="string"?t:typeof t=="number"?Number.isFinite(t)?String(t):void 0:typeof t=="object"&&vn(t,8)<=2e4?JSON.
stringify(t):void 0}function vn(t,e){if(typeof t=="bigint")return Number.POSITIVE_INFINITY;if(typeof t!="object"||t===null)
return 1;if(e===0||ArrayBuffer.isView(t))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(t))if(n+=vn(
s,e-1),n>2e4)return Number.POSITIVE_INFINITY;return n}p();I();D();var qr=6,Rt=0;function Mn(t,e){t.addEventListener("submit",n=>{let s=_(n).closest("[data-exercise]");s instanceof
HTMLFormElement&&(n.preventDefault(),zr(s,e))})}async function zr(t,e){Rt+=1;let n=Rt,s=t.dataset.exercise??"",o=w(t,"in\
put:not([type=radio])",HTMLInputElement);for(let r of o)r.removeAttribute("aria-invalid");try{let{exercises:r}=await W(`\
lessons/${encodeURIComponent(e)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:Vr(t)}})}),i=r.find(a=>a.id===s);n===Rt&&i&&Jr(t,i.marked,o)}catch(r){if(!(r instanceof T))throw r;if(n!==Rt)return;
b(t,"[data-marked]").textContent=r.message,b(t,"[data-because]").hidden=!0,delete t.dataset.right;for(let{where:i}of r.problems)
Gr(t,o,i)?.setAttribute("aria-invalid","true")}}function Gr(t,e,n){let[,s,o]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];return s===
void 0||o===void 0?e[0]:Nn(t)[Number(s)]?.[Number(o)]}function Nn(t){return w(t,"tbody tr").map(e=>w(e,"input",HTMLInputElement))}
function Vr(t){if(t.querySelector("input[type=radio]"))return w(t,"input:checked",HTMLInputElement)[0]?.value??"";let e=Nn(
t);return e.length?e.map(n=>n.map(s=>s.value)):b(t,"input",HTMLInputElement).value}function Jr(t,{right:e,all_right:n,computed:s},o){
let r=e.flat();for(let[l,u]of o.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=b(t,"[data-marked]"),a=b(t,
"[data-because]");if(i.replaceChildren(Yr(r,n)),a.hidden=!n,t.dataset.right=String(n),n)return;let c=document.createElement(
"button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener("click",()=>{i.textContent=`I\
t is ${Xr(s)}.`,a.hidden=!1,i.focus()}),i.append(" ",c)}function Yr(t,e){if(e)return"Right.";let n=t.filter(Boolean).length;
return t.length>1?`${n} of ${t.length} are right.`:"Not yet."}function Xr(t){return typeof t=="string"?t:t.map(e=>e.map(
Kr).join(", ")).join("; ")}function Kr(t){return String(Number(t.toFixed(qr))).replace("-","−")}p();D();var Zr=["beside","above","below","figure"],$n={width:960,height:540},Qr=2,be=.6,we=.1,ti=320,ei=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:be}],Ln=["notes reasons remark switch","notes reasons remark switch formula"],ni=[1,.8,be],_t=new WeakMap;
function _n(t,e){let{lookAccent:n,lookScale:s}=t.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&t.style.setProperty("--accent",n);let o=()=>{let r=$(e,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=e;if(!r||!i||!a)return;let c=Math.min(innerWidth/$n.width,innerHeight/$n.height,
Qr),l=Number(s)||Math.max(1,c);t.style.setProperty("--most",String(l)),si(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
o)).observe(e),e.addEventListener("click",r=>{let i=_(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&ci(a),i.dataset.
turn&&Cn(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),o}function kn(t){for(let e of t){_t.delete(e);for(let n of[
"out","layout","paged"])delete e.dataset[n]}}function si(t,e,n,s){let o=`${n}×${s}×${e}`;if(_t.get(t)?.frame===o)return;
let r=$(t,"pointer-view"),i=n>s,a=Zr.filter(u=>(u!=="figure"||r)&&(u==="below"||i));t.dataset.fitting="";let c=oi(t,a,e,
r)??ii(t,Math.min(e,1));delete t.dataset.fitting,_t.set(t,{frame:o,arrangement:c}),c.pages&&Cn(t,Number(t.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function oi(t,e,n,s){delete t.dataset.
paged;for(let{out:o,parts:r,least:i}of ei){if(!t.querySelector(`.words > ${r}`))continue;let a=null;for(let c of e){let l=a?
a.scale*(s?.8:1)+we:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=ri(t,o,c,u,n,s);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return K(t,a),a}return null}function ri(t,e,n,s,o,r){let i=u=>(K(t,{out:e,layout:n,scale:u}),ai(t));if(!i(s))return null;
let[a,c]=[s,o];for(c-a>we&&i(c)&&(a=c);c-a>we;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:e,layout:n,scale:a,worth:a};
K(t,{out:e,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*ti));return{out:e,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function ii(t,e){t.dataset.paged="";let n=ni.map(i=>Math.min(i,e));for(let i of Ln){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...Rn(t,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return K(t,a),a}let[s,o]=[Ln.at(-1)??"",n.at(-1)??be],r={out:s,layout:"below",scale:o,pages:Rn(t,s,o).pages};return K(t,
r),r}function Rn(t,e,n){K(t,{out:e,layout:"below",scale:n});let s=Ee(t);for(let h of s)h.dataset.turnedTo="";let{rowGap:o,
columnGap:r}=getComputedStyle(b(t,".working")),[i,a]=[Number.parseFloat(o),Number.parseFloat(r)],c=b(t,".shown").getBoundingClientRect(),
l=c.height-b(t,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,m=0,S=0,g=b(t,".formula").scrollWidth<=c.width+
1;for(let h of s){let{width:E,height:v}=h.getBoundingClientRect();g&&=v<=l&&Pn(h),S&&S+E>c.width&&(d+=m+i,m=0,S=0),u.length&&
d+Math.max(m,v)>l&&(u=[],f.push(u),d=0,m=0,S=0),u.push(h),m=Math.max(m,v),S+=E+a}return{pages:f,isFitting:g}}function Cn(t,e){
let n=_t.get(t)?.arrangement.pages??[],s=Math.max(0,Math.min(e,n.length-1));t.dataset.page=String(s);for(let o of Ee(t))
n[s]?.includes(o)?o.dataset.turnedTo="":delete o.dataset.turnedTo;b(t,".pager").hidden=n.length===1,b(t,"[data-turned]").
textContent=`${s+1} of ${n.length}`;for(let o of w(t,"[data-turn]",HTMLButtonElement))o.disabled=!n[s+Number(o.dataset.turn)]}
function Ee(t){return w(t,".matrix, .shown > pointer-view")}function K(t,{out:e,layout:n,scale:s}){t.dataset.out=e,t.dataset.
layout=n,b(t,"[data-rest]").hidden=!e,t.style.setProperty("--scale",String(s))}function ai(t){let e=t.getBoundingClientRect(),
n=b(t,".formula"),s=o=>{let{right:r,bottom:i,width:a}=o.getBoundingClientRect();return!a||r<=e.right+1&&i<=e.bottom+1};return[
t,b(t,".words"),b(t,".shown")].every(In)&&n.scrollWidth<=n.clientWidth+1&&[n,...Ee(t)].every(o=>s(o)&&Pn(o))}function In(t){
return!t.clientWidth||t.scrollWidth<=t.clientWidth+1&&t.scrollHeight<=t.clientHeight+1}function Pn(t){let e=t.querySelector(
":scope > .table-frame");return!e||In(e)}function ci(t){let e=document.createElement("dialog");e.className="rest";let n=b(
t,"h1, h2");e.setAttribute("aria-label",(n.textContent??"").trim());let s=document.createElement("button");s.type="butto\
n",s.textContent="Close",s.addEventListener("click",()=>e.close()),e.addEventListener("close",()=>{e.remove(),b(t,"[data\
-rest]").focus()});let o=[n,t.querySelector(".switch"),t.querySelector(".formula"),...b(t,".words").children];e.append(s);
for(let r of o){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),e.append(i)}t.append(e),e.showModal()}p();D();var li=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,ui="Write a number, such as 0.5, in every cell.",Ct=class{#e;#t;#s;#n=new Map;#o=new Map;constructor(e,n,s){
this.#e=e,this.#t=n,this.#s=s,this.#c(),e.addEventListener("input",o=>{let r=o.target;this.#x(r.name,r.value),this.#p()}),
e.addEventListener("click",o=>{let r=_(o),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#E(i,1),"fewer"in r.dataset&&
this.#E(i,-1))}),n.addEventListener("click",()=>{for(let o of this.#i)this.#n.set(B(o),jn(Hn(o)));this.#f(),w(this.#e,"i\
nput, select")[0]?.focus(),this.#p()}),this.#a()}get text(){let e={};for(let n of this.#i){let s=B(n),o=Un(n.dataset.kind,
this.#n.get(s)??"");if(o===null)return null;JSON.stringify(o)!==JSON.stringify(Hn(n))&&(e[s]=o)}return Object.keys(e).length?
JSON.stringify(e):""}replace(e,n){let s=document.activeElement,o=s&&this.#e.contains(s)?this.#u(s):null;this.#e.replaceChildren(
...e.childNodes),n?this.#c():this.#f(),o?.(),this.#a()}showProblems(e){let n=new Set(e);for(let s of this.#i){let o=B(s),
r=`inputs.${o}`,i=e.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)n.delete(l);let a=i.map(l=>l.message).
join(" "),c=JSON.stringify(this.#n.get(o));a&&this.#o.set(o,{typed:c,message:a})}return this.#a(),[...n]}get#i(){return w(
this.#e,"[data-input]")}#u(e){if((e instanceof HTMLInputElement||e instanceof HTMLSelectElement)&&e.name){let i=`[name="${CSS.
escape(e.name)}"]`,a=e instanceof HTMLInputElement?{start:e.selectionStart,end:e.selectionEnd}:null;return()=>{let c=this.#e.
querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&a&&c.setSelectionRange(
a.start,a.end)}}let s=e.closest("[data-input]"),o=s instanceof HTMLElement?B(s):"",r=e instanceof HTMLElement&&"more"in e.
dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(o)}"] [data-${r}]`);i instanceof
HTMLElement&&i.focus({preventScroll:!0})}}#c(){this.#n.clear();for(let e of this.#i){let n=kt(e),s=n.map(i=>i.value),{kind:o,
row:r}=e.dataset;this.#n.set(B(e),o==="words"?s:o==="matrix"?fi(n,!!r):s[0]??"")}}#f(){for(let e of this.#i)for(let n of kt(
e)){let s=this.#y(n.name);s!==void 0&&n.value!==s&&(n.value=s)}}#h(e){let[n="",s,o]=e.split("."),r=this.#n.get(n);return s===
void 0?null:o===void 0?[r,Number(s)]:[Array.isArray(r?.[0])?r?.[Number(s)]:r,Number(o)]}#y(e){let n=this.#h(e);if(!n)return this.#n.
get(e);let[s,o]=n;return s?.[o]}#x(e,n){let s=this.#h(e);if(!s){this.#n.set(e,n);return}let[o,r]=s;o&&(o[r]=n)}#p(){this.#a(),
this.#s()}#a(){for(let e of this.#i){let n=B(e),s=!["words","choice"].includes(e.dataset.kind??""),o=s?kt(e).filter(c=>Fn(
c.value)===null):[];for(let c of s?kt(e):[])c.setAttribute("aria-invalid",String(o.includes(c)));let r=this.#n.get(n)??"";
this.#o.get(n)?.typed!==JSON.stringify(r)&&this.#o.delete(n),di(e,o.length?ui:this.#o.get(n)?.message??"");let{least:i,most:a}=e.
dataset;for(let c of w(e,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of w(e,"[data-more]",
HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#E(e,n){let s=B(e),o=this.#n.get(s),r=o.
length+n;if(r<Number(e.dataset.least)||r>Number(e.dataset.most))return;let i=`word ${o.length+1}`;this.#n.set(s,n>0?[...o,
i]:o.slice(0,-1));for(let{dataset:a}of this.#i){let c=a.input??"",l=this.#n.get(c);a.rows===s&&Array.isArray(l)&&(l=ye(l,
n)),a.columns===s&&Array.isArray(l)&&(l=a.row?ye(l,n):l.map(u=>ye(u,n))),l!==void 0&&this.#n.set(c,l)}this.#p()}};function B(t){
return t.dataset.input??""}function Hn(t){return JSON.parse(t.dataset.default??"null")}function kt(t){return w(t,"input,\
 select")}function fi(t,e){let n=new Map;for(let o of t){let[,r=""]=o.name.split(".");n.set(r,[...n.get(r)??[],o.value])}
let s=[...n.values()];return e?s[0]??[]:s}function ye(t,e){return e>0?[...t,structuredClone(t.at(-1))]:t.slice(0,-1)}function jn(t){
return Array.isArray(t)?t.map(jn):String(t)}function Un(t,e){if(t==="words"||t==="choice")return e;if(!Array.isArray(e))
return Fn(e);let n=e.map(s=>Un(t,s));return n.includes(null)?null:n}function Fn(t){let e=t.trim().replace("−","-").replace(
",","."),n=li.test(e)?Number(e):Number.NaN;return Number.isFinite(n)?n:null}function di(t,e){let n=b(t,"[data-failure]");
n.textContent=e,n.hidden=!e}p();I();async function Rs(t,{address:e,files:n,signal:s}){if(!Le())return Ji(e,s);let{exportedLesson:o}=await Promise.resolve().then(()=>($s(),Ns));
return o(t,{files:n,signal:s})}function Le(){return document.getElementById("lesson-record")!==null}async function Ji(t,e){
let s=await fetch(t,{headers:{accept:"text/html, application/problem+json"},signal:e}).catch(Ls),o=await s.text().catch(
Ls);if(s.ok)return new DOMParser().parseFromString(o,"text/html");throw new T(s.status,Yi(o,s.status))}function Ls(t){throw F(
t)?t:new T(0,[{where:"",message:ot,suggestions:[]}])}function Yi(t,e){try{return JSON.parse(t).errors??[]}catch{return[{
where:"",message:rt(e),suggestions:[]}]}}p();D();var Xi=3e4,_s=720;async function ks(t){for(let n of t)n.removeAttribute("lazy");let e=Date.now()+Xi;for(;Date.now()<
e&&t.some(Ki);)await new Promise(n=>setTimeout(n,100))}function Ki(t){return t.querySelector(".view-failure:not([hidden]\
)")?!1:!t.dataset.drawn||t.hasAttribute("aria-busy")}function Cs(t,e=()=>{},n=()=>{}){let s=[],o=[];window.addEventListener("beforeprint",()=>{e(),s=w(t,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of s)r.open=!0;o=w(t,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>_s);for(let r of o)r.style.setProperty("--print-scale",String(_s/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of s)r.open=!1;for(let r of o)r.style.removeProperty("--print-scale");n()})}var uc=350,fc=60,qe=["removed","inputs","layer","head"],Ho=["step","all",...qe],dc={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},A=b(document,"[data-lesson]"),M=b(A,"[data-steps]"),Co=$(A,"[data-controls]"),gt=A.dataset.only,We=b(A,"[data\
-error]"),Io=$(A,"[data-inputs]"),pt=Io&&new Ct(Io,b(A,"[data-reset]",HTMLButtonElement),yc),qt="frame"in A.dataset,{states:hc,
leftOut:jo="",edited:Uo=""}=A.dataset,x=ze(location.search),P=Le()?{...x,...Ge(ze(""))}:x,Be=new AbortController,ft=0,ht=0;
function ze(t){let e=new URLSearchParams(t);return{step:e.get("step")??"",all:e.get("all")??"",removed:e.get("removed")??
jo,inputs:e.get("inputs")??Uo,layer:e.get("layer")??"",head:e.get("head")??""}}var pc=qt?_n(A,M):()=>{},mc="framers"in document.
body.dataset?Tn({state:bc,height:()=>A.scrollHeight,set:Ec}):()=>{},z=()=>w(M,":scope > [data-step]"),zt=t=>z().findIndex(
e=>e.dataset.step===t),wt=()=>Math.max(0,zt(x.step)),Fo=()=>qt&&window.parent!==window;function U(){let t=!!x.all||!!gt,
e=wt(),n=z();for(let[s,o]of n.entries())o.hidden=!t&&s!==e;if(t&&!qt)for(let s of ae(M,"pointer-view[lazy]"))s.removeAttribute(
"lazy");A.dataset.mode=t?"all":"one",A.toggleAttribute("data-first",e===0);for(let s of w(A,"[data-follow]",HTMLSelectElement)){
let o=s.dataset.follow;s.value=x[o]||"0"}for(let s of w(A,"[data-slide]"))gc(s,s.dataset.slide===n[e]?.dataset.step);Co&&
wc(Co,e,n.length,t),pc(),mc("state",{})}function gc(t,e){if(!e){t.removeAttribute("aria-current");return}t.setAttribute(
"aria-current","step");let n=t.closest("ol");n&&requestAnimationFrame(()=>{n.scrollLeft=t.offsetLeft-n.offsetLeft})}function wc(t,e,n,s){
t.hidden=!1,b(t,"[data-place]").textContent=`Step ${e+1} of ${n}`,b(t,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,
b(t,'[data-go="1"]',HTMLButtonElement).disabled=e===n-1;let o=$(t,"[data-all]",HTMLInputElement);o&&(o.checked=s)}function mt(t,e=!1){
let n=z(),s=n[Math.max(0,Math.min(n.length-1,t))];s&&(x={...x,step:s.dataset.step??""},bt("replace"),U(),e&&b(s,"h1, h2").
focus({preventScroll:!0}),x.all?s.scrollIntoView({block:"start"}):s.getBoundingClientRect().top<0&&A.scrollIntoView({block:"\
start"}),A.querySelector("[data-slide][aria-current]")?.scrollIntoView({block:"nearest",inline:"nearest"}))}function Ge({
removed:t,inputs:e,layer:n,head:s}){return{removed:t,inputs:e,layer:n,head:s}}function Gt(t,e){return qe.every(n=>t[n]===
e[n])}function bc(){return{step:z()[wt()]?.dataset.step,removed:P.removed,inputs:P.inputs}}function Ec({step:t,...e}){t!==
void 0&&!gt&&mt(Math.max(0,zt(t??"")));let n={};for(let s of qe)s in e&&(n[s]=e[s]??"");Vt(n)}function bt(t){let e=Do({...x,
...Ge(P)});if(e!==location.pathname+location.search)try{t==="push"&&!Fo()?history.pushState(null,"",e):history.replaceState(
null,"",e)}catch{}}function Do(t){let e=[...new URLSearchParams(location.search)].filter(([o])=>!Ho.some(r=>r===o)),n=C(
{...Object.fromEntries(e),...t});jo&&!t.removed&&n.set("removed",""),Uo&&!t.inputs&&n.set("inputs","");let s=n.toString();
return s?`${location.pathname}?${s}`:location.pathname}function yc(){clearTimeout(ht),ht=setTimeout(()=>Vt({}),uc)}function Vt(t){
let e=ht&&pt?pt.text:null;clearTimeout(ht),ht=0;let n={...x,...e===null?{}:{inputs:e},...t};Gt(n,x)||(x=n,Jt({history:"p\
ush"}))}async function Jt({history:t,isFresh:e=!1}){ft+=1;let n=ft;Be.abort(),Be=new AbortController,M.setAttribute("ari\
a-busy","true");try{let s=await Rs(x,{address:Do(x),files:hc,signal:Be.signal});if(n!==ft)return;Sc(s,e),P=x,Bo([]),t===
"push"&&bt("push"),U()}catch(s){if(F(s))return;if(!(s instanceof T))throw s;n===ft&&xc(s.problems,t)}finally{n===ft&&M.removeAttribute(
"aria-busy")}}function xc(t,e){Bo(t);let n=t.every(o=>o.where.startsWith("inputs"));if(x={...x,...n?{inputs:P.inputs}:Ge(
P)},!Gt(x,P)){Jt({history:e});return}let s=Wo(P);for(let o of w(M,"[data-remove]",HTMLInputElement))o.checked=s.has(o.dataset.
remove??"");bt("replace"),U()}function Wo(t){return new Set(t.removed.split(",").filter(Boolean))}function Sc(t,e){let n=document.
activeElement?.closest("[data-remove]"),s=n instanceof HTMLElement?n.dataset.remove:void 0;for(let r of z()){let i=r.dataset.
step??"",a=t.querySelector(`[data-steps] > [data-step="${CSS.escape(i)}"]`);a&&i!=="exercises"&&r.replaceWith(a)}for(let r of w(
A,"[data-renew]")){let i=t.querySelector(`[data-renew="${r.dataset.renew}"]`);i&&r.replaceChildren(...i.childNodes)}let o=$(
t,"[data-inputs]");o&&pt?.replace(o,e),s&&$(M,`[data-remove="${CSS.escape(s)}"]`)?.focus(),qo()}function Bo(t){let e=pt?
pt.showProblems(t):t;We.textContent=e.map(n=>n.message).join(" "),We.hidden=e.length===0,e.length&&A.dataset.live&&We.append(
" ",Ac(A.dataset.live))}function Ac(t){let e=document.createElement("a");return e.href=t,e.textContent="Open it on the s\
erver",e.search=C({...x,all:null}).toString(),e}function qo(){En(M),M.querySelector("pointer-view")&&Promise.resolve().then(()=>(ko(),lc));
for(let t of w(M,"[data-embed]",HTMLAnchorElement)){let e=t.closest("[data-step]"),n=e instanceof HTMLElement?e.dataset.
step:void 0;t.search=C({...x,all:null,step:n}).toString()}for(let t of w(A,"[data-offline]",HTMLAnchorElement))t.search=
C({removed:x.removed,inputs:x.inputs}).toString();for(let t of w(A,"[data-back]",HTMLAnchorElement)){let e=new URLSearchParams(
location.search);for(let n of Ho)e.delete(n);t.search=e.toString()}}function Oc(t,e,{row:n,column:s}){let o=Object.fromEntries(
new URLSearchParams(location.search)),r=C({...o,step:null,all:null,row:n,column:s});return W(`${A.dataset.api}/${t}/${e}\
?${r}`)}async function Tc(t){t.disabled=!0;let{all:e}=x;x={...x,all:"1"},U(),await ks(ae(M)),window.print(),x={...x,all:e},
U(),t.disabled=!1}function zo(t){return t.closest("input:not([type=checkbox]), select, textarea")!==null}function Go(t){
for(let e=t;e&&e!==M;){if(e.localName==="pointer-view"||e.scrollWidth>e.clientWidth+1&&getComputedStyle(e).overflowX!=="\
visible")return!0;e=e.parentElement}return!1}M.addEventListener("change",t=>{let e=t.target;if(!(e instanceof HTMLInputElement)||
!e.dataset.remove)return;let n=Wo(x);e.checked?n.add(e.dataset.remove):n.delete(e.dataset.remove),Vt({removed:[...n].join(
",")})});A.addEventListener("change",t=>{let e=an(t);e.dataset.follow&&Vt({[e.dataset.follow]:e.value}),"all"in e.dataset&&
e instanceof HTMLInputElement&&(x={...x,all:e.checked?"1":""},bt("replace"),U())});A.addEventListener("click",t=>{let e=_(
t);e.dataset.go&&mt(wt()+Number(e.dataset.go)),"print"in e.dataset&&Tc(e);let n=e.closest("[data-slide]");n instanceof HTMLElement&&
(t.preventDefault(),mt(zt(n.dataset.slide),!0))});document.addEventListener("keydown",t=>{let e=_(t);if(gt||t.defaultPrevented||
t.altKey||t.ctrlKey||t.metaKey||zo(e)||Go(e))return;let n=dc[t.key];!n||x.all&&t.key.startsWith("Page")||(t.preventDefault(),
mt(wt()+n,!0))});var dt;M.addEventListener("touchstart",t=>{let e=_(t);dt=t.touches.length===1&&!Go(e)&&!zo(e)?t.touches[0]:
void 0},{passive:!0});M.addEventListener("touchend",({changedTouches:[t]})=>{if(gt||!dt||!t)return;let[e,n]=[t.clientX-dt.
clientX,t.clientY-dt.clientY];dt=void 0,Math.abs(e)>fc&&Math.abs(e)>2*Math.abs(n)&&mt(wt()-Math.sign(e))});window.addEventListener(
"popstate",()=>{x=ze(location.search),Gt(x,P)?U():Jt({history:"keep",isFresh:!0})});Fo()||Cs(M,()=>{for(let t of z())t.hidden=
!1;qt&&kn(z())},U);!x.step&&location.hash&&(x.step=location.hash.slice(1));x.step&&zt(x.step)<0&&!gt&&(x.step="",bt("rep\
lace"));var Po=$(A,"details.inputs",HTMLDetailsElement);Po&&matchMedia("(max-width: 62rem)").matches&&(Po.open=!1);bn(M,
"opens"in A.dataset?Oc:null);Mn(M,A.dataset.lesson??"");qo();U();A.dataset.ready="true";Gt(x,P)||Jt({history:"keep",isFresh:!0});})();
