(()=>{var fl=Object.create;var io=Object.defineProperty;var dl=Object.getOwnPropertyDescriptor;var hl=Object.getOwnPropertyNames;var pl=Object.getPrototypeOf,ml=Object.prototype.hasOwnProperty;var Vs=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var ao=(e,t)=>{for(var n in t)io(e,n,{get:t[n],enumerable:!0})},gl=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let s of hl(t))!ml.call(e,s)&&s!==n&&io(e,s,{get:()=>t[s],enumerable:!(o=dl(t,s))||o.enumerable});return e};var Gs=(e,t,n)=>(n=e!=null?fl(pl(e)):{},gl(t||!e||!e.__esModule?io(n,"default",{value:e,enumerable:!0}):n,e));var zs,wl,S,m=v(()=>{"use strict";({currentScript:zs}=document),wl=zs instanceof HTMLScriptElement?zs.src:"",S=new URL("\
static/js/",wl||document.baseURI).href});async function Yt(e,t,n=Gt){let o=await El(new URL(`api/${e}`,n),t);if(String(n)===Gt.href&&yl(o!==null&&!lo(o)),!o)return Ys();
if(o.status===bl)return;if(!(o.headers.get("content-type")??"").includes("json")){let i=Le(o.status);throw new V(o.status,
[{where:"",message:i,suggestions:[]}])}let r=await o.json().catch(Ys);if(!o.ok)throw new V(o.status,r.errors??[]);return r}
async function El(e,t){try{let n=await fetch(e,t);return co.includes(n.status)?null:n}catch(n){if(Ht(n))throw n;return null}}
function Xs(e){let t=AbortSignal.timeout(xl);return e?AbortSignal.any([e,t]):t}function lo({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function yl(e){e!==zt.answers&&(zt.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function Ys(e){throw Ht(e)?e:new V(0,[{where:"",message:Ne,suggestions:[]}])}
function Ht(e){return e instanceof DOMException&&e.name==="AbortError"}function bt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,o])=>[n,String(o)]))}function cn(e){return e instanceof Error?
e.message:String(e)}var V,Gt,zt,co,bl,xl,Ne,Le,St=v(()=>{"use strict";m();V=class extends Error{constructor(t,n){super(n.
map(o=>o.message).join(" ")),this.status=t,this.problems=n}},Gt=new URL(S.replace(/^(.*\/)static\/.*$/,"$1")),zt={answers:!0},
co=[502,504],bl=204,xl=5e3,Ne="No response could be read. Your input is still here; check your connection and try again.",
Le=e=>`The server answered with ${e}.`});function Js(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function ft(e){return Number.isFinite(e)?String(Number(e.toPrecision(6))).replaceAll("-","−"):e>0?"∞":"−∞"}function ln(e){
return e<0?`(${ft(e)})`:ft(e)}function uo(e){return Qs(e," + ")}function Ks(e){return Qs(e,", ")}function un(e,t){return e===
t?t:`${e} = ${t}`}function Qs(e,t){return e.length<=24?e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var fn=v(
()=>{"use strict";m()});function ho(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function dn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function hn(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(dn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Sl(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}
function Sl(e,t,n,o){let{op:s}=t;if(s==="constant")return mo(t,n);let r=po(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s===
"view"||s==="join")return i;if(s==="where")return i?a:c;if(s==="matmul")return Ml(r);if(s==="collect")return ke.sum?.(r)??
0;if(s==="softmax")return Al(e,t,n,r);let l=ke[s];if(l)return l(r);let u=fo[s];if(!u)throw new RangeError(`There is no o\
peration ${s}.`);return u(i,a)}function po(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,vl(t,
n)]];if(o==="join")return[Ol(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return Zs(c).flatMap(
p=>[[i,u*c+p],[a,d+p*l+f]])}if(o==="softmax"||o in ke){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=Zs(
c).map(f=>[i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function mo({values:e=0},t){
return ho(Array.isArray(e)?e[t]??Number.NaN:e)}function go(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function Al(e,t,n,o){let{place:s,width:r}=go(e,t,n),i=wo(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function wo(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-
n)/o))}function Ml(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function vl({shape:e,offset:t=0,
strides:n,index:o},s){if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function Ol(e,t,n){let o=n;for(let s of t){let r=dn(e[s]??{op:"",shape:[]});if(o<r)return[s,o];
o-=r}throw new RangeError(`No operand has the element ${n}.`)}function Zs(e){return Array.from({length:e},(t,n)=>n)}function Tl(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function $l(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var fo,
ke,Re=v(()=>{"use strict";m();fo={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Tl(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+$l(e/Math.SQRT2))},ke=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Ce(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:mo(c,a),op:"",parts:[]};let f=po(e,c,a).
map(([b,E])=>s(b,E)),[d,p,w]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&p&&w)return d?.value?p:w;if(l==="\
collect")return tr(f);if(l==="matmul")return tr(sr(f));if(l==="softmax")return Pl(f,go(e,c,a));let g=ke[l];if(g)return{value:g(
f.map(({value:b})=>b)),op:l,parts:f};let h=fo[l];if(!h||!d)throw new RangeError(`There is no operation ${l}.`);return{value:h(
d.value,p?.value??0),op:l,parts:f}};return s(e.length-1,t)}function pn(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function Rt(e){if(er.has(e.op))return e;for(let t of e.parts){let n=Rt(t);if(n)return n}return null}function xo(e){
return e.op?Eo(e,null,!1).text:ft(e.value)}function nr(e){let t=ft(e.value),n=Rt(e);if(!n)return un(xo(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=_e(e),s=o.reduce((r,i)=>r+i,0);return`${ft(o[e.place??0]??0)} / ${ft(s)} = ${t}`}return`${or(
e,n)??Eo(e,n,!1).text} = ${t}`}function _e({parts:e,temperature:t}){return wo(e.map(({value:n})=>n),t?.value)}function mn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>Nl;return{powers:s?_e(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function or(e,t){if(e===t)return t.op==="sum"?`Sum ${ft(t.value)}`:null;let[
n,o]=e.parts,s=n&&or(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${ft(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${ft(o.value)}`:null}function Eo(e,t,n){let{op:o,parts:s,value:r}=e,i=er.has(o);if(!o||e===t||i&&n)return{text:ln(r),
binding:Lt};let a=s.map(d=>Eo(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?uo(c):"0",binding:fe};
if(o==="softmax")return{text:_l(e,a),binding:At};if(o==="product")return{text:c.join(" · "),binding:At};let[l={text:"",
binding:Lt},u]=a,f=kl[o];if(f&&u){let[d,p]=f,w=o==="add"||o==="multiply",g=kt(l,o==="power"?Lt:p),h=kt(u,w?p:p+1);return{
text:o==="power"?`${g}^${h}`:`${g} ${d} ${h}`,binding:p}}return o==="negative"?{text:`−${kt(l,At)}`,binding:fe}:o==="s\
qrt"?{text:`√${kt(l,Lt)}`,binding:Lt}:o==="absolute"?{text:`|${Cl(s[0],l)}|`,binding:Lt}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${kt(l,Lt)}))`,binding:At}:o==="gelu"?{text:`${kt(l,At)} · Φ(${l.text})`,binding:At}:{text:`${Rl[o]??o}(${Ks(c)}\
)`,binding:Lt}}function Cl(e,{text:t}){return e&&!e.op?ft(e.value):t}function kt({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function _l(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=mn(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${kt(c,fe)} − ${ln(r)}`,binding:fe}),i!==1&&(l={text:`${kt(l,At)} / ${ln(i)}`,binding:At}),`e^${kt(l,Lt)}`});
return`${a[n]} / (${uo(a)})`}function sr(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:Il(
o),op:"multiply",parts:o})}return t}function Il(e){return e.reduce((t,{value:n})=>t*n,1)}function tr(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:bo(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?sr([r.parts[0],i]):[]),s={value:bo(o),op:"sum",parts:o};
return{value:bo(e),op:"divide",parts:[s,t]}}function bo(e){return e.reduce((t,{value:n})=>t+n,0)}function Pl(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=_e(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var Nl,ue,fe,At,Ll,Lt,kl,Rl,er,yo=v(()=>{"use strict";m();fn();Re();Nl=30,[
ue,fe,At,Ll,Lt]=[0,1,2,3,4],kl={add:["+",fe],subtract:["−",fe],multiply:["·",At],divide:["/",At],remainder:["mod",At],
power:["^",Ll],greater:[">",ue],greater_equal:["≥",ue],less:["<",ue],less_equal:["≤",ue],equal:["=",ue],not_equal:["\
≠",ue]},Rl={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},er=new Set(["sum","softmax"])});function y(e,t,n){let o=L(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function L(e,t,n){
let o=e.querySelector(t);return o&&ir(o,n)?o:null}function x(e,t,n){return[...e.querySelectorAll(t)].filter(o=>ir(o,n))}
function So(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function P({target:e}){return e}function rr({target:e}){
return e}function ir(e,t){return e instanceof(t??HTMLElement)}var X=v(()=>{"use strict";m()});function cr(){return ar??=document.querySelector('[data-decimal=","]')!==null,ar}function tt(e){return cr()?e.replaceAll(
Fl,t=>t.replaceAll(/[.,]/g,n=>Hl[n]??n)):e}function Ie(e){return cr()?e.replace(",","."):e}var Fl,Hl,ar,Ct=v(()=>{"use s\
trict";m();Fl=/\d[\d.,]*\d/g,Hl={".":",",",":"."}});function pt(e){return"down"in e.dataset?[x(e,"tbody td",HTMLTableCellElement)]:x(e,"tbody tr").map(t=>x(t,"td",HTMLTableCellElement))}
function de(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function gn(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=L(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?pt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,..._t(s)};return t.set(n,i),i}}function wn(e,t){let n=e?.cells[t];return n?Jt(n):Number.
NaN}function Jt(e){return Js(e.dataset.value??Ie(Ao(e)))}function Ao(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function Mt(e){return y(e,"figcaption span").textContent??""}function _t(e){let t=o=>x(e,o).map(
s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var Pe,Xt,Fe,He,he=v(()=>{"use strict";m();fn();X();Ct();Pe="figure[data-how]",Xt="figure[data-how] tbody td",Fe="f\
igure[data-editable]",He="figure[data-editable] tbody td"});function lr(e){let t=atob(e),n=new Uint8Array(t.length);for(let o=0;o<t.length;o++)n[o]=t.charCodeAt(o);return n}var ur=v(
()=>{"use strict";m()});function Be(e){if(Array.isArray(e))return Wl(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Bl[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(lr(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function Wl(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function We({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:Dl(e,n*s,(n+1)*s),shape:o}}function fr({values:e,shape:t}){
return t.length<2?e:Mo({values:e,shape:t})}function Mo(e){return Array.from({length:e.shape[0]??0},(t,n)=>We(e,n).values)}
function Dl(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Bl,vo=v(()=>{"use strict";m();ur();Bl={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function at(e){return"kind"in e&&e.kind===bn}function vt(e){return at(e)?e.meta:e.layout.meta}function xn(e){return at(e)?
e.meta.height??0:e.layout.height}var bn,En=v(()=>{"use strict";m();bn="network"});function pr({data:e,layout:{meta:t}},n){for(let o of t.parts??[]){let s=e[o.trace];if("lines"in o){let r=De(o.lines,t,n);
Object.assign(s,Ul(r,n[o.row],o))}else s[o.attribute]=fr(De(o.is,t,n))}}function De(e,t,n){let o=jl(t),s=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===hr?0:a.indexOf(n[i]??"")};return{values:hn(e,(i,a=[])=>{let c=o[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>We(l,s(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function jl(e){let t=dr.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,Be(o)])),dr.
set(e,t)),t}function Ul({values:e,shape:t},n,{above:o,to:s}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==hr&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var hr,
dr,Oo=v(()=>{"use strict";m();vo();Re();hr="all",dr=new WeakMap});function wr(e,t){let{table:n}=vt(e);if(n&&"rows"in n)return[n];if(at(e))return[];let{data:o,layout:s}=e,r=n?[ql(n,s.meta,
t)]:[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Vl(s,a)),...r]}function yn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>To("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of t)s.insertRow().append(To("th",r,"row"),...i.map(a=>To("td",a)));return n}function br(e){
let t=o=>o.map(Xl).join(",");return`${e.map(({columns:o,rows:s})=>[o,...s].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function ql(e,t,n){let{columns:o,labels:s}=e;if("values"in e){let i=e.values.map(a=>De(a,t,n).values);return{columns:o,
rows:s.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Mo(De(e.matrix,t,n));return{columns:o,rows:s.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function Vl(e,t){let n=Be(t.z??[]),o=mr(e,t,"y").map((s,r)=>[s,...Array.from(We(n,r).values)]);return{columns:[
t.name??"",...mr(e,t,"x")],rows:o}}function mr(e,t,n){let o=t[n];if(Array.isArray(o))return o.map(c=>gr(String(c)));let s=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(gr);let{shape:a}=Be(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function gr(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function Xl(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
zl,"$1'").replace(Yl,"'"),n=Gl.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function To(e,t,n){let o=document.
createElement(e);return n&&(o.scope=n),o.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),
o}var Gl,zl,Yl,$o=v(()=>{"use strict";m();vo();En();Oo();Gl=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,zl=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Yl=/^(?=[\t\r\n])/});function xr(e,t){let n=o=>{let s=Sr(o);s&&je(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&Kl(e,t),e.addEventListener("pointerout",o=>{let s=P(o).closest(Pe),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&Sn(Lo(s))}),e.addEventListener("keydown",Ql)}function Er(e){for(let t of x(e,Pe))for(let[n,o]of x(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function Kl(e,t){let n=0,o=async s=>{let r=Sr(s);if(!r)return;n+=1;let i=n,
a=No(r),c=Lo(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,de(pt(a),r));i===n&&c.isConnected&&Zl(
c,f,r)}catch(f){i===n&&(y(c,"[data-sum]").textContent=cn(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=P(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function Ql(e){let t=P(e),n=t.closest(`${Xt}, ${He}`),o=Jl[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=No(
n),r=pt(s),{row:i,column:a}=de(r,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function je(e,{withoutResult:t=!1}={}){let n=No(e),o=Lo(n);Sn(o);let s=gn(o),r=Ce(JSON.parse(
n.dataset.how??"[]"),pt(n).flat().indexOf(e),(l,u)=>wn(s(l),u));e.dataset.lit="result";for(let l of pn(r)){let u=s(l.table??
"")?.cells[l.index??0];u&&(u.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":ft(Jt(e)),c=Number.isNaN(r.value)?a:un(xo(r),a);i.textContent=[eu(n,e),tt(c)].filter(Boolean).join(": "),delete i.
dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function Zl(e,t,n){e.
querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,numbers:c}=t,l=Ce(i,a,(g,h)=>yr(
c[g],h).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let p=document.createElement("div");p.className="table-frame",p.tabIndex=0,p.setAttribute(
"role","group"),p.setAttribute("aria-label",f.textContent),p.append(yn(tu(l,c)));let w=document.createElement("p");w.className=
"sum",w.textContent=nr(l),u.append(f,p,w,d),y(e,"[data-sum]").after(u),p.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function tu(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=pn(a);return yr(t[c],l).label},o=(a,...c)=>[a,...c.
map(ft)],s=Rt(e);if(!s)return{columns:["term","value"],rows:pn(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:r,parts:i}=s;if(r==="softmax"){let a=_e(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>o(n(a),a.value))}}function yr(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:ho(o)}}function Sn(e){for(let n of x(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function Sr(e){return e.target instanceof Element?e.target.closest(Xt):null}function No(e){
return e.closest("figure")}function Lo(e){return e.closest("[data-step]")}function eu(e,t){let{row:n,column:o}=de(pt(e),
t),{rows:s,columns:r}=_t(e);return[Mt(e),s[n],r[o]].filter(Boolean).join(", ")}var Jl,ko=v(()=>{"use strict";m();St();fn();
yo();X();Re();he();Ct();$o();Jl={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var Gr,zr,Yr,Xr,Jr,Kr,Qr,Zr,ti,ei,ni,oi,si,ri,ii,ai,ci,li,ui,fi,Do,di,hi,pi,Ve=v(()=>{"use strict";m();Gr="This lesson h\
as no such input. Send one of its inputs.",zr="This is not one of the options. Send one of {options}.",Yr="This is not a\
 list. Send a list of words.",Xr="There are {words} words. Send {expected} words.",Jr="This word is empty or not text. S\
end a word.",Kr="The word contains a control character. Send it without.",Qr="The word has {characters} characters. Send\
 at most {most}.",Zr="This is not a matrix. Send a list of rows, each a list of numbers.",ti="The matrix has {count} row\
. Send {expected}.",ei="The matrix has {count} rows. Send {expected}.",ni="This row is not a list. Send a list of number\
s.",oi="The row has {count} number. Send {expected}.",si="The row has {count} numbers. Send {expected}.",ri="This is not\
 a number. Send a number, such as 0.25.",ii="The number is out of range. Send a number from {least} to {most}.",ai="This\
 is not a whole number. Send a whole number.",ci='"{step}" is not a step of this lesson. Send the id of a removable step\
.',li='"{step}" cannot be removed. Send the id of a removable step.',ui="This step needs {names}, which could not be com\
puted above.",fi="The result is not a number: the inputs are too extreme. Enter smaller values.",Do=[0,.01,.04,.1,.2,.4,
.7,1],di=4,hi=1e-12,pi=7});function Kt(e,t){let n=Array.from(e),o=Fu(n),s=Hu(n,t);return n.map((r,i)=>({text:$t(r,o),exact:Vo(r),level:s[i]??null}))}
function Fu(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=hi*Math.abs(s)}))return t;return 3}function $t(e,t=Uo(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Uo(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=qo(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=qo(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function Vo(e){if(Uo(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=Iu&&t<Pu){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function Uo(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function qo(e,t,n){let[o="",s]=e[n](_u).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function Hu(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Do.slice(1).map((i,a)=>(i+(Do[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
di:pi,s=Math.max(0,...n.map(Math.abs))||1;return n.map(r=>Number(qo(r/s*o,0,"toFixed")))}var _u,Iu,Pu,me=v(()=>{"use str\
ict";m();Ve();_u=100,Iu=1e-4,Pu=1e16});var Go,zo=v(()=>{"use strict";m();Go=`	
\v\f\r              \u2028\u2029  　`});function ge(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Tn=v(()=>{"use strict";m();zo()});function Wu(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(gi(r)===gi(i)?a:[...a,Bu])}}function gi(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function Du(e,t,{settings:n,inputs:o}){let s=Object.entries(e.tables).map(([g,h])=>{let b=wi(
h,n)??null,{title:E="",figure:$=null}=b??Object.values(h.variants)[0]??{};return{name:g,title:E,isShown:$!==null,variant:b,
numbers:null}}),r=(g,h="")=>({tables:s,status:g,error:h}),i=e.inputs.map(g=>t.get(g)?.status);if(e.failing.some(g=>o.has(
g))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((g,h)=>i[h]==="failed");if(c.length){let g=c.map(h=>`\
“${t.get(h)?.title??h}”`).join(", ");return r("failed",ge(ui,{names:g}))}let l=new Map(s.map(({name:g,variant:h})=>[
g,h])),u=ju(e,l,t,o);if(!wi(e.conditions,n)?.every(({expression:g,holds:h})=>{let[b]=bi(g,u)??[];return b!==void 0&&!!b===
h}))return r("unknown");let p=s.map(g=>({...g,numbers:u(g.name)}));return p.some(({numbers:g})=>g&&Array.from(g).some(Number.
isNaN))?r("failed",fi):{tables:p,status:"computed",error:""}}function ju(e,t,n,o){let s=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!s.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?bi(c.expression,r):null)}return s.
get(i)??null};return r}function bi(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===dn(o))?hn(e,o=>t(o)??[]):
null}function wi({settings:e,variants:t},n){return t[e.filter(o=>n.includes(o)).join(",")]}function Uu(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,o)=>Object.is(n,t[o]))}function Nn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,o,s)=>t[o]?.[Number(s)]??n)}var Bu,$n,Yo=v(()=>{"use strict";m();Re();Ve();Tn();Bu="=",$n=class{#e;#t;constructor(t){
this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,
n,this.#t)}#n(t,n,o){let s={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??
c,f=a==="matrix"||a==="number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);s.known.set(i,{numbers:f,isOwn:d,
status:"computed"})}let r=Wu(this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(g=>s.known.
get(g)?.isOwn??!0),l={settings:a?[i.id]:[],inputs:new Set},u=Du(i,s.known,c?l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,
isRemoved:a,isOwn:c,...u});let{tables:p,status:w}=u;for(let{name:g,numbers:h}of p){let b=c&&!a||Uu(h,o?.known.get(g)?.numbers),
E=i.tables[g]?.variants[""]?.title;s.known.set(g,{numbers:h,isOwn:b,status:w,title:E})}}return s}}});function Xo(e){let[t,n]=[0,e.length];for(;t<n&&xi(e.charAt(t));)t+=1;for(;t<n&&xi(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var Pm,xi,Ei,yi=v(()=>{"use strict";m();zo();Pm=new RegExp(`[${Go}]+`),xi=e=>e!==""&&Go.includes(e);Ei=e=>[...e].length});function Ln(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:Gr,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=Gu(i,a,s)}catch(a){if(!(a instanceof st))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new V(422,
o);return s}function Gu(e,t,n){if(e.kind==="words")return zu(e,t);if(e.kind==="matrix")return Yu(e,t,n);if(e.kind==="num\
ber")return Mi(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new st("",zr,{options:e.options.join(
", ")})}function zu({least:e,most:t},n){if(!Array.isArray(n))throw new st("",Yr);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new st("",Xr,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!Xo(
o))throw new st(r,Jr);if(Vu.test(o))throw new st(r,Kr);let i=Ei(o);if(i>40){let a=40;throw new st(r,Qr,{characters:i,most:a})}
return Xo(o)})}function Yu(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new st("",Zr);let s=e.
isRow?[e.own]:e.own,r=Ai(e.rows,n).length||s.length,i=Ai(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?ti:ei;throw new st("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new st(u,ni);if(c.length!==i){let f=c.length===1?oi:si;throw new st(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Mi(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Mi({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new st(s,ri);if(!(o>=e&&o<=t)){let i={least:$t(e),most:$t(t)};throw new st(s,ii,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>qu*Math.max(1,Math.abs(o),Math.abs(r)))throw new st(s,ai);return r}function Ai(e,t){return Array.
isArray(e)?e:t[e]??[]}var qu,Vu,st,Jo=v(()=>{"use strict";m();St();Ve();me();Tn();yi();qu=1e-9,Vu=/[\p{Cc}\p{Cs}]/u,st=class extends Error{constructor(t,n,o={}){
super(ge(n,o)),this.where=t}}});var Cn={};ao(Cn,{exportedLesson:()=>Qu,openRecord:()=>Rn});function Rn(){let e=y(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Oi??=new $n(JSON.parse(e)),Oi}async function Qu(e,t){let n=Rn(),o=Ln(n.inputs,Zu(e.inputs));tf(n,
o);let s=ef(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await Li([...s],t)||await of(n,o,s,t),a=uf(n,
o);return a&&i.append(a),i}function Zu(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Ge(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function tf({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw Ge(422,`inputs.${n}`,Ju)}}function ef(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?li:ci;if(!s?.isRemovable)
throw Ge(422,"removed",ge(r,{step:o}))}return n}async function Li(e,{files:t,signal:n}){if(!t)return nf(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(Ni);if(!r.ok)throw Ge(r.status,"",
Le(r.status));let i=await r.text().catch(Ni),a=y(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function nf(e){let t=JSON.parse(y(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>Ko("lesson-parts",i)));for(let i of x(
o,"[data-matrix]"))i.replaceWith(Ko("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function Ko(e,t){let{content:n}=y(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function of(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>Li(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=L(r,`[data-step="${CSS.escape(c.id)}"]`);l&&rf(l,c,a,e)}for(let c of x(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||sf(c,e.solve(t,new Set([...n,l])))}return r}function sf(e,{
steps:t}){let n=t.find(({id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=
!0,e.parentElement?.append(" ",Ku))}function rf(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!s)return;let r=t.inputs.flatMap(i=>cf(i,n,o));Ti(e,".step-inputs",r,n.values),Ti(
e,".step-results",t.tables,n.values),t.isOwn||af(e,t)}function af(e,{status:t,error:n}){let s=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of x(e,".remark, pointer-view, .failure"))i.
remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(([i])=>i).
join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=Xu;else if(s.length){let i=s.map(([l])=>l).join(
" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}r.textContent&&y(e,".reasons").before(r)}function cf(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.
name===e);if(!s)return t.flatMap(({tables:a})=>a.filter(c=>c.name===e));let{shown:r}=s,i=n.get(e)?.numbers??null;return r?
[{name:e,title:r.title,isShown:!0,variant:r,numbers:i}]:[]}function Ti(e,t,n,o){let s=L(e,t);if(!s)return;let r=n.filter(
({isShown:l})=>l),i=r.map(l=>lf(l,o)).filter(l=>l!==null),a=r.filter(({numbers:l})=>!l).map(({title:l})=>l);if(s.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,s.append(c)}function lf({variant:e,numbers:t},n){if(!e||e.figure===
null||!t)return null;let o=Ko("lesson-figures",e.figure),s=x(o,"tbody td");for(let[c,{text:l,exact:u,level:f}]of Kt(t,e.
shade).entries()){let d=s[c];if(!d)continue;let p=tt(l);d.textContent=p,$i(d,"value",u===p?null:u),$i(d,"level",f||null)}
let{rows:r,columns:i}=e,a="down"in o.dataset;return kn(x(o,"tbody th"),a?i:r,n),kn(x(o,"thead th"),i,n),e.opens&&(o.dataset.
how=JSON.stringify(e.expression)),o}function $i(e,t,n){n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function kn(e,t,n){
for(let[o,s]of e.entries()){let r=Nn(t[o]??"",n),i=[...r],a=i.length>vi;s.textContent=a?`${i.slice(0,vi-1).join("")}…`:
r,s.title=a?r:""}}function uf(e,t){let n=L(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=L(n,"[dat\
a-inputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=y(s,`[data-input="${CSS.escape(
r)}"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?tt(Vo(l)):String(l));for(let[l,u]of x(a,"input, select").entries())u.
value=c[l]??"";i&&(kn(x(a,"tbody th"),i.rows,t),kn(x(a,"thead th"),i.columns,t))}return s}function Ni(e){throw Ht(e)?e:Ge(
0,"",Ne)}function Ge(e,t,n){return new V(e,[{where:t,message:n,suggestions:[]}])}var vi,Xu,Ju,Ku,Oi,ze=v(()=>{"use stric\
t";m();St();X();Ve();me();Yo();Jo();Ct();Tn();vi=20,Xu="With your changes, only the server can compute this step.",Ju="O\
nly the server can compute with more or fewer words.",Ku="(with your changes, only on the server)"});function _n(e,t){let n=L(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(ki,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of ff(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,p]=a?[(u-c)/2,0]:[0,(f-l)/2],w=[[c,l],[c+d,l+p],[u-d,f-
p],[u,f]].map(([h=0,b=0])=>`${(h-o.left).toFixed(1)} ${(b-o.top).toFixed(1)}`),g=document.createElementNS(ki,"path");g.setAttribute(
"d",`M${w[0]}C${w.slice(1).join(" ")}`),r.append(g)}n.append(r)}function ff(e){return x(e,"figure.matrix").flatMap(t=>{let n=x(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var ki,
Ri=v(()=>{"use strict";m();X();ki="http://www.w3.org/2000/svg"});function B(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function Nt(e,t,n){return e+
(t-e)*n}function xt(e,t,n){return{x:Nt(e.x,t.x,n),y:Nt(e.y,t.y,n),width:Nt(e.width,t.width,n),height:Nt(e.height,t.height,
n)}}function ct(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*df+n*hf+([...e].
length-t-n)*Ci}function we(e,t){let n=Math.max(0,...e.map(ct));return n?Math.min(t,n+12):0}function lt(e,t){if(ct(e)<=t)
return e;let n=Math.floor(t/Ci)-1;return n>1?`${[...e].slice(0,n).join("")}…`:""}function z(e,t,n,{opacity:o=1,isLit:s=!1,
isRaised:r=!1}={}){let a=t.height>=17&&t.width>=ct(n.text)+_i?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:a,opacity:o,
isLit:s,isRaised:r}}function G(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,
x:t,y:n,text:o,anchor:r,opacity:i,isQuiet:a}}function Pt(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,
opacity:n,isQuiet:o}}function Bt(e){return{...e,text:"?",level:void 0}}function Ot(e,t,n){return Math.max(3,Math.min(n,e/
Math.max(1,t)))}function Et(e){return Math.max(44,...e.map(({text:t})=>ct(t)+2*_i))}var Ci,df,hf,_i,et,be=v(()=>{"use st\
rict";m();[Ci,df,hf]=[8.8,9.8,4.8],_i=6,et=30});function Pi({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=we([
...n,r],Math.min(150,a/4)),d=Et(e),p=f+d+34,w=Et([...o.flat(),...s])+14,g=Ot(a-p-4,s.length,w),h=g-Math.min(5,g/5),b=Ot(
pf,u,et+8),E=b-Math.min(6,b/4),$=8+u*b+14,Z=Math.max(...t),J=B(c,0,.9),C={anchor:"end",isQuiet:!0},j=[],U=0;for(let[I,M]of t.
entries()){let _=8+I*b,F=_+E/2+6;if(b>17){let D=lt(n[I]??"",f-12);j.push(G(`label-${I}`,f-12,F,D,C))}j.push(z(`weight-${I}`,
{x:f,y:_,width:d,height:E},e[I]??{text:""})),b>17&&j.push(G(`times-${I}`,f+d+17,F,"·",{isQuiet:!0}));let A=Nt(1,Nt(mf,1,
M/Z),J),H=Ii*I/Math.max(1,u-1),R=B(c,1+H,1.85-Ii+H);for(let[D,Q]of(o[I]??[]).entries()){let Y={x:p+D*g,y:_,width:h,height:E};
if(j.push(z(`value-${I}-${D}`,Y,Q,{opacity:A})),R===0||c>=Qo||M*xe<.25)continue;let ot={...Y,y:$+U,height:M*xe},rt=xt(Y,
ot,R),mt={...Q,text:""};j.push(z(`strip-${I}-${D}`,rt,mt,{opacity:Nt(A,1,R)}))}U+=M*xe}let k=p+s.length*g;j.push(Pt("rul\
e",`M${f} ${$-8}H${k}`,{opacity:B(c,.9,1.1),isQuiet:!0}));let q=B(c,1.8,2);j.push(G("result",p-12,$+xe/2+6,lt(r,p-12),{anchor:"\
end",opacity:B(c,1,1.3)}));for(let[I,M]of s.entries()){let _={x:p+I*g,y:$,width:h,height:xe},F=I===l?Bt(M):M;q>0&&j.push(
z(`result-${I}`,_,F,{opacity:q}))}return{width:k,height:$+xe+8,marks:j}}function Fi({weights:e,labels:t,shares:n},{moment:o}){
let s=n.indexOf(Math.max(...n)),r=t[s]?`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="The"?" is":
","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows as thick as \
their weights fill exactly one row: the average."}var Qo,xe,pf,Ii,mf,Hi=v(()=>{"use strict";m();be();Qo=2,xe=44,pf=380,Ii=
.4,mf=.1});function Ui({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=Et(n.map(({tile:M})=>M))+4,[a,c]=[e,t].map(
M=>Zo(M,i,o)),l=Qt(a)+Bi+Qt(c)<=o,u=Math.max(ji(e),ji(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*In)/u)),p=l?Math.max(Ye(e),Ye(t)):Ye(e)+Ye(t),w=Math.max(6,Math.min(et+4,gf/p)),[g,h]=[d-Math.min(4,d/5),w-Math.min(4,
w/4)],b=p*w+Ee+6,E=l?b:b+Ee+24,$={sources:Zo(e,d,o),targets:Zo(t,d,o)},Z=Qt($.sources)+Bi,J=l?Z+Qt($.targets):Math.max(Qt(
$.sources),Qt($.targets)),C=M=>l?0:(J-Qt(M))/2,j={sources:{top:Ee,edges:Di($.sources,C($.sources))},targets:{top:l?Ee:Ee+
Ye(e)*w+24+Ee,edges:Di($.targets,l?Z:C($.targets))}},U=(M,_)=>{let{columns:F=0}={sources:e,targets:t}[M][_]??{},A=($[M][_]??
0)-F*d;return(j[M].edges[_]??0)+A/2},k=(M,{table:_,row:F,column:A})=>({x:U(M,_)+A*d,y:j[M].top+F*w,width:g,height:h}),q=[],
I=[];for(let[M,_]of[["sources",e],["targets",t]])for(let[F,{title:A,columns:H}]of _.entries()){let R=M==="targets"&&t.length>
1?F:0,D=M==="targets"?B(s,R,R+.4):1,Q=U(M,F)+H*d/2,Y=lt(A,$[M][F]??0);q.push(G(`${M}-${F}`,Q,j[M].top-9,Y,{opacity:D,isQuiet:!0}))}
for(let[M,{tile:_,from:F,to:A,moment:H}]of n.entries()){let[R,D]=[k("sources",F),k("targets",A)],Q=Math.max(1,(t[A.table]?.
columns??1)-1),Y=Wi*A.column/Q,ot=B(s,H+Y,H+1-Wi+Y);if(q.push(z(`left-${M}`,R,_,{opacity:ot>0?.25:1})),ot===0)continue;let rt=M===
r?{..._,text:"?",level:void 0}:_;I.push(z(`moved-${M}`,xt(R,D,ot),rt,{isRaised:ot<1}))}return{width:J,height:E,marks:[...q,
...I]}}function Zo(e,t,n){let o=(n-(e.length-1)*In)/e.length;return e.map(({title:s,columns:r})=>Math.max(r*t,Math.min(ct(
s),o)))}function Qt(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*In)}function Di(e,t){let n=t;return e.map(o=>{let s=n;
return n+=o+In,s})}function ji(e){return e.reduce((t,{columns:n})=>t+n,0)}function Ye(e){return Math.max(...e.map(({rows:t})=>t))}
function qi({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No number changes.`}let s=e.length>
1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var gf,In,Bi,Ee,Wi,Vi=v(()=>{"use str\
ict";m();be();gf=400,In=36,Bi=84,Ee=28,Wi=.4});function Gi(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],p=u?[s.label]:[s.label,...r.map(({label:O})=>O)],w=we(p,Math.min(150,t/4)),g=[...s.tiles,...r.flatMap(
({tiles:O})=>O),...i.flat()],h=Et(c),b=l?Math.min(150,ct(l)+14):0,E=Et(g)+8,$=f+2,[Z,J]=u?[$,d]:[d,$],C=t-w-b-(u?0:h+44)-
4,j=Math.max(h+8,...[s,...r].map(({label:O})=>ct(O))),U=Ot(C,Z,Math.max(E,u?Math.min(j,120):0)),k=Ot(wf,J,et+6),q=U-Math.
min(5,U/5),I=k-Math.min(5,k/4),M=u?48:8,_=M+d*k+22,F=w+d*U+40,A=(O,K)=>u?{x:w+O*U,y:M+K*k,width:q,height:I}:{x:w+K*U,y:M+
O*k,width:q,height:I},H=O=>u?{x:w+O*U,y:_,width:q,height:et}:{x:F,y:M+O*k,width:h,height:I},R=Math.min(f-1,Math.floor(n)),
D=Math.min(1,n-R),Q=Math.max(0,R-1+B(D,0,R?Pn:.01)),Y=O=>Math.min(1,Math.max(0,O)),ot=O=>O+1-Y(Q-O)+Y(O-Q),rt=[],mt=[];for(let[
O,{label:K,tiles:wt}]of r.entries()){let yt=ot(O),ut=O===R&&D>Pn&&D<1;for(let[qs,ll]of wt.entries()){let ul=O>R&&n<f?.6:
1;rt.push(z(`line-${O}-${qs}`,A(yt,qs),ll,{opacity:ul}))}rt.push(an(`name-${O}`,K,yt,ut));let qt=O<R||D===1;if(O>R)continue;
let it=O<R?1:B(D,ts,.95);if(!it)continue;let Vt=H(yt),le=c[O]??{text:""},ro=Math.min(d,Math.floor(it*d+1e-9)),al={text:a[O]?.[ro-
1]??""},cl=O===o?Bt(le):qt?le:al;rt.push(z(`result-${O}`,Vt,cl,{opacity:Math.min(1,4*it)})),rt.push(so(O,yt,qt,Math.min(
1,4*it)))}let gt=n>=f||D===0&&R>0?Math.ceil(n)-1:R,re=D===0||n>=f?1:B(D,Pn,ts),ie=n<f&&D>0&&D<Pn;if(n>0&&!ie){let O=Q+2;
for(let[K,wt]of(i[gt]??[]).entries()){let yt=A(O,K),ut=.25*K/Math.max(1,d-1),it=gt===R&&D>0&&D<1?B(D,ts+ut*.6,.8+ut*.6):
1,Vt=gt===o;if(mt.push(z(`product-${K}`,yt,wt,{opacity:re*(1-.55*it),isLit:!0})),it===0||it===1)continue;let le=xt(yt,bf(
H(ot(gt))),it),ro=Vt&&it>.6?{...wt,text:""}:wt;mt.push(z(`flight-${K}`,le,ro,{opacity:1-B(it,.8,1),isLit:!0}))}}for(let[
O,K]of s.tiles.entries())mt.unshift(z(`sliding-${O}`,A(Q,O),K,{isRaised:!0}));if(mt.push(an("name-sliding",s.label,Q,!0)),
l){let O=u?w+$*U+8:F+h+10,K=u?_+21:M+k+I/2+6,wt=lt(l,b);rt.push(G("after",O,K,wt,{anchor:"start",isQuiet:!0}))}let ae=u?
_+et+8:M+$*k+6;return{width:(u?w+$*U:F+h)+b,height:ae,marks:[...rt,...mt]};function an(O,K,wt,yt){let ut=!yt;if(u){let Vt=lt(
K,U),le=O==="name-sliding"?16:38;return G(O,w+wt*U+q/2,le,Vt,{isQuiet:ut})}let qt=M+wt*k+I/2+6,it=k>17?lt(K,w-12):"";return G(
O,w-12,qt,it,{anchor:"end",isQuiet:ut})}function so(O,K,wt,yt){let ut=H(K),[qt,it]=u?[ut.x+ut.width/2,ut.y-6]:[ut.x-20,ut.
y+ut.height/2+6],Vt=wt?u?"":"=":"+ …";return G(`equals-${O}`,qt,it,Vt,{opacity:yt,isQuiet:!0})}}function bf({x:e,y:t,width:n,
height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/2}}function zi(e,{moment:t,isAsked:n}){let{sliding:o,lines:s,sums:r,
results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.label].map(g=>g?`“${g}”`:""),f=l&&u?`${l} over ${c?"column ":""}${u}\
: n`:"N",d=r[t]?.at(-1)??"",p=i[t]?.text??"",w=n?"?":a?`${d}; ${a} makes it ${p}`:p;return`${f}umbers that meet are mult\
iplied, and the products add up to ${w}.`}var wf,Pn,ts,Yi=v(()=>{"use strict";m();be();wf=380,[Pn,ts]=[.35,.55]});function Ki({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:C})=>C),a=Math.max(Et(i),...e.map(
({label:C})=>ct(C)))+16,c=Ot(o,e.length,a),l=Ot(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[p,w]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],g=28,h=g+et+Ji+Xi,b=t.map((C,j)=>e.reduce((U,k)=>U+(k.
place===j?k.share:0),0)),E=Xi/Math.max(...b,1e-9),$=[Pt("base",`M${d} ${h+1}H${d+t.length*l}`)],Z=t.map(()=>0),J=t.map(()=>{});
for(let[C,{label:j,tile:U,share:k,place:q}]of e.entries()){let I=f+C*c+(c-p)/2,M={x:I,y:g,width:p,height:et},_=d+q*l+(l-
w)/2,F=Z[q]??0,A=Math.max(0,k*E),H={x:_,y:h-F-A,width:w,height:A};Z[q]=F+A;let R=s-C,D=q===r;$.push(G(`label-${C}`,I+p/2,
18,lt(j,c),{isQuiet:!0}),z(`source-${C}`,M,U,{opacity:R>=1?.35:1}));let[Q,Y]=[I+p/2,_+w/2],ot=g+et+Ji/2,rt=`M${Q} ${g+et}\
C${Q} ${ot} ${Y} ${ot} ${Y} ${H.y}`,mt=B(R,0,es)*(1-B(R,Fn,1));mt&&$.push(Pt(`way-${C}`,rt,{opacity:mt,isQuiet:!0}));let gt=Math.
min(1,Math.max(0,(R-es)/(Fn-es)))**2;if(gt>0){let re=xt(M,H,gt),ie=B(gt,0,.7),ae=D&&gt>.5?{...U,text:""}:U,ce=xt(M,H,ie).
x;$.push(z(`dropped-${C}`,{...re,x:ce},ae)),R>=Fn&&(J[q]=n[C])}}for(let[C,{label:j,tile:U}]of t.entries()){let k=d+C*l+l/
2,q=e.filter((A,H)=>A.place===C&&s>=H+Fn),I=h-q.reduce((A,{share:H})=>A+H*E,0),_=e.every((A,H)=>A.place!==C||s>=H+1)&&(J[C]!==
void 0||s>=e.length),F=C===r&&J[C]?Bt(U).text:_?U.text:J[C];F&&$.push(G(`sum-${C}`,k,I-9,F)),$.push(G(`place-${C}`,k,h+24,
lt(j,l-6),{isQuiet:!F}))}return{width:u,height:h+36,marks:$}}function Qi({sources:e,places:t,sums:n},{moment:o,isAsked:s,
isEnd:r}){let i=e[o];if(!i)return"";if(r){let u=t.map((p,w)=>e.filter(g=>g.place===w)).reduce((p,w)=>w.length>p.length?w:
p,[]),f=t[u[0]?.place??0],d=u.map(({tile:p})=>p.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var Xi,Ji,es,Fn,Zi=v(()=>{"use strict";m();be();Xi=170,Ji=76,[es,Fn]=[
.15,.8]});function na({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],p=c>620?we(d,200):0,w=Math.max(Et([...e,...t]),...r.map(ct))+10,g=c<480?ta/2:ta,h=Ot(c-p-g-
60,f,Math.min(w,128)),b=h-Math.min(8,h/4),E=28+Zt,[$,Z]=[E+8,E+8+et+8],J=r.some(A=>ct(A)>h),C=Z+et+22,j=p+f*h+18,U=Math.
max(...n),k=[],q=A=>Hn*A/Math.max(1,f-1);if(p){let A={anchor:"end",isQuiet:!0},H=R=>lt(R,p-12);k.push(G("name-powers",p-
12,E-8,H(i.powers),{...A,opacity:B(l,0,.5)}),G("name-scores",p-12,$+21,H(i.scores),A),G("name-weights",p-12,Z+21,H(i.weights),
{...A,opacity:B(l,2,2.5)}))}let I=p+f*h;k.push(Pt("base",`M${p} ${E+1}H${I}`,{isQuiet:!0}));let M=B(l,1,1.4),_=j+g+6;k.push(
Pt("zero",`M${j-8} ${E+1}H${_}`,{opacity:M,isQuiet:!0}),Pt("one",`M${j-8} ${E-Zt}H${_}`,{opacity:M}),G("one-text",_+8,E-
Zt+6,"1",{anchor:"start",opacity:M}),G("zero-text",_+8,E+6,"0",{anchor:"start",opacity:M,isQuiet:!0}),G("sum",j+g/2,E-Zt-
10,`Σ ${s}`,{opacity:B(l,1,1.5)*(1-B(l,2,2.3))}));let F=0;for(let[A,H]of n.entries()){let R=p+A*h+(h-b)/2,D=B(l,q(A),1-
Hn+q(A)),Q=Zt*H*D/U,Y={...t[A]??{text:""},text:""},ot={x:R,y:E-Q,width:b,height:Q},rt=A===u,mt=Nt(1,.35,B(l,1,1.6)),gt=rt?
{...Y,level:void 0}:Y;k.push(z(`bar-${A}`,ot,gt,{opacity:mt}));let re=o[A]??"";ct(re)<h+8&&k.push(G(`power-${A}`,R+b/2,ot.
y-8,re,{opacity:D})),k.push(z(`score-${A}`,{x:R,y:$,width:b,height:et},e[A]??Y)),F+=H*Zt;let ie={x:j,y:E-F,width:g,height:H*
Zt},ae=B(l,1+q(A),2-Hn+q(A));ae>0&&k.push(z(`part-${A}`,xt({...ot,height:Q},ie,ae),gt));let ce=B(l,2+q(A),3-Hn+q(A)),an={
x:R,y:Z,width:b,height:et};if(ce>0){let K=rt?Bt(Y):ce<1?Y:t[A]??Y;k.push(z(`weight-${A}`,xt(ie,an,ce),K))}let so=J&&A%2?
22:0,O=lt(r[A]??"",J?2*h-8:h);k.push(G(`label-${A}`,R+b/2,C+so,O,{isQuiet:!0}))}return{width:_+20,height:C+(J?22:0)+10,marks:k}}
function oa({sum:e},{moment:t}){return["Each score becomes a power of e: all of them are positive, and large ones stand \
out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Each power is divided by ${e}, so th\
at the weights sum to 1.`][t]??""}var ea,Zt,ta,Hn,sa=v(()=>{"use strict";m();be();ea=3,Zt=150,ta=60,Hn=.35});function la(e){let t=new ns(e),n=x(e,`.step-results ${Pe}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:pt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=Bn(i.expression).join(),l=x(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&Bn(f.expression).join()===c);for(let f of u)r.add(f);s.push(Tf(t,u))}else if(a==="scatt\
er")s.push(Of(t,i));else if(a==="plain")s.push(Mf(i));else for(let c of i.grid.keys())s.push(vf(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function Bn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function Mf({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:aa.plain,scene:null,words:()=>"",forget:()=>{}}}
function Xe(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:aa[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function vf(e,t,n,o){let s=t.grid[n]??[],r=_t(t.figure).rows[n]??"",i=[Mt(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,p)=>p+1),f=()=>e.products(t,n);return Xe({...a,
shown:u},f,Gi,zi)}let c=o==="softmax"?ea:Qo,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?Xe({
...a,shown:l},()=>e.softmax(t,n),na,oa):Xe({...a,shown:l},()=>e.average(t,n),Pi,Fi)}function Of(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:Mt(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return Xe(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>Ki(u,{...d,asked:a[f]??-1}),Qi)}function Tf(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=Bn(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>Mt(l)).join(", "),label:"",cells:n,shown:i};return Xe(c,()=>e.moves(t),Ui,qi)}function ye(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:Ao(e),level:e.dataset.level,tone:n,shade:o}}function te(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return tt(Number.isInteger(e)?$t(e):$t(e,n))}function ra(e){let t=e?pt(e):[];return{title:e?Mt(e):"",rows:t.
length,columns:t[0]?.length??0}}function os(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function $f(e){let t=e.flat();return t.length>0&&t.length<=ca&&new Set(t).size===t.length}function ia(e){
let t=e&&Rt(e);return t?.op!=="sum"||t.parts.length>xf||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&
o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function ss(e){return(Rt(e)?.parts??[]).map(n=>n.parts)}function Nf(e){
let t=ss(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<Sf&&t.every(o=>o>=0)}function Lf(e,t){
let[n,o]=[os(e),t&&os(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var aa,xf,Ef,ca,yf,Sf,Af,ns,
ua=v(()=>{"use strict";m();yo();X();me();he();Ct();Hi();Vi();Yi();Zi();sa();aa={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},xf=96,Ef=24,ca=48,yf=400,Sf=1e-6,Af=new Set(["table","view","join"]);ns=class{constructor(t){this.
tableNamed=gn(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length)return"plain";if(o.op==="colle\
ct")return $f(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:p})=>Af.has(p)))return n.length>1&&r>
1&&s.length<=yf?"moves":"plain";let i=new Set(t.map(({op:p})=>p));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=ca?"softmax":"plain";if(!i.has("matmul")||r>Ef||!ia(c))return"\
plain";let l=this.#t(n[0]?.map((p,w)=>a(w))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((p,w)=>a(w*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(Nf)?"average":"products"}softmax({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(
n)(s*r.length),{powers:a,isShifted:c}=mn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>ye(d,t)),shares:this.#o(i,r.length),powers:a.map(te),sum:te(a.reduce(
(d,p)=>d+p,0)),labels:_t(t).columns,names:{scores:f?Mt(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${te(l)}`}`,weights:Mt(t)}}}average({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>ss(
i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=_t(t).rows[s]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>ye(u,t)),label:l||Mt(t)}}products({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((h,b)=>i(
s*r.length+b)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(h=>h.map(({value:b},E)=>b*(l[E]?.value??Number.NaN))),p=Kt(d.flat(),""),{rows:w,columns:g}=_t(t);return{sliding:{
label:w[s]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((h,b)=>({label:g[b]??this.#i(h[0],f),tiles:this.#r(
h)})),products:d.map((h,b)=>h.map((E,$)=>{let{text:Z="",level:J}=p[b*h.length+$]??{};return{text:tt(Z),level:J?String(J):
void 0}})),sums:d.map(h=>{let b=0;return h.map(E=>(b+=E,te(b)))}),results:r.map(h=>ye(h,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){let i=this.#e(n),{columns:a}=_t(t),c=n.at(-1)?.groups??[],l=o.
flat(),u=c.map(()=>0),f=c.map((w,g)=>i(g).parts),d=s.map(w=>{let g=r.get(w)??0,h=f[g]?.[c[g]?.indexOf(w)??-1],b=h?.value??
Number.NaN,E=h?this.#r([h])[0]:void 0;return{label:this.#i(h,!0),tile:E??{text:te(b)},share:b,place:g}}),p=new Map(d.map(
({place:w},g)=>[w,g]));return{sources:d,places:l.map((w,g)=>({label:a[g]??"",tile:ye(w,t)})),sums:d.map(({share:w,place:g},h)=>(u[g]=
(u[g]??0)+w,p.get(g)===h?l[g]?.textContent??"":tt($t(u[g]))))}}moves(t){let n=Bn(t[0]?.expression??[]),o=n.map(r=>ra(this.
tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:p="",index:w=0}=l(f),g=n.indexOf(p),h=o[g]?.columns??1;s.push({tile:ye(d,
i),from:{table:g,row:Math.floor(w/h),column:w%h},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:g})}}return{
sources:o,targets:t.map(({figure:r})=>ra(r)),flights:s}}#e(t){let n=(o,s)=>wn(this.tableNamed(o),s);return o=>Ce(t,o,n)}#t(t){
let n=t.map(ss),[o,s]=[0,1].map(d=>n.map(p=>p.map(w=>w[d]))),r=d=>d?.every(p=>p.every((w,g)=>Lf(w,d[0]?.[g]))),i=!r(o),[
a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!ia(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=Rt(t);if(t===n)return"";let[o,
s]=t.parts,r=o&&Rt(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;let a={add:`+ ${this.#a(s)||te(s.value)}`,divide:`\
÷ ${te(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){let{powers:o}=mn(t),s=o.reduce((r,i)=>r+
i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=Kt(t.map(({value:o})=>o),"");return t.map((o,s)=>{let{figure:r,cell:i}=this.#s(
o)??{};if(r&&i&&!o.op)return ye(i,r);let{text:a="",level:c}=n[s]??{};return{text:tt(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?os(t):{},s=n===void 0?null:this.tableNamed(n);if(!s)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{figure:r,cell:i[o],row:u,column:f,rows:c,
columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??""}#a(t){let n=this.#s(t);return n?Mt(
n.figure):""}}});function _f(e){let t=i=>document.createElementNS(fa,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function If(e,t){let{element:n}=e;if(nt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){Pf(e,t);return}nt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?nt(n,"d",t.path):(nt(n,"x",t.x.toFixed(2)),nt(n,"y",t.y.toFixed(2)),nt(n,"text-anchor",t.anchor),da(n,t.text))}function Pf({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(nt(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),nt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),nt(e,"data-tone",c.tone),nt(e,"data-shade",c.
shade),nt(t,"data-level",c.level),nt(n,"width",i.toFixed(2)),nt(n,"height",Math.max(0,a).toFixed(2)),nt(n,"rx",String(Math.
min(Cf,i/4,a/4))),nt(o,"x",(i/2).toFixed(2)),nt(o,"y",(a/2+5.7).toFixed(2)),da(o,c.text))}function nt(e,t,n){e.getAttribute(
t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}function da(e,t){e.textContent!==t&&(e.textContent=t)}
var fa,kf,Rf,Cf,Wn,ha=v(()=>{"use strict";m();X();fa="http://www.w3.org/2000/svg",kf=760,Rf=720,Cf=5,Wn=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(fa,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:y(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#w("width",kf)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=L(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#f(){return this.isScaled?Rf:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#f();if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,
asked:s});if(!r)return;t!==this.#r&&(this.#o=this.#w("height",t)),this.#r=t;let i=Math.max(this.#o,Math.ceil(r.height)),
a=Math.min(0,(r.width-t)/2);nt(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||nt(this.svg,"height",String(
i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.length-1,u=c===l&&o>l;this.#g(n.title,n.words({moment:c,
isAsked:s>=0&&c===l,isEnd:u}))}#g(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");
o.textContent=`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#w(t,n){let s=[...new Map(this.beats.map(r=>[`${r.kind} ${r.
cells.length}`,r])).values()].map(({scene:r})=>r?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...s))}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,r]of this.#t)n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.
get(s.key);r?.kind!==s.kind&&(r?.element.remove(),r=_f(s.kind),this.#t.set(s.key,r)),If(r,s)}let o=[...n].join();o!==this.#n&&
(this.#n=o,this.svg.append(...t.map(({key:s})=>this.#t.get(s).element)))}}});function Dn(e,t){let n=document.createElement("div");n.className="predict",n.setAttribute("role","group"),n.setAttribute(
"aria-label","Predict, then see");let o=document.createElement("p"),s=document.createElement("b");s.textContent="Predict\
, then see. ",o.append(s,e);let r=document.createElement("div");return r.className="choices",r.append(...t.map(i=>{let a=rs(
i);return a.dataset.choice=i,a})),n.append(o,r),n}function jn(e,t,n,o){for(let r of x(e,"[data-choice]",HTMLButtonElement)){
let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=String(i===n))}let s=document.createElement("p");s.
setAttribute("role","status"),s.textContent=o,e.append(s)}function rs(e){let t=document.createElement("button");return t.
type="button",t.textContent=e,t}var is=v(()=>{"use strict";m();X()});function ma(e){e.addEventListener("click",t=>{let n=P(t),o=Un(n);if(!o)return;n.closest("[data-play]")&&Yf(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&Kf(o,Number(s.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&nd(o,r),n.closest("[data-speed]")&&Jf(e)}),e.addEventListener("input",t=>{let n=P(t),o=Un(n);if(!o||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;Dt(o);let s=Number(n.value);Vn(o,Je.matches?Math.round(s):s)}),e.addEventListener(
"keydown",t=>{let n=P(t),o=Un(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-s\
crub]")||(t.preventDefault(),Dt(o),Ea(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=P(n).
closest(pa),s=o&&Un(o);s&&o instanceof HTMLTableCellElement&&zf(s,o)})}function ga(e){for(let t of x(e,"[data-step]")){let n=L(
t,".play");!n||Wt.has(t)||(n.hidden=x(t,pa).length<jf,n.hidden||Uf.observe(t))}}function ls(e){for(let t of e)ee(t)}function us(e){
for(let t of x(e,"[data-step]"))Dt(t)}function wa(e){Wt.get(e)?.stage?.redraw()}function ee(e){let t=L(e,".play");if(!t||
t.hidden||Wt.has(e))return Wt.get(e);let n=la(e),o=n.flatMap(f=>f.cells),s=qf(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:Vf(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new Wn(e,n):null};Wt.set(e,l);let u=y(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,Gf(l),l}function qf(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?Bf:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,Ff/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,Hf/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function Vf(e,t){
let n=t.flatMap(a=>a.kind==="moves"?[]:a.cells),o=n.map(({textContent:a})=>a??"");if(n.length<cs||new Set(o).size<cs)return null;
let s=x(e,".step-text, .formula, .reasons, td:not(.step-results td)").map(({textContent:a})=>a).join(" "),r=a=>o.filter(
c=>c===a).length,i=a=>+(r(a)>1)+Number(s.includes(a));return n.slice(Math.floor(n.length/2)).map(a=>({cell:a,told:i(a.textContent??
""),size:Math.abs(Jt(a))})).sort((a,c)=>a.told-c.told||c.size-a.size)[0]?.cell??null}function Gf({stage:e}){let[t]=e?.beats??
[];t&&e?.show(t,t.shown.length)}function zf(e,t){let n=Wt.get(e);if(!n?.stage||n.frame||n.at<n.moments.length)return;let o=n.
stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.indexOf(t),r=o.kind==="products"?s+1:o.shown.length;
n.stage.show(o,r)}function Yf(e){let t=ee(e);if(t){if(t.frame){Dt(e);return}t.at>=t.moments.length&&Vn(e,0),ba(e,t.moments.
length)}}function ba(e,t){let n=ee(e);if(!n)return;Dt(e),n.goal=t,n.time=performance.now(),n.hold=Je.matches?.01:0,xa(e,
!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/
1e3*qn;n.time=s,Xf(e,n,r)};n.frame=requestAnimationFrame(o)}function Xf(e,t,n){let o=Math.floor(t.at),s=t.moments[o];if(t.
at>=t.goal||!s){Dt(e);return}if(o===t.at&&o===t.asks&&ya(e,t)){td(e,t);return}if(t.hold>0){t.hold-=n;return}let r=Math.min(
o+1,t.at+(Je.matches?1:n/s.seconds)),i=r===o+1;i&&Je.matches?t.hold=s.seconds:i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&
(t.hold=Wf),fs(e,t,r)}function Dt(e){let t=Wt.get(e);t?.frame&&(cancelAnimationFrame(t.frame),t.frame=0,xa(e,!1),!(t.at<
t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute("data-playing")},Df))}function xa(e,t){
y(e,"[data-play]").textContent=t?"Pause":"Play"}function Jf(e){qn=as[(as.indexOf(qn)+1)%as.length]??1;for(let t of x(e,"\
[data-speed]"))t.textContent=`${qn}×`}function Kf(e,t){let n=ee(e);n&&(Dt(e),Math.abs(t)>1?Vn(e,t<0?0:n.moments.length):
t<0||Je.matches?Ea(e,t):ba(e,Math.floor(n.at)+1))}function Ea(e,t){let n=ee(e)?.at??0;Vn(e,t<0?Math.ceil(n)-1:Math.floor(
n)+1)}function Vn(e,t){let n=ee(e);n&&(L(e,".playing .predict")?.remove(),fs(e,n,Math.max(0,Math.min(n.moments.length,t))))}
function ya(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-mode="all"]')}function fs(e,t,n){let{moments:o,
cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===n,f=(u?l?.end:o[c-1]?.end)??0,d=!!ya(e,t)&&
n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute("data-guessing",d),y(e,"[data-scrub]",HTMLInputElement).
value=String(n);let p=Qf(o,n);if(p){let h=d&&i?p.beat.cells.indexOf(i):-1;r?.show(p.beat,p.at,h)}let w=`${c} ${u}`;if(w===
t.painted&&n>0)return;t.painted=w;for(let[h,b]of s.entries())b.toggleAttribute("data-ahead",h>=f),b.removeAttribute("dat\
a-asked");Sa(e,l,f,s.length);let g=l&&Zf(t,l);if(!g){Sn(e),_n(e,null);return}je(g,{withoutResult:!u||g.hasAttribute("dat\
a-ahead")}),!r&&(t.frame&&g.scrollIntoView({block:"nearest"}),_n(e,g))}function Qf(e,t){let n=Math.max(0,Math.ceil(t)-1),
o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.place+t-n};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{
beat:s.beat,at:s.place+1};let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0}:null}function Zf({cells:e},{beat:t,
place:n,end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.
slice(r,a?i:s+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(Jt(f)));return l[u.indexOf(
Math.max(...u))]??e[o-1]}function Sa(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${Math.max(1,n)}\
 of ${o}`:"";y(e,".play output").textContent=r,y(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function td(e,t){Dt(
e);let n=t.asked;if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("d\
ata-asked",!0),Sa(e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),je(n,{withoutResult:!0}),t.stage||_n(e,n);let s=Dn(
"Which number comes where the question mark is?",ed(n,t.cells));y(e,".play").after(s)}function ed(e,t){let n=e.closest("\
figure"),o=t.filter(r=>r.closest("figure")===n).reverse(),s=new Map;for(let r of[e,...o,...t])s.size<cs&&s.set(r.textContent??
"",Jt(r));return[...s].sort(([,r],[,i])=>r-i).map(([r])=>r)}function nd(e,t){let n=Wt.get(e),o=n?.asked;if(!n||!o)return;
let s=o.textContent??"",r=t.dataset.choice===s;e.dataset.predicted=String(r),fs(e,n,n.asks+1),je(o);let i=r?"Right.":`It\
 is ${s}; the line above shows why.`,a=y(e,".playing .predict");jn(a,t.dataset.choice??"",s,`${i} Play goes on.`),y(e,"[\
data-play]").focus({preventScroll:!0})}function Un(e){let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}
var pa,Ff,Hf,Bf,Wf,Df,as,jf,cs,Wt,Je,qn,Uf,ds=v(()=>{"use strict";m();ko();X();he();Ri();ua();ha();is();pa=`.step-result\
s ${Xt}`,Ff=20,Hf=60,Bf=.6,Wf=.5,Df=2500,as=[1,2,.5],jf=2,cs=4,Wt=new WeakMap,Je=matchMedia("(prefers-reduced-motion: re\
duce)"),qn=1;Uf=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&ee(t)},
{rootMargin:"600px"})});var hs={};ao(hs,{previewEdits:()=>od});function od(e,t,n){let o=Rn(),{steps:s,known:r}=o.solve(Ln(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=x(e,":scope > [data-step]:not([hidden])").filter(Ma),
c=a.flatMap(l=>x(l,"figure[data-table]").filter(Ma));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&rd(l,f,sd(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),wa(l)}function Ma(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-Aa&&t<innerHeight+Aa}function sd({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function rd(e,t,n){let o=x(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of Kt(t,
n).entries()){let c=o[s];if(!c)continue;let l=tt(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
va(c,"data-value",i===l&&!u?null:i),va(c,"data-level",a?String(a):null)}}function va(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var Aa,ps=v(()=>{"use strict";m();X();ze();me();ds();Jo();Ct();Aa=100});function La(e,t,n){let o=cd(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(s=>ld(s,n)).find(
s=>s)??fd(o,n)}function cd(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.
tables).flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&$a(a.variant)===$a(s))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(w=>w.map(
g=>Nn(g,e.values))),p={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...p}]}).filter(({before:o,after:s})=>[...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>
ad).reverse()}function $a({rows:e,columns:t}){return JSON.stringify([e,t])}function ld({title:e,shade:t,rows:n,columns:o,
before:s,after:r},i){let a=o.length;if(t!=="weights"||new Set(o).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[s,r].map(E=>ud(E.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...o.keys()].
filter(E=>E!==u&&E!==f),p=[u,f,...d].slice(0,id).sort((E,$)=>E-$),[w,g]=[o[u]??"",o[f]??""],h=l?`“${e}”, row ${l},`:
`“${e}”`,b=p.map(E=>`${o[E]} ${i(s[c*a+E]??0)}`);return{text:`Without this step, which number of ${h} is the largest\
? With it: ${b.join(", ")}.`,choices:p.map(E=>o[E]??""),right:g,outcome:`The largest is ${g}; with this step it is ${w}.`}}
return null}function ud(e){let t=Math.max(...e);return e.filter(o=>t-o<Na).length===1?e.indexOf(t):-1}function fd(e,t){let n=e.
find(dd);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,p=[s[Math.floor(l/d)],r[l%d]],w=[o,...p].filter(Boolean).join(", "),g=ka(u,f)?f>u?Oa:Ta:
ms;return{text:`“${w}” is ${t(u)}. What becomes of it without this step?`,choices:[Oa,Ta,ms],right:g,outcome:`${g}: ${t(
f)}${g===ms?"":` instead of ${t(u)}`}.`}}function dd({before:e,after:t}){return e.some((n,o)=>ka(n,t[o]??Number.NaN))}function ka(e,t){
return Math.abs(e-t)>Na*Math.max(1,Math.abs(e))}var Oa,Ta,ms,id,Na,ad,Ra=v(()=>{"use strict";m();Yo();[Oa,Ta,ms]=["It be\
comes larger","It becomes smaller","It stays the same"],id=4,Na=1e-9,ad=1e-6});var gs={};ao(gs,{askRemoval:()=>hd});function hd(e,t,n,o){let s=La(t,e.dataset.step??"",c=>tt($t(c)));if(!s)return null;
let{right:r,outcome:i}=s,a=Dn(s.text,s.choices);return a.addEventListener("click",c=>{let{choice:l}=P(c).dataset;if(l===
void 0)return;jn(a,l,r,`${l===r?"Right. ":""}${i}`);let u=rs("Put the step back");u.addEventListener("click",o),a.append(
u),u.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),y(e,".sheet-head").after(a),e.toggleAttribute("\
data-supposing",!0),y(a,"button").focus({preventScroll:!0}),a}var ws=v(()=>{"use strict";m();X();me();Ct();is();Ra()});function Jn(e,t){return e==="scale"?t.trim()!==""&&Number(t)>=Xa.min&&Number(t)<=Xa.max:e==="controls"||e==="caption"?xd[e].
includes(t):CSS.supports("color",t)}var Xa,xd,Ja=v(()=>{"use strict";m();Xa={min:.5,max:4},xd={controls:["none","some","\
all"],caption:["none","title","all"]}});function Qa(e){let t=Ka.then(Ed).then(e);return Ka=t.catch(()=>{}),t}function Ed(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var Ka,Za=v(()=>{"use strict";m();Ka=Promise.
resolve()});function nc(e){return{"HTML frame":oc(e),"Web component":yd(e),Markdown:sc(e),Quarto:Sd(e),LaTeX:Ad(e)}}function oc({title:e,
embed:t}){return`<iframe src="${Kn(t)}" title="${Kn(e)}" width="${tc.width}" height="${tc.height}" loading="lazy" allowf\
ullscreen style="border: 0; max-width: 100%"></iframe>`}function yd({server:e,attributes:t}){let n=Object.entries({server:e,
...t}).map(([o,s])=>s===""?o:`${o}="${Kn(s)}"`);return`<script src="${Kn(new URL("pointer-view.js",e).href)}" defer><\/sc\
ript>
<pointer-view ${n.join(" ")}></pointer-view>`}function sc({title:e,embed:t,picture:n}){return`[![${Md(e)}](<${ec(n)}>)](\
<${ec(t)}>)`}function Sd(e){return['::: {.content-visible when-format="html"}',"```{=html}",oc(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',sc(e),":::"].join(`
`)}function Ad({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${s}`,
"\\begin{figure}","  \\centering",`  \\href{${vd(o)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${kd(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function Kn(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Md(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function ec(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function vd(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function kd(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(Ld,"")].flatMap(n=>[...$d[n]??Rd(n)]).map(n=>Od[n]??Cd(n)).join("")}function Rd(e){
return Nd.test(e)?e.normalize("NFD").slice(0,1):e}function Cd(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Td.test(e)?e:"?"}var tc,
Od,Td,$d,Nd,Ld,rc=v(()=>{"use strict";m();tc={width:960,height:540};Od={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Td=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
$d={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Nd=/[ąęįųĄĘĮŲ]/,Ld=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function ac(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return _d(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[ic("Title",n),ic("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function _d(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function ic(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,Id(n)),o.buffer}function Id(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var cc=v(()=>{"use strict";m()});function uc({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:Qn("Link"),embed:Qn("Embed"),json:Qn("JSON"),offline:Qn("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=Ke("JSON",()=>lc(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Hd(()=>{let{
link:h,embed:b}=t(),E=b?n():null;return{...h&&{Address:h},...E&&nc(E)}}),f=()=>{let h=t();for(let b of Object.keys(a)){let E=h[b];
a[b].hidden=E===null,E!==null&&(a[b].href=E)}c.hidden=h.json!==null,u.hidden=h.link===null&&h.embed===null,l.hidden=zt.answers};
for(let h of["pointerenter","focusin"])i.addEventListener(h,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...Pd.map(h=>{let b=h===Fd;return new Option(`${h}×`,String(h),b,b)}));let p=async h=>{
let{address:b,meta:E}=await o(h,Number(d.value)),$=E.origin??t().embed??location.href;fc(ac(b,h,{title:E.title,origin:$}),
`${e()}.${h}`)},w=()=>lc(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),g=document.createElement("span");return g.
append(Ke("PNG",()=>p("png"))," ",d),i.append(a.link,a.embed,g,Ke("SVG",()=>p("svg")),Ke("CSV",w),a.json,c,a.offline,u,l),
f(),i}function Hd(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>Ke(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await Bd(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function Bd(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function Qn(e){let t=document.createElement("a");return t.textContent=e,t}function Ke(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function lc(e,t,n){fc(new Blob(
[e],{type:n}),t)}function fc(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Pd,Fd,dc=v(()=>{"use strict";m();St();rc();cc();Pd=[1,2,4],Fd=2});function Ec({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<hc.width||i.height<hc.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?Jd(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...mc(l,c)}};let u=Kd(e,l),f={...u,...mc(u,c),...Qd(e,u,c),...eh(u,c)};return{
data:ah(e,u,c.height),layout:f}}function Jd(e,t){return yc(e,t)}function yc(e,t){if(!pc(e)||!pc(t))return t;let n={...e};
for(let[o,s]of Object.entries(t))n[o]=yc(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}function pc(e){
return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Sc(e,t){return Object.entries(e).filter(([o])=>t.test(o))}
function Ac(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Mc(e){return Sc(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}
function vc(e,t){return e[t]}function Kd(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,s=Array.
isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==-90||n.tickvals||
!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function Qd(e,t,{width:n,height:o,isTiny:s,scale:r}){
let i=Zd(e,t),a=Math.max(...i.map(b=>b.length*ne+Gd)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*
dt>o/(s?4:3),u=i.length>0&&!l,f=th(t,o,r),p=((f.annotations?.find(({font:b})=>b?.size)?.font?.size??0)/r||dt)*bc+2,w=Math.
min(t.margin?.t??8,u?c*dt+4:t.annotations?.length?p:8),g=xc.some(b=>vc(t,b)?.colorbar?.orientation==="h"),h=!t.margin||g&&
!s;return{...l&&{showlegend:!1},...!h&&{margin:{...t.margin,t:Math.ceil(w*r)}},...f}}function Zd(e,t){if(t.showlegend===
!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===!1||i===!1)||["he\
atmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.values()]:[]}function th(e,t,n){
let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:p})=>d==="paper"&&p==="bottom",i=o.filter(r);if(!i.length)return{};
let a=Mc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(p=>p-d).filter(p=>p>0),1-d)),l=s.layout.
font.size,u=Math.min(l,Math.min(1,...c)*(t-dt)/bc);if(u>=l)return{};let f=Math.max(Xd,u*n);return{annotations:o.map(d=>r(
d)?{...d,font:{...d.font,size:f}}:d)}}function eh(e,{height:t,isTiny:n}){let o=Math.floor(t/3/ne),s=t-Oc(e,1/0,o)-gc,r={};
for(let i of xc){let a=vc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=nh(e,i,a,s))}return r}function nh(e,t,n,o){let s=n.colorbar??
{};if(o>=Wd||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],i=s.tickvals??r?.colorbar?.tickvals,a=(s.
len??1)*o;if(!i){let f=Math.max(Ae,Math.floor(a/dt/1.5));return{...n,colorbar:{...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,
n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-c)*a>=dt)&&u.push(f)}return{...n,colorbar:{
...s,tickvals:u}}}function mc(e,t){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=t,a=i?n:1/0,c=s?Math.floor(o/3/ne):
1/0,l=Oc(e,a,c),u=s?l?gc:wc:0,f=Math.max(o-l-(r?2*dt:u),dt),d=r?n-Vd:Math.max(n-qd,60);return Object.fromEntries(Sc(e,/^[xy]axis/).
map(([p,w])=>{let g=p.startsWith("x"),h=s&&g?rh(w,e,f):w,[b,E]=h.domain??[0,1],$=(E-b)*(g?d:f),Z=e.template.layout.font.
size*t.scale,J=oh(h,g,$,Z,t),C=e.meta.priority?.[p];return[p,sh(J,{isX:g,length:$,fontSize:Z,upright:c,priority:C},t)]}))}
function oh(e,t,n,o,{isTiny:s,isFixed:r}){let i=e.title?.text??"";if(!s)return r&&!t&&i.length*ne>zd*n?{...e,title:{}}:e;
let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>Yd)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(ne-1))+1),
u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,font:{size:o-2},text:u}}}function sh(e,{isX:t,
length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.
visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?ih(e,t,n,i):e;let p=f.length;if(l&&t&&p===1&&e.tickangle===
0&&(f[0]??"").length*ne>n-ne)return{...e,tickfont:{size:.75*o}};if(p<=Ae&&(t||!c||n>=dt))return e;let g=p<=Ae?[p-1]:ch(p,
Math.floor(n/dt),r);return{...e,tickvals:g.map(h=>d[h]??h),ticktext:g.map(h=>Tc(f[h]??"",h,u?a:1/0,t?s:1/0))}}function rh(e,t,n){
let[o]=Ac(t,e.anchor)?.domain??[0,1],s=Mc(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-r)*n;return e.side===
"top"||i>2.4*dt?e:{...e,title:{},...i<.9*dt&&{showticklabels:!1}}}function ih(e,t,n,{isTiny:o,isNarrow:s}){let r=Math.max(
Ae,Math.floor(n/(t?jd:dt*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.
filter((f,d)=>d%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(Ae,Math.floor(n/Ud))};
let c=s&&t&&e.nticks&&!o?Ae:r,l=Math.min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function ah(e,t,n){return e.
map(o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let s=Ac(t,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.length;
return a===void 0?o:(i-r)*(n-wc)<a*dt?{...o,texttemplate:""}:o})}function ch(e,t,n){let o=[...Array(e).keys()];if(e<=t)return o;
let s=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort((a,c)=>(n[c]??
0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function Oc({xaxis:e},t,n){let s=(e?.tickangle===
0?[]:e?.ticktext??[]).map((r,i)=>Tc(r,i,t,n).length);return Math.max(0,...s)*Dd}function Tc(e,t,n,o){let s=n<1/0;if(!s&&
e.length<=o)return e;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(
" · "),f=Math.min(s?Math.max(5,Math.floor(n/48)):14,o),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return i+
(u?`${t+1} ${d}`:d)+c}var hc,Wd,Ae,dt,ne,Dd,jd,Ud,qd,Vd,gc,wc,Gd,zd,Yd,Xd,bc,xc,$c=v(()=>{"use strict";m();hc={width:420,
height:200},Wd=300,Ae=2,dt=20,ne=8,Dd=7.5,jd=44,Ud=18,qd=240,Vd=90,gc=56,wc=90,Gd=48,zd=1.3,Yd=.6,Xd=9,bc=1.4,xc=["color\
axis","coloraxis2"]});function $s(e,t){let n=JSON.stringify(Object.values(e)),o=Me.get(n)??new Map;Me.delete(n),Me.set(n,o);for(let i of Me.keys()){
if(Me.size<=lh)break;Me.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>uh(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function uh(e,t,n,o){let s=vs.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);vs.set(e,{query:t,views:r}),setTimeout(()=>{vs.delete(e),fh(t,r)},0)}async function fh(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Yt(`${o}/figures?${bt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof V&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?dh(e,l).then(u,f):f(a)}}function dh({server:e,path:t,query:n,theme:o},s){let r=bt({...n,theme:o});
return Yt(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function Lc(e,t){let n=Os.get(e),o=n??(e.startsWith("#")?
hh(e.slice(1)):ph(e));n||(Os.set(e,o),o.catch(()=>Os.delete(e)));let s=await o;if(at(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=Nc(i),c=new Map;for(let d of Object.values(r))Nc(d).forEach((p,w)=>{c.set(p,a[w]??p)});
let{data:l,layout:u}=Ts({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function Nc(e){return e.layout.colorway}function Ts(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>Ts(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,Ts(s,
t)])):t.get(e)??e}async function hh(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function ph(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new V(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function ve(e,{server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=bt({...i&&e!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var lh,Me,vs,Os,kc=v(()=>{"use strict";m();St();En();lh=12,
Me=new Map,vs=new Map;Os=new Map});function Cc({x:e,y:t,xaxis:n,yaxis:o},s){let r=[Rc(n,e,s),Rc(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function Rc(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function _c(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(mh()),{_fullLayout:s}=e;
if(!s)return;let r=t.flatMap(i=>n.map(a=>gh(s,s[i],a)));o.replaceChildren(...r.filter(i=>i!==null))}function mh(){let e=document.
createElement("div");return e.className="view-marks",e}function gh(e,t,n){if(!t?._length)return null;let o=t._id.startsWith(
"x"),s=e[`${o?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[o?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!s?._length)return null;let[c,l]=o?[t._offset+i,s._offset]:[s._offset,t._offset+
i],[u,f]=o?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var Ic=v(()=>{"use strict";m()});function Fc(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function Hc(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function Bc(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function Wc(e,t){return e.map(o=>{let{name:s,title:r,values:i}=o,a=Dc(o)[i.indexOf(t[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function Dc({values:e,labels:t}){return t??e}function Pc(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Ns(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var Zn,jc=v(()=>{"use strict";m();Zn=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=Dc(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Pc(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),Pc("Open",n)}#a({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=Ns(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=Ns("‹",()=>i(-1)),l=Ns("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function to(e){return window.Plotly?Promise.resolve(window.Plotly):(Ls??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${Uc}`,e).href:new URL(`../${Uc}`,S).href;let s=()=>{Ls=void 0,o.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.Plotly?
t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),Ls)}async function qc(e,t,n){let{width:o,height:s}=e.
layout;return(await to()).toImage(e,{format:t,width:o,height:s,...t==="png"&&{scale:n}})}var Uc,Ls,Vc=v(()=>{"use strict";
m();Uc="vendor/plotly/plotly-traces-4.1.1.min.js"});var Lh={};function Yc(e){return e instanceof V&&e.status===0}function $h(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=Oh,e}function Nh(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let s=o,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&
r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:s]});return Object.fromEntries(t)}var Cs,_s,wh,Xc,bh,Gc,ks,xh,
Eh,yh,Sh,zc,Ah,Mh,vh,Oh,Th,Oe,Rs,Is,Jc=v(()=>{"use strict";m();St();Ja();Za();dc();En();$c();kc();Ic();jc();Vc();Oo();$o();
Cs={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventions",
against:"against"},_s=["inputs","removed"],wh=new Set(["server","source","model","lesson","view","theme","reads",..._s,...Object.
keys(Cs)]),Xc=["scale","accent","controls","caption"],bh=new Set([...Xc,"fill"]),Gc="pointer-view:hover",ks=matchMedia("\
(prefers-color-scheme: dark)"),xh={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},Eh=120,yh=[["short",576,
0],["low",352,0],["tight",288,352]],Sh="400px 0px",zc=660,Ah="[data-answer]:not(pointer-view *)",Mh=/^(\w+):(\d+)$/,vh="\
The server draws this chart, and it does not answer.",Oh="The answer above is computed in this browser.",Th="Type visits\
, or add a place, to see what the model answers.",Oe=null,Rs=null,Is=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#a="";#f=[];#l=!1;#g=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#C()},{rootMargin:Sh});#w=new ResizeObserver(()=>requestAnimationFrame(()=>this.#N()));#d=new MutationObserver(
t=>this.#J(t.map(({attributeName:n})=>n??"")));#b=t=>this.getAttribute(t);#h=()=>{if(!this.#n||!this.#t){this.#E();return}
this.#O(this.#A),this.#m()};#k=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#R=({type:t})=>this.#et(t==="beforeprint");connectedCallback(){
this.#e??=this.#F(),this.#I(),document.addEventListener("pointerscope:theme",this.#h),document.addEventListener(Gc,this.#k),
ks.addEventListener("change",this.#h);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#R);this.#w.
observe(this),this.#d.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#g.observe(this):this.#l=!0,this.#E()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#h),document.removeEventListener(Gc,this.#k),ks.removeEventListener(
"change",this.#h);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#R);this.#w.disconnect(),this.#d.
disconnect(),this.#g.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#f.join()&&(this.#f=t,this.#j())}get chosen(){
return this.#t?this.#y:{}}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#U();return Math.ceil(t+xn(this.#t)+
n)}get#c(){return this.#e??=this.#F(),this.#e}#C(){this.#l=!0,this.#g.disconnect(),this.#E()}#J(t){t.some(o=>bh.has(o))&&
(this.#I(),this.#m());let n=t.filter(o=>wh.has(o)&&!this.#K(o));t.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#l?
this.#C():n.length?this.#E():this.#x.some(({name:o})=>t.includes(o))?this.#L()&&this.#m():t.includes(this.#a)&&this.#E()}#K(t){
let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#h(),t==="theme"||t==="interventions"&&n.follows(this.getAttribute(
t)??""))}get#x(){return this.#t?vt(this.#t).choices??[]:[]}#E(){this.#r||(this.#r=!0,queueMicrotask(()=>{this.#r=!1,this.#Q()}))}get#v(){
let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return n?
`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute("server");return t?new URL(t.endsWith("/")?t:`${t}/`,
document.baseURI).href:Gt.href}get#_(){let t=this.parentElement?.closest("[data-theme]");return t instanceof HTMLElement?
t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t==="auto"?ks.matches?"dark":"light":(t??this.#_)===
"dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t!==null&&Jn("scale",t)?Number(t):1}#I(){let t=this.
getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):this.style.removeProperty(
"--scale"),t&&Jn("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--accent")}get#P(){if(this.
hasAttribute("lesson")){let n=_s.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.fromEntries(n)}}if(this.
getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Cs).map(([n,o])=>[o,this.getAttribute(
n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#Q(){let{needsHistory:t,query:n}=this.#P;this.#o+=1;let o=this.#o,
s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#v&&r&&(!t||n.visits||n.record);if(!s&&!i){this.#T(
Th);return}if(!this.#l){this.#T("");return}let a=this.#A;this.#O(a),this.setAttribute("aria-busy","true");try{let c={server:this.#S,
path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.all([s?Lc(s,a):this.#Z(c,r),s?null:
r===bn?import("./network-drawing.js"):to(l)]),f=at(u),d=f?await import("./network-drawing.js"):null;f||await to(l),await Qa(
()=>{o===this.#o&&(this.#nt(d?.NetworkDrawing??null,vt(u).title),this.#t=f?u:structuredClone(u),this.#st(this.#t),this.#tt(
{...c,theme:"light"},r))})}catch(c){o===this.#o&&this.#B(c)}finally{o===this.#o&&this.removeAttribute("aria-busy")}}async#Z(t,n){
let o=n===bn?this.#n:null,s=this.getAttribute("model")??"",r=await o?.compute(t,s,{isSilent:!1});if(r)return r;try{return await $s(
t,n)}catch(i){if(!Yc(i))throw i;let a=await o?.compute(t,s,{isSilent:!0});if(!a)throw i;return a}}#O(t){this.#_!==t?this.
dataset.theme=t:delete this.dataset.theme}#tt(t,n){if(!this.#t||at(this.#t))return;let{template:o,meta:s}=this.#t.layout,
r=s.templates?.light;Oe??=r??(this.#A==="light"?o:null),!(Oe||this.hasAttribute("source"))&&(Rs??=$s(t,n),Rs.then(i=>{at(
i)||(Oe??=i.layout.template)}).catch(()=>{Rs=null}))}#et(t){if(this.#i=t,!this.#t||!this.#s)return;let n=Oe??this.#n;this.#O(
t&&n?"light":this.#A),this.#m(),t||requestAnimationFrame(()=>this.#m())}#F(){let t=document.createElement("summary");t.textContent=
"Numbers";let n={title:this.#p("h3","view-title"),caption:this.#p("p","view-caption"),choices:this.#p("div","view-choice\
s"),summary:this.#p("p","view-summary"),failure:this.#p("p","view-failure"),trust:this.#p("p","view-trust"),plot:this.#p(
"div","view-plot"),details:this.#p("details","view-table"),exports:uc({name:()=>this.#G,links:()=>this.#ht(),view:()=>this.#t&&
this.#pt(this.#t),picture:(s,r)=>this.#ft(s,r),csv:()=>br(this.#V()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=
!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.addEventListener(
"toggle",()=>this.#q());let o=new Zn(n.choices,{selected:()=>this.#y,select:(s,r)=>this.#ut(s,r),open:s=>this.#u("open",
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
!0),this.#c.summary.textContent=t}#B(t){this.#T("");let{failure:n}=this.#c,o=Yc(t)&&document.querySelector(Ah)!==null,s=o?
vh:cn(t);if(n.replaceChildren(s),o&&n.append(" ",$h()),n.hidden=!1,this.#u("failed",{message:s}),!(t instanceof V)||![0,
503].includes(t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener(
"click",()=>this.#E()),n.append(" ",r)}#st(t){let{title:n,caption:o,controls:s}=this.#c,r=vt(t);n.textContent=r.title,n.
hidden=!1,o.textContent=r.caption,this.#rt(r.trust),this.toggleAttribute("data-network",at(t)),this.#H(!1),s.offer(r,at(
t)?[]:t.data,!this.hasAttribute("fill")),this.#L()&&this.#m()}#rt(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||
this.hasAttribute("source")||!zt.answers)return;let o=document.createElement("a"),s=encodeURIComponent(this.getAttribute(
"model")??"");o.href=new URL(`insights/${s}#view-${t.view}`,this.#S).href,o.textContent="Which explanation to believe",n.
append(" ",o)}#m(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,o=this.#$(xn(this.#t)),s=n?Math.min(o.width||zc,zc):
o.width;s&&(at(this.#t)?(t.style.height=`${o.height}px`,this.#n?.draw(this.#t)):(t.style.height=o.isFixed?`${o.height}px`:
"",this.#it(t,this.#t,{...o,width:s})),this.#s=`${s}×${o.height}`,this.dataset.drawn="true",this.#j(),this.#u("drawn",{}))}#it(t,{
data:n,layout:o},s){let r=this.#i,i=r&&Oe?{...o,template:Oe}:o,a=this.#W({data:n,layout:i},s);window.Plotly?.react(t,a.data,
r?{...a.layout,width:s.width}:a.layout,xh),t.dataset.listening||this.#at(t)}#W({data:t,layout:n},{width:o,height:s,isFixed:r}){
let i="rgba(0, 0, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=Ec({data:t,layout:Nh(n)},{width:o,
height:s,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{
...f.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#at(t){t.dataset.listening="true",t.on("plotly_click",
({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,o,s]=Mh.exec(String([n.customdata].flat()[0]))??
[];o&&this.#u("select",{table:o,row:Number(s)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{visits:Cc(n,this.#D)})}),
t.on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#D(){return this.#t?vt(this.#t).visit_axes??[]:[]}#u(t,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#j(){!this.#t||!this.#s||(this.#n?this.#n.mark(
this.#f):_c(this.#c.plot,this.#D,this.#f))}#$(t){let{plot:n}=this.#c,o=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:o,height:t,isFixed:!1};this.#ct();let{above:s,below:r}=this.#U();this.style.setProperty("--below",`${Math.ceil(r)}\
px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),Eh);return{width:o,height:i,isFixed:!0}}#ct(){let[t,n]=[this.offsetWidth/
this.#M,this.offsetHeight/this.#M],o=yh.filter(([,s,r])=>n<s||t<r).map(([s])=>s).join(" ");this.dataset.room!==o&&(this.
dataset.room=o)}#U(){let{plot:t,details:n,exports:o}=this.#c,s=this.getBoundingClientRect(),r=s.height/this.offsetHeight||
1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.
min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-s.top)/r,below:a/r}}#lt(t){if(this.hasAttribute(
"fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(
()=>this.#N())}#N(){if(!this.#t)return;let{width:t,height:n}=this.#$(xn(this.#t));t&&this.#s!==`${t}×${n}`&&this.#m()}#ut(t,n){
this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#L(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("leni\
ent")?null:Hc(this.#x,this.#b);if(n)return this.#B(new Error(n.message)),this.#a=n.name,!1;let o=vt(t),s="";if(this.#x.length&&
!at(t)){let r=this.#y;this.#c.controls.show(r);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===
l));pr(t,r);let{summaries:i}=o;i&&(o.summary=i.texts[Bc(this.#x,i.by,r)]??""),s=`: ${Wc(this.#x,r)}`}return this.#c.summary.
textContent=o.summary??"",this.#c.plot.setAttribute("aria-label",`${o.title}${s}. ${o.summary??""}`),this.#q(),!0}get#y(){
return Fc(this.#x,this.#b)}#q(){let{details:t}=this.#c;if(!t.open||!this.#t)return;let n=document.createElement("div");n.
className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${vt(this.#t).
title}`),n.append(...this.#V().map(yn)),t.querySelector(".table-frame")?.remove(),t.append(n)}#V(){return this.#t?wr(this.#t,
this.#y):[]}async#ft(t,n){let o=this.#t;if(!o)throw new Error("There is no figure to save yet.");return{address:at(o)?await this.#n?.
address(t,n)??"":await qc(this.#dt(o),t,n),meta:vt(o)}}#dt(t){let{data:n,layout:o}=structuredClone(t),s=this.#$(o.height),
{paper_bgcolor:r,plot_bgcolor:i}=o.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-tr\
ansparent"),c=this.#W({data:n,layout:o},s),l=a?{}:{paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,
width:s.width,...l}}}get#G(){let t=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.
hasAttribute("against")&&"difference"];return this.getAttribute("name")??t.filter(Boolean).join("-")}get#z(){return{server:this.#S,
path:this.#v,view:this.getAttribute("view")??"",values:{...this.#P.query,...this.#y}}}get#Y(){let t=this.getAttribute("t\
heme")??document.documentElement.dataset.askedTheme,n=Xc.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(
o)&&Jn(o,s??""));return{...t&&{theme:t},...Object.fromEntries(n)}}#ht(){let t=new URL(location.href);t.hash=this.id;let n=this.
id?t.href:null;if(!(!this.hasAttribute("source")&&zt.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#z;
return{link:n,embed:ve("embed",this.#X(s)),json:ve("json",s),offline:ve("offline",s)}}#X(t){let{controls:n,...o}=this.#Y,
s={...t.values,...o,...n&&n!=="some"&&{controls:n}};return{...t,values:s}}#pt(t){let n=this.#z,{title:o,summary:s=""}=vt(
t),r=["model","lesson","view","reads",..._s,...Object.keys(Cs)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),
{theme:a,...c}=this.#Y,l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:p})=>[d,p])),...this.#y,
...l&&{theme:l},...c},f=this.#X(n);return{title:o,caption:s,name:this.#G,server:n.server,embed:ve("embed",f),picture:ve(
"picture",f),attributes:Object.fromEntries(Object.entries(u).map(([d,p])=>[d,String(p)]))}}};customElements.define("poin\
ter-view",Is)});m();m();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},o=/^transparent(?:-(light|dark))?$/,s=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function u(h){return typeof h=="string"&&Object.hasOwn(t,h)}let f=h=>{let b=o.exec(h??""),E=b?b[1]??"auto":
h;s.toggleAttribute("data-transparent",b!==null),u(E)?s.dataset.askedTheme=h??"":delete s.dataset.askedTheme,a=[E,s.dataset.
firstTheme,l()].find(u)??"auto"},d=()=>{let h=new URL(location.href);h.searchParams.delete("theme"),delete s.dataset.askedTheme,
h.search!==location.search&&history.replaceState(history.state,"",h)},p=()=>{let h=document.querySelector("[data-theme-b\
utton]");return h instanceof HTMLElement?h:null},w=()=>{let h=p();h&&(h.textContent=n[a]);let b=a==="auto"?r.matches?"da\
rk":"light":a;c||s.dataset.theme===b||(s.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
g=({type:h})=>{document.querySelector(".deck")||(c=h==="beforeprint",c?s.dataset.theme="light":w())};f(i),w();for(let h of[
"beforeprint","afterprint"])window.addEventListener(h,g);r.addEventListener("change",w),document.addEventListener("point\
erscope:choose-theme",({detail:h})=>{(h===null||u(h)||o.test(h))&&f(h??i),w()}),document.addEventListener("DOMContentLoa\
ded",()=>{let h=p();h&&(h.hidden=!1,w(),h.addEventListener("click",()=>{a=t[a],d();try{localStorage.setItem(e,a)}catch{}
w()}))})})();m();St();ko();X();m();function Ar({state:e,height:t,set:n,mark:o=()=>{}}){let s=window.parent,r=(document.body.dataset.framers??"").split(" ").
filter(Boolean),i=r.includes("*"),a="",c=(u,f)=>{if(s===window)return;let d={pointerscope:u,...f};for(let p of i?["*"]:r)
s.postMessage(d,p)},l=()=>{let u={state:e(),height:t()};JSON.stringify(u)!==a&&(a=JSON.stringify(u),c("height",{height:u.
height}),c("state",{state:u.state}))};return window.addEventListener("message",({source:u,origin:f,data:d})=>{u!==s||!(i||
r.includes(f))||(d?.pointerscope==="set"&&(n(nu(d.state)),l()),d?.pointerscope==="mark"&&o(ou(d.visits)),d?.pointerscope===
"ask"&&(a="",l()))}),(u,f)=>u==="state"?l():c(u,f)}function nu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(
e))return t;for(let[n,o]of Object.entries(e).slice(0,100)){let s=o===null?null:su(o);(s===null||s!==void 0&&s.length<=1e5)&&
(t[n]=s)}return t}function ou(e){return(Array.isArray(e)?e.slice(0,1e3):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function su(e){
return typeof e=="string"?e:typeof e=="number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Mr(e,8)<=2e4?JSON.
stringify(e):void 0}function Mr(e,t){if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)
return 1;if(t===0||ArrayBuffer.isView(e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=Mr(
o,t-1),n>2e4)return Number.POSITIVE_INFINITY;return n}m();St();X();Ct();var An=0;function vr(e,t,n){e.addEventListener("submit",o=>{let s=P(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),ru(s,t,n))})}async function ru(e,t,n){An+=1;let o=An,s=e.dataset.exercise??"",r=x(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await Yt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:au(e)},lang:n})}),a=i.find(c=>c.id===s);o===An&&a&&cu(e,a.marked,r)}catch(i){if(!(i instanceof V))throw i;if(o!==An)
return;y(e,"[data-marked]").textContent=i.message,y(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)iu(e,r,a)?.setAttribute("aria-invalid","true")}}function iu(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||s===void 0?t[0]:Or(e)[Number(o)]?.[Number(s)]}function Or(e){return x(e,"tbody tr").map(t=>x(t,"input",
HTMLInputElement))}function au(e){if(e.querySelector("input[type=radio]"))return x(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=Or(e);return t.length?t.map(n=>n.map(o=>o.value)):y(e,"input",HTMLInputElement).value}function cu(e,{right:t,
all_right:n,computed:o},s){let r=t.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=y(
e,"[data-marked]"),a=y(e,"[data-because]");if(i.replaceChildren(lu(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${uu(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function lu(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function uu(e,t){
if(typeof e=="string")return e;let n=o=>tt(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join(";\
 ")}m();X();Ct();var fu=8,du=4;function Tr(e){e.addEventListener("pointerdown",t=>{let n=P(t);n instanceof HTMLInputElement&&
n.inputMode==="decimal"&&Ro(t,n.value,s=>Ue(e,n.name,s))})}function Ro(e,t,n){let o=Number(Ie(t));if(e.button!==0||Number.
isNaN(o))return;let s=_o(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||
(a||=Math.abs(d)>=du,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let p=Co(o,Math.round(d/fu)*
s);p!==i&&n(p),i=p},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();
a&&(addEventListener("click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;
addEventListener("pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",
l,{signal:u})}function Ue(e,t,n){let o=L(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(
new Event("input",{bubbles:!0})))}function Co(e,t){return tt(String(Number((e+t).toFixed(6))))}function _o(e){let t=(Ie(
e).split(".")[1]??"").length;return t===0?1:10**-Math.min(t,2)}m();X();function $r(e){for(let t of x(e,"[data-step]")){let n=new Map(x(t,"figure[data-table]").map(s=>[Lr(s.querySelector(
"figcaption math")),s.dataset.table??""]));n.delete("");let o=L(t,".formula");o&&kr(o,n)}}function Nr(e){e.addEventListener(
"pointerover",t=>{let n=P(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");hu(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function hu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of x(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Lr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function kr(e,t){for(let n of e.children){let o=t.get(Lr(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):kr(n,t)}}m();X();var pu=["beside","above","below","figure"],Rr={width:960,height:540},mu=2,Po=.6,Io=.1,gu=320,wu=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:Po}],Cr=["notes reasons remark switch","notes reasons remark switch formula"],bu=[1,.8,Po],Mn=new WeakMap;
function Ir(e,t){let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=L(t,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Rr.width,innerHeight/Rr.height,
mu),l=Number(o)||Math.max(1,c);e.style.setProperty("--most",String(l)),xu(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
s)).observe(t),t.addEventListener("click",r=>{let i=P(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Mu(a),i.dataset.
turn&&Fr(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function Pr(e){for(let t of e){Mn.delete(t);for(let n of[
"out","layout","paged"])delete t.dataset[n]}}function xu(e,t,n,o){let s=`${n}×${o}×${t}`;if(Mn.get(e)?.frame===s)return;
let r=L(e,"pointer-view"),i=n>o,a=pu.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=Eu(e,a,t,
r)??Su(e,Math.min(t,1));delete e.dataset.fitting,Mn.set(e,{frame:s,arrangement:c}),c.pages&&Fr(e,Number(e.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function Eu(e,t,n,o){delete e.dataset.
paged;for(let{out:s,parts:r,least:i}of wu){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?
a.scale*(o?.8:1)+Io:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=yu(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return pe(e,a),a}return null}function yu(e,t,n,o,s,r){let i=u=>(pe(e,{out:t,layout:n,scale:u}),Au(e));if(!i(o))return null;
let[a,c]=[o,s];for(c-a>Io&&i(c)&&(a=c);c-a>Io;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};
pe(e,{out:t,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*gu));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function Su(e,t){e.dataset.paged="";let n=bu.map(i=>Math.min(i,t));for(let i of Cr){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,..._r(e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return pe(e,a),a}let[o,s]=[Cr.at(-1)??"",n.at(-1)??Po],r={out:o,layout:"below",scale:s,pages:_r(e,o,s).pages};return pe(
e,r),r}function _r(e,t,n){pe(e,{out:t,layout:"below",scale:n});let o=Fo(e);for(let h of o)h.dataset.turnedTo="";let{rowGap:s,
columnGap:r}=getComputedStyle(y(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=y(e,".shown").getBoundingClientRect(),
l=c.height-y(e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,p=0,w=0,g=y(e,".formula").scrollWidth<=c.width+
1;for(let h of o){let{width:b,height:E}=h.getBoundingClientRect();g&&=E<=l&&Br(h),w&&w+b>c.width&&(d+=p+i,p=0,w=0),u.length&&
d+Math.max(p,E)>l&&(u=[],f.push(u),d=0,p=0,w=0),u.push(h),p=Math.max(p,E),w+=b+a}return{pages:f,isFitting:g}}function Fr(e,t){
let n=Mn.get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of Fo(e))
n[o]?.includes(s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;y(e,".pager").hidden=n.length===1,y(e,"[data-turned]").
textContent=`${o+1} of ${n.length}`;for(let s of x(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}
function Fo(e){return x(e,".matrix, .shown > pointer-view")}function pe(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.
layout=n,y(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function Au(e){let t=e.getBoundingClientRect(),
n=y(e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,y(e,".words"),y(e,".shown")].every(Hr)&&n.scrollWidth<=n.clientWidth+1&&[n,...Fo(e)].every(s=>o(s)&&Br(s))}function Hr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Br(e){let t=e.querySelector(
":scope > .table-frame");return!t||Hr(t)}function Mu(e){let t=document.createElement("dialog");t.className="rest";let n=y(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),y(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...y(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}m();X();var vu=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Ou="Write a number, such as 0.5, in every cell.",On=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#w(r.name,r.value),this.#d()}),
t.addEventListener("click",s=>{let r=P(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#h(i,1),"fewer"in r.dataset&&
this.#h(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(It(s),Dr(Wr(s)));this.#f(),x(this.#e,"\
input, select")[0]?.focus(),this.#d()}),this.#b()}get text(){let t={};for(let n of this.#s){let o=It(n),s=jr(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(Wr(n))&&(t[o]=s)}return Object.keys(t).length?
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
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(It(t),s==="words"?o:s==="matrix"?Tu(n,!!r):o[0]??"")}}#f(){for(let t of this.#s)
for(let n of vn(t)){let o=this.#g(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#g(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#w(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#d(){this.#b(),this.#n()}#b(){for(let t of this.#s){let n=It(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?vn(t).filter(c=>qe(c.value)===null):[];for(let c of o?vn(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),$u(t,s.length?Ou:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of x(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of x(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#h(t,n){let o=It(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=Ho(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?Ho(l,n):l.map(u=>Ho(u,n))),l!==void 0&&this.#o.set(c,l)}this.#d()}};
function It(e){return e.dataset.input??""}function Wr(e){return JSON.parse(e.dataset.default??"null")}function vn(e){return x(
e,"input, select")}function Tu(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function Ho(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Dr(e){return Array.isArray(e)?e.map(Dr):String(e)}function jr(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return qe(t);let n=t.map(o=>jr(e,o));return n.includes(null)?null:n}function qe(e){let t=e.trim().replace(
"−","-").replace(",","."),n=vu.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function $u(e,t){let n=y(
e,"[data-failure]");n.textContent=t,n.hidden=!t}m();St();X();m();St();X();var Bo=null;function Nu(){let e=x(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,
pathname:s}=location,r=o+s;if(!t){let a=s.slice(Gt.pathname.length),c=L(document,"[data-lesson]");return!c||!new URLSearchParams(
location.search).has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=bt({model:t,
against:JSON.stringify({model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Ur(){let{controller:e}=navigator.
serviceWorker;if(!e)return;let t=n=>e.postMessage(n);Bo?.disconnect(),Bo=new PerformanceObserver(n=>{let o=n.getEntries().
map(({name:s})=>s);t({addresses:o.filter(s=>!s.includes("?"))})}),Bo.observe({type:"resource",buffered:!0}),t({addresses:[],
page:Nu()})}async function qr(){if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Ur),await navigator.
serviceWorker.register(new URL("service-worker.js",Gt),{updateViaCache:"none"}),Ur()}catch{}}function Wo(e=""){let t=["T\
he server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?t:`${t}\
 Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}\
.`}function Vr(){document.readyState==="complete"?qr():addEventListener("load",qr)}var pd=4e3,Ia="This page computes your changes in your browser and hides what only the server can update.",Gn=document.getElementById(
"lesson-record")!==null,Se=!1,xs,zn=!1;async function Pa(e,{address:t,files:n,signal:o}){if(ys())return bs(e,{files:n,signal:o});
if(!Se)return Ca(t,o);if(zn)return zn=!1,bs(e,{files:n,signal:o});try{let s=await Ca(t,Xs(o));return Es(""),s}catch(s){if(!(s instanceof
V&&[0,...co].includes(s.status)))throw s;return Es(Wo(Ia)),bs(e,{files:n,signal:o})}}function ys(){return Gn}function Fa(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),xs??=Yn(e)},o=setTimeout(n,pd);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function Ha(e){if(!Gn&&!Se&&e&&(xs??=Yn(e),await xs),!Gn&&
!Se)return null;let{openRecord:t}=await Promise.resolve().then(()=>(ze(),Cn));return t()}async function Yn(e){try{let t=[
Promise.resolve().then(()=>(ze(),Cn)),Promise.resolve().then(()=>(ps(),hs)),Promise.resolve().then(()=>(ws(),gs))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||Se)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...x(o,"head > *, body > *")),Se=!0,zn=lo(n),zn&&Es(Wo(Ia)),Vr()}catch{}}async function Ba(e,t,n){if(!Gn&&!Se)return;
let{previewEdits:o}=await Promise.resolve().then(()=>(ps(),hs));try{o(e,t,n)}catch(s){if(!(s instanceof V))throw s}}function Es(e){
let t=L(document,"[data-silence]");t&&(t.textContent=e)}async function bs(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(ze(),Cn));
return n(e,t)}async function Ca(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(_a),s=await o.text().catch(_a);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new V(o.status,
md(s,o.status))}function _a(e){throw Ht(e)?e:new V(0,[{where:"",message:Ne,suggestions:[]}])}function md(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:Le(t),suggestions:[]}]}}ds();m();var Wa="pointerscope-lessons";function Da(){try{let e=JSON.parse(localStorage.getItem(Wa)??"{}");return e&&typeof e==
"object"?e:{}}catch{return{}}}function Ss(e){let t=Da()[e];return new Set(Array.isArray(t)?t:[])}function As(e,t){let n=Ss(
e);if(!n.has(t))try{localStorage.setItem(Wa,JSON.stringify({...Da(),[e]:[...n,t]}))}catch{}}he();m();X();var gd=3e4,ja=660;async function Ua(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+gd;for(;Date.now()<
t&&e.some(wd);)await new Promise(n=>setTimeout(n,100))}function wd(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function qa(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=x(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=x(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>ja);for(let r of s)r.style.setProperty("--print-scale",String(ja/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}m();X();he();var bd="Type a number, or drag it sideways",Va="This number is computed: change an input, and it follows.",Ga=/^[\d.,+−-]$/,
Xn=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",o=>{let s=Ms(o),r=s&&this.#n(s);!r||
P(o)instanceof HTMLInputElement||Ro(o,r.value,i=>{Ue(n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=Ms(
o);s&&this.#o(s)}),t.addEventListener("dblclick",o=>za(P(o))),t.addEventListener("keydown",o=>{let s=Ms(o);if(Ga.test(o.
key)&&za(P(o)),!s||o.ctrlKey||o.metaKey||o.altKey)return;if(P(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=Ga.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#o(s,r?o.key:void 0))})}prepare(){for(let t of x(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=L(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",y(t,".table-frame").title=bd;for(let[s,r]of x(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(He),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:pt(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=L(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&pt(r).flat()[o];i&&(s?this.#r(i,s):Ya(i))}#n(t){let n=t.closest(Fe),{row:o,column:s}=de(pt(n),t),{table:r=""}=n.
dataset,i=a=>L(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#o(t,n){let o=this.#n(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#s(s)}),s.addEventListener(
"blur",()=>this.#i(s)),this.#r(t,s),n===void 0?s.select():this.#s(s)}#r(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#s(t){let n=qe(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&Ue(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#n(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=y(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=qe(o.value);if(r===null)return;o.value=Co(r,s*_o(o.value)),this.#s(o)}
t.key==="Escape"&&(t.preventDefault(),Ue(this.#t,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&Ya(n)}};function Ms(e){return P(e).closest(He)}function za(e){let t=e.closest(Xt)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(Fe))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${Va}`;let o=y(
t,"[data-sum]");o.textContent?.endsWith(Va)||o.append(n)}function Ya(e){e.tabIndex=0,e.focus({preventScroll:!0})}var kh=350,Rh=60,Ws=["removed","inputs","layer","head"],Qc=["step","all",...Ws],Ch={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},T=y(document,"[data-lesson]"),W=y(T,"[data-steps]"),on=T.dataset.only,Ps=y(T,"[data-error]"),Te=L(T,"[data-in\
puts]"),se=Te&&new On(Te,y(T,"[data-reset]",HTMLButtonElement),Vh),Hs=Te&&new Xn(W,Te),Bs=L(T,"details.inputs",HTMLDetailsElement),
jt="frame"in T.dataset,{states:_h,leftOut:Zc="",edited:tl=""}=T.dataset,{record:en}=T.dataset,N=Ds(location.search),ht={
...N,...Us(Ds(Ih()))},Fs=new AbortController,Qe=0,tn=0,Kc=0,oe=null;function Ds(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??Zc,inputs:t.get("inputs")??tl,layer:t.get("layer")??"",head:t.
get("head")??""}}function Ih(){return ys()?"":T.dataset.shown??location.search}async function Ph(){en&&await Yn(en),no({
history:"keep",isFresh:!0})}var Fh=jt?Ir(T,W):()=>{},Hh="framers"in document.body.dataset?Ar({state:Uh,height:()=>T.scrollHeight,
set:qh}):()=>{},Tt=()=>x(W,":scope > [data-step]"),sn=e=>Tt().findIndex(t=>t.dataset.step===e),Ut=()=>Math.max(0,sn(N.step)),
el=()=>jt&&window.parent!==window;function Ft(){let e=!!N.all||!!on,t=Ut(),n=Tt();for(let[s,r]of n.entries())r.hidden=!e&&
s!==t;for(let s of x(T,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!jt)for(let s of So(W,"\
pointer-view[lazy]"))s.removeAttribute("lazy");T.dataset.mode=e?"all":"one",T.toggleAttribute("data-first",t===0);for(let s of x(
T,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=N[r]||"0"}for(let s of x(T,"[data-slide]"))Dh(s,s.dataset.
slide===n[t]?.dataset.step);L(T,"[data-place]")&&jh(t,n.length,e),Wh(),Bh(n);let o=n[t];!e&&!jt&&o&&ls([o]),Fh(),Hh("sta\
te",{})}function Bh(e){let t=oo(ht);for(let r of x(T,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=L(T,"[data-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${y(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",ht.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function js(){return!jt&&!("opens"in T.dataset)}function Wh(){let{lesson:e=""}=T.dataset;if(!js())return;let t=Ss(
e);for(let n of x(T,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Dh(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function jh(e,t,n){for(let s of x(T,"[data-controls]"))s.hidden=!1;y(T,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,y(T,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,y(T,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let o=L(T,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function nn(e,t=!1){let n=Tt(),
o=n[Math.max(0,Math.min(n.length-1,e))];o&&(us(W),js()&&As(T.dataset.lesson??"",n[Ut()]?.dataset.step??""),N={...N,step:o.
dataset.step??""},rn("replace"),Ft(),t&&y(o,"h1, h2").focus({preventScroll:!0}),N.all?o.scrollIntoView({block:"start"}):
o.getBoundingClientRect().top<0&&T.scrollIntoView({block:"start"}),T.querySelector("[data-slide][aria-current]")?.scrollIntoView(
{block:"nearest",inline:"nearest"}))}function Us({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,
head:o}}function eo(e,t){return Ws.every(n=>e[n]===t[n])}function Uh(){return{step:Tt()[Ut()]?.dataset.step,removed:ht.removed,
inputs:ht.inputs}}function qh({step:e,...t}){e!==void 0&&!on&&nn(Math.max(0,sn(e??"")));let n={};for(let o of Ws)o in t&&
(n[o]=t[o]??"");$e(n)}function rn(e){let t=nl({...N,...Us(ht)});if(t!==location.pathname+location.search)try{e==="push"&&
!el()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function nl(e){let t=[...new URLSearchParams(
location.search)].filter(([s])=>!Qc.some(r=>r===s)),n=bt({...Object.fromEntries(t),...e});Zc&&!e.removed&&n.set("removed",
""),tl&&!e.inputs&&n.set("inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function Vh(){
let e=se?.text;cancelAnimationFrame(Kc),typeof e=="string"&&(Kc=requestAnimationFrame(()=>Ba(W,e,oo(N)))),clearTimeout(tn),
tn=setTimeout(()=>$e({}),kh)}function $e(e){let t=tn&&se?se.text:null;clearTimeout(tn),tn=0;let n={...N,...t===null?{}:{
inputs:t},...e};eo(n,N)||(N=n,no({history:"push"}))}async function no({history:e,isFresh:t=!1}){Qe+=1;let n=Qe;Fs.abort(),
Fs=new AbortController,W.setAttribute("aria-busy","true");try{let o=await Pa(N,{address:nl(N),files:_h,signal:Fs.signal});
if(n!==Qe)return;Yh(o,t),ht=N,ol([]),e==="push"&&rn("push"),Ft()}catch(o){if(Ht(o))return;if(!(o instanceof V))throw o;n===
Qe&&Gh(o.problems,e)}finally{n===Qe&&W.removeAttribute("aria-busy")}}function Gh(e,t){ol(e);let n=e.every(s=>s.where.startsWith(
"inputs"));if(N={...N,...n?{inputs:ht.inputs}:Us(ht)},!eo(N,ht)){no({history:t});return}let o=oo(ht);for(let s of x(W,"[\
data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");rn("replace"),Ft()}function zh(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function oo(e){return new Set(e.removed.split(",").filter(Boolean))}function Yh(e,t){
us(W);let n=Hs?.place,o=document.activeElement?.closest("[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;
for(let i of Tt()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&oe&&i.
contains(oe)&&c.hasAttribute("data-removed")&&y(c,".sheet-head").after(oe),c&&i.replaceWith(c)}for(let i of x(T,"[data-r\
enew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=L(e,"[da\
ta-inputs]");r&&se?.replace(r,t),oe?.isConnected&&document.activeElement===document.body&&y(oe,"button:enabled").focus({
preventScroll:!0}),s&&L(W,`[data-remove="${CSS.escape(s)}"]`)?.focus(),sl(),n&&Hs?.restore(n)}function ol(e){let t=se?se.
showProblems(e):e,n=Bs?.open?t:e;Ps.textContent=n.map(o=>o.message).join(" "),Ps.hidden=n.length===0,n.length&&T.dataset.
live&&Ps.append(" ",Xh(T.dataset.live))}function Xh(e){let t=document.createElement("a");return t.href=e,t.textContent="\
Open it on the server",t.search=bt({...N,all:null}).toString(),t}function sl(){Er(W),Hs?.prepare(),Jh(),ga(W),$r(W),W.querySelector(
"pointer-view")&&Promise.resolve().then(()=>(Jc(),Lh));for(let e of x(W,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=bt({...N,all:null,step:n}).toString()}for(let e of x(
T,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=bt({removed:N.removed,
inputs:N.inputs,lang:t}).toString()}for(let e of x(T,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of Qc)t.delete(n);e.search=t.toString()}}function Jh(){let e=!jt&&!ht.removed&&!ht.inputs;for(let t of x(
W,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.
remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=t.dataset.remove,s.textContent=
"Predict what it changes",n?.before(s)}}async function Kh(e){let t=Tt()[sn(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.
all([Ha(en),Promise.resolve().then(()=>(ws(),gs))]);if(!t?.isConnected)return;let s=()=>$e({removed:e.dataset.guess??""});
oe=n&&o(t,n,s,()=>$e({removed:""})),oe?e.remove():s()}function Qh(e,t,{row:n,column:o}){let s=Object.fromEntries(new URLSearchParams(
location.search)),r=bt({...s,step:null,all:null,row:n,column:o});return Yt(`${T.dataset.api}/${e}/${t}?${r}`)}async function Zh(){
let{solutionsAt:e}=T.dataset;if(!(!e||L(T,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");W.after(...x(n.body,"[data-solutions]"))}catch{}}async function tp(e){e.disabled=
!0;let{all:t}=N;N={...N,all:"1"},Ft(),await Promise.all([Ua(So(W)),Zh()]),window.print(),N={...N,all:t},Ft(),e.disabled=
!1}function rl(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${Fe} td`)!==null}function il(e){for(let t=e;t&&
t!==W;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}W.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=oo(N);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),$e({removed:[...n].join(",")})});
T.addEventListener("change",e=>{let t=rr(e);t.dataset.follow&&$e({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(N={...N,all:t.checked?"1":""},rn("replace"),Ft(),Tt()[Ut()]?.scrollIntoView({block:"start"}))});T.addEventListener(
"click",e=>{let t=P(e);t.dataset.go&&nn(Ut()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");
n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&tp(t),t.closest(".onward \
a")&&js()&&As(T.dataset.lesson??"",Tt()[Ut()]?.dataset.step??""),"guess"in t.dataset&&Kh(t);let o=t.closest("[data-slide\
]");o instanceof HTMLElement&&(e.preventDefault(),nn(sn(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{
let t=P(e);if(on||e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||rl(t)||il(t))return;let n=Ch[e.key];!n||N.all&&e.key.
startsWith("Page")||(e.preventDefault(),nn(Ut()+n,!0))});var Ze;W.addEventListener("touchstart",e=>{let t=P(e);Ze=e.touches.
length===1&&!il(t)&&!rl(t)?e.touches[0]:void 0},{passive:!0});W.addEventListener("touchend",({changedTouches:[e]})=>{if(on||
!Ze||!e)return;let[t,n]=[e.clientX-Ze.clientX,e.clientY-Ze.clientY];Ze=void 0,Math.abs(t)>Rh&&Math.abs(t)>2*Math.abs(n)&&
nn(Ut()-Math.sign(t))});window.addEventListener("popstate",()=>{N=Ds(location.search),eo(N,ht)?Ft():no({history:"keep",isFresh:!0})});
el()||qa(W,()=>{for(let e of Tt())e.hidden=!1;for(let e of x(W,"[data-beside]"))e.hidden=!1;jt||ls(Tt()),jt&&Pr(Tt())},Ft);
!N.step&&location.hash&&(N.step=location.hash.slice(1));N.step&&sn(N.step)<0&&!on&&(N.step="",rn("replace"));Bs&&N.inputs&&
(Bs.open=!0,se?.unfold(zh(N.inputs)));xr(W,"opens"in T.dataset?Qh:null);vr(W,T.dataset.lesson??"",T.lang);ma(W);Te&&Tr(Te);
Nr(W);sl();Ft();T.dataset.ready="true";en&&Fa(en);eo(N,ht)||Ph();})();
