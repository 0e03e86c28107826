(()=>{var rl=Object.create;var so=Object.defineProperty;var il=Object.getOwnPropertyDescriptor;var al=Object.getOwnPropertyNames;var cl=Object.getPrototypeOf,ll=Object.prototype.hasOwnProperty;var Bs=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var ro=(e,t)=>{for(var n in t)so(e,n,{get:t[n],enumerable:!0})},ul=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let s of al(t))!ll.call(e,s)&&s!==n&&so(e,s,{get:()=>t[s],enumerable:!(o=il(t,s))||o.enumerable});return e};var Ds=(e,t,n)=>(n=e!=null?rl(cl(e)):{},ul(t||!e||!e.__esModule?so(n,"default",{value:e,enumerable:!0}):n,e));var Us,fl,y,m=v(()=>{"use strict";({currentScript:Us}=document),fl=Us instanceof HTMLScriptElement?Us.src:"",y=new URL("\
static/js/",fl||document.baseURI).href});async function Gt(e,t,n=qt){let o=await hl(new URL(`api/${e}`,n),t);if(String(n)===qt.href&&pl(o!==null&&!ao(o)),!o)return qs();
if(!(o.headers.get("content-type")??"").includes("json")){let i=$e(o.status);throw new V(o.status,[{where:"",message:i,suggestions:[]}])}
let r=await o.json().catch(qs);if(!o.ok)throw new V(o.status,r.errors??[]);return r}async function hl(e,t){try{let n=await fetch(
e,t);return io.includes(n.status)?null:n}catch(n){if(Ht(n))throw n;return null}}function Vs(e){let t=AbortSignal.timeout(
dl);return e?AbortSignal.any([e,t]):t}function ao({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??
!1}function pl(e){e!==Vt.answers&&(Vt.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}
function qs(e){throw Ht(e)?e:new V(0,[{where:"",message:Te,suggestions:[]}])}function Ht(e){return e instanceof DOMException&&
e.name==="AbortError"}function bt(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,o])=>[n,String(o)]))}function an(e){return e instanceof Error?e.message:String(e)}var V,qt,Vt,io,dl,Te,$e,yt=v(
()=>{"use strict";m();V=class extends Error{constructor(t,n){super(n.map(o=>o.message).join(" ")),this.status=t,this.problems=
n}},qt=new URL(y.replace(/^(.*\/)static\/.*$/,"$1")),Vt={answers:!0},io=[502,504],dl=5e3,Te="No response could be read. \
Your input is still here; check your connection and try again.",$e=e=>`The server answered with ${e}.`});function Gs(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function ft(e){return Number.isFinite(e)?String(Number(e.toPrecision(6))).replaceAll("-","−"):e>0?"∞":"−∞"}function cn(e){
return e<0?`(${ft(e)})`:ft(e)}function co(e){return Ys(e," + ")}function zs(e){return Ys(e,", ")}function ln(e,t){return e===
t?t:`${e} = ${t}`}function Ys(e,t){return e.length<=24?e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var un=v(
()=>{"use strict";m()});function uo(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function fn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function dn(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(fn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:ml(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}
function ml(e,t,n,o){let{op:s}=t;if(s==="constant")return ho(t,n);let r=fo(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s===
"view"||s==="join")return i;if(s==="where")return i?a:c;if(s==="matmul")return wl(r);if(s==="collect")return Ne.sum?.(r)??
0;if(s==="softmax")return gl(e,t,n,r);let l=Ne[s];if(l)return l(r);let u=lo[s];if(!u)throw new RangeError(`There is no o\
peration ${s}.`);return u(i,a)}function fo(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,bl(t,
n)]];if(o==="join")return[xl(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return Xs(c).flatMap(
p=>[[i,u*c+p],[a,d+p*l+f]])}if(o==="softmax"||o in Ne){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=Xs(
c).map(f=>[i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function ho({values:e=0},t){
return uo(Array.isArray(e)?e[t]??Number.NaN:e)}function po(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function gl(e,t,n,o){let{place:s,width:r}=po(e,t,n),i=mo(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function mo(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-
n)/o))}function wl(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function bl({shape:e,offset:t=0,
strides:n,index:o},s){if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function xl(e,t,n){let o=n;for(let s of t){let r=fn(e[s]??{op:"",shape:[]});if(o<r)return[s,o];
o-=r}throw new RangeError(`No operand has the element ${n}.`)}function Xs(e){return Array.from({length:e},(t,n)=>n)}function El(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function yl(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var lo,
Ne,Le=v(()=>{"use strict";m();lo={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>El(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+yl(e/Math.SQRT2))},Ne=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function ke(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:ho(c,a),op:"",parts:[]};let f=fo(e,c,a).
map(([b,A])=>s(b,A)),[d,p,w]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&p&&w)return d?.value?p:w;if(l==="\
collect")return Js(f);if(l==="matmul")return Js(tr(f));if(l==="softmax")return Nl(f,po(e,c,a));let g=Ne[l];if(g)return{value:g(
f.map(({value:b})=>b)),op:l,parts:f};let h=lo[l];if(!h||!d)throw new RangeError(`There is no operation ${l}.`);return{value:h(
d.value,p?.value??0),op:l,parts:f}};return s(e.length-1,t)}function hn(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function Rt(e){if(Ks.has(e.op))return e;for(let t of e.parts){let n=Rt(t);if(n)return n}return null}function wo(e){
return e.op?bo(e,null,!1).text:ft(e.value)}function Qs(e){let t=ft(e.value),n=Rt(e);if(!n)return ln(wo(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=Re(e),s=o.reduce((r,i)=>r+i,0);return`${ft(o[e.place??0]??0)} / ${ft(s)} = ${t}`}return`${Zs(
e,n)??bo(e,n,!1).text} = ${t}`}function Re({parts:e,temperature:t}){return mo(e.map(({value:n})=>n),t?.value)}function pn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>Sl;return{powers:s?Re(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function Zs(e,t){if(e===t)return t.op==="sum"?`Sum ${ft(t.value)}`:null;let[
n,o]=e.parts,s=n&&Zs(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${ft(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${ft(o.value)}`:null}function bo(e,t,n){let{op:o,parts:s,value:r}=e,i=Ks.has(o);if(!o||e===t||i&&n)return{text:cn(r),
binding:Lt};let a=s.map(d=>bo(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?co(c):"0",binding:ce};
if(o==="softmax")return{text:Tl(e,a),binding:St};if(o==="product")return{text:c.join(" · "),binding:St};let[l={text:"",
binding:Lt},u]=a,f=Ml[o];if(f&&u){let[d,p]=f,w=o==="add"||o==="multiply",g=kt(l,o==="power"?Lt:p),h=kt(u,w?p:p+1);return{
text:o==="power"?`${g}^${h}`:`${g} ${d} ${h}`,binding:p}}return o==="negative"?{text:`−${kt(l,St)}`,binding:ce}:o==="s\
qrt"?{text:`√${kt(l,Lt)}`,binding:Lt}:o==="absolute"?{text:`|${Ol(s[0],l)}|`,binding:Lt}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${kt(l,Lt)}))`,binding:St}:o==="gelu"?{text:`${kt(l,St)} · Φ(${l.text})`,binding:St}:{text:`${vl[o]??o}(${zs(c)}\
)`,binding:Lt}}function Ol(e,{text:t}){return e&&!e.op?ft(e.value):t}function kt({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function Tl(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=pn(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${kt(c,ce)} − ${cn(r)}`,binding:ce}),i!==1&&(l={text:`${kt(l,St)} / ${cn(i)}`,binding:St}),`e^${kt(l,Lt)}`});
return`${a[n]} / (${co(a)})`}function tr(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:$l(
o),op:"multiply",parts:o})}return t}function $l(e){return e.reduce((t,{value:n})=>t*n,1)}function Js(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:go(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?tr([r.parts[0],i]):[]),s={value:go(o),op:"sum",parts:o};
return{value:go(e),op:"divide",parts:[s,t]}}function go(e){return e.reduce((t,{value:n})=>t+n,0)}function Nl(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=Re(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var Sl,ae,ce,St,Al,Lt,Ml,vl,Ks,xo=v(()=>{"use strict";m();un();Le();Sl=30,[
ae,ce,St,Al,Lt]=[0,1,2,3,4],Ml={add:["+",ce],subtract:["−",ce],multiply:["·",St],divide:["/",St],remainder:["mod",St],
power:["^",Al],greater:[">",ae],greater_equal:["≥",ae],less:["<",ae],less_equal:["≤",ae],equal:["=",ae],not_equal:["\
≠",ae]},vl={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},Ks=new Set(["sum","softmax"])});function E(e,t,n){let o=L(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function L(e,t,n){
let o=e.querySelector(t);return o&&nr(o,n)?o:null}function x(e,t,n){return[...e.querySelectorAll(t)].filter(o=>nr(o,n))}
function Eo(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function U({target:e}){return e}function er({target:e}){
return e}function nr(e,t){return e instanceof(t??HTMLElement)}var K=v(()=>{"use strict";m()});function sr(){return or??=document.querySelector('[data-decimal=","]')!==null,or}function tt(e){return sr()?e.replaceAll(
Ll,t=>t.replaceAll(/[.,]/g,n=>kl[n]??n)):e}function Ce(e){return sr()?e.replace(",","."):e}var Ll,kl,or,Ct=v(()=>{"use s\
trict";m();Ll=/\d[\d.,]*\d/g,kl={".":",",",":"."}});function pt(e){return"down"in e.dataset?[x(e,"tbody td",HTMLTableCellElement)]:x(e,"tbody tr").map(t=>x(t,"td",HTMLTableCellElement))}
function le(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function gn(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=L(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?pt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,..._t(s)};return t.set(n,i),i}}function wn(e,t){let n=e?.cells[t];return n?zt(n):Number.
NaN}function zt(e){return Gs(e.dataset.value??Ce(yo(e)))}function yo(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function At(e){return E(e,"figcaption span").textContent??""}function _t(e){let t=o=>x(e,o).map(
s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var _e,Ie,mn,Pe,ue=v(()=>{"use strict";m();un();K();Ct();_e="figure[data-how]",Ie="figure[data-how] tbody td",mn="f\
igure[data-editable]",Pe="figure[data-editable] tbody td"});function rr(e){let t=atob(e),n=new Uint8Array(t.length);for(let o=0;o<t.length;o++)n[o]=t.charCodeAt(o);return n}var ir=v(
()=>{"use strict";m()});function Fe(e){if(Array.isArray(e))return Cl(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Rl[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(rr(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function Cl(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function He({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:_l(e,n*s,(n+1)*s),shape:o}}function ar({values:e,shape:t}){
return t.length<2?e:So({values:e,shape:t})}function So(e){return Array.from({length:e.shape[0]??0},(t,n)=>He(e,n).values)}
function _l(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Rl,Ao=v(()=>{"use strict";m();ir();Rl={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function ct(e){return"kind"in e&&e.kind===bn}function Mt(e){return ct(e)?e.meta:e.layout.meta}function xn(e){return ct(e)?
e.meta.height??0:e.layout.height}var bn,En=v(()=>{"use strict";m();bn="network"});function ur({data:e,layout:{meta:t}},n){for(let o of t.parts??[]){let s=e[o.trace];if("lines"in o){let r=We(o.lines,t,n);
Object.assign(s,Pl(r,n[o.row],o))}else s[o.attribute]=ar(We(o.is,t,n))}}function We(e,t,n){let o=Il(t),s=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===lr?0:a.indexOf(n[i]??"")};return{values:dn(e,(i,a=[])=>{let c=o[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>He(l,s(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function Il(e){let t=cr.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,Fe(o)])),cr.
set(e,t)),t}function Pl({values:e,shape:t},n,{above:o,to:s}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==lr&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var lr,
cr,Mo=v(()=>{"use strict";m();Ao();Le();lr="all",cr=new WeakMap});function hr(e,t){let{table:n}=Mt(e);if(n&&"rows"in n)return[n];if(ct(e))return[];let{data:o,layout:s}=e,r=n?[Fl(n,s.meta,
t)]:[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Hl(s,a)),...r]}function yn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>vo("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of t)s.insertRow().append(vo("th",r,"row"),...i.map(a=>vo("td",a)));return n}function pr(e){
let t=o=>o.map(Dl).join(",");return`${e.map(({columns:o,rows:s})=>[o,...s].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Fl(e,t,n){let{columns:o,labels:s}=e;if("values"in e){let i=e.values.map(a=>We(a,t,n).values);return{columns:o,
rows:s.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=So(We(e.matrix,t,n));return{columns:o,rows:s.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function Hl(e,t){let n=Fe(t.z??[]),o=fr(e,t,"y").map((s,r)=>[s,...Array.from(He(n,r).values)]);return{columns:[
t.name??"",...fr(e,t,"x")],rows:o}}function fr(e,t,n){let o=t[n];if(Array.isArray(o))return o.map(c=>dr(String(c)));let s=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(dr);let{shape:a}=Fe(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function dr(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function Dl(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
jl,"$1'").replace(Bl,"'"),n=Wl.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function vo(e,t,n){let o=document.
createElement(e);return n&&(o.scope=n),o.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),
o}var Wl,jl,Bl,Oo=v(()=>{"use strict";m();Ao();En();Mo();Wl=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,jl=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Bl=/^(?=[\t\r\n])/});function mr(e,t){let n=o=>{let s=br(o);s&&je(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&ql(e,t),e.addEventListener("pointerout",o=>{let s=U(o).closest(_e),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&Sn($o(s))}),e.addEventListener("keydown",Vl)}function gr(e){for(let t of x(e,_e))for(let[n,o]of x(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function ql(e,t){let n=0,o=async s=>{let r=br(s);if(!r)return;n+=1;let i=n,
a=To(r),c=$o(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,le(pt(a),r));i===n&&c.isConnected&&Gl(
c,f,r)}catch(f){i===n&&(E(c,"[data-sum]").textContent=an(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=U(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function Vl(e){let t=U(e),n=t.closest(`${Ie}, ${Pe}`),o=Ul[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=To(
n),r=pt(s),{row:i,column:a}=le(r,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function je(e,{withoutResult:t=!1}={}){let n=To(e),o=$o(n);Sn(o);let s=gn(o),r=ke(JSON.parse(
n.dataset.how??"[]"),pt(n).flat().indexOf(e),(l,u)=>wn(s(l),u));e.dataset.lit="result";for(let l of hn(r)){let u=s(l.table??
"")?.cells[l.index??0];u&&(u.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":ft(zt(e)),c=Number.isNaN(r.value)?a:ln(wo(r),a);i.textContent=[Yl(n,e),tt(c)].filter(Boolean).join(": "),delete i.
dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function Gl(e,t,n){e.
querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,numbers:c}=t,l=ke(i,a,(g,h)=>wr(
c[g],h).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let p=document.createElement("div");p.className="table-frame",p.tabIndex=0,p.setAttribute(
"role","group"),p.setAttribute("aria-label",f.textContent),p.append(yn(zl(l,c)));let w=document.createElement("p");w.className=
"sum",w.textContent=Qs(l),u.append(f,p,w,d),E(e,"[data-sum]").after(u),p.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function zl(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=hn(a);return wr(t[c],l).label},o=(a,...c)=>[a,...c.
map(ft)],s=Rt(e);if(!s)return{columns:["term","value"],rows:hn(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:r,parts:i}=s;if(r==="softmax"){let a=Re(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>o(n(a),a.value))}}function wr(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:uo(o)}}function Sn(e){for(let n of x(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function br(e){return e.target instanceof Element?e.target.closest(Ie):null}function To(e){
return e.closest("figure")}function $o(e){return e.closest("[data-step]")}function Yl(e,t){let{row:n,column:o}=le(pt(e),
t),{rows:s,columns:r}=_t(e);return[At(e),s[n],r[o]].filter(Boolean).join(", ")}var Ul,No=v(()=>{"use strict";m();yt();un();
xo();K();Le();ue();Ct();Oo();Ul={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var Dr,Ur,qr,Vr,Gr,zr,Yr,Xr,Jr,Kr,Qr,Zr,ti,ei,ni,oi,si,ri,ii,ai,Wo,ci,li,ui,Ue=v(()=>{"use strict";m();Dr="This lesson h\
as no such input. Send one of its inputs.",Ur="This is not one of the options. Send one of {options}.",qr="This is not a\
 list. Send a list of words.",Vr="There are {words} words. Send {expected} words.",Gr="This word is empty or not text. S\
end a word.",zr="The word contains a control character. Send it without.",Yr="The word has {characters} characters. Send\
 at most {most}.",Xr="This is not a matrix. Send a list of rows, each a list of numbers.",Jr="The matrix has {count} row\
. Send {expected}.",Kr="The matrix has {count} rows. Send {expected}.",Qr="This row is not a list. Send a list of number\
s.",Zr="The row has {count} number. Send {expected}.",ti="The row has {count} numbers. Send {expected}.",ei="This is not\
 a number. Send a number, such as 0.25.",ni="The number is out of range. Send a number from {least} to {most}.",oi="This\
 is not a whole number. Send a whole number.",si='"{step}" is not a step of this lesson. Send the id of a removable step\
.',ri='"{step}" cannot be removed. Send the id of a removable step.',ii="This step needs {names}, which could not be com\
puted above.",ai="The result is not a number: the inputs are too extreme. Enter smaller values.",Wo=[0,.01,.04,.1,.2,.4,
.7,1],ci=4,li=1e-12,ui=7});function Yt(e,t){let n=Array.from(e),o=Lu(n),s=ku(n,t);return n.map((r,i)=>({text:Tt(r,o),exact:Uo(r),level:s[i]??null}))}
function Lu(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=li*Math.abs(s)}))return t;return 3}function Tt(e,t=Bo(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Bo(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=Do(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=Do(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function Uo(e){if(Bo(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=$u&&t<Nu){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function Bo(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function Do(e,t,n){let[o="",s]=e[n](Tu).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function ku(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Wo.slice(1).map((i,a)=>(i+(Wo[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
ci:ui,s=Math.max(0,...n.map(Math.abs))||1;return n.map(r=>Number(Do(r/s*o,0,"toFixed")))}var Tu,$u,Nu,de=v(()=>{"use str\
ict";m();Ue();Tu=100,$u=1e-4,Nu=1e16});var qo,Vo=v(()=>{"use strict";m();qo=`	
\v\f\r              \u2028\u2029  　`});function he(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Tn=v(()=>{"use strict";m();Vo()});function Cu(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(di(r)===di(i)?a:[...a,Ru])}}function di(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function _u(e,t,{settings:n,inputs:o}){let s=Object.entries(e.tables).map(([g,h])=>{let b=hi(
h,n)??null,{title:A="",figure:$=null}=b??Object.values(h.variants)[0]??{};return{name:g,title:A,isShown:$!==null,variant:b,
numbers:null}}),r=(g,h="")=>({tables:s,status:g,error:h}),i=e.inputs.map(g=>t.get(g)?.status);if(e.failing.some(g=>o.has(
g))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((g,h)=>i[h]==="failed");if(c.length){let g=c.map(h=>`\
“${t.get(h)?.title??h}”`).join(", ");return r("failed",he(ii,{names:g}))}let l=new Map(s.map(({name:g,variant:h})=>[
g,h])),u=Iu(e,l,t,o);if(!hi(e.conditions,n)?.every(({expression:g,holds:h})=>{let[b]=pi(g,u)??[];return b!==void 0&&!!b===
h}))return r("unknown");let p=s.map(g=>({...g,numbers:u(g.name)}));return p.some(({numbers:g})=>g&&Array.from(g).some(Number.
isNaN))?r("failed",ai):{tables:p,status:"computed",error:""}}function Iu(e,t,n,o){let s=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!s.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?pi(c.expression,r):null)}return s.
get(i)??null};return r}function pi(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===fn(o))?dn(e,o=>t(o)??[]):
null}function hi({settings:e,variants:t},n){return t[e.filter(o=>n.includes(o)).join(",")]}function Pu(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,o)=>Object.is(n,t[o]))}function Nn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,o,s)=>t[o]?.[Number(s)]??n)}var Ru,$n,Go=v(()=>{"use strict";m();Le();Ue();Tn();Ru="=",$n=class{#e;#t;constructor(t){
this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,
n,this.#t)}#n(t,n,o){let s={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??
c,f=a==="matrix"||a==="number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);s.known.set(i,{numbers:f,isOwn:d,
status:"computed"})}let r=Cu(this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(g=>s.known.
get(g)?.isOwn??!0),l={settings:a?[i.id]:[],inputs:new Set},u=_u(i,s.known,c?l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,
isRemoved:a,isOwn:c,...u});let{tables:p,status:w}=u;for(let{name:g,numbers:h}of p){let b=c&&!a||Pu(h,o?.known.get(g)?.numbers),
A=i.tables[g]?.variants[""]?.title;s.known.set(g,{numbers:h,isOwn:b,status:w,title:A})}}return s}}});function zo(e){let[t,n]=[0,e.length];for(;t<n&&mi(e.charAt(t));)t+=1;for(;t<n&&mi(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var Lm,mi,gi,wi=v(()=>{"use strict";m();Vo();Lm=new RegExp(`[${qo}]+`),mi=e=>e!==""&&qo.includes(e);gi=e=>[...e].length});function Ln(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:Dr,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=Wu(i,a,s)}catch(a){if(!(a instanceof rt))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new V(422,
o);return s}function Wu(e,t,n){if(e.kind==="words")return ju(e,t);if(e.kind==="matrix")return Bu(e,t,n);if(e.kind==="num\
ber")return Ei(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new rt("",Ur,{options:e.options.join(
", ")})}function ju({least:e,most:t},n){if(!Array.isArray(n))throw new rt("",qr);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new rt("",Vr,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!zo(
o))throw new rt(r,Gr);if(Hu.test(o))throw new rt(r,zr);let i=gi(o);if(i>40){let a=40;throw new rt(r,Yr,{characters:i,most:a})}
return zo(o)})}function Bu(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new rt("",Xr);let s=e.
isRow?[e.own]:e.own,r=xi(e.rows,n).length||s.length,i=xi(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?Jr:Kr;throw new rt("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new rt(u,Qr);if(c.length!==i){let f=c.length===1?Zr:ti;throw new rt(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Ei(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Ei({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new rt(s,ei);if(!(o>=e&&o<=t)){let i={least:Tt(e),most:Tt(t)};throw new rt(s,ni,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>Fu*Math.max(1,Math.abs(o),Math.abs(r)))throw new rt(s,oi);return r}function xi(e,t){return Array.
isArray(e)?e:t[e]??[]}var Fu,Hu,rt,Yo=v(()=>{"use strict";m();yt();Ue();de();Tn();wi();Fu=1e-9,Hu=/[\p{Cc}\p{Cs}]/u,rt=class extends Error{constructor(t,n,o={}){
super(he(n,o)),this.where=t}}});var Cn={};ro(Cn,{exportedLesson:()=>Vu,openRecord:()=>Rn});function Rn(){let e=E(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Si??=new $n(JSON.parse(e)),Si}async function Vu(e,t){let n=Rn(),o=Ln(n.inputs,Gu(e.inputs));zu(n,
o);let s=Yu(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await Oi([...s],t)||await Ju(n,o,s,t),a=nf(n,
o);return a&&i.append(a),i}function Gu(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw qe(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function zu({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw qe(422,`inputs.${n}`,Uu)}}function Yu(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?ri:si;if(!s?.isRemovable)
throw qe(422,"removed",he(r,{step:o}))}return n}async function Oi(e,{files:t,signal:n}){if(!t)return Xu(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(vi);if(!r.ok)throw qe(r.status,"",
$e(r.status));let i=await r.text().catch(vi),a=E(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function Xu(e){let t=JSON.parse(E(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>Xo("lesson-parts",i)));for(let i of x(
o,"[data-matrix]"))i.replaceWith(Xo("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function Xo(e,t){let{content:n}=E(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function Ju(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>Oi(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=L(r,`[data-step="${CSS.escape(c.id)}"]`);l&&Qu(l,c,a,e)}for(let c of x(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||Ku(c,e.solve(t,new Set([...n,l])))}return r}function Ku(e,{
steps:t}){let n=t.find(({id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=
!0,e.parentElement?.append(" ",qu))}function Qu(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!s)return;let r=t.inputs.flatMap(i=>tf(i,n,o));Ai(e,".step-inputs",r,n.values),Ai(
e,".step-results",t.tables,n.values),t.isOwn||Zu(e,t)}function Zu(e,{status:t,error:n}){let s=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of x(e,".remark, pointer-view, .failure"))i.
remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(([i])=>i).
join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=Du;else if(s.length){let i=s.map(([l])=>l).join(
" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}r.textContent&&E(e,".reasons").before(r)}function tf(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.
name===e);if(!s)return t.flatMap(({tables:a})=>a.filter(c=>c.name===e));let{shown:r}=s,i=n.get(e)?.numbers??null;return r?
[{name:e,title:r.title,isShown:!0,variant:r,numbers:i}]:[]}function Ai(e,t,n,o){let s=L(e,t);if(!s)return;let r=n.filter(
({isShown:l})=>l),i=r.map(l=>ef(l,o)).filter(l=>l!==null),a=r.filter(({numbers:l})=>!l).map(({title:l})=>l);if(s.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,s.append(c)}function ef({variant:e,numbers:t},n){if(!e||e.figure===
null||!t)return null;let o=Xo("lesson-figures",e.figure),s=x(o,"tbody td");for(let[c,{text:l,exact:u,level:f}]of Yt(t,e.
shade).entries()){let d=s[c];if(!d)continue;let p=tt(l);d.textContent=p,Mi(d,"value",u===p?null:u),Mi(d,"level",f||null)}
let{rows:r,columns:i}=e,a="down"in o.dataset;return kn(x(o,"tbody th"),a?i:r,n),kn(x(o,"thead th"),i,n),e.opens&&(o.dataset.
how=JSON.stringify(e.expression)),o}function Mi(e,t,n){n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function kn(e,t,n){
for(let[o,s]of e.entries()){let r=Nn(t[o]??"",n),i=[...r],a=i.length>yi;s.textContent=a?`${i.slice(0,yi-1).join("")}…`:
r,s.title=a?r:""}}function nf(e,t){let n=L(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=L(n,"[dat\
a-inputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=E(s,`[data-input="${CSS.escape(
r)}"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?tt(Uo(l)):String(l));for(let[l,u]of x(a,"input, select").entries())u.
value=c[l]??"";i&&(kn(x(a,"tbody th"),i.rows,t),kn(x(a,"thead th"),i.columns,t))}return s}function vi(e){throw Ht(e)?e:qe(
0,"",Te)}function qe(e,t,n){return new V(e,[{where:t,message:n,suggestions:[]}])}var yi,Du,Uu,qu,Si,Ve=v(()=>{"use stric\
t";m();yt();K();Ue();de();Go();Yo();Ct();Tn();yi=20,Du="With your changes, only the server can compute this step.",Uu="O\
nly the server can compute with more or fewer words.",qu="(with your changes, only on the server)"});function _n(e,t){let n=L(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(Ti,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of of(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,p]=a?[(u-c)/2,0]:[0,(f-l)/2],w=[[c,l],[c+d,l+p],[u-d,f-
p],[u,f]].map(([h=0,b=0])=>`${(h-o.left).toFixed(1)} ${(b-o.top).toFixed(1)}`),g=document.createElementNS(Ti,"path");g.setAttribute(
"d",`M${w[0]}C${w.slice(1).join(" ")}`),r.append(g)}n.append(r)}function of(e){return x(e,"figure.matrix").flatMap(t=>{let n=x(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var Ti,
$i=v(()=>{"use strict";m();K();Ti="http://www.w3.org/2000/svg"});function H(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function $t(e,t,n){return e+
(t-e)*n}function xt(e,t,n){return{x:$t(e.x,t.x,n),y:$t(e.y,t.y,n),width:$t(e.width,t.width,n),height:$t(e.height,t.height,
n)}}function lt(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*sf+n*rf+([...e].
length-t-n)*Ni}function pe(e,t){let n=Math.max(0,...e.map(lt));return n?Math.min(t,n+12):0}function ut(e,t){if(lt(e)<=t)
return e;let n=Math.floor(t/Ni)-1;return n>1?`${[...e].slice(0,n).join("")}…`:""}function z(e,t,n,{opacity:o=1,isLit:s=!1,
isRaised:r=!1}={}){let a=t.height>=17&&t.width>=lt(n.text)+Li?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:a,opacity:o,
isLit:s,isRaised:r}}function G(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,
x:t,y:n,text:o,anchor:r,opacity:i,isQuiet:a}}function Pt(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,
opacity:n,isQuiet:o}}function Wt(e){return{...e,text:"?",level:void 0}}function vt(e,t,n){return Math.max(3,Math.min(n,e/
Math.max(1,t)))}function Et(e){return Math.max(44,...e.map(({text:t})=>lt(t)+2*Li))}var Ni,sf,rf,Li,et,me=v(()=>{"use st\
rict";m();[Ni,sf,rf]=[8.8,9.8,4.8],Li=6,et=30});function Ri({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=pe([
...n,r],Math.min(150,a/4)),d=Et(e),p=f+d+34,w=Et([...o.flat(),...s])+14,g=vt(a-p-4,s.length,w),h=g-Math.min(5,g/5),b=vt(
af,u,et+8),A=b-Math.min(6,b/4),$=8+u*b+14,Z=Math.max(...t),X=H(c,0,.9),C={anchor:"end",isQuiet:!0},B=[],D=0;for(let[I,M]of t.
entries()){let _=8+I*b,P=_+A/2+6;if(b>17){let j=ut(n[I]??"",f-12);B.push(G(`label-${I}`,f-12,P,j,C))}B.push(z(`weight-${I}`,
{x:f,y:_,width:d,height:A},e[I]??{text:""})),b>17&&B.push(G(`times-${I}`,f+d+17,P,"·",{isQuiet:!0}));let S=$t(1,$t(cf,1,
M/Z),X),F=ki*I/Math.max(1,u-1),R=H(c,1+F,1.85-ki+F);for(let[j,Q]of(o[I]??[]).entries()){let Y={x:p+j*g,y:_,width:h,height:A};
if(B.push(z(`value-${I}-${j}`,Y,Q,{opacity:S})),R===0||c>=Jo||M*ge<.25)continue;let ot={...Y,y:$+D,height:M*ge},it=xt(Y,
ot,R),mt={...Q,text:""};B.push(z(`strip-${I}-${j}`,it,mt,{opacity:$t(S,1,R)}))}D+=M*ge}let k=p+s.length*g;B.push(Pt("rul\
e",`M${f} ${$-8}H${k}`,{opacity:H(c,.9,1.1),isQuiet:!0}));let q=H(c,1.8,2);B.push(G("result",p-12,$+ge/2+6,ut(r,p-12),{anchor:"\
end",opacity:H(c,1,1.3)}));for(let[I,M]of s.entries()){let _={x:p+I*g,y:$,width:h,height:ge},P=I===l?Wt(M):M;q>0&&B.push(
z(`result-${I}`,_,P,{opacity:q}))}return{width:k,height:$+ge+8,marks:B}}function Ci({weights:e,labels:t,shares:n},{moment:o}){
let s=n.indexOf(Math.max(...n)),r=t[s]?`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="The"?" is":
","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows as thick as \
their weights fill exactly one row: the average."}var Jo,ge,af,ki,cf,_i=v(()=>{"use strict";m();me();Jo=2,ge=44,af=380,ki=
.4,cf=.1});function Wi({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=Et(n.map(({tile:M})=>M))+4,[a,c]=[e,t].map(
M=>Ko(M,i,o)),l=Xt(a)+Ii+Xt(c)<=o,u=Math.max(Hi(e),Hi(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*In)/u)),p=l?Math.max(Ge(e),Ge(t)):Ge(e)+Ge(t),w=Math.max(6,Math.min(et+4,lf/p)),[g,h]=[d-Math.min(4,d/5),w-Math.min(4,
w/4)],b=p*w+we+6,A=l?b:b+we+24,$={sources:Ko(e,d,o),targets:Ko(t,d,o)},Z=Xt($.sources)+Ii,X=l?Z+Xt($.targets):Math.max(Xt(
$.sources),Xt($.targets)),C=M=>l?0:(X-Xt(M))/2,B={sources:{top:we,edges:Fi($.sources,C($.sources))},targets:{top:l?we:we+
Ge(e)*w+24+we,edges:Fi($.targets,l?Z:C($.targets))}},D=(M,_)=>{let{columns:P=0}={sources:e,targets:t}[M][_]??{},S=($[M][_]??
0)-P*d;return(B[M].edges[_]??0)+S/2},k=(M,{table:_,row:P,column:S})=>({x:D(M,_)+S*d,y:B[M].top+P*w,width:g,height:h}),q=[],
I=[];for(let[M,_]of[["sources",e],["targets",t]])for(let[P,{title:S,columns:F}]of _.entries()){let R=M==="targets"&&t.length>
1?P:0,j=M==="targets"?H(s,R,R+.4):1,Q=D(M,P)+F*d/2,Y=ut(S,$[M][P]??0);q.push(G(`${M}-${P}`,Q,B[M].top-9,Y,{opacity:j,isQuiet:!0}))}
for(let[M,{tile:_,from:P,to:S,moment:F}]of n.entries()){let[R,j]=[k("sources",P),k("targets",S)],Q=Math.max(1,(t[S.table]?.
columns??1)-1),Y=Pi*S.column/Q,ot=H(s,F+Y,F+1-Pi+Y);if(q.push(z(`left-${M}`,R,_,{opacity:ot>0?.25:1})),ot===0)continue;let it=M===
r?{..._,text:"?",level:void 0}:_;I.push(z(`moved-${M}`,xt(R,j,ot),it,{isRaised:ot<1}))}return{width:X,height:A,marks:[...q,
...I]}}function Ko(e,t,n){let o=(n-(e.length-1)*In)/e.length;return e.map(({title:s,columns:r})=>Math.max(r*t,Math.min(lt(
s),o)))}function Xt(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*In)}function Fi(e,t){let n=t;return e.map(o=>{let s=n;
return n+=o+In,s})}function Hi(e){return e.reduce((t,{columns:n})=>t+n,0)}function Ge(e){return Math.max(...e.map(({rows:t})=>t))}
function ji({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No number changes.`}let s=e.length>
1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var lf,In,Ii,we,Pi,Bi=v(()=>{"use str\
ict";m();me();lf=400,In=36,Ii=84,we=28,Pi=.4});function Di(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],p=u?[s.label]:[s.label,...r.map(({label:T})=>T)],w=pe(p,Math.min(150,t/4)),g=[...s.tiles,...r.flatMap(
({tiles:T})=>T),...i.flat()],h=Et(c),b=l?Math.min(150,lt(l)+14):0,A=Et(g)+8,$=f+2,[Z,X]=u?[$,d]:[d,$],C=t-w-b-(u?0:h+44)-
4,B=Math.max(h+8,...[s,...r].map(({label:T})=>lt(T))),D=vt(C,Z,Math.max(A,u?Math.min(B,120):0)),k=vt(uf,X,et+6),q=D-Math.
min(5,D/5),I=k-Math.min(5,k/4),M=u?30:8,_=M+d*k+22,P=w+d*D+40,S=(T,J)=>u?{x:w+T*D,y:M+J*k,width:q,height:I}:{x:w+J*D,y:M+
T*k,width:q,height:I},F=T=>u?{x:w+T*D,y:_,width:q,height:et}:{x:P,y:M+T*k,width:h,height:I},R=Math.min(f-1,Math.floor(n)),
j=Math.min(1,n-R),Q=Math.max(0,R-1+H(j,0,R?Pn:.01)),Y=T=>Math.min(1,Math.max(0,T)),ot=T=>T+1-Y(Q-T)+Y(T-Q),it=[],mt=[];for(let[
T,{label:J,tiles:wt}]of r.entries()){let st=ot(T),Nt=T===R&&j>Pn&&j<1;for(let[js,ol]of wt.entries()){let sl=T>R&&n<f?.6:
1;it.push(z(`line-${T}-${js}`,S(st,js),ol,{opacity:sl}))}it.push(sn(`name-${T}`,J,st,Nt));let ie=T<R||j===1;if(T>R)continue;
let at=T<R?1:H(j,Qo,.95);if(!at)continue;let Oe=F(st),rn=c[T]??{text:""},oo=Math.min(d,Math.floor(at*d+1e-9)),el={text:a[T]?.[oo-
1]??""},nl=T===o?Wt(rn):ie?rn:el;it.push(z(`result-${T}`,Oe,nl,{opacity:Math.min(1,4*at)})),it.push(no(T,st,Math.min(1,4*
at)))}let gt=n>=f||j===0&&R>0?Math.ceil(n)-1:R,ne=j===0||n>=f?1:H(j,Pn,Qo),oe=n<f&&j>0&&j<Pn;if(n>0&&!oe){let T=Q+2;for(let[
J,wt]of(i[gt]??[]).entries()){let st=S(T,J),Nt=.25*J/Math.max(1,d-1),at=gt===R&&j>0&&j<1?H(j,Qo+Nt*.6,.8+Nt*.6):1,Oe=gt===
o;if(mt.push(z(`product-${J}`,st,wt,{opacity:ne*(1-.55*at),isLit:!0})),at===0||at===1)continue;let rn=xt(st,ff(F(ot(gt))),
at),oo=Oe&&at>.6?{...wt,text:""}:wt;mt.push(z(`flight-${J}`,rn,oo,{opacity:1-H(at,.8,1),isLit:!0}))}}for(let[T,J]of s.tiles.
entries())mt.unshift(z(`sliding-${T}`,S(Q,T),J,{isRaised:!0}));if(mt.push(sn("name-sliding",s.label,Q,!0)),l){let T=u?w+
$*D+8:P+h+10,J=u?_+21:M+k+I/2+6,wt=ut(l,b);it.push(G("after",T,J,wt,{anchor:"start",isQuiet:!0}))}let se=u?_+et+8:M+$*k+
6;return{width:(u?w+$*D:P+h)+b,height:se,marks:[...it,...mt]};function sn(T,J,wt,st){let Nt=!st;if(u){let Oe=ut(J,D);return G(
T,w+wt*D+q/2,18,Oe,{isQuiet:Nt})}let ie=M+wt*k+I/2+6,at=k>17?ut(J,w-12):"";return G(T,w-12,ie,at,{anchor:"end",isQuiet:Nt})}
function no(T,J,wt){let st=F(J),[Nt,ie]=u?[st.x+st.width/2,st.y-6]:[st.x-20,st.y+st.height/2+6],at=u?"":"=";return G(`eq\
uals-${T}`,Nt,ie,at,{opacity:wt,isQuiet:!0})}}function ff({x:e,y:t,width:n,height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/
2}}function Ui(e,{moment:t,isAsked:n}){let{sliding:o,lines:s,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.
label].map(g=>g?`“${g}”`:""),f=l&&u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",p=i[t]?.text??"",w=n?
"?":a?`${d}; ${a} makes it ${p}`:p;return`${f}umbers that meet are multiplied, and the products add up to ${w}.`}var uf,
Pn,Qo,qi=v(()=>{"use strict";m();me();uf=380,[Pn,Qo]=[.35,.55]});function zi({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:C})=>C),a=Math.max(Et(i),...e.map(
({label:C})=>lt(C)))+16,c=vt(o,e.length,a),l=vt(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[p,w]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],g=28,h=g+et+Gi+Vi,b=t.map((C,B)=>e.reduce((D,k)=>D+(k.
place===B?k.share:0),0)),A=Vi/Math.max(...b,1e-9),$=[Pt("base",`M${d} ${h+1}H${d+t.length*l}`)],Z=t.map(()=>0),X=t.map(()=>{});
for(let[C,{label:B,tile:D,share:k,place:q}]of e.entries()){let I=f+C*c+(c-p)/2,M={x:I,y:g,width:p,height:et},_=d+q*l+(l-
w)/2,P=Z[q]??0,S=Math.max(0,k*A),F={x:_,y:h-P-S,width:w,height:S};Z[q]=P+S;let R=s-C,j=q===r;$.push(G(`label-${C}`,I+p/2,
18,ut(B,c),{isQuiet:!0}),z(`source-${C}`,M,D,{opacity:R>=1?.35:1}));let[Q,Y]=[I+p/2,_+w/2],ot=g+et+Gi/2,it=`M${Q} ${g+et}\
C${Q} ${ot} ${Y} ${ot} ${Y} ${F.y}`,mt=H(R,0,Zo)*(1-H(R,Fn,1));mt&&$.push(Pt(`way-${C}`,it,{opacity:mt,isQuiet:!0}));let gt=Math.
min(1,Math.max(0,(R-Zo)/(Fn-Zo)))**2;if(gt>0){let ne=xt(M,F,gt),oe=H(gt,0,.7),se=j&&gt>.5?{...D,text:""}:D,re=xt(M,F,oe).
x;$.push(z(`dropped-${C}`,{...ne,x:re},se)),R>=Fn&&(X[q]=n[C])}}for(let[C,{label:B,tile:D}]of t.entries()){let k=d+C*l+l/
2,q=e.filter((S,F)=>S.place===C&&s>=F+Fn),I=h-q.reduce((S,{share:F})=>S+F*A,0),_=e.every((S,F)=>S.place!==C||s>=F+1)&&(X[C]!==
void 0||s>=e.length),P=C===r&&X[C]?Wt(D).text:_?D.text:X[C];P&&$.push(G(`sum-${C}`,k,I-9,P)),$.push(G(`place-${C}`,k,h+24,
ut(B,l-6),{isQuiet:!P}))}return{width:u,height:h+36,marks:$}}function Yi({sources:e,places:t,sums:n},{moment:o,isAsked:s,
isEnd:r}){let i=e[o];if(!i)return"";if(r){let u=t.map((p,w)=>e.filter(g=>g.place===w)).reduce((p,w)=>w.length>p.length?w:
p,[]),f=t[u[0]?.place??0],d=u.map(({tile:p})=>p.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var Vi,Gi,Zo,Fn,Xi=v(()=>{"use strict";m();me();Vi=170,Gi=76,[Zo,Fn]=[
.15,.8]});function Qi({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],p=c>620?pe(d,200):0,w=Math.max(Et([...e,...t]),...r.map(lt))+10,g=c<480?Ji/2:Ji,h=vt(c-p-g-
60,f,Math.min(w,128)),b=h-Math.min(8,h/4),A=28+Jt,[$,Z]=[A+8,A+8+et+8],X=r.some(S=>lt(S)>h),C=Z+et+22,B=p+f*h+18,D=Math.
max(...n),k=[],q=S=>Hn*S/Math.max(1,f-1);if(p){let S={anchor:"end",isQuiet:!0},F=R=>ut(R,p-12);k.push(G("name-powers",p-
12,A-8,F(i.powers),{...S,opacity:H(l,0,.5)}),G("name-scores",p-12,$+21,F(i.scores),S),G("name-weights",p-12,Z+21,F(i.weights),
{...S,opacity:H(l,2,2.5)}))}let I=p+f*h;k.push(Pt("base",`M${p} ${A+1}H${I}`,{isQuiet:!0}));let M=H(l,1,1.4),_=B+g+6;k.push(
Pt("zero",`M${B-8} ${A+1}H${_}`,{opacity:M,isQuiet:!0}),Pt("one",`M${B-8} ${A-Jt}H${_}`,{opacity:M}),G("one-text",_+8,A-
Jt+6,"1",{anchor:"start",opacity:M}),G("zero-text",_+8,A+6,"0",{anchor:"start",opacity:M,isQuiet:!0}),G("sum",B+g/2,A-Jt-
10,`Σ ${s}`,{opacity:H(l,1,1.5)*(1-H(l,2,2.3))}));let P=0;for(let[S,F]of n.entries()){let R=p+S*h+(h-b)/2,j=H(l,q(S),1-
Hn+q(S)),Q=Jt*F*j/D,Y={...t[S]??{text:""},text:""},ot={x:R,y:A-Q,width:b,height:Q},it=S===u,mt=$t(1,.35,H(l,1,1.6)),gt=it?
{...Y,level:void 0}:Y;k.push(z(`bar-${S}`,ot,gt,{opacity:mt}));let ne=o[S]??"";lt(ne)<h+8&&k.push(G(`power-${S}`,R+b/2,ot.
y-8,ne,{opacity:j})),k.push(z(`score-${S}`,{x:R,y:$,width:b,height:et},e[S]??Y)),P+=F*Jt;let oe={x:B,y:A-P,width:g,height:F*
Jt},se=H(l,1+q(S),2-Hn+q(S));se>0&&k.push(z(`part-${S}`,xt({...ot,height:Q},oe,se),gt));let re=H(l,2+q(S),3-Hn+q(S)),sn={
x:R,y:Z,width:b,height:et};if(re>0){let J=it?Wt(Y):re<1?Y:t[S]??Y;k.push(z(`weight-${S}`,xt(oe,sn,re),J))}let no=X&&S%2?
22:0,T=ut(r[S]??"",X?2*h-8:h);k.push(G(`label-${S}`,R+b/2,C+no,T,{isQuiet:!0}))}return{width:_+20,height:C+(X?22:0)+10,marks:k}}
function Zi({sum:e},{moment:t}){return["Each score becomes a power of e: all of them are positive, and large ones stand \
out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Each power is divided by ${e}, so th\
at the weights sum to 1.`][t]??""}var Ki,Jt,Ji,Hn,ta=v(()=>{"use strict";m();me();Ki=3,Jt=150,Ji=60,Hn=.35});function ra(e){let t=new ts(e),n=x(e,`.step-results ${_e}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:pt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=Wn(i.expression).join(),l=x(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&Wn(f.expression).join()===c);for(let f of u)r.add(f);s.push(Ef(t,u))}else if(a==="scatt\
er")s.push(xf(t,i));else if(a==="plain")s.push(wf(i));else for(let c of i.grid.keys())s.push(bf(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function Wn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function wf({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:oa.plain,scene:null,words:()=>"",forget:()=>{}}}
function ze(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:oa[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function bf(e,t,n,o){let s=t.grid[n]??[],r=_t(t.figure).rows[n]??"",i=[At(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,p)=>p+1),f=()=>e.products(t,n);return ze({...a,
shown:u},f,Di,Ui)}let c=o==="softmax"?Ki:Jo,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?ze({
...a,shown:l},()=>e.softmax(t,n),Qi,Zi):ze({...a,shown:l},()=>e.average(t,n),Ri,Ci)}function xf(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:At(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return ze(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>zi(u,{...d,asked:a[f]??-1}),Yi)}function Ef(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=Wn(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>At(l)).join(", "),label:"",cells:n,shown:i};return ze(c,()=>e.moves(t),Wi,ji)}function be(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:yo(e),level:e.dataset.level,tone:n,shade:o}}function Kt(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return tt(Number.isInteger(e)?Tt(e):Tt(e,n))}function ea(e){let t=e?pt(e):[];return{title:e?At(e):"",rows:t.
length,columns:t[0]?.length??0}}function es(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function yf(e){let t=e.flat();return t.length>0&&t.length<=sa&&new Set(t).size===t.length}function na(e){
let t=e&&Rt(e);return t?.op!=="sum"||t.parts.length>df||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&
o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function ns(e){return(Rt(e)?.parts??[]).map(n=>n.parts)}function Sf(e){
let t=ns(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<mf&&t.every(o=>o>=0)}function Af(e,t){
let[n,o]=[es(e),t&&es(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var oa,df,hf,sa,pf,mf,gf,ts,
ia=v(()=>{"use strict";m();xo();K();de();ue();Ct();_i();Bi();qi();Xi();ta();oa={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},df=96,hf=24,sa=48,pf=400,mf=1e-6,gf=new Set(["table","view","join"]);ts=class{constructor(t){this.
tableNamed=gn(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length)return"plain";if(o.op==="colle\
ct")return yf(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:p})=>gf.has(p)))return n.length>1&&r>
1&&s.length<=pf?"moves":"plain";let i=new Set(t.map(({op:p})=>p));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=sa?"softmax":"plain";if(!i.has("matmul")||r>hf||!na(c))return"\
plain";let l=this.#t(n[0]?.map((p,w)=>a(w))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((p,w)=>a(w*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(Sf)?"average":"products"}softmax({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(
n)(s*r.length),{powers:a,isShifted:c}=pn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>be(d,t)),shares:this.#o(i,r.length),powers:a.map(Kt),sum:Kt(a.reduce(
(d,p)=>d+p,0)),labels:_t(t).columns,names:{scores:f?At(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${Kt(l)}`}`,weights:At(t)}}}average({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>ns(
i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=_t(t).rows[s]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>be(u,t)),label:l||At(t)}}products({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((h,b)=>i(
s*r.length+b)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(h=>h.map(({value:b},A)=>b*(l[A]?.value??Number.NaN))),p=Yt(d.flat(),""),{rows:w,columns:g}=_t(t);return{sliding:{
label:w[s]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((h,b)=>({label:g[b]??this.#i(h[0],f),tiles:this.#r(
h)})),products:d.map((h,b)=>h.map((A,$)=>{let{text:Z="",level:X}=p[b*h.length+$]??{};return{text:tt(Z),level:X?String(X):
void 0}})),sums:d.map(h=>{let b=0;return h.map(A=>(b+=A,Kt(b)))}),results:r.map(h=>be(h,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){let i=this.#e(n),{columns:a}=_t(t),c=n.at(-1)?.groups??[],l=o.
flat(),u=c.map(()=>0),f=c.map((w,g)=>i(g).parts),d=s.map(w=>{let g=r.get(w)??0,h=f[g]?.[c[g]?.indexOf(w)??-1],b=h?.value??
Number.NaN,A=h?this.#r([h])[0]:void 0;return{label:this.#i(h,!0),tile:A??{text:Kt(b)},share:b,place:g}}),p=new Map(d.map(
({place:w},g)=>[w,g]));return{sources:d,places:l.map((w,g)=>({label:a[g]??"",tile:be(w,t)})),sums:d.map(({share:w,place:g},h)=>(u[g]=
(u[g]??0)+w,p.get(g)===h?l[g]?.textContent??"":tt(Tt(u[g]))))}}moves(t){let n=Wn(t[0]?.expression??[]),o=n.map(r=>ea(this.
tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:p="",index:w=0}=l(f),g=n.indexOf(p),h=o[g]?.columns??1;s.push({tile:be(d,
i),from:{table:g,row:Math.floor(w/h),column:w%h},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:g})}}return{
sources:o,targets:t.map(({figure:r})=>ea(r)),flights:s}}#e(t){let n=(o,s)=>wn(this.tableNamed(o),s);return o=>ke(t,o,n)}#t(t){
let n=t.map(ns),[o,s]=[0,1].map(d=>n.map(p=>p.map(w=>w[d]))),r=d=>d?.every(p=>p.every((w,g)=>Af(w,d[0]?.[g]))),i=!r(o),[
a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!na(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=Rt(t);if(t===n)return"";let[o,
s]=t.parts,r=o&&Rt(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;let a={add:`+ ${this.#a(s)||Kt(s.value)}`,divide:`\
÷ ${Kt(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){let{powers:o}=pn(t),s=o.reduce((r,i)=>r+
i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=Yt(t.map(({value:o})=>o),"");return t.map((o,s)=>{let{figure:r,cell:i}=this.#s(
o)??{};if(r&&i&&!o.op)return be(i,r);let{text:a="",level:c}=n[s]??{};return{text:tt(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?es(t):{},s=n===void 0?null:this.tableNamed(n);if(!s)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{figure:r,cell:i[o],row:u,column:f,rows:c,
columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??""}#a(t){let n=this.#s(t);return n?At(
n.figure):""}}});function Tf(e){let t=i=>document.createElementNS(aa,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function $f(e,t){let{element:n}=e;if(nt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){Nf(e,t);return}nt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?nt(n,"d",t.path):(nt(n,"x",t.x.toFixed(2)),nt(n,"y",t.y.toFixed(2)),nt(n,"text-anchor",t.anchor),ca(n,t.text))}function Nf({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(nt(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),nt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),nt(e,"data-tone",c.tone),nt(e,"data-shade",c.
shade),nt(t,"data-level",c.level),nt(n,"width",i.toFixed(2)),nt(n,"height",Math.max(0,a).toFixed(2)),nt(n,"rx",String(Math.
min(Of,i/4,a/4))),nt(o,"x",(i/2).toFixed(2)),nt(o,"y",(a/2+5.7).toFixed(2)),ca(o,c.text))}function nt(e,t,n){e.getAttribute(
t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}function ca(e,t){e.textContent!==t&&(e.textContent=t)}
var aa,Mf,vf,Of,jn,la=v(()=>{"use strict";m();K();aa="http://www.w3.org/2000/svg",Mf=760,vf=720,Of=5,jn=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(aa,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:E(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#w("width",Mf)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=L(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#f(){return this.isScaled?vf:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#f();if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,
asked:s});if(!r)return;t!==this.#r&&(this.#o=this.#w("height",t)),this.#r=t;let i=Math.max(this.#o,Math.ceil(r.height)),
a=Math.min(0,(r.width-t)/2);nt(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||nt(this.svg,"height",String(
i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.length-1,u=c===l&&o>l;this.#g(n.title,n.words({moment:c,
isAsked:s>=0&&c===l,isEnd:u}))}#g(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");
o.textContent=`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#w(t,n){let s=[...new Map(this.beats.map(r=>[`${r.kind} ${r.
cells.length}`,r])).values()].map(({scene:r})=>r?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...s))}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,r]of this.#t)n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.
get(s.key);r?.kind!==s.kind&&(r?.element.remove(),r=Tf(s.kind),this.#t.set(s.key,r)),$f(r,s)}let o=[...n].join();o!==this.#n&&
(this.#n=o,this.svg.append(...t.map(({key:s})=>this.#t.get(s).element)))}}});function fa(e){e.addEventListener("click",t=>{let n=U(t),o=Bn(n);if(!o)return;n.closest("[data-play]")&&Bf(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&qf(o,Number(s.dataset.move));let r=n.closest("[data-choice]");r instanceof HTMLElement&&
Xf(o,r),n.closest("[data-speed]")&&Uf(e)}),e.addEventListener("input",t=>{let n=U(t),o=Bn(n);if(!o||!(n instanceof HTMLInputElement)||
!n.matches("[data-scrub]"))return;Bt(o);let s=Number(n.value);Un(o,Ye.matches?Math.round(s):s)}),e.addEventListener("key\
down",t=>{let n=U(t),o=Bn(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-scrub\
]")||(t.preventDefault(),Bt(o),ga(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=U(n).closest(
ua),s=o&&Bn(o);s&&o instanceof HTMLTableCellElement&&jf(s,o)})}function da(e){for(let t of x(e,"[data-step]")){let n=L(t,
".play");!n||jt.has(t)||(n.hidden=x(t,ua).length<If,n.hidden||Pf.observe(t))}}function rs(e){for(let t of e)Qt(t)}function is(e){
for(let t of x(e,"[data-step]"))Bt(t)}function ha(e){jt.get(e)?.stage?.redraw()}function Qt(e){let t=L(e,".play");if(!t||
t.hidden||jt.has(e))return jt.get(e);let n=ra(e),o=n.flatMap(f=>f.cells),s=Ff(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:Hf(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new jn(e,n):null};jt.set(e,l);let u=E(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,Wf(l),l}function Ff(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?Rf:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,Lf/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,kf/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function Hf(e,t){
let n=t.flatMap(a=>a.kind==="moves"?[]:a.cells),o=n.map(({textContent:a})=>a??"");if(n.length<ss||new Set(o).size<ss)return null;
let s=x(e,".step-text, .formula, .reasons, td:not(.step-results td)").map(({textContent:a})=>a).join(" "),r=a=>o.filter(
c=>c===a).length,i=a=>+(r(a)>1)+Number(s.includes(a));return n.slice(Math.floor(n.length/2)).map(a=>({cell:a,told:i(a.textContent??
""),size:Math.abs(zt(a))})).sort((a,c)=>a.told-c.told||c.size-a.size)[0]?.cell??null}function Wf({stage:e}){let[t]=e?.beats??
[];t&&e?.show(t,t.shown.length)}function jf(e,t){let n=jt.get(e);if(!n?.stage||n.frame||n.at<n.moments.length)return;let o=n.
stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.indexOf(t),r=o.kind==="products"?s+1:o.shown.length;
n.stage.show(o,r)}function Bf(e){let t=Qt(e);if(t){if(t.frame){Bt(e);return}t.at>=t.moments.length&&Un(e,0),pa(e,t.moments.
length)}}function pa(e,t){let n=Qt(e);if(!n)return;Bt(e),n.goal=t,n.time=performance.now(),n.hold=Ye.matches?.01:0,ma(e,
!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/
1e3*Dn;n.time=s,Df(e,n,r)};n.frame=requestAnimationFrame(o)}function Df(e,t,n){let o=Math.floor(t.at),s=t.moments[o];if(t.
at>=t.goal||!s){Bt(e);return}if(o===t.at&&o===t.asks&&wa(e,t)){zf(e,t);return}if(t.hold>0){t.hold-=n;return}let r=Math.min(
o+1,t.at+(Ye.matches?1:n/s.seconds)),i=r===o+1;i&&Ye.matches?t.hold=s.seconds:i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&
(t.hold=Cf),as(e,t,r)}function Bt(e){let t=jt.get(e);t?.frame&&(cancelAnimationFrame(t.frame),t.frame=0,ma(e,!1),!(t.at<
t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute("data-playing")},_f))}function ma(e,t){
E(e,"[data-play]").textContent=t?"Pause":"Play"}function Uf(e){Dn=os[(os.indexOf(Dn)+1)%os.length]??1;for(let t of x(e,"\
[data-speed]"))t.textContent=`${Dn}×`}function qf(e,t){let n=Qt(e);n&&(Bt(e),Math.abs(t)>1?Un(e,t<0?0:n.moments.length):
t<0||Ye.matches?ga(e,t):pa(e,Math.floor(n.at)+1))}function ga(e,t){let n=Qt(e)?.at??0;Un(e,t<0?Math.ceil(n)-1:Math.floor(
n)+1)}function Un(e,t){let n=Qt(e);n&&(L(e,".playing .predict")?.remove(),as(e,n,Math.max(0,Math.min(n.moments.length,t))))}
function wa(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-mode="all"]')}function as(e,t,n){let{moments:o,
cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===n,f=(u?l?.end:o[c-1]?.end)??0,d=!!wa(e,t)&&
n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute("data-guessing",d),E(e,"[data-scrub]",HTMLInputElement).
value=String(n);let p=Vf(o,n);if(p){let h=d&&i?p.beat.cells.indexOf(i):-1;r?.show(p.beat,p.at,h)}let w=`${c} ${u}`;if(w===
t.painted&&n>0)return;t.painted=w;for(let[h,b]of s.entries())b.toggleAttribute("data-ahead",h>=f),b.removeAttribute("dat\
a-asked");ba(e,l,f,s.length);let g=l&&Gf(t,l);if(!g){Sn(e),_n(e,null);return}je(g,{withoutResult:!u||g.hasAttribute("dat\
a-ahead")}),!r&&(t.frame&&g.scrollIntoView({block:"nearest"}),_n(e,g))}function Vf(e,t){let n=Math.max(0,Math.ceil(t)-1),
o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.place+t-n};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{
beat:s.beat,at:s.place+1};let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0}:null}function Gf({cells:e},{beat:t,
place:n,end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.
slice(r,a?i:s+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(zt(f)));return l[u.indexOf(
Math.max(...u))]??e[o-1]}function ba(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${Math.max(1,n)}\
 of ${o}`:"";E(e,".play output").textContent=r,E(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function zf(e,t){Bt(
e);let n=t.asked;if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("d\
ata-asked",!0),ba(e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),je(n,{withoutResult:!0}),t.stage||_n(e,n);let o=document.
createElement("div");o.className="predict",o.setAttribute("role","group"),o.setAttribute("aria-label","Predict, then see");
let s=document.createElement("p"),r=document.createElement("b");r.textContent="Predict, then see. ",s.append(r,"Which nu\
mber comes where the question mark is?");let i=document.createElement("div");i.className="choices",i.append(...Yf(n,t.cells).
map(a=>{let c=document.createElement("button");return c.type="button",c.dataset.choice=a,c.textContent=a,c})),o.append(s,
i),E(e,".play").after(o)}function Yf(e,t){let n=e.closest("figure"),o=t.filter(r=>r.closest("figure")===n).reverse(),s=new Map;
for(let r of[e,...o,...t])s.size<ss&&s.set(r.textContent??"",zt(r));return[...s].sort(([,r],[,i])=>r-i).map(([r])=>r)}function Xf(e,t){
let n=jt.get(e),o=n?.asked;if(!n||!o)return;let s=o.textContent??"",r=t.dataset.choice===s;e.dataset.predicted=String(r);
let i=E(e,".playing .predict");for(let c of x(i,"button",HTMLButtonElement))c.disabled=!0,(c===t||c.dataset.choice===s)&&
(c.dataset.right=String(c.dataset.choice===s));as(e,n,n.asks+1),je(o);let a=document.createElement("p");a.setAttribute("\
role","status"),a.textContent=r?"Right. Play goes on.":`It is ${s}; the line above shows why. Play goes on.`,i.append(a),
E(e,"[data-play]").focus({preventScroll:!0})}function Bn(e){let t=e.closest("[data-step]");return t instanceof HTMLElement?
t:null}var ua,Lf,kf,Rf,Cf,_f,os,If,ss,jt,Ye,Dn,Pf,cs=v(()=>{"use strict";m();No();K();ue();$i();ia();la();ua=`.step-resu\
lts ${Ie}`,Lf=20,kf=60,Rf=.6,Cf=.5,_f=2500,os=[1,2,.5],If=2,ss=4,jt=new WeakMap,Ye=matchMedia("(prefers-reduced-motion: \
reduce)"),Dn=1;Pf=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&Qt(t)},
{rootMargin:"600px"})});var ls={};ro(ls,{previewEdits:()=>Jf});function Jf(e,t,n){let o=Rn(),{steps:s,known:r}=o.solve(Ln(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=x(e,":scope > [data-step]:not([hidden])").filter(Ea),
c=a.flatMap(l=>x(l,"figure[data-table]").filter(Ea));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&Qf(l,f,Kf(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),ha(l)}function Ea(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-xa&&t<innerHeight+xa}function Kf({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function Qf(e,t,n){let o=x(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of Yt(t,
n).entries()){let c=o[s];if(!c)continue;let l=tt(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
ya(c,"data-value",i===l&&!u?null:i),ya(c,"data-level",a?String(a):null)}}function ya(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var xa,us=v(()=>{"use strict";m();K();Ve();de();cs();Yo();Ct();xa=100});function Oa(e,t,n){let o=ed(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(nd).find(s=>s)??
sd(o,n)}function ed(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.tables).
flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&Ma(a.variant)===Ma(s))||!i||!r?.length)
return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(w=>w.map(g=>Nn(g,e.
values))),p={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],...p}]}).
filter(({before:o,after:s})=>[...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>td).reverse()}
function Ma({rows:e,columns:t}){return JSON.stringify([e,t])}function nd({title:e,shade:t,rows:n,columns:o,before:s,after:r}){
let i=o.length;if(t!=="weights"||new Set(o).size<Math.max(2,i))return null;for(let[a,c]of n.entries()){let[l,u]=[s,r].map(
h=>od(h.slice(a*i,(a+1)*i)));if(l===void 0||u===void 0||l<0||u<0||l===u)continue;let f=[...o.keys()].filter(h=>h!==l&&h!==
u),d=[l,u,...f].slice(0,Zf).sort((h,b)=>h-b),[p,w]=[o[l]??"",o[u]??""];return{text:`Without this step, which number of ${c?
`“${e}”, row ${c},`:`“${e}”`} is the largest?`,choices:d.map(h=>o[h]??""),right:w,outcome:`The largest is ${w}; \
with this step it is ${p}.`}}return null}function od(e){let t=Math.max(...e);return e.filter(o=>t-o<va).length===1?e.indexOf(
t):-1}function sd(e,t){let n=e.find(rd);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.
abs),l=c.indexOf(Math.max(...c)),[u=0,f=0]=[i[l],a[l]],d=r.length,p=[s[Math.floor(l/d)],r[l%d]],w=[o,...p].filter(Boolean).
join(", "),g=Ta(u,f)?f>u?Sa:Aa:fs;return{text:`“${w}” is ${t(u)}. What becomes of it without this step?`,choices:[Sa,
Aa,fs],right:g,outcome:`${g}: ${t(f)}${g===fs?"":` instead of ${t(u)}`}.`}}function rd({before:e,after:t}){return e.some(
(n,o)=>Ta(n,t[o]??Number.NaN))}function Ta(e,t){return Math.abs(e-t)>va*Math.max(1,Math.abs(e))}var Sa,Aa,fs,Zf,va,td,$a=v(
()=>{"use strict";m();Go();[Sa,Aa,fs]=["It becomes larger","It becomes smaller","It stays the same"],Zf=4,va=1e-9,td=1e-6});var ds={};ro(ds,{askRemoval:()=>id});function id(e,t,n,o){let s=Oa(t,e.dataset.step??"",u=>tt(Tt(u)));if(!s)return null;
let r=document.createElement("div");r.className="predict",r.setAttribute("role","group"),r.setAttribute("aria-label","Pr\
edict, then see");let i=document.createElement("p"),a=document.createElement("b");a.textContent="Predict, then see. ",i.
append(a,s.text);let c=document.createElement("div");return c.className="choices",c.append(...s.choices.map(u=>Na(u,()=>l(
u)))),r.append(i,c),E(e,".sheet-head").after(r),e.toggleAttribute("data-supposing",!0),E(c,"button").focus({preventScroll:!0}),
r;function l(u){for(let p of x(c,"button",HTMLButtonElement)){let w=p.textContent??"";p.disabled=!0,(w===u||w===s?.right)&&
(p.dataset.right=String(w===s?.right))}let f=document.createElement("p");f.setAttribute("role","status"),f.textContent=`${u===
s?.right?"Right. ":""}${s?.outcome}`;let d=Na("Put the step back",o);r.append(f,d),d.focus({preventScroll:!0}),e.removeAttribute(
"data-supposing"),n()}}function Na(e,t){let n=document.createElement("button");return n.type="button",n.textContent=e,n.
addEventListener("click",t),n}var hs=v(()=>{"use strict";m();K();de();Ct();$a()});function Yn(e,t){return e==="scale"?t.trim()!==""&&Number(t)>=Ua.min&&Number(t)<=Ua.max:e==="controls"||e==="caption"?hd[e].
includes(t):CSS.supports("color",t)}var Ua,hd,qa=v(()=>{"use strict";m();Ua={min:.5,max:4},hd={controls:["none","some","\
all"],caption:["none","title","all"]}});function Ga(e){let t=Va.then(pd).then(e);return Va=t.catch(()=>{}),t}function pd(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var Va,za=v(()=>{"use strict";m();Va=Promise.
resolve()});function Ja(e){return{"HTML frame":Ka(e),"Web component":md(e),Markdown:Qa(e),Quarto:gd(e),LaTeX:wd(e)}}function Ka({title:e,
embed:t}){return`<iframe src="${Xn(t)}" title="${Xn(e)}" width="${Ya.width}" height="${Ya.height}" loading="lazy" allowf\
ullscreen style="border: 0; max-width: 100%"></iframe>`}function md({server:e,attributes:t}){let n=Object.entries({server:e,
...t}).map(([o,s])=>s===""?o:`${o}="${Xn(s)}"`);return`<script src="${Xn(new URL("pointer-view.js",e).href)}" defer><\/sc\
ript>
<pointer-view ${n.join(" ")}></pointer-view>`}function Qa({title:e,embed:t,picture:n}){return`[![${bd(e)}](<${Xa(n)}>)](\
<${Xa(t)}>)`}function gd(e){return['::: {.content-visible when-format="html"}',"```{=html}",Ka(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',Qa(e),":::"].join(`
`)}function wd({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${s}`,
"\\begin{figure}","  \\centering",`  \\href{${xd(o)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${vd(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function Xn(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function bd(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Xa(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function xd(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function vd(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(Md,"")].flatMap(n=>[...Sd[n]??Od(n)]).map(n=>Ed[n]??Td(n)).join("")}function Od(e){
return Ad.test(e)?e.normalize("NFD").slice(0,1):e}function Td(e){return/[&%$#_{}]/.test(e)?`\\${e}`:yd.test(e)?e:"?"}var Ya,
Ed,yd,Sd,Ad,Md,Za=v(()=>{"use strict";m();Ya={width:960,height:540};Ed={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},yd=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Sd={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Ad=/[ąęįųĄĘĮŲ]/,Md=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function ec(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return $d(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[tc("Title",n),tc("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function $d(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function tc(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,Nd(n)),o.buffer}function Nd(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var nc=v(()=>{"use strict";m()});function sc({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:Jn("Link"),embed:Jn("Embed"),json:Jn("JSON"),offline:Jn("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=Xe("JSON",()=>oc(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Rd(()=>{let{
link:h,embed:b}=t(),A=b?n():null;return{...h&&{Address:h},...A&&Ja(A)}}),f=()=>{let h=t();for(let b of Object.keys(a)){let A=h[b];
a[b].hidden=A===null,A!==null&&(a[b].href=A)}c.hidden=h.json!==null,u.hidden=h.link===null&&h.embed===null,l.hidden=Vt.answers};
for(let h of["pointerenter","focusin"])i.addEventListener(h,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...Ld.map(h=>{let b=h===kd;return new Option(`${h}×`,String(h),b,b)}));let p=async h=>{
let{address:b,meta:A}=await o(h,Number(d.value)),$=A.origin??t().embed??location.href;rc(ec(b,h,{title:A.title,origin:$}),
`${e()}.${h}`)},w=()=>oc(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),g=document.createElement("span");return g.
append(Xe("PNG",()=>p("png"))," ",d),i.append(a.link,a.embed,g,Xe("SVG",()=>p("svg")),Xe("CSV",w),a.json,c,a.offline,u,l),
f(),i}function Rd(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>Xe(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await Cd(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function Cd(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function Jn(e){let t=document.createElement("a");return t.textContent=e,t}function Xe(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function oc(e,t,n){rc(new Blob(
[e],{type:n}),t)}function rc(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Ld,kd,ic=v(()=>{"use strict";m();yt();Za();nc();Ld=[1,2,4],kd=2});function pc({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<ac.width||i.height<ac.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?qd(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...lc(l,c)}};let u=Vd(e,l),f={...u,...lc(u,c),...Gd(e,u,c),...Xd(u,c)};return{
data:eh(e,u,c.height),layout:f}}function qd(e,t){return mc(e,t)}function mc(e,t){if(!cc(e)||!cc(t))return t;let n={...e};
for(let[o,s]of Object.entries(t))n[o]=mc(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}function cc(e){
return typeof e=="object"&&e!==null&&!Array.isArray(e)}function gc(e,t){return Object.entries(e).filter(([o])=>t.test(o))}
function wc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function bc(e){return gc(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}
function xc(e,t){return e[t]}function Vd(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,s=Array.
isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==-90||n.tickvals||
!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function Gd(e,t,{width:n,height:o,isTiny:s,scale:r}){
let i=zd(e,t),a=Math.max(...i.map(b=>b.length*Zt+jd)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*
dt>o/(s?4:3),u=i.length>0&&!l,f=Yd(t,o,r),p=((f.annotations?.find(({font:b})=>b?.size)?.font?.size??0)/r||dt)*dc+2,w=Math.
min(t.margin?.t??8,u?c*dt+4:t.annotations?.length?p:8),g=hc.some(b=>xc(t,b)?.colorbar?.orientation==="h"),h=!t.margin||g&&
!s;return{...l&&{showlegend:!1},...!h&&{margin:{...t.margin,t:Math.ceil(w*r)}},...f}}function zd(e,t){if(t.showlegend===
!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===!1||i===!1)||["he\
atmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.values()]:[]}function Yd(e,t,n){
let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:p})=>d==="paper"&&p==="bottom",i=o.filter(r);if(!i.length)return{};
let a=bc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(p=>p-d).filter(p=>p>0),1-d)),l=s.layout.
font.size,u=Math.min(l,Math.min(1,...c)*(t-dt)/dc);if(u>=l)return{};let f=Math.max(Ud,u*n);return{annotations:o.map(d=>r(
d)?{...d,font:{...d.font,size:f}}:d)}}function Xd(e,{height:t,isTiny:n}){let o=Math.floor(t/3/Zt),s=t-Ec(e,1/0,o)-uc,r={};
for(let i of hc){let a=xc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=Jd(e,i,a,s))}return r}function Jd(e,t,n,o){let s=n.colorbar??
{};if(o>=_d||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],i=s.tickvals??r?.colorbar?.tickvals,a=(s.
len??1)*o;if(!i){let f=Math.max(Ee,Math.floor(a/dt/1.5));return{...n,colorbar:{...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,
n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-c)*a>=dt)&&u.push(f)}return{...n,colorbar:{
...s,tickvals:u}}}function lc(e,t){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=t,a=i?n:1/0,c=s?Math.floor(o/3/Zt):
1/0,l=Ec(e,a,c),u=s?l?uc:fc:0,f=Math.max(o-l-(r?2*dt:u),dt),d=r?n-Wd:Math.max(n-Hd,60);return Object.fromEntries(gc(e,/^[xy]axis/).
map(([p,w])=>{let g=p.startsWith("x"),h=s&&g?Zd(w,e,f):w,[b,A]=h.domain??[0,1],$=(A-b)*(g?d:f),Z=e.template.layout.font.
size*t.scale,X=Kd(h,g,$,Z,t),C=e.meta.priority?.[p];return[p,Qd(X,{isX:g,length:$,fontSize:Z,upright:c,priority:C},t)]}))}
function Kd(e,t,n,o,{isTiny:s,isFixed:r}){let i=e.title?.text??"";if(!s)return r&&!t&&i.length*Zt>Bd*n?{...e,title:{}}:e;
let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>Dd)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Zt-1))+1),
u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,font:{size:o-2},text:u}}}function Qd(e,{isX:t,
length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.
visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?th(e,t,n,i):e;let p=f.length;if(l&&t&&p===1&&e.tickangle===
0&&(f[0]??"").length*Zt>n-Zt)return{...e,tickfont:{size:.75*o}};if(p<=Ee&&(t||!c||n>=dt))return e;let g=p<=Ee?[p-1]:nh(p,
Math.floor(n/dt),r);return{...e,tickvals:g.map(h=>d[h]??h),ticktext:g.map(h=>yc(f[h]??"",h,u?a:1/0,t?s:1/0))}}function Zd(e,t,n){
let[o]=wc(t,e.anchor)?.domain??[0,1],s=bc(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-r)*n;return e.side===
"top"||i>2.4*dt?e:{...e,title:{},...i<.9*dt&&{showticklabels:!1}}}function th(e,t,n,{isTiny:o,isNarrow:s}){let r=Math.max(
Ee,Math.floor(n/(t?Pd:dt*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.
filter((f,d)=>d%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(Ee,Math.floor(n/Fd))};
let c=s&&t&&e.nticks&&!o?Ee:r,l=Math.min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function eh(e,t,n){return e.
map(o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let s=wc(t,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.length;
return a===void 0?o:(i-r)*(n-fc)<a*dt?{...o,texttemplate:""}:o})}function nh(e,t,n){let o=[...Array(e).keys()];if(e<=t)return o;
let s=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort((a,c)=>(n[c]??
0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function Ec({xaxis:e},t,n){let s=(e?.tickangle===
0?[]:e?.ticktext??[]).map((r,i)=>yc(r,i,t,n).length);return Math.max(0,...s)*Id}function yc(e,t,n,o){let s=n<1/0;if(!s&&
e.length<=o)return e;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(
" · "),f=Math.min(s?Math.max(5,Math.floor(n/48)):14,o),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return i+
(u?`${t+1} ${d}`:d)+c}var ac,_d,Ee,dt,Zt,Id,Pd,Fd,Hd,Wd,uc,fc,jd,Bd,Dd,Ud,dc,hc,Sc=v(()=>{"use strict";m();ac={width:420,
height:200},_d=300,Ee=2,dt=20,Zt=8,Id=7.5,Pd=44,Fd=18,Hd=240,Wd=90,uc=56,fc=90,jd=48,Bd=1.3,Dd=.6,Ud=9,dc=1.4,hc=["color\
axis","coloraxis2"]});function Ms(e,t){let n=JSON.stringify(Object.values(e)),o=ye.get(n)??new Map;ye.delete(n),ye.set(n,o);for(let i of ye.keys()){
if(ye.size<=oh)break;ye.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>sh(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function sh(e,t,n,o){let s=ys.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);ys.set(e,{query:t,views:r}),setTimeout(()=>{ys.delete(e),rh(t,r)},0)}async function rh(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Gt(`${o}/figures?${bt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof V&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?ih(e,l).then(u,f):f(a)}}function ih({server:e,path:t,query:n,theme:o},s){let r=bt({...n,theme:o});
return Gt(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function Mc(e,t){let n=Ss.get(e),o=n??(e.startsWith("#")?
ah(e.slice(1)):ch(e));n||(Ss.set(e,o),o.catch(()=>Ss.delete(e)));let s=await o;if(ct(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=Ac(i),c=new Map;for(let d of Object.values(r))Ac(d).forEach((p,w)=>{c.set(p,a[w]??p)});
let{data:l,layout:u}=As({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function Ac(e){return e.layout.colorway}function As(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>As(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,As(s,
t)])):t.get(e)??e}async function ah(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function ch(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new V(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function Se(e,{server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=bt({...i&&e!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var oh,ye,ys,Ss,vc=v(()=>{"use strict";m();yt();En();oh=12,
ye=new Map,ys=new Map;Ss=new Map});function Tc({x:e,y:t,xaxis:n,yaxis:o},s){let r=[Oc(n,e,s),Oc(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function Oc(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function $c(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(lh()),{_fullLayout:s}=e;
if(!s)return;let r=t.flatMap(i=>n.map(a=>uh(s,s[i],a)));o.replaceChildren(...r.filter(i=>i!==null))}function lh(){let e=document.
createElement("div");return e.className="view-marks",e}function uh(e,t,n){if(!t?._length)return null;let o=t._id.startsWith(
"x"),s=e[`${o?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[o?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!s?._length)return null;let[c,l]=o?[t._offset+i,s._offset]:[s._offset,t._offset+
i],[u,f]=o?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var Nc=v(()=>{"use strict";m()});function kc(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function Rc(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function Cc(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function _c(e,t){return e.map(o=>{let{name:s,title:r,values:i}=o,a=Ic(o)[i.indexOf(t[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function Ic({values:e,labels:t}){return t??e}function Lc(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function vs(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var Kn,Pc=v(()=>{"use strict";m();Kn=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=Ic(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Lc(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),Lc("Open",n)}#a({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=vs(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=vs("‹",()=>i(-1)),l=vs("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function Qn(e){return window.Plotly?Promise.resolve(window.Plotly):(Os??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${Fc}`,e).href:new URL(`../${Fc}`,y).href;let s=()=>{Os=void 0,o.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.Plotly?
t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),Os)}async function Hc(e,t,n){let{width:o,height:s}=e.
layout;return(await Qn()).toImage(e,{format:t,width:o,height:s,...t==="png"&&{scale:n}})}var Fc,Os,Wc=v(()=>{"use strict";
m();Fc="vendor/plotly/plotly-traces-4.1.1.min.js"});var Mh={};function Dc(e){return e instanceof V&&e.status===0}function Sh(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=Eh,e}function Ah(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let s=o,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&
r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:s]});return Object.fromEntries(t)}var Ns,Ls,fh,Uc,dh,jc,Ts,hh,
ph,mh,gh,Bc,wh,bh,xh,Eh,yh,Ae,$s,ks,qc=v(()=>{"use strict";m();yt();qa();za();ic();En();Sc();vc();Nc();Pc();Wc();Mo();Oo();
Ns={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventions",
against:"against"},Ls=["inputs","removed"],fh=new Set(["server","source","model","lesson","view","theme","reads",...Ls,...Object.
keys(Ns)]),Uc=["scale","accent","controls","caption"],dh=new Set([...Uc,"fill"]),jc="pointer-view:hover",Ts=matchMedia("\
(prefers-color-scheme: dark)"),hh={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},ph=120,mh=[["short",576,
0],["low",352,0],["tight",288,352]],gh="400px 0px",Bc=660,wh="[data-answer]:not(pointer-view *)",bh=/^(\w+):(\d+)$/,xh="\
The server draws this chart, and it does not answer.",Eh="The answer above is computed in this browser.",yh="Type visits\
, or add a place, to see what the model answers.",Ae=null,$s=null,ks=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#a="";#f=[];#l=!1;#g=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#C()},{rootMargin:gh});#w=new ResizeObserver(()=>requestAnimationFrame(()=>this.#N()));#d=new MutationObserver(
t=>this.#J(t.map(({attributeName:n})=>n??"")));#b=t=>this.getAttribute(t);#h=()=>{if(!this.#n||!this.#t){this.#E();return}
this.#O(this.#A),this.#m()};#k=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#R=({type:t})=>this.#et(t==="beforeprint");connectedCallback(){
this.#e??=this.#F(),this.#I(),document.addEventListener("pointerscope:theme",this.#h),document.addEventListener(jc,this.#k),
Ts.addEventListener("change",this.#h);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#R);this.#w.
observe(this),this.#d.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#g.observe(this):this.#l=!0,this.#E()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#h),document.removeEventListener(jc,this.#k),Ts.removeEventListener(
"change",this.#h);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#R);this.#w.disconnect(),this.#d.
disconnect(),this.#g.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#f.join()&&(this.#f=t,this.#D())}get chosen(){
return this.#t?this.#y:{}}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#U();return Math.ceil(t+xn(this.#t)+
n)}get#c(){return this.#e??=this.#F(),this.#e}#C(){this.#l=!0,this.#g.disconnect(),this.#E()}#J(t){t.some(o=>dh.has(o))&&
(this.#I(),this.#m());let n=t.filter(o=>fh.has(o)&&!this.#K(o));t.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#l?
this.#C():n.length?this.#E():this.#x.some(({name:o})=>t.includes(o))?this.#L()&&this.#m():t.includes(this.#a)&&this.#E()}#K(t){
let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#h(),t==="theme"||t==="interventions"&&n.follows(this.getAttribute(
t)??""))}get#x(){return this.#t?Mt(this.#t).choices??[]:[]}#E(){this.#r||(this.#r=!0,queueMicrotask(()=>{this.#r=!1,this.#Q()}))}get#v(){
let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return n?
`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute("server");return t?new URL(t.endsWith("/")?t:`${t}/`,
document.baseURI).href:qt.href}get#_(){let t=this.parentElement?.closest("[data-theme]");return t instanceof HTMLElement?
t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t==="auto"?Ts.matches?"dark":"light":(t??this.#_)===
"dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t!==null&&Yn("scale",t)?Number(t):1}#I(){let t=this.
getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):this.style.removeProperty(
"--scale"),t&&Yn("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--accent")}get#P(){if(this.
hasAttribute("lesson")){let n=Ls.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.fromEntries(n)}}if(this.
getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Ns).map(([n,o])=>[o,this.getAttribute(
n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#Q(){let{needsHistory:t,query:n}=this.#P;this.#o+=1;let o=this.#o,
s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#v&&r&&(!t||n.visits||n.record);if(!s&&!i){this.#T(
yh);return}if(!this.#l){this.#T("");return}let a=this.#A;this.#O(a),this.setAttribute("aria-busy","true");try{let c={server:this.#S,
path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.all([s?Mc(s,a):this.#Z(c,r),s?null:
r===bn?import("./network-drawing.js"):Qn(l)]),f=ct(u),d=f?await import("./network-drawing.js"):null;f||await Qn(l),await Ga(
()=>{o===this.#o&&(this.#nt(d?.NetworkDrawing??null,Mt(u).title),this.#t=f?u:structuredClone(u),this.#st(this.#t),this.#tt(
{...c,theme:"light"},r))})}catch(c){o===this.#o&&this.#W(c)}finally{o===this.#o&&this.removeAttribute("aria-busy")}}async#Z(t,n){
let o=n===bn?this.#n:null,s=this.getAttribute("model")??"",r=await o?.compute(t,s,{isSilent:!1});if(r)return r;try{return await Ms(
t,n)}catch(i){if(!Dc(i))throw i;let a=await o?.compute(t,s,{isSilent:!0});if(!a)throw i;return a}}#O(t){this.#_!==t?this.
dataset.theme=t:delete this.dataset.theme}#tt(t,n){if(!this.#t||ct(this.#t))return;let{template:o,meta:s}=this.#t.layout,
r=s.templates?.light;Ae??=r??(this.#A==="light"?o:null),!(Ae||this.hasAttribute("source"))&&($s??=Ms(t,n),$s.then(i=>{ct(
i)||(Ae??=i.layout.template)}).catch(()=>{$s=null}))}#et(t){if(this.#i=t,!this.#t||!this.#s)return;let n=Ae??this.#n;this.#O(
t&&n?"light":this.#A),this.#m(),t||requestAnimationFrame(()=>this.#m())}#F(){let t=document.createElement("summary");t.textContent=
"Numbers";let n={title:this.#p("h3","view-title"),caption:this.#p("p","view-caption"),choices:this.#p("div","view-choice\
s"),summary:this.#p("p","view-summary"),failure:this.#p("p","view-failure"),trust:this.#p("p","view-trust"),plot:this.#p(
"div","view-plot"),details:this.#p("details","view-table"),exports:sc({name:()=>this.#G,links:()=>this.#ht(),view:()=>this.#t&&
this.#pt(this.#t),picture:(s,r)=>this.#ft(s,r),csv:()=>pr(this.#V()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=
!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.addEventListener(
"toggle",()=>this.#q());let o=new Kn(n.choices,{selected:()=>this.#y,select:(s,r)=>this.#ut(s,r),open:s=>this.#u("open",
s)});this.replaceChildren(...Object.values(n)),this.addEventListener("toggle",({target:s})=>this.#lt(s),!0);for(let s of[
n.plot,n.details,n.choices,n.exports,n.failure])s.hidden=!0;return{...n,controls:o}}#p(t,n){let o=this.querySelector(`.${n}`),
s=o instanceof HTMLElement?o:document.createElement(t);return s.className=n,s}#nt(t,n){if(t===null==(this.#n===null))return;
let o=this.#c,s=o.plot.cloneNode();s.removeAttribute("data-listening"),s.role=t?"group":"img",o.plot.replaceWith(s),o.plot=
s,this.#n?.bar?.remove(),this.#n=t?new t(s,{title:n,isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),
acts:{server:()=>this.hasAttribute("source")?null:this.#S,answered:r=>this.#ot(r),resized:()=>requestAnimationFrame(()=>this.#N())}}):
null,this.#n?.bar&&o.summary.before(this.#n.bar)}#ot({figure:t,interventions:n}){this.#t=t;let{interventions:o}=this.#n??
{};o?this.setAttribute("interventions",o):this.removeAttribute("interventions"),this.#L()&&this.#m(),this.#u("interventi\
ons",n)}#H(t){let{plot:n,details:o,choices:s,exports:r,failure:i}=this.#c;for(let c of[n,o,s,r])c.hidden=t;i.hidden=!0;let a=this.#n?.
bar;a&&t&&(a.hidden=!0)}#T(t){this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#H(
!0),this.#c.summary.textContent=t}#W(t){this.#T("");let{failure:n}=this.#c,o=Dc(t)&&document.querySelector(wh)!==null,s=o?
xh:an(t);if(n.replaceChildren(s),o&&n.append(" ",Sh()),n.hidden=!1,this.#u("failed",{message:s}),!(t instanceof V)||![0,
503].includes(t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener(
"click",()=>this.#E()),n.append(" ",r)}#st(t){let{title:n,caption:o,controls:s}=this.#c,r=Mt(t);n.textContent=r.title,n.
hidden=!1,o.textContent=r.caption,this.#rt(r.trust),this.toggleAttribute("data-network",ct(t)),this.#H(!1),s.offer(r,ct(
t)?[]:t.data,!this.hasAttribute("fill")),this.#L()&&this.#m()}#rt(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||
this.hasAttribute("source")||!Vt.answers)return;let o=document.createElement("a"),s=encodeURIComponent(this.getAttribute(
"model")??"");o.href=new URL(`insights/${s}#view-${t.view}`,this.#S).href,o.textContent="Which explanation to believe",n.
append(" ",o)}#m(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,o=this.#$(xn(this.#t)),s=n?Math.min(o.width||Bc,Bc):
o.width;s&&(ct(this.#t)?(t.style.height=`${o.height}px`,this.#n?.draw(this.#t)):(t.style.height=o.isFixed?`${o.height}px`:
"",this.#it(t,this.#t,{...o,width:s})),this.#s=`${s}×${o.height}`,this.dataset.drawn="true",this.#D(),this.#u("drawn",{}))}#it(t,{
data:n,layout:o},s){let r=this.#i,i=r&&Ae?{...o,template:Ae}:o,a=this.#j({data:n,layout:i},s);window.Plotly?.react(t,a.data,
r?{...a.layout,width:s.width}:a.layout,hh),t.dataset.listening||this.#at(t)}#j({data:t,layout:n},{width:o,height:s,isFixed:r}){
let i="rgba(0, 0, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=pc({data:t,layout:Ah(n)},{width:o,
height:s,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{
...f.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#at(t){t.dataset.listening="true",t.on("plotly_click",
({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,o,s]=bh.exec(String([n.customdata].flat()[0]))??
[];o&&this.#u("select",{table:o,row:Number(s)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{visits:Tc(n,this.#B)})}),
t.on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#B(){return this.#t?Mt(this.#t).visit_axes??[]:[]}#u(t,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#D(){!this.#t||!this.#s||(this.#n?this.#n.mark(
this.#f):$c(this.#c.plot,this.#B,this.#f))}#$(t){let{plot:n}=this.#c,o=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:o,height:t,isFixed:!1};this.#ct();let{above:s,below:r}=this.#U();this.style.setProperty("--below",`${Math.ceil(r)}\
px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),ph);return{width:o,height:i,isFixed:!0}}#ct(){let[t,n]=[this.offsetWidth/
this.#M,this.offsetHeight/this.#M],o=mh.filter(([,s,r])=>n<s||t<r).map(([s])=>s).join(" ");this.dataset.room!==o&&(this.
dataset.room=o)}#U(){let{plot:t,details:n,exports:o}=this.#c,s=this.getBoundingClientRect(),r=s.height/this.offsetHeight||
1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.
min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-s.top)/r,below:a/r}}#lt(t){if(this.hasAttribute(
"fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(
()=>this.#N())}#N(){if(!this.#t)return;let{width:t,height:n}=this.#$(xn(this.#t));t&&this.#s!==`${t}×${n}`&&this.#m()}#ut(t,n){
this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#L(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("leni\
ent")?null:Rc(this.#x,this.#b);if(n)return this.#W(new Error(n.message)),this.#a=n.name,!1;let o=Mt(t),s="";if(this.#x.length&&
!ct(t)){let r=this.#y;this.#c.controls.show(r);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===
l));ur(t,r);let{summaries:i}=o;i&&(o.summary=i.texts[Cc(this.#x,i.by,r)]??""),s=`: ${_c(this.#x,r)}`}return this.#c.summary.
textContent=o.summary??"",this.#c.plot.setAttribute("aria-label",`${o.title}${s}. ${o.summary??""}`),this.#q(),!0}get#y(){
return kc(this.#x,this.#b)}#q(){let{details:t}=this.#c;if(!t.open||!this.#t)return;let n=document.createElement("div");n.
className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${Mt(this.#t).
title}`),n.append(...this.#V().map(yn)),t.querySelector(".table-frame")?.remove(),t.append(n)}#V(){return this.#t?hr(this.#t,
this.#y):[]}async#ft(t,n){let o=this.#t;if(!o)throw new Error("There is no figure to save yet.");return{address:ct(o)?await this.#n?.
address(t,n)??"":await Hc(this.#dt(o),t,n),meta:Mt(o)}}#dt(t){let{data:n,layout:o}=structuredClone(t),s=this.#$(o.height),
{paper_bgcolor:r,plot_bgcolor:i}=o.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-tr\
ansparent"),c=this.#j({data:n,layout:o},s),l=a?{}:{paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,
width:s.width,...l}}}get#G(){let t=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.
hasAttribute("against")&&"difference"];return this.getAttribute("name")??t.filter(Boolean).join("-")}get#z(){return{server:this.#S,
path:this.#v,view:this.getAttribute("view")??"",values:{...this.#P.query,...this.#y}}}get#Y(){let t=this.getAttribute("t\
heme")??document.documentElement.dataset.askedTheme,n=Uc.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(
o)&&Yn(o,s??""));return{...t&&{theme:t},...Object.fromEntries(n)}}#ht(){let t=new URL(location.href);t.hash=this.id;let n=this.
id?t.href:null;if(!(!this.hasAttribute("source")&&Vt.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#z;
return{link:n,embed:Se("embed",this.#X(s)),json:Se("json",s),offline:Se("offline",s)}}#X(t){let{controls:n,...o}=this.#Y,
s={...t.values,...o,...n&&n!=="some"&&{controls:n}};return{...t,values:s}}#pt(t){let n=this.#z,{title:o,summary:s=""}=Mt(
t),r=["model","lesson","view","reads",...Ls,...Object.keys(Ns)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),
{theme:a,...c}=this.#Y,l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:p})=>[d,p])),...this.#y,
...l&&{theme:l},...c},f=this.#X(n);return{title:o,caption:s,name:this.#G,server:n.server,embed:Se("embed",f),picture:Se(
"picture",f),attributes:Object.fromEntries(Object.entries(u).map(([d,p])=>[d,String(p)]))}}};customElements.define("poin\
ter-view",ks)});m();m();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},o=/^transparent(?:-(light|dark))?$/,s=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function u(h){return typeof h=="string"&&Object.hasOwn(t,h)}let f=h=>{let b=o.exec(h??""),A=b?b[1]??"auto":
h;s.toggleAttribute("data-transparent",b!==null),u(A)?s.dataset.askedTheme=h??"":delete s.dataset.askedTheme,a=[A,s.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let h=new URL(location.href);h.searchParams.delete("theme"),delete s.dataset.askedTheme,
h.search!==location.search&&history.replaceState(history.state,"",h)},p=()=>{let h=document.querySelector("[data-theme-b\
utton]");return h instanceof HTMLElement?h:null},w=()=>{let h=p();h&&(h.textContent=n[a]);let b=a==="auto"?r.matches?"da\
rk":"light":a;c||s.dataset.theme===b||(s.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
g=({type:h})=>{document.querySelector(".deck")||(c=h==="beforeprint",c?s.dataset.theme="light":w())};f(i),w();for(let h of[
"beforeprint","afterprint"])window.addEventListener(h,g);r.addEventListener("change",w),document.addEventListener("point\
erscope:choose-theme",({detail:h})=>{(h===null||u(h)||o.test(h))&&f(h??i),w()}),document.addEventListener("DOMContentLoa\
ded",()=>{let h=p();h&&(h.hidden=!1,w(),h.addEventListener("click",()=>{a=t[a],d();try{localStorage.setItem(e,a)}catch{}
w()}))})})();m();yt();No();K();m();function xr({state:e,height:t,set:n,mark:o=()=>{}}){let s=window.parent,r=(document.body.dataset.framers??"").split(" ").
filter(Boolean),i=r.includes("*"),a="",c=(u,f)=>{if(s===window)return;let d={pointerscope:u,...f};for(let p of i?["*"]:r)
s.postMessage(d,p)},l=()=>{let u={state:e(),height:t()};JSON.stringify(u)!==a&&(a=JSON.stringify(u),c("height",{height:u.
height}),c("state",{state:u.state}))};return window.addEventListener("message",({source:u,origin:f,data:d})=>{u!==s||!(i||
r.includes(f))||(d?.pointerscope==="set"&&(n(Xl(d.state)),l()),d?.pointerscope==="mark"&&o(Jl(d.visits)),d?.pointerscope===
"ask"&&(a="",l()))}),(u,f)=>u==="state"?l():c(u,f)}function Xl(e){let t={};if(typeof e!="object"||e===null||Array.isArray(
e))return t;for(let[n,o]of Object.entries(e).slice(0,100)){let s=o===null?null:Kl(o);(s===null||s!==void 0&&s.length<=1e5)&&
(t[n]=s)}return t}function Jl(e){return(Array.isArray(e)?e.slice(0,1e3):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Kl(e){
return typeof e=="string"?e:typeof e=="number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Er(e,8)<=2e4?JSON.
stringify(e):void 0}function Er(e,t){if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)
return 1;if(t===0||ArrayBuffer.isView(e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=Er(
o,t-1),n>2e4)return Number.POSITIVE_INFINITY;return n}m();yt();K();Ct();var An=0;function yr(e,t,n){e.addEventListener("submit",o=>{let s=U(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),Ql(s,t,n))})}async function Ql(e,t,n){An+=1;let o=An,s=e.dataset.exercise??"",r=x(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await Gt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:tu(e)},lang:n})}),a=i.find(c=>c.id===s);o===An&&a&&eu(e,a.marked,r)}catch(i){if(!(i instanceof V))throw i;if(o!==An)
return;E(e,"[data-marked]").textContent=i.message,E(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)Zl(e,r,a)?.setAttribute("aria-invalid","true")}}function Zl(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||s===void 0?t[0]:Sr(e)[Number(o)]?.[Number(s)]}function Sr(e){return x(e,"tbody tr").map(t=>x(t,"input",
HTMLInputElement))}function tu(e){if(e.querySelector("input[type=radio]"))return x(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=Sr(e);return t.length?t.map(n=>n.map(o=>o.value)):E(e,"input",HTMLInputElement).value}function eu(e,{right:t,
all_right:n,computed:o},s){let r=t.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=E(
e,"[data-marked]"),a=E(e,"[data-because]");if(i.replaceChildren(nu(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${ou(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function nu(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function ou(e,t){
if(typeof e=="string")return e;let n=o=>tt(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join(";\
 ")}m();K();Ct();var su=8,ru=4;function Ar(e){e.addEventListener("pointerdown",t=>{let n=U(t);n instanceof HTMLInputElement&&
n.inputMode==="decimal"&&Lo(t,n.value,s=>Be(e,n.name,s))})}function Lo(e,t,n){let o=Number(Ce(t));if(e.button!==0||Number.
isNaN(o))return;let s=Ro(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||
(a||=Math.abs(d)>=ru,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let p=ko(o,Math.round(d/su)*
s);p!==i&&n(p),i=p},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();
a&&(addEventListener("click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;
addEventListener("pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",
l,{signal:u})}function Be(e,t,n){let o=L(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(
new Event("input",{bubbles:!0})))}function ko(e,t){return tt(String(Number((e+t).toFixed(6))))}function Ro(e){let t=(Ce(
e).split(".")[1]??"").length;return t===0?1:10**-Math.min(t,2)}m();K();function Mr(e){for(let t of x(e,"[data-step]")){let n=new Map(x(t,"figure[data-table]").map(s=>[Or(s.querySelector(
"figcaption math")),s.dataset.table??""]));n.delete("");let o=L(t,".formula");o&&Tr(o,n)}}function vr(e){e.addEventListener(
"pointerover",t=>{let n=U(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");iu(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function iu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of x(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Or(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function Tr(e,t){for(let n of e.children){let o=t.get(Or(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):Tr(n,t)}}m();K();var au=["beside","above","below","figure"],$r={width:960,height:540},cu=2,_o=.6,Co=.1,lu=320,uu=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:_o}],Nr=["notes reasons remark switch","notes reasons remark switch formula"],fu=[1,.8,_o],Mn=new WeakMap;
function kr(e,t){let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=L(t,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/$r.width,innerHeight/$r.height,
cu),l=Number(o)||Math.max(1,c);e.style.setProperty("--most",String(l)),du(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
s)).observe(t),t.addEventListener("click",r=>{let i=U(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&wu(a),i.dataset.
turn&&Cr(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function Rr(e){for(let t of e){Mn.delete(t);for(let n of[
"out","layout","paged"])delete t.dataset[n]}}function du(e,t,n,o){let s=`${n}×${o}×${t}`;if(Mn.get(e)?.frame===s)return;
let r=L(e,"pointer-view"),i=n>o,a=au.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=hu(e,a,t,
r)??mu(e,Math.min(t,1));delete e.dataset.fitting,Mn.set(e,{frame:s,arrangement:c}),c.pages&&Cr(e,Number(e.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function hu(e,t,n,o){delete e.dataset.
paged;for(let{out:s,parts:r,least:i}of uu){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?
a.scale*(o?.8:1)+Co:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=pu(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return fe(e,a),a}return null}function pu(e,t,n,o,s,r){let i=u=>(fe(e,{out:t,layout:n,scale:u}),gu(e));if(!i(o))return null;
let[a,c]=[o,s];for(c-a>Co&&i(c)&&(a=c);c-a>Co;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};
fe(e,{out:t,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*lu));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function mu(e,t){e.dataset.paged="";let n=fu.map(i=>Math.min(i,t));for(let i of Nr){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...Lr(e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return fe(e,a),a}let[o,s]=[Nr.at(-1)??"",n.at(-1)??_o],r={out:o,layout:"below",scale:s,pages:Lr(e,o,s).pages};return fe(
e,r),r}function Lr(e,t,n){fe(e,{out:t,layout:"below",scale:n});let o=Io(e);for(let h of o)h.dataset.turnedTo="";let{rowGap:s,
columnGap:r}=getComputedStyle(E(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=E(e,".shown").getBoundingClientRect(),
l=c.height-E(e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,p=0,w=0,g=E(e,".formula").scrollWidth<=c.width+
1;for(let h of o){let{width:b,height:A}=h.getBoundingClientRect();g&&=A<=l&&Ir(h),w&&w+b>c.width&&(d+=p+i,p=0,w=0),u.length&&
d+Math.max(p,A)>l&&(u=[],f.push(u),d=0,p=0,w=0),u.push(h),p=Math.max(p,A),w+=b+a}return{pages:f,isFitting:g}}function Cr(e,t){
let n=Mn.get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of Io(e))
n[o]?.includes(s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;E(e,".pager").hidden=n.length===1,E(e,"[data-turned]").
textContent=`${o+1} of ${n.length}`;for(let s of x(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}
function Io(e){return x(e,".matrix, .shown > pointer-view")}function fe(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.
layout=n,E(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function gu(e){let t=e.getBoundingClientRect(),
n=E(e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,E(e,".words"),E(e,".shown")].every(_r)&&n.scrollWidth<=n.clientWidth+1&&[n,...Io(e)].every(s=>o(s)&&Ir(s))}function _r(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Ir(e){let t=e.querySelector(
":scope > .table-frame");return!t||_r(t)}function wu(e){let t=document.createElement("dialog");t.className="rest";let n=E(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),E(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...E(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}m();K();var bu=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,xu="Write a number, such as 0.5, in every cell.",On=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#w(r.name,r.value),this.#d()}),
t.addEventListener("click",s=>{let r=U(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#h(i,1),"fewer"in r.dataset&&
this.#h(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(It(s),Fr(Pr(s)));this.#f(),x(this.#e,"\
input, select")[0]?.focus(),this.#d()}),this.#b()}get text(){let t={};for(let n of this.#s){let o=It(n),s=Hr(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(Pr(n))&&(t[o]=s)}return Object.keys(t).length?
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
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#o.clear();for(let t of this.#s){let n=vn(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(It(t),s==="words"?o:s==="matrix"?Eu(n,!!r):o[0]??"")}}#f(){for(let t of this.#s)
for(let n of vn(t)){let o=this.#g(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#g(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#w(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#d(){this.#b(),this.#n()}#b(){for(let t of this.#s){let n=It(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?vn(t).filter(c=>De(c.value)===null):[];for(let c of o?vn(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),yu(t,s.length?xu:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of x(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of x(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#h(t,n){let o=It(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=Po(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?Po(l,n):l.map(u=>Po(u,n))),l!==void 0&&this.#o.set(c,l)}this.#d()}};
function It(e){return e.dataset.input??""}function Pr(e){return JSON.parse(e.dataset.default??"null")}function vn(e){return x(
e,"input, select")}function Eu(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function Po(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Fr(e){return Array.isArray(e)?e.map(Fr):String(e)}function Hr(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return De(t);let n=t.map(o=>Hr(e,o));return n.includes(null)?null:n}function De(e){let t=e.trim().replace(
"−","-").replace(",","."),n=bu.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function yu(e,t){let n=E(
e,"[data-failure]");n.textContent=t,n.hidden=!t}m();yt();K();m();yt();K();var Fo=null;function Su(){let e=x(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,
pathname:s}=location,r=o+s;if(!t){let a=s.slice(qt.pathname.length),c=L(document,"[data-lesson]");return!c||!new URLSearchParams(
location.search).has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=bt({model:t,
against:JSON.stringify({model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Wr(){let{controller:e}=navigator.
serviceWorker;if(!e)return;let t=n=>e.postMessage(n);Fo?.disconnect(),Fo=new PerformanceObserver(n=>{let o=n.getEntries().
map(({name:s})=>s);t({addresses:o.filter(s=>!s.includes("?"))})}),Fo.observe({type:"resource",buffered:!0}),t({addresses:[],
page:Su()})}async function jr(){if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Wr),await navigator.
serviceWorker.register(new URL("service-worker.js",qt),{updateViaCache:"none"}),Wr()}catch{}}function Ho(e=""){let t=["T\
he server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?t:`${t}\
 Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}\
.`}function Br(){document.readyState==="complete"?jr():addEventListener("load",jr)}var ad=4e3,Ra="This page computes your changes in your browser and hides what only the server can update.",qn=document.getElementById(
"lesson-record")!==null,xe=!1,ms,Vn=!1;async function Ca(e,{address:t,files:n,signal:o}){if(ws())return ps(e,{files:n,signal:o});
if(!xe)return La(t,o);if(Vn)return Vn=!1,ps(e,{files:n,signal:o});try{let s=await La(t,Vs(o));return gs(""),s}catch(s){if(!(s instanceof
V&&[0,...io].includes(s.status)))throw s;return gs(Ho(Ra)),ps(e,{files:n,signal:o})}}function ws(){return qn}function _a(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),ms??=Gn(e)},o=setTimeout(n,ad);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function Ia(e){if(!qn&&!xe&&e&&(ms??=Gn(e),await ms),!qn&&
!xe)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Ve(),Cn));return t()}async function Gn(e){try{let t=[
Promise.resolve().then(()=>(Ve(),Cn)),Promise.resolve().then(()=>(us(),ls)),Promise.resolve().then(()=>(hs(),ds))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||xe)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...x(o,"head > *, body > *")),xe=!0,Vn=ao(n),Vn&&gs(Ho(Ra)),Br()}catch{}}async function Pa(e,t,n){if(!qn&&!xe)return;
let{previewEdits:o}=await Promise.resolve().then(()=>(us(),ls));try{o(e,t,n)}catch(s){if(!(s instanceof V))throw s}}function gs(e){
let t=L(document,"[data-silence]");t&&(t.textContent=e)}async function ps(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Ve(),Cn));
return n(e,t)}async function La(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(ka),s=await o.text().catch(ka);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new V(o.status,
cd(s,o.status))}function ka(e){throw Ht(e)?e:new V(0,[{where:"",message:Te,suggestions:[]}])}function cd(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:$e(t),suggestions:[]}]}}cs();m();var Fa="pointerscope-lessons";function Ha(){try{let e=JSON.parse(localStorage.getItem(Fa)??"{}");return e&&typeof e==
"object"?e:{}}catch{return{}}}function bs(e){let t=Ha()[e];return new Set(Array.isArray(t)?t:[])}function xs(e,t){let n=bs(
e);if(!n.has(t))try{localStorage.setItem(Fa,JSON.stringify({...Ha(),[e]:[...n,t]}))}catch{}}ue();m();K();var ld=3e4,Wa=660;async function ja(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+ld;for(;Date.now()<
t&&e.some(ud);)await new Promise(n=>setTimeout(n,100))}function ud(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function Ba(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=x(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=x(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>Wa);for(let r of s)r.style.setProperty("--print-scale",String(Wa/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}m();K();ue();var fd="Type a number, or drag it sideways",dd=/^[\d.,+−-]$/,zn=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,
t.addEventListener("pointerdown",o=>{let s=Es(o),r=s&&this.#n(s);!r||U(o)instanceof HTMLInputElement||Lo(o,r.value,i=>{Be(
n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=Es(o);s&&this.#o(s)}),t.addEventListener("keydown",
o=>{let s=Es(o);if(!s||o.ctrlKey||o.metaKey||o.altKey)return;if(U(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=dd.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#o(s,r?o.key:void 0))})}prepare(){for(let t of x(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=L(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",E(t,".table-frame").title=fd;for(let[s,r]of x(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(Pe),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:pt(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=L(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&pt(r).flat()[o];i&&(s?this.#r(i,s):Da(i))}#n(t){let n=t.closest(mn),{row:o,column:s}=le(pt(n),t),{table:r=""}=n.
dataset,i=a=>L(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#o(t,n){let o=this.#n(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#s(s)}),s.addEventListener(
"blur",()=>this.#i(s)),this.#r(t,s),n===void 0?s.select():this.#s(s)}#r(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#s(t){let n=De(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&Be(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#n(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=E(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=De(o.value);if(r===null)return;o.value=ko(r,s*Ro(o.value)),this.#s(o)}
t.key==="Escape"&&(t.preventDefault(),Be(this.#t,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&Da(n)}};function Es(e){return U(e).closest(Pe)}function Da(e){e.tabIndex=0,e.focus({preventScroll:!0})}var vh=350,Oh=60,Ps=["removed","inputs","layer","head"],Gc=["step","all",...Ps],Th={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},O=E(document,"[data-lesson]"),W=E(O,"[data-steps]"),en=O.dataset.only,Rs=E(O,"[data-error]"),Me=L(O,"[data-in\
puts]"),ee=Me&&new On(Me,E(O,"[data-reset]",HTMLButtonElement),Wh),_s=Me&&new zn(W,Me),Is=L(O,"details.inputs",HTMLDetailsElement),
Dt="frame"in O.dataset,{states:$h,leftOut:zc="",edited:Yc=""}=O.dataset,{record:Ze}=O.dataset,N=Fs(location.search),ht={
...N,...Ws(Fs(Nh()))},Cs=new AbortController,Je=0,Qe=0,Vc=0,te=null;function Fs(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??zc,inputs:t.get("inputs")??Yc,layer:t.get("layer")??"",head:t.
get("head")??""}}function Nh(){return ws()?"":O.dataset.shown??location.search}async function Lh(){Ze&&await Gn(Ze),to({
history:"keep",isFresh:!0})}var kh=Dt?kr(O,W):()=>{},Rh="framers"in document.body.dataset?xr({state:Fh,height:()=>O.scrollHeight,
set:Hh}):()=>{},Ot=()=>x(W,":scope > [data-step]"),nn=e=>Ot().findIndex(t=>t.dataset.step===e),Ut=()=>Math.max(0,nn(N.step)),
Xc=()=>Dt&&window.parent!==window;function Ft(){let e=!!N.all||!!en,t=Ut(),n=Ot();for(let[s,r]of n.entries())r.hidden=!e&&
s!==t;for(let s of x(O,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!Dt)for(let s of Eo(W,"\
pointer-view[lazy]"))s.removeAttribute("lazy");O.dataset.mode=e?"all":"one",O.toggleAttribute("data-first",t===0);for(let s of x(
O,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=N[r]||"0"}for(let s of x(O,"[data-slide]"))Ih(s,s.dataset.
slide===n[t]?.dataset.step);L(O,"[data-place]")&&Ph(t,n.length,e),_h(),Ch(n);let o=n[t];!e&&!Dt&&o&&rs([o]),kh(),Rh("sta\
te",{})}function Ch(e){let t=eo(ht);for(let r of x(O,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=L(O,"[data-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${E(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",ht.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function Hs(){return!Dt&&!("opens"in O.dataset)}function _h(){let{lesson:e=""}=O.dataset;if(!Hs())return;let t=bs(
e);for(let n of x(O,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Ih(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function Ph(e,t,n){for(let s of x(O,"[data-controls]"))s.hidden=!1;E(O,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,E(O,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,E(O,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let o=L(O,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function tn(e,t=!1){let n=Ot(),
o=n[Math.max(0,Math.min(n.length-1,e))];o&&(is(W),Hs()&&xs(O.dataset.lesson??"",n[Ut()]?.dataset.step??""),N={...N,step:o.
dataset.step??""},on("replace"),Ft(),t&&E(o,"h1, h2").focus({preventScroll:!0}),N.all?o.scrollIntoView({block:"start"}):
o.getBoundingClientRect().top<0&&O.scrollIntoView({block:"start"}),O.querySelector("[data-slide][aria-current]")?.scrollIntoView(
{block:"nearest",inline:"nearest"}))}function Ws({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,
head:o}}function Zn(e,t){return Ps.every(n=>e[n]===t[n])}function Fh(){return{step:Ot()[Ut()]?.dataset.step,removed:ht.removed,
inputs:ht.inputs}}function Hh({step:e,...t}){e!==void 0&&!en&&tn(Math.max(0,nn(e??"")));let n={};for(let o of Ps)o in t&&
(n[o]=t[o]??"");ve(n)}function on(e){let t=Jc({...N,...Ws(ht)});if(t!==location.pathname+location.search)try{e==="push"&&
!Xc()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function Jc(e){let t=[...new URLSearchParams(
location.search)].filter(([s])=>!Gc.some(r=>r===s)),n=bt({...Object.fromEntries(t),...e});zc&&!e.removed&&n.set("removed",
""),Yc&&!e.inputs&&n.set("inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function Wh(){
let e=ee?.text;cancelAnimationFrame(Vc),typeof e=="string"&&(Vc=requestAnimationFrame(()=>Pa(W,e,eo(N)))),clearTimeout(Qe),
Qe=setTimeout(()=>ve({}),vh)}function ve(e){let t=Qe&&ee?ee.text:null;clearTimeout(Qe),Qe=0;let n={...N,...t===null?{}:{
inputs:t},...e};Zn(n,N)||(N=n,to({history:"push"}))}async function to({history:e,isFresh:t=!1}){Je+=1;let n=Je;Cs.abort(),
Cs=new AbortController,W.setAttribute("aria-busy","true");try{let o=await Ca(N,{address:Jc(N),files:$h,signal:Cs.signal});
if(n!==Je)return;Dh(o,t),ht=N,Kc([]),e==="push"&&on("push"),Ft()}catch(o){if(Ht(o))return;if(!(o instanceof V))throw o;n===
Je&&jh(o.problems,e)}finally{n===Je&&W.removeAttribute("aria-busy")}}function jh(e,t){Kc(e);let n=e.every(s=>s.where.startsWith(
"inputs"));if(N={...N,...n?{inputs:ht.inputs}:Ws(ht)},!Zn(N,ht)){to({history:t});return}let o=eo(ht);for(let s of x(W,"[\
data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");on("replace"),Ft()}function Bh(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function eo(e){return new Set(e.removed.split(",").filter(Boolean))}function Dh(e,t){
is(W);let n=_s?.place,o=document.activeElement?.closest("[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;
for(let i of Ot()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&te&&i.
contains(te)&&c.hasAttribute("data-removed")&&E(c,".sheet-head").after(te),c&&i.replaceWith(c)}for(let i of x(O,"[data-r\
enew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=L(e,"[da\
ta-inputs]");r&&ee?.replace(r,t),te?.isConnected&&document.activeElement===document.body&&E(te,"button:enabled").focus({
preventScroll:!0}),s&&L(W,`[data-remove="${CSS.escape(s)}"]`)?.focus(),Qc(),n&&_s?.restore(n)}function Kc(e){let t=ee?ee.
showProblems(e):e,n=Is?.open?t:e;Rs.textContent=n.map(o=>o.message).join(" "),Rs.hidden=n.length===0,n.length&&O.dataset.
live&&Rs.append(" ",Uh(O.dataset.live))}function Uh(e){let t=document.createElement("a");return t.href=e,t.textContent="\
Open it on the server",t.search=bt({...N,all:null}).toString(),t}function Qc(){gr(W),_s?.prepare(),qh(),da(W),Mr(W),W.querySelector(
"pointer-view")&&Promise.resolve().then(()=>(qc(),Mh));for(let e of x(W,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=bt({...N,all:null,step:n}).toString()}for(let e of x(
O,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=bt({removed:N.removed,
inputs:N.inputs,lang:t}).toString()}for(let e of x(O,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of Gc)t.delete(n);e.search=t.toString()}}function qh(){let e=!Dt&&!ht.removed&&!ht.inputs;for(let t of x(
W,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.
remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=t.dataset.remove,s.textContent=
"Predict what it changes",n?.before(s)}}async function Vh(e){let t=Ot()[nn(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.
all([Ia(Ze),Promise.resolve().then(()=>(hs(),ds))]);if(!t?.isConnected)return;let s=()=>ve({removed:e.dataset.guess??""});
te=n&&o(t,n,s,()=>ve({removed:""})),te?e.remove():s()}function Gh(e,t,{row:n,column:o}){let s=Object.fromEntries(new URLSearchParams(
location.search)),r=bt({...s,step:null,all:null,row:n,column:o});return Gt(`${O.dataset.api}/${e}/${t}?${r}`)}async function zh(){
let{solutionsAt:e}=O.dataset;if(!(!e||L(O,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");W.after(...x(n.body,"[data-solutions]"))}catch{}}async function Yh(e){e.disabled=
!0;let{all:t}=N;N={...N,all:"1"},Ft(),await Promise.all([ja(Eo(W)),zh()]),window.print(),N={...N,all:t},Ft(),e.disabled=
!1}function Zc(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${mn} td`)!==null}function tl(e){for(let t=e;t&&
t!==W;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}W.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=eo(N);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),ve({removed:[...n].join(",")})});
O.addEventListener("change",e=>{let t=er(e);t.dataset.follow&&ve({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(N={...N,all:t.checked?"1":""},on("replace"),Ft(),Ot()[Ut()]?.scrollIntoView({block:"start"}))});O.addEventListener(
"click",e=>{let t=U(e);t.dataset.go&&tn(Ut()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");
n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&Yh(t),t.closest(".onward \
a")&&Hs()&&xs(O.dataset.lesson??"",Ot()[Ut()]?.dataset.step??""),"guess"in t.dataset&&Vh(t);let o=t.closest("[data-slide\
]");o instanceof HTMLElement&&(e.preventDefault(),tn(nn(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{
let t=U(e);if(en||e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||Zc(t)||tl(t))return;let n=Th[e.key];!n||N.all&&e.key.
startsWith("Page")||(e.preventDefault(),tn(Ut()+n,!0))});var Ke;W.addEventListener("touchstart",e=>{let t=U(e);Ke=e.touches.
length===1&&!tl(t)&&!Zc(t)?e.touches[0]:void 0},{passive:!0});W.addEventListener("touchend",({changedTouches:[e]})=>{if(en||
!Ke||!e)return;let[t,n]=[e.clientX-Ke.clientX,e.clientY-Ke.clientY];Ke=void 0,Math.abs(t)>Oh&&Math.abs(t)>2*Math.abs(n)&&
tn(Ut()-Math.sign(t))});window.addEventListener("popstate",()=>{N=Fs(location.search),Zn(N,ht)?Ft():to({history:"keep",isFresh:!0})});
Xc()||Ba(W,()=>{for(let e of Ot())e.hidden=!1;for(let e of x(W,"[data-beside]"))e.hidden=!1;Dt||rs(Ot()),Dt&&Rr(Ot())},Ft);
!N.step&&location.hash&&(N.step=location.hash.slice(1));N.step&&nn(N.step)<0&&!en&&(N.step="",on("replace"));Is&&N.inputs&&
(Is.open=!0,ee?.unfold(Bh(N.inputs)));mr(W,"opens"in O.dataset?Gh:null);yr(W,O.dataset.lesson??"",O.lang);fa(W);Me&&Ar(Me);
vr(W);Qc();Ft();O.dataset.ready="true";Ze&&_a(Ze);Zn(N,ht)||Lh();})();
