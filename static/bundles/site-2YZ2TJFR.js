import{f as w}from"./site-2NDMKXN6.js";var j="network";function l(t){return"kind"in t&&t.kind===j}function h(t){return l(t)?t.meta:t.layout.meta}function Y(t){
return l(t)?t.meta.height??0:t.layout.height}function G(t){let r=t instanceof Uint8Array?t:Uint8Array.from(t),n=r.toBase64?.();if(n!==void 0)return n;let e="";for(let o of r)
e+=String.fromCharCode(o);return btoa(e)}function x(t){let r=Uint8Array.fromBase64?.(t);if(r)return r;let n=atob(t),e=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)e[o]=n.charCodeAt(o);return e}var U={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function p(t){if(Array.isArray(t))return B(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let r=U[t.dtype];if(!r)
throw new Error(`An array has the unknown type ${t.dtype}.`);let n=new r(x(t.bdata).buffer),e=t.shape?String(t.shape).split(
",").map(Number):[n.length];return{values:n,shape:e}}function B(t){if(!(typeof t[0]=="object"&&t[0]!==null))return{values:t,
shape:[t.length]};let n=t;return{values:n.flatMap(e=>Array.from(e)),shape:[n.length,n[0]?.length??0]}}function m({values:t,
shape:r},n){let[,...e]=r,o=e.reduce((c,s)=>c*s,1);return{values:F(t,n*o,(n+1)*o),shape:e}}function O({values:t,shape:r}){
return r.length<2?t:A({values:t,shape:r})}function A(t){return Array.from({length:t.shape[0]??0},(r,n)=>m(t,n).values)}function F(t,r,n){
return Array.isArray(t)?t.slice(r,n):t.subarray(r,n)}var E="all",g=new WeakMap;function V({data:t,layout:{meta:r}},n){for(let e of r.parts??[]){let o=t[e.trace];if("lines"in
e){let c=d(e.lines,r,n);Object.assign(o,C(c,n[e.row],e))}else o[e.attribute]=O(d(e.is,r,n))}}function d(t,r,n){let e=R(r),
o=s=>{let{values:a=[]}=r.choices?.find(({name:i})=>i===s)??{};return n[s]===E?0:a.indexOf(n[s]??"")};return{values:w(t,(s,a=[])=>{
let i=e[s];if(!i)throw new Error(`The figure has no array ${s}.`);return a.reduce((u,f)=>m(u,o(f)),i).values}),shape:t.at(
-1)?.shape??[]}}function R(t){let r=g.get(t);return r||(r=Object.fromEntries(Object.entries(t.arrays??{}).map(([n,e])=>[
n,p(e)])),g.set(t,r)),r}function C({values:t,shape:r},n,{above:e,to:o}){let c=[],s=[],[a=0,i=0]=r;for(let u=0;u<a;u+=1)if(!(n!==
E&&u!==n))for(let f=0;f<i;f+=1){let y=Number(t[u*i+f]);y<=e||y>o||(c.push(0,1,null),s.push(u,f,null))}return{x:c,y:s}}function L(t,r){let{table:n}=h(t);if(n&&"rows"in n)return[n];if(l(t))return[];let{data:e,layout:o}=t,c=n?[I(n,o.meta,r)]:
[];return n&&!n.beside?c:[...v(e).map(s=>T(o,s)),...c]}function rt({columns:t,rows:r}){let n=document.createElement("tab\
le");n.createTHead().insertRow().append(...t.map(c=>b("th",c,"col")));let o=n.createTBody();for(let[c,...s]of r)o.insertRow().
append(b("th",c,"row"),...s.map(a=>b("td",a)));return n}function et(t,r){let{cells:n}=h(t);return!n||l(t)?N(L(t,r)):N([M(
t,n)])}function N(t){let r=e=>e.map(W).join(",");return`${t.map(({columns:e,rows:o})=>[e,...o].map(r).join(`\r
`)).join(`\r
\r
`)}\r
`}function v(t){return t.filter(r=>r.type==="heatmap"&&r.visible!==!1)}function M({data:t,layout:r},n){let e=v(t),o=e.flatMap(
c=>{let{columns:s,rows:a}=T(r,c),i=Object.values(c.meta??{});return a.flatMap(([u,...f])=>f.map((y,$)=>[...i,u,s[$+1],y]))});
return{columns:[...Object.keys(e[0]?.meta??{}),...n],rows:o}}function I(t,r,n){let{columns:e,labels:o}=t;if("values"in t){
let s=t.values.map(a=>d(a,r,n).values);return{columns:e,rows:o.map((a,i)=>[a,...s.map(u=>u[i])])}}let c=A(d(t.matrix,r,n));
return{columns:e,rows:o.map((s,a)=>[s,...Array.from(c[a]??[])])}}function T(t,r){let n=p(r.z??[]),e=k(t,r,"y").map((o,c)=>[
o,...Array.from(m(n,c).values)]);return{columns:[r.name??"",...k(t,r,"x")],rows:e}}function k(t,r,n){let e=r[n];if(Array.
isArray(e))return e.map(i=>S(String(i)));let o=t[`${n}axis`],s=t[`${n}axis${(r[`${n}axis`]??n).slice(1)}`]?.categoryarray??
o?.categoryarray;if(s)return s.map(S);let{shape:a}=p(r.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function S(t){
return t.replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}var _=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
z=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,H=/^(?=[\t\r\n])/;function W(t){if(t==null)return"";
if(typeof t=="number")return String(t);let r=t.replace(z,"$1'").replace(H,"'"),n=_.test(t)?t:r;return/[",\r\n]/.test(n)?
`"${n.replaceAll('"','""')}"`:n}function b(t,r,n){let e=document.createElement(t);n&&(e.scope=n);let o=typeof r=="number"&&
!Number.isInteger(r)?r.toFixed(6):String(r??"–");return e.textContent=Number(o)===0?o.replace("-",""):o,e}export{G as a,x as b,j as c,l as d,h as e,Y as f,V as g,L as h,rt as i,et as j,N as k};
