var dl=Object.defineProperty;var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var os=(e,t)=>{for(var n in t)dl(e,n,{get:t[n],enumerable:!0})};async function Vt(e,t,n=Ut){let s=await pl(new URL(`api/${e}`,n),t);if(String(n)===Ut.href&&ml(s!==null&&!is(s)),!s)return Bo();
if(!(s.headers.get("content-type")??"").includes("json")){let i=Te(s.status);throw new U(s.status,[{where:"",message:i,suggestions:[]}])}
let r=await s.json().catch(Bo);if(!s.ok)throw new U(s.status,r.errors??[]);return r}async function pl(e,t){try{let n=await fetch(
e,t);return rs.includes(n.status)?null:n}catch(n){if(Pt(n))throw n;return null}}function Uo(e){let t=AbortSignal.timeout(
hl);return e?AbortSignal.any([e,t]):t}function is({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??
!1}function ml(e){e!==qt.answers&&(qt.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}
function Bo(e){throw Pt(e)?e:new U(0,[{where:"",message:Oe,suggestions:[]}])}function Pt(e){return e instanceof DOMException&&
e.name==="AbortError"}function gt(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,s])=>[n,String(s)]))}function rn(e){return e instanceof Error?e.message:String(e)}var U,Ut,qt,rs,hl,Oe,Te,yt=v(
()=>{"use strict";U=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=
n}},Ut=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),qt={answers:!0},rs=[502,504],hl=5e3,Oe="No response c\
ould be read. Your input is still here; check your connection and try again.",Te=e=>`The server answered with ${e}.`});function qo(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function ut(e){return Number.isFinite(e)?String(Number(e.toPrecision(6))).replaceAll("-","−"):e>0?"∞":"−∞"}function an(e){
return e<0?`(${ut(e)})`:ut(e)}function as(e){return zo(e," + ")}function Vo(e){return zo(e,", ")}function cn(e,t){return e===
t?t:`${e} = ${t}`}function zo(e,t){return e.length<=24?e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var ln=v(
()=>{"use strict"});function ls(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function un({shape:e}){return e.reduce((t,n)=>t*
n,1)}function fn(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(un(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:gl(e,i,l,r);o.push(a)}return o.at(-1)??new s(0)}
function gl(e,t,n,s){let{op:o}=t;if(o==="constant")return fs(t,n);let r=us(e,t,n).map(([f,d])=>s(f,d)),[i=0,a=0,c=0]=r;if(o===
"view"||o==="join")return i;if(o==="where")return i?a:c;if(o==="matmul")return bl(r);if(o==="collect")return $e.sum?.(r)??
0;if(o==="softmax")return wl(e,t,n,r);let l=$e[o];if(l)return l(r);let u=cs[o];if(!u)throw new RangeError(`There is no o\
peration ${o}.`);return u(i,a)}function us(e,t,n){let{op:s,of:o=[],groups:r}=t,[i=0,a=0]=o;if(s==="view")return[[i,xl(t,
n)]];if(s==="join")return[yl(e,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return Go(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(s==="softmax"||s in $e){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=Go(
c).map(f=>[i,l*c+f]);return o.length>1?[...u,[a,0]]:u}return o.map(c=>[c,e[c]?.shape.length?n:0])}function fs({values:e=0},t){
return ls(Array.isArray(e)?e[t]??Number.NaN:e)}function ds(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function wl(e,t,n,s){let{place:o,width:r}=ds(e,t,n),i=hs(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function hs(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-
n)/s))}function bl(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function xl({shape:e,offset:t=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function yl(e,t,n){let s=n;for(let o of t){let r=un(e[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function Go(e){return Array.from({length:e},(t,n)=>n)}function El(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Sl(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var cs,
$e,Ne=v(()=>{"use strict";cs={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,
maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>El(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Sl(e/Math.SQRT2))},$e=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Le(e,t,n){let s=new Map,o=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??r(i,a);return s.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:fs(c,a),op:"",parts:[]};let f=us(e,c,a).
map(([w,E])=>o(w,E)),[d,h,g]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&g)return d?.value?h:g;if(l==="\
collect")return Ko(f);if(l==="matmul")return Ko(Qo(f));if(l==="softmax")return Ll(f,ds(e,c,a));let p=$e[l];if(p)return{value:p(
f.map(({value:w})=>w)),op:l,parts:f};let m=cs[l];if(!m||!d)throw new RangeError(`There is no operation ${l}.`);return{value:m(
d.value,h?.value??0),op:l,parts:f}};return o(e.length-1,t)}function dn(e){let t=new Map,n=new Set,s=o=>{n.has(o)||(n.add(
o),o.table!==void 0&&t.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(e),[
...t.values()]}function Lt(e){if(Yo.has(e.op))return e;for(let t of e.parts){let n=Lt(t);if(n)return n}return null}function ms(e){
return e.op?gs(e,null,!1).text:ut(e.value)}function Jo(e){let t=ut(e.value),n=Lt(e);if(!n)return cn(ms(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let s=ke(e),o=s.reduce((r,i)=>r+i,0);return`${ut(s[e.place??0]??0)} / ${ut(o)} = ${t}`}return`${Xo(
e,n)??gs(e,n,!1).text} = ${t}`}function ke({parts:e,temperature:t}){return hs(e.map(({value:n})=>n),t?.value)}function hn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),s=e.temperature?.value??1,o=Math.abs(n/s)>Al;return{powers:o?ke(e):t.
map(i=>Math.exp(i/s)),isShifted:o,largest:n}}function Xo(e,t){if(e===t)return t.op==="sum"?`Sum ${ut(t.value)}`:null;let[
n,s]=e.parts,o=n&&Xo(n,t);return!o||!s||s.op?null:e.op==="add"?`${o}, plus ${ut(s.value)}`:e.op==="divide"?`${o}, divide\
d by ${ut(s.value)}`:null}function gs(e,t,n){let{op:s,parts:o,value:r}=e,i=Yo.has(s);if(!s||e===t||i&&n)return{text:an(r),
binding:$t};let a=o.map(d=>gs(d,t,n||i)),c=a.map(({text:d})=>d);if(s==="sum")return{text:c.length?as(c):"0",binding:ce};
if(s==="softmax")return{text:$l(e,a),binding:Et};if(s==="product")return{text:c.join(" · "),binding:Et};let[l={text:"",
binding:$t},u]=a,f=vl[s];if(f&&u){let[d,h]=f,g=s==="add"||s==="multiply",p=Nt(l,s==="power"?$t:h),m=Nt(u,g?h:h+1);return{
text:s==="power"?`${p}^${m}`:`${p} ${d} ${m}`,binding:h}}return s==="negative"?{text:`−${Nt(l,Et)}`,binding:ce}:s==="s\
qrt"?{text:`√${Nt(l,$t)}`,binding:$t}:s==="absolute"?{text:`|${Tl(o[0],l)}|`,binding:$t}:s==="sigmoid"?{text:`1 / (1 +\
 e^(−${Nt(l,$t)}))`,binding:Et}:s==="gelu"?{text:`${Nt(l,Et)} · Φ(${l.text})`,binding:Et}:{text:`${Ol[s]??s}(${Vo(c)}\
)`,binding:$t}}function Tl(e,{text:t}){return e&&!e.op?ut(e.value):t}function Nt({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function $l(e,t){let{place:n=0,temperature:s}=e,{isShifted:o,largest:r}=hn(e),i=s?.value??1,a=t.map(c=>{let l=c;return o&&
(l={text:`${Nt(c,ce)} − ${an(r)}`,binding:ce}),i!==1&&(l={text:`${Nt(l,Et)} / ${an(i)}`,binding:Et}),`e^${Nt(l,$t)}`});
return`${a[n]} / (${as(a)})`}function Qo(e){let t=[];for(let n=0;n<e.length;n+=2){let s=e.slice(n,n+2);t.push({value:Nl(
s),op:"multiply",parts:s})}return t}function Nl(e){return e.reduce((t,{value:n})=>t*n,1)}function Ko(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:ps(
e),op:"sum",parts:e};let s=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?Qo([r.parts[0],i]):[]),o={value:ps(s),op:"sum",parts:s};
return{value:ps(e),op:"divide",parts:[o,t]}}function ps(e){return e.reduce((t,{value:n})=>t+n,0)}function Ll(e,{place:t,
width:n}){let s=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...s&&{temperature:s}},i=ke(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var Al,ae,ce,Et,Ml,$t,vl,Ol,Yo,ws=v(()=>{"use strict";ln();Ne();Al=30,[ae,ce,
Et,Ml,$t]=[0,1,2,3,4],vl={add:["+",ce],subtract:["−",ce],multiply:["·",Et],divide:["/",Et],remainder:["mod",Et],power:[
"^",Ml],greater:[">",ae],greater_equal:["≥",ae],less:["<",ae],less_equal:["≤",ae],equal:["=",ae],not_equal:["≠",ae]},
Ol={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},Yo=new Set(["sum","softmax"])});function x(e,t,n){let s=$(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function $(e,t,n){
let s=e.querySelector(t);return s&&tr(s,n)?s:null}function b(e,t,n){return[...e.querySelectorAll(t)].filter(s=>tr(s,n))}
function bs(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function j({target:e}){return e}function Zo({target:e}){
return e}function tr(e,t){return e instanceof(t??HTMLElement)}var J=v(()=>{"use strict"});function nr(){return er??=document.querySelector('[data-decimal=","]')!==null,er}function Q(e){return nr()?e.replaceAll(
kl,t=>t.replaceAll(/[.,]/g,n=>Rl[n]??n)):e}function Re(e){return nr()?e.replace(",","."):e}var kl,Rl,er,kt=v(()=>{"use s\
trict";kl=/\d[\d.,]*\d/g,Rl={".":",",",":"."}});function dt(e){return"down"in e.dataset?[b(e,"tbody td",HTMLTableCellElement)]:b(e,"tbody tr").map(t=>b(t,"td",HTMLTableCellElement))}
function le(e,t){let n=e.findIndex(s=>s.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function mn(e){let t=new Map;
return n=>{let s=t.get(n);if(s!==void 0)return s;let o=$(e,`figure[data-table="${CSS.escape(n)}"]`),r=o?dt(o):[],i=o&&{figure:o,
cells:r.flat(),width:r[0]?.length??1,...Rt(o)};return t.set(n,i),i}}function gn(e,t){let n=e?.cells[t];return n?zt(n):Number.
NaN}function zt(e){return qo(e.dataset.value??Re(xs(e)))}function xs(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function St(e){return x(e,"figcaption span").textContent??""}function Rt(e){let t=s=>b(e,s).map(
o=>o.title||(o.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var Ce,_e,pn,Ie,ue=v(()=>{"use strict";ln();J();kt();Ce="figure[data-how]",_e="figure[data-how] tbody td",pn="figur\
e[data-editable]",Ie="figure[data-editable] tbody td"});function sr(e){let t=atob(e),n=new Uint8Array(t.length);for(let s=0;s<t.length;s++)n[s]=t.charCodeAt(s);return n}var or=v(
()=>{"use strict"});function Pe(e){if(Array.isArray(e))return _l(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Cl[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(sr(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function _l(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function Fe({values:e,
shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:Il(e,n*o,(n+1)*o),shape:s}}function rr({values:e,shape:t}){
return t.length<2?e:ys({values:e,shape:t})}function ys(e){return Array.from({length:e.shape[0]??0},(t,n)=>Fe(e,n).values)}
function Il(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Cl,Es=v(()=>{"use strict";or();Cl={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function it(e){return"kind"in e&&e.kind===wn}function At(e){return it(e)?e.meta:e.layout.meta}function bn(e){return it(e)?
e.meta.height??0:e.layout.height}var wn,xn=v(()=>{"use strict";wn="network"});function cr({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let o=e[s.trace];if("lines"in s){let r=He(s.lines,t,n);
Object.assign(o,Fl(r,n[s.row],s))}else o[s.attribute]=rr(He(s.is,t,n))}}function He(e,t,n){let s=Pl(t),o=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===ar?0:a.indexOf(n[i]??"")};return{values:fn(e,(i,a=[])=>{let c=s[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>Fe(l,o(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function Pl(e){let t=ir.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,Pe(s)])),ir.
set(e,t)),t}function Fl({values:e,shape:t},n,{above:s,to:o}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==ar&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=s||f>o||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var ar,
ir,Ss=v(()=>{"use strict";Es();Ne();ar="all",ir=new WeakMap});function fr(e,t){let{table:n}=At(e);if(n&&"rows"in n)return[n];if(it(e))return[];let{data:s,layout:o}=e,r=n?[Hl(n,o.meta,
t)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Wl(o,a)),...r]}function yn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>As("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of t)o.insertRow().append(As("th",r,"row"),...i.map(a=>As("td",a)));return n}function dr(e){
let t=s=>s.map(Ul).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Hl(e,t,n){let{columns:s,labels:o}=e;if("values"in e){let i=e.values.map(a=>He(a,t,n).values);return{columns:s,
rows:o.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=ys(He(e.matrix,t,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function Wl(e,t){let n=Pe(t.z??[]),s=lr(e,t,"y").map((o,r)=>[o,...Array.from(Fe(n,r).values)]);return{columns:[
t.name??"",...lr(e,t,"x")],rows:s}}function lr(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>ur(String(c)));let o=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(ur);let{shape:a}=Pe(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function ur(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function Ul(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
jl,"$1'").replace(Bl,"'"),n=Dl.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function As(e,t,n){let s=document.
createElement(e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),
s}var Dl,jl,Bl,Ms=v(()=>{"use strict";Es();xn();Ss();Dl=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,jl=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Bl=/^(?=[\t\r\n])/});function hr(e,t){let n=s=>{let o=gr(s);o&&We(o)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&Vl(e,t),e.addEventListener("pointerout",s=>{let o=j(s).closest(Ce),{relatedTarget:r}=s,i=r instanceof Node&&
o?.contains(r);o&&!i&&En(Os(o))}),e.addEventListener("keydown",zl)}function pr(e){for(let t of b(e,Ce))for(let[n,s]of b(
t,"tbody td").entries())s.tabIndex=n===0?0:-1}function Vl(e,t){let n=0,s=async o=>{let r=gr(o);if(!r)return;n+=1;let i=n,
a=vs(r),c=Os(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,le(dt(a),r));i===n&&c.isConnected&&Gl(
c,f,r)}catch(f){i===n&&(x(c,"[data-sum]").textContent=rn(f))}};e.addEventListener("click",s),e.addEventListener("keydown",
o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=j(o).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function zl(e){let t=j(e),n=t.closest(`${_e}, ${Ie}`),s=ql[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!s||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let o=vs(
n),r=dt(o),{row:i,column:a}=le(r,n),c="down"in o.dataset,l=c?s.column:s.row,u=c?s.row:s.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function We(e,{withoutResult:t=!1}={}){let n=vs(e),s=Os(n);En(s);let o=mn(s),r=Le(JSON.parse(
n.dataset.how??"[]"),dt(n).flat().indexOf(e),(l,u)=>gn(o(l),u));e.dataset.lit="result";for(let l of dn(r)){let u=o(l.table??
"")?.cells[l.index??0];u&&(u.dataset.lit??="part")}let i=s.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":ut(zt(e)),c=Number.isNaN(r.value)?a:cn(ms(r),a);i.textContent=[Yl(n,e),Q(c)].filter(Boolean).join(": "),delete i.
dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function Gl(e,t,n){e.
querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:i,index:a,numbers:c}=t,l=Le(i,a,(p,m)=>mr(
c[p],m).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[s,o,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(yn(Kl(l,c)));let g=document.createElement("p");g.className=
"sum",g.textContent=Jo(l),u.append(f,h,g,d),x(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function Kl(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=dn(a);return mr(t[c],l).label},s=(a,...c)=>[a,...c.
map(ut)],o=Lt(e);if(!o)return{columns:["term","value"],rows:dn(e).map(({table:a="",value:c})=>s(t[a]?.title??"",c))};let{
op:r,parts:i}=o;if(r==="softmax"){let a=ke(o);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>s(n(a),a.value))}}function mr(e,t){let n=e?.index.indexOf(t)??-1,s=e?.values[n];return{label:e?.labels[n]??"",value:s===
void 0?Number.NaN:ls(s)}}function En(e){for(let n of b(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function gr(e){return e.target instanceof Element?e.target.closest(_e):null}function vs(e){
return e.closest("figure")}function Os(e){return e.closest("[data-step]")}function Yl(e,t){let{row:n,column:s}=le(dt(e),
t),{rows:o,columns:r}=Rt(e);return[St(e),o[n],r[s]].filter(Boolean).join(", ")}var ql,Ts=v(()=>{"use strict";yt();ln();ws();
J();Ne();ue();kt();Ms();ql={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var Ur,qr,Vr,zr,Gr,Kr,Yr,Jr,Xr,Qr,Zr,ti,ei,ni,si,oi,ri,ii,ai,ci,Hs,li,ui,fi,Be=v(()=>{"use strict";Ur="This lesson has n\
o such input. Send one of its inputs.",qr="This is not one of the options. Send one of {options}.",Vr="This is not a lis\
t. Send a list of words.",zr="There are {words} words. Send {expected} words.",Gr="This word is empty or not text. Send \
a word.",Kr="The word contains a control character. Send it without.",Yr="The word has {characters} characters. Send at \
most {most}.",Jr="This is not a matrix. Send a list of rows, each a list of numbers.",Xr="The matrix has {count} row. Se\
nd {expected}.",Qr="The matrix has {count} rows. Send {expected}.",Zr="This row is not a list. Send a list of numbers.",
ti="The row has {count} number. Send {expected}.",ei="The row has {count} numbers. Send {expected}.",ni="This is not a n\
umber. Send a number, such as 0.25.",si="The number is out of range. Send a number from {least} to {most}.",oi="This is \
not a whole number. Send a whole number.",ri='"{step}" is not a step of this lesson. Send the id of a removable step.',ii=
'"{step}" cannot be removed. Send the id of a removable step.',ai="This step needs {names}, which could not be computed \
above.",ci="The result is not a number: the inputs are too extreme. Enter smaller values.",Hs=[0,.01,.04,.1,.2,.4,.7,1],
li=4,ui=1e-12,fi=7});function Gt(e,t){let n=Array.from(e),s=Hu(n),o=Wu(n,t);return n.map((r,i)=>({text:vt(r,s),exact:Bs(r),level:o[i]??null}))}
function Hu(e){for(let t=0;t<3;t+=1)if(e.every(s=>{if(Math.abs(s)>=1e15)return!0;let o=s*10**t;return Math.abs(o-Math.round(
o))<=ui*Math.abs(o)}))return t;return 3}function vt(e,t=Ds(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Ds(e)&&n<1e10&&!t){let o=String(n),r=n>=1e4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[o="",r=""]=js(e,2,"toExponential").split("e");return`${o}e${Number(r)}`.replaceAll("-","−")}let s=js(
e,t,"toFixed");return(Number(s)===0?s.replace("-",""):s).replace("-","−")}function Bs(e){if(Ds(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=Pu&&t<Fu){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",s=""]=e.toExponential().split("e"),o=s.slice(1).padStart(2,"0");return`${n}e${s.charAt(0)}${o}`}
function Ds(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function js(e,t,n){let[s="",o]=e[n](Iu).split("e"),r=s.indexOf(
".")+1+t,i=/^50*$/.test(s.slice(r)),a="02468".includes(s.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=s.slice(0,r).replace(/\.$/,"");return o===void 0?c:`${c}e${o}`}function Wu(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Hs.slice(1).map((i,a)=>(i+(Hs[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let s=t?
li:fi,o=Math.max(0,...n.map(Math.abs))||1;return n.map(r=>Number(js(r/o*s,0,"toFixed")))}var Iu,Pu,Fu,de=v(()=>{"use str\
ict";Be();Iu=100,Pu=1e-4,Fu=1e16});var Us,qs=v(()=>{"use strict";Us=`	
\v\f\r              \u2028\u2029  　`});function he(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var On=v(()=>{"use strict";qs()});function ju(e,t,n){let s=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),o=e.filter(({kind:c})=>c===
"words"),r=o.map(({value:c})=>c),i=o.map(({name:c})=>t[c]),a=s.map(({name:c})=>c);return{settings:[...n,...s.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(hi(r)===hi(i)?a:[...a,Du])}}function hi(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function Bu(e,t,{settings:n,inputs:s}){let o=Object.entries(e.tables).map(([p,m])=>{let w=pi(
m,n)??null,{title:E="",figure:O=null}=w??Object.values(m.variants)[0]??{};return{name:p,title:E,isShown:O!==null,variant:w,
numbers:null}}),r=(p,m="")=>({tables:o,status:p,error:m}),i=e.inputs.map(p=>t.get(p)?.status);if(e.failing.some(p=>s.has(
p))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((p,m)=>i[m]==="failed");if(c.length){let p=c.map(m=>`\
“${t.get(m)?.title??m}”`).join(", ");return r("failed",he(ai,{names:p}))}let l=new Map(o.map(({name:p,variant:m})=>[
p,m])),u=Uu(e,l,t,s);if(!pi(e.conditions,n)?.every(({expression:p,holds:m})=>{let[w]=mi(p,u)??[];return w!==void 0&&!!w===
m}))return r("unknown");let h=o.map(p=>({...p,numbers:u(p.name)}));return h.some(({numbers:p})=>p&&Array.from(p).some(Number.
isNaN))?r("failed",ci):{tables:h,status:"computed",error:""}}function Uu(e,t,n,s){let o=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!o.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>s.has(u));o.set(i,l?mi(c.expression,r):null)}return o.
get(i)??null};return r}function mi(e,t){return e.every(s=>s.op!=="table"||t(s.name??"")?.length===un(s))?fn(e,s=>t(s)??[]):
null}function pi({settings:e,variants:t},n){return t[e.filter(s=>n.includes(s)).join(",")]}function qu(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,s)=>Object.is(n,t[s]))}function $n(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,s,o)=>t[s]?.[Number(o)]??n)}var Du,Tn,Vs=v(()=>{"use strict";Ne();Be();On();Du="=",Tn=class{#e;#t;constructor(t){this.#e=
t;let n=Object.fromEntries(t.inputs.map(({name:s,value:o})=>[s,o]));this.#t=this.#n(n,new Set,null)}get inputs(){return this.#e.
inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,n,this.#t)}#n(t,n,s){
let o={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??c,f=a==="matrix"||a===
"number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);o.known.set(i,{numbers:f,isOwn:d,status:"computed"})}let r=ju(
this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(p=>o.known.get(p)?.isOwn??!0),l={settings:a?
[i.id]:[],inputs:new Set},u=Bu(i,o.known,c?l:r),{id:f,inputs:d}=i;o.steps.push({id:f,inputs:d,isRemoved:a,isOwn:c,...u});
let{tables:h,status:g}=u;for(let{name:p,numbers:m}of h){let w=c&&!a||qu(m,s?.known.get(p)?.numbers),E=i.tables[p]?.variants[""]?.
title;o.known.set(p,{numbers:m,isOwn:w,status:g,title:E})}}return o}}});function zs(e){let[t,n]=[0,e.length];for(;t<n&&gi(e.charAt(t));)t+=1;for(;t<n&&gi(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var mm,gi,wi,bi=v(()=>{"use strict";qs();mm=new RegExp(`[${Us}]+`),gi=e=>e!==""&&Us.includes(e);wi=e=>[...e].length});function Nn(e,t){let n=e.map(({name:i})=>i),s=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:Ur,suggestions:n})),o={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;o[i.name]=Gu(i,a,o)}catch(a){if(!(a instanceof st))throw a;let{where:c,
message:l}=a;s.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),o[i.name]=i.own}if(s.length)throw new U(422,
s);return o}function Gu(e,t,n){if(e.kind==="words")return Ku(e,t);if(e.kind==="matrix")return Yu(e,t,n);if(e.kind==="num\
ber")return Ei(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new st("",qr,{options:e.options.join(
", ")})}function Ku({least:e,most:t},n){if(!Array.isArray(n))throw new st("",Vr);if(n.length<e||n.length>t){let s=e<t?`${e}\
 to ${t}`:t;throw new st("",zr,{words:n.length,expected:s})}return n.map((s,o)=>{let r=`[${o}]`;if(typeof s!="string"||!zs(
s))throw new st(r,Gr);if(zu.test(s))throw new st(r,Kr);let i=wi(s);if(i>40){let a=40;throw new st(r,Yr,{characters:i,most:a})}
return zs(s)})}function Yu(e,t,n){let s=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(s))throw new st("",Jr);let o=e.
isRow?[e.own]:e.own,r=yi(e.rows,n).length||o.length,i=yi(e.columns,n).length||(o[0]?.length??0);if(s.length!==r){let c=s.
length===1?Xr:Qr;throw new st("",c,{count:s.length,expected:r})}let a=s.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new st(u,Zr);if(c.length!==i){let f=c.length===1?ti:ei;throw new st(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Ei(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Ei({least:e,most:t,whole:n},s,o){if(typeof s!="num\
ber")throw new st(o,ni);if(!(s>=e&&s<=t)){let i={least:vt(e),most:vt(t)};throw new st(o,si,i)}if(!n)return s;let r=Math.
round(s);if(Math.abs(s-r)>Vu*Math.max(1,Math.abs(s),Math.abs(r)))throw new st(o,oi);return r}function yi(e,t){return Array.
isArray(e)?e:t[e]??[]}var Vu,zu,st,Gs=v(()=>{"use strict";yt();Be();de();On();bi();Vu=1e-9,zu=/[\p{Cc}\p{Cs}]/u,st=class extends Error{constructor(t,n,s={}){
super(he(n,s)),this.where=t}}});var Rn={};os(Rn,{exportedLesson:()=>Zu,openRecord:()=>kn});function kn(){let e=x(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Ai??=new Tn(JSON.parse(e)),Ai}async function Zu(e,t){let n=kn(),s=Nn(n.inputs,tf(e.inputs));ef(n,
s);let o=nf(n,e.removed),i=JSON.stringify(s)===JSON.stringify(n.ownValues)&&await Ti([...o],t)||await of(n,s,o,t),a=ff(n,
s);return a&&i.append(a),i}function tf(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Ue(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function ef({inputs:e},t){for(let{
name:n,kind:s,value:o}of e){let r=i=>[i].flat().length;if(s==="words"&&r(o)!==r(t[n]))throw Ue(422,`inputs.${n}`,Xu)}}function nf(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let s of n){let o=e.steps.find(i=>i.id===s),r=o?ii:ri;if(!o?.isRemovable)
throw Ue(422,"removed",he(r,{step:s}))}return n}async function Ti(e,{files:t,signal:n}){if(!t)return sf(e);if(e.length>1)
return null;let[s]=e,o=s?t.replace("{removed}",s):".",r=await fetch(o,{signal:n}).catch(Oi);if(!r.ok)throw Ue(r.status,"",
Te(r.status));let i=await r.text().catch(Oi),a=x(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function sf(e){let t=JSON.parse(x(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let s=document.createElement(
"div");s.dataset.steps="";let o=Object.values({...t[""],...t[n]});s.append(...o.map(i=>Ks("lesson-parts",i)));for(let i of b(
s,"[data-matrix]"))i.replaceWith(Ks("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(s),r}function Ks(e,t){let{content:n}=x(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function of(e,t,n,s){let o=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(o.map(c=>Ti(c,s)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=$(r,`[data-step="${CSS.escape(c.id)}"]`);l&&af(l,c,a,e)}for(let c of b(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||rf(c,e.solve(t,new Set([...n,l])))}return r}function rf(e,{
steps:t}){let n=t.find(({id:s})=>s===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:s})=>s)||(e.disabled=
!0,e.parentElement?.append(" ",Qu))}function af(e,t,n,s){let o=s.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!o)return;let r=t.inputs.flatMap(i=>lf(i,n,s));Mi(e,".step-inputs",r,n.values),Mi(
e,".step-results",t.tables,n.values),t.isOwn||cf(e,t)}function cf(e,{status:t,error:n}){let o=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of b(e,".remark, pointer-view, .failure"))i.
remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=o.map(([i])=>i).
join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=Ju;else if(o.length){let i=o.map(([l])=>l).join(
" and the "),[a,c]=o.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}r.textContent&&x(e,".reasons").before(r)}function lf(e,{steps:t,known:n},s){let o=s.inputs.find(a=>a.
name===e);if(!o)return t.flatMap(({tables:a})=>a.filter(c=>c.name===e));let{shown:r}=o,i=n.get(e)?.numbers??null;return r?
[{name:e,title:r.title,isShown:!0,variant:r,numbers:i}]:[]}function Mi(e,t,n,s){let o=$(e,t);if(!o)return;let r=n.filter(
({isShown:l})=>l),i=r.map(l=>uf(l,s)).filter(l=>l!==null),a=r.filter(({numbers:l})=>!l).map(({title:l})=>l);if(o.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,o.append(c)}function uf({variant:e,numbers:t},n){if(!e||e.figure===
null||!t)return null;let s=Ks("lesson-figures",e.figure),o=b(s,"tbody td");for(let[c,{text:l,exact:u,level:f}]of Gt(t,e.
shade).entries()){let d=o[c];if(!d)continue;let h=Q(l);d.textContent=h,vi(d,"value",u===h?null:u),vi(d,"level",f||null)}
let{rows:r,columns:i}=e,a="down"in s.dataset;return Ln(b(s,"tbody th"),a?i:r,n),Ln(b(s,"thead th"),i,n),e.opens&&(s.dataset.
how=JSON.stringify(e.expression)),s}function vi(e,t,n){n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function Ln(e,t,n){
for(let[s,o]of e.entries()){let r=$n(t[s]??"",n),i=[...r],a=i.length>Si;o.textContent=a?`${i.slice(0,Si-1).join("")}…`:
r,o.title=a?r:""}}function ff(e,t){let n=$(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,s=$(n,"[dat\
a-inputs]"),o=s&&document.importNode(s,!0);for(let{name:r,shown:i}of o?e.inputs:[]){let a=x(o,`[data-input="${CSS.escape(
r)}"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?Q(Bs(l)):String(l));for(let[l,u]of b(a,"input, select").entries())u.value=
c[l]??"";i&&(Ln(b(a,"tbody th"),i.rows,t),Ln(b(a,"thead th"),i.columns,t))}return o}function Oi(e){throw Pt(e)?e:Ue(0,"",
Oe)}function Ue(e,t,n){return new U(e,[{where:t,message:n,suggestions:[]}])}var Si,Ju,Xu,Qu,Ai,qe=v(()=>{"use strict";yt();
J();Be();de();Vs();Gs();kt();On();Si=20,Ju="With your changes, only the server can compute this step.",Xu="Only the serv\
er can compute with more or fewer words.",Qu="(with your changes, only on the server)"});function Cn(e,t){let n=$(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let s=n.getBoundingClientRect(),
o=t.getBoundingClientRect(),r=document.createElementNS($i,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of df(e)){let a=i.right<o.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[o.left,(o.top+o.bottom)/2]:[(o.left+o.right)/2,o.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],g=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([m=0,w=0])=>`${(m-s.left).toFixed(1)} ${(w-s.top).toFixed(1)}`),p=document.createElementNS($i,"path");p.setAttribute(
"d",`M${g[0]}C${g.slice(1).join(" ")}`),r.append(p)}n.append(r)}function df(e){return b(e,"figure.matrix").flatMap(t=>{let n=b(
t,'[data-lit="part"]').map(s=>s.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:s})=>s)),right:Math.
max(...n.map(({right:s})=>s)),top:Math.min(...n.map(({top:s})=>s)),bottom:Math.max(...n.map(({bottom:s})=>s))}]:[]})}var $i,
Ni=v(()=>{"use strict";J();$i="http://www.w3.org/2000/svg"});function P(e,t,n){let s=Math.min(1,Math.max(0,(e-t)/(n-t)));return s<.5?4*s**3:1-(2-2*s)**3/2}function Ot(e,t,n){return e+
(t-e)*n}function wt(e,t,n){return{x:Ot(e.x,t.x,n),y:Ot(e.y,t.y,n),width:Ot(e.width,t.width,n),height:Ot(e.height,t.height,
n)}}function at(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*hf+n*pf+([...e].
length-t-n)*Li}function pe(e,t){let n=Math.max(0,...e.map(at));return n?Math.min(t,n+12):0}function ct(e,t){if(at(e)<=t)
return e;let n=Math.floor(t/Li)-1;return n>1?`${[...e].slice(0,n).join("")}…`:""}function z(e,t,n,{opacity:s=1,isLit:o=!1,
isRaised:r=!1}={}){let a=t.height>=17&&t.width>=at(n.text)+ki?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:a,opacity:s,
isLit:o,isRaised:r}}function q(e,t,n,s,o={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=o;return{kind:"text",key:e,
x:t,y:n,text:s,anchor:r,opacity:i,isQuiet:a}}function _t(e,t,{opacity:n=1,isQuiet:s=!1}={}){return{kind:"line",key:e,path:t,
opacity:n,isQuiet:s}}function Ft(e){return{...e,text:"?",level:void 0}}function Mt(e,t,n){return Math.max(3,Math.min(n,e/
Math.max(1,t)))}function bt(e){return Math.max(44,...e.map(({text:t})=>at(t)+2*ki))}var Li,hf,pf,ki,Z,me=v(()=>{"use str\
ict";[Li,hf,pf]=[8.8,9.8,4.8],ki=6,Z=30});function Ci({weights:e,shares:t,labels:n,values:s,results:o,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=pe([
...n,r],Math.min(150,a/4)),d=bt(e),h=f+d+34,g=bt([...s.flat(),...o])+14,p=Mt(a-h-4,o.length,g),m=p-Math.min(5,p/5),w=Mt(
mf,u,Z+8),E=w-Math.min(6,w/4),O=8+u*w+14,V=Math.max(...t),K=P(c,0,.9),k={anchor:"end",isQuiet:!0},W=[],D=0;for(let[C,S]of t.
entries()){let R=8+C*w,_=R+E/2+6;if(w>17){let H=ct(n[C]??"",f-12);W.push(q(`label-${C}`,f-12,_,H,k))}W.push(z(`weight-${C}`,
{x:f,y:R,width:d,height:E},e[C]??{text:""})),w>17&&W.push(q(`times-${C}`,f+d+17,_,"·",{isQuiet:!0}));let y=Ot(1,Ot(gf,1,
S/V),K),I=Ri*C/Math.max(1,u-1),L=P(c,1+I,1.85-Ri+I);for(let[H,X]of(s[C]??[]).entries()){let G={x:h+H*p,y:R,width:m,height:E};
if(W.push(z(`value-${C}-${H}`,G,X,{opacity:y})),L===0||c>=Ys||S*ge<.25)continue;let et={...G,y:O+D,height:S*ge},ot=wt(G,
et,L),ht={...X,text:""};W.push(z(`strip-${C}-${H}`,ot,ht,{opacity:Ot(y,1,L)}))}D+=S*ge}let N=h+o.length*p;W.push(_t("rul\
e",`M${f} ${O-8}H${N}`,{opacity:P(c,.9,1.1),isQuiet:!0}));let B=P(c,1.8,2);W.push(q("result",h-12,O+ge/2+6,ct(r,h-12),{anchor:"\
end",opacity:P(c,1,1.3)}));for(let[C,S]of o.entries()){let R={x:h+C*p,y:O,width:m,height:ge},_=C===l?Ft(S):S;B>0&&W.push(
z(`result-${C}`,R,_,{opacity:B}))}return{width:N,height:O+ge+8,marks:W}}function _i({weights:e,labels:t,shares:n},{moment:s}){
let o=n.indexOf(Math.max(...n)),r=t[o]?`“${t[o]}” has the`:"The";return s===0?`${r} largest weight${r==="The"?" is":
","} ${e[o]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows as thick as \
their weights fill exactly one row: the average."}var Ys,ge,mf,Ri,gf,Ii=v(()=>{"use strict";me();Ys=2,ge=44,mf=380,Ri=.4,
gf=.1});function Di({sources:e,targets:t,flights:n},{width:s,at:o,asked:r=-1}){let i=bt(n.map(({tile:S})=>S))+4,[a,c]=[e,t].map(
S=>Js(S,i,s)),l=Kt(a)+Pi+Kt(c)<=s,u=Math.max(Wi(e),Wi(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(s-
f*_n)/u)),h=l?Math.max(Ve(e),Ve(t)):Ve(e)+Ve(t),g=Math.max(6,Math.min(Z+4,wf/h)),[p,m]=[d-Math.min(4,d/5),g-Math.min(4,g/
4)],w=h*g+we+6,E=l?w:w+we+24,O={sources:Js(e,d,s),targets:Js(t,d,s)},V=Kt(O.sources)+Pi,K=l?V+Kt(O.targets):Math.max(Kt(
O.sources),Kt(O.targets)),k=S=>l?0:(K-Kt(S))/2,W={sources:{top:we,edges:Hi(O.sources,k(O.sources))},targets:{top:l?we:we+
Ve(e)*g+24+we,edges:Hi(O.targets,l?V:k(O.targets))}},D=(S,R)=>{let{columns:_=0}={sources:e,targets:t}[S][R]??{},y=(O[S][R]??
0)-_*d;return(W[S].edges[R]??0)+y/2},N=(S,{table:R,row:_,column:y})=>({x:D(S,R)+y*d,y:W[S].top+_*g,width:p,height:m}),B=[],
C=[];for(let[S,R]of[["sources",e],["targets",t]])for(let[_,{title:y,columns:I}]of R.entries()){let L=S==="targets"&&t.length>
1?_:0,H=S==="targets"?P(o,L,L+.4):1,X=D(S,_)+I*d/2,G=ct(y,O[S][_]??0);B.push(q(`${S}-${_}`,X,W[S].top-9,G,{opacity:H,isQuiet:!0}))}
for(let[S,{tile:R,from:_,to:y,moment:I}]of n.entries()){let[L,H]=[N("sources",_),N("targets",y)],X=Math.max(1,(t[y.table]?.
columns??1)-1),G=Fi*y.column/X,et=P(o,I+G,I+1-Fi+G);if(B.push(z(`left-${S}`,L,R,{opacity:et>0?.25:1})),et===0)continue;let ot=S===
r?{...R,text:"?",level:void 0}:R;C.push(z(`moved-${S}`,wt(L,H,et),ot,{isRaised:et<1}))}return{width:K,height:E,marks:[...B,
...C]}}function Js(e,t,n){let s=(n-(e.length-1)*_n)/e.length;return e.map(({title:o,columns:r})=>Math.max(r*t,Math.min(at(
o),s)))}function Kt(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*_n)}function Hi(e,t){let n=t;return e.map(s=>{let o=n;
return n+=s+_n,o})}function Wi(e){return e.reduce((t,{columns:n})=>t+n,0)}function Ve(e){return Math.max(...e.map(({rows:t})=>t))}
function ji({sources:e,targets:t},{moment:n}){let s=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?s([t[n]]):"";return`Part of ${s(e)} becomes ${r}. No number changes.`}let o=e.length>
1?"are put together in":"becomes";return`${s(e)} ${o} ${s(t)}. No number changes.`}var wf,_n,Pi,we,Fi,Bi=v(()=>{"use str\
ict";me();wf=400,_n=36,Pi=84,we=28,Fi=.4});function Ui(e,{width:t,at:n,asked:s=-1}){let{sliding:o,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,o.tiles.length],h=u?[o.label]:[o.label,...r.map(({label:M})=>M)],g=pe(h,Math.min(150,t/4)),p=[...o.tiles,...r.flatMap(
({tiles:M})=>M),...i.flat()],m=bt(c),w=l?Math.min(150,at(l)+14):0,E=bt(p)+8,O=f+2,[V,K]=u?[O,d]:[d,O],k=t-g-w-(u?0:m+44)-
4,W=Math.max(m+8,...[o,...r].map(({label:M})=>at(M))),D=Mt(k,V,Math.max(E,u?Math.min(W,120):0)),N=Mt(bf,K,Z+6),B=D-Math.
min(5,D/5),C=N-Math.min(5,N/4),S=u?30:8,R=S+d*N+22,_=g+d*D+40,y=(M,Y)=>u?{x:g+M*D,y:S+Y*N,width:B,height:C}:{x:g+Y*D,y:S+
M*N,width:B,height:C},I=M=>u?{x:g+M*D,y:R,width:B,height:Z}:{x:_,y:S+M*N,width:m,height:C},L=Math.min(f-1,Math.floor(n)),
H=Math.min(1,n-L),X=Math.max(0,L-1+P(H,0,L?In:.01)),G=M=>Math.min(1,Math.max(0,M)),et=M=>M+1-G(X-M)+G(M-X),ot=[],ht=[];for(let[
M,{label:Y,tiles:mt}]of r.entries()){let nt=et(M),Tt=M===L&&H>In&&H<1;for(let[jo,ul]of mt.entries()){let fl=M>L&&n<f?.6:
1;ot.push(z(`line-${M}-${jo}`,y(nt,jo),ul,{opacity:fl}))}ot.push(sn(`name-${M}`,Y,nt,Tt));let ie=M<L||H===1;if(M>L)continue;
let rt=M<L?1:P(H,Xs,.95);if(!rt)continue;let ve=I(nt),on=c[M]??{text:""},ss=Math.min(d,Math.floor(rt*d+1e-9)),cl={text:a[M]?.[ss-
1]??""},ll=M===s?Ft(on):ie?on:cl;ot.push(z(`result-${M}`,ve,ll,{opacity:Math.min(1,4*rt)})),ot.push(ns(M,nt,Math.min(1,4*
rt)))}let pt=n>=f||H===0&&L>0?Math.ceil(n)-1:L,ne=H===0||n>=f?1:P(H,In,Xs),se=n<f&&H>0&&H<In;if(n>0&&!se){let M=X+2;for(let[
Y,mt]of(i[pt]??[]).entries()){let nt=y(M,Y),Tt=.25*Y/Math.max(1,d-1),rt=pt===L&&H>0&&H<1?P(H,Xs+Tt*.6,.8+Tt*.6):1,ve=pt===
s;if(ht.push(z(`product-${Y}`,nt,mt,{opacity:ne*(1-.55*rt),isLit:!0})),rt===0||rt===1)continue;let on=wt(nt,xf(I(et(pt))),
rt),ss=ve&&rt>.6?{...mt,text:""}:mt;ht.push(z(`flight-${Y}`,on,ss,{opacity:1-P(rt,.8,1),isLit:!0}))}}for(let[M,Y]of o.tiles.
entries())ht.unshift(z(`sliding-${M}`,y(X,M),Y,{isRaised:!0}));if(ht.push(sn("name-sliding",o.label,X,!0)),l){let M=u?g+
O*D+8:_+m+10,Y=u?R+21:S+N+C/2+6,mt=ct(l,w);ot.push(q("after",M,Y,mt,{anchor:"start",isQuiet:!0}))}let oe=u?R+Z+8:S+O*N+6;
return{width:(u?g+O*D:_+m)+w,height:oe,marks:[...ot,...ht]};function sn(M,Y,mt,nt){let Tt=!nt;if(u){let ve=ct(Y,D);return q(
M,g+mt*D+B/2,18,ve,{isQuiet:Tt})}let ie=S+mt*N+C/2+6,rt=N>17?ct(Y,g-12):"";return q(M,g-12,ie,rt,{anchor:"end",isQuiet:Tt})}
function ns(M,Y,mt){let nt=I(Y),[Tt,ie]=u?[nt.x+nt.width/2,nt.y-6]:[nt.x-20,nt.y+nt.height/2+6],rt=u?"":"=";return q(`eq\
uals-${M}`,Tt,ie,rt,{opacity:mt,isQuiet:!0})}}function xf({x:e,y:t,width:n,height:s}){return{x:e+n/4,y:t+s/4,width:n/2,height:s/
2}}function qi(e,{moment:t,isAsked:n}){let{sliding:s,lines:o,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[s.label,o[t]?.
label].map(p=>p?`“${p}”`:""),f=l&&u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",g=n?
"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}umbers that meet are multiplied, and the products add up to ${g}.`}var bf,
In,Xs,Vi=v(()=>{"use strict";me();bf=380,[In,Xs]=[.35,.55]});function Ki({sources:e,places:t,sums:n},{width:s,at:o,asked:r=-1}){let i=e.map(({tile:k})=>k),a=Math.max(bt(i),...e.map(
({label:k})=>at(k)))+16,c=Mt(s,e.length,a),l=Mt(s,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,g]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],p=28,m=p+Z+Gi+zi,w=t.map((k,W)=>e.reduce((D,N)=>D+(N.place===
W?N.share:0),0)),E=zi/Math.max(...w,1e-9),O=[_t("base",`M${d} ${m+1}H${d+t.length*l}`)],V=t.map(()=>0),K=t.map(()=>{});for(let[
k,{label:W,tile:D,share:N,place:B}]of e.entries()){let C=f+k*c+(c-h)/2,S={x:C,y:p,width:h,height:Z},R=d+B*l+(l-g)/2,_=V[B]??
0,y=Math.max(0,N*E),I={x:R,y:m-_-y,width:g,height:y};V[B]=_+y;let L=o-k,H=B===r;O.push(q(`label-${k}`,C+h/2,18,ct(W,c),{
isQuiet:!0}),z(`source-${k}`,S,D,{opacity:L>=1?.35:1}));let[X,G]=[C+h/2,R+g/2],et=p+Z+Gi/2,ot=`M${X} ${p+Z}C${X} ${et} ${G}\
 ${et} ${G} ${I.y}`,ht=P(L,0,Qs)*(1-P(L,Pn,1));ht&&O.push(_t(`way-${k}`,ot,{opacity:ht,isQuiet:!0}));let pt=Math.min(1,Math.
max(0,(L-Qs)/(Pn-Qs)))**2;if(pt>0){let ne=wt(S,I,pt),se=P(pt,0,.7),oe=H&&pt>.5?{...D,text:""}:D,re=wt(S,I,se).x;O.push(z(
`dropped-${k}`,{...ne,x:re},oe)),L>=Pn&&(K[B]=n[k])}}for(let[k,{label:W,tile:D}]of t.entries()){let N=d+k*l+l/2,B=e.filter(
(y,I)=>y.place===k&&o>=I+Pn),C=m-B.reduce((y,{share:I})=>y+I*E,0),R=e.every((y,I)=>y.place!==k||o>=I+1)&&(K[k]!==void 0||
o>=e.length),_=k===r&&K[k]?Ft(D).text:R?D.text:K[k];_&&O.push(q(`sum-${k}`,N,C-9,_)),O.push(q(`place-${k}`,N,m+24,ct(W,l-
6),{isQuiet:!_}))}return{width:u,height:m+36,marks:O}}function Yi({sources:e,places:t,sums:n},{moment:s,isAsked:o,isEnd:r}){
let i=e[s];if(!i)return"";if(r){let u=t.map((h,g)=>e.filter(p=>p.place===g)).reduce((h,g)=>g.length>h.length?g:h,[]),f=t[u[0]?.
place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} has ${d} = ${f?.tile.
text}.`}let a=i.label?` of ${i.label}`:"",c=o?"":`, which has ${n[s]} now`;return`The weight${a}, ${i.tile.text}, drops \
onto ${t[i.place]?.label}${c}.`}var zi,Gi,Qs,Pn,Ji=v(()=>{"use strict";me();zi=170,Gi=76,[Qs,Pn]=[.15,.8]});function Zi({scores:e,weights:t,shares:n,powers:s,sum:o,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=c>620?pe(d,200):0,g=Math.max(bt([...e,...t]),...r.map(at))+10,p=c<480?Xi/2:Xi,m=Mt(c-h-p-
60,f,Math.min(g,128)),w=m-Math.min(8,m/4),E=28+Yt,[O,V]=[E+8,E+8+Z+8],K=r.some(y=>at(y)>m),k=V+Z+22,W=h+f*m+18,D=Math.max(
...n),N=[],B=y=>Fn*y/Math.max(1,f-1);if(h){let y={anchor:"end",isQuiet:!0},I=L=>ct(L,h-12);N.push(q("name-powers",h-12,E-
8,I(i.powers),{...y,opacity:P(l,0,.5)}),q("name-scores",h-12,O+21,I(i.scores),y),q("name-weights",h-12,V+21,I(i.weights),
{...y,opacity:P(l,2,2.5)}))}let C=h+f*m;N.push(_t("base",`M${h} ${E+1}H${C}`,{isQuiet:!0}));let S=P(l,1,1.4),R=W+p+6;N.push(
_t("zero",`M${W-8} ${E+1}H${R}`,{opacity:S,isQuiet:!0}),_t("one",`M${W-8} ${E-Yt}H${R}`,{opacity:S}),q("one-text",R+8,E-
Yt+6,"1",{anchor:"start",opacity:S}),q("zero-text",R+8,E+6,"0",{anchor:"start",opacity:S,isQuiet:!0}),q("sum",W+p/2,E-Yt-
10,`Σ ${o}`,{opacity:P(l,1,1.5)*(1-P(l,2,2.3))}));let _=0;for(let[y,I]of n.entries()){let L=h+y*m+(m-w)/2,H=P(l,B(y),1-
Fn+B(y)),X=Yt*I*H/D,G={...t[y]??{text:""},text:""},et={x:L,y:E-X,width:w,height:X},ot=y===u,ht=Ot(1,.35,P(l,1,1.6)),pt=ot?
{...G,level:void 0}:G;N.push(z(`bar-${y}`,et,pt,{opacity:ht}));let ne=s[y]??"";at(ne)<m+8&&N.push(q(`power-${y}`,L+w/2,et.
y-8,ne,{opacity:H})),N.push(z(`score-${y}`,{x:L,y:O,width:w,height:Z},e[y]??G)),_+=I*Yt;let se={x:W,y:E-_,width:p,height:I*
Yt},oe=P(l,1+B(y),2-Fn+B(y));oe>0&&N.push(z(`part-${y}`,wt({...et,height:X},se,oe),pt));let re=P(l,2+B(y),3-Fn+B(y)),sn={
x:L,y:V,width:w,height:Z};if(re>0){let Y=ot?Ft(G):re<1?G:t[y]??G;N.push(z(`weight-${y}`,wt(se,sn,re),Y))}let ns=K&&y%2?22:
0,M=ct(r[y]??"",K?2*m-8:m);N.push(q(`label-${y}`,L+w/2,k+ns,M,{isQuiet:!0}))}return{width:R+20,height:k+(K?22:0)+10,marks:N}}
function ta({sum:e},{moment:t}){return["Each score becomes a power of e: all of them are positive, and large ones stand \
out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Each power is divided by ${e}, so th\
at the weights sum to 1.`][t]??""}var Qi,Yt,Xi,Fn,ea=v(()=>{"use strict";me();Qi=3,Yt=150,Xi=60,Fn=.35});function ia(e){let t=new Zs(e),n=b(e,`.step-results ${Ce}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:dt(i)})),s=new Map(n.map(i=>[i,t.kindOf(i)])),o=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=s.get(i)??"\
plain";if(a==="moves"){let c=Hn(i.expression).join(),l=b(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&s.get(f)==="moves"&&Hn(f.expression).join()===c);for(let f of u)r.add(f);o.push($f(t,u))}else if(a==="scatt\
er")o.push(Tf(t,i));else if(a==="plain")o.push(vf(i));else for(let c of i.grid.keys())o.push(Of(t,i,c,a))}return o.filter(
({cells:i})=>i.length)}function Hn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function vf({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,s)=>s+1),seconds:oa.plain,scene:null,words:()=>"",forget:()=>{}}}
function ze(e,t,n,s){let o,r=()=>(o??=t(),o);return{...e,seconds:oa[e.kind],scene:i=>n(r(),i),words:i=>s(r(),i),forget:()=>{
o=void 0}}}function Of(e,t,n,s){let o=t.grid[n]??[],r=Rt(t.figure).rows[n]??"",i=[St(t.figure),r].filter(Boolean).join("\
, "),a={kind:s,title:i,label:r,cells:o};if(s==="products"){let u=o.map((d,h)=>h+1),f=()=>e.products(t,n);return ze({...a,
shown:u},f,Ui,qi)}let c=s==="softmax"?Qi:Ys,l=Array.from({length:c},(u,f)=>f===c-1?o.length:0);return s==="softmax"?ze({
...a,shown:l},()=>e.softmax(t,n),Zi,ta):ze({...a,shown:l},()=>e.average(t,n),Ci,_i)}function Tf(e,t){let n=t.expression.
at(-1)?.groups??[],s=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),o=[...s.keys()].sort((u,f)=>u-f),r=new Map(o.map((u,f)=>[
s.get(u),f])),i=n.map((u,f)=>r.get(f)??o.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:St(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:o.map((u,f)=>i.filter(d=>d<=f).length)};
return ze(l,()=>e.scatter(t,o,s),(u,{asked:f=-1,...d})=>Ki(u,{...d,asked:a[f]??-1}),Yi)}function $f(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),s=Hn(t[0]?.expression??[]).length,o=t.length>1?t.length:s,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:o},(l,u)=>t.length===1?u===o-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>St(l)).join(", "),label:"",cells:n,shown:i};return ze(c,()=>e.moves(t),Di,ji)}function be(e,{dataset:t}){let{
tone:n,shade:s}=t;return{text:xs(e),level:e.dataset.level,tone:n,shade:s}}function Jt(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return Q(Number.isInteger(e)?vt(e):vt(e,n))}function na(e){let t=e?dt(e):[];return{title:e?St(e):"",rows:t.
length,columns:t[0]?.length??0}}function to(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function Nf(e){let t=e.flat();return t.length>0&&t.length<=ra&&new Set(t).size===t.length}function sa(e){
let t=e&&Lt(e);return t?.op!=="sum"||t.parts.length>yf||!t.parts.length?!1:t.parts.every(({op:n,parts:s})=>n==="multiply"&&
s.length===2&&s.every(o=>o.parts.every(r=>!r.op)))}function eo(e){return(Lt(e)?.parts??[]).map(n=>n.parts)}function Lf(e){
let t=eo(e).map(([s])=>s?.value??Number.NaN),n=t.reduce((s,o)=>s+o,0);return Math.abs(n-1)<Af&&t.every(s=>s>=0)}function kf(e,t){
let[n,s]=[to(e),t&&to(t)];return n.table===s?.table&&n.index===s?.index&&e.value===t?.value}var oa,yf,Ef,ra,Sf,Af,Mf,Zs,
aa=v(()=>{"use strict";ws();J();de();ue();kt();Ii();Bi();Vi();Ji();ea();oa={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},yf=96,Ef=24,ra=48,Sf=400,Af=1e-6,Mf=new Set(["table","view","join"]);Zs=class{constructor(t){this.
tableNamed=mn(t)}kindOf({expression:t,grid:n}){let s=t.at(-1),o=n.flat();if(!s||!o.length)return"plain";if(s.op==="colle\
ct")return Nf(s.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>Mf.has(h)))return n.length>1&&r>
1&&o.length<=Sf?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=ra?"softmax":"plain";if(!i.has("matmul")||r>Ef||!sa(c))return"\
plain";let l=this.#t(n[0]?.map((h,g)=>a(g))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((h,g)=>a(g*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(Lf)?"average":"products"}softmax({figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(
n)(o*r.length),{powers:a,isShifted:c}=hn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>be(d,t)),shares:this.#s(i,r.length),powers:a.map(Jt),sum:Jt(a.reduce(
(d,h)=>d+h,0)),labels:Rt(t).columns,names:{scores:f?St(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${Jt(l)}`}`,weights:St(t)}}}average({figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(n),a=r.map((u,f)=>eo(
i(o*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Rt(t).rows[o]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>be(u,t)),label:l||St(t)}}products({figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(n),a=r.map((m,w)=>i(
o*r.length+w)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(m=>m.map(({value:w},E)=>w*(l[E]?.value??Number.NaN))),h=Gt(d.flat(),""),{rows:g,columns:p}=Rt(t);return{sliding:{
label:g[o]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((m,w)=>({label:p[w]??this.#i(m[0],f),tiles:this.#r(
m)})),products:d.map((m,w)=>m.map((E,O)=>{let{text:V="",level:K}=h[w*m.length+O]??{};return{text:Q(V),level:K?String(K):
void 0}})),sums:d.map(m=>{let w=0;return m.map(E=>(w+=E,Jt(w)))}),results:r.map(m=>be(m,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:s},o,r){let i=this.#e(n),{columns:a}=Rt(t),c=n.at(-1)?.groups??[],l=s.
flat(),u=c.map(()=>0),f=c.map((g,p)=>i(p).parts),d=o.map(g=>{let p=r.get(g)??0,m=f[p]?.[c[p]?.indexOf(g)??-1],w=m?.value??
Number.NaN,E=m?this.#r([m])[0]:void 0;return{label:this.#i(m,!0),tile:E??{text:Jt(w)},share:w,place:p}}),h=new Map(d.map(
({place:g},p)=>[g,p]));return{sources:d,places:l.map((g,p)=>({label:a[p]??"",tile:be(g,t)})),sums:d.map(({share:g,place:p},m)=>(u[p]=
(u[p]??0)+g,h.get(p)===m?l[p]?.textContent??"":Q(vt(u[p]))))}}moves(t){let n=Hn(t[0]?.expression??[]),s=n.map(r=>na(this.
tableNamed(r)?.figure??null)),o=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:h="",index:g=0}=l(f),p=n.indexOf(h),m=s[p]?.columns??1;o.push({tile:be(d,
i),from:{table:p,row:Math.floor(g/m),column:g%m},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:p})}}return{
sources:s,targets:t.map(({figure:r})=>na(r)),flights:o}}#e(t){let n=(s,o)=>gn(this.tableNamed(s),o);return s=>Le(t,s,n)}#t(t){
let n=t.map(eo),[s,o]=[0,1].map(d=>n.map(h=>h.map(g=>g[d]))),r=d=>d?.every(h=>h.every((g,p)=>kf(g,d[0]?.[p]))),i=!r(s),[
a,c]=i?[o,s]:[s,o];if(!a?.[0]||!c||!r(a)||!sa(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#o(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=Lt(t);if(t===n)return"";let[s,
o]=t.parts,r=s&&Lt(s)===n?this.#n(s):null;if(r===null||!o||o.op)return null;let a={add:`+ ${this.#a(o)||Jt(o.value)}`,divide:`\
÷ ${Jt(o.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#s(t,n){let{powers:s}=hn(t),o=s.reduce((r,i)=>r+
i,0);return s.slice(0,n).map(r=>r/o)}#r(t){let n=Gt(t.map(({value:s})=>s),"");return t.map((s,o)=>{let{figure:r,cell:i}=this.#o(
s)??{};if(r&&i&&!s.op)return be(i,r);let{text:a="",level:c}=n[o]??{};return{text:Q(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#o(t){let{table:n,index:s=0}=t?to(t):{},o=n===void 0?null:this.tableNamed(n);if(!o)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=o,[u,f]=[Math.floor(s/a),s%a];return{figure:r,cell:i[s],row:u,column:f,rows:c,
columns:l}}#i(t,n){let s=this.#o(t);return(n?s?.columns[s.column]:s?.rows[s.row])??""}#a(t){let n=this.#o(t);return n?St(
n.figure):""}}});function If(e){let t=i=>document.createElementNS(ca,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,s,o,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
s.append(o,r),n.append(s),{kind:e,element:n,level:s,rect:o,text:r}}function Pf(e,t){let{element:n}=e;if(tt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){Ff(e,t);return}tt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?tt(n,"d",t.path):(tt(n,"x",t.x.toFixed(2)),tt(n,"y",t.y.toFixed(2)),tt(n,"text-anchor",t.anchor),la(n,t.text))}function Ff({
element:e,level:t,rect:n,text:s},{x:o,y:r,width:i,height:a,tile:c,...l}){!t||!n||!s||(tt(e,"transform",`translate(${o.toFixed(
2)} ${r.toFixed(2)})`),tt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),tt(e,"data-tone",c.tone),tt(e,"data-shade",c.
shade),tt(t,"data-level",c.level),tt(n,"width",i.toFixed(2)),tt(n,"height",Math.max(0,a).toFixed(2)),tt(n,"rx",String(Math.
min(_f,i/4,a/4))),tt(s,"x",(i/2).toFixed(2)),tt(s,"y",(a/2+5.7).toFixed(2)),la(s,c.text))}function tt(e,t,n){e.getAttribute(
t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}function la(e,t){e.textContent!==t&&(e.textContent=t)}
var ca,Rf,Cf,_f,Wn,ua=v(()=>{"use strict";J();ca="http://www.w3.org/2000/svg",Rf=760,Cf=720,_f=5,Wn=class{#e=null;#t=new Map;#n="";#s=0;#r=0;#o=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:o})=>o),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(ca,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let s=t.closest("[data-frame]")!==null;this.place=s?t:x(t,".work\
ing"),this.place.append(this.figure),this.isScaled=s,this.figure.style.setProperty("--needs",`${this.#w("width",Rf)}px`),
this.#a(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,s=-1){this.#e={beat:t,at:n,asked:s},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#o!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){let t=$(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#o=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#f(){return this.isScaled?Cf:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#f();if(!this.#e||!t)return;let{beat:n,at:s,asked:o}=this.#e,r=n.scene?.({width:t,at:s,
asked:o});if(!r)return;t!==this.#r&&(this.#s=this.#w("height",t)),this.#r=t;let i=Math.max(this.#s,Math.ceil(r.height)),
a=Math.min(0,(r.width-t)/2);tt(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||tt(this.svg,"height",String(
i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(s)-1),l=n.shown.length-1,u=c===l&&s>l;this.#g(n.title,n.words({moment:c,
isAsked:o>=0&&c===l,isEnd:u}))}#g(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let s=document.createElement("b");
s.textContent=`${t}.`,this.caption.replaceChildren(s,` ${n}`)}#w(t,n){let o=[...new Map(this.beats.map(r=>[`${r.kind} ${r.
cells.length}`,r])).values()].map(({scene:r})=>r?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...o))}#d(t){let n=new Set(
t.map(({key:o})=>o));for(let[o,r]of this.#t)n.has(o)||(r.element.remove(),this.#t.delete(o));for(let o of t){let r=this.#t.
get(o.key);r?.kind!==o.kind&&(r?.element.remove(),r=If(o.kind),this.#t.set(o.key,r)),Pf(r,o)}let s=[...n].join();s!==this.#n&&
(this.#n=s,this.svg.append(...t.map(({key:o})=>this.#t.get(o).element)))}}});function da(e){e.addEventListener("click",t=>{let n=j(t),s=Dn(n);if(!s)return;n.closest("[data-play]")&&Yf(s);let o=n.closest(
"[data-move]");o instanceof HTMLElement&&Qf(s,Number(o.dataset.move));let r=n.closest("[data-choice]");r instanceof HTMLElement&&
sd(s,r),n.closest("[data-speed]")&&Xf(e)}),e.addEventListener("input",t=>{let n=j(t),s=Dn(n);if(!s||!(n instanceof HTMLInputElement)||
!n.matches("[data-scrub]"))return;Wt(s);let o=Number(n.value);Bn(s,Ge.matches?Math.round(o):o)}),e.addEventListener("key\
down",t=>{let n=j(t),s=Dn(n),o={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!s||!o||!n.matches("[data-scrub\
]")||(t.preventDefault(),Wt(s),wa(s,o))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let s=j(n).closest(
fa),o=s&&Dn(s);o&&s instanceof HTMLTableCellElement&&Kf(o,s)})}function ha(e){for(let t of b(e,"[data-step]")){let n=$(t,
".play");!n||Ht.has(t)||(n.hidden=b(t,fa).length<Uf,n.hidden||qf.observe(t))}}function oo(e){for(let t of e)Xt(t)}function ro(e){
for(let t of b(e,"[data-step]"))Wt(t)}function pa(e){Ht.get(e)?.stage?.redraw()}function Xt(e){let t=$(e,".play");if(!t||
t.hidden||Ht.has(e))return Ht.get(e);let n=ia(e),s=n.flatMap(f=>f.cells),o=Vf(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:zf(e,n),c=a?s.indexOf(a)+1:0,l={moments:o,cells:s,at:o.length,goal:o.length,frame:0,time:0,
hold:0,asks:a?o.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new Wn(e,n):null};Ht.set(e,l);let u=x(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(o.length),u.step="any",u.value=u.max,Gf(l),l}function Vf(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,s=0,o=e.flatMap(a=>{let c=n.has(a.kind)?Df:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,Hf/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:s+f,seconds:l}));return s+=a.cells.length,
u}),r=o.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,Wf/r);return o.map(a=>({...a,seconds:i*a.seconds}))}function zf(e,t){
let n=t.flatMap(a=>a.kind==="moves"?[]:a.cells),s=n.map(({textContent:a})=>a??"");if(n.length<so||new Set(s).size<so)return null;
let o=b(e,".step-text, .formula, .reasons, td:not(.step-results td)").map(({textContent:a})=>a).join(" "),r=a=>s.filter(
c=>c===a).length,i=a=>+(r(a)>1)+Number(o.includes(a));return n.slice(Math.floor(n.length/2)).map(a=>({cell:a,told:i(a.textContent??
""),size:Math.abs(zt(a))})).sort((a,c)=>a.told-c.told||c.size-a.size)[0]?.cell??null}function Gf({stage:e}){let[t]=e?.beats??
[];t&&e?.show(t,t.shown.length)}function Kf(e,t){let n=Ht.get(e);if(!n?.stage||n.frame||n.at<n.moments.length)return;let s=n.
stage.beats.find(({cells:i})=>i.includes(t));if(!s)return;let o=s.cells.indexOf(t),r=s.kind==="products"?o+1:s.shown.length;
n.stage.show(s,r)}function Yf(e){let t=Xt(e);if(t){if(t.frame){Wt(e);return}t.at>=t.moments.length&&Bn(e,0),ma(e,t.moments.
length)}}function ma(e,t){let n=Xt(e);if(!n)return;Wt(e),n.goal=t,n.time=performance.now(),n.hold=Ge.matches?.01:0,ga(e,
!0),n.stage?.figure.scrollIntoView({block:"nearest"});let s=o=>{n.frame=requestAnimationFrame(s);let r=Math.max(0,o-n.time)/
1e3*jn;n.time=o,Jf(e,n,r)};n.frame=requestAnimationFrame(s)}function Jf(e,t,n){let s=Math.floor(t.at),o=t.moments[s];if(t.
at>=t.goal||!o){Wt(e);return}if(s===t.at&&s===t.asks&&ba(e,t)){ed(e,t);return}if(t.hold>0){t.hold-=n;return}let r=Math.min(
s+1,t.at+(Ge.matches?1:n/o.seconds)),i=r===s+1;i&&Ge.matches?t.hold=o.seconds:i&&o.beat.scene&&t.moments[r]?.beat!==o.beat&&
(t.hold=jf),io(e,t,r)}function Wt(e){let t=Ht.get(e);t?.frame&&(cancelAnimationFrame(t.frame),t.frame=0,ga(e,!1),!(t.at<
t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute("data-playing")},Bf))}function ga(e,t){
x(e,"[data-play]").textContent=t?"Pause":"Play"}function Xf(e){jn=no[(no.indexOf(jn)+1)%no.length]??1;for(let t of b(e,"\
[data-speed]"))t.textContent=`${jn}×`}function Qf(e,t){let n=Xt(e);n&&(Wt(e),Math.abs(t)>1?Bn(e,t<0?0:n.moments.length):
t<0||Ge.matches?wa(e,t):ma(e,Math.floor(n.at)+1))}function wa(e,t){let n=Xt(e)?.at??0;Bn(e,t<0?Math.ceil(n)-1:Math.floor(
n)+1)}function Bn(e,t){let n=Xt(e);n&&($(e,".playing .predict")?.remove(),io(e,n,Math.max(0,Math.min(n.moments.length,t))))}
function ba(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-mode="all"]')}function io(e,t,n){let{moments:s,
cells:o,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=s[c],u=c+1===n,f=(u?l?.end:s[c-1]?.end)??0,d=!!ba(e,t)&&
n<=a;e.toggleAttribute("data-playing",n<s.length||t.frame>0),e.toggleAttribute("data-guessing",d),x(e,"[data-scrub]",HTMLInputElement).
value=String(n);let h=Zf(s,n);if(h){let m=d&&i?h.beat.cells.indexOf(i):-1;r?.show(h.beat,h.at,m)}let g=`${c} ${u}`;if(g===
t.painted&&n>0)return;t.painted=g;for(let[m,w]of o.entries())w.toggleAttribute("data-ahead",m>=f),w.removeAttribute("dat\
a-asked");xa(e,l,f,o.length);let p=l&&td(t,l);if(!p){En(e),Cn(e,null);return}We(p,{withoutResult:!u||p.hasAttribute("dat\
a-ahead")}),!r&&(t.frame&&p.scrollIntoView({block:"nearest"}),Cn(e,p))}function Zf(e,t){let n=Math.max(0,Math.ceil(t)-1),
s=e[n];if(s?.beat.scene)return{beat:s.beat,at:s.place+t-n};let o=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(o)return{
beat:o.beat,at:o.place+1};let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0}:null}function td({cells:e},{beat:t,
place:n,end:s}){let o=s-(t.shown[n]??0),r=o+(t.shown[n-1]??0),i=Math.max(s,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.
slice(r,a?i:o+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(zt(f)));return l[u.indexOf(
Math.max(...u))]??e[s-1]}function xa(e,t,n,s){let o=t?.beat.label?`${t.beat.label}, `:"",r=t?`${o}number ${Math.max(1,n)}\
 of ${s}`:"";x(e,".play output").textContent=r,x(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function ed(e,t){Wt(
e);let n=t.asked;if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("d\
ata-asked",!0),xa(e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),We(n,{withoutResult:!0}),t.stage||Cn(e,n);let s=document.
createElement("div");s.className="predict",s.setAttribute("role","group"),s.setAttribute("aria-label","Predict, then see");
let o=document.createElement("p"),r=document.createElement("b");r.textContent="Predict, then see. ",o.append(r,"Which nu\
mber comes where the question mark is?");let i=document.createElement("div");i.className="choices",i.append(...nd(n,t.cells).
map(a=>{let c=document.createElement("button");return c.type="button",c.dataset.choice=a,c.textContent=a,c})),s.append(o,
i),x(e,".play").after(s)}function nd(e,t){let n=e.closest("figure"),s=t.filter(r=>r.closest("figure")===n).reverse(),o=new Map;
for(let r of[e,...s,...t])o.size<so&&o.set(r.textContent??"",zt(r));return[...o].sort(([,r],[,i])=>r-i).map(([r])=>r)}function sd(e,t){
let n=Ht.get(e),s=n?.asked;if(!n||!s)return;let o=s.textContent??"",r=t.dataset.choice===o;e.dataset.predicted=String(r);
let i=x(e,".playing .predict");for(let c of b(i,"button",HTMLButtonElement))c.disabled=!0,(c===t||c.dataset.choice===o)&&
(c.dataset.right=String(c.dataset.choice===o));io(e,n,n.asks+1),We(s);let a=document.createElement("p");a.setAttribute("\
role","status"),a.textContent=r?"Right. Play goes on.":`It is ${o}; the line above shows why. Play goes on.`,i.append(a),
x(e,"[data-play]").focus({preventScroll:!0})}function Dn(e){let t=e.closest("[data-step]");return t instanceof HTMLElement?
t:null}var fa,Hf,Wf,Df,jf,Bf,no,Uf,so,Ht,Ge,jn,qf,ao=v(()=>{"use strict";Ts();J();ue();Ni();aa();ua();fa=`.step-results ${_e}`,
Hf=20,Wf=60,Df=.6,jf=.5,Bf=2500,no=[1,2,.5],Uf=2,so=4,Ht=new WeakMap,Ge=matchMedia("(prefers-reduced-motion: reduce)"),jn=
1;qf=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&Xt(t)},{rootMargin:"\
600px"})});var co={};os(co,{previewEdits:()=>od});function od(e,t,n){let s=kn(),{steps:o,known:r}=s.solve(Nn(s.inputs,JSON.parse(t||
"{}")),n),i=new Map(o.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=b(e,":scope > [data-step]:not([hidden])").filter(Ea),
c=a.flatMap(l=>b(l,"figure[data-table]").filter(Ea));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&id(l,f,rd(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),pa(l)}function Ea(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-ya&&t<innerHeight+ya}function rd({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function id(e,t,n){let s=b(e,"tbody td");if(s.length===t.length)for(let[o,{text:r,exact:i,level:a}]of Gt(t,
n).entries()){let c=s[o];if(!c)continue;let l=Q(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
Sa(c,"data-value",i===l&&!u?null:i),Sa(c,"data-level",a?String(a):null)}}function Sa(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var ya,lo=v(()=>{"use strict";J();qe();de();ao();Gs();kt();ya=100});function Ta(e,t,n){let s=ld(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return s.map(ud).find(o=>o)??
dd(s,n)}function ld(e,t){let n=new Map(e.steps.flatMap(s=>s.tables.map(o=>[o.name,o])));return t.steps.flatMap(s=>s.tables).
flatMap(({name:s,variant:o,numbers:r,isShown:i})=>{let a=n.get(s);if(!(a?.variant&&o&&va(a.variant)===va(o))||!i||!r?.length)
return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=o,[f,d]=[o.rows,o.columns].map(g=>g.map(p=>$n(p,e.
values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],...h}]}).
filter(({before:s,after:o})=>[...s,...o].every(Number.isFinite)).filter(({before:s})=>Math.max(...s.map(Math.abs))>cd).reverse()}
function va({rows:e,columns:t}){return JSON.stringify([e,t])}function ud({title:e,shade:t,rows:n,columns:s,before:o,after:r}){
let i=s.length;if(t!=="weights"||new Set(s).size<Math.max(2,i))return null;for(let[a,c]of n.entries()){let[l,u]=[o,r].map(
m=>fd(m.slice(a*i,(a+1)*i)));if(l===void 0||u===void 0||l<0||u<0||l===u)continue;let f=[...s.keys()].filter(m=>m!==l&&m!==
u),d=[l,u,...f].slice(0,ad).sort((m,w)=>m-w),[h,g]=[s[l]??"",s[u]??""];return{text:`Without this step, which number of ${c?
`“${e}”, row ${c},`:`“${e}”`} is the largest?`,choices:d.map(m=>s[m]??""),right:g,outcome:`The largest is ${g}; \
with this step it is ${h}.`}}return null}function fd(e){let t=Math.max(...e);return e.filter(s=>t-s<Oa).length===1?e.indexOf(
t):-1}function dd(e,t){let n=e.find(hd);if(!n)return null;let{title:s,rows:o,columns:r,before:i,after:a}=n,c=i.map(Math.
abs),l=c.indexOf(Math.max(...c)),[u=0,f=0]=[i[l],a[l]],d=r.length,h=[o[Math.floor(l/d)],r[l%d]],g=[s,...h].filter(Boolean).
join(", "),p=$a(u,f)?f>u?Aa:Ma:uo;return{text:`“${g}” is ${t(u)}. What becomes of it without this step?`,choices:[Aa,
Ma,uo],right:p,outcome:`${p}: ${t(f)}${p===uo?"":` instead of ${t(u)}`}.`}}function hd({before:e,after:t}){return e.some(
(n,s)=>$a(n,t[s]??Number.NaN))}function $a(e,t){return Math.abs(e-t)>Oa*Math.max(1,Math.abs(e))}var Aa,Ma,uo,ad,Oa,cd,Na=v(
()=>{"use strict";Vs();[Aa,Ma,uo]=["It becomes larger","It becomes smaller","It stays the same"],ad=4,Oa=1e-9,cd=1e-6});var fo={};os(fo,{askRemoval:()=>pd});function pd(e,t,n,s){let o=Ta(t,e.dataset.step??"",u=>Q(vt(u)));if(!o)return null;let r=document.
createElement("div");r.className="predict",r.setAttribute("role","group"),r.setAttribute("aria-label","Predict, then see");
let i=document.createElement("p"),a=document.createElement("b");a.textContent="Predict, then see. ",i.append(a,o.text);let c=document.
createElement("div");return c.className="choices",c.append(...o.choices.map(u=>La(u,()=>l(u)))),r.append(i,c),x(e,".shee\
t-head").after(r),e.toggleAttribute("data-supposing",!0),x(c,"button").focus({preventScroll:!0}),r;function l(u){for(let h of b(
c,"button",HTMLButtonElement)){let g=h.textContent??"";h.disabled=!0,(g===u||g===o?.right)&&(h.dataset.right=String(g===
o?.right))}let f=document.createElement("p");f.setAttribute("role","status"),f.textContent=`${u===o?.right?"Right. ":""}${o?.
outcome}`;let d=La("Put the step back",s);r.append(f,d),d.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),
n()}}function La(e,t){let n=document.createElement("button");return n.type="button",n.textContent=e,n.addEventListener("\
click",t),n}var ho=v(()=>{"use strict";J();de();kt();Na()});function Gn(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=qa.min&&Number(t)<=qa.max:e==="scale"?!0:e==="\
controls"||e==="caption"?Ed[e].includes(t):CSS.supports("color",t)}var qa,Ed,Va=v(()=>{"use strict";qa={min:.5,max:4},Ed=
{controls:["none","some","all"],caption:["none","title","all"]}});function Ga(e){let t=za.then(Sd).then(e);return za=t.catch(()=>{}),t}function Sd(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var za,Ka=v(()=>{"use strict";za=Promise.resolve()});function Ja(e){return{"HTML frame":Xa(e),"Web component":Ad(e),Markdown:Za(e),Quarto:Md(e),LaTeX:vd(e)}}function Xa(e){let{
title:t,embed:n}=e;return`<iframe src="${Qt(n)}" title="${Qt(t)}" width="${Eo.width}" height="${Eo.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${Qa(e)}</iframe>`}function Ad(e){let{server:t,attributes:n}=e,s=Object.
entries({server:t,...n}).map(([o,r])=>r===""?o:`${o}="${Qt(r)}"`);return`<script src="${Qt(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${Qa(e)}</pointer-view>`}function Qa({title:e,caption:t,embed:n,picture:s}){let o=[e,t].filter(
Boolean).join(". ");return`<a href="${Qt(n)}"><img src="${Qt(s)}" alt="${Qt(o)}" width="${Eo.width}"></a>`}function Za({
title:e,embed:t,picture:n}){return`[![${Od(e)}](<${Ya(n)}>)](<${Ya(t)}>)`}function Md(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",Xa(e),"```",":::",'::: {.content-visible unless-format="html"}',Za(e),":::"].join(`
`)}function vd({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Td(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${Cd([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function Qt(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Od(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Ya(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Td(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function Cd(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(Rd,"")].flatMap(n=>[...Ld[n]??_d(n)]).map(n=>$d[n]??Id(n)).join("")}function _d(e){
return kd.test(e)?e.normalize("NFD").slice(0,1):e}function Id(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Nd.test(e)?e:"?"}var Eo,
$d,Nd,Ld,kd,Rd,tc=v(()=>{"use strict";Eo={width:960,height:540};$d={"\\":"\\textbackslash{}","~":"\\textasciitilde{}","^":"\
\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"$\\|$",
"·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"$\\le\
ftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty$","\
∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\\
rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Nd=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Ld={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},kd=/[ąęįųĄĘĮŲ]/,Rd=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function nc(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return Pd(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[ec("Title",n),ec("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Pd(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function ec(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Fd(n)),s.buffer}function Fd(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var sc=v(()=>{"use strict"});function rc({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:Kn("Link"),embed:Kn("Embed"),json:Kn("JSON"),offline:Kn("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=Ke("JSON",()=>oc(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=Dd(()=>{let{
link:m,embed:w}=t(),E=w?n():null;return{...m&&{Address:m},...E&&Ja(E)}}),f=()=>{let m=t();for(let w of Object.keys(a)){let E=m[w];
a[w].hidden=E===null,E!==null&&(a[w].href=E)}c.hidden=m.json!==null,u.hidden=m.link===null&&m.embed===null,l.hidden=qt.answers};
for(let m of["pointerenter","focusin"])i.addEventListener(m,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...Hd.map(m=>{let w=m===Wd;return new Option(`${m}×`,String(m),w,w)}));let h=async m=>{
let{address:w,meta:E}=await s(m,Number(d.value)),O=E.origin??t().embed??location.href;ic(nc(w,m,{title:E.title,origin:O}),
`${e()}.${m}`)},g=()=>oc(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),p=document.createElement("span");return p.
append(Ke("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,p,Ke("SVG",()=>h("svg")),Ke("CSV",g),a.json,c,a.offline,u,l),
f(),i}function Dd(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(s,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",o.hidden=!0;let c=Object.entries(e()).map(([l,u])=>Ke(l,()=>a(l,u)));s.replaceChildren(...c,r)});let a=async(c,l)=>{o.
value=l,o.hidden=!1,o.setAttribute("aria-label",c);let u=await jd(l);u||o.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function jd(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function Kn(e){let t=document.createElement("a");return t.textContent=e,t}function Ke(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function oc(e,t,n){ic(new Blob(
[e],{type:n}),t)}function ic(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Hd,Wd,ac=v(()=>{"use strict";yt();tc();sc();Hd=[1,2,4],Wd=2});function xc({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:s/
r},a=o&&(i.width<cc.width||i.height<cc.height),c={...i,isFixed:o,isTiny:a,isNarrow:i.width<560,scale:r},l=a?Xd(t,t.meta.
small??{}):t;if(!o)return{data:e,layout:{...l,...fc(l,c)}};let u=Zd(Qd(e,l),c),f={...u,...fc(u,c),...eh(e,u,c),...oh(u,c)};
return{data:uh(e,u,c.height),layout:f}}function Xd(e,t){return yc(e,t)}function yc(e,t){if(!uc(e)||!uc(t))return t;let n={
...e};for(let[s,o]of Object.entries(t))n[s]=yc(e[s],o);return Object.fromEntries(Object.entries(n).filter(([,s])=>s!==null))}
function uc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Ec(e,t){return Object.entries(e).filter(([
s])=>t.test(s))}function Sc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Ac(e){return Ec(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function Mc(e,t){return e[t]}function Qd(e,t){let{xaxis:n}=t,s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(s)&&o.length===s.length;return n?.tickangle!==
-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function Zd(e,{width:t,isTiny:n,
scale:s}){let{xaxis:o,yaxis:r,meta:i}=e,a=o?.ticktext;if(!o||o.tickangle!==-90||!a||a.length<=Zt)return e;let c={...o,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((p,m)=>Yn(
p,m,1/0)),g=a.map((p,m)=>String(m+1));return{...e,xaxis:{...c,ticktext:g},yaxis:{...r,ticktext:h}}}let[u,f]=o.domain??[0,
1],d=(f-u)*(t-(n?pc:hc))/a.length;for(let h of[1,dc]){let g=a.map((m,w)=>th(Yn(m,w,1/0),d/h));if(g.includes(""))continue;
let p={...o.tickfont,size:h*s*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:g,...h<1&&{tickfont:p}}}}return e}
function th(e,t){let n=Math.floor(t/Dt)-1,s=[];for(let o of e.split(" ")){let r=s.at(-1);if(o.length>n)return"";r!==void 0&&
r.length+1+o.length<=n?s[s.length-1]=`${r} ${o}`:s.push(o)}return s.length<=Ud?s.join("<br>"):""}function eh(e,t,{width:n,
height:s,isTiny:o,scale:r}){let i=nh(e,t),a=Math.max(...i.map(w=>w.length*Dt+Gd)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*lt>s/(o?4:3),u=i.length>0&&!l,f=sh(t,s,r),h=((f.annotations?.find(({font:w})=>w?.size)?.font?.size??
0)/r||lt)*wc+2,g=Math.min(t.margin?.t??8,u?c*lt+4:t.annotations?.length?h:8),p=bc.some(w=>Mc(t,w)?.colorbar?.orientation===
"h"),m=!t.margin||p&&!o;return{...l&&{showlegend:!1},...!m&&{margin:{...t.margin,t:Math.ceil(g*r)}},...f}}function nh(e,t){
if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,visible:i,showlegend:a,legendgroup:c}of e)!o||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.
values()]:[]}function sh(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=s.
filter(r);if(!i.length)return{};let a=Ac(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=o.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-lt)/wc);if(u>=l)return{};let f=Math.max(Jd,u*
n);return{annotations:s.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function oh(e,{height:t,isTiny:n}){let s=Math.floor(
t/3/Dt),o=t-vc(e,1/0,s)-mc,r={};for(let i of bc){let a=Mc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=rh(e,i,a,o))}return r}
function rh(e,t,n,s){let o=n.colorbar??{};if(s>=Bd||o.ticktext||o.orientation==="h")return n;let r=e.template.layout[t],
i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let f=Math.max(Zt,Math.floor(a/lt/1.5));return{...n,colorbar:{
...o,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=lt)&&u.push(f)}return{...n,colorbar:{...o,tickvals:u}}}function fc(e,t){let{width:n,height:s,isFixed:o,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=o?Math.floor(s/3/Dt):1/0,l=vc(e,a,c),u=o?l?mc:gc:0,f=Math.max(s-l-(r?2*lt:u),lt),d=r?n-pc:Math.max(n-hc,60);
return Object.fromEntries(Ec(e,/^[xy]axis/).map(([h,g])=>{let p=h.startsWith("x"),m=o&&p?ch(g,e,f):g,[w,E]=m.domain??[0,
1],O=(E-w)*(p?d:f),V=e.template.layout.font.size*t.scale,K=ih(m,p,O,V,t),k=e.meta.priority?.[h];return[h,ah(K,{isX:p,length:O,
fontSize:V,upright:c,priority:k},t)]}))}function ih(e,t,n,s,{isTiny:o,isFixed:r}){let i=e.title?.text??"";if(!o)return r&&
!t&&i.length*Dt>Kd*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>Yd)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(Dt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:s-2},text:u}}}function ah(e,{isX:t,length:n,fontSize:s,upright:o,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?lh(e,t,
n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*Dt>n-Dt)return{...e,tickfont:{size:.75*s}};if(h<=
Zt&&(t||!c||n>=lt))return e;let p=!t&&c&&n/h<lt&&n/h>=lc,m=Math.floor(n/(p?lc:lt)),w=h<=Zt?[h-1]:fh(h,m,r),E=t&&e.tickangle!==
0?o:1/0,O=Oc(f,u?a:1/0,E);return{...e,...p&&{tickfont:{...e.tickfont,size:dc*s}},tickvals:w.map(V=>d[V]??V),ticktext:w.map(
V=>O[V]??"")}}function ch(e,t,n){let[s]=Sc(t,e.anchor)?.domain??[0,1],o=Ac(t).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=
s),-1/0),i=(s-r)*n;return e.side==="top"||i>2.4*lt?e:{...e,title:{},...i<.9*lt&&{showticklabels:!1}}}function lh(e,t,n,{
isTiny:s,isNarrow:o}){let r=Math.max(Zt,Math.floor(n/(t?Vd:lt*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/
r);return{...e,tickvals:e.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.
max(Zt,Math.floor(n/zd))};let c=o&&t&&e.nticks&&!s?Zt:r,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:
e}function uh(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=Sc(t,s.yaxis),[r,i]=o?.domain??
[0,1],a=o?.ticktext?.length;return a===void 0?s:(i-r)*(n-gc)<a*lt?{...s,texttemplate:""}:s})}function fh(e,t,n){let s=[...Array(
e).keys()];if(e<=t)return s;let o=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[
...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function vc({xaxis:e},t,n){
let s=e?.tickangle===0?[]:e?.ticktext??[],o=Oc(s,t,n).map(r=>r.length);return Math.max(0,...o)*qd}function Oc(e,t,n){return e.
map((r,i)=>dh(r,i,t,n)).every((r,i)=>r===e[i])?e:e.map((r,i)=>Yn(r,i,n,t))}function dh(e,t,n,s){return n===1/0&&e.length<=
s?e:Yn(e,t,s,n)}function Yn(e,t,n,s=1/0){let o=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",
c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?14:1/0,d=Math.min(o?Math.max(5,Math.floor(s/48)):f,n),h=l.length>d&&!l.includes(
"&")?`${l.slice(0,d-1)}…`:l;return i+(u?`${t+1} ${h}`:h)+c}var cc,Bd,Zt,lt,Dt,lc,dc,Ud,qd,Vd,zd,hc,pc,mc,gc,Gd,Kd,Yd,Jd,
wc,bc,Tc=v(()=>{"use strict";cc={width:420,height:200},Bd=300,Zt=2,lt=20,Dt=8,lc=13,dc=.75,Ud=3,qd=7.5,Vd=44,zd=18,hc=240,
pc=90,mc=56,gc=90,Gd=48,Kd=1.3,Yd=.6,Jd=9,wc=1.4,bc=["coloraxis","coloraxis2"]});function vo(e,t){let n=JSON.stringify(Object.values(e)),s=ye.get(n)??new Map;ye.delete(n),ye.set(n,s);for(let i of ye.keys()){
if(ye.size<=hh)break;ye.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise((i,a)=>ph(n,e,t,{resolve:i,reject:a}));
return s.set(t,r),r.catch(()=>s.delete(t)),r}function ph(e,t,n,s){let o=So.get(e);if(o){o.views.set(n,s);return}let r=new Map(
[[n,s]]);So.set(e,{query:t,views:r}),setTimeout(()=>{So.delete(e),mh(t,r)},0)}async function mh(e,t){let{server:n,path:s,
query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Vt(`${s}/figures?${gt({...o,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof U&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?gh(e,l).then(u,f):f(a)}}function gh({server:e,path:t,query:n,theme:s},o){let r=gt({...n,theme:s});
return Vt(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}async function Nc(e,t){let n=Ao.get(e),s=n??(e.startsWith("#")?
wh(e.slice(1)):bh(e));n||(Ao.set(e,s),s.catch(()=>Ao.delete(e)));let o=await s;if(it(o))return o;let{templates:r={}}=o.layout.
meta,i=r[t];if(!i)return o;let a=$c(i),c=new Map;for(let d of Object.values(r))$c(d).forEach((h,g)=>{c.set(h,a[g]??h)});
let{data:l,layout:u}=Mo({data:o.data,layout:o.layout},c),{meta:f}=o.layout;return{...o,data:l,layout:{...u,meta:f,template:i}}}
function $c(e){return e.layout.colorway}function Mo(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(s=>Mo(s,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([s,o])=>[s,Mo(o,
t)])):t.get(e)??e}async function wh(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function bh(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new U(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function Ee(e,{server:t,path:n,view:s,values:o}){let r=encodeURIComponent(s),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=gt({...i&&e!=="json"?{step:s}:{},
...o}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var hh,ye,So,Ao,Lc=v(()=>{"use strict";yt();xn();hh=12,ye=
new Map,So=new Map;Ao=new Map});function Rc({x:e,y:t,xaxis:n,yaxis:s},o){let r=[kc(n,e,o),kc(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function kc(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Cc(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(xh()),{_fullLayout:o}=e;
if(!o)return;let r=t.flatMap(i=>n.map(a=>yh(o,o[i],a)));s.replaceChildren(...r.filter(i=>i!==null))}function xh(){let e=document.
createElement("div");return e.className="view-marks",e}function yh(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),o=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!o?._length)return null;let[c,l]=s?[t._offset+i,o._offset]:[o._offset,t._offset+
i],[u,f]=s?[a-i,o._length]:[o._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var _c=v(()=>{"use strict"});function Pc(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function Fc(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function Hc(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function Wc(e,t){return e.map(s=>{let{name:o,title:r,values:i}=s,a=Dc(s)[i.indexOf(t[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function Dc({values:e,labels:t}){return t??e}function Ic(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Oo(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var Jn,jc=v(()=>{"use strict";Jn=class{#e;#t;#n="";#s=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},s,o){let r=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#o(c))),r.length&&o&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#e.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#s),this.#s=0,this.#r&&(this.#r.textContent=
"Play")}#o(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=Dc(t);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Ic(s,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),Ic("Open",n)}#a({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=s[Math.max(0,Math.min(s.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(o()+u)},a=Oo(
"Play",()=>{if(this.#s){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#s=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#r=a;let c=Oo("‹",()=>i(-1)),l=Oo("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function Xn(e){return window.Plotly?Promise.resolve(window.Plotly):(To??=new Promise((t,n)=>{let s=document.createElement(
"script");s.src=e?new URL(`static/${Bc}`,e).href:new URL(`../${Bc}`,import.meta.url).href;let o=()=>{To=void 0,s.remove(),
n(new Error("The drawing library could not be loaded. Reload the page to try again."))};s.addEventListener("load",()=>window.
Plotly?t(window.Plotly):o()),s.addEventListener("error",o),document.head.append(s)}),To)}async function Uc(e,t,n){let{width:s,
height:o}=e.layout;return(await Xn()).toImage(e,{format:t,width:s,height:o,...t==="png"&&{scale:n}})}var Bc,To,qc=v(()=>{
"use strict";Bc="vendor/plotly/plotly-traces-4.1.1.min.js"});var _h={};function Kc(e){return e instanceof U&&e.status===0}function Rh(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=Lh,e}function Ch(e){let t=Object.entries(e).map(([n,s])=>{if(!/^[xy]axis/.
test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=o.type==="category"&&!o.categoryarray&&
r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(t)}var Lo,ko,Eh,Yc,Sh,Vc,zc,$o,
Ah,Mh,vh,Qn,Oh,Gc,Th,$h,Nh,Lh,kh,Se,No,Ro,Jc=v(()=>{"use strict";yt();Va();Ka();ac();xn();Tc();Lc();_c();jc();qc();Ss();
Ms();Lo={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventi\
ons",against:"against"},ko=["inputs","removed"],Eh=new Set(["server","source","model","lesson","view","theme","reads",...ko,
...Object.keys(Lo)]),Yc=["scale","accent","controls","caption"],Sh=new Set([...Yc,"fill"]),Vc=":scope > a",zc="pointer-v\
iew:hover",$o=matchMedia("(prefers-color-scheme: dark)"),Ah={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},
Mh=120,vh=[["short",576,0],["low",352,0],["tight",288,352]],Qn={height:525,width:640,least:.75,most:4},Oh="400px 0px",Gc=
660,Th="[data-answer]:not(pointer-view *)",$h=/^(\w+):(\d+)$/,Nh="The server draws this chart, and it does not answer.",
Lh="The answer above is computed in this browser.",kh="Type visits, or add a place, to see what the model answers.",Se=null,
No=null,Ro=class extends HTMLElement{#e=null;#t=null;#n=null;#s=0;#r=!1;#o="";#i=!1;#a="";#f=[];#l=!1;#g=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#_()},{rootMargin:Oh});#w=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#d=new MutationObserver(
t=>this.#X(t.map(({attributeName:n})=>n??"")));#b=t=>this.getAttribute(t);#h=()=>{if(!this.#n||!this.#t){this.#y();return}
this.#T(this.#A),this.#m()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#C=({type:t})=>this.#ot(t==="beforeprint");connectedCallback(){
this.#e??=this.#H(),this.#O(),document.addEventListener("pointerscope:theme",this.#h),document.addEventListener(zc,this.#R),
$o.addEventListener("change",this.#h);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#C);this.#w.
observe(this),this.#d.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#g.observe(this):this.#l=!0,this.#y()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#h),document.removeEventListener(zc,this.#R),$o.removeEventListener(
"change",this.#h);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#C);this.#w.disconnect(),this.#d.
disconnect(),this.#g.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#f.join()&&(this.#f=t,this.#U())}get chosen(){
return this.#t?this.#E:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+bn(this.#t)+n)}get#c(){return this.#e??=this.#H(),this.#e}#_(){this.#l=!0,this.#g.disconnect(),this.#y()}#X(t){
t.some(s=>Sh.has(s))&&(this.#O(),this.#m()),t.includes("beat")&&this.#I();let n=t.filter(s=>Eh.has(s)&&!this.#Q(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#_():n.length?this.#y():this.#x.some(({name:s})=>t.includes(s))?this.#k()&&
this.#m():t.includes(this.#a)&&this.#y()}#Q(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#h(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#I(){if(!this.#o)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#x(){return this.#t?At(this.#t).choices??[]:[]}#y(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#et()}))}get#v(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Ut.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?$o.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&Gn("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/Qn.height,t/Qn.width))/10;return Math.min(Qn.most,Math.max(Qn.least,
s))}#O(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):
this.style.removeProperty("--scale"),t&&Gn("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#F(){if(this.hasAttribute("lesson")){let n=ko.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Lo).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#F;
this.#s+=1;let s=this.#s,o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#v&&r&&(!t||n.visits||n.record);
if(!o&&!i){this.#$(kh);return}if(!this.#l){this.#$("");return}let a=this.#A;this.#T(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#S,path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.
all([o?Nc(o,a):this.#nt(c,r),o?null:r===wn?import("./network-drawing.js"):Xn(l)]),f=it(u),d=f?await import("./network-drawing.js"):
null;f||await Xn(l),await Ga(()=>{s===this.#s&&(this.#rt(d?.NetworkDrawing??null,At(u).title),this.#t=f?u:structuredClone(
u),this.#at(this.#t),this.#st({...c,theme:"light"},r))})}catch(c){s===this.#s&&this.#D(c)}finally{s===this.#s&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let s=n===wn?this.#n:null,o=this.getAttribute("model")??"",r=await s?.compute(t,o,{isSilent:!1});
if(r)return r;try{return await vo(t,n)}catch(i){if(!Kc(i))throw i;let a=await s?.compute(t,o,{isSilent:!0});if(!a)throw i;
return a}}#T(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#st(t,n){if(!this.#t||it(this.#t))return;let{
template:s,meta:o}=this.#t.layout,r=o.templates?.light;Se??=r??(this.#A==="light"?s:null),!(Se||this.hasAttribute("sourc\
e"))&&(No??=vo(t,n),No.then(i=>{it(i)||(Se??=i.layout.template)}).catch(()=>{No=null}))}#ot(t){if(this.#i=t,!this.#t||!this.#o)
return;let n=Se??this.#n;this.#T(t&&n?"light":this.#A),this.#m(),t||requestAnimationFrame(()=>this.#m())}#H(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#p("h3","view-title"),caption:this.#p("p","view-capti\
on"),choices:this.#p("div","view-choices"),summary:this.#p("p","view-summary"),failure:this.#p("p","view-failure"),trust:this.#p(
"p","view-trust"),plot:this.#p("div","view-plot"),details:this.#p("details","view-table"),exports:rc({name:()=>this.#G,links:()=>this.#gt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>dr(this.#z()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#V());let s=new Jn(n.choices,{selected:()=>this.#E,select:(r,i)=>this.#ht(r,i),open:r=>this.#u(
"open",r)}),o=this.querySelector(Vc);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...o?[o]:
[]),this.addEventListener("toggle",({target:r})=>this.#dt(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:s}}#p(t,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(
t);return o.className=n,o}#rt(t,n){if(t===null==(this.#n===null))return;let s=this.#c,o=s.plot.cloneNode();o.removeAttribute(
"data-listening"),o.role=t?"group":"img",s.plot.replaceWith(o),s.plot=o,this.#n?.bar?.remove(),this.#n=t?new t(o,{title:n,
isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),told:r=>this.#Z(r),acts:{server:()=>this.hasAttribute(
"source")?null:this.#S,answered:r=>this.#it(r),resized:()=>requestAnimationFrame(()=>this.#L())}}):null,this.#n?.bar&&s.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#n??{};s?this.setAttribute(
"interventions",s):this.removeAttribute("interventions"),this.#k()&&this.#m(),this.#u("interventions",n)}#W(t){let{plot:n,
details:s,choices:o,exports:r,failure:i}=this.#c;for(let c of[n,s,o,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#$(t){this.#t=null,this.#a="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#W(!0),this.#c.
summary.textContent=t}#D(t){this.#$("");let{failure:n}=this.#c,s=Kc(t)&&document.querySelector(Th)!==null,o=s?Nh:rn(t);if(n.
replaceChildren(o),s&&n.append(" ",Rh()),n.hidden=!1,this.#u("failed",{message:o}),!(t instanceof U)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#y()),n.append(" ",r)}#at(t){let{title:n,caption:s,controls:o}=this.#c,r=At(t);n.textContent=r.title,n.hidden=
!1,s.textContent=r.caption,this.#ct(r.trust),this.toggleAttribute("data-network",it(t)),this.#W(!1),o.offer(r,it(t)?[]:t.
data,!this.hasAttribute("fill")),this.#k()&&this.#m()}#ct(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.
hasAttribute("source")||!qt.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.getAttribute("mod\
el")??"");s.href=new URL(`insights/${o}#view-${t.view}`,this.#S).href,s.textContent="Which explanation to believe",n.append(
" ",s)}#m(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,s=this.#N(bn(this.#t)),o=n?Math.min(s.width||Gc,Gc):s.width;
if(!o)return;it(this.#t)?(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}p\
x`:"",this.#lt(t,this.#t,{...s,width:o}));let r=!this.dataset.drawn;r&&this.querySelector(Vc)?.remove(),this.#o=`${o}×${s.
height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#I(),this.#U(),this.#u("drawn",{})}#lt(t,{data:n,layout:s},o){
let r=this.#i,i=r&&Se?{...s,template:Se}:s,a=this.#j({data:n,layout:i},o);window.Plotly?.react(t,a.data,r?{...a.layout,width:o.
width}:a.layout,Ah),t.dataset.listening||this.#ut(t)}#j({data:t,layout:n},{width:s,height:o,isFixed:r}){let i="rgba(0, 0\
, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=xc({data:t,layout:Ch(n)},{width:s,height:o,isFixed:r,
scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{...f.layout,
...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#ut(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{
if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,s,o]=$h.exec(String([n.customdata].flat()[0]))??[];s&&this.#u(
"select",{table:s,row:Number(o)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{visits:Rc(n,this.#B)})}),t.
on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#B(){return this.#t?At(this.#t).visit_axes??[]:[]}#u(t,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#U(){!this.#t||!this.#o||(this.#n?this.#n.mark(
this.#f):Cc(this.#c.plot,this.#B,this.#f))}#N(t){let{plot:n}=this.#c,s=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#O(),this.#ft();let{above:o,below:r}=this.#q();this.
style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),Mh);return{width:s,height:i,
isFixed:!0}}#ft(){let[t,n]=[this.offsetWidth/this.#M,this.offsetHeight/this.#M],s=vh.filter(([,o,r])=>n<o||t<r).map(([o])=>o).
join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#q(){let{plot:t,details:n,exports:s}=this.#c,o=this.getBoundingClientRect(),
r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(
...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-o.top)/r,below:a/
r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("deta\
ils"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)return;let{width:t,height:n}=this.#N(
bn(this.#t));t&&this.#o!==`${t}×${n}`&&this.#m()}#ht(t,n){this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#k(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:Fc(this.#x,this.#b);if(n)return this.#D(new Error(n.
message)),this.#a=n.name,!1;let s=At(t),o="";if(this.#x.length&&!it(t)){let r=this.#E;this.#c.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));cr(t,r);let{summaries:i}=s;i&&(s.summary=i.texts[Hc(
this.#x,i.by,r)]??""),o=`: ${Wc(this.#x,r)}`}return this.#c.summary.textContent=s.summary??"",this.#c.plot.setAttribute(
"aria-label",`${s.title}${o}. ${s.summary??""}`),this.#V(),!0}get#E(){return Pc(this.#x,this.#b)}#V(){let{details:t}=this.#c;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${At(this.#t).title}`),n.append(...this.#z().map(yn)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#z(){return this.#t?fr(this.#t,this.#E):[]}async#pt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:it(s)?await this.#n?.address(t,n)??"":await Uc(this.#mt(s),t,n),meta:At(
s)}}#mt(t){let{data:n,layout:s}=structuredClone(t),o=this.#N(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#j({data:n,layout:s},o),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#G(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#S,path:this.#v,view:this.getAttribute("vie\
w")??"",values:{...this.#F.query,...this.#E}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Yc.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&Gn(s,o??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&qt.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#K;return{link:n,embed:Ee(
"embed",this.#J(o)),json:Ee("json",o),offline:Ee("offline",o)}}#J(t){let{controls:n,...s}=this.#Y,o={...t.values,...s,...n&&
n!=="some"&&{controls:n}};return{...t,values:o}}#wt(t){let n=this.#K,{title:s,summary:o=""}=At(t),r=["model","lesson","v\
iew","reads",...ko,...Object.keys(Lo)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#E,...l&&{theme:l},...c},
f=this.#J(n);return{title:s,caption:o,name:this.#G,server:n.server,embed:Ee("embed",f),picture:Ee("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",Ro)});yt();Ts();J();var $s={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Jl="input, select, textarea, [contenteditable], dialog[open]",Xl="\
a[href], button, summary, [role=button]",Ql=".table-frame";function br({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(s=!1),!(!s||
!t()||!wr(r)||n(r.key))&&(r.stopImmediatePropagation(),o(r))},{capture:!0}),window.addEventListener("keydown",r=>{wr(r)&&
o(r)}),window.addEventListener("change",({target:r})=>{s&&t()&&r instanceof HTMLElement&&r.blur()});let o=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function wr({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:o,ctrlKey:r,metaKey:i}){
if(n||s||o||r||i||!Object.hasOwn($s,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Jl)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Xl))return!1;let a=t.closest(Ql);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var Zl=1e5,tu=100,xr=2e4,eu=8,nu=1e3;function yr({state:e,height:t,set:n,mark:s=()=>{},keeps:o=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let g of a?
["*"]:i)r.postMessage(h,g)},f=(h,g)=>u({pointerscope:h,...g});r!==window&&br({send:h=>{f("key",h);let g={method:"trigger\
Key",args:[$s[h.key]]};l||u(JSON.stringify(g))},isInDeck:()=>l,keeps:o});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:g,data:p})=>{h!==r||!(a||i.includes(g))||(p?.pointerscope==="set"&&(n(su(p.state)),d()),p?.pointerscope===
"mark"&&s(ou(p.visits)),p?.pointerscope==="deck"&&(l=!0),p?.pointerscope==="ask"&&(c="",d()))}),(h,g)=>h==="state"?d():f(
h,g)}function su(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,tu)){let o=s===null?null:ru(s);(o===null||o!==void 0&&o.length<=Zl)&&(t[n]=o)}return t}function ou(e){return(Array.
isArray(e)?e.slice(0,nu):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function ru(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Er(e,eu)<=xr?JSON.stringify(e):void 0}function Er(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=Er(s,t-1),n>xr)return Number.POSITIVE_INFINITY;
return n}yt();J();kt();var Sn=0;function Sr(e,t,n){e.addEventListener("submit",s=>{let o=j(s).closest("[data-exercise]");o instanceof
HTMLFormElement&&(s.preventDefault(),iu(o,t,n))})}async function iu(e,t,n){Sn+=1;let s=Sn,o=e.dataset.exercise??"",r=b(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await Vt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[o]:cu(e)},lang:n})}),a=i.find(c=>c.id===o);s===Sn&&a&&lu(e,a.marked,r)}catch(i){if(!(i instanceof U))throw i;if(s!==Sn)
return;x(e,"[data-marked]").textContent=i.message,x(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)au(e,r,a)?.setAttribute("aria-invalid","true")}}function au(e,t,n){let[,s,o]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return s===void 0||o===void 0?t[0]:Ar(e)[Number(s)]?.[Number(o)]}function Ar(e){return b(e,"tbody tr").map(t=>b(t,"input",
HTMLInputElement))}function cu(e){if(e.querySelector("input[type=radio]"))return b(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=Ar(e);return t.length?t.map(n=>n.map(s=>s.value)):x(e,"input",HTMLInputElement).value}function lu(e,{right:t,
all_right:n,computed:s},o){let r=t.flat();for(let[l,u]of o.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=x(
e,"[data-marked]"),a=x(e,"[data-because]");if(i.replaceChildren(uu(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${fu(s,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function uu(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function fu(e,t){
if(typeof e=="string")return e;let n=s=>Q(s.toFixed(t).replace("-","−"));return e.map(s=>s.map(n).join("; ")).join("; ")}J();kt();var du=8,hu=4;function Mr(e){e.addEventListener("pointerdown",t=>{let n=j(t);n instanceof HTMLInputElement&&n.inputMode===
"decimal"&&Ns(t,n.value,o=>De(e,n.name,o))})}function Ns(e,t,n){let s=Number(Re(t));if(e.button!==0||Number.isNaN(s))return;
let o=ks(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||(a||=Math.abs(d)>=
hu,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Ls(s,Math.round(d/du)*o);h!==i&&n(h),i=
h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();a&&(addEventListener(
"click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;addEventListener(
"pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",l,{signal:u})}function De(e,t,n){
let s=$(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!s||s.value===n||(s.value=n,s.dispatchEvent(new Event("input",{bubbles:!0})))}
function Ls(e,t){return Q(String(Number((e+t).toFixed(6))))}function ks(e){let t=(Re(e).split(".")[1]??"").length;return t===
0?1:10**-Math.min(t,2)}J();function vr(e){for(let t of b(e,"[data-step]")){let n=new Map(b(t,"figure[data-table]").map(o=>[Tr(o.querySelector("\
figcaption math")),o.dataset.table??""]));n.delete("");let s=$(t,".formula");s&&$r(s,n)}}function Or(e){e.addEventListener(
"pointerover",t=>{let n=j(t),s=n.closest("[data-step]");if(!(s instanceof HTMLElement))return;let o=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");pu(s,o?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function pu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of b(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function Tr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function $r(e,t){for(let n of e.children){let s=t.get(Tr(n));s!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",s):$r(n,t)}}J();var mu=["beside","above","below","figure"],Nr={width:960,height:540},gu=2,Cs=.6,Rs=.1,wu=320,bu=[{out:"",parts:"*",least:1},
{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons remark",parts:"*",
least:Cs}],Lr=["notes reasons remark switch","notes reasons remark switch formula"],xu=[1,.8,Cs],An=new WeakMap;function Rr(e,t){
let{lookAccent:n,lookScale:s}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==window),n&&
CSS.supports("color",n)&&e.style.setProperty("--accent",n);let o=()=>{let r=$(t,":scope > [data-step]:not([hidden])"),{clientWidth:i,
clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/Nr.width,innerHeight/Nr.height,gu),l=Number(s)||Math.max(
1,c);e.style.setProperty("--most",String(l)),yu(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(o)).observe(
t),t.addEventListener("click",r=>{let i=j(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&vu(a),i.dataset.turn&&_r(
a,Number(a.dataset.page)+Number(i.dataset.turn)))}),o}function Cr(e){for(let t of e){An.delete(t);for(let n of["out","la\
yout","paged"])delete t.dataset[n]}}function yu(e,t,n,s){let o=`${n}×${s}×${t}`;if(An.get(e)?.frame===o)return;let r=$(
e,"pointer-view"),i=n>s,a=mu.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=Eu(e,a,t,r)??Au(e,
Math.min(t,1));delete e.dataset.fitting,An.set(e,{frame:o,arrangement:c}),c.pages&&_r(e,Number(e.dataset.page??0));let l=String(
c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function Eu(e,t,n,s){delete e.dataset.paged;for(let{out:o,
parts:r,least:i}of bu){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?a.scale*(s?.8:1)+
Rs:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=Su(e,o,c,u,n,s);f&&f.worth>(a?.worth??0)&&(a=f)}if(a)return fe(e,
a),a}return null}function Su(e,t,n,s,o,r){let i=u=>(fe(e,{out:t,layout:n,scale:u}),Mu(e));if(!i(s))return null;let[a,c]=[
s,o];for(c-a>Rs&&i(c)&&(a=c);c-a>Rs;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};fe(e,{out:t,
layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*wu));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}function Au(e,t){
e.dataset.paged="";let n=xu.map(i=>Math.min(i,t));for(let i of Lr){let[a]=n.map(c=>({out:i,layout:"below",scale:c,...kr(
e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)return fe(e,a),a}
let[s,o]=[Lr.at(-1)??"",n.at(-1)??Cs],r={out:s,layout:"below",scale:o,pages:kr(e,s,o).pages};return fe(e,r),r}function kr(e,t,n){
fe(e,{out:t,layout:"below",scale:n});let s=_s(e);for(let m of s)m.dataset.turnedTo="";let{rowGap:o,columnGap:r}=getComputedStyle(
x(e,".working")),[i,a]=[Number.parseFloat(o),Number.parseFloat(r)],c=x(e,".shown").getBoundingClientRect(),l=c.height-x(
e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,g=0,p=x(e,".formula").scrollWidth<=c.width+1;for(let m of s){
let{width:w,height:E}=m.getBoundingClientRect();p&&=E<=l&&Pr(m),g&&g+w>c.width&&(d+=h+i,h=0,g=0),u.length&&d+Math.max(h,
E)>l&&(u=[],f.push(u),d=0,h=0,g=0),u.push(m),h=Math.max(h,E),g+=w+a}return{pages:f,isFitting:p}}function _r(e,t){let n=An.
get(e)?.arrangement.pages??[],s=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(s);for(let o of _s(e))n[s]?.includes(
o)?o.dataset.turnedTo="":delete o.dataset.turnedTo;x(e,".pager").hidden=n.length===1,x(e,"[data-turned]").textContent=`${s+
1} of ${n.length}`;for(let o of b(e,"[data-turn]",HTMLButtonElement))o.disabled=!n[s+Number(o.dataset.turn)]}function _s(e){
return b(e,".matrix, .shown > pointer-view")}function fe(e,{out:t,layout:n,scale:s}){e.dataset.out=t,e.dataset.layout=n,
x(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(s))}function Mu(e){let t=e.getBoundingClientRect(),n=x(
e,".formula"),s=o=>{let{right:r,bottom:i,width:a}=o.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,x(e,".words"),x(e,".shown")].every(Ir)&&n.scrollWidth<=n.clientWidth+1&&[n,..._s(e)].every(o=>s(o)&&Pr(o))}function Ir(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Pr(e){let t=e.querySelector(
":scope > .table-frame");return!t||Ir(t)}function vu(e){let t=document.createElement("dialog");t.className="rest";let n=x(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let s=document.createElement("button");s.type="butto\
n",s.textContent="Close",s.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),x(e,"[data\
-rest]").focus()});let o=[n,e.querySelector(".switch"),e.querySelector(".formula"),...x(e,".words").children];t.append(s);
for(let r of o){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}J();var Ou=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Tu="Write a number, such as 0.5, in every cell.",vn=class{#e;#t;#n;#s=new Map;#r=new Map;constructor(t,n,s){
this.#e=t,this.#t=n,this.#n=s,this.#a(),t.addEventListener("input",o=>{let r=o.target;this.#w(r.name,r.value),this.#d()}),
t.addEventListener("click",o=>{let r=j(o),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#h(i,1),"fewer"in r.dataset&&
this.#h(i,-1))}),n.addEventListener("click",()=>{for(let o of this.#o)this.#s.set(Ct(o),Hr(Fr(o)));this.#f(),b(this.#e,"\
input, select")[0]?.focus(),this.#d()}),this.#b()}get text(){let t={};for(let n of this.#o){let s=Ct(n),o=Wr(n.dataset.kind,
this.#s.get(s)??"");if(o===null)return null;JSON.stringify(o)!==JSON.stringify(Fr(n))&&(t[s]=o)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#o)t.includes(Ct(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let s=document.activeElement,o=s&&this.#e.contains(s)?this.#i(s):null,r=this.#o.filter(i=>i.querySelector("details[open]")).
map(Ct);this.#e.replaceChildren(...t.childNodes),this.unfold(r),n?this.#a():this.#f(),o?.(),this.#b()}showProblems(t){let n=new Set(
t);for(let s of this.#o){let o=Ct(s),r=`inputs.${o}`,i=t.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)
n.delete(l);let a=i.map(l=>l.message).join(" "),c=JSON.stringify(this.#s.get(o));a&&this.#r.set(o,{typed:c,message:a})}return this.#b(),
[...n]}get#o(){return b(this.#e,"[data-input]")}#i(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#e.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let s=t.closest("[data-input]"),o=s instanceof HTMLElement?Ct(s):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(o)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#s.clear();for(let t of this.#o){let n=Mn(
t),s=n.map(i=>i.value),{kind:o,row:r}=t.dataset;this.#s.set(Ct(t),o==="words"?s:o==="matrix"?$u(n,!!r):s[0]??"")}}#f(){for(let t of this.#o)
for(let n of Mn(t)){let s=this.#g(n.name);s!==void 0&&n.value!==s&&(n.value=s)}}#l(t){let[n="",s,o]=t.split("."),r=this.#s.
get(n);return s===void 0?null:o===void 0?[r,Number(s)]:[Array.isArray(r?.[0])?r?.[Number(s)]:r,Number(o)]}#g(t){let n=this.#l(
t);if(!n)return this.#s.get(t);let[s,o]=n;return s?.[o]}#w(t,n){let s=this.#l(t);if(!s){this.#s.set(t,n);return}let[o,r]=s;
o&&(o[r]=n)}#d(){this.#b(),this.#n()}#b(){for(let t of this.#o){let n=Ct(t),s=!["words","choice"].includes(t.dataset.kind??
""),o=s?Mn(t).filter(c=>je(c.value)===null):[];for(let c of s?Mn(t):[])c.setAttribute("aria-invalid",String(o.includes(c)));
let r=this.#s.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),Nu(t,o.length?Tu:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of b(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of b(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#h(t,n){let s=Ct(t),o=this.#s.
get(s),r=o.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${o.length+1}`;this.#s.set(
s,n>0?[...o,i]:o.slice(0,-1));for(let{dataset:a}of this.#o){let c=a.input??"",l=this.#s.get(c);a.rows===s&&Array.isArray(
l)&&(l=Is(l,n)),a.columns===s&&Array.isArray(l)&&(l=a.row?Is(l,n):l.map(u=>Is(u,n))),l!==void 0&&this.#s.set(c,l)}this.#d()}};
function Ct(e){return e.dataset.input??""}function Fr(e){return JSON.parse(e.dataset.default??"null")}function Mn(e){return b(
e,"input, select")}function $u(e,t){let n=new Map;for(let o of e){let[,r=""]=o.name.split(".");n.set(r,[...n.get(r)??[],
o.value])}let s=[...n.values()];return t?s[0]??[]:s}function Is(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Hr(e){return Array.isArray(e)?e.map(Hr):String(e)}function Wr(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return je(t);let n=t.map(s=>Wr(e,s));return n.includes(null)?null:n}function je(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Ou.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function Nu(e,t){let n=x(
e,"[data-failure]");n.textContent=t,n.hidden=!t}yt();J();yt();J();var Ps=null;function Lu(){let e=b(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:s,pathname:o}=location,
r=s+o;if(!t){let a=o.slice(Ut.pathname.length),c=$(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=gt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Dr(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);Ps?.disconnect(),Ps=new PerformanceObserver(n=>{let s=n.getEntries().map(({name:o})=>o);
t({addresses:s.filter(o=>!o.includes("?"))})}),Ps.observe({type:"resource",buffered:!0}),t({addresses:[],page:Lu()})}async function jr(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Dr),await navigator.serviceWorker.register(
new URL("service-worker.js",Ut),{updateViaCache:"none"}),Dr()}catch{}}function Fs(e=""){let t=["The server does not answ\
er.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?t:`${t} Keep this page ope\
n: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}.`}function Br(){document.readyState==="complete"?jr():addEventListener("load",jr)}var md=4e3,Ca="This page computes your changes in your browser and hides what only the server can update.",Un=document.getElementById(
"lesson-record")!==null,xe=!1,mo,qn=!1;async function _a(e,{address:t,files:n,signal:s}){if(wo())return po(e,{files:n,signal:s});
if(!xe)return ka(t,s);if(qn)return qn=!1,po(e,{files:n,signal:s});try{let o=await ka(t,Uo(s));return go(""),o}catch(o){if(!(o instanceof
U&&[0,...rs].includes(o.status)))throw o;return go(Fs(Ca)),po(e,{files:n,signal:s})}}function wo(){return Un}function Ia(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(s),mo??=Vn(e)},s=setTimeout(n,md);for(let o of["pointerdown","ke\
ydown"])document.addEventListener(o,n,{signal:t.signal})}async function Pa(e){if(!Un&&!xe&&e&&(mo??=Vn(e),await mo),!Un&&
!xe)return null;let{openRecord:t}=await Promise.resolve().then(()=>(qe(),Rn));return t()}async function Vn(e){try{let t=[
Promise.resolve().then(()=>(qe(),Rn)),Promise.resolve().then(()=>(lo(),co)),Promise.resolve().then(()=>(ho(),fo))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||xe)return;let s=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...b(s,"head > *, body > *")),xe=!0,qn=is(n),qn&&go(Fs(Ca)),Br()}catch{}}async function Fa(e,t,n){if(!Un&&!xe)return;
let{previewEdits:s}=await Promise.resolve().then(()=>(lo(),co));try{s(e,t,n)}catch(o){if(!(o instanceof U))throw o}}function go(e){
let t=$(document,"[data-silence]");t&&(t.textContent=e)}async function po(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(qe(),Rn));
return n(e,t)}async function ka(e,t){let s=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(Ra),o=await s.text().catch(Ra);if(s.ok)return new DOMParser().parseFromString(o,"text/html");throw new U(s.status,
gd(o,s.status))}function Ra(e){throw Pt(e)?e:new U(0,[{where:"",message:Oe,suggestions:[]}])}function gd(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:Te(t),suggestions:[]}]}}ao();var Ha="pointerscope-lessons";function Wa(){try{let e=JSON.parse(localStorage.getItem(Ha)??"{}");return e&&typeof e=="ob\
ject"?e:{}}catch{return{}}}function bo(e){let t=Wa()[e];return new Set(Array.isArray(t)?t:[])}function xo(e,t){let n=bo(
e);if(!n.has(t))try{localStorage.setItem(Ha,JSON.stringify({...Wa(),[e]:[...n,t]}))}catch{}}ue();J();var wd=3e4,Da=660;async function ja(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+wd;for(;Date.now()<
t&&e.some(bd);)await new Promise(n=>setTimeout(n,100))}function bd(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function Ba(e,t=()=>{},n=()=>{}){let s=[],o=[];window.addEventListener("beforeprint",()=>{t(),s=b(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of s)r.open=!0;o=b(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>Da);for(let r of o)r.style.setProperty("--print-scale",String(Da/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of s)r.open=!1;for(let r of o)r.style.removeProperty("--print-scale");n()})}J();ue();var xd="Type a number, or drag it sideways",yd=/^[\d.,+−-]$/,zn=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,
t.addEventListener("pointerdown",s=>{let o=yo(s),r=o&&this.#n(o);!r||j(s)instanceof HTMLInputElement||Ns(s,r.value,i=>{De(
n,r.name,i),o.textContent=i})}),t.addEventListener("click",s=>{let o=yo(s);o&&this.#s(o)}),t.addEventListener("keydown",
s=>{let o=yo(s);if(!o||s.ctrlKey||s.metaKey||s.altKey)return;if(j(s)instanceof HTMLInputElement){this.#a(s,o);return}let r=yd.
test(s.key);!r&&s.key!=="Enter"&&s.key!=="F2"||(s.preventDefault(),this.#s(o,r?s.key:void 0))})}prepare(){for(let t of b(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,s=$(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(s?.dataset.kind??"")){t.dataset.editable="",x(t,".table-frame").title=xd;for(let[o,r]of b(
t,"tbody td").entries())r.tabIndex=o===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(Ie),s=n?.closest(
"figure"),o=n?.closest("[data-step]");return!(s instanceof HTMLElement)||!(o instanceof HTMLElement)?null:{step:o.dataset.
step??"",table:s.dataset.table??"",index:dt(s).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:s,editor:o}){let r=$(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&dt(r).flat()[s];i&&(o?this.#r(i,o):Ua(i))}#n(t){let n=t.closest(pn),{row:s,column:o}=le(dt(n),t),{table:r=""}=n.
dataset,i=a=>$(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${s}.${o}`)??i(r)}#s(t,n){let s=this.#n(
t);if(!s||t.querySelector("input"))return;let o=document.createElement("input");o.className="tile-editor",o.inputMode="d\
ecimal",o.autocomplete="off",o.dataset.field=s.name,o.dataset.before=s.value,o.setAttribute("aria-label",s.getAttribute(
"aria-label")??""),o.value=n??s.value,o.addEventListener("input",r=>{r.stopPropagation(),this.#o(o)}),o.addEventListener(
"blur",()=>this.#i(o)),this.#r(t,o),n===void 0?o.select():this.#o(o)}#r(t,n){let{selectionStart:s,selectionEnd:o}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(s,o)}#o(t){let n=je(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&De(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let s=this.#n(n),{before:o}=t.dataset;t.remove(),n.textContent=(s?.value===o?n.dataset.shown:s?.value)??
"",s?.value!==o&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let s=x(n,"input",HTMLInputElement),o={ArrowUp:1,
ArrowDown:-1}[t.key];if(o){t.preventDefault();let r=je(s.value);if(r===null)return;s.value=Ls(r,o*ks(s.value)),this.#o(s)}
t.key==="Escape"&&(t.preventDefault(),De(this.#t,s.dataset.field??"",s.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&Ua(n)}};function yo(e){return j(e).closest(Ie)}function Ua(e){e.tabIndex=0,e.focus({preventScroll:!0})}var Ih=350,Ph=60,Fo=["removed","inputs","layer","head"],Qc=["step","all",...Fo],Fh={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},A=x(document,"[data-lesson]"),F=x(A,"[data-steps]"),tn=A.dataset.only,Co=x(A,"[data-error]"),Ae=$(A,"[data-in\
puts]"),ee=Ae&&new vn(Ae,x(A,"[data-reset]",HTMLButtonElement),Yh),Io=Ae&&new zn(F,Ae),Po=$(A,"details.inputs",HTMLDetailsElement),
jt="frame"in A.dataset,{states:Hh,leftOut:Zc="",edited:tl=""}=A.dataset,{record:Qe}=A.dataset,T=Ho(location.search),ft={
...T,...Do(Ho(Wh()))},_o=new AbortController,Ye=0,Xe=0,Xc=0,te=null;function Ho(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??Zc,inputs:t.get("inputs")??tl,layer:t.get("layer")??"",head:t.
get("head")??""}}function Wh(){return wo()?"":A.dataset.shown??location.search}async function Dh(){Qe&&await Vn(Qe),ts({
history:"keep",isFresh:!0})}var jh=jt?Rr(A,F):()=>{},Bh="framers"in document.body.dataset?yr({state:Gh,height:()=>A.scrollHeight,
set:Kh,keeps:e=>el(e)!==null}):()=>{},xt=()=>b(F,":scope > [data-step]"),en=e=>xt().findIndex(t=>t.dataset.step===e),Bt=()=>Math.
max(0,en(T.step)),el=e=>{let t=Fh[e];if(tn||!t||T.all&&e.startsWith("Page"))return null;let n=Bt()+t;return n>=0&&n<xt().
length?n:null},nl=()=>jt&&window.parent!==window;function It(){let e=!!T.all||!!tn,t=Bt(),n=xt();for(let[o,r]of n.entries())
r.hidden=!e&&o!==t;for(let o of b(A,"[data-beside]"))o.hidden=!e&&o.dataset.beside!==n[t]?.dataset.step;if(e&&!jt)for(let o of bs(
F,"pointer-view[lazy]"))o.removeAttribute("lazy");A.dataset.mode=e?"all":"one",A.toggleAttribute("data-first",t===0);for(let o of b(
A,"[data-follow]",HTMLSelectElement)){let r=o.dataset.follow;o.value=T[r]||"0"}for(let o of b(A,"[data-slide]"))Vh(o,o.dataset.
slide===n[t]?.dataset.step);$(A,"[data-place]")&&zh(t,n.length,e),qh(),Uh(n);let s=n[t];!e&&!jt&&s&&oo([s]),jh(),Bh("sta\
te",{})}function Uh(e){let t=es(ft);for(let r of b(A,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=$(A,"[data-changed]");if(!n)return;let s=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${x(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),o=[s.length?`Left out: ${s.join(", ")}.`:"",ft.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!o.length,n.textContent=`${o.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function Wo(){return!jt&&!("opens"in A.dataset)}function qh(){let{lesson:e=""}=A.dataset;if(!Wo())return;let t=bo(
e);for(let n of b(A,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function Vh(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function zh(e,t,n){for(let o of b(A,"[data-controls]"))o.hidden=!1;x(A,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,x(A,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,x(A,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let s=$(A,"[data-all]",HTMLInputElement);s&&(s.checked=n)}function Ze(e,t=!1){let n=xt(),
s=n[Math.max(0,Math.min(n.length-1,e))];s&&(ro(F),Wo()&&xo(A.dataset.lesson??"",n[Bt()]?.dataset.step??""),T={...T,step:s.
dataset.step??""},nn("replace"),It(),t&&x(s,"h1, h2").focus({preventScroll:!0}),T.all?s.scrollIntoView({block:"start"}):
s.getBoundingClientRect().top<0&&A.scrollIntoView({block:"start"}),A.querySelector("[data-slide][aria-current]")?.scrollIntoView(
{block:"nearest",inline:"nearest"}))}function Do({removed:e,inputs:t,layer:n,head:s}){return{removed:e,inputs:t,layer:n,
head:s}}function Zn(e,t){return Fo.every(n=>e[n]===t[n])}function Gh(){return{step:xt()[Bt()]?.dataset.step,removed:ft.removed,
inputs:ft.inputs}}function Kh({step:e,...t}){e!==void 0&&!tn&&Ze(Math.max(0,en(e??"")));let n={};for(let s of Fo)s in t&&
(n[s]=t[s]??"");Me(n)}function nn(e){let t=sl({...T,...Do(ft)});if(t!==location.pathname+location.search)try{e==="push"&&
!nl()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function sl(e){let t=[...new URLSearchParams(
location.search)].filter(([o])=>!Qc.some(r=>r===o)),n=gt({...Object.fromEntries(t),...e});Zc&&!e.removed&&n.set("removed",
""),tl&&!e.inputs&&n.set("inputs","");let s=n.toString();return s?`${location.pathname}?${s}`:location.pathname}function Yh(){
let e=ee?.text;cancelAnimationFrame(Xc),typeof e=="string"&&(Xc=requestAnimationFrame(()=>Fa(F,e,es(T)))),clearTimeout(Xe),
Xe=setTimeout(()=>Me({}),Ih)}function Me(e){let t=Xe&&ee?ee.text:null;clearTimeout(Xe),Xe=0;let n={...T,...t===null?{}:{
inputs:t},...e};Zn(n,T)||(T=n,ts({history:"push"}))}async function ts({history:e,isFresh:t=!1}){Ye+=1;let n=Ye;_o.abort(),
_o=new AbortController,F.setAttribute("aria-busy","true");try{let s=await _a(T,{address:sl(T),files:Hh,signal:_o.signal});
if(n!==Ye)return;Qh(s,t),ft=T,ol([]),e==="push"&&nn("push"),It()}catch(s){if(Pt(s))return;if(!(s instanceof U))throw s;n===
Ye&&Jh(s.problems,e)}finally{n===Ye&&F.removeAttribute("aria-busy")}}function Jh(e,t){ol(e);let n=e.every(o=>o.where.startsWith(
"inputs"));if(T={...T,...n?{inputs:ft.inputs}:Do(ft)},!Zn(T,ft)){ts({history:t});return}let s=es(ft);for(let o of b(F,"[\
data-remove]",HTMLInputElement))o.checked=s.has(o.dataset.remove??"");nn("replace"),It()}function Xh(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function es(e){return new Set(e.removed.split(",").filter(Boolean))}function Qh(e,t){
ro(F);let n=Io?.place,s=document.activeElement?.closest("[data-remove]"),o=s instanceof HTMLElement?s.dataset.remove:void 0;
for(let i of xt()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&te&&i.
contains(te)&&c.hasAttribute("data-removed")&&x(c,".sheet-head").after(te),c&&i.replaceWith(c)}for(let i of b(A,"[data-r\
enew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=$(e,"[da\
ta-inputs]");r&&ee?.replace(r,t),te?.isConnected&&document.activeElement===document.body&&x(te,"button:enabled").focus({
preventScroll:!0}),o&&$(F,`[data-remove="${CSS.escape(o)}"]`)?.focus(),rl(),n&&Io?.restore(n)}function ol(e){let t=ee?ee.
showProblems(e):e,n=Po?.open?t:e;Co.textContent=n.map(s=>s.message).join(" "),Co.hidden=n.length===0,n.length&&A.dataset.
live&&Co.append(" ",Zh(A.dataset.live))}function Zh(e){let t=document.createElement("a");return t.href=e,t.textContent="\
Open it on the server",t.search=gt({...T,all:null}).toString(),t}function rl(){pr(F),Io?.prepare(),tp(),ha(F),vr(F),F.querySelector(
"pointer-view")&&Promise.resolve().then(()=>(Jc(),_h));for(let e of b(F,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=gt({...T,all:null,step:n}).toString()}for(let e of b(
A,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=gt({removed:T.removed,
inputs:T.inputs,lang:t}).toString()}for(let e of b(A,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of Qc)t.delete(n);e.search=t.toString()}}function tp(){let e=!jt&&!ft.removed&&!ft.inputs;for(let t of b(
F,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),s=n?.parentElement?.querySelector("[data-guess]");if(e||s?.
remove(),!e||s)continue;let o=document.createElement("button");o.type="button",o.dataset.guess=t.dataset.remove,o.textContent=
"Predict what it changes",n?.before(o)}}async function ep(e){let t=xt()[en(e.dataset.guess)],[n,{askRemoval:s}]=await Promise.
all([Pa(Qe),Promise.resolve().then(()=>(ho(),fo))]);if(!t?.isConnected)return;let o=()=>Me({removed:e.dataset.guess??""});
te=n&&s(t,n,o,()=>Me({removed:""})),te?e.remove():o()}function np(e,t,{row:n,column:s}){let o=Object.fromEntries(new URLSearchParams(
location.search)),r=gt({...o,step:null,all:null,row:n,column:s});return Vt(`${A.dataset.api}/${e}/${t}?${r}`)}async function sp(){
let{solutionsAt:e}=A.dataset;if(!(!e||$(A,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");F.after(...b(n.body,"[data-solutions]"))}catch{}}async function op(e){e.disabled=
!0;let{all:t}=T;T={...T,all:"1"},It(),await Promise.all([ja(bs(F)),sp()]),window.print(),T={...T,all:t},It(),e.disabled=
!1}function il(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${pn} td`)!==null}function al(e){for(let t=e;t&&
t!==F;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}F.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=es(T);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),Me({removed:[...n].join(",")})});
A.addEventListener("change",e=>{let t=Zo(e);t.dataset.follow&&Me({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(T={...T,all:t.checked?"1":""},nn("replace"),It(),xt()[Bt()]?.scrollIntoView({block:"start"}))});A.addEventListener(
"click",e=>{let t=j(e);t.dataset.go&&Ze(Bt()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");
n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&op(t),t.closest(".onward \
a")&&Wo()&&xo(A.dataset.lesson??"",xt()[Bt()]?.dataset.step??""),"guess"in t.dataset&&ep(t);let s=t.closest("[data-slide\
]");s instanceof HTMLElement&&(e.preventDefault(),Ze(en(s.dataset.slide),!0))});document.addEventListener("keydown",e=>{
let t=j(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||il(t)||al(t))return;let n=el(e.key);n!==null&&(e.preventDefault(),
Ze(n,!0))});var Je;F.addEventListener("touchstart",e=>{let t=j(e);Je=e.touches.length===1&&!al(t)&&!il(t)?e.touches[0]:void 0},
{passive:!0});F.addEventListener("touchend",({changedTouches:[e]})=>{if(tn||!Je||!e)return;let[t,n]=[e.clientX-Je.clientX,
e.clientY-Je.clientY];Je=void 0,Math.abs(t)>Ph&&Math.abs(t)>2*Math.abs(n)&&Ze(Bt()-Math.sign(t))});window.addEventListener(
"popstate",()=>{T=Ho(location.search),Zn(T,ft)?It():ts({history:"keep",isFresh:!0})});nl()||Ba(F,()=>{for(let e of xt())
e.hidden=!1;for(let e of b(F,"[data-beside]"))e.hidden=!1;jt||oo(xt()),jt&&Cr(xt())},It);!T.step&&location.hash&&(T.step=
location.hash.slice(1));T.step&&en(T.step)<0&&!tn&&(T.step="",nn("replace"));Po&&T.inputs&&(Po.open=!0,ee?.unfold(Xh(T.inputs)));
hr(F,"opens"in A.dataset?np:null);Sr(F,A.dataset.lesson??"",A.lang);da(F);Ae&&Mr(Ae);Or(F);rl();It();A.dataset.ready="tr\
ue";Qe&&Ia(Qe);Zn(T,ft)||Dh();
