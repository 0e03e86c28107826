(()=>{var ih=Object.defineProperty;var N=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var Ns=(e,t)=>{for(var n in t)ih(e,n,{get:t[n],enumerable:!0})};var _s,ah,T,w=N(()=>{"use strict";({currentScript:_s}=document),ah=_s instanceof HTMLScriptElement?_s.src:"",T=new URL("\
static/js/",ah||document.baseURI).href});async function Ct(e,t,n=$t){let o=await mh(new URL(`api/${e}`,n),t);if(String(n)===$t.href&&bh(o!==null&&!gh(o)),!o)return Ps();
if(o.status===uh)return;if(!(o.headers.get("content-type")??"").includes("json")){let i=dh(o.status);throw new nt(o.status,
[{where:"",message:i,suggestions:[]}])}let s=await o.json().catch(Ps);if(!o.ok)throw new nt(o.status,s.errors??[]);return s}
async function mh(e,t){try{let n=await fetch(e,t);return hh.includes(n.status)?null:n}catch(n){if(Ws(n))throw n;return null}}
function Cs(e){let t=AbortSignal.timeout(ph);return e?AbortSignal.any([e,t]):t}function gh({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function bh(e){e!==oe.answers&&(oe.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function Ps(e){throw Ws(e)?e:new nt(0,[{where:"",message:fh,suggestions:[]}])}
function Ws(e){return e instanceof DOMException&&e.name==="AbortError"}function Wt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,o])=>[n,String(o)]))}function de(e){return e instanceof Error?
e.message:String(e)}var nt,$t,oe,hh,uh,ph,fh,dh,re=N(()=>{"use strict";w();nt=class extends Error{constructor(t,n){super(
n.map(o=>o.message).join(" ")),this.status=t,this.problems=n}},$t=new URL(T.replace(/^(.*\/)static\/.*$/,"$1")),oe={answers:!0},
hh=[502,504],uh=204,ph=5e3,fh="No response could be read. Your input is still here; check your connection and try again.",
dh=e=>`The server answered with ${e}.`});function ht(e){return"kind"in e&&e.kind===me}function At(e){return ht(e)?e.meta:e.layout.meta}function yn(e){return ht(e)?
e.meta.height??0:e.layout.height}var me,Ue=N(()=>{"use strict";w();me="network"});function ye(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let o="";for(let r of t)
o+=String.fromCharCode(r);return btoa(o)}function we(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),o=new Uint8Array(
n.length);for(let r=0;r<n.length;r++)o[r]=n.charCodeAt(r);return o}var xe=N(()=>{"use strict";w()});function Be(e){if(Array.isArray(e))return Tu(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Eu[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(we(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function Tu(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function ze({values:e,
shape:t},n){let[,...o]=t,r=o.reduce((s,i)=>s*i,1);return{values:Ou(e,n*r,(n+1)*r),shape:o}}function Ni({values:e,shape:t}){
return t.length<2?e:Fo({values:e,shape:t})}function Fo(e){return Array.from({length:e.shape[0]??0},(t,n)=>ze(e,n).values)}
function Ou(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Eu,Ho=N(()=>{"use strict";w();xe();Eu={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function Nu(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function Li({shape:e}){return e.reduce((t,n)=>t*
n,1)}function Ii(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,r=[],s=(i,a)=>r[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(Li(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:_u(e,i,l,s);r.push(a)}return r.at(-1)??new o(0)}
function _u(e,t,n,o){let{op:r}=t;if(r==="constant")return Iu(t,n);let s=Lu(e,t,n).map(([u,p])=>o(u,p)),[i=0,a=0,c=0]=s;if(r===
"view"||r==="join")return i;if(r==="where")return i?a:c;if(r==="matmul")return Wu(s);if(r==="collect")return jo.sum?.(s)??
0;if(r==="softmax")return Pu(e,t,n,s);let l=jo[r];if(l)return l(s);let h=Su[r];if(!h)throw new RangeError(`There is no o\
peration ${r}.`);return h(i,a)}function Lu(e,t,n){let{op:o,of:r=[],groups:s}=t,[i=0,a=0]=r;if(o==="view")return[[i,Fu(t,
n)]];if(o==="join")return[Hu(e,r,n)];if(o==="collect")return(s?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[h,u]=[Math.floor(n/l),n%l],p=Math.floor(h/(t.shape.at(-2)??1))*c*l;return _i(c).flatMap(
f=>[[i,h*c+f],[a,p+f*l+u]])}if(o==="softmax"||o in jo){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,h=_i(
c).map(u=>[i,l*c+u]);return r.length>1?[...h,[a,0]]:h}return r.map(c=>[c,e[c]?.shape.length?n:0])}function Iu({values:e=0},t){
return Nu(Array.isArray(e)?e[t]??Number.NaN:e)}function Ru(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function Pu(e,t,n,o){let{place:r,width:s}=Ru(e,t,n),i=Cu(o.slice(0,s),o[s]);return(i[r]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function Cu(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(r=>Math.exp((r-
n)/o))}function Wu(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Fu({shape:e,offset:t=0,
strides:n,index:o},r){if(o)return o[r]??0;let[s,i]=[t,r];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;s+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return s}function Hu(e,t,n){let o=n;for(let r of t){let s=Li(e[r]??{op:"",shape:[]});if(o<s)return[r,o];
o-=s}throw new RangeError(`No operand has the element ${n}.`)}function _i(e){return Array.from({length:e},(t,n)=>n)}function ju(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Du(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var Su,
jo,Ri=N(()=>{"use strict";w();Su={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>ju(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Du(e/Math.SQRT2))},jo=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Wi({data:e,layout:{meta:t}},n){for(let o of t.parts??[]){let r=e[o.trace];if("lines"in o){let s=Ve(o.lines,t,n);
Object.assign(r,Uu(s,n[o.row],o))}else r[o.attribute]=Ni(Ve(o.is,t,n))}}function Ve(e,t,n){let o=Gu(t),r=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===Ci?0:a.indexOf(n[i]??"")};return{values:Ii(e,(i,a=[])=>{let c=o[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,h)=>ze(l,r(h)),c).values}),shape:e.at(-1)?.shape??[]}}
function Gu(e){let t=Pi.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,Be(o)])),Pi.
set(e,t)),t}function Uu({values:e,shape:t},n,{above:o,to:r}){let s=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Ci&&
l!==n))for(let h=0;h<c;h+=1){let u=Number(e[l*c+h]);u<=o||u>r||(s.push(0,1,null),i.push(l,h,null))}return{x:s,y:i}}var Ci,
Pi,Do=N(()=>{"use strict";w();Ho();Ri();Ci="all",Pi=new WeakMap});function ji(e,t){let{table:n}=At(e);if(n&&"rows"in n)return[n];if(ht(e))return[];let{data:o,layout:r}=e,s=n?[Bu(n,r.meta,
t)]:[];return n&&!n.beside?s:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>zu(r,a)),...s]}function Mn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(s=>Go("th",s,"col")));let r=n.
createTBody();for(let[s,...i]of t)r.insertRow().append(Go("th",s,"row"),...i.map(a=>Go("td",a)));return n}function An(e){
let t=o=>o.map(Ku).join(",");return`${e.map(({columns:o,rows:r})=>[o,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Bu(e,t,n){let{columns:o,labels:r}=e;if("values"in e){let i=e.values.map(a=>Ve(a,t,n).values);return{columns:o,
rows:r.map((a,c)=>[a,...i.map(l=>l[c])])}}let s=Fo(Ve(e.matrix,t,n));return{columns:o,rows:r.map((i,a)=>[i,...Array.from(
s[a]??[])])}}function zu(e,t){let n=Be(t.z??[]),o=Fi(e,t,"y").map((r,s)=>[r,...Array.from(ze(n,s).values)]);return{columns:[
t.name??"",...Fi(e,t,"x")],rows:o}}function Fi(e,t,n){let o=t[n];if(Array.isArray(o))return o.map(c=>Hi(String(c)));let r=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;if(i)return i.map(Hi);let{shape:a}=Be(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Hi(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function Ku(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
qu,"$1'").replace(Yu,"'"),n=Vu.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Go(e,t,n){let o=document.
createElement(e);n&&(o.scope=n);let r=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return o.textContent=
Number(r)===0?r.replace("-",""):r,o}var Vu,qu,Yu,Uo=N(()=>{"use strict";w();Ho();Ue();Do();Vu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
qu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Yu=/^(?=[\t\r\n])/});function Xu(e){return e.split(Ju)}function Et(e){return Xu(e).map((t,n)=>{if(n%2===0)return t;let o=document.createElement(
"span");return o.className="with-unit",o.textContent=t,o})}var Ju,qe=N(()=>{"use strict";w();Ju=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});function j(e,t,n=!1){let o=0;for(let r of e)o+=Bo(r);return o*t*(n?1.06:1)}function Bo(e){return Zu.test(e)||e===" "?.29:
Qu.test(e)?.87:tp.test(e)?.65:.55}function rt(e,t,n,o=!1){if(j(e,n,o)<=t)return e;let r=t/(n*(o?1.06:1))-Bo("…"),s="";
for(let i of e){if(r-=Bo(i),r<0&&s)break;s+=i}return`${s.trimEnd()}…`}function En(e,t,n,o,r=!1){let s=[],i="",a=e.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||j(h,n,r)<=t){i=h;continue}if(s.length===o-1){i=[i,...a.slice(
c)].join(" ");break}s.push(i),i=l}return[...s,rt(i,t,n,r)]}function O(e,t=0){let n=100*e,o=10**-t;return n>0&&n<o/2?`<${o.
toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function ke(e,t){let n=Math.round(1e3*(e-t))/10;return{change:n,size:Math.
abs(n).toFixed(1),sign:n>0?"▲":"▼"}}function _(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(
t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Ut(e){let t=Math.round(e);if(t<60)return`${t} mi\
n`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function lt(e){let t=n=>String(Math.floor(
n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var Zu,Qu,tp,bt,V=N(()=>{"use strict";w();Zu=/[ijlI.,:;'|!()[\]]/,Qu=/[mwMW%@—…]/,
tp=/[A-ZÄÖÜ0-9+=<>]/;bt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function ep({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function Di({prediction:e},{prediction:t,places:n}){let o=t.location===e.location,r=o?"":`${n[t.location]?.label??
t.name}, `,{change:s,size:i,sign:a}=ke(e.probability,t.probability);return{value:`${r}${(100*t.probability).toFixed(1)} \
%`,change:o&&s?`${a} ${i} points`:"",isMore:s>0}}function zo(e,t){e.replaceChildren(...Et(t?ep(t):"…"));let{location:n,
probability:o}=t?.prediction??{};for(let[r,s]of Object.entries({location:n,probability:o,engine:t?.engine}))s===void 0?delete e.
dataset[r]:e.dataset[r]=String(s)}var Gi=N(()=>{"use strict";w();V();qe()});var Ye,Vo=N(()=>{"use strict";w();Ye={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],
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
order {items}",item:"{position}",between:" ",first:1},parts:["position"],default:[]}}});var Ui=N(()=>{"use strict";w()});var Bi=N(()=>{"use strict";w()});var zi,Vi,Tn,$e,qo,Yo,On=N(()=>{"use strict";w();zi=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sund\
ay"],Vi=2,Tn=15,$e=30,qo=8,Yo=99});function Sn(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,r)=>{let s=String(t[o]);return r?s.replace(/\B(?=(\d{3})+$)/g,
","):s})}var Ko=N(()=>{"use strict";w();On()});function qi(e){return Object.entries(Ye).flatMap(([t,n])=>{let o=e[t]??n.default;return(Array.isArray(o)?o.length:o!==n.
default)?[{key:t,declared:n,value:o}]:[]})}function Yi({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(o=>o&&typeof o=="object"&&!Array.isArray(o)?o:Object.fromEntries([o].flat().map((r,s)=>[e[s],r])))}var Ki=N(()=>{
"use strict";w();Vo();Ui();Bi();Ko()});function Xo(e,t,n){switch(t.kind){case"head":return rp(e,t,n.architecture);case"mask":return sp(e,t.visit,n.visits);case"\
skip":return ip(e,t);case"residuals":return lp(e);case"gate":return ap(e,t);case"temperature":return cp(e,t)}}function rp({
remove_heads:e=[],replace_with:t,...n},{layer:o,head:r},{layers:s,heads:i}){let a=Array.from({length:s*i},(u,p)=>[Math.floor(
p/i),p%i]),c=e==="all"?a:e,h=c.some(([u,p])=>u===o&&p===r)?c.filter(([u,p])=>u!==o||p!==r):a.filter(([u,p])=>u===o&&p===
r||c.some(([f,g])=>u===f&&p===g));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function sp({mask_visits:e=[],
...t},n,o){let r=o[n]?.sent??0;if(n===o.length-1)return{...t,...e.length&&{mask_visits:e}};let s=e.includes(r)?e.filter(
i=>i!==r):[...e,r].sort((i,a)=>i-a);return s.length?{...t,mask_visits:s}:t}function ip({skip:e=[],...t},{layer:n,part:o}){
let r=e.filter(i=>i.layer!==n||i.part!==o),s=r.length<e.length?r:[...e,{layer:n,part:o}];return s.length?{...t,skip:s}:t}
function ap({gate:e,only:t,...n},{value:o}){return o===null?n:{...n,gate:o}}function cp(e,{of:t,value:n}){let o=`${t}_te\
mperature`,r={...e};return delete r[o],n===1?r:{...r,[o]:n}}function lp({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
function Zi(e){let t=qi(e).flatMap(({key:n,declared:o})=>o.of?[]:[n]);return Object.keys(e).filter(n=>t.includes(n)).map(
n=>({key:n,text:Jo(n,e),short:Jo(n,e,op)}))}function Jo(e,t,n=Number.POSITIVE_INFINITY){let o=Ye[e],{text:r,item:s="",every:i="",
single:a,between:c=", ",first:l=0}=o.said,h=t[e]??o.default,u=Yi(o,h).map(y=>Sn(s,Xi(y,m=>l?Number(m)+l:Ji(m)))),p=o.parts.
includes("head")&&u.length>n,f=typeof r=="string"?r:r[h]??"",g=Xi(Ye,({of:y},m)=>y===e?Jo(m,t):"");return Sn(a&&u.length===
1?a:f,{...g,value:Ji(h),items:h==="all"?i:p?`${u.length} heads`:u.join(c)})}var op,Ji,Xi,Zo=N(()=>{"use strict";w();Vo();
Ki();Ko();op=3;Ji=e=>String(e).replaceAll("_","-"),Xi=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,o])=>[n,t(o,n)]))});function ta(e,t){return Zi(e).map(({key:n,text:o,short:r})=>{let s=document.createElement("li"),i=document.createElement(
"button");return i.type="button",i.textContent=`${r} ×`,i.title=r===o?Qi:`${o}. ${Qi}`,i.addEventListener("click",()=>{
t(Object.fromEntries(Object.entries(e).filter(([a])=>a!==n)))}),s.append(i),s})}var Qi,ea=N(()=>{"use strict";w();Zo();Qi=
"Take this change back"});var hp,Nn,na=N(()=>{"use strict";w();Gi();ea();qe();hp={browser:"Computed in this browser.",server:"Computed in Python."},
Nn=class{#o;#t=document.createElement("output");#n=document.createElement("span");#r=document.createElement("ul");#e=document.
createElement("button");#s=document.createElement("span");#i=document.createElement("p");engine="server";constructor(t){
this.#o=t,this.root=document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer=
"",this.#n.className="quiet",this.#r.setAttribute("aria-label","Changes"),this.#e.type="button",this.#e.textContent="as \
learned",this.#e.title="Take all changes back",this.#e.addEventListener("click",()=>t({})),this.#s.className="quiet",this.#i.
className="view-failure",this.#i.setAttribute("role","alert"),this.root.append(this.#t,this.#n,this.#r,this.#e,this.#s,this.#i)}show(t,n,{
learned:o,isCompared:r,note:s}){this.engine=t.engine,zo(this.#t,t),this.#t.title=hp[t.engine];let{value:i,change:a}=o?Di(
t,o):{value:"",change:""};this.#n.replaceChildren(...Et(i&&`as learned ${i}${a&&` ${a}`}`)),this.root.classList.toggle("\
compares",r),this.#a(n),this.#l(s),this.fail("")}wait(t,n){zo(this.#t,null),this.#n.textContent="",this.#a(t),this.#l(n),
this.root.hidden=!1,this.#i.hidden=!0}fail(t){this.#i.textContent=t,this.#i.hidden=!t,t&&(this.root.hidden=!1)}#l(t){this.#s.
textContent=t,this.#s.hidden=!t}#a(t){let n=this.root.contains(document.activeElement),o=ta(t,this.#o);this.#r.replaceChildren(
...o),this.root.hidden=this.#e.hidden=o.length===0,n&&!this.root.contains(document.activeElement)&&this.#e.focus()}}});function oa(e,t,n){let o=e.querySelector(t);return o&&up(o,n)?o:null}function up(e,t){return e instanceof(t??HTMLElement)}
var ra=N(()=>{"use strict";w()});function sa(e){return _n!==null&&Object.hasOwn(_n,e)}async function ia(e,t=$t){return ve?pp(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await la(e,"vocabulary")))}async function pp(e,t){try{return await Ct(
e,{},t)}catch(n){if(!(n instanceof nt)||n.status)throw n;let o=new URL(`api/${e}`,t),r=await fetch(o,{cache:"force-cache"}).
catch(()=>null);if(!r?.ok)throw n;return r.json()}}async function aa({id:e,weights:t},n,o=$t){if(!ve)return la(e,"weight\
s",n);let r=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return ha(new URL(r,o),"weights",n)}async function ca(e,{
weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(
r=>r.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the \
page again.")}async function la(e,t,n=!1){let o=_n?.[e]?.[t];if(!o)throw new Error(`This page holds no ${t} of ${e}.`);if(!o.
startsWith("#"))return ha(new URL(o,document.baseURI),t,n);let r=document.getElementById(o.slice(1))?.textContent??"";return we(
r.trim()).buffer}async function ha(e,t,n){let o=await fetch(e,{cache:n?"reload":"default"});if(!o.ok)throw new Error(`Th\
e ${t} could not be fetched (${o.status}).`);return o.arrayBuffer()}function fp(e){let t=oa(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var _n,ve,Qo=N(()=>{"use strict";w();re();xe();ra();_n=fp("model-files"),ve=_n===
null});function Ke(e){let{tensors:t,lengths:n,...o}=e;return{...o,tensors:ua(t,(r,s)=>({values:r,shape:s})),...n&&{lengths:ua(n,
r=>r)}}}function ua(e,t){return Object.fromEntries(Object.entries(e).map(([n,{data:o,shape:r}])=>[n,t(new Float32Array(we(
o).buffer),r)]))}function tr({tensors:e,weights:t,...n}){let o=Object.entries(e).map(([r,{values:s,shape:i}])=>[r,{dtype:"\
<f4",shape:i,data:ye(new Uint8Array(Float32Array.from(s).buffer))}]);return{...n,tensors:Object.fromEntries(o)}}var pa,Je=N(
()=>{"use strict";w();xe();pa=e=>e.lengths!==void 0});function da(e){try{return e()}catch(t){let{problems:n}=t;throw n?new nt(422,n):t}}function wp(e){let t=Object.entries(e).
map(([n,o])=>[n,o!==null&&typeof o=="object"?JSON.stringify(o):o]);return Wt(Object.fromEntries(t))}var dp,fa,mp,gp,bp,yp,
ma,Ln,ga=N(()=>{"use strict";w();re();Qo();Je();dp=["browser","server"],fa=20,mp=300,gp=4,bp="static/bundles/browser-mod\
el.js",yp="The network could not be loaded.",ma={address:new URL("../bundles/browser-model.js",T).href,load(e){let t=null,
n=r=>{t=r};return document.dispatchEvent(new CustomEvent("pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(
e)===$t.href?import(ma.address):import(new URL(bp,e).href)}},Ln=class{#o;#t;#n;#r=null;#e=null;#s=!1;#i=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,o=$t){
this.#o=t,this.#n=o,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&dp.includes(t)?t:null,
ve||(this.choice="browser"),this.obstacle="",this.#e||(this.#r=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(s=>setTimeout(s,mp))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(t);if(!ve)throw new nt(0,[{where:"",message:this.obstacle,suggestions:[]}]);let r=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?Cs(n):n;try{return{...await this.#l(t,r),engine:"server"}}catch(s){if(!(s instanceof
nt&&s.status===0)||this.choice==="server")throw s;if(await this.prepare(),this.#e)return this.explainHere(t);throw this.
choose(this.choice),s}}async compute(t){await this.prepare();let n=this.#e;if(!n){let o=`The server does not answer. Thi\
s browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new nt(0,[{where:"",message:o,suggestions:[]}])}
return da(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(ve||await this.prepare(),this.#e&&this.choice!=="server"){
let{places:o}=this.#e;return o.search(t,fa).map(({id:r,category:s})=>({label:o.label(r),notation:o.notation(r),category:s}))}
let{items:n}=await Ct(`${this.#t}/locations?${Wt({q:t,limit:fa})}`,{},this.#n);return n}async prepare(){try{this.#r??=this.#a(),
this.#e=await this.#r}catch(t){this.#s=!0;let n=t instanceof nt?!t.status:t instanceof TypeError;this.obstacle=n?yp:de(t)}}explainHere(t){
let n=this.#e,{interventions:o,...r}=t,s=JSON.stringify([r,o||null]),i=this.#i.get(s);if(i)return i;let a={...da(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#i.keys();return this.#i.size>=gp&&this.#i.delete(c),this.#i.set(s,a),a}async#l(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let r=`${this.#t}/views/network?${wp(t)}`;try{let{trace:s}=await Ct(
r,{...n&&{signal:n}},this.#n);return Ke(s)}catch(s){if(!(s instanceof nt&&s.problems[0]?.where==="view"))throw s;this.draws=
!1}}let o={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return Ct(
`${this.#t}/explain?encoding=base64`,o,this.#n)}async#a(){let t=await ia(this.#o,this.#n);if(!t.weights)throw this.sharesWeights=
!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},o]=await Promise.all([ma.load(this.#n),
aa(t,this.#s,this.#n)]),r=ca(o,t);r.catch(()=>{});let s=new n(t,o);return await r,s}}});function er(e,t,n){return{kind:me,get trace(){return tr(t)},get before(){return n&&tr(n)},meta:{...e,summary:kp(t,n),table:{
columns:xp,rows:$p(t)}}}}function ba({prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function kp(e,t){
let{probability:n,from_pointer:o,from_generation:r}=e.prediction,s=n?`${ba(e)} leads with ${In(n)}: ${In(o)} copied by t\
he pointer, ${In(r)} from the generation head.`:"No known place has any probability.";return t?`${s} Compared with: ${ba(
t)} with ${In(t.prediction.probability)}.`:s}function $p(e){let{pointer:t,generation:n,final:o}=e.location_probabilities,
r={pointer:t,generation:n,final:o},s={pointer:"pointer.probabilities",generation:"generation.probabilities",final:"proba\
bilities"},i=(c,l)=>e.tensors[s[c]]?.values[l]??r[c]?.find(h=>h.location===l)?.probability??null,a=[...o,...e.visits,...n??
[]].map(({location:c})=>c);return[...new Set(a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(s).map(l=>i(l,c))])}
var xp,In,ya=N(()=>{"use strict";w();Ue();Je();xp=["place","pointer","generation head","probability"];In=e=>`${(100*e).toFixed(
1)} %`});function xa(e,t){return or(e,t).isInBrowser}async function ka(e,t,n,o){let r=await or(t,n).compute(Wt(o)),s=er(e,r,null);
return nr.set(s,r),s}function Ap(e){return"tensors"in e}function or(e,t){let n=JSON.stringify([t,e]),o=wa.get(n)??new Ln(
e,null,t??$t);return o.draws=!0,wa.set(n,o),o}var vp,Mp,wa,nr,Rn,$a=N(()=>{"use strict";w();na();re();Zo();ga();Qo();ya();
vp="Loading the network …",Mp="Waiting for the server …",wa=new Map,nr=new WeakMap;Rn=class{#o;#t;#n=null;#r=null;#e=null;#s=null;#i=null;#l={};#a={};#u=[];#p=[];#m=0;#y=0;constructor(t,n){
this.#o=t,this.#t=n,this.bar=new Nn(r=>this.#h(r));let{drawn:o}=t;o.addEventListener("focusin",()=>this.#k());for(let r of[
"pointerover","pointerdown"])o.addEventListener(r,({target:s})=>{s instanceof Element&&s.closest("[data-act]")&&this.#k()});
for(let r of[t.root,this.bar.root])r.addEventListener("keydown",s=>this.#O(s))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(t,n,o,r){this.#m+=1,cancelAnimationFrame(this.#y),this.#r=t,this.#e=n,this.#i=o,this.#l=
this.#a=n.interventions,this.#s=this.text?null:n,this.#u=[],this.#p=[];let s=this.#t.server(),i=n.notation!==null&&(s!==
null||sa(n.model));this.#n=i?or(n.model,s):null,i?this.#o.hooks.act=a=>this.#c(a):delete this.#o.hooks.act,this.#o.hooks.
whatIf=a=>this.#T(Xo(this.#a,a,n)),this.#d(n,r)}follows(t){if(t===(this.text??""))return!0;let n=this.#t.server()===null||
this.#n?.isInBrowser;if(!this.#n||!n)return!1;try{return this.#h(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#k(){this.#n?.
prepare()}#c(t){if(!this.#e)return;let n=Xo(this.#a,t,this.#e);"isDone"in t&&!t.isDone?this.#f(n):this.#h(n)}#f(t){cancelAnimationFrame(
this.#y),this.#y=requestAnimationFrame(()=>{let n=this.#T(t);n&&(this.#o.show(n,this.#i??this.#s),this.#d(n,"browser",t))})}#T(t){
return this.#n?.model?.trace(this.#N(t))??null}#h(t){this.#u.push(this.#a),this.#p=[],this.#S(t)}#O(t){let n=t.key.toLowerCase();
!this.#n||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#x(this.#p,this.#u):
this.#x(this.#u,this.#p))}#x(t,n){let o=t.pop();o&&(n.push(this.#a),this.#S(o))}async#S(t){let n=this.#n;if(!n)return;cancelAnimationFrame(
this.#y),this.#a=t,this.#m+=1;let o=this.#m,r=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,r?vp:Mp),this.#t.
resized();try{await n.prepare();let s=Object.keys(t).length>0,{engine:i,...a}=await this.#$(n,t),c=s&&!this.#i;if(c&&(this.#s??=
await this.#$(n,{})),o!==this.#m||!this.#r)return;let l={...a,interventions:t},h=this.#i??(c?this.#s:null);this.#e=l,this.#l=
t,s||(this.#s=l),this.#d(l,i);let u=er(this.#r,l,this.#i);this.#t.answered({figure:u,trace:l,before:h,interventions:t})}catch(s){
if(o!==this.#m||!this.#e)return;n.choose(n.choice),this.#a=this.#l,this.#o.show(this.#e,this.#i??(this.text?this.#s:null)),
this.#d(this.#e,this.bar.engine),this.bar.fail(de(s)),this.#t.resized()}}async#$(t,n){let o=await t.explain(this.#N(n));
if(!Ap(o))throw new Error("The server gave no trace of this network.");return o}#N(t){let{notation:n,user:o,predict_at:r,
location_probabilities:s}=this.#e;return{visits:n??"",user:o,predict_at:r,top_k:s.final.length,interventions:Object.keys(
t).length?t:null}}#d(t,n,o=this.#l){let{sharesWeights:r=!0,obstacle:s=""}=this.#n??{},i=Object.keys(o).length>0;this.bar.
show({...t,engine:n},o,{learned:i&&!this.#i?this.#s:null,isCompared:this.#i!==null,note:r&&s?`This browser cannot comput\
e: ${s}`:""})}}});function Pn(e,t){return e.map(n);function n(o){let r=o.children.map(p=>typeof p=="string"?p:n(p)),{attributes:s}=o,i=s["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...o,children:r};let c=r.find(p=>typeof p!="string"&&p.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...o,attributes:{...s,class:`${s.class} ${l}`,"aria-label":`${s["aria-label"]}\
; ${h}`},children:[...r,...typeof c=="object"&&u?[u(c)]:[]]}}}var rr=N(()=>{"use strict";w()});function d(e,{key:t,...n}={},...o){let r=o.flat(Number.POSITIVE_INFINITY).filter(Ep),s={tag:e,attributes:n,children:r};return typeof t==
"string"&&(s.key=t),s}function Xe(e){return e==null||e===!1?null:String(typeof e=="number"?Tt(e):e)}function Tt(e){return Math.
round(e*100)/100}function Me(e){return e.map(({x:t,y:n,width:o,height:r})=>{let s=Tt(o);return`M${Tt(t)} ${Tt(n)}h${s}v${Tt(
r)}h${-s}Z`}).join("")}function Bt(e,t,n,o){let[r,s,i,a]=[t[0],t[1],o[0],o[1]].map(Tt),[c,l,h]=[e,n,(e+n)/2].map(Tt);return`\
M${c} ${r}C${h} ${r} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${s} ${c} ${s}Z`}function sr(e,t,n,o){let[r,s,i,a]=[t[0],
t[1],o[0],o[1]].map(Tt),[c,l,h]=[e,n,(e+n)/2].map(Tt);return`M${r} ${c}C${r} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h}\
 ${s} ${h} ${s} ${c}Z`}function va(e,t,n,o){let[r,s,i,a]=[t[0],t[1],o[0],o[1]].map(Tt),[c,l]=[e,n].map(Tt);return`M${r} ${c}\
Q${r} ${i} ${l} ${i}L${l} ${a}Q${s} ${a} ${s} ${c}Z`}function Ep(e){return e!=null&&e!==!1&&e!==""}var G=N(()=>{"use str\
ict";w()});function Ma(e,t,n){return t?Pn(e,o=>{let r=t.parts.find(i=>Aa(i.name)===o);if(!r)return null;let s=Ta(r.value);return{className:r.
isKept?"in-circuit":"spare",words:`${r.isKept?"in":"not in"} the smallest set, adds ${s} points`,onTop:i=>Tp(i,r,s,n)}}):
e}function Aa(e){return e.replace(/\.feed_forward$/,".stream")}function Tp({attributes:e},{layer:t,head:n},o,r){let[s,i,
a,c]=["x","y","width","height"].map(y=>Number(e[y])),l=t!==null&&n===null?`FFN ${o}`:o,h=.85*r,[u,p]=[j(l,h)+.9*h,1.5*h],
f=Number(s)+(t===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(t===null?0:Number(c)-p/2-2);return d("g",{key:"circuit",class:"\
added"},d("rect",{x:f-u/2,y:g-p/2,width:u,height:p,rx:p/2}),d("text",{x:f,y:g+.36*h,"font-size":h},l))}function Ea({parts:e},t){
let n=e.find(s=>Aa(s.name)===t);if(!n)return"";let o=t===n.name?"It":"Its feed-forward network",r=n.isKept?"belongs":"do\
es not belong";return`${o} ${r} to the smallest set, and adds ${Ta(n.value)} points.`}function Ta(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function Oa(e,t){let{parts:n,
location:o,whole:r,smallest:s}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(o).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${O(s,1)}.`,text:`All give it ${O(r,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var Sa=N(()=>{"use strict";w();rr();G();V()});function _t(e,t){for(let{kind:n,pattern:o}of Op){let r=o.exec(e??"");if(!r)continue;let s=Object.entries(r.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(s)};return Sp(i,t)?i:null}return null}function Sp({kind:e,visit:t=0,
layer:n=0,head:o=0,location:r=2},s){return e==="pointer"?s.hasPointer:e==="generation"?s.hasGeneration:e==="gate"?s.hasGate:
t<s.count&&n<s.layers&&(e!=="head"||o<s.heads)&&r>1&&r<s.trace.architecture.locations}function yt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,o)=>n===e.location?[o]:[])}function Ze(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:yt(e,t)}function wt({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function Ot(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}
var Op,pt=N(()=>{"use strict";w();Op=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},
{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},
{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},{kind:"generation",pattern:/^generation$/},{kind:"\
gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function La(e,t,n,o){let r=e.target instanceof Element?e.target:null,s=r?.closest("[data-act]")?.getAttribute("data-act"),
i=r?.closest("[data-part]")?.getAttribute("data-part"),a=_t(i,t);if(s==="gate")return Lp(e,n);if(s==="attention_temperat\
ure")return _a(e,t,"attention");if(s==="pointer_temperature")return _a(e,t,"pointer");if(!o||a?.kind!=="visit"||s||e.pointerType===
"touch")return null;let c=r?.closest(".day-ribbon"),l=r?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?Pp(e,c,t,h,l):Ip(e,n,h)}function Ia({pointerId:e,pointerType:t,target:n,clientX:o,clientY:r}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||t==="touch")return null;let a=!1;
return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-o,h-r)>=ar,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function cr({trace:e},t,n){let o=(e.interventions[`${t}\
_temperature`]??1)*2**n,{least:r,most:s}=_p;return Number(Math.min(s,Math.max(r,o)).toPrecision(2))}function Lp({pointerId:e},t){
let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),o=0;return{pointer:e,follows:!0,to({type:r,clientX:s,clientY:i},a){
if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(s-n.left)/n.width;return r!=="pointercancel"&&(o=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:o,isDone:a}}}}function _a({pointerId:e,clientX:t},n,o){let r=!1;return{
pointer:e,follows:!0,to({clientX:s},i){if(r||=Math.abs(s-t)>=ar,!r)return null;let a=cr(n,o,(s-t)/Np);return{kind:"tempe\
rature",of:o,value:a,isDone:i}}}}function Ip({pointerId:e,clientY:t},n,o){let r=o,s=!1;return{pointer:e,follows:!1,to({clientY:i},a){
if(s||=Math.abs(i-t)>=ar,!s)return null;let c=Math.sign(Rp(n,i)-r);if(c===0&&!a)return null;let l={kind:"move",visit:r,by:c,
isDone:a};return r+=c,l}}}function Rp(e,t){let o=[...e.querySelectorAll(".visit > .chip")].map(r=>{let{top:s,bottom:i}=r.
getBoundingClientRect();return Math.abs((s+i)/2-t)});return o.indexOf(Math.min(...o))}function Pp({pointerId:e,clientX:t},n,o,r,s){
let{start_minute:i=0,duration_minutes:a=0}=o.visits[r]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},p){if(l||=Math.abs(u-t)>=2,!l)return null;let f=ir*
Math.round((u-t)/c*Na/ir),g=s==="time"?Math.min(Na-ir,Math.max(0,i+f)):Math.max(0,a+f);return g===h&&!p?null:(h=g,{kind:s,
visit:r,minutes:g,isDone:p})}}}var ar,Na,ir,Np,_p,Ra=N(()=>{"use strict";w();pt();ar=5,Na=1440,ir=5,Np=60,_p={least:.1,most:10}});function gt(e){let t=0,n=Number(e[0]);for(let o=1;o<e.length;o++){let r=e[o];r>n&&(t=o,n=r)}return t}var Cp,zt,Pa,ae=N(()=>{
"use strict";w();On();Cp=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["dura\
tion","stay"],["position_from_end","order"]],zt=class{#o=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=
t.visits,this.count=t.visits.length;let{layers:o,heads:r,components:s}=t.architecture;this.layers=o,this.heads=s.includes(
"attention")?r:0,this.hasPointer=s.includes("pointer"),this.hasGeneration=s.includes("generation"),this.hasGate=this.hasPointer&&
this.hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:
t.trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.
count&&t.every((n,o)=>n===this.locations[o])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has \
no ${t}.`);return n.values}has(t){let{tensors:n,lengths:o={}}=this.trace;return t in n||t in o}weights(t,n){return this.
values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){
let o=this.trace.interventions.remove_heads;return o?o==="all"||o.some(([r,s])=>r===t&&s===n):!1}isSkipped(t,n){return(this.
trace.interventions.skip??[]).some(o=>o.layer===t&&o.part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)
for(let o=0;o<this.heads;o++)for(let r of this.weights(n,o))t=Math.max(t,r);return t||1}get slices(){return Cp.filter(([
t])=>this.has(`inputs.${t}`)).map(([t="",n=""])=>({name:t,label:n,lengths:this.#e(`inputs.${t}`)}))}get longestSlice(){return Math.
max(...this.slices.map(({lengths:t})=>Math.max(...t)))||1}stream(t){let n=`layers.${t}`,o=i=>this.isSkipped(t,i),r=new Float32Array(
this.count),s=this.has(`${n}.attention_out`)?this.#e(`${n}.attention_out`):null;return{residual:this.#e(`${n}.residual_i\
n`),attention:s&&o("attention")?r:s,feedForward:o("feed_forward")?r:this.#e(`${n}.feed_forward.out`)}}get pointerWeights(){
return this.hasPointer?this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.s\
cores")}get pointedPlaces(){let t=this.pointerWeights,n=new Map;for(let[o,r]of this.locations.entries()){if(!this.hasPointer)
break;let s=n.get(r)??{location:r,...this.nameOf(r),probability:0,visits:[]};s.probability+=t[o],s.visits.push(o),n.set(
r,s)}return[...n.values()].sort((o,r)=>r.probability-o.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.
label??`#${t}`,category:n?.category??null}}answer(t,n=[]){let{final:o}=this.trace.location_probabilities,r=o.slice(0,t).
map(({location:f})=>f),s=[...new Set(n)].filter(f=>!r.includes(f)),i=r.filter(f=>!n.includes(f)),a=i.slice(Math.max(0,i.
length-s.length)),l=[...r.filter(f=>!a.includes(f)),...s].map(f=>this.#t(f)),h=f=>l.reduce((g,y)=>g+y[f],0),u=this.#r(l),
p={location:-1,label:Pa(u),category:null,pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,
Number(this.hasGeneration)-h("generation")),probability:Math.max(0,1-h("probability")),count:u};return[...l,p]}#t(t){return{
location:t,...this.nameOf(t),pointer:this.probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.
probabilityOf("final",t)}}probabilityOf(t,n){let o=t==="final"?"probabilities":`${t}.probabilities`,r=this.trace.tensors[o];
return r?Number(r.values[n]):this.trace.location_probabilities[t]?.find(i=>i.location===n)?.probability??0}shareOf(t,n){
return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="generation"&&!this.#n(t,n)?null:(t==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#n("final",t)?this.probabilityOf("final",t):null}#n(t,n){
let o=t==="final"?"probabilities":`${t}.probabilities`;return this.has(o)||!!this.trace.location_probabilities[t]?.some(
r=>r.location===n)}generated(t){let o=(this.trace.location_probabilities.generation??[]).slice(0,t).map(({location:i,probability:a})=>({
location:i,...this.nameOf(i),probability:a})),r=1-o.reduce((i,{probability:a})=>i+a,0),s=this.#r(o);return[...o,{location:-1,
label:Pa(s),category:null,probability:Math.max(0,r)}]}#r(t){let{architecture:n,ranks:o}=this.trace,r=o===void 0?n.locations:
Vi+o;return r-1-t.filter(({location:s})=>s<r).length}#e(t){let n=this.#o.get(t);if(n)return n;let o=this.trace.lengths?.[t]??
this.#s(t);return this.#o.set(t,o),o}#s(t){let n=this.values(t),o=n.length/this.count,r=new Float32Array(this.count);for(let s=0;s<
this.count;s++){let i=0;for(let a=s*o;a<(s+1)*o;a++)i+=n[a]**2;r[s]=Math.sqrt(i)}return r}};Pa=e=>e===1?"1 other":`${e} \
others`});function Ft(e,t){for(let[o,r]of Wp){let s=r.exec(e??"");if(!s)continue;let i=Object.fromEntries(Object.entries(s.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(o,i,t),...i};return Hp(a,t)?a:null}return null;function n(o,r,{
count:s,trace:i}){let a=s-1;return{kind:o,name:e??"",isLeaf:"query"in r||"number"in r||o==="stream"&&"visit"in r||(o==="\
pointer"||o==="generation")&&Object.keys(r).length>0,layer:0,head:0,query:a,visit:Fp(o,r,t)??a,number:null,location:o===
"generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function Fp(e,{layer:t=0,head:n=0},o){
return e==="pointer"&&o.hasPointer?gt(o.pointerWeights):e==="head"&&t<o.layers&&n<o.heads?gt(o.lastRow(t,n)):null}function Hp({
kind:e,layer:t,head:n,query:o,visit:r,number:s,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return e===
"head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||e==="gate"&&!a.hasGate?!1:t<a.layers&&
o<a.count&&r<a.count&&(s??0)<l&&i>1&&i<c}function Ca(e,t){let{kind:n,layer:o,head:r,isLeaf:s,number:i,location:a}=e,c=[{
name:"",words:"Network"}],l=(u,p)=>c.push({name:u,words:p});return(n==="head"||n==="stream")&&l(`layers.${o}.stream`,`La\
yer ${o}`),n==="head"&&l(`layers.${o}.heads.${r}`,`Head ${r}`),n==="head"&&s&&l(e.name,"one cell"),n==="stream"&&s&&l(`l\
ayers.${o}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${e.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&s&&l(e.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&s&&l(e.name,t.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(e.
name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.visit+1}`}}function lr(e){let t=e.
split("."),n=t[0]==="layers",o=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(".")[0]??"")?2:1;return t.length<=
o?null:t.slice(0,n&&t[2]==="stream"?-1:o).join(".")}function hr(e,t,n){let o=Ft(e,n),[r,s]=jp[t]??[0,0];if(!o||r===0&&s===
0)return null;let i=Dp(o,r,s,n);return i!==null&&Ft(i,n)?i:null}function Dp(e,t,n,o){let{kind:r,layer:s,head:i,query:a,visit:c,
number:l,isLeaf:h}=e;switch(r){case"head":{if(h)return`layers.${s}.heads.${i}.${a+n}.${c+t}`;let p=s*o.heads+i+t;return n!==
0?`layers.${s+n}.heads.${i}`:`layers.${Math.floor(p/o.heads)}.heads.${p%o.heads}`}case"stream":return l!==null?`layers.${s}\
.stream.${c+n}.${l+t}`:n!==0?`layers.${s}.stream.${c+n}`:`layers.${s+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(o.trace.location_probabilities.generation??[],"generation");case"place":
return u(o.trace.location_probabilities.final,"places");default:return null}function u(p,f){let g=p.findIndex(({location:m})=>m===
e.location),y=g<0||n===0?void 0:p[g+n];return y?`${f}.${y.location}`:null}}var Wp,jp,Ae=N(()=>{"use strict";w();ae();Wp=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];jp={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function R(e){return e.stage.type/13}function K(e,t,n="label"){let o=n==="title"||n==="strong";return pr*j(Wa(t),ur[n]*R(
e),o)}function Wa(e){return e.replaceAll("−","+")}function D(e,t,n,o,{kind:r="label",also:s,anchor:i,width:a,key:c}={}){
let l=r==="title"||r==="strong",h=a===void 0?o:rt(o,a/pr,ur[r]*R(e),l),u=[r,i,s].filter(Boolean).join(" ");return d("tex\
t",{...c&&{key:c},class:u,x:t,y:n},h)}function U(e,{x:t,y:n,width:o},r,s="label"){let i=ur[s]*R(e),a=j(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of r){let p=u.reduce((g,y)=>g+zp(y,i),0),f=c.at(-1);f&&l+a+p<=o?(f.push({text:" "},...u),l+=
a+p):(c.push([...u]),l=p)}return{marks:c.map((u,p)=>Bp(t,n+i*(1+1.5*p),u,s,i)),height:c.length*1.5*i}}function W(e){return e.
split(" ").map(t=>[{text:t}])}function Bp(e,t,n,o,r){let s=.4*r,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-s:s;i=h;let p=[l,h&&"raised"].filter(Boolean).join(" ");return d("tspan",{class:p||null,dy:u},c)});return d("t\
ext",{class:o,x:e,y:t},a)}function zp({text:e,kind:t="",isRaised:n=!1},o){let r=(n?Gp:1)*(t.includes("math")?Up:1);return pr*
j(Wa(e),o*r,t.includes("strong"))}var ur,Gp,pr,Up,ft=N(()=>{"use strict";w();G();V();ur={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},Gp=.78,pr=1.07,Up=1.12});function Vt(e,t,n,o=1){let r=e.length/t,s=Cn-1,i=new Uint8Array(r*(t+1));for(let l=0,h=0;l<e.length;l++,h++){l%t===0&&h++;
let u=Math.round(Number(e[l])/o*s);i[h]=u>0?Math.min(s,u):0}let a=[...Fn(t),...Fn(r),8,3,0,0,0],c=[Vp,...Wn("IHDR",a),...Yp(
n),...Wn("IDAT",Kp(i)),...Wn("IEND",[])];return`data:image/png;base64,${ye(Ha(c))}`}function Yp([e,t]){let n=[...e,...t].
join(" "),o=Fa.get(n);if(o)return o;let r=new Uint8Array(3*Cn);for(let i=0;i<3;i++){let[a,c]=[Number(e[i]),Number(t[i])];
for(let l=0;l<Cn;l++){let h=l/(Cn-1);r[3*l+i]=Math.round(a+h*(c-a))}}let s=Wn("PLTE",r);return Fa.set(n,s),s}function Wn(e,t){
let n=[...e].map(r=>r.charCodeAt(0)),o=4294967295;for(let r of[n,t]){let{length:s}=r;for(let i=0;i<s;i++){let a=(o^r[i])&
255;o=qp[a]^o>>>8}}return[Fn(t.length),n,t,Fn(~o)]}function Kp(e){let t=[[120,1]];for(let r=0;r<e.length;r+=fr){let s=e.
subarray(r,r+fr),i=r+fr>=e.length,[a,c]=[s.length&255,s.length>>8];t.push([Number(i),a,c,a^255,c^255],s)}let[n,o]=[1,0];
for(let r of e)n=(n+r)%65521,o=(o+n)%65521;return Ha([...t,[o>>8,o&255,n>>8,n&255]])}function Ha(e){let t=new Uint8Array(
e.reduce((o,{length:r})=>o+r,0)),n=0;for(let o of e)t.set(o,n),n+=o.length;return t}function Fn(e){return[24,16,8,0].map(
t=>e>>>t&255)}var Vp,Cn,fr,qp,Fa,Qe=N(()=>{"use strict";w();xe();Vp=[137,80,78,71,13,10,26,10],Cn=256,fr=65535,qp=Uint32Array.
from({length:256},(e,t)=>{let n=t;for(let o=0;o<8;o++)n=n>>>1^(n&1?3988292384:0);return n}),Fa=new Map});function Ua(e,t,n){let{width:o,height:r}=e.stage.size,s=R(e),i=Math.min(Jp*s,.035*o),a=Xp(e,t,i),c={x:i,y:a.height,width:o-
2*i,height:r-a.height-6*s};return[d("g",{key:"opened",class:"opened","font-size":13*s,"data-block":t.name},a.marks,Ba(n,
c,16*s).map(({card:l,box:h})=>d("g",{key:l.key},l.marks(h))))]}function Ba(e,t,n){let o=n*(e.length-1),r=e.reduce((p,{least:f})=>p+
f.width,o),s=e.reduce((p,{least:f})=>p+f.height,o),i=e.every(({least:p})=>p.height<=t.height),a=e.every(({least:p})=>p.width<=
t.width);if(e.length>1&&!(r<=t.width&&i)&&!(s<=t.height&&a)){let p=e.reduce((f,g)=>g.rank>f.rank?g:f);return Ba(e.filter(
f=>f!==p),t,n)}let c=e.length===1||r<=t.width&&i,l=e.reduce((p,{share:f=1})=>p+f,0),{x:h,y:u}=t;return e.map(p=>{let f=(p.
share??1)/l,g=c?{x:h,y:u,height:t.height,width:p.least.width+f*(t.width-r)}:{x:h,y:u,width:t.width,height:p.least.height+
f*(t.height-s)};return c?h+=g.width+n:u+=g.height+n,{card:p,box:g}})}function X(e,{x:t,y:n,width:o,height:r},s,i=s){let a=R(
e),c=K(e,s,"title")<=o-28*a;return[d("rect",{key:"card",class:"card",x:t,y:n,width:o,height:r,rx:10*a}),D(e,t+14*a,n+22*
a,c?s:i,{kind:"title",width:o-28*a})]}function Q(e,{x:t,y:n,width:o,height:r}){let s=R(e);return{x:t+14*s,y:n+30*s,width:o-
28*s,height:r-38*s}}function dt(e,t,n,o,r,{isButton:s=!0,isPressed:i}={}){let a=R(e),c=K(e,o,"label")+(s?24:4)*a;return{
mark:d("g",{key:o,class:`part control${s?"":" link-words"}${i?" pressed":""}`,role:"data-more"in r?"link":"button",tabindex:0,
"aria-label":o,"aria-pressed":i===void 0?null:String(i),...r},d("rect",{class:s?"control-ground":"ground",x:t,y:n-15*a,width:c,
height:30*a,rx:15*a}),D(e,t+(s?12:2)*a,n+4.5*a,o)),width:c}}function Xp(e,t,n){let{width:o,height:r}=e.stage.size,s=R(e),
i=Ca(t,e.reading),a=Zp(e,i,n),c="goes back",l=46*s+K(e,c,"small"),h="You are here",u=K(e,h,"small")+10*s,p=o-n,f=p-a.end-
20*s,g=r>=560*s&&mr(e,dr*s)>f,y=g?Da(e,p-n-u):Da(e,f,Ga*2),m=y?mr(e,y):0,b=g||f-m>=u,x=g?f:f-m-(b?u:0),k=(g?46:8)*s+(dr*
s-(y??0))/2;return{height:(g?ja+36:ja)*s,marks:[a.marks,x>=l+16*s&&d("g",{key:"escape",class:"escape"},d("rect",{class:"\
key",x:a.end+16*s,y:10*s,width:34*s,height:22*s,rx:5*s}),D(e,a.end+33*s,25.5*s,"Esc",{kind:"small",anchor:"middle"}),D(e,
a.end+58*s,25.5*s,c,{kind:"small"})),y!==null&&b&&D(e,p-m-10*s,(g?64:26)*s,h,{kind:"small",anchor:"end"}),y!==null&&d("g",
{key:"thumbnails"},Qp(e,t,p-m,k,y))]}}function Zp(e,t,n){let o=R(e),r=e.stage.size.width-2*n,s=n,i=[];for(let[a,{name:c,
words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",p=Math.min(K(e,l,u),Math.max(20*o,n+r-s));if(i.push(d(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},d("rect",{class:"ground",x:s-3*o,y:6*o,width:p+6*o,height:30*
o,rx:5}),D(e,s,26*o,l,{kind:u,width:p+1}))),s+=p,h)break;i.push(d("path",{key:`then ${a}`,class:"chevron",d:`M${s+8*o} ${16.5*
o}l${4.5*o} ${5*o}l${-4.5*o} ${5*o}`})),s+=21*o}return{marks:i,end:s}}function Da(e,t,n=Ga){let o=R(e);for(let r=dr;r>=n;r--)
if(mr(e,r*o)<=t)return r*o;return null}function mr(e,t){let{layers:n,heads:o}=e.reading;return n*(o*(t+2)+(t*.4+8*R(e)))+
2.2*t}function Qp(e,t,n,o,r){let{reading:s}=e,i=R(e),a=[],c=n;for(let b=0;b<s.layers;b++){for(let k=0;k<s.heads;k++){let M=s.
weights(b,k),$=Math.max(...M)||1,E=s.isRemoved(b,k)||s.isSkipped(b,"attention");a.push(m(`layers.${b}.heads.${k}`,`Layer\
 ${b}, head ${k}${E?", switched off":""}`,c,r,[d("image",{key:"map",class:"map",href:Vt(M,s.count,e.scale,$),x:c,y:o,width:r,
height:r,preserveAspectRatio:"none",opacity:E?.2:1})])),c+=r+2}let x=.4*r;a.push(m(`layers.${b}.stream`,`Layer ${b}: res\
idual stream`,c,x,[[[.2,.6],[.45,.9],[.7,1]].map(([k=0,M=0],$)=>d("rect",{key:`line ${$}`,class:"length",x:c+2,y:o+k*r,width:Math.
max(1,(x-4)*M),height:Math.max(1,.12*r)}))])),c+=x+8*i}let l=o+r/2,[h,u]=[o+.2*r,o+.8*r],p=.09*r,f=c+1.2*r;s.hasPointer&&
a.push(m("pointer","Pointer",c,1.2*r,[d("path",{class:"pointer",d:Bt(c,[l-p,l],f,[h-p,h+p])})],[o,r/2])),s.hasGeneration&&
a.push(m("generation","Generation",c,1.2*r,[d("path",{class:"generation",d:Bt(c,[l,l+p],f,[u-p,u+p])})],[l,r/2])),s.hasGate&&
a.push(m("gate","Gate",f,.3*r,[d("rect",{class:"pointer",x:f+1,y:o+2,width:.3*r-2,height:(r-4)*s.gate}),d("rect",{class:"\
generation",x:f+1,y:o+2+(r-4)*s.gate,width:.3*r-2,height:(r-4)*(1-s.gate)})]));let{location:g}=s.trace.prediction,y=f+.3*
r;return a.push(m(`places.${g}`,`Answer: ${s.nameOf(g).label}`,y,.7*r-2,[d("rect",{class:"answer-bar",x:y+2,y:l-p,width:.7*
r-6,height:2*p})])),a;function m(b,x,k,M,$,[E,v]=[o,r]){let A=t.name===b||t.name.startsWith(`${b}.`),S=b.includes("heads");
return d("g",{key:b,class:`part thumb${A?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-label":x,"aria-current":A?
"true":null},$.flat(),d("rect",{key:"frame",class:S||A?"thumb-frame":"ground",x:k,y:E,width:M,height:v,rx:2}),d("title",
{},x))}}var Jp,ja,dr,Ga,Lt=N(()=>{"use strict";w();Ae();ft();G();Qe();Jp=20,ja=46,dr=28,Ga=9});function qt(e,t,n,o){let{colour:r,numbered:s=new Set,chosen:i=null,exact:a}=o,c=R(e),l=n.length,h=t.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,p=Array.from(n,Number),f=qa(p),g=new Map([...s].map(S=>[S,_(p[S]??0,f)])),y=[...g.values()].some(S=>K(
e,S,"tiny")>h+2*c),m=g.size>0&&!y?za*c:1,b=y?za*c:0,[x,k]=o.extent??Hn(p),M=tf(t.height-b,x,k,m),$=M>0?Math.max(m,x*M):(t.
height-b)/2,E=t.y+b+$,v=p.map((S,L)=>{let I=Math.abs(S)*M,C=L===i;return d("rect",{key:`bar ${L}`,class:`bar ${r}${S<0?"\
 negative":""}${C?" chosen":""}`,x:t.x+L*h+u/2,y:S<0?E:E-I,width:Math.max(.5,h-u),height:Math.max(.4,I)},a&&d("title",{},
a(L)))}),A=[...g].map(([S,L])=>D(e,t.x+Va((S+.5)*h,K(e,L,"tiny")/2,t.width),y?t.y+9*c:E+(Number(p[S])<0?-3:10.5)*c,L,{kind:"\
tiny",anchor:"middle",also:S===i?"chosen":"",key:`number ${S}`}));return[d("path",{key:"line",class:"axis",d:`M${t.x} ${E}\
H${t.x+t.width}`}),v,A]}function tf(e,t,n,o){if(t+n===0)return 0;let r=e/(t+n);return Math.min(t,n)*r>=o?r:Math.max(0,e-
o)/Math.max(t,n)}function Ee(e,t,n,o,r=null){let s=n.length,i=o/s,a=1.5*R(e),c=t.map(qa),l=Array.from(n,(g,y)=>Math.max(
...t.map((m,b)=>K(e,_(Number(m[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));r!==null&&h.unshift(r);let u=new Set;for(let g of h)[...u].every(m=>Math.abs(p(m)-p(g))>=f(g)+f(m)+a)&&u.add(g);
return u;function p(g){return Va((g+.5)*i,f(g),o)}function f(g){return l[g]??0}}function Va(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Hn(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function qa(e){let t=Math.
max(...Hn(e));return t>=99.5?0:t>=.95?1:2}var za,tn=N(()=>{"use strict";w();ft();G();V();za=13});function ce(e,t,n,{chosen:o=null,open:r}={}){let s=R(e),i=t.width<380*s,a=Math.min(96*s,t.height/n.length),c=!i&&a>=34*s,
l=o===null?0:54*s,h=Math.max(...n.map(x=>Math.max(K(e,x.title,"strong"),c?K(e,x.says,"small"):0))),u=i?0:Math.min(h+12*s,
.42*t.width),p=t.x+u,f=t.width-u-l,g=i?17*s:0,y={x:p,width:f,height:Math.max(6*s,a-Ya*s-g)},m=n[0]?.values.length??1,b=f/
m;return[n.map(({key:x,title:k,says:M,values:$,colour:E,open:v},A)=>{let S=t.y+A*a,L=i?S+12*s:S+a/2+(c?-2:4)*s,I=i?t.width:
u-8*s,C=K(e,k,"strong")+10*s;return d("g",{key:x,class:v?"part choice row":"row","data-open":v??null,role:v?"button":null,
tabindex:v?0:null,"aria-label":v?k:null},v&&d("rect",{key:"ground",class:"ground",x:t.x-4*s,y:S,width:t.width+8*s,height:a,
rx:4}),D(e,t.x,L,k,{kind:"strong",width:I,key:"title"}),i&&D(e,t.x+C,L,M,{kind:"small",width:t.width-C,key:"beside"}),c&&
D(e,t.x,L+15*s,M,{kind:"small",width:I,key:"says"}),qt(e,{...y,y:S+g+Ya/2*s},$,{colour:E,chosen:o,exact:F=>`${k}, number\
 ${F+1}: ${_(Number($[F]),4)}`}),o!==null&&D(e,t.x+t.width,S+g+(a-g)/2+4.5*s,_(Number($[o]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),o!==null&&d("rect",{key:"strongest",class:"strongest",x:p+o*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),r&&d("g",{key:"positions"},Array.from({length:m},(x,k)=>d("rect",{key:`position ${k}`,class:"cell",x:p+k*b,y:t.y,
width:b,height:a*n.length,"data-open":r(k),role:"button",tabindex:k===o?0:"-1","aria-current":k===o?"true":null},d("titl\
e",{},n.map(({title:M,values:$})=>`${M}: ${_(Number($[k]),3)}`).join(`
`)))))]}var Ya,jn=N(()=>{"use strict";w();tn();ft();G();V();Ya=8});function Ka(e){let t=rf(e??"").map(sf);for(let n=of;n>0;n--)for(let o=0;o+n<=t.length;o++){let r=gr.get(t.slice(o,o+n).join(
" "));if(r)return r}return"pin"}function rf(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function sf(e){let t=e.replace(/s$/,"");return nf.has(t)?t:e}var Ja,ef,gr,nf,of,Xa=N(()=>{"use strict";w();Ja={pin:"M\
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
ef={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
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
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},gr=new Map(Object.entries(
ef).flatMap(([e,t])=>t.map(n=>[n,e]))),nf=new Set([...gr.keys()].flatMap(e=>e.split(" "))),of=Math.max(...[...gr.keys()].
map(e=>e.split(" ").length))});function xt(e,t,n,o){let r=o/af;return d("path",{key:"icon",class:"icon",d:Ja[Ka(e)],transform:`translate(${t.toFixed(2)}\
 ${n.toFixed(2)}) scale(${r.toFixed(4)})`,"stroke-width":(1.5/r).toFixed(2)})}var af,le=N(()=>{"use strict";w();Xa();G();
af=24});function z(e,t){let n=e.visits[t];return n?`${n.label}, ${Yt(e,t)}`:""}function he(e,t){return e.visits[t]?.label??""}function br(e){
return e>0&&e<5e-4?"<0.1 %":O(e,1)}function Yt(e,t){let n=e.visits[t];return n?`${bt[n.weekday]} ${lt(n.start_minute)}`:
""}function Qa(e,t){return Ut(e.visits[t]?.duration_minutes??0)}function tc(e,t,{weights:n,scores:o,temperature:r},s,{colour:i,
open:a}){let{reading:c}=e,l=R(e),h=t.width/c.count,u=h>=18*l,p=t.y+t.height-(u?38:18)*l,f=t.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,p-f)/g,m=E(Za(n,s).map(v=>({visit:v,half:K(e,M(n[v],v),v===s?"strong":"tiny")/2}))),b=E(Za(n,s).map(v=>({visit:v,half:K(
e,$(v),v===s?"strong":"tiny")/2})));return[d("path",{key:"foot",class:"axis",d:`M${t.x} ${p}H${t.x+t.width}`}),c.visits.
map(({category:v},A)=>{let S=x(A),L=A===s,I=Number(n[A])*y;return d("g",{key:`visit ${A}`,class:`part choice${L?" here":
""}`,"data-open":a(A),role:"button",tabindex:"-1","aria-label":`${z(c,A)}: weight ${O(Number(n[A]),1)}`},d("rect",{key:"\
ground",class:"ground",x:t.x+A*h,y:t.y,width:h,height:t.height}),d("rect",{key:"bar",class:`bar ${i}${L?" chosen":""}`,x:S-
Math.min(.36*h,20*l),y:p-I,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,I)}),m.has(A)&&D(e,k(A,m),p-I-4*l,M(
n[A],A),{kind:L?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&xt(v,S-7*l,p+5*l,14*l),b.has(A)&&D(e,k(A,b),
t.y+t.height-4*l,$(A),{kind:L?"strong":"tiny",anchor:"middle",key:"score"}),d("title",{},`${z(c,A)}: score ${_(Number(o[A]),
3)}, weight ${O(Number(n[A]),2)}`))})];function x(v){return t.x+(v+.5)*h}function k(v,A){let S=A.get(v)??0;return Math.max(
t.x+S,Math.min(t.x+t.width-S,x(v)))}function M(v,A){return A===s?br(Number(v)):O(Number(v)).replace(" %","")}function $(v){
return _(Number(o[v])/r,v===s?2:1)}function E(v){let A=new Map;for(let{visit:S,half:L}of v){let I=Math.max(t.x+L,Math.min(
t.x+t.width-L,x(S)));[...A].every(([F,q])=>{let H=Math.max(t.x+q,Math.min(t.x+t.width-q,x(F)));return Math.abs(I-H)>=L+q+
3*l})&&A.set(S,L)}return A}}function Za(e,t){let n=[...Array(e.length).keys()].filter(o=>o!==t).sort((o,r)=>Number(e[r])-
Number(e[o]));return[t,...n]}var It=N(()=>{"use strict";w();le();ft();G();V()});function ec(e,t){let n=R(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:o=>cf(e,o)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:o=>lf(e,o)}]}function cf(e,t){let{reading:n}=e,o=R(e),r=Q(e,t),s=n.values(
"context"),i=U(e,r,W(`${z(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${s.length} numbers\
 of length ${_(Math.hypot(...s))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(s.length/(r.width/
(40*o))),Math.floor((r.height-i.height)/(64*o)))),c=Math.ceil(s.length/a),l=Math.min(120*o,(r.height-i.height-8*o)/a);return[
...X(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let p=s.subarray(u*c,(u+1)*c),f=r.width*p.length/c,g={...r,
y:r.y+i.height+8*o+u*l,width:f,height:Math.max(28*o,l-10*o)};return p.length>0&&d("g",{key:`line ${u}`},qt(e,g,p,{colour:"\
stream",extent:Hn(s),numbered:Ee(e,[p],p,f),exact:y=>`Number ${u*c+y+1}: ${_(Number(p[y]),4)}`}))})]}function lf(e,t){let{
reading:n}=e,o=R(e),r=Q(e,t),s=[];n.has("pointer.query")&&s.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&s.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&s.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=U(e,r,W(s.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...X(e,t,"What reads it"),...i.marks,s.length>
0&&d("g",{key:"rows"},ce(e,{...r,y:r.y+i.height+6*o,height:r.height-i.height-6*o},s))]}var nc=N(()=>{"use strict";w();Lt();
tn();jn();It();ft();G();V()});function Te(e,t,n,o,r){let s=`layers.${t}.heads.${n}`,i=e.values(`${s}.queries`),a=e.values(`${s}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Se(Jt(i,o,c),Jt(a,r,c));return oc(h,l,null,e,r)}function Dn(e,t,n,o){let r=Jt(e.values(
`layers.${t}.heads.${n}.scores`),o,e.count);return yr(r,e.trace.interventions.attention_temperature??1)}function Oe(e,t){
let n=e.values("pointer.query"),o=e.values("pointer.keys"),r=e.trace.interventions.pointer_scaling!==!1,s=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return oc(Se(n,Jt(o,t,n.length)),r,s,e,t)}function Gn(e){return yr(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function oc(e,t,n,o,r){let s=e.first.length,i=e.sum/(t?Math.sqrt(s):1)+(n??
0),a=o.visits[r]?.masked??!1;return{dot:e,width:s,isScaled:t,bias:n,isBiasOff:n!==null&&o.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Se(e,t){let n=Array.from(e,(o,r)=>o*t[r]);return{first:e,
second:t,products:n,sum:Le(n)}}function yr(e,t){let n=Array.from(e,Number).filter(Number.isFinite),o=Math.max(...n)/t,r=Math.
abs(o)>9?o:0,s=Array.from(e,c=>Math.exp(c/t-r)),i=Le(s),a=s.map(c=>c/i);return{scores:e,temperature:t,shift:r,exponentials:s,
total:i,weights:a}}function en(e,t,n,o,r,s){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[r*i+s]),c=Number(e.values(`${n}.mean`)[r]),l=Number(e.values(`${n}.reciprocal_deviation`)[r]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Kt(e,`${o}.weight`,s),bias:Kt(e,`${o}.bias`,s),result:Number(e.values(n)[r*i+s])}}function Un(e,t,n,o){
let r=`transformer.layers.${t}.linear2`,s=e.trace.weights?.[`${r}.weight`],i=Kt(e,`${r}.bias`,o),a=at(e,`layers.${t}.fee\
d_forward.hidden`,n);return!s||i===null?null:{dot:Se(a,Jt(s.values,o,a.length)),bias:i}}function rc(e,t,n){let o=e.trace.
weights?.["input_proj.weight"],r=Kt(e,"input_proj.bias",n);if(!o||r===null)return null;let s=Number(o.shape[1]),i=n*s,a=e.
slices.map(({name:c,label:l})=>{let h=wr(e,c,t),u=Se(h,o.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:r,sum:Le(a.map(({dot:c})=>c.sum))+r}}function wr(e,t,n){let o=e.values(`inputs.${t}`);return Jt(
o,n,o.length/e.count)}function at(e,t,n){let o=e.values(t);return Jt(o,n,o.length/e.count)}function Ne(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
o=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Se(t,n.values):null,bias:Kt(e,"ptr_gen_gate.2.bias",0),logit:o,
learned:1/(1+Math.exp(-o))}}function Xt(e,t){let n=e.values("context"),o=e.trace.weights?.["gen_head.weight"],r=o?Se(n,Jt(
o.values,t,n.length)):null,s=Kt(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=r&&s!==null?r.sum+
s:null;return{dot:r,bias:s,logit:i?Number(i[t]):a}}function sc(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
yr(t,1):null}function _e(e,t){let{gate:n}=e,o=e.locations.flatMap((i,a)=>i===t?[a]:[]),r=e.hasPointer?Le(o.map(i=>Number(
e.pointerWeights[i]))):0,s=hf(e,t,r);return{visits:o,pointer:r,generation:s,gate:n,fromPointer:n*r,fromGeneration:(1-n)*
s,probability:n*r+(1-n)*s}}function hf(e,t,n){if(!e.hasGeneration)return 0;let o=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||o?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let s=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,s)/(1-e.gate)}function Kt(e,t,n){let o=e.trace.weights?.[t];return o?
Number(o.values[n]):null}function Jt(e,t,n){return e.subarray(t*n,(t+1)*n)}function Le(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var Rt=N(()=>{"use strict";w()});function nn(e,t,{first:n,second:o,products:r},s){let i=R(e),a=r.length,c=a>pf&&t.height>=176*i,l=c?34*i:0,h=(t.height-l)/
3,u=16*i,p=t.x+ic*i,f=t.width-ic*i,g=on(r),y=Ee(e,[n,o,r],r,f,g),m=[{...s[0],values:n,title:s[0].words},{...s[1],values:o,
title:`× ${s[1].words}`},{letter:s[0].letter+s[1].letter,colour:"product",values:r,title:`= ${a} products`}],b=f/a,x=k=>`${_(
Number(n[k]),4)} × ${_(Number(o[k]),4)} = ${_(Number(r[k]),4)}`;return[d("rect",{key:"strongest",class:"strongest",x:p+
g*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),m.map(({letter:k,colour:M,values:$,title:E},v)=>{let A=t.y+v*h,S={x:p,y:A+
u,width:f,height:h-u-6*i};return d("g",{key:`row ${v}`},D(e,t.x,A+12*i,E,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),D(e,t.x,A+u+.5*S.height+5*i,k,{also:`math letter ${M}-words`,key:"letter"}),qt(e,S,$,{colour:M,numbered:y,chosen:g,
exact:x}))}),c&&df(e,{x:p,y:t.y+3*h,width:f,height:l},r)]}function df(e,{x:t,y:n,width:o},r){let s=R(e),i=o/r.length,a=Math.
max(uf,Math.ceil(r.length/8));for(;a<r.length&&a*i<K(e,"−888.88","tiny");)a*=2;let c=Math.ceil(r.length/a);return d("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=r.slice(h*a,(h+1)*a),[p,f]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(y,m)=>y+m,0);return[d("path",{key:`span ${h}`,class:"axis",d:`M${p} ${n}v${4*s}H${f}v${-4*s}`}),D(e,(p+f)/2,n+17*s,_(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Bn(e,t,n,o,r,s,i){let a=R(e),c=mf(n,o,r),l=gf(n,o,s,c),h=bf(
n,o,r,i.over,c),u={x:t.x,y:0,width:t.width},p=U(e,u,l).height+U(e,u,h).height+10*a,f=132*a,g=Math.max(70*a,Math.min(.36*
t.height,210*a)),y=t.height-p-g>=f,m=Math.min(t.height-p-(y?g:0),276*a),b=t.height-p-m,x=U(e,{...u,y:t.y+m+4*a},l),k=U(e,
{...u,y:t.y+m+x.height+6*a},h);return[d("g",{key:"dot"},nn(e,{...t,height:m},n.dot,s)),d("path",{key:"rule",class:"rule",
d:`M${t.x} ${t.y+m}H${t.x+t.width}`}),d("g",{key:"score steps"},x.marks),d("g",{key:"softmax steps"},k.marks),y&&d("g",{
key:"softmax"},tc(e,{...t,y:t.y+m+p,height:b},o,r,i))]}function mf({dot:e,width:t,isScaled:n,bias:o,unmasked:r,isMasked:s},i,a){
let{scores:c,temperature:l,shift:h,exponentials:u}=i,p=n?e.sum/Math.sqrt(t):e.sum,f=Number(c[a])/l-h;return cc(g=>{let y=(m,b)=>g(
m)===g(b);return n&&!y(g(e.sum)/Math.sqrt(t),p)||o&&!y(g(p)+g(o),r)?!1:s?!0:y(g(r)/l,r/l)&&y(g(r/l)-g(h),f)&&xr(g(f),Number(
u[a]))})}function zn({dot:e,bias:t,logit:n},o){return cc(r=>(e===null||t===null||n===null||r(r(e.sum)+r(t))===r(n))&&o(r))}
function xr(e,t){return St(Math.exp(e))===St(t)}function cc(e){let t=ac.least;for(;t<ac.most&&!e(n=>Number(n.toFixed(t)));)
t++;return t}function gf({dot:e,width:t,isScaled:n,bias:o,isBiasOff:r,isMasked:s,unmasked:i},{temperature:a},[c,l],h){let u=n?
e.sum/Math.sqrt(t):e.sum,p=[...W("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}-words`},{text:" · "},{text:l.
letter,kind:`math ${l.colour}-words`},{text:` = ${_(e.sum,h)}`,kind:"strong"}],n?[{text:`${Ie} ÷ √${t} = `},{text:_(u,
h),kind:"strong"}]:[{text:`${Ie} not divided by √${t}: scaling is off`}]];return o!==null&&p.push(r?[{text:`${Ie} no p\
osition bias: it is off`}]:[{text:`${Ie} ${o<0?"−":"+"} ${_(Math.abs(o),h)} (position bias) = `},{text:_(i,h),kind:"st\
rong"}]),s?p.push([{text:`${Ie} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&p.push([{text:`${Ie} ÷ temperature ${yf(
a)} = `},{text:_(i/a,h),kind:"strong"}]),p}function bf({isMasked:e},t,n,o,r){let{scores:s,temperature:i,shift:a,exponentials:c,
total:l,weights:h}=t;if(e)return W("The softmax gives a masked visit a weight of exactly 0.");let u=Number(s[n])/i-a,p=Number(
c[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:_(u,r),isRaised:!0},{text:` = ${St(p)};`}],[{text:`${St(p)}\
 / ${St(l)} = `},{text:br(Number(h[n])),kind:"strong"},{text:","}],...W(`where ${St(l)} is the sum over ${o}${a?`, after\
 ${_(a,r)}, the largest score, is subtracted from each`:""}.`)]}function St(e){if(e>=1e3)return Math.round(e).toLocaleString(
"en");if(e>=1)return String(Number(e.toPrecision(5)));if(e===0||e>=.001)return String(Number(e.toPrecision(4)));let[t="",
n=""]=e.toExponential(3).split("e");return`${t} × 10${Array.from(n,o=>ff[o]??"").join("")}`}function on(e){let t=0;for(let n=1;n<
e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function yf(e){return String(Math.round(1e3*e)/
1e3)}var Ie,ic,uf,pf,ac,ff,ue=N(()=>{"use strict";w();tn();It();ft();G();V();Ie="→",ic=30,uf=8,pf=20,ac={least:2,most:6},
ff=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??""]))});function lc(e,t){let n=R(e),o=Ne(e.reading),r=[];return o&&r.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:s=>xf(e,s,o)}),r.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:s=>kf(e,s,o)}),r}function hc(e){return zn(
e,t=>(1/(1+Math.exp(-t(e.logit)))).toFixed(3)===e.learned.toFixed(3))}function xf(e,t,n){let{hidden:o,dot:r,bias:s,logit:i}=n,
a=hc(n),c=R(e),l=Q(e,t),h=r&&s!==null?[...W("Sum of the products"),[{text:"h",kind:"math query-words"},{text:" · "},{text:"\
w",kind:"math key-words"},{text:` = ${_(r.sum,a)}`,kind:"strong"}],[{text:`→ ${s<0?"−":"+"} ${_(Math.abs(s),a)} (bia\
s) =`}],[{text:"logit "},{text:_(i,a),kind:"strong"}]]:[...W("Each unit is multiplied by a learned weight; the sum and a\
 bias give the"),[{text:"logit "},{text:_(i,a),kind:"strong"}]],u=U(e,{...l,y:0},h),p=dt(e,l.x,l.y+l.height-10*c,"More a\
bout the gate",{"data-more":"gate"},{isButton:!1}),f=Math.min(l.height-u.height-36*c,450*c),g=U(e,{...l,y:l.y+f+4*c},h),
y=Ee(e,[o],o,l.width);return[...X(e,t,`${o.length} hidden units read the context`),d("g",{key:"dot"},r?nn(e,{...l,height:f},
r,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",words:"Weight of each unit",
colour:"key"}]):qt(e,{...l,height:f},o,{colour:"query",numbered:y})),...g.marks,p.mark]}function kf(e,t,n){let{reading:o}=e,
r=R(e),s=Q(e,t),{gate:i,trace:a}=o,c=U(e,{...s,y:0},f()),l=54*r,h={...s,x:s.x+34*r,width:s.width-48*r,y:s.y+6*r,height:s.
height-c.height-l-40*r},u=U(e,{...s,y:s.y+s.height-c.height-l-6*r},f());return[...X(e,t,p()),n&&h.height>=60*r&&d("g",{key:"\
curve"},g(h,n)),...u.marks,d("g",{key:"shares"},y({...s,y:s.y+s.height-l+8*r,height:22*r}))];function p(){return a.gate.
learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.gate=="number"?
"A gate set by hand":"A fixed gate"}function f(){let{only:m}=a.interventions,b=[{text:`gate = ${i.toFixed(3)}`,kind:"str\
ong"}];if(!n){let M=m?`Only the ${m==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.gate=="num\
ber"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...W(M),b]}let x=[[{text:"\
1 / (1 + e",kind:""},{text:_(-n.logit,hc(n)),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];if(a.
gate.learned)return[...x,...W(`is the gate: ${O(i,1)} of the answer comes from the pointer, ${O(1-i,1)} from generation.`)];
let k=m?`Only the ${m==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`It is set\
 by hand to ${i.toFixed(3)}.`;return[...W(k),...W("As learned it would be"),...x]}function g(m,{logit:b,learned:x}){let k=Math.
max(wf,Math.ceil(Math.abs(b))),M=I=>m.x+(I+k)/(2*k)*m.width,$=m.y+m.height,E=I=>$-I*m.height,v=Array.from({length:61},(I,C)=>{
let F=-k+C/30*k;return`${M(F).toFixed(1)} ${E(1/(1+Math.exp(-F))).toFixed(1)}`}),[A,S]=[M(b),E(x)],L=b>0;return[d("path",
{key:"axes",class:"axis",d:`M${m.x} ${m.y}V${$}H${m.x+m.width}M${m.x} ${E(.5)}H${m.x+m.width}`}),[0,.5,1].map(I=>D(e,m.x-
6*r,E(I)+4*r,I===.5?"0.5":String(I),{kind:"tiny",anchor:"end",key:`share ${I}`})),[-k,0,k].map(I=>D(e,M(I),$+15*r,_(I,0),
{kind:"tiny",anchor:"middle",key:`logit ${I}`})),D(e,(M(0)+M(-k))/2,$+15*r,"logit",{kind:"tiny",anchor:"middle",key:"axi\
s"}),d("path",{key:"line",class:"curve",d:`M${v.join("L")}`}),d("path",{key:"lead",class:"lead",d:`M${A} ${$}V${S}H${m.x}`}),
d("circle",{key:"point",class:"point",cx:A,cy:S,r:5.5*r}),D(e,A+(L?-10:10)*r,L?Math.max(S-6*r,m.y+9*r):S-8*r,x.toFixed(2),
{kind:"strong",anchor:L?"end":void 0,key:"value"})]}function y(m){let b=i*m.width;return[d("rect",{key:"pointer",class:"\
bar pointer",x:m.x,y:m.y,width:b,height:m.height}),d("rect",{key:"generation",class:"bar generation",x:m.x+b,y:m.y,width:m.
width-b,height:m.height}),D(e,m.x,m.y+m.height+15*r,`pointer ${O(i,1)}`,{kind:"small",key:"of pointer"}),D(e,m.x+m.width,
m.y+m.height+15*r,`generation ${O(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var wf,uc=N(()=>{"use stri\
ct";w();Lt();Rt();ue();tn();ft();G();V();wf=6});function kt(e,t,n,{largest:o,most:r=fc,isOrdered:s=!1,isWalked:i=!1}={}){let a=R(e),c=Math.max(1,Math.floor(t.height/(pc*
a))),l=!s&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(r*a,t.height/(h.length+Number(l))),p=u>=30*a,f=Math.max(
1,Math.ceil(pc*a/u)),g=h.findIndex(({isChosen:v})=>v),y=u>=13*a&&h.some(({category:v})=>v!==void 0),m=y?22*a:0,b=Math.max(
...h.map(({text:v})=>K(e,v,"strong")))+8*a,x=Math.max(0,...h.map(({beside:v=""})=>v?K(e,v,"small")+10*a:0)),k=Math.max(...h.
map(({label:v,says:A=""})=>Math.max(K(e,v,"strong"),p?K(e,A,"small"):0)))+8*a,M=Math.min(k,.58*(t.width-m-b-x)),$={x:t.x+
m+M,width:Math.max(1,t.width-m-M-b-x)},E=o??(Math.max(...h.map(({parts:v})=>v.reduce((A,{value:S})=>A+Math.abs(S),0)))||
1);return[h.map((v,A)=>{let S=t.y+(A+.5)*u,L=A===g||(h.length-1-A)%f===0&&(g<0||Math.abs(A-g)>=f),I=$.x,C=Math.min(.62*u,
.42*r*a);return d("g",{key:v.key,class:`${v.open?"part ":""}choice row${v.isChosen?" here":""}${v.isOff?" off":""}`,"dat\
a-open":v.open??null,role:v.open?"button":null,tabindex:v.open?i&&!v.isChosen?"-1":0:null,"aria-label":v.open?`${v.label}\
: ${v.text}`:null},d("rect",{key:"ground",class:"ground",x:t.x-3*a,y:S-u/2,width:t.width+6*a,height:u,rx:4}),y&&(L||u>=17*
a)&&v.category!==void 0&&xt(v.category,t.x,S-7.5*a,15*a),L&&D(e,t.x+m,S+(p&&v.says?-2:4.5)*a,v.label,{kind:v.isChosen?"s\
trong":"label",width:M-6*a,key:"name"}),p&&v.says&&D(e,t.x+m,S+12.5*a,v.says,{kind:"small",width:M-6*a,key:"says"}),v.parts.
map(({value:F,colour:q},H)=>{let P=Math.abs(F)/E*$.width,B=d("rect",{key:`part ${H}`,class:`bar ${q}${F<0?" negative":""}${v.
isChosen?" chosen":""}`,x:I,y:S-C/2,width:Math.max(.5,Math.min($.width,P)-(v.parts.length>1&&P>2?.8:0)),height:Math.max(
1,C)});return I+=P,B}),L&&v.beside&&D(e,t.x+t.width-b,S+4.5*a,v.beside,{kind:"small",anchor:"end",key:"beside"}),L&&D(e,
t.x+t.width,S+4.5*a,v.text,{kind:v.isChosen?"strong":"label",anchor:"end",key:"value"}),v.exact&&d("title",{},v.exact))}),
l&&D(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Re(e,t,n,o=fc){
return Math.min(o*R(e)*n,t.height)}var pc,fc,Pe=N(()=>{"use strict";w();le();ft();G();pc=14,fc=34});function dc(e,t){let n=R(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:o=>$f(e,o,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:o=>vf(e,o,t)}]}function $f(e,t,n){let{reading:o}=e,
r=R(e),s=Q(e,t),a=(o.trace.location_probabilities.generation??[]).map(({location:p,probability:f})=>{let{label:g,category:y}=o.
nameOf(p),{logit:m}=Xt(o,p);return{key:`place ${p}`,label:g,category:y,parts:[{value:f,colour:"generation"}],beside:m===
null?"":_(m,2),text:O(f,1),open:`generation.${p}`,isChosen:p===n.location,exact:`${g}: ${m===null?"":`logit ${_(m,4)}, `}\
probability ${O(f,3)}`}}),c=o.trace.architecture.locations,l=U(e,s,W(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=dt(e,s.x,s.y+s.height-10*r,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...s,y:s.
y+l.height+4*r,height:s.height-l.height-34*r};return[...X(e,t,"What the generation head expects"),...l.marks,d("g",{key:"\
rows"},kt(e,u,a,{isWalked:!0})),h.mark]}function vf(e,t,{location:n}){let{reading:o}=e,r=R(e),s=Q(e,t),{label:i}=o.nameOf(
n),a=Xt(o,n),{dot:c,bias:l,logit:h}=a,u=sc(o),p=zn(a,b=>h===null||!u||xr(b(b(h)-b(u.shift)),Number(u.exponentials[n]))),
f=o.probabilityOf("generation",n),g=[];if(c&&l!==null&&g.push(...W("Sum of the products"),[{text:"c",kind:"math query-wo\
rds"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${_(c.sum,p)}`,kind:"strong"}],[{text:`→ ${l<0?"−":"+"}\
 ${_(Math.abs(l),p)} (bias) =`}]),h!==null&&g.push([{text:"logit "},{text:_(h,p),kind:"strong"}]),u){let b=Number(u.exponentials[n]),
x=Number(u.scores[n])-u.shift;g.push([{text:"→ e",kind:""},{text:_(x,p),isRaised:!0},{text:` = ${St(b)};`}],[{text:`${St(
b)} / ${St(u.total)} = `},{text:O(Number(u.weights[n]),1),kind:"strong"},{text:"."}],...W(`${St(u.total)} is the sum ove\
r the whole list${u.shift?`, after ${_(u.shift,p)}, the largest logit, is subtracted from each`:""}.`))}else g.push(...W(
"→ softmax over the whole list:"),[{text:O(f,1),kind:"strong"}]);let y=U(e,{...s,y:0},g),m=c?Math.min(s.height-y.height-
8*r,450*r):0;return[...X(e,t,`How does it score ${i}?`),c&&d("g",{key:"dot"},nn(e,{...s,height:m},c,[{letter:"c",words:"\
The context: the last visit after all layers",colour:"query"},{letter:"w",words:`The weights of ${i}`,colour:"key"}])),...U(
e,{...s,y:s.y+m+(c?6*r:0)},g).marks]}var mc=N(()=>{"use strict";w();Lt();Rt();Pe();ue();ft();G();V()});function Mr(e,t,n=1){let o=t.type/vr,r=46*o,s=t.height-98*o,i=Ar(e.count,r,s,Af,o,Of(e)),a=t.width>=1180*o,c=t.width<Ef*
o,l=t.width>=1040*o&&e.layers<=3,h=c?Tf(e,o):yc(e,a,o),u=l?62*o:0,p=l?u+22*o:16*o,f=t.width-2*rn-gc(Object.values(h)),[g,
y]=[r+12*o,t.height-4*o],m=Sf(e.heads,f/e.layers-p,y-g,o),b=m.columns*(m.side+Vn*o)-Vn*o,x=e.heads>0?b+p:p,k=Math.max(0,
f-e.layers*x);c||(h.visits+=Math.min(.3*k,90*o),h.answer+=Math.min(.2*k,80*o),h.flow+=Math.min(.1*k,50*o),h.leave+=Math.
min(.1*k,50*o));let M=t.width-2*rn-gc(Object.values(h))-e.layers*x,$=Math.min(M,e.hasPointer?220*o:60*o);h.bands+=$;let E=(M-
$)/e.layers,v={x:rn,width:h.visits},A=rn+h.visits+12*o,S=a?{x:A,width:h.slices}:null;S&&(A+=h.slices+12*o);let L=Array.from(
{length:e.layers},(Y,ot)=>{let it=A+ot*(x+E);return{x:it,width:b,maps:Nf(e.heads,it,g,y,m,o),stream:l?it+(e.heads>0?b+10*
o:0):null}});A+=e.layers*(x+E);let I=t.width-rn,C=I-h.answer,F=C-h.leave-h.gate,q=A+h.scores+h.weights+8*o,H=F-h.flow-tt,
P=Math.min(190*o,.24*t.height)/n,B=e.hasGate?.56*t.height:(r+s)/2,st=$r*o,ct=e.hasPointer?t.height-P-an*st-6:(r+s-P)/2-st;
return{size:t,type:t.type,rows:i,visits:v,slices:S,layers:L,streamWidth:u,isDense:c,fork:A,context:(c?34:52)*o,scores:A+
h.scores,weights:A+h.scores+h.weights,ribbons:q,places:H,gate:F,gateWidth:h.gate,answers:{most:s-r<330?sn-1:sn,top:r,bottom:s+
60*o,x:C,right:I,segment:C-tt},right:I,top:r,bottom:s,full:P,across:{visits:i.map(({y:Y})=>Y),starts:[r-12*o,t.height-8],
places:{room:[r+16*o,e.hasGeneration?ct-12*o:s],gap:22*o},generation:{start:ct,gap:st},gate:B-P/2},bands:{ribbon:(Y,ot,it)=>kr(
q,Y,H,ot,it),into:(Y,ot,it)=>kr(H+tt,Y,F,ot,it),out:(Y,ot,it)=>kr(F+h.gate,Y,C-tt,ot,it)}}}function kr(e,t,n,o,r){return r?
Bt(e,t,n,o):Bt(e,t,e,t)}function yc({hasPointer:e,hasGate:t},n,o){return{visits:(n?224:176)*o,slices:(n?110:0)*o,gaps:(n?
24:12)*o,scores:40*o,weights:e?46*o:150*o,bands:e?112*o:0,bar:tt,flow:(t?60:34)*o,gate:t?18*o:0,leave:46*o,answer:(n?152:
140)*o}}function Tf(e,t){return{...yc(e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?
88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function Of({count:e,pointerWeights:t}){let n=e-1,o=r=>r===n?2:
t[r]>=Mf?1+t[r]:r/e;return Array.from({length:e},(r,s)=>s).sort((r,s)=>o(s)-o(r))}function gc(e){return e.reduce((t,n)=>t+
n,0)}function Ar(e,t,n,{least:o,most:r,lane:s},i,a){let c=n-t,l=e,h=0,u=Math.min(r*i,c/e);u<o*i&&(h=Math.max(s,Math.min(
6*i,.35*c/e)),u=(o+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/l);let p=a&&new Set(a.slice(0,l)),f=t;return Array.
from({length:e},(g,y)=>{let m=p?p.has(y):y>=e-l,b=m?u:h;return f+=b,{y:f-b/2,height:b,isFull:m}})}function Sf(e,t,n,o){let r={
columns:1,side:0};if(e===0)return r;for(let s of[1,2,4]){let i=n/Math.ceil(e/s)-bc*o,a=Math.min(i,(t-(s-1)*Vn*o)/s);a>r.
side&&(r={columns:s,side:a})}return r}function Nf(e,t,n,o,{columns:r,side:s},i){let a=Math.ceil(e/r),c=Math.min((o-n)/a,
s+2.2*bc*i);return Array.from({length:e},(l,h)=>({x:t+h%r*(s+Vn*i),y:n+Math.floor(h/r)*c,side:s}))}function qn(e,t,n,o){
let r=[];for(let[a,{wish:c,length:l}]of e.entries())for(r.push({first:a,last:a,wish:c-l/2,length:l});;){let h=r.at(-1),u=r.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[p,f]=[u.last-u.first+1,h.last-h.first+1];u.wish=(p*u.wish+f*(h.wish-u.
length-t))/(p+f),u.length+=t+h.length,u.last=h.last,r.pop()}let s=[];for(let a of r){let c=i(a);for(let l=a.first;l<=a.last;l++)
s.push(c),c+=Number(e[l]?.length)+t}return s;function i({wish:a,length:c}){return Math.max(n,Math.min(o-c,a))}}var rn,Vn,
bc,tt,an,$r,sn,Mf,Af,vr,Ef,Zt=N(()=>{"use strict";w();G();rn=20,Vn=8,bc=19,tt=8,an=3,$r=4,sn=4,Mf=.05,Af={least:13.5,most:38,
lane:3},vr=13,Ef=760});function Or(e,t,n,o=1){let r=n/vr,[s,i]=[wc,t-wc],a=Ar(e.count,s,i,_f,r).map(({y:I,height:C,isFull:F})=>({x:I,width:C,isFull:F})),
c=Number(a.at(-1)?.width)>=Lf*r,l={top:50*r,height:(c?86:54)*r,hasNames:c},h=l.top+l.height+Yn*r,u=h+(J.title+J.inputs+Yn)*
r,p=[];for(let I=0;I<e.layers;I++){let C=Rf(e.heads,s,i,u+J.title*r,r),F=C.at(-1),H=(F?F.y+F.side+8*r:u)+J.title*r;p.push(
{y:u,maps:C,stream:H}),u=H+(J.bars+Yn)*r}let f=Pf(e,s,u+J.title*r,i-s,r),g=Math.ceil(e.values("context").length/f.columns)*
f.cell,y=u+J.title*r+Math.max(g,20*r)+Yn*r,m=y+(e.hasPointer?(J.title+J.scores)*r:0),b=m+(e.hasPointer?170:96)*r,x=b+tt+
((e.hasPointer?J.names:0)+(e.hasGate?48:30))*r,k=e.hasGate?28*r:0,M=Cf(i-s,r)/o,$=$r*r,E=i-M-an*$,v=Math.max(78*r,M*o/2+
6),A=x+k+34*r,S=i-M-16*r,L={most:sn,top:A,bottom:A+(sn+1)*v,x:s-6*r,right:S-8*r,segment:S};return{size:{width:t,height:L.
bottom+Math.max(0,(M*o-v)/2)+8*r,type:n},type:n,left:s,right:i,columns:a,chips:l,inputs:h,layers:p,context:f,pointer:y,ribbons:m,
places:b,gate:x,gateHeight:k,answers:L,full:M,across:{visits:a.map(({x:I})=>I),starts:[s,i],places:{room:[s,e.hasGeneration?
E-2*xc*r:i],gap:xc*r},generation:{start:E,gap:$},gate:i-M},bands:{ribbon:(I,C,F)=>Tr(m,I,b,C,F),into:(I,C,F)=>Tr(b+tt,I,
x,C,F),out:(I,C,F)=>F?va(x+k,I,S+tt,C):Tr(x+k,I,x,I,!1)}}}function Tr(e,t,n,o,r){return r?sr(e,t,n,o):sr(e,t,e,t)}function Rf(e,t,n,o,r){
let s=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Er*r)/s,a=Math.min(i-Er*r,If*r),c=Math.max(Nt,40*r);return Array.from(
{length:e},(l,h)=>({x:t+h%s*i,y:o+c+Math.floor(h/s)*(a+c+Er*r),side:a,touch:Nt}))}function Pf(e,t,n,o,r){let{length:s}=e.
values("context"),i=Math.min(s,2**Math.ceil(Math.log2(Math.sqrt(6*s))));return{x:t,y:n,columns:i,cell:Math.min(11*r,(o-12*
r)/i)}}function Cf(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var Nt,J,wc,_f,Lf,Er,If,Yn,xc,Qt=N(()=>{"use strict";w();
G();Zt();Nt=44,J={title:26,bars:34,inputs:64,scores:52,names:56},wc=16,_f={least:20,most:110,lane:1},Lf=62,Er=8,If=160,Yn=
16,xc=6});function Ht({reading:e,beside:t}){return t?[e,t]:[e]}function cn(e){return Math.max(...Ht(e).map(({largestWeight:t})=>t))}
function Jn(e){return e.isOwnScale?1:cn(e)}function Ce(e){return Kn.layers+2*e}function et(e){let t=Kn.layers+2*e.layers,
n=e.hasPointer?t+1:t,o=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:o,gate:o+1}}function Z(e,t){return e.
beat>=t?1:0}var Kn,mt=N(()=>{"use strict";w();Kn={visits:0,slices:1,layers:2}});function Nr({isOwnScale:e}){return e?"Same scale for all heads":"Own scale for each head"}function ln(e){let{reading:t,stage:n,
lit:o}=e;return n.layers.some(({maps:s},i)=>s.some((a,c)=>!Xn(t,i,c)&&_r(e,a,c).hasWeight))?o?.kind==="visit"?"last visi\
t reads it":"last visit’s largest":""}function Xn(e,t,n){return e.isRemoved(t,n)||e.isSkipped(t,"attention")}function _r({
reading:e,stage:t},{side:n,touch:o},r){let s=12.5*t.type/13,i=e.heads-1,a=j("100 %",1.04*s,!0),c=(p,f)=>j(`${p}${i}`,s)+
f<=n,l=o!==void 0||c("H",a+.4*s),h=l?a+.4*s:0;return{name:`${o!==void 0||c("head ",h)?"head ":"H"}${r}`,hasWeight:l}}function Zn(e,t,n,o){
let{reading:r,isOwnScale:s,stage:i}=e;if(!r.heads)return null;let a=i.type/13,c=60*a,l=o||!("visits"in i)?0:i.visits.width,
h=17*a+c+j(kc,12.5*a)>l,u=s?h?"own largest":kc:O(cn(e)),p=t+12*a,f=[d("text",{class:"small",x:t,y:n},"0"),d("image",{class:"\
map",href:Vt(Wf,Sr,e.scale),x:p,y:n-9*a,width:c,height:9*a,preserveAspectRatio:"none"}),d("rect",{class:"map-frame",x:p,
y:n-9*a,width:c,height:9*a}),d("text",{class:"small",x:p+c+5*a,y:n},u)],g=Nr(e),y={"data-act":"scale",role:"button",tabindex:"\
0","aria-label":`Colours of the head maps go from 0 to ${s?"the largest weight of each head":u}. ${g}`};if(o){let x=17*a+
c+j(u,12.5*a),k=d("rect",{class:"ground",x:t-6*a,y:n+14*a-Nt,width:x+12*a,height:Nt});return d("g",{key:"scale",class:"s\
witch",...y},k,f)}let m=j(g,12.5*a)+16*a,b=ln(e);return d("g",{key:"scale"},d("text",{class:"small",x:t,y:n-(b?33:17)*a},
"Head maps: row reads column"),b&&d("text",{key:"weight",class:"small",x:t,y:n-17*a},`%: ${b}`),f,d("g",{key:"switch",class:"\
switch",...y},d("rect",{class:"handle stays",x:t,y:n+8*a,width:m,height:19*a,rx:9.5*a}),d("text",{class:"handle-words st\
ays",x:t+8*a,y:n+21.5*a},g)))}var Sr,kc,Wf,Qn=N(()=>{"use strict";w();G();Qt();V();mt();Qe();Sr=64,kc="largest of each h\
ead",Wf=Float32Array.from({length:Sr},(e,t)=>t/(Sr-1))});function Mc(e,t){let n=R(e),o=e.stage.size.width>=600*n,r=Math.min(e.reading.count*14,170),s=Math.max(200,Math.min(e.reading.
count*20,300));return[{key:"map",least:{width:(o?150+s:240)*n,height:(120+r)*n},rank:t.isLeaf?1:0,share:1.2,marks:i=>jf(
e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Uf(e,i,t)}]}function jf(e,t,n){let{reading:o,
isOwnScale:r}=e,{layer:s,head:i,query:a,visit:c}=n,l=R(e),{count:h}=o,u=o.weights(s,i),p=o.isRemoved(s,i)||o.isSkipped(s,
"attention"),f=r?u[gt(u)]||1:cn(e),g=Math.min(.36*t.width,190*l),y=(t.width-g)/h>=Ff*l,m=Gf(e,t,n,p,y),b=t.y+42*l,[x,k]=[
t.width-g,t.height-44*l-m.height],M=t.width<600*l?1.9:1.15,$={width:x/h,height:Math.min(k/h,M*x/h)},E={x:t.x+g,y:b,width:x,
height:$.height*h},v=`layers.${s}.heads.${i}`,A=$.height>=30*l,S=Df($.height,13*l);return[D(e,t.x,t.y+15*l,g>=150*l?"The\
 visit that asks":"Who asks",{kind:"strong",width:g-8*l}),d("g",{key:"columns"},I()),d("g",{key:"rows"},C()),d("image",{
key:"weights",class:"map",href:Vt(u,h,e.scale,f),...E,preserveAspectRatio:"none",opacity:p?.3:1}),d("rect",{key:"frame",
class:"map-frame",...E}),d("g",{key:"cells",role:"group","aria-label":`Weights of layer ${s}, head ${i}`},F()),d("rect",
{key:"column",class:"chosen-column",x:E.x+c*$.width,y:t.y,width:$.width,height:E.y+E.height-t.y,rx:3}),L(),d("rect",{key:"\
cell",class:"chosen-cell",x:E.x+c*$.width,y:E.y+a*$.height,width:$.width,height:$.height}),m.at(E.y+E.height)];function L(){
let H=E.y+a*$.height,P=19*l,B=(Y,ot)=>d("rect",{key:Y,class:"chosen-row",...ot,rx:3}),{height:st}=$;if(st>=P)return B("r\
ow",{x:t.x-3,y:H,width:t.width+3,height:st});let ct={x:t.x-3,y:H+(st-P)/2,width:g,height:P};return[B("row",{x:E.x-1,y:H,
width:E.width+2,height:st}),B("asking",ct)]}function I(){let H=$.width>=14*l,P=Math.min(15*l,$.width-3*l),B=$.width>=30*
l,st=E.x;return o.visits.map((ct,Y)=>{let ot=String(bt[ct.weekday]),it=ct.weekday!==o.visits[Y-1]?.weekday,Pt=E.x+Y*$.width,
fe=K(e,ot,"tiny"),Ss=!H&&it&&Pt>=st&&Pt+fe<=E.x+E.width;Ss&&(st=Pt+fe+4*l);let So=E.x+(Y+.5)*$.width;return d("g",{key:`\
column ${Y}`,class:`part choice${Y===c?" here":""}${ct.masked?" off":""}`,"data-open":`${v}.${a}.${Y}`,role:"button",tabindex:"\
-1","aria-label":`Read from visit ${Y+1}: ${z(o,Y)}${ct.masked?", masked":""}`},d("rect",{class:"ground",x:E.x+Y*$.width,
y:t.y,width:$.width,height:42*l}),H&&xt(ct.category,So-P/2,t.y+(B?0:22)*l,P),Ss&&D(e,Pt,t.y+38*l,ot,{kind:"tiny",key:"we\
ekday"}),B&&[D(e,So,t.y+26*l,ot,{kind:"tiny",anchor:"middle",key:"day"}),D(e,So,t.y+38*l,$.width>=40*l?lt(ct.start_minute):
`${Math.floor(ct.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],d("title",{},z(o,Y)))})}function C(){return o.
visits.map((H,P)=>{let B=E.y+(P+.5)*$.height,st=P===a,ct=st||(h-1-P)%S===0&&Math.abs(P-a)>=S,Y=Math.min(18*l,$.height-1.5*
l),ot=$.height>=12*l,it=t.x+(ot?Y+10*l:4*l),Pt=E.x-it-6*l,fe=st||A?"strong":"label";return d("g",{key:`row ${P}`,class:`\
part choice${st?" here":""}`,"data-open":`${v}.${P}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${P+1} asks: ${z(
o,P)}`},d("rect",{class:"ground",x:t.x,y:B-$.height/2,width:g,height:$.height}),ot&&xt(H.category,t.x+3*l,B-Y/2,Y),ct&&D(
e,it,B+(A?-2:4.5)*l,H.label,{kind:fe,width:Pt,key:"name"}),A&&D(e,it,B+12*l,`${Yt(o,P)} · ${Qa(o,P)}`,{kind:"small",width:Pt,
key:"when"}),d("title",{},z(o,P)))})}function F(){let H=[];for(let P=0;P<h;P++){if(h>$c&&P!==a){H.push(d("rect",{key:`ro\
w ${P}`,class:"cell",x:E.x,y:E.y+P*$.height,width:E.width,height:$.height,"data-open":`${v}.${P}.${c}`},d("title",{},z(o,
P))));continue}for(let B=0;B<h;B++)H.push(q(P,B))}return H}function q(H,P){let B=Number(u[H*h+P]),[st,ct]=[E.x+P*$.width,
E.y+H*$.height],Y=H===a&&P===c,ot=String(Math.round(100*B)),it=fe=>$.width>=K(e,ot.padStart(2,"0"),fe)+2*l,Pt=(B>=vc||y||
H===a)&&$.height>=13*l&&it("tiny");return d("g",{key:`${H} ${P}`,class:"cell"},d("rect",{key:"cell",x:st,y:ct,width:$.width,
height:$.height,"data-open":`${v}.${H}.${P}`,role:"button",tabindex:Y?0:"-1","aria-current":Y?"true":null},d("title",{},
`${z(o,H)} reads ${O(B,1)} from ${z(o,P)}`)),Pt&&D(e,st+$.width/2,ct+$.height/2+4.5*l,ot,{kind:B/f>=.3&&it("strong")?"st\
rong":"tiny",anchor:"middle",also:B/f>=Hf&&!p?"on-dark":"on-light",key:"weight"}))}}function Df(e,t){return Math.max(1,Math.
ceil(t/e))}function Gf(e,t,{layer:n,head:o,query:r,isLeaf:s},i,a){let{canAct:c,canAsk:l,reading:h}=e,u=R(e),p=h.isRemoved(
n,o),f=t.height>=330*u,g=`layers.${n}.heads.${o}`,m=[c&&{text:p?"Switch head on":"Switch head off",attributes:{"data-act":"\
head","data-part":g},isPressed:p},l&&!p&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":g}},
s?{text:"More about query and keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":o,"data-query":r},isButton:!1}:
{text:"More about this head",attributes:{"data-more":"head","data-layer":n,"data-head":o},isButton:!1},{text:Nr(e),attributes:{
"data-act":"scale"}}].filter($=>$!==!1),b=a?"Values in %; each row adds up to 100.":`Values in %, other rows from ${Math.
round(100*vc)} on; each row adds up to 100.`,x=i?"Switched off: these weights would have been used.":`Columns: the visit\
 it reads from. ${h.count>$c?"A stronger colour is more; each row adds up to 100 %.":b}`,k=f?W(x):[],M=U(e,{...t,y:0},k,
"small").height;return{height:M+40*u,at($){let E=t.x,v=[];for(let{text:A,attributes:S,...L}of m){let I=dt(e,E,$+M+22*u,A,
S,L);E+I.width>t.x+t.width||(v.push(I.mark),E+=I.width+10*u)}return[d("g",{key:"explained"},U(e,{...t,y:$+3*u},k,"small").
marks),d("g",{key:"controls"},v)]}}}function Uf(e,t,{layer:n,head:o,query:r,visit:s}){let{reading:i}=e,a=r===i.count-1?"\
the last visit":`visit ${r+1}`,c=r===s?"itself":he(i,s);return[...X(e,t,`How much does ${a} read from ${c}?`,`${a.charAt(
0).toUpperCase()}${a.slice(1)} reads ${c}`),d("g",{key:"worked"},Bn(e,Q(e,t),Te(i,n,o,r,s),Dn(i,n,o,r),s,[{letter:"q",words:`\
Query of ${z(i,r)}`,colour:"query"},{letter:"k",words:`Key of ${z(i,s)}`,colour:"key"}],{colour:"attention-bar",over:`al\
l ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${o}.${r}.${l}`}))]}var $c,vc,Ff,Hf,Ac=N(()=>{"use strict";w();
le();Lt();Rt();ue();It();ft();ae();Qn();G();V();mt();Qe();$c=24,vc=.045,Ff=30,Hf=.6});function Tc(e,t){let n=R(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:o=>Bf(e,o,t)},...e.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:o=>zf(e,o,t)}]:[]]}function Bf(e,t,{location:n}){
let{reading:o}=e,r=R(e),s=_e(o,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=s,[p,f]=[
i.toFixed(2),(1-i).toFixed(2)],g=o.pointerWeights,y=[],m=A=>s.visits.map(S=>({value:A*Number(g[S]),colour:"pointer"}));o.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:m(1),text:vt(a),open:"pointer"}),o.hasGate&&y.push({key:"from po\
inter",label:`× gate ${p}`,parts:m(i),text:vt(l),open:"gate"}),o.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:vt(c),open:`generation.${n}`}),o.hasGate&&y.push({key:"from generation",
label:`× (1 − ${p})`,parts:[{value:h,colour:"generation"}],text:vt(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:vt(u),isChosen:!0});let b=Q(
e,t),x=o.hasGate?[[{text:`${p} × ${vt(a)} = ${vt(l)}`}],...W("come from the pointer,"),[{text:`${f} × ${vt(c)} = ${vt(
h)}`}],...W("from generation. Together:"),[{text:vt(u),kind:"strong"},{text:"."}],...W("All bars have one scale.")]:[...W(
`There is only ${o.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],k=U(e,{...b,y:0},
x),M={...b,height:b.height-k.height-44*r},$=Re(e,M,y.length,Ec),E=U(e,{...b,y:b.y+$+8*r},x),v=dt(e,b.x,b.y+b.height-10*r,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...X(e,t,`How probable is ${o.nameOf(n).label}?`),
d("g",{key:"rows"},kt(e,M,y,{most:Ec})),...E.marks,v.mark]}function zf(e,t,{location:n}){let{reading:o}=e,r=R(e),{visits:s,
pointer:i}=_e(o,n),a=Q(e,t),c="Its visits";if(s.length===0){let m=W("None of the visits is here, so the pointer cannot c\
hoose it.");return[...X(e,t,c),...U(e,a,m).marks]}let l=o.pointerWeights,h=s.map(m=>({key:`visit ${m}`,label:`${Yt(o,m)}\
 (visit ${m+1})`,parts:[{value:Number(l[m]),colour:"pointer"}],text:vt(Number(l[m])),open:`pointer.${m}`,isOff:o.visits[m]?.
masked??!1})),u=s.length>1?"Together the pointer gives them":"The pointer gives it",p=[...W(u),[{text:vt(i),kind:"strong"},
{text:"."}]],f=U(e,{...a,y:0},p),g={...a,height:a.height-f.height-8*r},y=Re(e,g,h.length);return[...X(e,t,c),d("g",{key:"\
rows"},kt(e,g,h,{isOrdered:!0})),...U(e,{...a,y:a.y+y+6*r},p).marks]}function vt(e){return O(e,e>=.01||e===0?1:e>=1e-5?3:
5)}var Ec,Oc=N(()=>{"use strict";w();Lt();Rt();Pe();It();ft();G();V();Ec=56});function Sc(e,t){let n=R(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:o=>Vf(
e,o,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:o=>qf(e,o,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:o=>Yf(e,o)}]}function Vf(e,t,n){let{reading:o}=e,r=R(e),s=Q(e,t),i=U(e,s,
W("A score for each visit, and its weight after the softmax."),"small"),a=o.pointerScores,c=o.pointerWeights,l=o.visits.
map((p,f)=>({key:`visit ${f}`,label:p.label,says:Yt(o,f),category:p.category,parts:[{value:Number(c[f]),colour:"pointer"}],
beside:_(Number(a[f]),2),text:O(Number(c[f]),1),open:`pointer.${f}`,isChosen:f===n.visit,isOff:p.masked,exact:`${z(o,f)}\
: score ${_(Number(a[f]),4)}, weight ${O(Number(c[f]),2)}`})),h=dt(e,s.x,s.y+s.height-10*r,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...s,y:s.y+i.height+4*r,height:s.height-i.height-34*r};return[...X(e,t,"What the p\
ointer reads"),...i.marks,d("g",{key:"rows"},kt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function qf(e,t,{visit:n}){let{
reading:o}=e;return[...X(e,t,`How does the pointer score ${he(o,n)}, ${Yt(o,n)}?`,`Score of ${he(o,n)}`),d("g",{key:"wor\
ked"},Bn(e,Q(e,t),Oe(o,n),Gn(o),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${z(
o,n)}`,colour:"key"}],{colour:"pointer",over:o.count===1?"its only visit":`all ${o.count} visits`,open:r=>`pointer.${r}`}))]}
function Yf(e,t){let{reading:n}=e,o=R(e),r=Q(e,t),s=n.pointerWeights,i=U(e,r,W("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:p,probability:f,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:p,parts:g.map(y=>({value:Number(s[y]),colour:"\
pointer"})),text:O(f,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>O(Number(s[y]),2)).join(" + ")} = ${O(f,2)}`})),c={
...r,y:r.y+i.height+6*o,height:r.height-i.height-36*o},l=dt(e,r.x,r.y+r.height-10*o,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...X(e,t,"Sums per place"),...i.marks,d("g",{key:"rows"},kt(e,c,a)),l.mark]}var Nc=N(
()=>{"use strict";w();Lt();Rt();Pe();ue();It();ft();G();V()});function _c(e,t){let n=R(e),o=Lc(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*o+90)*n},rank:t.
number===null?0:1,share:1.5,marks:r=>Kf(e,r,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:r=>Jf(e,r,t)}]}function no(e,{layer:t,visit:n,number:o}){return o??on(at(e,`layers.${t}.residual_out`,n))}function Lc(e,{
layer:t,visit:n}){let o=`layers.${t}`,r=e.has(`${o}.attention_out`),s=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,p,f,g="plain")=>{let y=at(e,`${o}.${u}`,n),m=`length ${_(Math.hypot(...y))}`;a.push({key:u,title:p,says:f||
m,values:y,colour:g})},l=(u,p)=>s?i(u)?"unchanged":"":i(u)?"nothing":`${p} alone`;return c("residual_in","Comes in","","\
stream"),r&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",r?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${o}.${u}\
.mean`))return"off: unchanged";let p=Number(e.values(`${o}.${u}.mean`)[n]),f=1/Number(e.values(`${o}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${_(p,2)}, deviation ${_(f,2)}`}}function Kf(e,t,n){let{reading:o}=e,{layer:r,visit:s}=n,i=R(e),
a=Q(e,t),c=no(o,n),l=Lc(o,n),h={...a,height:a.height-34*i},u=s===o.count-1,p=a.x,f=[],g=(y,m,b=!0)=>{let x=dt(e,p,a.y+a.
height-10*i,y,m,{isButton:b});p+x.width>a.x+a.width||(f.push(x.mark),p+=x.width+10*i)};return s>0&&g("Earlier visit",{"d\
ata-open":`layers.${r}.stream.${s-1}`}),u||g("Later visit",{"data-open":`layers.${r}.stream.${s+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...X(e,t,`${u?"The last visit":`Visit ${s+1}`} in layer ${r}: ${z(o,s)}`,`Layer ${r}\
: ${z(o,s)}`),d("g",{key:"rows"},ce(e,h,l,{chosen:c,open:y=>`layers.${r}.stream.${s}.${y}`})),d("g",{key:"controls"},f)]}
function Jf(e,t,n){let{reading:o}=e,{layer:r,visit:s}=n,i=R(e),a=no(o,n),c=Q(e,t),{y:l}=c,h=[];for(let p of Xf(o,r,s,a)){
let f=U(e,{...c,y:l},p);if(l+f.height>c.y+c.height)break;h.push(...f.marks),l+=f.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...X(e,t,`Number ${a+1} of ${o.trace.architecture.d_model}, worked out`),d("g",{key:"lines"},h),
u.height>=90*i&&d("g",{key:"units"},Zf(e,u,r,s,a))]}function Xf(e,t,n,o){let r=`layers.${t}`,s=`transformer.layers.${t}`,
i=h=>Number(at(e,`${r}.${h}`,n)[o]),a=e.trace.interventions.residuals!==!1,c=[[...W("Comes in:"),eo(i("residual_in"))]];
return e.has(`${r}.attention_out`)&&(c.push(to("Norm 1:",en(e,`${r}.residual_in`,`${r}.norm1`,`${s}.norm1`,n,o))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(to("Norm\
 2:",en(e,`${r}.residual_mid`,`${r}.norm2`,`${s}.norm2`,n,o))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,p,f,g){let y=g?"0 (skipped)":
_(Math.abs(p),2);return a?[...W(h),[{text:`${_(u,2)} ${p<0&&!g?"−":"+"} ${y} =`}],eo(f)]:[...W(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":_(p,2),kind:"strong"}]]}}function to(e,t){if(!t)return W(`${e} off, the number s\
tays as it is`);let{x:n,mean:o,reciprocal:r,standard:s,weight:i,bias:a,result:c}=t;return[...W(e),[{text:`(${_(n,2)} ${o<
0?"+":"−"} ${_(Math.abs(o),2)})`}],[{text:`× ${_(r,3)} = ${_(s,2)};`}],...i===null||a===null?W("then a learned factor\
 and bias give").concat([eo(c)]):[[{text:`${_(s,2)} × ${_(i,2)} ${a<0?"−":"+"} ${_(Math.abs(a),2)} =`}],eo(c)]]}function eo(e){
return[{text:_(e,2),kind:"strong"}]}function Zf(e,t,n,o,r){let{reading:s}=e,i=R(e),a=at(s,`layers.${n}.feed_forward.pre`,
o),c=at(s,`layers.${n}.feed_forward.hidden`,o),l=Un(s,n,o,r),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((x,k)=>Math.
abs(Number(h[k]))-Math.abs(Number(h[x]))),p=Array.from(c).filter(x=>x>0).length,f=s.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${p} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${_(Le(h),2)}, the bias adds ${_(l.bias,2)}:`:`${p} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=U(e,t,W(f+g),"small"),m=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,m).map(x=>({key:`unit ${x}`,label:`unit ${x+1}`,parts:[{value:Number(h[x]),colour:"plain"}],beside:`${_(
Number(a[x]))} → ${_(Number(c[x]))}${l?` × ${_(Number(l.dot.second[x]),2)}`:""}`,text:_(Number(h[x]),2)}));return[...y.
marks,kt(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var oo=N(()=>{"use strict";w();Lt();Rt();Pe();ue();
jn();It();ft();G();V()});function Lr(e,t){let n=R(e),o=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:o?1:0,share:1.2,
marks:r=>nd(e,r,t)},{key:"number",least:{width:310*n,height:250*n},rank:o?0:2,marks:r=>od(e,r,t)},...t.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:o?2:1,share:.6,marks:r=>id(e,r,t)}]:[]]}function Ir(e,t,n){let{trace:o,
count:r}=e,s=e.visits[n],{without_features:i=[],position_from_end:a}=o.interventions;if(i.some(c=>c===t)||t==="position_\
from_end"&&a===!1)return"left out: all zeros";if(!s)return"";switch(t){case"location":return s.label;case"user":return o.
user===null?"nobody in particular":`person ${o.user}`;case"time":{let c=Math.floor(s.start_minute/Tn)*Tn;return`${lt(c)}\
 to ${lt((c+Tn)%1440)}`}case"weekday":return zi[s.weekday]??"";case"recency":{let c=ed(e,n);return c===null?"days before\
 the prediction":c>=qo?`${qo} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(s.duration_minutes/$e)*$e,l=c+$e;return c>=Yo*$e?`${Ut(Yo*$e)} or more`:`${c?Ut(c):"0"} to ${Ut(l)}`}default:{let c=r-
n;return c===1?"the last visit":`${c} from the end`}}}function ed({trace:e,visits:t},n){let o=t[n]?.arrival;if(!o)return null;
let r=s=>Date.parse(s.slice(0,10))/Qf;return Math.round(r(e.predict_at)-r(o))}function nd(e,t,{kind:n,visit:o}){let{reading:r}=e,
s=R(e),i=Q(e,t),a=r.slices.map(({name:p,label:f,lengths:g})=>({key:p,title:f,says:Ir(r,p,o),values:wr(r,p,o),colour:Number(
g[o])===0?"plain off":"plain"})),c=a.reduce((p,{values:f})=>p+f.length,0),l=U(e,i,W(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=dt(e,i.x,i.y+i.height-10*s,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*s,height:i.height-l.height-34*s};return[...X(e,t,n==="inpu\
ts"?"What the last visit is made of":z(r,o)),...l.marks,d("g",{key:"rows"},ce(e,u,a)),h.mark]}function od(e,t,{kind:n,visit:o,
number:r}){let{reading:s}=e,i=R(e),a=Q(e,t),c=at(s,"inputs.projected",o),l=r??on(c),h=rc(s,o,l),u=n==="inputs"?"inputs":
`visits.${o}`,p=[{key:"projected",title:`${c.length} numbers`,says:s.has("inputs.norm")?"all features, mixed":"",values:c,
colour:"stream"}],f={...a,height:Math.min(86*i,.26*a.height)},g=sd(s,o,l),y=[],m=g.reduce((M,$)=>M+U(e,{...a,y:0},$).height+
4*i,0),b={...a,y:f.y+f.height+28*i,height:a.height-f.height-m-36*i},x=h?rd(h):[],k=b.y+(x.length?Re(e,b,x.length)+6*i:0);
for(let M of g){let $=U(e,{...a,y:k},M);if(k+$.height>a.y+a.height+2)break;y.push(...$.marks),k+=$.height+4*i}return[...X(
e,t,"The vector that enters the layers"),d("g",{key:"vector"},ce(e,f,p,{chosen:l,open:M=>`${u}.${M}`})),x.length>0&&U(e,
{...a,y:f.y+f.height+4*i},W(`Number ${l+1}: each feature × its weights`),"small").marks,x.length>0&&d("g",{key:"rows"},
kt(e,b,x)),d("g",{key:"lines"},y)]}function rd({parts:e,bias:t}){return[...e.map(({name:o,label:r,dot:s})=>({key:o,label:r,
parts:[{value:s.sum,colour:"plain"}],text:_(s.sum,2),exact:`${r}: the sum of ${s.products.length} products is ${_(s.sum,
4)}`})),{key:"bias",label:"bias",parts:[{value:t,colour:"plain"}],text:_(t,2),exact:""}]}function sd(e,t,n){if(!e.has("i\
nputs.norm"))return[];let o=Number(at(e,"inputs.projected",t)[n]),r=Number(at(e,"layers.0.residual_in",t)[n]),s=en(e,"in\
puts.projected","inputs.norm","input_norm",t,n),i=[[...W("Sum:"),[{text:_(o,2),kind:"strong"}]],to("Norm:",s)];if(e.trace.
architecture.components.includes("sinusoidal")){let a=e.trace.architecture.d_model,c=Kt(e,"pos_encoding",t*a+n);e.trace.
interventions.sinusoidal===!1?i.push(W("No position encoding: it is off.")):c!==null&&s&&i.push([...W("Position encoding\
:"),[{text:`${_(s.result,2)} ${c<0?"−":"+"} ${_(Math.abs(c),2)} =`}],[{text:_(r,2),kind:"strong"}]])}return i}function id(e,t,{
visit:n}){let{reading:o}=e,r=R(e),s=Q(e,t),i=[];for(let g=0;g<o.layers;g++)for(let y=0;y<o.heads;y++){let m=Number(o.lastRow(
g,y)[n]),b=o.isRemoved(g,y)||o.isSkipped(g,"attention");i.push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:m,
colour:"plain"}],text:b?"off":O(m,1),open:`layers.${g}.heads.${y}.${o.count-1}.${n}`,isOff:b})}let a=[];if(o.hasPointer){
let g=Number(o.pointerWeights[n]);i.push({key:"pointer",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:O(g,1),open:`\
pointer.${n}`}),o.hasGate&&a.push(...W("To the answer the pointer carries"),[{text:`${O(g,1)} × gate ${o.gate.toFixed(2)}\
 = `},{text:O(g*o.gate,1),kind:"strong"},{text:"."}])}let c=U(e,s,W(o.visits[n]?.masked?"This visit is masked: nothing r\
eads it.":"How much the last visit reads from it"),"small"),l=U(e,{...s,y:0},a),h={...s,y:s.y+c.height+2*r,height:s.height-
c.height-l.height-8*r},u=Re(e,h,i.length),p=i.map(({parts:g})=>Number(g[0]?.value)),f=Math.max(td,...p);return[...X(e,t,
"Who reads it?"),...c.marks,i.length>0&&d("g",{key:"rows"},kt(e,h,i,{largest:f})),d("g",{key:"end"},U(e,{...s,y:h.y+u+6*
r},a).marks)]}var Qf,td,Rr=N(()=>{"use strict";w();On();Lt();Rt();Pe();ue();oo();jn();It();ft();G();V();Qf=864e5,td=.1});function Ic(e,t){let n=Ft(t,e.reading);return n?Ua(e,n,ad[n.kind](e,n)):[]}var ad,Rc=N(()=>{"use strict";w();nc();Lt();uc();
mc();Ac();Ae();Oc();Nc();oo();Rr();Ae();ad={head:Mc,stream:_c,inputs:Lr,visit:Lr,context:ec,pointer:Sc,generation:dc,gate:lc,
place:Tc}});function jt(e,t,n){let{title:o,text:r}=ld(e,t,n),s=n?.words?cd(e,t,n):"";return{title:o,text:s?`${r} ${s}`:r}}function cd(e,t,n){
let o=Hr(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${o} the pointer gives it ${O(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let r=n.knownProbability(e.location??0);return r===null?"":`${o} its probability i\
s ${O(r,1)}.`}return e?.kind==="gate"?`${o} it is ${n.gate.toFixed(2)}.`:""}function ld(e,t,n){switch(e?.kind){case"visi\
t":return pd(e.visit??0,t);case"head":return dd(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:hd(t)};case"stream":return Cc(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"\
its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model} numbers. ${Dc(Pc(t),!0)} ${Pc(t).
length===1?"reads":"read"} nothing else of it.`};case"pointer":return Wc(t);case"generation":return Fc(t);case"gate":return Hc(
t);case"place":return md(e.location??0,t);default:return gd(t,n)}}function hd(e){let{slices:t,trace:n}=e,o=Dc(t.map(({label:s})=>ud[s]??
s)),r=n.architecture.d_model;return e.has("inputs.norm")?`Each visit is ${t.length} vectors side by side: ${o}. One matr\
ix mixes them into ${r} numbers.`:`The network has ${t.length} vectors for each visit: ${o}. Its first layer reads ${r} \
numbers.`}function Pc(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has(
"gate.logit")?["the gate"]:[]]}function te(e,t){let n=e.visits[t];return n?`${n.label}, ${bt[n.weekday]} ${lt(n.start_minute)}`:
""}function pd(e,t){let n=t.visits[e],o=[],r=fd(e,t);if(n?.masked)return{title:`${te(t,e)}.`,text:"This visit is masked:\
 nothing reads it."};if(r&&o.push(`Layer ${r.layer}, head ${r.head} reads most from it: ${O(r.weight)}.`),t.hasPointer){
let s=t.pointerWeights[e],i=t.locations[e]??0,a=s*t.gate,c=t.probabilityOf("final",i);o.push(t.hasGate?`The pointer give\
s it ${O(s,1)}, after the gate ${Pr(a)} of its place’s ${O(c,1)}.`:`The pointer gives it ${O(s,1)} of the answer.`)}return{
title:`${te(t,e)}.`,text:o.join(" ")}}function fd(e,t){let n=null;for(let o=0;o<t.layers;o++)for(let r=0;r<t.heads;r++){
if(t.isRemoved(o,r))continue;let s=Number(t.lastRow(o,r)[e]);(!n||s>n.weight)&&(n={layer:o,head:r,weight:s})}return n}function dd(e,t,n){
let o=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:o,text:`\
Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weights it would have used.`}}let r=n.
lastRow(e,t),s=gt(r),a=[...r.keys()].sort((h,u)=>r[u]-r[h])[1],c=a===void 0?"":` and ${O(r[a])} from ${te(n,a)}`,l=s===n.
count-1?"itself":te(n,s);return{title:o,text:`The last visit reads ${O(r[s])} from ${l}${c}.`}}function Cc(e,t){let{residual:n,
attention:o,feedForward:r}=t.stream(e),s=t.count-1,i=o?`its heads add one of length ${_(Number(o[s]))} and `:"";return{title:`\
Residual stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${_(Number(n[s]))}; ${i}its feed-forwa\
rd network adds one of length ${_(Number(r[s]))}.`}}function Wc(e){let t=e.pointerWeights,n=gt(t),[o]=e.pointedPlaces,r=o&&
o.visits.length>1?`; its ${o.visits.length} visits add up to ${O(o.probability)}`:"";return{title:"Pointer.",text:`It sc\
ores every visit and turns the scores into weights. Its favourite visit is ${te(e,n)}, with ${O(t[n])}. Most probable to\
 copy: ${o?.label}${r}.`}}function Fc(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`It scores all ${e.trace.
architecture.locations-2} places, visited or not, and “unknown”. First comes ${t?.label} with ${O(t?.probability??0)}\
, then ${n?.label} with ${O(n?.probability??0)}.`}}function Hc(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.
learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(2)}: ${O(t)} of the answer’s distribution comes fr\
om the pointer, ${O(1-t)} from generation.`}}function md(e,t){let{label:n}=t.nameOf(e),o=t.probabilityOf("final",e),r=[`\
Its probability is ${O(o,1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;
r.push(`: gate ${l.toFixed(2)} × ${O(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${O(c,1)} by generation`)}let s=t.locations.
filter(a=>a===e).length,i=["It is not among the visits","It was visited once"][s]??`It was visited ${s} times`;return{title:`${n}\
.`,text:`${r.join("")}. ${i}.`}}function gd(e,t){let{prediction:n}=e.trace,{label:o}=e.nameOf(n.location),r=`${o}, ${O(n.
probability,1)}.`;if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.location===n.location,l=e.wordsFor(t),
h=t.nameOf(t.trace.prediction.location).label,u=[...a===null?[]:[`That is ${bd(n.probability,a)} ${l}.`],...c?[]:[`${Hr(
l)} the answer was ${h}.`]];return{title:r,text:u.join(" ")}}let s=e.count===1?"the visit":`these ${e.count} visits`,i=e.
hasGate?` ${Pr(n.from_pointer)} are copied from visits (pointer), ${Pr(n.from_generation)} are generated.`:"";return{title:r,
text:`A neural network read ${s} and expects this place next.${i}`}}function jc({kind:e},t,n){let{location:o,probability:r}=t.
trace.prediction,s=new zt(n),{prediction:i}=n,a=Wr(e),c=t.nameOf(o).label;if(i.location!==o){let l=s.nameOf(i.location).
label;return`${a}, the answer would be ${l} with ${O(i.probability,1)}.`}return`${a}, ${Fr(c,r,i.probability)}`}function Wr(e){
return e==="head"?"Switched off":"Masked"}function Fr(e,t,n){let[o,r]=[O(t,1),O(n,1)];return o===r?`${e} would still get\
 ${o}.`:`${e} would get ${r} instead of ${o}.`}function bd(e,t){let{change:n,size:o}=ke(e,t);return n===0?"the same as":
`${o} points ${n>0?"more":"less"} than`}function Hr(e){return e.charAt(0).toUpperCase()+e.slice(1)}function Pr(e){return`${(100*
e).toFixed(1)} points`}function Dc(e,t=!1){let n=e.at(-1)??"",o=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?
Hr(o):o}function Gc(e){let{count:t}=e,n=e.visits[t-1],o=e.visits[0],r=[{title:t===1?"One visit.":`${t} visits.`,text:t===
1?`${te(e,0)}. Where does this person go next?`:`They begin with ${o?.label} and end with ${te(e,t-1)}. Where does this \
person go next?`,part:`visits.${t-1}`},{...jt({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)r.push(
yd(c,e)),r.push({...Cc(c,e),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});r.push({...jt({kind:"\
context"},e,null),part:"context"}),e.hasPointer&&r.push({...Wc(e),part:"pointer"}),e.hasGeneration&&r.push({...Fc(e),part:"\
generation"});let{prediction:s}=e.trace,i=e.nameOf(s.location).label,a=e.hasGate?`${Hc(e).text} `:"";return r.push({title:`${i}\
, ${O(s.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${s.location}`}),r}function yd(e,t){
let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let o=null,r=0;for(let i=0;i<t.heads;i++){if(t.isRemoved(e,i))continue;r+=1;let a=t.lastRow(e,i),c=gt(a);(!o||
a[c]>o.weight)&&(o={head:i,visit:c,weight:a[c]})}if(!o)return{title:n,text:"All of its heads are switched off.",part:null};
let s=o.visit===t.count-1?"from itself":`from ${te(t,o.visit)}`;return{title:n,text:`In ${r===1?"one head":`${r} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${o.head} reads ${O(o.
weight)} ${s}.`,part:`layers.${e}.heads.${o.head}`}}var Cr,ud,ro=N(()=>{"use strict";w();ae();V();Cr="Point at anything \
to see what it does.";ud={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of sta\
y",order:"position"}});function Uc(e,t){let n=Ft(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return xd(n,t);break;case"stream":
return kd(n,t);case"pointer":if(n.isLeaf)return $d(n,t);break;case"generation":if(n.isLeaf)return vd(n,t);break;case"gat\
e":return Md(t);default:break}return jt(_t(wd(n),t),t,null)}function wd({kind:e,layer:t,head:n,visit:o,location:r}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${o}`:e==="place"?`places.${r}`:e}function xd({layer:e,head:t,query:n,
visit:o},r){let s=r.weights(e,t).subarray(n*r.count,(n+1)*r.count),i=Number(s[o]),a=s.filter(g=>g>i).length,c=n===o?"its\
elf":z(r,o),l=`${z(r,n)}, reads ${O(i,1)} from ${c}.`;if(r.visits[o]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Te(r,e,t,n,o),p=r.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${r.count} weights in its row ${a===1?"is":"are"} larger.`,f=r.isRemoved(e,t)||r.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${_(h.
sum,2)}, which makes a score of ${_(u,2)}. ${p}${f}`}}function kd({layer:e,visit:t},n){let o=`layers.${e}`,r=l=>_(Math.hypot(
...at(n,`${o}.${l}`,t))),s=n.has(`${o}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${r(l)}`,a=s?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${z(n,t)}.`,text:`The\
 visit comes in as a vector of length ${r("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${r("residual_out")}.${c}`}}function $d({visit:e},t){let n=O(Number(t.pointerWeights[e]),
1),o=`The pointer gives ${z(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:o,text:"The visit is masked: it cannot be \
chosen."};let{dot:r,bias:s,isBiasOff:i,score:a}=Oe(t,e),c=s!==null&&!i?` and the bias of its position is ${_(s,2)}`:"";return{
title:o,text:`Query and key multiply to ${_(r.sum,2)}${c}; its score is ${_(a,2)}. The weight counts for ${he(t,e)}.`}}function vd({
location:e},t){let{logit:n}=Xt(t,e),o=t.probabilityOf("generation",e),r=n===null?"":`Its logit is ${_(n,2)}; `,s=`the so\
ftmax over all places makes it ${O(o,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:r?r+s:s.charAt(0).toUpperCase()+s.slice(1)}}function Md(e){let t=jt({kind:"gate"},e,null),n=Ne(e);if(!n)return t;
let{logit:o,learned:r,hidden:s}=n,i=e.trace.gate.learned?`Its ${s.length} hidden units and the bias add up to a logit of\
 ${_(o,2)}.`:`As learned it would be ${r.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var Bc=N(()=>{"use st\
rict";w();Ae();Rt();It();pt();ro();V()});function zc(e,{names:t,run:n},o){if(!t.length)return e;let r=Ad*o/13;return Pn(e,s=>t.includes(s)?{className:"put-in",words:`\
put in from the ${n} run`,onTop:i=>Ed(i,n,r)}:null)}function Ed({attributes:{x:e,y:t,width:n}},o,r){let[s,i]=[Number(e)+
Number(n),Number(t)],a=.45*r;return d("g",{key:"put in",class:"badge"},d("circle",{cx:s,cy:i,r}),d("path",{d:`M${s+a} ${i-
a}L${s-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),d("title",{},`Put in from the ${o} run`))}var Ad,Vc=N(()=>{"use strict";
w();rr();G();Ad=7});function Yc(e,t){let n=Td[t];return n===void 0?null:Math.round(100*Math.min(1,Math.max(0,e+n)))/100}var Td,qc,Kc=N(()=>{
"use strict";w();Td={ArrowUp:-.05,ArrowLeft:-.05,ArrowDown:.05,ArrowRight:.05,PageUp:-.2,PageDown:.2,Home:-1,End:1},qc="\
Up, Down, Page Up, Page Down, Home and End move it; Left and Right lead to other parts."});function Zc(e,{title:t,ground:n,lines:o}){let r=e.cloneNode(!0),{width:s,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=o.length*Jc*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[y,m]of r.querySelectorAll("*").entries()){let b=u[y];
b&&Id(m,getComputedStyle(b)),m.matches(_d)&&h.push(m);for(let x of["class","data-part","data-open","data-act","tabindex",
"role"])m.removeAttribute(x)}for(let y of[...h,...r.querySelectorAll('[opacity="0"]')])y.remove();let p=document.createElementNS(
so,"title");p.textContent=t;let f=document.createElementNS(so,"rect");f.setAttribute("y",String(-c)),f.setAttribute("wid\
th",String(s)),f.setAttribute("height",String(l)),f.setAttribute("fill",n);let g=o.map((y,m)=>{let b=a*(m?1:Od),x=document.
createElementNS(so,"text");return x.textContent=rt(y,s-2*Xc,b,m===0),x.setAttribute("x",String(Xc)),x.setAttribute("y",String(
(m+.8)*Jc*a-c)),x.setAttribute("font-size",String(b)),x.setAttribute("font-weight",m?"400":"600"),x.setAttribute("fill",
getComputedStyle(e).color),x});return r.prepend(p,f,...g),r.setAttribute("viewBox",`0 ${-c} ${s} ${l}`),r.setAttribute("\
xmlns",so),r.setAttribute("width",String(s)),r.setAttribute("height",String(l)),r.setAttribute("font-family",getComputedStyle(
e).fontFamily),r.setAttribute("text-rendering","geometricPrecision"),r.setAttribute("role","img"),r.setAttribute("aria-l\
abel",t),r.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(r),width:s,height:l}}function Id(e,t){if(e.
localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("styl\
e","image-rendering: pixelated");for(let n of Sd){if(Ld.has(n)&&e.localName!=="text")continue;let o=t.getPropertyValue(n);
o&&o!==Nd[n]&&e.setAttribute(n,o)}}var so,Jc,Od,Xc,Sd,Nd,_d,Ld,Qc=N(()=>{"use strict";w();V();so="http://www.w3.org/2000\
/svg",Jc=1.7,Od=1.2,Xc=20,Sd=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opac\
ity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Nd={fill:"rgb(0, 0, 0)",stroke:"none",
"stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-orde\
r":"normal","text-decoration-line":"none"},_d=".handle, .handle-words, .control, .escape",Ld=new Set(["font-size","font-\
weight","text-anchor"])});function el(e,t=null,n=null){if(t===null)return[Pd(e,n),Cd(e,n)];let o=Ft(t,e);return o?Rd[o.kind](e,o):[]}function Pd(e,t){
let{hasPointer:n}=e,o=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...o?[`Pointer weight ${o.words}`]:[]],rows:e.visits.map((r,s)=>[
z(e,s),r.duration_minutes,...n?[Dr(e.pointerScores[s]),e.pointerWeights[s]]:[],...o?[o.pointerWeights[s]]:[]])}}function Cd(e,t){
return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.
map(({location:n})=>{let{pointer:o,generation:r,fromPointer:s,fromGeneration:i}=_e(e,n),a=e.probabilityOf("final",n);return[
e.nameOf(n).label,o,r,s,i,a,...t?[t.knownProbability(n)]:[]]})}}function Wd(e,{layer:t,head:n,query:o,visit:r,isLeaf:s}){
let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((p,f)=>z(e,f));if(!s)return[{caption:`Weights o\
f ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((p,f)=>[
p,...a.subarray(f*i,(f+1)*i)])}];let h=Dn(e,t,n,o),{dot:u}=Te(e,t,n,o,r);return[io(`Query of ${l[o]} × key of ${l[r]}, ${c}`,
["Query","Key"],u),{caption:`The row of ${l[o]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((p,f)=>[p,Dr(
h.scores[f]),a[o*i+f]])}]}function Fd(e,t){let{layer:n,visit:o}=t,r=`layers.${n}`,s=[["Comes in","residual_in"],["Norm 1",
"norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.o\
ut"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${r}.${u}`)),i=s.map(([,u])=>at(e,`${r}.${u}`,o)),a=no(e,t),c=Un(e,
n,o,a),l=at(e,`${r}.feed_forward.pre`,o),h=at(e,`${r}.feed_forward.hidden`,o);return[{caption:`${z(e,o)}, in layer ${n}`,
columns:["Number",...s.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,p)=>[p+1,...i.map(f=>f[p])])},{caption:`Hidden unit\
s of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","Afte\
r it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,p)=>[p+1,l[p],u,...c?[c.dot.second[p],c.dot.products[p]]:[]])}]}
function tl(e,{kind:t,visit:n}){let o=at(e,"inputs.projected",n),r=[{caption:`What ${z(e,n)} is made of`,columns:["Featu\
re","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,Ir(e,i,n),c[n]])},jr("All feature\
s mixed by one matrix",o)];if(t==="inputs")return r;let s=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(
a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&s.push(["Pointer",e.pointerWeights[n]]),
r.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:s}),r}function Hd(e){return[jr(
"The context: the last visit after all layers",e.values("context"))]}function jd(e,{visit:t,isLeaf:n}){let o=Gn(e),r=e.visits.
map((l,h)=>z(e,h)),s=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:r.map((l,h)=>[l,s[h],...i?[i[h]]:[],Dr(o.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=Oe(e,t);return[io(`Query of the context × key of ${r[t]}`,["Query","Key"],c),...a]}function Dd(e,{
location:t,isLeaf:n}){let o=e.trace.location_probabilities.generation??[],r={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:o.map(i=>[e.nameOf(i.location).label,Xt(e,i.location).logit,
i.probability])},{dot:s}=Xt(e,t);return n&&s?[io(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],s),r]:
[r]}function Gd(e){let t=Ne(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let o="Hidden units";return[t.dot?io(o,["Hidden un\
it","Weight"],t.dot):jr(o,t.hidden),n]}function Ud(e,{location:t}){let{visits:n,pointer:o,generation:r,gate:s,fromPointer:i,
fromGeneration:a,probability:c}=_e(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",o,s,i],["Generation",r,1-s,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[z(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function io(e,t,{
first:n,second:o,products:r,sum:s}){return{caption:e,columns:["Number",...t,"Product"],rows:[...r.map((i,a)=>[a+1,n[a],o[a],
i]),["Sum","","",s]]}}function jr(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,o)=>[o+1,n])}}function Dr(e){
return Number.isFinite(e)?e:"−∞"}var Rd,nl=N(()=>{"use strict";w();Ae();Rt();oo();Rr();It();Rd={head:Wd,stream:Fd,inputs:tl,
visit:tl,context:Hd,pointer:jd,generation:Dd,gate:Gd,place:Ud}});function ol(e,t,n,o=null){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-label",
"Numbers");let s=el(t,n,o);for(let l of s){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(Mn(l)),r.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>r.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([An(s)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),r.append(c),r.addEventListener("close",()=>{URL.revokeObjectURL(a.href),r.remove()}),
e.append(r),r.showModal()}var rl=N(()=>{"use strict";w();Uo();nl()});function il(e,t,n){if(n==="Home")return e[0]??null;if(n==="End")return e.at(-1)??null;let[o,r]=Bd[n]??[0,!1],s=t?e.indexOf(
t):-1,i=e[s];if(o===0||!i)return null;let a=ao(i);if(!r){let p=e[s+o];return p&&ao(p)===a?p:null}let c=[...new Set(e.map(
ao))],l=c[c.indexOf(a)+o],h=e.filter(p=>ao(p)===l),u=p=>Math.abs(sl(p)-sl(i));return h.sort((p,f)=>u(p)-u(f))[0]??null}function ao(e){
return(e.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function sl(e){let{top:t,bottom:n}=e.getBoundingClientRect();
return(t+n)/2}var Bd,al=N(()=>{"use strict";w();Bd={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});var Gr={};Ns(Gr,{SLIDER_KEYS:()=>qc,blockAround:()=>lr,carryOf:()=>Ia,circuitSentence:()=>Oa,circuitWords:()=>Ea,dragOf:()=>La,
markedAsCircuit:()=>Ma,markedAsPut:()=>zc,neighbourOf:()=>hr,openedMarks:()=>Ic,sentenceOfOpened:()=>Uc,showTables:()=>ol,
slid:()=>Yc,svgFile:()=>Zc,turned:()=>cr,walked:()=>il});var cl=N(()=>{"use strict";w();Sa();Ra();Rc();Bc();Vc();Kc();Qc();
rl();al()});function hl(e,t,n){return[...t.map(({title:r,text:s,bars:i=""})=>({title:r,text:`${s} ${i}`})),...zd(e,n)].reduce((r,s)=>ll(
s)>ll(r)?s:r)}function zd(e,t){let{visits:n,trace:o,layers:r,heads:s}=e,{location:i,probability:a}=o.prediction,c=Fr(e.nameOf(
i).label,a,1-a),h=[{kind:"visit",visit:n.reduce((u,{label:p},f)=>p.length>Number(n[u]?.label.length)?f:u,0)}];for(let u=0;u<
r;u++)for(let p=0;p<s;p++)h.push({kind:"head",layer:u,head:p});return h.map(u=>{let{title:p,text:f}=jt(u,e,null),g=t?` ${Wr(
u.kind)}, ${c}`:"";return{title:p,text:`${f}${g}`}})}function ll({title:e,text:t}){return e.length+t.length}var ul=N(()=>{
"use strict";w();ro()});function hn({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?null:e.hasVisitsOf(t)?t.pointerWeights:
null}function co(e){let{reading:t,before:n,overlays:o}=e;if(!o||!n)return 1;let r=hn(e),s=(h,[u=0,p=0])=>h+Math.max(u,p),
i=Array.from(r??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...pl(t),...pl(n)],c=[...new Set(a)].flatMap(h=>qd.map(u=>[
t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,p)=>u+Number(p[h]),0)));return Math.max(1,
i.reduce(s,0),[...c,l].reduce(s,0))}function pl({trace:e,locations:t}){let n=e.tensors.probabilities;if(n)return Array.from(
n.values,(s,i)=>i);let{final:o,generation:r}=e.location_probabilities;return[...t,...[...o,...r??[]].map(({location:s})=>s)]}
function lo({key:e,now:t,before:n,path:o,edges:r,style:s="",title:i=""}){if(n===null||Math.abs(t-n)<Vd)return null;let a=t>
n?"more":"less",[c,l]=r[a];return!c||!l?null:d("path",{key:`${a} ${e}`,class:`change ${a}${s}`,d:o(c,l)},i&&d("title",{},
i))}function ho(e,t,n){return`${O(e,1)}; ${n} ${O(t,1)}`}var Vd,qd,We=N(()=>{"use strict";w();G();V();Vd=.6,qd=["pointer",
"generation"]});var un,Yd,uo,fl=N(()=>{"use strict";w();un="Circuit",Yd=[["bold","keeps the answer"],["faded","can be left out"]],uo=class{circuit=null;failure="";#o;#t;#n=null;constructor(t,n){
this.#o=t,this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[o,r]of Yd){let s=document.createElement(
"li");s.className=o,s.textContent=r,this.legend.append(s)}this.#s(!1,un)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#r(),this.#s(t,un),this.#t(),t&&this.#e(0)}renew(){this.#r(),this.isOn&&
this.#e(250)}#r(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=""}async#e(t){let n=new AbortController;if(this.#n=
n,this.#s(!0,`${un} …`),await new Promise(o=>setTimeout(o,t)),!n.signal.aborted){try{let o=await this.#o(r=>{n.signal.
aborted||this.#s(!0,`${un} ${Math.floor(100*r)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=o}catch(o){if(n.signal.
aborted)return;this.failure=o instanceof Error?o.message:String(o)}this.#s(!0,un),this.#t()}}#s(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}}});function ml(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function Ur(e,t){return`${e.tag} ${e.
key??t}`}function Jd(e,t){let n=e.match(po)??[],o=t.match(po)??[],r=t.split(po);return n.length!==o.length||e.split(po).
join()!==r.join()?null:s=>{let i=o.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+s*(Number(a)-l))*100)/100)});
return r.map((a,c)=>a+(i[c]??"")).join("")}}var dl,Kd,po,fo,gl=N(()=>{"use strict";w();G();dl="http://www.w3.org/2000/sv\
g",Kd=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),po=/-?\d+(?:\.\d+)?/g,fo=class{#o=new WeakMap;#t=new Map;#n=new WeakMap;#r=0;#e=0;constructor(t){
this.root=t,this.elements=[]}show(t,n=0){this.#p(),this.elements=this.#s(this.root,t,this.elements,n>0),this.#t.size&&this.#u(
n)}#s(t,n,o,r){if(n.every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||o.length)&&(t.textContent=a),
[]}if(!o.length&&!t.firstChild){let a=n.map(c=>this.#i(ml(c)));return t.append(...a),a}let s=new Map;for(let[a,c]of o.entries()){
let l=this.#o.get(c);l&&s.set(Ur(l.mark,a),c)}let i=n.map((a,c)=>{let l=ml(a),h=s.get(Ur(l,c));s.delete(Ur(l,c));let u=h??
document.createElementNS(dl,l.tag);return this.#l(u,l,r&&h!==void 0),u});for(let a of s.values())a.remove();for(let[a,c]of i.
entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(c,l??null)}return i}#i(t){let n=document.createElementNS(dl,t.tag);
for(let o in t.attributes){let r=Xe(t.attributes[o]);r!==null&&n.setAttribute(o,r)}return this.#o.set(n,{mark:t,elements:this.#s(
n,t.children,[],!1)}),n}#l(t,n,o){let r=this.#o.get(t),s=r?.mark.attributes??{};for(let a of Object.keys(s))Xe(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=Xe(c),h=Xe(s[a]);if(l===null||l===h)continue;
let u=o&&h!==null&&Kd.has(a)?Jd(h,l):null;u?this.#t.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#s(t,n.children,r?.elements??[],o);this.#o.set(t,{mark:n,elements:i})}#a(t){let n=this.#n.get(t)??this.#r++;
return this.#n.set(t,n),n}#u(t){let n=performance.now(),o=r=>{let s=Math.min(1,Math.max(0,(r-n)/t));if(s===1){this.#p();
return}let i=1-(1-s)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(
o)};this.#e=requestAnimationFrame(o)}#p(){cancelAnimationFrame(this.#e);for(let{element:t,name:n,end:o}of this.#t.values())
t.setAttribute(n,o);this.#t.clear()}}});function Br(e,t,n){let o=document.createElement("button");return o.type="button",o.dataset.icon=t,o.title=e,o.setAttribute(
"aria-label",e),o.addEventListener("click",n),o}var mo,bl=N(()=>{"use strict";w();mo=class{#o=0;#t=0;#n=[];constructor(t,n){
this.show=n,this.button=Br("Play the story","play",()=>this.toggle()),this.back=Br("Step back","back",()=>this.step(-1)),
this.forth=Br("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
ge",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute("aria-label","Step of the story"),this.slider.
addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),t.append(this.button,this.back,this.forth,this.slider),
this.#e(!1)}isOpen=!1;get beat(){return this.isOpen?this.#t:null}get count(){return this.#n.length}get isTelling(){return this.
isOpen&&this.#t<this.#n.length-1}get told(){return this.isOpen?this.#n[this.#t]??null:null}tell(t){this.#n=t,this.#t=Math.
min(this.#t,t.length-1),this.slider.max=String(t.length),this.#e(this.#o!==0)}toggle(){this.#o?this.pause():this.play()}play(){
let t=this.#t>=this.#n.length-1;this.goTo(this.isOpen&&!t?this.#t:0),this.#r()}pause(){clearTimeout(this.#o),this.#o=0,this.#e(
!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#e(!1),this.show(null))}step(t){this.goTo(this.isOpen?
this.#t+t:t>0?0:this.#n.length-1)}goTo(t){this.pause(),this.isOpen=!0,this.#t=Math.max(0,Math.min(this.#n.length-1,t)),this.#e(
!1),this.show(this.#t)}#r(){let{title:t="",text:n=""}=this.#n[this.#t]??{},o=Math.max(1800,55*(t.length+n.length));if(this.#t>=
this.#n.length-1){this.pause();return}this.#o=window.setTimeout(()=>{this.goTo(this.#t+1),this.#r()},o),this.#e(!0)}#e(t){
this.button.dataset.icon=t?"pause":"play";let n=t?"Pause the story":"Play the story";this.button.setAttribute("aria-labe\
l",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#t+1:this.#n.length),this.slider.setAttribute("aria-\
valuetext",this.isOpen?`Step ${this.#t+1} of ${this.#n.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#t===
0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function go({reading:e,before:t,overlays:n,stage:o,happened:r,lit:s}){let i=Ot(s,e),{most:a,top:c,bottom:l}=o.answers,h=r===
null?[]:[r];n&&t&&h.push(t.trace.prediction.location),i!==null&&s?.kind==="place"&&h.push(i);let u=e.answer(a,h),p=u.slice(
0,-1).map(({location:m})=>m),f=wl(p.map(m=>t?.knownProbability(m)??null),1),g=n&&t?Qd(p,e,t):null,y=(l-c)/u.length;return u.
map((m,b)=>{let x=c+(b+.5)*y,k=m.probability*o.full,M={pointer:g?.pointer[b]??null,generation:g?.generation[b]??null},[$,
E]=["pointer","generation"].map(v=>yl(m[v]*pe({reading:e},v),M[v])*o.full);return{...m,was:t?f[b]??null:null,wasByPath:M,
middle:x,start:x+(Number($)-Number(E)-k)/2,height:k}})}function yl(e,t){return Math.max(0,(t??e)-e)}function Qd(e,t,n){let o=(r,s)=>s?
wl(e.map(i=>n.shareOf(r,i)),pe({reading:n},r)):[];return{pointer:o("pointer",t.hasPointer),generation:o("generation",t.hasGeneration)}}
function wl(e,t){let n=e.filter(r=>r!==null),o=n.reduce((r,s)=>r-s,t);return[...e,n.length===e.length?Math.max(0,o):null]}
function bo(e,t){let{reading:n,stage:o}=e,r=hn(e),s=n.pointerWeights,i=m=>m.reduce((b,x)=>b+yl(s[x],r?.[x]??null),0),a=n.
pointedPlaces.map(m=>({...m,lost:i(m.visits)})).sort((m,b)=>b.probability+b.lost-m.probability-m.lost),c=a.filter((m,b)=>m.
probability+m.lost>=Xd&&b<Zd||zr(t,m.location)<t.length-1).map(m=>({...m,wish:y(m.visits)})),l=a.filter(({location:m})=>!c.
some(b=>b.location===m));if(l.length){let m=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:x})=>b+x,0),lost:i(m),visits:m,wish:y(m)})}c.sort((m,b)=>m.
wish-b.wish);let{room:h,gap:u}=o.across.places,p=c.map(({wish:m,probability:b,lost:x})=>({wish:m,length:(b+x)*o.full})),
f=p.reduce((m,{length:b})=>m-b,h[1]-h[0]),g=qn(p,Math.max(0,Math.min(u,f/(p.length-1||1))),...h);return c.map(({location:m,
label:b,probability:x,lost:k,visits:M},$)=>({path:"pointer",location:m,label:b,probability:x,start:Number(g[$]),lost:k,visits:M,
answer:zr(t,m)}));function y(m){let b=m.map(k=>Math.max(s[k],r?.[k]??0)),x=b.reduce((k,M)=>k+M,0)||1;return m.reduce((k,M,$)=>k+
Number(b[$])/x*Number(o.across.visits[M]),0)}}function yo({reading:e,stage:t},n){if(!e.hasGeneration)return[];let o=e.generated(
an),{gap:r}=t.across.generation,{start:s}=t.across.generation;return o.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:s,lost:0,visits:[],answer:zr(n,i)};return s+=c*t.full+r,l})}function pe({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function Mt(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function zr(e,t){
let n=e.findIndex(o=>o.location===t);return n<0?e.length-1:n}var Xd,Zd,Fe=N(()=>{"use strict";w();We();pt();Zt();Xd=.03,
Zd=5});function ee({stage:e},t){let n=e.type/13;return j(t,12.5*n)+13*n}function pn({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function wo(e,t,n,o=3){let r=e.reading.trace.interventions[`${t}\
_temperature`]??1;return d("g",{key:`temperature ${t}`},He(e,{act:`${t}_temperature`,words:pn(e,t),title:`Temperature of\
 the ${t} softmax: ${r}. Drag to the right for weights that are more alike.`,right:n,y:o,stays:!0}))}function He(e,{act:t,
words:n,title:o,right:r,y:s,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||Vr*c,h=ee(e,n),u=a?
" stays":"";return[d("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:r-h,y:s,width:h,height:l,rx:l/2},d("tit\
le",{},o)),d("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:r-h/2,y:s+l/2+4*c},n)]}var Vr,xo=N(()=>{"\
use strict";w();G();V();Vr=18});function xl(e){let{stage:t}=e,{x:n,width:o}=t.visits;return[ne(e,n,"Visits",qr(e,o),o),...tm(e),...t.rows.map((r,s)=>nm(
e,s))]}function qr({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let o="% read by the last visit",r=`${o} \
in head ${t.head}`;return j(r,12.5*(e.type/13))<=n?r:o}function ne({stage:e},t,n,o,r=400){let s=e.type/13;return d("g",{
key:`title ${n}`,class:"heading","aria-hidden":"true"},j(n,15*s,!0)<=r?d("text",{x:t,y:17*s,class:"title"},n):d("text",{
x:t,y:17*s,class:"small strong"},rt(n,r,12.5*s,!0)),d("text",{x:t,y:35*s,class:"small"},rt(o,r,12.5*s)))}function tm({reading:e,
stage:t}){let n=t.type/13,o=[];for(let{start:r,end:s,weekday:i}of Yr(e)){let a=Number(t.rows[r]?.y)-Number(t.rows[r]?.height)/
2,c=Number(t.rows[s]?.y)+Number(t.rows[s]?.height)/2;if(o.push(d("rect",{key:`day ${r}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);o.push(d("text",{key:`weekda\
y ${r}`,class:"small strong",x:t.visits.x,y:l},i))}}return o}function Yr({visits:e}){let t=[];for(let[n,o]of e.entries()){
let r=em(o),s=t.at(-1);s?.day===r?s.end=n:t.push({start:n,end:n,day:r,weekday:String(bt[o.weekday])})}return t}function em({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function nm(e,t){let{reading:n,stage:o,lit:r}=e,{y:s,height:i,isFull:a}=o.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=o.type/13,h=o.visits.x+36*l,u=o.visits.width-
36*l,p=Ze(r,n).includes(t),f=c.masked?"unmask":"mask",g=a&&e.canAct&&t<n.count-1,y=g&&p?ee(e,f)+4*l:0,m=Math.min(Vr*l,i),
b=ko(c),x=i>=33*l,k=(x?20:13)*l,M=h+k+(x?14:8)*l,$=Jr(e,t),E=Xr(e,t),v=p||E,A=$?42*l:0,S=o.visits.x+o.visits.width-4,L=S-
M,I=o.isDense?0:38*l,C=x?[d("text",{x:M,y:s-3*l,class:"strong"},rt(c.label,L-y,13*l,!0)),d("text",{x:M,y:s+13*l,class:"s\
mall"},j(b,12.5*l)<=L-A?b:lt(c.start_minute)),$||L<j(b,12.5*l)+56*l?null:om(S+4-50*l,s+5*l,48*l,c)]:[d("text",{x:M,y:s+4.4*
l,class:v?"strong":"label"},rt(c.label,L-Math.max(I,A)-y-9,12.5*l,v)),$||o.isDense?null:d("text",{x:S-y,y:s+4.4*l,class:"\
small end"},lt(c.start_minute))];return d("g",Kr(e,t,c),d("rect",{class:"chip",x:h,y:s-i/2+.5,width:u,height:Math.max(1,
i-1),rx:a?5*l:1}),a&&xt(c.category,h+4*l,s-k/2,k),a?C:d("rect",{class:"lane",x:h+2,y:s-1,width:u-4,height:2}),$&&a&&d("t\
ext",{x:S,y:s+(x?13:4.4)*l,class:E?"strong end":"small end"},$),g&&p&&He(e,{act:"mask",words:f,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:S+2,y:x?s-17*l:s-m/2,height:m}),
d("title",{},`${c.label}, ${bt[c.weekday]} ${b}`))}function Kr({reading:e,lit:t},n,o){let r=Ze(t,e).includes(n);return{key:`\
visit ${n}`,class:`part visit${r?" lit":""}${o.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${e.count}: ${o.label}, ${bt[o.weekday]} ${ko(o)}${o.masked?", masked":""}${e.hasPointer?`\
; pointer weight ${O(e.pointerWeights[n],1)}`:""}`}}function ko({start_minute:e,duration_minutes:t}){return`${lt(e)} · ${Ut(
t)}`}function Jr({reading:e,lit:t},n){return t?.kind!=="head"?"":O(e.lastRow(t.layer??0,t.head??0)[n])}function Xr({reading:e,
lit:t},n){return t?.kind!=="head"?!1:gt(e.lastRow(t.layer??0,t.head??0))===n}function om(e,t,n,{start_minute:o,duration_minutes:r}){
let s=Math.min(o+r,fn),i=Math.min(o,Math.max(0,o+r-fn)),a=(c,l)=>d("rect",{class:"stay",x:e+c/fn*n,y:t,width:Math.max(1,
(l-c)/fn*n),height:7});return d("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},d("rect",{class:"\
track",x:e,y:t,width:n,height:7}),a(o,s),i>0&&a(0,i),d("rect",{class:"stay-end","data-drag":"stay",x:e+(i||s)/fn*n-2,y:t-
3,width:5,height:13}))}function kl(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let o=n.type/13,{x:r,width:s}=n.slices,
{slices:i}=t,a=Math.max(...Ht(e).map(({longestSlice:y})=>y)),c=s/i.length,l=yt(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.
flatMap(({y,height:m},b)=>i.map(({lengths:x},k)=>{let M=Number(x[b])/a*Math.max(2,m-4);return{visit:b,x:r+k*c,y:y+m/2-2-
M,width:.72*c,height:M}})),[p,f]=Zr(u,({visit:y})=>h||l.includes(y)),g=i.map(({label:y},m)=>d("text",{key:`name ${y}`,class:"\
tiny middle",x:r+(m+.36)*c,y:(m%2?40:26)*o},y));return[d("g",Qr(e),d("rect",{class:"ground",x:r-6,y:n.top-4,width:s+6,height:n.
bottom-n.top+8,rx:6}),g,d("path",{key:"bars",class:"length",d:Me(f)}),p.length>0&&d("path",{key:"lit",class:"length lit",
d:Me(p)}),d("text",{class:"small",x:r,y:n.bottom+18*o},"Bars: lengths"),d("text",{class:"small",x:r,y:n.bottom+33*o},"of\
 the vectors"))]}function Zr(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function Qr(e){return{key:"slices",class:`part \
slices${wt(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:Z(e,Kn.slices),"aria-label":`What each\
 visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}var fn,je=N(()=>{"use strict";w();xo();le();pt();
ae();G();V();mt();fn=1440});function $l(e,t){let{x:n,right:o}=e.stage.answers,r=e.stage.type/13;return[ne(e,n+6*r,"Answer",e.stage.isDense?"":rm(e),
o-n),...ts(e,t)]}function rm({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function ts(e,t){let{reading:n,stage:o,lit:r,happened:s}=e,i=o.type/13,a=Ot(r,n),{x:c,right:l,segment:h}=o.answers,
u=l-c;return t.map(p=>{let{location:f,label:g,category:y,probability:m,was:b,middle:x,height:k,start:M}=p,$=[{path:"poin\
ter",share:p.pointer*pe(e,"pointer")},{path:"generation",share:p.generation*pe(e,"generation")}],E=a===f,v=c+(y===null?6:
26)*i,A=En(g,l-v-(s===f?20*i:2),13.5*i,2,!0),S=x-(A.length>1?22:8)*i,L=x+(A.length>1?2:0)*i,I=c+6*i,C=u-8*i;return d("g",
{key:`place ${f}`,class:`part place${E?" lit":a!==null&&r?" dim":""}`,"data-part":f<0?null:`places.${f}`,role:f<0?null:"\
button",tabindex:f<0?null:"-1","aria-label":`${g}: ${O(m,1)}; from the pointer ${O($[0]?.share??0,1)}, from generation ${O(
$[1]?.share??0,1)}${s===f?"; this is what really happened":""}`},d("rect",{key:"ground",class:"ground",x:c-6*i,y:S-16*i,
width:u+10*i,height:L-S+50*i,rx:6}),d("rect",{key:"segment",class:"answer-bar",x:h,y:M,width:tt-2,height:Math.max(1,k)}),
y!==null&&xt(y,c+5*i,S-13*i,16*i),A.map((F,q)=>d("text",{key:`name ${q}`,class:f<0?"label halo":"strong halo",x:v,y:S+15*
q*i},F)),s===f&&d("path",{key:"happened",class:"check",d:`M${l-16*i} ${S-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},d("title",
{},"This is where the person went.")),d("rect",{key:"track",class:"track",x:c+6*i,y:L,width:C,height:8*i}),$.map(({path:F,
share:q})=>{let H=d("rect",{key:F,class:`${F} bar`,x:I,y:L,width:Math.max(0,q*C),height:8*i});return I+=q*C,H}),b!==null&&
d("rect",{key:"before",class:"before",x:c+5*i+b*C,y:L-3*i,width:2,height:14*i}),d("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:L+23*i},O(m,1)),b!==null&&sm(c+60*i,L+23*i,m,b))})}function sm(e,t,n,o){let{change:r,size:s,sign:i}=ke(
n,o);return r===0?d("text",{key:"change",class:"small",x:e,y:t},"same"):d("text",{key:"change",class:`${r>0?"more":"less"}\
 strong halo`,x:e,y:t},`${i} ${s}`)}var es=N(()=>{"use strict";w();Fe();le();pt();G();Zt();V();je()});function vl(e){let{reading:t,stage:n}=e,o=n.type/13,r=t.values("context");if(!n.layers.at(-1)||!r)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(r.length))),a=Math.ceil(r.length/i),c=n.context,l=c/i,h=n.fork-2*o,u=n.bottom+20*o,p={x:h,y:u,columns:i,
cell:l},f={class:"strong halo middle",x:h+c/2,y:u+a*l+14*o};return ns(e,p,im(e,h,u,c,a*l),n.isDense?f:void 0)}function ns(e,{
x:t,y:n,columns:o,cell:r},s,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...Ht(e).flatMap(p=>[...p.values("context")].map(Math.abs)))||1,u=Array.from(l,(p,f)=>d("rect",{class:p<0?"below-zer\
o":"above-zero",x:t+f%o*r,y:n+Math.floor(f/o)*r,width:r-.5,height:r-.5,opacity:.12+.88*(Math.abs(p)/h)}));return d("g",{
key:"context",class:`part context${wt(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:Z(e,et(e.
reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},d("rect",{class:"ground",
x:t-3,y:n-16*a,width:o*r+6,height:Math.max(44,Math.ceil(l.length/o)*r+20*a),rx:4}),s,d("text",{key:"name",...i??c},"Cont\
ext"),u,d("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gat\
e read them.`))}function im({reading:e,stage:t},n,o,r,s){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-
5*i,h=t.gate+9*i;return[d("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${o+s/2}H${n-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${n+r+2} ${o+s/2}H${n+r+12*i}`}),e.has("gate.logit")&&d("\
path",{key:"to the gate",class:"link dotted",d:`M${n+r/2} ${o+s+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}var os=N(
()=>{"use strict";w();pt();G();mt()});function Ml(e){let{reading:t,before:n,stage:o}=e,r=o.type/13,s=o.across.gate,i=s+o.full,a=o.gateWidth,c=s+t.gate*o.full,
l=n?.hasGate?n.gate:t.gate,h=o.gate+a/2,u=$o(e);return d("g",rs(e,"vertical"),d("rect",{key:"frame",class:"gate-frame",x:o.
gate-3,y:s-3,width:a+6,height:o.full+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:o.gate,y:s,width:a,height:Math.
max(0,c-s)}),d("rect",{key:"generation",class:"generation bar",x:o.gate,y:c,width:a,height:Math.max(0,i-c)}),d("text",{key:"\
name",class:"title middle halo",x:h,y:s-10*r},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&d("path",{key:"learned",class:"le\
arned",d:`M${o.gate+a+3} ${s+l*o.full}l${8*r} ${-5*r}v${10*r}Z`},d("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&d("rect",{key:"handle",class:"valve","data-act":"gate",x:o.gate-8*r,y:c-6*r,width:a+16*r,height:12*r,rx:6*r}),
!u&&d("text",{key:"fixed",class:"small middle",x:h,y:i+18*r},"fixed"))}function $o({reading:e}){return e.trace.architecture.
components.includes("gate")}function rs(e,t){let{reading:n}=e,o=e.canAct&&$o(e);return{key:"gate",class:`part gate${wt(e,
"gate")}`,"data-part":"gate",role:o?"slider":"button",...o&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":e.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} poi\
nter`},tabindex:"-1",opacity:Z(e,et(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function vo(e,t,n){let{reading:o,stage:r,lit:s}=e,i=e.beat>=et(o).
gate,a=k=>pe(e,k),c=Ot(s,o),l=new Map,h=r.across.gate;for(let k of t)l.set(k,h),h+=k.probability*a(k.path)*r.full;let u=new Map;
h=r.across.gate;for(let k of["pointer","generation"])for(let[M]of n.entries())u.set(`${k} ${M}`,h),h+=Number(n[M]?.[k])*
a(k)*r.full;let p=t.map(k=>{let M=Number(l.get(k)),$=k.probability*a(k.path)*r.full,E=Mt(k.start,k.start+k.probability*r.
full),v=Mt(M,M+$);return d("path",{key:`into ${k.path} ${k.location}`,class:`${k.path} band${b(k.location)}`,d:r.bands.into(
E,v,i)})}),[f,g]=[r.across.gate,r.across.gate+r.full],y=n.flatMap((k,M)=>{let $=k.start;return["pointer","generation"].map(
E=>{let v=Number(k[E])*a(E),A=v*r.full,S=Number(u.get(`${E} ${M}`)),L=Mt(S,S+A),I=Mt($,$+A),C=k.wasByPath[E],F=C===null?
null:m(E,S,$,A,C*r.full);$+=A;let q=`out ${E} ${k.location}`;return[A>0&&d("path",{key:q,class:`${E} band${b(k.location)}`,
d:r.bands.out(L,I,i)}),F&&lo({key:q,now:A,before:Number(C)*r.full,path:(H,P)=>r.bands.out(H,P,i),edges:F,style:b(k.location),
title:`${k.label}, from ${E==="pointer"?"the pointer":"generation"}: ${ho(v,Number(C),e.before?o.wordsFor(e.before):"")}`})]})});
return[p,y,i&&s?.kind==="visit"&&x(s.visit??0)];function m(k,M,$,E,v){let A=Math.abs(E-v),S=k==="pointer",L=(F,q)=>{let H=S?
F-(q?0:A):F+E-(q?A:0);return[H,H+A]},[I]=L(M,!1),C=Math.max(f,Math.min(g-A,I));return{more:[L(M,!0),L($,!0)],less:[[C,C+
A],L($,!1)]}}function b(k){return c===null?"":c===k&&s?.kind==="place"?" lit":" dim"}function x(k){let M=o.pointerWeights,
$=t.find(({path:P,visits:B})=>P==="pointer"&&B.includes(k));if(!$)return null;let E=[...$.visits].sort((P,B)=>P-B),A=E.slice(
0,E.indexOf(k)).reduce((P,B)=>P+M[B],0)*r.full,S=M[k]*r.full,L=a("pointer"),I=Number(l.get($))+A*L,C=n[$.answer],F=Number(
u.get(`pointer ${$.answer}`))+A*L,q=Number(C?.start)+A*L,H=C?.location===$.location;return[d("path",{key:"visit into",class:"\
pointer band lit",d:r.bands.into(Mt($.start+A,$.start+A+S),Mt(I,I+S*L),i)}),H&&d("path",{key:"visit out",class:"pointer \
band lit",d:r.bands.out(Mt(F,F+S*L),Mt(q,q+S*L),i)})]}}var Mo=N(()=>{"use strict";w();We();Fe();pt();G();V();mt()});function Al(e){let{reading:t,before:n,stage:o}=e,r=o.type/13,{gate:s,gateHeight:i,full:a}=o,c=o.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=$o(e),p=`${O(t.gate)} pointer${u?"":", fixed"}`;return d("g",rs(e,"horizontal"),d("rect",{key:"frame",
class:"gate-frame",x:c-3,y:s-3,width:a+6,height:i+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:c,y:s,width:t.gate*
a,height:i}),d("rect",{key:"generation",class:"generation bar",x:l,y:s,width:(1-t.gate)*a,height:i}),d("text",{key:"name",
class:"title halo",x:o.left,y:s+11*r},`Gate ${t.gate.toFixed(2)}`),d("text",{key:"words",class:"small halo",x:o.left,y:s+
27*r},p),h!==t.gate&&d("path",{key:"learned",class:"learned",d:`M${c+h*a} ${s+i+3}l${5*r} ${8*r}h${-10*r}Z`},d("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[d("rect",{key:"handle",class:"valve",x:l-6*r,y:s-8*r,width:12*r,
height:i+16*r,rx:6*r}),d("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Nt/2,o.size.width-
Nt),y:s+(i-Nt)/2,width:Nt,height:Nt})])}var El=N(()=>{"use strict";w();Mo();G();Qt();V()});function Tl(e,t){let{reading:n,stage:o}=e,r=o.type/13,s=t.filter(({path:p})=>p==="generation"),i=o.places-8*r,a=o.fork+(n.
hasPointer?o.context+14*r:2*r),c=n.hasPointer?o.bottom+34*r:Number(s[0]?.start)+12*r,l=e.beat>=et(n).generation,h=s.map(
({label:p,probability:f,location:g},y)=>{let m=c+y*17*r;return[d("text",{key:`name ${y}`,class:g<0?"small halo":"label h\
alo",x:a,y:m},rt(p,i-a-(o.isDense?38:46)*r,13*r)),d("text",{key:`share ${y}`,class:"strong end halo",x:i,y:m},O(f))]}),u=s.
map(({probability:p,start:f,location:g},y)=>d("rect",{key:`bar ${y}`,class:"generation bar",x:o.places,y:f,width:tt,height:l?
Math.max(.8,p*o.full):0},d("title",{},`${g<0?"The others":s[y]?.label}: ${O(p,1)} of the generation head`)));return d("g",
ss(e,s),d("rect",{class:"ground",x:a-4,y:c-30*r,width:i-a+8,height:88*r,rx:6}),d("text",{class:`title halo${o.isDense?" \
end":""}`,x:o.isDense?i:a,y:c-18*r},"Generation"),h,u)}function ss(e,t){return{key:"generation",class:`part generation-b\
lock${wt(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:Z(e,et(e.reading).generation),"a\
ria-label":`Generation: ${t.map(({label:n,probability:o})=>`${n} ${O(o)}`).join(", ")}`}}var is=N(()=>{"use strict";w();
pt();G();Zt();V();mt()});function Ol(e,t){let{reading:n,stage:o,lit:r}=e,s=Ot(r,n),i=t.filter(({path:l})=>l==="pointer"),a=lm(e,i),c=({location:l})=>s===
null||s===l?"":" dim";return d("g",{key:"places",opacity:Z(e,et(n).pointer)},i.map(l=>d("rect",{key:`bar ${l.location}`,
class:`pointer bar${c(l)}`,x:l.start,y:o.places,width:Math.max(.8,l.probability*o.full),height:tt},d("title",{},`${l.label}\
: ${O(l.probability,1)} of the pointer`))),[hm,um].map(l=>a.map(h=>l(e,h,c(h.flow)))))}function lm({reading:e,stage:t,lit:n},o){
let r=t.type/13,s=Ot(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(s!==null&&h===s),l=[];for(let h of[
...o].sort((u,p)=>c(p)-c(u))){let{location:u,label:p,probability:f}=h,g=u>=0,y=` ${O(f)}`,b=`${rt(p,a-i-j(y,13*r,!0),13*
r,g)}${y}`,x=j(b,13*r,g)/2,k=h.start+f*t.full/2,M=Math.max(i+x,Math.min(a-x,k)),[$,E]=[M-x,M+x];for(let v=0;v<am;v++){if(l.
some(L=>L.row===v&&$<L.right+8*r&&E>L.left-8*r))continue;let S=M>k?"":M<k?" end":" middle";l.push({flow:h,text:b,isBold:g,
left:$,right:E,row:v,anchor:S});break}}return l}function Sl({stage:e},{row:t}){return e.places+tt+(14+as*t)*e.type/13}function hm(e,t,n){
let{type:o,places:r,full:s}=e.stage,{flow:i,row:a}=t;return a>0&&d("path",{key:`leader ${i.location}`,class:`leader${n}`,
d:`M${i.start+i.probability*s/2} ${r+tt}V${Sl(e,t)-11*o/13}`})}function um(e,t,n){let{flow:o,text:r,isBold:s,left:i,right:a,
anchor:c}=t;return d("text",{key:`name ${o.location}`,class:`${s?"strong":"small"}${c} halo${n}`,x:c===""?i:c===" end"?a:
(i+a)/2,y:Sl(e,t)},r)}function Nl(e,t){let{reading:n,stage:o}=e,r=o.type/13,s=t.filter(({path:l})=>l==="generation"),i=e.
beat>=et(n).generation,a=n.hasPointer?.42*(o.right-o.left):o.right-o.left,c=o.places-(cm*as-6)*r;return d("g",ss(e,s),d(
"rect",{class:"ground",x:o.right-a,y:c-36*r,width:a+6,height:o.places+tt-c+40*r,rx:6}),d("text",{class:"title end halo",
x:o.right,y:c-19*r},"Generation"),s.map(({location:l,label:h,probability:u,start:p},f)=>{let g=` ${O(u)}`,y=rt(h,a-j(g,13*
r),13*r)+g;return[d("text",{key:`name ${f}`,class:l<0?"small end halo":"label end halo",x:o.right,y:c+f*as*r},y),d("rect",
{key:`bar ${f}`,class:"generation bar",x:p,y:o.places,width:Math.max(.8,u*o.full),height:i?tt:0},d("title",{},`${l<0?"Th\
e others":h}: ${O(u,1)} of the generation head`))]}))}var am,as,cm,_l=N(()=>{"use strict";w();is();pt();G();Zt();V();mt();
am=4,as=17,cm=4});function Ll(e,t){let{reading:n,stage:o,lit:r}=e,s=o.type/13,i=Z(e,et(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=yt(
r,n),h=Math.max(...a),u=o.fork+2*s,p={...!o.isDense&&{score:o.scores},weight:o.weights},f=j("Pointer",15*s,!0)+4*s,g=ee(
e,pn(e,"pointer")),y=o.rows.flatMap(({y:b,isFull:x},k)=>{if(!x)return[];let M=a[k]>=.2*h||l.includes(k)?"strong":"small",
$=l.length&&!l.includes(k)?" dim":"";return[!o.isDense&&d("text",{key:`score ${k}`,class:`small end${$}`,x:o.scores,y:b+
4.4*s},_(c[k])),d("text",{key:`weight ${k}`,class:`${M} end${$}`,x:o.weights,y:b+4.4*s},O(a[k]))].filter(E=>E!==!1)}),m=t.
filter(({path:b})=>b==="pointer").map(b=>fm(e,b));return[d("g",cs(e,t),d("rect",{class:"ground",x:u-4*s,y:o.top-4,width:o.
weights-u+8*s,height:o.bottom-o.top+8,rx:6}),ne(e,u,"Pointer","",200),Object.entries(p).map(([b,x])=>d("text",{key:b,class:"\
small end","aria-hidden":"true",x,y:35*s},b)),!o.isDense&&wo(e,"pointer",Math.max(o.weights+6*s,u+f+g)),d("path",{class:"\
fork pointer-line",d:`M${u+2*s} ${o.bottom+8}V${o.top}`}),y),d("g",{key:"ribbons",opacity:i},ls(e,t),m)]}function cs(e,t){
return{key:"pointer",class:`part pointer-block${wt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:Z(
e,et(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,o)=>o.probability-n.probability).
map(({label:n,probability:o})=>`${n} ${O(o)}`).join(", ")}`}}function ls(e,t){let{reading:n,before:o,stage:r,lit:s}=e,i=n.
pointerWeights,a=hn(e),c=yt(s,n),l=e.beat>=et(n).pointer,h=qn(r.across.visits.map((u,p)=>({wish:u,length:Math.max(i[p],a?.[p]??
0)*r.full})),0,...r.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let p=u.start,f=u.start+u.probability*
r.full;return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=i[g]*r.full,m=Number(h[g]),b=c.includes(g)?" lit":c.length?" d\
im":"",x=Mt(p,p+y);p+=y;let k=a?.[g]??null,M=k===null?0:(k-i[g])*r.full,[$,E]=[f,Math.max(0,M)];f+=E;let v=`${n.visits[g]?.
label}: `,A=k===null||!o?`${v}${O(i[g],1)} of the pointer`:`${v}${ho(i[g],k,n.wordsFor(o))} of the pointer`;return[d("pa\
th",{key:`ribbon ${g}`,class:`pointer band${b}`,d:r.bands.ribbon(Mt(m,m+y),x,l)},d("title",{},A)),lo({key:`ribbon ${g}`,
now:y,before:k===null?null:k*r.full,path:(S,L)=>r.bands.ribbon(S,L,l),edges:{more:[[m+y+M,m+y],[p+M,p]],less:[[m+y,m+y+M],
[$,$+E]]},style:b,title:A})]})})}function fm(e,{path:t,location:n,label:o,probability:r,start:s}){let{reading:i,stage:a,
lit:c}=e,l=a.type/13,h=Ot(c,i),u=O(r),f=i.hasGate&&Math.abs(s-a.across.gate+5*l)<pm*l?j("Gate 0.00",15*l,!0)/2-a.gateWidth/
2:0,[g,y]=[a.ribbons+2*l,a.gate-12*l-f],m=y-g,b=n>=0,x=rt(o,m-j(` ${u}`,13*l,!0),13*l,b),k=j(`${x} ${u}`,13*l,b)/2,M=Math.
max(g+k,Math.min(a.places+tt/2,y-k));return d("g",{key:`${t} ${n}`,class:h===null||h===n?"":"dim"},d("rect",{class:`${t}\
 bar`,x:a.places,y:s,width:tt,height:Math.max(.8,r*a.full)}),d("text",{class:`${b?"strong":"small"} middle halo`,x:M,y:s-
5*l},`${x} ${u}`),d("title",{},`${o}: ${O(r,1)} of the pointer`))}var pm,hs=N(()=>{"use strict";w();We();Fe();xo();pt();
G();Zt();V();mt();je();pm=16});function Il(e){return[Dt(e,17*(e.stage.type/13),"Visits",qr(e,e.stage.size.width)),...dm(e),...e.stage.columns.map((t,n)=>mm(
e,n))]}function Dt({stage:e},t,n,o,r=e.right){let s=e.type/13,i=r-e.left-j(n,15*s,!0)-12*s;return d("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},d("text",{class:"title halo",x:e.left,y:t},n),d("text",{class:"small end halo",x:r,
y:t},rt(o,i,12.5*s)))}function dm({reading:e,stage:t}){let n=t.type/13;return Yr(e).flatMap(({start:o,end:r,weekday:s})=>{
let[i,a]=[t.columns[o],t.columns[r]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[d("rect",{key:`day ${o}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=j(s,15*n,!0)&&d("tex\
t",{key:`weekday ${o}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},s)].filter(h=>h!==!1)})}function mm(e,t){let{reading:n,
stage:o,lit:r}=e,{x:s,width:i,isFull:a}=o.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=o.
type/13,{top:h,height:u,hasNames:p}=o.chips,f=Ze(r,n).includes(t),g=Math.min(20*l,i-3),y=lt(c.start_minute),m=Jr(e,t),b=[
m||y,m?m.replace(" %",""):y.slice(0,2)],x=b.find(E=>j(E,12.5*l,!0)<=i)??b[1],k=p?En(c.label,i-6*l,12.5*l,2):[],M=f||Xr(e,
t),$={class:M?"strong middle":"small middle",x:s};return d("g",Kr(e,t,c),d("rect",{class:"chip",x:s-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[xt(c.category,s-g/2,h+8*l,g),d("text",{key:"hour",...$,y:h+45*l},x),
k.map((E,v)=>d("text",{key:`name ${v}`,class:`${M?"strong":"small"} middle`,x:s,y:h+(62+15*v)*l},E))]:d("rect",{class:"l\
ane",x:s-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),d("title",{},`${c.label}, ${bt[c.weekday]} ${ko(c)}`))}
function Rl(e){let{reading:t,stage:n,lit:o}=e,r=n.type/13,{slices:s}=t,i=yt(o,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...Ht(e).map(({longestSlice:p})=>p)),l=(n.right-n.left)/s.length,h=n.inputs+(J.title+46)*r,u=s.map(({name:p,label:f,lengths:g},y)=>{
let m=Number(g[i]),b=n.left+(y+.5)*l,x=m/c*30*r;return[d("rect",{key:`bar ${p}`,class:"length lit",x:b-9*r,y:h-x,width:18*
r,height:x}),d("text",{key:`length ${p}`,class:"tiny middle",x:b,y:h-x-4*r},_(m)),d("text",{key:`name ${p}`,class:"small\
 middle",x:b,y:h+15*r},f)]});return d("g",Qr(e),d("rect",{class:"ground",x:n.left-6,y:n.inputs-4*r,width:n.right-n.left+
12,height:(J.title+J.inputs+6)*r,rx:6}),Dt(e,n.inputs+15*r,"Input vector",a?`${a.label}, ${bt[a.weekday]} ${lt(a.start_minute)}`:
""),u,d("title",{},"Bars: length of each part’s vector"))}var dn=N(()=>{"use strict";w();le();pt();G();Qt();V();mt();je()});function Pl(e,t){let{reading:n,stage:o}=e,r=o.type/13,s=o.pointer;return[d("g",cs(e,t),d("rect",{class:"ground",x:o.left-
6,y:s-2*r,width:o.right-o.left+12,height:(J.title+J.scores)*r,rx:6}),Dt(e,s+15*r,"Pointer","scores, and weights in perce\
nt"),d("path",{class:"fork pointer-line",d:`M${o.left} ${s+22*r}H${o.right}`}),gm(e)),d("g",{key:"ribbons",opacity:Z(e,et(
n).pointer)},ls(e,t))]}function gm({reading:e,stage:t,lit:n}){let o=t.type/13,r=e.pointerWeights,s=Array.from(e.pointerScores,
g=>_(g)),i=yt(n,e),a=Math.max(...r),c=Number(t.columns.at(-1)?.width),l=s.some(g=>j(g,11.5*o)>c-3),h=t.pointer+(J.title+
J.scores)*o,u=t.columns.find(g=>g.isFull),p=u?u.x-u.width/2:t.right,f=t.left-8*o;return t.columns.flatMap(({x:g,isFull:y},m)=>{
let b=i.length&&!i.includes(m)?" dim":"",x=r[m]>=.2*a||i.includes(m),k=O(r[m]).replace(" %",""),M=j(k,12.5*o,!0)/2;if(!y&&
(!x||g-M<f||g+M>p))return[];f=g+M;let $=x?"strong":"small",E=h-24*o;return[y&&d("text",l?{key:`score ${m}`,class:`tiny${b}`,
x:g+4*o,y:E+2*o,transform:`rotate(-90 ${(g+4*o).toFixed(2)} ${(E+2*o).toFixed(2)})`}:{key:`score ${m}`,class:`tiny middl\
e${b}`,x:g,y:E},s[m]),d("text",{key:`weight ${m}`,class:`${$} middle${b}`,x:g,y:h-6*o},k)].filter(v=>v!==!1)})}var Cl=N(
()=>{"use strict";w();pt();hs();G();Qt();dn();V();mt()});function Wl(e){let{reading:t,stage:n}=e,o=n.type/13,r=Z(e,et(t).gate),s=go(e),i=[...bo(e,s),...yo(e,s)];return[ns(e,n.context,
bm(e)),...t.hasPointer?Pl(e,i):[],d("g",{key:"flows",opacity:r},vo(e,i,s)),...t.hasPointer?[Ol(e,i)]:[],...t.hasGeneration?
[Nl(e,i)]:[],...t.hasGate?[Al(e)]:[],d("g",{key:"answer",opacity:r},Dt(e,n.answers.top-10*o,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),ts(e,s))]}function bm({reading:e,stage:t}){let n=t.type/13,{x:o,y:r,columns:s,cell:i}=t.
context,a=o+s*i+2,c=Math.ceil(e.values("context").length/s)*i,[l,h]=[r+c/4,r+3*c/4],u=Number(t.columns.at(-1)?.x),p=t.right+
6;return[d("path",{key:"from the last visit",class:"link",d:`M${u} ${r-(J.title+12)*n}V${u>a+4?`${l}H${a}`:r-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${p}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&d("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${p+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var Fl=N(
()=>{"use strict";w();es();os();Fe();Mo();G();El();_l();Cl();Qt();dn();mt()});function Hl(e){let{stage:t}=e,n=t.type/13,o=Jn(e),r=d("g",{key:"legend",opacity:Z(e,Ce(0))},Zn(e,t.visits.x,t.bottom+(t.
isDense?24:51)*n,t.isDense)),s=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=ee(e,pn(e,"attention")),h=j(c,15*n,!0)+l+4*n<=i.
width,u=ln(e),f=j(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return d("g",{key:`layer ${a}`,opacity:Z(e,Ce(a))},i.maps.
length?ne(e,i.x,c,f,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&wo(e,"attention",i.x+i.width,(h?3:
21)*n),i.maps.map((g,y)=>wm(e,g,a,y)),i.maps.map((g,y)=>ps(e,g,a,y,o)),xm(e,a))});return[r,...s]}function wm(e,t,n,o){let{
reading:r,stage:s,lit:i}=e;if(r.isRemoved(n,o))return null;let a=r.lastRow(n,o),c=jl(e,n,o)?[...a.keys()].filter(u=>a[u]>=
ym):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/r.count/2;return c.map(u=>{let p=Number(s.rows[u]?.y),
f=Math.max(.5,a[u]*s.full*.25)/2;return d("path",{key:`band ${o} ${u}`,class:"attention-band",d:Bt(l,[p-f,p+f],t.x,[h-f,
h+f])})})}function jl({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function ps(e,t,n,o,r){let{reading:s,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:p,touch:f}=t,{count:g}=s,y=s.weights(n,o),m=s.lastRow(n,o),b=Xn(
s,n,o),{before:x,overlays:k}=e,M=k&&x!==null&&Xn(x,n,o)&&!b,$=M?`; switched off ${s.wordsFor(x)}`:"",E=c?y[gt(y)]||1:r,v=jl(
e,n,o),[A]=a?.kind==="visit"?yt(a,s):[],S=gt(m),L=A??S,I=p/g,C=`Layer ${n}, head ${o}`,F=f?u-38*l:u+4,q=b?"switch on":"s\
witch off",H=f===void 0&&ee(e,q)<=p-6*l?q:q.slice(7),P=s.visits[S],B=_r(e,t,o);return d("g",{key:`head ${o}`,class:`part\
 head${v?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${o}`,role:"button",tabindex:"-1","aria-label":b?`${C}\
: switched off`:`${C}: the last visit reads most from visit ${S+1}, ${P?.label}, ${O(m[S])}${$}`},d("text",{class:"small",
x:h,y:u-(f?25:4)*l},B.name),!b&&B.hasWeight&&d("text",{key:"weight",class:`${A===void 0?"small":"strong"}${f?"":" end"}`,
x:f?h:h+p,y:u-4*l},O(m[L])),d("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:p+1,height:p+1}),d("image",{key:"\
map",class:"map",href:Vt(y,g,e.scale,E),x:h,y:u,width:p,height:p,preserveAspectRatio:"none",opacity:b?.15:1}),b&&d("path",
{key:"cross",class:"crossed",d:`M${h} ${u+p}L${h+p} ${u}`}),M&&d("path",{key:"earlier cross",class:"crossed earlier",d:`\
M${h} ${u+p}L${h+p} ${u}`}),A!==void 0&&!b&&d("rect",{key:"column",class:"column",x:h+A*I,y:u,width:Math.max(2,I),height:p}),
(A!==void 0||v)&&!b&&d("rect",{key:"last",class:"last-row",x:h,y:u+p-Math.max(2,I),width:p,height:Math.max(2,I)}),d("tit\
le",{},`${C}. ${b?"Switched off.":`The last visit reads ${O(m[L])} from ${s.visits[L]?.label}. A stronger colour is a la\
rger weight, up to ${O(E,1)}. Click to open.`}${M?` Switched off ${s.wordsFor(x)}.`:""}`),He(e,{act:"head",words:H,title:b?
"Switch this head on again":"Switch this head off",right:h+p-(f?0:3)*l,y:F}),e.canAct&&f!==void 0&&d("rect",{key:"touch",
class:"ground","data-act":"head",x:h+p-f,y:u-f,width:f,height:f}))}function xm(e,t){let{reading:n,stage:o}=e,r=o.layers[t];
if(r?.stream===null||!r)return null;let s=o.type/13,i=r.stream,a=Ao(n,t),c=ds(e),l=o.streamWidth-8*s,h=a.map(({style:p,lengths:f},g)=>fs(
e,t,p,o.rows.map(({y,height:m},b)=>{let x=Math.max(1,Math.min(5*s,(m-3)/a.length));return{visit:b,x:i,y:y+(g-a.length/2)*
x,width:Number(f[b])/c*l,height:x-.6}}))),u=a.map(({name:p,style:f},g)=>[d("rect",{class:f,x:i,y:o.bottom+(10+us*g)*s,width:9*
s,height:9*s}),d("text",{class:"small",x:i+14*s,y:o.bottom+(18.5+us*g)*s},p)]);return d("g",ms(e,t),d("rect",{class:"gro\
und",x:i-4,y:o.top-2,width:o.streamWidth+14*s,height:o.bottom-o.top+66*s,rx:6}),ne(e,i,"Stream",`+ layer ${t}`,o.streamWidth),
h,u,km(e,t,i+o.streamWidth+10*s))}function km(e,t,n){let{reading:o,stage:r}=e;if(!o.has(`layers.${t}.residual_mid`))return[];
let s=r.type/13,i=o.trace.interventions.residuals===!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[
{act:"residuals",words:["cut stream","join stream"],isOff:i},...o.heads?[{...a,isOff:o.isSkipped(t,"attention")}]:[],{act:"\
feed_forward",words:["skip FFN","use FFN"],isOff:o.isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},p)=>He(e,{
act:l,words:String(h[Number(u)]),title:$m[l]??"",right:n,y:r.bottom+(5+us*p)*s}))}function fs(e,t,n,o){let{lit:r,reading:s}=e,
a=wt(e,"stream",t)!==""?[s.count-1]:yt(r,s),[c,l]=Zr(o,({visit:h})=>!a.length||a.includes(h));return[d("path",{key:n,class:n,
d:Me(c)}),l.length>0&&d("path",{key:`${n} dim`,class:`${n} dim`,d:Me(l)})]}function Ao(e,t){let{residual:n,attention:o,feedForward:r}=e.
stream(t);return[{name:"stream",lengths:n,style:"residual"},...o?[{name:"heads",lengths:o,style:"attention"}]:[],{name:"\
FFN",lengths:r,style:"feed-forward"}]}function ds(e){let t=0;for(let n of Ht(e))for(let o=0;o<n.layers;o++)for(let{lengths:r}of Ao(
n,o))t=Math.max(t,...r);return t||1}function ms(e,t){let{residual:n,attention:o,feedForward:r}=e.reading.stream(t);return{
key:"stream",class:`part stream${wt(e,"stream",t)}`,"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:Z(
e,Ce(t)+1),"aria-label":`Stream of layer ${t}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${o?`, he\
ads ${o.at(-1)?.toFixed(1)}`:""}, feed-forward network ${r.at(-1)?.toFixed(1)}`}}var us,ym,$m,gs=N(()=>{"use strict";w();
xo();pt();ae();Qn();G();V();mt();je();Qe();us=19,ym=.05;$m={residuals:"Residual connections of all layers: without them,\
 only what sublayers add goes on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"\
Feed-forward network of this layer: skipped, it adds nothing"}});function Dl(e){let{stage:t}=e,n=t.type/13,o=Jn(e);return t.layers.map(({y:r,maps:s},i)=>d("g",{key:`layer ${i}`,opacity:Z(
e,Ce(i))},s.length>0&&Dt(e,r+15*n,`Layer ${i}`,ln(e)),i===0&&Zn(e,t.left+72*n,r+15*n,!0),s.map((a,c)=>ps(e,a,i,c,o)),vm(
e,i)))}function vm(e,t){let{reading:n,stage:o}=e,r=o.type/13,s=Number(o.layers[t]?.stream),i=Ao(n,t),a=ds(e),c=s+J.bars*
r,l=i.map(({style:h,lengths:u},p)=>fs(e,t,h,o.columns.map(({x:f,width:g},y)=>{let m=Math.min(8*r,.86*g/i.length),b=Number(
u[y])/a*J.bars*r;return{visit:y,x:f+(p-i.length/2)*m,y:c-b,width:.88*m,height:b}})));return d("g",ms(e,t),d("rect",{class:"\
ground",x:o.left-6,y:s-J.title*r,width:o.right-o.left+12,height:(J.title+J.bars+4)*r,rx:6}),Dt(e,s-10*r,o.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),Mm(e,i,s-10*r),l)}function Mm({stage:e},t,n){let o=e.type/13,r=e.right;return[...t].reverse().
map(({name:s,style:i})=>{let a=r-j(s,12.5*o);return r=a-26*o,[d("rect",{class:i,x:a-14*o,y:n-9*o,width:9*o,height:9*o}),
d("text",{class:"small",x:a,y:n},s)]})}var Gl=N(()=>{"use strict";w();gs();Qn();G();Qt();dn();V();mt()});function Ul({stage:{size:e},...t}){let n=co(t),o={...t,stage:Or(t.reading,e.width,e.type,n)};return[d("g",{key:"visits"},
Il(o)),d("g",{key:"inputs"},Rl(o)),d("g",{key:"layers"},Dl(o)),d("g",{key:"decoder"},Wl(o))]}function Bl(e,t,n){return Or(
e,t,n).size.height}var mn,bs=N(()=>{"use strict";w();We();G();Fl();Gl();Qt();dn();mn=700});function zl(e){let{reading:t}=e,n=et(t),o=go(e),r=[...bo(e,o),...yo(e,o)];return[vl(e),...t.hasPointer?Ll(e,r):[],...t.hasGeneration?
[Tl(e,r)]:[],d("g",{key:"flows",opacity:Z(e,n.gate)},vo(e,r,o)),t.hasGate?Ml(e):null,d("g",{key:"answer",opacity:Z(e,n.gate)},
$l(e,o))].filter(s=>s!==null)}var Vl=N(()=>{"use strict";w();es();os();Fe();Mo();is();hs();G();mt()});function ql(e){return e.stage.size.width<mn?Ul(e):[d("g",{key:"visits"},xl(e)),d("g",{key:"inputs"},kl(e)),d("g",{key:"l\
ayers"},Hl(e)),d("g",{key:"decoder"},zl(e))]}var Yl=N(()=>{"use strict";w();Vl();gs();G();bs();je()});function Jl({clientWidth:e,clientHeight:t}){return e<mn?`${e}`:`${e} ${t}`}function _m({kind:e,layer:t=0,head:n=0,visit:o=0},r){
if(e==="head"&&!r.isRemoved(t,n)&&!r.isSkipped(t,"attention"))return{kind:e,layer:t,head:n};let s=r.visits[o]?.masked??!0;
return e!=="visit"||s||o===r.count-1?null:{kind:"mask",visit:o}}function Xl(e,{title:t,text:n}){let o=document.createElement(
"strong");o.append(...Et(t)),e.replaceChildren(o," ",...Et(n))}function Lm(e){return e.kind==="move"||e.kind==="time"||e.
kind==="stay"}function ws(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-part")??null}
var Eo,Am,Em,Tm,Om,ys,Sm,Nm,Kl,To,Zl=N(()=>{"use strict";w();qe();ul();We();fl();pt();gl();ae();ro();Zt();bl();bs();Je();
Yl();Eo=240,Am=150,Em=120,Tm=13,Om=17,ys={type:16.7,width:900,side:36},Sm=.5,Nm=660,Kl=matchMedia("(prefers-reduced-moti\
on: reduce)"),To=class{#o=null;#t=null;#n=!1;#r=null;#e=null;#s=null;#i="";#l=null;#a=null;#u=null;#p=!1;#m=new Map;#y=0;#k="";#c;get opened(){
return this.#a}get#f(){return!this.#c||this.#o&&pa(this.#o.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(t,n,o){this.root=t,this.hooks=n,this.#c=o,t.classList.add("network-picture"),t.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let r=document.
createElement("div");r.className="picture-controls";let s=document.createElement("div");s.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",s.append(this.room,this.caption);let i=document.createElement(
"button");if(i.type="button",i.textContent="Numbers",i.title="The numbers behind what is shown, as a table (T)",i.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(r,s,i),n.circuit){let a=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new uo(a,()=>this.#w(Eo)),i.before(this.circuits.
legend,this.circuits.button)}t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new fo(this.drawn),this.
player=new mo(r,a=>{this.#l=a,a!==null&&this.#a!==null&&(this.#a=null,this.hooks.opened?.(null)),this.root.toggleAttribute(
"data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",a!==null),this.#w(Eo);let c=this.player.
told?.part;c&&this.#L(c),this.hooks.told?.(a)}),this.#T()}#T(){let{drawn:t}=this;new ResizeObserver(()=>{this.#k!==Jl(t)&&
this.#w(0)}).observe(t),new MutationObserver(()=>this.#w(0)).observe(document.documentElement,{attributeFilter:["data-th\
eme"]}),t.addEventListener("pointerover",({target:n})=>{this.#u||this.#x(ws(n))}),t.addEventListener("pointerleave",()=>this.#x(
null)),t.addEventListener("focusin",({target:n})=>this.#x(ws(n))),t.addEventListener("focusout",()=>this.#x(null)),t.addEventListener(
"keydown",n=>this.#v(n)),t.addEventListener("click",({target:n})=>this.#S(n)),t.addEventListener("pointerdown",n=>this.#N(
n)),t.addEventListener("pointermove",n=>this.#d(n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,o=>this.#d(
o,!0))}complete(t,n){this.hooks=t,this.#c=n}show(t,n=null,o=null,r=this.hooks.against){this.#o=new zt(t),this.#t=n&&new zt(
n,r),this.#n=n!==null&&r!==void 0&&r===this.hooks.against,this.#r=o&&new zt(o),this.#m.clear(),this.circuits?.renew(),this.#e=
_t(this.#s,this.#o);let s=Gc(this.#o);this.player.tell(s),Xl(this.room,hl(this.#o,s,this.hooks.act!==void 0));let i=this.
drawn.contains(document.activeElement);this.#w(this.#u?.follows?0:Eo),i&&this.#O()}open(t){let n=t===null?this.#a:null;this.#a=
t,this.#e=this.#s=null;let o=this.drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#w(
Eo);let r=o&&n&&this.#h(n);r&&this.#_(r),o&&this.#O(),this.hooks.opened?.(this.#a)}back(){this.#a!==null&&this.open(this.#c?.
blockAround(this.#a)||null)}showTables(){let t=this.#n?this.#t:null;this.#o&&this.#c?.showTables(this.root,this.#o,this.#f,
t)}#h(t){return this.#A.map(o=>o.getAttribute("data-part")??"").find(o=>`${t}.`.startsWith(`${o}.`))??null}#O(){if(this.
drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&
t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){if(!this.#c)throw new Error("The\
 picture cannot be saved yet.");let o=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#c.svgFile(
this.drawn,{title:t,ground:o,lines:n})}light(t){if(this.#s=t,!this.#o)return!1;let n=_t(t,this.#o);return JSON.stringify(
n)===JSON.stringify(this.#e)?!1:(this.#e=n,this.#w(0),!0)}#x(t){if(!this.light(t))return;let{kind:n,visit:o=0}=this.#e??
{};this.hooks.pointed?.(n==="visit"?[o]:[],this.#e&&t)}#S(t){if(!(t instanceof Element)||this.#p)return;let n=ws(t),o=t.
closest("[data-more]"),r=t.closest("[data-act]")?.getAttribute("data-act");if(o){let[s,i,a]=["more","layer","head"].map(
c=>o.getAttribute(`data-${c}`));this.hooks.more?.(s??"",{layer:i??null,head:a??null})}else if(r==="scale")this.isOwnScale=
!this.isOwnScale,this.#w(0);else if(r)n&&r!=="gate"&&!r.endsWith("temperature")&&this.#$(n,r);else{let s=t.closest("[dat\
a-open]")?.getAttribute("data-open")??n;s!==null&&this.open(s||null)}}#$(t,n){let o=this.#o&&_t(t,this.#o),{act:r}=this.
hooks;if(!o||!r)return;let{kind:s,layer:i=0,head:a=0,visit:c=0}=o;n==="ask"?this.hooks.ask?.({layer:i,head:a}):s==="head"&&
r({kind:s,layer:i,head:a}),s==="visit"&&r({kind:"mask",visit:c}),s==="gate"&&r({kind:s,value:null,isDone:!0}),n==="resid\
uals"?r({kind:n}):(n==="attention"||n==="feed_forward")&&r({kind:"skip",layer:i,part:n})}#N(t){this.#p=!1;let{act:n,edit:o,
carry:r}=this.hooks,s=this.#c;!this.#o||!s||!(n||r)||(this.#u=n?s.dragOf(t,this.#o,this.drawn,o!==void 0):s.carryOf(t),this.#u?.
follows&&t.preventDefault())}#d(t,n){let o=this.#u;if(!o||t.pointerId!==o.pointer)return;n&&(this.#u=null);let r=o.to(t,
n);r&&(this.#p=!0,!this.drawn.hasPointerCapture(o.pointer)&&!n&&this.drawn.setPointerCapture(o.pointer),r.kind==="carry"?
this.hooks.carry?.(r):Lm(r)?this.hooks.edit?.(r):this.hooks.act?.(r))}#v(t){let n=t.target instanceof Element?t.target.closest(
"[data-part], [tabindex]"):null,o=n?.getAttribute("data-part")??null;(t.altKey?this.#I(t.key,o):this.#P(t.key,n,o))&&t.preventDefault()}#P(t,n,o){
if(t==="Escape"&&this.#a!==null)return this.back(),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;
if(t.toLowerCase()==="t"&&this.#o)return this.showTables(),!0;if(t.toLowerCase()==="c"&&this.circuits)return this.circuits.
toggle(),!0;if(t.toLowerCase()==="p"&&o!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:o,x:0,y:0,state:"\
put"}),!0;if((t==="Enter"||t===" ")&&n){let a=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.
hooks.act&&!a?this.#$(o??""):this.#S(n),!0}let r=this.#c;if(!r)return!1;if(this.#f!==null&&this.#o){let a=r.neighbourOf(
this.#f,t,this.#o),c=n?.getAttribute("aria-current")==="true";a!==null&&this.open(a);let l=this.drawn.querySelector(`[ar\
ia-current="true"][data-open="${a}"]`);return c&&l instanceof SVGElement&&l.focus(),a!==null}if(n?.getAttribute("role")===
"slider"&&!/Left|Right/.test(t)&&this.#F(t))return!0;let i=r.walked(this.#A,n,t)?.getAttribute("data-part")??null;return i!==
null&&this.#_(i),i!==null}#M(t){let n=this.#A.find(o=>o.getAttribute("data-part")===t);return n instanceof SVGElement?n:
null}#_(t){let n=this.#M(t);n&&(this.#i=t,this.#C(),n.focus())}#L(t){let{root:n,foot:o}=this,r=this.#M(t)?.getBoundingClientRect();
if(!r||!n.classList.contains("tall"))return;let s=n.scrollHeight>n.clientHeight+1,i=s?n:document.documentElement,a=s?n.getBoundingClientRect().
top:this.hooks.covered?.()??0,c=o.getBoundingClientRect().top,h=r.height<=c-a?(r.top+r.bottom-a-c)/2:r.top-a;i.scrollBy(
{top:h,behavior:Kl.matches?"auto":"smooth"})}#I(t,n){let o={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],r=this.#o,
s=r&&_t(n,r),{act:i,edit:a}=this.hooks,c=this.#c;if(!o||!s||!i||!c)return!1;let l=!0;if(s.kind==="visit"){let h=s.visit??
0;if(!a||!r.visits[h+o])return!0;a({kind:"move",visit:h,by:o,isDone:l}),this.#_(`visits.${h+o}`)}else if(s.kind==="gate")
this.#F(t);else if(s.kind==="head"||s.kind==="pointer"){let h=s.kind==="head"?"attention":"pointer",u=c.turned(r,h,o*Sm);
i({kind:"temperature",of:h,value:u,isDone:l})}else return!1;return!0}#F(t){let n=this.#c?.slid(this.#o?.gate??0,t)??null;
return n!==null&&this.hooks.act?.({kind:"gate",value:n,isDone:!0}),n!==null}get#A(){return[...this.drawn.querySelectorAll(
"[data-part][tabindex]")]}#C(){let t=this.#A,n=t.find(o=>o.getAttribute("data-part")===this.#i)??t[0];for(let o of t){let r=o===
n?"0":"-1";o.getAttribute("tabindex")!==r&&o.setAttribute("tabindex",r)}}#w(t){this.#k=Jl(this.drawn);let n=this.#G();if(!n)
return;let{width:o,height:r}=n.stage.size;this.drawn.setAttribute("viewBox",`0 0 ${o} ${r}`),this.drawn.setAttribute("fo\
nt-size",String(n.stage.type));let s=this.#c,i=this.#f===null?[]:s?.openedMarks(n,this.#f)??[];!i.length&&this.#f!==null&&
(this.#a=null);let a=this.circuits?.circuit??null,c=i.length?i:this.#j(n);this.drawing.show(c,Kl.matches?0:t),this.#f===
null&&this.#C();let l=this.#f===null?null:s?.sentenceOfOpened(this.#f,n.reading),h=this.#e?null:this.player.told,u=a&&!this.#e?
s?.circuitSentence(a,n.reading):null,{title:p,text:f}=l??h??u??jt(this.#e,n.reading,n.before),g=!(l||h||u||this.#e),y=this.
root.classList.contains("tall"),m=`${p} ${f} ${Cr}`,b=!y&&m.length<=String(this.room.textContent).length,x=g&&b&&!this.#t&&
!this.hooks.isProjected,k=this.circuits?.failure||(x?Cr:""),M=l||h?"":this.#W(),$=this.putIn.names.includes(this.#s??"")?
`It was put in from the ${this.putIn.run} run.`:"",E=n.stage.streamWidth>0||y,v=!l&&E&&h?.bars||"",A=this.drawn.querySelector(
'[role="slider"]:focus')?n.sliderKeys:"",S=a&&this.#e?s?.circuitWords(a,this.#s):"";Xl(this.caption,{title:p,text:[f,A,v,
$,S,M,k].filter(Boolean).join(" ")})}#j(t){let n=ql(t);if(!this.#c)return n;let{markedAsCircuit:o,markedAsPut:r}=this.#c,
{type:s}=t.stage;return o(r(n,this.putIn,s),this.circuits?.circuit??null,s)}#W(){clearTimeout(this.#y);let t=this.#s??"",
n=this.#m.get(t);return n!==void 0||!this.#e||this.#u?n??"":(this.#y=window.setTimeout(()=>{let o=this.#D();this.#m.set(
t,o),o&&this.caption.append(" ",...Et(o))},Am),"")}#D(){let[t,n]=[this.#e,this.#o],o=t&&n&&_m(t,n);try{let r=o&&this.hooks.
whatIf?.(o);return r?jc(t,n,r):""}catch{return""}}#G(){let{clientWidth:t,clientHeight:n}=this.drawn,o=t<mn;if(!this.#o||
t<Em||n<1&&!o)return null;let s=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Om,Math.max(
Tm,t/120));this.root.classList.toggle("tall",o);let i={reading:this.#o,before:this.#t,overlays:this.#n},a=co(i),c=this.#H(
s,{width:t,height:n}),l=o?s:c,h=o?Bl(this.#o,t,l):n,u=o&&this.#f!==null?Nm:h;return{...i,beside:this.#r,stage:Mr(this.#o,
{width:t,height:u,type:l},a),lit:this.#e??_t(this.player.told?.part,this.#o),beat:this.#l??Number.POSITIVE_INFINITY,happened:this.
happened,isOwnScale:this.isOwnScale,scale:[this.#g("--map-least"),this.#g("--attention")],canAct:this.hooks.act!==void 0,
canAsk:this.hooks.ask!==void 0,sliderKeys:this.#c?.SLIDER_KEYS}}#H(t,n){if(!this.hooks.isProjected||!this.#o||n.width<ys.
width)return t;let o=Math.max(t,ys.type);return Mr(this.#o,{...n,type:o}).layers.flatMap(({maps:s})=>s).every(({side:s})=>s>=
ys.side)?o:t}#g(t){let n=getComputedStyle(this.root).getPropertyValue(t).trim().slice(1),[o=0,r=0,s=0]=(n.match(/../g)??
[]).map(i=>Number.parseInt(i,16));return[o,r,s]}}});async function xs({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await Im(e))}`}async function Ql(e,t){let n=new Image;
n.src=await xs(e),await n.decode();let o=document.createElement("canvas");o.width=Math.round(e.width*t),o.height=Math.round(
e.height*t);let r=o.getContext("2d");if(!r)throw new Error("This browser cannot draw a PNG of this size.");return r.drawImage(
n,0,0,o.width,o.height),o.toDataURL("image/png")}async function Im(e){let t=await Rm();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function Rm(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Pm(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Pm(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${ye(new Uint8Array(await n.arrayBuffer()))}`}var th=N(()=>{"use strict";w();xe()});var $s={};Ns($s,{NetworkDrawing:()=>ks});var ks,vs=N(()=>{"use strict";w();$a();cl();Zl();Je();th();ks=class{#o;#t;#n=null;#r=null;#e=null;constructor(t,n){
let{title:o,hover:r,told:s,acts:i,isStill:a,isProjected:c}=n;this.#o=o,this.#t=new To(t,{...r&&{pointed:r},...s&&{told:s},
...a&&{isStill:a},...c&&{isProjected:c}},Gr),i&&(this.#e=new Rn(this.#t,{...i,answered:l=>{this.#n=l.figure,this.#r=l,i.
answered(l)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.text??null}follows(t){return this.#e?.
follows(t)??!1}async compute({server:t,query:n},o,{isSilent:r}){return!this.#n||n.against||!(r||xa(o,t))?null:ka(this.#n.
meta,o,t,n)}draw(t){if(t!==this.#n){this.#n=t;let n=nr.get(t),o=t.before&&Ke(t.before);this.#r={trace:n??Ke(t.trace),before:o};
let r=n?"browser":"server";this.#e?.begin(t.meta,this.#r.trace,o,r)}this.#r&&this.#t.show(this.#r.trace,this.#r.before)}get beats(){
return this.#t.player.count}tell(t){let{player:n}=this.#t;t===null?n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){
this.#t.mark(t)}async address(t,n){let o=this.#t.file({title:this.#o});return t==="svg"?xs(o):Ql(o,n)}}});w();w();var Ls=`/* The living network. Colours are tokens of pointer-view.css; each has one meaning. */

.network-picture {
  --map-least: var(--surface);
  display: flex;
  flex-direction: column;
  min-height: 0;
  container-type: inline-size;
}
.network-picture svg { flex: 1 1 0; min-height: 0; width: 100%; display: block; font-family: var(--font); font-weight: 4\
00; line-height: 1.2; color: var(--ink); font-variant-numeric: tabular-nums; touch-action: manipulation; }
/* Exact positions of letters: Chromium then lays out a third faster, without a font for each size. */
.network-picture text { fill: var(--ink); pointer-events: none; text-rendering: geometricPrecision; }
.network-picture .title { font-size: 1.154em; font-weight: 600; }
.network-picture .value { font-size: 1.23em; font-weight: 600; }
.network-picture .strong { font-weight: 600; }
.network-picture .small { fill: var(--quiet); font-size: 0.962em; }
.network-picture .small.strong { fill: var(--ink); }
.network-picture .tiny { fill: var(--quiet); font-size: 0.885em; }
.network-picture .middle { text-anchor: middle; }
.network-picture .end { text-anchor: end; }
.network-picture .halo { paint-order: stroke; stroke: var(--paper); stroke-width: 3.5px; stroke-linejoin: round; }
.network-picture .dim { opacity: 0.28; }
.network-picture :is(.band, .bar, .dim, text) { transition: opacity 80ms; }
.network-picture .part { cursor: pointer; outline: none; }
.network-picture .ground { fill: transparent; }
.network-picture .icon { fill: none; stroke: var(--ink); stroke-linecap: round; stroke-linejoin: round; }
.network-picture .chip { fill: transparent; }
.network-picture .part:hover > .chip { fill: var(--sunk); }
.network-picture .part.lit > .chip { fill: var(--surface); stroke: var(--ink); stroke-width: 1.8px; }
.network-picture .lane { fill: var(--rule); }
.network-picture .off { opacity: 0.6; }
.network-picture .visit.off text { text-decoration: line-through; }
.network-picture :is(.day, .track) { fill: var(--rule); }
.network-picture .stay { fill: var(--quiet); }
.network-picture :is(.length, .attention) { fill: var(--attention); opacity: 0.55; }
.network-picture .length.lit { opacity: 1; }
.network-picture .residual { fill: var(--attention); opacity: 0.28; }
.network-picture .feed-forward { fill: var(--attention); }
.network-picture :is(.residual, .attention, .feed-forward).dim { opacity: 0.12; }
.network-picture .map-frame { fill: none; stroke: var(--rule); }
.network-picture .map { image-rendering: pixelated; }
.network-picture .head:is(.lit, :hover) > .map-frame { stroke: var(--ink); stroke-width: 2px; }
.network-picture .put-in > :is(.map-frame, .ground, .chip, .gate-frame) { stroke: var(--ink); stroke-width: 2px; }
.network-picture .spare > :not(.added) { opacity: 0.25; }
.network-picture .in-circuit > :is(.map-frame, .ground, .chip):not([data-act]) { stroke: var(--ink); stroke-width: 2px; \
}
.network-picture .added { pointer-events: none; }
.network-picture .added rect { fill: var(--paper); stroke: var(--rule); }
.network-picture .in-circuit > .added rect { fill: var(--ink); stroke: var(--ink); }
.network-picture .added text { text-anchor: middle; fill: var(--quiet, var(--ink)); font-variant-numeric: tabular-nums; \
}
.network-picture .in-circuit > .added text { fill: var(--paper); font-weight: 600; }
.network-picture .badge { pointer-events: none; }
.network-picture .badge circle { fill: var(--ink); stroke: var(--paper); stroke-width: 1.5px; }
.network-picture .badge path { fill: none; stroke: var(--paper); stroke-width: 1.6px; }
.network-picture .column { fill: none; stroke: var(--ink); stroke-width: 1.6px; }
.network-picture .last-row { fill: none; stroke: var(--ink); stroke-dasharray: 3 2; }
.network-picture .crossed { stroke: var(--quiet); }
.network-picture .crossed.earlier { stroke: var(--less); stroke-width: 1.6px; stroke-dasharray: 5 3; }
.network-picture .attention-band { fill: var(--attention); opacity: 0.8; }
.network-picture .pointer { fill: var(--pointer); }
.network-picture .generation { fill: var(--generation); }
.network-picture .band { opacity: 0.34; }
.network-picture .band.lit { opacity: 1; }
.network-picture .band.dim { opacity: 0.12; }
.network-picture .change.more { opacity: 0.75; }
.network-picture .change.less { fill-opacity: 0.22; stroke: var(--less); stroke-width: 0.8px; stroke-dasharray: 4 2; }
.network-picture .change.dim { opacity: 0.12; }
.network-picture .above-zero { fill: var(--attention); }
.network-picture .below-zero { fill: var(--below-zero); }
.network-picture .fork { fill: none; stroke: var(--pointer); stroke-width: 1.5px; }
.network-picture .answer-bar { fill: var(--ink); }
.network-picture .before { fill: var(--ink); }
.network-picture .more { fill: var(--more); }
.network-picture .less { fill: var(--less); }
.network-picture .check { fill: none; stroke: var(--more); stroke-width: 2.5px; stroke-linecap: round; }
.network-picture .gate-frame { fill: var(--surface); stroke: var(--ink); stroke-width: 1.6px; }
.network-picture .valve { fill: var(--surface); stroke: var(--ink); stroke-width: 3px; cursor: ns-resize; }
.network-picture .learned { fill: var(--ink); }
.network-picture .handle { fill: var(--surface); stroke: var(--control); }
.network-picture :is(.handle, .handle-words):not(.stays) { opacity: 0; }
.network-picture .handle:not(.stays) { pointer-events: none; }
.network-picture .part:is(:hover, :focus, .lit) > :is(.handle, .handle-words):not(.stays) { opacity: 1; }
/* While the story is told, only what the reader points at offers to act. */
.network-picture[data-in-story] .part:not(:hover, :focus) > :is(.handle, .handle-words):not(.stays) { opacity: 0; pointe\
r-events: none; }
.network-picture .handle-words { font-size: 0.962em; }
.network-picture .part:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.network-picture .part.lit > .ground:not([data-act]) { stroke: var(--ink); }
.network-picture .place.lit > .ground { fill: var(--surface); stroke: var(--ink); }
.network-picture .link { fill: none; stroke: var(--ink); stroke-width: 1.3px; }
.network-picture .link.dotted { stroke-dasharray: 1.5 3; }
.network-picture .generation-line { stroke: var(--generation); }
.picture-foot { --ground: var(--paper); display: flex; align-items: flex-end; gap: var(--space-3); border-top: 1px solid\
 var(--rule); padding: var(--space-1) 20px; background: var(--ground); }
.picture-controls { display: flex; align-items: center; gap: var(--space-1); flex: none; }
/* Room for the longest sentence of the story; a longer one grows over the picture. */
.picture-words { position: relative; flex: 1 1 auto; align-self: stretch; min-width: 0; max-width: 62rem; }
.picture-room { margin: 0; min-height: 2lh; visibility: hidden; }
.picture-controls button { display: grid; place-items: center; width: 2.2rem; height: 2.2rem; padding: 0; border-radius:\
 50%; }
.picture-controls button::before { content: "▶\\FE0E"; }
.picture-controls button[data-icon="pause"]::before { content: "❚❚"; font-size: 0.8em; }
.picture-controls button[data-icon="back"]::before { content: "‹"; }
.picture-controls button[data-icon="forth"]::before { content: "›"; }
.picture-controls button:first-child { width: 2.6rem; height: 2.6rem; background: var(--ink); color: var(--paper); }
.picture-controls input { width: 7rem; accent-color: var(--ink); padding: 0; border: 0; }
.picture-caption { position: absolute; inset: auto 0 0; margin: 0; min-height: 100%; background: var(--ground); }

/* Opened blocks */
/* Lengths are in em, since the text grows with the picture. */
.network-picture .opened { --query: #6c45c9; --key: #0b7f80; }
.pointerscope[data-theme="dark"] .network-picture .opened { --query: #b09af5; --key: #4cc3c2; }
.network-picture .opened .halo { stroke: var(--surface); }
.network-picture .opened .title { font-size: 1.19em; }
.network-picture .opened :is(.strong, .label) { font-size: 1em; }
.network-picture .opened .small { font-size: 0.96em; }
.network-picture .opened .tiny { font-size: 0.885em; }
.network-picture .opened .math { font-family: "STIX Two Text", "STIX Two Math", Cambria, Georgia, "Times New Roman", ser\
if; font-size: 1.12em; font-style: italic; }
.network-picture .opened .letter { font-size: 1.5em; }
.network-picture .opened .raised { font-size: 0.78em; }
.network-picture .opened .query-words { fill: var(--query); }
.network-picture .opened .key-words { fill: var(--key); }
.network-picture .opened .card { fill: var(--surface); stroke: var(--rule); }
.network-picture .opened :is(.chevron, .rule, .axis) { fill: none; stroke: var(--control); }
.network-picture .opened :is(.rule, .axis) { stroke: var(--rule); }
.network-picture .opened .crumb:not(.current) text { fill: var(--accent); }
.network-picture .opened .crumb:not(.current):hover text, .network-picture .opened .link-words text { text-decoration: u\
nderline; text-underline-offset: 0.2em; }
.network-picture .opened .key { fill: var(--sunk); stroke: var(--rule); }
.network-picture .opened .thumb-frame { fill: transparent; stroke: var(--rule); }
.network-picture .opened .thumb:hover > :is(.thumb-frame, .ground) { stroke: var(--ink); }
.network-picture .opened .thumb.here > .thumb-frame { stroke: var(--ink); stroke-width: 2.4px; }
.network-picture .opened .control-ground { fill: var(--surface); stroke: var(--control); }
.network-picture .opened .control:hover > .control-ground { stroke: var(--ink); }
.network-picture .opened .pressed > .control-ground { fill: var(--sunk); stroke: var(--ink); }
.network-picture .opened .choice:hover > .ground { fill: var(--sunk); }
.network-picture .opened .choice:hover text { fill: var(--ink); }
.network-picture .opened .cell > rect, .network-picture .opened rect.cell { fill: transparent; cursor: pointer; }
.network-picture .opened .cell > rect:hover, .network-picture .opened rect.cell:hover { stroke: var(--ink); }
.network-picture .opened .on-dark { fill: var(--map-least); }
.network-picture .opened .on-light { fill: var(--ink); }
.network-picture .opened :is(.chosen-row, .chosen-column, .chosen-cell, .strongest) { fill: none; pointer-events: none; \
stroke-width: 2px; }
.network-picture .opened .chosen-row { stroke: var(--query); }
.network-picture .opened .chosen-column { stroke: var(--key); }
.network-picture .opened .chosen-cell { stroke: var(--ink); stroke-width: 2.6px; }
.network-picture .opened .strongest { stroke: var(--ink); stroke-width: 1.2px; stroke-dasharray: 4 3; }
.network-picture .opened .bar { transition: none; }
.network-picture .opened .bar.query { fill: var(--query); }
.network-picture .opened .bar.key { fill: var(--key); }
.network-picture .opened :is(.bar.product, .bar.attention-bar, .bar.plain) { fill: var(--attention); }
.network-picture .opened .bar.stream { fill: var(--ink); }
.network-picture .opened .curve { fill: none; stroke: var(--ink); stroke-width: 2px; }
.network-picture .opened .lead { fill: none; stroke: var(--quiet); stroke-dasharray: 3 3; }
.network-picture .opened .point { fill: var(--pointer); stroke: var(--surface); stroke-width: 2px; }
.network-picture .opened .row > .bar { opacity: 0.85; }
.network-picture .opened .bar.negative { opacity: 0.55; }
.network-picture .opened .choice:not(.row) > .bar { opacity: 0.5; }
.network-picture .opened .choice > .bar.chosen { opacity: 1; }
.network-picture .opened text.chosen { font-weight: 600; fill: var(--ink); }
/* End of opened blocks */
.picture-foot > button { flex: none; font-variant-numeric: tabular-nums; }
.picture-words + :is(button, .circuit-legend) { margin-left: auto; }
.circuit-legend[hidden] + button { margin-left: auto; }
.circuit-legend { flex: none; margin-block: 0; padding: 0; list-style: none; }
.circuit-legend li::before { content: ""; display: inline-block; width: 0.7em; height: 0.7em; margin-right: 0.4em; borde\
r: 2px solid var(--ink); background: var(--attention); }
.circuit-legend .faded::before { border-color: transparent; opacity: 0.25; }
.picture-foot > button[aria-pressed="true"] { background: var(--ink); color: var(--paper); border-color: var(--ink); }
.picture-tables { max-width: min(60rem, 94vw); max-height: 88dvh; border: 1px solid var(--rule); border-radius: var(--ra\
dius); background: var(--surface); color: var(--ink); }
.picture-tables h2 { font-size: var(--text); margin-bottom: var(--space-1); }
.picture-tables .table-frame { margin-bottom: var(--space-3); }

/* Beside a network that a reader has changed: in place of the sentence about the answer. */
pointer-view > .view-acts { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--space-between); order: 2\
; width: 100%; min-width: 0; }
pointer-view > .view-acts:not([hidden], .compares) + .view-summary { display: none; }
/* In a frame the picture's own sentence says the same, and every line counts. */
pointer-view[fill][data-network] > .view-summary { display: none; }
pointer-view[fill][data-network] > .view-acts { order: 0; flex: 1 1 16rem; width: auto; flex-wrap: nowrap; white-space: \
nowrap; overflow-x: auto; }
pointer-view[fill][data-network] > .view-acts > * { flex: none; }
pointer-view[fill][data-network] > .view-acts > output + .quiet { flex: 0 1 auto; min-width: 0; overflow: hidden; text-o\
verflow: ellipsis; }
pointer-view[fill] .network-picture:not([data-in-story]) .picture-room { height: 2lh; overflow: hidden; }
pointer-view[fill] .network-picture:not([data-in-story]) .picture-controls input { display: none; }
.view-acts output { font-weight: 650; }
.view-acts .quiet { color: var(--quiet); }
.view-acts .quiet:empty { display: none; }
.view-acts ul { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-2); margin: 0; padding: 0; list-style: n\
one; }
pointer-view .view-acts button { padding: 0 0.7rem; border: 0; }
pointer-view .view-acts li button { border-radius: 1rem; background: var(--sunk); }
pointer-view .view-acts > button { background: none; padding: 0; color: var(--accent); text-decoration: underline; text-\
underline-offset: 0.2em; }
.view-acts .view-failure { flex: 1 0 100%; }

.network-picture .leader { fill: none; stroke: var(--quiet); }
.network-picture.tall svg { flex: none; height: auto; }
.network-picture.tall :is(.handle, .handle-words):not(.stays) { opacity: 1; }
.network-picture.tall .valve { cursor: ew-resize; }
.network-picture.tall .valve-touch { cursor: ew-resize; touch-action: pan-y; }
/* What is said of a tall picture stays in sight while the page, or an element of a given height, scrolls. */
.network-picture.tall .picture-foot { flex: none; position: sticky; bottom: 0; z-index: 1; gap: 0 var(--space-3); paddin\
g-inline: var(--space-3); flex-wrap: wrap; }
.network-picture.tall .picture-words { flex: 1 1 100%; order: -1; }
.network-picture.tall:not([data-in-story]) .picture-room { display: none; }
.network-picture.tall:not([data-in-story]) .picture-caption { position: static; min-height: 0; font-size: var(--text-sma\
ll); }
/* The buttons stay in one row: the slider takes what they leave. */
.network-picture.tall .picture-controls { flex: 1 1 0; min-width: 7.6rem; }
.network-picture.tall .picture-controls button { flex: none; }
.network-picture.tall .picture-controls input { flex: 0 1 7rem; min-width: 0; }
pointer-view > .view-plot.network-picture.tall { overflow: hidden auto; }
pointer-view .picture-foot { --ground: var(--surface); }
pointer-view[fill][data-room~="low"] > .view-plot.network-picture.tall .picture-foot { position: static; }
.network-picture:not([data-leads-on]) [data-more] { display: none; }
.network-picture [data-act$="temperature"] { cursor: ew-resize; touch-action: none; }
.network-picture .handle.stays { stroke: var(--rule); }
.network-picture .handle.stays:hover, .network-picture .switch:focus-visible > .handle { stroke: var(--ink); }
.network-picture .switch { cursor: pointer; }
.network-picture .switch:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.network-picture.tall .handle, .network-picture .part:is(:hover, :focus, .lit) > .handle { pointer-events: auto; }
.network-picture .day-ribbon { cursor: grab; }
.network-picture .stay-end { fill: transparent; cursor: ew-resize; }
.network-picture .valve { touch-action: none; }
`;var Is=`/*
 * The element that draws a view, on our pages and on others; one set of colours for each theme, one
 * scale of type and one of space, for pages, the picture, figures, embeds and slides. A colour has
 * one meaning: blue is the pointer, vermilion the generation head. The answer is ink.
 */

.pointerscope, .pointerscope pointer-view[data-theme="light"], pointer-view:not(.pointerscope *) {
  --paper: #fbfaf7;
  --surface: #ffffff;
  --sunk: #f1efe9;
  --ink: #1b1a23;
  --quiet: #4a4855;
  --ink-3: #6a6774;
  --rule: #e0ddd4;
  --control: #8a8792;
  --accent: #1b1a23; /* links, focus and what is selected; embeds may set another */
  --mark: #1b1a23; /* around what is pointed at */
  --failure: #a3123a;
  --failure-surface: #fdeef1;
  --attention: #23264a; /* weights, and the size of vectors */
  --pointer: #1f6fd1;
  --generation: #c44a16;
  --less: #b0257c; /* changes only, with ▼ */
  --more: #3c7f1b; /* changes only, with ▲ */
  --query: #6c45c9;
  --key: #0b7f80;
  --value: #665200;
  --below-zero: #b9b4a6;
  --lit: #ffe9a8; /* a symbol of a formula, and the cells it stands for */
  --space-1: 0.25rem;
  --space-2: 0.5rem;
  --space-between: 0.75rem;
  --space-3: 1rem;
  --space-4: 1.5rem;
  --space-5: 2.5rem;
  --text-label: 0.78125rem;
  --text-note: 0.8125rem;
  --text-small: 0.875rem;
  --text: 1rem;
  --text-large: 1.375rem;
  --text-larger: 1.6875rem;
  --text-largest: 2.875rem;
  --radius: 0.75rem;
  --font: Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  color-scheme: light;
}

.pointerscope[data-theme="dark"], .pointerscope pointer-view[data-theme="dark"], pointer-view[data-theme="dark"]:not(.po\
interscope *) {
  --paper: #14141b;
  --surface: #1c1c25;
  --sunk: #24242f;
  --ink: #f3f1ea;
  --quiet: #c5c2cc;
  --ink-3: #9c99a8;
  --rule: #373743;
  --control: #7d7a8c;
  --accent: #f3f1ea;
  --mark: #f3f1ea;
  --failure: #ff9aa8;
  --failure-surface: #2e151b;
  --attention: #e9e4d3;
  --pointer: #5aa2f7;
  --generation: #f0874f;
  --less: #ee77bc;
  --more: #8ccb62;
  --query: #b09af5;
  --key: #4cc3c2;
  --value: #f0de94;
  --below-zero: #5c5a66;
  --lit: #4a4020;
  color-scheme: dark;
}

pointer-view {
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  min-width: 0;
  color: var(--ink);
  font: var(--text) / 1.5 var(--font);
  font-variant-numeric: tabular-nums;
  text-align: left;
}
pointer-view:not([fill], .pointerscope *) + pointer-view:not([fill]) { margin-top: var(--space-4); }
pointer-view > .view-stand-in img { max-width: 100%; height: auto; }
pointer-view[scale] {
  --text: calc(1rem * var(--scale, 1));
  --text-large: calc(1.375rem * var(--scale, 1));
}
pointer-view, pointer-view * { box-sizing: border-box; }
pointer-view [hidden] { display: none !important; }
pointer-view :is(.view-title, .view-caption, .view-summary, .view-failure, .view-trust, .view-take) { margin: 0; padding\
: 0; max-width: 60rem; font: inherit; text-transform: none; letter-spacing: normal; overflow-wrap: anywhere; color: inhe\
rit; }
pointer-view .view-title { font-size: var(--text-large); font-weight: 650; line-height: 1.25; letter-spacing: -0.015em; \
color: var(--ink); max-width: none; }
pointer-view :is(.view-caption, .view-trust) { color: var(--quiet); }
pointer-view :is(.view-summary, .view-choices, .view-trust):empty { display: none; }
pointer-view .view-failure { color: var(--failure); }
pointer-view .view-plot { position: relative; min-height: 7rem; min-width: 0; }
pointer-view[aria-busy="true"] .view-plot { opacity: 0.6; }
/* A figure that is not drawn yet takes about the space that it will need. */
pointer-view[lazy]:not([data-drawn], [fill]) { min-height: 22rem; align-content: start; }
pointer-view .view-marks > div { position: absolute; z-index: 1; pointer-events: none; border: 2px solid var(--mark); bo\
rder-radius: 2px; outline: 1px solid var(--surface); }

pointer-view :is(button, select) {
  margin: 0;
  font: inherit;
  color: inherit;
  background: var(--surface);
  border: 1px solid var(--control);
  border-radius: calc(var(--radius) / 2);
  padding: var(--space-1) var(--space-2);
  min-width: 0;
  max-width: 100%;
}
pointer-view button { cursor: pointer; }
pointer-view label { font-weight: 600; }
pointer-view a { color: var(--accent); }
pointer-view :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
pointer-view .view-choices { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-3); min-width: 0; }
pointer-view .view-choices label { display: inline-flex; gap: var(--space-2); align-items: baseline; min-width: 0; }
pointer-view .view-choices button { padding: 0 var(--space-3); }
pointer-view .view-take { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-3); align-items: baseline; }
pointer-view .view-take :is(a, button) { color: var(--quiet); }
pointer-view .view-take button { border: 0; padding: 0; background: none; text-decoration: underline; text-underline-off\
set: 0.2em; }
pointer-view .view-take :is(a, button):hover { color: var(--accent); }
pointer-view .view-take select { padding: 0; border-color: var(--rule); color: var(--quiet); }
pointer-view .view-codes[open] { flex: 1 0 100%; }
pointer-view .view-sheet { display: grid; gap: var(--space-1); }
pointer-view .view-codes p { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-3); margin: 0; color: inher\
it; }
pointer-view .view-codes textarea { width: 100%; font: var(--text) / 1.4 ui-monospace, "SF Mono", Menlo, Consolas, monos\
pace; color: inherit; background: var(--paper); border: 1px solid var(--rule); resize: vertical; }
pointer-view :is(.view-table, .view-codes) summary { cursor: pointer; color: var(--quiet); width: max-content; max-width\
: 100%; }
pointer-view .table-frame { overflow: auto; max-height: 24rem; margin-top: var(--space-2); }
/* A shade at an edge behind which the table goes on; at its end, a cover moves over the shade. */
:is(.pointerscope, pointer-view) .table-frame {
  --beneath: var(--surface);
  --shade: color-mix(in srgb, var(--ink) 35%, transparent);
  background:
    linear-gradient(to right, var(--beneath) 40%, transparent) left / 2.5rem 100% no-repeat local,
    linear-gradient(to left, var(--beneath) 40%, transparent) right / 2.5rem 100% no-repeat local,
    linear-gradient(to right, var(--shade), transparent) left / 1rem 100% no-repeat scroll,
    linear-gradient(to left, var(--shade), transparent) right / 1rem 100% no-repeat scroll;
}
pointer-view table { border-collapse: collapse; font: inherit; margin: 0; width: auto; }
pointer-view :is(th, td) { padding: var(--space-1) var(--space-2); border: 0; border-bottom: 1px solid var(--rule); text\
-align: right; white-space: nowrap; font-weight: 400; }
pointer-view thead th { font-weight: 600; position: sticky; top: 0; background: var(--surface); }
pointer-view :is(th[scope="row"], thead th:first-child) { text-align: left; }

/* In another theme than the page around. */
pointer-view[data-theme] { background: var(--surface); }

/* Controls and words beside the figure. */
pointer-view[controls="none"] :is(.view-choices, .view-take, .view-table) { display: none; }
pointer-view[controls="some"] :is(.view-take, .view-table) { display: none; }
pointer-view[caption="none"] :is(.view-title, .view-caption, .view-summary, .view-trust) { display: none; }
pointer-view[caption="title"] :is(.view-caption, .view-summary, .view-trust) { display: none; }

/* A frame of a given size: words are left out as it gets smaller, and nothing scrolls. */
pointer-view[fill] {
  container: view / size;
  height: 100%;
  display: flex;
  flex-flow: row wrap;
  align-content: flex-start;
  align-items: baseline;
  gap: 0 var(--space-3);
  overflow: hidden;
}
pointer-view[fill] > * { flex: 0 0 auto; max-width: 100%; }
pointer-view[fill] > :is(.view-caption, .view-summary, .view-failure) { width: 100%; max-width: none; }
pointer-view[fill] > .view-trust { display: none; }
pointer-view[fill] > .view-caption { order: 1; }
pointer-view[fill] > .view-summary { order: 2; }
pointer-view[fill] > .view-failure { order: 3; }
pointer-view[fill] > .view-plot { order: 4; width: 100%; min-height: 0; overflow: hidden; }
pointer-view[fill] > :is(.view-table, .view-take) { order: 5; }
/* Open details lie over the figure, which keeps its size. */
pointer-view[fill] { position: relative; }
pointer-view[fill] .view-codes[open] { flex: none; }
pointer-view[fill] :is(.table-frame, .view-sheet) { position: absolute; z-index: 2; inset: auto 0 var(--below, 2rem); ma\
x-height: 60cqh; margin: 0; padding: var(--space-2); overflow: auto; background: var(--surface); border: 1px solid var(-\
-rule); border-radius: calc(var(--radius) / 2); }
pointer-view[fill] .table-frame { padding: 0; }
pointer-view[fill][data-room~="short"] > .view-caption { display: none; }
pointer-view[fill][data-room~="low"] {
  > .view-summary { display: none; }
  > .view-title { font-size: var(--text); line-height: 1.4; max-width: 100%; overflow: hidden; text-overflow: ellipsis; \
white-space: nowrap; }
  > .view-choices { gap: 0 var(--space-3); }
  > .view-choices select { max-width: calc(9 * var(--text)); }
  > .view-choices :is(button, select) { padding: 0 var(--space-1); }
}
pointer-view[fill][data-room~="tight"] {
  > :is(.view-table, .view-take) { display: none; }
  > .view-title { font-size: var(--text); line-height: 1.4; max-width: 100%; overflow: hidden; text-overflow: ellipsis; \
white-space: nowrap; }
  > .view-choices { width: 100%; flex-wrap: nowrap; gap: var(--space-1); }
  > .view-choices :is(button, select) { padding: 0 var(--space-1); }
  /* Labels are hidden, but screen readers still read them. */
  > .view-choices label { font-size: 0; gap: 0; flex: 0 1 auto; min-width: calc(2.75 * var(--text)); }
  > .view-choices label select { font-size: var(--text); width: 100%; max-width: 100%; }
}
/* Before the script has measured the element. */
@container view (max-height: 36rem) { pointer-view:not([data-room]) > .view-caption { display: none; } }
@container view (max-height: 22rem) { pointer-view:not([data-room]) > .view-summary { display: none; } }
.with-unit { white-space: nowrap; }
@media (prefers-reduced-motion: reduce) { pointer-view, pointer-view * { transition: none !important; animation: none !i\
mportant; } }
@media print {
  pointer-view { break-inside: avoid; }
  pointer-view :is(.view-choices, .view-take, .view-table) { display: none; }
}
`;var Rs=new CSSStyleSheet;Rs.replaceSync(Is+Ls);document.adoptedStyleSheets=[...document.adoptedStyleSheets,Rs];w();re();w();var Fs={min:.5,max:4},yh={controls:["none","some","all"],caption:["none","title","all"]};function gn(e,t){return e===
"scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=Fs.min&&Number(t)<=Fs.max:e==="scale"?!0:e==="controls"||e==="caption"?yh[e].
includes(t):CSS.supports("color",t)}w();var Hs=Promise.resolve();function js(e){let t=Hs.then(wh).then(e);return Hs=t.catch(()=>{}),t}function wh(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}w();re();w();var No={width:960,height:540};function Gs(e){return{"HTML frame":Us(e),"Web component":xh(e),Markdown:zs(e),Quarto:kh(
e),LaTeX:$h(e)}}function Us(e){let{title:t,embed:n}=e;return`<iframe src="${se(n)}" title="${se(t)}" width="${No.width}"\
 height="${No.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${Bs(e)}</iframe>`}function xh(e){
let{server:t,attributes:n}=e,o=Object.entries({server:t,...n}).map(([r,s])=>s===""?r:`${r}="${se(s)}"`);return`<script s\
rc="${se(new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${o.join(" ")}>${Bs(e)}</pointer-view>`}function Bs({title:e,caption:t,embed:n,picture:o}){let r=[e,t].filter(
Boolean).join(". ");return`<a href="${se(n)}"><img src="${se(o)}" alt="${se(r)}" width="${No.width}"></a>`}function zs({
title:e,embed:t,picture:n}){return`[![${vh(e)}](<${Ds(n)}>)](<${Ds(t)}>)`}function kh(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",Us(e),"```",":::",'::: {.content-visible unless-format="html"}',zs(e),":::"].join(`
`)}function $h({title:e,caption:t,name:n,embed:o,picture:r}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${r}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Mh(o)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${Nh([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function se(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function vh(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Ds(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Mh(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Ah={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Eh=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Th={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Oh=/[ąęįųĄĘĮŲ]/,Sh=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Nh(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(Sh,"")].flatMap(n=>[...Th[n]??_h(n)]).map(n=>Ah[n]??Lh(n)).join("")}function _h(e){return Oh.test(e)?
e.normalize("NFD").slice(0,1):e}function Lh(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Eh.test(e)?e:"?"}w();function qs(e,t,{title:n,origin:o}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return Ih(decodeURIComponent(r),n,o);let s=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),i=[Vs("Title",n),Vs("Source",o)];return new Blob([s.subarray(0,33),...i,s.subarray(33)],
{type:"image/png"})}function Ih(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(s,i)=>{
let a=document.createElementNS(o.namespaceURI,s);return a.textContent=i,a};return o.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function Vs(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,Rh(n)),o.buffer}function Rh(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}w();function _o(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var Ph=[1,2,4],Ch=2;function Ks({name:e,links:t,view:n,picture:o,csv:r,json:s}){let i=document.createElement("div");i.className=
"view-take";let a={link:bn("Link"),embed:bn("Embed"),json:bn("JSON"),offline:bn("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=Ge("JSON",()=>Ys(s(),`${e()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=Wh(()=>{let{link:m,embed:b}=t(),x=b?n():null;return{...m&&{Address:m},...x&&Gs(x)}}),u=()=>{let m=t();for(let b of Object.
keys(a)){let x=m[b];a[b].hidden=x===null,x!==null&&(a[b].href=x)}c.hidden=m.json!==null,h.hidden=m.link===null&&m.embed===
null,l.hidden=oe.answers};for(let m of["pointerenter","focusin"])i.addEventListener(m,u);let p=document.createElement("s\
elect");p.setAttribute("aria-label","Size of the PNG"),p.append(...Ph.map(m=>{let b=m===Ch;return new Option(`${m}×`,String(
m),b,b)}));let f=async m=>{let{address:b,meta:x}=await o(m,Number(p.value)),k=x.origin??t().embed??location.href;_o(qs(b,
m,{title:x.title,origin:k}),`${e()}.${m}`)},g=()=>Ys(`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),y=document.createElement(
"span");return y.append(Ge("PNG",()=>f("png"))," ",p),i.append(a.link,a.embed,y,Ge("SVG",()=>f("svg")),Ge("CSV",g),a.json,
c,a.offline,h,l),u(),i}function Wh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let o=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let s=document.createElement("span");s.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(o,r),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;
s.textContent="",r.hidden=!0;let c=Object.entries(e()).map(([l,h])=>Ge(l,()=>a(l,h)));o.replaceChildren(...c,s)});let a=async(c,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",c);let h=await Fh(l);h||r.select(),s.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function Fh(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function bn(e){let t=document.createElement("a");return t.textContent=e,t}function Ge(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Ys(e,t,n){_o(new Blob(
[e],{type:n}),t)}Ue();w();var Js={width:420,height:200},Hh=300,ie=2,ut=20,Gt=8,Xs=13,ti=.75,jh=3,Dh=7.5,Gh=30,Uh=44,Bh=18,ei=240,ni=90,oi=56,ri=90,
zh=48,Vh=1.3,qh=.6,Yh=9,si=1.4,ii=["coloraxis","coloraxis2"];function ai({data:e,layout:t},{width:n,height:o,isFixed:r,scale:s}){
if(!n)return{data:e,layout:t};let i={width:n/s,height:o/s},a=r&&(i.width<Js.width||i.height<Js.height),c={...i,isFixed:r,
isTiny:a,isNarrow:i.width<560,scale:s},l=a?Kh(t,t.meta.small??{}):t;if(!r)return{data:e,layout:{...l,...Qs(l,c)}};let h=Xh(
Jh(e,l),c),u={...h,...Qs(h,c),...Qh(e,h,c),...nu(h,c)};return{data:cu(e,h,c.height),layout:u}}function Kh(e,t){return ci(
e,t)}function ci(e,t){if(!Zs(e)||!Zs(t))return t;let n={...e};for(let[o,r]of Object.entries(t))n[o]=ci(e[o],r);return Object.
fromEntries(Object.entries(n).filter(([,o])=>o!==null))}function Zs(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function li(e,t){return Object.entries(e).filter(([o])=>t.test(o))}function hi(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function ui(e){return li(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function pi(e,t){return e[t]}function Jh(e,t){let{xaxis:n}=t,
o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,r=Array.isArray(o)?o.filter(i=>typeof i=="string"):[],s=Array.isArray(
o)&&r.length===o.length;return n?.tickangle!==-90||n.tickvals||!r.length||!s?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,
ticktext:r}}}function Xh(e,{width:t,isTiny:n,scale:o}){let{xaxis:r,yaxis:s,meta:i}=e,a=r?.ticktext;if(!r||r.tickangle!==
-90||!a||a.length<=ie)return e;let c={...r,tickangle:0};if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&
s?.ticktext?.join()===a.join()){let f=a.map((y,m)=>wn(y,m,1/0)),g=a.map((y,m)=>String(m+1));return{...e,xaxis:{...c,ticktext:g},
yaxis:{...s,ticktext:f}}}let[h,u]=r.domain??[0,1],p=(u-h)*(t-(n?ni:ei))/a.length;for(let f of[1,ti]){let g=a.map((m,b)=>Zh(
wn(m,b,1/0),p/f));if(g.includes(""))continue;let y={...r.tickfont,size:f*o*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:g,...f<1&&{tickfont:y}}}}return e}function Zh(e,t){let n=Math.floor(t/Gt)-1,o=[];for(let r of e.split(" ")){
let s=o.at(-1);if(r.length>n)return"";s!==void 0&&s.length+1+r.length<=n?o[o.length-1]=`${s} ${r}`:o.push(r)}return o.length<=
jh?o.join("<br>"):""}function Qh(e,t,{width:n,height:o,isTiny:r,scale:s}){let i=tu(e,t),a=Math.max(...i.map(b=>b.length*
Gt+zh)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*ut>o/(r?4:3),h=i.length>0&&!l,u=eu(t,o,s),f=((u.
annotations?.find(({font:b})=>b?.size)?.font?.size??0)/s||ut)*si+2,g=Math.min(t.margin?.t??8,h?c*ut+4:t.annotations?.length?
f:8),y=ii.some(b=>pi(t,b)?.colorbar?.orientation==="h"),m=!t.margin||y&&!r;return{...l&&{showlegend:!1},...!m&&{margin:{
...t.margin,t:Math.ceil(g*s)}},...u}}function tu(e,t){if(t.showlegend===!1)return[];let n=new Map,o=0;for(let{name:r,type:s,
visible:i,showlegend:a,legendgroup:c}of e)!r||(a===!1||i===!1)||["heatmap","contour"].includes(s)||(o+=1,n.set(c||r,r.replace(
/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.values()]:[]}function eu(e,t,n){let{annotations:o=[],template:r}=e,s=({yref:p,
yanchor:f})=>p==="paper"&&f==="bottom",i=o.filter(s);if(!i.length)return{};let a=ui(e).map(([p])=>p),c=i.filter(({y:p})=>p<
1).map(({y:p})=>Math.min(...a.map(f=>f-p).filter(f=>f>0),1-p)),l=r.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-ut)/
si);if(h>=l)return{};let u=Math.max(Yh,h*n);return{annotations:o.map(p=>s(p)?{...p,font:{...p.font,size:u}}:p)}}function nu(e,{
height:t,isTiny:n}){let o=Math.floor(t/3/Gt),r=t-fi(e,1/0,o)-oi,s={};for(let i of ii){let a=pi(e,i);a&&(n?s[i]={...a,showscale:!1}:
s[i]=ou(e,i,a,r))}return s}function ou(e,t,n,o){let r=n.colorbar??{};if(o>=Hh||r.ticktext||r.orientation==="h")return n;
let s=e.template.layout[t],i=r.tickvals??s?.colorbar?.tickvals,a=(r.len??1)*o;if(!i){let u=Math.max(ie,Math.floor(a/ut/1.5));
return{...n,colorbar:{...r,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let p=h.at(-1);
(p===void 0||(u-p)/(l-c)*a>=ut)&&h.push(u)}return{...n,colorbar:{...r,tickvals:h}}}function Qs(e,t){let{width:n,height:o,
isFixed:r,isTiny:s,isNarrow:i}=t,a=i?n:1/0,c=r?Math.floor(o/3/Gt):1/0,l=fi(e,a,c),h=r?l?oi:ri:0,u=Math.max(o-l-(s?2*ut:h),
ut),p=s?n-ni:Math.max(n-ei,60);return Object.fromEntries(li(e,/^[xy]axis/).map(([f,g])=>{let y=f.startsWith("x"),m=r&&y?
iu(g,e,u):g,[b,x]=m.domain??[0,1],k=(x-b)*(y?p:u),M=e.template.layout.font.size*t.scale,$=ru(m,y,k,M,t),E=e.meta.priority?.[f];
return[f,su($,{isX:y,length:k,fontSize:M,upright:c,priority:E},t)]}))}function ru(e,t,n,o,{isTiny:r,isFixed:s}){let i=e.
title?.text??"";if(!r)return s&&!t&&i.length*Gt>Vh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||
c-a>qh)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Gt-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,
title:{...e.title,standoff:0,font:{size:o-2},text:h}}}function su(e,{isX:t,length:n,fontSize:o,upright:r,priority:s},i){
let{width:a,isFixed:c,isTiny:l,isNarrow:h}=i,{ticktext:u,tickvals:p=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;
if(!u)return c||h&&t?au(e,t,n,i):e;let f=u.length;if(l&&t&&f===1&&e.tickangle===0&&(u[0]??"").length*Gt>n-Gt)return{...e,
tickfont:{size:.75*o}};if(f<=ie&&(t||!c||n>=ut))return e;let y=!t&&c&&n/f<ut&&n/f>=Xs,m=t&&e.tickangle===0&&u.every($=>/^\d+$/.
test($)),b=Math.floor(n/(y?Xs:m?Gh:ut)),x=f<=ie?[f-1]:lu(f,b,s),k=t&&e.tickangle!==0?r:1/0,M=di(u,h?a:1/0,k);return{...e,
...y&&{tickfont:{...e.tickfont,size:ti*o}},tickvals:x.map($=>p[$]??$),ticktext:x.map($=>M[$]??"")}}function iu(e,t,n){let[
o]=hi(t,e.anchor)?.domain??[0,1],r=ui(t).map(([,a])=>a),s=Math.max(...r.filter(a=>a<=o),-1/0),i=(o-s)*n;return e.side===
"top"||i>2.4*ut?e:{...e,title:{},...i<.9*ut&&{showticklabels:!1}}}function au(e,t,n,{isTiny:o,isNarrow:r}){let s=Math.max(
ie,Math.floor(n/(t?Uh:ut*1.5)));if(e.tickvals){let h=t?1:Math.ceil(e.tickvals.length/s);return{...e,tickvals:e.tickvals.
filter((u,p)=>p%h===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(ie,Math.floor(n/Bh))};
let c=r&&t&&e.nticks&&!o?ie:s,l=Math.min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function cu(e,t,n){return e.
map(o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let r=hi(t,o.yaxis),[s,i]=r?.domain??[0,1],a=r?.ticktext?.length;
return a===void 0?o:(i-s)*(n-ri)<a*ut?{...o,texttemplate:""}:o})}function lu(e,t,n){let o=[...Array(e).keys()];if(e<=t)return o;
let r=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return o.filter(i=>i%r===0);let s=[];for(let i of[...o].sort((a,c)=>(n[c]??
0)-(n[a]??0)))s.every(a=>Math.abs(a-i)>=r)&&s.push(i);return s.sort((i,a)=>i-a)}function fi({xaxis:e},t,n){let o=e?.tickangle===
0?[]:e?.ticktext??[],r=di(o,t,n).map(s=>s.length);return Math.max(0,...r)*Dh}function di(e,t,n){return e.map((s,i)=>hu(s,
i,t,n)).every((s,i)=>s===e[i])?e:e.map((s,i)=>wn(s,i,n,t))}function hu(e,t,n,o){return n===1/0&&e.length<=o?e:wn(e,t,o,n)}
function wn(e,t,n,o=1/0){let r=o<1/0,s=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=s,[l="",
h]=a.split(" · "),u=n<1/0?14:1/0,p=Math.min(r?Math.max(5,Math.floor(o/48)):u,n),f=l.length>p&&!l.includes("&")?`${l.slice(
0,p-1)}…`:l;return i+(h?`${t+1} ${f}`:f)+c}w();re();Ue();var uu=12,ge=new Map,Lo=new Map;function Po(e,t){let n=JSON.stringify(Object.values(e)),o=ge.get(n)??new Map;
ge.delete(n),ge.set(n,o);for(let i of ge.keys()){if(ge.size<=uu)break;ge.delete(i)}let r=o.get(t);if(r)return r;let s=new Promise(
(i,a)=>pu(n,e,t,{resolve:i,reject:a}));return o.set(t,s),s.catch(()=>o.delete(t)),s}function pu(e,t,n,o){let r=Lo.get(e);
if(r){r.views.set(n,o);return}let s=new Map([[n,o]]);Lo.set(e,{query:t,views:s}),setTimeout(()=>{Lo.delete(e),fu(t,s)},0)}
async function fu(e,t){let{server:n,path:o,query:r,theme:s}=e,i=[...t.keys()].sort().join(",");try{let a=await Ct(`${o}/\
figures?${Wt({...r,views:i,theme:s})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof nt&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of t)c?du(e,l).then(h,u):u(a)}}function du({server:e,path:t,
query:n,theme:o},r){let s=Wt({...n,theme:o});return Ct(`${t}/views/${encodeURIComponent(r)}?${s}`,{},e)}var Io=new Map;async function gi(e,t){
let n=Io.get(e),o=n??(e.startsWith("#")?mu(e.slice(1)):gu(e));n||(Io.set(e,o),o.catch(()=>Io.delete(e)));let r=await o;if(ht(
r))return r;let{templates:s={}}=r.layout.meta,i=s[t];if(!i)return r;let a=mi(i),c=new Map;for(let p of Object.values(s))
mi(p).forEach((f,g)=>{c.set(f,a[g]??f)});let{data:l,layout:h}=Ro({data:r.data,layout:r.layout},c),{meta:u}=r.layout;return{
...r,data:l,layout:{...h,meta:u,template:i}}}function mi(e){return e.layout.colorway}function Ro(e,t){return Array.isArray(
e)&&["string","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(o=>Ro(o,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([o,r])=>[o,Ro(r,t)])):t.get(e)??e}async function mu(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function gu(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new nt(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function be(e,{server:t,path:n,view:o,values:r}){let s=encodeURIComponent(
o),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${s}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${s}`,offline:i?`api/${n}/offline`:`api/${n}/views/${s}/offline`},h=Wt({...i&&e!=="json"?{step:o}:
{},...r}).toString();return new URL(h?`${c[e]}?${h}`:c[e],t).href}w();var bi=/<br ?\/?>/i,xn=null;function yi(e,t,{width:n,height:o,scale:r},s=vu){let{font:i}=t.template.layout,a={size:i.size*
r,family:String(i.family??"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[u,p]of Object.entries(t)){if(!/^[xy]axis/.
test(u))continue;let f=p,g=u.startsWith("x"),y=bu(f,g,a,s);if(y===null||y&&!ku(t,f,g))continue;l[u]={...f,automargin:!1};
let m=g?"b":"l";if(y&&(c[m]=Math.max(c[m],Math.ceil(y)+8)),y&&!g){let b=Math.ceil((f.tickfont?.size??a.size)/2);c.t=Math.
max(c.t,b),c.b=Math.max(c.b,b)}}let h=o-c.t-c.b;for(let u of["coloraxis","coloraxis2"]){let f=e.some(({coloraxis:m,visible:b})=>m===
u&&b!==!1)?wu(t,u,h,a,s):0,g=Math.min(12,c.l,c.t,c.b),y=(f+g+(1.02-1)*(n-c.l))/1.02;f&&(c.r=Math.max(c.r,Math.ceil(y)))}
for(let[u,p]of Object.entries(l)){if(!u.startsWith("x")||!p.ticktext||p.tickangle!==0)continue;let f=kn(p.ticktext,{...a,
...p.tickfont},s).width;xu(p,f,n,c)&&delete l[u]}return{...t,...l,margin:c}}function bu(e,t,n,o){if(e.visible===!1)return 0;
let r=e.title?.text??"";if(e.showticklabels===!1)return r?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,
h=t&&c===-90;if(!i||!a||c!==0&&!h||l&&l!==(t?"bottom":"left")||e.ticks)return null;let p=e.tickfont?.size??n.size,f=kn(i,
{...n,size:p},o);return 1+(h?f.width+.2*p:t?f.height:f.width)+yu(e,r,n)}function kn(e,{size:t,family:n},o){let[r,s,i]=[0,
1,0];for(let a of e){let c=a.includes("<b>")?700:400,l=a.split(bi);s=Math.max(s,l.length);for(let h of l){let u=o($u(h),
`${c} ${t}px ${n}`);r=Math.max(r,u.width),i=Math.max(i,u.descent)}}return{width:r,height:t+(s-1)*1.3*t+i}}function yu(e,t,n){
if(!t)return 0;let{font:o,standoff:r}=e.title,s=o?.size??Math.round(1.2*n.size),i=t.split(bi).length-1;return s*(.7+i*1.3)+
(r??6)}function wu(e,t,n,o,r){let s=e[t]??{},a={...e.template.layout[t]?.colorbar,...s.colorbar},{tickvals:c,ticktext:l,
thickness:h,len:u=1}=a,p=a.orientation==="h"||"x"in a||"xanchor"in a;if(s.showscale===!1||p||!c?.length||!h)return 0;let f=kn(
l??c.map(String),o,r),g=20+h,y=a.title?.text;if(!y)return g+1+f.width;let m=Math.round(1.2*o.size),b=kn([y],{...o,size:m},
r).width,[x,k]=[s.cmin??c[0]??0,s.cmax??c.at(-1)??1],M=u*n-20;return c.some(E=>Math.abs((E-x)/(k-x)-.5)*M<b/2+1.3*(o.size/
2))?g+1+f.width+1.45*m+2:g+10+1.25*m}function xu({domain:e=[0,1],categoryarray:t,ticktext:n=[]},o,r,{l:s,r:i}){let[a,c]=e,
l=r-s-i,h=(c-a)*l/(t??n).length,u=Math.min(s+a*l,i+(1-c)*l);return(o-h)/2>u}function ku(e,t,n){let o=t.anchor??(n?"y":"x"),
r=e[`${o[0]}axis${o.slice(1)}`],[s]=r?.domain??[0,1];return s===0}function $u(e){return e.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function vu(e,t){if(xn??=document.createElement("canvas").getContext("2d"),!xn)return{
width:0,descent:0};xn.font=t;let{width:n,fontBoundingBoxDescent:o}=xn.measureText(e);return{width:n,descent:o}}w();function xi({x:e,y:t,xaxis:n,yaxis:o},r){let s=[wi(n,e,r),wi(o,t,r)];return[...new Set(s.filter(i=>i!==null))]}function wi(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function ki(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(Mu());if(!e._fullLayout)
return;let r=e._fullLayout,{_subplots:s}=e._fullLayout,i=(s?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[h,u]=[r[`xaxis${c}`],r[`yaxis${l}`]];if(!h||!u)return[];let p=[h,u].every(({_name:f})=>t.includes(f));return[[h,
u],[u,h]].flatMap(([f,g])=>f&&g&&t.includes(f._name)&&(p||f.anchor===g._id)?n.map(m=>Au(f,g,m)):[])});o.replaceChildren(
...i.filter(a=>a!==null))}function Mu(){let e=document.createElement("div");return e.className="view-marks",e}function Au(e,t,n){
if(!e._length)return null;let o=e._id.startsWith("x"),r=[e.l2p(n-.5),e.l2p(n+.5)],[s,i]=[Math.min(...r),Math.max(...r)];
if(!(i>0&&s<e._length)||!t._length)return null;let[a,c]=o?[e._offset+s,t._offset]:[t._offset,e._offset+s],[l,h]=o?[i-s,t.
_length]:[t._length,i-s],u=document.createElement("div");return Object.assign(u.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${h}px`}),u}w();function vi(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:r})=>[n,o.find(s=>String(s)===t(n))??r]))}function Mi(e,t){
for(let{name:n,values:o}of e){let r=t(n);if(r===null||o.map(String).includes(r))continue;let s=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${s}.`}}return null}
function Ai(e,t,n){return t.reduce((o,r)=>{let s=e.find(({name:i})=>i===r)?.values??[];return o*s.length+s.indexOf(n[r]??
"")},0)}function Ei(e,t){return e.map(o=>{let{name:r,title:s,values:i}=o,a=Ti(o)[i.indexOf(t[r]??"")];return typeof a=="\
number"?`${s.toLowerCase()} ${a}`:a}).join(", ")}function Ti({values:e,labels:t}){return t??e}var $n=class{#o;#t;#n="";#r=0;#e=null;constructor(t,n){
this.#o=t,this.#t=n}offer({choices:t=[],player:n},o,r){let s=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),s.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#e=null,
this.#o.replaceChildren(...t.map(c=>this.#s(c))),s.length&&r&&this.#o.append(this.#i(s));let a=t.find(({name:c})=>c===n);
a&&this.#o.append(...this.#l(a))}show(t){for(let[n,o]of Object.entries(t)){let r=this.#o.querySelector(`select[name="${n}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(o))}}pause(){clearInterval(this.#r),this.#r=0,this.#e&&(this.#e.textContent=
"Play")}#s(t){let{name:n,title:o,values:r}=t,s=document.createElement("select");s.name=n;let i=Ti(t);return s.append(...r.
map((a,c)=>new Option(String(i[c]),String(a)))),s.addEventListener("change",()=>{this.pause();let a=r[s.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),$i(o,s)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,r)=>new Option(o.name,String(r)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),$i("Open",n)}#l({name:t,title:n,values:o}){let r=()=>o.indexOf(this.#t.selected()[t]??
""),s=h=>{let u=o[Math.max(0,Math.min(o.length-1,h))];u!==void 0&&this.#t.select(t,u)},i=h=>{this.pause(),s(r()+h)},a=Co(
"Play",()=>{if(this.#r){this.pause();return}r()===o.length-1&&s(0),a.textContent="Pause",this.#r=setInterval(()=>{s(r()+
1),r()===o.length-1&&this.pause()},1200)});this.#e=a;let c=Co("‹",()=>i(-1)),l=Co("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function $i(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function Co(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}w();var Oi="vendor/plotly/plotly-traces-4.1.1.min.js",Wo;function vn(e){return window.Plotly?Promise.resolve(window.Plotly):
(Wo??=new Promise((t,n)=>{let o=document.createElement("script");o.src=e?new URL(`static/${Oi}`,e).href:new URL(`../${Oi}`,
T).href;let r=()=>{Wo=void 0,o.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};o.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),o.addEventListener("error",r),document.head.append(
o)}),Wo)}async function Si(e,t,n){let{width:o,height:r}=e.layout;return(await vn()).toImage(e,{format:t,width:o,height:r,
...t==="png"&&{scale:n}})}Do();Uo();qe();var Es={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"\
interventions",against:"against"},Ts=["inputs","removed"],Cm=new Set(["server","source","model","lesson","view","theme",
"reads",...Ts,...Object.keys(Es)]),sh=["scale","accent","controls","caption"],Wm=new Set([...sh,"fill"]),eh=":scope > a",
nh="pointer-view:hover",Ms=matchMedia("(prefers-color-scheme: dark)"),Fm={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},Hm=120,jm=[["short",576,0],["low",352,0],["tight",288,352]],Oo={height:525,width:640,
least:.75,most:4},Dm="400px 0px",oh=660,Gm="[data-answer]:not(pointer-view *)",Um=/^(\w+):(\d+)$/,Bm="The server draws t\
his chart, and it does not answer.",zm="The answer above is computed in this browser.",Vm="Type visits, or add a place, \
to see what the model answers.",De=null,As=null,Os=class extends HTMLElement{#o=null;#t=null;#n=null;#r=0;#e=!1;#s="";#i=!1;#l="";#a=[];#u=!1;#p=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#O()},{rootMargin:Dm});#m=new ResizeObserver(()=>requestAnimationFrame(()=>this.#z()));#y=new MutationObserver(
t=>this.#x(t.map(({attributeName:n})=>n??"")));#k=t=>this.getAttribute(t);#c=()=>{if(!this.#n||!this.#t){this.#v();return}
this.#W(this.#L),this.#E()};#f=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#T=({type:t})=>this.#G(t==="beforeprint");connectedCallback(){
this.#o??=this.#H(),this.#A(),document.addEventListener("pointerscope:theme",this.#c),document.addEventListener(nh,this.#f),
Ms.addEventListener("change",this.#c);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#T);this.#m.
observe(this),this.#y.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#p.observe(this):this.#u=!0,this.#v()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#c),document.removeEventListener(nh,this.#f),Ms.removeEventListener(
"change",this.#c);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#T);this.#m.disconnect(),this.#y.
disconnect(),this.#p.disconnect(),this.#h.controls.pause()}mark(t){t.join()!==this.#a.join()&&(this.#a=t,this.#X())}get chosen(){
return this.#t?this.#R:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#Z();
return Math.ceil(t+yn(this.#t)+n)}get#h(){return this.#o??=this.#H(),this.#o}#O(){this.#u=!0,this.#p.disconnect(),this.#v()}#x(t){
t.some(o=>Wm.has(o))&&(this.#A(),this.#E()),t.includes("beat")&&this.#$();let n=t.filter(o=>Cm.has(o)&&!this.#S(o));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#u?this.#O():n.length?this.#v():this.#d.some(({name:o})=>t.includes(o))?this.#V()&&
this.#E():t.includes(this.#l)&&this.#v()}#S(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#c(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#$(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#N(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#b("beat",{beat:t===null?null:t+1})}get#d(){return this.#t?At(this.#t).choices??[]:[]}#v(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#w()}))}get#P(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#M(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:$t.href}get#_(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#L(){let t=this.getAttribute("theme");return t===
"auto"?Ms.matches?"dark":"light":(t??this.#_)==="dark"?"dark":"light"}get#I(){let t=this.getAttribute("scale");return t===
"auto"?this.#F:t!==null&&gn("scale",t)?Number(t):1}get#F(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let o=Math.round(10*Math.min(n/Oo.height,t/Oo.width))/10;return Math.min(Oo.most,Math.max(Oo.least,
o))}#A(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#I)):
this.style.removeProperty("--scale"),t&&gn("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#C(){if(this.hasAttribute("lesson")){let n=Ts.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Es).map(
([n,o])=>[o,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#w(){let{needsHistory:t,query:n}=this.#C;
this.#r+=1;let o=this.#r,r=this.getAttribute("source"),s=this.getAttribute("view")??"",i=this.#P&&s&&(!t||n.visits||n.record);
if(!r&&!i){this.#U(Vm);return}if(!this.#u){this.#U("");return}let a=this.#L;this.#W(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#M,path:this.#P,query:n,theme:a},l=this.hasAttribute("server")?this.#M:"",[h]=await Promise.
all([r?gi(r,a):this.#j(c,s),r?null:s===me?Promise.resolve().then(()=>(vs(),$s)):vn(l)]),u=ht(h),p=u?await Promise.resolve().then(()=>(vs(),$s)):
null;u||await vn(l),await js(()=>{o===this.#r&&(this.#st(p?.NetworkDrawing??null,At(h).title),this.#t=u?h:structuredClone(
h),this.#at(this.#t),this.#D({...c,theme:"light"},s))})}catch(c){o===this.#r&&this.#Y(c)}finally{o===this.#r&&this.removeAttribute(
"aria-busy")}}async#j(t,n){let o=n===me?this.#n:null,r=this.getAttribute("model")??"",s=await o?.compute(t,r,{isSilent:!1});
if(s)return s;try{return await Po(t,n)}catch(i){if(!rh(i))throw i;let a=await o?.compute(t,r,{isSilent:!0});if(!a)throw i;
return a}}#W(t){this.#_!==t?this.dataset.theme=t:delete this.dataset.theme}#D(t,n){if(!this.#t||ht(this.#t))return;let{template:o,
meta:r}=this.#t.layout,s=r.templates?.light;De??=s??(this.#L==="light"?o:null),!(De||this.hasAttribute("source"))&&(As??=
Po(t,n),As.then(i=>{ht(i)||(De??=i.layout.template)}).catch(()=>{As=null}))}#G(t){if(this.#i=t,!this.#t||!this.#s)return;
let n=De??this.#n;this.#W(t&&n?"light":this.#L),this.#E(),t||requestAnimationFrame(()=>this.#E())}#H(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#g("h3","view-title"),caption:this.#g("p","view-caption"),choices:this.#g(
"div","view-choices"),summary:this.#g("p","view-summary"),failure:this.#g("p","view-failure"),trust:this.#g("p","view-tr\
ust"),plot:this.#g("div","view-plot"),details:this.#g("details","view-table"),exports:Ks({name:()=>this.#et,links:()=>this.#gt(),
view:()=>this.#t&&this.#bt(this.#t),picture:(s,i)=>this.#dt(s,i),csv:()=>An(this.#tt()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#Q());let o=new $n(n.choices,{selected:()=>this.#R,select:(s,i)=>this.#ft(s,i),open:s=>this.#b(
"open",s)}),r=this.querySelector(eh);r?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...r?[r]:
[]),this.addEventListener("toggle",({target:s})=>this.#pt(s),!0);for(let s of[n.plot,n.details,n.choices,n.exports,n.failure])
s.hidden=!0;return{...n,controls:o}}#g(t,n){let o=this.querySelector(`.${n}`),r=o instanceof HTMLElement?o:document.createElement(
t);return r.className=n,r}#st(t,n){if(t===null==(this.#n===null))return;let o=this.#h,r=o.plot.cloneNode();r.removeAttribute(
"data-listening"),r.role=t?"group":"img",o.plot.replaceWith(r),o.plot=r,this.#n?.bar?.remove(),this.#n=t?new t(r,{title:n,
isProjected:this.hasAttribute("fill"),hover:s=>this.#b("hover",{visits:s}),told:s=>this.#N(s),acts:{server:()=>this.hasAttribute(
"source")?null:this.#M,answered:s=>this.#it(s),resized:()=>requestAnimationFrame(()=>this.#z())}}):null,this.#n?.bar&&o.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:o}=this.#n??{};o?this.setAttribute(
"interventions",o):this.removeAttribute("interventions"),this.#V()&&this.#E(),this.#b("interventions",n)}#q(t){let{plot:n,
details:o,choices:r,exports:s,failure:i}=this.#h;for(let c of[n,o,r,s])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#U(t){this.#t=null,this.#l="",this.removeAttribute("aria-busy"),this.#h.controls.pause(),this.#q(!0),this.#h.
summary.textContent=t}#Y(t){this.#U("");let{failure:n}=this.#h,o=rh(t)&&document.querySelector(Gm)!==null,r=o?Bm:de(t);if(n.
replaceChildren(r),o&&n.append(" ",qm()),n.hidden=!1,this.#b("failed",{message:r}),!(t instanceof nt)||![0,503].includes(
t.status))return;let s=document.createElement("button");s.type="button",s.textContent="Try again",s.addEventListener("cl\
ick",()=>this.#v()),n.append(" ",s)}#at(t){let{title:n,caption:o,controls:r}=this.#h,s=At(t);n.textContent=s.title,n.hidden=
!1,o.replaceChildren(...Et(s.caption)),this.#ct(s.trust),this.toggleAttribute("data-network",ht(t)),this.#q(!1),r.offer(
s,ht(t)?[]:t.data,!this.hasAttribute("fill")),this.#V()&&this.#E()}#ct(t){let{trust:n}=this.#h;if(n.textContent=t?.text??
"",!t||this.hasAttribute("source")||!oe.answers)return;let o=document.createElement("a"),r=encodeURIComponent(this.getAttribute(
"model")??"");o.href=new URL(`insights/${r}#view-${t.view}`,this.#M).href,o.textContent="Which explanation to believe",n.
append(" ",o)}#E(){if(!this.#t)return;let{plot:t}=this.#h,n=this.#i,o=this.#B(yn(this.#t)),r=n?Math.min(o.width||oh,oh):
o.width;if(!r)return;ht(this.#t)?(t.style.height=`${o.height}px`,this.#n?.draw(this.#t)):(t.style.height=o.isFixed?`${o.
height}px`:"",this.#lt(t,this.#t,{...o,width:r}));let s=!this.dataset.drawn;s&&this.querySelector(eh)?.remove(),this.#s=
`${r}×${o.height}`,this.dataset.drawn="true",s&&this.hasAttribute("beat")&&this.#$(),this.#X(),this.#b("drawn",{})}#lt(t,{
data:n,layout:o},r){let s=this.#i,i=s&&De?{...o,template:De}:o,a=this.#K({data:n,layout:i},r);window.Plotly?.react(t,a.data,
s?{...a.layout,width:r.width}:a.layout,Fm),t.dataset.listening||this.#ht(t)}#K({data:t,layout:n},{width:o,height:r,isFixed:s}){
let i="rgba(0, 0, 0, 0)",a=this.#I,{font:c,hoverlabel:l}=n.template.layout,h=c.size*a,u=ai({data:t,layout:Ym(n)},{width:o,
height:r,isFixed:s,scale:a}),p={font:{size:h},hoverlabel:{...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{
...yi(u.data,u.layout,{width:o,height:r,scale:a}),...a!==1&&p,paper_bgcolor:i,plot_bgcolor:i,height:r}}}#ht(t){t.dataset.
listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#b("open",n.data.meta);let[,o,r]=Um.
exec(String([n.customdata].flat()[0]))??[];o&&this.#b("select",{table:o,row:Number(r)})}),t.on("plotly_hover",({points:[
n]})=>{n&&this.#b("hover",{visits:xi(n,this.#J)})}),t.on("plotly_unhover",()=>this.#b("hover",{visits:[]}))}get#J(){return this.#t?
At(this.#t).visit_axes??[]:[]}#b(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#X(){
!this.#t||!this.#s||(this.#n?this.#n.mark(this.#a):ki(this.#h.plot,this.#J,this.#a))}#B(t){let{plot:n}=this.#h,o=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:o,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#A(),this.#ut();
let{above:r,below:s}=this.#Z();this.style.setProperty("--below",`${Math.ceil(s)}px`);let i=Math.max(Math.floor(this.offsetHeight-
r-s),Hm);return{width:o,height:i,isFixed:!0}}#ut(){let[t,n]=[this.offsetWidth/this.#I,this.offsetHeight/this.#I],o=jm.filter(
([,r,s])=>n<r||t<s).map(([r])=>r).join(" ");this.dataset.room!==o&&(this.dataset.room=o)}#Z(){let{plot:t,details:n,exports:o}=this.#h,
r=this.getBoundingClientRect(),s=r.height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().
top-r.top)/s,below:a/s}}#pt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#z())}#z(){if(!this.#t)return;let{width:t,height:n}=this.#B(
yn(this.#t));t&&this.#s!==`${t}×${n}`&&this.#E()}#ft(t,n){this.setAttribute(t,String(n)),this.#b("option",{[t]:n})}#V(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:Mi(this.#d,this.#k);if(n)return this.#Y(new Error(n.
message)),this.#l=n.name,!1;let o=At(t),r="";if(this.#d.length&&!ht(t)){let s=this.#R;this.#h.controls.show(s);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>s[c]===l));Wi(t,s);let{summaries:i}=o;i&&(o.summary=i.texts[Ai(
this.#d,i.by,s)]??""),r=`: ${Ei(this.#d,s)}`}return this.#h.summary.replaceChildren(...Et(o.summary??"")),this.#h.plot.setAttribute(
"aria-label",`${o.title}${r}. ${o.summary??""}`),this.#Q(),!0}get#R(){return vi(this.#d,this.#k)}#Q(){let{details:t}=this.#h;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${At(this.#t).title}`),n.append(...this.#tt().map(Mn)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#tt(){return this.#t?ji(this.#t,this.#R):[]}async#dt(t,n){let o=this.#t;if(!o)throw new Error(
"There is no figure to save yet.");return{address:ht(o)?await this.#n?.address(t,n)??"":await Si(this.#mt(o),t,n),meta:At(
o)}}#mt(t){let{data:n,layout:o}=structuredClone(t),r=this.#B(o.height),{paper_bgcolor:s,plot_bgcolor:i}=o.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#K({data:n,layout:o},r),l=a?{}:{
paper_bgcolor:s,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:r.width,...l}}}get#et(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#nt(){return{server:this.#M,path:this.#P,view:this.getAttribute("vi\
ew")??"",values:{...this.#C.query,...this.#R}}}get#ot(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=sh.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",r])=>this.hasAttribute(o)&&gn(o,r??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&oe.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#nt;return{link:n,embed:be(
"embed",this.#rt(r)),json:be("json",r),offline:be("offline",r)}}#rt(t){let{controls:n,...o}=this.#ot,r={...t.values,...o,
...n&&n!=="some"&&{controls:n}};return{...t,values:r}}#bt(t){let n=this.#nt,{title:o,summary:r=""}=At(t),s=["model","les\
son","view","reads",...Ts,...Object.keys(Es)],i=[...this.attributes].filter(({name:p})=>s.includes(p)),{theme:a,...c}=this.#ot,
l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:p,value:f})=>[p,f])),...this.#R,...l&&{theme:l},
...c},u=this.#rt(n);return{title:o,caption:r,name:this.#et,server:n.server,embed:be("embed",u),picture:be("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([p,f])=>[p,String(f)]))}}};function rh(e){return e instanceof nt&&e.status===0}function qm(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=zm,e}function Ym(e){let t=Object.
entries(e).map(([n,o])=>{if(!/^[xy]axis/.test(n))return[n,o];let r=o,s=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=r.type==="category"&&!r.categoryarray&&s;return[n,i?{...r,categoryorder:"array",categoryarray:s}:r]});return Object.fromEntries(
t)}customElements.define("pointer-view",Os);})();
