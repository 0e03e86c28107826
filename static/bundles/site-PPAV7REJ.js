import{f as O}from"./site-2NDMKXN6.js";var C="network";function p(t){return"kind"in t&&t.kind===C}function b(t){return p(t)?t.meta:t.layout.meta}function Q(t){
return p(t)?t.meta.height??0:t.layout.height}function Z(t,n){return Object.fromEntries(t.map(({name:e,values:r,value:o})=>[e,r.find(s=>String(s)===n(e))??o]))}function tt(t,n){
for(let{name:e,values:r}of t){let o=n(e);if(o===null||r.map(String).includes(o))continue;let s=typeof r[0]=="string"?`th\
ere are ${r.join(", ")}`:`they run from ${r[0]} to ${r.at(-1)}`;return{name:e,message:`There is no ${e} ${o}; ${s}.`}}return null}
function et(t,n,e){return n.reduce((r,o)=>{let s=t.find(({name:a})=>a===o)?.values??[];return r*s.length+s.indexOf(e[o]??
"")},0)}function nt(t,n){return t.map(r=>{let o=x(r,n);return typeof o=="number"?`${r.title.toLowerCase()} ${o}`:o}).join(
", ")}function x(t,n){return S(t)[t.values.indexOf(n[t.name]??"")]}function S({values:t,labels:n}){return n??t}var A=class{#t;#e;#o="";#n=0;#r=null;constructor(n,e){
this.#t=n,this.#e=e}offer({choices:n=[],player:e},r,o){let s=n.length?[]:r.filter(u=>u.meta),a=JSON.stringify([n.map(({name:u,
values:c,labels:l})=>[u,c,l]),s.map(({name:u,meta:c})=>[u,c])]);if(this.#o===a)return;this.#o=a,this.pause(),this.#r=null,
this.#t.replaceChildren(...n.map(u=>this.#s(u))),s.length&&o&&this.#t.append(this.#a(s));let i=n.find(({name:u})=>u===e);
i&&this.#t.append(...this.#i(i))}show(n){for(let[e,r]of Object.entries(n)){let o=this.#t.querySelector(`select[name="${e}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(r))}}pause(){clearInterval(this.#n),this.#n=0,this.#r&&(this.#r.textContent=
"Play")}#s(n){let{name:e,title:r,values:o}=n,s=document.createElement("select");s.name=e;let a=S(n);return s.append(...o.
map((i,u)=>new Option(String(a[u]),String(i)))),s.addEventListener("change",()=>{this.pause();let i=o[s.selectedIndex];i!==
void 0&&this.#e.select(e,i)}),E(r,s)}#a(n){let e=document.createElement("select");return e.append(new Option("…",""),...n.
map((r,o)=>new Option(r.name,String(o)))),e.addEventListener("change",()=>{let r=e.value?n[Number(e.value)]:void 0;r?.meta&&
this.#e.open(r.meta),e.value=""}),E("Open",e)}#i({name:n,title:e,values:r}){let o=()=>r.indexOf(this.#e.selected()[n]??""),
s=l=>{let f=r[Math.max(0,Math.min(r.length-1,l))];f!==void 0&&this.#e.select(n,f)},a=l=>{this.pause(),s(o()+l)},i=y("Pla\
y",()=>{if(this.#n){this.pause();return}o()===r.length-1&&s(0),i.textContent="Pause",this.#n=setInterval(()=>{s(o()+1),o()===
r.length-1&&this.pause()},1200)});this.#r=i;let u=y("‹",()=>a(-1)),c=y("›",()=>a(1));return u.setAttribute("aria-lab\
el",`${e} back`),c.setAttribute("aria-label",`${e} forward`),[u,i,c]}};function E(t,n){let e=document.createElement("lab\
el");return e.append(`${t} `,n),e}function y(t,n){let e=document.createElement("button");return e.type="button",e.textContent=
t,e.addEventListener("click",n),e}function ot(t){let n=t instanceof Uint8Array?t:Uint8Array.from(t),e=n.toBase64?.();if(e!==void 0)return e;let r="";for(let o of n)
r+=String.fromCharCode(o);return btoa(r)}function v(t){let n=Uint8Array.fromBase64?.(t);if(n)return n;let e=atob(t),r=new Uint8Array(
e.length);for(let o=0;o<e.length;o++)r[o]=e.charCodeAt(o);return r}var R={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function m(t){if(Array.isArray(t))return U(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let n=R[t.dtype];if(!n)
throw new Error(`An array has the unknown type ${t.dtype}.`);let e=new n(v(t.bdata).buffer),r=t.shape?String(t.shape).split(
",").map(Number):[e.length];return{values:e,shape:r}}function U(t){if(!(typeof t[0]=="object"&&t[0]!==null))return{values:t,
shape:[t.length]};let e=t;return{values:e.flatMap(r=>Array.from(r)),shape:[e.length,e[0]?.length??0]}}function d({values:t,
shape:n},e){let[,...r]=n,o=r.reduce((s,a)=>s*a,1);return{values:F(t,e*o,(e+1)*o),shape:r}}function $({values:t,shape:n}){
return n.length<2?t:w({values:t,shape:n})}function w(t){return Array.from({length:t.shape[0]??0},(n,e)=>d(t,e).values)}function F(t,n,e){
return Array.isArray(t)?t.slice(n,e):t.subarray(n,e)}var k="all",N=new WeakMap;function lt({data:t,layout:n},e){let{meta:r}=n;for(let o of r.parts??[]){let s=t[o.trace];if("\
lines"in o){let a=h(o.lines,r,e);Object.assign(s,_(a,e[o.row],o))}else s[o.attribute]=$(h(o.is,r,e))}for(let{axis:o,option:s,
titles:a}of r.axis_titles??[]){let i=n[o],{title:u}=i.colorbar??i,c=a[T(r,e,s)];(i.colorbar??i).title={...u,text:c}}}function T(t,n,e){
let{values:r=[]}=t.choices?.find(({name:o})=>o===e)??{};return n[e]===k?0:r.indexOf(n[e]??"")}function h(t,n,e){let r=P(
n);return{values:O(t,(s,a=[])=>{let i=r[s];if(!i)throw new Error(`The figure has no array ${s}.`);return a.reduce((u,c)=>d(
u,T(n,e,c)),i).values}),shape:t.at(-1)?.shape??[]}}function P(t){let n=N.get(t);return n||(n=Object.fromEntries(Object.entries(
t.arrays??{}).map(([e,r])=>[e,m(r)])),N.set(t,n)),n}function _({values:t,shape:n},e,{above:r,to:o}){let s=[],a=[],[i=0,u=0]=n;
for(let c=0;c<i;c+=1)if(!(e!==k&&c!==e))for(let l=0;l<u;l+=1){let f=Number(t[c*u+l]);f<=r||f>o||(s.push(0,1,null),a.push(
c,l,null))}return{x:s,y:a}}function z(t,n){let{table:e}=b(t);if(e&&"rows"in e)return[e];if(p(t))return[];let{data:r,layout:o}=t,s=e?[q(e,o.meta,n)]:
[];return e&&!e.beside?s:[...L(r).map(a=>I(o,a)),...s]}function bt({columns:t,rows:n}){let e=document.createElement("tab\
le");e.createTHead().insertRow().append(...t.map(s=>g("th",s,"col")));let o=e.createTBody();for(let[s,...a]of n)o.insertRow().
append(g("th",s,"row"),...a.map(i=>g("td",i)));return e}function yt(t,n){let{cells:e,choices:r,table:o}=b(t),s=e&&!p(t)?
[Y(t,e)]:z(t,n).map((c,l,{length:f})=>f>1?H(c):c),a=s[0]?.columns??[],i=o&&"rows"in o?[]:(r??[]).filter(({name:c})=>!a.includes(
c)),u=i.map(c=>x(c,n));return W({columns:[...i.map(({name:c})=>c),...a],rows:s.flatMap(({rows:c})=>c.map(l=>[...u,...l]))})}
function H({columns:[t="",...n],rows:e}){return{columns:["table","row","column","value"],rows:e.flatMap(([r,...o])=>o.map(
(s,a)=>[t,r,n[a],s]))}}function W({columns:t,rows:n}){return`${[t,...n].map(r=>r.map(V).join(",")).join(`\r
`)}\r
`}function L(t){return t.filter(n=>n.type==="heatmap"&&n.visible!==!1)}function Y({data:t,layout:n},e){let r=L(t),o=r.flatMap(
s=>{let{columns:a,rows:i}=I(n,s),u=Object.values(s.meta??{});return i.flatMap(([c,...l])=>l.map((f,B)=>[...u,c,a[B+1],f]))});
return{columns:[...Object.keys(r[0]?.meta??{}),...e],rows:o}}function q(t,n,e){let{columns:r,labels:o}=t;if("values"in t){
let a=t.values.map(i=>h(i,n,e).values);return{columns:r,rows:o.map((i,u)=>[i,...a.map(c=>c[u])])}}let s=w(h(t.matrix,n,e));
return{columns:r,rows:o.map((a,i)=>[a,...Array.from(s[i]??[])])}}function I(t,n){let e=m(n.z??[]),r=M(t,n,"y").map((o,s)=>[
o,...Array.from(d(e,s).values)]);return{columns:[n.name??"",...M(t,n,"x")],rows:r}}function M(t,n,e){let r=n[e];if(Array.
isArray(r))return r.map(u=>j(String(u)));let o=t[`${e}axis`],a=t[`${e}axis${(n[`${e}axis`]??e).slice(1)}`]?.categoryarray??
o?.categoryarray;if(a)return a.map(j);let{shape:i}=m(n.z??[]);return[...Array(i[e==="y"?0:1]??0).keys()].map(String)}function j(t){
return t.replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}var D=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
G=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,J=/^(?=[\t\r\n])/;function K(t){return(Number.isInteger(
t)?[]:[6,7,8,9]).map(r=>Number(t.toPrecision(r))).find(r=>Math.fround(r)===t)??t}function V(t){if(t==null)return"";if(typeof t==
"number")return Number.isNaN(t)?"":String(K(t));let n=t.replace(G,"$1'").replace(J,"'"),e=D.test(t)?t:n;return/[",\r\n]/.
test(e)?`"${e.replaceAll('"','""')}"`:e}function g(t,n,e){let r=document.createElement(t);e&&(r.scope=e);let o=typeof n==
"number"&&!Number.isInteger(n)?n.toFixed(6):String(n??"–");return r.textContent=Number(o)===0?o.replace("-",""):o,r}export{ot as a,v as b,C as c,p as d,b as e,Q as f,Z as g,tt as h,et as i,nt as j,A as k,lt as l,z as m,bt as n,yt as o,W as p};
