(()=>{var ml=Object.create;var ro=Object.defineProperty;var gl=Object.getOwnPropertyDescriptor;var wl=Object.getOwnPropertyNames;var bl=Object.getPrototypeOf,xl=Object.prototype.hasOwnProperty;var Us=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var M=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var io=(e,t)=>{for(var n in t)ro(e,n,{get:t[n],enumerable:!0})},yl=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let s of wl(t))!xl.call(e,s)&&s!==n&&ro(e,s,{get:()=>t[s],enumerable:!(o=gl(t,s))||o.enumerable});return e};var qs=(e,t,n)=>(n=e!=null?ml(bl(e)):{},yl(t||!e||!e.__esModule?ro(n,"default",{value:e,enumerable:!0}):n,e));var zs,El,E,w=M(()=>{"use strict";({currentScript:zs}=document),El=zs instanceof HTMLScriptElement?zs.src:"",E=new URL("\
static/js/",El||document.baseURI).href});async function Gt(e,t,n=zt){let o=await Al(new URL(`api/${e}`,n),t);if(String(n)===zt.href&&vl(o!==null&&!co(o)),!o)return Vs();
if(!(o.headers.get("content-type")??"").includes("json")){let i=$e(o.status);throw new z(o.status,[{where:"",message:i,suggestions:[]}])}
let r=await o.json().catch(Vs);if(!o.ok)throw new z(o.status,r.errors??[]);return r}async function Al(e,t){try{let n=await fetch(
e,t);return ao.includes(n.status)?null:n}catch(n){if(Ht(n))throw n;return null}}function Gs(e){let t=AbortSignal.timeout(
Sl);return e?AbortSignal.any([e,t]):t}function co({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??
!1}function vl(e){e!==Vt.answers&&(Vt.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}
function Vs(e){throw Ht(e)?e:new z(0,[{where:"",message:Te,suggestions:[]}])}function Ht(e){return e instanceof DOMException&&
e.name==="AbortError"}function bt(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,o])=>[n,String(o)]))}function an(e){return e instanceof Error?e.message:String(e)}var z,zt,Vt,ao,Sl,Te,$e,St=M(
()=>{"use strict";w();z=class extends Error{constructor(t,n){super(n.map(o=>o.message).join(" ")),this.status=t,this.problems=
n}},zt=new URL(E.replace(/^(.*\/)static\/.*$/,"$1")),Vt={answers:!0},ao=[502,504],Sl=5e3,Te="No response could be read. \
Your input is still here; check your connection and try again.",$e=e=>`The server answered with ${e}.`});function Ks(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function dt(e){return Number.isFinite(e)?String(Number(e.toPrecision(6))).replaceAll("-","−"):e>0?"∞":"−∞"}function cn(e){
return e<0?`(${dt(e)})`:dt(e)}function lo(e){return Js(e," + ")}function Ys(e){return Js(e,", ")}function ln(e,t){return e===
t?t:`${e} = ${t}`}function Js(e,t){return e.length<=24?e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var un=M(
()=>{"use strict";w()});function fo(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function fn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function dn(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(fn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Ml(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}
function Ml(e,t,n,o){let{op:s}=t;if(s==="constant")return po(t,n);let r=ho(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s===
"view"||s==="join")return i;if(s==="where")return i?a:c;if(s==="matmul")return Tl(r);if(s==="collect")return Ne.sum?.(r)??
0;if(s==="softmax")return Ol(e,t,n,r);let l=Ne[s];if(l)return l(r);let u=uo[s];if(!u)throw new RangeError(`There is no o\
peration ${s}.`);return u(i,a)}function ho(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,$l(t,
n)]];if(o==="join")return[Nl(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return Xs(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(o==="softmax"||o in Ne){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=Xs(
c).map(f=>[i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function po({values:e=0},t){
return fo(Array.isArray(e)?e[t]??Number.NaN:e)}function mo(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function Ol(e,t,n,o){let{place:s,width:r}=mo(e,t,n),i=go(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function go(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-
n)/o))}function Tl(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function $l({shape:e,offset:t=0,
strides:n,index:o},s){if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function Nl(e,t,n){let o=n;for(let s of t){let r=fn(e[s]??{op:"",shape:[]});if(o<r)return[s,o];
o-=r}throw new RangeError(`No operand has the element ${n}.`)}function Xs(e){return Array.from({length:e},(t,n)=>n)}function Ll(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function kl(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var uo,
Ne,Le=M(()=>{"use strict";w();uo={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Ll(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+kl(e/Math.SQRT2))},Ne=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function ke(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:po(c,a),op:"",parts:[]};let f=ho(e,c,a).
map(([b,S])=>s(b,S)),[d,h,g]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&g)return d?.value?h:g;if(l==="\
collect")return Qs(f);if(l==="matmul")return Qs(nr(f));if(l==="softmax")return Dl(f,mo(e,c,a));let m=Ne[l];if(m)return{value:m(
f.map(({value:b})=>b)),op:l,parts:f};let p=uo[l];if(!p||!d)throw new RangeError(`There is no operation ${l}.`);return{value:p(
d.value,h?.value??0),op:l,parts:f}};return s(e.length-1,t)}function hn(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function Rt(e){if(Zs.has(e.op))return e;for(let t of e.parts){let n=Rt(t);if(n)return n}return null}function bo(e){
return e.op?xo(e,null,!1).text:dt(e.value)}function tr(e){let t=dt(e.value),n=Rt(e);if(!n)return ln(bo(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=Re(e),s=o.reduce((r,i)=>r+i,0);return`${dt(o[e.place??0]??0)} / ${dt(s)} = ${t}`}return`${er(
e,n)??xo(e,n,!1).text} = ${t}`}function Re({parts:e,temperature:t}){return go(e.map(({value:n})=>n),t?.value)}function pn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>Rl;return{powers:s?Re(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function er(e,t){if(e===t)return t.op==="sum"?`Sum ${dt(t.value)}`:null;let[
n,o]=e.parts,s=n&&er(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${dt(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${dt(o.value)}`:null}function xo(e,t,n){let{op:o,parts:s,value:r}=e,i=Zs.has(o);if(!o||e===t||i&&n)return{text:cn(r),
binding:Lt};let a=s.map(d=>xo(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?lo(c):"0",binding:le};
if(o==="softmax")return{text:Fl(e,a),binding:At};if(o==="product")return{text:c.join(" · "),binding:At};let[l={text:"",
binding:Lt},u]=a,f=_l[o];if(f&&u){let[d,h]=f,g=o==="add"||o==="multiply",m=kt(l,o==="power"?Lt:h),p=kt(u,g?h:h+1);return{
text:o==="power"?`${m}^${p}`:`${m} ${d} ${p}`,binding:h}}return o==="negative"?{text:`−${kt(l,At)}`,binding:le}:o==="s\
qrt"?{text:`√${kt(l,Lt)}`,binding:Lt}:o==="absolute"?{text:`|${Pl(s[0],l)}|`,binding:Lt}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${kt(l,Lt)}))`,binding:At}:o==="gelu"?{text:`${kt(l,At)} · Φ(${l.text})`,binding:At}:{text:`${Il[o]??o}(${Ys(c)}\
)`,binding:Lt}}function Pl(e,{text:t}){return e&&!e.op?dt(e.value):t}function kt({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function Fl(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=pn(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${kt(c,le)} − ${cn(r)}`,binding:le}),i!==1&&(l={text:`${kt(l,At)} / ${cn(i)}`,binding:At}),`e^${kt(l,Lt)}`});
return`${a[n]} / (${lo(a)})`}function nr(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:Hl(
o),op:"multiply",parts:o})}return t}function Hl(e){return e.reduce((t,{value:n})=>t*n,1)}function Qs(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:wo(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?nr([r.parts[0],i]):[]),s={value:wo(o),op:"sum",parts:o};
return{value:wo(e),op:"divide",parts:[s,t]}}function wo(e){return e.reduce((t,{value:n})=>t+n,0)}function Dl(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=Re(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var Rl,ce,le,At,Cl,Lt,_l,Il,Zs,yo=M(()=>{"use strict";w();un();Le();Rl=30,[
ce,le,At,Cl,Lt]=[0,1,2,3,4],_l={add:["+",le],subtract:["−",le],multiply:["·",At],divide:["/",At],remainder:["mod",At],
power:["^",Cl],greater:[">",ce],greater_equal:["≥",ce],less:["<",ce],less_equal:["≤",ce],equal:["=",ce],not_equal:["\
≠",ce]},Il={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},Zs=new Set(["sum","softmax"])});function y(e,t,n){let o=L(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function L(e,t,n){
let o=e.querySelector(t);return o&&sr(o,n)?o:null}function x(e,t,n){return[...e.querySelectorAll(t)].filter(o=>sr(o,n))}
function Eo(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function U({target:e}){return e}function or({target:e}){
return e}function sr(e,t){return e instanceof(t??HTMLElement)}var Q=M(()=>{"use strict";w()});function ir(){return rr??=document.querySelector('[data-decimal=","]')!==null,rr}function tt(e){return ir()?e.replaceAll(
Wl,t=>t.replaceAll(/[.,]/g,n=>jl[n]??n)):e}function Ce(e){return ir()?e.replace(",","."):e}var Wl,jl,rr,Ct=M(()=>{"use s\
trict";w();Wl=/\d[\d.,]*\d/g,jl={".":",",",":"."}});function pt(e){return"down"in e.dataset?[x(e,"tbody td",HTMLTableCellElement)]:x(e,"tbody tr").map(t=>x(t,"td",HTMLTableCellElement))}
function ue(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function gn(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=L(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?pt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,..._t(s)};return t.set(n,i),i}}function wn(e,t){let n=e?.cells[t];return n?Kt(n):Number.
NaN}function Kt(e){return Ks(e.dataset.value??Ce(So(e)))}function So(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function vt(e){return y(e,"figcaption span").textContent??""}function _t(e){let t=o=>x(e,o).map(
s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var _e,Ie,mn,Pe,fe=M(()=>{"use strict";w();un();Q();Ct();_e="figure[data-how]",Ie="figure[data-how] tbody td",mn="f\
igure[data-editable]",Pe="figure[data-editable] tbody td"});function ar(e){let t=atob(e),n=new Uint8Array(t.length);for(let o=0;o<t.length;o++)n[o]=t.charCodeAt(o);return n}var cr=M(
()=>{"use strict";w()});function Fe(e){if(Array.isArray(e))return Ul(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Bl[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(ar(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function Ul(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function He({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:ql(e,n*s,(n+1)*s),shape:o}}function lr({values:e,shape:t}){
return t.length<2?e:Ao({values:e,shape:t})}function Ao(e){return Array.from({length:e.shape[0]??0},(t,n)=>He(e,n).values)}
function ql(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Bl,vo=M(()=>{"use strict";w();cr();Bl={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function ct(e){return"kind"in e&&e.kind===bn}function Mt(e){return ct(e)?e.meta:e.layout.meta}function xn(e){return ct(e)?
e.meta.height??0:e.layout.height}var bn,yn=M(()=>{"use strict";w();bn="network"});function dr({data:e,layout:{meta:t}},n){for(let o of t.parts??[]){let s=e[o.trace];if("lines"in o){let r=De(o.lines,t,n);
Object.assign(s,Vl(r,n[o.row],o))}else s[o.attribute]=lr(De(o.is,t,n))}}function De(e,t,n){let o=zl(t),s=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===fr?0:a.indexOf(n[i]??"")};return{values:dn(e,(i,a=[])=>{let c=o[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>He(l,s(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function zl(e){let t=ur.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,Fe(o)])),ur.
set(e,t)),t}function Vl({values:e,shape:t},n,{above:o,to:s}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==fr&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var fr,
ur,Mo=M(()=>{"use strict";w();vo();Le();fr="all",ur=new WeakMap});function mr(e,t){let{table:n}=Mt(e);if(n&&"rows"in n)return[n];if(ct(e))return[];let{data:o,layout:s}=e,r=n?[Gl(n,s.meta,
t)]:[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Kl(s,a)),...r]}function En({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Oo("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of t)s.insertRow().append(Oo("th",r,"row"),...i.map(a=>Oo("td",a)));return n}function gr(e){
let t=o=>o.map(Ql).join(",");return`${e.map(({columns:o,rows:s})=>[o,...s].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Gl(e,t,n){let{columns:o,labels:s}=e;if("values"in e){let i=e.values.map(a=>De(a,t,n).values);return{columns:o,
rows:s.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Ao(De(e.matrix,t,n));return{columns:o,rows:s.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function Kl(e,t){let n=Fe(t.z??[]),o=hr(e,t,"y").map((s,r)=>[s,...Array.from(He(n,r).values)]);return{columns:[
t.name??"",...hr(e,t,"x")],rows:o}}function hr(e,t,n){let o=t[n];if(Array.isArray(o))return o.map(c=>pr(String(c)));let s=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(pr);let{shape:a}=Fe(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function pr(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function Ql(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
Jl,"$1'").replace(Xl,"'"),n=Yl.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Oo(e,t,n){let o=document.
createElement(e);return n&&(o.scope=n),o.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),
o}var Yl,Jl,Xl,To=M(()=>{"use strict";w();vo();yn();Mo();Yl=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Jl=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Xl=/^(?=[\t\r\n])/});function wr(e,t){let n=o=>{let s=yr(o);s&&We(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&tu(e,t),e.addEventListener("pointerout",o=>{let s=U(o).closest(_e),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&Sn(No(s))}),e.addEventListener("keydown",eu)}function br(e){for(let t of x(e,_e))for(let[n,o]of x(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function tu(e,t){let n=0,o=async s=>{let r=yr(s);if(!r)return;n+=1;let i=n,
a=$o(r),c=No(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,ue(pt(a),r));i===n&&c.isConnected&&nu(
c,f,r)}catch(f){i===n&&(y(c,"[data-sum]").textContent=an(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=U(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function eu(e){let t=U(e),n=t.closest(`${Ie}, ${Pe}`),o=Zl[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=$o(
n),r=pt(s),{row:i,column:a}=ue(r,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function We(e,{withoutResult:t=!1}={}){let n=$o(e),o=No(n);Sn(o);let s=gn(o),r=ke(JSON.parse(
n.dataset.how??"[]"),pt(n).flat().indexOf(e),(l,u)=>wn(s(l),u));e.dataset.lit="result";for(let l of hn(r)){let u=s(l.table??
"")?.cells[l.index??0];u&&(u.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":dt(Kt(e)),c=Number.isNaN(r.value)?a:ln(bo(r),a);i.textContent=[su(n,e),tt(c)].filter(Boolean).join(": "),delete i.
dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function nu(e,t,n){e.
querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,numbers:c}=t,l=ke(i,a,(m,p)=>xr(
c[m],p).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(En(ou(l,c)));let g=document.createElement("p");g.className=
"sum",g.textContent=tr(l),u.append(f,h,g,d),y(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function ou(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=hn(a);return xr(t[c],l).label},o=(a,...c)=>[a,...c.
map(dt)],s=Rt(e);if(!s)return{columns:["term","value"],rows:hn(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:r,parts:i}=s;if(r==="softmax"){let a=Re(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>o(n(a),a.value))}}function xr(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:fo(o)}}function Sn(e){for(let n of x(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function yr(e){return e.target instanceof Element?e.target.closest(Ie):null}function $o(e){
return e.closest("figure")}function No(e){return e.closest("[data-step]")}function su(e,t){let{row:n,column:o}=ue(pt(e),
t),{rows:s,columns:r}=_t(e);return[vt(e),s[n],r[o]].filter(Boolean).join(", ")}var Zl,Lo=M(()=>{"use strict";w();St();un();
yo();Q();Le();fe();Ct();To();Zl={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var Gr,Kr,Yr,Jr,Xr,Qr,Zr,ti,ei,ni,oi,si,ri,ii,ai,ci,li,ui,fi,di,jo,hi,pi,mi,Ue=M(()=>{"use strict";w();Gr="This lesson h\
as no such input. Send one of its inputs.",Kr="This is not one of the options. Send one of {options}.",Yr="This is not a\
 list. Send a list of words.",Jr="There are {words} words. Send {expected} words.",Xr="This word is empty or not text. S\
end a word.",Qr="The word contains a control character. Send it without.",Zr="The word has {characters} characters. Send\
 at most {most}.",ti="This is not a matrix. Send a list of rows, each a list of numbers.",ei="The matrix has {count} row\
. Send {expected}.",ni="The matrix has {count} rows. Send {expected}.",oi="This row is not a list. Send a list of number\
s.",si="The row has {count} number. Send {expected}.",ri="The row has {count} numbers. Send {expected}.",ii="This is not\
 a number. Send a number, such as 0.25.",ai="The number is out of range. Send a number from {least} to {most}.",ci="This\
 is not a whole number. Send a whole number.",li='"{step}" is not a step of this lesson. Send the id of a removable step\
.',ui='"{step}" cannot be removed. Send the id of a removable step.',fi="This step needs {names}, which could not be com\
puted above.",di="The result is not a number: the inputs are too extreme. Enter smaller values.",jo=[0,.01,.04,.1,.2,.4,
.7,1],hi=4,pi=1e-12,mi=7});function Yt(e,t){let n=Array.from(e),o=Gu(n),s=Ku(n,t);return n.map((r,i)=>({text:Tt(r,o),exact:zo(r),level:s[i]??null}))}
function Gu(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=pi*Math.abs(s)}))return t;return 3}function Tt(e,t=Uo(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Uo(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=qo(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=qo(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function zo(e){if(Uo(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=zu&&t<Vu){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function Uo(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function qo(e,t,n){let[o="",s]=e[n](qu).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function Ku(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=jo.slice(1).map((i,a)=>(i+(jo[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
hi:mi,s=Math.max(0,...n.map(Math.abs))||1;return n.map(r=>Number(qo(r/s*o,0,"toFixed")))}var qu,zu,Vu,he=M(()=>{"use str\
ict";w();Ue();qu=100,zu=1e-4,Vu=1e16});var Vo,Go=M(()=>{"use strict";w();Vo=`	
\v\f\r              \u2028\u2029  　`});function pe(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Tn=M(()=>{"use strict";w();Go()});function Ju(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(wi(r)===wi(i)?a:[...a,Yu])}}function wi(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function Xu(e,t,{settings:n,inputs:o}){let s=Object.entries(e.tables).map(([m,p])=>{let b=bi(
p,n)??null,{title:S="",figure:$=null}=b??Object.values(p.variants)[0]??{};return{name:m,title:S,isShown:$!==null,variant:b,
numbers:null}}),r=(m,p="")=>({tables:s,status:m,error:p}),i=e.inputs.map(m=>t.get(m)?.status);if(e.failing.some(m=>o.has(
m))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((m,p)=>i[p]==="failed");if(c.length){let m=c.map(p=>`\
“${t.get(p)?.title??p}”`).join(", ");return r("failed",pe(fi,{names:m}))}let l=new Map(s.map(({name:m,variant:p})=>[
m,p])),u=Qu(e,l,t,o);if(!bi(e.conditions,n)?.every(({expression:m,holds:p})=>{let[b]=xi(m,u)??[];return b!==void 0&&!!b===
p}))return r("unknown");let h=s.map(m=>({...m,numbers:u(m.name)}));return h.some(({numbers:m})=>m&&Array.from(m).some(Number.
isNaN))?r("failed",di):{tables:h,status:"computed",error:""}}function Qu(e,t,n,o){let s=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!s.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?xi(c.expression,r):null)}return s.
get(i)??null};return r}function xi(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===fn(o))?dn(e,o=>t(o)??[]):
null}function bi({settings:e,variants:t},n){return t[e.filter(o=>n.includes(o)).join(",")]}function Zu(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,o)=>Object.is(n,t[o]))}function Nn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,o,s)=>t[o]?.[Number(s)]??n)}var Yu,$n,Ko=M(()=>{"use strict";w();Le();Ue();Tn();Yu="=",$n=class{#e;#t;constructor(t){
this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,
n,this.#t)}#n(t,n,o){let s={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??
c,f=a==="matrix"||a==="number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);s.known.set(i,{numbers:f,isOwn:d,
status:"computed"})}let r=Ju(this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(m=>s.known.
get(m)?.isOwn??!0),l={settings:a?[i.id]:[],inputs:new Set},u=Xu(i,s.known,c?l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,
isRemoved:a,isOwn:c,...u});let{tables:h,status:g}=u;for(let{name:m,numbers:p}of h){let b=c&&!a||Zu(p,o?.known.get(m)?.numbers),
S=i.tables[m]?.variants[""]?.title;s.known.set(m,{numbers:p,isOwn:b,status:g,title:S})}}return s}}});function Yo(e){let[t,n]=[0,e.length];for(;t<n&&yi(e.charAt(t));)t+=1;for(;t<n&&yi(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var Qm,yi,Ei,Si=M(()=>{"use strict";w();Go();Qm=new RegExp(`[${Vo}]+`),yi=e=>e!==""&&Vo.includes(e);Ei=e=>[...e].length});function Ln(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:Gr,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=nf(i,a,s)}catch(a){if(!(a instanceof rt))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new z(422,
o);return s}function nf(e,t,n){if(e.kind==="words")return of(e,t);if(e.kind==="matrix")return sf(e,t,n);if(e.kind==="num\
ber")return Mi(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new rt("",Kr,{options:e.options.join(
", ")})}function of({least:e,most:t},n){if(!Array.isArray(n))throw new rt("",Yr);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new rt("",Jr,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!Yo(
o))throw new rt(r,Xr);if(ef.test(o))throw new rt(r,Qr);let i=Ei(o);if(i>40){let a=40;throw new rt(r,Zr,{characters:i,most:a})}
return Yo(o)})}function sf(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new rt("",ti);let s=e.
isRow?[e.own]:e.own,r=vi(e.rows,n).length||s.length,i=vi(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?ei:ni;throw new rt("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new rt(u,oi);if(c.length!==i){let f=c.length===1?si:ri;throw new rt(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Mi(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Mi({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new rt(s,ii);if(!(o>=e&&o<=t)){let i={least:Tt(e),most:Tt(t)};throw new rt(s,ai,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>tf*Math.max(1,Math.abs(o),Math.abs(r)))throw new rt(s,ci);return r}function vi(e,t){return Array.
isArray(e)?e:t[e]??[]}var tf,ef,rt,Jo=M(()=>{"use strict";w();St();Ue();he();Tn();Si();tf=1e-9,ef=/[\p{Cc}\p{Cs}]/u,rt=class extends Error{constructor(t,n,o={}){
super(pe(n,o)),this.where=t}}});var Cn={};io(Cn,{exportedLesson:()=>lf,openRecord:()=>Rn});function Rn(){let e=y(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Ti??=new $n(JSON.parse(e)),Ti}async function lf(e,t){let n=Rn(),o=Ln(n.inputs,uf(e.inputs));ff(n,
o);let s=df(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await ki([...s],t)||await pf(n,o,s,t),a=yf(n,
o);return a&&i.append(a),i}function uf(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw qe(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function ff({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw qe(422,`inputs.${n}`,af)}}function df(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?ui:li;if(!s?.isRemovable)
throw qe(422,"removed",pe(r,{step:o}))}return n}async function ki(e,{files:t,signal:n}){if(!t)return hf(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(Li);if(!r.ok)throw qe(r.status,"",
$e(r.status));let i=await r.text().catch(Li),a=y(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function hf(e){let t=JSON.parse(y(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>Xo("lesson-parts",i)));for(let i of x(
o,"[data-matrix]"))i.replaceWith(Xo("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function Xo(e,t){let{content:n}=y(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function pf(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>ki(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=L(r,`[data-step="${CSS.escape(c.id)}"]`);l&&gf(l,c,a,e)}for(let c of x(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||mf(c,e.solve(t,new Set([...n,l])))}return r}function mf(e,{
steps:t}){let n=t.find(({id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=
!0,e.parentElement?.append(" ",cf))}function gf(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!s)return;let r=t.inputs.flatMap(i=>bf(i,n,o));$i(e,".step-inputs",r,n.values),$i(
e,".step-results",t.tables,n.values),t.isOwn||wf(e,t)}function wf(e,{status:t,error:n}){let s=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of x(e,".remark, pointer-view, .failure"))i.
remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(([i])=>i).
join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=rf;else if(s.length){let i=s.map(([l])=>l).join(
" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}r.textContent&&y(e,".reasons").before(r)}function bf(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.
name===e);if(!s)return t.flatMap(({tables:a})=>a.filter(c=>c.name===e));let{shown:r}=s,i=n.get(e)?.numbers??null;return r?
[{name:e,title:r.title,isShown:!0,variant:r,numbers:i}]:[]}function $i(e,t,n,o){let s=L(e,t);if(!s)return;let r=n.filter(
({isShown:l})=>l),i=r.map(l=>xf(l,o)).filter(l=>l!==null),a=r.filter(({numbers:l})=>!l).map(({title:l})=>l);if(s.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,s.append(c)}function xf({variant:e,numbers:t},n){if(!e||e.figure===
null||!t)return null;let o=Xo("lesson-figures",e.figure),s=x(o,"tbody td");for(let[c,{text:l,exact:u,level:f}]of Yt(t,e.
shade).entries()){let d=s[c];if(!d)continue;let h=tt(l);d.textContent=h,Ni(d,"value",u===h?null:u),Ni(d,"level",f||null)}
let{rows:r,columns:i}=e,a="down"in o.dataset;return kn(x(o,"tbody th"),a?i:r,n),kn(x(o,"thead th"),i,n),e.opens&&(o.dataset.
how=JSON.stringify(e.expression)),o}function Ni(e,t,n){n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function kn(e,t,n){
for(let[o,s]of e.entries()){let r=Nn(t[o]??"",n),i=[...r],a=i.length>Oi;s.textContent=a?`${i.slice(0,Oi-1).join("")}…`:
r,s.title=a?r:""}}function yf(e,t){let n=L(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=L(n,"[dat\
a-inputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=y(s,`[data-input="${CSS.escape(
r)}"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?tt(zo(l)):String(l));for(let[l,u]of x(a,"input, select").entries())u.
value=c[l]??"";i&&(kn(x(a,"tbody th"),i.rows,t),kn(x(a,"thead th"),i.columns,t))}return s}function Li(e){throw Ht(e)?e:qe(
0,"",Te)}function qe(e,t,n){return new z(e,[{where:t,message:n,suggestions:[]}])}var Oi,rf,af,cf,Ti,ze=M(()=>{"use stric\
t";w();St();Q();Ue();he();Ko();Jo();Ct();Tn();Oi=20,rf="With your changes, only the server can compute this step.",af="O\
nly the server can compute with more or fewer words.",cf="(with your changes, only on the server)"});function _n(e,t){let n=L(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(Ri,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of Ef(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],g=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([p=0,b=0])=>`${(p-o.left).toFixed(1)} ${(b-o.top).toFixed(1)}`),m=document.createElementNS(Ri,"path");m.setAttribute(
"d",`M${g[0]}C${g.slice(1).join(" ")}`),r.append(m)}n.append(r)}function Ef(e){return x(e,"figure.matrix").flatMap(t=>{let n=x(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var Ri,
Ci=M(()=>{"use strict";w();Q();Ri="http://www.w3.org/2000/svg"});function H(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function $t(e,t,n){return e+
(t-e)*n}function xt(e,t,n){return{x:$t(e.x,t.x,n),y:$t(e.y,t.y,n),width:$t(e.width,t.width,n),height:$t(e.height,t.height,
n)}}function lt(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*Sf+n*Af+([...e].
length-t-n)*_i}function me(e,t){let n=Math.max(0,...e.map(lt));return n?Math.min(t,n+12):0}function ut(e,t){if(lt(e)<=t)
return e;let n=Math.floor(t/_i)-1;return n>1?`${[...e].slice(0,n).join("")}…`:""}function K(e,t,n,{opacity:o=1,isLit:s=!1,
isRaised:r=!1}={}){let a=t.height>=17&&t.width>=lt(n.text)+Ii?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:a,opacity:o,
isLit:s,isRaised:r}}function V(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,
x:t,y:n,text:o,anchor:r,opacity:i,isQuiet:a}}function Pt(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,
opacity:n,isQuiet:o}}function Dt(e){return{...e,text:"?",level:void 0}}function Ot(e,t,n){return Math.max(3,Math.min(n,e/
Math.max(1,t)))}function yt(e){return Math.max(44,...e.map(({text:t})=>lt(t)+2*Ii))}var _i,Sf,Af,Ii,et,ge=M(()=>{"use st\
rict";w();[_i,Sf,Af]=[8.8,9.8,4.8],Ii=6,et=30});function Fi({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=me([
...n,r],Math.min(150,a/4)),d=yt(e),h=f+d+34,g=yt([...o.flat(),...s])+14,m=Ot(a-h-4,s.length,g),p=m-Math.min(5,m/5),b=Ot(
vf,u,et+8),S=b-Math.min(6,b/4),$=8+u*b+14,G=Math.max(...t),J=H(c,0,.9),C={anchor:"end",isQuiet:!0},j=[],B=0;for(let[I,v]of t.
entries()){let _=8+I*b,P=_+S/2+6;if(b>17){let W=ut(n[I]??"",f-12);j.push(V(`label-${I}`,f-12,P,W,C))}j.push(K(`weight-${I}`,
{x:f,y:_,width:d,height:S},e[I]??{text:""})),b>17&&j.push(V(`times-${I}`,f+d+17,P,"·",{isQuiet:!0}));let A=$t(1,$t(Mf,1,
v/G),J),F=Pi*I/Math.max(1,u-1),R=H(c,1+F,1.85-Pi+F);for(let[W,Z]of(o[I]??[]).entries()){let Y={x:h+W*m,y:_,width:p,height:S};
if(j.push(K(`value-${I}-${W}`,Y,Z,{opacity:A})),R===0||c>=Qo||v*we<.25)continue;let ot={...Y,y:$+B,height:v*we},it=xt(Y,
ot,R),mt={...Z,text:""};j.push(K(`strip-${I}-${W}`,it,mt,{opacity:$t(A,1,R)}))}B+=v*we}let k=h+s.length*m;j.push(Pt("rul\
e",`M${f} ${$-8}H${k}`,{opacity:H(c,.9,1.1),isQuiet:!0}));let q=H(c,1.8,2);j.push(V("result",h-12,$+we/2+6,ut(r,h-12),{anchor:"\
end",opacity:H(c,1,1.3)}));for(let[I,v]of s.entries()){let _={x:h+I*m,y:$,width:p,height:we},P=I===l?Dt(v):v;q>0&&j.push(
K(`result-${I}`,_,P,{opacity:q}))}return{width:k,height:$+we+8,marks:j}}function Hi({weights:e,labels:t,shares:n},{moment:o}){
let s=n.indexOf(Math.max(...n)),r=t[s]?`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="The"?" is":
","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows as thick as \
their weights fill exactly one row: the average."}var Qo,we,vf,Pi,Mf,Di=M(()=>{"use strict";w();ge();Qo=2,we=44,vf=380,Pi=
.4,Mf=.1});function qi({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=yt(n.map(({tile:v})=>v))+4,[a,c]=[e,t].map(
v=>Zo(v,i,o)),l=Jt(a)+Wi+Jt(c)<=o,u=Math.max(Ui(e),Ui(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*In)/u)),h=l?Math.max(Ve(e),Ve(t)):Ve(e)+Ve(t),g=Math.max(6,Math.min(et+4,Of/h)),[m,p]=[d-Math.min(4,d/5),g-Math.min(4,
g/4)],b=h*g+be+6,S=l?b:b+be+24,$={sources:Zo(e,d,o),targets:Zo(t,d,o)},G=Jt($.sources)+Wi,J=l?G+Jt($.targets):Math.max(Jt(
$.sources),Jt($.targets)),C=v=>l?0:(J-Jt(v))/2,j={sources:{top:be,edges:Bi($.sources,C($.sources))},targets:{top:l?be:be+
Ve(e)*g+24+be,edges:Bi($.targets,l?G:C($.targets))}},B=(v,_)=>{let{columns:P=0}={sources:e,targets:t}[v][_]??{},A=($[v][_]??
0)-P*d;return(j[v].edges[_]??0)+A/2},k=(v,{table:_,row:P,column:A})=>({x:B(v,_)+A*d,y:j[v].top+P*g,width:m,height:p}),q=[],
I=[];for(let[v,_]of[["sources",e],["targets",t]])for(let[P,{title:A,columns:F}]of _.entries()){let R=v==="targets"&&t.length>
1?P:0,W=v==="targets"?H(s,R,R+.4):1,Z=B(v,P)+F*d/2,Y=ut(A,$[v][P]??0);q.push(V(`${v}-${P}`,Z,j[v].top-9,Y,{opacity:W,isQuiet:!0}))}
for(let[v,{tile:_,from:P,to:A,moment:F}]of n.entries()){let[R,W]=[k("sources",P),k("targets",A)],Z=Math.max(1,(t[A.table]?.
columns??1)-1),Y=ji*A.column/Z,ot=H(s,F+Y,F+1-ji+Y);if(q.push(K(`left-${v}`,R,_,{opacity:ot>0?.25:1})),ot===0)continue;let it=v===
r?{..._,text:"?",level:void 0}:_;I.push(K(`moved-${v}`,xt(R,W,ot),it,{isRaised:ot<1}))}return{width:J,height:S,marks:[...q,
...I]}}function Zo(e,t,n){let o=(n-(e.length-1)*In)/e.length;return e.map(({title:s,columns:r})=>Math.max(r*t,Math.min(lt(
s),o)))}function Jt(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*In)}function Bi(e,t){let n=t;return e.map(o=>{let s=n;
return n+=o+In,s})}function Ui(e){return e.reduce((t,{columns:n})=>t+n,0)}function Ve(e){return Math.max(...e.map(({rows:t})=>t))}
function zi({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No number changes.`}let s=e.length>
1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var Of,In,Wi,be,ji,Vi=M(()=>{"use str\
ict";w();ge();Of=400,In=36,Wi=84,be=28,ji=.4});function Gi(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],h=u?[s.label]:[s.label,...r.map(({label:T})=>T)],g=me(h,Math.min(150,t/4)),m=[...s.tiles,...r.flatMap(
({tiles:T})=>T),...i.flat()],p=yt(c),b=l?Math.min(150,lt(l)+14):0,S=yt(m)+8,$=f+2,[G,J]=u?[$,d]:[d,$],C=t-g-b-(u?0:p+44)-
4,j=Math.max(p+8,...[s,...r].map(({label:T})=>lt(T))),B=Ot(C,G,Math.max(S,u?Math.min(j,120):0)),k=Ot(Tf,J,et+6),q=B-Math.
min(5,B/5),I=k-Math.min(5,k/4),v=u?30:8,_=v+d*k+22,P=g+d*B+40,A=(T,X)=>u?{x:g+T*B,y:v+X*k,width:q,height:I}:{x:g+X*B,y:v+
T*k,width:q,height:I},F=T=>u?{x:g+T*B,y:_,width:q,height:et}:{x:P,y:v+T*k,width:p,height:I},R=Math.min(f-1,Math.floor(n)),
W=Math.min(1,n-R),Z=Math.max(0,R-1+H(W,0,R?Pn:.01)),Y=T=>Math.min(1,Math.max(0,T)),ot=T=>T+1-Y(Z-T)+Y(T-Z),it=[],mt=[];for(let[
T,{label:X,tiles:wt}]of r.entries()){let st=ot(T),Nt=T===R&&W>Pn&&W<1;for(let[Bs,hl]of wt.entries()){let pl=T>R&&n<f?.6:
1;it.push(K(`line-${T}-${Bs}`,A(st,Bs),hl,{opacity:pl}))}it.push(sn(`name-${T}`,X,st,Nt));let ae=T<R||W===1;if(T>R)continue;
let at=T<R?1:H(W,ts,.95);if(!at)continue;let Oe=F(st),rn=c[T]??{text:""},so=Math.min(d,Math.floor(at*d+1e-9)),fl={text:a[T]?.[so-
1]??""},dl=T===o?Dt(rn):ae?rn:fl;it.push(K(`result-${T}`,Oe,dl,{opacity:Math.min(1,4*at)})),it.push(oo(T,st,Math.min(1,4*
at)))}let gt=n>=f||W===0&&R>0?Math.ceil(n)-1:R,oe=W===0||n>=f?1:H(W,Pn,ts),se=n<f&&W>0&&W<Pn;if(n>0&&!se){let T=Z+2;for(let[
X,wt]of(i[gt]??[]).entries()){let st=A(T,X),Nt=.25*X/Math.max(1,d-1),at=gt===R&&W>0&&W<1?H(W,ts+Nt*.6,.8+Nt*.6):1,Oe=gt===
o;if(mt.push(K(`product-${X}`,st,wt,{opacity:oe*(1-.55*at),isLit:!0})),at===0||at===1)continue;let rn=xt(st,$f(F(ot(gt))),
at),so=Oe&&at>.6?{...wt,text:""}:wt;mt.push(K(`flight-${X}`,rn,so,{opacity:1-H(at,.8,1),isLit:!0}))}}for(let[T,X]of s.tiles.
entries())mt.unshift(K(`sliding-${T}`,A(Z,T),X,{isRaised:!0}));if(mt.push(sn("name-sliding",s.label,Z,!0)),l){let T=u?g+
$*B+8:P+p+10,X=u?_+21:v+k+I/2+6,wt=ut(l,b);it.push(V("after",T,X,wt,{anchor:"start",isQuiet:!0}))}let re=u?_+et+8:v+$*k+
6;return{width:(u?g+$*B:P+p)+b,height:re,marks:[...it,...mt]};function sn(T,X,wt,st){let Nt=!st;if(u){let Oe=ut(X,B);return V(
T,g+wt*B+q/2,18,Oe,{isQuiet:Nt})}let ae=v+wt*k+I/2+6,at=k>17?ut(X,g-12):"";return V(T,g-12,ae,at,{anchor:"end",isQuiet:Nt})}
function oo(T,X,wt){let st=F(X),[Nt,ae]=u?[st.x+st.width/2,st.y-6]:[st.x-20,st.y+st.height/2+6],at=u?"":"=";return V(`eq\
uals-${T}`,Nt,ae,at,{opacity:wt,isQuiet:!0})}}function $f({x:e,y:t,width:n,height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/
2}}function Ki(e,{moment:t,isAsked:n}){let{sliding:o,lines:s,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.
label].map(m=>m?`“${m}”`:""),f=l&&u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",g=n?
"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}umbers that meet are multiplied, and the products add up to ${g}.`}var Tf,
Pn,ts,Yi=M(()=>{"use strict";w();ge();Tf=380,[Pn,ts]=[.35,.55]});function Qi({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:C})=>C),a=Math.max(yt(i),...e.map(
({label:C})=>lt(C)))+16,c=Ot(o,e.length,a),l=Ot(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,g]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],m=28,p=m+et+Xi+Ji,b=t.map((C,j)=>e.reduce((B,k)=>B+(k.
place===j?k.share:0),0)),S=Ji/Math.max(...b,1e-9),$=[Pt("base",`M${d} ${p+1}H${d+t.length*l}`)],G=t.map(()=>0),J=t.map(()=>{});
for(let[C,{label:j,tile:B,share:k,place:q}]of e.entries()){let I=f+C*c+(c-h)/2,v={x:I,y:m,width:h,height:et},_=d+q*l+(l-
g)/2,P=G[q]??0,A=Math.max(0,k*S),F={x:_,y:p-P-A,width:g,height:A};G[q]=P+A;let R=s-C,W=q===r;$.push(V(`label-${C}`,I+h/2,
18,ut(j,c),{isQuiet:!0}),K(`source-${C}`,v,B,{opacity:R>=1?.35:1}));let[Z,Y]=[I+h/2,_+g/2],ot=m+et+Xi/2,it=`M${Z} ${m+et}\
C${Z} ${ot} ${Y} ${ot} ${Y} ${F.y}`,mt=H(R,0,es)*(1-H(R,Fn,1));mt&&$.push(Pt(`way-${C}`,it,{opacity:mt,isQuiet:!0}));let gt=Math.
min(1,Math.max(0,(R-es)/(Fn-es)))**2;if(gt>0){let oe=xt(v,F,gt),se=H(gt,0,.7),re=W&&gt>.5?{...B,text:""}:B,ie=xt(v,F,se).
x;$.push(K(`dropped-${C}`,{...oe,x:ie},re)),R>=Fn&&(J[q]=n[C])}}for(let[C,{label:j,tile:B}]of t.entries()){let k=d+C*l+l/
2,q=e.filter((A,F)=>A.place===C&&s>=F+Fn),I=p-q.reduce((A,{share:F})=>A+F*S,0),_=e.every((A,F)=>A.place!==C||s>=F+1)&&(J[C]!==
void 0||s>=e.length),P=C===r&&J[C]?Dt(B).text:_?B.text:J[C];P&&$.push(V(`sum-${C}`,k,I-9,P)),$.push(V(`place-${C}`,k,p+24,
ut(j,l-6),{isQuiet:!P}))}return{width:u,height:p+36,marks:$}}function Zi({sources:e,places:t,sums:n},{moment:o,isAsked:s,
isEnd:r}){let i=e[o];if(!i)return"";if(r){let u=t.map((h,g)=>e.filter(m=>m.place===g)).reduce((h,g)=>g.length>h.length?g:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var Ji,Xi,es,Fn,ta=M(()=>{"use strict";w();ge();Ji=170,Xi=76,[es,Fn]=[
.15,.8]});function oa({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=c>620?me(d,200):0,g=Math.max(yt([...e,...t]),...r.map(lt))+10,m=c<480?ea/2:ea,p=Ot(c-h-m-
60,f,Math.min(g,128)),b=p-Math.min(8,p/4),S=28+Xt,[$,G]=[S+8,S+8+et+8],J=r.some(A=>lt(A)>p),C=G+et+22,j=h+f*p+18,B=Math.
max(...n),k=[],q=A=>Hn*A/Math.max(1,f-1);if(h){let A={anchor:"end",isQuiet:!0},F=R=>ut(R,h-12);k.push(V("name-powers",h-
12,S-8,F(i.powers),{...A,opacity:H(l,0,.5)}),V("name-scores",h-12,$+21,F(i.scores),A),V("name-weights",h-12,G+21,F(i.weights),
{...A,opacity:H(l,2,2.5)}))}let I=h+f*p;k.push(Pt("base",`M${h} ${S+1}H${I}`,{isQuiet:!0}));let v=H(l,1,1.4),_=j+m+6;k.push(
Pt("zero",`M${j-8} ${S+1}H${_}`,{opacity:v,isQuiet:!0}),Pt("one",`M${j-8} ${S-Xt}H${_}`,{opacity:v}),V("one-text",_+8,S-
Xt+6,"1",{anchor:"start",opacity:v}),V("zero-text",_+8,S+6,"0",{anchor:"start",opacity:v,isQuiet:!0}),V("sum",j+m/2,S-Xt-
10,`Σ ${s}`,{opacity:H(l,1,1.5)*(1-H(l,2,2.3))}));let P=0;for(let[A,F]of n.entries()){let R=h+A*p+(p-b)/2,W=H(l,q(A),1-
Hn+q(A)),Z=Xt*F*W/B,Y={...t[A]??{text:""},text:""},ot={x:R,y:S-Z,width:b,height:Z},it=A===u,mt=$t(1,.35,H(l,1,1.6)),gt=it?
{...Y,level:void 0}:Y;k.push(K(`bar-${A}`,ot,gt,{opacity:mt}));let oe=o[A]??"";lt(oe)<p+8&&k.push(V(`power-${A}`,R+b/2,ot.
y-8,oe,{opacity:W})),k.push(K(`score-${A}`,{x:R,y:$,width:b,height:et},e[A]??Y)),P+=F*Xt;let se={x:j,y:S-P,width:m,height:F*
Xt},re=H(l,1+q(A),2-Hn+q(A));re>0&&k.push(K(`part-${A}`,xt({...ot,height:Z},se,re),gt));let ie=H(l,2+q(A),3-Hn+q(A)),sn={
x:R,y:G,width:b,height:et};if(ie>0){let X=it?Dt(Y):ie<1?Y:t[A]??Y;k.push(K(`weight-${A}`,xt(se,sn,ie),X))}let oo=J&&A%2?
22:0,T=ut(r[A]??"",J?2*p-8:p);k.push(V(`label-${A}`,R+b/2,C+oo,T,{isQuiet:!0}))}return{width:_+20,height:C+(J?22:0)+10,marks:k}}
function sa({sum:e},{moment:t}){return["Each score becomes a power of e: all of them are positive, and large ones stand \
out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Each power is divided by ${e}, so th\
at the weights sum to 1.`][t]??""}var na,Xt,ea,Hn,ra=M(()=>{"use strict";w();ge();na=3,Xt=150,ea=60,Hn=.35});function ua(e){let t=new ns(e),n=x(e,`.step-results ${_e}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:pt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=Dn(i.expression).join(),l=x(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&Dn(f.expression).join()===c);for(let f of u)r.add(f);s.push(Ff(t,u))}else if(a==="scatt\
er")s.push(Pf(t,i));else if(a==="plain")s.push(_f(i));else for(let c of i.grid.keys())s.push(If(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function Dn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function _f({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:ca.plain,scene:null,words:()=>"",forget:()=>{}}}
function Ge(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:ca[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function If(e,t,n,o){let s=t.grid[n]??[],r=_t(t.figure).rows[n]??"",i=[vt(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,h)=>h+1),f=()=>e.products(t,n);return Ge({...a,
shown:u},f,Gi,Ki)}let c=o==="softmax"?na:Qo,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?Ge({
...a,shown:l},()=>e.softmax(t,n),oa,sa):Ge({...a,shown:l},()=>e.average(t,n),Fi,Hi)}function Pf(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:vt(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return Ge(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>Qi(u,{...d,asked:a[f]??-1}),Zi)}function Ff(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=Dn(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>vt(l)).join(", "),label:"",cells:n,shown:i};return Ge(c,()=>e.moves(t),qi,zi)}function xe(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:So(e),level:e.dataset.level,tone:n,shade:o}}function Qt(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return tt(Number.isInteger(e)?Tt(e):Tt(e,n))}function ia(e){let t=e?pt(e):[];return{title:e?vt(e):"",rows:t.
length,columns:t[0]?.length??0}}function os(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function Hf(e){let t=e.flat();return t.length>0&&t.length<=la&&new Set(t).size===t.length}function aa(e){
let t=e&&Rt(e);return t?.op!=="sum"||t.parts.length>Nf||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&
o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function ss(e){return(Rt(e)?.parts??[]).map(n=>n.parts)}function Df(e){
let t=ss(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<Rf&&t.every(o=>o>=0)}function Wf(e,t){
let[n,o]=[os(e),t&&os(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var ca,Nf,Lf,la,kf,Rf,Cf,ns,
fa=M(()=>{"use strict";w();yo();Q();he();fe();Ct();Di();Vi();Yi();ta();ra();ca={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},Nf=96,Lf=24,la=48,kf=400,Rf=1e-6,Cf=new Set(["table","view","join"]);ns=class{constructor(t){this.
tableNamed=gn(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length)return"plain";if(o.op==="colle\
ct")return Hf(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>Cf.has(h)))return n.length>1&&r>
1&&s.length<=kf?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=la?"softmax":"plain";if(!i.has("matmul")||r>Lf||!aa(c))return"\
plain";let l=this.#t(n[0]?.map((h,g)=>a(g))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((h,g)=>a(g*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(Df)?"average":"products"}softmax({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(
n)(s*r.length),{powers:a,isShifted:c}=pn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>xe(d,t)),shares:this.#o(i,r.length),powers:a.map(Qt),sum:Qt(a.reduce(
(d,h)=>d+h,0)),labels:_t(t).columns,names:{scores:f?vt(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${Qt(l)}`}`,weights:vt(t)}}}average({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>ss(
i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=_t(t).rows[s]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>xe(u,t)),label:l||vt(t)}}products({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((p,b)=>i(
s*r.length+b)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(p=>p.map(({value:b},S)=>b*(l[S]?.value??Number.NaN))),h=Yt(d.flat(),""),{rows:g,columns:m}=_t(t);return{sliding:{
label:g[s]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((p,b)=>({label:m[b]??this.#i(p[0],f),tiles:this.#r(
p)})),products:d.map((p,b)=>p.map((S,$)=>{let{text:G="",level:J}=h[b*p.length+$]??{};return{text:tt(G),level:J?String(J):
void 0}})),sums:d.map(p=>{let b=0;return p.map(S=>(b+=S,Qt(b)))}),results:r.map(p=>xe(p,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){let i=this.#e(n),{columns:a}=_t(t),c=n.at(-1)?.groups??[],l=o.
flat(),u=c.map(()=>0),f=c.map((g,m)=>i(m).parts),d=s.map(g=>{let m=r.get(g)??0,p=f[m]?.[c[m]?.indexOf(g)??-1],b=p?.value??
Number.NaN,S=p?this.#r([p])[0]:void 0;return{label:this.#i(p,!0),tile:S??{text:Qt(b)},share:b,place:m}}),h=new Map(d.map(
({place:g},m)=>[g,m]));return{sources:d,places:l.map((g,m)=>({label:a[m]??"",tile:xe(g,t)})),sums:d.map(({share:g,place:m},p)=>(u[m]=
(u[m]??0)+g,h.get(m)===p?l[m]?.textContent??"":tt(Tt(u[m]))))}}moves(t){let n=Dn(t[0]?.expression??[]),o=n.map(r=>ia(this.
tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:h="",index:g=0}=l(f),m=n.indexOf(h),p=o[m]?.columns??1;s.push({tile:xe(d,
i),from:{table:m,row:Math.floor(g/p),column:g%p},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:m})}}return{
sources:o,targets:t.map(({figure:r})=>ia(r)),flights:s}}#e(t){let n=(o,s)=>wn(this.tableNamed(o),s);return o=>ke(t,o,n)}#t(t){
let n=t.map(ss),[o,s]=[0,1].map(d=>n.map(h=>h.map(g=>g[d]))),r=d=>d?.every(h=>h.every((g,m)=>Wf(g,d[0]?.[m]))),i=!r(o),[
a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!aa(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=Rt(t);if(t===n)return"";let[o,
s]=t.parts,r=o&&Rt(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;let a={add:`+ ${this.#a(s)||Qt(s.value)}`,divide:`\
÷ ${Qt(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){let{powers:o}=pn(t),s=o.reduce((r,i)=>r+
i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=Yt(t.map(({value:o})=>o),"");return t.map((o,s)=>{let{figure:r,cell:i}=this.#s(
o)??{};if(r&&i&&!o.op)return xe(i,r);let{text:a="",level:c}=n[s]??{};return{text:tt(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?os(t):{},s=n===void 0?null:this.tableNamed(n);if(!s)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{figure:r,cell:i[o],row:u,column:f,rows:c,
columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??""}#a(t){let n=this.#s(t);return n?vt(
n.figure):""}}});function qf(e){let t=i=>document.createElementNS(da,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function zf(e,t){let{element:n}=e;if(nt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){Vf(e,t);return}nt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?nt(n,"d",t.path):(nt(n,"x",t.x.toFixed(2)),nt(n,"y",t.y.toFixed(2)),nt(n,"text-anchor",t.anchor),ha(n,t.text))}function Vf({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(nt(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),nt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),nt(e,"data-tone",c.tone),nt(e,"data-shade",c.
shade),nt(t,"data-level",c.level),nt(n,"width",i.toFixed(2)),nt(n,"height",Math.max(0,a).toFixed(2)),nt(n,"rx",String(Math.
min(Uf,i/4,a/4))),nt(o,"x",(i/2).toFixed(2)),nt(o,"y",(a/2+5.7).toFixed(2)),ha(o,c.text))}function nt(e,t,n){e.getAttribute(
t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}function ha(e,t){e.textContent!==t&&(e.textContent=t)}
var da,jf,Bf,Uf,Wn,pa=M(()=>{"use strict";w();Q();da="http://www.w3.org/2000/svg",jf=760,Bf=720,Uf=5,Wn=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(da,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:y(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#w("width",jf)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=L(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#f(){return this.isScaled?Bf:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#f();if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,
asked:s});if(!r)return;t!==this.#r&&(this.#o=this.#w("height",t)),this.#r=t;let i=Math.max(this.#o,Math.ceil(r.height)),
a=Math.min(0,(r.width-t)/2);nt(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||nt(this.svg,"height",String(
i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.length-1,u=c===l&&o>l;this.#g(n.title,n.words({moment:c,
isAsked:s>=0&&c===l,isEnd:u}))}#g(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");
o.textContent=`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#w(t,n){let s=[...new Map(this.beats.map(r=>[`${r.kind} ${r.
cells.length}`,r])).values()].map(({scene:r})=>r?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...s))}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,r]of this.#t)n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.
get(s.key);r?.kind!==s.kind&&(r?.element.remove(),r=qf(s.kind),this.#t.set(s.key,r)),zf(r,s)}let o=[...n].join();o!==this.#n&&
(this.#n=o,this.svg.append(...t.map(({key:s})=>this.#t.get(s).element)))}}});function ga(e){e.addEventListener("click",t=>{let n=U(t),o=jn(n);if(!o)return;n.closest("[data-play]")&&sd(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&ad(o,Number(s.dataset.move));let r=n.closest("[data-choice]");r instanceof HTMLElement&&
dd(o,r),n.closest("[data-speed]")&&id(e)}),e.addEventListener("input",t=>{let n=U(t),o=jn(n);if(!o||!(n instanceof HTMLInputElement)||
!n.matches("[data-scrub]"))return;jt(o);let s=Number(n.value);Un(o,Ke.matches?Math.round(s):s)}),e.addEventListener("key\
down",t=>{let n=U(t),o=jn(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-scrub\
]")||(t.preventDefault(),jt(o),Ea(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=U(n).closest(
ma),s=o&&jn(o);s&&o instanceof HTMLTableCellElement&&od(s,o)})}function wa(e){for(let t of x(e,"[data-step]")){let n=L(t,
".play");!n||Wt.has(t)||(n.hidden=x(t,ma).length<Qf,n.hidden||Zf.observe(t))}}function as(e){for(let t of e)Zt(t)}function cs(e){
for(let t of x(e,"[data-step]"))jt(t)}function ba(e){Wt.get(e)?.stage?.redraw()}function Zt(e){let t=L(e,".play");if(!t||
t.hidden||Wt.has(e))return Wt.get(e);let n=ua(e),o=n.flatMap(f=>f.cells),s=td(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:ed(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new Wn(e,n):null};Wt.set(e,l);let u=y(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,nd(l),l}function td(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?Yf:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,Gf/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,Kf/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function ed(e,t){
let n=t.flatMap(a=>a.kind==="moves"?[]:a.cells),o=n.map(({textContent:a})=>a??"");if(n.length<is||new Set(o).size<is)return null;
let s=x(e,".step-text, .formula, .reasons, td:not(.step-results td)").map(({textContent:a})=>a).join(" "),r=a=>o.filter(
c=>c===a).length,i=a=>+(r(a)>1)+Number(s.includes(a));return n.slice(Math.floor(n.length/2)).map(a=>({cell:a,told:i(a.textContent??
""),size:Math.abs(Kt(a))})).sort((a,c)=>a.told-c.told||c.size-a.size)[0]?.cell??null}function nd({stage:e}){let[t]=e?.beats??
[];t&&e?.show(t,t.shown.length)}function od(e,t){let n=Wt.get(e);if(!n?.stage||n.frame||n.at<n.moments.length)return;let o=n.
stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.indexOf(t),r=o.kind==="products"?s+1:o.shown.length;
n.stage.show(o,r)}function sd(e){let t=Zt(e);if(t){if(t.frame){jt(e);return}t.at>=t.moments.length&&Un(e,0),xa(e,t.moments.
length)}}function xa(e,t){let n=Zt(e);if(!n)return;jt(e),n.goal=t,n.time=performance.now(),n.hold=Ke.matches?.01:0,ya(e,
!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/
1e3*Bn;n.time=s,rd(e,n,r)};n.frame=requestAnimationFrame(o)}function rd(e,t,n){let o=Math.floor(t.at),s=t.moments[o];if(t.
at>=t.goal||!s){jt(e);return}if(o===t.at&&o===t.asks&&Sa(e,t)){ud(e,t);return}if(t.hold>0){t.hold-=n;return}let r=Math.min(
o+1,t.at+(Ke.matches?1:n/s.seconds)),i=r===o+1;i&&Ke.matches?t.hold=s.seconds:i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&
(t.hold=Jf),ls(e,t,r)}function jt(e){let t=Wt.get(e);t?.frame&&(cancelAnimationFrame(t.frame),t.frame=0,ya(e,!1),!(t.at<
t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute("data-playing")},Xf))}function ya(e,t){
y(e,"[data-play]").textContent=t?"Pause":"Play"}function id(e){Bn=rs[(rs.indexOf(Bn)+1)%rs.length]??1;for(let t of x(e,"\
[data-speed]"))t.textContent=`${Bn}×`}function ad(e,t){let n=Zt(e);n&&(jt(e),Math.abs(t)>1?Un(e,t<0?0:n.moments.length):
t<0||Ke.matches?Ea(e,t):xa(e,Math.floor(n.at)+1))}function Ea(e,t){let n=Zt(e)?.at??0;Un(e,t<0?Math.ceil(n)-1:Math.floor(
n)+1)}function Un(e,t){let n=Zt(e);n&&(L(e,".playing .predict")?.remove(),ls(e,n,Math.max(0,Math.min(n.moments.length,t))))}
function Sa(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-mode="all"]')}function ls(e,t,n){let{moments:o,
cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===n,f=(u?l?.end:o[c-1]?.end)??0,d=!!Sa(e,t)&&
n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute("data-guessing",d),y(e,"[data-scrub]",HTMLInputElement).
value=String(n);let h=cd(o,n);if(h){let p=d&&i?h.beat.cells.indexOf(i):-1;r?.show(h.beat,h.at,p)}let g=`${c} ${u}`;if(g===
t.painted&&n>0)return;t.painted=g;for(let[p,b]of s.entries())b.toggleAttribute("data-ahead",p>=f),b.removeAttribute("dat\
a-asked");Aa(e,l,f,s.length);let m=l&&ld(t,l);if(!m){Sn(e),_n(e,null);return}We(m,{withoutResult:!u||m.hasAttribute("dat\
a-ahead")}),!r&&(t.frame&&m.scrollIntoView({block:"nearest"}),_n(e,m))}function cd(e,t){let n=Math.max(0,Math.ceil(t)-1),
o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.place+t-n};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{
beat:s.beat,at:s.place+1};let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0}:null}function ld({cells:e},{beat:t,
place:n,end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.
slice(r,a?i:s+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(Kt(f)));return l[u.indexOf(
Math.max(...u))]??e[o-1]}function Aa(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${Math.max(1,n)}\
 of ${o}`:"";y(e,".play output").textContent=r,y(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function ud(e,t){jt(
e);let n=t.asked;if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("d\
ata-asked",!0),Aa(e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),We(n,{withoutResult:!0}),t.stage||_n(e,n);let o=document.
createElement("div");o.className="predict",o.setAttribute("role","group"),o.setAttribute("aria-label","Predict, then see");
let s=document.createElement("p"),r=document.createElement("b");r.textContent="Predict, then see. ",s.append(r,"Which nu\
mber comes where the question mark is?");let i=document.createElement("div");i.className="choices",i.append(...fd(n,t.cells).
map(a=>{let c=document.createElement("button");return c.type="button",c.dataset.choice=a,c.textContent=a,c})),o.append(s,
i),y(e,".play").after(o)}function fd(e,t){let n=e.closest("figure"),o=t.filter(r=>r.closest("figure")===n).reverse(),s=new Map;
for(let r of[e,...o,...t])s.size<is&&s.set(r.textContent??"",Kt(r));return[...s].sort(([,r],[,i])=>r-i).map(([r])=>r)}function dd(e,t){
let n=Wt.get(e),o=n?.asked;if(!n||!o)return;let s=o.textContent??"",r=t.dataset.choice===s;e.dataset.predicted=String(r);
let i=y(e,".playing .predict");for(let c of x(i,"button",HTMLButtonElement))c.disabled=!0,(c===t||c.dataset.choice===s)&&
(c.dataset.right=String(c.dataset.choice===s));ls(e,n,n.asks+1),We(o);let a=document.createElement("p");a.setAttribute("\
role","status"),a.textContent=r?"Right. Play goes on.":`It is ${s}; the line above shows why. Play goes on.`,i.append(a),
y(e,"[data-play]").focus({preventScroll:!0})}function jn(e){let t=e.closest("[data-step]");return t instanceof HTMLElement?
t:null}var ma,Gf,Kf,Yf,Jf,Xf,rs,Qf,is,Wt,Ke,Bn,Zf,us=M(()=>{"use strict";w();Lo();Q();fe();Ci();fa();pa();ma=`.step-resu\
lts ${Ie}`,Gf=20,Kf=60,Yf=.6,Jf=.5,Xf=2500,rs=[1,2,.5],Qf=2,is=4,Wt=new WeakMap,Ke=matchMedia("(prefers-reduced-motion: \
reduce)"),Bn=1;Zf=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&Zt(t)},
{rootMargin:"600px"})});var fs={};io(fs,{previewEdits:()=>hd});function hd(e,t,n){let o=Rn(),{steps:s,known:r}=o.solve(Ln(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=x(e,":scope > [data-step]:not([hidden])").filter(Ma),
c=a.flatMap(l=>x(l,"figure[data-table]").filter(Ma));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&md(l,f,pd(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),ba(l)}function Ma(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-va&&t<innerHeight+va}function pd({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function md(e,t,n){let o=x(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of Yt(t,
n).entries()){let c=o[s];if(!c)continue;let l=tt(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
Oa(c,"data-value",i===l&&!u?null:i),Oa(c,"data-level",a?String(a):null)}}function Oa(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var va,ds=M(()=>{"use strict";w();Q();ze();he();us();Jo();Ct();va=100});function ka(e,t,n){let o=bd(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(xd).find(s=>s)??
Ed(o,n)}function bd(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.tables).
flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&Na(a.variant)===Na(s))||!i||!r?.length)
return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(g=>g.map(m=>Nn(m,e.
values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],...h}]}).
filter(({before:o,after:s})=>[...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>wd).reverse()}
function Na({rows:e,columns:t}){return JSON.stringify([e,t])}function xd({title:e,shade:t,rows:n,columns:o,before:s,after:r}){
let i=o.length;if(t!=="weights"||new Set(o).size<Math.max(2,i))return null;for(let[a,c]of n.entries()){let[l,u]=[s,r].map(
p=>yd(p.slice(a*i,(a+1)*i)));if(l===void 0||u===void 0||l<0||u<0||l===u)continue;let f=[...o.keys()].filter(p=>p!==l&&p!==
u),d=[l,u,...f].slice(0,gd).sort((p,b)=>p-b),[h,g]=[o[l]??"",o[u]??""];return{text:`Without this step, which number of ${c?
`“${e}”, row ${c},`:`“${e}”`} is the largest?`,choices:d.map(p=>o[p]??""),right:g,outcome:`The largest is ${g}; \
with this step it is ${h}.`}}return null}function yd(e){let t=Math.max(...e);return e.filter(o=>t-o<La).length===1?e.indexOf(
t):-1}function Ed(e,t){let n=e.find(Sd);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.
abs),l=c.indexOf(Math.max(...c)),[u=0,f=0]=[i[l],a[l]],d=r.length,h=[s[Math.floor(l/d)],r[l%d]],g=[o,...h].filter(Boolean).
join(", "),m=Ra(u,f)?f>u?Ta:$a:hs;return{text:`“${g}” is ${t(u)}. What becomes of it without this step?`,choices:[Ta,
$a,hs],right:m,outcome:`${m}: ${t(f)}${m===hs?"":` instead of ${t(u)}`}.`}}function Sd({before:e,after:t}){return e.some(
(n,o)=>Ra(n,t[o]??Number.NaN))}function Ra(e,t){return Math.abs(e-t)>La*Math.max(1,Math.abs(e))}var Ta,$a,hs,gd,La,wd,Ca=M(
()=>{"use strict";w();Ko();[Ta,$a,hs]=["It becomes larger","It becomes smaller","It stays the same"],gd=4,La=1e-9,wd=1e-6});var ps={};io(ps,{askRemoval:()=>Ad});function Ad(e,t,n,o){let s=ka(t,e.dataset.step??"",u=>tt(Tt(u)));if(!s)return null;
let r=document.createElement("div");r.className="predict",r.setAttribute("role","group"),r.setAttribute("aria-label","Pr\
edict, then see");let i=document.createElement("p"),a=document.createElement("b");a.textContent="Predict, then see. ",i.
append(a,s.text);let c=document.createElement("div");return c.className="choices",c.append(...s.choices.map(u=>_a(u,()=>l(
u)))),r.append(i,c),y(e,".sheet-head").after(r),e.toggleAttribute("data-supposing",!0),y(c,"button").focus({preventScroll:!0}),
r;function l(u){for(let h of x(c,"button",HTMLButtonElement)){let g=h.textContent??"";h.disabled=!0,(g===u||g===s?.right)&&
(h.dataset.right=String(g===s?.right))}let f=document.createElement("p");f.setAttribute("role","status"),f.textContent=`${u===
s?.right?"Right. ":""}${s?.outcome}`;let d=_a("Put the step back",o);r.append(f,d),d.focus({preventScroll:!0}),e.removeAttribute(
"data-supposing"),n()}}function _a(e,t){let n=document.createElement("button");return n.type="button",n.textContent=e,n.
addEventListener("click",t),n}var ms=M(()=>{"use strict";w();Q();he();Ct();Ca()});function Kn(e,t){return e==="scale"?t.trim()!==""&&Number(t)>=Ka.min&&Number(t)<=Ka.max:e==="controls"||e==="caption"?Ld[e].
includes(t):CSS.supports("color",t)}var Ka,Ld,Ya=M(()=>{"use strict";w();Ka={min:.5,max:4},Ld={controls:["none","some","\
all"],caption:["none","title","all"]}});function Xa(e){let t=Ja.then(kd).then(e);return Ja=t.catch(()=>{}),t}function kd(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var Ja,Qa=M(()=>{"use strict";w();Ja=Promise.
resolve()});function ec(e){return{"HTML frame":nc(e),"Web component":Rd(e),Markdown:oc(e),Quarto:Cd(e),LaTeX:_d(e)}}function nc({title:e,
embed:t}){return`<iframe src="${Yn(t)}" title="${Yn(e)}" width="${Za.width}" height="${Za.height}" loading="lazy" allowf\
ullscreen style="border: 0; max-width: 100%"></iframe>`}function Rd({server:e,attributes:t}){let n=Object.entries({server:e,
...t}).map(([o,s])=>s===""?o:`${o}="${Yn(s)}"`);return`<script src="${Yn(new URL("pointer-view.js",e).href)}" defer><\/sc\
ript>
<pointer-view ${n.join(" ")}></pointer-view>`}function oc({title:e,embed:t,picture:n}){return`[![${Id(e)}](<${tc(n)}>)](\
<${tc(t)}>)`}function Cd(e){return['::: {.content-visible when-format="html"}',"```{=html}",nc(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',oc(e),":::"].join(`
`)}function _d({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${s}`,
"\\begin{figure}","  \\centering",`  \\href{${Pd(o)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Bd(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function Yn(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Id(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function tc(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Pd(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Bd(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(jd,"")].flatMap(n=>[...Dd[n]??Ud(n)]).map(n=>Fd[n]??qd(n)).join("")}function Ud(e){
return Wd.test(e)?e.normalize("NFD").slice(0,1):e}function qd(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Hd.test(e)?e:"?"}var Za,
Fd,Hd,Dd,Wd,jd,sc=M(()=>{"use strict";w();Za={width:960,height:540};Fd={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Hd=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Dd={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Wd=/[ąęįųĄĘĮŲ]/,jd=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function ic(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return zd(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[rc("Title",n),rc("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function zd(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function rc(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,Vd(n)),o.buffer}function Vd(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var ac=M(()=>{"use strict";w()});function lc({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:Jn("Link"),embed:Jn("Embed"),json:Jn("JSON"),offline:Jn("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=Ye("JSON",()=>cc(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Yd(()=>{let{
link:p,embed:b}=t(),S=b?n():null;return{...p&&{Address:p},...S&&ec(S)}}),f=()=>{let p=t();for(let b of Object.keys(a)){let S=p[b];
a[b].hidden=S===null,S!==null&&(a[b].href=S)}c.hidden=p.json!==null,u.hidden=p.link===null&&p.embed===null,l.hidden=Vt.answers};
for(let p of["pointerenter","focusin"])i.addEventListener(p,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...Gd.map(p=>{let b=p===Kd;return new Option(`${p}×`,String(p),b,b)}));let h=async p=>{
let{address:b,meta:S}=await o(p,Number(d.value)),$=S.origin??t().embed??location.href;uc(ic(b,p,{title:S.title,origin:$}),
`${e()}.${p}`)},g=()=>cc(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),m=document.createElement("span");return m.
append(Ye("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,m,Ye("SVG",()=>h("svg")),Ye("CSV",g),a.json,c,a.offline,u,l),
f(),i}function Yd(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>Ye(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await Jd(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function Jd(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function Jn(e){let t=document.createElement("a");return t.textContent=e,t}function Ye(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function cc(e,t,n){uc(new Blob(
[e],{type:n}),t)}function uc(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Gd,Kd,fc=M(()=>{"use strict";w();St();sc();ac();Gd=[1,2,4],Kd=2});function Ac({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<dc.width||i.height<dc.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?ih(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...mc(l,c)}};let u=ch(ah(e,l),c),f={...u,...mc(u,c),...uh(e,u,c),...hh(u,c)};
return{data:xh(e,u,c.height),layout:f}}function ih(e,t){return vc(e,t)}function vc(e,t){if(!pc(e)||!pc(t))return t;let n={
...e};for(let[o,s]of Object.entries(t))n[o]=vc(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}
function pc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Mc(e,t){return Object.entries(e).filter(([
o])=>t.test(o))}function Oc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Tc(e){return Mc(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function $c(e,t){return e[t]}function ah(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,s=Array.isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==
-90||n.tickvals||!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function ch(e,{width:t,isTiny:n,
scale:o}){let{xaxis:s,yaxis:r,meta:i}=e,a=s?.ticktext;if(!s||s.tickangle!==-90||!a||a.length<=te)return e;let c={...s,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((m,p)=>Xn(
m,p,1/0)),g=a.map((m,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:g},yaxis:{...r,ticktext:h}}}let[u,f]=s.domain??[0,
1],d=(f-u)*(t-(n?bc:wc))/a.length;for(let h of[1,gc]){let g=a.map((p,b)=>lh(Xn(p,b,1/0),d/h));if(g.includes(""))continue;
let m={...s.tickfont,size:h*o*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:g,...h<1&&{tickfont:m}}}}return e}
function lh(e,t){let n=Math.floor(t/Bt)-1,o=[];for(let s of e.split(" ")){let r=o.at(-1);if(s.length>n)return"";r!==void 0&&
r.length+1+s.length<=n?o[o.length-1]=`${r} ${s}`:o.push(s)}return o.length<=Qd?o.join("<br>"):""}function uh(e,t,{width:n,
height:o,isTiny:s,scale:r}){let i=fh(e,t),a=Math.max(...i.map(b=>b.length*Bt+nh)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ft>o/(s?4:3),u=i.length>0&&!l,f=dh(t,o,r),h=((f.annotations?.find(({font:b})=>b?.size)?.font?.size??
0)/r||ft)*Ec+2,g=Math.min(t.margin?.t??8,u?c*ft+4:t.annotations?.length?h:8),m=Sc.some(b=>$c(t,b)?.colorbar?.orientation===
"h"),p=!t.margin||m&&!s;return{...l&&{showlegend:!1},...!p&&{margin:{...t.margin,t:Math.ceil(g*r)}},...f}}function fh(e,t){
if(t.showlegend===!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.
values()]:[]}function dh(e,t,n){let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=o.
filter(r);if(!i.length)return{};let a=Tc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=s.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ft)/Ec);if(u>=l)return{};let f=Math.max(rh,u*
n);return{annotations:o.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function hh(e,{height:t,isTiny:n}){let o=Math.floor(
t/3/Bt),s=t-Nc(e,1/0,o)-xc,r={};for(let i of Sc){let a=$c(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=ph(e,i,a,s))}return r}
function ph(e,t,n,o){let s=n.colorbar??{};if(o>=Xd||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],
i=s.tickvals??r?.colorbar?.tickvals,a=(s.len??1)*o;if(!i){let f=Math.max(te,Math.floor(a/ft/1.5));return{...n,colorbar:{
...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ft)&&u.push(f)}return{...n,colorbar:{...s,tickvals:u}}}function mc(e,t){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=s?Math.floor(o/3/Bt):1/0,l=Nc(e,a,c),u=s?l?xc:yc:0,f=Math.max(o-l-(r?2*ft:u),ft),d=r?n-bc:Math.max(n-wc,60);
return Object.fromEntries(Mc(e,/^[xy]axis/).map(([h,g])=>{let m=h.startsWith("x"),p=s&&m?wh(g,e,f):g,[b,S]=p.domain??[0,
1],$=(S-b)*(m?d:f),G=e.template.layout.font.size*t.scale,J=mh(p,m,$,G,t),C=e.meta.priority?.[h];return[h,gh(J,{isX:m,length:$,
fontSize:G,upright:c,priority:C},t)]}))}function mh(e,t,n,o,{isTiny:s,isFixed:r}){let i=e.title?.text??"";if(!s)return r&&
!t&&i.length*Bt>oh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>sh)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(Bt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:o-2},text:u}}}function gh(e,{isX:t,length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?bh(e,t,
n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*Bt>n-Bt)return{...e,tickfont:{size:.75*o}};if(h<=
te&&(t||!c||n>=ft))return e;let m=!t&&c&&n/h<ft&&n/h>=hc,p=Math.floor(n/(m?hc:ft)),b=h<=te?[h-1]:yh(h,p,r),S=t&&e.tickangle!==
0?s:1/0,$=Lc(f,u?a:1/0,S);return{...e,...m&&{tickfont:{...e.tickfont,size:gc*o}},tickvals:b.map(G=>d[G]??G),ticktext:b.map(
G=>$[G]??"")}}function wh(e,t,n){let[o]=Oc(t,e.anchor)?.domain??[0,1],s=Tc(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=
o),-1/0),i=(o-r)*n;return e.side==="top"||i>2.4*ft?e:{...e,title:{},...i<.9*ft&&{showticklabels:!1}}}function bh(e,t,n,{
isTiny:o,isNarrow:s}){let r=Math.max(te,Math.floor(n/(t?th:ft*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/
r);return{...e,tickvals:e.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.
max(te,Math.floor(n/eh))};let c=s&&t&&e.nticks&&!o?te:r,l=Math.min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:
e}function xh(e,t,n){return e.map(o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let s=Oc(t,o.yaxis),[r,i]=s?.domain??
[0,1],a=s?.ticktext?.length;return a===void 0?o:(i-r)*(n-yc)<a*ft?{...o,texttemplate:""}:o})}function yh(e,t,n){let o=[...Array(
e).keys()];if(e<=t)return o;let s=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[
...o].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function Nc({xaxis:e},t,n){
let o=e?.tickangle===0?[]:e?.ticktext??[],s=Lc(o,t,n).map(r=>r.length);return Math.max(0,...s)*Zd}function Lc(e,t,n){return e.
map((r,i)=>Eh(r,i,t,n)).every((r,i)=>r===e[i])?e:e.map((r,i)=>Xn(r,i,n,t))}function Eh(e,t,n,o){return n===1/0&&e.length<=
o?e:Xn(e,t,o,n)}function Xn(e,t,n,o=1/0){let s=o<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",
c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?14:1/0,d=Math.min(s?Math.max(5,Math.floor(o/48)):f,n),h=l.length>d&&!l.includes(
"&")?`${l.slice(0,d-1)}…`:l;return i+(u?`${t+1} ${h}`:h)+c}var dc,Xd,te,ft,Bt,hc,gc,Qd,Zd,th,eh,wc,bc,xc,yc,nh,oh,sh,rh,
Ec,Sc,kc=M(()=>{"use strict";w();dc={width:420,height:200},Xd=300,te=2,ft=20,Bt=8,hc=13,gc=.75,Qd=3,Zd=7.5,th=44,eh=18,wc=
240,bc=90,xc=56,yc=90,nh=48,oh=1.3,sh=.6,rh=9,Ec=1.4,Sc=["coloraxis","coloraxis2"]});function Os(e,t){let n=JSON.stringify(Object.values(e)),o=Ee.get(n)??new Map;Ee.delete(n),Ee.set(n,o);for(let i of Ee.keys()){
if(Ee.size<=Sh)break;Ee.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>Ah(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function Ah(e,t,n,o){let s=As.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);As.set(e,{query:t,views:r}),setTimeout(()=>{As.delete(e),vh(t,r)},0)}async function vh(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Gt(`${o}/figures?${bt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof z&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?Mh(e,l).then(u,f):f(a)}}function Mh({server:e,path:t,query:n,theme:o},s){let r=bt({...n,theme:o});
return Gt(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function Cc(e,t){let n=vs.get(e),o=n??(e.startsWith("#")?
Oh(e.slice(1)):Th(e));n||(vs.set(e,o),o.catch(()=>vs.delete(e)));let s=await o;if(ct(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=Rc(i),c=new Map;for(let d of Object.values(r))Rc(d).forEach((h,g)=>{c.set(h,a[g]??h)});
let{data:l,layout:u}=Ms({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function Rc(e){return e.layout.colorway}function Ms(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>Ms(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,Ms(s,
t)])):t.get(e)??e}async function Oh(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function Th(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new z(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function Se(e,{server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=bt({...i&&e!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var Sh,Ee,As,vs,_c=M(()=>{"use strict";w();St();yn();Sh=12,
Ee=new Map,As=new Map;vs=new Map});function Pc({x:e,y:t,xaxis:n,yaxis:o},s){let r=[Ic(n,e,s),Ic(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function Ic(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function Fc(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild($h()),{_fullLayout:s}=e;
if(!s)return;let r=t.flatMap(i=>n.map(a=>Nh(s,s[i],a)));o.replaceChildren(...r.filter(i=>i!==null))}function $h(){let e=document.
createElement("div");return e.className="view-marks",e}function Nh(e,t,n){if(!t?._length)return null;let o=t._id.startsWith(
"x"),s=e[`${o?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[o?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!s?._length)return null;let[c,l]=o?[t._offset+i,s._offset]:[s._offset,t._offset+
i],[u,f]=o?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var Hc=M(()=>{"use strict";w()});function Wc(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function jc(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function Bc(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function Uc(e,t){return e.map(o=>{let{name:s,title:r,values:i}=o,a=qc(o)[i.indexOf(t[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function qc({values:e,labels:t}){return t??e}function Dc(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Ts(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var Qn,zc=M(()=>{"use strict";w();Qn=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=qc(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Dc(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),Dc("Open",n)}#a({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=Ts(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=Ts("‹",()=>i(-1)),l=Ts("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function Zn(e){return window.Plotly?Promise.resolve(window.Plotly):($s??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${Vc}`,e).href:new URL(`../${Vc}`,E).href;let s=()=>{$s=void 0,o.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.Plotly?
t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),$s)}async function Gc(e,t,n){let{width:o,height:s}=e.
layout;return(await Zn()).toImage(e,{format:t,width:o,height:s,...t==="png"&&{scale:n}})}var Vc,$s,Kc=M(()=>{"use strict";
w();Vc="vendor/plotly/plotly-traces-4.1.1.min.js"});var Uh={};function Xc(e){return e instanceof z&&e.status===0}function jh(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=Dh,e}function Bh(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let s=o,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&
r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:s]});return Object.fromEntries(t)}var ks,Rs,Lh,Qc,kh,Yc,Ns,Rh,
Ch,_h,Ih,Jc,Ph,Fh,Hh,Dh,Wh,Ae,Ls,Cs,Zc=M(()=>{"use strict";w();St();Ya();Qa();fc();yn();kc();_c();Hc();zc();Kc();Mo();To();
ks={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventions",
against:"against"},Rs=["inputs","removed"],Lh=new Set(["server","source","model","lesson","view","theme","reads",...Rs,...Object.
keys(ks)]),Qc=["scale","accent","controls","caption"],kh=new Set([...Qc,"fill"]),Yc="pointer-view:hover",Ns=matchMedia("\
(prefers-color-scheme: dark)"),Rh={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},Ch=120,_h=[["short",576,
0],["low",352,0],["tight",288,352]],Ih="400px 0px",Jc=660,Ph="[data-answer]:not(pointer-view *)",Fh=/^(\w+):(\d+)$/,Hh="\
The server draws this chart, and it does not answer.",Dh="The answer above is computed in this browser.",Wh="Type visits\
, or add a place, to see what the model answers.",Ae=null,Ls=null,Cs=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#a="";#f=[];#l=!1;#g=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#C()},{rootMargin:Ih});#w=new ResizeObserver(()=>requestAnimationFrame(()=>this.#N()));#d=new MutationObserver(
t=>this.#X(t.map(({attributeName:n})=>n??"")));#b=t=>this.getAttribute(t);#h=()=>{if(!this.#n||!this.#t){this.#y();return}
this.#O(this.#A),this.#m()};#k=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#R=({type:t})=>this.#ot(t==="beforeprint");connectedCallback(){
this.#e??=this.#H(),this.#P(),document.addEventListener("pointerscope:theme",this.#h),document.addEventListener(Yc,this.#k),
Ns.addEventListener("change",this.#h);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#R);this.#w.
observe(this),this.#d.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#g.observe(this):this.#l=!0,this.#y()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#h),document.removeEventListener(Yc,this.#k),Ns.removeEventListener(
"change",this.#h);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#R);this.#w.disconnect(),this.#d.
disconnect(),this.#g.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#f.join()&&(this.#f=t,this.#U())}get chosen(){
return this.#t?this.#E:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+xn(this.#t)+n)}get#c(){return this.#e??=this.#H(),this.#e}#C(){this.#l=!0,this.#g.disconnect(),this.#y()}#X(t){
t.some(o=>kh.has(o))&&(this.#P(),this.#m()),t.includes("beat")&&this.#_();let n=t.filter(o=>Lh.has(o)&&!this.#Q(o));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#C():n.length?this.#y():this.#x.some(({name:o})=>t.includes(o))?this.#L()&&
this.#m():t.includes(this.#a)&&this.#y()}#Q(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#h(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#_(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#x(){return this.#t?Mt(this.#t).choices??[]:[]}#y(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#tt()}))}get#M(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:zt.href}get#I(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?Ns.matches?"dark":"light":(t??this.#I)==="dark"?"dark":"light"}get#v(){let t=this.getAttribute("scale");return t!==
null&&Kn("scale",t)?Number(t):1}#P(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#v)):this.style.removeProperty("--scale"),t&&Kn("accent",t)?this.style.setProperty("--accent",t):this.
style.removeProperty("--accent")}get#F(){if(this.hasAttribute("lesson")){let n=Rs.map(o=>[o,this.getAttribute(o)]);return{
needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let t=Object.entries(ks).map(([n,o])=>[o,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){
let{needsHistory:t,query:n}=this.#F;this.#o+=1;let o=this.#o,s=this.getAttribute("source"),r=this.getAttribute("view")??
"",i=this.#M&&r&&(!t||n.visits||n.record);if(!s&&!i){this.#T(Wh);return}if(!this.#l){this.#T("");return}let a=this.#A;this.#O(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#S,path:this.#M,query:n,theme:a},l=this.hasAttribute("se\
rver")?this.#S:"",[u]=await Promise.all([s?Cc(s,a):this.#et(c,r),s?null:r===bn?import("./network-drawing.js"):Zn(l)]),f=ct(
u),d=f?await import("./network-drawing.js"):null;f||await Zn(l),await Xa(()=>{o===this.#o&&(this.#st(d?.NetworkDrawing??
null,Mt(u).title),this.#t=f?u:structuredClone(u),this.#it(this.#t),this.#nt({...c,theme:"light"},r))})}catch(c){o===this.#o&&
this.#W(c)}finally{o===this.#o&&this.removeAttribute("aria-busy")}}async#et(t,n){let o=n===bn?this.#n:null,s=this.getAttribute(
"model")??"",r=await o?.compute(t,s,{isSilent:!1});if(r)return r;try{return await Os(t,n)}catch(i){if(!Xc(i))throw i;let a=await o?.
compute(t,s,{isSilent:!0});if(!a)throw i;return a}}#O(t){this.#I!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,n){
if(!this.#t||ct(this.#t))return;let{template:o,meta:s}=this.#t.layout,r=s.templates?.light;Ae??=r??(this.#A==="light"?o:
null),!(Ae||this.hasAttribute("source"))&&(Ls??=Os(t,n),Ls.then(i=>{ct(i)||(Ae??=i.layout.template)}).catch(()=>{Ls=null}))}#ot(t){
if(this.#i=t,!this.#t||!this.#s)return;let n=Ae??this.#n;this.#O(t&&n?"light":this.#A),this.#m(),t||requestAnimationFrame(
()=>this.#m())}#H(){let t=document.createElement("summary");t.textContent="Numbers";let n={title:this.#p("h3","view-titl\
e"),caption:this.#p("p","view-caption"),choices:this.#p("div","view-choices"),summary:this.#p("p","view-summary"),failure:this.#p(
"p","view-failure"),trust:this.#p("p","view-trust"),plot:this.#p("div","view-plot"),details:this.#p("details","view-tabl\
e"),exports:lc({name:()=>this.#G,links:()=>this.#mt(),view:()=>this.#t&&this.#gt(this.#t),picture:(s,r)=>this.#ht(s,r),csv:()=>gr(
this.#V()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),
n.plot.role="img",n.details.append(t),n.details.addEventListener("toggle",()=>this.#z());let o=new Qn(n.choices,{selected:()=>this.#E,
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
t}#W(t){this.#T("");let{failure:n}=this.#c,o=Xc(t)&&document.querySelector(Ph)!==null,s=o?Hh:an(t);if(n.replaceChildren(
s),o&&n.append(" ",jh()),n.hidden=!1,this.#u("failed",{message:s}),!(t instanceof z)||![0,503].includes(t.status))return;
let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("click",()=>this.#y()),
n.append(" ",r)}#it(t){let{title:n,caption:o,controls:s}=this.#c,r=Mt(t);n.textContent=r.title,n.hidden=!1,o.textContent=
r.caption,this.#at(r.trust),this.toggleAttribute("data-network",ct(t)),this.#D(!1),s.offer(r,ct(t)?[]:t.data,!this.hasAttribute(
"fill")),this.#L()&&this.#m()}#at(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.hasAttribute("source")||
!Vt.answers)return;let o=document.createElement("a"),s=encodeURIComponent(this.getAttribute("model")??"");o.href=new URL(
`insights/${s}#view-${t.view}`,this.#S).href,o.textContent="Which explanation to believe",n.append(" ",o)}#m(){if(!this.#t)
return;let{plot:t}=this.#c,n=this.#i,o=this.#$(xn(this.#t)),s=n?Math.min(o.width||Jc,Jc):o.width;if(!s)return;ct(this.#t)?
(t.style.height=`${o.height}px`,this.#n?.draw(this.#t)):(t.style.height=o.isFixed?`${o.height}px`:"",this.#ct(t,this.#t,
{...o,width:s}));let r=!this.dataset.drawn;this.#s=`${s}×${o.height}`,this.dataset.drawn="true",r&&this.hasAttribute("b\
eat")&&this.#_(),this.#U(),this.#u("drawn",{})}#ct(t,{data:n,layout:o},s){let r=this.#i,i=r&&Ae?{...o,template:Ae}:o,a=this.#j(
{data:n,layout:i},s);window.Plotly?.react(t,a.data,r?{...a.layout,width:s.width}:a.layout,Rh),t.dataset.listening||this.#lt(
t)}#j({data:t,layout:n},{width:o,height:s,isFixed:r}){let i="rgba(0, 0, 0, 0)",a=this.#v,{font:c,hoverlabel:l}=n.template.
layout,u=c.size*a,f=Ac({data:t,layout:Bh(n)},{width:o,height:s,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,
font:{...l.font,size:u}}};return{data:f.data,layout:{...f.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#lt(t){
t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[
,o,s]=Fh.exec(String([n.customdata].flat()[0]))??[];o&&this.#u("select",{table:o,row:Number(s)})}),t.on("plotly_hover",({
points:[n]})=>{n&&this.#u("hover",{visits:Pc(n,this.#B)})}),t.on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#B(){
return this.#t?Mt(this.#t).visit_axes??[]:[]}#u(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#U(){
!this.#t||!this.#s||(this.#n?this.#n.mark(this.#f):Fc(this.#c.plot,this.#B,this.#f))}#$(t){let{plot:n}=this.#c,o=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:o,height:t,isFixed:!1};this.#ut();let{above:s,below:r}=this.#q();this.style.setProperty(
"--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),Ch);return{width:o,height:i,isFixed:!0}}#ut(){
let[t,n]=[this.offsetWidth/this.#v,this.offsetHeight/this.#v],o=_h.filter(([,s,r])=>n<s||t<r).map(([s])=>s).join(" ");this.
dataset.room!==o&&(this.dataset.room=o)}#q(){let{plot:t,details:n,exports:o}=this.#c,s=this.getBoundingClientRect(),r=s.
height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.
map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-s.top)/r,below:a/r}}#ft(t){
if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&
(n.open=n===t);requestAnimationFrame(()=>this.#N())}#N(){if(!this.#t)return;let{width:t,height:n}=this.#$(xn(this.#t));t&&
this.#s!==`${t}×${n}`&&this.#m()}#dt(t,n){this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#L(){let t=this.#t;if(!t)
return!1;let n=this.hasAttribute("lenient")?null:jc(this.#x,this.#b);if(n)return this.#W(new Error(n.message)),this.#a=n.
name,!1;let o=Mt(t),s="";if(this.#x.length&&!ct(t)){let r=this.#E;this.#c.controls.show(r);for(let a of t.data)a.meta&&(a.
visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));dr(t,r);let{summaries:i}=o;i&&(o.summary=i.texts[Bc(this.#x,i.by,
r)]??""),s=`: ${Uc(this.#x,r)}`}return this.#c.summary.textContent=o.summary??"",this.#c.plot.setAttribute("aria-label",
`${o.title}${s}. ${o.summary??""}`),this.#z(),!0}get#E(){return Wc(this.#x,this.#b)}#z(){let{details:t}=this.#c;if(!t.open||
!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),
n.setAttribute("aria-label",`Numbers: ${Mt(this.#t).title}`),n.append(...this.#V().map(En)),t.querySelector(".table-fram\
e")?.remove(),t.append(n)}#V(){return this.#t?mr(this.#t,this.#E):[]}async#ht(t,n){let o=this.#t;if(!o)throw new Error("\
There is no figure to save yet.");return{address:ct(o)?await this.#n?.address(t,n)??"":await Gc(this.#pt(o),t,n),meta:Mt(
o)}}#pt(t){let{data:n,layout:o}=structuredClone(t),s=this.#$(o.height),{paper_bgcolor:r,plot_bgcolor:i}=o.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#j({data:n,layout:o},s),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:s.width,...l}}}get#G(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#S,path:this.#M,view:this.getAttribute("vie\
w")??"",values:{...this.#F.query,...this.#E}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Qc.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(o)&&Kn(o,s??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#mt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Vt.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#K;return{link:n,embed:Se(
"embed",this.#J(s)),json:Se("json",s),offline:Se("offline",s)}}#J(t){let{controls:n,...o}=this.#Y,s={...t.values,...o,...n&&
n!=="some"&&{controls:n}};return{...t,values:s}}#gt(t){let n=this.#K,{title:o,summary:s=""}=Mt(t),r=["model","lesson","v\
iew","reads",...Rs,...Object.keys(ks)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#E,...l&&{theme:l},...c},
f=this.#J(n);return{title:o,caption:s,name:this.#G,server:n.server,embed:Se("embed",f),picture:Se("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",Cs)});w();w();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
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
g()}))})})();w();St();Lo();Q();w();w();var ko={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,
f:70,h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},ru="input, select, textarea, [contenteditable], dialog[ope\
n]",iu="a[href], button, summary, [role=button]",au=".table-frame";function Sr({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;
window.addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),
!(!o||!t()||!Er(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{
Er(r)&&s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function Er({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn(ko,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(ru)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(iu))return!1;let a=t.closest(au);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var cu=1e5,lu=100,Ar=2e4,uu=8,fu=1e3;function vr({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let g of a?
["*"]:i)r.postMessage(h,g)},f=(h,g)=>u({pointerscope:h,...g});r!==window&&Sr({send:h=>{f("key",h);let g={method:"trigger\
Key",args:[ko[h.key]]};l||u(JSON.stringify(g))},isInDeck:()=>l,keeps:s});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:g,data:m})=>{h!==r||!(a||i.includes(g))||(m?.pointerscope==="set"&&(n(du(m.state)),d()),m?.pointerscope===
"mark"&&o(hu(m.visits)),m?.pointerscope==="deck"&&(l=!0),m?.pointerscope==="ask"&&(c="",d()))}),(h,g)=>h==="state"?d():f(
h,g)}function du(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,lu)){let s=o===null?null:pu(o);(s===null||s!==void 0&&s.length<=cu)&&(t[n]=s)}return t}function hu(e){return(Array.
isArray(e)?e.slice(0,fu):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function pu(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Mr(e,uu)<=Ar?JSON.stringify(e):void 0}function Mr(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=Mr(o,t-1),n>Ar)return Number.POSITIVE_INFINITY;
return n}w();St();Q();Ct();var An=0;function Or(e,t,n){e.addEventListener("submit",o=>{let s=U(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),mu(s,t,n))})}async function mu(e,t,n){An+=1;let o=An,s=e.dataset.exercise??"",r=x(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await Gt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:wu(e)},lang:n})}),a=i.find(c=>c.id===s);o===An&&a&&bu(e,a.marked,r)}catch(i){if(!(i instanceof z))throw i;if(o!==An)
return;y(e,"[data-marked]").textContent=i.message,y(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)gu(e,r,a)?.setAttribute("aria-invalid","true")}}function gu(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||s===void 0?t[0]:Tr(e)[Number(o)]?.[Number(s)]}function Tr(e){return x(e,"tbody tr").map(t=>x(t,"input",
HTMLInputElement))}function wu(e){if(e.querySelector("input[type=radio]"))return x(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=Tr(e);return t.length?t.map(n=>n.map(o=>o.value)):y(e,"input",HTMLInputElement).value}function bu(e,{right:t,
all_right:n,computed:o},s){let r=t.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=y(
e,"[data-marked]"),a=y(e,"[data-because]");if(i.replaceChildren(xu(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${yu(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function xu(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function yu(e,t){
if(typeof e=="string")return e;let n=o=>tt(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join(";\
 ")}w();Q();Ct();var Eu=8,Su=4;function $r(e){e.addEventListener("pointerdown",t=>{let n=U(t);n instanceof HTMLInputElement&&
n.inputMode==="decimal"&&Ro(t,n.value,s=>je(e,n.name,s))})}function Ro(e,t,n){let o=Number(Ce(t));if(e.button!==0||Number.
isNaN(o))return;let s=_o(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||
(a||=Math.abs(d)>=Su,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Co(o,Math.round(d/Eu)*
s);h!==i&&n(h),i=h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();
a&&(addEventListener("click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;
addEventListener("pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",
l,{signal:u})}function je(e,t,n){let o=L(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(
new Event("input",{bubbles:!0})))}function Co(e,t){return tt(String(Number((e+t).toFixed(6))))}function _o(e){let t=(Ce(
e).split(".")[1]??"").length;return t===0?1:10**-Math.min(t,2)}w();Q();function Nr(e){for(let t of x(e,"[data-step]")){let n=new Map(x(t,"figure[data-table]").map(s=>[kr(s.querySelector(
"figcaption math")),s.dataset.table??""]));n.delete("");let o=L(t,".formula");o&&Rr(o,n)}}function Lr(e){e.addEventListener(
"pointerover",t=>{let n=U(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Au(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Au(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of x(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function kr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function Rr(e,t){for(let n of e.children){let o=t.get(kr(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):Rr(n,t)}}w();Q();var vu=["beside","above","below","figure"],Cr={width:960,height:540},Mu=2,Po=.6,Io=.1,Ou=320,Tu=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:Po}],_r=["notes reasons remark switch","notes reasons remark switch formula"],$u=[1,.8,Po],vn=new WeakMap;
function Pr(e,t){let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=L(t,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Cr.width,innerHeight/Cr.height,
Mu),l=Number(o)||Math.max(1,c);e.style.setProperty("--most",String(l)),Nu(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
s)).observe(t),t.addEventListener("click",r=>{let i=U(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&_u(a),i.dataset.
turn&&Hr(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function Fr(e){for(let t of e){vn.delete(t);for(let n of[
"out","layout","paged"])delete t.dataset[n]}}function Nu(e,t,n,o){let s=`${n}×${o}×${t}`;if(vn.get(e)?.frame===s)return;
let r=L(e,"pointer-view"),i=n>o,a=vu.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=Lu(e,a,t,
r)??Ru(e,Math.min(t,1));delete e.dataset.fitting,vn.set(e,{frame:s,arrangement:c}),c.pages&&Hr(e,Number(e.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function Lu(e,t,n,o){delete e.dataset.
paged;for(let{out:s,parts:r,least:i}of Tu){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?
a.scale*(o?.8:1)+Io:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=ku(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return de(e,a),a}return null}function ku(e,t,n,o,s,r){let i=u=>(de(e,{out:t,layout:n,scale:u}),Cu(e));if(!i(o))return null;
let[a,c]=[o,s];for(c-a>Io&&i(c)&&(a=c);c-a>Io;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};
de(e,{out:t,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*Ou));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function Ru(e,t){e.dataset.paged="";let n=$u.map(i=>Math.min(i,t));for(let i of _r){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...Ir(e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return de(e,a),a}let[o,s]=[_r.at(-1)??"",n.at(-1)??Po],r={out:o,layout:"below",scale:s,pages:Ir(e,o,s).pages};return de(
e,r),r}function Ir(e,t,n){de(e,{out:t,layout:"below",scale:n});let o=Fo(e);for(let p of o)p.dataset.turnedTo="";let{rowGap:s,
columnGap:r}=getComputedStyle(y(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=y(e,".shown").getBoundingClientRect(),
l=c.height-y(e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,g=0,m=y(e,".formula").scrollWidth<=c.width+
1;for(let p of o){let{width:b,height:S}=p.getBoundingClientRect();m&&=S<=l&&Wr(p),g&&g+b>c.width&&(d+=h+i,h=0,g=0),u.length&&
d+Math.max(h,S)>l&&(u=[],f.push(u),d=0,h=0,g=0),u.push(p),h=Math.max(h,S),g+=b+a}return{pages:f,isFitting:m}}function Hr(e,t){
let n=vn.get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of Fo(e))
n[o]?.includes(s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;y(e,".pager").hidden=n.length===1,y(e,"[data-turned]").
textContent=`${o+1} of ${n.length}`;for(let s of x(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}
function Fo(e){return x(e,".matrix, .shown > pointer-view")}function de(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.
layout=n,y(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function Cu(e){let t=e.getBoundingClientRect(),
n=y(e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,y(e,".words"),y(e,".shown")].every(Dr)&&n.scrollWidth<=n.clientWidth+1&&[n,...Fo(e)].every(s=>o(s)&&Wr(s))}function Dr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Wr(e){let t=e.querySelector(
":scope > .table-frame");return!t||Dr(t)}function _u(e){let t=document.createElement("dialog");t.className="rest";let n=y(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),y(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...y(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}w();Q();var Iu=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Pu="Write a number, such as 0.5, in every cell.",On=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#w(r.name,r.value),this.#d()}),
t.addEventListener("click",s=>{let r=U(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#h(i,1),"fewer"in r.dataset&&
this.#h(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(It(s),Br(jr(s)));this.#f(),x(this.#e,"\
input, select")[0]?.focus(),this.#d()}),this.#b()}get text(){let t={};for(let n of this.#s){let o=It(n),s=Ur(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(jr(n))&&(t[o]=s)}return Object.keys(t).length?
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
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#o.clear();for(let t of this.#s){let n=Mn(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(It(t),s==="words"?o:s==="matrix"?Fu(n,!!r):o[0]??"")}}#f(){for(let t of this.#s)
for(let n of Mn(t)){let o=this.#g(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#g(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#w(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#d(){this.#b(),this.#n()}#b(){for(let t of this.#s){let n=It(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?Mn(t).filter(c=>Be(c.value)===null):[];for(let c of o?Mn(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),Hu(t,s.length?Pu:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of x(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of x(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#h(t,n){let o=It(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=Ho(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?Ho(l,n):l.map(u=>Ho(u,n))),l!==void 0&&this.#o.set(c,l)}this.#d()}};
function It(e){return e.dataset.input??""}function jr(e){return JSON.parse(e.dataset.default??"null")}function Mn(e){return x(
e,"input, select")}function Fu(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function Ho(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Br(e){return Array.isArray(e)?e.map(Br):String(e)}function Ur(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Be(t);let n=t.map(o=>Ur(e,o));return n.includes(null)?null:n}function Be(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Iu.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function Hu(e,t){let n=y(
e,"[data-failure]");n.textContent=t,n.hidden=!t}w();St();Q();w();St();Q();var Do=null;function Du(){let e=x(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,
pathname:s}=location,r=o+s;if(!t){let a=s.slice(zt.pathname.length),c=L(document,"[data-lesson]");return!c||!new URLSearchParams(
location.search).has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=bt({model:t,
against:JSON.stringify({model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function qr(){let{controller:e}=navigator.
serviceWorker;if(!e)return;let t=n=>e.postMessage(n);Do?.disconnect(),Do=new PerformanceObserver(n=>{let o=n.getEntries().
map(({name:s})=>s);t({addresses:o.filter(s=>!s.includes("?"))})}),Do.observe({type:"resource",buffered:!0}),t({addresses:[],
page:Du()})}async function zr(){if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",qr),await navigator.
serviceWorker.register(new URL("service-worker.js",zt),{updateViaCache:"none"}),qr()}catch{}}function Wo(e=""){let t=["T\
he server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?t:`${t}\
 Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}\
.`}function Vr(){document.readyState==="complete"?zr():addEventListener("load",zr)}var vd=4e3,Fa="This page computes your changes in your browser and hides what only the server can update.",qn=document.getElementById(
"lesson-record")!==null,ye=!1,ws,zn=!1;async function Ha(e,{address:t,files:n,signal:o}){if(xs())return gs(e,{files:n,signal:o});
if(!ye)return Ia(t,o);if(zn)return zn=!1,gs(e,{files:n,signal:o});try{let s=await Ia(t,Gs(o));return bs(""),s}catch(s){if(!(s instanceof
z&&[0,...ao].includes(s.status)))throw s;return bs(Wo(Fa)),gs(e,{files:n,signal:o})}}function xs(){return qn}function Da(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),ws??=Vn(e)},o=setTimeout(n,vd);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function Wa(e){if(!qn&&!ye&&e&&(ws??=Vn(e),await ws),!qn&&
!ye)return null;let{openRecord:t}=await Promise.resolve().then(()=>(ze(),Cn));return t()}async function Vn(e){try{let t=[
Promise.resolve().then(()=>(ze(),Cn)),Promise.resolve().then(()=>(ds(),fs)),Promise.resolve().then(()=>(ms(),ps))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||ye)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...x(o,"head > *, body > *")),ye=!0,zn=co(n),zn&&bs(Wo(Fa)),Vr()}catch{}}async function ja(e,t,n){if(!qn&&!ye)return;
let{previewEdits:o}=await Promise.resolve().then(()=>(ds(),fs));try{o(e,t,n)}catch(s){if(!(s instanceof z))throw s}}function bs(e){
let t=L(document,"[data-silence]");t&&(t.textContent=e)}async function gs(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(ze(),Cn));
return n(e,t)}async function Ia(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(Pa),s=await o.text().catch(Pa);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new z(o.status,
Md(s,o.status))}function Pa(e){throw Ht(e)?e:new z(0,[{where:"",message:Te,suggestions:[]}])}function Md(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:$e(t),suggestions:[]}]}}us();w();var Ba="pointerscope-lessons";function Ua(){try{let e=JSON.parse(localStorage.getItem(Ba)??"{}");return e&&typeof e==
"object"?e:{}}catch{return{}}}function ys(e){let t=Ua()[e];return new Set(Array.isArray(t)?t:[])}function Es(e,t){let n=ys(
e);if(!n.has(t))try{localStorage.setItem(Ba,JSON.stringify({...Ua(),[e]:[...n,t]}))}catch{}}fe();w();Q();var Od=3e4,qa=660;async function za(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+Od;for(;Date.now()<
t&&e.some(Td);)await new Promise(n=>setTimeout(n,100))}function Td(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function Va(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=x(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=x(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>qa);for(let r of s)r.style.setProperty("--print-scale",String(qa/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}w();Q();fe();var $d="Type a number, or drag it sideways",Nd=/^[\d.,+−-]$/,Gn=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,
t.addEventListener("pointerdown",o=>{let s=Ss(o),r=s&&this.#n(s);!r||U(o)instanceof HTMLInputElement||Ro(o,r.value,i=>{je(
n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=Ss(o);s&&this.#o(s)}),t.addEventListener("keydown",
o=>{let s=Ss(o);if(!s||o.ctrlKey||o.metaKey||o.altKey)return;if(U(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=Nd.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#o(s,r?o.key:void 0))})}prepare(){for(let t of x(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=L(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",y(t,".table-frame").title=$d;for(let[s,r]of x(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(Pe),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:pt(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=L(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&pt(r).flat()[o];i&&(s?this.#r(i,s):Ga(i))}#n(t){let n=t.closest(mn),{row:o,column:s}=ue(pt(n),t),{table:r=""}=n.
dataset,i=a=>L(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#o(t,n){let o=this.#n(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#s(s)}),s.addEventListener(
"blur",()=>this.#i(s)),this.#r(t,s),n===void 0?s.select():this.#s(s)}#r(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#s(t){let n=Be(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&je(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#n(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=y(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=Be(o.value);if(r===null)return;o.value=Co(r,s*_o(o.value)),this.#s(o)}
t.key==="Escape"&&(t.preventDefault(),je(this.#t,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&Ga(n)}};function Ss(e){return U(e).closest(Pe)}function Ga(e){e.tabIndex=0,e.focus({preventScroll:!0})}var qh=350,zh=60,Hs=["removed","inputs","layer","head"],el=["step","all",...Hs],Vh={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},O=y(document,"[data-lesson]"),D=y(O,"[data-steps]"),en=O.dataset.only,_s=y(O,"[data-error]"),ve=L(O,"[data-in\
puts]"),ne=ve&&new On(ve,y(O,"[data-reset]",HTMLButtonElement),sp),Ps=ve&&new Gn(D,ve),Fs=L(O,"details.inputs",HTMLDetailsElement),
Ut="frame"in O.dataset,{states:Gh,leftOut:nl="",edited:ol=""}=O.dataset,{record:Ze}=O.dataset,N=Ds(location.search),ht={
...N,...js(Ds(Kh()))},Is=new AbortController,Je=0,Qe=0,tl=0,ee=null;function Ds(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??nl,inputs:t.get("inputs")??ol,layer:t.get("layer")??"",head:t.
get("head")??""}}function Kh(){return xs()?"":O.dataset.shown??location.search}async function Yh(){Ze&&await Vn(Ze),eo({
history:"keep",isFresh:!0})}var Jh=Ut?Pr(O,D):()=>{},Xh="framers"in document.body.dataset?vr({state:np,height:()=>O.scrollHeight,
set:op,keeps:e=>sl(e)!==null}):()=>{},Et=()=>x(D,":scope > [data-step]"),nn=e=>Et().findIndex(t=>t.dataset.step===e),qt=()=>Math.
max(0,nn(N.step)),sl=e=>{let t=Vh[e];if(en||!t||N.all&&e.startsWith("Page"))return null;let n=qt()+t;return n>=0&&n<Et().
length?n:null},rl=()=>Ut&&window.parent!==window;function Ft(){let e=!!N.all||!!en,t=qt(),n=Et();for(let[s,r]of n.entries())
r.hidden=!e&&s!==t;for(let s of x(O,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!Ut)for(let s of Eo(
D,"pointer-view[lazy]"))s.removeAttribute("lazy");O.dataset.mode=e?"all":"one",O.toggleAttribute("data-first",t===0);for(let s of x(
O,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=N[r]||"0"}for(let s of x(O,"[data-slide]"))tp(s,s.dataset.
slide===n[t]?.dataset.step);L(O,"[data-place]")&&ep(t,n.length,e),Zh(),Qh(n);let o=n[t];!e&&!Ut&&o&&as([o]),Jh(),Xh("sta\
te",{})}function Qh(e){let t=no(ht);for(let r of x(O,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=L(O,"[data-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${y(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",ht.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function Ws(){return!Ut&&!("opens"in O.dataset)}function Zh(){let{lesson:e=""}=O.dataset;if(!Ws())return;let t=ys(
e);for(let n of x(O,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function tp(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function ep(e,t,n){for(let s of x(O,"[data-controls]"))s.hidden=!1;y(O,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,y(O,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,y(O,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let o=L(O,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function tn(e,t=!1){let n=Et(),
o=n[Math.max(0,Math.min(n.length-1,e))];o&&(cs(D),Ws()&&Es(O.dataset.lesson??"",n[qt()]?.dataset.step??""),N={...N,step:o.
dataset.step??""},on("replace"),Ft(),t&&y(o,"h1, h2").focus({preventScroll:!0}),N.all?o.scrollIntoView({block:"start"}):
o.getBoundingClientRect().top<0&&O.scrollIntoView({block:"start"}),O.querySelector("[data-slide][aria-current]")?.scrollIntoView(
{block:"nearest",inline:"nearest"}))}function js({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,
head:o}}function to(e,t){return Hs.every(n=>e[n]===t[n])}function np(){return{step:Et()[qt()]?.dataset.step,removed:ht.removed,
inputs:ht.inputs}}function op({step:e,...t}){e!==void 0&&!en&&tn(Math.max(0,nn(e??"")));let n={};for(let o of Hs)o in t&&
(n[o]=t[o]??"");Me(n)}function on(e){let t=il({...N,...js(ht)});if(t!==location.pathname+location.search)try{e==="push"&&
!rl()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function il(e){let t=[...new URLSearchParams(
location.search)].filter(([s])=>!el.some(r=>r===s)),n=bt({...Object.fromEntries(t),...e});nl&&!e.removed&&n.set("removed",
""),ol&&!e.inputs&&n.set("inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function sp(){
let e=ne?.text;cancelAnimationFrame(tl),typeof e=="string"&&(tl=requestAnimationFrame(()=>ja(D,e,no(N)))),clearTimeout(Qe),
Qe=setTimeout(()=>Me({}),qh)}function Me(e){let t=Qe&&ne?ne.text:null;clearTimeout(Qe),Qe=0;let n={...N,...t===null?{}:{
inputs:t},...e};to(n,N)||(N=n,eo({history:"push"}))}async function eo({history:e,isFresh:t=!1}){Je+=1;let n=Je;Is.abort(),
Is=new AbortController,D.setAttribute("aria-busy","true");try{let o=await Ha(N,{address:il(N),files:Gh,signal:Is.signal});
if(n!==Je)return;ap(o,t),ht=N,al([]),e==="push"&&on("push"),Ft()}catch(o){if(Ht(o))return;if(!(o instanceof z))throw o;n===
Je&&rp(o.problems,e)}finally{n===Je&&D.removeAttribute("aria-busy")}}function rp(e,t){al(e);let n=e.every(s=>s.where.startsWith(
"inputs"));if(N={...N,...n?{inputs:ht.inputs}:js(ht)},!to(N,ht)){eo({history:t});return}let o=no(ht);for(let s of x(D,"[\
data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");on("replace"),Ft()}function ip(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function no(e){return new Set(e.removed.split(",").filter(Boolean))}function ap(e,t){
cs(D);let n=Ps?.place,o=document.activeElement?.closest("[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;
for(let i of Et()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&ee&&i.
contains(ee)&&c.hasAttribute("data-removed")&&y(c,".sheet-head").after(ee),c&&i.replaceWith(c)}for(let i of x(O,"[data-r\
enew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=L(e,"[da\
ta-inputs]");r&&ne?.replace(r,t),ee?.isConnected&&document.activeElement===document.body&&y(ee,"button:enabled").focus({
preventScroll:!0}),s&&L(D,`[data-remove="${CSS.escape(s)}"]`)?.focus(),cl(),n&&Ps?.restore(n)}function al(e){let t=ne?ne.
showProblems(e):e,n=Fs?.open?t:e;_s.textContent=n.map(o=>o.message).join(" "),_s.hidden=n.length===0,n.length&&O.dataset.
live&&_s.append(" ",cp(O.dataset.live))}function cp(e){let t=document.createElement("a");return t.href=e,t.textContent="\
Open it on the server",t.search=bt({...N,all:null}).toString(),t}function cl(){br(D),Ps?.prepare(),lp(),wa(D),Nr(D),D.querySelector(
"pointer-view")&&Promise.resolve().then(()=>(Zc(),Uh));for(let e of x(D,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=bt({...N,all:null,step:n}).toString()}for(let e of x(
O,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=bt({removed:N.removed,
inputs:N.inputs,lang:t}).toString()}for(let e of x(O,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of el)t.delete(n);e.search=t.toString()}}function lp(){let e=!Ut&&!ht.removed&&!ht.inputs;for(let t of x(
D,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.
remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=t.dataset.remove,s.textContent=
"Predict what it changes",n?.before(s)}}async function up(e){let t=Et()[nn(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.
all([Wa(Ze),Promise.resolve().then(()=>(ms(),ps))]);if(!t?.isConnected)return;let s=()=>Me({removed:e.dataset.guess??""});
ee=n&&o(t,n,s,()=>Me({removed:""})),ee?e.remove():s()}function fp(e,t,{row:n,column:o}){let s=Object.fromEntries(new URLSearchParams(
location.search)),r=bt({...s,step:null,all:null,row:n,column:o});return Gt(`${O.dataset.api}/${e}/${t}?${r}`)}async function dp(){
let{solutionsAt:e}=O.dataset;if(!(!e||L(O,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");D.after(...x(n.body,"[data-solutions]"))}catch{}}async function hp(e){e.disabled=
!0;let{all:t}=N;N={...N,all:"1"},Ft(),await Promise.all([za(Eo(D)),dp()]),window.print(),N={...N,all:t},Ft(),e.disabled=
!1}function ll(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${mn} td`)!==null}function ul(e){for(let t=e;t&&
t!==D;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}D.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=no(N);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),Me({removed:[...n].join(",")})});
O.addEventListener("change",e=>{let t=or(e);t.dataset.follow&&Me({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(N={...N,all:t.checked?"1":""},on("replace"),Ft(),Et()[qt()]?.scrollIntoView({block:"start"}))});O.addEventListener(
"click",e=>{let t=U(e);t.dataset.go&&tn(qt()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");
n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&hp(t),t.closest(".onward \
a")&&Ws()&&Es(O.dataset.lesson??"",Et()[qt()]?.dataset.step??""),"guess"in t.dataset&&up(t);let o=t.closest("[data-slide\
]");o instanceof HTMLElement&&(e.preventDefault(),tn(nn(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{
let t=U(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||ll(t)||ul(t))return;let n=sl(e.key);n!==null&&(e.preventDefault(),
tn(n,!0))});var Xe;D.addEventListener("touchstart",e=>{let t=U(e);Xe=e.touches.length===1&&!ul(t)&&!ll(t)?e.touches[0]:void 0},
{passive:!0});D.addEventListener("touchend",({changedTouches:[e]})=>{if(en||!Xe||!e)return;let[t,n]=[e.clientX-Xe.clientX,
e.clientY-Xe.clientY];Xe=void 0,Math.abs(t)>zh&&Math.abs(t)>2*Math.abs(n)&&tn(qt()-Math.sign(t))});window.addEventListener(
"popstate",()=>{N=Ds(location.search),to(N,ht)?Ft():eo({history:"keep",isFresh:!0})});rl()||Va(D,()=>{for(let e of Et())
e.hidden=!1;for(let e of x(D,"[data-beside]"))e.hidden=!1;Ut||as(Et()),Ut&&Fr(Et())},Ft);!N.step&&location.hash&&(N.step=
location.hash.slice(1));N.step&&nn(N.step)<0&&!en&&(N.step="",on("replace"));Fs&&N.inputs&&(Fs.open=!0,ne?.unfold(ip(N.inputs)));
wr(D,"opens"in O.dataset?fp:null);Or(D,O.dataset.lesson??"",O.lang);ga(D);ve&&$r(ve);Lr(D);cl();Ft();O.dataset.ready="tr\
ue";Ze&&Da(Ze);to(N,ht)||Yh();})();
