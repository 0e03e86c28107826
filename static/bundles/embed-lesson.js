var sl=Object.defineProperty;var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var no=(e,t)=>{for(var n in t)sl(e,n,{get:t[n],enumerable:!0})};async function qt(e,t,n=Bt){let o=await il(new URL(`api/${e}`,n),t);if(String(n)===Bt.href&&al(o!==null&&!so(o)),!o)return Ds();
if(!(o.headers.get("content-type")??"").includes("json")){let i=Oe(o.status);throw new U(o.status,[{where:"",message:i,suggestions:[]}])}
let r=await o.json().catch(Ds);if(!o.ok)throw new U(o.status,r.errors??[]);return r}async function il(e,t){try{let n=await fetch(
e,t);return oo.includes(n.status)?null:n}catch(n){if(Pt(n))throw n;return null}}function Ws(e){let t=AbortSignal.timeout(
rl);return e?AbortSignal.any([e,t]):t}function so({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??
!1}function al(e){e!==Ut.answers&&(Ut.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}
function Ds(e){throw Pt(e)?e:new U(0,[{where:"",message:ve,suggestions:[]}])}function Pt(e){return e instanceof DOMException&&
e.name==="AbortError"}function gt(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,o])=>[n,String(o)]))}function sn(e){return e instanceof Error?e.message:String(e)}var U,Bt,Ut,oo,rl,ve,Oe,yt=v(
()=>{"use strict";U=class extends Error{constructor(t,n){super(n.map(o=>o.message).join(" ")),this.status=t,this.problems=
n}},Bt=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),Ut={answers:!0},oo=[502,504],rl=5e3,ve="No response c\
ould be read. Your input is still here; check your connection and try again.",Oe=e=>`The server answered with ${e}.`});function js(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function lt(e){return Number.isFinite(e)?String(Number(e.toPrecision(6))).replaceAll("-","−"):e>0?"∞":"−∞"}function rn(e){
return e<0?`(${lt(e)})`:lt(e)}function ro(e){return Us(e," + ")}function Bs(e){return Us(e,", ")}function an(e,t){return e===
t?t:`${e} = ${t}`}function Us(e,t){return e.length<=24?e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var cn=v(
()=>{"use strict"});function ao(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function ln({shape:e}){return e.reduce((t,n)=>t*
n,1)}function un(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(ln(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:cl(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}
function cl(e,t,n,o){let{op:s}=t;if(s==="constant")return lo(t,n);let r=co(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s===
"view"||s==="join")return i;if(s==="where")return i?a:c;if(s==="matmul")return ul(r);if(s==="collect")return Te.sum?.(r)??
0;if(s==="softmax")return ll(e,t,n,r);let l=Te[s];if(l)return l(r);let u=io[s];if(!u)throw new RangeError(`There is no o\
peration ${s}.`);return u(i,a)}function co(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,fl(t,
n)]];if(o==="join")return[dl(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return qs(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(o==="softmax"||o in Te){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=qs(
c).map(f=>[i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function lo({values:e=0},t){
return ao(Array.isArray(e)?e[t]??Number.NaN:e)}function uo(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function ll(e,t,n,o){let{place:s,width:r}=uo(e,t,n),i=fo(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function fo(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-
n)/o))}function ul(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function fl({shape:e,offset:t=0,
strides:n,index:o},s){if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function dl(e,t,n){let o=n;for(let s of t){let r=ln(e[s]??{op:"",shape:[]});if(o<r)return[s,o];
o-=r}throw new RangeError(`No operand has the element ${n}.`)}function qs(e){return Array.from({length:e},(t,n)=>n)}function hl(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function pl(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var io,
Te,$e=v(()=>{"use strict";io={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,
maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>hl(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+pl(e/Math.SQRT2))},Te=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Ne(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:lo(c,a),op:"",parts:[]};let f=co(e,c,a).
map(([b,E])=>s(b,E)),[d,h,g]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&g)return d?.value?h:g;if(l==="\
collect")return Vs(f);if(l==="matmul")return Vs(Ys(f));if(l==="softmax")return Sl(f,uo(e,c,a));let m=Te[l];if(m)return{value:m(
f.map(({value:b})=>b)),op:l,parts:f};let p=io[l];if(!p||!d)throw new RangeError(`There is no operation ${l}.`);return{value:p(
d.value,h?.value??0),op:l,parts:f}};return s(e.length-1,t)}function fn(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function Lt(e){if(zs.has(e.op))return e;for(let t of e.parts){let n=Lt(t);if(n)return n}return null}function po(e){
return e.op?mo(e,null,!1).text:lt(e.value)}function Gs(e){let t=lt(e.value),n=Lt(e);if(!n)return an(po(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=Le(e),s=o.reduce((r,i)=>r+i,0);return`${lt(o[e.place??0]??0)} / ${lt(s)} = ${t}`}return`${Ks(
e,n)??mo(e,n,!1).text} = ${t}`}function Le({parts:e,temperature:t}){return fo(e.map(({value:n})=>n),t?.value)}function dn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>ml;return{powers:s?Le(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function Ks(e,t){if(e===t)return t.op==="sum"?`Sum ${lt(t.value)}`:null;let[
n,o]=e.parts,s=n&&Ks(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${lt(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${lt(o.value)}`:null}function mo(e,t,n){let{op:o,parts:s,value:r}=e,i=zs.has(o);if(!o||e===t||i&&n)return{text:rn(r),
binding:$t};let a=s.map(d=>mo(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?ro(c):"0",binding:ie};
if(o==="softmax")return{text:yl(e,a),binding:Et};if(o==="product")return{text:c.join(" · "),binding:Et};let[l={text:"",
binding:$t},u]=a,f=wl[o];if(f&&u){let[d,h]=f,g=o==="add"||o==="multiply",m=Nt(l,o==="power"?$t:h),p=Nt(u,g?h:h+1);return{
text:o==="power"?`${m}^${p}`:`${m} ${d} ${p}`,binding:h}}return o==="negative"?{text:`−${Nt(l,Et)}`,binding:ie}:o==="s\
qrt"?{text:`√${Nt(l,$t)}`,binding:$t}:o==="absolute"?{text:`|${xl(s[0],l)}|`,binding:$t}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${Nt(l,$t)}))`,binding:Et}:o==="gelu"?{text:`${Nt(l,Et)} · Φ(${l.text})`,binding:Et}:{text:`${bl[o]??o}(${Bs(c)}\
)`,binding:$t}}function xl(e,{text:t}){return e&&!e.op?lt(e.value):t}function Nt({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function yl(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=dn(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${Nt(c,ie)} − ${rn(r)}`,binding:ie}),i!==1&&(l={text:`${Nt(l,Et)} / ${rn(i)}`,binding:Et}),`e^${Nt(l,$t)}`});
return`${a[n]} / (${ro(a)})`}function Ys(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:El(
o),op:"multiply",parts:o})}return t}function El(e){return e.reduce((t,{value:n})=>t*n,1)}function Vs(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:ho(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?Ys([r.parts[0],i]):[]),s={value:ho(o),op:"sum",parts:o};
return{value:ho(e),op:"divide",parts:[s,t]}}function ho(e){return e.reduce((t,{value:n})=>t+n,0)}function Sl(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=Le(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var ml,re,ie,Et,gl,$t,wl,bl,zs,go=v(()=>{"use strict";cn();$e();ml=30,[re,ie,
Et,gl,$t]=[0,1,2,3,4],wl={add:["+",ie],subtract:["−",ie],multiply:["·",Et],divide:["/",Et],remainder:["mod",Et],power:[
"^",gl],greater:[">",re],greater_equal:["≥",re],less:["<",re],less_equal:["≤",re],equal:["=",re],not_equal:["≠",re]},
bl={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},zs=new Set(["sum","softmax"])});function x(e,t,n){let o=$(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function $(e,t,n){
let o=e.querySelector(t);return o&&Xs(o,n)?o:null}function w(e,t,n){return[...e.querySelectorAll(t)].filter(o=>Xs(o,n))}
function wo(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function j({target:e}){return e}function Js({target:e}){
return e}function Xs(e,t){return e instanceof(t??HTMLElement)}var Y=v(()=>{"use strict"});function Zs(){return Qs??=document.querySelector('[data-decimal=","]')!==null,Qs}function Q(e){return Zs()?e.replaceAll(
Al,t=>t.replaceAll(/[.,]/g,n=>Ml[n]??n)):e}function ke(e){return Zs()?e.replace(",","."):e}var Al,Ml,Qs,kt=v(()=>{"use s\
trict";Al=/\d[\d.,]*\d/g,Ml={".":",",",":"."}});function dt(e){return"down"in e.dataset?[w(e,"tbody td",HTMLTableCellElement)]:w(e,"tbody tr").map(t=>w(t,"td",HTMLTableCellElement))}
function ae(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function pn(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=$(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?dt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,...Rt(s)};return t.set(n,i),i}}function mn(e,t){let n=e?.cells[t];return n?Vt(n):Number.
NaN}function Vt(e){return js(e.dataset.value??ke(bo(e)))}function bo(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function St(e){return x(e,"figcaption span").textContent??""}function Rt(e){let t=o=>w(e,o).map(
s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var Re,Ce,hn,_e,ce=v(()=>{"use strict";cn();Y();kt();Re="figure[data-how]",Ce="figure[data-how] tbody td",hn="figur\
e[data-editable]",_e="figure[data-editable] tbody td"});function tr(e){let t=atob(e),n=new Uint8Array(t.length);for(let o=0;o<t.length;o++)n[o]=t.charCodeAt(o);return n}var er=v(
()=>{"use strict"});function Ie(e){if(Array.isArray(e))return Ol(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=vl[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(tr(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function Ol(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function Pe({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:Tl(e,n*s,(n+1)*s),shape:o}}function nr({values:e,shape:t}){
return t.length<2?e:xo({values:e,shape:t})}function xo(e){return Array.from({length:e.shape[0]??0},(t,n)=>Pe(e,n).values)}
function Tl(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var vl,yo=v(()=>{"use strict";er();vl={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function it(e){return"kind"in e&&e.kind===gn}function At(e){return it(e)?e.meta:e.layout.meta}function wn(e){return it(e)?
e.meta.height??0:e.layout.height}var gn,bn=v(()=>{"use strict";gn="network"});function rr({data:e,layout:{meta:t}},n){for(let o of t.parts??[]){let s=e[o.trace];if("lines"in o){let r=Fe(o.lines,t,n);
Object.assign(s,Nl(r,n[o.row],o))}else s[o.attribute]=nr(Fe(o.is,t,n))}}function Fe(e,t,n){let o=$l(t),s=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===sr?0:a.indexOf(n[i]??"")};return{values:un(e,(i,a=[])=>{let c=o[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>Pe(l,s(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function $l(e){let t=or.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,Ie(o)])),or.
set(e,t)),t}function Nl({values:e,shape:t},n,{above:o,to:s}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==sr&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var sr,
or,Eo=v(()=>{"use strict";yo();$e();sr="all",or=new WeakMap});function cr(e,t){let{table:n}=At(e);if(n&&"rows"in n)return[n];if(it(e))return[];let{data:o,layout:s}=e,r=n?[Ll(n,s.meta,
t)]:[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>kl(s,a)),...r]}function xn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>So("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of t)s.insertRow().append(So("th",r,"row"),...i.map(a=>So("td",a)));return n}function lr(e){
let t=o=>o.map(Il).join(",");return`${e.map(({columns:o,rows:s})=>[o,...s].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Ll(e,t,n){let{columns:o,labels:s}=e;if("values"in e){let i=e.values.map(a=>Fe(a,t,n).values);return{columns:o,
rows:s.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=xo(Fe(e.matrix,t,n));return{columns:o,rows:s.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function kl(e,t){let n=Ie(t.z??[]),o=ir(e,t,"y").map((s,r)=>[s,...Array.from(Pe(n,r).values)]);return{columns:[
t.name??"",...ir(e,t,"x")],rows:o}}function ir(e,t,n){let o=t[n];if(Array.isArray(o))return o.map(c=>ar(String(c)));let s=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(ar);let{shape:a}=Ie(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function ar(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function Il(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
Cl,"$1'").replace(_l,"'"),n=Rl.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function So(e,t,n){let o=document.
createElement(e);return n&&(o.scope=n),o.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),
o}var Rl,Cl,_l,Ao=v(()=>{"use strict";yo();bn();Eo();Rl=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Cl=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
_l=/^(?=[\t\r\n])/});function ur(e,t){let n=o=>{let s=hr(o);s&&He(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&Fl(e,t),e.addEventListener("pointerout",o=>{let s=j(o).closest(Re),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&yn(vo(s))}),e.addEventListener("keydown",Hl)}function fr(e){for(let t of w(e,Re))for(let[n,o]of w(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function Fl(e,t){let n=0,o=async s=>{let r=hr(s);if(!r)return;n+=1;let i=n,
a=Mo(r),c=vo(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,ae(dt(a),r));i===n&&c.isConnected&&Dl(
c,f,r)}catch(f){i===n&&(x(c,"[data-sum]").textContent=sn(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=j(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function Hl(e){let t=j(e),n=t.closest(`${Ce}, ${_e}`),o=Pl[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=Mo(
n),r=dt(s),{row:i,column:a}=ae(r,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function He(e,{withoutResult:t=!1}={}){let n=Mo(e),o=vo(n);yn(o);let s=pn(o),r=Ne(JSON.parse(
n.dataset.how??"[]"),dt(n).flat().indexOf(e),(l,u)=>mn(s(l),u));e.dataset.lit="result";for(let l of fn(r)){let u=s(l.table??
"")?.cells[l.index??0];u&&(u.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":lt(Vt(e)),c=Number.isNaN(r.value)?a:an(po(r),a);i.textContent=[jl(n,e),Q(c)].filter(Boolean).join(": "),delete i.
dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function Dl(e,t,n){e.
querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,numbers:c}=t,l=Ne(i,a,(m,p)=>dr(
c[m],p).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(xn(Wl(l,c)));let g=document.createElement("p");g.className=
"sum",g.textContent=Gs(l),u.append(f,h,g,d),x(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function Wl(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=fn(a);return dr(t[c],l).label},o=(a,...c)=>[a,...c.
map(lt)],s=Lt(e);if(!s)return{columns:["term","value"],rows:fn(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:r,parts:i}=s;if(r==="softmax"){let a=Le(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>o(n(a),a.value))}}function dr(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:ao(o)}}function yn(e){for(let n of w(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function hr(e){return e.target instanceof Element?e.target.closest(Ce):null}function Mo(e){
return e.closest("figure")}function vo(e){return e.closest("[data-step]")}function jl(e,t){let{row:n,column:o}=ae(dt(e),
t),{rows:s,columns:r}=Rt(e);return[St(e),s[n],r[o]].filter(Boolean).join(", ")}var Pl,Oo=v(()=>{"use strict";yt();cn();go();
Y();$e();ce();kt();Ao();Pl={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var Wr,jr,Br,Ur,qr,Vr,zr,Gr,Kr,Yr,Jr,Xr,Qr,Zr,ti,ei,ni,oi,si,ri,Fo,ii,ai,ci,je=v(()=>{"use strict";Wr="This lesson has n\
o such input. Send one of its inputs.",jr="This is not one of the options. Send one of {options}.",Br="This is not a lis\
t. Send a list of words.",Ur="There are {words} words. Send {expected} words.",qr="This word is empty or not text. Send \
a word.",Vr="The word contains a control character. Send it without.",zr="The word has {characters} characters. Send at \
most {most}.",Gr="This is not a matrix. Send a list of rows, each a list of numbers.",Kr="The matrix has {count} row. Se\
nd {expected}.",Yr="The matrix has {count} rows. Send {expected}.",Jr="This row is not a list. Send a list of numbers.",
Xr="The row has {count} number. Send {expected}.",Qr="The row has {count} numbers. Send {expected}.",Zr="This is not a n\
umber. Send a number, such as 0.25.",ti="The number is out of range. Send a number from {least} to {most}.",ei="This is \
not a whole number. Send a whole number.",ni='"{step}" is not a step of this lesson. Send the id of a removable step.',oi=
'"{step}" cannot be removed. Send the id of a removable step.',si="This step needs {names}, which could not be computed \
above.",ri="The result is not a number: the inputs are too extreme. Enter smaller values.",Fo=[0,.01,.04,.1,.2,.4,.7,1],
ii=4,ai=1e-12,ci=7});function zt(e,t){let n=Array.from(e),o=Lu(n),s=ku(n,t);return n.map((r,i)=>({text:vt(r,o),exact:jo(r),level:s[i]??null}))}
function Lu(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=ai*Math.abs(s)}))return t;return 3}function vt(e,t=Do(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Do(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=Wo(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=Wo(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function jo(e){if(Do(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=$u&&t<Nu){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function Do(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function Wo(e,t,n){let[o="",s]=e[n](Tu).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function ku(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Fo.slice(1).map((i,a)=>(i+(Fo[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
ii:ci,s=Math.max(0,...n.map(Math.abs))||1;return n.map(r=>Number(Wo(r/s*o,0,"toFixed")))}var Tu,$u,Nu,ue=v(()=>{"use str\
ict";je();Tu=100,$u=1e-4,Nu=1e16});var Bo,Uo=v(()=>{"use strict";Bo=`	
\v\f\r              \u2028\u2029  　`});function fe(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var vn=v(()=>{"use strict";Uo()});function Cu(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(ui(r)===ui(i)?a:[...a,Ru])}}function ui(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function _u(e,t,{settings:n,inputs:o}){let s=Object.entries(e.tables).map(([m,p])=>{let b=fi(
p,n)??null,{title:E="",figure:O=null}=b??Object.values(p.variants)[0]??{};return{name:m,title:E,isShown:O!==null,variant:b,
numbers:null}}),r=(m,p="")=>({tables:s,status:m,error:p}),i=e.inputs.map(m=>t.get(m)?.status);if(e.failing.some(m=>o.has(
m))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((m,p)=>i[p]==="failed");if(c.length){let m=c.map(p=>`\
“${t.get(p)?.title??p}”`).join(", ");return r("failed",fe(si,{names:m}))}let l=new Map(s.map(({name:m,variant:p})=>[
m,p])),u=Iu(e,l,t,o);if(!fi(e.conditions,n)?.every(({expression:m,holds:p})=>{let[b]=di(m,u)??[];return b!==void 0&&!!b===
p}))return r("unknown");let h=s.map(m=>({...m,numbers:u(m.name)}));return h.some(({numbers:m})=>m&&Array.from(m).some(Number.
isNaN))?r("failed",ri):{tables:h,status:"computed",error:""}}function Iu(e,t,n,o){let s=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!s.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?di(c.expression,r):null)}return s.
get(i)??null};return r}function di(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===ln(o))?un(e,o=>t(o)??[]):
null}function fi({settings:e,variants:t},n){return t[e.filter(o=>n.includes(o)).join(",")]}function Pu(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,o)=>Object.is(n,t[o]))}function Tn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,o,s)=>t[o]?.[Number(s)]??n)}var Ru,On,qo=v(()=>{"use strict";$e();je();vn();Ru="=",On=class{#e;#t;constructor(t){this.#e=
t;let n=Object.fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,null)}get inputs(){return this.#e.
inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,n,this.#t)}#n(t,n,o){
let s={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??c,f=a==="matrix"||a===
"number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);s.known.set(i,{numbers:f,isOwn:d,status:"computed"})}let r=Cu(
this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(m=>s.known.get(m)?.isOwn??!0),l={settings:a?
[i.id]:[],inputs:new Set},u=_u(i,s.known,c?l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,isRemoved:a,isOwn:c,...u});
let{tables:h,status:g}=u;for(let{name:m,numbers:p}of h){let b=c&&!a||Pu(p,o?.known.get(m)?.numbers),E=i.tables[m]?.variants[""]?.
title;s.known.set(m,{numbers:p,isOwn:b,status:g,title:E})}}return s}}});function Vo(e){let[t,n]=[0,e.length];for(;t<n&&hi(e.charAt(t));)t+=1;for(;t<n&&hi(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var rm,hi,pi,mi=v(()=>{"use strict";Uo();rm=new RegExp(`[${Bo}]+`),hi=e=>e!==""&&Bo.includes(e);pi=e=>[...e].length});function $n(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:Wr,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=Du(i,a,s)}catch(a){if(!(a instanceof ot))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new U(422,
o);return s}function Du(e,t,n){if(e.kind==="words")return Wu(e,t);if(e.kind==="matrix")return ju(e,t,n);if(e.kind==="num\
ber")return bi(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new ot("",jr,{options:e.options.join(
", ")})}function Wu({least:e,most:t},n){if(!Array.isArray(n))throw new ot("",Br);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new ot("",Ur,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!Vo(
o))throw new ot(r,qr);if(Hu.test(o))throw new ot(r,Vr);let i=pi(o);if(i>40){let a=40;throw new ot(r,zr,{characters:i,most:a})}
return Vo(o)})}function ju(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new ot("",Gr);let s=e.
isRow?[e.own]:e.own,r=wi(e.rows,n).length||s.length,i=wi(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?Kr:Yr;throw new ot("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new ot(u,Jr);if(c.length!==i){let f=c.length===1?Xr:Qr;throw new ot(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>bi(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function bi({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new ot(s,Zr);if(!(o>=e&&o<=t)){let i={least:vt(e),most:vt(t)};throw new ot(s,ti,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>Fu*Math.max(1,Math.abs(o),Math.abs(r)))throw new ot(s,ei);return r}function wi(e,t){return Array.
isArray(e)?e:t[e]??[]}var Fu,Hu,ot,zo=v(()=>{"use strict";yt();je();ue();vn();mi();Fu=1e-9,Hu=/[\p{Cc}\p{Cs}]/u,ot=class extends Error{constructor(t,n,o={}){
super(fe(n,o)),this.where=t}}});var kn={};no(kn,{exportedLesson:()=>Vu,openRecord:()=>Ln});function Ln(){let e=x(document,"#lesson-record",HTMLScriptElement).
textContent??"";return yi??=new On(JSON.parse(e)),yi}async function Vu(e,t){let n=Ln(),o=$n(n.inputs,zu(e.inputs));Gu(n,
o);let s=Ku(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await Mi([...s],t)||await Ju(n,o,s,t),a=nf(n,
o);return a&&i.append(a),i}function zu(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Be(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Gu({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw Be(422,`inputs.${n}`,Uu)}}function Ku(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?oi:ni;if(!s?.isRemovable)
throw Be(422,"removed",fe(r,{step:o}))}return n}async function Mi(e,{files:t,signal:n}){if(!t)return Yu(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(Ai);if(!r.ok)throw Be(r.status,"",
Oe(r.status));let i=await r.text().catch(Ai),a=x(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function Yu(e){let t=JSON.parse(x(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>Go("lesson-parts",i)));for(let i of w(
o,"[data-matrix]"))i.replaceWith(Go("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function Go(e,t){let{content:n}=x(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function Ju(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>Mi(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=$(r,`[data-step="${CSS.escape(c.id)}"]`);l&&Qu(l,c,a,e)}for(let c of w(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||Xu(c,e.solve(t,new Set([...n,l])))}return r}function Xu(e,{
steps:t}){let n=t.find(({id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=
!0,e.parentElement?.append(" ",qu))}function Qu(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!s)return;let r=t.inputs.flatMap(i=>tf(i,n,o));Ei(e,".step-inputs",r,n.values),Ei(
e,".step-results",t.tables,n.values),t.isOwn||Zu(e,t)}function Zu(e,{status:t,error:n}){let s=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of w(e,".remark, pointer-view, .failure"))i.
remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(([i])=>i).
join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=Bu;else if(s.length){let i=s.map(([l])=>l).join(
" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}r.textContent&&x(e,".reasons").before(r)}function tf(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.
name===e);if(!s)return t.flatMap(({tables:a})=>a.filter(c=>c.name===e));let{shown:r}=s,i=n.get(e)?.numbers??null;return r?
[{name:e,title:r.title,isShown:!0,variant:r,numbers:i}]:[]}function Ei(e,t,n,o){let s=$(e,t);if(!s)return;let r=n.filter(
({isShown:l})=>l),i=r.map(l=>ef(l,o)).filter(l=>l!==null),a=r.filter(({numbers:l})=>!l).map(({title:l})=>l);if(s.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,s.append(c)}function ef({variant:e,numbers:t},n){if(!e||e.figure===
null||!t)return null;let o=Go("lesson-figures",e.figure),s=w(o,"tbody td");for(let[c,{text:l,exact:u,level:f}]of zt(t,e.
shade).entries()){let d=s[c];if(!d)continue;let h=Q(l);d.textContent=h,Si(d,"value",u===h?null:u),Si(d,"level",f||null)}
let{rows:r,columns:i}=e,a="down"in o.dataset;return Nn(w(o,"tbody th"),a?i:r,n),Nn(w(o,"thead th"),i,n),e.opens&&(o.dataset.
how=JSON.stringify(e.expression)),o}function Si(e,t,n){n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Nn(e,t,n){
for(let[o,s]of e.entries()){let r=Tn(t[o]??"",n),i=[...r],a=i.length>xi;s.textContent=a?`${i.slice(0,xi-1).join("")}…`:
r,s.title=a?r:""}}function nf(e,t){let n=$(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=$(n,"[dat\
a-inputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=x(s,`[data-input="${CSS.escape(
r)}"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?Q(jo(l)):String(l));for(let[l,u]of w(a,"input, select").entries())u.value=
c[l]??"";i&&(Nn(w(a,"tbody th"),i.rows,t),Nn(w(a,"thead th"),i.columns,t))}return s}function Ai(e){throw Pt(e)?e:Be(0,"",
ve)}function Be(e,t,n){return new U(e,[{where:t,message:n,suggestions:[]}])}var xi,Bu,Uu,qu,yi,Ue=v(()=>{"use strict";yt();
Y();je();ue();qo();zo();kt();vn();xi=20,Bu="With your changes, only the server can compute this step.",Uu="Only the serv\
er can compute with more or fewer words.",qu="(with your changes, only on the server)"});function Rn(e,t){let n=$(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(vi,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of of(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],g=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([p=0,b=0])=>`${(p-o.left).toFixed(1)} ${(b-o.top).toFixed(1)}`),m=document.createElementNS(vi,"path");m.setAttribute(
"d",`M${g[0]}C${g.slice(1).join(" ")}`),r.append(m)}n.append(r)}function of(e){return w(e,"figure.matrix").flatMap(t=>{let n=w(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var vi,
Oi=v(()=>{"use strict";Y();vi="http://www.w3.org/2000/svg"});function P(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function Ot(e,t,n){return e+
(t-e)*n}function wt(e,t,n){return{x:Ot(e.x,t.x,n),y:Ot(e.y,t.y,n),width:Ot(e.width,t.width,n),height:Ot(e.height,t.height,
n)}}function at(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*sf+n*rf+([...e].
length-t-n)*Ti}function de(e,t){let n=Math.max(0,...e.map(at));return n?Math.min(t,n+12):0}function ct(e,t){if(at(e)<=t)
return e;let n=Math.floor(t/Ti)-1;return n>1?`${[...e].slice(0,n).join("")}…`:""}function V(e,t,n,{opacity:o=1,isLit:s=!1,
isRaised:r=!1}={}){let a=t.height>=17&&t.width>=at(n.text)+$i?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:a,opacity:o,
isLit:s,isRaised:r}}function q(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,
x:t,y:n,text:o,anchor:r,opacity:i,isQuiet:a}}function _t(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,
opacity:n,isQuiet:o}}function Ft(e){return{...e,text:"?",level:void 0}}function Mt(e,t,n){return Math.max(3,Math.min(n,e/
Math.max(1,t)))}function bt(e){return Math.max(44,...e.map(({text:t})=>at(t)+2*$i))}var Ti,sf,rf,$i,Z,he=v(()=>{"use str\
ict";[Ti,sf,rf]=[8.8,9.8,4.8],$i=6,Z=30});function Li({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=de([
...n,r],Math.min(150,a/4)),d=bt(e),h=f+d+34,g=bt([...o.flat(),...s])+14,m=Mt(a-h-4,s.length,g),p=m-Math.min(5,m/5),b=Mt(
af,u,Z+8),E=b-Math.min(6,b/4),O=8+u*b+14,X=Math.max(...t),G=P(c,0,.9),k={anchor:"end",isQuiet:!0},D=[],W=0;for(let[C,S]of t.
entries()){let R=8+C*b,_=R+E/2+6;if(b>17){let H=ct(n[C]??"",f-12);D.push(q(`label-${C}`,f-12,_,H,k))}D.push(V(`weight-${C}`,
{x:f,y:R,width:d,height:E},e[C]??{text:""})),b>17&&D.push(q(`times-${C}`,f+d+17,_,"·",{isQuiet:!0}));let y=Ot(1,Ot(cf,1,
S/X),G),I=Ni*C/Math.max(1,u-1),L=P(c,1+I,1.85-Ni+I);for(let[H,J]of(o[C]??[]).entries()){let z={x:h+H*m,y:R,width:p,height:E};
if(D.push(V(`value-${C}-${H}`,z,J,{opacity:y})),L===0||c>=Ko||S*pe<.25)continue;let et={...z,y:O+W,height:S*pe},st=wt(z,
et,L),ht={...J,text:""};D.push(V(`strip-${C}-${H}`,st,ht,{opacity:Ot(y,1,L)}))}W+=S*pe}let N=h+s.length*m;D.push(_t("rul\
e",`M${f} ${O-8}H${N}`,{opacity:P(c,.9,1.1),isQuiet:!0}));let B=P(c,1.8,2);D.push(q("result",h-12,O+pe/2+6,ct(r,h-12),{anchor:"\
end",opacity:P(c,1,1.3)}));for(let[C,S]of s.entries()){let R={x:h+C*m,y:O,width:p,height:pe},_=C===l?Ft(S):S;B>0&&D.push(
V(`result-${C}`,R,_,{opacity:B}))}return{width:N,height:O+pe+8,marks:D}}function ki({weights:e,labels:t,shares:n},{moment:o}){
let s=n.indexOf(Math.max(...n)),r=t[s]?`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="The"?" is":
","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows as thick as \
their weights fill exactly one row: the average."}var Ko,pe,af,Ni,cf,Ri=v(()=>{"use strict";he();Ko=2,pe=44,af=380,Ni=.4,
cf=.1});function Fi({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=bt(n.map(({tile:S})=>S))+4,[a,c]=[e,t].map(
S=>Yo(S,i,o)),l=Gt(a)+Ci+Gt(c)<=o,u=Math.max(Pi(e),Pi(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*Cn)/u)),h=l?Math.max(qe(e),qe(t)):qe(e)+qe(t),g=Math.max(6,Math.min(Z+4,lf/h)),[m,p]=[d-Math.min(4,d/5),g-Math.min(4,g/
4)],b=h*g+me+6,E=l?b:b+me+24,O={sources:Yo(e,d,o),targets:Yo(t,d,o)},X=Gt(O.sources)+Ci,G=l?X+Gt(O.targets):Math.max(Gt(
O.sources),Gt(O.targets)),k=S=>l?0:(G-Gt(S))/2,D={sources:{top:me,edges:Ii(O.sources,k(O.sources))},targets:{top:l?me:me+
qe(e)*g+24+me,edges:Ii(O.targets,l?X:k(O.targets))}},W=(S,R)=>{let{columns:_=0}={sources:e,targets:t}[S][R]??{},y=(O[S][R]??
0)-_*d;return(D[S].edges[R]??0)+y/2},N=(S,{table:R,row:_,column:y})=>({x:W(S,R)+y*d,y:D[S].top+_*g,width:m,height:p}),B=[],
C=[];for(let[S,R]of[["sources",e],["targets",t]])for(let[_,{title:y,columns:I}]of R.entries()){let L=S==="targets"&&t.length>
1?_:0,H=S==="targets"?P(s,L,L+.4):1,J=W(S,_)+I*d/2,z=ct(y,O[S][_]??0);B.push(q(`${S}-${_}`,J,D[S].top-9,z,{opacity:H,isQuiet:!0}))}
for(let[S,{tile:R,from:_,to:y,moment:I}]of n.entries()){let[L,H]=[N("sources",_),N("targets",y)],J=Math.max(1,(t[y.table]?.
columns??1)-1),z=_i*y.column/J,et=P(s,I+z,I+1-_i+z);if(B.push(V(`left-${S}`,L,R,{opacity:et>0?.25:1})),et===0)continue;let st=S===
r?{...R,text:"?",level:void 0}:R;C.push(V(`moved-${S}`,wt(L,H,et),st,{isRaised:et<1}))}return{width:G,height:E,marks:[...B,
...C]}}function Yo(e,t,n){let o=(n-(e.length-1)*Cn)/e.length;return e.map(({title:s,columns:r})=>Math.max(r*t,Math.min(at(
s),o)))}function Gt(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Cn)}function Ii(e,t){let n=t;return e.map(o=>{let s=n;
return n+=o+Cn,s})}function Pi(e){return e.reduce((t,{columns:n})=>t+n,0)}function qe(e){return Math.max(...e.map(({rows:t})=>t))}
function Hi({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No number changes.`}let s=e.length>
1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var lf,Cn,Ci,me,_i,Di=v(()=>{"use str\
ict";he();lf=400,Cn=36,Ci=84,me=28,_i=.4});function Wi(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],h=u?[s.label]:[s.label,...r.map(({label:M})=>M)],g=de(h,Math.min(150,t/4)),m=[...s.tiles,...r.flatMap(
({tiles:M})=>M),...i.flat()],p=bt(c),b=l?Math.min(150,at(l)+14):0,E=bt(m)+8,O=f+2,[X,G]=u?[O,d]:[d,O],k=t-g-b-(u?0:p+44)-
4,D=Math.max(p+8,...[s,...r].map(({label:M})=>at(M))),W=Mt(k,X,Math.max(E,u?Math.min(D,120):0)),N=Mt(uf,G,Z+6),B=W-Math.
min(5,W/5),C=N-Math.min(5,N/4),S=u?30:8,R=S+d*N+22,_=g+d*W+40,y=(M,K)=>u?{x:g+M*W,y:S+K*N,width:B,height:C}:{x:g+K*W,y:S+
M*N,width:B,height:C},I=M=>u?{x:g+M*W,y:R,width:B,height:Z}:{x:_,y:S+M*N,width:p,height:C},L=Math.min(f-1,Math.floor(n)),
H=Math.min(1,n-L),J=Math.max(0,L-1+P(H,0,L?_n:.01)),z=M=>Math.min(1,Math.max(0,M)),et=M=>M+1-z(J-M)+z(M-J),st=[],ht=[];for(let[
M,{label:K,tiles:mt}]of r.entries()){let nt=et(M),Tt=M===L&&H>_n&&H<1;for(let[Hs,nl]of mt.entries()){let ol=M>L&&n<f?.6:
1;st.push(V(`line-${M}-${Hs}`,y(nt,Hs),nl,{opacity:ol}))}st.push(nn(`name-${M}`,K,nt,Tt));let se=M<L||H===1;if(M>L)continue;
let rt=M<L?1:P(H,Jo,.95);if(!rt)continue;let Me=I(nt),on=c[M]??{text:""},eo=Math.min(d,Math.floor(rt*d+1e-9)),tl={text:a[M]?.[eo-
1]??""},el=M===o?Ft(on):se?on:tl;st.push(V(`result-${M}`,Me,el,{opacity:Math.min(1,4*rt)})),st.push(to(M,nt,Math.min(1,4*
rt)))}let pt=n>=f||H===0&&L>0?Math.ceil(n)-1:L,te=H===0||n>=f?1:P(H,_n,Jo),ee=n<f&&H>0&&H<_n;if(n>0&&!ee){let M=J+2;for(let[
K,mt]of(i[pt]??[]).entries()){let nt=y(M,K),Tt=.25*K/Math.max(1,d-1),rt=pt===L&&H>0&&H<1?P(H,Jo+Tt*.6,.8+Tt*.6):1,Me=pt===
o;if(ht.push(V(`product-${K}`,nt,mt,{opacity:te*(1-.55*rt),isLit:!0})),rt===0||rt===1)continue;let on=wt(nt,ff(I(et(pt))),
rt),eo=Me&&rt>.6?{...mt,text:""}:mt;ht.push(V(`flight-${K}`,on,eo,{opacity:1-P(rt,.8,1),isLit:!0}))}}for(let[M,K]of s.tiles.
entries())ht.unshift(V(`sliding-${M}`,y(J,M),K,{isRaised:!0}));if(ht.push(nn("name-sliding",s.label,J,!0)),l){let M=u?g+
O*W+8:_+p+10,K=u?R+21:S+N+C/2+6,mt=ct(l,b);st.push(q("after",M,K,mt,{anchor:"start",isQuiet:!0}))}let ne=u?R+Z+8:S+O*N+6;
return{width:(u?g+O*W:_+p)+b,height:ne,marks:[...st,...ht]};function nn(M,K,mt,nt){let Tt=!nt;if(u){let Me=ct(K,W);return q(
M,g+mt*W+B/2,18,Me,{isQuiet:Tt})}let se=S+mt*N+C/2+6,rt=N>17?ct(K,g-12):"";return q(M,g-12,se,rt,{anchor:"end",isQuiet:Tt})}
function to(M,K,mt){let nt=I(K),[Tt,se]=u?[nt.x+nt.width/2,nt.y-6]:[nt.x-20,nt.y+nt.height/2+6],rt=u?"":"=";return q(`eq\
uals-${M}`,Tt,se,rt,{opacity:mt,isQuiet:!0})}}function ff({x:e,y:t,width:n,height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/
2}}function ji(e,{moment:t,isAsked:n}){let{sliding:o,lines:s,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.
label].map(m=>m?`“${m}”`:""),f=l&&u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",g=n?
"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}umbers that meet are multiplied, and the products add up to ${g}.`}var uf,
_n,Jo,Bi=v(()=>{"use strict";he();uf=380,[_n,Jo]=[.35,.55]});function Vi({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:k})=>k),a=Math.max(bt(i),...e.map(
({label:k})=>at(k)))+16,c=Mt(o,e.length,a),l=Mt(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,g]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],m=28,p=m+Z+qi+Ui,b=t.map((k,D)=>e.reduce((W,N)=>W+(N.place===
D?N.share:0),0)),E=Ui/Math.max(...b,1e-9),O=[_t("base",`M${d} ${p+1}H${d+t.length*l}`)],X=t.map(()=>0),G=t.map(()=>{});for(let[
k,{label:D,tile:W,share:N,place:B}]of e.entries()){let C=f+k*c+(c-h)/2,S={x:C,y:m,width:h,height:Z},R=d+B*l+(l-g)/2,_=X[B]??
0,y=Math.max(0,N*E),I={x:R,y:p-_-y,width:g,height:y};X[B]=_+y;let L=s-k,H=B===r;O.push(q(`label-${k}`,C+h/2,18,ct(D,c),{
isQuiet:!0}),V(`source-${k}`,S,W,{opacity:L>=1?.35:1}));let[J,z]=[C+h/2,R+g/2],et=m+Z+qi/2,st=`M${J} ${m+Z}C${J} ${et} ${z}\
 ${et} ${z} ${I.y}`,ht=P(L,0,Xo)*(1-P(L,In,1));ht&&O.push(_t(`way-${k}`,st,{opacity:ht,isQuiet:!0}));let pt=Math.min(1,Math.
max(0,(L-Xo)/(In-Xo)))**2;if(pt>0){let te=wt(S,I,pt),ee=P(pt,0,.7),ne=H&&pt>.5?{...W,text:""}:W,oe=wt(S,I,ee).x;O.push(V(
`dropped-${k}`,{...te,x:oe},ne)),L>=In&&(G[B]=n[k])}}for(let[k,{label:D,tile:W}]of t.entries()){let N=d+k*l+l/2,B=e.filter(
(y,I)=>y.place===k&&s>=I+In),C=p-B.reduce((y,{share:I})=>y+I*E,0),R=e.every((y,I)=>y.place!==k||s>=I+1)&&(G[k]!==void 0||
s>=e.length),_=k===r&&G[k]?Ft(W).text:R?W.text:G[k];_&&O.push(q(`sum-${k}`,N,C-9,_)),O.push(q(`place-${k}`,N,p+24,ct(D,l-
6),{isQuiet:!_}))}return{width:u,height:p+36,marks:O}}function zi({sources:e,places:t,sums:n},{moment:o,isAsked:s,isEnd:r}){
let i=e[o];if(!i)return"";if(r){let u=t.map((h,g)=>e.filter(m=>m.place===g)).reduce((h,g)=>g.length>h.length?g:h,[]),f=t[u[0]?.
place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} has ${d} = ${f?.tile.
text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.tile.text}, drops \
onto ${t[i.place]?.label}${c}.`}var Ui,qi,Xo,In,Gi=v(()=>{"use strict";he();Ui=170,qi=76,[Xo,In]=[.15,.8]});function Ji({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=c>620?de(d,200):0,g=Math.max(bt([...e,...t]),...r.map(at))+10,m=c<480?Ki/2:Ki,p=Mt(c-h-m-
60,f,Math.min(g,128)),b=p-Math.min(8,p/4),E=28+Kt,[O,X]=[E+8,E+8+Z+8],G=r.some(y=>at(y)>p),k=X+Z+22,D=h+f*p+18,W=Math.max(
...n),N=[],B=y=>Pn*y/Math.max(1,f-1);if(h){let y={anchor:"end",isQuiet:!0},I=L=>ct(L,h-12);N.push(q("name-powers",h-12,E-
8,I(i.powers),{...y,opacity:P(l,0,.5)}),q("name-scores",h-12,O+21,I(i.scores),y),q("name-weights",h-12,X+21,I(i.weights),
{...y,opacity:P(l,2,2.5)}))}let C=h+f*p;N.push(_t("base",`M${h} ${E+1}H${C}`,{isQuiet:!0}));let S=P(l,1,1.4),R=D+m+6;N.push(
_t("zero",`M${D-8} ${E+1}H${R}`,{opacity:S,isQuiet:!0}),_t("one",`M${D-8} ${E-Kt}H${R}`,{opacity:S}),q("one-text",R+8,E-
Kt+6,"1",{anchor:"start",opacity:S}),q("zero-text",R+8,E+6,"0",{anchor:"start",opacity:S,isQuiet:!0}),q("sum",D+m/2,E-Kt-
10,`Σ ${s}`,{opacity:P(l,1,1.5)*(1-P(l,2,2.3))}));let _=0;for(let[y,I]of n.entries()){let L=h+y*p+(p-b)/2,H=P(l,B(y),1-
Pn+B(y)),J=Kt*I*H/W,z={...t[y]??{text:""},text:""},et={x:L,y:E-J,width:b,height:J},st=y===u,ht=Ot(1,.35,P(l,1,1.6)),pt=st?
{...z,level:void 0}:z;N.push(V(`bar-${y}`,et,pt,{opacity:ht}));let te=o[y]??"";at(te)<p+8&&N.push(q(`power-${y}`,L+b/2,et.
y-8,te,{opacity:H})),N.push(V(`score-${y}`,{x:L,y:O,width:b,height:Z},e[y]??z)),_+=I*Kt;let ee={x:D,y:E-_,width:m,height:I*
Kt},ne=P(l,1+B(y),2-Pn+B(y));ne>0&&N.push(V(`part-${y}`,wt({...et,height:J},ee,ne),pt));let oe=P(l,2+B(y),3-Pn+B(y)),nn={
x:L,y:X,width:b,height:Z};if(oe>0){let K=st?Ft(z):oe<1?z:t[y]??z;N.push(V(`weight-${y}`,wt(ee,nn,oe),K))}let to=G&&y%2?22:
0,M=ct(r[y]??"",G?2*p-8:p);N.push(q(`label-${y}`,L+b/2,k+to,M,{isQuiet:!0}))}return{width:R+20,height:k+(G?22:0)+10,marks:N}}
function Xi({sum:e},{moment:t}){return["Each score becomes a power of e: all of them are positive, and large ones stand \
out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Each power is divided by ${e}, so th\
at the weights sum to 1.`][t]??""}var Yi,Kt,Ki,Pn,Qi=v(()=>{"use strict";he();Yi=3,Kt=150,Ki=60,Pn=.35});function oa(e){let t=new Qo(e),n=w(e,`.step-results ${Re}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:dt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=Fn(i.expression).join(),l=w(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&Fn(f.expression).join()===c);for(let f of u)r.add(f);s.push(yf(t,u))}else if(a==="scatt\
er")s.push(xf(t,i));else if(a==="plain")s.push(wf(i));else for(let c of i.grid.keys())s.push(bf(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function Fn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function wf({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:ea.plain,scene:null,words:()=>"",forget:()=>{}}}
function Ve(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:ea[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function bf(e,t,n,o){let s=t.grid[n]??[],r=Rt(t.figure).rows[n]??"",i=[St(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,h)=>h+1),f=()=>e.products(t,n);return Ve({...a,
shown:u},f,Wi,ji)}let c=o==="softmax"?Yi:Ko,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?Ve({
...a,shown:l},()=>e.softmax(t,n),Ji,Xi):Ve({...a,shown:l},()=>e.average(t,n),Li,ki)}function xf(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:St(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return Ve(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>Vi(u,{...d,asked:a[f]??-1}),zi)}function yf(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=Fn(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>St(l)).join(", "),label:"",cells:n,shown:i};return Ve(c,()=>e.moves(t),Fi,Hi)}function ge(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:bo(e),level:e.dataset.level,tone:n,shade:o}}function Yt(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return Q(Number.isInteger(e)?vt(e):vt(e,n))}function Zi(e){let t=e?dt(e):[];return{title:e?St(e):"",rows:t.
length,columns:t[0]?.length??0}}function Zo(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function Ef(e){let t=e.flat();return t.length>0&&t.length<=na&&new Set(t).size===t.length}function ta(e){
let t=e&&Lt(e);return t?.op!=="sum"||t.parts.length>df||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&
o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function ts(e){return(Lt(e)?.parts??[]).map(n=>n.parts)}function Sf(e){
let t=ts(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<mf&&t.every(o=>o>=0)}function Af(e,t){
let[n,o]=[Zo(e),t&&Zo(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var ea,df,hf,na,pf,mf,gf,Qo,
sa=v(()=>{"use strict";go();Y();ue();ce();kt();Ri();Di();Bi();Gi();Qi();ea={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},df=96,hf=24,na=48,pf=400,mf=1e-6,gf=new Set(["table","view","join"]);Qo=class{constructor(t){this.
tableNamed=pn(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length)return"plain";if(o.op==="colle\
ct")return Ef(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>gf.has(h)))return n.length>1&&r>
1&&s.length<=pf?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=na?"softmax":"plain";if(!i.has("matmul")||r>hf||!ta(c))return"\
plain";let l=this.#t(n[0]?.map((h,g)=>a(g))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((h,g)=>a(g*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(Sf)?"average":"products"}softmax({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(
n)(s*r.length),{powers:a,isShifted:c}=dn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>ge(d,t)),shares:this.#o(i,r.length),powers:a.map(Yt),sum:Yt(a.reduce(
(d,h)=>d+h,0)),labels:Rt(t).columns,names:{scores:f?St(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${Yt(l)}`}`,weights:St(t)}}}average({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>ts(
i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Rt(t).rows[s]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>ge(u,t)),label:l||St(t)}}products({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((p,b)=>i(
s*r.length+b)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(p=>p.map(({value:b},E)=>b*(l[E]?.value??Number.NaN))),h=zt(d.flat(),""),{rows:g,columns:m}=Rt(t);return{sliding:{
label:g[s]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((p,b)=>({label:m[b]??this.#i(p[0],f),tiles:this.#r(
p)})),products:d.map((p,b)=>p.map((E,O)=>{let{text:X="",level:G}=h[b*p.length+O]??{};return{text:Q(X),level:G?String(G):
void 0}})),sums:d.map(p=>{let b=0;return p.map(E=>(b+=E,Yt(b)))}),results:r.map(p=>ge(p,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){let i=this.#e(n),{columns:a}=Rt(t),c=n.at(-1)?.groups??[],l=o.
flat(),u=c.map(()=>0),f=c.map((g,m)=>i(m).parts),d=s.map(g=>{let m=r.get(g)??0,p=f[m]?.[c[m]?.indexOf(g)??-1],b=p?.value??
Number.NaN,E=p?this.#r([p])[0]:void 0;return{label:this.#i(p,!0),tile:E??{text:Yt(b)},share:b,place:m}}),h=new Map(d.map(
({place:g},m)=>[g,m]));return{sources:d,places:l.map((g,m)=>({label:a[m]??"",tile:ge(g,t)})),sums:d.map(({share:g,place:m},p)=>(u[m]=
(u[m]??0)+g,h.get(m)===p?l[m]?.textContent??"":Q(vt(u[m]))))}}moves(t){let n=Fn(t[0]?.expression??[]),o=n.map(r=>Zi(this.
tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:h="",index:g=0}=l(f),m=n.indexOf(h),p=o[m]?.columns??1;s.push({tile:ge(d,
i),from:{table:m,row:Math.floor(g/p),column:g%p},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:m})}}return{
sources:o,targets:t.map(({figure:r})=>Zi(r)),flights:s}}#e(t){let n=(o,s)=>mn(this.tableNamed(o),s);return o=>Ne(t,o,n)}#t(t){
let n=t.map(ts),[o,s]=[0,1].map(d=>n.map(h=>h.map(g=>g[d]))),r=d=>d?.every(h=>h.every((g,m)=>Af(g,d[0]?.[m]))),i=!r(o),[
a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!ta(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=Lt(t);if(t===n)return"";let[o,
s]=t.parts,r=o&&Lt(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;let a={add:`+ ${this.#a(s)||Yt(s.value)}`,divide:`\
÷ ${Yt(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){let{powers:o}=dn(t),s=o.reduce((r,i)=>r+
i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=zt(t.map(({value:o})=>o),"");return t.map((o,s)=>{let{figure:r,cell:i}=this.#s(
o)??{};if(r&&i&&!o.op)return ge(i,r);let{text:a="",level:c}=n[s]??{};return{text:Q(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?Zo(t):{},s=n===void 0?null:this.tableNamed(n);if(!s)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{figure:r,cell:i[o],row:u,column:f,rows:c,
columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??""}#a(t){let n=this.#s(t);return n?St(
n.figure):""}}});function Tf(e){let t=i=>document.createElementNS(ra,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function $f(e,t){let{element:n}=e;if(tt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){Nf(e,t);return}tt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?tt(n,"d",t.path):(tt(n,"x",t.x.toFixed(2)),tt(n,"y",t.y.toFixed(2)),tt(n,"text-anchor",t.anchor),ia(n,t.text))}function Nf({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(tt(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),tt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),tt(e,"data-tone",c.tone),tt(e,"data-shade",c.
shade),tt(t,"data-level",c.level),tt(n,"width",i.toFixed(2)),tt(n,"height",Math.max(0,a).toFixed(2)),tt(n,"rx",String(Math.
min(Of,i/4,a/4))),tt(o,"x",(i/2).toFixed(2)),tt(o,"y",(a/2+5.7).toFixed(2)),ia(o,c.text))}function tt(e,t,n){e.getAttribute(
t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}function ia(e,t){e.textContent!==t&&(e.textContent=t)}
var ra,Mf,vf,Of,Hn,aa=v(()=>{"use strict";Y();ra="http://www.w3.org/2000/svg",Mf=760,vf=720,Of=5,Hn=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(ra,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:x(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#w("width",Mf)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=$(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#f(){return this.isScaled?vf:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#f();if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,
asked:s});if(!r)return;t!==this.#r&&(this.#o=this.#w("height",t)),this.#r=t;let i=Math.max(this.#o,Math.ceil(r.height)),
a=Math.min(0,(r.width-t)/2);tt(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||tt(this.svg,"height",String(
i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.length-1,u=c===l&&o>l;this.#g(n.title,n.words({moment:c,
isAsked:s>=0&&c===l,isEnd:u}))}#g(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");
o.textContent=`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#w(t,n){let s=[...new Map(this.beats.map(r=>[`${r.kind} ${r.
cells.length}`,r])).values()].map(({scene:r})=>r?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...s))}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,r]of this.#t)n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.
get(s.key);r?.kind!==s.kind&&(r?.element.remove(),r=Tf(s.kind),this.#t.set(s.key,r)),$f(r,s)}let o=[...n].join();o!==this.#n&&
(this.#n=o,this.svg.append(...t.map(({key:s})=>this.#t.get(s).element)))}}});function la(e){e.addEventListener("click",t=>{let n=j(t),o=Dn(n);if(!o)return;n.closest("[data-play]")&&jf(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&qf(o,Number(s.dataset.move));let r=n.closest("[data-choice]");r instanceof HTMLElement&&
Yf(o,r),n.closest("[data-speed]")&&Uf(e)}),e.addEventListener("input",t=>{let n=j(t),o=Dn(n);if(!o||!(n instanceof HTMLInputElement)||
!n.matches("[data-scrub]"))return;Dt(o);let s=Number(n.value);jn(o,ze.matches?Math.round(s):s)}),e.addEventListener("key\
down",t=>{let n=j(t),o=Dn(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-scrub\
]")||(t.preventDefault(),Dt(o),pa(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=j(n).closest(
ca),s=o&&Dn(o);s&&o instanceof HTMLTableCellElement&&Wf(s,o)})}function ua(e){for(let t of w(e,"[data-step]")){let n=$(t,
".play");!n||Ht.has(t)||(n.hidden=w(t,ca).length<If,n.hidden||Pf.observe(t))}}function os(e){for(let t of e)Jt(t)}function ss(e){
for(let t of w(e,"[data-step]"))Dt(t)}function fa(e){Ht.get(e)?.stage?.redraw()}function Jt(e){let t=$(e,".play");if(!t||
t.hidden||Ht.has(e))return Ht.get(e);let n=oa(e),o=n.flatMap(f=>f.cells),s=Ff(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:Hf(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new Hn(e,n):null};Ht.set(e,l);let u=x(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,Df(l),l}function Ff(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?Rf:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,Lf/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,kf/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function Hf(e,t){
let n=t.flatMap(a=>a.kind==="moves"?[]:a.cells),o=n.map(({textContent:a})=>a??"");if(n.length<ns||new Set(o).size<ns)return null;
let s=w(e,".step-text, .formula, .reasons, td:not(.step-results td)").map(({textContent:a})=>a).join(" "),r=a=>o.filter(
c=>c===a).length,i=a=>+(r(a)>1)+Number(s.includes(a));return n.slice(Math.floor(n.length/2)).map(a=>({cell:a,told:i(a.textContent??
""),size:Math.abs(Vt(a))})).sort((a,c)=>a.told-c.told||c.size-a.size)[0]?.cell??null}function Df({stage:e}){let[t]=e?.beats??
[];t&&e?.show(t,t.shown.length)}function Wf(e,t){let n=Ht.get(e);if(!n?.stage||n.frame||n.at<n.moments.length)return;let o=n.
stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.indexOf(t),r=o.kind==="products"?s+1:o.shown.length;
n.stage.show(o,r)}function jf(e){let t=Jt(e);if(t){if(t.frame){Dt(e);return}t.at>=t.moments.length&&jn(e,0),da(e,t.moments.
length)}}function da(e,t){let n=Jt(e);if(!n)return;Dt(e),n.goal=t,n.time=performance.now(),n.hold=ze.matches?.01:0,ha(e,
!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/
1e3*Wn;n.time=s,Bf(e,n,r)};n.frame=requestAnimationFrame(o)}function Bf(e,t,n){let o=Math.floor(t.at),s=t.moments[o];if(t.
at>=t.goal||!s){Dt(e);return}if(o===t.at&&o===t.asks&&ma(e,t)){Gf(e,t);return}if(t.hold>0){t.hold-=n;return}let r=Math.min(
o+1,t.at+(ze.matches?1:n/s.seconds)),i=r===o+1;i&&ze.matches?t.hold=s.seconds:i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&
(t.hold=Cf),rs(e,t,r)}function Dt(e){let t=Ht.get(e);t?.frame&&(cancelAnimationFrame(t.frame),t.frame=0,ha(e,!1),!(t.at<
t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute("data-playing")},_f))}function ha(e,t){
x(e,"[data-play]").textContent=t?"Pause":"Play"}function Uf(e){Wn=es[(es.indexOf(Wn)+1)%es.length]??1;for(let t of w(e,"\
[data-speed]"))t.textContent=`${Wn}×`}function qf(e,t){let n=Jt(e);n&&(Dt(e),Math.abs(t)>1?jn(e,t<0?0:n.moments.length):
t<0||ze.matches?pa(e,t):da(e,Math.floor(n.at)+1))}function pa(e,t){let n=Jt(e)?.at??0;jn(e,t<0?Math.ceil(n)-1:Math.floor(
n)+1)}function jn(e,t){let n=Jt(e);n&&($(e,".playing .predict")?.remove(),rs(e,n,Math.max(0,Math.min(n.moments.length,t))))}
function ma(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-mode="all"]')}function rs(e,t,n){let{moments:o,
cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===n,f=(u?l?.end:o[c-1]?.end)??0,d=!!ma(e,t)&&
n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute("data-guessing",d),x(e,"[data-scrub]",HTMLInputElement).
value=String(n);let h=Vf(o,n);if(h){let p=d&&i?h.beat.cells.indexOf(i):-1;r?.show(h.beat,h.at,p)}let g=`${c} ${u}`;if(g===
t.painted&&n>0)return;t.painted=g;for(let[p,b]of s.entries())b.toggleAttribute("data-ahead",p>=f),b.removeAttribute("dat\
a-asked");ga(e,l,f,s.length);let m=l&&zf(t,l);if(!m){yn(e),Rn(e,null);return}He(m,{withoutResult:!u||m.hasAttribute("dat\
a-ahead")}),!r&&(t.frame&&m.scrollIntoView({block:"nearest"}),Rn(e,m))}function Vf(e,t){let n=Math.max(0,Math.ceil(t)-1),
o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.place+t-n};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{
beat:s.beat,at:s.place+1};let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0}:null}function zf({cells:e},{beat:t,
place:n,end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.
slice(r,a?i:s+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(Vt(f)));return l[u.indexOf(
Math.max(...u))]??e[o-1]}function ga(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${Math.max(1,n)}\
 of ${o}`:"";x(e,".play output").textContent=r,x(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function Gf(e,t){Dt(
e);let n=t.asked;if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("d\
ata-asked",!0),ga(e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),He(n,{withoutResult:!0}),t.stage||Rn(e,n);let o=document.
createElement("div");o.className="predict",o.setAttribute("role","group"),o.setAttribute("aria-label","Predict, then see");
let s=document.createElement("p"),r=document.createElement("b");r.textContent="Predict, then see. ",s.append(r,"Which nu\
mber comes where the question mark is?");let i=document.createElement("div");i.className="choices",i.append(...Kf(n,t.cells).
map(a=>{let c=document.createElement("button");return c.type="button",c.dataset.choice=a,c.textContent=a,c})),o.append(s,
i),x(e,".play").after(o)}function Kf(e,t){let n=e.closest("figure"),o=t.filter(r=>r.closest("figure")===n).reverse(),s=new Map;
for(let r of[e,...o,...t])s.size<ns&&s.set(r.textContent??"",Vt(r));return[...s].sort(([,r],[,i])=>r-i).map(([r])=>r)}function Yf(e,t){
let n=Ht.get(e),o=n?.asked;if(!n||!o)return;let s=o.textContent??"",r=t.dataset.choice===s;e.dataset.predicted=String(r);
let i=x(e,".playing .predict");for(let c of w(i,"button",HTMLButtonElement))c.disabled=!0,(c===t||c.dataset.choice===s)&&
(c.dataset.right=String(c.dataset.choice===s));rs(e,n,n.asks+1),He(o);let a=document.createElement("p");a.setAttribute("\
role","status"),a.textContent=r?"Right. Play goes on.":`It is ${s}; the line above shows why. Play goes on.`,i.append(a),
x(e,"[data-play]").focus({preventScroll:!0})}function Dn(e){let t=e.closest("[data-step]");return t instanceof HTMLElement?
t:null}var ca,Lf,kf,Rf,Cf,_f,es,If,ns,Ht,ze,Wn,Pf,is=v(()=>{"use strict";Oo();Y();ce();Oi();sa();aa();ca=`.step-results ${Ce}`,
Lf=20,kf=60,Rf=.6,Cf=.5,_f=2500,es=[1,2,.5],If=2,ns=4,Ht=new WeakMap,ze=matchMedia("(prefers-reduced-motion: reduce)"),Wn=
1;Pf=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&Jt(t)},{rootMargin:"\
600px"})});var as={};no(as,{previewEdits:()=>Jf});function Jf(e,t,n){let o=Ln(),{steps:s,known:r}=o.solve($n(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=w(e,":scope > [data-step]:not([hidden])").filter(ba),
c=a.flatMap(l=>w(l,"figure[data-table]").filter(ba));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&Qf(l,f,Xf(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),fa(l)}function ba(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-wa&&t<innerHeight+wa}function Xf({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function Qf(e,t,n){let o=w(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of zt(t,
n).entries()){let c=o[s];if(!c)continue;let l=Q(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
xa(c,"data-value",i===l&&!u?null:i),xa(c,"data-level",a?String(a):null)}}function xa(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var wa,cs=v(()=>{"use strict";Y();Ue();ue();is();zo();kt();wa=100});function Ma(e,t,n){let o=ed(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(nd).find(s=>s)??
sd(o,n)}function ed(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.tables).
flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&Sa(a.variant)===Sa(s))||!i||!r?.length)
return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(g=>g.map(m=>Tn(m,e.
values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],...h}]}).
filter(({before:o,after:s})=>[...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>td).reverse()}
function Sa({rows:e,columns:t}){return JSON.stringify([e,t])}function nd({title:e,shade:t,rows:n,columns:o,before:s,after:r}){
let i=o.length;if(t!=="weights"||new Set(o).size<Math.max(2,i))return null;for(let[a,c]of n.entries()){let[l,u]=[s,r].map(
p=>od(p.slice(a*i,(a+1)*i)));if(l===void 0||u===void 0||l<0||u<0||l===u)continue;let f=[...o.keys()].filter(p=>p!==l&&p!==
u),d=[l,u,...f].slice(0,Zf).sort((p,b)=>p-b),[h,g]=[o[l]??"",o[u]??""];return{text:`Without this step, which number of ${c?
`“${e}”, row ${c},`:`“${e}”`} is the largest?`,choices:d.map(p=>o[p]??""),right:g,outcome:`The largest is ${g}; \
with this step it is ${h}.`}}return null}function od(e){let t=Math.max(...e);return e.filter(o=>t-o<Aa).length===1?e.indexOf(
t):-1}function sd(e,t){let n=e.find(rd);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.
abs),l=c.indexOf(Math.max(...c)),[u=0,f=0]=[i[l],a[l]],d=r.length,h=[s[Math.floor(l/d)],r[l%d]],g=[o,...h].filter(Boolean).
join(", "),m=va(u,f)?f>u?ya:Ea:ls;return{text:`“${g}” is ${t(u)}. What becomes of it without this step?`,choices:[ya,
Ea,ls],right:m,outcome:`${m}: ${t(f)}${m===ls?"":` instead of ${t(u)}`}.`}}function rd({before:e,after:t}){return e.some(
(n,o)=>va(n,t[o]??Number.NaN))}function va(e,t){return Math.abs(e-t)>Aa*Math.max(1,Math.abs(e))}var ya,Ea,ls,Zf,Aa,td,Oa=v(
()=>{"use strict";qo();[ya,Ea,ls]=["It becomes larger","It becomes smaller","It stays the same"],Zf=4,Aa=1e-9,td=1e-6});var us={};no(us,{askRemoval:()=>id});function id(e,t,n,o){let s=Ma(t,e.dataset.step??"",u=>Q(vt(u)));if(!s)return null;let r=document.
createElement("div");r.className="predict",r.setAttribute("role","group"),r.setAttribute("aria-label","Predict, then see");
let i=document.createElement("p"),a=document.createElement("b");a.textContent="Predict, then see. ",i.append(a,s.text);let c=document.
createElement("div");return c.className="choices",c.append(...s.choices.map(u=>Ta(u,()=>l(u)))),r.append(i,c),x(e,".shee\
t-head").after(r),e.toggleAttribute("data-supposing",!0),x(c,"button").focus({preventScroll:!0}),r;function l(u){for(let h of w(
c,"button",HTMLButtonElement)){let g=h.textContent??"";h.disabled=!0,(g===u||g===s?.right)&&(h.dataset.right=String(g===
s?.right))}let f=document.createElement("p");f.setAttribute("role","status"),f.textContent=`${u===s?.right?"Right. ":""}${s?.
outcome}`;let d=Ta("Put the step back",o);r.append(f,d),d.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),
n()}}function Ta(e,t){let n=document.createElement("button");return n.type="button",n.textContent=e,n.addEventListener("\
click",t),n}var fs=v(()=>{"use strict";Y();ue();kt();Oa()});function zn(e,t){return e==="scale"?t.trim()!==""&&Number(t)>=ja.min&&Number(t)<=ja.max:e==="controls"||e==="caption"?hd[e].
includes(t):CSS.supports("color",t)}var ja,hd,Ba=v(()=>{"use strict";ja={min:.5,max:4},hd={controls:["none","some","all"],
caption:["none","title","all"]}});function qa(e){let t=Ua.then(pd).then(e);return Ua=t.catch(()=>{}),t}function pd(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var Ua,Va=v(()=>{"use strict";Ua=Promise.resolve()});function Ka(e){return{"HTML frame":Ya(e),"Web component":md(e),Markdown:Ja(e),Quarto:gd(e),LaTeX:wd(e)}}function Ya({title:e,
embed:t}){return`<iframe src="${Gn(t)}" title="${Gn(e)}" width="${za.width}" height="${za.height}" loading="lazy" allowf\
ullscreen style="border: 0; max-width: 100%"></iframe>`}function md({server:e,attributes:t}){let n=Object.entries({server:e,
...t}).map(([o,s])=>s===""?o:`${o}="${Gn(s)}"`);return`<script src="${Gn(new URL("pointer-view.js",e).href)}" defer><\/sc\
ript>
<pointer-view ${n.join(" ")}></pointer-view>`}function Ja({title:e,embed:t,picture:n}){return`[![${bd(e)}](<${Ga(n)}>)](\
<${Ga(t)}>)`}function gd(e){return['::: {.content-visible when-format="html"}',"```{=html}",Ya(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',Ja(e),":::"].join(`
`)}function wd({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${s}`,
"\\begin{figure}","  \\centering",`  \\href{${xd(o)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${vd(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function Gn(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function bd(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Ga(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function xd(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function vd(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(Md,"")].flatMap(n=>[...Sd[n]??Od(n)]).map(n=>yd[n]??Td(n)).join("")}function Od(e){
return Ad.test(e)?e.normalize("NFD").slice(0,1):e}function Td(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Ed.test(e)?e:"?"}var za,
yd,Ed,Sd,Ad,Md,Xa=v(()=>{"use strict";za={width:960,height:540};yd={"\\":"\\textbackslash{}","~":"\\textasciitilde{}","^":"\
\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"$\\|$",
"·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"$\\le\
ftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty$","\
∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\\
rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Ed=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Sd={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Ad=/[ąęįųĄĘĮŲ]/,Md=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function Za(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return $d(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[Qa("Title",n),Qa("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function $d(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function Qa(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,Nd(n)),o.buffer}function Nd(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var tc=v(()=>{"use strict"});function nc({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:Kn("Link"),embed:Kn("Embed"),json:Kn("JSON"),offline:Kn("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=Ge("JSON",()=>ec(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Rd(()=>{let{
link:p,embed:b}=t(),E=b?n():null;return{...p&&{Address:p},...E&&Ka(E)}}),f=()=>{let p=t();for(let b of Object.keys(a)){let E=p[b];
a[b].hidden=E===null,E!==null&&(a[b].href=E)}c.hidden=p.json!==null,u.hidden=p.link===null&&p.embed===null,l.hidden=Ut.answers};
for(let p of["pointerenter","focusin"])i.addEventListener(p,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...Ld.map(p=>{let b=p===kd;return new Option(`${p}×`,String(p),b,b)}));let h=async p=>{
let{address:b,meta:E}=await o(p,Number(d.value)),O=E.origin??t().embed??location.href;oc(Za(b,p,{title:E.title,origin:O}),
`${e()}.${p}`)},g=()=>ec(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),m=document.createElement("span");return m.
append(Ge("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,m,Ge("SVG",()=>h("svg")),Ge("CSV",g),a.json,c,a.offline,u,l),
f(),i}function Rd(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>Ge(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await Cd(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function Cd(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function Kn(e){let t=document.createElement("a");return t.textContent=e,t}function Ge(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function ec(e,t,n){oc(new Blob(
[e],{type:n}),t)}function oc(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Ld,kd,sc=v(()=>{"use strict";yt();Xa();tc();Ld=[1,2,4],kd=2});function dc({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<rc.width||i.height<rc.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?qd(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...ac(l,c)}};let u=Vd(e,l),f={...u,...ac(u,c),...zd(e,u,c),...Yd(u,c)};return{
data:eh(e,u,c.height),layout:f}}function qd(e,t){return hc(e,t)}function hc(e,t){if(!ic(e)||!ic(t))return t;let n={...e};
for(let[o,s]of Object.entries(t))n[o]=hc(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}function ic(e){
return typeof e=="object"&&e!==null&&!Array.isArray(e)}function pc(e,t){return Object.entries(e).filter(([o])=>t.test(o))}
function mc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function gc(e){return pc(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}
function wc(e,t){return e[t]}function Vd(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,s=Array.
isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==-90||n.tickvals||
!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function zd(e,t,{width:n,height:o,isTiny:s,scale:r}){
let i=Gd(e,t),a=Math.max(...i.map(b=>b.length*Xt+Wd)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*
ut>o/(s?4:3),u=i.length>0&&!l,f=Kd(t,o,r),h=((f.annotations?.find(({font:b})=>b?.size)?.font?.size??0)/r||ut)*uc+2,g=Math.
min(t.margin?.t??8,u?c*ut+4:t.annotations?.length?h:8),m=fc.some(b=>wc(t,b)?.colorbar?.orientation==="h"),p=!t.margin||m&&
!s;return{...l&&{showlegend:!1},...!p&&{margin:{...t.margin,t:Math.ceil(g*r)}},...f}}function Gd(e,t){if(t.showlegend===
!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===!1||i===!1)||["he\
atmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.values()]:[]}function Kd(e,t,n){
let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=o.filter(r);if(!i.length)return{};
let a=gc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).filter(h=>h>0),1-d)),l=s.layout.
font.size,u=Math.min(l,Math.min(1,...c)*(t-ut)/uc);if(u>=l)return{};let f=Math.max(Ud,u*n);return{annotations:o.map(d=>r(
d)?{...d,font:{...d.font,size:f}}:d)}}function Yd(e,{height:t,isTiny:n}){let o=Math.floor(t/3/Xt),s=t-bc(e,1/0,o)-cc,r={};
for(let i of fc){let a=wc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=Jd(e,i,a,s))}return r}function Jd(e,t,n,o){let s=n.colorbar??
{};if(o>=_d||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],i=s.tickvals??r?.colorbar?.tickvals,a=(s.
len??1)*o;if(!i){let f=Math.max(be,Math.floor(a/ut/1.5));return{...n,colorbar:{...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,
n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-c)*a>=ut)&&u.push(f)}return{...n,colorbar:{
...s,tickvals:u}}}function ac(e,t){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=t,a=i?n:1/0,c=s?Math.floor(o/3/Xt):
1/0,l=bc(e,a,c),u=s?l?cc:lc:0,f=Math.max(o-l-(r?2*ut:u),ut),d=r?n-Dd:Math.max(n-Hd,60);return Object.fromEntries(pc(e,/^[xy]axis/).
map(([h,g])=>{let m=h.startsWith("x"),p=s&&m?Zd(g,e,f):g,[b,E]=p.domain??[0,1],O=(E-b)*(m?d:f),X=e.template.layout.font.
size*t.scale,G=Xd(p,m,O,X,t),k=e.meta.priority?.[h];return[h,Qd(G,{isX:m,length:O,fontSize:X,upright:c,priority:k},t)]}))}
function Xd(e,t,n,o,{isTiny:s,isFixed:r}){let i=e.title?.text??"";if(!s)return r&&!t&&i.length*Xt>jd*n?{...e,title:{}}:e;
let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>Bd)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Xt-1))+1),
u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,font:{size:o-2},text:u}}}function Qd(e,{isX:t,
length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.
visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?th(e,t,n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===
0&&(f[0]??"").length*Xt>n-Xt)return{...e,tickfont:{size:.75*o}};if(h<=be&&(t||!c||n>=ut))return e;let m=h<=be?[h-1]:nh(h,
Math.floor(n/ut),r);return{...e,tickvals:m.map(p=>d[p]??p),ticktext:m.map(p=>xc(f[p]??"",p,u?a:1/0,t?s:1/0))}}function Zd(e,t,n){
let[o]=mc(t,e.anchor)?.domain??[0,1],s=gc(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-r)*n;return e.side===
"top"||i>2.4*ut?e:{...e,title:{},...i<.9*ut&&{showticklabels:!1}}}function th(e,t,n,{isTiny:o,isNarrow:s}){let r=Math.max(
be,Math.floor(n/(t?Pd:ut*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.
filter((f,d)=>d%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(be,Math.floor(n/Fd))};
let c=s&&t&&e.nticks&&!o?be:r,l=Math.min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function eh(e,t,n){return e.
map(o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let s=mc(t,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.length;
return a===void 0?o:(i-r)*(n-lc)<a*ut?{...o,texttemplate:""}:o})}function nh(e,t,n){let o=[...Array(e).keys()];if(e<=t)return o;
let s=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort((a,c)=>(n[c]??
0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function bc({xaxis:e},t,n){let s=(e?.tickangle===
0?[]:e?.ticktext??[]).map((r,i)=>xc(r,i,t,n).length);return Math.max(0,...s)*Id}function xc(e,t,n,o){let s=n<1/0;if(!s&&
e.length<=o)return e;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(
" · "),f=Math.min(s?Math.max(5,Math.floor(n/48)):14,o),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return i+
(u?`${t+1} ${d}`:d)+c}var rc,_d,be,ut,Xt,Id,Pd,Fd,Hd,Dd,cc,lc,Wd,jd,Bd,Ud,uc,fc,yc=v(()=>{"use strict";rc={width:420,height:200},
_d=300,be=2,ut=20,Xt=8,Id=7.5,Pd=44,Fd=18,Hd=240,Dd=90,cc=56,lc=90,Wd=48,jd=1.3,Bd=.6,Ud=9,uc=1.4,fc=["coloraxis","color\
axis2"]});function Ss(e,t){let n=JSON.stringify(Object.values(e)),o=xe.get(n)??new Map;xe.delete(n),xe.set(n,o);for(let i of xe.keys()){
if(xe.size<=oh)break;xe.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>sh(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function sh(e,t,n,o){let s=xs.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);xs.set(e,{query:t,views:r}),setTimeout(()=>{xs.delete(e),rh(t,r)},0)}async function rh(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await qt(`${o}/figures?${gt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof U&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?ih(e,l).then(u,f):f(a)}}function ih({server:e,path:t,query:n,theme:o},s){let r=gt({...n,theme:o});
return qt(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function Sc(e,t){let n=ys.get(e),o=n??(e.startsWith("#")?
ah(e.slice(1)):ch(e));n||(ys.set(e,o),o.catch(()=>ys.delete(e)));let s=await o;if(it(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=Ec(i),c=new Map;for(let d of Object.values(r))Ec(d).forEach((h,g)=>{c.set(h,a[g]??h)});
let{data:l,layout:u}=Es({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function Ec(e){return e.layout.colorway}function Es(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>Es(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,Es(s,
t)])):t.get(e)??e}async function ah(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function ch(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new U(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function ye(e,{server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=gt({...i&&e!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var oh,xe,xs,ys,Ac=v(()=>{"use strict";yt();bn();oh=12,xe=
new Map,xs=new Map;ys=new Map});function vc({x:e,y:t,xaxis:n,yaxis:o},s){let r=[Mc(n,e,s),Mc(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function Mc(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function Oc(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(lh()),{_fullLayout:s}=e;
if(!s)return;let r=t.flatMap(i=>n.map(a=>uh(s,s[i],a)));o.replaceChildren(...r.filter(i=>i!==null))}function lh(){let e=document.
createElement("div");return e.className="view-marks",e}function uh(e,t,n){if(!t?._length)return null;let o=t._id.startsWith(
"x"),s=e[`${o?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[o?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!s?._length)return null;let[c,l]=o?[t._offset+i,s._offset]:[s._offset,t._offset+
i],[u,f]=o?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var Tc=v(()=>{"use strict"});function Nc(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function Lc(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function kc(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function Rc(e,t){return e.map(o=>{let{name:s,title:r,values:i}=o,a=Cc(o)[i.indexOf(t[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function Cc({values:e,labels:t}){return t??e}function $c(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function As(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var Yn,_c=v(()=>{"use strict";Yn=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=Cc(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),$c(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),$c("Open",n)}#a({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=As(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=As("‹",()=>i(-1)),l=As("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function Jn(e){return window.Plotly?Promise.resolve(window.Plotly):(Ms??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${Ic}`,e).href:new URL(`../${Ic}`,import.meta.url).href;let s=()=>{Ms=void 0,o.remove(),
n(new Error("The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.
Plotly?t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),Ms)}async function Pc(e,t,n){let{width:o,
height:s}=e.layout;return(await Jn()).toImage(e,{format:t,width:o,height:s,...t==="png"&&{scale:n}})}var Ic,Ms,Fc=v(()=>{
"use strict";Ic="vendor/plotly/plotly-traces-4.1.1.min.js"});var Mh={};function Wc(e){return e instanceof U&&e.status===0}function Sh(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=yh,e}function Ah(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let s=o,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&
r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:s]});return Object.fromEntries(t)}var Ts,$s,fh,jc,dh,Hc,vs,hh,
ph,mh,gh,Dc,wh,bh,xh,yh,Eh,Ee,Os,Ns,Bc=v(()=>{"use strict";yt();Ba();Va();sc();bn();yc();Ac();Tc();_c();Fc();Eo();Ao();Ts=
{visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventions",against:"\
against"},$s=["inputs","removed"],fh=new Set(["server","source","model","lesson","view","theme","reads",...$s,...Object.
keys(Ts)]),jc=["scale","accent","controls","caption"],dh=new Set([...jc,"fill"]),Hc="pointer-view:hover",vs=matchMedia("\
(prefers-color-scheme: dark)"),hh={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},ph=120,mh=[["short",576,
0],["low",352,0],["tight",288,352]],gh="400px 0px",Dc=660,wh="[data-answer]:not(pointer-view *)",bh=/^(\w+):(\d+)$/,xh="\
The server draws this chart, and it does not answer.",yh="The answer above is computed in this browser.",Eh="Type visits\
, or add a place, to see what the model answers.",Ee=null,Os=null,Ns=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#a="";#f=[];#l=!1;#g=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#C()},{rootMargin:gh});#w=new ResizeObserver(()=>requestAnimationFrame(()=>this.#N()));#d=new MutationObserver(
t=>this.#X(t.map(({attributeName:n})=>n??"")));#b=t=>this.getAttribute(t);#h=()=>{if(!this.#n||!this.#t){this.#y();return}
this.#O(this.#A),this.#m()};#k=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#R=({type:t})=>this.#ot(t==="beforeprint");connectedCallback(){
this.#e??=this.#H(),this.#P(),document.addEventListener("pointerscope:theme",this.#h),document.addEventListener(Hc,this.#k),
vs.addEventListener("change",this.#h);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#R);this.#w.
observe(this),this.#d.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#g.observe(this):this.#l=!0,this.#y()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#h),document.removeEventListener(Hc,this.#k),vs.removeEventListener(
"change",this.#h);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#R);this.#w.disconnect(),this.#d.
disconnect(),this.#g.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#f.join()&&(this.#f=t,this.#U())}get chosen(){
return this.#t?this.#E:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+wn(this.#t)+n)}get#c(){return this.#e??=this.#H(),this.#e}#C(){this.#l=!0,this.#g.disconnect(),this.#y()}#X(t){
t.some(o=>dh.has(o))&&(this.#P(),this.#m()),t.includes("beat")&&this.#_();let n=t.filter(o=>fh.has(o)&&!this.#Q(o));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#C():n.length?this.#y():this.#x.some(({name:o})=>t.includes(o))?this.#L()&&
this.#m():t.includes(this.#a)&&this.#y()}#Q(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#h(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#_(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#x(){return this.#t?At(this.#t).choices??[]:[]}#y(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#tt()}))}get#v(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Bt.href}get#I(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?vs.matches?"dark":"light":(t??this.#I)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t!==
null&&zn("scale",t)?Number(t):1}#P(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#M)):this.style.removeProperty("--scale"),t&&zn("accent",t)?this.style.setProperty("--accent",t):this.
style.removeProperty("--accent")}get#F(){if(this.hasAttribute("lesson")){let n=$s.map(o=>[o,this.getAttribute(o)]);return{
needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let t=Object.entries(Ts).map(([n,o])=>[o,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){
let{needsHistory:t,query:n}=this.#F;this.#o+=1;let o=this.#o,s=this.getAttribute("source"),r=this.getAttribute("view")??
"",i=this.#v&&r&&(!t||n.visits||n.record);if(!s&&!i){this.#T(Eh);return}if(!this.#l){this.#T("");return}let a=this.#A;this.#O(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#S,path:this.#v,query:n,theme:a},l=this.hasAttribute("se\
rver")?this.#S:"",[u]=await Promise.all([s?Sc(s,a):this.#et(c,r),s?null:r===gn?import("./network-drawing.js"):Jn(l)]),f=it(
u),d=f?await import("./network-drawing.js"):null;f||await Jn(l),await qa(()=>{o===this.#o&&(this.#st(d?.NetworkDrawing??
null,At(u).title),this.#t=f?u:structuredClone(u),this.#it(this.#t),this.#nt({...c,theme:"light"},r))})}catch(c){o===this.#o&&
this.#W(c)}finally{o===this.#o&&this.removeAttribute("aria-busy")}}async#et(t,n){let o=n===gn?this.#n:null,s=this.getAttribute(
"model")??"",r=await o?.compute(t,s,{isSilent:!1});if(r)return r;try{return await Ss(t,n)}catch(i){if(!Wc(i))throw i;let a=await o?.
compute(t,s,{isSilent:!0});if(!a)throw i;return a}}#O(t){this.#I!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,n){
if(!this.#t||it(this.#t))return;let{template:o,meta:s}=this.#t.layout,r=s.templates?.light;Ee??=r??(this.#A==="light"?o:
null),!(Ee||this.hasAttribute("source"))&&(Os??=Ss(t,n),Os.then(i=>{it(i)||(Ee??=i.layout.template)}).catch(()=>{Os=null}))}#ot(t){
if(this.#i=t,!this.#t||!this.#s)return;let n=Ee??this.#n;this.#O(t&&n?"light":this.#A),this.#m(),t||requestAnimationFrame(
()=>this.#m())}#H(){let t=document.createElement("summary");t.textContent="Numbers";let n={title:this.#p("h3","view-titl\
e"),caption:this.#p("p","view-caption"),choices:this.#p("div","view-choices"),summary:this.#p("p","view-summary"),failure:this.#p(
"p","view-failure"),trust:this.#p("p","view-trust"),plot:this.#p("div","view-plot"),details:this.#p("details","view-tabl\
e"),exports:nc({name:()=>this.#G,links:()=>this.#mt(),view:()=>this.#t&&this.#gt(this.#t),picture:(s,r)=>this.#ht(s,r),csv:()=>lr(
this.#z()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),
n.plot.role="img",n.details.append(t),n.details.addEventListener("toggle",()=>this.#V());let o=new Yn(n.choices,{selected:()=>this.#E,
select:(s,r)=>this.#dt(s,r),open:s=>this.#u("open",s)});this.replaceChildren(...Object.values(n)),this.addEventListener(
"toggle",({target:s})=>this.#ft(s),!0);for(let s of[n.plot,n.details,n.choices,n.exports,n.failure])s.hidden=!0;return{...n,
controls:o}}#p(t,n){let o=this.querySelector(`.${n}`),s=o instanceof HTMLElement?o:document.createElement(t);return s.className=
n,s}#st(t,n){if(t===null==(this.#n===null))return;let o=this.#c,s=o.plot.cloneNode();s.removeAttribute("data-listening"),
s.role=t?"group":"img",o.plot.replaceWith(s),o.plot=s,this.#n?.bar?.remove(),this.#n=t?new t(s,{title:n,isProjected:this.
hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),told:r=>this.#Z(r),acts:{server:()=>this.hasAttribute("source")?
null:this.#S,answered:r=>this.#rt(r),resized:()=>requestAnimationFrame(()=>this.#N())}}):null,this.#n?.bar&&o.summary.before(
this.#n.bar)}#rt({figure:t,interventions:n}){this.#t=t;let{interventions:o}=this.#n??{};o?this.setAttribute("interventio\
ns",o):this.removeAttribute("interventions"),this.#L()&&this.#m(),this.#u("interventions",n)}#D(t){let{plot:n,details:o,
choices:s,exports:r,failure:i}=this.#c;for(let c of[n,o,s,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.hidden=!0)}#T(t){
this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#D(!0),this.#c.summary.textContent=
t}#W(t){this.#T("");let{failure:n}=this.#c,o=Wc(t)&&document.querySelector(wh)!==null,s=o?xh:sn(t);if(n.replaceChildren(
s),o&&n.append(" ",Sh()),n.hidden=!1,this.#u("failed",{message:s}),!(t instanceof U)||![0,503].includes(t.status))return;
let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("click",()=>this.#y()),
n.append(" ",r)}#it(t){let{title:n,caption:o,controls:s}=this.#c,r=At(t);n.textContent=r.title,n.hidden=!1,o.textContent=
r.caption,this.#at(r.trust),this.toggleAttribute("data-network",it(t)),this.#D(!1),s.offer(r,it(t)?[]:t.data,!this.hasAttribute(
"fill")),this.#L()&&this.#m()}#at(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.hasAttribute("source")||
!Ut.answers)return;let o=document.createElement("a"),s=encodeURIComponent(this.getAttribute("model")??"");o.href=new URL(
`insights/${s}#view-${t.view}`,this.#S).href,o.textContent="Which explanation to believe",n.append(" ",o)}#m(){if(!this.#t)
return;let{plot:t}=this.#c,n=this.#i,o=this.#$(wn(this.#t)),s=n?Math.min(o.width||Dc,Dc):o.width;if(!s)return;it(this.#t)?
(t.style.height=`${o.height}px`,this.#n?.draw(this.#t)):(t.style.height=o.isFixed?`${o.height}px`:"",this.#ct(t,this.#t,
{...o,width:s}));let r=!this.dataset.drawn;this.#s=`${s}×${o.height}`,this.dataset.drawn="true",r&&this.hasAttribute("b\
eat")&&this.#_(),this.#U(),this.#u("drawn",{})}#ct(t,{data:n,layout:o},s){let r=this.#i,i=r&&Ee?{...o,template:Ee}:o,a=this.#j(
{data:n,layout:i},s);window.Plotly?.react(t,a.data,r?{...a.layout,width:s.width}:a.layout,hh),t.dataset.listening||this.#lt(
t)}#j({data:t,layout:n},{width:o,height:s,isFixed:r}){let i="rgba(0, 0, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.
layout,u=c.size*a,f=dc({data:t,layout:Ah(n)},{width:o,height:s,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,
font:{...l.font,size:u}}};return{data:f.data,layout:{...f.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#lt(t){
t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[
,o,s]=bh.exec(String([n.customdata].flat()[0]))??[];o&&this.#u("select",{table:o,row:Number(s)})}),t.on("plotly_hover",({
points:[n]})=>{n&&this.#u("hover",{visits:vc(n,this.#B)})}),t.on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#B(){
return this.#t?At(this.#t).visit_axes??[]:[]}#u(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#U(){
!this.#t||!this.#s||(this.#n?this.#n.mark(this.#f):Oc(this.#c.plot,this.#B,this.#f))}#$(t){let{plot:n}=this.#c,o=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:o,height:t,isFixed:!1};this.#ut();let{above:s,below:r}=this.#q();this.style.setProperty(
"--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),ph);return{width:o,height:i,isFixed:!0}}#ut(){
let[t,n]=[this.offsetWidth/this.#M,this.offsetHeight/this.#M],o=mh.filter(([,s,r])=>n<s||t<r).map(([s])=>s).join(" ");this.
dataset.room!==o&&(this.dataset.room=o)}#q(){let{plot:t,details:n,exports:o}=this.#c,s=this.getBoundingClientRect(),r=s.
height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.
map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-s.top)/r,below:a/r}}#ft(t){
if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&
(n.open=n===t);requestAnimationFrame(()=>this.#N())}#N(){if(!this.#t)return;let{width:t,height:n}=this.#$(wn(this.#t));t&&
this.#s!==`${t}×${n}`&&this.#m()}#dt(t,n){this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#L(){let t=this.#t;if(!t)
return!1;let n=this.hasAttribute("lenient")?null:Lc(this.#x,this.#b);if(n)return this.#W(new Error(n.message)),this.#a=n.
name,!1;let o=At(t),s="";if(this.#x.length&&!it(t)){let r=this.#E;this.#c.controls.show(r);for(let a of t.data)a.meta&&(a.
visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));rr(t,r);let{summaries:i}=o;i&&(o.summary=i.texts[kc(this.#x,i.by,
r)]??""),s=`: ${Rc(this.#x,r)}`}return this.#c.summary.textContent=o.summary??"",this.#c.plot.setAttribute("aria-label",
`${o.title}${s}. ${o.summary??""}`),this.#V(),!0}get#E(){return Nc(this.#x,this.#b)}#V(){let{details:t}=this.#c;if(!t.open||
!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),
n.setAttribute("aria-label",`Numbers: ${At(this.#t).title}`),n.append(...this.#z().map(xn)),t.querySelector(".table-fram\
e")?.remove(),t.append(n)}#z(){return this.#t?cr(this.#t,this.#E):[]}async#ht(t,n){let o=this.#t;if(!o)throw new Error("\
There is no figure to save yet.");return{address:it(o)?await this.#n?.address(t,n)??"":await Pc(this.#pt(o),t,n),meta:At(
o)}}#pt(t){let{data:n,layout:o}=structuredClone(t),s=this.#$(o.height),{paper_bgcolor:r,plot_bgcolor:i}=o.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#j({data:n,layout:o},s),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:s.width,...l}}}get#G(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#S,path:this.#v,view:this.getAttribute("vie\
w")??"",values:{...this.#F.query,...this.#E}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=jc.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(o)&&zn(o,s??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#mt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Ut.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#K;return{link:n,embed:ye(
"embed",this.#J(s)),json:ye("json",s),offline:ye("offline",s)}}#J(t){let{controls:n,...o}=this.#Y,s={...t.values,...o,...n&&
n!=="some"&&{controls:n}};return{...t,values:s}}#gt(t){let n=this.#K,{title:o,summary:s=""}=At(t),r=["model","lesson","v\
iew","reads",...$s,...Object.keys(Ts)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#E,...l&&{theme:l},...c},
f=this.#J(n);return{title:o,caption:s,name:this.#G,server:n.server,embed:ye("embed",f),picture:ye("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",Ns)});yt();Oo();Y();var To={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Bl="input, select, textarea, [contenteditable], dialog[open]",Ul="\
a[href], button, summary, [role=button]",ql=".table-frame";function mr({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;window.
addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),!(!o||
!t()||!pr(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{pr(r)&&
s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function pr({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn(To,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Bl)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Ul))return!1;let a=t.closest(ql);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var Vl=1e5,zl=100,gr=2e4,Gl=8,Kl=1e3;function wr({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let g of a?
["*"]:i)r.postMessage(h,g)},f=(h,g)=>u({pointerscope:h,...g});r!==window&&mr({send:h=>{f("key",h);let g={method:"trigger\
Key",args:[To[h.key]]};l||u(JSON.stringify(g))},isInDeck:()=>l,keeps:s});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:g,data:m})=>{h!==r||!(a||i.includes(g))||(m?.pointerscope==="set"&&(n(Yl(m.state)),d()),m?.pointerscope===
"mark"&&o(Jl(m.visits)),m?.pointerscope==="deck"&&(l=!0),m?.pointerscope==="ask"&&(c="",d()))}),(h,g)=>h==="state"?d():f(
h,g)}function Yl(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,zl)){let s=o===null?null:Xl(o);(s===null||s!==void 0&&s.length<=Vl)&&(t[n]=s)}return t}function Jl(e){return(Array.
isArray(e)?e.slice(0,Kl):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Xl(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&br(e,Gl)<=gr?JSON.stringify(e):void 0}function br(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=br(o,t-1),n>gr)return Number.POSITIVE_INFINITY;
return n}yt();Y();kt();var En=0;function xr(e,t,n){e.addEventListener("submit",o=>{let s=j(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),Ql(s,t,n))})}async function Ql(e,t,n){En+=1;let o=En,s=e.dataset.exercise??"",r=w(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await qt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:tu(e)},lang:n})}),a=i.find(c=>c.id===s);o===En&&a&&eu(e,a.marked,r)}catch(i){if(!(i instanceof U))throw i;if(o!==En)
return;x(e,"[data-marked]").textContent=i.message,x(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)Zl(e,r,a)?.setAttribute("aria-invalid","true")}}function Zl(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||s===void 0?t[0]:yr(e)[Number(o)]?.[Number(s)]}function yr(e){return w(e,"tbody tr").map(t=>w(t,"input",
HTMLInputElement))}function tu(e){if(e.querySelector("input[type=radio]"))return w(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=yr(e);return t.length?t.map(n=>n.map(o=>o.value)):x(e,"input",HTMLInputElement).value}function eu(e,{right:t,
all_right:n,computed:o},s){let r=t.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=x(
e,"[data-marked]"),a=x(e,"[data-because]");if(i.replaceChildren(nu(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${ou(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function nu(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function ou(e,t){
if(typeof e=="string")return e;let n=o=>Q(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join("; ")}Y();kt();var su=8,ru=4;function Er(e){e.addEventListener("pointerdown",t=>{let n=j(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&$o(t,n.value,s=>De(e,n.name,s))})}function $o(e,t,n){let o=Number(ke(t));if(e.button!==0||Number.isNaN(o))return;
let s=Lo(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||(a||=Math.abs(d)>=
ru,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=No(o,Math.round(d/su)*s);h!==i&&n(h),i=
h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();a&&(addEventListener(
"click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;addEventListener(
"pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",l,{signal:u})}function De(e,t,n){
let o=$(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(new Event("input",{bubbles:!0})))}
function No(e,t){return Q(String(Number((e+t).toFixed(6))))}function Lo(e){let t=(ke(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}Y();function Sr(e){for(let t of w(e,"[data-step]")){let n=new Map(w(t,"figure[data-table]").map(s=>[Mr(s.querySelector("\
figcaption math")),s.dataset.table??""]));n.delete("");let o=$(t,".formula");o&&vr(o,n)}}function Ar(e){e.addEventListener(
"pointerover",t=>{let n=j(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");iu(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function iu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of w(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Mr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function vr(e,t){for(let n of e.children){let o=t.get(Mr(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):vr(n,t)}}Y();var au=["beside","above","below","figure"],Or={width:960,height:540},cu=2,Ro=.6,ko=.1,lu=320,uu=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:Ro}],Tr=["notes reasons remark switch","notes reasons remark switch formula"],fu=[1,.8,Ro],Sn=new WeakMap;function Nr(e,t){
let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=$(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Or.width,innerHeight/Or.height,cu),l=Number(o)||Math.max(
1,c);e.style.setProperty("--most",String(l)),du(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(s)).observe(
t),t.addEventListener("click",r=>{let i=j(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&wu(a),i.dataset.turn&&kr(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function Lr(e){for(let t of e){Sn.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function du(e,t,n,o){let s=`${n}×${o}×${t}`;if(Sn.get(e)?.frame===s)return;let r=$(
e,"pointer-view"),i=n>o,a=au.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=hu(e,a,t,r)??mu(e,
Math.min(t,1));delete e.dataset.fitting,Sn.set(e,{frame:s,arrangement:c}),c.pages&&kr(e,Number(e.dataset.page??0));let l=String(
c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function hu(e,t,n,o){delete e.dataset.paged;for(let{out:s,
parts:r,least:i}of uu){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?a.scale*(o?.8:1)+
ko:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=pu(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}if(a)return le(e,
a),a}return null}function pu(e,t,n,o,s,r){let i=u=>(le(e,{out:t,layout:n,scale:u}),gu(e));if(!i(o))return null;let[a,c]=[
o,s];for(c-a>ko&&i(c)&&(a=c);c-a>ko;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};le(e,{out:t,
layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*lu));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}function mu(e,t){
e.dataset.paged="";let n=fu.map(i=>Math.min(i,t));for(let i of Tr){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...$r(
e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return le(e,a),a}
let[o,s]=[Tr.at(-1)??"",n.at(-1)??Ro],r={out:o,layout:"below",scale:s,pages:$r(e,o,s).pages};return le(e,r),r}function $r(e,t,n){
le(e,{out:t,layout:"below",scale:n});let o=Co(e);for(let p of o)p.dataset.turnedTo="";let{rowGap:s,columnGap:r}=getComputedStyle(
x(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=x(e,".shown").getBoundingClientRect(),l=c.height-x(
e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,g=0,m=x(e,".formula").scrollWidth<=c.width+1;for(let p of o){
let{width:b,height:E}=p.getBoundingClientRect();m&&=E<=l&&Cr(p),g&&g+b>c.width&&(d+=h+i,h=0,g=0),u.length&&d+Math.max(h,
E)>l&&(u=[],f.push(u),d=0,h=0,g=0),u.push(p),h=Math.max(h,E),g+=b+a}return{pages:f,isFitting:m}}function kr(e,t){let n=Sn.
get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of Co(e))n[o]?.includes(
s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;x(e,".pager").hidden=n.length===1,x(e,"[data-turned]").textContent=`${o+
1} of ${n.length}`;for(let s of w(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}function Co(e){
return w(e,".matrix, .shown > pointer-view")}function le(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.layout=n,
x(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function gu(e){let t=e.getBoundingClientRect(),n=x(
e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,x(e,".words"),x(e,".shown")].every(Rr)&&n.scrollWidth<=n.clientWidth+1&&[n,...Co(e)].every(s=>o(s)&&Cr(s))}function Rr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Cr(e){let t=e.querySelector(
":scope > .table-frame");return!t||Rr(t)}function wu(e){let t=document.createElement("dialog");t.className="rest";let n=x(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),x(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...x(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}Y();var bu=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,xu="Write a number, such as 0.5, in every cell.",Mn=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#w(r.name,r.value),this.#d()}),
t.addEventListener("click",s=>{let r=j(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#h(i,1),"fewer"in r.dataset&&
this.#h(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(Ct(s),Ir(_r(s)));this.#f(),w(this.#e,"\
input, select")[0]?.focus(),this.#d()}),this.#b()}get text(){let t={};for(let n of this.#s){let o=Ct(n),s=Pr(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(_r(n))&&(t[o]=s)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#s)t.includes(Ct(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,s=o&&this.#e.contains(o)?this.#i(o):null,r=this.#s.filter(i=>i.querySelector("details[open]")).
map(Ct);this.#e.replaceChildren(...t.childNodes),this.unfold(r),n?this.#a():this.#f(),s?.(),this.#b()}showProblems(t){let n=new Set(
t);for(let o of this.#s){let s=Ct(o),r=`inputs.${s}`,i=t.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)
n.delete(l);let a=i.map(l=>l.message).join(" "),c=JSON.stringify(this.#o.get(s));a&&this.#r.set(s,{typed:c,message:a})}return this.#b(),
[...n]}get#s(){return w(this.#e,"[data-input]")}#i(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#e.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let o=t.closest("[data-input]"),s=o instanceof HTMLElement?Ct(o):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(s)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#o.clear();for(let t of this.#s){let n=An(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(Ct(t),s==="words"?o:s==="matrix"?yu(n,!!r):o[0]??"")}}#f(){for(let t of this.#s)
for(let n of An(t)){let o=this.#g(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#g(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#w(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#d(){this.#b(),this.#n()}#b(){for(let t of this.#s){let n=Ct(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?An(t).filter(c=>We(c.value)===null):[];for(let c of o?An(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),Eu(t,s.length?xu:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of w(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of w(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#h(t,n){let o=Ct(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=_o(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?_o(l,n):l.map(u=>_o(u,n))),l!==void 0&&this.#o.set(c,l)}this.#d()}};
function Ct(e){return e.dataset.input??""}function _r(e){return JSON.parse(e.dataset.default??"null")}function An(e){return w(
e,"input, select")}function yu(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function _o(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Ir(e){return Array.isArray(e)?e.map(Ir):String(e)}function Pr(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return We(t);let n=t.map(o=>Pr(e,o));return n.includes(null)?null:n}function We(e){let t=e.trim().replace(
"−","-").replace(",","."),n=bu.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function Eu(e,t){let n=x(
e,"[data-failure]");n.textContent=t,n.hidden=!t}yt();Y();yt();Y();var Io=null;function Su(){let e=w(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,pathname:s}=location,
r=o+s;if(!t){let a=s.slice(Bt.pathname.length),c=$(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=gt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Fr(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Io?.disconnect(),Io=new PerformanceObserver(n=>{let o=n.getEntries().map(({name:s})=>s);
t({addresses:o.filter(s=>!s.includes("?"))})}),Io.observe({type:"resource",buffered:!0}),t({addresses:[],page:Su()})}async function Hr(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Fr),await navigator.serviceWorker.register(
new URL("service-worker.js",Bt),{updateViaCache:"none"}),Fr()}catch{}}function Po(e=""){let t=["The server does not answ\
er.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?t:`${t} Keep this page ope\
n: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}.`}function Dr(){document.readyState==="complete"?Hr():addEventListener("load",Hr)}var ad=4e3,La="This page computes your changes in your browser and hides what only the server can update.",Bn=document.getElementById(
"lesson-record")!==null,we=!1,hs,Un=!1;async function ka(e,{address:t,files:n,signal:o}){if(ms())return ds(e,{files:n,signal:o});
if(!we)return $a(t,o);if(Un)return Un=!1,ds(e,{files:n,signal:o});try{let s=await $a(t,Ws(o));return ps(""),s}catch(s){if(!(s instanceof
U&&[0,...oo].includes(s.status)))throw s;return ps(Po(La)),ds(e,{files:n,signal:o})}}function ms(){return Bn}function Ra(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),hs??=qn(e)},o=setTimeout(n,ad);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function Ca(e){if(!Bn&&!we&&e&&(hs??=qn(e),await hs),!Bn&&
!we)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Ue(),kn));return t()}async function qn(e){try{let t=[
Promise.resolve().then(()=>(Ue(),kn)),Promise.resolve().then(()=>(cs(),as)),Promise.resolve().then(()=>(fs(),us))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||we)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...w(o,"head > *, body > *")),we=!0,Un=so(n),Un&&ps(Po(La)),Dr()}catch{}}async function _a(e,t,n){if(!Bn&&!we)return;
let{previewEdits:o}=await Promise.resolve().then(()=>(cs(),as));try{o(e,t,n)}catch(s){if(!(s instanceof U))throw s}}function ps(e){
let t=$(document,"[data-silence]");t&&(t.textContent=e)}async function ds(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Ue(),kn));
return n(e,t)}async function $a(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(Na),s=await o.text().catch(Na);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new U(o.status,
cd(s,o.status))}function Na(e){throw Pt(e)?e:new U(0,[{where:"",message:ve,suggestions:[]}])}function cd(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:Oe(t),suggestions:[]}]}}is();var Ia="pointerscope-lessons";function Pa(){try{let e=JSON.parse(localStorage.getItem(Ia)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function gs(e){let t=Pa()[e];return new Set(Array.isArray(t)?t:[])}function ws(e,t){let n=gs(
e);if(!n.has(t))try{localStorage.setItem(Ia,JSON.stringify({...Pa(),[e]:[...n,t]}))}catch{}}ce();Y();var ld=3e4,Fa=660;async function Ha(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+ld;for(;Date.now()<
t&&e.some(ud);)await new Promise(n=>setTimeout(n,100))}function ud(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function Da(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=w(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=w(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>Fa);for(let r of s)r.style.setProperty("--print-scale",String(Fa/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}Y();ce();var fd="Type a number, or drag it sideways",dd=/^[\d.,+−-]$/,Vn=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,
t.addEventListener("pointerdown",o=>{let s=bs(o),r=s&&this.#n(s);!r||j(o)instanceof HTMLInputElement||$o(o,r.value,i=>{De(
n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=bs(o);s&&this.#o(s)}),t.addEventListener("keydown",
o=>{let s=bs(o);if(!s||o.ctrlKey||o.metaKey||o.altKey)return;if(j(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=dd.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#o(s,r?o.key:void 0))})}prepare(){for(let t of w(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=$(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",x(t,".table-frame").title=fd;for(let[s,r]of w(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(_e),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:dt(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=$(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&dt(r).flat()[o];i&&(s?this.#r(i,s):Wa(i))}#n(t){let n=t.closest(hn),{row:o,column:s}=ae(dt(n),t),{table:r=""}=n.
dataset,i=a=>$(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#o(t,n){let o=this.#n(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#s(s)}),s.addEventListener(
"blur",()=>this.#i(s)),this.#r(t,s),n===void 0?s.select():this.#s(s)}#r(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#s(t){let n=We(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&De(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#n(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=x(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=We(o.value);if(r===null)return;o.value=No(r,s*Lo(o.value)),this.#s(o)}
t.key==="Escape"&&(t.preventDefault(),De(this.#t,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&Wa(n)}};function bs(e){return j(e).closest(_e)}function Wa(e){e.tabIndex=0,e.focus({preventScroll:!0})}var vh=350,Oh=60,_s=["removed","inputs","layer","head"],qc=["step","all",..._s],Th={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},A=x(document,"[data-lesson]"),F=x(A,"[data-steps]"),Ze=A.dataset.only,Ls=x(A,"[data-error]"),Se=$(A,"[data-in\
puts]"),Zt=Se&&new Mn(Se,x(A,"[data-reset]",HTMLButtonElement),Dh),Rs=Se&&new Vn(F,Se),Cs=$(A,"details.inputs",HTMLDetailsElement),
Wt="frame"in A.dataset,{states:$h,leftOut:Vc="",edited:zc=""}=A.dataset,{record:Xe}=A.dataset,T=Is(location.search),ft={
...T,...Fs(Is(Nh()))},ks=new AbortController,Ke=0,Je=0,Uc=0,Qt=null;function Is(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??Vc,inputs:t.get("inputs")??zc,layer:t.get("layer")??"",head:t.
get("head")??""}}function Nh(){return ms()?"":A.dataset.shown??location.search}async function Lh(){Xe&&await qn(Xe),Qn({
history:"keep",isFresh:!0})}var kh=Wt?Nr(A,F):()=>{},Rh="framers"in document.body.dataset?wr({state:Fh,height:()=>A.scrollHeight,
set:Hh,keeps:e=>Gc(e)!==null}):()=>{},xt=()=>w(F,":scope > [data-step]"),tn=e=>xt().findIndex(t=>t.dataset.step===e),jt=()=>Math.
max(0,tn(T.step)),Gc=e=>{let t=Th[e];if(Ze||!t||T.all&&e.startsWith("Page"))return null;let n=jt()+t;return n>=0&&n<xt().
length?n:null},Kc=()=>Wt&&window.parent!==window;function It(){let e=!!T.all||!!Ze,t=jt(),n=xt();for(let[s,r]of n.entries())
r.hidden=!e&&s!==t;for(let s of w(A,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!Wt)for(let s of wo(
F,"pointer-view[lazy]"))s.removeAttribute("lazy");A.dataset.mode=e?"all":"one",A.toggleAttribute("data-first",t===0);for(let s of w(
A,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=T[r]||"0"}for(let s of w(A,"[data-slide]"))Ih(s,s.dataset.
slide===n[t]?.dataset.step);$(A,"[data-place]")&&Ph(t,n.length,e),_h(),Ch(n);let o=n[t];!e&&!Wt&&o&&os([o]),kh(),Rh("sta\
te",{})}function Ch(e){let t=Zn(ft);for(let r of w(A,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=$(A,"[data-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${x(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",ft.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function Ps(){return!Wt&&!("opens"in A.dataset)}function _h(){let{lesson:e=""}=A.dataset;if(!Ps())return;let t=gs(
e);for(let n of w(A,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Ih(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function Ph(e,t,n){for(let s of w(A,"[data-controls]"))s.hidden=!1;x(A,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,x(A,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,x(A,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let o=$(A,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function Qe(e,t=!1){let n=xt(),
o=n[Math.max(0,Math.min(n.length-1,e))];o&&(ss(F),Ps()&&ws(A.dataset.lesson??"",n[jt()]?.dataset.step??""),T={...T,step:o.
dataset.step??""},en("replace"),It(),t&&x(o,"h1, h2").focus({preventScroll:!0}),T.all?o.scrollIntoView({block:"start"}):
o.getBoundingClientRect().top<0&&A.scrollIntoView({block:"start"}),A.querySelector("[data-slide][aria-current]")?.scrollIntoView(
{block:"nearest",inline:"nearest"}))}function Fs({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,
head:o}}function Xn(e,t){return _s.every(n=>e[n]===t[n])}function Fh(){return{step:xt()[jt()]?.dataset.step,removed:ft.removed,
inputs:ft.inputs}}function Hh({step:e,...t}){e!==void 0&&!Ze&&Qe(Math.max(0,tn(e??"")));let n={};for(let o of _s)o in t&&
(n[o]=t[o]??"");Ae(n)}function en(e){let t=Yc({...T,...Fs(ft)});if(t!==location.pathname+location.search)try{e==="push"&&
!Kc()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function Yc(e){let t=[...new URLSearchParams(
location.search)].filter(([s])=>!qc.some(r=>r===s)),n=gt({...Object.fromEntries(t),...e});Vc&&!e.removed&&n.set("removed",
""),zc&&!e.inputs&&n.set("inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function Dh(){
let e=Zt?.text;cancelAnimationFrame(Uc),typeof e=="string"&&(Uc=requestAnimationFrame(()=>_a(F,e,Zn(T)))),clearTimeout(Je),
Je=setTimeout(()=>Ae({}),vh)}function Ae(e){let t=Je&&Zt?Zt.text:null;clearTimeout(Je),Je=0;let n={...T,...t===null?{}:{
inputs:t},...e};Xn(n,T)||(T=n,Qn({history:"push"}))}async function Qn({history:e,isFresh:t=!1}){Ke+=1;let n=Ke;ks.abort(),
ks=new AbortController,F.setAttribute("aria-busy","true");try{let o=await ka(T,{address:Yc(T),files:$h,signal:ks.signal});
if(n!==Ke)return;Bh(o,t),ft=T,Jc([]),e==="push"&&en("push"),It()}catch(o){if(Pt(o))return;if(!(o instanceof U))throw o;n===
Ke&&Wh(o.problems,e)}finally{n===Ke&&F.removeAttribute("aria-busy")}}function Wh(e,t){Jc(e);let n=e.every(s=>s.where.startsWith(
"inputs"));if(T={...T,...n?{inputs:ft.inputs}:Fs(ft)},!Xn(T,ft)){Qn({history:t});return}let o=Zn(ft);for(let s of w(F,"[\
data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");en("replace"),It()}function jh(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function Zn(e){return new Set(e.removed.split(",").filter(Boolean))}function Bh(e,t){
ss(F);let n=Rs?.place,o=document.activeElement?.closest("[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;
for(let i of xt()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&Qt&&i.
contains(Qt)&&c.hasAttribute("data-removed")&&x(c,".sheet-head").after(Qt),c&&i.replaceWith(c)}for(let i of w(A,"[data-r\
enew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=$(e,"[da\
ta-inputs]");r&&Zt?.replace(r,t),Qt?.isConnected&&document.activeElement===document.body&&x(Qt,"button:enabled").focus({
preventScroll:!0}),s&&$(F,`[data-remove="${CSS.escape(s)}"]`)?.focus(),Xc(),n&&Rs?.restore(n)}function Jc(e){let t=Zt?Zt.
showProblems(e):e,n=Cs?.open?t:e;Ls.textContent=n.map(o=>o.message).join(" "),Ls.hidden=n.length===0,n.length&&A.dataset.
live&&Ls.append(" ",Uh(A.dataset.live))}function Uh(e){let t=document.createElement("a");return t.href=e,t.textContent="\
Open it on the server",t.search=gt({...T,all:null}).toString(),t}function Xc(){fr(F),Rs?.prepare(),qh(),ua(F),Sr(F),F.querySelector(
"pointer-view")&&Promise.resolve().then(()=>(Bc(),Mh));for(let e of w(F,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=gt({...T,all:null,step:n}).toString()}for(let e of w(
A,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=gt({removed:T.removed,
inputs:T.inputs,lang:t}).toString()}for(let e of w(A,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of qc)t.delete(n);e.search=t.toString()}}function qh(){let e=!Wt&&!ft.removed&&!ft.inputs;for(let t of w(
F,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.
remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=t.dataset.remove,s.textContent=
"Predict what it changes",n?.before(s)}}async function Vh(e){let t=xt()[tn(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.
all([Ca(Xe),Promise.resolve().then(()=>(fs(),us))]);if(!t?.isConnected)return;let s=()=>Ae({removed:e.dataset.guess??""});
Qt=n&&o(t,n,s,()=>Ae({removed:""})),Qt?e.remove():s()}function zh(e,t,{row:n,column:o}){let s=Object.fromEntries(new URLSearchParams(
location.search)),r=gt({...s,step:null,all:null,row:n,column:o});return qt(`${A.dataset.api}/${e}/${t}?${r}`)}async function Gh(){
let{solutionsAt:e}=A.dataset;if(!(!e||$(A,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");F.after(...w(n.body,"[data-solutions]"))}catch{}}async function Kh(e){e.disabled=
!0;let{all:t}=T;T={...T,all:"1"},It(),await Promise.all([Ha(wo(F)),Gh()]),window.print(),T={...T,all:t},It(),e.disabled=
!1}function Qc(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${hn} td`)!==null}function Zc(e){for(let t=e;t&&
t!==F;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}F.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=Zn(T);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),Ae({removed:[...n].join(",")})});
A.addEventListener("change",e=>{let t=Js(e);t.dataset.follow&&Ae({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(T={...T,all:t.checked?"1":""},en("replace"),It(),xt()[jt()]?.scrollIntoView({block:"start"}))});A.addEventListener(
"click",e=>{let t=j(e);t.dataset.go&&Qe(jt()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");
n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&Kh(t),t.closest(".onward \
a")&&Ps()&&ws(A.dataset.lesson??"",xt()[jt()]?.dataset.step??""),"guess"in t.dataset&&Vh(t);let o=t.closest("[data-slide\
]");o instanceof HTMLElement&&(e.preventDefault(),Qe(tn(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{
let t=j(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||Qc(t)||Zc(t))return;let n=Gc(e.key);n!==null&&(e.preventDefault(),
Qe(n,!0))});var Ye;F.addEventListener("touchstart",e=>{let t=j(e);Ye=e.touches.length===1&&!Zc(t)&&!Qc(t)?e.touches[0]:void 0},
{passive:!0});F.addEventListener("touchend",({changedTouches:[e]})=>{if(Ze||!Ye||!e)return;let[t,n]=[e.clientX-Ye.clientX,
e.clientY-Ye.clientY];Ye=void 0,Math.abs(t)>Oh&&Math.abs(t)>2*Math.abs(n)&&Qe(jt()-Math.sign(t))});window.addEventListener(
"popstate",()=>{T=Is(location.search),Xn(T,ft)?It():Qn({history:"keep",isFresh:!0})});Kc()||Da(F,()=>{for(let e of xt())
e.hidden=!1;for(let e of w(F,"[data-beside]"))e.hidden=!1;Wt||os(xt()),Wt&&Lr(xt())},It);!T.step&&location.hash&&(T.step=
location.hash.slice(1));T.step&&tn(T.step)<0&&!Ze&&(T.step="",en("replace"));Cs&&T.inputs&&(Cs.open=!0,Zt?.unfold(jh(T.inputs)));
ur(F,"opens"in A.dataset?zh:null);xr(F,A.dataset.lesson??"",A.lang);la(F);Se&&Er(Se);Ar(F);Xc();It();A.dataset.ready="tr\
ue";Xe&&Ra(Xe);Xn(T,ft)||Lh();
