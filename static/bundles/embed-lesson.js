var Il=Object.defineProperty;var A=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var hs=(e,t)=>{for(var n in t)Il(e,n,{get:t[n],enumerable:!0})};async function Xt(e,t,n=Yt){let s=await Hl(new URL(`api/${e}`,n),t);if(String(n)===Yt.href&&Dl(s!==null&&!ms(s)),!s)return Zo();
if(s.status===Cl)return;if(!(s.headers.get("content-type")??"").includes("json")){let i=ke(s.status);throw new z(s.status,
[{where:"",message:i,suggestions:[]}])}let r=await s.json().catch(Zo);if(!s.ok)throw new z(s.status,r.errors??[]);return r}
async function Hl(e,t){try{let n=await fetch(e,t);return ps.includes(n.status)?null:n}catch(n){if(Wt(n))throw n;return null}}
function tr(e){let t=AbortSignal.timeout(Pl);return e?AbortSignal.any([e,t]):t}function ms({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function Dl(e){e!==Jt.answers&&(Jt.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function Zo(e){throw Wt(e)?e:new z(0,[{where:"",message:Le,suggestions:[]}])}
function Wt(e){return e instanceof DOMException&&e.name==="AbortError"}function pt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function fn(e){return e instanceof Error?
e.message:String(e)}var z,Yt,Jt,ps,Cl,Pl,Le,ke,yt=A(()=>{"use strict";z=class extends Error{constructor(t,n){super(n.map(
s=>s.message).join(" ")),this.status=t,this.problems=n}},Yt=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),
Jt={answers:!0},ps=[502,504],Cl=204,Pl=5e3,Le="No response could be read. Your input is still here; check your connectio\
n and try again.",ke=e=>`The server answered with ${e}.`});function er(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function ut(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function dn(e){return e<0?`(${ut(e)})`:ut(e)}function gs(e){return sr(e," \
+ ")}function nr(e){return sr(e,", ")}function hn(e,t){return e===t?t:`${e} = ${t}`}function sr(e,t){return e.length<=24?
e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var pn=A(()=>{"use strict"});function bs(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function mn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function gn(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(mn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Fl(e,i,l,r);o.push(a)}return o.at(-1)??new s(0)}
function Fl(e,t,n,s){let{op:o}=t;if(o==="constant")return Es(t,n);let r=xs(e,t,n).map(([f,d])=>s(f,d)),[i=0,a=0,c=0]=r;if(o===
"view"||o==="join")return i;if(o==="where")return i?a:c;if(o==="matmul")return Bl(r);if(o==="collect")return Re.sum?.(r)??
0;if(o==="softmax")return Wl(e,t,n,r);let l=Re[o];if(l)return l(r);let u=ws[o];if(!u)throw new RangeError(`There is no o\
peration ${o}.`);return u(i,a)}function xs(e,t,n){let{op:s,of:o=[],groups:r}=t,[i=0,a=0]=o;if(s==="view")return[[i,Ul(t,
n)]];if(s==="join")return[jl(e,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return or(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(s==="softmax"||s in Re){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=or(
c).map(f=>[i,l*c+f]);return o.length>1?[...u,[a,0]]:u}return o.map(c=>[c,e[c]?.shape.length?n:0])}function Es({values:e=0},t){
return bs(Array.isArray(e)?e[t]??Number.NaN:e)}function ys(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function Wl(e,t,n,s){let{place:o,width:r}=ys(e,t,n),i=As(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function As(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-
n)/s))}function Bl(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Ul({shape:e,offset:t=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function jl(e,t,n){let s=n;for(let o of t){let r=mn(e[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function or(e){return Array.from({length:e},(t,n)=>n)}function ql(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Gl(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var ws,
Re,_e=A(()=>{"use strict";ws={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,
maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>ql(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Gl(e/Math.SQRT2))},Re=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Ie(e,t,n){let s=new Map,o=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??r(i,a);return s.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:Es(c,a),op:"",parts:[]};let f=xs(e,c,a).
map(([w,x])=>o(w,x)),[d,h,m]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&m)return d?.value?h:m;if(l==="\
collect")return rr(f);if(l==="matmul")return rr(lr(f));if(l==="softmax")return Zl(f,ys(e,c,a));let p=Re[l];if(p)return{value:p(
f.map(({value:w})=>w)),op:l,parts:f};let g=ws[l];if(!g||!d)throw new RangeError(`There is no operation ${l}.`);return{value:g(
d.value,h?.value??0),op:l,parts:f}};return o(e.length-1,t)}function wn(e){let t=new Map,n=new Set,s=o=>{n.has(o)||(n.add(
o),o.table!==void 0&&t.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(e),[
...t.values()]}function It(e){if(ir.has(e.op))return e;for(let t of e.parts){let n=It(t);if(n)return n}return null}function Ms(e){
return e.op?Ts(e,null,!1).text:ut(e.value)}function ar(e){let t=ut(e.value),n=It(e);if(!n)return hn(Ms(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let s=Ce(e),o=s.reduce((r,i)=>r+i,0);return`${ut(s[e.place??0]??0)} / ${ut(o)} = ${t}`}return`${cr(
e,n)??Ts(e,n,!1).text} = ${t}`}function Ce({parts:e,temperature:t}){return As(e.map(({value:n})=>n),t?.value)}function bn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),s=e.temperature?.value??1,o=Math.abs(n/s)>zl;return{powers:o?Ce(e):t.
map(i=>Math.exp(i/s)),isShifted:o,largest:n}}function cr(e,t){if(e===t)return t.op==="sum"?`Sum ${ut(t.value)}`:null;let[
n,s]=e.parts,o=n&&cr(n,t);return!o||!s||s.op?null:e.op==="add"?`${o}, plus ${ut(s.value)}`:e.op==="divide"?`${o}, divide\
d by ${ut(s.value)}`:null}function Ts(e,t,n){let{op:s,parts:o,value:r}=e,i=ir.has(s);if(!s||e===t||i&&n)return{text:dn(r),
binding:Rt};let a=o.map(d=>Ts(d,t,n||i)),c=a.map(({text:d})=>d);if(s==="sum")return{text:c.length?gs(c):"0",binding:he};
if(s==="softmax")return{text:Xl(e,a),binding:At};if(s==="product")return{text:c.join(" · "),binding:At};let[l={text:"",
binding:Rt},u]=a,f=Kl[s];if(f&&u){let[d,h]=f,m=s==="add"||s==="multiply",p=_t(l,s==="power"?Rt:h),g=_t(u,m?h:h+1);return{
text:s==="power"?`${p}^${g}`:`${p} ${d} ${g}`,binding:h}}return s==="negative"?{text:`−${_t(l,At)}`,binding:he}:s==="s\
qrt"?{text:`√${_t(l,Rt)}`,binding:Rt}:s==="absolute"?{text:`|${Jl(o[0],l)}|`,binding:Rt}:s==="sigmoid"?{text:`1 / (1 +\
 e^(−${_t(l,Rt)}))`,binding:At}:s==="gelu"?{text:`${_t(l,At)} · Φ(${l.text})`,binding:At}:{text:`${Yl[s]??s}(${nr(c)}\
)`,binding:Rt}}function Jl(e,{text:t}){return e&&!e.op?ut(e.value):t}function _t({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function Xl(e,t){let{place:n=0,temperature:s}=e,{isShifted:o,largest:r}=bn(e),i=s?.value??1,a=t.map(c=>{let l=c;return o&&
(l={text:`${_t(c,he)} − ${dn(r)}`,binding:he}),i!==1&&(l={text:`${_t(l,At)} / ${dn(i)}`,binding:At}),`e^${_t(l,Rt)}`});
return`${a[n]} / (${gs(a)})`}function lr(e){let t=[];for(let n=0;n<e.length;n+=2){let s=e.slice(n,n+2);t.push({value:Ql(
s),op:"multiply",parts:s})}return t}function Ql(e){return e.reduce((t,{value:n})=>t*n,1)}function rr(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:Ss(
e),op:"sum",parts:e};let s=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?lr([r.parts[0],i]):[]),o={value:Ss(s),op:"sum",parts:s};
return{value:Ss(e),op:"divide",parts:[o,t]}}function Ss(e){return e.reduce((t,{value:n})=>t+n,0)}function Zl(e,{place:t,
width:n}){let s=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...s&&{temperature:s}},i=Ce(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var zl,de,he,At,Vl,Rt,Kl,Yl,ir,vs=A(()=>{"use strict";pn();_e();zl=30,[de,he,
At,Vl,Rt]=[0,1,2,3,4],Kl={add:["+",he],subtract:["−",he],multiply:["·",At],divide:["/",At],remainder:["mod",At],power:[
"^",Vl],greater:[">",de],greater_equal:["≥",de],less:["<",de],less_equal:["≤",de],equal:["=",de],not_equal:["≠",de]},
Yl={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},ir=new Set(["sum","softmax"])});function E(e,t,n){let s=N(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function N(e,t,n){
let s=e.querySelector(t);return s&&fr(s,n)?s:null}function b(e,t,n){return[...e.querySelectorAll(t)].filter(s=>fr(s,n))}
function Os(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function P({target:e}){return e}function ur({target:e}){
return e}function fr(e,t){return e instanceof(t??HTMLElement)}var V=A(()=>{"use strict"});function hr(){return dr??=document.querySelector('[data-decimal=","]')!==null,dr}function Q(e){return hr()?e.replaceAll(
tu,t=>t.replaceAll(/[.,]/g,n=>eu[n]??n)):e}function Pe(e){return hr()?e.replace(",","."):e}var tu,eu,dr,Nt=A(()=>{"use s\
trict";tu=/\d[\d.,]*\d/g,eu={".":",",",":"."}});function dt(e){return"down"in e.dataset?[b(e,"tbody td",HTMLTableCellElement)]:b(e,"tbody tr").map(t=>b(t,"td",HTMLTableCellElement))}
function pe(e,t){let n=e.findIndex(s=>s.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function xn(e){let t=new Map;
return n=>{let s=t.get(n);if(s!==void 0)return s;let o=N(e,`figure[data-table="${CSS.escape(n)}"]`),r=o?dt(o):[],i=o&&{figure:o,
cells:r.flat(),width:r[0]?.length??1,...Ct(o)};return t.set(n,i),i}}function En(e,t){let n=e?.cells[t];return n?Zt(n):Number.
NaN}function Zt(e){return er(e.dataset.value??Pe(Ns(e)))}function Ns(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function St(e){return E(e,"figcaption span").textContent??""}function Ct(e){let t=s=>b(e,s).map(
o=>o.title||(o.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var He,Qt,De,Fe,me=A(()=>{"use strict";pn();V();Nt();He="figure[data-how]",Qt="figure[data-how] tbody td",De="figur\
e[data-editable]",Fe="figure[data-editable] tbody td"});function pr(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(n.length);for(let o=0;o<n.length;o++)
s[o]=n.charCodeAt(o);return s}var mr=A(()=>{"use strict"});function We(e){if(Array.isArray(e))return su(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=nu[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(pr(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function su(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function Be({values:e,
shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:ou(e,n*o,(n+1)*o),shape:s}}function gr({values:e,shape:t}){
return t.length<2?e:$s({values:e,shape:t})}function $s(e){return Array.from({length:e.shape[0]??0},(t,n)=>Be(e,n).values)}
function ou(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var nu,Ls=A(()=>{"use strict";mr();nu={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function it(e){return"kind"in e&&e.kind===yn}function Mt(e){return it(e)?e.meta:e.layout.meta}function An(e){return it(e)?
e.meta.height??0:e.layout.height}var yn,Sn=A(()=>{"use strict";yn="network"});function xr({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let o=e[s.trace];if("lines"in s){let r=Ue(s.lines,t,n);
Object.assign(o,iu(r,n[s.row],s))}else o[s.attribute]=gr(Ue(s.is,t,n))}}function Ue(e,t,n){let s=ru(t),o=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===br?0:a.indexOf(n[i]??"")};return{values:gn(e,(i,a=[])=>{let c=s[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>Be(l,o(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function ru(e){let t=wr.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,We(s)])),wr.
set(e,t)),t}function iu({values:e,shape:t},n,{above:s,to:o}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==br&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=s||f>o||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var br,
wr,ks=A(()=>{"use strict";Ls();_e();br="all",wr=new WeakMap});function Ar(e,t){let{table:n}=Mt(e);if(n&&"rows"in n)return[n];if(it(e))return[];let{data:s,layout:o}=e,r=n?[au(n,o.meta,
t)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>cu(o,a)),...r]}function Mn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Rs("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of t)o.insertRow().append(Rs("th",r,"row"),...i.map(a=>Rs("td",a)));return n}function Sr(e){
let t=s=>s.map(du).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function au(e,t,n){let{columns:s,labels:o}=e;if("values"in e){let i=e.values.map(a=>Ue(a,t,n).values);return{columns:s,
rows:o.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=$s(Ue(e.matrix,t,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function cu(e,t){let n=We(t.z??[]),s=Er(e,t,"y").map((o,r)=>[o,...Array.from(Be(n,r).values)]);return{columns:[
t.name??"",...Er(e,t,"x")],rows:s}}function Er(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>yr(String(c)));let o=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(yr);let{shape:a}=We(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function yr(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function du(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
uu,"$1'").replace(fu,"'"),n=lu.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Rs(e,t,n){let s=document.
createElement(e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=
Number(o)===0?o.replace("-",""):o,s}var lu,uu,fu,_s=A(()=>{"use strict";Ls();Sn();ks();lu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
uu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,fu=/^(?=[\t\r\n])/});function Mr(e,t){let n=s=>{let o=Or(s);o&&je(o)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&pu(e,t),e.addEventListener("pointerout",s=>{let o=P(s).closest(He),{relatedTarget:r}=s,i=r instanceof Node&&
o?.contains(r);o&&!i&&Tn(Cs(o))}),e.addEventListener("keydown",mu)}function Tr(e){for(let t of b(e,He))for(let[n,s]of b(
t,"tbody td").entries())s.tabIndex=n===0?0:-1}function pu(e,t){let n=0,s=async o=>{let r=Or(o);if(!r)return;n+=1;let i=n,
a=Is(r),c=Cs(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,pe(dt(a),r));i===n&&c.isConnected&&gu(
c,f,r)}catch(f){i===n&&(E(c,"[data-sum]").textContent=fn(f))}};e.addEventListener("click",s),e.addEventListener("keydown",
o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=P(o).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function mu(e){let t=P(e),n=t.closest(`${Qt}, ${Fe}`),s=hu[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!s||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let o=Is(
n),r=dt(o),{row:i,column:a}=pe(r,n),c="down"in o.dataset,l=c?s.column:s.row,u=c?s.row:s.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function je(e,{withoutResult:t=!1}={}){let n=Is(e),s=Cs(n);Tn(s);let o=xn(s),r=Ie(JSON.parse(
n.dataset.how??"[]"),dt(n).flat().indexOf(e),(u,f)=>En(o(u),f));e.dataset.lit="result";for(let u of wn(r)){let f=o(u.table??
"")?.cells[u.index??0];f&&(f.dataset.lit??="part")}let i=s.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":ut(Zt(e)),l=Number.isNaN(r.value)||t&&!r.op?a:hn(Ms(r),a);i.textContent=[bu(n,e),Q(l)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function gu(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:i,index:a,numbers:c}=t,l=Ie(i,a,(p,g)=>vr(
c[p],g).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[s,o,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(Mn(wu(l,c)));let m=document.createElement("p");m.className=
"sum",m.textContent=ar(l),u.append(f,h,m,d),E(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function wu(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=wn(a);return vr(t[c],l).label},s=(a,...c)=>[a,...c.
map(ut)],o=It(e);if(!o)return{columns:["term","value"],rows:wn(e).map(({table:a="",value:c})=>s(t[a]?.title??"",c))};let{
op:r,parts:i}=o;if(r==="softmax"){let a=Ce(o);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>s(n(a),a.value))}}function vr(e,t){let n=e?.index.indexOf(t)??-1,s=e?.values[n];return{label:e?.labels[n]??"",value:s===
void 0?Number.NaN:bs(s)}}function Tn(e){for(let n of b(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function Or(e){return e.target instanceof Element?e.target.closest(Qt):null}function Is(e){
return e.closest("figure")}function Cs(e){return e.closest("[data-step]")}function bu(e,t){let{row:n,column:s}=pe(dt(e),
t),{rows:o,columns:r}=Ct(e);return[St(e),o[n],r[s]].filter(Boolean).join(", ")}var hu,Ps=A(()=>{"use strict";yt();pn();vs();
V();_e();me();Nt();_s();hu={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var ti,ei,ni,si,oi,ri,ii,ai,ci,li,ui,fi,di,hi,pi,mi,gi,wi,bi,xi,Vs,Ei,Ks,yi,ze=A(()=>{"use strict";ti="This lesson has n\
o such input. Send one of its inputs.",ei="This is not one of the options. Send one of {options}.",ni="This is not a lis\
t. Send a list of words.",si="There are {words} words. Send {expected} words.",oi="This word is empty or not text. Send \
a word.",ri="The word contains a control character. Send it without.",ii="The word has {characters} characters. Send at \
most {most}.",ai="This is not a matrix. Send a list of rows, each a list of numbers.",ci="The matrix has {count} row. Se\
nd {expected}.",li="The matrix has {count} rows. Send {expected}.",ui="This row is not a list. Send a list of numbers.",
fi="The row has {count} number. Send {expected}.",di="The row has {count} numbers. Send {expected}.",hi="This is not a n\
umber. Send a number, such as 0.25.",pi="The number is out of range. Send a number from {least} to {most}.",mi="This is \
not a whole number. Send a whole number.",gi='"{step}" is not a step of this lesson. Send the id of a removable step.',wi=
'"{step}" cannot be removed. Send the id of a removable step.',bi="This step needs {names}, which could not be computed \
above.",xi="The result is not a number: the inputs are too extreme. Enter smaller values.",Vs=[0,.01,.04,.1,.2,.4,.7,1],
Ei=4,Ks=1e-12,yi=7});function te(e,t){let n=Array.from(e),s=cf(n),o=lf(n,t);return n.map((r,i)=>({text:$t(r,s),exact:Qs(r),level:o[i]??null}))}
function cf(e){for(let t=0;t<3;t+=1)if(e.every(s=>{if(Math.abs(s)>=1e15)return!0;let o=s*10**t;return Math.abs(o-Math.round(
o))<=Ks*Math.abs(o)}))return t;return 3}function $t(e,t=Js(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Js(e)&&n<1e10&&!t){let o=String(n),r=n>=1e4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[o="",r=""]=Xs(e,2,"toExponential").split("e");return`${o}e${Number(r)}`.replaceAll("-","−")}let s=Xs(
e,t,"toFixed");return(Number(s)===0?s.replace("-",""):s).replace("-","−")}function Qs(e){if(Js(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=rf&&t<af){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",s=""]=e.toExponential().split("e"),o=s.slice(1).padStart(2,"0");return`${n}e${s.charAt(0)}${o}`}
function Js(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function Xs(e,t,n){let[s="",o]=e[n](of).split("e"),r=s.indexOf(
".")+1+t,i=/^50*$/.test(s.slice(r)),a="02468".includes(s.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=s.slice(0,r).replace(/\.$/,"");return o===void 0?c:`${c}e${o}`}function lf(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Vs.slice(1).map((i,a)=>(i+(Vs[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let s=t?
Ei:yi,o=Math.max(0,...n.map(Math.abs));return o<=Ks?n.map(()=>0):n.map(r=>Number(Xs(r/o*s,0,"toFixed")))}var of,rf,af,ee=A(
()=>{"use strict";ze();of=100,rf=1e-4,af=1e16});var Zs,to=A(()=>{"use strict";Zs=`	
\v\f\r              \u2028\u2029  　`});function we(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Ln=A(()=>{"use strict";to()});function ff(e,t,n){let s=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),o=e.filter(({kind:c})=>c===
"words"),r=o.map(({value:c})=>c),i=o.map(({name:c})=>t[c]),a=s.map(({name:c})=>c);return{settings:[...n,...s.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(Si(r)===Si(i)?a:[...a,uf])}}function Si(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function df(e,t,{settings:n,inputs:s}){let o=Object.entries(e.tables).map(([p,g])=>{let w=Mi(
g,n)??null,{title:x="",figure:S=null}=w??Object.values(g.variants)[0]??{};return{name:p,title:x,isShown:S!==null,variant:w,
numbers:null}}),r=(p,g="")=>({tables:o,status:p,error:g}),i=e.inputs.map(p=>t.get(p)?.status);if(e.failing.some(p=>s.has(
p))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((p,g)=>i[g]==="failed");if(c.length){let p=c.map(g=>`\
“${t.get(g)?.title??g}”`).join(", ");return r("failed",we(bi,{names:p}))}let l=new Map(o.map(({name:p,variant:g})=>[
p,g])),u=hf(e,l,t,s);if(!Mi(e.conditions,n)?.every(({expression:p,holds:g})=>{let[w]=Ti(p,u)??[];return w!==void 0&&!!w===
g}))return r("unknown");let h=o.map(p=>({...p,numbers:u(p.name)}));return h.some(({numbers:p})=>p&&Array.from(p).some(Number.
isNaN))?r("failed",xi):{tables:h,status:"computed",error:""}}function hf(e,t,n,s){let o=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!o.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>s.has(u));o.set(i,l?Ti(c.expression,r):null)}return o.
get(i)??null};return r}function Ti(e,t){return e.every(s=>s.op!=="table"||t(s.name??"")?.length===mn(s))?gn(e,s=>t(s)??[]):
null}function Mi({settings:e,variants:t},n){return t[e.filter(s=>n.includes(s)).join(",")]}function pf(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,s)=>Object.is(n,t[s]))}function Rn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,s,o)=>t[s]?.[Number(o)]??n)}var uf,kn,_n=A(()=>{"use strict";_e();ze();Ln();uf="=",kn=class{#e;#t;constructor(t){this.#e=
t;let n=Object.fromEntries(t.inputs.map(({name:s,value:o})=>[s,o]));this.#t=this.#n(n,new Set,null)}get inputs(){return this.#e.
inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,n,this.#t)}#n(t,n,s){
let o={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??c,f=a==="matrix"||a===
"number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);o.known.set(i,{numbers:f,isOwn:d,status:"computed"})}let r=ff(
this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(p=>o.known.get(p)?.isOwn??!0),l={settings:a?
[i.id]:[],inputs:new Set},u=df(i,o.known,c?l:r),{id:f,inputs:d}=i;o.steps.push({id:f,inputs:d,isRemoved:a,isOwn:c,...u});
let{tables:h,status:m}=u;for(let{name:p,numbers:g}of h){let w=c&&!a||pf(g,s?.known.get(p)?.numbers),x=i.tables[p]?.variants[""]?.
title;o.known.set(p,{numbers:g,isOwn:w,status:m,title:x})}}return o}}});function Ni(e,{steps:t,known:n},s){let o=s.inputs.find(a=>a.name===e);if(!o)return t.flatMap(({tables:a})=>a).find(a=>a.
name===e)??null;let{shown:r}=o,i=n.get(e)?.numbers??null;return r?{name:e,title:r.title,isShown:!0,variant:r,numbers:i}:
null}function $i({variant:e,numbers:t},n,s){let o=e&&s.content.children[e.figure??-1];if(!e||!o||!t)return null;let r=document.
importNode(o,!0),i=b(r,"tbody td");for(let[u,{text:f,exact:d,level:h}]of te(t,e.shade).entries()){let m=i[u];if(!m)continue;
let p=Q(f);m.textContent=p,Oi(m,"value",d===p?null:d),Oi(m,"level",h||null)}let{rows:a,columns:c}=e,l="down"in r.dataset;
return Ve(b(r,"tbody th"),l?c:a,n),Ve(b(r,"thead th"),c,n),e.opens&&(r.dataset.how=JSON.stringify(e.expression)),r}function Oi(e,t,n){
n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Ve(e,t,n){for(let[s,o]of e.entries()){let r=Rn(t[s]??"",n),
i=[...r],a=i.length>vi;o.textContent=a?`${i.slice(0,vi-1).join("")}…`:r,o.title=a?r:""}}var vi,Li=A(()=>{"use strict";
V();ee();_n();Nt();vi=20});function eo(e){let[t,n]=[0,e.length];for(;t<n&&ki(e.charAt(t));)t+=1;for(;t<n&&ki(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var ng,ki,Ri,_i=A(()=>{"use strict";to();ng=new RegExp(`[${Zs}]+`),ki=e=>e!==""&&Zs.includes(e);Ri=e=>[...e].length});function In(e,t){let n=e.map(({name:i})=>i),s=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:ti,suggestions:n})),o={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;o[i.name]=wf(i,a,o)}catch(a){if(!(a instanceof st))throw a;let{where:c,
message:l}=a;s.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),o[i.name]=i.own}if(s.length)throw new z(422,
s);return o}function wf(e,t,n){if(e.kind==="words")return bf(e,t);if(e.kind==="matrix")return xf(e,t,n);if(e.kind==="num\
ber")return Pi(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new st("",ei,{options:e.options.join(
", ")})}function bf({least:e,most:t},n){if(!Array.isArray(n))throw new st("",ni);if(n.length<e||n.length>t){let s=e<t?`${e}\
 to ${t}`:t;throw new st("",si,{words:n.length,expected:s})}return n.map((s,o)=>{let r=`[${o}]`;if(typeof s!="string"||!eo(
s))throw new st(r,oi);if(gf.test(s))throw new st(r,ri);let i=Ri(s);if(i>40){let a=40;throw new st(r,ii,{characters:i,most:a})}
return eo(s)})}function xf(e,t,n){let s=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(s))throw new st("",ai);let o=e.
isRow?[e.own]:e.own,r=Ci(e.rows,n).length||o.length,i=Ci(e.columns,n).length||(o[0]?.length??0);if(s.length!==r){let c=s.
length===1?ci:li;throw new st("",c,{count:s.length,expected:r})}let a=s.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new st(u,ui);if(c.length!==i){let f=c.length===1?fi:di;throw new st(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Pi(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Pi({least:e,most:t,whole:n},s,o){if(typeof s!="num\
ber")throw new st(o,hi);if(!(s>=e&&s<=t)){let i={least:$t(e),most:$t(t)};throw new st(o,pi,i)}if(!n)return s;let r=Math.
round(s);if(Math.abs(s-r)>mf*Math.max(1,Math.abs(s),Math.abs(r)))throw new st(o,mi);return r}function Ci(e,t){return Array.
isArray(e)?e:t[e]??[]}var mf,gf,st,no=A(()=>{"use strict";yt();ze();ee();Ln();_i();mf=1e-9,gf=/[\p{Cc}\p{Cs}]/u,st=class extends Error{constructor(t,n,s={}){
super(we(n,s)),this.where=t}}});var Pn={};hs(Pn,{exportedLesson:()=>Sf,openRecord:()=>Cn});function Cn(){let e=E(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Hi??=new kn(JSON.parse(e)),Hi}async function Sf(e,t){let n=Cn(),s=In(n.inputs,Mf(e.inputs));Tf(n,
s);let o=vf(n,e.removed),i=JSON.stringify(s)===JSON.stringify(n.ownValues)&&await Bi([...o],t)||await Nf(n,s,o,t),a=Rf(n,
s);return a&&i.append(a),i}function Mf(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Ke(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Tf({inputs:e},t){for(let{
name:n,kind:s,value:o}of e){let r=i=>[i].flat().length;if(s==="words"&&r(o)!==r(t[n]))throw Ke(422,`inputs.${n}`,yf)}}function vf(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let s of n){let o=e.steps.find(i=>i.id===s),r=o?wi:gi;if(!o?.isRemovable)
throw Ke(422,"removed",we(r,{step:s}))}return n}async function Bi(e,{files:t,signal:n}){if(!t)return Of(e);if(e.length>1)
return null;let[s]=e,o=s?t.replace("{removed}",s):".",r=await fetch(o,{signal:n}).catch(Wi);if(!r.ok)throw Ke(r.status,"",
ke(r.status));let i=await r.text().catch(Wi),a=E(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function Of(e){let t=JSON.parse(E(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let s=document.createElement(
"div");s.dataset.steps="";let o=Object.values({...t[""],...t[n]});s.append(...o.map(i=>Di("lesson-parts",i)));for(let i of b(
s,"[data-matrix]"))i.replaceWith(Di("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(s),r}function Di(e,t){let{content:n}=E(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function Nf(e,t,n,s){let o=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(o.map(c=>Bi(c,s)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=N(r,`[data-step="${CSS.escape(c.id)}"]`);l&&Lf(l,c,a,e)}for(let c of b(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||$f(c,e.solve(t,new Set([...n,l])))}return r}function $f(e,{
steps:t}){let n=t.find(({id:s})=>s===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:s})=>s)||(e.disabled=
!0,e.parentElement?.append(" ",Af))}function Lf(e,t,n,s){let o=s.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!o)return;let r=t.inputs.map(i=>Ni(i,n,s)).filter(i=>i!==null);Fi(e,".step-inputs",
r,n.values),Fi(e,".step-results",t.tables,n.values),t.isOwn||kf(e,t)}function kf(e,{status:t,error:n}){let o=Object.entries(
{remark:".remark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of b(e,".remark, pointer-view, .f\
ailure"))i.remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=o.map(
([i])=>i).join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=Ef;else if(o.length){let i=o.map(([
l])=>l).join(" and the "),[a,c]=o.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hi\
dden: ${c} the original numbers.`}r.textContent&&E(e,".reasons").before(r)}function Fi(e,t,n,s){let o=N(e,t);if(!o)return;
let r=n.filter(({isShown:u})=>u),i=E(document,"#lesson-figures",HTMLTemplateElement),a=r.map(u=>$i(u,s,i)).filter(u=>u!==
null),c=r.filter(({numbers:u})=>!u).map(({title:u})=>u);if(o.replaceChildren(...a),!c.length)return;let l=document.createElement(
"p");l.className="quiet",l.dataset.missing="",l.textContent=`Only the server can compute with your changes: ${c.join("; ")}\
.`,o.append(l)}function Rf(e,t){let n=N(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,s=N(n,"[data-i\
nputs]"),o=s&&document.importNode(s,!0);for(let{name:r,shown:i}of o?e.inputs:[]){let a=E(o,`[data-input="${CSS.escape(r)}\
"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?Q(Qs(l)):String(l));for(let[l,u]of b(a,"input, select").entries())u.value=
c[l]??"";i&&(Ve(b(a,"tbody th"),i.rows,t),Ve(b(a,"thead th"),i.columns,t))}return o}function Wi(e){throw Wt(e)?e:Ke(0,"",
Le)}function Ke(e,t,n){return new z(e,[{where:t,message:n,suggestions:[]}])}var Ef,yf,Af,Hi,Ye=A(()=>{"use strict";yt();
V();ze();Li();ee();_n();no();Nt();Ln();Ef="With your changes, only the server can compute this step.",yf="Only the serve\
r can compute with more or fewer words.",Af="(with your changes, only on the server)"});function Hn(e,t){let n=N(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let s=n.getBoundingClientRect(),
o=t.getBoundingClientRect(),r=document.createElementNS(Ui,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of _f(e)){let a=i.right<o.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[o.left,(o.top+o.bottom)/2]:[(o.left+o.right)/2,o.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],m=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([g=0,w=0])=>`${(g-s.left).toFixed(1)} ${(w-s.top).toFixed(1)}`),p=document.createElementNS(Ui,"path");p.setAttribute(
"d",`M${m[0]}C${m.slice(1).join(" ")}`),r.append(p)}n.append(r)}function _f(e){return b(e,"figure.matrix").flatMap(t=>{let n=b(
t,'[data-lit="part"]').map(s=>s.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:s})=>s)),right:Math.
max(...n.map(({right:s})=>s)),top:Math.min(...n.map(({top:s})=>s)),bottom:Math.max(...n.map(({bottom:s})=>s))}]:[]})}var Ui,
ji=A(()=>{"use strict";V();Ui="http://www.w3.org/2000/svg"});function D(e,t,n){let s=Math.min(1,Math.max(0,(e-t)/(n-t)));return s<.5?4*s**3:1-(2-2*s)**3/2}function Lt(e,t,n){return e+
(t-e)*n}function mt(e,t,n){return{x:Lt(e.x,t.x,n),y:Lt(e.y,t.y,n),width:Lt(e.width,t.width,n),height:Lt(e.height,t.height,
n)}}function ot(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*If+n*Cf+([...e].
length-t-n)*qi}function be(e,t){let n=Math.max(0,...e.map(ot));return n?Math.min(t,n+12):0}function Dn(e,t){return Math.
max(Math.min(150,e/4),Math.min(220,t))}function at(e,t){if(ot(e)<=t)return e;let n=Math.floor(t/qi)-1;return n>1?`${[...e].
slice(0,n).join("")}…`:""}function K(e,t,n,{opacity:s=1,isLit:o=!1,isRaised:r=!1}={}){let i=ot(n.text),a=t.width<i+so,
l=t.height>=17&&t.width>=(a?Pf:1)*i+so/2?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:l,opacity:s,isLit:o,isRaised:r,
isNarrow:a}}function j(e,t,n,s,o={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=o;return{kind:"text",key:e,x:t,y:n,
text:s,anchor:r,opacity:i,isQuiet:a}}function Ht(e,t,{opacity:n=1,isQuiet:s=!1}={}){return{kind:"line",key:e,path:t,opacity:n,
isQuiet:s}}function Bt(e){return{...e,text:"?",level:void 0}}function Tt(e,t,n){return Math.max(3,Math.min(n,e/Math.max(
1,t)))}function gt(e){return Math.max(44,...e.map(({text:t})=>ot(t)+2*so))}var qi,If,Cf,so,Pf,nt,xe=A(()=>{"use strict";
[qi,If,Cf]=[8.8,9.8,4.8],so=6,Pf=.8,nt=30});function zi({weights:e,shares:t,labels:n,values:s,results:o,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=gt(e),
d=gt([...s.flat(),...o])+14,h=a-f-38-o.length*d,m=be([...n,r],Dn(a,h)),p=m+f+34,g=Tt(a-p-4,o.length,d),w=g-Math.min(5,g/
5),x=Tt(Hf,u,nt+8),S=x-Math.min(6,x/4),O=8+u*x+14,C=Math.max(...t),L=D(c,0,.9),tt={anchor:"end",isQuiet:!0},B=[],Y=0;for(let[
y,I]of t.entries()){let k=8+y*x,R=k+S/2+6;if(x>17){let G=at(n[y]??"",m-12);B.push(j(`label-${y}`,m-12,R,G,tt))}B.push(K(
`weight-${y}`,{x:m,y:k,width:f,height:S},e[y]??{text:""})),x>17&&B.push(j(`times-${y}`,m+f+17,R,"·",{isQuiet:!0}));let q=Lt(
1,Lt(Df,1,I/C),L),T=Gi*y/Math.max(1,u-1),J=D(c,1+T,1.85-Gi+T);for(let[G,U]of(s[y]??[]).entries()){let H={x:p+G*g,y:k,width:w,
height:S};if(B.push(K(`value-${y}-${G}`,H,U,{opacity:q})),J===0||c>=oo||I*Ee<.25)continue;let et={...H,y:O+Y,height:I*Ee},
bt=mt(H,et,J),ht={...U,text:""};B.push(K(`strip-${y}-${G}`,bt,ht,{opacity:Lt(q,1,J)}))}Y+=I*Ee}let W=p+o.length*g;B.push(
Ht("rule",`M${m} ${O-8}H${W}`,{opacity:D(c,.9,1.1),isQuiet:!0}));let _=D(c,1.8,2);B.push(j("result",p-12,O+Ee/2+6,at(r,p-
12),{anchor:"end",opacity:D(c,1,1.3)}));for(let[y,I]of o.entries()){let k={x:p+y*g,y:O,width:w,height:Ee},R=y===l?Bt(I):
I;_>0&&B.push(K(`result-${y}`,k,R,{opacity:_}))}return{width:W,height:O+Ee+8,marks:B}}function Vi({weights:e,labels:t,shares:n},{
moment:s}){let o=n.indexOf(Math.max(...n)),r=t[o]?`“${t[o]}” has the`:"The";return s===0?`${r} largest weight${r==="\
The"?" is":","} ${e[o]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows a\
s thick as their weights fill exactly one row: the average."}var oo,Ee,Hf,Gi,Df,Ki=A(()=>{"use strict";xe();oo=2,Ee=44,Hf=
380,Gi=.4,Df=.1});function Zi({sources:e,targets:t,flights:n},{width:s,at:o,asked:r=-1}){let i=gt(n.map(({tile:y})=>y))+4,[a,c]=[e,t].map(
y=>ro(y,i,s)),l=ne(a)+Yi+ne(c)<=s,u=Math.max(Qi(e),Qi(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(s-
f*Fn)/u)),h=l?Math.max(Je(e),Je(t)):Je(e)+Je(t),m=Math.max(6,Math.min(nt+4,Ff/h)),[p,g]=[d-Math.min(4,d/5),m-Math.min(4,
m/4)],w=h*m+ye+6,x=l?w:w+ye+24,S={sources:ro(e,d,s),targets:ro(t,d,s)},O=ne(S.sources)+Yi,C=l?O+ne(S.targets):Math.max(ne(
S.sources),ne(S.targets)),L=y=>l?0:(C-ne(y))/2,tt={sources:{top:ye,edges:Xi(S.sources,L(S.sources))},targets:{top:l?ye:ye+
Je(e)*m+24+ye,edges:Xi(S.targets,l?O:L(S.targets))}},B=(y,I)=>{let{columns:k=0}={sources:e,targets:t}[y][I]??{},R=(S[y][I]??
0)-k*d;return(tt[y].edges[I]??0)+R/2},Y=(y,{table:I,row:k,column:R})=>({x:B(y,I)+R*d,y:tt[y].top+k*m,width:p,height:g}),
W=[],_=[];for(let[y,I]of[["sources",e],["targets",t]])for(let[k,{title:R,columns:q}]of I.entries()){let T=y==="targets"&&
t.length>1?k:0,J=y==="targets"?D(o,T,T+.4):1,G=B(y,k)+q*d/2,U=at(R,S[y][k]??0);W.push(j(`${y}-${k}`,G,tt[y].top-9,U,{opacity:J,
isQuiet:!0}))}for(let[y,{tile:I,from:k,to:R,moment:q}]of n.entries()){let[T,J]=[Y("sources",k),Y("targets",R)],G=Math.max(
1,(t[R.table]?.columns??1)-1),U=Ji*R.column/G,H=D(o,q+U,q+1-Ji+U);if(W.push(K(`left-${y}`,T,I,{opacity:H>0?.25:1})),H===
0)continue;let et=y===r?{...I,text:"?",level:void 0}:I;_.push(K(`moved-${y}`,mt(T,J,H),et,{isRaised:H<1}))}return{width:C,
height:x,marks:[...W,..._]}}function ro(e,t,n){let s=(n-(e.length-1)*Fn)/e.length;return e.map(({title:o,columns:r})=>Math.
max(r*t,Math.min(ot(o),s)))}function ne(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Fn)}function Xi(e,t){let n=t;return e.
map(s=>{let o=n;return n+=s+Fn,o})}function Qi(e){return e.reduce((t,{columns:n})=>t+n,0)}function Je(e){return Math.max(
...e.map(({rows:t})=>t))}function ta({sources:e,targets:t},{moment:n}){let s=r=>r.map(({title:i})=>`“${i}”`).join(",\
 ").replace(/, (?=[^,]*$)/," and ");if(t.length>1){let r=t[n]?s([t[n]]):"";return`Part of ${s(e)} becomes ${r}. No numbe\
r changes.`}let o=e.length>1?"are put together in":"becomes";return`${s(e)} ${o} ${s(t)}. No number changes.`}var Ff,Fn,
Yi,ye,Ji,ea=A(()=>{"use strict";xe();Ff=400,Fn=36,Yi=84,ye=28,Ji=.4});function na(e,{width:t,at:n,asked:s=-1}){let{sliding:o,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,o.tiles.length],h=u?[]:[o,...r].map(({label:M})=>M),m=[...o.tiles,...r.flatMap(({tiles:M})=>M),...i.flat()],p=gt(
c),g=ot(l)>Wf,w=l&&!g?ot(l)+14:0,x=gt(m)+8,S=t-w-p-48-d*x,O=be(h,Dn(t,S)),C=f+2,[L,tt]=u?[C,d]:[d,C],B=t-O-w-(u?0:p+44)-
4,Y=Math.max(p+8,...r.map(({label:M})=>ot(M)+10)),W=Tt(B,L,Math.max(x,u?Math.min(Y,120):0)),_=Tt(Bf,tt,nt+6),y=W-Math.min(
5,W/5),I=_-Math.min(5,_/4),k=u?48:8,R=k+d*_+22,q=O+d*W+40,T=(u?O+C*W:q+p)+w,J=(M,X)=>u?{x:O+M*W,y:k+X*_,width:y,height:I}:
{x:O+X*W,y:k+M*_,width:y,height:I},G=M=>u?{x:O+M*W,y:R,width:y,height:nt}:{x:q,y:k+M*_,width:p,height:I},U=Math.min(f-1,
Math.floor(n)),H=Math.min(1,n-U),et=Math.max(0,U-1+D(H,0,U?Wn:.01)),bt=M=>Math.min(1,Math.max(0,M)),ht=M=>M+1-bt(et-M)+bt(
M-et),xt=[],vt=[];for(let[M,{label:X,tiles:Ot}]of r.entries()){let Et=ht(M),lt=M===U&&H>Wn&&H<1;for(let[Qo,Rl]of Ot.entries()){
let _l=M>U&&n<f?.6:1;xt.push(K(`line-${M}-${Qo}`,J(Et,Qo),Rl,{opacity:_l}))}xt.push(un(`name-${M}`,X,Et,lt));let Vt=M<U||
H===1;if(M>U)continue;let rt=M<U?1:D(H,io,.95);if(!rt)continue;let Ft=G(Et),Kt=c[M]??{text:""},$e=Math.min(d,Math.floor(
rt*d+1e-9)),Ll={text:a[M]?.[$e-1]??""},kl=M===s?Bt(Kt):Vt?Kt:Ll;xt.push(K(`result-${M}`,Ft,kl,{opacity:Math.min(1,4*rt)})),
xt.push(ds(M,Et,Vt,Math.min(1,4*rt)))}let kt=n>=f||H===0&&U>0?Math.ceil(n)-1:U,ue=H===0||n>=f?1:D(H,Wn,io),ln=n<f&&H>0&&
H<Wn;if(n>0&&!ln){let M=et+2;for(let[X,Ot]of(i[kt]??[]).entries()){let Et=J(M,X),lt=.25*X/Math.max(1,d-1),rt=kt===U&&H>0&&
H<1?D(H,io+lt*.6,.8+lt*.6):1,Ft=kt===s;if(vt.push(K(`product-${X}`,Et,Ot,{opacity:ue*(1-.55*rt),isLit:!0})),rt===0||rt===
1)continue;let Kt=mt(Et,Uf(G(ht(kt))),rt),$e=Ft&&rt>.6?{...Ot,text:""}:Ot;vt.push(K(`flight-${X}`,Kt,$e,{opacity:1-D(rt,
.8,1),isLit:!0}))}}for(let[M,X]of o.tiles.entries())vt.unshift(K(`sliding-${M}`,J(et,M),X,{isRaised:!0}));vt.push(un("na\
me-sliding",o.label,et,!0));let fe=u?R+nt+8:k+C*_+6;if(g){let M=at(`then ${l}`,t-O);xt.push(j("after",O,fe+16,M,{anchor:"\
start",isQuiet:!0}))}else if(l){let M=u?O+C*W+8:q+p+10,X=u?R+21:k+_+I/2+6;xt.push(j("after",M,X,l,{anchor:"start",isQuiet:!0}))}
return{width:T,height:fe+(g?24:0),marks:[...xt,...vt]};function un(M,X,Ot,Et){let lt=!Et;if(u){let Ft=O+Ot*W+y/2,Kt=M===
"name-sliding",$e=at(X,Kt?t-Math.abs(2*Ft-T):W-4);return j(M,Ft,Kt?16:38,$e,{isQuiet:lt})}let Vt=k+Ot*_+I/2+6,rt=_>17?at(
X,O-12):"";return j(M,O-12,Vt,rt,{anchor:"end",isQuiet:lt})}function ds(M,X,Ot,Et){let lt=G(X),[Vt,rt]=u?[lt.x+lt.width/
2,lt.y-6]:[lt.x-20,lt.y+lt.height/2+6],Ft=Ot?u?"":"=":"+ …";return j(`equals-${M}`,Vt,rt,Ft,{opacity:Et,isQuiet:!0})}}
function Uf({x:e,y:t,width:n,height:s}){return{x:e+n/4,y:t+s/4,width:n/2,height:s/2}}function sa(e,{moment:t,isAsked:n}){
let{sliding:s,lines:o,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[s.label,o[t]?.label].map(p=>p?`“${p}”`:""),f=l&&
u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",m=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}\
umbers that meet are multiplied, and the products add up to ${m}.`}var Wf,Bf,Wn,io,oa=A(()=>{"use strict";xe();Wf=76,Bf=
380,[Wn,io]=[.35,.55]});function aa({sources:e,places:t,sums:n},{width:s,at:o,asked:r=-1}){let i=e.map(({tile:L})=>L),a=Math.max(gt(i),...e.map(
({label:L})=>ot(L)))+16,c=Tt(s,e.length,a),l=Tt(s,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,m]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],p=28,g=p+nt+ia+ra,w=t.map((L,tt)=>e.reduce((B,Y)=>B+(Y.
place===tt?Y.share:0),0)),x=ra/Math.max(...w,1e-9),S=[Ht("base",`M${d} ${g+1}H${d+t.length*l}`)],O=t.map(()=>0),C=t.map(
()=>{});for(let[L,{label:tt,tile:B,share:Y,place:W}]of e.entries()){let _=f+L*c+(c-h)/2,y={x:_,y:p,width:h,height:nt},I=d+
W*l+(l-m)/2,k=O[W]??0,R=Math.max(0,Y*x),q={x:I,y:g-k-R,width:m,height:R};O[W]=k+R;let T=o-L,J=W===r;S.push(j(`label-${L}`,
_+h/2,18,at(tt,c),{isQuiet:!0}),K(`source-${L}`,y,B,{opacity:T>=1?.35:1}));let[G,U]=[_+h/2,I+m/2],H=p+nt+ia/2,et=`M${G} ${p+
nt}C${G} ${H} ${U} ${H} ${U} ${q.y}`,bt=D(T,0,ao)*(1-D(T,Bn,1));bt&&S.push(Ht(`way-${L}`,et,{opacity:bt,isQuiet:!0}));let ht=Math.
min(1,Math.max(0,(T-ao)/(Bn-ao)))**2;if(ht>0){let xt=mt(y,q,ht),vt=D(ht,0,.7),kt=J&&ht>.5?{...B,text:""}:B,ue=mt(y,q,vt).
x;S.push(K(`dropped-${L}`,{...xt,x:ue},kt)),T>=Bn&&(C[W]=n[L])}}for(let[L,{label:tt,tile:B}]of t.entries()){let Y=d+L*l+
l/2,W=e.filter((R,q)=>R.place===L&&o>=q+Bn),_=g-W.reduce((R,{share:q})=>R+q*x,0),I=e.every((R,q)=>R.place!==L||o>=q+1)&&
(C[L]!==void 0||o>=e.length),k=L===r&&C[L]?Bt(B).text:I?B.text:C[L];k&&S.push(j(`sum-${L}`,Y,_-9,k)),S.push(j(`place-${L}`,
Y,g+24,at(tt,l-6),{isQuiet:!k}))}return{width:u,height:g+36,marks:S}}function ca({sources:e,places:t,sums:n},{moment:s,isAsked:o,
isEnd:r}){let i=e[s];if(!i)return"";if(r){let u=t.map((h,m)=>e.filter(p=>p.place===m)).reduce((h,m)=>m.length>h.length?m:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=o?"":`, which has ${n[s]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var ra,ia,ao,Bn,la=A(()=>{"use strict";xe();ra=170,ia=76,[ao,Bn]=[.15,
.8]});function da({scores:e,weights:t,shares:n,powers:s,sum:o,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=Math.max(gt([...e,...t]),...r.map(ot))+10,m=c<480?ua/2:ua,p=c-m-60,g=p-f*Math.min(h,128),
w=c>620?be(d,Math.max(200,g)):0,x=Tt(p-w,f,Math.min(h,128)),S=x-Math.min(8,x/4),O=28+se,[C,L]=[O+8,O+8+nt+8],tt=r.some(T=>ot(
T)>x),B=L+nt+22,Y=w+f*x+18,W=Math.max(...n),_=[],y=T=>Un*T/Math.max(1,f-1);if(w){let T={anchor:"end",isQuiet:!0},J=G=>at(
G,w-12);_.push(j("name-powers",w-12,O-8,J(i.powers),{...T,opacity:D(l,0,.5)}),j("name-scores",w-12,C+21,J(i.scores),T),j(
"name-weights",w-12,L+21,J(i.weights),{...T,opacity:D(l,2,2.5)}))}let I=w+f*x;_.push(Ht("base",`M${w} ${O+1}H${I}`,{isQuiet:!0}));
let k=D(l,1,1.4),R=Y+m+6;_.push(Ht("zero",`M${Y-8} ${O+1}H${R}`,{opacity:k,isQuiet:!0}),Ht("one",`M${Y-8} ${O-se}H${R}`,
{opacity:k}),j("one-text",R+8,O-se+6,"1",{anchor:"start",opacity:k}),j("zero-text",R+8,O+6,"0",{anchor:"start",opacity:k,
isQuiet:!0}),j("sum",Y+m/2,O-se-10,`Σ ${o}`,{opacity:D(l,1,1.5)*(1-D(l,2,2.3))}));let q=0;for(let[T,J]of n.entries()){let G=w+
T*x+(x-S)/2,U=D(l,y(T),1-Un+y(T)),H=se*J*U/W,et={...t[T]??{text:""},text:""},bt={x:G,y:O-H,width:S,height:H},ht=T===u,xt=Lt(
1,.35,D(l,1,1.6)),vt=ht?{...et,level:void 0}:et;_.push(K(`bar-${T}`,bt,vt,{opacity:xt}));let kt=s[T]??"";ot(kt)<x&&_.push(
j(`power-${T}`,G+S/2,bt.y-8,kt,{opacity:U})),_.push(K(`score-${T}`,{x:G,y:C,width:S,height:nt},e[T]??et)),q+=J*se;let ue={
x:Y,y:O-q,width:m,height:J*se},ln=D(l,1+y(T),2-Un+y(T));ln>0&&_.push(K(`part-${T}`,mt({...bt,height:H},ue,ln),vt));let fe=D(
l,2+y(T),3-Un+y(T)),un={x:G,y:L,width:S,height:nt};if(fe>0){let X=ht?Bt(et):fe<1?et:t[T]??et;_.push(K(`weight-${T}`,mt(ue,
un,fe),X))}let ds=tt&&T%2?22:0,M=at(r[T]??"",tt?2*x-8:x);_.push(j(`label-${T}`,G+S/2,B+ds,M,{isQuiet:!0}))}return{width:R+
20,height:B+(tt?22:0)+10,marks:_}}function ha({sum:e},{moment:t}){return["Each score becomes a power of e: all of them a\
re positive, and large ones stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Ea\
ch power is divided by ${e}, so that the weights sum to 1.`][t]??""}var fa,se,ua,Un,pa=A(()=>{"use strict";xe();fa=3,se=
150,ua=60,Un=.35});function xa(e){let t=new co(e),n=b(e,`.step-results ${He}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:dt(i)})),s=new Map(n.map(i=>[i,t.kindOf(i)])),o=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=s.get(i)??"\
plain";if(a==="moves"){let c=jn(i.expression).join(),l=b(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&s.get(f)==="moves"&&jn(f.expression).join()===c);for(let f of u)r.add(f);o.push(Xf(t,u))}else if(a==="scatt\
er")o.push(Jf(t,i));else if(a==="plain")o.push(Kf(i));else for(let c of i.grid.keys())o.push(Yf(t,i,c,a))}return o.filter(
({cells:i})=>i.length)}function jn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function Kf({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,s)=>s+1),seconds:wa.plain,scene:null,words:()=>"",forget:()=>{}}}
function Xe(e,t,n,s){let o,r=()=>(o??=t(),o);return{...e,seconds:wa[e.kind],scene:i=>n(r(),i),words:i=>s(r(),i),forget:()=>{
o=void 0}}}function Yf(e,t,n,s){let o=t.grid[n]??[],r=Ct(t.figure).rows[n]??"",i=[St(t.figure),r].filter(Boolean).join("\
, "),a={kind:s,title:i,label:r,cells:o};if(s==="products"){let u=o.map((d,h)=>h+1),f=()=>e.products(t,n);return Xe({...a,
shown:u},f,na,sa)}let c=s==="softmax"?fa:oo,l=Array.from({length:c},(u,f)=>f===c-1?o.length:0);return s==="softmax"?Xe({
...a,shown:l},()=>e.softmax(t,n),da,ha):Xe({...a,shown:l},()=>e.average(t,n),zi,Vi)}function Jf(e,t){let n=t.expression.
at(-1)?.groups??[],s=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),o=[...s.keys()].sort((u,f)=>u-f),r=new Map(o.map((u,f)=>[
s.get(u),f])),i=n.map((u,f)=>r.get(f)??o.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:St(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:o.map((u,f)=>i.filter(d=>d<=f).length)};
return Xe(l,()=>e.scatter(t,o,s),(u,{asked:f=-1,...d})=>aa(u,{...d,asked:a[f]??-1}),ca)}function Xf(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),s=jn(t[0]?.expression??[]).length,o=t.length>1?t.length:s,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:o},(l,u)=>t.length===1?u===o-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>St(l)).join(", "),label:"",cells:n,shown:i};return Xe(c,()=>e.moves(t),Zi,ta)}function Ae(e,{dataset:t}){let{
tone:n,shade:s}=t;return{text:Ns(e),level:e.dataset.level,tone:n,shade:s}}function oe(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return Q(Number.isInteger(e)?$t(e):$t(e,n))}function ma(e){let t=e?dt(e):[];return{title:e?St(e):"",rows:t.
length,columns:t[0]?.length??0}}function lo(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function Qf(e){let t=e.flat();return t.length>0&&t.length<=ba&&new Set(t).size===t.length}function ga(e){
let t=e&&It(e);return t?.op!=="sum"||t.parts.length>jf||!t.parts.length?!1:t.parts.every(({op:n,parts:s})=>n==="multiply"&&
s.length===2&&s.every(o=>o.parts.every(r=>!r.op)))}function uo(e){return(It(e)?.parts??[]).map(n=>n.parts)}function Zf(e){
let t=uo(e).map(([s])=>s?.value??Number.NaN),n=t.reduce((s,o)=>s+o,0);return Math.abs(n-1)<zf&&t.every(s=>s>=0)}function td(e,t){
let[n,s]=[lo(e),t&&lo(t)];return n.table===s?.table&&n.index===s?.index&&e.value===t?.value}var wa,jf,qf,ba,Gf,zf,Vf,co,
Ea=A(()=>{"use strict";vs();V();ee();me();Nt();Ki();ea();oa();la();pa();wa={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},jf=96,qf=24,ba=48,Gf=400,zf=1e-6,Vf=new Set(["table","view","join"]);co=class{constructor(t){this.
tableNamed=xn(t)}kindOf({expression:t,grid:n}){let s=t.at(-1),o=n.flat();if(!s||!o.length)return"plain";if(s.op==="colle\
ct")return Qf(s.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>Vf.has(h)))return n.length>1&&r>
1&&o.length<=Gf?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=ba?"softmax":"plain";if(!i.has("matmul")||r>qf||!ga(c))return"\
plain";let l=this.#t(n[0]?.map((h,m)=>a(m))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((h,m)=>a(m*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(Zf)?"average":"products"}softmax({figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(
n)(o*r.length),{powers:a,isShifted:c}=bn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>Ae(d,t)),shares:this.#s(i,r.length),powers:a.map(oe),sum:oe(a.reduce(
(d,h)=>d+h,0)),labels:Ct(t).columns,names:{scores:f?St(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${oe(l)}`}`,weights:St(t)}}}average({figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(n),a=r.map((u,f)=>uo(
i(o*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Ct(t).rows[o]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>Ae(u,t)),label:l||St(t)}}products({figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(n),a=r.map((g,w)=>i(
o*r.length+w)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(g=>g.map(({value:w},x)=>w*(l[x]?.value??Number.NaN))),h=te(d.flat(),""),{rows:m,columns:p}=Ct(t);return{sliding:{
label:m[o]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((g,w)=>({label:p[w]??this.#i(g[0],f),tiles:this.#r(
g)})),products:d.map((g,w)=>g.map((x,S)=>{let{text:O="",level:C}=h[w*g.length+S]??{};return{text:Q(O),level:C?String(C):
void 0}})),sums:d.map(g=>{let w=0;return g.map(x=>(w+=x,oe(w)))}),results:r.map(g=>Ae(g,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:s},o,r){let i=this.#e(n),{columns:a}=Ct(t),c=n.at(-1)?.groups??[],l=s.
flat(),u=c.map(()=>0),f=c.map((m,p)=>i(p).parts),d=o.map(m=>{let p=r.get(m)??0,g=f[p]?.[c[p]?.indexOf(m)??-1],w=g?.value??
Number.NaN,x=g?this.#r([g])[0]:void 0;return{label:this.#i(g,!0),tile:x??{text:oe(w)},share:w,place:p}}),h=new Map(d.map(
({place:m},p)=>[m,p]));return{sources:d,places:l.map((m,p)=>({label:a[p]??"",tile:Ae(m,t)})),sums:d.map(({share:m,place:p},g)=>(u[p]=
(u[p]??0)+m,h.get(p)===g?l[p]?.textContent??"":Q($t(u[p]))))}}moves(t){let n=jn(t[0]?.expression??[]),s=n.map(r=>ma(this.
tableNamed(r)?.figure??null)),o=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:h="",index:m=0}=l(f),p=n.indexOf(h),g=s[p]?.columns??1;o.push({tile:Ae(d,
i),from:{table:p,row:Math.floor(m/g),column:m%g},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:p})}}return{
sources:s,targets:t.map(({figure:r})=>ma(r)),flights:o}}#e(t){let n=(s,o)=>En(this.tableNamed(s),o);return s=>Ie(t,s,n)}#t(t){
let n=t.map(uo),[s,o]=[0,1].map(d=>n.map(h=>h.map(m=>m[d]))),r=d=>d?.every(h=>h.every((m,p)=>td(m,d[0]?.[p]))),i=!r(s),[
a,c]=i?[o,s]:[s,o];if(!a?.[0]||!c||!r(a)||!ga(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#o(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=It(t);if(t===n)return"";let[s,
o]=t.parts,r=s&&It(s)===n?this.#n(s):null;if(r===null||!o||o.op)return null;let a={add:`+ ${this.#a(o)||oe(o.value)}`,divide:`\
÷ ${oe(o.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#s(t,n){let{powers:s}=bn(t),o=s.reduce((r,i)=>r+
i,0);return s.slice(0,n).map(r=>r/o)}#r(t){let n=te(t.map(({value:s})=>s),"");return t.map((s,o)=>{let{figure:r,cell:i}=this.#o(
s)??{};if(r&&i&&!s.op)return Ae(i,r);let{text:a="",level:c}=n[o]??{};return{text:Q(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#o(t){let{table:n,index:s=0}=t?lo(t):{},o=n===void 0?null:this.tableNamed(n);if(!o)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=o,[u,f]=[Math.floor(s/a),s%a];return{figure:r,cell:i[s],row:u,column:f,rows:c,
columns:l}}#i(t,n){let s=this.#o(t);return(n?s?.columns[s.column]:s?.rows[s.row])??""}#a(t){let n=this.#o(t);return n?St(
n.figure):""}}});function od(e){let t=i=>document.createElementNS(ya,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,s,o,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
s.append(o,r),n.append(s),{kind:e,element:n,level:s,rect:o,text:r}}function rd(e,t){let{element:n}=e;if(Z(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){id(e,t);return}Z(n,"class",t.isQuiet?"quiet":null),t.kind==="lin\
e"?Z(n,"d",t.path):(Z(n,"x",t.x.toFixed(2)),Z(n,"y",t.y.toFixed(2)),Z(n,"text-anchor",t.anchor),Aa(n,t.text))}function id({
element:e,level:t,rect:n,text:s},{x:o,y:r,width:i,height:a,tile:c,...l}){!t||!n||!s||(Z(e,"transform",`translate(${o.toFixed(
2)} ${r.toFixed(2)})`),Z(e,"class",l.isRaised?"raised":l.isLit?"lit":null),Z(e,"data-tone",c.tone),Z(e,"data-shade",c.shade),
Z(t,"data-level",c.level),Z(n,"width",i.toFixed(2)),Z(n,"height",Math.max(0,a).toFixed(2)),Z(n,"rx",String(Math.min(sd,i/
4,a/4))),Z(s,"x",(i/2).toFixed(2)),Z(s,"y",(a/2+(l.isNarrow?4.6:5.7)).toFixed(2)),Z(s,"class",l.isNarrow?"narrow":null),
Aa(s,c.text))}function Z(e,t,n){e.getAttribute(t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}function Aa(e,t){
e.textContent!==t&&(e.textContent=t)}var ya,ed,nd,sd,qn,Sa=A(()=>{"use strict";V();ya="http://www.w3.org/2000/svg",ed=760,
nd=720,sd=5,qn=class{#e=null;#t=new Map;#n="";#s=0;#r=0;#o=0;constructor(t,n){this.step=t,this.beats=n.filter(({scene:o})=>o),
this.figure=document.createElement("figure"),this.figure.className="motion",this.svg=document.createElementNS(ya,"svg"),
this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement("figcaption"),this.figure.append(this.svg,
this.caption);let s=t.closest("[data-frame]")!==null;this.place=s?t:E(t,".working"),this.place.append(this.figure),this.
isScaled=s,this.figure.style.setProperty("--needs",`${this.#p("width",ed)}px`),this.#a(),new ResizeObserver(()=>this.#i()).
observe(this.place)}show(t,n,s=-1){this.#e={beat:t,at:n,asked:s},this.#l()}redraw(){for(let t of this.beats)t.forget();this.#l()}#i(){
this.#o!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=N(this.place,".tables");!t||t.closest("[data-opens]")||
(this.#o=this.place.clientWidth,this.place.removeAttribute("data-below"),this.place.toggleAttribute("data-below",this.figure.
offsetTop>t.offsetTop))}#h(){return this.isScaled?nd:Math.floor(this.svg.clientWidth)}#l(){let t=this.#h();if(!this.#e||
!t)return;let{beat:n,at:s,asked:o}=this.#e,r=n.scene?.({width:t,at:s,asked:o});if(!r)return;t!==this.#r&&(this.#s=this.#p(
"height",t),this.#w()),this.#r=t,this.figure.style.setProperty("--drawn",`${t}px`);let i=Math.max(this.#s,Math.ceil(r.height)),
a=Math.min(0,(r.width-t)/2);Z(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||Z(this.svg,"height",String(
i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(s)-1),l=n.shown.length-1,u=c===l&&s>l;this.#b(n.title,n.words({moment:c,
isAsked:o>=0&&c===l,isEnd:u}))}#w(){if(this.isScaled)return;let t=this.#f().flatMap(({title:o,words:r,shown:i})=>i.flatMap(
(a,c)=>[!1,!0].map(l=>({title:o,words:`${r({moment:c,isAsked:!1,isEnd:l})} −0.000`})))),n=({title:o,words:r})=>o.length+
r.length,s=t.reduce((o,r)=>n(r)>n(o)?r:o,{title:"",words:""});this.caption.style.removeProperty("min-height"),this.#b(s.
title,s.words),this.caption.style.setProperty("min-height",`${this.caption.offsetHeight}px`)}#b(t,n){if(this.caption.textContent===
`${t}. ${n}`)return;let s=document.createElement("b");s.textContent=`${t}.`,this.caption.replaceChildren(s,` ${n}`)}#p(t,n){
let s=this.#f().map(({scene:o})=>o?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...s))}#f(){return[...new Map(this.
beats.map(n=>[n.cells[0]?.closest("figure"),n])).values()]}#d(t){let n=new Set(t.map(({key:o})=>o));for(let[o,r]of this.#t)
n.has(o)||(r.element.remove(),this.#t.delete(o));for(let o of t){let r=this.#t.get(o.key);r?.kind!==o.kind&&(r?.element.
remove(),r=od(o.kind),this.#t.set(o.key,r)),rd(r,o)}let s=[...n].join();s!==this.#n&&(this.#n=s,this.svg.append(...t.map(
({key:o})=>this.#t.get(o).element)))}}});function Ta(e){document.dispatchEvent(new CustomEvent("pointerscope:ask",{detail:e}))}var Ma,va=A(()=>{"use strict";Ma=document.
documentElement.dataset.inRoom==="lead"});function zn(e,t,{text:n,right:s,outcome:o=""}){let r=document.createElement("div");r.className="predict",r.setAttribute(
"role","group"),r.setAttribute("aria-label","Predict, then see");let i=document.createElement("p"),a=document.createElement(
"b");a.textContent="Predict, then see. ",i.append(a,e);let c=document.createElement("div");if(c.className="choices",c.append(
...t.map(l=>{let u=Gn(l);return u.dataset.choice=l,u})),r.append(i,c),Ma){let l=Gn("Ask the hall"),u={choice:s,outcome:o};
l.addEventListener("click",()=>Ta({question:{kind:"choice",text:n,choices:t,answer:u}})),r.append(l)}return r}function Vn(e,t,n,s){
for(let r of b(e,"[data-choice]",HTMLButtonElement)){let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=
String(i===n))}let o=document.createElement("p");o.setAttribute("role","status"),o.textContent=s,e.append(o)}function Gn(e){
let t=document.createElement("button");return t.type="button",t.textContent=e,t}var fo=A(()=>{"use strict";V();va()});function $a(e){e.addEventListener("click",t=>{let n=P(t),s=Kn(n);if(!s)return;n.closest("[data-play]")&&Ed(s);let o=n.closest(
"[data-move]");o instanceof HTMLElement&&Sd(s,Number(o.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&Nd(s,r),n.closest("[data-speed]")&&Ad(e)}),e.addEventListener("input",t=>{let n=P(t),s=Kn(n);if(!s||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;jt(s);let o=Number(n.value);Jn(s,Qe.matches?Math.round(o):o)}),e.addEventListener(
"keydown",t=>{let n=P(t),s=Kn(n),o={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!s||!o||!n.matches("[data-s\
crub]")||(t.preventDefault(),jt(s),Ia(s,o))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let s=P(n).
closest(Na),o=s&&Kn(s);o&&s instanceof HTMLTableCellElement&&xd(o,s)})}function La(e){for(let t of b(e,"[data-step]")){let n=N(
t,".play");!n||Ut.has(t)||(n.hidden=b(t,Na).length<dd,n.hidden||md.observe(t))}}function mo(e){for(let t of e)re(t)}function go(e){
for(let t of b(e,"[data-step]"))jt(t)}function ka(e){Ut.get(e)?.stage?.redraw()}function re(e){let t=N(e,".play");if(!t||
t.hidden||Ut.has(e))return Ut.get(e);let n=xa(e),s=n.flatMap(f=>f.cells),o=gd(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:wd(e,n),c=a?s.indexOf(a)+1:0,l={moments:o,cells:s,at:o.length,goal:o.length,frame:0,time:0,
hold:0,asks:a?o.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new qn(e,n):null};Ut.set(e,l);let u=E(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(o.length),u.step="any",u.value=u.max,bd(l),l}function gd(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,s=0,o=e.flatMap(a=>{let c=n.has(a.kind)?ld:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,ad/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:s+f,seconds:l}));return s+=a.cells.length,
u}),r=o.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,cd/r);return o.map(a=>({...a,seconds:i*a.seconds}))}function wd(e,t){
let n=t.flatMap(u=>u.kind==="moves"?[]:u.cells),s=n.map(({textContent:u})=>u??"");if(n.length<po||new Set(s).size<po)return null;
let o=new Set(n),i=b(e,"td, .step-text, .formula, .reasons").filter(u=>!(u instanceof HTMLTableCellElement&&o.has(u))).flatMap(
({textContent:u})=>u?.match(hd)??[]),a=[...s,...new Set(i)].map(Oa),c=u=>a.filter(f=>f===Oa(u)).length>1,[l]=n.slice(Math.
floor(n.length/2)).map(u=>{let f=u.textContent??"";return{cell:u,text:f,isTold:c(f),size:Math.abs(Zt(u))}}).sort((u,f)=>Number(
u.isTold)-Number(f.isTold)||f.size-u.size);return l&&!(l.isTold&&pd.test(l.text))?l.cell:null}function Oa(e){return e.replace(
"−","")}function bd({stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function xd(e,t){let n=Ut.get(e);if(!n?.
stage||n.frame||n.at<n.moments.length)return;let s=n.stage.beats.find(({cells:i})=>i.includes(t));if(!s)return;let o=s.cells.
indexOf(t),r=s.kind==="products"?o+1:s.shown.length;n.stage.show(s,r)}function Ed(e){let t=re(e);if(t){if(t.frame){jt(e);
return}t.at>=t.moments.length&&Jn(e,0),Ra(e,t.moments.length)}}function Ra(e,t){let n=re(e);if(!n)return;jt(e),n.goal=t,
n.time=performance.now(),n.hold=Qe.matches?.01:0,_a(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});let s=o=>{n.
frame=requestAnimationFrame(s);let r=Math.max(0,o-n.time)/1e3*Yn;n.time=o,yd(e,n,r)};n.frame=requestAnimationFrame(s)}function yd(e,t,n){
let s=Math.floor(t.at),o=t.moments[s];if(t.at>=t.goal||!o){jt(e);return}if(s===t.at&&s===t.asks&&Ca(e,t)){vd(e,t);return}
if(t.hold>0){t.hold-=n;return}let r=Math.min(s+1,t.at+(Qe.matches?1:n/o.seconds)),i=r===s+1;i&&Qe.matches?t.hold=o.seconds:
i&&o.beat.scene&&t.moments[r]?.beat!==o.beat&&(t.hold=ud),wo(e,t,r)}function jt(e){let t=Ut.get(e);t?.frame&&(cancelAnimationFrame(
t.frame),t.frame=0,_a(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute(
"data-playing")},fd))}function _a(e,t){E(e,"[data-play]").textContent=t?"Pause":"Play"}function Ad(e){Yn=ho[(ho.indexOf(
Yn)+1)%ho.length]??1;for(let t of b(e,"[data-speed]"))t.textContent=`${Yn}×`}function Sd(e,t){let n=re(e);n&&(jt(e),Math.
abs(t)>1?Jn(e,t<0?0:n.moments.length):t<0||Qe.matches?Ia(e,t):Ra(e,Math.floor(n.at)+1))}function Ia(e,t){let n=re(e)?.at??
0;Jn(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function Jn(e,t){let n=re(e);n&&(N(e,".playing .predict")?.remove(),wo(e,n,Math.
max(0,Math.min(n.moments.length,t))))}function Ca(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-m\
ode="all"]')}function wo(e,t,n){let{moments:s,cells:o,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=s[c],u=c+1===
n,f=s[c-1]?.end??0,d=u?l?.end??0:f,h=!!Ca(e,t)&&n<=a;e.toggleAttribute("data-playing",n<s.length||t.frame>0),e.toggleAttribute(
"data-guessing",h),E(e,"[data-scrub]",HTMLInputElement).value=String(n);let m=Md(s,n);if(m){let x=h&&i?m.beat.cells.indexOf(
i):-1;r?.show(m.beat,m.at,x)}let p=n<s.length?m?.rest??"":"";if(r){let{figure:x}=r;t.frame&&x.dataset.rest&&!p&&x.scrollIntoView(
{block:"nearest"}),x.dataset.rest=p}let g=`${c} ${u}`;if(g===t.painted&&n>0)return;t.painted=g;for(let[x,S]of o.entries())
S.toggleAttribute("data-ahead",x>=d),S.removeAttribute("data-asked");Pa(e,l,Math.max(d,f+1),o.length);let w=l&&Td(t,l);if(!w){
Tn(e),Hn(e,null);return}je(w,{withoutResult:!u||w.hasAttribute("data-ahead")}),t.frame&&(!r||p)&&w.scrollIntoView({block:"\
nearest"}),r||Hn(e,w)}function Md(e,t){let n=Math.max(0,Math.ceil(t)-1),s=e[n];if(s?.beat.scene)return{beat:s.beat,at:s.
place+t-n,rest:""};let o=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(o)return{beat:o.beat,at:o.place+1,rest:"past"};
let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0,rest:"waiting"}:null}function Td({cells:e},{beat:t,place:n,
end:s}){let o=s-(t.shown[n]??0),r=o+(t.shown[n-1]??0),i=Math.max(s,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.slice(
r,a?i:o+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(Zt(f)));return l[u.indexOf(Math.
max(...u))]??e[s-1]}function Pa(e,t,n,s){let o=t?.beat.label?`${t.beat.label}, `:"",r=t?`${o}number ${n} of ${s}`:"";E(e,
".play output").textContent=r,E(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function vd(e,t){jt(e);let n=t.asked;
if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),Pa(
e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),je(n,{withoutResult:!0}),t.stage||Hn(e,n);let s="Which number c\
omes where the question mark is?",o=N(e,"[data-sum]")?.textContent??"",r={text:`${s} ${o}`,right:n.textContent??""},i=zn(
s,Od(n,t.cells),r);E(e,".play").after(i)}function Od(e,t){let n=e.closest("figure"),s=t.filter(r=>r.closest("figure")===
n).reverse(),o=new Map;for(let r of[e,...s,...t])o.size<po&&o.set(r.textContent??"",Zt(r));return[...o].sort(([,r],[,i])=>r-
i).map(([r])=>r)}function Nd(e,t){let n=Ut.get(e),s=n?.asked;if(!n||!s)return;let o=s.textContent??"",r=t.dataset.choice===
o;e.dataset.predicted=String(r),wo(e,n,n.asks+1),je(s);let i=r?"Right.":`It is ${o}; the line above shows why.`,a=E(e,".\
playing .predict");Vn(a,t.dataset.choice??"",o,`${i} Play goes on.`),E(e,"[data-play]").focus({preventScroll:!0})}function Kn(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}var Na,ad,cd,ld,ud,fd,ho,dd,po,hd,pd,Ut,Qe,Yn,md,bo=A(
()=>{"use strict";Ps();V();me();ji();Ea();Sa();fo();Na=`.step-results ${Qt}`,ad=20,cd=60,ld=.6,ud=.5,fd=2500,ho=[1,2,.5],
dd=2,po=4,hd=/−?\d+([.,]\d+)*(e−?\d+)?|−?∞/g,pd=/[.,]|∞/,Ut=new WeakMap,Qe=matchMedia("(prefers-reduced-motion\
: reduce)"),Yn=1;md=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&re(
t)},{rootMargin:"600px"})});var xo={};hs(xo,{previewEdits:()=>$d});function $d(e,t,n){let s=Cn(),{steps:o,known:r}=s.solve(In(s.inputs,JSON.parse(t||
"{}")),n),i=new Map(o.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=b(e,":scope > [data-step]:not([hidden])").filter(Da),
c=a.flatMap(l=>b(l,"figure[data-table]").filter(Da));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&kd(l,f,Ld(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),ka(l)}function Da(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-Ha&&t<innerHeight+Ha}function Ld({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function kd(e,t,n){let s=b(e,"tbody td");if(s.length===t.length)for(let[o,{text:r,exact:i,level:a}]of te(t,
n).entries()){let c=s[o];if(!c)continue;let l=Q(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
Fa(c,"data-value",i===l&&!u?null:i),Fa(c,"data-level",a?String(a):null)}}function Fa(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var Ha,Eo=A(()=>{"use strict";V();Ye();ee();bo();no();Nt();Ha=100});function qa(e,t,n){let s=Id(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return s.map(o=>Cd(o,n)).find(
o=>o)??Hd(s,n)}function Id(e,t){let n=new Map(e.steps.flatMap(s=>s.tables.map(o=>[o.name,o])));return t.steps.flatMap(s=>s.
tables).flatMap(({name:s,variant:o,numbers:r,isShown:i})=>{let a=n.get(s);if(!(a?.variant&&o&&Ua(a.variant)===Ua(o))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=o,[f,d]=[o.rows,o.columns].map(m=>m.map(
p=>Rn(p,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:s,after:o})=>[...s,...o].every(Number.isFinite)).filter(({before:s})=>Math.max(...s.map(Math.abs))>
_d).reverse()}function Ua({rows:e,columns:t}){return JSON.stringify([e,t])}function Cd({title:e,shade:t,rows:n,columns:s,
before:o,after:r},i){let a=s.length;if(t!=="weights"||new Set(s).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[o,r].map(x=>Pd(x.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...s.keys()].
filter(x=>x!==u&&x!==f),h=[u,f,...d].slice(0,Rd).sort((x,S)=>x-S),[m,p]=[s[u]??"",s[f]??""],g=l?`“${e}”, row ${l},`:
`“${e}”`,w=h.map(x=>`${s[x]} ${i(o[c*a+x]??0)}`);return{text:`Without this step, which number of ${g} is the largest\
? With it: ${w.join(", ")}.`,choices:h.map(x=>s[x]??""),right:p,outcome:`The largest is ${p}; with this step it is ${m}.`}}
return null}function Pd(e){let t=Math.max(...e);return e.filter(s=>t-s<ja).length===1?e.indexOf(t):-1}function Hd(e,t){let n=e.
find(Dd);if(!n)return null;let{title:s,rows:o,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[o[Math.floor(l/d)],r[l%d]],m=[s,...h].filter(Boolean).join(", "),p=Ga(u,f)?f>u?Wa:Ba:
yo;return{text:`“${m}” is ${t(u)}. What becomes of it without this step?`,choices:[Wa,Ba,yo],right:p,outcome:`${p}: ${t(
f)}${p===yo?"":` instead of ${t(u)}`}.`}}function Dd({before:e,after:t}){return e.some((n,s)=>Ga(n,t[s]??Number.NaN))}function Ga(e,t){
return Math.abs(e-t)>ja*Math.max(1,Math.abs(e))}var Wa,Ba,yo,Rd,ja,_d,za=A(()=>{"use strict";_n();[Wa,Ba,yo]=["It become\
s larger","It becomes smaller","It stays the same"],Rd=4,ja=1e-9,_d=1e-6});var Ao={};hs(Ao,{askRemoval:()=>Fd});function Fd(e,t,n,s){let o=qa(t,e.dataset.step??"",l=>Q($t(l)));if(!o)return null;let{
right:r,outcome:i}=o,a={text:o.text,right:r,outcome:i},c=zn(o.text,o.choices,a);return c.addEventListener("click",l=>{let{
choice:u}=P(l).dataset;if(u===void 0)return;Vn(c,u,r,`${u===r?"Right. ":""}${i}`);let f=Gn("Put the step back");f.addEventListener(
"click",s),c.append(f),f.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),E(e,".sheet-head").after(c),
e.toggleAttribute("data-supposing",!0),E(c,"button").focus({preventScroll:!0}),c}var So=A(()=>{"use strict";V();ee();Nt();
fo();za()});function es(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=lc.min&&Number(t)<=lc.max:e==="scale"?!0:e==="\
controls"||e==="caption"?Gd[e].includes(t):CSS.supports("color",t)}var lc,Gd,uc=A(()=>{"use strict";lc={min:.5,max:4},Gd=
{controls:["none","some","all"],caption:["none","title","all"]}});function dc(e){let t=fc.then(zd).then(e);return fc=t.catch(()=>{}),t}function zd(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var fc,hc=A(()=>{"use strict";fc=Promise.resolve()});function mc(e){return{"HTML frame":gc(e),"Web component":Vd(e),Markdown:bc(e),Quarto:Kd(e),LaTeX:Yd(e)}}function gc(e){let{
title:t,embed:n}=e;return`<iframe src="${ie(n)}" title="${ie(t)}" width="${ko.width}" height="${ko.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${wc(e)}</iframe>`}function Vd(e){let{server:t,attributes:n}=e,s=Object.
entries({server:t,...n}).map(([o,r])=>r===""?o:`${o}="${ie(r)}"`);return`<script src="${ie(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${wc(e)}</pointer-view>`}function wc({title:e,caption:t,embed:n,picture:s}){let o=[e,t].filter(
Boolean).join(". ");return`<a href="${ie(n)}"><img src="${ie(s)}" alt="${ie(o)}" width="${ko.width}"></a>`}function bc({
title:e,embed:t,picture:n}){return`[![${Jd(e)}](<${pc(n)}>)](<${pc(t)}>)`}function Kd(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",gc(e),"```",":::",'::: {.content-visible unless-format="html"}',bc(e),":::"].join(`
`)}function Yd({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Xd(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${sh([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ie(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Jd(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function pc(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Xd(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function sh(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(nh,"")].flatMap(n=>[...th[n]??oh(n)]).map(n=>Qd[n]??rh(n)).join("")}function oh(e){
return eh.test(e)?e.normalize("NFD").slice(0,1):e}function rh(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Zd.test(e)?e:"?"}var ko,
Qd,Zd,th,eh,nh,xc=A(()=>{"use strict";ko={width:960,height:540};Qd={"\\":"\\textbackslash{}","~":"\\textasciitilde{}","^":"\
\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"$\\|$",
"·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"$\\le\
ftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty$","\
∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\\
rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Zd=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
th={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},eh=/[ąęįųĄĘĮŲ]/,nh=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function yc(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return ih(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Ec("Title",n),Ec("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function ih(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Ec(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,ah(n)),s.buffer}function ah(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Ac=A(()=>{"use strict"});function Ro(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var Sc=A(()=>{"use strict"});function Tc({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:ns("Link"),embed:ns("Embed"),json:ns("JSON"),offline:ns("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=Ze("JSON",()=>Mc(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=uh(()=>{let{
link:g,embed:w}=t(),x=w?n():null;return{...g&&{Address:g},...x&&mc(x)}}),f=()=>{let g=t();for(let w of Object.keys(a)){let x=g[w];
a[w].hidden=x===null,x!==null&&(a[w].href=x)}c.hidden=g.json!==null,u.hidden=g.link===null&&g.embed===null,l.hidden=Jt.answers};
for(let g of["pointerenter","focusin"])i.addEventListener(g,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...ch.map(g=>{let w=g===lh;return new Option(`${g}×`,String(g),w,w)}));let h=async g=>{
let{address:w,meta:x}=await s(g,Number(d.value)),S=x.origin??t().embed??location.href;Ro(yc(w,g,{title:x.title,origin:S}),
`${e()}.${g}`)},m=()=>Mc(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),p=document.createElement("span");return p.
append(Ze("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,p,Ze("SVG",()=>h("svg")),Ze("CSV",m),a.json,c,a.offline,u,l),
f(),i}function uh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(s,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",o.hidden=!0;let c=Object.entries(e()).map(([l,u])=>Ze(l,()=>a(l,u)));s.replaceChildren(...c,r)});let a=async(c,l)=>{o.
value=l,o.hidden=!1,o.setAttribute("aria-label",c);let u=await fh(l);u||o.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function fh(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function ns(e){let t=document.createElement("a");return t.textContent=e,t}function Ze(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Mc(e,t,n){Ro(new Blob(
[e],{type:n}),t)}var ch,lh,vc=A(()=>{"use strict";yt();xc();Ac();Sc();ch=[1,2,4],lh=2});function Dc({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:s/
r},a=o&&(i.width<Oc.width||i.height<Oc.height),c={...i,isFixed:o,isTiny:a,isNarrow:i.width<560,scale:r},l=a?Ah(t,t.meta.
small??{}):t;if(!o)return{data:e,layout:{...l,...Lc(l,c)}};let u=Mh(Sh(e,l),c),f={...u,...Lc(u,c),...vh(e,u,c),...$h(u,c)};
return{data:Ch(e,u,c.height),layout:f}}function Ah(e,t){return Fc(e,t)}function Fc(e,t){if(!$c(e)||!$c(t))return t;let n={
...e};for(let[s,o]of Object.entries(t))n[s]=Fc(e[s],o);return Object.fromEntries(Object.entries(n).filter(([,s])=>s!==null))}
function $c(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Wc(e,t){return Object.entries(e).filter(([
s])=>t.test(s))}function Bc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Uc(e){return Wc(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function jc(e,t){return e[t]}function Sh(e,t){let{xaxis:n}=t,s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(s)&&o.length===s.length;return n?.tickangle!==
-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function Mh(e,{width:t,isTiny:n,
scale:s}){let{xaxis:o,yaxis:r,meta:i}=e,a=o?.ticktext;if(!o||o.tickangle!==-90||!a||a.length<=ae)return e;let c={...o,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((p,g)=>ss(
p,g,1/0)),m=a.map((p,g)=>String(g+1));return{...e,xaxis:{...c,ticktext:m},yaxis:{...r,ticktext:h}}}let[u,f]=o.domain??[0,
1],d=(f-u)*(t-(n?_c:Rc))/a.length;for(let h of[1,kc]){let m=a.map((g,w)=>Th(ss(g,w,1/0),d/h));if(m.includes(""))continue;
let p={...o.tickfont,size:h*s*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:m,...h<1&&{tickfont:p}}}}return e}
function Th(e,t){let n=Math.floor(t/qt)-1,s=[];for(let o of e.split(" ")){let r=s.at(-1);if(o.length>n)return"";r!==void 0&&
r.length+1+o.length<=n?s[s.length-1]=`${r} ${o}`:s.push(o)}return s.length<=hh?s.join("<br>"):""}function vh(e,t,{width:n,
height:s,isTiny:o,scale:r}){let i=Oh(e,t),a=Math.max(...i.map(w=>w.length*qt+bh)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ct>s/(o?4:3),u=i.length>0&&!l,f=Nh(t,s,r),h=((f.annotations?.find(({font:w})=>w?.size)?.font?.size??
0)/r||ct)*Pc+2,m=Math.min(t.margin?.t??8,u?c*ct+4:t.annotations?.length?h:8),p=Hc.some(w=>jc(t,w)?.colorbar?.orientation===
"h"),g=!t.margin||p&&!o;return{...l&&{showlegend:!1},...!g&&{margin:{...t.margin,t:Math.ceil(m*r)}},...f}}function Oh(e,t){
if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,visible:i,showlegend:a,legendgroup:c}of e)!o||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.
values()]:[]}function Nh(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=s.
filter(r);if(!i.length)return{};let a=Uc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=o.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ct)/Pc);if(u>=l)return{};let f=Math.max(yh,u*
n);return{annotations:s.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function $h(e,{height:t,isTiny:n}){let s=Math.floor(
t/3/qt),o=t-qc(e,1/0,s)-Ic,r={};for(let i of Hc){let a=jc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=Lh(e,i,a,o))}return r}
function Lh(e,t,n,s){let o=n.colorbar??{};if(s>=dh||o.ticktext||o.orientation==="h")return n;let r=e.template.layout[t],
i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let f=Math.max(ae,Math.floor(a/ct/1.5));return{...n,colorbar:{
...o,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ct)&&u.push(f)}return{...n,colorbar:{...o,tickvals:u}}}function Lc(e,t){let{width:n,height:s,isFixed:o,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=o?Math.floor(s/3/qt):1/0,l=qc(e,a,c),u=o?l?Ic:Cc:0,f=Math.max(s-l-(r?2*ct:u),ct),d=r?n-_c:Math.max(n-Rc,60);
return Object.fromEntries(Wc(e,/^[xy]axis/).map(([h,m])=>{let p=h.startsWith("x"),g=o&&p?_h(m,e,f):m,[w,x]=g.domain??[0,
1],S=(x-w)*(p?d:f),O=e.template.layout.font.size*t.scale,C=kh(g,p,S,O,t),L=e.meta.priority?.[h];return[h,Rh(C,{isX:p,length:S,
fontSize:O,upright:c,priority:L},t)]}))}function kh(e,t,n,s,{isTiny:o,isFixed:r}){let i=e.title?.text??"";if(!o)return r&&
!t&&i.length*qt>xh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>Eh)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(qt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:s-2},text:u}}}function Rh(e,{isX:t,length:n,fontSize:s,upright:o,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?Ih(e,t,
n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*qt>n-qt)return{...e,tickfont:{size:.75*s}};if(h<=
ae&&(t||!c||n>=ct))return e;let p=!t&&c&&n/h<ct&&n/h>=Nc,g=t&&e.tickangle===0&&f.every(C=>/^\d+$/.test(C)),w=Math.floor(
n/(p?Nc:g?mh:ct)),x=h<=ae?[h-1]:Ph(h,w,r),S=t&&e.tickangle!==0?o:1/0,O=Gc(f,u?a:1/0,S);return{...e,...p&&{tickfont:{...e.
tickfont,size:kc*s}},tickvals:x.map(C=>d[C]??C),ticktext:x.map(C=>O[C]??"")}}function _h(e,t,n){let[s]=Bc(t,e.anchor)?.domain??
[0,1],o=Uc(t).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return e.side==="top"||i>2.4*ct?e:{...e,title:{},
...i<.9*ct&&{showticklabels:!1}}}function Ih(e,t,n,{isTiny:s,isNarrow:o}){let r=Math.max(ae,Math.floor(n/(t?gh:ct*1.5)));
if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,
...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(ae,Math.floor(n/wh))};let c=o&&t&&e.nticks&&!s?ae:r,l=Math.
min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:e}function Ch(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||
!s.texttemplate)return s;let o=Bc(t,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;return a===void 0?s:(i-r)*(n-Cc)<
a*ct?{...s,texttemplate:""}:s})}function Ph(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;let o=Math.max(1,Math.ceil(
e/Math.max(1,t)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(
a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function qc({xaxis:e},t,n){let s=e?.tickangle===0?[]:e?.ticktext??
[],o=Gc(s,t,n).map(r=>r.length);return Math.max(0,...o)*ph}function Gc(e,t,n){return e.map((r,i)=>Hh(r,i,t,n)).every((r,i)=>r===
e[i])?e:e.map((r,i)=>ss(r,i,n,t))}function Hh(e,t,n,s){return n===1/0&&e.length<=s?e:ss(e,t,s,n)}function ss(e,t,n,s=1/0){
let o=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?
14:1/0,d=Math.min(o?Math.max(5,Math.floor(s/48)):f,n),h=l.length>d&&!l.includes("&")?`${l.slice(0,d-1)}…`:l;return i+(u?
`${t+1} ${h}`:h)+c}var Oc,dh,ae,ct,qt,Nc,kc,hh,ph,mh,gh,wh,Rc,_c,Ic,Cc,bh,xh,Eh,yh,Pc,Hc,zc=A(()=>{"use strict";Oc={width:420,
height:200},dh=300,ae=2,ct=20,qt=8,Nc=13,kc=.75,hh=3,ph=7.5,mh=30,gh=44,wh=18,Rc=240,_c=90,Ic=56,Cc=90,bh=48,xh=1.3,Eh=.6,
yh=9,Pc=1.4,Hc=["coloraxis","coloraxis2"]});function Po(e,t){let n=JSON.stringify(Object.values(e)),s=Me.get(n)??new Map;Me.delete(n),Me.set(n,s);for(let i of Me.keys()){
if(Me.size<=Dh)break;Me.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise((i,a)=>Fh(n,e,t,{resolve:i,reject:a}));
return s.set(t,r),r.catch(()=>s.delete(t)),r}function Fh(e,t,n,s){let o=_o.get(e);if(o){o.views.set(n,s);return}let r=new Map(
[[n,s]]);_o.set(e,{query:t,views:r}),setTimeout(()=>{_o.delete(e),Wh(t,r)},0)}async function Wh(e,t){let{server:n,path:s,
query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Xt(`${s}/figures?${pt({...o,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof z&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?Bh(e,l).then(u,f):f(a)}}function Bh({server:e,path:t,query:n,theme:s},o){let r=pt({...n,theme:s});
return Xt(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}async function Kc(e,t){let n=Io.get(e),s=n??(e.startsWith("#")?
Uh(e.slice(1)):jh(e));n||(Io.set(e,s),s.catch(()=>Io.delete(e)));let o=await s;if(it(o))return o;let{templates:r={}}=o.layout.
meta,i=r[t];if(!i)return o;let a=Vc(i),c=new Map;for(let d of Object.values(r))Vc(d).forEach((h,m)=>{c.set(h,a[m]??h)});
let{data:l,layout:u}=Co({data:o.data,layout:o.layout},c),{meta:f}=o.layout;return{...o,data:l,layout:{...u,meta:f,template:i}}}
function Vc(e){return e.layout.colorway}function Co(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(s=>Co(s,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([s,o])=>[s,Co(o,
t)])):t.get(e)??e}async function Uh(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function jh(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new z(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function Te(e,{server:t,path:n,view:s,values:o}){let r=encodeURIComponent(s),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=pt({...i&&e!=="json"?{step:s}:{},
...o}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var Dh,Me,_o,Io,Yc=A(()=>{"use strict";yt();Sn();Dh=12,Me=
new Map,_o=new Map;Io=new Map});function Xc(e,t,{width:n,height:s,scale:o},r=Jh){let{font:i}=t.template.layout,a={size:i.size*o,family:String(i.family??
"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[f,d]of Object.entries(t)){if(!/^[xy]axis/.test(f))continue;let h=d,
m=f.startsWith("x"),p=qh(h,m,a,r);if(p===null||p&&!Kh(t,h,m))continue;l[f]={...h,automargin:!1};let g=m?"b":"l";if(p&&(c[g]=
Math.max(c[g],Math.ceil(p)+8)),p&&!m){let w=Math.ceil((h.tickfont?.size??a.size)/2);c.t=Math.max(c.t,w),c.b=Math.max(c.b,
w)}}let u=s-c.t-c.b;for(let f of["coloraxis","coloraxis2"]){let h=e.some(({coloraxis:g,visible:w})=>g===f&&w!==!1)?zh(t,
f,u,a,r):0,m=Math.min(12,c.l,c.t,c.b),p=(h+m+(1.02-1)*(n-c.l))/1.02;h&&(c.r=Math.max(c.r,Math.ceil(p)))}for(let[f,d]of Object.
entries(l)){if(!f.startsWith("x")||!d.ticktext||d.tickangle!==0)continue;let h=rs(d.ticktext,{...a,...d.tickfont},r).width;
Vh(d,h,n,c)&&delete l[f]}return{...t,...l,margin:c}}function qh(e,t,n,s){if(e.visible===!1)return 0;let o=e.title?.text??
"";if(e.showticklabels===!1)return o?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,u=t&&c===-90;if(!i||
!a||c!==0&&!u||l&&l!==(t?"bottom":"left")||e.ticks)return null;let d=e.tickfont?.size??n.size,h=rs(i,{...n,size:d},s);return 1+
(u?h.width+.2*d:t?h.height:h.width)+Gh(e,o,n)}function rs(e,{size:t,family:n},s){let[o,r,i]=[0,1,0];for(let a of e){let c=a.
includes("<b>")?700:400,l=a.split(Jc);r=Math.max(r,l.length);for(let u of l){let f=s(Yh(u),`${c} ${t}px ${n}`);o=Math.max(
o,f.width),i=Math.max(i,f.descent)}}return{width:o,height:t+(r-1)*1.3*t+i}}function Gh(e,t,n){if(!t)return 0;let{font:s,
standoff:o}=e.title,r=s?.size??Math.round(1.2*n.size),i=t.split(Jc).length-1;return r*(.7+i*1.3)+(o??6)}function zh(e,t,n,s,o){
let r=e[t]??{},a={...e.template.layout[t]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,thickness:u,len:f=1}=a,d=a.orientation===
"h"||"x"in a||"xanchor"in a;if(r.showscale===!1||d||!c?.length||!u)return 0;let h=rs(l??c.map(String),s,o),m=20+u,p=a.title?.
text;if(!p)return m+1+h.width;let g=Math.round(1.2*s.size),w=rs([p],{...s,size:g},o).width,[x,S]=[r.cmin??c[0]??0,r.cmax??
c.at(-1)??1],O=f*n-20;return c.some(L=>Math.abs((L-x)/(S-x)-.5)*O<w/2+1.3*(s.size/2))?m+1+h.width+1.45*g+2:m+10+1.25*g}function Vh({
domain:e=[0,1],categoryarray:t,ticktext:n=[]},s,o,{l:r,r:i}){let[a,c]=e,l=o-r-i,u=(c-a)*l/(t??n).length,f=Math.min(r+a*l,
i+(1-c)*l);return(s-u)/2>f}function Kh(e,t,n){let s=t.anchor??(n?"y":"x"),o=e[`${s[0]}axis${s.slice(1)}`],[r]=o?.domain??
[0,1];return r===0}function Yh(e){return e.replace(/<[^>]*>/g,"").replace(/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function Jh(e,t){
if(os??=document.createElement("canvas").getContext("2d"),!os)return{width:0,descent:0};os.font=t;let{width:n,fontBoundingBoxDescent:s}=os.
measureText(e);return{width:n,descent:s}}var Jc,os,Qc=A(()=>{"use strict";Jc=/<br ?\/?>/i,os=null});function tl({x:e,y:t,xaxis:n,yaxis:s},o){let r=[Zc(n,e,o),Zc(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function Zc(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function el(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(Xh());if(!e._fullLayout)
return;let o=e._fullLayout,{_subplots:r}=e._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[u,f]=[o[`xaxis${c}`],o[`yaxis${l}`]];if(!u||!f)return[];let d=[u,f].every(({_name:h})=>t.includes(h));return[[u,
f],[f,u]].flatMap(([h,m])=>h&&m&&t.includes(h._name)&&(d||h.anchor===m._id)?n.map(g=>Qh(h,m,g)):[])});s.replaceChildren(
...i.filter(a=>a!==null))}function Xh(){let e=document.createElement("div");return e.className="view-marks",e}function Qh(e,t,n){
if(!e._length)return null;let s=e._id.startsWith("x"),o=[e.l2p(n-.5),e.l2p(n+.5)],[r,i]=[Math.min(...o),Math.max(...o)];
if(!(i>0&&r<e._length)||!t._length)return null;let[a,c]=s?[e._offset+r,t._offset]:[t._offset,e._offset+r],[l,u]=s?[i-r,t.
_length]:[t._length,i-r],f=document.createElement("div");return Object.assign(f.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${u}px`}),f}var nl=A(()=>{"use strict"});function ol(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function rl(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function il(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function al(e,t){return e.map(s=>{let{name:o,title:r,values:i}=s,a=cl(s)[i.indexOf(t[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function cl({values:e,labels:t}){return t??e}function sl(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Ho(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var is,ll=A(()=>{"use strict";is=class{#e;#t;#n="";#s=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},s,o){let r=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#o(c))),r.length&&o&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#e.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#s),this.#s=0,this.#r&&(this.#r.textContent=
"Play")}#o(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=cl(t);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),sl(s,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),sl("Open",n)}#a({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=s[Math.max(0,Math.min(s.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(o()+u)},a=Ho(
"Play",()=>{if(this.#s){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#s=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#r=a;let c=Ho("‹",()=>i(-1)),l=Ho("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function as(e){return window.Plotly?Promise.resolve(window.Plotly):(Do??=new Promise((t,n)=>{let s=document.createElement(
"script");s.src=e?new URL(`static/${ul}`,e).href:new URL(`../${ul}`,import.meta.url).href;let o=()=>{Do=void 0,s.remove(),
n(new Error("The drawing library could not be loaded. Reload the page to try again."))};s.addEventListener("load",()=>window.
Plotly?t(window.Plotly):o()),s.addEventListener("error",o),document.head.append(s)}),Do)}async function fl(e,t,n){let{width:s,
height:o}=e.layout;return(await as()).toImage(e,{format:t,width:s,height:o,...t==="png"&&{scale:n}})}var ul,Do,dl=A(()=>{
"use strict";ul="vendor/plotly/plotly-traces-4.1.1.min.js"});var dp={};function gl(e){return e instanceof z&&e.status===0}function up(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=cp,e}function fp(e){let t=Object.entries(e).map(([n,s])=>{if(!/^[xy]axis/.
test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=o.type==="category"&&!o.categoryarray&&
r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(t)}var Bo,Uo,Zh,wl,tp,hl,pl,Fo,
ep,np,sp,cs,op,ml,rp,ip,ap,cp,lp,ve,Wo,jo,bl=A(()=>{"use strict";yt();uc();hc();vc();Sn();zc();Yc();Qc();nl();ll();dl();
ks();_s();Bo={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"inter\
ventions",against:"against"},Uo=["inputs","removed"],Zh=new Set(["server","source","model","lesson","view","theme","read\
s",...Uo,...Object.keys(Bo)]),wl=["scale","accent","controls","caption"],tp=new Set([...wl,"fill"]),hl=":scope > a",pl="\
pointer-view:hover",Fo=matchMedia("(prefers-color-scheme: dark)"),ep={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1,
showAxisDragHandles:!1},np=120,sp=[["short",576,0],["low",352,0],["tight",288,352]],cs={height:525,width:640,least:.75,most:4},
op="400px 0px",ml=660,rp="[data-answer]:not(pointer-view *)",ip=/^(\w+):(\d+)$/,ap="The server draws this chart, and it \
does not answer.",cp="The answer above is computed in this browser.",lp="Type visits, or add a place, to see what the mo\
del answers.",ve=null,Wo=null,jo=class extends HTMLElement{#e=null;#t=null;#n=null;#s=0;#r=!1;#o="";#i=!1;#a="";#h=[];#l=!1;#w=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#I()},{rootMargin:op});#b=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#p=new MutationObserver(
t=>this.#X(t.map(({attributeName:n})=>n??"")));#f=t=>this.getAttribute(t);#d=()=>{if(!this.#n||!this.#t){this.#E();return}
this.#O(this.#S),this.#g()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#_=({type:t})=>this.#ot(t==="beforeprint");connectedCallback(){
this.#e??=this.#D(),this.#v(),document.addEventListener("pointerscope:theme",this.#d),document.addEventListener(pl,this.#R),
Fo.addEventListener("change",this.#d);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#_);this.#b.
observe(this),this.#p.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#w.observe(this):this.#l=!0,this.#E()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#d),document.removeEventListener(pl,this.#R),Fo.removeEventListener(
"change",this.#d);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#_);this.#b.disconnect(),this.#p.
disconnect(),this.#w.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#h.join()&&(this.#h=t,this.#j())}get chosen(){
return this.#t?this.#y:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+An(this.#t)+n)}get#c(){return this.#e??=this.#D(),this.#e}#I(){this.#l=!0,this.#w.disconnect(),this.#E()}#X(t){
t.some(s=>tp.has(s))&&(this.#v(),this.#g()),t.includes("beat")&&this.#C();let n=t.filter(s=>Zh.has(s)&&!this.#Q(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#I():n.length?this.#E():this.#x.some(({name:s})=>t.includes(s))?this.#k()&&
this.#g():t.includes(this.#a)&&this.#E()}#Q(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#d(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#C(){if(!this.#o)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#x(){return this.#t?Mt(this.#t).choices??[]:[]}#E(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#et()}))}get#T(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#A(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Yt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#S(){let t=this.getAttribute("theme");return t===
"auto"?Fo.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&es("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/cs.height,t/cs.width))/10;return Math.min(cs.most,Math.max(cs.least,
s))}#v(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):
this.style.removeProperty("--scale"),t&&es("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#H(){if(this.hasAttribute("lesson")){let n=Uo.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Bo).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#H;
this.#s+=1;let s=this.#s,o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#T&&r&&(!t||n.visits||n.record);
if(!o&&!i){this.#N(lp);return}if(!this.#l){this.#N("");return}let a=this.#S;this.#O(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#A,path:this.#T,query:n,theme:a},l=this.hasAttribute("server")?this.#A:"",[u]=await Promise.
all([o?Kc(o,a):this.#nt(c,r),o?null:r===yn?import("./network-drawing.js"):as(l)]),f=it(u),d=f?await import("./network-drawing.js"):
null;f||await as(l),await dc(()=>{s===this.#s&&(this.#rt(d?.NetworkDrawing??null,Mt(u).title),this.#t=f?u:structuredClone(
u),this.#at(this.#t),this.#st({...c,theme:"light"},r))})}catch(c){s===this.#s&&this.#W(c)}finally{s===this.#s&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let s=n===yn?this.#n:null,o=this.getAttribute("model")??"",r=await s?.compute(t,o,{isSilent:!1});
if(r)return r;try{return await Po(t,n)}catch(i){if(!gl(i))throw i;let a=await s?.compute(t,o,{isSilent:!0});if(!a)throw i;
return a}}#O(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#st(t,n){if(!this.#t||it(this.#t))return;let{
template:s,meta:o}=this.#t.layout,r=o.templates?.light;ve??=r??(this.#S==="light"?s:null),!(ve||this.hasAttribute("sourc\
e"))&&(Wo??=Po(t,n),Wo.then(i=>{it(i)||(ve??=i.layout.template)}).catch(()=>{Wo=null}))}#ot(t){if(this.#i=t,!this.#t||!this.#o)
return;let n=ve??this.#n;this.#O(t&&n?"light":this.#S),this.#g(),t||requestAnimationFrame(()=>this.#g())}#D(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#m("h3","view-title"),caption:this.#m("p","view-capti\
on"),choices:this.#m("div","view-choices"),summary:this.#m("p","view-summary"),failure:this.#m("p","view-failure"),trust:this.#m(
"p","view-trust"),plot:this.#m("div","view-plot"),details:this.#m("details","view-table"),exports:Tc({name:()=>this.#V,links:()=>this.#gt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>Sr(this.#z()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#G());let s=new is(n.choices,{selected:()=>this.#y,select:(r,i)=>this.#ht(r,i),open:r=>this.#u(
"open",r)}),o=this.querySelector(hl);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...o?[o]:
[]),this.addEventListener("toggle",({target:r})=>this.#dt(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:s}}#m(t,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(
t);return o.className=n,o}#rt(t,n){if(t===null==(this.#n===null))return;let s=this.#c,o=s.plot.cloneNode();o.removeAttribute(
"data-listening"),o.role=t?"group":"img",s.plot.replaceWith(o),s.plot=o,this.#n?.bar?.remove(),this.#n=t?new t(o,{title:n,
isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),told:r=>this.#Z(r),acts:{server:()=>this.hasAttribute(
"source")?null:this.#A,answered:r=>this.#it(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):null,this.#n?.bar&&s.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#n??{};s?this.setAttribute(
"interventions",s):this.removeAttribute("interventions"),this.#k()&&this.#g(),this.#u("interventions",n)}#F(t){let{plot:n,
details:s,choices:o,exports:r,failure:i}=this.#c;for(let c of[n,s,o,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#N(t){this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#F(!0),this.#c.
summary.textContent=t}#W(t){this.#N("");let{failure:n}=this.#c,s=gl(t)&&document.querySelector(rp)!==null,o=s?ap:fn(t);if(n.
replaceChildren(o),s&&n.append(" ",up()),n.hidden=!1,this.#u("failed",{message:o}),!(t instanceof z)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#E()),n.append(" ",r)}#at(t){let{title:n,caption:s,controls:o}=this.#c,r=Mt(t);n.textContent=r.title,n.hidden=
!1,s.textContent=r.caption,this.#ct(r.trust),this.toggleAttribute("data-network",it(t)),this.#F(!1),o.offer(r,it(t)?[]:t.
data,!this.hasAttribute("fill")),this.#k()&&this.#g()}#ct(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.
hasAttribute("source")||!Jt.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.getAttribute("mod\
el")??"");s.href=new URL(`insights/${o}#view-${t.view}`,this.#A).href,s.textContent="Which explanation to believe",n.append(
" ",s)}#g(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,s=this.#$(An(this.#t)),o=n?Math.min(s.width||ml,ml):s.width;
if(!o)return;it(this.#t)?(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}p\
x`:"",this.#lt(t,this.#t,{...s,width:o}));let r=!this.dataset.drawn;r&&this.querySelector(hl)?.remove(),this.#o=`${o}×${s.
height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#C(),this.#j(),this.#u("drawn",{})}#lt(t,{data:n,layout:s},o){
let r=this.#i,i=r&&ve?{...s,template:ve}:s,a=this.#B({data:n,layout:i},o);window.Plotly?.react(t,a.data,r?{...a.layout,width:o.
width}:a.layout,ep),t.dataset.listening||this.#ut(t)}#B({data:t,layout:n},{width:s,height:o,isFixed:r}){let i="rgba(0, 0\
, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=Dc({data:t,layout:fp(n)},{width:s,height:o,isFixed:r,
scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{...Xc(f.data,
f.layout,{width:s,height:o,scale:a}),...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#ut(t){t.dataset.listening="t\
rue",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,s,o]=ip.exec(String(
[n.customdata].flat()[0]))??[];s&&this.#u("select",{table:s,row:Number(o)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u(
"hover",{visits:tl(n,this.#U)})}),t.on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#U(){return this.#t?Mt(this.#t).
visit_axes??[]:[]}#u(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#j(){!this.#t||
!this.#o||(this.#n?this.#n.mark(this.#h):el(this.#c.plot,this.#U,this.#h))}#$(t){let{plot:n}=this.#c,s=n.clientWidth;if(!this.
hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#v(),this.#ft();let{above:o,
below:r}=this.#q();this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),
np);return{width:s,height:i,isFixed:!0}}#ft(){let[t,n]=[this.offsetWidth/this.#M,this.offsetHeight/this.#M],s=sp.filter(
([,o,r])=>n<o||t<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#q(){let{plot:t,details:n,exports:s}=this.#c,
o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().
top-o.top)/r,below:a/r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)return;let{width:t,height:n}=this.#$(
An(this.#t));t&&this.#o!==`${t}×${n}`&&this.#g()}#ht(t,n){this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#k(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:rl(this.#x,this.#f);if(n)return this.#W(new Error(n.
message)),this.#a=n.name,!1;let s=Mt(t),o="";if(this.#x.length&&!it(t)){let r=this.#y;this.#c.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));xr(t,r);let{summaries:i}=s;i&&(s.summary=i.texts[il(
this.#x,i.by,r)]??""),o=`: ${al(this.#x,r)}`}return this.#c.summary.textContent=s.summary??"",this.#c.plot.setAttribute(
"aria-label",`${s.title}${o}. ${s.summary??""}`),this.#G(),!0}get#y(){return ol(this.#x,this.#f)}#G(){let{details:t}=this.#c;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Mt(this.#t).title}`),n.append(...this.#z().map(Mn)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#z(){return this.#t?Ar(this.#t,this.#y):[]}async#pt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:it(s)?await this.#n?.address(t,n)??"":await fl(this.#mt(s),t,n),meta:Mt(
s)}}#mt(t){let{data:n,layout:s}=structuredClone(t),o=this.#$(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#B({data:n,layout:s},o),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#V(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#A,path:this.#T,view:this.getAttribute("vie\
w")??"",values:{...this.#H.query,...this.#y}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=wl.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&es(s,o??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Jt.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#K;return{link:n,embed:Te(
"embed",this.#J(o)),json:Te("json",o),offline:Te("offline",o)}}#J(t){let{controls:n,...s}=this.#Y,o={...t.values,...s,...n&&
n!=="some"&&{controls:n}};return{...t,values:o}}#wt(t){let n=this.#K,{title:s,summary:o=""}=Mt(t),r=["model","lesson","v\
iew","reads",...Uo,...Object.keys(Bo)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#y,...l&&{theme:l},...c},
f=this.#J(n);return{title:s,caption:o,name:this.#V,server:n.server,embed:Te("embed",f),picture:Te("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",jo)});yt();Ps();V();var Hs={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},xu="input, select, textarea, [contenteditable], dialog[open]",Eu="\
a[href], button, summary, [role=button]",yu=".table-frame";function $r({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(s=!1),!(!s||
!t()||!Nr(r)||n(r.key))&&(r.stopImmediatePropagation(),o(r))},{capture:!0}),window.addEventListener("keydown",r=>{Nr(r)&&
o(r)}),window.addEventListener("change",({target:r})=>{s&&t()&&r instanceof HTMLElement&&r.blur()});let o=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function Nr({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:o,ctrlKey:r,metaKey:i}){
if(n||s||o||r||i||!Object.hasOwn(Hs,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(xu)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Eu))return!1;let a=t.closest(yu);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var Au=1e5,Su=100,Lr=2e4,Mu=8,Tu=1e3;function kr({state:e,height:t,set:n,mark:s=()=>{},keeps:o=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let m of a?
["*"]:i)r.postMessage(h,m)},f=(h,m)=>u({pointerscope:h,...m});r!==window&&$r({send:h=>{f("key",h);let m={method:"trigger\
Key",args:[Hs[h.key]]};l||u(JSON.stringify(m))},isInDeck:()=>l,keeps:o});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:m,data:p})=>{h!==r||!(a||i.includes(m))||(p?.pointerscope==="set"&&(n(vu(p.state)),d()),p?.pointerscope===
"mark"&&s(Ou(p.visits)),p?.pointerscope==="deck"&&(l=!0),p?.pointerscope==="ask"&&(c="",d()))}),(h,m)=>h==="state"?d():f(
h,m)}function vu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,Su)){let o=s===null?null:Nu(s);(o===null||o!==void 0&&o.length<=Au)&&(t[n]=o)}return t}function Ou(e){return(Array.
isArray(e)?e.slice(0,Tu):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Nu(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Rr(e,Mu)<=Lr?JSON.stringify(e):void 0}function Rr(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=Rr(s,t-1),n>Lr)return Number.POSITIVE_INFINITY;
return n}yt();V();Nt();var vn=0;function _r(e,t,n){e.addEventListener("submit",s=>{let o=P(s).closest("[data-exercise]");o instanceof
HTMLFormElement&&(s.preventDefault(),$u(o,t,n))})}async function $u(e,t,n){vn+=1;let s=vn,o=e.dataset.exercise??"",r=b(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await Xt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[o]:ku(e)},lang:n})}),a=i.find(c=>c.id===o);s===vn&&a&&Ru(e,a.marked,r)}catch(i){if(!(i instanceof z))throw i;if(s!==vn)
return;E(e,"[data-marked]").textContent=i.message,E(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)Lu(e,r,a)?.setAttribute("aria-invalid","true")}}function Lu(e,t,n){let[,s,o]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return s===void 0||o===void 0?t[0]:Ir(e)[Number(s)]?.[Number(o)]}function Ir(e){return b(e,"tbody tr").map(t=>b(t,"input",
HTMLInputElement))}function ku(e){if(e.querySelector("input[type=radio]"))return b(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=Ir(e);return t.length?t.map(n=>n.map(s=>s.value)):E(e,"input",HTMLInputElement).value}function Ru(e,{right:t,
all_right:n,computed:s},o){let r=t.flat();for(let[l,u]of o.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=E(
e,"[data-marked]"),a=E(e,"[data-because]");if(i.replaceChildren(_u(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${Iu(s,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function _u(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function Iu(e,t){
if(typeof e=="string")return e;let n=s=>Q(s.toFixed(t).replace("-","−"));return e.map(s=>s.map(n).join("; ")).join("; ")}V();Nt();var Cu=8,Pu=4;function Cr(e){e.addEventListener("pointerdown",t=>{let n=P(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&Ds(t,n.value,o=>qe(e,n.name,o))})}function Ds(e,t,n){let s=Number(Pe(t));if(e.button!==0||Number.isNaN(s))return;
let o=Ws(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||(a||=Math.abs(d)>=
Pu,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Fs(s,Math.round(d/Cu)*o);h!==i&&n(h),i=
h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();a&&(addEventListener(
"click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;addEventListener(
"pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",l,{signal:u})}function qe(e,t,n){
let s=N(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!s||s.value===n||(s.value=n,s.dispatchEvent(new Event("input",{bubbles:!0})))}
function Fs(e,t){return Q(String(Number((e+t).toFixed(6))))}function Ws(e){let t=(Pe(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}V();function Pr(e){for(let t of b(e,"[data-step]")){let n=new Map(b(t,"figure[data-table]").map(o=>[Dr(o.querySelector("\
figcaption math")),o.dataset.table??""]));n.delete("");let s=N(t,".formula");s&&Fr(s,n)}}function Hr(e){e.addEventListener(
"pointerover",t=>{let n=P(t),s=n.closest("[data-step]");if(!(s instanceof HTMLElement))return;let o=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Hu(s,o?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Hu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of b(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Dr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function Fr(e,t){for(let n of e.children){let s=t.get(Dr(n));s!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",s):Fr(n,t)}}V();var Du=["beside","above","below","figure"],Wr={width:960,height:540},Fu=2,Us=.6,Bs=.1,Wu=320,Bu=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:Us}],Br=["notes reasons remark switch","notes reasons remark switch formula"],Uu=[1,.8,Us],On=new WeakMap;function jr(e,t){
let{lookAccent:n,lookScale:s}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let o=()=>{let r=N(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Wr.width,innerHeight/Wr.height,Fu),l=Number(s)||Math.max(
1,c);e.style.setProperty("--most",String(l)),ju(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(o)).observe(
t),t.addEventListener("click",r=>{let i=P(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Ku(a),i.dataset.turn&&Gr(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),o}function qr(e){for(let t of e){On.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function ju(e,t,n,s){let o=`${n}×${s}×${t}`;if(On.get(e)?.frame===o)return;let r=N(
e,"pointer-view"),i=n>s,a=Du.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=qu(e,a,t,r)??zu(e,
Math.min(t,1));delete e.dataset.fitting,On.set(e,{frame:o,arrangement:c}),c.pages&&Gr(e,Number(e.dataset.page??0));let l=String(
c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function qu(e,t,n,s){delete e.dataset.paged;for(let{out:o,
parts:r,least:i}of Bu){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?a.scale*(s?.8:1)+
Bs:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=Gu(e,o,c,u,n,s);f&&f.worth>(a?.worth??0)&&(a=f)}if(a)return ge(e,
a),a}return null}function Gu(e,t,n,s,o,r){let i=u=>(ge(e,{out:t,layout:n,scale:u}),Vu(e));if(!i(s))return null;let[a,c]=[
s,o];for(c-a>Bs&&i(c)&&(a=c);c-a>Bs;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};ge(e,{out:t,
layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*Wu));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}function zu(e,t){
e.dataset.paged="";let n=Uu.map(i=>Math.min(i,t));for(let i of Br){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...Ur(
e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return ge(e,a),a}
let[s,o]=[Br.at(-1)??"",n.at(-1)??Us],r={out:s,layout:"below",scale:o,pages:Ur(e,s,o).pages};return ge(e,r),r}function Ur(e,t,n){
ge(e,{out:t,layout:"below",scale:n});let s=js(e);for(let g of s)g.dataset.turnedTo="";let{rowGap:o,columnGap:r}=getComputedStyle(
E(e,".working")),[i,a]=[Number.parseFloat(o),Number.parseFloat(r)],c=E(e,".shown").getBoundingClientRect(),l=c.height-E(
e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,m=0,p=E(e,".formula").scrollWidth<=c.width+1;for(let g of s){
let{width:w,height:x}=g.getBoundingClientRect();p&&=x<=l&&Vr(g),m&&m+w>c.width&&(d+=h+i,h=0,m=0),u.length&&d+Math.max(h,
x)>l&&(u=[],f.push(u),d=0,h=0,m=0),u.push(g),h=Math.max(h,x),m+=w+a}return{pages:f,isFitting:p}}function Gr(e,t){let n=On.
get(e)?.arrangement.pages??[],s=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(s);for(let o of js(e))n[s]?.includes(
o)?o.dataset.turnedTo="":delete o.dataset.turnedTo;E(e,".pager").hidden=n.length===1,E(e,"[data-turned]").textContent=`${s+
1} of ${n.length}`;for(let o of b(e,"[data-turn]",HTMLButtonElement))o.disabled=!n[s+Number(o.dataset.turn)]}function js(e){
return b(e,".matrix, .shown > pointer-view")}function ge(e,{out:t,layout:n,scale:s}){e.dataset.out=t,e.dataset.layout=n,
E(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(s))}function Vu(e){let t=e.getBoundingClientRect(),n=E(
e,".formula"),s=o=>{let{right:r,bottom:i,width:a}=o.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,E(e,".words"),E(e,".shown")].every(zr)&&n.scrollWidth<=n.clientWidth+1&&[n,...js(e)].every(o=>s(o)&&Vr(o))}function zr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Vr(e){let t=e.querySelector(
":scope > .table-frame");return!t||zr(t)}function Ku(e){let t=document.createElement("dialog");t.className="rest";let n=E(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let s=document.createElement("button");s.type="butto\
n",s.textContent="Close",s.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),E(e,"[data\
-rest]").focus()});let o=[n,e.querySelector(".switch"),e.querySelector(".formula"),...E(e,".words").children];t.append(s);
for(let r of o){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}V();var Yu=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Ju="Write a number, such as 0.5, in every cell.",$n=class{#e;#t;#n;#s=new Map;#r=new Map;constructor(t,n,s){
this.#e=t,this.#t=n,this.#n=s,this.#a(),t.addEventListener("input",o=>{let r=o.target;this.#b(r.name,r.value),this.#p()}),
t.addEventListener("click",o=>{let r=P(o),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#d(i,1),"fewer"in r.dataset&&
this.#d(i,-1))}),n.addEventListener("click",()=>{for(let o of this.#o)this.#s.set(Pt(o),Yr(Kr(o)));this.#h(),b(this.#e,"\
input, select")[0]?.focus(),this.#p()}),this.#f()}get text(){let t={};for(let n of this.#o){let s=Pt(n),o=Jr(n.dataset.kind,
this.#s.get(s)??"");if(o===null)return null;JSON.stringify(o)!==JSON.stringify(Kr(n))&&(t[s]=o)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#o)t.includes(Pt(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let s=document.activeElement,o=s&&this.#e.contains(s)?this.#i(s):null,r=this.#o.filter(i=>i.querySelector("details[open]")).
map(Pt);this.#e.replaceChildren(...t.childNodes),this.unfold(r),n?this.#a():this.#h(),o?.(),this.#f()}showProblems(t){let n=new Set(
t);for(let s of this.#o){let o=Pt(s),r=`inputs.${o}`,i=t.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)
n.delete(l);let a=i.map(l=>l.message).join(" "),c=JSON.stringify(this.#s.get(o));a&&this.#r.set(o,{typed:c,message:a})}return this.#f(),
[...n]}get#o(){return b(this.#e,"[data-input]")}#i(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#e.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let s=t.closest("[data-input]"),o=s instanceof HTMLElement?Pt(s):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(o)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#s.clear();for(let t of this.#o){let n=Nn(
t),s=n.map(i=>i.value),{kind:o,row:r}=t.dataset;this.#s.set(Pt(t),o==="words"?s:o==="matrix"?Xu(n,!!r):s[0]??"")}}#h(){for(let t of this.#o)
for(let n of Nn(t)){let s=this.#w(n.name);s!==void 0&&n.value!==s&&(n.value=s)}}#l(t){let[n="",s,o]=t.split("."),r=this.#s.
get(n);return s===void 0?null:o===void 0?[r,Number(s)]:[Array.isArray(r?.[0])?r?.[Number(s)]:r,Number(o)]}#w(t){let n=this.#l(
t);if(!n)return this.#s.get(t);let[s,o]=n;return s?.[o]}#b(t,n){let s=this.#l(t);if(!s){this.#s.set(t,n);return}let[o,r]=s;
o&&(o[r]=n)}#p(){this.#f(),this.#n()}#f(){for(let t of this.#o){let n=Pt(t),s=!["words","choice"].includes(t.dataset.kind??
""),o=s?Nn(t).filter(c=>Ge(c.value)===null):[];for(let c of s?Nn(t):[])c.setAttribute("aria-invalid",String(o.includes(c)));
let r=this.#s.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),Qu(t,o.length?Ju:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of b(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of b(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#d(t,n){let s=Pt(t),o=this.#s.
get(s),r=o.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${o.length+1}`;this.#s.set(
s,n>0?[...o,i]:o.slice(0,-1));for(let{dataset:a}of this.#o){let c=a.input??"",l=this.#s.get(c);a.rows===s&&Array.isArray(
l)&&(l=qs(l,n)),a.columns===s&&Array.isArray(l)&&(l=a.row?qs(l,n):l.map(u=>qs(u,n))),l!==void 0&&this.#s.set(c,l)}this.#p()}};
function Pt(e){return e.dataset.input??""}function Kr(e){return JSON.parse(e.dataset.default??"null")}function Nn(e){return b(
e,"input, select")}function Xu(e,t){let n=new Map;for(let o of e){let[,r=""]=o.name.split(".");n.set(r,[...n.get(r)??[],
o.value])}let s=[...n.values()];return t?s[0]??[]:s}function qs(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Yr(e){return Array.isArray(e)?e.map(Yr):String(e)}function Jr(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Ge(t);let n=t.map(s=>Jr(e,s));return n.includes(null)?null:n}function Ge(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Yu.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function Qu(e,t){let n=E(
e,"[data-failure]");n.textContent=t,n.hidden=!t}yt();V();yt();V();V();function Gs(e=""){let t=["The server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.
serviceWorker?.controller?t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it\
 can be reloaded only over HTTPS"}.`}var zs=null;function Zu(){let e=b(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:s,pathname:o}=location,
r=s+o;if(!t){let a=o.slice(Yt.pathname.length),c=N(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=pt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Xr(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);zs?.disconnect(),zs=new PerformanceObserver(n=>{let s=n.getEntries().map(({name:o})=>o);
t({addresses:s.filter(o=>!o.includes("?"))})}),zs.observe({type:"resource",buffered:!0}),t({addresses:[],page:Zu()})}async function Qr(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Xr),await navigator.serviceWorker.register(
new URL("service-worker.js",Yt),{updateViaCache:"none"}),Xr()}catch{}}function Zr(){document.readyState==="complete"?Qr():addEventListener("load",Qr)}var Wd=4e3,Ya="This page computes your changes in your browser and hides what only the server can update.",Xn=document.getElementById(
"lesson-record")!==null,Se=!1,To,Qn=!1;async function Ja(e,{address:t,files:n,signal:s}){if(Oo())return Mo(e,{files:n,signal:s});
if(!Se)return Va(t,s);if(Qn)return Qn=!1,Mo(e,{files:n,signal:s});try{let o=await Va(t,tr(s));return vo(""),o}catch(o){if(!(o instanceof
z&&[0,...ps].includes(o.status)))throw o;return vo(Gs(Ya)),Mo(e,{files:n,signal:s})}}function Oo(){return Xn}function Xa(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(s),To??=Zn(e)},s=setTimeout(n,Wd);for(let o of["pointerdown","ke\
ydown"])document.addEventListener(o,n,{signal:t.signal})}async function Qa(e){if(!Xn&&!Se&&e&&(To??=Zn(e),await To),!Xn&&
!Se)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Ye(),Pn));return t()}async function Zn(e){try{let t=[
Promise.resolve().then(()=>(Ye(),Pn)),Promise.resolve().then(()=>(Eo(),xo)),Promise.resolve().then(()=>(So(),Ao))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||Se)return;let s=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...b(s,"head > *, body > *")),Se=!0,Qn=ms(n),Qn&&vo(Gs(Ya)),Zr()}catch{}}async function Za(e,t,n){if(!Xn&&!Se)return;
let{previewEdits:s}=await Promise.resolve().then(()=>(Eo(),xo));try{s(e,t,n)}catch(o){if(!(o instanceof z))throw o}}function vo(e){
let t=N(document,"[data-silence]");t&&(t.textContent=e)}async function Mo(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Ye(),Pn));
return n(e,t)}async function Va(e,t){let s=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(Ka),o=await s.text().catch(Ka);if(s.ok)return new DOMParser().parseFromString(o,"text/html");throw new z(s.status,
Bd(o,s.status))}function Ka(e){throw Wt(e)?e:new z(0,[{where:"",message:Le,suggestions:[]}])}function Bd(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:ke(t),suggestions:[]}]}}bo();var tc="pointerscope-lessons";function ec(){try{let e=JSON.parse(localStorage.getItem(tc)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function No(e){let t=ec()[e];return new Set(Array.isArray(t)?t:[])}function $o(e,t){let n=No(
e);if(!n.has(t))try{localStorage.setItem(tc,JSON.stringify({...ec(),[e]:[...n,t]}))}catch{}}me();V();var Ud=3e4,nc=660;async function sc(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+Ud;for(;Date.now()<
t&&e.some(jd);)await new Promise(n=>setTimeout(n,100))}function jd(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function oc(e,t=()=>{},n=()=>{}){let s=[],o=[];window.addEventListener("beforeprint",()=>{t(),s=b(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of s)r.open=!0;o=b(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>nc);for(let r of o)r.style.setProperty("--print-scale",String(nc/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of s)r.open=!1;for(let r of o)r.style.removeProperty("--print-scale");n()})}V();me();var qd="Type a number, or drag it sideways",rc="This number is computed: change an input, and it follows.",ic=/^[\d.,+−-]$/,
ts=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",s=>{let o=Lo(s),r=o&&this.#n(o);!r||
P(s)instanceof HTMLInputElement||Ds(s,r.value,i=>{qe(n,r.name,i),o.textContent=i})}),t.addEventListener("click",s=>{let o=Lo(
s);o&&this.#s(o)}),t.addEventListener("dblclick",s=>ac(P(s))),t.addEventListener("keydown",s=>{let o=Lo(s);if(ic.test(s.
key)&&ac(P(s)),!o||s.ctrlKey||s.metaKey||s.altKey)return;if(P(s)instanceof HTMLInputElement){this.#a(s,o);return}let r=ic.
test(s.key);!r&&s.key!=="Enter"&&s.key!=="F2"||(s.preventDefault(),this.#s(o,r?s.key:void 0))})}prepare(){for(let t of b(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,s=N(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(s?.dataset.kind??"")){t.dataset.editable="",E(t,".table-frame").title=qd;for(let[o,r]of b(
t,"tbody td").entries())r.tabIndex=o===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(Fe),s=n?.closest(
"figure"),o=n?.closest("[data-step]");return!(s instanceof HTMLElement)||!(o instanceof HTMLElement)?null:{step:o.dataset.
step??"",table:s.dataset.table??"",index:dt(s).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:s,editor:o}){let r=N(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&dt(r).flat()[s];i&&(o?this.#r(i,o):cc(i))}#n(t){let n=t.closest(De),{row:s,column:o}=pe(dt(n),t),{table:r=""}=n.
dataset,i=a=>N(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${s}.${o}`)??i(r)}#s(t,n){let s=this.#n(
t);if(!s||t.querySelector("input"))return;let o=document.createElement("input");o.className="tile-editor",o.inputMode="d\
ecimal",o.autocomplete="off",o.dataset.field=s.name,o.dataset.before=s.value,o.setAttribute("aria-label",s.getAttribute(
"aria-label")??""),o.value=n??s.value,o.addEventListener("input",r=>{r.stopPropagation(),this.#o(o)}),o.addEventListener(
"blur",()=>this.#i(o)),this.#r(t,o),n===void 0?o.select():this.#o(o)}#r(t,n){let{selectionStart:s,selectionEnd:o}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(s,o)}#o(t){let n=Ge(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&qe(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let s=this.#n(n),{before:o}=t.dataset;t.remove(),n.textContent=(s?.value===o?n.dataset.shown:s?.value)??
"",s?.value!==o&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let s=E(n,"input",HTMLInputElement),o={ArrowUp:1,
ArrowDown:-1}[t.key];if(o){t.preventDefault();let r=Ge(s.value);if(r===null)return;s.value=Fs(r,o*Ws(s.value)),this.#o(s)}
t.key==="Escape"&&(t.preventDefault(),qe(this.#t,s.dataset.field??"",s.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&cc(n)}};function Lo(e){return P(e).closest(Fe)}function ac(e){let t=e.closest(Qt)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(De))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${rc}`;let s=E(
t,"[data-sum]");s.textContent?.endsWith(rc)||s.append(n)}function cc(e){e.tabIndex=0,e.focus({preventScroll:!0})}var hp=350,pp=60,Ko=["removed","inputs","layer","head"],El=["step","all",...Ko],mp={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},v=E(document,"[data-lesson]"),F=E(v,"[data-steps]"),rn=v.dataset.only,qo=E(v,"[data-error]"),Oe=N(v,"[data-in\
puts]"),le=Oe&&new $n(Oe,E(v,"[data-reset]",HTMLButtonElement),Op),zo=Oe&&new ts(F,Oe),Vo=N(v,"details.inputs",HTMLDetailsElement),
Gt="frame"in v.dataset,{states:gp,leftOut:yl="",edited:Al=""}=v.dataset,{record:sn}=v.dataset,$=Yo(location.search),ft={
...$,...Xo(Yo(wp()))},Go=new AbortController,tn=0,nn=0,xl=0,ce=null;function Yo(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??yl,inputs:t.get("inputs")??Al,layer:t.get("layer")??"",head:t.
get("head")??""}}function wp(){return Oo()?"":v.dataset.shown??location.search}async function bp(){sn&&await Zn(sn),us({
history:"keep",isFresh:!0})}var xp=Gt?jr(v,F):()=>{},Ep="framers"in document.body.dataset?kr({state:Tp,height:()=>v.scrollHeight,
set:vp,keeps:e=>Sl(e)!==null}):()=>{},wt=()=>b(F,":scope > [data-step]"),an=e=>wt().findIndex(t=>t.dataset.step===e),zt=()=>Math.
max(0,an($.step)),Sl=e=>{let t=mp[e];if(rn||!t||$.all&&e.startsWith("Page"))return null;let n=zt()+t;return n>=0&&n<wt().
length?n:null},Ml=()=>Gt&&window.parent!==window;function Dt(){let e=!!$.all||!!rn,t=zt(),n=wt();for(let[o,r]of n.entries())
r.hidden=!e&&o!==t;for(let o of b(v,"[data-beside]"))o.hidden=!e&&o.dataset.beside!==n[t]?.dataset.step;if(e&&!Gt)for(let o of Os(
F,"pointer-view[lazy]"))o.removeAttribute("lazy");v.dataset.mode=e?"all":"one",v.toggleAttribute("data-first",t===0);for(let o of b(
v,"[data-follow]",HTMLSelectElement)){let r=o.dataset.follow;o.value=$[r]||"0"}for(let o of b(v,"[data-slide]"))Sp(o,o.dataset.
slide===n[t]?.dataset.step);N(v,"[data-place]")&&Mp(t,n.length,e),Ap(),yp(n);let s=n[t];!e&&!Gt&&s&&mo([s]),xp(),Ep("sta\
te",{})}function yp(e){let t=fs(ft);for(let r of b(v,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=N(v,"[data-changed]");if(!n)return;let s=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${E(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),o=[s.length?`Left out: ${s.join(", ")}.`:"",ft.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!o.length,n.textContent=`${o.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function Jo(){return!Gt&&!("opens"in v.dataset)}function Ap(){let{lesson:e=""}=v.dataset;if(!Jo())return;let t=No(
e);for(let n of b(v,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Sp(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function Mp(e,t,n){for(let o of b(v,"[data-controls]"))o.hidden=!1;E(v,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,E(v,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,E(v,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let s=N(v,"[data-all]",HTMLInputElement);s&&(s.checked=n)}function on(e,t=!1){let n=wt(),
s=n[Math.max(0,Math.min(n.length-1,e))];s&&(go(F),Jo()&&$o(v.dataset.lesson??"",n[zt()]?.dataset.step??""),$={...$,step:s.
dataset.step??""},cn("replace"),Dt(),t&&E(s,"h1, h2").focus({preventScroll:!0}),$.all?s.scrollIntoView({block:"start"}):
s.getBoundingClientRect().top<0&&v.scrollIntoView({block:"start"}),v.querySelector("[data-slide][aria-current]")?.scrollIntoView(
{block:"nearest",inline:"nearest"}))}function Xo({removed:e,inputs:t,layer:n,head:s}){return{removed:e,inputs:t,layer:n,
head:s}}function ls(e,t){return Ko.every(n=>e[n]===t[n])}function Tp(){return{step:wt()[zt()]?.dataset.step,removed:ft.removed,
inputs:ft.inputs}}function vp({step:e,...t}){e!==void 0&&!rn&&on(Math.max(0,an(e??"")));let n={};for(let s of Ko)s in t&&
(n[s]=t[s]??"");Ne(n)}function cn(e){let t=Tl({...$,...Xo(ft)});if(t!==location.pathname+location.search)try{e==="push"&&
!Ml()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function Tl(e){let t=[...new URLSearchParams(
location.search)].filter(([o])=>!El.some(r=>r===o)),n=pt({...Object.fromEntries(t),...e});yl&&!e.removed&&n.set("removed",
""),Al&&!e.inputs&&n.set("inputs","");let s=n.toString();return s?`${location.pathname}?${s}`:location.pathname}function Op(){
let e=le?.text;cancelAnimationFrame(xl),typeof e=="string"&&(xl=requestAnimationFrame(()=>Za(F,e,fs($)))),clearTimeout(nn),
nn=setTimeout(()=>Ne({}),hp)}function Ne(e){let t=nn&&le?le.text:null;clearTimeout(nn),nn=0;let n={...$,...t===null?{}:{
inputs:t},...e};ls(n,$)||($=n,us({history:"push"}))}async function us({history:e,isFresh:t=!1}){tn+=1;let n=tn;Go.abort(),
Go=new AbortController,F.setAttribute("aria-busy","true");try{let s=await Ja($,{address:Tl($),files:gp,signal:Go.signal});
if(n!==tn)return;Lp(s,t),ft=$,vl([]),e==="push"&&cn("push"),Dt()}catch(s){if(Wt(s))return;if(!(s instanceof z))throw s;n===
tn&&Np(s.problems,e)}finally{n===tn&&F.removeAttribute("aria-busy")}}function Np(e,t){vl(e);let n=e.every(o=>o.where.startsWith(
"inputs"));if($={...$,...n?{inputs:ft.inputs}:Xo(ft)},!ls($,ft)){us({history:t});return}let s=fs(ft);for(let o of b(F,"[\
data-remove]",HTMLInputElement))o.checked=s.has(o.dataset.remove??"");cn("replace"),Dt()}function $p(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function fs(e){return new Set(e.removed.split(",").filter(Boolean))}function Lp(e,t){
go(F);let n=zo?.place,s=document.activeElement?.closest("[data-remove]"),o=s instanceof HTMLElement?s.dataset.remove:void 0;
for(let i of wt()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&ce&&i.
contains(ce)&&c.hasAttribute("data-removed")&&E(c,".sheet-head").after(ce),c&&i.replaceWith(c)}for(let i of b(v,"[data-r\
enew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=N(e,"[da\
ta-inputs]");r&&le?.replace(r,t),ce?.isConnected&&document.activeElement===document.body&&E(ce,"button:enabled").focus({
preventScroll:!0}),o&&N(F,`[data-remove="${CSS.escape(o)}"]`)?.focus(),Ol(),n&&zo?.restore(n)}function vl(e){let t=le?le.
showProblems(e):e,n=Vo?.open?t:e;qo.textContent=n.map(s=>s.message).join(" "),qo.hidden=n.length===0,n.length&&v.dataset.
live&&qo.append(" ",kp(v.dataset.live))}function kp(e){let t=document.createElement("a");return t.href=e,t.textContent="\
Open it on the server",t.search=pt({...$,all:null}).toString(),t}function Ol(){Tr(F),zo?.prepare(),Rp(),La(F),Pr(F),F.querySelector(
"pointer-view")&&Promise.resolve().then(()=>(bl(),dp));for(let e of b(F,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=pt({...$,all:null,step:n}).toString()}for(let e of b(
v,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=pt({removed:$.removed,
inputs:$.inputs,lang:t}).toString()}for(let e of b(v,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of El)t.delete(n);e.search=t.toString()}}function Rp(){let e=!Gt&&!ft.removed&&!ft.inputs;for(let t of b(
F,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),s=n?.parentElement?.querySelector("[data-guess]");if(e||s?.
remove(),!e||s)continue;let o=document.createElement("button");o.type="button",o.dataset.guess=t.dataset.remove,o.textContent=
"Predict what it changes",n?.before(o)}}async function _p(e){let t=wt()[an(e.dataset.guess)],[n,{askRemoval:s}]=await Promise.
all([Qa(sn),Promise.resolve().then(()=>(So(),Ao))]);if(!t?.isConnected)return;let o=()=>Ne({removed:e.dataset.guess??""});
ce=n&&s(t,n,o,()=>Ne({removed:""})),ce?e.remove():o()}function Ip(e,t,{row:n,column:s}){let o=Object.fromEntries(new URLSearchParams(
location.search)),r=pt({...o,step:null,all:null,row:n,column:s});return Xt(`${v.dataset.api}/${e}/${t}?${r}`)}async function Cp(){
let{solutionsAt:e}=v.dataset;if(!(!e||N(v,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");F.after(...b(n.body,"[data-solutions]"))}catch{}}async function Pp(e){e.disabled=
!0;let{all:t}=$;$={...$,all:"1"},Dt(),await Promise.all([sc(Os(F)),Cp()]),window.print(),$={...$,all:t},Dt(),e.disabled=
!1}function Nl(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${De} td`)!==null}function $l(e){for(let t=e;t&&
t!==F;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}F.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=fs($);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),Ne({removed:[...n].join(",")})});
v.addEventListener("change",e=>{let t=ur(e);t.dataset.follow&&Ne({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&($={...$,all:t.checked?"1":""},cn("replace"),Dt(),wt()[zt()]?.scrollIntoView({block:"start"}))});v.addEventListener(
"click",e=>{let t=P(e);t.dataset.go&&on(zt()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");
n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&Pp(t),t.closest(".onward \
a")&&Jo()&&$o(v.dataset.lesson??"",wt()[zt()]?.dataset.step??""),"guess"in t.dataset&&_p(t);let s=t.closest("[data-slide\
]");s instanceof HTMLElement&&(e.preventDefault(),on(an(s.dataset.slide),!0))});document.addEventListener("keydown",e=>{
let t=P(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||Nl(t)||$l(t))return;let n=Sl(e.key);n!==null&&(e.preventDefault(),
on(n,!0))});var en;F.addEventListener("touchstart",e=>{let t=P(e);en=e.touches.length===1&&!$l(t)&&!Nl(t)?e.touches[0]:void 0},
{passive:!0});F.addEventListener("touchend",({changedTouches:[e]})=>{if(rn||!en||!e)return;let[t,n]=[e.clientX-en.clientX,
e.clientY-en.clientY];en=void 0,Math.abs(t)>pp&&Math.abs(t)>2*Math.abs(n)&&on(zt()-Math.sign(t))});window.addEventListener(
"popstate",()=>{$=Yo(location.search),ls($,ft)?Dt():us({history:"keep",isFresh:!0})});Ml()||oc(F,()=>{for(let e of wt())
e.hidden=!1;for(let e of b(F,"[data-beside]"))e.hidden=!1;Gt||mo(wt()),Gt&&qr(wt())},Dt);!$.step&&location.hash&&($.step=
location.hash.slice(1));$.step&&an($.step)<0&&!rn&&($.step="",cn("replace"));Vo&&$.inputs&&(Vo.open=!0,le?.unfold($p($.inputs)));
Mr(F,"opens"in v.dataset?Ip:null);_r(F,v.dataset.lesson??"",v.lang);$a(F);Oe&&Cr(Oe);Hr(F);Ol();Dt();v.dataset.ready="tr\
ue";sn&&Xa(sn);ls($,ft)||bp();
