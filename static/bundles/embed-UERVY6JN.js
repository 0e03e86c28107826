function ot(t,e,n){let r=L(t,e,n);if(!r)throw new Error(`The page has no element that matches ${e}.`);return r}function L(t,e,n){
let r=t.querySelector(e);return r&&j(r,n)?r:null}function j(t,e){return t instanceof(e??HTMLElement)}var m=class extends Error{constructor(e,n){super(n.map(r=>r.message).join(" ")),this.status=e,this.problems=n}},b=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),E={answers:!0},I=[502,504],U=5e3,_="No response could be read. Your \
input is still here; check your connection and try again.",q=t=>`The server answered with ${t}.`;async function at(t,e,n=b){
let r=await P(new URL(`api/${t}`,n),e);if(String(n)===b.href&&z(r!==null&&!C(r)),!r)return N();if(!(r.headers.get("conte\
nt-type")??"").includes("json")){let c=q(r.status);throw new m(r.status,[{where:"",message:c,suggestions:[]}])}let o=await r.
json().catch(N);if(!r.ok)throw new m(r.status,o.errors??[]);return o}async function P(t,e){try{let n=await fetch(t,e);return I.
includes(n.status)?null:n}catch(n){if(M(n))throw n;return null}}function ct(t){let e=AbortSignal.timeout(U);return t?AbortSignal.
any([t,e]):e}function C({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??!1}function z(t){t!==E.
answers&&(E.answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}function N(t){
throw M(t)?t:new m(0,[{where:"",message:_,suggestions:[]}])}function M(t){return t instanceof DOMException&&t.name==="Ab\
ortError"}function ut(t){let e=Object.entries(t).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(e.map(([n,r])=>[
n,String(r)]))}function it(t){return t instanceof Error?t.message:String(t)}var W="network";function d(t){return"kind"in t&&t.kind===W}function O(t){return d(t)?t.meta:t.layout.meta}function lt(t){
return d(t)?t.meta.height??0:t.layout.height}var Y={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function h(t){if(Array.isArray(t))return B(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=Uint8Array.from(
atob(t.bdata),o=>o.charCodeAt(0)),n=Y[t.dtype];if(!n)throw new Error(`An array has the unknown type ${t.dtype}.`);let r=new n(
e.buffer),a=t.shape?String(t.shape).split(",").map(Number):[r.length];return{values:r,shape:a}}function B(t){if(!(typeof t[0]==
"object"&&t[0]!==null))return{values:t,shape:[t.length]};let n=t;return{values:n.flatMap(r=>Array.from(r)),shape:[n.length,
n[0]?.length??0]}}function p({values:t,shape:e},n){let[,...r]=e,a=r.reduce((o,c)=>o*c,1);return{values:D(t,n*a,(n+1)*a),
shape:r}}function x({values:t,shape:e}){return e.length<2?t:g({values:t,shape:e})}function g(t){return Array.from({length:t.
shape[0]??0},(e,n)=>p(t,n).values)}function D(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}function T(t,e=1){let n=Math.max(...t),r=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(a=>Math.exp((a-n)/r))}var w="all",S=new WeakMap;function gt({data:t,layout:e},n){let{parts:r=[]}=e.meta,a=y(e.meta,n);for(let o of r){let c=t[o.
trace];"lines"in o?Object.assign(c,Q(a(o.lines),n[o.row],o)):c[o.attribute]=x(a(o.is))}}function y(t,e){let n=H(t),r=Object.
fromEntries((t.choices??[]).map(({name:s,values:u})=>[s,e[s]===w?w:u.indexOf(e[s]??"")])),a=({take:s,at:u})=>{let i=n[s];
if(!i)throw new Error(`The figure has no array ${s}.`);for(let f of u){let l=r[f]??0;l!==w&&(i=p(i,l))}return i},o=([s,u])=>{
let[{values:i},{values:f,shape:l}]=[c(s),c(u)];return{values:Float64Array.from(f,(k,F)=>k*Number(i[F%i.length])),shape:l}},
c=s=>{if("take"in s)return a(s);if("row"in s){let{values:u}=c(s.row);return{values:u,shape:[1,u.length]}}return"softmax"in
s?K(c(s.softmax),s):"product"in s?o(s.product):G(o(s.dots),s.over)};return c}function H(t){let e=S.get(t);return e||(e=Object.
fromEntries(Object.entries(t.arrays??{}).map(([n,r])=>[n,h(r)])),S.set(t,e)),e}function G(t,e){let[n=0]=t.shape;return{values:Float64Array.
from({length:n},(a,o)=>R(p(t,o).values)).map(a=>a/e),shape:[n]}}function K({values:t,shape:e},{temperature:n,mask:r}){let a=Array.
from(t,(s,u)=>r&&!r[u]?-1/0:s),o=T(a,n),c=R(o);return{values:Float64Array.from(o,s=>s/c),shape:e}}function R(t){let e=0;
for(let n=0;n<t.length;n+=1)e+=Number(t[n]);return e}function Q({values:t,shape:e},n,{above:r,to:a}){let o=[],c=[],[s=0,
u=0]=e;for(let i=0;i<s;i+=1)if(!(n!==w&&i!==n))for(let f=0;f<u;f+=1){let l=Number(t[i*u+f]);l<=r||l>a||(o.push(0,1,null),
c.push(i,f,null))}return{x:o,y:c}}function Nt(t,e){let{table:n}=O(t);if(n&&"rows"in n)return[n];if(d(t))return[];let{data:r,layout:a}=t,o=n?[V(n,y(a.meta,
e),e)]:[];return n&&!n.beside?o:[...r.filter(s=>s.type==="heatmap"&&s.visible!==!1).map(s=>X(a,s)),...o]}function Mt({columns:t,
rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(o=>A("th",o,"col")));let a=n.
createTBody();for(let[o,...c]of e)a.insertRow().append(A("th",o,"row"),...c.map(s=>A("td",s)));return n}function Ot(t){let e=r=>r.
map(et).join(",");return`${t.map(({columns:r,rows:a})=>[r,...a].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function V(t,e,n){let{columns:r,labels:a}=t;if("values"in t){let u=t.values.map(i=>e(i).values);return{columns:r,rows:a.
map((i,f)=>[i,...u.map(l=>l[f])])}}let o=e(t.matrix),c=o.shape.length<2?[o.values]:g(o),s=c.length===a.length?a:[J(t,n)];
return{columns:r,rows:c.map((u,i)=>[s[i],...Array.from(u)])}}function J({labels:t,matrix:e},n){let r="at"in e?e.at.at(-1):
void 0;return t[Number(n[r??""])]??""}function X(t,e){let n=h(e.z??[]),r=v(t,e,"y").map((a,o)=>[a,...Array.from(p(n,o).values)]);
return{columns:[e.name??"",...v(t,e,"x")],rows:r}}function v(t,e,n){let r=e[n];if(Array.isArray(r))return r.map(u=>$(String(
u)));let a=t[`${n}axis`],c=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??a?.categoryarray;if(c)return c.map(
$);let{shape:s}=h(e.z??[]);return[...Array(s[n==="y"?0:1]??0).keys()].map(String)}function $(t){return t.replaceAll("&lt\
;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}var Z=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,tt=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
nt=/^(?=[\t\r\n])/;function et(t){if(t==null)return"";if(typeof t=="number")return String(t);let e=t.replace(tt,"$1'").replace(
nt,"'"),n=Z.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function A(t,e,n){let r=document.createElement(
t);return n&&(r.scope=n),r.textContent=typeof e=="number"&&!Number.isInteger(e)?e.toFixed(6):String(e??"–"),r}export{ot as a,L as b,m as c,b as d,E as e,at as f,ct as g,ut as h,it as i,W as j,d as k,O as l,lt as m,gt as n,Nt as o,
Mt as p,Ot as q};
