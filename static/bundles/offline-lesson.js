(()=>{var kl=Object.create;var ds=Object.defineProperty;var Rl=Object.getOwnPropertyDescriptor;var Cl=Object.getOwnPropertyNames;var Il=Object.getPrototypeOf,_l=Object.prototype.hasOwnProperty;var tr=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var hs=(e,t)=>{for(var n in t)ds(e,n,{get:t[n],enumerable:!0})},Pl=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let o of Cl(t))!_l.call(e,o)&&o!==n&&ds(e,o,{get:()=>t[o],enumerable:!(s=Rl(t,o))||s.enumerable});return e};var er=(e,t,n)=>(n=e!=null?kl(Il(e)):{},Pl(t||!e||!e.__esModule?ds(n,"default",{value:e,enumerable:!0}):n,e));var nr,Fl,y,m=v(()=>{"use strict";({currentScript:nr}=document),Fl=nr instanceof HTMLScriptElement?nr.src:"",y=new URL("\
static/js/",Fl||document.baseURI).href});async function Zt(e,t,n=Xt){let s=await Wl(new URL(`api/${e}`,n),t);if(String(n)===Xt.href&&Bl(s!==null&&!ms(s)),!s)return sr();
if(s.status===Hl)return;if(!(s.headers.get("content-type")??"").includes("json")){let i=Ce(s.status);throw new K(s.status,
[{where:"",message:i,suggestions:[]}])}let r=await s.json().catch(sr);if(!s.ok)throw new K(s.status,r.errors??[]);return r}
async function Wl(e,t){try{let n=await fetch(e,t);return ps.includes(n.status)?null:n}catch(n){if(jt(n))throw n;return null}}
function or(e){let t=AbortSignal.timeout(Dl);return e?AbortSignal.any([e,t]):t}function ms({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function Bl(e){e!==Qt.answers&&(Qt.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function sr(e){throw jt(e)?e:new K(0,[{where:"",message:Re,suggestions:[]}])}
function jt(e){return e instanceof DOMException&&e.name==="AbortError"}function gt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function dn(e){return e instanceof Error?
e.message:String(e)}var K,Xt,Qt,ps,Hl,Dl,Re,Ce,At=v(()=>{"use strict";m();K=class extends Error{constructor(t,n){super(n.
map(s=>s.message).join(" ")),this.status=t,this.problems=n}},Xt=new URL(y.replace(/^(.*\/)static\/.*$/,"$1")),Qt={answers:!0},
ps=[502,504],Hl=204,Dl=5e3,Re="No response could be read. Your input is still here; check your connection and try again.",
Ce=e=>`The server answered with ${e}.`});function rr(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function dt(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function hn(e){return e<0?`(${dt(e)})`:dt(e)}function gs(e){return ar(e," \
+ ")}function ir(e){return ar(e,", ")}function pn(e,t){return e===t?t:`${e} = ${t}`}function ar(e,t){return e.length<=24?
e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var mn=v(()=>{"use strict";m()});function bs(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function gn({shape:e}){return e.reduce((t,n)=>t*
n,1)}function wn(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(gn(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:jl(e,i,l,r);o.push(a)}return o.at(-1)??new s(0)}
function jl(e,t,n,s){let{op:o}=t;if(o==="constant")return Es(t,n);let r=xs(e,t,n).map(([f,d])=>s(f,d)),[i=0,a=0,c=0]=r;if(o===
"view"||o==="join")return i;if(o==="where")return i?a:c;if(o==="matmul")return ql(r);if(o==="collect")return Ie.sum?.(r)??
0;if(o==="softmax")return Ul(e,t,n,r);let l=Ie[o];if(l)return l(r);let u=ws[o];if(!u)throw new RangeError(`There is no o\
peration ${o}.`);return u(i,a)}function xs(e,t,n){let{op:s,of:o=[],groups:r}=t,[i=0,a=0]=o;if(s==="view")return[[i,Vl(t,
n)]];if(s==="join")return[zl(e,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return cr(c).flatMap(
h=>[[i,u*c+h],[a,d+h*l+f]])}if(s==="softmax"||s in Ie){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,u=cr(
c).map(f=>[i,l*c+f]);return o.length>1?[...u,[a,0]]:u}return o.map(c=>[c,e[c]?.shape.length?n:0])}function Es({values:e=0},t){
return bs(Array.isArray(e)?e[t]??Number.NaN:e)}function ys(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function Ul(e,t,n,s){let{place:o,width:r}=ys(e,t,n),i=Ss(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function Ss(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-
n)/s))}function ql(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Vl({shape:e,offset:t=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function zl(e,t,n){let s=n;for(let o of t){let r=gn(e[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function cr(e){return Array.from({length:e},(t,n)=>n)}function Gl(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Kl(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var ws,
Ie,_e=v(()=>{"use strict";m();ws={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Gl(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Kl(e/Math.SQRT2))},Ie=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Pe(e,t,n){let s=new Map,o=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??r(i,a);return s.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:Es(c,a),op:"",parts:[]};let f=xs(e,c,a).
map(([w,E])=>o(w,E)),[d,h,b]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&h&&b)return d?.value?h:b;if(l==="\
collect")return lr(f);if(l==="matmul")return lr(hr(f));if(l==="softmax")return nu(f,ys(e,c,a));let p=Ie[l];if(p)return{value:p(
f.map(({value:w})=>w)),op:l,parts:f};let g=ws[l];if(!g||!d)throw new RangeError(`There is no operation ${l}.`);return{value:g(
d.value,h?.value??0),op:l,parts:f}};return o(e.length-1,t)}function bn(e){let t=new Map,n=new Set,s=o=>{n.has(o)||(n.add(
o),o.table!==void 0&&t.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(e),[
...t.values()]}function _t(e){if(ur.has(e.op))return e;for(let t of e.parts){let n=_t(t);if(n)return n}return null}function Ms(e){
return e.op?vs(e,null,!1).text:dt(e.value)}function fr(e){let t=dt(e.value),n=_t(e);if(!n)return pn(Ms(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let s=Fe(e),o=s.reduce((r,i)=>r+i,0);return`${dt(s[e.place??0]??0)} / ${dt(o)} = ${t}`}return`${dr(
e,n)??vs(e,n,!1).text} = ${t}`}function Fe({parts:e,temperature:t}){return Ss(e.map(({value:n})=>n),t?.value)}function xn(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),s=e.temperature?.value??1,o=Math.abs(n/s)>Yl;return{powers:o?Fe(e):t.
map(i=>Math.exp(i/s)),isShifted:o,largest:n}}function dr(e,t){if(e===t)return t.op==="sum"?`Sum ${dt(t.value)}`:null;let[
n,s]=e.parts,o=n&&dr(n,t);return!o||!s||s.op?null:e.op==="add"?`${o}, plus ${dt(s.value)}`:e.op==="divide"?`${o}, divide\
d by ${dt(s.value)}`:null}function vs(e,t,n){let{op:s,parts:o,value:r}=e,i=ur.has(s);if(!s||e===t||i&&n)return{text:hn(r),
binding:Ct};let a=o.map(d=>vs(d,t,n||i)),c=a.map(({text:d})=>d);if(s==="sum")return{text:c.length?gs(c):"0",binding:pe};
if(s==="softmax")return{text:tu(e,a),binding:Mt};if(s==="product")return{text:c.join(" · "),binding:Mt};let[l={text:"",
binding:Ct},u]=a,f=Xl[s];if(f&&u){let[d,h]=f,b=s==="add"||s==="multiply",p=It(l,s==="power"?Ct:h),g=It(u,b?h:h+1);return{
text:s==="power"?`${p}^${g}`:`${p} ${d} ${g}`,binding:h}}return s==="negative"?{text:`−${It(l,Mt)}`,binding:pe}:s==="s\
qrt"?{text:`√${It(l,Ct)}`,binding:Ct}:s==="absolute"?{text:`|${Zl(o[0],l)}|`,binding:Ct}:s==="sigmoid"?{text:`1 / (1 +\
 e^(−${It(l,Ct)}))`,binding:Mt}:s==="gelu"?{text:`${It(l,Mt)} · Φ(${l.text})`,binding:Mt}:{text:`${Ql[s]??s}(${ir(c)}\
)`,binding:Ct}}function Zl(e,{text:t}){return e&&!e.op?dt(e.value):t}function It({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function tu(e,t){let{place:n=0,temperature:s}=e,{isShifted:o,largest:r}=xn(e),i=s?.value??1,a=t.map(c=>{let l=c;return o&&
(l={text:`${It(c,pe)} − ${hn(r)}`,binding:pe}),i!==1&&(l={text:`${It(l,Mt)} / ${hn(i)}`,binding:Mt}),`e^${It(l,Ct)}`});
return`${a[n]} / (${gs(a)})`}function hr(e){let t=[];for(let n=0;n<e.length;n+=2){let s=e.slice(n,n+2);t.push({value:eu(
s),op:"multiply",parts:s})}return t}function eu(e){return e.reduce((t,{value:n})=>t*n,1)}function lr(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:As(
e),op:"sum",parts:e};let s=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?hr([r.parts[0],i]):[]),o={value:As(s),op:"sum",parts:s};
return{value:As(e),op:"divide",parts:[o,t]}}function As(e){return e.reduce((t,{value:n})=>t+n,0)}function nu(e,{place:t,
width:n}){let s=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...s&&{temperature:s}},i=Fe(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var Yl,he,pe,Mt,Jl,Ct,Xl,Ql,ur,Os=v(()=>{"use strict";m();mn();_e();Yl=30,[
he,pe,Mt,Jl,Ct]=[0,1,2,3,4],Xl={add:["+",pe],subtract:["−",pe],multiply:["·",Mt],divide:["/",Mt],remainder:["mod",Mt],
power:["^",Jl],greater:[">",he],greater_equal:["≥",he],less:["<",he],less_equal:["≤",he],equal:["=",he],not_equal:["\
≠",he]},Ql={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},ur=new Set(["sum","softmax"])});function S(e,t,n){let s=L(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function L(e,t,n){
let s=e.querySelector(t);return s&&mr(s,n)?s:null}function x(e,t,n){return[...e.querySelectorAll(t)].filter(s=>mr(s,n))}
function Ts(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function F({target:e}){return e}function pr({target:e}){
return e}function mr(e,t){return e instanceof(t??HTMLElement)}var Q=v(()=>{"use strict";m()});function wr(){return gr??=document.querySelector('[data-decimal=","]')!==null,gr}function nt(e){return wr()?e.replaceAll(
su,t=>t.replaceAll(/[.,]/g,n=>ou[n]??n)):e}function He(e){return wr()?e.replace(",","."):e}var su,ou,gr,Pt=v(()=>{"use s\
trict";m();su=/\d[\d.,]*\d/g,ou={".":",",",":"."}});function pt(e){return"down"in e.dataset?[x(e,"tbody td",HTMLTableCellElement)]:x(e,"tbody tr").map(t=>x(t,"td",HTMLTableCellElement))}
function me(e,t){let n=e.findIndex(s=>s.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function En(e){let t=new Map;
return n=>{let s=t.get(n);if(s!==void 0)return s;let o=L(e,`figure[data-table="${CSS.escape(n)}"]`),r=o?pt(o):[],i=o&&{figure:o,
cells:r.flat(),width:r[0]?.length??1,...Ft(o)};return t.set(n,i),i}}function yn(e,t){let n=e?.cells[t];return n?ee(n):Number.
NaN}function ee(e){return rr(e.dataset.value??He($s(e)))}function $s(e){let[t]=e.children;return t instanceof HTMLInputElement?
t.value:e.textContent??""}function vt(e){return S(e,"figcaption span").textContent??""}function Ft(e){let t=s=>x(e,s).map(
o=>o.title||(o.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead t\
h")}}var De,te,We,Be,ge=v(()=>{"use strict";m();mn();Q();Pt();De="figure[data-how]",te="figure[data-how] tbody td",We="f\
igure[data-editable]",Be="figure[data-editable] tbody td"});function br(e){let t=atob(e),n=new Uint8Array(t.length);for(let s=0;s<t.length;s++)n[s]=t.charCodeAt(s);return n}var xr=v(
()=>{"use strict";m()});function je(e){if(Array.isArray(e))return iu(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=ru[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(br(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function iu(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function Ue({values:e,
shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:au(e,n*o,(n+1)*o),shape:s}}function Er({values:e,shape:t}){
return t.length<2?e:Ns({values:e,shape:t})}function Ns(e){return Array.from({length:e.shape[0]??0},(t,n)=>Ue(e,n).values)}
function au(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var ru,Ls=v(()=>{"use strict";m();xr();ru={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function ct(e){return"kind"in e&&e.kind===Sn}function Ot(e){return ct(e)?e.meta:e.layout.meta}function An(e){return ct(e)?
e.meta.height??0:e.layout.height}var Sn,Mn=v(()=>{"use strict";m();Sn="network"});function Ar({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let o=e[s.trace];if("lines"in s){let r=qe(s.lines,t,n);
Object.assign(o,lu(r,n[s.row],s))}else o[s.attribute]=Er(qe(s.is,t,n))}}function qe(e,t,n){let s=cu(t),o=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===Sr?0:a.indexOf(n[i]??"")};return{values:wn(e,(i,a=[])=>{let c=s[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,u)=>Ue(l,o(u)),c).values}),shape:e.at(-1)?.shape??[]}}
function cu(e){let t=yr.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,je(s)])),yr.
set(e,t)),t}function lu({values:e,shape:t},n,{above:s,to:o}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Sr&&
l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=s||f>o||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var Sr,
yr,ks=v(()=>{"use strict";m();Ls();_e();Sr="all",yr=new WeakMap});function Or(e,t){let{table:n}=Ot(e);if(n&&"rows"in n)return[n];if(ct(e))return[];let{data:s,layout:o}=e,r=n?[uu(n,o.meta,
t)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>fu(o,a)),...r]}function vn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Rs("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of t)o.insertRow().append(Rs("th",r,"row"),...i.map(a=>Rs("td",a)));return n}function Tr(e){
let t=s=>s.map(mu).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function uu(e,t,n){let{columns:s,labels:o}=e;if("values"in e){let i=e.values.map(a=>qe(a,t,n).values);return{columns:s,
rows:o.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Ns(qe(e.matrix,t,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function fu(e,t){let n=je(t.z??[]),s=Mr(e,t,"y").map((o,r)=>[o,...Array.from(Ue(n,r).values)]);return{columns:[
t.name??"",...Mr(e,t,"x")],rows:s}}function Mr(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>vr(String(c)));let o=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(vr);let{shape:a}=je(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function vr(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function mu(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
hu,"$1'").replace(pu,"'"),n=du.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Rs(e,t,n){let s=document.
createElement(e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),
s}var du,hu,pu,Cs=v(()=>{"use strict";m();Ls();Mn();ks();du=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,hu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
pu=/^(?=[\t\r\n])/});function $r(e,t){let n=s=>{let o=kr(s);o&&Ve(o)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&wu(e,t),e.addEventListener("pointerout",s=>{let o=F(s).closest(De),{relatedTarget:r}=s,i=r instanceof Node&&
o?.contains(r);o&&!i&&On(_s(o))}),e.addEventListener("keydown",bu)}function Nr(e){for(let t of x(e,De))for(let[n,s]of x(
t,"tbody td").entries())s.tabIndex=n===0?0:-1}function wu(e,t){let n=0,s=async o=>{let r=kr(o);if(!r)return;n+=1;let i=n,
a=Is(r),c=_s(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,me(pt(a),r));i===n&&c.isConnected&&xu(
c,f,r)}catch(f){i===n&&(S(c,"[data-sum]").textContent=dn(f))}};e.addEventListener("click",s),e.addEventListener("keydown",
o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=F(o).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function bu(e){let t=F(e),n=t.closest(`${te}, ${Be}`),s=gu[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!s||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let o=Is(
n),r=pt(o),{row:i,column:a}=me(r,n),c="down"in o.dataset,l=c?s.column:s.row,u=c?s.row:s.column,f=r[i+l]?.[a+u];f&&(n.tabIndex=
-1,f.tabIndex=0,f.focus())}function Ve(e,{withoutResult:t=!1}={}){let n=Is(e),s=_s(n);On(s);let o=En(s),r=Pe(JSON.parse(
n.dataset.how??"[]"),pt(n).flat().indexOf(e),(u,f)=>yn(o(u),f));e.dataset.lit="result";for(let u of bn(r)){let f=o(u.table??
"")?.cells[u.index??0];f&&(f.dataset.lit??="part")}let i=s.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":dt(ee(e)),l=Number.isNaN(r.value)||t&&!r.op?a:pn(Ms(r),a);i.textContent=[yu(n,e),nt(l)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function xu(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:i,index:a,numbers:c}=t,l=Pe(i,a,(p,g)=>Lr(
c[p],g).value),u=document.createElement("div");u.dataset.opened="";let f=document.createElement("h3");f.textContent=[s,o,
r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="button",d.textContent="Close",d.addEventListener(
"click",()=>{u.remove(),n.focus()});let h=document.createElement("div");h.className="table-frame",h.tabIndex=0,h.setAttribute(
"role","group"),h.setAttribute("aria-label",f.textContent),h.append(vn(Eu(l,c)));let b=document.createElement("p");b.className=
"sum",b.textContent=fr(l),u.append(f,h,b,d),S(e,"[data-sum]").after(u),h.focus({preventScroll:!0}),u.scrollIntoView({block:"\
nearest"})}function Eu(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=bn(a);return Lr(t[c],l).label},s=(a,...c)=>[a,...c.
map(dt)],o=_t(e);if(!o)return{columns:["term","value"],rows:bn(e).map(({table:a="",value:c})=>s(t[a]?.title??"",c))};let{
op:r,parts:i}=o;if(r==="softmax"){let a=Fe(o);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>s(n(a),a.value))}}function Lr(e,t){let n=e?.index.indexOf(t)??-1,s=e?.values[n];return{label:e?.labels[n]??"",value:s===
void 0?Number.NaN:bs(s)}}function On(e){for(let n of x(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function kr(e){return e.target instanceof Element?e.target.closest(te):null}function Is(e){
return e.closest("figure")}function _s(e){return e.closest("[data-step]")}function yu(e,t){let{row:n,column:s}=me(pt(e),
t),{rows:o,columns:r}=Ft(e);return[vt(e),o[n],r[s]].filter(Boolean).join(", ")}var gu,Ps=v(()=>{"use strict";m();At();mn();
Os();Q();_e();ge();Pt();Cs();gu={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{
row:0,column:1}}});var oi,ri,ii,ai,ci,li,ui,fi,di,hi,pi,mi,gi,wi,bi,xi,Ei,yi,Si,Ai,Gs,Mi,Ks,vi,Ke=v(()=>{"use strict";m();oi="This lesson h\
as no such input. Send one of its inputs.",ri="This is not one of the options. Send one of {options}.",ii="This is not a\
 list. Send a list of words.",ai="There are {words} words. Send {expected} words.",ci="This word is empty or not text. S\
end a word.",li="The word contains a control character. Send it without.",ui="The word has {characters} characters. Send\
 at most {most}.",fi="This is not a matrix. Send a list of rows, each a list of numbers.",di="The matrix has {count} row\
. Send {expected}.",hi="The matrix has {count} rows. Send {expected}.",pi="This row is not a list. Send a list of number\
s.",mi="The row has {count} number. Send {expected}.",gi="The row has {count} numbers. Send {expected}.",wi="This is not\
 a number. Send a number, such as 0.25.",bi="The number is out of range. Send a number from {least} to {most}.",xi="This\
 is not a whole number. Send a whole number.",Ei='"{step}" is not a step of this lesson. Send the id of a removable step\
.',yi='"{step}" cannot be removed. Send the id of a removable step.',Si="This step needs {names}, which could not be com\
puted above.",Ai="The result is not a number: the inputs are too extreme. Enter smaller values.",Gs=[0,.01,.04,.1,.2,.4,
.7,1],Mi=4,Ks=1e-12,vi=7});function ne(e,t){let n=Array.from(e),s=ff(n),o=df(n,t);return n.map((r,i)=>({text:Lt(r,s),exact:Qs(r),level:o[i]??null}))}
function ff(e){for(let t=0;t<3;t+=1)if(e.every(s=>{if(Math.abs(s)>=1e15)return!0;let o=s*10**t;return Math.abs(o-Math.round(
o))<=Ks*Math.abs(o)}))return t;return 3}function Lt(e,t=Js(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Js(e)&&n<1e10&&!t){let o=String(n),r=n>=1e4?o.replace(/\B(?=(\d{3})+$)/g,","):o;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[o="",r=""]=Xs(e,2,"toExponential").split("e");return`${o}e${Number(r)}`.replaceAll("-","−")}let s=Xs(
e,t,"toFixed");return(Number(s)===0?s.replace("-",""):s).replace("-","−")}function Qs(e){if(Js(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=lf&&t<uf){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",s=""]=e.toExponential().split("e"),o=s.slice(1).padStart(2,"0");return`${n}e${s.charAt(0)}${o}`}
function Js(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function Xs(e,t,n){let[s="",o]=e[n](cf).split("e"),r=s.indexOf(
".")+1+t,i=/^50*$/.test(s.slice(r)),a="02468".includes(s.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=s.slice(0,r).replace(/\.$/,"");return o===void 0?c:`${c}e${o}`}function df(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Gs.slice(1).map((i,a)=>(i+(Gs[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let s=t?
Mi:vi,o=Math.max(0,...n.map(Math.abs));return o<=Ks?n.map(()=>0):n.map(r=>Number(Xs(r/o*s,0,"toFixed")))}var cf,lf,uf,be=v(
()=>{"use strict";m();Ke();cf=100,lf=1e-4,uf=1e16});var Zs,to=v(()=>{"use strict";m();Zs=`	
\v\f\r              \u2028\u2029  　`});function xe(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var kn=v(()=>{"use strict";m();to()});function pf(e,t,n){let s=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),o=e.filter(({kind:c})=>c===
"words"),r=o.map(({value:c})=>c),i=o.map(({name:c})=>t[c]),a=s.map(({name:c})=>c);return{settings:[...n,...s.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(Ti(r)===Ti(i)?a:[...a,hf])}}function Ti(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function mf(e,t,{settings:n,inputs:s}){let o=Object.entries(e.tables).map(([p,g])=>{let w=$i(
g,n)??null,{title:E="",figure:O=null}=w??Object.values(g.variants)[0]??{};return{name:p,title:E,isShown:O!==null,variant:w,
numbers:null}}),r=(p,g="")=>({tables:o,status:p,error:g}),i=e.inputs.map(p=>t.get(p)?.status);if(e.failing.some(p=>s.has(
p))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((p,g)=>i[g]==="failed");if(c.length){let p=c.map(g=>`\
“${t.get(g)?.title??g}”`).join(", ");return r("failed",xe(Si,{names:p}))}let l=new Map(o.map(({name:p,variant:g})=>[
p,g])),u=gf(e,l,t,s);if(!$i(e.conditions,n)?.every(({expression:p,holds:g})=>{let[w]=Ni(p,u)??[];return w!==void 0&&!!w===
g}))return r("unknown");let h=o.map(p=>({...p,numbers:u(p.name)}));return h.some(({numbers:p})=>p&&Array.from(p).some(Number.
isNaN))?r("failed",Ai):{tables:h,status:"computed",error:""}}function gf(e,t,n,s){let o=new Map,r=i=>{if(!e.tables[i])return n.
get(i)?.numbers??null;if(!o.has(i)){let c=t.get(i),l=c&&!c.fixed.some(u=>s.has(u));o.set(i,l?Ni(c.expression,r):null)}return o.
get(i)??null};return r}function Ni(e,t){return e.every(s=>s.op!=="table"||t(s.name??"")?.length===gn(s))?wn(e,s=>t(s)??[]):
null}function $i({settings:e,variants:t},n){return t[e.filter(s=>n.includes(s)).join(",")]}function wf(e,t){return!e||e.
length!==t?.length?!1:Array.from(e).every((n,s)=>Object.is(n,t[s]))}function Cn(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,
(n,s,o)=>t[s]?.[Number(o)]??n)}var hf,Rn,eo=v(()=>{"use strict";m();_e();Ke();kn();hf="=",Rn=class{#e;#t;constructor(t){
this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:s,value:o})=>[s,o]));this.#t=this.#n(n,new Set,null)}get inputs(){
return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){return this.#t.values}solve(t,n){return this.#n(t,
n,this.#t)}#n(t,n,s){let o={values:t,steps:[],known:new Map};for(let{name:i,kind:a,value:c}of this.#e.inputs){let l=t[i]??
c,f=a==="matrix"||a==="number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.stringify(c);o.known.set(i,{numbers:f,isOwn:d,
status:"computed"})}let r=pf(this.#e.inputs,t,n);for(let i of this.#e.steps){let a=n.has(i.id),c=i.reads.every(p=>o.known.
get(p)?.isOwn??!0),l={settings:a?[i.id]:[],inputs:new Set},u=mf(i,o.known,c?l:r),{id:f,inputs:d}=i;o.steps.push({id:f,inputs:d,
isRemoved:a,isOwn:c,...u});let{tables:h,status:b}=u;for(let{name:p,numbers:g}of h){let w=c&&!a||wf(g,s?.known.get(p)?.numbers),
E=i.tables[p]?.variants[""]?.title;o.known.set(p,{numbers:g,isOwn:w,status:b,title:E})}}return o}}});function no(e){let[t,n]=[0,e.length];for(;t<n&&Li(e.charAt(t));)t+=1;for(;t<n&&Li(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var xg,Li,ki,Ri=v(()=>{"use strict";m();to();xg=new RegExp(`[${Zs}]+`),Li=e=>e!==""&&Zs.includes(e);ki=e=>[...e].length});function In(e,t){let n=e.map(({name:i})=>i),s=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:oi,suggestions:n})),o={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;o[i.name]=Ef(i,a,o)}catch(a){if(!(a instanceof rt))throw a;let{where:c,
message:l}=a;s.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),o[i.name]=i.own}if(s.length)throw new K(422,
s);return o}function Ef(e,t,n){if(e.kind==="words")return yf(e,t);if(e.kind==="matrix")return Sf(e,t,n);if(e.kind==="num\
ber")return _i(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new rt("",ri,{options:e.options.join(
", ")})}function yf({least:e,most:t},n){if(!Array.isArray(n))throw new rt("",ii);if(n.length<e||n.length>t){let s=e<t?`${e}\
 to ${t}`:t;throw new rt("",ai,{words:n.length,expected:s})}return n.map((s,o)=>{let r=`[${o}]`;if(typeof s!="string"||!no(
s))throw new rt(r,ci);if(xf.test(s))throw new rt(r,li);let i=ki(s);if(i>40){let a=40;throw new rt(r,ui,{characters:i,most:a})}
return no(s)})}function Sf(e,t,n){let s=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(s))throw new rt("",fi);let o=e.
isRow?[e.own]:e.own,r=Ii(e.rows,n).length||o.length,i=Ii(e.columns,n).length||(o[0]?.length??0);if(s.length!==r){let c=s.
length===1?di:hi;throw new rt("",c,{count:s.length,expected:r})}let a=s.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new rt(u,pi);if(c.length!==i){let f=c.length===1?mi:gi;throw new rt(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>_i(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function _i({least:e,most:t,whole:n},s,o){if(typeof s!="num\
ber")throw new rt(o,wi);if(!(s>=e&&s<=t)){let i={least:Lt(e),most:Lt(t)};throw new rt(o,bi,i)}if(!n)return s;let r=Math.
round(s);if(Math.abs(s-r)>bf*Math.max(1,Math.abs(s),Math.abs(r)))throw new rt(o,xi);return r}function Ii(e,t){return Array.
isArray(e)?e:t[e]??[]}var bf,xf,rt,so=v(()=>{"use strict";m();At();Ke();be();kn();Ri();bf=1e-9,xf=/[\p{Cc}\p{Cs}]/u,rt=class extends Error{constructor(t,n,s={}){
super(xe(n,s)),this.where=t}}});var Fn={};hs(Fn,{exportedLesson:()=>Of,openRecord:()=>Pn});function Pn(){let e=S(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Fi??=new Rn(JSON.parse(e)),Fi}async function Of(e,t){let n=Pn(),s=In(n.inputs,Tf(e.inputs));$f(n,
s);let o=Nf(n,e.removed),i=JSON.stringify(s)===JSON.stringify(n.ownValues)&&await Bi([...o],t)||await kf(n,s,o,t),a=Ff(n,
s);return a&&i.append(a),i}function Tf(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw Ye(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function $f({inputs:e},t){for(let{
name:n,kind:s,value:o}of e){let r=i=>[i].flat().length;if(s==="words"&&r(o)!==r(t[n]))throw Ye(422,`inputs.${n}`,Mf)}}function Nf(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let s of n){let o=e.steps.find(i=>i.id===s),r=o?yi:Ei;if(!o?.isRemovable)
throw Ye(422,"removed",xe(r,{step:s}))}return n}async function Bi(e,{files:t,signal:n}){if(!t)return Lf(e);if(e.length>1)
return null;let[s]=e,o=s?t.replace("{removed}",s):".",r=await fetch(o,{signal:n}).catch(Wi);if(!r.ok)throw Ye(r.status,"",
Ce(r.status));let i=await r.text().catch(Wi),a=S(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function Lf(e){let t=JSON.parse(S(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let s=document.createElement(
"div");s.dataset.steps="";let o=Object.values({...t[""],...t[n]});s.append(...o.map(i=>oo("lesson-parts",i)));for(let i of x(
s,"[data-matrix]"))i.replaceWith(oo("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(s),r}function oo(e,t){let{content:n}=S(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function kf(e,t,n,s){let o=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(o.map(c=>Bi(c,s)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=L(r,`[data-step="${CSS.escape(c.id)}"]`);l&&Cf(l,c,a,e)}for(let c of x(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||Rf(c,e.solve(t,new Set([...n,l])))}return r}function Rf(e,{
steps:t}){let n=t.find(({id:s})=>s===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:s})=>s)||(e.disabled=
!0,e.parentElement?.append(" ",vf))}function Cf(e,t,n,s){let o=s.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!o)return;let r=t.inputs.flatMap(i=>_f(i,n,s));Hi(e,".step-inputs",r,n.values),Hi(
e,".step-results",t.tables,n.values),t.isOwn||If(e,t)}function If(e,{status:t,error:n}){let o=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of x(e,".remark, pointer-view, .failure"))i.
remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=o.map(([i])=>i).
join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=Af;else if(o.length){let i=o.map(([l])=>l).join(
" and the "),[a,c]=o.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}r.textContent&&S(e,".reasons").before(r)}function _f(e,{steps:t,known:n},s){let o=s.inputs.find(a=>a.
name===e);if(!o)return t.flatMap(({tables:a})=>a.filter(c=>c.name===e));let{shown:r}=o,i=n.get(e)?.numbers??null;return r?
[{name:e,title:r.title,isShown:!0,variant:r,numbers:i}]:[]}function Hi(e,t,n,s){let o=L(e,t);if(!o)return;let r=n.filter(
({isShown:l})=>l),i=r.map(l=>Pf(l,s)).filter(l=>l!==null),a=r.filter(({numbers:l})=>!l).map(({title:l})=>l);if(o.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,o.append(c)}function Pf({variant:e,numbers:t},n){if(!e||e.figure===
null||!t)return null;let s=oo("lesson-figures",e.figure),o=x(s,"tbody td");for(let[c,{text:l,exact:u,level:f}]of ne(t,e.
shade).entries()){let d=o[c];if(!d)continue;let h=nt(l);d.textContent=h,Di(d,"value",u===h?null:u),Di(d,"level",f||null)}
let{rows:r,columns:i}=e,a="down"in s.dataset;return _n(x(s,"tbody th"),a?i:r,n),_n(x(s,"thead th"),i,n),e.opens&&(s.dataset.
how=JSON.stringify(e.expression)),s}function Di(e,t,n){n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function _n(e,t,n){
for(let[s,o]of e.entries()){let r=Cn(t[s]??"",n),i=[...r],a=i.length>Pi;o.textContent=a?`${i.slice(0,Pi-1).join("")}…`:
r,o.title=a?r:""}}function Ff(e,t){let n=L(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,s=L(n,"[dat\
a-inputs]"),o=s&&document.importNode(s,!0);for(let{name:r,shown:i}of o?e.inputs:[]){let a=S(o,`[data-input="${CSS.escape(
r)}"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?nt(Qs(l)):String(l));for(let[l,u]of x(a,"input, select").entries())u.
value=c[l]??"";i&&(_n(x(a,"tbody th"),i.rows,t),_n(x(a,"thead th"),i.columns,t))}return o}function Wi(e){throw jt(e)?e:Ye(
0,"",Re)}function Ye(e,t,n){return new K(e,[{where:t,message:n,suggestions:[]}])}var Pi,Af,Mf,vf,Fi,Je=v(()=>{"use stric\
t";m();At();Q();Ke();be();eo();so();Pt();kn();Pi=20,Af="With your changes, only the server can compute this step.",Mf="O\
nly the server can compute with more or fewer words.",vf="(with your changes, only on the server)"});function Hn(e,t){let n=L(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let s=n.getBoundingClientRect(),
o=t.getBoundingClientRect(),r=document.createElementNS(ji,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of Hf(e)){let a=i.right<o.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[o.left,(o.top+o.bottom)/2]:[(o.left+o.right)/2,o.top],[d,h]=a?[(u-c)/2,0]:[0,(f-l)/2],b=[[c,l],[c+d,l+h],[u-d,f-
h],[u,f]].map(([g=0,w=0])=>`${(g-s.left).toFixed(1)} ${(w-s.top).toFixed(1)}`),p=document.createElementNS(ji,"path");p.setAttribute(
"d",`M${b[0]}C${b.slice(1).join(" ")}`),r.append(p)}n.append(r)}function Hf(e){return x(e,"figure.matrix").flatMap(t=>{let n=x(
t,'[data-lit="part"]').map(s=>s.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:s})=>s)),right:Math.
max(...n.map(({right:s})=>s)),top:Math.min(...n.map(({top:s})=>s)),bottom:Math.max(...n.map(({bottom:s})=>s))}]:[]})}var ji,
Ui=v(()=>{"use strict";m();Q();ji="http://www.w3.org/2000/svg"});function W(e,t,n){let s=Math.min(1,Math.max(0,(e-t)/(n-t)));return s<.5?4*s**3:1-(2-2*s)**3/2}function kt(e,t,n){return e+
(t-e)*n}function wt(e,t,n){return{x:kt(e.x,t.x,n),y:kt(e.y,t.y,n),width:kt(e.width,t.width,n),height:kt(e.height,t.height,
n)}}function it(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*Df+n*Wf+([...e].
length-t-n)*qi}function Ee(e,t){let n=Math.max(0,...e.map(it));return n?Math.min(t,n+12):0}function Dn(e,t){return Math.
max(Math.min(150,e/4),Math.min(220,t))}function lt(e,t){if(it(e)<=t)return e;let n=Math.floor(t/qi)-1;return n>1?`${[...e].
slice(0,n).join("")}…`:""}function Y(e,t,n,{opacity:s=1,isLit:o=!1,isRaised:r=!1}={}){let i=it(n.text),a=t.width<i+ro,
l=t.height>=17&&t.width>=(a?Bf:1)*i+ro/2?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:l,opacity:s,isLit:o,isRaised:r,
isNarrow:a}}function V(e,t,n,s,o={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=o;return{kind:"text",key:e,x:t,y:n,
text:s,anchor:r,opacity:i,isQuiet:a}}function Dt(e,t,{opacity:n=1,isQuiet:s=!1}={}){return{kind:"line",key:e,path:t,opacity:n,
isQuiet:s}}function Ut(e){return{...e,text:"?",level:void 0}}function Tt(e,t,n){return Math.max(3,Math.min(n,e/Math.max(
1,t)))}function bt(e){return Math.max(44,...e.map(({text:t})=>it(t)+2*ro))}var qi,Df,Wf,ro,Bf,st,ye=v(()=>{"use strict";
m();[qi,Df,Wf]=[8.8,9.8,4.8],ro=6,Bf=.8,st=30});function zi({weights:e,shares:t,labels:n,values:s,results:o,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=bt(e),
d=bt([...s.flat(),...o])+14,h=a-f-38-o.length*d,b=Ee([...n,r],Dn(a,h)),p=b+f+34,g=Tt(a-p-4,o.length,d),w=g-Math.min(5,g/
5),E=Tt(jf,u,st+8),O=E-Math.min(6,E/4),N=8+u*E+14,H=Math.max(...t),C=W(c,0,.9),ot={anchor:"end",isQuiet:!0},U=[],J=0;for(let[
A,P]of t.entries()){let R=8+A*E,I=R+O/2+6;if(E>17){let G=lt(n[A]??"",b-12);U.push(V(`label-${A}`,b-12,I,G,ot))}U.push(Y(
`weight-${A}`,{x:b,y:R,width:f,height:O},e[A]??{text:""})),E>17&&U.push(V(`times-${A}`,b+f+17,I,"·",{isQuiet:!0}));let z=kt(
1,kt(Uf,1,P/H),C),T=Vi*A/Math.max(1,u-1),X=W(c,1+T,1.85-Vi+T);for(let[G,q]of(s[A]??[]).entries()){let D={x:p+G*g,y:R,width:w,
height:O};if(U.push(Y(`value-${A}-${G}`,D,q,{opacity:z})),X===0||c>=io||P*Se<.25)continue;let et={...D,y:N+J,height:P*Se},
Et=wt(D,et,X),mt={...q,text:""};U.push(Y(`strip-${A}-${G}`,Et,mt,{opacity:kt(z,1,X)}))}J+=P*Se}let j=p+o.length*g;U.push(
Dt("rule",`M${b} ${N-8}H${j}`,{opacity:W(c,.9,1.1),isQuiet:!0}));let _=W(c,1.8,2);U.push(V("result",p-12,N+Se/2+6,lt(r,p-
12),{anchor:"end",opacity:W(c,1,1.3)}));for(let[A,P]of o.entries()){let R={x:p+A*g,y:N,width:w,height:Se},I=A===l?Ut(P):
P;_>0&&U.push(Y(`result-${A}`,R,I,{opacity:_}))}return{width:j,height:N+Se+8,marks:U}}function Gi({weights:e,labels:t,shares:n},{
moment:s}){let o=n.indexOf(Math.max(...n)),r=t[o]?`“${t[o]}” has the`:"The";return s===0?`${r} largest weight${r==="\
The"?" is":","} ${e[o]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows a\
s thick as their weights fill exactly one row: the average."}var io,Se,jf,Vi,Uf,Ki=v(()=>{"use strict";m();ye();io=2,Se=
44,jf=380,Vi=.4,Uf=.1});function Zi({sources:e,targets:t,flights:n},{width:s,at:o,asked:r=-1}){let i=bt(n.map(({tile:A})=>A))+4,[a,c]=[e,t].map(
A=>ao(A,i,s)),l=se(a)+Yi+se(c)<=s,u=Math.max(Qi(e),Qi(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(s-
f*Wn)/u)),h=l?Math.max(Xe(e),Xe(t)):Xe(e)+Xe(t),b=Math.max(6,Math.min(st+4,qf/h)),[p,g]=[d-Math.min(4,d/5),b-Math.min(4,
b/4)],w=h*b+Ae+6,E=l?w:w+Ae+24,O={sources:ao(e,d,s),targets:ao(t,d,s)},N=se(O.sources)+Yi,H=l?N+se(O.targets):Math.max(se(
O.sources),se(O.targets)),C=A=>l?0:(H-se(A))/2,ot={sources:{top:Ae,edges:Xi(O.sources,C(O.sources))},targets:{top:l?Ae:Ae+
Xe(e)*b+24+Ae,edges:Xi(O.targets,l?N:C(O.targets))}},U=(A,P)=>{let{columns:R=0}={sources:e,targets:t}[A][P]??{},I=(O[A][P]??
0)-R*d;return(ot[A].edges[P]??0)+I/2},J=(A,{table:P,row:R,column:I})=>({x:U(A,P)+I*d,y:ot[A].top+R*b,width:p,height:g}),
j=[],_=[];for(let[A,P]of[["sources",e],["targets",t]])for(let[R,{title:I,columns:z}]of P.entries()){let T=A==="targets"&&
t.length>1?R:0,X=A==="targets"?W(o,T,T+.4):1,G=U(A,R)+z*d/2,q=lt(I,O[A][R]??0);j.push(V(`${A}-${R}`,G,ot[A].top-9,q,{opacity:X,
isQuiet:!0}))}for(let[A,{tile:P,from:R,to:I,moment:z}]of n.entries()){let[T,X]=[J("sources",R),J("targets",I)],G=Math.max(
1,(t[I.table]?.columns??1)-1),q=Ji*I.column/G,D=W(o,z+q,z+1-Ji+q);if(j.push(Y(`left-${A}`,T,P,{opacity:D>0?.25:1})),D===
0)continue;let et=A===r?{...P,text:"?",level:void 0}:P;_.push(Y(`moved-${A}`,wt(T,X,D),et,{isRaised:D<1}))}return{width:H,
height:E,marks:[...j,..._]}}function ao(e,t,n){let s=(n-(e.length-1)*Wn)/e.length;return e.map(({title:o,columns:r})=>Math.
max(r*t,Math.min(it(o),s)))}function se(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Wn)}function Xi(e,t){let n=t;return e.
map(s=>{let o=n;return n+=s+Wn,o})}function Qi(e){return e.reduce((t,{columns:n})=>t+n,0)}function Xe(e){return Math.max(
...e.map(({rows:t})=>t))}function ta({sources:e,targets:t},{moment:n}){let s=r=>r.map(({title:i})=>`“${i}”`).join(",\
 ").replace(/, (?=[^,]*$)/," and ");if(t.length>1){let r=t[n]?s([t[n]]):"";return`Part of ${s(e)} becomes ${r}. No numbe\
r changes.`}let o=e.length>1?"are put together in":"becomes";return`${s(e)} ${o} ${s(t)}. No number changes.`}var qf,Wn,
Yi,Ae,Ji,ea=v(()=>{"use strict";m();ye();qf=400,Wn=36,Yi=84,Ae=28,Ji=.4});function na(e,{width:t,at:n,asked:s=-1}){let{sliding:o,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,o.tiles.length],h=u?[]:[o,...r].map(({label:M})=>M),b=[...o.tiles,...r.flatMap(({tiles:M})=>M),...i.flat()],p=bt(
c),g=it(l)>Vf,w=l&&!g?it(l)+14:0,E=bt(b)+8,O=t-w-p-48-d*E,N=Ee(h,Dn(t,O)),H=f+2,[C,ot]=u?[H,d]:[d,H],U=t-N-w-(u?0:p+44)-
4,J=Math.max(p+8,...r.map(({label:M})=>it(M)+10)),j=Tt(U,C,Math.max(E,u?Math.min(J,120):0)),_=Tt(zf,ot,st+6),A=j-Math.min(
5,j/5),P=_-Math.min(5,_/4),R=u?48:8,I=R+d*_+22,z=N+d*j+40,T=(u?N+H*j:z+p)+w,X=(M,Z)=>u?{x:N+M*j,y:R+Z*_,width:A,height:P}:
{x:N+Z*j,y:R+M*_,width:A,height:P},G=M=>u?{x:N+M*j,y:I,width:A,height:st}:{x:z,y:R+M*_,width:p,height:P},q=Math.min(f-1,
Math.floor(n)),D=Math.min(1,n-q),et=Math.max(0,q-1+W(D,0,q?Bn:.01)),Et=M=>Math.min(1,Math.max(0,M)),mt=M=>M+1-Et(et-M)+Et(
M-et),yt=[],$t=[];for(let[M,{label:Z,tiles:Nt}]of r.entries()){let St=mt(M),ft=M===q&&D>Bn&&D<1;for(let[Zo,Nl]of Nt.entries()){
let Ll=M>q&&n<f?.6:1;yt.push(Y(`line-${M}-${Zo}`,X(St,Zo),Nl,{opacity:Ll}))}yt.push(fn(`name-${M}`,Z,St,ft));let Yt=M<q||
D===1;if(M>q)continue;let at=M<q?1:W(D,co,.95);if(!at)continue;let Bt=G(St),Jt=c[M]??{text:""},ke=Math.min(d,Math.floor(
at*d+1e-9)),Tl={text:a[M]?.[ke-1]??""},$l=M===s?Ut(Jt):Yt?Jt:Tl;yt.push(Y(`result-${M}`,Bt,$l,{opacity:Math.min(1,4*at)})),
yt.push(fs(M,St,Yt,Math.min(1,4*at)))}let Rt=n>=f||D===0&&q>0?Math.ceil(n)-1:q,fe=D===0||n>=f?1:W(D,Bn,co),un=n<f&&D>0&&
D<Bn;if(n>0&&!un){let M=et+2;for(let[Z,Nt]of(i[Rt]??[]).entries()){let St=X(M,Z),ft=.25*Z/Math.max(1,d-1),at=Rt===q&&D>0&&
D<1?W(D,co+ft*.6,.8+ft*.6):1,Bt=Rt===s;if($t.push(Y(`product-${Z}`,St,Nt,{opacity:fe*(1-.55*at),isLit:!0})),at===0||at===
1)continue;let Jt=wt(St,Gf(G(mt(Rt))),at),ke=Bt&&at>.6?{...Nt,text:""}:Nt;$t.push(Y(`flight-${Z}`,Jt,ke,{opacity:1-W(at,
.8,1),isLit:!0}))}}for(let[M,Z]of o.tiles.entries())$t.unshift(Y(`sliding-${M}`,X(et,M),Z,{isRaised:!0}));$t.push(fn("na\
me-sliding",o.label,et,!0));let de=u?I+st+8:R+H*_+6;if(g){let M=lt(`then ${l}`,t-N);yt.push(V("after",N,de+16,M,{anchor:"\
start",isQuiet:!0}))}else if(l){let M=u?N+H*j+8:z+p+10,Z=u?I+21:R+_+P/2+6;yt.push(V("after",M,Z,l,{anchor:"start",isQuiet:!0}))}
return{width:T,height:de+(g?24:0),marks:[...yt,...$t]};function fn(M,Z,Nt,St){let ft=!St;if(u){let Bt=N+Nt*j+A/2,Jt=M===
"name-sliding",ke=lt(Z,Jt?t-Math.abs(2*Bt-T):j-4);return V(M,Bt,Jt?16:38,ke,{isQuiet:ft})}let Yt=R+Nt*_+P/2+6,at=_>17?lt(
Z,N-12):"";return V(M,N-12,Yt,at,{anchor:"end",isQuiet:ft})}function fs(M,Z,Nt,St){let ft=G(Z),[Yt,at]=u?[ft.x+ft.width/
2,ft.y-6]:[ft.x-20,ft.y+ft.height/2+6],Bt=Nt?u?"":"=":"+ …";return V(`equals-${M}`,Yt,at,Bt,{opacity:St,isQuiet:!0})}}
function Gf({x:e,y:t,width:n,height:s}){return{x:e+n/4,y:t+s/4,width:n/2,height:s/2}}function sa(e,{moment:t,isAsked:n}){
let{sliding:s,lines:o,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[s.label,o[t]?.label].map(p=>p?`“${p}”`:""),f=l&&
u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",h=i[t]?.text??"",b=n?"?":a?`${d}; ${a} makes it ${h}`:h;return`${f}\
umbers that meet are multiplied, and the products add up to ${b}.`}var Vf,zf,Bn,co,oa=v(()=>{"use strict";m();ye();Vf=76,
zf=380,[Bn,co]=[.35,.55]});function aa({sources:e,places:t,sums:n},{width:s,at:o,asked:r=-1}){let i=e.map(({tile:C})=>C),a=Math.max(bt(i),...e.map(
({label:C})=>it(C)))+16,c=Tt(s,e.length,a),l=Tt(s,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[h,b]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],p=28,g=p+st+ia+ra,w=t.map((C,ot)=>e.reduce((U,J)=>U+(J.
place===ot?J.share:0),0)),E=ra/Math.max(...w,1e-9),O=[Dt("base",`M${d} ${g+1}H${d+t.length*l}`)],N=t.map(()=>0),H=t.map(
()=>{});for(let[C,{label:ot,tile:U,share:J,place:j}]of e.entries()){let _=f+C*c+(c-h)/2,A={x:_,y:p,width:h,height:st},P=d+
j*l+(l-b)/2,R=N[j]??0,I=Math.max(0,J*E),z={x:P,y:g-R-I,width:b,height:I};N[j]=R+I;let T=o-C,X=j===r;O.push(V(`label-${C}`,
_+h/2,18,lt(ot,c),{isQuiet:!0}),Y(`source-${C}`,A,U,{opacity:T>=1?.35:1}));let[G,q]=[_+h/2,P+b/2],D=p+st+ia/2,et=`M${G} ${p+
st}C${G} ${D} ${q} ${D} ${q} ${z.y}`,Et=W(T,0,lo)*(1-W(T,jn,1));Et&&O.push(Dt(`way-${C}`,et,{opacity:Et,isQuiet:!0}));let mt=Math.
min(1,Math.max(0,(T-lo)/(jn-lo)))**2;if(mt>0){let yt=wt(A,z,mt),$t=W(mt,0,.7),Rt=X&&mt>.5?{...U,text:""}:U,fe=wt(A,z,$t).
x;O.push(Y(`dropped-${C}`,{...yt,x:fe},Rt)),T>=jn&&(H[j]=n[C])}}for(let[C,{label:ot,tile:U}]of t.entries()){let J=d+C*l+
l/2,j=e.filter((I,z)=>I.place===C&&o>=z+jn),_=g-j.reduce((I,{share:z})=>I+z*E,0),P=e.every((I,z)=>I.place!==C||o>=z+1)&&
(H[C]!==void 0||o>=e.length),R=C===r&&H[C]?Ut(U).text:P?U.text:H[C];R&&O.push(V(`sum-${C}`,J,_-9,R)),O.push(V(`place-${C}`,
J,g+24,lt(ot,l-6),{isQuiet:!R}))}return{width:u,height:g+36,marks:O}}function ca({sources:e,places:t,sums:n},{moment:s,isAsked:o,
isEnd:r}){let i=e[s];if(!i)return"";if(r){let u=t.map((h,b)=>e.filter(p=>p.place===b)).reduce((h,b)=>b.length>h.length?b:
h,[]),f=t[u[0]?.place??0],d=u.map(({tile:h})=>h.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=o?"":`, which has ${n[s]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var ra,ia,lo,jn,la=v(()=>{"use strict";m();ye();ra=170,ia=76,[lo,jn]=[
.15,.8]});function da({scores:e,weights:t,shares:n,powers:s,sum:o,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],h=Math.max(bt([...e,...t]),...r.map(it))+10,b=c<480?ua/2:ua,p=c-b-60,g=p-f*Math.min(h,128),
w=c>620?Ee(d,Math.max(200,g)):0,E=Tt(p-w,f,Math.min(h,128)),O=E-Math.min(8,E/4),N=28+oe,[H,C]=[N+8,N+8+st+8],ot=r.some(T=>it(
T)>E),U=C+st+22,J=w+f*E+18,j=Math.max(...n),_=[],A=T=>Un*T/Math.max(1,f-1);if(w){let T={anchor:"end",isQuiet:!0},X=G=>lt(
G,w-12);_.push(V("name-powers",w-12,N-8,X(i.powers),{...T,opacity:W(l,0,.5)}),V("name-scores",w-12,H+21,X(i.scores),T),V(
"name-weights",w-12,C+21,X(i.weights),{...T,opacity:W(l,2,2.5)}))}let P=w+f*E;_.push(Dt("base",`M${w} ${N+1}H${P}`,{isQuiet:!0}));
let R=W(l,1,1.4),I=J+b+6;_.push(Dt("zero",`M${J-8} ${N+1}H${I}`,{opacity:R,isQuiet:!0}),Dt("one",`M${J-8} ${N-oe}H${I}`,
{opacity:R}),V("one-text",I+8,N-oe+6,"1",{anchor:"start",opacity:R}),V("zero-text",I+8,N+6,"0",{anchor:"start",opacity:R,
isQuiet:!0}),V("sum",J+b/2,N-oe-10,`Σ ${o}`,{opacity:W(l,1,1.5)*(1-W(l,2,2.3))}));let z=0;for(let[T,X]of n.entries()){let G=w+
T*E+(E-O)/2,q=W(l,A(T),1-Un+A(T)),D=oe*X*q/j,et={...t[T]??{text:""},text:""},Et={x:G,y:N-D,width:O,height:D},mt=T===u,yt=kt(
1,.35,W(l,1,1.6)),$t=mt?{...et,level:void 0}:et;_.push(Y(`bar-${T}`,Et,$t,{opacity:yt}));let Rt=s[T]??"";it(Rt)<E&&_.push(
V(`power-${T}`,G+O/2,Et.y-8,Rt,{opacity:q})),_.push(Y(`score-${T}`,{x:G,y:H,width:O,height:st},e[T]??et)),z+=X*oe;let fe={
x:J,y:N-z,width:b,height:X*oe},un=W(l,1+A(T),2-Un+A(T));un>0&&_.push(Y(`part-${T}`,wt({...Et,height:D},fe,un),$t));let de=W(
l,2+A(T),3-Un+A(T)),fn={x:G,y:C,width:O,height:st};if(de>0){let Z=mt?Ut(et):de<1?et:t[T]??et;_.push(Y(`weight-${T}`,wt(fe,
fn,de),Z))}let fs=ot&&T%2?22:0,M=lt(r[T]??"",ot?2*E-8:E);_.push(V(`label-${T}`,G+O/2,U+fs,M,{isQuiet:!0}))}return{width:I+
20,height:U+(ot?22:0)+10,marks:_}}function ha({sum:e},{moment:t}){return["Each score becomes a power of e: all of them a\
re positive, and large ones stand out.",`Stacked, the powers sum to ${e}. The stack is squeezed until it is 1 tall.`,`Ea\
ch power is divided by ${e}, so that the weights sum to 1.`][t]??""}var fa,oe,ua,Un,pa=v(()=>{"use strict";m();ye();fa=3,
oe=150,ua=60,Un=.35});function xa(e){let t=new uo(e),n=x(e,`.step-results ${De}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:pt(i)})),s=new Map(n.map(i=>[i,t.kindOf(i)])),o=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=s.get(i)??"\
plain";if(a==="moves"){let c=qn(i.expression).join(),l=x(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&s.get(f)==="moves"&&qn(f.expression).join()===c);for(let f of u)r.add(f);o.push(nd(t,u))}else if(a==="scatt\
er")o.push(ed(t,i));else if(a==="plain")o.push(Zf(i));else for(let c of i.grid.keys())o.push(td(t,i,c,a))}return o.filter(
({cells:i})=>i.length)}function qn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function Zf({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,s)=>s+1),seconds:wa.plain,scene:null,words:()=>"",forget:()=>{}}}
function Qe(e,t,n,s){let o,r=()=>(o??=t(),o);return{...e,seconds:wa[e.kind],scene:i=>n(r(),i),words:i=>s(r(),i),forget:()=>{
o=void 0}}}function td(e,t,n,s){let o=t.grid[n]??[],r=Ft(t.figure).rows[n]??"",i=[vt(t.figure),r].filter(Boolean).join("\
, "),a={kind:s,title:i,label:r,cells:o};if(s==="products"){let u=o.map((d,h)=>h+1),f=()=>e.products(t,n);return Qe({...a,
shown:u},f,na,sa)}let c=s==="softmax"?fa:io,l=Array.from({length:c},(u,f)=>f===c-1?o.length:0);return s==="softmax"?Qe({
...a,shown:l},()=>e.softmax(t,n),da,ha):Qe({...a,shown:l},()=>e.average(t,n),zi,Gi)}function ed(e,t){let n=t.expression.
at(-1)?.groups??[],s=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),o=[...s.keys()].sort((u,f)=>u-f),r=new Map(o.map((u,f)=>[
s.get(u),f])),i=n.map((u,f)=>r.get(f)??o.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:vt(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:o.map((u,f)=>i.filter(d=>d<=f).length)};
return Qe(l,()=>e.scatter(t,o,s),(u,{asked:f=-1,...d})=>aa(u,{...d,asked:a[f]??-1}),ca)}function nd(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),s=qn(t[0]?.expression??[]).length,o=t.length>1?t.length:s,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:o},(l,u)=>t.length===1?u===o-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>vt(l)).join(", "),label:"",cells:n,shown:i};return Qe(c,()=>e.moves(t),Zi,ta)}function Me(e,{dataset:t}){let{
tone:n,shade:s}=t;return{text:$s(e),level:e.dataset.level,tone:n,shade:s}}function re(e){let t=Math.abs(e),n=t>=1e3?0:t>=
10?1:t>=1?2:3;return nt(Number.isInteger(e)?Lt(e):Lt(e,n))}function ma(e){let t=e?pt(e):[];return{title:e?vt(e):"",rows:t.
length,columns:t[0]?.length??0}}function fo(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);return t.
length===1&&t[0]?t[0]:e}function sd(e){let t=e.flat();return t.length>0&&t.length<=ba&&new Set(t).size===t.length}function ga(e){
let t=e&&_t(e);return t?.op!=="sum"||t.parts.length>Kf||!t.parts.length?!1:t.parts.every(({op:n,parts:s})=>n==="multiply"&&
s.length===2&&s.every(o=>o.parts.every(r=>!r.op)))}function ho(e){return(_t(e)?.parts??[]).map(n=>n.parts)}function od(e){
let t=ho(e).map(([s])=>s?.value??Number.NaN),n=t.reduce((s,o)=>s+o,0);return Math.abs(n-1)<Xf&&t.every(s=>s>=0)}function rd(e,t){
let[n,s]=[fo(e),t&&fo(t)];return n.table===s?.table&&n.index===s?.index&&e.value===t?.value}var wa,Kf,Yf,ba,Jf,Xf,Qf,uo,
Ea=v(()=>{"use strict";m();Os();Q();be();ge();Pt();Ki();ea();oa();la();pa();wa={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},Kf=96,Yf=24,ba=48,Jf=400,Xf=1e-6,Qf=new Set(["table","view","join"]);uo=class{constructor(t){this.
tableNamed=En(t)}kindOf({expression:t,grid:n}){let s=t.at(-1),o=n.flat();if(!s||!o.length)return"plain";if(s.op==="colle\
ct")return sd(s.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:h})=>Qf.has(h)))return n.length>1&&r>
1&&o.length<=Jf?"moves":"plain";let i=new Set(t.map(({op:h})=>h));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=ba?"softmax":"plain";if(!i.has("matmul")||r>Yf||!ga(c))return"\
plain";let l=this.#t(n[0]?.map((h,b)=>a(b))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((h,b)=>a(b*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(od)?"average":"products"}softmax({figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(
n)(o*r.length),{powers:a,isShifted:c}=xn(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>Me(d,t)),shares:this.#s(i,r.length),powers:a.map(re),sum:re(a.reduce(
(d,h)=>d+h,0)),labels:Ft(t).columns,names:{scores:f?vt(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${re(l)}`}`,weights:vt(t)}}}average({figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(n),a=r.map((u,f)=>ho(
i(o*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Ft(t).rows[o]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>Me(u,t)),label:l||vt(t)}}products({figure:t,expression:n,grid:s},o){let r=s[o]??[],i=this.#e(n),a=r.map((g,w)=>i(
o*r.length+w)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(g=>g.map(({value:w},E)=>w*(l[E]?.value??Number.NaN))),h=ne(d.flat(),""),{rows:b,columns:p}=Ft(t);return{sliding:{
label:b[o]||this.#i(l[0],!1)||this.#a(l[0]),tiles:this.#r(l)},lines:u.map((g,w)=>({label:p[w]??this.#i(g[0],f),tiles:this.#r(
g)})),products:d.map((g,w)=>g.map((E,O)=>{let{text:N="",level:H}=h[w*g.length+O]??{};return{text:nt(N),level:H?String(H):
void 0}})),sums:d.map(g=>{let w=0;return g.map(E=>(w+=E,re(w)))}),results:r.map(g=>Me(g,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:s},o,r){let i=this.#e(n),{columns:a}=Ft(t),c=n.at(-1)?.groups??[],l=s.
flat(),u=c.map(()=>0),f=c.map((b,p)=>i(p).parts),d=o.map(b=>{let p=r.get(b)??0,g=f[p]?.[c[p]?.indexOf(b)??-1],w=g?.value??
Number.NaN,E=g?this.#r([g])[0]:void 0;return{label:this.#i(g,!0),tile:E??{text:re(w)},share:w,place:p}}),h=new Map(d.map(
({place:b},p)=>[b,p]));return{sources:d,places:l.map((b,p)=>({label:a[p]??"",tile:Me(b,t)})),sums:d.map(({share:b,place:p},g)=>(u[p]=
(u[p]??0)+b,h.get(p)===g?l[p]?.textContent??"":nt(Lt(u[p]))))}}moves(t){let n=qn(t[0]?.expression??[]),s=n.map(r=>ma(this.
tableNamed(r)?.figure??null)),o=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:h="",index:b=0}=l(f),p=n.indexOf(h),g=s[p]?.columns??1;o.push({tile:Me(d,
i),from:{table:p,row:Math.floor(b/g),column:b%g},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:p})}}return{
sources:s,targets:t.map(({figure:r})=>ma(r)),flights:o}}#e(t){let n=(s,o)=>yn(this.tableNamed(s),o);return s=>Pe(t,s,n)}#t(t){
let n=t.map(ho),[s,o]=[0,1].map(d=>n.map(h=>h.map(b=>b[d]))),r=d=>d?.every(h=>h.every((b,p)=>rd(b,d[0]?.[p]))),i=!r(s),[
a,c]=i?[o,s]:[s,o];if(!a?.[0]||!c||!r(a)||!ga(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#o(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=_t(t);if(t===n)return"";let[s,
o]=t.parts,r=s&&_t(s)===n?this.#n(s):null;if(r===null||!o||o.op)return null;let a={add:`+ ${this.#a(o)||re(o.value)}`,divide:`\
÷ ${re(o.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#s(t,n){let{powers:s}=xn(t),o=s.reduce((r,i)=>r+
i,0);return s.slice(0,n).map(r=>r/o)}#r(t){let n=ne(t.map(({value:s})=>s),"");return t.map((s,o)=>{let{figure:r,cell:i}=this.#o(
s)??{};if(r&&i&&!s.op)return Me(i,r);let{text:a="",level:c}=n[o]??{};return{text:nt(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#o(t){let{table:n,index:s=0}=t?fo(t):{},o=n===void 0?null:this.tableNamed(n);if(!o)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=o,[u,f]=[Math.floor(s/a),s%a];return{figure:r,cell:i[s],row:u,column:f,rows:c,
columns:l}}#i(t,n){let s=this.#o(t);return(n?s?.columns[s.column]:s?.rows[s.row])??""}#a(t){let n=this.#o(t);return n?vt(
n.figure):""}}});function ld(e){let t=i=>document.createElementNS(ya,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,s,o,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
s.append(o,r),n.append(s),{kind:e,element:n,level:s,rect:o,text:r}}function ud(e,t){let{element:n}=e;if(tt(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){fd(e,t);return}tt(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?tt(n,"d",t.path):(tt(n,"x",t.x.toFixed(2)),tt(n,"y",t.y.toFixed(2)),tt(n,"text-anchor",t.anchor),Sa(n,t.text))}function fd({
element:e,level:t,rect:n,text:s},{x:o,y:r,width:i,height:a,tile:c,...l}){!t||!n||!s||(tt(e,"transform",`translate(${o.toFixed(
2)} ${r.toFixed(2)})`),tt(e,"class",l.isRaised?"raised":l.isLit?"lit":null),tt(e,"data-tone",c.tone),tt(e,"data-shade",c.
shade),tt(t,"data-level",c.level),tt(n,"width",i.toFixed(2)),tt(n,"height",Math.max(0,a).toFixed(2)),tt(n,"rx",String(Math.
min(cd,i/4,a/4))),tt(s,"x",(i/2).toFixed(2)),tt(s,"y",(a/2+(l.isNarrow?4.6:5.7)).toFixed(2)),tt(s,"class",l.isNarrow?"na\
rrow":null),Sa(s,c.text))}function tt(e,t,n){e.getAttribute(t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(
t,n))}function Sa(e,t){e.textContent!==t&&(e.textContent=t)}var ya,id,ad,cd,Vn,Aa=v(()=>{"use strict";m();Q();ya="http:/\
/www.w3.org/2000/svg",id=760,ad=720,cd=5,Vn=class{#e=null;#t=new Map;#n="";#s=0;#r=0;#o=0;constructor(t,n){this.step=t,this.
beats=n.filter(({scene:o})=>o),this.figure=document.createElement("figure"),this.figure.className="motion",this.svg=document.
createElementNS(ya,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement("figcaption"),
this.figure.append(this.svg,this.caption);let s=t.closest("[data-frame]")!==null;this.place=s?t:S(t,".working"),this.place.
append(this.figure),this.isScaled=s,this.figure.style.setProperty("--needs",`${this.#p("width",id)}px`),this.#a(),new ResizeObserver(
()=>this.#i()).observe(this.place)}show(t,n,s=-1){this.#e={beat:t,at:n,asked:s},this.#l()}rest(t){this.figure.dataset.rest=
t}redraw(){for(let t of this.beats)t.forget();this.#l()}#i(){this.#o!==this.place.clientWidth&&(this.#a(),this.#l())}#a(){
let t=L(this.place,".tables");!t||t.closest("[data-opens]")||(this.#o=this.place.clientWidth,this.place.removeAttribute(
"data-below"),this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#h(){return this.isScaled?ad:Math.
floor(this.svg.clientWidth)}#l(){let t=this.#h();if(!this.#e||!t)return;let{beat:n,at:s,asked:o}=this.#e,r=n.scene?.({width:t,
at:s,asked:o});if(!r)return;t!==this.#r&&(this.#s=this.#p("height",t),this.#w()),this.#r=t,this.figure.style.setProperty(
"--drawn",`${t}px`);let i=Math.max(this.#s,Math.ceil(r.height)),a=Math.min(0,(r.width-t)/2);tt(this.svg,"viewBox",`${a.toFixed(
1)} 0 ${t} ${i}`),this.isScaled||tt(this.svg,"height",String(i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(s)-1),l=n.shown.
length-1,u=c===l&&s>l;this.#b(n.title,n.words({moment:c,isAsked:o>=0&&c===l,isEnd:u}))}#w(){if(this.isScaled)return;let t=this.#f().
flatMap(({title:o,words:r,shown:i})=>i.flatMap((a,c)=>[!1,!0].map(l=>({title:o,words:`${r({moment:c,isAsked:!1,isEnd:l})}\
 −0.000`})))),n=({title:o,words:r})=>o.length+r.length,s=t.reduce((o,r)=>n(r)>n(o)?r:o,{title:"",words:""});this.caption.
style.removeProperty("min-height"),this.#b(s.title,s.words),this.caption.style.setProperty("min-height",`${this.caption.
offsetHeight}px`)}#b(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let s=document.createElement("b");s.textContent=
`${t}.`,this.caption.replaceChildren(s,` ${n}`)}#p(t,n){let s=this.#f().map(({scene:o})=>o?.({width:n,at:0})[t]??0);return Math.
ceil(Math.max(0,...s))}#f(){return[...new Map(this.beats.map(n=>[n.cells[0]?.closest("figure"),n])).values()]}#d(t){let n=new Set(
t.map(({key:o})=>o));for(let[o,r]of this.#t)n.has(o)||(r.element.remove(),this.#t.delete(o));for(let o of t){let r=this.#t.
get(o.key);r?.kind!==o.kind&&(r?.element.remove(),r=ld(o.kind),this.#t.set(o.key,r)),ud(r,o)}let s=[...n].join();s!==this.#n&&
(this.#n=s,this.svg.append(...t.map(({key:o})=>this.#t.get(o).element)))}}});function va(e){document.dispatchEvent(new CustomEvent("pointerscope:ask",{detail:e}))}var Ma,Oa=v(()=>{"use strict";m();
Ma=document.documentElement.dataset.inRoom==="lead"});function Gn(e,t,{text:n,right:s,outcome:o=""}){let r=document.createElement("div");r.className="predict",r.setAttribute(
"role","group"),r.setAttribute("aria-label","Predict, then see");let i=document.createElement("p"),a=document.createElement(
"b");a.textContent="Predict, then see. ",i.append(a,e);let c=document.createElement("div");if(c.className="choices",c.append(
...t.map(l=>{let u=zn(l);return u.dataset.choice=l,u})),r.append(i,c),Ma){let l=zn("Ask the hall"),u={choice:s,outcome:o};
l.addEventListener("click",()=>va({question:{kind:"choice",text:n,choices:t,answer:u}})),r.append(l)}return r}function Kn(e,t,n,s){
for(let r of x(e,"[data-choice]",HTMLButtonElement)){let i=r.dataset.choice;r.disabled=!0,(i===t||i===n)&&(r.dataset.right=
String(i===n))}let o=document.createElement("p");o.setAttribute("role","status"),o.textContent=s,e.append(o)}function zn(e){
let t=document.createElement("button");return t.type="button",t.textContent=e,t}var po=v(()=>{"use strict";m();Q();Oa()});function Na(e){e.addEventListener("click",t=>{let n=F(t),s=Yn(n);if(!s)return;n.closest("[data-play]")&&vd(s);let o=n.closest(
"[data-move]");o instanceof HTMLElement&&$d(s,Number(o.dataset.move));let r=n.closest(".playing [data-choice]");r instanceof
HTMLElement&&Cd(s,r),n.closest("[data-speed]")&&Td(e)}),e.addEventListener("input",t=>{let n=F(t),s=Yn(n);if(!s||!(n instanceof
HTMLInputElement)||!n.matches("[data-scrub]"))return;Vt(s);let o=Number(n.value);Xn(s,Ze.matches?Math.round(o):o)}),e.addEventListener(
"keydown",t=>{let n=F(t),s=Yn(n),o={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!s||!o||!n.matches("[data-s\
crub]")||(t.preventDefault(),Vt(s),Ia(s,o))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let s=F(n).
closest($a),o=s&&Yn(s);o&&s instanceof HTMLTableCellElement&&Md(o,s)})}function La(e){for(let t of x(e,"[data-step]")){let n=L(
t,".play");!n||qt.has(t)||(n.hidden=x(t,$a).length<wd,n.hidden||Ed.observe(t))}}function wo(e){for(let t of e)ie(t)}function bo(e){
for(let t of x(e,"[data-step]"))Vt(t)}function ka(e){qt.get(e)?.stage?.redraw()}function ie(e){let t=L(e,".play");if(!t||
t.hidden||qt.has(e))return qt.get(e);let n=xa(e),s=n.flatMap(f=>f.cells),o=yd(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:Sd(e,n),c=a?s.indexOf(a)+1:0,l={moments:o,cells:s,at:o.length,goal:o.length,frame:0,time:0,
hold:0,asks:a?o.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new Vn(e,n):null};qt.set(e,l);let u=S(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(o.length),u.step="any",u.value=u.max,Ad(l),l}function yd(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,s=0,o=e.flatMap(a=>{let c=n.has(a.kind)?pd:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,dd/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:s+f,seconds:l}));return s+=a.cells.length,
u}),r=o.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,hd/r);return o.map(a=>({...a,seconds:i*a.seconds}))}function Sd(e,t){
let n=t.flatMap(u=>u.kind==="moves"?[]:u.cells),s=n.map(({textContent:u})=>u??"");if(n.length<go||new Set(s).size<go)return null;
let o=new Set(n),i=x(e,"td, .step-text, .formula, .reasons").filter(u=>!(u instanceof HTMLTableCellElement&&o.has(u))).flatMap(
({textContent:u})=>u?.match(bd)??[]),a=[...s,...new Set(i)].map(Ta),c=u=>a.filter(f=>f===Ta(u)).length>1,[l]=n.slice(Math.
floor(n.length/2)).map(u=>{let f=u.textContent??"";return{cell:u,text:f,isTold:c(f),size:Math.abs(ee(u))}}).sort((u,f)=>Number(
u.isTold)-Number(f.isTold)||f.size-u.size);return l&&!(l.isTold&&xd.test(l.text))?l.cell:null}function Ta(e){return e.replace(
"−","")}function Ad({stage:e}){let[t]=e?.beats??[];t&&e?.show(t,t.shown.length)}function Md(e,t){let n=qt.get(e);if(!n?.
stage||n.frame||n.at<n.moments.length)return;let s=n.stage.beats.find(({cells:i})=>i.includes(t));if(!s)return;let o=s.cells.
indexOf(t),r=s.kind==="products"?o+1:s.shown.length;n.stage.show(s,r)}function vd(e){let t=ie(e);if(t){if(t.frame){Vt(e);
return}t.at>=t.moments.length&&Xn(e,0),Ra(e,t.moments.length)}}function Ra(e,t){let n=ie(e);if(!n)return;Vt(e),n.goal=t,
n.time=performance.now(),n.hold=Ze.matches?.01:0,Ca(e,!0),n.stage?.figure.scrollIntoView({block:"nearest"});let s=o=>{n.
frame=requestAnimationFrame(s);let r=Math.max(0,o-n.time)/1e3*Jn;n.time=o,Od(e,n,r)};n.frame=requestAnimationFrame(s)}function Od(e,t,n){
let s=Math.floor(t.at),o=t.moments[s];if(t.at>=t.goal||!o){Vt(e);return}if(s===t.at&&s===t.asks&&_a(e,t)){kd(e,t);return}
if(t.hold>0){t.hold-=n;return}let r=Math.min(s+1,t.at+(Ze.matches?1:n/o.seconds)),i=r===s+1;i&&Ze.matches?t.hold=o.seconds:
i&&o.beat.scene&&t.moments[r]?.beat!==o.beat&&(t.hold=md),xo(e,t,r)}function Vt(e){let t=qt.get(e);t?.frame&&(cancelAnimationFrame(
t.frame),t.frame=0,Ca(e,!1),!(t.at<t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute(
"data-playing")},gd))}function Ca(e,t){S(e,"[data-play]").textContent=t?"Pause":"Play"}function Td(e){Jn=mo[(mo.indexOf(
Jn)+1)%mo.length]??1;for(let t of x(e,"[data-speed]"))t.textContent=`${Jn}×`}function $d(e,t){let n=ie(e);n&&(Vt(e),Math.
abs(t)>1?Xn(e,t<0?0:n.moments.length):t<0||Ze.matches?Ia(e,t):Ra(e,Math.floor(n.at)+1))}function Ia(e,t){let n=ie(e)?.at??
0;Xn(e,t<0?Math.ceil(n)-1:Math.floor(n)+1)}function Xn(e,t){let n=ie(e);n&&(L(e,".playing .predict")?.remove(),xo(e,n,Math.
max(0,Math.min(n.moments.length,t))))}function _a(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-m\
ode="all"]')}function xo(e,t,n){let{moments:s,cells:o,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=s[c],u=c+1===
n,f=(u?l?.end:s[c-1]?.end)??0,d=!!_a(e,t)&&n<=a;e.toggleAttribute("data-playing",n<s.length||t.frame>0),e.toggleAttribute(
"data-guessing",d),S(e,"[data-scrub]",HTMLInputElement).value=String(n);let h=Nd(s,n);if(h){let g=d&&i?h.beat.cells.indexOf(
i):-1;r?.show(h.beat,h.at,g)}r?.rest(n<s.length?h?.rest??"":"");let b=`${c} ${u}`;if(b===t.painted&&n>0)return;t.painted=
b;for(let[g,w]of o.entries())w.toggleAttribute("data-ahead",g>=f),w.removeAttribute("data-asked");Pa(e,l,f,o.length);let p=l&&
Ld(t,l);if(!p){On(e),Hn(e,null);return}Ve(p,{withoutResult:!u||p.hasAttribute("data-ahead")}),!r&&(t.frame&&p.scrollIntoView(
{block:"nearest"}),Hn(e,p))}function Nd(e,t){let n=Math.max(0,Math.ceil(t)-1),s=e[n];if(s?.beat.scene)return{beat:s.beat,
at:s.place+t-n,rest:""};let o=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(o)return{beat:o.beat,at:o.place+1,rest:"\
past"};let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0,rest:"waiting"}:null}function Ld({cells:e},{beat:t,place:n,
end:s}){let o=s-(t.shown[n]??0),r=o+(t.shown[n-1]??0),i=Math.max(s,r+1),a=t.kind==="scatter"||t.kind==="moves",c=e.slice(
r,a?i:o+t.cells.length),l=t.scene&&t.kind!=="products"?c:c.slice(0,1),u=l.map(f=>Math.abs(ee(f)));return l[u.indexOf(Math.
max(...u))]??e[s-1]}function Pa(e,t,n,s){let o=t?.beat.label?`${t.beat.label}, `:"",r=t?`${o}number ${Math.max(1,n)} of ${s}`:
"";S(e,".play output").textContent=r,S(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function kd(e,t){Vt(e);let n=t.
asked;if(!n||e.querySelector(".playing .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",
!0),Pa(e,t.moments[t.asks],t.cells.indexOf(n)+1,t.cells.length),Ve(n,{withoutResult:!0}),t.stage||Hn(e,n);let s="Which n\
umber comes where the question mark is?",o=L(e,"[data-sum]")?.textContent??"",r={text:`${s} ${o}`,right:n.textContent??""},
i=Gn(s,Rd(n,t.cells),r);S(e,".play").after(i)}function Rd(e,t){let n=e.closest("figure"),s=t.filter(r=>r.closest("figure")===
n).reverse(),o=new Map;for(let r of[e,...s,...t])o.size<go&&o.set(r.textContent??"",ee(r));return[...o].sort(([,r],[,i])=>r-
i).map(([r])=>r)}function Cd(e,t){let n=qt.get(e),s=n?.asked;if(!n||!s)return;let o=s.textContent??"",r=t.dataset.choice===
o;e.dataset.predicted=String(r),xo(e,n,n.asks+1),Ve(s);let i=r?"Right.":`It is ${o}; the line above shows why.`,a=S(e,".\
playing .predict");Kn(a,t.dataset.choice??"",o,`${i} Play goes on.`),S(e,"[data-play]").focus({preventScroll:!0})}function Yn(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}var $a,dd,hd,pd,md,gd,mo,wd,go,bd,xd,qt,Ze,Jn,Ed,Eo=v(
()=>{"use strict";m();Ps();Q();ge();Ui();Ea();Aa();po();$a=`.step-results ${te}`,dd=20,hd=60,pd=.6,md=.5,gd=2500,mo=[1,2,
.5],wd=2,go=4,bd=/−?\d+([.,]\d+)*(e−?\d+)?|−?∞/g,xd=/[.,]|∞/,qt=new WeakMap,Ze=matchMedia("(prefers-reduced-mo\
tion: reduce)"),Jn=1;Ed=new IntersectionObserver(e=>{for(let{target:t,isIntersecting:n}of e)n&&t instanceof HTMLElement&&
ie(t)},{rootMargin:"600px"})});var yo={};hs(yo,{previewEdits:()=>Id});function Id(e,t,n){let s=Pn(),{steps:o,known:r}=s.solve(In(s.inputs,JSON.parse(t||
"{}")),n),i=new Map(o.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=x(e,":scope > [data-step]:not([hidden])").filter(Ha),
c=a.flatMap(l=>x(l,"figure[data-table]").filter(Ha));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&Pd(l,f,_d(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),ka(l)}function Ha(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-Fa&&t<innerHeight+Fa}function _d({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function Pd(e,t,n){let s=x(e,"tbody td");if(s.length===t.length)for(let[o,{text:r,exact:i,level:a}]of ne(t,
n).entries()){let c=s[o];if(!c)continue;let l=nt(r),u=c.firstElementChild!==null;!u&&c.textContent!==l&&(c.textContent=l),
Da(c,"data-value",i===l&&!u?null:i),Da(c,"data-level",a?String(a):null)}}function Da(e,t,n){e.getAttribute(t)!==n&&(n===
null?e.removeAttribute(t):e.setAttribute(t,n))}var Fa,So=v(()=>{"use strict";m();Q();Je();be();Eo();so();Pt();Fa=100});function qa(e,t,n){let s=Dd(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return s.map(o=>Wd(o,n)).find(
o=>o)??jd(s,n)}function Dd(e,t){let n=new Map(e.steps.flatMap(s=>s.tables.map(o=>[o.name,o])));return t.steps.flatMap(s=>s.
tables).flatMap(({name:s,variant:o,numbers:r,isShown:i})=>{let a=n.get(s);if(!(a?.variant&&o&&ja(a.variant)===ja(o))||!i||
!r?.length)return[];if(a.numbers?.length!==r.length)return[];let{title:l,shade:u}=o,[f,d]=[o.rows,o.columns].map(b=>b.map(
p=>Cn(p,e.values))),h={before:Array.from(a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],
...h}]}).filter(({before:s,after:o})=>[...s,...o].every(Number.isFinite)).filter(({before:s})=>Math.max(...s.map(Math.abs))>
Hd).reverse()}function ja({rows:e,columns:t}){return JSON.stringify([e,t])}function Wd({title:e,shade:t,rows:n,columns:s,
before:o,after:r},i){let a=s.length;if(t!=="weights"||new Set(s).size<Math.max(2,a))return null;for(let[c,l]of n.entries()){
let[u,f]=[o,r].map(E=>Bd(E.slice(c*a,(c+1)*a)));if(u===void 0||f===void 0||u<0||f<0||u===f)continue;let d=[...s.keys()].
filter(E=>E!==u&&E!==f),h=[u,f,...d].slice(0,Fd).sort((E,O)=>E-O),[b,p]=[s[u]??"",s[f]??""],g=l?`“${e}”, row ${l},`:
`“${e}”`,w=h.map(E=>`${s[E]} ${i(o[c*a+E]??0)}`);return{text:`Without this step, which number of ${g} is the largest\
? With it: ${w.join(", ")}.`,choices:h.map(E=>s[E]??""),right:p,outcome:`The largest is ${p}; with this step it is ${b}.`}}
return null}function Bd(e){let t=Math.max(...e);return e.filter(s=>t-s<Ua).length===1?e.indexOf(t):-1}function jd(e,t){let n=e.
find(Ud);if(!n)return null;let{title:s,rows:o,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(...c)),
[u=0,f=0]=[i[l],a[l]],d=r.length,h=[o[Math.floor(l/d)],r[l%d]],b=[s,...h].filter(Boolean).join(", "),p=Va(u,f)?f>u?Wa:Ba:
Ao;return{text:`“${b}” is ${t(u)}. What becomes of it without this step?`,choices:[Wa,Ba,Ao],right:p,outcome:`${p}: ${t(
f)}${p===Ao?"":` instead of ${t(u)}`}.`}}function Ud({before:e,after:t}){return e.some((n,s)=>Va(n,t[s]??Number.NaN))}function Va(e,t){
return Math.abs(e-t)>Ua*Math.max(1,Math.abs(e))}var Wa,Ba,Ao,Fd,Ua,Hd,za=v(()=>{"use strict";m();eo();[Wa,Ba,Ao]=["It be\
comes larger","It becomes smaller","It stays the same"],Fd=4,Ua=1e-9,Hd=1e-6});var Mo={};hs(Mo,{askRemoval:()=>qd});function qd(e,t,n,s){let o=qa(t,e.dataset.step??"",l=>nt(Lt(l)));if(!o)return null;
let{right:r,outcome:i}=o,a={text:o.text,right:r,outcome:i},c=Gn(o.text,o.choices,a);return c.addEventListener("click",l=>{
let{choice:u}=F(l).dataset;if(u===void 0)return;Kn(c,u,r,`${u===r?"Right. ":""}${i}`);let f=zn("Put the step back");f.addEventListener(
"click",s),c.append(f),f.focus({preventScroll:!0}),e.removeAttribute("data-supposing"),n()}),S(e,".sheet-head").after(c),
e.toggleAttribute("data-supposing",!0),S(c,"button").focus({preventScroll:!0}),c}var vo=v(()=>{"use strict";m();Q();be();
Pt();po();za()});function ns(e,t){return e==="scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=lc.min&&Number(t)<=lc.max:e==="scale"?!0:e==="\
controls"||e==="caption"?Jd[e].includes(t):CSS.supports("color",t)}var lc,Jd,uc=v(()=>{"use strict";m();lc={min:.5,max:4},
Jd={controls:["none","some","all"],caption:["none","title","all"]}});function dc(e){let t=fc.then(Xd).then(e);return fc=t.catch(()=>{}),t}function Xd(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var fc,hc=v(()=>{"use strict";m();fc=Promise.
resolve()});function mc(e){return{"HTML frame":gc(e),"Web component":Qd(e),Markdown:bc(e),Quarto:Zd(e),LaTeX:th(e)}}function gc(e){let{
title:t,embed:n}=e;return`<iframe src="${ae(n)}" title="${ae(t)}" width="${Co.width}" height="${Co.height}" loading="laz\
y" allowfullscreen style="border: 0; max-width: 100%">${wc(e)}</iframe>`}function Qd(e){let{server:t,attributes:n}=e,s=Object.
entries({server:t,...n}).map(([o,r])=>r===""?o:`${o}="${ae(r)}"`);return`<script src="${ae(new URL("pointer-view.js",t).
href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${wc(e)}</pointer-view>`}function wc({title:e,caption:t,embed:n,picture:s}){let o=[e,t].filter(
Boolean).join(". ");return`<a href="${ae(n)}"><img src="${ae(s)}" alt="${ae(o)}" width="${Co.width}"></a>`}function bc({
title:e,embed:t,picture:n}){return`[![${eh(e)}](<${pc(n)}>)](<${pc(t)}>)`}function Zd(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",gc(e),"```",":::",'::: {.content-visible unless-format="html"}',bc(e),":::"].join(`
`)}function th({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${nh(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${ch([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ae(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function eh(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function pc(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function nh(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function ch(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(ah,"")].flatMap(n=>[...rh[n]??lh(n)]).map(n=>sh[n]??uh(n)).join("")}function lh(e){
return ih.test(e)?e.normalize("NFD").slice(0,1):e}function uh(e){return/[&%$#_{}]/.test(e)?`\\${e}`:oh.test(e)?e:"?"}var Co,
sh,oh,rh,ih,ah,xc=v(()=>{"use strict";m();Co={width:960,height:540};sh={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},oh=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
rh={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},ih=/[ąęįųĄĘĮŲ]/,ah=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function yc(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return fh(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Ec("Title",n),Ec("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function fh(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Ec(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,dh(n)),s.buffer}function dh(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Sc=v(()=>{"use strict";m()});function Mc({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:ss("Link"),embed:ss("Embed"),json:ss("JSON"),offline:ss("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=tn("JSON",()=>Ac(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=mh(()=>{let{
link:g,embed:w}=t(),E=w?n():null;return{...g&&{Address:g},...E&&mc(E)}}),f=()=>{let g=t();for(let w of Object.keys(a)){let E=g[w];
a[w].hidden=E===null,E!==null&&(a[w].href=E)}c.hidden=g.json!==null,u.hidden=g.link===null&&g.embed===null,l.hidden=Qt.answers};
for(let g of["pointerenter","focusin"])i.addEventListener(g,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...hh.map(g=>{let w=g===ph;return new Option(`${g}×`,String(g),w,w)}));let h=async g=>{
let{address:w,meta:E}=await s(g,Number(d.value)),O=E.origin??t().embed??location.href;vc(yc(w,g,{title:E.title,origin:O}),
`${e()}.${g}`)},b=()=>Ac(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),p=document.createElement("span");return p.
append(tn("PNG",()=>h("png"))," ",d),i.append(a.link,a.embed,p,tn("SVG",()=>h("svg")),tn("CSV",b),a.json,c,a.offline,u,l),
f(),i}function mh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(s,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",o.hidden=!0;let c=Object.entries(e()).map(([l,u])=>tn(l,()=>a(l,u)));s.replaceChildren(...c,r)});let a=async(c,l)=>{o.
value=l,o.hidden=!1,o.setAttribute("aria-label",c);let u=await gh(l);u||o.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function gh(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function ss(e){let t=document.createElement("a");return t.textContent=e,t}function tn(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Ac(e,t,n){vc(new Blob(
[e],{type:n}),t)}function vc(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var hh,ph,Oc=v(()=>{"use strict";m();At();xc();Sc();hh=[1,2,4],ph=2});function Hc({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:s/
r},a=o&&(i.width<Tc.width||i.height<Tc.height),c={...i,isFixed:o,isTiny:a,isNarrow:i.width<560,scale:r},l=a?Th(t,t.meta.
small??{}):t;if(!o)return{data:e,layout:{...l,...Lc(l,c)}};let u=Nh($h(e,l),c),f={...u,...Lc(u,c),...kh(e,u,c),...Ih(u,c)};
return{data:Wh(e,u,c.height),layout:f}}function Th(e,t){return Dc(e,t)}function Dc(e,t){if(!Nc(e)||!Nc(t))return t;let n={
...e};for(let[s,o]of Object.entries(t))n[s]=Dc(e[s],o);return Object.fromEntries(Object.entries(n).filter(([,s])=>s!==null))}
function Nc(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Wc(e,t){return Object.entries(e).filter(([
s])=>t.test(s))}function Bc(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function jc(e){return Wc(e,/^yaxis/).map(([,t])=>t.
domain??[0,1])}function Uc(e,t){return e[t]}function $h(e,t){let{xaxis:n}=t,s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(
i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(s)&&o.length===s.length;return n?.tickangle!==
-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function Nh(e,{width:t,isTiny:n,
scale:s}){let{xaxis:o,yaxis:r,meta:i}=e,a=o?.ticktext;if(!o||o.tickangle!==-90||!a||a.length<=ce)return e;let c={...o,tickangle:0};
if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&r?.ticktext?.join()===a.join()){let h=a.map((p,g)=>os(
p,g,1/0)),b=a.map((p,g)=>String(g+1));return{...e,xaxis:{...c,ticktext:b},yaxis:{...r,ticktext:h}}}let[u,f]=o.domain??[0,
1],d=(f-u)*(t-(n?Cc:Rc))/a.length;for(let h of[1,kc]){let b=a.map((g,w)=>Lh(os(g,w,1/0),d/h));if(b.includes(""))continue;
let p={...o.tickfont,size:h*s*e.template.layout.font.size};return{...e,xaxis:{...c,ticktext:b,...h<1&&{tickfont:p}}}}return e}
function Lh(e,t){let n=Math.floor(t/zt)-1,s=[];for(let o of e.split(" ")){let r=s.at(-1);if(o.length>n)return"";r!==void 0&&
r.length+1+o.length<=n?s[s.length-1]=`${r} ${o}`:s.push(o)}return s.length<=bh?s.join("<br>"):""}function kh(e,t,{width:n,
height:s,isTiny:o,scale:r}){let i=Rh(e,t),a=Math.max(...i.map(w=>w.length*zt+Ah)),c=Math.ceil(i.length/Math.max(1,Math.floor(
n/a))),l=i.length>0&&c*ut>s/(o?4:3),u=i.length>0&&!l,f=Ch(t,s,r),h=((f.annotations?.find(({font:w})=>w?.size)?.font?.size??
0)/r||ut)*Pc+2,b=Math.min(t.margin?.t??8,u?c*ut+4:t.annotations?.length?h:8),p=Fc.some(w=>Uc(t,w)?.colorbar?.orientation===
"h"),g=!t.margin||p&&!o;return{...l&&{showlegend:!1},...!g&&{margin:{...t.margin,t:Math.ceil(b*r)}},...f}}function Rh(e,t){
if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,visible:i,showlegend:a,legendgroup:c}of e)!o||(a===
!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.
values()]:[]}function Ch(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:d,yanchor:h})=>d==="paper"&&h==="bottom",i=s.
filter(r);if(!i.length)return{};let a=jc(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(h=>h-d).
filter(h=>h>0),1-d)),l=o.layout.font.size,u=Math.min(l,Math.min(1,...c)*(t-ut)/Pc);if(u>=l)return{};let f=Math.max(Oh,u*
n);return{annotations:s.map(d=>r(d)?{...d,font:{...d.font,size:f}}:d)}}function Ih(e,{height:t,isTiny:n}){let s=Math.floor(
t/3/zt),o=t-qc(e,1/0,s)-Ic,r={};for(let i of Fc){let a=Uc(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=_h(e,i,a,o))}return r}
function _h(e,t,n,s){let o=n.colorbar??{};if(s>=wh||o.ticktext||o.orientation==="h")return n;let r=e.template.layout[t],
i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let f=Math.max(ce,Math.floor(a/ut/1.5));return{...n,colorbar:{
...o,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-
c)*a>=ut)&&u.push(f)}return{...n,colorbar:{...o,tickvals:u}}}function Lc(e,t){let{width:n,height:s,isFixed:o,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=o?Math.floor(s/3/zt):1/0,l=qc(e,a,c),u=o?l?Ic:_c:0,f=Math.max(s-l-(r?2*ut:u),ut),d=r?n-Cc:Math.max(n-Rc,60);
return Object.fromEntries(Wc(e,/^[xy]axis/).map(([h,b])=>{let p=h.startsWith("x"),g=o&&p?Hh(b,e,f):b,[w,E]=g.domain??[0,
1],O=(E-w)*(p?d:f),N=e.template.layout.font.size*t.scale,H=Ph(g,p,O,N,t),C=e.meta.priority?.[h];return[h,Fh(H,{isX:p,length:O,
fontSize:N,upright:c,priority:C},t)]}))}function Ph(e,t,n,s,{isTiny:o,isFixed:r}){let i=e.title?.text??"";if(!o)return r&&
!t&&i.length*zt>Mh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>vh)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(zt-1))+1),u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:s-2},text:u}}}function Fh(e,{isX:t,length:n,fontSize:s,upright:o,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?Dh(e,t,
n,i):e;let h=f.length;if(l&&t&&h===1&&e.tickangle===0&&(f[0]??"").length*zt>n-zt)return{...e,tickfont:{size:.75*s}};if(h<=
ce&&(t||!c||n>=ut))return e;let p=!t&&c&&n/h<ut&&n/h>=$c,g=t&&e.tickangle===0&&f.every(H=>/^\d+$/.test(H)),w=Math.floor(
n/(p?$c:g?Eh:ut)),E=h<=ce?[h-1]:Bh(h,w,r),O=t&&e.tickangle!==0?o:1/0,N=Vc(f,u?a:1/0,O);return{...e,...p&&{tickfont:{...e.
tickfont,size:kc*s}},tickvals:E.map(H=>d[H]??H),ticktext:E.map(H=>N[H]??"")}}function Hh(e,t,n){let[s]=Bc(t,e.anchor)?.domain??
[0,1],o=jc(t).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return e.side==="top"||i>2.4*ut?e:{...e,title:{},
...i<.9*ut&&{showticklabels:!1}}}function Dh(e,t,n,{isTiny:s,isNarrow:o}){let r=Math.max(ce,Math.floor(n/(t?yh:ut*1.5)));
if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.filter((f,d)=>d%u===0)}}let{dtick:i,
...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(ce,Math.floor(n/Sh))};let c=o&&t&&e.nticks&&!s?ce:r,l=Math.
min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:e}function Wh(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||
!s.texttemplate)return s;let o=Bc(t,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;return a===void 0?s:(i-r)*(n-_c)<
a*ut?{...s,texttemplate:""}:s})}function Bh(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;let o=Math.max(1,Math.ceil(
e/Math.max(1,t)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(
a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function qc({xaxis:e},t,n){let s=e?.tickangle===0?[]:e?.ticktext??
[],o=Vc(s,t,n).map(r=>r.length);return Math.max(0,...o)*xh}function Vc(e,t,n){return e.map((r,i)=>jh(r,i,t,n)).every((r,i)=>r===
e[i])?e:e.map((r,i)=>os(r,i,n,t))}function jh(e,t,n,s){return n===1/0&&e.length<=s?e:os(e,t,s,n)}function os(e,t,n,s=1/0){
let o=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(" · "),f=n<1/0?
14:1/0,d=Math.min(o?Math.max(5,Math.floor(s/48)):f,n),h=l.length>d&&!l.includes("&")?`${l.slice(0,d-1)}…`:l;return i+(u?
`${t+1} ${h}`:h)+c}var Tc,wh,ce,ut,zt,$c,kc,bh,xh,Eh,yh,Sh,Rc,Cc,Ic,_c,Ah,Mh,vh,Oh,Pc,Fc,zc=v(()=>{"use strict";m();Tc={
width:420,height:200},wh=300,ce=2,ut=20,zt=8,$c=13,kc=.75,bh=3,xh=7.5,Eh=30,yh=44,Sh=18,Rc=240,Cc=90,Ic=56,_c=90,Ah=48,Mh=
1.3,vh=.6,Oh=9,Pc=1.4,Fc=["coloraxis","coloraxis2"]});function Fo(e,t){let n=JSON.stringify(Object.values(e)),s=Oe.get(n)??new Map;Oe.delete(n),Oe.set(n,s);for(let i of Oe.keys()){
if(Oe.size<=Uh)break;Oe.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise((i,a)=>qh(n,e,t,{resolve:i,reject:a}));
return s.set(t,r),r.catch(()=>s.delete(t)),r}function qh(e,t,n,s){let o=Io.get(e);if(o){o.views.set(n,s);return}let r=new Map(
[[n,s]]);Io.set(e,{query:t,views:r}),setTimeout(()=>{Io.delete(e),Vh(t,r)},0)}async function Vh(e,t){let{server:n,path:s,
query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Zt(`${s}/figures?${gt({...o,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof K&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?zh(e,l).then(u,f):f(a)}}function zh({server:e,path:t,query:n,theme:s},o){let r=gt({...n,theme:s});
return Zt(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}async function Kc(e,t){let n=_o.get(e),s=n??(e.startsWith("#")?
Gh(e.slice(1)):Kh(e));n||(_o.set(e,s),s.catch(()=>_o.delete(e)));let o=await s;if(ct(o))return o;let{templates:r={}}=o.layout.
meta,i=r[t];if(!i)return o;let a=Gc(i),c=new Map;for(let d of Object.values(r))Gc(d).forEach((h,b)=>{c.set(h,a[b]??h)});
let{data:l,layout:u}=Po({data:o.data,layout:o.layout},c),{meta:f}=o.layout;return{...o,data:l,layout:{...u,meta:f,template:i}}}
function Gc(e){return e.layout.colorway}function Po(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(s=>Po(s,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([s,o])=>[s,Po(o,
t)])):t.get(e)??e}async function Gh(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function Kh(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new K(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function Te(e,{server:t,path:n,view:s,values:o}){let r=encodeURIComponent(s),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=gt({...i&&e!=="json"?{step:s}:{},
...o}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var Uh,Oe,Io,_o,Yc=v(()=>{"use strict";m();At();Mn();Uh=12,
Oe=new Map,Io=new Map;_o=new Map});function Xc({x:e,y:t,xaxis:n,yaxis:s},o){let r=[Jc(n,e,o),Jc(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function Jc(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Qc(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(Yh()),{_fullLayout:o}=e;
if(!o)return;let r=t.flatMap(i=>n.map(a=>Jh(o,o[i],a)));s.replaceChildren(...r.filter(i=>i!==null))}function Yh(){let e=document.
createElement("div");return e.className="view-marks",e}function Jh(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),o=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!o?._length)return null;let[c,l]=s?[t._offset+i,o._offset]:[o._offset,t._offset+
i],[u,f]=s?[a-i,o._length]:[o._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var Zc=v(()=>{"use strict";m()});function el(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function nl(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function sl(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function ol(e,t){return e.map(s=>{let{name:o,title:r,values:i}=s,a=rl(s)[i.indexOf(t[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function rl({values:e,labels:t}){return t??e}function tl(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function Ho(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var rs,il=v(()=>{"use strict";m();rs=class{#e;#t;#n="";#s=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},s,o){let r=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#o(c))),r.length&&o&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#a(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#e.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#s),this.#s=0,this.#r&&(this.#r.textContent=
"Play")}#o(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=rl(t);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),tl(s,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),tl("Open",n)}#a({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=s[Math.max(0,Math.min(s.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(o()+u)},a=Ho(
"Play",()=>{if(this.#s){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#s=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#r=a;let c=Ho("‹",()=>i(-1)),l=Ho("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function is(e){return window.Plotly?Promise.resolve(window.Plotly):(Do??=new Promise((t,n)=>{let s=document.createElement(
"script");s.src=e?new URL(`static/${al}`,e).href:new URL(`../${al}`,y).href;let o=()=>{Do=void 0,s.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};s.addEventListener("load",()=>window.Plotly?
t(window.Plotly):o()),s.addEventListener("error",o),document.head.append(s)}),Do)}async function cl(e,t,n){let{width:s,height:o}=e.
layout;return(await is()).toImage(e,{format:t,width:s,height:o,...t==="png"&&{scale:n}})}var al,Do,ll=v(()=>{"use strict";
m();al="vendor/plotly/plotly-traces-4.1.1.min.js"});var up={};function hl(e){return e instanceof K&&e.status===0}function cp(){let e=document.createElement("span");return e.
className="beside-browser-answer",e.textContent=ip,e}function lp(e){let t=Object.entries(e).map(([n,s])=>{if(!/^[xy]axis/.
test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=o.type==="category"&&!o.categoryarray&&
r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(t)}var jo,Uo,Xh,pl,Qh,ul,fl,Wo,
Zh,tp,ep,as,np,dl,sp,op,rp,ip,ap,$e,Bo,qo,ml=v(()=>{"use strict";m();At();uc();hc();Oc();Mn();zc();Yc();Zc();il();ll();ks();
Cs();jo={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interventi\
ons",against:"against"},Uo=["inputs","removed"],Xh=new Set(["server","source","model","lesson","view","theme","reads",...Uo,
...Object.keys(jo)]),pl=["scale","accent","controls","caption"],Qh=new Set([...pl,"fill"]),ul=":scope > a",fl="pointer-v\
iew:hover",Wo=matchMedia("(prefers-color-scheme: dark)"),Zh={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},
tp=120,ep=[["short",576,0],["low",352,0],["tight",288,352]],as={height:525,width:640,least:.75,most:4},np="400px 0px",dl=
660,sp="[data-answer]:not(pointer-view *)",op=/^(\w+):(\d+)$/,rp="The server draws this chart, and it does not answer.",
ip="The answer above is computed in this browser.",ap="Type visits, or add a place, to see what the model answers.",$e=null,
Bo=null,qo=class extends HTMLElement{#e=null;#t=null;#n=null;#s=0;#r=!1;#o="";#i=!1;#a="";#h=[];#l=!1;#w=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#I()},{rootMargin:np});#b=new ResizeObserver(()=>requestAnimationFrame(()=>this.#L()));#p=new MutationObserver(
t=>this.#X(t.map(({attributeName:n})=>n??"")));#f=t=>this.getAttribute(t);#d=()=>{if(!this.#n||!this.#t){this.#E();return}
this.#T(this.#A),this.#g()};#R=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#C=({type:t})=>this.#ot(t==="beforeprint");connectedCallback(){
this.#e??=this.#H(),this.#O(),document.addEventListener("pointerscope:theme",this.#d),document.addEventListener(fl,this.#R),
Wo.addEventListener("change",this.#d);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#C);this.#b.
observe(this),this.#p.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#w.observe(this):this.#l=!0,this.#E()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#d),document.removeEventListener(fl,this.#R),Wo.removeEventListener(
"change",this.#d);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#C);this.#b.disconnect(),this.#p.
disconnect(),this.#w.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#h.join()&&(this.#h=t,this.#U())}get chosen(){
return this.#t?this.#y:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#q();
return Math.ceil(t+An(this.#t)+n)}get#c(){return this.#e??=this.#H(),this.#e}#I(){this.#l=!0,this.#w.disconnect(),this.#E()}#X(t){
t.some(s=>Qh.has(s))&&(this.#O(),this.#g()),t.includes("beat")&&this.#_();let n=t.filter(s=>Xh.has(s)&&!this.#Q(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#l?this.#I():n.length?this.#E():this.#x.some(({name:s})=>t.includes(s))?this.#k()&&
this.#g():t.includes(this.#a)&&this.#E()}#Q(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#d(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#_(){if(!this.#o)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#Z(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#u("beat",{beat:t===null?null:t+1})}get#x(){return this.#t?Ot(this.#t).choices??[]:[]}#E(){this.#r||(this.#r=
!0,queueMicrotask(()=>{this.#r=!1,this.#et()}))}get#v(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Xt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?Wo.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t===
"auto"?this.#tt:t!==null&&ns("scale",t)?Number(t):1}get#tt(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/as.height,t/as.width))/10;return Math.min(as.most,Math.max(as.least,
s))}#O(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):
this.style.removeProperty("--scale"),t&&ns("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#F(){if(this.hasAttribute("lesson")){let n=Uo.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(jo).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#et(){let{needsHistory:t,query:n}=this.#F;
this.#s+=1;let s=this.#s,o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#v&&r&&(!t||n.visits||n.record);
if(!o&&!i){this.#$(ap);return}if(!this.#l){this.#$("");return}let a=this.#A;this.#T(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#S,path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.
all([o?Kc(o,a):this.#nt(c,r),o?null:r===Sn?import("./network-drawing.js"):is(l)]),f=ct(u),d=f?await import("./network-drawing.js"):
null;f||await is(l),await dc(()=>{s===this.#s&&(this.#rt(d?.NetworkDrawing??null,Ot(u).title),this.#t=f?u:structuredClone(
u),this.#at(this.#t),this.#st({...c,theme:"light"},r))})}catch(c){s===this.#s&&this.#W(c)}finally{s===this.#s&&this.removeAttribute(
"aria-busy")}}async#nt(t,n){let s=n===Sn?this.#n:null,o=this.getAttribute("model")??"",r=await s?.compute(t,o,{isSilent:!1});
if(r)return r;try{return await Fo(t,n)}catch(i){if(!hl(i))throw i;let a=await s?.compute(t,o,{isSilent:!0});if(!a)throw i;
return a}}#T(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#st(t,n){if(!this.#t||ct(this.#t))return;let{
template:s,meta:o}=this.#t.layout,r=o.templates?.light;$e??=r??(this.#A==="light"?s:null),!($e||this.hasAttribute("sourc\
e"))&&(Bo??=Fo(t,n),Bo.then(i=>{ct(i)||($e??=i.layout.template)}).catch(()=>{Bo=null}))}#ot(t){if(this.#i=t,!this.#t||!this.#o)
return;let n=$e??this.#n;this.#T(t&&n?"light":this.#A),this.#g(),t||requestAnimationFrame(()=>this.#g())}#H(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#m("h3","view-title"),caption:this.#m("p","view-capti\
on"),choices:this.#m("div","view-choices"),summary:this.#m("p","view-summary"),failure:this.#m("p","view-failure"),trust:this.#m(
"p","view-trust"),plot:this.#m("div","view-plot"),details:this.#m("details","view-table"),exports:Mc({name:()=>this.#G,links:()=>this.#gt(),
view:()=>this.#t&&this.#wt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>Tr(this.#z()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#V());let s=new rs(n.choices,{selected:()=>this.#y,select:(r,i)=>this.#ht(r,i),open:r=>this.#u(
"open",r)}),o=this.querySelector(ul);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...o?[o]:
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
summary.textContent=t}#W(t){this.#$("");let{failure:n}=this.#c,s=hl(t)&&document.querySelector(sp)!==null,o=s?rp:dn(t);if(n.
replaceChildren(o),s&&n.append(" ",cp()),n.hidden=!1,this.#u("failed",{message:o}),!(t instanceof K)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#E()),n.append(" ",r)}#at(t){let{title:n,caption:s,controls:o}=this.#c,r=Ot(t);n.textContent=r.title,n.hidden=
!1,s.textContent=r.caption,this.#ct(r.trust),this.toggleAttribute("data-network",ct(t)),this.#D(!1),o.offer(r,ct(t)?[]:t.
data,!this.hasAttribute("fill")),this.#k()&&this.#g()}#ct(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.
hasAttribute("source")||!Qt.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.getAttribute("mod\
el")??"");s.href=new URL(`insights/${o}#view-${t.view}`,this.#S).href,s.textContent="Which explanation to believe",n.append(
" ",s)}#g(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,s=this.#N(An(this.#t)),o=n?Math.min(s.width||dl,dl):s.width;
if(!o)return;ct(this.#t)?(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}p\
x`:"",this.#lt(t,this.#t,{...s,width:o}));let r=!this.dataset.drawn;r&&this.querySelector(ul)?.remove(),this.#o=`${o}×${s.
height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#_(),this.#U(),this.#u("drawn",{})}#lt(t,{data:n,layout:s},o){
let r=this.#i,i=r&&$e?{...s,template:$e}:s,a=this.#B({data:n,layout:i},o);window.Plotly?.react(t,a.data,r?{...a.layout,width:o.
width}:a.layout,Zh),t.dataset.listening||this.#ut(t)}#B({data:t,layout:n},{width:s,height:o,isFixed:r}){let i="rgba(0, 0\
, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=Hc({data:t,layout:lp(n)},{width:s,height:o,isFixed:r,
scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{...f.layout,
...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#ut(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{
if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,s,o]=op.exec(String([n.customdata].flat()[0]))??[];s&&this.#u(
"select",{table:s,row:Number(o)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{visits:Xc(n,this.#j)})}),t.
on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#j(){return this.#t?Ot(this.#t).visit_axes??[]:[]}#u(t,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#U(){!this.#t||!this.#o||(this.#n?this.#n.mark(
this.#h):Qc(this.#c.plot,this.#j,this.#h))}#N(t){let{plot:n}=this.#c,s=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#O(),this.#ft();let{above:o,below:r}=this.#q();this.
style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),tp);return{width:s,height:i,
isFixed:!0}}#ft(){let[t,n]=[this.offsetWidth/this.#M,this.offsetHeight/this.#M],s=ep.filter(([,o,r])=>n<o||t<r).map(([o])=>o).
join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#q(){let{plot:t,details:n,exports:s}=this.#c,o=this.getBoundingClientRect(),
r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(
...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-o.top)/r,below:a/
r}}#dt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("deta\
ils"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#L())}#L(){if(!this.#t)return;let{width:t,height:n}=this.#N(
An(this.#t));t&&this.#o!==`${t}×${n}`&&this.#g()}#ht(t,n){this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#k(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:nl(this.#x,this.#f);if(n)return this.#W(new Error(n.
message)),this.#a=n.name,!1;let s=Ot(t),o="";if(this.#x.length&&!ct(t)){let r=this.#y;this.#c.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));Ar(t,r);let{summaries:i}=s;i&&(s.summary=i.texts[sl(
this.#x,i.by,r)]??""),o=`: ${ol(this.#x,r)}`}return this.#c.summary.textContent=s.summary??"",this.#c.plot.setAttribute(
"aria-label",`${s.title}${o}. ${s.summary??""}`),this.#V(),!0}get#y(){return el(this.#x,this.#f)}#V(){let{details:t}=this.#c;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Ot(this.#t).title}`),n.append(...this.#z().map(vn)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#z(){return this.#t?Or(this.#t,this.#y):[]}async#pt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:ct(s)?await this.#n?.address(t,n)??"":await cl(this.#mt(s),t,n),meta:Ot(
s)}}#mt(t){let{data:n,layout:s}=structuredClone(t),o=this.#N(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#B({data:n,layout:s},o),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#G(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#S,path:this.#v,view:this.getAttribute("vie\
w")??"",values:{...this.#F.query,...this.#y}}}get#Y(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=pl.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&ns(s,o??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Qt.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#K;return{link:n,embed:Te(
"embed",this.#J(o)),json:Te("json",o),offline:Te("offline",o)}}#J(t){let{controls:n,...s}=this.#Y,o={...t.values,...s,...n&&
n!=="some"&&{controls:n}};return{...t,values:o}}#wt(t){let n=this.#K,{title:s,summary:o=""}=Ot(t),r=["model","lesson","v\
iew","reads",...Uo,...Object.keys(jo)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),{theme:a,...c}=this.#Y,l=a?.
replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:h})=>[d,h])),...this.#y,...l&&{theme:l},...c},
f=this.#J(n);return{title:s,caption:o,name:this.#G,server:n.server,embed:Te("embed",f),picture:Te("picture",f),attributes:Object.
fromEntries(Object.entries(u).map(([d,h])=>[d,String(h)]))}}};customElements.define("pointer-view",qo)});m();m();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=frameElement?.getAttribute("data-page")??null;i!==null&&(o.dataset.inRoom=i);let a=new URLSearchParams(location.
search).get("theme"),c="auto",l=!1,u=()=>{try{return localStorage.getItem(e)}catch{return null}};function f(w){return typeof w==
"string"&&Object.hasOwn(t,w)}let d=w=>{let E=s.exec(w??""),O=E?E[1]??"auto":w;o.toggleAttribute("data-transparent",E!==null),
f(O)?o.dataset.askedTheme=w??"":delete o.dataset.askedTheme,c=[O,o.dataset.firstTheme,u()].find(f)??"auto"},h=()=>{let w=new URL(
location.href);w.searchParams.delete("theme"),delete o.dataset.askedTheme,w.search!==location.search&&history.replaceState(
history.state,"",w)},b=()=>{let w=document.querySelector("[data-theme-button]");return w instanceof HTMLElement?w:null},
p=()=>{let w=b();w&&(w.textContent=n[c]);let E=c==="auto"?r.matches?"dark":"light":c;l||o.dataset.theme===E||(o.dataset.
theme=E,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},g=({type:w})=>{document.querySelector(".deck")||
(l=w==="beforeprint",l?o.dataset.theme="light":p())};d(a),p();for(let w of["beforeprint","afterprint"])window.addEventListener(
w,g);r.addEventListener("change",p),document.addEventListener("pointerscope:choose-theme",({detail:w})=>{(w===null||f(w)||
s.test(w))&&d(w??a),p()}),document.addEventListener("DOMContentLoaded",()=>{let w=b();w&&(w.hidden=!1,p(),w.addEventListener(
"click",()=>{c=t[c],h();try{localStorage.setItem(e,c)}catch{}p()}))})})();m();At();Ps();Q();m();m();var Fs={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,
f:70,h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Su="input, select, textarea, [contenteditable], dialog[ope\
n]",Au="a[href], button, summary, [role=button]",Mu=".table-frame";function Cr({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;
window.addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(s=!1),
!(!s||!t()||!Rr(r)||n(r.key))&&(r.stopImmediatePropagation(),o(r))},{capture:!0}),window.addEventListener("keydown",r=>{
Rr(r)&&o(r)}),window.addEventListener("change",({target:r})=>{s&&t()&&r instanceof HTMLElement&&r.blur()});let o=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function Rr({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:o,ctrlKey:r,metaKey:i}){
if(n||s||o||r||i||!Object.hasOwn(Fs,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Su)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Au))return!1;let a=t.closest(Mu);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var vu=1e5,Ou=100,Ir=2e4,Tu=8,$u=1e3;function _r({state:e,height:t,set:n,mark:s=()=>{},keeps:o=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,u=h=>{if(r!==window)for(let b of a?
["*"]:i)r.postMessage(h,b)},f=(h,b)=>u({pointerscope:h,...b});r!==window&&Cr({send:h=>{f("key",h);let b={method:"trigger\
Key",args:[Fs[h.key]]};l||u(JSON.stringify(b))},isInDeck:()=>l,keeps:o});let d=()=>{let h={state:e(),height:t()};JSON.stringify(
h)!==c&&(c=JSON.stringify(h),f("height",{height:h.height}),f("state",{state:h.state}))};return window.addEventListener("\
message",({source:h,origin:b,data:p})=>{h!==r||!(a||i.includes(b))||(p?.pointerscope==="set"&&(n(Nu(p.state)),d()),p?.pointerscope===
"mark"&&s(Lu(p.visits)),p?.pointerscope==="deck"&&(l=!0),p?.pointerscope==="ask"&&(c="",d()))}),(h,b)=>h==="state"?d():f(
h,b)}function Nu(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,Ou)){let o=s===null?null:ku(s);(o===null||o!==void 0&&o.length<=vu)&&(t[n]=o)}return t}function Lu(e){return(Array.
isArray(e)?e.slice(0,$u):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function ku(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Pr(e,Tu)<=Ir?JSON.stringify(e):void 0}function Pr(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=Pr(s,t-1),n>Ir)return Number.POSITIVE_INFINITY;
return n}m();At();Q();Pt();var Tn=0;function Fr(e,t,n){e.addEventListener("submit",s=>{let o=F(s).closest("[data-exercise]");o instanceof
HTMLFormElement&&(s.preventDefault(),Ru(o,t,n))})}async function Ru(e,t,n){Tn+=1;let s=Tn,o=e.dataset.exercise??"",r=x(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await Zt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[o]:Iu(e)},lang:n})}),a=i.find(c=>c.id===o);s===Tn&&a&&_u(e,a.marked,r)}catch(i){if(!(i instanceof K))throw i;if(s!==Tn)
return;S(e,"[data-marked]").textContent=i.message,S(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)Cu(e,r,a)?.setAttribute("aria-invalid","true")}}function Cu(e,t,n){let[,s,o]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return s===void 0||o===void 0?t[0]:Hr(e)[Number(s)]?.[Number(o)]}function Hr(e){return x(e,"tbody tr").map(t=>x(t,"input",
HTMLInputElement))}function Iu(e){if(e.querySelector("input[type=radio]"))return x(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=Hr(e);return t.length?t.map(n=>n.map(s=>s.value)):S(e,"input",HTMLInputElement).value}function _u(e,{right:t,
all_right:n,computed:s},o){let r=t.flat();for(let[l,u]of o.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=S(
e,"[data-marked]"),a=S(e,"[data-because]");if(i.replaceChildren(Pu(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${Fu(s,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function Pu(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function Fu(e,t){
if(typeof e=="string")return e;let n=s=>nt(s.toFixed(t).replace("-","−"));return e.map(s=>s.map(n).join("; ")).join(";\
 ")}m();Q();Pt();var Hu=8,Du=4;function Dr(e){e.addEventListener("pointerdown",t=>{let n=F(t);n instanceof HTMLInputElement&&
n.inputMode==="decimal"&&Hs(t,n.value,o=>ze(e,n.name,o))})}function Hs(e,t,n){let s=Number(He(t));if(e.button!==0||Number.
isNaN(s))return;let o=Ws(t),r=new AbortController,i=t,a=!1,c=f=>{let d=f.clientX-e.clientX;if(f.pointerId!==e.pointerId||
(a||=Math.abs(d)>=Du,!a))return;document.documentElement.toggleAttribute("data-dragging",!0);let h=Ds(s,Math.round(d/Hu)*
o);h!==i&&n(h),i=h},l=()=>{r.abort(),document.documentElement.removeAttribute("data-dragging");let f=d=>d.stopPropagation();
a&&(addEventListener("click",f,{capture:!0,once:!0}),setTimeout(()=>removeEventListener("click",f,{capture:!0})))},{signal:u}=r;
addEventListener("pointermove",c,{signal:u}),addEventListener("pointerup",l,{signal:u}),addEventListener("pointercancel",
l,{signal:u})}function ze(e,t,n){let s=L(e,`[name="${CSS.escape(t)}"]`,HTMLInputElement);!s||s.value===n||(s.value=n,s.dispatchEvent(
new Event("input",{bubbles:!0})))}function Ds(e,t){return nt(String(Number((e+t).toFixed(6))))}function Ws(e){let t=(He(
e).split(".")[1]??"").length;return t===0?1:10**-Math.min(t,2)}m();Q();function Wr(e){for(let t of x(e,"[data-step]")){let n=new Map(x(t,"figure[data-table]").map(o=>[jr(o.querySelector(
"figcaption math")),o.dataset.table??""]));n.delete("");let s=L(t,".formula");s&&Ur(s,n)}}function Br(e){e.addEventListener(
"pointerover",t=>{let n=F(t),s=n.closest("[data-step]");if(!(s instanceof HTMLElement))return;let o=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Wu(s,o?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Wu(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of x(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function jr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function Ur(e,t){for(let n of e.children){let s=t.get(jr(n));s!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",s):Ur(n,t)}}m();Q();var Bu=["beside","above","below","figure"],qr={width:960,height:540},ju=2,js=.6,Bs=.1,Uu=320,qu=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:js}],Vr=["notes reasons remark switch","notes reasons remark switch formula"],Vu=[1,.8,js],$n=new WeakMap;
function Gr(e,t){let{lookAccent:n,lookScale:s}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&e.style.setProperty("--accent",n);let o=()=>{let r=L(t,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/qr.width,innerHeight/qr.height,
ju),l=Number(s)||Math.max(1,c);e.style.setProperty("--most",String(l)),zu(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
o)).observe(t),t.addEventListener("click",r=>{let i=F(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&Xu(a),i.dataset.
turn&&Yr(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),o}function Kr(e){for(let t of e){$n.delete(t);for(let n of[
"out","layout","paged"])delete t.dataset[n]}}function zu(e,t,n,s){let o=`${n}×${s}×${t}`;if($n.get(e)?.frame===o)return;
let r=L(e,"pointer-view"),i=n>s,a=Bu.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=Gu(e,a,t,
r)??Yu(e,Math.min(t,1));delete e.dataset.fitting,$n.set(e,{frame:o,arrangement:c}),c.pages&&Yr(e,Number(e.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function Gu(e,t,n,s){delete e.dataset.
paged;for(let{out:o,parts:r,least:i}of qu){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?
a.scale*(s?.8:1)+Bs:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=Ku(e,o,c,u,n,s);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return we(e,a),a}return null}function Ku(e,t,n,s,o,r){let i=u=>(we(e,{out:t,layout:n,scale:u}),Ju(e));if(!i(s))return null;
let[a,c]=[s,o];for(c-a>Bs&&i(c)&&(a=c);c-a>Bs;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};
we(e,{out:t,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*Uu));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function Yu(e,t){e.dataset.paged="";let n=Vu.map(i=>Math.min(i,t));for(let i of Vr){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...zr(e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return we(e,a),a}let[s,o]=[Vr.at(-1)??"",n.at(-1)??js],r={out:s,layout:"below",scale:o,pages:zr(e,s,o).pages};return we(
e,r),r}function zr(e,t,n){we(e,{out:t,layout:"below",scale:n});let s=Us(e);for(let g of s)g.dataset.turnedTo="";let{rowGap:o,
columnGap:r}=getComputedStyle(S(e,".working")),[i,a]=[Number.parseFloat(o),Number.parseFloat(r)],c=S(e,".shown").getBoundingClientRect(),
l=c.height-S(e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,h=0,b=0,p=S(e,".formula").scrollWidth<=c.width+
1;for(let g of s){let{width:w,height:E}=g.getBoundingClientRect();p&&=E<=l&&Xr(g),b&&b+w>c.width&&(d+=h+i,h=0,b=0),u.length&&
d+Math.max(h,E)>l&&(u=[],f.push(u),d=0,h=0,b=0),u.push(g),h=Math.max(h,E),b+=w+a}return{pages:f,isFitting:p}}function Yr(e,t){
let n=$n.get(e)?.arrangement.pages??[],s=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(s);for(let o of Us(e))
n[s]?.includes(o)?o.dataset.turnedTo="":delete o.dataset.turnedTo;S(e,".pager").hidden=n.length===1,S(e,"[data-turned]").
textContent=`${s+1} of ${n.length}`;for(let o of x(e,"[data-turn]",HTMLButtonElement))o.disabled=!n[s+Number(o.dataset.turn)]}
function Us(e){return x(e,".matrix, .shown > pointer-view")}function we(e,{out:t,layout:n,scale:s}){e.dataset.out=t,e.dataset.
layout=n,S(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(s))}function Ju(e){let t=e.getBoundingClientRect(),
n=S(e,".formula"),s=o=>{let{right:r,bottom:i,width:a}=o.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,S(e,".words"),S(e,".shown")].every(Jr)&&n.scrollWidth<=n.clientWidth+1&&[n,...Us(e)].every(o=>s(o)&&Xr(o))}function Jr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function Xr(e){let t=e.querySelector(
":scope > .table-frame");return!t||Jr(t)}function Xu(e){let t=document.createElement("dialog");t.className="rest";let n=S(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let s=document.createElement("button");s.type="butto\
n",s.textContent="Close",s.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),S(e,"[data\
-rest]").focus()});let o=[n,e.querySelector(".switch"),e.querySelector(".formula"),...S(e,".words").children];t.append(s);
for(let r of o){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}m();Q();var Qu=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,Zu="Write a number, such as 0.5, in every cell.",Ln=class{#e;#t;#n;#s=new Map;#r=new Map;constructor(t,n,s){
this.#e=t,this.#t=n,this.#n=s,this.#a(),t.addEventListener("input",o=>{let r=o.target;this.#b(r.name,r.value),this.#p()}),
t.addEventListener("click",o=>{let r=F(o),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#d(i,1),"fewer"in r.dataset&&
this.#d(i,-1))}),n.addEventListener("click",()=>{for(let o of this.#o)this.#s.set(Ht(o),Zr(Qr(o)));this.#h(),x(this.#e,"\
input, select")[0]?.focus(),this.#p()}),this.#f()}get text(){let t={};for(let n of this.#o){let s=Ht(n),o=ti(n.dataset.kind,
this.#s.get(s)??"");if(o===null)return null;JSON.stringify(o)!==JSON.stringify(Qr(n))&&(t[s]=o)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#o)t.includes(Ht(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let s=document.activeElement,o=s&&this.#e.contains(s)?this.#i(s):null,r=this.#o.filter(i=>i.querySelector("details[open]")).
map(Ht);this.#e.replaceChildren(...t.childNodes),this.unfold(r),n?this.#a():this.#h(),o?.(),this.#f()}showProblems(t){let n=new Set(
t);for(let s of this.#o){let o=Ht(s),r=`inputs.${o}`,i=t.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)
n.delete(l);let a=i.map(l=>l.message).join(" "),c=JSON.stringify(this.#s.get(o));a&&this.#r.set(o,{typed:c,message:a})}return this.#f(),
[...n]}get#o(){return x(this.#e,"[data-input]")}#i(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#e.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let s=t.closest("[data-input]"),o=s instanceof HTMLElement?Ht(s):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(o)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#a(){this.#s.clear();for(let t of this.#o){let n=Nn(
t),s=n.map(i=>i.value),{kind:o,row:r}=t.dataset;this.#s.set(Ht(t),o==="words"?s:o==="matrix"?tf(n,!!r):s[0]??"")}}#h(){for(let t of this.#o)
for(let n of Nn(t)){let s=this.#w(n.name);s!==void 0&&n.value!==s&&(n.value=s)}}#l(t){let[n="",s,o]=t.split("."),r=this.#s.
get(n);return s===void 0?null:o===void 0?[r,Number(s)]:[Array.isArray(r?.[0])?r?.[Number(s)]:r,Number(o)]}#w(t){let n=this.#l(
t);if(!n)return this.#s.get(t);let[s,o]=n;return s?.[o]}#b(t,n){let s=this.#l(t);if(!s){this.#s.set(t,n);return}let[o,r]=s;
o&&(o[r]=n)}#p(){this.#f(),this.#n()}#f(){for(let t of this.#o){let n=Ht(t),s=!["words","choice"].includes(t.dataset.kind??
""),o=s?Nn(t).filter(c=>Ge(c.value)===null):[];for(let c of s?Nn(t):[])c.setAttribute("aria-invalid",String(o.includes(c)));
let r=this.#s.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),ef(t,o.length?Zu:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of x(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of x(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#d(t,n){let s=Ht(t),o=this.#s.
get(s),r=o.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${o.length+1}`;this.#s.set(
s,n>0?[...o,i]:o.slice(0,-1));for(let{dataset:a}of this.#o){let c=a.input??"",l=this.#s.get(c);a.rows===s&&Array.isArray(
l)&&(l=qs(l,n)),a.columns===s&&Array.isArray(l)&&(l=a.row?qs(l,n):l.map(u=>qs(u,n))),l!==void 0&&this.#s.set(c,l)}this.#p()}};
function Ht(e){return e.dataset.input??""}function Qr(e){return JSON.parse(e.dataset.default??"null")}function Nn(e){return x(
e,"input, select")}function tf(e,t){let n=new Map;for(let o of e){let[,r=""]=o.name.split(".");n.set(r,[...n.get(r)??[],
o.value])}let s=[...n.values()];return t?s[0]??[]:s}function qs(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function Zr(e){return Array.isArray(e)?e.map(Zr):String(e)}function ti(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return Ge(t);let n=t.map(s=>ti(e,s));return n.includes(null)?null:n}function Ge(e){let t=e.trim().replace(
"−","-").replace(",","."),n=Qu.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function ef(e,t){let n=S(
e,"[data-failure]");n.textContent=t,n.hidden=!t}m();At();Q();m();At();Q();var Vs=null;function nf(){let e=x(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:s,
pathname:o}=location,r=s+o;if(!t){let a=o.slice(Xt.pathname.length),c=L(document,"[data-lesson]");return!c||!new URLSearchParams(
location.search).has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=gt({model:t,
against:JSON.stringify({model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function ei(){let{controller:e}=navigator.
serviceWorker;if(!e)return;let t=n=>e.postMessage(n);Vs?.disconnect(),Vs=new PerformanceObserver(n=>{let s=n.getEntries().
map(({name:o})=>o);t({addresses:s.filter(o=>!o.includes("?"))})}),Vs.observe({type:"resource",buffered:!0}),t({addresses:[],
page:nf()})}async function ni(){if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",ei),await navigator.
serviceWorker.register(new URL("service-worker.js",Xt),{updateViaCache:"none"}),ei()}catch{}}function zs(e=""){let t=["T\
he server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.controller?t:`${t}\
 Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over HTTPS"}\
.`}function si(){document.readyState==="complete"?ni():addEventListener("load",ni)}var Vd=4e3,Ya="This page computes your changes in your browser and hides what only the server can update.",Qn=document.getElementById(
"lesson-record")!==null,ve=!1,To,Zn=!1;async function Ja(e,{address:t,files:n,signal:s}){if(No())return Oo(e,{files:n,signal:s});
if(!ve)return Ga(t,s);if(Zn)return Zn=!1,Oo(e,{files:n,signal:s});try{let o=await Ga(t,or(s));return $o(""),o}catch(o){if(!(o instanceof
K&&[0,...ps].includes(o.status)))throw o;return $o(zs(Ya)),Oo(e,{files:n,signal:s})}}function No(){return Qn}function Xa(e){
let t=new AbortController,n=()=>{t.abort(),clearTimeout(s),To??=ts(e)},s=setTimeout(n,Vd);for(let o of["pointerdown","ke\
ydown"])document.addEventListener(o,n,{signal:t.signal})}async function Qa(e){if(!Qn&&!ve&&e&&(To??=ts(e),await To),!Qn&&
!ve)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Je(),Fn));return t()}async function ts(e){try{let t=[
Promise.resolve().then(()=>(Je(),Fn)),Promise.resolve().then(()=>(So(),yo)),Promise.resolve().then(()=>(vo(),Mo))],[n]=await Promise.
all([fetch(e),...t]);if(!n.ok||ve)return;let s=new DOMParser().parseFromString(await n.text(),"text/html");document.body.
append(...x(s,"head > *, body > *")),ve=!0,Zn=ms(n),Zn&&$o(zs(Ya)),si()}catch{}}async function Za(e,t,n){if(!Qn&&!ve)return;
let{previewEdits:s}=await Promise.resolve().then(()=>(So(),yo));try{s(e,t,n)}catch(o){if(!(o instanceof K))throw o}}function $o(e){
let t=L(document,"[data-silence]");t&&(t.textContent=e)}async function Oo(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Je(),Fn));
return n(e,t)}async function Ga(e,t){let s=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(Ka),o=await s.text().catch(Ka);if(s.ok)return new DOMParser().parseFromString(o,"text/html");throw new K(s.status,
zd(o,s.status))}function Ka(e){throw jt(e)?e:new K(0,[{where:"",message:Re,suggestions:[]}])}function zd(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:Ce(t),suggestions:[]}]}}Eo();m();var tc="pointerscope-lessons";function ec(){try{let e=JSON.parse(localStorage.getItem(tc)??"{}");return e&&typeof e==
"object"?e:{}}catch{return{}}}function Lo(e){let t=ec()[e];return new Set(Array.isArray(t)?t:[])}function ko(e,t){let n=Lo(
e);if(!n.has(t))try{localStorage.setItem(tc,JSON.stringify({...ec(),[e]:[...n,t]}))}catch{}}ge();m();Q();var Gd=3e4,nc=660;async function sc(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+Gd;for(;Date.now()<
t&&e.some(Kd);)await new Promise(n=>setTimeout(n,100))}function Kd(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function oc(e,t=()=>{},n=()=>{}){let s=[],o=[];window.addEventListener("beforeprint",()=>{t(),s=x(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of s)r.open=!0;o=x(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>nc);for(let r of o)r.style.setProperty("--print-scale",String(nc/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of s)r.open=!1;for(let r of o)r.style.removeProperty("--print-scale");n()})}m();Q();ge();var Yd="Type a number, or drag it sideways",rc="This number is computed: change an input, and it follows.",ic=/^[\d.,+−-]$/,
es=class{#e;#t;constructor(t,n){this.#e=t,this.#t=n,t.addEventListener("pointerdown",s=>{let o=Ro(s),r=o&&this.#n(o);!r||
F(s)instanceof HTMLInputElement||Hs(s,r.value,i=>{ze(n,r.name,i),o.textContent=i})}),t.addEventListener("click",s=>{let o=Ro(
s);o&&this.#s(o)}),t.addEventListener("dblclick",s=>ac(F(s))),t.addEventListener("keydown",s=>{let o=Ro(s);if(ic.test(s.
key)&&ac(F(s)),!o||s.ctrlKey||s.metaKey||s.altKey)return;if(F(s)instanceof HTMLInputElement){this.#a(s,o);return}let r=ic.
test(s.key);!r&&s.key!=="Enter"&&s.key!=="F2"||(s.preventDefault(),this.#s(o,r?s.key:void 0))})}prepare(){for(let t of x(
this.#e,".step-inputs figure:not([data-how])")){let{table:n=""}=t.dataset,s=L(this.#t,`[data-input="${CSS.escape(n)}"]`);
if(["matrix","number"].includes(s?.dataset.kind??"")){t.dataset.editable="",S(t,".table-frame").title=Yd;for(let[o,r]of x(
t,"tbody td").entries())r.tabIndex=o===0?0:-1}}}get place(){let{activeElement:t}=document,n=t?.closest(Be),s=n?.closest(
"figure"),o=n?.closest("[data-step]");return!(s instanceof HTMLElement)||!(o instanceof HTMLElement)?null:{step:o.dataset.
step??"",table:s.dataset.table??"",index:pt(s).flat().indexOf(n),editor:t instanceof HTMLInputElement?t:null}}restore({step:t,
table:n,index:s,editor:o}){let r=L(this.#e,`[data-step="${CSS.escape(t)}"] .step-inputs figure[data-table="${CSS.escape(
n)}"]`),i=r&&pt(r).flat()[s];i&&(o?this.#r(i,o):cc(i))}#n(t){let n=t.closest(We),{row:s,column:o}=me(pt(n),t),{table:r=""}=n.
dataset,i=a=>L(this.#t,`[name="${CSS.escape(a)}"]`,HTMLInputElement);return i(`${r}.${s}.${o}`)??i(r)}#s(t,n){let s=this.#n(
t);if(!s||t.querySelector("input"))return;let o=document.createElement("input");o.className="tile-editor",o.inputMode="d\
ecimal",o.autocomplete="off",o.dataset.field=s.name,o.dataset.before=s.value,o.setAttribute("aria-label",s.getAttribute(
"aria-label")??""),o.value=n??s.value,o.addEventListener("input",r=>{r.stopPropagation(),this.#o(o)}),o.addEventListener(
"blur",()=>this.#i(o)),this.#r(t,o),n===void 0?o.select():this.#o(o)}#r(t,n){let{selectionStart:s,selectionEnd:o}=n;t.dataset.
shown=t.textContent??"",t.replaceChildren(n),n.focus({preventScroll:!0}),n.setSelectionRange(s,o)}#o(t){let n=Ge(t.value)!==
null;t.setAttribute("aria-invalid",String(!n)),n&&ze(this.#t,t.dataset.field??"",t.value)}#i(t){let n=t.closest("td");if(!n||
!t.isConnected)return;let s=this.#n(n),{before:o}=t.dataset;t.remove(),n.textContent=(s?.value===o?n.dataset.shown:s?.value)??
"",s?.value!==o&&delete n.dataset.value,delete n.dataset.shown}#a(t,n){let s=S(n,"input",HTMLInputElement),o={ArrowUp:1,
ArrowDown:-1}[t.key];if(o){t.preventDefault();let r=Ge(s.value);if(r===null)return;s.value=Ds(r,o*Ws(s.value)),this.#o(s)}
t.key==="Escape"&&(t.preventDefault(),ze(this.#t,s.dataset.field??"",s.dataset.before??"")),(t.key==="Escape"||t.key==="\
Enter")&&cc(n)}};function Ro(e){return F(e).closest(Be)}function ac(e){let t=e.closest(te)?.closest("[data-step]");if(!(t instanceof
HTMLElement)||e.closest(We))return;let n=document.createElement("span");n.className="quiet",n.textContent=` ${rc}`;let s=S(
t,"[data-sum]");s.textContent?.endsWith(rc)||s.append(n)}function cc(e){e.tabIndex=0,e.focus({preventScroll:!0})}var fp=350,dp=60,Yo=["removed","inputs","layer","head"],wl=["step","all",...Yo],hp={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},$=S(document,"[data-lesson]"),B=S($,"[data-steps]"),an=$.dataset.only,Vo=S($,"[data-error]"),Ne=L($,"[data-in\
puts]"),ue=Ne&&new Ln(Ne,S($,"[data-reset]",HTMLButtonElement),vp),Go=Ne&&new es(B,Ne),Ko=L($,"details.inputs",HTMLDetailsElement),
Gt="frame"in $.dataset,{states:pp,leftOut:bl="",edited:xl=""}=$.dataset,{record:on}=$.dataset,k=Jo(location.search),ht={
...k,...Qo(Jo(mp()))},zo=new AbortController,en=0,sn=0,gl=0,le=null;function Jo(e){let t=new URLSearchParams(e);return{step:t.
get("step")??"",all:t.get("all")??"",removed:t.get("removed")??bl,inputs:t.get("inputs")??xl,layer:t.get("layer")??"",head:t.
get("head")??""}}function mp(){return No()?"":$.dataset.shown??location.search}async function gp(){on&&await ts(on),ls({
history:"keep",isFresh:!0})}var wp=Gt?Gr($,B):()=>{},bp="framers"in document.body.dataset?_r({state:Ap,height:()=>$.scrollHeight,
set:Mp,keeps:e=>El(e)!==null}):()=>{},xt=()=>x(B,":scope > [data-step]"),cn=e=>xt().findIndex(t=>t.dataset.step===e),Kt=()=>Math.
max(0,cn(k.step)),El=e=>{let t=hp[e];if(an||!t||k.all&&e.startsWith("Page"))return null;let n=Kt()+t;return n>=0&&n<xt().
length?n:null},yl=()=>Gt&&window.parent!==window;function Wt(){let e=!!k.all||!!an,t=Kt(),n=xt();for(let[o,r]of n.entries())
r.hidden=!e&&o!==t;for(let o of x($,"[data-beside]"))o.hidden=!e&&o.dataset.beside!==n[t]?.dataset.step;if(e&&!Gt)for(let o of Ts(
B,"pointer-view[lazy]"))o.removeAttribute("lazy");$.dataset.mode=e?"all":"one",$.toggleAttribute("data-first",t===0);for(let o of x(
$,"[data-follow]",HTMLSelectElement)){let r=o.dataset.follow;o.value=k[r]||"0"}for(let o of x($,"[data-slide]"))yp(o,o.dataset.
slide===n[t]?.dataset.step);L($,"[data-place]")&&Sp(t,n.length,e),Ep(),xp(n);let s=n[t];!e&&!Gt&&s&&wo([s]),wp(),bp("sta\
te",{})}function xp(e){let t=us(ht);for(let r of x($,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??
""));let n=L($,"[data-changed]");if(!n)return;let s=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${S(r,"h1, h2").lastChild?.
textContent?.trim()??""}”`),o=[s.length?`Left out: ${s.join(", ")}.`:"",ht.inputs?"The inputs are edited.":""].filter(
Boolean);n.hidden=!o.length,n.textContent=`${o.join(" ")} Texts, exercises and printed numbers speak of the original les\
son.`}function Xo(){return!Gt&&!("opens"in $.dataset)}function Ep(){let{lesson:e=""}=$.dataset;if(!Xo())return;let t=Lo(
e);for(let n of x($,"[data-slide]"))n.toggleAttribute("data-seen",t.has(n.dataset.slide??""))}function yp(e,t){if(!t){e.
removeAttribute("aria-current");return}e.setAttribute("aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(
()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function Sp(e,t,n){for(let o of x($,"[data-controls]"))o.hidden=!1;S($,"\
[data-place]").textContent=`Step ${e+1} of ${t}`,S($,'[data-go="-1"]',HTMLButtonElement).disabled=e===0,S($,'[data-go="1\
"]',HTMLButtonElement).disabled=e===t-1;let s=L($,"[data-all]",HTMLInputElement);s&&(s.checked=n)}function rn(e,t=!1){let n=xt(),
s=n[Math.max(0,Math.min(n.length-1,e))];s&&(bo(B),Xo()&&ko($.dataset.lesson??"",n[Kt()]?.dataset.step??""),k={...k,step:s.
dataset.step??""},ln("replace"),Wt(),t&&S(s,"h1, h2").focus({preventScroll:!0}),k.all?s.scrollIntoView({block:"start"}):
s.getBoundingClientRect().top<0&&$.scrollIntoView({block:"start"}),$.querySelector("[data-slide][aria-current]")?.scrollIntoView(
{block:"nearest",inline:"nearest"}))}function Qo({removed:e,inputs:t,layer:n,head:s}){return{removed:e,inputs:t,layer:n,
head:s}}function cs(e,t){return Yo.every(n=>e[n]===t[n])}function Ap(){return{step:xt()[Kt()]?.dataset.step,removed:ht.removed,
inputs:ht.inputs}}function Mp({step:e,...t}){e!==void 0&&!an&&rn(Math.max(0,cn(e??"")));let n={};for(let s of Yo)s in t&&
(n[s]=t[s]??"");Le(n)}function ln(e){let t=Sl({...k,...Qo(ht)});if(t!==location.pathname+location.search)try{e==="push"&&
!yl()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function Sl(e){let t=[...new URLSearchParams(
location.search)].filter(([o])=>!wl.some(r=>r===o)),n=gt({...Object.fromEntries(t),...e});bl&&!e.removed&&n.set("removed",
""),xl&&!e.inputs&&n.set("inputs","");let s=n.toString();return s?`${location.pathname}?${s}`:location.pathname}function vp(){
let e=ue?.text;cancelAnimationFrame(gl),typeof e=="string"&&(gl=requestAnimationFrame(()=>Za(B,e,us(k)))),clearTimeout(sn),
sn=setTimeout(()=>Le({}),fp)}function Le(e){let t=sn&&ue?ue.text:null;clearTimeout(sn),sn=0;let n={...k,...t===null?{}:{
inputs:t},...e};cs(n,k)||(k=n,ls({history:"push"}))}async function ls({history:e,isFresh:t=!1}){en+=1;let n=en;zo.abort(),
zo=new AbortController,B.setAttribute("aria-busy","true");try{let s=await Ja(k,{address:Sl(k),files:pp,signal:zo.signal});
if(n!==en)return;$p(s,t),ht=k,Al([]),e==="push"&&ln("push"),Wt()}catch(s){if(jt(s))return;if(!(s instanceof K))throw s;n===
en&&Op(s.problems,e)}finally{n===en&&B.removeAttribute("aria-busy")}}function Op(e,t){Al(e);let n=e.every(o=>o.where.startsWith(
"inputs"));if(k={...k,...n?{inputs:ht.inputs}:Qo(ht)},!cs(k,ht)){ls({history:t});return}let s=us(ht);for(let o of x(B,"[\
data-remove]",HTMLInputElement))o.checked=s.has(o.dataset.remove??"");ln("replace"),Wt()}function Tp(e){try{return Object.
keys(JSON.parse(e))}catch{return[]}}function us(e){return new Set(e.removed.split(",").filter(Boolean))}function $p(e,t){
bo(B);let n=Go?.place,s=document.activeElement?.closest("[data-remove]"),o=s instanceof HTMLElement?s.dataset.remove:void 0;
for(let i of xt()){let a=i.dataset.step??"",c=e.querySelector(`[data-steps] > [data-step="${CSS.escape(a)}"]`);c&&le&&i.
contains(le)&&c.hasAttribute("data-removed")&&S(c,".sheet-head").after(le),c&&i.replaceWith(c)}for(let i of x($,"[data-r\
enew]")){let a=e.querySelector(`[data-renew="${i.dataset.renew}"]`);a&&i.replaceChildren(...a.childNodes)}let r=L(e,"[da\
ta-inputs]");r&&ue?.replace(r,t),le?.isConnected&&document.activeElement===document.body&&S(le,"button:enabled").focus({
preventScroll:!0}),o&&L(B,`[data-remove="${CSS.escape(o)}"]`)?.focus(),Ml(),n&&Go?.restore(n)}function Al(e){let t=ue?ue.
showProblems(e):e,n=Ko?.open?t:e;Vo.textContent=n.map(s=>s.message).join(" "),Vo.hidden=n.length===0,n.length&&$.dataset.
live&&Vo.append(" ",Np($.dataset.live))}function Np(e){let t=document.createElement("a");return t.href=e,t.textContent="\
Open it on the server",t.search=gt({...k,all:null}).toString(),t}function Ml(){Nr(B),Go?.prepare(),Lp(),La(B),Wr(B),B.querySelector(
"pointer-view")&&Promise.resolve().then(()=>(ml(),up));for(let e of x(B,"[data-embed]",HTMLAnchorElement)){let t=e.closest(
"[data-step]"),n=t instanceof HTMLElement?t.dataset.step:void 0;e.search=gt({...k,all:null,step:n}).toString()}for(let e of x(
$,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(location.search).get("lang");e.search=gt({removed:k.removed,
inputs:k.inputs,lang:t}).toString()}for(let e of x($,"[data-back]",HTMLAnchorElement)){let t=new URLSearchParams(location.
search);for(let n of wl)t.delete(n);e.search=t.toString()}}function Lp(){let e=!Gt&&!ht.removed&&!ht.inputs;for(let t of x(
B,"[data-remove]",HTMLInputElement)){let n=t.closest("label"),s=n?.parentElement?.querySelector("[data-guess]");if(e||s?.
remove(),!e||s)continue;let o=document.createElement("button");o.type="button",o.dataset.guess=t.dataset.remove,o.textContent=
"Predict what it changes",n?.before(o)}}async function kp(e){let t=xt()[cn(e.dataset.guess)],[n,{askRemoval:s}]=await Promise.
all([Qa(on),Promise.resolve().then(()=>(vo(),Mo))]);if(!t?.isConnected)return;let o=()=>Le({removed:e.dataset.guess??""});
le=n&&s(t,n,o,()=>Le({removed:""})),le?e.remove():o()}function Rp(e,t,{row:n,column:s}){let o=Object.fromEntries(new URLSearchParams(
location.search)),r=gt({...o,step:null,all:null,row:n,column:s});return Zt(`${$.dataset.api}/${e}/${t}?${r}`)}async function Cp(){
let{solutionsAt:e}=$.dataset;if(!(!e||L($,"[data-solutions]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().
parseFromString(await t.text(),"text/html");B.after(...x(n.body,"[data-solutions]"))}catch{}}async function Ip(e){e.disabled=
!0;let{all:t}=k;k={...k,all:"1"},Wt(),await Promise.all([sc(Ts(B)),Cp()]),window.print(),k={...k,all:t},Wt(),e.disabled=
!1}function vl(e){return e.closest(`input:not([type=checkbox]), select, textarea, ${We} td`)!==null}function Ol(e){for(let t=e;t&&
t!==B;){if(t.localName==="pointer-view"||t.scrollWidth>t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;
t=t.parentElement}return!1}B.addEventListener("change",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.
remove)return;let n=us(k);t.checked?n.add(t.dataset.remove):n.delete(t.dataset.remove),Le({removed:[...n].join(",")})});
$.addEventListener("change",e=>{let t=pr(e);t.dataset.follow&&Le({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof
HTMLInputElement&&(k={...k,all:t.checked?"1":""},ln("replace"),Wt(),xt()[Kt()]?.scrollIntoView({block:"start"}))});$.addEventListener(
"click",e=>{let t=F(e);t.dataset.go&&rn(Kt()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");
n&&t.setAttribute("aria-expanded",String(n.toggleAttribute("data-open"))),"print"in t.dataset&&Ip(t),t.closest(".onward \
a")&&Xo()&&ko($.dataset.lesson??"",xt()[Kt()]?.dataset.step??""),"guess"in t.dataset&&kp(t);let s=t.closest("[data-slide\
]");s instanceof HTMLElement&&(e.preventDefault(),rn(cn(s.dataset.slide),!0))});document.addEventListener("keydown",e=>{
let t=F(e);if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||vl(t)||Ol(t))return;let n=El(e.key);n!==null&&(e.preventDefault(),
rn(n,!0))});var nn;B.addEventListener("touchstart",e=>{let t=F(e);nn=e.touches.length===1&&!Ol(t)&&!vl(t)?e.touches[0]:void 0},
{passive:!0});B.addEventListener("touchend",({changedTouches:[e]})=>{if(an||!nn||!e)return;let[t,n]=[e.clientX-nn.clientX,
e.clientY-nn.clientY];nn=void 0,Math.abs(t)>dp&&Math.abs(t)>2*Math.abs(n)&&rn(Kt()-Math.sign(t))});window.addEventListener(
"popstate",()=>{k=Jo(location.search),cs(k,ht)?Wt():ls({history:"keep",isFresh:!0})});yl()||oc(B,()=>{for(let e of xt())
e.hidden=!1;for(let e of x(B,"[data-beside]"))e.hidden=!1;Gt||wo(xt()),Gt&&Kr(xt())},Wt);!k.step&&location.hash&&(k.step=
location.hash.slice(1));k.step&&cn(k.step)<0&&!an&&(k.step="",ln("replace"));Ko&&k.inputs&&(Ko.open=!0,ue?.unfold(Tp(k.inputs)));
$r(B,"opens"in $.dataset?Rp:null);Fr(B,$.dataset.lesson??"",$.lang);Na(B);Ne&&Dr(Ne);Br(B);Ml();Wt();$.dataset.ready="tr\
ue";on&&Xa(on);cs(k,ht)||gp();})();
