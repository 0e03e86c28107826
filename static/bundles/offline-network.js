(()=>{var Dl=Object.defineProperty;var N=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var kr=(e,t)=>{for(var n in t)Dl(e,n,{get:t[n],enumerable:!0})};var Mr,Bl,T,x=N(()=>{"use strict";({currentScript:Mr}=document),Bl=Mr instanceof HTMLScriptElement?Mr.src:"",T=new URL("\
static/js/",Bl||document.baseURI).href});async function Rt(e,t,n=kt){let s=await Jl(new URL(`api/${e}`,n),t);if(String(n)===kt.href&&Xl(s!==null&&!Zl(s)),!s)return Ar();
if(s.status===zl)return;if(!(s.headers.get("content-type")??"").includes("json")){let i=Kl(s.status);throw new st(s.status,
[{where:"",message:i,suggestions:[]}])}let r=await s.json().catch(Ar);if(!s.ok)throw new st(s.status,r.errors??[]);return r}
async function Jl(e,t){try{let n=await fetch(e,t);return Vl.includes(n.status)?null:n}catch(n){if(Tr(n))throw n;return null}}
function Er(e){let t=AbortSignal.timeout(ql);return e?AbortSignal.any([e,t]):t}function Zl({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function Xl(e){e!==ee.answers&&(ee.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function Ar(e){throw Tr(e)?e:new st(0,[{where:"",message:Yl,suggestions:[]}])}
function Tr(e){return e instanceof DOMException&&e.name==="AbortError"}function Pt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function me(e){return e instanceof Error?
e.message:String(e)}var st,kt,ee,Vl,zl,ql,Yl,Kl,ne=N(()=>{"use strict";x();st=class extends Error{constructor(t,n){super(
n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},kt=new URL(T.replace(/^(.*\/)static\/.*$/,"$1")),ee={answers:!0},
Vl=[502,504],zl=204,ql=5e3,Yl="No response could be read. Your input is still here; check your connection and try again.",
Kl=e=>`The server answered with ${e}.`});function ht(e){return"kind"in e&&e.kind===de}function Et(e){return ht(e)?e.meta:e.layout.meta}function yn(e){return ht(e)?
e.meta.height??0:e.layout.height}var de,Ue=N(()=>{"use strict";x();de="network"});function ye(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let o of t)
s+=String.fromCharCode(o);return btoa(s)}function be(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var xe=N(()=>{"use strict";x()});function De(e){if(Array.isArray(e))return cu(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=au[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(be(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function cu(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function Be({values:e,
shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:lu(e,n*o,(n+1)*o),shape:s}}function xi({values:e,shape:t}){
return t.length<2?e:Is({values:e,shape:t})}function Is(e){return Array.from({length:e.shape[0]??0},(t,n)=>Be(e,n).values)}
function lu(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var au,Rs=N(()=>{"use strict";x();xe();au={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function uu(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function $i({shape:e}){return e.reduce((t,n)=>t*
n,1)}function ki(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s($i(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:fu(e,i,l,r);o.push(a)}return o.at(-1)??new s(0)}
function fu(e,t,n,s){let{op:o}=t;if(o==="constant")return du(t,n);let r=mu(e,t,n).map(([u,f])=>s(u,f)),[i=0,a=0,c=0]=r;if(o===
"view"||o==="join")return i;if(o==="where")return i?a:c;if(o==="matmul")return bu(r);if(o==="collect")return Ps.sum?.(r)??
0;if(o==="softmax")return gu(e,t,n,r);let l=Ps[o];if(l)return l(r);let h=hu[o];if(!h)throw new RangeError(`There is no o\
peration ${o}.`);return h(i,a)}function mu(e,t,n){let{op:s,of:o=[],groups:r}=t,[i=0,a=0]=o;if(s==="view")return[[i,xu(t,
n)]];if(s==="join")return[wu(e,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[h,u]=[Math.floor(n/l),n%l],f=Math.floor(h/(t.shape.at(-2)??1))*c*l;return wi(c).flatMap(
m=>[[i,h*c+m],[a,f+m*l+u]])}if(s==="softmax"||s in Ps){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,h=wi(
c).map(u=>[i,l*c+u]);return o.length>1?[...h,[a,0]]:h}return o.map(c=>[c,e[c]?.shape.length?n:0])}function du({values:e=0},t){
return uu(Array.isArray(e)?e[t]??Number.NaN:e)}function pu(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function gu(e,t,n,s){let{place:o,width:r}=pu(e,t,n),i=yu(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function yu(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-
n)/s))}function bu(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function xu({shape:e,offset:t=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function wu(e,t,n){let s=n;for(let o of t){let r=$i(e[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function wi(e){return Array.from({length:e},(t,n)=>n)}function $u(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function ku(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var hu,
Ps,Mi=N(()=>{"use strict";x();hu={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>$u(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+ku(e/Math.SQRT2))},Ps=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Ti({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let o=e[s.trace];if("lines"in s){let r=Ve(s.lines,t,n);
Object.assign(o,Au(r,n[s.row],s))}else o[s.attribute]=xi(Ve(s.is,t,n))}}function Ve(e,t,n){let s=Mu(t),o=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===Ei?0:a.indexOf(n[i]??"")};return{values:ki(e,(i,a=[])=>{let c=s[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,h)=>Be(l,o(h)),c).values}),shape:e.at(-1)?.shape??[]}}
function Mu(e){let t=Ai.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,De(s)])),Ai.
set(e,t)),t}function Au({values:e,shape:t},n,{above:s,to:o}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Ei&&
l!==n))for(let h=0;h<c;h+=1){let u=Number(e[l*c+h]);u<=s||u>o||(r.push(0,1,null),i.push(l,h,null))}return{x:r,y:i}}var Ei,
Ai,Cs=N(()=>{"use strict";x();Rs();Mi();Ei="all",Ai=new WeakMap});function Ni(e,t){let{table:n}=Et(e);if(n&&"rows"in n)return[n];if(ht(e))return[];let{data:s,layout:o}=e,r=n?[Eu(n,o.meta,
t)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Tu(o,a)),...r]}function Mn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Ws("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of t)o.insertRow().append(Ws("th",r,"row"),...i.map(a=>Ws("td",a)));return n}function An(e){
let t=s=>s.map(_u).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Eu(e,t,n){let{columns:s,labels:o}=e;if("values"in e){let i=e.values.map(a=>Ve(a,t,n).values);return{columns:s,
rows:o.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Is(Ve(e.matrix,t,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function Tu(e,t){let n=De(t.z??[]),s=Oi(e,t,"y").map((o,r)=>[o,...Array.from(Be(n,r).values)]);return{columns:[
t.name??"",...Oi(e,t,"x")],rows:s}}function Oi(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>Si(String(c)));let o=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(Si);let{shape:a}=De(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Si(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function _u(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
Su,"$1'").replace(Nu,"'"),n=Ou.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Ws(e,t,n){let s=document.
createElement(e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=
Number(o)===0?o.replace("-",""):o,s}var Ou,Su,Nu,Fs=N(()=>{"use strict";x();Rs();Ue();Cs();Ou=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
Su=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Nu=/^(?=[\t\r\n])/});function Lu(e){return e.split(vu)}function Tt(e){return Lu(e).map((t,n)=>{if(n%2===0)return t;let s=document.createElement(
"span");return s.className="with-unit",s.textContent=t,s})}var vu,ze=N(()=>{"use strict";x();vu=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});function D(e,t,n=!1){let s=0;for(let o of e)s+=Hs(o);return s*t*(n?1.06:1)}function Hs(e){return Iu.test(e)||e===" "?.29:
Ru.test(e)?.87:Pu.test(e)?.65:.55}function rt(e,t,n,s=!1){if(D(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-Hs("…"),r="";
for(let i of e){if(o-=Hs(i),o<0&&r)break;r+=i}return`${r.trimEnd()}…`}function En(e,t,n,s,o=!1){let r=[],i="",a=e.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||D(h,n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(
c)].join(" ");break}r.push(i),i=l}return[...r,rt(i,t,n,o)]}function O(e,t=0){let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.
toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function we(e,t){let n=Math.round(1e3*(e-t))/10;return{change:n,size:Math.
abs(n).toFixed(1),sign:n>0?"▲":"▼"}}function _(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(
t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Gt(e){let t=Math.round(e);if(t<60)return`${t} mi\
n`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function lt(e){let t=n=>String(Math.floor(
n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var Iu,Ru,Pu,yt,z=N(()=>{"use strict";x();Iu=/[ijlI.,:;'|!()[\]]/,Ru=/[mwMW%@—…]/,
Pu=/[A-ZÄÖÜ0-9+=<>]/;yt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function Cu({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function _i({prediction:e},{prediction:t,places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.label??
t.name}, `,{change:r,size:i,sign:a}=we(e.probability,t.probability);return{value:`${o}${(100*t.probability).toFixed(1)} \
%`,change:s&&r?`${a} ${i} points`:"",isMore:r>0}}function js(e,t){e.replaceChildren(...Tt(t?Cu(t):"…"));let{location:n,
probability:s}=t?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.engine}))r===void 0?delete e.
dataset[o]:e.dataset[o]=String(r)}var vi=N(()=>{"use strict";x();z();ze()});var qe,Gs=N(()=>{"use strict";x();qe={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],
said:{text:"{items} {replace_with}",item:"L{layer} H{head}",every:"every head"},needs:"attention",parts:["layer","head"],
default:[]},replace_with:{said:{text:{zero:"switched off",mean:"replaced by the mean"}},needs:"attention",of:"remove_hea\
ds",parts:["value"],default:"zero"},skip:{changes:[{at:"layers.{layer}.residual_mid",do:"keep",of:"layers.{layer}.residu\
al_in",where:"attention"},{at:"layers.{layer}.residual_out",do:"keep",of:"layers.{layer}.residual_mid",where:"feed_forwa\
rd"}],said:{text:"{items} skipped",item:"{part} of layer {layer}"},parts:["layer","part"],default:[]},residuals:{changes:[
{at:"layers.*.residual_mid",do:"keep",of:"layers.*.attention_out"},{at:"layers.*.residual_out",do:"keep",of:"layers.*.fe\
ed_forward.out"}],said:{text:"no residual connections"},parts:["value"],default:!0},layer_norm:{changes:[{at:"layers.*.n\
orm1",do:"keep",of:"layers.*.residual_in"},{at:"layers.*.norm2",do:"keep",of:"layers.*.residual_mid"}],said:{text:"no la\
yer norms"},parts:["value"],default:!0},scaling:{changes:[{at:"layers.*.heads.*.scores",do:"scale",by:"√k"}],said:{text:"\
no division by √k"},needs:"attention",parts:["value"],default:!0},attention_temperature:{changes:[{at:"layers.*.heads.\
*.weights",do:"soften",of:"layers.*.heads.*.scores"}],said:{text:"attention temperature {value}"},needs:"attention",parts:[
"value"],default:1},pointer_scaling:{changes:[{at:"pointer.content_scores",do:"scale",by:"√d"}],said:{text:"no divisio\
n by √d"},parts:["value"],default:!0},pointer_temperature:{changes:[{at:"pointer.weights",do:"soften",of:"pointer.scor\
es"}],said:{text:"pointer temperature {value}"},parts:["value"],default:1},sinusoidal:{changes:[{at:"layers.0.residual_i\
n",do:"keep",of:"inputs.norm"}],said:{text:"no sinusoidal table"},parts:["value"],default:!0},position_from_end:{changes:[
{at:"inputs.position_from_end",do:"zero"}],said:{text:"no position from the end"},parts:["value"],default:!0},position_bias:{
changes:[{at:"pointer.bias",do:"zero"}],said:{text:"no position bias"},parts:["value"],default:!0},without_features:{changes:[
{at:"inputs.{feature}",do:"zero"}],said:{text:"without {items}",item:"{feature}"},parts:["feature"],default:[]},gate:{changes:[
{at:"gate.value",do:"fill"}],said:{text:"gate forced to {value}"},requires:["pointer","generation"],parts:["value"],default:null},
only:{changes:[{at:"gate.value",do:"fill",by:1,where:"pointer"},{at:"gate.value",do:"fill",by:0,where:"generation"}],said:{
text:"{value} only"},requires:["{value}"],excludes:"gate",parts:["value"],default:null},mask_visits:{said:{text:"visits \
{items} masked",item:"{position}",single:"visit {items} masked",first:1},parts:["position"],default:[]},order:{said:{text:"\
order {items}",item:"{position}",between:" ",first:1},parts:["position"],default:[]}}});var Li=N(()=>{"use strict";x()});var Ii=N(()=>{"use strict";x()});var Ri,Pi,Tn,$e,Us,Ds,On=N(()=>{"use strict";x();Ri=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sund\
ay"],Pi=2,Tn=15,$e=30,Us=8,Ds=99});function Sn(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Bs=N(()=>{"use strict";x();On()});function Ci(e){return Object.entries(qe).flatMap(([t,n])=>{let s=e[t]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:t,declared:n,value:s}]:[]})}function Wi({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[e[r],o])))}var Fi=N(()=>{
"use strict";x();Gs();Li();Ii();Bs()});function Vs(e,t,n){switch(t.kind){case"head":return Fu(e,t,n.architecture);case"mask":return Hu(e,t.visit,n.visits);case"\
skip":return ju(e,t);case"residuals":return Du(e);case"gate":return Gu(e,t);case"temperature":return Uu(e,t)}}function Fu({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,f)=>[Math.floor(
f/i),f%i]),c=e==="all"?a:e,h=c.some(([u,f])=>u===s&&f===o)?c.filter(([u,f])=>u!==s||f!==o):a.filter(([u,f])=>u===s&&f===
o||c.some(([m,g])=>u===m&&f===g));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function Hu({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function ju({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function Gu({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function Uu(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function Du({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
function Gi(e){let t=Ci(e).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(e).filter(n=>t.includes(n)).map(
n=>({key:n,text:Ui(n,e)}))}function Ui(e,t){let n=qe[e],{text:s,item:o="",every:r="",single:i,between:a=", ",first:c=0}=n.
said,l=t[e]??n.default,h=Wi(n,l).map(m=>Sn(o,ji(m,g=>c?Number(g)+c:Hi(g)))),u=typeof s=="string"?s:s[l]??"",f=ji(qe,({of:m},g)=>m===
e?Ui(g,t):"");return Sn(i&&h.length===1?i:u,{...f,value:Hi(l),items:l==="all"?r:h.join(a)})}var Hi,ji,zs=N(()=>{"use str\
ict";x();Gs();Fi();Bs();Hi=e=>String(e).replaceAll("_","-"),ji=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,s])=>[
n,t(s,n)]))});function Di(e,t){return Gi(e).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),o.append(r),o})}var Bi=N(()=>{"use strict";x();zs()});var Bu,Nn,Vi=N(()=>{"use strict";x();vi();Bi();ze();Bu={browser:"Computed in this browser.",server:"Computed in Python."},
Nn=class{#s;#t=document.createElement("output");#n=document.createElement("span");#o=document.createElement("ul");#e=document.
createElement("button");#r=document.createElement("span");#i=document.createElement("p");engine="server";constructor(t){
this.#s=t,this.root=document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer=
"",this.#n.className="quiet",this.#o.setAttribute("aria-label","Changes"),this.#e.type="button",this.#e.textContent="as \
learned",this.#e.title="Take all changes back",this.#e.addEventListener("click",()=>t({})),this.#r.className="quiet",this.#i.
className="view-failure",this.#i.setAttribute("role","alert"),this.root.append(this.#t,this.#n,this.#o,this.#e,this.#r,this.#i)}show(t,n,{
learned:s,isCompared:o,note:r}){this.engine=t.engine,js(this.#t,t),this.#t.title=Bu[t.engine];let{value:i,change:a}=s?_i(
t,s):{value:"",change:""};this.#n.replaceChildren(...Tt(i&&`as learned ${i}${a&&` ${a}`}`)),this.root.classList.toggle("\
compares",o),this.#a(n),this.#l(r),this.fail("")}wait(t,n){js(this.#t,null),this.#n.textContent="",this.#a(t),this.#l(n),
this.root.hidden=!1,this.#i.hidden=!0}fail(t){this.#i.textContent=t,this.#i.hidden=!t,t&&(this.root.hidden=!1)}#l(t){this.#r.
textContent=t,this.#r.hidden=!t}#a(t){let n=this.root.contains(document.activeElement),s=Di(t,this.#s);this.#o.replaceChildren(
...s),this.root.hidden=this.#e.hidden=s.length===0,n&&!this.root.contains(document.activeElement)&&this.#e.focus()}}});function zi(e,t,n){let s=e.querySelector(t);return s&&Vu(s,n)?s:null}function Vu(e,t){return e instanceof(t??HTMLElement)}
var qi=N(()=>{"use strict";x()});function Yi(e){return _n!==null&&Object.hasOwn(_n,e)}async function Ki(e,t=kt){return ke?zu(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await Xi(e,"vocabulary")))}async function zu(e,t){try{return await Rt(
e,{},t)}catch(n){if(!(n instanceof st)||n.status)throw n;let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).
catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function Ji({id:e,weights:t},n,s=kt){if(!ke)return Xi(e,"weight\
s",n);let o=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return Qi(new URL(o,s),"weights",n)}async function Zi(e,{
weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(
o=>o.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the \
page again.")}async function Xi(e,t,n=!1){let s=_n?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.
startsWith("#"))return Qi(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return be(
o.trim()).buffer}async function Qi(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`Th\
e ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function qu(e){let t=zi(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var _n,ke,qs=N(()=>{"use strict";x();ne();xe();qi();_n=qu("model-files"),ke=_n===
null});function Ye(e){let{tensors:t,lengths:n,...s}=e;return{...s,tensors:ta(t,(o,r)=>({values:o,shape:r})),...n&&{lengths:ta(n,
o=>o)}}}function ta(e,t){return Object.fromEntries(Object.entries(e).map(([n,{data:s,shape:o}])=>[n,t(new Float32Array(be(
s).buffer),o)]))}function Ys({tensors:e,weights:t,...n}){let s=Object.entries(e).map(([o,{values:r,shape:i}])=>[o,{dtype:"\
<f4",shape:i,data:ye(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.fromEntries(s)}}var ea,Ke=N(
()=>{"use strict";x();xe();ea=e=>e.lengths!==void 0});function sa(e){try{return e()}catch(t){let{problems:n}=t;throw n?new st(422,n):t}}function Qu(e){let t=Object.entries(e).
map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return Pt(Object.fromEntries(t))}var Yu,na,Ku,Ju,Zu,Xu,
oa,vn,ra=N(()=>{"use strict";x();ne();qs();Ke();Yu=["browser","server"],na=20,Ku=300,Ju=4,Zu="static/bundles/browser-mod\
el.js",Xu="The network could not be loaded.",oa={address:new URL("../bundles/browser-model.js",T).href,load(e){let t=null,
n=o=>{t=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(
e)===kt.href?import(oa.address):import(new URL(Zu,e).href)}},vn=class{#s;#t;#n;#o=null;#e=null;#r=!1;#i=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=kt){
this.#s=t,this.#n=s,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Yu.includes(t)?t:null,
ke||(this.choice="browser"),this.obstacle="",this.#e||(this.#o=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,Ku))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(t);if(!ke)throw new st(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?Er(n):n;try{return{...await this.#l(t,o),engine:"server"}}catch(r){if(!(r instanceof
st&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#e)return this.explainHere(t);throw this.
choose(this.choice),r}}async compute(t){await this.prepare();let n=this.#e;if(!n){let s=`The server does not answer. Thi\
s browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new st(0,[{where:"",message:s,suggestions:[]}])}
return sa(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(ke||await this.prepare(),this.#e&&this.choice!=="server"){
let{places:s}=this.#e;return s.search(t,na).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}
let{items:n}=await Rt(`${this.#t}/locations?${Pt({q:t,limit:na})}`,{},this.#n);return n}async prepare(){try{this.#o??=this.#a(),
this.#e=await this.#o}catch(t){this.#r=!0;let n=t instanceof st?!t.status:t instanceof TypeError;this.obstacle=n?Xu:me(t)}}explainHere(t){
let n=this.#e,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),i=this.#i.get(r);if(i)return i;let a={...sa(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#i.keys();return this.#i.size>=Ju&&this.#i.delete(c),this.#i.set(r,a),a}async#l(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}/views/network?${Qu(t)}`;try{let{trace:r}=await Rt(
o,{...n&&{signal:n}},this.#n);return Ye(r)}catch(r){if(!(r instanceof st&&r.problems[0]?.where==="view"))throw r;this.draws=
!1}}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return Rt(
`${this.#t}/explain?encoding=base64`,s,this.#n)}async#a(){let t=await Ki(this.#s,this.#n);if(!t.weights)throw this.sharesWeights=
!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},s]=await Promise.all([oa.load(this.#n),
Ji(t,this.#r,this.#n)]),o=Zi(s,t);o.catch(()=>{});let r=new n(t,s);return await o,r}}});function Ks(e,t,n){return{kind:de,get trace(){return Ys(t)},get before(){return n&&Ys(n)},meta:{...e,summary:ef(t,n),table:{
columns:tf,rows:nf(t)}}}}function ia({prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function ef(e,t){
let{probability:n,from_pointer:s,from_generation:o}=e.prediction,r=n?`${ia(e)} leads with ${Ln(n)}: ${Ln(s)} copied by t\
he pointer, ${Ln(o)} from the generation head.`:"No known place has any probability.";return t?`${r} Compared with: ${ia(
t)} with ${Ln(t.prediction.probability)}.`:r}function nf(e){let{pointer:t,generation:n,final:s}=e.location_probabilities,
o={pointer:t,generation:n,final:s},r={pointer:"pointer.probabilities",generation:"generation.probabilities",final:"proba\
bilities"},i=(c,l)=>e.tensors[r[c]]?.values[l]??o[c]?.find(h=>h.location===l)?.probability??null,a=[...s,...e.visits,...n??
[]].map(({location:c})=>c);return[...new Set(a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(r).map(l=>i(l,c))])}
var tf,Ln,aa=N(()=>{"use strict";x();Ue();Ke();tf=["place","pointer","generation head","probability"];Ln=e=>`${(100*e).toFixed(
1)} %`});function la(e,t){return Zs(e,t).isInBrowser}async function ha(e,t,n,s){let o=await Zs(t,n).compute(Pt(s)),r=Ks(e,o,null);
return Js.set(r,o),r}function rf(e){return"tensors"in e}function Zs(e,t){let n=JSON.stringify([t,e]),s=ca.get(n)??new vn(
e,null,t??kt);return s.draws=!0,ca.set(n,s),s}var sf,of,ca,Js,In,ua=N(()=>{"use strict";x();Vi();ne();zs();ra();qs();aa();
sf="Loading the network …",of="Waiting for the server …",ca=new Map,Js=new WeakMap;In=class{#s;#t;#n=null;#o=null;#e=null;#r=null;#i=null;#l={};#a={};#u=[];#f=[];#p=0;#b=0;constructor(t,n){
this.#s=t,this.#t=n,this.bar=new Nn(o=>this.#h(o));let{drawn:s}=t;s.addEventListener("focusin",()=>this.#$());for(let o of[
"pointerover","pointerdown"])s.addEventListener(o,({target:r})=>{r instanceof Element&&r.closest("[data-act]")&&this.#$()});
for(let o of[t.root,this.bar.root])o.addEventListener("keydown",r=>this.#S(r))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(t,n,s,o){this.#p+=1,cancelAnimationFrame(this.#b),this.#o=t,this.#e=n,this.#i=s,this.#l=
this.#a=n.interventions,this.#r=this.text?null:n,this.#u=[],this.#f=[];let r=this.#t.server(),i=n.notation!==null&&(r!==
null||Yi(n.model));this.#n=i?Zs(n.model,r):null,i?this.#s.hooks.act=a=>this.#c(a):delete this.#s.hooks.act,this.#s.hooks.
whatIf=a=>this.#O(Vs(this.#a,a,n)),this.#d(n,o)}follows(t){if(t===(this.text??""))return!0;let n=this.#t.server()===null||
this.#n?.isInBrowser;if(!this.#n||!n)return!1;try{return this.#h(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#$(){this.#n?.
prepare()}#c(t){if(!this.#e)return;let n=Vs(this.#a,t,this.#e);"isDone"in t&&!t.isDone?this.#m(n):this.#h(n)}#m(t){cancelAnimationFrame(
this.#b),this.#b=requestAnimationFrame(()=>{let n=this.#O(t);n&&(this.#s.show(n,this.#i??this.#r),this.#d(n,"browser",t))})}#O(t){
return this.#n?.model?.trace(this.#_(t))??null}#h(t){this.#u.push(this.#a),this.#f=[],this.#N(t)}#S(t){let n=t.key.toLowerCase();
!this.#n||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#w(this.#f,this.#u):
this.#w(this.#u,this.#f))}#w(t,n){let s=t.pop();s&&(n.push(this.#a),this.#N(s))}async#N(t){let n=this.#n;if(!n)return;cancelAnimationFrame(
this.#b),this.#a=t,this.#p+=1;let s=this.#p,o=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,o?sf:of),this.#t.
resized();try{await n.prepare();let r=Object.keys(t).length>0,{engine:i,...a}=await this.#k(n,t),c=r&&!this.#i;if(c&&(this.#r??=
await this.#k(n,{})),s!==this.#p||!this.#o)return;let l={...a,interventions:t},h=this.#i??(c?this.#r:null);this.#e=l,this.#l=
t,r||(this.#r=l),this.#d(l,i);let u=Ks(this.#o,l,this.#i);this.#t.answered({figure:u,trace:l,before:h,interventions:t})}catch(r){
if(s!==this.#p||!this.#e)return;n.choose(n.choice),this.#a=this.#l,this.#s.show(this.#e,this.#i??(this.text?this.#r:null)),
this.#d(this.#e,this.bar.engine),this.bar.fail(me(r)),this.#t.resized()}}async#k(t,n){let s=await t.explain(this.#_(n));
if(!rf(s))throw new Error("The server gave no trace of this network.");return s}#_(t){let{notation:n,user:s,predict_at:o,
location_probabilities:r}=this.#e;return{visits:n??"",user:s,predict_at:o,top_k:r.final.length,interventions:Object.keys(
t).length?t:null}}#d(t,n,s=this.#l){let{sharesWeights:o=!0,obstacle:r=""}=this.#n??{},i=Object.keys(s).length>0;this.bar.
show({...t,engine:n},s,{learned:i&&!this.#i?this.#r:null,isCompared:this.#i!==null,note:o&&r?`This browser cannot comput\
e: ${r}`:""})}}});function Rn(e,t){return e.map(n);function n(s){let o=s.children.map(f=>typeof f=="string"?f:n(f)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:o};let c=o.find(f=>typeof f!="string"&&f.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}var Xs=N(()=>{"use strict";x()});function d(e,{key:t,...n}={},...s){let o=s.flat(Number.POSITIVE_INFINITY).filter(af),r={tag:e,attributes:n,children:o};return typeof t==
"string"&&(r.key=t),r}function Je(e){return e==null||e===!1?null:String(typeof e=="number"?Ot(e):e)}function Ot(e){return Math.
round(e*100)/100}function Me(e){return e.map(({x:t,y:n,width:s,height:o})=>{let r=Ot(s);return`M${Ot(t)} ${Ot(n)}h${r}v${Ot(
o)}h${-r}Z`}).join("")}function Ut(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Ot),[c,l,h]=[e,n,(e+n)/2].map(Ot);return`\
M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function Qs(e,t,n,s){let[o,r,i,a]=[t[0],
t[1],s[0],s[1]].map(Ot),[c,l,h]=[e,n,(e+n)/2].map(Ot);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h}\
 ${r} ${h} ${r} ${c}Z`}function fa(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Ot),[c,l]=[e,n].map(Ot);return`M${o} ${c}\
Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function af(e){return e!=null&&e!==!1&&e!==""}var G=N(()=>{"use str\
ict";x()});function ma(e,t,n){return t?Rn(e,s=>{let o=t.parts.find(i=>da(i.name)===s);if(!o)return null;let r=ga(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>cf(i,o,r,n)}}):
e}function da(e){return e.replace(/\.feed_forward$/,".stream")}function cf({attributes:e},{layer:t,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(b=>Number(e[b])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,f]=[D(l,h)+.9*h,1.5*h],
m=Number(r)+(t===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(t===null?0:Number(c)-f/2-2);return d("g",{key:"circuit",class:"\
added"},d("rect",{x:m-u/2,y:g-f/2,width:u,height:f,rx:f/2}),d("text",{x:m,y:g+.36*h,"font-size":h},l))}function pa({parts:e},t){
let n=e.find(r=>da(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${ga(n.value)} points.`}function ga(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function ya(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${O(r,1)}.`,text:`All give it ${O(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var ba=N(()=>{"use strict";x();Xs();G();z()});function _t(e,t){for(let{kind:n,pattern:s}of lf){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return hf(i,t)?i:null}return null}function hf({kind:e,visit:t=0,
layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:
t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function bt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function Ze(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:bt(e,t)}function xt({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function St(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}
var lf,ft=N(()=>{"use strict";x();lf=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},
{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},
{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},{kind:"generation",pattern:/^generation$/},{kind:"\
gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function $a(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.closest("[data-act]")?.getAttribute("data-act"),
i=o?.closest("[data-part]")?.getAttribute("data-part"),a=_t(i,t);if(r==="gate")return mf(e,n);if(r==="attention_temperat\
ure")return wa(e,t,"attention");if(r==="pointer_temperature")return wa(e,t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType===
"touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?gf(e,c,t,h,l):df(e,n,h)}function ka({pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||t==="touch")return null;let a=!1;
return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-s,h-o)>=eo,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function no({trace:e},t,n){let s=(e.interventions[`${t}\
_temperature`]??1)*2**n,{least:o,most:r}=ff;return Number(Math.min(r,Math.max(o,s)).toPrecision(2))}function mf({pointerId:e},t){
let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){
if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.left)/n.width;return o!=="pointercancel"&&(s=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}function wa({pointerId:e,clientX:t},n,s){let o=!1;return{
pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=eo,!o)return null;let a=no(n,s,(r-t)/uf);return{kind:"tempe\
rature",of:s,value:a,isDone:i}}}}function df({pointerId:e,clientY:t},n,s){let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){
if(r||=Math.abs(i-t)>=eo,!r)return null;let c=Math.sign(pf(n,i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,
isDone:a};return o+=c,l}}}function pf(e,t){let s=[...e.querySelectorAll(".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.
getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.min(...s))}function gf({pointerId:e,clientX:t},n,s,o,r){
let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-t)>=2,!l)return null;let m=to*
Math.round((u-t)/c*xa/to),g=r==="time"?Math.min(xa-to,Math.max(0,i+m)):Math.max(0,a+m);return g===h&&!f?null:(h=g,{kind:r,
visit:o,minutes:g,isDone:f})}}}var eo,xa,to,uf,ff,Ma=N(()=>{"use strict";x();ft();eo=5,xa=1440,to=5,uf=60,ff={least:.1,most:10}});function gt(e){let t=0,n=Number(e[0]);for(let s=1;s<e.length;s++){let o=e[s];o>n&&(t=s,n=o)}return t}var yf,Dt,Aa,re=N(()=>{
"use strict";x();On();yf=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["dura\
tion","stay"],["position_from_end","order"]],Dt=class{#s=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=
t.visits,this.count=t.visits.length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes(
"attention")?o:0,this.hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&
this.hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:
t.trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.
count&&t.every((n,s)=>n===this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has \
no ${t}.`);return n.values}has(t){let{tensors:n,lengths:s={}}=this.trace;return t in n||t in s}weights(t,n){return this.
values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){
let s=this.trace.interventions.remove_heads;return s?s==="all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.
trace.interventions.skip??[]).some(s=>s.layer===t&&s.part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)
for(let s=0;s<this.heads;s++)for(let o of this.weights(n,s))t=Math.max(t,o);return t||1}get slices(){return yf.filter(([
t])=>this.has(`inputs.${t}`)).map(([t="",n=""])=>({name:t,label:n,lengths:this.#e(`inputs.${t}`)}))}get longestSlice(){return Math.
max(...this.slices.map(({lengths:t})=>Math.max(...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),o=new Float32Array(
this.count),r=this.has(`${n}.attention_out`)?this.#e(`${n}.attention_out`):null;return{residual:this.#e(`${n}.residual_i\
n`),attention:r&&s("attention")?o:r,feedForward:s("feed_forward")?o:this.#e(`${n}.feed_forward.out`)}}get pointerWeights(){
return this.hasPointer?this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.s\
cores")}get pointedPlaces(){let t=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)
break;let r=n.get(o)??{location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(
o,r)}return[...n.values()].sort((s,o)=>o.probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.
label??`#${t}`,category:n?.category??null}}answer(t,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).
map(({location:m})=>m),r=[...new Set(n)].filter(m=>!o.includes(m)),i=o.filter(m=>!n.includes(m)),a=i.slice(Math.max(0,i.
length-r.length)),l=[...o.filter(m=>!a.includes(m)),...r].map(m=>this.#t(m)),h=m=>l.reduce((g,b)=>g+b[m],0),u=this.#o(l),
f={location:-1,label:Aa(u),category:null,pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,
Number(this.hasGeneration)-h("generation")),probability:Math.max(0,1-h("probability")),count:u};return[...l,f]}#t(t){return{
location:t,...this.nameOf(t),pointer:this.probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.
probabilityOf("final",t)}}probabilityOf(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];
return o?Number(o.values[n]):this.trace.location_probabilities[t]?.find(i=>i.location===n)?.probability??0}shareOf(t,n){
return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="generation"&&!this.#n(t,n)?null:(t==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#n("final",t)?this.probabilityOf("final",t):null}#n(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`;return this.has(s)||!!this.trace.location_probabilities[t]?.some(
o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.generation??[]).slice(0,t).map(({location:i,probability:a})=>({
location:i,...this.nameOf(i),probability:a})),o=1-s.reduce((i,{probability:a})=>i+a,0),r=this.#o(s);return[...s,{location:-1,
label:Aa(r),category:null,probability:Math.max(0,o)}]}#o(t){let{architecture:n,ranks:s}=this.trace,o=s===void 0?n.locations:
Pi+s;return o-1-t.filter(({location:r})=>r<o).length}#e(t){let n=this.#s.get(t);if(n)return n;let s=this.trace.lengths?.[t]??
this.#r(t);return this.#s.set(t,s),s}#r(t){let n=this.values(t),s=n.length/this.count,o=new Float32Array(this.count);for(let r=0;r<
this.count;r++){let i=0;for(let a=r*s;a<(r+1)*s;a++)i+=n[a]**2;o[r]=Math.sqrt(i)}return o}};Aa=e=>e===1?"1 other":`${e} \
others`});function Ct(e,t){for(let[s,o]of bf){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(Object.entries(r.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return wf(a,t)?a:null}return null;function n(s,o,{
count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||s==="stream"&&"visit"in o||(s==="\
pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:xf(s,o,t)??a,number:null,location:s===
"generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function xf(e,{layer:t=0,head:n=0},s){
return e==="pointer"&&s.hasPointer?gt(s.pointerWeights):e==="head"&&t<s.layers&&n<s.heads?gt(s.lastRow(t,n)):null}function wf({
kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return e===
"head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||e==="gate"&&!a.hasGate?!1:t<a.layers&&
s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Ea(e,t){let{kind:n,layer:s,head:o,isLeaf:r,number:i,location:a}=e,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,"one cell"),n==="stream"&&r&&l(`l\
ayers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${e.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(e.
name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.visit+1}`}}function so(e){let t=e.
split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(".")[0]??"")?2:1;return t.length<=
s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function oo(e,t,n){let s=Ct(e,n),[o,r]=$f[t]??[0,0];if(!s||o===0&&r===
0)return null;let i=kf(s,o,r,n);return i!==null&&Ct(i,n)?i:null}function kf(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,
number:l,isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let f=r*s.heads+i+t;return n!==
0?`layers.${r+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}\
.stream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,m){let g=f.findIndex(({location:p})=>p===
e.location),b=g<0||n===0?void 0:f[g+n];return b?`${m}.${b.location}`:null}}var bf,$f,Ae=N(()=>{"use strict";x();re();bf=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];$f={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function R(e){return e.stage.type/13}function q(e,t,n="label"){let s=n==="title"||n==="strong";return io*D(Ta(t),ro[n]*R(
e),s)}function Ta(e){return e.replaceAll("−","+")}function j(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){
let l=o==="title"||o==="strong",h=a===void 0?s:rt(s,a/io,ro[o]*R(e),l),u=[o,i,r].filter(Boolean).join(" ");return d("tex\
t",{...c&&{key:c},class:u,x:t,y:n},h)}function B(e,{x:t,y:n,width:s},o,r="label"){let i=ro[r]*R(e),a=D(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of o){let f=u.reduce((g,b)=>g+Tf(b,i),0),m=c.at(-1);m&&l+a+f<=s?(m.push({text:" "},...u),l+=
a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>Ef(t,n+i*(1+1.5*f),u,r,i)),height:c.length*1.5*i}}function F(e){return e.
split(" ").map(t=>[{text:t}])}function Ef(e,t,n,s,o){let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-r:r;i=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return d("tspan",{class:f||null,dy:u},c)});return d("t\
ext",{class:s,x:e,y:t},a)}function Tf({text:e,kind:t="",isRaised:n=!1},s){let o=(n?Mf:1)*(t.includes("math")?Af:1);return io*
D(Ta(e),s*o,t.includes("strong"))}var ro,Mf,io,Af,mt=N(()=>{"use strict";x();G();z();ro={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},Mf=.78,io=1.07,Af=1.12});function Bt(e,t,n,s=1){let o=e.length/t,r=Pn-1,i=new Uint8Array(o*(t+1));for(let l=0,h=0;l<e.length;l++,h++){l%t===0&&h++;
let u=Math.round(Number(e[l])/s*r);i[h]=u>0?Math.min(r,u):0}let a=[...Wn(t),...Wn(o),8,3,0,0,0],c=[Of,...Cn("IHDR",a),...Nf(
n),...Cn("IDAT",_f(i)),...Cn("IEND",[])];return`data:image/png;base64,${ye(Sa(c))}`}function Nf([e,t]){let n=[...e,...t].
join(" "),s=Oa.get(n);if(s)return s;let o=new Uint8Array(3*Pn);for(let i=0;i<3;i++){let[a,c]=[Number(e[i]),Number(t[i])];
for(let l=0;l<Pn;l++){let h=l/(Pn-1);o[3*l+i]=Math.round(a+h*(c-a))}}let r=Cn("PLTE",o);return Oa.set(n,r),r}function Cn(e,t){
let n=[...e].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,t]){let{length:r}=o;for(let i=0;i<r;i++){let a=(s^o[i])&
255;s=Sf[a]^s>>>8}}return[Wn(t.length),n,t,Wn(~s)]}function _f(e){let t=[[120,1]];for(let o=0;o<e.length;o+=ao){let r=e.
subarray(o,o+ao),i=o+ao>=e.length,[a,c]=[r.length&255,r.length>>8];t.push([Number(i),a,c,a^255,c^255],r)}let[n,s]=[1,0];
for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return Sa([...t,[s>>8,s&255,n>>8,n&255]])}function Sa(e){let t=new Uint8Array(
e.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of e)t.set(s,n),n+=s.length;return t}function Wn(e){return[24,16,8,0].map(
t=>e>>>t&255)}var Of,Pn,ao,Sf,Oa,Xe=N(()=>{"use strict";x();xe();Of=[137,80,78,71,13,10,26,10],Pn=256,ao=65535,Sf=Uint32Array.
from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n}),Oa=new Map});function La(e,t,n){let{width:s,height:o}=e.stage.size,r=R(e),i=Math.min(vf*r,.035*s),a=Lf(e,t,i),c={x:i,y:a.height,width:s-
2*i,height:o-a.height-6*r};return[d("g",{key:"opened",class:"opened","font-size":13*r,"data-block":t.name},a.marks,Ia(n,
c,16*r).map(({card:l,box:h})=>d("g",{key:l.key},l.marks(h))))]}function Ia(e,t,n){let s=n*(e.length-1),o=e.reduce((f,{least:m})=>f+
m.width,s),r=e.reduce((f,{least:m})=>f+m.height,s),i=e.every(({least:f})=>f.height<=t.height),a=e.every(({least:f})=>f.width<=
t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let f=e.reduce((m,g)=>g.rank>m.rank?g:m);return Ia(e.filter(
m=>m!==f),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((f,{share:m=1})=>f+m,0),{x:h,y:u}=t;return e.map(f=>{let m=(f.
share??1)/l,g=c?{x:h,y:u,height:t.height,width:f.least.width+m*(t.width-o)}:{x:h,y:u,width:t.width,height:f.least.height+
m*(t.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:f,box:g}})}function K(e,{x:t,y:n,width:s,height:o},r,i=r){let a=R(
e),c=q(e,r,"title")<=s-28*a;return[d("rect",{key:"card",class:"card",x:t,y:n,width:s,height:o,rx:10*a}),j(e,t+14*a,n+22*
a,c?r:i,{kind:"title",width:s-28*a})]}function Z(e,{x:t,y:n,width:s,height:o}){let r=R(e);return{x:t+14*r,y:n+30*r,width:s-
28*r,height:o-38*r}}function dt(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=R(e),c=q(e,s,"label")+(r?24:4)*a;return{
mark:d("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"data-more"in o?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},d("rect",{class:r?"control-ground":"ground",x:t,y:n-15*a,width:c,
height:30*a,rx:15*a}),j(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function Lf(e,t,n){let{width:s,height:o}=e.stage.size,r=R(e),
i=Ea(t,e.reading),a=If(e,i,n),c="goes back",l=46*r+q(e,c,"small"),h="You are here",u=q(e,h,"small")+10*r,f=s-n,m=f-a.end-
20*r,g=o>=560*r&&lo(e,co*r)>m,b=g?_a(e,f-n-u):_a(e,m,va*2),p=b?lo(e,b):0,y=g||m-p>=u,w=g?m:m-p-(y?u:0),$=(g?46:8)*r+(co*
r-(b??0))/2;return{height:(g?Na+36:Na)*r,marks:[a.marks,w>=l+16*r&&d("g",{key:"escape",class:"escape"},d("rect",{class:"\
key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),j(e,a.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),j(e,
a.end+58*r,25.5*r,c,{kind:"small"})),b!==null&&y&&j(e,f-p-10*r,(g?64:26)*r,h,{kind:"small",anchor:"end"}),b!==null&&d("g",
{key:"thumbnails"},Rf(e,t,f-p,$,b))]}}function If(e,t,n){let s=R(e),o=e.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,
words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",f=Math.min(q(e,l,u),Math.max(20*s,n+o-r));if(i.push(d(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},d("rect",{class:"ground",x:r-3*s,y:6*s,width:f+6*s,height:30*
s,rx:5}),j(e,r,26*s,l,{kind:u,width:f+1}))),r+=f,h)break;i.push(d("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*
s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function _a(e,t,n=va){let s=R(e);for(let o=co;o>=n;o--)
if(lo(e,o*s)<=t)return o*s;return null}function lo(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*R(e)))+
2.2*t}function Rf(e,t,n,s,o){let{reading:r}=e,i=R(e),a=[],c=n;for(let y=0;y<r.layers;y++){for(let $=0;$<r.heads;$++){let k=r.
weights(y,$),M=Math.max(...k)||1,v=r.isRemoved(y,$)||r.isSkipped(y,"attention");a.push(p(`layers.${y}.heads.${$}`,`Layer\
 ${y}, head ${$}${v?", switched off":""}`,c,o,[d("image",{key:"map",class:"map",href:Bt(k,r.count,e.scale,M),x:c,y:s,width:o,
height:o,preserveAspectRatio:"none",opacity:v?.2:1})])),c+=o+2}let w=.4*o;a.push(p(`layers.${y}.stream`,`Layer ${y}: res\
idual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([$=0,k=0],M)=>d("rect",{key:`line ${M}`,class:"length",x:c+2,y:s+$*o,width:Math.
max(1,(w-4)*k),height:Math.max(1,.12*o)}))])),c+=w+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,m=c+1.2*o;r.hasPointer&&
a.push(p("pointer","Pointer",c,1.2*o,[d("path",{class:"pointer",d:Ut(c,[l-f,l],m,[h-f,h+f])})],[s,o/2])),r.hasGeneration&&
a.push(p("generation","Generation",c,1.2*o,[d("path",{class:"generation",d:Ut(c,[l,l+f],m,[u-f,u+f])})],[l,o/2])),r.hasGate&&
a.push(p("gate","Gate",m,.3*o,[d("rect",{class:"pointer",x:m+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),d("rect",{class:"\
generation",x:m+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:g}=r.trace.prediction,b=m+.3*
o;return a.push(p(`places.${g}`,`Answer: ${r.nameOf(g).label}`,b,.7*o-2,[d("rect",{class:"answer-bar",x:b+2,y:l-f,width:.7*
o-6,height:2*f})])),a;function p(y,w,$,k,M,[v,A]=[s,o]){let E=t.name===y||t.name.startsWith(`${y}.`),S=y.includes("heads");
return d("g",{key:y,class:`part thumb${E?" here":""}`,"data-open":y,role:"link",tabindex:0,"aria-label":w,"aria-current":E?
"true":null},M.flat(),d("rect",{key:"frame",class:S||E?"thumb-frame":"ground",x:$,y:v,width:k,height:A,rx:2}),d("title",
{},w))}}var vf,Na,co,va,vt=N(()=>{"use strict";x();Ae();mt();G();Xe();vf=20,Na=46,co=28,va=9});function Vt(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=R(e),l=n.length,h=t.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),m=Ca(f),g=new Map([...r].map(S=>[S,_(f[S]??0,m)])),b=[...g.values()].some(S=>q(
e,S,"tiny")>h+2*c),p=g.size>0&&!b?Ra*c:1,y=b?Ra*c:0,[w,$]=s.extent??Fn(f),k=Pf(t.height-y,w,$,p),M=k>0?Math.max(p,w*k):(t.
height-y)/2,v=t.y+y+M,A=f.map((S,L)=>{let I=Math.abs(S)*k,C=L===i;return d("rect",{key:`bar ${L}`,class:`bar ${o}${S<0?"\
 negative":""}${C?" chosen":""}`,x:t.x+L*h+u/2,y:S<0?v:v-I,width:Math.max(.5,h-u),height:Math.max(.4,I)},a&&d("title",{},
a(L)))}),E=[...g].map(([S,L])=>j(e,t.x+Pa((S+.5)*h,q(e,L,"tiny")/2,t.width),b?t.y+9*c:v+(Number(f[S])<0?-3:10.5)*c,L,{kind:"\
tiny",anchor:"middle",also:S===i?"chosen":"",key:`number ${S}`}));return[d("path",{key:"line",class:"axis",d:`M${t.x} ${v}\
H${t.x+t.width}`}),A,E]}function Pf(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(0,e-
s)/Math.max(t,n)}function Ee(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*R(e),c=t.map(Ca),l=Array.from(n,(g,b)=>Math.max(
...t.map((p,y)=>q(e,_(Number(p[b]),c[y]),"tiny")))/2),h=[...l.keys()].sort((g,b)=>Math.abs(Number(n[b]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(p=>Math.abs(f(p)-f(g))>=m(g)+m(p)+a)&&u.add(g);
return u;function f(g){return Pa((g+.5)*i,m(g),s)}function m(g){return l[g]??0}}function Pa(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Fn(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Ca(e){let t=Math.
max(...Fn(e));return t>=99.5?0:t>=.95?1:2}var Ra,Qe=N(()=>{"use strict";x();mt();G();z();Ra=13});function ie(e,t,n,{chosen:s=null,open:o}={}){let r=R(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&a>=34*r,
l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(q(e,w.title,"strong"),c?q(e,w.says,"small"):0))),u=i?0:Math.min(h+12*r,
.42*t.width),f=t.x+u,m=t.width-u-l,g=i?17*r:0,b={x:f,width:m,height:Math.max(6*r,a-Wa*r-g)},p=n[0]?.values.length??1,y=m/
p;return[n.map(({key:w,title:$,says:k,values:M,colour:v,open:A},E)=>{let S=t.y+E*a,L=i?S+12*r:S+a/2+(c?-2:4)*r,I=i?t.width:
u-8*r,C=q(e,$,"strong")+10*r;return d("g",{key:w,class:A?"part choice row":"row","data-open":A??null,role:A?"button":null,
tabindex:A?0:null,"aria-label":A?$:null},A&&d("rect",{key:"ground",class:"ground",x:t.x-4*r,y:S,width:t.width+8*r,height:a,
rx:4}),j(e,t.x,L,$,{kind:"strong",width:I,key:"title"}),i&&j(e,t.x+C,L,k,{kind:"small",width:t.width-C,key:"beside"}),c&&
j(e,t.x,L+15*r,k,{kind:"small",width:I,key:"says"}),Vt(e,{...b,y:S+g+Wa/2*r},M,{colour:v,chosen:s,exact:H=>`${$}, number\
 ${H+1}: ${_(Number(M[H]),4)}`}),s!==null&&j(e,t.x+t.width,S+g+(a-g)/2+4.5*r,_(Number(M[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&d("rect",{key:"strongest",class:"strongest",x:f+s*y-1.5,y:t.y,width:y+3,height:a*n.length,
rx:3}),o&&d("g",{key:"positions"},Array.from({length:p},(w,$)=>d("rect",{key:`position ${$}`,class:"cell",x:f+$*y,y:t.y,
width:y,height:a*n.length,"data-open":o($),role:"button",tabindex:$===s?0:"-1","aria-current":$===s?"true":null},d("titl\
e",{},n.map(({title:k,values:M})=>`${k}: ${_(Number(M[$]),3)}`).join(`
`)))))]}var Wa,Hn=N(()=>{"use strict";x();Qe();mt();G();z();Wa=8});function Fa(e){let t=Hf(e??"").map(jf);for(let n=Ff;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=ho.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}function Hf(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function jf(e){let t=e.replace(/s$/,"");return Wf.has(t)?t:e}var Ha,Cf,ho,Wf,Ff,ja=N(()=>{"use strict";x();Ha={pin:"M\
20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3\
 3 0 1 0 -6 0",home:"M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 \
0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",restaurant:"M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 \
0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7",burger:"M12 16H4a2 2 0 1 1 0-4h16a2 2 0 1 1 0 4h-4.25M5 12a2 2 0 0 1-2-2 9 7 0 0 1 18 0 \
2 2 0 0 1-2 2M5 16a2 2 0 0 0-2 2 3 3 0 0 0 3 3h12a3 3 0 0 0 3-3 2 2 0 0 0-2-2q0 0 0 0M6.67 12l6.13 4.6a2 2 0 0 0 2.8-.4l\
3.15-4.2",pizza:"M12 14l-1 1M13.75 18.25l-1.25 1.42M17.775 5.654a15.68 15.68 0 0 0-12.121 12.12M18.8 9.3a1 1 0 0 0 2.1 7\
.7M21.964 20.732a1 1 0 0 1-1.232 1.232l-18-5a1 1 0 0 1-.695-1.232A19.68 19.68 0 0 1 15.732 2.037a1 1 0 0 1 1.232.695z",cafe:"\
M10 2v2M14 2v2M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1M6 2v2",bakery:"M10\
.2 18H4.774a1.5 1.5 0 0 1-1.352-.97 11 11 0 0 1 .132-6.487M18 10.2V4.774a1.5 1.5 0 0 0-.97-1.352 11 11 0 0 0-6.486.132M1\
8 5a4 3 0 0 1 4 3 2 2 0 0 1-2 2 10 10 0 0 0-5.139 1.42M5 18a3 4 0 0 0 3 4 2 2 0 0 0 2-2 10 10 0 0 1 1.42-5.14M8.709 2.55\
4a10 10 0 0 0-6.155 6.155 1.5 1.5 0 0 0 .676 1.626l9.807 5.42a2 2 0 0 0 2.718-2.718l-5.42-9.807a1.5 1.5 0 0 0-1.626-.676",
dessert:"M7 11l4.08 10.35a1 1 0 0 0 1.84 0L17 11M17 7A5 5 0 0 0 7 7M17 7a2 2 0 0 1 0 4H7a2 2 0 0 1 0-4",bar:"M8 22h8M7 1\
0h10M12 15v7M12 15a5 5 0 0 0 5-5c0-2-.5-4-2-8H9c-1.5 4-2 6-2 8a5 5 0 0 0 5 5Z",grocer:"M15 11l-1 9M19 11l-4-7M2 11h20M3.\
5 11l1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4M4.5 15.5h15M5 11l4-7M9 11l1 9",shop:"M15 21v-5a1 1 0 0 0-1-1h-4\
a1 1 0 0 0-1 1v5M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 \
0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 \
0 0 1-3.774 3.244M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05",mall:"M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.4\
67a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",
service:"M3 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.12 8.12 12 12M20 4 8.12 15.88M3 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M14.8 14.8 2\
0 20",doctor:"M11 2v2M5 2v2M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 0 0-2-2h-1M8 15a6 6 0 0 0 12 0v-3M18 10a2 2 0 1\
 0 4 0a2 2 0 1 0 -4 0",hospital:"M12 7v4M14 21v-3a2 2 0 0 0-4 0v3M14 9h-4M18 11h2a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H4a2 2 0 \
0 1-2-2v-9a2 2 0 0 1 2-2h2M18 21V5a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16",pharmacy:"M10.5 20.5l10-10a4.95 4.95 0 1 0-7-7l-10 \
10a4.95 4.95 0 1 0 7 7ZM8.5 8.5l7 7",bank:"M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2M\
10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 12h.01M18 12h.01",post:"M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2\
 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2",office:"M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2\
 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2",building:"M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v\
3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16",workshop:"\
M12 16h.01M16 16h.01M3 19a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8.5a.5.5 0 0 0-.769-.422l-4.462 2.844A.5.5 0 0 1 15 10.5v-2a.5.\
5 0 0 0-.769-.422L9.77 10.922A.5.5 0 0 1 9 10.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2zM8 16h.01",government:"M10 18v-7M11.119 \
2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.949zM14 18v-7M18 18v-7M3 22h18M6 18v-7",museum:"\
M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8zM13 6.5a0\
.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M17 10.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M6 12.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 \
-1 0M8 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0",culture:"M10 11h.01M14 6h.01M18 6h.01M6.5 13.1h.01M22 5c0 9-4 12-6 12s-\
6-3-6-12c0-2 2-3 6-3s6 1 6 3M17.4 9.9c-.8.8-2 .8-2.8 0M10.1 7.1C9 7.2 7.7 7.7 6 8.6c-3.5 2-4.7 3.9-3.7 5.6 4.5 7.8 9.5 8\
.4 11.2 7.4.9-.5 1.9-2.1 1.9-4.7M9.1 16.5c.3-1.1 1.4-1.7 2.4-1.4",cinema:"M12.296 3.464l3.02 3.956M20.2 6 3 11l-.9-2.4c-\
.3-1.1.3-2.2 1.3-2.5l13.5-4c1.1-.3 2.2.3 2.5 1.3zM3 11h18v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM6.18 5.276l3.1 3.899",music:"\
M21 16V3a1 1 0 0 0-1.28-.96l-10 2.917a1 1 0 0 0-.72.96V19M15 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 19a3 3 0 1 0 6 0a3 3 0 1 \
0 -6 0",stadium:"M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2M14 14.66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2M17.916 10H19.5A2.5\
 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3M4 22h16M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1zM6.084 10H4.5A2.5 2.5 0 \
0 1 2 7.5V5a1 1 0 0 1 1-1h3",school:"M14 21v-3a2 2 0 0 0-4 0v3M18 4.933V21M4 6l7.106-3.79a2 2 0 0 1 1.788 0L20 6M6 11l-3\
.52 2.147a1 1 0 0 0-.48.854V19a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5a1 1 0 0 0-.48-.853L18 11M6 4.933V21M10 9a2 2 0 1 0 4 0a\
2 2 0 1 0 -4 0",college:"M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 \
3.908a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5",library:"M4 3h6a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-6a1 1 0 \
0 1 -1 -1v-16a1 1 0 0 1 1 -1M7 3v18M20.4 18.9c.2.5-.1 1.1-.6 1.3l-1.9.7c-.5.2-1.1-.1-1.3-.6L11.1 5.1c-.2-.5.1-1.1.6-1.3l\
1.9-.7c.5-.2 1.1.1 1.3.6Z",community:"M18 21a8 8 0 0 0-16 0M5 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M22 20c0-3.37-2-6.5-4-8a5 \
5 0 0 0-.45-8.3",church:"M10 9h4M12 7v5M14 21v-3a2 2 0 0 0-4 0v3M18 9l3.52 2.147a1 1 0 0 1 .48.854V19a2 2 0 0 1-2 2H4a2 \
2 0 0 1-2-2v-6.999a1 1 0 0 1 .48-.854L6 9M6 21V7a1 1 0 0 1 .376-.782l5-3.999a1 1 0 0 1 1.249.001l5 4A1 1 0 0 1 18 7v14",
park:"M10 10v.2A3 3 0 0 1 8.9 16H5a3 3 0 0 1-1-5.8V10a3 3 0 0 1 6 0ZM7 16v6M13 19v3M12 19h8.3a1 1 0 0 0 .7-1.7L18 14h.3a\
1 1 0 0 0 .7-1.7L16 9h.2a1 1 0 0 0 .8-1.7L13 3l-1.4 1.5",garden:"M14 9.536V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0\
 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4M5 21h14",beach:"M2 12q2.5 2 5 0t5 0 5 0 5\
 0M2 19q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0",gym:"M17.596 12.768a2 2 0 1 0 2.829-2.829l-1.768-1.767a2 2 0 0 \
0 2.828-2.829l-2.828-2.828a2 2 0 0 0-2.829 2.828l-1.767-1.768a2 2 0 1 0-2.829 2.829zM2.5 21.5l1.4-1.4M20.1 3.9l1.4-1.4M5\
.343 21.485a2 2 0 1 0 2.829-2.828l1.767 1.768a2 2 0 1 0 2.829-2.829l-6.364-6.364a2 2 0 1 0-2.829 2.829l1.768 1.767a2 2 0\
 0 0-2.828 2.829zM9.6 14.4l4.8-4.8",hotel:"M2 4v16M2 8h18a2 2 0 0 1 2 2v10M2 17h20M6 8v9",train:"M8 3.1V7a4 4 0 0 0 8 0V\
3.1M9 15l-1-1M15 15l1-1M9 19c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-2.2 5-5 5ZM8 19l-2 3M16 19l2 3",bus:"M8 6v6M15 6\
v6M2 12h19.6M18 18h3s.5-1.7.8-2.8c.1-.4.2-.8.2-1.2 0-.4-.1-.8-.2-1.2l-1.4-5C20.1 6.8 19.1 6 18 6H4a2 2 0 0 0-2 2v10h3M5 \
18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 18h5M14 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",airport:"M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4\
 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5\
.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z",ferry:"M12 2v2M12 9.189V13M19 12V6a2 2 0 00-2-2H7a2 2 0 00-2 2v6M19.38 19A11.\
6 11.6 0 0021 13l-8.188-3.639a2 2 0 00-1.624 0L3 13.001a11.6 11.6 0 002.81 7.76M2 20c.6.5 1.2 1 2.5 1 2.5 0 2.5-2 5-2 1.\
3 0 1.9.5 2.5 1s1.2 1 2.5 1c2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1",road:"M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M9 19h8.5a3.5 3.5\
 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",car:"M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.\
9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1\
 1 1h2M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 17h6M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",bike:"M15 17.5a3.5 3.5 0 1 0 7 0a3.5\
 3.5 0 1 0 -7 0M2 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},
Cf={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
"restaurant","food","food court","food truck","diner","bistro","breakfast spot","joint","steakhouse","noodle house","sus\
hi","soup place","salad place","burrito place","taco place","dumpling"],burger:["burger","burger joint","fast food","fas\
t food restaurant","hot dog joint"],pizza:["pizza","pizzeria"],cafe:["cafe","cafeteria","coffee","tea","tea room"],bakery:[
"bakery","bagel shop","donut shop","sandwich place"],dessert:["dessert","dessert shop","ice cream","ice cream shop","cup\
cake","candy store"],bar:["bar","pub","gastropub","brewery","winery","biergarten","nightlife","nightclub"],grocer:["groc\
er","grocery","grocery store","supermarket","market","marketplace","bodega","convenience","convenience store","wine shop",
"liquor store","food shop","deli","food drink shop","fish market"],shop:["shop","store","boutique","bookstore","hardware",
"smoke shop","antique","home store","home good","home improvement","flower shop","music store","pet store","bike shop","\
video store","arts crafts store"],mall:["mall","shopping mall","department store","outlet"],service:["service","home ser\
vice","salon","barbershop","barber","hairdresser","spa","laundry","laundry service","dry cleaner","tailor shop","tattoo \
parlor","tanning salon","nail salon","beauty"],doctor:["doctor","dentist","doctor s office","dentist s office","clinic",
"medical","veterinarian","assisted living"],hospital:["hospital","medical center","emergency room"],pharmacy:["pharmacy",
"drugstore","chemist"],bank:["bank","atm","credit union","financial service"],post:["post office","post box"],office:["o\
ffice","work","workplace","coworking","startup","conference room"],building:["building","skyscraper","convention center",
"event space","rooftop"],workshop:["workshop","factory","industrial","warehouse","distillery","storage"],government:["go\
vernment","government building","city hall","town hall","townhall","courthouse","court house","embassy","consulate","pol\
ice","police station","fire station","military base","capitol building","monument","landmark","historic site","castle"],
museum:["museum","gallery","art gallery","art museum","public art","sculpture"],culture:["culture","theater","theatre","\
art","arts center","performing arts venue","circus","opera house","comedy club","aquarium","zoo","planetarium","entertai\
nment"],cinema:["cinema","movie theater","multiplex","film studio"],music:["music","music venue","concert hall","rock cl\
ub","jazz club","recording studio"],stadium:["stadium","arena","racetrack","sports bar","bowling alley","arcade","casino"],
school:["school","kindergarten","nursery","daycare","child care"],college:["college","university","campus","classroom","\
academic building","college building","student center","law school","medical school","trade school","fraternity house","\
sorority house"],library:["library"],community:["community","community center","neighborhood","social","club house","cit\
y"],church:["church","chapel","cathedral","synagogue","mosque","temple","shrine","monastery","house of worship","place o\
f worship","spiritual","cemetery"],park:["park","playground","forest","outdoor","campground","plaza","scenic lookout","t\
rail"],garden:["garden","allotment","farm","garden center","beer garden"],beach:["beach","pool","swimming pool","water p\
ark","lake","river","surf spot"],gym:["gym","fitness","yoga","yoga studio","sport","athletic","dance studio","martial","\
court","field","rink","college gym","ski area","golf course"],hotel:["hotel","motel","hostel","inn","resort","bed and br\
eakfast","guest house"],train:["train","train station","subway","metro","railway","station","light rail","tram"],bus:["b\
us","bus station","bus stop","bus line"],airport:["airport","airport terminal","plane","heliport"],ferry:["ferry","boat",
"harbor","harbour","marina","pier"],road:["road","street","bridge","highway","intersection","tunnel","toll plaza","rest \
area"],car:["car","car wash","parking","taxi","automotive","gas station","fuel","garage","car dealership","automotive sh\
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},ho=new Map(Object.entries(
Cf).flatMap(([e,t])=>t.map(n=>[n,e]))),Wf=new Set([...ho.keys()].flatMap(e=>e.split(" "))),Ff=Math.max(...[...ho.keys()].
map(e=>e.split(" ").length))});function wt(e,t,n,s){let o=s/Gf;return d("path",{key:"icon",class:"icon",d:Ha[Fa(e)],transform:`translate(${t.toFixed(2)}\
 ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var Gf,ae=N(()=>{"use strict";x();ja();G();
Gf=24});function V(e,t){let n=e.visits[t];return n?`${n.label}, ${zt(e,t)}`:""}function ce(e,t){return e.visits[t]?.label??""}function uo(e){
return e>0&&e<5e-4?"<0.1 %":O(e,1)}function zt(e,t){let n=e.visits[t];return n?`${yt[n.weekday]} ${lt(n.start_minute)}`:
""}function Ua(e,t){return Gt(e.visits[t]?.duration_minutes??0)}function Da(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=R(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,m=t.y+17*l,g=Math.max(...n)||1,b=Math.
max(0,f-m)/g,p=v(Ga(n,r).map(A=>({visit:A,half:q(e,k(n[A],A),A===r?"strong":"tiny")/2}))),y=v(Ga(n,r).map(A=>({visit:A,half:q(
e,M(A),A===r?"strong":"tiny")/2})));return[d("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:A},E)=>{let S=w(E),L=E===r,I=Number(n[E])*b;return d("g",{key:`visit ${E}`,class:`part choice${L?" here":
""}`,"data-open":a(E),role:"button",tabindex:"-1","aria-label":`${V(c,E)}: weight ${O(Number(n[E]),1)}`},d("rect",{key:"\
ground",class:"ground",x:t.x+E*h,y:t.y,width:h,height:t.height}),d("rect",{key:"bar",class:`bar ${i}${L?" chosen":""}`,x:S-
Math.min(.36*h,20*l),y:f-I,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,I)}),p.has(E)&&j(e,$(E,p),f-I-4*l,k(
n[E],E),{kind:L?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&wt(A,S-7*l,f+5*l,14*l),y.has(E)&&j(e,$(E,y),
t.y+t.height-4*l,M(E),{kind:L?"strong":"tiny",anchor:"middle",key:"score"}),d("title",{},`${V(c,E)}: score ${_(Number(s[E]),
3)}, weight ${O(Number(n[E]),2)}`))})];function w(A){return t.x+(A+.5)*h}function $(A,E){let S=E.get(A)??0;return Math.max(
t.x+S,Math.min(t.x+t.width-S,w(A)))}function k(A,E){return E===r?uo(Number(A)):O(Number(A)).replace(" %","")}function M(A){
return _(Number(s[A])/o,A===r?2:1)}function v(A){let E=new Map;for(let{visit:S,half:L}of A){let I=Math.max(t.x+L,Math.min(
t.x+t.width-L,w(S)));[...E].every(([H,W])=>{let P=Math.max(t.x+W,Math.min(t.x+t.width-W,w(H)));return Math.abs(I-P)>=L+W+
3*l})&&E.set(S,L)}return E}}function Ga(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}var Lt=N(()=>{"use strict";x();ae();mt();G();z()});function Ba(e,t){let n=R(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>Uf(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Df(e,s)}]}function Uf(e,t){let{reading:n}=e,s=R(e),o=Z(e,t),r=n.values(
"context"),i=B(e,o,F(`${V(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${_(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...K(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),m=o.width*f.length/c,g={...o,
y:o.y+i.height+8*s+u*l,width:m,height:Math.max(28*s,l-10*s)};return f.length>0&&d("g",{key:`line ${u}`},Vt(e,g,f,{colour:"\
stream",extent:Fn(r),numbered:Ee(e,[f],f,m),exact:b=>`Number ${u*c+b+1}: ${_(Number(f[b]),4)}`}))})]}function Df(e,t){let{
reading:n}=e,s=R(e),o=Z(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=B(e,o,F(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...K(e,t,"What reads it"),...i.marks,r.length>
0&&d("g",{key:"rows"},ie(e,{...o,y:o.y+i.height+6*s,height:o.height-i.height-6*s},r))]}var Va=N(()=>{"use strict";x();vt();
Qe();Hn();Lt();mt();G();z()});function Te(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Se(Yt(i,s,c),Yt(a,o,c));return za(h,l,null,e,o)}function jn(e,t,n,s){let o=Yt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return fo(o,e.trace.interventions.attention_temperature??1)}function Oe(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return za(Se(n,Yt(s,t,n.length)),o,r,e,t)}function Gn(e){return fo(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function za(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Se(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:ve(n)}}function fo(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=ve(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function tn(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:qt(e,`${s}.weight`,r),bias:qt(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function Un(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=qt(e,`${o}.bias`,s),a=at(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:Se(a,Yt(r.values,s,a.length)),bias:i}}function qa(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=qt(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=mo(e,c,t),u=Se(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:ve(a.map(({dot:c})=>c.sum))+o}}function mo(e,t,n){let s=e.values(`inputs.${t}`);return Yt(
s,n,s.length/e.count)}function at(e,t,n){let s=e.values(t);return Yt(s,n,s.length/e.count)}function Ne(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Se(t,n.values):null,bias:qt(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Kt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Se(n,Yt(
s.values,t,n.length)):null,r=qt(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function Ya(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
fo(t,1):null}function _e(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?ve(s.map(i=>Number(
e.pointerWeights[i]))):0,r=Bf(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Bf(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function qt(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function Yt(e,t,n){return e.subarray(t*n,(t+1)*n)}function ve(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var It=N(()=>{"use strict";x()});function en(e,t,{first:n,second:s,products:o},r){let i=R(e),a=o.length,c=a>zf&&t.height>=176*i,l=c?34*i:0,h=(t.height-l)/
3,u=16*i,f=t.x+Ka*i,m=t.width-Ka*i,g=nn(o),b=Ee(e,[n,s,o],o,m,g),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],y=m/a,w=$=>`${_(
Number(n[$]),4)} × ${_(Number(s[$]),4)} = ${_(Number(o[$]),4)}`;return[d("rect",{key:"strongest",class:"strongest",x:f+
g*y-1,y:t.y+u,width:y+2,height:3*h-u-2*i,rx:3}),p.map(({letter:$,colour:k,values:M,title:v},A)=>{let E=t.y+A*h,S={x:f,y:E+
u,width:m,height:h-u-6*i};return d("g",{key:`row ${A}`},j(e,t.x,E+12*i,v,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),j(e,t.x,E+u+.5*S.height+5*i,$,{also:`math letter ${k}-words`,key:"letter"}),Vt(e,S,M,{colour:k,numbered:b,chosen:g,
exact:w}))}),c&&Yf(e,{x:f,y:t.y+3*h,width:m,height:l},o)]}function Yf(e,{x:t,y:n,width:s},o){let r=R(e),i=s/o.length,a=Math.
max(Vf,Math.ceil(o.length/8));for(;a<o.length&&a*i<q(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return d("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[f,m]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(b,p)=>b+p,0);return[d("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${m}v${-4*r}`}),j(e,(f+m)/2,n+17*r,_(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Dn(e,t,n,s,o,r,i){let a=R(e),c=Kf(n,s,r),l=Jf(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=B(e,h,c).height+B(e,h,l).height+10*a,f=132*a,m=Math.max(70*a,Math.min(.36*t.height,210*a)),
g=t.height-u-m>=f,b=Math.min(t.height-u-(g?m:0),276*a),p=t.height-u-b,y=B(e,{...h,y:t.y+b+4*a},c),w=B(e,{...h,y:t.y+b+y.
height+6*a},l);return[d("g",{key:"dot"},en(e,{...t,height:b},n.dot,r)),d("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+b}H${t.x+t.width}`}),d("g",{key:"score steps"},y.marks),d("g",{key:"softmax steps"},w.marks),g&&d("g",{key:"softmax"},
Da(e,{...t,y:t.y+b+u,height:p},s,o,i))]}function Kf({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...F("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${_(e.sum,2)}`,kind:"strong"}],n?[{text:`${Le}\
 ÷ √${t} = `},{text:_(h,2),kind:"strong"}]:[{text:`${Le} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${Le} no position bias: it is off`}]:[{text:`${Le} ${s<0?"−":"+"} ${_(Math.abs(s),2)} (position bias)\
 = `},{text:_(i,2),kind:"strong"}]),r?u.push([{text:`${Le} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${Le}\
 ÷ temperature ${Zf(a)} = `},{text:_(i/a,2),kind:"strong"}]),u}function Jf({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return F("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:_(h,2),isRaised:!0},{text:` = ${Wt(u)}\
;`}],[{text:`${Wt(u)} / ${Wt(c)} = `},{text:uo(Number(l[n])),kind:"strong"},{text:","}],...F(`where ${Wt(c)} is the sum \
over ${s}${i?`, after ${_(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Wt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=.095)return String(Number(e.toFixed(4)));if(e===0)return"0";let[t="",n=""]=e.toExponential(
1).split("e");return`${t} × 10${Array.from(n,s=>qf[s]??"").join("")}`}function nn(e){let t=0;for(let n=1;n<e.length;n++)
Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Zf(e){return String(Math.round(1e3*e)/1e3)}var Le,
Ka,Vf,zf,qf,le=N(()=>{"use strict";x();Qe();Lt();mt();G();z();Le="→",Ka=30,Vf=8,zf=20,qf=Object.fromEntries(Array.from(
"-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??""]))});function Ja(e,t){let n=R(e),s=Ne(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:r=>Qf(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>tm(e,r,s)}),o}function Qf(e,t,{
hidden:n,dot:s,bias:o,logit:r}){let i=R(e),a=Z(e,t),c=s&&o!==null?[...F("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${_(s.sum,2)}`,kind:"strong"}],[{text:`→ ${o<0?"−":
"+"} ${_(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:_(r,2),kind:"strong"}]]:[...F("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:_(r,2),kind:"strong"}]],l=B(e,{...a,y:0},c),h=dt(e,
a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-36*i,450*i),
f=B(e,{...a,y:a.y+u+4*i},c),m=Ee(e,[n],n,a.width);return[...K(e,t,`${n.length} hidden units read the context`),d("g",{key:"\
dot"},s?en(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):Vt(e,{...a,height:u},n,{colour:"query",numbered:m})),...f.marks,h.mark]}function tm(e,t,n){
let{reading:s}=e,o=R(e),r=Z(e,t),{gate:i,trace:a}=s,c=B(e,{...r,y:0},m()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=B(e,{...r,y:r.y+r.height-c.height-l-6*o},m());return[...K(e,t,f()),n&&h.height>=
60*o&&d("g",{key:"curve"},g(h,n)),...u.marks,d("g",{key:"shares"},b({...r,y:r.y+r.height-l+8*o,height:22*o}))];function f(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function m(){let{only:p}=a.interventions,y=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let k=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...F(k),y]}let w=[
[{text:"1 / (1 + e",kind:""},{text:_(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...w,...F(`is the gate: ${O(i,1)} of the answer comes from the pointer, ${O(1-i,1)} from genera\
tion.`)];let $=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...F($),...F("As learned it would be"),...w]}function g(p,{logit:y,learned:w}){
let $=Math.max(Xf,Math.ceil(Math.abs(y))),k=I=>p.x+(I+$)/(2*$)*p.width,M=p.y+p.height,v=I=>M-I*p.height,A=Array.from({length:61},
(I,C)=>{let H=-$+C/30*$;return`${k(H).toFixed(1)} ${v(1/(1+Math.exp(-H))).toFixed(1)}`}),[E,S]=[k(y),v(w)],L=y>0;return[
d("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${M}H${p.x+p.width}M${p.x} ${v(.5)}H${p.x+p.width}`}),[0,.5,1].map(I=>j(
e,p.x-6*o,v(I)+4*o,I===.5?"0.5":String(I),{kind:"tiny",anchor:"end",key:`share ${I}`})),[-$,0,$].map(I=>j(e,k(I),M+15*o,
_(I,0),{kind:"tiny",anchor:"middle",key:`logit ${I}`})),j(e,(k(0)+k(-$))/2,M+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),d("path",{key:"line",class:"curve",d:`M${A.join("L")}`}),d("path",{key:"lead",class:"lead",d:`M${E} ${M}V${S}H${p.
x}`}),d("circle",{key:"point",class:"point",cx:E,cy:S,r:5.5*o}),j(e,E+(L?-10:10)*o,L?Math.max(S-6*o,p.y+9*o):S-8*o,w.toFixed(
2),{kind:"strong",anchor:L?"end":void 0,key:"value"})]}function b(p){let y=i*p.width;return[d("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:y,height:p.height}),d("rect",{key:"generation",class:"bar generation",x:p.x+y,y:p.y,width:p.
width-y,height:p.height}),j(e,p.x,p.y+p.height+15*o,`pointer ${O(i,1)}`,{kind:"small",key:"of pointer"}),j(e,p.x+p.width,
p.y+p.height+15*o,`generation ${O(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var Xf,Za=N(()=>{"use stri\
ct";x();vt();It();le();Qe();mt();G();z();Xf=6});function $t(e,t,n,{largest:s,most:o=Qa,isOrdered:r=!1,isWalked:i=!1}={}){let a=R(e),c=Math.max(1,Math.floor(t.height/(Xa*
a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),f=u>=30*a,m=Math.max(
1,Math.ceil(Xa*a/u)),g=h.findIndex(({isChosen:A})=>A),b=u>=13*a&&h.some(({category:A})=>A!==void 0),p=b?22*a:0,y=Math.max(
...h.map(({text:A})=>q(e,A,"strong")))+8*a,w=Math.max(0,...h.map(({beside:A=""})=>A?q(e,A,"small")+10*a:0)),$=Math.max(...h.
map(({label:A,says:E=""})=>Math.max(q(e,A,"strong"),f?q(e,E,"small"):0)))+8*a,k=Math.min($,.58*(t.width-p-y-w)),M={x:t.x+
p+k,width:Math.max(1,t.width-p-k-y-w)},v=s??(Math.max(...h.map(({parts:A})=>A.reduce((E,{value:S})=>E+Math.abs(S),0)))||
1);return[h.map((A,E)=>{let S=t.y+(E+.5)*u,L=E===g||(h.length-1-E)%m===0&&(g<0||Math.abs(E-g)>=m),I=M.x,C=Math.min(.62*u,
.42*o*a);return d("g",{key:A.key,class:`${A.open?"part ":""}choice row${A.isChosen?" here":""}${A.isOff?" off":""}`,"dat\
a-open":A.open??null,role:A.open?"button":null,tabindex:A.open?i&&!A.isChosen?"-1":0:null,"aria-label":A.open?`${A.label}\
: ${A.text}`:null},d("rect",{key:"ground",class:"ground",x:t.x-3*a,y:S-u/2,width:t.width+6*a,height:u,rx:4}),b&&(L||u>=17*
a)&&A.category!==void 0&&wt(A.category,t.x,S-7.5*a,15*a),L&&j(e,t.x+p,S+(f&&A.says?-2:4.5)*a,A.label,{kind:A.isChosen?"s\
trong":"label",width:k-6*a,key:"name"}),f&&A.says&&j(e,t.x+p,S+12.5*a,A.says,{kind:"small",width:k-6*a,key:"says"}),A.parts.
map(({value:H,colour:W},P)=>{let U=Math.abs(H)/v*M.width,X=d("rect",{key:`part ${P}`,class:`bar ${W}${H<0?" negative":""}${A.
isChosen?" chosen":""}`,x:I,y:S-C/2,width:Math.max(.5,Math.min(M.width,U)-(A.parts.length>1&&U>2?.8:0)),height:Math.max(
1,C)});return I+=U,X}),L&&A.beside&&j(e,t.x+t.width-y,S+4.5*a,A.beside,{kind:"small",anchor:"end",key:"beside"}),L&&j(e,
t.x+t.width,S+4.5*a,A.text,{kind:A.isChosen?"strong":"label",anchor:"end",key:"value"}),A.exact&&d("title",{},A.exact))}),
l&&j(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Ie(e,t,n,s=Qa){
return Math.min(s*R(e)*n,t.height)}var Xa,Qa,Re=N(()=>{"use strict";x();ae();mt();G();Xa=14,Qa=34});function tc(e,t){let n=R(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>em(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>nm(e,s,t)}]}function em(e,t,n){let{reading:s}=e,
o=R(e),r=Z(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:m})=>{let{label:g,category:b}=s.
nameOf(f),{logit:p}=Kt(s,f);return{key:`place ${f}`,label:g,category:b,parts:[{value:m,colour:"generation"}],beside:p===
null?"":_(p,2),text:O(m,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${g}: ${p===null?"":`logit ${_(p,4)}, `}\
probability ${O(m,3)}`}}),c=s.trace.architecture.locations,l=B(e,r,F(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=dt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...K(e,t,"What the generation head expects"),...l.marks,d("g",{key:"\
rows"},$t(e,u,a,{isWalked:!0})),h.mark]}function nm(e,t,{location:n}){let{reading:s}=e,o=R(e),r=Z(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=Kt(s,n),h=Ya(s),u=s.probabilityOf("generation",n),f=[];if(a&&c!==null&&f.push(...F("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${_(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${_(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:_(
l,2),kind:"strong"}]),h){let b=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:_(
p,2),isRaised:!0},{text:` = ${Wt(b)};`}],[{text:`${Wt(b)} / ${Wt(h.total)} = `},{text:O(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...F(`${Wt(h.total)} is the sum over the whole list${h.shift?`, after ${_(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...F("→ softmax over the whole list:"),[{text:O(u,1),kind:"strong"}]);
let m=B(e,{...r,y:0},f),g=a?Math.min(r.height-m.height-8*o,450*o):0;return[...K(e,t,`How does it score ${i}?`),a&&d("g",
{key:"dot"},en(e,{...r,height:g},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...B(e,{...r,y:r.y+g+(a?6*o:0)},f).marks]}var ec=N(()=>{"use strict";x();
vt();It();Re();le();mt();G();z()});function bo(e,t,n=1){let s=t.type/yo,o=46*s,r=t.height-98*s,i=xo(e.count,o,r,om,s,am(e)),a=t.width>=1180*s,c=t.width<rm*
s,l=t.width>=1040*s&&e.layers<=3,h=c?im(e,s):oc(e,a,s),u=l?62*s:0,f=l?u+22*s:16*s,m=t.width-2*sn-nc(Object.values(h)),[g,
b]=[o+12*s,t.height-4*s],p=cm(e.heads,m/e.layers-f,b-g,s),y=p.columns*(p.side+Bn*s)-Bn*s,w=e.heads>0?y+f:f,$=Math.max(0,
m-e.layers*w);c||(h.visits+=Math.min(.3*$,90*s),h.answer+=Math.min(.2*$,80*s),h.flow+=Math.min(.1*$,50*s),h.leave+=Math.
min(.1*$,50*s));let k=t.width-2*sn-nc(Object.values(h))-e.layers*w,M=Math.min(k,e.hasPointer?220*s:60*s);h.bands+=M;let v=(k-
M)/e.layers,A={x:sn,width:h.visits},E=sn+h.visits+12*s,S=a?{x:E,width:h.slices}:null;S&&(E+=h.slices+12*s);let L=Array.from(
{length:e.layers},(nt,ct)=>{let ot=E+ct*(w+v);return{x:ot,width:y,maps:lm(e.heads,ot,g,b,p,s),stream:l?ot+(e.heads>0?y+10*
s:0):null}});E+=e.layers*(w+v);let I=t.width-sn,C=I-h.answer,H=C-h.leave-h.gate,W=E+h.scores+h.weights+8*s,P=H-h.flow-tt,
U=Math.min(190*s,.24*t.height)/n,X=e.hasGate?.56*t.height:(o+r)/2,it=go*s,Q=e.hasPointer?t.height-U-rn*it-6:(o+r-U)/2-it;
return{size:t,type:t.type,rows:i,visits:A,slices:S,layers:L,streamWidth:u,isDense:c,fork:E,context:(c?34:52)*s,scores:E+
h.scores,weights:E+h.scores+h.weights,ribbons:W,places:P,gate:H,gateWidth:h.gate,answers:{most:r-o<330?on-1:on,top:o,bottom:r+
60*s,x:C,right:I,segment:C-tt},right:I,top:o,bottom:r,full:U,across:{visits:i.map(({y:nt})=>nt),starts:[o-12*s,t.height-
8],places:{room:[o+16*s,e.hasGeneration?Q-12*s:r],gap:22*s},generation:{start:Q,gap:it},gate:X-U/2},bands:{ribbon:(nt,ct,ot)=>po(
W,nt,P,ct,ot),into:(nt,ct,ot)=>po(P+tt,nt,H,ct,ot),out:(nt,ct,ot)=>po(H+h.gate,nt,C-tt,ct,ot)}}}function po(e,t,n,s,o){return o?
Ut(e,t,n,s):Ut(e,t,e,t)}function oc({hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?
24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:tt,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:
140)*s}}function im(e,t){return{...oc(e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?
88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function am({count:e,pointerWeights:t}){let n=e-1,s=o=>o===n?2:
t[o]>=sm?1+t[o]:o/e;return Array.from({length:e},(o,r)=>r).sort((o,r)=>s(r)-s(o))}function nc(e){return e.reduce((t,n)=>t+
n,0)}function xo(e,t,n,{least:s,most:o,lane:r},i,a){let c=n-t,l=e,h=0,u=Math.min(o*i,c/e);u<s*i&&(h=Math.max(r,Math.min(
6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/l);let f=a&&new Set(a.slice(0,l)),m=t;return Array.
from({length:e},(g,b)=>{let p=f?f.has(b):b>=e-l,y=p?u:h;return m+=y,{y:m-y/2,height:y,isFull:p}})}function cm(e,t,n,s){let o={
columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(e/r)-sc*s,a=Math.min(i,(t-(r-1)*Bn*s)/r);a>o.
side&&(o={columns:r,side:a})}return o}function lm(e,t,n,s,{columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,
r+2.2*sc*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+Bn*i),y:n+Math.floor(h/o)*c,side:r}))}function Vn(e,t,n,s){
let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[f,m]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+m*(h.wish-u.
length-t))/(f+m),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)
r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var sn,Bn,
sc,tt,rn,go,on,sm,om,yo,rm,Jt=N(()=>{"use strict";x();G();sn=20,Bn=8,sc=19,tt=8,rn=3,go=4,on=4,sm=.05,om={least:13.5,most:38,
lane:3},yo=13,rm=760});function ko(e,t,n,s=1){let o=n/yo,[r,i]=[rc,t-rc],a=xo(e.count,r,i,hm,o).map(({y:I,height:C,isFull:H})=>({x:I,width:C,isFull:H})),
c=Number(a.at(-1)?.width)>=um*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+zn*o,u=h+(Y.title+Y.inputs+zn)*
o,f=[];for(let I=0;I<e.layers;I++){let C=mm(e.heads,r,i,u+Y.title*o,o),H=C.at(-1),P=(H?H.y+H.side+8*o:u)+Y.title*o;f.push(
{y:u,maps:C,stream:P}),u=P+(Y.bars+zn)*o}let m=dm(e,r,u+Y.title*o,i-r,o),g=Math.ceil(e.values("context").length/m.columns)*
m.cell,b=u+Y.title*o+Math.max(g,20*o)+zn*o,p=b+(e.hasPointer?(Y.title+Y.scores)*o:0),y=p+(e.hasPointer?170:96)*o,w=y+tt+
((e.hasPointer?Y.names:0)+(e.hasGate?48:30))*o,$=e.hasGate?28*o:0,k=pm(i-r,o)/s,M=go*o,v=i-k-rn*M,A=Math.max(78*o,k*s/2+
6),E=w+$+34*o,S=i-k-16*o,L={most:on,top:E,bottom:E+(on+1)*A,x:r-6*o,right:S-8*o,segment:S};return{size:{width:t,height:L.
bottom+Math.max(0,(k*s-A)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:f,context:m,pointer:b,ribbons:p,
places:y,gate:w,gateHeight:$,answers:L,full:k,across:{visits:a.map(({x:I})=>I),starts:[r,i],places:{room:[r,e.hasGeneration?
v-2*ic*o:i],gap:ic*o},generation:{start:v,gap:M},gate:i-k},bands:{ribbon:(I,C,H)=>$o(p,I,y,C,H),into:(I,C,H)=>$o(y+tt,I,
w,C,H),out:(I,C,H)=>H?fa(w+$,I,S+tt,C):$o(w+$,I,w,I,!1)}}}function $o(e,t,n,s,o){return o?Qs(e,t,n,s):Qs(e,t,e,t)}function mm(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+wo*o)/r,a=Math.min(i-wo*o,fm*o),c=Math.max(Nt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+wo*o),side:a,touch:Nt}))}function dm(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function pm(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var Nt,Y,rc,hm,um,wo,fm,zn,ic,Zt=N(()=>{"use strict";x();
G();Jt();Nt=44,Y={title:26,bars:34,inputs:64,scores:52,names:56},rc=16,hm={least:20,most:110,lane:1},um=62,wo=8,fm=160,zn=
16,ic=6});function Ft({reading:e,beside:t}){return t?[e,t]:[e]}function an(e){return Math.max(...Ft(e).map(({largestWeight:t})=>t))}
function Yn(e){return e.isOwnScale?1:an(e)}function Pe(e){return qn.layers+2*e}function et(e){let t=qn.layers+2*e.layers,
n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}function J(e,t){return e.
beat>=t?1:0}var qn,pt=N(()=>{"use strict";x();qn={visits:0,slices:1,layers:2}});function Ao({isOwnScale:e}){return e?"Same scale for all heads":"Own scale for each head"}function cn({lit:e}){return e?.
kind==="visit"?"last visit reads it":"last visit’s largest"}function Kn(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;
if(!o.heads)return null;let a=i.type/13,c=60*a,l=s||!("visits"in i)?0:i.visits.width,h=17*a+c+D(ac,12.5*a)>l,u=r?h?"own \
largest":ac:O(an(e)),f=t+12*a,m=[d("text",{class:"small",x:t,y:n},"0"),d("image",{class:"map",href:Bt(gm,Mo,e.scale),x:f,
y:n-9*a,width:c,height:9*a,preserveAspectRatio:"none"}),d("rect",{class:"map-frame",x:f,y:n-9*a,width:c,height:9*a}),d("\
text",{class:"small",x:f+c+5*a,y:n},u)],g=Ao(e),b={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours o\
f the head maps go from 0 to ${r?"the largest weight of each head":u}. ${g}`};if(s){let y=17*a+c+D(u,12.5*a),w=d("rect",
{class:"ground",x:t-6*a,y:n+14*a-Nt,width:y+12*a,height:Nt});return d("g",{key:"scale",class:"switch",...b},w,m)}let p=D(
g,12.5*a)+16*a;return d("g",{key:"scale"},d("text",{class:"small",x:t,y:n-33*a},"Head maps: row reads column"),d("text",
{key:"weight",class:"small",x:t,y:n-17*a},`%: ${cn(e)}`),m,d("g",{key:"switch",class:"switch",...b},d("rect",{class:"han\
dle stays",x:t,y:n+8*a,width:p,height:19*a,rx:9.5*a}),d("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},g)))}var Mo,
ac,gm,Jn=N(()=>{"use strict";x();G();Zt();z();pt();Xe();Mo=64,ac="largest of each head",gm=Float32Array.from({length:Mo},
(e,t)=>t/(Mo-1))});function lc(e,t){let n=R(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.max(200,Math.min(e.reading.
count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?1:0,share:1.2,marks:i=>xm(
e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>km(e,i,t)}]}function xm(e,t,n){let{reading:s,
isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=R(e),{count:h}=s,u=s.weights(r,i),f=s.isRemoved(r,i)||s.isSkipped(r,
"attention"),m=o?u[gt(u)]||1:an(e),g=$m(e,t,n,f),b=Math.min(.36*t.width,190*l),p=t.y+42*l,[y,w]=[t.width-b,t.height-44*l-
g.height],$=t.width<600*l?1.9:1.15,k={width:y/h,height:Math.min(w/h,$*y/h)},M={x:t.x+b,y:p,width:y,height:k.height*h},v=`\
layers.${r}.heads.${i}`,A=k.height>=30*l,E=wm(k.height,13*l);return[j(e,t.x,t.y+15*l,b>=150*l?"The visit that asks":"Who\
 asks",{kind:"strong",width:b-8*l}),d("g",{key:"columns"},L()),d("g",{key:"rows"},I()),d("image",{key:"weights",class:"m\
ap",href:Bt(u,h,e.scale,m),...M,preserveAspectRatio:"none",opacity:f?.3:1}),d("rect",{key:"frame",class:"map-frame",...M}),
d("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},C()),d("rect",{key:"column",class:"chos\
en-column",x:M.x+c*k.width,y:t.y,width:k.width,height:M.y+M.height-t.y,rx:3}),S(),d("rect",{key:"cell",class:"chosen-cel\
l",x:M.x+c*k.width,y:M.y+a*k.height,width:k.width,height:k.height}),g.at(M.y+M.height)];function S(){let W=M.y+a*k.height,
P=19*l,U=(Q,nt)=>d("rect",{key:Q,class:"chosen-row",...nt,rx:3}),{height:X}=k;if(X>=P)return U("row",{x:t.x-3,y:W,width:t.
width+3,height:X});let it={x:t.x-3,y:W+(X-P)/2,width:b,height:P};return[U("row",{x:M.x-1,y:W,width:M.width+2,height:X}),
U("asking",it)]}function L(){let W=k.width>=14*l,P=Math.min(15*l,k.width-3*l),U=k.width>=30*l,X=M.x;return s.visits.map(
(it,Q)=>{let nt=String(yt[it.weekday]),ct=it.weekday!==s.visits[Q-1]?.weekday,ot=M.x+Q*k.width,fe=q(e,nt,"tiny"),$r=!W&&
ct&&ot>=X&&ot+fe<=M.x+M.width;$r&&(X=ot+fe+4*l);let As=M.x+(Q+.5)*k.width;return d("g",{key:`column ${Q}`,class:`part ch\
oice${Q===c?" here":""}${it.masked?" off":""}`,"data-open":`${v}.${a}.${Q}`,role:"button",tabindex:"-1","aria-label":`Re\
ad from visit ${Q+1}: ${V(s,Q)}${it.masked?", masked":""}`},d("rect",{class:"ground",x:M.x+Q*k.width,y:t.y,width:k.width,
height:42*l}),W&&wt(it.category,As-P/2,t.y+(U?0:22)*l,P),$r&&j(e,ot,t.y+38*l,nt,{kind:"tiny",key:"weekday"}),U&&[j(e,As,
t.y+26*l,nt,{kind:"tiny",anchor:"middle",key:"day"}),j(e,As,t.y+38*l,k.width>=40*l?lt(it.start_minute):`${Math.floor(it.
start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],d("title",{},V(s,Q)))})}function I(){return s.visits.map(
(W,P)=>{let U=M.y+(P+.5)*k.height,X=P===a,it=X||(h-1-P)%E===0&&Math.abs(P-a)>=E,Q=Math.min(18*l,k.height-1.5*l),nt=k.height>=
12*l,ct=t.x+(nt?Q+10*l:4*l),ot=M.x-ct-6*l,fe=X||A?"strong":"label";return d("g",{key:`row ${P}`,class:`part choice${X?" \
here":""}`,"data-open":`${v}.${P}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${P+1} asks: ${V(s,P)}`},d("rect",
{class:"ground",x:t.x,y:U-k.height/2,width:b,height:k.height}),nt&&wt(W.category,t.x+3*l,U-Q/2,Q),it&&j(e,ct,U+(A?-2:4.5)*
l,W.label,{kind:fe,width:ot,key:"name"}),A&&j(e,ct,U+12*l,`${zt(s,P)} · ${Ua(s,P)}`,{kind:"small",width:ot,key:"when"}),
d("title",{},V(s,P)))})}function C(){let W=[];for(let P=0;P<h;P++){if(h>cc&&P!==a){W.push(d("rect",{key:`row ${P}`,class:"\
cell",x:M.x,y:M.y+P*k.height,width:M.width,height:k.height,"data-open":`${v}.${P}.${c}`},d("title",{},V(s,P))));continue}
for(let U=0;U<h;U++)W.push(H(P,U))}return W}function H(W,P){let U=Number(u[W*h+P]),[X,it]=[M.x+P*k.width,M.y+W*k.height],
Q=W===a&&P===c,nt=String(Math.round(100*U)),ct=fe=>k.width>=q(e,nt.padStart(2,"0"),fe)+2*l,ot=(U>=ym||W===a)&&k.height>=
13*l&&ct("tiny");return d("g",{key:`${W} ${P}`,class:"cell"},d("rect",{key:"cell",x:X,y:it,width:k.width,height:k.height,
"data-open":`${v}.${W}.${P}`,role:"button",tabindex:Q?0:"-1","aria-current":Q?"true":null},d("title",{},`${V(s,W)} reads\
 ${O(U,1)} from ${V(s,P)}`)),ot&&j(e,X+k.width/2,it+k.height/2+4.5*l,nt,{kind:U/m>=.3&&ct("strong")?"strong":"tiny",anchor:"\
middle",also:U/m>=bm&&!f?"on-dark":"on-light",key:"weight"}))}}function wm(e,t){return Math.max(1,Math.ceil(t/e))}function $m(e,t,{
layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,canAsk:c,reading:l}=e,h=R(e),u=l.isRemoved(n,s),f=t.height>=330*h,m=`la\
yers.${n}.heads.${s}`,b=[a&&{text:u?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":m},isPressed:u},
c&&!u&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":m}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:Ao(e),attributes:{"data-act":"sc\
ale"}}].filter($=>$!==!1),p=i?"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${l.
count>cc?"A stronger colour is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,y=f?F(p):[],w=B(
e,{...t,y:0},y,"small").height;return{height:w+40*h,at($){let k=t.x,M=[];for(let{text:v,attributes:A,...E}of b){let S=dt(
e,k,$+w+22*h,v,A,E);k+S.width>t.x+t.width||(M.push(S.mark),k+=S.width+10*h)}return[d("g",{key:"explained"},B(e,{...t,y:$+
3*h},y,"small").marks),d("g",{key:"controls"},M)]}}}function km(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===
i.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":ce(i,r);return[...K(e,t,`How much does ${a} read from ${c}?`,
`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),d("g",{key:"worked"},Dn(e,Z(e,t),Te(i,n,s,o,r),jn(i,n,s,o),r,[{letter:"\
q",words:`Query of ${V(i,o)}`,colour:"query"},{letter:"k",words:`Key of ${V(i,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var cc,ym,bm,hc=N(()=>{"use stri\
ct";x();ae();vt();It();le();Lt();mt();re();Jn();G();z();pt();Xe();cc=24,ym=.045,bm=.6});function fc(e,t){let n=R(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Mm(e,s,t)},...e.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Am(e,s,t)}]:[]]}function Mm(e,t,{location:n}){
let{reading:s}=e,o=R(e),r=_e(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,[f,m]=[
i.toFixed(2),(1-i).toFixed(2)],g=s.pointerWeights,b=[],p=E=>r.visits.map(S=>({value:E*Number(g[S]),colour:"pointer"}));s.
hasPointer&&b.push({key:"pointer",label:"Pointer",parts:p(1),text:Mt(a),open:"pointer"}),s.hasGate&&b.push({key:"from po\
inter",label:`× gate ${f}`,parts:p(i),text:Mt(l),open:"gate"}),s.hasGeneration&&b.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:Mt(c),open:`generation.${n}`}),s.hasGate&&b.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:Mt(h),open:"gate"}),b.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:E})=>E>0),text:Mt(u),isChosen:!0});let y=Z(
e,t),w=s.hasGate?[[{text:`${f} × ${Mt(a)} = ${Mt(l)}`}],...F("come from the pointer,"),[{text:`${m} × ${Mt(c)} = ${Mt(
h)}`}],...F("from generation. Together:"),[{text:Mt(u),kind:"strong"},{text:"."}],...F("All bars have one scale.")]:[...F(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],$=B(e,{...y,y:0},
w),k={...y,height:y.height-$.height-44*o},M=Ie(e,k,b.length,uc),v=B(e,{...y,y:y.y+M+8*o},w),A=dt(e,y.x,y.y+y.height-10*o,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...K(e,t,`How probable is ${s.nameOf(n).label}?`),
d("g",{key:"rows"},$t(e,k,b,{most:uc})),...v.marks,A.mark]}function Am(e,t,{location:n}){let{reading:s}=e,o=R(e),{visits:r,
pointer:i}=_e(s,n),a=Z(e,t),c="Its visits";if(r.length===0){let p=F("None of the visits is here, so the pointer cannot c\
hoose it.");return[...K(e,t,c),...B(e,a,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${zt(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:Mt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...F(u),[{text:Mt(i),kind:"strong"},
{text:"."}]],m=B(e,{...a,y:0},f),g={...a,height:a.height-m.height-8*o},b=Ie(e,g,h.length);return[...K(e,t,c),d("g",{key:"\
rows"},$t(e,g,h,{isOrdered:!0})),...B(e,{...a,y:a.y+b+6*o},f).marks]}function Mt(e){return O(e,e>=.01||e===0?1:e>=1e-5?3:
5)}var uc,mc=N(()=>{"use strict";x();vt();It();Re();Lt();mt();G();z();uc=56});function dc(e,t){let n=R(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>Em(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>Tm(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Om(e,s)}]}function Em(e,t,n){let{reading:s}=e,o=R(e),r=Z(e,t),i=B(e,r,
F("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,m)=>({key:`visit ${m}`,label:f.label,says:zt(s,m),category:f.category,parts:[{value:Number(c[m]),colour:"pointer"}],
beside:_(Number(a[m]),2),text:O(Number(c[m]),1),open:`pointer.${m}`,isChosen:m===n.visit,isOff:f.masked,exact:`${V(s,m)}\
: score ${_(Number(a[m]),4)}, weight ${O(Number(c[m]),2)}`})),h=dt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...K(e,t,"What the p\
ointer reads"),...i.marks,d("g",{key:"rows"},$t(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Tm(e,t,{visit:n}){let{
reading:s}=e;return[...K(e,t,`How does the pointer score ${ce(s,n)}, ${zt(s,n)}?`,`Score of ${ce(s,n)}`),d("g",{key:"wor\
ked"},Dn(e,Z(e,t),Oe(s,n),Gn(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${V(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Om(e,t){let{reading:n}=e,s=R(e),o=Z(e,t),r=n.pointerWeights,i=B(e,o,F("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:m,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:f,parts:g.map(b=>({value:Number(r[b]),colour:"\
pointer"})),text:O(m,1),open:h>1?`places.${h}`:null,exact:`${g.map(b=>O(Number(r[b]),2)).join(" + ")} = ${O(m,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=dt(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...K(e,t,"Sums per place"),...i.marks,d("g",{key:"rows"},$t(e,c,a)),l.mark]}var pc=N(
()=>{"use strict";x();vt();It();Re();le();Lt();mt();G();z()});function gc(e,t){let n=R(e),s=yc(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>Sm(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>Nm(e,o,t)}]}function Qn(e,{layer:t,visit:n,number:s}){return s??nn(at(e,`layers.${t}.residual_out`,n))}function yc(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,f,m,g="plain")=>{let b=at(e,`${s}.${u}`,n),p=`length ${_(Math.hypot(...b))}`;a.push({key:u,title:f,says:m||
p,values:b,colour:g})},l=(u,f)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${s}.${u}.mean`)[n]),m=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${_(f,2)}, deviation ${_(m,2)}`}}function Sm(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=R(e),
a=Z(e,t),c=Qn(s,n),l=yc(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,f=a.x,m=[],g=(b,p,y=!0)=>{let w=dt(e,f,a.y+a.
height-10*i,b,p,{isButton:y});f+w.width>a.x+a.width||(m.push(w.mark),f+=w.width+10*i)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...K(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${V(s,r)}`,`Layer ${o}\
: ${V(s,r)}`),d("g",{key:"rows"},ie(e,h,l,{chosen:c,open:b=>`layers.${o}.stream.${r}.${b}`})),d("g",{key:"controls"},m)]}
function Nm(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=R(e),a=Qn(s,n),c=Z(e,t),{y:l}=c,h=[];for(let f of _m(s,o,r,a)){
let m=B(e,{...c,y:l},f);if(l+m.height>c.y+c.height)break;h.push(...m.marks),l+=m.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...K(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),d("g",{key:"lines"},h),
u.height>=90*i&&d("g",{key:"units"},vm(e,u,o,r,a))]}function _m(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(at(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...F("Comes in:"),Xn(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(Zn("Norm 1:",tn(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(Zn("Norm\
 2:",tn(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,m,g){let b=g?"0 (skipped)":
_(Math.abs(f),2);return a?[...F(h),[{text:`${_(u,2)} ${f<0&&!g?"−":"+"} ${b} =`}],Xn(m)]:[...F(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":_(f,2),kind:"strong"}]]}}function Zn(e,t){if(!t)return F(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...F(e),[{text:`(${_(n,2)} ${s<
0?"+":"−"} ${_(Math.abs(s),2)})`}],[{text:`× ${_(o,3)} = ${_(r,2)};`}],...i===null||a===null?F("then a learned factor\
 and bias give").concat([Xn(c)]):[[{text:`${_(r,2)} × ${_(i,2)} ${a<0?"−":"+"} ${_(Math.abs(a),2)} =`}],Xn(c)]]}function Xn(e){
return[{text:_(e,2),kind:"strong"}]}function vm(e,t,n,s,o){let{reading:r}=e,i=R(e),a=at(r,`layers.${n}.feed_forward.pre`,
s),c=at(r,`layers.${n}.feed_forward.hidden`,s),l=Un(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,$)=>Math.
abs(Number(h[$]))-Math.abs(Number(h[w]))),f=Array.from(c).filter(w=>w>0).length,m=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${_(ve(h),2)}, the bias adds ${_(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,b=B(e,t,F(m+g),"small"),p=Math.max(1,Math.floor((t.height-b.height)/
(20*i))),y=u.slice(0,p).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${_(
Number(a[w]))} → ${_(Number(c[w]))}${l?` × ${_(Number(l.dot.second[w]),2)}`:""}`,text:_(Number(h[w]),2)}));return[...b.
marks,$t(e,{...t,y:t.y+b.height+2*i,height:t.height-b.height-4*i},y)]}var ts=N(()=>{"use strict";x();vt();It();Re();le();
Hn();Lt();mt();G();z()});function Eo(e,t){let n=R(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:o=>Pm(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Cm(e,o,t)},...t.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Hm(e,o,t)}]:[]]}function To(e,t,n){let{trace:s,
count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.some(c=>c===t)||t==="position_\
from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":return s.
user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Tn)*Tn;return`${lt(c)}\
 to ${lt((c+Tn)%1440)}`}case"weekday":return Ri[r.weekday]??"";case"recency":{let c=Rm(e,n);return c===null?"days before\
 the prediction":c>=Us?`${Us} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(r.duration_minutes/$e)*$e,l=c+$e;return c>=Ds*$e?`${Gt(Ds*$e)} or more`:`${c?Gt(c):"0"} to ${Gt(l)}`}default:{let c=o-
n;return c===1?"the last visit":`${c} from the end`}}}function Rm({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;
let o=r=>Date.parse(r.slice(0,10))/Lm;return Math.round(o(e.predict_at)-o(s))}function Pm(e,t,{kind:n,visit:s}){let{reading:o}=e,
r=R(e),i=Z(e,t),a=o.slices.map(({name:f,label:m,lengths:g})=>({key:f,title:m,says:To(o,f,s),values:mo(o,f,s),colour:Number(
g[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:m})=>f+m.length,0),l=B(e,i,F(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=dt(e,i.x,i.y+i.height-10*r,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[...K(e,t,n==="inpu\
ts"?"What the last visit is made of":V(o,s)),...l.marks,d("g",{key:"rows"},ie(e,u,a)),h.mark]}function Cm(e,t,{kind:n,visit:s,
number:o}){let{reading:r}=e,i=R(e),a=Z(e,t),c=at(r,"inputs.projected",s),l=o??nn(c),h=qa(r,s,l),u=n==="inputs"?"inputs":
`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:r.has("inputs.norm")?"all features, mixed":"",values:c,
colour:"stream"}],m={...a,height:Math.min(86*i,.26*a.height)},g=Fm(r,s,l),b=[],p=g.reduce((k,M)=>k+B(e,{...a,y:0},M).height+
4*i,0),y={...a,y:m.y+m.height+28*i,height:a.height-m.height-p-36*i},w=h?Wm(h):[],$=y.y+(w.length?Ie(e,y,w.length)+6*i:0);
for(let k of g){let M=B(e,{...a,y:$},k);if($+M.height>a.y+a.height+2)break;b.push(...M.marks),$+=M.height+4*i}return[...K(
e,t,"The vector that enters the layers"),d("g",{key:"vector"},ie(e,m,f,{chosen:l,open:k=>`${u}.${k}`})),w.length>0&&B(e,
{...a,y:m.y+m.height+4*i},F(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&d("g",{key:"rows"},
$t(e,y,w)),d("g",{key:"lines"},b)]}function Wm({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,
parts:[{value:r.sum,colour:"plain"}],text:_(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${_(r.sum,
4)}`})),{key:"bias",label:"bias",parts:[{value:t,colour:"plain"}],text:_(t,2),exact:""}]}function Fm(e,t,n){if(!e.has("i\
nputs.norm"))return[];let s=Number(at(e,"inputs.projected",t)[n]),o=Number(at(e,"layers.0.residual_in",t)[n]),r=tn(e,"in\
puts.projected","inputs.norm","input_norm",t,n),i=[[...F("Sum:"),[{text:_(s,2),kind:"strong"}]],Zn("Norm:",r)];if(e.trace.
architecture.components.includes("sinusoidal")){let a=e.trace.architecture.d_model,c=qt(e,"pos_encoding",t*a+n);e.trace.
interventions.sinusoidal===!1?i.push(F("No position encoding: it is off.")):c!==null&&r&&i.push([...F("Position encoding\
:"),[{text:`${_(r.result,2)} ${c<0?"−":"+"} ${_(Math.abs(c),2)} =`}],[{text:_(o,2),kind:"strong"}]])}return i}function Hm(e,t,{
visit:n}){let{reading:s}=e,o=R(e),r=Z(e,t),i=[];for(let g=0;g<s.layers;g++)for(let b=0;b<s.heads;b++){let p=Number(s.lastRow(
g,b)[n]),y=s.isRemoved(g,b)||s.isSkipped(g,"attention");i.push({key:`${g} ${b}`,label:`Layer ${g}, head ${b}`,parts:[{value:p,
colour:"plain"}],text:y?"off":O(p,1),open:`layers.${g}.heads.${b}.${s.count-1}.${n}`,isOff:y})}let a=[];if(s.hasPointer){
let g=Number(s.pointerWeights[n]);i.push({key:"pointer",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:O(g,1),open:`\
pointer.${n}`}),s.hasGate&&a.push(...F("To the answer the pointer carries"),[{text:`${O(g,1)} × gate ${s.gate.toFixed(2)}\
 = `},{text:O(g*s.gate,1),kind:"strong"},{text:"."}])}let c=B(e,r,F(s.visits[n]?.masked?"This visit is masked: nothing r\
eads it.":"How much the last visit reads from it"),"small"),l=B(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-
c.height-l.height-8*o},u=Ie(e,h,i.length),f=i.map(({parts:g})=>Number(g[0]?.value)),m=Math.max(Im,...f);return[...K(e,t,
"Who reads it?"),...c.marks,i.length>0&&d("g",{key:"rows"},$t(e,h,i,{largest:m})),d("g",{key:"end"},B(e,{...r,y:h.y+u+6*
o},a).marks)]}var Lm,Im,Oo=N(()=>{"use strict";x();On();vt();It();Re();le();ts();Hn();Lt();mt();G();z();Lm=864e5,Im=.1});function bc(e,t){let n=Ct(t,e.reading);return n?La(e,n,jm[n.kind](e,n)):[]}var jm,xc=N(()=>{"use strict";x();Va();vt();Za();
ec();hc();Ae();mc();pc();ts();Oo();Ae();jm={head:lc,stream:gc,inputs:Eo,visit:Eo,context:Ba,pointer:dc,generation:tc,gate:Ja,
place:fc}});function he(e,t,n){let{title:s,text:o}=Um(e,t,n),r=n?.words?Gm(e,t,n):"";return{title:s,text:r?`${o} ${r}`:o}}function Gm(e,t,n){
let s=_o(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${O(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(e.location??0);return o===null?"":`${s} its probability i\
s ${O(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function Um(e,t,n){switch(e?.kind){case"visi\
t":return Vm(e.visit??0,t);case"head":return qm(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:Dm(t)};case"stream":return $c(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"\
its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model} numbers. ${Tc(wc(t),!0)} ${wc(t).
length===1?"reads":"read"} nothing else of it.`};case"pointer":return kc(t);case"generation":return Mc(t);case"gate":return Ac(
t);case"place":return Ym(e.location??0,t);default:return Km(t,n)}}function Dm(e){let{slices:t,trace:n}=e,s=Tc(t.map(({label:r})=>Bm[r]??
r)),o=n.architecture.d_model;return e.has("inputs.norm")?`Each visit is ${t.length} vectors side by side: ${s}. One matr\
ix mixes them into ${o} numbers.`:`The network has ${t.length} vectors for each visit: ${s}. Its first layer reads ${o} \
numbers.`}function wc(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has(
"gate.logit")?["the gate"]:[]]}function Xt(e,t){let n=e.visits[t];return n?`${n.label}, ${yt[n.weekday]} ${lt(n.start_minute)}`:
""}function Vm(e,t){let n=t.visits[e],s=[],o=zm(e,t);if(n?.masked)return{title:`${Xt(t,e)}.`,text:"This visit is masked:\
 nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${O(o.weight)}.`),t.hasPointer){
let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`The pointer give\
s it ${O(r,1)}, after the gate ${So(a)} of its place’s ${O(c,1)}.`:`The pointer gives it ${O(r,1)} of the answer.`)}return{
title:`${Xt(t,e)}.`,text:s.join(" ")}}function zm(e,t){let n=null;for(let s=0;s<t.layers;s++)for(let o=0;o<t.heads;o++){
if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function qm(e,t,n){
let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`\
Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.
lastRow(e,t),r=gt(o),a=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${O(o[a])} from ${Xt(n,a)}`,l=r===n.
count-1?"itself":Xt(n,r);return{title:s,text:`The last visit reads ${O(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}
function $c(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,i=s?`its heads add one of length ${_(
Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${_(
Number(n[r]))}; ${i}its feed-forward network adds one of length ${_(Number(o[r]))}.`}}function kc(e){let t=e.pointerWeights,
n=gt(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visits add up to ${O(s.probability)}`:"";return{
title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite visit is ${Xt(e,n)}, with ${O(
t[n])}. Most probable to copy: ${s?.label}${o}.`}}function Mc(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`\
It scores all ${e.trace.architecture.locations-2} places, visited or not, and “unknown”. First comes ${t?.label} wit\
h ${O(t?.probability??0)}, then ${n?.label} with ${O(n?.probability??0)}.`}}function Ac(e){let{gate:t,trace:n}=e;return{
title:"Gate.",text:`${n.gate.learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(2)}: ${O(t)} of the a\
nswer’s distribution comes from the pointer, ${O(1-t)} from generation.`}}function Ym(e,t){let{label:n}=t.nameOf(e),s=t.
probabilityOf("final",e),o=[`Its probability is ${O(s,1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf(
"generation",e),{gate:l}=t;o.push(`: gate ${l.toFixed(2)} × ${O(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${O(c,1)}\
 by generation`)}let r=t.locations.filter(a=>a===e).length,i=["It is not among the visits","It was visited once"][r]??`I\
t was visited ${r} times`;return{title:`${n}.`,text:`${o.join("")}. ${i}.`}}function Km(e,t){let{prediction:n}=e.trace,{
label:s}=e.nameOf(n.location),o=`${s}, ${O(n.probability,1)}.`;if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.
location===n.location,l=e.wordsFor(t),h=t.nameOf(t.trace.prediction.location).label,u=[...a===null?[]:[`That is ${Jm(n.probability,
a)} ${l}.`],...c?[]:[`${_o(l)} the answer was ${h}.`]];return{title:o,text:u.join(" ")}}let r=e.count===1?"the visit":`t\
hese ${e.count} visits`,i=e.hasGate?` ${So(n.from_pointer)} are copied from visits (pointer), ${So(n.from_generation)} a\
re generated.`:"";return{title:o,text:`A neural network read ${r} and expects this place next.${i}`}}function Ec({kind:e},t,n){
let{location:s,probability:o}=t.trace.prediction,r=new Dt(n),{prediction:i}=n,a=e==="head"?"Switched off":"If nothing co\
uld read it",c=t.nameOf(s).label;if(i.location!==s){let u=r.nameOf(i.location).label;return`${a}, the answer would be ${u}\
 with ${O(i.probability,1)}.`}let l=O(o,1),h=O(i.probability,1);return l===h?`${a}, ${c} would still get ${l}.`:`${a}, ${c}\
 would get ${h} instead of ${l}.`}function Jm(e,t){let{change:n,size:s}=we(e,t);return n===0?"the same as":`${s} points ${n>
0?"more":"less"} than`}function _o(e){return e.charAt(0).toUpperCase()+e.slice(1)}function So(e){return`${(100*e).toFixed(
1)} points`}function Tc(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?_o(s):
s}function Oc(e){let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${Xt(
e,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${Xt(e,t-1)}. Where does this person g\
o next?`,part:`visits.${t-1}`},{...he({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)o.push(Zm(c,e)),
o.push({...$c(c,e),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({...he({kind:"conte\
xt"},e,null),part:"context"}),e.hasPointer&&o.push({...kc(e),part:"pointer"}),e.hasGeneration&&o.push({...Mc(e),part:"ge\
neration"});let{prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${Ac(e).text} `:"";return o.push({title:`${i}\
, ${O(r.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),o}function Zm(e,t){
let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let i=0;i<t.heads;i++){if(t.isRemoved(e,i))continue;o+=1;let a=t.lastRow(e,i),c=gt(a);(!s||
a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===t.count-1?"from itself":`from ${Xt(t,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${s.head} reads ${O(s.
weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}var No,Bm,vo=N(()=>{"use strict";x();re();z();No="Point at anything \
to see what it does.";Bm={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of sta\
y",order:"position"}});function Sc(e,t){let n=Ct(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Qm(n,t);break;case"stream":
return td(n,t);case"pointer":if(n.isLeaf)return ed(n,t);break;case"generation":if(n.isLeaf)return nd(n,t);break;case"gat\
e":return sd(t);default:break}return he(_t(Xm(n),t),t,null)}function Xm({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function Qm({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(g=>g>i).length,c=n===s?"its\
elf":V(o,s),l=`${V(o,n)}, reads ${O(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Te(o,e,t,n,s),f=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,m=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${_(h.
sum,2)}, which makes a score of ${_(u,2)}. ${f}${m}`}}function td({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>_(Math.hypot(
...at(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${V(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function ed({visit:e},t){let n=O(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${V(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=Oe(t,e),c=r!==null&&!i?` and the bias of its position is ${_(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${_(o.sum,2)}${c}; its score is ${_(a,2)}. The weight counts for ${ce(t,e)}.`}}function nd({
location:e},t){let{logit:n}=Kt(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${_(n,2)}; `,r=`the so\
ftmax over all places makes it ${O(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function sd(e){let t=he({kind:"gate"},e,null),n=Ne(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of\
 ${_(s,2)}.`:`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var Nc=N(()=>{"use st\
rict";x();Ae();It();Lt();ft();vo();z()});function _c(e,{names:t,run:n},s){if(!t.length)return e;let o=od*s/13;return Rn(e,r=>t.includes(r)?{className:"put-in",words:`\
put in from the ${n} run`,onTop:i=>rd(i,n,o)}:null)}function rd({attributes:{x:e,y:t,width:n}},s,o){let[r,i]=[Number(e)+
Number(n),Number(t)],a=.45*o;return d("g",{key:"put in",class:"badge"},d("circle",{cx:r,cy:i,r:o}),d("path",{d:`M${r+a} ${i-
a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),d("title",{},`Put in from the ${s} run`))}var od,vc=N(()=>{"use strict";
x();Xs();G();od=7});function Ic(e,t){let n=id[t];return n===void 0?null:Math.round(100*Math.min(1,Math.max(0,e+n)))/100}var id,Lc,Rc=N(()=>{
"use strict";x();id={ArrowUp:-.05,ArrowLeft:-.05,ArrowDown:.05,ArrowRight:.05,PageUp:-.2,PageDown:.2,Home:-1,End:1},Lc="\
Up, Down, Page Up, Page Down, Home and End move it; Left and Right lead to other parts."});function Wc(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=s.length*Pc*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[b,p]of o.querySelectorAll("*").entries()){let y=u[b];
y&&fd(p,getComputedStyle(y)),p.matches(hd)&&h.push(p);for(let w of["class","data-part","data-open","data-act","tabindex",
"role"])p.removeAttribute(w)}for(let b of[...h,...o.querySelectorAll('[opacity="0"]')])b.remove();let f=document.createElementNS(
es,"title");f.textContent=t;let m=document.createElementNS(es,"rect");m.setAttribute("y",String(-c)),m.setAttribute("wid\
th",String(r)),m.setAttribute("height",String(l)),m.setAttribute("fill",n);let g=s.map((b,p)=>{let y=a*(p?1:ad),w=document.
createElementNS(es,"text");return w.textContent=rt(b,r-2*Cc,y,p===0),w.setAttribute("x",String(Cc)),w.setAttribute("y",String(
(p+.8)*Pc*a-c)),w.setAttribute("font-size",String(y)),w.setAttribute("font-weight",p?"400":"600"),w.setAttribute("fill",
getComputedStyle(e).color),w});return o.prepend(f,m,...g),o.setAttribute("viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("\
xmlns",es),o.setAttribute("width",String(r)),o.setAttribute("height",String(l)),o.setAttribute("font-family",getComputedStyle(
e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.setAttribute("role","img"),o.setAttribute("aria-l\
abel",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(o),width:r,height:l}}function fd(e,t){if(e.
localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("styl\
e","image-rendering: pixelated");for(let n of cd){if(ud.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(n);
s&&s!==ld[n]&&e.setAttribute(n,s)}}var es,Pc,ad,Cc,cd,ld,hd,ud,Fc=N(()=>{"use strict";x();z();es="http://www.w3.org/2000\
/svg",Pc=1.7,ad=1.2,Cc=20,cd=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opac\
ity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],ld={fill:"rgb(0, 0, 0)",stroke:"none",
"stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-orde\
r":"normal","text-decoration-line":"none"},hd=".handle, .handle-words, .control, .escape",ud=new Set(["font-size","font-\
weight","text-anchor"])});function jc(e,t=null,n=null){if(t===null)return[dd(e,n),pd(e,n)];let s=Ct(t,e);return s?md[s.kind](e,s):[]}function dd(e,t){
let{hasPointer:n}=e,s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[
V(e,r),o.duration_minutes,...n?[Io(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function pd(e,t){
return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.
map(({location:n})=>{let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=_e(e,n),a=e.probabilityOf("final",n);return[
e.nameOf(n).label,s,o,r,i,a,...t?[t.knownProbability(n)]:[]]})}}function gd(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){
let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,m)=>V(e,m));if(!r)return[{caption:`Weights o\
f ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,m)=>[
f,...a.subarray(m*i,(m+1)*i)])}];let h=jn(e,t,n,s),{dot:u}=Te(e,t,n,s,o);return[ns(`Query of ${l[s]} × key of ${l[o]}, ${c}`,
["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,m)=>[f,Io(
h.scores[m]),a[s*i+m]])}]}function yd(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1",
"norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.o\
ut"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>at(e,`${o}.${u}`,s)),a=Qn(e,t),c=Un(e,
n,s,a),l=at(e,`${o}.feed_forward.pre`,s),h=at(e,`${o}.feed_forward.hidden`,s);return[{caption:`${V(e,s)}, in layer ${n}`,
columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(m=>m[f])])},{caption:`Hidden unit\
s of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","Afte\
r it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}
function Hc(e,{kind:t,visit:n}){let s=at(e,"inputs.projected",n),o=[{caption:`What ${V(e,n)} is made of`,columns:["Featu\
re","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,To(e,i,n),c[n]])},Lo("All feature\
s mixed by one matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(
a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function bd(e){return[Lo(
"The context: the last visit after all layers",e.values("context"))]}function xd(e,{visit:t,isLeaf:n}){let s=Gn(e),o=e.visits.
map((l,h)=>V(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],Io(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=Oe(e,t);return[ns(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function wd(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,Kt(e,i.location).logit,
i.probability])},{dot:r}=Kt(e,t);return n&&r?[ns(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function $d(e){let t=Ne(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?ns(s,["Hidden un\
it","Weight"],t.dot):Lo(s,t.hidden),n]}function kd(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=_e(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[V(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function ns(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function Lo(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function Io(e){
return Number.isFinite(e)?e:"−∞"}var md,Gc=N(()=>{"use strict";x();Ae();It();ts();Oo();Lt();md={head:gd,stream:yd,inputs:Hc,
visit:Hc,context:bd,pointer:xd,generation:wd,gate:$d,place:kd}});function Uc(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=jc(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(Mn(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([An(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
e.append(o),o.showModal()}var Dc=N(()=>{"use strict";x();Fs();Gc()});function Vc(e,t,n){if(n==="Home")return e[0]??null;if(n==="End")return e.at(-1)??null;let[s,o]=Md[n]??[0,!1],r=t?e.indexOf(
t):-1,i=e[r];if(s===0||!i)return null;let a=ss(i);if(!o){let f=e[r+s];return f&&ss(f)===a?f:null}let c=[...new Set(e.map(
ss))],l=c[c.indexOf(a)+s],h=e.filter(f=>ss(f)===l),u=f=>Math.abs(Bc(f)-Bc(i));return h.sort((f,m)=>u(f)-u(m))[0]??null}function ss(e){
return(e.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function Bc(e){let{top:t,bottom:n}=e.getBoundingClientRect();
return(t+n)/2}var Md,zc=N(()=>{"use strict";x();Md={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});var Ro={};kr(Ro,{SLIDER_KEYS:()=>Lc,blockAround:()=>so,carryOf:()=>ka,circuitSentence:()=>ya,circuitWords:()=>pa,dragOf:()=>$a,
markedAsCircuit:()=>ma,markedAsPut:()=>_c,neighbourOf:()=>oo,openedMarks:()=>bc,sentenceOfOpened:()=>Sc,showTables:()=>Uc,
slid:()=>Ic,svgFile:()=>Wc,turned:()=>no,walked:()=>Vc});var qc=N(()=>{"use strict";x();ba();Ma();xc();Nc();vc();Rc();Fc();
Dc();zc()});function ln({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?null:e.hasVisitsOf(t)?t.pointerWeights:
null}function os(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=ln(e),r=(h,[u=0,f=0])=>h+Math.max(u,f),
i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...Yc(t),...Yc(n)],c=[...new Set(a)].flatMap(h=>Ed.map(u=>[
t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+Number(f[h]),0)));return Math.max(1,
i.reduce(r,0),[...c,l].reduce(r,0))}function Yc({trace:e,locations:t}){let n=e.tensors.probabilities;if(n)return Array.from(
n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[...s,...o??[]].map(({location:r})=>r)]}
function rs({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||Math.abs(t-n)<Ad)return null;let a=t>
n?"more":"less",[c,l]=o[a];return!c||!l?null:d("path",{key:`${a} ${e}`,class:`change ${a}${r}`,d:s(c,l)},i&&d("title",{},
i))}function is(e,t,n){return`${O(e,1)}; ${n} ${O(t,1)}`}var Ad,Ed,Ce=N(()=>{"use strict";x();G();z();Ad=.6,Ed=["pointer",
"generation"]});var hn,Td,as,Kc=N(()=>{"use strict";x();hn="Circuit",Td=[["bold","keeps the answer"],["faded","can be left out"]],as=class{circuit=null;failure="";#s;#t;#n=null;constructor(t,n){
this.#s=t,this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of Td){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#r(!1,hn)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#o(),this.#r(t,hn),this.#t(),t&&this.#e(0)}renew(){this.#o(),this.isOn&&
this.#e(250)}#o(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=""}async#e(t){let n=new AbortController;if(this.#n=
n,this.#r(!0,`${hn} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.aborted){try{let s=await this.#s(o=>{n.signal.
aborted||this.#r(!0,`${hn} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#r(!0,hn),this.#t()}}#r(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}}});function Zc(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function Po(e,t){return`${e.tag} ${e.
key??t}`}function Sd(e,t){let n=e.match(cs)??[],s=t.match(cs)??[],o=t.split(cs);return n.length!==s.length||e.split(cs).
join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});
return o.map((a,c)=>a+(i[c]??"")).join("")}}var Jc,Od,cs,ls,Xc=N(()=>{"use strict";x();G();Jc="http://www.w3.org/2000/sv\
g",Od=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),cs=/-?\d+(?:\.\d+)?/g,ls=class{#s=new WeakMap;#t=new Map;#n=new WeakMap;#o=0;#e=0;constructor(t){
this.root=t,this.elements=[]}show(t,n=0){this.#f(),this.elements=this.#r(this.root,t,this.elements,n>0),this.#t.size&&this.#u(
n)}#r(t,n,s,o){if(n.every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),
[]}if(!s.length&&!t.firstChild){let a=n.map(c=>this.#i(Zc(c)));return t.append(...a),a}let r=new Map;for(let[a,c]of s.entries()){
let l=this.#s.get(c);l&&r.set(Po(l.mark,a),c)}let i=n.map((a,c)=>{let l=Zc(a),h=r.get(Po(l,c));r.delete(Po(l,c));let u=h??
document.createElementNS(Jc,l.tag);return this.#l(u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.
entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(c,l??null)}return i}#i(t){let n=document.createElementNS(Jc,t.tag);
for(let s in t.attributes){let o=Je(t.attributes[s]);o!==null&&n.setAttribute(s,o)}return this.#s.set(n,{mark:t,elements:this.#r(
n,t.children,[],!1)}),n}#l(t,n,s){let o=this.#s.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))Je(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=Je(c),h=Je(r[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&Od.has(a)?Sd(h,l):null;u?this.#t.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#r(t,n.children,o?.elements??[],s);this.#s.set(t,{mark:n,elements:i})}#a(t){let n=this.#n.get(t)??this.#o++;
return this.#n.set(t,n),n}#u(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#f();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(
s)};this.#e=requestAnimationFrame(s)}#f(){cancelAnimationFrame(this.#e);for(let{element:t,name:n,end:s}of this.#t.values())
t.setAttribute(n,s);this.#t.clear()}}});function Co(e,t,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute(
"aria-label",e),s.addEventListener("click",n),s}var hs,Qc=N(()=>{"use strict";x();hs=class{#s=0;#t=0;#n=[];constructor(t,n){
this.show=n,this.button=Co("Play the story","play",()=>this.toggle()),this.back=Co("Step back","back",()=>this.step(-1)),
this.forth=Co("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
ge",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute("aria-label","Step of the story"),this.slider.
addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),t.append(this.button,this.back,this.forth,this.slider),
this.#e(!1)}isOpen=!1;get beat(){return this.isOpen?this.#t:null}get count(){return this.#n.length}get isTelling(){return this.
isOpen&&this.#t<this.#n.length-1}get told(){return this.isOpen?this.#n[this.#t]??null:null}tell(t){this.#n=t,this.#t=Math.
min(this.#t,t.length-1),this.slider.max=String(t.length),this.#e(this.#s!==0)}toggle(){this.#s?this.pause():this.play()}play(){
let t=this.#t>=this.#n.length-1;this.goTo(this.isOpen&&!t?this.#t:0),this.#o()}pause(){clearTimeout(this.#s),this.#s=0,this.#e(
!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#e(!1),this.show(null))}step(t){this.goTo(this.isOpen?
this.#t+t:t>0?0:this.#n.length-1)}goTo(t){this.pause(),this.isOpen=!0,this.#t=Math.max(0,Math.min(this.#n.length-1,t)),this.#e(
!1),this.show(this.#t)}#o(){let{title:t="",text:n=""}=this.#n[this.#t]??{},s=Math.max(1800,55*(t.length+n.length));if(this.#t>=
this.#n.length-1){this.pause();return}this.#s=window.setTimeout(()=>{this.goTo(this.#t+1),this.#o()},s),this.#e(!0)}#e(t){
this.button.dataset.icon=t?"pause":"play";let n=t?"Pause the story":"Play the story";this.button.setAttribute("aria-labe\
l",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#t+1:this.#n.length),this.slider.setAttribute("aria-\
valuetext",this.isOpen?`Step ${this.#t+1} of ${this.#n.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#t===
0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function us({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=St(r,e),{most:a,top:c,bottom:l}=s.answers,h=o===
null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(a,h),f=u.slice(
0,-1).map(({location:p})=>p),m=el(f.map(p=>t?.knownProbability(p)??null),1),g=n&&t?vd(f,e,t):null,b=(l-c)/u.length;return u.
map((p,y)=>{let w=c+(y+.5)*b,$=p.probability*s.full,k={pointer:g?.pointer[y]??null,generation:g?.generation[y]??null},[M,
v]=["pointer","generation"].map(A=>tl(p[A]*ue({reading:e},A),k[A])*s.full);return{...p,was:t?m[y]??null:null,wasByPath:k,
middle:w,start:w+(Number(M)-Number(v)-$)/2,height:$}})}function tl(e,t){return Math.max(0,(t??e)-e)}function vd(e,t,n){let s=(o,r)=>r?
el(e.map(i=>n.shareOf(o,i)),ue({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function el(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function fs(e,t){let{reading:n,stage:s}=e,o=ln(e),r=n.pointerWeights,i=p=>p.reduce((y,w)=>y+tl(r[w],o?.[w]??null),0),a=n.
pointedPlaces.map(p=>({...p,lost:i(p.visits)})).sort((p,y)=>y.probability+y.lost-p.probability-p.lost),c=a.filter((p,y)=>p.
probability+p.lost>=Nd&&y<_d||Wo(t,p.location)<t.length-1).map(p=>({...p,wish:b(p.visits)})),l=a.filter(({location:p})=>!c.
some(y=>y.location===p));if(l.length){let p=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((y,{probability:w})=>y+w,0),lost:i(p),visits:p,wish:b(p)})}c.sort((p,y)=>p.
wish-y.wish);let{room:h,gap:u}=s.across.places,f=c.map(({wish:p,probability:y,lost:w})=>({wish:p,length:(y+w)*s.full})),
m=f.reduce((p,{length:y})=>p-y,h[1]-h[0]),g=Vn(f,Math.max(0,Math.min(u,m/(f.length-1||1))),...h);return c.map(({location:p,
label:y,probability:w,lost:$,visits:k},M)=>({path:"pointer",location:p,label:y,probability:w,start:Number(g[M]),lost:$,visits:k,
answer:Wo(t,p)}));function b(p){let y=p.map($=>Math.max(r[$],o?.[$]??0)),w=y.reduce(($,k)=>$+k,0)||1;return p.reduce(($,k,M)=>$+
Number(y[M])/w*Number(s.across.visits[k]),0)}}function ms({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
rn),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,lost:0,visits:[],answer:Wo(n,i)};return r+=c*t.full+o,l})}function ue({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function At(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function Wo(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var Nd,_d,We=N(()=>{"use strict";x();Ce();ft();Jt();Nd=.03,
_d=5});function Qt({stage:e},t){let n=e.type/13;return D(t,12.5*n)+13*n}function un({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function ds(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return d("g",{key:`temperature ${t}`},Fe(e,{act:`${t}_temperature`,words:un(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function Fe(e,{act:t,
words:n,title:s,right:o,y:r,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||Fo*c,h=Qt(e,n),u=a?
" stays":"";return[d("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:o-h,y:r,width:h,height:l,rx:l/2},d("tit\
le",{},s)),d("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var Fo,ps=N(()=>{"\
use strict";x();G();z();Fo=18});function nl(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[te(e,n,"Visits",Ho(e,s),s),...Ld(e),...t.rows.map((o,r)=>Rd(
e,r))]}function Ho({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",o=`${s} \
in head ${t.head}`;return D(o,12.5*(e.type/13))<=n?o:s}function te({stage:e},t,n,s,o=400){let r=e.type/13;return d("g",{
key:`title ${n}`,class:"heading","aria-hidden":"true"},D(n,15*r,!0)<=o?d("text",{x:t,y:17*r,class:"title"},n):d("text",{
x:t,y:17*r,class:"small strong"},rt(n,o,12.5*r,!0)),d("text",{x:t,y:35*r,class:"small"},rt(s,o,12.5*r)))}function Ld({reading:e,
stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of jo(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.height)/
2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(d("rect",{key:`day ${o}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(d("text",{key:`weekda\
y ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function jo({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=Id(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(yt[s.weekday])})}return t}function Id({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function Rd(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=Ze(o,n).includes(t),m=c.masked?"unmask":"mask",g=a&&e.canAct&&t<n.count-1,b=g&&f?Qt(e,m)+4*l:0,p=Math.min(Fo*l,i),
y=gs(c),w=i>=33*l,$=(w?20:13)*l,k=h+$+(w?14:8)*l,M=Uo(e,t),v=Do(e,t),A=f||v,E=M?42*l:0,S=s.visits.x+s.visits.width-4,L=S-
k,I=s.isDense?0:38*l,C=w?[d("text",{x:k,y:r-3*l,class:"strong"},rt(c.label,L-b,13*l,!0)),d("text",{x:k,y:r+13*l,class:"s\
mall"},D(y,12.5*l)<=L-E?y:lt(c.start_minute)),M||L<D(y,12.5*l)+56*l?null:Pd(S+4-50*l,r+5*l,48*l,c)]:[d("text",{x:k,y:r+4.4*
l,class:A?"strong":"label"},rt(c.label,L-Math.max(I,E)-b-9,12.5*l,A)),M||s.isDense?null:d("text",{x:S-b,y:r+4.4*l,class:"\
small end"},lt(c.start_minute))];return d("g",Go(e,t,c),d("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,
i-1),rx:a?5*l:1}),a&&wt(c.category,h+4*l,r-$/2,$),a?C:d("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),M&&a&&d("t\
ext",{x:S,y:r+(w?13:4.4)*l,class:v?"strong end":"small end"},M),g&&f&&Fe(e,{act:"mask",words:m,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:S+2,y:w?r-17*l:r-p/2,height:p}),
d("title",{},`${c.label}, ${yt[c.weekday]} ${y}`))}function Go({reading:e,lit:t},n,s){let o=Ze(t,e).includes(n);return{key:`\
visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${yt[s.weekday]} ${gs(s)}${s.masked?", masked":""}${e.hasPointer?`\
; pointer weight ${O(e.pointerWeights[n],1)}`:""}`}}function gs({start_minute:e,duration_minutes:t}){return`${lt(e)} · ${Gt(
t)}`}function Uo({reading:e,lit:t},n){return t?.kind!=="head"?"":O(e.lastRow(t.layer??0,t.head??0)[n])}function Do({reading:e,
lit:t},n){return t?.kind!=="head"?!1:gt(e.lastRow(t.layer??0,t.head??0))===n}function Pd(e,t,n,{start_minute:s,duration_minutes:o}){
let r=Math.min(s+o,fn),i=Math.min(s,Math.max(0,s+o-fn)),a=(c,l)=>d("rect",{class:"stay",x:e+c/fn*n,y:t,width:Math.max(1,
(l-c)/fn*n),height:7});return d("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},d("rect",{class:"\
track",x:e,y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),d("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/fn*n-2,y:t-
3,width:5,height:13}))}function sl(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,
{slices:i}=t,a=Math.max(...Ft(e).map(({longestSlice:b})=>b)),c=r/i.length,l=bt(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.
flatMap(({y:b,height:p},y)=>i.map(({lengths:w},$)=>{let k=Number(w[y])/a*Math.max(2,p-4);return{visit:y,x:o+$*c,y:b+p/2-
2-k,width:.72*c,height:k}})),[f,m]=Bo(u,({visit:b})=>h||l.includes(b)),g=i.map(({label:b},p)=>d("text",{key:`name ${b}`,
class:"tiny middle",x:o+(p+.36)*c,y:(p%2?40:26)*s},b));return[d("g",Vo(e),d("rect",{class:"ground",x:o-6,y:n.top-4,width:r+
6,height:n.bottom-n.top+8,rx:6}),g,d("path",{key:"bars",class:"length",d:Me(m)}),f.length>0&&d("path",{key:"lit",class:"\
length lit",d:Me(f)}),d("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),d("text",{class:"small",x:o,y:n.bottom+
33*s},"of the vectors"))]}function Bo(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function Vo(e){return{key:"slices",class:`\
part slices${xt(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:J(e,qn.slices),"aria-label":`What\
 each visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}var fn,He=N(()=>{"use strict";x();ps();ae();
ft();re();G();z();pt();fn=1440});function ol(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[te(e,n+6*o,"Answer",e.stage.isDense?"":Cd(e),
s-n),...zo(e,t)]}function Cd({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function zo(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=St(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(f=>{let{location:m,label:g,category:b,probability:p,was:y,middle:w,height:$,start:k}=f,M=[{path:"poin\
ter",share:f.pointer*ue(e,"pointer")},{path:"generation",share:f.generation*ue(e,"generation")}],v=a===m,A=c+(b===null?6:
26)*i,E=En(g,l-A-(r===m?20*i:2),13.5*i,2,!0),S=w-(E.length>1?22:8)*i,L=w+(E.length>1?2:0)*i,I=c+6*i,C=u-8*i;return d("g",
{key:`place ${m}`,class:`part place${v?" lit":a!==null&&o?" dim":""}`,"data-part":m<0?null:`places.${m}`,role:m<0?null:"\
button",tabindex:m<0?null:"-1","aria-label":`${g}: ${O(p,1)}; from the pointer ${O(M[0]?.share??0,1)}, from generation ${O(
M[1]?.share??0,1)}${r===m?"; this is what really happened":""}`},d("rect",{key:"ground",class:"ground",x:c-6*i,y:S-16*i,
width:u+10*i,height:L-S+50*i,rx:6}),d("rect",{key:"segment",class:"answer-bar",x:h,y:k,width:tt-2,height:Math.max(1,$)}),
b!==null&&wt(b,c+5*i,S-13*i,16*i),E.map((H,W)=>d("text",{key:`name ${W}`,class:m<0?"label halo":"strong halo",x:A,y:S+15*
W*i},H)),r===m&&d("path",{key:"happened",class:"check",d:`M${l-16*i} ${S-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},d("title",
{},"This is where the person went.")),d("rect",{key:"track",class:"track",x:c+6*i,y:L,width:C,height:8*i}),M.map(({path:H,
share:W})=>{let P=d("rect",{key:H,class:`${H} bar`,x:I,y:L,width:Math.max(0,W*C),height:8*i});return I+=W*C,P}),y!==null&&
d("rect",{key:"before",class:"before",x:c+5*i+y*C,y:L-3*i,width:2,height:14*i}),d("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:L+23*i},O(p,1)),y!==null&&Wd(c+60*i,L+23*i,p,y))})}function Wd(e,t,n,s){let{change:o,size:r,sign:i}=we(
n,s);return o===0?d("text",{key:"change",class:"small",x:e,y:t},"same"):d("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:e,y:t},`${i} ${r}`)}var qo=N(()=>{"use strict";x();We();ae();ft();G();Jt();z();He()});function rl(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,f={x:h,y:u,columns:i,
cell:l},m={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return Yo(e,f,Fd(e,h,u,c,a*l),n.isDense?m:void 0)}function Yo(e,{
x:t,y:n,columns:s,cell:o},r,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...Ft(e).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,m)=>d("rect",{class:f<0?"below-zer\
o":"above-zero",x:t+m%s*o,y:n+Math.floor(m/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(f)/h)}));return d("g",{
key:"context",class:`part context${xt(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:J(e,et(e.
reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},d("rect",{class:"ground",
x:t-3,y:n-16*a,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*a),rx:4}),r,d("text",{key:"name",...i??c},"Cont\
ext"),u,d("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gat\
e read them.`))}function Fd({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-
5*i,h=t.gate+9*i;return[d("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("gate.logit")&&d("\
path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}var Ko=N(
()=>{"use strict";x();ft();G();pt()});function il(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?.hasGate?n.gate:t.gate,h=s.gate+a/2,u=ys(e);return d("g",Jo(e,"vertical"),d("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:a+6,height:s.full+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.
max(0,c-r)}),d("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),d("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&d("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},d("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&d("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&d("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function ys({reading:e}){return e.trace.architecture.
components.includes("gate")}function Jo(e,t){let{reading:n}=e,s=e.canAct&&ys(e);return{key:"gate",class:`part gate${xt(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":e.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} poi\
nter`},tabindex:"-1",opacity:J(e,et(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function bs(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=et(s).
gate,a=$=>ue(e,$),c=St(r,s),l=new Map,h=o.across.gate;for(let $ of t)l.set($,h),h+=$.probability*a($.path)*o.full;let u=new Map;
h=o.across.gate;for(let $ of["pointer","generation"])for(let[k]of n.entries())u.set(`${$} ${k}`,h),h+=Number(n[k]?.[$])*
a($)*o.full;let f=t.map($=>{let k=Number(l.get($)),M=$.probability*a($.path)*o.full,v=At($.start,$.start+$.probability*o.
full),A=At(k,k+M);return d("path",{key:`into ${$.path} ${$.location}`,class:`${$.path} band${y($.location)}`,d:o.bands.into(
v,A,i)})}),[m,g]=[o.across.gate,o.across.gate+o.full],b=n.flatMap(($,k)=>{let M=$.start;return["pointer","generation"].map(
v=>{let A=Number($[v])*a(v),E=A*o.full,S=Number(u.get(`${v} ${k}`)),L=At(S,S+E),I=At(M,M+E),C=$.wasByPath[v],H=C===null?
null:p(v,S,M,E,C*o.full);M+=E;let W=`out ${v} ${$.location}`;return[E>0&&d("path",{key:W,class:`${v} band${y($.location)}`,
d:o.bands.out(L,I,i)}),H&&rs({key:W,now:E,before:Number(C)*o.full,path:(P,U)=>o.bands.out(P,U,i),edges:H,style:y($.location),
title:`${$.label}, from ${v==="pointer"?"the pointer":"generation"}: ${is(A,Number(C),e.before?s.wordsFor(e.before):"")}`})]})});
return[f,b,i&&r?.kind==="visit"&&w(r.visit??0)];function p($,k,M,v,A){let E=Math.abs(v-A),S=$==="pointer",L=(H,W)=>{let P=S?
H-(W?0:E):H+v-(W?E:0);return[P,P+E]},[I]=L(k,!1),C=Math.max(m,Math.min(g-E,I));return{more:[L(k,!0),L(M,!0)],less:[[C,C+
E],L(M,!1)]}}function y($){return c===null?"":c===$&&r?.kind==="place"?" lit":" dim"}function w($){let k=s.pointerWeights,
M=t.find(({path:U,visits:X})=>U==="pointer"&&X.includes($));if(!M)return null;let v=[...M.visits].sort((U,X)=>U-X),E=v.slice(
0,v.indexOf($)).reduce((U,X)=>U+k[X],0)*o.full,S=k[$]*o.full,L=a("pointer"),I=Number(l.get(M))+E*L,C=n[M.answer],H=Number(
u.get(`pointer ${M.answer}`))+E*L,W=Number(C?.start)+E*L,P=C?.location===M.location;return[d("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(At(M.start+E,M.start+E+S),At(I,I+S*L),i)}),P&&d("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(At(H,H+S*L),At(W,W+S*L),i)})]}}var xs=N(()=>{"use strict";x();Ce();We();ft();G();z();pt()});function al(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=ys(e),f=`${O(t.gate)} pointer${u?"":", fixed"}`;return d("g",Jo(e,"horizontal"),d("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),d("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),d("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),d("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==t.gate&&d("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},d("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[d("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),d("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Nt/2,s.size.width-
Nt),y:r+(i-Nt)/2,width:Nt,height:Nt})])}var cl=N(()=>{"use strict";x();xs();G();Zt();z()});function ll(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:f})=>f==="generation"),i=s.places-8*o,a=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=et(n).generation,h=r.map(
({label:f,probability:m,location:g},b)=>{let p=c+b*17*o;return[d("text",{key:`name ${b}`,class:g<0?"small halo":"label h\
alo",x:a,y:p},rt(f,i-a-(s.isDense?38:46)*o,13*o)),d("text",{key:`share ${b}`,class:"strong end halo",x:i,y:p},O(m))]}),u=r.
map(({probability:f,start:m,location:g},b)=>d("rect",{key:`bar ${b}`,class:"generation bar",x:s.places,y:m,width:tt,height:l?
Math.max(.8,f*s.full):0},d("title",{},`${g<0?"The others":r[b]?.label}: ${O(f,1)} of the generation head`)));return d("g",
Zo(e,r),d("rect",{class:"ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),d("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?i:a,y:c-18*o},"Generation"),h,u)}function Zo(e,t){return{key:"generation",class:`part generation-b\
lock${xt(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:J(e,et(e.reading).generation),"a\
ria-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}var Xo=N(()=>{"use strict";x();
ft();G();Jt();z();pt()});function hl(e,t){let{reading:n,stage:s,lit:o}=e,r=St(o,n),i=t.filter(({path:l})=>l==="pointer"),a=Gd(e,i),c=({location:l})=>r===
null||r===l?"":" dim";return d("g",{key:"places",opacity:J(e,et(n).pointer)},i.map(l=>d("rect",{key:`bar ${l.location}`,
class:`pointer bar${c(l)}`,x:l.start,y:s.places,width:Math.max(.8,l.probability*s.full),height:tt},d("title",{},`${l.label}\
: ${O(l.probability,1)} of the pointer`))),[Ud,Dd].map(l=>a.map(h=>l(e,h,c(h.flow)))))}function Gd({reading:e,stage:t,lit:n},s){
let o=t.type/13,r=St(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===r),l=[];for(let h of[
...s].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:m}=h,g=u>=0,b=` ${O(m)}`,y=`${rt(f,a-i-D(b,13*o,!0),13*
o,g)}${b}`,w=D(y,13*o,g)/2,$=h.start+m*t.full/2,k=Math.max(i+w,Math.min(a-w,$)),[M,v]=[k-w,k+w];for(let A=0;A<Hd;A++){if(l.
some(L=>L.row===A&&M<L.right+8*o&&v>L.left-8*o))continue;let S=k>$?"":k<$?" end":" middle";l.push({flow:h,text:y,isBold:g,
left:M,right:v,row:A,anchor:S});break}}return l}function ul({stage:e},{row:t}){return e.places+tt+(14+Qo*t)*e.type/13}function Ud(e,t,n){
let{type:s,places:o,full:r}=e.stage,{flow:i,row:a}=t;return a>0&&d("path",{key:`leader ${i.location}`,class:`leader${n}`,
d:`M${i.start+i.probability*r/2} ${o+tt}V${ul(e,t)-11*s/13}`})}function Dd(e,t,n){let{flow:s,text:o,isBold:r,left:i,right:a,
anchor:c}=t;return d("text",{key:`name ${s.location}`,class:`${r?"strong":"small"}${c} halo${n}`,x:c===""?i:c===" end"?a:
(i+a)/2,y:ul(e,t)},o)}function fl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.
beat>=et(n).generation,a=n.hasPointer?.42*(s.right-s.left):s.right-s.left,c=s.places-(jd*Qo-6)*o;return d("g",Zo(e,r),d(
"rect",{class:"ground",x:s.right-a,y:c-36*o,width:a+6,height:s.places+tt-c+40*o,rx:6}),d("text",{class:"title end halo",
x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:f},m)=>{let g=` ${O(u)}`,b=rt(h,a-D(g,13*
o),13*o)+g;return[d("text",{key:`name ${m}`,class:l<0?"small end halo":"label end halo",x:s.right,y:c+m*Qo*o},b),d("rect",
{key:`bar ${m}`,class:"generation bar",x:f,y:s.places,width:Math.max(.8,u*s.full),height:i?tt:0},d("title",{},`${l<0?"Th\
e others":h}: ${O(u,1)} of the generation head`))]}))}var Hd,Qo,jd,ml=N(()=>{"use strict";x();Xo();ft();G();Jt();z();pt();
Hd=4,Qo=17,jd=4});function dl(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=J(e,et(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=bt(
o,n),h=Math.max(...a),u=s.fork+2*r,f={...!s.isDense&&{score:s.scores},weight:s.weights},m=D("Pointer",15*r,!0)+4*r,g=Qt(
e,un(e,"pointer")),b=s.rows.flatMap(({y,isFull:w},$)=>{if(!w)return[];let k=a[$]>=.2*h||l.includes($)?"strong":"small",M=l.
length&&!l.includes($)?" dim":"";return[!s.isDense&&d("text",{key:`score ${$}`,class:`small end${M}`,x:s.scores,y:y+4.4*
r},_(c[$])),d("text",{key:`weight ${$}`,class:`${k} end${M}`,x:s.weights,y:y+4.4*r},O(a[$]))].filter(v=>v!==!1)}),p=t.filter(
({path:y})=>y==="pointer").map(y=>Vd(e,y));return[d("g",tr(e,t),d("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.weights-
u+8*r,height:s.bottom-s.top+8,rx:6}),te(e,u,"Pointer","",200),Object.entries(f).map(([y,w])=>d("text",{key:y,class:"smal\
l end","aria-hidden":"true",x:w,y:35*r},y)),!s.isDense&&ds(e,"pointer",Math.max(s.weights+6*r,u+m+g)),d("path",{class:"f\
ork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),b),d("g",{key:"ribbons",opacity:i},er(e,t),p)]}function tr(e,t){
return{key:"pointer",class:`part pointer-block${xt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:J(
e,et(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}function er(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.
pointerWeights,a=ln(e),c=bt(r,n),l=e.beat>=et(n).pointer,h=Vn(o.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,m=u.start+u.probability*
o.full;return[...u.visits].sort((g,b)=>g-b).map(g=>{let b=i[g]*o.full,p=Number(h[g]),y=c.includes(g)?" lit":c.length?" d\
im":"",w=At(f,f+b);f+=b;let $=a?.[g]??null,k=$===null?0:($-i[g])*o.full,[M,v]=[m,Math.max(0,k)];m+=v;let A=`${n.visits[g]?.
label}: `,E=$===null||!s?`${A}${O(i[g],1)} of the pointer`:`${A}${is(i[g],$,n.wordsFor(s))} of the pointer`;return[d("pa\
th",{key:`ribbon ${g}`,class:`pointer band${y}`,d:o.bands.ribbon(At(p,p+b),w,l)},d("title",{},E)),rs({key:`ribbon ${g}`,
now:b,before:$===null?null:$*o.full,path:(S,L)=>o.bands.ribbon(S,L,l),edges:{more:[[p+b+k,p+b],[f+k,f]],less:[[p+b,p+b+k],
[M,M+v]]},style:y,title:E})]})})}function Vd(e,{path:t,location:n,label:s,probability:o,start:r}){let{reading:i,stage:a,
lit:c}=e,l=a.type/13,h=St(c,i),u=O(o),m=i.hasGate&&Math.abs(r-a.across.gate+5*l)<Bd*l?D("Gate 0.00",15*l,!0)/2-a.gateWidth/
2:0,[g,b]=[a.ribbons+2*l,a.gate-12*l-m],p=b-g,y=n>=0,w=rt(s,p-D(` ${u}`,13*l,!0),13*l,y),$=D(`${w} ${u}`,13*l,y)/2,k=Math.
max(g+$,Math.min(a.places+tt/2,b-$));return d("g",{key:`${t} ${n}`,class:h===null||h===n?"":"dim"},d("rect",{class:`${t}\
 bar`,x:a.places,y:r,width:tt,height:Math.max(.8,o*a.full)}),d("text",{class:`${y?"strong":"small"} middle halo`,x:k,y:r-
5*l},`${w} ${u}`),d("title",{},`${s}: ${O(o,1)} of the pointer`))}var Bd,nr=N(()=>{"use strict";x();Ce();We();ps();ft();
G();Jt();z();pt();He();Bd=16});function pl(e){return[Ht(e,17*(e.stage.type/13),"Visits",Ho(e,e.stage.size.width)),...zd(e),...e.stage.columns.map((t,n)=>qd(
e,n))]}function Ht({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-D(n,15*r,!0)-12*r;return d("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},d("text",{class:"title halo",x:e.left,y:t},n),d("text",{class:"small end halo",x:o,
y:t},rt(s,i,12.5*r)))}function zd({reading:e,stage:t}){let n=t.type/13;return jo(e).flatMap(({start:s,end:o,weekday:r})=>{
let[i,a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[d("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=D(r,15*n,!0)&&d("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function qd(e,t){let{reading:n,
stage:s,lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:f}=s.chips,m=Ze(o,n).includes(t),g=Math.min(20*l,i-3),b=lt(c.start_minute),p=Uo(e,t),y=[
p||b,p?p.replace(" %",""):b.slice(0,2)],w=y.find(v=>D(v,12.5*l,!0)<=i)??y[1],$=f?En(c.label,i-6*l,12.5*l,2):[],k=m||Do(e,
t),M={class:k?"strong middle":"small middle",x:r};return d("g",Go(e,t,c),d("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[wt(c.category,r-g/2,h+8*l,g),d("text",{key:"hour",...M,y:h+45*l},w),
$.map((v,A)=>d("text",{key:`name ${A}`,class:`${k?"strong":"small"} middle`,x:r,y:h+(62+15*A)*l},v))]:d("rect",{class:"l\
ane",x:r-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),d("title",{},`${c.label}, ${yt[c.weekday]} ${gs(c)}`))}
function gl(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=bt(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...Ft(e).map(({longestSlice:f})=>f)),l=(n.right-n.left)/r.length,h=n.inputs+(Y.title+46)*o,u=r.map(({name:f,label:m,lengths:g},b)=>{
let p=Number(g[i]),y=n.left+(b+.5)*l,w=p/c*30*o;return[d("rect",{key:`bar ${f}`,class:"length lit",x:y-9*o,y:h-w,width:18*
o,height:w}),d("text",{key:`length ${f}`,class:"tiny middle",x:y,y:h-w-4*o},_(p)),d("text",{key:`name ${f}`,class:"small\
 middle",x:y,y:h+15*o},m)]});return d("g",Vo(e),d("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+
12,height:(Y.title+Y.inputs+6)*o,rx:6}),Ht(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${yt[a.weekday]} ${lt(a.start_minute)}`:
""),u,d("title",{},"Bars: length of each part’s vector"))}var mn=N(()=>{"use strict";x();ae();ft();G();Zt();z();pt();He()});function yl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[d("g",tr(e,t),d("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(Y.title+Y.scores)*o,rx:6}),Ht(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),d("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Yd(e)),d("g",{key:"ribbons",opacity:J(e,et(
n).pointer)},er(e,t))]}function Yd({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
g=>_(g)),i=bt(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(g=>D(g,11.5*s)>c-3),h=t.pointer+(Y.title+
Y.scores)*s,u=t.columns.find(g=>g.isFull),f=u?u.x-u.width/2:t.right,m=t.left-8*s;return t.columns.flatMap(({x:g,isFull:b},p)=>{
let y=i.length&&!i.includes(p)?" dim":"",w=o[p]>=.2*a||i.includes(p),$=O(o[p]).replace(" %",""),k=D($,12.5*s,!0)/2;if(!b&&
(!w||g-k<m||g+k>f))return[];m=g+k;let M=w?"strong":"small",v=h-24*s;return[b&&d("text",l?{key:`score ${p}`,class:`tiny${y}`,
x:g+4*s,y:v+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(v+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middl\
e${y}`,x:g,y:v},r[p]),d("text",{key:`weight ${p}`,class:`${M} middle${y}`,x:g,y:h-6*s},$)].filter(A=>A!==!1)})}var bl=N(
()=>{"use strict";x();ft();nr();G();Zt();mn();z();pt()});function xl(e){let{reading:t,stage:n}=e,s=n.type/13,o=J(e,et(t).gate),r=us(e),i=[...fs(e,r),...ms(e,r)];return[Yo(e,n.context,
Kd(e)),...t.hasPointer?yl(e,i):[],d("g",{key:"flows",opacity:o},bs(e,i,r)),...t.hasPointer?[hl(e,i)]:[],...t.hasGeneration?
[fl(e,i)]:[],...t.hasGate?[al(e)]:[],d("g",{key:"answer",opacity:o},Ht(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),zo(e,r))]}function Kd({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[d("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(Y.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&d("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var wl=N(
()=>{"use strict";x();qo();Ko();We();xs();G();cl();ml();bl();Zt();mn();pt()});function kl(e){let{stage:t}=e,n=t.type/13,s=Yn(e),o=d("g",{key:"legend",opacity:J(e,Pe(0))},Kn(e,t.visits.x,t.bottom+(t.
isDense?24:51)*n,t.isDense)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=Qt(e,un(e,"attention")),h=D(c,15*n,!0)+l+4*n<=i.
width,u=cn(e),m=D(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return d("g",{key:`layer ${a}`,opacity:J(e,Pe(a))},i.maps.
length?te(e,i.x,c,m,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&ds(e,"attention",i.x+i.width,(h?3:
21)*n),i.maps.map((g,b)=>Zd(e,g,a,b)),i.maps.map((g,b)=>or(e,g,a,b,s)),Xd(e,a))});return[o,...r]}function Zd(e,t,n,s){let{
reading:o,stage:r,lit:i}=e;if(o.isRemoved(n,s))return null;let a=o.lastRow(n,s),c=Ml(e,n,s)?[...a.keys()].filter(u=>a[u]>=
Jd):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let f=Number(r.rows[u]?.y),
m=Math.max(.5,a[u]*r.full*.25)/2;return d("path",{key:`band ${s} ${u}`,class:"attention-band",d:Ut(l,[f-m,f+m],t.x,[h-m,
h+m])})})}function Ml({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function or(e,t,n,s,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:f,touch:m}=t,{count:g}=r,b=r.weights(n,s),p=r.lastRow(n,s),y=$l(
r,n,s),{before:w,overlays:$}=e,k=$&&w!==null&&$l(w,n,s)&&!y,M=k?`; switched off ${r.wordsFor(w)}`:"",v=c?b[gt(b)]||1:o,A=Ml(
e,n,s),[E]=a?.kind==="visit"?bt(a,r):[],S=gt(p),L=E??S,I=f/g,C=`Layer ${n}, head ${s}`,H=m?u-38*l:u+4,W=y?"switch on":"s\
witch off",P=m===void 0&&Qt(e,W)<=f-6*l?W:W.slice(7),U=r.visits[S];return d("g",{key:`head ${s}`,class:`part head${A?" l\
it":""}${y?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":y?`${C}: switched o\
ff`:`${C}: the last visit reads most from visit ${S+1}, ${U?.label}, ${O(p[S])}${M}`},d("text",{class:"small",x:h,y:u-(m?
25:4)*l},`head ${s}`),!y&&(m!==void 0||f>=70*l)&&d("text",{key:"weight",class:`${E===void 0?"small":"strong"}${m?"":" en\
d"}`,x:m?h:h+f,y:u-4*l},O(p[L])),d("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),d("image",
{key:"map",class:"map",href:Bt(b,g,e.scale,v),x:h,y:u,width:f,height:f,preserveAspectRatio:"none",opacity:y?.15:1}),y&&d(
"path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),k&&d("path",{key:"earlier cross",class:"crossed earli\
er",d:`M${h} ${u+f}L${h+f} ${u}`}),E!==void 0&&!y&&d("rect",{key:"column",class:"column",x:h+E*I,y:u,width:Math.max(2,I),
height:f}),(E!==void 0||A)&&!y&&d("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,I),width:f,height:Math.max(2,
I)}),d("title",{},`${C}. ${y?"Switched off.":`The last visit reads ${O(p[L])} from ${r.visits[L]?.label}. A stronger col\
our is a larger weight, up to ${O(v,1)}. Click to open.`}${k?` Switched off ${r.wordsFor(w)}.`:""}`),Fe(e,{act:"head",words:P,
title:y?"Switch this head on again":"Switch this head off",right:h+f-(m?0:3)*l,y:H}),e.canAct&&m!==void 0&&d("rect",{key:"\
touch",class:"ground","data-act":"head",x:h+f-m,y:u-m,width:m,height:m}))}function $l(e,t,n){return e.isRemoved(t,n)||e.
isSkipped(t,"attention")}function Xd(e,t){let{reading:n,stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;let r=s.
type/13,i=o.stream,a=ws(n,t),c=ir(e),l=s.streamWidth-8*r,h=a.map(({style:f,lengths:m},g)=>rr(e,t,f,s.rows.map(({y:b,height:p},y)=>{
let w=Math.max(1,Math.min(5*r,(p-3)/a.length));return{visit:y,x:i,y:b+(g-a.length/2)*w,width:Number(m[y])/c*l,height:w-.6}}))),
u=a.map(({name:f,style:m},g)=>[d("rect",{class:m,x:i,y:s.bottom+(10+sr*g)*r,width:9*r,height:9*r}),d("text",{class:"smal\
l",x:i+14*r,y:s.bottom+(18.5+sr*g)*r},f)]);return d("g",ar(e,t),d("rect",{class:"ground",x:i-4,y:s.top-2,width:s.streamWidth+
14*r,height:s.bottom-s.top+66*r,rx:6}),te(e,i,"Stream",`+ layer ${t}`,s.streamWidth),h,u,Qd(e,t,i+s.streamWidth+10*r))}function Qd(e,t,n){
let{reading:s,stage:o}=e;if(!s.has(`layers.${t}.residual_mid`))return[];let r=o.type/13,i=s.trace.interventions.residuals===
!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join strea\
m"],isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>Fe(e,{act:l,words:String(h[Number(u)]),title:tp[l]??"",right:n,
y:o.bottom+(5+sr*f)*r}))}function rr(e,t,n,s){let{lit:o,reading:r}=e,a=xt(e,"stream",t)!==""?[r.count-1]:bt(o,r),[c,l]=Bo(
s,({visit:h})=>!a.length||a.includes(h));return[d("path",{key:n,class:n,d:Me(c)}),l.length>0&&d("path",{key:`${n} dim`,class:`${n}\
 dim`,d:Me(l)})]}function ws(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"stream",lengths:n,
style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function ir(e){
let t=0;for(let n of Ft(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of ws(n,s))t=Math.max(t,...o);return t||1}function ar(e,t){
let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`part stream${xt(e,"stream",t)}`,
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:J(e,Pe(t)+1),"aria-label":`Stream of layer ${t}: ve\
ctor lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward ne\
twork ${o.at(-1)?.toFixed(1)}`}}var sr,Jd,tp,cr=N(()=>{"use strict";x();ps();ft();re();Jn();G();z();pt();He();Xe();sr=19,
Jd=.05;tp={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"Self\
-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped, it \
adds nothing"}});function Al(e){let{stage:t}=e,n=t.type/13,s=Yn(e);return t.layers.map(({y:o,maps:r},i)=>d("g",{key:`layer ${i}`,opacity:J(
e,Pe(i))},r.length>0&&Ht(e,o+15*n,`Layer ${i}`,cn(e)),i===0&&Kn(e,t.left+72*n,o+15*n,!0),r.map((a,c)=>or(e,a,i,c,s)),ep(
e,i)))}function ep(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),i=ws(n,t),a=ir(e),c=r+Y.bars*
o,l=i.map(({style:h,lengths:u},f)=>rr(e,t,h,s.columns.map(({x:m,width:g},b)=>{let p=Math.min(8*o,.86*g/i.length),y=Number(
u[b])/a*Y.bars*o;return{visit:b,x:m+(f-i.length/2)*p,y:c-y,width:.88*p,height:y}})));return d("g",ar(e,t),d("rect",{class:"\
ground",x:s.left-6,y:r-Y.title*o,width:s.right-s.left+12,height:(Y.title+Y.bars+4)*o,rx:6}),Ht(e,r-10*o,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),np(e,i,r-10*o),l)}function np({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:i})=>{let a=o-D(r,12.5*s);return o=a-26*s,[d("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
d("text",{class:"small",x:a,y:n},r)]})}var El=N(()=>{"use strict";x();cr();Jn();G();Zt();mn();z();pt()});function Tl({stage:{size:e},...t}){let n=os(t),s={...t,stage:ko(t.reading,e.width,e.type,n)};return[d("g",{key:"visits"},
pl(s)),d("g",{key:"inputs"},gl(s)),d("g",{key:"layers"},Al(s)),d("g",{key:"decoder"},xl(s))]}function Ol(e,t,n){return ko(
e,t,n).size.height}var dn,lr=N(()=>{"use strict";x();Ce();G();wl();El();Zt();mn();dn=700});function Sl(e){let{reading:t}=e,n=et(t),s=us(e),o=[...fs(e,s),...ms(e,s)];return[rl(e),...t.hasPointer?dl(e,o):[],...t.hasGeneration?
[ll(e,o)]:[],d("g",{key:"flows",opacity:J(e,n.gate)},bs(e,o,s)),t.hasGate?il(e):null,d("g",{key:"answer",opacity:J(e,n.gate)},
ol(e,s))].filter(r=>r!==null)}var Nl=N(()=>{"use strict";x();qo();Ko();We();xs();Xo();nr();G();pt()});function _l(e){return e.stage.size.width<dn?Tl(e):[d("g",{key:"visits"},nl(e)),d("g",{key:"inputs"},sl(e)),d("g",{key:"l\
ayers"},kl(e)),d("g",{key:"decoder"},Sl(e))]}var vl=N(()=>{"use strict";x();Nl();cr();G();lr();He()});function Il({clientWidth:e,clientHeight:t}){return e<dn?`${e}`:`${e} ${t}`}function lp({kind:e,layer:t=0,head:n=0,visit:s=0},o){
if(e==="head"&&!o.isRemoved(t,n)&&!o.isSkipped(t,"attention"))return{kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;
return e!=="visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function Rl(e,{title:t,text:n}){let s=document.createElement(
"strong");s.append(...Tt(t)),e.replaceChildren(s," ",...Tt(n))}function hp(e){let t=({title:n,text:s})=>n.length+s.length;
return e.reduce((n,s)=>t(s)>t(n)?s:n)}function up(e){return e.kind==="move"||e.kind==="time"||e.kind==="stay"}function ur(e){
return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-part")??null}var $s,sp,op,rp,ip,hr,ap,cp,
Ll,ks,Pl=N(()=>{"use strict";x();ze();Ce();Kc();ft();Xc();re();vo();Jt();Qc();lr();Ke();vl();$s=240,sp=150,op=120,rp=13,
ip=17,hr={type:16.7,width:900,side:36},ap=.5,cp=660,Ll=matchMedia("(prefers-reduced-motion: reduce)"),ks=class{#s=null;#t=null;#n=!1;#o=null;#e=null;#r=null;#i="";#l=null;#a=null;#u=null;#f=!1;#p=new Map;#b=0;#$="";#c;get opened(){
return this.#a}get#m(){return!this.#c||this.#s&&ea(this.#s.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(t,n,s){this.root=t,this.hooks=n,this.#c=s,t.classList.add("network-picture"),t.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let o=document.
createElement("div");o.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let i=document.createElement(
"button");if(i.type="button",i.textContent="Numbers",i.title="The numbers behind what is shown, as a table (T)",i.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(o,r,i),n.circuit){let a=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new as(a,()=>this.#x($s)),i.before(this.circuits.
legend,this.circuits.button)}t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new ls(this.drawn),this.
player=new hs(o,a=>{this.#l=a,a!==null&&this.#a!==null&&(this.#a=null,this.hooks.opened?.(null)),this.root.toggleAttribute(
"data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",a!==null),this.#x($s);let c=this.player.
told?.part;c&&this.#L(c),this.hooks.told?.(a)}),this.#O()}#O(){let{drawn:t}=this;new ResizeObserver(()=>{this.#$!==Il(t)&&
this.#x(0)}).observe(t),new MutationObserver(()=>this.#x(0)).observe(document.documentElement,{attributeFilter:["data-th\
eme"]}),t.addEventListener("pointerover",({target:n})=>{this.#u||this.#w(ur(n))}),t.addEventListener("pointerleave",()=>this.#w(
null)),t.addEventListener("focusin",({target:n})=>this.#w(ur(n))),t.addEventListener("focusout",()=>this.#w(null)),t.addEventListener(
"keydown",n=>this.#M(n)),t.addEventListener("click",({target:n})=>this.#N(n)),t.addEventListener("pointerdown",n=>this.#_(
n)),t.addEventListener("pointermove",n=>this.#d(n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,s=>this.#d(
s,!0))}complete(t,n){this.hooks=t,this.#c=n}show(t,n=null,s=null,o=this.hooks.against){this.#s=new Dt(t),this.#t=n&&new Dt(
n,o),this.#n=n!==null&&o!==void 0&&o===this.hooks.against,this.#o=s&&new Dt(s),this.#p.clear(),this.circuits?.renew(),this.#e=
_t(this.#r,this.#s);let r=Oc(this.#s);this.player.tell(r),Rl(this.room,hp(r.map(({bars:a="",...c})=>({...c,text:`${c.text}\
 ${a}`}))));let i=this.drawn.contains(document.activeElement);this.#x(this.#u?.follows?0:$s),i&&this.#S()}open(t){let n=t===
null?this.#a:null;this.#a=t,this.#e=this.#r=null;let s=this.drawn.contains(document.activeElement);this.player.isOpen&&this.
player.close(),this.#x($s);let o=s&&n&&this.#h(n);o&&this.#v(o),s&&this.#S(),this.hooks.opened?.(this.#a)}back(){this.#a!==
null&&this.open(this.#c?.blockAround(this.#a)||null)}showTables(){let t=this.#n?this.#t:null;this.#s&&this.#c?.showTables(
this.root,this.#s,this.#m,t)}#h(t){return this.#E.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}\
.`))??null}#S(){if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof
SVGElement&&t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){if(!this.#c)throw new Error(
"The picture cannot be saved yet.");let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#c.
svgFile(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#r=t,!this.#s)return!1;let n=_t(t,this.#s);return JSON.stringify(
n)===JSON.stringify(this.#e)?!1:(this.#e=n,this.#x(0),!0)}#w(t){if(!this.light(t))return;let{kind:n,visit:s=0}=this.#e??
{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#e&&t)}#N(t){if(!(t instanceof Element)||this.#f)return;let n=ur(t),s=t.
closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["more","layer","head"].map(
c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o==="scale")this.isOwnScale=
!this.isOwnScale,this.#x(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#k(n,o);else{let r=t.closest("[dat\
a-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#k(t,n){let s=this.#s&&_t(t,this.#s),{act:o}=this.
hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:i,head:a}):r==="head"&&
o({kind:r,layer:i,head:a}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="resid\
uals"?o({kind:n}):(n==="attention"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#_(t){this.#f=!1;let{act:n,edit:s,
carry:o}=this.hooks,r=this.#c;!this.#s||!r||!(n||o)||(this.#u=n?r.dragOf(t,this.#s,this.drawn,s!==void 0):r.carryOf(t),this.#u?.
follows&&t.preventDefault())}#d(t,n){let s=this.#u;if(!s||t.pointerId!==s.pointer)return;n&&(this.#u=null);let o=s.to(t,
n);o&&(this.#f=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?
this.hooks.carry?.(o):up(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#M(t){let n=t.target instanceof Element?t.target.closest(
"[data-part], [tabindex]"):null,s=n?.getAttribute("data-part")??null;(t.altKey?this.#I(t.key,s):this.#P(t.key,n,s))&&t.preventDefault()}#P(t,n,s){
if(t==="Escape"&&this.#a!==null)return this.back(),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;
if(t.toLowerCase()==="t"&&this.#s)return this.showTables(),!0;if(t.toLowerCase()==="c"&&this.circuits)return this.circuits.
toggle(),!0;if(t.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"\
put"}),!0;if((t==="Enter"||t===" ")&&n){let a=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.
hooks.act&&!a?this.#k(s??""):this.#N(n),!0}let o=this.#c;if(!o)return!1;if(this.#m!==null&&this.#s){let a=o.neighbourOf(
this.#m,t,this.#s),c=n?.getAttribute("aria-current")==="true";a!==null&&this.open(a);let l=this.drawn.querySelector(`[ar\
ia-current="true"][data-open="${a}"]`);return c&&l instanceof SVGElement&&l.focus(),a!==null}if(n?.getAttribute("role")===
"slider"&&!/Left|Right/.test(t)&&this.#F(t))return!0;let i=o.walked(this.#E,n,t)?.getAttribute("data-part")??null;return i!==
null&&this.#v(i),i!==null}#A(t){let n=this.#E.find(s=>s.getAttribute("data-part")===t);return n instanceof SVGElement?n:
null}#v(t){let n=this.#A(t);n&&(this.#i=t,this.#C(),n.focus())}#L(t){let{root:n,foot:s}=this,o=this.#A(t)?.getBoundingClientRect();
if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,i=r?n:document.documentElement,a=r?n.getBoundingClientRect().
top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy(
{top:h,behavior:Ll.matches?"auto":"smooth"})}#I(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#s,
r=o&&_t(n,o),{act:i,edit:a}=this.hooks,c=this.#c;if(!s||!r||!i||!c)return!1;let l=!0;if(r.kind==="visit"){let h=r.visit??
0;if(!a||!o.visits[h+s])return!0;a({kind:"move",visit:h,by:s,isDone:l}),this.#v(`visits.${h+s}`)}else if(r.kind==="gate")
this.#F(t);else if(r.kind==="head"||r.kind==="pointer"){let h=r.kind==="head"?"attention":"pointer",u=c.turned(o,h,s*ap);
i({kind:"temperature",of:h,value:u,isDone:l})}else return!1;return!0}#F(t){let n=this.#c?.slid(this.#s?.gate??0,t)??null;
return n!==null&&this.hooks.act?.({kind:"gate",value:n,isDone:!0}),n!==null}get#E(){return[...this.drawn.querySelectorAll(
"[data-part][tabindex]")]}#C(){let t=this.#E,n=t.find(s=>s.getAttribute("data-part")===this.#i)??t[0];for(let s of t){let o=s===
n?"0":"-1";s.getAttribute("tabindex")!==o&&s.setAttribute("tabindex",o)}}#x(t){this.#$=Il(this.drawn);let n=this.#U();if(!n)
return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("fo\
nt-size",String(n.stage.type));let r=this.#c,i=this.#m===null?[]:r?.openedMarks(n,this.#m)??[];!i.length&&this.#m!==null&&
(this.#a=null);let a=this.circuits?.circuit??null,c=i.length?i:this.#j(n);this.drawing.show(c,Ll.matches?0:t),this.#m===
null&&this.#C();let l=this.#m===null?null:r?.sentenceOfOpened(this.#m,n.reading),h=this.#e?null:this.player.told,u=a&&!this.#e?
r?.circuitSentence(a,n.reading):null,{title:f,text:m}=l??h??u??he(this.#e,n.reading,n.before),g=!(l||h||u||this.#e),b=this.
root.classList.contains("tall"),p=`${f} ${m} ${No}`,y=!b&&p.length<=String(this.room.textContent).length,w=g&&y&&!this.#t&&
!this.hooks.isProjected,$=this.circuits?.failure||(w?No:""),k=l||h?"":this.#W(),M=this.putIn.names.includes(this.#r??"")?
`It was put in from the ${this.putIn.run} run.`:"",v=n.stage.streamWidth>0||b,A=!l&&v&&h?.bars||"",E=this.drawn.querySelector(
'[role="slider"]:focus')?n.sliderKeys:"",S=a&&this.#e?r?.circuitWords(a,this.#r):"";Rl(this.caption,{title:f,text:[m,E,A,
M,S,k,$].filter(Boolean).join(" ")})}#j(t){let n=_l(t);if(!this.#c)return n;let{markedAsCircuit:s,markedAsPut:o}=this.#c,
{type:r}=t.stage;return s(o(n,this.putIn,r),this.circuits?.circuit??null,r)}#W(){clearTimeout(this.#b);let t=this.#r??"",
n=this.#p.get(t);return n!==void 0||!this.#e||this.#u?n??"":(this.#b=window.setTimeout(()=>{let s=this.#G();this.#p.set(
t,s),s&&this.caption.append(" ",...Tt(s))},sp),"")}#G(){let[t,n]=[this.#e,this.#s],s=t&&n&&lp(t,n);try{let o=s&&this.hooks.
whatIf?.(s);return o?Ec(t,n,o):""}catch{return""}}#U(){let{clientWidth:t,clientHeight:n}=this.drawn,s=t<dn;if(!this.#s||
t<op||n<1&&!s)return null;let r=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(ip,Math.max(
rp,t/120));this.root.classList.toggle("tall",s);let i={reading:this.#s,before:this.#t,overlays:this.#n},a=os(i),c=this.#H(
r,{width:t,height:n}),l=s?r:c,h=s?Ol(this.#s,t,l):n,u=s&&this.#m!==null?cp:h;return{...i,beside:this.#o,stage:bo(this.#s,
{width:t,height:u,type:l},a),lit:this.#e??_t(this.player.told?.part,this.#s),beat:this.#l??Number.POSITIVE_INFINITY,happened:this.
happened,isOwnScale:this.isOwnScale,scale:[this.#g("--map-least"),this.#g("--attention")],canAct:this.hooks.act!==void 0,
canAsk:this.hooks.ask!==void 0,sliderKeys:this.#c?.SLIDER_KEYS}}#H(t,n){if(!this.hooks.isProjected||!this.#s||n.width<hr.
width)return t;let s=Math.max(t,hr.type);return bo(this.#s,{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=
hr.side)?s:t}#g(t){let n=getComputedStyle(this.root).getPropertyValue(t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??
[]).map(i=>Number.parseInt(i,16));return[s,o,r]}}});async function fr({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await fp(e))}`}async function Cl(e,t){let n=new Image;
n.src=await fr(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function fp(e){let t=await mp();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function mp(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await dp(n,e.href??document.baseURI)})}`}}catch{}
return""}async function dp(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${ye(new Uint8Array(await n.arrayBuffer()))}`}var Wl=N(()=>{"use strict";x();xe()});var dr={};kr(dr,{NetworkDrawing:()=>mr});var mr,pr=N(()=>{"use strict";x();ua();qc();Pl();Ke();Wl();mr=class{#s;#t;#n=null;#o=null;#e=null;constructor(t,n){
let{title:s,hover:o,told:r,acts:i,isStill:a,isProjected:c}=n;this.#s=s,this.#t=new ks(t,{...o&&{pointed:o},...r&&{told:r},
...a&&{isStill:a},...c&&{isProjected:c}},Ro),i&&(this.#e=new In(this.#t,{...i,answered:l=>{this.#n=l.figure,this.#o=l,i.
answered(l)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.text??null}follows(t){return this.#e?.
follows(t)??!1}async compute({server:t,query:n},s,{isSilent:o}){return!this.#n||n.against||!(o||la(s,t))?null:ha(this.#n.
meta,s,t,n)}draw(t){if(t!==this.#n){this.#n=t;let n=Js.get(t),s=t.before&&Ye(t.before);this.#o={trace:n??Ye(t.trace),before:s};
let o=n?"browser":"server";this.#e?.begin(t.meta,this.#o.trace,s,o)}this.#o&&this.#t.show(this.#o.trace,this.#o.before)}get beats(){
return this.#t.player.count}tell(t){let{player:n}=this.#t;t===null?n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){
this.#t.mark(t)}async address(t,n){let s=this.#t.file({title:this.#s});return t==="svg"?fr(s):Cl(s,n)}}});x();x();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=frameElement?.getAttribute("data-page")??null;i!==null&&(o.dataset.inRoom=i);let a=new URLSearchParams(location.
search).get("theme"),c="auto",l=!1,h=()=>{try{return localStorage.getItem(e)}catch{return null}};function u(y){return typeof y==
"string"&&Object.hasOwn(t,y)}let f=y=>{let w=s.exec(y??""),$=w?w[1]??"auto":y;o.toggleAttribute("data-transparent",w!==null),
u($)?o.dataset.askedTheme=y??"":delete o.dataset.askedTheme,c=[$,o.dataset.firstTheme,h()].find(u)??"auto"},m=()=>{let y=new URL(
location.href);y.searchParams.delete("theme"),delete o.dataset.askedTheme,y.search!==location.search&&history.replaceState(
history.state,"",y)},g=()=>{let y=document.querySelector("[data-theme-button]");return y instanceof HTMLElement?y:null},
b=()=>{let y=g();y&&(y.textContent=n[c]);let w=c==="auto"?r.matches?"dark":"light":c;l||o.dataset.theme===w||(o.dataset.
theme=w,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},p=({type:y})=>{document.querySelector(".deck")||
(l=y==="beforeprint",l?o.dataset.theme="light":b())};f(a),b();for(let y of["beforeprint","afterprint"])window.addEventListener(
y,p);r.addEventListener("change",b),document.addEventListener("pointerscope:choose-theme",({detail:y})=>{(y===null||u(y)||
s.test(y))&&f(y??a),b()}),document.addEventListener("DOMContentLoaded",()=>{let y=g();y&&(y.hidden=!1,b(),y.addEventListener(
"click",()=>{c=t[c],m();try{localStorage.setItem(e,c)}catch{}b()}))})})();x();ne();x();var Or={min:.5,max:4},Ql={controls:["none","some","all"],caption:["none","title","all"]};function pn(e,t){return e===
"scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=Or.min&&Number(t)<=Or.max:e==="scale"?!0:e==="controls"||e==="caption"?Ql[e].
includes(t):CSS.supports("color",t)}x();var Sr=Promise.resolve();function Nr(e){let t=Sr.then(th).then(e);return Sr=t.catch(()=>{}),t}function th(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}x();ne();x();var Es={width:960,height:540};function vr(e){return{"HTML frame":Lr(e),"Web component":eh(e),Markdown:Rr(e),Quarto:nh(
e),LaTeX:sh(e)}}function Lr(e){let{title:t,embed:n}=e;return`<iframe src="${se(n)}" title="${se(t)}" width="${Es.width}"\
 height="${Es.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${Ir(e)}</iframe>`}function eh(e){
let{server:t,attributes:n}=e,s=Object.entries({server:t,...n}).map(([o,r])=>r===""?o:`${o}="${se(r)}"`);return`<script s\
rc="${se(new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${Ir(e)}</pointer-view>`}function Ir({title:e,caption:t,embed:n,picture:s}){let o=[e,t].filter(
Boolean).join(". ");return`<a href="${se(n)}"><img src="${se(s)}" alt="${se(o)}" width="${Es.width}"></a>`}function Rr({
title:e,embed:t,picture:n}){return`[![${oh(e)}](<${_r(n)}>)](<${_r(t)}>)`}function nh(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",Lr(e),"```",":::",'::: {.content-visible unless-format="html"}',Rr(e),":::"].join(`
`)}function sh({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${rh(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${uh([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function se(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function oh(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function _r(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function rh(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var ih={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},ah=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
ch={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},lh=/[ąęįųĄĘĮŲ]/,hh=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function uh(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(hh,"")].flatMap(n=>[...ch[n]??fh(n)]).map(n=>ih[n]??mh(n)).join("")}function fh(e){return lh.test(e)?
e.normalize("NFD").slice(0,1):e}function mh(e){return/[&%$#_{}]/.test(e)?`\\${e}`:ah.test(e)?e:"?"}x();function Cr(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return dh(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Pr("Title",n),Pr("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function dh(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Pr(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,ph(n)),s.buffer}function ph(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}x();function Ts(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var gh=[1,2,4],yh=2;function Fr({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className=
"view-take";let a={link:gn("Link"),embed:gn("Embed"),json:gn("JSON"),offline:gn("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=Ge("JSON",()=>Wr(r(),`${e()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=bh(()=>{let{link:p,embed:y}=t(),w=y?n():null;return{...p&&{Address:p},...w&&vr(w)}}),u=()=>{let p=t();for(let y of Object.
keys(a)){let w=p[y];a[y].hidden=w===null,w!==null&&(a[y].href=w)}c.hidden=p.json!==null,h.hidden=p.link===null&&p.embed===
null,l.hidden=ee.answers};for(let p of["pointerenter","focusin"])i.addEventListener(p,u);let f=document.createElement("s\
elect");f.setAttribute("aria-label","Size of the PNG"),f.append(...gh.map(p=>{let y=p===yh;return new Option(`${p}×`,String(
p),y,y)}));let m=async p=>{let{address:y,meta:w}=await s(p,Number(f.value)),$=w.origin??t().embed??location.href;Ts(Cr(y,
p,{title:w.title,origin:$}),`${e()}.${p}`)},g=()=>Wr(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),b=document.createElement(
"span");return b.append(Ge("PNG",()=>m("png"))," ",f),i.append(a.link,a.embed,b,Ge("SVG",()=>m("svg")),Ge("CSV",g),a.json,
c,a.offline,h,l),u(),i}function bh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;
r.textContent="",o.hidden=!0;let c=Object.entries(e()).map(([l,h])=>Ge(l,()=>a(l,h)));s.replaceChildren(...c,r)});let a=async(c,l)=>{
o.value=l,o.hidden=!1,o.setAttribute("aria-label",c);let h=await xh(l);h||o.select(),r.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function xh(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function gn(e){let t=document.createElement("a");return t.textContent=e,t}function Ge(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Wr(e,t,n){Ts(new Blob(
[e],{type:n}),t)}Ue();x();var Hr={width:420,height:200},wh=300,oe=2,ut=20,jt=8,jr=13,Dr=.75,$h=3,kh=7.5,Mh=30,Ah=44,Eh=18,Br=240,Vr=90,zr=56,qr=90,
Th=48,Oh=1.3,Sh=.6,Nh=9,Yr=1.4,Kr=["coloraxis","coloraxis2"];function Jr({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){
if(!n)return{data:e,layout:t};let i={width:n/r,height:s/r},a=o&&(i.width<Hr.width||i.height<Hr.height),c={...i,isFixed:o,
isTiny:a,isNarrow:i.width<560,scale:r},l=a?_h(t,t.meta.small??{}):t;if(!o)return{data:e,layout:{...l,...Ur(l,c)}};let h=Lh(
vh(e,l),c),u={...h,...Ur(h,c),...Rh(e,h,c),...Wh(h,c)};return{data:Dh(e,h,c.height),layout:u}}function _h(e,t){return Zr(
e,t)}function Zr(e,t){if(!Gr(e)||!Gr(t))return t;let n={...e};for(let[s,o]of Object.entries(t))n[s]=Zr(e[s],o);return Object.
fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function Gr(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function Xr(e,t){return Object.entries(e).filter(([s])=>t.test(s))}function Qr(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function ti(e){return Xr(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function ei(e,t){return e[t]}function vh(e,t){let{xaxis:n}=t,
s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(
s)&&o.length===s.length;return n?.tickangle!==-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,
ticktext:o}}}function Lh(e,{width:t,isTiny:n,scale:s}){let{xaxis:o,yaxis:r,meta:i}=e,a=o?.ticktext;if(!o||o.tickangle!==
-90||!a||a.length<=oe)return e;let c={...o,tickangle:0};if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&
r?.ticktext?.join()===a.join()){let m=a.map((b,p)=>bn(b,p,1/0)),g=a.map((b,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:g},
yaxis:{...r,ticktext:m}}}let[h,u]=o.domain??[0,1],f=(u-h)*(t-(n?Vr:Br))/a.length;for(let m of[1,Dr]){let g=a.map((p,y)=>Ih(
bn(p,y,1/0),f/m));if(g.includes(""))continue;let b={...o.tickfont,size:m*s*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:g,...m<1&&{tickfont:b}}}}return e}function Ih(e,t){let n=Math.floor(t/jt)-1,s=[];for(let o of e.split(" ")){
let r=s.at(-1);if(o.length>n)return"";r!==void 0&&r.length+1+o.length<=n?s[s.length-1]=`${r} ${o}`:s.push(o)}return s.length<=
$h?s.join("<br>"):""}function Rh(e,t,{width:n,height:s,isTiny:o,scale:r}){let i=Ph(e,t),a=Math.max(...i.map(y=>y.length*
jt+Th)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*ut>s/(o?4:3),h=i.length>0&&!l,u=Ch(t,s,r),m=((u.
annotations?.find(({font:y})=>y?.size)?.font?.size??0)/r||ut)*Yr+2,g=Math.min(t.margin?.t??8,h?c*ut+4:t.annotations?.length?
m:8),b=Kr.some(y=>ei(t,y)?.colorbar?.orientation==="h"),p=!t.margin||b&&!o;return{...l&&{showlegend:!1},...!p&&{margin:{
...t.margin,t:Math.ceil(g*r)}},...u}}function Ph(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,
visible:i,showlegend:a,legendgroup:c}of e)!o||(a===!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.values()]:[]}function Ch(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:f,
yanchor:m})=>f==="paper"&&m==="bottom",i=s.filter(r);if(!i.length)return{};let a=ti(e).map(([f])=>f),c=i.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...a.map(m=>m-f).filter(m=>m>0),1-f)),l=o.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-ut)/
Yr);if(h>=l)return{};let u=Math.max(Nh,h*n);return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function Wh(e,{
height:t,isTiny:n}){let s=Math.floor(t/3/jt),o=t-ni(e,1/0,s)-zr,r={};for(let i of Kr){let a=ei(e,i);a&&(n?r[i]={...a,showscale:!1}:
r[i]=Fh(e,i,a,o))}return r}function Fh(e,t,n,s){let o=n.colorbar??{};if(s>=wh||o.ticktext||o.orientation==="h")return n;
let r=e.template.layout[t],i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let u=Math.max(oe,Math.floor(a/ut/1.5));
return{...n,colorbar:{...o,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let f=h.at(-1);
(f===void 0||(u-f)/(l-c)*a>=ut)&&h.push(u)}return{...n,colorbar:{...o,tickvals:h}}}function Ur(e,t){let{width:n,height:s,
isFixed:o,isTiny:r,isNarrow:i}=t,a=i?n:1/0,c=o?Math.floor(s/3/jt):1/0,l=ni(e,a,c),h=o?l?zr:qr:0,u=Math.max(s-l-(r?2*ut:h),
ut),f=r?n-Vr:Math.max(n-Br,60);return Object.fromEntries(Xr(e,/^[xy]axis/).map(([m,g])=>{let b=m.startsWith("x"),p=o&&b?
Gh(g,e,u):g,[y,w]=p.domain??[0,1],$=(w-y)*(b?f:u),k=e.template.layout.font.size*t.scale,M=Hh(p,b,$,k,t),v=e.meta.priority?.[m];
return[m,jh(M,{isX:b,length:$,fontSize:k,upright:c,priority:v},t)]}))}function Hh(e,t,n,s,{isTiny:o,isFixed:r}){let i=e.
title?.text??"";if(!o)return r&&!t&&i.length*jt>Oh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||
c-a>Sh)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(jt-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,
title:{...e.title,standoff:0,font:{size:s-2},text:h}}}function jh(e,{isX:t,length:n,fontSize:s,upright:o,priority:r},i){
let{width:a,isFixed:c,isTiny:l,isNarrow:h}=i,{ticktext:u,tickvals:f=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;
if(!u)return c||h&&t?Uh(e,t,n,i):e;let m=u.length;if(l&&t&&m===1&&e.tickangle===0&&(u[0]??"").length*jt>n-jt)return{...e,
tickfont:{size:.75*s}};if(m<=oe&&(t||!c||n>=ut))return e;let b=!t&&c&&n/m<ut&&n/m>=jr,p=t&&e.tickangle===0&&u.every(M=>/^\d+$/.
test(M)),y=Math.floor(n/(b?jr:p?Mh:ut)),w=m<=oe?[m-1]:Bh(m,y,r),$=t&&e.tickangle!==0?o:1/0,k=si(u,h?a:1/0,$);return{...e,
...b&&{tickfont:{...e.tickfont,size:Dr*s}},tickvals:w.map(M=>f[M]??M),ticktext:w.map(M=>k[M]??"")}}function Gh(e,t,n){let[
s]=Qr(t,e.anchor)?.domain??[0,1],o=ti(t).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return e.side===
"top"||i>2.4*ut?e:{...e,title:{},...i<.9*ut&&{showticklabels:!1}}}function Uh(e,t,n,{isTiny:s,isNarrow:o}){let r=Math.max(
oe,Math.floor(n/(t?Ah:ut*1.5)));if(e.tickvals){let h=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.
filter((u,f)=>f%h===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(oe,Math.floor(n/Eh))};
let c=o&&t&&e.nticks&&!s?oe:r,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:e}function Dh(e,t,n){return e.
map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=Qr(t,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;
return a===void 0?s:(i-r)*(n-qr)<a*ut?{...s,texttemplate:""}:s})}function Bh(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;
let o=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??
0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function ni({xaxis:e},t,n){let s=e?.tickangle===
0?[]:e?.ticktext??[],o=si(s,t,n).map(r=>r.length);return Math.max(0,...o)*kh}function si(e,t,n){return e.map((r,i)=>Vh(r,
i,t,n)).every((r,i)=>r===e[i])?e:e.map((r,i)=>bn(r,i,n,t))}function Vh(e,t,n,s){return n===1/0&&e.length<=s?e:bn(e,t,s,n)}
function bn(e,t,n,s=1/0){let o=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",
h]=a.split(" · "),u=n<1/0?14:1/0,f=Math.min(o?Math.max(5,Math.floor(s/48)):u,n),m=l.length>f&&!l.includes("&")?`${l.slice(
0,f-1)}…`:l;return i+(h?`${t+1} ${m}`:m)+c}x();ne();Ue();var zh=12,pe=new Map,Os=new Map;function _s(e,t){let n=JSON.stringify(Object.values(e)),s=pe.get(n)??new Map;
pe.delete(n),pe.set(n,s);for(let i of pe.keys()){if(pe.size<=zh)break;pe.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise(
(i,a)=>qh(n,e,t,{resolve:i,reject:a}));return s.set(t,r),r.catch(()=>s.delete(t)),r}function qh(e,t,n,s){let o=Os.get(e);
if(o){o.views.set(n,s);return}let r=new Map([[n,s]]);Os.set(e,{query:t,views:r}),setTimeout(()=>{Os.delete(e),Yh(t,r)},0)}
async function Yh(e,t){let{server:n,path:s,query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Rt(`${s}/\
figures?${Pt({...o,views:i,theme:r})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof st&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of t)c?Kh(e,l).then(h,u):u(a)}}function Kh({server:e,path:t,
query:n,theme:s},o){let r=Pt({...n,theme:s});return Rt(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}var Ss=new Map;async function ri(e,t){
let n=Ss.get(e),s=n??(e.startsWith("#")?Jh(e.slice(1)):Zh(e));n||(Ss.set(e,s),s.catch(()=>Ss.delete(e)));let o=await s;if(ht(
o))return o;let{templates:r={}}=o.layout.meta,i=r[t];if(!i)return o;let a=oi(i),c=new Map;for(let f of Object.values(r))
oi(f).forEach((m,g)=>{c.set(m,a[g]??m)});let{data:l,layout:h}=Ns({data:o.data,layout:o.layout},c),{meta:u}=o.layout;return{
...o,data:l,layout:{...h,meta:u,template:i}}}function oi(e){return e.layout.colorway}function Ns(e,t){return Array.isArray(
e)&&["string","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>Ns(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,o])=>[s,Ns(o,t)])):t.get(e)??e}async function Jh(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function Zh(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new st(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function ge(e,{server:t,path:n,view:s,values:o}){let r=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},h=Pt({...i&&e!=="json"?{step:s}:
{},...o}).toString();return new URL(h?`${c[e]}?${h}`:c[e],t).href}x();var ii=/<br ?\/?>/i,xn=null;function ai(e,t,{width:n,height:s,scale:o},r=ou){let{font:i}=t.template.layout,a={size:i.size*
o,family:String(i.family??"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[u,f]of Object.entries(t)){if(!/^[xy]axis/.
test(u))continue;let m=f,g=u.startsWith("x"),b=Xh(m,g,a,r);if(b===null||b&&!nu(t,m,g))continue;l[u]={...m,automargin:!1};
let p=g?"b":"l";if(b&&(c[p]=Math.max(c[p],Math.ceil(b)+8)),b&&!g){let y=Math.ceil((m.tickfont?.size??a.size)/2);c.t=Math.
max(c.t,y),c.b=Math.max(c.b,y)}}let h=s-c.t-c.b;for(let u of["coloraxis","coloraxis2"]){let m=e.some(({coloraxis:p,visible:y})=>p===
u&&y!==!1)?tu(t,u,h,a,r):0,g=Math.min(12,c.l,c.t,c.b),b=(m+g+(1.02-1)*(n-c.l))/1.02;m&&(c.r=Math.max(c.r,Math.ceil(b)))}
for(let[u,f]of Object.entries(l)){if(!u.startsWith("x")||!f.ticktext||f.tickangle!==0)continue;let m=wn(f.ticktext,{...a,
...f.tickfont},r).width;eu(f,m,n,c)&&delete l[u]}return{...t,...l,margin:c}}function Xh(e,t,n,s){if(e.visible===!1)return 0;
let o=e.title?.text??"";if(e.showticklabels===!1)return o?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,
h=t&&c===-90;if(!i||!a||c!==0&&!h||l&&l!==(t?"bottom":"left")||e.ticks)return null;let f=e.tickfont?.size??n.size,m=wn(i,
{...n,size:f},s);return 1+(h?m.width+.2*f:t?m.height:m.width)+Qh(e,o,n)}function wn(e,{size:t,family:n},s){let[o,r,i]=[0,
1,0];for(let a of e){let c=a.includes("<b>")?700:400,l=a.split(ii);r=Math.max(r,l.length);for(let h of l){let u=s(su(h),
`${c} ${t}px ${n}`);o=Math.max(o,u.width),i=Math.max(i,u.descent)}}return{width:o,height:t+(r-1)*1.3*t+i}}function Qh(e,t,n){
if(!t)return 0;let{font:s,standoff:o}=e.title,r=s?.size??Math.round(1.2*n.size),i=t.split(ii).length-1;return r*(.7+i*1.3)+
(o??6)}function tu(e,t,n,s,o){let r=e[t]??{},a={...e.template.layout[t]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,
thickness:h,len:u=1}=a,f=a.orientation==="h"||"x"in a||"xanchor"in a;if(r.showscale===!1||f||!c?.length||!h)return 0;let m=wn(
l??c.map(String),s,o),g=20+h,b=a.title?.text;if(!b)return g+1+m.width;let p=Math.round(1.2*s.size),y=wn([b],{...s,size:p},
o).width,[w,$]=[r.cmin??c[0]??0,r.cmax??c.at(-1)??1],k=u*n-20;return c.some(v=>Math.abs((v-w)/($-w)-.5)*k<y/2+1.3*(s.size/
2))?g+1+m.width+1.45*p+2:g+10+1.25*p}function eu({domain:e=[0,1],categoryarray:t,ticktext:n=[]},s,o,{l:r,r:i}){let[a,c]=e,
l=o-r-i,h=(c-a)*l/(t??n).length,u=Math.min(r+a*l,i+(1-c)*l);return(s-h)/2>u}function nu(e,t,n){let s=t.anchor??(n?"y":"x"),
o=e[`${s[0]}axis${s.slice(1)}`],[r]=o?.domain??[0,1];return r===0}function su(e){return e.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function ou(e,t){if(xn??=document.createElement("canvas").getContext("2d"),!xn)return{
width:0,descent:0};xn.font=t;let{width:n,fontBoundingBoxDescent:s}=xn.measureText(e);return{width:n,descent:s}}x();function li({x:e,y:t,xaxis:n,yaxis:s},o){let r=[ci(n,e,o),ci(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function ci(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function hi(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(ru());if(!e._fullLayout)
return;let o=e._fullLayout,{_subplots:r}=e._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[h,u]=[o[`xaxis${c}`],o[`yaxis${l}`]];if(!h||!u)return[];let f=[h,u].every(({_name:m})=>t.includes(m));return[[h,
u],[u,h]].flatMap(([m,g])=>m&&g&&t.includes(m._name)&&(f||m.anchor===g._id)?n.map(p=>iu(m,g,p)):[])});s.replaceChildren(
...i.filter(a=>a!==null))}function ru(){let e=document.createElement("div");return e.className="view-marks",e}function iu(e,t,n){
if(!e._length)return null;let s=e._id.startsWith("x"),o=[e.l2p(n-.5),e.l2p(n+.5)],[r,i]=[Math.min(...o),Math.max(...o)];
if(!(i>0&&r<e._length)||!t._length)return null;let[a,c]=s?[e._offset+r,t._offset]:[t._offset,e._offset+r],[l,h]=s?[i-r,t.
_length]:[t._length,i-r],u=document.createElement("div");return Object.assign(u.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${h}px`}),u}x();function fi(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function mi(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function di(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function pi(e,t){return e.map(s=>{let{name:o,title:r,values:i}=s,a=gi(s)[i.indexOf(t[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function gi({values:e,labels:t}){return t??e}var $n=class{#s;#t;#n="";#o=0;#e=null;constructor(t,n){
this.#s=t,this.#t=n}offer({choices:t=[],player:n},s,o){let r=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#e=null,
this.#s.replaceChildren(...t.map(c=>this.#r(c))),r.length&&o&&this.#s.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#s.append(...this.#l(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#s.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#o),this.#o=0,this.#e&&(this.#e.textContent=
"Play")}#r(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=gi(t);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),ui(s,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),ui("Open",n)}#l({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[t]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},i=h=>{this.pause(),r(o()+h)},a=vs(
"Play",()=>{if(this.#o){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#e=a;let c=vs("‹",()=>i(-1)),l=vs("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function ui(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function vs(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}x();var yi="vendor/plotly/plotly-traces-4.1.1.min.js",Ls;function kn(e){return window.Plotly?Promise.resolve(window.Plotly):
(Ls??=new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${yi}`,e).href:new URL(`../${yi}`,
T).href;let o=()=>{Ls=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):o()),s.addEventListener("error",o),document.head.append(
s)}),Ls)}async function bi(e,t,n){let{width:s,height:o}=e.layout;return(await kn()).toImage(e,{format:t,width:s,height:o,
...t==="png"&&{scale:n}})}Cs();Fs();ze();var br={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"\
interventions",against:"against"},xr=["inputs","removed"],pp=new Set(["server","source","model","lesson","view","theme",
"reads",...xr,...Object.keys(br)]),Ul=["scale","accent","controls","caption"],gp=new Set([...Ul,"fill"]),Fl=":scope > a",
Hl="pointer-view:hover",gr=matchMedia("(prefers-color-scheme: dark)"),yp={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},bp=120,xp=[["short",576,0],["low",352,0],["tight",288,352]],Ms={height:525,width:640,
least:.75,most:4},wp="400px 0px",jl=660,$p="[data-answer]:not(pointer-view *)",kp=/^(\w+):(\d+)$/,Mp="The server draws t\
his chart, and it does not answer.",Ap="The answer above is computed in this browser.",Ep="Type visits, or add a place, \
to see what the model answers.",je=null,yr=null,wr=class extends HTMLElement{#s=null;#t=null;#n=null;#o=0;#e=!1;#r="";#i=!1;#l="";#a=[];#u=!1;#f=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#S()},{rootMargin:wp});#p=new ResizeObserver(()=>requestAnimationFrame(()=>this.#V()));#b=new MutationObserver(
t=>this.#w(t.map(({attributeName:n})=>n??"")));#$=t=>this.getAttribute(t);#c=()=>{if(!this.#n||!this.#t){this.#M();return}
this.#W(this.#L),this.#T()};#m=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#O=({type:t})=>this.#U(t==="beforeprint");connectedCallback(){
this.#s??=this.#H(),this.#E(),document.addEventListener("pointerscope:theme",this.#c),document.addEventListener(Hl,this.#m),
gr.addEventListener("change",this.#c);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#O);this.#p.
observe(this),this.#b.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#f.observe(this):this.#u=!0,this.#M()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#c),document.removeEventListener(Hl,this.#m),gr.removeEventListener(
"change",this.#c);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#O);this.#p.disconnect(),this.#b.
disconnect(),this.#f.disconnect(),this.#h.controls.pause()}mark(t){t.join()!==this.#a.join()&&(this.#a=t,this.#Z())}get chosen(){
return this.#t?this.#R:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#X();
return Math.ceil(t+yn(this.#t)+n)}get#h(){return this.#s??=this.#H(),this.#s}#S(){this.#u=!0,this.#f.disconnect(),this.#M()}#w(t){
t.some(s=>gp.has(s))&&(this.#E(),this.#T()),t.includes("beat")&&this.#k();let n=t.filter(s=>pp.has(s)&&!this.#N(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#u?this.#S():n.length?this.#M():this.#d.some(({name:s})=>t.includes(s))?this.#z()&&
this.#T():t.includes(this.#l)&&this.#M()}#N(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#c(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#k(){if(!this.#r)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#_(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#y("beat",{beat:t===null?null:t+1})}get#d(){return this.#t?Et(this.#t).choices??[]:[]}#M(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#x()}))}get#P(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#A(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:kt.href}get#v(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#L(){let t=this.getAttribute("theme");return t===
"auto"?gr.matches?"dark":"light":(t??this.#v)==="dark"?"dark":"light"}get#I(){let t=this.getAttribute("scale");return t===
"auto"?this.#F:t!==null&&pn("scale",t)?Number(t):1}get#F(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/Ms.height,t/Ms.width))/10;return Math.min(Ms.most,Math.max(Ms.least,
s))}#E(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#I)):
this.style.removeProperty("--scale"),t&&pn("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#C(){if(this.hasAttribute("lesson")){let n=xr.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(br).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#x(){let{needsHistory:t,query:n}=this.#C;
this.#o+=1;let s=this.#o,o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#P&&r&&(!t||n.visits||n.record);
if(!o&&!i){this.#D(Ep);return}if(!this.#u){this.#D("");return}let a=this.#L;this.#W(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#A,path:this.#P,query:n,theme:a},l=this.hasAttribute("server")?this.#A:"",[h]=await Promise.
all([o?ri(o,a):this.#j(c,r),o?null:r===de?Promise.resolve().then(()=>(pr(),dr)):kn(l)]),u=ht(h),f=u?await Promise.resolve().then(()=>(pr(),dr)):
null;u||await kn(l),await Nr(()=>{s===this.#o&&(this.#rt(f?.NetworkDrawing??null,Et(h).title),this.#t=u?h:structuredClone(
h),this.#at(this.#t),this.#G({...c,theme:"light"},r))})}catch(c){s===this.#o&&this.#Y(c)}finally{s===this.#o&&this.removeAttribute(
"aria-busy")}}async#j(t,n){let s=n===de?this.#n:null,o=this.getAttribute("model")??"",r=await s?.compute(t,o,{isSilent:!1});
if(r)return r;try{return await _s(t,n)}catch(i){if(!Gl(i))throw i;let a=await s?.compute(t,o,{isSilent:!0});if(!a)throw i;
return a}}#W(t){this.#v!==t?this.dataset.theme=t:delete this.dataset.theme}#G(t,n){if(!this.#t||ht(this.#t))return;let{template:s,
meta:o}=this.#t.layout,r=o.templates?.light;je??=r??(this.#L==="light"?s:null),!(je||this.hasAttribute("source"))&&(yr??=
_s(t,n),yr.then(i=>{ht(i)||(je??=i.layout.template)}).catch(()=>{yr=null}))}#U(t){if(this.#i=t,!this.#t||!this.#r)return;
let n=je??this.#n;this.#W(t&&n?"light":this.#L),this.#T(),t||requestAnimationFrame(()=>this.#T())}#H(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#g("h3","view-title"),caption:this.#g("p","view-caption"),choices:this.#g(
"div","view-choices"),summary:this.#g("p","view-summary"),failure:this.#g("p","view-failure"),trust:this.#g("p","view-tr\
ust"),plot:this.#g("div","view-plot"),details:this.#g("details","view-table"),exports:Fr({name:()=>this.#et,links:()=>this.#gt(),
view:()=>this.#t&&this.#yt(this.#t),picture:(r,i)=>this.#dt(r,i),csv:()=>An(this.#tt()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#Q());let s=new $n(n.choices,{selected:()=>this.#R,select:(r,i)=>this.#mt(r,i),open:r=>this.#y(
"open",r)}),o=this.querySelector(Fl);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...o?[o]:
[]),this.addEventListener("toggle",({target:r})=>this.#ft(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:s}}#g(t,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(
t);return o.className=n,o}#rt(t,n){if(t===null==(this.#n===null))return;let s=this.#h,o=s.plot.cloneNode();o.removeAttribute(
"data-listening"),o.role=t?"group":"img",s.plot.replaceWith(o),s.plot=o,this.#n?.bar?.remove(),this.#n=t?new t(o,{title:n,
isProjected:this.hasAttribute("fill"),hover:r=>this.#y("hover",{visits:r}),told:r=>this.#_(r),acts:{server:()=>this.hasAttribute(
"source")?null:this.#A,answered:r=>this.#it(r),resized:()=>requestAnimationFrame(()=>this.#V())}}):null,this.#n?.bar&&s.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#n??{};s?this.setAttribute(
"interventions",s):this.removeAttribute("interventions"),this.#z()&&this.#T(),this.#y("interventions",n)}#q(t){let{plot:n,
details:s,choices:o,exports:r,failure:i}=this.#h;for(let c of[n,s,o,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#D(t){this.#t=null,this.#l="",this.removeAttribute("aria-busy"),this.#h.controls.pause(),this.#q(!0),this.#h.
summary.textContent=t}#Y(t){this.#D("");let{failure:n}=this.#h,s=Gl(t)&&document.querySelector($p)!==null,o=s?Mp:me(t);if(n.
replaceChildren(o),s&&n.append(" ",Tp()),n.hidden=!1,this.#y("failed",{message:o}),!(t instanceof st)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#M()),n.append(" ",r)}#at(t){let{title:n,caption:s,controls:o}=this.#h,r=Et(t);n.textContent=r.title,n.hidden=
!1,s.replaceChildren(...Tt(r.caption)),this.#ct(r.trust),this.toggleAttribute("data-network",ht(t)),this.#q(!1),o.offer(
r,ht(t)?[]:t.data,!this.hasAttribute("fill")),this.#z()&&this.#T()}#ct(t){let{trust:n}=this.#h;if(n.textContent=t?.text??
"",!t||this.hasAttribute("source")||!ee.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.getAttribute(
"model")??"");s.href=new URL(`insights/${o}#view-${t.view}`,this.#A).href,s.textContent="Which explanation to believe",n.
append(" ",s)}#T(){if(!this.#t)return;let{plot:t}=this.#h,n=this.#i,s=this.#B(yn(this.#t)),o=n?Math.min(s.width||jl,jl):
s.width;if(!o)return;ht(this.#t)?(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.isFixed?`${s.
height}px`:"",this.#lt(t,this.#t,{...s,width:o}));let r=!this.dataset.drawn;r&&this.querySelector(Fl)?.remove(),this.#r=
`${o}×${s.height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#k(),this.#Z(),this.#y("drawn",{})}#lt(t,{
data:n,layout:s},o){let r=this.#i,i=r&&je?{...s,template:je}:s,a=this.#K({data:n,layout:i},o);window.Plotly?.react(t,a.data,
r?{...a.layout,width:o.width}:a.layout,yp),t.dataset.listening||this.#ht(t)}#K({data:t,layout:n},{width:s,height:o,isFixed:r}){
let i="rgba(0, 0, 0, 0)",a=this.#I,{font:c,hoverlabel:l}=n.template.layout,h=c.size*a,u=Jr({data:t,layout:Op(n)},{width:s,
height:o,isFixed:r,scale:a}),f={font:{size:h},hoverlabel:{...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{
...ai(u.data,u.layout,{width:s,height:o,scale:a}),...a!==1&&f,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#ht(t){t.dataset.
listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#y("open",n.data.meta);let[,s,o]=kp.
exec(String([n.customdata].flat()[0]))??[];s&&this.#y("select",{table:s,row:Number(o)})}),t.on("plotly_hover",({points:[
n]})=>{n&&this.#y("hover",{visits:li(n,this.#J)})}),t.on("plotly_unhover",()=>this.#y("hover",{visits:[]}))}get#J(){return this.#t?
Et(this.#t).visit_axes??[]:[]}#y(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#Z(){
!this.#t||!this.#r||(this.#n?this.#n.mark(this.#a):hi(this.#h.plot,this.#J,this.#a))}#B(t){let{plot:n}=this.#h,s=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#E(),this.#ut();
let{above:o,below:r}=this.#X();this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-
o-r),bp);return{width:s,height:i,isFixed:!0}}#ut(){let[t,n]=[this.offsetWidth/this.#I,this.offsetHeight/this.#I],s=xp.filter(
([,o,r])=>n<o||t<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#X(){let{plot:t,details:n,exports:s}=this.#h,
o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().
top-o.top)/r,below:a/r}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#V())}#V(){if(!this.#t)return;let{width:t,height:n}=this.#B(
yn(this.#t));t&&this.#r!==`${t}×${n}`&&this.#T()}#mt(t,n){this.setAttribute(t,String(n)),this.#y("option",{[t]:n})}#z(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:mi(this.#d,this.#$);if(n)return this.#Y(new Error(n.
message)),this.#l=n.name,!1;let s=Et(t),o="";if(this.#d.length&&!ht(t)){let r=this.#R;this.#h.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));Ti(t,r);let{summaries:i}=s;i&&(s.summary=i.texts[di(
this.#d,i.by,r)]??""),o=`: ${pi(this.#d,r)}`}return this.#h.summary.replaceChildren(...Tt(s.summary??"")),this.#h.plot.setAttribute(
"aria-label",`${s.title}${o}. ${s.summary??""}`),this.#Q(),!0}get#R(){return fi(this.#d,this.#$)}#Q(){let{details:t}=this.#h;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Et(this.#t).title}`),n.append(...this.#tt().map(Mn)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#tt(){return this.#t?Ni(this.#t,this.#R):[]}async#dt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:ht(s)?await this.#n?.address(t,n)??"":await bi(this.#pt(s),t,n),meta:Et(
s)}}#pt(t){let{data:n,layout:s}=structuredClone(t),o=this.#B(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#K({data:n,layout:s},o),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#et(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#nt(){return{server:this.#A,path:this.#P,view:this.getAttribute("vi\
ew")??"",values:{...this.#C.query,...this.#R}}}get#st(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Ul.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&pn(s,o??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&ee.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#nt;return{link:n,embed:ge(
"embed",this.#ot(o)),json:ge("json",o),offline:ge("offline",o)}}#ot(t){let{controls:n,...s}=this.#st,o={...t.values,...s,
...n&&n!=="some"&&{controls:n}};return{...t,values:o}}#yt(t){let n=this.#nt,{title:s,summary:o=""}=Et(t),r=["model","les\
son","view","reads",...xr,...Object.keys(br)],i=[...this.attributes].filter(({name:f})=>r.includes(f)),{theme:a,...c}=this.#st,
l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:f,value:m})=>[f,m])),...this.#R,...l&&{theme:l},
...c},u=this.#ot(n);return{title:s,caption:o,name:this.#et,server:n.server,embed:ge("embed",u),picture:ge("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([f,m])=>[f,String(m)]))}}};function Gl(e){return e instanceof st&&e.status===0}function Tp(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=Ap,e}function Op(e){let t=Object.
entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=o.type==="category"&&!o.categoryarray&&r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(
t)}customElements.define("pointer-view",wr);})();
