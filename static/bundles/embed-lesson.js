var ll=Object.defineProperty;var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var oo=(e,t)=>{for(var n in t)ll(e,n,{get:t[n],enumerable:!0})};async function zt(e,t,n=Ut){let o=await fl(new URL(`api/${e}`,n),t);if(String(n)===Ut.href&&dl(o!==null&&!ro(o)),!o)return Ds();
if(!(o.headers.get("content-type")??"").includes("json")){let i=Oe(o.status);throw new U(o.status,[{where:"",message:i,suggestions:[]}])}
let r=await o.json().catch(Ds);if(!o.ok)throw new U(o.status,r.errors??[]);return r}async function fl(e,t){try{let n=await fetch(
e,t);return so.includes(n.status)?null:n}catch(n){if(Pt(n))throw n;return null}}function js(e){let t=AbortSignal.timeout(
ul);return e?AbortSignal.any([e,t]):t}function ro({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??
!1}function dl(e){e!==qt.answers&&(qt.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}
function Ds(e){throw Pt(e)?e:new U(0,[{where:"",message:ve,suggestions:[]}])}function Pt(e){return e instanceof DOMException&&
e.name==="AbortError"}function gt(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,o])=>[n,String(o)]))}function sn(e){return e instanceof Error?e.message:String(e)}var U,Ut,qt,so,ul,ve,Oe,yt=v(
()=>{"use strict";U=class extends Error{constructor(t,n){super(n.map(o=>o.message).join(" ")),this.status=t,this.problems=
n}},Ut=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),qt={answers:!0},so=[502,504],ul=5e3,ve="No response c\
ould be read. Your input is still here; check your connection and try again.",Oe=e=>`The server answered with ${e}.`});function Bs(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function ut(e){return Number.isFinite(e)?String(Number(e.toPrecision(6))).replaceAll("-","−"):e>0?"∞":"−∞"}function rn(e){
return e<0?`(${ut(e)})`:ut(e)}function io(e){return qs(e," + ")}function Us(e){return qs(e,", ")}function an(e,t){return e===
t?t:`${e} = ${t}`}function qs(e,t){return e.length<=24?e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var cn=v(
()=>{"use strict"});function co(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function ln({shape:e}){return e.reduce((t,n)=>t*
n,1)}function un(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(ln(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:hl(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}
function hl(e,t,n,o){let{op:s}=t;if(s==="constant")return uo(t,n);let r=lo(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s===
"view"||s==="join")return i;if(s==="where")return i?a:c;if(s==="matmul")return ml(r);if(s==="collect")return Te.sum?.(r)??
0;if(s==="softmax")return pl(e,t,n,r);let l=Te[s];if(l)return l(r);let u=ao[s];if(!u)throw new RangeError(`There is no o\
peration ${s}.`);return u(i,a)}function lo(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,gl(t,
n)]];if(o==="join")return[wl(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return zs(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(o==="softmax"||o in Te){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=zs(
c).map(f=>[i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function uo({values:e=0},t){
return co(Array.isArray(e)?e[t]??Number.NaN:e)}function fo(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function pl(e,t,n,o){let{place:s,width:r}=fo(e,t,n),i=ho(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function ho(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-
n)/o))}function ml(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function gl({shape:e,offset:t=0,
strides:n,index:o},s){if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function wl(e,t,n){let o=n;for(let s of t){let r=ln(e[s]??{op:"",shape:[]});if(o<r)return[s,o];
o-=r}throw new RangeError(`No operand has the element ${n}.`)}function zs(e){return Array.from({length:e},(t,n)=>n)}function bl(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function xl(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var ao,
Te,$e=v(()=>{"use strict";ao={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,
maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>bl(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+xl(e/Math.SQRT2))},Te=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Ne(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:uo(c,a),op:"",parts:[]};let f=lo(e,c,a).
map(([w,E])=>s(w,E)),[d,h,g]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&g)return d?.value?h:g;if(l==="\
collect")return Vs(f);if(l==="matmul")return Vs(Js(f));if(l==="softmax")return Tl(f,fo(e,c,a));let p=Te[l];if(p)return{value:p(
f.map(({value:w})=>w)),op:l,parts:f};let m=ao[l];if(!m||!d)throw new RangeError(`There is no operation ${l}.`);return{value:m(
d.value,h?.value??0),op:l,parts:f}};return s(e.length-1,t)}function fn(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function Lt(e){if(Gs.has(e.op))return e;for(let t of e.parts){let n=Lt(t);if(n)return n}return null}function mo(e){
return e.op?go(e,null,!1).text:ut(e.value)}function Ks(e){let t=ut(e.value),n=Lt(e);if(!n)return an(mo(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=Le(e),s=o.reduce((r,i)=>r+i,0);return`${ut(o[e.place??0]??0)} / ${ut(s)} = ${t}`}return`${Ys(
e,n)??go(e,n,!1).text} = ${t}`}function Le({parts:e,temperature:t}){return ho(e.map(({value:n})=>n),t?.value)}function dn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>yl;return{powers:s?Le(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function Ys(e,t){if(e===t)return t.op==="sum"?`Sum ${ut(t.value)}`:null;let[
n,o]=e.parts,s=n&&Ys(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${ut(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${ut(o.value)}`:null}function go(e,t,n){let{op:o,parts:s,value:r}=e,i=Gs.has(o);if(!o||e===t||i&&n)return{text:rn(r),
binding:$t};let a=s.map(d=>go(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?io(c):"0",binding:ae};
if(o==="softmax")return{text:vl(e,a),binding:Et};if(o==="product")return{text:c.join(" · "),binding:Et};let[l={text:"",
binding:$t},u]=a,f=Sl[o];if(f&&u){let[d,h]=f,g=o==="add"||o==="multiply",p=Nt(l,o==="power"?$t:h),m=Nt(u,g?h:h+1);return{
text:o==="power"?`${p}^${m}`:`${p} ${d} ${m}`,binding:h}}return o==="negative"?{text:`−${Nt(l,Et)}`,binding:ae}:o==="s\
qrt"?{text:`√${Nt(l,$t)}`,binding:$t}:o==="absolute"?{text:`|${Ml(s[0],l)}|`,binding:$t}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${Nt(l,$t)}))`,binding:Et}:o==="gelu"?{text:`${Nt(l,Et)} · Φ(${l.text})`,binding:Et}:{text:`${Al[o]??o}(${Us(c)}\
)`,binding:$t}}function Ml(e,{text:t}){return e&&!e.op?ut(e.value):t}function Nt({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function vl(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=dn(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${Nt(c,ae)} − ${rn(r)}`,binding:ae}),i!==1&&(l={text:`${Nt(l,Et)} / ${rn(i)}`,binding:Et}),`e^${Nt(l,$t)}`});
return`${a[n]} / (${io(a)})`}function Js(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:Ol(
o),op:"multiply",parts:o})}return t}function Ol(e){return e.reduce((t,{value:n})=>t*n,1)}function Vs(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:po(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?Js([r.parts[0],i]):[]),s={value:po(o),op:"sum",parts:o};
return{value:po(e),op:"divide",parts:[s,t]}}function po(e){return e.reduce((t,{value:n})=>t+n,0)}function Tl(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=Le(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var yl,ie,ae,Et,El,$t,Sl,Al,Gs,wo=v(()=>{"use strict";cn();$e();yl=30,[ie,ae,
Et,El,$t]=[0,1,2,3,4],Sl={add:["+",ae],subtract:["−",ae],multiply:["·",Et],divide:["/",Et],remainder:["mod",Et],power:[
"^",El],greater:[">",ie],greater_equal:["≥",ie],less:["<",ie],less_equal:["≤",ie],equal:["=",ie],not_equal:["≠",ie]},
Al={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},Gs=new Set(["sum","softmax"])});function x(e,t,n){let o=$(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function $(e,t,n){
let o=e.querySelector(t);return o&&Qs(o,n)?o:null}function b(e,t,n){return[...e.querySelectorAll(t)].filter(o=>Qs(o,n))}
function bo(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function j({target:e}){return e}function Xs({target:e}){
return e}function Qs(e,t){return e instanceof(t??HTMLElement)}var J=v(()=>{"use strict"});function tr(){return Zs??=document.querySelector('[data-decimal=","]')!==null,Zs}function Q(e){return tr()?e.replaceAll(
$l,t=>t.replaceAll(/[.,]/g,n=>Nl[n]??n)):e}function ke(e){return tr()?e.replace(",","."):e}var $l,Nl,Zs,kt=v(()=>{"use s\
trict";$l=/\d[\d.,]*\d/g,Nl={".":",",",":"."}});function dt(e){return"down"in e.dataset?[b(e,"tbody td",HTMLTableCellElement)]:b(e,"tbody tr").map(t=>b(t,"td",HTMLTableCellElement))}
function ce(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function pn(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=$(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?dt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,...Rt(s)};return t.set(n,i),i}}function mn(e,t){let n=e?.cells[t];return n?Vt(n):Number.
NaN}function Vt(e){return Bs(e.dataset.value??ke(xo(e)))}function xo(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function St(e){return x(e,"figcaption span").textContent??""}function Rt(e){let t=o=>b(e,o).map(
s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var Re,Ce,hn,_e,le=v(()=>{"use strict";cn();J();kt();Re="figure[data-how]",Ce="figure[data-how] tbody td",hn="figur\
e[data-editable]",_e="figure[data-editable] tbody td"});function er(e){let t=atob(e),n=new Uint8Array(t.length);for(let o=0;o<t.length;o++)n[o]=t.charCodeAt(o);return n}var nr=v(
()=>{"use strict"});function Ie(e){if(Array.isArray(e))return kl(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Ll[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(er(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function kl(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function Pe({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:Rl(e,n*s,(n+1)*s),shape:o}}function or({values:e,shape:t}){
return t.length<2?e:yo({values:e,shape:t})}function yo(e){return Array.from({length:e.shape[0]??0},(t,n)=>Pe(e,n).values)}
function Rl(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Ll,Eo=v(()=>{"use strict";nr();Ll={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function it(e){return"kind"in e&&e.kind===gn}function At(e){return it(e)?e.meta:e.layout.meta}function wn(e){return it(e)?
e.meta.height??0:e.layout.height}var gn,bn=v(()=>{"use strict";gn="network"});function ir({data:e,layout:{meta:t}},n){for(let o of t.parts??[]){let s=e[o.trace];if("lines"in o){let r=Fe(o.lines,t,n);
Object.assign(s,_l(r,n[o.row],o))}else s[o.attribute]=or(Fe(o.is,t,n))}}function Fe(e,t,n){let o=Cl(t),s=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===rr?0:a.indexOf(n[i]??"")};return{values:un(e,(i,a=[])=>{let c=o[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>Pe(l,s(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function Cl(e){let t=sr.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,Ie(o)])),sr.
set(e,t)),t}function _l({values:e,shape:t},n,{above:o,to:s}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==rr&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var rr,
sr,So=v(()=>{"use strict";Eo();$e();rr="all",sr=new WeakMap});function lr(e,t){let{table:n}=At(e);if(n&&"rows"in n)return[n];if(it(e))return[];let{data:o,layout:s}=e,r=n?[Il(n,s.meta,
t)]:[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Pl(s,a)),...r]}function xn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Ao("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of t)s.insertRow().append(Ao("th",r,"row"),...i.map(a=>Ao("td",a)));return n}function ur(e){
let t=o=>o.map(Dl).join(",");return`${e.map(({columns:o,rows:s})=>[o,...s].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Il(e,t,n){let{columns:o,labels:s}=e;if("values"in e){let i=e.values.map(a=>Fe(a,t,n).values);return{columns:o,
rows:s.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=yo(Fe(e.matrix,t,n));return{columns:o,rows:s.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function Pl(e,t){let n=Ie(t.z??[]),o=ar(e,t,"y").map((s,r)=>[s,...Array.from(Pe(n,r).values)]);return{columns:[
t.name??"",...ar(e,t,"x")],rows:o}}function ar(e,t,n){let o=t[n];if(Array.isArray(o))return o.map(c=>cr(String(c)));let s=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(cr);let{shape:a}=Ie(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function cr(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function Dl(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
Hl,"$1'").replace(Wl,"'"),n=Fl.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Ao(e,t,n){let o=document.
createElement(e);return n&&(o.scope=n),o.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),
o}var Fl,Hl,Wl,Mo=v(()=>{"use strict";Eo();bn();So();Fl=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Hl=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Wl=/^(?=[\t\r\n])/});function fr(e,t){let n=o=>{let s=pr(o);s&&He(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&Bl(e,t),e.addEventListener("pointerout",o=>{let s=j(o).closest(Re),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&yn(Oo(s))}),e.addEventListener("keydown",Ul)}function dr(e){for(let t of b(e,Re))for(let[n,o]of b(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function Bl(e,t){let n=0,o=async s=>{let r=pr(s);if(!r)return;n+=1;let i=n,
a=vo(r),c=Oo(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,ce(dt(a),r));i===n&&c.isConnected&&ql(
c,f,r)}catch(f){i===n&&(x(c,"[data-sum]").textContent=sn(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=j(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function Ul(e){let t=j(e),n=t.closest(`${Ce}, ${_e}`),o=jl[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!o||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let s=vo(
n),r=dt(s),{row:i,column:a}=ce(r,n),c="down"in s.dataset,l=c?o.column:o.row,u=c?o.row:o.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function He(e,{withoutResult:t=!1}={}){let n=vo(e),o=Oo(n);yn(o);let s=pn(o),r=Ne(JSON.parse(
n.dataset.how??"[]"),dt(n).flat().indexOf(e),(l,u)=>mn(s(l),u));e.dataset.lit="result";for(let l of fn(r)){let u=s(l.table??
"")?.cells[l.index??0];u&&(u.dataset.lit??="part")}let i=o.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":ut(Vt(e)),c=Number.isNaN(r.value)?a:an(mo(r),a);i.textContent=[Vl(n,e),Q(c)].filter(Boolean).join(": "),delete i.
dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function ql(e,t,n){e.
querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,index:a,numbers:c}=t,l=Ne(i,a,(p,m)=>hr(
c[p],m).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[o,s,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(xn(zl(l,c)));let g=document.createElement("p");g.className=
"sum",g.textContent=Ks(l),u.append(f,h,g,d),x(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function zl(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=fn(a);return hr(t[c],l).label},o=(a,...c)=>[a,...c.
map(ut)],s=Lt(e);if(!s)return{columns:["term","value"],rows:fn(e).map(({table:a="",value:c})=>o(t[a]?.title??"",c))};let{
op:r,parts:i}=s;if(r==="softmax"){let a=Le(s);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>o(n(a),a.value))}}function hr(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];return{label:e?.labels[n]??"",value:o===
void 0?Number.NaN:co(o)}}function yn(e){for(let n of b(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function pr(e){return e.target instanceof Element?e.target.closest(Ce):null}function vo(e){
return e.closest("figure")}function Oo(e){return e.closest("[data-step]")}function Vl(e,t){let{row:n,column:o}=ce(dt(e),
t),{rows:s,columns:r}=Rt(e);return[St(e),s[n],r[o]].filter(Boolean).join(", ")}var jl,To=v(()=>{"use strict";yt();cn();wo();
J();$e();le();kt();Mo();jl={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var jr,Br,Ur,qr,zr,Vr,Gr,Kr,Yr,Jr,Xr,Qr,Zr,ti,ei,ni,oi,si,ri,ii,Ho,ai,ci,li,je=v(()=>{"use strict";jr="This lesson has n\
o such input. Send one of its inputs.",Br="This is not one of the options. Send one of {options}.",Ur="This is not a lis\
t. Send a list of words.",qr="There are {words} words. Send {expected} words.",zr="This word is empty or not text. Send \
a word.",Vr="The word contains a control character. Send it without.",Gr="The word has {characters} characters. Send at \
most {most}.",Kr="This is not a matrix. Send a list of rows, each a list of numbers.",Yr="The matrix has {count} row. Se\
nd {expected}.",Jr="The matrix has {count} rows. Send {expected}.",Xr="This row is not a list. Send a list of numbers.",
Qr="The row has {count} number. Send {expected}.",Zr="The row has {count} numbers. Send {expected}.",ti="This is not a n\
umber. Send a number, such as 0.25.",ei="The number is out of range. Send a number from {least} to {most}.",ni="This is \
not a whole number. Send a whole number.",oi='"{step}" is not a step of this lesson. Send the id of a removable step.',si=
'"{step}" cannot be removed. Send the id of a removable step.',ri="This step needs {names}, which could not be computed \
above.",ii="The result is not a number: the inputs are too extreme. Enter smaller values.",Ho=[0,.01,.04,.1,.2,.4,.7,1],
ai=4,ci=1e-12,li=7});function Gt(e,t){let n=Array.from(e),o=Iu(n),s=Pu(n,t);return n.map((r,i)=>({text:vt(r,o),exact:Bo(r),level:s[i]??null}))}
function Iu(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=ci*Math.abs(s)}))return t;return 3}function vt(e,t=Do(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Do(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=jo(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=jo(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function Bo(e){if(Do(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=Cu&&t<_u){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function Do(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function jo(e,t,n){let[o="",s]=e[n](Ru).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function Pu(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Ho.slice(1).map((i,a)=>(i+(Ho[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
ai:li,s=Math.max(0,...n.map(Math.abs))||1;return n.map(r=>Number(jo(r/s*o,0,"toFixed")))}var Ru,Cu,_u,fe=v(()=>{"use str\
ict";je();Ru=100,Cu=1e-4,_u=1e16});var Uo,qo=v(()=>{"use strict";Uo=`	
\v\f\r              \u2028\u2029  　`});function de(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var vn=v(()=>{"use strict";qo()});function Hu(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(fi(r)===fi(i)?a:[...a,Fu])}}function fi(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function Wu(e,t,{settings:n,inputs:o}){let s=Object.entries(e.tables).map(([p,m])=>{let w=di(
m,n)??null,{title:E="",figure:O=null}=w??Object.values(m.variants)[0]??{};return{name:p,title:E,isShown:O!==null,variant:w,
numbers:null}}),r=(p,m="")=>({tables:s,status:p,error:m}),i=e.inputs.map(p=>t.get(p)?.status);if(e.failing.some(p=>o.has(
p))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((p,m)=>i[m]==="failed");if(c.length){let p=c.map(m=>`\
“${t.get(m)?.title??m}”`).join(", ");return r("failed",de(ri,{names:p}))}let l=new Map(s.map(({name:p,variant:m})=>[
p,m])),u=Du(e,l,t,o);if(!di(e.conditions,n)?.every(({expression:p,holds:m})=>{let[w]=hi(p,u)??[];return w!==void 0&&!!w===
m}))return r("unknown");let h=s.map(p=>({...p,numbers:u(p.name)}));return h.some(({numbers:p})=>p&&Array.from(p).some(Number.
isNaN))?r("failed",ii):{tables:h,status:"computed",error:""}}function Du(e,t,n,o){let s=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!s.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?hi(c.expression,r):null)}return s.
get(i)??null};return r}function hi(e,t){return e.every(o=>o.op!=="table"||t(o.name??"")?.length===ln(o))?un(e,o=>t(o)??[]):
null}function di({settings:e,variants:t},n){return t[e.filter(o=>n.includes(o)).join(",")]}function ju(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,o)=>Object.is(n,t[o]))}function Tn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,o,s)=>t[o]?.[Number(s)]??n)}var Fu,On,zo=v(()=>{"use strict";$e();je();vn();Fu="=",On=class{#e;#t;constructor(t){this.#e=
t;let n=Object.fromEntries(t.inputs.map(({name:o,value:s})=>[o,s]));this.#t=this.#n(n,new Set,null)}get inputs(){return this.#e.
inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,n,this.#t)}#n(t,n,o){
let s={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??c,f=a==="matrix"||a===
"number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);s.known.set(i,{numbers:f,isOwn:d,status:"computed"})}let r=Hu(
this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(p=>s.known.get(p)?.isOwn??!0),l={settings:a?
[i.id]:[],inputs:new Set},u=Wu(i,s.known,c?l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,isRemoved:a,isOwn:c,...u});
let{tables:h,status:g}=u;for(let{name:p,numbers:m}of h){let w=c&&!a||ju(m,o?.known.get(p)?.numbers),E=i.tables[p]?.variants[""]?.
title;s.known.set(p,{numbers:m,isOwn:w,status:g,title:E})}}return s}}});function Vo(e){let[t,n]=[0,e.length];for(;t<n&&pi(e.charAt(t));)t+=1;for(;t<n&&pi(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var dm,pi,mi,gi=v(()=>{"use strict";qo();dm=new RegExp(`[${Uo}]+`),pi=e=>e!==""&&Uo.includes(e);mi=e=>[...e].length});function $n(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:jr,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=qu(i,a,s)}catch(a){if(!(a instanceof ot))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new U(422,
o);return s}function qu(e,t,n){if(e.kind==="words")return zu(e,t);if(e.kind==="matrix")return Vu(e,t,n);if(e.kind==="num\
ber")return xi(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new ot("",Br,{options:e.options.join(
", ")})}function zu({least:e,most:t},n){if(!Array.isArray(n))throw new ot("",Ur);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new ot("",qr,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!Vo(
o))throw new ot(r,zr);if(Uu.test(o))throw new ot(r,Vr);let i=mi(o);if(i>40){let a=40;throw new ot(r,Gr,{characters:i,most:a})}
return Vo(o)})}function Vu(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new ot("",Kr);let s=e.
isRow?[e.own]:e.own,r=bi(e.rows,n).length||s.length,i=bi(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?Yr:Jr;throw new ot("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new ot(u,Xr);if(c.length!==i){let f=c.length===1?Qr:Zr;throw new ot(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>xi(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function xi({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new ot(s,ti);if(!(o>=e&&o<=t)){let i={least:vt(e),most:vt(t)};throw new ot(s,ei,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>Bu*Math.max(1,Math.abs(o),Math.abs(r)))throw new ot(s,ni);return r}function bi(e,t){return Array.
isArray(e)?e:t[e]??[]}var Bu,Uu,ot,Go=v(()=>{"use strict";yt();je();fe();vn();gi();Bu=1e-9,Uu=/[\p{Cc}\p{Cs}]/u,ot=class extends Error{constructor(t,n,o={}){
super(de(n,o)),this.where=t}}});var kn={};oo(kn,{exportedLesson:()=>Ju,openRecord:()=>Ln});function Ln(){let e=x(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Ei??=new On(JSON.parse(e)),Ei}async function Ju(e,t){let n=Ln(),o=$n(n.inputs,Xu(e.inputs));Qu(n,
o);let s=Zu(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await vi([...s],t)||await ef(n,o,s,t),a=cf(n,
o);return a&&i.append(a),i}function Xu(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Be(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Qu({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw Be(422,`inputs.${n}`,Ku)}}function Zu(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?si:oi;if(!s?.isRemovable)
throw Be(422,"removed",de(r,{step:o}))}return n}async function vi(e,{files:t,signal:n}){if(!t)return tf(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(Mi);if(!r.ok)throw Be(r.status,"",
Oe(r.status));let i=await r.text().catch(Mi),a=x(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function tf(e){let t=JSON.parse(x(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>Ko("lesson-parts",i)));for(let i of b(
o,"[data-matrix]"))i.replaceWith(Ko("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function Ko(e,t){let{content:n}=x(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function ef(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>vi(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=$(r,`[data-step="${CSS.escape(c.id)}"]`);l&&of(l,c,a,e)}for(let c of b(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||nf(c,e.solve(t,new Set([...n,l])))}return r}function nf(e,{
steps:t}){let n=t.find(({id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=
!0,e.parentElement?.append(" ",Yu))}function of(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!s)return;let r=t.inputs.flatMap(i=>rf(i,n,o));Si(e,".step-inputs",r,n.values),Si(
e,".step-results",t.tables,n.values),t.isOwn||sf(e,t)}function sf(e,{status:t,error:n}){let s=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of b(e,".remark, pointer-view, .failure"))i.
remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(([i])=>i).
join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=Gu;else if(s.length){let i=s.map(([l])=>l).join(
" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}r.textContent&&x(e,".reasons").before(r)}function rf(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.
name===e);if(!s)return t.flatMap(({tables:a})=>a.filter(c=>c.name===e));let{shown:r}=s,i=n.get(e)?.numbers??null;return r?
[{name:e,title:r.title,isShown:!0,variant:r,numbers:i}]:[]}function Si(e,t,n,o){let s=$(e,t);if(!s)return;let r=n.filter(
({isShown:l})=>l),i=r.map(l=>af(l,o)).filter(l=>l!==null),a=r.filter(({numbers:l})=>!l).map(({title:l})=>l);if(s.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,s.append(c)}function af({variant:e,numbers:t},n){if(!e||e.figure===
null||!t)return null;let o=Ko("lesson-figures",e.figure),s=b(o,"tbody td");for(let[c,{text:l,exact:u,level:f}]of Gt(t,e.
shade).entries()){let d=s[c];if(!d)continue;let h=Q(l);d.textContent=h,Ai(d,"value",u===h?null:u),Ai(d,"level",f||null)}
let{rows:r,columns:i}=e,a="down"in o.dataset;return Nn(b(o,"tbody th"),a?i:r,n),Nn(b(o,"thead th"),i,n),e.opens&&(o.dataset.
how=JSON.stringify(e.expression)),o}function Ai(e,t,n){n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Nn(e,t,n){
for(let[o,s]of e.entries()){let r=Tn(t[o]??"",n),i=[...r],a=i.length>yi;s.textContent=a?`${i.slice(0,yi-1).join("")}…`:
r,s.title=a?r:""}}function cf(e,t){let n=$(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=$(n,"[dat\
a-inputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=x(s,`[data-input="${CSS.escape(
r)}"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?Q(Bo(l)):String(l));for(let[l,u]of b(a,"input, select").entries())u.value=
c[l]??"";i&&(Nn(b(a,"tbody th"),i.rows,t),Nn(b(a,"thead th"),i.columns,t))}return s}function Mi(e){throw Pt(e)?e:Be(0,"",
ve)}function Be(e,t,n){return new U(e,[{where:t,message:n,suggestions:[]}])}var yi,Gu,Ku,Yu,Ei,Ue=v(()=>{"use strict";yt();
J();je();fe();zo();Go();kt();vn();yi=20,Gu="With your changes, only the server can compute this step.",Ku="Only the serv\
er can compute with more or fewer words.",Yu="(with your changes, only on the server)"});function Rn(e,t){let n=$(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(Oi,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of lf(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],g=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([m=0,w=0])=>`${(m-o.left).toFixed(1)} ${(w-o.top).toFixed(1)}`),p=document.createElementNS(Oi,"path");p.setAttribute(
"d",`M${g[0]}C${g.slice(1).join(" ")}`),r.append(p)}n.append(r)}function lf(e){return b(e,"figure.matrix").flatMap(t=>{let n=b(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var Oi,
Ti=v(()=>{"use strict";J();Oi="http://www.w3.org/2000/svg"});function P(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function Ot(e,t,n){return e+
(t-e)*n}function wt(e,t,n){return{x:Ot(e.x,t.x,n),y:Ot(e.y,t.y,n),width:Ot(e.width,t.width,n),height:Ot(e.height,t.height,
n)}}function at(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*uf+n*ff+([...e].
length-t-n)*$i}function he(e,t){let n=Math.max(0,...e.map(at));return n?Math.min(t,n+12):0}function ct(e,t){if(at(e)<=t)
return e;let n=Math.floor(t/$i)-1;return n>1?`${[...e].slice(0,n).join("")}…`:""}function V(e,t,n,{opacity:o=1,isLit:s=!1,
isRaised:r=!1}={}){let a=t.height>=17&&t.width>=at(n.text)+Ni?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:a,opacity:o,
isLit:s,isRaised:r}}function q(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,
x:t,y:n,text:o,anchor:r,opacity:i,isQuiet:a}}function _t(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,
opacity:n,isQuiet:o}}function Ft(e){return{...e,text:"?",level:void 0}}function Mt(e,t,n){return Math.max(3,Math.min(n,e/
Math.max(1,t)))}function bt(e){return Math.max(44,...e.map(({text:t})=>at(t)+2*Ni))}var $i,uf,ff,Ni,Z,pe=v(()=>{"use str\
ict";[$i,uf,ff]=[8.8,9.8,4.8],Ni=6,Z=30});function ki({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=he([
...n,r],Math.min(150,a/4)),d=bt(e),h=f+d+34,g=bt([...o.flat(),...s])+14,p=Mt(a-h-4,s.length,g),m=p-Math.min(5,p/5),w=Mt(
df,u,Z+8),E=w-Math.min(6,w/4),O=8+u*w+14,z=Math.max(...t),K=P(c,0,.9),k={anchor:"end",isQuiet:!0},W=[],D=0;for(let[C,S]of t.
entries()){let R=8+C*w,_=R+E/2+6;if(w>17){let H=ct(n[C]??"",f-12);W.push(q(`label-${C}`,f-12,_,H,k))}W.push(V(`weight-${C}`,
{x:f,y:R,width:d,height:E},e[C]??{text:""})),w>17&&W.push(q(`times-${C}`,f+d+17,_,"·",{isQuiet:!0}));let y=Ot(1,Ot(hf,1,
S/z),K),I=Li*C/Math.max(1,u-1),L=P(c,1+I,1.85-Li+I);for(let[H,X]of(o[C]??[]).entries()){let G={x:h+H*p,y:R,width:m,height:E};
if(W.push(V(`value-${C}-${H}`,G,X,{opacity:y})),L===0||c>=Yo||S*me<.25)continue;let et={...G,y:O+D,height:S*me},st=wt(G,
et,L),ht={...X,text:""};W.push(V(`strip-${C}-${H}`,st,ht,{opacity:Ot(y,1,L)}))}D+=S*me}let N=h+s.length*p;W.push(_t("rul\
e",`M${f} ${O-8}H${N}`,{opacity:P(c,.9,1.1),isQuiet:!0}));let B=P(c,1.8,2);W.push(q("result",h-12,O+me/2+6,ct(r,h-12),{anchor:"\
end",opacity:P(c,1,1.3)}));for(let[C,S]of s.entries()){let R={x:h+C*p,y:O,width:m,height:me},_=C===l?Ft(S):S;B>0&&W.push(
V(`result-${C}`,R,_,{opacity:B}))}return{width:N,height:O+me+8,marks:W}}function Ri({weights:e,labels:t,shares:n},{moment:o}){
let s=n.indexOf(Math.max(...n)),r=t[s]?`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="The"?" is":
","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows as thick as \
their weights fill exactly one row: the average."}var Yo,me,df,Li,hf,Ci=v(()=>{"use strict";pe();Yo=2,me=44,df=380,Li=.4,
hf=.1});function Hi({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=bt(n.map(({tile:S})=>S))+4,[a,c]=[e,t].map(
S=>Jo(S,i,o)),l=Kt(a)+_i+Kt(c)<=o,u=Math.max(Fi(e),Fi(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*Cn)/u)),h=l?Math.max(qe(e),qe(t)):qe(e)+qe(t),g=Math.max(6,Math.min(Z+4,pf/h)),[p,m]=[d-Math.min(4,d/5),g-Math.min(4,g/
4)],w=h*g+ge+6,E=l?w:w+ge+24,O={sources:Jo(e,d,o),targets:Jo(t,d,o)},z=Kt(O.sources)+_i,K=l?z+Kt(O.targets):Math.max(Kt(
O.sources),Kt(O.targets)),k=S=>l?0:(K-Kt(S))/2,W={sources:{top:ge,edges:Pi(O.sources,k(O.sources))},targets:{top:l?ge:ge+
qe(e)*g+24+ge,edges:Pi(O.targets,l?z:k(O.targets))}},D=(S,R)=>{let{columns:_=0}={sources:e,targets:t}[S][R]??{},y=(O[S][R]??
0)-_*d;return(W[S].edges[R]??0)+y/2},N=(S,{table:R,row:_,column:y})=>({x:D(S,R)+y*d,y:W[S].top+_*g,width:p,height:m}),B=[],
C=[];for(let[S,R]of[["sources",e],["targets",t]])for(let[_,{title:y,columns:I}]of R.entries()){let L=S==="targets"&&t.length>
1?_:0,H=S==="targets"?P(s,L,L+.4):1,X=D(S,_)+I*d/2,G=ct(y,O[S][_]??0);B.push(q(`${S}-${_}`,X,W[S].top-9,G,{opacity:H,isQuiet:!0}))}
for(let[S,{tile:R,from:_,to:y,moment:I}]of n.entries()){let[L,H]=[N("sources",_),N("targets",y)],X=Math.max(1,(t[y.table]?.
columns??1)-1),G=Ii*y.column/X,et=P(s,I+G,I+1-Ii+G);if(B.push(V(`left-${S}`,L,R,{opacity:et>0?.25:1})),et===0)continue;let st=S===
r?{...R,text:"?",level:void 0}:R;C.push(V(`moved-${S}`,wt(L,H,et),st,{isRaised:et<1}))}return{width:K,height:E,marks:[...B,
...C]}}function Jo(e,t,n){let o=(n-(e.length-1)*Cn)/e.length;return e.map(({title:s,columns:r})=>Math.max(r*t,Math.min(at(
s),o)))}function Kt(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Cn)}function Pi(e,t){let n=t;return e.map(o=>{let s=n;
return n+=o+Cn,s})}function Fi(e){return e.reduce((t,{columns:n})=>t+n,0)}function qe(e){return Math.max(...e.map(({rows:t})=>t))}
function Wi({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No number changes.`}let s=e.length>
1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var pf,Cn,_i,ge,Ii,Di=v(()=>{"use str\
ict";pe();pf=400,Cn=36,_i=84,ge=28,Ii=.4});function ji(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],h=u?[s.label]:[s.label,...r.map(({label:M})=>M)],g=he(h,Math.min(150,t/4)),p=[...s.tiles,...r.flatMap(
({tiles:M})=>M),...i.flat()],m=bt(c),w=l?Math.min(150,at(l)+14):0,E=bt(p)+8,O=f+2,[z,K]=u?[O,d]:[d,O],k=t-g-w-(u?0:m+44)-
4,W=Math.max(m+8,...[s,...r].map(({label:M})=>at(M))),D=Mt(k,z,Math.max(E,u?Math.min(W,120):0)),N=Mt(mf,K,Z+6),B=D-Math.
min(5,D/5),C=N-Math.min(5,N/4),S=u?30:8,R=S+d*N+22,_=g+d*D+40,y=(M,Y)=>u?{x:g+M*D,y:S+Y*N,width:B,height:C}:{x:g+Y*D,y:S+
M*N,width:B,height:C},I=M=>u?{x:g+M*D,y:R,width:B,height:Z}:{x:_,y:S+M*N,width:m,height:C},L=Math.min(f-1,Math.floor(n)),
H=Math.min(1,n-L),X=Math.max(0,L-1+P(H,0,L?_n:.01)),G=M=>Math.min(1,Math.max(0,M)),et=M=>M+1-G(X-M)+G(M-X),st=[],ht=[];for(let[
M,{label:Y,tiles:mt}]of r.entries()){let nt=et(M),Tt=M===L&&H>_n&&H<1;for(let[Ws,al]of mt.entries()){let cl=M>L&&n<f?.6:
1;st.push(V(`line-${M}-${Ws}`,y(nt,Ws),al,{opacity:cl}))}st.push(nn(`name-${M}`,Y,nt,Tt));let re=M<L||H===1;if(M>L)continue;
let rt=M<L?1:P(H,Xo,.95);if(!rt)continue;let Me=I(nt),on=c[M]??{text:""},no=Math.min(d,Math.floor(rt*d+1e-9)),rl={text:a[M]?.[no-
1]??""},il=M===o?Ft(on):re?on:rl;st.push(V(`result-${M}`,Me,il,{opacity:Math.min(1,4*rt)})),st.push(eo(M,nt,Math.min(1,4*
rt)))}let pt=n>=f||H===0&&L>0?Math.ceil(n)-1:L,ee=H===0||n>=f?1:P(H,_n,Xo),ne=n<f&&H>0&&H<_n;if(n>0&&!ne){let M=X+2;for(let[
Y,mt]of(i[pt]??[]).entries()){let nt=y(M,Y),Tt=.25*Y/Math.max(1,d-1),rt=pt===L&&H>0&&H<1?P(H,Xo+Tt*.6,.8+Tt*.6):1,Me=pt===
o;if(ht.push(V(`product-${Y}`,nt,mt,{opacity:ee*(1-.55*rt),isLit:!0})),rt===0||rt===1)continue;let on=wt(nt,gf(I(et(pt))),
rt),no=Me&&rt>.6?{...mt,text:""}:mt;ht.push(V(`flight-${Y}`,on,no,{opacity:1-P(rt,.8,1),isLit:!0}))}}for(let[M,Y]of s.tiles.
entries())ht.unshift(V(`sliding-${M}`,y(X,M),Y,{isRaised:!0}));if(ht.push(nn("name-sliding",s.label,X,!0)),l){let M=u?g+
O*D+8:_+m+10,Y=u?R+21:S+N+C/2+6,mt=ct(l,w);st.push(q("after",M,Y,mt,{anchor:"start",isQuiet:!0}))}let oe=u?R+Z+8:S+O*N+6;
return{width:(u?g+O*D:_+m)+w,height:oe,marks:[...st,...ht]};function nn(M,Y,mt,nt){let Tt=!nt;if(u){let Me=ct(Y,D);return q(
M,g+mt*D+B/2,18,Me,{isQuiet:Tt})}let re=S+mt*N+C/2+6,rt=N>17?ct(Y,g-12):"";return q(M,g-12,re,rt,{anchor:"end",isQuiet:Tt})}
function eo(M,Y,mt){let nt=I(Y),[Tt,re]=u?[nt.x+nt.width/2,nt.y-6]:[nt.x-20,nt.y+nt.height/2+6],rt=u?"":"=";return q(`eq\
uals-${M}`,Tt,re,rt,{opacity:mt,isQuiet:!0})}}function gf({x:e,y:t,width:n,height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/
2}}function Bi(e,{moment:t,isAsked:n}){let{sliding:o,lines:s,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.
label].map(p=>p?`“${p}”`:""),f=l&&u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",g=n?
"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}umbers that meet are multiplied, and the products add up to ${g}.`}var mf,
_n,Xo,Ui=v(()=>{"use strict";pe();mf=380,[_n,Xo]=[.35,.55]});function Vi({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:k})=>k),a=Math.max(bt(i),...e.map(
({label:k})=>at(k)))+16,c=Mt(o,e.length,a),l=Mt(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,g]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],p=28,m=p+Z+zi+qi,w=t.map((k,W)=>e.reduce((D,N)=>D+(N.place===
W?N.share:0),0)),E=qi/Math.max(...w,1e-9),O=[_t("base",`M${d} ${m+1}H${d+t.length*l}`)],z=t.map(()=>0),K=t.map(()=>{});for(let[
k,{label:W,tile:D,share:N,place:B}]of e.entries()){let C=f+k*c+(c-h)/2,S={x:C,y:p,width:h,height:Z},R=d+B*l+(l-g)/2,_=z[B]??
0,y=Math.max(0,N*E),I={x:R,y:m-_-y,width:g,height:y};z[B]=_+y;let L=s-k,H=B===r;O.push(q(`label-${k}`,C+h/2,18,ct(W,c),{
isQuiet:!0}),V(`source-${k}`,S,D,{opacity:L>=1?.35:1}));let[X,G]=[C+h/2,R+g/2],et=p+Z+zi/2,st=`M${X} ${p+Z}C${X} ${et} ${G}\
 ${et} ${G} ${I.y}`,ht=P(L,0,Qo)*(1-P(L,In,1));ht&&O.push(_t(`way-${k}`,st,{opacity:ht,isQuiet:!0}));let pt=Math.min(1,Math.
max(0,(L-Qo)/(In-Qo)))**2;if(pt>0){let ee=wt(S,I,pt),ne=P(pt,0,.7),oe=H&&pt>.5?{...D,text:""}:D,se=wt(S,I,ne).x;O.push(V(
`dropped-${k}`,{...ee,x:se},oe)),L>=In&&(K[B]=n[k])}}for(let[k,{label:W,tile:D}]of t.entries()){let N=d+k*l+l/2,B=e.filter(
(y,I)=>y.place===k&&s>=I+In),C=m-B.reduce((y,{share:I})=>y+I*E,0),R=e.every((y,I)=>y.place!==k||s>=I+1)&&(K[k]!==void 0||
s>=e.length),_=k===r&&K[k]?Ft(D).text:R?D.text:K[k];_&&O.push(q(`sum-${k}`,N,C-9,_)),O.push(q(`place-${k}`,N,m+24,ct(W,l-
6),{isQuiet:!_}))}return{width:u,height:m+36,marks:O}}function Gi({sources:e,places:t,sums:n},{moment:o,isAsked:s,isEnd:r}){
let i=e[o];if(!i)return"";if(r){let u=t.map((h,g)=>e.filter(p=>p.place===g)).reduce((h,g)=>g.length>h.length?g:h,[]),f=t[u[0]?.
place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} has ${d} = ${f?.tile.
text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.tile.text}, drops \
onto ${t[i.place]?.label}${c}.`}var qi,zi,Qo,In,Ki=v(()=>{"use strict";pe();qi=170,zi=76,[Qo,In]=[.15,.8]});function Xi({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=c>620?he(d,200):0,g=Math.max(bt([...e,...t]),...r.map(at))+10,p=c<480?Yi/2:Yi,m=Mt(c-h-p-
60,f,Math.min(g,128)),w=m-Math.min(8,m/4),E=28+Yt,[O,z]=[E+8,E+8+Z+8],K=r.some(y=>at(y)>m),k=z+Z+22,W=h+f*m+18,D=Math.max(
...n),N=[],B=y=>Pn*y/Math.max(1,f-1);if(h){let y={anchor:"end",isQuiet:!0},I=L=>ct(L,h-12);N.push(q("name-powers",h-12,E-
8,I(i.powers),{...y,opacity:P(l,0,.5)}),q("name-scores",h-12,O+21,I(i.scores),y),q("name-weights",h-12,z+21,I(i.weights),
{...y,opacity:P(l,2,2.5)}))}let C=h+f*m;N.push(_t("base",`M${h} ${E+1}H${C}`,{isQuiet:!0}));let S=P(l,1,1.4),R=W+p+6;N.push(
_t("zero",`M${W-8} ${E+1}H${R}`,{opacity:S,isQuiet:!0}),_t("one",`M${W-8} ${E-Yt}H${R}`,{opacity:S}),q("one-text",R+8,E-
Yt+6,"1",{anchor:"start",opacity:S}),q("zero-text",R+8,E+6,"0",{anchor:"start",opacity:S,isQuiet:!0}),q("sum",W+p/2,E-Yt-
10,`Σ ${s}`,{opacity:P(l,1,1.5)*(1-P(l,2,2.3))}));let _=0;for(let[y,I]of n.entries()){let L=h+y*m+(m-w)/2,H=P(l,B(y),1-
Pn+B(y)),X=Yt*I*H/D,G={...t[y]??{text:""},text:""},et={x:L,y:E-X,width:w,height:X},st=y===u,ht=Ot(1,.35,P(l,1,1.6)),pt=st?
{...G,level:void 0}:G;N.push(V(`bar-${y}`,et,pt,{opacity:ht}));let ee=o[y]??"";at(ee)<m+8&&N.push(q(`power-${y}`,L+w/2,et.
y-8,ee,{opacity:H})),N.push(V(`score-${y}`,{x:L,y:O,width:w,height:Z},e[y]??G)),_+=I*Yt;let ne={x:W,y:E-_,width:p,height:I*
Yt},oe=P(l,1+B(y),2-Pn+B(y));oe>0&&N.push(V(`part-${y}`,wt({...et,height:X},ne,oe),pt));let se=P(l,2+B(y),3-Pn+B(y)),nn={
x:L,y:z,width:w,height:Z};if(se>0){let Y=st?Ft(G):se<1?G:t[y]??G;N.push(V(`weight-${y}`,wt(ne,nn,se),Y))}let eo=K&&y%2?22:
0,M=ct(r[y]??"",K?2*m-8:m);N.push(q(`label-${y}`,L+w/2,k+eo,M,{isQuiet:!0}))}return{width:R+20,height:k+(K?22:0)+10,marks:N}}
function Qi({sum:e},{moment:t}){return["Each score becomes a power of e: all of them are positive, and large ones stand \
out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Each power is divided by ${e}, so th\
at the weights sum to 1.`][t]??""}var Ji,Yt,Yi,Pn,Zi=v(()=>{"use strict";pe();Ji=3,Yt=150,Yi=60,Pn=.35});function sa(e){let t=new Zo(e),n=b(e,`.step-results ${Re}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:dt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=Fn(i.expression).join(),l=b(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&Fn(f.expression).join()===c);for(let f of u)r.add(f);s.push(vf(t,u))}else if(a==="scatt\
er")s.push(Mf(t,i));else if(a==="plain")s.push(Sf(i));else for(let c of i.grid.keys())s.push(Af(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function Fn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function Sf({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:na.plain,scene:null,words:()=>"",forget:()=>{}}}
function ze(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:na[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function Af(e,t,n,o){let s=t.grid[n]??[],r=Rt(t.figure).rows[n]??"",i=[St(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,h)=>h+1),f=()=>e.products(t,n);return ze({...a,
shown:u},f,ji,Bi)}let c=o==="softmax"?Ji:Yo,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?ze({
...a,shown:l},()=>e.softmax(t,n),Xi,Qi):ze({...a,shown:l},()=>e.average(t,n),ki,Ri)}function Mf(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:St(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return ze(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>Vi(u,{...d,asked:a[f]??-1}),Gi)}function vf(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=Fn(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>St(l)).join(", "),label:"",cells:n,shown:i};return ze(c,()=>e.moves(t),Hi,Wi)}function we(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:xo(e),level:e.dataset.level,tone:n,shade:o}}function Jt(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return Q(Number.isInteger(e)?vt(e):vt(e,n))}function ta(e){let t=e?dt(e):[];return{title:e?St(e):"",rows:t.
length,columns:t[0]?.length??0}}function ts(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function Of(e){let t=e.flat();return t.length>0&&t.length<=oa&&new Set(t).size===t.length}function ea(e){
let t=e&&Lt(e);return t?.op!=="sum"||t.parts.length>wf||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n==="multiply"&&
o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function es(e){return(Lt(e)?.parts??[]).map(n=>n.parts)}function Tf(e){
let t=es(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<yf&&t.every(o=>o>=0)}function $f(e,t){
let[n,o]=[ts(e),t&&ts(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var na,wf,bf,oa,xf,yf,Ef,Zo,
ra=v(()=>{"use strict";wo();J();fe();le();kt();Ci();Di();Ui();Ki();Zi();na={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},wf=96,bf=24,oa=48,xf=400,yf=1e-6,Ef=new Set(["table","view","join"]);Zo=class{constructor(t){this.
tableNamed=pn(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length)return"plain";if(o.op==="colle\
ct")return Of(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>Ef.has(h)))return n.length>1&&r>
1&&s.length<=xf?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=oa?"softmax":"plain";if(!i.has("matmul")||r>bf||!ea(c))return"\
plain";let l=this.#t(n[0]?.map((h,g)=>a(g))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((h,g)=>a(g*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(Tf)?"average":"products"}softmax({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(
n)(s*r.length),{powers:a,isShifted:c}=dn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>we(d,t)),shares:this.#o(i,r.length),powers:a.map(Jt),sum:Jt(a.reduce(
(d,h)=>d+h,0)),labels:Rt(t).columns,names:{scores:f?St(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${Jt(l)}`}`,weights:St(t)}}}average({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>es(
i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Rt(t).rows[s]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>we(u,t)),label:l||St(t)}}products({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((m,w)=>i(
s*r.length+w)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(m=>m.map(({value:w},E)=>w*(l[E]?.value??Number.NaN))),h=Gt(d.flat(),""),{rows:g,columns:p}=Rt(t);return{sliding:{
label:g[s]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((m,w)=>({label:p[w]??this.#i(m[0],f),tiles:this.#r(
m)})),products:d.map((m,w)=>m.map((E,O)=>{let{text:z="",level:K}=h[w*m.length+O]??{};return{text:Q(z),level:K?String(K):
void 0}})),sums:d.map(m=>{let w=0;return m.map(E=>(w+=E,Jt(w)))}),results:r.map(m=>we(m,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){let i=this.#e(n),{columns:a}=Rt(t),c=n.at(-1)?.groups??[],l=o.
flat(),u=c.map(()=>0),f=c.map((g,p)=>i(p).parts),d=s.map(g=>{let p=r.get(g)??0,m=f[p]?.[c[p]?.indexOf(g)??-1],w=m?.value??
Number.NaN,E=m?this.#r([m])[0]:void 0;return{label:this.#i(m,!0),tile:E??{text:Jt(w)},share:w,place:p}}),h=new Map(d.map(
({place:g},p)=>[g,p]));return{sources:d,places:l.map((g,p)=>({label:a[p]??"",tile:we(g,t)})),sums:d.map(({share:g,place:p},m)=>(u[p]=
(u[p]??0)+g,h.get(p)===m?l[p]?.textContent??"":Q(vt(u[p]))))}}moves(t){let n=Fn(t[0]?.expression??[]),o=n.map(r=>ta(this.
tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:h="",index:g=0}=l(f),p=n.indexOf(h),m=o[p]?.columns??1;s.push({tile:we(d,
i),from:{table:p,row:Math.floor(g/m),column:g%m},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:p})}}return{
sources:o,targets:t.map(({figure:r})=>ta(r)),flights:s}}#e(t){let n=(o,s)=>mn(this.tableNamed(o),s);return o=>Ne(t,o,n)}#t(t){
let n=t.map(es),[o,s]=[0,1].map(d=>n.map(h=>h.map(g=>g[d]))),r=d=>d?.every(h=>h.every((g,p)=>$f(g,d[0]?.[p]))),i=!r(o),[
a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!ea(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=Lt(t);if(t===n)return"";let[o,
s]=t.parts,r=o&&Lt(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;let a={add:`+ ${this.#a(s)||Jt(s.value)}`,divide:`\
÷ ${Jt(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){let{powers:o}=dn(t),s=o.reduce((r,i)=>r+
i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=Gt(t.map(({value:o})=>o),"");return t.map((o,s)=>{let{figure:r,cell:i}=this.#s(
o)??{};if(r&&i&&!o.op)return we(i,r);let{text:a="",level:c}=n[s]??{};return{text:Q(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?ts(t):{},s=n===void 0?null:this.tableNamed(n);if(!s)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{figure:r,cell:i[o],row:u,column:f,rows:c,
columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??""}#a(t){let n=this.#s(t);return n?St(
n.figure):""}}});function Rf(e){let t=i=>document.createElementNS(ia,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function Cf(e,t){let{element:n}=e;if(tt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){_f(e,t);return}tt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?tt(n,"d",t.path):(tt(n,"x",t.x.toFixed(2)),tt(n,"y",t.y.toFixed(2)),tt(n,"text-anchor",t.anchor),aa(n,t.text))}function _f({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(tt(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),tt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),tt(e,"data-tone",c.tone),tt(e,"data-shade",c.
shade),tt(t,"data-level",c.level),tt(n,"width",i.toFixed(2)),tt(n,"height",Math.max(0,a).toFixed(2)),tt(n,"rx",String(Math.
min(kf,i/4,a/4))),tt(o,"x",(i/2).toFixed(2)),tt(o,"y",(a/2+5.7).toFixed(2)),aa(o,c.text))}function tt(e,t,n){e.getAttribute(
t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}function aa(e,t){e.textContent!==t&&(e.textContent=t)}
var ia,Nf,Lf,kf,Hn,ca=v(()=>{"use strict";J();ia="http://www.w3.org/2000/svg",Nf=760,Lf=720,kf=5,Hn=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(ia,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:x(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#w("width",Nf)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=$(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#f(){return this.isScaled?Lf:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#f();if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,
asked:s});if(!r)return;t!==this.#r&&(this.#o=this.#w("height",t)),this.#r=t;let i=Math.max(this.#o,Math.ceil(r.height)),
a=Math.min(0,(r.width-t)/2);tt(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||tt(this.svg,"height",String(
i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.length-1,u=c===l&&o>l;this.#g(n.title,n.words({moment:c,
isAsked:s>=0&&c===l,isEnd:u}))}#g(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");
o.textContent=`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#w(t,n){let s=[...new Map(this.beats.map(r=>[`${r.kind} ${r.
cells.length}`,r])).values()].map(({scene:r})=>r?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...s))}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,r]of this.#t)n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.
get(s.key);r?.kind!==s.kind&&(r?.element.remove(),r=Rf(s.kind),this.#t.set(s.key,r)),Cf(r,s)}let o=[...n].join();o!==this.#n&&
(this.#n=o,this.svg.append(...t.map(({key:s})=>this.#t.get(s).element)))}}});function ua(e){e.addEventListener("click",t=>{let n=j(t),o=Wn(n);if(!o)return;n.closest("[data-play]")&&Vf(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&Yf(o,Number(s.dataset.move));let r=n.closest("[data-choice]");r instanceof HTMLElement&&
td(o,r),n.closest("[data-speed]")&&Kf(e)}),e.addEventListener("input",t=>{let n=j(t),o=Wn(n);if(!o||!(n instanceof HTMLInputElement)||
!n.matches("[data-scrub]"))return;Wt(o);let s=Number(n.value);jn(o,Ve.matches?Math.round(s):s)}),e.addEventListener("key\
down",t=>{let n=j(t),o=Wn(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-scrub\
]")||(t.preventDefault(),Wt(o),ma(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=j(n).closest(
la),s=o&&Wn(o);s&&o instanceof HTMLTableCellElement&&zf(s,o)})}function fa(e){for(let t of b(e,"[data-step]")){let n=$(t,
".play");!n||Ht.has(t)||(n.hidden=b(t,la).length<Df,n.hidden||jf.observe(t))}}function ss(e){for(let t of e)Xt(t)}function rs(e){
for(let t of b(e,"[data-step]"))Wt(t)}function da(e){Ht.get(e)?.stage?.redraw()}function Xt(e){let t=$(e,".play");if(!t||
t.hidden||Ht.has(e))return Ht.get(e);let n=sa(e),o=n.flatMap(f=>f.cells),s=Bf(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:Uf(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new Hn(e,n):null};Ht.set(e,l);let u=x(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,qf(l),l}function Bf(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?Ff:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,If/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,Pf/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function Uf(e,t){
let n=t.flatMap(a=>a.kind==="moves"?[]:a.cells),o=n.map(({textContent:a})=>a??"");if(n.length<os||new Set(o).size<os)return null;
let s=b(e,".step-text, .formula, .reasons, td:not(.step-results td)").map(({textContent:a})=>a).join(" "),r=a=>o.filter(
c=>c===a).length,i=a=>+(r(a)>1)+Number(s.includes(a));return n.slice(Math.floor(n.length/2)).map(a=>({cell:a,told:i(a.textContent??
""),size:Math.abs(Vt(a))})).sort((a,c)=>a.told-c.told||c.size-a.size)[0]?.cell??null}function qf({stage:e}){let[t]=e?.beats??
[];t&&e?.show(t,t.shown.length)}function zf(e,t){let n=Ht.get(e);if(!n?.stage||n.frame||n.at<n.moments.length)return;let o=n.
stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.indexOf(t),r=o.kind==="products"?s+1:o.shown.length;
n.stage.show(o,r)}function Vf(e){let t=Xt(e);if(t){if(t.frame){Wt(e);return}t.at>=t.moments.length&&jn(e,0),ha(e,t.moments.
length)}}function ha(e,t){let n=Xt(e);if(!n)return;Wt(e),n.goal=t,n.time=performance.now(),n.hold=Ve.matches?.01:0,pa(e,
!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/
1e3*Dn;n.time=s,Gf(e,n,r)};n.frame=requestAnimationFrame(o)}function Gf(e,t,n){let o=Math.floor(t.at),s=t.moments[o];if(t.
at>=t.goal||!s){Wt(e);return}if(o===t.at&&o===t.asks&&ga(e,t)){Qf(e,t);return}if(t.hold>0){t.hold-=n;return}let r=Math.min(
o+1,t.at+(Ve.matches?1:n/s.seconds)),i=r===o+1;i&&Ve.matches?t.hold=s.seconds:i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&
(t.hold=Hf),is(e,t,r)}function Wt(e){let t=Ht.get(e);t?.frame&&(cancelAnimationFrame(t.frame),t.frame=0,pa(e,!1),!(t.at<
t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute("data-playing")},Wf))}function pa(e,t){
x(e,"[data-play]").textContent=t?"Pause":"Play"}function Kf(e){Dn=ns[(ns.indexOf(Dn)+1)%ns.length]??1;for(let t of b(e,"\
[data-speed]"))t.textContent=`${Dn}×`}function Yf(e,t){let n=Xt(e);n&&(Wt(e),Math.abs(t)>1?jn(e,t<0?0:n.moments.length):
t<0||Ve.matches?ma(e,t):ha(e,Math.floor(n.at)+1))}function ma(e,t){let n=Xt(e)?.at??0;jn(e,t<0?Math.ceil(n)-1:Math.floor(
n)+1)}function jn(e,t){let n=Xt(e);n&&($(e,".playing .predict")?.remove(),is(e,n,Math.max(0,Math.min(n.moments.length,t))))}
function ga(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-mode="all"]')}function is(e,t,n){let{moments:o,
cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===n,f=(u?l?.end:o[c-1]?.end)??0,d=!!ga(e,t)&&
n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute("data-guessing",d),x(e,"[data-scrub]",HTMLInputElement).
value=String(n);let h=Jf(o,n);if(h){let m=d&&i?h.beat.cells.indexOf(i):-1;r?.show(h.beat,h.at,m)}let g=`${c} ${u}`;if(g===
t.painted&&n>0)return;t.painted=g;for(let[m,w]of s.entries())w.toggleAttribute("data-ahead",m>=f),w.removeAttribute("dat\
a-asked");wa(e,l,f,s.length);let p=l&&Xf(t,l);if(!p){yn(e),Rn(e,null);return}He(p,{withoutResult:!u||p.hasAttribute("dat\
a-ahead")}),!r&&(t.frame&&p.scrollIntoView({block:"nearest"}),Rn(e,p))}function Jf(e,t){let n=Math.max(0,Math.ceil(t)-1),
o=e[n];if(o?.beat.scene)return{beat:o.beat,at:o.place+t-n};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{
beat:s.beat,at:s.place+1};let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0}:null}function Xf({cells:e},{beat:t,
place:n,end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.
slice(r,a?i:s+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(Vt(f)));return l[u.indexOf(
Math.max(...u))]??e[o-1]}function wa(e,t,n,o){let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${Math.max(1,n)}\
 of ${o}`:"";x(e,".play output").textContent=r,x(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function Qf(e,t){Wt(
e);let n=t.asked;if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("d\
ata-asked",!0),wa(e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),He(n,{withoutResult:!0}),t.stage||Rn(e,n);let o=document.
createElement("div");o.className="predict",o.setAttribute("role","group"),o.setAttribute("aria-label","Predict, then see");
let s=document.createElement("p"),r=document.createElement("b");r.textContent="Predict, then see. ",s.append(r,"Which nu\
mber comes where the question mark is?");let i=document.createElement("div");i.className="choices",i.append(...Zf(n,t.cells).
map(a=>{let c=document.createElement("button");return c.type="button",c.dataset.choice=a,c.textContent=a,c})),o.append(s,
i),x(e,".play").after(o)}function Zf(e,t){let n=e.closest("figure"),o=t.filter(r=>r.closest("figure")===n).reverse(),s=new Map;
for(let r of[e,...o,...t])s.size<os&&s.set(r.textContent??"",Vt(r));return[...s].sort(([,r],[,i])=>r-i).map(([r])=>r)}function td(e,t){
let n=Ht.get(e),o=n?.asked;if(!n||!o)return;let s=o.textContent??"",r=t.dataset.choice===s;e.dataset.predicted=String(r);
let i=x(e,".playing .predict");for(let c of b(i,"button",HTMLButtonElement))c.disabled=!0,(c===t||c.dataset.choice===s)&&
(c.dataset.right=String(c.dataset.choice===s));is(e,n,n.asks+1),He(o);let a=document.createElement("p");a.setAttribute("\
role","status"),a.textContent=r?"Right. Play goes on.":`It is ${s}; the line above shows why. Play goes on.`,i.append(a),
x(e,"[data-play]").focus({preventScroll:!0})}function Wn(e){let t=e.closest("[data-step]");return t instanceof HTMLElement?
t:null}var la,If,Pf,Ff,Hf,Wf,ns,Df,os,Ht,Ve,Dn,jf,as=v(()=>{"use strict";To();J();le();Ti();ra();ca();la=`.step-results ${Ce}`,
If=20,Pf=60,Ff=.6,Hf=.5,Wf=2500,ns=[1,2,.5],Df=2,os=4,Ht=new WeakMap,Ve=matchMedia("(prefers-reduced-motion: reduce)"),Dn=
1;jf=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&Xt(t)},{rootMargin:"\
600px"})});var cs={};oo(cs,{previewEdits:()=>ed});function ed(e,t,n){let o=Ln(),{steps:s,known:r}=o.solve($n(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=b(e,":scope > [data-step]:not([hidden])").filter(xa),
c=a.flatMap(l=>b(l,"figure[data-table]").filter(xa));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&od(l,f,nd(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),da(l)}function xa(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-ba&&t<innerHeight+ba}function nd({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function od(e,t,n){let o=b(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of Gt(t,
n).entries()){let c=o[s];if(!c)continue;let l=Q(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
ya(c,"data-value",i===l&&!u?null:i),ya(c,"data-level",a?String(a):null)}}function ya(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var ba,ls=v(()=>{"use strict";J();Ue();fe();as();Go();kt();ba=100});function va(e,t,n){let o=id(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(ad).find(s=>s)??
ld(o,n)}function id(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.tables).
flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&Aa(a.variant)===Aa(s))||!i||!r?.length)
return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(g=>g.map(p=>Tn(p,e.
values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],...h}]}).
filter(({before:o,after:s})=>[...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>rd).reverse()}
function Aa({rows:e,columns:t}){return JSON.stringify([e,t])}function ad({title:e,shade:t,rows:n,columns:o,before:s,after:r}){
let i=o.length;if(t!=="weights"||new Set(o).size<Math.max(2,i))return null;for(let[a,c]of n.entries()){let[l,u]=[s,r].map(
m=>cd(m.slice(a*i,(a+1)*i)));if(l===void 0||u===void 0||l<0||u<0||l===u)continue;let f=[...o.keys()].filter(m=>m!==l&&m!==
u),d=[l,u,...f].slice(0,sd).sort((m,w)=>m-w),[h,g]=[o[l]??"",o[u]??""];return{text:`Without this step, which number of ${c?
`“${e}”, row ${c},`:`“${e}”`} is the largest?`,choices:d.map(m=>o[m]??""),right:g,outcome:`The largest is ${g}; \
with this step it is ${h}.`}}return null}function cd(e){let t=Math.max(...e);return e.filter(o=>t-o<Ma).length===1?e.indexOf(
t):-1}function ld(e,t){let n=e.find(ud);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.
abs),l=c.indexOf(Math.max(...c)),[u=0,f=0]=[i[l],a[l]],d=r.length,h=[s[Math.floor(l/d)],r[l%d]],g=[o,...h].filter(Boolean).
join(", "),p=Oa(u,f)?f>u?Ea:Sa:us;return{text:`“${g}” is ${t(u)}. What becomes of it without this step?`,choices:[Ea,
Sa,us],right:p,outcome:`${p}: ${t(f)}${p===us?"":` instead of ${t(u)}`}.`}}function ud({before:e,after:t}){return e.some(
(n,o)=>Oa(n,t[o]??Number.NaN))}function Oa(e,t){return Math.abs(e-t)>Ma*Math.max(1,Math.abs(e))}var Ea,Sa,us,sd,Ma,rd,Ta=v(
()=>{"use strict";zo();[Ea,Sa,us]=["It becomes larger","It becomes smaller","It stays the same"],sd=4,Ma=1e-9,rd=1e-6});var fs={};oo(fs,{askRemoval:()=>fd});function fd(e,t,n,o){let s=va(t,e.dataset.step??"",u=>Q(vt(u)));if(!s)return null;let r=document.
createElement("div");r.className="predict",r.setAttribute("role","group"),r.setAttribute("aria-label","Predict, then see");
let i=document.createElement("p"),a=document.createElement("b");a.textContent="Predict, then see. ",i.append(a,s.text);let c=document.
createElement("div");return c.className="choices",c.append(...s.choices.map(u=>$a(u,()=>l(u)))),r.append(i,c),x(e,".shee\
t-head").after(r),e.toggleAttribute("data-supposing",!0),x(c,"button").focus({preventScroll:!0}),r;function l(u){for(let h of b(
c,"button",HTMLButtonElement)){let g=h.textContent??"";h.disabled=!0,(g===u||g===s?.right)&&(h.dataset.right=String(g===
s?.right))}let f=document.createElement("p");f.setAttribute("role","status"),f.textContent=`${u===s?.right?"Right. ":""}${s?.
outcome}`;let d=$a("Put the step back",o);r.append(f,d),d.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),
n()}}function $a(e,t){let n=document.createElement("button");return n.type="button",n.textContent=e,n.addEventListener("\
click",t),n}var ds=v(()=>{"use strict";J();fe();kt();Ta()});function Vn(e,t){return e==="scale"?t.trim()!==""&&Number(t)>=Ba.min&&Number(t)<=Ba.max:e==="controls"||e==="caption"?bd[e].
includes(t):CSS.supports("color",t)}var Ba,bd,Ua=v(()=>{"use strict";Ba={min:.5,max:4},bd={controls:["none","some","all"],
caption:["none","title","all"]}});function za(e){let t=qa.then(xd).then(e);return qa=t.catch(()=>{}),t}function xd(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var qa,Va=v(()=>{"use strict";qa=Promise.resolve()});function Ya(e){return{"HTML frame":Ja(e),"Web component":yd(e),Markdown:Xa(e),Quarto:Ed(e),LaTeX:Sd(e)}}function Ja({title:e,
embed:t}){return`<iframe src="${Gn(t)}" title="${Gn(e)}" width="${Ga.width}" height="${Ga.height}" loading="lazy" allowf\
ullscreen style="border: 0; max-width: 100%"></iframe>`}function yd({server:e,attributes:t}){let n=Object.entries({server:e,
...t}).map(([o,s])=>s===""?o:`${o}="${Gn(s)}"`);return`<script src="${Gn(new URL("pointer-view.js",e).href)}" defer><\/sc\
ript>
<pointer-view ${n.join(" ")}></pointer-view>`}function Xa({title:e,embed:t,picture:n}){return`[![${Ad(e)}](<${Ka(n)}>)](\
<${Ka(t)}>)`}function Ed(e){return['::: {.content-visible when-format="html"}',"```{=html}",Ja(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',Xa(e),":::"].join(`
`)}function Sd({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${s}`,
"\\begin{figure}","  \\centering",`  \\href{${Md(o)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Ld(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function Gn(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Ad(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Ka(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Md(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Ld(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(Nd,"")].flatMap(n=>[...Td[n]??kd(n)]).map(n=>vd[n]??Rd(n)).join("")}function kd(e){
return $d.test(e)?e.normalize("NFD").slice(0,1):e}function Rd(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Od.test(e)?e:"?"}var Ga,
vd,Od,Td,$d,Nd,Qa=v(()=>{"use strict";Ga={width:960,height:540};vd={"\\":"\\textbackslash{}","~":"\\textasciitilde{}","^":"\
\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"$\\|$",
"·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"$\\le\
ftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty$","\
∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\\
rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Od=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Td={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},$d=/[ąęįųĄĘĮŲ]/,Nd=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function tc(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return Cd(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[Za("Title",n),Za("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Cd(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function Za(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,_d(n)),o.buffer}function _d(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var ec=v(()=>{"use strict"});function oc({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:Kn("Link"),embed:Kn("Embed"),json:Kn("JSON"),offline:Kn("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=Ge("JSON",()=>nc(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Fd(()=>{let{
link:m,embed:w}=t(),E=w?n():null;return{...m&&{Address:m},...E&&Ya(E)}}),f=()=>{let m=t();for(let w of Object.keys(a)){let E=m[w];
a[w].hidden=E===null,E!==null&&(a[w].href=E)}c.hidden=m.json!==null,u.hidden=m.link===null&&m.embed===null,l.hidden=qt.answers};
for(let m of["pointerenter","focusin"])i.addEventListener(m,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...Id.map(m=>{let w=m===Pd;return new Option(`${m}×`,String(m),w,w)}));let h=async m=>{
let{address:w,meta:E}=await o(m,Number(d.value)),O=E.origin??t().embed??location.href;sc(tc(w,m,{title:E.title,origin:O}),
`${e()}.${m}`)},g=()=>nc(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),p=document.createElement("span");return p.
append(Ge("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,p,Ge("SVG",()=>h("svg")),Ge("CSV",g),a.json,c,a.offline,u,l),
f(),i}function Fd(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>Ge(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await Hd(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function Hd(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function Kn(e){let t=document.createElement("a");return t.textContent=e,t}function Ge(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function nc(e,t,n){sc(new Blob(
[e],{type:n}),t)}function sc(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Id,Pd,rc=v(()=>{"use strict";yt();Qa();ec();Id=[1,2,4],Pd=2});function wc({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<ic.width||i.height<ic.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?Kd(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,...lc(l,c)}};let u=Jd(Yd(e,l),c),f={...u,...lc(u,c),...Qd(e,u,c),...eh(u,c)};
return{data:ah(e,u,c.height),layout:f}}function Kd(e,t){return bc(e,t)}function bc(e,t){if(!cc(e)||!cc(t))return t;let n={
...e};for(let[o,s]of Object.entries(t))n[o]=bc(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}
function cc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function xc(e,t){return Object.entries(e).filter(([
o])=>t.test(o))}function yc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Ec(e){return xc(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function Sc(e,t){return e[t]}function Yd(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,s=Array.isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==
-90||n.tickvals||!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function Jd(e,{width:t,isTiny:n,
scale:o}){let{xaxis:s,yaxis:r,meta:i}=e,a=s?.ticktext;if(!s||s.tickangle!==-90||!a||a.length<=Qt)return e;let c={...s,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((p,m)=>Yn(
p,m,1/0)),g=a.map((p,m)=>String(m+1));return{...e,xaxis:{...c,ticktext:g},yaxis:{...r,ticktext:h}}}let[u,f]=s.domain??[0,
1],d=(f-u)*(t-(n?dc:fc))/a.length;for(let h of[1,uc]){let g=a.map((m,w)=>Xd(Yn(m,w,1/0),d/h));if(g.includes(""))continue;
let p={...s.tickfont,size:h*o*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:g,...h<1&&{tickfont:p}}}}return e}
function Xd(e,t){let n=Math.floor(t/Dt)-1,o=[];for(let s of e.split(" ")){let r=o.at(-1);if(s.length>n)return"";r!==void 0&&
r.length+1+s.length<=n?o[o.length-1]=`${r} ${s}`:o.push(s)}return o.length<=Dd?o.join("<br>"):""}function Qd(e,t,{width:n,
height:o,isTiny:s,scale:r}){let i=Zd(e,t),a=Math.max(...i.map(w=>w.length*Dt+qd)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*lt>o/(s?4:3),u=i.length>0&&!l,f=th(t,o,r),h=((f.annotations?.find(({font:w})=>w?.size)?.font?.size??
0)/r||lt)*mc+2,g=Math.min(t.margin?.t??8,u?c*lt+4:t.annotations?.length?h:8),p=gc.some(w=>Sc(t,w)?.colorbar?.orientation===
"h"),m=!t.margin||p&&!s;return{...l&&{showlegend:!1},...!m&&{margin:{...t.margin,t:Math.ceil(g*r)}},...f}}function Zd(e,t){
if(t.showlegend===!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.
values()]:[]}function th(e,t,n){let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=o.
filter(r);if(!i.length)return{};let a=Ec(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=s.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-lt)/mc);if(u>=l)return{};let f=Math.max(Gd,u*
n);return{annotations:o.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function eh(e,{height:t,isTiny:n}){let o=Math.floor(
t/3/Dt),s=t-Ac(e,1/0,o)-hc,r={};for(let i of gc){let a=Sc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=nh(e,i,a,s))}return r}
function nh(e,t,n,o){let s=n.colorbar??{};if(o>=Wd||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],
i=s.tickvals??r?.colorbar?.tickvals,a=(s.len??1)*o;if(!i){let f=Math.max(Qt,Math.floor(a/lt/1.5));return{...n,colorbar:{
...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=lt)&&u.push(f)}return{...n,colorbar:{...s,tickvals:u}}}function lc(e,t){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=s?Math.floor(o/3/Dt):1/0,l=Ac(e,a,c),u=s?l?hc:pc:0,f=Math.max(o-l-(r?2*lt:u),lt),d=r?n-dc:Math.max(n-fc,60);
return Object.fromEntries(xc(e,/^[xy]axis/).map(([h,g])=>{let p=h.startsWith("x"),m=s&&p?rh(g,e,f):g,[w,E]=m.domain??[0,
1],O=(E-w)*(p?d:f),z=e.template.layout.font.size*t.scale,K=oh(m,p,O,z,t),k=e.meta.priority?.[h];return[h,sh(K,{isX:p,length:O,
fontSize:z,upright:c,priority:k},t)]}))}function oh(e,t,n,o,{isTiny:s,isFixed:r}){let i=e.title?.text??"";if(!s)return r&&
!t&&i.length*Dt>zd*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>Vd)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(Dt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:o-2},text:u}}}function sh(e,{isX:t,length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?ih(e,t,
n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*Dt>n-Dt)return{...e,tickfont:{size:.75*o}};if(h<=
Qt&&(t||!c||n>=lt))return e;let p=!t&&c&&n/h<lt&&n/h>=ac,m=Math.floor(n/(p?ac:lt)),w=h<=Qt?[h-1]:ch(h,m,r),E=t&&e.tickangle!==
0?s:1/0,O=Mc(f,u?a:1/0,E);return{...e,...p&&{tickfont:{...e.tickfont,size:uc*o}},tickvals:w.map(z=>d[z]??z),ticktext:w.map(
z=>O[z]??"")}}function rh(e,t,n){let[o]=yc(t,e.anchor)?.domain??[0,1],s=Ec(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=
o),-1/0),i=(o-r)*n;return e.side==="top"||i>2.4*lt?e:{...e,title:{},...i<.9*lt&&{showticklabels:!1}}}function ih(e,t,n,{
isTiny:o,isNarrow:s}){let r=Math.max(Qt,Math.floor(n/(t?Bd:lt*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/
r);return{...e,tickvals:e.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.
max(Qt,Math.floor(n/Ud))};let c=s&&t&&e.nticks&&!o?Qt:r,l=Math.min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:
e}function ah(e,t,n){return e.map(o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let s=yc(t,o.yaxis),[r,i]=s?.domain??
[0,1],a=s?.ticktext?.length;return a===void 0?o:(i-r)*(n-pc)<a*lt?{...o,texttemplate:""}:o})}function ch(e,t,n){let o=[...Array(
e).keys()];if(e<=t)return o;let s=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[
...o].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function Ac({xaxis:e},t,n){
let o=e?.tickangle===0?[]:e?.ticktext??[],s=Mc(o,t,n).map(r=>r.length);return Math.max(0,...s)*jd}function Mc(e,t,n){return e.
map((r,i)=>lh(r,i,t,n)).every((r,i)=>r===e[i])?e:e.map((r,i)=>Yn(r,i,n,t))}function lh(e,t,n,o){return n===1/0&&e.length<=
o?e:Yn(e,t,o,n)}function Yn(e,t,n,o=1/0){let s=o<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",
c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?14:1/0,d=Math.min(s?Math.max(5,Math.floor(o/48)):f,n),h=l.length>d&&!l.includes(
"&")?`${l.slice(0,d-1)}…`:l;return i+(u?`${t+1} ${h}`:h)+c}var ic,Wd,Qt,lt,Dt,ac,uc,Dd,jd,Bd,Ud,fc,dc,hc,pc,qd,zd,Vd,Gd,
mc,gc,vc=v(()=>{"use strict";ic={width:420,height:200},Wd=300,Qt=2,lt=20,Dt=8,ac=13,uc=.75,Dd=3,jd=7.5,Bd=44,Ud=18,fc=240,
dc=90,hc=56,pc=90,qd=48,zd=1.3,Vd=.6,Gd=9,mc=1.4,gc=["coloraxis","coloraxis2"]});function As(e,t){let n=JSON.stringify(Object.values(e)),o=xe.get(n)??new Map;xe.delete(n),xe.set(n,o);for(let i of xe.keys()){
if(xe.size<=uh)break;xe.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>fh(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function fh(e,t,n,o){let s=ys.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);ys.set(e,{query:t,views:r}),setTimeout(()=>{ys.delete(e),dh(t,r)},0)}async function dh(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await zt(`${o}/figures?${gt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof U&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?hh(e,l).then(u,f):f(a)}}function hh({server:e,path:t,query:n,theme:o},s){let r=gt({...n,theme:o});
return zt(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function Tc(e,t){let n=Es.get(e),o=n??(e.startsWith("#")?
ph(e.slice(1)):mh(e));n||(Es.set(e,o),o.catch(()=>Es.delete(e)));let s=await o;if(it(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=Oc(i),c=new Map;for(let d of Object.values(r))Oc(d).forEach((h,g)=>{c.set(h,a[g]??h)});
let{data:l,layout:u}=Ss({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function Oc(e){return e.layout.colorway}function Ss(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>Ss(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,Ss(s,
t)])):t.get(e)??e}async function ph(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function mh(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new U(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function ye(e,{server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=gt({...i&&e!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var uh,xe,ys,Es,$c=v(()=>{"use strict";yt();bn();uh=12,xe=
new Map,ys=new Map;Es=new Map});function Lc({x:e,y:t,xaxis:n,yaxis:o},s){let r=[Nc(n,e,s),Nc(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function Nc(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function kc(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(gh()),{_fullLayout:s}=e;
if(!s)return;let r=t.flatMap(i=>n.map(a=>wh(s,s[i],a)));o.replaceChildren(...r.filter(i=>i!==null))}function gh(){let e=document.
createElement("div");return e.className="view-marks",e}function wh(e,t,n){if(!t?._length)return null;let o=t._id.startsWith(
"x"),s=e[`${o?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[o?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!s?._length)return null;let[c,l]=o?[t._offset+i,s._offset]:[s._offset,t._offset+
i],[u,f]=o?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var Rc=v(()=>{"use strict"});function _c(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function Ic(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function Pc(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function Fc(e,t){return e.map(o=>{let{name:s,title:r,values:i}=o,a=Hc(o)[i.indexOf(t[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function Hc({values:e,labels:t}){return t??e}function Cc(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Ms(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var Jn,Wc=v(()=>{"use strict";Jn=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=Hc(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Cc(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),Cc("Open",n)}#a({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=Ms(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=Ms("‹",()=>i(-1)),l=Ms("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function Xn(e){return window.Plotly?Promise.resolve(window.Plotly):(vs??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${Dc}`,e).href:new URL(`../${Dc}`,import.meta.url).href;let s=()=>{vs=void 0,o.remove(),
n(new Error("The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.
Plotly?t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),vs)}async function jc(e,t,n){let{width:o,
height:s}=e.layout;return(await Xn()).toImage(e,{format:t,width:o,height:s,...t==="png"&&{scale:n}})}var Dc,vs,Bc=v(()=>{
"use strict";Dc="vendor/plotly/plotly-traces-4.1.1.min.js"});var kh={};function zc(e){return e instanceof U&&e.status===0}function Nh(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=Th,e}function Lh(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.
test(n))return[n,o];let s=o,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&
r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:s]});return Object.fromEntries(t)}var $s,Ns,bh,Vc,xh,Uc,Os,yh,
Eh,Sh,Ah,qc,Mh,vh,Oh,Th,$h,Ee,Ts,Ls,Gc=v(()=>{"use strict";yt();Ua();Va();rc();bn();vc();$c();Rc();Wc();Bc();So();Mo();$s=
{visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventions",against:"\
against"},Ns=["inputs","removed"],bh=new Set(["server","source","model","lesson","view","theme","reads",...Ns,...Object.
keys($s)]),Vc=["scale","accent","controls","caption"],xh=new Set([...Vc,"fill"]),Uc="pointer-view:hover",Os=matchMedia("\
(prefers-color-scheme: dark)"),yh={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},Eh=120,Sh=[["short",576,
0],["low",352,0],["tight",288,352]],Ah="400px 0px",qc=660,Mh="[data-answer]:not(pointer-view *)",vh=/^(\w+):(\d+)$/,Oh="\
The server draws this chart, and it does not answer.",Th="The answer above is computed in this browser.",$h="Type visits\
, or add a place, to see what the model answers.",Ee=null,Ts=null,Ls=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#a="";#f=[];#l=!1;#g=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#C()},{rootMargin:Ah});#w=new ResizeObserver(()=>requestAnimationFrame(()=>this.#N()));#d=new MutationObserver(
t=>this.#X(t.map(({attributeName:n})=>n??"")));#b=t=>this.getAttribute(t);#h=()=>{if(!this.#n||!this.#t){this.#y();return}
this.#O(this.#A),this.#m()};#k=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#R=({type:t})=>this.#ot(t==="beforeprint");connectedCallback(){
this.#e??=this.#H(),this.#P(),document.addEventListener("pointerscope:theme",this.#h),document.addEventListener(Uc,this.#k),
Os.addEventListener("change",this.#h);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#R);this.#w.
observe(this),this.#d.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#g.observe(this):this.#l=!0,this.#y()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#h),document.removeEventListener(Uc,this.#k),Os.removeEventListener(
"change",this.#h);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#R);this.#w.disconnect(),this.#d.
disconnect(),this.#g.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#f.join()&&(this.#f=t,this.#U())}get chosen(){
return this.#t?this.#E:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+wn(this.#t)+n)}get#c(){return this.#e??=this.#H(),this.#e}#C(){this.#l=!0,this.#g.disconnect(),this.#y()}#X(t){
t.some(o=>xh.has(o))&&(this.#P(),this.#m()),t.includes("beat")&&this.#_();let n=t.filter(o=>bh.has(o)&&!this.#Q(o));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#C():n.length?this.#y():this.#x.some(({name:o})=>t.includes(o))?this.#L()&&
this.#m():t.includes(this.#a)&&this.#y()}#Q(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#h(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#_(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#x(){return this.#t?At(this.#t).choices??[]:[]}#y(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#tt()}))}get#v(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Ut.href}get#I(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?Os.matches?"dark":"light":(t??this.#I)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t!==
null&&Vn("scale",t)?Number(t):1}#P(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#M)):this.style.removeProperty("--scale"),t&&Vn("accent",t)?this.style.setProperty("--accent",t):this.
style.removeProperty("--accent")}get#F(){if(this.hasAttribute("lesson")){let n=Ns.map(o=>[o,this.getAttribute(o)]);return{
needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let t=Object.entries($s).map(([n,o])=>[o,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#tt(){
let{needsHistory:t,query:n}=this.#F;this.#o+=1;let o=this.#o,s=this.getAttribute("source"),r=this.getAttribute("view")??
"",i=this.#v&&r&&(!t||n.visits||n.record);if(!s&&!i){this.#T($h);return}if(!this.#l){this.#T("");return}let a=this.#A;this.#O(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#S,path:this.#v,query:n,theme:a},l=this.hasAttribute("se\
rver")?this.#S:"",[u]=await Promise.all([s?Tc(s,a):this.#et(c,r),s?null:r===gn?import("./network-drawing.js"):Xn(l)]),f=it(
u),d=f?await import("./network-drawing.js"):null;f||await Xn(l),await za(()=>{o===this.#o&&(this.#st(d?.NetworkDrawing??
null,At(u).title),this.#t=f?u:structuredClone(u),this.#it(this.#t),this.#nt({...c,theme:"light"},r))})}catch(c){o===this.#o&&
this.#D(c)}finally{o===this.#o&&this.removeAttribute("aria-busy")}}async#et(t,n){let o=n===gn?this.#n:null,s=this.getAttribute(
"model")??"",r=await o?.compute(t,s,{isSilent:!1});if(r)return r;try{return await As(t,n)}catch(i){if(!zc(i))throw i;let a=await o?.
compute(t,s,{isSilent:!0});if(!a)throw i;return a}}#O(t){this.#I!==t?this.dataset.theme=t:delete this.dataset.theme}#nt(t,n){
if(!this.#t||it(this.#t))return;let{template:o,meta:s}=this.#t.layout,r=s.templates?.light;Ee??=r??(this.#A==="light"?o:
null),!(Ee||this.hasAttribute("source"))&&(Ts??=As(t,n),Ts.then(i=>{it(i)||(Ee??=i.layout.template)}).catch(()=>{Ts=null}))}#ot(t){
if(this.#i=t,!this.#t||!this.#s)return;let n=Ee??this.#n;this.#O(t&&n?"light":this.#A),this.#m(),t||requestAnimationFrame(
()=>this.#m())}#H(){let t=document.createElement("summary");t.textContent="Numbers";let n={title:this.#p("h3","view-titl\
e"),caption:this.#p("p","view-caption"),choices:this.#p("div","view-choices"),summary:this.#p("p","view-summary"),failure:this.#p(
"p","view-failure"),trust:this.#p("p","view-trust"),plot:this.#p("div","view-plot"),details:this.#p("details","view-tabl\
e"),exports:oc({name:()=>this.#G,links:()=>this.#mt(),view:()=>this.#t&&this.#gt(this.#t),picture:(s,r)=>this.#ht(s,r),csv:()=>ur(
this.#V()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),
n.plot.role="img",n.details.append(t),n.details.addEventListener("toggle",()=>this.#z());let o=new Jn(n.choices,{selected:()=>this.#E,
select:(s,r)=>this.#dt(s,r),open:s=>this.#u("open",s)});this.replaceChildren(...Object.values(n)),this.addEventListener(
"toggle",({target:s})=>this.#ft(s),!0);for(let s of[n.plot,n.details,n.choices,n.exports,n.failure])s.hidden=!0;return{...n,
controls:o}}#p(t,n){let o=this.querySelector(`.${n}`),s=o instanceof HTMLElement?o:document.createElement(t);return s.className=
n,s}#st(t,n){if(t===null==(this.#n===null))return;let o=this.#c,s=o.plot.cloneNode();s.removeAttribute("data-listening"),
s.role=t?"group":"img",o.plot.replaceWith(s),o.plot=s,this.#n?.bar?.remove(),this.#n=t?new t(s,{title:n,isProjected:this.
hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),told:r=>this.#Z(r),acts:{server:()=>this.hasAttribute("source")?
null:this.#S,answered:r=>this.#rt(r),resized:()=>requestAnimationFrame(()=>this.#N())}}):null,this.#n?.bar&&o.summary.before(
this.#n.bar)}#rt({figure:t,interventions:n}){this.#t=t;let{interventions:o}=this.#n??{};o?this.setAttribute("interventio\
ns",o):this.removeAttribute("interventions"),this.#L()&&this.#m(),this.#u("interventions",n)}#W(t){let{plot:n,details:o,
choices:s,exports:r,failure:i}=this.#c;for(let c of[n,o,s,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.hidden=!0)}#T(t){
this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#W(!0),this.#c.summary.textContent=
t}#D(t){this.#T("");let{failure:n}=this.#c,o=zc(t)&&document.querySelector(Mh)!==null,s=o?Oh:sn(t);if(n.replaceChildren(
s),o&&n.append(" ",Nh()),n.hidden=!1,this.#u("failed",{message:s}),!(t instanceof U)||![0,503].includes(t.status))return;
let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("click",()=>this.#y()),
n.append(" ",r)}#it(t){let{title:n,caption:o,controls:s}=this.#c,r=At(t);n.textContent=r.title,n.hidden=!1,o.textContent=
r.caption,this.#at(r.trust),this.toggleAttribute("data-network",it(t)),this.#W(!1),s.offer(r,it(t)?[]:t.data,!this.hasAttribute(
"fill")),this.#L()&&this.#m()}#at(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.hasAttribute("source")||
!qt.answers)return;let o=document.createElement("a"),s=encodeURIComponent(this.getAttribute("model")??"");o.href=new URL(
`insights/${s}#view-${t.view}`,this.#S).href,o.textContent="Which explanation to believe",n.append(" ",o)}#m(){if(!this.#t)
return;let{plot:t}=this.#c,n=this.#i,o=this.#$(wn(this.#t)),s=n?Math.min(o.width||qc,qc):o.width;if(!s)return;it(this.#t)?
(t.style.height=`${o.height}px`,this.#n?.draw(this.#t)):(t.style.height=o.isFixed?`${o.height}px`:"",this.#ct(t,this.#t,
{...o,width:s}));let r=!this.dataset.drawn;this.#s=`${s}×${o.height}`,this.dataset.drawn="true",r&&this.hasAttribute("b\
eat")&&this.#_(),this.#U(),this.#u("drawn",{})}#ct(t,{data:n,layout:o},s){let r=this.#i,i=r&&Ee?{...o,template:Ee}:o,a=this.#j(
{data:n,layout:i},s);window.Plotly?.react(t,a.data,r?{...a.layout,width:s.width}:a.layout,yh),t.dataset.listening||this.#lt(
t)}#j({data:t,layout:n},{width:o,height:s,isFixed:r}){let i="rgba(0, 0, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.
layout,u=c.size*a,f=wc({data:t,layout:Lh(n)},{width:o,height:s,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,
font:{...l.font,size:u}}};return{data:f.data,layout:{...f.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#lt(t){
t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[
,o,s]=vh.exec(String([n.customdata].flat()[0]))??[];o&&this.#u("select",{table:o,row:Number(s)})}),t.on("plotly_hover",({
points:[n]})=>{n&&this.#u("hover",{visits:Lc(n,this.#B)})}),t.on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#B(){
return this.#t?At(this.#t).visit_axes??[]:[]}#u(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#U(){
!this.#t||!this.#s||(this.#n?this.#n.mark(this.#f):kc(this.#c.plot,this.#B,this.#f))}#$(t){let{plot:n}=this.#c,o=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:o,height:t,isFixed:!1};this.#ut();let{above:s,below:r}=this.#q();this.style.setProperty(
"--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),Eh);return{width:o,height:i,isFixed:!0}}#ut(){
let[t,n]=[this.offsetWidth/this.#M,this.offsetHeight/this.#M],o=Sh.filter(([,s,r])=>n<s||t<r).map(([s])=>s).join(" ");this.
dataset.room!==o&&(this.dataset.room=o)}#q(){let{plot:t,details:n,exports:o}=this.#c,s=this.getBoundingClientRect(),r=s.
height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.
map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-s.top)/r,below:a/r}}#ft(t){
if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&
(n.open=n===t);requestAnimationFrame(()=>this.#N())}#N(){if(!this.#t)return;let{width:t,height:n}=this.#$(wn(this.#t));t&&
this.#s!==`${t}×${n}`&&this.#m()}#dt(t,n){this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#L(){let t=this.#t;if(!t)
return!1;let n=this.hasAttribute("lenient")?null:Ic(this.#x,this.#b);if(n)return this.#D(new Error(n.message)),this.#a=n.
name,!1;let o=At(t),s="";if(this.#x.length&&!it(t)){let r=this.#E;this.#c.controls.show(r);for(let a of t.data)a.meta&&(a.
visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));ir(t,r);let{summaries:i}=o;i&&(o.summary=i.texts[Pc(this.#x,i.by,
r)]??""),s=`: ${Fc(this.#x,r)}`}return this.#c.summary.textContent=o.summary??"",this.#c.plot.setAttribute("aria-label",
`${o.title}${s}. ${o.summary??""}`),this.#z(),!0}get#E(){return _c(this.#x,this.#b)}#z(){let{details:t}=this.#c;if(!t.open||
!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),
n.setAttribute("aria-label",`Numbers: ${At(this.#t).title}`),n.append(...this.#V().map(xn)),t.querySelector(".table-fram\
e")?.remove(),t.append(n)}#V(){return this.#t?lr(this.#t,this.#E):[]}async#ht(t,n){let o=this.#t;if(!o)throw new Error("\
There is no figure to save yet.");return{address:it(o)?await this.#n?.address(t,n)??"":await jc(this.#pt(o),t,n),meta:At(
o)}}#pt(t){let{data:n,layout:o}=structuredClone(t),s=this.#$(o.height),{paper_bgcolor:r,plot_bgcolor:i}=o.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#j({data:n,layout:o},s),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:s.width,...l}}}get#G(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#S,path:this.#v,view:this.getAttribute("vie\
w")??"",values:{...this.#F.query,...this.#E}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Vc.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(o)&&Vn(o,s??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#mt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&qt.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#K;return{link:n,embed:ye(
"embed",this.#J(s)),json:ye("json",s),offline:ye("offline",s)}}#J(t){let{controls:n,...o}=this.#Y,s={...t.values,...o,...n&&
n!=="some"&&{controls:n}};return{...t,values:s}}#gt(t){let n=this.#K,{title:o,summary:s=""}=At(t),r=["model","lesson","v\
iew","reads",...Ns,...Object.keys($s)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#E,...l&&{theme:l},...c},
f=this.#J(n);return{title:o,caption:s,name:this.#G,server:n.server,embed:ye("embed",f),picture:ye("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",Ls)});yt();To();J();var $o={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Gl="input, select, textarea, [contenteditable], dialog[open]",Kl="\
a[href], button, summary, [role=button]",Yl=".table-frame";function gr({send:e,isInDeck:t,keeps:n=()=>!1}){let o=!0;window.
addEventListener("pointerdown",()=>o=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(o=!1),!(!o||
!t()||!mr(r)||n(r.key))&&(r.stopImmediatePropagation(),s(r))},{capture:!0}),window.addEventListener("keydown",r=>{mr(r)&&
s(r)}),window.addEventListener("change",({target:r})=>{o&&t()&&r instanceof HTMLElement&&r.blur()});let s=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function mr({key:e,target:t,defaultPrevented:n,isComposing:o,altKey:s,ctrlKey:r,metaKey:i}){
if(n||o||s||r||i||!Object.hasOwn($o,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Gl)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Kl))return!1;let a=t.closest(Yl);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var Jl=1e5,Xl=100,wr=2e4,Ql=8,Zl=1e3;function br({state:e,height:t,set:n,mark:o=()=>{},keeps:s=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let g of a?
["*"]:i)r.postMessage(h,g)},f=(h,g)=>u({pointerscope:h,...g});r!==window&&gr({send:h=>{f("key",h);let g={method:"trigger\
Key",args:[$o[h.key]]};l||u(JSON.stringify(g))},isInDeck:()=>l,keeps:s});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:g,data:p})=>{h!==r||!(a||i.includes(g))||(p?.pointerscope==="set"&&(n(tu(p.state)),d()),p?.pointerscope===
"mark"&&o(eu(p.visits)),p?.pointerscope==="deck"&&(l=!0),p?.pointerscope==="ask"&&(c="",d()))}),(h,g)=>h==="state"?d():f(
h,g)}function tu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,o]of Object.entries(e).
slice(0,Xl)){let s=o===null?null:nu(o);(s===null||s!==void 0&&s.length<=Jl)&&(t[n]=s)}return t}function eu(e){return(Array.
isArray(e)?e.slice(0,Zl):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function nu(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&xr(e,Ql)<=wr?JSON.stringify(e):void 0}function xr(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=xr(o,t-1),n>wr)return Number.POSITIVE_INFINITY;
return n}yt();J();kt();var En=0;function yr(e,t,n){e.addEventListener("submit",o=>{let s=j(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),ou(s,t,n))})}async function ou(e,t,n){En+=1;let o=En,s=e.dataset.exercise??"",r=b(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await zt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:ru(e)},lang:n})}),a=i.find(c=>c.id===s);o===En&&a&&iu(e,a.marked,r)}catch(i){if(!(i instanceof U))throw i;if(o!==En)
return;x(e,"[data-marked]").textContent=i.message,x(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)su(e,r,a)?.setAttribute("aria-invalid","true")}}function su(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||s===void 0?t[0]:Er(e)[Number(o)]?.[Number(s)]}function Er(e){return b(e,"tbody tr").map(t=>b(t,"input",
HTMLInputElement))}function ru(e){if(e.querySelector("input[type=radio]"))return b(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=Er(e);return t.length?t.map(n=>n.map(o=>o.value)):x(e,"input",HTMLInputElement).value}function iu(e,{right:t,
all_right:n,computed:o},s){let r=t.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=x(
e,"[data-marked]"),a=x(e,"[data-because]");if(i.replaceChildren(au(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${cu(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function au(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function cu(e,t){
if(typeof e=="string")return e;let n=o=>Q(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join("; ")}J();kt();var lu=8,uu=4;function Sr(e){e.addEventListener("pointerdown",t=>{let n=j(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&No(t,n.value,s=>We(e,n.name,s))})}function No(e,t,n){let o=Number(ke(t));if(e.button!==0||Number.isNaN(o))return;
let s=ko(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||(a||=Math.abs(d)>=
uu,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Lo(o,Math.round(d/lu)*s);h!==i&&n(h),i=
h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();a&&(addEventListener(
"click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;addEventListener(
"pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",l,{signal:u})}function We(e,t,n){
let o=$(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!o||o.value===n||(o.value=n,o.dispatchEvent(new Event("input",{bubbles:!0})))}
function Lo(e,t){return Q(String(Number((e+t).toFixed(6))))}function ko(e){let t=(ke(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}J();function Ar(e){for(let t of b(e,"[data-step]")){let n=new Map(b(t,"figure[data-table]").map(s=>[vr(s.querySelector("\
figcaption math")),s.dataset.table??""]));n.delete("");let o=$(t,".formula");o&&Or(o,n)}}function Mr(e){e.addEventListener(
"pointerover",t=>{let n=j(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");fu(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function fu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of b(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function vr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function Or(e,t){for(let n of e.children){let o=t.get(vr(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):Or(n,t)}}J();var du=["beside","above","below","figure"],Tr={width:960,height:540},hu=2,Co=.6,Ro=.1,pu=320,mu=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:Co}],$r=["notes reasons remark switch","notes reasons remark switch formula"],gu=[1,.8,Co],Sn=new WeakMap;function Lr(e,t){
let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=$(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Tr.width,innerHeight/Tr.height,hu),l=Number(o)||Math.max(
1,c);e.style.setProperty("--most",String(l)),wu(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(s)).observe(
t),t.addEventListener("click",r=>{let i=j(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Su(a),i.dataset.turn&&Rr(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function kr(e){for(let t of e){Sn.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function wu(e,t,n,o){let s=`${n}×${o}×${t}`;if(Sn.get(e)?.frame===s)return;let r=$(
e,"pointer-view"),i=n>o,a=du.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=bu(e,a,t,r)??yu(e,
Math.min(t,1));delete e.dataset.fitting,Sn.set(e,{frame:s,arrangement:c}),c.pages&&Rr(e,Number(e.dataset.page??0));let l=String(
c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function bu(e,t,n,o){delete e.dataset.paged;for(let{out:s,
parts:r,least:i}of mu){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?a.scale*(o?.8:1)+
Ro:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=xu(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}if(a)return ue(e,
a),a}return null}function xu(e,t,n,o,s,r){let i=u=>(ue(e,{out:t,layout:n,scale:u}),Eu(e));if(!i(o))return null;let[a,c]=[
o,s];for(c-a>Ro&&i(c)&&(a=c);c-a>Ro;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};ue(e,{out:t,
layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*pu));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}function yu(e,t){
e.dataset.paged="";let n=gu.map(i=>Math.min(i,t));for(let i of $r){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...Nr(
e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return ue(e,a),a}
let[o,s]=[$r.at(-1)??"",n.at(-1)??Co],r={out:o,layout:"below",scale:s,pages:Nr(e,o,s).pages};return ue(e,r),r}function Nr(e,t,n){
ue(e,{out:t,layout:"below",scale:n});let o=_o(e);for(let m of o)m.dataset.turnedTo="";let{rowGap:s,columnGap:r}=getComputedStyle(
x(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=x(e,".shown").getBoundingClientRect(),l=c.height-x(
e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,g=0,p=x(e,".formula").scrollWidth<=c.width+1;for(let m of o){
let{width:w,height:E}=m.getBoundingClientRect();p&&=E<=l&&_r(m),g&&g+w>c.width&&(d+=h+i,h=0,g=0),u.length&&d+Math.max(h,
E)>l&&(u=[],f.push(u),d=0,h=0,g=0),u.push(m),h=Math.max(h,E),g+=w+a}return{pages:f,isFitting:p}}function Rr(e,t){let n=Sn.
get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of _o(e))n[o]?.includes(
s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;x(e,".pager").hidden=n.length===1,x(e,"[data-turned]").textContent=`${o+
1} of ${n.length}`;for(let s of b(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}function _o(e){
return b(e,".matrix, .shown > pointer-view")}function ue(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.layout=n,
x(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function Eu(e){let t=e.getBoundingClientRect(),n=x(
e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,x(e,".words"),x(e,".shown")].every(Cr)&&n.scrollWidth<=n.clientWidth+1&&[n,..._o(e)].every(s=>o(s)&&_r(s))}function Cr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function _r(e){let t=e.querySelector(
":scope > .table-frame");return!t||Cr(t)}function Su(e){let t=document.createElement("dialog");t.className="rest";let n=x(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),x(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...x(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}J();var Au=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Mu="Write a number, such as 0.5, in every cell.",Mn=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#a(),t.addEventListener("input",s=>{let r=s.target;this.#w(r.name,r.value),this.#d()}),
t.addEventListener("click",s=>{let r=j(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#h(i,1),"fewer"in r.dataset&&
this.#h(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(Ct(s),Pr(Ir(s)));this.#f(),b(this.#e,"\
input, select")[0]?.focus(),this.#d()}),this.#b()}get text(){let t={};for(let n of this.#s){let o=Ct(n),s=Fr(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(Ir(n))&&(t[o]=s)}return Object.keys(t).length?
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
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#o.clear();for(let t of this.#s){let n=An(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(Ct(t),s==="words"?o:s==="matrix"?vu(n,!!r):o[0]??"")}}#f(){for(let t of this.#s)
for(let n of An(t)){let o=this.#g(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#g(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#w(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#d(){this.#b(),this.#n()}#b(){for(let t of this.#s){let n=Ct(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?An(t).filter(c=>De(c.value)===null):[];for(let c of o?An(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),Ou(t,s.length?Mu:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of b(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of b(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#h(t,n){let o=Ct(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=Io(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?Io(l,n):l.map(u=>Io(u,n))),l!==void 0&&this.#o.set(c,l)}this.#d()}};
function Ct(e){return e.dataset.input??""}function Ir(e){return JSON.parse(e.dataset.default??"null")}function An(e){return b(
e,"input, select")}function vu(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function Io(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Pr(e){return Array.isArray(e)?e.map(Pr):String(e)}function Fr(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return De(t);let n=t.map(o=>Fr(e,o));return n.includes(null)?null:n}function De(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Au.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function Ou(e,t){let n=x(
e,"[data-failure]");n.textContent=t,n.hidden=!t}yt();J();yt();J();var Po=null;function Tu(){let e=b(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:o,pathname:s}=location,
r=o+s;if(!t){let a=s.slice(Ut.pathname.length),c=$(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=gt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Hr(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Po?.disconnect(),Po=new PerformanceObserver(n=>{let o=n.getEntries().map(({name:s})=>s);
t({addresses:o.filter(s=>!s.includes("?"))})}),Po.observe({type:"resource",buffered:!0}),t({addresses:[],page:Tu()})}async function Wr(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Hr),await navigator.serviceWorker.register(
new URL("service-worker.js",Ut),{updateViaCache:"none"}),Hr()}catch{}}function Fo(e=""){let t=["The server does not answ\
er.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?t:`${t} Keep this page ope\
n: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}.`}function Dr(){document.readyState==="complete"?Wr():addEventListener("load",Wr)}var dd=4e3,ka="This page computes your changes in your browser and hides what only the server can update.",Bn=document.getElementById(
"lesson-record")!==null,be=!1,ps,Un=!1;async function Ra(e,{address:t,files:n,signal:o}){if(gs())return hs(e,{files:n,signal:o});
if(!be)return Na(t,o);if(Un)return Un=!1,hs(e,{files:n,signal:o});try{let s=await Na(t,js(o));return ms(""),s}catch(s){if(!(s instanceof
U&&[0,...so].includes(s.status)))throw s;return ms(Fo(ka)),hs(e,{files:n,signal:o})}}function gs(){return Bn}function Ca(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),ps??=qn(e)},o=setTimeout(n,dd);for(let s of["pointerdown","ke\
ydown"])document.addEventListener(s,n,{signal:t.signal})}async function _a(e){if(!Bn&&!be&&e&&(ps??=qn(e),await ps),!Bn&&
!be)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Ue(),kn));return t()}async function qn(e){try{let t=[
Promise.resolve().then(()=>(Ue(),kn)),Promise.resolve().then(()=>(ls(),cs)),Promise.resolve().then(()=>(ds(),fs))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||be)return;let o=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...b(o,"head > *, body > *")),be=!0,Un=ro(n),Un&&ms(Fo(ka)),Dr()}catch{}}async function Ia(e,t,n){if(!Bn&&!be)return;
let{previewEdits:o}=await Promise.resolve().then(()=>(ls(),cs));try{o(e,t,n)}catch(s){if(!(s instanceof U))throw s}}function ms(e){
let t=$(document,"[data-silence]");t&&(t.textContent=e)}async function hs(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Ue(),kn));
return n(e,t)}async function Na(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(La),s=await o.text().catch(La);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new U(o.status,
hd(s,o.status))}function La(e){throw Pt(e)?e:new U(0,[{where:"",message:ve,suggestions:[]}])}function hd(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:Oe(t),suggestions:[]}]}}as();var Pa="pointerscope-lessons";function Fa(){try{let e=JSON.parse(localStorage.getItem(Pa)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function ws(e){let t=Fa()[e];return new Set(Array.isArray(t)?t:[])}function bs(e,t){let n=ws(
e);if(!n.has(t))try{localStorage.setItem(Pa,JSON.stringify({...Fa(),[e]:[...n,t]}))}catch{}}le();J();var pd=3e4,Ha=660;async function Wa(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+pd;for(;Date.now()<
t&&e.some(md);)await new Promise(n=>setTimeout(n,100))}function md(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function Da(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=b(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=b(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>Ha);for(let r of s)r.style.setProperty("--print-scale",String(Ha/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}J();le();var gd="Type a number, or drag it sideways",wd=/^[\d.,+−-]$/,zn=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,
t.addEventListener("pointerdown",o=>{let s=xs(o),r=s&&this.#n(s);!r||j(o)instanceof HTMLInputElement||No(o,r.value,i=>{We(
n,r.name,i),s.textContent=i})}),t.addEventListener("click",o=>{let s=xs(o);s&&this.#o(s)}),t.addEventListener("keydown",
o=>{let s=xs(o);if(!s||o.ctrlKey||o.metaKey||o.altKey)return;if(j(o)instanceof HTMLInputElement){this.#a(o,s);return}let r=wd.
test(o.key);!r&&o.key!=="Enter"&&o.key!=="F2"||(o.preventDefault(),this.#o(s,r?o.key:void 0))})}prepare(){for(let t of b(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,o=$(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(o?.dataset.kind??"")){t.dataset.editable="",x(t,".table-frame").title=gd;for(let[s,r]of b(
t,"tbody td").entries())r.tabIndex=s===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(_e),o=n?.closest(
"figure"),s=n?.closest("[data-step]");return!(o instanceof HTMLElement)||!(s instanceof HTMLElement)?null:{step:s.dataset.
step??"",table:o.dataset.table??"",index:dt(o).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:o,editor:s}){let r=$(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&dt(r).flat()[o];i&&(s?this.#r(i,s):ja(i))}#n(t){let n=t.closest(hn),{row:o,column:s}=ce(dt(n),t),{table:r=""}=n.
dataset,i=a=>$(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${o}.${s}`)??i(r)}#o(t,n){let o=this.#n(
t);if(!o||t.querySelector("input"))return;let s=document.createElement("input");s.className="tile-editor",s.inputMode="d\
ecimal",s.autocomplete="off",s.dataset.field=o.name,s.dataset.before=o.value,s.setAttribute("aria-label",o.getAttribute(
"aria-label")??""),s.value=n??o.value,s.addEventListener("input",r=>{r.stopPropagation(),this.#s(s)}),s.addEventListener(
"blur",()=>this.#i(s)),this.#r(t,s),n===void 0?s.select():this.#s(s)}#r(t,n){let{selectionStart:o,selectionEnd:s}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(o,s)}#s(t){let n=De(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&We(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let o=this.#n(n),{before:s}=t.dataset;t.remove(),n.textContent=(o?.value===s?n.dataset.shown:o?.value)??
"",o?.value!==s&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let o=x(n,"input",HTMLInputElement),s={ArrowUp:1,
ArrowDown:-1}[t.key];if(s){t.preventDefault();let r=De(o.value);if(r===null)return;o.value=Lo(r,s*ko(o.value)),this.#s(o)}
t.key==="Escape"&&(t.preventDefault(),We(this.#t,o.dataset.field??"",o.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&ja(n)}};function xs(e){return j(e).closest(_e)}function ja(e){e.tabIndex=0,e.focus({preventScroll:!0})}var Rh=350,Ch=60,Is=["removed","inputs","layer","head"],Yc=["step","all",...Is],_h={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},A=x(document,"[data-lesson]"),F=x(A,"[data-steps]"),Ze=A.dataset.only,ks=x(A,"[data-error]"),Se=$(A,"[data-in\
puts]"),te=Se&&new Mn(Se,x(A,"[data-reset]",HTMLButtonElement),Vh),Cs=Se&&new zn(F,Se),_s=$(A,"details.inputs",HTMLDetailsElement),
jt="frame"in A.dataset,{states:Ih,leftOut:Jc="",edited:Xc=""}=A.dataset,{record:Xe}=A.dataset,T=Ps(location.search),ft={
...T,...Hs(Ps(Ph()))},Rs=new AbortController,Ke=0,Je=0,Kc=0,Zt=null;function Ps(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??Jc,inputs:t.get("inputs")??Xc,layer:t.get("layer")??"",head:t.
get("head")??""}}function Ph(){return gs()?"":A.dataset.shown??location.search}async function Fh(){Xe&&await qn(Xe),Zn({
history:"keep",isFresh:!0})}var Hh=jt?Lr(A,F):()=>{},Wh="framers"in document.body.dataset?br({state:qh,height:()=>A.scrollHeight,
set:zh,keeps:e=>Qc(e)!==null}):()=>{},xt=()=>b(F,":scope > [data-step]"),tn=e=>xt().findIndex(t=>t.dataset.step===e),Bt=()=>Math.
max(0,tn(T.step)),Qc=e=>{let t=_h[e];if(Ze||!t||T.all&&e.startsWith("Page"))return null;let n=Bt()+t;return n>=0&&n<xt().
length?n:null},Zc=()=>jt&&window.parent!==window;function It(){let e=!!T.all||!!Ze,t=Bt(),n=xt();for(let[s,r]of n.entries())
r.hidden=!e&&s!==t;for(let s of b(A,"[data-beside]"))s.hidden=!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!jt)for(let s of bo(
F,"pointer-view[lazy]"))s.removeAttribute("lazy");A.dataset.mode=e?"all":"one",A.toggleAttribute("data-first",t===0);for(let s of b(
A,"[data-follow]",HTMLSelectElement)){let r=s.dataset.follow;s.value=T[r]||"0"}for(let s of b(A,"[data-slide]"))Bh(s,s.dataset.
slide===n[t]?.dataset.step);$(A,"[data-place]")&&Uh(t,n.length,e),jh(),Dh(n);let o=n[t];!e&&!jt&&o&&ss([o]),Hh(),Wh("sta\
te",{})}function Dh(e){let t=to(ft);for(let r of b(A,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=$(A,"[data-changed]");if(!n)return;let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${x(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),s=[o.length?`Left out: ${o.join(", ")}.`:"",ft.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!s.length,n.textContent=`${s.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function Fs(){return!jt&&!("opens"in A.dataset)}function jh(){let{lesson:e=""}=A.dataset;if(!Fs())return;let t=ws(
e);for(let n of b(A,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Bh(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function Uh(e,t,n){for(let s of b(A,"[data-controls]"))s.hidden=!1;x(A,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,x(A,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,x(A,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let o=$(A,"[data-all]",HTMLInputElement);o&&(o.checked=n)}function Qe(e,t=!1){let n=xt(),
o=n[Math.max(0,Math.min(n.length-1,e))];o&&(rs(F),Fs()&&bs(A.dataset.lesson??"",n[Bt()]?.dataset.step??""),T={...T,step:o.
dataset.step??""},en("replace"),It(),t&&x(o,"h1, h2").focus({preventScroll:!0}),T.all?o.scrollIntoView({block:"start"}):
o.getBoundingClientRect().top<0&&A.scrollIntoView({block:"start"}),A.querySelector("[data-slide][aria-current]")?.scrollIntoView(
{block:"nearest",inline:"nearest"}))}function Hs({removed:e,inputs:t,layer:n,head:o}){return{removed:e,inputs:t,layer:n,
head:o}}function Qn(e,t){return Is.every(n=>e[n]===t[n])}function qh(){return{step:xt()[Bt()]?.dataset.step,removed:ft.removed,
inputs:ft.inputs}}function zh({step:e,...t}){e!==void 0&&!Ze&&Qe(Math.max(0,tn(e??"")));let n={};for(let o of Is)o in t&&
(n[o]=t[o]??"");Ae(n)}function en(e){let t=tl({...T,...Hs(ft)});if(t!==location.pathname+location.search)try{e==="push"&&
!Zc()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function tl(e){let t=[...new URLSearchParams(
location.search)].filter(([s])=>!Yc.some(r=>r===s)),n=gt({...Object.fromEntries(t),...e});Jc&&!e.removed&&n.set("removed",
""),Xc&&!e.inputs&&n.set("inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:location.pathname}function Vh(){
let e=te?.text;cancelAnimationFrame(Kc),typeof e=="string"&&(Kc=requestAnimationFrame(()=>Ia(F,e,to(T)))),clearTimeout(Je),
Je=setTimeout(()=>Ae({}),Rh)}function Ae(e){let t=Je&&te?te.text:null;clearTimeout(Je),Je=0;let n={...T,...t===null?{}:{
inputs:t},...e};Qn(n,T)||(T=n,Zn({history:"push"}))}async function Zn({history:e,isFresh:t=!1}){Ke+=1;let n=Ke;Rs.abort(),
Rs=new AbortController,F.setAttribute("aria-busy","true");try{let o=await Ra(T,{address:tl(T),files:Ih,signal:Rs.signal});
if(n!==Ke)return;Yh(o,t),ft=T,el([]),e==="push"&&en("push"),It()}catch(o){if(Pt(o))return;if(!(o instanceof U))throw o;n===
Ke&&Gh(o.problems,e)}finally{n===Ke&&F.removeAttribute("aria-busy")}}function Gh(e,t){el(e);let n=e.every(s=>s.where.startsWith(
"inputs"));if(T={...T,...n?{inputs:ft.inputs}:Hs(ft)},!Qn(T,ft)){Zn({history:t});return}let o=to(ft);for(let s of b(F,"[\
data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");en("replace"),It()}function Kh(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function to(e){return new Set(e.removed.split(",").filter(Boolean))}function Yh(e,t){
rs(F);let n=Cs?.place,o=document.activeElement?.closest("[data-remove]"),s=o instanceof HTMLElement?o.dataset.remove:void 0;
for(let i of xt()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&Zt&&i.
contains(Zt)&&c.hasAttribute("data-removed")&&x(c,".sheet-head").after(Zt),c&&i.replaceWith(c)}for(let i of b(A,"[data-r\
enew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=$(e,"[da\
ta-inputs]");r&&te?.replace(r,t),Zt?.isConnected&&document.activeElement===document.body&&x(Zt,"button:enabled").focus({
preventScroll:!0}),s&&$(F,`[data-remove="${CSS.escape(s)}"]`)?.focus(),nl(),n&&Cs?.restore(n)}function el(e){let t=te?te.
showProblems(e):e,n=_s?.open?t:e;ks.textContent=n.map(o=>o.message).join(" "),ks.hidden=n.length===0,n.length&&A.dataset.
live&&ks.append(" ",Jh(A.dataset.live))}function Jh(e){let t=document.createElement("a");return t.href=e,t.textContent="\
Open it on the server",t.search=gt({...T,all:null}).toString(),t}function nl(){dr(F),Cs?.prepare(),Xh(),fa(F),Ar(F),F.querySelector(
"pointer-view")&&Promise.resolve().then(()=>(Gc(),kh));for(let e of b(F,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=gt({...T,all:null,step:n}).toString()}for(let e of b(
A,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=gt({removed:T.removed,
inputs:T.inputs,lang:t}).toString()}for(let e of b(A,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of Yc)t.delete(n);e.search=t.toString()}}function Xh(){let e=!jt&&!ft.removed&&!ft.inputs;for(let t of b(
F,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.
remove(),!e||o)continue;let s=document.createElement("button");s.type="button",s.dataset.guess=t.dataset.remove,s.textContent=
"Predict what it changes",n?.before(s)}}async function Qh(e){let t=xt()[tn(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.
all([_a(Xe),Promise.resolve().then(()=>(ds(),fs))]);if(!t?.isConnected)return;let s=()=>Ae({removed:e.dataset.guess??""});
Zt=n&&o(t,n,s,()=>Ae({removed:""})),Zt?e.remove():s()}function Zh(e,t,{row:n,column:o}){let s=Object.fromEntries(new URLSearchParams(
location.search)),r=gt({...s,step:null,all:null,row:n,column:o});return zt(`${A.dataset.api}/${e}/${t}?${r}`)}async function tp(){
let{solutionsAt:e}=A.dataset;if(!(!e||$(A,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");F.after(...b(n.body,"[data-solutions]"))}catch{}}async function ep(e){e.disabled=
!0;let{all:t}=T;T={...T,all:"1"},It(),await Promise.all([Wa(bo(F)),tp()]),window.print(),T={...T,all:t},It(),e.disabled=
!1}function ol(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${hn} td`)!==null}function sl(e){for(let t=e;t&&
t!==F;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}F.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=to(T);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),Ae({removed:[...n].join(",")})});
A.addEventListener("change",e=>{let t=Xs(e);t.dataset.follow&&Ae({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(T={...T,all:t.checked?"1":""},en("replace"),It(),xt()[Bt()]?.scrollIntoView({block:"start"}))});A.addEventListener(
"click",e=>{let t=j(e);t.dataset.go&&Qe(Bt()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");
n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&ep(t),t.closest(".onward \
a")&&Fs()&&bs(A.dataset.lesson??"",xt()[Bt()]?.dataset.step??""),"guess"in t.dataset&&Qh(t);let o=t.closest("[data-slide\
]");o instanceof HTMLElement&&(e.preventDefault(),Qe(tn(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{
let t=j(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||ol(t)||sl(t))return;let n=Qc(e.key);n!==null&&(e.preventDefault(),
Qe(n,!0))});var Ye;F.addEventListener("touchstart",e=>{let t=j(e);Ye=e.touches.length===1&&!sl(t)&&!ol(t)?e.touches[0]:void 0},
{passive:!0});F.addEventListener("touchend",({changedTouches:[e]})=>{if(Ze||!Ye||!e)return;let[t,n]=[e.clientX-Ye.clientX,
e.clientY-Ye.clientY];Ye=void 0,Math.abs(t)>Ch&&Math.abs(t)>2*Math.abs(n)&&Qe(Bt()-Math.sign(t))});window.addEventListener(
"popstate",()=>{T=Ps(location.search),Qn(T,ft)?It():Zn({history:"keep",isFresh:!0})});Zc()||Da(F,()=>{for(let e of xt())
e.hidden=!1;for(let e of b(F,"[data-beside]"))e.hidden=!1;jt||ss(xt()),jt&&kr(xt())},It);!T.step&&location.hash&&(T.step=
location.hash.slice(1));T.step&&tn(T.step)<0&&!Ze&&(T.step="",en("replace"));_s&&T.inputs&&(_s.open=!0,te?.unfold(Kh(T.inputs)));
fr(F,"opens"in A.dataset?Zh:null);yr(F,A.dataset.lesson??"",A.lang);ua(F);Se&&Sr(Se);Mr(F);nl();It();A.dataset.ready="tr\
ue";Xe&&Ca(Xe);Qn(T,ft)||Fh();
