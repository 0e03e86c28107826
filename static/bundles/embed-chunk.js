function gt(t,e,n){let r=F(t,e,n);if(!r)throw new Error(`The page has no element that matches ${e}.`);return r}function F(t,e,n){
let r=t.querySelector(e);return r&&I(r,n)?r:null}function I(t,e){return t instanceof(e??HTMLElement)}var p=class extends Error{constructor(e,n){super(n.map(r=>r.message).join(" ")),this.status=e,this.problems=n}},E=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),N={answers:!0},q=[502,504],C=204,P=5e3,B="No response could be read.\
 Your input is still here; check your connection and try again.",z=t=>`The server answered with ${t}.`;async function bt(t,e,n=E){
let r=await W(new URL(`api/${t}`,n),e);if(String(n)===E.href&&D(r!==null&&!Y(r)),!r)return M();if(r.status===C)return;if(!(r.
headers.get("content-type")??"").includes("json")){let s=z(r.status);throw new p(r.status,[{where:"",message:s,suggestions:[]}])}
let a=await r.json().catch(M);if(!r.ok)throw new p(r.status,a.errors??[]);return a}async function W(t,e){try{let n=await fetch(
t,e);return q.includes(n.status)?null:n}catch(n){if(O(n))throw n;return null}}function At(t){let e=AbortSignal.timeout(P);
return t?AbortSignal.any([t,e]):e}function Y({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??!1}
function D(t){t!==N.answers&&(N.answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}
function M(t){throw O(t)?t:new p(0,[{where:"",message:B,suggestions:[]}])}function O(t){return t instanceof DOMException&&
t.name==="AbortError"}function xt(t){let e=Object.entries(t).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
e.map(([n,r])=>[n,String(r)]))}function Et(t){return t instanceof Error?t.message:String(t)}var H="network";function w(t){return"kind"in t&&t.kind===H}function T(t){return w(t)?t.meta:t.layout.meta}function Mt(t){
return w(t)?t.meta.height??0:t.layout.height}function Tt(t){let e="";for(let n of t)e+=String.fromCharCode(n);return btoa(e)}function S(t){let e=atob(t),n=new Uint8Array(
e.length);for(let r=0;r<e.length;r++)n[r]=e.charCodeAt(r);return n}var G={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function m(t){if(Array.isArray(t))return K(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=G[t.dtype];if(!e)
throw new Error(`An array has the unknown type ${t.dtype}.`);let n=new e(S(t.bdata).buffer),r=t.shape?String(t.shape).split(
",").map(Number):[n.length];return{values:n,shape:r}}function K(t){if(!(typeof t[0]=="object"&&t[0]!==null))return{values:t,
shape:[t.length]};let n=t;return{values:n.flatMap(r=>Array.from(r)),shape:[n.length,n[0]?.length??0]}}function h({values:t,
shape:e},n){let[,...r]=e,o=r.reduce((a,s)=>a*s,1);return{values:Q(t,n*o,(n+1)*o),shape:r}}function R({values:t,shape:e}){
return e.length<2?t:y({values:t,shape:e})}function y(t){return Array.from({length:t.shape[0]??0},(e,n)=>h(t,n).values)}function Q(t,e,n){
return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}var V={add:(t,e)=>t+e,subtract:(t,e)=>t-e,multiply:(t,e)=>t*e,divide:(t,e)=>t/e,power:(t,e)=>t**e,maximum:Math.max,minimum:Math.
min,greater:(t,e)=>+(t>e),greater_equal:(t,e)=>+(t>=e),less:(t,e)=>+(t<e),less_equal:(t,e)=>+(t<=e),equal:(t,e)=>+(t===e),
not_equal:(t,e)=>+(t!==e),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(t,e)=>(t%e+e)%e,isfinite:t=>Number(Number.isFinite(t)),round:(t,e)=>it(t*10**e)/10**e,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*(1+ct(t/Math.SQRT2))},b={sum:t=>t.reduce((e,n)=>e+n,0),product:t=>t.
reduce((e,n)=>e*n,1),largest:t=>Math.max(...t),smallest:t=>Math.min(...t)};function J(t){return typeof t=="string"?Number(
t.replace("inf","Infinity")):t}function $({shape:t}){return t.reduce((e,n)=>e*n,1)}function L(t,e,{single:n=!1}={}){let r=n?
Float32Array:Float64Array,o=[],a=(s,i)=>o[s]?.[i]??Number.NaN;for(let s of t){if(s.op==="opaque")throw new RangeError("O\
nly Python computes this.");let i=new r($(s)),c=s.op==="table"?e(s.name??"",s.at):[];for(let u=0;u<i.length;u+=1)i[u]=s.
op==="table"?c[u]??Number.NaN:X(t,s,u,a);o.push(i)}return o.at(-1)??new r(0)}function X(t,e,n,r){let{op:o}=e;if(o==="con\
stant")return tt(e,n);let a=Z(t,e,n).map(([l,g])=>r(l,g)),[s=0,i=0,c=0]=a;if(o==="view"||o==="join")return s;if(o==="whe\
re")return s?i:c;if(o==="matmul")return ot(a);if(o==="collect")return b.sum?.(a)??0;if(o==="softmax")return nt(t,e,n,a);
let u=b[o];if(u)return u(a);let f=V[o];if(!f)throw new RangeError(`There is no operation ${o}.`);return f(s,i)}function Z(t,e,n){
let{op:r,of:o=[],groups:a}=e,[s=0,i=0]=o;if(r==="view")return[[s,st(e,n)]];if(r==="join")return[at(t,o,n)];if(r==="colle\
ct")return(a?.[n]??[]).map(c=>[s,c]);if(r==="matmul"){let[c,u]=[t[i]?.shape.at(-2)??0,e.shape.at(-1)??1],[f,l]=[Math.floor(
n/u),n%u],g=Math.floor(f/(e.shape.at(-2)??1))*c*u;return v(c).flatMap(x=>[[s,f*c+x],[i,g+x*u+l]])}if(r==="softmax"||r in
b){let c=t[s]?.shape.at(-1)??0,u=r==="softmax"?Math.floor(n/c):n,f=v(c).map(l=>[s,u*c+l]);return o.length>1?[...f,[i,0]]:
f}return o.map(c=>[c,t[c]?.shape.length?n:0])}function tt({values:t=0},e){return J(Array.isArray(t)?t[e]??Number.NaN:t)}
function et(t,{of:e=[]},n){let r=t[e[0]??0]?.shape.at(-1)??1;return{place:n%r,width:r}}function nt(t,e,n,r){let{place:o,
width:a}=et(t,e,n),s=rt(r.slice(0,a),r[a]);return(s[o]??Number.NaN)/s.reduce((i,c)=>i+c,0)}function rt(t,e=1){let n=Math.
max(...t),r=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(o=>Math.exp((o-n)/r))}function ot(t){let e=0;for(let n=0;n<
t.length;n+=2)e+=(t[n]??0)*(t[n+1]??0);return e}function st({shape:t,offset:e=0,strides:n,index:r},o){if(r)return r[o]??
0;let[a,s]=[e,o];for(let i=t.length-1;i>=0;i-=1){let c=t[i]??1;a+=s%c*(n?.[i]??0),s=Math.floor(s/c)}return a}function at(t,e,n){
let r=n;for(let o of e){let a=$(t[o]??{op:"",shape:[]});if(r<a)return[o,r];r-=a}throw new RangeError(`No operand has the\
 element ${n}.`)}function v(t){return Array.from({length:t},(e,n)=>n)}function it(t){let e=Math.floor(t);return t-e!==.5?
Math.round(t):e%2?e+1:e}function ct(t){if(Math.abs(t)>6)return Math.sign(t);let[e,n]=[t,t];for(let r=1;Math.abs(n)>Math.
abs(e)*1e-17;r+=1)n*=2*t*t/(2*r+1),e+=n;return 2*Math.exp(-t*t)/Math.sqrt(Math.PI)*e}var k="all",j=new WeakMap;function kt({data:t,layout:{meta:e}},n){for(let r of e.parts??[]){let o=t[r.trace];if("lines"in
r){let a=d(r.lines,e,n);Object.assign(o,ft(a,n[r.row],r))}else o[r.attribute]=R(d(r.is,e,n))}}function d(t,e,n){let r=ut(
e),o=s=>{let{values:i=[]}=e.choices?.find(({name:c})=>c===s)??{};return n[s]===k?0:i.indexOf(n[s]??"")};return{values:L(
t,(s,i=[])=>{let c=r[s];if(!c)throw new Error(`The figure has no array ${s}.`);return i.reduce((u,f)=>h(u,o(f)),c).values}),
shape:t.at(-1)?.shape??[]}}function ut(t){let e=j.get(t);return e||(e=Object.fromEntries(Object.entries(t.arrays??{}).map(
([n,r])=>[n,m(r)])),j.set(t,e)),e}function ft({values:t,shape:e},n,{above:r,to:o}){let a=[],s=[],[i=0,c=0]=e;for(let u=0;u<
i;u+=1)if(!(n!==k&&u!==n))for(let f=0;f<c;f+=1){let l=Number(t[u*c+f]);l<=r||l>o||(a.push(0,1,null),s.push(u,f,null))}return{
x:a,y:s}}function qt(t,e){let{table:n}=T(t);if(n&&"rows"in n)return[n];if(w(t))return[];let{data:r,layout:o}=t,a=n?[lt(n,o.meta,e)]:
[];return n&&!n.beside?a:[...r.filter(i=>i.type==="heatmap"&&i.visible!==!1).map(i=>pt(o,i)),...a]}function Ct({columns:t,
rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(a=>A("th",a,"col")));let o=n.
createTBody();for(let[a,...s]of e)o.insertRow().append(A("th",a,"row"),...s.map(i=>A("td",i)));return n}function Pt(t){let e=r=>r.
map(wt).join(",");return`${t.map(({columns:r,rows:o})=>[r,...o].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function lt(t,e,n){let{columns:r,labels:o}=t;if("values"in t){let s=t.values.map(i=>d(i,e,n).values);return{columns:r,
rows:o.map((i,c)=>[i,...s.map(u=>u[c])])}}let a=y(d(t.matrix,e,n));return{columns:r,rows:o.map((s,i)=>[s,...Array.from(a[i]??
[])])}}function pt(t,e){let n=m(e.z??[]),r=U(t,e,"y").map((o,a)=>[o,...Array.from(h(n,a).values)]);return{columns:[e.name??
"",...U(t,e,"x")],rows:r}}function U(t,e,n){let r=e[n];if(Array.isArray(r))return r.map(c=>_(String(c)));let o=t[`${n}ax\
is`],s=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(s)return s.map(_);let{shape:i}=m(
e.z??[]);return[...Array(i[n==="y"?0:1]??0).keys()].map(String)}function _(t){return t.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}var mt=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,ht=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
dt=/^(?=[\t\r\n])/;function wt(t){if(t==null)return"";if(typeof t=="number")return String(t);let e=t.replace(ht,"$1'").replace(
dt,"'"),n=mt.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function A(t,e,n){let r=document.createElement(
t);return n&&(r.scope=n),r.textContent=typeof e=="number"&&!Number.isInteger(e)?e.toFixed(6):String(e??"–"),r}export{gt as a,F as b,p as c,E as d,N as e,bt as f,At as g,xt as h,Et as i,H as j,w as k,T as l,Mt as m,Tt as n,S as o,kt as p,
qt as q,Ct as r,Pt as s};
