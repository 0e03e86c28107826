(()=>{var bl=Object.create;var io=Object.defineProperty;var xl=Object.getOwnPropertyDescriptor;var yl=Object.getOwnPropertyNames;var El=Object.getPrototypeOf,Sl=Object.prototype.hasOwnProperty;var Vs=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var ao=(e,t)=>{for(var n in t)io(e,n,{get:t[n],enumerable:!0})},Al=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let s of yl(t))!Sl.call(e,s)&&s!==n&&io(e,s,{get:()=>t[s],enumerable:!(o=xl(t,s))||o.enumerable});return e};var zs=(e,t,n)=>(n=e!=null?bl(El(e)):{},Al(t||!e||!e.__esModule?io(n,"default",{value:e,enumerable:!0}):n,e));var Gs,Ml,E,w=v(()=>{"use strict";({currentScript:Gs}=document),Ml=Gs instanceof HTMLScriptElement?Gs.src:"",E=new URL("\
static/js/",Ml||document.baseURI).href});async function Gt(e,t,n=Vt){let o=await Ol(new URL(`api/${e}`,n),t);if(String(n)===Vt.href&&Tl(o!==null&&!lo(o)),!o)return Ks();
if(!(o.headers.get("content-type")??"").includes("json")){let i=Ne(o.status);throw new V(o.status,[{where:"",message:i,suggestions:[]}])}
let r=await o.json().catch(Ks);if(!o.ok)throw new V(o.status,r.errors??[]);return r}async function Ol(e,t){try{let n=await fetch(
e,t);return co.includes(n.status)?null:n}catch(n){if(Ht(n))throw n;return null}}function Ys(e){let t=AbortSignal.timeout(
vl);return e?AbortSignal.any([e,t]):t}function lo({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??
!1}function Tl(e){e!==zt.answers&&(zt.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}
function Ks(e){throw Ht(e)?e:new V(0,[{where:"",message:$e,suggestions:[]}])}function Ht(e){return e instanceof DOMException&&
e.name==="AbortError"}function bt(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,o])=>[n,String(o)]))}function cn(e){return e instanceof Error?e.message:String(e)}var V,Vt,zt,co,vl,$e,Ne,St=v(
()=>{"use strict";w();V=class extends Error{constructor(t,n){super(n.map(o=>o.message).join(" ")),this.status=t,this.problems=
n}},Vt=new URL(E.replace(/^(.*\/)static\/.*$/,"$1")),zt={answers:!0},co=[502,504],vl=5e3,$e="No response could be read. \
Your input is still here; check your connection and try again.",Ne=e=>`The server answered with ${e}.`});function Js(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function dt(e){return Number.isFinite(e)?String(Number(e.toPrecision(6))).replaceAll("-","−"):e>0?"∞":"−∞"}function ln(e){
return e<0?`(${dt(e)})`:dt(e)}function uo(e){return Qs(e," + ")}function Xs(e){return Qs(e,", ")}function un(e,t){return e===
t?t:`${e} = ${t}`}function Qs(e,t){return e.length<=24?e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var fn=v(
()=>{"use strict";w()});function ho(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function dn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function hn(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(dn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:$l(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}
function $l(e,t,n,o){let{op:s}=t;if(s==="constant")return mo(t,n);let r=po(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s===
"view"||s==="join")return i;if(s==="where")return i?a:c;if(s==="matmul")return Ll(r);if(s==="collect")return Le.sum?.(r)??
0;if(s==="softmax")return Nl(e,t,n,r);let l=Le[s];if(l)return l(r);let u=fo[s];if(!u)throw new RangeError(`There is no o\
peration ${s}.`);return u(i,a)}function po(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,kl(t,
n)]];if(o==="join")return[Rl(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return Zs(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(o==="softmax"||o in Le){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=Zs(
c).map(f=>[i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function mo({values:e=0},t){
return ho(Array.isArray(e)?e[t]??Number.NaN:e)}function go(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function Nl(e,t,n,o){let{place:s,width:r}=go(e,t,n),i=wo(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function wo(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-
n)/o))}function Ll(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function kl({shape:e,offset:t=0,
strides:n,index:o},s){if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function Rl(e,t,n){let o=n;for(let s of t){let r=dn(e[s]??{op:"",shape:[]});if(o<r)return[s,o];
o-=r}throw new RangeError(`No operand has the element ${n}.`)}function Zs(e){return Array.from({length:e},(t,n)=>n)}function Cl(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Il(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var fo,
Le,ke=v(()=>{"use strict";w();fo={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Cl(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Il(e/Math.SQRT2))},Le=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Re(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:mo(c,a),op:"",parts:[]};let f=po(e,c,a).
map(([b,S])=>s(b,S)),[d,h,g]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&g)return d?.value?h:g;if(l==="\
collect")return tr(f);if(l==="matmul")return tr(sr(f));if(l==="softmax")return Bl(f,go(e,c,a));let m=Le[l];if(m)return{value:m(
f.map(({value:b})=>b)),op:l,parts:f};let p=fo[l];if(!p||!d)throw new RangeError(`There is no operation ${l}.`);return{value:p(
d.value,h?.value??0),op:l,parts:f}};return s(e.length-1,t)}function pn(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function Rt(e){if(er.has(e.op))return e;for(let t of e.parts){let n=Rt(t);if(n)return n}return null}function xo(e){
return e.op?yo(e,null,!1).text:dt(e.value)}function nr(e){let t=dt(e.value),n=Rt(e);if(!n)return un(xo(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=Ce(e),s=o.reduce((r,i)=>r+i,0);return`${dt(o[e.place??0]??0)} / ${dt(s)} = ${t}`}return`${or(
e,n)??yo(e,n,!1).text} = ${t}`}function Ce({parts:e,temperature:t}){return wo(e.map(({value:n})=>n),t?.value)}function mn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>_l;return{powers:s?Ce(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function or(e,t){if(e===t)return t.op==="sum"?`Sum ${dt(t.value)}`:null;let[
n,o]=e.parts,s=n&&or(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${dt(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${dt(o.value)}`:null}function yo(e,t,n){let{op:o,parts:s,value:r}=e,i=er.has(o);if(!o||e===t||i&&n)return{text:ln(r),
binding:Lt};let a=s.map(d=>yo(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?uo(c):"0",binding:ue};
if(o==="softmax")return{text:Wl(e,a),binding:At};if(o==="product")return{text:c.join(" · "),binding:At};let[l={text:"",
binding:Lt},u]=a,f=Fl[o];if(f&&u){let[d,h]=f,g=o==="add"||o==="multiply",m=kt(l,o==="power"?Lt:h),p=kt(u,g?h:h+1);return{
text:o==="power"?`${m}^${p}`:`${m} ${d} ${p}`,binding:h}}return o==="negative"?{text:`−${kt(l,At)}`,binding:ue}:o==="s\
qrt"?{text:`√${kt(l,Lt)}`,binding:Lt}:o==="absolute"?{text:`|${Dl(s[0],l)}|`,binding:Lt}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${kt(l,Lt)}))`,binding:At}:o==="gelu"?{text:`${kt(l,At)} · Φ(${l.text})`,binding:At}:{text:`${Hl[o]??o}(${Xs(c)}\
)`,binding:Lt}}function Dl(e,{text:t}){return e&&!e.op?dt(e.value):t}function kt({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function Wl(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=mn(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${kt(c,ue)} − ${ln(r)}`,binding:ue}),i!==1&&(l={text:`${kt(l,At)} / ${ln(i)}`,binding:At}),`e^${kt(l,Lt)}`});
return`${a[n]} / (${uo(a)})`}function sr(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:jl(
o),op:"multiply",parts:o})}return t}function jl(e){return e.reduce((t,{value:n})=>t*n,1)}function tr(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:bo(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?sr([r.parts[0],i]):[]),s={value:bo(o),op:"sum",parts:o};
return{value:bo(e),op:"divide",parts:[s,t]}}function bo(e){return e.reduce((t,{value:n})=>t+n,0)}function Bl(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=Ce(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var _l,le,ue,At,Pl,Lt,Fl,Hl,er,Eo=v(()=>{"use strict";w();fn();ke();_l=30,[
le,ue,At,Pl,Lt]=[0,1,2,3,4],Fl={add:["+",ue],subtract:["−",ue],multiply:["·",At],divide:["/",At],remainder:["mod",At],
power:["^",Pl],greater:[">",le],greater_equal:["≥",le],less:["<",le],less_equal:["≤",le],equal:["=",le],not_equal:["\
≠",le]},Hl={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},er=new Set(["sum","softmax"])});function y(e,t,n){let o=L(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function L(e,t,n){
let o=e.querySelector(t);return o&&ir(o,n)?o:null}function x(e,t,n){return[...e.querySelectorAll(t)].filter(o=>ir(o,n))}
function So(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function U({target:e}){return e}function rr({target:e}){
return e}function ir(e,t){return e instanceof(t??HTMLElement)}var Q=v(()=>{"use strict";w()});function cr(){return ar??=document.querySelector('[data-decimal=","]')!==null,ar}function tt(e){return cr()?e.replaceAll(
Ul,t=>t.replaceAll(/[.,]/g,n=>ql[n]??n)):e}function Ie(e){return cr()?e.replace(",","."):e}var Ul,ql,ar,Ct=v(()=>{"use s\
trict";w();Ul=/\d[\d.,]*\d/g,ql={".":",",",":"."}});function pt(e){return"down"in e.dataset?[x(e,"tbody td",HTMLTableCellElement)]:x(e,"tbody tr").map(t=>x(t,"td",HTMLTableCellElement))}
function fe(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function wn(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=L(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?pt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,...It(s)};return t.set(n,i),i}}function bn(e,t){let n=e?.cells[t];return n?Kt(n):Number.
NaN}function Kt(e){return Js(e.dataset.value??Ie(Ao(e)))}function Ao(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function Mt(e){return y(e,"figcaption span").textContent??""}function It(e){let t=o=>x(e,o).map(
s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var _e,Pe,gn,Fe,de=v(()=>{"use strict";w();fn();Q();Ct();_e="figure[data-how]",Pe="figure[data-how] tbody td",gn="f\
igure[data-editable]",Fe="figure[data-editable] tbody td"});function lr(e){let t=atob(e),n=new Uint8Array(t.length);for(let o=0;o<t.length;o++)n[o]=t.charCodeAt(o);return n}var ur=v(
()=>{"use strict";w()});function He(e){if(Array.isArray(e))return zl(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Vl[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(lr(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function zl(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function De({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:Gl(e,n*s,(n+1)*s),shape:o}}function fr({values:e,shape:t}){
return t.length<2?e:Mo({values:e,shape:t})}function Mo(e){return Array.from({length:e.shape[0]??0},(t,n)=>De(e,n).values)}
function Gl(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Vl,vo=v(()=>{"use strict";w();ur();Vl={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function ct(e){return"kind"in e&&e.kind===xn}function vt(e){return ct(e)?e.meta:e.layout.meta}function yn(e){return ct(e)?
e.meta.height??0:e.layout.height}var xn,En=v(()=>{"use strict";w();xn="network"});function pr({data:e,layout:{meta:t}},n){for(let o of t.parts??[]){let s=e[o.trace];if("lines"in o){let r=We(o.lines,t,n);
Object.assign(s,Yl(r,n[o.row],o))}else s[o.attribute]=fr(We(o.is,t,n))}}function We(e,t,n){let o=Kl(t),s=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===hr?0:a.indexOf(n[i]??"")};return{values:hn(e,(i,a=[])=>{let c=o[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>De(l,s(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function Kl(e){let t=dr.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,He(o)])),dr.
set(e,t)),t}function Yl({values:e,shape:t},n,{above:o,to:s}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==hr&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var hr,
dr,Oo=v(()=>{"use strict";w();vo();ke();hr="all",dr=new WeakMap});function wr(e,t){let{table:n}=vt(e);if(n&&"rows"in n)return[n];if(ct(e))return[];let{data:o,layout:s}=e,r=n?[Jl(n,s.meta,
t)]:[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Xl(s,a)),...r]}function Sn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>To("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of t)s.insertRow().append(To("th",r,"row"),...i.map(a=>To("td",a)));return n}function br(e){
let t=o=>o.map(eu).join(",");return`${e.map(({columns:o,rows:s})=>[o,...s].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Jl(e,t,n){let{columns:o,labels:s}=e;if("values"in e){let i=e.values.map(a=>We(a,t,n).values);return{columns:o,
rows:s.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Mo(We(e.matrix,t,n));return{columns:o,rows:s.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function Xl(e,t){let n=He(t.z??[]),o=mr(e,t,"y").map((s,r)=>[s,...Array.from(De(n,r).values)]);return{columns:[
t.name??"",...mr(e,t,"x")],rows:o}}function mr(e,t,n){let o=t[n];if(Array.isArray(o))return o.map(c=>gr(String(c)));let s=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(gr);let{shape:a}=He(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function gr(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function eu(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
Zl,"$1'").replace(tu,"'"),n=Ql.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function To(e,t,n){let o=document.
createElement(e);return n&&(o.scope=n),o.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),
o}var Ql,Zl,tu,$o=v(()=>{"use strict";w();vo();En();Oo();Ql=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Zl=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
tu=/^(?=[\t\r\n])/});function xr(e,t){let n=o=>{let s=Sr(o);s&&je(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&ou(e,t),e.addEventListener("pointerout",o=>{let s=U(o).closest(_e),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&An(Lo(s))}),e.addEventListener("keydown",su)}function yr(e){for(let t of x(e,_e))for(let[n,o]of x(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function ou(e,t){let n=0,o=async s=>{let r=Sr(s);if(!r)return;n+=1;let i=n,
a=No(r),c=Lo(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,fe(pt(a),r));i===n&&c.isConnected&&ru(
c,f,r)}catch(f){i===n&&(y(c,"[data-sum]").textContent=cn(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=U(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function su(e){let t=U(e),n=t.closest(`${Pe}, ${Fe}`),o=nu[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=No(
n),r=pt(s),{row:i,column:a}=fe(r,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function je(e,{withoutResult:t=!1}={}){let n=No(e),o=Lo(n);An(o);let s=wn(o),r=Re(JSON.parse(
n.dataset.how??"[]"),pt(n).flat().indexOf(e),(l,u)=>bn(s(l),u));e.dataset.lit="result";for(let l of pn(r)){let u=s(l.table??
"")?.cells[l.index??0];u&&(u.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":dt(Kt(e)),c=Number.isNaN(r.value)?a:un(xo(r),a);i.textContent=[au(n,e),tt(c)].filter(Boolean).join(": "),delete i.
dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function ru(e,t,n){e.
querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,numbers:c}=t,l=Re(i,a,(m,p)=>Er(
c[m],p).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(Sn(iu(l,c)));let g=document.createElement("p");g.className=
"sum",g.textContent=nr(l),u.append(f,h,g,d),y(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function iu(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=pn(a);return Er(t[c],l).label},o=(a,...c)=>[a,...c.
map(dt)],s=Rt(e);if(!s)return{columns:["term","value"],rows:pn(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:r,parts:i}=s;if(r==="softmax"){let a=Ce(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>o(n(a),a.value))}}function Er(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:ho(o)}}function An(e){for(let n of x(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function Sr(e){return e.target instanceof Element?e.target.closest(Pe):null}function No(e){
return e.closest("figure")}function Lo(e){return e.closest("[data-step]")}function au(e,t){let{row:n,column:o}=fe(pt(e),
t),{rows:s,columns:r}=It(e);return[Mt(e),s[n],r[o]].filter(Boolean).join(", ")}var nu,ko=v(()=>{"use strict";w();St();fn();
Eo();Q();ke();de();Ct();$o();nu={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var Yr,Jr,Xr,Qr,Zr,ti,ei,ni,oi,si,ri,ii,ai,ci,li,ui,fi,di,hi,pi,Bo,mi,gi,wi,qe=v(()=>{"use strict";w();Yr="This lesson h\
as no such input. Send one of its inputs.",Jr="This is not one of the options. Send one of {options}.",Xr="This is not a\
 list. Send a list of words.",Qr="There are {words} words. Send {expected} words.",Zr="This word is empty or not text. S\
end a word.",ti="The word contains a control character. Send it without.",ei="The word has {characters} characters. Send\
 at most {most}.",ni="This is not a matrix. Send a list of rows, each a list of numbers.",oi="The matrix has {count} row\
. Send {expected}.",si="The matrix has {count} rows. Send {expected}.",ri="This row is not a list. Send a list of number\
s.",ii="The row has {count} number. Send {expected}.",ai="The row has {count} numbers. Send {expected}.",ci="This is not\
 a number. Send a number, such as 0.25.",li="The number is out of range. Send a number from {least} to {most}.",ui="This\
 is not a whole number. Send a whole number.",fi='"{step}" is not a step of this lesson. Send the id of a removable step\
.',di='"{step}" cannot be removed. Send the id of a removable step.',hi="This step needs {names}, which could not be com\
puted above.",pi="The result is not a number: the inputs are too extreme. Enter smaller values.",Bo=[0,.01,.04,.1,.2,.4,
.7,1],mi=4,gi=1e-12,wi=7});function Yt(e,t){let n=Array.from(e),o=Ju(n),s=Xu(n,t);return n.map((r,i)=>({text:Tt(r,o),exact:zo(r),level:s[i]??null}))}
function Ju(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=gi*Math.abs(s)}))return t;return 3}function Tt(e,t=qo(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(qo(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=Vo(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=Vo(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function zo(e){if(qo(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=Ku&&t<Yu){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function qo(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function Vo(e,t,n){let[o="",s]=e[n](Gu).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function Xu(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Bo.slice(1).map((i,a)=>(i+(Bo[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
mi:wi,s=Math.max(0,...n.map(Math.abs))||1;return n.map(r=>Number(Vo(r/s*o,0,"toFixed")))}var Gu,Ku,Yu,pe=v(()=>{"use str\
ict";w();qe();Gu=100,Ku=1e-4,Yu=1e16});var Go,Ko=v(()=>{"use strict";w();Go=`	
\v\f\r              \u2028\u2029  　`});function me(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var $n=v(()=>{"use strict";w();Ko()});function Zu(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(xi(r)===xi(i)?a:[...a,Qu])}}function xi(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function tf(e,t,{settings:n,inputs:o}){let s=Object.entries(e.tables).map(([m,p])=>{let b=yi(
p,n)??null,{title:S="",figure:$=null}=b??Object.values(p.variants)[0]??{};return{name:m,title:S,isShown:$!==null,variant:b,
numbers:null}}),r=(m,p="")=>({tables:s,status:m,error:p}),i=e.inputs.map(m=>t.get(m)?.status);if(e.failing.some(m=>o.has(
m))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((m,p)=>i[p]==="failed");if(c.length){let m=c.map(p=>`\
“${t.get(p)?.title??p}”`).join(", ");return r("failed",me(hi,{names:m}))}let l=new Map(s.map(({name:m,variant:p})=>[
m,p])),u=ef(e,l,t,o);if(!yi(e.conditions,n)?.every(({expression:m,holds:p})=>{let[b]=Ei(m,u)??[];return b!==void 0&&!!b===
p}))return r("unknown");let h=s.map(m=>({...m,numbers:u(m.name)}));return h.some(({numbers:m})=>m&&Array.from(m).some(Number.
isNaN))?r("failed",pi):{tables:h,status:"computed",error:""}}function ef(e,t,n,o){let s=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!s.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?Ei(c.expression,r):null)}return s.
get(i)??null};return r}function Ei(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===dn(o))?hn(e,o=>t(o)??[]):
null}function yi({settings:e,variants:t},n){return t[e.filter(o=>n.includes(o)).join(",")]}function nf(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,o)=>Object.is(n,t[o]))}function Ln(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,o,s)=>t[o]?.[Number(s)]??n)}var Qu,Nn,Yo=v(()=>{"use strict";w();ke();qe();$n();Qu="=",Nn=class{#e;#t;constructor(t){
this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,
n,this.#t)}#n(t,n,o){let s={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??
c,f=a==="matrix"||a==="number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);s.known.set(i,{numbers:f,isOwn:d,
status:"computed"})}let r=Zu(this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(m=>s.known.
get(m)?.isOwn??!0),l={settings:a?[i.id]:[],inputs:new Set},u=tf(i,s.known,c?l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,
isRemoved:a,isOwn:c,...u});let{tables:h,status:g}=u;for(let{name:m,numbers:p}of h){let b=c&&!a||nf(p,o?.known.get(m)?.numbers),
S=i.tables[m]?.variants[""]?.title;s.known.set(m,{numbers:p,isOwn:b,status:g,title:S})}}return s}}});function Jo(e){let[t,n]=[0,e.length];for(;t<n&&Si(e.charAt(t));)t+=1;for(;t<n&&Si(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var eg,Si,Ai,Mi=v(()=>{"use strict";w();Ko();eg=new RegExp(`[${Go}]+`),Si=e=>e!==""&&Go.includes(e);Ai=e=>[...e].length});function kn(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:Yr,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=rf(i,a,s)}catch(a){if(!(a instanceof rt))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new V(422,
o);return s}function rf(e,t,n){if(e.kind==="words")return af(e,t);if(e.kind==="matrix")return cf(e,t,n);if(e.kind==="num\
ber")return Ti(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new rt("",Jr,{options:e.options.join(
", ")})}function af({least:e,most:t},n){if(!Array.isArray(n))throw new rt("",Xr);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new rt("",Qr,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!Jo(
o))throw new rt(r,Zr);if(sf.test(o))throw new rt(r,ti);let i=Ai(o);if(i>40){let a=40;throw new rt(r,ei,{characters:i,most:a})}
return Jo(o)})}function cf(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new rt("",ni);let s=e.
isRow?[e.own]:e.own,r=Oi(e.rows,n).length||s.length,i=Oi(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?oi:si;throw new rt("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new rt(u,ri);if(c.length!==i){let f=c.length===1?ii:ai;throw new rt(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Ti(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Ti({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new rt(s,ci);if(!(o>=e&&o<=t)){let i={least:Tt(e),most:Tt(t)};throw new rt(s,li,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>of*Math.max(1,Math.abs(o),Math.abs(r)))throw new rt(s,ui);return r}function Oi(e,t){return Array.
isArray(e)?e:t[e]??[]}var of,sf,rt,Xo=v(()=>{"use strict";w();St();qe();pe();$n();Mi();of=1e-9,sf=/[\p{Cc}\p{Cs}]/u,rt=class extends Error{constructor(t,n,o={}){
super(me(n,o)),this.where=t}}});var In={};ao(In,{exportedLesson:()=>df,openRecord:()=>Cn});function Cn(){let e=y(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Ni??=new Nn(JSON.parse(e)),Ni}async function df(e,t){let n=Cn(),o=kn(n.inputs,hf(e.inputs));pf(n,
o);let s=mf(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await Ci([...s],t)||await wf(n,o,s,t),a=Af(n,
o);return a&&i.append(a),i}function hf(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Ve(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function pf({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw Ve(422,`inputs.${n}`,uf)}}function mf(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?di:fi;if(!s?.isRemovable)
throw Ve(422,"removed",me(r,{step:o}))}return n}async function Ci(e,{files:t,signal:n}){if(!t)return gf(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(Ri);if(!r.ok)throw Ve(r.status,"",
Ne(r.status));let i=await r.text().catch(Ri),a=y(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function gf(e){let t=JSON.parse(y(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>Qo("lesson-parts",i)));for(let i of x(
o,"[data-matrix]"))i.replaceWith(Qo("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function Qo(e,t){let{content:n}=y(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function wf(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>Ci(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=L(r,`[data-step="${CSS.escape(c.id)}"]`);l&&xf(l,c,a,e)}for(let c of x(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||bf(c,e.solve(t,new Set([...n,l])))}return r}function bf(e,{
steps:t}){let n=t.find(({id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=
!0,e.parentElement?.append(" ",ff))}function xf(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!s)return;let r=t.inputs.flatMap(i=>Ef(i,n,o));Li(e,".step-inputs",r,n.values),Li(
e,".step-results",t.tables,n.values),t.isOwn||yf(e,t)}function yf(e,{status:t,error:n}){let s=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of x(e,".remark, pointer-view, .failure"))i.
remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(([i])=>i).
join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=lf;else if(s.length){let i=s.map(([l])=>l).join(
" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}r.textContent&&y(e,".reasons").before(r)}function Ef(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.
name===e);if(!s)return t.flatMap(({tables:a})=>a.filter(c=>c.name===e));let{shown:r}=s,i=n.get(e)?.numbers??null;return r?
[{name:e,title:r.title,isShown:!0,variant:r,numbers:i}]:[]}function Li(e,t,n,o){let s=L(e,t);if(!s)return;let r=n.filter(
({isShown:l})=>l),i=r.map(l=>Sf(l,o)).filter(l=>l!==null),a=r.filter(({numbers:l})=>!l).map(({title:l})=>l);if(s.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,s.append(c)}function Sf({variant:e,numbers:t},n){if(!e||e.figure===
null||!t)return null;let o=Qo("lesson-figures",e.figure),s=x(o,"tbody td");for(let[c,{text:l,exact:u,level:f}]of Yt(t,e.
shade).entries()){let d=s[c];if(!d)continue;let h=tt(l);d.textContent=h,ki(d,"value",u===h?null:u),ki(d,"level",f||null)}
let{rows:r,columns:i}=e,a="down"in o.dataset;return Rn(x(o,"tbody th"),a?i:r,n),Rn(x(o,"thead th"),i,n),e.opens&&(o.dataset.
how=JSON.stringify(e.expression)),o}function ki(e,t,n){n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Rn(e,t,n){
for(let[o,s]of e.entries()){let r=Ln(t[o]??"",n),i=[...r],a=i.length>$i;s.textContent=a?`${i.slice(0,$i-1).join("")}…`:
r,s.title=a?r:""}}function Af(e,t){let n=L(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=L(n,"[dat\
a-inputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=y(s,`[data-input="${CSS.escape(
r)}"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?tt(zo(l)):String(l));for(let[l,u]of x(a,"input, select").entries())u.
value=c[l]??"";i&&(Rn(x(a,"tbody th"),i.rows,t),Rn(x(a,"thead th"),i.columns,t))}return s}function Ri(e){throw Ht(e)?e:Ve(
0,"",$e)}function Ve(e,t,n){return new V(e,[{where:t,message:n,suggestions:[]}])}var $i,lf,uf,ff,Ni,ze=v(()=>{"use stric\
t";w();St();Q();qe();pe();Yo();Xo();Ct();$n();$i=20,lf="With your changes, only the server can compute this step.",uf="O\
nly the server can compute with more or fewer words.",ff="(with your changes, only on the server)"});function _n(e,t){let n=L(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(Ii,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of Mf(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],g=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([p=0,b=0])=>`${(p-o.left).toFixed(1)} ${(b-o.top).toFixed(1)}`),m=document.createElementNS(Ii,"path");m.setAttribute(
"d",`M${g[0]}C${g.slice(1).join(" ")}`),r.append(m)}n.append(r)}function Mf(e){return x(e,"figure.matrix").flatMap(t=>{let n=x(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var Ii,
_i=v(()=>{"use strict";w();Q();Ii="http://www.w3.org/2000/svg"});function H(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function $t(e,t,n){return e+
(t-e)*n}function xt(e,t,n){return{x:$t(e.x,t.x,n),y:$t(e.y,t.y,n),width:$t(e.width,t.width,n),height:$t(e.height,t.height,
n)}}function lt(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*vf+n*Of+([...e].
length-t-n)*Pi}function ge(e,t){let n=Math.max(0,...e.map(lt));return n?Math.min(t,n+12):0}function ut(e,t){if(lt(e)<=t)
return e;let n=Math.floor(t/Pi)-1;return n>1?`${[...e].slice(0,n).join("")}…`:""}function K(e,t,n,{opacity:o=1,isLit:s=!1,
isRaised:r=!1}={}){let a=t.height>=17&&t.width>=lt(n.text)+Fi?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:a,opacity:o,
isLit:s,isRaised:r}}function z(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,
x:t,y:n,text:o,anchor:r,opacity:i,isQuiet:a}}function Pt(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,
opacity:n,isQuiet:o}}function Dt(e){return{...e,text:"?",level:void 0}}function Ot(e,t,n){return Math.max(3,Math.min(n,e/
Math.max(1,t)))}function yt(e){return Math.max(44,...e.map(({text:t})=>lt(t)+2*Fi))}var Pi,vf,Of,Fi,et,we=v(()=>{"use st\
rict";w();[Pi,vf,Of]=[8.8,9.8,4.8],Fi=6,et=30});function Di({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=ge([
...n,r],Math.min(150,a/4)),d=yt(e),h=f+d+34,g=yt([...o.flat(),...s])+14,m=Ot(a-h-4,s.length,g),p=m-Math.min(5,m/5),b=Ot(
Tf,u,et+8),S=b-Math.min(6,b/4),$=8+u*b+14,G=Math.max(...t),J=H(c,0,.9),C={anchor:"end",isQuiet:!0},j=[],B=0;for(let[_,M]of t.
entries()){let I=8+_*b,P=I+S/2+6;if(b>17){let W=ut(n[_]??"",f-12);j.push(z(`label-${_}`,f-12,P,W,C))}j.push(K(`weight-${_}`,
{x:f,y:I,width:d,height:S},e[_]??{text:""})),b>17&&j.push(z(`times-${_}`,f+d+17,P,"·",{isQuiet:!0}));let A=$t(1,$t($f,1,
M/G),J),F=Hi*_/Math.max(1,u-1),R=H(c,1+F,1.85-Hi+F);for(let[W,Z]of(o[_]??[]).entries()){let Y={x:h+W*m,y:I,width:p,height:S};
if(j.push(K(`value-${_}-${W}`,Y,Z,{opacity:A})),R===0||c>=Zo||M*be<.25)continue;let ot={...Y,y:$+B,height:M*be},it=xt(Y,
ot,R),mt={...Z,text:""};j.push(K(`strip-${_}-${W}`,it,mt,{opacity:$t(A,1,R)}))}B+=M*be}let k=h+s.length*m;j.push(Pt("rul\
e",`M${f} ${$-8}H${k}`,{opacity:H(c,.9,1.1),isQuiet:!0}));let q=H(c,1.8,2);j.push(z("result",h-12,$+be/2+6,ut(r,h-12),{anchor:"\
end",opacity:H(c,1,1.3)}));for(let[_,M]of s.entries()){let I={x:h+_*m,y:$,width:p,height:be},P=_===l?Dt(M):M;q>0&&j.push(
K(`result-${_}`,I,P,{opacity:q}))}return{width:k,height:$+be+8,marks:j}}function Wi({weights:e,labels:t,shares:n},{moment:o}){
let s=n.indexOf(Math.max(...n)),r=t[s]?`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="The"?" is":
","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows as thick as \
their weights fill exactly one row: the average."}var Zo,be,Tf,Hi,$f,ji=v(()=>{"use strict";w();we();Zo=2,be=44,Tf=380,Hi=
.4,$f=.1});function zi({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=yt(n.map(({tile:M})=>M))+4,[a,c]=[e,t].map(
M=>ts(M,i,o)),l=Jt(a)+Bi+Jt(c)<=o,u=Math.max(Vi(e),Vi(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*Pn)/u)),h=l?Math.max(Ge(e),Ge(t)):Ge(e)+Ge(t),g=Math.max(6,Math.min(et+4,Nf/h)),[m,p]=[d-Math.min(4,d/5),g-Math.min(4,
g/4)],b=h*g+xe+6,S=l?b:b+xe+24,$={sources:ts(e,d,o),targets:ts(t,d,o)},G=Jt($.sources)+Bi,J=l?G+Jt($.targets):Math.max(Jt(
$.sources),Jt($.targets)),C=M=>l?0:(J-Jt(M))/2,j={sources:{top:xe,edges:qi($.sources,C($.sources))},targets:{top:l?xe:xe+
Ge(e)*g+24+xe,edges:qi($.targets,l?G:C($.targets))}},B=(M,I)=>{let{columns:P=0}={sources:e,targets:t}[M][I]??{},A=($[M][I]??
0)-P*d;return(j[M].edges[I]??0)+A/2},k=(M,{table:I,row:P,column:A})=>({x:B(M,I)+A*d,y:j[M].top+P*g,width:m,height:p}),q=[],
_=[];for(let[M,I]of[["sources",e],["targets",t]])for(let[P,{title:A,columns:F}]of I.entries()){let R=M==="targets"&&t.length>
1?P:0,W=M==="targets"?H(s,R,R+.4):1,Z=B(M,P)+F*d/2,Y=ut(A,$[M][P]??0);q.push(z(`${M}-${P}`,Z,j[M].top-9,Y,{opacity:W,isQuiet:!0}))}
for(let[M,{tile:I,from:P,to:A,moment:F}]of n.entries()){let[R,W]=[k("sources",P),k("targets",A)],Z=Math.max(1,(t[A.table]?.
columns??1)-1),Y=Ui*A.column/Z,ot=H(s,F+Y,F+1-Ui+Y);if(q.push(K(`left-${M}`,R,I,{opacity:ot>0?.25:1})),ot===0)continue;let it=M===
r?{...I,text:"?",level:void 0}:I;_.push(K(`moved-${M}`,xt(R,W,ot),it,{isRaised:ot<1}))}return{width:J,height:S,marks:[...q,
..._]}}function ts(e,t,n){let o=(n-(e.length-1)*Pn)/e.length;return e.map(({title:s,columns:r})=>Math.max(r*t,Math.min(lt(
s),o)))}function Jt(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Pn)}function qi(e,t){let n=t;return e.map(o=>{let s=n;
return n+=o+Pn,s})}function Vi(e){return e.reduce((t,{columns:n})=>t+n,0)}function Ge(e){return Math.max(...e.map(({rows:t})=>t))}
function Gi({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No number changes.`}let s=e.length>
1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var Nf,Pn,Bi,xe,Ui,Ki=v(()=>{"use str\
ict";w();we();Nf=400,Pn=36,Bi=84,xe=28,Ui=.4});function Yi(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],h=u?[s.label]:[s.label,...r.map(({label:T})=>T)],g=ge(h,Math.min(150,t/4)),m=[...s.tiles,...r.flatMap(
({tiles:T})=>T),...i.flat()],p=yt(c),b=l?Math.min(150,lt(l)+14):0,S=yt(m)+8,$=f+2,[G,J]=u?[$,d]:[d,$],C=t-g-b-(u?0:p+44)-
4,j=Math.max(p+8,...[s,...r].map(({label:T})=>lt(T))),B=Ot(C,G,Math.max(S,u?Math.min(j,120):0)),k=Ot(Lf,J,et+6),q=B-Math.
min(5,B/5),_=k-Math.min(5,k/4),M=u?30:8,I=M+d*k+22,P=g+d*B+40,A=(T,X)=>u?{x:g+T*B,y:M+X*k,width:q,height:_}:{x:g+X*B,y:M+
T*k,width:q,height:_},F=T=>u?{x:g+T*B,y:I,width:q,height:et}:{x:P,y:M+T*k,width:p,height:_},R=Math.min(f-1,Math.floor(n)),
W=Math.min(1,n-R),Z=Math.max(0,R-1+H(W,0,R?Fn:.01)),Y=T=>Math.min(1,Math.max(0,T)),ot=T=>T+1-Y(Z-T)+Y(T-Z),it=[],mt=[];for(let[
T,{label:X,tiles:wt}]of r.entries()){let st=ot(T),Nt=T===R&&W>Fn&&W<1;for(let[qs,gl]of wt.entries()){let wl=T>R&&n<f?.6:
1;it.push(K(`line-${T}-${qs}`,A(st,qs),gl,{opacity:wl}))}it.push(rn(`name-${T}`,X,st,Nt));let ce=T<R||W===1;if(T>R)continue;
let at=T<R?1:H(W,es,.95);if(!at)continue;let Te=F(st),an=c[T]??{text:""},ro=Math.min(d,Math.floor(at*d+1e-9)),pl={text:a[T]?.[ro-
1]??""},ml=T===o?Dt(an):ce?an:pl;it.push(K(`result-${T}`,Te,ml,{opacity:Math.min(1,4*at)})),it.push(so(T,st,Math.min(1,4*
at)))}let gt=n>=f||W===0&&R>0?Math.ceil(n)-1:R,se=W===0||n>=f?1:H(W,Fn,es),re=n<f&&W>0&&W<Fn;if(n>0&&!re){let T=Z+2;for(let[
X,wt]of(i[gt]??[]).entries()){let st=A(T,X),Nt=.25*X/Math.max(1,d-1),at=gt===R&&W>0&&W<1?H(W,es+Nt*.6,.8+Nt*.6):1,Te=gt===
o;if(mt.push(K(`product-${X}`,st,wt,{opacity:se*(1-.55*at),isLit:!0})),at===0||at===1)continue;let an=xt(st,kf(F(ot(gt))),
at),ro=Te&&at>.6?{...wt,text:""}:wt;mt.push(K(`flight-${X}`,an,ro,{opacity:1-H(at,.8,1),isLit:!0}))}}for(let[T,X]of s.tiles.
entries())mt.unshift(K(`sliding-${T}`,A(Z,T),X,{isRaised:!0}));if(mt.push(rn("name-sliding",s.label,Z,!0)),l){let T=u?g+
$*B+8:P+p+10,X=u?I+21:M+k+_/2+6,wt=ut(l,b);it.push(z("after",T,X,wt,{anchor:"start",isQuiet:!0}))}let ie=u?I+et+8:M+$*k+
6;return{width:(u?g+$*B:P+p)+b,height:ie,marks:[...it,...mt]};function rn(T,X,wt,st){let Nt=!st;if(u){let Te=ut(X,B);return z(
T,g+wt*B+q/2,18,Te,{isQuiet:Nt})}let ce=M+wt*k+_/2+6,at=k>17?ut(X,g-12):"";return z(T,g-12,ce,at,{anchor:"end",isQuiet:Nt})}
function so(T,X,wt){let st=F(X),[Nt,ce]=u?[st.x+st.width/2,st.y-6]:[st.x-20,st.y+st.height/2+6],at=u?"":"=";return z(`eq\
uals-${T}`,Nt,ce,at,{opacity:wt,isQuiet:!0})}}function kf({x:e,y:t,width:n,height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/
2}}function Ji(e,{moment:t,isAsked:n}){let{sliding:o,lines:s,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.
label].map(m=>m?`“${m}”`:""),f=l&&u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",g=n?
"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}umbers that meet are multiplied, and the products add up to ${g}.`}var Lf,
Fn,es,Xi=v(()=>{"use strict";w();we();Lf=380,[Fn,es]=[.35,.55]});function ta({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:C})=>C),a=Math.max(yt(i),...e.map(
({label:C})=>lt(C)))+16,c=Ot(o,e.length,a),l=Ot(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,g]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],m=28,p=m+et+Zi+Qi,b=t.map((C,j)=>e.reduce((B,k)=>B+(k.
place===j?k.share:0),0)),S=Qi/Math.max(...b,1e-9),$=[Pt("base",`M${d} ${p+1}H${d+t.length*l}`)],G=t.map(()=>0),J=t.map(()=>{});
for(let[C,{label:j,tile:B,share:k,place:q}]of e.entries()){let _=f+C*c+(c-h)/2,M={x:_,y:m,width:h,height:et},I=d+q*l+(l-
g)/2,P=G[q]??0,A=Math.max(0,k*S),F={x:I,y:p-P-A,width:g,height:A};G[q]=P+A;let R=s-C,W=q===r;$.push(z(`label-${C}`,_+h/2,
18,ut(j,c),{isQuiet:!0}),K(`source-${C}`,M,B,{opacity:R>=1?.35:1}));let[Z,Y]=[_+h/2,I+g/2],ot=m+et+Zi/2,it=`M${Z} ${m+et}\
C${Z} ${ot} ${Y} ${ot} ${Y} ${F.y}`,mt=H(R,0,ns)*(1-H(R,Hn,1));mt&&$.push(Pt(`way-${C}`,it,{opacity:mt,isQuiet:!0}));let gt=Math.
min(1,Math.max(0,(R-ns)/(Hn-ns)))**2;if(gt>0){let se=xt(M,F,gt),re=H(gt,0,.7),ie=W&&gt>.5?{...B,text:""}:B,ae=xt(M,F,re).
x;$.push(K(`dropped-${C}`,{...se,x:ae},ie)),R>=Hn&&(J[q]=n[C])}}for(let[C,{label:j,tile:B}]of t.entries()){let k=d+C*l+l/
2,q=e.filter((A,F)=>A.place===C&&s>=F+Hn),_=p-q.reduce((A,{share:F})=>A+F*S,0),I=e.every((A,F)=>A.place!==C||s>=F+1)&&(J[C]!==
void 0||s>=e.length),P=C===r&&J[C]?Dt(B).text:I?B.text:J[C];P&&$.push(z(`sum-${C}`,k,_-9,P)),$.push(z(`place-${C}`,k,p+24,
ut(j,l-6),{isQuiet:!P}))}return{width:u,height:p+36,marks:$}}function ea({sources:e,places:t,sums:n},{moment:o,isAsked:s,
isEnd:r}){let i=e[o];if(!i)return"";if(r){let u=t.map((h,g)=>e.filter(m=>m.place===g)).reduce((h,g)=>g.length>h.length?g:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var Qi,Zi,ns,Hn,na=v(()=>{"use strict";w();we();Qi=170,Zi=76,[ns,Hn]=[
.15,.8]});function ra({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=c>620?ge(d,200):0,g=Math.max(yt([...e,...t]),...r.map(lt))+10,m=c<480?oa/2:oa,p=Ot(c-h-m-
60,f,Math.min(g,128)),b=p-Math.min(8,p/4),S=28+Xt,[$,G]=[S+8,S+8+et+8],J=r.some(A=>lt(A)>p),C=G+et+22,j=h+f*p+18,B=Math.
max(...n),k=[],q=A=>Dn*A/Math.max(1,f-1);if(h){let A={anchor:"end",isQuiet:!0},F=R=>ut(R,h-12);k.push(z("name-powers",h-
12,S-8,F(i.powers),{...A,opacity:H(l,0,.5)}),z("name-scores",h-12,$+21,F(i.scores),A),z("name-weights",h-12,G+21,F(i.weights),
{...A,opacity:H(l,2,2.5)}))}let _=h+f*p;k.push(Pt("base",`M${h} ${S+1}H${_}`,{isQuiet:!0}));let M=H(l,1,1.4),I=j+m+6;k.push(
Pt("zero",`M${j-8} ${S+1}H${I}`,{opacity:M,isQuiet:!0}),Pt("one",`M${j-8} ${S-Xt}H${I}`,{opacity:M}),z("one-text",I+8,S-
Xt+6,"1",{anchor:"start",opacity:M}),z("zero-text",I+8,S+6,"0",{anchor:"start",opacity:M,isQuiet:!0}),z("sum",j+m/2,S-Xt-
10,`Σ ${s}`,{opacity:H(l,1,1.5)*(1-H(l,2,2.3))}));let P=0;for(let[A,F]of n.entries()){let R=h+A*p+(p-b)/2,W=H(l,q(A),1-
Dn+q(A)),Z=Xt*F*W/B,Y={...t[A]??{text:""},text:""},ot={x:R,y:S-Z,width:b,height:Z},it=A===u,mt=$t(1,.35,H(l,1,1.6)),gt=it?
{...Y,level:void 0}:Y;k.push(K(`bar-${A}`,ot,gt,{opacity:mt}));let se=o[A]??"";lt(se)<p+8&&k.push(z(`power-${A}`,R+b/2,ot.
y-8,se,{opacity:W})),k.push(K(`score-${A}`,{x:R,y:$,width:b,height:et},e[A]??Y)),P+=F*Xt;let re={x:j,y:S-P,width:m,height:F*
Xt},ie=H(l,1+q(A),2-Dn+q(A));ie>0&&k.push(K(`part-${A}`,xt({...ot,height:Z},re,ie),gt));let ae=H(l,2+q(A),3-Dn+q(A)),rn={
x:R,y:G,width:b,height:et};if(ae>0){let X=it?Dt(Y):ae<1?Y:t[A]??Y;k.push(K(`weight-${A}`,xt(re,rn,ae),X))}let so=J&&A%2?
22:0,T=ut(r[A]??"",J?2*p-8:p);k.push(z(`label-${A}`,R+b/2,C+so,T,{isQuiet:!0}))}return{width:I+20,height:C+(J?22:0)+10,marks:k}}
function ia({sum:e},{moment:t}){return["Each score becomes a power of e: all of them are positive, and large ones stand \
out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Each power is divided by ${e}, so th\
at the weights sum to 1.`][t]??""}var sa,Xt,oa,Dn,aa=v(()=>{"use strict";w();we();sa=3,Xt=150,oa=60,Dn=.35});function da(e){let t=new os(e),n=x(e,`.step-results ${_e}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:pt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=Wn(i.expression).join(),l=x(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&Wn(f.expression).join()===c);for(let f of u)r.add(f);s.push(Wf(t,u))}else if(a==="scatt\
er")s.push(Df(t,i));else if(a==="plain")s.push(Ff(i));else for(let c of i.grid.keys())s.push(Hf(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function Wn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function Ff({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:ua.plain,scene:null,words:()=>"",forget:()=>{}}}
function Ke(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:ua[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function Hf(e,t,n,o){let s=t.grid[n]??[],r=It(t.figure).rows[n]??"",i=[Mt(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,h)=>h+1),f=()=>e.products(t,n);return Ke({...a,
shown:u},f,Yi,Ji)}let c=o==="softmax"?sa:Zo,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?Ke({
...a,shown:l},()=>e.softmax(t,n),ra,ia):Ke({...a,shown:l},()=>e.average(t,n),Di,Wi)}function Df(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:Mt(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return Ke(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>ta(u,{...d,asked:a[f]??-1}),ea)}function Wf(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=Wn(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>Mt(l)).join(", "),label:"",cells:n,shown:i};return Ke(c,()=>e.moves(t),zi,Gi)}function ye(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:Ao(e),level:e.dataset.level,tone:n,shade:o}}function Qt(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return tt(Number.isInteger(e)?Tt(e):Tt(e,n))}function ca(e){let t=e?pt(e):[];return{title:e?Mt(e):"",rows:t.
length,columns:t[0]?.length??0}}function ss(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function jf(e){let t=e.flat();return t.length>0&&t.length<=fa&&new Set(t).size===t.length}function la(e){
let t=e&&Rt(e);return t?.op!=="sum"||t.parts.length>Rf||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&
o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function rs(e){return(Rt(e)?.parts??[]).map(n=>n.parts)}function Bf(e){
let t=rs(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<_f&&t.every(o=>o>=0)}function Uf(e,t){
let[n,o]=[ss(e),t&&ss(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var ua,Rf,Cf,fa,If,_f,Pf,os,
ha=v(()=>{"use strict";w();Eo();Q();pe();de();Ct();ji();Ki();Xi();na();aa();ua={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},Rf=96,Cf=24,fa=48,If=400,_f=1e-6,Pf=new Set(["table","view","join"]);os=class{constructor(t){this.
tableNamed=wn(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length)return"plain";if(o.op==="colle\
ct")return jf(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>Pf.has(h)))return n.length>1&&r>
1&&s.length<=If?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=fa?"softmax":"plain";if(!i.has("matmul")||r>Cf||!la(c))return"\
plain";let l=this.#t(n[0]?.map((h,g)=>a(g))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((h,g)=>a(g*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(Bf)?"average":"products"}softmax({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(
n)(s*r.length),{powers:a,isShifted:c}=mn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>ye(d,t)),shares:this.#o(i,r.length),powers:a.map(Qt),sum:Qt(a.reduce(
(d,h)=>d+h,0)),labels:It(t).columns,names:{scores:f?Mt(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${Qt(l)}`}`,weights:Mt(t)}}}average({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>rs(
i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=It(t).rows[s]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>ye(u,t)),label:l||Mt(t)}}products({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((p,b)=>i(
s*r.length+b)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(p=>p.map(({value:b},S)=>b*(l[S]?.value??Number.NaN))),h=Yt(d.flat(),""),{rows:g,columns:m}=It(t);return{sliding:{
label:g[s]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((p,b)=>({label:m[b]??this.#i(p[0],f),tiles:this.#r(
p)})),products:d.map((p,b)=>p.map((S,$)=>{let{text:G="",level:J}=h[b*p.length+$]??{};return{text:tt(G),level:J?String(J):
void 0}})),sums:d.map(p=>{let b=0;return p.map(S=>(b+=S,Qt(b)))}),results:r.map(p=>ye(p,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){let i=this.#e(n),{columns:a}=It(t),c=n.at(-1)?.groups??[],l=o.
flat(),u=c.map(()=>0),f=c.map((g,m)=>i(m).parts),d=s.map(g=>{let m=r.get(g)??0,p=f[m]?.[c[m]?.indexOf(g)??-1],b=p?.value??
Number.NaN,S=p?this.#r([p])[0]:void 0;return{label:this.#i(p,!0),tile:S??{text:Qt(b)},share:b,place:m}}),h=new Map(d.map(
({place:g},m)=>[g,m]));return{sources:d,places:l.map((g,m)=>({label:a[m]??"",tile:ye(g,t)})),sums:d.map(({share:g,place:m},p)=>(u[m]=
(u[m]??0)+g,h.get(m)===p?l[m]?.textContent??"":tt(Tt(u[m]))))}}moves(t){let n=Wn(t[0]?.expression??[]),o=n.map(r=>ca(this.
tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:h="",index:g=0}=l(f),m=n.indexOf(h),p=o[m]?.columns??1;s.push({tile:ye(d,
i),from:{table:m,row:Math.floor(g/p),column:g%p},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:m})}}return{
sources:o,targets:t.map(({figure:r})=>ca(r)),flights:s}}#e(t){let n=(o,s)=>bn(this.tableNamed(o),s);return o=>Re(t,o,n)}#t(t){
let n=t.map(rs),[o,s]=[0,1].map(d=>n.map(h=>h.map(g=>g[d]))),r=d=>d?.every(h=>h.every((g,m)=>Uf(g,d[0]?.[m]))),i=!r(o),[
a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!la(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=Rt(t);if(t===n)return"";let[o,
s]=t.parts,r=o&&Rt(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;let a={add:`+ ${this.#a(s)||Qt(s.value)}`,divide:`\
÷ ${Qt(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){let{powers:o}=mn(t),s=o.reduce((r,i)=>r+
i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=Yt(t.map(({value:o})=>o),"");return t.map((o,s)=>{let{figure:r,cell:i}=this.#s(
o)??{};if(r&&i&&!o.op)return ye(i,r);let{text:a="",level:c}=n[s]??{};return{text:tt(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?ss(t):{},s=n===void 0?null:this.tableNamed(n);if(!s)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{figure:r,cell:i[o],row:u,column:f,rows:c,
columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??""}#a(t){let n=this.#s(t);return n?Mt(
n.figure):""}}});function Gf(e){let t=i=>document.createElementNS(pa,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function Kf(e,t){let{element:n}=e;if(nt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){Yf(e,t);return}nt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?nt(n,"d",t.path):(nt(n,"x",t.x.toFixed(2)),nt(n,"y",t.y.toFixed(2)),nt(n,"text-anchor",t.anchor),ma(n,t.text))}function Yf({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(nt(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),nt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),nt(e,"data-tone",c.tone),nt(e,"data-shade",c.
shade),nt(t,"data-level",c.level),nt(n,"width",i.toFixed(2)),nt(n,"height",Math.max(0,a).toFixed(2)),nt(n,"rx",String(Math.
min(zf,i/4,a/4))),nt(o,"x",(i/2).toFixed(2)),nt(o,"y",(a/2+5.7).toFixed(2)),ma(o,c.text))}function nt(e,t,n){e.getAttribute(
t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}function ma(e,t){e.textContent!==t&&(e.textContent=t)}
var pa,qf,Vf,zf,jn,ga=v(()=>{"use strict";w();Q();pa="http://www.w3.org/2000/svg",qf=760,Vf=720,zf=5,jn=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(pa,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:y(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#w("width",qf)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=L(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#f(){return this.isScaled?Vf:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#f();if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,
asked:s});if(!r)return;t!==this.#r&&(this.#o=this.#w("height",t)),this.#r=t;let i=Math.max(this.#o,Math.ceil(r.height)),
a=Math.min(0,(r.width-t)/2);nt(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||nt(this.svg,"height",String(
i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.length-1,u=c===l&&o>l;this.#g(n.title,n.words({moment:c,
isAsked:s>=0&&c===l,isEnd:u}))}#g(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");
o.textContent=`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#w(t,n){let s=[...new Map(this.beats.map(r=>[`${r.kind} ${r.
cells.length}`,r])).values()].map(({scene:r})=>r?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...s))}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,r]of this.#t)n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.
get(s.key);r?.kind!==s.kind&&(r?.element.remove(),r=Gf(s.kind),this.#t.set(s.key,r)),Kf(r,s)}let o=[...n].join();o!==this.#n&&
(this.#n=o,this.svg.append(...t.map(({key:s})=>this.#t.get(s).element)))}}});function ba(e){e.addEventListener("click",t=>{let n=U(t),o=Bn(n);if(!o)return;n.closest("[data-play]")&&ad(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&ud(o,Number(s.dataset.move));let r=n.closest("[data-choice]");r instanceof HTMLElement&&
md(o,r),n.closest("[data-speed]")&&ld(e)}),e.addEventListener("input",t=>{let n=U(t),o=Bn(n);if(!o||!(n instanceof HTMLInputElement)||
!n.matches("[data-scrub]"))return;jt(o);let s=Number(n.value);qn(o,Ye.matches?Math.round(s):s)}),e.addEventListener("key\
down",t=>{let n=U(t),o=Bn(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-scrub\
]")||(t.preventDefault(),jt(o),Aa(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=U(n).closest(
wa),s=o&&Bn(o);s&&o instanceof HTMLTableCellElement&&id(s,o)})}function xa(e){for(let t of x(e,"[data-step]")){let n=L(t,
".play");!n||Wt.has(t)||(n.hidden=x(t,wa).length<ed,n.hidden||nd.observe(t))}}function cs(e){for(let t of e)Zt(t)}function ls(e){
for(let t of x(e,"[data-step]"))jt(t)}function ya(e){Wt.get(e)?.stage?.redraw()}function Zt(e){let t=L(e,".play");if(!t||
t.hidden||Wt.has(e))return Wt.get(e);let n=da(e),o=n.flatMap(f=>f.cells),s=od(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:sd(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new jn(e,n):null};Wt.set(e,l);let u=y(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,rd(l),l}function od(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?Qf:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,Jf/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,Xf/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function sd(e,t){
let n=t.flatMap(a=>a.kind==="moves"?[]:a.cells),o=n.map(({textContent:a})=>a??"");if(n.length<as||new Set(o).size<as)return null;
let s=x(e,".step-text, .formula, .reasons, td:not(.step-results td)").map(({textContent:a})=>a).join(" "),r=a=>o.filter(
c=>c===a).length,i=a=>+(r(a)>1)+Number(s.includes(a));return n.slice(Math.floor(n.length/2)).map(a=>({cell:a,told:i(a.textContent??
""),size:Math.abs(Kt(a))})).sort((a,c)=>a.told-c.told||c.size-a.size)[0]?.cell??null}function rd({stage:e}){let[t]=e?.beats??
[];t&&e?.show(t,t.shown.length)}function id(e,t){let n=Wt.get(e);if(!n?.stage||n.frame||n.at<n.moments.length)return;let o=n.
stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.indexOf(t),r=o.kind==="products"?s+1:o.shown.length;
n.stage.show(o,r)}function ad(e){let t=Zt(e);if(t){if(t.frame){jt(e);return}t.at>=t.moments.length&&qn(e,0),Ea(e,t.moments.
length)}}function Ea(e,t){let n=Zt(e);if(!n)return;jt(e),n.goal=t,n.time=performance.now(),n.hold=Ye.matches?.01:0,Sa(e,
!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/
1e3*Un;n.time=s,cd(e,n,r)};n.frame=requestAnimationFrame(o)}function cd(e,t,n){let o=Math.floor(t.at),s=t.moments[o];if(t.
at>=t.goal||!s){jt(e);return}if(o===t.at&&o===t.asks&&Ma(e,t)){hd(e,t);return}if(t.hold>0){t.hold-=n;return}let r=Math.min(
o+1,t.at+(Ye.matches?1:n/s.seconds)),i=r===o+1;i&&Ye.matches?t.hold=s.seconds:i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&
(t.hold=Zf),us(e,t,r)}function jt(e){let t=Wt.get(e);t?.frame&&(cancelAnimationFrame(t.frame),t.frame=0,Sa(e,!1),!(t.at<
t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute("data-playing")},td))}function Sa(e,t){
y(e,"[data-play]").textContent=t?"Pause":"Play"}function ld(e){Un=is[(is.indexOf(Un)+1)%is.length]??1;for(let t of x(e,"\
[data-speed]"))t.textContent=`${Un}×`}function ud(e,t){let n=Zt(e);n&&(jt(e),Math.abs(t)>1?qn(e,t<0?0:n.moments.length):
t<0||Ye.matches?Aa(e,t):Ea(e,Math.floor(n.at)+1))}function Aa(e,t){let n=Zt(e)?.at??0;qn(e,t<0?Math.ceil(n)-1:Math.floor(
n)+1)}function qn(e,t){let n=Zt(e);n&&(L(e,".playing .predict")?.remove(),us(e,n,Math.max(0,Math.min(n.moments.length,t))))}
function Ma(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-mode="all"]')}function us(e,t,n){let{moments:o,
cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===n,f=(u?l?.end:o[c-1]?.end)??0,d=!!Ma(e,t)&&
n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute("data-guessing",d),y(e,"[data-scrub]",HTMLInputElement).
value=String(n);let h=fd(o,n);if(h){let p=d&&i?h.beat.cells.indexOf(i):-1;r?.show(h.beat,h.at,p)}let g=`${c} ${u}`;if(g===
t.painted&&n>0)return;t.painted=g;for(let[p,b]of s.entries())b.toggleAttribute("data-ahead",p>=f),b.removeAttribute("dat\
a-asked");va(e,l,f,s.length);let m=l&&dd(t,l);if(!m){An(e),_n(e,null);return}je(m,{withoutResult:!u||m.hasAttribute("dat\
a-ahead")}),!r&&(t.frame&&m.scrollIntoView({block:"nearest"}),_n(e,m))}function fd(e,t){let n=Math.max(0,Math.ceil(t)-1),
o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.place+t-n};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{
beat:s.beat,at:s.place+1};let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0}:null}function dd({cells:e},{beat:t,
place:n,end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.
slice(r,a?i:s+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(Kt(f)));return l[u.indexOf(
Math.max(...u))]??e[o-1]}function va(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${Math.max(1,n)}\
 of ${o}`:"";y(e,".play output").textContent=r,y(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function hd(e,t){jt(
e);let n=t.asked;if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("d\
ata-asked",!0),va(e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),je(n,{withoutResult:!0}),t.stage||_n(e,n);let o=document.
createElement("div");o.className="predict",o.setAttribute("role","group"),o.setAttribute("aria-label","Predict, then see");
let s=document.createElement("p"),r=document.createElement("b");r.textContent="Predict, then see. ",s.append(r,"Which nu\
mber comes where the question mark is?");let i=document.createElement("div");i.className="choices",i.append(...pd(n,t.cells).
map(a=>{let c=document.createElement("button");return c.type="button",c.dataset.choice=a,c.textContent=a,c})),o.append(s,
i),y(e,".play").after(o)}function pd(e,t){let n=e.closest("figure"),o=t.filter(r=>r.closest("figure")===n).reverse(),s=new Map;
for(let r of[e,...o,...t])s.size<as&&s.set(r.textContent??"",Kt(r));return[...s].sort(([,r],[,i])=>r-i).map(([r])=>r)}function md(e,t){
let n=Wt.get(e),o=n?.asked;if(!n||!o)return;let s=o.textContent??"",r=t.dataset.choice===s;e.dataset.predicted=String(r);
let i=y(e,".playing .predict");for(let c of x(i,"button",HTMLButtonElement))c.disabled=!0,(c===t||c.dataset.choice===s)&&
(c.dataset.right=String(c.dataset.choice===s));us(e,n,n.asks+1),je(o);let a=document.createElement("p");a.setAttribute("\
role","status"),a.textContent=r?"Right. Play goes on.":`It is ${s}; the line above shows why. Play goes on.`,i.append(a),
y(e,"[data-play]").focus({preventScroll:!0})}function Bn(e){let t=e.closest("[data-step]");return t instanceof HTMLElement?
t:null}var wa,Jf,Xf,Qf,Zf,td,is,ed,as,Wt,Ye,Un,nd,fs=v(()=>{"use strict";w();ko();Q();de();_i();ha();ga();wa=`.step-resu\
lts ${Pe}`,Jf=20,Xf=60,Qf=.6,Zf=.5,td=2500,is=[1,2,.5],ed=2,as=4,Wt=new WeakMap,Ye=matchMedia("(prefers-reduced-motion: \
reduce)"),Un=1;nd=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&Zt(t)},
{rootMargin:"600px"})});var ds={};ao(ds,{previewEdits:()=>gd});function gd(e,t,n){let o=Cn(),{steps:s,known:r}=o.solve(kn(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=x(e,":scope > [data-step]:not([hidden])").filter(Ta),
c=a.flatMap(l=>x(l,"figure[data-table]").filter(Ta));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&bd(l,f,wd(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),ya(l)}function Ta(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-Oa&&t<innerHeight+Oa}function wd({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function bd(e,t,n){let o=x(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of Yt(t,
n).entries()){let c=o[s];if(!c)continue;let l=tt(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
$a(c,"data-value",i===l&&!u?null:i),$a(c,"data-level",a?String(a):null)}}function $a(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var Oa,hs=v(()=>{"use strict";w();Q();ze();pe();fs();Xo();Ct();Oa=100});function Ca(e,t,n){let o=Ed(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(Sd).find(s=>s)??
Md(o,n)}function Ed(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.tables).
flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&ka(a.variant)===ka(s))||!i||!r?.length)
return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(g=>g.map(m=>Ln(m,e.
values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],...h}]}).
filter(({before:o,after:s})=>[...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>yd).reverse()}
function ka({rows:e,columns:t}){return JSON.stringify([e,t])}function Sd({title:e,shade:t,rows:n,columns:o,before:s,after:r}){
let i=o.length;if(t!=="weights"||new Set(o).size<Math.max(2,i))return null;for(let[a,c]of n.entries()){let[l,u]=[s,r].map(
p=>Ad(p.slice(a*i,(a+1)*i)));if(l===void 0||u===void 0||l<0||u<0||l===u)continue;let f=[...o.keys()].filter(p=>p!==l&&p!==
u),d=[l,u,...f].slice(0,xd).sort((p,b)=>p-b),[h,g]=[o[l]??"",o[u]??""];return{text:`Without this step, which number of ${c?
`“${e}”, row ${c},`:`“${e}”`} is the largest?`,choices:d.map(p=>o[p]??""),right:g,outcome:`The largest is ${g}; \
with this step it is ${h}.`}}return null}function Ad(e){let t=Math.max(...e);return e.filter(o=>t-o<Ra).length===1?e.indexOf(
t):-1}function Md(e,t){let n=e.find(vd);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.
abs),l=c.indexOf(Math.max(...c)),[u=0,f=0]=[i[l],a[l]],d=r.length,h=[s[Math.floor(l/d)],r[l%d]],g=[o,...h].filter(Boolean).
join(", "),m=Ia(u,f)?f>u?Na:La:ps;return{text:`“${g}” is ${t(u)}. What becomes of it without this step?`,choices:[Na,
La,ps],right:m,outcome:`${m}: ${t(f)}${m===ps?"":` instead of ${t(u)}`}.`}}function vd({before:e,after:t}){return e.some(
(n,o)=>Ia(n,t[o]??Number.NaN))}function Ia(e,t){return Math.abs(e-t)>Ra*Math.max(1,Math.abs(e))}var Na,La,ps,xd,Ra,yd,_a=v(
()=>{"use strict";w();Yo();[Na,La,ps]=["It becomes larger","It becomes smaller","It stays the same"],xd=4,Ra=1e-9,yd=1e-6});var ms={};ao(ms,{askRemoval:()=>Od});function Od(e,t,n,o){let s=Ca(t,e.dataset.step??"",u=>tt(Tt(u)));if(!s)return null;
let r=document.createElement("div");r.className="predict",r.setAttribute("role","group"),r.setAttribute("aria-label","Pr\
edict, then see");let i=document.createElement("p"),a=document.createElement("b");a.textContent="Predict, then see. ",i.
append(a,s.text);let c=document.createElement("div");return c.className="choices",c.append(...s.choices.map(u=>Pa(u,()=>l(
u)))),r.append(i,c),y(e,".sheet-head").after(r),e.toggleAttribute("data-supposing",!0),y(c,"button").focus({preventScroll:!0}),
r;function l(u){for(let h of x(c,"button",HTMLButtonElement)){let g=h.textContent??"";h.disabled=!0,(g===u||g===s?.right)&&
(h.dataset.right=String(g===s?.right))}let f=document.createElement("p");f.setAttribute("role","status"),f.textContent=`${u===
s?.right?"Right. ":""}${s?.outcome}`;let d=Pa("Put the step back",o);r.append(f,d),d.focus({preventScroll:!0}),e.removeAttribute(
"data-supposing"),n()}}function Pa(e,t){let n=document.createElement("button");return n.type="button",n.textContent=e,n.
addEventListener("click",t),n}var gs=v(()=>{"use strict";w();Q();pe();Ct();_a()});function Yn(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=Ja.min&&Number(t)<=Ja.max:e==="scale"?!0:e==="\
controls"||e==="caption"?Cd[e].includes(t):CSS.supports("color",t)}var Ja,Cd,Xa=v(()=>{"use strict";w();Ja={min:.5,max:4},
Cd={controls:["none","some","all"],caption:["none","title","all"]}});function Za(e){let t=Qa.then(Id).then(e);return Qa=t.catch(()=>{}),t}function Id(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var Qa,tc=v(()=>{"use strict";w();Qa=Promise.
resolve()});function nc(e){return{"HTML frame":oc(e),"Web component":_d(e),Markdown:rc(e),Quarto:Pd(e),LaTeX:Fd(e)}}function oc(e){let{
title:t,embed:n}=e;return`<iframe src="${te(n)}" title="${te(t)}" width="${Ms.width}" height="${Ms.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${sc(e)}</iframe>`}function _d(e){let{server:t,attributes:n}=e,o=Object.
entries({server:t,...n}).map(([s,r])=>r===""?s:`${s}="${te(r)}"`);return`<script src="${te(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${o.join(" ")}>${sc(e)}</pointer-view>`}function sc({title:e,caption:t,embed:n,picture:o}){let s=[e,t].filter(
Boolean).join(". ");return`<a href="${te(n)}"><img src="${te(o)}" alt="${te(s)}" width="${Ms.width}"></a>`}function rc({
title:e,embed:t,picture:n}){return`[![${Hd(e)}](<${ec(n)}>)](<${ec(t)}>)`}function Pd(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",oc(e),"```",":::",'::: {.content-visible unless-format="html"}',rc(e),":::"].join(`
`)}function Fd({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${s}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Dd(o)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${Vd([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function te(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Hd(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function ec(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Dd(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Vd(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(qd,"")].flatMap(n=>[...Bd[n]??zd(n)]).map(n=>Wd[n]??Gd(n)).join("")}function zd(e){
return Ud.test(e)?e.normalize("NFD").slice(0,1):e}function Gd(e){return/[&%$#_{}]/.test(e)?`\\${e}`:jd.test(e)?e:"?"}var Ms,
Wd,jd,Bd,Ud,qd,ic=v(()=>{"use strict";w();Ms={width:960,height:540};Wd={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},jd=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Bd={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Ud=/[ąęįųĄĘĮŲ]/,qd=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function cc(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return Kd(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[ac("Title",n),ac("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Kd(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function ac(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,Yd(n)),o.buffer}function Yd(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var lc=v(()=>{"use strict";w()});function fc({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:Jn("Link"),embed:Jn("Embed"),json:Jn("JSON"),offline:Jn("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=Je("JSON",()=>uc(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Qd(()=>{let{
link:p,embed:b}=t(),S=b?n():null;return{...p&&{Address:p},...S&&nc(S)}}),f=()=>{let p=t();for(let b of Object.keys(a)){let S=p[b];
a[b].hidden=S===null,S!==null&&(a[b].href=S)}c.hidden=p.json!==null,u.hidden=p.link===null&&p.embed===null,l.hidden=zt.answers};
for(let p of["pointerenter","focusin"])i.addEventListener(p,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...Jd.map(p=>{let b=p===Xd;return new Option(`${p}×`,String(p),b,b)}));let h=async p=>{
let{address:b,meta:S}=await o(p,Number(d.value)),$=S.origin??t().embed??location.href;dc(cc(b,p,{title:S.title,origin:$}),
`${e()}.${p}`)},g=()=>uc(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),m=document.createElement("span");return m.
append(Je("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,m,Je("SVG",()=>h("svg")),Je("CSV",g),a.json,c,a.offline,u,l),
f(),i}function Qd(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>Je(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await Zd(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function Zd(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function Jn(e){let t=document.createElement("a");return t.textContent=e,t}function Je(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function uc(e,t,n){dc(new Blob(
[e],{type:n}),t)}function dc(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Jd,Xd,hc=v(()=>{"use strict";w();St();ic();lc();Jd=[1,2,4],Xd=2});function vc({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<pc.width||i.height<pc.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?lh(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...wc(l,c)}};let u=fh(uh(e,l),c),f={...u,...wc(u,c),...hh(e,u,c),...gh(u,c)};
return{data:Sh(e,u,c.height),layout:f}}function lh(e,t){return Oc(e,t)}function Oc(e,t){if(!gc(e)||!gc(t))return t;let n={
...e};for(let[o,s]of Object.entries(t))n[o]=Oc(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}
function gc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Tc(e,t){return Object.entries(e).filter(([
o])=>t.test(o))}function $c(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Nc(e){return Tc(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function Lc(e,t){return e[t]}function uh(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,s=Array.isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==
-90||n.tickvals||!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function fh(e,{width:t,isTiny:n,
scale:o}){let{xaxis:s,yaxis:r,meta:i}=e,a=s?.ticktext;if(!s||s.tickangle!==-90||!a||a.length<=ee)return e;let c={...s,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((m,p)=>Xn(
m,p,1/0)),g=a.map((m,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:g},yaxis:{...r,ticktext:h}}}let[u,f]=s.domain??[0,
1],d=(f-u)*(t-(n?yc:xc))/a.length;for(let h of[1,bc]){let g=a.map((p,b)=>dh(Xn(p,b,1/0),d/h));if(g.includes(""))continue;
let m={...s.tickfont,size:h*o*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:g,...h<1&&{tickfont:m}}}}return e}
function dh(e,t){let n=Math.floor(t/Bt)-1,o=[];for(let s of e.split(" ")){let r=o.at(-1);if(s.length>n)return"";r!==void 0&&
r.length+1+s.length<=n?o[o.length-1]=`${r} ${s}`:o.push(s)}return o.length<=eh?o.join("<br>"):""}function hh(e,t,{width:n,
height:o,isTiny:s,scale:r}){let i=ph(e,t),a=Math.max(...i.map(b=>b.length*Bt+rh)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ft>o/(s?4:3),u=i.length>0&&!l,f=mh(t,o,r),h=((f.annotations?.find(({font:b})=>b?.size)?.font?.size??
0)/r||ft)*Ac+2,g=Math.min(t.margin?.t??8,u?c*ft+4:t.annotations?.length?h:8),m=Mc.some(b=>Lc(t,b)?.colorbar?.orientation===
"h"),p=!t.margin||m&&!s;return{...l&&{showlegend:!1},...!p&&{margin:{...t.margin,t:Math.ceil(g*r)}},...f}}function ph(e,t){
if(t.showlegend===!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.
values()]:[]}function mh(e,t,n){let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=o.
filter(r);if(!i.length)return{};let a=Nc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=s.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ft)/Ac);if(u>=l)return{};let f=Math.max(ch,u*
n);return{annotations:o.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function gh(e,{height:t,isTiny:n}){let o=Math.floor(
t/3/Bt),s=t-kc(e,1/0,o)-Ec,r={};for(let i of Mc){let a=Lc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=wh(e,i,a,s))}return r}
function wh(e,t,n,o){let s=n.colorbar??{};if(o>=th||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],
i=s.tickvals??r?.colorbar?.tickvals,a=(s.len??1)*o;if(!i){let f=Math.max(ee,Math.floor(a/ft/1.5));return{...n,colorbar:{
...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ft)&&u.push(f)}return{...n,colorbar:{...s,tickvals:u}}}function wc(e,t){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=s?Math.floor(o/3/Bt):1/0,l=kc(e,a,c),u=s?l?Ec:Sc:0,f=Math.max(o-l-(r?2*ft:u),ft),d=r?n-yc:Math.max(n-xc,60);
return Object.fromEntries(Tc(e,/^[xy]axis/).map(([h,g])=>{let m=h.startsWith("x"),p=s&&m?yh(g,e,f):g,[b,S]=p.domain??[0,
1],$=(S-b)*(m?d:f),G=e.template.layout.font.size*t.scale,J=bh(p,m,$,G,t),C=e.meta.priority?.[h];return[h,xh(J,{isX:m,length:$,
fontSize:G,upright:c,priority:C},t)]}))}function bh(e,t,n,o,{isTiny:s,isFixed:r}){let i=e.title?.text??"";if(!s)return r&&
!t&&i.length*Bt>ih*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>ah)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(Bt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:o-2},text:u}}}function xh(e,{isX:t,length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?Eh(e,t,
n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*Bt>n-Bt)return{...e,tickfont:{size:.75*o}};if(h<=
ee&&(t||!c||n>=ft))return e;let m=!t&&c&&n/h<ft&&n/h>=mc,p=Math.floor(n/(m?mc:ft)),b=h<=ee?[h-1]:Ah(h,p,r),S=t&&e.tickangle!==
0?s:1/0,$=Rc(f,u?a:1/0,S);return{...e,...m&&{tickfont:{...e.tickfont,size:bc*o}},tickvals:b.map(G=>d[G]??G),ticktext:b.map(
G=>$[G]??"")}}function yh(e,t,n){let[o]=$c(t,e.anchor)?.domain??[0,1],s=Nc(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=
o),-1/0),i=(o-r)*n;return e.side==="top"||i>2.4*ft?e:{...e,title:{},...i<.9*ft&&{showticklabels:!1}}}function Eh(e,t,n,{
isTiny:o,isNarrow:s}){let r=Math.max(ee,Math.floor(n/(t?oh:ft*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/
r);return{...e,tickvals:e.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.
max(ee,Math.floor(n/sh))};let c=s&&t&&e.nticks&&!o?ee:r,l=Math.min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:
e}function Sh(e,t,n){return e.map(o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let s=$c(t,o.yaxis),[r,i]=s?.domain??
[0,1],a=s?.ticktext?.length;return a===void 0?o:(i-r)*(n-Sc)<a*ft?{...o,texttemplate:""}:o})}function Ah(e,t,n){let o=[...Array(
e).keys()];if(e<=t)return o;let s=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[
...o].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function kc({xaxis:e},t,n){
let o=e?.tickangle===0?[]:e?.ticktext??[],s=Rc(o,t,n).map(r=>r.length);return Math.max(0,...s)*nh}function Rc(e,t,n){return e.
map((r,i)=>Mh(r,i,t,n)).every((r,i)=>r===e[i])?e:e.map((r,i)=>Xn(r,i,n,t))}function Mh(e,t,n,o){return n===1/0&&e.length<=
o?e:Xn(e,t,o,n)}function Xn(e,t,n,o=1/0){let s=o<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",
c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?14:1/0,d=Math.min(s?Math.max(5,Math.floor(o/48)):f,n),h=l.length>d&&!l.includes(
"&")?`${l.slice(0,d-1)}…`:l;return i+(u?`${t+1} ${h}`:h)+c}var pc,th,ee,ft,Bt,mc,bc,eh,nh,oh,sh,xc,yc,Ec,Sc,rh,ih,ah,ch,
Ac,Mc,Cc=v(()=>{"use strict";w();pc={width:420,height:200},th=300,ee=2,ft=20,Bt=8,mc=13,bc=.75,eh=3,nh=7.5,oh=44,sh=18,xc=
240,yc=90,Ec=56,Sc=90,rh=48,ih=1.3,ah=.6,ch=9,Ac=1.4,Mc=["coloraxis","coloraxis2"]});function $s(e,t){let n=JSON.stringify(Object.values(e)),o=Se.get(n)??new Map;Se.delete(n),Se.set(n,o);for(let i of Se.keys()){
if(Se.size<=vh)break;Se.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>Oh(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function Oh(e,t,n,o){let s=vs.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);vs.set(e,{query:t,views:r}),setTimeout(()=>{vs.delete(e),Th(t,r)},0)}async function Th(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Gt(`${o}/figures?${bt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof V&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?$h(e,l).then(u,f):f(a)}}function $h({server:e,path:t,query:n,theme:o},s){let r=bt({...n,theme:o});
return Gt(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function _c(e,t){let n=Os.get(e),o=n??(e.startsWith("#")?
Nh(e.slice(1)):Lh(e));n||(Os.set(e,o),o.catch(()=>Os.delete(e)));let s=await o;if(ct(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=Ic(i),c=new Map;for(let d of Object.values(r))Ic(d).forEach((h,g)=>{c.set(h,a[g]??h)});
let{data:l,layout:u}=Ts({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function Ic(e){return e.layout.colorway}function Ts(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>Ts(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,Ts(s,
t)])):t.get(e)??e}async function Nh(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function Lh(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new V(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function Ae(e,{server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=bt({...i&&e!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var vh,Se,vs,Os,Pc=v(()=>{"use strict";w();St();En();vh=12,
Se=new Map,vs=new Map;Os=new Map});function Hc({x:e,y:t,xaxis:n,yaxis:o},s){let r=[Fc(n,e,s),Fc(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function Fc(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function Dc(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(kh()),{_fullLayout:s}=e;
if(!s)return;let r=t.flatMap(i=>n.map(a=>Rh(s,s[i],a)));o.replaceChildren(...r.filter(i=>i!==null))}function kh(){let e=document.
createElement("div");return e.className="view-marks",e}function Rh(e,t,n){if(!t?._length)return null;let o=t._id.startsWith(
"x"),s=e[`${o?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[o?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!s?._length)return null;let[c,l]=o?[t._offset+i,s._offset]:[s._offset,t._offset+
i],[u,f]=o?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var Wc=v(()=>{"use strict";w()});function Bc(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function Uc(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function qc(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function Vc(e,t){return e.map(o=>{let{name:s,title:r,values:i}=o,a=zc(o)[i.indexOf(t[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function zc({values:e,labels:t}){return t??e}function jc(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Ns(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var Qn,Gc=v(()=>{"use strict";w();Qn=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=zc(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),jc(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),jc("Open",n)}#a({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=Ns(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=Ns("‹",()=>i(-1)),l=Ns("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function Zn(e){return window.Plotly?Promise.resolve(window.Plotly):(Ls??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${Kc}`,e).href:new URL(`../${Kc}`,E).href;let s=()=>{Ls=void 0,o.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.Plotly?
t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),Ls)}async function Yc(e,t,n){let{width:o,height:s}=e.
layout;return(await Zn()).toImage(e,{format:t,width:o,height:s,...t==="png"&&{scale:n}})}var Kc,Ls,Jc=v(()=>{"use strict";
w();Kc="vendor/plotly/plotly-traces-4.1.1.min.js"});var zh={};function tl(e){return e instanceof V&&e.status===0}function qh(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=Bh,e}function Vh(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let s=o,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&
r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:s]});return Object.fromEntries(t)}var Cs,Is,Ch,el,Ih,Xc,Qc,ks,
_h,Ph,Fh,to,Hh,Zc,Dh,Wh,jh,Bh,Uh,Me,Rs,_s,nl=v(()=>{"use strict";w();St();Xa();tc();hc();En();Cc();Pc();Wc();Gc();Jc();Oo();
$o();Cs={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventi\
ons",against:"against"},Is=["inputs","removed"],Ch=new Set(["server","source","model","lesson","view","theme","reads",...Is,
...Object.keys(Cs)]),el=["scale","accent","controls","caption"],Ih=new Set([...el,"fill"]),Xc=":scope > a",Qc="pointer-v\
iew:hover",ks=matchMedia("(prefers-color-scheme: dark)"),_h={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},
Ph=120,Fh=[["short",576,0],["low",352,0],["tight",288,352]],to={height:525,width:640,least:.75,most:4},Hh="400px 0px",Zc=
660,Dh="[data-answer]:not(pointer-view *)",Wh=/^(\w+):(\d+)$/,jh="The server draws this chart, and it does not answer.",
Bh="The answer above is computed in this browser.",Uh="Type visits, or add a place, to see what the model answers.",Me=null,
Rs=null,_s=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#a="";#f=[];#l=!1;#g=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#I()},{rootMargin:Hh});#w=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#d=new MutationObserver(
t=>this.#X(t.map(({attributeName:n})=>n??"")));#b=t=>this.getAttribute(t);#h=()=>{if(!this.#n||!this.#t){this.#y();return}
this.#T(this.#A),this.#m()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#C=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#e??=this.#H(),this.#O(),document.addEventListener("pointerscope:theme",this.#h),document.addEventListener(Qc,this.#R),
ks.addEventListener("change",this.#h);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#C);this.#w.
observe(this),this.#d.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#g.observe(this):this.#l=!0,this.#y()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#h),document.removeEventListener(Qc,this.#R),ks.removeEventListener(
"change",this.#h);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#C);this.#w.disconnect(),this.#d.
disconnect(),this.#g.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#f.join()&&(this.#f=t,this.#U())}get chosen(){
return this.#t?this.#E:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+yn(this.#t)+n)}get#c(){return this.#e??=this.#H(),this.#e}#I(){this.#l=!0,this.#g.disconnect(),this.#y()}#X(t){
t.some(o=>Ih.has(o))&&(this.#O(),this.#m()),t.includes("beat")&&this.#_();let n=t.filter(o=>Ch.has(o)&&!this.#Q(o));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#I():n.length?this.#y():this.#x.some(({name:o})=>t.includes(o))?this.#k()&&
this.#m():t.includes(this.#a)&&this.#y()}#Q(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#h(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#_(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#x(){return this.#t?vt(this.#t).choices??[]:[]}#y(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#et()}))}get#v(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Vt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?ks.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&Yn("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let o=Math.round(10*Math.min(n/to.height,t/to.width))/10;return Math.min(to.most,Math.max(to.least,
o))}#O(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):
this.style.removeProperty("--scale"),t&&Yn("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#F(){if(this.hasAttribute("lesson")){let n=Is.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Cs).map(
([n,o])=>[o,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#F;
this.#o+=1;let o=this.#o,s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#v&&r&&(!t||n.visits||n.record);
if(!s&&!i){this.#$(Uh);return}if(!this.#l){this.#$("");return}let a=this.#A;this.#T(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#S,path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.
all([s?_c(s,a):this.#nt(c,r),s?null:r===xn?import("./network-drawing.js"):Zn(l)]),f=ct(u),d=f?await import("./network-drawing.js"):
null;f||await Zn(l),await Za(()=>{o===this.#o&&(this.#rt(d?.NetworkDrawing??null,vt(u).title),this.#t=f?u:structuredClone(
u),this.#at(this.#t),this.#ot({...c,theme:"light"},r))})}catch(c){o===this.#o&&this.#W(c)}finally{o===this.#o&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let o=n===xn?this.#n:null,s=this.getAttribute("model")??"",r=await o?.compute(t,s,{isSilent:!1});
if(r)return r;try{return await $s(t,n)}catch(i){if(!tl(i))throw i;let a=await o?.compute(t,s,{isSilent:!0});if(!a)throw i;
return a}}#T(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#ot(t,n){if(!this.#t||ct(this.#t))return;let{
template:o,meta:s}=this.#t.layout,r=s.templates?.light;Me??=r??(this.#A==="light"?o:null),!(Me||this.hasAttribute("sourc\
e"))&&(Rs??=$s(t,n),Rs.then(i=>{ct(i)||(Me??=i.layout.template)}).catch(()=>{Rs=null}))}#st(t){if(this.#i=t,!this.#t||!this.#s)
return;let n=Me??this.#n;this.#T(t&&n?"light":this.#A),this.#m(),t||requestAnimationFrame(()=>this.#m())}#H(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#p("h3","view-title"),caption:this.#p("p","view-capti\
on"),choices:this.#p("div","view-choices"),summary:this.#p("p","view-summary"),failure:this.#p("p","view-failure"),trust:this.#p(
"p","view-trust"),plot:this.#p("div","view-plot"),details:this.#p("details","view-table"),exports:fc({name:()=>this.#G,links:()=>this.#gt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>br(this.#z()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#V());let o=new Qn(n.choices,{selected:()=>this.#E,select:(r,i)=>this.#ht(r,i),open:r=>this.#u(
"open",r)}),s=this.querySelector(Xc);s?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...s?[s]:
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
summary.textContent=t}#W(t){this.#$("");let{failure:n}=this.#c,o=tl(t)&&document.querySelector(Dh)!==null,s=o?jh:cn(t);if(n.
replaceChildren(s),o&&n.append(" ",qh()),n.hidden=!1,this.#u("failed",{message:s}),!(t instanceof V)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#y()),n.append(" ",r)}#at(t){let{title:n,caption:o,controls:s}=this.#c,r=vt(t);n.textContent=r.title,n.hidden=
!1,o.textContent=r.caption,this.#ct(r.trust),this.toggleAttribute("data-network",ct(t)),this.#D(!1),s.offer(r,ct(t)?[]:t.
data,!this.hasAttribute("fill")),this.#k()&&this.#m()}#ct(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.
hasAttribute("source")||!zt.answers)return;let o=document.createElement("a"),s=encodeURIComponent(this.getAttribute("mod\
el")??"");o.href=new URL(`insights/${s}#view-${t.view}`,this.#S).href,o.textContent="Which explanation to believe",n.append(
" ",o)}#m(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,o=this.#N(yn(this.#t)),s=n?Math.min(o.width||Zc,Zc):o.width;
if(!s)return;ct(this.#t)?(t.style.height=`${o.height}px`,this.#n?.draw(this.#t)):(t.style.height=o.isFixed?`${o.height}p\
x`:"",this.#lt(t,this.#t,{...o,width:s}));let r=!this.dataset.drawn;r&&this.querySelector(Xc)?.remove(),this.#s=`${s}×${o.
height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#_(),this.#U(),this.#u("drawn",{})}#lt(t,{data:n,layout:o},s){
let r=this.#i,i=r&&Me?{...o,template:Me}:o,a=this.#j({data:n,layout:i},s);window.Plotly?.react(t,a.data,r?{...a.layout,width:s.
width}:a.layout,_h),t.dataset.listening||this.#ut(t)}#j({data:t,layout:n},{width:o,height:s,isFixed:r}){let i="rgba(0, 0\
, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=vc({data:t,layout:Vh(n)},{width:o,height:s,isFixed:r,
scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{...f.layout,
...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#ut(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{
if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,o,s]=Wh.exec(String([n.customdata].flat()[0]))??[];o&&this.#u(
"select",{table:o,row:Number(s)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{visits:Hc(n,this.#B)})}),t.
on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#B(){return this.#t?vt(this.#t).visit_axes??[]:[]}#u(t,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#U(){!this.#t||!this.#s||(this.#n?this.#n.mark(
this.#f):Dc(this.#c.plot,this.#B,this.#f))}#N(t){let{plot:n}=this.#c,o=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:o,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#O(),this.#ft();let{above:s,below:r}=this.#q();this.
style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),Ph);return{width:o,height:i,
isFixed:!0}}#ft(){let[t,n]=[this.offsetWidth/this.#M,this.offsetHeight/this.#M],o=Fh.filter(([,s,r])=>n<s||t<r).map(([s])=>s).
join(" ");this.dataset.room!==o&&(this.dataset.room=o)}#q(){let{plot:t,details:n,exports:o}=this.#c,s=this.getBoundingClientRect(),
r=s.height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(
...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-s.top)/r,below:a/
r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("deta\
ils"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)return;let{width:t,height:n}=this.#N(
yn(this.#t));t&&this.#s!==`${t}×${n}`&&this.#m()}#ht(t,n){this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#k(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:Uc(this.#x,this.#b);if(n)return this.#W(new Error(n.
message)),this.#a=n.name,!1;let o=vt(t),s="";if(this.#x.length&&!ct(t)){let r=this.#E;this.#c.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));pr(t,r);let{summaries:i}=o;i&&(o.summary=i.texts[qc(
this.#x,i.by,r)]??""),s=`: ${Vc(this.#x,r)}`}return this.#c.summary.textContent=o.summary??"",this.#c.plot.setAttribute(
"aria-label",`${o.title}${s}. ${o.summary??""}`),this.#V(),!0}get#E(){return Bc(this.#x,this.#b)}#V(){let{details:t}=this.#c;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${vt(this.#t).title}`),n.append(...this.#z().map(Sn)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#z(){return this.#t?wr(this.#t,this.#E):[]}async#pt(t,n){let o=this.#t;if(!o)throw new Error(
"There is no figure to save yet.");return{address:ct(o)?await this.#n?.address(t,n)??"":await Yc(this.#mt(o),t,n),meta:vt(
o)}}#mt(t){let{data:n,layout:o}=structuredClone(t),s=this.#N(o.height),{paper_bgcolor:r,plot_bgcolor:i}=o.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#j({data:n,layout:o},s),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:s.width,...l}}}get#G(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#S,path:this.#v,view:this.getAttribute("vie\
w")??"",values:{...this.#F.query,...this.#E}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=el.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(o)&&Yn(o,s??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&zt.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#K;return{link:n,embed:Ae(
"embed",this.#J(s)),json:Ae("json",s),offline:Ae("offline",s)}}#J(t){let{controls:n,...o}=this.#Y,s={...t.values,...o,...n&&
n!=="some"&&{controls:n}};return{...t,values:s}}#wt(t){let n=this.#K,{title:o,summary:s=""}=vt(t),r=["model","lesson","v\
iew","reads",...Is,...Object.keys(Cs)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#E,...l&&{theme:l},...c},
f=this.#J(n);return{title:o,caption:s,name:this.#G,server:n.server,embed:Ae("embed",f),picture:Ae("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",_s)});w();w();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},o=/^transparent(?:-(light|dark))?$/,s=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function u(p){return typeof p=="string"&&Object.hasOwn(t,p)}let f=p=>{let b=o.exec(p??""),S=b?b[1]??"auto":
p;s.toggleAttribute("data-transparent",b!==null),u(S)?s.dataset.askedTheme=p??"":delete s.dataset.askedTheme,a=[S,s.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let p=new URL(location.href);p.searchParams.delete("theme"),delete s.dataset.askedTheme,
p.search!==location.search&&history.replaceState(history.state,"",p)},h=()=>{let p=document.querySelector("[data-theme-b\
utton]");return p instanceof HTMLElement?p:null},g=()=>{let p=h();p&&(p.textContent=n[a]);let b=a==="auto"?r.matches?"da\
rk":"light":a;c||s.dataset.theme===b||(s.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
m=({type:p})=>{document.querySelector(".deck")||(c=p==="beforeprint",c?s.dataset.theme="light":g())};f(i),g();for(let p of[
"beforeprint","afterprint"])window.addEventListener(p,m);r.addEventListener("change",g),document.addEventListener("point\
erscope:choose-theme",({detail:p})=>{(p===null||u(p)||o.test(p))&&f(p??i),g()}),document.addEventListener("DOMContentLoa\
ded",()=>{let p=h();p&&(p.hidden=!1,g(),p.addEventListener("click",()=>{a=t[a],d();try{localStorage.setItem(e,a)}catch{}
g()}))})})();w();St();ko();Q();w();w();var Ro={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,
f:70,h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},cu="input, select, textarea, [contenteditable], dialog[ope\
n]",lu="a[href], button, summary, [role=button]",uu=".table-frame";function Mr({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;
window.addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),
!(!o||!t()||!Ar(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{
Ar(r)&&s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function Ar({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn(Ro,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(cu)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(lu))return!1;let a=t.closest(uu);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var fu=1e5,du=100,vr=2e4,hu=8,pu=1e3;function Or({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let g of a?
["*"]:i)r.postMessage(h,g)},f=(h,g)=>u({pointerscope:h,...g});r!==window&&Mr({send:h=>{f("key",h);let g={method:"trigger\
Key",args:[Ro[h.key]]};l||u(JSON.stringify(g))},isInDeck:()=>l,keeps:s});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:g,data:m})=>{h!==r||!(a||i.includes(g))||(m?.pointerscope==="set"&&(n(mu(m.state)),d()),m?.pointerscope===
"mark"&&o(gu(m.visits)),m?.pointerscope==="deck"&&(l=!0),m?.pointerscope==="ask"&&(c="",d()))}),(h,g)=>h==="state"?d():f(
h,g)}function mu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,du)){let s=o===null?null:wu(o);(s===null||s!==void 0&&s.length<=fu)&&(t[n]=s)}return t}function gu(e){return(Array.
isArray(e)?e.slice(0,pu):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function wu(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Tr(e,hu)<=vr?JSON.stringify(e):void 0}function Tr(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=Tr(o,t-1),n>vr)return Number.POSITIVE_INFINITY;
return n}w();St();Q();Ct();var Mn=0;function $r(e,t,n){e.addEventListener("submit",o=>{let s=U(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),bu(s,t,n))})}async function bu(e,t,n){Mn+=1;let o=Mn,s=e.dataset.exercise??"",r=x(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await Gt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:yu(e)},lang:n})}),a=i.find(c=>c.id===s);o===Mn&&a&&Eu(e,a.marked,r)}catch(i){if(!(i instanceof V))throw i;if(o!==Mn)
return;y(e,"[data-marked]").textContent=i.message,y(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)xu(e,r,a)?.setAttribute("aria-invalid","true")}}function xu(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||s===void 0?t[0]:Nr(e)[Number(o)]?.[Number(s)]}function Nr(e){return x(e,"tbody tr").map(t=>x(t,"input",
HTMLInputElement))}function yu(e){if(e.querySelector("input[type=radio]"))return x(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=Nr(e);return t.length?t.map(n=>n.map(o=>o.value)):y(e,"input",HTMLInputElement).value}function Eu(e,{right:t,
all_right:n,computed:o},s){let r=t.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=y(
e,"[data-marked]"),a=y(e,"[data-because]");if(i.replaceChildren(Su(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${Au(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function Su(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function Au(e,t){
if(typeof e=="string")return e;let n=o=>tt(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join(";\
 ")}w();Q();Ct();var Mu=8,vu=4;function Lr(e){e.addEventListener("pointerdown",t=>{let n=U(t);n instanceof HTMLInputElement&&
n.inputMode==="decimal"&&Co(t,n.value,s=>Be(e,n.name,s))})}function Co(e,t,n){let o=Number(Ie(t));if(e.button!==0||Number.
isNaN(o))return;let s=_o(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||
(a||=Math.abs(d)>=vu,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Io(o,Math.round(d/Mu)*
s);h!==i&&n(h),i=h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();
a&&(addEventListener("click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;
addEventListener("pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",
l,{signal:u})}function Be(e,t,n){let o=L(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(
new Event("input",{bubbles:!0})))}function Io(e,t){return tt(String(Number((e+t).toFixed(6))))}function _o(e){let t=(Ie(
e).split(".")[1]??"").length;return t===0?1:10**-Math.min(t,2)}w();Q();function kr(e){for(let t of x(e,"[data-step]")){let n=new Map(x(t,"figure[data-table]").map(s=>[Cr(s.querySelector(
"figcaption math")),s.dataset.table??""]));n.delete("");let o=L(t,".formula");o&&Ir(o,n)}}function Rr(e){e.addEventListener(
"pointerover",t=>{let n=U(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Ou(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Ou(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of x(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Cr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function Ir(e,t){for(let n of e.children){let o=t.get(Cr(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):Ir(n,t)}}w();Q();var Tu=["beside","above","below","figure"],_r={width:960,height:540},$u=2,Fo=.6,Po=.1,Nu=320,Lu=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:Fo}],Pr=["notes reasons remark switch","notes reasons remark switch formula"],ku=[1,.8,Fo],vn=new WeakMap;
function Hr(e,t){let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=L(t,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/_r.width,innerHeight/_r.height,
$u),l=Number(o)||Math.max(1,c);e.style.setProperty("--most",String(l)),Ru(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
s)).observe(t),t.addEventListener("click",r=>{let i=U(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Fu(a),i.dataset.
turn&&Wr(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function Dr(e){for(let t of e){vn.delete(t);for(let n of[
"out","layout","paged"])delete t.dataset[n]}}function Ru(e,t,n,o){let s=`${n}×${o}×${t}`;if(vn.get(e)?.frame===s)return;
let r=L(e,"pointer-view"),i=n>o,a=Tu.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=Cu(e,a,t,
r)??_u(e,Math.min(t,1));delete e.dataset.fitting,vn.set(e,{frame:s,arrangement:c}),c.pages&&Wr(e,Number(e.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function Cu(e,t,n,o){delete e.dataset.
paged;for(let{out:s,parts:r,least:i}of Lu){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?
a.scale*(o?.8:1)+Po:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=Iu(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return he(e,a),a}return null}function Iu(e,t,n,o,s,r){let i=u=>(he(e,{out:t,layout:n,scale:u}),Pu(e));if(!i(o))return null;
let[a,c]=[o,s];for(c-a>Po&&i(c)&&(a=c);c-a>Po;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};
he(e,{out:t,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*Nu));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function _u(e,t){e.dataset.paged="";let n=ku.map(i=>Math.min(i,t));for(let i of Pr){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...Fr(e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return he(e,a),a}let[o,s]=[Pr.at(-1)??"",n.at(-1)??Fo],r={out:o,layout:"below",scale:s,pages:Fr(e,o,s).pages};return he(
e,r),r}function Fr(e,t,n){he(e,{out:t,layout:"below",scale:n});let o=Ho(e);for(let p of o)p.dataset.turnedTo="";let{rowGap:s,
columnGap:r}=getComputedStyle(y(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=y(e,".shown").getBoundingClientRect(),
l=c.height-y(e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,g=0,m=y(e,".formula").scrollWidth<=c.width+
1;for(let p of o){let{width:b,height:S}=p.getBoundingClientRect();m&&=S<=l&&Br(p),g&&g+b>c.width&&(d+=h+i,h=0,g=0),u.length&&
d+Math.max(h,S)>l&&(u=[],f.push(u),d=0,h=0,g=0),u.push(p),h=Math.max(h,S),g+=b+a}return{pages:f,isFitting:m}}function Wr(e,t){
let n=vn.get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of Ho(e))
n[o]?.includes(s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;y(e,".pager").hidden=n.length===1,y(e,"[data-turned]").
textContent=`${o+1} of ${n.length}`;for(let s of x(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}
function Ho(e){return x(e,".matrix, .shown > pointer-view")}function he(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.
layout=n,y(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function Pu(e){let t=e.getBoundingClientRect(),
n=y(e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,y(e,".words"),y(e,".shown")].every(jr)&&n.scrollWidth<=n.clientWidth+1&&[n,...Ho(e)].every(s=>o(s)&&Br(s))}function jr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Br(e){let t=e.querySelector(
":scope > .table-frame");return!t||jr(t)}function Fu(e){let t=document.createElement("dialog");t.className="rest";let n=y(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),y(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...y(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}w();Q();var Hu=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Du="Write a number, such as 0.5, in every cell.",Tn=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#w(r.name,r.value),this.#d()}),
t.addEventListener("click",s=>{let r=U(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#h(i,1),"fewer"in r.dataset&&
this.#h(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(_t(s),qr(Ur(s)));this.#f(),x(this.#e,"\
input, select")[0]?.focus(),this.#d()}),this.#b()}get text(){let t={};for(let n of this.#s){let o=_t(n),s=Vr(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(Ur(n))&&(t[o]=s)}return Object.keys(t).length?
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
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(_t(t),s==="words"?o:s==="matrix"?Wu(n,!!r):o[0]??"")}}#f(){for(let t of this.#s)
for(let n of On(t)){let o=this.#g(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#g(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#w(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#d(){this.#b(),this.#n()}#b(){for(let t of this.#s){let n=_t(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?On(t).filter(c=>Ue(c.value)===null):[];for(let c of o?On(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),ju(t,s.length?Du:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of x(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of x(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#h(t,n){let o=_t(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=Do(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?Do(l,n):l.map(u=>Do(u,n))),l!==void 0&&this.#o.set(c,l)}this.#d()}};
function _t(e){return e.dataset.input??""}function Ur(e){return JSON.parse(e.dataset.default??"null")}function On(e){return x(
e,"input, select")}function Wu(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function Do(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function qr(e){return Array.isArray(e)?e.map(qr):String(e)}function Vr(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Ue(t);let n=t.map(o=>Vr(e,o));return n.includes(null)?null:n}function Ue(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Hu.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function ju(e,t){let n=y(
e,"[data-failure]");n.textContent=t,n.hidden=!t}w();St();Q();w();St();Q();var Wo=null;function Bu(){let e=x(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,
pathname:s}=location,r=o+s;if(!t){let a=s.slice(Vt.pathname.length),c=L(document,"[data-lesson]");return!c||!new URLSearchParams(
location.search).has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=bt({model:t,
against:JSON.stringify({model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function zr(){let{controller:e}=navigator.
serviceWorker;if(!e)return;let t=n=>e.postMessage(n);Wo?.disconnect(),Wo=new PerformanceObserver(n=>{let o=n.getEntries().
map(({name:s})=>s);t({addresses:o.filter(s=>!s.includes("?"))})}),Wo.observe({type:"resource",buffered:!0}),t({addresses:[],
page:Bu()})}async function Gr(){if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",zr),await navigator.
serviceWorker.register(new URL("service-worker.js",Vt),{updateViaCache:"none"}),zr()}catch{}}function jo(e=""){let t=["T\
he server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?t:`${t}\
 Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}\
.`}function Kr(){document.readyState==="complete"?Gr():addEventListener("load",Gr)}var Td=4e3,Da="This page computes your changes in your browser and hides what only the server can update.",Vn=document.getElementById(
"lesson-record")!==null,Ee=!1,bs,zn=!1;async function Wa(e,{address:t,files:n,signal:o}){if(ys())return ws(e,{files:n,signal:o});
if(!Ee)return Fa(t,o);if(zn)return zn=!1,ws(e,{files:n,signal:o});try{let s=await Fa(t,Ys(o));return xs(""),s}catch(s){if(!(s instanceof
V&&[0,...co].includes(s.status)))throw s;return xs(jo(Da)),ws(e,{files:n,signal:o})}}function ys(){return Vn}function ja(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),bs??=Gn(e)},o=setTimeout(n,Td);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function Ba(e){if(!Vn&&!Ee&&e&&(bs??=Gn(e),await bs),!Vn&&
!Ee)return null;let{openRecord:t}=await Promise.resolve().then(()=>(ze(),In));return t()}async function Gn(e){try{let t=[
Promise.resolve().then(()=>(ze(),In)),Promise.resolve().then(()=>(hs(),ds)),Promise.resolve().then(()=>(gs(),ms))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||Ee)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...x(o,"head > *, body > *")),Ee=!0,zn=lo(n),zn&&xs(jo(Da)),Kr()}catch{}}async function Ua(e,t,n){if(!Vn&&!Ee)return;
let{previewEdits:o}=await Promise.resolve().then(()=>(hs(),ds));try{o(e,t,n)}catch(s){if(!(s instanceof V))throw s}}function xs(e){
let t=L(document,"[data-silence]");t&&(t.textContent=e)}async function ws(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(ze(),In));
return n(e,t)}async function Fa(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(Ha),s=await o.text().catch(Ha);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new V(o.status,
$d(s,o.status))}function Ha(e){throw Ht(e)?e:new V(0,[{where:"",message:$e,suggestions:[]}])}function $d(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:Ne(t),suggestions:[]}]}}fs();w();var qa="pointerscope-lessons";function Va(){try{let e=JSON.parse(localStorage.getItem(qa)??"{}");return e&&typeof e==
"object"?e:{}}catch{return{}}}function Es(e){let t=Va()[e];return new Set(Array.isArray(t)?t:[])}function Ss(e,t){let n=Es(
e);if(!n.has(t))try{localStorage.setItem(qa,JSON.stringify({...Va(),[e]:[...n,t]}))}catch{}}de();w();Q();var Nd=3e4,za=660;async function Ga(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+Nd;for(;Date.now()<
t&&e.some(Ld);)await new Promise(n=>setTimeout(n,100))}function Ld(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function Ka(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=x(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=x(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>za);for(let r of s)r.style.setProperty("--print-scale",String(za/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}w();Q();de();var kd="Type a number, or drag it sideways",Rd=/^[\d.,+−-]$/,Kn=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,
t.addEventListener("pointerdown",o=>{let s=As(o),r=s&&this.#n(s);!r||U(o)instanceof HTMLInputElement||Co(o,r.value,i=>{Be(
n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=As(o);s&&this.#o(s)}),t.addEventListener("keydown",
o=>{let s=As(o);if(!s||o.ctrlKey||o.metaKey||o.altKey)return;if(U(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=Rd.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#o(s,r?o.key:void 0))})}prepare(){for(let t of x(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=L(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",y(t,".table-frame").title=kd;for(let[s,r]of x(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(Fe),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:pt(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=L(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&pt(r).flat()[o];i&&(s?this.#r(i,s):Ya(i))}#n(t){let n=t.closest(gn),{row:o,column:s}=fe(pt(n),t),{table:r=""}=n.
dataset,i=a=>L(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#o(t,n){let o=this.#n(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#s(s)}),s.addEventListener(
"blur",()=>this.#i(s)),this.#r(t,s),n===void 0?s.select():this.#s(s)}#r(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#s(t){let n=Ue(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&Be(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#n(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=y(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=Ue(o.value);if(r===null)return;o.value=Io(r,s*_o(o.value)),this.#s(o)}
t.key==="Escape"&&(t.preventDefault(),Be(this.#t,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&Ya(n)}};function As(e){return U(e).closest(Fe)}function Ya(e){e.tabIndex=0,e.focus({preventScroll:!0})}var Gh=350,Kh=60,Ws=["removed","inputs","layer","head"],sl=["step","all",...Ws],Yh={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},O=y(document,"[data-lesson]"),D=y(O,"[data-steps]"),nn=O.dataset.only,Ps=y(O,"[data-error]"),ve=L(O,"[data-in\
puts]"),oe=ve&&new Tn(ve,y(O,"[data-reset]",HTMLButtonElement),ap),Hs=ve&&new Kn(D,ve),Ds=L(O,"details.inputs",HTMLDetailsElement),
Ut="frame"in O.dataset,{states:Jh,leftOut:rl="",edited:il=""}=O.dataset,{record:tn}=O.dataset,N=js(location.search),ht={
...N,...Us(js(Xh()))},Fs=new AbortController,Xe=0,Ze=0,ol=0,ne=null;function js(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??rl,inputs:t.get("inputs")??il,layer:t.get("layer")??"",head:t.
get("head")??""}}function Xh(){return ys()?"":O.dataset.shown??location.search}async function Qh(){tn&&await Gn(tn),no({
history:"keep",isFresh:!0})}var Zh=Ut?Hr(O,D):()=>{},tp="framers"in document.body.dataset?Or({state:rp,height:()=>O.scrollHeight,
set:ip,keeps:e=>al(e)!==null}):()=>{},Et=()=>x(D,":scope > [data-step]"),on=e=>Et().findIndex(t=>t.dataset.step===e),qt=()=>Math.
max(0,on(N.step)),al=e=>{let t=Yh[e];if(nn||!t||N.all&&e.startsWith("Page"))return null;let n=qt()+t;return n>=0&&n<Et().
length?n:null},cl=()=>Ut&&window.parent!==window;function Ft(){let e=!!N.all||!!nn,t=qt(),n=Et();for(let[s,r]of n.entries())
r.hidden=!e&&s!==t;for(let s of x(O,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!Ut)for(let s of So(
D,"pointer-view[lazy]"))s.removeAttribute("lazy");O.dataset.mode=e?"all":"one",O.toggleAttribute("data-first",t===0);for(let s of x(
O,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=N[r]||"0"}for(let s of x(O,"[data-slide]"))op(s,s.dataset.
slide===n[t]?.dataset.step);L(O,"[data-place]")&&sp(t,n.length,e),np(),ep(n);let o=n[t];!e&&!Ut&&o&&cs([o]),Zh(),tp("sta\
te",{})}function ep(e){let t=oo(ht);for(let r of x(O,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=L(O,"[data-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${y(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",ht.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function Bs(){return!Ut&&!("opens"in O.dataset)}function np(){let{lesson:e=""}=O.dataset;if(!Bs())return;let t=Es(
e);for(let n of x(O,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function op(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function sp(e,t,n){for(let s of x(O,"[data-controls]"))s.hidden=!1;y(O,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,y(O,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,y(O,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let o=L(O,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function en(e,t=!1){let n=Et(),
o=n[Math.max(0,Math.min(n.length-1,e))];o&&(ls(D),Bs()&&Ss(O.dataset.lesson??"",n[qt()]?.dataset.step??""),N={...N,step:o.
dataset.step??""},sn("replace"),Ft(),t&&y(o,"h1, h2").focus({preventScroll:!0}),N.all?o.scrollIntoView({block:"start"}):
o.getBoundingClientRect().top<0&&O.scrollIntoView({block:"start"}),O.querySelector("[data-slide][aria-current]")?.scrollIntoView(
{block:"nearest",inline:"nearest"}))}function Us({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,
head:o}}function eo(e,t){return Ws.every(n=>e[n]===t[n])}function rp(){return{step:Et()[qt()]?.dataset.step,removed:ht.removed,
inputs:ht.inputs}}function ip({step:e,...t}){e!==void 0&&!nn&&en(Math.max(0,on(e??"")));let n={};for(let o of Ws)o in t&&
(n[o]=t[o]??"");Oe(n)}function sn(e){let t=ll({...N,...Us(ht)});if(t!==location.pathname+location.search)try{e==="push"&&
!cl()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function ll(e){let t=[...new URLSearchParams(
location.search)].filter(([s])=>!sl.some(r=>r===s)),n=bt({...Object.fromEntries(t),...e});rl&&!e.removed&&n.set("removed",
""),il&&!e.inputs&&n.set("inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function ap(){
let e=oe?.text;cancelAnimationFrame(ol),typeof e=="string"&&(ol=requestAnimationFrame(()=>Ua(D,e,oo(N)))),clearTimeout(Ze),
Ze=setTimeout(()=>Oe({}),Gh)}function Oe(e){let t=Ze&&oe?oe.text:null;clearTimeout(Ze),Ze=0;let n={...N,...t===null?{}:{
inputs:t},...e};eo(n,N)||(N=n,no({history:"push"}))}async function no({history:e,isFresh:t=!1}){Xe+=1;let n=Xe;Fs.abort(),
Fs=new AbortController,D.setAttribute("aria-busy","true");try{let o=await Wa(N,{address:ll(N),files:Jh,signal:Fs.signal});
if(n!==Xe)return;up(o,t),ht=N,ul([]),e==="push"&&sn("push"),Ft()}catch(o){if(Ht(o))return;if(!(o instanceof V))throw o;n===
Xe&&cp(o.problems,e)}finally{n===Xe&&D.removeAttribute("aria-busy")}}function cp(e,t){ul(e);let n=e.every(s=>s.where.startsWith(
"inputs"));if(N={...N,...n?{inputs:ht.inputs}:Us(ht)},!eo(N,ht)){no({history:t});return}let o=oo(ht);for(let s of x(D,"[\
data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");sn("replace"),Ft()}function lp(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function oo(e){return new Set(e.removed.split(",").filter(Boolean))}function up(e,t){
ls(D);let n=Hs?.place,o=document.activeElement?.closest("[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;
for(let i of Et()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&ne&&i.
contains(ne)&&c.hasAttribute("data-removed")&&y(c,".sheet-head").after(ne),c&&i.replaceWith(c)}for(let i of x(O,"[data-r\
enew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=L(e,"[da\
ta-inputs]");r&&oe?.replace(r,t),ne?.isConnected&&document.activeElement===document.body&&y(ne,"button:enabled").focus({
preventScroll:!0}),s&&L(D,`[data-remove="${CSS.escape(s)}"]`)?.focus(),fl(),n&&Hs?.restore(n)}function ul(e){let t=oe?oe.
showProblems(e):e,n=Ds?.open?t:e;Ps.textContent=n.map(o=>o.message).join(" "),Ps.hidden=n.length===0,n.length&&O.dataset.
live&&Ps.append(" ",fp(O.dataset.live))}function fp(e){let t=document.createElement("a");return t.href=e,t.textContent="\
Open it on the server",t.search=bt({...N,all:null}).toString(),t}function fl(){yr(D),Hs?.prepare(),dp(),xa(D),kr(D),D.querySelector(
"pointer-view")&&Promise.resolve().then(()=>(nl(),zh));for(let e of x(D,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=bt({...N,all:null,step:n}).toString()}for(let e of x(
O,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=bt({removed:N.removed,
inputs:N.inputs,lang:t}).toString()}for(let e of x(O,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of sl)t.delete(n);e.search=t.toString()}}function dp(){let e=!Ut&&!ht.removed&&!ht.inputs;for(let t of x(
D,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.
remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=t.dataset.remove,s.textContent=
"Predict what it changes",n?.before(s)}}async function hp(e){let t=Et()[on(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.
all([Ba(tn),Promise.resolve().then(()=>(gs(),ms))]);if(!t?.isConnected)return;let s=()=>Oe({removed:e.dataset.guess??""});
ne=n&&o(t,n,s,()=>Oe({removed:""})),ne?e.remove():s()}function pp(e,t,{row:n,column:o}){let s=Object.fromEntries(new URLSearchParams(
location.search)),r=bt({...s,step:null,all:null,row:n,column:o});return Gt(`${O.dataset.api}/${e}/${t}?${r}`)}async function mp(){
let{solutionsAt:e}=O.dataset;if(!(!e||L(O,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");D.after(...x(n.body,"[data-solutions]"))}catch{}}async function gp(e){e.disabled=
!0;let{all:t}=N;N={...N,all:"1"},Ft(),await Promise.all([Ga(So(D)),mp()]),window.print(),N={...N,all:t},Ft(),e.disabled=
!1}function dl(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${gn} td`)!==null}function hl(e){for(let t=e;t&&
t!==D;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}D.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=oo(N);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),Oe({removed:[...n].join(",")})});
O.addEventListener("change",e=>{let t=rr(e);t.dataset.follow&&Oe({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(N={...N,all:t.checked?"1":""},sn("replace"),Ft(),Et()[qt()]?.scrollIntoView({block:"start"}))});O.addEventListener(
"click",e=>{let t=U(e);t.dataset.go&&en(qt()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");
n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&gp(t),t.closest(".onward \
a")&&Bs()&&Ss(O.dataset.lesson??"",Et()[qt()]?.dataset.step??""),"guess"in t.dataset&&hp(t);let o=t.closest("[data-slide\
]");o instanceof HTMLElement&&(e.preventDefault(),en(on(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{
let t=U(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||dl(t)||hl(t))return;let n=al(e.key);n!==null&&(e.preventDefault(),
en(n,!0))});var Qe;D.addEventListener("touchstart",e=>{let t=U(e);Qe=e.touches.length===1&&!hl(t)&&!dl(t)?e.touches[0]:void 0},
{passive:!0});D.addEventListener("touchend",({changedTouches:[e]})=>{if(nn||!Qe||!e)return;let[t,n]=[e.clientX-Qe.clientX,
e.clientY-Qe.clientY];Qe=void 0,Math.abs(t)>Kh&&Math.abs(t)>2*Math.abs(n)&&en(qt()-Math.sign(t))});window.addEventListener(
"popstate",()=>{N=js(location.search),eo(N,ht)?Ft():no({history:"keep",isFresh:!0})});cl()||Ka(D,()=>{for(let e of Et())
e.hidden=!1;for(let e of x(D,"[data-beside]"))e.hidden=!1;Ut||cs(Et()),Ut&&Dr(Et())},Ft);!N.step&&location.hash&&(N.step=
location.hash.slice(1));N.step&&on(N.step)<0&&!nn&&(N.step="",sn("replace"));Ds&&N.inputs&&(Ds.open=!0,oe?.unfold(lp(N.inputs)));
xr(D,"opens"in O.dataset?pp:null);$r(D,O.dataset.lesson??"",O.lang);ba(D);ve&&Lr(ve);Rr(D);fl();Ft();O.dataset.ready="tr\
ue";tn&&ja(tn);eo(N,ht)||Qh();})();
