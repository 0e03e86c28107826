(()=>{var Wc=Object.create;var Yn=Object.defineProperty;var Bc=Object.getOwnPropertyDescriptor;var Dc=Object.getOwnPropertyNames;var Uc=Object.getPrototypeOf,qc=Object.prototype.hasOwnProperty;var bs=(e=>typeof require<"u"?require:typeof Proxy<"u"?new Proxy(e,{get:(t,n)=>(typeof require<"u"?require:t)[n]}):e)(function(e){
if(typeof require<"u")return require.apply(this,arguments);throw Error('Dynamic require of "'+e+'" is not supported')});var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var Xn=(e,t)=>{for(var n in t)Yn(e,n,{get:t[n],enumerable:!0})},zc=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let s of Dc(t))!qc.call(e,s)&&s!==n&&Yn(e,s,{get:()=>t[s],enumerable:!(o=Bc(t,s))||o.enumerable});return e};var xs=(e,t,n)=>(n=e!=null?Wc(Uc(e)):{},zc(t||!e||!e.__esModule?Yn(n,"default",{value:e,enumerable:!0}):n,e));var ys,Gc,E,m=v(()=>{"use strict";({currentScript:ys}=document),Gc=ys instanceof HTMLScriptElement?ys.src:"",E=new URL("\
static/js/",Gc||document.baseURI).href});async function qt(e,t,n=Je){let o=await Yc(new URL(`api/${e}`,n),t);if(String(n)===Je.href&&Jc(o!==null&&!Xc(o)),!o)return Es();
if(!(o.headers.get("content-type")??"").includes("json")){let i=Me(o.status);throw new q(o.status,[{where:"",message:i,suggestions:[]}])}
let r=await o.json().catch(Es);if(!o.ok)throw new q(o.status,r.errors??[]);return r}async function Yc(e,t){try{let n=await fetch(
e,t);return Jn.includes(n.status)?null:n}catch(n){if(Ft(n))throw n;return null}}function Ss(e){let t=AbortSignal.timeout(
Vc);return e?AbortSignal.any([e,t]):t}function Xc({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??
!1}function Jc(e){e!==re.answers&&(re.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}
function Es(e){throw Ft(e)?e:new q(0,[{where:"",message:Ae,suggestions:[]}])}function Ft(e){return e instanceof DOMException&&
e.name==="AbortError"}function Mt(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,o])=>[n,String(o)]))}function Ke(e){return e instanceof Error?e.message:String(e)}var q,Je,re,Jn,Vc,Ae,Me,vt=v(
()=>{"use strict";m();q=class extends Error{constructor(t,n){super(n.map(o=>o.message).join(" ")),this.status=t,this.problems=
n}},Je=new URL(E.replace(/^(.*\/)static\/.*$/,"$1")),re={answers:!0},Jn=[502,504],Vc=5e3,Ae="No response could be read. \
Your input is still here; check your connection and try again.",Me=e=>`The server answered with ${e}.`});function As(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function ut(e){return Number.isFinite(e)?String(Number(e.toPrecision(6))).replaceAll("-","−"):e>0?"∞":"−∞"}function Qe(e){
return e<0?`(${ut(e)})`:ut(e)}function Kn(e){return vs(e," + ")}function Ms(e){return vs(e,", ")}function Ze(e,t){return e===
t?t:`${e} = ${t}`}function vs(e,t){return e.length<=24?e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}var tn=v(
()=>{"use strict";m()});function Zn(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function en({shape:e}){return e.reduce((t,n)=>t*
n,1)}function Ts(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,s=[],r=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(en(i)),c=i.op==="table"?t(i.name??""):
[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Kc(e,i,l,r);s.push(a)}return s.at(-1)??new o(0)}function Kc(e,t,n,o){
let{op:s}=t;if(s==="constant")return eo(t,n);let r=to(e,t,n).map(([f,d])=>o(f,d)),[i=0,a=0,c=0]=r;if(s==="view"||s==="jo\
in")return i;if(s==="where")return i?a:c;if(s==="matmul")return Zc(r);if(s==="collect")return ve.sum?.(r)??0;if(s==="sof\
tmax")return Qc(e,t,n,r);let l=ve[s];if(l)return l(r);let u=Qn[s];if(!u)throw new RangeError(`There is no operation ${s}\
.`);return u(i,a)}function to(e,t,n){let{op:o,of:s=[],groups:r}=t,[i=0,a=0]=s;if(o==="view")return[[i,tl(t,n)]];if(o==="\
join")return[el(e,s,n)];if(o==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.shape.at(-2)??
0,t.shape.at(-1)??1],[u,f]=[Math.floor(n/l),n%l],d=Math.floor(u/(t.shape.at(-2)??1))*c*l;return Os(c).flatMap(p=>[[i,u*c+
p],[a,d+p*l+f]])}if(o==="softmax"||o in ve){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,u=Os(c).map(f=>[
i,l*c+f]);return s.length>1?[...u,[a,0]]:u}return s.map(c=>[c,e[c]?.shape.length?n:0])}function eo({values:e=0},t){return Zn(
Array.isArray(e)?e[t]??Number.NaN:e)}function no(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%o,width:o}}
function Qc(e,t,n,o){let{place:s,width:r}=no(e,t,n),i=Oe(o.slice(0,r),o[r]);return(i[s]??Number.NaN)/i.reduce((a,c)=>a+c,
0)}function Oe(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-n)/o))}function Zc(e){
let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function tl({shape:e,offset:t=0,strides:n,index:o},s){
if(o)return o[s]??0;let[r,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),i=Math.floor(i/c)}return r}
function el(e,t,n){let o=n;for(let s of t){let r=en(e[s]??{op:"",shape:[]});if(o<r)return[s,o];o-=r}throw new RangeError(
`No operand has the element ${n}.`)}function Os(e){return Array.from({length:e},(t,n)=>n)}function nl(e){let t=Math.floor(
e);return e-t!==.5?Math.round(e):t%2?t+1:t}function ol(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[e,e];for(let o=1;Math.
abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var Qn,ve,Te=v(()=>{"us\
e strict";m();Qn={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,maximum:Math.
max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=t),equal:(e,t)=>+(e===
t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>nl(e*10**t)/10**t,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+ol(e/Math.SQRT2))},ve={sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.
reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Ne(e,t,n){let o=new Map,s=(i,a)=>{let c=`${i}:${a}`,l=o.get(c)??r(i,a);return o.set(c,l),l},r=(i,a)=>{let c=e[i];
if(!c)throw new RangeError(`The expression has no operation ${i}.`);let{op:l,name:u=""}=c;if(l==="table")return{value:n(
u,a),op:"",parts:[],table:u,index:a};if(l==="constant"||l==="opaque")return{value:eo(c,a),op:"",parts:[]};let f=to(e,c,a).
map(([b,A])=>s(b,A)),[d,p,w]=f;if((l==="view"||l==="join")&&d)return d;if(l==="where"&&p&&w)return d?.value?p:w;if(l==="\
collect")return Ns(f);if(l==="matmul")return Ns(Rs(f));if(l==="softmax")return fl(f,no(e,c,a));let g=ve[l];if(g)return{value:g(
f.map(({value:b})=>b)),op:l,parts:f};let h=Qn[l];if(!h||!d)throw new RangeError(`There is no operation ${l}.`);return{value:h(
d.value,p?.value??0),op:l,parts:f}};return s(e.length-1,t)}function nn(e){let t=new Map,n=new Set,o=s=>{n.has(s)||(n.add(
s),s.table!==void 0&&t.set(`${s.table}:${s.index}`,s),s.parts.forEach(o),s.temperature&&o(s.temperature))};return o(e),[
...t.values()]}function kt(e){if($s.has(e.op))return e;for(let t of e.parts){let n=kt(t);if(n)return n}return null}function so(e){
return e.op?ro(e,null,!1).text:ut(e.value)}function Ls(e){let t=ut(e.value),n=kt(e);if(!n)return Ze(so(e),t);if(n===e){if(e.
op==="sum")return`Sum ${t}`;let o=$e(e),s=o.reduce((r,i)=>r+i,0);return`${ut(o[e.place??0]??0)} / ${ut(s)} = ${t}`}return`${ks(
e,n)??ro(e,n,!1).text} = ${t}`}function $e({parts:e,temperature:t}){return Oe(e.map(({value:n})=>n),t?.value)}function on(e){
let t=e.parts.map(({value:i})=>i),n=Math.max(...t),o=e.temperature?.value??1,s=Math.abs(n/o)>sl;return{powers:s?$e(e):t.
map(i=>Math.exp(i/o)),isShifted:s,largest:n}}function ks(e,t){if(e===t)return t.op==="sum"?`Sum ${ut(t.value)}`:null;let[
n,o]=e.parts,s=n&&ks(n,t);return!s||!o||o.op?null:e.op==="add"?`${s}, plus ${ut(o.value)}`:e.op==="divide"?`${s}, divide\
d by ${ut(o.value)}`:null}function ro(e,t,n){let{op:o,parts:s,value:r}=e,i=$s.has(o);if(!o||e===t||i&&n)return{text:Qe(r),
binding:$t};let a=s.map(d=>ro(d,t,n||i)),c=a.map(({text:d})=>d);if(o==="sum")return{text:c.length?Kn(c):"0",binding:ae};
if(o==="softmax")return{text:ll(e,a),binding:xt};if(o==="product")return{text:c.join(" · "),binding:xt};let[l={text:"",
binding:$t},u]=a,f=il[o];if(f&&u){let[d,p]=f,w=o==="add"||o==="multiply",g=Lt(l,o==="power"?$t:p),h=Lt(u,w?p:p+1);return{
text:o==="power"?`${g}^${h}`:`${g} ${d} ${h}`,binding:p}}return o==="negative"?{text:`−${Lt(l,xt)}`,binding:ae}:o==="s\
qrt"?{text:`√${Lt(l,$t)}`,binding:$t}:o==="absolute"?{text:`|${cl(s[0],l)}|`,binding:$t}:o==="sigmoid"?{text:`1 / (1 +\
 e^(−${Lt(l,$t)}))`,binding:xt}:o==="gelu"?{text:`${Lt(l,xt)} · Φ(${l.text})`,binding:xt}:{text:`${al[o]??o}(${Ms(c)}\
)`,binding:$t}}function cl(e,{text:t}){return e&&!e.op?ut(e.value):t}function Lt({text:e,binding:t},n){return t<n?`(${e}\
)`:e}function ll(e,t){let{place:n=0,temperature:o}=e,{isShifted:s,largest:r}=on(e),i=o?.value??1,a=t.map(c=>{let l=c;return s&&
(l={text:`${Lt(c,ae)} − ${Qe(r)}`,binding:ae}),i!==1&&(l={text:`${Lt(l,xt)} / ${Qe(i)}`,binding:xt}),`e^${Lt(l,$t)}`});
return`${a[n]} / (${Kn(a)})`}function Rs(e){let t=[];for(let n=0;n<e.length;n+=2){let o=e.slice(n,n+2);t.push({value:ul(
o),op:"multiply",parts:o})}return t}function ul(e){return e.reduce((t,{value:n})=>t*n,1)}function Ns(e){let t=e[0]?.parts[0]?.
parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:oo(
e),op:"sum",parts:e};let o=e.flatMap(({parts:[r,i]})=>r?.parts[0]&&i?Rs([r.parts[0],i]):[]),s={value:oo(o),op:"sum",parts:o};
return{value:oo(e),op:"divide",parts:[s,t]}}function oo(e){return e.reduce((t,{value:n})=>t+n,0)}function fl(e,{place:t,
width:n}){let o=e[n],r={value:0,op:"softmax",parts:e.slice(0,n),place:t,...o&&{temperature:o}},i=$e(r),a=i.reduce((c,l)=>c+
l,0);return{...r,value:(i[t]??Number.NaN)/a}}var sl,ie,ae,xt,rl,$t,il,al,$s,io=v(()=>{"use strict";m();tn();Te();sl=30,[
ie,ae,xt,rl,$t]=[0,1,2,3,4],il={add:["+",ae],subtract:["−",ae],multiply:["·",xt],divide:["/",xt],remainder:["mod",xt],
power:["^",rl],greater:[">",ie],greater_equal:["≥",ie],less:["<",ie],less_equal:["≤",ie],equal:["=",ie],not_equal:["\
≠",ie]},al={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},$s=new Set(["sum","softmax"])});function y(e,t,n){let o=_(e,t,n);if(!o)throw new Error(`The page has no element that matches ${t}.`);return o}function _(e,t,n){
let o=e.querySelector(t);return o&&_s(o,n)?o:null}function x(e,t,n){return[...e.querySelectorAll(t)].filter(o=>_s(o,n))}
function ao(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function G({target:e}){return e}function Cs({target:e}){
return e}function _s(e,t){return e instanceof(t??HTMLElement)}var Z=v(()=>{"use strict";m()});function Ps(){return Is??=document.querySelector('[data-decimal=","]')!==null,Is}function st(e){return Ps()?e.replaceAll(
dl,t=>t.replaceAll(/[.,]/g,n=>hl[n]??n)):e}function Fs(e){return Ps()?e.replace(",","."):e}var dl,hl,Is,Ht=v(()=>{"use s\
trict";m();dl=/\d[\d.,]*\d/g,hl={".":",",",":"."}});function Rt(e){return"down"in e.dataset?[x(e,"tbody td",HTMLTableCellElement)]:x(e,"tbody tr").map(t=>x(t,"td",HTMLTableCellElement))}
function rn(e,t){let n=e.findIndex(o=>o.includes(t));return{row:n,column:e[n]?.indexOf(t)??-1}}function an(e){let t=new Map;
return n=>{let o=t.get(n);if(o!==void 0)return o;let s=_(e,`figure[data-table="${CSS.escape(n)}"]`),r=s?Rt(s):[],i=s&&{figure:s,
cells:r.flat(),width:r[0]?.length??1,...Ct(s)};return t.set(n,i),i}}function cn(e,t){let n=e?.cells[t];return n?zt(n):Number.
NaN}function zt(e){return As(e.dataset.value??Fs(e.textContent??""))}function yt(e){return y(e,"figcaption span").textContent??
""}function Ct(e){let t=o=>x(e,o).map(s=>s.title||(s.textContent??"")),n=t("tbody th");return"down"in e.dataset?{rows:[],
columns:n}:{rows:n,columns:t("thead th")}}var Le,sn,ln=v(()=>{"use strict";m();tn();Z();Ht();Le="figure[data-how]",sn="f\
igure[data-how] tbody td"});function Hs(e){return Uint8Array.from(atob(e),t=>t.charCodeAt(0))}var js=v(()=>{"use strict";m()});function ke(e){if(Array.isArray(e))return ml(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=pl[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(Hs(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function ml(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function ce({values:e,
shape:t},n){let[,...o]=t,s=o.reduce((r,i)=>r*i,1);return{values:gl(e,n*s,(n+1)*s),shape:o}}function Ws({values:e,shape:t}){
return t.length<2?e:co({values:e,shape:t})}function co(e){return Array.from({length:e.shape[0]??0},(t,n)=>ce(e,n).values)}
function gl(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var pl,lo=v(()=>{"use strict";m();js();pl={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function ft(e){return"kind"in e&&e.kind===uo}function Et(e){return ft(e)?e.meta:e.layout.meta}function un(e){return ft(e)?
e.meta.height??0:e.layout.height}var uo,fn=v(()=>{"use strict";m();uo="network"});function Ds({data:e,layout:t},n){let{parts:o=[]}=t.meta,s=fo(t.meta,n);for(let r of o){let i=e[r.trace];"lines"in r?Object.
assign(i,yl(s(r.lines),n[r.row],r)):i[r.attribute]=Ws(s(r.is))}}function fo(e,t){let n=wl(e),o=Object.fromEntries((e.choices??
[]).map(({name:a,values:c})=>[a,t[a]===dn?dn:c.indexOf(t[a]??"")])),s=({take:a,at:c})=>{let l=n[a];if(!l)throw new Error(
`The figure has no array ${a}.`);for(let u of c){let f=o[u]??0;f!==dn&&(l=ce(l,f))}return l},r=([a,c])=>{let[{values:l},
{values:u,shape:f}]=[i(a),i(c)];return{values:Float64Array.from(u,(p,w)=>p*Number(l[w%l.length])),shape:f}},i=a=>{if("ta\
ke"in a)return s(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in a?xl(i(a.
softmax),a):"product"in a?r(a.product):bl(r(a.dots),a.over)};return i}function wl(e){let t=Bs.get(e);return t||(t=Object.
fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,ke(o)])),Bs.set(e,t)),t}function bl(e,t){let[n=0]=e.shape;return{
values:Float64Array.from({length:n},(s,r)=>Us(ce(e,r).values)).map(s=>s/t),shape:[n]}}function xl({values:e,shape:t},{temperature:n,
mask:o}){let s=Array.from(e,(a,c)=>o&&!o[c]?-1/0:a),r=Oe(s,n),i=Us(r);return{values:Float64Array.from(r,a=>a/i),shape:t}}
function Us(e){let t=0;for(let n=0;n<e.length;n+=1)t+=Number(e[n]);return t}function yl({values:e,shape:t},n,{above:o,to:s}){
let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==dn&&l!==n))for(let u=0;u<c;u+=1){let f=Number(e[l*c+u]);f<=o||f>
s||(r.push(0,1,null),i.push(l,u,null))}return{x:r,y:i}}var dn,Bs,ho=v(()=>{"use strict";m();lo();Te();dn="all",Bs=new WeakMap});function Gs(e,t){let{table:n}=Et(e);if(n&&"rows"in n)return[n];if(ft(e))return[];let{data:o,layout:s}=e,r=n?[El(n,fo(s.meta,
t),t)]:[];return n&&!n.beside?r:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Al(s,a)),...r]}function hn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>po("th",r,"col")));let s=n.
createTBody();for(let[r,...i]of t)s.insertRow().append(po("th",r,"row"),...i.map(a=>po("td",a)));return n}function Vs(e){
let t=o=>o.map(Tl).join(",");return`${e.map(({columns:o,rows:s})=>[o,...s].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function El(e,t,n){let{columns:o,labels:s}=e;if("values"in e){let c=e.values.map(l=>t(l).values);return{columns:o,rows:s.
map((l,u)=>[l,...c.map(f=>f[u])])}}let r=t(e.matrix),i=r.shape.length<2?[r.values]:co(r),a=i.length===s.length?s:[Sl(e,n)];
return{columns:o,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function Sl({labels:e,matrix:t},n){let o="at"in t?t.at.at(-1):
void 0;return e[Number(n[o??""])]??""}function Al(e,t){let n=ke(t.z??[]),o=qs(e,t,"y").map((s,r)=>[s,...Array.from(ce(n,
r).values)]);return{columns:[t.name??"",...qs(e,t,"x")],rows:o}}function qs(e,t,n){let o=t[n];if(Array.isArray(o))return o.
map(c=>zs(String(c)));let s=e[`${n}axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;
if(i)return i.map(zs);let{shape:a}=ke(t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function zs(e){return e.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function Tl(e){if(e==null)return"";if(typeof e=="n\
umber")return String(e);let t=e.replace(vl,"$1'").replace(Ol,"'"),n=Ml.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll(
'"','""')}"`:n}function po(e,t,n){let o=document.createElement(e);return n&&(o.scope=n),o.textContent=typeof t=="number"&&
!Number.isInteger(t)?t.toFixed(6):String(t??"–"),o}var Ml,vl,Ol,mo=v(()=>{"use strict";m();lo();fn();ho();Ml=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
vl=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Ol=/^(?=[\t\r\n])/});function Ys(e,t){let n=o=>{let s=go(o);s&&Re(s)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&$l(e,t),e.addEventListener("pointerout",o=>{let s=G(o).closest(Le),{relatedTarget:r}=o,i=r instanceof Node&&
s?.contains(r);s&&!i&&pn(bo(s))}),e.addEventListener("keydown",Ll)}function Xs(e){for(let t of x(e,Le))for(let[n,o]of x(
t,"tbody td").entries())o.tabIndex=n===0?0:-1}function $l(e,t){let n=0,o=async s=>{let r=go(s);if(!r)return;n+=1;let i=n,
a=wo(r),c=bo(a),{step:l=""}=c.dataset,{table:u=""}=a.dataset;try{let f=await t(l,u,rn(Rt(a),r));i===n&&c.isConnected&&kl(
c,f,r)}catch(f){i===n&&(y(c,"[data-sum]").textContent=Ke(f))}};e.addEventListener("click",o),e.addEventListener("keydown",
s=>{if(s.key==="Enter"&&o(s),s.key!=="Escape")return;let r=G(s).closest("[data-step]")?.querySelector("[data-opened] but\
ton");r instanceof HTMLElement&&r.click()})}function Ll(e){let t=go(e),n=Nl[e.key];if(!t||!n||e.altKey||e.ctrlKey||e.metaKey)
return;e.preventDefault();let o=wo(t),s=Rt(o),{row:r,column:i}=rn(s,t),a="down"in o.dataset,c=a?n.column:n.row,l=a?n.row:
n.column,u=s[r+c]?.[i+l];u&&(t.tabIndex=-1,u.tabIndex=0,u.focus())}function Re(e,{withoutResult:t=!1}={}){let n=wo(e),o=bo(
n);pn(o);let s=an(o),r=Ne(JSON.parse(n.dataset.how??"[]"),Rt(n).flat().indexOf(e),(l,u)=>cn(s(l),u));e.dataset.lit="resu\
lt";for(let l of nn(r)){let u=s(l.table??"")?.cells[l.index??0];u&&(u.dataset.lit??="part")}let i=o.querySelector("[data\
-sum]");if(!(i instanceof HTMLElement))return;let a=t?"?":ut(zt(e)),c=Number.isNaN(r.value)?a:Ze(so(r),a);i.textContent=
[Cl(n,e),st(c)].filter(Boolean).join(": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().
top&&(i.dataset.above="")}function kl(e,t,n){e.querySelector("[data-opened]")?.remove();let{title:o,row:s,column:r,expression:i,
index:a,numbers:c}=t,l=Ne(i,a,(g,h)=>Js(c[g],h).value),u=document.createElement("div");u.dataset.opened="";let f=document.
createElement("h3");f.textContent=[o,s,r].filter(Boolean).join(", ");let d=document.createElement("button");d.type="butt\
on",d.textContent="Close",d.addEventListener("click",()=>{u.remove(),n.focus()});let p=document.createElement("div");p.className=
"table-frame",p.tabIndex=0,p.setAttribute("role","group"),p.setAttribute("aria-label",f.textContent),p.append(hn(Rl(l,c)));
let w=document.createElement("p");w.className="sum",w.textContent=Ls(l),u.append(f,p,w,d),y(e,"[data-sum]").after(u),p.focus(
{preventScroll:!0}),u.scrollIntoView({block:"nearest"})}function Rl(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=nn(a);
return Js(t[c],l).label},o=(a,...c)=>[a,...c.map(ut)],s=kt(e);if(!s)return{columns:["term","value"],rows:nn(e).map(({table:a="",
value:c})=>o(t[a]?.title??"",c))};let{op:r,parts:i}=s;if(r==="softmax"){let a=$e(s);return{columns:["term","score","expo\
nential, largest score subtracted"],rows:i.map((c,l)=>o(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="mult\
iply")?{columns:["term","first factor","second factor","product"],rows:i.map(a=>o(n(a),...a.parts.map(({value:c})=>c),a.
value))}:{columns:["term","value"],rows:i.map(a=>o(n(a),a.value))}}function Js(e,t){let n=e?.index.indexOf(t)??-1,o=e?.values[n];
return{label:e?.labels[n]??"",value:o===void 0?Number.NaN:Zn(o)}}function pn(e){for(let n of x(e,"[data-lit]"))delete n.
dataset.lit;let t=e.querySelector("[data-sum]");t&&(t.textContent="")}function go(e){return e.target instanceof Element?
e.target.closest(sn):null}function wo(e){return e.closest("figure")}function bo(e){return e.closest("[data-step]")}function Cl(e,t){
let{row:n,column:o}=rn(Rt(e),t),{rows:s,columns:r}=Ct(e);return[yt(e),s[n],r[o]].filter(Boolean).join(", ")}var Nl,xo=v(
()=>{"use strict";m();vt();tn();io();Z();Te();ln();Ht();mo();Nl={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{
row:0,column:-1},ArrowRight:{row:0,column:1}}});var br,xr,yr,Er,Sr,Ar,Mr,vr,Or,Tr,Nr,$r,Lr,kr,Rr,Cr,_r,Ir,Pr,Fr,Mo,Hr,jr,Wr,Ce=v(()=>{"use strict";m();br="This lesson h\
as no such input. Send one of its inputs.",xr="This is not one of the options. Send one of {options}.",yr="This is not a\
 list. Send a list of words.",Er="There are {words} words. Send {expected} words.",Sr="This word is empty or not text. S\
end a word.",Ar="The word contains a control character. Send it without.",Mr="The word has {characters} characters. Send\
 at most {most}.",vr="This is not a matrix. Send a list of rows, each a list of numbers.",Or="The matrix has {count} row\
. Send {expected}.",Tr="The matrix has {count} rows. Send {expected}.",Nr="This row is not a list. Send a list of number\
s.",$r="The row has {count} number. Send {expected}.",Lr="The row has {count} numbers. Send {expected}.",kr="This is not\
 a number. Send a number, such as 0.25.",Rr="The number is out of range. Send a number from {least} to {most}.",Cr="This\
 is not a whole number. Send a whole number.",_r='"{step}" is not a step of this lesson. Send the id of a removable step\
.',Ir='"{step}" cannot be removed. Send the id of a removable step.',Pr="This step needs {names}, which could not be com\
puted above.",Fr="The result is not a number: the inputs are too extreme. Enter smaller values.",Mo=[0,.01,.04,.1,.2,.4,
.7,1],Hr=4,jr=1e-12,Wr=7});function Gt(e,t){let n=Array.from(e),o=mu(n),s=gu(n,t);return n.map((r,i)=>({text:Ot(r,o),exact:No(r),level:s[i]??null}))}
function mu(e){for(let t=0;t<3;t+=1)if(e.every(o=>{if(Math.abs(o)>=1e15)return!0;let s=o*10**t;return Math.abs(s-Math.round(
s))<=jr*Math.abs(s)}))return t;return 3}function Ot(e,t=Oo(e)?0:3){if(!Number.isFinite(e))return e>0?"∞":"−∞";let n=Math.
abs(e);if(Oo(e)&&n<1e10&&!t){let s=String(n),r=n>=1e4?s.replace(/\B(?=(\d{3})+$)/g,","):s;return e<0?`−${r}`:r}if(n>=1e6||
t&&n>0&&n<5e-4){let[s="",r=""]=To(e,2,"toExponential").split("e");return`${s}e${Number(r)}`.replaceAll("-","−")}let o=To(
e,t,"toFixed");return(Number(o)===0?o.replace("-",""):o).replace("-","−")}function No(e){if(Oo(e))return String(e);if(!Number.
isFinite(e))return String(e).replace("Infinity","inf");let t=Math.abs(e);if(t>=hu&&t<pu){let r=String(e);return r.includes(
".")?r:`${r}.0`}let[n="",o=""]=e.toExponential().split("e"),s=o.slice(1).padStart(2,"0");return`${n}e${o.charAt(0)}${s}`}
function Oo(e){return Math.abs(e)<1e15&&Number.isInteger(e)}function To(e,t,n){let[o="",s]=e[n](du).split("e"),r=o.indexOf(
".")+1+t,i=/^50*$/.test(o.slice(r)),a="02468".includes(o.slice(0,r).replace(/\.$/,"").at(-1)??"");if(!i||!a)return e[n](
t);let c=o.slice(0,r).replace(/\.$/,"");return s===void 0?c:`${c}e${s}`}function gu(e,t){let n=e.map(r=>Number.isFinite(
r)?r:0);if(t==="weights"){let r=Mo.slice(1).map((i,a)=>(i+(Mo[a]??0))/2);return n.map(i=>r.filter(a=>a<i).length)}let o=t?
Hr:Wr,s=Math.max(0,...n.map(Math.abs))||1;return n.map(r=>Number(To(r/s*o,0,"toFixed")))}var du,hu,pu,ue=v(()=>{"use str\
ict";m();Ce();du=100,hu=1e-4,pu=1e16});var $o,Lo=v(()=>{"use strict";m();$o=`	
\v\f\r              \u2028\u2029  　`});function fe(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,s)=>{let r=String(t[o]);return s?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var xn=v(()=>{"use strict";m();Lo()});function bu(e,t,n){let o=e.filter(({name:c,value:l})=>JSON.stringify(l)!==JSON.stringify(t[c])),s=e.filter(({kind:c})=>c===
"words"),r=s.map(({value:c})=>c),i=s.map(({name:c})=>t[c]),a=o.map(({name:c})=>c);return{settings:[...n,...o.filter(({kind:c})=>c===
"choice").map(({name:c})=>`${c}=${t[c]}`)],inputs:new Set(Dr(r)===Dr(i)?a:[...a,wu])}}function Dr(e){let t=e.flat();return t.
map(n=>t.indexOf(n)).join()}function xu(e,t,{settings:n,inputs:o}){let s=Object.entries(e.tables).map(([g,h])=>{let b=Ur(
h,n)??null,{title:A="",figure:$=null}=b??Object.values(h.variants)[0]??{};return{name:g,title:A,isShown:$!==null,variant:b,
numbers:null}}),r=(g,h="")=>({tables:s,status:g,error:h}),i=e.inputs.map(g=>t.get(g)?.status);if(e.failing.some(g=>o.has(
g))||i.includes("unknown"))return r("unknown");let c=e.inputs.filter((g,h)=>i[h]==="failed");if(c.length)return r("faile\
d",fe(Pr,{names:c.join(", ")}));let l=new Map(s.map(({name:g,variant:h})=>[g,h])),u=yu(e,l,t,o);if(!Ur(e.conditions,n)?.
every(({expression:g,holds:h})=>{let[b]=qr(g,u)??[];return b!==void 0&&!!b===h}))return r("unknown");let p=s.map(g=>({...g,
numbers:u(g.name)}));return p.some(({numbers:g})=>g&&Array.from(g).some(Number.isNaN))?r("failed",Fr):{tables:p,status:"\
computed",error:""}}function yu(e,t,n,o){let s=new Map,r=i=>{if(!e.tables[i])return n.get(i)?.numbers??null;if(!s.has(i)){
let c=t.get(i),l=c&&!c.fixed.some(u=>o.has(u));s.set(i,l?qr(c.expression,r):null)}return s.get(i)??null};return r}function qr(e,t){
return e.every(o=>o.op!=="table"||t(o.name??"")?.length===en(o))?Ts(e,o=>t(o)??[]):null}function Ur({settings:e,variants:t},n){
return t[e.filter(o=>n.includes(o)).join(",")]}function Eu(e,t){return!e||e.length!==t?.length?!1:Array.from(e).every((n,o)=>Object.
is(n,t[o]))}function En(e,t){return e.replace(/⟦([^⟧]+)\.(\d+)⟧/g,(n,o,s)=>t[o]?.[Number(s)]??n)}var wu,yn,ko=v(()=>{
"use strict";m();Te();Ce();xn();wu="=",yn=class{#e;#t;constructor(t){this.#e=t;let n=Object.fromEntries(t.inputs.map(({name:o,
value:s})=>[o,s]));this.#t=this.#n(n,new Set,null)}get inputs(){return this.#e.inputs}get steps(){return this.#e.steps}get ownValues(){
return this.#t.values}solve(t,n){return this.#n(t,n,this.#t)}#n(t,n,o){let s={values:t,steps:[],known:new Map};for(let{name:i,
kind:a,value:c}of this.#e.inputs){let l=t[i]??c,f=a==="matrix"||a==="number"?[l].flat(2):null,d=JSON.stringify(l)===JSON.
stringify(c);s.known.set(i,{numbers:f,isOwn:d,status:"computed"})}let r=bu(this.#e.inputs,t,n);for(let i of this.#e.steps){
let a=n.has(i.id),c=i.reads.every(g=>s.known.get(g)?.isOwn??!0),l={settings:a?[i.id]:[],inputs:new Set},u=xu(i,s.known,c?
l:r),{id:f,inputs:d}=i;s.steps.push({id:f,inputs:d,isRemoved:a,isOwn:c,...u});let{tables:p,status:w}=u;for(let{name:g,numbers:h}of p){
let b=c&&!a||Eu(h,o?.known.get(g)?.numbers);s.known.set(g,{numbers:h,isOwn:b,status:w})}}return s}}});function Ro(e){let[t,n]=[0,e.length];for(;t<n&&zr(e.charAt(t));)t+=1;for(;t<n&&zr(e.charAt(n-1));)n-=1;return e.slice(t,
n)}var am,zr,Gr,Vr=v(()=>{"use strict";m();Lo();am=new RegExp(`[${$o}]+`),zr=e=>e!==""&&$o.includes(e);Gr=e=>[...e].length});function Sn(e,t){let n=e.map(({name:i})=>i),o=Object.keys(t).filter(i=>!n.includes(i)).map(i=>({where:`inputs.${i.slice(
0,60)}`,message:br,suggestions:n})),s={},r=[...e.filter(({kind:i})=>i==="words"),...e.filter(({kind:i})=>i!=="words")];for(let i of r)
try{let a=Object.hasOwn(t,i.name)?t[i.name]:i.own;s[i.name]=Mu(i,a,s)}catch(a){if(!(a instanceof rt))throw a;let{where:c,
message:l}=a;o.push({where:`inputs.${i.name}${c}`,message:l,suggestions:[]}),s[i.name]=i.own}if(o.length)throw new q(422,
o);return s}function Mu(e,t,n){if(e.kind==="words")return vu(e,t);if(e.kind==="matrix")return Ou(e,t,n);if(e.kind==="num\
ber")return Jr(e,t,"");if(typeof t=="string"&&e.options.includes(t))return t;throw new rt("",xr,{options:e.options.join(
", ")})}function vu({least:e,most:t},n){if(!Array.isArray(n))throw new rt("",yr);if(n.length<e||n.length>t){let o=e<t?`${e}\
 to ${t}`:t;throw new rt("",Er,{words:n.length,expected:o})}return n.map((o,s)=>{let r=`[${s}]`;if(typeof o!="string"||!Ro(
o))throw new rt(r,Sr);if(Au.test(o))throw new rt(r,Ar);let i=Gr(o);if(i>40){let a=40;throw new rt(r,Mr,{characters:i,most:a})}
return Ro(o)})}function Ou(e,t,n){let o=e.isRow?[t]:t;if(!Array.isArray(t)||!Array.isArray(o))throw new rt("",vr);let s=e.
isRow?[e.own]:e.own,r=Xr(e.rows,n).length||s.length,i=Xr(e.columns,n).length||(s[0]?.length??0);if(o.length!==r){let c=o.
length===1?Or:Tr;throw new rt("",c,{count:o.length,expected:r})}let a=o.map((c,l)=>{let u=e.isRow?"":`[${l}]`;if(!Array.
isArray(c))throw new rt(u,Nr);if(c.length!==i){let f=c.length===1?$r:Lr;throw new rt(u,f,{count:c.length,expected:i})}return c.
map((f,d)=>Jr(e,f,`${u}[${d}]`))});return e.isRow?a[0]??[]:a}function Jr({least:e,most:t,whole:n},o,s){if(typeof o!="num\
ber")throw new rt(s,kr);if(!(o>=e&&o<=t)){let i={least:Ot(e),most:Ot(t)};throw new rt(s,Rr,i)}if(!n)return o;let r=Math.
round(o);if(Math.abs(o-r)>Su*Math.max(1,Math.abs(o),Math.abs(r)))throw new rt(s,Cr);return r}function Xr(e,t){return Array.
isArray(e)?e:t[e]??[]}var Su,Au,rt,Co=v(()=>{"use strict";m();vt();Ce();ue();xn();Vr();Su=1e-9,Au=/[\p{Cc}\p{Cs}]/u,rt=class extends Error{constructor(t,n,o={}){
super(fe(n,o)),this.where=t}}});var vn={};Xn(vn,{exportedLesson:()=>Lu,openRecord:()=>Mn});function Mn(){let e=y(document,"#lesson-record",HTMLScriptElement).
textContent??"";return Qr??=new yn(JSON.parse(e)),Qr}async function Lu(e,t){let n=Mn(),o=Sn(n.inputs,ku(e.inputs));Ru(n,
o);let s=Cu(n,e.removed),i=JSON.stringify(o)===JSON.stringify(n.ownValues)&&await ni([...s],t)||await Iu(n,o,s,t),a=Bu(n,
o);return a&&i.append(a),i}function ku(e){try{let t=JSON.parse(e||"{}");if(t&&typeof t=="object"&&!Array.isArray(t))return t}catch{}
throw _e(422,"inputs",'This is not a JSON object. Send one, such as {"tokens": ["a"]}.')}function Ru({inputs:e},t){for(let{
name:n,kind:o,value:s}of e){let r=i=>[i].flat().length;if(o==="words"&&r(s)!==r(t[n]))throw _e(422,`inputs.${n}`,Nu)}}function Cu(e,t){
let n=new Set(t.split(",").filter(Boolean));for(let o of n){let s=e.steps.find(i=>i.id===o),r=s?Ir:_r;if(!s?.isRemovable)
throw _e(422,"removed",fe(r,{step:o}))}return n}async function ni(e,{files:t,signal:n}){if(!t)return _u(e);if(e.length>1)
return null;let[o]=e,s=o?t.replace("{removed}",o):".",r=await fetch(s,{signal:n}).catch(ei);if(!r.ok)throw _e(r.status,"",
Me(r.status));let i=await r.text().catch(ei),a=y(new DOMParser().parseFromString(i,"text/html"),"[data-steps]"),c=document.
createDocumentFragment();return c.append(document.adoptNode(a)),c}function _u(e){let t=JSON.parse(y(document,"#lesson-st\
ates",HTMLScriptElement).textContent??""),n=[...e].sort().join(",");if(!Object.hasOwn(t,n))return null;let o=document.createElement(
"div");o.dataset.steps="";let s=Object.values({...t[""],...t[n]});o.append(...s.map(i=>_o("lesson-parts",i)));for(let i of x(
o,"[data-matrix]"))i.replaceWith(_o("lesson-matrices",Number(i.dataset.matrix)));let r=document.createDocumentFragment();
return r.append(o),r}function _o(e,t){let{content:n}=y(document,`#${e}`,HTMLTemplateElement);return document.importNode(
n.children[t],!0)}async function Iu(e,t,n,o){let s=[[],...[...n].map(c=>[c])],[r,...i]=await Promise.all(s.map(c=>ni(c,o)));
if(!r)throw new Error("The file does not hold the lesson as it was exported.");for(let[c,l]of[...n].entries()){let u=i[c]?.
querySelector(`[data-step="${CSS.escape(l)}"]`);u&&r.querySelector(`[data-step="${CSS.escape(l)}"]`)?.replaceWith(u)}let a=e.
solve(t,n);for(let c of a.steps){let l=_(r,`[data-step="${CSS.escape(c.id)}"]`);l&&Fu(l,c,a,e)}for(let c of x(r,"[data-r\
emove]",HTMLInputElement)){let l=c.dataset.remove??"";n.has(l)||Pu(c,e.solve(t,new Set([...n,l])))}return r}function Pu(e,{
steps:t}){let n=t.find(({id:o})=>o===e.dataset.remove);n?.status==="failed"||n?.tables.some(({numbers:o})=>o)||(e.disabled=
!0,e.parentElement?.append(" ",$u))}function Fu(e,t,n,o){let s=o.inputs.some(({name:i,kind:a,value:c})=>a==="words"&&String(
c)!==String(n.values[i]));if(t.isOwn&&!s)return;let r=t.inputs.flatMap(i=>ju(i,n,o));Zr(e,".step-inputs",r,n.values),Zr(
e,".step-results",t.tables,n.values),t.isOwn||Hu(e,t)}function Hu(e,{status:t,error:n}){let s=Object.entries({remark:".r\
emark",figure:"pointer-view"}).filter(([,i])=>e.querySelector(i));for(let i of x(e,".remark, pointer-view, .failure"))i.
remove();let r=document.createElement("p");if(r.className=t==="failed"?"failure":"quiet",r.dataset.hidden=s.map(([i])=>i).
join(" "),t==="failed")r.textContent=n;else if(t==="unknown")r.textContent=Tu;else if(s.length){let i=s.map(([l])=>l).join(
" and the "),[a,c]=s.length>1?["are","they describe"]:["is","it describes"];r.textContent=`The ${i} ${a} hidden: ${c} th\
e original numbers.`}r.textContent&&y(e,".reasons").before(r)}function ju(e,{steps:t,known:n},o){let s=o.inputs.find(a=>a.
name===e);if(!s)return t.flatMap(({tables:a})=>a.filter(c=>c.name===e));let{shown:r}=s,i=n.get(e)?.numbers??null;return r?
[{name:e,title:r.title,isShown:!0,variant:r,numbers:i}]:[]}function Zr(e,t,n,o){let s=_(e,t);if(!s)return;let r=n.filter(
({isShown:l})=>l),i=r.map(l=>Wu(l,o)).filter(l=>l!==null),a=r.filter(({numbers:l})=>!l).map(({title:l})=>l);if(s.replaceChildren(
...i),!a.length)return;let c=document.createElement("p");c.className="quiet",c.dataset.missing="",c.textContent=`Only th\
e server can compute with your changes: ${a.join("; ")}.`,s.append(c)}function Wu({variant:e,numbers:t},n){if(!e||e.figure===
null||!t)return null;let o=_o("lesson-figures",e.figure),s=x(o,"tbody td");for(let[c,{text:l,exact:u,level:f}]of Gt(t,e.
shade).entries()){let d=s[c];if(!d)continue;let p=st(l);d.textContent=p,ti(d,"value",u===p?null:u),ti(d,"level",f||null)}
let{rows:r,columns:i}=e,a="down"in o.dataset;return An(x(o,"tbody th"),a?i:r,n),An(x(o,"thead th"),i,n),e.opens&&(o.dataset.
how=JSON.stringify(e.expression)),o}function ti(e,t,n){n===null?delete e.dataset[t]:e.dataset[t]=String(n)}function An(e,t,n){
for(let[o,s]of e.entries()){let r=En(t[o]??"",n),i=[...r],a=i.length>Kr;s.textContent=a?`${i.slice(0,Kr-1).join("")}…`:
r,s.title=a?r:""}}function Bu(e,t){let n=_(document,"#lesson-inputs",HTMLTemplateElement)?.content??document,o=_(n,"[dat\
a-inputs]"),s=o&&document.importNode(o,!0);for(let{name:r,shown:i}of s?e.inputs:[]){let a=y(s,`[data-input="${CSS.escape(
r)}"]`),c=[t[r]].flat(2).map(l=>typeof l=="number"?st(No(l)):String(l));for(let[l,u]of x(a,"input, select").entries())u.
value=c[l]??"";i&&(An(x(a,"tbody th"),i.rows,t),An(x(a,"thead th"),i.columns,t))}return s}function ei(e){throw Ft(e)?e:_e(
0,"",Ae)}function _e(e,t,n){return new q(e,[{where:t,message:n,suggestions:[]}])}var Kr,Tu,Nu,$u,Qr,Ie=v(()=>{"use stric\
t";m();vt();Z();Ce();ue();ko();Co();Ht();xn();Kr=20,Tu="With your changes, only the server can compute this step.",Nu="O\
nly the server can compute with more or fewer words.",$u="(with your changes, only on the server)"});function On(e,t){let n=_(e,".working");if(!n||(n.querySelector(".threads")?.remove(),!t))return;let o=n.getBoundingClientRect(),
s=t.getBoundingClientRect(),r=document.createElementNS(oi,"svg");r.setAttribute("class","threads"),r.setAttribute("aria-\
hidden","true");for(let i of Du(e)){let a=i.right<s.left,[c,l]=a?[i.right,(i.top+i.bottom)/2]:[(i.left+i.right)/2,i.bottom],
[u,f]=a?[s.left,(s.top+s.bottom)/2]:[(s.left+s.right)/2,s.top],[d,p]=a?[(u-c)/2,0]:[0,(f-l)/2],w=[[c,l],[c+d,l+p],[u-d,f-
p],[u,f]].map(([h=0,b=0])=>`${(h-o.left).toFixed(1)} ${(b-o.top).toFixed(1)}`),g=document.createElementNS(oi,"path");g.setAttribute(
"d",`M${w[0]}C${w.slice(1).join(" ")}`),r.append(g)}n.append(r)}function Du(e){return x(e,"figure.matrix").flatMap(t=>{let n=x(
t,'[data-lit="part"]').map(o=>o.getBoundingClientRect());return n.length?[{left:Math.min(...n.map(({left:o})=>o)),right:Math.
max(...n.map(({right:o})=>o)),top:Math.min(...n.map(({top:o})=>o)),bottom:Math.max(...n.map(({bottom:o})=>o))}]:[]})}var oi,
si=v(()=>{"use strict";m();Z();oi="http://www.w3.org/2000/svg"});function H(e,t,n){let o=Math.min(1,Math.max(0,(e-t)/(n-t)));return o<.5?4*o**3:1-(2-2*o)**3/2}function Tt(e,t,n){return e+
(t-e)*n}function wt(e,t,n){return{x:Tt(e.x,t.x,n),y:Tt(e.y,t.y,n),width:Tt(e.width,t.width,n),height:Tt(e.height,t.height,
n)}}function ct(e){let t=e.match(/[\d−+=∞]/g)?.length??0,n=e.match(/[.,:;()]/g)?.length??0;return t*Uu+n*qu+([...e].
length-t-n)*ri}function de(e,t){let n=Math.max(0,...e.map(ct));return n?Math.min(t,n+12):0}function lt(e,t){if(ct(e)<=t)
return e;let n=Math.floor(t/ri)-1;return n>1?`${[...e].slice(0,n).join("")}…`:""}function V(e,t,n,{opacity:o=1,isLit:s=!1,
isRaised:r=!1}={}){let a=t.height>=17&&t.width>=ct(n.text)+ii?n:{...n,text:""};return{kind:"tile",key:e,...t,tile:a,opacity:o,
isLit:s,isRaised:r}}function z(e,t,n,o,s={}){let{anchor:r="middle",opacity:i=1,isQuiet:a=!1}=s;return{kind:"text",key:e,
x:t,y:n,text:o,anchor:r,opacity:i,isQuiet:a}}function It(e,t,{opacity:n=1,isQuiet:o=!1}={}){return{kind:"line",key:e,path:t,
opacity:n,isQuiet:o}}function jt(e){return{...e,text:"?",level:void 0}}function St(e,t,n){return Math.max(3,Math.min(n,e/
Math.max(1,t)))}function bt(e){return Math.max(44,...e.map(({text:t})=>ct(t)+2*ii))}var ri,Uu,qu,ii,tt,he=v(()=>{"use st\
rict";m();[ri,Uu,qu]=[8.8,9.8,4.8],ii=6,tt=30});function ci({weights:e,shares:t,labels:n,values:o,results:s,label:r},i){let{width:a,at:c,asked:l=-1}=i,u=e.length,f=de([
...n,r],Math.min(150,a/4)),d=bt(e),p=f+d+34,w=bt([...o.flat(),...s])+14,g=St(a-p-4,s.length,w),h=g-Math.min(5,g/5),b=St(
zu,u,tt+8),A=b-Math.min(6,b/4),$=8+u*b+14,Q=Math.max(...t),X=H(c,0,.9),R={anchor:"end",isQuiet:!0},B=[],D=0;for(let[I,M]of t.
entries()){let C=8+I*b,P=C+A/2+6;if(b>17){let j=lt(n[I]??"",f-12);B.push(z(`label-${I}`,f-12,P,j,R))}B.push(V(`weight-${I}`,
{x:f,y:C,width:d,height:A},e[I]??{text:""})),b>17&&B.push(z(`times-${I}`,f+d+17,P,"·",{isQuiet:!0}));let S=Tt(1,Tt(Gu,1,
M/Q),X),F=ai*I/Math.max(1,u-1),k=H(c,1+F,1.85-ai+F);for(let[j,K]of(o[I]??[]).entries()){let Y={x:p+j*g,y:C,width:h,height:A};
if(B.push(V(`value-${I}-${j}`,Y,K,{opacity:S})),k===0||c>=Io||M*pe<.25)continue;let nt={...Y,y:$+D,height:M*pe},it=wt(Y,
nt,k),pt={...K,text:""};B.push(V(`strip-${I}-${j}`,it,pt,{opacity:Tt(S,1,k)}))}D+=M*pe}let L=p+s.length*g;B.push(It("rul\
e",`M${f} ${$-8}H${L}`,{opacity:H(c,.9,1.1),isQuiet:!0}));let U=H(c,1.8,2);B.push(z("result",p-12,$+pe/2+6,lt(r,p-12),{anchor:"\
end",opacity:H(c,1,1.3)}));for(let[I,M]of s.entries()){let C={x:p+I*g,y:$,width:h,height:pe},P=I===l?jt(M):M;U>0&&B.push(
V(`result-${I}`,C,P,{opacity:U}))}return{width:L,height:$+pe+8,marks:B}}function li({weights:e,labels:t,shares:n},{moment:o}){
let s=n.indexOf(Math.max(...n)),r=t[s]?`“${t[s]}” has the`:"The";return o===0?`${r} largest weight${r==="The"?" is":
","} ${e[s]?.text}. The smaller its weight, the more a row of values fades.`:"The weights sum to 1, so rows as thick as \
their weights fill exactly one row: the average."}var Io,pe,zu,ai,Gu,ui=v(()=>{"use strict";m();he();Io=2,pe=44,zu=380,ai=
.4,Gu=.1});function mi({sources:e,targets:t,flights:n},{width:o,at:s,asked:r=-1}){let i=bt(n.map(({tile:M})=>M))+4,[a,c]=[e,t].map(
M=>Po(M,i,o)),l=Vt(a)+fi+Vt(c)<=o,u=Math.max(pi(e),pi(t)),f=Math.max(e.length,t.length)-1,d=l?i:Math.max(3,Math.min(i,(o-
f*Tn)/u)),p=l?Math.max(Pe(e),Pe(t)):Pe(e)+Pe(t),w=Math.max(6,Math.min(tt+4,Vu/p)),[g,h]=[d-Math.min(4,d/5),w-Math.min(4,
w/4)],b=p*w+me+6,A=l?b:b+me+24,$={sources:Po(e,d,o),targets:Po(t,d,o)},Q=Vt($.sources)+fi,X=l?Q+Vt($.targets):Math.max(Vt(
$.sources),Vt($.targets)),R=M=>l?0:(X-Vt(M))/2,B={sources:{top:me,edges:hi($.sources,R($.sources))},targets:{top:l?me:me+
Pe(e)*w+24+me,edges:hi($.targets,l?Q:R($.targets))}},D=(M,C)=>{let{columns:P=0}={sources:e,targets:t}[M][C]??{},S=($[M][C]??
0)-P*d;return(B[M].edges[C]??0)+S/2},L=(M,{table:C,row:P,column:S})=>({x:D(M,C)+S*d,y:B[M].top+P*w,width:g,height:h}),U=[],
I=[];for(let[M,C]of[["sources",e],["targets",t]])for(let[P,{title:S,columns:F}]of C.entries()){let k=M==="targets"&&t.length>
1?P:0,j=M==="targets"?H(s,k,k+.4):1,K=D(M,P)+F*d/2,Y=lt(S,$[M][P]??0);U.push(z(`${M}-${P}`,K,B[M].top-9,Y,{opacity:j,isQuiet:!0}))}
for(let[M,{tile:C,from:P,to:S,moment:F}]of n.entries()){let[k,j]=[L("sources",P),L("targets",S)],K=Math.max(1,(t[S.table]?.
columns??1)-1),Y=di*S.column/K,nt=H(s,F+Y,F+1-di+Y);if(U.push(V(`left-${M}`,k,C,{opacity:nt>0?.25:1})),nt===0)continue;let it=M===
r?{...C,text:"?",level:void 0}:C;I.push(V(`moved-${M}`,wt(k,j,nt),it,{isRaised:nt<1}))}return{width:X,height:A,marks:[...U,
...I]}}function Po(e,t,n){let o=(n-(e.length-1)*Tn)/e.length;return e.map(({title:s,columns:r})=>Math.max(r*t,Math.min(ct(
s),o)))}function Vt(e=[]){return e.reduce((t,n)=>t+n,(e.length-1)*Tn)}function hi(e,t){let n=t;return e.map(o=>{let s=n;
return n+=o+Tn,s})}function pi(e){return e.reduce((t,{columns:n})=>t+n,0)}function Pe(e){return Math.max(...e.map(({rows:t})=>t))}
function gi({sources:e,targets:t},{moment:n}){let o=r=>r.map(({title:i})=>`“${i}”`).join(", ").replace(/, (?=[^,]*$)/,
" and ");if(t.length>1){let r=t[n]?o([t[n]]):"";return`Part of ${o(e)} becomes ${r}. No number changes.`}let s=e.length>
1?"are put together in":"becomes";return`${o(e)} ${s} ${o(t)}. No number changes.`}var Vu,Tn,fi,me,di,wi=v(()=>{"use str\
ict";m();he();Vu=400,Tn=36,fi=84,me=28,di=.4});function bi(e,{width:t,at:n,asked:o=-1}){let{sliding:s,lines:r,products:i,sums:a,results:c,after:l,isUpright:u}=e,[f,d]=[
r.length,s.tiles.length],p=u?[s.label]:[s.label,...r.map(({label:O})=>O)],w=de(p,Math.min(150,t/4)),g=[...s.tiles,...r.flatMap(
({tiles:O})=>O),...i.flat()],h=bt(c),b=l?Math.min(150,ct(l)+14):0,A=bt(g)+8,$=f+2,[Q,X]=u?[$,d]:[d,$],R=t-w-b-(u?0:h+44)-
4,B=Math.max(h+8,...[s,...r].map(({label:O})=>ct(O))),D=St(R,Q,Math.max(A,u?Math.min(B,120):0)),L=St(Yu,X,tt+6),U=D-Math.
min(5,D/5),I=L-Math.min(5,L/4),M=u?30:8,C=M+d*L+22,P=w+d*D+40,S=(O,J)=>u?{x:w+O*D,y:M+J*L,width:U,height:I}:{x:w+J*D,y:M+
O*L,width:U,height:I},F=O=>u?{x:w+O*D,y:C,width:U,height:tt}:{x:P,y:M+O*L,width:h,height:I},k=Math.min(f-1,Math.floor(n)),
j=Math.min(1,n-k),K=Math.max(0,k-1+H(j,0,k?Nn:.01)),Y=O=>Math.min(1,Math.max(0,O)),nt=O=>O+1-Y(K-O)+Y(O-K),it=[],pt=[];for(let[
O,{label:J,tiles:gt}]of r.entries()){let ot=nt(O),Nt=O===k&&j>Nn&&j<1;for(let[ws,Hc]of gt.entries()){let jc=O>k&&n<f?.6:
1;it.push(V(`line-${O}-${ws}`,S(ot,ws),Hc,{opacity:jc}))}it.push(Ye(`name-${O}`,J,ot,Nt));let se=O<k||j===1;if(O>k)continue;
let at=O<k?1:H(j,Fo,.95);if(!at)continue;let Se=F(ot),Xe=c[O]??{text:""},Vn=Math.min(d,Math.floor(at*d+1e-9)),Pc={text:a[O]?.[Vn-
1]??""},Fc=O===o?jt(Xe):se?Xe:Pc;it.push(V(`result-${O}`,Se,Fc,{opacity:Math.min(1,4*at)})),it.push(Gn(O,ot,Math.min(1,4*
at)))}let mt=n>=f||j===0&&k>0?Math.ceil(n)-1:k,te=j===0||n>=f?1:H(j,Nn,Fo),ee=n<f&&j>0&&j<Nn;if(n>0&&!ee){let O=K+2;for(let[
J,gt]of(i[mt]??[]).entries()){let ot=S(O,J),Nt=.25*J/Math.max(1,d-1),at=mt===k&&j>0&&j<1?H(j,Fo+Nt*.6,.8+Nt*.6):1,Se=mt===
o;if(pt.push(V(`product-${J}`,ot,gt,{opacity:te*(1-.55*at),isLit:!0})),at===0||at===1)continue;let Xe=wt(ot,Xu(F(nt(mt))),
at),Vn=Se&&at>.6?{...gt,text:""}:gt;pt.push(V(`flight-${J}`,Xe,Vn,{opacity:1-H(at,.8,1),isLit:!0}))}}for(let[O,J]of s.tiles.
entries())pt.unshift(V(`sliding-${O}`,S(K,O),J,{isRaised:!0}));if(pt.push(Ye("name-sliding",s.label,K,!0)),l){let O=u?w+
$*D+8:P+h+10,J=u?C+21:M+L+I/2+6,gt=lt(l,b);it.push(z("after",O,J,gt,{anchor:"start",isQuiet:!0}))}let ne=u?C+tt+8:M+$*L+
6;return{width:(u?w+$*D:P+h)+b,height:ne,marks:[...it,...pt]};function Ye(O,J,gt,ot){let Nt=!ot;if(u){let Se=lt(J,D);return z(
O,w+gt*D+U/2,18,Se,{isQuiet:Nt})}let se=M+gt*L+I/2+6,at=L>17?lt(J,w-12):"";return z(O,w-12,se,at,{anchor:"end",isQuiet:Nt})}
function Gn(O,J,gt){let ot=F(J),[Nt,se]=u?[ot.x+ot.width/2,ot.y-6]:[ot.x-20,ot.y+ot.height/2+6],at=u?"":"=";return z(`eq\
uals-${O}`,Nt,se,at,{opacity:gt,isQuiet:!0})}}function Xu({x:e,y:t,width:n,height:o}){return{x:e+n/4,y:t+o/4,width:n/2,height:o/
2}}function xi(e,{moment:t,isAsked:n}){let{sliding:o,lines:s,sums:r,results:i,after:a,isUpright:c}=e,[l,u]=[o.label,s[t]?.
label].map(g=>g?`“${g}”`:""),f=l&&u?`${l} over ${c?"column ":""}${u}: n`:"N",d=r[t]?.at(-1)??"",p=i[t]?.text??"",w=n?
"?":a?`${d}; ${a} makes it ${p}`:p;return`${f}umbers that meet are multiplied, and the products add up to ${w}.`}var Yu,
Nn,Fo,yi=v(()=>{"use strict";m();he();Yu=380,[Nn,Fo]=[.35,.55]});function Ai({sources:e,places:t,sums:n},{width:o,at:s,asked:r=-1}){let i=e.map(({tile:R})=>R),a=Math.max(bt(i),...e.map(
({label:R})=>ct(R)))+16,c=St(o,e.length,a),l=St(o,t.length,150),u=Math.max(e.length*c,t.length*l),[f,d]=[(u-e.length*c)/
2,(u-t.length*l)/2],[p,w]=[c-Math.min(12,c/5),l-Math.min(36,l/4)],g=28,h=g+tt+Si+Ei,b=t.map((R,B)=>e.reduce((D,L)=>D+(L.
place===B?L.share:0),0)),A=Ei/Math.max(...b,1e-9),$=[It("base",`M${d} ${h+1}H${d+t.length*l}`)],Q=t.map(()=>0),X=t.map(()=>{});
for(let[R,{label:B,tile:D,share:L,place:U}]of e.entries()){let I=f+R*c+(c-p)/2,M={x:I,y:g,width:p,height:tt},C=d+U*l+(l-
w)/2,P=Q[U]??0,S=Math.max(0,L*A),F={x:C,y:h-P-S,width:w,height:S};Q[U]=P+S;let k=s-R,j=U===r;$.push(z(`label-${R}`,I+p/2,
18,lt(B,c),{isQuiet:!0}),V(`source-${R}`,M,D,{opacity:k>=1?.35:1}));let[K,Y]=[I+p/2,C+w/2],nt=g+tt+Si/2,it=`M${K} ${g+tt}\
C${K} ${nt} ${Y} ${nt} ${Y} ${F.y}`,pt=H(k,0,Ho)*(1-H(k,$n,1));pt&&$.push(It(`way-${R}`,it,{opacity:pt,isQuiet:!0}));let mt=Math.
min(1,Math.max(0,(k-Ho)/($n-Ho)))**2;if(mt>0){let te=wt(M,F,mt),ee=H(mt,0,.7),ne=j&&mt>.5?{...D,text:""}:D,oe=wt(M,F,ee).
x;$.push(V(`dropped-${R}`,{...te,x:oe},ne)),k>=$n&&(X[U]=n[R])}}for(let[R,{label:B,tile:D}]of t.entries()){let L=d+R*l+l/
2,U=e.filter((S,F)=>S.place===R&&s>=F+$n),I=h-U.reduce((S,{share:F})=>S+F*A,0),C=e.every((S,F)=>S.place!==R||s>=F+1)&&(X[R]!==
void 0||s>=e.length),P=R===r&&X[R]?jt(D).text:C?D.text:X[R];P&&$.push(z(`sum-${R}`,L,I-9,P)),$.push(z(`place-${R}`,L,h+24,
lt(B,l-6),{isQuiet:!P}))}return{width:u,height:h+36,marks:$}}function Mi({sources:e,places:t,sums:n},{moment:o,isAsked:s,
isEnd:r}){let i=e[o];if(!i)return"";if(r){let u=t.map((p,w)=>e.filter(g=>g.place===w)).reduce((p,w)=>w.length>p.length?w:
p,[]),f=t[u[0]?.place??0],d=u.map(({tile:p})=>p.text).join(" + ");return`The weights of one place pile up: ${f?.label} h\
as ${d} = ${f?.tile.text}.`}let a=i.label?` of ${i.label}`:"",c=s?"":`, which has ${n[o]} now`;return`The weight${a}, ${i.
tile.text}, drops onto ${t[i.place]?.label}${c}.`}var Ei,Si,Ho,$n,vi=v(()=>{"use strict";m();he();Ei=170,Si=76,[Ho,$n]=[
.15,.8]});function Ni({scores:e,weights:t,shares:n,powers:o,sum:s,labels:r,names:i},a){let{width:c,at:l,asked:u=-1}=a,f=e.length,d=[
i.scores,i.powers,i.weights],p=c>620?de(d,200):0,w=Math.max(bt([...e,...t]),...r.map(ct))+10,g=c<480?Oi/2:Oi,h=St(c-p-g-
60,f,Math.min(w,128)),b=h-Math.min(8,h/4),A=28+Yt,[$,Q]=[A+8,A+8+tt+8],X=r.some(S=>ct(S)>h),R=Q+tt+22,B=p+f*h+18,D=Math.
max(...n),L=[],U=S=>Ln*S/Math.max(1,f-1);if(p){let S={anchor:"end",isQuiet:!0},F=k=>lt(k,p-12);L.push(z("name-powers",p-
12,A-8,F(i.powers),{...S,opacity:H(l,0,.5)}),z("name-scores",p-12,$+21,F(i.scores),S),z("name-weights",p-12,Q+21,F(i.weights),
{...S,opacity:H(l,2,2.5)}))}let I=p+f*h;L.push(It("base",`M${p} ${A+1}H${I}`,{isQuiet:!0}));let M=H(l,1,1.4),C=B+g+6;L.push(
It("zero",`M${B-8} ${A+1}H${C}`,{opacity:M,isQuiet:!0}),It("one",`M${B-8} ${A-Yt}H${C}`,{opacity:M}),z("one-text",C+8,A-
Yt+6,"1",{anchor:"start",opacity:M}),z("zero-text",C+8,A+6,"0",{anchor:"start",opacity:M,isQuiet:!0}),z("sum",B+g/2,A-Yt-
10,`Σ ${s}`,{opacity:H(l,1,1.5)*(1-H(l,2,2.3))}));let P=0;for(let[S,F]of n.entries()){let k=p+S*h+(h-b)/2,j=H(l,U(S),1-
Ln+U(S)),K=Yt*F*j/D,Y={...t[S]??{text:""},text:""},nt={x:k,y:A-K,width:b,height:K},it=S===u,pt=Tt(1,.35,H(l,1,1.6)),mt=it?
{...Y,level:void 0}:Y;L.push(V(`bar-${S}`,nt,mt,{opacity:pt}));let te=o[S]??"";ct(te)<h+8&&L.push(z(`power-${S}`,k+b/2,nt.
y-8,te,{opacity:j})),L.push(V(`score-${S}`,{x:k,y:$,width:b,height:tt},e[S]??Y)),P+=F*Yt;let ee={x:B,y:A-P,width:g,height:F*
Yt},ne=H(l,1+U(S),2-Ln+U(S));ne>0&&L.push(V(`part-${S}`,wt({...nt,height:K},ee,ne),mt));let oe=H(l,2+U(S),3-Ln+U(S)),Ye={
x:k,y:Q,width:b,height:tt};if(oe>0){let J=it?jt(Y):oe<1?Y:t[S]??Y;L.push(V(`weight-${S}`,wt(ee,Ye,oe),J))}let Gn=X&&S%2?
22:0,O=lt(r[S]??"",X?2*h-8:h);L.push(z(`label-${S}`,k+b/2,R+Gn,O,{isQuiet:!0}))}return{width:C+20,height:R+(X?22:0)+10,marks:L}}
function $i({sum:e},{moment:t}){return["Each score becomes a power of e: all of them are positive, and large ones stand \
out.",`Put on each other, the powers are ${e}. They are squeezed until this is 1.`,`So each power is divided by ${e}, an\
d what they become sums to 1.`][t]??""}var Ti,Yt,Oi,Ln,Li=v(()=>{"use strict";m();he();Ti=3,Yt=150,Oi=60,Ln=.35});function Ii(e){let t=new jo(e),n=x(e,`.step-results ${Le}`).map(i=>({figure:i,expression:JSON.parse(i.dataset.how??"[]"),
grid:Rt(i)})),o=new Map(n.map(i=>[i,t.kindOf(i)])),s=[],r=new Set;for(let i of n){if(r.has(i))continue;let a=o.get(i)??"\
plain";if(a==="moves"){let c=kn(i.expression).join(),l=x(e,".step-inputs figure").some(({dataset:f})=>f.table===c),u=n.filter(
f=>f===i||l&&o.get(f)==="moves"&&kn(f.expression).join()===c);for(let f of u)r.add(f);s.push(sf(t,u))}else if(a==="scatt\
er")s.push(of(t,i));else if(a==="plain")s.push(ef(i));else for(let c of i.grid.keys())s.push(nf(t,i,c,a))}return s.filter(
({cells:i})=>i.length)}function kn(e){return e.flatMap(({op:t,name:n=""})=>t==="table"?[n]:[])}function ef({grid:e}){let t=e.
flat();return{kind:"plain",title:"",label:"",cells:t,shown:t.map((n,o)=>o+1),seconds:Ci.plain,scene:null,words:()=>"",forget:()=>{}}}
function Fe(e,t,n,o){let s,r=()=>(s??=t(),s);return{...e,seconds:Ci[e.kind],scene:i=>n(r(),i),words:i=>o(r(),i),forget:()=>{
s=void 0}}}function nf(e,t,n,o){let s=t.grid[n]??[],r=Ct(t.figure).rows[n]??"",i=[yt(t.figure),r].filter(Boolean).join("\
, "),a={kind:o,title:i,label:r,cells:s};if(o==="products"){let u=s.map((d,p)=>p+1),f=()=>e.products(t,n);return Fe({...a,
shown:u},f,bi,xi)}let c=o==="softmax"?Ti:Io,l=Array.from({length:c},(u,f)=>f===c-1?s.length:0);return o==="softmax"?Fe({
...a,shown:l},()=>e.softmax(t,n),Ni,$i):Fe({...a,shown:l},()=>e.average(t,n),ci,li)}function of(e,t){let n=t.expression.
at(-1)?.groups??[],o=new Map(n.flatMap((u,f)=>u.map(d=>[d,f]))),s=[...o.keys()].sort((u,f)=>u-f),r=new Map(s.map((u,f)=>[
o.get(u),f])),i=n.map((u,f)=>r.get(f)??s.length-1),a=[...n.keys()].sort((u,f)=>(i[u]??0)-(i[f]??0)||u-f),c=t.grid.flat(),
l={kind:"scatter",title:yt(t.figure),label:"",cells:a.flatMap(u=>c[u]??[]),shown:s.map((u,f)=>i.filter(d=>d<=f).length)};
return Fe(l,()=>e.scatter(t,s,o),(u,{asked:f=-1,...d})=>Ai(u,{...d,asked:a[f]??-1}),Mi)}function sf(e,t){let n=t.flatMap(
({grid:l})=>l.flat()),o=kn(t[0]?.expression??[]).length,s=t.length>1?t.length:o,r=t.map(({grid:l})=>l.flat().length),i=Array.
from({length:s},(l,u)=>t.length===1?u===s-1?n.length:0:r.slice(0,u+1).reduce((f,d)=>f+d,0)),c={kind:"moves",title:t.map(
({figure:l})=>yt(l)).join(", "),label:"",cells:n,shown:i};return Fe(c,()=>e.moves(t),mi,gi)}function ge(e,{dataset:t}){let{
tone:n,shade:o}=t;return{text:e.textContent??"",level:e.dataset.level,tone:n,shade:o}}function Xt(e){let t=Math.abs(e),n=t>=
1e3?0:t>=10?1:t>=1?2:3;return st(Number.isInteger(e)?Ot(e):Ot(e,n))}function ki(e){let t=e?Rt(e):[];return{title:e?yt(e):
"",rows:t.length,columns:t[0]?.length??0}}function Wo(e){if(!e.op)return e;let t=e.parts.filter(({table:n})=>n!==void 0);
return t.length===1&&t[0]?t[0]:e}function rf(e){let t=e.flat();return t.length>0&&t.length<=_i&&new Set(t).size===t.length}
function Ri(e){let t=e&&kt(e);return t?.op!=="sum"||t.parts.length>Ju||!t.parts.length?!1:t.parts.every(({op:n,parts:o})=>n===
"multiply"&&o.length===2&&o.every(s=>s.parts.every(r=>!r.op)))}function Bo(e){return(kt(e)?.parts??[]).map(n=>n.parts)}function af(e){
let t=Bo(e).map(([o])=>o?.value??Number.NaN),n=t.reduce((o,s)=>o+s,0);return Math.abs(n-1)<Zu&&t.every(o=>o>=0)}function cf(e,t){
let[n,o]=[Wo(e),t&&Wo(t)];return n.table===o?.table&&n.index===o?.index&&e.value===t?.value}var Ci,Ju,Ku,_i,Qu,Zu,tf,jo,
Pi=v(()=>{"use strict";m();io();Z();ue();ln();Ht();ui();wi();yi();vi();Li();Ci={plain:.9,softmax:1.9,average:2.2,products:1.7,
scatter:1.6,moves:2.2},Ju=96,Ku=24,_i=48,Qu=400,Zu=1e-6,tf=new Set(["table","view","join"]);jo=class{constructor(t){this.
tableNamed=an(t)}kindOf({expression:t,grid:n}){let o=t.at(-1),s=n.flat();if(!o||!s.length)return"plain";if(o.op==="colle\
ct")return rf(o.groups??[])?"scatter":"plain";let r=n[0]?.length??0;if(t.every(({op:p})=>tf.has(p)))return n.length>1&&r>
1&&s.length<=Qu?"moves":"plain";let i=new Set(t.map(({op:p})=>p));if(!i.has("softmax")&&!i.has("matmul"))return"plain";let a=this.#e(
t),c=a(0);if(c.op==="softmax")return c.parts.length===r&&r<=_i?"softmax":"plain";if(!i.has("matmul")||r>Ku||!Ri(c))return"\
plain";let l=this.#t(n[0]?.map((p,w)=>a(w))??[]),u=this.#n(c);if(!l||u===null)return"plain";let f=n.map((p,w)=>a(w*r));return l.
isUpright&&!l.isSwapped&&!u&&f.every(af)?"average":"products"}softmax({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(
n)(s*r.length),{powers:a,isShifted:c}=on(i),l=i.temperature?.value??1,[u]=i.parts,f=u?.table===void 0?null:this.tableNamed(
u.table);return{scores:this.#r(i.parts),weights:r.map(d=>ge(d,t)),shares:this.#o(i,r.length),powers:a.map(Xt),sum:Xt(a.reduce(
(d,p)=>d+p,0)),labels:Ct(t).columns,names:{scores:f?yt(f.figure):"Scores",powers:`e to each score${c?" − largest":""}${l===
1?"":` ÷ ${Xt(l)}`}`,weights:yt(t)}}}average({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((u,f)=>Bo(
i(s*r.length+f))),c=a[0]?.map(([u])=>u)??[],l=Ct(t).rows[s]??"";return{weights:this.#r(c),shares:c.map(({value:u})=>u),labels:c.
map((u,f)=>this.#i(u,!0)||this.#i(a[0]?.[f]?.[1],!1)),values:c.map((u,f)=>this.#r(a.flatMap(d=>d[f]?.[1]??[]))),results:r.
map(u=>ge(u,t)),label:l||yt(t)}}products({figure:t,expression:n,grid:o},s){let r=o[s]??[],i=this.#e(n),a=r.map((h,b)=>i(
s*r.length+b)),c=this.#t(a);if(!c)throw new Error(`${t.dataset.table} is no table of products.`);let{sliding:l,lines:u,isUpright:f}=c,
d=u.map(h=>h.map(({value:b},A)=>b*(l[A]?.value??Number.NaN))),p=Gt(d.flat(),""),{rows:w,columns:g}=Ct(t);return{sliding:{
label:w[s]||this.#i(l[0],!1)||this.#c(l[0]),tiles:this.#r(l)},lines:u.map((h,b)=>({label:g[b]??this.#i(h[0],f),tiles:this.#r(
h)})),products:d.map((h,b)=>h.map((A,$)=>{let{text:Q="",level:X}=p[b*h.length+$]??{};return{text:st(Q),level:X?String(X):
void 0}})),sums:d.map(h=>{let b=0;return h.map(A=>(b+=A,Xt(b)))}),results:r.map(h=>ge(h,t)),after:a[0]?this.#n(a[0])??"":
"",isUpright:f}}scatter({figure:t,expression:n,grid:o},s,r){let i=this.#e(n),{columns:a}=Ct(t),c=n.at(-1)?.groups??[],l=o.
flat(),u=c.map(()=>0),f=c.map((w,g)=>i(g).parts),d=s.map(w=>{let g=r.get(w)??0,h=f[g]?.[c[g]?.indexOf(w)??-1],b=h?.value??
Number.NaN,A=h?this.#r([h])[0]:void 0;return{label:this.#i(h,!0),tile:A??{text:Xt(b)},share:b,place:g}}),p=new Map(d.map(
({place:w},g)=>[w,g]));return{sources:d,places:l.map((w,g)=>({label:a[g]??"",tile:ge(w,t)})),sums:d.map(({share:w,place:g},h)=>(u[g]=
(u[g]??0)+w,p.get(g)===h?l[g]?.textContent??"":st(Ot(u[g]))))}}moves(t){let n=kn(t[0]?.expression??[]),o=n.map(r=>ki(this.
tableNamed(r)?.figure??null)),s=[];for(let[r,{figure:i,expression:a,grid:c}]of t.entries()){let l=this.#e(a),u=c[0]?.length??
1;for(let[f,d]of c.flat().entries()){let{table:p="",index:w=0}=l(f),g=n.indexOf(p),h=o[g]?.columns??1;s.push({tile:ge(d,
i),from:{table:g,row:Math.floor(w/h),column:w%h},to:{table:r,row:Math.floor(f/u),column:f%u},moment:t.length>1?r:g})}}return{
sources:o,targets:t.map(({figure:r})=>ki(r)),flights:s}}#e(t){let n=(o,s)=>cn(this.tableNamed(o),s);return o=>Ne(t,o,n)}#t(t){
let n=t.map(Bo),[o,s]=[0,1].map(d=>n.map(p=>p.map(w=>w[d]))),r=d=>d?.every(p=>p.every((w,g)=>cf(w,d[0]?.[g]))),i=!r(o),[
a,c]=i?[s,o]:[o,s];if(!a?.[0]||!c||!r(a)||!Ri(t[0]))return null;let[l,u]=(c[0]??[]).map(d=>this.#s(d)),f=!!(l&&u&&l.column===
u.column&&l.row!==u.row);return{sliding:a[0],lines:c,isUpright:f,isSwapped:i}}#n(t){let n=kt(t);if(t===n)return"";let[o,
s]=t.parts,r=o&&kt(o)===n?this.#n(o):null;if(r===null||!s||s.op)return null;let a={add:`+ ${this.#c(s)||Xt(s.value)}`,divide:`\
÷ ${Xt(s.value)}`}[t.op];return a?[r,a].filter(Boolean).join(" "):null}#o(t,n){let{powers:o}=on(t),s=o.reduce((r,i)=>r+
i,0);return o.slice(0,n).map(r=>r/s)}#r(t){let n=Gt(t.map(({value:o})=>o),"");return t.map((o,s)=>{let{figure:r,cell:i}=this.#s(
o)??{};if(r&&i&&!o.op)return ge(i,r);let{text:a="",level:c}=n[s]??{};return{text:st(a),level:i?.dataset.level??(c?String(
c):void 0),tone:r?.dataset.tone}})}#s(t){let{table:n,index:o=0}=t?Wo(t):{},s=n===void 0?null:this.tableNamed(n);if(!s)return null;
let{figure:r,cells:i,width:a,rows:c,columns:l}=s,[u,f]=[Math.floor(o/a),o%a];return{figure:r,cell:i[o],row:u,column:f,rows:c,
columns:l}}#i(t,n){let o=this.#s(t);return(n?o?.columns[o.column]:o?.rows[o.row])??""}#c(t){let n=this.#s(t);return n?yt(
n.figure):""}}});function df(e){let t=i=>document.createElementNS(Fi,i);if(e==="line")return{kind:e,element:t("path")};if(e==="text")return{
kind:e,element:t("text")};let[n,o,s,r]=[t("g"),t("g"),t("rect"),t("text")];return r.setAttribute("text-anchor","middle"),
o.append(s,r),n.append(o),{kind:e,element:n,level:o,rect:s,text:r}}function hf(e,t){let{element:n}=e;if(et(n,"opacity",t.
opacity===1?null:t.opacity.toFixed(3)),t.kind==="tile"){pf(e,t);return}et(n,"class",t.isQuiet?"quiet":null),t.kind==="li\
ne"?et(n,"d",t.path):(et(n,"x",t.x.toFixed(2)),et(n,"y",t.y.toFixed(2)),et(n,"text-anchor",t.anchor),Hi(n,t.text))}function pf({
element:e,level:t,rect:n,text:o},{x:s,y:r,width:i,height:a,tile:c,...l}){!t||!n||!o||(et(e,"transform",`translate(${s.toFixed(
2)} ${r.toFixed(2)})`),et(e,"class",l.isRaised?"raised":l.isLit?"lit":null),et(e,"data-tone",c.tone),et(e,"data-shade",c.
shade),et(t,"data-level",c.level),et(n,"width",i.toFixed(2)),et(n,"height",Math.max(0,a).toFixed(2)),et(n,"rx",String(Math.
min(ff,i/4,a/4))),et(o,"x",(i/2).toFixed(2)),et(o,"y",(a/2+5.7).toFixed(2)),Hi(o,c.text))}function et(e,t,n){e.getAttribute(
t)!==(n??null)&&(n==null?e.removeAttribute(t):e.setAttribute(t,n))}function Hi(e,t){e.textContent!==t&&(e.textContent=t)}
var Fi,lf,uf,ff,Rn,ji=v(()=>{"use strict";m();Z();Fi="http://www.w3.org/2000/svg",lf=760,uf=720,ff=5,Rn=class{#e=null;#t=new Map;#n="";#o=0;#r=0;#s=0;constructor(t,n){
this.step=t,this.beats=n.filter(({scene:s})=>s),this.figure=document.createElement("figure"),this.figure.className="moti\
on",this.svg=document.createElementNS(Fi,"svg"),this.svg.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"figcaption"),this.figure.append(this.svg,this.caption);let o=t.closest("[data-frame]")!==null;this.place=o?t:y(t,".work\
ing"),this.place.append(this.figure),this.isScaled=o,this.figure.style.setProperty("--needs",`${this.#g("width",lf)}px`),
this.#c(),new ResizeObserver(()=>this.#i()).observe(this.place)}show(t,n,o=-1){this.#e={beat:t,at:n,asked:o},this.#l()}redraw(){
for(let t of this.beats)t.forget();this.#l()}#i(){this.#s!==this.place.clientWidth&&(this.#c(),this.#l())}#c(){let t=_(this.
place,".tables");!t||t.closest("[data-opens]")||(this.#s=this.place.clientWidth,this.place.removeAttribute("data-below"),
this.place.toggleAttribute("data-below",this.figure.offsetTop>t.offsetTop))}#f(){return this.isScaled?uf:Math.floor(this.
svg.clientWidth)}#l(){let t=this.#f();if(!this.#e||!t)return;let{beat:n,at:o,asked:s}=this.#e,r=n.scene?.({width:t,at:o,
asked:s});if(!r)return;t!==this.#r&&(this.#o=this.#g("height",t)),this.#r=t;let i=Math.max(this.#o,Math.ceil(r.height)),
a=Math.min(0,(r.width-t)/2);et(this.svg,"viewBox",`${a.toFixed(1)} 0 ${t} ${i}`),this.isScaled||et(this.svg,"height",String(
i)),this.#d(r.marks);let c=Math.max(0,Math.ceil(o)-1),l=n.shown.length-1,u=c===l&&o>l;this.#m(n.title,n.words({moment:c,
isAsked:s>=0&&c===l,isEnd:u}))}#m(t,n){if(this.caption.textContent===`${t}. ${n}`)return;let o=document.createElement("b");
o.textContent=`${t}.`,this.caption.replaceChildren(o,` ${n}`)}#g(t,n){let s=[...new Map(this.beats.map(r=>[`${r.kind} ${r.
cells.length}`,r])).values()].map(({scene:r})=>r?.({width:n,at:0})[t]??0);return Math.ceil(Math.max(0,...s))}#d(t){let n=new Set(
t.map(({key:s})=>s));for(let[s,r]of this.#t)n.has(s)||(r.element.remove(),this.#t.delete(s));for(let s of t){let r=this.#t.
get(s.key);r?.kind!==s.kind&&(r?.element.remove(),r=df(s.kind),this.#t.set(s.key,r)),hf(r,s)}let o=[...n].join();o!==this.#n&&
(this.#n=o,this.svg.append(...t.map(({key:s})=>this.#t.get(s).element)))}}});function Bi(e){e.addEventListener("click",t=>{let n=G(t),o=Cn(n);if(!o)return;n.closest("[data-play]")&&Of(o);let s=n.closest(
"[data-move]");s instanceof HTMLElement&&$f(o,Number(s.dataset.move));let r=n.closest("[data-choice]");r instanceof HTMLElement&&
_f(o,r),n.closest("[data-speed]")&&Nf(e)}),e.addEventListener("input",t=>{let n=G(t),o=Cn(n);if(!o||!(n instanceof HTMLInputElement)||
!n.matches("[data-scrub]"))return;Bt(o);let s=Number(n.value);In(o,He.matches?Math.round(s):s)}),e.addEventListener("key\
down",t=>{let n=G(t),o=Cn(n),s={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1}[t.key];!o||!s||!n.matches("[data-scrub\
]")||(t.preventDefault(),Bt(o),Gi(o,s))});for(let t of["pointerover","focusin"])e.addEventListener(t,n=>{let o=G(n).closest(
Wi),s=o&&Cn(o);s&&o instanceof HTMLTableCellElement&&vf(s,o)})}function Di(e){for(let t of x(e,"[data-step]")){let n=_(t,
".play");!n||Wt.has(t)||(n.hidden=x(t,Wi).length<yf,n.hidden||Ef.observe(t))}}function qo(e){for(let t of e)Jt(t)}function zo(e){
for(let t of x(e,"[data-step]"))Bt(t)}function Ui(e){Wt.get(e)?.stage?.redraw()}function Jt(e){let t=_(e,".play");if(!t||
t.hidden||Wt.has(e))return Wt.get(e);let n=Ii(e),o=n.flatMap(f=>f.cells),s=Sf(n),r=e.closest("[data-frame]")!==null,i=n.
some(({scene:f})=>f),a=r?null:Af(e,n),c=a?o.indexOf(a)+1:0,l={moments:s,cells:o,at:s.length,goal:s.length,frame:0,time:0,
hold:0,asks:a?s.findIndex(f=>f.end>=c):-1,asked:a,painted:"",stage:i?new Rn(e,n):null};Wt.set(e,l);let u=y(t,"[data-scru\
b]",HTMLInputElement);return u.max=String(s.length),u.step="any",u.value=u.max,Mf(l),l}function Sf(e){let t=e.reduce((a,{
scene:c,shown:l})=>a+(c?0:l.length),0),n=new Set,o=0,s=e.flatMap(a=>{let c=n.has(a.kind)?wf:1;n.add(a.kind);let l=a.scene?
c*a.seconds:Math.min(a.seconds,mf/t),u=a.shown.map((f,d)=>({beat:a,place:d,end:o+f,seconds:l}));return o+=a.cells.length,
u}),r=s.reduce((a,{seconds:c})=>a+c,0),i=Math.min(1,gf/r);return s.map(a=>({...a,seconds:i*a.seconds}))}function Af(e,t){
let n=t.flatMap(a=>a.kind==="moves"?[]:a.cells),o=n.map(({textContent:a})=>a??"");if(n.length<Uo||new Set(o).size<Uo)return null;
let s=x(e,".step-text, .formula, .reasons, td:not(.step-results td)").map(({textContent:a})=>a).join(" "),r=a=>o.filter(
c=>c===a).length,i=a=>+(r(a)>1)+Number(s.includes(a));return n.slice(Math.floor(n.length/2)).map(a=>({cell:a,told:i(a.textContent??
""),size:Math.abs(zt(a))})).sort((a,c)=>a.told-c.told||c.size-a.size)[0]?.cell??null}function Mf({stage:e}){let[t]=e?.beats??
[];t&&e?.show(t,t.shown.length)}function vf(e,t){let n=Wt.get(e);if(!n?.stage||n.frame||n.at<n.moments.length)return;let o=n.
stage.beats.find(({cells:i})=>i.includes(t));if(!o)return;let s=o.cells.indexOf(t),r=o.kind==="products"?s+1:o.shown.length;
n.stage.show(o,r)}function Of(e){let t=Jt(e);if(t){if(t.frame){Bt(e);return}t.at>=t.moments.length&&In(e,0),qi(e,t.moments.
length)}}function qi(e,t){let n=Jt(e);if(!n)return;Bt(e),n.goal=t,n.time=performance.now(),n.hold=He.matches?.01:0,zi(e,
!0),n.stage?.figure.scrollIntoView({block:"nearest"});let o=s=>{n.frame=requestAnimationFrame(o);let r=Math.max(0,s-n.time)/
1e3*_n;n.time=s,Tf(e,n,r)};n.frame=requestAnimationFrame(o)}function Tf(e,t,n){let o=Math.floor(t.at),s=t.moments[o];if(t.
at>=t.goal||!s){Bt(e);return}if(o===t.at&&o===t.asks&&Vi(e,t)){Rf(e,t);return}if(t.hold>0){t.hold-=n;return}let r=Math.min(
o+1,t.at+(He.matches?1:n/s.seconds)),i=r===o+1;i&&He.matches?t.hold=s.seconds:i&&s.beat.scene&&t.moments[r]?.beat!==s.beat&&
(t.hold=bf),Go(e,t,r)}function Bt(e){let t=Wt.get(e);t?.frame&&(cancelAnimationFrame(t.frame),t.frame=0,zi(e,!1),!(t.at<
t.moments.length)&&setTimeout(()=>{!t.frame&&t.at>=t.moments.length&&e.removeAttribute("data-playing")},xf))}function zi(e,t){
y(e,"[data-play]").textContent=t?"Pause":"Play"}function Nf(e){_n=Do[(Do.indexOf(_n)+1)%Do.length]??1;for(let t of x(e,"\
[data-speed]"))t.textContent=`${_n}×`}function $f(e,t){let n=Jt(e);n&&(Bt(e),Math.abs(t)>1?In(e,t<0?0:n.moments.length):
t<0||He.matches?Gi(e,t):qi(e,Math.floor(n.at)+1))}function Gi(e,t){let n=Jt(e)?.at??0;In(e,t<0?Math.ceil(n)-1:Math.floor(
n)+1)}function In(e,t){let n=Jt(e);n&&(_(e,".playing .predict")?.remove(),Go(e,n,Math.max(0,Math.min(n.moments.length,t))))}
function Vi(e,{asked:t}){return t&&!("predicted"in e.dataset)&&!e.closest('[data-mode="all"]')}function Go(e,t,n){let{moments:o,
cells:s,stage:r,asked:i,asks:a}=t;t.at=n;let c=Math.ceil(n)-1,l=o[c],u=c+1===n,f=(u?l?.end:o[c-1]?.end)??0,d=!!Vi(e,t)&&
n<=a;e.toggleAttribute("data-playing",n<o.length||t.frame>0),e.toggleAttribute("data-guessing",d),y(e,"[data-scrub]",HTMLInputElement).
value=String(n);let p=Lf(o,n);if(p){let h=d&&i?p.beat.cells.indexOf(i):-1;r?.show(p.beat,p.at,h)}let w=`${c} ${u}`;if(w===
t.painted&&n>0)return;t.painted=w;for(let[h,b]of s.entries())b.toggleAttribute("data-ahead",h>=f),b.removeAttribute("dat\
a-asked");Yi(e,l,f,s.length);let g=l&&kf(t,l);if(!g){pn(e),On(e,null);return}Re(g,{withoutResult:!u||g.hasAttribute("dat\
a-ahead")}),t.frame&&!r&&g.scrollIntoView({block:"nearest"}),On(e,g)}function Lf(e,t){let n=Math.max(0,Math.ceil(t)-1),o=e[n];
if(o?.beat.scene)return{beat:o.beat,at:o.place+t-n};let s=e.slice(0,n).filter(({beat:i})=>i.scene).at(-1);if(s)return{beat:s.
beat,at:s.place+1};let r=e.find(({beat:i})=>i.scene);return r?{beat:r.beat,at:0}:null}function kf({cells:e},{beat:t,place:n,
end:o}){let s=o-(t.shown[n]??0),r=s+(t.shown[n-1]??0),i=Math.max(o,r+1),a=e.slice(r,t.kind==="scatter"?i:s+t.cells.length),
c=t.scene&&t.kind!=="products"?a:a.slice(0,1),l=c.map(u=>Math.abs(zt(u)));return c[l.indexOf(Math.max(...l))]??e[o-1]}function Yi(e,t,n,o){
let s=t?.beat.label?`${t.beat.label}, `:"",r=t?`${s}number ${Math.max(1,n)} of ${o}`:"";y(e,".play output").textContent=
r,y(e,"[data-scrub]").setAttribute("aria-valuetext",r)}function Rf(e,t){Bt(e);let n=t.asked;if(!n||e.querySelector(".pla\
ying .predict"))return;n.removeAttribute("data-ahead"),n.toggleAttribute("data-asked",!0),Yi(e,t.moments[t.asks],t.cells.
indexOf(n)+1,t.cells.length),Re(n,{withoutResult:!0}),On(e,n);let o=document.createElement("div");o.className="predict",
o.setAttribute("role","group"),o.setAttribute("aria-label","Predict, then see");let s=document.createElement("p"),r=document.
createElement("b");r.textContent="Predict, then see. ",s.append(r,"Which number comes where the question mark is?");let i=document.
createElement("div");i.className="choices",i.append(...Cf(n,t.cells).map(a=>{let c=document.createElement("button");return c.
type="button",c.dataset.choice=a,c.textContent=a,c})),o.append(s,i),y(e,".play").after(o)}function Cf(e,t){let n=e.closest(
"figure"),o=t.filter(r=>r.closest("figure")===n).reverse(),s=new Map;for(let r of[e,...o,...t])s.size<Uo&&s.set(r.textContent??
"",zt(r));return[...s].sort(([,r],[,i])=>r-i).map(([r])=>r)}function _f(e,t){let n=Wt.get(e),o=n?.asked;if(!n||!o)return;
let s=o.textContent??"",r=t.dataset.choice===s;e.dataset.predicted=String(r);let i=y(e,".playing .predict");for(let c of x(
i,"button",HTMLButtonElement))c.disabled=!0,(c===t||c.dataset.choice===s)&&(c.dataset.right=String(c.dataset.choice===s));
Go(e,n,n.asks+1),Re(o);let a=document.createElement("p");a.setAttribute("role","status"),a.textContent=r?"Right. Play go\
es on.":`It is ${s}; the line above shows why. Play goes on.`,i.append(a),y(e,"[data-play]").focus({preventScroll:!0})}function Cn(e){
let t=e.closest("[data-step]");return t instanceof HTMLElement?t:null}var Wi,mf,gf,wf,bf,xf,Do,yf,Uo,Wt,He,_n,Ef,Vo=v(()=>{
"use strict";m();xo();Z();ln();si();Pi();ji();Wi=`.step-results ${sn}`,mf=20,gf=60,wf=.6,bf=.5,xf=2500,Do=[1,2,.5],yf=2,
Uo=4,Wt=new WeakMap,He=matchMedia("(prefers-reduced-motion: reduce)"),_n=1;Ef=new IntersectionObserver(e=>{for(let{target:t,
isIntersecting:n}of e)n&&t instanceof HTMLElement&&Jt(t)},{rootMargin:"600px"})});var Qi={};Xn(Qi,{previewEdits:()=>If});function If(e,t,n){let o=Mn(),{steps:s,known:r}=o.solve(Sn(o.inputs,JSON.parse(t||
"{}")),n),i=new Map(s.flatMap(({tables:l})=>l.map(u=>[u.name,u]))),a=x(e,":scope > [data-step]:not([hidden])").filter(Ji),
c=a.flatMap(l=>x(l,"figure[data-table]").filter(Ji));for(let l of c){let u=l.dataset.table??"",f=i.get(u)?.numbers??r.get(
u)?.numbers;f&&Ff(l,f,Pf(l))}for(let l of a)l.toggleAttribute("data-previewed",!0),Ui(l)}function Ji(e){let{top:t,bottom:n}=e.
getBoundingClientRect();return n>-Xi&&t<innerHeight+Xi}function Pf({dataset:{shade:e}}){return e==="weights"||e==="diffe\
rences"?e:""}function Ff(e,t,n){let o=x(e,"tbody td");if(o.length===t.length)for(let[s,{text:r,exact:i,level:a}]of Gt(t,
n).entries()){let c=o[s];if(!c)continue;let l=st(r);c.textContent!==l&&(c.textContent=l),Ki(c,"data-value",i===l?null:i),
Ki(c,"data-level",a?String(a):null)}}function Ki(e,t,n){e.getAttribute(t)!==n&&(n===null?e.removeAttribute(t):e.setAttribute(
t,n))}var Xi,Zi=v(()=>{"use strict";m();Z();Ie();ue();Vo();Co();Ht();Xi=100});function Fn(e,t){return e==="scale"?t.trim()!==""&&Number(t)>=pa.min&&Number(t)<=pa.max:e==="controls"||e==="caption"?Uf[e].
includes(t):CSS.supports("color",t)}var pa,Uf,ma=v(()=>{"use strict";m();pa={min:.5,max:4},Uf={controls:["none","some","\
all"],caption:["none","title","all"]}});function wa(e){let t=ga.then(qf).then(e);return ga=t.catch(()=>{}),t}function qf(){let{scheduler:e}=globalThis;return e?
e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}var ga,ba=v(()=>{"use strict";m();ga=Promise.
resolve()});function Ea(e){return{"HTML frame":Sa(e),"Web component":zf(e),Markdown:Aa(e),Quarto:Gf(e),LaTeX:Vf(e)}}function Sa({title:e,
embed:t}){return`<iframe src="${Hn(t)}" title="${Hn(e)}" width="${xa.width}" height="${xa.height}" loading="lazy" allowf\
ullscreen style="border: 0; max-width: 100%"></iframe>`}function zf({server:e,attributes:t}){let n=Object.entries({server:e,
...t}).map(([o,s])=>s===""?o:`${o}="${Hn(s)}"`);return`<script src="${Hn(new URL("pointer-view.js",e).href)}" defer><\/sc\
ript>
<pointer-view ${n.join(" ")}></pointer-view>`}function Aa({title:e,embed:t,picture:n}){return`[![${Yf(e)}](<${ya(n)}>)](\
<${ya(t)}>)`}function Gf(e){return['::: {.content-visible when-format="html"}',"```{=html}",Sa(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',Aa(e),":::"].join(`
`)}function Vf({title:e,caption:t,name:n,embed:o,picture:s}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${s}`,
"\\begin{figure}","  \\centering",`  \\href{${Xf(o)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${ed(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function Hn(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Yf(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function ya(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Xf(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}function ed(e){return[
...e.normalize("NFC").replace(/\s/g," ").replace(td,"")].flatMap(n=>[...Qf[n]??nd(n)]).map(n=>Jf[n]??od(n)).join("")}function nd(e){
return Zf.test(e)?e.normalize("NFD").slice(0,1):e}function od(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Kf.test(e)?e:"?"}var xa,
Jf,Kf,Qf,Zf,td,Ma=v(()=>{"use strict";m();xa={width:960,height:540};Jf={"\\":"\\textbackslash{}","~":"\\textasciitilde{}",
"^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textbar{}","−":"$-$","√":"$\\surd$","‖":"\
$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\frac12$","²":"$^2$","→":"$\\to$","←":"\
$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"$\\ne$","≈":"$\\approx$","∞":"$\\infty\
$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"\
$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Kf=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Qf={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Zf=/[ąęįųĄĘĮŲ]/,td=/[\p{Cf}\p{Cc}\p{Mn}]/gu});function Oa(e,t,{title:n,origin:o}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return sd(decodeURIComponent(s),n,o);let r=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[va("Title",n),va("Source",o)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function sd(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(r,i)=>{
let a=document.createElementNS(o.namespaceURI,r);return a.textContent=i,a};return o.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function va(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,rd(n)),o.buffer}function rd(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Ta=v(()=>{"use strict";m()});function $a({name:e,links:t,view:n,picture:o,csv:s,json:r}){let i=document.createElement("div");i.className="view-take";
let a={link:jn("Link"),embed:jn("Embed"),json:jn("JSON"),offline:jn("Offline file")};a.offline.title="One HTML file with\
 this whole view inside, for use without a network";let c=We("JSON",()=>Na(r(),`${e()}.json`,"application/json")),l=document.
createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";let u=cd(()=>{let{
link:h,embed:b}=t(),A=b?n():null;return{...h&&{Address:h},...A&&Ea(A)}}),f=()=>{let h=t();for(let b of Object.keys(a)){let A=h[b];
a[b].hidden=A===null,A!==null&&(a[b].href=A)}c.hidden=h.json!==null,u.hidden=h.link===null&&h.embed===null,l.hidden=re.answers};
for(let h of["pointerenter","focusin"])i.addEventListener(h,f);let d=document.createElement("select");d.setAttribute("ar\
ia-label","Size of the PNG"),d.append(...id.map(h=>{let b=h===ad;return new Option(`${h}×`,String(h),b,b)}));let p=async h=>{
let{address:b,meta:A}=await o(h,Number(d.value)),$=A.origin??t().embed??location.href;La(Oa(b,h,{title:A.title,origin:$}),
`${e()}.${h}`)},w=()=>Na(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),g=document.createElement("span");return g.
append(We("PNG",()=>p("png"))," ",d),i.append(a.link,a.embed,g,We("SVG",()=>p("svg")),We("CSV",w),a.json,c,a.offline,u,l),
f(),i}function cd(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let o=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(o,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",s.hidden=!0;let c=Object.entries(e()).map(([l,u])=>We(l,()=>a(l,u)));o.replaceChildren(...c,r)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let u=await ld(l);u||s.select(),r.textContent=u?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function ld(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function jn(e){let t=document.createElement("a");return t.textContent=e,t}function We(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Na(e,t,n){La(new Blob(
[e],{type:n}),t)}function La(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var id,ad,ka=v(()=>{"use strict";m();vt();Ma();Ta();id=[1,2,4],ad=2});function ja({data:e,layout:t},{width:n,height:o,isFixed:s,scale:r}){if(!n)return{data:e,layout:t};let i={width:n/r,height:o/
r},a=s&&(i.width<Ra.width||i.height<Ra.height),c={...i,isFixed:s,isTiny:a,isNarrow:i.width<560,scale:r},l=a?yd(t,t.meta.
small??{}):t;if(!s)return{data:e,layout:{...l,..._a(l,c)}};let u=Ed(e,l),f={...u,..._a(u,c),...Sd(e,u,c),...vd(u,c)};return{
data:kd(e,u,c.height),layout:f}}function yd(e,t){return Wa(e,t)}function Wa(e,t){if(!Ca(e)||!Ca(t))return t;let n={...e};
for(let[o,s]of Object.entries(t))n[o]=Wa(e[o],s);return Object.fromEntries(Object.entries(n).filter(([,o])=>o!==null))}function Ca(e){
return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Ba(e,t){return Object.entries(e).filter(([o])=>t.test(o))}
function Da(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Ua(e){return Ba(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}
function qa(e,t){return e[t]}function Ed(e,t){let{xaxis:n}=t,o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,s=Array.
isArray(o)?o.filter(i=>typeof i=="string"):[],r=Array.isArray(o)&&s.length===o.length;return n?.tickangle!==-90||n.tickvals||
!s.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,ticktext:s}}}function Sd(e,t,{width:n,height:o,isTiny:s,scale:r}){
let i=Ad(e,t),a=Math.max(...i.map(b=>b.length*Kt+gd)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*
dt>o/(s?4:3),u=i.length>0&&!l,f=Md(t,o,r),p=((f.annotations?.find(({font:b})=>b?.size)?.font?.size??0)/r||dt)*Fa+2,w=Math.
min(t.margin?.t??8,u?c*dt+4:t.annotations?.length?p:8),g=Ha.some(b=>qa(t,b)?.colorbar?.orientation==="h"),h=!t.margin||g&&
!s;return{...l&&{showlegend:!1},...!h&&{margin:{...t.margin,t:Math.ceil(w*r)}},...f}}function Ad(e,t){if(t.showlegend===
!1)return[];let n=new Map,o=0;for(let{name:s,type:r,visible:i,showlegend:a,legendgroup:c}of e)!s||(a===!1||i===!1)||["he\
atmap","contour"].includes(r)||(o+=1,n.set(c||s,s.replace(/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.values()]:[]}function Md(e,t,n){
let{annotations:o=[],template:s}=e,r=({yref:d,yanchor:p})=>d==="paper"&&p==="bottom",i=o.filter(r);if(!i.length)return{};
let a=Ua(e).map(([d])=>d),c=i.filter(({y:d})=>d<1).map(({y:d})=>Math.min(...a.map(p=>p-d).filter(p=>p>0),1-d)),l=s.layout.
font.size,u=Math.min(l,Math.min(1,...c)*(t-dt)/Fa);if(u>=l)return{};let f=Math.max(xd,u*n);return{annotations:o.map(d=>r(
d)?{...d,font:{...d.font,size:f}}:d)}}function vd(e,{height:t,isTiny:n}){let o=Math.floor(t/3/Kt),s=t-za(e,1/0,o)-Ia,r={};
for(let i of Ha){let a=qa(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=Od(e,i,a,s))}return r}function Od(e,t,n,o){let s=n.colorbar??
{};if(o>=ud||s.ticktext||s.orientation==="h")return n;let r=e.template.layout[t],i=s.tickvals??r?.colorbar?.tickvals,a=(s.
len??1)*o;if(!i){let f=Math.max(we,Math.floor(a/dt/1.5));return{...n,colorbar:{...s,nticks:f}}}let[c,l]=[n.cmin??i[0]??0,
n.cmax??i.at(-1)??1],u=[];for(let f of i){let d=u.at(-1);(d===void 0||(f-d)/(l-c)*a>=dt)&&u.push(f)}return{...n,colorbar:{
...s,tickvals:u}}}function _a(e,t){let{width:n,height:o,isFixed:s,isTiny:r,isNarrow:i}=t,a=i?n:1/0,c=s?Math.floor(o/3/Kt):
1/0,l=za(e,a,c),u=s?l?Ia:Pa:0,f=Math.max(o-l-(r?2*dt:u),dt),d=r?n-md:Math.max(n-pd,60);return Object.fromEntries(Ba(e,/^[xy]axis/).
map(([p,w])=>{let g=p.startsWith("x"),h=s&&g?$d(w,e,f):w,[b,A]=h.domain??[0,1],$=(A-b)*(g?d:f),Q=e.template.layout.font.
size*t.scale,X=Td(h,g,$,Q,t),R=e.meta.priority?.[p];return[p,Nd(X,{isX:g,length:$,fontSize:Q,upright:c,priority:R},t)]}))}
function Td(e,t,n,o,{isTiny:s,isFixed:r}){let i=e.title?.text??"";if(!s)return r&&!t&&i.length*Kt>wd*n?{...e,title:{}}:e;
let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>bd)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Kt-1))+1),
u=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,font:{size:o-2},text:u}}}function Nd(e,{isX:t,
length:n,fontSize:o,upright:s,priority:r},i){let{width:a,isFixed:c,isTiny:l,isNarrow:u}=i,{ticktext:f,tickvals:d=[]}=e;if(e.
visible===!1||e.showticklabels===!1)return e;if(!f)return c||u&&t?Ld(e,t,n,i):e;let p=f.length;if(l&&t&&p===1&&e.tickangle===
0&&(f[0]??"").length*Kt>n-Kt)return{...e,tickfont:{size:.75*o}};if(p<=we&&(t||!c||n>=dt))return e;let g=p<=we?[p-1]:Rd(p,
Math.floor(n/dt),r);return{...e,tickvals:g.map(h=>d[h]??h),ticktext:g.map(h=>Ga(f[h]??"",h,u?a:1/0,t?s:1/0))}}function $d(e,t,n){
let[o]=Da(t,e.anchor)?.domain??[0,1],s=Ua(t).map(([,a])=>a),r=Math.max(...s.filter(a=>a<=o),-1/0),i=(o-r)*n;return e.side===
"top"||i>2.4*dt?e:{...e,title:{},...i<.9*dt&&{showticklabels:!1}}}function Ld(e,t,n,{isTiny:o,isNarrow:s}){let r=Math.max(
we,Math.floor(n/(t?dd:dt*1.5)));if(e.tickvals){let u=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.
filter((f,d)=>d%u===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(we,Math.floor(n/hd))};
let c=s&&t&&e.nticks&&!o?we:r,l=Math.min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function kd(e,t,n){return e.
map(o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let s=Da(t,o.yaxis),[r,i]=s?.domain??[0,1],a=s?.ticktext?.length;
return a===void 0?o:(i-r)*(n-Pa)<a*dt?{...o,texttemplate:""}:o})}function Rd(e,t,n){let o=[...Array(e).keys()];if(e<=t)return o;
let s=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return o.filter(i=>i%s===0);let r=[];for(let i of[...o].sort((a,c)=>(n[c]??
0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=s)&&r.push(i);return r.sort((i,a)=>i-a)}function za({xaxis:e},t,n){let s=(e?.tickangle===
0?[]:e?.ticktext??[]).map((r,i)=>Ga(r,i,t,n).length);return Math.max(0,...s)*fd}function Ga(e,t,n,o){let s=n<1/0;if(!s&&
e.length<=o)return e;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",u]=a.split(
" · "),f=Math.min(s?Math.max(5,Math.floor(n/48)):14,o),d=l.length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return i+
(u?`${t+1} ${d}`:d)+c}var Ra,ud,we,dt,Kt,fd,dd,hd,pd,md,Ia,Pa,gd,wd,bd,xd,Fa,Ha,Va=v(()=>{"use strict";m();Ra={width:420,
height:200},ud=300,we=2,dt=20,Kt=8,fd=7.5,dd=44,hd=18,pd=240,md=90,Ia=56,Pa=90,gd=48,wd=1.3,bd=.6,xd=9,Fa=1.4,Ha=["color\
axis","coloraxis2"]});function es(e,t){let n=JSON.stringify(Object.values(e)),o=be.get(n)??new Map;be.delete(n),be.set(n,o);for(let i of be.keys()){
if(be.size<=Cd)break;be.delete(i)}let s=o.get(t);if(s)return s;let r=new Promise((i,a)=>_d(n,e,t,{resolve:i,reject:a}));
return o.set(t,r),r.catch(()=>o.delete(t)),r}function _d(e,t,n,o){let s=Qo.get(e);if(s){s.views.set(n,o);return}let r=new Map(
[[n,o]]);Qo.set(e,{query:t,views:r}),setTimeout(()=>{Qo.delete(e),Id(t,r)},0)}async function Id(e,t){let{server:n,path:o,
query:s,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await qt(`${o}/figures?${Mt({...s,views:i,theme:r})}`,{},n);
for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof q&&[404,422,500].includes(a.status);for(let[l,{
resolve:u,reject:f}]of t)c?Pd(e,l).then(u,f):f(a)}}function Pd({server:e,path:t,query:n,theme:o},s){let r=Mt({...n,theme:o});
return qt(`${t}/views/${encodeURIComponent(s)}?${r}`,{},e)}async function Xa(e,t){let n=Zo.get(e),o=n??(e.startsWith("#")?
Fd(e.slice(1)):Hd(e));n||(Zo.set(e,o),o.catch(()=>Zo.delete(e)));let s=await o;if(ft(s))return s;let{templates:r={}}=s.layout.
meta,i=r[t];if(!i)return s;let a=Ya(i),c=new Map;for(let d of Object.values(r))Ya(d).forEach((p,w)=>{c.set(p,a[w]??p)});
let{data:l,layout:u}=ts({data:s.data,layout:s.layout},c),{meta:f}=s.layout;return{...s,data:l,layout:{...u,meta:f,template:i}}}
function Ya(e){return e.layout.colorway}function ts(e,t){return Array.isArray(e)&&["string","object"].includes(typeof e[0])&&
!Array.isArray(e[0])?e.map(o=>ts(o,t)):e?.constructor===Object?Object.fromEntries(Object.entries(e).map(([o,s])=>[o,ts(s,
t)])):t.get(e)??e}async function Fd(e){let t=document.getElementById(e);if(!t)throw new Error("The figure is missing in \
this file.");return JSON.parse(t.textContent??"")}async function Hd(e){let t=await fetch(new URL(e,document.baseURI)).catch(
()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new q(t?.status??0,[{where:"",
message:n,suggestions:[]}])}return t.json()}function xe(e,{server:t,path:n,view:o,values:s}){let r=encodeURIComponent(o),
i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,
json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},u=Mt({...i&&e!=="json"?{step:o}:{},
...s}).toString();return new URL(u?`${c[e]}?${u}`:c[e],t).href}var Cd,be,Qo,Zo,Ja=v(()=>{"use strict";m();vt();fn();Cd=12,
be=new Map,Qo=new Map;Zo=new Map});function Qa({x:e,y:t,xaxis:n,yaxis:o},s){let r=[Ka(n,e,s),Ka(o,t,s)];return[...new Set(r.filter(i=>i!==null))]}function Ka(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function Za(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(jd()),{_fullLayout:s}=e;
if(!s)return;let r=t.flatMap(i=>n.map(a=>Wd(s,s[i],a)));o.replaceChildren(...r.filter(i=>i!==null))}function jd(){let e=document.
createElement("div");return e.className="view-marks",e}function Wd(e,t,n){if(!t?._length)return null;let o=t._id.startsWith(
"x"),s=e[`${o?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[o?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!s?._length)return null;let[c,l]=o?[t._offset+i,s._offset]:[s._offset,t._offset+
i],[u,f]=o?[a-i,s._length]:[s._length,a-i],d=document.createElement("div");return Object.assign(d.style,{left:`${c}px`,top:`${l}\
px`,width:`${u}px`,height:`${f}px`}),d}var tc=v(()=>{"use strict";m()});function nc(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:s})=>[n,o.find(r=>String(r)===t(n))??s]))}function oc(e,t){
for(let{name:n,values:o}of e){let s=t(n);if(s===null||o.map(String).includes(s))continue;let r=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${r}.`}}return null}
function sc(e,t,n){return t.reduce((o,s)=>{let r=e.find(({name:i})=>i===s)?.values??[];return o*r.length+r.indexOf(n[s]??
"")},0)}function rc(e,t){return e.map(o=>{let{name:s,title:r,values:i}=o,a=ic(o)[i.indexOf(t[s]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function ic({values:e,labels:t}){return t??e}function ec(e,t){let n=document.
createElement("label");return n.append(`${e} `,t),n}function ns(e,t){let n=document.createElement("button");return n.type=
"button",n.textContent=e,n.addEventListener("click",t),n}var Wn,ac=v(()=>{"use strict";m();Wn=class{#e;#t;#n="";#o=0;#r=null;constructor(t,n){
this.#e=t,this.#t=n}offer({choices:t=[],player:n},o,s){let r=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:u})=>[c,l,u]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#r=null,
this.#e.replaceChildren(...t.map(c=>this.#s(c))),r.length&&s&&this.#e.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#e.append(...this.#c(a))}show(t){for(let[n,o]of Object.entries(t)){let s=this.#e.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(o))}}pause(){clearInterval(this.#o),this.#o=0,this.#r&&(this.#r.textContent=
"Play")}#s(t){let{name:n,title:o,values:s}=t,r=document.createElement("select");r.name=n;let i=ic(t);return r.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=s[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),ec(o,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,s)=>new Option(o.name,String(s)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),ec("Open",n)}#c({name:t,title:n,values:o}){let s=()=>o.indexOf(this.#t.selected()[t]??
""),r=u=>{let f=o[Math.max(0,Math.min(o.length-1,u))];f!==void 0&&this.#t.select(t,f)},i=u=>{this.pause(),r(s()+u)},a=ns(
"Play",()=>{if(this.#o){this.pause();return}s()===o.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(s()+
1),s()===o.length-1&&this.pause()},1200)});this.#r=a;let c=ns("‹",()=>i(-1)),l=ns("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}}});function Bn(e){return window.Plotly?Promise.resolve(window.Plotly):(os??=new Promise((t,n)=>{let o=document.createElement(
"script");o.src=e?new URL(`static/${cc}`,e).href:new URL(`../${cc}`,E).href;let s=()=>{os=void 0,o.remove(),n(new Error(
"The drawing library could not be loaded. Reload the page to try again."))};o.addEventListener("load",()=>window.Plotly?
t(window.Plotly):s()),o.addEventListener("error",s),document.head.append(o)}),os)}async function lc(e,t,n){let{width:o,height:s}=e.
layout;return(await Bn()).toImage(e,{format:t,width:o,height:s,...t==="png"&&{scale:n}})}var cc,os,uc=v(()=>{"use strict";
m();cc="vendor/plotly/plotly-traces-4.1.1.min.js"});var th={};function Qd(){let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=Jd,
e}function Zd(e){let t=Object.entries(e).map(([n,o])=>{if(!/^[xy]axis/.test(n))return[n,o];let s=o,r=e[n.startsWith("x")?
"xaxis":"yaxis"]?.categoryarray,i=s.type==="category"&&!s.categoryarray&&r;return[n,i?{...s,categoryorder:"array",categoryarray:r}:
s]});return Object.fromEntries(t)}var is,as,Bd,hc,Dd,fc,ss,Ud,qd,zd,Gd,dc,Vd,Yd,Xd,Jd,Kd,ye,rs,cs,pc=v(()=>{"use strict";
m();vt();ma();ba();ka();fn();Va();Ja();tc();ac();ho();uc();mo();is={visits:"visits",record:"record",user:"user","predict\
-at":"predict_at","top-k":"top_k",interventions:"interventions",against:"against"},as=["inputs","removed"],Bd=new Set(["\
server","source","model","lesson","view","theme","reads",...as,...Object.keys(is)]),hc=["scale","accent","controls","cap\
tion"],Dd=new Set([...hc,"fill"]),fc="pointer-view:hover",ss=matchMedia("(prefers-color-scheme: dark)"),Ud={displayModeBar:!1,
displaylogo:!1,responsive:!0,scrollZoom:!1},qd=120,zd=[["short",576,0],["low",352,0],["tight",288,352]],Gd="400px 0px",dc=
660,Vd="[data-answer]:not(pointer-view *)",Yd=/^(\w+):(\d+)$/,Xd="The server draws this chart, and it does not answer.",
Jd="The answer above is computed in this browser.",Kd="Type visits, or add a place, to see what the model answers.",ye=null,
rs=null,cs=class extends HTMLElement{#e=null;#t=null;#n=null;#o=0;#r=!1;#s="";#i=!1;#c="";#f=[];#l=!1;#m=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#C()},{rootMargin:Gd});#g=new ResizeObserver(()=>requestAnimationFrame(()=>this.#$()));#d=new MutationObserver(
t=>this.#J(t.map(({attributeName:n})=>n??"")));#w=t=>this.getAttribute(t);#h=()=>{if(!this.#n||!this.#t){this.#y();return}
this.#O(this.#A),this.#p()};#k=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#R=({type:t})=>this.#tt(t==="beforeprint");connectedCallback(){
this.#e??=this.#F(),this.#I(),document.addEventListener("pointerscope:theme",this.#h),document.addEventListener(fc,this.#k),
ss.addEventListener("change",this.#h);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#R);this.#g.
observe(this),this.#d.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#m.observe(this):this.#l=!0,this.#y()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#h),document.removeEventListener(fc,this.#k),ss.removeEventListener(
"change",this.#h);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#R);this.#g.disconnect(),this.#d.
disconnect(),this.#m.disconnect(),this.#a.controls.pause()}mark(t){t.join()!==this.#f.join()&&(this.#f=t,this.#D())}get chosen(){
return this.#t?this.#E:{}}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#U();return Math.ceil(t+un(this.#t)+
n)}get#a(){return this.#e??=this.#F(),this.#e}#C(){this.#l=!0,this.#m.disconnect(),this.#y()}#J(t){t.some(o=>Dd.has(o))&&
(this.#I(),this.#p());let n=t.filter(o=>Bd.has(o)&&!this.#K(o));t.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#l?
this.#C():n.length?this.#y():this.#x.some(({name:o})=>t.includes(o))?this.#L()&&this.#p():t.includes(this.#c)&&this.#y()}#K(t){
let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#h(),t==="theme"||t==="interventions"&&n.follows(this.getAttribute(
t)??""))}get#x(){return this.#t?Et(this.#t).choices??[]:[]}#y(){this.#r||(this.#r=!0,queueMicrotask(()=>{this.#r=!1,this.#Q()}))}get#v(){
let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return n?
`${t}/${encodeURIComponent(n)}`:""}get#S(){let t=this.getAttribute("server");return t?new URL(t.endsWith("/")?t:`${t}/`,
document.baseURI).href:Je.href}get#_(){let t=this.parentElement?.closest("[data-theme]");return t instanceof HTMLElement?
t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t==="auto"?ss.matches?"dark":"light":(t??this.#_)===
"dark"?"dark":"light"}get#M(){let t=this.getAttribute("scale");return t!==null&&Fn("scale",t)?Number(t):1}#I(){let t=this.
getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#M)):this.style.removeProperty(
"--scale"),t&&Fn("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--accent")}get#P(){if(this.
hasAttribute("lesson")){let n=as.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.fromEntries(n)}}if(this.
getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(is).map(([n,o])=>[o,this.getAttribute(
n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#Q(){let{needsHistory:t,query:n}=this.#P;this.#o+=1;let o=this.#o,
s=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#v&&r&&(!t||n.visits||n.record);if(!s&&!i){this.#T(
Kd);return}if(!this.#l){this.#T("");return}let a=this.#A;this.#O(a),this.setAttribute("aria-busy","true");try{let c={server:this.#S,
path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#S:"",[u]=await Promise.all([s?Xa(s,a):es(c,r),s?null:r===
uo?import("./network-drawing.js"):Bn(l)]),f=ft(u),d=f?await import("./network-drawing.js"):null;f||await Bn(l),await wa(
()=>{o===this.#o&&(this.#et(d?.NetworkDrawing??null,Et(u).title),this.#t=f?u:structuredClone(u),this.#ot(this.#t),this.#Z(
{...c,theme:"light"},r))})}catch(c){o===this.#o&&this.#j(c)}finally{o===this.#o&&this.removeAttribute("aria-busy")}}#O(t){
this.#_!==t?this.dataset.theme=t:delete this.dataset.theme}#Z(t,n){if(!this.#t||ft(this.#t))return;let{template:o,meta:s}=this.#t.
layout,r=s.templates?.light;ye??=r??(this.#A==="light"?o:null),!(ye||this.hasAttribute("source"))&&(rs??=es(t,n),rs.then(
i=>{ft(i)||(ye??=i.layout.template)}).catch(()=>{rs=null}))}#tt(t){if(this.#i=t,!this.#t||!this.#s)return;let n=ye??this.#n;
this.#O(t&&n?"light":this.#A),this.#p(),t||requestAnimationFrame(()=>this.#p())}#F(){let t=document.createElement("summa\
ry");t.textContent="Numbers";let n={title:this.#b("h3","view-title"),caption:this.#b("p","view-caption"),choices:this.#b(
"div","view-choices"),summary:this.#b("p","view-summary"),failure:this.#b("p","view-failure"),plot:this.#b("div","view-p\
lot"),details:this.#b("details","view-table"),exports:$a({name:()=>this.#G,links:()=>this.#ft(),view:()=>this.#t&&this.#dt(
this.#t),picture:(s,r)=>this.#lt(s,r),csv:()=>Vs(this.#z()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.
textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.addEventListener("tog\
gle",()=>this.#q());let o=new Wn(n.choices,{selected:()=>this.#E,select:(s,r)=>this.#ct(s,r),open:s=>this.#u("open",s)});
this.replaceChildren(...Object.values(n)),this.addEventListener("toggle",({target:s})=>this.#at(s),!0);for(let s of[n.plot,
n.details,n.choices,n.exports,n.failure])s.hidden=!0;return{...n,controls:o}}#b(t,n){let o=this.querySelector(`.${n}`),s=o instanceof
HTMLElement?o:document.createElement(t);return s.className=n,s}#et(t,n){if(t===null==(this.#n===null))return;let o=this.#a,
s=o.plot.cloneNode();s.removeAttribute("data-listening"),s.role=t?"group":"img",o.plot.replaceWith(s),o.plot=s,this.#n?.
bar?.remove(),this.#n=t?new t(s,{title:n,isProjected:this.hasAttribute("fill"),hover:r=>this.#u("hover",{visits:r}),acts:{
server:()=>this.hasAttribute("source")?null:this.#S,answered:r=>this.#nt(r),resized:()=>requestAnimationFrame(()=>this.#$())}}):
null,this.#n?.bar&&o.summary.before(this.#n.bar)}#nt({figure:t,interventions:n}){this.#t=t;let{interventions:o}=this.#n??
{};o?this.setAttribute("interventions",o):this.removeAttribute("interventions"),this.#L()&&this.#p(),this.#u("interventi\
ons",n)}#H(t){let{plot:n,details:o,choices:s,exports:r,failure:i}=this.#a;for(let c of[n,o,s,r])c.hidden=t;i.hidden=!0;let a=this.#n?.
bar;a&&t&&(a.hidden=!0)}#T(t){this.#t=null,this.#c="",this.removeAttribute("aria-busy"),this.#a.controls.pause(),this.#H(
!0),this.#a.summary.textContent=t}#j(t){this.#T("");let{failure:n}=this.#a,s=t instanceof q&&t.status===0&&document.querySelector(
Vd)!==null,r=s?Xd:Ke(t);if(n.replaceChildren(r),s&&n.append(" ",Qd()),n.hidden=!1,this.#u("failed",{message:r}),!(t instanceof
q)||![0,503].includes(t.status))return;let i=document.createElement("button");i.type="button",i.textContent="Try again",
i.addEventListener("click",()=>this.#y()),n.append(" ",i)}#ot(t){let{title:n,caption:o,controls:s}=this.#a,r=Et(t);n.textContent=
r.title,n.hidden=!1,o.textContent=r.caption,this.#H(!1),s.offer(r,ft(t)?[]:t.data,!this.hasAttribute("fill")),this.#L()&&
this.#p()}#p(){if(!this.#t)return;let{plot:t}=this.#a,n=this.#i,o=this.#N(un(this.#t)),s=n?Math.min(o.width||dc,dc):o.width;
s&&(ft(this.#t)?(t.style.height=`${o.height}px`,this.#n?.draw(this.#t)):(t.style.height=o.isFixed?`${o.height}px`:"",this.#st(
t,this.#t,{...o,width:s})),this.#s=`${s}×${o.height}`,this.dataset.drawn="true",this.#D(),this.#u("drawn",{}))}#st(t,{data:n,
layout:o},s){let r=this.#i,i=r&&ye?{...o,template:ye}:o,a=this.#W({data:n,layout:i},s);window.Plotly?.react(t,a.data,r?{
...a.layout,width:s.width}:a.layout,Ud),t.dataset.listening||this.#rt(t)}#W({data:t,layout:n},{width:o,height:s,isFixed:r}){
let i="rgba(0, 0, 0, 0)",a=this.#M,{font:c,hoverlabel:l}=n.template.layout,u=c.size*a,f=ja({data:t,layout:Zd(n)},{width:o,
height:s,isFixed:r,scale:a}),d={font:{size:u},hoverlabel:{...n.hoverlabel,font:{...l.font,size:u}}};return{data:f.data,layout:{
...f.layout,...a!==1&&d,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#rt(t){t.dataset.listening="true",t.on("plotly_click",
({points:[n]})=>{if(!n)return;n.data.meta&&this.#u("open",n.data.meta);let[,o,s]=Yd.exec(String([n.customdata].flat()[0]))??
[];o&&this.#u("select",{table:o,row:Number(s)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#u("hover",{visits:Qa(n,this.#B)})}),
t.on("plotly_unhover",()=>this.#u("hover",{visits:[]}))}get#B(){return this.#t?Et(this.#t).visit_axes??[]:[]}#u(t,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#D(){!this.#t||!this.#s||(this.#n?this.#n.mark(
this.#f):Za(this.#a.plot,this.#B,this.#f))}#N(t){let{plot:n}=this.#a,o=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:o,height:t,isFixed:!1};this.#it();let{above:s,below:r}=this.#U();this.style.setProperty("--below",`${Math.ceil(r)}\
px`);let i=Math.max(Math.floor(this.offsetHeight-s-r),qd);return{width:o,height:i,isFixed:!0}}#it(){let[t,n]=[this.offsetWidth/
this.#M,this.offsetHeight/this.#M],o=zd.filter(([,s,r])=>n<s||t<r).map(([s])=>s).join(" ");this.dataset.room!==o&&(this.
dataset.room=o)}#U(){let{plot:t,details:n,exports:o}=this.#a,s=this.getBoundingClientRect(),r=s.height/this.offsetHeight||
1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.
min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-s.top)/r,below:a/r}}#at(t){if(this.hasAttribute(
"fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(
()=>this.#$())}#$(){if(!this.#t)return;let{width:t,height:n}=this.#N(un(this.#t));t&&this.#s!==`${t}×${n}`&&this.#p()}#ct(t,n){
this.setAttribute(t,String(n)),this.#u("option",{[t]:n})}#L(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("leni\
ent")?null:oc(this.#x,this.#w);if(n)return this.#j(new Error(n.message)),this.#c=n.name,!1;let o=Et(t),s="";if(this.#x.length&&
!ft(t)){let r=this.#E;this.#a.controls.show(r);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===
l));Ds(t,r);let{summaries:i}=o;i&&(o.summary=i.texts[sc(this.#x,i.by,r)]??""),s=`: ${rc(this.#x,r)}`}return this.#a.summary.
textContent=o.summary??"",this.#a.plot.setAttribute("aria-label",`${o.title}${s}. ${o.summary??""}`),this.#q(),!0}get#E(){
return nc(this.#x,this.#w)}#q(){let{details:t}=this.#a;if(!t.open||!this.#t)return;let n=document.createElement("div");n.
className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${Et(this.#t).
title}`),n.append(...this.#z().map(hn)),t.querySelector(".table-frame")?.remove(),t.append(n)}#z(){return this.#t?Gs(this.#t,
this.#E):[]}async#lt(t,n){let o=this.#t;if(!o)throw new Error("There is no figure to save yet.");return{address:ft(o)?await this.#n?.
address(t,n)??"":await lc(this.#ut(o),t,n),meta:Et(o)}}#ut(t){let{data:n,layout:o}=structuredClone(t),s=this.#N(o.height),
{paper_bgcolor:r,plot_bgcolor:i}=o.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-tr\
ansparent"),c=this.#W({data:n,layout:o},s),l=a?{}:{paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,
width:s.width,...l}}}get#G(){let t=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.
hasAttribute("against")&&"difference"];return this.getAttribute("name")??t.filter(Boolean).join("-")}get#V(){return{server:this.#S,
path:this.#v,view:this.getAttribute("view")??"",values:{...this.#P.query,...this.#E}}}get#Y(){let t=this.getAttribute("t\
heme")??document.documentElement.dataset.askedTheme,n=hc.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",s])=>this.hasAttribute(
o)&&Fn(o,s??""));return{...t&&{theme:t},...Object.fromEntries(n)}}#ft(){let t=new URL(location.href);t.hash=this.id;let n=this.
id?t.href:null;if(!(!this.hasAttribute("source")&&re.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#V;
return{link:n,embed:xe("embed",this.#X(s)),json:xe("json",s),offline:xe("offline",s)}}#X(t){let{controls:n,...o}=this.#Y,
s={...t.values,...o,...n&&n!=="some"&&{controls:n}};return{...t,values:s}}#dt(t){let n=this.#V,{title:o,summary:s=""}=Et(
t),r=["model","lesson","view","reads",...as,...Object.keys(is)],i=[...this.attributes].filter(({name:d})=>r.includes(d)),
{theme:a,...c}=this.#Y,l=a?.replace(/^transparent-?/,""),u={...Object.fromEntries(i.map(({name:d,value:p})=>[d,p])),...this.#E,
...l&&{theme:l},...c},f=this.#X(n);return{title:o,caption:s,name:this.#G,server:n.server,embed:xe("embed",f),picture:xe(
"picture",f),attributes:Object.fromEntries(Object.entries(u).map(([d,p])=>[d,String(p)]))}}};customElements.define("poin\
ter-view",cs)});function xc(e,t,n){let o=oh(e.solve(e.ownValues,new Set),e.solve(e.ownValues,new Set([t])));return o.map(sh).find(s=>s)??
ih(o,n)}function oh(e,t){let n=new Map(e.steps.flatMap(o=>o.tables.map(s=>[s.name,s])));return t.steps.flatMap(o=>o.tables).
flatMap(({name:o,variant:s,numbers:r,isShown:i})=>{let a=n.get(o);if(!(a?.variant&&s&&wc(a.variant)===wc(s))||!i||!r?.length||
!a.numbers)return[];let{title:l,shade:u}=s,[f,d]=[s.rows,s.columns].map(w=>w.map(g=>En(g,e.values))),p={before:Array.from(
a.numbers),after:Array.from(r)};return[{title:l,shade:u,rows:f??[],columns:d??[],...p}]}).filter(({before:o,after:s})=>[
...o,...s].every(Number.isFinite)).filter(({before:o})=>Math.max(...o.map(Math.abs))>nh).reverse()}function wc({rows:e,columns:t}){
return JSON.stringify([e,t])}function sh({title:e,shade:t,rows:n,columns:o,before:s,after:r}){let i=o.length;if(t!=="wei\
ghts"||new Set(o).size<Math.max(2,i))return null;for(let[a,c]of n.entries()){let[l,u]=[s,r].map(h=>rh(h.slice(a*i,(a+1)*
i)));if(l===void 0||u===void 0||l<0||u<0||l===u)continue;let f=[...o.keys()].filter(h=>h!==l&&h!==u),d=[l,u,...f].slice(
0,eh).sort((h,b)=>h-b),[p,w]=[o[l]??"",o[u]??""];return{text:`Without this step, which number of ${c?`“${e}”, row ${c}\
,`:`“${e}”`} is the largest?`,choices:d.map(h=>o[h]??""),right:w,outcome:`The largest is ${w}; with this step it is ${p}\
.`}}return null}function rh(e){let t=Math.max(...e);return e.filter(o=>t-o<bc).length===1?e.indexOf(t):-1}function ih(e,t){
let n=e.find(ah);if(!n)return null;let{title:o,rows:s,columns:r,before:i,after:a}=n,c=i.map(Math.abs),l=c.indexOf(Math.max(
...c)),[u=0,f=0]=[i[l],a[l]],d=r.length,p=[s[Math.floor(l/d)],r[l%d]],w=[o,...p].filter(Boolean).join(", "),g=yc(u,f)?f>
u?mc:gc:ls;return{text:`“${w}” is ${t(u)}. What becomes of it without this step?`,choices:[mc,gc,ls],right:g,outcome:`${g}\
: ${t(f)}${g===ls?"":` instead of ${t(u)}`}.`}}function ah({before:e,after:t}){return e.some((n,o)=>yc(n,t[o]??Number.NaN))}
function yc(e,t){return Math.abs(e-t)>bc*Math.max(1,Math.abs(e))}var mc,gc,ls,eh,bc,nh,Ec=v(()=>{"use strict";m();ko();[
mc,gc,ls]=["It becomes larger","It becomes smaller","It stays the same"],eh=4,bc=1e-9,nh=1e-6});var Ac={};Xn(Ac,{askRemoval:()=>ch});function ch(e,t,n,o){let s=xc(t,e.dataset.step??"",u=>st(Ot(u)));if(!s)return null;
let r=document.createElement("div");r.className="predict",r.setAttribute("role","group"),r.setAttribute("aria-label","Pr\
edict, then see");let i=document.createElement("p"),a=document.createElement("b");a.textContent="Predict, then see. ",i.
append(a,s.text);let c=document.createElement("div");return c.className="choices",c.append(...s.choices.map(u=>Sc(u,()=>l(
u)))),r.append(i,c),y(e,".sheet-head").after(r),e.toggleAttribute("data-supposing",!0),y(c,"button").focus({preventScroll:!0}),
r;function l(u){for(let p of x(c,"button",HTMLButtonElement)){let w=p.textContent??"";p.disabled=!0,(w===u||w===s?.right)&&
(p.dataset.right=String(w===s?.right))}let f=document.createElement("p");f.setAttribute("role","status"),f.textContent=`${u===
s?.right?"Right. ":""}${s?.outcome}`;let d=Sc("Put the step back",o);r.append(f,d),d.focus({preventScroll:!0}),e.removeAttribute(
"data-supposing"),n()}}function Sc(e,t){let n=document.createElement("button");return n.type="button",n.textContent=e,n.
addEventListener("click",t),n}var Mc=v(()=>{"use strict";m();Z();ue();Ht();Ec()});m();m();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
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
w()}))})})();m();vt();xo();Z();m();function Ks({state:e,height:t,set:n,mark:o=()=>{}}){let s=window.parent,r=(document.body.dataset.framers??"").split(" ").
filter(Boolean),i=r.includes("*"),a="",c=(u,f)=>{if(s===window)return;let d={pointerscope:u,...f};for(let p of i?["*"]:r)
s.postMessage(d,p)},l=()=>{let u={state:e(),height:t()};JSON.stringify(u)!==a&&(a=JSON.stringify(u),c("height",{height:u.
height}),c("state",{state:u.state}))};return window.addEventListener("message",({source:u,origin:f,data:d})=>{u!==s||!(i||
r.includes(f))||(d?.pointerscope==="set"&&(n(_l(d.state)),l()),d?.pointerscope==="mark"&&o(Il(d.visits)),d?.pointerscope===
"ask"&&(a="",l()))}),(u,f)=>u==="state"?l():c(u,f)}function _l(e){let t={};if(typeof e!="object"||e===null||Array.isArray(
e))return t;for(let[n,o]of Object.entries(e).slice(0,100)){let s=o===null?null:Pl(o);(s===null||s!==void 0&&s.length<=1e5)&&
(t[n]=s)}return t}function Il(e){return(Array.isArray(e)?e.slice(0,1e3):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Pl(e){
return typeof e=="string"?e:typeof e=="number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Qs(e,8)<=2e4?JSON.
stringify(e):void 0}function Qs(e,t){if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)
return 1;if(t===0||ArrayBuffer.isView(e))return Number.POSITIVE_INFINITY;let n=1;for(let o of Object.values(e))if(n+=Qs(
o,t-1),n>2e4)return Number.POSITIVE_INFINITY;return n}m();vt();Z();Ht();var mn=0;function Zs(e,t,n){e.addEventListener("submit",o=>{let s=G(o).closest("[data-exercise]");s instanceof
HTMLFormElement&&(o.preventDefault(),Fl(s,t,n))})}async function Fl(e,t,n){mn+=1;let o=mn,s=e.dataset.exercise??"",r=x(e,
"input:not([type=radio])",HTMLInputElement);for(let i of r)i.removeAttribute("aria-invalid");try{let{exercises:i}=await qt(
`lessons/${encodeURIComponent(t)}`,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({answers:{
[s]:jl(e)},lang:n})}),a=i.find(c=>c.id===s);o===mn&&a&&Wl(e,a.marked,r)}catch(i){if(!(i instanceof q))throw i;if(o!==mn)
return;y(e,"[data-marked]").textContent=i.message,y(e,"[data-because]").hidden=!0,delete e.dataset.right;for(let{where:a}of i.
problems)Hl(e,r,a)?.setAttribute("aria-invalid","true")}}function Hl(e,t,n){let[,o,s]=/\[(\d+)\]\[(\d+)\]$/.exec(n)??[];
return o===void 0||s===void 0?t[0]:tr(e)[Number(o)]?.[Number(s)]}function tr(e){return x(e,"tbody tr").map(t=>x(t,"input",
HTMLInputElement))}function jl(e){if(e.querySelector("input[type=radio]"))return x(e,"input:checked",HTMLInputElement)[0]?.
value??"";let t=tr(e);return t.length?t.map(n=>n.map(o=>o.value)):y(e,"input",HTMLInputElement).value}function Wl(e,{right:t,
all_right:n,computed:o},s){let r=t.flat();for(let[l,u]of s.entries())u.setAttribute("aria-invalid",String(!r[l]));let i=y(
e,"[data-marked]"),a=y(e,"[data-because]");if(i.replaceChildren(Bl(r,n)),a.hidden=!n,e.dataset.right=String(n),n)return;
let c=document.createElement("button");c.type="button",c.textContent="Show the answer",i.tabIndex=-1,c.addEventListener(
"click",()=>{i.textContent=`The answer: ${Dl(o,Number(e.dataset.decimals))}`,a.hidden=!1,i.focus()}),i.append(" ",c)}function Bl(e,t){
if(t)return"Right.";let n=e.filter(Boolean).length;return e.length>1?`${n} of ${e.length} are right.`:"Not yet."}function Dl(e,t){
if(typeof e=="string")return e;let n=o=>st(o.toFixed(t).replace("-","−"));return e.map(o=>o.map(n).join("; ")).join(";\
 ")}m();Z();var Ul=8,ql=4;function er(e){e.addEventListener("pointerdown",t=>{let n=G(t);if(!(n instanceof HTMLInputElement&&
n.inputMode==="decimal")||t.button!==0)return;let s={x:t.clientX,value:Number(n.value),step:zl(n.value)};if(Number.isNaN(
s.value))return;let r=!1,i=c=>{let l=c.clientX-s.x;if(!r&&Math.abs(l)<ql)return;r||n.setPointerCapture(t.pointerId),r=!0,
n.dataset.dragged="";let u=Math.round(l/Ul),f=String(Number((s.value+u*s.step).toFixed(6)));f!==n.value&&(n.value=f,n.dispatchEvent(
new Event("input",{bubbles:!0})))},a=()=>{delete n.dataset.dragged,n.removeEventListener("pointermove",i)};n.addEventListener(
"pointermove",i),n.addEventListener("pointerup",a,{once:!0}),n.addEventListener("pointercancel",a,{once:!0})})}function zl(e){
let t=(e.split(".")[1]??"").length;return t===0?1:10**-Math.min(t,2)}m();Z();function nr(e){for(let t of x(e,"[data-step]")){let n=new Map(x(t,"figure[data-table]").map(s=>[sr(s.querySelector(
"figcaption math")),s.dataset.table??""]));n.delete("");let o=_(t,".formula");o&&rr(o,n)}}function or(e){e.addEventListener(
"pointerover",t=>{let n=G(t),o=n.closest("[data-step]");if(!(o instanceof HTMLElement))return;let s=n.closest("[data-sym\
bol]"),r=n.closest("figcaption")?.closest("figure[data-table]");Gl(o,s?.getAttribute("data-symbol")??r?.getAttribute("da\
ta-table")??"")})}function Gl(e,t){for(let n of e.querySelectorAll("[data-symbol]"))n.toggleAttribute("data-lit",n.getAttribute(
"data-symbol")===t);for(let n of x(e,"figure[data-table]"))n.toggleAttribute("data-lit",!!t&&n.dataset.table===t)}function sr(e){
return e?.textContent?.replaceAll(/\s/g,"")??""}function rr(e,t){for(let n of e.children){let o=t.get(sr(n));o!==void 0&&
n.localName!=="math"?n.setAttribute("data-symbol",o):rr(n,t)}}m();Z();var Vl=["beside","above","below","figure"],ir={width:960,height:540},Yl=2,Eo=.6,yo=.1,Xl=320,Jl=[{out:"",parts:"\
*",least:1},{out:"notes",parts:".note",least:1},{out:"notes reasons",parts:".reasons",least:.9},{out:"notes reasons rema\
rk",parts:"*",least:Eo}],ar=["notes reasons remark switch","notes reasons remark switch formula"],Kl=[1,.8,Eo],gn=new WeakMap;
function lr(e,t){let{lookAccent:n,lookScale:o}=e.dataset;document.documentElement.toggleAttribute("data-framed",window.parent!==
window),n&&CSS.supports("color",n)&&e.style.setProperty("--accent",n);let s=()=>{let r=_(t,":scope > [data-step]:not([hi\
dden])"),{clientWidth:i,clientHeight:a}=t;if(!r||!i||!a)return;let c=Math.min(innerWidth/ir.width,innerHeight/ir.height,
Yl),l=Number(o)||Math.max(1,c);e.style.setProperty("--most",String(l)),Ql(r,l,i,a)};return new ResizeObserver(()=>requestAnimationFrame(
s)).observe(t),t.addEventListener("click",r=>{let i=G(r),a=i.closest("[data-step]");a&&("rest"in i.dataset&&ou(a),i.dataset.
turn&&fr(a,Number(a.dataset.page)+Number(i.dataset.turn)))}),s}function ur(e){for(let t of e){gn.delete(t);for(let n of[
"out","layout","paged"])delete t.dataset[n]}}function Ql(e,t,n,o){let s=`${n}×${o}×${t}`;if(gn.get(e)?.frame===s)return;
let r=_(e,"pointer-view"),i=n>o,a=Vl.filter(u=>(u!=="figure"||r)&&(u==="below"||i));e.dataset.fitting="";let c=Zl(e,a,t,
r)??eu(e,Math.min(t,1));delete e.dataset.fitting,gn.set(e,{frame:s,arrangement:c}),c.pages&&fr(e,Number(e.dataset.page??
0));let l=String(c.scale);r&&r.getAttribute("scale")!==l&&r.setAttribute("scale",l)}function Zl(e,t,n,o){delete e.dataset.
paged;for(let{out:s,parts:r,least:i}of Jl){if(!e.querySelector(`.words > ${r}`))continue;let a=null;for(let c of t){let l=a?
a.scale*(o?.8:1)+yo:0,u=Math.max(Math.min(i,n),l);if(u>n)continue;let f=tu(e,s,c,u,n,o);f&&f.worth>(a?.worth??0)&&(a=f)}
if(a)return le(e,a),a}return null}function tu(e,t,n,o,s,r){let i=u=>(le(e,{out:t,layout:n,scale:u}),nu(e));if(!i(o))return null;
let[a,c]=[o,s];for(c-a>yo&&i(c)&&(a=c);c-a>yo;){let u=(a+c)/2;i(u)?a=u:c=u}if(!r)return{out:t,layout:n,scale:a,worth:a};
le(e,{out:t,layout:n,scale:a});let l=Math.min(1,r.clientHeight/(a*Xl));return{out:t,layout:n,scale:a,worth:a*Math.sqrt(l)}}
function eu(e,t){e.dataset.paged="";let n=Kl.map(i=>Math.min(i,t));for(let i of ar){let[a]=n.map(c=>({out:i,layout:"belo\
w",scale:c,...cr(e,i,c)})).filter(c=>c.isFitting).sort((c,l)=>c.pages.length/c.scale**2-l.pages.length/l.scale**2);if(a)
return le(e,a),a}let[o,s]=[ar.at(-1)??"",n.at(-1)??Eo],r={out:o,layout:"below",scale:s,pages:cr(e,o,s).pages};return le(
e,r),r}function cr(e,t,n){le(e,{out:t,layout:"below",scale:n});let o=So(e);for(let h of o)h.dataset.turnedTo="";let{rowGap:s,
columnGap:r}=getComputedStyle(y(e,".working")),[i,a]=[Number.parseFloat(s),Number.parseFloat(r)],c=y(e,".shown").getBoundingClientRect(),
l=c.height-y(e,".pager").getBoundingClientRect().height-i,u=[],f=[u],d=0,p=0,w=0,g=y(e,".formula").scrollWidth<=c.width+
1;for(let h of o){let{width:b,height:A}=h.getBoundingClientRect();g&&=A<=l&&hr(h),w&&w+b>c.width&&(d+=p+i,p=0,w=0),u.length&&
d+Math.max(p,A)>l&&(u=[],f.push(u),d=0,p=0,w=0),u.push(h),p=Math.max(p,A),w+=b+a}return{pages:f,isFitting:g}}function fr(e,t){
let n=gn.get(e)?.arrangement.pages??[],o=Math.max(0,Math.min(t,n.length-1));e.dataset.page=String(o);for(let s of So(e))
n[o]?.includes(s)?s.dataset.turnedTo="":delete s.dataset.turnedTo;y(e,".pager").hidden=n.length===1,y(e,"[data-turned]").
textContent=`${o+1} of ${n.length}`;for(let s of x(e,"[data-turn]",HTMLButtonElement))s.disabled=!n[o+Number(s.dataset.turn)]}
function So(e){return x(e,".matrix, .shown > pointer-view")}function le(e,{out:t,layout:n,scale:o}){e.dataset.out=t,e.dataset.
layout=n,y(e,"[data-rest]").hidden=!t,e.style.setProperty("--scale",String(o))}function nu(e){let t=e.getBoundingClientRect(),
n=y(e,".formula"),o=s=>{let{right:r,bottom:i,width:a}=s.getBoundingClientRect();return!a||r<=t.right+1&&i<=t.bottom+1};return[
e,y(e,".words"),y(e,".shown")].every(dr)&&n.scrollWidth<=n.clientWidth+1&&[n,...So(e)].every(s=>o(s)&&hr(s))}function dr(e){
return!e.clientWidth||e.scrollWidth<=e.clientWidth+1&&e.scrollHeight<=e.clientHeight+1}function hr(e){let t=e.querySelector(
":scope > .table-frame");return!t||dr(t)}function ou(e){let t=document.createElement("dialog");t.className="rest";let n=y(
e,"h1, h2");t.setAttribute("aria-label",(n.textContent??"").trim());let o=document.createElement("button");o.type="butto\
n",o.textContent="Close",o.addEventListener("click",()=>t.close()),t.addEventListener("close",()=>{t.remove(),y(e,"[data\
-rest]").focus()});let s=[n,e.querySelector(".switch"),e.querySelector(".formula"),...y(e,".words").children];t.append(o);
for(let r of s){if(!r)continue;let i=r.cloneNode(!0);i.removeAttribute("id"),t.append(i)}e.append(t),t.showModal()}m();Z();var su=/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i,ru="Write a number, such as 0.5, in every cell.",bn=class{#e;#t;#n;#o=new Map;#r=new Map;constructor(t,n,o){
this.#e=t,this.#t=n,this.#n=o,this.#c(),t.addEventListener("input",s=>{let r=s.target;this.#g(r.name,r.value),this.#d()}),
t.addEventListener("click",s=>{let r=G(s),i=r.closest("[data-input]");i&&("more"in r.dataset&&this.#h(i,1),"fewer"in r.dataset&&
this.#h(i,-1))}),n.addEventListener("click",()=>{for(let s of this.#s)this.#o.set(_t(s),mr(pr(s)));this.#f(),x(this.#e,"\
input, select")[0]?.focus(),this.#d()}),this.#w()}get text(){let t={};for(let n of this.#s){let o=_t(n),s=gr(n.dataset.kind,
this.#o.get(o)??"");if(s===null)return null;JSON.stringify(s)!==JSON.stringify(pr(n))&&(t[o]=s)}return Object.keys(t).length?
JSON.stringify(t):""}unfold(t){for(let n of this.#s)t.includes(_t(n))&&n.querySelector("details")?.setAttribute("open","")}replace(t,n){
let o=document.activeElement,s=o&&this.#e.contains(o)?this.#i(o):null,r=this.#s.filter(i=>i.querySelector("details[open]")).
map(_t);this.#e.replaceChildren(...t.childNodes),this.unfold(r),n?this.#c():this.#f(),s?.(),this.#w()}showProblems(t){let n=new Set(
t);for(let o of this.#s){let s=_t(o),r=`inputs.${s}`,i=t.filter(l=>l.where===r||l.where.startsWith(`${r}[`));for(let l of i)
n.delete(l);let a=i.map(l=>l.message).join(" "),c=JSON.stringify(this.#o.get(s));a&&this.#r.set(s,{typed:c,message:a})}return this.#w(),
[...n]}get#s(){return x(this.#e,"[data-input]")}#i(t){if((t instanceof HTMLInputElement||t instanceof HTMLSelectElement)&&
t.name){let i=`[name="${CSS.escape(t.name)}"]`,a=t instanceof HTMLInputElement?{start:t.selectionStart,end:t.selectionEnd}:
null;return()=>{let c=this.#e.querySelector(i);c instanceof HTMLElement&&c.focus({preventScroll:!0}),c instanceof HTMLInputElement&&
a&&c.setSelectionRange(a.start,a.end)}}let o=t.closest("[data-input]"),s=o instanceof HTMLElement?_t(o):"",r=t instanceof
HTMLElement&&"more"in t.dataset?"more":"fewer";return()=>{let i=this.#e.querySelector(`[data-input="${CSS.escape(s)}"] [\
data-${r}]`);i instanceof HTMLElement&&i.focus({preventScroll:!0})}}#c(){this.#o.clear();for(let t of this.#s){let n=wn(
t),o=n.map(i=>i.value),{kind:s,row:r}=t.dataset;this.#o.set(_t(t),s==="words"?o:s==="matrix"?iu(n,!!r):o[0]??"")}}#f(){for(let t of this.#s)
for(let n of wn(t)){let o=this.#m(n.name);o!==void 0&&n.value!==o&&(n.value=o)}}#l(t){let[n="",o,s]=t.split("."),r=this.#o.
get(n);return o===void 0?null:s===void 0?[r,Number(o)]:[Array.isArray(r?.[0])?r?.[Number(o)]:r,Number(s)]}#m(t){let n=this.#l(
t);if(!n)return this.#o.get(t);let[o,s]=n;return o?.[s]}#g(t,n){let o=this.#l(t);if(!o){this.#o.set(t,n);return}let[s,r]=o;
s&&(s[r]=n)}#d(){this.#w(),this.#n()}#w(){for(let t of this.#s){let n=_t(t),o=!["words","choice"].includes(t.dataset.kind??
""),s=o?wn(t).filter(c=>wr(c.value)===null):[];for(let c of o?wn(t):[])c.setAttribute("aria-invalid",String(s.includes(c)));
let r=this.#o.get(n)??"";this.#r.get(n)?.typed!==JSON.stringify(r)&&this.#r.delete(n),au(t,s.length?ru:this.#r.get(n)?.message??
"");let{least:i,most:a}=t.dataset;for(let c of x(t,"[data-fewer]",HTMLButtonElement))c.disabled=r.length<=Number(i);for(let c of x(
t,"[data-more]",HTMLButtonElement))c.disabled=r.length>=Number(a)}this.#t.disabled=this.text===""}#h(t,n){let o=_t(t),s=this.#o.
get(o),r=s.length+n;if(r<Number(t.dataset.least)||r>Number(t.dataset.most))return;let i=`word ${s.length+1}`;this.#o.set(
o,n>0?[...s,i]:s.slice(0,-1));for(let{dataset:a}of this.#s){let c=a.input??"",l=this.#o.get(c);a.rows===o&&Array.isArray(
l)&&(l=Ao(l,n)),a.columns===o&&Array.isArray(l)&&(l=a.row?Ao(l,n):l.map(u=>Ao(u,n))),l!==void 0&&this.#o.set(c,l)}this.#d()}};
function _t(e){return e.dataset.input??""}function pr(e){return JSON.parse(e.dataset.default??"null")}function wn(e){return x(
e,"input, select")}function iu(e,t){let n=new Map;for(let s of e){let[,r=""]=s.name.split(".");n.set(r,[...n.get(r)??[],
s.value])}let o=[...n.values()];return t?o[0]??[]:o}function Ao(e,t){return t>0?[...e,structuredClone(e.at(-1))]:e.slice(
0,-1)}function mr(e){return Array.isArray(e)?e.map(mr):String(e)}function gr(e,t){if(e==="words"||e==="choice")return t;
if(!Array.isArray(t))return wr(t);let n=t.map(o=>gr(e,o));return n.includes(null)?null:n}function wr(e){let t=e.trim().replace(
"−","-").replace(",","."),n=su.test(t)?Number(t):Number.NaN;return Number.isFinite(n)?n:null}function au(e,t){let n=y(
e,"[data-failure]");n.textContent=t,n.hidden=!t}m();vt();Z();var Hf=4e3,jf="The server does not answer. This page computes your changes in your browser and hides what o\
nly the server can update.",Pn=document.getElementById("lesson-record")!==null,je=!1,Yo;async function sa(e,{address:t,files:n,
signal:o}){if(Xo())return ea(e,{files:n,signal:o});if(!je)return na(t,o);try{let s=await na(t,Ss(o));return ta(""),s}catch(s){
if(!(s instanceof q&&[0,...Jn].includes(s.status)))throw s;return ta(jf),ea(e,{files:n,signal:o})}}function Xo(){return Pn}
function ra(e){let t=new AbortController,n=()=>{t.abort(),clearTimeout(o),Yo??=aa(e)},o=setTimeout(n,Hf);for(let s of["p\
ointerdown","keydown"])document.addEventListener(s,n,{signal:t.signal})}async function ia(e){if(!Pn&&!je&&e&&(Yo??=aa(e),
await Yo),!Pn&&!je)return null;let{openRecord:t}=await Promise.resolve().then(()=>(Ie(),vn));return t()}async function aa(e){
try{let[t]=await Promise.all([fetch(e),Promise.resolve().then(()=>(Ie(),vn))]);if(!t.ok)return;let n=new DOMParser().parseFromString(
await t.text(),"text/html");document.body.append(...x(n,"head > *, body > *")),je=!0}catch{}}async function ca(e,t,n){if(!Pn&&
!je)return;let{previewEdits:o}=await Promise.resolve().then(()=>(Zi(),Qi));try{o(e,t,n)}catch(s){if(!(s instanceof q))throw s}}
function ta(e){let t=_(document,"[data-silence]");t&&(t.textContent=e)}async function ea(e,t){let{exportedLesson:n}=await Promise.resolve().then(()=>(Ie(),vn));
return n(e,t)}async function na(e,t){let o=await fetch(e,{headers:{accept:"text/html, application/problem+json"},signal:t}).
catch(oa),s=await o.text().catch(oa);if(o.ok)return new DOMParser().parseFromString(s,"text/html");throw new q(o.status,
Wf(s,o.status))}function oa(e){throw Ft(e)?e:new q(0,[{where:"",message:Ae,suggestions:[]}])}function Wf(e,t){try{return JSON.
parse(e).errors??[]}catch{return[{where:"",message:Me(t),suggestions:[]}]}}Vo();m();var la="pointerscope-lessons";function ua(){try{let e=JSON.parse(localStorage.getItem(la)??"{}");return e&&typeof e==
"object"?e:{}}catch{return{}}}function Jo(e){let t=ua()[e];return new Set(Array.isArray(t)?t:[])}function Ko(e,t){let n=Jo(
e);if(!n.has(t))try{localStorage.setItem(la,JSON.stringify({...ua(),[e]:[...n,t]}))}catch{}}m();Z();var Bf=3e4,fa=720;async function da(e){for(let n of e)n.removeAttribute("lazy");let t=Date.now()+Bf;for(;Date.now()<
t&&e.some(Df);)await new Promise(n=>setTimeout(n,100))}function Df(e){return e.querySelector(".view-failure:not([hidden]\
)")?!1:!e.dataset.drawn||e.hasAttribute("aria-busy")}function ha(e,t=()=>{},n=()=>{}){let o=[],s=[];window.addEventListener("beforeprint",()=>{t(),o=x(e,"details:not([open])",
HTMLDetailsElement).filter(r=>!r.closest("pointer-view"));for(let r of o)r.open=!0;s=x(e,"pointer-view:not([fill]) > .vi\
ew-plot").filter(r=>r.offsetHeight>fa);for(let r of s)r.style.setProperty("--print-scale",String(fa/r.offsetHeight))}),window.
addEventListener("afterprint",()=>{for(let r of o)r.open=!1;for(let r of s)r.style.removeProperty("--print-scale");n()})}var lh=350,uh=60,hs=["removed","inputs","layer","head"],Tc=["step","all",...hs],fh={ArrowRight:1,ArrowLeft:-1,PageDown:1,
PageUp:-1},T=y(document,"[data-lesson]"),W=y(T,"[data-steps]"),ze=T.dataset.only,us=y(T,"[data-error]"),Dn=_(T,"[data-in\
puts]"),Zt=Dn&&new bn(Dn,y(T,"[data-reset]",HTMLButtonElement),Eh),Dt="frame"in T.dataset,{states:dh,leftOut:Nc="",edited:$c=""}=T.
dataset,{record:ds}=T.dataset,N=ps(location.search),ht=Xo()?{...N,...gs(ps(""))}:N,fs=new AbortController,Be=0,Ue=0,vc=0,
Qt=null;function ps(e){let t=new URLSearchParams(e);return{step:t.get("step")??"",all:t.get("all")??"",removed:t.get("re\
moved")??Nc,inputs:t.get("inputs")??$c,layer:t.get("layer")??"",head:t.get("head")??""}}var hh=Dt?lr(T,W):()=>{},ph="fra\
mers"in document.body.dataset?Ks({state:xh,height:()=>T.scrollHeight,set:yh}):()=>{},At=()=>x(W,":scope > [data-step]"),
Ge=e=>At().findIndex(t=>t.dataset.step===e),Ut=()=>Math.max(0,Ge(N.step)),Lc=()=>Dt&&window.parent!==window;function Pt(){
let e=!!N.all||!!ze,t=Ut(),n=At();for(let[s,r]of n.entries())r.hidden=!e&&s!==t;for(let s of x(T,"[data-beside]"))s.hidden=
!e&&s.dataset.beside!==n[t]?.dataset.step;if(e&&!Dt)for(let s of ao(W,"pointer-view[lazy]"))s.removeAttribute("lazy");T.
dataset.mode=e?"all":"one",T.toggleAttribute("data-first",t===0);for(let s of x(T,"[data-follow]",HTMLSelectElement)){let r=s.
dataset.follow;s.value=N[r]||"0"}for(let s of x(T,"[data-slide]"))wh(s,s.dataset.slide===n[t]?.dataset.step);_(T,"[data-\
place]")&&bh(t,n.length,e),gh(),mh(n);let o=n[t];!e&&!Dt&&o&&qo([o]),hh(),ph("state",{})}function mh(e){let t=zn(ht);for(let r of x(
T,"[data-slide]"))r.toggleAttribute("data-left-out",t.has(r.dataset.slide??""));let n=_(T,"[data-changed]");if(!n)return;
let o=e.filter(r=>t.has(r.dataset.step??"")).map(r=>`“${y(r,"h1, h2").lastChild?.textContent?.trim()??""}”`),s=[o.length?
`Left out: ${o.join(", ")}.`:"",ht.inputs?"The inputs are edited.":""].filter(Boolean);n.hidden=!s.length,n.textContent=
`${s.join(" ")} Texts, exercises and printed numbers speak of the original lesson.`}function ms(){return!Dt&&!("opens"in
T.dataset)}function gh(){let{lesson:e=""}=T.dataset;if(!ms())return;let t=Jo(e);for(let n of x(T,"[data-slide]"))n.toggleAttribute(
"data-seen",t.has(n.dataset.slide??""))}function wh(e,t){if(!t){e.removeAttribute("aria-current");return}e.setAttribute(
"aria-current","step");let n=e.closest("ol");n&&requestAnimationFrame(()=>{n.scrollLeft=e.offsetLeft-e.offsetHeight})}function bh(e,t,n){
for(let s of x(T,"[data-controls]"))s.hidden=!1;y(T,"[data-place]").textContent=`Step ${e+1} of ${t}`,y(T,'[data-go="-1"\
]',HTMLButtonElement).disabled=e===0,y(T,'[data-go="1"]',HTMLButtonElement).disabled=e===t-1;let o=_(T,"[data-all]",HTMLInputElement);
o&&(o.checked=n)}function qe(e,t=!1){let n=At(),o=n[Math.max(0,Math.min(n.length-1,e))];o&&(zo(W),ms()&&Ko(T.dataset.lesson??
"",n[Ut()]?.dataset.step??""),N={...N,step:o.dataset.step??""},Ve("replace"),Pt(),t&&y(o,"h1, h2").focus({preventScroll:!0}),
N.all?o.scrollIntoView({block:"start"}):o.getBoundingClientRect().top<0&&T.scrollIntoView({block:"start"}),T.querySelector(
"[data-slide][aria-current]")?.scrollIntoView({block:"nearest",inline:"nearest"}))}function gs({removed:e,inputs:t,layer:n,
head:o}){return{removed:e,inputs:t,layer:n,head:o}}function Un(e,t){return hs.every(n=>e[n]===t[n])}function xh(){return{
step:At()[Ut()]?.dataset.step,removed:ht.removed,inputs:ht.inputs}}function yh({step:e,...t}){e!==void 0&&!ze&&qe(Math.max(
0,Ge(e??"")));let n={};for(let o of hs)o in t&&(n[o]=t[o]??"");Ee(n)}function Ve(e){let t=kc({...N,...gs(ht)});if(t!==location.
pathname+location.search)try{e==="push"&&!Lc()?history.pushState(null,"",t):history.replaceState(null,"",t)}catch{}}function kc(e){
let t=[...new URLSearchParams(location.search)].filter(([s])=>!Tc.some(r=>r===s)),n=Mt({...Object.fromEntries(t),...e});
Nc&&!e.removed&&n.set("removed",""),$c&&!e.inputs&&n.set("inputs","");let o=n.toString();return o?`${location.pathname}?${o}`:
location.pathname}function Eh(){let e=Zt?.text;cancelAnimationFrame(vc),typeof e=="string"&&(vc=requestAnimationFrame(()=>ca(
W,e,zn(N)))),clearTimeout(Ue),Ue=setTimeout(()=>Ee({}),lh)}function Ee(e){let t=Ue&&Zt?Zt.text:null;clearTimeout(Ue),Ue=
0;let n={...N,...t===null?{}:{inputs:t},...e};Un(n,N)||(N=n,qn({history:"push"}))}async function qn({history:e,isFresh:t=!1}){
Be+=1;let n=Be;fs.abort(),fs=new AbortController,W.setAttribute("aria-busy","true");try{let o=await sa(N,{address:kc(N),
files:dh,signal:fs.signal});if(n!==Be)return;Mh(o,t),ht=N,Rc([]),e==="push"&&Ve("push"),Pt()}catch(o){if(Ft(o))return;if(!(o instanceof
q))throw o;n===Be&&Sh(o.problems,e)}finally{n===Be&&W.removeAttribute("aria-busy")}}function Sh(e,t){Rc(e);let n=e.every(
s=>s.where.startsWith("inputs"));if(N={...N,...n?{inputs:ht.inputs}:gs(ht)},!Un(N,ht)){qn({history:t});return}let o=zn(ht);
for(let s of x(W,"[data-remove]",HTMLInputElement))s.checked=o.has(s.dataset.remove??"");Ve("replace"),Pt()}function Ah(e){
try{return Object.keys(JSON.parse(e))}catch{return[]}}function zn(e){return new Set(e.removed.split(",").filter(Boolean))}
function Mh(e,t){zo(W);let n=document.activeElement?.closest("[data-remove]"),o=n instanceof HTMLElement?n.dataset.remove:
void 0;for(let r of At()){let i=r.dataset.step??"",a=e.querySelector(`[data-steps] > [data-step="${CSS.escape(i)}"]`);a&&
Qt&&r.contains(Qt)&&a.hasAttribute("data-removed")&&y(a,".sheet-head").after(Qt),a&&r.replaceWith(a)}for(let r of x(T,"[\
data-renew]")){let i=e.querySelector(`[data-renew="${r.dataset.renew}"]`);i&&r.replaceChildren(...i.childNodes)}let s=_(
e,"[data-inputs]");s&&Zt?.replace(s,t),Qt?.isConnected&&document.activeElement===document.body&&y(Qt,"button:enabled").focus(
{preventScroll:!0}),o&&_(W,`[data-remove="${CSS.escape(o)}"]`)?.focus(),Cc()}function Rc(e){let t=Zt?Zt.showProblems(e):
e;us.textContent=t.map(n=>n.message).join(" "),us.hidden=t.length===0,t.length&&T.dataset.live&&us.append(" ",vh(T.dataset.
live))}function vh(e){let t=document.createElement("a");return t.href=e,t.textContent="Open it on the server",t.search=Mt(
{...N,all:null}).toString(),t}function Cc(){Xs(W),Oh(),Di(W),nr(W),W.querySelector("pointer-view")&&Promise.resolve().then(()=>(pc(),th));
for(let e of x(W,"[data-embed]",HTMLAnchorElement)){let t=e.closest("[data-step]"),n=t instanceof HTMLElement?t.dataset.
step:void 0;e.search=Mt({...N,all:null,step:n}).toString()}for(let e of x(T,"[data-offline]",HTMLAnchorElement)){let t=new URLSearchParams(
location.search).get("lang");e.search=Mt({removed:N.removed,inputs:N.inputs,lang:t}).toString()}for(let e of x(T,"[data-\
back]",HTMLAnchorElement)){let t=new URLSearchParams(location.search);for(let n of Tc)t.delete(n);e.search=t.toString()}}
function Oh(){let e=!Dt&&!ht.removed&&!ht.inputs;for(let t of x(W,"[data-remove]",HTMLInputElement)){let n=t.closest("la\
bel"),o=n?.parentElement?.querySelector("[data-guess]");if(e||o?.remove(),!e||o)continue;let s=document.createElement("b\
utton");s.type="button",s.dataset.guess=t.dataset.remove,s.textContent="Predict what it changes",n?.before(s)}}async function Th(e){
let t=At()[Ge(e.dataset.guess)],[n,{askRemoval:o}]=await Promise.all([ia(ds),Promise.resolve().then(()=>(Mc(),Ac))]);if(!t?.
isConnected)return;let s=()=>Ee({removed:e.dataset.guess??""});Qt=n&&o(t,n,s,()=>Ee({removed:""})),Qt?e.remove():s()}function Nh(e,t,{
row:n,column:o}){let s=Object.fromEntries(new URLSearchParams(location.search)),r=Mt({...s,step:null,all:null,row:n,column:o});
return qt(`${T.dataset.api}/${e}/${t}?${r}`)}async function $h(){let{solutionsAt:e}=T.dataset;if(!(!e||_(T,"[data-soluti\
ons]")))try{let t=await fetch(e);if(!t.ok)return;let n=new DOMParser().parseFromString(await t.text(),"text/html");W.after(
...x(n.body,"[data-solutions]"))}catch{}}async function Lh(e){e.disabled=!0;let{all:t}=N;N={...N,all:"1"},Pt(),await Promise.
all([da(ao(W)),$h()]),window.print(),N={...N,all:t},Pt(),e.disabled=!1}function _c(e){return e.closest("input:not([type=\
checkbox]), select, textarea")!==null}function Ic(e){for(let t=e;t&&t!==W;){if(t.localName==="pointer-view"||t.scrollWidth>
t.clientWidth+1&&getComputedStyle(t).overflowX!=="visible")return!0;t=t.parentElement}return!1}W.addEventListener("chang\
e",e=>{let t=e.target;if(!(t instanceof HTMLInputElement)||!t.dataset.remove)return;let n=zn(N);t.checked?n.add(t.dataset.
remove):n.delete(t.dataset.remove),Ee({removed:[...n].join(",")})});T.addEventListener("change",e=>{let t=Cs(e);t.dataset.
follow&&Ee({[t.dataset.follow]:t.value}),"all"in t.dataset&&t instanceof HTMLInputElement&&(N={...N,all:t.checked?"1":""},
Ve("replace"),Pt(),At()[Ut()]?.scrollIntoView({block:"start"}))});T.addEventListener("click",e=>{let t=G(e);t.dataset.go&&
qe(Ut()+Number(t.dataset.go));let n="stripButton"in t.dataset&&t.closest("figure");n&&t.setAttribute("aria-expanded",String(
n.toggleAttribute("data-open"))),"print"in t.dataset&&Lh(t),t.closest(".onward a")&&ms()&&Ko(T.dataset.lesson??"",At()[Ut()]?.
dataset.step??""),"guess"in t.dataset&&Th(t);let o=t.closest("[data-slide]");o instanceof HTMLElement&&(e.preventDefault(),
qe(Ge(o.dataset.slide),!0))});document.addEventListener("keydown",e=>{let t=G(e);if(ze||e.defaultPrevented||e.altKey||e.
ctrlKey||e.metaKey||_c(t)||Ic(t))return;let n=fh[e.key];!n||N.all&&e.key.startsWith("Page")||(e.preventDefault(),qe(Ut()+
n,!0))});var De;W.addEventListener("touchstart",e=>{let t=G(e);De=e.touches.length===1&&!Ic(t)&&!_c(t)?e.touches[0]:void 0},
{passive:!0});W.addEventListener("touchend",({changedTouches:[e]})=>{if(ze||!De||!e)return;let[t,n]=[e.clientX-De.clientX,
e.clientY-De.clientY];De=void 0,Math.abs(t)>uh&&Math.abs(t)>2*Math.abs(n)&&qe(Ut()-Math.sign(t))});window.addEventListener(
"popstate",()=>{N=ps(location.search),Un(N,ht)?Pt():qn({history:"keep",isFresh:!0})});Lc()||ha(W,()=>{for(let e of At())
e.hidden=!1;for(let e of x(W,"[data-beside]"))e.hidden=!1;Dt||qo(At()),Dt&&ur(At())},Pt);!N.step&&location.hash&&(N.step=
location.hash.slice(1));N.step&&Ge(N.step)<0&&!ze&&(N.step="",Ve("replace"));var Oc=_(T,"details.inputs",HTMLDetailsElement);
Oc&&N.inputs&&(Oc.open=!0,Zt?.unfold(Ah(N.inputs)));Ys(W,"opens"in T.dataset?Nh:null);Zs(W,T.dataset.lesson??"",T.lang);
Bi(W);Dn&&er(Dn);or(W);Cc();Pt();T.dataset.ready="true";ds&&ra(ds);Un(N,ht)||qn({history:"keep",isFresh:!0});})();
