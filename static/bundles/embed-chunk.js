function st(t,e,n){let r=j(t,e,n);if(!r)throw new Error(`The page has no element that matches ${e}.`);return r}function j(t,e,n){
let r=t.querySelector(e);return r&&I(r,n)?r:null}function I(t,e){return t instanceof(e??HTMLElement)}var m=class extends Error{constructor(e,n){super(n.map(r=>r.message).join(" ")),this.status=e,this.problems=n}},A=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),E={answers:!0},U=[502,504],_=5e3,q="No response could be read. Your \
input is still here; check your connection and try again.",P=t=>`The server answered with ${t}.`;async function ct(t,e,n=A){
let r=await C(new URL(`api/${t}`,n),e);if(String(n)===A.href&&z(r!==null&&!B(r)),!r)return N();if(!(r.headers.get("conte\
nt-type")??"").includes("json")){let c=P(r.status);throw new m(r.status,[{where:"",message:c,suggestions:[]}])}let o=await r.
json().catch(N);if(!r.ok)throw new m(r.status,o.errors??[]);return o}async function C(t,e){try{let n=await fetch(t,e);return U.
includes(n.status)?null:n}catch(n){if(x(n))throw n;return null}}function ut(t){let e=AbortSignal.timeout(_);return t?AbortSignal.
any([t,e]):e}function B({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??!1}function z(t){t!==E.
answers&&(E.answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}function N(t){
throw x(t)?t:new m(0,[{where:"",message:q,suggestions:[]}])}function x(t){return t instanceof DOMException&&t.name==="Ab\
ortError"}function it(t){let e=Object.entries(t).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(e.map(([n,r])=>[
n,String(r)]))}function ft(t){return t instanceof Error?t.message:String(t)}var W="network";function d(t){return"kind"in t&&t.kind===W}function M(t){return d(t)?t.meta:t.layout.meta}function pt(t){
return d(t)?t.meta.height??0:t.layout.height}function ht(t){let e="";for(let n of t)e+=String.fromCharCode(n);return btoa(e)}function O(t){let e=atob(t),n=new Uint8Array(
e.length);for(let r=0;r<e.length;r++)n[r]=e.charCodeAt(r);return n}var Y={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function h(t){if(Array.isArray(t))return D(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=Y[t.dtype];if(!e)
throw new Error(`An array has the unknown type ${t.dtype}.`);let n=new e(O(t.bdata).buffer),r=t.shape?String(t.shape).split(
",").map(Number):[n.length];return{values:n,shape:r}}function D(t){if(!(typeof t[0]=="object"&&t[0]!==null))return{values:t,
shape:[t.length]};let n=t;return{values:n.flatMap(r=>Array.from(r)),shape:[n.length,n[0]?.length??0]}}function p({values:t,
shape:e},n){let[,...r]=e,a=r.reduce((o,c)=>o*c,1);return{values:H(t,n*a,(n+1)*a),shape:r}}function T({values:t,shape:e}){
return e.length<2?t:g({values:t,shape:e})}function g(t){return Array.from({length:t.shape[0]??0},(e,n)=>p(t,n).values)}function H(t,e,n){
return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}function S(t,e=1){let n=Math.max(...t),r=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(a=>Math.exp((a-n)/r))}var w="all",R=new WeakMap;function Et({data:t,layout:e},n){let{parts:r=[]}=e.meta,a=y(e.meta,n);for(let o of r){let c=t[o.
trace];"lines"in o?Object.assign(c,V(a(o.lines),n[o.row],o)):c[o.attribute]=T(a(o.is))}}function y(t,e){let n=G(t),r=Object.
fromEntries((t.choices??[]).map(({name:s,values:u})=>[s,e[s]===w?w:u.indexOf(e[s]??"")])),a=({take:s,at:u})=>{let i=n[s];
if(!i)throw new Error(`The figure has no array ${s}.`);for(let f of u){let l=r[f]??0;l!==w&&(i=p(i,l))}return i},o=([s,u])=>{
let[{values:i},{values:f,shape:l}]=[c(s),c(u)];return{values:Float64Array.from(f,(F,L)=>F*Number(i[L%i.length])),shape:l}},
c=s=>{if("take"in s)return a(s);if("row"in s){let{values:u}=c(s.row);return{values:u,shape:[1,u.length]}}return"softmax"in
s?Q(c(s.softmax),s):"product"in s?o(s.product):K(o(s.dots),s.over)};return c}function G(t){let e=R.get(t);return e||(e=Object.
fromEntries(Object.entries(t.arrays??{}).map(([n,r])=>[n,h(r)])),R.set(t,e)),e}function K(t,e){let[n=0]=t.shape;return{values:Float64Array.
from({length:n},(a,o)=>v(p(t,o).values)).map(a=>a/e),shape:[n]}}function Q({values:t,shape:e},{temperature:n,mask:r}){let a=Array.
from(t,(s,u)=>r&&!r[u]?-1/0:s),o=S(a,n),c=v(o);return{values:Float64Array.from(o,s=>s/c),shape:e}}function v(t){let e=0;
for(let n=0;n<t.length;n+=1)e+=Number(t[n]);return e}function V({values:t,shape:e},n,{above:r,to:a}){let o=[],c=[],[s=0,
u=0]=e;for(let i=0;i<s;i+=1)if(!(n!==w&&i!==n))for(let f=0;f<u;f+=1){let l=Number(t[i*u+f]);l<=r||l>a||(o.push(0,1,null),
c.push(i,f,null))}return{x:o,y:c}}function Tt(t,e){let{table:n}=M(t);if(n&&"rows"in n)return[n];if(d(t))return[];let{data:r,layout:a}=t,o=n?[J(n,y(a.meta,
e),e)]:[];return n&&!n.beside?o:[...r.filter(s=>s.type==="heatmap"&&s.visible!==!1).map(s=>Z(a,s)),...o]}function St({columns:t,
rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(o=>b("th",o,"col")));let a=n.
createTBody();for(let[o,...c]of e)a.insertRow().append(b("th",o,"row"),...c.map(s=>b("td",s)));return n}function Rt(t){let e=r=>r.
map(rt).join(",");return`${t.map(({columns:r,rows:a})=>[r,...a].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function J(t,e,n){let{columns:r,labels:a}=t;if("values"in t){let u=t.values.map(i=>e(i).values);return{columns:r,rows:a.
map((i,f)=>[i,...u.map(l=>l[f])])}}let o=e(t.matrix),c=o.shape.length<2?[o.values]:g(o),s=c.length===a.length?a:[X(t,n)];
return{columns:r,rows:c.map((u,i)=>[s[i],...Array.from(u)])}}function X({labels:t,matrix:e},n){let r="at"in e?e.at.at(-1):
void 0;return t[Number(n[r??""])]??""}function Z(t,e){let n=h(e.z??[]),r=$(t,e,"y").map((a,o)=>[a,...Array.from(p(n,o).values)]);
return{columns:[e.name??"",...$(t,e,"x")],rows:r}}function $(t,e,n){let r=e[n];if(Array.isArray(r))return r.map(u=>k(String(
u)));let a=t[`${n}axis`],c=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??a?.categoryarray;if(c)return c.map(
k);let{shape:s}=h(e.z??[]);return[...Array(s[n==="y"?0:1]??0).keys()].map(String)}function k(t){return t.replaceAll("&lt\
;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}var tt=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,nt=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
et=/^(?=[\t\r\n])/;function rt(t){if(t==null)return"";if(typeof t=="number")return String(t);let e=t.replace(nt,"$1'").replace(
et,"'"),n=tt.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function b(t,e,n){let r=document.createElement(
t);return n&&(r.scope=n),r.textContent=typeof e=="number"&&!Number.isInteger(e)?e.toFixed(6):String(e??"–"),r}export{st as a,j as b,m as c,A as d,E as e,ct as f,ut as g,it as h,ft as i,W as j,d as k,M as l,pt as m,ht as n,O as o,Et as p,
Tt as q,St as r,Rt as s};
