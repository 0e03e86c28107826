(()=>{var Tl=Object.create;var lo=Object.defineProperty;var $l=Object.getOwnPropertyDescriptor;var Nl=Object.getOwnPropertyNames;var Ll=Object.getPrototypeOf,kl=Object.prototype.hasOwnProperty;var Ks=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var uo=(e,t)=>{for(var n in t)lo(e,n,{get:t[n],enumerable:!0})},Rl=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let s of Nl(t))!kl.call(e,s)&&s!==n&&lo(e,s,{get:()=>t[s],enumerable:!(o=$l(t,s))||o.enumerable});return e};var Ys=(e,t,n)=>(n=e!=null?Tl(Ll(e)):{},Rl(t||!e||!e.__esModule?lo(n,"default",{value:e,enumerable:!0}):n,e));var Js,Cl,S,g=v(()=>{"use strict";({currentScript:Js}=document),Cl=Js instanceof HTMLScriptElement?Js.src:"",S=new URL("\
static/js/",Cl||document.baseURI).href});async function Yt(e,t,n=zt){let o=await Pl(new URL(`api/${e}`,n),t);if(String(n)===zt.href&&Fl(o!==null&&!ho(o)),!o)return Xs();
if(o.status===_l)return;if(!(o.headers.get("content-type")??"").includes("json")){let i=ke(o.status);throw new G(o.status,
[{where:"",message:i,suggestions:[]}])}let r=await o.json().catch(Xs);if(!o.ok)throw new G(o.status,r.errors??[]);return r}
async function Pl(e,t){try{let n=await fetch(e,t);return fo.includes(n.status)?null:n}catch(n){if(Ht(n))throw n;return null}}
function Qs(e){let t=AbortSignal.timeout(Il);return e?AbortSignal.any([e,t]):t}function ho({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function Fl(e){e!==Kt.answers&&(Kt.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function Xs(e){throw Ht(e)?e:new G(0,[{where:"",message:Le,suggestions:[]}])}
function Ht(e){return e instanceof DOMException&&e.name==="AbortError"}function bt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,o])=>[n,String(o)]))}function un(e){return e instanceof Error?
e.message:String(e)}var G,zt,Kt,fo,_l,Il,Le,ke,At=v(()=>{"use strict";g();G=class extends Error{constructor(t,n){super(n.
map(o=>o.message).join(" ")),this.status=t,this.problems=n}},zt=new URL(S.replace(/^(.*\/)static\/.*$/,"$1")),Kt={answers:!0},
fo=[502,504],_l=204,Il=5e3,Le="No response could be read. Your input is still here; check your connection and try again.",
ke=e=>`The server answered with ${e}.`});function Zs(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function dt(e){return Number.isFinite(e)?String(Number(e.toPrecision(6))).replaceAll("-","−"):e>0?"∞":"−∞"}function fn(e){
return e<0?`(${dt(e)})`:dt(e)}function po(e){return er(e," + ")}function tr(e){return er(e,", ")}function dn(e,t){return e===
t?t:`${e} = ${t}`}function er(e,t){return e.length<=24?e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var hn=v(
()=>{"use strict";g()});function go(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function pn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function mn(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(pn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Hl(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}
function Hl(e,t,n,o){let{op:s}=t;if(s==="constant")return bo(t,n);let r=wo(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s===
"view"||s==="join")return i;if(s==="where")return i?a:c;if(s==="matmul")return Dl(r);if(s==="collect")return Re.sum?.(r)??
0;if(s==="softmax")return Wl(e,t,n,r);let l=Re[s];if(l)return l(r);let u=mo[s];if(!u)throw new RangeError(`There is no o\
peration ${s}.`);return u(i,a)}function wo(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,Bl(t,
n)]];if(o==="join")return[jl(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return nr(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(o==="softmax"||o in Re){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=nr(
c).map(f=>[i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function bo({values:e=0},t){
return go(Array.isArray(e)?e[t]??Number.NaN:e)}function xo(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function Wl(e,t,n,o){let{place:s,width:r}=xo(e,t,n),i=Eo(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function Eo(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-
n)/o))}function Dl(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Bl({shape:e,offset:t=0,
strides:n,index:o},s){if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function jl(e,t,n){let o=n;for(let s of t){let r=pn(e[s]??{op:"",shape:[]});if(o<r)return[s,o];
o-=r}throw new RangeError(`No operand has the element ${n}.`)}function nr(e){return Array.from({length:e},(t,n)=>n)}function Ul(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function ql(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var mo,
Re,Ce=v(()=>{"use strict";g();mo={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Ul(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+ql(e/Math.SQRT2))},Re=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function _e(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:bo(c,a),op:"",parts:[]};let f=wo(e,c,a).
map(([b,E])=>s(b,E)),[d,h,w]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&w)return d?.value?h:w;if(l==="\
collect")return or(f);if(l==="matmul")return or(ar(f));if(l==="softmax")return Ql(f,xo(e,c,a));let m=Re[l];if(m)return{value:m(
f.map(({value:b})=>b)),op:l,parts:f};let p=mo[l];if(!p||!d)throw new RangeError(`There is no operation ${l}.`);return{value:p(
d.value,h?.value??0),op:l,parts:f}};return s(e.length-1,t)}function gn(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function Ct(e){if(sr.has(e.op))return e;for(let t of e.parts){let n=Ct(t);if(n)return n}return null}function So(e){
return e.op?Ao(e,null,!1).text:dt(e.value)}function rr(e){let t=dt(e.value),n=Ct(e);if(!n)return dn(So(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=Ie(e),s=o.reduce((r,i)=>r+i,0);return`${dt(o[e.place??0]??0)} / ${dt(s)} = ${t}`}return`${ir(
e,n)??Ao(e,n,!1).text} = ${t}`}function Ie({parts:e,temperature:t}){return Eo(e.map(({value:n})=>n),t?.value)}function wn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>Vl;return{powers:s?Ie(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function ir(e,t){if(e===t)return t.op==="sum"?`Sum ${dt(t.value)}`:null;let[
n,o]=e.parts,s=n&&ir(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${dt(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${dt(o.value)}`:null}function Ao(e,t,n){let{op:o,parts:s,value:r}=e,i=sr.has(o);if(!o||e===t||i&&n)return{text:fn(r),
binding:kt};let a=s.map(d=>Ao(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?po(c):"0",binding:pe};
if(o==="softmax")return{text:Jl(e,a),binding:Mt};if(o==="product")return{text:c.join(" · "),binding:Mt};let[l={text:"",
binding:kt},u]=a,f=zl[o];if(f&&u){let[d,h]=f,w=o==="add"||o==="multiply",m=Rt(l,o==="power"?kt:h),p=Rt(u,w?h:h+1);return{
text:o==="power"?`${m}^${p}`:`${m} ${d} ${p}`,binding:h}}return o==="negative"?{text:`−${Rt(l,Mt)}`,binding:pe}:o==="s\
qrt"?{text:`√${Rt(l,kt)}`,binding:kt}:o==="absolute"?{text:`|${Yl(s[0],l)}|`,binding:kt}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${Rt(l,kt)}))`,binding:Mt}:o==="gelu"?{text:`${Rt(l,Mt)} · Φ(${l.text})`,binding:Mt}:{text:`${Kl[o]??o}(${tr(c)}\
)`,binding:kt}}function Yl(e,{text:t}){return e&&!e.op?dt(e.value):t}function Rt({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function Jl(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=wn(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${Rt(c,pe)} − ${fn(r)}`,binding:pe}),i!==1&&(l={text:`${Rt(l,Mt)} / ${fn(i)}`,binding:Mt}),`e^${Rt(l,kt)}`});
return`${a[n]} / (${po(a)})`}function ar(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:Xl(
o),op:"multiply",parts:o})}return t}function Xl(e){return e.reduce((t,{value:n})=>t*n,1)}function or(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:yo(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?ar([r.parts[0],i]):[]),s={value:yo(o),op:"sum",parts:o};
return{value:yo(e),op:"divide",parts:[s,t]}}function yo(e){return e.reduce((t,{value:n})=>t+n,0)}function Ql(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=Ie(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var Vl,he,pe,Mt,Gl,kt,zl,Kl,sr,Mo=v(()=>{"use strict";g();hn();Ce();Vl=30,[
he,pe,Mt,Gl,kt]=[0,1,2,3,4],zl={add:["+",pe],subtract:["−",pe],multiply:["·",Mt],divide:["/",Mt],remainder:["mod",Mt],
power:["^",Gl],greater:[">",he],greater_equal:["≥",he],less:["<",he],less_equal:["≤",he],equal:["=",he],not_equal:["\
≠",he]},Kl={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},sr=new Set(["sum","softmax"])});function y(e,t,n){let o=L(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function L(e,t,n){
let o=e.querySelector(t);return o&&lr(o,n)?o:null}function x(e,t,n){return[...e.querySelectorAll(t)].filter(o=>lr(o,n))}
function vo(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function P({target:e}){return e}function cr({target:e}){
return e}function lr(e,t){return e instanceof(t??HTMLElement)}var K=v(()=>{"use strict";g()});function fr(){return ur??=document.querySelector('[data-decimal=","]')!==null,ur}function tt(e){return fr()?e.replaceAll(
Zl,t=>t.replaceAll(/[.,]/g,n=>tu[n]??n)):e}function Pe(e){return fr()?e.replace(",","."):e}var Zl,tu,ur,$t=v(()=>{"use s\
trict";g();Zl=/\d[\d.,]*\d/g,tu={".":",",",":"."}});function pt(e){return"down"in e.dataset?[x(e,"tbody td",HTMLTableCellElement)]:x(e,"tbody tr").map(t=>x(t,"td",HTMLTableCellElement))}
function me(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function bn(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=L(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?pt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,..._t(s)};return t.set(n,i),i}}function xn(e,t){let n=e?.cells[t];return n?Xt(n):Number.
NaN}function Xt(e){return Zs(e.dataset.value??Pe(Oo(e)))}function Oo(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function vt(e){return y(e,"figcaption span").textContent??""}function _t(e){let t=o=>x(e,o).map(
s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var Fe,Jt,He,We,ge=v(()=>{"use strict";g();hn();K();$t();Fe="figure[data-how]",Jt="figure[data-how] tbody td",He="f\
igure[data-editable]",We="figure[data-editable] tbody td"});function dr(e){let t=atob(e),n=new Uint8Array(t.length);for(let o=0;o<t.length;o++)n[o]=t.charCodeAt(o);return n}var hr=v(
()=>{"use strict";g()});function De(e){if(Array.isArray(e))return nu(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=eu[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(dr(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function nu(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function Be({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:ou(e,n*s,(n+1)*s),shape:o}}function pr({values:e,shape:t}){
return t.length<2?e:To({values:e,shape:t})}function To(e){return Array.from({length:e.shape[0]??0},(t,n)=>Be(e,n).values)}
function ou(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var eu,$o=v(()=>{"use strict";g();hr();eu={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function at(e){return"kind"in e&&e.kind===En}function Ot(e){return at(e)?e.meta:e.layout.meta}function yn(e){return at(e)?
e.meta.height??0:e.layout.height}var En,Sn=v(()=>{"use strict";g();En="network"});function wr({data:e,layout:{meta:t}},n){for(let o of t.parts??[]){let s=e[o.trace];if("lines"in o){let r=je(o.lines,t,n);
Object.assign(s,ru(r,n[o.row],o))}else s[o.attribute]=pr(je(o.is,t,n))}}function je(e,t,n){let o=su(t),s=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===gr?0:a.indexOf(n[i]??"")};return{values:mn(e,(i,a=[])=>{let c=o[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>Be(l,s(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function su(e){let t=mr.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,De(o)])),mr.
set(e,t)),t}function ru({values:e,shape:t},n,{above:o,to:s}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==gr&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var gr,
mr,No=v(()=>{"use strict";g();$o();Ce();gr="all",mr=new WeakMap});function Er(e,t){let{table:n}=Ot(e);if(n&&"rows"in n)return[n];if(at(e))return[];let{data:o,layout:s}=e,r=n?[iu(n,s.meta,
t)]:[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>au(s,a)),...r]}function An({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Lo("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of t)s.insertRow().append(Lo("th",r,"row"),...i.map(a=>Lo("td",a)));return n}function yr(e){
let t=o=>o.map(fu).join(",");return`${e.map(({columns:o,rows:s})=>[o,...s].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function iu(e,t,n){let{columns:o,labels:s}=e;if("values"in e){let i=e.values.map(a=>je(a,t,n).values);return{columns:o,
rows:s.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=To(je(e.matrix,t,n));return{columns:o,rows:s.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function au(e,t){let n=De(t.z??[]),o=br(e,t,"y").map((s,r)=>[s,...Array.from(Be(n,r).values)]);return{columns:[
t.name??"",...br(e,t,"x")],rows:o}}function br(e,t,n){let o=t[n];if(Array.isArray(o))return o.map(c=>xr(String(c)));let s=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(xr);let{shape:a}=De(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function xr(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function fu(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
lu,"$1'").replace(uu,"'"),n=cu.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Lo(e,t,n){let o=document.
createElement(e);return n&&(o.scope=n),o.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),
o}var cu,lu,uu,ko=v(()=>{"use strict";g();$o();Sn();No();cu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,lu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
uu=/^(?=[\t\r\n])/});function Sr(e,t){let n=o=>{let s=vr(o);s&&Ue(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&hu(e,t),e.addEventListener("pointerout",o=>{let s=P(o).closest(Fe),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&Mn(Co(s))}),e.addEventListener("keydown",pu)}function Ar(e){for(let t of x(e,Fe))for(let[n,o]of x(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function hu(e,t){let n=0,o=async s=>{let r=vr(s);if(!r)return;n+=1;let i=n,
a=Ro(r),c=Co(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,me(pt(a),r));i===n&&c.isConnected&&mu(
c,f,r)}catch(f){i===n&&(y(c,"[data-sum]").textContent=un(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=P(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function pu(e){let t=P(e),n=t.closest(`${Jt}, ${We}`),o=du[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=Ro(
n),r=pt(s),{row:i,column:a}=me(r,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function Ue(e,{withoutResult:t=!1}={}){let n=Ro(e),o=Co(n);Mn(o);let s=bn(o),r=_e(JSON.parse(
n.dataset.how??"[]"),pt(n).flat().indexOf(e),(l,u)=>xn(s(l),u));e.dataset.lit="result";for(let l of gn(r)){let u=s(l.table??
"")?.cells[l.index??0];u&&(u.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":dt(Xt(e)),c=Number.isNaN(r.value)?a:dn(So(r),a);i.textContent=[wu(n,e),tt(c)].filter(Boolean).join(": "),delete i.
dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function mu(e,t,n){e.
querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,numbers:c}=t,l=_e(i,a,(m,p)=>Mr(
c[m],p).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(An(gu(l,c)));let w=document.createElement("p");w.className=
"sum",w.textContent=rr(l),u.append(f,h,w,d),y(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function gu(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=gn(a);return Mr(t[c],l).label},o=(a,...c)=>[a,...c.
map(dt)],s=Ct(e);if(!s)return{columns:["term","value"],rows:gn(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:r,parts:i}=s;if(r==="softmax"){let a=Ie(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>o(n(a),a.value))}}function Mr(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:go(o)}}function Mn(e){for(let n of x(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function vr(e){return e.target instanceof Element?e.target.closest(Jt):null}function Ro(e){
return e.closest("figure")}function Co(e){return e.closest("[data-step]")}function wu(e,t){let{row:n,column:o}=me(pt(e),
t),{rows:s,columns:r}=_t(e);return[vt(e),s[n],r[o]].filter(Boolean).join(", ")}var du,_o=v(()=>{"use strict";g();At();hn();
Mo();K();Ce();ge();$t();ko();du={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var Qr,Zr,ti,ei,ni,oi,si,ri,ii,ai,ci,li,ui,fi,di,hi,pi,mi,gi,wi,Vo,bi,xi,Ei,Ge=v(()=>{"use strict";g();Qr="This lesson h\
as no such input. Send one of its inputs.",Zr="This is not one of the options. Send one of {options}.",ti="This is not a\
 list. Send a list of words.",ei="There are {words} words. Send {expected} words.",ni="This word is empty or not text. S\
end a word.",oi="The word contains a control character. Send it without.",si="The word has {characters} characters. Send\
 at most {most}.",ri="This is not a matrix. Send a list of rows, each a list of numbers.",ii="The matrix has {count} row\
. Send {expected}.",ai="The matrix has {count} rows. Send {expected}.",ci="This row is not a list. Send a list of number\
s.",li="The row has {count} number. Send {expected}.",ui="The row has {count} numbers. Send {expected}.",fi="This is not\
 a number. Send a number, such as 0.25.",di="The number is out of range. Send a number from {least} to {most}.",hi="This\
 is not a whole number. Send a whole number.",pi='"{step}" is not a step of this lesson. Send the id of a removable step\
.',mi='"{step}" cannot be removed. Send the id of a removable step.',gi="This step needs {names}, which could not be com\
puted above.",wi="The result is not a number: the inputs are too extreme. Enter smaller values.",Vo=[0,.01,.04,.1,.2,.4,
.7,1],bi=4,xi=1e-12,Ei=7});function Qt(e,t){let n=Array.from(e),o=af(n),s=cf(n,t);return n.map((r,i)=>({text:Nt(r,o),exact:Yo(r),level:s[i]??null}))}
function af(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=xi*Math.abs(s)}))return t;return 3}function Nt(e,t=zo(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(zo(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=Ko(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=Ko(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function Yo(e){if(zo(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=sf&&t<rf){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function zo(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function Ko(e,t,n){let[o="",s]=e[n](of).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function cf(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Vo.slice(1).map((i,a)=>(i+(Vo[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
bi:Ei,s=Math.max(0,...n.map(Math.abs))||1;return n.map(r=>Number(Ko(r/s*o,0,"toFixed")))}var of,sf,rf,Zt=v(()=>{"use str\
ict";g();Ge();of=100,sf=1e-4,rf=1e16});var Jo,Xo=v(()=>{"use strict";g();Jo=`	
\v\f\r              \u2028\u2029  　`});function be(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Nn=v(()=>{"use strict";g();Xo()});function uf(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(Si(r)===Si(i)?a:[...a,lf])}}function Si(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function ff(e,t,{settings:n,inputs:o}){let s=Object.entries(e.tables).map(([m,p])=>{let b=Ai(
p,n)??null,{title:E="",figure:$=null}=b??Object.values(p.variants)[0]??{};return{name:m,title:E,isShown:$!==null,variant:b,
numbers:null}}),r=(m,p="")=>({tables:s,status:m,error:p}),i=e.inputs.map(m=>t.get(m)?.status);if(e.failing.some(m=>o.has(
m))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((m,p)=>i[p]==="failed");if(c.length){let m=c.map(p=>`\
“${t.get(p)?.title??p}”`).join(", ");return r("failed",be(gi,{names:m}))}let l=new Map(s.map(({name:m,variant:p})=>[
m,p])),u=df(e,l,t,o);if(!Ai(e.conditions,n)?.every(({expression:m,holds:p})=>{let[b]=Mi(m,u)??[];return b!==void 0&&!!b===
p}))return r("unknown");let h=s.map(m=>({...m,numbers:u(m.name)}));return h.some(({numbers:m})=>m&&Array.from(m).some(Number.
isNaN))?r("failed",wi):{tables:h,status:"computed",error:""}}function df(e,t,n,o){let s=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!s.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?Mi(c.expression,r):null)}return s.
get(i)??null};return r}function Mi(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===pn(o))?mn(e,o=>t(o)??[]):
null}function Ai({settings:e,variants:t},n){return t[e.filter(o=>n.includes(o)).join(",")]}function hf(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,o)=>Object.is(n,t[o]))}function kn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,o,s)=>t[o]?.[Number(s)]??n)}var lf,Ln,Rn=v(()=>{"use strict";g();Ce();Ge();Nn();lf="=",Ln=class{#e;#t;constructor(t){
this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,
n,this.#t)}#n(t,n,o){let s={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??
c,f=a==="matrix"||a==="number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);s.known.set(i,{numbers:f,isOwn:d,
status:"computed"})}let r=uf(this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(m=>s.known.
get(m)?.isOwn??!0),l={settings:a?[i.id]:[],inputs:new Set},u=ff(i,s.known,c?l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,
isRemoved:a,isOwn:c,...u});let{tables:h,status:w}=u;for(let{name:m,numbers:p}of h){let b=c&&!a||hf(p,o?.known.get(m)?.numbers),
E=i.tables[m]?.variants[""]?.title;s.known.set(m,{numbers:p,isOwn:b,status:w,title:E})}}return s}}});function Ti(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.name===e);if(!s)return t.flatMap(({tables:a})=>a).find(a=>a.
name===e)??null;let{shown:r}=s,i=n.get(e)?.numbers??null;return r?{name:e,title:r.title,isShown:!0,variant:r,numbers:i}:
null}function $i({variant:e,numbers:t},n,o){let s=e&&o.content.children[e.figure??-1];if(!e||!s||!t)return null;let r=document.
importNode(s,!0),i=x(r,"tbody td");for(let[u,{text:f,exact:d,level:h}]of Qt(t,e.shade).entries()){let w=i[u];if(!w)continue;
let m=tt(f);w.textContent=m,Oi(w,"value",d===m?null:d),Oi(w,"level",h||null)}let{rows:a,columns:c}=e,l="down"in r.dataset;
return ze(x(r,"tbody th"),l?c:a,n),ze(x(r,"thead th"),c,n),e.opens&&(r.dataset.how=JSON.stringify(e.expression)),r}function Oi(e,t,n){
n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function ze(e,t,n){for(let[o,s]of e.entries()){let r=kn(t[o]??"",n),
i=[...r],a=i.length>vi;s.textContent=a?`${i.slice(0,vi-1).join("")}…`:r,s.title=a?r:""}}var vi,Ni=v(()=>{"use strict";
g();K();Zt();Rn();$t();vi=20});function Qo(e){let[t,n]=[0,e.length];for(;t<n&&Li(e.charAt(t));)t+=1;for(;t<n&&Li(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var mg,Li,ki,Ri=v(()=>{"use strict";g();Xo();mg=new RegExp(`[${Jo}]+`),Li=e=>e!==""&&Jo.includes(e);ki=e=>[...e].length});function Cn(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:Qr,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=gf(i,a,s)}catch(a){if(!(a instanceof st))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new G(422,
o);return s}function gf(e,t,n){if(e.kind==="words")return wf(e,t);if(e.kind==="matrix")return bf(e,t,n);if(e.kind==="num\
ber")return Ii(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new st("",Zr,{options:e.options.join(
", ")})}function wf({least:e,most:t},n){if(!Array.isArray(n))throw new st("",ti);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new st("",ei,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!Qo(
o))throw new st(r,ni);if(mf.test(o))throw new st(r,oi);let i=ki(o);if(i>40){let a=40;throw new st(r,si,{characters:i,most:a})}
return Qo(o)})}function bf(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new st("",ri);let s=e.
isRow?[e.own]:e.own,r=_i(e.rows,n).length||s.length,i=_i(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?ii:ai;throw new st("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new st(u,ci);if(c.length!==i){let f=c.length===1?li:ui;throw new st(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Ii(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Ii({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new st(s,fi);if(!(o>=e&&o<=t)){let i={least:Nt(e),most:Nt(t)};throw new st(s,di,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>pf*Math.max(1,Math.abs(o),Math.abs(r)))throw new st(s,hi);return r}function _i(e,t){return Array.
isArray(e)?e:t[e]??[]}var pf,mf,st,Zo=v(()=>{"use strict";g();At();Ge();Zt();Nn();Ri();pf=1e-9,mf=/[\p{Cc}\p{Cs}]/u,st=class extends Error{constructor(t,n,o={}){
super(be(n,o)),this.where=t}}});var In={};uo(In,{exportedLesson:()=>Sf,openRecord:()=>_n});function _n(){let e=y(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Pi??=new Ln(JSON.parse(e)),Pi}async function Sf(e,t){let n=_n(),o=Cn(n.inputs,Af(e.inputs));Mf(n,
o);let s=vf(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await Di([...s],t)||await Tf(n,o,s,t),a=kf(n,
o);return a&&i.append(a),i}function Af(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Ke(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Mf({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw Ke(422,`inputs.${n}`,Ef)}}function vf(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?mi:pi;if(!s?.isRemovable)
throw Ke(422,"removed",be(r,{step:o}))}return n}async function Di(e,{files:t,signal:n}){if(!t)return Of(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(Wi);if(!r.ok)throw Ke(r.status,"",
ke(r.status));let i=await r.text().catch(Wi),a=y(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function Of(e){let t=JSON.parse(y(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>Fi("lesson-parts",i)));for(let i of x(
o,"[data-matrix]"))i.replaceWith(Fi("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function Fi(e,t){let{content:n}=y(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function Tf(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>Di(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=L(r,`[data-step="${CSS.escape(c.id)}"]`);l&&Nf(l,c,a,e)}for(let c of x(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||$f(c,e.solve(t,new Set([...n,l])))}return r}function $f(e,{
steps:t}){let n=t.find(({id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=
!0,e.parentElement?.append(" ",yf))}function Nf(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!s)return;let r=t.inputs.map(i=>Ti(i,n,o)).filter(i=>i!==null);Hi(e,".step-inputs",
r,n.values),Hi(e,".step-results",t.tables,n.values),t.isOwn||Lf(e,t)}function Lf(e,{status:t,error:n}){let s=Object.entries(
{remark:".remark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of x(e,".remark, pointer-view, .f\
ailure"))i.remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(
([i])=>i).join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=xf;else if(s.length){let i=s.map(([
l])=>l).join(" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hi\
dden: ${c} the original numbers.`}r.textContent&&y(e,".reasons").before(r)}function Hi(e,t,n,o){let s=L(e,t);if(!s)return;
let r=n.filter(({isShown:u})=>u),i=y(document,"#lesson-figures",HTMLTemplateElement),a=r.map(u=>$i(u,o,i)).filter(u=>u!==
null),c=r.filter(({numbers:u})=>!u).map(({title:u})=>u);if(s.replaceChildren(...a),!c.length)return;let l=document.createElement(
"p");l.className="quiet",l.dataset.missing="",l.textContent=`Only the server can compute with your changes: ${c.join("; ")}\
.`,s.append(l)}function kf(e,t){let n=L(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=L(n,"[data-i\
nputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=y(s,`[data-input="${CSS.escape(r)}\
"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?tt(Yo(l)):String(l));for(let[l,u]of x(a,"input, select").entries())u.value=
c[l]??"";i&&(ze(x(a,"tbody th"),i.rows,t),ze(x(a,"thead th"),i.columns,t))}return s}function Wi(e){throw Ht(e)?e:Ke(0,"",
Le)}function Ke(e,t,n){return new G(e,[{where:t,message:n,suggestions:[]}])}var xf,Ef,yf,Pi,Ye=v(()=>{"use strict";g();At();
K();Ge();Ni();Zt();Rn();Zo();$t();Nn();xf="With your changes, only the server can compute this step.",Ef="Only the serve\
r can compute with more or fewer words.",yf="(with your changes, only on the server)"});function Pn(e,t){let n=L(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(Bi,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of Rf(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],w=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([p=0,b=0])=>`${(p-o.left).toFixed(1)} ${(b-o.top).toFixed(1)}`),m=document.createElementNS(Bi,"path");m.setAttribute(
"d",`M${w[0]}C${w.slice(1).join(" ")}`),r.append(m)}n.append(r)}function Rf(e){return x(e,"figure.matrix").flatMap(t=>{let n=x(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var Bi,
ji=v(()=>{"use strict";g();K();Bi="http://www.w3.org/2000/svg"});function W(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function Lt(e,t,n){return e+
(t-e)*n}function xt(e,t,n){return{x:Lt(e.x,t.x,n),y:Lt(e.y,t.y,n),width:Lt(e.width,t.width,n),height:Lt(e.height,t.height,
n)}}function ct(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*Cf+n*_f+([...e].
length-t-n)*Ui}function xe(e,t){let n=Math.max(0,...e.map(ct));return n?Math.min(t,n+12):0}function lt(e,t){if(ct(e)<=t)
return e;let n=Math.floor(t/Ui)-1;return n>1?`${[...e].slice(0,n).join("")}…`:""}function Y(e,t,n,{opacity:o=1,isLit:s=!1,
isRaised:r=!1}={}){let a=t.height>=17&&t.width>=ct(n.text)+qi?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:a,opacity:o,
isLit:s,isRaised:r}}function z(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,
x:t,y:n,text:o,anchor:r,opacity:i,isQuiet:a}}function Pt(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,
opacity:n,isQuiet:o}}function Wt(e){return{...e,text:"?",level:void 0}}function Tt(e,t,n){return Math.max(3,Math.min(n,e/
Math.max(1,t)))}function Et(e){return Math.max(44,...e.map(({text:t})=>ct(t)+2*qi))}var Ui,Cf,_f,qi,et,Ee=v(()=>{"use st\
rict";g();[Ui,Cf,_f]=[8.8,9.8,4.8],qi=6,et=30});function Gi({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=xe([
...n,r],Math.min(150,a/4)),d=Et(e),h=f+d+34,w=Et([...o.flat(),...s])+14,m=Tt(a-h-4,s.length,w),p=m-Math.min(5,m/5),b=Tt(
If,u,et+8),E=b-Math.min(6,b/4),$=8+u*b+14,X=Math.max(...t),j=W(c,0,.9),C={anchor:"end",isQuiet:!0},U=[],q=0;for(let[I,M]of t.
entries()){let _=8+I*b,F=_+E/2+6;if(b>17){let B=lt(n[I]??"",f-12);U.push(z(`label-${I}`,f-12,F,B,C))}U.push(Y(`weight-${I}`,
{x:f,y:_,width:d,height:E},e[I]??{text:""})),b>17&&U.push(z(`times-${I}`,f+d+17,F,"·",{isQuiet:!0}));let A=Lt(1,Lt(Pf,1,
M/X),j),H=Vi*I/Math.max(1,u-1),R=W(c,1+H,1.85-Vi+H);for(let[B,Z]of(o[I]??[]).entries()){let J={x:h+B*m,y:_,width:p,height:E};
if(U.push(Y(`value-${I}-${B}`,J,Z,{opacity:A})),R===0||c>=ts||M*ye<.25)continue;let ot={...J,y:$+q,height:M*ye},rt=xt(J,
ot,R),mt={...Z,text:""};U.push(Y(`strip-${I}-${B}`,rt,mt,{opacity:Lt(A,1,R)}))}q+=M*ye}let k=h+s.length*m;U.push(Pt("rul\
e",`M${f} ${$-8}H${k}`,{opacity:W(c,.9,1.1),isQuiet:!0}));let V=W(c,1.8,2);U.push(z("result",h-12,$+ye/2+6,lt(r,h-12),{anchor:"\
end",opacity:W(c,1,1.3)}));for(let[I,M]of s.entries()){let _={x:h+I*m,y:$,width:p,height:ye},F=I===l?Wt(M):M;V>0&&U.push(
Y(`result-${I}`,_,F,{opacity:V}))}return{width:k,height:$+ye+8,marks:U}}function zi({weights:e,labels:t,shares:n},{moment:o}){
let s=n.indexOf(Math.max(...n)),r=t[s]?`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="The"?" is":
","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows as thick as \
their weights fill exactly one row: the average."}var ts,ye,If,Vi,Pf,Ki=v(()=>{"use strict";g();Ee();ts=2,ye=44,If=380,Vi=
.4,Pf=.1});function Zi({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=Et(n.map(({tile:M})=>M))+4,[a,c]=[e,t].map(
M=>es(M,i,o)),l=te(a)+Yi+te(c)<=o,u=Math.max(Qi(e),Qi(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*Fn)/u)),h=l?Math.max(Je(e),Je(t)):Je(e)+Je(t),w=Math.max(6,Math.min(et+4,Ff/h)),[m,p]=[d-Math.min(4,d/5),w-Math.min(4,
w/4)],b=h*w+Se+6,E=l?b:b+Se+24,$={sources:es(e,d,o),targets:es(t,d,o)},X=te($.sources)+Yi,j=l?X+te($.targets):Math.max(te(
$.sources),te($.targets)),C=M=>l?0:(j-te(M))/2,U={sources:{top:Se,edges:Xi($.sources,C($.sources))},targets:{top:l?Se:Se+
Je(e)*w+24+Se,edges:Xi($.targets,l?X:C($.targets))}},q=(M,_)=>{let{columns:F=0}={sources:e,targets:t}[M][_]??{},A=($[M][_]??
0)-F*d;return(U[M].edges[_]??0)+A/2},k=(M,{table:_,row:F,column:A})=>({x:q(M,_)+A*d,y:U[M].top+F*w,width:m,height:p}),V=[],
I=[];for(let[M,_]of[["sources",e],["targets",t]])for(let[F,{title:A,columns:H}]of _.entries()){let R=M==="targets"&&t.length>
1?F:0,B=M==="targets"?W(s,R,R+.4):1,Z=q(M,F)+H*d/2,J=lt(A,$[M][F]??0);V.push(z(`${M}-${F}`,Z,U[M].top-9,J,{opacity:B,isQuiet:!0}))}
for(let[M,{tile:_,from:F,to:A,moment:H}]of n.entries()){let[R,B]=[k("sources",F),k("targets",A)],Z=Math.max(1,(t[A.table]?.
columns??1)-1),J=Ji*A.column/Z,ot=W(s,H+J,H+1-Ji+J);if(V.push(Y(`left-${M}`,R,_,{opacity:ot>0?.25:1})),ot===0)continue;let rt=M===
r?{..._,text:"?",level:void 0}:_;I.push(Y(`moved-${M}`,xt(R,B,ot),rt,{isRaised:ot<1}))}return{width:j,height:E,marks:[...V,
...I]}}function es(e,t,n){let o=(n-(e.length-1)*Fn)/e.length;return e.map(({title:s,columns:r})=>Math.max(r*t,Math.min(ct(
s),o)))}function te(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Fn)}function Xi(e,t){let n=t;return e.map(o=>{let s=n;
return n+=o+Fn,s})}function Qi(e){return e.reduce((t,{columns:n})=>t+n,0)}function Je(e){return Math.max(...e.map(({rows:t})=>t))}
function ta({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No number changes.`}let s=e.length>
1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var Ff,Fn,Yi,Se,Ji,ea=v(()=>{"use str\
ict";g();Ee();Ff=400,Fn=36,Yi=84,Se=28,Ji=.4});function na(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],h=u?[s.label]:[s.label,...r.map(({label:O})=>O)],w=xe(h,Math.min(150,t/4)),m=[...s.tiles,...r.flatMap(
({tiles:O})=>O),...i.flat()],p=Et(c),b=l?Math.min(150,ct(l)+14):0,E=Et(m)+8,$=f+2,[X,j]=u?[$,d]:[d,$],C=t-w-b-(u?0:p+44)-
4,U=Math.max(p+8,...[s,...r].map(({label:O})=>ct(O))),q=Tt(C,X,Math.max(E,u?Math.min(U,120):0)),k=Tt(Hf,j,et+6),V=q-Math.
min(5,q/5),I=k-Math.min(5,k/4),M=u?48:8,_=M+d*k+22,F=w+d*q+40,A=(O,Q)=>u?{x:w+O*q,y:M+Q*k,width:V,height:I}:{x:w+Q*q,y:M+
O*k,width:V,height:I},H=O=>u?{x:w+O*q,y:_,width:V,height:et}:{x:F,y:M+O*k,width:p,height:I},R=Math.min(f-1,Math.floor(n)),
B=Math.min(1,n-R),Z=Math.max(0,R-1+W(B,0,R?Hn:.01)),J=O=>Math.min(1,Math.max(0,O)),ot=O=>O+1-J(Z-O)+J(O-Z),rt=[],mt=[];for(let[
O,{label:Q,tiles:wt}]of r.entries()){let St=ot(O),ft=O===R&&B>Hn&&B<1;for(let[zs,vl]of wt.entries()){let Ol=O>R&&n<f?.6:
1;rt.push(Y(`line-${O}-${zs}`,A(St,zs),vl,{opacity:Ol}))}rt.push(ln(`name-${O}`,Q,St,ft));let Vt=O<R||B===1;if(O>R)continue;
let it=O<R?1:W(B,ns,.95);if(!it)continue;let Gt=H(St),de=c[O]??{text:""},co=Math.min(d,Math.floor(it*d+1e-9)),Al={text:a[O]?.[co-
1]??""},Ml=O===o?Wt(de):Vt?de:Al;rt.push(Y(`result-${O}`,Gt,Ml,{opacity:Math.min(1,4*it)})),rt.push(ao(O,St,Vt,Math.min(
1,4*it)))}let gt=n>=f||B===0&&R>0?Math.ceil(n)-1:R,ce=B===0||n>=f?1:W(B,Hn,ns),le=n<f&&B>0&&B<Hn;if(n>0&&!le){let O=Z+2;
for(let[Q,wt]of(i[gt]??[]).entries()){let St=A(O,Q),ft=.25*Q/Math.max(1,d-1),it=gt===R&&B>0&&B<1?W(B,ns+ft*.6,.8+ft*.6):
1,Gt=gt===o;if(mt.push(Y(`product-${Q}`,St,wt,{opacity:ce*(1-.55*it),isLit:!0})),it===0||it===1)continue;let de=xt(St,Wf(
H(ot(gt))),it),co=Gt&&it>.6?{...wt,text:""}:wt;mt.push(Y(`flight-${Q}`,de,co,{opacity:1-W(it,.8,1),isLit:!0}))}}for(let[
O,Q]of s.tiles.entries())mt.unshift(Y(`sliding-${O}`,A(Z,O),Q,{isRaised:!0}));if(mt.push(ln("name-sliding",s.label,Z,!0)),
l){let O=u?w+$*q+8:F+p+10,Q=u?_+21:M+k+I/2+6,wt=lt(l,b);rt.push(z("after",O,Q,wt,{anchor:"start",isQuiet:!0}))}let ue=u?
_+et+8:M+$*k+6;return{width:(u?w+$*q:F+p)+b,height:ue,marks:[...rt,...mt]};function ln(O,Q,wt,St){let ft=!St;if(u){let Gt=lt(
Q,q),de=O==="name-sliding"?16:38;return z(O,w+wt*q+V/2,de,Gt,{isQuiet:ft})}let Vt=M+wt*k+I/2+6,it=k>17?lt(Q,w-12):"";return z(
O,w-12,Vt,it,{anchor:"end",isQuiet:ft})}function ao(O,Q,wt,St){let ft=H(Q),[Vt,it]=u?[ft.x+ft.width/2,ft.y-6]:[ft.x-20,ft.
y+ft.height/2+6],Gt=wt?u?"":"=":"+ …";return z(`equals-${O}`,Vt,it,Gt,{opacity:St,isQuiet:!0})}}function Wf({x:e,y:t,width:n,
height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/2}}function oa(e,{moment:t,isAsked:n}){let{sliding:o,lines:s,sums:r,
results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.label].map(m=>m?`“${m}”`:""),f=l&&u?`${l} over ${c?"column ":""}${u}\
: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",w=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}umbers that meet are mult\
iplied, and the products add up to ${w}.`}var Hf,Hn,ns,sa=v(()=>{"use strict";g();Ee();Hf=380,[Hn,ns]=[.35,.55]});function aa({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:C})=>C),a=Math.max(Et(i),...e.map(
({label:C})=>ct(C)))+16,c=Tt(o,e.length,a),l=Tt(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,w]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],m=28,p=m+et+ia+ra,b=t.map((C,U)=>e.reduce((q,k)=>q+(k.
place===U?k.share:0),0)),E=ra/Math.max(...b,1e-9),$=[Pt("base",`M${d} ${p+1}H${d+t.length*l}`)],X=t.map(()=>0),j=t.map(()=>{});
for(let[C,{label:U,tile:q,share:k,place:V}]of e.entries()){let I=f+C*c+(c-h)/2,M={x:I,y:m,width:h,height:et},_=d+V*l+(l-
w)/2,F=X[V]??0,A=Math.max(0,k*E),H={x:_,y:p-F-A,width:w,height:A};X[V]=F+A;let R=s-C,B=V===r;$.push(z(`label-${C}`,I+h/2,
18,lt(U,c),{isQuiet:!0}),Y(`source-${C}`,M,q,{opacity:R>=1?.35:1}));let[Z,J]=[I+h/2,_+w/2],ot=m+et+ia/2,rt=`M${Z} ${m+et}\
C${Z} ${ot} ${J} ${ot} ${J} ${H.y}`,mt=W(R,0,os)*(1-W(R,Wn,1));mt&&$.push(Pt(`way-${C}`,rt,{opacity:mt,isQuiet:!0}));let gt=Math.
min(1,Math.max(0,(R-os)/(Wn-os)))**2;if(gt>0){let ce=xt(M,H,gt),le=W(gt,0,.7),ue=B&&gt>.5?{...q,text:""}:q,fe=xt(M,H,le).
x;$.push(Y(`dropped-${C}`,{...ce,x:fe},ue)),R>=Wn&&(j[V]=n[C])}}for(let[C,{label:U,tile:q}]of t.entries()){let k=d+C*l+l/
2,V=e.filter((A,H)=>A.place===C&&s>=H+Wn),I=p-V.reduce((A,{share:H})=>A+H*E,0),_=e.every((A,H)=>A.place!==C||s>=H+1)&&(j[C]!==
void 0||s>=e.length),F=C===r&&j[C]?Wt(q).text:_?q.text:j[C];F&&$.push(z(`sum-${C}`,k,I-9,F)),$.push(z(`place-${C}`,k,p+24,
lt(U,l-6),{isQuiet:!F}))}return{width:u,height:p+36,marks:$}}function ca({sources:e,places:t,sums:n},{moment:o,isAsked:s,
isEnd:r}){let i=e[o];if(!i)return"";if(r){let u=t.map((h,w)=>e.filter(m=>m.place===w)).reduce((h,w)=>w.length>h.length?w:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var ra,ia,os,Wn,la=v(()=>{"use strict";g();Ee();ra=170,ia=76,[os,Wn]=[
.15,.8]});function da({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=c>620?xe(d,200):0,w=Math.max(Et([...e,...t]),...r.map(ct))+10,m=c<480?ua/2:ua,p=Tt(c-h-m-
60,f,Math.min(w,128)),b=p-Math.min(8,p/4),E=28+ee,[$,X]=[E+8,E+8+et+8],j=r.some(A=>ct(A)>p),C=X+et+22,U=h+f*p+18,q=Math.
max(...n),k=[],V=A=>Dn*A/Math.max(1,f-1);if(h){let A={anchor:"end",isQuiet:!0},H=R=>lt(R,h-12);k.push(z("name-powers",h-
12,E-8,H(i.powers),{...A,opacity:W(l,0,.5)}),z("name-scores",h-12,$+21,H(i.scores),A),z("name-weights",h-12,X+21,H(i.weights),
{...A,opacity:W(l,2,2.5)}))}let I=h+f*p;k.push(Pt("base",`M${h} ${E+1}H${I}`,{isQuiet:!0}));let M=W(l,1,1.4),_=U+m+6;k.push(
Pt("zero",`M${U-8} ${E+1}H${_}`,{opacity:M,isQuiet:!0}),Pt("one",`M${U-8} ${E-ee}H${_}`,{opacity:M}),z("one-text",_+8,E-
ee+6,"1",{anchor:"start",opacity:M}),z("zero-text",_+8,E+6,"0",{anchor:"start",opacity:M,isQuiet:!0}),z("sum",U+m/2,E-ee-
10,`Σ ${s}`,{opacity:W(l,1,1.5)*(1-W(l,2,2.3))}));let F=0;for(let[A,H]of n.entries()){let R=h+A*p+(p-b)/2,B=W(l,V(A),1-
Dn+V(A)),Z=ee*H*B/q,J={...t[A]??{text:""},text:""},ot={x:R,y:E-Z,width:b,height:Z},rt=A===u,mt=Lt(1,.35,W(l,1,1.6)),gt=rt?
{...J,level:void 0}:J;k.push(Y(`bar-${A}`,ot,gt,{opacity:mt}));let ce=o[A]??"";ct(ce)<p+8&&k.push(z(`power-${A}`,R+b/2,ot.
y-8,ce,{opacity:B})),k.push(Y(`score-${A}`,{x:R,y:$,width:b,height:et},e[A]??J)),F+=H*ee;let le={x:U,y:E-F,width:m,height:H*
ee},ue=W(l,1+V(A),2-Dn+V(A));ue>0&&k.push(Y(`part-${A}`,xt({...ot,height:Z},le,ue),gt));let fe=W(l,2+V(A),3-Dn+V(A)),ln={
x:R,y:X,width:b,height:et};if(fe>0){let Q=rt?Wt(J):fe<1?J:t[A]??J;k.push(Y(`weight-${A}`,xt(le,ln,fe),Q))}let ao=j&&A%2?
22:0,O=lt(r[A]??"",j?2*p-8:p);k.push(z(`label-${A}`,R+b/2,C+ao,O,{isQuiet:!0}))}return{width:_+20,height:C+(j?22:0)+10,marks:k}}
function ha({sum:e},{moment:t}){return["Each score becomes a power of e: all of them are positive, and large ones stand \
out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Each power is divided by ${e}, so th\
at the weights sum to 1.`][t]??""}var fa,ee,ua,Dn,pa=v(()=>{"use strict";g();Ee();fa=3,ee=150,ua=60,Dn=.35});function xa(e){let t=new ss(e),n=x(e,`.step-results ${Fe}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:pt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=Bn(i.expression).join(),l=x(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&Bn(f.expression).join()===c);for(let f of u)r.add(f);s.push(Kf(t,u))}else if(a==="scatt\
er")s.push(zf(t,i));else if(a==="plain")s.push(Vf(i));else for(let c of i.grid.keys())s.push(Gf(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function Bn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function Vf({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:wa.plain,scene:null,words:()=>"",forget:()=>{}}}
function Xe(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:wa[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function Gf(e,t,n,o){let s=t.grid[n]??[],r=_t(t.figure).rows[n]??"",i=[vt(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,h)=>h+1),f=()=>e.products(t,n);return Xe({...a,
shown:u},f,na,oa)}let c=o==="softmax"?fa:ts,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?Xe({
...a,shown:l},()=>e.softmax(t,n),da,ha):Xe({...a,shown:l},()=>e.average(t,n),Gi,zi)}function zf(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:vt(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return Xe(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>aa(u,{...d,asked:a[f]??-1}),ca)}function Kf(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=Bn(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>vt(l)).join(", "),label:"",cells:n,shown:i};return Xe(c,()=>e.moves(t),Zi,ta)}function Ae(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:Oo(e),level:e.dataset.level,tone:n,shade:o}}function ne(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return tt(Number.isInteger(e)?Nt(e):Nt(e,n))}function ma(e){let t=e?pt(e):[];return{title:e?vt(e):"",rows:t.
length,columns:t[0]?.length??0}}function rs(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function Yf(e){let t=e.flat();return t.length>0&&t.length<=ba&&new Set(t).size===t.length}function ga(e){
let t=e&&Ct(e);return t?.op!=="sum"||t.parts.length>Df||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&
o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function is(e){return(Ct(e)?.parts??[]).map(n=>n.parts)}function Jf(e){
let t=is(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<Uf&&t.every(o=>o>=0)}function Xf(e,t){
let[n,o]=[rs(e),t&&rs(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var wa,Df,Bf,ba,jf,Uf,qf,ss,
Ea=v(()=>{"use strict";g();Mo();K();Zt();ge();$t();Ki();ea();sa();la();pa();wa={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},Df=96,Bf=24,ba=48,jf=400,Uf=1e-6,qf=new Set(["table","view","join"]);ss=class{constructor(t){this.
tableNamed=bn(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length)return"plain";if(o.op==="colle\
ct")return Yf(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>qf.has(h)))return n.length>1&&r>
1&&s.length<=jf?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=ba?"softmax":"plain";if(!i.has("matmul")||r>Bf||!ga(c))return"\
plain";let l=this.#t(n[0]?.map((h,w)=>a(w))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((h,w)=>a(w*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(Jf)?"average":"products"}softmax({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(
n)(s*r.length),{powers:a,isShifted:c}=wn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>Ae(d,t)),shares:this.#o(i,r.length),powers:a.map(ne),sum:ne(a.reduce(
(d,h)=>d+h,0)),labels:_t(t).columns,names:{scores:f?vt(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${ne(l)}`}`,weights:vt(t)}}}average({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>is(
i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=_t(t).rows[s]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>Ae(u,t)),label:l||vt(t)}}products({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((p,b)=>i(
s*r.length+b)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(p=>p.map(({value:b},E)=>b*(l[E]?.value??Number.NaN))),h=Qt(d.flat(),""),{rows:w,columns:m}=_t(t);return{sliding:{
label:w[s]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((p,b)=>({label:m[b]??this.#i(p[0],f),tiles:this.#r(
p)})),products:d.map((p,b)=>p.map((E,$)=>{let{text:X="",level:j}=h[b*p.length+$]??{};return{text:tt(X),level:j?String(j):
void 0}})),sums:d.map(p=>{let b=0;return p.map(E=>(b+=E,ne(b)))}),results:r.map(p=>Ae(p,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){let i=this.#e(n),{columns:a}=_t(t),c=n.at(-1)?.groups??[],l=o.
flat(),u=c.map(()=>0),f=c.map((w,m)=>i(m).parts),d=s.map(w=>{let m=r.get(w)??0,p=f[m]?.[c[m]?.indexOf(w)??-1],b=p?.value??
Number.NaN,E=p?this.#r([p])[0]:void 0;return{label:this.#i(p,!0),tile:E??{text:ne(b)},share:b,place:m}}),h=new Map(d.map(
({place:w},m)=>[w,m]));return{sources:d,places:l.map((w,m)=>({label:a[m]??"",tile:Ae(w,t)})),sums:d.map(({share:w,place:m},p)=>(u[m]=
(u[m]??0)+w,h.get(m)===p?l[m]?.textContent??"":tt(Nt(u[m]))))}}moves(t){let n=Bn(t[0]?.expression??[]),o=n.map(r=>ma(this.
tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:h="",index:w=0}=l(f),m=n.indexOf(h),p=o[m]?.columns??1;s.push({tile:Ae(d,
i),from:{table:m,row:Math.floor(w/p),column:w%p},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:m})}}return{
sources:o,targets:t.map(({figure:r})=>ma(r)),flights:s}}#e(t){let n=(o,s)=>xn(this.tableNamed(o),s);return o=>_e(t,o,n)}#t(t){
let n=t.map(is),[o,s]=[0,1].map(d=>n.map(h=>h.map(w=>w[d]))),r=d=>d?.every(h=>h.every((w,m)=>Xf(w,d[0]?.[m]))),i=!r(o),[
a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!ga(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=Ct(t);if(t===n)return"";let[o,
s]=t.parts,r=o&&Ct(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;let a={add:`+ ${this.#a(s)||ne(s.value)}`,divide:`\
÷ ${ne(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){let{powers:o}=wn(t),s=o.reduce((r,i)=>r+
i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=Qt(t.map(({value:o})=>o),"");return t.map((o,s)=>{let{figure:r,cell:i}=this.#s(
o)??{};if(r&&i&&!o.op)return Ae(i,r);let{text:a="",level:c}=n[s]??{};return{text:tt(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?rs(t):{},s=n===void 0?null:this.tableNamed(n);if(!s)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{figure:r,cell:i[o],row:u,column:f,rows:c,
columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??""}#a(t){let n=this.#s(t);return n?vt(
n.figure):""}}});function ed(e){let t=i=>document.createElementNS(ya,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function nd(e,t){let{element:n}=e;if(nt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){od(e,t);return}nt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?nt(n,"d",t.path):(nt(n,"x",t.x.toFixed(2)),nt(n,"y",t.y.toFixed(2)),nt(n,"text-anchor",t.anchor),Sa(n,t.text))}function od({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(nt(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),nt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),nt(e,"data-tone",c.tone),nt(e,"data-shade",c.
shade),nt(t,"data-level",c.level),nt(n,"width",i.toFixed(2)),nt(n,"height",Math.max(0,a).toFixed(2)),nt(n,"rx",String(Math.
min(td,i/4,a/4))),nt(o,"x",(i/2).toFixed(2)),nt(o,"y",(a/2+5.7).toFixed(2)),Sa(o,c.text))}function nt(e,t,n){e.getAttribute(
t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}function Sa(e,t){e.textContent!==t&&(e.textContent=t)}
var ya,Qf,Zf,td,jn,Aa=v(()=>{"use strict";g();K();ya="http://www.w3.org/2000/svg",Qf=760,Zf=720,td=5,jn=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(ya,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:y(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#w("width",Qf)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=L(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#f(){return this.isScaled?Zf:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#f();if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,
asked:s});if(!r)return;t!==this.#r&&(this.#o=this.#w("height",t)),this.#r=t;let i=Math.max(this.#o,Math.ceil(r.height)),
a=Math.min(0,(r.width-t)/2);nt(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||nt(this.svg,"height",String(
i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.length-1,u=c===l&&o>l;this.#g(n.title,n.words({moment:c,
isAsked:s>=0&&c===l,isEnd:u}))}#g(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");
o.textContent=`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#w(t,n){let s=[...new Map(this.beats.map(r=>[`${r.kind} ${r.
cells.length}`,r])).values()].map(({scene:r})=>r?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...s))}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,r]of this.#t)n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.
get(s.key);r?.kind!==s.kind&&(r?.element.remove(),r=ed(s.kind),this.#t.set(s.key,r)),nd(r,s)}let o=[...n].join();o!==this.#n&&
(this.#n=o,this.svg.append(...t.map(({key:s})=>this.#t.get(s).element)))}}});function Un(e,t){let n=document.createElement("div");n.className="predict",n.setAttribute("role","group"),n.setAttribute(
"aria-label","Predict, then see");let o=document.createElement("p"),s=document.createElement("b");s.textContent="Predict\
, then see. ",o.append(s,e);let r=document.createElement("div");return r.className="choices",r.append(...t.map(i=>{let a=as(
i);return a.dataset.choice=i,a})),n.append(o,r),n}function qn(e,t,n,o){for(let r of x(e,"[data-choice]",HTMLButtonElement)){
let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=String(i===n))}let s=document.createElement("p");s.
setAttribute("role","status"),s.textContent=o,e.append(s)}function as(e){let t=document.createElement("button");return t.
type="button",t.textContent=e,t}var cs=v(()=>{"use strict";g();K()});function va(e){e.addEventListener("click",t=>{let n=P(t),o=Vn(n);if(!o)return;n.closest("[data-play]")&&md(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&bd(o,Number(s.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&Ad(o,r),n.closest("[data-speed]")&&wd(e)}),e.addEventListener("input",t=>{let n=P(t),o=Vn(n);if(!o||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;Bt(o);let s=Number(n.value);zn(o,Qe.matches?Math.round(s):s)}),e.addEventListener(
"keydown",t=>{let n=P(t),o=Vn(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-s\
crub]")||(t.preventDefault(),Bt(o),La(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=P(n).
closest(Ma),s=o&&Vn(o);s&&o instanceof HTMLTableCellElement&&pd(s,o)})}function Oa(e){for(let t of x(e,"[data-step]")){let n=L(
t,".play");!n||Dt.has(t)||(n.hidden=x(t,Ma).length<ld,n.hidden||ud.observe(t))}}function fs(e){for(let t of e)oe(t)}function ds(e){
for(let t of x(e,"[data-step]"))Bt(t)}function Ta(e){Dt.get(e)?.stage?.redraw()}function oe(e){let t=L(e,".play");if(!t||
t.hidden||Dt.has(e))return Dt.get(e);let n=xa(e),o=n.flatMap(f=>f.cells),s=fd(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:dd(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new jn(e,n):null};Dt.set(e,l);let u=y(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,hd(l),l}function fd(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?id:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,sd/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,rd/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function dd(e,t){
let n=t.flatMap(a=>a.kind==="moves"?[]:a.cells),o=n.map(({textContent:a})=>a??"");if(n.length<us||new Set(o).size<us)return null;
let s=x(e,".step-text, .formula, .reasons, td:not(.step-results td)").map(({textContent:a})=>a).join(" "),r=a=>o.filter(
c=>c===a).length,i=a=>+(r(a)>1)+Number(s.includes(a));return n.slice(Math.floor(n.length/2)).map(a=>({cell:a,told:i(a.textContent??
""),size:Math.abs(Xt(a))})).sort((a,c)=>a.told-c.told||c.size-a.size)[0]?.cell??null}function hd({stage:e}){let[t]=e?.beats??
[];t&&e?.show(t,t.shown.length)}function pd(e,t){let n=Dt.get(e);if(!n?.stage||n.frame||n.at<n.moments.length)return;let o=n.
stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.indexOf(t),r=o.kind==="products"?s+1:o.shown.length;
n.stage.show(o,r)}function md(e){let t=oe(e);if(t){if(t.frame){Bt(e);return}t.at>=t.moments.length&&zn(e,0),$a(e,t.moments.
length)}}function $a(e,t){let n=oe(e);if(!n)return;Bt(e),n.goal=t,n.time=performance.now(),n.hold=Qe.matches?.01:0,Na(e,
!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/
1e3*Gn;n.time=s,gd(e,n,r)};n.frame=requestAnimationFrame(o)}function gd(e,t,n){let o=Math.floor(t.at),s=t.moments[o];if(t.
at>=t.goal||!s){Bt(e);return}if(o===t.at&&o===t.asks&&ka(e,t)){yd(e,t);return}if(t.hold>0){t.hold-=n;return}let r=Math.min(
o+1,t.at+(Qe.matches?1:n/s.seconds)),i=r===o+1;i&&Qe.matches?t.hold=s.seconds:i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&
(t.hold=ad),hs(e,t,r)}function Bt(e){let t=Dt.get(e);t?.frame&&(cancelAnimationFrame(t.frame),t.frame=0,Na(e,!1),!(t.at<
t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute("data-playing")},cd))}function Na(e,t){
y(e,"[data-play]").textContent=t?"Pause":"Play"}function wd(e){Gn=ls[(ls.indexOf(Gn)+1)%ls.length]??1;for(let t of x(e,"\
[data-speed]"))t.textContent=`${Gn}×`}function bd(e,t){let n=oe(e);n&&(Bt(e),Math.abs(t)>1?zn(e,t<0?0:n.moments.length):
t<0||Qe.matches?La(e,t):$a(e,Math.floor(n.at)+1))}function La(e,t){let n=oe(e)?.at??0;zn(e,t<0?Math.ceil(n)-1:Math.floor(
n)+1)}function zn(e,t){let n=oe(e);n&&(L(e,".playing .predict")?.remove(),hs(e,n,Math.max(0,Math.min(n.moments.length,t))))}
function ka(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-mode="all"]')}function hs(e,t,n){let{moments:o,
cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===n,f=(u?l?.end:o[c-1]?.end)??0,d=!!ka(e,t)&&
n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute("data-guessing",d),y(e,"[data-scrub]",HTMLInputElement).
value=String(n);let h=xd(o,n);if(h){let p=d&&i?h.beat.cells.indexOf(i):-1;r?.show(h.beat,h.at,p)}let w=`${c} ${u}`;if(w===
t.painted&&n>0)return;t.painted=w;for(let[p,b]of s.entries())b.toggleAttribute("data-ahead",p>=f),b.removeAttribute("dat\
a-asked");Ra(e,l,f,s.length);let m=l&&Ed(t,l);if(!m){Mn(e),Pn(e,null);return}Ue(m,{withoutResult:!u||m.hasAttribute("dat\
a-ahead")}),!r&&(t.frame&&m.scrollIntoView({block:"nearest"}),Pn(e,m))}function xd(e,t){let n=Math.max(0,Math.ceil(t)-1),
o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.place+t-n};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{
beat:s.beat,at:s.place+1};let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0}:null}function Ed({cells:e},{beat:t,
place:n,end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.
slice(r,a?i:s+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(Xt(f)));return l[u.indexOf(
Math.max(...u))]??e[o-1]}function Ra(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${Math.max(1,n)}\
 of ${o}`:"";y(e,".play output").textContent=r,y(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function yd(e,t){Bt(
e);let n=t.asked;if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("d\
ata-asked",!0),Ra(e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),Ue(n,{withoutResult:!0}),t.stage||Pn(e,n);let s=Un(
"Which number comes where the question mark is?",Sd(n,t.cells));y(e,".play").after(s)}function Sd(e,t){let n=e.closest("\
figure"),o=t.filter(r=>r.closest("figure")===n).reverse(),s=new Map;for(let r of[e,...o,...t])s.size<us&&s.set(r.textContent??
"",Xt(r));return[...s].sort(([,r],[,i])=>r-i).map(([r])=>r)}function Ad(e,t){let n=Dt.get(e),o=n?.asked;if(!n||!o)return;
let s=o.textContent??"",r=t.dataset.choice===s;e.dataset.predicted=String(r),hs(e,n,n.asks+1),Ue(o);let i=r?"Right.":`It\
 is ${s}; the line above shows why.`,a=y(e,".playing .predict");qn(a,t.dataset.choice??"",s,`${i} Play goes on.`),y(e,"[\
data-play]").focus({preventScroll:!0})}function Vn(e){let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}
var Ma,sd,rd,id,ad,cd,ls,ld,us,Dt,Qe,Gn,ud,ps=v(()=>{"use strict";g();_o();K();ge();ji();Ea();Aa();cs();Ma=`.step-result\
s ${Jt}`,sd=20,rd=60,id=.6,ad=.5,cd=2500,ls=[1,2,.5],ld=2,us=4,Dt=new WeakMap,Qe=matchMedia("(prefers-reduced-motion: re\
duce)"),Gn=1;ud=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&oe(t)},
{rootMargin:"600px"})});var ms={};uo(ms,{previewEdits:()=>Md});function Md(e,t,n){let o=_n(),{steps:s,known:r}=o.solve(Cn(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=x(e,":scope > [data-step]:not([hidden])").filter(_a),
c=a.flatMap(l=>x(l,"figure[data-table]").filter(_a));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&Od(l,f,vd(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),Ta(l)}function _a(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-Ca&&t<innerHeight+Ca}function vd({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function Od(e,t,n){let o=x(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of Qt(t,
n).entries()){let c=o[s];if(!c)continue;let l=tt(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
Ia(c,"data-value",i===l&&!u?null:i),Ia(c,"data-level",a?String(a):null)}}function Ia(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var Ca,gs=v(()=>{"use strict";g();K();Ye();Zt();ps();Zo();$t();Ca=100});function Da(e,t,n){let o=Nd(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(s=>Ld(s,n)).find(
s=>s)??Rd(o,n)}function Nd(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.
tables).flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&Ha(a.variant)===Ha(s))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(w=>w.map(
m=>kn(m,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:o,after:s})=>[...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>
$d).reverse()}function Ha({rows:e,columns:t}){return JSON.stringify([e,t])}function Ld({title:e,shade:t,rows:n,columns:o,
before:s,after:r},i){let a=o.length;if(t!=="weights"||new Set(o).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[s,r].map(E=>kd(E.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...o.keys()].
filter(E=>E!==u&&E!==f),h=[u,f,...d].slice(0,Td).sort((E,$)=>E-$),[w,m]=[o[u]??"",o[f]??""],p=l?`“${e}”, row ${l},`:
`“${e}”`,b=h.map(E=>`${o[E]} ${i(s[c*a+E]??0)}`);return{text:`Without this step, which number of ${p} is the largest\
? With it: ${b.join(", ")}.`,choices:h.map(E=>o[E]??""),right:m,outcome:`The largest is ${m}; with this step it is ${w}.`}}
return null}function kd(e){let t=Math.max(...e);return e.filter(o=>t-o<Wa).length===1?e.indexOf(t):-1}function Rd(e,t){let n=e.
find(Cd);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[s[Math.floor(l/d)],r[l%d]],w=[o,...h].filter(Boolean).join(", "),m=Ba(u,f)?f>u?Pa:Fa:
ws;return{text:`“${w}” is ${t(u)}. What becomes of it without this step?`,choices:[Pa,Fa,ws],right:m,outcome:`${m}: ${t(
f)}${m===ws?"":` instead of ${t(u)}`}.`}}function Cd({before:e,after:t}){return e.some((n,o)=>Ba(n,t[o]??Number.NaN))}function Ba(e,t){
return Math.abs(e-t)>Wa*Math.max(1,Math.abs(e))}var Pa,Fa,ws,Td,Wa,$d,ja=v(()=>{"use strict";g();Rn();[Pa,Fa,ws]=["It be\
comes larger","It becomes smaller","It stays the same"],Td=4,Wa=1e-9,$d=1e-6});var bs={};uo(bs,{askRemoval:()=>_d});function _d(e,t,n,o){let s=Da(t,e.dataset.step??"",c=>tt(Nt(c)));if(!s)return null;
let{right:r,outcome:i}=s,a=Un(s.text,s.choices);return a.addEventListener("click",c=>{let{choice:l}=P(c).dataset;if(l===
void 0)return;qn(a,l,r,`${l===r?"Right. ":""}${i}`);let u=as("Put the step back");u.addEventListener("click",o),a.append(
u),u.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),y(e,".sheet-head").after(a),e.toggleAttribute("\
data-supposing",!0),y(a,"button").focus({preventScroll:!0}),a}var xs=v(()=>{"use strict";g();K();Zt();$t();cs();ja()});function Qn(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=rc.min&&Number(t)<=rc.max:e==="scale"?!0:e==="\
controls"||e==="caption"?Dd[e].includes(t):CSS.supports("color",t)}var rc,Dd,ic=v(()=>{"use strict";g();rc={min:.5,max:4},
Dd={controls:["none","some","all"],caption:["none","title","all"]}});function cc(e){let t=ac.then(Bd).then(e);return ac=t.catch(()=>{}),t}function Bd(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var ac,lc=v(()=>{"use strict";g();ac=Promise.
resolve()});function fc(e){return{"HTML frame":dc(e),"Web component":jd(e),Markdown:pc(e),Quarto:Ud(e),LaTeX:qd(e)}}function dc(e){let{
title:t,embed:n}=e;return`<iframe src="${se(n)}" title="${se(t)}" width="${Ts.width}" height="${Ts.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${hc(e)}</iframe>`}function jd(e){let{server:t,attributes:n}=e,o=Object.
entries({server:t,...n}).map(([s,r])=>r===""?s:`${s}="${se(r)}"`);return`<script src="${se(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${o.join(" ")}>${hc(e)}</pointer-view>`}function hc({title:e,caption:t,embed:n,picture:o}){let s=[e,t].filter(
Boolean).join(". ");return`<a href="${se(n)}"><img src="${se(o)}" alt="${se(s)}" width="${Ts.width}"></a>`}function pc({
title:e,embed:t,picture:n}){return`[![${Vd(e)}](<${uc(n)}>)](<${uc(t)}>)`}function Ud(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",dc(e),"```",":::",'::: {.content-visible unless-format="html"}',pc(e),":::"].join(`
`)}function qd({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${s}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Gd(o)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${Qd([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function se(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Vd(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function uc(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Gd(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Qd(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(Xd,"")].flatMap(n=>[...Yd[n]??Zd(n)]).map(n=>zd[n]??th(n)).join("")}function Zd(e){
return Jd.test(e)?e.normalize("NFD").slice(0,1):e}function th(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Kd.test(e)?e:"?"}var Ts,
zd,Kd,Yd,Jd,Xd,mc=v(()=>{"use strict";g();Ts={width:960,height:540};zd={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Kd=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Yd={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Jd=/[ąęįųĄĘĮŲ]/,Xd=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function wc(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return eh(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[gc("Title",n),gc("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function eh(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function gc(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,nh(n)),o.buffer}function nh(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var bc=v(()=>{"use strict";g()});function Ec({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:Zn("Link"),embed:Zn("Embed"),json:Zn("JSON"),offline:Zn("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=Ze("JSON",()=>xc(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=rh(()=>{let{
link:p,embed:b}=t(),E=b?n():null;return{...p&&{Address:p},...E&&fc(E)}}),f=()=>{let p=t();for(let b of Object.keys(a)){let E=p[b];
a[b].hidden=E===null,E!==null&&(a[b].href=E)}c.hidden=p.json!==null,u.hidden=p.link===null&&p.embed===null,l.hidden=Kt.answers};
for(let p of["pointerenter","focusin"])i.addEventListener(p,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...oh.map(p=>{let b=p===sh;return new Option(`${p}×`,String(p),b,b)}));let h=async p=>{
let{address:b,meta:E}=await o(p,Number(d.value)),$=E.origin??t().embed??location.href;yc(wc(b,p,{title:E.title,origin:$}),
`${e()}.${p}`)},w=()=>xc(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),m=document.createElement("span");return m.
append(Ze("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,m,Ze("SVG",()=>h("svg")),Ze("CSV",w),a.json,c,a.offline,u,l),
f(),i}function rh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>Ze(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await ih(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function ih(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function Zn(e){let t=document.createElement("a");return t.textContent=e,t}function Ze(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function xc(e,t,n){yc(new Blob(
[e],{type:n}),t)}function yc(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var oh,sh,Sc=v(()=>{"use strict";g();At();mc();bc();oh=[1,2,4],sh=2});function _c({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<Ac.width||i.height<Ac.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?wh(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...Oc(l,c)}};let u=xh(bh(e,l),c),f={...u,...Oc(u,c),...yh(e,u,c),...Mh(u,c)};
return{data:Lh(e,u,c.height),layout:f}}function wh(e,t){return Ic(e,t)}function Ic(e,t){if(!vc(e)||!vc(t))return t;let n={
...e};for(let[o,s]of Object.entries(t))n[o]=Ic(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}
function vc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Pc(e,t){return Object.entries(e).filter(([
o])=>t.test(o))}function Fc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Hc(e){return Pc(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function Wc(e,t){return e[t]}function bh(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,s=Array.isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==
-90||n.tickvals||!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function xh(e,{width:t,isTiny:n,
scale:o}){let{xaxis:s,yaxis:r,meta:i}=e,a=s?.ticktext;if(!s||s.tickangle!==-90||!a||a.length<=re)return e;let c={...s,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((m,p)=>to(
m,p,1/0)),w=a.map((m,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:w},yaxis:{...r,ticktext:h}}}let[u,f]=s.domain??[0,
1],d=(f-u)*(t-(n?Nc:$c))/a.length;for(let h of[1,Tc]){let w=a.map((p,b)=>Eh(to(p,b,1/0),d/h));if(w.includes(""))continue;
let m={...s.tickfont,size:h*o*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:w,...h<1&&{tickfont:m}}}}return e}
function Eh(e,t){let n=Math.floor(t/jt)-1,o=[];for(let s of e.split(" ")){let r=o.at(-1);if(s.length>n)return"";r!==void 0&&
r.length+1+s.length<=n?o[o.length-1]=`${r} ${s}`:o.push(s)}return o.length<=ch?o.join("<br>"):""}function yh(e,t,{width:n,
height:o,isTiny:s,scale:r}){let i=Sh(e,t),a=Math.max(...i.map(b=>b.length*jt+hh)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ut>o/(s?4:3),u=i.length>0&&!l,f=Ah(t,o,r),h=((f.annotations?.find(({font:b})=>b?.size)?.font?.size??
0)/r||ut)*Rc+2,w=Math.min(t.margin?.t??8,u?c*ut+4:t.annotations?.length?h:8),m=Cc.some(b=>Wc(t,b)?.colorbar?.orientation===
"h"),p=!t.margin||m&&!s;return{...l&&{showlegend:!1},...!p&&{margin:{...t.margin,t:Math.ceil(w*r)}},...f}}function Sh(e,t){
if(t.showlegend===!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.
values()]:[]}function Ah(e,t,n){let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=o.
filter(r);if(!i.length)return{};let a=Hc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=s.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ut)/Rc);if(u>=l)return{};let f=Math.max(gh,u*
n);return{annotations:o.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function Mh(e,{height:t,isTiny:n}){let o=Math.floor(
t/3/jt),s=t-Dc(e,1/0,o)-Lc,r={};for(let i of Cc){let a=Wc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=vh(e,i,a,s))}return r}
function vh(e,t,n,o){let s=n.colorbar??{};if(o>=ah||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],
i=s.tickvals??r?.colorbar?.tickvals,a=(s.len??1)*o;if(!i){let f=Math.max(re,Math.floor(a/ut/1.5));return{...n,colorbar:{
...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ut)&&u.push(f)}return{...n,colorbar:{...s,tickvals:u}}}function Oc(e,t){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=s?Math.floor(o/3/jt):1/0,l=Dc(e,a,c),u=s?l?Lc:kc:0,f=Math.max(o-l-(r?2*ut:u),ut),d=r?n-Nc:Math.max(n-$c,60);
return Object.fromEntries(Pc(e,/^[xy]axis/).map(([h,w])=>{let m=h.startsWith("x"),p=s&&m?$h(w,e,f):w,[b,E]=p.domain??[0,
1],$=(E-b)*(m?d:f),X=e.template.layout.font.size*t.scale,j=Oh(p,m,$,X,t),C=e.meta.priority?.[h];return[h,Th(j,{isX:m,length:$,
fontSize:X,upright:c,priority:C},t)]}))}function Oh(e,t,n,o,{isTiny:s,isFixed:r}){let i=e.title?.text??"";if(!s)return r&&
!t&&i.length*jt>ph*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>mh)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(jt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:o-2},text:u}}}function Th(e,{isX:t,length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?Nh(e,t,
n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*jt>n-jt)return{...e,tickfont:{size:.75*o}};if(h<=
re&&(t||!c||n>=ut))return e;let m=!t&&c&&n/h<ut&&n/h>=Mc,p=t&&e.tickangle===0&&f.every(j=>/^\d+$/.test(j)),b=Math.floor(
n/(m?Mc:p?uh:ut)),E=h<=re?[h-1]:kh(h,b,r),$=t&&e.tickangle!==0?s:1/0,X=Bc(f,u?a:1/0,$);return{...e,...m&&{tickfont:{...e.
tickfont,size:Tc*o}},tickvals:E.map(j=>d[j]??j),ticktext:E.map(j=>X[j]??"")}}function $h(e,t,n){let[o]=Fc(t,e.anchor)?.domain??
[0,1],s=Hc(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-r)*n;return e.side==="top"||i>2.4*ut?e:{...e,title:{},
...i<.9*ut&&{showticklabels:!1}}}function Nh(e,t,n,{isTiny:o,isNarrow:s}){let r=Math.max(re,Math.floor(n/(t?fh:ut*1.5)));
if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,
...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(re,Math.floor(n/dh))};let c=s&&t&&e.nticks&&!o?re:r,l=Math.
min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function Lh(e,t,n){return e.map(o=>{if(o.type!=="heatmap"||
!o.texttemplate)return o;let s=Fc(t,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.length;return a===void 0?o:(i-r)*(n-kc)<
a*ut?{...o,texttemplate:""}:o})}function kh(e,t,n){let o=[...Array(e).keys()];if(e<=t)return o;let s=Math.max(1,Math.ceil(
e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(
a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function Dc({xaxis:e},t,n){let o=e?.tickangle===0?[]:e?.ticktext??
[],s=Bc(o,t,n).map(r=>r.length);return Math.max(0,...s)*lh}function Bc(e,t,n){return e.map((r,i)=>Rh(r,i,t,n)).every((r,i)=>r===
e[i])?e:e.map((r,i)=>to(r,i,n,t))}function Rh(e,t,n,o){return n===1/0&&e.length<=o?e:to(e,t,o,n)}function to(e,t,n,o=1/0){
let s=o<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?
14:1/0,d=Math.min(s?Math.max(5,Math.floor(o/48)):f,n),h=l.length>d&&!l.includes("&")?`${l.slice(0,d-1)}…`:l;return i+(u?
`${t+1} ${h}`:h)+c}var Ac,ah,re,ut,jt,Mc,Tc,ch,lh,uh,fh,dh,$c,Nc,Lc,kc,hh,ph,mh,gh,Rc,Cc,jc=v(()=>{"use strict";g();Ac={
width:420,height:200},ah=300,re=2,ut=20,jt=8,Mc=13,Tc=.75,ch=3,lh=7.5,uh=30,fh=44,dh=18,$c=240,Nc=90,Lc=56,kc=90,hh=48,ph=
1.3,mh=.6,gh=9,Rc=1.4,Cc=["coloraxis","coloraxis2"]});function ks(e,t){let n=JSON.stringify(Object.values(e)),o=ve.get(n)??new Map;ve.delete(n),ve.set(n,o);for(let i of ve.keys()){
if(ve.size<=Ch)break;ve.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>_h(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function _h(e,t,n,o){let s=$s.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);$s.set(e,{query:t,views:r}),setTimeout(()=>{$s.delete(e),Ih(t,r)},0)}async function Ih(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Yt(`${o}/figures?${bt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof G&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?Ph(e,l).then(u,f):f(a)}}function Ph({server:e,path:t,query:n,theme:o},s){let r=bt({...n,theme:o});
return Yt(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function qc(e,t){let n=Ns.get(e),o=n??(e.startsWith("#")?
Fh(e.slice(1)):Hh(e));n||(Ns.set(e,o),o.catch(()=>Ns.delete(e)));let s=await o;if(at(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=Uc(i),c=new Map;for(let d of Object.values(r))Uc(d).forEach((h,w)=>{c.set(h,a[w]??h)});
let{data:l,layout:u}=Ls({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function Uc(e){return e.layout.colorway}function Ls(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>Ls(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,Ls(s,
t)])):t.get(e)??e}async function Fh(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function Hh(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new G(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function Oe(e,{server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=bt({...i&&e!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var Ch,ve,$s,Ns,Vc=v(()=>{"use strict";g();At();Sn();Ch=12,
ve=new Map,$s=new Map;Ns=new Map});function zc({x:e,y:t,xaxis:n,yaxis:o},s){let r=[Gc(n,e,s),Gc(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function Gc(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function Kc(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(Wh()),{_fullLayout:s}=e;
if(!s)return;let r=t.flatMap(i=>n.map(a=>Dh(s,s[i],a)));o.replaceChildren(...r.filter(i=>i!==null))}function Wh(){let e=document.
createElement("div");return e.className="view-marks",e}function Dh(e,t,n){if(!t?._length)return null;let o=t._id.startsWith(
"x"),s=e[`${o?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[o?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!s?._length)return null;let[c,l]=o?[t._offset+i,s._offset]:[s._offset,t._offset+
i],[u,f]=o?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var Yc=v(()=>{"use strict";g()});function Xc(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function Qc(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function Zc(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function tl(e,t){return e.map(o=>{let{name:s,title:r,values:i}=o,a=el(o)[i.indexOf(t[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function el({values:e,labels:t}){return t??e}function Jc(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Rs(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var eo,nl=v(()=>{"use strict";g();eo=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=el(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Jc(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),Jc("Open",n)}#a({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=Rs(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=Rs("‹",()=>i(-1)),l=Rs("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function no(e){return window.Plotly?Promise.resolve(window.Plotly):(Cs??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${ol}`,e).href:new URL(`../${ol}`,S).href;let s=()=>{Cs=void 0,o.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.Plotly?
t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),Cs)}async function sl(e,t,n){let{width:o,height:s}=e.
layout;return(await no()).toImage(e,{format:t,width:o,height:s,...t==="png"&&{scale:n}})}var ol,Cs,rl=v(()=>{"use strict";
g();ol="vendor/plotly/plotly-traces-4.1.1.min.js"});var tp={};function ll(e){return e instanceof G&&e.status===0}function Qh(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=Jh,e}function Zh(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let s=o,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&
r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:s]});return Object.fromEntries(t)}var Ps,Fs,Bh,ul,jh,il,al,_s,
Uh,qh,Vh,oo,Gh,cl,zh,Kh,Yh,Jh,Xh,Te,Is,Hs,fl=v(()=>{"use strict";g();At();ic();lc();Sc();Sn();jc();Vc();Yc();nl();rl();No();
ko();Ps={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventi\
ons",against:"against"},Fs=["inputs","removed"],Bh=new Set(["server","source","model","lesson","view","theme","reads",...Fs,
...Object.keys(Ps)]),ul=["scale","accent","controls","caption"],jh=new Set([...ul,"fill"]),il=":scope > a",al="pointer-v\
iew:hover",_s=matchMedia("(prefers-color-scheme: dark)"),Uh={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},
qh=120,Vh=[["short",576,0],["low",352,0],["tight",288,352]],oo={height:525,width:640,least:.75,most:4},Gh="400px 0px",cl=
660,zh="[data-answer]:not(pointer-view *)",Kh=/^(\w+):(\d+)$/,Yh="The server draws this chart, and it does not answer.",
Jh="The answer above is computed in this browser.",Xh="Type visits, or add a place, to see what the model answers.",Te=null,
Is=null,Hs=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#a="";#f=[];#l=!1;#g=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#_()},{rootMargin:Gh});#w=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#d=new MutationObserver(
t=>this.#X(t.map(({attributeName:n})=>n??"")));#b=t=>this.getAttribute(t);#h=()=>{if(!this.#n||!this.#t){this.#E();return}
this.#T(this.#A),this.#m()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#C=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#e??=this.#H(),this.#O(),document.addEventListener("pointerscope:theme",this.#h),document.addEventListener(al,this.#R),
_s.addEventListener("change",this.#h);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#C);this.#w.
observe(this),this.#d.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#g.observe(this):this.#l=!0,this.#E()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#h),document.removeEventListener(al,this.#R),_s.removeEventListener(
"change",this.#h);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#C);this.#w.disconnect(),this.#d.
disconnect(),this.#g.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#f.join()&&(this.#f=t,this.#U())}get chosen(){
return this.#t?this.#y:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+yn(this.#t)+n)}get#c(){return this.#e??=this.#H(),this.#e}#_(){this.#l=!0,this.#g.disconnect(),this.#E()}#X(t){
t.some(o=>jh.has(o))&&(this.#O(),this.#m()),t.includes("beat")&&this.#I();let n=t.filter(o=>Bh.has(o)&&!this.#Q(o));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#_():n.length?this.#E():this.#x.some(({name:o})=>t.includes(o))?this.#k()&&
this.#m():t.includes(this.#a)&&this.#E()}#Q(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#h(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#I(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#x(){return this.#t?Ot(this.#t).choices??[]:[]}#E(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#et()}))}get#v(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:zt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?_s.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&Qn("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let o=Math.round(10*Math.min(n/oo.height,t/oo.width))/10;return Math.min(oo.most,Math.max(oo.least,
o))}#O(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):
this.style.removeProperty("--scale"),t&&Qn("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#F(){if(this.hasAttribute("lesson")){let n=Fs.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Ps).map(
([n,o])=>[o,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#F;
this.#o+=1;let o=this.#o,s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#v&&r&&(!t||n.visits||n.record);
if(!s&&!i){this.#$(Xh);return}if(!this.#l){this.#$("");return}let a=this.#A;this.#T(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#S,path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.
all([s?qc(s,a):this.#nt(c,r),s?null:r===En?import("./network-drawing.js"):no(l)]),f=at(u),d=f?await import("./network-drawing.js"):
null;f||await no(l),await cc(()=>{o===this.#o&&(this.#rt(d?.NetworkDrawing??null,Ot(u).title),this.#t=f?u:structuredClone(
u),this.#at(this.#t),this.#ot({...c,theme:"light"},r))})}catch(c){o===this.#o&&this.#D(c)}finally{o===this.#o&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let o=n===En?this.#n:null,s=this.getAttribute("model")??"",r=await o?.compute(t,s,{isSilent:!1});
if(r)return r;try{return await ks(t,n)}catch(i){if(!ll(i))throw i;let a=await o?.compute(t,s,{isSilent:!0});if(!a)throw i;
return a}}#T(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#ot(t,n){if(!this.#t||at(this.#t))return;let{
template:o,meta:s}=this.#t.layout,r=s.templates?.light;Te??=r??(this.#A==="light"?o:null),!(Te||this.hasAttribute("sourc\
e"))&&(Is??=ks(t,n),Is.then(i=>{at(i)||(Te??=i.layout.template)}).catch(()=>{Is=null}))}#st(t){if(this.#i=t,!this.#t||!this.#s)
return;let n=Te??this.#n;this.#T(t&&n?"light":this.#A),this.#m(),t||requestAnimationFrame(()=>this.#m())}#H(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#p("h3","view-title"),caption:this.#p("p","view-capti\
on"),choices:this.#p("div","view-choices"),summary:this.#p("p","view-summary"),failure:this.#p("p","view-failure"),trust:this.#p(
"p","view-trust"),plot:this.#p("div","view-plot"),details:this.#p("details","view-table"),exports:Ec({name:()=>this.#z,links:()=>this.#gt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>yr(this.#G()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#V());let o=new eo(n.choices,{selected:()=>this.#y,select:(r,i)=>this.#ht(r,i),open:r=>this.#u(
"open",r)}),s=this.querySelector(il);s?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...s?[s]:
[]),this.addEventListener("toggle",({target:r})=>this.#dt(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:o}}#p(t,n){let o=this.querySelector(`.${n}`),s=o instanceof HTMLElement?o:document.createElement(
t);return s.className=n,s}#rt(t,n){if(t===null==(this.#n===null))return;let o=this.#c,s=o.plot.cloneNode();s.removeAttribute(
"data-listening"),s.role=t?"group":"img",o.plot.replaceWith(s),o.plot=s,this.#n?.bar?.remove(),this.#n=t?new t(s,{title:n,
isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),told:r=>this.#Z(r),acts:{server:()=>this.hasAttribute(
"source")?null:this.#S,answered:r=>this.#it(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):null,this.#n?.bar&&o.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:o}=this.#n??{};o?this.setAttribute(
"interventions",o):this.removeAttribute("interventions"),this.#k()&&this.#m(),this.#u("interventions",n)}#W(t){let{plot:n,
details:o,choices:s,exports:r,failure:i}=this.#c;for(let c of[n,o,s,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#$(t){this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#W(!0),this.#c.
summary.textContent=t}#D(t){this.#$("");let{failure:n}=this.#c,o=ll(t)&&document.querySelector(zh)!==null,s=o?Yh:un(t);if(n.
replaceChildren(s),o&&n.append(" ",Qh()),n.hidden=!1,this.#u("failed",{message:s}),!(t instanceof G)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#E()),n.append(" ",r)}#at(t){let{title:n,caption:o,controls:s}=this.#c,r=Ot(t);n.textContent=r.title,n.hidden=
!1,o.textContent=r.caption,this.#ct(r.trust),this.toggleAttribute("data-network",at(t)),this.#W(!1),s.offer(r,at(t)?[]:t.
data,!this.hasAttribute("fill")),this.#k()&&this.#m()}#ct(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.
hasAttribute("source")||!Kt.answers)return;let o=document.createElement("a"),s=encodeURIComponent(this.getAttribute("mod\
el")??"");o.href=new URL(`insights/${s}#view-${t.view}`,this.#S).href,o.textContent="Which explanation to believe",n.append(
" ",o)}#m(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,o=this.#N(yn(this.#t)),s=n?Math.min(o.width||cl,cl):o.width;
if(!s)return;at(this.#t)?(t.style.height=`${o.height}px`,this.#n?.draw(this.#t)):(t.style.height=o.isFixed?`${o.height}p\
x`:"",this.#lt(t,this.#t,{...o,width:s}));let r=!this.dataset.drawn;r&&this.querySelector(il)?.remove(),this.#s=`${s}×${o.
height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#I(),this.#U(),this.#u("drawn",{})}#lt(t,{data:n,layout:o},s){
let r=this.#i,i=r&&Te?{...o,template:Te}:o,a=this.#B({data:n,layout:i},s);window.Plotly?.react(t,a.data,r?{...a.layout,width:s.
width}:a.layout,Uh),t.dataset.listening||this.#ut(t)}#B({data:t,layout:n},{width:o,height:s,isFixed:r}){let i="rgba(0, 0\
, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=_c({data:t,layout:Zh(n)},{width:o,height:s,isFixed:r,
scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{...f.layout,
...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#ut(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{
if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,o,s]=Kh.exec(String([n.customdata].flat()[0]))??[];o&&this.#u(
"select",{table:o,row:Number(s)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{visits:zc(n,this.#j)})}),t.
on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#j(){return this.#t?Ot(this.#t).visit_axes??[]:[]}#u(t,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#U(){!this.#t||!this.#s||(this.#n?this.#n.mark(
this.#f):Kc(this.#c.plot,this.#j,this.#f))}#N(t){let{plot:n}=this.#c,o=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:o,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#O(),this.#ft();let{above:s,below:r}=this.#q();this.
style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),qh);return{width:o,height:i,
isFixed:!0}}#ft(){let[t,n]=[this.offsetWidth/this.#M,this.offsetHeight/this.#M],o=Vh.filter(([,s,r])=>n<s||t<r).map(([s])=>s).
join(" ");this.dataset.room!==o&&(this.dataset.room=o)}#q(){let{plot:t,details:n,exports:o}=this.#c,s=this.getBoundingClientRect(),
r=s.height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(
...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-s.top)/r,below:a/
r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("deta\
ils"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)return;let{width:t,height:n}=this.#N(
yn(this.#t));t&&this.#s!==`${t}×${n}`&&this.#m()}#ht(t,n){this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#k(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:Qc(this.#x,this.#b);if(n)return this.#D(new Error(n.
message)),this.#a=n.name,!1;let o=Ot(t),s="";if(this.#x.length&&!at(t)){let r=this.#y;this.#c.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));wr(t,r);let{summaries:i}=o;i&&(o.summary=i.texts[Zc(
this.#x,i.by,r)]??""),s=`: ${tl(this.#x,r)}`}return this.#c.summary.textContent=o.summary??"",this.#c.plot.setAttribute(
"aria-label",`${o.title}${s}. ${o.summary??""}`),this.#V(),!0}get#y(){return Xc(this.#x,this.#b)}#V(){let{details:t}=this.#c;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Ot(this.#t).title}`),n.append(...this.#G().map(An)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#G(){return this.#t?Er(this.#t,this.#y):[]}async#pt(t,n){let o=this.#t;if(!o)throw new Error(
"There is no figure to save yet.");return{address:at(o)?await this.#n?.address(t,n)??"":await sl(this.#mt(o),t,n),meta:Ot(
o)}}#mt(t){let{data:n,layout:o}=structuredClone(t),s=this.#N(o.height),{paper_bgcolor:r,plot_bgcolor:i}=o.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#B({data:n,layout:o},s),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:s.width,...l}}}get#z(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#S,path:this.#v,view:this.getAttribute("vie\
w")??"",values:{...this.#F.query,...this.#y}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=ul.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(o)&&Qn(o,s??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Kt.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#K;return{link:n,embed:Oe(
"embed",this.#J(s)),json:Oe("json",s),offline:Oe("offline",s)}}#J(t){let{controls:n,...o}=this.#Y,s={...t.values,...o,...n&&
n!=="some"&&{controls:n}};return{...t,values:s}}#wt(t){let n=this.#K,{title:o,summary:s=""}=Ot(t),r=["model","lesson","v\
iew","reads",...Fs,...Object.keys(Ps)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#y,...l&&{theme:l},...c},
f=this.#J(n);return{title:o,caption:s,name:this.#z,server:n.server,embed:Oe("embed",f),picture:Oe("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",Hs)});g();g();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},o=/^transparent(?:-(light|dark))?$/,s=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function u(p){return typeof p=="string"&&Object.hasOwn(t,p)}let f=p=>{let b=o.exec(p??""),E=b?b[1]??"auto":
p;s.toggleAttribute("data-transparent",b!==null),u(E)?s.dataset.askedTheme=p??"":delete s.dataset.askedTheme,a=[E,s.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let p=new URL(location.href);p.searchParams.delete("theme"),delete s.dataset.askedTheme,
p.search!==location.search&&history.replaceState(history.state,"",p)},h=()=>{let p=document.querySelector("[data-theme-b\
utton]");return p instanceof HTMLElement?p:null},w=()=>{let p=h();p&&(p.textContent=n[a]);let b=a==="auto"?r.matches?"da\
rk":"light":a;c||s.dataset.theme===b||(s.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
m=({type:p})=>{document.querySelector(".deck")||(c=p==="beforeprint",c?s.dataset.theme="light":w())};f(i),w();for(let p of[
"beforeprint","afterprint"])window.addEventListener(p,m);r.addEventListener("change",w),document.addEventListener("point\
erscope:choose-theme",({detail:p})=>{(p===null||u(p)||o.test(p))&&f(p??i),w()}),document.addEventListener("DOMContentLoa\
ded",()=>{let p=h();p&&(p.hidden=!1,w(),p.addEventListener("click",()=>{a=t[a],d();try{localStorage.setItem(e,a)}catch{}
w()}))})})();g();At();_o();K();g();g();var Io={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,
f:70,h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},bu="input, select, textarea, [contenteditable], dialog[ope\
n]",xu="a[href], button, summary, [role=button]",Eu=".table-frame";function Tr({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;
window.addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),
!(!o||!t()||!Or(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{
Or(r)&&s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function Or({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn(Io,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(bu)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(xu))return!1;let a=t.closest(Eu);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var yu=1e5,Su=100,$r=2e4,Au=8,Mu=1e3;function Nr({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let w of a?
["*"]:i)r.postMessage(h,w)},f=(h,w)=>u({pointerscope:h,...w});r!==window&&Tr({send:h=>{f("key",h);let w={method:"trigger\
Key",args:[Io[h.key]]};l||u(JSON.stringify(w))},isInDeck:()=>l,keeps:s});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:w,data:m})=>{h!==r||!(a||i.includes(w))||(m?.pointerscope==="set"&&(n(vu(m.state)),d()),m?.pointerscope===
"mark"&&o(Ou(m.visits)),m?.pointerscope==="deck"&&(l=!0),m?.pointerscope==="ask"&&(c="",d()))}),(h,w)=>h==="state"?d():f(
h,w)}function vu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,Su)){let s=o===null?null:Tu(o);(s===null||s!==void 0&&s.length<=yu)&&(t[n]=s)}return t}function Ou(e){return(Array.
isArray(e)?e.slice(0,Mu):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Tu(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Lr(e,Au)<=$r?JSON.stringify(e):void 0}function Lr(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=Lr(o,t-1),n>$r)return Number.POSITIVE_INFINITY;
return n}g();At();K();$t();var vn=0;function kr(e,t,n){e.addEventListener("submit",o=>{let s=P(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),$u(s,t,n))})}async function $u(e,t,n){vn+=1;let o=vn,s=e.dataset.exercise??"",r=x(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await Yt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:Lu(e)},lang:n})}),a=i.find(c=>c.id===s);o===vn&&a&&ku(e,a.marked,r)}catch(i){if(!(i instanceof G))throw i;if(o!==vn)
return;y(e,"[data-marked]").textContent=i.message,y(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)Nu(e,r,a)?.setAttribute("aria-invalid","true")}}function Nu(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||s===void 0?t[0]:Rr(e)[Number(o)]?.[Number(s)]}function Rr(e){return x(e,"tbody tr").map(t=>x(t,"input",
HTMLInputElement))}function Lu(e){if(e.querySelector("input[type=radio]"))return x(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=Rr(e);return t.length?t.map(n=>n.map(o=>o.value)):y(e,"input",HTMLInputElement).value}function ku(e,{right:t,
all_right:n,computed:o},s){let r=t.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=y(
e,"[data-marked]"),a=y(e,"[data-because]");if(i.replaceChildren(Ru(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${Cu(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function Ru(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function Cu(e,t){
if(typeof e=="string")return e;let n=o=>tt(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join(";\
 ")}g();K();$t();var _u=8,Iu=4;function Cr(e){e.addEventListener("pointerdown",t=>{let n=P(t);n instanceof HTMLInputElement&&
n.inputMode==="decimal"&&Po(t,n.value,s=>qe(e,n.name,s))})}function Po(e,t,n){let o=Number(Pe(t));if(e.button!==0||Number.
isNaN(o))return;let s=Ho(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||
(a||=Math.abs(d)>=Iu,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Fo(o,Math.round(d/_u)*
s);h!==i&&n(h),i=h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();
a&&(addEventListener("click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;
addEventListener("pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",
l,{signal:u})}function qe(e,t,n){let o=L(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(
new Event("input",{bubbles:!0})))}function Fo(e,t){return tt(String(Number((e+t).toFixed(6))))}function Ho(e){let t=(Pe(
e).split(".")[1]??"").length;return t===0?1:10**-Math.min(t,2)}g();K();function _r(e){for(let t of x(e,"[data-step]")){let n=new Map(x(t,"figure[data-table]").map(s=>[Pr(s.querySelector(
"figcaption math")),s.dataset.table??""]));n.delete("");let o=L(t,".formula");o&&Fr(o,n)}}function Ir(e){e.addEventListener(
"pointerover",t=>{let n=P(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Pu(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Pu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of x(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Pr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function Fr(e,t){for(let n of e.children){let o=t.get(Pr(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):Fr(n,t)}}g();K();var Fu=["beside","above","below","figure"],Hr={width:960,height:540},Hu=2,Do=.6,Wo=.1,Wu=320,Du=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:Do}],Wr=["notes reasons remark switch","notes reasons remark switch formula"],Bu=[1,.8,Do],On=new WeakMap;
function Br(e,t){let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=L(t,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Hr.width,innerHeight/Hr.height,
Hu),l=Number(o)||Math.max(1,c);e.style.setProperty("--most",String(l)),ju(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
s)).observe(t),t.addEventListener("click",r=>{let i=P(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&zu(a),i.dataset.
turn&&Ur(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function jr(e){for(let t of e){On.delete(t);for(let n of[
"out","layout","paged"])delete t.dataset[n]}}function ju(e,t,n,o){let s=`${n}×${o}×${t}`;if(On.get(e)?.frame===s)return;
let r=L(e,"pointer-view"),i=n>o,a=Fu.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=Uu(e,a,t,
r)??Vu(e,Math.min(t,1));delete e.dataset.fitting,On.set(e,{frame:s,arrangement:c}),c.pages&&Ur(e,Number(e.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function Uu(e,t,n,o){delete e.dataset.
paged;for(let{out:s,parts:r,least:i}of Du){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?
a.scale*(o?.8:1)+Wo:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=qu(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return we(e,a),a}return null}function qu(e,t,n,o,s,r){let i=u=>(we(e,{out:t,layout:n,scale:u}),Gu(e));if(!i(o))return null;
let[a,c]=[o,s];for(c-a>Wo&&i(c)&&(a=c);c-a>Wo;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};
we(e,{out:t,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*Wu));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function Vu(e,t){e.dataset.paged="";let n=Bu.map(i=>Math.min(i,t));for(let i of Wr){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...Dr(e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return we(e,a),a}let[o,s]=[Wr.at(-1)??"",n.at(-1)??Do],r={out:o,layout:"below",scale:s,pages:Dr(e,o,s).pages};return we(
e,r),r}function Dr(e,t,n){we(e,{out:t,layout:"below",scale:n});let o=Bo(e);for(let p of o)p.dataset.turnedTo="";let{rowGap:s,
columnGap:r}=getComputedStyle(y(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=y(e,".shown").getBoundingClientRect(),
l=c.height-y(e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,w=0,m=y(e,".formula").scrollWidth<=c.width+
1;for(let p of o){let{width:b,height:E}=p.getBoundingClientRect();m&&=E<=l&&Vr(p),w&&w+b>c.width&&(d+=h+i,h=0,w=0),u.length&&
d+Math.max(h,E)>l&&(u=[],f.push(u),d=0,h=0,w=0),u.push(p),h=Math.max(h,E),w+=b+a}return{pages:f,isFitting:m}}function Ur(e,t){
let n=On.get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of Bo(e))
n[o]?.includes(s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;y(e,".pager").hidden=n.length===1,y(e,"[data-turned]").
textContent=`${o+1} of ${n.length}`;for(let s of x(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}
function Bo(e){return x(e,".matrix, .shown > pointer-view")}function we(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.
layout=n,y(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function Gu(e){let t=e.getBoundingClientRect(),
n=y(e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,y(e,".words"),y(e,".shown")].every(qr)&&n.scrollWidth<=n.clientWidth+1&&[n,...Bo(e)].every(s=>o(s)&&Vr(s))}function qr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Vr(e){let t=e.querySelector(
":scope > .table-frame");return!t||qr(t)}function zu(e){let t=document.createElement("dialog");t.className="rest";let n=y(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),y(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...y(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}g();K();var Ku=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Yu="Write a number, such as 0.5, in every cell.",$n=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#w(r.name,r.value),this.#d()}),
t.addEventListener("click",s=>{let r=P(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#h(i,1),"fewer"in r.dataset&&
this.#h(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(It(s),zr(Gr(s)));this.#f(),x(this.#e,"\
input, select")[0]?.focus(),this.#d()}),this.#b()}get text(){let t={};for(let n of this.#s){let o=It(n),s=Kr(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(Gr(n))&&(t[o]=s)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#s)t.includes(It(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,s=o&&this.#e.contains(o)?this.#i(o):null,r=this.#s.filter(i=>i.querySelector("details[open]")).
map(It);this.#e.replaceChildren(...t.childNodes),this.unfold(r),n?this.#a():this.#f(),s?.(),this.#b()}showProblems(t){let n=new Set(
t);for(let o of this.#s){let s=It(o),r=`inputs.${s}`,i=t.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)
n.delete(l);let a=i.map(l=>l.message).join(" "),c=JSON.stringify(this.#o.get(s));a&&this.#r.set(s,{typed:c,message:a})}return this.#b(),
[...n]}get#s(){return x(this.#e,"[data-input]")}#i(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#e.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let o=t.closest("[data-input]"),s=o instanceof HTMLElement?It(o):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(s)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#o.clear();for(let t of this.#s){let n=Tn(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(It(t),s==="words"?o:s==="matrix"?Ju(n,!!r):o[0]??"")}}#f(){for(let t of this.#s)
for(let n of Tn(t)){let o=this.#g(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#g(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#w(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#d(){this.#b(),this.#n()}#b(){for(let t of this.#s){let n=It(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?Tn(t).filter(c=>Ve(c.value)===null):[];for(let c of o?Tn(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),Xu(t,s.length?Yu:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of x(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of x(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#h(t,n){let o=It(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=jo(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?jo(l,n):l.map(u=>jo(u,n))),l!==void 0&&this.#o.set(c,l)}this.#d()}};
function It(e){return e.dataset.input??""}function Gr(e){return JSON.parse(e.dataset.default??"null")}function Tn(e){return x(
e,"input, select")}function Ju(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function jo(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function zr(e){return Array.isArray(e)?e.map(zr):String(e)}function Kr(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Ve(t);let n=t.map(o=>Kr(e,o));return n.includes(null)?null:n}function Ve(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Ku.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function Xu(e,t){let n=y(
e,"[data-failure]");n.textContent=t,n.hidden=!t}g();At();K();g();At();K();var Uo=null;function Qu(){let e=x(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,
pathname:s}=location,r=o+s;if(!t){let a=s.slice(zt.pathname.length),c=L(document,"[data-lesson]");return!c||!new URLSearchParams(
location.search).has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=bt({model:t,
against:JSON.stringify({model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Yr(){let{controller:e}=navigator.
serviceWorker;if(!e)return;let t=n=>e.postMessage(n);Uo?.disconnect(),Uo=new PerformanceObserver(n=>{let o=n.getEntries().
map(({name:s})=>s);t({addresses:o.filter(s=>!s.includes("?"))})}),Uo.observe({type:"resource",buffered:!0}),t({addresses:[],
page:Qu()})}async function Jr(){if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Yr),await navigator.
serviceWorker.register(new URL("service-worker.js",zt),{updateViaCache:"none"}),Yr()}catch{}}function qo(e=""){let t=["T\
he server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?t:`${t}\
 Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}\
.`}function Xr(){document.readyState==="complete"?Jr():addEventListener("load",Jr)}var Id=4e3,Va="This page computes your changes in your browser and hides what only the server can update.",Kn=document.getElementById(
"lesson-record")!==null,Me=!1,ys,Yn=!1;async function Ga(e,{address:t,files:n,signal:o}){if(As())return Es(e,{files:n,signal:o});
if(!Me)return Ua(t,o);if(Yn)return Yn=!1,Es(e,{files:n,signal:o});try{let s=await Ua(t,Qs(o));return Ss(""),s}catch(s){if(!(s instanceof
G&&[0,...fo].includes(s.status)))throw s;return Ss(qo(Va)),Es(e,{files:n,signal:o})}}function As(){return Kn}function za(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),ys??=Jn(e)},o=setTimeout(n,Id);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function Ka(e){if(!Kn&&!Me&&e&&(ys??=Jn(e),await ys),!Kn&&
!Me)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Ye(),In));return t()}async function Jn(e){try{let t=[
Promise.resolve().then(()=>(Ye(),In)),Promise.resolve().then(()=>(gs(),ms)),Promise.resolve().then(()=>(xs(),bs))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||Me)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...x(o,"head > *, body > *")),Me=!0,Yn=ho(n),Yn&&Ss(qo(Va)),Xr()}catch{}}async function Ya(e,t,n){if(!Kn&&!Me)return;
let{previewEdits:o}=await Promise.resolve().then(()=>(gs(),ms));try{o(e,t,n)}catch(s){if(!(s instanceof G))throw s}}function Ss(e){
let t=L(document,"[data-silence]");t&&(t.textContent=e)}async function Es(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Ye(),In));
return n(e,t)}async function Ua(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(qa),s=await o.text().catch(qa);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new G(o.status,
Pd(s,o.status))}function qa(e){throw Ht(e)?e:new G(0,[{where:"",message:Le,suggestions:[]}])}function Pd(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:ke(t),suggestions:[]}]}}ps();g();var Ja="pointerscope-lessons";function Xa(){try{let e=JSON.parse(localStorage.getItem(Ja)??"{}");return e&&typeof e==
"object"?e:{}}catch{return{}}}function Ms(e){let t=Xa()[e];return new Set(Array.isArray(t)?t:[])}function vs(e,t){let n=Ms(
e);if(!n.has(t))try{localStorage.setItem(Ja,JSON.stringify({...Xa(),[e]:[...n,t]}))}catch{}}ge();g();K();var Fd=3e4,Qa=660;async function Za(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+Fd;for(;Date.now()<
t&&e.some(Hd);)await new Promise(n=>setTimeout(n,100))}function Hd(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function tc(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=x(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=x(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>Qa);for(let r of s)r.style.setProperty("--print-scale",String(Qa/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}g();K();ge();var Wd="Type a number, or drag it sideways",ec="This number is computed: change an input, and it follows.",nc=/^[\d.,+−-]$/,
Xn=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",o=>{let s=Os(o),r=s&&this.#n(s);!r||
P(o)instanceof HTMLInputElement||Po(o,r.value,i=>{qe(n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=Os(
o);s&&this.#o(s)}),t.addEventListener("dblclick",o=>oc(P(o))),t.addEventListener("keydown",o=>{let s=Os(o);if(nc.test(o.
key)&&oc(P(o)),!s||o.ctrlKey||o.metaKey||o.altKey)return;if(P(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=nc.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#o(s,r?o.key:void 0))})}prepare(){for(let t of x(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=L(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",y(t,".table-frame").title=Wd;for(let[s,r]of x(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(We),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:pt(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=L(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&pt(r).flat()[o];i&&(s?this.#r(i,s):sc(i))}#n(t){let n=t.closest(He),{row:o,column:s}=me(pt(n),t),{table:r=""}=n.
dataset,i=a=>L(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#o(t,n){let o=this.#n(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#s(s)}),s.addEventListener(
"blur",()=>this.#i(s)),this.#r(t,s),n===void 0?s.select():this.#s(s)}#r(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#s(t){let n=Ve(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&qe(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#n(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=y(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=Ve(o.value);if(r===null)return;o.value=Fo(r,s*Ho(o.value)),this.#s(o)}
t.key==="Escape"&&(t.preventDefault(),qe(this.#t,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&sc(n)}};function Os(e){return P(e).closest(We)}function oc(e){let t=e.closest(Jt)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(He))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${ec}`;let o=y(
t,"[data-sum]");o.textContent?.endsWith(ec)||o.append(n)}function sc(e){e.tabIndex=0,e.focus({preventScroll:!0})}var ep=350,np=60,Us=["removed","inputs","layer","head"],hl=["step","all",...Us],op={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},T=y(document,"[data-lesson]"),D=y(T,"[data-steps]"),rn=T.dataset.only,Ws=y(T,"[data-error]"),$e=L(T,"[data-in\
puts]"),ae=$e&&new $n($e,y(T,"[data-reset]",HTMLButtonElement),mp),Bs=$e&&new Xn(D,$e),js=L(T,"details.inputs",HTMLDetailsElement),
Ut="frame"in T.dataset,{states:sp,leftOut:pl="",edited:ml=""}=T.dataset,{record:on}=T.dataset,N=qs(location.search),ht={
...N,...Gs(qs(rp()))},Ds=new AbortController,tn=0,nn=0,dl=0,ie=null;function qs(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??pl,inputs:t.get("inputs")??ml,layer:t.get("layer")??"",head:t.
get("head")??""}}function rp(){return As()?"":T.dataset.shown??location.search}async function ip(){on&&await Jn(on),ro({
history:"keep",isFresh:!0})}var ap=Ut?Br(T,D):()=>{},cp="framers"in document.body.dataset?Nr({state:hp,height:()=>T.scrollHeight,
set:pp,keeps:e=>gl(e)!==null}):()=>{},yt=()=>x(D,":scope > [data-step]"),an=e=>yt().findIndex(t=>t.dataset.step===e),qt=()=>Math.
max(0,an(N.step)),gl=e=>{let t=op[e];if(rn||!t||N.all&&e.startsWith("Page"))return null;let n=qt()+t;return n>=0&&n<yt().
length?n:null},wl=()=>Ut&&window.parent!==window;function Ft(){let e=!!N.all||!!rn,t=qt(),n=yt();for(let[s,r]of n.entries())
r.hidden=!e&&s!==t;for(let s of x(T,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!Ut)for(let s of vo(
D,"pointer-view[lazy]"))s.removeAttribute("lazy");T.dataset.mode=e?"all":"one",T.toggleAttribute("data-first",t===0);for(let s of x(
T,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=N[r]||"0"}for(let s of x(T,"[data-slide]"))fp(s,s.dataset.
slide===n[t]?.dataset.step);L(T,"[data-place]")&&dp(t,n.length,e),up(),lp(n);let o=n[t];!e&&!Ut&&o&&fs([o]),ap(),cp("sta\
te",{})}function lp(e){let t=io(ht);for(let r of x(T,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=L(T,"[data-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${y(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",ht.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function Vs(){return!Ut&&!("opens"in T.dataset)}function up(){let{lesson:e=""}=T.dataset;if(!Vs())return;let t=Ms(
e);for(let n of x(T,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function fp(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function dp(e,t,n){for(let s of x(T,"[data-controls]"))s.hidden=!1;y(T,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,y(T,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,y(T,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let o=L(T,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function sn(e,t=!1){let n=yt(),
o=n[Math.max(0,Math.min(n.length-1,e))];o&&(ds(D),Vs()&&vs(T.dataset.lesson??"",n[qt()]?.dataset.step??""),N={...N,step:o.
dataset.step??""},cn("replace"),Ft(),t&&y(o,"h1, h2").focus({preventScroll:!0}),N.all?o.scrollIntoView({block:"start"}):
o.getBoundingClientRect().top<0&&T.scrollIntoView({block:"start"}),T.querySelector("[data-slide][aria-current]")?.scrollIntoView(
{block:"nearest",inline:"nearest"}))}function Gs({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,
head:o}}function so(e,t){return Us.every(n=>e[n]===t[n])}function hp(){return{step:yt()[qt()]?.dataset.step,removed:ht.removed,
inputs:ht.inputs}}function pp({step:e,...t}){e!==void 0&&!rn&&sn(Math.max(0,an(e??"")));let n={};for(let o of Us)o in t&&
(n[o]=t[o]??"");Ne(n)}function cn(e){let t=bl({...N,...Gs(ht)});if(t!==location.pathname+location.search)try{e==="push"&&
!wl()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function bl(e){let t=[...new URLSearchParams(
location.search)].filter(([s])=>!hl.some(r=>r===s)),n=bt({...Object.fromEntries(t),...e});pl&&!e.removed&&n.set("removed",
""),ml&&!e.inputs&&n.set("inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function mp(){
let e=ae?.text;cancelAnimationFrame(dl),typeof e=="string"&&(dl=requestAnimationFrame(()=>Ya(D,e,io(N)))),clearTimeout(nn),
nn=setTimeout(()=>Ne({}),ep)}function Ne(e){let t=nn&&ae?ae.text:null;clearTimeout(nn),nn=0;let n={...N,...t===null?{}:{
inputs:t},...e};so(n,N)||(N=n,ro({history:"push"}))}async function ro({history:e,isFresh:t=!1}){tn+=1;let n=tn;Ds.abort(),
Ds=new AbortController,D.setAttribute("aria-busy","true");try{let o=await Ga(N,{address:bl(N),files:sp,signal:Ds.signal});
if(n!==tn)return;bp(o,t),ht=N,xl([]),e==="push"&&cn("push"),Ft()}catch(o){if(Ht(o))return;if(!(o instanceof G))throw o;n===
tn&&gp(o.problems,e)}finally{n===tn&&D.removeAttribute("aria-busy")}}function gp(e,t){xl(e);let n=e.every(s=>s.where.startsWith(
"inputs"));if(N={...N,...n?{inputs:ht.inputs}:Gs(ht)},!so(N,ht)){ro({history:t});return}let o=io(ht);for(let s of x(D,"[\
data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");cn("replace"),Ft()}function wp(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function io(e){return new Set(e.removed.split(",").filter(Boolean))}function bp(e,t){
ds(D);let n=Bs?.place,o=document.activeElement?.closest("[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;
for(let i of yt()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&ie&&i.
contains(ie)&&c.hasAttribute("data-removed")&&y(c,".sheet-head").after(ie),c&&i.replaceWith(c)}for(let i of x(T,"[data-r\
enew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=L(e,"[da\
ta-inputs]");r&&ae?.replace(r,t),ie?.isConnected&&document.activeElement===document.body&&y(ie,"button:enabled").focus({
preventScroll:!0}),s&&L(D,`[data-remove="${CSS.escape(s)}"]`)?.focus(),El(),n&&Bs?.restore(n)}function xl(e){let t=ae?ae.
showProblems(e):e,n=js?.open?t:e;Ws.textContent=n.map(o=>o.message).join(" "),Ws.hidden=n.length===0,n.length&&T.dataset.
live&&Ws.append(" ",xp(T.dataset.live))}function xp(e){let t=document.createElement("a");return t.href=e,t.textContent="\
Open it on the server",t.search=bt({...N,all:null}).toString(),t}function El(){Ar(D),Bs?.prepare(),Ep(),Oa(D),_r(D),D.querySelector(
"pointer-view")&&Promise.resolve().then(()=>(fl(),tp));for(let e of x(D,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=bt({...N,all:null,step:n}).toString()}for(let e of x(
T,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=bt({removed:N.removed,
inputs:N.inputs,lang:t}).toString()}for(let e of x(T,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of hl)t.delete(n);e.search=t.toString()}}function Ep(){let e=!Ut&&!ht.removed&&!ht.inputs;for(let t of x(
D,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.
remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=t.dataset.remove,s.textContent=
"Predict what it changes",n?.before(s)}}async function yp(e){let t=yt()[an(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.
all([Ka(on),Promise.resolve().then(()=>(xs(),bs))]);if(!t?.isConnected)return;let s=()=>Ne({removed:e.dataset.guess??""});
ie=n&&o(t,n,s,()=>Ne({removed:""})),ie?e.remove():s()}function Sp(e,t,{row:n,column:o}){let s=Object.fromEntries(new URLSearchParams(
location.search)),r=bt({...s,step:null,all:null,row:n,column:o});return Yt(`${T.dataset.api}/${e}/${t}?${r}`)}async function Ap(){
let{solutionsAt:e}=T.dataset;if(!(!e||L(T,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");D.after(...x(n.body,"[data-solutions]"))}catch{}}async function Mp(e){e.disabled=
!0;let{all:t}=N;N={...N,all:"1"},Ft(),await Promise.all([Za(vo(D)),Ap()]),window.print(),N={...N,all:t},Ft(),e.disabled=
!1}function yl(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${He} td`)!==null}function Sl(e){for(let t=e;t&&
t!==D;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}D.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=io(N);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),Ne({removed:[...n].join(",")})});
T.addEventListener("change",e=>{let t=cr(e);t.dataset.follow&&Ne({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(N={...N,all:t.checked?"1":""},cn("replace"),Ft(),yt()[qt()]?.scrollIntoView({block:"start"}))});T.addEventListener(
"click",e=>{let t=P(e);t.dataset.go&&sn(qt()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");
n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&Mp(t),t.closest(".onward \
a")&&Vs()&&vs(T.dataset.lesson??"",yt()[qt()]?.dataset.step??""),"guess"in t.dataset&&yp(t);let o=t.closest("[data-slide\
]");o instanceof HTMLElement&&(e.preventDefault(),sn(an(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{
let t=P(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||yl(t)||Sl(t))return;let n=gl(e.key);n!==null&&(e.preventDefault(),
sn(n,!0))});var en;D.addEventListener("touchstart",e=>{let t=P(e);en=e.touches.length===1&&!Sl(t)&&!yl(t)?e.touches[0]:void 0},
{passive:!0});D.addEventListener("touchend",({changedTouches:[e]})=>{if(rn||!en||!e)return;let[t,n]=[e.clientX-en.clientX,
e.clientY-en.clientY];en=void 0,Math.abs(t)>np&&Math.abs(t)>2*Math.abs(n)&&sn(qt()-Math.sign(t))});window.addEventListener(
"popstate",()=>{N=qs(location.search),so(N,ht)?Ft():ro({history:"keep",isFresh:!0})});wl()||tc(D,()=>{for(let e of yt())
e.hidden=!1;for(let e of x(D,"[data-beside]"))e.hidden=!1;Ut||fs(yt()),Ut&&jr(yt())},Ft);!N.step&&location.hash&&(N.step=
location.hash.slice(1));N.step&&an(N.step)<0&&!rn&&(N.step="",cn("replace"));js&&N.inputs&&(js.open=!0,ae?.unfold(wp(N.inputs)));
Sr(D,"opens"in T.dataset?Sp:null);kr(D,T.dataset.lesson??"",T.lang);va(D);$e&&Cr($e);Ir(D);El();Ft();T.dataset.ready="tr\
ue";on&&za(on);so(N,ht)||ip();})();
