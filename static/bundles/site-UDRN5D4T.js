import{f as b}from"./site-2NDMKXN6.js";var k="network";function d(t){return"kind"in t&&t.kind===k}function w(t){return d(t)?t.meta:t.layout.meta}function M(t){
return d(t)?t.meta.height??0:t.layout.height}function z(t){let r=t instanceof Uint8Array?t:Uint8Array.from(t),n=r.toBase64?.();if(n!==void 0)return n;let e="";for(let o of r)
e+=String.fromCharCode(o);return btoa(e)}function x(t){let r=Uint8Array.fromBase64?.(t);if(r)return r;let n=atob(t),e=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)e[o]=n.charCodeAt(o);return e}var $={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function l(t){if(Array.isArray(t))return T(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let r=$[t.dtype];if(!r)
throw new Error(`An array has the unknown type ${t.dtype}.`);let n=new r(x(t.bdata).buffer),e=t.shape?String(t.shape).split(
",").map(Number):[n.length];return{values:n,shape:e}}function T(t){if(!(typeof t[0]=="object"&&t[0]!==null))return{values:t,
shape:[t.length]};let n=t;return{values:n.flatMap(e=>Array.from(e)),shape:[n.length,n[0]?.length??0]}}function p({values:t,
shape:r},n){let[,...e]=r,o=e.reduce((a,s)=>a*s,1);return{values:U(t,n*o,(n+1)*o),shape:e}}function g({values:t,shape:r}){
return r.length<2?t:y({values:t,shape:r})}function y(t){return Array.from({length:t.shape[0]??0},(r,n)=>p(t,n).values)}function U(t,r,n){
return Array.isArray(t)?t.slice(r,n):t.subarray(r,n)}var E="all",O=new WeakMap;function K({data:t,layout:{meta:r}},n){for(let e of r.parts??[]){let o=t[e.trace];if("lines"in
e){let a=m(e.lines,r,n);Object.assign(o,B(a,n[e.row],e))}else o[e.attribute]=g(m(e.is,r,n))}}function m(t,r,n){let e=v(r),
o=s=>{let{values:c=[]}=r.choices?.find(({name:i})=>i===s)??{};return n[s]===E?0:c.indexOf(n[s]??"")};return{values:b(t,(s,c=[])=>{
let i=e[s];if(!i)throw new Error(`The figure has no array ${s}.`);return c.reduce((u,f)=>p(u,o(f)),i).values}),shape:t.at(
-1)?.shape??[]}}function v(t){let r=O.get(t);return r||(r=Object.fromEntries(Object.entries(t.arrays??{}).map(([n,e])=>[
n,l(e)])),O.set(t,r)),r}function B({values:t,shape:r},n,{above:e,to:o}){let a=[],s=[],[c=0,i=0]=r;for(let u=0;u<c;u+=1)if(!(n!==
E&&u!==n))for(let f=0;f<i;f+=1){let A=Number(t[u*i+f]);A<=e||A>o||(a.push(0,1,null),s.push(u,f,null))}return{x:a,y:s}}function V(t,r){let{table:n}=w(t);if(n&&"rows"in n)return[n];if(d(t))return[];let{data:e,layout:o}=t,a=n?[F(n,o.meta,r)]:
[];return n&&!n.beside?a:[...e.filter(c=>c.type==="heatmap"&&c.visible!==!1).map(c=>R(o,c)),...a]}function X({columns:t,
rows:r}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(a=>h("th",a,"col")));let o=n.
createTBody();for(let[a,...s]of r)o.insertRow().append(h("th",a,"row"),...s.map(c=>h("td",c)));return n}function Z(t){let r=e=>e.
map(I).join(",");return`${t.map(({columns:e,rows:o})=>[e,...o].map(r).join(`\r
`)).join(`\r
\r
`)}\r
`}function F(t,r,n){let{columns:e,labels:o}=t;if("values"in t){let s=t.values.map(c=>m(c,r,n).values);return{columns:e,rows:o.
map((c,i)=>[c,...s.map(u=>u[i])])}}let a=y(m(t.matrix,r,n));return{columns:e,rows:o.map((s,c)=>[s,...Array.from(a[c]??[])])}}
function R(t,r){let n=l(r.z??[]),e=N(t,r,"y").map((o,a)=>[o,...Array.from(p(n,a).values)]);return{columns:[r.name??"",...N(
t,r,"x")],rows:e}}function N(t,r,n){let e=r[n];if(Array.isArray(e))return e.map(i=>S(String(i)));let o=t[`${n}axis`],s=t[`${n}\
axis${(r[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(s)return s.map(S);let{shape:c}=l(r.z??[]);return[
...Array(c[n==="y"?0:1]??0).keys()].map(String)}function S(t){return t.replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll(
"&amp;","&")}var j=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,L=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
C=/^(?=[\t\r\n])/;function I(t){if(t==null)return"";if(typeof t=="number")return String(t);let r=t.replace(L,"$1'").replace(
C,"'"),n=j.test(t)?t:r;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function h(t,r,n){let e=document.createElement(
t);n&&(e.scope=n);let o=typeof r=="number"&&!Number.isInteger(r)?r.toFixed(6):String(r??"–");return e.textContent=Number(
o)===0?o.replace("-",""):o,e}export{z as a,x as b,k as c,d,w as e,M as f,K as g,V as h,X as i,Z as j};
