var l=class extends Error{constructor(e,n){super(n.map(r=>r.message).join(" ")),this.status=e,this.problems=n}},g=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),M={answers:!0},A=[502,504],T=5e3,y="No response could be read. Your \
input is still here; check your connection and try again.",R=t=>`The server answered with ${t}.`;async function z(t,e,n=g){
let r=await x(new URL(`api/${t}`,n),e);if(String(n)===g.href&&O(r!==null&&!S(r)),!r)return d();if(!(r.headers.get("conte\
nt-type")??"").includes("json")){let s=R(r.status);throw new l(r.status,[{where:"",message:s,suggestions:[]}])}let a=await r.
json().catch(d);if(!r.ok)throw new l(r.status,a.errors??[]);return a}async function x(t,e){try{let n=await fetch(t,e);return A.
includes(n.status)?null:n}catch(n){if(N(n))throw n;return null}}function D(t){let e=AbortSignal.timeout(T);return t?AbortSignal.
any([t,e]):e}function S({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??!1}function O(t){t!==M.
answers&&(M.answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}function d(t){
throw N(t)?t:new l(0,[{where:"",message:y,suggestions:[]}])}function N(t){return t instanceof DOMException&&t.name==="Ab\
ortError"}function Y(t){let e=Object.entries(t).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(e.map(([n,r])=>[
n,String(r)]))}function G(t){return t instanceof Error?t.message:String(t)}var _={add:(t,e)=>t+e,subtract:(t,e)=>t-e,multiply:(t,e)=>t*e,divide:(t,e)=>t/e,power:(t,e)=>t**e,maximum:Math.max,minimum:Math.
min,greater:(t,e)=>+(t>e),greater_equal:(t,e)=>+(t>=e),less:(t,e)=>+(t<e),less_equal:(t,e)=>+(t<=e),equal:(t,e)=>+(t===e),
not_equal:(t,e)=>+(t!==e),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(t,e)=>(t%e+e)%e,isfinite:t=>Number(Number.isFinite(t)),round:(t,e)=>C(t*10**e)/10**e,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*(1+W(t/Math.SQRT2))},p={sum:t=>t.reduce((e,n)=>e+n,0),product:t=>t.
reduce((e,n)=>e*n,1),largest:t=>Math.max(...t),smallest:t=>Math.min(...t)};function q(t){return typeof t=="string"?Number(
t.replace("inf","Infinity")):t}function b({shape:t}){return t.reduce((e,n)=>e*n,1)}function Q(t,e,{single:n=!1}={}){let r=n?
Float32Array:Float64Array,o=[],a=(s,i)=>o[s]?.[i]??Number.NaN;for(let s of t){if(s.op==="opaque")throw new RangeError("O\
nly Python computes this.");let i=new r(b(s)),u=s.op==="table"?e(s.name??"",s.at):[];for(let c=0;c<i.length;c+=1)i[c]=s.
op==="table"?u[c]??Number.NaN:v(t,s,c,a);o.push(i)}return o.at(-1)??new r(0)}function v(t,e,n,r){let{op:o}=e;if(o==="con\
stant")return L(e,n);let a=I(t,e,n).map(([h,m])=>r(h,m)),[s=0,i=0,u=0]=a;if(o==="view"||o==="join")return s;if(o==="wher\
e")return s?i:u;if(o==="matmul")return $(a);if(o==="collect")return p.sum?.(a)??0;if(o==="softmax")return U(t,e,n,a);let c=p[o];
if(c)return c(a);let f=_[o];if(!f)throw new RangeError(`There is no operation ${o}.`);return f(s,i)}function I(t,e,n){let{
op:r,of:o=[],groups:a}=e,[s=0,i=0]=o;if(r==="view")return[[s,F(e,n)]];if(r==="join")return[k(t,o,n)];if(r==="collect")return(a?.[n]??
[]).map(u=>[s,u]);if(r==="matmul"){let[u,c]=[t[i]?.shape.at(-2)??0,e.shape.at(-1)??1],[f,h]=[Math.floor(n/c),n%c],m=Math.
floor(f/(e.shape.at(-2)??1))*u*c;return E(u).flatMap(w=>[[s,f*u+w],[i,m+w*c+h]])}if(r==="softmax"||r in p){let u=t[s]?.shape.
at(-1)??0,c=r==="softmax"?Math.floor(n/u):n,f=E(u).map(h=>[s,c*u+h]);return o.length>1?[...f,[i,0]]:f}return o.map(u=>[u,
t[u]?.shape.length?n:0])}function L({values:t=0},e){return q(Array.isArray(t)?t[e]??Number.NaN:t)}function P(t,{of:e=[]},n){
let r=t[e[0]??0]?.shape.at(-1)??1;return{place:n%r,width:r}}function U(t,e,n,r){let{place:o,width:a}=P(t,e,n),s=j(r.slice(
0,a),r[a]);return(s[o]??Number.NaN)/s.reduce((i,u)=>i+u,0)}function j(t,e=1){let n=Math.max(...t),r=Math.min(Math.max(e,
1e-30),1/1e-30);return t.map(o=>Math.exp((o-n)/r))}function $(t){let e=0;for(let n=0;n<t.length;n+=2)e+=(t[n]??0)*(t[n+1]??
0);return e}function F({shape:t,offset:e=0,strides:n,index:r},o){if(r)return r[o]??0;let[a,s]=[e,o];for(let i=t.length-1;i>=
0;i-=1){let u=t[i]??1;a+=s%u*(n?.[i]??0),s=Math.floor(s/u)}return a}function k(t,e,n){let r=n;for(let o of e){let a=b(t[o]??
{op:"",shape:[]});if(r<a)return[o,r];r-=a}throw new RangeError(`No operand has the element ${n}.`)}function E(t){return Array.
from({length:t},(e,n)=>n)}function C(t){let e=Math.floor(t);return t-e!==.5?Math.round(t):e%2?e+1:e}function W(t){if(Math.
abs(t)>6)return Math.sign(t);let[e,n]=[t,t];for(let r=1;Math.abs(n)>Math.abs(e)*1e-17;r+=1)n*=2*t*t/(2*r+1),e+=n;return 2*
Math.exp(-t*t)/Math.sqrt(Math.PI)*e}export{l as a,g as b,M as c,A as d,y as e,R as f,z as g,D as h,S as i,N as j,Y as k,G as l,_ as m,p as n,q as o,b as p,Q as q,
I as r,L as s,P as t,j as u};
