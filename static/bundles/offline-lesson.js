(()=>{var Ml=Object.create;var co=Object.defineProperty;var vl=Object.getOwnPropertyDescriptor;var Ol=Object.getOwnPropertyNames;var Tl=Object.getPrototypeOf,$l=Object.prototype.hasOwnProperty;var Ys=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var lo=(e,t)=>{for(var n in t)co(e,n,{get:t[n],enumerable:!0})},Nl=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let s of Ol(t))!$l.call(e,s)&&s!==n&&co(e,s,{get:()=>t[s],enumerable:!(o=vl(t,s))||o.enumerable});return e};var Js=(e,t,n)=>(n=e!=null?Ml(Tl(e)):{},Nl(t||!e||!e.__esModule?co(n,"default",{value:e,enumerable:!0}):n,e));var Xs,Ll,S,g=v(()=>{"use strict";({currentScript:Xs}=document),Ll=Xs instanceof HTMLScriptElement?Xs.src:"",S=new URL("\
static/js/",Ll||document.baseURI).href});async function Yt(e,t,n=Gt){let o=await Cl(new URL(`api/${e}`,n),t);if(String(n)===Gt.href&&Il(o!==null&&!fo(o)),!o)return Qs();
if(o.status===kl)return;if(!(o.headers.get("content-type")??"").includes("json")){let i=ke(o.status);throw new z(o.status,
[{where:"",message:i,suggestions:[]}])}let r=await o.json().catch(Qs);if(!o.ok)throw new z(o.status,r.errors??[]);return r}
async function Cl(e,t){try{let n=await fetch(e,t);return uo.includes(n.status)?null:n}catch(n){if(Ht(n))throw n;return null}}
function Zs(e){let t=AbortSignal.timeout(Rl);return e?AbortSignal.any([e,t]):t}function fo({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function Il(e){e!==Kt.answers&&(Kt.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function Qs(e){throw Ht(e)?e:new z(0,[{where:"",message:Le,suggestions:[]}])}
function Ht(e){return e instanceof DOMException&&e.name==="AbortError"}function bt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,o])=>[n,String(o)]))}function ln(e){return e instanceof Error?
e.message:String(e)}var z,Gt,Kt,uo,kl,Rl,Le,ke,At=v(()=>{"use strict";g();z=class extends Error{constructor(t,n){super(n.
map(o=>o.message).join(" ")),this.status=t,this.problems=n}},Gt=new URL(S.replace(/^(.*\/)static\/.*$/,"$1")),Kt={answers:!0},
uo=[502,504],kl=204,Rl=5e3,Le="No response could be read. Your input is still here; check your connection and try again.",
ke=e=>`The server answered with ${e}.`});function tr(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function dt(e){return Number.isFinite(e)?String(Number(e.toPrecision(6))).replaceAll("-","−"):e>0?"∞":"−∞"}function un(e){
return e<0?`(${dt(e)})`:dt(e)}function ho(e){return nr(e," + ")}function er(e){return nr(e,", ")}function fn(e,t){return e===
t?t:`${e} = ${t}`}function nr(e,t){return e.length<=24?e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var dn=v(
()=>{"use strict";g()});function mo(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function hn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function pn(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(hn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:_l(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}
function _l(e,t,n,o){let{op:s}=t;if(s==="constant")return wo(t,n);let r=go(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s===
"view"||s==="join")return i;if(s==="where")return i?a:c;if(s==="matmul")return Fl(r);if(s==="collect")return Re.sum?.(r)??
0;if(s==="softmax")return Pl(e,t,n,r);let l=Re[s];if(l)return l(r);let u=po[s];if(!u)throw new RangeError(`There is no o\
peration ${s}.`);return u(i,a)}function go(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,Hl(t,
n)]];if(o==="join")return[Dl(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return or(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(o==="softmax"||o in Re){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=or(
c).map(f=>[i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function wo({values:e=0},t){
return mo(Array.isArray(e)?e[t]??Number.NaN:e)}function bo(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function Pl(e,t,n,o){let{place:s,width:r}=bo(e,t,n),i=xo(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function xo(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-
n)/o))}function Fl(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Hl({shape:e,offset:t=0,
strides:n,index:o},s){if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function Dl(e,t,n){let o=n;for(let s of t){let r=hn(e[s]??{op:"",shape:[]});if(o<r)return[s,o];
o-=r}throw new RangeError(`No operand has the element ${n}.`)}function or(e){return Array.from({length:e},(t,n)=>n)}function Wl(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function jl(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var po,
Re,Ce=v(()=>{"use strict";g();po={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Wl(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+jl(e/Math.SQRT2))},Re=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Ie(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:wo(c,a),op:"",parts:[]};let f=go(e,c,a).
map(([b,y])=>s(b,y)),[d,h,w]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&w)return d?.value?h:w;if(l==="\
collect")return sr(f);if(l==="matmul")return sr(cr(f));if(l==="softmax")return Yl(f,bo(e,c,a));let m=Re[l];if(m)return{value:m(
f.map(({value:b})=>b)),op:l,parts:f};let p=po[l];if(!p||!d)throw new RangeError(`There is no operation ${l}.`);return{value:p(
d.value,h?.value??0),op:l,parts:f}};return s(e.length-1,t)}function mn(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function Rt(e){if(rr.has(e.op))return e;for(let t of e.parts){let n=Rt(t);if(n)return n}return null}function Eo(e){
return e.op?So(e,null,!1).text:dt(e.value)}function ir(e){let t=dt(e.value),n=Rt(e);if(!n)return fn(Eo(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=_e(e),s=o.reduce((r,i)=>r+i,0);return`${dt(o[e.place??0]??0)} / ${dt(s)} = ${t}`}return`${ar(
e,n)??So(e,n,!1).text} = ${t}`}function _e({parts:e,temperature:t}){return xo(e.map(({value:n})=>n),t?.value)}function gn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>Bl;return{powers:s?_e(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function ar(e,t){if(e===t)return t.op==="sum"?`Sum ${dt(t.value)}`:null;let[
n,o]=e.parts,s=n&&ar(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${dt(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${dt(o.value)}`:null}function So(e,t,n){let{op:o,parts:s,value:r}=e,i=rr.has(o);if(!o||e===t||i&&n)return{text:un(r),
binding:Lt};let a=s.map(d=>So(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?ho(c):"0",binding:he};
if(o==="softmax")return{text:Gl(e,a),binding:Mt};if(o==="product")return{text:c.join(" · "),binding:Mt};let[l={text:"",
binding:Lt},u]=a,f=ql[o];if(f&&u){let[d,h]=f,w=o==="add"||o==="multiply",m=kt(l,o==="power"?Lt:h),p=kt(u,w?h:h+1);return{
text:o==="power"?`${m}^${p}`:`${m} ${d} ${p}`,binding:h}}return o==="negative"?{text:`−${kt(l,Mt)}`,binding:he}:o==="s\
qrt"?{text:`√${kt(l,Lt)}`,binding:Lt}:o==="absolute"?{text:`|${zl(s[0],l)}|`,binding:Lt}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${kt(l,Lt)}))`,binding:Mt}:o==="gelu"?{text:`${kt(l,Mt)} · Φ(${l.text})`,binding:Mt}:{text:`${Vl[o]??o}(${er(c)}\
)`,binding:Lt}}function zl(e,{text:t}){return e&&!e.op?dt(e.value):t}function kt({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function Gl(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=gn(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${kt(c,he)} − ${un(r)}`,binding:he}),i!==1&&(l={text:`${kt(l,Mt)} / ${un(i)}`,binding:Mt}),`e^${kt(l,Lt)}`});
return`${a[n]} / (${ho(a)})`}function cr(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:Kl(
o),op:"multiply",parts:o})}return t}function Kl(e){return e.reduce((t,{value:n})=>t*n,1)}function sr(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:yo(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?cr([r.parts[0],i]):[]),s={value:yo(o),op:"sum",parts:o};
return{value:yo(e),op:"divide",parts:[s,t]}}function yo(e){return e.reduce((t,{value:n})=>t+n,0)}function Yl(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=_e(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var Bl,de,he,Mt,Ul,Lt,ql,Vl,rr,Ao=v(()=>{"use strict";g();dn();Ce();Bl=30,[
de,he,Mt,Ul,Lt]=[0,1,2,3,4],ql={add:["+",he],subtract:["−",he],multiply:["·",Mt],divide:["/",Mt],remainder:["mod",Mt],
power:["^",Ul],greater:[">",de],greater_equal:["≥",de],less:["<",de],less_equal:["≤",de],equal:["=",de],not_equal:["\
≠",de]},Vl={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},rr=new Set(["sum","softmax"])});function E(e,t,n){let o=L(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function L(e,t,n){
let o=e.querySelector(t);return o&&ur(o,n)?o:null}function x(e,t,n){return[...e.querySelectorAll(t)].filter(o=>ur(o,n))}
function Mo(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function P({target:e}){return e}function lr({target:e}){
return e}function ur(e,t){return e instanceof(t??HTMLElement)}var J=v(()=>{"use strict";g()});function dr(){return fr??=document.querySelector('[data-decimal=","]')!==null,fr}function tt(e){return dr()?e.replaceAll(
Jl,t=>t.replaceAll(/[.,]/g,n=>Xl[n]??n)):e}function Pe(e){return dr()?e.replace(",","."):e}var Jl,Xl,fr,Ct=v(()=>{"use s\
trict";g();Jl=/\d[\d.,]*\d/g,Xl={".":",",",":"."}});function pt(e){return"down"in e.dataset?[x(e,"tbody td",HTMLTableCellElement)]:x(e,"tbody tr").map(t=>x(t,"td",HTMLTableCellElement))}
function pe(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function wn(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=L(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?pt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,...It(s)};return t.set(n,i),i}}function bn(e,t){let n=e?.cells[t];return n?Xt(n):Number.
NaN}function Xt(e){return tr(e.dataset.value??Pe(vo(e)))}function vo(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function vt(e){return E(e,"figcaption span").textContent??""}function It(e){let t=o=>x(e,o).map(
s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var Fe,Jt,He,De,me=v(()=>{"use strict";g();dn();J();Ct();Fe="figure[data-how]",Jt="figure[data-how] tbody td",He="f\
igure[data-editable]",De="figure[data-editable] tbody td"});function hr(e){let t=atob(e),n=new Uint8Array(t.length);for(let o=0;o<t.length;o++)n[o]=t.charCodeAt(o);return n}var pr=v(
()=>{"use strict";g()});function We(e){if(Array.isArray(e))return Zl(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Ql[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(hr(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function Zl(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function je({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:tu(e,n*s,(n+1)*s),shape:o}}function mr({values:e,shape:t}){
return t.length<2?e:Oo({values:e,shape:t})}function Oo(e){return Array.from({length:e.shape[0]??0},(t,n)=>je(e,n).values)}
function tu(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Ql,To=v(()=>{"use strict";g();pr();Ql={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function at(e){return"kind"in e&&e.kind===xn}function Ot(e){return at(e)?e.meta:e.layout.meta}function yn(e){return at(e)?
e.meta.height??0:e.layout.height}var xn,En=v(()=>{"use strict";g();xn="network"});function br({data:e,layout:{meta:t}},n){for(let o of t.parts??[]){let s=e[o.trace];if("lines"in o){let r=Be(o.lines,t,n);
Object.assign(s,nu(r,n[o.row],o))}else s[o.attribute]=mr(Be(o.is,t,n))}}function Be(e,t,n){let o=eu(t),s=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===wr?0:a.indexOf(n[i]??"")};return{values:pn(e,(i,a=[])=>{let c=o[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>je(l,s(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function eu(e){let t=gr.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,We(o)])),gr.
set(e,t)),t}function nu({values:e,shape:t},n,{above:o,to:s}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==wr&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var wr,
gr,$o=v(()=>{"use strict";g();To();Ce();wr="all",gr=new WeakMap});function Er(e,t){let{table:n}=Ot(e);if(n&&"rows"in n)return[n];if(at(e))return[];let{data:o,layout:s}=e,r=n?[ou(n,s.meta,
t)]:[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>su(s,a)),...r]}function Sn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>No("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of t)s.insertRow().append(No("th",r,"row"),...i.map(a=>No("td",a)));return n}function Sr(e){
let t=o=>o.map(cu).join(",");return`${e.map(({columns:o,rows:s})=>[o,...s].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function ou(e,t,n){let{columns:o,labels:s}=e;if("values"in e){let i=e.values.map(a=>Be(a,t,n).values);return{columns:o,
rows:s.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Oo(Be(e.matrix,t,n));return{columns:o,rows:s.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function su(e,t){let n=We(t.z??[]),o=xr(e,t,"y").map((s,r)=>[s,...Array.from(je(n,r).values)]);return{columns:[
t.name??"",...xr(e,t,"x")],rows:o}}function xr(e,t,n){let o=t[n];if(Array.isArray(o))return o.map(c=>yr(String(c)));let s=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(yr);let{shape:a}=We(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function yr(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function cu(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
iu,"$1'").replace(au,"'"),n=ru.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function No(e,t,n){let o=document.
createElement(e);return n&&(o.scope=n),o.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),
o}var ru,iu,au,Lo=v(()=>{"use strict";g();To();En();$o();ru=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,iu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
au=/^(?=[\t\r\n])/});function Ar(e,t){let n=o=>{let s=Or(o);s&&Ue(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&uu(e,t),e.addEventListener("pointerout",o=>{let s=P(o).closest(Fe),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&An(Ro(s))}),e.addEventListener("keydown",fu)}function Mr(e){for(let t of x(e,Fe))for(let[n,o]of x(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function uu(e,t){let n=0,o=async s=>{let r=Or(s);if(!r)return;n+=1;let i=n,
a=ko(r),c=Ro(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,pe(pt(a),r));i===n&&c.isConnected&&du(
c,f,r)}catch(f){i===n&&(E(c,"[data-sum]").textContent=ln(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=P(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function fu(e){let t=P(e),n=t.closest(`${Jt}, ${De}`),o=lu[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=ko(
n),r=pt(s),{row:i,column:a}=pe(r,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function Ue(e,{withoutResult:t=!1}={}){let n=ko(e),o=Ro(n);An(o);let s=wn(o),r=Ie(JSON.parse(
n.dataset.how??"[]"),pt(n).flat().indexOf(e),(l,u)=>bn(s(l),u));e.dataset.lit="result";for(let l of mn(r)){let u=s(l.table??
"")?.cells[l.index??0];u&&(u.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":dt(Xt(e)),c=Number.isNaN(r.value)?a:fn(Eo(r),a);i.textContent=[pu(n,e),tt(c)].filter(Boolean).join(": "),delete i.
dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function du(e,t,n){e.
querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,numbers:c}=t,l=Ie(i,a,(m,p)=>vr(
c[m],p).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(Sn(hu(l,c)));let w=document.createElement("p");w.className=
"sum",w.textContent=ir(l),u.append(f,h,w,d),E(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function hu(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=mn(a);return vr(t[c],l).label},o=(a,...c)=>[a,...c.
map(dt)],s=Rt(e);if(!s)return{columns:["term","value"],rows:mn(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:r,parts:i}=s;if(r==="softmax"){let a=_e(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>o(n(a),a.value))}}function vr(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:mo(o)}}function An(e){for(let n of x(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function Or(e){return e.target instanceof Element?e.target.closest(Jt):null}function ko(e){
return e.closest("figure")}function Ro(e){return e.closest("[data-step]")}function pu(e,t){let{row:n,column:o}=pe(pt(e),
t),{rows:s,columns:r}=It(e);return[vt(e),s[n],r[o]].filter(Boolean).join(", ")}var lu,Co=v(()=>{"use strict";g();At();dn();
Ao();J();Ce();me();Ct();Lo();lu={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var Zr,ti,ei,ni,oi,si,ri,ii,ai,ci,li,ui,fi,di,hi,pi,mi,gi,wi,bi,qo,xi,yi,Ei,ze=v(()=>{"use strict";g();Zr="This lesson h\
as no such input. Send one of its inputs.",ti="This is not one of the options. Send one of {options}.",ei="This is not a\
 list. Send a list of words.",ni="There are {words} words. Send {expected} words.",oi="This word is empty or not text. S\
end a word.",si="The word contains a control character. Send it without.",ri="The word has {characters} characters. Send\
 at most {most}.",ii="This is not a matrix. Send a list of rows, each a list of numbers.",ai="The matrix has {count} row\
. Send {expected}.",ci="The matrix has {count} rows. Send {expected}.",li="This row is not a list. Send a list of number\
s.",ui="The row has {count} number. Send {expected}.",fi="The row has {count} numbers. Send {expected}.",di="This is not\
 a number. Send a number, such as 0.25.",hi="The number is out of range. Send a number from {least} to {most}.",pi="This\
 is not a whole number. Send a whole number.",mi='"{step}" is not a step of this lesson. Send the id of a removable step\
.',gi='"{step}" cannot be removed. Send the id of a removable step.',wi="This step needs {names}, which could not be com\
puted above.",bi="The result is not a number: the inputs are too extreme. Enter smaller values.",qo=[0,.01,.04,.1,.2,.4,
.7,1],xi=4,yi=1e-12,Ei=7});function Qt(e,t){let n=Array.from(e),o=of(n),s=sf(n,t);return n.map((r,i)=>({text:$t(r,o),exact:Ko(r),level:s[i]??null}))}
function of(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=yi*Math.abs(s)}))return t;return 3}function $t(e,t=zo(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(zo(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=Go(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=Go(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function Ko(e){if(zo(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=ef&&t<nf){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function zo(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function Go(e,t,n){let[o="",s]=e[n](tf).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function sf(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=qo.slice(1).map((i,a)=>(i+(qo[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
xi:Ei,s=Math.max(0,...n.map(Math.abs))||1;return n.map(r=>Number(Go(r/s*o,0,"toFixed")))}var tf,ef,nf,we=v(()=>{"use str\
ict";g();ze();tf=100,ef=1e-4,nf=1e16});var Yo,Jo=v(()=>{"use strict";g();Yo=`	
\v\f\r              \u2028\u2029  　`});function be(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var $n=v(()=>{"use strict";g();Jo()});function af(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(Ai(r)===Ai(i)?a:[...a,rf])}}function Ai(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function cf(e,t,{settings:n,inputs:o}){let s=Object.entries(e.tables).map(([m,p])=>{let b=Mi(
p,n)??null,{title:y="",figure:$=null}=b??Object.values(p.variants)[0]??{};return{name:m,title:y,isShown:$!==null,variant:b,
numbers:null}}),r=(m,p="")=>({tables:s,status:m,error:p}),i=e.inputs.map(m=>t.get(m)?.status);if(e.failing.some(m=>o.has(
m))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((m,p)=>i[p]==="failed");if(c.length){let m=c.map(p=>`\
“${t.get(p)?.title??p}”`).join(", ");return r("failed",be(wi,{names:m}))}let l=new Map(s.map(({name:m,variant:p})=>[
m,p])),u=lf(e,l,t,o);if(!Mi(e.conditions,n)?.every(({expression:m,holds:p})=>{let[b]=vi(m,u)??[];return b!==void 0&&!!b===
p}))return r("unknown");let h=s.map(m=>({...m,numbers:u(m.name)}));return h.some(({numbers:m})=>m&&Array.from(m).some(Number.
isNaN))?r("failed",bi):{tables:h,status:"computed",error:""}}function lf(e,t,n,o){let s=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!s.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?vi(c.expression,r):null)}return s.
get(i)??null};return r}function vi(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===hn(o))?pn(e,o=>t(o)??[]):
null}function Mi({settings:e,variants:t},n){return t[e.filter(o=>n.includes(o)).join(",")]}function uf(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,o)=>Object.is(n,t[o]))}function Ln(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,o,s)=>t[o]?.[Number(s)]??n)}var rf,Nn,Xo=v(()=>{"use strict";g();Ce();ze();$n();rf="=",Nn=class{#e;#t;constructor(t){
this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,
n,this.#t)}#n(t,n,o){let s={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??
c,f=a==="matrix"||a==="number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);s.known.set(i,{numbers:f,isOwn:d,
status:"computed"})}let r=af(this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(m=>s.known.
get(m)?.isOwn??!0),l={settings:a?[i.id]:[],inputs:new Set},u=cf(i,s.known,c?l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,
isRemoved:a,isOwn:c,...u});let{tables:h,status:w}=u;for(let{name:m,numbers:p}of h){let b=c&&!a||uf(p,o?.known.get(m)?.numbers),
y=i.tables[m]?.variants[""]?.title;s.known.set(m,{numbers:p,isOwn:b,status:w,title:y})}}return s}}});function Qo(e){let[t,n]=[0,e.length];for(;t<n&&Oi(e.charAt(t));)t+=1;for(;t<n&&Oi(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var cg,Oi,Ti,$i=v(()=>{"use strict";g();Jo();cg=new RegExp(`[${Yo}]+`),Oi=e=>e!==""&&Yo.includes(e);Ti=e=>[...e].length});function kn(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:Zr,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=hf(i,a,s)}catch(a){if(!(a instanceof st))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new z(422,
o);return s}function hf(e,t,n){if(e.kind==="words")return pf(e,t);if(e.kind==="matrix")return mf(e,t,n);if(e.kind==="num\
ber")return ki(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new st("",ti,{options:e.options.join(
", ")})}function pf({least:e,most:t},n){if(!Array.isArray(n))throw new st("",ei);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new st("",ni,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!Qo(
o))throw new st(r,oi);if(df.test(o))throw new st(r,si);let i=Ti(o);if(i>40){let a=40;throw new st(r,ri,{characters:i,most:a})}
return Qo(o)})}function mf(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new st("",ii);let s=e.
isRow?[e.own]:e.own,r=Li(e.rows,n).length||s.length,i=Li(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?ai:ci;throw new st("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new st(u,li);if(c.length!==i){let f=c.length===1?ui:fi;throw new st(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>ki(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function ki({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new st(s,di);if(!(o>=e&&o<=t)){let i={least:$t(e),most:$t(t)};throw new st(s,hi,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>ff*Math.max(1,Math.abs(o),Math.abs(r)))throw new st(s,pi);return r}function Li(e,t){return Array.
isArray(e)?e:t[e]??[]}var ff,df,st,Zo=v(()=>{"use strict";g();At();ze();we();$n();$i();ff=1e-9,df=/[\p{Cc}\p{Cs}]/u,st=class extends Error{constructor(t,n,o={}){
super(be(n,o)),this.where=t}}});var In={};lo(In,{exportedLesson:()=>xf,openRecord:()=>Cn});function Cn(){let e=E(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Ci??=new Nn(JSON.parse(e)),Ci}async function xf(e,t){let n=Cn(),o=kn(n.inputs,yf(e.inputs));Ef(n,
o);let s=Sf(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await Fi([...s],t)||await Mf(n,o,s,t),a=Lf(n,
o);return a&&i.append(a),i}function yf(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Ge(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Ef({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw Ge(422,`inputs.${n}`,wf)}}function Sf(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?gi:mi;if(!s?.isRemovable)
throw Ge(422,"removed",be(r,{step:o}))}return n}async function Fi(e,{files:t,signal:n}){if(!t)return Af(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(Pi);if(!r.ok)throw Ge(r.status,"",
ke(r.status));let i=await r.text().catch(Pi),a=E(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function Af(e){let t=JSON.parse(E(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>ts("lesson-parts",i)));for(let i of x(
o,"[data-matrix]"))i.replaceWith(ts("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function ts(e,t){let{content:n}=E(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function Mf(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>Fi(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=L(r,`[data-step="${CSS.escape(c.id)}"]`);l&&Of(l,c,a,e)}for(let c of x(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||vf(c,e.solve(t,new Set([...n,l])))}return r}function vf(e,{
steps:t}){let n=t.find(({id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=
!0,e.parentElement?.append(" ",bf))}function Of(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!s)return;let r=t.inputs.flatMap(i=>$f(i,n,o));Ii(e,".step-inputs",r,n.values),Ii(
e,".step-results",t.tables,n.values),t.isOwn||Tf(e,t)}function Tf(e,{status:t,error:n}){let s=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of x(e,".remark, pointer-view, .failure"))i.
remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(([i])=>i).
join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=gf;else if(s.length){let i=s.map(([l])=>l).join(
" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}r.textContent&&E(e,".reasons").before(r)}function $f(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.
name===e);if(!s)return t.flatMap(({tables:a})=>a.filter(c=>c.name===e));let{shown:r}=s,i=n.get(e)?.numbers??null;return r?
[{name:e,title:r.title,isShown:!0,variant:r,numbers:i}]:[]}function Ii(e,t,n,o){let s=L(e,t);if(!s)return;let r=n.filter(
({isShown:l})=>l),i=r.map(l=>Nf(l,o)).filter(l=>l!==null),a=r.filter(({numbers:l})=>!l).map(({title:l})=>l);if(s.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,s.append(c)}function Nf({variant:e,numbers:t},n){if(!e||e.figure===
null||!t)return null;let o=ts("lesson-figures",e.figure),s=x(o,"tbody td");for(let[c,{text:l,exact:u,level:f}]of Qt(t,e.
shade).entries()){let d=s[c];if(!d)continue;let h=tt(l);d.textContent=h,_i(d,"value",u===h?null:u),_i(d,"level",f||null)}
let{rows:r,columns:i}=e,a="down"in o.dataset;return Rn(x(o,"tbody th"),a?i:r,n),Rn(x(o,"thead th"),i,n),e.opens&&(o.dataset.
how=JSON.stringify(e.expression)),o}function _i(e,t,n){n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Rn(e,t,n){
for(let[o,s]of e.entries()){let r=Ln(t[o]??"",n),i=[...r],a=i.length>Ri;s.textContent=a?`${i.slice(0,Ri-1).join("")}…`:
r,s.title=a?r:""}}function Lf(e,t){let n=L(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=L(n,"[dat\
a-inputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=E(s,`[data-input="${CSS.escape(
r)}"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?tt(Ko(l)):String(l));for(let[l,u]of x(a,"input, select").entries())u.
value=c[l]??"";i&&(Rn(x(a,"tbody th"),i.rows,t),Rn(x(a,"thead th"),i.columns,t))}return s}function Pi(e){throw Ht(e)?e:Ge(
0,"",Le)}function Ge(e,t,n){return new z(e,[{where:t,message:n,suggestions:[]}])}var Ri,gf,wf,bf,Ci,Ke=v(()=>{"use stric\
t";g();At();J();ze();we();Xo();Zo();Ct();$n();Ri=20,gf="With your changes, only the server can compute this step.",wf="O\
nly the server can compute with more or fewer words.",bf="(with your changes, only on the server)"});function _n(e,t){let n=L(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(Hi,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of kf(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],w=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([p=0,b=0])=>`${(p-o.left).toFixed(1)} ${(b-o.top).toFixed(1)}`),m=document.createElementNS(Hi,"path");m.setAttribute(
"d",`M${w[0]}C${w.slice(1).join(" ")}`),r.append(m)}n.append(r)}function kf(e){return x(e,"figure.matrix").flatMap(t=>{let n=x(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var Hi,
Di=v(()=>{"use strict";g();J();Hi="http://www.w3.org/2000/svg"});function D(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function Nt(e,t,n){return e+
(t-e)*n}function xt(e,t,n){return{x:Nt(e.x,t.x,n),y:Nt(e.y,t.y,n),width:Nt(e.width,t.width,n),height:Nt(e.height,t.height,
n)}}function ct(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*Rf+n*Cf+([...e].
length-t-n)*Wi}function xe(e,t){let n=Math.max(0,...e.map(ct));return n?Math.min(t,n+12):0}function lt(e,t){if(ct(e)<=t)
return e;let n=Math.floor(t/Wi)-1;return n>1?`${[...e].slice(0,n).join("")}…`:""}function K(e,t,n,{opacity:o=1,isLit:s=!1,
isRaised:r=!1}={}){let a=t.height>=17&&t.width>=ct(n.text)+ji?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:a,opacity:o,
isLit:s,isRaised:r}}function G(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,
x:t,y:n,text:o,anchor:r,opacity:i,isQuiet:a}}function Pt(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,
opacity:n,isQuiet:o}}function Dt(e){return{...e,text:"?",level:void 0}}function Tt(e,t,n){return Math.max(3,Math.min(n,e/
Math.max(1,t)))}function yt(e){return Math.max(44,...e.map(({text:t})=>ct(t)+2*ji))}var Wi,Rf,Cf,ji,et,ye=v(()=>{"use st\
rict";g();[Wi,Rf,Cf]=[8.8,9.8,4.8],ji=6,et=30});function Ui({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=xe([
...n,r],Math.min(150,a/4)),d=yt(e),h=f+d+34,w=yt([...o.flat(),...s])+14,m=Tt(a-h-4,s.length,w),p=m-Math.min(5,m/5),b=Tt(
If,u,et+8),y=b-Math.min(6,b/4),$=8+u*b+14,X=Math.max(...t),B=D(c,0,.9),C={anchor:"end",isQuiet:!0},U=[],q=0;for(let[_,M]of t.
entries()){let I=8+_*b,F=I+y/2+6;if(b>17){let j=lt(n[_]??"",f-12);U.push(G(`label-${_}`,f-12,F,j,C))}U.push(K(`weight-${_}`,
{x:f,y:I,width:d,height:y},e[_]??{text:""})),b>17&&U.push(G(`times-${_}`,f+d+17,F,"·",{isQuiet:!0}));let A=Nt(1,Nt(_f,1,
M/X),B),H=Bi*_/Math.max(1,u-1),R=D(c,1+H,1.85-Bi+H);for(let[j,Z]of(o[_]??[]).entries()){let Y={x:h+j*m,y:I,width:p,height:y};
if(U.push(K(`value-${_}-${j}`,Y,Z,{opacity:A})),R===0||c>=es||M*Ee<.25)continue;let ot={...Y,y:$+q,height:M*Ee},rt=xt(Y,
ot,R),mt={...Z,text:""};U.push(K(`strip-${_}-${j}`,rt,mt,{opacity:Nt(A,1,R)}))}q+=M*Ee}let k=h+s.length*m;U.push(Pt("rul\
e",`M${f} ${$-8}H${k}`,{opacity:D(c,.9,1.1),isQuiet:!0}));let V=D(c,1.8,2);U.push(G("result",h-12,$+Ee/2+6,lt(r,h-12),{anchor:"\
end",opacity:D(c,1,1.3)}));for(let[_,M]of s.entries()){let I={x:h+_*m,y:$,width:p,height:Ee},F=_===l?Dt(M):M;V>0&&U.push(
K(`result-${_}`,I,F,{opacity:V}))}return{width:k,height:$+Ee+8,marks:U}}function qi({weights:e,labels:t,shares:n},{moment:o}){
let s=n.indexOf(Math.max(...n)),r=t[s]?`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="The"?" is":
","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows as thick as \
their weights fill exactly one row: the average."}var es,Ee,If,Bi,_f,Vi=v(()=>{"use strict";g();ye();es=2,Ee=44,If=380,Bi=
.4,_f=.1});function Ji({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=yt(n.map(({tile:M})=>M))+4,[a,c]=[e,t].map(
M=>ns(M,i,o)),l=Zt(a)+zi+Zt(c)<=o,u=Math.max(Yi(e),Yi(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*Pn)/u)),h=l?Math.max(Ye(e),Ye(t)):Ye(e)+Ye(t),w=Math.max(6,Math.min(et+4,Pf/h)),[m,p]=[d-Math.min(4,d/5),w-Math.min(4,
w/4)],b=h*w+Se+6,y=l?b:b+Se+24,$={sources:ns(e,d,o),targets:ns(t,d,o)},X=Zt($.sources)+zi,B=l?X+Zt($.targets):Math.max(Zt(
$.sources),Zt($.targets)),C=M=>l?0:(B-Zt(M))/2,U={sources:{top:Se,edges:Ki($.sources,C($.sources))},targets:{top:l?Se:Se+
Ye(e)*w+24+Se,edges:Ki($.targets,l?X:C($.targets))}},q=(M,I)=>{let{columns:F=0}={sources:e,targets:t}[M][I]??{},A=($[M][I]??
0)-F*d;return(U[M].edges[I]??0)+A/2},k=(M,{table:I,row:F,column:A})=>({x:q(M,I)+A*d,y:U[M].top+F*w,width:m,height:p}),V=[],
_=[];for(let[M,I]of[["sources",e],["targets",t]])for(let[F,{title:A,columns:H}]of I.entries()){let R=M==="targets"&&t.length>
1?F:0,j=M==="targets"?D(s,R,R+.4):1,Z=q(M,F)+H*d/2,Y=lt(A,$[M][F]??0);V.push(G(`${M}-${F}`,Z,U[M].top-9,Y,{opacity:j,isQuiet:!0}))}
for(let[M,{tile:I,from:F,to:A,moment:H}]of n.entries()){let[R,j]=[k("sources",F),k("targets",A)],Z=Math.max(1,(t[A.table]?.
columns??1)-1),Y=Gi*A.column/Z,ot=D(s,H+Y,H+1-Gi+Y);if(V.push(K(`left-${M}`,R,I,{opacity:ot>0?.25:1})),ot===0)continue;let rt=M===
r?{...I,text:"?",level:void 0}:I;_.push(K(`moved-${M}`,xt(R,j,ot),rt,{isRaised:ot<1}))}return{width:B,height:y,marks:[...V,
..._]}}function ns(e,t,n){let o=(n-(e.length-1)*Pn)/e.length;return e.map(({title:s,columns:r})=>Math.max(r*t,Math.min(ct(
s),o)))}function Zt(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Pn)}function Ki(e,t){let n=t;return e.map(o=>{let s=n;
return n+=o+Pn,s})}function Yi(e){return e.reduce((t,{columns:n})=>t+n,0)}function Ye(e){return Math.max(...e.map(({rows:t})=>t))}
function Xi({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No number changes.`}let s=e.length>
1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var Pf,Pn,zi,Se,Gi,Qi=v(()=>{"use str\
ict";g();ye();Pf=400,Pn=36,zi=84,Se=28,Gi=.4});function Zi(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],h=u?[s.label]:[s.label,...r.map(({label:O})=>O)],w=xe(h,Math.min(150,t/4)),m=[...s.tiles,...r.flatMap(
({tiles:O})=>O),...i.flat()],p=yt(c),b=l?Math.min(150,ct(l)+14):0,y=yt(m)+8,$=f+2,[X,B]=u?[$,d]:[d,$],C=t-w-b-(u?0:p+44)-
4,U=Math.max(p+8,...[s,...r].map(({label:O})=>ct(O))),q=Tt(C,X,Math.max(y,u?Math.min(U,120):0)),k=Tt(Ff,B,et+6),V=q-Math.
min(5,q/5),_=k-Math.min(5,k/4),M=u?48:8,I=M+d*k+22,F=w+d*q+40,A=(O,Q)=>u?{x:w+O*q,y:M+Q*k,width:V,height:_}:{x:w+Q*q,y:M+
O*k,width:V,height:_},H=O=>u?{x:w+O*q,y:I,width:V,height:et}:{x:F,y:M+O*k,width:p,height:_},R=Math.min(f-1,Math.floor(n)),
j=Math.min(1,n-R),Z=Math.max(0,R-1+D(j,0,R?Fn:.01)),Y=O=>Math.min(1,Math.max(0,O)),ot=O=>O+1-Y(Z-O)+Y(O-Z),rt=[],mt=[];for(let[
O,{label:Q,tiles:wt}]of r.entries()){let St=ot(O),ft=O===R&&j>Fn&&j<1;for(let[Ks,Sl]of wt.entries()){let Al=O>R&&n<f?.6:
1;rt.push(K(`line-${O}-${Ks}`,A(St,Ks),Sl,{opacity:Al}))}rt.push(cn(`name-${O}`,Q,St,ft));let Vt=O<R||j===1;if(O>R)continue;
let it=O<R?1:D(j,os,.95);if(!it)continue;let zt=H(St),fe=c[O]??{text:""},ao=Math.min(d,Math.floor(it*d+1e-9)),yl={text:a[O]?.[ao-
1]??""},El=O===o?Dt(fe):Vt?fe:yl;rt.push(K(`result-${O}`,zt,El,{opacity:Math.min(1,4*it)})),rt.push(io(O,St,Vt,Math.min(
1,4*it)))}let gt=n>=f||j===0&&R>0?Math.ceil(n)-1:R,ae=j===0||n>=f?1:D(j,Fn,os),ce=n<f&&j>0&&j<Fn;if(n>0&&!ce){let O=Z+2;
for(let[Q,wt]of(i[gt]??[]).entries()){let St=A(O,Q),ft=.25*Q/Math.max(1,d-1),it=gt===R&&j>0&&j<1?D(j,os+ft*.6,.8+ft*.6):
1,zt=gt===o;if(mt.push(K(`product-${Q}`,St,wt,{opacity:ae*(1-.55*it),isLit:!0})),it===0||it===1)continue;let fe=xt(St,Hf(
H(ot(gt))),it),ao=zt&&it>.6?{...wt,text:""}:wt;mt.push(K(`flight-${Q}`,fe,ao,{opacity:1-D(it,.8,1),isLit:!0}))}}for(let[
O,Q]of s.tiles.entries())mt.unshift(K(`sliding-${O}`,A(Z,O),Q,{isRaised:!0}));if(mt.push(cn("name-sliding",s.label,Z,!0)),
l){let O=u?w+$*q+8:F+p+10,Q=u?I+21:M+k+_/2+6,wt=lt(l,b);rt.push(G("after",O,Q,wt,{anchor:"start",isQuiet:!0}))}let le=u?
I+et+8:M+$*k+6;return{width:(u?w+$*q:F+p)+b,height:le,marks:[...rt,...mt]};function cn(O,Q,wt,St){let ft=!St;if(u){let zt=lt(
Q,q),fe=O==="name-sliding"?16:38;return G(O,w+wt*q+V/2,fe,zt,{isQuiet:ft})}let Vt=M+wt*k+_/2+6,it=k>17?lt(Q,w-12):"";return G(
O,w-12,Vt,it,{anchor:"end",isQuiet:ft})}function io(O,Q,wt,St){let ft=H(Q),[Vt,it]=u?[ft.x+ft.width/2,ft.y-6]:[ft.x-20,ft.
y+ft.height/2+6],zt=wt?u?"":"=":"+ …";return G(`equals-${O}`,Vt,it,zt,{opacity:St,isQuiet:!0})}}function Hf({x:e,y:t,width:n,
height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/2}}function ta(e,{moment:t,isAsked:n}){let{sliding:o,lines:s,sums:r,
results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.label].map(m=>m?`“${m}”`:""),f=l&&u?`${l} over ${c?"column ":""}${u}\
: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",w=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}umbers that meet are mult\
iplied, and the products add up to ${w}.`}var Ff,Fn,os,ea=v(()=>{"use strict";g();ye();Ff=380,[Fn,os]=[.35,.55]});function sa({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:C})=>C),a=Math.max(yt(i),...e.map(
({label:C})=>ct(C)))+16,c=Tt(o,e.length,a),l=Tt(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,w]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],m=28,p=m+et+oa+na,b=t.map((C,U)=>e.reduce((q,k)=>q+(k.
place===U?k.share:0),0)),y=na/Math.max(...b,1e-9),$=[Pt("base",`M${d} ${p+1}H${d+t.length*l}`)],X=t.map(()=>0),B=t.map(()=>{});
for(let[C,{label:U,tile:q,share:k,place:V}]of e.entries()){let _=f+C*c+(c-h)/2,M={x:_,y:m,width:h,height:et},I=d+V*l+(l-
w)/2,F=X[V]??0,A=Math.max(0,k*y),H={x:I,y:p-F-A,width:w,height:A};X[V]=F+A;let R=s-C,j=V===r;$.push(G(`label-${C}`,_+h/2,
18,lt(U,c),{isQuiet:!0}),K(`source-${C}`,M,q,{opacity:R>=1?.35:1}));let[Z,Y]=[_+h/2,I+w/2],ot=m+et+oa/2,rt=`M${Z} ${m+et}\
C${Z} ${ot} ${Y} ${ot} ${Y} ${H.y}`,mt=D(R,0,ss)*(1-D(R,Hn,1));mt&&$.push(Pt(`way-${C}`,rt,{opacity:mt,isQuiet:!0}));let gt=Math.
min(1,Math.max(0,(R-ss)/(Hn-ss)))**2;if(gt>0){let ae=xt(M,H,gt),ce=D(gt,0,.7),le=j&&gt>.5?{...q,text:""}:q,ue=xt(M,H,ce).
x;$.push(K(`dropped-${C}`,{...ae,x:ue},le)),R>=Hn&&(B[V]=n[C])}}for(let[C,{label:U,tile:q}]of t.entries()){let k=d+C*l+l/
2,V=e.filter((A,H)=>A.place===C&&s>=H+Hn),_=p-V.reduce((A,{share:H})=>A+H*y,0),I=e.every((A,H)=>A.place!==C||s>=H+1)&&(B[C]!==
void 0||s>=e.length),F=C===r&&B[C]?Dt(q).text:I?q.text:B[C];F&&$.push(G(`sum-${C}`,k,_-9,F)),$.push(G(`place-${C}`,k,p+24,
lt(U,l-6),{isQuiet:!F}))}return{width:u,height:p+36,marks:$}}function ra({sources:e,places:t,sums:n},{moment:o,isAsked:s,
isEnd:r}){let i=e[o];if(!i)return"";if(r){let u=t.map((h,w)=>e.filter(m=>m.place===w)).reduce((h,w)=>w.length>h.length?w:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var na,oa,ss,Hn,ia=v(()=>{"use strict";g();ye();na=170,oa=76,[ss,Hn]=[
.15,.8]});function la({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=c>620?xe(d,200):0,w=Math.max(yt([...e,...t]),...r.map(ct))+10,m=c<480?aa/2:aa,p=Tt(c-h-m-
60,f,Math.min(w,128)),b=p-Math.min(8,p/4),y=28+te,[$,X]=[y+8,y+8+et+8],B=r.some(A=>ct(A)>p),C=X+et+22,U=h+f*p+18,q=Math.
max(...n),k=[],V=A=>Dn*A/Math.max(1,f-1);if(h){let A={anchor:"end",isQuiet:!0},H=R=>lt(R,h-12);k.push(G("name-powers",h-
12,y-8,H(i.powers),{...A,opacity:D(l,0,.5)}),G("name-scores",h-12,$+21,H(i.scores),A),G("name-weights",h-12,X+21,H(i.weights),
{...A,opacity:D(l,2,2.5)}))}let _=h+f*p;k.push(Pt("base",`M${h} ${y+1}H${_}`,{isQuiet:!0}));let M=D(l,1,1.4),I=U+m+6;k.push(
Pt("zero",`M${U-8} ${y+1}H${I}`,{opacity:M,isQuiet:!0}),Pt("one",`M${U-8} ${y-te}H${I}`,{opacity:M}),G("one-text",I+8,y-
te+6,"1",{anchor:"start",opacity:M}),G("zero-text",I+8,y+6,"0",{anchor:"start",opacity:M,isQuiet:!0}),G("sum",U+m/2,y-te-
10,`Σ ${s}`,{opacity:D(l,1,1.5)*(1-D(l,2,2.3))}));let F=0;for(let[A,H]of n.entries()){let R=h+A*p+(p-b)/2,j=D(l,V(A),1-
Dn+V(A)),Z=te*H*j/q,Y={...t[A]??{text:""},text:""},ot={x:R,y:y-Z,width:b,height:Z},rt=A===u,mt=Nt(1,.35,D(l,1,1.6)),gt=rt?
{...Y,level:void 0}:Y;k.push(K(`bar-${A}`,ot,gt,{opacity:mt}));let ae=o[A]??"";ct(ae)<p+8&&k.push(G(`power-${A}`,R+b/2,ot.
y-8,ae,{opacity:j})),k.push(K(`score-${A}`,{x:R,y:$,width:b,height:et},e[A]??Y)),F+=H*te;let ce={x:U,y:y-F,width:m,height:H*
te},le=D(l,1+V(A),2-Dn+V(A));le>0&&k.push(K(`part-${A}`,xt({...ot,height:Z},ce,le),gt));let ue=D(l,2+V(A),3-Dn+V(A)),cn={
x:R,y:X,width:b,height:et};if(ue>0){let Q=rt?Dt(Y):ue<1?Y:t[A]??Y;k.push(K(`weight-${A}`,xt(ce,cn,ue),Q))}let io=B&&A%2?
22:0,O=lt(r[A]??"",B?2*p-8:p);k.push(G(`label-${A}`,R+b/2,C+io,O,{isQuiet:!0}))}return{width:I+20,height:C+(B?22:0)+10,marks:k}}
function ua({sum:e},{moment:t}){return["Each score becomes a power of e: all of them are positive, and large ones stand \
out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Each power is divided by ${e}, so th\
at the weights sum to 1.`][t]??""}var ca,te,aa,Dn,fa=v(()=>{"use strict";g();ye();ca=3,te=150,aa=60,Dn=.35});function ga(e){let t=new rs(e),n=x(e,`.step-results ${Fe}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:pt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=Wn(i.expression).join(),l=x(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&Wn(f.expression).join()===c);for(let f of u)r.add(f);s.push(Gf(t,u))}else if(a==="scatt\
er")s.push(zf(t,i));else if(a==="plain")s.push(qf(i));else for(let c of i.grid.keys())s.push(Vf(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function Wn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function qf({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:pa.plain,scene:null,words:()=>"",forget:()=>{}}}
function Je(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:pa[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function Vf(e,t,n,o){let s=t.grid[n]??[],r=It(t.figure).rows[n]??"",i=[vt(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,h)=>h+1),f=()=>e.products(t,n);return Je({...a,
shown:u},f,Zi,ta)}let c=o==="softmax"?ca:es,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?Je({
...a,shown:l},()=>e.softmax(t,n),la,ua):Je({...a,shown:l},()=>e.average(t,n),Ui,qi)}function zf(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:vt(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return Je(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>sa(u,{...d,asked:a[f]??-1}),ra)}function Gf(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=Wn(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>vt(l)).join(", "),label:"",cells:n,shown:i};return Je(c,()=>e.moves(t),Ji,Xi)}function Ae(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:vo(e),level:e.dataset.level,tone:n,shade:o}}function ee(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return tt(Number.isInteger(e)?$t(e):$t(e,n))}function da(e){let t=e?pt(e):[];return{title:e?vt(e):"",rows:t.
length,columns:t[0]?.length??0}}function is(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function Kf(e){let t=e.flat();return t.length>0&&t.length<=ma&&new Set(t).size===t.length}function ha(e){
let t=e&&Rt(e);return t?.op!=="sum"||t.parts.length>Df||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&
o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function as(e){return(Rt(e)?.parts??[]).map(n=>n.parts)}function Yf(e){
let t=as(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<Bf&&t.every(o=>o>=0)}function Jf(e,t){
let[n,o]=[is(e),t&&is(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var pa,Df,Wf,ma,jf,Bf,Uf,rs,
wa=v(()=>{"use strict";g();Ao();J();we();me();Ct();Vi();Qi();ea();ia();fa();pa={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},Df=96,Wf=24,ma=48,jf=400,Bf=1e-6,Uf=new Set(["table","view","join"]);rs=class{constructor(t){this.
tableNamed=wn(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length)return"plain";if(o.op==="colle\
ct")return Kf(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>Uf.has(h)))return n.length>1&&r>
1&&s.length<=jf?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=ma?"softmax":"plain";if(!i.has("matmul")||r>Wf||!ha(c))return"\
plain";let l=this.#t(n[0]?.map((h,w)=>a(w))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((h,w)=>a(w*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(Yf)?"average":"products"}softmax({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(
n)(s*r.length),{powers:a,isShifted:c}=gn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>Ae(d,t)),shares:this.#o(i,r.length),powers:a.map(ee),sum:ee(a.reduce(
(d,h)=>d+h,0)),labels:It(t).columns,names:{scores:f?vt(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${ee(l)}`}`,weights:vt(t)}}}average({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>as(
i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=It(t).rows[s]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>Ae(u,t)),label:l||vt(t)}}products({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((p,b)=>i(
s*r.length+b)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(p=>p.map(({value:b},y)=>b*(l[y]?.value??Number.NaN))),h=Qt(d.flat(),""),{rows:w,columns:m}=It(t);return{sliding:{
label:w[s]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((p,b)=>({label:m[b]??this.#i(p[0],f),tiles:this.#r(
p)})),products:d.map((p,b)=>p.map((y,$)=>{let{text:X="",level:B}=h[b*p.length+$]??{};return{text:tt(X),level:B?String(B):
void 0}})),sums:d.map(p=>{let b=0;return p.map(y=>(b+=y,ee(b)))}),results:r.map(p=>Ae(p,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){let i=this.#e(n),{columns:a}=It(t),c=n.at(-1)?.groups??[],l=o.
flat(),u=c.map(()=>0),f=c.map((w,m)=>i(m).parts),d=s.map(w=>{let m=r.get(w)??0,p=f[m]?.[c[m]?.indexOf(w)??-1],b=p?.value??
Number.NaN,y=p?this.#r([p])[0]:void 0;return{label:this.#i(p,!0),tile:y??{text:ee(b)},share:b,place:m}}),h=new Map(d.map(
({place:w},m)=>[w,m]));return{sources:d,places:l.map((w,m)=>({label:a[m]??"",tile:Ae(w,t)})),sums:d.map(({share:w,place:m},p)=>(u[m]=
(u[m]??0)+w,h.get(m)===p?l[m]?.textContent??"":tt($t(u[m]))))}}moves(t){let n=Wn(t[0]?.expression??[]),o=n.map(r=>da(this.
tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:h="",index:w=0}=l(f),m=n.indexOf(h),p=o[m]?.columns??1;s.push({tile:Ae(d,
i),from:{table:m,row:Math.floor(w/p),column:w%p},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:m})}}return{
sources:o,targets:t.map(({figure:r})=>da(r)),flights:s}}#e(t){let n=(o,s)=>bn(this.tableNamed(o),s);return o=>Ie(t,o,n)}#t(t){
let n=t.map(as),[o,s]=[0,1].map(d=>n.map(h=>h.map(w=>w[d]))),r=d=>d?.every(h=>h.every((w,m)=>Jf(w,d[0]?.[m]))),i=!r(o),[
a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!ha(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=Rt(t);if(t===n)return"";let[o,
s]=t.parts,r=o&&Rt(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;let a={add:`+ ${this.#a(s)||ee(s.value)}`,divide:`\
÷ ${ee(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){let{powers:o}=gn(t),s=o.reduce((r,i)=>r+
i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=Qt(t.map(({value:o})=>o),"");return t.map((o,s)=>{let{figure:r,cell:i}=this.#s(
o)??{};if(r&&i&&!o.op)return Ae(i,r);let{text:a="",level:c}=n[s]??{};return{text:tt(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?is(t):{},s=n===void 0?null:this.tableNamed(n);if(!s)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{figure:r,cell:i[o],row:u,column:f,rows:c,
columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??""}#a(t){let n=this.#s(t);return n?vt(
n.figure):""}}});function td(e){let t=i=>document.createElementNS(ba,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function ed(e,t){let{element:n}=e;if(nt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){nd(e,t);return}nt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?nt(n,"d",t.path):(nt(n,"x",t.x.toFixed(2)),nt(n,"y",t.y.toFixed(2)),nt(n,"text-anchor",t.anchor),xa(n,t.text))}function nd({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(nt(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),nt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),nt(e,"data-tone",c.tone),nt(e,"data-shade",c.
shade),nt(t,"data-level",c.level),nt(n,"width",i.toFixed(2)),nt(n,"height",Math.max(0,a).toFixed(2)),nt(n,"rx",String(Math.
min(Zf,i/4,a/4))),nt(o,"x",(i/2).toFixed(2)),nt(o,"y",(a/2+5.7).toFixed(2)),xa(o,c.text))}function nt(e,t,n){e.getAttribute(
t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}function xa(e,t){e.textContent!==t&&(e.textContent=t)}
var ba,Xf,Qf,Zf,jn,ya=v(()=>{"use strict";g();J();ba="http://www.w3.org/2000/svg",Xf=760,Qf=720,Zf=5,jn=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(ba,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:E(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#w("width",Xf)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=L(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#f(){return this.isScaled?Qf:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#f();if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,
asked:s});if(!r)return;t!==this.#r&&(this.#o=this.#w("height",t)),this.#r=t;let i=Math.max(this.#o,Math.ceil(r.height)),
a=Math.min(0,(r.width-t)/2);nt(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||nt(this.svg,"height",String(
i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.length-1,u=c===l&&o>l;this.#g(n.title,n.words({moment:c,
isAsked:s>=0&&c===l,isEnd:u}))}#g(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");
o.textContent=`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#w(t,n){let s=[...new Map(this.beats.map(r=>[`${r.kind} ${r.
cells.length}`,r])).values()].map(({scene:r})=>r?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...s))}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,r]of this.#t)n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.
get(s.key);r?.kind!==s.kind&&(r?.element.remove(),r=td(s.kind),this.#t.set(s.key,r)),ed(r,s)}let o=[...n].join();o!==this.#n&&
(this.#n=o,this.svg.append(...t.map(({key:s})=>this.#t.get(s).element)))}}});function Bn(e,t){let n=document.createElement("div");n.className="predict",n.setAttribute("role","group"),n.setAttribute(
"aria-label","Predict, then see");let o=document.createElement("p"),s=document.createElement("b");s.textContent="Predict\
, then see. ",o.append(s,e);let r=document.createElement("div");return r.className="choices",r.append(...t.map(i=>{let a=cs(
i);return a.dataset.choice=i,a})),n.append(o,r),n}function Un(e,t,n,o){for(let r of x(e,"[data-choice]",HTMLButtonElement)){
let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=String(i===n))}let s=document.createElement("p");s.
setAttribute("role","status"),s.textContent=o,e.append(s)}function cs(e){let t=document.createElement("button");return t.
type="button",t.textContent=e,t}var ls=v(()=>{"use strict";g();J()});function Sa(e){e.addEventListener("click",t=>{let n=P(t),o=qn(n);if(!o)return;n.closest("[data-play]")&&pd(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&wd(o,Number(s.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&Sd(o,r),n.closest("[data-speed]")&&gd(e)}),e.addEventListener("input",t=>{let n=P(t),o=qn(n);if(!o||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;jt(o);let s=Number(n.value);zn(o,Xe.matches?Math.round(s):s)}),e.addEventListener(
"keydown",t=>{let n=P(t),o=qn(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-s\
crub]")||(t.preventDefault(),jt(o),Ta(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=P(n).
closest(Ea),s=o&&qn(o);s&&o instanceof HTMLTableCellElement&&hd(s,o)})}function Aa(e){for(let t of x(e,"[data-step]")){let n=L(
t,".play");!n||Wt.has(t)||(n.hidden=x(t,Ea).length<cd,n.hidden||ld.observe(t))}}function ds(e){for(let t of e)ne(t)}function hs(e){
for(let t of x(e,"[data-step]"))jt(t)}function Ma(e){Wt.get(e)?.stage?.redraw()}function ne(e){let t=L(e,".play");if(!t||
t.hidden||Wt.has(e))return Wt.get(e);let n=ga(e),o=n.flatMap(f=>f.cells),s=ud(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:fd(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new jn(e,n):null};Wt.set(e,l);let u=E(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,dd(l),l}function ud(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?rd:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,od/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,sd/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function fd(e,t){
let n=t.flatMap(a=>a.kind==="moves"?[]:a.cells),o=n.map(({textContent:a})=>a??"");if(n.length<fs||new Set(o).size<fs)return null;
let s=x(e,".step-text, .formula, .reasons, td:not(.step-results td)").map(({textContent:a})=>a).join(" "),r=a=>o.filter(
c=>c===a).length,i=a=>+(r(a)>1)+Number(s.includes(a));return n.slice(Math.floor(n.length/2)).map(a=>({cell:a,told:i(a.textContent??
""),size:Math.abs(Xt(a))})).sort((a,c)=>a.told-c.told||c.size-a.size)[0]?.cell??null}function dd({stage:e}){let[t]=e?.beats??
[];t&&e?.show(t,t.shown.length)}function hd(e,t){let n=Wt.get(e);if(!n?.stage||n.frame||n.at<n.moments.length)return;let o=n.
stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.indexOf(t),r=o.kind==="products"?s+1:o.shown.length;
n.stage.show(o,r)}function pd(e){let t=ne(e);if(t){if(t.frame){jt(e);return}t.at>=t.moments.length&&zn(e,0),va(e,t.moments.
length)}}function va(e,t){let n=ne(e);if(!n)return;jt(e),n.goal=t,n.time=performance.now(),n.hold=Xe.matches?.01:0,Oa(e,
!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/
1e3*Vn;n.time=s,md(e,n,r)};n.frame=requestAnimationFrame(o)}function md(e,t,n){let o=Math.floor(t.at),s=t.moments[o];if(t.
at>=t.goal||!s){jt(e);return}if(o===t.at&&o===t.asks&&$a(e,t)){yd(e,t);return}if(t.hold>0){t.hold-=n;return}let r=Math.min(
o+1,t.at+(Xe.matches?1:n/s.seconds)),i=r===o+1;i&&Xe.matches?t.hold=s.seconds:i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&
(t.hold=id),ps(e,t,r)}function jt(e){let t=Wt.get(e);t?.frame&&(cancelAnimationFrame(t.frame),t.frame=0,Oa(e,!1),!(t.at<
t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute("data-playing")},ad))}function Oa(e,t){
E(e,"[data-play]").textContent=t?"Pause":"Play"}function gd(e){Vn=us[(us.indexOf(Vn)+1)%us.length]??1;for(let t of x(e,"\
[data-speed]"))t.textContent=`${Vn}×`}function wd(e,t){let n=ne(e);n&&(jt(e),Math.abs(t)>1?zn(e,t<0?0:n.moments.length):
t<0||Xe.matches?Ta(e,t):va(e,Math.floor(n.at)+1))}function Ta(e,t){let n=ne(e)?.at??0;zn(e,t<0?Math.ceil(n)-1:Math.floor(
n)+1)}function zn(e,t){let n=ne(e);n&&(L(e,".playing .predict")?.remove(),ps(e,n,Math.max(0,Math.min(n.moments.length,t))))}
function $a(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-mode="all"]')}function ps(e,t,n){let{moments:o,
cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===n,f=(u?l?.end:o[c-1]?.end)??0,d=!!$a(e,t)&&
n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute("data-guessing",d),E(e,"[data-scrub]",HTMLInputElement).
value=String(n);let h=bd(o,n);if(h){let p=d&&i?h.beat.cells.indexOf(i):-1;r?.show(h.beat,h.at,p)}let w=`${c} ${u}`;if(w===
t.painted&&n>0)return;t.painted=w;for(let[p,b]of s.entries())b.toggleAttribute("data-ahead",p>=f),b.removeAttribute("dat\
a-asked");Na(e,l,f,s.length);let m=l&&xd(t,l);if(!m){An(e),_n(e,null);return}Ue(m,{withoutResult:!u||m.hasAttribute("dat\
a-ahead")}),!r&&(t.frame&&m.scrollIntoView({block:"nearest"}),_n(e,m))}function bd(e,t){let n=Math.max(0,Math.ceil(t)-1),
o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.place+t-n};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{
beat:s.beat,at:s.place+1};let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0}:null}function xd({cells:e},{beat:t,
place:n,end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.
slice(r,a?i:s+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(Xt(f)));return l[u.indexOf(
Math.max(...u))]??e[o-1]}function Na(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${Math.max(1,n)}\
 of ${o}`:"";E(e,".play output").textContent=r,E(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function yd(e,t){jt(
e);let n=t.asked;if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("d\
ata-asked",!0),Na(e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),Ue(n,{withoutResult:!0}),t.stage||_n(e,n);let s=Bn(
"Which number comes where the question mark is?",Ed(n,t.cells));E(e,".play").after(s)}function Ed(e,t){let n=e.closest("\
figure"),o=t.filter(r=>r.closest("figure")===n).reverse(),s=new Map;for(let r of[e,...o,...t])s.size<fs&&s.set(r.textContent??
"",Xt(r));return[...s].sort(([,r],[,i])=>r-i).map(([r])=>r)}function Sd(e,t){let n=Wt.get(e),o=n?.asked;if(!n||!o)return;
let s=o.textContent??"",r=t.dataset.choice===s;e.dataset.predicted=String(r),ps(e,n,n.asks+1),Ue(o);let i=r?"Right.":`It\
 is ${s}; the line above shows why.`,a=E(e,".playing .predict");Un(a,t.dataset.choice??"",s,`${i} Play goes on.`),E(e,"[\
data-play]").focus({preventScroll:!0})}function qn(e){let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}
var Ea,od,sd,rd,id,ad,us,cd,fs,Wt,Xe,Vn,ld,ms=v(()=>{"use strict";g();Co();J();me();Di();wa();ya();ls();Ea=`.step-result\
s ${Jt}`,od=20,sd=60,rd=.6,id=.5,ad=2500,us=[1,2,.5],cd=2,fs=4,Wt=new WeakMap,Xe=matchMedia("(prefers-reduced-motion: re\
duce)"),Vn=1;ld=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&ne(t)},
{rootMargin:"600px"})});var gs={};lo(gs,{previewEdits:()=>Ad});function Ad(e,t,n){let o=Cn(),{steps:s,known:r}=o.solve(kn(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=x(e,":scope > [data-step]:not([hidden])").filter(ka),
c=a.flatMap(l=>x(l,"figure[data-table]").filter(ka));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&vd(l,f,Md(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),Ma(l)}function ka(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-La&&t<innerHeight+La}function Md({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function vd(e,t,n){let o=x(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of Qt(t,
n).entries()){let c=o[s];if(!c)continue;let l=tt(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
Ra(c,"data-value",i===l&&!u?null:i),Ra(c,"data-level",a?String(a):null)}}function Ra(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var La,ws=v(()=>{"use strict";g();J();Ke();we();ms();Zo();Ct();La=100});function Fa(e,t,n){let o=$d(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(s=>Nd(s,n)).find(
s=>s)??kd(o,n)}function $d(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.
tables).flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&_a(a.variant)===_a(s))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(w=>w.map(
m=>Ln(m,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:o,after:s})=>[...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>
Td).reverse()}function _a({rows:e,columns:t}){return JSON.stringify([e,t])}function Nd({title:e,shade:t,rows:n,columns:o,
before:s,after:r},i){let a=o.length;if(t!=="weights"||new Set(o).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[s,r].map(y=>Ld(y.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...o.keys()].
filter(y=>y!==u&&y!==f),h=[u,f,...d].slice(0,Od).sort((y,$)=>y-$),[w,m]=[o[u]??"",o[f]??""],p=l?`“${e}”, row ${l},`:
`“${e}”`,b=h.map(y=>`${o[y]} ${i(s[c*a+y]??0)}`);return{text:`Without this step, which number of ${p} is the largest\
? With it: ${b.join(", ")}.`,choices:h.map(y=>o[y]??""),right:m,outcome:`The largest is ${m}; with this step it is ${w}.`}}
return null}function Ld(e){let t=Math.max(...e);return e.filter(o=>t-o<Pa).length===1?e.indexOf(t):-1}function kd(e,t){let n=e.
find(Rd);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[s[Math.floor(l/d)],r[l%d]],w=[o,...h].filter(Boolean).join(", "),m=Ha(u,f)?f>u?Ca:Ia:
bs;return{text:`“${w}” is ${t(u)}. What becomes of it without this step?`,choices:[Ca,Ia,bs],right:m,outcome:`${m}: ${t(
f)}${m===bs?"":` instead of ${t(u)}`}.`}}function Rd({before:e,after:t}){return e.some((n,o)=>Ha(n,t[o]??Number.NaN))}function Ha(e,t){
return Math.abs(e-t)>Pa*Math.max(1,Math.abs(e))}var Ca,Ia,bs,Od,Pa,Td,Da=v(()=>{"use strict";g();Xo();[Ca,Ia,bs]=["It be\
comes larger","It becomes smaller","It stays the same"],Od=4,Pa=1e-9,Td=1e-6});var xs={};lo(xs,{askRemoval:()=>Cd});function Cd(e,t,n,o){let s=Fa(t,e.dataset.step??"",c=>tt($t(c)));if(!s)return null;
let{right:r,outcome:i}=s,a=Bn(s.text,s.choices);return a.addEventListener("click",c=>{let{choice:l}=P(c).dataset;if(l===
void 0)return;Un(a,l,r,`${l===r?"Right. ":""}${i}`);let u=cs("Put the step back");u.addEventListener("click",o),a.append(
u),u.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),E(e,".sheet-head").after(a),e.toggleAttribute("\
data-supposing",!0),E(a,"button").focus({preventScroll:!0}),a}var ys=v(()=>{"use strict";g();J();we();Ct();ls();Da()});function Xn(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=nc.min&&Number(t)<=nc.max:e==="scale"?!0:e==="\
controls"||e==="caption"?Dd[e].includes(t):CSS.supports("color",t)}var nc,Dd,oc=v(()=>{"use strict";g();nc={min:.5,max:4},
Dd={controls:["none","some","all"],caption:["none","title","all"]}});function rc(e){let t=sc.then(Wd).then(e);return sc=t.catch(()=>{}),t}function Wd(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var sc,ic=v(()=>{"use strict";g();sc=Promise.
resolve()});function cc(e){return{"HTML frame":lc(e),"Web component":jd(e),Markdown:fc(e),Quarto:Bd(e),LaTeX:Ud(e)}}function lc(e){let{
title:t,embed:n}=e;return`<iframe src="${oe(n)}" title="${oe(t)}" width="${$s.width}" height="${$s.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${uc(e)}</iframe>`}function jd(e){let{server:t,attributes:n}=e,o=Object.
entries({server:t,...n}).map(([s,r])=>r===""?s:`${s}="${oe(r)}"`);return`<script src="${oe(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${o.join(" ")}>${uc(e)}</pointer-view>`}function uc({title:e,caption:t,embed:n,picture:o}){let s=[e,t].filter(
Boolean).join(". ");return`<a href="${oe(n)}"><img src="${oe(o)}" alt="${oe(s)}" width="${$s.width}"></a>`}function fc({
title:e,embed:t,picture:n}){return`[![${qd(e)}](<${ac(n)}>)](<${ac(t)}>)`}function Bd(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",lc(e),"```",":::",'::: {.content-visible unless-format="html"}',fc(e),":::"].join(`
`)}function Ud({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${s}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Vd(o)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${Xd([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function oe(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function qd(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function ac(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Vd(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Xd(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(Jd,"")].flatMap(n=>[...Kd[n]??Qd(n)]).map(n=>zd[n]??Zd(n)).join("")}function Qd(e){
return Yd.test(e)?e.normalize("NFD").slice(0,1):e}function Zd(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Gd.test(e)?e:"?"}var $s,
zd,Gd,Kd,Yd,Jd,dc=v(()=>{"use strict";g();$s={width:960,height:540};zd={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Gd=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Kd={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Yd=/[ąęįųĄĘĮŲ]/,Jd=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function pc(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return th(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[hc("Title",n),hc("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function th(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function hc(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,eh(n)),o.buffer}function eh(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var mc=v(()=>{"use strict";g()});function wc({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:Qn("Link"),embed:Qn("Embed"),json:Qn("JSON"),offline:Qn("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=Qe("JSON",()=>gc(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=sh(()=>{let{
link:p,embed:b}=t(),y=b?n():null;return{...p&&{Address:p},...y&&cc(y)}}),f=()=>{let p=t();for(let b of Object.keys(a)){let y=p[b];
a[b].hidden=y===null,y!==null&&(a[b].href=y)}c.hidden=p.json!==null,u.hidden=p.link===null&&p.embed===null,l.hidden=Kt.answers};
for(let p of["pointerenter","focusin"])i.addEventListener(p,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...nh.map(p=>{let b=p===oh;return new Option(`${p}×`,String(p),b,b)}));let h=async p=>{
let{address:b,meta:y}=await o(p,Number(d.value)),$=y.origin??t().embed??location.href;bc(pc(b,p,{title:y.title,origin:$}),
`${e()}.${p}`)},w=()=>gc(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),m=document.createElement("span");return m.
append(Qe("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,m,Qe("SVG",()=>h("svg")),Qe("CSV",w),a.json,c,a.offline,u,l),
f(),i}function sh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>Qe(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await rh(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function rh(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function Qn(e){let t=document.createElement("a");return t.textContent=e,t}function Qe(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function gc(e,t,n){bc(new Blob(
[e],{type:n}),t)}function bc(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var nh,oh,xc=v(()=>{"use strict";g();At();dc();mc();nh=[1,2,4],oh=2});function kc({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<yc.width||i.height<yc.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?gh(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...Ac(l,c)}};let u=bh(wh(e,l),c),f={...u,...Ac(u,c),...yh(e,u,c),...Ah(u,c)};
return{data:Nh(e,u,c.height),layout:f}}function gh(e,t){return Rc(e,t)}function Rc(e,t){if(!Sc(e)||!Sc(t))return t;let n={
...e};for(let[o,s]of Object.entries(t))n[o]=Rc(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}
function Sc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Cc(e,t){return Object.entries(e).filter(([
o])=>t.test(o))}function Ic(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function _c(e){return Cc(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function Pc(e,t){return e[t]}function wh(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,s=Array.isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==
-90||n.tickvals||!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function bh(e,{width:t,isTiny:n,
scale:o}){let{xaxis:s,yaxis:r,meta:i}=e,a=s?.ticktext;if(!s||s.tickangle!==-90||!a||a.length<=se)return e;let c={...s,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((m,p)=>Zn(
m,p,1/0)),w=a.map((m,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:w},yaxis:{...r,ticktext:h}}}let[u,f]=s.domain??[0,
1],d=(f-u)*(t-(n?Oc:vc))/a.length;for(let h of[1,Mc]){let w=a.map((p,b)=>xh(Zn(p,b,1/0),d/h));if(w.includes(""))continue;
let m={...s.tickfont,size:h*o*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:w,...h<1&&{tickfont:m}}}}return e}
function xh(e,t){let n=Math.floor(t/Bt)-1,o=[];for(let s of e.split(" ")){let r=o.at(-1);if(s.length>n)return"";r!==void 0&&
r.length+1+s.length<=n?o[o.length-1]=`${r} ${s}`:o.push(s)}return o.length<=ah?o.join("<br>"):""}function yh(e,t,{width:n,
height:o,isTiny:s,scale:r}){let i=Eh(e,t),a=Math.max(...i.map(b=>b.length*Bt+dh)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ut>o/(s?4:3),u=i.length>0&&!l,f=Sh(t,o,r),h=((f.annotations?.find(({font:b})=>b?.size)?.font?.size??
0)/r||ut)*Nc+2,w=Math.min(t.margin?.t??8,u?c*ut+4:t.annotations?.length?h:8),m=Lc.some(b=>Pc(t,b)?.colorbar?.orientation===
"h"),p=!t.margin||m&&!s;return{...l&&{showlegend:!1},...!p&&{margin:{...t.margin,t:Math.ceil(w*r)}},...f}}function Eh(e,t){
if(t.showlegend===!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.
values()]:[]}function Sh(e,t,n){let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=o.
filter(r);if(!i.length)return{};let a=_c(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=s.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ut)/Nc);if(u>=l)return{};let f=Math.max(mh,u*
n);return{annotations:o.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function Ah(e,{height:t,isTiny:n}){let o=Math.floor(
t/3/Bt),s=t-Fc(e,1/0,o)-Tc,r={};for(let i of Lc){let a=Pc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=Mh(e,i,a,s))}return r}
function Mh(e,t,n,o){let s=n.colorbar??{};if(o>=ih||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],
i=s.tickvals??r?.colorbar?.tickvals,a=(s.len??1)*o;if(!i){let f=Math.max(se,Math.floor(a/ut/1.5));return{...n,colorbar:{
...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ut)&&u.push(f)}return{...n,colorbar:{...s,tickvals:u}}}function Ac(e,t){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=s?Math.floor(o/3/Bt):1/0,l=Fc(e,a,c),u=s?l?Tc:$c:0,f=Math.max(o-l-(r?2*ut:u),ut),d=r?n-Oc:Math.max(n-vc,60);
return Object.fromEntries(Cc(e,/^[xy]axis/).map(([h,w])=>{let m=h.startsWith("x"),p=s&&m?Th(w,e,f):w,[b,y]=p.domain??[0,
1],$=(y-b)*(m?d:f),X=e.template.layout.font.size*t.scale,B=vh(p,m,$,X,t),C=e.meta.priority?.[h];return[h,Oh(B,{isX:m,length:$,
fontSize:X,upright:c,priority:C},t)]}))}function vh(e,t,n,o,{isTiny:s,isFixed:r}){let i=e.title?.text??"";if(!s)return r&&
!t&&i.length*Bt>hh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>ph)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(Bt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:o-2},text:u}}}function Oh(e,{isX:t,length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?$h(e,t,
n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*Bt>n-Bt)return{...e,tickfont:{size:.75*o}};if(h<=
se&&(t||!c||n>=ut))return e;let m=!t&&c&&n/h<ut&&n/h>=Ec,p=t&&e.tickangle===0&&f.every(B=>/^\d+$/.test(B)),b=Math.floor(
n/(m?Ec:p?lh:ut)),y=h<=se?[h-1]:Lh(h,b,r),$=t&&e.tickangle!==0?s:1/0,X=Hc(f,u?a:1/0,$);return{...e,...m&&{tickfont:{...e.
tickfont,size:Mc*o}},tickvals:y.map(B=>d[B]??B),ticktext:y.map(B=>X[B]??"")}}function Th(e,t,n){let[o]=Ic(t,e.anchor)?.domain??
[0,1],s=_c(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-r)*n;return e.side==="top"||i>2.4*ut?e:{...e,title:{},
...i<.9*ut&&{showticklabels:!1}}}function $h(e,t,n,{isTiny:o,isNarrow:s}){let r=Math.max(se,Math.floor(n/(t?uh:ut*1.5)));
if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,
...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(se,Math.floor(n/fh))};let c=s&&t&&e.nticks&&!o?se:r,l=Math.
min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function Nh(e,t,n){return e.map(o=>{if(o.type!=="heatmap"||
!o.texttemplate)return o;let s=Ic(t,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.length;return a===void 0?o:(i-r)*(n-$c)<
a*ut?{...o,texttemplate:""}:o})}function Lh(e,t,n){let o=[...Array(e).keys()];if(e<=t)return o;let s=Math.max(1,Math.ceil(
e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(
a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function Fc({xaxis:e},t,n){let o=e?.tickangle===0?[]:e?.ticktext??
[],s=Hc(o,t,n).map(r=>r.length);return Math.max(0,...s)*ch}function Hc(e,t,n){return e.map((r,i)=>kh(r,i,t,n)).every((r,i)=>r===
e[i])?e:e.map((r,i)=>Zn(r,i,n,t))}function kh(e,t,n,o){return n===1/0&&e.length<=o?e:Zn(e,t,o,n)}function Zn(e,t,n,o=1/0){
let s=o<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?
14:1/0,d=Math.min(s?Math.max(5,Math.floor(o/48)):f,n),h=l.length>d&&!l.includes("&")?`${l.slice(0,d-1)}…`:l;return i+(u?
`${t+1} ${h}`:h)+c}var yc,ih,se,ut,Bt,Ec,Mc,ah,ch,lh,uh,fh,vc,Oc,Tc,$c,dh,hh,ph,mh,Nc,Lc,Dc=v(()=>{"use strict";g();yc={
width:420,height:200},ih=300,se=2,ut=20,Bt=8,Ec=13,Mc=.75,ah=3,ch=7.5,lh=30,uh=44,fh=18,vc=240,Oc=90,Tc=56,$c=90,dh=48,hh=
1.3,ph=.6,mh=9,Nc=1.4,Lc=["coloraxis","coloraxis2"]});function Rs(e,t){let n=JSON.stringify(Object.values(e)),o=ve.get(n)??new Map;ve.delete(n),ve.set(n,o);for(let i of ve.keys()){
if(ve.size<=Rh)break;ve.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>Ch(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function Ch(e,t,n,o){let s=Ns.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);Ns.set(e,{query:t,views:r}),setTimeout(()=>{Ns.delete(e),Ih(t,r)},0)}async function Ih(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Yt(`${o}/figures?${bt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof z&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?_h(e,l).then(u,f):f(a)}}function _h({server:e,path:t,query:n,theme:o},s){let r=bt({...n,theme:o});
return Yt(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function jc(e,t){let n=Ls.get(e),o=n??(e.startsWith("#")?
Ph(e.slice(1)):Fh(e));n||(Ls.set(e,o),o.catch(()=>Ls.delete(e)));let s=await o;if(at(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=Wc(i),c=new Map;for(let d of Object.values(r))Wc(d).forEach((h,w)=>{c.set(h,a[w]??h)});
let{data:l,layout:u}=ks({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function Wc(e){return e.layout.colorway}function ks(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>ks(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,ks(s,
t)])):t.get(e)??e}async function Ph(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function Fh(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new z(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function Oe(e,{server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=bt({...i&&e!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var Rh,ve,Ns,Ls,Bc=v(()=>{"use strict";g();At();En();Rh=12,
ve=new Map,Ns=new Map;Ls=new Map});function qc({x:e,y:t,xaxis:n,yaxis:o},s){let r=[Uc(n,e,s),Uc(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function Uc(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function Vc(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(Hh()),{_fullLayout:s}=e;
if(!s)return;let r=t.flatMap(i=>n.map(a=>Dh(s,s[i],a)));o.replaceChildren(...r.filter(i=>i!==null))}function Hh(){let e=document.
createElement("div");return e.className="view-marks",e}function Dh(e,t,n){if(!t?._length)return null;let o=t._id.startsWith(
"x"),s=e[`${o?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[o?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!s?._length)return null;let[c,l]=o?[t._offset+i,s._offset]:[s._offset,t._offset+
i],[u,f]=o?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var zc=v(()=>{"use strict";g()});function Kc(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function Yc(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function Jc(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function Xc(e,t){return e.map(o=>{let{name:s,title:r,values:i}=o,a=Qc(o)[i.indexOf(t[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function Qc({values:e,labels:t}){return t??e}function Gc(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Cs(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var to,Zc=v(()=>{"use strict";g();to=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=Qc(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Gc(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),Gc("Open",n)}#a({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=Cs(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=Cs("‹",()=>i(-1)),l=Cs("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function eo(e){return window.Plotly?Promise.resolve(window.Plotly):(Is??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${tl}`,e).href:new URL(`../${tl}`,S).href;let s=()=>{Is=void 0,o.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.Plotly?
t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),Is)}async function el(e,t,n){let{width:o,height:s}=e.
layout;return(await eo()).toImage(e,{format:t,width:o,height:s,...t==="png"&&{scale:n}})}var tl,Is,nl=v(()=>{"use strict";
g();tl="vendor/plotly/plotly-traces-4.1.1.min.js"});var Zh={};function il(e){return e instanceof z&&e.status===0}function Xh(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=Yh,e}function Qh(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let s=o,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&
r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:s]});return Object.fromEntries(t)}var Fs,Hs,Wh,al,jh,ol,sl,_s,
Bh,Uh,qh,no,Vh,rl,zh,Gh,Kh,Yh,Jh,Te,Ps,Ds,cl=v(()=>{"use strict";g();At();oc();ic();xc();En();Dc();Bc();zc();Zc();nl();$o();
Lo();Fs={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventi\
ons",against:"against"},Hs=["inputs","removed"],Wh=new Set(["server","source","model","lesson","view","theme","reads",...Hs,
...Object.keys(Fs)]),al=["scale","accent","controls","caption"],jh=new Set([...al,"fill"]),ol=":scope > a",sl="pointer-v\
iew:hover",_s=matchMedia("(prefers-color-scheme: dark)"),Bh={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},
Uh=120,qh=[["short",576,0],["low",352,0],["tight",288,352]],no={height:525,width:640,least:.75,most:4},Vh="400px 0px",rl=
660,zh="[data-answer]:not(pointer-view *)",Gh=/^(\w+):(\d+)$/,Kh="The server draws this chart, and it does not answer.",
Yh="The answer above is computed in this browser.",Jh="Type visits, or add a place, to see what the model answers.",Te=null,
Ps=null,Ds=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#a="";#f=[];#l=!1;#g=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#I()},{rootMargin:Vh});#w=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#d=new MutationObserver(
t=>this.#X(t.map(({attributeName:n})=>n??"")));#b=t=>this.getAttribute(t);#h=()=>{if(!this.#n||!this.#t){this.#y();return}
this.#T(this.#A),this.#m()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#C=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#e??=this.#H(),this.#O(),document.addEventListener("pointerscope:theme",this.#h),document.addEventListener(sl,this.#R),
_s.addEventListener("change",this.#h);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#C);this.#w.
observe(this),this.#d.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#g.observe(this):this.#l=!0,this.#y()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#h),document.removeEventListener(sl,this.#R),_s.removeEventListener(
"change",this.#h);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#C);this.#w.disconnect(),this.#d.
disconnect(),this.#g.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#f.join()&&(this.#f=t,this.#U())}get chosen(){
return this.#t?this.#E:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+yn(this.#t)+n)}get#c(){return this.#e??=this.#H(),this.#e}#I(){this.#l=!0,this.#g.disconnect(),this.#y()}#X(t){
t.some(o=>jh.has(o))&&(this.#O(),this.#m()),t.includes("beat")&&this.#_();let n=t.filter(o=>Wh.has(o)&&!this.#Q(o));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#I():n.length?this.#y():this.#x.some(({name:o})=>t.includes(o))?this.#k()&&
this.#m():t.includes(this.#a)&&this.#y()}#Q(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#h(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#_(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#x(){return this.#t?Ot(this.#t).choices??[]:[]}#y(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#et()}))}get#v(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Gt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?_s.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&Xn("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let o=Math.round(10*Math.min(n/no.height,t/no.width))/10;return Math.min(no.most,Math.max(no.least,
o))}#O(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):
this.style.removeProperty("--scale"),t&&Xn("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#F(){if(this.hasAttribute("lesson")){let n=Hs.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Fs).map(
([n,o])=>[o,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#F;
this.#o+=1;let o=this.#o,s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#v&&r&&(!t||n.visits||n.record);
if(!s&&!i){this.#$(Jh);return}if(!this.#l){this.#$("");return}let a=this.#A;this.#T(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#S,path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.
all([s?jc(s,a):this.#nt(c,r),s?null:r===xn?import("./network-drawing.js"):eo(l)]),f=at(u),d=f?await import("./network-drawing.js"):
null;f||await eo(l),await rc(()=>{o===this.#o&&(this.#rt(d?.NetworkDrawing??null,Ot(u).title),this.#t=f?u:structuredClone(
u),this.#at(this.#t),this.#ot({...c,theme:"light"},r))})}catch(c){o===this.#o&&this.#W(c)}finally{o===this.#o&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let o=n===xn?this.#n:null,s=this.getAttribute("model")??"",r=await o?.compute(t,s,{isSilent:!1});
if(r)return r;try{return await Rs(t,n)}catch(i){if(!il(i))throw i;let a=await o?.compute(t,s,{isSilent:!0});if(!a)throw i;
return a}}#T(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#ot(t,n){if(!this.#t||at(this.#t))return;let{
template:o,meta:s}=this.#t.layout,r=s.templates?.light;Te??=r??(this.#A==="light"?o:null),!(Te||this.hasAttribute("sourc\
e"))&&(Ps??=Rs(t,n),Ps.then(i=>{at(i)||(Te??=i.layout.template)}).catch(()=>{Ps=null}))}#st(t){if(this.#i=t,!this.#t||!this.#s)
return;let n=Te??this.#n;this.#T(t&&n?"light":this.#A),this.#m(),t||requestAnimationFrame(()=>this.#m())}#H(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#p("h3","view-title"),caption:this.#p("p","view-capti\
on"),choices:this.#p("div","view-choices"),summary:this.#p("p","view-summary"),failure:this.#p("p","view-failure"),trust:this.#p(
"p","view-trust"),plot:this.#p("div","view-plot"),details:this.#p("details","view-table"),exports:wc({name:()=>this.#G,links:()=>this.#gt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>Sr(this.#z()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#V());let o=new to(n.choices,{selected:()=>this.#E,select:(r,i)=>this.#ht(r,i),open:r=>this.#u(
"open",r)}),s=this.querySelector(ol);s?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...s?[s]:
[]),this.addEventListener("toggle",({target:r})=>this.#dt(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:o}}#p(t,n){let o=this.querySelector(`.${n}`),s=o instanceof HTMLElement?o:document.createElement(
t);return s.className=n,s}#rt(t,n){if(t===null==(this.#n===null))return;let o=this.#c,s=o.plot.cloneNode();s.removeAttribute(
"data-listening"),s.role=t?"group":"img",o.plot.replaceWith(s),o.plot=s,this.#n?.bar?.remove(),this.#n=t?new t(s,{title:n,
isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),told:r=>this.#Z(r),acts:{server:()=>this.hasAttribute(
"source")?null:this.#S,answered:r=>this.#it(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):null,this.#n?.bar&&o.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:o}=this.#n??{};o?this.setAttribute(
"interventions",o):this.removeAttribute("interventions"),this.#k()&&this.#m(),this.#u("interventions",n)}#D(t){let{plot:n,
details:o,choices:s,exports:r,failure:i}=this.#c;for(let c of[n,o,s,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#$(t){this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#D(!0),this.#c.
summary.textContent=t}#W(t){this.#$("");let{failure:n}=this.#c,o=il(t)&&document.querySelector(zh)!==null,s=o?Kh:ln(t);if(n.
replaceChildren(s),o&&n.append(" ",Xh()),n.hidden=!1,this.#u("failed",{message:s}),!(t instanceof z)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#y()),n.append(" ",r)}#at(t){let{title:n,caption:o,controls:s}=this.#c,r=Ot(t);n.textContent=r.title,n.hidden=
!1,o.textContent=r.caption,this.#ct(r.trust),this.toggleAttribute("data-network",at(t)),this.#D(!1),s.offer(r,at(t)?[]:t.
data,!this.hasAttribute("fill")),this.#k()&&this.#m()}#ct(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.
hasAttribute("source")||!Kt.answers)return;let o=document.createElement("a"),s=encodeURIComponent(this.getAttribute("mod\
el")??"");o.href=new URL(`insights/${s}#view-${t.view}`,this.#S).href,o.textContent="Which explanation to believe",n.append(
" ",o)}#m(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,o=this.#N(yn(this.#t)),s=n?Math.min(o.width||rl,rl):o.width;
if(!s)return;at(this.#t)?(t.style.height=`${o.height}px`,this.#n?.draw(this.#t)):(t.style.height=o.isFixed?`${o.height}p\
x`:"",this.#lt(t,this.#t,{...o,width:s}));let r=!this.dataset.drawn;r&&this.querySelector(ol)?.remove(),this.#s=`${s}×${o.
height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#_(),this.#U(),this.#u("drawn",{})}#lt(t,{data:n,layout:o},s){
let r=this.#i,i=r&&Te?{...o,template:Te}:o,a=this.#j({data:n,layout:i},s);window.Plotly?.react(t,a.data,r?{...a.layout,width:s.
width}:a.layout,Bh),t.dataset.listening||this.#ut(t)}#j({data:t,layout:n},{width:o,height:s,isFixed:r}){let i="rgba(0, 0\
, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=kc({data:t,layout:Qh(n)},{width:o,height:s,isFixed:r,
scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{...f.layout,
...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#ut(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{
if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,o,s]=Gh.exec(String([n.customdata].flat()[0]))??[];o&&this.#u(
"select",{table:o,row:Number(s)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{visits:qc(n,this.#B)})}),t.
on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#B(){return this.#t?Ot(this.#t).visit_axes??[]:[]}#u(t,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#U(){!this.#t||!this.#s||(this.#n?this.#n.mark(
this.#f):Vc(this.#c.plot,this.#B,this.#f))}#N(t){let{plot:n}=this.#c,o=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:o,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#O(),this.#ft();let{above:s,below:r}=this.#q();this.
style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),Uh);return{width:o,height:i,
isFixed:!0}}#ft(){let[t,n]=[this.offsetWidth/this.#M,this.offsetHeight/this.#M],o=qh.filter(([,s,r])=>n<s||t<r).map(([s])=>s).
join(" ");this.dataset.room!==o&&(this.dataset.room=o)}#q(){let{plot:t,details:n,exports:o}=this.#c,s=this.getBoundingClientRect(),
r=s.height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(
...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-s.top)/r,below:a/
r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("deta\
ils"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)return;let{width:t,height:n}=this.#N(
yn(this.#t));t&&this.#s!==`${t}×${n}`&&this.#m()}#ht(t,n){this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#k(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:Yc(this.#x,this.#b);if(n)return this.#W(new Error(n.
message)),this.#a=n.name,!1;let o=Ot(t),s="";if(this.#x.length&&!at(t)){let r=this.#E;this.#c.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));br(t,r);let{summaries:i}=o;i&&(o.summary=i.texts[Jc(
this.#x,i.by,r)]??""),s=`: ${Xc(this.#x,r)}`}return this.#c.summary.textContent=o.summary??"",this.#c.plot.setAttribute(
"aria-label",`${o.title}${s}. ${o.summary??""}`),this.#V(),!0}get#E(){return Kc(this.#x,this.#b)}#V(){let{details:t}=this.#c;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Ot(this.#t).title}`),n.append(...this.#z().map(Sn)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#z(){return this.#t?Er(this.#t,this.#E):[]}async#pt(t,n){let o=this.#t;if(!o)throw new Error(
"There is no figure to save yet.");return{address:at(o)?await this.#n?.address(t,n)??"":await el(this.#mt(o),t,n),meta:Ot(
o)}}#mt(t){let{data:n,layout:o}=structuredClone(t),s=this.#N(o.height),{paper_bgcolor:r,plot_bgcolor:i}=o.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#j({data:n,layout:o},s),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:s.width,...l}}}get#G(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#S,path:this.#v,view:this.getAttribute("vie\
w")??"",values:{...this.#F.query,...this.#E}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=al.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(o)&&Xn(o,s??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Kt.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#K;return{link:n,embed:Oe(
"embed",this.#J(s)),json:Oe("json",s),offline:Oe("offline",s)}}#J(t){let{controls:n,...o}=this.#Y,s={...t.values,...o,...n&&
n!=="some"&&{controls:n}};return{...t,values:s}}#wt(t){let n=this.#K,{title:o,summary:s=""}=Ot(t),r=["model","lesson","v\
iew","reads",...Hs,...Object.keys(Fs)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#E,...l&&{theme:l},...c},
f=this.#J(n);return{title:o,caption:s,name:this.#G,server:n.server,embed:Oe("embed",f),picture:Oe("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",Ds)});g();g();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},o=/^transparent(?:-(light|dark))?$/,s=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function u(p){return typeof p=="string"&&Object.hasOwn(t,p)}let f=p=>{let b=o.exec(p??""),y=b?b[1]??"auto":
p;s.toggleAttribute("data-transparent",b!==null),u(y)?s.dataset.askedTheme=p??"":delete s.dataset.askedTheme,a=[y,s.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let p=new URL(location.href);p.searchParams.delete("theme"),delete s.dataset.askedTheme,
p.search!==location.search&&history.replaceState(history.state,"",p)},h=()=>{let p=document.querySelector("[data-theme-b\
utton]");return p instanceof HTMLElement?p:null},w=()=>{let p=h();p&&(p.textContent=n[a]);let b=a==="auto"?r.matches?"da\
rk":"light":a;c||s.dataset.theme===b||(s.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
m=({type:p})=>{document.querySelector(".deck")||(c=p==="beforeprint",c?s.dataset.theme="light":w())};f(i),w();for(let p of[
"beforeprint","afterprint"])window.addEventListener(p,m);r.addEventListener("change",w),document.addEventListener("point\
erscope:choose-theme",({detail:p})=>{(p===null||u(p)||o.test(p))&&f(p??i),w()}),document.addEventListener("DOMContentLoa\
ded",()=>{let p=h();p&&(p.hidden=!1,w(),p.addEventListener("click",()=>{a=t[a],d();try{localStorage.setItem(e,a)}catch{}
w()}))})})();g();At();Co();J();g();g();var Io={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,
f:70,h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},mu="input, select, textarea, [contenteditable], dialog[ope\
n]",gu="a[href], button, summary, [role=button]",wu=".table-frame";function $r({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;
window.addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),
!(!o||!t()||!Tr(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{
Tr(r)&&s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function Tr({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn(Io,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(mu)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(gu))return!1;let a=t.closest(wu);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var bu=1e5,xu=100,Nr=2e4,yu=8,Eu=1e3;function Lr({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let w of a?
["*"]:i)r.postMessage(h,w)},f=(h,w)=>u({pointerscope:h,...w});r!==window&&$r({send:h=>{f("key",h);let w={method:"trigger\
Key",args:[Io[h.key]]};l||u(JSON.stringify(w))},isInDeck:()=>l,keeps:s});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:w,data:m})=>{h!==r||!(a||i.includes(w))||(m?.pointerscope==="set"&&(n(Su(m.state)),d()),m?.pointerscope===
"mark"&&o(Au(m.visits)),m?.pointerscope==="deck"&&(l=!0),m?.pointerscope==="ask"&&(c="",d()))}),(h,w)=>h==="state"?d():f(
h,w)}function Su(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,xu)){let s=o===null?null:Mu(o);(s===null||s!==void 0&&s.length<=bu)&&(t[n]=s)}return t}function Au(e){return(Array.
isArray(e)?e.slice(0,Eu):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Mu(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&kr(e,yu)<=Nr?JSON.stringify(e):void 0}function kr(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=kr(o,t-1),n>Nr)return Number.POSITIVE_INFINITY;
return n}g();At();J();Ct();var Mn=0;function Rr(e,t,n){e.addEventListener("submit",o=>{let s=P(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),vu(s,t,n))})}async function vu(e,t,n){Mn+=1;let o=Mn,s=e.dataset.exercise??"",r=x(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await Yt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:Tu(e)},lang:n})}),a=i.find(c=>c.id===s);o===Mn&&a&&$u(e,a.marked,r)}catch(i){if(!(i instanceof z))throw i;if(o!==Mn)
return;E(e,"[data-marked]").textContent=i.message,E(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)Ou(e,r,a)?.setAttribute("aria-invalid","true")}}function Ou(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||s===void 0?t[0]:Cr(e)[Number(o)]?.[Number(s)]}function Cr(e){return x(e,"tbody tr").map(t=>x(t,"input",
HTMLInputElement))}function Tu(e){if(e.querySelector("input[type=radio]"))return x(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=Cr(e);return t.length?t.map(n=>n.map(o=>o.value)):E(e,"input",HTMLInputElement).value}function $u(e,{right:t,
all_right:n,computed:o},s){let r=t.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=E(
e,"[data-marked]"),a=E(e,"[data-because]");if(i.replaceChildren(Nu(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${Lu(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function Nu(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function Lu(e,t){
if(typeof e=="string")return e;let n=o=>tt(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join(";\
 ")}g();J();Ct();var ku=8,Ru=4;function Ir(e){e.addEventListener("pointerdown",t=>{let n=P(t);n instanceof HTMLInputElement&&
n.inputMode==="decimal"&&_o(t,n.value,s=>qe(e,n.name,s))})}function _o(e,t,n){let o=Number(Pe(t));if(e.button!==0||Number.
isNaN(o))return;let s=Fo(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||
(a||=Math.abs(d)>=Ru,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Po(o,Math.round(d/ku)*
s);h!==i&&n(h),i=h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();
a&&(addEventListener("click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;
addEventListener("pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",
l,{signal:u})}function qe(e,t,n){let o=L(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(
new Event("input",{bubbles:!0})))}function Po(e,t){return tt(String(Number((e+t).toFixed(6))))}function Fo(e){let t=(Pe(
e).split(".")[1]??"").length;return t===0?1:10**-Math.min(t,2)}g();J();function _r(e){for(let t of x(e,"[data-step]")){let n=new Map(x(t,"figure[data-table]").map(s=>[Fr(s.querySelector(
"figcaption math")),s.dataset.table??""]));n.delete("");let o=L(t,".formula");o&&Hr(o,n)}}function Pr(e){e.addEventListener(
"pointerover",t=>{let n=P(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Cu(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Cu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of x(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Fr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function Hr(e,t){for(let n of e.children){let o=t.get(Fr(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):Hr(n,t)}}g();J();var Iu=["beside","above","below","figure"],Dr={width:960,height:540},_u=2,Do=.6,Ho=.1,Pu=320,Fu=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:Do}],Wr=["notes reasons remark switch","notes reasons remark switch formula"],Hu=[1,.8,Do],vn=new WeakMap;
function Br(e,t){let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=L(t,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Dr.width,innerHeight/Dr.height,
_u),l=Number(o)||Math.max(1,c);e.style.setProperty("--most",String(l)),Du(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
s)).observe(t),t.addEventListener("click",r=>{let i=P(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&qu(a),i.dataset.
turn&&qr(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function Ur(e){for(let t of e){vn.delete(t);for(let n of[
"out","layout","paged"])delete t.dataset[n]}}function Du(e,t,n,o){let s=`${n}×${o}×${t}`;if(vn.get(e)?.frame===s)return;
let r=L(e,"pointer-view"),i=n>o,a=Iu.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=Wu(e,a,t,
r)??Bu(e,Math.min(t,1));delete e.dataset.fitting,vn.set(e,{frame:s,arrangement:c}),c.pages&&qr(e,Number(e.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function Wu(e,t,n,o){delete e.dataset.
paged;for(let{out:s,parts:r,least:i}of Fu){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?
a.scale*(o?.8:1)+Ho:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=ju(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return ge(e,a),a}return null}function ju(e,t,n,o,s,r){let i=u=>(ge(e,{out:t,layout:n,scale:u}),Uu(e));if(!i(o))return null;
let[a,c]=[o,s];for(c-a>Ho&&i(c)&&(a=c);c-a>Ho;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};
ge(e,{out:t,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*Pu));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function Bu(e,t){e.dataset.paged="";let n=Hu.map(i=>Math.min(i,t));for(let i of Wr){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...jr(e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return ge(e,a),a}let[o,s]=[Wr.at(-1)??"",n.at(-1)??Do],r={out:o,layout:"below",scale:s,pages:jr(e,o,s).pages};return ge(
e,r),r}function jr(e,t,n){ge(e,{out:t,layout:"below",scale:n});let o=Wo(e);for(let p of o)p.dataset.turnedTo="";let{rowGap:s,
columnGap:r}=getComputedStyle(E(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=E(e,".shown").getBoundingClientRect(),
l=c.height-E(e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,w=0,m=E(e,".formula").scrollWidth<=c.width+
1;for(let p of o){let{width:b,height:y}=p.getBoundingClientRect();m&&=y<=l&&zr(p),w&&w+b>c.width&&(d+=h+i,h=0,w=0),u.length&&
d+Math.max(h,y)>l&&(u=[],f.push(u),d=0,h=0,w=0),u.push(p),h=Math.max(h,y),w+=b+a}return{pages:f,isFitting:m}}function qr(e,t){
let n=vn.get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of Wo(e))
n[o]?.includes(s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;E(e,".pager").hidden=n.length===1,E(e,"[data-turned]").
textContent=`${o+1} of ${n.length}`;for(let s of x(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}
function Wo(e){return x(e,".matrix, .shown > pointer-view")}function ge(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.
layout=n,E(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function Uu(e){let t=e.getBoundingClientRect(),
n=E(e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,E(e,".words"),E(e,".shown")].every(Vr)&&n.scrollWidth<=n.clientWidth+1&&[n,...Wo(e)].every(s=>o(s)&&zr(s))}function Vr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function zr(e){let t=e.querySelector(
":scope > .table-frame");return!t||Vr(t)}function qu(e){let t=document.createElement("dialog");t.className="rest";let n=E(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),E(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...E(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}g();J();var Vu=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,zu="Write a number, such as 0.5, in every cell.",Tn=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#w(r.name,r.value),this.#d()}),
t.addEventListener("click",s=>{let r=P(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#h(i,1),"fewer"in r.dataset&&
this.#h(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(_t(s),Kr(Gr(s)));this.#f(),x(this.#e,"\
input, select")[0]?.focus(),this.#d()}),this.#b()}get text(){let t={};for(let n of this.#s){let o=_t(n),s=Yr(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(Gr(n))&&(t[o]=s)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#s)t.includes(_t(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,s=o&&this.#e.contains(o)?this.#i(o):null,r=this.#s.filter(i=>i.querySelector("details[open]")).
map(_t);this.#e.replaceChildren(...t.childNodes),this.unfold(r),n?this.#a():this.#f(),s?.(),this.#b()}showProblems(t){let n=new Set(
t);for(let o of this.#s){let s=_t(o),r=`inputs.${s}`,i=t.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)
n.delete(l);let a=i.map(l=>l.message).join(" "),c=JSON.stringify(this.#o.get(s));a&&this.#r.set(s,{typed:c,message:a})}return this.#b(),
[...n]}get#s(){return x(this.#e,"[data-input]")}#i(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#e.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let o=t.closest("[data-input]"),s=o instanceof HTMLElement?_t(o):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(s)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#o.clear();for(let t of this.#s){let n=On(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(_t(t),s==="words"?o:s==="matrix"?Gu(n,!!r):o[0]??"")}}#f(){for(let t of this.#s)
for(let n of On(t)){let o=this.#g(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#g(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#w(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#d(){this.#b(),this.#n()}#b(){for(let t of this.#s){let n=_t(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?On(t).filter(c=>Ve(c.value)===null):[];for(let c of o?On(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),Ku(t,s.length?zu:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of x(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of x(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#h(t,n){let o=_t(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=jo(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?jo(l,n):l.map(u=>jo(u,n))),l!==void 0&&this.#o.set(c,l)}this.#d()}};
function _t(e){return e.dataset.input??""}function Gr(e){return JSON.parse(e.dataset.default??"null")}function On(e){return x(
e,"input, select")}function Gu(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function jo(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Kr(e){return Array.isArray(e)?e.map(Kr):String(e)}function Yr(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Ve(t);let n=t.map(o=>Yr(e,o));return n.includes(null)?null:n}function Ve(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Vu.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function Ku(e,t){let n=E(
e,"[data-failure]");n.textContent=t,n.hidden=!t}g();At();J();g();At();J();var Bo=null;function Yu(){let e=x(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,
pathname:s}=location,r=o+s;if(!t){let a=s.slice(Gt.pathname.length),c=L(document,"[data-lesson]");return!c||!new URLSearchParams(
location.search).has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=bt({model:t,
against:JSON.stringify({model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Jr(){let{controller:e}=navigator.
serviceWorker;if(!e)return;let t=n=>e.postMessage(n);Bo?.disconnect(),Bo=new PerformanceObserver(n=>{let o=n.getEntries().
map(({name:s})=>s);t({addresses:o.filter(s=>!s.includes("?"))})}),Bo.observe({type:"resource",buffered:!0}),t({addresses:[],
page:Yu()})}async function Xr(){if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Jr),await navigator.
serviceWorker.register(new URL("service-worker.js",Gt),{updateViaCache:"none"}),Jr()}catch{}}function Uo(e=""){let t=["T\
he server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?t:`${t}\
 Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}\
.`}function Qr(){document.readyState==="complete"?Xr():addEventListener("load",Xr)}var Id=4e3,Ba="This page computes your changes in your browser and hides what only the server can update.",Gn=document.getElementById(
"lesson-record")!==null,Me=!1,Ss,Kn=!1;async function Ua(e,{address:t,files:n,signal:o}){if(Ms())return Es(e,{files:n,signal:o});
if(!Me)return Wa(t,o);if(Kn)return Kn=!1,Es(e,{files:n,signal:o});try{let s=await Wa(t,Zs(o));return As(""),s}catch(s){if(!(s instanceof
z&&[0,...uo].includes(s.status)))throw s;return As(Uo(Ba)),Es(e,{files:n,signal:o})}}function Ms(){return Gn}function qa(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),Ss??=Yn(e)},o=setTimeout(n,Id);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function Va(e){if(!Gn&&!Me&&e&&(Ss??=Yn(e),await Ss),!Gn&&
!Me)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Ke(),In));return t()}async function Yn(e){try{let t=[
Promise.resolve().then(()=>(Ke(),In)),Promise.resolve().then(()=>(ws(),gs)),Promise.resolve().then(()=>(ys(),xs))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||Me)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...x(o,"head > *, body > *")),Me=!0,Kn=fo(n),Kn&&As(Uo(Ba)),Qr()}catch{}}async function za(e,t,n){if(!Gn&&!Me)return;
let{previewEdits:o}=await Promise.resolve().then(()=>(ws(),gs));try{o(e,t,n)}catch(s){if(!(s instanceof z))throw s}}function As(e){
let t=L(document,"[data-silence]");t&&(t.textContent=e)}async function Es(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Ke(),In));
return n(e,t)}async function Wa(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(ja),s=await o.text().catch(ja);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new z(o.status,
_d(s,o.status))}function ja(e){throw Ht(e)?e:new z(0,[{where:"",message:Le,suggestions:[]}])}function _d(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:ke(t),suggestions:[]}]}}ms();g();var Ga="pointerscope-lessons";function Ka(){try{let e=JSON.parse(localStorage.getItem(Ga)??"{}");return e&&typeof e==
"object"?e:{}}catch{return{}}}function vs(e){let t=Ka()[e];return new Set(Array.isArray(t)?t:[])}function Os(e,t){let n=vs(
e);if(!n.has(t))try{localStorage.setItem(Ga,JSON.stringify({...Ka(),[e]:[...n,t]}))}catch{}}me();g();J();var Pd=3e4,Ya=660;async function Ja(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+Pd;for(;Date.now()<
t&&e.some(Fd);)await new Promise(n=>setTimeout(n,100))}function Fd(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function Xa(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=x(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=x(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>Ya);for(let r of s)r.style.setProperty("--print-scale",String(Ya/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}g();J();me();var Hd="Type a number, or drag it sideways",Qa="This number is computed: change an input, and it follows.",Za=/^[\d.,+−-]$/,
Jn=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",o=>{let s=Ts(o),r=s&&this.#n(s);!r||
P(o)instanceof HTMLInputElement||_o(o,r.value,i=>{qe(n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=Ts(
o);s&&this.#o(s)}),t.addEventListener("dblclick",o=>tc(P(o))),t.addEventListener("keydown",o=>{let s=Ts(o);if(Za.test(o.
key)&&tc(P(o)),!s||o.ctrlKey||o.metaKey||o.altKey)return;if(P(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=Za.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#o(s,r?o.key:void 0))})}prepare(){for(let t of x(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=L(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",E(t,".table-frame").title=Hd;for(let[s,r]of x(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(De),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:pt(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=L(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&pt(r).flat()[o];i&&(s?this.#r(i,s):ec(i))}#n(t){let n=t.closest(He),{row:o,column:s}=pe(pt(n),t),{table:r=""}=n.
dataset,i=a=>L(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#o(t,n){let o=this.#n(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#s(s)}),s.addEventListener(
"blur",()=>this.#i(s)),this.#r(t,s),n===void 0?s.select():this.#s(s)}#r(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#s(t){let n=Ve(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&qe(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#n(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=E(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=Ve(o.value);if(r===null)return;o.value=Po(r,s*Fo(o.value)),this.#s(o)}
t.key==="Escape"&&(t.preventDefault(),qe(this.#t,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&ec(n)}};function Ts(e){return P(e).closest(De)}function tc(e){let t=e.closest(Jt)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(He))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${Qa}`;let o=E(
t,"[data-sum]");o.textContent?.endsWith(Qa)||o.append(n)}function ec(e){e.tabIndex=0,e.focus({preventScroll:!0})}var tp=350,ep=60,qs=["removed","inputs","layer","head"],ul=["step","all",...qs],np={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},T=E(document,"[data-lesson]"),W=E(T,"[data-steps]"),sn=T.dataset.only,Ws=E(T,"[data-error]"),$e=L(T,"[data-in\
puts]"),ie=$e&&new Tn($e,E(T,"[data-reset]",HTMLButtonElement),pp),Bs=$e&&new Jn(W,$e),Us=L(T,"details.inputs",HTMLDetailsElement),
Ut="frame"in T.dataset,{states:op,leftOut:fl="",edited:dl=""}=T.dataset,{record:nn}=T.dataset,N=Vs(location.search),ht={
...N,...Gs(Vs(sp()))},js=new AbortController,Ze=0,en=0,ll=0,re=null;function Vs(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??fl,inputs:t.get("inputs")??dl,layer:t.get("layer")??"",head:t.
get("head")??""}}function sp(){return Ms()?"":T.dataset.shown??location.search}async function rp(){nn&&await Yn(nn),so({
history:"keep",isFresh:!0})}var ip=Ut?Br(T,W):()=>{},ap="framers"in document.body.dataset?Lr({state:dp,height:()=>T.scrollHeight,
set:hp,keeps:e=>hl(e)!==null}):()=>{},Et=()=>x(W,":scope > [data-step]"),rn=e=>Et().findIndex(t=>t.dataset.step===e),qt=()=>Math.
max(0,rn(N.step)),hl=e=>{let t=np[e];if(sn||!t||N.all&&e.startsWith("Page"))return null;let n=qt()+t;return n>=0&&n<Et().
length?n:null},pl=()=>Ut&&window.parent!==window;function Ft(){let e=!!N.all||!!sn,t=qt(),n=Et();for(let[s,r]of n.entries())
r.hidden=!e&&s!==t;for(let s of x(T,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!Ut)for(let s of Mo(
W,"pointer-view[lazy]"))s.removeAttribute("lazy");T.dataset.mode=e?"all":"one",T.toggleAttribute("data-first",t===0);for(let s of x(
T,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=N[r]||"0"}for(let s of x(T,"[data-slide]"))up(s,s.dataset.
slide===n[t]?.dataset.step);L(T,"[data-place]")&&fp(t,n.length,e),lp(),cp(n);let o=n[t];!e&&!Ut&&o&&ds([o]),ip(),ap("sta\
te",{})}function cp(e){let t=ro(ht);for(let r of x(T,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=L(T,"[data-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${E(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",ht.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function zs(){return!Ut&&!("opens"in T.dataset)}function lp(){let{lesson:e=""}=T.dataset;if(!zs())return;let t=vs(
e);for(let n of x(T,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function up(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function fp(e,t,n){for(let s of x(T,"[data-controls]"))s.hidden=!1;E(T,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,E(T,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,E(T,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let o=L(T,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function on(e,t=!1){let n=Et(),
o=n[Math.max(0,Math.min(n.length-1,e))];o&&(hs(W),zs()&&Os(T.dataset.lesson??"",n[qt()]?.dataset.step??""),N={...N,step:o.
dataset.step??""},an("replace"),Ft(),t&&E(o,"h1, h2").focus({preventScroll:!0}),N.all?o.scrollIntoView({block:"start"}):
o.getBoundingClientRect().top<0&&T.scrollIntoView({block:"start"}),T.querySelector("[data-slide][aria-current]")?.scrollIntoView(
{block:"nearest",inline:"nearest"}))}function Gs({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,
head:o}}function oo(e,t){return qs.every(n=>e[n]===t[n])}function dp(){return{step:Et()[qt()]?.dataset.step,removed:ht.removed,
inputs:ht.inputs}}function hp({step:e,...t}){e!==void 0&&!sn&&on(Math.max(0,rn(e??"")));let n={};for(let o of qs)o in t&&
(n[o]=t[o]??"");Ne(n)}function an(e){let t=ml({...N,...Gs(ht)});if(t!==location.pathname+location.search)try{e==="push"&&
!pl()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function ml(e){let t=[...new URLSearchParams(
location.search)].filter(([s])=>!ul.some(r=>r===s)),n=bt({...Object.fromEntries(t),...e});fl&&!e.removed&&n.set("removed",
""),dl&&!e.inputs&&n.set("inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function pp(){
let e=ie?.text;cancelAnimationFrame(ll),typeof e=="string"&&(ll=requestAnimationFrame(()=>za(W,e,ro(N)))),clearTimeout(en),
en=setTimeout(()=>Ne({}),tp)}function Ne(e){let t=en&&ie?ie.text:null;clearTimeout(en),en=0;let n={...N,...t===null?{}:{
inputs:t},...e};oo(n,N)||(N=n,so({history:"push"}))}async function so({history:e,isFresh:t=!1}){Ze+=1;let n=Ze;js.abort(),
js=new AbortController,W.setAttribute("aria-busy","true");try{let o=await Ua(N,{address:ml(N),files:op,signal:js.signal});
if(n!==Ze)return;wp(o,t),ht=N,gl([]),e==="push"&&an("push"),Ft()}catch(o){if(Ht(o))return;if(!(o instanceof z))throw o;n===
Ze&&mp(o.problems,e)}finally{n===Ze&&W.removeAttribute("aria-busy")}}function mp(e,t){gl(e);let n=e.every(s=>s.where.startsWith(
"inputs"));if(N={...N,...n?{inputs:ht.inputs}:Gs(ht)},!oo(N,ht)){so({history:t});return}let o=ro(ht);for(let s of x(W,"[\
data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");an("replace"),Ft()}function gp(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function ro(e){return new Set(e.removed.split(",").filter(Boolean))}function wp(e,t){
hs(W);let n=Bs?.place,o=document.activeElement?.closest("[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;
for(let i of Et()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&re&&i.
contains(re)&&c.hasAttribute("data-removed")&&E(c,".sheet-head").after(re),c&&i.replaceWith(c)}for(let i of x(T,"[data-r\
enew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=L(e,"[da\
ta-inputs]");r&&ie?.replace(r,t),re?.isConnected&&document.activeElement===document.body&&E(re,"button:enabled").focus({
preventScroll:!0}),s&&L(W,`[data-remove="${CSS.escape(s)}"]`)?.focus(),wl(),n&&Bs?.restore(n)}function gl(e){let t=ie?ie.
showProblems(e):e,n=Us?.open?t:e;Ws.textContent=n.map(o=>o.message).join(" "),Ws.hidden=n.length===0,n.length&&T.dataset.
live&&Ws.append(" ",bp(T.dataset.live))}function bp(e){let t=document.createElement("a");return t.href=e,t.textContent="\
Open it on the server",t.search=bt({...N,all:null}).toString(),t}function wl(){Mr(W),Bs?.prepare(),xp(),Aa(W),_r(W),W.querySelector(
"pointer-view")&&Promise.resolve().then(()=>(cl(),Zh));for(let e of x(W,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=bt({...N,all:null,step:n}).toString()}for(let e of x(
T,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=bt({removed:N.removed,
inputs:N.inputs,lang:t}).toString()}for(let e of x(T,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of ul)t.delete(n);e.search=t.toString()}}function xp(){let e=!Ut&&!ht.removed&&!ht.inputs;for(let t of x(
W,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.
remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=t.dataset.remove,s.textContent=
"Predict what it changes",n?.before(s)}}async function yp(e){let t=Et()[rn(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.
all([Va(nn),Promise.resolve().then(()=>(ys(),xs))]);if(!t?.isConnected)return;let s=()=>Ne({removed:e.dataset.guess??""});
re=n&&o(t,n,s,()=>Ne({removed:""})),re?e.remove():s()}function Ep(e,t,{row:n,column:o}){let s=Object.fromEntries(new URLSearchParams(
location.search)),r=bt({...s,step:null,all:null,row:n,column:o});return Yt(`${T.dataset.api}/${e}/${t}?${r}`)}async function Sp(){
let{solutionsAt:e}=T.dataset;if(!(!e||L(T,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");W.after(...x(n.body,"[data-solutions]"))}catch{}}async function Ap(e){e.disabled=
!0;let{all:t}=N;N={...N,all:"1"},Ft(),await Promise.all([Ja(Mo(W)),Sp()]),window.print(),N={...N,all:t},Ft(),e.disabled=
!1}function bl(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${He} td`)!==null}function xl(e){for(let t=e;t&&
t!==W;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}W.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=ro(N);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),Ne({removed:[...n].join(",")})});
T.addEventListener("change",e=>{let t=lr(e);t.dataset.follow&&Ne({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(N={...N,all:t.checked?"1":""},an("replace"),Ft(),Et()[qt()]?.scrollIntoView({block:"start"}))});T.addEventListener(
"click",e=>{let t=P(e);t.dataset.go&&on(qt()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");
n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&Ap(t),t.closest(".onward \
a")&&zs()&&Os(T.dataset.lesson??"",Et()[qt()]?.dataset.step??""),"guess"in t.dataset&&yp(t);let o=t.closest("[data-slide\
]");o instanceof HTMLElement&&(e.preventDefault(),on(rn(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{
let t=P(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||bl(t)||xl(t))return;let n=hl(e.key);n!==null&&(e.preventDefault(),
on(n,!0))});var tn;W.addEventListener("touchstart",e=>{let t=P(e);tn=e.touches.length===1&&!xl(t)&&!bl(t)?e.touches[0]:void 0},
{passive:!0});W.addEventListener("touchend",({changedTouches:[e]})=>{if(sn||!tn||!e)return;let[t,n]=[e.clientX-tn.clientX,
e.clientY-tn.clientY];tn=void 0,Math.abs(t)>ep&&Math.abs(t)>2*Math.abs(n)&&on(qt()-Math.sign(t))});window.addEventListener(
"popstate",()=>{N=Vs(location.search),oo(N,ht)?Ft():so({history:"keep",isFresh:!0})});pl()||Xa(W,()=>{for(let e of Et())
e.hidden=!1;for(let e of x(W,"[data-beside]"))e.hidden=!1;Ut||ds(Et()),Ut&&Ur(Et())},Ft);!N.step&&location.hash&&(N.step=
location.hash.slice(1));N.step&&rn(N.step)<0&&!sn&&(N.step="",an("replace"));Us&&N.inputs&&(Us.open=!0,ie?.unfold(gp(N.inputs)));
Ar(W,"opens"in T.dataset?Ep:null);Rr(W,T.dataset.lesson??"",T.lang);Sa(W);$e&&Ir($e);Pr(W);wl();Ft();T.dataset.ready="tr\
ue";nn&&qa(nn);oo(N,ht)||rp();})();
