var yl=Object.defineProperty;var A=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var ao=(e,t)=>{for(var n in t)yl(e,n,{get:t[n],enumerable:!0})};async function Gt(e,t,n=Vt){let o=await Ml(new URL(`api/${e}`,n),t);if(String(n)===Vt.href&&vl(o!==null&&!lo(o)),!o)return Vs();
if(o.status===Sl)return;if(!(o.headers.get("content-type")??"").includes("json")){let i=Ne(o.status);throw new q(o.status,
[{where:"",message:i,suggestions:[]}])}let r=await o.json().catch(Vs);if(!o.ok)throw new q(o.status,r.errors??[]);return r}
async function Ml(e,t){try{let n=await fetch(e,t);return co.includes(n.status)?null:n}catch(n){if(Pt(n))throw n;return null}}
function zs(e){let t=AbortSignal.timeout(Al);return e?AbortSignal.any([e,t]):t}function lo({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function vl(e){e!==zt.answers&&(zt.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function Vs(e){throw Pt(e)?e:new q(0,[{where:"",message:$e,suggestions:[]}])}
function Pt(e){return e instanceof DOMException&&e.name==="AbortError"}function gt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,o])=>[n,String(o)]))}function cn(e){return e instanceof Error?
e.message:String(e)}var q,Vt,zt,co,Sl,Al,$e,Ne,yt=A(()=>{"use strict";q=class extends Error{constructor(t,n){super(n.map(
o=>o.message).join(" ")),this.status=t,this.problems=n}},Vt=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),
zt={answers:!0},co=[502,504],Sl=204,Al=5e3,$e="No response could be read. Your input is still here; check your connectio\
n and try again.",Ne=e=>`The server answered with ${e}.`});function Gs(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function ut(e){return Number.isFinite(e)?String(Number(e.toPrecision(6))).replaceAll("-","−"):e>0?"∞":"−∞"}function ln(e){
return e<0?`(${ut(e)})`:ut(e)}function uo(e){return Ys(e," + ")}function Ks(e){return Ys(e,", ")}function un(e,t){return e===
t?t:`${e} = ${t}`}function Ys(e,t){return e.length<=24?e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var fn=A(
()=>{"use strict"});function ho(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function dn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function hn(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(dn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Ol(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}
function Ol(e,t,n,o){let{op:s}=t;if(s==="constant")return mo(t,n);let r=po(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s===
"view"||s==="join")return i;if(s==="where")return i?a:c;if(s==="matmul")return $l(r);if(s==="collect")return Le.sum?.(r)??
0;if(s==="softmax")return Tl(e,t,n,r);let l=Le[s];if(l)return l(r);let u=fo[s];if(!u)throw new RangeError(`There is no o\
peration ${s}.`);return u(i,a)}function po(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,Nl(t,
n)]];if(o==="join")return[Ll(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return Js(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(o==="softmax"||o in Le){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=Js(
c).map(f=>[i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function mo({values:e=0},t){
return ho(Array.isArray(e)?e[t]??Number.NaN:e)}function go(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function Tl(e,t,n,o){let{place:s,width:r}=go(e,t,n),i=wo(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function wo(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-
n)/o))}function $l(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Nl({shape:e,offset:t=0,
strides:n,index:o},s){if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function Ll(e,t,n){let o=n;for(let s of t){let r=dn(e[s]??{op:"",shape:[]});if(o<r)return[s,o];
o-=r}throw new RangeError(`No operand has the element ${n}.`)}function Js(e){return Array.from({length:e},(t,n)=>n)}function kl(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Rl(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var fo,
Le,ke=A(()=>{"use strict";fo={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,
maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>kl(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Rl(e/Math.SQRT2))},Le=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Re(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:mo(c,a),op:"",parts:[]};let f=po(e,c,a).
map(([w,x])=>s(w,x)),[d,h,g]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&g)return d?.value?h:g;if(l==="\
collect")return Xs(f);if(l==="matmul")return Xs(er(f));if(l==="softmax")return Dl(f,go(e,c,a));let p=Le[l];if(p)return{value:p(
f.map(({value:w})=>w)),op:l,parts:f};let m=fo[l];if(!m||!d)throw new RangeError(`There is no operation ${l}.`);return{value:m(
d.value,h?.value??0),op:l,parts:f}};return s(e.length-1,t)}function pn(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function kt(e){if(Qs.has(e.op))return e;for(let t of e.parts){let n=kt(t);if(n)return n}return null}function xo(e){
return e.op?Eo(e,null,!1).text:ut(e.value)}function Zs(e){let t=ut(e.value),n=kt(e);if(!n)return un(xo(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=Ce(e),s=o.reduce((r,i)=>r+i,0);return`${ut(o[e.place??0]??0)} / ${ut(s)} = ${t}`}return`${tr(
e,n)??Eo(e,n,!1).text} = ${t}`}function Ce({parts:e,temperature:t}){return wo(e.map(({value:n})=>n),t?.value)}function mn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>Cl;return{powers:s?Ce(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function tr(e,t){if(e===t)return t.op==="sum"?`Sum ${ut(t.value)}`:null;let[
n,o]=e.parts,s=n&&tr(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${ut(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${ut(o.value)}`:null}function Eo(e,t,n){let{op:o,parts:s,value:r}=e,i=Qs.has(o);if(!o||e===t||i&&n)return{text:ln(r),
binding:Nt};let a=s.map(d=>Eo(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?uo(c):"0",binding:de};
if(o==="softmax")return{text:Hl(e,a),binding:St};if(o==="product")return{text:c.join(" · "),binding:St};let[l={text:"",
binding:Nt},u]=a,f=Il[o];if(f&&u){let[d,h]=f,g=o==="add"||o==="multiply",p=Lt(l,o==="power"?Nt:h),m=Lt(u,g?h:h+1);return{
text:o==="power"?`${p}^${m}`:`${p} ${d} ${m}`,binding:h}}return o==="negative"?{text:`−${Lt(l,St)}`,binding:de}:o==="s\
qrt"?{text:`√${Lt(l,Nt)}`,binding:Nt}:o==="absolute"?{text:`|${Fl(s[0],l)}|`,binding:Nt}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${Lt(l,Nt)}))`,binding:St}:o==="gelu"?{text:`${Lt(l,St)} · Φ(${l.text})`,binding:St}:{text:`${Pl[o]??o}(${Ks(c)}\
)`,binding:Nt}}function Fl(e,{text:t}){return e&&!e.op?ut(e.value):t}function Lt({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function Hl(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=mn(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${Lt(c,de)} − ${ln(r)}`,binding:de}),i!==1&&(l={text:`${Lt(l,St)} / ${ln(i)}`,binding:St}),`e^${Lt(l,Nt)}`});
return`${a[n]} / (${uo(a)})`}function er(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:Wl(
o),op:"multiply",parts:o})}return t}function Wl(e){return e.reduce((t,{value:n})=>t*n,1)}function Xs(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:bo(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?er([r.parts[0],i]):[]),s={value:bo(o),op:"sum",parts:o};
return{value:bo(e),op:"divide",parts:[s,t]}}function bo(e){return e.reduce((t,{value:n})=>t+n,0)}function Dl(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=Ce(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var Cl,fe,de,St,_l,Nt,Il,Pl,Qs,yo=A(()=>{"use strict";fn();ke();Cl=30,[fe,de,
St,_l,Nt]=[0,1,2,3,4],Il={add:["+",de],subtract:["−",de],multiply:["·",St],divide:["/",St],remainder:["mod",St],power:[
"^",_l],greater:[">",fe],greater_equal:["≥",fe],less:["<",fe],less_equal:["≤",fe],equal:["=",fe],not_equal:["≠",fe]},
Pl={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},Qs=new Set(["sum","softmax"])});function E(e,t,n){let o=$(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function $(e,t,n){
let o=e.querySelector(t);return o&&or(o,n)?o:null}function b(e,t,n){return[...e.querySelectorAll(t)].filter(o=>or(o,n))}
function So(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function _({target:e}){return e}function nr({target:e}){
return e}function or(e,t){return e instanceof(t??HTMLElement)}var z=A(()=>{"use strict"});function rr(){return sr??=document.querySelector('[data-decimal=","]')!==null,sr}function Q(e){return rr()?e.replaceAll(
Bl,t=>t.replaceAll(/[.,]/g,n=>jl[n]??n)):e}function _e(e){return rr()?e.replace(",","."):e}var Bl,jl,sr,Ot=A(()=>{"use s\
trict";Bl=/\d[\d.,]*\d/g,jl={".":",",",":"."}});function dt(e){return"down"in e.dataset?[b(e,"tbody td",HTMLTableCellElement)]:b(e,"tbody tr").map(t=>b(t,"td",HTMLTableCellElement))}
function he(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function gn(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=$(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?dt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,...Rt(s)};return t.set(n,i),i}}function wn(e,t){let n=e?.cells[t];return n?Yt(n):Number.
NaN}function Yt(e){return Gs(e.dataset.value??_e(Ao(e)))}function Ao(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function At(e){return E(e,"figcaption span").textContent??""}function Rt(e){let t=o=>b(e,o).map(
s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var Ie,Kt,Pe,Fe,pe=A(()=>{"use strict";fn();z();Ot();Ie="figure[data-how]",Kt="figure[data-how] tbody td",Pe="figur\
e[data-editable]",Fe="figure[data-editable] tbody td"});function ir(e){let t=atob(e),n=new Uint8Array(t.length);for(let o=0;o<t.length;o++)n[o]=t.charCodeAt(o);return n}var ar=A(
()=>{"use strict"});function He(e){if(Array.isArray(e))return ql(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Ul[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(ir(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function ql(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function We({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:Vl(e,n*s,(n+1)*s),shape:o}}function cr({values:e,shape:t}){
return t.length<2?e:Mo({values:e,shape:t})}function Mo(e){return Array.from({length:e.shape[0]??0},(t,n)=>We(e,n).values)}
function Vl(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Ul,vo=A(()=>{"use strict";ar();Ul={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function rt(e){return"kind"in e&&e.kind===bn}function Mt(e){return rt(e)?e.meta:e.layout.meta}function xn(e){return rt(e)?
e.meta.height??0:e.layout.height}var bn,En=A(()=>{"use strict";bn="network"});function fr({data:e,layout:{meta:t}},n){for(let o of t.parts??[]){let s=e[o.trace];if("lines"in o){let r=De(o.lines,t,n);
Object.assign(s,Gl(r,n[o.row],o))}else s[o.attribute]=cr(De(o.is,t,n))}}function De(e,t,n){let o=zl(t),s=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===ur?0:a.indexOf(n[i]??"")};return{values:hn(e,(i,a=[])=>{let c=o[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>We(l,s(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function zl(e){let t=lr.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,He(o)])),lr.
set(e,t)),t}function Gl({values:e,shape:t},n,{above:o,to:s}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==ur&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var ur,
lr,Oo=A(()=>{"use strict";vo();ke();ur="all",lr=new WeakMap});function pr(e,t){let{table:n}=Mt(e);if(n&&"rows"in n)return[n];if(rt(e))return[];let{data:o,layout:s}=e,r=n?[Kl(n,s.meta,
t)]:[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Yl(s,a)),...r]}function yn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>To("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of t)s.insertRow().append(To("th",r,"row"),...i.map(a=>To("td",a)));return n}function mr(e){
let t=o=>o.map(Zl).join(",");return`${e.map(({columns:o,rows:s})=>[o,...s].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Kl(e,t,n){let{columns:o,labels:s}=e;if("values"in e){let i=e.values.map(a=>De(a,t,n).values);return{columns:o,
rows:s.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Mo(De(e.matrix,t,n));return{columns:o,rows:s.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function Yl(e,t){let n=He(t.z??[]),o=dr(e,t,"y").map((s,r)=>[s,...Array.from(We(n,r).values)]);return{columns:[
t.name??"",...dr(e,t,"x")],rows:o}}function dr(e,t,n){let o=t[n];if(Array.isArray(o))return o.map(c=>hr(String(c)));let s=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(hr);let{shape:a}=He(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function hr(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function Zl(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
Xl,"$1'").replace(Ql,"'"),n=Jl.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function To(e,t,n){let o=document.
createElement(e);return n&&(o.scope=n),o.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),
o}var Jl,Xl,Ql,$o=A(()=>{"use strict";vo();En();Oo();Jl=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Xl=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Ql=/^(?=[\t\r\n])/});function gr(e,t){let n=o=>{let s=xr(o);s&&Be(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&eu(e,t),e.addEventListener("pointerout",o=>{let s=_(o).closest(Ie),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&Sn(Lo(s))}),e.addEventListener("keydown",nu)}function wr(e){for(let t of b(e,Ie))for(let[n,o]of b(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function eu(e,t){let n=0,o=async s=>{let r=xr(s);if(!r)return;n+=1;let i=n,
a=No(r),c=Lo(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,he(dt(a),r));i===n&&c.isConnected&&ou(
c,f,r)}catch(f){i===n&&(E(c,"[data-sum]").textContent=cn(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=_(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function nu(e){let t=_(e),n=t.closest(`${Kt}, ${Fe}`),o=tu[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=No(
n),r=dt(s),{row:i,column:a}=he(r,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function Be(e,{withoutResult:t=!1}={}){let n=No(e),o=Lo(n);Sn(o);let s=gn(o),r=Re(JSON.parse(
n.dataset.how??"[]"),dt(n).flat().indexOf(e),(l,u)=>wn(s(l),u));e.dataset.lit="result";for(let l of pn(r)){let u=s(l.table??
"")?.cells[l.index??0];u&&(u.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":ut(Yt(e)),c=Number.isNaN(r.value)?a:un(xo(r),a);i.textContent=[ru(n,e),Q(c)].filter(Boolean).join(": "),delete i.
dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function ou(e,t,n){e.
querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,numbers:c}=t,l=Re(i,a,(p,m)=>br(
c[p],m).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(yn(su(l,c)));let g=document.createElement("p");g.className=
"sum",g.textContent=Zs(l),u.append(f,h,g,d),E(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function su(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=pn(a);return br(t[c],l).label},o=(a,...c)=>[a,...c.
map(ut)],s=kt(e);if(!s)return{columns:["term","value"],rows:pn(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:r,parts:i}=s;if(r==="softmax"){let a=Ce(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>o(n(a),a.value))}}function br(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:ho(o)}}function Sn(e){for(let n of b(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function xr(e){return e.target instanceof Element?e.target.closest(Kt):null}function No(e){
return e.closest("figure")}function Lo(e){return e.closest("[data-step]")}function ru(e,t){let{row:n,column:o}=he(dt(e),
t),{rows:s,columns:r}=Rt(e);return[At(e),s[n],r[o]].filter(Boolean).join(", ")}var tu,ko=A(()=>{"use strict";yt();fn();yo();
z();ke();pe();Ot();$o();tu={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var zr,Gr,Kr,Yr,Jr,Xr,Qr,Zr,ti,ei,ni,oi,si,ri,ii,ai,ci,li,ui,fi,jo,di,hi,pi,qe=A(()=>{"use strict";zr="This lesson has n\
o such input. Send one of its inputs.",Gr="This is not one of the options. Send one of {options}.",Kr="This is not a lis\
t. Send a list of words.",Yr="There are {words} words. Send {expected} words.",Jr="This word is empty or not text. Send \
a word.",Xr="The word contains a control character. Send it without.",Qr="The word has {characters} characters. Send at \
most {most}.",Zr="This is not a matrix. Send a list of rows, each a list of numbers.",ti="The matrix has {count} row. Se\
nd {expected}.",ei="The matrix has {count} rows. Send {expected}.",ni="This row is not a list. Send a list of numbers.",
oi="The row has {count} number. Send {expected}.",si="The row has {count} numbers. Send {expected}.",ri="This is not a n\
umber. Send a number, such as 0.25.",ii="The number is out of range. Send a number from {least} to {most}.",ai="This is \
not a whole number. Send a whole number.",ci='"{step}" is not a step of this lesson. Send the id of a removable step.',li=
'"{step}" cannot be removed. Send the id of a removable step.',ui="This step needs {names}, which could not be computed \
above.",fi="The result is not a number: the inputs are too extreme. Enter smaller values.",jo=[0,.01,.04,.1,.2,.4,.7,1],
di=4,hi=1e-12,pi=7});function Jt(e,t){let n=Array.from(e),o=Ku(n),s=Yu(n,t);return n.map((r,i)=>({text:Tt(r,o),exact:zo(r),level:s[i]??null}))}
function Ku(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=hi*Math.abs(s)}))return t;return 3}function Tt(e,t=qo(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(qo(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=Vo(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=Vo(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function zo(e){if(qo(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=zu&&t<Gu){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function qo(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function Vo(e,t,n){let[o="",s]=e[n](Vu).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function Yu(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=jo.slice(1).map((i,a)=>(i+(jo[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
di:pi,s=Math.max(0,...n.map(Math.abs))||1;return n.map(r=>Number(Vo(r/s*o,0,"toFixed")))}var Vu,zu,Gu,Xt=A(()=>{"use str\
ict";qe();Vu=100,zu=1e-4,Gu=1e16});var Go,Ko=A(()=>{"use strict";Go=`	
\v\f\r              \u2028\u2029  　`});function ge(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Tn=A(()=>{"use strict";Ko()});function Xu(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(gi(r)===gi(i)?a:[...a,Ju])}}function gi(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function Qu(e,t,{settings:n,inputs:o}){let s=Object.entries(e.tables).map(([p,m])=>{let w=wi(
m,n)??null,{title:x="",figure:O=null}=w??Object.values(m.variants)[0]??{};return{name:p,title:x,isShown:O!==null,variant:w,
numbers:null}}),r=(p,m="")=>({tables:s,status:p,error:m}),i=e.inputs.map(p=>t.get(p)?.status);if(e.failing.some(p=>o.has(
p))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((p,m)=>i[m]==="failed");if(c.length){let p=c.map(m=>`\
“${t.get(m)?.title??m}”`).join(", ");return r("failed",ge(ui,{names:p}))}let l=new Map(s.map(({name:p,variant:m})=>[
p,m])),u=Zu(e,l,t,o);if(!wi(e.conditions,n)?.every(({expression:p,holds:m})=>{let[w]=bi(p,u)??[];return w!==void 0&&!!w===
m}))return r("unknown");let h=s.map(p=>({...p,numbers:u(p.name)}));return h.some(({numbers:p})=>p&&Array.from(p).some(Number.
isNaN))?r("failed",fi):{tables:h,status:"computed",error:""}}function Zu(e,t,n,o){let s=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!s.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?bi(c.expression,r):null)}return s.
get(i)??null};return r}function bi(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===dn(o))?hn(e,o=>t(o)??[]):
null}function wi({settings:e,variants:t},n){return t[e.filter(o=>n.includes(o)).join(",")]}function tf(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,o)=>Object.is(n,t[o]))}function Nn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,o,s)=>t[o]?.[Number(s)]??n)}var Ju,$n,Ln=A(()=>{"use strict";ke();qe();Tn();Ju="=",$n=class{#e;#t;constructor(t){this.#e=
t;let n=Object.fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,null)}get inputs(){return this.#e.
inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,n,this.#t)}#n(t,n,o){
let s={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??c,f=a==="matrix"||a===
"number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);s.known.set(i,{numbers:f,isOwn:d,status:"computed"})}let r=Xu(
this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(p=>s.known.get(p)?.isOwn??!0),l={settings:a?
[i.id]:[],inputs:new Set},u=Qu(i,s.known,c?l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,isRemoved:a,isOwn:c,...u});
let{tables:h,status:g}=u;for(let{name:p,numbers:m}of h){let w=c&&!a||tf(m,o?.known.get(p)?.numbers),x=i.tables[p]?.variants[""]?.
title;s.known.set(p,{numbers:m,isOwn:w,status:g,title:x})}}return s}}});function yi(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.name===e);if(!s)return t.flatMap(({tables:a})=>a).find(a=>a.
name===e)??null;let{shown:r}=s,i=n.get(e)?.numbers??null;return r?{name:e,title:r.title,isShown:!0,variant:r,numbers:i}:
null}function Si({variant:e,numbers:t},n,o){let s=e&&o.content.children[e.figure??-1];if(!e||!s||!t)return null;let r=document.
importNode(s,!0),i=b(r,"tbody td");for(let[u,{text:f,exact:d,level:h}]of Jt(t,e.shade).entries()){let g=i[u];if(!g)continue;
let p=Q(f);g.textContent=p,Ei(g,"value",d===p?null:d),Ei(g,"level",h||null)}let{rows:a,columns:c}=e,l="down"in r.dataset;
return Ve(b(r,"tbody th"),l?c:a,n),Ve(b(r,"thead th"),c,n),e.opens&&(r.dataset.how=JSON.stringify(e.expression)),r}function Ei(e,t,n){
n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Ve(e,t,n){for(let[o,s]of e.entries()){let r=Nn(t[o]??"",n),
i=[...r],a=i.length>xi;s.textContent=a?`${i.slice(0,xi-1).join("")}…`:r,s.title=a?r:""}}var xi,Ai=A(()=>{"use strict";
z();Xt();Ln();Ot();xi=20});function Yo(e){let[t,n]=[0,e.length];for(;t<n&&Mi(e.charAt(t));)t+=1;for(;t<n&&Mi(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var $m,Mi,vi,Oi=A(()=>{"use strict";Ko();$m=new RegExp(`[${Go}]+`),Mi=e=>e!==""&&Go.includes(e);vi=e=>[...e].length});function kn(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:zr,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=of(i,a,s)}catch(a){if(!(a instanceof nt))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new q(422,
o);return s}function of(e,t,n){if(e.kind==="words")return sf(e,t);if(e.kind==="matrix")return rf(e,t,n);if(e.kind==="num\
ber")return Ni(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new nt("",Gr,{options:e.options.join(
", ")})}function sf({least:e,most:t},n){if(!Array.isArray(n))throw new nt("",Kr);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new nt("",Yr,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!Yo(
o))throw new nt(r,Jr);if(nf.test(o))throw new nt(r,Xr);let i=vi(o);if(i>40){let a=40;throw new nt(r,Qr,{characters:i,most:a})}
return Yo(o)})}function rf(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new nt("",Zr);let s=e.
isRow?[e.own]:e.own,r=$i(e.rows,n).length||s.length,i=$i(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?ti:ei;throw new nt("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new nt(u,ni);if(c.length!==i){let f=c.length===1?oi:si;throw new nt(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Ni(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Ni({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new nt(s,ri);if(!(o>=e&&o<=t)){let i={least:Tt(e),most:Tt(t)};throw new nt(s,ii,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>ef*Math.max(1,Math.abs(o),Math.abs(r)))throw new nt(s,ai);return r}function $i(e,t){return Array.
isArray(e)?e:t[e]??[]}var ef,nf,nt,Jo=A(()=>{"use strict";yt();qe();Xt();Tn();Oi();ef=1e-9,nf=/[\p{Cc}\p{Cs}]/u,nt=class extends Error{constructor(t,n,o={}){
super(ge(n,o)),this.where=t}}});var Cn={};ao(Cn,{exportedLesson:()=>uf,openRecord:()=>Rn});function Rn(){let e=E(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Li??=new $n(JSON.parse(e)),Li}async function uf(e,t){let n=Rn(),o=kn(n.inputs,ff(e.inputs));df(n,
o);let s=hf(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await _i([...s],t)||await mf(n,o,s,t),a=xf(n,
o);return a&&i.append(a),i}function ff(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw ze(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function df({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw ze(422,`inputs.${n}`,cf)}}function hf(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?li:ci;if(!s?.isRemovable)
throw ze(422,"removed",ge(r,{step:o}))}return n}async function _i(e,{files:t,signal:n}){if(!t)return pf(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(Ci);if(!r.ok)throw ze(r.status,"",
Ne(r.status));let i=await r.text().catch(Ci),a=E(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function pf(e){let t=JSON.parse(E(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>ki("lesson-parts",i)));for(let i of b(
o,"[data-matrix]"))i.replaceWith(ki("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function ki(e,t){let{content:n}=E(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function mf(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>_i(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=$(r,`[data-step="${CSS.escape(c.id)}"]`);l&&wf(l,c,a,e)}for(let c of b(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||gf(c,e.solve(t,new Set([...n,l])))}return r}function gf(e,{
steps:t}){let n=t.find(({id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=
!0,e.parentElement?.append(" ",lf))}function wf(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!s)return;let r=t.inputs.map(i=>yi(i,n,o)).filter(i=>i!==null);Ri(e,".step-inputs",
r,n.values),Ri(e,".step-results",t.tables,n.values),t.isOwn||bf(e,t)}function bf(e,{status:t,error:n}){let s=Object.entries(
{remark:".remark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of b(e,".remark, pointer-view, .f\
ailure"))i.remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(
([i])=>i).join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=af;else if(s.length){let i=s.map(([
l])=>l).join(" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hi\
dden: ${c} the original numbers.`}r.textContent&&E(e,".reasons").before(r)}function Ri(e,t,n,o){let s=$(e,t);if(!s)return;
let r=n.filter(({isShown:u})=>u),i=E(document,"#lesson-figures",HTMLTemplateElement),a=r.map(u=>Si(u,o,i)).filter(u=>u!==
null),c=r.filter(({numbers:u})=>!u).map(({title:u})=>u);if(s.replaceChildren(...a),!c.length)return;let l=document.createElement(
"p");l.className="quiet",l.dataset.missing="",l.textContent=`Only the server can compute with your changes: ${c.join("; ")}\
.`,s.append(l)}function xf(e,t){let n=$(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=$(n,"[data-i\
nputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=E(s,`[data-input="${CSS.escape(r)}\
"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?Q(zo(l)):String(l));for(let[l,u]of b(a,"input, select").entries())u.value=
c[l]??"";i&&(Ve(b(a,"tbody th"),i.rows,t),Ve(b(a,"thead th"),i.columns,t))}return s}function Ci(e){throw Pt(e)?e:ze(0,"",
$e)}function ze(e,t,n){return new q(e,[{where:t,message:n,suggestions:[]}])}var af,cf,lf,Li,Ge=A(()=>{"use strict";yt();
z();qe();Ai();Xt();Ln();Jo();Ot();Tn();af="With your changes, only the server can compute this step.",cf="Only the serve\
r can compute with more or fewer words.",lf="(with your changes, only on the server)"});function _n(e,t){let n=$(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(Ii,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of Ef(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],g=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([m=0,w=0])=>`${(m-o.left).toFixed(1)} ${(w-o.top).toFixed(1)}`),p=document.createElementNS(Ii,"path");p.setAttribute(
"d",`M${g[0]}C${g.slice(1).join(" ")}`),r.append(p)}n.append(r)}function Ef(e){return b(e,"figure.matrix").flatMap(t=>{let n=b(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var Ii,
Pi=A(()=>{"use strict";z();Ii="http://www.w3.org/2000/svg"});function F(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function $t(e,t,n){return e+
(t-e)*n}function wt(e,t,n){return{x:$t(e.x,t.x,n),y:$t(e.y,t.y,n),width:$t(e.width,t.width,n),height:$t(e.height,t.height,
n)}}function it(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*yf+n*Sf+([...e].
length-t-n)*Fi}function we(e,t){let n=Math.max(0,...e.map(it));return n?Math.min(t,n+12):0}function at(e,t){if(it(e)<=t)
return e;let n=Math.floor(t/Fi)-1;return n>1?`${[...e].slice(0,n).join("")}…`:""}function G(e,t,n,{opacity:o=1,isLit:s=!1,
isRaised:r=!1}={}){let a=t.height>=17&&t.width>=it(n.text)+Hi?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:a,opacity:o,
isLit:s,isRaised:r}}function V(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,
x:t,y:n,text:o,anchor:r,opacity:i,isQuiet:a}}function _t(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,
opacity:n,isQuiet:o}}function Ft(e){return{...e,text:"?",level:void 0}}function vt(e,t,n){return Math.max(3,Math.min(n,e/
Math.max(1,t)))}function bt(e){return Math.max(44,...e.map(({text:t})=>it(t)+2*Hi))}var Fi,yf,Sf,Hi,Z,be=A(()=>{"use str\
ict";[Fi,yf,Sf]=[8.8,9.8,4.8],Hi=6,Z=30});function Di({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=we([
...n,r],Math.min(150,a/4)),d=bt(e),h=f+d+34,g=bt([...o.flat(),...s])+14,p=vt(a-h-4,s.length,g),m=p-Math.min(5,p/5),w=vt(
Af,u,Z+8),x=w-Math.min(6,w/4),O=8+u*w+14,Y=Math.max(...t),D=F(c,0,.9),k={anchor:"end",isQuiet:!0},B=[],j=0;for(let[C,S]of t.
entries()){let R=8+C*w,I=R+x/2+6;if(w>17){let W=at(n[C]??"",f-12);B.push(V(`label-${C}`,f-12,I,W,k))}B.push(G(`weight-${C}`,
{x:f,y:R,width:d,height:x},e[C]??{text:""})),w>17&&B.push(V(`times-${C}`,f+d+17,I,"·",{isQuiet:!0}));let y=$t(1,$t(Mf,1,
S/Y),D),P=Wi*C/Math.max(1,u-1),L=F(c,1+P,1.85-Wi+P);for(let[W,X]of(o[C]??[]).entries()){let K={x:h+W*p,y:R,width:m,height:x};
if(B.push(G(`value-${C}-${W}`,K,X,{opacity:y})),L===0||c>=Xo||S*xe<.25)continue;let et={...K,y:O+j,height:S*xe},ot=wt(K,
et,L),ht={...X,text:""};B.push(G(`strip-${C}-${W}`,ot,ht,{opacity:$t(y,1,L)}))}j+=S*xe}let N=h+s.length*p;B.push(_t("rul\
e",`M${f} ${O-8}H${N}`,{opacity:F(c,.9,1.1),isQuiet:!0}));let U=F(c,1.8,2);B.push(V("result",h-12,O+xe/2+6,at(r,h-12),{anchor:"\
end",opacity:F(c,1,1.3)}));for(let[C,S]of s.entries()){let R={x:h+C*p,y:O,width:m,height:xe},I=C===l?Ft(S):S;U>0&&B.push(
G(`result-${C}`,R,I,{opacity:U}))}return{width:N,height:O+xe+8,marks:B}}function Bi({weights:e,labels:t,shares:n},{moment:o}){
let s=n.indexOf(Math.max(...n)),r=t[s]?`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="The"?" is":
","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows as thick as \
their weights fill exactly one row: the average."}var Xo,xe,Af,Wi,Mf,ji=A(()=>{"use strict";be();Xo=2,xe=44,Af=380,Wi=.4,
Mf=.1});function Gi({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=bt(n.map(({tile:S})=>S))+4,[a,c]=[e,t].map(
S=>Qo(S,i,o)),l=Qt(a)+Ui+Qt(c)<=o,u=Math.max(zi(e),zi(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*In)/u)),h=l?Math.max(Ke(e),Ke(t)):Ke(e)+Ke(t),g=Math.max(6,Math.min(Z+4,vf/h)),[p,m]=[d-Math.min(4,d/5),g-Math.min(4,g/
4)],w=h*g+Ee+6,x=l?w:w+Ee+24,O={sources:Qo(e,d,o),targets:Qo(t,d,o)},Y=Qt(O.sources)+Ui,D=l?Y+Qt(O.targets):Math.max(Qt(
O.sources),Qt(O.targets)),k=S=>l?0:(D-Qt(S))/2,B={sources:{top:Ee,edges:Vi(O.sources,k(O.sources))},targets:{top:l?Ee:Ee+
Ke(e)*g+24+Ee,edges:Vi(O.targets,l?Y:k(O.targets))}},j=(S,R)=>{let{columns:I=0}={sources:e,targets:t}[S][R]??{},y=(O[S][R]??
0)-I*d;return(B[S].edges[R]??0)+y/2},N=(S,{table:R,row:I,column:y})=>({x:j(S,R)+y*d,y:B[S].top+I*g,width:p,height:m}),U=[],
C=[];for(let[S,R]of[["sources",e],["targets",t]])for(let[I,{title:y,columns:P}]of R.entries()){let L=S==="targets"&&t.length>
1?I:0,W=S==="targets"?F(s,L,L+.4):1,X=j(S,I)+P*d/2,K=at(y,O[S][I]??0);U.push(V(`${S}-${I}`,X,B[S].top-9,K,{opacity:W,isQuiet:!0}))}
for(let[S,{tile:R,from:I,to:y,moment:P}]of n.entries()){let[L,W]=[N("sources",I),N("targets",y)],X=Math.max(1,(t[y.table]?.
columns??1)-1),K=qi*y.column/X,et=F(s,P+K,P+1-qi+K);if(U.push(G(`left-${S}`,L,R,{opacity:et>0?.25:1})),et===0)continue;let ot=S===
r?{...R,text:"?",level:void 0}:R;C.push(G(`moved-${S}`,wt(L,W,et),ot,{isRaised:et<1}))}return{width:D,height:x,marks:[...U,
...C]}}function Qo(e,t,n){let o=(n-(e.length-1)*In)/e.length;return e.map(({title:s,columns:r})=>Math.max(r*t,Math.min(it(
s),o)))}function Qt(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*In)}function Vi(e,t){let n=t;return e.map(o=>{let s=n;
return n+=o+In,s})}function zi(e){return e.reduce((t,{columns:n})=>t+n,0)}function Ke(e){return Math.max(...e.map(({rows:t})=>t))}
function Ki({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No number changes.`}let s=e.length>
1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var vf,In,Ui,Ee,qi,Yi=A(()=>{"use str\
ict";be();vf=400,In=36,Ui=84,Ee=28,qi=.4});function Ji(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],h=u?[s.label]:[s.label,...r.map(({label:M})=>M)],g=we(h,Math.min(150,t/4)),p=[...s.tiles,...r.flatMap(
({tiles:M})=>M),...i.flat()],m=bt(c),w=l?Math.min(150,it(l)+14):0,x=bt(p)+8,O=f+2,[Y,D]=u?[O,d]:[d,O],k=t-g-w-(u?0:m+44)-
4,B=Math.max(m+8,...[s,...r].map(({label:M})=>it(M))),j=vt(k,Y,Math.max(x,u?Math.min(B,120):0)),N=vt(Of,D,Z+6),U=j-Math.
min(5,j/5),C=N-Math.min(5,N/4),S=u?48:8,R=S+d*N+22,I=g+d*j+40,y=(M,J)=>u?{x:g+M*j,y:S+J*N,width:U,height:C}:{x:g+J*j,y:S+
M*N,width:U,height:C},P=M=>u?{x:g+M*j,y:R,width:U,height:Z}:{x:I,y:S+M*N,width:m,height:C},L=Math.min(f-1,Math.floor(n)),
W=Math.min(1,n-L),X=Math.max(0,L-1+F(W,0,L?Pn:.01)),K=M=>Math.min(1,Math.max(0,M)),et=M=>M+1-K(X-M)+K(M-X),ot=[],ht=[];for(let[
M,{label:J,tiles:mt}]of r.entries()){let Et=et(M),lt=M===L&&W>Pn&&W<1;for(let[qs,xl]of mt.entries()){let El=M>L&&n<f?.6:
1;ot.push(G(`line-${M}-${qs}`,y(Et,qs),xl,{opacity:El}))}ot.push(an(`name-${M}`,J,Et,lt));let Ut=M<L||W===1;if(M>L)continue;
let st=M<L?1:F(W,Zo,.95);if(!st)continue;let qt=P(Et),ue=c[M]??{text:""},io=Math.min(d,Math.floor(st*d+1e-9)),wl={text:a[M]?.[io-
1]??""},bl=M===o?Ft(ue):Ut?ue:wl;ot.push(G(`result-${M}`,qt,bl,{opacity:Math.min(1,4*st)})),ot.push(ro(M,Et,Ut,Math.min(
1,4*st)))}let pt=n>=f||W===0&&L>0?Math.ceil(n)-1:L,ie=W===0||n>=f?1:F(W,Pn,Zo),ae=n<f&&W>0&&W<Pn;if(n>0&&!ae){let M=X+2;
for(let[J,mt]of(i[pt]??[]).entries()){let Et=y(M,J),lt=.25*J/Math.max(1,d-1),st=pt===L&&W>0&&W<1?F(W,Zo+lt*.6,.8+lt*.6):
1,qt=pt===o;if(ht.push(G(`product-${J}`,Et,mt,{opacity:ie*(1-.55*st),isLit:!0})),st===0||st===1)continue;let ue=wt(Et,Tf(
P(et(pt))),st),io=qt&&st>.6?{...mt,text:""}:mt;ht.push(G(`flight-${J}`,ue,io,{opacity:1-F(st,.8,1),isLit:!0}))}}for(let[
M,J]of s.tiles.entries())ht.unshift(G(`sliding-${M}`,y(X,M),J,{isRaised:!0}));if(ht.push(an("name-sliding",s.label,X,!0)),
l){let M=u?g+O*j+8:I+m+10,J=u?R+21:S+N+C/2+6,mt=at(l,w);ot.push(V("after",M,J,mt,{anchor:"start",isQuiet:!0}))}let ce=u?
R+Z+8:S+O*N+6;return{width:(u?g+O*j:I+m)+w,height:ce,marks:[...ot,...ht]};function an(M,J,mt,Et){let lt=!Et;if(u){let qt=at(
J,j),ue=M==="name-sliding"?16:38;return V(M,g+mt*j+U/2,ue,qt,{isQuiet:lt})}let Ut=S+mt*N+C/2+6,st=N>17?at(J,g-12):"";return V(
M,g-12,Ut,st,{anchor:"end",isQuiet:lt})}function ro(M,J,mt,Et){let lt=P(J),[Ut,st]=u?[lt.x+lt.width/2,lt.y-6]:[lt.x-20,lt.
y+lt.height/2+6],qt=mt?u?"":"=":"+ …";return V(`equals-${M}`,Ut,st,qt,{opacity:Et,isQuiet:!0})}}function Tf({x:e,y:t,width:n,
height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/2}}function Xi(e,{moment:t,isAsked:n}){let{sliding:o,lines:s,sums:r,
results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.label].map(p=>p?`“${p}”`:""),f=l&&u?`${l} over ${c?"column ":""}${u}\
: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",g=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}umbers that meet are mult\
iplied, and the products add up to ${g}.`}var Of,Pn,Zo,Qi=A(()=>{"use strict";be();Of=380,[Pn,Zo]=[.35,.55]});function ea({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:k})=>k),a=Math.max(bt(i),...e.map(
({label:k})=>it(k)))+16,c=vt(o,e.length,a),l=vt(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,g]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],p=28,m=p+Z+ta+Zi,w=t.map((k,B)=>e.reduce((j,N)=>j+(N.place===
B?N.share:0),0)),x=Zi/Math.max(...w,1e-9),O=[_t("base",`M${d} ${m+1}H${d+t.length*l}`)],Y=t.map(()=>0),D=t.map(()=>{});for(let[
k,{label:B,tile:j,share:N,place:U}]of e.entries()){let C=f+k*c+(c-h)/2,S={x:C,y:p,width:h,height:Z},R=d+U*l+(l-g)/2,I=Y[U]??
0,y=Math.max(0,N*x),P={x:R,y:m-I-y,width:g,height:y};Y[U]=I+y;let L=s-k,W=U===r;O.push(V(`label-${k}`,C+h/2,18,at(B,c),{
isQuiet:!0}),G(`source-${k}`,S,j,{opacity:L>=1?.35:1}));let[X,K]=[C+h/2,R+g/2],et=p+Z+ta/2,ot=`M${X} ${p+Z}C${X} ${et} ${K}\
 ${et} ${K} ${P.y}`,ht=F(L,0,ts)*(1-F(L,Fn,1));ht&&O.push(_t(`way-${k}`,ot,{opacity:ht,isQuiet:!0}));let pt=Math.min(1,Math.
max(0,(L-ts)/(Fn-ts)))**2;if(pt>0){let ie=wt(S,P,pt),ae=F(pt,0,.7),ce=W&&pt>.5?{...j,text:""}:j,le=wt(S,P,ae).x;O.push(G(
`dropped-${k}`,{...ie,x:le},ce)),L>=Fn&&(D[U]=n[k])}}for(let[k,{label:B,tile:j}]of t.entries()){let N=d+k*l+l/2,U=e.filter(
(y,P)=>y.place===k&&s>=P+Fn),C=m-U.reduce((y,{share:P})=>y+P*x,0),R=e.every((y,P)=>y.place!==k||s>=P+1)&&(D[k]!==void 0||
s>=e.length),I=k===r&&D[k]?Ft(j).text:R?j.text:D[k];I&&O.push(V(`sum-${k}`,N,C-9,I)),O.push(V(`place-${k}`,N,m+24,at(B,l-
6),{isQuiet:!I}))}return{width:u,height:m+36,marks:O}}function na({sources:e,places:t,sums:n},{moment:o,isAsked:s,isEnd:r}){
let i=e[o];if(!i)return"";if(r){let u=t.map((h,g)=>e.filter(p=>p.place===g)).reduce((h,g)=>g.length>h.length?g:h,[]),f=t[u[0]?.
place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} has ${d} = ${f?.tile.
text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.tile.text}, drops \
onto ${t[i.place]?.label}${c}.`}var Zi,ta,ts,Fn,oa=A(()=>{"use strict";be();Zi=170,ta=76,[ts,Fn]=[.15,.8]});function ia({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=c>620?we(d,200):0,g=Math.max(bt([...e,...t]),...r.map(it))+10,p=c<480?sa/2:sa,m=vt(c-h-p-
60,f,Math.min(g,128)),w=m-Math.min(8,m/4),x=28+Zt,[O,Y]=[x+8,x+8+Z+8],D=r.some(y=>it(y)>m),k=Y+Z+22,B=h+f*m+18,j=Math.max(
...n),N=[],U=y=>Hn*y/Math.max(1,f-1);if(h){let y={anchor:"end",isQuiet:!0},P=L=>at(L,h-12);N.push(V("name-powers",h-12,x-
8,P(i.powers),{...y,opacity:F(l,0,.5)}),V("name-scores",h-12,O+21,P(i.scores),y),V("name-weights",h-12,Y+21,P(i.weights),
{...y,opacity:F(l,2,2.5)}))}let C=h+f*m;N.push(_t("base",`M${h} ${x+1}H${C}`,{isQuiet:!0}));let S=F(l,1,1.4),R=B+p+6;N.push(
_t("zero",`M${B-8} ${x+1}H${R}`,{opacity:S,isQuiet:!0}),_t("one",`M${B-8} ${x-Zt}H${R}`,{opacity:S}),V("one-text",R+8,x-
Zt+6,"1",{anchor:"start",opacity:S}),V("zero-text",R+8,x+6,"0",{anchor:"start",opacity:S,isQuiet:!0}),V("sum",B+p/2,x-Zt-
10,`Σ ${s}`,{opacity:F(l,1,1.5)*(1-F(l,2,2.3))}));let I=0;for(let[y,P]of n.entries()){let L=h+y*m+(m-w)/2,W=F(l,U(y),1-
Hn+U(y)),X=Zt*P*W/j,K={...t[y]??{text:""},text:""},et={x:L,y:x-X,width:w,height:X},ot=y===u,ht=$t(1,.35,F(l,1,1.6)),pt=ot?
{...K,level:void 0}:K;N.push(G(`bar-${y}`,et,pt,{opacity:ht}));let ie=o[y]??"";it(ie)<m+8&&N.push(V(`power-${y}`,L+w/2,et.
y-8,ie,{opacity:W})),N.push(G(`score-${y}`,{x:L,y:O,width:w,height:Z},e[y]??K)),I+=P*Zt;let ae={x:B,y:x-I,width:p,height:P*
Zt},ce=F(l,1+U(y),2-Hn+U(y));ce>0&&N.push(G(`part-${y}`,wt({...et,height:X},ae,ce),pt));let le=F(l,2+U(y),3-Hn+U(y)),an={
x:L,y:Y,width:w,height:Z};if(le>0){let J=ot?Ft(K):le<1?K:t[y]??K;N.push(G(`weight-${y}`,wt(ae,an,le),J))}let ro=D&&y%2?22:
0,M=at(r[y]??"",D?2*m-8:m);N.push(V(`label-${y}`,L+w/2,k+ro,M,{isQuiet:!0}))}return{width:R+20,height:k+(D?22:0)+10,marks:N}}
function aa({sum:e},{moment:t}){return["Each score becomes a power of e: all of them are positive, and large ones stand \
out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Each power is divided by ${e}, so th\
at the weights sum to 1.`][t]??""}var ra,Zt,sa,Hn,ca=A(()=>{"use strict";be();ra=3,Zt=150,sa=60,Hn=.35});function ha(e){let t=new es(e),n=b(e,`.step-results ${Ie}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:dt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=Wn(i.expression).join(),l=b(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&Wn(f.expression).join()===c);for(let f of u)r.add(f);s.push(Pf(t,u))}else if(a==="scatt\
er")s.push(If(t,i));else if(a==="plain")s.push(Cf(i));else for(let c of i.grid.keys())s.push(_f(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function Wn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function Cf({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:fa.plain,scene:null,words:()=>"",forget:()=>{}}}
function Ye(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:fa[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function _f(e,t,n,o){let s=t.grid[n]??[],r=Rt(t.figure).rows[n]??"",i=[At(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,h)=>h+1),f=()=>e.products(t,n);return Ye({...a,
shown:u},f,Ji,Xi)}let c=o==="softmax"?ra:Xo,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?Ye({
...a,shown:l},()=>e.softmax(t,n),ia,aa):Ye({...a,shown:l},()=>e.average(t,n),Di,Bi)}function If(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:At(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return Ye(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>ea(u,{...d,asked:a[f]??-1}),na)}function Pf(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=Wn(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>At(l)).join(", "),label:"",cells:n,shown:i};return Ye(c,()=>e.moves(t),Gi,Ki)}function ye(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:Ao(e),level:e.dataset.level,tone:n,shade:o}}function te(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return Q(Number.isInteger(e)?Tt(e):Tt(e,n))}function la(e){let t=e?dt(e):[];return{title:e?At(e):"",rows:t.
length,columns:t[0]?.length??0}}function ns(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function Ff(e){let t=e.flat();return t.length>0&&t.length<=da&&new Set(t).size===t.length}function ua(e){
let t=e&&kt(e);return t?.op!=="sum"||t.parts.length>$f||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&
o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function os(e){return(kt(e)?.parts??[]).map(n=>n.parts)}function Hf(e){
let t=os(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<kf&&t.every(o=>o>=0)}function Wf(e,t){
let[n,o]=[ns(e),t&&ns(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var fa,$f,Nf,da,Lf,kf,Rf,es,
pa=A(()=>{"use strict";yo();z();Xt();pe();Ot();ji();Yi();Qi();oa();ca();fa={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},$f=96,Nf=24,da=48,Lf=400,kf=1e-6,Rf=new Set(["table","view","join"]);es=class{constructor(t){this.
tableNamed=gn(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length)return"plain";if(o.op==="colle\
ct")return Ff(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>Rf.has(h)))return n.length>1&&r>
1&&s.length<=Lf?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=da?"softmax":"plain";if(!i.has("matmul")||r>Nf||!ua(c))return"\
plain";let l=this.#t(n[0]?.map((h,g)=>a(g))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((h,g)=>a(g*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(Hf)?"average":"products"}softmax({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(
n)(s*r.length),{powers:a,isShifted:c}=mn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>ye(d,t)),shares:this.#o(i,r.length),powers:a.map(te),sum:te(a.reduce(
(d,h)=>d+h,0)),labels:Rt(t).columns,names:{scores:f?At(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${te(l)}`}`,weights:At(t)}}}average({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>os(
i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Rt(t).rows[s]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>ye(u,t)),label:l||At(t)}}products({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((m,w)=>i(
s*r.length+w)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(m=>m.map(({value:w},x)=>w*(l[x]?.value??Number.NaN))),h=Jt(d.flat(),""),{rows:g,columns:p}=Rt(t);return{sliding:{
label:g[s]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((m,w)=>({label:p[w]??this.#i(m[0],f),tiles:this.#r(
m)})),products:d.map((m,w)=>m.map((x,O)=>{let{text:Y="",level:D}=h[w*m.length+O]??{};return{text:Q(Y),level:D?String(D):
void 0}})),sums:d.map(m=>{let w=0;return m.map(x=>(w+=x,te(w)))}),results:r.map(m=>ye(m,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){let i=this.#e(n),{columns:a}=Rt(t),c=n.at(-1)?.groups??[],l=o.
flat(),u=c.map(()=>0),f=c.map((g,p)=>i(p).parts),d=s.map(g=>{let p=r.get(g)??0,m=f[p]?.[c[p]?.indexOf(g)??-1],w=m?.value??
Number.NaN,x=m?this.#r([m])[0]:void 0;return{label:this.#i(m,!0),tile:x??{text:te(w)},share:w,place:p}}),h=new Map(d.map(
({place:g},p)=>[g,p]));return{sources:d,places:l.map((g,p)=>({label:a[p]??"",tile:ye(g,t)})),sums:d.map(({share:g,place:p},m)=>(u[p]=
(u[p]??0)+g,h.get(p)===m?l[p]?.textContent??"":Q(Tt(u[p]))))}}moves(t){let n=Wn(t[0]?.expression??[]),o=n.map(r=>la(this.
tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:h="",index:g=0}=l(f),p=n.indexOf(h),m=o[p]?.columns??1;s.push({tile:ye(d,
i),from:{table:p,row:Math.floor(g/m),column:g%m},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:p})}}return{
sources:o,targets:t.map(({figure:r})=>la(r)),flights:s}}#e(t){let n=(o,s)=>wn(this.tableNamed(o),s);return o=>Re(t,o,n)}#t(t){
let n=t.map(os),[o,s]=[0,1].map(d=>n.map(h=>h.map(g=>g[d]))),r=d=>d?.every(h=>h.every((g,p)=>Wf(g,d[0]?.[p]))),i=!r(o),[
a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!ua(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=kt(t);if(t===n)return"";let[o,
s]=t.parts,r=o&&kt(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;let a={add:`+ ${this.#a(s)||te(s.value)}`,divide:`\
÷ ${te(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){let{powers:o}=mn(t),s=o.reduce((r,i)=>r+
i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=Jt(t.map(({value:o})=>o),"");return t.map((o,s)=>{let{figure:r,cell:i}=this.#s(
o)??{};if(r&&i&&!o.op)return ye(i,r);let{text:a="",level:c}=n[s]??{};return{text:Q(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?ns(t):{},s=n===void 0?null:this.tableNamed(n);if(!s)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{figure:r,cell:i[o],row:u,column:f,rows:c,
columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??""}#a(t){let n=this.#s(t);return n?At(
n.figure):""}}});function Uf(e){let t=i=>document.createElementNS(ma,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function qf(e,t){let{element:n}=e;if(tt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){Vf(e,t);return}tt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?tt(n,"d",t.path):(tt(n,"x",t.x.toFixed(2)),tt(n,"y",t.y.toFixed(2)),tt(n,"text-anchor",t.anchor),ga(n,t.text))}function Vf({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(tt(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),tt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),tt(e,"data-tone",c.tone),tt(e,"data-shade",c.
shade),tt(t,"data-level",c.level),tt(n,"width",i.toFixed(2)),tt(n,"height",Math.max(0,a).toFixed(2)),tt(n,"rx",String(Math.
min(jf,i/4,a/4))),tt(o,"x",(i/2).toFixed(2)),tt(o,"y",(a/2+5.7).toFixed(2)),ga(o,c.text))}function tt(e,t,n){e.getAttribute(
t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}function ga(e,t){e.textContent!==t&&(e.textContent=t)}
var ma,Df,Bf,jf,Dn,wa=A(()=>{"use strict";z();ma="http://www.w3.org/2000/svg",Df=760,Bf=720,jf=5,Dn=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(ma,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:E(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#w("width",Df)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=$(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#f(){return this.isScaled?Bf:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#f();if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,
asked:s});if(!r)return;t!==this.#r&&(this.#o=this.#w("height",t)),this.#r=t;let i=Math.max(this.#o,Math.ceil(r.height)),
a=Math.min(0,(r.width-t)/2);tt(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||tt(this.svg,"height",String(
i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.length-1,u=c===l&&o>l;this.#g(n.title,n.words({moment:c,
isAsked:s>=0&&c===l,isEnd:u}))}#g(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");
o.textContent=`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#w(t,n){let s=[...new Map(this.beats.map(r=>[`${r.kind} ${r.
cells.length}`,r])).values()].map(({scene:r})=>r?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...s))}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,r]of this.#t)n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.
get(s.key);r?.kind!==s.kind&&(r?.element.remove(),r=Uf(s.kind),this.#t.set(s.key,r)),qf(r,s)}let o=[...n].join();o!==this.#n&&
(this.#n=o,this.svg.append(...t.map(({key:s})=>this.#t.get(s).element)))}}});function Bn(e,t){let n=document.createElement("div");n.className="predict",n.setAttribute("role","group"),n.setAttribute(
"aria-label","Predict, then see");let o=document.createElement("p"),s=document.createElement("b");s.textContent="Predict\
, then see. ",o.append(s,e);let r=document.createElement("div");return r.className="choices",r.append(...t.map(i=>{let a=ss(
i);return a.dataset.choice=i,a})),n.append(o,r),n}function jn(e,t,n,o){for(let r of b(e,"[data-choice]",HTMLButtonElement)){
let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=String(i===n))}let s=document.createElement("p");s.
setAttribute("role","status"),s.textContent=o,e.append(s)}function ss(e){let t=document.createElement("button");return t.
type="button",t.textContent=e,t}var rs=A(()=>{"use strict";z()});function xa(e){e.addEventListener("click",t=>{let n=_(t),o=Un(n);if(!o)return;n.closest("[data-play]")&&od(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&id(o,Number(s.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&fd(o,r),n.closest("[data-speed]")&&rd(e)}),e.addEventListener("input",t=>{let n=_(t),o=Un(n);if(!o||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;Wt(o);let s=Number(n.value);Vn(o,Je.matches?Math.round(s):s)}),e.addEventListener(
"keydown",t=>{let n=_(t),o=Un(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-s\
crub]")||(t.preventDefault(),Wt(o),Ma(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=_(n).
closest(ba),s=o&&Un(o);s&&o instanceof HTMLTableCellElement&&nd(s,o)})}function Ea(e){for(let t of b(e,"[data-step]")){let n=$(
t,".play");!n||Ht.has(t)||(n.hidden=b(t,ba).length<Xf,n.hidden||Qf.observe(t))}}function cs(e){for(let t of e)ee(t)}function ls(e){
for(let t of b(e,"[data-step]"))Wt(t)}function ya(e){Ht.get(e)?.stage?.redraw()}function ee(e){let t=$(e,".play");if(!t||
t.hidden||Ht.has(e))return Ht.get(e);let n=ha(e),o=n.flatMap(f=>f.cells),s=Zf(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:td(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new Dn(e,n):null};Ht.set(e,l);let u=E(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,ed(l),l}function Zf(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?Kf:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,zf/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,Gf/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function td(e,t){
let n=t.flatMap(a=>a.kind==="moves"?[]:a.cells),o=n.map(({textContent:a})=>a??"");if(n.length<as||new Set(o).size<as)return null;
let s=b(e,".step-text, .formula, .reasons, td:not(.step-results td)").map(({textContent:a})=>a).join(" "),r=a=>o.filter(
c=>c===a).length,i=a=>+(r(a)>1)+Number(s.includes(a));return n.slice(Math.floor(n.length/2)).map(a=>({cell:a,told:i(a.textContent??
""),size:Math.abs(Yt(a))})).sort((a,c)=>a.told-c.told||c.size-a.size)[0]?.cell??null}function ed({stage:e}){let[t]=e?.beats??
[];t&&e?.show(t,t.shown.length)}function nd(e,t){let n=Ht.get(e);if(!n?.stage||n.frame||n.at<n.moments.length)return;let o=n.
stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.indexOf(t),r=o.kind==="products"?s+1:o.shown.length;
n.stage.show(o,r)}function od(e){let t=ee(e);if(t){if(t.frame){Wt(e);return}t.at>=t.moments.length&&Vn(e,0),Sa(e,t.moments.
length)}}function Sa(e,t){let n=ee(e);if(!n)return;Wt(e),n.goal=t,n.time=performance.now(),n.hold=Je.matches?.01:0,Aa(e,
!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/
1e3*qn;n.time=s,sd(e,n,r)};n.frame=requestAnimationFrame(o)}function sd(e,t,n){let o=Math.floor(t.at),s=t.moments[o];if(t.
at>=t.goal||!s){Wt(e);return}if(o===t.at&&o===t.asks&&va(e,t)){ld(e,t);return}if(t.hold>0){t.hold-=n;return}let r=Math.min(
o+1,t.at+(Je.matches?1:n/s.seconds)),i=r===o+1;i&&Je.matches?t.hold=s.seconds:i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&
(t.hold=Yf),us(e,t,r)}function Wt(e){let t=Ht.get(e);t?.frame&&(cancelAnimationFrame(t.frame),t.frame=0,Aa(e,!1),!(t.at<
t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute("data-playing")},Jf))}function Aa(e,t){
E(e,"[data-play]").textContent=t?"Pause":"Play"}function rd(e){qn=is[(is.indexOf(qn)+1)%is.length]??1;for(let t of b(e,"\
[data-speed]"))t.textContent=`${qn}×`}function id(e,t){let n=ee(e);n&&(Wt(e),Math.abs(t)>1?Vn(e,t<0?0:n.moments.length):
t<0||Je.matches?Ma(e,t):Sa(e,Math.floor(n.at)+1))}function Ma(e,t){let n=ee(e)?.at??0;Vn(e,t<0?Math.ceil(n)-1:Math.floor(
n)+1)}function Vn(e,t){let n=ee(e);n&&($(e,".playing .predict")?.remove(),us(e,n,Math.max(0,Math.min(n.moments.length,t))))}
function va(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-mode="all"]')}function us(e,t,n){let{moments:o,
cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===n,f=(u?l?.end:o[c-1]?.end)??0,d=!!va(e,t)&&
n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute("data-guessing",d),E(e,"[data-scrub]",HTMLInputElement).
value=String(n);let h=ad(o,n);if(h){let m=d&&i?h.beat.cells.indexOf(i):-1;r?.show(h.beat,h.at,m)}let g=`${c} ${u}`;if(g===
t.painted&&n>0)return;t.painted=g;for(let[m,w]of s.entries())w.toggleAttribute("data-ahead",m>=f),w.removeAttribute("dat\
a-asked");Oa(e,l,f,s.length);let p=l&&cd(t,l);if(!p){Sn(e),_n(e,null);return}Be(p,{withoutResult:!u||p.hasAttribute("dat\
a-ahead")}),!r&&(t.frame&&p.scrollIntoView({block:"nearest"}),_n(e,p))}function ad(e,t){let n=Math.max(0,Math.ceil(t)-1),
o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.place+t-n};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{
beat:s.beat,at:s.place+1};let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0}:null}function cd({cells:e},{beat:t,
place:n,end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.
slice(r,a?i:s+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(Yt(f)));return l[u.indexOf(
Math.max(...u))]??e[o-1]}function Oa(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${Math.max(1,n)}\
 of ${o}`:"";E(e,".play output").textContent=r,E(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function ld(e,t){Wt(
e);let n=t.asked;if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("d\
ata-asked",!0),Oa(e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),Be(n,{withoutResult:!0}),t.stage||_n(e,n);let s=Bn(
"Which number comes where the question mark is?",ud(n,t.cells));E(e,".play").after(s)}function ud(e,t){let n=e.closest("\
figure"),o=t.filter(r=>r.closest("figure")===n).reverse(),s=new Map;for(let r of[e,...o,...t])s.size<as&&s.set(r.textContent??
"",Yt(r));return[...s].sort(([,r],[,i])=>r-i).map(([r])=>r)}function fd(e,t){let n=Ht.get(e),o=n?.asked;if(!n||!o)return;
let s=o.textContent??"",r=t.dataset.choice===s;e.dataset.predicted=String(r),us(e,n,n.asks+1),Be(o);let i=r?"Right.":`It\
 is ${s}; the line above shows why.`,a=E(e,".playing .predict");jn(a,t.dataset.choice??"",s,`${i} Play goes on.`),E(e,"[\
data-play]").focus({preventScroll:!0})}function Un(e){let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}
var ba,zf,Gf,Kf,Yf,Jf,is,Xf,as,Ht,Je,qn,Qf,fs=A(()=>{"use strict";ko();z();pe();Pi();pa();wa();rs();ba=`.step-results ${Kt}`,
zf=20,Gf=60,Kf=.6,Yf=.5,Jf=2500,is=[1,2,.5],Xf=2,as=4,Ht=new WeakMap,Je=matchMedia("(prefers-reduced-motion: reduce)"),qn=
1;Qf=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&ee(t)},{rootMargin:"\
600px"})});var ds={};ao(ds,{previewEdits:()=>dd});function dd(e,t,n){let o=Rn(),{steps:s,known:r}=o.solve(kn(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=b(e,":scope > [data-step]:not([hidden])").filter($a),
c=a.flatMap(l=>b(l,"figure[data-table]").filter($a));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&pd(l,f,hd(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),ya(l)}function $a(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-Ta&&t<innerHeight+Ta}function hd({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function pd(e,t,n){let o=b(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of Jt(t,
n).entries()){let c=o[s];if(!c)continue;let l=Q(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
Na(c,"data-value",i===l&&!u?null:i),Na(c,"data-level",a?String(a):null)}}function Na(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var Ta,hs=A(()=>{"use strict";z();Ge();Xt();fs();Jo();Ot();Ta=100});function _a(e,t,n){let o=wd(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(s=>bd(s,n)).find(
s=>s)??Ed(o,n)}function wd(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.
tables).flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&Ra(a.variant)===Ra(s))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(g=>g.map(
p=>Nn(p,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:o,after:s})=>[...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>
gd).reverse()}function Ra({rows:e,columns:t}){return JSON.stringify([e,t])}function bd({title:e,shade:t,rows:n,columns:o,
before:s,after:r},i){let a=o.length;if(t!=="weights"||new Set(o).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[s,r].map(x=>xd(x.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...o.keys()].
filter(x=>x!==u&&x!==f),h=[u,f,...d].slice(0,md).sort((x,O)=>x-O),[g,p]=[o[u]??"",o[f]??""],m=l?`“${e}”, row ${l},`:
`“${e}”`,w=h.map(x=>`${o[x]} ${i(s[c*a+x]??0)}`);return{text:`Without this step, which number of ${m} is the largest\
? With it: ${w.join(", ")}.`,choices:h.map(x=>o[x]??""),right:p,outcome:`The largest is ${p}; with this step it is ${g}.`}}
return null}function xd(e){let t=Math.max(...e);return e.filter(o=>t-o<Ca).length===1?e.indexOf(t):-1}function Ed(e,t){let n=e.
find(yd);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[s[Math.floor(l/d)],r[l%d]],g=[o,...h].filter(Boolean).join(", "),p=Ia(u,f)?f>u?La:ka:
ps;return{text:`“${g}” is ${t(u)}. What becomes of it without this step?`,choices:[La,ka,ps],right:p,outcome:`${p}: ${t(
f)}${p===ps?"":` instead of ${t(u)}`}.`}}function yd({before:e,after:t}){return e.some((n,o)=>Ia(n,t[o]??Number.NaN))}function Ia(e,t){
return Math.abs(e-t)>Ca*Math.max(1,Math.abs(e))}var La,ka,ps,md,Ca,gd,Pa=A(()=>{"use strict";Ln();[La,ka,ps]=["It become\
s larger","It becomes smaller","It stays the same"],md=4,Ca=1e-9,gd=1e-6});var ms={};ao(ms,{askRemoval:()=>Sd});function Sd(e,t,n,o){let s=_a(t,e.dataset.step??"",c=>Q(Tt(c)));if(!s)return null;let{
right:r,outcome:i}=s,a=Bn(s.text,s.choices);return a.addEventListener("click",c=>{let{choice:l}=_(c).dataset;if(l===void 0)
return;jn(a,l,r,`${l===r?"Right. ":""}${i}`);let u=ss("Put the step back");u.addEventListener("click",o),a.append(u),u.focus(
{preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),E(e,".sheet-head").after(a),e.toggleAttribute("data-suppos\
ing",!0),E(a,"button").focus({preventScroll:!0}),a}var gs=A(()=>{"use strict";z();Xt();Ot();rs();Pa()});function Jn(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=Za.min&&Number(t)<=Za.max:e==="scale"?!0:e==="\
controls"||e==="caption"?$d[e].includes(t):CSS.supports("color",t)}var Za,$d,tc=A(()=>{"use strict";Za={min:.5,max:4},$d=
{controls:["none","some","all"],caption:["none","title","all"]}});function nc(e){let t=ec.then(Nd).then(e);return ec=t.catch(()=>{}),t}function Nd(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var ec,oc=A(()=>{"use strict";ec=Promise.resolve()});function rc(e){return{"HTML frame":ic(e),"Web component":Ld(e),Markdown:cc(e),Quarto:kd(e),LaTeX:Rd(e)}}function ic(e){let{
title:t,embed:n}=e;return`<iframe src="${ne(n)}" title="${ne(t)}" width="${Ms.width}" height="${Ms.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${ac(e)}</iframe>`}function Ld(e){let{server:t,attributes:n}=e,o=Object.
entries({server:t,...n}).map(([s,r])=>r===""?s:`${s}="${ne(r)}"`);return`<script src="${ne(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${o.join(" ")}>${ac(e)}</pointer-view>`}function ac({title:e,caption:t,embed:n,picture:o}){let s=[e,t].filter(
Boolean).join(". ");return`<a href="${ne(n)}"><img src="${ne(o)}" alt="${ne(s)}" width="${Ms.width}"></a>`}function cc({
title:e,embed:t,picture:n}){return`[![${Cd(e)}](<${sc(n)}>)](<${sc(t)}>)`}function kd(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",ic(e),"```",":::",'::: {.content-visible unless-format="html"}',cc(e),":::"].join(`
`)}function Rd({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${s}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${_d(o)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${Dd([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ne(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Cd(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function sc(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function _d(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Dd(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(Wd,"")].flatMap(n=>[...Fd[n]??Bd(n)]).map(n=>Id[n]??jd(n)).join("")}function Bd(e){
return Hd.test(e)?e.normalize("NFD").slice(0,1):e}function jd(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Pd.test(e)?e:"?"}var Ms,
Id,Pd,Fd,Hd,Wd,lc=A(()=>{"use strict";Ms={width:960,height:540};Id={"\\":"\\textbackslash{}","~":"\\textasciitilde{}","^":"\
\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"$\\|$",
"·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"$\\le\
ftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty$","\
∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\\
rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Pd=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Fd={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Hd=/[ąęįųĄĘĮŲ]/,Wd=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function fc(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return Ud(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[uc("Title",n),uc("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Ud(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function uc(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,qd(n)),o.buffer}function qd(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var dc=A(()=>{"use strict"});function pc({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:Xn("Link"),embed:Xn("Embed"),json:Xn("JSON"),offline:Xn("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=Xe("JSON",()=>hc(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Gd(()=>{let{
link:m,embed:w}=t(),x=w?n():null;return{...m&&{Address:m},...x&&rc(x)}}),f=()=>{let m=t();for(let w of Object.keys(a)){let x=m[w];
a[w].hidden=x===null,x!==null&&(a[w].href=x)}c.hidden=m.json!==null,u.hidden=m.link===null&&m.embed===null,l.hidden=zt.answers};
for(let m of["pointerenter","focusin"])i.addEventListener(m,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...Vd.map(m=>{let w=m===zd;return new Option(`${m}×`,String(m),w,w)}));let h=async m=>{
let{address:w,meta:x}=await o(m,Number(d.value)),O=x.origin??t().embed??location.href;mc(fc(w,m,{title:x.title,origin:O}),
`${e()}.${m}`)},g=()=>hc(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),p=document.createElement("span");return p.
append(Xe("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,p,Xe("SVG",()=>h("svg")),Xe("CSV",g),a.json,c,a.offline,u,l),
f(),i}function Gd(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>Xe(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await Kd(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function Kd(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function Xn(e){let t=document.createElement("a");return t.textContent=e,t}function Xe(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function hc(e,t,n){mc(new Blob(
[e],{type:n}),t)}function mc(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Vd,zd,gc=A(()=>{"use strict";yt();lc();dc();Vd=[1,2,4],zd=2});function $c({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<wc.width||i.height<wc.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?rh(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...Ec(l,c)}};let u=ah(ih(e,l),c),f={...u,...Ec(u,c),...lh(e,u,c),...dh(u,c)};
return{data:bh(e,u,c.height),layout:f}}function rh(e,t){return Nc(e,t)}function Nc(e,t){if(!xc(e)||!xc(t))return t;let n={
...e};for(let[o,s]of Object.entries(t))n[o]=Nc(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}
function xc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Lc(e,t){return Object.entries(e).filter(([
o])=>t.test(o))}function kc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Rc(e){return Lc(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function Cc(e,t){return e[t]}function ih(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,s=Array.isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==
-90||n.tickvals||!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function ah(e,{width:t,isTiny:n,
scale:o}){let{xaxis:s,yaxis:r,meta:i}=e,a=s?.ticktext;if(!s||s.tickangle!==-90||!a||a.length<=oe)return e;let c={...s,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((p,m)=>Qn(
p,m,1/0)),g=a.map((p,m)=>String(m+1));return{...e,xaxis:{...c,ticktext:g},yaxis:{...r,ticktext:h}}}let[u,f]=s.domain??[0,
1],d=(f-u)*(t-(n?Ac:Sc))/a.length;for(let h of[1,yc]){let g=a.map((m,w)=>ch(Qn(m,w,1/0),d/h));if(g.includes(""))continue;
let p={...s.tickfont,size:h*o*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:g,...h<1&&{tickfont:p}}}}return e}
function ch(e,t){let n=Math.floor(t/Dt)-1,o=[];for(let s of e.split(" ")){let r=o.at(-1);if(s.length>n)return"";r!==void 0&&
r.length+1+s.length<=n?o[o.length-1]=`${r} ${s}`:o.push(s)}return o.length<=Jd?o.join("<br>"):""}function lh(e,t,{width:n,
height:o,isTiny:s,scale:r}){let i=uh(e,t),a=Math.max(...i.map(w=>w.length*Dt+eh)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ct>o/(s?4:3),u=i.length>0&&!l,f=fh(t,o,r),h=((f.annotations?.find(({font:w})=>w?.size)?.font?.size??
0)/r||ct)*Oc+2,g=Math.min(t.margin?.t??8,u?c*ct+4:t.annotations?.length?h:8),p=Tc.some(w=>Cc(t,w)?.colorbar?.orientation===
"h"),m=!t.margin||p&&!s;return{...l&&{showlegend:!1},...!m&&{margin:{...t.margin,t:Math.ceil(g*r)}},...f}}function uh(e,t){
if(t.showlegend===!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.
values()]:[]}function fh(e,t,n){let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=o.
filter(r);if(!i.length)return{};let a=Rc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=s.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ct)/Oc);if(u>=l)return{};let f=Math.max(sh,u*
n);return{annotations:o.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function dh(e,{height:t,isTiny:n}){let o=Math.floor(
t/3/Dt),s=t-_c(e,1/0,o)-Mc,r={};for(let i of Tc){let a=Cc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=hh(e,i,a,s))}return r}
function hh(e,t,n,o){let s=n.colorbar??{};if(o>=Yd||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],
i=s.tickvals??r?.colorbar?.tickvals,a=(s.len??1)*o;if(!i){let f=Math.max(oe,Math.floor(a/ct/1.5));return{...n,colorbar:{
...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ct)&&u.push(f)}return{...n,colorbar:{...s,tickvals:u}}}function Ec(e,t){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=s?Math.floor(o/3/Dt):1/0,l=_c(e,a,c),u=s?l?Mc:vc:0,f=Math.max(o-l-(r?2*ct:u),ct),d=r?n-Ac:Math.max(n-Sc,60);
return Object.fromEntries(Lc(e,/^[xy]axis/).map(([h,g])=>{let p=h.startsWith("x"),m=s&&p?gh(g,e,f):g,[w,x]=m.domain??[0,
1],O=(x-w)*(p?d:f),Y=e.template.layout.font.size*t.scale,D=ph(m,p,O,Y,t),k=e.meta.priority?.[h];return[h,mh(D,{isX:p,length:O,
fontSize:Y,upright:c,priority:k},t)]}))}function ph(e,t,n,o,{isTiny:s,isFixed:r}){let i=e.title?.text??"";if(!s)return r&&
!t&&i.length*Dt>nh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>oh)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(Dt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:o-2},text:u}}}function mh(e,{isX:t,length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?wh(e,t,
n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*Dt>n-Dt)return{...e,tickfont:{size:.75*o}};if(h<=
oe&&(t||!c||n>=ct))return e;let p=!t&&c&&n/h<ct&&n/h>=bc,m=t&&e.tickangle===0&&f.every(D=>/^\d+$/.test(D)),w=Math.floor(
n/(p?bc:m?Qd:ct)),x=h<=oe?[h-1]:xh(h,w,r),O=t&&e.tickangle!==0?s:1/0,Y=Ic(f,u?a:1/0,O);return{...e,...p&&{tickfont:{...e.
tickfont,size:yc*o}},tickvals:x.map(D=>d[D]??D),ticktext:x.map(D=>Y[D]??"")}}function gh(e,t,n){let[o]=kc(t,e.anchor)?.domain??
[0,1],s=Rc(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-r)*n;return e.side==="top"||i>2.4*ct?e:{...e,title:{},
...i<.9*ct&&{showticklabels:!1}}}function wh(e,t,n,{isTiny:o,isNarrow:s}){let r=Math.max(oe,Math.floor(n/(t?Zd:ct*1.5)));
if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,
...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(oe,Math.floor(n/th))};let c=s&&t&&e.nticks&&!o?oe:r,l=Math.
min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function bh(e,t,n){return e.map(o=>{if(o.type!=="heatmap"||
!o.texttemplate)return o;let s=kc(t,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.length;return a===void 0?o:(i-r)*(n-vc)<
a*ct?{...o,texttemplate:""}:o})}function xh(e,t,n){let o=[...Array(e).keys()];if(e<=t)return o;let s=Math.max(1,Math.ceil(
e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(
a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function _c({xaxis:e},t,n){let o=e?.tickangle===0?[]:e?.ticktext??
[],s=Ic(o,t,n).map(r=>r.length);return Math.max(0,...s)*Xd}function Ic(e,t,n){return e.map((r,i)=>Eh(r,i,t,n)).every((r,i)=>r===
e[i])?e:e.map((r,i)=>Qn(r,i,n,t))}function Eh(e,t,n,o){return n===1/0&&e.length<=o?e:Qn(e,t,o,n)}function Qn(e,t,n,o=1/0){
let s=o<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?
14:1/0,d=Math.min(s?Math.max(5,Math.floor(o/48)):f,n),h=l.length>d&&!l.includes("&")?`${l.slice(0,d-1)}…`:l;return i+(u?
`${t+1} ${h}`:h)+c}var wc,Yd,oe,ct,Dt,bc,yc,Jd,Xd,Qd,Zd,th,Sc,Ac,Mc,vc,eh,nh,oh,sh,Oc,Tc,Pc=A(()=>{"use strict";wc={width:420,
height:200},Yd=300,oe=2,ct=20,Dt=8,bc=13,yc=.75,Jd=3,Xd=7.5,Qd=30,Zd=44,th=18,Sc=240,Ac=90,Mc=56,vc=90,eh=48,nh=1.3,oh=.6,
sh=9,Oc=1.4,Tc=["coloraxis","coloraxis2"]});function $s(e,t){let n=JSON.stringify(Object.values(e)),o=Ae.get(n)??new Map;Ae.delete(n),Ae.set(n,o);for(let i of Ae.keys()){
if(Ae.size<=yh)break;Ae.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>Sh(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function Sh(e,t,n,o){let s=vs.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);vs.set(e,{query:t,views:r}),setTimeout(()=>{vs.delete(e),Ah(t,r)},0)}async function Ah(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Gt(`${o}/figures?${gt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof q&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?Mh(e,l).then(u,f):f(a)}}function Mh({server:e,path:t,query:n,theme:o},s){let r=gt({...n,theme:o});
return Gt(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function Hc(e,t){let n=Os.get(e),o=n??(e.startsWith("#")?
vh(e.slice(1)):Oh(e));n||(Os.set(e,o),o.catch(()=>Os.delete(e)));let s=await o;if(rt(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=Fc(i),c=new Map;for(let d of Object.values(r))Fc(d).forEach((h,g)=>{c.set(h,a[g]??h)});
let{data:l,layout:u}=Ts({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function Fc(e){return e.layout.colorway}function Ts(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>Ts(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,Ts(s,
t)])):t.get(e)??e}async function vh(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function Oh(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new q(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function Me(e,{server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=gt({...i&&e!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var yh,Ae,vs,Os,Wc=A(()=>{"use strict";yt();En();yh=12,Ae=
new Map,vs=new Map;Os=new Map});function Bc({x:e,y:t,xaxis:n,yaxis:o},s){let r=[Dc(n,e,s),Dc(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function Dc(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function jc(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(Th()),{_fullLayout:s}=e;
if(!s)return;let r=t.flatMap(i=>n.map(a=>$h(s,s[i],a)));o.replaceChildren(...r.filter(i=>i!==null))}function Th(){let e=document.
createElement("div");return e.className="view-marks",e}function $h(e,t,n){if(!t?._length)return null;let o=t._id.startsWith(
"x"),s=e[`${o?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[o?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!s?._length)return null;let[c,l]=o?[t._offset+i,s._offset]:[s._offset,t._offset+
i],[u,f]=o?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var Uc=A(()=>{"use strict"});function Vc(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function zc(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function Gc(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function Kc(e,t){return e.map(o=>{let{name:s,title:r,values:i}=o,a=Yc(o)[i.indexOf(t[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function Yc({values:e,labels:t}){return t??e}function qc(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Ns(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var Zn,Jc=A(()=>{"use strict";Zn=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=Yc(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),qc(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),qc("Open",n)}#a({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=Ns(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=Ns("‹",()=>i(-1)),l=Ns("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function to(e){return window.Plotly?Promise.resolve(window.Plotly):(Ls??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${Xc}`,e).href:new URL(`../${Xc}`,import.meta.url).href;let s=()=>{Ls=void 0,o.remove(),
n(new Error("The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.
Plotly?t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),Ls)}async function Qc(e,t,n){let{width:o,
height:s}=e.layout;return(await to()).toImage(e,{format:t,width:o,height:s,...t==="png"&&{scale:n}})}var Xc,Ls,Zc=A(()=>{
"use strict";Xc="vendor/plotly/plotly-traces-4.1.1.min.js"});var jh={};function ol(e){return e instanceof q&&e.status===0}function Dh(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=Hh,e}function Bh(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let s=o,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&
r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:s]});return Object.fromEntries(t)}var Cs,_s,Nh,sl,Lh,tl,el,ks,
kh,Rh,Ch,eo,_h,nl,Ih,Ph,Fh,Hh,Wh,ve,Rs,Is,rl=A(()=>{"use strict";yt();tc();oc();gc();En();Pc();Wc();Uc();Jc();Zc();Oo();
$o();Cs={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventi\
ons",against:"against"},_s=["inputs","removed"],Nh=new Set(["server","source","model","lesson","view","theme","reads",..._s,
...Object.keys(Cs)]),sl=["scale","accent","controls","caption"],Lh=new Set([...sl,"fill"]),tl=":scope > a",el="pointer-v\
iew:hover",ks=matchMedia("(prefers-color-scheme: dark)"),kh={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},
Rh=120,Ch=[["short",576,0],["low",352,0],["tight",288,352]],eo={height:525,width:640,least:.75,most:4},_h="400px 0px",nl=
660,Ih="[data-answer]:not(pointer-view *)",Ph=/^(\w+):(\d+)$/,Fh="The server draws this chart, and it does not answer.",
Hh="The answer above is computed in this browser.",Wh="Type visits, or add a place, to see what the model answers.",ve=null,
Rs=null,Is=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#a="";#f=[];#l=!1;#g=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#_()},{rootMargin:_h});#w=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#d=new MutationObserver(
t=>this.#X(t.map(({attributeName:n})=>n??"")));#b=t=>this.getAttribute(t);#h=()=>{if(!this.#n||!this.#t){this.#E();return}
this.#T(this.#A),this.#m()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#C=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#e??=this.#H(),this.#O(),document.addEventListener("pointerscope:theme",this.#h),document.addEventListener(el,this.#R),
ks.addEventListener("change",this.#h);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#C);this.#w.
observe(this),this.#d.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#g.observe(this):this.#l=!0,this.#E()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#h),document.removeEventListener(el,this.#R),ks.removeEventListener(
"change",this.#h);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#C);this.#w.disconnect(),this.#d.
disconnect(),this.#g.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#f.join()&&(this.#f=t,this.#U())}get chosen(){
return this.#t?this.#y:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+xn(this.#t)+n)}get#c(){return this.#e??=this.#H(),this.#e}#_(){this.#l=!0,this.#g.disconnect(),this.#E()}#X(t){
t.some(o=>Lh.has(o))&&(this.#O(),this.#m()),t.includes("beat")&&this.#I();let n=t.filter(o=>Nh.has(o)&&!this.#Q(o));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#_():n.length?this.#E():this.#x.some(({name:o})=>t.includes(o))?this.#k()&&
this.#m():t.includes(this.#a)&&this.#E()}#Q(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#h(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#I(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#x(){return this.#t?Mt(this.#t).choices??[]:[]}#E(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#et()}))}get#v(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Vt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?ks.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&Jn("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let o=Math.round(10*Math.min(n/eo.height,t/eo.width))/10;return Math.min(eo.most,Math.max(eo.least,
o))}#O(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):
this.style.removeProperty("--scale"),t&&Jn("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#F(){if(this.hasAttribute("lesson")){let n=_s.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Cs).map(
([n,o])=>[o,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#F;
this.#o+=1;let o=this.#o,s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#v&&r&&(!t||n.visits||n.record);
if(!s&&!i){this.#$(Wh);return}if(!this.#l){this.#$("");return}let a=this.#A;this.#T(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#S,path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.
all([s?Hc(s,a):this.#nt(c,r),s?null:r===bn?import("./network-drawing.js"):to(l)]),f=rt(u),d=f?await import("./network-drawing.js"):
null;f||await to(l),await nc(()=>{o===this.#o&&(this.#rt(d?.NetworkDrawing??null,Mt(u).title),this.#t=f?u:structuredClone(
u),this.#at(this.#t),this.#ot({...c,theme:"light"},r))})}catch(c){o===this.#o&&this.#D(c)}finally{o===this.#o&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let o=n===bn?this.#n:null,s=this.getAttribute("model")??"",r=await o?.compute(t,s,{isSilent:!1});
if(r)return r;try{return await $s(t,n)}catch(i){if(!ol(i))throw i;let a=await o?.compute(t,s,{isSilent:!0});if(!a)throw i;
return a}}#T(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#ot(t,n){if(!this.#t||rt(this.#t))return;let{
template:o,meta:s}=this.#t.layout,r=s.templates?.light;ve??=r??(this.#A==="light"?o:null),!(ve||this.hasAttribute("sourc\
e"))&&(Rs??=$s(t,n),Rs.then(i=>{rt(i)||(ve??=i.layout.template)}).catch(()=>{Rs=null}))}#st(t){if(this.#i=t,!this.#t||!this.#s)
return;let n=ve??this.#n;this.#T(t&&n?"light":this.#A),this.#m(),t||requestAnimationFrame(()=>this.#m())}#H(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#p("h3","view-title"),caption:this.#p("p","view-capti\
on"),choices:this.#p("div","view-choices"),summary:this.#p("p","view-summary"),failure:this.#p("p","view-failure"),trust:this.#p(
"p","view-trust"),plot:this.#p("div","view-plot"),details:this.#p("details","view-table"),exports:pc({name:()=>this.#G,links:()=>this.#gt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>mr(this.#z()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#V());let o=new Zn(n.choices,{selected:()=>this.#y,select:(r,i)=>this.#ht(r,i),open:r=>this.#u(
"open",r)}),s=this.querySelector(tl);s?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...s?[s]:
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
summary.textContent=t}#D(t){this.#$("");let{failure:n}=this.#c,o=ol(t)&&document.querySelector(Ih)!==null,s=o?Fh:cn(t);if(n.
replaceChildren(s),o&&n.append(" ",Dh()),n.hidden=!1,this.#u("failed",{message:s}),!(t instanceof q)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#E()),n.append(" ",r)}#at(t){let{title:n,caption:o,controls:s}=this.#c,r=Mt(t);n.textContent=r.title,n.hidden=
!1,o.textContent=r.caption,this.#ct(r.trust),this.toggleAttribute("data-network",rt(t)),this.#W(!1),s.offer(r,rt(t)?[]:t.
data,!this.hasAttribute("fill")),this.#k()&&this.#m()}#ct(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.
hasAttribute("source")||!zt.answers)return;let o=document.createElement("a"),s=encodeURIComponent(this.getAttribute("mod\
el")??"");o.href=new URL(`insights/${s}#view-${t.view}`,this.#S).href,o.textContent="Which explanation to believe",n.append(
" ",o)}#m(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,o=this.#N(xn(this.#t)),s=n?Math.min(o.width||nl,nl):o.width;
if(!s)return;rt(this.#t)?(t.style.height=`${o.height}px`,this.#n?.draw(this.#t)):(t.style.height=o.isFixed?`${o.height}p\
x`:"",this.#lt(t,this.#t,{...o,width:s}));let r=!this.dataset.drawn;r&&this.querySelector(tl)?.remove(),this.#s=`${s}×${o.
height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#I(),this.#U(),this.#u("drawn",{})}#lt(t,{data:n,layout:o},s){
let r=this.#i,i=r&&ve?{...o,template:ve}:o,a=this.#B({data:n,layout:i},s);window.Plotly?.react(t,a.data,r?{...a.layout,width:s.
width}:a.layout,kh),t.dataset.listening||this.#ut(t)}#B({data:t,layout:n},{width:o,height:s,isFixed:r}){let i="rgba(0, 0\
, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=$c({data:t,layout:Bh(n)},{width:o,height:s,isFixed:r,
scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{...f.layout,
...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#ut(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{
if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,o,s]=Ph.exec(String([n.customdata].flat()[0]))??[];o&&this.#u(
"select",{table:o,row:Number(s)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{visits:Bc(n,this.#j)})}),t.
on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#j(){return this.#t?Mt(this.#t).visit_axes??[]:[]}#u(t,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#U(){!this.#t||!this.#s||(this.#n?this.#n.mark(
this.#f):jc(this.#c.plot,this.#j,this.#f))}#N(t){let{plot:n}=this.#c,o=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:o,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#O(),this.#ft();let{above:s,below:r}=this.#q();this.
style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),Rh);return{width:o,height:i,
isFixed:!0}}#ft(){let[t,n]=[this.offsetWidth/this.#M,this.offsetHeight/this.#M],o=Ch.filter(([,s,r])=>n<s||t<r).map(([s])=>s).
join(" ");this.dataset.room!==o&&(this.dataset.room=o)}#q(){let{plot:t,details:n,exports:o}=this.#c,s=this.getBoundingClientRect(),
r=s.height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(
...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-s.top)/r,below:a/
r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("deta\
ils"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)return;let{width:t,height:n}=this.#N(
xn(this.#t));t&&this.#s!==`${t}×${n}`&&this.#m()}#ht(t,n){this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#k(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:zc(this.#x,this.#b);if(n)return this.#D(new Error(n.
message)),this.#a=n.name,!1;let o=Mt(t),s="";if(this.#x.length&&!rt(t)){let r=this.#y;this.#c.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));fr(t,r);let{summaries:i}=o;i&&(o.summary=i.texts[Gc(
this.#x,i.by,r)]??""),s=`: ${Kc(this.#x,r)}`}return this.#c.summary.textContent=o.summary??"",this.#c.plot.setAttribute(
"aria-label",`${o.title}${s}. ${o.summary??""}`),this.#V(),!0}get#y(){return Vc(this.#x,this.#b)}#V(){let{details:t}=this.#c;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Mt(this.#t).title}`),n.append(...this.#z().map(yn)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#z(){return this.#t?pr(this.#t,this.#y):[]}async#pt(t,n){let o=this.#t;if(!o)throw new Error(
"There is no figure to save yet.");return{address:rt(o)?await this.#n?.address(t,n)??"":await Qc(this.#mt(o),t,n),meta:Mt(
o)}}#mt(t){let{data:n,layout:o}=structuredClone(t),s=this.#N(o.height),{paper_bgcolor:r,plot_bgcolor:i}=o.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#B({data:n,layout:o},s),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:s.width,...l}}}get#G(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#S,path:this.#v,view:this.getAttribute("vie\
w")??"",values:{...this.#F.query,...this.#y}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=sl.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(o)&&Jn(o,s??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&zt.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#K;return{link:n,embed:Me(
"embed",this.#J(s)),json:Me("json",s),offline:Me("offline",s)}}#J(t){let{controls:n,...o}=this.#Y,s={...t.values,...o,...n&&
n!=="some"&&{controls:n}};return{...t,values:s}}#wt(t){let n=this.#K,{title:o,summary:s=""}=Mt(t),r=["model","lesson","v\
iew","reads",..._s,...Object.keys(Cs)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#y,...l&&{theme:l},...c},
f=this.#J(n);return{title:o,caption:s,name:this.#G,server:n.server,embed:Me("embed",f),picture:Me("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",Is)});yt();ko();z();var Ro={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},iu="input, select, textarea, [contenteditable], dialog[open]",au="\
a[href], button, summary, [role=button]",cu=".table-frame";function yr({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;window.
addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),!(!o||
!t()||!Er(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{Er(r)&&
s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function Er({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn(Ro,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(iu)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(au))return!1;let a=t.closest(cu);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var lu=1e5,uu=100,Sr=2e4,fu=8,du=1e3;function Ar({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let g of a?
["*"]:i)r.postMessage(h,g)},f=(h,g)=>u({pointerscope:h,...g});r!==window&&yr({send:h=>{f("key",h);let g={method:"trigger\
Key",args:[Ro[h.key]]};l||u(JSON.stringify(g))},isInDeck:()=>l,keeps:s});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:g,data:p})=>{h!==r||!(a||i.includes(g))||(p?.pointerscope==="set"&&(n(hu(p.state)),d()),p?.pointerscope===
"mark"&&o(pu(p.visits)),p?.pointerscope==="deck"&&(l=!0),p?.pointerscope==="ask"&&(c="",d()))}),(h,g)=>h==="state"?d():f(
h,g)}function hu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,uu)){let s=o===null?null:mu(o);(s===null||s!==void 0&&s.length<=lu)&&(t[n]=s)}return t}function pu(e){return(Array.
isArray(e)?e.slice(0,du):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function mu(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Mr(e,fu)<=Sr?JSON.stringify(e):void 0}function Mr(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=Mr(o,t-1),n>Sr)return Number.POSITIVE_INFINITY;
return n}yt();z();Ot();var An=0;function vr(e,t,n){e.addEventListener("submit",o=>{let s=_(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),gu(s,t,n))})}async function gu(e,t,n){An+=1;let o=An,s=e.dataset.exercise??"",r=b(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await Gt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:bu(e)},lang:n})}),a=i.find(c=>c.id===s);o===An&&a&&xu(e,a.marked,r)}catch(i){if(!(i instanceof q))throw i;if(o!==An)
return;E(e,"[data-marked]").textContent=i.message,E(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)wu(e,r,a)?.setAttribute("aria-invalid","true")}}function wu(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||s===void 0?t[0]:Or(e)[Number(o)]?.[Number(s)]}function Or(e){return b(e,"tbody tr").map(t=>b(t,"input",
HTMLInputElement))}function bu(e){if(e.querySelector("input[type=radio]"))return b(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=Or(e);return t.length?t.map(n=>n.map(o=>o.value)):E(e,"input",HTMLInputElement).value}function xu(e,{right:t,
all_right:n,computed:o},s){let r=t.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=E(
e,"[data-marked]"),a=E(e,"[data-because]");if(i.replaceChildren(Eu(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${yu(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function Eu(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function yu(e,t){
if(typeof e=="string")return e;let n=o=>Q(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join("; ")}z();Ot();var Su=8,Au=4;function Tr(e){e.addEventListener("pointerdown",t=>{let n=_(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&Co(t,n.value,s=>je(e,n.name,s))})}function Co(e,t,n){let o=Number(_e(t));if(e.button!==0||Number.isNaN(o))return;
let s=Io(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||(a||=Math.abs(d)>=
Au,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=_o(o,Math.round(d/Su)*s);h!==i&&n(h),i=
h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();a&&(addEventListener(
"click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;addEventListener(
"pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",l,{signal:u})}function je(e,t,n){
let o=$(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(new Event("input",{bubbles:!0})))}
function _o(e,t){return Q(String(Number((e+t).toFixed(6))))}function Io(e){let t=(_e(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}z();function $r(e){for(let t of b(e,"[data-step]")){let n=new Map(b(t,"figure[data-table]").map(s=>[Lr(s.querySelector("\
figcaption math")),s.dataset.table??""]));n.delete("");let o=$(t,".formula");o&&kr(o,n)}}function Nr(e){e.addEventListener(
"pointerover",t=>{let n=_(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Mu(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Mu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of b(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Lr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function kr(e,t){for(let n of e.children){let o=t.get(Lr(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):kr(n,t)}}z();var vu=["beside","above","below","figure"],Rr={width:960,height:540},Ou=2,Fo=.6,Po=.1,Tu=320,$u=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:Fo}],Cr=["notes reasons remark switch","notes reasons remark switch formula"],Nu=[1,.8,Fo],Mn=new WeakMap;function Ir(e,t){
let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=$(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Rr.width,innerHeight/Rr.height,Ou),l=Number(o)||Math.max(
1,c);e.style.setProperty("--most",String(l)),Lu(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(s)).observe(
t),t.addEventListener("click",r=>{let i=_(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Iu(a),i.dataset.turn&&Fr(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function Pr(e){for(let t of e){Mn.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function Lu(e,t,n,o){let s=`${n}×${o}×${t}`;if(Mn.get(e)?.frame===s)return;let r=$(
e,"pointer-view"),i=n>o,a=vu.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=ku(e,a,t,r)??Cu(e,
Math.min(t,1));delete e.dataset.fitting,Mn.set(e,{frame:s,arrangement:c}),c.pages&&Fr(e,Number(e.dataset.page??0));let l=String(
c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function ku(e,t,n,o){delete e.dataset.paged;for(let{out:s,
parts:r,least:i}of $u){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?a.scale*(o?.8:1)+
Po:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=Ru(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}if(a)return me(e,
a),a}return null}function Ru(e,t,n,o,s,r){let i=u=>(me(e,{out:t,layout:n,scale:u}),_u(e));if(!i(o))return null;let[a,c]=[
o,s];for(c-a>Po&&i(c)&&(a=c);c-a>Po;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};me(e,{out:t,
layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*Tu));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}function Cu(e,t){
e.dataset.paged="";let n=Nu.map(i=>Math.min(i,t));for(let i of Cr){let[a]=n.map(c=>({out:i,layout:"below",scale:c,..._r(
e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return me(e,a),a}
let[o,s]=[Cr.at(-1)??"",n.at(-1)??Fo],r={out:o,layout:"below",scale:s,pages:_r(e,o,s).pages};return me(e,r),r}function _r(e,t,n){
me(e,{out:t,layout:"below",scale:n});let o=Ho(e);for(let m of o)m.dataset.turnedTo="";let{rowGap:s,columnGap:r}=getComputedStyle(
E(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=E(e,".shown").getBoundingClientRect(),l=c.height-E(
e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,g=0,p=E(e,".formula").scrollWidth<=c.width+1;for(let m of o){
let{width:w,height:x}=m.getBoundingClientRect();p&&=x<=l&&Wr(m),g&&g+w>c.width&&(d+=h+i,h=0,g=0),u.length&&d+Math.max(h,
x)>l&&(u=[],f.push(u),d=0,h=0,g=0),u.push(m),h=Math.max(h,x),g+=w+a}return{pages:f,isFitting:p}}function Fr(e,t){let n=Mn.
get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of Ho(e))n[o]?.includes(
s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;E(e,".pager").hidden=n.length===1,E(e,"[data-turned]").textContent=`${o+
1} of ${n.length}`;for(let s of b(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}function Ho(e){
return b(e,".matrix, .shown > pointer-view")}function me(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.layout=n,
E(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function _u(e){let t=e.getBoundingClientRect(),n=E(
e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,E(e,".words"),E(e,".shown")].every(Hr)&&n.scrollWidth<=n.clientWidth+1&&[n,...Ho(e)].every(s=>o(s)&&Wr(s))}function Hr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Wr(e){let t=e.querySelector(
":scope > .table-frame");return!t||Hr(t)}function Iu(e){let t=document.createElement("dialog");t.className="rest";let n=E(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),E(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...E(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}z();var Pu=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Fu="Write a number, such as 0.5, in every cell.",On=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#w(r.name,r.value),this.#d()}),
t.addEventListener("click",s=>{let r=_(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#h(i,1),"fewer"in r.dataset&&
this.#h(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(Ct(s),Br(Dr(s)));this.#f(),b(this.#e,"\
input, select")[0]?.focus(),this.#d()}),this.#b()}get text(){let t={};for(let n of this.#s){let o=Ct(n),s=jr(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(Dr(n))&&(t[o]=s)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#s)t.includes(Ct(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,s=o&&this.#e.contains(o)?this.#i(o):null,r=this.#s.filter(i=>i.querySelector("details[open]")).
map(Ct);this.#e.replaceChildren(...t.childNodes),this.unfold(r),n?this.#a():this.#f(),s?.(),this.#b()}showProblems(t){let n=new Set(
t);for(let o of this.#s){let s=Ct(o),r=`inputs.${s}`,i=t.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)
n.delete(l);let a=i.map(l=>l.message).join(" "),c=JSON.stringify(this.#o.get(s));a&&this.#r.set(s,{typed:c,message:a})}return this.#b(),
[...n]}get#s(){return b(this.#e,"[data-input]")}#i(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#e.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let o=t.closest("[data-input]"),s=o instanceof HTMLElement?Ct(o):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(s)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#o.clear();for(let t of this.#s){let n=vn(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(Ct(t),s==="words"?o:s==="matrix"?Hu(n,!!r):o[0]??"")}}#f(){for(let t of this.#s)
for(let n of vn(t)){let o=this.#g(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#g(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#w(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#d(){this.#b(),this.#n()}#b(){for(let t of this.#s){let n=Ct(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?vn(t).filter(c=>Ue(c.value)===null):[];for(let c of o?vn(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),Wu(t,s.length?Fu:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of b(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of b(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#h(t,n){let o=Ct(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=Wo(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?Wo(l,n):l.map(u=>Wo(u,n))),l!==void 0&&this.#o.set(c,l)}this.#d()}};
function Ct(e){return e.dataset.input??""}function Dr(e){return JSON.parse(e.dataset.default??"null")}function vn(e){return b(
e,"input, select")}function Hu(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function Wo(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Br(e){return Array.isArray(e)?e.map(Br):String(e)}function jr(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Ue(t);let n=t.map(o=>jr(e,o));return n.includes(null)?null:n}function Ue(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Pu.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function Wu(e,t){let n=E(
e,"[data-failure]");n.textContent=t,n.hidden=!t}yt();z();yt();z();var Do=null;function Du(){let e=b(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,pathname:s}=location,
r=o+s;if(!t){let a=s.slice(Vt.pathname.length),c=$(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=gt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Ur(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Do?.disconnect(),Do=new PerformanceObserver(n=>{let o=n.getEntries().map(({name:s})=>s);
t({addresses:o.filter(s=>!s.includes("?"))})}),Do.observe({type:"resource",buffered:!0}),t({addresses:[],page:Du()})}async function qr(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Ur),await navigator.serviceWorker.register(
new URL("service-worker.js",Vt),{updateViaCache:"none"}),Ur()}catch{}}function Bo(e=""){let t=["The server does not answ\
er.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?t:`${t} Keep this page ope\
n: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}.`}function Vr(){document.readyState==="complete"?qr():addEventListener("load",qr)}var Ad=4e3,Wa="This page computes your changes in your browser and hides what only the server can update.",zn=document.getElementById(
"lesson-record")!==null,Se=!1,bs,Gn=!1;async function Da(e,{address:t,files:n,signal:o}){if(Es())return ws(e,{files:n,signal:o});
if(!Se)return Fa(t,o);if(Gn)return Gn=!1,ws(e,{files:n,signal:o});try{let s=await Fa(t,zs(o));return xs(""),s}catch(s){if(!(s instanceof
q&&[0,...co].includes(s.status)))throw s;return xs(Bo(Wa)),ws(e,{files:n,signal:o})}}function Es(){return zn}function Ba(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),bs??=Kn(e)},o=setTimeout(n,Ad);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function ja(e){if(!zn&&!Se&&e&&(bs??=Kn(e),await bs),!zn&&
!Se)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Ge(),Cn));return t()}async function Kn(e){try{let t=[
Promise.resolve().then(()=>(Ge(),Cn)),Promise.resolve().then(()=>(hs(),ds)),Promise.resolve().then(()=>(gs(),ms))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||Se)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...b(o,"head > *, body > *")),Se=!0,Gn=lo(n),Gn&&xs(Bo(Wa)),Vr()}catch{}}async function Ua(e,t,n){if(!zn&&!Se)return;
let{previewEdits:o}=await Promise.resolve().then(()=>(hs(),ds));try{o(e,t,n)}catch(s){if(!(s instanceof q))throw s}}function xs(e){
let t=$(document,"[data-silence]");t&&(t.textContent=e)}async function ws(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Ge(),Cn));
return n(e,t)}async function Fa(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(Ha),s=await o.text().catch(Ha);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new q(o.status,
Md(s,o.status))}function Ha(e){throw Pt(e)?e:new q(0,[{where:"",message:$e,suggestions:[]}])}function Md(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:Ne(t),suggestions:[]}]}}fs();var qa="pointerscope-lessons";function Va(){try{let e=JSON.parse(localStorage.getItem(qa)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function ys(e){let t=Va()[e];return new Set(Array.isArray(t)?t:[])}function Ss(e,t){let n=ys(
e);if(!n.has(t))try{localStorage.setItem(qa,JSON.stringify({...Va(),[e]:[...n,t]}))}catch{}}pe();z();var vd=3e4,za=660;async function Ga(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+vd;for(;Date.now()<
t&&e.some(Od);)await new Promise(n=>setTimeout(n,100))}function Od(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function Ka(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=b(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=b(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>za);for(let r of s)r.style.setProperty("--print-scale",String(za/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}z();pe();var Td="Type a number, or drag it sideways",Ya="This number is computed: change an input, and it follows.",Ja=/^[\d.,+−-]$/,
Yn=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",o=>{let s=As(o),r=s&&this.#n(s);!r||
_(o)instanceof HTMLInputElement||Co(o,r.value,i=>{je(n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=As(
o);s&&this.#o(s)}),t.addEventListener("dblclick",o=>Xa(_(o))),t.addEventListener("keydown",o=>{let s=As(o);if(Ja.test(o.
key)&&Xa(_(o)),!s||o.ctrlKey||o.metaKey||o.altKey)return;if(_(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=Ja.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#o(s,r?o.key:void 0))})}prepare(){for(let t of b(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=$(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",E(t,".table-frame").title=Td;for(let[s,r]of b(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(Fe),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:dt(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=$(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&dt(r).flat()[o];i&&(s?this.#r(i,s):Qa(i))}#n(t){let n=t.closest(Pe),{row:o,column:s}=he(dt(n),t),{table:r=""}=n.
dataset,i=a=>$(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#o(t,n){let o=this.#n(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#s(s)}),s.addEventListener(
"blur",()=>this.#i(s)),this.#r(t,s),n===void 0?s.select():this.#s(s)}#r(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#s(t){let n=Ue(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&je(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#n(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=E(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=Ue(o.value);if(r===null)return;o.value=_o(r,s*Io(o.value)),this.#s(o)}
t.key==="Escape"&&(t.preventDefault(),je(this.#t,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&Qa(n)}};function As(e){return _(e).closest(Fe)}function Xa(e){let t=e.closest(Kt)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(Pe))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${Ya}`;let o=E(
t,"[data-sum]");o.textContent?.endsWith(Ya)||o.append(n)}function Qa(e){e.tabIndex=0,e.focus({preventScroll:!0})}var Uh=350,qh=60,Ds=["removed","inputs","layer","head"],al=["step","all",...Ds],Vh={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},v=E(document,"[data-lesson]"),H=E(v,"[data-steps]"),on=v.dataset.only,Ps=E(v,"[data-error]"),Oe=$(v,"[data-in\
puts]"),re=Oe&&new On(Oe,E(v,"[data-reset]",HTMLButtonElement),op),Hs=Oe&&new Yn(H,Oe),Ws=$(v,"details.inputs",HTMLDetailsElement),
Bt="frame"in v.dataset,{states:zh,leftOut:cl="",edited:ll=""}=v.dataset,{record:en}=v.dataset,T=Bs(location.search),ft={
...T,...Us(Bs(Gh()))},Fs=new AbortController,Qe=0,tn=0,il=0,se=null;function Bs(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??cl,inputs:t.get("inputs")??ll,layer:t.get("layer")??"",head:t.
get("head")??""}}function Gh(){return Es()?"":v.dataset.shown??location.search}async function Kh(){en&&await Kn(en),oo({
history:"keep",isFresh:!0})}var Yh=Bt?Ir(v,H):()=>{},Jh="framers"in document.body.dataset?Ar({state:ep,height:()=>v.scrollHeight,
set:np,keeps:e=>ul(e)!==null}):()=>{},xt=()=>b(H,":scope > [data-step]"),sn=e=>xt().findIndex(t=>t.dataset.step===e),jt=()=>Math.
max(0,sn(T.step)),ul=e=>{let t=Vh[e];if(on||!t||T.all&&e.startsWith("Page"))return null;let n=jt()+t;return n>=0&&n<xt().
length?n:null},fl=()=>Bt&&window.parent!==window;function It(){let e=!!T.all||!!on,t=jt(),n=xt();for(let[s,r]of n.entries())
r.hidden=!e&&s!==t;for(let s of b(v,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!Bt)for(let s of So(
H,"pointer-view[lazy]"))s.removeAttribute("lazy");v.dataset.mode=e?"all":"one",v.toggleAttribute("data-first",t===0);for(let s of b(
v,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=T[r]||"0"}for(let s of b(v,"[data-slide]"))Zh(s,s.dataset.
slide===n[t]?.dataset.step);$(v,"[data-place]")&&tp(t,n.length,e),Qh(),Xh(n);let o=n[t];!e&&!Bt&&o&&cs([o]),Yh(),Jh("sta\
te",{})}function Xh(e){let t=so(ft);for(let r of b(v,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=$(v,"[data-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${E(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",ft.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function js(){return!Bt&&!("opens"in v.dataset)}function Qh(){let{lesson:e=""}=v.dataset;if(!js())return;let t=ys(
e);for(let n of b(v,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Zh(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function tp(e,t,n){for(let s of b(v,"[data-controls]"))s.hidden=!1;E(v,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,E(v,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,E(v,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let o=$(v,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function nn(e,t=!1){let n=xt(),
o=n[Math.max(0,Math.min(n.length-1,e))];o&&(ls(H),js()&&Ss(v.dataset.lesson??"",n[jt()]?.dataset.step??""),T={...T,step:o.
dataset.step??""},rn("replace"),It(),t&&E(o,"h1, h2").focus({preventScroll:!0}),T.all?o.scrollIntoView({block:"start"}):
o.getBoundingClientRect().top<0&&v.scrollIntoView({block:"start"}),v.querySelector("[data-slide][aria-current]")?.scrollIntoView(
{block:"nearest",inline:"nearest"}))}function Us({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,
head:o}}function no(e,t){return Ds.every(n=>e[n]===t[n])}function ep(){return{step:xt()[jt()]?.dataset.step,removed:ft.removed,
inputs:ft.inputs}}function np({step:e,...t}){e!==void 0&&!on&&nn(Math.max(0,sn(e??"")));let n={};for(let o of Ds)o in t&&
(n[o]=t[o]??"");Te(n)}function rn(e){let t=dl({...T,...Us(ft)});if(t!==location.pathname+location.search)try{e==="push"&&
!fl()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function dl(e){let t=[...new URLSearchParams(
location.search)].filter(([s])=>!al.some(r=>r===s)),n=gt({...Object.fromEntries(t),...e});cl&&!e.removed&&n.set("removed",
""),ll&&!e.inputs&&n.set("inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function op(){
let e=re?.text;cancelAnimationFrame(il),typeof e=="string"&&(il=requestAnimationFrame(()=>Ua(H,e,so(T)))),clearTimeout(tn),
tn=setTimeout(()=>Te({}),Uh)}function Te(e){let t=tn&&re?re.text:null;clearTimeout(tn),tn=0;let n={...T,...t===null?{}:{
inputs:t},...e};no(n,T)||(T=n,oo({history:"push"}))}async function oo({history:e,isFresh:t=!1}){Qe+=1;let n=Qe;Fs.abort(),
Fs=new AbortController,H.setAttribute("aria-busy","true");try{let o=await Da(T,{address:dl(T),files:zh,signal:Fs.signal});
if(n!==Qe)return;ip(o,t),ft=T,hl([]),e==="push"&&rn("push"),It()}catch(o){if(Pt(o))return;if(!(o instanceof q))throw o;n===
Qe&&sp(o.problems,e)}finally{n===Qe&&H.removeAttribute("aria-busy")}}function sp(e,t){hl(e);let n=e.every(s=>s.where.startsWith(
"inputs"));if(T={...T,...n?{inputs:ft.inputs}:Us(ft)},!no(T,ft)){oo({history:t});return}let o=so(ft);for(let s of b(H,"[\
data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");rn("replace"),It()}function rp(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function so(e){return new Set(e.removed.split(",").filter(Boolean))}function ip(e,t){
ls(H);let n=Hs?.place,o=document.activeElement?.closest("[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;
for(let i of xt()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&se&&i.
contains(se)&&c.hasAttribute("data-removed")&&E(c,".sheet-head").after(se),c&&i.replaceWith(c)}for(let i of b(v,"[data-r\
enew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=$(e,"[da\
ta-inputs]");r&&re?.replace(r,t),se?.isConnected&&document.activeElement===document.body&&E(se,"button:enabled").focus({
preventScroll:!0}),s&&$(H,`[data-remove="${CSS.escape(s)}"]`)?.focus(),pl(),n&&Hs?.restore(n)}function hl(e){let t=re?re.
showProblems(e):e,n=Ws?.open?t:e;Ps.textContent=n.map(o=>o.message).join(" "),Ps.hidden=n.length===0,n.length&&v.dataset.
live&&Ps.append(" ",ap(v.dataset.live))}function ap(e){let t=document.createElement("a");return t.href=e,t.textContent="\
Open it on the server",t.search=gt({...T,all:null}).toString(),t}function pl(){wr(H),Hs?.prepare(),cp(),Ea(H),$r(H),H.querySelector(
"pointer-view")&&Promise.resolve().then(()=>(rl(),jh));for(let e of b(H,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=gt({...T,all:null,step:n}).toString()}for(let e of b(
v,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=gt({removed:T.removed,
inputs:T.inputs,lang:t}).toString()}for(let e of b(v,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of al)t.delete(n);e.search=t.toString()}}function cp(){let e=!Bt&&!ft.removed&&!ft.inputs;for(let t of b(
H,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.
remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=t.dataset.remove,s.textContent=
"Predict what it changes",n?.before(s)}}async function lp(e){let t=xt()[sn(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.
all([ja(en),Promise.resolve().then(()=>(gs(),ms))]);if(!t?.isConnected)return;let s=()=>Te({removed:e.dataset.guess??""});
se=n&&o(t,n,s,()=>Te({removed:""})),se?e.remove():s()}function up(e,t,{row:n,column:o}){let s=Object.fromEntries(new URLSearchParams(
location.search)),r=gt({...s,step:null,all:null,row:n,column:o});return Gt(`${v.dataset.api}/${e}/${t}?${r}`)}async function fp(){
let{solutionsAt:e}=v.dataset;if(!(!e||$(v,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");H.after(...b(n.body,"[data-solutions]"))}catch{}}async function dp(e){e.disabled=
!0;let{all:t}=T;T={...T,all:"1"},It(),await Promise.all([Ga(So(H)),fp()]),window.print(),T={...T,all:t},It(),e.disabled=
!1}function ml(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${Pe} td`)!==null}function gl(e){for(let t=e;t&&
t!==H;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}H.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=so(T);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),Te({removed:[...n].join(",")})});
v.addEventListener("change",e=>{let t=nr(e);t.dataset.follow&&Te({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(T={...T,all:t.checked?"1":""},rn("replace"),It(),xt()[jt()]?.scrollIntoView({block:"start"}))});v.addEventListener(
"click",e=>{let t=_(e);t.dataset.go&&nn(jt()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");
n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&dp(t),t.closest(".onward \
a")&&js()&&Ss(v.dataset.lesson??"",xt()[jt()]?.dataset.step??""),"guess"in t.dataset&&lp(t);let o=t.closest("[data-slide\
]");o instanceof HTMLElement&&(e.preventDefault(),nn(sn(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{
let t=_(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||ml(t)||gl(t))return;let n=ul(e.key);n!==null&&(e.preventDefault(),
nn(n,!0))});var Ze;H.addEventListener("touchstart",e=>{let t=_(e);Ze=e.touches.length===1&&!gl(t)&&!ml(t)?e.touches[0]:void 0},
{passive:!0});H.addEventListener("touchend",({changedTouches:[e]})=>{if(on||!Ze||!e)return;let[t,n]=[e.clientX-Ze.clientX,
e.clientY-Ze.clientY];Ze=void 0,Math.abs(t)>qh&&Math.abs(t)>2*Math.abs(n)&&nn(jt()-Math.sign(t))});window.addEventListener(
"popstate",()=>{T=Bs(location.search),no(T,ft)?It():oo({history:"keep",isFresh:!0})});fl()||Ka(H,()=>{for(let e of xt())
e.hidden=!1;for(let e of b(H,"[data-beside]"))e.hidden=!1;Bt||cs(xt()),Bt&&Pr(xt())},It);!T.step&&location.hash&&(T.step=
location.hash.slice(1));T.step&&sn(T.step)<0&&!on&&(T.step="",rn("replace"));Ws&&T.inputs&&(Ws.open=!0,re?.unfold(rp(T.inputs)));
gr(H,"opens"in v.dataset?up:null);vr(H,v.dataset.lesson??"",v.lang);xa(H);Oe&&Tr(Oe);Nr(H);pl();It();v.dataset.ready="tr\
ue";en&&Ba(en);no(T,ft)||Kh();
