function dt(t,e,n){let r=I(t,e,n);if(!r)throw new Error(`The page has no element that matches ${e}.`);return r}function I(t,e,n){
let r=t.querySelector(e);return r&&_(r,n)?r:null}function _(t,e){return t instanceof(e??HTMLElement)}var p=class extends Error{constructor(e,n){super(n.map(r=>r.message).join(" ")),this.status=e,this.problems=n}},E=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),M={answers:!0},q=[502,504],C=5e3,P="No response could be read. Your \
input is still here; check your connection and try again.",B=t=>`The server answered with ${t}.`;async function yt(t,e,n=E){
let r=await z(new URL(`api/${t}`,n),e);if(String(n)===E.href&&Y(r!==null&&!W(r)),!r)return N();if(!(r.headers.get("conte\
nt-type")??"").includes("json")){let s=B(r.status);throw new p(r.status,[{where:"",message:s,suggestions:[]}])}let a=await r.
json().catch(N);if(!r.ok)throw new p(r.status,a.errors??[]);return a}async function z(t,e){try{let n=await fetch(t,e);return q.
includes(n.status)?null:n}catch(n){if(O(n))throw n;return null}}function bt(t){let e=AbortSignal.timeout(C);return t?AbortSignal.
any([t,e]):e}function W({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??!1}function Y(t){t!==M.
answers&&(M.answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}function N(t){
throw O(t)?t:new p(0,[{where:"",message:P,suggestions:[]}])}function O(t){return t instanceof DOMException&&t.name==="Ab\
ortError"}function At(t){let e=Object.entries(t).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(e.map(([n,r])=>[
n,String(r)]))}function xt(t){return t instanceof Error?t.message:String(t)}var D="network";function d(t){return"kind"in t&&t.kind===D}function T(t){return d(t)?t.meta:t.layout.meta}function Mt(t){
return d(t)?t.meta.height??0:t.layout.height}function Ot(t){let e="";for(let n of t)e+=String.fromCharCode(n);return btoa(e)}function S(t){let e=atob(t),n=new Uint8Array(
e.length);for(let r=0;r<e.length;r++)n[r]=e.charCodeAt(r);return n}var H={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function m(t){if(Array.isArray(t))return G(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=H[t.dtype];if(!e)
throw new Error(`An array has the unknown type ${t.dtype}.`);let n=new e(S(t.bdata).buffer),r=t.shape?String(t.shape).split(
",").map(Number):[n.length];return{values:n,shape:r}}function G(t){if(!(typeof t[0]=="object"&&t[0]!==null))return{values:t,
shape:[t.length]};let n=t;return{values:n.flatMap(r=>Array.from(r)),shape:[n.length,n[0]?.length??0]}}function h({values:t,
shape:e},n){let[,...r]=e,o=r.reduce((a,s)=>a*s,1);return{values:K(t,n*o,(n+1)*o),shape:r}}function R({values:t,shape:e}){
return e.length<2?t:y({values:t,shape:e})}function y(t){return Array.from({length:t.shape[0]??0},(e,n)=>h(t,n).values)}function K(t,e,n){
return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}var Q={add:(t,e)=>t+e,subtract:(t,e)=>t-e,multiply:(t,e)=>t*e,divide:(t,e)=>t/e,power:(t,e)=>t**e,maximum:Math.max,minimum:Math.
min,greater:(t,e)=>+(t>e),greater_equal:(t,e)=>+(t>=e),less:(t,e)=>+(t<e),less_equal:(t,e)=>+(t<=e),equal:(t,e)=>+(t===e),
not_equal:(t,e)=>+(t!==e),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(t,e)=>(t%e+e)%e,isfinite:t=>Number(Number.isFinite(t)),round:(t,e)=>at(t*10**e)/10**e,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*(1+it(t/Math.SQRT2))},b={sum:t=>t.reduce((e,n)=>e+n,0),product:t=>t.
reduce((e,n)=>e*n,1),largest:t=>Math.max(...t),smallest:t=>Math.min(...t)};function V(t){return typeof t=="string"?Number(
t.replace("inf","Infinity")):t}function $({shape:t}){return t.reduce((e,n)=>e*n,1)}function L(t,e,{single:n=!1}={}){let r=n?
Float32Array:Float64Array,o=[],a=(s,i)=>o[s]?.[i]??Number.NaN;for(let s of t){if(s.op==="opaque")throw new RangeError("O\
nly Python computes this.");let i=new r($(s)),c=s.op==="table"?e(s.name??"",s.at):[];for(let u=0;u<i.length;u+=1)i[u]=s.
op==="table"?c[u]??Number.NaN:J(t,s,u,a);o.push(i)}return o.at(-1)??new r(0)}function J(t,e,n,r){let{op:o}=e;if(o==="con\
stant")return Z(e,n);let a=X(t,e,n).map(([l,g])=>r(l,g)),[s=0,i=0,c=0]=a;if(o==="view"||o==="join")return s;if(o==="wher\
e")return s?i:c;if(o==="matmul")return rt(a);if(o==="collect")return b.sum?.(a)??0;if(o==="softmax")return et(t,e,n,a);let u=b[o];
if(u)return u(a);let f=Q[o];if(!f)throw new RangeError(`There is no operation ${o}.`);return f(s,i)}function X(t,e,n){let{
op:r,of:o=[],groups:a}=e,[s=0,i=0]=o;if(r==="view")return[[s,ot(e,n)]];if(r==="join")return[st(t,o,n)];if(r==="collect")
return(a?.[n]??[]).map(c=>[s,c]);if(r==="matmul"){let[c,u]=[t[i]?.shape.at(-2)??0,e.shape.at(-1)??1],[f,l]=[Math.floor(n/
u),n%u],g=Math.floor(f/(e.shape.at(-2)??1))*c*u;return v(c).flatMap(x=>[[s,f*c+x],[i,g+x*u+l]])}if(r==="softmax"||r in b){
let c=t[s]?.shape.at(-1)??0,u=r==="softmax"?Math.floor(n/c):n,f=v(c).map(l=>[s,u*c+l]);return o.length>1?[...f,[i,0]]:f}
return o.map(c=>[c,t[c]?.shape.length?n:0])}function Z({values:t=0},e){return V(Array.isArray(t)?t[e]??Number.NaN:t)}function tt(t,{
of:e=[]},n){let r=t[e[0]??0]?.shape.at(-1)??1;return{place:n%r,width:r}}function et(t,e,n,r){let{place:o,width:a}=tt(t,e,
n),s=nt(r.slice(0,a),r[a]);return(s[o]??Number.NaN)/s.reduce((i,c)=>i+c,0)}function nt(t,e=1){let n=Math.max(...t),r=Math.
min(Math.max(e,1e-30),1/1e-30);return t.map(o=>Math.exp((o-n)/r))}function rt(t){let e=0;for(let n=0;n<t.length;n+=2)e+=
(t[n]??0)*(t[n+1]??0);return e}function ot({shape:t,offset:e=0,strides:n,index:r},o){if(r)return r[o]??0;let[a,s]=[e,o];
for(let i=t.length-1;i>=0;i-=1){let c=t[i]??1;a+=s%c*(n?.[i]??0),s=Math.floor(s/c)}return a}function st(t,e,n){let r=n;for(let o of e){
let a=$(t[o]??{op:"",shape:[]});if(r<a)return[o,r];r-=a}throw new RangeError(`No operand has the element ${n}.`)}function v(t){
return Array.from({length:t},(e,n)=>n)}function at(t){let e=Math.floor(t);return t-e!==.5?Math.round(t):e%2?e+1:e}function it(t){
if(Math.abs(t)>6)return Math.sign(t);let[e,n]=[t,t];for(let r=1;Math.abs(n)>Math.abs(e)*1e-17;r+=1)n*=2*t*t/(2*r+1),e+=n;
return 2*Math.exp(-t*t)/Math.sqrt(Math.PI)*e}var k="all",j=new WeakMap;function jt({data:t,layout:{meta:e}},n){for(let r of e.parts??[]){let o=t[r.trace];if("lines"in
r){let a=w(r.lines,e,n);Object.assign(o,ut(a,n[r.row],r))}else o[r.attribute]=R(w(r.is,e,n))}}function w(t,e,n){let r=ct(
e),o=s=>{let{values:i=[]}=e.choices?.find(({name:c})=>c===s)??{};return n[s]===k?0:i.indexOf(n[s]??"")};return{values:L(
t,(s,i=[])=>{let c=r[s];if(!c)throw new Error(`The figure has no array ${s}.`);return i.reduce((u,f)=>h(u,o(f)),c).values}),
shape:t.at(-1)?.shape??[]}}function ct(t){let e=j.get(t);return e||(e=Object.fromEntries(Object.entries(t.arrays??{}).map(
([n,r])=>[n,m(r)])),j.set(t,e)),e}function ut({values:t,shape:e},n,{above:r,to:o}){let a=[],s=[],[i=0,c=0]=e;for(let u=0;u<
i;u+=1)if(!(n!==k&&u!==n))for(let f=0;f<c;f+=1){let l=Number(t[u*c+f]);l<=r||l>o||(a.push(0,1,null),s.push(u,f,null))}return{
x:a,y:s}}function _t(t,e){let{table:n}=T(t);if(n&&"rows"in n)return[n];if(d(t))return[];let{data:r,layout:o}=t,a=n?[ft(n,o.meta,e)]:
[];return n&&!n.beside?a:[...r.filter(i=>i.type==="heatmap"&&i.visible!==!1).map(i=>lt(o,i)),...a]}function qt({columns:t,
rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(a=>A("th",a,"col")));let o=n.
createTBody();for(let[a,...s]of e)o.insertRow().append(A("th",a,"row"),...s.map(i=>A("td",i)));return n}function Ct(t){let e=r=>r.
map(wt).join(",");return`${t.map(({columns:r,rows:o})=>[r,...o].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function ft(t,e,n){let{columns:r,labels:o}=t;if("values"in t){let s=t.values.map(i=>w(i,e,n).values);return{columns:r,
rows:o.map((i,c)=>[i,...s.map(u=>u[c])])}}let a=y(w(t.matrix,e,n));return{columns:r,rows:o.map((s,i)=>[s,...Array.from(a[i]??
[])])}}function lt(t,e){let n=m(e.z??[]),r=U(t,e,"y").map((o,a)=>[o,...Array.from(h(n,a).values)]);return{columns:[e.name??
"",...U(t,e,"x")],rows:r}}function U(t,e,n){let r=e[n];if(Array.isArray(r))return r.map(c=>F(String(c)));let o=t[`${n}ax\
is`],s=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(s)return s.map(F);let{shape:i}=m(
e.z??[]);return[...Array(i[n==="y"?0:1]??0).keys()].map(String)}function F(t){return t.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}var pt=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,mt=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
ht=/^(?=[\t\r\n])/;function wt(t){if(t==null)return"";if(typeof t=="number")return String(t);let e=t.replace(mt,"$1'").replace(
ht,"'"),n=pt.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function A(t,e,n){let r=document.createElement(
t);return n&&(r.scope=n),r.textContent=typeof e=="number"&&!Number.isInteger(e)?e.toFixed(6):String(e??"–"),r}export{dt as a,I as b,p as c,E as d,M as e,yt as f,bt as g,At as h,xt as i,D as j,d as k,T as l,Mt as m,Ot as n,S as o,jt as p,
_t as q,qt as r,Ct as s};
