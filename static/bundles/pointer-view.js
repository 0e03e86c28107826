(()=>{var Vl=Object.defineProperty;var S=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(r){throw n=[r],r}};var $s=(e,t)=>{for(var n in t)Vl(e,n,{get:t[n],enumerable:!0})};var vs,ql,E,w=S(()=>{"use strict";({currentScript:vs}=document),ql=vs instanceof HTMLScriptElement?vs.src:"",E=new URL("\
static/js/",ql||document.baseURI).href});async function Rt(e,t,n=$t){let r=await eh(new URL(`api/${e}`,n),t);if(String(n)===$t.href&&rh(r!==null&&!nh(r)),!r)return Ts();
if(r.status===Xl)return;if(!(r.headers.get("content-type")??"").includes("json")){let i=th(r.status);throw new rt(r.status,
[{where:"",message:i,suggestions:[]}])}let s=await r.json().catch(Ts);if(!r.ok)throw new rt(r.status,s.errors??[]);return s}
async function eh(e,t){try{let n=await fetch(e,t);return Jl.includes(n.status)?null:n}catch(n){if(Ss(n))throw n;return null}}
function Os(e){let t=AbortSignal.timeout(Zl);return e?AbortSignal.any([e,t]):t}function nh({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function rh(e){e!==ee.answers&&(ee.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function Ts(e){throw Ss(e)?e:new rt(0,[{where:"",message:Ql,suggestions:[]}])}
function Ss(e){return e instanceof DOMException&&e.name==="AbortError"}function Pt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,r])=>[n,String(r)]))}function fe(e){return e instanceof Error?
e.message:String(e)}var rt,$t,ee,Jl,Xl,Zl,Ql,th,ne=S(()=>{"use strict";w();rt=class extends Error{constructor(t,n){super(
n.map(r=>r.message).join(" ")),this.status=t,this.problems=n}},$t=new URL(E.replace(/^(.*\/)static\/.*$/,"$1")),ee={answers:!0},
Jl=[502,504],Xl=204,Zl=5e3,Ql="No response could be read. Your input is still here; check your connection and try again.",
th=e=>`The server answered with ${e}.`});function ht(e){return"kind"in e&&e.kind===de}function At(e){return ht(e)?e.meta:e.layout.meta}function yn(e){return ht(e)?
e.meta.height??0:e.layout.height}var de,Ue=S(()=>{"use strict";w();de="network"});function ye(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let r="";for(let o of t)
r+=String.fromCharCode(o);return btoa(r)}function be(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),r=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)r[o]=n.charCodeAt(o);return r}var we=S(()=>{"use strict";w()});function De(e){if(Array.isArray(e))return fu(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=pu[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(be(e.bdata).buffer),r=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:r}}function fu(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(r=>Array.from(r)),shape:[n.length,n[0]?.length??0]}}function Be({values:e,
shape:t},n){let[,...r]=t,o=r.reduce((s,i)=>s*i,1);return{values:du(e,n*o,(n+1)*o),shape:r}}function $i({values:e,shape:t}){
return t.length<2?e:Ir({values:e,shape:t})}function Ir(e){return Array.from({length:e.shape[0]??0},(t,n)=>Be(e,n).values)}
function du(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var pu,Rr=S(()=>{"use strict";w();we();pu={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function gu(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function Mi({shape:e}){return e.reduce((t,n)=>t*
n,1)}function Ai(e,t,{single:n=!1}={}){let r=n?Float32Array:Float64Array,o=[],s=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new r(Mi(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:yu(e,i,l,s);o.push(a)}return o.at(-1)??new r(0)}
function yu(e,t,n,r){let{op:o}=t;if(o==="constant")return wu(t,n);let s=bu(e,t,n).map(([u,p])=>r(u,p)),[i=0,a=0,c=0]=s;if(o===
"view"||o==="join")return i;if(o==="where")return i?a:c;if(o==="matmul")return vu(s);if(o==="collect")return Pr.sum?.(s)??
0;if(o==="softmax")return ku(e,t,n,s);let l=Pr[o];if(l)return l(s);let h=mu[o];if(!h)throw new RangeError(`There is no o\
peration ${o}.`);return h(i,a)}function bu(e,t,n){let{op:r,of:o=[],groups:s}=t,[i=0,a=0]=o;if(r==="view")return[[i,Mu(t,
n)]];if(r==="join")return[Au(e,o,n)];if(r==="collect")return(s?.[n]??[]).map(c=>[i,c]);if(r==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[h,u]=[Math.floor(n/l),n%l],p=Math.floor(h/(t.shape.at(-2)??1))*c*l;return vi(c).flatMap(
f=>[[i,h*c+f],[a,p+f*l+u]])}if(r==="softmax"||r in Pr){let c=e[i]?.shape.at(-1)??0,l=r==="softmax"?Math.floor(n/c):n,h=vi(
c).map(u=>[i,l*c+u]);return o.length>1?[...h,[a,0]]:h}return o.map(c=>[c,e[c]?.shape.length?n:0])}function wu({values:e=0},t){
return gu(Array.isArray(e)?e[t]??Number.NaN:e)}function xu(e,{of:t=[]},n){let r=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
r,width:r}}function ku(e,t,n,r){let{place:o,width:s}=xu(e,t,n),i=$u(r.slice(0,s),r[s]);return(i[o]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function $u(e,t=1){let n=Math.max(...e),r=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-
n)/r))}function vu(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Mu({shape:e,offset:t=0,
strides:n,index:r},o){if(r)return r[o]??0;let[s,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;s+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return s}function Au(e,t,n){let r=n;for(let o of t){let s=Mi(e[o]??{op:"",shape:[]});if(r<s)return[o,r];
r-=s}throw new RangeError(`No operand has the element ${n}.`)}function vi(e){return Array.from({length:e},(t,n)=>n)}function Eu(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Tu(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let r=1;Math.abs(n)>Math.abs(t)*1e-17;r+=1)n*=2*e*e/(2*r+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var mu,
Pr,Ei=S(()=>{"use strict";w();mu={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Eu(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Tu(e/Math.SQRT2))},Pr=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Si({data:e,layout:{meta:t}},n){for(let r of t.parts??[]){let o=e[r.trace];if("lines"in r){let s=ze(r.lines,t,n);
Object.assign(o,Su(s,n[r.row],r))}else o[r.attribute]=$i(ze(r.is,t,n))}}function ze(e,t,n){let r=Ou(t),o=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===Oi?0:a.indexOf(n[i]??"")};return{values:Ai(e,(i,a=[])=>{let c=r[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,h)=>Be(l,o(h)),c).values}),shape:e.at(-1)?.shape??[]}}
function Ou(e){let t=Ti.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,r])=>[n,De(r)])),Ti.
set(e,t)),t}function Su({values:e,shape:t},n,{above:r,to:o}){let s=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Oi&&
l!==n))for(let h=0;h<c;h+=1){let u=Number(e[l*c+h]);u<=r||u>o||(s.push(0,1,null),i.push(l,h,null))}return{x:s,y:i}}var Oi,
Ti,Cr=S(()=>{"use strict";w();Rr();Ei();Oi="all",Ti=new WeakMap});function Li(e,t){let{table:n}=At(e);if(n&&"rows"in n)return[n];if(ht(e))return[];let{data:r,layout:o}=e,s=n?[Nu(n,o.meta,
t)]:[];return n&&!n.beside?s:[...r.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>_u(o,a)),...s]}function vn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(s=>Wr("th",s,"col")));let o=n.
createTBody();for(let[s,...i]of t)o.insertRow().append(Wr("th",s,"row"),...i.map(a=>Wr("td",a)));return n}function Mn(e){
let t=r=>r.map(Pu).join(",");return`${e.map(({columns:r,rows:o})=>[r,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Nu(e,t,n){let{columns:r,labels:o}=e;if("values"in e){let i=e.values.map(a=>ze(a,t,n).values);return{columns:r,
rows:o.map((a,c)=>[a,...i.map(l=>l[c])])}}let s=Ir(ze(e.matrix,t,n));return{columns:r,rows:o.map((i,a)=>[i,...Array.from(
s[a]??[])])}}function _u(e,t){let n=De(t.z??[]),r=Ni(e,t,"y").map((o,s)=>[o,...Array.from(Be(n,s).values)]);return{columns:[
t.name??"",...Ni(e,t,"x")],rows:r}}function Ni(e,t,n){let r=t[n];if(Array.isArray(r))return r.map(c=>_i(String(c)));let o=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(_i);let{shape:a}=De(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function _i(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function Pu(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
Iu,"$1'").replace(Ru,"'"),n=Lu.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Wr(e,t,n){let r=document.
createElement(e);n&&(r.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return r.textContent=
Number(o)===0?o.replace("-",""):o,r}var Lu,Iu,Ru,Fr=S(()=>{"use strict";w();Rr();Ue();Cr();Lu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
Iu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Ru=/^(?=[\t\r\n])/});function Wu(e){return e.split(Cu)}function Et(e){return Wu(e).map((t,n)=>{if(n%2===0)return t;let r=document.createElement(
"span");return r.className="with-unit",r.textContent=t,r})}var Cu,Ve=S(()=>{"use strict";w();Cu=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});function D(e,t,n=!1){let r=0;for(let o of e)r+=Hr(o);return r*t*(n?1.06:1)}function Hr(e){return Fu.test(e)||e===" "?.29:
Hu.test(e)?.87:ju.test(e)?.65:.55}function st(e,t,n,r=!1){if(D(e,n,r)<=t)return e;let o=t/(n*(r?1.06:1))-Hr("…"),s="";
for(let i of e){if(o-=Hr(i),o<0&&s)break;s+=i}return`${s.trimEnd()}…`}function An(e,t,n,r,o=!1){let s=[],i="",a=e.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||D(h,n,o)<=t){i=h;continue}if(s.length===r-1){i=[i,...a.slice(
c)].join(" ");break}s.push(i),i=l}return[...s,st(i,t,n,o)]}function T(e,t=0){let n=100*e,r=10**-t;return n>0&&n<r/2?`<${r.
toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function xe(e,t){let n=Math.round(1e3*(e-t))/10;return{change:n,size:Math.
abs(n).toFixed(1),sign:n>0?"▲":"▼"}}function N(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(
t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Gt(e){let t=Math.round(e);if(t<60)return`${t} mi\
n`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function lt(e){let t=n=>String(Math.floor(
n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var Fu,Hu,ju,yt,V=S(()=>{"use strict";w();Fu=/[ijlI.,:;'|!()[\]]/,Hu=/[mwMW%@—…]/,
ju=/[A-ZÄÖÜ0-9+=<>]/;yt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function Gu({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function Ii({prediction:e},{prediction:t,places:n}){let r=t.location===e.location,o=r?"":`${n[t.location]?.label??
t.name}, `,{change:s,size:i,sign:a}=xe(e.probability,t.probability);return{value:`${o}${(100*t.probability).toFixed(1)} \
%`,change:r&&s?`${a} ${i} points`:"",isMore:s>0}}function jr(e,t){e.replaceChildren(...Et(t?Gu(t):"…"));let{location:n,
probability:r}=t?.prediction??{};for(let[o,s]of Object.entries({location:n,probability:r,engine:t?.engine}))s===void 0?delete e.
dataset[o]:e.dataset[o]=String(s)}var Ri=S(()=>{"use strict";w();V();Ve()});var qe,Gr=S(()=>{"use strict";w();qe={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],
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
order {items}",item:"{position}",between:" ",first:1},parts:["position"],default:[]}}});var Pi=S(()=>{"use strict";w()});var Ci=S(()=>{"use strict";w()});var Wi,Fi,En,ke,Ur,Dr,Tn=S(()=>{"use strict";w();Wi=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sund\
ay"],Fi=2,En=15,ke=30,Ur=8,Dr=99});function On(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,r,o)=>{let s=String(t[r]);return o?s.replace(/\B(?=(\d{3})+$)/g,
","):s})}var Br=S(()=>{"use strict";w();Tn()});function Hi(e){return Object.entries(qe).flatMap(([t,n])=>{let r=e[t]??n.default;return(Array.isArray(r)?r.length:r!==n.
default)?[{key:t,declared:n,value:r}]:[]})}function ji({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(r=>r&&typeof r=="object"&&!Array.isArray(r)?r:Object.fromEntries([r].flat().map((o,s)=>[e[s],o])))}var Gi=S(()=>{
"use strict";w();Gr();Pi();Ci();Br()});function zr(e,t,n){switch(t.kind){case"head":return Du(e,t,n.architecture);case"mask":return Bu(e,t.visit,n.visits);case"\
skip":return zu(e,t);case"residuals":return Yu(e);case"gate":return Vu(e,t);case"temperature":return qu(e,t)}}function Du({
remove_heads:e=[],replace_with:t,...n},{layer:r,head:o},{layers:s,heads:i}){let a=Array.from({length:s*i},(u,p)=>[Math.floor(
p/i),p%i]),c=e==="all"?a:e,h=c.some(([u,p])=>u===r&&p===o)?c.filter(([u,p])=>u!==r||p!==o):a.filter(([u,p])=>u===r&&p===
o||c.some(([f,g])=>u===f&&p===g));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function Bu({mask_visits:e=[],
...t},n,r){let o=r[n]?.sent??0;if(n===r.length-1)return{...t,...e.length&&{mask_visits:e}};let s=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return s.length?{...t,mask_visits:s}:t}function zu({skip:e=[],...t},{layer:n,part:r}){
let o=e.filter(i=>i.layer!==n||i.part!==r),s=o.length<e.length?o:[...e,{layer:n,part:r}];return s.length?{...t,skip:s}:t}
function Vu({gate:e,only:t,...n},{value:r}){return r===null?n:{...n,gate:r}}function qu(e,{of:t,value:n}){let r=`${t}_te\
mperature`,o={...e};return delete o[r],n===1?o:{...o,[r]:n}}function Yu({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
function Bi(e){let t=Hi(e).flatMap(({key:n,declared:r})=>r.of?[]:[n]);return Object.keys(e).filter(n=>t.includes(n)).map(
n=>({key:n,text:zi(n,e)}))}function zi(e,t){let n=qe[e],{text:r,item:o="",every:s="",single:i,between:a=", ",first:c=0}=n.
said,l=t[e]??n.default,h=ji(n,l).map(f=>On(o,Di(f,g=>c?Number(g)+c:Ui(g)))),u=typeof r=="string"?r:r[l]??"",p=Di(qe,({of:f},g)=>f===
e?zi(g,t):"");return On(i&&h.length===1?i:u,{...p,value:Ui(l),items:l==="all"?s:h.join(a)})}var Ui,Di,Vr=S(()=>{"use str\
ict";w();Gr();Gi();Br();Ui=e=>String(e).replaceAll("_","-"),Di=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,r])=>[
n,t(r,n)]))});function Vi(e,t){return Bi(e).map(({key:n,text:r})=>{let o=document.createElement("li"),s=document.createElement("button");
return s.type="button",s.textContent=`${r} ×`,s.title="Take this change back",s.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),o.append(s),o})}var qi=S(()=>{"use strict";w();Vr()});var Ku,Sn,Yi=S(()=>{"use strict";w();Ri();qi();Ve();Ku={browser:"Computed in this browser.",server:"Computed in Python."},
Sn=class{#r;#t=document.createElement("output");#n=document.createElement("span");#o=document.createElement("ul");#e=document.
createElement("button");#s=document.createElement("span");#i=document.createElement("p");engine="server";constructor(t){
this.#r=t,this.root=document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer=
"",this.#n.className="quiet",this.#o.setAttribute("aria-label","Changes"),this.#e.type="button",this.#e.textContent="as \
learned",this.#e.title="Take all changes back",this.#e.addEventListener("click",()=>t({})),this.#s.className="quiet",this.#i.
className="view-failure",this.#i.setAttribute("role","alert"),this.root.append(this.#t,this.#n,this.#o,this.#e,this.#s,this.#i)}show(t,n,{
learned:r,isCompared:o,note:s}){this.engine=t.engine,jr(this.#t,t),this.#t.title=Ku[t.engine];let{value:i,change:a}=r?Ii(
t,r):{value:"",change:""};this.#n.replaceChildren(...Et(i&&`as learned ${i}${a&&` ${a}`}`)),this.root.classList.toggle("\
compares",o),this.#a(n),this.#l(s),this.fail("")}wait(t,n){jr(this.#t,null),this.#n.textContent="",this.#a(t),this.#l(n),
this.root.hidden=!1,this.#i.hidden=!0}fail(t){this.#i.textContent=t,this.#i.hidden=!t,t&&(this.root.hidden=!1)}#l(t){this.#s.
textContent=t,this.#s.hidden=!t}#a(t){let n=this.root.contains(document.activeElement),r=Vi(t,this.#r);this.#o.replaceChildren(
...r),this.root.hidden=this.#e.hidden=r.length===0,n&&!this.root.contains(document.activeElement)&&this.#e.focus()}}});function Ki(e,t,n){let r=e.querySelector(t);return r&&Ju(r,n)?r:null}function Ju(e,t){return e instanceof(t??HTMLElement)}
var Ji=S(()=>{"use strict";w()});function Xi(e){return Nn!==null&&Object.hasOwn(Nn,e)}async function Zi(e,t=$t){return $e?Xu(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await ea(e,"vocabulary")))}async function Xu(e,t){try{return await Rt(
e,{},t)}catch(n){if(!(n instanceof rt)||n.status)throw n;let r=new URL(`api/${e}`,t),o=await fetch(r,{cache:"force-cache"}).
catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function Qi({id:e,weights:t},n,r=$t){if(!$e)return ea(e,"weight\
s",n);let o=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return na(new URL(o,r),"weights",n)}async function ta(e,{
weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(
o=>o.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the \
page again.")}async function ea(e,t,n=!1){let r=Nn?.[e]?.[t];if(!r)throw new Error(`This page holds no ${t} of ${e}.`);if(!r.
startsWith("#"))return na(new URL(r,document.baseURI),t,n);let o=document.getElementById(r.slice(1))?.textContent??"";return be(
o.trim()).buffer}async function na(e,t,n){let r=await fetch(e,{cache:n?"reload":"default"});if(!r.ok)throw new Error(`Th\
e ${t} could not be fetched (${r.status}).`);return r.arrayBuffer()}function Zu(e){let t=Ki(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var Nn,$e,qr=S(()=>{"use strict";w();ne();we();Ji();Nn=Zu("model-files"),$e=Nn===
null});function Ye(e){let{tensors:t,lengths:n,...r}=e;return{...r,tensors:ra(t,(o,s)=>({values:o,shape:s})),...n&&{lengths:ra(n,
o=>o)}}}function ra(e,t){return Object.fromEntries(Object.entries(e).map(([n,{data:r,shape:o}])=>[n,t(new Float32Array(be(
r).buffer),o)]))}function Yr({tensors:e,weights:t,...n}){let r=Object.entries(e).map(([o,{values:s,shape:i}])=>[o,{dtype:"\
<f4",shape:i,data:ye(new Uint8Array(Float32Array.from(s).buffer))}]);return{...n,tensors:Object.fromEntries(r)}}var oa,Ke=S(
()=>{"use strict";w();we();oa=e=>e.lengths!==void 0});function ia(e){try{return e()}catch(t){let{problems:n}=t;throw n?new rt(422,n):t}}function op(e){let t=Object.entries(e).
map(([n,r])=>[n,r!==null&&typeof r=="object"?JSON.stringify(r):r]);return Pt(Object.fromEntries(t))}var Qu,sa,tp,ep,np,rp,
aa,_n,ca=S(()=>{"use strict";w();ne();qr();Ke();Qu=["browser","server"],sa=20,tp=300,ep=4,np="static/bundles/browser-mod\
el.js",rp="The network could not be loaded.",aa={address:new URL("../bundles/browser-model.js",E).href,load(e){let t=null,
n=o=>{t=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(
e)===$t.href?import(aa.address):import(new URL(np,e).href)}},_n=class{#r;#t;#n;#o=null;#e=null;#s=!1;#i=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,r=$t){
this.#r=t,this.#n=r,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Qu.includes(t)?t:null,
$e||(this.choice="browser"),this.obstacle="",this.#e||(this.#o=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(s=>setTimeout(s,tp))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(t);if(!$e)throw new rt(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?Os(n):n;try{return{...await this.#l(t,o),engine:"server"}}catch(s){if(!(s instanceof
rt&&s.status===0)||this.choice==="server")throw s;if(await this.prepare(),this.#e)return this.explainHere(t);throw this.
choose(this.choice),s}}async compute(t){await this.prepare();let n=this.#e;if(!n){let r=`The server does not answer. Thi\
s browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new rt(0,[{where:"",message:r,suggestions:[]}])}
return ia(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if($e||await this.prepare(),this.#e&&this.choice!=="server"){
let{places:r}=this.#e;return r.search(t,sa).map(({id:o,category:s})=>({label:r.label(o),notation:r.notation(o),category:s}))}
let{items:n}=await Rt(`${this.#t}/locations?${Pt({q:t,limit:sa})}`,{},this.#n);return n}async prepare(){try{this.#o??=this.#a(),
this.#e=await this.#o}catch(t){this.#s=!0;let n=t instanceof rt?!t.status:t instanceof TypeError;this.obstacle=n?rp:fe(t)}}explainHere(t){
let n=this.#e,{interventions:r,...o}=t,s=JSON.stringify([o,r||null]),i=this.#i.get(s);if(i)return i;let a={...ia(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#i.keys();return this.#i.size>=ep&&this.#i.delete(c),this.#i.set(s,a),a}async#l(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}/views/network?${op(t)}`;try{let{trace:s}=await Rt(
o,{...n&&{signal:n}},this.#n);return Ye(s)}catch(s){if(!(s instanceof rt&&s.problems[0]?.where==="view"))throw s;this.draws=
!1}}let r={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return Rt(
`${this.#t}/explain?encoding=base64`,r,this.#n)}async#a(){let t=await Zi(this.#r,this.#n);if(!t.weights)throw this.sharesWeights=
!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},r]=await Promise.all([aa.load(this.#n),
Qi(t,this.#s,this.#n)]),o=ta(r,t);o.catch(()=>{});let s=new n(t,r);return await o,s}}});function Kr(e,t,n){return{kind:de,get trace(){return Yr(t)},get before(){return n&&Yr(n)},meta:{...e,summary:ip(t,n),table:{
columns:sp,rows:ap(t)}}}}function la({prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function ip(e,t){
let{probability:n,from_pointer:r,from_generation:o}=e.prediction,s=n?`${la(e)} leads with ${Ln(n)}: ${Ln(r)} copied by t\
he pointer, ${Ln(o)} from the generation head.`:"No known place has any probability.";return t?`${s} Compared with: ${la(
t)} with ${Ln(t.prediction.probability)}.`:s}function ap(e){let{pointer:t,generation:n,final:r}=e.location_probabilities,
o={pointer:t,generation:n,final:r},s={pointer:"pointer.probabilities",generation:"generation.probabilities",final:"proba\
bilities"},i=(c,l)=>e.tensors[s[c]]?.values[l]??o[c]?.find(h=>h.location===l)?.probability??null,a=[...r,...e.visits,...n??
[]].map(({location:c})=>c);return[...new Set(a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(s).map(l=>i(l,c))])}
var sp,Ln,ha=S(()=>{"use strict";w();Ue();Ke();sp=["place","pointer","generation head","probability"];Ln=e=>`${(100*e).toFixed(
1)} %`});function pa(e,t){return Xr(e,t).isInBrowser}async function fa(e,t,n,r){let o=await Xr(t,n).compute(Pt(r)),s=Kr(e,o,null);
return Jr.set(s,o),s}function hp(e){return"tensors"in e}function Xr(e,t){let n=JSON.stringify([t,e]),r=ua.get(n)??new _n(
e,null,t??$t);return r.draws=!0,ua.set(n,r),r}var cp,lp,ua,Jr,In,da=S(()=>{"use strict";w();Yi();ne();Vr();ca();qr();ha();
cp="Loading the network …",lp="Waiting for the server …",ua=new Map,Jr=new WeakMap;In=class{#r;#t;#n=null;#o=null;#e=null;#s=null;#i=null;#l={};#a={};#u=[];#p=[];#m=0;#b=0;constructor(t,n){
this.#r=t,this.#t=n,this.bar=new Sn(o=>this.#h(o));let{drawn:r}=t;r.addEventListener("focusin",()=>this.#k());for(let o of[
"pointerover","pointerdown"])r.addEventListener(o,({target:s})=>{s instanceof Element&&s.closest("[data-act]")&&this.#k()});
for(let o of[t.root,this.bar.root])o.addEventListener("keydown",s=>this.#O(s))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(t,n,r,o){this.#m+=1,cancelAnimationFrame(this.#b),this.#o=t,this.#e=n,this.#i=r,this.#l=
this.#a=n.interventions,this.#s=this.text?null:n,this.#u=[],this.#p=[];let s=this.#t.server(),i=n.notation!==null&&(s!==
null||Xi(n.model));this.#n=i?Xr(n.model,s):null,i?this.#r.hooks.act=a=>this.#c(a):delete this.#r.hooks.act,this.#r.hooks.
whatIf=a=>this.#T(zr(this.#a,a,n)),this.#d(n,o)}follows(t){if(t===(this.text??""))return!0;let n=this.#t.server()===null||
this.#n?.isInBrowser;if(!this.#n||!n)return!1;try{return this.#h(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#k(){this.#n?.
prepare()}#c(t){if(!this.#e)return;let n=zr(this.#a,t,this.#e);"isDone"in t&&!t.isDone?this.#f(n):this.#h(n)}#f(t){cancelAnimationFrame(
this.#b),this.#b=requestAnimationFrame(()=>{let n=this.#T(t);n&&(this.#r.show(n,this.#i??this.#s),this.#d(n,"browser",t))})}#T(t){
return this.#n?.model?.trace(this.#N(t))??null}#h(t){this.#u.push(this.#a),this.#p=[],this.#S(t)}#O(t){let n=t.key.toLowerCase();
!this.#n||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#x(this.#p,this.#u):
this.#x(this.#u,this.#p))}#x(t,n){let r=t.pop();r&&(n.push(this.#a),this.#S(r))}async#S(t){let n=this.#n;if(!n)return;cancelAnimationFrame(
this.#b),this.#a=t,this.#m+=1;let r=this.#m,o=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,o?cp:lp),this.#t.
resized();try{await n.prepare();let s=Object.keys(t).length>0,{engine:i,...a}=await this.#$(n,t),c=s&&!this.#i;if(c&&(this.#s??=
await this.#$(n,{})),r!==this.#m||!this.#o)return;let l={...a,interventions:t},h=this.#i??(c?this.#s:null);this.#e=l,this.#l=
t,s||(this.#s=l),this.#d(l,i);let u=Kr(this.#o,l,this.#i);this.#t.answered({figure:u,trace:l,before:h,interventions:t})}catch(s){
if(r!==this.#m||!this.#e)return;n.choose(n.choice),this.#a=this.#l,this.#r.show(this.#e,this.#i??(this.text?this.#s:null)),
this.#d(this.#e,this.bar.engine),this.bar.fail(fe(s)),this.#t.resized()}}async#$(t,n){let r=await t.explain(this.#N(n));
if(!hp(r))throw new Error("The server gave no trace of this network.");return r}#N(t){let{notation:n,user:r,predict_at:o,
location_probabilities:s}=this.#e;return{visits:n??"",user:r,predict_at:o,top_k:s.final.length,interventions:Object.keys(
t).length?t:null}}#d(t,n,r=this.#l){let{sharesWeights:o=!0,obstacle:s=""}=this.#n??{},i=Object.keys(r).length>0;this.bar.
show({...t,engine:n},r,{learned:i&&!this.#i?this.#s:null,isCompared:this.#i!==null,note:o&&s?`This browser cannot comput\
e: ${s}`:""})}}});function Rn(e,t){return e.map(n);function n(r){let o=r.children.map(p=>typeof p=="string"?p:n(p)),{attributes:s}=r,i=s["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...r,children:o};let c=o.find(p=>typeof p!="string"&&p.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...r,attributes:{...s,class:`${s.class} ${l}`,"aria-label":`${s["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}var Zr=S(()=>{"use strict";w()});function d(e,{key:t,...n}={},...r){let o=r.flat(Number.POSITIVE_INFINITY).filter(up),s={tag:e,attributes:n,children:o};return typeof t==
"string"&&(s.key=t),s}function Je(e){return e==null||e===!1?null:String(typeof e=="number"?Tt(e):e)}function Tt(e){return Math.
round(e*100)/100}function ve(e){return e.map(({x:t,y:n,width:r,height:o})=>{let s=Tt(r);return`M${Tt(t)} ${Tt(n)}h${s}v${Tt(
o)}h${-s}Z`}).join("")}function Ut(e,t,n,r){let[o,s,i,a]=[t[0],t[1],r[0],r[1]].map(Tt),[c,l,h]=[e,n,(e+n)/2].map(Tt);return`\
M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${s} ${c} ${s}Z`}function Qr(e,t,n,r){let[o,s,i,a]=[t[0],
t[1],r[0],r[1]].map(Tt),[c,l,h]=[e,n,(e+n)/2].map(Tt);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h}\
 ${s} ${h} ${s} ${c}Z`}function ma(e,t,n,r){let[o,s,i,a]=[t[0],t[1],r[0],r[1]].map(Tt),[c,l]=[e,n].map(Tt);return`M${o} ${c}\
Q${o} ${i} ${l} ${i}L${l} ${a}Q${s} ${a} ${s} ${c}Z`}function up(e){return e!=null&&e!==!1&&e!==""}var G=S(()=>{"use str\
ict";w()});function ga(e,t,n){return t?Rn(e,r=>{let o=t.parts.find(i=>ya(i.name)===r);if(!o)return null;let s=wa(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${s} points`,onTop:i=>pp(i,o,s,n)}}):
e}function ya(e){return e.replace(/\.feed_forward$/,".stream")}function pp({attributes:e},{layer:t,head:n},r,o){let[s,i,
a,c]=["x","y","width","height"].map(y=>Number(e[y])),l=t!==null&&n===null?`FFN ${r}`:r,h=.85*o,[u,p]=[D(l,h)+.9*h,1.5*h],
f=Number(s)+(t===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(t===null?0:Number(c)-p/2-2);return d("g",{key:"circuit",class:"\
added"},d("rect",{x:f-u/2,y:g-p/2,width:u,height:p,rx:p/2}),d("text",{x:f,y:g+.36*h,"font-size":h},l))}function ba({parts:e},t){
let n=e.find(s=>ya(s.name)===t);if(!n)return"";let r=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${r} ${o} to the smallest set, and adds ${wa(n.value)} points.`}function wa(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function xa(e,t){let{parts:n,
location:r,whole:o,smallest:s}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(r).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${T(s,1)}.`,text:`All give it ${T(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var ka=S(()=>{"use strict";w();Zr();G();V()});function Nt(e,t){for(let{kind:n,pattern:r}of fp){let o=r.exec(e??"");if(!o)continue;let s=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(s)};return dp(i,t)?i:null}return null}function dp({kind:e,visit:t=0,
layer:n=0,head:r=0,location:o=2},s){return e==="pointer"?s.hasPointer:e==="generation"?s.hasGeneration:e==="gate"?s.hasGate:
t<s.count&&n<s.layers&&(e!=="head"||r<s.heads)&&o>1&&o<s.trace.architecture.locations}function bt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,r)=>n===e.location?[r]:[])}function Xe(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:bt(e,t)}function wt({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function Ot(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}
var fp,pt=S(()=>{"use strict";w();fp=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},
{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},
{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},{kind:"generation",pattern:/^generation$/},{kind:"\
gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function Ma(e,t,n,r){let o=e.target instanceof Element?e.target:null,s=o?.closest("[data-act]")?.getAttribute("data-act"),
i=o?.closest("[data-part]")?.getAttribute("data-part"),a=Nt(i,t);if(s==="gate")return yp(e,n);if(s==="attention_temperat\
ure")return va(e,t,"attention");if(s==="pointer_temperature")return va(e,t,"pointer");if(!r||a?.kind!=="visit"||s||e.pointerType===
"touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?xp(e,c,t,h,l):bp(e,n,h)}function Aa({pointerId:e,pointerType:t,target:n,clientX:r,clientY:o}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||t==="touch")return null;let a=!1;
return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-r,h-o)>=eo,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function no({trace:e},t,n){let r=(e.interventions[`${t}\
_temperature`]??1)*2**n,{least:o,most:s}=gp;return Number(Math.min(s,Math.max(o,r)).toPrecision(2))}function yp({pointerId:e},t){
let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),r=0;return{pointer:e,follows:!0,to({type:o,clientX:s,clientY:i},a){
if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(s-n.left)/n.width;return o!=="pointercancel"&&(r=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:r,isDone:a}}}}function va({pointerId:e,clientX:t},n,r){let o=!1;return{
pointer:e,follows:!0,to({clientX:s},i){if(o||=Math.abs(s-t)>=eo,!o)return null;let a=no(n,r,(s-t)/mp);return{kind:"tempe\
rature",of:r,value:a,isDone:i}}}}function bp({pointerId:e,clientY:t},n,r){let o=r,s=!1;return{pointer:e,follows:!1,to({clientY:i},a){
if(s||=Math.abs(i-t)>=eo,!s)return null;let c=Math.sign(wp(n,i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,
isDone:a};return o+=c,l}}}function wp(e,t){let r=[...e.querySelectorAll(".visit > .chip")].map(o=>{let{top:s,bottom:i}=o.
getBoundingClientRect();return Math.abs((s+i)/2-t)});return r.indexOf(Math.min(...r))}function xp({pointerId:e,clientX:t},n,r,o,s){
let{start_minute:i=0,duration_minutes:a=0}=r.visits[o]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},p){if(l||=Math.abs(u-t)>=2,!l)return null;let f=to*
Math.round((u-t)/c*$a/to),g=s==="time"?Math.min($a-to,Math.max(0,i+f)):Math.max(0,a+f);return g===h&&!p?null:(h=g,{kind:s,
visit:o,minutes:g,isDone:p})}}}var eo,$a,to,mp,gp,Ea=S(()=>{"use strict";w();pt();eo=5,$a=1440,to=5,mp=60,gp={least:.1,most:10}});function gt(e){let t=0,n=Number(e[0]);for(let r=1;r<e.length;r++){let o=e[r];o>n&&(t=r,n=o)}return t}var kp,Dt,Ta,se=S(()=>{
"use strict";w();Tn();kp=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["dura\
tion","stay"],["position_from_end","order"]],Dt=class{#r=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=
t.visits,this.count=t.visits.length;let{layers:r,heads:o,components:s}=t.architecture;this.layers=r,this.heads=s.includes(
"attention")?o:0,this.hasPointer=s.includes("pointer"),this.hasGeneration=s.includes("generation"),this.hasGate=this.hasPointer&&
this.hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:
t.trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.
count&&t.every((n,r)=>n===this.locations[r])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has \
no ${t}.`);return n.values}has(t){let{tensors:n,lengths:r={}}=this.trace;return t in n||t in r}weights(t,n){return this.
values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){
let r=this.trace.interventions.remove_heads;return r?r==="all"||r.some(([o,s])=>o===t&&s===n):!1}isSkipped(t,n){return(this.
trace.interventions.skip??[]).some(r=>r.layer===t&&r.part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)
for(let r=0;r<this.heads;r++)for(let o of this.weights(n,r))t=Math.max(t,o);return t||1}get slices(){return kp.filter(([
t])=>this.has(`inputs.${t}`)).map(([t="",n=""])=>({name:t,label:n,lengths:this.#e(`inputs.${t}`)}))}get longestSlice(){return Math.
max(...this.slices.map(({lengths:t})=>Math.max(...t)))||1}stream(t){let n=`layers.${t}`,r=i=>this.isSkipped(t,i),o=new Float32Array(
this.count),s=this.has(`${n}.attention_out`)?this.#e(`${n}.attention_out`):null;return{residual:this.#e(`${n}.residual_i\
n`),attention:s&&r("attention")?o:s,feedForward:r("feed_forward")?o:this.#e(`${n}.feed_forward.out`)}}get pointerWeights(){
return this.hasPointer?this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.s\
cores")}get pointedPlaces(){let t=this.pointerWeights,n=new Map;for(let[r,o]of this.locations.entries()){if(!this.hasPointer)
break;let s=n.get(o)??{location:o,...this.nameOf(o),probability:0,visits:[]};s.probability+=t[r],s.visits.push(r),n.set(
o,s)}return[...n.values()].sort((r,o)=>o.probability-r.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.
label??`#${t}`,category:n?.category??null}}answer(t,n=[]){let{final:r}=this.trace.location_probabilities,o=r.slice(0,t).
map(({location:f})=>f),s=[...new Set(n)].filter(f=>!o.includes(f)),i=o.filter(f=>!n.includes(f)),a=i.slice(Math.max(0,i.
length-s.length)),l=[...o.filter(f=>!a.includes(f)),...s].map(f=>this.#t(f)),h=f=>l.reduce((g,y)=>g+y[f],0),u=this.#o(l),
p={location:-1,label:Ta(u),category:null,pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,
Number(this.hasGeneration)-h("generation")),probability:Math.max(0,1-h("probability")),count:u};return[...l,p]}#t(t){return{
location:t,...this.nameOf(t),pointer:this.probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.
probabilityOf("final",t)}}probabilityOf(t,n){let r=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[r];
return o?Number(o.values[n]):this.trace.location_probabilities[t]?.find(i=>i.location===n)?.probability??0}shareOf(t,n){
return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="generation"&&!this.#n(t,n)?null:(t==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#n("final",t)?this.probabilityOf("final",t):null}#n(t,n){
let r=t==="final"?"probabilities":`${t}.probabilities`;return this.has(r)||!!this.trace.location_probabilities[t]?.some(
o=>o.location===n)}generated(t){let r=(this.trace.location_probabilities.generation??[]).slice(0,t).map(({location:i,probability:a})=>({
location:i,...this.nameOf(i),probability:a})),o=1-r.reduce((i,{probability:a})=>i+a,0),s=this.#o(r);return[...r,{location:-1,
label:Ta(s),category:null,probability:Math.max(0,o)}]}#o(t){let{architecture:n,ranks:r}=this.trace,o=r===void 0?n.locations:
Fi+r;return o-1-t.filter(({location:s})=>s<o).length}#e(t){let n=this.#r.get(t);if(n)return n;let r=this.trace.lengths?.[t]??
this.#s(t);return this.#r.set(t,r),r}#s(t){let n=this.values(t),r=n.length/this.count,o=new Float32Array(this.count);for(let s=0;s<
this.count;s++){let i=0;for(let a=s*r;a<(s+1)*r;a++)i+=n[a]**2;o[s]=Math.sqrt(i)}return o}};Ta=e=>e===1?"1 other":`${e} \
others`});function Ct(e,t){for(let[r,o]of $p){let s=o.exec(e??"");if(!s)continue;let i=Object.fromEntries(Object.entries(s.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(r,i,t),...i};return Mp(a,t)?a:null}return null;function n(r,o,{
count:s,trace:i}){let a=s-1;return{kind:r,name:e??"",isLeaf:"query"in o||"number"in o||r==="stream"&&"visit"in o||(r==="\
pointer"||r==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:vp(r,o,t)??a,number:null,location:r===
"generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function vp(e,{layer:t=0,head:n=0},r){
return e==="pointer"&&r.hasPointer?gt(r.pointerWeights):e==="head"&&t<r.layers&&n<r.heads?gt(r.lastRow(t,n)):null}function Mp({
kind:e,layer:t,head:n,query:r,visit:o,number:s,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return e===
"head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||e==="gate"&&!a.hasGate?!1:t<a.layers&&
r<a.count&&o<a.count&&(s??0)<l&&i>1&&i<c}function Oa(e,t){let{kind:n,layer:r,head:o,isLeaf:s,number:i,location:a}=e,c=[{
name:"",words:"Network"}],l=(u,p)=>c.push({name:u,words:p});return(n==="head"||n==="stream")&&l(`layers.${r}.stream`,`La\
yer ${r}`),n==="head"&&l(`layers.${r}.heads.${o}`,`Head ${o}`),n==="head"&&s&&l(e.name,"one cell"),n==="stream"&&s&&l(`l\
ayers.${r}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${e.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&s&&l(e.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&s&&l(e.name,t.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(e.
name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.visit+1}`}}function ro(e){let t=e.
split("."),n=t[0]==="layers",r=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(".")[0]??"")?2:1;return t.length<=
r?null:t.slice(0,n&&t[2]==="stream"?-1:r).join(".")}function oo(e,t,n){let r=Ct(e,n),[o,s]=Ap[t]??[0,0];if(!r||o===0&&s===
0)return null;let i=Ep(r,o,s,n);return i!==null&&Ct(i,n)?i:null}function Ep(e,t,n,r){let{kind:o,layer:s,head:i,query:a,visit:c,
number:l,isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${s}.heads.${i}.${a+n}.${c+t}`;let p=s*r.heads+i+t;return n!==
0?`layers.${s+n}.heads.${i}`:`layers.${Math.floor(p/r.heads)}.heads.${p%r.heads}`}case"stream":return l!==null?`layers.${s}\
.stream.${c+n}.${l+t}`:n!==0?`layers.${s}.stream.${c+n}`:`layers.${s+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(r.trace.location_probabilities.generation??[],"generation");case"place":
return u(r.trace.location_probabilities.final,"places");default:return null}function u(p,f){let g=p.findIndex(({location:m})=>m===
e.location),y=g<0||n===0?void 0:p[g+n];return y?`${f}.${y.location}`:null}}var $p,Ap,Me=S(()=>{"use strict";w();se();$p=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];Ap={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function R(e){return e.stage.type/13}function q(e,t,n="label"){let r=n==="title"||n==="strong";return io*D(Sa(t),so[n]*R(
e),r)}function Sa(e){return e.replaceAll("−","+")}function j(e,t,n,r,{kind:o="label",also:s,anchor:i,width:a,key:c}={}){
let l=o==="title"||o==="strong",h=a===void 0?r:st(r,a/io,so[o]*R(e),l),u=[o,i,s].filter(Boolean).join(" ");return d("tex\
t",{...c&&{key:c},class:u,x:t,y:n},h)}function B(e,{x:t,y:n,width:r},o,s="label"){let i=so[s]*R(e),a=D(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of o){let p=u.reduce((g,y)=>g+Np(y,i),0),f=c.at(-1);f&&l+a+p<=r?(f.push({text:" "},...u),l+=
a+p):(c.push([...u]),l=p)}return{marks:c.map((u,p)=>Sp(t,n+i*(1+1.5*p),u,s,i)),height:c.length*1.5*i}}function F(e){return e.
split(" ").map(t=>[{text:t}])}function Sp(e,t,n,r,o){let s=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-s:s;i=h;let p=[l,h&&"raised"].filter(Boolean).join(" ");return d("tspan",{class:p||null,dy:u},c)});return d("t\
ext",{class:r,x:e,y:t},a)}function Np({text:e,kind:t="",isRaised:n=!1},r){let o=(n?Tp:1)*(t.includes("math")?Op:1);return io*
D(Sa(e),r*o,t.includes("strong"))}var so,Tp,io,Op,ft=S(()=>{"use strict";w();G();V();so={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},Tp=.78,io=1.07,Op=1.12});function Bt(e,t,n,r=1){let o=e.length/t,s=Pn-1,i=new Uint8Array(o*(t+1));for(let l=0,h=0;l<e.length;l++,h++){l%t===0&&h++;
let u=Math.round(Number(e[l])/r*s);i[h]=u>0?Math.min(s,u):0}let a=[...Wn(t),...Wn(o),8,3,0,0,0],c=[_p,...Cn("IHDR",a),...Ip(
n),...Cn("IDAT",Rp(i)),...Cn("IEND",[])];return`data:image/png;base64,${ye(_a(c))}`}function Ip([e,t]){let n=[...e,...t].
join(" "),r=Na.get(n);if(r)return r;let o=new Uint8Array(3*Pn);for(let i=0;i<3;i++){let[a,c]=[Number(e[i]),Number(t[i])];
for(let l=0;l<Pn;l++){let h=l/(Pn-1);o[3*l+i]=Math.round(a+h*(c-a))}}let s=Cn("PLTE",o);return Na.set(n,s),s}function Cn(e,t){
let n=[...e].map(o=>o.charCodeAt(0)),r=4294967295;for(let o of[n,t]){let{length:s}=o;for(let i=0;i<s;i++){let a=(r^o[i])&
255;r=Lp[a]^r>>>8}}return[Wn(t.length),n,t,Wn(~r)]}function Rp(e){let t=[[120,1]];for(let o=0;o<e.length;o+=ao){let s=e.
subarray(o,o+ao),i=o+ao>=e.length,[a,c]=[s.length&255,s.length>>8];t.push([Number(i),a,c,a^255,c^255],s)}let[n,r]=[1,0];
for(let o of e)n=(n+o)%65521,r=(r+n)%65521;return _a([...t,[r>>8,r&255,n>>8,n&255]])}function _a(e){let t=new Uint8Array(
e.reduce((r,{length:o})=>r+o,0)),n=0;for(let r of e)t.set(r,n),n+=r.length;return t}function Wn(e){return[24,16,8,0].map(
t=>e>>>t&255)}var _p,Pn,ao,Lp,Na,Ze=S(()=>{"use strict";w();we();_p=[137,80,78,71,13,10,26,10],Pn=256,ao=65535,Lp=Uint32Array.
from({length:256},(e,t)=>{let n=t;for(let r=0;r<8;r++)n=n>>>1^(n&1?3988292384:0);return n}),Na=new Map});function Pa(e,t,n){let{width:r,height:o}=e.stage.size,s=R(e),i=Math.min(Pp*s,.035*r),a=Cp(e,t,i),c={x:i,y:a.height,width:r-
2*i,height:o-a.height-6*s};return[d("g",{key:"opened",class:"opened","font-size":13*s,"data-block":t.name},a.marks,Ca(n,
c,16*s).map(({card:l,box:h})=>d("g",{key:l.key},l.marks(h))))]}function Ca(e,t,n){let r=n*(e.length-1),o=e.reduce((p,{least:f})=>p+
f.width,r),s=e.reduce((p,{least:f})=>p+f.height,r),i=e.every(({least:p})=>p.height<=t.height),a=e.every(({least:p})=>p.width<=
t.width);if(e.length>1&&!(o<=t.width&&i)&&!(s<=t.height&&a)){let p=e.reduce((f,g)=>g.rank>f.rank?g:f);return Ca(e.filter(
f=>f!==p),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((p,{share:f=1})=>p+f,0),{x:h,y:u}=t;return e.map(p=>{let f=(p.
share??1)/l,g=c?{x:h,y:u,height:t.height,width:p.least.width+f*(t.width-o)}:{x:h,y:u,width:t.width,height:p.least.height+
f*(t.height-s)};return c?h+=g.width+n:u+=g.height+n,{card:p,box:g}})}function K(e,{x:t,y:n,width:r,height:o},s,i=s){let a=R(
e),c=q(e,s,"title")<=r-28*a;return[d("rect",{key:"card",class:"card",x:t,y:n,width:r,height:o,rx:10*a}),j(e,t+14*a,n+22*
a,c?s:i,{kind:"title",width:r-28*a})]}function X(e,{x:t,y:n,width:r,height:o}){let s=R(e);return{x:t+14*s,y:n+30*s,width:r-
28*s,height:o-38*s}}function dt(e,t,n,r,o,{isButton:s=!0,isPressed:i}={}){let a=R(e),c=q(e,r,"label")+(s?24:4)*a;return{
mark:d("g",{key:r,class:`part control${s?"":" link-words"}${i?" pressed":""}`,role:"data-more"in o?"link":"button",tabindex:0,
"aria-label":r,"aria-pressed":i===void 0?null:String(i),...o},d("rect",{class:s?"control-ground":"ground",x:t,y:n-15*a,width:c,
height:30*a,rx:15*a}),j(e,t+(s?12:2)*a,n+4.5*a,r)),width:c}}function Cp(e,t,n){let{width:r,height:o}=e.stage.size,s=R(e),
i=Oa(t,e.reading),a=Wp(e,i,n),c="goes back",l=46*s+q(e,c,"small"),h="You are here",u=q(e,h,"small")+10*s,p=r-n,f=p-a.end-
20*s,g=o>=560*s&&lo(e,co*s)>f,y=g?Ia(e,p-n-u):Ia(e,f,Ra*2),m=y?lo(e,y):0,b=g||f-m>=u,k=g?f:f-m-(b?u:0),x=(g?46:8)*s+(co*
s-(y??0))/2;return{height:(g?La+36:La)*s,marks:[a.marks,k>=l+16*s&&d("g",{key:"escape",class:"escape"},d("rect",{class:"\
key",x:a.end+16*s,y:10*s,width:34*s,height:22*s,rx:5*s}),j(e,a.end+33*s,25.5*s,"Esc",{kind:"small",anchor:"middle"}),j(e,
a.end+58*s,25.5*s,c,{kind:"small"})),y!==null&&b&&j(e,p-m-10*s,(g?64:26)*s,h,{kind:"small",anchor:"end"}),y!==null&&d("g",
{key:"thumbnails"},Fp(e,t,p-m,x,y))]}}function Wp(e,t,n){let r=R(e),o=e.stage.size.width-2*n,s=n,i=[];for(let[a,{name:c,
words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",p=Math.min(q(e,l,u),Math.max(20*r,n+o-s));if(i.push(d(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},d("rect",{class:"ground",x:s-3*r,y:6*r,width:p+6*r,height:30*
r,rx:5}),j(e,s,26*r,l,{kind:u,width:p+1}))),s+=p,h)break;i.push(d("path",{key:`then ${a}`,class:"chevron",d:`M${s+8*r} ${16.5*
r}l${4.5*r} ${5*r}l${-4.5*r} ${5*r}`})),s+=21*r}return{marks:i,end:s}}function Ia(e,t,n=Ra){let r=R(e);for(let o=co;o>=n;o--)
if(lo(e,o*r)<=t)return o*r;return null}function lo(e,t){let{layers:n,heads:r}=e.reading;return n*(r*(t+2)+(t*.4+8*R(e)))+
2.2*t}function Fp(e,t,n,r,o){let{reading:s}=e,i=R(e),a=[],c=n;for(let b=0;b<s.layers;b++){for(let x=0;x<s.heads;x++){let $=s.
weights(b,x),v=Math.max(...$)||1,_=s.isRemoved(b,x)||s.isSkipped(b,"attention");a.push(m(`layers.${b}.heads.${x}`,`Layer\
 ${b}, head ${x}${_?", switched off":""}`,c,o,[d("image",{key:"map",class:"map",href:Bt($,s.count,e.scale,v),x:c,y:r,width:o,
height:o,preserveAspectRatio:"none",opacity:_?.2:1})])),c+=o+2}let k=.4*o;a.push(m(`layers.${b}.stream`,`Layer ${b}: res\
idual stream`,c,k,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,$=0],v)=>d("rect",{key:`line ${v}`,class:"length",x:c+2,y:r+x*o,width:Math.
max(1,(k-4)*$),height:Math.max(1,.12*o)}))])),c+=k+8*i}let l=r+o/2,[h,u]=[r+.2*o,r+.8*o],p=.09*o,f=c+1.2*o;s.hasPointer&&
a.push(m("pointer","Pointer",c,1.2*o,[d("path",{class:"pointer",d:Ut(c,[l-p,l],f,[h-p,h+p])})],[r,o/2])),s.hasGeneration&&
a.push(m("generation","Generation",c,1.2*o,[d("path",{class:"generation",d:Ut(c,[l,l+p],f,[u-p,u+p])})],[l,o/2])),s.hasGate&&
a.push(m("gate","Gate",f,.3*o,[d("rect",{class:"pointer",x:f+1,y:r+2,width:.3*o-2,height:(o-4)*s.gate}),d("rect",{class:"\
generation",x:f+1,y:r+2+(o-4)*s.gate,width:.3*o-2,height:(o-4)*(1-s.gate)})]));let{location:g}=s.trace.prediction,y=f+.3*
o;return a.push(m(`places.${g}`,`Answer: ${s.nameOf(g).label}`,y,.7*o-2,[d("rect",{class:"answer-bar",x:y+2,y:l-p,width:.7*
o-6,height:2*p})])),a;function m(b,k,x,$,v,[_,M]=[r,o]){let A=t.name===b||t.name.startsWith(`${b}.`),O=b.includes("heads");
return d("g",{key:b,class:`part thumb${A?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-label":k,"aria-current":A?
"true":null},v.flat(),d("rect",{key:"frame",class:O||A?"thumb-frame":"ground",x,y:_,width:$,height:M,rx:2}),d("title",{},
k))}}var Pp,La,co,Ra,_t=S(()=>{"use strict";w();Me();ft();G();Ze();Pp=20,La=46,co=28,Ra=9});function zt(e,t,n,r){let{colour:o,numbered:s=new Set,chosen:i=null,exact:a}=r,c=R(e),l=n.length,h=t.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,p=Array.from(n,Number),f=Ha(p),g=new Map([...s].map(O=>[O,N(p[O]??0,f)])),y=[...g.values()].some(O=>q(
e,O,"tiny")>h+2*c),m=g.size>0&&!y?Wa*c:1,b=y?Wa*c:0,[k,x]=r.extent??Fn(p),$=Hp(t.height-b,k,x,m),v=$>0?Math.max(m,k*$):(t.
height-b)/2,_=t.y+b+v,M=p.map((O,L)=>{let I=Math.abs(O)*$,C=L===i;return d("rect",{key:`bar ${L}`,class:`bar ${o}${O<0?"\
 negative":""}${C?" chosen":""}`,x:t.x+L*h+u/2,y:O<0?_:_-I,width:Math.max(.5,h-u),height:Math.max(.4,I)},a&&d("title",{},
a(L)))}),A=[...g].map(([O,L])=>j(e,t.x+Fa((O+.5)*h,q(e,L,"tiny")/2,t.width),y?t.y+9*c:_+(Number(p[O])<0?-3:10.5)*c,L,{kind:"\
tiny",anchor:"middle",also:O===i?"chosen":"",key:`number ${O}`}));return[d("path",{key:"line",class:"axis",d:`M${t.x} ${_}\
H${t.x+t.width}`}),M,A]}function Hp(e,t,n,r){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=r?o:Math.max(0,e-
r)/Math.max(t,n)}function Ae(e,t,n,r,o=null){let s=n.length,i=r/s,a=1.5*R(e),c=t.map(Ha),l=Array.from(n,(g,y)=>Math.max(
...t.map((m,b)=>q(e,N(Number(m[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(m=>Math.abs(p(m)-p(g))>=f(g)+f(m)+a)&&u.add(g);
return u;function p(g){return Fa((g+.5)*i,f(g),r)}function f(g){return l[g]??0}}function Fa(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Fn(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Ha(e){let t=Math.
max(...Fn(e));return t>=99.5?0:t>=.95?1:2}var Wa,Qe=S(()=>{"use strict";w();ft();G();V();Wa=13});function ie(e,t,n,{chosen:r=null,open:o}={}){let s=R(e),i=t.width<380*s,a=Math.min(96*s,t.height/n.length),c=!i&&a>=34*s,
l=r===null?0:54*s,h=Math.max(...n.map(k=>Math.max(q(e,k.title,"strong"),c?q(e,k.says,"small"):0))),u=i?0:Math.min(h+12*s,
.42*t.width),p=t.x+u,f=t.width-u-l,g=i?17*s:0,y={x:p,width:f,height:Math.max(6*s,a-ja*s-g)},m=n[0]?.values.length??1,b=f/
m;return[n.map(({key:k,title:x,says:$,values:v,colour:_,open:M},A)=>{let O=t.y+A*a,L=i?O+12*s:O+a/2+(c?-2:4)*s,I=i?t.width:
u-8*s,C=q(e,x,"strong")+10*s;return d("g",{key:k,class:M?"part choice row":"row","data-open":M??null,role:M?"button":null,
tabindex:M?0:null,"aria-label":M?x:null},M&&d("rect",{key:"ground",class:"ground",x:t.x-4*s,y:O,width:t.width+8*s,height:a,
rx:4}),j(e,t.x,L,x,{kind:"strong",width:I,key:"title"}),i&&j(e,t.x+C,L,$,{kind:"small",width:t.width-C,key:"beside"}),c&&
j(e,t.x,L+15*s,$,{kind:"small",width:I,key:"says"}),zt(e,{...y,y:O+g+ja/2*s},v,{colour:_,chosen:r,exact:H=>`${x}, number\
 ${H+1}: ${N(Number(v[H]),4)}`}),r!==null&&j(e,t.x+t.width,O+g+(a-g)/2+4.5*s,N(Number(v[r]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),r!==null&&d("rect",{key:"strongest",class:"strongest",x:p+r*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&d("g",{key:"positions"},Array.from({length:m},(k,x)=>d("rect",{key:`position ${x}`,class:"cell",x:p+x*b,y:t.y,
width:b,height:a*n.length,"data-open":o(x),role:"button",tabindex:x===r?0:"-1","aria-current":x===r?"true":null},d("titl\
e",{},n.map(({title:$,values:v})=>`${$}: ${N(Number(v[x]),3)}`).join(`
`)))))]}var ja,Hn=S(()=>{"use strict";w();Qe();ft();G();V();ja=8});function Ga(e){let t=Dp(e??"").map(Bp);for(let n=Up;n>0;n--)for(let r=0;r+n<=t.length;r++){let o=ho.get(t.slice(r,r+n).join(
" "));if(o)return o}return"pin"}function Dp(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function Bp(e){let t=e.replace(/s$/,"");return Gp.has(t)?t:e}var Ua,jp,ho,Gp,Up,Da=S(()=>{"use strict";w();Ua={pin:"M\
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
jp={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
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
jp).flatMap(([e,t])=>t.map(n=>[n,e]))),Gp=new Set([...ho.keys()].flatMap(e=>e.split(" "))),Up=Math.max(...[...ho.keys()].
map(e=>e.split(" ").length))});function xt(e,t,n,r){let o=r/zp;return d("path",{key:"icon",class:"icon",d:Ua[Ga(e)],transform:`translate(${t.toFixed(2)}\
 ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var zp,ae=S(()=>{"use strict";w();Da();G();
zp=24});function z(e,t){let n=e.visits[t];return n?`${n.label}, ${Vt(e,t)}`:""}function ce(e,t){return e.visits[t]?.label??""}function uo(e){
return e>0&&e<5e-4?"<0.1 %":T(e,1)}function Vt(e,t){let n=e.visits[t];return n?`${yt[n.weekday]} ${lt(n.start_minute)}`:
""}function za(e,t){return Gt(e.visits[t]?.duration_minutes??0)}function Va(e,t,{weights:n,scores:r,temperature:o},s,{colour:i,
open:a}){let{reading:c}=e,l=R(e),h=t.width/c.count,u=h>=18*l,p=t.y+t.height-(u?38:18)*l,f=t.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,p-f)/g,m=_(Ba(n,s).map(M=>({visit:M,half:q(e,$(n[M],M),M===s?"strong":"tiny")/2}))),b=_(Ba(n,s).map(M=>({visit:M,half:q(
e,v(M),M===s?"strong":"tiny")/2})));return[d("path",{key:"foot",class:"axis",d:`M${t.x} ${p}H${t.x+t.width}`}),c.visits.
map(({category:M},A)=>{let O=k(A),L=A===s,I=Number(n[A])*y;return d("g",{key:`visit ${A}`,class:`part choice${L?" here":
""}`,"data-open":a(A),role:"button",tabindex:"-1","aria-label":`${z(c,A)}: weight ${T(Number(n[A]),1)}`},d("rect",{key:"\
ground",class:"ground",x:t.x+A*h,y:t.y,width:h,height:t.height}),d("rect",{key:"bar",class:`bar ${i}${L?" chosen":""}`,x:O-
Math.min(.36*h,20*l),y:p-I,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,I)}),m.has(A)&&j(e,x(A,m),p-I-4*l,$(
n[A],A),{kind:L?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&xt(M,O-7*l,p+5*l,14*l),b.has(A)&&j(e,x(A,b),
t.y+t.height-4*l,v(A),{kind:L?"strong":"tiny",anchor:"middle",key:"score"}),d("title",{},`${z(c,A)}: score ${N(Number(r[A]),
3)}, weight ${T(Number(n[A]),2)}`))})];function k(M){return t.x+(M+.5)*h}function x(M,A){let O=A.get(M)??0;return Math.max(
t.x+O,Math.min(t.x+t.width-O,k(M)))}function $(M,A){return A===s?uo(Number(M)):T(Number(M)).replace(" %","")}function v(M){
return N(Number(r[M])/o,M===s?2:1)}function _(M){let A=new Map;for(let{visit:O,half:L}of M){let I=Math.max(t.x+L,Math.min(
t.x+t.width-L,k(O)));[...A].every(([H,W])=>{let P=Math.max(t.x+W,Math.min(t.x+t.width-W,k(H)));return Math.abs(I-P)>=L+W+
3*l})&&A.set(O,L)}return A}}function Ba(e,t){let n=[...Array(e.length).keys()].filter(r=>r!==t).sort((r,o)=>Number(e[o])-
Number(e[r]));return[t,...n]}var Lt=S(()=>{"use strict";w();ae();ft();G();V()});function qa(e,t){let n=R(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:r=>Vp(e,r)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:r=>qp(e,r)}]}function Vp(e,t){let{reading:n}=e,r=R(e),o=X(e,t),s=n.values(
"context"),i=B(e,o,F(`${z(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${s.length} numbers\
 of length ${N(Math.hypot(...s))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(s.length/(o.width/
(40*r))),Math.floor((o.height-i.height)/(64*r)))),c=Math.ceil(s.length/a),l=Math.min(120*r,(o.height-i.height-8*r)/a);return[
...K(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let p=s.subarray(u*c,(u+1)*c),f=o.width*p.length/c,g={...o,
y:o.y+i.height+8*r+u*l,width:f,height:Math.max(28*r,l-10*r)};return p.length>0&&d("g",{key:`line ${u}`},zt(e,g,p,{colour:"\
stream",extent:Fn(s),numbered:Ae(e,[p],p,f),exact:y=>`Number ${u*c+y+1}: ${N(Number(p[y]),4)}`}))})]}function qp(e,t){let{
reading:n}=e,r=R(e),o=X(e,t),s=[];n.has("pointer.query")&&s.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&s.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&s.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=B(e,o,F(s.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...K(e,t,"What reads it"),...i.marks,s.length>
0&&d("g",{key:"rows"},ie(e,{...o,y:o.y+i.height+6*r,height:o.height-i.height-6*r},s))]}var Ya=S(()=>{"use strict";w();_t();
Qe();Hn();Lt();ft();G();V()});function Ee(e,t,n,r,o){let s=`layers.${t}.heads.${n}`,i=e.values(`${s}.queries`),a=e.values(`${s}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Oe(Yt(i,r,c),Yt(a,o,c));return Ka(h,l,null,e,o)}function jn(e,t,n,r){let o=Yt(e.values(
`layers.${t}.heads.${n}.scores`),r,e.count);return po(o,e.trace.interventions.attention_temperature??1)}function Te(e,t){
let n=e.values("pointer.query"),r=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,s=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Ka(Oe(n,Yt(r,t,n.length)),o,s,e,t)}function Gn(e){return po(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Ka(e,t,n,r,o){let s=e.first.length,i=e.sum/(t?Math.sqrt(s):1)+(n??
0),a=r.visits[o]?.masked??!1;return{dot:e,width:s,isScaled:t,bias:n,isBiasOff:n!==null&&r.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Oe(e,t){let n=Array.from(e,(r,o)=>r*t[o]);return{first:e,
second:t,products:n,sum:_e(n)}}function po(e,t){let n=Array.from(e,Number).filter(Number.isFinite),r=Math.max(...n)/t,o=Math.
abs(r)>9?r:0,s=Array.from(e,c=>Math.exp(c/t-o)),i=_e(s),a=s.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:s,
total:i,weights:a}}function tn(e,t,n,r,o,s){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+s]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:qt(e,`${r}.weight`,s),bias:qt(e,`${r}.bias`,s),result:Number(e.values(n)[o*i+s])}}function Un(e,t,n,r){
let o=`transformer.layers.${t}.linear2`,s=e.trace.weights?.[`${o}.weight`],i=qt(e,`${o}.bias`,r),a=at(e,`layers.${t}.fee\
d_forward.hidden`,n);return!s||i===null?null:{dot:Oe(a,Yt(s.values,r,a.length)),bias:i}}function Ja(e,t,n){let r=e.trace.
weights?.["input_proj.weight"],o=qt(e,"input_proj.bias",n);if(!r||o===null)return null;let s=Number(r.shape[1]),i=n*s,a=e.
slices.map(({name:c,label:l})=>{let h=fo(e,c,t),u=Oe(h,r.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:_e(a.map(({dot:c})=>c.sum))+o}}function fo(e,t,n){let r=e.values(`inputs.${t}`);return Yt(
r,n,r.length/e.count)}function at(e,t,n){let r=e.values(t);return Yt(r,n,r.length/e.count)}function Se(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
r=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Oe(t,n.values):null,bias:qt(e,"ptr_gen_gate.2.bias",0),logit:r,
learned:1/(1+Math.exp(-r))}}function Kt(e,t){let n=e.values("context"),r=e.trace.weights?.["gen_head.weight"],o=r?Oe(n,Yt(
r.values,t,n.length)):null,s=qt(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&s!==null?o.sum+
s:null;return{dot:o,bias:s,logit:i?Number(i[t]):a}}function Xa(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
po(t,1):null}function Ne(e,t){let{gate:n}=e,r=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?_e(r.map(i=>Number(
e.pointerWeights[i]))):0,s=Yp(e,t,o);return{visits:r,pointer:o,generation:s,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
s,probability:n*o+(1-n)*s}}function Yp(e,t,n){if(!e.hasGeneration)return 0;let r=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||r?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let s=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,s)/(1-e.gate)}function qt(e,t,n){let r=e.trace.weights?.[t];return r?
Number(r.values[n]):null}function Yt(e,t,n){return e.subarray(t*n,(t+1)*n)}function _e(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var It=S(()=>{"use strict";w()});function en(e,t,{first:n,second:r,products:o},s){let i=R(e),a=o.length,c=a>Jp&&t.height>=176*i,l=c?34*i:0,h=(t.height-l)/
3,u=16*i,p=t.x+Za*i,f=t.width-Za*i,g=nn(o),y=Ae(e,[n,r,o],o,f,g),m=[{...s[0],values:n,title:s[0].words},{...s[1],values:r,
title:`× ${s[1].words}`},{letter:s[0].letter+s[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=f/a,k=x=>`${N(
Number(n[x]),4)} × ${N(Number(r[x]),4)} = ${N(Number(o[x]),4)}`;return[d("rect",{key:"strongest",class:"strongest",x:p+
g*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),m.map(({letter:x,colour:$,values:v,title:_},M)=>{let A=t.y+M*h,O={x:p,y:A+
u,width:f,height:h-u-6*i};return d("g",{key:`row ${M}`},j(e,t.x,A+12*i,_,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),j(e,t.x,A+u+.5*O.height+5*i,x,{also:`math letter ${$}-words`,key:"letter"}),zt(e,O,v,{colour:$,numbered:y,chosen:g,
exact:k}))}),c&&Zp(e,{x:p,y:t.y+3*h,width:f,height:l},o)]}function Zp(e,{x:t,y:n,width:r},o){let s=R(e),i=r/o.length,a=Math.
max(Kp,Math.ceil(o.length/8));for(;a<o.length&&a*i<q(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return d("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[p,f]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(y,m)=>y+m,0);return[d("path",{key:`span ${h}`,class:"axis",d:`M${p} ${n}v${4*s}H${f}v${-4*s}`}),j(e,(p+f)/2,n+17*s,N(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Dn(e,t,n,r,o,s,i){let a=R(e),c=Qp(n,r,s),l=tf(n,r,o,i.over),
h={x:t.x,y:0,width:t.width},u=B(e,h,c).height+B(e,h,l).height+10*a,p=132*a,f=Math.max(70*a,Math.min(.36*t.height,210*a)),
g=t.height-u-f>=p,y=Math.min(t.height-u-(g?f:0),276*a),m=t.height-u-y,b=B(e,{...h,y:t.y+y+4*a},c),k=B(e,{...h,y:t.y+y+b.
height+6*a},l);return[d("g",{key:"dot"},en(e,{...t,height:y},n.dot,s)),d("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),d("g",{key:"score steps"},b.marks),d("g",{key:"softmax steps"},k.marks),g&&d("g",{key:"softmax"},
Va(e,{...t,y:t.y+y+u,height:m},r,o,i))]}function Qp({dot:e,width:t,isScaled:n,bias:r,isBiasOff:o,isMasked:s,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...F("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${N(e.sum,2)}`,kind:"strong"}],n?[{text:`${Le}\
 ÷ √${t} = `},{text:N(h,2),kind:"strong"}]:[{text:`${Le} not divided by √${t}: scaling is off`}]];return r!==null&&
u.push(o?[{text:`${Le} no position bias: it is off`}]:[{text:`${Le} ${r<0?"−":"+"} ${N(Math.abs(r),2)} (position bias)\
 = `},{text:N(i,2),kind:"strong"}]),s?u.push([{text:`${Le} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${Le}\
 ÷ temperature ${ef(a)} = `},{text:N(i/a,2),kind:"strong"}]),u}function tf({isMasked:e},t,n,r){let{scores:o,temperature:s,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return F("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/s-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:N(h,2),isRaised:!0},{text:` = ${Wt(u)}\
;`}],[{text:`${Wt(u)} / ${Wt(c)} = `},{text:uo(Number(l[n])),kind:"strong"},{text:","}],...F(`where ${Wt(c)} is the sum \
over ${r}${i?`, after ${N(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Wt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=.095)return String(Number(e.toFixed(4)));if(e===0)return"0";let[t="",n=""]=e.toExponential(
1).split("e");return`${t} × 10${Array.from(n,r=>Xp[r]??"").join("")}`}function nn(e){let t=0;for(let n=1;n<e.length;n++)
Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function ef(e){return String(Math.round(1e3*e)/1e3)}var Le,
Za,Kp,Jp,Xp,le=S(()=>{"use strict";w();Qe();Lt();ft();G();V();Le="→",Za=30,Kp=8,Jp=20,Xp=Object.fromEntries(Array.from(
"-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??""]))});function Qa(e,t){let n=R(e),r=Se(e.reading),o=[];return r&&o.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:s=>rf(e,s,r)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:s=>of(e,s,r)}),o}function rf(e,t,{
hidden:n,dot:r,bias:o,logit:s}){let i=R(e),a=X(e,t),c=r&&o!==null?[...F("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(r.sum,2)}`,kind:"strong"}],[{text:`→ ${o<0?"−":
"+"} ${N(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:N(s,2),kind:"strong"}]]:[...F("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:N(s,2),kind:"strong"}]],l=B(e,{...a,y:0},c),h=dt(e,
a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-36*i,450*i),
p=B(e,{...a,y:a.y+u+4*i},c),f=Ae(e,[n],n,a.width);return[...K(e,t,`${n.length} hidden units read the context`),d("g",{key:"\
dot"},r?en(e,{...a,height:u},r,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):zt(e,{...a,height:u},n,{colour:"query",numbered:f})),...p.marks,h.mark]}function of(e,t,n){
let{reading:r}=e,o=R(e),s=X(e,t),{gate:i,trace:a}=r,c=B(e,{...s,y:0},f()),l=54*o,h={...s,x:s.x+34*o,width:s.width-48*o,y:s.
y+6*o,height:s.height-c.height-l-40*o},u=B(e,{...s,y:s.y+s.height-c.height-l-6*o},f());return[...K(e,t,p()),n&&h.height>=
60*o&&d("g",{key:"curve"},g(h,n)),...u.marks,d("g",{key:"shares"},y({...s,y:s.y+s.height-l+8*o,height:22*o}))];function p(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function f(){let{only:m}=a.interventions,b=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let $=m?`Only the ${m==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...F($),b]}let k=[
[{text:"1 / (1 + e",kind:""},{text:N(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...k,...F(`is the gate: ${T(i,1)} of the answer comes from the pointer, ${T(1-i,1)} from genera\
tion.`)];let x=m?`Only the ${m==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...F(x),...F("As learned it would be"),...k]}function g(m,{logit:b,learned:k}){
let x=Math.max(nf,Math.ceil(Math.abs(b))),$=I=>m.x+(I+x)/(2*x)*m.width,v=m.y+m.height,_=I=>v-I*m.height,M=Array.from({length:61},
(I,C)=>{let H=-x+C/30*x;return`${$(H).toFixed(1)} ${_(1/(1+Math.exp(-H))).toFixed(1)}`}),[A,O]=[$(b),_(k)],L=b>0;return[
d("path",{key:"axes",class:"axis",d:`M${m.x} ${m.y}V${v}H${m.x+m.width}M${m.x} ${_(.5)}H${m.x+m.width}`}),[0,.5,1].map(I=>j(
e,m.x-6*o,_(I)+4*o,I===.5?"0.5":String(I),{kind:"tiny",anchor:"end",key:`share ${I}`})),[-x,0,x].map(I=>j(e,$(I),v+15*o,
N(I,0),{kind:"tiny",anchor:"middle",key:`logit ${I}`})),j(e,($(0)+$(-x))/2,v+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),d("path",{key:"line",class:"curve",d:`M${M.join("L")}`}),d("path",{key:"lead",class:"lead",d:`M${A} ${v}V${O}H${m.
x}`}),d("circle",{key:"point",class:"point",cx:A,cy:O,r:5.5*o}),j(e,A+(L?-10:10)*o,L?Math.max(O-6*o,m.y+9*o):O-8*o,k.toFixed(
2),{kind:"strong",anchor:L?"end":void 0,key:"value"})]}function y(m){let b=i*m.width;return[d("rect",{key:"pointer",class:"\
bar pointer",x:m.x,y:m.y,width:b,height:m.height}),d("rect",{key:"generation",class:"bar generation",x:m.x+b,y:m.y,width:m.
width-b,height:m.height}),j(e,m.x,m.y+m.height+15*o,`pointer ${T(i,1)}`,{kind:"small",key:"of pointer"}),j(e,m.x+m.width,
m.y+m.height+15*o,`generation ${T(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var nf,tc=S(()=>{"use stri\
ct";w();_t();It();le();Qe();ft();G();V();nf=6});function kt(e,t,n,{largest:r,most:o=nc,isOrdered:s=!1,isWalked:i=!1}={}){let a=R(e),c=Math.max(1,Math.floor(t.height/(ec*
a))),l=!s&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),p=u>=30*a,f=Math.max(
1,Math.ceil(ec*a/u)),g=h.findIndex(({isChosen:M})=>M),y=u>=13*a&&h.some(({category:M})=>M!==void 0),m=y?22*a:0,b=Math.max(
...h.map(({text:M})=>q(e,M,"strong")))+8*a,k=Math.max(0,...h.map(({beside:M=""})=>M?q(e,M,"small")+10*a:0)),x=Math.max(...h.
map(({label:M,says:A=""})=>Math.max(q(e,M,"strong"),p?q(e,A,"small"):0)))+8*a,$=Math.min(x,.58*(t.width-m-b-k)),v={x:t.x+
m+$,width:Math.max(1,t.width-m-$-b-k)},_=r??(Math.max(...h.map(({parts:M})=>M.reduce((A,{value:O})=>A+Math.abs(O),0)))||
1);return[h.map((M,A)=>{let O=t.y+(A+.5)*u,L=A===g||(h.length-1-A)%f===0&&(g<0||Math.abs(A-g)>=f),I=v.x,C=Math.min(.62*u,
.42*o*a);return d("g",{key:M.key,class:`${M.open?"part ":""}choice row${M.isChosen?" here":""}${M.isOff?" off":""}`,"dat\
a-open":M.open??null,role:M.open?"button":null,tabindex:M.open?i&&!M.isChosen?"-1":0:null,"aria-label":M.open?`${M.label}\
: ${M.text}`:null},d("rect",{key:"ground",class:"ground",x:t.x-3*a,y:O-u/2,width:t.width+6*a,height:u,rx:4}),y&&(L||u>=17*
a)&&M.category!==void 0&&xt(M.category,t.x,O-7.5*a,15*a),L&&j(e,t.x+m,O+(p&&M.says?-2:4.5)*a,M.label,{kind:M.isChosen?"s\
trong":"label",width:$-6*a,key:"name"}),p&&M.says&&j(e,t.x+m,O+12.5*a,M.says,{kind:"small",width:$-6*a,key:"says"}),M.parts.
map(({value:H,colour:W},P)=>{let U=Math.abs(H)/_*v.width,Z=d("rect",{key:`part ${P}`,class:`bar ${W}${H<0?" negative":""}${M.
isChosen?" chosen":""}`,x:I,y:O-C/2,width:Math.max(.5,Math.min(v.width,U)-(M.parts.length>1&&U>2?.8:0)),height:Math.max(
1,C)});return I+=U,Z}),L&&M.beside&&j(e,t.x+t.width-b,O+4.5*a,M.beside,{kind:"small",anchor:"end",key:"beside"}),L&&j(e,
t.x+t.width,O+4.5*a,M.text,{kind:M.isChosen?"strong":"label",anchor:"end",key:"value"}),M.exact&&d("title",{},M.exact))}),
l&&j(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Ie(e,t,n,r=nc){
return Math.min(r*R(e)*n,t.height)}var ec,nc,Re=S(()=>{"use strict";w();ae();ft();G();ec=14,nc=34});function rc(e,t){let n=R(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:r=>sf(e,r,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:r=>af(e,r,t)}]}function sf(e,t,n){let{reading:r}=e,
o=R(e),s=X(e,t),a=(r.trace.location_probabilities.generation??[]).map(({location:p,probability:f})=>{let{label:g,category:y}=r.
nameOf(p),{logit:m}=Kt(r,p);return{key:`place ${p}`,label:g,category:y,parts:[{value:f,colour:"generation"}],beside:m===
null?"":N(m,2),text:T(f,1),open:`generation.${p}`,isChosen:p===n.location,exact:`${g}: ${m===null?"":`logit ${N(m,4)}, `}\
probability ${T(f,3)}`}}),c=r.trace.architecture.locations,l=B(e,s,F(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=dt(e,s.x,s.y+s.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...s,y:s.
y+l.height+4*o,height:s.height-l.height-34*o};return[...K(e,t,"What the generation head expects"),...l.marks,d("g",{key:"\
rows"},kt(e,u,a,{isWalked:!0})),h.mark]}function af(e,t,{location:n}){let{reading:r}=e,o=R(e),s=X(e,t),{label:i}=r.nameOf(
n),{dot:a,bias:c,logit:l}=Kt(r,n),h=Xa(r),u=r.probabilityOf("generation",n),p=[];if(a&&c!==null&&p.push(...F("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${N(Math.abs(c),2)} (bias) =`}]),l!==null&&p.push([{text:"logit "},{text:N(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),m=Number(h.scores[n])-h.shift;p.push([{text:"→ e",kind:""},{text:N(
m,2),isRaised:!0},{text:` = ${Wt(y)};`}],[{text:`${Wt(y)} / ${Wt(h.total)} = `},{text:T(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...F(`${Wt(h.total)} is the sum over the whole list${h.shift?`, after ${N(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else p.push(...F("→ softmax over the whole list:"),[{text:T(u,1),kind:"strong"}]);
let f=B(e,{...s,y:0},p),g=a?Math.min(s.height-f.height-8*o,450*o):0;return[...K(e,t,`How does it score ${i}?`),a&&d("g",
{key:"dot"},en(e,{...s,height:g},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...B(e,{...s,y:s.y+g+(a?6*o:0)},p).marks]}var oc=S(()=>{"use strict";w();
_t();It();Re();le();ft();G();V()});function bo(e,t,n=1){let r=t.type/yo,o=46*r,s=t.height-98*r,i=wo(e.count,o,s,lf,r,pf(e)),a=t.width>=1180*r,c=t.width<hf*
r,l=t.width>=1040*r&&e.layers<=3,h=c?uf(e,r):ac(e,a,r),u=l?62*r:0,p=l?u+22*r:16*r,f=t.width-2*rn-sc(Object.values(h)),[g,
y]=[o+12*r,t.height-4*r],m=ff(e.heads,f/e.layers-p,y-g,r),b=m.columns*(m.side+Bn*r)-Bn*r,k=e.heads>0?b+p:p,x=Math.max(0,
f-e.layers*k);c||(h.visits+=Math.min(.3*x,90*r),h.answer+=Math.min(.2*x,80*r),h.flow+=Math.min(.1*x,50*r),h.leave+=Math.
min(.1*x,50*r));let $=t.width-2*rn-sc(Object.values(h))-e.layers*k,v=Math.min($,e.hasPointer?220*r:60*r);h.bands+=v;let _=($-
v)/e.layers,M={x:rn,width:h.visits},A=rn+h.visits+12*r,O=a?{x:A,width:h.slices}:null;O&&(A+=h.slices+12*r);let L=Array.from(
{length:e.layers},(nt,ct)=>{let ot=A+ct*(k+_);return{x:ot,width:b,maps:df(e.heads,ot,g,y,m,r),stream:l?ot+(e.heads>0?b+10*
r:0):null}});A+=e.layers*(k+_);let I=t.width-rn,C=I-h.answer,H=C-h.leave-h.gate,W=A+h.scores+h.weights+8*r,P=H-h.flow-tt,
U=Math.min(190*r,.24*t.height)/n,Z=e.hasGate?.56*t.height:(o+s)/2,it=go*r,Q=e.hasPointer?t.height-U-sn*it-6:(o+s-U)/2-it;
return{size:t,type:t.type,rows:i,visits:M,slices:O,layers:L,streamWidth:u,isDense:c,fork:A,context:(c?34:52)*r,scores:A+
h.scores,weights:A+h.scores+h.weights,ribbons:W,places:P,gate:H,gateWidth:h.gate,answers:{most:s-o<330?on-1:on,top:o,bottom:s+
60*r,x:C,right:I,segment:C-tt},right:I,top:o,bottom:s,full:U,across:{visits:i.map(({y:nt})=>nt),starts:[o-12*r,t.height-
8],places:{room:[o+16*r,e.hasGeneration?Q-12*r:s],gap:22*r},generation:{start:Q,gap:it},gate:Z-U/2},bands:{ribbon:(nt,ct,ot)=>mo(
W,nt,P,ct,ot),into:(nt,ct,ot)=>mo(P+tt,nt,H,ct,ot),out:(nt,ct,ot)=>mo(H+h.gate,nt,C-tt,ct,ot)}}}function mo(e,t,n,r,o){return o?
Ut(e,t,n,r):Ut(e,t,e,t)}function ac({hasPointer:e,hasGate:t},n,r){return{visits:(n?224:176)*r,slices:(n?110:0)*r,gaps:(n?
24:12)*r,scores:40*r,weights:e?46*r:150*r,bands:e?112*r:0,bar:tt,flow:(t?60:34)*r,gate:t?18*r:0,leave:46*r,answer:(n?152:
140)*r}}function uf(e,t){return{...ac(e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?
88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function pf({count:e,pointerWeights:t}){let n=e-1,r=o=>o===n?2:
t[o]>=cf?1+t[o]:o/e;return Array.from({length:e},(o,s)=>s).sort((o,s)=>r(s)-r(o))}function sc(e){return e.reduce((t,n)=>t+
n,0)}function wo(e,t,n,{least:r,most:o,lane:s},i,a){let c=n-t,l=e,h=0,u=Math.min(o*i,c/e);u<r*i&&(h=Math.max(s,Math.min(
6*i,.35*c/e)),u=(r+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/l);let p=a&&new Set(a.slice(0,l)),f=t;return Array.
from({length:e},(g,y)=>{let m=p?p.has(y):y>=e-l,b=m?u:h;return f+=b,{y:f-b/2,height:b,isFull:m}})}function ff(e,t,n,r){let o={
columns:1,side:0};if(e===0)return o;for(let s of[1,2,4]){let i=n/Math.ceil(e/s)-ic*r,a=Math.min(i,(t-(s-1)*Bn*r)/s);a>o.
side&&(o={columns:s,side:a})}return o}function df(e,t,n,r,{columns:o,side:s},i){let a=Math.ceil(e/o),c=Math.min((r-n)/a,
s+2.2*ic*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(s+Bn*i),y:n+Math.floor(h/o)*c,side:s}))}function zn(e,t,n,r){
let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[p,f]=[u.last-u.first+1,h.last-h.first+1];u.wish=(p*u.wish+f*(h.wish-u.
length-t))/(p+f),u.length+=t+h.length,u.last=h.last,o.pop()}let s=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)
s.push(c),c+=Number(e[l]?.length)+t}return s;function i({wish:a,length:c}){return Math.max(n,Math.min(r-c,a))}}var rn,Bn,
ic,tt,sn,go,on,cf,lf,yo,hf,Jt=S(()=>{"use strict";w();G();rn=20,Bn=8,ic=19,tt=8,sn=3,go=4,on=4,cf=.05,lf={least:13.5,most:38,
lane:3},yo=13,hf=760});function $o(e,t,n,r=1){let o=n/yo,[s,i]=[cc,t-cc],a=wo(e.count,s,i,mf,o).map(({y:I,height:C,isFull:H})=>({x:I,width:C,isFull:H})),
c=Number(a.at(-1)?.width)>=gf*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+Vn*o,u=h+(Y.title+Y.inputs+Vn)*
o,p=[];for(let I=0;I<e.layers;I++){let C=bf(e.heads,s,i,u+Y.title*o,o),H=C.at(-1),P=(H?H.y+H.side+8*o:u)+Y.title*o;p.push(
{y:u,maps:C,stream:P}),u=P+(Y.bars+Vn)*o}let f=wf(e,s,u+Y.title*o,i-s,o),g=Math.ceil(e.values("context").length/f.columns)*
f.cell,y=u+Y.title*o+Math.max(g,20*o)+Vn*o,m=y+(e.hasPointer?(Y.title+Y.scores)*o:0),b=m+(e.hasPointer?170:96)*o,k=b+tt+
((e.hasPointer?Y.names:0)+(e.hasGate?48:30))*o,x=e.hasGate?28*o:0,$=xf(i-s,o)/r,v=go*o,_=i-$-sn*v,M=Math.max(78*o,$*r/2+
6),A=k+x+34*o,O=i-$-16*o,L={most:on,top:A,bottom:A+(on+1)*M,x:s-6*o,right:O-8*o,segment:O};return{size:{width:t,height:L.
bottom+Math.max(0,($*r-M)/2)+8*o,type:n},type:n,left:s,right:i,columns:a,chips:l,inputs:h,layers:p,context:f,pointer:y,ribbons:m,
places:b,gate:k,gateHeight:x,answers:L,full:$,across:{visits:a.map(({x:I})=>I),starts:[s,i],places:{room:[s,e.hasGeneration?
_-2*lc*o:i],gap:lc*o},generation:{start:_,gap:v},gate:i-$},bands:{ribbon:(I,C,H)=>ko(m,I,b,C,H),into:(I,C,H)=>ko(b+tt,I,
k,C,H),out:(I,C,H)=>H?ma(k+x,I,O+tt,C):ko(k+x,I,k,I,!1)}}}function ko(e,t,n,r,o){return o?Qr(e,t,n,r):Qr(e,t,e,t)}function bf(e,t,n,r,o){
let s=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+xo*o)/s,a=Math.min(i-xo*o,yf*o),c=Math.max(St,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%s*i,y:r+c+Math.floor(h/s)*(a+c+xo*o),side:a,touch:St}))}function wf(e,t,n,r,o){let{length:s}=e.
values("context"),i=Math.min(s,2**Math.ceil(Math.log2(Math.sqrt(6*s))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(r-12*
o)/i)}}function xf(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var St,Y,cc,mf,gf,xo,yf,Vn,lc,Xt=S(()=>{"use strict";w();
G();Jt();St=44,Y={title:26,bars:34,inputs:64,scores:52,names:56},cc=16,mf={least:20,most:110,lane:1},gf=62,xo=8,yf=160,Vn=
16,lc=6});function Ft({reading:e,beside:t}){return t?[e,t]:[e]}function an(e){return Math.max(...Ft(e).map(({largestWeight:t})=>t))}
function Yn(e){return e.isOwnScale?1:an(e)}function Pe(e){return qn.layers+2*e}function et(e){let t=qn.layers+2*e.layers,
n=e.hasPointer?t+1:t,r=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:r,gate:r+1}}function J(e,t){return e.
beat>=t?1:0}var qn,mt=S(()=>{"use strict";w();qn={visits:0,slices:1,layers:2}});function Mo({isOwnScale:e}){return e?"Same scale for all heads":"Own scale for each head"}function cn({lit:e}){return e?.
kind==="visit"?"last visit reads it":"last visit’s largest"}function Kn(e,t,n,r){let{reading:o,isOwnScale:s,stage:i}=e;
if(!o.heads)return null;let a=i.type/13,c=60*a,l=r||!("visits"in i)?0:i.visits.width,h=17*a+c+D(hc,12.5*a)>l,u=s?h?"own \
largest":hc:T(an(e)),p=t+12*a,f=[d("text",{class:"small",x:t,y:n},"0"),d("image",{class:"map",href:Bt(kf,vo,e.scale),x:p,
y:n-9*a,width:c,height:9*a,preserveAspectRatio:"none"}),d("rect",{class:"map-frame",x:p,y:n-9*a,width:c,height:9*a}),d("\
text",{class:"small",x:p+c+5*a,y:n},u)],g=Mo(e),y={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours o\
f the head maps go from 0 to ${s?"the largest weight of each head":u}. ${g}`};if(r){let b=17*a+c+D(u,12.5*a),k=d("rect",
{class:"ground",x:t-6*a,y:n+14*a-St,width:b+12*a,height:St});return d("g",{key:"scale",class:"switch",...y},k,f)}let m=D(
g,12.5*a)+16*a;return d("g",{key:"scale"},d("text",{class:"small",x:t,y:n-33*a},"Head maps: row reads column"),d("text",
{key:"weight",class:"small",x:t,y:n-17*a},`%: ${cn(e)}`),f,d("g",{key:"switch",class:"switch",...y},d("rect",{class:"han\
dle stays",x:t,y:n+8*a,width:m,height:19*a,rx:9.5*a}),d("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},g)))}var vo,
hc,kf,Jn=S(()=>{"use strict";w();G();Xt();V();mt();Ze();vo=64,hc="largest of each head",kf=Float32Array.from({length:vo},
(e,t)=>t/(vo-1))});function pc(e,t){let n=R(e),r=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),s=Math.max(200,Math.min(e.reading.
count*20,300));return[{key:"map",least:{width:(r?150+s:240)*n,height:(120+o)*n},rank:t.isLeaf?1:0,share:1.2,marks:i=>Mf(
e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Tf(e,i,t)}]}function Mf(e,t,n){let{reading:r,
isOwnScale:o}=e,{layer:s,head:i,query:a,visit:c}=n,l=R(e),{count:h}=r,u=r.weights(s,i),p=r.isRemoved(s,i)||r.isSkipped(s,
"attention"),f=o?u[gt(u)]||1:an(e),g=Ef(e,t,n,p),y=Math.min(.36*t.width,190*l),m=t.y+42*l,[b,k]=[t.width-y,t.height-44*l-
g.height],x=t.width<600*l?1.9:1.15,$={width:b/h,height:Math.min(k/h,x*b/h)},v={x:t.x+y,y:m,width:b,height:$.height*h},_=`\
layers.${s}.heads.${i}`,M=$.height>=30*l,A=Af($.height,13*l);return[j(e,t.x,t.y+15*l,y>=150*l?"The visit that asks":"Who\
 asks",{kind:"strong",width:y-8*l}),d("g",{key:"columns"},L()),d("g",{key:"rows"},I()),d("image",{key:"weights",class:"m\
ap",href:Bt(u,h,e.scale,f),...v,preserveAspectRatio:"none",opacity:p?.3:1}),d("rect",{key:"frame",class:"map-frame",...v}),
d("g",{key:"cells",role:"group","aria-label":`Weights of layer ${s}, head ${i}`},C()),d("rect",{key:"column",class:"chos\
en-column",x:v.x+c*$.width,y:t.y,width:$.width,height:v.y+v.height-t.y,rx:3}),O(),d("rect",{key:"cell",class:"chosen-cel\
l",x:v.x+c*$.width,y:v.y+a*$.height,width:$.width,height:$.height}),g.at(v.y+v.height)];function O(){let W=v.y+a*$.height,
P=19*l,U=(Q,nt)=>d("rect",{key:Q,class:"chosen-row",...nt,rx:3}),{height:Z}=$;if(Z>=P)return U("row",{x:t.x-3,y:W,width:t.
width+3,height:Z});let it={x:t.x-3,y:W+(Z-P)/2,width:y,height:P};return[U("row",{x:v.x-1,y:W,width:v.width+2,height:Z}),
U("asking",it)]}function L(){let W=$.width>=14*l,P=Math.min(15*l,$.width-3*l),U=$.width>=30*l,Z=v.x;return r.visits.map(
(it,Q)=>{let nt=String(yt[it.weekday]),ct=it.weekday!==r.visits[Q-1]?.weekday,ot=v.x+Q*$.width,pe=q(e,nt,"tiny"),ks=!W&&
ct&&ot>=Z&&ot+pe<=v.x+v.width;ks&&(Z=ot+pe+4*l);let Mr=v.x+(Q+.5)*$.width;return d("g",{key:`column ${Q}`,class:`part ch\
oice${Q===c?" here":""}${it.masked?" off":""}`,"data-open":`${_}.${a}.${Q}`,role:"button",tabindex:"-1","aria-label":`Re\
ad from visit ${Q+1}: ${z(r,Q)}${it.masked?", masked":""}`},d("rect",{class:"ground",x:v.x+Q*$.width,y:t.y,width:$.width,
height:42*l}),W&&xt(it.category,Mr-P/2,t.y+(U?0:22)*l,P),ks&&j(e,ot,t.y+38*l,nt,{kind:"tiny",key:"weekday"}),U&&[j(e,Mr,
t.y+26*l,nt,{kind:"tiny",anchor:"middle",key:"day"}),j(e,Mr,t.y+38*l,$.width>=40*l?lt(it.start_minute):`${Math.floor(it.
start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],d("title",{},z(r,Q)))})}function I(){return r.visits.map(
(W,P)=>{let U=v.y+(P+.5)*$.height,Z=P===a,it=Z||(h-1-P)%A===0&&Math.abs(P-a)>=A,Q=Math.min(18*l,$.height-1.5*l),nt=$.height>=
12*l,ct=t.x+(nt?Q+10*l:4*l),ot=v.x-ct-6*l,pe=Z||M?"strong":"label";return d("g",{key:`row ${P}`,class:`part choice${Z?" \
here":""}`,"data-open":`${_}.${P}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${P+1} asks: ${z(r,P)}`},d("rect",
{class:"ground",x:t.x,y:U-$.height/2,width:y,height:$.height}),nt&&xt(W.category,t.x+3*l,U-Q/2,Q),it&&j(e,ct,U+(M?-2:4.5)*
l,W.label,{kind:pe,width:ot,key:"name"}),M&&j(e,ct,U+12*l,`${Vt(r,P)} · ${za(r,P)}`,{kind:"small",width:ot,key:"when"}),
d("title",{},z(r,P)))})}function C(){let W=[];for(let P=0;P<h;P++){if(h>uc&&P!==a){W.push(d("rect",{key:`row ${P}`,class:"\
cell",x:v.x,y:v.y+P*$.height,width:v.width,height:$.height,"data-open":`${_}.${P}.${c}`},d("title",{},z(r,P))));continue}
for(let U=0;U<h;U++)W.push(H(P,U))}return W}function H(W,P){let U=Number(u[W*h+P]),[Z,it]=[v.x+P*$.width,v.y+W*$.height],
Q=W===a&&P===c,nt=String(Math.round(100*U)),ct=pe=>$.width>=q(e,nt.padStart(2,"0"),pe)+2*l,ot=(U>=$f||W===a)&&$.height>=
13*l&&ct("tiny");return d("g",{key:`${W} ${P}`,class:"cell"},d("rect",{key:"cell",x:Z,y:it,width:$.width,height:$.height,
"data-open":`${_}.${W}.${P}`,role:"button",tabindex:Q?0:"-1","aria-current":Q?"true":null},d("title",{},`${z(r,W)} reads\
 ${T(U,1)} from ${z(r,P)}`)),ot&&j(e,Z+$.width/2,it+$.height/2+4.5*l,nt,{kind:U/f>=.3&&ct("strong")?"strong":"tiny",anchor:"\
middle",also:U/f>=vf&&!p?"on-dark":"on-light",key:"weight"}))}}function Af(e,t){return Math.max(1,Math.ceil(t/e))}function Ef(e,t,{
layer:n,head:r,query:o,isLeaf:s},i){let{canAct:a,canAsk:c,reading:l}=e,h=R(e),u=l.isRemoved(n,r),p=t.height>=330*h,f=`la\
yers.${n}.heads.${r}`,y=[a&&{text:u?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":f},isPressed:u},
c&&!u&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":f}},s?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":r,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":r},isButton:!1},{text:Mo(e),attributes:{"data-act":"sc\
ale"}}].filter(x=>x!==!1),m=i?"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${l.
count>uc?"A stronger colour is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,b=p?F(m):[],k=B(
e,{...t,y:0},b,"small").height;return{height:k+40*h,at(x){let $=t.x,v=[];for(let{text:_,attributes:M,...A}of y){let O=dt(
e,$,x+k+22*h,_,M,A);$+O.width>t.x+t.width||(v.push(O.mark),$+=O.width+10*h)}return[d("g",{key:"explained"},B(e,{...t,y:x+
3*h},b,"small").marks),d("g",{key:"controls"},v)]}}}function Tf(e,t,{layer:n,head:r,query:o,visit:s}){let{reading:i}=e,a=o===
i.count-1?"the last visit":`visit ${o+1}`,c=o===s?"itself":ce(i,s);return[...K(e,t,`How much does ${a} read from ${c}?`,
`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),d("g",{key:"worked"},Dn(e,X(e,t),Ee(i,n,r,o,s),jn(i,n,r,o),s,[{letter:"\
q",words:`Query of ${z(i,o)}`,colour:"query"},{letter:"k",words:`Key of ${z(i,s)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${r}.${o}.${l}`}))]}var uc,$f,vf,fc=S(()=>{"use stri\
ct";w();ae();_t();It();le();Lt();ft();se();Jn();G();V();mt();Ze();uc=24,$f=.045,vf=.6});function mc(e,t){let n=R(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:r=>Of(e,r,t)},...e.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:r=>Sf(e,r,t)}]:[]]}function Of(e,t,{location:n}){
let{reading:r}=e,o=R(e),s=Ne(r,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=s,[p,f]=[
i.toFixed(2),(1-i).toFixed(2)],g=r.pointerWeights,y=[],m=A=>s.visits.map(O=>({value:A*Number(g[O]),colour:"pointer"}));r.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:m(1),text:vt(a),open:"pointer"}),r.hasGate&&y.push({key:"from po\
inter",label:`× gate ${p}`,parts:m(i),text:vt(l),open:"gate"}),r.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:vt(c),open:`generation.${n}`}),r.hasGate&&y.push({key:"from generation",
label:`× (1 − ${p})`,parts:[{value:h,colour:"generation"}],text:vt(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:vt(u),isChosen:!0});let b=X(
e,t),k=r.hasGate?[[{text:`${p} × ${vt(a)} = ${vt(l)}`}],...F("come from the pointer,"),[{text:`${f} × ${vt(c)} = ${vt(
h)}`}],...F("from generation. Together:"),[{text:vt(u),kind:"strong"},{text:"."}],...F("All bars have one scale.")]:[...F(
`There is only ${r.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=B(e,{...b,y:0},
k),$={...b,height:b.height-x.height-44*o},v=Ie(e,$,y.length,dc),_=B(e,{...b,y:b.y+v+8*o},k),M=dt(e,b.x,b.y+b.height-10*o,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...K(e,t,`How probable is ${r.nameOf(n).label}?`),
d("g",{key:"rows"},kt(e,$,y,{most:dc})),..._.marks,M.mark]}function Sf(e,t,{location:n}){let{reading:r}=e,o=R(e),{visits:s,
pointer:i}=Ne(r,n),a=X(e,t),c="Its visits";if(s.length===0){let m=F("None of the visits is here, so the pointer cannot c\
hoose it.");return[...K(e,t,c),...B(e,a,m).marks]}let l=r.pointerWeights,h=s.map(m=>({key:`visit ${m}`,label:`${Vt(r,m)}\
 (visit ${m+1})`,parts:[{value:Number(l[m]),colour:"pointer"}],text:vt(Number(l[m])),open:`pointer.${m}`,isOff:r.visits[m]?.
masked??!1})),u=s.length>1?"Together the pointer gives them":"The pointer gives it",p=[...F(u),[{text:vt(i),kind:"strong"},
{text:"."}]],f=B(e,{...a,y:0},p),g={...a,height:a.height-f.height-8*o},y=Ie(e,g,h.length);return[...K(e,t,c),d("g",{key:"\
rows"},kt(e,g,h,{isOrdered:!0})),...B(e,{...a,y:a.y+y+6*o},p).marks]}function vt(e){return T(e,e>=.01||e===0?1:e>=1e-5?3:
5)}var dc,gc=S(()=>{"use strict";w();_t();It();Re();Lt();ft();G();V();dc=56});function yc(e,t){let n=R(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:r=>Nf(
e,r,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:r=>_f(e,r,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:r=>Lf(e,r)}]}function Nf(e,t,n){let{reading:r}=e,o=R(e),s=X(e,t),i=B(e,s,
F("A score for each visit, and its weight after the softmax."),"small"),a=r.pointerScores,c=r.pointerWeights,l=r.visits.
map((p,f)=>({key:`visit ${f}`,label:p.label,says:Vt(r,f),category:p.category,parts:[{value:Number(c[f]),colour:"pointer"}],
beside:N(Number(a[f]),2),text:T(Number(c[f]),1),open:`pointer.${f}`,isChosen:f===n.visit,isOff:p.masked,exact:`${z(r,f)}\
: score ${N(Number(a[f]),4)}, weight ${T(Number(c[f]),2)}`})),h=dt(e,s.x,s.y+s.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...s,y:s.y+i.height+4*o,height:s.height-i.height-34*o};return[...K(e,t,"What the p\
ointer reads"),...i.marks,d("g",{key:"rows"},kt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function _f(e,t,{visit:n}){let{
reading:r}=e;return[...K(e,t,`How does the pointer score ${ce(r,n)}, ${Vt(r,n)}?`,`Score of ${ce(r,n)}`),d("g",{key:"wor\
ked"},Dn(e,X(e,t),Te(r,n),Gn(r),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${z(
r,n)}`,colour:"key"}],{colour:"pointer",over:r.count===1?"its only visit":`all ${r.count} visits`,open:o=>`pointer.${o}`}))]}
function Lf(e,t){let{reading:n}=e,r=R(e),o=X(e,t),s=n.pointerWeights,i=B(e,o,F("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:p,probability:f,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:p,parts:g.map(y=>({value:Number(s[y]),colour:"\
pointer"})),text:T(f,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>T(Number(s[y]),2)).join(" + ")} = ${T(f,2)}`})),c={
...o,y:o.y+i.height+6*r,height:o.height-i.height-36*r},l=dt(e,o.x,o.y+o.height-10*r,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...K(e,t,"Sums per place"),...i.marks,d("g",{key:"rows"},kt(e,c,a)),l.mark]}var bc=S(
()=>{"use strict";w();_t();It();Re();le();Lt();ft();G();V()});function wc(e,t){let n=R(e),r=xc(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*r+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>If(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>Rf(e,o,t)}]}function Qn(e,{layer:t,visit:n,number:r}){return r??nn(at(e,`layers.${t}.residual_out`,n))}function xc(e,{
layer:t,visit:n}){let r=`layers.${t}`,o=e.has(`${r}.attention_out`),s=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,p,f,g="plain")=>{let y=at(e,`${r}.${u}`,n),m=`length ${N(Math.hypot(...y))}`;a.push({key:u,title:p,says:f||
m,values:y,colour:g})},l=(u,p)=>s?i(u)?"unchanged":"":i(u)?"nothing":`${p} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${r}.${u}\
.mean`))return"off: unchanged";let p=Number(e.values(`${r}.${u}.mean`)[n]),f=1/Number(e.values(`${r}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${N(p,2)}, deviation ${N(f,2)}`}}function If(e,t,n){let{reading:r}=e,{layer:o,visit:s}=n,i=R(e),
a=X(e,t),c=Qn(r,n),l=xc(r,n),h={...a,height:a.height-34*i},u=s===r.count-1,p=a.x,f=[],g=(y,m,b=!0)=>{let k=dt(e,p,a.y+a.
height-10*i,y,m,{isButton:b});p+k.width>a.x+a.width||(f.push(k.mark),p+=k.width+10*i)};return s>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${s-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${s+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...K(e,t,`${u?"The last visit":`Visit ${s+1}`} in layer ${o}: ${z(r,s)}`,`Layer ${o}\
: ${z(r,s)}`),d("g",{key:"rows"},ie(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${s}.${y}`})),d("g",{key:"controls"},f)]}
function Rf(e,t,n){let{reading:r}=e,{layer:o,visit:s}=n,i=R(e),a=Qn(r,n),c=X(e,t),{y:l}=c,h=[];for(let p of Pf(r,o,s,a)){
let f=B(e,{...c,y:l},p);if(l+f.height>c.y+c.height)break;h.push(...f.marks),l+=f.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...K(e,t,`Number ${a+1} of ${r.trace.architecture.d_model}, worked out`),d("g",{key:"lines"},h),
u.height>=90*i&&d("g",{key:"units"},Cf(e,u,o,s,a))]}function Pf(e,t,n,r){let o=`layers.${t}`,s=`transformer.layers.${t}`,
i=h=>Number(at(e,`${o}.${h}`,n)[r]),a=e.trace.interventions.residuals!==!1,c=[[...F("Comes in:"),Zn(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(Xn("Norm 1:",tn(e,`${o}.residual_in`,`${o}.norm1`,`${s}.norm1`,n,r))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(Xn("Norm\
 2:",tn(e,`${o}.residual_mid`,`${o}.norm2`,`${s}.norm2`,n,r))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,p,f,g){let y=g?"0 (skipped)":
N(Math.abs(p),2);return a?[...F(h),[{text:`${N(u,2)} ${p<0&&!g?"−":"+"} ${y} =`}],Zn(f)]:[...F(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":N(p,2),kind:"strong"}]]}}function Xn(e,t){if(!t)return F(`${e} off, the number s\
tays as it is`);let{x:n,mean:r,reciprocal:o,standard:s,weight:i,bias:a,result:c}=t;return[...F(e),[{text:`(${N(n,2)} ${r<
0?"+":"−"} ${N(Math.abs(r),2)})`}],[{text:`× ${N(o,3)} = ${N(s,2)};`}],...i===null||a===null?F("then a learned factor\
 and bias give").concat([Zn(c)]):[[{text:`${N(s,2)} × ${N(i,2)} ${a<0?"−":"+"} ${N(Math.abs(a),2)} =`}],Zn(c)]]}function Zn(e){
return[{text:N(e,2),kind:"strong"}]}function Cf(e,t,n,r,o){let{reading:s}=e,i=R(e),a=at(s,`layers.${n}.feed_forward.pre`,
r),c=at(s,`layers.${n}.feed_forward.hidden`,r),l=Un(s,n,r,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((k,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[k]))),p=Array.from(c).filter(k=>k>0).length,f=s.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${p} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${N(_e(h),2)}, the bias adds ${N(l.bias,2)}:`:`${p} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=B(e,t,F(f+g),"small"),m=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,m).map(k=>({key:`unit ${k}`,label:`unit ${k+1}`,parts:[{value:Number(h[k]),colour:"plain"}],beside:`${N(
Number(a[k]))} → ${N(Number(c[k]))}${l?` × ${N(Number(l.dot.second[k]),2)}`:""}`,text:N(Number(h[k]),2)}));return[...y.
marks,kt(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var tr=S(()=>{"use strict";w();_t();It();Re();le();
Hn();Lt();ft();G();V()});function Ao(e,t){let n=R(e),r=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:r?1:0,share:1.2,
marks:o=>jf(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:r?0:2,marks:o=>Gf(e,o,t)},...t.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:r?2:1,share:.6,marks:o=>Bf(e,o,t)}]:[]]}function Eo(e,t,n){let{trace:r,
count:o}=e,s=e.visits[n],{without_features:i=[],position_from_end:a}=r.interventions;if(i.some(c=>c===t)||t==="position_\
from_end"&&a===!1)return"left out: all zeros";if(!s)return"";switch(t){case"location":return s.label;case"user":return r.
user===null?"nobody in particular":`person ${r.user}`;case"time":{let c=Math.floor(s.start_minute/En)*En;return`${lt(c)}\
 to ${lt((c+En)%1440)}`}case"weekday":return Wi[s.weekday]??"";case"recency":{let c=Hf(e,n);return c===null?"days before\
 the prediction":c>=Ur?`${Ur} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(s.duration_minutes/ke)*ke,l=c+ke;return c>=Dr*ke?`${Gt(Dr*ke)} or more`:`${c?Gt(c):"0"} to ${Gt(l)}`}default:{let c=o-
n;return c===1?"the last visit":`${c} from the end`}}}function Hf({trace:e,visits:t},n){let r=t[n]?.arrival;if(!r)return null;
let o=s=>Date.parse(s.slice(0,10))/Wf;return Math.round(o(e.predict_at)-o(r))}function jf(e,t,{kind:n,visit:r}){let{reading:o}=e,
s=R(e),i=X(e,t),a=o.slices.map(({name:p,label:f,lengths:g})=>({key:p,title:f,says:Eo(o,p,r),values:fo(o,p,r),colour:Number(
g[r])===0?"plain off":"plain"})),c=a.reduce((p,{values:f})=>p+f.length,0),l=B(e,i,F(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=dt(e,i.x,i.y+i.height-10*s,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*s,height:i.height-l.height-34*s};return[...K(e,t,n==="inpu\
ts"?"What the last visit is made of":z(o,r)),...l.marks,d("g",{key:"rows"},ie(e,u,a)),h.mark]}function Gf(e,t,{kind:n,visit:r,
number:o}){let{reading:s}=e,i=R(e),a=X(e,t),c=at(s,"inputs.projected",r),l=o??nn(c),h=Ja(s,r,l),u=n==="inputs"?"inputs":
`visits.${r}`,p=[{key:"projected",title:`${c.length} numbers`,says:s.has("inputs.norm")?"all features, mixed":"",values:c,
colour:"stream"}],f={...a,height:Math.min(86*i,.26*a.height)},g=Df(s,r,l),y=[],m=g.reduce(($,v)=>$+B(e,{...a,y:0},v).height+
4*i,0),b={...a,y:f.y+f.height+28*i,height:a.height-f.height-m-36*i},k=h?Uf(h):[],x=b.y+(k.length?Ie(e,b,k.length)+6*i:0);
for(let $ of g){let v=B(e,{...a,y:x},$);if(x+v.height>a.y+a.height+2)break;y.push(...v.marks),x+=v.height+4*i}return[...K(
e,t,"The vector that enters the layers"),d("g",{key:"vector"},ie(e,f,p,{chosen:l,open:$=>`${u}.${$}`})),k.length>0&&B(e,
{...a,y:f.y+f.height+4*i},F(`Number ${l+1}: each feature × its weights`),"small").marks,k.length>0&&d("g",{key:"rows"},
kt(e,b,k)),d("g",{key:"lines"},y)]}function Uf({parts:e,bias:t}){return[...e.map(({name:r,label:o,dot:s})=>({key:r,label:o,
parts:[{value:s.sum,colour:"plain"}],text:N(s.sum,2),exact:`${o}: the sum of ${s.products.length} products is ${N(s.sum,
4)}`})),{key:"bias",label:"bias",parts:[{value:t,colour:"plain"}],text:N(t,2),exact:""}]}function Df(e,t,n){if(!e.has("i\
nputs.norm"))return[];let r=Number(at(e,"inputs.projected",t)[n]),o=Number(at(e,"layers.0.residual_in",t)[n]),s=tn(e,"in\
puts.projected","inputs.norm","input_norm",t,n),i=[[...F("Sum:"),[{text:N(r,2),kind:"strong"}]],Xn("Norm:",s)];if(e.trace.
architecture.components.includes("sinusoidal")){let a=e.trace.architecture.d_model,c=qt(e,"pos_encoding",t*a+n);e.trace.
interventions.sinusoidal===!1?i.push(F("No position encoding: it is off.")):c!==null&&s&&i.push([...F("Position encoding\
:"),[{text:`${N(s.result,2)} ${c<0?"−":"+"} ${N(Math.abs(c),2)} =`}],[{text:N(o,2),kind:"strong"}]])}return i}function Bf(e,t,{
visit:n}){let{reading:r}=e,o=R(e),s=X(e,t),i=[];for(let g=0;g<r.layers;g++)for(let y=0;y<r.heads;y++){let m=Number(r.lastRow(
g,y)[n]),b=r.isRemoved(g,y)||r.isSkipped(g,"attention");i.push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:m,
colour:"plain"}],text:b?"off":T(m,1),open:`layers.${g}.heads.${y}.${r.count-1}.${n}`,isOff:b})}let a=[];if(r.hasPointer){
let g=Number(r.pointerWeights[n]);i.push({key:"pointer",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:T(g,1),open:`\
pointer.${n}`}),r.hasGate&&a.push(...F("To the answer the pointer carries"),[{text:`${T(g,1)} × gate ${r.gate.toFixed(2)}\
 = `},{text:T(g*r.gate,1),kind:"strong"},{text:"."}])}let c=B(e,s,F(r.visits[n]?.masked?"This visit is masked: nothing r\
eads it.":"How much the last visit reads from it"),"small"),l=B(e,{...s,y:0},a),h={...s,y:s.y+c.height+2*o,height:s.height-
c.height-l.height-8*o},u=Ie(e,h,i.length),p=i.map(({parts:g})=>Number(g[0]?.value)),f=Math.max(Ff,...p);return[...K(e,t,
"Who reads it?"),...c.marks,i.length>0&&d("g",{key:"rows"},kt(e,h,i,{largest:f})),d("g",{key:"end"},B(e,{...s,y:h.y+u+6*
o},a).marks)]}var Wf,Ff,To=S(()=>{"use strict";w();Tn();_t();It();Re();le();tr();Hn();Lt();ft();G();V();Wf=864e5,Ff=.1});function kc(e,t){let n=Ct(t,e.reading);return n?Pa(e,n,zf[n.kind](e,n)):[]}var zf,$c=S(()=>{"use strict";w();Ya();_t();tc();
oc();fc();Me();gc();bc();tr();To();Me();zf={head:pc,stream:wc,inputs:Ao,visit:Ao,context:qa,pointer:yc,generation:rc,gate:Qa,
place:mc}});function he(e,t,n){let{title:r,text:o}=qf(e,t,n),s=n?.words?Vf(e,t,n):"";return{title:r,text:s?`${o} ${s}`:o}}function Vf(e,t,n){
let r=No(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${r} the pointer gives it ${T(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(e.location??0);return o===null?"":`${r} its probability i\
s ${T(o,1)}.`}return e?.kind==="gate"?`${r} it is ${n.gate.toFixed(2)}.`:""}function qf(e,t,n){switch(e?.kind){case"visi\
t":return Jf(e.visit??0,t);case"head":return Zf(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:Yf(t)};case"stream":return Mc(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"\
its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model} numbers. ${Sc(vc(t),!0)} ${vc(t).
length===1?"reads":"read"} nothing else of it.`};case"pointer":return Ac(t);case"generation":return Ec(t);case"gate":return Tc(
t);case"place":return Qf(e.location??0,t);default:return td(t,n)}}function Yf(e){let{slices:t,trace:n}=e,r=Sc(t.map(({label:s})=>Kf[s]??
s)),o=n.architecture.d_model;return e.has("inputs.norm")?`Each visit is ${t.length} vectors side by side: ${r}. One matr\
ix mixes them into ${o} numbers.`:`The network has ${t.length} vectors for each visit: ${r}. Its first layer reads ${o} \
numbers.`}function vc(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has(
"gate.logit")?["the gate"]:[]]}function Zt(e,t){let n=e.visits[t];return n?`${n.label}, ${yt[n.weekday]} ${lt(n.start_minute)}`:
""}function Jf(e,t){let n=t.visits[e],r=[],o=Xf(e,t);if(n?.masked)return{title:`${Zt(t,e)}.`,text:"This visit is masked:\
 nothing reads it."};if(o&&r.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${T(o.weight)}.`),t.hasPointer){
let s=t.pointerWeights[e],i=t.locations[e]??0,a=s*t.gate,c=t.probabilityOf("final",i);r.push(t.hasGate?`The pointer give\
s it ${T(s,1)}, after the gate ${Oo(a)} of its place’s ${T(c,1)}.`:`The pointer gives it ${T(s,1)} of the answer.`)}return{
title:`${Zt(t,e)}.`,text:r.join(" ")}}function Xf(e,t){let n=null;for(let r=0;r<t.layers;r++)for(let o=0;o<t.heads;o++){
if(t.isRemoved(r,o))continue;let s=Number(t.lastRow(r,o)[e]);(!n||s>n.weight)&&(n={layer:r,head:o,weight:s})}return n}function Zf(e,t,n){
let r=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:r,text:`\
Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.
lastRow(e,t),s=gt(o),a=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${T(o[a])} from ${Zt(n,a)}`,l=s===n.
count-1?"itself":Zt(n,s);return{title:r,text:`The last visit reads ${T(o[s])} from ${l}${c}. Each row adds up to 100 %.`}}
function Mc(e,t){let{residual:n,attention:r,feedForward:o}=t.stream(e),s=t.count-1,i=r?`its heads add one of length ${N(
Number(r[s]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${N(
Number(n[s]))}; ${i}its feed-forward network adds one of length ${N(Number(o[s]))}.`}}function Ac(e){let t=e.pointerWeights,
n=gt(t),[r]=e.pointedPlaces,o=r&&r.visits.length>1?`; its ${r.visits.length} visits add up to ${T(r.probability)}`:"";return{
title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite visit is ${Zt(e,n)}, with ${T(
t[n])}. Most probable to copy: ${r?.label}${o}.`}}function Ec(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`\
It scores all ${e.trace.architecture.locations-2} places, visited or not, and “unknown”. First comes ${t?.label} wit\
h ${T(t?.probability??0)}, then ${n?.label} with ${T(n?.probability??0)}.`}}function Tc(e){let{gate:t,trace:n}=e;return{
title:"Gate.",text:`${n.gate.learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(2)}: ${T(t)} of the a\
nswer’s distribution comes from the pointer, ${T(1-t)} from generation.`}}function Qf(e,t){let{label:n}=t.nameOf(e),r=t.
probabilityOf("final",e),o=[`Its probability is ${T(r,1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf(
"generation",e),{gate:l}=t;o.push(`: gate ${l.toFixed(2)} × ${T(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${T(c,1)}\
 by generation`)}let s=t.locations.filter(a=>a===e).length,i=["It is not among the visits","It was visited once"][s]??`I\
t was visited ${s} times`;return{title:`${n}.`,text:`${o.join("")}. ${i}.`}}function td(e,t){let{prediction:n}=e.trace,{
label:r}=e.nameOf(n.location),o=`${r}, ${T(n.probability,1)}.`;if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.
location===n.location,l=e.wordsFor(t),h=t.nameOf(t.trace.prediction.location).label,u=[...a===null?[]:[`That is ${ed(n.probability,
a)} ${l}.`],...c?[]:[`${No(l)} the answer was ${h}.`]];return{title:o,text:u.join(" ")}}let s=e.count===1?"the visit":`t\
hese ${e.count} visits`,i=e.hasGate?` ${Oo(n.from_pointer)} are copied from visits (pointer), ${Oo(n.from_generation)} a\
re generated.`:"";return{title:o,text:`A neural network read ${s} and expects this place next.${i}`}}function Oc({kind:e},t,n){
let{location:r,probability:o}=t.trace.prediction,s=new Dt(n),{prediction:i}=n,a=e==="head"?"Switched off":"If nothing co\
uld read it",c=t.nameOf(r).label;if(i.location!==r){let u=s.nameOf(i.location).label;return`${a}, the answer would be ${u}\
 with ${T(i.probability,1)}.`}let l=T(o,1),h=T(i.probability,1);return l===h?`${a}, ${c} would still get ${l}.`:`${a}, ${c}\
 would get ${h} instead of ${l}.`}function ed(e,t){let{change:n,size:r}=xe(e,t);return n===0?"the same as":`${r} points ${n>
0?"more":"less"} than`}function No(e){return e.charAt(0).toUpperCase()+e.slice(1)}function Oo(e){return`${(100*e).toFixed(
1)} points`}function Sc(e,t=!1){let n=e.at(-1)??"",r=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?No(r):
r}function Nc(e){let{count:t}=e,n=e.visits[t-1],r=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${Zt(
e,0)}. Where does this person go next?`:`They begin with ${r?.label} and end with ${Zt(e,t-1)}. Where does this person g\
o next?`,part:`visits.${t-1}`},{...he({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)o.push(nd(c,e)),
o.push({...Mc(c,e),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({...he({kind:"conte\
xt"},e,null),part:"context"}),e.hasPointer&&o.push({...Ac(e),part:"pointer"}),e.hasGeneration&&o.push({...Ec(e),part:"ge\
neration"});let{prediction:s}=e.trace,i=e.nameOf(s.location).label,a=e.hasGate?`${Tc(e).text} `:"";return o.push({title:`${i}\
, ${T(s.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${s.location}`}),o}function nd(e,t){
let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let r=null,o=0;for(let i=0;i<t.heads;i++){if(t.isRemoved(e,i))continue;o+=1;let a=t.lastRow(e,i),c=gt(a);(!r||
a[c]>r.weight)&&(r={head:i,visit:c,weight:a[c]})}if(!r)return{title:n,text:"All of its heads are switched off.",part:null};
let s=r.visit===t.count-1?"from itself":`from ${Zt(t,r.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${r.head} reads ${T(r.
weight)} ${s}.`,part:`layers.${e}.heads.${r.head}`}}var So,Kf,_o=S(()=>{"use strict";w();se();V();So="Point at anything \
to see what it does.";Kf={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of sta\
y",order:"position"}});function _c(e,t){let n=Ct(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return od(n,t);break;case"stream":
return sd(n,t);case"pointer":if(n.isLeaf)return id(n,t);break;case"generation":if(n.isLeaf)return ad(n,t);break;case"gat\
e":return cd(t);default:break}return he(Nt(rd(n),t),t,null)}function rd({kind:e,layer:t,head:n,visit:r,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${r}`:e==="place"?`places.${o}`:e}function od({layer:e,head:t,query:n,
visit:r},o){let s=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(s[r]),a=s.filter(g=>g>i).length,c=n===r?"its\
elf":z(o,r),l=`${z(o,n)}, reads ${T(i,1)} from ${c}.`;if(o.visits[r]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Ee(o,e,t,n,r),p=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,f=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${N(h.
sum,2)}, which makes a score of ${N(u,2)}. ${p}${f}`}}function sd({layer:e,visit:t},n){let r=`layers.${e}`,o=l=>N(Math.hypot(
...at(n,`${r}.${l}`,t))),s=n.has(`${r}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=s?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${z(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function id({visit:e},t){let n=T(Number(t.pointerWeights[e]),
1),r=`The pointer gives ${z(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:r,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:s,isBiasOff:i,score:a}=Te(t,e),c=s!==null&&!i?` and the bias of its position is ${N(s,2)}`:"";return{
title:r,text:`Query and key multiply to ${N(o.sum,2)}${c}; its score is ${N(a,2)}. The weight counts for ${ce(t,e)}.`}}function ad({
location:e},t){let{logit:n}=Kt(t,e),r=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${N(n,2)}; `,s=`the so\
ftmax over all places makes it ${T(r,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+s:s.charAt(0).toUpperCase()+s.slice(1)}}function cd(e){let t=he({kind:"gate"},e,null),n=Se(e);if(!n)return t;
let{logit:r,learned:o,hidden:s}=n,i=e.trace.gate.learned?`Its ${s.length} hidden units and the bias add up to a logit of\
 ${N(r,2)}.`:`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var Lc=S(()=>{"use st\
rict";w();Me();It();Lt();pt();_o();V()});function Ic(e,{names:t,run:n},r){if(!t.length)return e;let o=ld*r/13;return Rn(e,s=>t.includes(s)?{className:"put-in",words:`\
put in from the ${n} run`,onTop:i=>hd(i,n,o)}:null)}function hd({attributes:{x:e,y:t,width:n}},r,o){let[s,i]=[Number(e)+
Number(n),Number(t)],a=.45*o;return d("g",{key:"put in",class:"badge"},d("circle",{cx:s,cy:i,r:o}),d("path",{d:`M${s+a} ${i-
a}L${s-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),d("title",{},`Put in from the ${r} run`))}var ld,Rc=S(()=>{"use strict";
w();Zr();G();ld=7});function Cc(e,t){let n=ud[t];return n===void 0?null:Math.round(100*Math.min(1,Math.max(0,e+n)))/100}var ud,Pc,Wc=S(()=>{
"use strict";w();ud={ArrowUp:-.05,ArrowLeft:-.05,ArrowDown:.05,ArrowRight:.05,PageUp:-.2,PageDown:.2,Home:-1,End:1},Pc="\
Up, Down, Page Up, Page Down, Home and End move it; Left and Right lead to other parts."});function jc(e,{title:t,ground:n,lines:r}){let o=e.cloneNode(!0),{width:s,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=r.length*Fc*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[y,m]of o.querySelectorAll("*").entries()){let b=u[y];
b&&yd(m,getComputedStyle(b)),m.matches(md)&&h.push(m);for(let k of["class","data-part","data-open","data-act","tabindex",
"role"])m.removeAttribute(k)}for(let y of[...h,...o.querySelectorAll('[opacity="0"]')])y.remove();let p=document.createElementNS(
er,"title");p.textContent=t;let f=document.createElementNS(er,"rect");f.setAttribute("y",String(-c)),f.setAttribute("wid\
th",String(s)),f.setAttribute("height",String(l)),f.setAttribute("fill",n);let g=r.map((y,m)=>{let b=a*(m?1:pd),k=document.
createElementNS(er,"text");return k.textContent=st(y,s-2*Hc,b,m===0),k.setAttribute("x",String(Hc)),k.setAttribute("y",String(
(m+.8)*Fc*a-c)),k.setAttribute("font-size",String(b)),k.setAttribute("font-weight",m?"400":"600"),k.setAttribute("fill",
getComputedStyle(e).color),k});return o.prepend(p,f,...g),o.setAttribute("viewBox",`0 ${-c} ${s} ${l}`),o.setAttribute("\
xmlns",er),o.setAttribute("width",String(s)),o.setAttribute("height",String(l)),o.setAttribute("font-family",getComputedStyle(
e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.setAttribute("role","img"),o.setAttribute("aria-l\
abel",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(o),width:s,height:l}}function yd(e,t){if(e.
localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("styl\
e","image-rendering: pixelated");for(let n of fd){if(gd.has(n)&&e.localName!=="text")continue;let r=t.getPropertyValue(n);
r&&r!==dd[n]&&e.setAttribute(n,r)}}var er,Fc,pd,Hc,fd,dd,md,gd,Gc=S(()=>{"use strict";w();V();er="http://www.w3.org/2000\
/svg",Fc=1.7,pd=1.2,Hc=20,fd=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opac\
ity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],dd={fill:"rgb(0, 0, 0)",stroke:"none",
"stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-orde\
r":"normal","text-decoration-line":"none"},md=".handle, .handle-words, .control, .escape",gd=new Set(["font-size","font-\
weight","text-anchor"])});function Dc(e,t=null,n=null){if(t===null)return[wd(e,n),xd(e,n)];let r=Ct(t,e);return r?bd[r.kind](e,r):[]}function wd(e,t){
let{hasPointer:n}=e,r=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...r?[`Pointer weight ${r.words}`]:[]],rows:e.visits.map((o,s)=>[
z(e,s),o.duration_minutes,...n?[Io(e.pointerScores[s]),e.pointerWeights[s]]:[],...r?[r.pointerWeights[s]]:[]])}}function xd(e,t){
return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.
map(({location:n})=>{let{pointer:r,generation:o,fromPointer:s,fromGeneration:i}=Ne(e,n),a=e.probabilityOf("final",n);return[
e.nameOf(n).label,r,o,s,i,a,...t?[t.knownProbability(n)]:[]]})}}function kd(e,{layer:t,head:n,query:r,visit:o,isLeaf:s}){
let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((p,f)=>z(e,f));if(!s)return[{caption:`Weights o\
f ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((p,f)=>[
p,...a.subarray(f*i,(f+1)*i)])}];let h=jn(e,t,n,r),{dot:u}=Ee(e,t,n,r,o);return[nr(`Query of ${l[r]} × key of ${l[o]}, ${c}`,
["Query","Key"],u),{caption:`The row of ${l[r]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((p,f)=>[p,Io(
h.scores[f]),a[r*i+f]])}]}function $d(e,t){let{layer:n,visit:r}=t,o=`layers.${n}`,s=[["Comes in","residual_in"],["Norm 1",
"norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.o\
ut"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=s.map(([,u])=>at(e,`${o}.${u}`,r)),a=Qn(e,t),c=Un(e,
n,r,a),l=at(e,`${o}.feed_forward.pre`,r),h=at(e,`${o}.feed_forward.hidden`,r);return[{caption:`${z(e,r)}, in layer ${n}`,
columns:["Number",...s.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,p)=>[p+1,...i.map(f=>f[p])])},{caption:`Hidden unit\
s of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","Afte\
r it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,p)=>[p+1,l[p],u,...c?[c.dot.second[p],c.dot.products[p]]:[]])}]}
function Uc(e,{kind:t,visit:n}){let r=at(e,"inputs.projected",n),o=[{caption:`What ${z(e,n)} is made of`,columns:["Featu\
re","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,Eo(e,i,n),c[n]])},Lo("All feature\
s mixed by one matrix",r)];if(t==="inputs")return o;let s=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(
a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&s.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:s}),o}function vd(e){return[Lo(
"The context: the last visit after all layers",e.values("context"))]}function Md(e,{visit:t,isLeaf:n}){let r=Gn(e),o=e.visits.
map((l,h)=>z(e,h)),s=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,s[h],...i?[i[h]]:[],Io(r.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=Te(e,t);return[nr(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function Ad(e,{
location:t,isLeaf:n}){let r=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:r.map(i=>[e.nameOf(i.location).label,Kt(e,i.location).logit,
i.probability])},{dot:s}=Kt(e,t);return n&&s?[nr(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],s),o]:
[o]}function Ed(e){let t=Se(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let r="Hidden units";return[t.dot?nr(r,["Hidden un\
it","Weight"],t.dot):Lo(r,t.hidden),n]}function Td(e,{location:t}){let{visits:n,pointer:r,generation:o,gate:s,fromPointer:i,
fromGeneration:a,probability:c}=Ne(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",r,s,i],["Generation",o,1-s,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[z(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function nr(e,t,{
first:n,second:r,products:o,sum:s}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],r[a],
i]),["Sum","","",s]]}}function Lo(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,r)=>[r+1,n])}}function Io(e){
return Number.isFinite(e)?e:"−∞"}var bd,Bc=S(()=>{"use strict";w();Me();It();tr();To();Lt();bd={head:kd,stream:$d,inputs:Uc,
visit:Uc,context:vd,pointer:Md,generation:Ad,gate:Ed,place:Td}});function zc(e,t,n,r=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let s=Dc(t,n,r);for(let l of s){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(vn(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([Mn(s)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
e.append(o),o.showModal()}var Vc=S(()=>{"use strict";w();Fr();Bc()});function Yc(e,t,n){if(n==="Home")return e[0]??null;if(n==="End")return e.at(-1)??null;let[r,o]=Od[n]??[0,!1],s=t?e.indexOf(
t):-1,i=e[s];if(r===0||!i)return null;let a=rr(i);if(!o){let p=e[s+r];return p&&rr(p)===a?p:null}let c=[...new Set(e.map(
rr))],l=c[c.indexOf(a)+r],h=e.filter(p=>rr(p)===l),u=p=>Math.abs(qc(p)-qc(i));return h.sort((p,f)=>u(p)-u(f))[0]??null}function rr(e){
return(e.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function qc(e){let{top:t,bottom:n}=e.getBoundingClientRect();
return(t+n)/2}var Od,Kc=S(()=>{"use strict";w();Od={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});var Ro={};$s(Ro,{SLIDER_KEYS:()=>Pc,blockAround:()=>ro,carryOf:()=>Aa,circuitSentence:()=>xa,circuitWords:()=>ba,dragOf:()=>Ma,
markedAsCircuit:()=>ga,markedAsPut:()=>Ic,neighbourOf:()=>oo,openedMarks:()=>kc,sentenceOfOpened:()=>_c,showTables:()=>zc,
slid:()=>Cc,svgFile:()=>jc,turned:()=>no,walked:()=>Yc});var Jc=S(()=>{"use strict";w();ka();Ea();$c();Lc();Rc();Wc();Gc();
Vc();Kc()});function ln({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?null:e.hasVisitsOf(t)?t.pointerWeights:
null}function or(e){let{reading:t,before:n,overlays:r}=e;if(!r||!n)return 1;let o=ln(e),s=(h,[u=0,p=0])=>h+Math.max(u,p),
i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...Xc(t),...Xc(n)],c=[...new Set(a)].flatMap(h=>Nd.map(u=>[
t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,p)=>u+Number(p[h]),0)));return Math.max(1,
i.reduce(s,0),[...c,l].reduce(s,0))}function Xc({trace:e,locations:t}){let n=e.tensors.probabilities;if(n)return Array.from(
n.values,(s,i)=>i);let{final:r,generation:o}=e.location_probabilities;return[...t,...[...r,...o??[]].map(({location:s})=>s)]}
function sr({key:e,now:t,before:n,path:r,edges:o,style:s="",title:i=""}){if(n===null||Math.abs(t-n)<Sd)return null;let a=t>
n?"more":"less",[c,l]=o[a];return!c||!l?null:d("path",{key:`${a} ${e}`,class:`change ${a}${s}`,d:r(c,l)},i&&d("title",{},
i))}function ir(e,t,n){return`${T(e,1)}; ${n} ${T(t,1)}`}var Sd,Nd,Ce=S(()=>{"use strict";w();G();V();Sd=.6,Nd=["pointer",
"generation"]});var hn,_d,ar,Zc=S(()=>{"use strict";w();hn="Circuit",_d=[["bold","keeps the answer"],["faded","can be left out"]],ar=class{circuit=null;failure="";#r;#t;#n=null;constructor(t,n){
this.#r=t,this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[r,o]of _d){let s=document.createElement(
"li");s.className=r,s.textContent=o,this.legend.append(s)}this.#s(!1,hn)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#o(),this.#s(t,hn),this.#t(),t&&this.#e(0)}renew(){this.#o(),this.isOn&&
this.#e(250)}#o(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=""}async#e(t){let n=new AbortController;if(this.#n=
n,this.#s(!0,`${hn} …`),await new Promise(r=>setTimeout(r,t)),!n.signal.aborted){try{let r=await this.#r(o=>{n.signal.
aborted||this.#s(!0,`${hn} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=r}catch(r){if(n.signal.
aborted)return;this.failure=r instanceof Error?r.message:String(r)}this.#s(!0,hn),this.#t()}}#s(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}}});function tl(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function Po(e,t){return`${e.tag} ${e.
key??t}`}function Id(e,t){let n=e.match(cr)??[],r=t.match(cr)??[],o=t.split(cr);return n.length!==r.length||e.split(cr).
join()!==o.join()?null:s=>{let i=r.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+s*(Number(a)-l))*100)/100)});
return o.map((a,c)=>a+(i[c]??"")).join("")}}var Qc,Ld,cr,lr,el=S(()=>{"use strict";w();G();Qc="http://www.w3.org/2000/sv\
g",Ld=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),cr=/-?\d+(?:\.\d+)?/g,lr=class{#r=new WeakMap;#t=new Map;#n=new WeakMap;#o=0;#e=0;constructor(t){
this.root=t,this.elements=[]}show(t,n=0){this.#p(),this.elements=this.#s(this.root,t,this.elements,n>0),this.#t.size&&this.#u(
n)}#s(t,n,r,o){if(n.every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||r.length)&&(t.textContent=a),
[]}if(!r.length&&!t.firstChild){let a=n.map(c=>this.#i(tl(c)));return t.append(...a),a}let s=new Map;for(let[a,c]of r.entries()){
let l=this.#r.get(c);l&&s.set(Po(l.mark,a),c)}let i=n.map((a,c)=>{let l=tl(a),h=s.get(Po(l,c));s.delete(Po(l,c));let u=h??
document.createElementNS(Qc,l.tag);return this.#l(u,l,o&&h!==void 0),u});for(let a of s.values())a.remove();for(let[a,c]of i.
entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(c,l??null)}return i}#i(t){let n=document.createElementNS(Qc,t.tag);
for(let r in t.attributes){let o=Je(t.attributes[r]);o!==null&&n.setAttribute(r,o)}return this.#r.set(n,{mark:t,elements:this.#s(
n,t.children,[],!1)}),n}#l(t,n,r){let o=this.#r.get(t),s=o?.mark.attributes??{};for(let a of Object.keys(s))Je(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=Je(c),h=Je(s[a]);if(l===null||l===h)continue;
let u=r&&h!==null&&Ld.has(a)?Id(h,l):null;u?this.#t.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#s(t,n.children,o?.elements??[],r);this.#r.set(t,{mark:n,elements:i})}#a(t){let n=this.#n.get(t)??this.#o++;
return this.#n.set(t,n),n}#u(t){let n=performance.now(),r=o=>{let s=Math.min(1,Math.max(0,(o-n)/t));if(s===1){this.#p();
return}let i=1-(1-s)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(
r)};this.#e=requestAnimationFrame(r)}#p(){cancelAnimationFrame(this.#e);for(let{element:t,name:n,end:r}of this.#t.values())
t.setAttribute(n,r);this.#t.clear()}}});function Co(e,t,n){let r=document.createElement("button");return r.type="button",r.dataset.icon=t,r.title=e,r.setAttribute(
"aria-label",e),r.addEventListener("click",n),r}var hr,nl=S(()=>{"use strict";w();hr=class{#r=0;#t=0;#n=[];constructor(t,n){
this.show=n,this.button=Co("Play the story","play",()=>this.toggle()),this.back=Co("Step back","back",()=>this.step(-1)),
this.forth=Co("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
ge",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute("aria-label","Step of the story"),this.slider.
addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),t.append(this.button,this.back,this.forth,this.slider),
this.#e(!1)}isOpen=!1;get beat(){return this.isOpen?this.#t:null}get count(){return this.#n.length}get isTelling(){return this.
isOpen&&this.#t<this.#n.length-1}get told(){return this.isOpen?this.#n[this.#t]??null:null}tell(t){this.#n=t,this.#t=Math.
min(this.#t,t.length-1),this.slider.max=String(t.length),this.#e(this.#r!==0)}toggle(){this.#r?this.pause():this.play()}play(){
let t=this.#t>=this.#n.length-1;this.goTo(this.isOpen&&!t?this.#t:0),this.#o()}pause(){clearTimeout(this.#r),this.#r=0,this.#e(
!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#e(!1),this.show(null))}step(t){this.goTo(this.isOpen?
this.#t+t:t>0?0:this.#n.length-1)}goTo(t){this.pause(),this.isOpen=!0,this.#t=Math.max(0,Math.min(this.#n.length-1,t)),this.#e(
!1),this.show(this.#t)}#o(){let{title:t="",text:n=""}=this.#n[this.#t]??{},r=Math.max(1800,55*(t.length+n.length));if(this.#t>=
this.#n.length-1){this.pause();return}this.#r=window.setTimeout(()=>{this.goTo(this.#t+1),this.#o()},r),this.#e(!0)}#e(t){
this.button.dataset.icon=t?"pause":"play";let n=t?"Pause the story":"Play the story";this.button.setAttribute("aria-labe\
l",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#t+1:this.#n.length),this.slider.setAttribute("aria-\
valuetext",this.isOpen?`Step ${this.#t+1} of ${this.#n.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#t===
0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function ur({reading:e,before:t,overlays:n,stage:r,happened:o,lit:s}){let i=Ot(s,e),{most:a,top:c,bottom:l}=r.answers,h=o===
null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&s?.kind==="place"&&h.push(i);let u=e.answer(a,h),p=u.slice(
0,-1).map(({location:m})=>m),f=ol(p.map(m=>t?.knownProbability(m)??null),1),g=n&&t?Cd(p,e,t):null,y=(l-c)/u.length;return u.
map((m,b)=>{let k=c+(b+.5)*y,x=m.probability*r.full,$={pointer:g?.pointer[b]??null,generation:g?.generation[b]??null},[v,
_]=["pointer","generation"].map(M=>rl(m[M]*ue({reading:e},M),$[M])*r.full);return{...m,was:t?f[b]??null:null,wasByPath:$,
middle:k,start:k+(Number(v)-Number(_)-x)/2,height:x}})}function rl(e,t){return Math.max(0,(t??e)-e)}function Cd(e,t,n){let r=(o,s)=>s?
ol(e.map(i=>n.shareOf(o,i)),ue({reading:n},o)):[];return{pointer:r("pointer",t.hasPointer),generation:r("generation",t.hasGeneration)}}
function ol(e,t){let n=e.filter(o=>o!==null),r=n.reduce((o,s)=>o-s,t);return[...e,n.length===e.length?Math.max(0,r):null]}
function pr(e,t){let{reading:n,stage:r}=e,o=ln(e),s=n.pointerWeights,i=m=>m.reduce((b,k)=>b+rl(s[k],o?.[k]??null),0),a=n.
pointedPlaces.map(m=>({...m,lost:i(m.visits)})).sort((m,b)=>b.probability+b.lost-m.probability-m.lost),c=a.filter((m,b)=>m.
probability+m.lost>=Rd&&b<Pd||Wo(t,m.location)<t.length-1).map(m=>({...m,wish:y(m.visits)})),l=a.filter(({location:m})=>!c.
some(b=>b.location===m));if(l.length){let m=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:k})=>b+k,0),lost:i(m),visits:m,wish:y(m)})}c.sort((m,b)=>m.
wish-b.wish);let{room:h,gap:u}=r.across.places,p=c.map(({wish:m,probability:b,lost:k})=>({wish:m,length:(b+k)*r.full})),
f=p.reduce((m,{length:b})=>m-b,h[1]-h[0]),g=zn(p,Math.max(0,Math.min(u,f/(p.length-1||1))),...h);return c.map(({location:m,
label:b,probability:k,lost:x,visits:$},v)=>({path:"pointer",location:m,label:b,probability:k,start:Number(g[v]),lost:x,visits:$,
answer:Wo(t,m)}));function y(m){let b=m.map(x=>Math.max(s[x],o?.[x]??0)),k=b.reduce((x,$)=>x+$,0)||1;return m.reduce((x,$,v)=>x+
Number(b[v])/k*Number(r.across.visits[$]),0)}}function fr({reading:e,stage:t},n){if(!e.hasGeneration)return[];let r=e.generated(
sn),{gap:o}=t.across.generation,{start:s}=t.across.generation;return r.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:s,lost:0,visits:[],answer:Wo(n,i)};return s+=c*t.full+o,l})}function ue({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function Mt(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function Wo(e,t){
let n=e.findIndex(r=>r.location===t);return n<0?e.length-1:n}var Rd,Pd,We=S(()=>{"use strict";w();Ce();pt();Jt();Rd=.03,
Pd=5});function Qt({stage:e},t){let n=e.type/13;return D(t,12.5*n)+13*n}function un({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function dr(e,t,n,r=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return d("g",{key:`temperature ${t}`},Fe(e,{act:`${t}_temperature`,words:un(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:r,stays:!0}))}function Fe(e,{act:t,
words:n,title:r,right:o,y:s,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||Fo*c,h=Qt(e,n),u=a?
" stays":"";return[d("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:o-h,y:s,width:h,height:l,rx:l/2},d("tit\
le",{},r)),d("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:o-h/2,y:s+l/2+4*c},n)]}var Fo,mr=S(()=>{"\
use strict";w();G();V();Fo=18});function sl(e){let{stage:t}=e,{x:n,width:r}=t.visits;return[te(e,n,"Visits",Ho(e,r),r),...Wd(e),...t.rows.map((o,s)=>Hd(
e,s))]}function Ho({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let r="% read by the last visit",o=`${r} \
in head ${t.head}`;return D(o,12.5*(e.type/13))<=n?o:r}function te({stage:e},t,n,r,o=400){let s=e.type/13;return d("g",{
key:`title ${n}`,class:"heading","aria-hidden":"true"},D(n,15*s,!0)<=o?d("text",{x:t,y:17*s,class:"title"},n):d("text",{
x:t,y:17*s,class:"small strong"},st(n,o,12.5*s,!0)),d("text",{x:t,y:35*s,class:"small"},st(r,o,12.5*s)))}function Wd({reading:e,
stage:t}){let n=t.type/13,r=[];for(let{start:o,end:s,weekday:i}of jo(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.height)/
2,c=Number(t.rows[s]?.y)+Number(t.rows[s]?.height)/2;if(r.push(d("rect",{key:`day ${o}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);r.push(d("text",{key:`weekda\
y ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return r}function jo({visits:e}){let t=[];for(let[n,r]of e.entries()){
let o=Fd(r),s=t.at(-1);s?.day===o?s.end=n:t.push({start:n,end:n,day:o,weekday:String(yt[r.weekday])})}return t}function Fd({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function Hd(e,t){let{reading:n,stage:r,lit:o}=e,{y:s,height:i,isFull:a}=r.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=r.type/13,h=r.visits.x+36*l,u=r.visits.width-
36*l,p=Xe(o,n).includes(t),f=c.masked?"unmask":"mask",g=a&&e.canAct&&t<n.count-1,y=g&&p?Qt(e,f)+4*l:0,m=Math.min(Fo*l,i),
b=gr(c),k=i>=33*l,x=(k?20:13)*l,$=h+x+(k?14:8)*l,v=Uo(e,t),_=Do(e,t),M=p||_,A=v?42*l:0,O=r.visits.x+r.visits.width-4,L=O-
$,I=r.isDense?0:38*l,C=k?[d("text",{x:$,y:s-3*l,class:"strong"},st(c.label,L-y,13*l,!0)),d("text",{x:$,y:s+13*l,class:"s\
mall"},D(b,12.5*l)<=L-A?b:lt(c.start_minute)),v||L<D(b,12.5*l)+56*l?null:jd(O+4-50*l,s+5*l,48*l,c)]:[d("text",{x:$,y:s+4.4*
l,class:M?"strong":"label"},st(c.label,L-Math.max(I,A)-y-9,12.5*l,M)),v||r.isDense?null:d("text",{x:O-y,y:s+4.4*l,class:"\
small end"},lt(c.start_minute))];return d("g",Go(e,t,c),d("rect",{class:"chip",x:h,y:s-i/2+.5,width:u,height:Math.max(1,
i-1),rx:a?5*l:1}),a&&xt(c.category,h+4*l,s-x/2,x),a?C:d("rect",{class:"lane",x:h+2,y:s-1,width:u-4,height:2}),v&&a&&d("t\
ext",{x:O,y:s+(k?13:4.4)*l,class:_?"strong end":"small end"},v),g&&p&&Fe(e,{act:"mask",words:f,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:O+2,y:k?s-17*l:s-m/2,height:m}),
d("title",{},`${c.label}, ${yt[c.weekday]} ${b}`))}function Go({reading:e,lit:t},n,r){let o=Xe(t,e).includes(n);return{key:`\
visit ${n}`,class:`part visit${o?" lit":""}${r.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${e.count}: ${r.label}, ${yt[r.weekday]} ${gr(r)}${r.masked?", masked":""}${e.hasPointer?`\
; pointer weight ${T(e.pointerWeights[n],1)}`:""}`}}function gr({start_minute:e,duration_minutes:t}){return`${lt(e)} · ${Gt(
t)}`}function Uo({reading:e,lit:t},n){return t?.kind!=="head"?"":T(e.lastRow(t.layer??0,t.head??0)[n])}function Do({reading:e,
lit:t},n){return t?.kind!=="head"?!1:gt(e.lastRow(t.layer??0,t.head??0))===n}function jd(e,t,n,{start_minute:r,duration_minutes:o}){
let s=Math.min(r+o,pn),i=Math.min(r,Math.max(0,r+o-pn)),a=(c,l)=>d("rect",{class:"stay",x:e+c/pn*n,y:t,width:Math.max(1,
(l-c)/pn*n),height:7});return d("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},d("rect",{class:"\
track",x:e,y:t,width:n,height:7}),a(r,s),i>0&&a(0,i),d("rect",{class:"stay-end","data-drag":"stay",x:e+(i||s)/pn*n-2,y:t-
3,width:5,height:13}))}function il(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let r=n.type/13,{x:o,width:s}=n.slices,
{slices:i}=t,a=Math.max(...Ft(e).map(({longestSlice:y})=>y)),c=s/i.length,l=bt(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.
flatMap(({y,height:m},b)=>i.map(({lengths:k},x)=>{let $=Number(k[b])/a*Math.max(2,m-4);return{visit:b,x:o+x*c,y:y+m/2-2-
$,width:.72*c,height:$}})),[p,f]=Bo(u,({visit:y})=>h||l.includes(y)),g=i.map(({label:y},m)=>d("text",{key:`name ${y}`,class:"\
tiny middle",x:o+(m+.36)*c,y:(m%2?40:26)*r},y));return[d("g",zo(e),d("rect",{class:"ground",x:o-6,y:n.top-4,width:s+6,height:n.
bottom-n.top+8,rx:6}),g,d("path",{key:"bars",class:"length",d:ve(f)}),p.length>0&&d("path",{key:"lit",class:"length lit",
d:ve(p)}),d("text",{class:"small",x:o,y:n.bottom+18*r},"Bars: lengths"),d("text",{class:"small",x:o,y:n.bottom+33*r},"of\
 the vectors"))]}function Bo(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function zo(e){return{key:"slices",class:`part \
slices${wt(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:J(e,qn.slices),"aria-label":`What each\
 visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}var pn,He=S(()=>{"use strict";w();mr();ae();pt();
se();G();V();mt();pn=1440});function al(e,t){let{x:n,right:r}=e.stage.answers,o=e.stage.type/13;return[te(e,n+6*o,"Answer",e.stage.isDense?"":Gd(e),
r-n),...Vo(e,t)]}function Gd({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function Vo(e,t){let{reading:n,stage:r,lit:o,happened:s}=e,i=r.type/13,a=Ot(o,n),{x:c,right:l,segment:h}=r.answers,
u=l-c;return t.map(p=>{let{location:f,label:g,category:y,probability:m,was:b,middle:k,height:x,start:$}=p,v=[{path:"poin\
ter",share:p.pointer*ue(e,"pointer")},{path:"generation",share:p.generation*ue(e,"generation")}],_=a===f,M=c+(y===null?6:
26)*i,A=An(g,l-M-(s===f?20*i:2),13.5*i,2,!0),O=k-(A.length>1?22:8)*i,L=k+(A.length>1?2:0)*i,I=c+6*i,C=u-8*i;return d("g",
{key:`place ${f}`,class:`part place${_?" lit":a!==null&&o?" dim":""}`,"data-part":f<0?null:`places.${f}`,role:f<0?null:"\
button",tabindex:f<0?null:"-1","aria-label":`${g}: ${T(m,1)}; from the pointer ${T(v[0]?.share??0,1)}, from generation ${T(
v[1]?.share??0,1)}${s===f?"; this is what really happened":""}`},d("rect",{key:"ground",class:"ground",x:c-6*i,y:O-16*i,
width:u+10*i,height:L-O+50*i,rx:6}),d("rect",{key:"segment",class:"answer-bar",x:h,y:$,width:tt-2,height:Math.max(1,x)}),
y!==null&&xt(y,c+5*i,O-13*i,16*i),A.map((H,W)=>d("text",{key:`name ${W}`,class:f<0?"label halo":"strong halo",x:M,y:O+15*
W*i},H)),s===f&&d("path",{key:"happened",class:"check",d:`M${l-16*i} ${O-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},d("title",
{},"This is where the person went.")),d("rect",{key:"track",class:"track",x:c+6*i,y:L,width:C,height:8*i}),v.map(({path:H,
share:W})=>{let P=d("rect",{key:H,class:`${H} bar`,x:I,y:L,width:Math.max(0,W*C),height:8*i});return I+=W*C,P}),b!==null&&
d("rect",{key:"before",class:"before",x:c+5*i+b*C,y:L-3*i,width:2,height:14*i}),d("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:L+23*i},T(m,1)),b!==null&&Ud(c+60*i,L+23*i,m,b))})}function Ud(e,t,n,r){let{change:o,size:s,sign:i}=xe(
n,r);return o===0?d("text",{key:"change",class:"small",x:e,y:t},"same"):d("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:e,y:t},`${i} ${s}`)}var qo=S(()=>{"use strict";w();We();ae();pt();G();Jt();V();He()});function cl(e){let{reading:t,stage:n}=e,r=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*r,u=n.bottom+20*r,p={x:h,y:u,columns:i,
cell:l},f={class:"strong halo middle",x:h+c/2,y:u+a*l+14*r};return Yo(e,p,Dd(e,h,u,c,a*l),n.isDense?f:void 0)}function Yo(e,{
x:t,y:n,columns:r,cell:o},s,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...Ft(e).flatMap(p=>[...p.values("context")].map(Math.abs)))||1,u=Array.from(l,(p,f)=>d("rect",{class:p<0?"below-zer\
o":"above-zero",x:t+f%r*o,y:n+Math.floor(f/r)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(p)/h)}));return d("g",{
key:"context",class:`part context${wt(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:J(e,et(e.
reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},d("rect",{class:"ground",
x:t-3,y:n-16*a,width:r*o+6,height:Math.max(44,Math.ceil(l.length/r)*o+20*a),rx:4}),s,d("text",{key:"name",...i??c},"Cont\
ext"),u,d("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gat\
e read them.`))}function Dd({reading:e,stage:t},n,r,o,s){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-
5*i,h=t.gate+9*i;return[d("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${r+s/2}H${n-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${r+s/2}H${n+o+12*i}`}),e.has("gate.logit")&&d("\
path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${r+s+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}var Ko=S(
()=>{"use strict";w();pt();G();mt()});function ll(e){let{reading:t,before:n,stage:r}=e,o=r.type/13,s=r.across.gate,i=s+r.full,a=r.gateWidth,c=s+t.gate*r.full,
l=n?.hasGate?n.gate:t.gate,h=r.gate+a/2,u=yr(e);return d("g",Jo(e,"vertical"),d("rect",{key:"frame",class:"gate-frame",x:r.
gate-3,y:s-3,width:a+6,height:r.full+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:r.gate,y:s,width:a,height:Math.
max(0,c-s)}),d("rect",{key:"generation",class:"generation bar",x:r.gate,y:c,width:a,height:Math.max(0,i-c)}),d("text",{key:"\
name",class:"title middle halo",x:h,y:s-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&d("path",{key:"learned",class:"le\
arned",d:`M${r.gate+a+3} ${s+l*r.full}l${8*o} ${-5*o}v${10*o}Z`},d("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&d("rect",{key:"handle",class:"valve","data-act":"gate",x:r.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&d("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function yr({reading:e}){return e.trace.architecture.
components.includes("gate")}function Jo(e,t){let{reading:n}=e,r=e.canAct&&yr(e);return{key:"gate",class:`part gate${wt(e,
"gate")}`,"data-part":"gate",role:r?"slider":"button",...r&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":e.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${T(n.gate)} poi\
nter`},tabindex:"-1",opacity:J(e,et(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${T(n.gate)} pointer, ${T(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function br(e,t,n){let{reading:r,stage:o,lit:s}=e,i=e.beat>=et(r).
gate,a=x=>ue(e,x),c=Ot(s,r),l=new Map,h=o.across.gate;for(let x of t)l.set(x,h),h+=x.probability*a(x.path)*o.full;let u=new Map;
h=o.across.gate;for(let x of["pointer","generation"])for(let[$]of n.entries())u.set(`${x} ${$}`,h),h+=Number(n[$]?.[x])*
a(x)*o.full;let p=t.map(x=>{let $=Number(l.get(x)),v=x.probability*a(x.path)*o.full,_=Mt(x.start,x.start+x.probability*o.
full),M=Mt($,$+v);return d("path",{key:`into ${x.path} ${x.location}`,class:`${x.path} band${b(x.location)}`,d:o.bands.into(
_,M,i)})}),[f,g]=[o.across.gate,o.across.gate+o.full],y=n.flatMap((x,$)=>{let v=x.start;return["pointer","generation"].map(
_=>{let M=Number(x[_])*a(_),A=M*o.full,O=Number(u.get(`${_} ${$}`)),L=Mt(O,O+A),I=Mt(v,v+A),C=x.wasByPath[_],H=C===null?
null:m(_,O,v,A,C*o.full);v+=A;let W=`out ${_} ${x.location}`;return[A>0&&d("path",{key:W,class:`${_} band${b(x.location)}`,
d:o.bands.out(L,I,i)}),H&&sr({key:W,now:A,before:Number(C)*o.full,path:(P,U)=>o.bands.out(P,U,i),edges:H,style:b(x.location),
title:`${x.label}, from ${_==="pointer"?"the pointer":"generation"}: ${ir(M,Number(C),e.before?r.wordsFor(e.before):"")}`})]})});
return[p,y,i&&s?.kind==="visit"&&k(s.visit??0)];function m(x,$,v,_,M){let A=Math.abs(_-M),O=x==="pointer",L=(H,W)=>{let P=O?
H-(W?0:A):H+_-(W?A:0);return[P,P+A]},[I]=L($,!1),C=Math.max(f,Math.min(g-A,I));return{more:[L($,!0),L(v,!0)],less:[[C,C+
A],L(v,!1)]}}function b(x){return c===null?"":c===x&&s?.kind==="place"?" lit":" dim"}function k(x){let $=r.pointerWeights,
v=t.find(({path:U,visits:Z})=>U==="pointer"&&Z.includes(x));if(!v)return null;let _=[...v.visits].sort((U,Z)=>U-Z),A=_.slice(
0,_.indexOf(x)).reduce((U,Z)=>U+$[Z],0)*o.full,O=$[x]*o.full,L=a("pointer"),I=Number(l.get(v))+A*L,C=n[v.answer],H=Number(
u.get(`pointer ${v.answer}`))+A*L,W=Number(C?.start)+A*L,P=C?.location===v.location;return[d("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(Mt(v.start+A,v.start+A+O),Mt(I,I+O*L),i)}),P&&d("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(Mt(H,H+O*L),Mt(W,W+O*L),i)})]}}var wr=S(()=>{"use strict";w();Ce();We();pt();G();V();mt()});function hl(e){let{reading:t,before:n,stage:r}=e,o=r.type/13,{gate:s,gateHeight:i,full:a}=r,c=r.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=yr(e),p=`${T(t.gate)} pointer${u?"":", fixed"}`;return d("g",Jo(e,"horizontal"),d("rect",{key:"frame",
class:"gate-frame",x:c-3,y:s-3,width:a+6,height:i+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:c,y:s,width:t.gate*
a,height:i}),d("rect",{key:"generation",class:"generation bar",x:l,y:s,width:(1-t.gate)*a,height:i}),d("text",{key:"name",
class:"title halo",x:r.left,y:s+11*o},`Gate ${t.gate.toFixed(2)}`),d("text",{key:"words",class:"small halo",x:r.left,y:s+
27*o},p),h!==t.gate&&d("path",{key:"learned",class:"learned",d:`M${c+h*a} ${s+i+3}l${5*o} ${8*o}h${-10*o}Z`},d("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[d("rect",{key:"handle",class:"valve",x:l-6*o,y:s-8*o,width:12*o,
height:i+16*o,rx:6*o}),d("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-St/2,r.size.width-
St),y:s+(i-St)/2,width:St,height:St})])}var ul=S(()=>{"use strict";w();wr();G();Xt();V()});function pl(e,t){let{reading:n,stage:r}=e,o=r.type/13,s=t.filter(({path:p})=>p==="generation"),i=r.places-8*o,a=r.fork+(n.
hasPointer?r.context+14*o:2*o),c=n.hasPointer?r.bottom+34*o:Number(s[0]?.start)+12*o,l=e.beat>=et(n).generation,h=s.map(
({label:p,probability:f,location:g},y)=>{let m=c+y*17*o;return[d("text",{key:`name ${y}`,class:g<0?"small halo":"label h\
alo",x:a,y:m},st(p,i-a-(r.isDense?38:46)*o,13*o)),d("text",{key:`share ${y}`,class:"strong end halo",x:i,y:m},T(f))]}),u=s.
map(({probability:p,start:f,location:g},y)=>d("rect",{key:`bar ${y}`,class:"generation bar",x:r.places,y:f,width:tt,height:l?
Math.max(.8,p*r.full):0},d("title",{},`${g<0?"The others":s[y]?.label}: ${T(p,1)} of the generation head`)));return d("g",
Xo(e,s),d("rect",{class:"ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),d("text",{class:`title halo${r.isDense?" \
end":""}`,x:r.isDense?i:a,y:c-18*o},"Generation"),h,u)}function Xo(e,t){return{key:"generation",class:`part generation-b\
lock${wt(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:J(e,et(e.reading).generation),"a\
ria-label":`Generation: ${t.map(({label:n,probability:r})=>`${n} ${T(r)}`).join(", ")}`}}var Zo=S(()=>{"use strict";w();
pt();G();Jt();V();mt()});function fl(e,t){let{reading:n,stage:r,lit:o}=e,s=Ot(o,n),i=t.filter(({path:l})=>l==="pointer"),a=Vd(e,i),c=({location:l})=>s===
null||s===l?"":" dim";return d("g",{key:"places",opacity:J(e,et(n).pointer)},i.map(l=>d("rect",{key:`bar ${l.location}`,
class:`pointer bar${c(l)}`,x:l.start,y:r.places,width:Math.max(.8,l.probability*r.full),height:tt},d("title",{},`${l.label}\
: ${T(l.probability,1)} of the pointer`))),[qd,Yd].map(l=>a.map(h=>l(e,h,c(h.flow)))))}function Vd({reading:e,stage:t,lit:n},r){
let o=t.type/13,s=Ot(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(s!==null&&h===s),l=[];for(let h of[
...r].sort((u,p)=>c(p)-c(u))){let{location:u,label:p,probability:f}=h,g=u>=0,y=` ${T(f)}`,b=`${st(p,a-i-D(y,13*o,!0),13*
o,g)}${y}`,k=D(b,13*o,g)/2,x=h.start+f*t.full/2,$=Math.max(i+k,Math.min(a-k,x)),[v,_]=[$-k,$+k];for(let M=0;M<Bd;M++){if(l.
some(L=>L.row===M&&v<L.right+8*o&&_>L.left-8*o))continue;let O=$>x?"":$<x?" end":" middle";l.push({flow:h,text:b,isBold:g,
left:v,right:_,row:M,anchor:O});break}}return l}function dl({stage:e},{row:t}){return e.places+tt+(14+Qo*t)*e.type/13}function qd(e,t,n){
let{type:r,places:o,full:s}=e.stage,{flow:i,row:a}=t;return a>0&&d("path",{key:`leader ${i.location}`,class:`leader${n}`,
d:`M${i.start+i.probability*s/2} ${o+tt}V${dl(e,t)-11*r/13}`})}function Yd(e,t,n){let{flow:r,text:o,isBold:s,left:i,right:a,
anchor:c}=t;return d("text",{key:`name ${r.location}`,class:`${s?"strong":"small"}${c} halo${n}`,x:c===""?i:c===" end"?a:
(i+a)/2,y:dl(e,t)},o)}function ml(e,t){let{reading:n,stage:r}=e,o=r.type/13,s=t.filter(({path:l})=>l==="generation"),i=e.
beat>=et(n).generation,a=n.hasPointer?.42*(r.right-r.left):r.right-r.left,c=r.places-(zd*Qo-6)*o;return d("g",Xo(e,s),d(
"rect",{class:"ground",x:r.right-a,y:c-36*o,width:a+6,height:r.places+tt-c+40*o,rx:6}),d("text",{class:"title end halo",
x:r.right,y:c-19*o},"Generation"),s.map(({location:l,label:h,probability:u,start:p},f)=>{let g=` ${T(u)}`,y=st(h,a-D(g,13*
o),13*o)+g;return[d("text",{key:`name ${f}`,class:l<0?"small end halo":"label end halo",x:r.right,y:c+f*Qo*o},y),d("rect",
{key:`bar ${f}`,class:"generation bar",x:p,y:r.places,width:Math.max(.8,u*r.full),height:i?tt:0},d("title",{},`${l<0?"Th\
e others":h}: ${T(u,1)} of the generation head`))]}))}var Bd,Qo,zd,gl=S(()=>{"use strict";w();Zo();pt();G();Jt();V();mt();
Bd=4,Qo=17,zd=4});function yl(e,t){let{reading:n,stage:r,lit:o}=e,s=r.type/13,i=J(e,et(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=bt(
o,n),h=Math.max(...a),u=r.fork+2*s,p={...!r.isDense&&{score:r.scores},weight:r.weights},f=D("Pointer",15*s,!0)+4*s,g=Qt(
e,un(e,"pointer")),y=r.rows.flatMap(({y:b,isFull:k},x)=>{if(!k)return[];let $=a[x]>=.2*h||l.includes(x)?"strong":"small",
v=l.length&&!l.includes(x)?" dim":"";return[!r.isDense&&d("text",{key:`score ${x}`,class:`small end${v}`,x:r.scores,y:b+
4.4*s},N(c[x])),d("text",{key:`weight ${x}`,class:`${$} end${v}`,x:r.weights,y:b+4.4*s},T(a[x]))].filter(_=>_!==!1)}),m=t.
filter(({path:b})=>b==="pointer").map(b=>Jd(e,b));return[d("g",ts(e,t),d("rect",{class:"ground",x:u-4*s,y:r.top-4,width:r.
weights-u+8*s,height:r.bottom-r.top+8,rx:6}),te(e,u,"Pointer","",200),Object.entries(p).map(([b,k])=>d("text",{key:b,class:"\
small end","aria-hidden":"true",x:k,y:35*s},b)),!r.isDense&&dr(e,"pointer",Math.max(r.weights+6*s,u+f+g)),d("path",{class:"\
fork pointer-line",d:`M${u+2*s} ${r.bottom+8}V${r.top}`}),y),d("g",{key:"ribbons",opacity:i},es(e,t),m)]}function ts(e,t){
return{key:"pointer",class:`part pointer-block${wt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:J(
e,et(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,r)=>r.probability-n.probability).
map(({label:n,probability:r})=>`${n} ${T(r)}`).join(", ")}`}}function es(e,t){let{reading:n,before:r,stage:o,lit:s}=e,i=n.
pointerWeights,a=ln(e),c=bt(s,n),l=e.beat>=et(n).pointer,h=zn(o.across.visits.map((u,p)=>({wish:u,length:Math.max(i[p],a?.[p]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let p=u.start,f=u.start+u.probability*
o.full;return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=i[g]*o.full,m=Number(h[g]),b=c.includes(g)?" lit":c.length?" d\
im":"",k=Mt(p,p+y);p+=y;let x=a?.[g]??null,$=x===null?0:(x-i[g])*o.full,[v,_]=[f,Math.max(0,$)];f+=_;let M=`${n.visits[g]?.
label}: `,A=x===null||!r?`${M}${T(i[g],1)} of the pointer`:`${M}${ir(i[g],x,n.wordsFor(r))} of the pointer`;return[d("pa\
th",{key:`ribbon ${g}`,class:`pointer band${b}`,d:o.bands.ribbon(Mt(m,m+y),k,l)},d("title",{},A)),sr({key:`ribbon ${g}`,
now:y,before:x===null?null:x*o.full,path:(O,L)=>o.bands.ribbon(O,L,l),edges:{more:[[m+y+$,m+y],[p+$,p]],less:[[m+y,m+y+$],
[v,v+_]]},style:b,title:A})]})})}function Jd(e,{path:t,location:n,label:r,probability:o,start:s}){let{reading:i,stage:a,
lit:c}=e,l=a.type/13,h=Ot(c,i),u=T(o),f=i.hasGate&&Math.abs(s-a.across.gate+5*l)<Kd*l?D("Gate 0.00",15*l,!0)/2-a.gateWidth/
2:0,[g,y]=[a.ribbons+2*l,a.gate-12*l-f],m=y-g,b=n>=0,k=st(r,m-D(` ${u}`,13*l,!0),13*l,b),x=D(`${k} ${u}`,13*l,b)/2,$=Math.
max(g+x,Math.min(a.places+tt/2,y-x));return d("g",{key:`${t} ${n}`,class:h===null||h===n?"":"dim"},d("rect",{class:`${t}\
 bar`,x:a.places,y:s,width:tt,height:Math.max(.8,o*a.full)}),d("text",{class:`${b?"strong":"small"} middle halo`,x:$,y:s-
5*l},`${k} ${u}`),d("title",{},`${r}: ${T(o,1)} of the pointer`))}var Kd,ns=S(()=>{"use strict";w();Ce();We();mr();pt();
G();Jt();V();mt();He();Kd=16});function bl(e){return[Ht(e,17*(e.stage.type/13),"Visits",Ho(e,e.stage.size.width)),...Xd(e),...e.stage.columns.map((t,n)=>Zd(
e,n))]}function Ht({stage:e},t,n,r,o=e.right){let s=e.type/13,i=o-e.left-D(n,15*s,!0)-12*s;return d("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},d("text",{class:"title halo",x:e.left,y:t},n),d("text",{class:"small end halo",x:o,
y:t},st(r,i,12.5*s)))}function Xd({reading:e,stage:t}){let n=t.type/13;return jo(e).flatMap(({start:r,end:o,weekday:s})=>{
let[i,a]=[t.columns[r],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[d("rect",{key:`day ${r}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=D(s,15*n,!0)&&d("tex\
t",{key:`weekday ${r}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},s)].filter(h=>h!==!1)})}function Zd(e,t){let{reading:n,
stage:r,lit:o}=e,{x:s,width:i,isFull:a}=r.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=r.
type/13,{top:h,height:u,hasNames:p}=r.chips,f=Xe(o,n).includes(t),g=Math.min(20*l,i-3),y=lt(c.start_minute),m=Uo(e,t),b=[
m||y,m?m.replace(" %",""):y.slice(0,2)],k=b.find(_=>D(_,12.5*l,!0)<=i)??b[1],x=p?An(c.label,i-6*l,12.5*l,2):[],$=f||Do(e,
t),v={class:$?"strong middle":"small middle",x:s};return d("g",Go(e,t,c),d("rect",{class:"chip",x:s-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[xt(c.category,s-g/2,h+8*l,g),d("text",{key:"hour",...v,y:h+45*l},k),
x.map((_,M)=>d("text",{key:`name ${M}`,class:`${$?"strong":"small"} middle`,x:s,y:h+(62+15*M)*l},_))]:d("rect",{class:"l\
ane",x:s-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),d("title",{},`${c.label}, ${yt[c.weekday]} ${gr(c)}`))}
function wl(e){let{reading:t,stage:n,lit:r}=e,o=n.type/13,{slices:s}=t,i=bt(r,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...Ft(e).map(({longestSlice:p})=>p)),l=(n.right-n.left)/s.length,h=n.inputs+(Y.title+46)*o,u=s.map(({name:p,label:f,lengths:g},y)=>{
let m=Number(g[i]),b=n.left+(y+.5)*l,k=m/c*30*o;return[d("rect",{key:`bar ${p}`,class:"length lit",x:b-9*o,y:h-k,width:18*
o,height:k}),d("text",{key:`length ${p}`,class:"tiny middle",x:b,y:h-k-4*o},N(m)),d("text",{key:`name ${p}`,class:"small\
 middle",x:b,y:h+15*o},f)]});return d("g",zo(e),d("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+
12,height:(Y.title+Y.inputs+6)*o,rx:6}),Ht(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${yt[a.weekday]} ${lt(a.start_minute)}`:
""),u,d("title",{},"Bars: length of each part’s vector"))}var fn=S(()=>{"use strict";w();ae();pt();G();Xt();V();mt();He()});function xl(e,t){let{reading:n,stage:r}=e,o=r.type/13,s=r.pointer;return[d("g",ts(e,t),d("rect",{class:"ground",x:r.left-
6,y:s-2*o,width:r.right-r.left+12,height:(Y.title+Y.scores)*o,rx:6}),Ht(e,s+15*o,"Pointer","scores, and weights in perce\
nt"),d("path",{class:"fork pointer-line",d:`M${r.left} ${s+22*o}H${r.right}`}),Qd(e)),d("g",{key:"ribbons",opacity:J(e,et(
n).pointer)},es(e,t))]}function Qd({reading:e,stage:t,lit:n}){let r=t.type/13,o=e.pointerWeights,s=Array.from(e.pointerScores,
g=>N(g)),i=bt(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=s.some(g=>D(g,11.5*r)>c-3),h=t.pointer+(Y.title+
Y.scores)*r,u=t.columns.find(g=>g.isFull),p=u?u.x-u.width/2:t.right,f=t.left-8*r;return t.columns.flatMap(({x:g,isFull:y},m)=>{
let b=i.length&&!i.includes(m)?" dim":"",k=o[m]>=.2*a||i.includes(m),x=T(o[m]).replace(" %",""),$=D(x,12.5*r,!0)/2;if(!y&&
(!k||g-$<f||g+$>p))return[];f=g+$;let v=k?"strong":"small",_=h-24*r;return[y&&d("text",l?{key:`score ${m}`,class:`tiny${b}`,
x:g+4*r,y:_+2*r,transform:`rotate(-90 ${(g+4*r).toFixed(2)} ${(_+2*r).toFixed(2)})`}:{key:`score ${m}`,class:`tiny middl\
e${b}`,x:g,y:_},s[m]),d("text",{key:`weight ${m}`,class:`${v} middle${b}`,x:g,y:h-6*r},x)].filter(M=>M!==!1)})}var kl=S(
()=>{"use strict";w();pt();ns();G();Xt();fn();V();mt()});function $l(e){let{reading:t,stage:n}=e,r=n.type/13,o=J(e,et(t).gate),s=ur(e),i=[...pr(e,s),...fr(e,s)];return[Yo(e,n.context,
tm(e)),...t.hasPointer?xl(e,i):[],d("g",{key:"flows",opacity:o},br(e,i,s)),...t.hasPointer?[fl(e,i)]:[],...t.hasGeneration?
[ml(e,i)]:[],...t.hasGate?[hl(e)]:[],d("g",{key:"answer",opacity:o},Ht(e,n.answers.top-10*r,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),Vo(e,s))]}function tm({reading:e,stage:t}){let n=t.type/13,{x:r,y:o,columns:s,cell:i}=t.
context,a=r+s*i+2,c=Math.ceil(e.values("context").length/s)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),p=t.right+
6;return[d("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(Y.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${p}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&d("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${p+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var vl=S(
()=>{"use strict";w();qo();Ko();We();wr();G();ul();gl();kl();Xt();fn();mt()});function Al(e){let{stage:t}=e,n=t.type/13,r=Yn(e),o=d("g",{key:"legend",opacity:J(e,Pe(0))},Kn(e,t.visits.x,t.bottom+(t.
isDense?24:51)*n,t.isDense)),s=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=Qt(e,un(e,"attention")),h=D(c,15*n,!0)+l+4*n<=i.
width,u=cn(e),f=D(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return d("g",{key:`layer ${a}`,opacity:J(e,Pe(a))},i.maps.
length?te(e,i.x,c,f,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&dr(e,"attention",i.x+i.width,(h?3:
21)*n),i.maps.map((g,y)=>nm(e,g,a,y)),i.maps.map((g,y)=>os(e,g,a,y,r)),rm(e,a))});return[o,...s]}function nm(e,t,n,r){let{
reading:o,stage:s,lit:i}=e;if(o.isRemoved(n,r))return null;let a=o.lastRow(n,r),c=El(e,n,r)?[...a.keys()].filter(u=>a[u]>=
em):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let p=Number(s.rows[u]?.y),
f=Math.max(.5,a[u]*s.full*.25)/2;return d("path",{key:`band ${r} ${u}`,class:"attention-band",d:Ut(l,[p-f,p+f],t.x,[h-f,
h+f])})})}function El({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function os(e,t,n,r,o){let{reading:s,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:p,touch:f}=t,{count:g}=s,y=s.weights(n,r),m=s.lastRow(n,r),b=Ml(
s,n,r),{before:k,overlays:x}=e,$=x&&k!==null&&Ml(k,n,r)&&!b,v=$?`; switched off ${s.wordsFor(k)}`:"",_=c?y[gt(y)]||1:o,M=El(
e,n,r),[A]=a?.kind==="visit"?bt(a,s):[],O=gt(m),L=A??O,I=p/g,C=`Layer ${n}, head ${r}`,H=f?u-38*l:u+4,W=b?"switch on":"s\
witch off",P=f===void 0&&Qt(e,W)<=p-6*l?W:W.slice(7),U=s.visits[O];return d("g",{key:`head ${r}`,class:`part head${M?" l\
it":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${r}`,role:"button",tabindex:"-1","aria-label":b?`${C}: switched o\
ff`:`${C}: the last visit reads most from visit ${O+1}, ${U?.label}, ${T(m[O])}${v}`},d("text",{class:"small",x:h,y:u-(f?
25:4)*l},`head ${r}`),!b&&(f!==void 0||p>=70*l)&&d("text",{key:"weight",class:`${A===void 0?"small":"strong"}${f?"":" en\
d"}`,x:f?h:h+p,y:u-4*l},T(m[L])),d("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:p+1,height:p+1}),d("image",
{key:"map",class:"map",href:Bt(y,g,e.scale,_),x:h,y:u,width:p,height:p,preserveAspectRatio:"none",opacity:b?.15:1}),b&&d(
"path",{key:"cross",class:"crossed",d:`M${h} ${u+p}L${h+p} ${u}`}),$&&d("path",{key:"earlier cross",class:"crossed earli\
er",d:`M${h} ${u+p}L${h+p} ${u}`}),A!==void 0&&!b&&d("rect",{key:"column",class:"column",x:h+A*I,y:u,width:Math.max(2,I),
height:p}),(A!==void 0||M)&&!b&&d("rect",{key:"last",class:"last-row",x:h,y:u+p-Math.max(2,I),width:p,height:Math.max(2,
I)}),d("title",{},`${C}. ${b?"Switched off.":`The last visit reads ${T(m[L])} from ${s.visits[L]?.label}. A stronger col\
our is a larger weight, up to ${T(_,1)}. Click to open.`}${$?` Switched off ${s.wordsFor(k)}.`:""}`),Fe(e,{act:"head",words:P,
title:b?"Switch this head on again":"Switch this head off",right:h+p-(f?0:3)*l,y:H}),e.canAct&&f!==void 0&&d("rect",{key:"\
touch",class:"ground","data-act":"head",x:h+p-f,y:u-f,width:f,height:f}))}function Ml(e,t,n){return e.isRemoved(t,n)||e.
isSkipped(t,"attention")}function rm(e,t){let{reading:n,stage:r}=e,o=r.layers[t];if(o?.stream===null||!o)return null;let s=r.
type/13,i=o.stream,a=xr(n,t),c=is(e),l=r.streamWidth-8*s,h=a.map(({style:p,lengths:f},g)=>ss(e,t,p,r.rows.map(({y,height:m},b)=>{
let k=Math.max(1,Math.min(5*s,(m-3)/a.length));return{visit:b,x:i,y:y+(g-a.length/2)*k,width:Number(f[b])/c*l,height:k-.6}}))),
u=a.map(({name:p,style:f},g)=>[d("rect",{class:f,x:i,y:r.bottom+(10+rs*g)*s,width:9*s,height:9*s}),d("text",{class:"smal\
l",x:i+14*s,y:r.bottom+(18.5+rs*g)*s},p)]);return d("g",as(e,t),d("rect",{class:"ground",x:i-4,y:r.top-2,width:r.streamWidth+
14*s,height:r.bottom-r.top+66*s,rx:6}),te(e,i,"Stream",`+ layer ${t}`,r.streamWidth),h,u,om(e,t,i+r.streamWidth+10*s))}function om(e,t,n){
let{reading:r,stage:o}=e;if(!r.has(`layers.${t}.residual_mid`))return[];let s=o.type/13,i=r.trace.interventions.residuals===
!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join strea\
m"],isOff:i},...r.heads?[{...a,isOff:r.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:r.
isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},p)=>Fe(e,{act:l,words:String(h[Number(u)]),title:sm[l]??"",right:n,
y:o.bottom+(5+rs*p)*s}))}function ss(e,t,n,r){let{lit:o,reading:s}=e,a=wt(e,"stream",t)!==""?[s.count-1]:bt(o,s),[c,l]=Bo(
r,({visit:h})=>!a.length||a.includes(h));return[d("path",{key:n,class:n,d:ve(c)}),l.length>0&&d("path",{key:`${n} dim`,class:`${n}\
 dim`,d:ve(l)})]}function xr(e,t){let{residual:n,attention:r,feedForward:o}=e.stream(t);return[{name:"stream",lengths:n,
style:"residual"},...r?[{name:"heads",lengths:r,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function is(e){
let t=0;for(let n of Ft(e))for(let r=0;r<n.layers;r++)for(let{lengths:o}of xr(n,r))t=Math.max(t,...o);return t||1}function as(e,t){
let{residual:n,attention:r,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`part stream${wt(e,"stream",t)}`,
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:J(e,Pe(t)+1),"aria-label":`Stream of layer ${t}: ve\
ctor lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${r?`, heads ${r.at(-1)?.toFixed(1)}`:""}, feed-forward ne\
twork ${o.at(-1)?.toFixed(1)}`}}var rs,em,sm,cs=S(()=>{"use strict";w();mr();pt();se();Jn();G();V();mt();He();Ze();rs=19,
em=.05;sm={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"Self\
-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped, it \
adds nothing"}});function Tl(e){let{stage:t}=e,n=t.type/13,r=Yn(e);return t.layers.map(({y:o,maps:s},i)=>d("g",{key:`layer ${i}`,opacity:J(
e,Pe(i))},s.length>0&&Ht(e,o+15*n,`Layer ${i}`,cn(e)),i===0&&Kn(e,t.left+72*n,o+15*n,!0),s.map((a,c)=>os(e,a,i,c,r)),im(
e,i)))}function im(e,t){let{reading:n,stage:r}=e,o=r.type/13,s=Number(r.layers[t]?.stream),i=xr(n,t),a=is(e),c=s+Y.bars*
o,l=i.map(({style:h,lengths:u},p)=>ss(e,t,h,r.columns.map(({x:f,width:g},y)=>{let m=Math.min(8*o,.86*g/i.length),b=Number(
u[y])/a*Y.bars*o;return{visit:y,x:f+(p-i.length/2)*m,y:c-b,width:.88*m,height:b}})));return d("g",as(e,t),d("rect",{class:"\
ground",x:r.left-6,y:s-Y.title*o,width:r.right-r.left+12,height:(Y.title+Y.bars+4)*o,rx:6}),Ht(e,s-10*o,r.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),am(e,i,s-10*o),l)}function am({stage:e},t,n){let r=e.type/13,o=e.right;return[...t].reverse().
map(({name:s,style:i})=>{let a=o-D(s,12.5*r);return o=a-26*r,[d("rect",{class:i,x:a-14*r,y:n-9*r,width:9*r,height:9*r}),
d("text",{class:"small",x:a,y:n},s)]})}var Ol=S(()=>{"use strict";w();cs();Jn();G();Xt();fn();V();mt()});function Sl({stage:{size:e},...t}){let n=or(t),r={...t,stage:$o(t.reading,e.width,e.type,n)};return[d("g",{key:"visits"},
bl(r)),d("g",{key:"inputs"},wl(r)),d("g",{key:"layers"},Tl(r)),d("g",{key:"decoder"},$l(r))]}function Nl(e,t,n){return $o(
e,t,n).size.height}var dn,ls=S(()=>{"use strict";w();Ce();G();vl();Ol();Xt();fn();dn=700});function _l(e){let{reading:t}=e,n=et(t),r=ur(e),o=[...pr(e,r),...fr(e,r)];return[cl(e),...t.hasPointer?yl(e,o):[],...t.hasGeneration?
[pl(e,o)]:[],d("g",{key:"flows",opacity:J(e,n.gate)},br(e,o,r)),t.hasGate?ll(e):null,d("g",{key:"answer",opacity:J(e,n.gate)},
al(e,r))].filter(s=>s!==null)}var Ll=S(()=>{"use strict";w();qo();Ko();We();wr();Zo();ns();G();mt()});function Il(e){return e.stage.size.width<dn?Sl(e):[d("g",{key:"visits"},sl(e)),d("g",{key:"inputs"},il(e)),d("g",{key:"l\
ayers"},Al(e)),d("g",{key:"decoder"},_l(e))]}var Rl=S(()=>{"use strict";w();Ll();cs();G();ls();He()});function Cl({clientWidth:e,clientHeight:t}){return e<dn?`${e}`:`${e} ${t}`}function dm({kind:e,layer:t=0,head:n=0,visit:r=0},o){
if(e==="head"&&!o.isRemoved(t,n)&&!o.isSkipped(t,"attention"))return{kind:e,layer:t,head:n};let s=o.visits[r]?.masked??!0;
return e!=="visit"||s||r===o.count-1?null:{kind:"mask",visit:r}}function Wl(e,{title:t,text:n}){let r=document.createElement(
"strong");r.append(...Et(t)),e.replaceChildren(r," ",...Et(n))}function mm(e){let t=({title:n,text:r})=>n.length+r.length;
return e.reduce((n,r)=>t(r)>t(n)?r:n)}function gm(e){return e.kind==="move"||e.kind==="time"||e.kind==="stay"}function us(e){
return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-part")??null}var kr,cm,lm,hm,um,hs,pm,fm,
Pl,$r,Fl=S(()=>{"use strict";w();Ve();Ce();Zc();pt();el();se();_o();Jt();nl();ls();Ke();Rl();kr=240,cm=150,lm=120,hm=13,
um=17,hs={type:16.7,width:900,side:36},pm=.5,fm=660,Pl=matchMedia("(prefers-reduced-motion: reduce)"),$r=class{#r=null;#t=null;#n=!1;#o=null;#e=null;#s=null;#i="";#l=null;#a=null;#u=null;#p=!1;#m=new Map;#b=0;#k="";#c;get opened(){
return this.#a}get#f(){return!this.#c||this.#r&&oa(this.#r.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(t,n,r){this.root=t,this.hooks=n,this.#c=r,t.classList.add("network-picture"),t.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let o=document.
createElement("div");o.className="picture-controls";let s=document.createElement("div");s.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",s.append(this.room,this.caption);let i=document.createElement(
"button");if(i.type="button",i.textContent="Numbers",i.title="The numbers behind what is shown, as a table (T)",i.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(o,s,i),n.circuit){let a=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new ar(a,()=>this.#w(kr)),i.before(this.circuits.
legend,this.circuits.button)}t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new lr(this.drawn),this.
player=new hr(o,a=>{this.#l=a,a!==null&&this.#a!==null&&(this.#a=null,this.hooks.opened?.(null)),this.root.toggleAttribute(
"data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",a!==null),this.#w(kr);let c=this.player.
told?.part;c&&this.#L(c),this.hooks.told?.(a)}),this.#T()}#T(){let{drawn:t}=this;new ResizeObserver(()=>{this.#k!==Cl(t)&&
this.#w(0)}).observe(t),new MutationObserver(()=>this.#w(0)).observe(document.documentElement,{attributeFilter:["data-th\
eme"]}),t.addEventListener("pointerover",({target:n})=>{this.#u||this.#x(us(n))}),t.addEventListener("pointerleave",()=>this.#x(
null)),t.addEventListener("focusin",({target:n})=>this.#x(us(n))),t.addEventListener("focusout",()=>this.#x(null)),t.addEventListener(
"keydown",n=>this.#v(n)),t.addEventListener("click",({target:n})=>this.#S(n)),t.addEventListener("pointerdown",n=>this.#N(
n)),t.addEventListener("pointermove",n=>this.#d(n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,r=>this.#d(
r,!0))}complete(t,n){this.hooks=t,this.#c=n}show(t,n=null,r=null,o=this.hooks.against){this.#r=new Dt(t),this.#t=n&&new Dt(
n,o),this.#n=n!==null&&o!==void 0&&o===this.hooks.against,this.#o=r&&new Dt(r),this.#m.clear(),this.circuits?.renew(),this.#e=
Nt(this.#s,this.#r);let s=Nc(this.#r);this.player.tell(s),Wl(this.room,mm(s.map(({bars:a="",...c})=>({...c,text:`${c.text}\
 ${a}`}))));let i=this.drawn.contains(document.activeElement);this.#w(this.#u?.follows?0:kr),i&&this.#O()}open(t){let n=t===
null?this.#a:null;this.#a=t,this.#e=this.#s=null;let r=this.drawn.contains(document.activeElement);this.player.isOpen&&this.
player.close(),this.#w(kr);let o=r&&n&&this.#h(n);o&&this.#_(o),r&&this.#O(),this.hooks.opened?.(this.#a)}back(){this.#a!==
null&&this.open(this.#c?.blockAround(this.#a)||null)}showTables(){let t=this.#n?this.#t:null;this.#r&&this.#c?.showTables(
this.root,this.#r,this.#f,t)}#h(t){return this.#A.map(r=>r.getAttribute("data-part")??"").find(r=>`${t}.`.startsWith(`${r}\
.`))??null}#O(){if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof
SVGElement&&t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){if(!this.#c)throw new Error(
"The picture cannot be saved yet.");let r=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#c.
svgFile(this.drawn,{title:t,ground:r,lines:n})}light(t){if(this.#s=t,!this.#r)return!1;let n=Nt(t,this.#r);return JSON.stringify(
n)===JSON.stringify(this.#e)?!1:(this.#e=n,this.#w(0),!0)}#x(t){if(!this.light(t))return;let{kind:n,visit:r=0}=this.#e??
{};this.hooks.pointed?.(n==="visit"?[r]:[],this.#e&&t)}#S(t){if(!(t instanceof Element)||this.#p)return;let n=us(t),r=t.
closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(r){let[s,i,a]=["more","layer","head"].map(
c=>r.getAttribute(`data-${c}`));this.hooks.more?.(s??"",{layer:i??null,head:a??null})}else if(o==="scale")this.isOwnScale=
!this.isOwnScale,this.#w(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#$(n,o);else{let s=t.closest("[dat\
a-open]")?.getAttribute("data-open")??n;s!==null&&this.open(s||null)}}#$(t,n){let r=this.#r&&Nt(t,this.#r),{act:o}=this.
hooks;if(!r||!o)return;let{kind:s,layer:i=0,head:a=0,visit:c=0}=r;n==="ask"?this.hooks.ask?.({layer:i,head:a}):s==="head"&&
o({kind:s,layer:i,head:a}),s==="visit"&&o({kind:"mask",visit:c}),s==="gate"&&o({kind:s,value:null,isDone:!0}),n==="resid\
uals"?o({kind:n}):(n==="attention"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#N(t){this.#p=!1;let{act:n,edit:r,
carry:o}=this.hooks,s=this.#c;!this.#r||!s||!(n||o)||(this.#u=n?s.dragOf(t,this.#r,this.drawn,r!==void 0):s.carryOf(t),this.#u?.
follows&&t.preventDefault())}#d(t,n){let r=this.#u;if(!r||t.pointerId!==r.pointer)return;n&&(this.#u=null);let o=r.to(t,
n);o&&(this.#p=!0,!this.drawn.hasPointerCapture(r.pointer)&&!n&&this.drawn.setPointerCapture(r.pointer),o.kind==="carry"?
this.hooks.carry?.(o):gm(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#v(t){let n=t.target instanceof Element?t.target.closest(
"[data-part], [tabindex]"):null,r=n?.getAttribute("data-part")??null;(t.altKey?this.#I(t.key,r):this.#P(t.key,n,r))&&t.preventDefault()}#P(t,n,r){
if(t==="Escape"&&this.#a!==null)return this.back(),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;
if(t.toLowerCase()==="t"&&this.#r)return this.showTables(),!0;if(t.toLowerCase()==="c"&&this.circuits)return this.circuits.
toggle(),!0;if(t.toLowerCase()==="p"&&r!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:r,x:0,y:0,state:"\
put"}),!0;if((t==="Enter"||t===" ")&&n){let a=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.
hooks.act&&!a?this.#$(r??""):this.#S(n),!0}let o=this.#c;if(!o)return!1;if(this.#f!==null&&this.#r){let a=o.neighbourOf(
this.#f,t,this.#r),c=n?.getAttribute("aria-current")==="true";a!==null&&this.open(a);let l=this.drawn.querySelector(`[ar\
ia-current="true"][data-open="${a}"]`);return c&&l instanceof SVGElement&&l.focus(),a!==null}if(n?.getAttribute("role")===
"slider"&&!/Left|Right/.test(t)&&this.#F(t))return!0;let i=o.walked(this.#A,n,t)?.getAttribute("data-part")??null;return i!==
null&&this.#_(i),i!==null}#M(t){let n=this.#A.find(r=>r.getAttribute("data-part")===t);return n instanceof SVGElement?n:
null}#_(t){let n=this.#M(t);n&&(this.#i=t,this.#C(),n.focus())}#L(t){let{root:n,foot:r}=this,o=this.#M(t)?.getBoundingClientRect();
if(!o||!n.classList.contains("tall"))return;let s=n.scrollHeight>n.clientHeight+1,i=s?n:document.documentElement,a=s?n.getBoundingClientRect().
top:this.hooks.covered?.()??0,c=r.getBoundingClientRect().top,h=o.height<=c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy(
{top:h,behavior:Pl.matches?"auto":"smooth"})}#I(t,n){let r={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#r,
s=o&&Nt(n,o),{act:i,edit:a}=this.hooks,c=this.#c;if(!r||!s||!i||!c)return!1;let l=!0;if(s.kind==="visit"){let h=s.visit??
0;if(!a||!o.visits[h+r])return!0;a({kind:"move",visit:h,by:r,isDone:l}),this.#_(`visits.${h+r}`)}else if(s.kind==="gate")
this.#F(t);else if(s.kind==="head"||s.kind==="pointer"){let h=s.kind==="head"?"attention":"pointer",u=c.turned(o,h,r*pm);
i({kind:"temperature",of:h,value:u,isDone:l})}else return!1;return!0}#F(t){let n=this.#c?.slid(this.#r?.gate??0,t)??null;
return n!==null&&this.hooks.act?.({kind:"gate",value:n,isDone:!0}),n!==null}get#A(){return[...this.drawn.querySelectorAll(
"[data-part][tabindex]")]}#C(){let t=this.#A,n=t.find(r=>r.getAttribute("data-part")===this.#i)??t[0];for(let r of t){let o=r===
n?"0":"-1";r.getAttribute("tabindex")!==o&&r.setAttribute("tabindex",o)}}#w(t){this.#k=Cl(this.drawn);let n=this.#U();if(!n)
return;let{width:r,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",`0 0 ${r} ${o}`),this.drawn.setAttribute("fo\
nt-size",String(n.stage.type));let s=this.#c,i=this.#f===null?[]:s?.openedMarks(n,this.#f)??[];!i.length&&this.#f!==null&&
(this.#a=null);let a=this.circuits?.circuit??null,c=i.length?i:this.#j(n);this.drawing.show(c,Pl.matches?0:t),this.#f===
null&&this.#C();let l=this.#f===null?null:s?.sentenceOfOpened(this.#f,n.reading),h=this.#e?null:this.player.told,u=a&&!this.#e?
s?.circuitSentence(a,n.reading):null,{title:p,text:f}=l??h??u??he(this.#e,n.reading,n.before),g=!(l||h||u||this.#e),y=this.
root.classList.contains("tall"),m=`${p} ${f} ${So}`,b=!y&&m.length<=String(this.room.textContent).length,k=g&&b&&!this.#t&&
!this.hooks.isProjected,x=this.circuits?.failure||(k?So:""),$=l||h?"":this.#W(),v=this.putIn.names.includes(this.#s??"")?
`It was put in from the ${this.putIn.run} run.`:"",_=n.stage.streamWidth>0||y,M=!l&&_&&h?.bars||"",A=this.drawn.querySelector(
'[role="slider"]:focus')?n.sliderKeys:"",O=a&&this.#e?s?.circuitWords(a,this.#s):"";Wl(this.caption,{title:p,text:[f,A,M,
v,O,$,x].filter(Boolean).join(" ")})}#j(t){let n=Il(t);if(!this.#c)return n;let{markedAsCircuit:r,markedAsPut:o}=this.#c,
{type:s}=t.stage;return r(o(n,this.putIn,s),this.circuits?.circuit??null,s)}#W(){clearTimeout(this.#b);let t=this.#s??"",
n=this.#m.get(t);return n!==void 0||!this.#e||this.#u?n??"":(this.#b=window.setTimeout(()=>{let r=this.#G();this.#m.set(
t,r),r&&this.caption.append(" ",...Et(r))},cm),"")}#G(){let[t,n]=[this.#e,this.#r],r=t&&n&&dm(t,n);try{let o=r&&this.hooks.
whatIf?.(r);return o?Oc(t,n,o):""}catch{return""}}#U(){let{clientWidth:t,clientHeight:n}=this.drawn,r=t<dn;if(!this.#r||
t<lm||n<1&&!r)return null;let s=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(um,Math.max(
hm,t/120));this.root.classList.toggle("tall",r);let i={reading:this.#r,before:this.#t,overlays:this.#n},a=or(i),c=this.#H(
s,{width:t,height:n}),l=r?s:c,h=r?Nl(this.#r,t,l):n,u=r&&this.#f!==null?fm:h;return{...i,beside:this.#o,stage:bo(this.#r,
{width:t,height:u,type:l},a),lit:this.#e??Nt(this.player.told?.part,this.#r),beat:this.#l??Number.POSITIVE_INFINITY,happened:this.
happened,isOwnScale:this.isOwnScale,scale:[this.#g("--map-least"),this.#g("--attention")],canAct:this.hooks.act!==void 0,
canAsk:this.hooks.ask!==void 0,sliderKeys:this.#c?.SLIDER_KEYS}}#H(t,n){if(!this.hooks.isProjected||!this.#r||n.width<hs.
width)return t;let r=Math.max(t,hs.type);return bo(this.#r,{...n,type:r}).layers.flatMap(({maps:s})=>s).every(({side:s})=>s>=
hs.side)?r:t}#g(t){let n=getComputedStyle(this.root).getPropertyValue(t).trim().slice(1),[r=0,o=0,s=0]=(n.match(/../g)??
[]).map(i=>Number.parseInt(i,16));return[r,o,s]}}});async function ps({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await ym(e))}`}async function Hl(e,t){let n=new Image;
n.src=await ps(e),await n.decode();let r=document.createElement("canvas");r.width=Math.round(e.width*t),r.height=Math.round(
e.height*t);let o=r.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,r.width,r.height),r.toDataURL("image/png")}async function ym(e){let t=await bm();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function bm(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await wm(n,e.href??document.baseURI)})}`}}catch{}
return""}async function wm(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${ye(new Uint8Array(await n.arrayBuffer()))}`}var jl=S(()=>{"use strict";w();we()});var ds={};$s(ds,{NetworkDrawing:()=>fs});var fs,ms=S(()=>{"use strict";w();da();Jc();Fl();Ke();jl();fs=class{#r;#t;#n=null;#o=null;#e=null;constructor(t,n){
let{title:r,hover:o,told:s,acts:i,isStill:a,isProjected:c}=n;this.#r=r,this.#t=new $r(t,{...o&&{pointed:o},...s&&{told:s},
...a&&{isStill:a},...c&&{isProjected:c}},Ro),i&&(this.#e=new In(this.#t,{...i,answered:l=>{this.#n=l.figure,this.#o=l,i.
answered(l)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.text??null}follows(t){return this.#e?.
follows(t)??!1}async compute({server:t,query:n},r,{isSilent:o}){return!this.#n||n.against||!(o||pa(r,t))?null:fa(this.#n.
meta,r,t,n)}draw(t){if(t!==this.#n){this.#n=t;let n=Jr.get(t),r=t.before&&Ye(t.before);this.#o={trace:n??Ye(t.trace),before:r};
let o=n?"browser":"server";this.#e?.begin(t.meta,this.#o.trace,r,o)}this.#o&&this.#t.show(this.#o.trace,this.#o.before)}get beats(){
return this.#t.player.count}tell(t){let{player:n}=this.#t;t===null?n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){
this.#t.mark(t)}async address(t,n){let r=this.#t.file({title:this.#r});return t==="svg"?ps(r):Hl(r,n)}}});w();w();var Ms=`/* The living network. Colours are tokens of pointer-view.css; each has one meaning. */

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
`;var As=`/*
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
`;var Es=new CSSStyleSheet;Es.replaceSync(As+Ms);document.adoptedStyleSheets=[...document.adoptedStyleSheets,Es];w();ne();w();var Ns={min:.5,max:4},oh={controls:["none","some","all"],caption:["none","title","all"]};function mn(e,t){return e===
"scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=Ns.min&&Number(t)<=Ns.max:e==="scale"?!0:e==="controls"||e==="caption"?oh[e].
includes(t):CSS.supports("color",t)}w();var _s=Promise.resolve();function Ls(e){let t=_s.then(sh).then(e);return _s=t.catch(()=>{}),t}function sh(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}w();ne();w();var Ar={width:960,height:540};function Rs(e){return{"HTML frame":Ps(e),"Web component":ih(e),Markdown:Ws(e),Quarto:ah(
e),LaTeX:ch(e)}}function Ps(e){let{title:t,embed:n}=e;return`<iframe src="${re(n)}" title="${re(t)}" width="${Ar.width}"\
 height="${Ar.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${Cs(e)}</iframe>`}function ih(e){
let{server:t,attributes:n}=e,r=Object.entries({server:t,...n}).map(([o,s])=>s===""?o:`${o}="${re(s)}"`);return`<script s\
rc="${re(new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${r.join(" ")}>${Cs(e)}</pointer-view>`}function Cs({title:e,caption:t,embed:n,picture:r}){let o=[e,t].filter(
Boolean).join(". ");return`<a href="${re(n)}"><img src="${re(r)}" alt="${re(o)}" width="${Ar.width}"></a>`}function Ws({
title:e,embed:t,picture:n}){return`[![${lh(e)}](<${Is(n)}>)](<${Is(t)}>)`}function ah(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",Ps(e),"```",":::",'::: {.content-visible unless-format="html"}',Ws(e),":::"].join(`
`)}function ch({title:e,caption:t,name:n,embed:r,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${hh(r)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${gh([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function re(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function lh(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Is(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function hh(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var uh={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},ph=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
fh={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},dh=/[ąęįųĄĘĮŲ]/,mh=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function gh(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(mh,"")].flatMap(n=>[...fh[n]??yh(n)]).map(n=>uh[n]??bh(n)).join("")}function yh(e){return dh.test(e)?
e.normalize("NFD").slice(0,1):e}function bh(e){return/[&%$#_{}]/.test(e)?`\\${e}`:ph.test(e)?e:"?"}w();function Hs(e,t,{title:n,origin:r}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return wh(decodeURIComponent(o),n,r);let s=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Fs("Title",n),Fs("Source",r)];return new Blob([s.subarray(0,33),...i,s.subarray(33)],
{type:"image/png"})}function wh(e,t,n){let r=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(s,i)=>{
let a=document.createElementNS(r.namespaceURI,s);return a.textContent=i,a};return r.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(r)],{type:"image/svg+xml"})}function Fs(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),r=new DataView(new ArrayBuffer(n.length+8));return r.setUint32(0,n.length-4),new Uint8Array(r.buffer).set(
n,4),r.setUint32(n.length+4,xh(n)),r.buffer}function xh(e){let t=-1;for(let n of e){t^=n;for(let r=0;r<8;r+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}w();function Er(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var kh=[1,2,4],$h=2;function Gs({name:e,links:t,view:n,picture:r,csv:o,json:s}){let i=document.createElement("div");i.className=
"view-take";let a={link:gn("Link"),embed:gn("Embed"),json:gn("JSON"),offline:gn("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=Ge("JSON",()=>js(s(),`${e()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=vh(()=>{let{link:m,embed:b}=t(),k=b?n():null;return{...m&&{Address:m},...k&&Rs(k)}}),u=()=>{let m=t();for(let b of Object.
keys(a)){let k=m[b];a[b].hidden=k===null,k!==null&&(a[b].href=k)}c.hidden=m.json!==null,h.hidden=m.link===null&&m.embed===
null,l.hidden=ee.answers};for(let m of["pointerenter","focusin"])i.addEventListener(m,u);let p=document.createElement("s\
elect");p.setAttribute("aria-label","Size of the PNG"),p.append(...kh.map(m=>{let b=m===$h;return new Option(`${m}×`,String(
m),b,b)}));let f=async m=>{let{address:b,meta:k}=await r(m,Number(p.value)),x=k.origin??t().embed??location.href;Er(Hs(b,
m,{title:k.title,origin:x}),`${e()}.${m}`)},g=()=>js(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),y=document.createElement(
"span");return y.append(Ge("PNG",()=>f("png"))," ",p),i.append(a.link,a.embed,y,Ge("SVG",()=>f("svg")),Ge("CSV",g),a.json,
c,a.offline,h,l),u(),i}function vh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let r=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let s=document.createElement("span");s.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(r,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;
s.textContent="",o.hidden=!0;let c=Object.entries(e()).map(([l,h])=>Ge(l,()=>a(l,h)));r.replaceChildren(...c,s)});let a=async(c,l)=>{
o.value=l,o.hidden=!1,o.setAttribute("aria-label",c);let h=await Mh(l);h||o.select(),s.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function Mh(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function gn(e){let t=document.createElement("a");return t.textContent=e,t}function Ge(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function js(e,t,n){Er(new Blob(
[e],{type:n}),t)}Ue();w();var Us={width:420,height:200},Ah=300,oe=2,ut=20,jt=8,Ds=13,Vs=.75,Eh=3,Th=7.5,Oh=30,Sh=44,Nh=18,qs=240,Ys=90,Ks=56,Js=90,
_h=48,Lh=1.3,Ih=.6,Rh=9,Xs=1.4,Zs=["coloraxis","coloraxis2"];function Qs({data:e,layout:t},{width:n,height:r,isFixed:o,scale:s}){
if(!n)return{data:e,layout:t};let i={width:n/s,height:r/s},a=o&&(i.width<Us.width||i.height<Us.height),c={...i,isFixed:o,
isTiny:a,isNarrow:i.width<560,scale:s},l=a?Ph(t,t.meta.small??{}):t;if(!o)return{data:e,layout:{...l,...zs(l,c)}};let h=Wh(
Ch(e,l),c),u={...h,...zs(h,c),...Hh(e,h,c),...Uh(h,c)};return{data:Yh(e,h,c.height),layout:u}}function Ph(e,t){return ti(
e,t)}function ti(e,t){if(!Bs(e)||!Bs(t))return t;let n={...e};for(let[r,o]of Object.entries(t))n[r]=ti(e[r],o);return Object.
fromEntries(Object.entries(n).filter(([,r])=>r!==null))}function Bs(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function ei(e,t){return Object.entries(e).filter(([r])=>t.test(r))}function ni(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function ri(e){return ei(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function oi(e,t){return e[t]}function Ch(e,t){let{xaxis:n}=t,
r=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,o=Array.isArray(r)?r.filter(i=>typeof i=="string"):[],s=Array.isArray(
r)&&o.length===r.length;return n?.tickangle!==-90||n.tickvals||!o.length||!s?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,
ticktext:o}}}function Wh(e,{width:t,isTiny:n,scale:r}){let{xaxis:o,yaxis:s,meta:i}=e,a=o?.ticktext;if(!o||o.tickangle!==
-90||!a||a.length<=oe)return e;let c={...o,tickangle:0};if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&
s?.ticktext?.join()===a.join()){let f=a.map((y,m)=>bn(y,m,1/0)),g=a.map((y,m)=>String(m+1));return{...e,xaxis:{...c,ticktext:g},
yaxis:{...s,ticktext:f}}}let[h,u]=o.domain??[0,1],p=(u-h)*(t-(n?Ys:qs))/a.length;for(let f of[1,Vs]){let g=a.map((m,b)=>Fh(
bn(m,b,1/0),p/f));if(g.includes(""))continue;let y={...o.tickfont,size:f*r*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:g,...f<1&&{tickfont:y}}}}return e}function Fh(e,t){let n=Math.floor(t/jt)-1,r=[];for(let o of e.split(" ")){
let s=r.at(-1);if(o.length>n)return"";s!==void 0&&s.length+1+o.length<=n?r[r.length-1]=`${s} ${o}`:r.push(o)}return r.length<=
Eh?r.join("<br>"):""}function Hh(e,t,{width:n,height:r,isTiny:o,scale:s}){let i=jh(e,t),a=Math.max(...i.map(b=>b.length*
jt+_h)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*ut>r/(o?4:3),h=i.length>0&&!l,u=Gh(t,r,s),f=((u.
annotations?.find(({font:b})=>b?.size)?.font?.size??0)/s||ut)*Xs+2,g=Math.min(t.margin?.t??8,h?c*ut+4:t.annotations?.length?
f:8),y=Zs.some(b=>oi(t,b)?.colorbar?.orientation==="h"),m=!t.margin||y&&!o;return{...l&&{showlegend:!1},...!m&&{margin:{
...t.margin,t:Math.ceil(g*s)}},...u}}function jh(e,t){if(t.showlegend===!1)return[];let n=new Map,r=0;for(let{name:o,type:s,
visible:i,showlegend:a,legendgroup:c}of e)!o||(a===!1||i===!1)||["heatmap","contour"].includes(s)||(r+=1,n.set(c||o,o.replace(
/<[^>]*>/g,"")));return r>1||t.showlegend?[...n.values()]:[]}function Gh(e,t,n){let{annotations:r=[],template:o}=e,s=({yref:p,
yanchor:f})=>p==="paper"&&f==="bottom",i=r.filter(s);if(!i.length)return{};let a=ri(e).map(([p])=>p),c=i.filter(({y:p})=>p<
1).map(({y:p})=>Math.min(...a.map(f=>f-p).filter(f=>f>0),1-p)),l=o.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-ut)/
Xs);if(h>=l)return{};let u=Math.max(Rh,h*n);return{annotations:r.map(p=>s(p)?{...p,font:{...p.font,size:u}}:p)}}function Uh(e,{
height:t,isTiny:n}){let r=Math.floor(t/3/jt),o=t-si(e,1/0,r)-Ks,s={};for(let i of Zs){let a=oi(e,i);a&&(n?s[i]={...a,showscale:!1}:
s[i]=Dh(e,i,a,o))}return s}function Dh(e,t,n,r){let o=n.colorbar??{};if(r>=Ah||o.ticktext||o.orientation==="h")return n;
let s=e.template.layout[t],i=o.tickvals??s?.colorbar?.tickvals,a=(o.len??1)*r;if(!i){let u=Math.max(oe,Math.floor(a/ut/1.5));
return{...n,colorbar:{...o,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let p=h.at(-1);
(p===void 0||(u-p)/(l-c)*a>=ut)&&h.push(u)}return{...n,colorbar:{...o,tickvals:h}}}function zs(e,t){let{width:n,height:r,
isFixed:o,isTiny:s,isNarrow:i}=t,a=i?n:1/0,c=o?Math.floor(r/3/jt):1/0,l=si(e,a,c),h=o?l?Ks:Js:0,u=Math.max(r-l-(s?2*ut:h),
ut),p=s?n-Ys:Math.max(n-qs,60);return Object.fromEntries(ei(e,/^[xy]axis/).map(([f,g])=>{let y=f.startsWith("x"),m=o&&y?
Vh(g,e,u):g,[b,k]=m.domain??[0,1],x=(k-b)*(y?p:u),$=e.template.layout.font.size*t.scale,v=Bh(m,y,x,$,t),_=e.meta.priority?.[f];
return[f,zh(v,{isX:y,length:x,fontSize:$,upright:c,priority:_},t)]}))}function Bh(e,t,n,r,{isTiny:o,isFixed:s}){let i=e.
title?.text??"";if(!o)return s&&!t&&i.length*jt>Lh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||
c-a>Ih)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(jt-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,
title:{...e.title,standoff:0,font:{size:r-2},text:h}}}function zh(e,{isX:t,length:n,fontSize:r,upright:o,priority:s},i){
let{width:a,isFixed:c,isTiny:l,isNarrow:h}=i,{ticktext:u,tickvals:p=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;
if(!u)return c||h&&t?qh(e,t,n,i):e;let f=u.length;if(l&&t&&f===1&&e.tickangle===0&&(u[0]??"").length*jt>n-jt)return{...e,
tickfont:{size:.75*r}};if(f<=oe&&(t||!c||n>=ut))return e;let y=!t&&c&&n/f<ut&&n/f>=Ds,m=t&&e.tickangle===0&&u.every(v=>/^\d+$/.
test(v)),b=Math.floor(n/(y?Ds:m?Oh:ut)),k=f<=oe?[f-1]:Kh(f,b,s),x=t&&e.tickangle!==0?o:1/0,$=ii(u,h?a:1/0,x);return{...e,
...y&&{tickfont:{...e.tickfont,size:Vs*r}},tickvals:k.map(v=>p[v]??v),ticktext:k.map(v=>$[v]??"")}}function Vh(e,t,n){let[
r]=ni(t,e.anchor)?.domain??[0,1],o=ri(t).map(([,a])=>a),s=Math.max(...o.filter(a=>a<=r),-1/0),i=(r-s)*n;return e.side===
"top"||i>2.4*ut?e:{...e,title:{},...i<.9*ut&&{showticklabels:!1}}}function qh(e,t,n,{isTiny:r,isNarrow:o}){let s=Math.max(
oe,Math.floor(n/(t?Sh:ut*1.5)));if(e.tickvals){let h=t?1:Math.ceil(e.tickvals.length/s);return{...e,tickvals:e.tickvals.
filter((u,p)=>p%h===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(oe,Math.floor(n/Nh))};
let c=o&&t&&e.nticks&&!r?oe:s,l=Math.min(e.nticks??1/0,c);return r||e.nticks||l<5?{...a,nticks:l}:e}function Yh(e,t,n){return e.
map(r=>{if(r.type!=="heatmap"||!r.texttemplate)return r;let o=ni(t,r.yaxis),[s,i]=o?.domain??[0,1],a=o?.ticktext?.length;
return a===void 0?r:(i-s)*(n-Js)<a*ut?{...r,texttemplate:""}:r})}function Kh(e,t,n){let r=[...Array(e).keys()];if(e<=t)return r;
let o=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return r.filter(i=>i%o===0);let s=[];for(let i of[...r].sort((a,c)=>(n[c]??
0)-(n[a]??0)))s.every(a=>Math.abs(a-i)>=o)&&s.push(i);return s.sort((i,a)=>i-a)}function si({xaxis:e},t,n){let r=e?.tickangle===
0?[]:e?.ticktext??[],o=ii(r,t,n).map(s=>s.length);return Math.max(0,...o)*Th}function ii(e,t,n){return e.map((s,i)=>Jh(s,
i,t,n)).every((s,i)=>s===e[i])?e:e.map((s,i)=>bn(s,i,n,t))}function Jh(e,t,n,r){return n===1/0&&e.length<=r?e:bn(e,t,r,n)}
function bn(e,t,n,r=1/0){let o=r<1/0,s=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=s,[l="",
h]=a.split(" · "),u=n<1/0?14:1/0,p=Math.min(o?Math.max(5,Math.floor(r/48)):u,n),f=l.length>p&&!l.includes("&")?`${l.slice(
0,p-1)}…`:l;return i+(h?`${t+1} ${f}`:f)+c}w();ne();Ue();var Xh=12,me=new Map,Tr=new Map;function Nr(e,t){let n=JSON.stringify(Object.values(e)),r=me.get(n)??new Map;
me.delete(n),me.set(n,r);for(let i of me.keys()){if(me.size<=Xh)break;me.delete(i)}let o=r.get(t);if(o)return o;let s=new Promise(
(i,a)=>Zh(n,e,t,{resolve:i,reject:a}));return r.set(t,s),s.catch(()=>r.delete(t)),s}function Zh(e,t,n,r){let o=Tr.get(e);
if(o){o.views.set(n,r);return}let s=new Map([[n,r]]);Tr.set(e,{query:t,views:s}),setTimeout(()=>{Tr.delete(e),Qh(t,s)},0)}
async function Qh(e,t){let{server:n,path:r,query:o,theme:s}=e,i=[...t.keys()].sort().join(",");try{let a=await Rt(`${r}/\
figures?${Pt({...o,views:i,theme:s})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof rt&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of t)c?tu(e,l).then(h,u):u(a)}}function tu({server:e,path:t,
query:n,theme:r},o){let s=Pt({...n,theme:r});return Rt(`${t}/views/${encodeURIComponent(o)}?${s}`,{},e)}var Or=new Map;async function ci(e,t){
let n=Or.get(e),r=n??(e.startsWith("#")?eu(e.slice(1)):nu(e));n||(Or.set(e,r),r.catch(()=>Or.delete(e)));let o=await r;if(ht(
o))return o;let{templates:s={}}=o.layout.meta,i=s[t];if(!i)return o;let a=ai(i),c=new Map;for(let p of Object.values(s))
ai(p).forEach((f,g)=>{c.set(f,a[g]??f)});let{data:l,layout:h}=Sr({data:o.data,layout:o.layout},c),{meta:u}=o.layout;return{
...o,data:l,layout:{...h,meta:u,template:i}}}function ai(e){return e.layout.colorway}function Sr(e,t){return Array.isArray(
e)&&["string","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(r=>Sr(r,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([r,o])=>[r,Sr(o,t)])):t.get(e)??e}async function eu(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function nu(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new rt(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function ge(e,{server:t,path:n,view:r,values:o}){let s=encodeURIComponent(
r),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${s}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${s}`,offline:i?`api/${n}/offline`:`api/${n}/views/${s}/offline`},h=Pt({...i&&e!=="json"?{step:r}:
{},...o}).toString();return new URL(h?`${c[e]}?${h}`:c[e],t).href}w();var li=/<br ?\/?>/i,wn=null;function hi(e,t,{width:n,height:r,scale:o},s=lu){let{font:i}=t.template.layout,a={size:i.size*
o,family:String(i.family??"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[u,p]of Object.entries(t)){if(!/^[xy]axis/.
test(u))continue;let f=p,g=u.startsWith("x"),y=ru(f,g,a,s);if(y===null||y&&!au(t,f,g))continue;l[u]={...f,automargin:!1};
let m=g?"b":"l";if(y&&(c[m]=Math.max(c[m],Math.ceil(y)+8)),y&&!g){let b=Math.ceil((f.tickfont?.size??a.size)/2);c.t=Math.
max(c.t,b),c.b=Math.max(c.b,b)}}let h=r-c.t-c.b;for(let u of["coloraxis","coloraxis2"]){let f=e.some(({coloraxis:m,visible:b})=>m===
u&&b!==!1)?su(t,u,h,a,s):0,g=Math.min(12,c.l,c.t,c.b),y=(f+g+(1.02-1)*(n-c.l))/1.02;f&&(c.r=Math.max(c.r,Math.ceil(y)))}
for(let[u,p]of Object.entries(l)){if(!u.startsWith("x")||!p.ticktext||p.tickangle!==0)continue;let f=xn(p.ticktext,{...a,
...p.tickfont},s).width;iu(p,f,n,c)&&delete l[u]}return{...t,...l,margin:c}}function ru(e,t,n,r){if(e.visible===!1)return 0;
let o=e.title?.text??"";if(e.showticklabels===!1)return o?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,
h=t&&c===-90;if(!i||!a||c!==0&&!h||l&&l!==(t?"bottom":"left")||e.ticks)return null;let p=e.tickfont?.size??n.size,f=xn(i,
{...n,size:p},r);return 1+(h?f.width+.2*p:t?f.height:f.width)+ou(e,o,n)}function xn(e,{size:t,family:n},r){let[o,s,i]=[0,
1,0];for(let a of e){let c=a.includes("<b>")?700:400,l=a.split(li);s=Math.max(s,l.length);for(let h of l){let u=r(cu(h),
`${c} ${t}px ${n}`);o=Math.max(o,u.width),i=Math.max(i,u.descent)}}return{width:o,height:t+(s-1)*1.3*t+i}}function ou(e,t,n){
if(!t)return 0;let{font:r,standoff:o}=e.title,s=r?.size??Math.round(1.2*n.size),i=t.split(li).length-1;return s*(.7+i*1.3)+
(o??6)}function su(e,t,n,r,o){let s=e[t]??{},a={...e.template.layout[t]?.colorbar,...s.colorbar},{tickvals:c,ticktext:l,
thickness:h,len:u=1}=a,p=a.orientation==="h"||"x"in a||"xanchor"in a;if(s.showscale===!1||p||!c?.length||!h)return 0;let f=xn(
l??c.map(String),r,o),g=20+h,y=a.title?.text;if(!y)return g+1+f.width;let m=Math.round(1.2*r.size),b=xn([y],{...r,size:m},
o).width,[k,x]=[s.cmin??c[0]??0,s.cmax??c.at(-1)??1],$=u*n-20;return c.some(_=>Math.abs((_-k)/(x-k)-.5)*$<b/2+1.3*(r.size/
2))?g+1+f.width+1.45*m+2:g+10+1.25*m}function iu({domain:e=[0,1],categoryarray:t,ticktext:n=[]},r,o,{l:s,r:i}){let[a,c]=e,
l=o-s-i,h=(c-a)*l/(t??n).length,u=Math.min(s+a*l,i+(1-c)*l);return(r-h)/2>u}function au(e,t,n){let r=t.anchor??(n?"y":"x"),
o=e[`${r[0]}axis${r.slice(1)}`],[s]=o?.domain??[0,1];return s===0}function cu(e){return e.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function lu(e,t){if(wn??=document.createElement("canvas").getContext("2d"),!wn)return{
width:0,descent:0};wn.font=t;let{width:n,fontBoundingBoxDescent:r}=wn.measureText(e);return{width:n,descent:r}}w();function pi({x:e,y:t,xaxis:n,yaxis:r},o){let s=[ui(n,e,o),ui(r,t,o)];return[...new Set(s.filter(i=>i!==null))]}function ui(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let r=e.type==="category"?e.d2l_noadd(t):t;return typeof r=="number"&&
Number.isInteger(r)?r:null}function fi(e,t,n){let r=e.querySelector(":scope > .view-marks")??e.appendChild(hu());if(!e._fullLayout)
return;let o=e._fullLayout,{_subplots:s}=e._fullLayout,i=(s?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[h,u]=[o[`xaxis${c}`],o[`yaxis${l}`]];if(!h||!u)return[];let p=[h,u].every(({_name:f})=>t.includes(f));return[[h,
u],[u,h]].flatMap(([f,g])=>f&&g&&t.includes(f._name)&&(p||f.anchor===g._id)?n.map(m=>uu(f,g,m)):[])});r.replaceChildren(
...i.filter(a=>a!==null))}function hu(){let e=document.createElement("div");return e.className="view-marks",e}function uu(e,t,n){
if(!e._length)return null;let r=e._id.startsWith("x"),o=[e.l2p(n-.5),e.l2p(n+.5)],[s,i]=[Math.min(...o),Math.max(...o)];
if(!(i>0&&s<e._length)||!t._length)return null;let[a,c]=r?[e._offset+s,t._offset]:[t._offset,e._offset+s],[l,h]=r?[i-s,t.
_length]:[t._length,i-s],u=document.createElement("div");return Object.assign(u.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${h}px`}),u}w();function mi(e,t){return Object.fromEntries(e.map(({name:n,values:r,value:o})=>[n,r.find(s=>String(s)===t(n))??o]))}function gi(e,t){
for(let{name:n,values:r}of e){let o=t(n);if(o===null||r.map(String).includes(o))continue;let s=typeof r[0]=="string"?`th\
ere are ${r.join(", ")}`:`they run from ${r[0]} to ${r.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${s}.`}}return null}
function yi(e,t,n){return t.reduce((r,o)=>{let s=e.find(({name:i})=>i===o)?.values??[];return r*s.length+s.indexOf(n[o]??
"")},0)}function bi(e,t){return e.map(r=>{let{name:o,title:s,values:i}=r,a=wi(r)[i.indexOf(t[o]??"")];return typeof a=="\
number"?`${s.toLowerCase()} ${a}`:a}).join(", ")}function wi({values:e,labels:t}){return t??e}var kn=class{#r;#t;#n="";#o=0;#e=null;constructor(t,n){
this.#r=t,this.#t=n}offer({choices:t=[],player:n},r,o){let s=t.length?[]:r.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),s.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#e=null,
this.#r.replaceChildren(...t.map(c=>this.#s(c))),s.length&&o&&this.#r.append(this.#i(s));let a=t.find(({name:c})=>c===n);
a&&this.#r.append(...this.#l(a))}show(t){for(let[n,r]of Object.entries(t)){let o=this.#r.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(r))}}pause(){clearInterval(this.#o),this.#o=0,this.#e&&(this.#e.textContent=
"Play")}#s(t){let{name:n,title:r,values:o}=t,s=document.createElement("select");s.name=n;let i=wi(t);return s.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),s.addEventListener("change",()=>{this.pause();let a=o[s.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),di(r,s)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((r,o)=>new Option(r.name,String(o)))),n.addEventListener("change",()=>{let r=n.value?t[Number(n.value)]:void 0;
r?.meta&&this.#t.open(r.meta),n.value=""}),di("Open",n)}#l({name:t,title:n,values:r}){let o=()=>r.indexOf(this.#t.selected()[t]??
""),s=h=>{let u=r[Math.max(0,Math.min(r.length-1,h))];u!==void 0&&this.#t.select(t,u)},i=h=>{this.pause(),s(o()+h)},a=_r(
"Play",()=>{if(this.#o){this.pause();return}o()===r.length-1&&s(0),a.textContent="Pause",this.#o=setInterval(()=>{s(o()+
1),o()===r.length-1&&this.pause()},1200)});this.#e=a;let c=_r("‹",()=>i(-1)),l=_r("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function di(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function _r(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}w();var xi="vendor/plotly/plotly-traces-4.1.1.min.js",Lr;function $n(e){return window.Plotly?Promise.resolve(window.Plotly):
(Lr??=new Promise((t,n)=>{let r=document.createElement("script");r.src=e?new URL(`static/${xi}`,e).href:new URL(`../${xi}`,
E).href;let o=()=>{Lr=void 0,r.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};r.addEventListener("load",()=>window.Plotly?t(window.Plotly):o()),r.addEventListener("error",o),document.head.append(
r)}),Lr)}async function ki(e,t,n){let{width:r,height:o}=e.layout;return(await $n()).toImage(e,{format:t,width:r,height:o,
...t==="png"&&{scale:n}})}Cr();Fr();Ve();var bs={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"\
interventions",against:"against"},ws=["inputs","removed"],xm=new Set(["server","source","model","lesson","view","theme",
"reads",...ws,...Object.keys(bs)]),zl=["scale","accent","controls","caption"],km=new Set([...zl,"fill"]),Gl=":scope > a",
Ul="pointer-view:hover",gs=matchMedia("(prefers-color-scheme: dark)"),$m={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},vm=120,Mm=[["short",576,0],["low",352,0],["tight",288,352]],vr={height:525,width:640,
least:.75,most:4},Am="400px 0px",Dl=660,Em="[data-answer]:not(pointer-view *)",Tm=/^(\w+):(\d+)$/,Om="The server draws t\
his chart, and it does not answer.",Sm="The answer above is computed in this browser.",Nm="Type visits, or add a place, \
to see what the model answers.",je=null,ys=null,xs=class extends HTMLElement{#r=null;#t=null;#n=null;#o=0;#e=!1;#s="";#i=!1;#l="";#a=[];#u=!1;#p=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#O()},{rootMargin:Am});#m=new ResizeObserver(()=>requestAnimationFrame(()=>this.#z()));#b=new MutationObserver(
t=>this.#x(t.map(({attributeName:n})=>n??"")));#k=t=>this.getAttribute(t);#c=()=>{if(!this.#n||!this.#t){this.#v();return}
this.#W(this.#L),this.#E()};#f=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#T=({type:t})=>this.#U(t==="beforeprint");connectedCallback(){
this.#r??=this.#H(),this.#A(),document.addEventListener("pointerscope:theme",this.#c),document.addEventListener(Ul,this.#f),
gs.addEventListener("change",this.#c);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#T);this.#m.
observe(this),this.#b.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#p.observe(this):this.#u=!0,this.#v()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#c),document.removeEventListener(Ul,this.#f),gs.removeEventListener(
"change",this.#c);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#T);this.#m.disconnect(),this.#b.
disconnect(),this.#p.disconnect(),this.#h.controls.pause()}mark(t){t.join()!==this.#a.join()&&(this.#a=t,this.#X())}get chosen(){
return this.#t?this.#R:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#Z();
return Math.ceil(t+yn(this.#t)+n)}get#h(){return this.#r??=this.#H(),this.#r}#O(){this.#u=!0,this.#p.disconnect(),this.#v()}#x(t){
t.some(r=>km.has(r))&&(this.#A(),this.#E()),t.includes("beat")&&this.#$();let n=t.filter(r=>xm.has(r)&&!this.#S(r));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#u?this.#O():n.length?this.#v():this.#d.some(({name:r})=>t.includes(r))?this.#V()&&
this.#E():t.includes(this.#l)&&this.#v()}#S(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#c(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#$(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#N(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#y("beat",{beat:t===null?null:t+1})}get#d(){return this.#t?At(this.#t).choices??[]:[]}#v(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#w()}))}get#P(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#M(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:$t.href}get#_(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#L(){let t=this.getAttribute("theme");return t===
"auto"?gs.matches?"dark":"light":(t??this.#_)==="dark"?"dark":"light"}get#I(){let t=this.getAttribute("scale");return t===
"auto"?this.#F:t!==null&&mn("scale",t)?Number(t):1}get#F(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let r=Math.round(10*Math.min(n/vr.height,t/vr.width))/10;return Math.min(vr.most,Math.max(vr.least,
r))}#A(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#I)):
this.style.removeProperty("--scale"),t&&mn("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#C(){if(this.hasAttribute("lesson")){let n=ws.map(r=>[r,this.getAttribute(r)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(bs).map(
([n,r])=>[r,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#w(){let{needsHistory:t,query:n}=this.#C;
this.#o+=1;let r=this.#o,o=this.getAttribute("source"),s=this.getAttribute("view")??"",i=this.#P&&s&&(!t||n.visits||n.record);
if(!o&&!i){this.#D(Nm);return}if(!this.#u){this.#D("");return}let a=this.#L;this.#W(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#M,path:this.#P,query:n,theme:a},l=this.hasAttribute("server")?this.#M:"",[h]=await Promise.
all([o?ci(o,a):this.#j(c,s),o?null:s===de?Promise.resolve().then(()=>(ms(),ds)):$n(l)]),u=ht(h),p=u?await Promise.resolve().then(()=>(ms(),ds)):
null;u||await $n(l),await Ls(()=>{r===this.#o&&(this.#st(p?.NetworkDrawing??null,At(h).title),this.#t=u?h:structuredClone(
h),this.#at(this.#t),this.#G({...c,theme:"light"},s))})}catch(c){r===this.#o&&this.#Y(c)}finally{r===this.#o&&this.removeAttribute(
"aria-busy")}}async#j(t,n){let r=n===de?this.#n:null,o=this.getAttribute("model")??"",s=await r?.compute(t,o,{isSilent:!1});
if(s)return s;try{return await Nr(t,n)}catch(i){if(!Bl(i))throw i;let a=await r?.compute(t,o,{isSilent:!0});if(!a)throw i;
return a}}#W(t){this.#_!==t?this.dataset.theme=t:delete this.dataset.theme}#G(t,n){if(!this.#t||ht(this.#t))return;let{template:r,
meta:o}=this.#t.layout,s=o.templates?.light;je??=s??(this.#L==="light"?r:null),!(je||this.hasAttribute("source"))&&(ys??=
Nr(t,n),ys.then(i=>{ht(i)||(je??=i.layout.template)}).catch(()=>{ys=null}))}#U(t){if(this.#i=t,!this.#t||!this.#s)return;
let n=je??this.#n;this.#W(t&&n?"light":this.#L),this.#E(),t||requestAnimationFrame(()=>this.#E())}#H(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#g("h3","view-title"),caption:this.#g("p","view-caption"),choices:this.#g(
"div","view-choices"),summary:this.#g("p","view-summary"),failure:this.#g("p","view-failure"),trust:this.#g("p","view-tr\
ust"),plot:this.#g("div","view-plot"),details:this.#g("details","view-table"),exports:Gs({name:()=>this.#et,links:()=>this.#gt(),
view:()=>this.#t&&this.#yt(this.#t),picture:(s,i)=>this.#dt(s,i),csv:()=>Mn(this.#tt()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#Q());let r=new kn(n.choices,{selected:()=>this.#R,select:(s,i)=>this.#ft(s,i),open:s=>this.#y(
"open",s)}),o=this.querySelector(Gl);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...o?[o]:
[]),this.addEventListener("toggle",({target:s})=>this.#pt(s),!0);for(let s of[n.plot,n.details,n.choices,n.exports,n.failure])
s.hidden=!0;return{...n,controls:r}}#g(t,n){let r=this.querySelector(`.${n}`),o=r instanceof HTMLElement?r:document.createElement(
t);return o.className=n,o}#st(t,n){if(t===null==(this.#n===null))return;let r=this.#h,o=r.plot.cloneNode();o.removeAttribute(
"data-listening"),o.role=t?"group":"img",r.plot.replaceWith(o),r.plot=o,this.#n?.bar?.remove(),this.#n=t?new t(o,{title:n,
isProjected:this.hasAttribute("fill"),hover:s=>this.#y("hover",{visits:s}),told:s=>this.#N(s),acts:{server:()=>this.hasAttribute(
"source")?null:this.#M,answered:s=>this.#it(s),resized:()=>requestAnimationFrame(()=>this.#z())}}):null,this.#n?.bar&&r.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:r}=this.#n??{};r?this.setAttribute(
"interventions",r):this.removeAttribute("interventions"),this.#V()&&this.#E(),this.#y("interventions",n)}#q(t){let{plot:n,
details:r,choices:o,exports:s,failure:i}=this.#h;for(let c of[n,r,o,s])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#D(t){this.#t=null,this.#l="",this.removeAttribute("aria-busy"),this.#h.controls.pause(),this.#q(!0),this.#h.
summary.textContent=t}#Y(t){this.#D("");let{failure:n}=this.#h,r=Bl(t)&&document.querySelector(Em)!==null,o=r?Om:fe(t);if(n.
replaceChildren(o),r&&n.append(" ",_m()),n.hidden=!1,this.#y("failed",{message:o}),!(t instanceof rt)||![0,503].includes(
t.status))return;let s=document.createElement("button");s.type="button",s.textContent="Try again",s.addEventListener("cl\
ick",()=>this.#v()),n.append(" ",s)}#at(t){let{title:n,caption:r,controls:o}=this.#h,s=At(t);n.textContent=s.title,n.hidden=
!1,r.replaceChildren(...Et(s.caption)),this.#ct(s.trust),this.toggleAttribute("data-network",ht(t)),this.#q(!1),o.offer(
s,ht(t)?[]:t.data,!this.hasAttribute("fill")),this.#V()&&this.#E()}#ct(t){let{trust:n}=this.#h;if(n.textContent=t?.text??
"",!t||this.hasAttribute("source")||!ee.answers)return;let r=document.createElement("a"),o=encodeURIComponent(this.getAttribute(
"model")??"");r.href=new URL(`insights/${o}#view-${t.view}`,this.#M).href,r.textContent="Which explanation to believe",n.
append(" ",r)}#E(){if(!this.#t)return;let{plot:t}=this.#h,n=this.#i,r=this.#B(yn(this.#t)),o=n?Math.min(r.width||Dl,Dl):
r.width;if(!o)return;ht(this.#t)?(t.style.height=`${r.height}px`,this.#n?.draw(this.#t)):(t.style.height=r.isFixed?`${r.
height}px`:"",this.#lt(t,this.#t,{...r,width:o}));let s=!this.dataset.drawn;s&&this.querySelector(Gl)?.remove(),this.#s=
`${o}×${r.height}`,this.dataset.drawn="true",s&&this.hasAttribute("beat")&&this.#$(),this.#X(),this.#y("drawn",{})}#lt(t,{
data:n,layout:r},o){let s=this.#i,i=s&&je?{...r,template:je}:r,a=this.#K({data:n,layout:i},o);window.Plotly?.react(t,a.data,
s?{...a.layout,width:o.width}:a.layout,$m),t.dataset.listening||this.#ht(t)}#K({data:t,layout:n},{width:r,height:o,isFixed:s}){
let i="rgba(0, 0, 0, 0)",a=this.#I,{font:c,hoverlabel:l}=n.template.layout,h=c.size*a,u=Qs({data:t,layout:Lm(n)},{width:r,
height:o,isFixed:s,scale:a}),p={font:{size:h},hoverlabel:{...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{
...hi(u.data,u.layout,{width:r,height:o,scale:a}),...a!==1&&p,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#ht(t){t.dataset.
listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#y("open",n.data.meta);let[,r,o]=Tm.
exec(String([n.customdata].flat()[0]))??[];r&&this.#y("select",{table:r,row:Number(o)})}),t.on("plotly_hover",({points:[
n]})=>{n&&this.#y("hover",{visits:pi(n,this.#J)})}),t.on("plotly_unhover",()=>this.#y("hover",{visits:[]}))}get#J(){return this.#t?
At(this.#t).visit_axes??[]:[]}#y(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#X(){
!this.#t||!this.#s||(this.#n?this.#n.mark(this.#a):fi(this.#h.plot,this.#J,this.#a))}#B(t){let{plot:n}=this.#h,r=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:r,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#A(),this.#ut();
let{above:o,below:s}=this.#Z();this.style.setProperty("--below",`${Math.ceil(s)}px`);let i=Math.max(Math.floor(this.offsetHeight-
o-s),vm);return{width:r,height:i,isFixed:!0}}#ut(){let[t,n]=[this.offsetWidth/this.#I,this.offsetHeight/this.#I],r=Mm.filter(
([,o,s])=>n<o||t<s).map(([o])=>o).join(" ");this.dataset.room!==r&&(this.dataset.room=r)}#Z(){let{plot:t,details:n,exports:r}=this.#h,
o=this.getBoundingClientRect(),s=o.height/this.offsetHeight||1,i=[n,r].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().
top-o.top)/s,below:a/s}}#pt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#z())}#z(){if(!this.#t)return;let{width:t,height:n}=this.#B(
yn(this.#t));t&&this.#s!==`${t}×${n}`&&this.#E()}#ft(t,n){this.setAttribute(t,String(n)),this.#y("option",{[t]:n})}#V(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:gi(this.#d,this.#k);if(n)return this.#Y(new Error(n.
message)),this.#l=n.name,!1;let r=At(t),o="";if(this.#d.length&&!ht(t)){let s=this.#R;this.#h.controls.show(s);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>s[c]===l));Si(t,s);let{summaries:i}=r;i&&(r.summary=i.texts[yi(
this.#d,i.by,s)]??""),o=`: ${bi(this.#d,s)}`}return this.#h.summary.replaceChildren(...Et(r.summary??"")),this.#h.plot.setAttribute(
"aria-label",`${r.title}${o}. ${r.summary??""}`),this.#Q(),!0}get#R(){return mi(this.#d,this.#k)}#Q(){let{details:t}=this.#h;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${At(this.#t).title}`),n.append(...this.#tt().map(vn)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#tt(){return this.#t?Li(this.#t,this.#R):[]}async#dt(t,n){let r=this.#t;if(!r)throw new Error(
"There is no figure to save yet.");return{address:ht(r)?await this.#n?.address(t,n)??"":await ki(this.#mt(r),t,n),meta:At(
r)}}#mt(t){let{data:n,layout:r}=structuredClone(t),o=this.#B(r.height),{paper_bgcolor:s,plot_bgcolor:i}=r.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#K({data:n,layout:r},o),l=a?{}:{
paper_bgcolor:s,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#et(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#nt(){return{server:this.#M,path:this.#P,view:this.getAttribute("vi\
ew")??"",values:{...this.#C.query,...this.#R}}}get#rt(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=zl.map(r=>[r,this.getAttribute(r)??""]).filter(([r="",o])=>this.hasAttribute(r)&&mn(r,o??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&ee.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#nt;return{link:n,embed:ge(
"embed",this.#ot(o)),json:ge("json",o),offline:ge("offline",o)}}#ot(t){let{controls:n,...r}=this.#rt,o={...t.values,...r,
...n&&n!=="some"&&{controls:n}};return{...t,values:o}}#yt(t){let n=this.#nt,{title:r,summary:o=""}=At(t),s=["model","les\
son","view","reads",...ws,...Object.keys(bs)],i=[...this.attributes].filter(({name:p})=>s.includes(p)),{theme:a,...c}=this.#rt,
l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:p,value:f})=>[p,f])),...this.#R,...l&&{theme:l},
...c},u=this.#ot(n);return{title:r,caption:o,name:this.#et,server:n.server,embed:ge("embed",u),picture:ge("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([p,f])=>[p,String(f)]))}}};function Bl(e){return e instanceof rt&&e.status===0}function _m(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=Sm,e}function Lm(e){let t=Object.
entries(e).map(([n,r])=>{if(!/^[xy]axis/.test(n))return[n,r];let o=r,s=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=o.type==="category"&&!o.categoryarray&&s;return[n,i?{...o,categoryorder:"array",categoryarray:s}:o]});return Object.fromEntries(
t)}customElements.define("pointer-view",xs);})();
