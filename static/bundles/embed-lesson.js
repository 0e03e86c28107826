var vl=Object.defineProperty;var A=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var us=(e,t)=>{for(var n in t)vl(e,n,{get:t[n],enumerable:!0})};async function Xt(e,t,n=Yt){let s=await $l(new URL(`api/${e}`,n),t);if(String(n)===Yt.href&&Nl(s!==null&&!ds(s)),!s)return Xo();
if(s.status===Ol)return;if(!(s.headers.get("content-type")??"").includes("json")){let i=ke(s.status);throw new z(s.status,
[{where:"",message:i,suggestions:[]}])}let r=await s.json().catch(Xo);if(!s.ok)throw new z(s.status,r.errors??[]);return r}
async function $l(e,t){try{let n=await fetch(e,t);return fs.includes(n.status)?null:n}catch(n){if(Wt(n))throw n;return null}}
function Qo(e){let t=AbortSignal.timeout(Tl);return e?AbortSignal.any([e,t]):t}function ds({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function Nl(e){e!==Jt.answers&&(Jt.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function Xo(e){throw Wt(e)?e:new z(0,[{where:"",message:Le,suggestions:[]}])}
function Wt(e){return e instanceof DOMException&&e.name==="AbortError"}function pt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function un(e){return e instanceof Error?
e.message:String(e)}var z,Yt,Jt,fs,Ol,Tl,Le,ke,Et=A(()=>{"use strict";z=class extends Error{constructor(t,n){super(n.map(
s=>s.message).join(" ")),this.status=t,this.problems=n}},Yt=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),
Jt={answers:!0},fs=[502,504],Ol=204,Tl=5e3,Le="No response could be read. Your input is still here; check your connectio\
n and try again.",ke=e=>`The server answered with ${e}.`});function Zo(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function ut(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function fn(e){return e<0?`(${ut(e)})`:ut(e)}function hs(e){return er(e," \
+ ")}function tr(e){return er(e,", ")}function dn(e,t){return e===t?t:`${e} = ${t}`}function er(e,t){return e.length<=24?
e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var hn=A(()=>{"use strict"});function ms(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function pn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function mn(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(pn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Ll(e,i,l,r);o.push(a)}return o.at(-1)??new s(0)}
function Ll(e,t,n,s){let{op:o}=t;if(o==="constant")return ws(t,n);let r=gs(e,t,n).map(([f,d])=>s(f,d)),[i=0,a=0,c=0]=r;if(o===
"view"||o==="join")return i;if(o==="where")return i?a:c;if(o==="matmul")return Rl(r);if(o==="collect")return Re.sum?.(r)??
0;if(o==="softmax")return kl(e,t,n,r);let l=Re[o];if(l)return l(r);let u=ps[o];if(!u)throw new RangeError(`There is no o\
peration ${o}.`);return u(i,a)}function gs(e,t,n){let{op:s,of:o=[],groups:r}=t,[i=0,a=0]=o;if(s==="view")return[[i,Cl(t,
n)]];if(s==="join")return[_l(e,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return nr(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(s==="softmax"||s in Re){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=nr(
c).map(f=>[i,l*c+f]);return o.length>1?[...u,[a,0]]:u}return o.map(c=>[c,e[c]?.shape.length?n:0])}function ws({values:e=0},t){
return ms(Array.isArray(e)?e[t]??Number.NaN:e)}function bs(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function kl(e,t,n,s){let{place:o,width:r}=bs(e,t,n),i=xs(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function xs(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-
n)/s))}function Rl(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Cl({shape:e,offset:t=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function _l(e,t,n){let s=n;for(let o of t){let r=pn(e[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function nr(e){return Array.from({length:e},(t,n)=>n)}function Il(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Pl(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var ps,
Re,Ce=A(()=>{"use strict";ps={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,
maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Il(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Pl(e/Math.SQRT2))},Re=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function _e(e,t,n){let s=new Map,o=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??r(i,a);return s.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:ws(c,a),op:"",parts:[]};let f=gs(e,c,a).
map(([w,x])=>o(w,x)),[d,h,g]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&g)return d?.value?h:g;if(l==="\
collect")return sr(f);if(l==="matmul")return sr(ar(f));if(l==="softmax")return ql(f,bs(e,c,a));let p=Re[l];if(p)return{value:p(
f.map(({value:w})=>w)),op:l,parts:f};let m=ps[l];if(!m||!d)throw new RangeError(`There is no operation ${l}.`);return{value:m(
d.value,h?.value??0),op:l,parts:f}};return o(e.length-1,t)}function gn(e){let t=new Map,n=new Set,s=o=>{n.has(o)||(n.add(
o),o.table!==void 0&&t.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(e),[
...t.values()]}function Ct(e){if(or.has(e.op))return e;for(let t of e.parts){let n=Ct(t);if(n)return n}return null}function Es(e){
return e.op?Ss(e,null,!1).text:ut(e.value)}function rr(e){let t=ut(e.value),n=Ct(e);if(!n)return dn(Es(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let s=Ie(e),o=s.reduce((r,i)=>r+i,0);return`${ut(s[e.place??0]??0)} / ${ut(o)} = ${t}`}return`${ir(
e,n)??Ss(e,n,!1).text} = ${t}`}function Ie({parts:e,temperature:t}){return xs(e.map(({value:n})=>n),t?.value)}function wn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),s=e.temperature?.value??1,o=Math.abs(n/s)>Fl;return{powers:o?Ie(e):t.
map(i=>Math.exp(i/s)),isShifted:o,largest:n}}function ir(e,t){if(e===t)return t.op==="sum"?`Sum ${ut(t.value)}`:null;let[
n,s]=e.parts,o=n&&ir(n,t);return!o||!s||s.op?null:e.op==="add"?`${o}, plus ${ut(s.value)}`:e.op==="divide"?`${o}, divide\
d by ${ut(s.value)}`:null}function Ss(e,t,n){let{op:s,parts:o,value:r}=e,i=or.has(s);if(!s||e===t||i&&n)return{text:fn(r),
binding:kt};let a=o.map(d=>Ss(d,t,n||i)),c=a.map(({text:d})=>d);if(s==="sum")return{text:c.length?hs(c):"0",binding:de};
if(s==="softmax")return{text:jl(e,a),binding:St};if(s==="product")return{text:c.join(" · "),binding:St};let[l={text:"",
binding:kt},u]=a,f=Dl[s];if(f&&u){let[d,h]=f,g=s==="add"||s==="multiply",p=Rt(l,s==="power"?kt:h),m=Rt(u,g?h:h+1);return{
text:s==="power"?`${p}^${m}`:`${p} ${d} ${m}`,binding:h}}return s==="negative"?{text:`−${Rt(l,St)}`,binding:de}:s==="s\
qrt"?{text:`√${Rt(l,kt)}`,binding:kt}:s==="absolute"?{text:`|${Bl(o[0],l)}|`,binding:kt}:s==="sigmoid"?{text:`1 / (1 +\
 e^(−${Rt(l,kt)}))`,binding:St}:s==="gelu"?{text:`${Rt(l,St)} · Φ(${l.text})`,binding:St}:{text:`${Wl[s]??s}(${tr(c)}\
)`,binding:kt}}function Bl(e,{text:t}){return e&&!e.op?ut(e.value):t}function Rt({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function jl(e,t){let{place:n=0,temperature:s}=e,{isShifted:o,largest:r}=wn(e),i=s?.value??1,a=t.map(c=>{let l=c;return o&&
(l={text:`${Rt(c,de)} − ${fn(r)}`,binding:de}),i!==1&&(l={text:`${Rt(l,St)} / ${fn(i)}`,binding:St}),`e^${Rt(l,kt)}`});
return`${a[n]} / (${hs(a)})`}function ar(e){let t=[];for(let n=0;n<e.length;n+=2){let s=e.slice(n,n+2);t.push({value:Ul(
s),op:"multiply",parts:s})}return t}function Ul(e){return e.reduce((t,{value:n})=>t*n,1)}function sr(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:ys(
e),op:"sum",parts:e};let s=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?ar([r.parts[0],i]):[]),o={value:ys(s),op:"sum",parts:s};
return{value:ys(e),op:"divide",parts:[o,t]}}function ys(e){return e.reduce((t,{value:n})=>t+n,0)}function ql(e,{place:t,
width:n}){let s=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...s&&{temperature:s}},i=Ie(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var Fl,fe,de,St,Hl,kt,Dl,Wl,or,As=A(()=>{"use strict";hn();Ce();Fl=30,[fe,de,
St,Hl,kt]=[0,1,2,3,4],Dl={add:["+",de],subtract:["−",de],multiply:["·",St],divide:["/",St],remainder:["mod",St],power:[
"^",Hl],greater:[">",fe],greater_equal:["≥",fe],less:["<",fe],less_equal:["≤",fe],equal:["=",fe],not_equal:["≠",fe]},
Wl={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},or=new Set(["sum","softmax"])});function y(e,t,n){let s=$(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function $(e,t,n){
let s=e.querySelector(t);return s&&lr(s,n)?s:null}function b(e,t,n){return[...e.querySelectorAll(t)].filter(s=>lr(s,n))}
function Ms(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function I({target:e}){return e}function cr({target:e}){
return e}function lr(e,t){return e instanceof(t??HTMLElement)}var J=A(()=>{"use strict"});function fr(){return ur??=document.querySelector('[data-decimal=","]')!==null,ur}function tt(e){return fr()?e.replaceAll(
Vl,t=>t.replaceAll(/[.,]/g,n=>zl[n]??n)):e}function Pe(e){return fr()?e.replace(",","."):e}var Vl,zl,ur,_t=A(()=>{"use s\
trict";Vl=/\d[\d.,]*\d/g,zl={".":",",",":"."}});function dt(e){return"down"in e.dataset?[b(e,"tbody td",HTMLTableCellElement)]:b(e,"tbody tr").map(t=>b(t,"td",HTMLTableCellElement))}
function he(e,t){let n=e.findIndex(s=>s.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function bn(e){let t=new Map;
return n=>{let s=t.get(n);if(s!==void 0)return s;let o=$(e,`figure[data-table="${CSS.escape(n)}"]`),r=o?dt(o):[],i=o&&{figure:o,
cells:r.flat(),width:r[0]?.length??1,...It(o)};return t.set(n,i),i}}function xn(e,t){let n=e?.cells[t];return n?Zt(n):Number.
NaN}function Zt(e){return Zo(e.dataset.value??Pe(vs(e)))}function vs(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function At(e){return y(e,"figcaption span").textContent??""}function It(e){let t=s=>b(e,s).map(
o=>o.title||(o.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var Fe,Qt,He,De,pe=A(()=>{"use strict";hn();J();_t();Fe="figure[data-how]",Qt="figure[data-how] tbody td",He="figur\
e[data-editable]",De="figure[data-editable] tbody td"});function dr(e){let t=atob(e),n=new Uint8Array(t.length);for(let s=0;s<t.length;s++)n[s]=t.charCodeAt(s);return n}var hr=A(
()=>{"use strict"});function We(e){if(Array.isArray(e))return Kl(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Gl[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(dr(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function Kl(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function Be({values:e,
shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:Yl(e,n*o,(n+1)*o),shape:s}}function pr({values:e,shape:t}){
return t.length<2?e:Os({values:e,shape:t})}function Os(e){return Array.from({length:e.shape[0]??0},(t,n)=>Be(e,n).values)}
function Yl(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Gl,Ts=A(()=>{"use strict";hr();Gl={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function it(e){return"kind"in e&&e.kind===yn}function Mt(e){return it(e)?e.meta:e.layout.meta}function En(e){return it(e)?
e.meta.height??0:e.layout.height}var yn,Sn=A(()=>{"use strict";yn="network"});function wr({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let o=e[s.trace];if("lines"in s){let r=je(s.lines,t,n);
Object.assign(o,Xl(r,n[s.row],s))}else o[s.attribute]=pr(je(s.is,t,n))}}function je(e,t,n){let s=Jl(t),o=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===gr?0:a.indexOf(n[i]??"")};return{values:mn(e,(i,a=[])=>{let c=s[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>Be(l,o(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function Jl(e){let t=mr.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,We(s)])),mr.
set(e,t)),t}function Xl({values:e,shape:t},n,{above:s,to:o}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==gr&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=s||f>o||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var gr,
mr,$s=A(()=>{"use strict";Ts();Ce();gr="all",mr=new WeakMap});function yr(e,t){let{table:n}=Mt(e);if(n&&"rows"in n)return[n];if(it(e))return[];let{data:s,layout:o}=e,r=n?[Ql(n,o.meta,
t)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Zl(o,a)),...r]}function An({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Ns("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of t)o.insertRow().append(Ns("th",r,"row"),...i.map(a=>Ns("td",a)));return n}function Er(e){
let t=s=>s.map(su).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Ql(e,t,n){let{columns:s,labels:o}=e;if("values"in e){let i=e.values.map(a=>je(a,t,n).values);return{columns:s,
rows:o.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Os(je(e.matrix,t,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function Zl(e,t){let n=We(t.z??[]),s=br(e,t,"y").map((o,r)=>[o,...Array.from(Be(n,r).values)]);return{columns:[
t.name??"",...br(e,t,"x")],rows:s}}function br(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>xr(String(c)));let o=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(xr);let{shape:a}=We(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function xr(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function su(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
eu,"$1'").replace(nu,"'"),n=tu.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Ns(e,t,n){let s=document.
createElement(e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),
s}var tu,eu,nu,Ls=A(()=>{"use strict";Ts();Sn();$s();tu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,eu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
nu=/^(?=[\t\r\n])/});function Sr(e,t){let n=s=>{let o=vr(s);o&&Ue(o)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&ru(e,t),e.addEventListener("pointerout",s=>{let o=I(s).closest(Fe),{relatedTarget:r}=s,i=r instanceof Node&&
o?.contains(r);o&&!i&&Mn(Rs(o))}),e.addEventListener("keydown",iu)}function Ar(e){for(let t of b(e,Fe))for(let[n,s]of b(
t,"tbody td").entries())s.tabIndex=n===0?0:-1}function ru(e,t){let n=0,s=async o=>{let r=vr(o);if(!r)return;n+=1;let i=n,
a=ks(r),c=Rs(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,he(dt(a),r));i===n&&c.isConnected&&au(
c,f,r)}catch(f){i===n&&(y(c,"[data-sum]").textContent=un(f))}};e.addEventListener("click",s),e.addEventListener("keydown",
o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=I(o).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function iu(e){let t=I(e),n=t.closest(`${Qt}, ${De}`),s=ou[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!s||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let o=ks(
n),r=dt(o),{row:i,column:a}=he(r,n),c="down"in o.dataset,l=c?s.column:s.row,u=c?s.row:s.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function Ue(e,{withoutResult:t=!1}={}){let n=ks(e),s=Rs(n);Mn(s);let o=bn(s),r=_e(JSON.parse(
n.dataset.how??"[]"),dt(n).flat().indexOf(e),(u,f)=>xn(o(u),f));e.dataset.lit="result";for(let u of gn(r)){let f=o(u.table??
"")?.cells[u.index??0];f&&(f.dataset.lit??="part")}let i=s.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":ut(Zt(e)),l=Number.isNaN(r.value)||t&&!r.op?a:dn(Es(r),a);i.textContent=[lu(n,e),tt(l)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function au(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:i,index:a,numbers:c}=t,l=_e(i,a,(p,m)=>Mr(
c[p],m).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[s,o,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(An(cu(l,c)));let g=document.createElement("p");g.className=
"sum",g.textContent=rr(l),u.append(f,h,g,d),y(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function cu(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=gn(a);return Mr(t[c],l).label},s=(a,...c)=>[a,...c.
map(ut)],o=Ct(e);if(!o)return{columns:["term","value"],rows:gn(e).map(({table:a="",value:c})=>s(t[a]?.title??"",c))};let{
op:r,parts:i}=o;if(r==="softmax"){let a=Ie(o);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>s(n(a),a.value))}}function Mr(e,t){let n=e?.index.indexOf(t)??-1,s=e?.values[n];return{label:e?.labels[n]??"",value:s===
void 0?Number.NaN:ms(s)}}function Mn(e){for(let n of b(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function vr(e){return e.target instanceof Element?e.target.closest(Qt):null}function ks(e){
return e.closest("figure")}function Rs(e){return e.closest("[data-step]")}function lu(e,t){let{row:n,column:s}=he(dt(e),
t),{rows:o,columns:r}=It(e);return[At(e),o[n],r[s]].filter(Boolean).join(", ")}var ou,Cs=A(()=>{"use strict";Et();hn();As();
J();Ce();pe();_t();Ls();ou={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var Qr,Zr,ti,ei,ni,si,oi,ri,ii,ai,ci,li,ui,fi,di,hi,pi,mi,gi,wi,qs,bi,Vs,xi,ze=A(()=>{"use strict";Qr="This lesson has n\
o such input. Send one of its inputs.",Zr="This is not one of the options. Send one of {options}.",ti="This is not a lis\
t. Send a list of words.",ei="There are {words} words. Send {expected} words.",ni="This word is empty or not text. Send \
a word.",si="The word contains a control character. Send it without.",oi="The word has {characters} characters. Send at \
most {most}.",ri="This is not a matrix. Send a list of rows, each a list of numbers.",ii="The matrix has {count} row. Se\
nd {expected}.",ai="The matrix has {count} rows. Send {expected}.",ci="This row is not a list. Send a list of numbers.",
li="The row has {count} number. Send {expected}.",ui="The row has {count} numbers. Send {expected}.",fi="This is not a n\
umber. Send a number, such as 0.25.",di="The number is out of range. Send a number from {least} to {most}.",hi="This is \
not a whole number. Send a whole number.",pi='"{step}" is not a step of this lesson. Send the id of a removable step.',mi=
'"{step}" cannot be removed. Send the id of a removable step.',gi="This step needs {names}, which could not be computed \
above.",wi="The result is not a number: the inputs are too extreme. Enter smaller values.",qs=[0,.01,.04,.1,.2,.4,.7,1],
bi=4,Vs=1e-12,xi=7});function te(e,t){let n=Array.from(e),s=Qu(n),o=Zu(n,t);return n.map((r,i)=>({text:$t(r,s),exact:Ys(r),level:o[i]??null}))}
function Qu(e){for(let t=0;t<3;t+=1)if(e.every(s=>{if(Math.abs(s)>=1e15)return!0;let o=s*10**t;return Math.abs(o-Math.round(
o))<=Vs*Math.abs(o)}))return t;return 3}function $t(e,t=Gs(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Gs(e)&&n<1e10&&!t){let o=String(n),r=n>=1e4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[o="",r=""]=Ks(e,2,"toExponential").split("e");return`${o}e${Number(r)}`.replaceAll("-","−")}let s=Ks(
e,t,"toFixed");return(Number(s)===0?s.replace("-",""):s).replace("-","−")}function Ys(e){if(Gs(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=Ju&&t<Xu){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",s=""]=e.toExponential().split("e"),o=s.slice(1).padStart(2,"0");return`${n}e${s.charAt(0)}${o}`}
function Gs(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function Ks(e,t,n){let[s="",o]=e[n](Yu).split("e"),r=s.indexOf(
".")+1+t,i=/^50*$/.test(s.slice(r)),a="02468".includes(s.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=s.slice(0,r).replace(/\.$/,"");return o===void 0?c:`${c}e${o}`}function Zu(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=qs.slice(1).map((i,a)=>(i+(qs[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let s=t?
bi:xi,o=Math.max(0,...n.map(Math.abs));return o<=Vs?n.map(()=>0):n.map(r=>Number(Ks(r/o*s,0,"toFixed")))}var Yu,Ju,Xu,ge=A(
()=>{"use strict";ze();Yu=100,Ju=1e-4,Xu=1e16});var Js,Xs=A(()=>{"use strict";Js=`	
\v\f\r              \u2028\u2029  　`});function we(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Nn=A(()=>{"use strict";Xs()});function ef(e,t,n){let s=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),o=e.filter(({kind:c})=>c===
"words"),r=o.map(({value:c})=>c),i=o.map(({name:c})=>t[c]),a=s.map(({name:c})=>c);return{settings:[...n,...s.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(Ei(r)===Ei(i)?a:[...a,tf])}}function Ei(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function nf(e,t,{settings:n,inputs:s}){let o=Object.entries(e.tables).map(([p,m])=>{let w=Si(
m,n)??null,{title:x="",figure:O=null}=w??Object.values(m.variants)[0]??{};return{name:p,title:x,isShown:O!==null,variant:w,
numbers:null}}),r=(p,m="")=>({tables:o,status:p,error:m}),i=e.inputs.map(p=>t.get(p)?.status);if(e.failing.some(p=>s.has(
p))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((p,m)=>i[m]==="failed");if(c.length){let p=c.map(m=>`\
“${t.get(m)?.title??m}”`).join(", ");return r("failed",we(gi,{names:p}))}let l=new Map(o.map(({name:p,variant:m})=>[
p,m])),u=sf(e,l,t,s);if(!Si(e.conditions,n)?.every(({expression:p,holds:m})=>{let[w]=Ai(p,u)??[];return w!==void 0&&!!w===
m}))return r("unknown");let h=o.map(p=>({...p,numbers:u(p.name)}));return h.some(({numbers:p})=>p&&Array.from(p).some(Number.
isNaN))?r("failed",wi):{tables:h,status:"computed",error:""}}function sf(e,t,n,s){let o=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!o.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>s.has(u));o.set(i,l?Ai(c.expression,r):null)}return o.
get(i)??null};return r}function Ai(e,t){return e.every(s=>s.op!=="table"||t(s.name??"")?.length===pn(s))?mn(e,s=>t(s)??[]):
null}function Si({settings:e,variants:t},n){return t[e.filter(s=>n.includes(s)).join(",")]}function of(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,s)=>Object.is(n,t[s]))}function kn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,s,o)=>t[s]?.[Number(o)]??n)}var tf,Ln,Qs=A(()=>{"use strict";Ce();ze();Nn();tf="=",Ln=class{#e;#t;constructor(t){this.#e=
t;let n=Object.fromEntries(t.inputs.map(({name:s,value:o})=>[s,o]));this.#t=this.#n(n,new Set,null)}get inputs(){return this.#e.
inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,n,this.#t)}#n(t,n,s){
let o={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??c,f=a==="matrix"||a===
"number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);o.known.set(i,{numbers:f,isOwn:d,status:"computed"})}let r=ef(
this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(p=>o.known.get(p)?.isOwn??!0),l={settings:a?
[i.id]:[],inputs:new Set},u=nf(i,o.known,c?l:r),{id:f,inputs:d}=i;o.steps.push({id:f,inputs:d,isRemoved:a,isOwn:c,...u});
let{tables:h,status:g}=u;for(let{name:p,numbers:m}of h){let w=c&&!a||of(m,s?.known.get(p)?.numbers),x=i.tables[p]?.variants[""]?.
title;o.known.set(p,{numbers:m,isOwn:w,status:g,title:x})}}return o}}});function Zs(e){let[t,n]=[0,e.length];for(;t<n&&Mi(e.charAt(t));)t+=1;for(;t<n&&Mi(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var Cm,Mi,vi,Oi=A(()=>{"use strict";Xs();Cm=new RegExp(`[${Js}]+`),Mi=e=>e!==""&&Js.includes(e);vi=e=>[...e].length});function Rn(e,t){let n=e.map(({name:i})=>i),s=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:Qr,suggestions:n})),o={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;o[i.name]=cf(i,a,o)}catch(a){if(!(a instanceof st))throw a;let{where:c,
message:l}=a;s.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),o[i.name]=i.own}if(s.length)throw new z(422,
s);return o}function cf(e,t,n){if(e.kind==="words")return lf(e,t);if(e.kind==="matrix")return uf(e,t,n);if(e.kind==="num\
ber")return Ni(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new st("",Zr,{options:e.options.join(
", ")})}function lf({least:e,most:t},n){if(!Array.isArray(n))throw new st("",ti);if(n.length<e||n.length>t){let s=e<t?`${e}\
 to ${t}`:t;throw new st("",ei,{words:n.length,expected:s})}return n.map((s,o)=>{let r=`[${o}]`;if(typeof s!="string"||!Zs(
s))throw new st(r,ni);if(af.test(s))throw new st(r,si);let i=vi(s);if(i>40){let a=40;throw new st(r,oi,{characters:i,most:a})}
return Zs(s)})}function uf(e,t,n){let s=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(s))throw new st("",ri);let o=e.
isRow?[e.own]:e.own,r=$i(e.rows,n).length||o.length,i=$i(e.columns,n).length||(o[0]?.length??0);if(s.length!==r){let c=s.
length===1?ii:ai;throw new st("",c,{count:s.length,expected:r})}let a=s.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new st(u,ci);if(c.length!==i){let f=c.length===1?li:ui;throw new st(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Ni(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Ni({least:e,most:t,whole:n},s,o){if(typeof s!="num\
ber")throw new st(o,fi);if(!(s>=e&&s<=t)){let i={least:$t(e),most:$t(t)};throw new st(o,di,i)}if(!n)return s;let r=Math.
round(s);if(Math.abs(s-r)>rf*Math.max(1,Math.abs(s),Math.abs(r)))throw new st(o,hi);return r}function $i(e,t){return Array.
isArray(e)?e:t[e]??[]}var rf,af,st,to=A(()=>{"use strict";Et();ze();ge();Nn();Oi();rf=1e-9,af=/[\p{Cc}\p{Cs}]/u,st=class extends Error{constructor(t,n,s={}){
super(we(n,s)),this.where=t}}});var In={};us(In,{exportedLesson:()=>pf,openRecord:()=>_n});function _n(){let e=y(document,"#lesson-record",HTMLScriptElement).
textContent??"";return ki??=new Ln(JSON.parse(e)),ki}async function pf(e,t){let n=_n(),s=Rn(n.inputs,mf(e.inputs));gf(n,
s);let o=wf(n,e.removed),i=JSON.stringify(s)===JSON.stringify(n.ownValues)&&await Ii([...o],t)||await xf(n,s,o,t),a=vf(n,
s);return a&&i.append(a),i}function mf(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Ge(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function gf({inputs:e},t){for(let{
name:n,kind:s,value:o}of e){let r=i=>[i].flat().length;if(s==="words"&&r(o)!==r(t[n]))throw Ge(422,`inputs.${n}`,df)}}function wf(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let s of n){let o=e.steps.find(i=>i.id===s),r=o?mi:pi;if(!o?.isRemovable)
throw Ge(422,"removed",we(r,{step:s}))}return n}async function Ii(e,{files:t,signal:n}){if(!t)return bf(e);if(e.length>1)
return null;let[s]=e,o=s?t.replace("{removed}",s):".",r=await fetch(o,{signal:n}).catch(_i);if(!r.ok)throw Ge(r.status,"",
ke(r.status));let i=await r.text().catch(_i),a=y(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function bf(e){let t=JSON.parse(y(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let s=document.createElement(
"div");s.dataset.steps="";let o=Object.values({...t[""],...t[n]});s.append(...o.map(i=>eo("lesson-parts",i)));for(let i of b(
s,"[data-matrix]"))i.replaceWith(eo("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(s),r}function eo(e,t){let{content:n}=y(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function xf(e,t,n,s){let o=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(o.map(c=>Ii(c,s)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=$(r,`[data-step="${CSS.escape(c.id)}"]`);l&&Ef(l,c,a,e)}for(let c of b(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||yf(c,e.solve(t,new Set([...n,l])))}return r}function yf(e,{
steps:t}){let n=t.find(({id:s})=>s===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:s})=>s)||(e.disabled=
!0,e.parentElement?.append(" ",hf))}function Ef(e,t,n,s){let o=s.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!o)return;let r=t.inputs.flatMap(i=>Af(i,n,s));Ri(e,".step-inputs",r,n.values),Ri(
e,".step-results",t.tables,n.values),t.isOwn||Sf(e,t)}function Sf(e,{status:t,error:n}){let o=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of b(e,".remark, pointer-view, .failure"))i.
remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=o.map(([i])=>i).
join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=ff;else if(o.length){let i=o.map(([l])=>l).join(
" and the "),[a,c]=o.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}r.textContent&&y(e,".reasons").before(r)}function Af(e,{steps:t,known:n},s){let o=s.inputs.find(a=>a.
name===e);if(!o)return t.flatMap(({tables:a})=>a.filter(c=>c.name===e));let{shown:r}=o,i=n.get(e)?.numbers??null;return r?
[{name:e,title:r.title,isShown:!0,variant:r,numbers:i}]:[]}function Ri(e,t,n,s){let o=$(e,t);if(!o)return;let r=n.filter(
({isShown:l})=>l),i=r.map(l=>Mf(l,s)).filter(l=>l!==null),a=r.filter(({numbers:l})=>!l).map(({title:l})=>l);if(o.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,o.append(c)}function Mf({variant:e,numbers:t},n){if(!e||e.figure===
null||!t)return null;let s=eo("lesson-figures",e.figure),o=b(s,"tbody td");for(let[c,{text:l,exact:u,level:f}]of te(t,e.
shade).entries()){let d=o[c];if(!d)continue;let h=tt(l);d.textContent=h,Ci(d,"value",u===h?null:u),Ci(d,"level",f||null)}
let{rows:r,columns:i}=e,a="down"in s.dataset;return Cn(b(s,"tbody th"),a?i:r,n),Cn(b(s,"thead th"),i,n),e.opens&&(s.dataset.
how=JSON.stringify(e.expression)),s}function Ci(e,t,n){n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Cn(e,t,n){
for(let[s,o]of e.entries()){let r=kn(t[s]??"",n),i=[...r],a=i.length>Li;o.textContent=a?`${i.slice(0,Li-1).join("")}…`:
r,o.title=a?r:""}}function vf(e,t){let n=$(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,s=$(n,"[dat\
a-inputs]"),o=s&&document.importNode(s,!0);for(let{name:r,shown:i}of o?e.inputs:[]){let a=y(o,`[data-input="${CSS.escape(
r)}"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?tt(Ys(l)):String(l));for(let[l,u]of b(a,"input, select").entries())u.
value=c[l]??"";i&&(Cn(b(a,"tbody th"),i.rows,t),Cn(b(a,"thead th"),i.columns,t))}return o}function _i(e){throw Wt(e)?e:Ge(
0,"",Le)}function Ge(e,t,n){return new z(e,[{where:t,message:n,suggestions:[]}])}var Li,ff,df,hf,ki,Ke=A(()=>{"use stric\
t";Et();J();ze();ge();Qs();to();_t();Nn();Li=20,ff="With your changes, only the server can compute this step.",df="Only \
the server can compute with more or fewer words.",hf="(with your changes, only on the server)"});function Pn(e,t){let n=$(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let s=n.getBoundingClientRect(),
o=t.getBoundingClientRect(),r=document.createElementNS(Pi,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of Of(e)){let a=i.right<o.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[o.left,(o.top+o.bottom)/2]:[(o.left+o.right)/2,o.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],g=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([m=0,w=0])=>`${(m-s.left).toFixed(1)} ${(w-s.top).toFixed(1)}`),p=document.createElementNS(Pi,"path");p.setAttribute(
"d",`M${g[0]}C${g.slice(1).join(" ")}`),r.append(p)}n.append(r)}function Of(e){return b(e,"figure.matrix").flatMap(t=>{let n=b(
t,'[data-lit="part"]').map(s=>s.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:s})=>s)),right:Math.
max(...n.map(({right:s})=>s)),top:Math.min(...n.map(({top:s})=>s)),bottom:Math.max(...n.map(({bottom:s})=>s))}]:[]})}var Pi,
Fi=A(()=>{"use strict";J();Pi="http://www.w3.org/2000/svg"});function H(e,t,n){let s=Math.min(1,Math.max(0,(e-t)/(n-t)));return s<.5?4*s**3:1-(2-2*s)**3/2}function Nt(e,t,n){return e+
(t-e)*n}function mt(e,t,n){return{x:Nt(e.x,t.x,n),y:Nt(e.y,t.y,n),width:Nt(e.width,t.width,n),height:Nt(e.height,t.height,
n)}}function ot(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*Tf+n*$f+([...e].
length-t-n)*Hi}function be(e,t){let n=Math.max(0,...e.map(ot));return n?Math.min(t,n+12):0}function Fn(e,t){return Math.
max(Math.min(150,e/4),Math.min(220,t))}function at(e,t){if(ot(e)<=t)return e;let n=Math.floor(t/Hi)-1;return n>1?`${[...e].
slice(0,n).join("")}…`:""}function G(e,t,n,{opacity:s=1,isLit:o=!1,isRaised:r=!1}={}){let i=ot(n.text),a=t.width<i+no,
l=t.height>=17&&t.width>=(a?Nf:1)*i+no/2?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:l,opacity:s,isLit:o,isRaised:r,
isNarrow:a}}function U(e,t,n,s,o={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=o;return{kind:"text",key:e,x:t,y:n,
text:s,anchor:r,opacity:i,isQuiet:a}}function Ft(e,t,{opacity:n=1,isQuiet:s=!1}={}){return{kind:"line",key:e,path:t,opacity:n,
isQuiet:s}}function Bt(e){return{...e,text:"?",level:void 0}}function vt(e,t,n){return Math.max(3,Math.min(n,e/Math.max(
1,t)))}function gt(e){return Math.max(44,...e.map(({text:t})=>ot(t)+2*no))}var Hi,Tf,$f,no,Nf,et,xe=A(()=>{"use strict";
[Hi,Tf,$f]=[8.8,9.8,4.8],no=6,Nf=.8,et=30});function Wi({weights:e,shares:t,labels:n,values:s,results:o,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=gt(e),
d=gt([...s.flat(),...o])+14,h=a-f-38-o.length*d,g=be([...n,r],Fn(a,h)),p=g+f+34,m=vt(a-p-4,o.length,d),w=m-Math.min(5,m/
5),x=vt(Lf,u,et+8),O=x-Math.min(6,x/4),T=8+u*x+14,P=Math.max(...t),k=H(c,0,.9),nt={anchor:"end",isQuiet:!0},B=[],K=0;for(let[
E,_]of t.entries()){let L=8+E*x,R=L+O/2+6;if(x>17){let V=at(n[E]??"",g-12);B.push(U(`label-${E}`,g-12,R,V,nt))}B.push(G(
`weight-${E}`,{x:g,y:L,width:f,height:O},e[E]??{text:""})),x>17&&B.push(U(`times-${E}`,g+f+17,R,"·",{isQuiet:!0}));let q=Nt(
1,Nt(kf,1,_/P),k),M=Di*E/Math.max(1,u-1),Y=H(c,1+M,1.85-Di+M);for(let[V,j]of(s[E]??[]).entries()){let F={x:p+V*m,y:L,width:w,
height:O};if(B.push(G(`value-${E}-${V}`,F,j,{opacity:q})),Y===0||c>=so||_*ye<.25)continue;let Z={...F,y:T+K,height:_*ye},
bt=mt(F,Z,Y),ht={...j,text:""};B.push(G(`strip-${E}-${V}`,bt,ht,{opacity:Nt(q,1,Y)}))}K+=_*ye}let W=p+o.length*m;B.push(
Ft("rule",`M${g} ${T-8}H${W}`,{opacity:H(c,.9,1.1),isQuiet:!0}));let C=H(c,1.8,2);B.push(U("result",p-12,T+ye/2+6,at(r,p-
12),{anchor:"end",opacity:H(c,1,1.3)}));for(let[E,_]of o.entries()){let L={x:p+E*m,y:T,width:w,height:ye},R=E===l?Bt(_):
_;C>0&&B.push(G(`result-${E}`,L,R,{opacity:C}))}return{width:W,height:T+ye+8,marks:B}}function Bi({weights:e,labels:t,shares:n},{
moment:s}){let o=n.indexOf(Math.max(...n)),r=t[o]?`“${t[o]}” has the`:"The";return s===0?`${r} largest weight${r==="\
The"?" is":","} ${e[o]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows a\
s thick as their weights fill exactly one row: the average."}var so,ye,Lf,Di,kf,ji=A(()=>{"use strict";xe();so=2,ye=44,Lf=
380,Di=.4,kf=.1});function Gi({sources:e,targets:t,flights:n},{width:s,at:o,asked:r=-1}){let i=gt(n.map(({tile:E})=>E))+4,[a,c]=[e,t].map(
E=>oo(E,i,s)),l=ee(a)+Ui+ee(c)<=s,u=Math.max(zi(e),zi(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(s-
f*Hn)/u)),h=l?Math.max(Ye(e),Ye(t)):Ye(e)+Ye(t),g=Math.max(6,Math.min(et+4,Rf/h)),[p,m]=[d-Math.min(4,d/5),g-Math.min(4,
g/4)],w=h*g+Ee+6,x=l?w:w+Ee+24,O={sources:oo(e,d,s),targets:oo(t,d,s)},T=ee(O.sources)+Ui,P=l?T+ee(O.targets):Math.max(ee(
O.sources),ee(O.targets)),k=E=>l?0:(P-ee(E))/2,nt={sources:{top:Ee,edges:Vi(O.sources,k(O.sources))},targets:{top:l?Ee:Ee+
Ye(e)*g+24+Ee,edges:Vi(O.targets,l?T:k(O.targets))}},B=(E,_)=>{let{columns:L=0}={sources:e,targets:t}[E][_]??{},R=(O[E][_]??
0)-L*d;return(nt[E].edges[_]??0)+R/2},K=(E,{table:_,row:L,column:R})=>({x:B(E,_)+R*d,y:nt[E].top+L*g,width:p,height:m}),
W=[],C=[];for(let[E,_]of[["sources",e],["targets",t]])for(let[L,{title:R,columns:q}]of _.entries()){let M=E==="targets"&&
t.length>1?L:0,Y=E==="targets"?H(o,M,M+.4):1,V=B(E,L)+q*d/2,j=at(R,O[E][L]??0);W.push(U(`${E}-${L}`,V,nt[E].top-9,j,{opacity:Y,
isQuiet:!0}))}for(let[E,{tile:_,from:L,to:R,moment:q}]of n.entries()){let[M,Y]=[K("sources",L),K("targets",R)],V=Math.max(
1,(t[R.table]?.columns??1)-1),j=qi*R.column/V,F=H(o,q+j,q+1-qi+j);if(W.push(G(`left-${E}`,M,_,{opacity:F>0?.25:1})),F===
0)continue;let Z=E===r?{..._,text:"?",level:void 0}:_;C.push(G(`moved-${E}`,mt(M,Y,F),Z,{isRaised:F<1}))}return{width:P,
height:x,marks:[...W,...C]}}function oo(e,t,n){let s=(n-(e.length-1)*Hn)/e.length;return e.map(({title:o,columns:r})=>Math.
max(r*t,Math.min(ot(o),s)))}function ee(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Hn)}function Vi(e,t){let n=t;return e.
map(s=>{let o=n;return n+=s+Hn,o})}function zi(e){return e.reduce((t,{columns:n})=>t+n,0)}function Ye(e){return Math.max(
...e.map(({rows:t})=>t))}function Ki({sources:e,targets:t},{moment:n}){let s=r=>r.map(({title:i})=>`“${i}”`).join(",\
 ").replace(/, (?=[^,]*$)/," and ");if(t.length>1){let r=t[n]?s([t[n]]):"";return`Part of ${s(e)} becomes ${r}. No numbe\
r changes.`}let o=e.length>1?"are put together in":"becomes";return`${s(e)} ${o} ${s(t)}. No number changes.`}var Rf,Hn,
Ui,Ee,qi,Yi=A(()=>{"use strict";xe();Rf=400,Hn=36,Ui=84,Ee=28,qi=.4});function Ji(e,{width:t,at:n,asked:s=-1}){let{sliding:o,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,o.tiles.length],h=u?[]:[o,...r].map(({label:S})=>S),g=[...o.tiles,...r.flatMap(({tiles:S})=>S),...i.flat()],p=gt(
c),m=ot(l)>Cf,w=l&&!m?ot(l)+14:0,x=gt(g)+8,O=t-w-p-48-d*x,T=be(h,Fn(t,O)),P=f+2,[k,nt]=u?[P,d]:[d,P],B=t-T-w-(u?0:p+44)-
4,K=Math.max(p+8,...r.map(({label:S})=>ot(S)+10)),W=vt(B,k,Math.max(x,u?Math.min(K,120):0)),C=vt(_f,nt,et+6),E=W-Math.min(
5,W/5),_=C-Math.min(5,C/4),L=u?48:8,R=L+d*C+22,q=T+d*W+40,M=(u?T+P*W:q+p)+w,Y=(S,X)=>u?{x:T+S*W,y:L+X*C,width:E,height:_}:
{x:T+X*W,y:L+S*C,width:E,height:_},V=S=>u?{x:T+S*W,y:R,width:E,height:et}:{x:q,y:L+S*C,width:p,height:_},j=Math.min(f-1,
Math.floor(n)),F=Math.min(1,n-j),Z=Math.max(0,j-1+H(F,0,j?Dn:.01)),bt=S=>Math.min(1,Math.max(0,S)),ht=S=>S+1-bt(Z-S)+bt(
S-Z),xt=[],Ot=[];for(let[S,{label:X,tiles:Tt}]of r.entries()){let yt=ht(S),lt=S===j&&F>Dn&&F<1;for(let[Jo,Al]of Tt.entries()){
let Ml=S>j&&n<f?.6:1;xt.push(G(`line-${S}-${Jo}`,Y(yt,Jo),Al,{opacity:Ml}))}xt.push(ln(`name-${S}`,X,yt,lt));let Gt=S<j||
F===1;if(S>j)continue;let rt=S<j?1:H(F,ro,.95);if(!rt)continue;let Dt=V(yt),Kt=c[S]??{text:""},Ne=Math.min(d,Math.floor(
rt*d+1e-9)),El={text:a[S]?.[Ne-1]??""},Sl=S===s?Bt(Kt):Gt?Kt:El;xt.push(G(`result-${S}`,Dt,Sl,{opacity:Math.min(1,4*rt)})),
xt.push(ls(S,yt,Gt,Math.min(1,4*rt)))}let Lt=n>=f||F===0&&j>0?Math.ceil(n)-1:j,le=F===0||n>=f?1:H(F,Dn,ro),cn=n<f&&F>0&&
F<Dn;if(n>0&&!cn){let S=Z+2;for(let[X,Tt]of(i[Lt]??[]).entries()){let yt=Y(S,X),lt=.25*X/Math.max(1,d-1),rt=Lt===j&&F>0&&
F<1?H(F,ro+lt*.6,.8+lt*.6):1,Dt=Lt===s;if(Ot.push(G(`product-${X}`,yt,Tt,{opacity:le*(1-.55*rt),isLit:!0})),rt===0||rt===
1)continue;let Kt=mt(yt,If(V(ht(Lt))),rt),Ne=Dt&&rt>.6?{...Tt,text:""}:Tt;Ot.push(G(`flight-${X}`,Kt,Ne,{opacity:1-H(rt,
.8,1),isLit:!0}))}}for(let[S,X]of o.tiles.entries())Ot.unshift(G(`sliding-${S}`,Y(Z,S),X,{isRaised:!0}));Ot.push(ln("nam\
e-sliding",o.label,Z,!0));let ue=u?R+et+8:L+P*C+6;if(m){let S=at(`then ${l}`,t-T);xt.push(U("after",T,ue+16,S,{anchor:"s\
tart",isQuiet:!0}))}else if(l){let S=u?T+P*W+8:q+p+10,X=u?R+21:L+C+_/2+6;xt.push(U("after",S,X,l,{anchor:"start",isQuiet:!0}))}
return{width:M,height:ue+(m?24:0),marks:[...xt,...Ot]};function ln(S,X,Tt,yt){let lt=!yt;if(u){let Dt=T+Tt*W+E/2,Kt=S===
"name-sliding",Ne=at(X,Kt?t-Math.abs(2*Dt-M):W-4);return U(S,Dt,Kt?16:38,Ne,{isQuiet:lt})}let Gt=L+Tt*C+_/2+6,rt=C>17?at(
X,T-12):"";return U(S,T-12,Gt,rt,{anchor:"end",isQuiet:lt})}function ls(S,X,Tt,yt){let lt=V(X),[Gt,rt]=u?[lt.x+lt.width/
2,lt.y-6]:[lt.x-20,lt.y+lt.height/2+6],Dt=Tt?u?"":"=":"+ …";return U(`equals-${S}`,Gt,rt,Dt,{opacity:yt,isQuiet:!0})}}
function If({x:e,y:t,width:n,height:s}){return{x:e+n/4,y:t+s/4,width:n/2,height:s/2}}function Xi(e,{moment:t,isAsked:n}){
let{sliding:s,lines:o,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[s.label,o[t]?.label].map(p=>p?`“${p}”`:""),f=l&&
u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",g=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}\
umbers that meet are multiplied, and the products add up to ${g}.`}var Cf,_f,Dn,ro,Qi=A(()=>{"use strict";xe();Cf=76,_f=
380,[Dn,ro]=[.35,.55]});function ea({sources:e,places:t,sums:n},{width:s,at:o,asked:r=-1}){let i=e.map(({tile:k})=>k),a=Math.max(gt(i),...e.map(
({label:k})=>ot(k)))+16,c=vt(s,e.length,a),l=vt(s,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,g]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],p=28,m=p+et+ta+Zi,w=t.map((k,nt)=>e.reduce((B,K)=>B+(K.
place===nt?K.share:0),0)),x=Zi/Math.max(...w,1e-9),O=[Ft("base",`M${d} ${m+1}H${d+t.length*l}`)],T=t.map(()=>0),P=t.map(
()=>{});for(let[k,{label:nt,tile:B,share:K,place:W}]of e.entries()){let C=f+k*c+(c-h)/2,E={x:C,y:p,width:h,height:et},_=d+
W*l+(l-g)/2,L=T[W]??0,R=Math.max(0,K*x),q={x:_,y:m-L-R,width:g,height:R};T[W]=L+R;let M=o-k,Y=W===r;O.push(U(`label-${k}`,
C+h/2,18,at(nt,c),{isQuiet:!0}),G(`source-${k}`,E,B,{opacity:M>=1?.35:1}));let[V,j]=[C+h/2,_+g/2],F=p+et+ta/2,Z=`M${V} ${p+
et}C${V} ${F} ${j} ${F} ${j} ${q.y}`,bt=H(M,0,io)*(1-H(M,Wn,1));bt&&O.push(Ft(`way-${k}`,Z,{opacity:bt,isQuiet:!0}));let ht=Math.
min(1,Math.max(0,(M-io)/(Wn-io)))**2;if(ht>0){let xt=mt(E,q,ht),Ot=H(ht,0,.7),Lt=Y&&ht>.5?{...B,text:""}:B,le=mt(E,q,Ot).
x;O.push(G(`dropped-${k}`,{...xt,x:le},Lt)),M>=Wn&&(P[W]=n[k])}}for(let[k,{label:nt,tile:B}]of t.entries()){let K=d+k*l+
l/2,W=e.filter((R,q)=>R.place===k&&o>=q+Wn),C=m-W.reduce((R,{share:q})=>R+q*x,0),_=e.every((R,q)=>R.place!==k||o>=q+1)&&
(P[k]!==void 0||o>=e.length),L=k===r&&P[k]?Bt(B).text:_?B.text:P[k];L&&O.push(U(`sum-${k}`,K,C-9,L)),O.push(U(`place-${k}`,
K,m+24,at(nt,l-6),{isQuiet:!L}))}return{width:u,height:m+36,marks:O}}function na({sources:e,places:t,sums:n},{moment:s,isAsked:o,
isEnd:r}){let i=e[s];if(!i)return"";if(r){let u=t.map((h,g)=>e.filter(p=>p.place===g)).reduce((h,g)=>g.length>h.length?g:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=o?"":`, which has ${n[s]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var Zi,ta,io,Wn,sa=A(()=>{"use strict";xe();Zi=170,ta=76,[io,Wn]=[.15,
.8]});function ia({scores:e,weights:t,shares:n,powers:s,sum:o,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=Math.max(gt([...e,...t]),...r.map(ot))+10,g=c<480?oa/2:oa,p=c-g-60,m=p-f*Math.min(h,128),
w=c>620?be(d,Math.max(200,m)):0,x=vt(p-w,f,Math.min(h,128)),O=x-Math.min(8,x/4),T=28+ne,[P,k]=[T+8,T+8+et+8],nt=r.some(M=>ot(
M)>x),B=k+et+22,K=w+f*x+18,W=Math.max(...n),C=[],E=M=>Bn*M/Math.max(1,f-1);if(w){let M={anchor:"end",isQuiet:!0},Y=V=>at(
V,w-12);C.push(U("name-powers",w-12,T-8,Y(i.powers),{...M,opacity:H(l,0,.5)}),U("name-scores",w-12,P+21,Y(i.scores),M),U(
"name-weights",w-12,k+21,Y(i.weights),{...M,opacity:H(l,2,2.5)}))}let _=w+f*x;C.push(Ft("base",`M${w} ${T+1}H${_}`,{isQuiet:!0}));
let L=H(l,1,1.4),R=K+g+6;C.push(Ft("zero",`M${K-8} ${T+1}H${R}`,{opacity:L,isQuiet:!0}),Ft("one",`M${K-8} ${T-ne}H${R}`,
{opacity:L}),U("one-text",R+8,T-ne+6,"1",{anchor:"start",opacity:L}),U("zero-text",R+8,T+6,"0",{anchor:"start",opacity:L,
isQuiet:!0}),U("sum",K+g/2,T-ne-10,`Σ ${o}`,{opacity:H(l,1,1.5)*(1-H(l,2,2.3))}));let q=0;for(let[M,Y]of n.entries()){let V=w+
M*x+(x-O)/2,j=H(l,E(M),1-Bn+E(M)),F=ne*Y*j/W,Z={...t[M]??{text:""},text:""},bt={x:V,y:T-F,width:O,height:F},ht=M===u,xt=Nt(
1,.35,H(l,1,1.6)),Ot=ht?{...Z,level:void 0}:Z;C.push(G(`bar-${M}`,bt,Ot,{opacity:xt}));let Lt=s[M]??"";ot(Lt)<x&&C.push(
U(`power-${M}`,V+O/2,bt.y-8,Lt,{opacity:j})),C.push(G(`score-${M}`,{x:V,y:P,width:O,height:et},e[M]??Z)),q+=Y*ne;let le={
x:K,y:T-q,width:g,height:Y*ne},cn=H(l,1+E(M),2-Bn+E(M));cn>0&&C.push(G(`part-${M}`,mt({...bt,height:F},le,cn),Ot));let ue=H(
l,2+E(M),3-Bn+E(M)),ln={x:V,y:k,width:O,height:et};if(ue>0){let X=ht?Bt(Z):ue<1?Z:t[M]??Z;C.push(G(`weight-${M}`,mt(le,ln,
ue),X))}let ls=nt&&M%2?22:0,S=at(r[M]??"",nt?2*x-8:x);C.push(U(`label-${M}`,V+O/2,B+ls,S,{isQuiet:!0}))}return{width:R+20,
height:B+(nt?22:0)+10,marks:C}}function aa({sum:e},{moment:t}){return["Each score becomes a power of e: all of them are \
positive, and large ones stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Each \
power is divided by ${e}, so that the weights sum to 1.`][t]??""}var ra,ne,oa,Bn,ca=A(()=>{"use strict";xe();ra=3,ne=150,
oa=60,Bn=.35});function ha(e){let t=new ao(e),n=b(e,`.step-results ${Fe}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:dt(i)})),s=new Map(n.map(i=>[i,t.kindOf(i)])),o=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=s.get(i)??"\
plain";if(a==="moves"){let c=jn(i.expression).join(),l=b(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&s.get(f)==="moves"&&jn(f.expression).join()===c);for(let f of u)r.add(f);o.push(qf(t,u))}else if(a==="scatt\
er")o.push(Uf(t,i));else if(a==="plain")o.push(Bf(i));else for(let c of i.grid.keys())o.push(jf(t,i,c,a))}return o.filter(
({cells:i})=>i.length)}function jn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function Bf({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,s)=>s+1),seconds:fa.plain,scene:null,words:()=>"",forget:()=>{}}}
function Je(e,t,n,s){let o,r=()=>(o??=t(),o);return{...e,seconds:fa[e.kind],scene:i=>n(r(),i),words:i=>s(r(),i),forget:()=>{
o=void 0}}}function jf(e,t,n,s){let o=t.grid[n]??[],r=It(t.figure).rows[n]??"",i=[At(t.figure),r].filter(Boolean).join("\
, "),a={kind:s,title:i,label:r,cells:o};if(s==="products"){let u=o.map((d,h)=>h+1),f=()=>e.products(t,n);return Je({...a,
shown:u},f,Ji,Xi)}let c=s==="softmax"?ra:so,l=Array.from({length:c},(u,f)=>f===c-1?o.length:0);return s==="softmax"?Je({
...a,shown:l},()=>e.softmax(t,n),ia,aa):Je({...a,shown:l},()=>e.average(t,n),Wi,Bi)}function Uf(e,t){let n=t.expression.
at(-1)?.groups??[],s=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),o=[...s.keys()].sort((u,f)=>u-f),r=new Map(o.map((u,f)=>[
s.get(u),f])),i=n.map((u,f)=>r.get(f)??o.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:At(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:o.map((u,f)=>i.filter(d=>d<=f).length)};
return Je(l,()=>e.scatter(t,o,s),(u,{asked:f=-1,...d})=>ea(u,{...d,asked:a[f]??-1}),na)}function qf(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),s=jn(t[0]?.expression??[]).length,o=t.length>1?t.length:s,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:o},(l,u)=>t.length===1?u===o-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>At(l)).join(", "),label:"",cells:n,shown:i};return Je(c,()=>e.moves(t),Gi,Ki)}function Se(e,{dataset:t}){let{
tone:n,shade:s}=t;return{text:vs(e),level:e.dataset.level,tone:n,shade:s}}function se(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return tt(Number.isInteger(e)?$t(e):$t(e,n))}function la(e){let t=e?dt(e):[];return{title:e?At(e):"",rows:t.
length,columns:t[0]?.length??0}}function co(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function Vf(e){let t=e.flat();return t.length>0&&t.length<=da&&new Set(t).size===t.length}function ua(e){
let t=e&&Ct(e);return t?.op!=="sum"||t.parts.length>Pf||!t.parts.length?!1:t.parts.every(({op:n,parts:s})=>n==="multiply"&&
s.length===2&&s.every(o=>o.parts.every(r=>!r.op)))}function lo(e){return(Ct(e)?.parts??[]).map(n=>n.parts)}function zf(e){
let t=lo(e).map(([s])=>s?.value??Number.NaN),n=t.reduce((s,o)=>s+o,0);return Math.abs(n-1)<Df&&t.every(s=>s>=0)}function Gf(e,t){
let[n,s]=[co(e),t&&co(t)];return n.table===s?.table&&n.index===s?.index&&e.value===t?.value}var fa,Pf,Ff,da,Hf,Df,Wf,ao,
pa=A(()=>{"use strict";As();J();ge();pe();_t();ji();Yi();Qi();sa();ca();fa={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},Pf=96,Ff=24,da=48,Hf=400,Df=1e-6,Wf=new Set(["table","view","join"]);ao=class{constructor(t){this.
tableNamed=bn(t)}kindOf({expression:t,grid:n}){let s=t.at(-1),o=n.flat();if(!s||!o.length)return"plain";if(s.op==="colle\
ct")return Vf(s.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>Wf.has(h)))return n.length>1&&r>
1&&o.length<=Hf?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=da?"softmax":"plain";if(!i.has("matmul")||r>Ff||!ua(c))return"\
plain";let l=this.#t(n[0]?.map((h,g)=>a(g))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((h,g)=>a(g*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(zf)?"average":"products"}softmax({figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(
n)(o*r.length),{powers:a,isShifted:c}=wn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>Se(d,t)),shares:this.#s(i,r.length),powers:a.map(se),sum:se(a.reduce(
(d,h)=>d+h,0)),labels:It(t).columns,names:{scores:f?At(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${se(l)}`}`,weights:At(t)}}}average({figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(n),a=r.map((u,f)=>lo(
i(o*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=It(t).rows[o]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>Se(u,t)),label:l||At(t)}}products({figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(n),a=r.map((m,w)=>i(
o*r.length+w)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(m=>m.map(({value:w},x)=>w*(l[x]?.value??Number.NaN))),h=te(d.flat(),""),{rows:g,columns:p}=It(t);return{sliding:{
label:g[o]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((m,w)=>({label:p[w]??this.#i(m[0],f),tiles:this.#r(
m)})),products:d.map((m,w)=>m.map((x,O)=>{let{text:T="",level:P}=h[w*m.length+O]??{};return{text:tt(T),level:P?String(P):
void 0}})),sums:d.map(m=>{let w=0;return m.map(x=>(w+=x,se(w)))}),results:r.map(m=>Se(m,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:s},o,r){let i=this.#e(n),{columns:a}=It(t),c=n.at(-1)?.groups??[],l=s.
flat(),u=c.map(()=>0),f=c.map((g,p)=>i(p).parts),d=o.map(g=>{let p=r.get(g)??0,m=f[p]?.[c[p]?.indexOf(g)??-1],w=m?.value??
Number.NaN,x=m?this.#r([m])[0]:void 0;return{label:this.#i(m,!0),tile:x??{text:se(w)},share:w,place:p}}),h=new Map(d.map(
({place:g},p)=>[g,p]));return{sources:d,places:l.map((g,p)=>({label:a[p]??"",tile:Se(g,t)})),sums:d.map(({share:g,place:p},m)=>(u[p]=
(u[p]??0)+g,h.get(p)===m?l[p]?.textContent??"":tt($t(u[p]))))}}moves(t){let n=jn(t[0]?.expression??[]),s=n.map(r=>la(this.
tableNamed(r)?.figure??null)),o=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:h="",index:g=0}=l(f),p=n.indexOf(h),m=s[p]?.columns??1;o.push({tile:Se(d,
i),from:{table:p,row:Math.floor(g/m),column:g%m},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:p})}}return{
sources:s,targets:t.map(({figure:r})=>la(r)),flights:o}}#e(t){let n=(s,o)=>xn(this.tableNamed(s),o);return s=>_e(t,s,n)}#t(t){
let n=t.map(lo),[s,o]=[0,1].map(d=>n.map(h=>h.map(g=>g[d]))),r=d=>d?.every(h=>h.every((g,p)=>Gf(g,d[0]?.[p]))),i=!r(s),[
a,c]=i?[o,s]:[s,o];if(!a?.[0]||!c||!r(a)||!ua(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#o(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=Ct(t);if(t===n)return"";let[s,
o]=t.parts,r=s&&Ct(s)===n?this.#n(s):null;if(r===null||!o||o.op)return null;let a={add:`+ ${this.#a(o)||se(o.value)}`,divide:`\
÷ ${se(o.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#s(t,n){let{powers:s}=wn(t),o=s.reduce((r,i)=>r+
i,0);return s.slice(0,n).map(r=>r/o)}#r(t){let n=te(t.map(({value:s})=>s),"");return t.map((s,o)=>{let{figure:r,cell:i}=this.#o(
s)??{};if(r&&i&&!s.op)return Se(i,r);let{text:a="",level:c}=n[o]??{};return{text:tt(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#o(t){let{table:n,index:s=0}=t?co(t):{},o=n===void 0?null:this.tableNamed(n);if(!o)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=o,[u,f]=[Math.floor(s/a),s%a];return{figure:r,cell:i[s],row:u,column:f,rows:c,
columns:l}}#i(t,n){let s=this.#o(t);return(n?s?.columns[s.column]:s?.rows[s.row])??""}#a(t){let n=this.#o(t);return n?At(
n.figure):""}}});function Xf(e){let t=i=>document.createElementNS(ma,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,s,o,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
s.append(o,r),n.append(s),{kind:e,element:n,level:s,rect:o,text:r}}function Qf(e,t){let{element:n}=e;if(Q(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){Zf(e,t);return}Q(n,"class",t.isQuiet?"quiet":null),t.kind==="lin\
e"?Q(n,"d",t.path):(Q(n,"x",t.x.toFixed(2)),Q(n,"y",t.y.toFixed(2)),Q(n,"text-anchor",t.anchor),ga(n,t.text))}function Zf({
element:e,level:t,rect:n,text:s},{x:o,y:r,width:i,height:a,tile:c,...l}){!t||!n||!s||(Q(e,"transform",`translate(${o.toFixed(
2)} ${r.toFixed(2)})`),Q(e,"class",l.isRaised?"raised":l.isLit?"lit":null),Q(e,"data-tone",c.tone),Q(e,"data-shade",c.shade),
Q(t,"data-level",c.level),Q(n,"width",i.toFixed(2)),Q(n,"height",Math.max(0,a).toFixed(2)),Q(n,"rx",String(Math.min(Jf,i/
4,a/4))),Q(s,"x",(i/2).toFixed(2)),Q(s,"y",(a/2+(l.isNarrow?4.6:5.7)).toFixed(2)),Q(s,"class",l.isNarrow?"narrow":null),
ga(s,c.text))}function Q(e,t,n){e.getAttribute(t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}function ga(e,t){
e.textContent!==t&&(e.textContent=t)}var ma,Kf,Yf,Jf,Un,wa=A(()=>{"use strict";J();ma="http://www.w3.org/2000/svg",Kf=760,
Yf=720,Jf=5,Un=class{#e=null;#t=new Map;#n="";#s=0;#r=0;#o=0;constructor(t,n){this.step=t,this.beats=n.filter(({scene:o})=>o),
this.figure=document.createElement("figure"),this.figure.className="motion",this.svg=document.createElementNS(ma,"svg"),
this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement("figcaption"),this.figure.append(this.svg,
this.caption);let s=t.closest("[data-frame]")!==null;this.place=s?t:y(t,".working"),this.place.append(this.figure),this.
isScaled=s,this.figure.style.setProperty("--needs",`${this.#p("width",Kf)}px`),this.#a(),new ResizeObserver(()=>this.#i()).
observe(this.place)}show(t,n,s=-1){this.#e={beat:t,at:n,asked:s},this.#l()}rest(t){this.figure.dataset.rest=t}redraw(){for(let t of this.
beats)t.forget();this.#l()}#i(){this.#o!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=$(this.place,".tables");
!t||t.closest("[data-opens]")||(this.#o=this.place.clientWidth,this.place.removeAttribute("data-below"),this.place.toggleAttribute(
"data-below",this.figure.offsetTop>t.offsetTop))}#h(){return this.isScaled?Yf:Math.floor(this.svg.clientWidth)}#l(){let t=this.#h();
if(!this.#e||!t)return;let{beat:n,at:s,asked:o}=this.#e,r=n.scene?.({width:t,at:s,asked:o});if(!r)return;t!==this.#r&&(this.#s=
this.#p("height",t),this.#w()),this.#r=t,this.figure.style.setProperty("--drawn",`${t}px`);let i=Math.max(this.#s,Math.ceil(
r.height)),a=Math.min(0,(r.width-t)/2);Q(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||Q(this.svg,"he\
ight",String(i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(s)-1),l=n.shown.length-1,u=c===l&&s>l;this.#b(n.title,n.words(
{moment:c,isAsked:o>=0&&c===l,isEnd:u}))}#w(){if(this.isScaled)return;let t=this.#f().flatMap(({title:o,words:r,shown:i})=>i.
flatMap((a,c)=>[!1,!0].map(l=>({title:o,words:`${r({moment:c,isAsked:!1,isEnd:l})} −0.000`})))),n=({title:o,words:r})=>o.
length+r.length,s=t.reduce((o,r)=>n(r)>n(o)?r:o,{title:"",words:""});this.caption.style.removeProperty("min-height"),this.#b(
s.title,s.words),this.caption.style.setProperty("min-height",`${this.caption.offsetHeight}px`)}#b(t,n){if(this.caption.textContent===
`${t}. ${n}`)return;let s=document.createElement("b");s.textContent=`${t}.`,this.caption.replaceChildren(s,` ${n}`)}#p(t,n){
let s=this.#f().map(({scene:o})=>o?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...s))}#f(){return[...new Map(this.
beats.map(n=>[n.cells[0]?.closest("figure"),n])).values()]}#d(t){let n=new Set(t.map(({key:o})=>o));for(let[o,r]of this.#t)
n.has(o)||(r.element.remove(),this.#t.delete(o));for(let o of t){let r=this.#t.get(o.key);r?.kind!==o.kind&&(r?.element.
remove(),r=Xf(o.kind),this.#t.set(o.key,r)),Qf(r,o)}let s=[...n].join();s!==this.#n&&(this.#n=s,this.svg.append(...t.map(
({key:o})=>this.#t.get(o).element)))}}});function xa(e){document.dispatchEvent(new CustomEvent("pointerscope:ask",{detail:e}))}var ba,ya=A(()=>{"use strict";ba=document.
documentElement.dataset.inRoom==="lead"});function Vn(e,t,{text:n,right:s,outcome:o=""}){let r=document.createElement("div");r.className="predict",r.setAttribute(
"role","group"),r.setAttribute("aria-label","Predict, then see");let i=document.createElement("p"),a=document.createElement(
"b");a.textContent="Predict, then see. ",i.append(a,e);let c=document.createElement("div");if(c.className="choices",c.append(
...t.map(l=>{let u=qn(l);return u.dataset.choice=l,u})),r.append(i,c),ba){let l=qn("Ask the hall"),u={choice:s,outcome:o};
l.addEventListener("click",()=>xa({question:{kind:"choice",text:n,choices:t,answer:u}})),r.append(l)}return r}function zn(e,t,n,s){
for(let r of b(e,"[data-choice]",HTMLButtonElement)){let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=
String(i===n))}let o=document.createElement("p");o.setAttribute("role","status"),o.textContent=s,e.append(o)}function qn(e){
let t=document.createElement("button");return t.type="button",t.textContent=e,t}var uo=A(()=>{"use strict";J();ya()});function Aa(e){e.addEventListener("click",t=>{let n=I(t),s=Gn(n);if(!s)return;n.closest("[data-play]")&&hd(s);let o=n.closest(
"[data-move]");o instanceof HTMLElement&&gd(s,Number(o.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&Ed(s,r),n.closest("[data-speed]")&&md(e)}),e.addEventListener("input",t=>{let n=I(t),s=Gn(n);if(!s||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;Ut(s);let o=Number(n.value);Yn(s,Xe.matches?Math.round(o):o)}),e.addEventListener(
"keydown",t=>{let n=I(t),s=Gn(n),o={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!s||!o||!n.matches("[data-s\
crub]")||(t.preventDefault(),Ut(s),$a(s,o))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let s=I(n).
closest(Sa),o=s&&Gn(s);o&&s instanceof HTMLTableCellElement&&dd(o,s)})}function Ma(e){for(let t of b(e,"[data-step]")){let n=$(
t,".play");!n||jt.has(t)||(n.hidden=b(t,Sa).length<rd,n.hidden||cd.observe(t))}}function po(e){for(let t of e)oe(t)}function mo(e){
for(let t of b(e,"[data-step]"))Ut(t)}function va(e){jt.get(e)?.stage?.redraw()}function oe(e){let t=$(e,".play");if(!t||
t.hidden||jt.has(e))return jt.get(e);let n=ha(e),s=n.flatMap(f=>f.cells),o=ld(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:ud(e,n),c=a?s.indexOf(a)+1:0,l={moments:o,cells:s,at:o.length,goal:o.length,frame:0,time:0,
hold:0,asks:a?o.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new Un(e,n):null};jt.set(e,l);let u=y(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(o.length),u.step="any",u.value=u.max,fd(l),l}function ld(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,s=0,o=e.flatMap(a=>{let c=n.has(a.kind)?nd:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,td/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:s+f,seconds:l}));return s+=a.cells.length,
u}),r=o.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,ed/r);return o.map(a=>({...a,seconds:i*a.seconds}))}function ud(e,t){
let n=t.flatMap(u=>u.kind==="moves"?[]:u.cells),s=n.map(({textContent:u})=>u??"");if(n.length<ho||new Set(s).size<ho)return null;
let o=new Set(n),i=b(e,"td, .step-text, .formula, .reasons").filter(u=>!(u instanceof HTMLTableCellElement&&o.has(u))).flatMap(
({textContent:u})=>u?.match(id)??[]),a=[...s,...new Set(i)].map(Ea),c=u=>a.filter(f=>f===Ea(u)).length>1,[l]=n.slice(Math.
floor(n.length/2)).map(u=>{let f=u.textContent??"";return{cell:u,text:f,isTold:c(f),size:Math.abs(Zt(u))}}).sort((u,f)=>Number(
u.isTold)-Number(f.isTold)||f.size-u.size);return l&&!(l.isTold&&ad.test(l.text))?l.cell:null}function Ea(e){return e.replace(
"−","")}function fd({stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function dd(e,t){let n=jt.get(e);if(!n?.
stage||n.frame||n.at<n.moments.length)return;let s=n.stage.beats.find(({cells:i})=>i.includes(t));if(!s)return;let o=s.cells.
indexOf(t),r=s.kind==="products"?o+1:s.shown.length;n.stage.show(s,r)}function hd(e){let t=oe(e);if(t){if(t.frame){Ut(e);
return}t.at>=t.moments.length&&Yn(e,0),Oa(e,t.moments.length)}}function Oa(e,t){let n=oe(e);if(!n)return;Ut(e),n.goal=t,
n.time=performance.now(),n.hold=Xe.matches?.01:0,Ta(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});let s=o=>{n.
frame=requestAnimationFrame(s);let r=Math.max(0,o-n.time)/1e3*Kn;n.time=o,pd(e,n,r)};n.frame=requestAnimationFrame(s)}function pd(e,t,n){
let s=Math.floor(t.at),o=t.moments[s];if(t.at>=t.goal||!o){Ut(e);return}if(s===t.at&&s===t.asks&&Na(e,t)){xd(e,t);return}
if(t.hold>0){t.hold-=n;return}let r=Math.min(s+1,t.at+(Xe.matches?1:n/o.seconds)),i=r===s+1;i&&Xe.matches?t.hold=o.seconds:
i&&o.beat.scene&&t.moments[r]?.beat!==o.beat&&(t.hold=sd),go(e,t,r)}function Ut(e){let t=jt.get(e);t?.frame&&(cancelAnimationFrame(
t.frame),t.frame=0,Ta(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute(
"data-playing")},od))}function Ta(e,t){y(e,"[data-play]").textContent=t?"Pause":"Play"}function md(e){Kn=fo[(fo.indexOf(
Kn)+1)%fo.length]??1;for(let t of b(e,"[data-speed]"))t.textContent=`${Kn}×`}function gd(e,t){let n=oe(e);n&&(Ut(e),Math.
abs(t)>1?Yn(e,t<0?0:n.moments.length):t<0||Xe.matches?$a(e,t):Oa(e,Math.floor(n.at)+1))}function $a(e,t){let n=oe(e)?.at??
0;Yn(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function Yn(e,t){let n=oe(e);n&&($(e,".playing .predict")?.remove(),go(e,n,Math.
max(0,Math.min(n.moments.length,t))))}function Na(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-m\
ode="all"]')}function go(e,t,n){let{moments:s,cells:o,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=s[c],u=c+1===
n,f=(u?l?.end:s[c-1]?.end)??0,d=!!Na(e,t)&&n<=a;e.toggleAttribute("data-playing",n<s.length||t.frame>0),e.toggleAttribute(
"data-guessing",d),y(e,"[data-scrub]",HTMLInputElement).value=String(n);let h=wd(s,n);if(h){let m=d&&i?h.beat.cells.indexOf(
i):-1;r?.show(h.beat,h.at,m)}r?.rest(n<s.length?h?.rest??"":"");let g=`${c} ${u}`;if(g===t.painted&&n>0)return;t.painted=
g;for(let[m,w]of o.entries())w.toggleAttribute("data-ahead",m>=f),w.removeAttribute("data-asked");La(e,l,f,o.length);let p=l&&
bd(t,l);if(!p){Mn(e),Pn(e,null);return}Ue(p,{withoutResult:!u||p.hasAttribute("data-ahead")}),!r&&(t.frame&&p.scrollIntoView(
{block:"nearest"}),Pn(e,p))}function wd(e,t){let n=Math.max(0,Math.ceil(t)-1),s=e[n];if(s?.beat.scene)return{beat:s.beat,
at:s.place+t-n,rest:""};let o=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(o)return{beat:o.beat,at:o.place+1,rest:"\
past"};let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0,rest:"waiting"}:null}function bd({cells:e},{beat:t,place:n,
end:s}){let o=s-(t.shown[n]??0),r=o+(t.shown[n-1]??0),i=Math.max(s,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.slice(
r,a?i:o+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(Zt(f)));return l[u.indexOf(Math.
max(...u))]??e[s-1]}function La(e,t,n,s){let o=t?.beat.label?`${t.beat.label}, `:"",r=t?`${o}number ${Math.max(1,n)} of ${s}`:
"";y(e,".play output").textContent=r,y(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function xd(e,t){Ut(e);let n=t.
asked;if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",
!0),La(e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),Ue(n,{withoutResult:!0}),t.stage||Pn(e,n);let s="Which n\
umber comes where the question mark is?",o=$(e,"[data-sum]")?.textContent??"",r={text:`${s} ${o}`,right:n.textContent??""},
i=Vn(s,yd(n,t.cells),r);y(e,".play").after(i)}function yd(e,t){let n=e.closest("figure"),s=t.filter(r=>r.closest("figure")===
n).reverse(),o=new Map;for(let r of[e,...s,...t])o.size<ho&&o.set(r.textContent??"",Zt(r));return[...o].sort(([,r],[,i])=>r-
i).map(([r])=>r)}function Ed(e,t){let n=jt.get(e),s=n?.asked;if(!n||!s)return;let o=s.textContent??"",r=t.dataset.choice===
o;e.dataset.predicted=String(r),go(e,n,n.asks+1),Ue(s);let i=r?"Right.":`It is ${o}; the line above shows why.`,a=y(e,".\
playing .predict");zn(a,t.dataset.choice??"",o,`${i} Play goes on.`),y(e,"[data-play]").focus({preventScroll:!0})}function Gn(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}var Sa,td,ed,nd,sd,od,fo,rd,ho,id,ad,jt,Xe,Kn,cd,wo=A(
()=>{"use strict";Cs();J();pe();Fi();pa();wa();uo();Sa=`.step-results ${Qt}`,td=20,ed=60,nd=.6,sd=.5,od=2500,fo=[1,2,.5],
rd=2,ho=4,id=/−?\d+([.,]\d+)*(e−?\d+)?|−?∞/g,ad=/[.,]|∞/,jt=new WeakMap,Xe=matchMedia("(prefers-reduced-motion\
: reduce)"),Kn=1;cd=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&oe(
t)},{rootMargin:"600px"})});var bo={};us(bo,{previewEdits:()=>Sd});function Sd(e,t,n){let s=_n(),{steps:o,known:r}=s.solve(Rn(s.inputs,JSON.parse(t||
"{}")),n),i=new Map(o.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=b(e,":scope > [data-step]:not([hidden])").filter(Ra),
c=a.flatMap(l=>b(l,"figure[data-table]").filter(Ra));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&Md(l,f,Ad(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),va(l)}function Ra(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-ka&&t<innerHeight+ka}function Ad({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function Md(e,t,n){let s=b(e,"tbody td");if(s.length===t.length)for(let[o,{text:r,exact:i,level:a}]of te(t,
n).entries()){let c=s[o];if(!c)continue;let l=tt(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
Ca(c,"data-value",i===l&&!u?null:i),Ca(c,"data-level",a?String(a):null)}}function Ca(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var ka,xo=A(()=>{"use strict";J();Ke();ge();wo();to();_t();ka=100});function Ha(e,t,n){let s=Td(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return s.map(o=>$d(o,n)).find(
o=>o)??Ld(s,n)}function Td(e,t){let n=new Map(e.steps.flatMap(s=>s.tables.map(o=>[o.name,o])));return t.steps.flatMap(s=>s.
tables).flatMap(({name:s,variant:o,numbers:r,isShown:i})=>{let a=n.get(s);if(!(a?.variant&&o&&Pa(a.variant)===Pa(o))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=o,[f,d]=[o.rows,o.columns].map(g=>g.map(
p=>kn(p,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:s,after:o})=>[...s,...o].every(Number.isFinite)).filter(({before:s})=>Math.max(...s.map(Math.abs))>
Od).reverse()}function Pa({rows:e,columns:t}){return JSON.stringify([e,t])}function $d({title:e,shade:t,rows:n,columns:s,
before:o,after:r},i){let a=s.length;if(t!=="weights"||new Set(s).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[o,r].map(x=>Nd(x.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...s.keys()].
filter(x=>x!==u&&x!==f),h=[u,f,...d].slice(0,vd).sort((x,O)=>x-O),[g,p]=[s[u]??"",s[f]??""],m=l?`“${e}”, row ${l},`:
`“${e}”`,w=h.map(x=>`${s[x]} ${i(o[c*a+x]??0)}`);return{text:`Without this step, which number of ${m} is the largest\
? With it: ${w.join(", ")}.`,choices:h.map(x=>s[x]??""),right:p,outcome:`The largest is ${p}; with this step it is ${g}.`}}
return null}function Nd(e){let t=Math.max(...e);return e.filter(s=>t-s<Fa).length===1?e.indexOf(t):-1}function Ld(e,t){let n=e.
find(kd);if(!n)return null;let{title:s,rows:o,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[o[Math.floor(l/d)],r[l%d]],g=[s,...h].filter(Boolean).join(", "),p=Da(u,f)?f>u?_a:Ia:
yo;return{text:`“${g}” is ${t(u)}. What becomes of it without this step?`,choices:[_a,Ia,yo],right:p,outcome:`${p}: ${t(
f)}${p===yo?"":` instead of ${t(u)}`}.`}}function kd({before:e,after:t}){return e.some((n,s)=>Da(n,t[s]??Number.NaN))}function Da(e,t){
return Math.abs(e-t)>Fa*Math.max(1,Math.abs(e))}var _a,Ia,yo,vd,Fa,Od,Wa=A(()=>{"use strict";Qs();[_a,Ia,yo]=["It become\
s larger","It becomes smaller","It stays the same"],vd=4,Fa=1e-9,Od=1e-6});var Eo={};us(Eo,{askRemoval:()=>Rd});function Rd(e,t,n,s){let o=Ha(t,e.dataset.step??"",l=>tt($t(l)));if(!o)return null;
let{right:r,outcome:i}=o,a={text:o.text,right:r,outcome:i},c=Vn(o.text,o.choices,a);return c.addEventListener("click",l=>{
let{choice:u}=I(l).dataset;if(u===void 0)return;zn(c,u,r,`${u===r?"Right. ":""}${i}`);let f=qn("Put the step back");f.addEventListener(
"click",s),c.append(f),f.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),y(e,".sheet-head").after(c),
e.toggleAttribute("data-supposing",!0),y(c,"button").focus({preventScroll:!0}),c}var So=A(()=>{"use strict";J();ge();_t();
uo();Wa()});function ts(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=sc.min&&Number(t)<=sc.max:e==="scale"?!0:e==="\
controls"||e==="caption"?Hd[e].includes(t):CSS.supports("color",t)}var sc,Hd,oc=A(()=>{"use strict";sc={min:.5,max:4},Hd=
{controls:["none","some","all"],caption:["none","title","all"]}});function ic(e){let t=rc.then(Dd).then(e);return rc=t.catch(()=>{}),t}function Dd(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var rc,ac=A(()=>{"use strict";rc=Promise.resolve()});function lc(e){return{"HTML frame":uc(e),"Web component":Wd(e),Markdown:dc(e),Quarto:Bd(e),LaTeX:jd(e)}}function uc(e){let{
title:t,embed:n}=e;return`<iframe src="${re(n)}" title="${re(t)}" width="${Lo.width}" height="${Lo.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${fc(e)}</iframe>`}function Wd(e){let{server:t,attributes:n}=e,s=Object.
entries({server:t,...n}).map(([o,r])=>r===""?o:`${o}="${re(r)}"`);return`<script src="${re(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${fc(e)}</pointer-view>`}function fc({title:e,caption:t,embed:n,picture:s}){let o=[e,t].filter(
Boolean).join(". ");return`<a href="${re(n)}"><img src="${re(s)}" alt="${re(o)}" width="${Lo.width}"></a>`}function dc({
title:e,embed:t,picture:n}){return`[![${Ud(e)}](<${cc(n)}>)](<${cc(t)}>)`}function Bd(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",uc(e),"```",":::",'::: {.content-visible unless-format="html"}',dc(e),":::"].join(`
`)}function jd({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${qd(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${Jd([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function re(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Ud(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function cc(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function qd(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Jd(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(Yd,"")].flatMap(n=>[...Gd[n]??Xd(n)]).map(n=>Vd[n]??Qd(n)).join("")}function Xd(e){
return Kd.test(e)?e.normalize("NFD").slice(0,1):e}function Qd(e){return/[&%$#_{}]/.test(e)?`\\${e}`:zd.test(e)?e:"?"}var Lo,
Vd,zd,Gd,Kd,Yd,hc=A(()=>{"use strict";Lo={width:960,height:540};Vd={"\\":"\\textbackslash{}","~":"\\textasciitilde{}","^":"\
\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"$\\|$",
"·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"$\\le\
ftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty$","\
∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\\
rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},zd=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Gd={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Kd=/[ąęįųĄĘĮŲ]/,Yd=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function mc(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return Zd(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[pc("Title",n),pc("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Zd(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function pc(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,th(n)),s.buffer}function th(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var gc=A(()=>{"use strict"});function bc({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:es("Link"),embed:es("Embed"),json:es("JSON"),offline:es("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=Qe("JSON",()=>wc(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=sh(()=>{let{
link:m,embed:w}=t(),x=w?n():null;return{...m&&{Address:m},...x&&lc(x)}}),f=()=>{let m=t();for(let w of Object.keys(a)){let x=m[w];
a[w].hidden=x===null,x!==null&&(a[w].href=x)}c.hidden=m.json!==null,u.hidden=m.link===null&&m.embed===null,l.hidden=Jt.answers};
for(let m of["pointerenter","focusin"])i.addEventListener(m,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...eh.map(m=>{let w=m===nh;return new Option(`${m}×`,String(m),w,w)}));let h=async m=>{
let{address:w,meta:x}=await s(m,Number(d.value)),O=x.origin??t().embed??location.href;xc(mc(w,m,{title:x.title,origin:O}),
`${e()}.${m}`)},g=()=>wc(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),p=document.createElement("span");return p.
append(Qe("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,p,Qe("SVG",()=>h("svg")),Qe("CSV",g),a.json,c,a.offline,u,l),
f(),i}function sh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(s,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",o.hidden=!0;let c=Object.entries(e()).map(([l,u])=>Qe(l,()=>a(l,u)));s.replaceChildren(...c,r)});let a=async(c,l)=>{o.
value=l,o.hidden=!1,o.setAttribute("aria-label",c);let u=await oh(l);u||o.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function oh(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function es(e){let t=document.createElement("a");return t.textContent=e,t}function Qe(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function wc(e,t,n){xc(new Blob(
[e],{type:n}),t)}function xc(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var eh,nh,yc=A(()=>{"use strict";Et();hc();gc();eh=[1,2,4],nh=2});function Rc({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:s/
r},a=o&&(i.width<Ec.width||i.height<Ec.height),c={...i,isFixed:o,isTiny:a,isNarrow:i.width<560,scale:r},l=a?mh(t,t.meta.
small??{}):t;if(!o)return{data:e,layout:{...l,...Mc(l,c)}};let u=wh(gh(e,l),c),f={...u,...Mc(u,c),...xh(e,u,c),...Sh(u,c)};
return{data:$h(e,u,c.height),layout:f}}function mh(e,t){return Cc(e,t)}function Cc(e,t){if(!Ac(e)||!Ac(t))return t;let n={
...e};for(let[s,o]of Object.entries(t))n[s]=Cc(e[s],o);return Object.fromEntries(Object.entries(n).filter(([,s])=>s!==null))}
function Ac(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function _c(e,t){return Object.entries(e).filter(([
s])=>t.test(s))}function Ic(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Pc(e){return _c(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function Fc(e,t){return e[t]}function gh(e,t){let{xaxis:n}=t,s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(s)&&o.length===s.length;return n?.tickangle!==
-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function wh(e,{width:t,isTiny:n,
scale:s}){let{xaxis:o,yaxis:r,meta:i}=e,a=o?.ticktext;if(!o||o.tickangle!==-90||!a||a.length<=ie)return e;let c={...o,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((p,m)=>ns(
p,m,1/0)),g=a.map((p,m)=>String(m+1));return{...e,xaxis:{...c,ticktext:g},yaxis:{...r,ticktext:h}}}let[u,f]=o.domain??[0,
1],d=(f-u)*(t-(n?Tc:Oc))/a.length;for(let h of[1,vc]){let g=a.map((m,w)=>bh(ns(m,w,1/0),d/h));if(g.includes(""))continue;
let p={...o.tickfont,size:h*s*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:g,...h<1&&{tickfont:p}}}}return e}
function bh(e,t){let n=Math.floor(t/qt)-1,s=[];for(let o of e.split(" ")){let r=s.at(-1);if(o.length>n)return"";r!==void 0&&
r.length+1+o.length<=n?s[s.length-1]=`${r} ${o}`:s.push(o)}return s.length<=ih?s.join("<br>"):""}function xh(e,t,{width:n,
height:s,isTiny:o,scale:r}){let i=yh(e,t),a=Math.max(...i.map(w=>w.length*qt+fh)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ct>s/(o?4:3),u=i.length>0&&!l,f=Eh(t,s,r),h=((f.annotations?.find(({font:w})=>w?.size)?.font?.size??
0)/r||ct)*Lc+2,g=Math.min(t.margin?.t??8,u?c*ct+4:t.annotations?.length?h:8),p=kc.some(w=>Fc(t,w)?.colorbar?.orientation===
"h"),m=!t.margin||p&&!o;return{...l&&{showlegend:!1},...!m&&{margin:{...t.margin,t:Math.ceil(g*r)}},...f}}function yh(e,t){
if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,visible:i,showlegend:a,legendgroup:c}of e)!o||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.
values()]:[]}function Eh(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=s.
filter(r);if(!i.length)return{};let a=Pc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=o.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ct)/Lc);if(u>=l)return{};let f=Math.max(ph,u*
n);return{annotations:s.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function Sh(e,{height:t,isTiny:n}){let s=Math.floor(
t/3/qt),o=t-Hc(e,1/0,s)-$c,r={};for(let i of kc){let a=Fc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=Ah(e,i,a,o))}return r}
function Ah(e,t,n,s){let o=n.colorbar??{};if(s>=rh||o.ticktext||o.orientation==="h")return n;let r=e.template.layout[t],
i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let f=Math.max(ie,Math.floor(a/ct/1.5));return{...n,colorbar:{
...o,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ct)&&u.push(f)}return{...n,colorbar:{...o,tickvals:u}}}function Mc(e,t){let{width:n,height:s,isFixed:o,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=o?Math.floor(s/3/qt):1/0,l=Hc(e,a,c),u=o?l?$c:Nc:0,f=Math.max(s-l-(r?2*ct:u),ct),d=r?n-Tc:Math.max(n-Oc,60);
return Object.fromEntries(_c(e,/^[xy]axis/).map(([h,g])=>{let p=h.startsWith("x"),m=o&&p?Oh(g,e,f):g,[w,x]=m.domain??[0,
1],O=(x-w)*(p?d:f),T=e.template.layout.font.size*t.scale,P=Mh(m,p,O,T,t),k=e.meta.priority?.[h];return[h,vh(P,{isX:p,length:O,
fontSize:T,upright:c,priority:k},t)]}))}function Mh(e,t,n,s,{isTiny:o,isFixed:r}){let i=e.title?.text??"";if(!o)return r&&
!t&&i.length*qt>dh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>hh)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(qt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:s-2},text:u}}}function vh(e,{isX:t,length:n,fontSize:s,upright:o,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?Th(e,t,
n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*qt>n-qt)return{...e,tickfont:{size:.75*s}};if(h<=
ie&&(t||!c||n>=ct))return e;let p=!t&&c&&n/h<ct&&n/h>=Sc,m=t&&e.tickangle===0&&f.every(P=>/^\d+$/.test(P)),w=Math.floor(
n/(p?Sc:m?ch:ct)),x=h<=ie?[h-1]:Nh(h,w,r),O=t&&e.tickangle!==0?o:1/0,T=Dc(f,u?a:1/0,O);return{...e,...p&&{tickfont:{...e.
tickfont,size:vc*s}},tickvals:x.map(P=>d[P]??P),ticktext:x.map(P=>T[P]??"")}}function Oh(e,t,n){let[s]=Ic(t,e.anchor)?.domain??
[0,1],o=Pc(t).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return e.side==="top"||i>2.4*ct?e:{...e,title:{},
...i<.9*ct&&{showticklabels:!1}}}function Th(e,t,n,{isTiny:s,isNarrow:o}){let r=Math.max(ie,Math.floor(n/(t?lh:ct*1.5)));
if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,
...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(ie,Math.floor(n/uh))};let c=o&&t&&e.nticks&&!s?ie:r,l=Math.
min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:e}function $h(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||
!s.texttemplate)return s;let o=Ic(t,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;return a===void 0?s:(i-r)*(n-Nc)<
a*ct?{...s,texttemplate:""}:s})}function Nh(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;let o=Math.max(1,Math.ceil(
e/Math.max(1,t)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(
a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function Hc({xaxis:e},t,n){let s=e?.tickangle===0?[]:e?.ticktext??
[],o=Dc(s,t,n).map(r=>r.length);return Math.max(0,...o)*ah}function Dc(e,t,n){return e.map((r,i)=>Lh(r,i,t,n)).every((r,i)=>r===
e[i])?e:e.map((r,i)=>ns(r,i,n,t))}function Lh(e,t,n,s){return n===1/0&&e.length<=s?e:ns(e,t,s,n)}function ns(e,t,n,s=1/0){
let o=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?
14:1/0,d=Math.min(o?Math.max(5,Math.floor(s/48)):f,n),h=l.length>d&&!l.includes("&")?`${l.slice(0,d-1)}…`:l;return i+(u?
`${t+1} ${h}`:h)+c}var Ec,rh,ie,ct,qt,Sc,vc,ih,ah,ch,lh,uh,Oc,Tc,$c,Nc,fh,dh,hh,ph,Lc,kc,Wc=A(()=>{"use strict";Ec={width:420,
height:200},rh=300,ie=2,ct=20,qt=8,Sc=13,vc=.75,ih=3,ah=7.5,ch=30,lh=44,uh=18,Oc=240,Tc=90,$c=56,Nc=90,fh=48,dh=1.3,hh=.6,
ph=9,Lc=1.4,kc=["coloraxis","coloraxis2"]});function _o(e,t){let n=JSON.stringify(Object.values(e)),s=Me.get(n)??new Map;Me.delete(n),Me.set(n,s);for(let i of Me.keys()){
if(Me.size<=kh)break;Me.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise((i,a)=>Rh(n,e,t,{resolve:i,reject:a}));
return s.set(t,r),r.catch(()=>s.delete(t)),r}function Rh(e,t,n,s){let o=ko.get(e);if(o){o.views.set(n,s);return}let r=new Map(
[[n,s]]);ko.set(e,{query:t,views:r}),setTimeout(()=>{ko.delete(e),Ch(t,r)},0)}async function Ch(e,t){let{server:n,path:s,
query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Xt(`${s}/figures?${pt({...o,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof z&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?_h(e,l).then(u,f):f(a)}}function _h({server:e,path:t,query:n,theme:s},o){let r=pt({...n,theme:s});
return Xt(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}async function jc(e,t){let n=Ro.get(e),s=n??(e.startsWith("#")?
Ih(e.slice(1)):Ph(e));n||(Ro.set(e,s),s.catch(()=>Ro.delete(e)));let o=await s;if(it(o))return o;let{templates:r={}}=o.layout.
meta,i=r[t];if(!i)return o;let a=Bc(i),c=new Map;for(let d of Object.values(r))Bc(d).forEach((h,g)=>{c.set(h,a[g]??h)});
let{data:l,layout:u}=Co({data:o.data,layout:o.layout},c),{meta:f}=o.layout;return{...o,data:l,layout:{...u,meta:f,template:i}}}
function Bc(e){return e.layout.colorway}function Co(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(s=>Co(s,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([s,o])=>[s,Co(o,
t)])):t.get(e)??e}async function Ih(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function Ph(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new z(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function ve(e,{server:t,path:n,view:s,values:o}){let r=encodeURIComponent(s),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=pt({...i&&e!=="json"?{step:s}:{},
...o}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var kh,Me,ko,Ro,Uc=A(()=>{"use strict";Et();Sn();kh=12,Me=
new Map,ko=new Map;Ro=new Map});function Vc({x:e,y:t,xaxis:n,yaxis:s},o){let r=[qc(n,e,o),qc(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function qc(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function zc(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(Fh()),{_fullLayout:o}=e;
if(!o)return;let r=t.flatMap(i=>n.map(a=>Hh(o,o[i],a)));s.replaceChildren(...r.filter(i=>i!==null))}function Fh(){let e=document.
createElement("div");return e.className="view-marks",e}function Hh(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),o=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!o?._length)return null;let[c,l]=s?[t._offset+i,o._offset]:[o._offset,t._offset+
i],[u,f]=s?[a-i,o._length]:[o._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var Gc=A(()=>{"use strict"});function Yc(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function Jc(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function Xc(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function Qc(e,t){return e.map(s=>{let{name:o,title:r,values:i}=s,a=Zc(s)[i.indexOf(t[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function Zc({values:e,labels:t}){return t??e}function Kc(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Io(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var ss,tl=A(()=>{"use strict";ss=class{#e;#t;#n="";#s=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},s,o){let r=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#o(c))),r.length&&o&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#e.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#s),this.#s=0,this.#r&&(this.#r.textContent=
"Play")}#o(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=Zc(t);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Kc(s,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),Kc("Open",n)}#a({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=s[Math.max(0,Math.min(s.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(o()+u)},a=Io(
"Play",()=>{if(this.#s){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#s=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#r=a;let c=Io("‹",()=>i(-1)),l=Io("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function os(e){return window.Plotly?Promise.resolve(window.Plotly):(Po??=new Promise((t,n)=>{let s=document.createElement(
"script");s.src=e?new URL(`static/${el}`,e).href:new URL(`../${el}`,import.meta.url).href;let o=()=>{Po=void 0,s.remove(),
n(new Error("The drawing library could not be loaded. Reload the page to try again."))};s.addEventListener("load",()=>window.
Plotly?t(window.Plotly):o()),s.addEventListener("error",o),document.head.append(s)}),Po)}async function nl(e,t,n){let{width:s,
height:o}=e.layout;return(await os()).toImage(e,{format:t,width:s,height:o,...t==="png"&&{scale:n}})}var el,Po,sl=A(()=>{
"use strict";el="vendor/plotly/plotly-traces-4.1.1.min.js"});var Qh={};function al(e){return e instanceof z&&e.status===0}function Jh(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=Kh,e}function Xh(e){let t=Object.entries(e).map(([n,s])=>{if(!/^[xy]axis/.
test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=o.type==="category"&&!o.categoryarray&&
r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(t)}var Do,Wo,Dh,cl,Wh,ol,rl,Fo,
Bh,jh,Uh,rs,qh,il,Vh,zh,Gh,Kh,Yh,Oe,Ho,Bo,ll=A(()=>{"use strict";Et();oc();ac();yc();Sn();Wc();Uc();Gc();tl();sl();$s();
Ls();Do={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventi\
ons",against:"against"},Wo=["inputs","removed"],Dh=new Set(["server","source","model","lesson","view","theme","reads",...Wo,
...Object.keys(Do)]),cl=["scale","accent","controls","caption"],Wh=new Set([...cl,"fill"]),ol=":scope > a",rl="pointer-v\
iew:hover",Fo=matchMedia("(prefers-color-scheme: dark)"),Bh={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},
jh=120,Uh=[["short",576,0],["low",352,0],["tight",288,352]],rs={height:525,width:640,least:.75,most:4},qh="400px 0px",il=
660,Vh="[data-answer]:not(pointer-view *)",zh=/^(\w+):(\d+)$/,Gh="The server draws this chart, and it does not answer.",
Kh="The answer above is computed in this browser.",Yh="Type visits, or add a place, to see what the model answers.",Oe=null,
Ho=null,Bo=class extends HTMLElement{#e=null;#t=null;#n=null;#s=0;#r=!1;#o="";#i=!1;#a="";#h=[];#l=!1;#w=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#_()},{rootMargin:qh});#b=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#p=new MutationObserver(
t=>this.#X(t.map(({attributeName:n})=>n??"")));#f=t=>this.getAttribute(t);#d=()=>{if(!this.#n||!this.#t){this.#y();return}
this.#T(this.#A),this.#g()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#C=({type:t})=>this.#ot(t==="beforeprint");connectedCallback(){
this.#e??=this.#H(),this.#O(),document.addEventListener("pointerscope:theme",this.#d),document.addEventListener(rl,this.#R),
Fo.addEventListener("change",this.#d);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#C);this.#b.
observe(this),this.#p.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#w.observe(this):this.#l=!0,this.#y()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#d),document.removeEventListener(rl,this.#R),Fo.removeEventListener(
"change",this.#d);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#C);this.#b.disconnect(),this.#p.
disconnect(),this.#w.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#h.join()&&(this.#h=t,this.#U())}get chosen(){
return this.#t?this.#E:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+En(this.#t)+n)}get#c(){return this.#e??=this.#H(),this.#e}#_(){this.#l=!0,this.#w.disconnect(),this.#y()}#X(t){
t.some(s=>Wh.has(s))&&(this.#O(),this.#g()),t.includes("beat")&&this.#I();let n=t.filter(s=>Dh.has(s)&&!this.#Q(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#_():n.length?this.#y():this.#x.some(({name:s})=>t.includes(s))?this.#k()&&
this.#g():t.includes(this.#a)&&this.#y()}#Q(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#d(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#I(){if(!this.#o)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#x(){return this.#t?Mt(this.#t).choices??[]:[]}#y(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#et()}))}get#v(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Yt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?Fo.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&ts("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/rs.height,t/rs.width))/10;return Math.min(rs.most,Math.max(rs.least,
s))}#O(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):
this.style.removeProperty("--scale"),t&&ts("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#F(){if(this.hasAttribute("lesson")){let n=Wo.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Do).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#F;
this.#s+=1;let s=this.#s,o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#v&&r&&(!t||n.visits||n.record);
if(!o&&!i){this.#$(Yh);return}if(!this.#l){this.#$("");return}let a=this.#A;this.#T(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#S,path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.
all([o?jc(o,a):this.#nt(c,r),o?null:r===yn?import("./network-drawing.js"):os(l)]),f=it(u),d=f?await import("./network-drawing.js"):
null;f||await os(l),await ic(()=>{s===this.#s&&(this.#rt(d?.NetworkDrawing??null,Mt(u).title),this.#t=f?u:structuredClone(
u),this.#at(this.#t),this.#st({...c,theme:"light"},r))})}catch(c){s===this.#s&&this.#W(c)}finally{s===this.#s&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let s=n===yn?this.#n:null,o=this.getAttribute("model")??"",r=await s?.compute(t,o,{isSilent:!1});
if(r)return r;try{return await _o(t,n)}catch(i){if(!al(i))throw i;let a=await s?.compute(t,o,{isSilent:!0});if(!a)throw i;
return a}}#T(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#st(t,n){if(!this.#t||it(this.#t))return;let{
template:s,meta:o}=this.#t.layout,r=o.templates?.light;Oe??=r??(this.#A==="light"?s:null),!(Oe||this.hasAttribute("sourc\
e"))&&(Ho??=_o(t,n),Ho.then(i=>{it(i)||(Oe??=i.layout.template)}).catch(()=>{Ho=null}))}#ot(t){if(this.#i=t,!this.#t||!this.#o)
return;let n=Oe??this.#n;this.#T(t&&n?"light":this.#A),this.#g(),t||requestAnimationFrame(()=>this.#g())}#H(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#m("h3","view-title"),caption:this.#m("p","view-capti\
on"),choices:this.#m("div","view-choices"),summary:this.#m("p","view-summary"),failure:this.#m("p","view-failure"),trust:this.#m(
"p","view-trust"),plot:this.#m("div","view-plot"),details:this.#m("details","view-table"),exports:bc({name:()=>this.#G,links:()=>this.#gt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>Er(this.#z()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#V());let s=new ss(n.choices,{selected:()=>this.#E,select:(r,i)=>this.#ht(r,i),open:r=>this.#u(
"open",r)}),o=this.querySelector(ol);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...o?[o]:
[]),this.addEventListener("toggle",({target:r})=>this.#dt(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:s}}#m(t,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(
t);return o.className=n,o}#rt(t,n){if(t===null==(this.#n===null))return;let s=this.#c,o=s.plot.cloneNode();o.removeAttribute(
"data-listening"),o.role=t?"group":"img",s.plot.replaceWith(o),s.plot=o,this.#n?.bar?.remove(),this.#n=t?new t(o,{title:n,
isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),told:r=>this.#Z(r),acts:{server:()=>this.hasAttribute(
"source")?null:this.#S,answered:r=>this.#it(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):null,this.#n?.bar&&s.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#n??{};s?this.setAttribute(
"interventions",s):this.removeAttribute("interventions"),this.#k()&&this.#g(),this.#u("interventions",n)}#D(t){let{plot:n,
details:s,choices:o,exports:r,failure:i}=this.#c;for(let c of[n,s,o,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#$(t){this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#D(!0),this.#c.
summary.textContent=t}#W(t){this.#$("");let{failure:n}=this.#c,s=al(t)&&document.querySelector(Vh)!==null,o=s?Gh:un(t);if(n.
replaceChildren(o),s&&n.append(" ",Jh()),n.hidden=!1,this.#u("failed",{message:o}),!(t instanceof z)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#y()),n.append(" ",r)}#at(t){let{title:n,caption:s,controls:o}=this.#c,r=Mt(t);n.textContent=r.title,n.hidden=
!1,s.textContent=r.caption,this.#ct(r.trust),this.toggleAttribute("data-network",it(t)),this.#D(!1),o.offer(r,it(t)?[]:t.
data,!this.hasAttribute("fill")),this.#k()&&this.#g()}#ct(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.
hasAttribute("source")||!Jt.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.getAttribute("mod\
el")??"");s.href=new URL(`insights/${o}#view-${t.view}`,this.#S).href,s.textContent="Which explanation to believe",n.append(
" ",s)}#g(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,s=this.#N(En(this.#t)),o=n?Math.min(s.width||il,il):s.width;
if(!o)return;it(this.#t)?(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}p\
x`:"",this.#lt(t,this.#t,{...s,width:o}));let r=!this.dataset.drawn;r&&this.querySelector(ol)?.remove(),this.#o=`${o}×${s.
height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#I(),this.#U(),this.#u("drawn",{})}#lt(t,{data:n,layout:s},o){
let r=this.#i,i=r&&Oe?{...s,template:Oe}:s,a=this.#B({data:n,layout:i},o);window.Plotly?.react(t,a.data,r?{...a.layout,width:o.
width}:a.layout,Bh),t.dataset.listening||this.#ut(t)}#B({data:t,layout:n},{width:s,height:o,isFixed:r}){let i="rgba(0, 0\
, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=Rc({data:t,layout:Xh(n)},{width:s,height:o,isFixed:r,
scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{...f.layout,
...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#ut(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{
if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,s,o]=zh.exec(String([n.customdata].flat()[0]))??[];s&&this.#u(
"select",{table:s,row:Number(o)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{visits:Vc(n,this.#j)})}),t.
on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#j(){return this.#t?Mt(this.#t).visit_axes??[]:[]}#u(t,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#U(){!this.#t||!this.#o||(this.#n?this.#n.mark(
this.#h):zc(this.#c.plot,this.#j,this.#h))}#N(t){let{plot:n}=this.#c,s=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#O(),this.#ft();let{above:o,below:r}=this.#q();this.
style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),jh);return{width:s,height:i,
isFixed:!0}}#ft(){let[t,n]=[this.offsetWidth/this.#M,this.offsetHeight/this.#M],s=Uh.filter(([,o,r])=>n<o||t<r).map(([o])=>o).
join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#q(){let{plot:t,details:n,exports:s}=this.#c,o=this.getBoundingClientRect(),
r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(
...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-o.top)/r,below:a/
r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("deta\
ils"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)return;let{width:t,height:n}=this.#N(
En(this.#t));t&&this.#o!==`${t}×${n}`&&this.#g()}#ht(t,n){this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#k(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:Jc(this.#x,this.#f);if(n)return this.#W(new Error(n.
message)),this.#a=n.name,!1;let s=Mt(t),o="";if(this.#x.length&&!it(t)){let r=this.#E;this.#c.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));wr(t,r);let{summaries:i}=s;i&&(s.summary=i.texts[Xc(
this.#x,i.by,r)]??""),o=`: ${Qc(this.#x,r)}`}return this.#c.summary.textContent=s.summary??"",this.#c.plot.setAttribute(
"aria-label",`${s.title}${o}. ${s.summary??""}`),this.#V(),!0}get#E(){return Yc(this.#x,this.#f)}#V(){let{details:t}=this.#c;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Mt(this.#t).title}`),n.append(...this.#z().map(An)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#z(){return this.#t?yr(this.#t,this.#E):[]}async#pt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:it(s)?await this.#n?.address(t,n)??"":await nl(this.#mt(s),t,n),meta:Mt(
s)}}#mt(t){let{data:n,layout:s}=structuredClone(t),o=this.#N(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#B({data:n,layout:s},o),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#G(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#S,path:this.#v,view:this.getAttribute("vie\
w")??"",values:{...this.#F.query,...this.#E}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=cl.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&ts(s,o??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Jt.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#K;return{link:n,embed:ve(
"embed",this.#J(o)),json:ve("json",o),offline:ve("offline",o)}}#J(t){let{controls:n,...s}=this.#Y,o={...t.values,...s,...n&&
n!=="some"&&{controls:n}};return{...t,values:o}}#wt(t){let n=this.#K,{title:s,summary:o=""}=Mt(t),r=["model","lesson","v\
iew","reads",...Wo,...Object.keys(Do)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#E,...l&&{theme:l},...c},
f=this.#J(n);return{title:s,caption:o,name:this.#G,server:n.server,embed:ve("embed",f),picture:ve("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",Bo)});Et();Cs();J();var _s={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},uu="input, select, textarea, [contenteditable], dialog[open]",fu="\
a[href], button, summary, [role=button]",du=".table-frame";function Tr({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(s=!1),!(!s||
!t()||!Or(r)||n(r.key))&&(r.stopImmediatePropagation(),o(r))},{capture:!0}),window.addEventListener("keydown",r=>{Or(r)&&
o(r)}),window.addEventListener("change",({target:r})=>{s&&t()&&r instanceof HTMLElement&&r.blur()});let o=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function Or({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:o,ctrlKey:r,metaKey:i}){
if(n||s||o||r||i||!Object.hasOwn(_s,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(uu)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(fu))return!1;let a=t.closest(du);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var hu=1e5,pu=100,$r=2e4,mu=8,gu=1e3;function Nr({state:e,height:t,set:n,mark:s=()=>{},keeps:o=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let g of a?
["*"]:i)r.postMessage(h,g)},f=(h,g)=>u({pointerscope:h,...g});r!==window&&Tr({send:h=>{f("key",h);let g={method:"trigger\
Key",args:[_s[h.key]]};l||u(JSON.stringify(g))},isInDeck:()=>l,keeps:o});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:g,data:p})=>{h!==r||!(a||i.includes(g))||(p?.pointerscope==="set"&&(n(wu(p.state)),d()),p?.pointerscope===
"mark"&&s(bu(p.visits)),p?.pointerscope==="deck"&&(l=!0),p?.pointerscope==="ask"&&(c="",d()))}),(h,g)=>h==="state"?d():f(
h,g)}function wu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,pu)){let o=s===null?null:xu(s);(o===null||o!==void 0&&o.length<=hu)&&(t[n]=o)}return t}function bu(e){return(Array.
isArray(e)?e.slice(0,gu):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function xu(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Lr(e,mu)<=$r?JSON.stringify(e):void 0}function Lr(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=Lr(s,t-1),n>$r)return Number.POSITIVE_INFINITY;
return n}Et();J();_t();var vn=0;function kr(e,t,n){e.addEventListener("submit",s=>{let o=I(s).closest("[data-exercise]");o instanceof
HTMLFormElement&&(s.preventDefault(),yu(o,t,n))})}async function yu(e,t,n){vn+=1;let s=vn,o=e.dataset.exercise??"",r=b(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await Xt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[o]:Su(e)},lang:n})}),a=i.find(c=>c.id===o);s===vn&&a&&Au(e,a.marked,r)}catch(i){if(!(i instanceof z))throw i;if(s!==vn)
return;y(e,"[data-marked]").textContent=i.message,y(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)Eu(e,r,a)?.setAttribute("aria-invalid","true")}}function Eu(e,t,n){let[,s,o]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return s===void 0||o===void 0?t[0]:Rr(e)[Number(s)]?.[Number(o)]}function Rr(e){return b(e,"tbody tr").map(t=>b(t,"input",
HTMLInputElement))}function Su(e){if(e.querySelector("input[type=radio]"))return b(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=Rr(e);return t.length?t.map(n=>n.map(s=>s.value)):y(e,"input",HTMLInputElement).value}function Au(e,{right:t,
all_right:n,computed:s},o){let r=t.flat();for(let[l,u]of o.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=y(
e,"[data-marked]"),a=y(e,"[data-because]");if(i.replaceChildren(Mu(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${vu(s,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function Mu(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function vu(e,t){
if(typeof e=="string")return e;let n=s=>tt(s.toFixed(t).replace("-","−"));return e.map(s=>s.map(n).join("; ")).join(";\
 ")}J();_t();var Ou=8,Tu=4;function Cr(e){e.addEventListener("pointerdown",t=>{let n=I(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&Is(t,n.value,o=>qe(e,n.name,o))})}function Is(e,t,n){let s=Number(Pe(t));if(e.button!==0||Number.isNaN(s))return;
let o=Fs(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||(a||=Math.abs(d)>=
Tu,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Ps(s,Math.round(d/Ou)*o);h!==i&&n(h),i=
h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();a&&(addEventListener(
"click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;addEventListener(
"pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",l,{signal:u})}function qe(e,t,n){
let s=$(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!s||s.value===n||(s.value=n,s.dispatchEvent(new Event("input",{bubbles:!0})))}
function Ps(e,t){return tt(String(Number((e+t).toFixed(6))))}function Fs(e){let t=(Pe(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}J();function _r(e){for(let t of b(e,"[data-step]")){let n=new Map(b(t,"figure[data-table]").map(o=>[Pr(o.querySelector("\
figcaption math")),o.dataset.table??""]));n.delete("");let s=$(t,".formula");s&&Fr(s,n)}}function Ir(e){e.addEventListener(
"pointerover",t=>{let n=I(t),s=n.closest("[data-step]");if(!(s instanceof HTMLElement))return;let o=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");$u(s,o?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function $u(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of b(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Pr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function Fr(e,t){for(let n of e.children){let s=t.get(Pr(n));s!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",s):Fr(n,t)}}J();var Nu=["beside","above","below","figure"],Hr={width:960,height:540},Lu=2,Ds=.6,Hs=.1,ku=320,Ru=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:Ds}],Dr=["notes reasons remark switch","notes reasons remark switch formula"],Cu=[1,.8,Ds],On=new WeakMap;function Br(e,t){
let{lookAccent:n,lookScale:s}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let o=()=>{let r=$(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Hr.width,innerHeight/Hr.height,Lu),l=Number(s)||Math.max(
1,c);e.style.setProperty("--most",String(l)),_u(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(o)).observe(
t),t.addEventListener("click",r=>{let i=I(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Du(a),i.dataset.turn&&Ur(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),o}function jr(e){for(let t of e){On.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function _u(e,t,n,s){let o=`${n}×${s}×${t}`;if(On.get(e)?.frame===o)return;let r=$(
e,"pointer-view"),i=n>s,a=Nu.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=Iu(e,a,t,r)??Fu(e,
Math.min(t,1));delete e.dataset.fitting,On.set(e,{frame:o,arrangement:c}),c.pages&&Ur(e,Number(e.dataset.page??0));let l=String(
c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function Iu(e,t,n,s){delete e.dataset.paged;for(let{out:o,
parts:r,least:i}of Ru){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?a.scale*(s?.8:1)+
Hs:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=Pu(e,o,c,u,n,s);f&&f.worth>(a?.worth??0)&&(a=f)}if(a)return me(e,
a),a}return null}function Pu(e,t,n,s,o,r){let i=u=>(me(e,{out:t,layout:n,scale:u}),Hu(e));if(!i(s))return null;let[a,c]=[
s,o];for(c-a>Hs&&i(c)&&(a=c);c-a>Hs;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};me(e,{out:t,
layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*ku));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}function Fu(e,t){
e.dataset.paged="";let n=Cu.map(i=>Math.min(i,t));for(let i of Dr){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...Wr(
e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return me(e,a),a}
let[s,o]=[Dr.at(-1)??"",n.at(-1)??Ds],r={out:s,layout:"below",scale:o,pages:Wr(e,s,o).pages};return me(e,r),r}function Wr(e,t,n){
me(e,{out:t,layout:"below",scale:n});let s=Ws(e);for(let m of s)m.dataset.turnedTo="";let{rowGap:o,columnGap:r}=getComputedStyle(
y(e,".working")),[i,a]=[Number.parseFloat(o),Number.parseFloat(r)],c=y(e,".shown").getBoundingClientRect(),l=c.height-y(
e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,g=0,p=y(e,".formula").scrollWidth<=c.width+1;for(let m of s){
let{width:w,height:x}=m.getBoundingClientRect();p&&=x<=l&&Vr(m),g&&g+w>c.width&&(d+=h+i,h=0,g=0),u.length&&d+Math.max(h,
x)>l&&(u=[],f.push(u),d=0,h=0,g=0),u.push(m),h=Math.max(h,x),g+=w+a}return{pages:f,isFitting:p}}function Ur(e,t){let n=On.
get(e)?.arrangement.pages??[],s=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(s);for(let o of Ws(e))n[s]?.includes(
o)?o.dataset.turnedTo="":delete o.dataset.turnedTo;y(e,".pager").hidden=n.length===1,y(e,"[data-turned]").textContent=`${s+
1} of ${n.length}`;for(let o of b(e,"[data-turn]",HTMLButtonElement))o.disabled=!n[s+Number(o.dataset.turn)]}function Ws(e){
return b(e,".matrix, .shown > pointer-view")}function me(e,{out:t,layout:n,scale:s}){e.dataset.out=t,e.dataset.layout=n,
y(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(s))}function Hu(e){let t=e.getBoundingClientRect(),n=y(
e,".formula"),s=o=>{let{right:r,bottom:i,width:a}=o.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,y(e,".words"),y(e,".shown")].every(qr)&&n.scrollWidth<=n.clientWidth+1&&[n,...Ws(e)].every(o=>s(o)&&Vr(o))}function qr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Vr(e){let t=e.querySelector(
":scope > .table-frame");return!t||qr(t)}function Du(e){let t=document.createElement("dialog");t.className="rest";let n=y(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let s=document.createElement("button");s.type="butto\
n",s.textContent="Close",s.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),y(e,"[data\
-rest]").focus()});let o=[n,e.querySelector(".switch"),e.querySelector(".formula"),...y(e,".words").children];t.append(s);
for(let r of o){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}J();var Wu=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Bu="Write a number, such as 0.5, in every cell.",$n=class{#e;#t;#n;#s=new Map;#r=new Map;constructor(t,n,s){
this.#e=t,this.#t=n,this.#n=s,this.#a(),t.addEventListener("input",o=>{let r=o.target;this.#b(r.name,r.value),this.#p()}),
t.addEventListener("click",o=>{let r=I(o),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#d(i,1),"fewer"in r.dataset&&
this.#d(i,-1))}),n.addEventListener("click",()=>{for(let o of this.#o)this.#s.set(Pt(o),Gr(zr(o)));this.#h(),b(this.#e,"\
input, select")[0]?.focus(),this.#p()}),this.#f()}get text(){let t={};for(let n of this.#o){let s=Pt(n),o=Kr(n.dataset.kind,
this.#s.get(s)??"");if(o===null)return null;JSON.stringify(o)!==JSON.stringify(zr(n))&&(t[s]=o)}return Object.keys(t).length?
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
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#s.clear();for(let t of this.#o){let n=Tn(
t),s=n.map(i=>i.value),{kind:o,row:r}=t.dataset;this.#s.set(Pt(t),o==="words"?s:o==="matrix"?ju(n,!!r):s[0]??"")}}#h(){for(let t of this.#o)
for(let n of Tn(t)){let s=this.#w(n.name);s!==void 0&&n.value!==s&&(n.value=s)}}#l(t){let[n="",s,o]=t.split("."),r=this.#s.
get(n);return s===void 0?null:o===void 0?[r,Number(s)]:[Array.isArray(r?.[0])?r?.[Number(s)]:r,Number(o)]}#w(t){let n=this.#l(
t);if(!n)return this.#s.get(t);let[s,o]=n;return s?.[o]}#b(t,n){let s=this.#l(t);if(!s){this.#s.set(t,n);return}let[o,r]=s;
o&&(o[r]=n)}#p(){this.#f(),this.#n()}#f(){for(let t of this.#o){let n=Pt(t),s=!["words","choice"].includes(t.dataset.kind??
""),o=s?Tn(t).filter(c=>Ve(c.value)===null):[];for(let c of s?Tn(t):[])c.setAttribute("aria-invalid",String(o.includes(c)));
let r=this.#s.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),Uu(t,o.length?Bu:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of b(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of b(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#d(t,n){let s=Pt(t),o=this.#s.
get(s),r=o.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${o.length+1}`;this.#s.set(
s,n>0?[...o,i]:o.slice(0,-1));for(let{dataset:a}of this.#o){let c=a.input??"",l=this.#s.get(c);a.rows===s&&Array.isArray(
l)&&(l=Bs(l,n)),a.columns===s&&Array.isArray(l)&&(l=a.row?Bs(l,n):l.map(u=>Bs(u,n))),l!==void 0&&this.#s.set(c,l)}this.#p()}};
function Pt(e){return e.dataset.input??""}function zr(e){return JSON.parse(e.dataset.default??"null")}function Tn(e){return b(
e,"input, select")}function ju(e,t){let n=new Map;for(let o of e){let[,r=""]=o.name.split(".");n.set(r,[...n.get(r)??[],
o.value])}let s=[...n.values()];return t?s[0]??[]:s}function Bs(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Gr(e){return Array.isArray(e)?e.map(Gr):String(e)}function Kr(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Ve(t);let n=t.map(s=>Kr(e,s));return n.includes(null)?null:n}function Ve(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Wu.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function Uu(e,t){let n=y(
e,"[data-failure]");n.textContent=t,n.hidden=!t}Et();J();Et();J();var js=null;function qu(){let e=b(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:s,pathname:o}=location,
r=s+o;if(!t){let a=o.slice(Yt.pathname.length),c=$(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=pt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Yr(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);js?.disconnect(),js=new PerformanceObserver(n=>{let s=n.getEntries().map(({name:o})=>o);
t({addresses:s.filter(o=>!o.includes("?"))})}),js.observe({type:"resource",buffered:!0}),t({addresses:[],page:qu()})}async function Jr(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Yr),await navigator.serviceWorker.register(
new URL("service-worker.js",Yt),{updateViaCache:"none"}),Yr()}catch{}}function Us(e=""){let t=["The server does not answ\
er.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?t:`${t} Keep this page ope\
n: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}.`}function Xr(){document.readyState==="complete"?Jr():addEventListener("load",Jr)}var Cd=4e3,Ua="This page computes your changes in your browser and hides what only the server can update.",Jn=document.getElementById(
"lesson-record")!==null,Ae=!1,Mo,Xn=!1;async function qa(e,{address:t,files:n,signal:s}){if(Oo())return Ao(e,{files:n,signal:s});
if(!Ae)return Ba(t,s);if(Xn)return Xn=!1,Ao(e,{files:n,signal:s});try{let o=await Ba(t,Qo(s));return vo(""),o}catch(o){if(!(o instanceof
z&&[0,...fs].includes(o.status)))throw o;return vo(Us(Ua)),Ao(e,{files:n,signal:s})}}function Oo(){return Jn}function Va(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(s),Mo??=Qn(e)},s=setTimeout(n,Cd);for(let o of["pointerdown","ke\
ydown"])document.addEventListener(o,n,{signal:t.signal})}async function za(e){if(!Jn&&!Ae&&e&&(Mo??=Qn(e),await Mo),!Jn&&
!Ae)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Ke(),In));return t()}async function Qn(e){try{let t=[
Promise.resolve().then(()=>(Ke(),In)),Promise.resolve().then(()=>(xo(),bo)),Promise.resolve().then(()=>(So(),Eo))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||Ae)return;let s=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...b(s,"head > *, body > *")),Ae=!0,Xn=ds(n),Xn&&vo(Us(Ua)),Xr()}catch{}}async function Ga(e,t,n){if(!Jn&&!Ae)return;
let{previewEdits:s}=await Promise.resolve().then(()=>(xo(),bo));try{s(e,t,n)}catch(o){if(!(o instanceof z))throw o}}function vo(e){
let t=$(document,"[data-silence]");t&&(t.textContent=e)}async function Ao(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Ke(),In));
return n(e,t)}async function Ba(e,t){let s=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(ja),o=await s.text().catch(ja);if(s.ok)return new DOMParser().parseFromString(o,"text/html");throw new z(s.status,
_d(o,s.status))}function ja(e){throw Wt(e)?e:new z(0,[{where:"",message:Le,suggestions:[]}])}function _d(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:ke(t),suggestions:[]}]}}wo();var Ka="pointerscope-lessons";function Ya(){try{let e=JSON.parse(localStorage.getItem(Ka)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function To(e){let t=Ya()[e];return new Set(Array.isArray(t)?t:[])}function $o(e,t){let n=To(
e);if(!n.has(t))try{localStorage.setItem(Ka,JSON.stringify({...Ya(),[e]:[...n,t]}))}catch{}}pe();J();var Id=3e4,Ja=660;async function Xa(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+Id;for(;Date.now()<
t&&e.some(Pd);)await new Promise(n=>setTimeout(n,100))}function Pd(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function Qa(e,t=()=>{},n=()=>{}){let s=[],o=[];window.addEventListener("beforeprint",()=>{t(),s=b(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of s)r.open=!0;o=b(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>Ja);for(let r of o)r.style.setProperty("--print-scale",String(Ja/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of s)r.open=!1;for(let r of o)r.style.removeProperty("--print-scale");n()})}J();pe();var Fd="Type a number, or drag it sideways",Za="This number is computed: change an input, and it follows.",tc=/^[\d.,+−-]$/,
Zn=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",s=>{let o=No(s),r=o&&this.#n(o);!r||
I(s)instanceof HTMLInputElement||Is(s,r.value,i=>{qe(n,r.name,i),o.textContent=i})}),t.addEventListener("click",s=>{let o=No(
s);o&&this.#s(o)}),t.addEventListener("dblclick",s=>ec(I(s))),t.addEventListener("keydown",s=>{let o=No(s);if(tc.test(s.
key)&&ec(I(s)),!o||s.ctrlKey||s.metaKey||s.altKey)return;if(I(s)instanceof HTMLInputElement){this.#a(s,o);return}let r=tc.
test(s.key);!r&&s.key!=="Enter"&&s.key!=="F2"||(s.preventDefault(),this.#s(o,r?s.key:void 0))})}prepare(){for(let t of b(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,s=$(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(s?.dataset.kind??"")){t.dataset.editable="",y(t,".table-frame").title=Fd;for(let[o,r]of b(
t,"tbody td").entries())r.tabIndex=o===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(De),s=n?.closest(
"figure"),o=n?.closest("[data-step]");return!(s instanceof HTMLElement)||!(o instanceof HTMLElement)?null:{step:o.dataset.
step??"",table:s.dataset.table??"",index:dt(s).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:s,editor:o}){let r=$(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&dt(r).flat()[s];i&&(o?this.#r(i,o):nc(i))}#n(t){let n=t.closest(He),{row:s,column:o}=he(dt(n),t),{table:r=""}=n.
dataset,i=a=>$(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${s}.${o}`)??i(r)}#s(t,n){let s=this.#n(
t);if(!s||t.querySelector("input"))return;let o=document.createElement("input");o.className="tile-editor",o.inputMode="d\
ecimal",o.autocomplete="off",o.dataset.field=s.name,o.dataset.before=s.value,o.setAttribute("aria-label",s.getAttribute(
"aria-label")??""),o.value=n??s.value,o.addEventListener("input",r=>{r.stopPropagation(),this.#o(o)}),o.addEventListener(
"blur",()=>this.#i(o)),this.#r(t,o),n===void 0?o.select():this.#o(o)}#r(t,n){let{selectionStart:s,selectionEnd:o}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(s,o)}#o(t){let n=Ve(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&qe(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let s=this.#n(n),{before:o}=t.dataset;t.remove(),n.textContent=(s?.value===o?n.dataset.shown:s?.value)??
"",s?.value!==o&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let s=y(n,"input",HTMLInputElement),o={ArrowUp:1,
ArrowDown:-1}[t.key];if(o){t.preventDefault();let r=Ve(s.value);if(r===null)return;s.value=Ps(r,o*Fs(s.value)),this.#o(s)}
t.key==="Escape"&&(t.preventDefault(),qe(this.#t,s.dataset.field??"",s.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&nc(n)}};function No(e){return I(e).closest(De)}function ec(e){let t=e.closest(Qt)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(He))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${Za}`;let s=y(
t,"[data-sum]");s.textContent?.endsWith(Za)||s.append(n)}function nc(e){e.tabIndex=0,e.focus({preventScroll:!0})}var Zh=350,tp=60,zo=["removed","inputs","layer","head"],fl=["step","all",...zo],ep={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},v=y(document,"[data-lesson]"),D=y(v,"[data-steps]"),on=v.dataset.only,jo=y(v,"[data-error]"),Te=$(v,"[data-in\
puts]"),ce=Te&&new $n(Te,y(v,"[data-reset]",HTMLButtonElement),hp),qo=Te&&new Zn(D,Te),Vo=$(v,"details.inputs",HTMLDetailsElement),
Vt="frame"in v.dataset,{states:np,leftOut:dl="",edited:hl=""}=v.dataset,{record:nn}=v.dataset,N=Go(location.search),ft={
...N,...Yo(Go(sp()))},Uo=new AbortController,Ze=0,en=0,ul=0,ae=null;function Go(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??dl,inputs:t.get("inputs")??hl,layer:t.get("layer")??"",head:t.
get("head")??""}}function sp(){return Oo()?"":v.dataset.shown??location.search}async function op(){nn&&await Qn(nn),as({
history:"keep",isFresh:!0})}var rp=Vt?Br(v,D):()=>{},ip="framers"in document.body.dataset?Nr({state:fp,height:()=>v.scrollHeight,
set:dp,keeps:e=>pl(e)!==null}):()=>{},wt=()=>b(D,":scope > [data-step]"),rn=e=>wt().findIndex(t=>t.dataset.step===e),zt=()=>Math.
max(0,rn(N.step)),pl=e=>{let t=ep[e];if(on||!t||N.all&&e.startsWith("Page"))return null;let n=zt()+t;return n>=0&&n<wt().
length?n:null},ml=()=>Vt&&window.parent!==window;function Ht(){let e=!!N.all||!!on,t=zt(),n=wt();for(let[o,r]of n.entries())
r.hidden=!e&&o!==t;for(let o of b(v,"[data-beside]"))o.hidden=!e&&o.dataset.beside!==n[t]?.dataset.step;if(e&&!Vt)for(let o of Ms(
D,"pointer-view[lazy]"))o.removeAttribute("lazy");v.dataset.mode=e?"all":"one",v.toggleAttribute("data-first",t===0);for(let o of b(
v,"[data-follow]",HTMLSelectElement)){let r=o.dataset.follow;o.value=N[r]||"0"}for(let o of b(v,"[data-slide]"))lp(o,o.dataset.
slide===n[t]?.dataset.step);$(v,"[data-place]")&&up(t,n.length,e),cp(),ap(n);let s=n[t];!e&&!Vt&&s&&po([s]),rp(),ip("sta\
te",{})}function ap(e){let t=cs(ft);for(let r of b(v,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=$(v,"[data-changed]");if(!n)return;let s=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${y(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),o=[s.length?`Left out: ${s.join(", ")}.`:"",ft.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!o.length,n.textContent=`${o.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function Ko(){return!Vt&&!("opens"in v.dataset)}function cp(){let{lesson:e=""}=v.dataset;if(!Ko())return;let t=To(
e);for(let n of b(v,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function lp(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function up(e,t,n){for(let o of b(v,"[data-controls]"))o.hidden=!1;y(v,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,y(v,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,y(v,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let s=$(v,"[data-all]",HTMLInputElement);s&&(s.checked=n)}function sn(e,t=!1){let n=wt(),
s=n[Math.max(0,Math.min(n.length-1,e))];s&&(mo(D),Ko()&&$o(v.dataset.lesson??"",n[zt()]?.dataset.step??""),N={...N,step:s.
dataset.step??""},an("replace"),Ht(),t&&y(s,"h1, h2").focus({preventScroll:!0}),N.all?s.scrollIntoView({block:"start"}):
s.getBoundingClientRect().top<0&&v.scrollIntoView({block:"start"}),v.querySelector("[data-slide][aria-current]")?.scrollIntoView(
{block:"nearest",inline:"nearest"}))}function Yo({removed:e,inputs:t,layer:n,head:s}){return{removed:e,inputs:t,layer:n,
head:s}}function is(e,t){return zo.every(n=>e[n]===t[n])}function fp(){return{step:wt()[zt()]?.dataset.step,removed:ft.removed,
inputs:ft.inputs}}function dp({step:e,...t}){e!==void 0&&!on&&sn(Math.max(0,rn(e??"")));let n={};for(let s of zo)s in t&&
(n[s]=t[s]??"");$e(n)}function an(e){let t=gl({...N,...Yo(ft)});if(t!==location.pathname+location.search)try{e==="push"&&
!ml()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function gl(e){let t=[...new URLSearchParams(
location.search)].filter(([o])=>!fl.some(r=>r===o)),n=pt({...Object.fromEntries(t),...e});dl&&!e.removed&&n.set("removed",
""),hl&&!e.inputs&&n.set("inputs","");let s=n.toString();return s?`${location.pathname}?${s}`:location.pathname}function hp(){
let e=ce?.text;cancelAnimationFrame(ul),typeof e=="string"&&(ul=requestAnimationFrame(()=>Ga(D,e,cs(N)))),clearTimeout(en),
en=setTimeout(()=>$e({}),Zh)}function $e(e){let t=en&&ce?ce.text:null;clearTimeout(en),en=0;let n={...N,...t===null?{}:{
inputs:t},...e};is(n,N)||(N=n,as({history:"push"}))}async function as({history:e,isFresh:t=!1}){Ze+=1;let n=Ze;Uo.abort(),
Uo=new AbortController,D.setAttribute("aria-busy","true");try{let s=await qa(N,{address:gl(N),files:np,signal:Uo.signal});
if(n!==Ze)return;gp(s,t),ft=N,wl([]),e==="push"&&an("push"),Ht()}catch(s){if(Wt(s))return;if(!(s instanceof z))throw s;n===
Ze&&pp(s.problems,e)}finally{n===Ze&&D.removeAttribute("aria-busy")}}function pp(e,t){wl(e);let n=e.every(o=>o.where.startsWith(
"inputs"));if(N={...N,...n?{inputs:ft.inputs}:Yo(ft)},!is(N,ft)){as({history:t});return}let s=cs(ft);for(let o of b(D,"[\
data-remove]",HTMLInputElement))o.checked=s.has(o.dataset.remove??"");an("replace"),Ht()}function mp(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function cs(e){return new Set(e.removed.split(",").filter(Boolean))}function gp(e,t){
mo(D);let n=qo?.place,s=document.activeElement?.closest("[data-remove]"),o=s instanceof HTMLElement?s.dataset.remove:void 0;
for(let i of wt()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&ae&&i.
contains(ae)&&c.hasAttribute("data-removed")&&y(c,".sheet-head").after(ae),c&&i.replaceWith(c)}for(let i of b(v,"[data-r\
enew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=$(e,"[da\
ta-inputs]");r&&ce?.replace(r,t),ae?.isConnected&&document.activeElement===document.body&&y(ae,"button:enabled").focus({
preventScroll:!0}),o&&$(D,`[data-remove="${CSS.escape(o)}"]`)?.focus(),bl(),n&&qo?.restore(n)}function wl(e){let t=ce?ce.
showProblems(e):e,n=Vo?.open?t:e;jo.textContent=n.map(s=>s.message).join(" "),jo.hidden=n.length===0,n.length&&v.dataset.
live&&jo.append(" ",wp(v.dataset.live))}function wp(e){let t=document.createElement("a");return t.href=e,t.textContent="\
Open it on the server",t.search=pt({...N,all:null}).toString(),t}function bl(){Ar(D),qo?.prepare(),bp(),Ma(D),_r(D),D.querySelector(
"pointer-view")&&Promise.resolve().then(()=>(ll(),Qh));for(let e of b(D,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=pt({...N,all:null,step:n}).toString()}for(let e of b(
v,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=pt({removed:N.removed,
inputs:N.inputs,lang:t}).toString()}for(let e of b(v,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of fl)t.delete(n);e.search=t.toString()}}function bp(){let e=!Vt&&!ft.removed&&!ft.inputs;for(let t of b(
D,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),s=n?.parentElement?.querySelector("[data-guess]");if(e||s?.
remove(),!e||s)continue;let o=document.createElement("button");o.type="button",o.dataset.guess=t.dataset.remove,o.textContent=
"Predict what it changes",n?.before(o)}}async function xp(e){let t=wt()[rn(e.dataset.guess)],[n,{askRemoval:s}]=await Promise.
all([za(nn),Promise.resolve().then(()=>(So(),Eo))]);if(!t?.isConnected)return;let o=()=>$e({removed:e.dataset.guess??""});
ae=n&&s(t,n,o,()=>$e({removed:""})),ae?e.remove():o()}function yp(e,t,{row:n,column:s}){let o=Object.fromEntries(new URLSearchParams(
location.search)),r=pt({...o,step:null,all:null,row:n,column:s});return Xt(`${v.dataset.api}/${e}/${t}?${r}`)}async function Ep(){
let{solutionsAt:e}=v.dataset;if(!(!e||$(v,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");D.after(...b(n.body,"[data-solutions]"))}catch{}}async function Sp(e){e.disabled=
!0;let{all:t}=N;N={...N,all:"1"},Ht(),await Promise.all([Xa(Ms(D)),Ep()]),window.print(),N={...N,all:t},Ht(),e.disabled=
!1}function xl(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${He} td`)!==null}function yl(e){for(let t=e;t&&
t!==D;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}D.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=cs(N);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),$e({removed:[...n].join(",")})});
v.addEventListener("change",e=>{let t=cr(e);t.dataset.follow&&$e({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(N={...N,all:t.checked?"1":""},an("replace"),Ht(),wt()[zt()]?.scrollIntoView({block:"start"}))});v.addEventListener(
"click",e=>{let t=I(e);t.dataset.go&&sn(zt()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");
n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&Sp(t),t.closest(".onward \
a")&&Ko()&&$o(v.dataset.lesson??"",wt()[zt()]?.dataset.step??""),"guess"in t.dataset&&xp(t);let s=t.closest("[data-slide\
]");s instanceof HTMLElement&&(e.preventDefault(),sn(rn(s.dataset.slide),!0))});document.addEventListener("keydown",e=>{
let t=I(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||xl(t)||yl(t))return;let n=pl(e.key);n!==null&&(e.preventDefault(),
sn(n,!0))});var tn;D.addEventListener("touchstart",e=>{let t=I(e);tn=e.touches.length===1&&!yl(t)&&!xl(t)?e.touches[0]:void 0},
{passive:!0});D.addEventListener("touchend",({changedTouches:[e]})=>{if(on||!tn||!e)return;let[t,n]=[e.clientX-tn.clientX,
e.clientY-tn.clientY];tn=void 0,Math.abs(t)>tp&&Math.abs(t)>2*Math.abs(n)&&sn(zt()-Math.sign(t))});window.addEventListener(
"popstate",()=>{N=Go(location.search),is(N,ft)?Ht():as({history:"keep",isFresh:!0})});ml()||Qa(D,()=>{for(let e of wt())
e.hidden=!1;for(let e of b(D,"[data-beside]"))e.hidden=!1;Vt||po(wt()),Vt&&jr(wt())},Ht);!N.step&&location.hash&&(N.step=
location.hash.slice(1));N.step&&rn(N.step)<0&&!on&&(N.step="",an("replace"));Vo&&N.inputs&&(Vo.open=!0,ce?.unfold(mp(N.inputs)));
Sr(D,"opens"in v.dataset?yp:null);kr(D,v.dataset.lesson??"",v.lang);Aa(D);Te&&Cr(Te);Ir(D);bl();Ht();v.dataset.ready="tr\
ue";nn&&Va(nn);is(N,ft)||op();
