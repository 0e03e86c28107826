var N={add:(t,r)=>t+r,subtract:(t,r)=>t-r,multiply:(t,r)=>t*r,divide:(t,r)=>t/r,power:(t,r)=>t**r,maximum:Math.max,minimum:Math.
min,greater:(t,r)=>+(t>r),greater_equal:(t,r)=>+(t>=r),less:(t,r)=>+(t<r),less_equal:(t,r)=>+(t<=r),equal:(t,r)=>+(t===r),
not_equal:(t,r)=>+(t!==r),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(t,r)=>(t%r+r)%r,isfinite:t=>Number(Number.isFinite(t)),round:(t,r)=>_(t*10**r)/10**r,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*(1+I(t/Math.SQRT2))},m={sum:t=>t.reduce((r,e)=>r+e,0),product:t=>t.
reduce((r,e)=>r*e,1),largest:t=>Math.max(...t),smallest:t=>Math.min(...t)};function b(t){return typeof t=="string"?Number(
t.replace("inf","Infinity")):t}function g({shape:t}){return t.reduce((r,e)=>r*e,1)}function P(t,r,{single:e=!1}={}){let n=e?
Float32Array:Float64Array,o=[],c=(a,s)=>o[a]?.[s]??Number.NaN;for(let a of t){if(a.op==="opaque")throw new RangeError("O\
nly Python computes this.");let s=new n(g(a)),u=a.op==="table"?r(a.name??"",a.at):[];for(let i=0;i<s.length;i+=1)s[i]=a.
op==="table"?u[i]??Number.NaN:w(t,a,i,c);o.push(s)}return o.at(-1)??new n(0)}function w(t,r,e,n){let{op:o}=r;if(o==="con\
stant")return E(r,e);let c=d(t,r,e).map(([l,h])=>n(l,h)),[a=0,s=0,u=0]=c;if(o==="view"||o==="join")return a;if(o==="wher\
e")return a?s:u;if(o==="matmul")return y(c);if(o==="collect")return m.sum?.(c)??0;if(o==="softmax")return A(t,r,e,c);let i=m[o];
if(i)return i(c);let f=N[o];if(!f)throw new RangeError(`There is no operation ${o}.`);return f(a,s)}function d(t,r,e){let{
op:n,of:o=[],groups:c}=r,[a=0,s=0]=o;if(n==="view")return[[a,q(r,e)]];if(n==="join")return[O(t,o,e)];if(n==="collect")return(c?.[e]??
[]).map(u=>[a,u]);if(n==="matmul"){let[u,i]=[t[s]?.shape.at(-2)??0,r.shape.at(-1)??1],[f,l]=[Math.floor(e/i),e%i],h=Math.
floor(f/(r.shape.at(-2)??1))*u*i;return M(u).flatMap(p=>[[a,f*u+p],[s,h+p*i+l]])}if(n==="softmax"||n in m){let u=t[a]?.shape.
at(-1)??0,i=n==="softmax"?Math.floor(e/u):e,f=M(u).map(l=>[a,i*u+l]);return o.length>1?[...f,[s,0]]:f}return o.map(u=>[u,
t[u]?.shape.length?e:0])}function E({values:t=0},r){return b(Array.isArray(t)?t[r]??Number.NaN:t)}function T(t,{of:r=[]},e){
let n=t[r[0]??0]?.shape.at(-1)??1;return{place:e%n,width:n}}function A(t,r,e,n){let{place:o,width:c}=T(t,r,e),a=R(n.slice(
0,c),n[c]);return(a[o]??Number.NaN)/a.reduce((s,u)=>s+u,0)}function R(t,r=1){let e=Math.max(...t),n=Math.min(Math.max(r,
1e-30),1/1e-30);return t.map(o=>Math.exp((o-e)/n))}function y(t){let r=0;for(let e=0;e<t.length;e+=2)r+=(t[e]??0)*(t[e+1]??
0);return r}function q({shape:t,offset:r=0,strides:e,index:n},o){if(n)return n[o]??0;let[c,a]=[r,o];for(let s=t.length-1;s>=
0;s-=1){let u=t[s]??1;c+=a%u*(e?.[s]??0),a=Math.floor(a/u)}return c}function O(t,r,e){let n=e;for(let o of r){let c=g(t[o]??
{op:"",shape:[]});if(n<c)return[o,n];n-=c}throw new RangeError(`No operand has the element ${e}.`)}function M(t){return Array.
from({length:t},(r,e)=>e)}function _(t){let r=Math.floor(t);return t-r!==.5?Math.round(t):r%2?r+1:r}function I(t){if(Math.
abs(t)>6)return Math.sign(t);let[r,e]=[t,t];for(let n=1;Math.abs(e)>Math.abs(r)*1e-17;n+=1)e*=2*t*t/(2*n+1),r+=e;return 2*
Math.exp(-t*t)/Math.sqrt(Math.PI)*r}export{N as a,m as b,b as c,g as d,P as e,d as f,E as g,T as h,R as i};
