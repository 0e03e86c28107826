(()=>{var Zl=Object.defineProperty;var S=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(o){throw n=[o],o}};var Es=(e,t)=>{for(var n in t)Zl(e,n,{get:t[n],enumerable:!0})};var Ts,Ql,E,w=S(()=>{"use strict";({currentScript:Ts}=document),Ql=Ts instanceof HTMLScriptElement?Ts.src:"",E=new URL("\
static/js/",Ql||document.baseURI).href});async function Rt(e,t,n=$t){let o=await ah(new URL(`api/${e}`,n),t);if(String(n)===$t.href&&lh(o!==null&&!ch(o)),!o)return _s();
if(o.status===oh)return;if(!(o.headers.get("content-type")??"").includes("json")){let i=ih(o.status);throw new ot(o.status,
[{where:"",message:i,suggestions:[]}])}let s=await o.json().catch(_s);if(!o.ok)throw new ot(o.status,s.errors??[]);return s}
async function ah(e,t){try{let n=await fetch(e,t);return nh.includes(n.status)?null:n}catch(n){if(Is(n))throw n;return null}}
function Ls(e){let t=AbortSignal.timeout(rh);return e?AbortSignal.any([e,t]):t}function ch({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function lh(e){e!==ne.answers&&(ne.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function _s(e){throw Is(e)?e:new ot(0,[{where:"",message:sh,suggestions:[]}])}
function Is(e){return e instanceof DOMException&&e.name==="AbortError"}function Pt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,o])=>[n,String(o)]))}function fe(e){return e instanceof Error?
e.message:String(e)}var ot,$t,ne,nh,oh,rh,sh,ih,oe=S(()=>{"use strict";w();ot=class extends Error{constructor(t,n){super(
n.map(o=>o.message).join(" ")),this.status=t,this.problems=n}},$t=new URL(E.replace(/^(.*\/)static\/.*$/,"$1")),ne={answers:!0},
nh=[502,504],oh=204,rh=5e3,sh="No response could be read. Your input is still here; check your connection and try again.",
ih=e=>`The server answered with ${e}.`});function ht(e){return"kind"in e&&e.kind===de}function At(e){return ht(e)?e.meta:e.layout.meta}function yn(e){return ht(e)?
e.meta.height??0:e.layout.height}var de,Ue=S(()=>{"use strict";w();de="network"});function ye(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let o="";for(let r of t)
o+=String.fromCharCode(r);return btoa(o)}function be(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),o=new Uint8Array(
n.length);for(let r=0;r<n.length;r++)o[r]=n.charCodeAt(r);return o}var we=S(()=>{"use strict";w()});function De(e){if(Array.isArray(e))return wu(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=bu[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(be(e.bdata).buffer),o=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:o}}function wu(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(o=>Array.from(o)),shape:[n.length,n[0]?.length??0]}}function Be({values:e,
shape:t},n){let[,...o]=t,r=o.reduce((s,i)=>s*i,1);return{values:xu(e,n*r,(n+1)*r),shape:o}}function Ei({values:e,shape:t}){
return t.length<2?e:Co({values:e,shape:t})}function Co(e){return Array.from({length:e.shape[0]??0},(t,n)=>Be(e,n).values)}
function xu(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var bu,Wo=S(()=>{"use strict";w();we();bu={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function $u(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function Oi({shape:e}){return e.reduce((t,n)=>t*
n,1)}function Si(e,t,{single:n=!1}={}){let o=n?Float32Array:Float64Array,r=[],s=(i,a)=>r[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new o(Oi(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:vu(e,i,l,s);r.push(a)}return r.at(-1)??new o(0)}
function vu(e,t,n,o){let{op:r}=t;if(r==="constant")return Au(t,n);let s=Mu(e,t,n).map(([u,p])=>o(u,p)),[i=0,a=0,c=0]=s;if(r===
"view"||r==="join")return i;if(r==="where")return i?a:c;if(r==="matmul")return Su(s);if(r==="collect")return Fo.sum?.(s)??
0;if(r==="softmax")return Tu(e,t,n,s);let l=Fo[r];if(l)return l(s);let h=ku[r];if(!h)throw new RangeError(`There is no o\
peration ${r}.`);return h(i,a)}function Mu(e,t,n){let{op:o,of:r=[],groups:s}=t,[i=0,a=0]=r;if(o==="view")return[[i,Nu(t,
n)]];if(o==="join")return[_u(e,r,n)];if(o==="collect")return(s?.[n]??[]).map(c=>[i,c]);if(o==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[h,u]=[Math.floor(n/l),n%l],p=Math.floor(h/(t.shape.at(-2)??1))*c*l;return Ti(c).flatMap(
f=>[[i,h*c+f],[a,p+f*l+u]])}if(o==="softmax"||o in Fo){let c=e[i]?.shape.at(-1)??0,l=o==="softmax"?Math.floor(n/c):n,h=Ti(
c).map(u=>[i,l*c+u]);return r.length>1?[...h,[a,0]]:h}return r.map(c=>[c,e[c]?.shape.length?n:0])}function Au({values:e=0},t){
return $u(Array.isArray(e)?e[t]??Number.NaN:e)}function Eu(e,{of:t=[]},n){let o=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
o,width:o}}function Tu(e,t,n,o){let{place:r,width:s}=Eu(e,t,n),i=Ou(o.slice(0,s),o[s]);return(i[r]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function Ou(e,t=1){let n=Math.max(...e),o=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(r=>Math.exp((r-
n)/o))}function Su(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Nu({shape:e,offset:t=0,
strides:n,index:o},r){if(o)return o[r]??0;let[s,i]=[t,r];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;s+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return s}function _u(e,t,n){let o=n;for(let r of t){let s=Oi(e[r]??{op:"",shape:[]});if(o<s)return[r,o];
o-=s}throw new RangeError(`No operand has the element ${n}.`)}function Ti(e){return Array.from({length:e},(t,n)=>n)}function Lu(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Iu(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let o=1;Math.abs(n)>Math.abs(t)*1e-17;o+=1)n*=2*e*e/(2*o+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var ku,
Fo,Ni=S(()=>{"use strict";w();ku={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Lu(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Iu(e/Math.SQRT2))},Fo=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Ii({data:e,layout:{meta:t}},n){for(let o of t.parts??[]){let r=e[o.trace];if("lines"in o){let s=ze(o.lines,t,n);
Object.assign(r,Pu(s,n[o.row],o))}else r[o.attribute]=Ei(ze(o.is,t,n))}}function ze(e,t,n){let o=Ru(t),r=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===Li?0:a.indexOf(n[i]??"")};return{values:Si(e,(i,a=[])=>{let c=o[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,h)=>Be(l,r(h)),c).values}),shape:e.at(-1)?.shape??[]}}
function Ru(e){let t=_i.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,o])=>[n,De(o)])),_i.
set(e,t)),t}function Pu({values:e,shape:t},n,{above:o,to:r}){let s=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Li&&
l!==n))for(let h=0;h<c;h+=1){let u=Number(e[l*c+h]);u<=o||u>r||(s.push(0,1,null),i.push(l,h,null))}return{x:s,y:i}}var Li,
_i,Ho=S(()=>{"use strict";w();Wo();Ni();Li="all",_i=new WeakMap});function Ci(e,t){let{table:n}=At(e);if(n&&"rows"in n)return[n];if(ht(e))return[];let{data:o,layout:r}=e,s=n?[Cu(n,r.meta,
t)]:[];return n&&!n.beside?s:[...o.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Wu(r,a)),...s]}function vn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(s=>jo("th",s,"col")));let r=n.
createTBody();for(let[s,...i]of t)r.insertRow().append(jo("th",s,"row"),...i.map(a=>jo("td",a)));return n}function Mn(e){
let t=o=>o.map(Gu).join(",");return`${e.map(({columns:o,rows:r})=>[o,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Cu(e,t,n){let{columns:o,labels:r}=e;if("values"in e){let i=e.values.map(a=>ze(a,t,n).values);return{columns:o,
rows:r.map((a,c)=>[a,...i.map(l=>l[c])])}}let s=Co(ze(e.matrix,t,n));return{columns:o,rows:r.map((i,a)=>[i,...Array.from(
s[a]??[])])}}function Wu(e,t){let n=De(t.z??[]),o=Ri(e,t,"y").map((r,s)=>[r,...Array.from(Be(n,s).values)]);return{columns:[
t.name??"",...Ri(e,t,"x")],rows:o}}function Ri(e,t,n){let o=t[n];if(Array.isArray(o))return o.map(c=>Pi(String(c)));let r=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;if(i)return i.map(Pi);let{shape:a}=De(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Pi(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function Gu(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
Hu,"$1'").replace(ju,"'"),n=Fu.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function jo(e,t,n){let o=document.
createElement(e);n&&(o.scope=n);let r=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return o.textContent=
Number(r)===0?r.replace("-",""):r,o}var Fu,Hu,ju,Go=S(()=>{"use strict";w();Wo();Ue();Ho();Fu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
Hu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,ju=/^(?=[\t\r\n])/});function Du(e){return e.split(Uu)}function Et(e){return Du(e).map((t,n)=>{if(n%2===0)return t;let o=document.createElement(
"span");return o.className="with-unit",o.textContent=t,o})}var Uu,Ve=S(()=>{"use strict";w();Uu=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});function j(e,t,n=!1){let o=0;for(let r of e)o+=Uo(r);return o*t*(n?1.06:1)}function Uo(e){return Bu.test(e)||e===" "?.29:
zu.test(e)?.87:Vu.test(e)?.65:.55}function st(e,t,n,o=!1){if(j(e,n,o)<=t)return e;let r=t/(n*(o?1.06:1))-Uo("…"),s="";
for(let i of e){if(r-=Uo(i),r<0&&s)break;s+=i}return`${s.trimEnd()}…`}function An(e,t,n,o,r=!1){let s=[],i="",a=e.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||j(h,n,r)<=t){i=h;continue}if(s.length===o-1){i=[i,...a.slice(
c)].join(" ");break}s.push(i),i=l}return[...s,st(i,t,n,r)]}function T(e,t=0){let n=100*e,o=10**-t;return n>0&&n<o/2?`<${o.
toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function xe(e,t){let n=Math.round(1e3*(e-t))/10;return{change:n,size:Math.
abs(n).toFixed(1),sign:n>0?"▲":"▼"}}function N(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(
t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Ut(e){let t=Math.round(e);if(t<60)return`${t} mi\
n`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function lt(e){let t=n=>String(Math.floor(
n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var Bu,zu,Vu,yt,V=S(()=>{"use strict";w();Bu=/[ijlI.,:;'|!()[\]]/,zu=/[mwMW%@—…]/,
Vu=/[A-ZÄÖÜ0-9+=<>]/;yt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function qu({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function Wi({prediction:e},{prediction:t,places:n}){let o=t.location===e.location,r=o?"":`${n[t.location]?.label??
t.name}, `,{change:s,size:i,sign:a}=xe(e.probability,t.probability);return{value:`${r}${(100*t.probability).toFixed(1)} \
%`,change:o&&s?`${a} ${i} points`:"",isMore:s>0}}function Do(e,t){e.replaceChildren(...Et(t?qu(t):"…"));let{location:n,
probability:o}=t?.prediction??{};for(let[r,s]of Object.entries({location:n,probability:o,engine:t?.engine}))s===void 0?delete e.
dataset[r]:e.dataset[r]=String(s)}var Fi=S(()=>{"use strict";w();V();Ve()});var qe,Bo=S(()=>{"use strict";w();qe={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],
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
order {items}",item:"{position}",between:" ",first:1},parts:["position"],default:[]}}});var Hi=S(()=>{"use strict";w()});var ji=S(()=>{"use strict";w()});var Gi,Ui,En,ke,zo,Vo,Tn=S(()=>{"use strict";w();Gi=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sund\
ay"],Ui=2,En=15,ke=30,zo=8,Vo=99});function On(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,o,r)=>{let s=String(t[o]);return r?s.replace(/\B(?=(\d{3})+$)/g,
","):s})}var qo=S(()=>{"use strict";w();Tn()});function Di(e){return Object.entries(qe).flatMap(([t,n])=>{let o=e[t]??n.default;return(Array.isArray(o)?o.length:o!==n.
default)?[{key:t,declared:n,value:o}]:[]})}function Bi({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(o=>o&&typeof o=="object"&&!Array.isArray(o)?o:Object.fromEntries([o].flat().map((r,s)=>[e[s],r])))}var zi=S(()=>{
"use strict";w();Bo();Hi();ji();qo()});function Yo(e,t,n){switch(t.kind){case"head":return Ku(e,t,n.architecture);case"mask":return Ju(e,t.visit,n.visits);case"\
skip":return Xu(e,t);case"residuals":return tp(e);case"gate":return Zu(e,t);case"temperature":return Qu(e,t)}}function Ku({
remove_heads:e=[],replace_with:t,...n},{layer:o,head:r},{layers:s,heads:i}){let a=Array.from({length:s*i},(u,p)=>[Math.floor(
p/i),p%i]),c=e==="all"?a:e,h=c.some(([u,p])=>u===o&&p===r)?c.filter(([u,p])=>u!==o||p!==r):a.filter(([u,p])=>u===o&&p===
r||c.some(([f,g])=>u===f&&p===g));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function Ju({mask_visits:e=[],
...t},n,o){let r=o[n]?.sent??0;if(n===o.length-1)return{...t,...e.length&&{mask_visits:e}};let s=e.includes(r)?e.filter(
i=>i!==r):[...e,r].sort((i,a)=>i-a);return s.length?{...t,mask_visits:s}:t}function Xu({skip:e=[],...t},{layer:n,part:o}){
let r=e.filter(i=>i.layer!==n||i.part!==o),s=r.length<e.length?r:[...e,{layer:n,part:o}];return s.length?{...t,skip:s}:t}
function Zu({gate:e,only:t,...n},{value:o}){return o===null?n:{...n,gate:o}}function Qu(e,{of:t,value:n}){let o=`${t}_te\
mperature`,r={...e};return delete r[o],n===1?r:{...r,[o]:n}}function tp({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
function Yi(e){let t=Di(e).flatMap(({key:n,declared:o})=>o.of?[]:[n]);return Object.keys(e).filter(n=>t.includes(n)).map(
n=>({key:n,text:Ki(n,e)}))}function Ki(e,t){let n=qe[e],{text:o,item:r="",every:s="",single:i,between:a=", ",first:c=0}=n.
said,l=t[e]??n.default,h=Bi(n,l).map(f=>On(r,qi(f,g=>c?Number(g)+c:Vi(g)))),u=typeof o=="string"?o:o[l]??"",p=qi(qe,({of:f},g)=>f===
e?Ki(g,t):"");return On(i&&h.length===1?i:u,{...p,value:Vi(l),items:l==="all"?s:h.join(a)})}var Vi,qi,Ko=S(()=>{"use str\
ict";w();Bo();zi();qo();Vi=e=>String(e).replaceAll("_","-"),qi=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,o])=>[
n,t(o,n)]))});function Ji(e,t){return Yi(e).map(({key:n,text:o})=>{let r=document.createElement("li"),s=document.createElement("button");
return s.type="button",s.textContent=`${o} ×`,s.title="Take this change back",s.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),r.append(s),r})}var Xi=S(()=>{"use strict";w();Ko()});var ep,Sn,Zi=S(()=>{"use strict";w();Fi();Xi();Ve();ep={browser:"Computed in this browser.",server:"Computed in Python."},
Sn=class{#o;#t=document.createElement("output");#n=document.createElement("span");#r=document.createElement("ul");#e=document.
createElement("button");#s=document.createElement("span");#i=document.createElement("p");engine="server";constructor(t){
this.#o=t,this.root=document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer=
"",this.#n.className="quiet",this.#r.setAttribute("aria-label","Changes"),this.#e.type="button",this.#e.textContent="as \
learned",this.#e.title="Take all changes back",this.#e.addEventListener("click",()=>t({})),this.#s.className="quiet",this.#i.
className="view-failure",this.#i.setAttribute("role","alert"),this.root.append(this.#t,this.#n,this.#r,this.#e,this.#s,this.#i)}show(t,n,{
learned:o,isCompared:r,note:s}){this.engine=t.engine,Do(this.#t,t),this.#t.title=ep[t.engine];let{value:i,change:a}=o?Wi(
t,o):{value:"",change:""};this.#n.replaceChildren(...Et(i&&`as learned ${i}${a&&` ${a}`}`)),this.root.classList.toggle("\
compares",r),this.#a(n),this.#l(s),this.fail("")}wait(t,n){Do(this.#t,null),this.#n.textContent="",this.#a(t),this.#l(n),
this.root.hidden=!1,this.#i.hidden=!0}fail(t){this.#i.textContent=t,this.#i.hidden=!t,t&&(this.root.hidden=!1)}#l(t){this.#s.
textContent=t,this.#s.hidden=!t}#a(t){let n=this.root.contains(document.activeElement),o=Ji(t,this.#o);this.#r.replaceChildren(
...o),this.root.hidden=this.#e.hidden=o.length===0,n&&!this.root.contains(document.activeElement)&&this.#e.focus()}}});function Qi(e,t,n){let o=e.querySelector(t);return o&&np(o,n)?o:null}function np(e,t){return e instanceof(t??HTMLElement)}
var ta=S(()=>{"use strict";w()});function ea(e){return Nn!==null&&Object.hasOwn(Nn,e)}async function na(e,t=$t){return $e?op(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await sa(e,"vocabulary")))}async function op(e,t){try{return await Rt(
e,{},t)}catch(n){if(!(n instanceof ot)||n.status)throw n;let o=new URL(`api/${e}`,t),r=await fetch(o,{cache:"force-cache"}).
catch(()=>null);if(!r?.ok)throw n;return r.json()}}async function oa({id:e,weights:t},n,o=$t){if(!$e)return sa(e,"weight\
s",n);let r=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return ia(new URL(r,o),"weights",n)}async function ra(e,{
weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(
r=>r.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the \
page again.")}async function sa(e,t,n=!1){let o=Nn?.[e]?.[t];if(!o)throw new Error(`This page holds no ${t} of ${e}.`);if(!o.
startsWith("#"))return ia(new URL(o,document.baseURI),t,n);let r=document.getElementById(o.slice(1))?.textContent??"";return be(
r.trim()).buffer}async function ia(e,t,n){let o=await fetch(e,{cache:n?"reload":"default"});if(!o.ok)throw new Error(`Th\
e ${t} could not be fetched (${o.status}).`);return o.arrayBuffer()}function rp(e){let t=Qi(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var Nn,$e,Jo=S(()=>{"use strict";w();oe();we();ta();Nn=rp("model-files"),$e=Nn===
null});function Ye(e){let{tensors:t,lengths:n,...o}=e;return{...o,tensors:aa(t,(r,s)=>({values:r,shape:s})),...n&&{lengths:aa(n,
r=>r)}}}function aa(e,t){return Object.fromEntries(Object.entries(e).map(([n,{data:o,shape:r}])=>[n,t(new Float32Array(be(
o).buffer),r)]))}function Xo({tensors:e,weights:t,...n}){let o=Object.entries(e).map(([r,{values:s,shape:i}])=>[r,{dtype:"\
<f4",shape:i,data:ye(new Uint8Array(Float32Array.from(s).buffer))}]);return{...n,tensors:Object.fromEntries(o)}}var ca,Ke=S(
()=>{"use strict";w();we();ca=e=>e.lengths!==void 0});function ha(e){try{return e()}catch(t){let{problems:n}=t;throw n?new ot(422,n):t}}function hp(e){let t=Object.entries(e).
map(([n,o])=>[n,o!==null&&typeof o=="object"?JSON.stringify(o):o]);return Pt(Object.fromEntries(t))}var sp,la,ip,ap,cp,lp,
ua,_n,pa=S(()=>{"use strict";w();oe();Jo();Ke();sp=["browser","server"],la=20,ip=300,ap=4,cp="static/bundles/browser-mod\
el.js",lp="The network could not be loaded.",ua={address:new URL("../bundles/browser-model.js",E).href,load(e){let t=null,
n=r=>{t=r};return document.dispatchEvent(new CustomEvent("pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(
e)===$t.href?import(ua.address):import(new URL(cp,e).href)}},_n=class{#o;#t;#n;#r=null;#e=null;#s=!1;#i=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,o=$t){
this.#o=t,this.#n=o,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&sp.includes(t)?t:null,
$e||(this.choice="browser"),this.obstacle="",this.#e||(this.#r=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(s=>setTimeout(s,ip))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(t);if(!$e)throw new ot(0,[{where:"",message:this.obstacle,suggestions:[]}]);let r=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?Ls(n):n;try{return{...await this.#l(t,r),engine:"server"}}catch(s){if(!(s instanceof
ot&&s.status===0)||this.choice==="server")throw s;if(await this.prepare(),this.#e)return this.explainHere(t);throw this.
choose(this.choice),s}}async compute(t){await this.prepare();let n=this.#e;if(!n){let o=`The server does not answer. Thi\
s browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new ot(0,[{where:"",message:o,suggestions:[]}])}
return ha(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if($e||await this.prepare(),this.#e&&this.choice!=="server"){
let{places:o}=this.#e;return o.search(t,la).map(({id:r,category:s})=>({label:o.label(r),notation:o.notation(r),category:s}))}
let{items:n}=await Rt(`${this.#t}/locations?${Pt({q:t,limit:la})}`,{},this.#n);return n}async prepare(){try{this.#r??=this.#a(),
this.#e=await this.#r}catch(t){this.#s=!0;let n=t instanceof ot?!t.status:t instanceof TypeError;this.obstacle=n?lp:fe(t)}}explainHere(t){
let n=this.#e,{interventions:o,...r}=t,s=JSON.stringify([r,o||null]),i=this.#i.get(s);if(i)return i;let a={...ha(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#i.keys();return this.#i.size>=ap&&this.#i.delete(c),this.#i.set(s,a),a}async#l(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let r=`${this.#t}/views/network?${hp(t)}`;try{let{trace:s}=await Rt(
r,{...n&&{signal:n}},this.#n);return Ye(s)}catch(s){if(!(s instanceof ot&&s.problems[0]?.where==="view"))throw s;this.draws=
!1}}let o={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return Rt(
`${this.#t}/explain?encoding=base64`,o,this.#n)}async#a(){let t=await na(this.#o,this.#n);if(!t.weights)throw this.sharesWeights=
!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},o]=await Promise.all([ua.load(this.#n),
oa(t,this.#s,this.#n)]),r=ra(o,t);r.catch(()=>{});let s=new n(t,o);return await r,s}}});function Zo(e,t,n){return{kind:de,get trace(){return Xo(t)},get before(){return n&&Xo(n)},meta:{...e,summary:pp(t,n),table:{
columns:up,rows:fp(t)}}}}function fa({prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function pp(e,t){
let{probability:n,from_pointer:o,from_generation:r}=e.prediction,s=n?`${fa(e)} leads with ${Ln(n)}: ${Ln(o)} copied by t\
he pointer, ${Ln(r)} from the generation head.`:"No known place has any probability.";return t?`${s} Compared with: ${fa(
t)} with ${Ln(t.prediction.probability)}.`:s}function fp(e){let{pointer:t,generation:n,final:o}=e.location_probabilities,
r={pointer:t,generation:n,final:o},s={pointer:"pointer.probabilities",generation:"generation.probabilities",final:"proba\
bilities"},i=(c,l)=>e.tensors[s[c]]?.values[l]??r[c]?.find(h=>h.location===l)?.probability??null,a=[...o,...e.visits,...n??
[]].map(({location:c})=>c);return[...new Set(a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(s).map(l=>i(l,c))])}
var up,Ln,da=S(()=>{"use strict";w();Ue();Ke();up=["place","pointer","generation head","probability"];Ln=e=>`${(100*e).toFixed(
1)} %`});function ga(e,t){return tr(e,t).isInBrowser}async function ya(e,t,n,o){let r=await tr(t,n).compute(Pt(o)),s=Zo(e,r,null);
return Qo.set(s,r),s}function gp(e){return"tensors"in e}function tr(e,t){let n=JSON.stringify([t,e]),o=ma.get(n)??new _n(
e,null,t??$t);return o.draws=!0,ma.set(n,o),o}var dp,mp,ma,Qo,In,ba=S(()=>{"use strict";w();Zi();oe();Ko();pa();Jo();da();
dp="Loading the network …",mp="Waiting for the server …",ma=new Map,Qo=new WeakMap;In=class{#o;#t;#n=null;#r=null;#e=null;#s=null;#i=null;#l={};#a={};#u=[];#p=[];#m=0;#b=0;constructor(t,n){
this.#o=t,this.#t=n,this.bar=new Sn(r=>this.#h(r));let{drawn:o}=t;o.addEventListener("focusin",()=>this.#k());for(let r of[
"pointerover","pointerdown"])o.addEventListener(r,({target:s})=>{s instanceof Element&&s.closest("[data-act]")&&this.#k()});
for(let r of[t.root,this.bar.root])r.addEventListener("keydown",s=>this.#O(s))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(t,n,o,r){this.#m+=1,cancelAnimationFrame(this.#b),this.#r=t,this.#e=n,this.#i=o,this.#l=
this.#a=n.interventions,this.#s=this.text?null:n,this.#u=[],this.#p=[];let s=this.#t.server(),i=n.notation!==null&&(s!==
null||ea(n.model));this.#n=i?tr(n.model,s):null,i?this.#o.hooks.act=a=>this.#c(a):delete this.#o.hooks.act,this.#o.hooks.
whatIf=a=>this.#T(Yo(this.#a,a,n)),this.#d(n,r)}follows(t){if(t===(this.text??""))return!0;let n=this.#t.server()===null||
this.#n?.isInBrowser;if(!this.#n||!n)return!1;try{return this.#h(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#k(){this.#n?.
prepare()}#c(t){if(!this.#e)return;let n=Yo(this.#a,t,this.#e);"isDone"in t&&!t.isDone?this.#f(n):this.#h(n)}#f(t){cancelAnimationFrame(
this.#b),this.#b=requestAnimationFrame(()=>{let n=this.#T(t);n&&(this.#o.show(n,this.#i??this.#s),this.#d(n,"browser",t))})}#T(t){
return this.#n?.model?.trace(this.#N(t))??null}#h(t){this.#u.push(this.#a),this.#p=[],this.#S(t)}#O(t){let n=t.key.toLowerCase();
!this.#n||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#x(this.#p,this.#u):
this.#x(this.#u,this.#p))}#x(t,n){let o=t.pop();o&&(n.push(this.#a),this.#S(o))}async#S(t){let n=this.#n;if(!n)return;cancelAnimationFrame(
this.#b),this.#a=t,this.#m+=1;let o=this.#m,r=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,r?dp:mp),this.#t.
resized();try{await n.prepare();let s=Object.keys(t).length>0,{engine:i,...a}=await this.#$(n,t),c=s&&!this.#i;if(c&&(this.#s??=
await this.#$(n,{})),o!==this.#m||!this.#r)return;let l={...a,interventions:t},h=this.#i??(c?this.#s:null);this.#e=l,this.#l=
t,s||(this.#s=l),this.#d(l,i);let u=Zo(this.#r,l,this.#i);this.#t.answered({figure:u,trace:l,before:h,interventions:t})}catch(s){
if(o!==this.#m||!this.#e)return;n.choose(n.choice),this.#a=this.#l,this.#o.show(this.#e,this.#i??(this.text?this.#s:null)),
this.#d(this.#e,this.bar.engine),this.bar.fail(fe(s)),this.#t.resized()}}async#$(t,n){let o=await t.explain(this.#N(n));
if(!gp(o))throw new Error("The server gave no trace of this network.");return o}#N(t){let{notation:n,user:o,predict_at:r,
location_probabilities:s}=this.#e;return{visits:n??"",user:o,predict_at:r,top_k:s.final.length,interventions:Object.keys(
t).length?t:null}}#d(t,n,o=this.#l){let{sharesWeights:r=!0,obstacle:s=""}=this.#n??{},i=Object.keys(o).length>0;this.bar.
show({...t,engine:n},o,{learned:i&&!this.#i?this.#s:null,isCompared:this.#i!==null,note:r&&s?`This browser cannot comput\
e: ${s}`:""})}}});function Rn(e,t){return e.map(n);function n(o){let r=o.children.map(p=>typeof p=="string"?p:n(p)),{attributes:s}=o,i=s["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...o,children:r};let c=r.find(p=>typeof p!="string"&&p.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...o,attributes:{...s,class:`${s.class} ${l}`,"aria-label":`${s["aria-label"]}\
; ${h}`},children:[...r,...typeof c=="object"&&u?[u(c)]:[]]}}}var er=S(()=>{"use strict";w()});function d(e,{key:t,...n}={},...o){let r=o.flat(Number.POSITIVE_INFINITY).filter(yp),s={tag:e,attributes:n,children:r};return typeof t==
"string"&&(s.key=t),s}function Je(e){return e==null||e===!1?null:String(typeof e=="number"?Tt(e):e)}function Tt(e){return Math.
round(e*100)/100}function ve(e){return e.map(({x:t,y:n,width:o,height:r})=>{let s=Tt(o);return`M${Tt(t)} ${Tt(n)}h${s}v${Tt(
r)}h${-s}Z`}).join("")}function Dt(e,t,n,o){let[r,s,i,a]=[t[0],t[1],o[0],o[1]].map(Tt),[c,l,h]=[e,n,(e+n)/2].map(Tt);return`\
M${c} ${r}C${h} ${r} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${s} ${c} ${s}Z`}function nr(e,t,n,o){let[r,s,i,a]=[t[0],
t[1],o[0],o[1]].map(Tt),[c,l,h]=[e,n,(e+n)/2].map(Tt);return`M${r} ${c}C${r} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h}\
 ${s} ${h} ${s} ${c}Z`}function wa(e,t,n,o){let[r,s,i,a]=[t[0],t[1],o[0],o[1]].map(Tt),[c,l]=[e,n].map(Tt);return`M${r} ${c}\
Q${r} ${i} ${l} ${i}L${l} ${a}Q${s} ${a} ${s} ${c}Z`}function yp(e){return e!=null&&e!==!1&&e!==""}var U=S(()=>{"use str\
ict";w()});function xa(e,t,n){return t?Rn(e,o=>{let r=t.parts.find(i=>ka(i.name)===o);if(!r)return null;let s=va(r.value);return{className:r.
isKept?"in-circuit":"spare",words:`${r.isKept?"in":"not in"} the smallest set, adds ${s} points`,onTop:i=>bp(i,r,s,n)}}):
e}function ka(e){return e.replace(/\.feed_forward$/,".stream")}function bp({attributes:e},{layer:t,head:n},o,r){let[s,i,
a,c]=["x","y","width","height"].map(b=>Number(e[b])),l=t!==null&&n===null?`FFN ${o}`:o,h=.85*r,[u,p]=[j(l,h)+.9*h,1.5*h],
f=Number(s)+(t===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(t===null?0:Number(c)-p/2-2);return d("g",{key:"circuit",class:"\
added"},d("rect",{x:f-u/2,y:g-p/2,width:u,height:p,rx:p/2}),d("text",{x:f,y:g+.36*h,"font-size":h},l))}function $a({parts:e},t){
let n=e.find(s=>ka(s.name)===t);if(!n)return"";let o=t===n.name?"It":"Its feed-forward network",r=n.isKept?"belongs":"do\
es not belong";return`${o} ${r} to the smallest set, and adds ${va(n.value)} points.`}function va(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function Ma(e,t){let{parts:n,
location:o,whole:r,smallest:s}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(o).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${T(s,1)}.`,text:`All give it ${T(r,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var Aa=S(()=>{"use strict";w();er();U();V()});function Nt(e,t){for(let{kind:n,pattern:o}of wp){let r=o.exec(e??"");if(!r)continue;let s=Object.entries(r.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(s)};return xp(i,t)?i:null}return null}function xp({kind:e,visit:t=0,
layer:n=0,head:o=0,location:r=2},s){return e==="pointer"?s.hasPointer:e==="generation"?s.hasGeneration:e==="gate"?s.hasGate:
t<s.count&&n<s.layers&&(e!=="head"||o<s.heads)&&r>1&&r<s.trace.architecture.locations}function bt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,o)=>n===e.location?[o]:[])}function Xe(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:bt(e,t)}function wt({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function Ot(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}
var wp,pt=S(()=>{"use strict";w();wp=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},
{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},
{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},{kind:"generation",pattern:/^generation$/},{kind:"\
gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function Oa(e,t,n,o){let r=e.target instanceof Element?e.target:null,s=r?.closest("[data-act]")?.getAttribute("data-act"),
i=r?.closest("[data-part]")?.getAttribute("data-part"),a=Nt(i,t);if(s==="gate")return vp(e,n);if(s==="attention_temperat\
ure")return Ta(e,t,"attention");if(s==="pointer_temperature")return Ta(e,t,"pointer");if(!o||a?.kind!=="visit"||s||e.pointerType===
"touch")return null;let c=r?.closest(".day-ribbon"),l=r?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?Ep(e,c,t,h,l):Mp(e,n,h)}function Sa({pointerId:e,pointerType:t,target:n,clientX:o,clientY:r}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||t==="touch")return null;let a=!1;
return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-o,h-r)>=rr,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function sr({trace:e},t,n){let o=(e.interventions[`${t}\
_temperature`]??1)*2**n,{least:r,most:s}=$p;return Number(Math.min(s,Math.max(r,o)).toPrecision(2))}function vp({pointerId:e},t){
let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),o=0;return{pointer:e,follows:!0,to({type:r,clientX:s,clientY:i},a){
if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(s-n.left)/n.width;return r!=="pointercancel"&&(o=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:o,isDone:a}}}}function Ta({pointerId:e,clientX:t},n,o){let r=!1;return{
pointer:e,follows:!0,to({clientX:s},i){if(r||=Math.abs(s-t)>=rr,!r)return null;let a=sr(n,o,(s-t)/kp);return{kind:"tempe\
rature",of:o,value:a,isDone:i}}}}function Mp({pointerId:e,clientY:t},n,o){let r=o,s=!1;return{pointer:e,follows:!1,to({clientY:i},a){
if(s||=Math.abs(i-t)>=rr,!s)return null;let c=Math.sign(Ap(n,i)-r);if(c===0&&!a)return null;let l={kind:"move",visit:r,by:c,
isDone:a};return r+=c,l}}}function Ap(e,t){let o=[...e.querySelectorAll(".visit > .chip")].map(r=>{let{top:s,bottom:i}=r.
getBoundingClientRect();return Math.abs((s+i)/2-t)});return o.indexOf(Math.min(...o))}function Ep({pointerId:e,clientX:t},n,o,r,s){
let{start_minute:i=0,duration_minutes:a=0}=o.visits[r]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},p){if(l||=Math.abs(u-t)>=2,!l)return null;let f=or*
Math.round((u-t)/c*Ea/or),g=s==="time"?Math.min(Ea-or,Math.max(0,i+f)):Math.max(0,a+f);return g===h&&!p?null:(h=g,{kind:s,
visit:r,minutes:g,isDone:p})}}}var rr,Ea,or,kp,$p,Na=S(()=>{"use strict";w();pt();rr=5,Ea=1440,or=5,kp=60,$p={least:.1,most:10}});function gt(e){let t=0,n=Number(e[0]);for(let o=1;o<e.length;o++){let r=e[o];r>n&&(t=o,n=r)}return t}var Tp,Bt,_a,ie=S(()=>{
"use strict";w();Tn();Tp=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["dura\
tion","stay"],["position_from_end","order"]],Bt=class{#o=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=
t.visits,this.count=t.visits.length;let{layers:o,heads:r,components:s}=t.architecture;this.layers=o,this.heads=s.includes(
"attention")?r:0,this.hasPointer=s.includes("pointer"),this.hasGeneration=s.includes("generation"),this.hasGate=this.hasPointer&&
this.hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:
t.trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.
count&&t.every((n,o)=>n===this.locations[o])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has \
no ${t}.`);return n.values}has(t){let{tensors:n,lengths:o={}}=this.trace;return t in n||t in o}weights(t,n){return this.
values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){
let o=this.trace.interventions.remove_heads;return o?o==="all"||o.some(([r,s])=>r===t&&s===n):!1}isSkipped(t,n){return(this.
trace.interventions.skip??[]).some(o=>o.layer===t&&o.part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)
for(let o=0;o<this.heads;o++)for(let r of this.weights(n,o))t=Math.max(t,r);return t||1}get slices(){return Tp.filter(([
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
length-s.length)),l=[...r.filter(f=>!a.includes(f)),...s].map(f=>this.#t(f)),h=f=>l.reduce((g,b)=>g+b[f],0),u=this.#r(l),
p={location:-1,label:_a(u),category:null,pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,
Number(this.hasGeneration)-h("generation")),probability:Math.max(0,1-h("probability")),count:u};return[...l,p]}#t(t){return{
location:t,...this.nameOf(t),pointer:this.probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.
probabilityOf("final",t)}}probabilityOf(t,n){let o=t==="final"?"probabilities":`${t}.probabilities`,r=this.trace.tensors[o];
return r?Number(r.values[n]):this.trace.location_probabilities[t]?.find(i=>i.location===n)?.probability??0}shareOf(t,n){
return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="generation"&&!this.#n(t,n)?null:(t==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#n("final",t)?this.probabilityOf("final",t):null}#n(t,n){
let o=t==="final"?"probabilities":`${t}.probabilities`;return this.has(o)||!!this.trace.location_probabilities[t]?.some(
r=>r.location===n)}generated(t){let o=(this.trace.location_probabilities.generation??[]).slice(0,t).map(({location:i,probability:a})=>({
location:i,...this.nameOf(i),probability:a})),r=1-o.reduce((i,{probability:a})=>i+a,0),s=this.#r(o);return[...o,{location:-1,
label:_a(s),category:null,probability:Math.max(0,r)}]}#r(t){let{architecture:n,ranks:o}=this.trace,r=o===void 0?n.locations:
Ui+o;return r-1-t.filter(({location:s})=>s<r).length}#e(t){let n=this.#o.get(t);if(n)return n;let o=this.trace.lengths?.[t]??
this.#s(t);return this.#o.set(t,o),o}#s(t){let n=this.values(t),o=n.length/this.count,r=new Float32Array(this.count);for(let s=0;s<
this.count;s++){let i=0;for(let a=s*o;a<(s+1)*o;a++)i+=n[a]**2;r[s]=Math.sqrt(i)}return r}};_a=e=>e===1?"1 other":`${e} \
others`});function Ct(e,t){for(let[o,r]of Op){let s=r.exec(e??"");if(!s)continue;let i=Object.fromEntries(Object.entries(s.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(o,i,t),...i};return Np(a,t)?a:null}return null;function n(o,r,{
count:s,trace:i}){let a=s-1;return{kind:o,name:e??"",isLeaf:"query"in r||"number"in r||o==="stream"&&"visit"in r||(o==="\
pointer"||o==="generation")&&Object.keys(r).length>0,layer:0,head:0,query:a,visit:Sp(o,r,t)??a,number:null,location:o===
"generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function Sp(e,{layer:t=0,head:n=0},o){
return e==="pointer"&&o.hasPointer?gt(o.pointerWeights):e==="head"&&t<o.layers&&n<o.heads?gt(o.lastRow(t,n)):null}function Np({
kind:e,layer:t,head:n,query:o,visit:r,number:s,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return e===
"head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||e==="gate"&&!a.hasGate?!1:t<a.layers&&
o<a.count&&r<a.count&&(s??0)<l&&i>1&&i<c}function La(e,t){let{kind:n,layer:o,head:r,isLeaf:s,number:i,location:a}=e,c=[{
name:"",words:"Network"}],l=(u,p)=>c.push({name:u,words:p});return(n==="head"||n==="stream")&&l(`layers.${o}.stream`,`La\
yer ${o}`),n==="head"&&l(`layers.${o}.heads.${r}`,`Head ${r}`),n==="head"&&s&&l(e.name,"one cell"),n==="stream"&&s&&l(`l\
ayers.${o}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${e.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&s&&l(e.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&s&&l(e.name,t.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(e.
name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.visit+1}`}}function ir(e){let t=e.
split("."),n=t[0]==="layers",o=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(".")[0]??"")?2:1;return t.length<=
o?null:t.slice(0,n&&t[2]==="stream"?-1:o).join(".")}function ar(e,t,n){let o=Ct(e,n),[r,s]=_p[t]??[0,0];if(!o||r===0&&s===
0)return null;let i=Lp(o,r,s,n);return i!==null&&Ct(i,n)?i:null}function Lp(e,t,n,o){let{kind:r,layer:s,head:i,query:a,visit:c,
number:l,isLeaf:h}=e;switch(r){case"head":{if(h)return`layers.${s}.heads.${i}.${a+n}.${c+t}`;let p=s*o.heads+i+t;return n!==
0?`layers.${s+n}.heads.${i}`:`layers.${Math.floor(p/o.heads)}.heads.${p%o.heads}`}case"stream":return l!==null?`layers.${s}\
.stream.${c+n}.${l+t}`:n!==0?`layers.${s}.stream.${c+n}`:`layers.${s+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(o.trace.location_probabilities.generation??[],"generation");case"place":
return u(o.trace.location_probabilities.final,"places");default:return null}function u(p,f){let g=p.findIndex(({location:m})=>m===
e.location),b=g<0||n===0?void 0:p[g+n];return b?`${f}.${b.location}`:null}}var Op,_p,Me=S(()=>{"use strict";w();ie();Op=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];_p={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function R(e){return e.stage.type/13}function Y(e,t,n="label"){let o=n==="title"||n==="strong";return lr*j(Ia(t),cr[n]*R(
e),o)}function Ia(e){return e.replaceAll("−","+")}function G(e,t,n,o,{kind:r="label",also:s,anchor:i,width:a,key:c}={}){
let l=r==="title"||r==="strong",h=a===void 0?o:st(o,a/lr,cr[r]*R(e),l),u=[r,i,s].filter(Boolean).join(" ");return d("tex\
t",{...c&&{key:c},class:u,x:t,y:n},h)}function B(e,{x:t,y:n,width:o},r,s="label"){let i=cr[s]*R(e),a=j(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of r){let p=u.reduce((g,b)=>g+Cp(b,i),0),f=c.at(-1);f&&l+a+p<=o?(f.push({text:" "},...u),l+=
a+p):(c.push([...u]),l=p)}return{marks:c.map((u,p)=>Pp(t,n+i*(1+1.5*p),u,s,i)),height:c.length*1.5*i}}function F(e){return e.
split(" ").map(t=>[{text:t}])}function Pp(e,t,n,o,r){let s=.4*r,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-s:s;i=h;let p=[l,h&&"raised"].filter(Boolean).join(" ");return d("tspan",{class:p||null,dy:u},c)});return d("t\
ext",{class:o,x:e,y:t},a)}function Cp({text:e,kind:t="",isRaised:n=!1},o){let r=(n?Ip:1)*(t.includes("math")?Rp:1);return lr*
j(Ia(e),o*r,t.includes("strong"))}var cr,Ip,lr,Rp,ft=S(()=>{"use strict";w();U();V();cr={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},Ip=.78,lr=1.07,Rp=1.12});function zt(e,t,n,o=1){let r=e.length/t,s=Pn-1,i=new Uint8Array(r*(t+1));for(let l=0,h=0;l<e.length;l++,h++){l%t===0&&h++;
let u=Math.round(Number(e[l])/o*s);i[h]=u>0?Math.min(s,u):0}let a=[...Wn(t),...Wn(r),8,3,0,0,0],c=[Wp,...Cn("IHDR",a),...Hp(
n),...Cn("IDAT",jp(i)),...Cn("IEND",[])];return`data:image/png;base64,${ye(Pa(c))}`}function Hp([e,t]){let n=[...e,...t].
join(" "),o=Ra.get(n);if(o)return o;let r=new Uint8Array(3*Pn);for(let i=0;i<3;i++){let[a,c]=[Number(e[i]),Number(t[i])];
for(let l=0;l<Pn;l++){let h=l/(Pn-1);r[3*l+i]=Math.round(a+h*(c-a))}}let s=Cn("PLTE",r);return Ra.set(n,s),s}function Cn(e,t){
let n=[...e].map(r=>r.charCodeAt(0)),o=4294967295;for(let r of[n,t]){let{length:s}=r;for(let i=0;i<s;i++){let a=(o^r[i])&
255;o=Fp[a]^o>>>8}}return[Wn(t.length),n,t,Wn(~o)]}function jp(e){let t=[[120,1]];for(let r=0;r<e.length;r+=hr){let s=e.
subarray(r,r+hr),i=r+hr>=e.length,[a,c]=[s.length&255,s.length>>8];t.push([Number(i),a,c,a^255,c^255],s)}let[n,o]=[1,0];
for(let r of e)n=(n+r)%65521,o=(o+n)%65521;return Pa([...t,[o>>8,o&255,n>>8,n&255]])}function Pa(e){let t=new Uint8Array(
e.reduce((o,{length:r})=>o+r,0)),n=0;for(let o of e)t.set(o,n),n+=o.length;return t}function Wn(e){return[24,16,8,0].map(
t=>e>>>t&255)}var Wp,Pn,hr,Fp,Ra,Ze=S(()=>{"use strict";w();we();Wp=[137,80,78,71,13,10,26,10],Pn=256,hr=65535,Fp=Uint32Array.
from({length:256},(e,t)=>{let n=t;for(let o=0;o<8;o++)n=n>>>1^(n&1?3988292384:0);return n}),Ra=new Map});function Ha(e,t,n){let{width:o,height:r}=e.stage.size,s=R(e),i=Math.min(Gp*s,.035*o),a=Up(e,t,i),c={x:i,y:a.height,width:o-
2*i,height:r-a.height-6*s};return[d("g",{key:"opened",class:"opened","font-size":13*s,"data-block":t.name},a.marks,ja(n,
c,16*s).map(({card:l,box:h})=>d("g",{key:l.key},l.marks(h))))]}function ja(e,t,n){let o=n*(e.length-1),r=e.reduce((p,{least:f})=>p+
f.width,o),s=e.reduce((p,{least:f})=>p+f.height,o),i=e.every(({least:p})=>p.height<=t.height),a=e.every(({least:p})=>p.width<=
t.width);if(e.length>1&&!(r<=t.width&&i)&&!(s<=t.height&&a)){let p=e.reduce((f,g)=>g.rank>f.rank?g:f);return ja(e.filter(
f=>f!==p),t,n)}let c=e.length===1||r<=t.width&&i,l=e.reduce((p,{share:f=1})=>p+f,0),{x:h,y:u}=t;return e.map(p=>{let f=(p.
share??1)/l,g=c?{x:h,y:u,height:t.height,width:p.least.width+f*(t.width-r)}:{x:h,y:u,width:t.width,height:p.least.height+
f*(t.height-s)};return c?h+=g.width+n:u+=g.height+n,{card:p,box:g}})}function J(e,{x:t,y:n,width:o,height:r},s,i=s){let a=R(
e),c=Y(e,s,"title")<=o-28*a;return[d("rect",{key:"card",class:"card",x:t,y:n,width:o,height:r,rx:10*a}),G(e,t+14*a,n+22*
a,c?s:i,{kind:"title",width:o-28*a})]}function Z(e,{x:t,y:n,width:o,height:r}){let s=R(e);return{x:t+14*s,y:n+30*s,width:o-
28*s,height:r-38*s}}function dt(e,t,n,o,r,{isButton:s=!0,isPressed:i}={}){let a=R(e),c=Y(e,o,"label")+(s?24:4)*a;return{
mark:d("g",{key:o,class:`part control${s?"":" link-words"}${i?" pressed":""}`,role:"data-more"in r?"link":"button",tabindex:0,
"aria-label":o,"aria-pressed":i===void 0?null:String(i),...r},d("rect",{class:s?"control-ground":"ground",x:t,y:n-15*a,width:c,
height:30*a,rx:15*a}),G(e,t+(s?12:2)*a,n+4.5*a,o)),width:c}}function Up(e,t,n){let{width:o,height:r}=e.stage.size,s=R(e),
i=La(t,e.reading),a=Dp(e,i,n),c="goes back",l=46*s+Y(e,c,"small"),h="You are here",u=Y(e,h,"small")+10*s,p=o-n,f=p-a.end-
20*s,g=r>=560*s&&pr(e,ur*s)>f,b=g?Wa(e,p-n-u):Wa(e,f,Fa*2),m=b?pr(e,b):0,y=g||f-m>=u,k=g?f:f-m-(y?u:0),x=(g?46:8)*s+(ur*
s-(b??0))/2;return{height:(g?Ca+36:Ca)*s,marks:[a.marks,k>=l+16*s&&d("g",{key:"escape",class:"escape"},d("rect",{class:"\
key",x:a.end+16*s,y:10*s,width:34*s,height:22*s,rx:5*s}),G(e,a.end+33*s,25.5*s,"Esc",{kind:"small",anchor:"middle"}),G(e,
a.end+58*s,25.5*s,c,{kind:"small"})),b!==null&&y&&G(e,p-m-10*s,(g?64:26)*s,h,{kind:"small",anchor:"end"}),b!==null&&d("g",
{key:"thumbnails"},Bp(e,t,p-m,x,b))]}}function Dp(e,t,n){let o=R(e),r=e.stage.size.width-2*n,s=n,i=[];for(let[a,{name:c,
words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",p=Math.min(Y(e,l,u),Math.max(20*o,n+r-s));if(i.push(d(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},d("rect",{class:"ground",x:s-3*o,y:6*o,width:p+6*o,height:30*
o,rx:5}),G(e,s,26*o,l,{kind:u,width:p+1}))),s+=p,h)break;i.push(d("path",{key:`then ${a}`,class:"chevron",d:`M${s+8*o} ${16.5*
o}l${4.5*o} ${5*o}l${-4.5*o} ${5*o}`})),s+=21*o}return{marks:i,end:s}}function Wa(e,t,n=Fa){let o=R(e);for(let r=ur;r>=n;r--)
if(pr(e,r*o)<=t)return r*o;return null}function pr(e,t){let{layers:n,heads:o}=e.reading;return n*(o*(t+2)+(t*.4+8*R(e)))+
2.2*t}function Bp(e,t,n,o,r){let{reading:s}=e,i=R(e),a=[],c=n;for(let y=0;y<s.layers;y++){for(let x=0;x<s.heads;x++){let $=s.
weights(y,x),v=Math.max(...$)||1,_=s.isRemoved(y,x)||s.isSkipped(y,"attention");a.push(m(`layers.${y}.heads.${x}`,`Layer\
 ${y}, head ${x}${_?", switched off":""}`,c,r,[d("image",{key:"map",class:"map",href:zt($,s.count,e.scale,v),x:c,y:o,width:r,
height:r,preserveAspectRatio:"none",opacity:_?.2:1})])),c+=r+2}let k=.4*r;a.push(m(`layers.${y}.stream`,`Layer ${y}: res\
idual stream`,c,k,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,$=0],v)=>d("rect",{key:`line ${v}`,class:"length",x:c+2,y:o+x*r,width:Math.
max(1,(k-4)*$),height:Math.max(1,.12*r)}))])),c+=k+8*i}let l=o+r/2,[h,u]=[o+.2*r,o+.8*r],p=.09*r,f=c+1.2*r;s.hasPointer&&
a.push(m("pointer","Pointer",c,1.2*r,[d("path",{class:"pointer",d:Dt(c,[l-p,l],f,[h-p,h+p])})],[o,r/2])),s.hasGeneration&&
a.push(m("generation","Generation",c,1.2*r,[d("path",{class:"generation",d:Dt(c,[l,l+p],f,[u-p,u+p])})],[l,r/2])),s.hasGate&&
a.push(m("gate","Gate",f,.3*r,[d("rect",{class:"pointer",x:f+1,y:o+2,width:.3*r-2,height:(r-4)*s.gate}),d("rect",{class:"\
generation",x:f+1,y:o+2+(r-4)*s.gate,width:.3*r-2,height:(r-4)*(1-s.gate)})]));let{location:g}=s.trace.prediction,b=f+.3*
r;return a.push(m(`places.${g}`,`Answer: ${s.nameOf(g).label}`,b,.7*r-2,[d("rect",{class:"answer-bar",x:b+2,y:l-p,width:.7*
r-6,height:2*p})])),a;function m(y,k,x,$,v,[_,M]=[o,r]){let A=t.name===y||t.name.startsWith(`${y}.`),O=y.includes("heads");
return d("g",{key:y,class:`part thumb${A?" here":""}`,"data-open":y,role:"link",tabindex:0,"aria-label":k,"aria-current":A?
"true":null},v.flat(),d("rect",{key:"frame",class:O||A?"thumb-frame":"ground",x,y:_,width:$,height:M,rx:2}),d("title",{},
k))}}var Gp,Ca,ur,Fa,_t=S(()=>{"use strict";w();Me();ft();U();Ze();Gp=20,Ca=46,ur=28,Fa=9});function Vt(e,t,n,o){let{colour:r,numbered:s=new Set,chosen:i=null,exact:a}=o,c=R(e),l=n.length,h=t.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,p=Array.from(n,Number),f=Da(p),g=new Map([...s].map(O=>[O,N(p[O]??0,f)])),b=[...g.values()].some(O=>Y(
e,O,"tiny")>h+2*c),m=g.size>0&&!b?Ga*c:1,y=b?Ga*c:0,[k,x]=o.extent??Fn(p),$=zp(t.height-y,k,x,m),v=$>0?Math.max(m,k*$):(t.
height-y)/2,_=t.y+y+v,M=p.map((O,L)=>{let I=Math.abs(O)*$,C=L===i;return d("rect",{key:`bar ${L}`,class:`bar ${r}${O<0?"\
 negative":""}${C?" chosen":""}`,x:t.x+L*h+u/2,y:O<0?_:_-I,width:Math.max(.5,h-u),height:Math.max(.4,I)},a&&d("title",{},
a(L)))}),A=[...g].map(([O,L])=>G(e,t.x+Ua((O+.5)*h,Y(e,L,"tiny")/2,t.width),b?t.y+9*c:_+(Number(p[O])<0?-3:10.5)*c,L,{kind:"\
tiny",anchor:"middle",also:O===i?"chosen":"",key:`number ${O}`}));return[d("path",{key:"line",class:"axis",d:`M${t.x} ${_}\
H${t.x+t.width}`}),M,A]}function zp(e,t,n,o){if(t+n===0)return 0;let r=e/(t+n);return Math.min(t,n)*r>=o?r:Math.max(0,e-
o)/Math.max(t,n)}function Ae(e,t,n,o,r=null){let s=n.length,i=o/s,a=1.5*R(e),c=t.map(Da),l=Array.from(n,(g,b)=>Math.max(
...t.map((m,y)=>Y(e,N(Number(m[b]),c[y]),"tiny")))/2),h=[...l.keys()].sort((g,b)=>Math.abs(Number(n[b]))-Math.abs(Number(
n[g])));r!==null&&h.unshift(r);let u=new Set;for(let g of h)[...u].every(m=>Math.abs(p(m)-p(g))>=f(g)+f(m)+a)&&u.add(g);
return u;function p(g){return Ua((g+.5)*i,f(g),o)}function f(g){return l[g]??0}}function Ua(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Fn(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Da(e){let t=Math.
max(...Fn(e));return t>=99.5?0:t>=.95?1:2}var Ga,Qe=S(()=>{"use strict";w();ft();U();V();Ga=13});function ae(e,t,n,{chosen:o=null,open:r}={}){let s=R(e),i=t.width<380*s,a=Math.min(96*s,t.height/n.length),c=!i&&a>=34*s,
l=o===null?0:54*s,h=Math.max(...n.map(k=>Math.max(Y(e,k.title,"strong"),c?Y(e,k.says,"small"):0))),u=i?0:Math.min(h+12*s,
.42*t.width),p=t.x+u,f=t.width-u-l,g=i?17*s:0,b={x:p,width:f,height:Math.max(6*s,a-Ba*s-g)},m=n[0]?.values.length??1,y=f/
m;return[n.map(({key:k,title:x,says:$,values:v,colour:_,open:M},A)=>{let O=t.y+A*a,L=i?O+12*s:O+a/2+(c?-2:4)*s,I=i?t.width:
u-8*s,C=Y(e,x,"strong")+10*s;return d("g",{key:k,class:M?"part choice row":"row","data-open":M??null,role:M?"button":null,
tabindex:M?0:null,"aria-label":M?x:null},M&&d("rect",{key:"ground",class:"ground",x:t.x-4*s,y:O,width:t.width+8*s,height:a,
rx:4}),G(e,t.x,L,x,{kind:"strong",width:I,key:"title"}),i&&G(e,t.x+C,L,$,{kind:"small",width:t.width-C,key:"beside"}),c&&
G(e,t.x,L+15*s,$,{kind:"small",width:I,key:"says"}),Vt(e,{...b,y:O+g+Ba/2*s},v,{colour:_,chosen:o,exact:H=>`${x}, number\
 ${H+1}: ${N(Number(v[H]),4)}`}),o!==null&&G(e,t.x+t.width,O+g+(a-g)/2+4.5*s,N(Number(v[o]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),o!==null&&d("rect",{key:"strongest",class:"strongest",x:p+o*y-1.5,y:t.y,width:y+3,height:a*n.length,
rx:3}),r&&d("g",{key:"positions"},Array.from({length:m},(k,x)=>d("rect",{key:`position ${x}`,class:"cell",x:p+x*y,y:t.y,
width:y,height:a*n.length,"data-open":r(x),role:"button",tabindex:x===o?0:"-1","aria-current":x===o?"true":null},d("titl\
e",{},n.map(({title:$,values:v})=>`${$}: ${N(Number(v[x]),3)}`).join(`
`)))))]}var Ba,Hn=S(()=>{"use strict";w();Qe();ft();U();V();Ba=8});function za(e){let t=Kp(e??"").map(Jp);for(let n=Yp;n>0;n--)for(let o=0;o+n<=t.length;o++){let r=fr.get(t.slice(o,o+n).join(
" "));if(r)return r}return"pin"}function Kp(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function Jp(e){let t=e.replace(/s$/,"");return qp.has(t)?t:e}var Va,Vp,fr,qp,Yp,qa=S(()=>{"use strict";w();Va={pin:"M\
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
Vp={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
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
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},fr=new Map(Object.entries(
Vp).flatMap(([e,t])=>t.map(n=>[n,e]))),qp=new Set([...fr.keys()].flatMap(e=>e.split(" "))),Yp=Math.max(...[...fr.keys()].
map(e=>e.split(" ").length))});function xt(e,t,n,o){let r=o/Xp;return d("path",{key:"icon",class:"icon",d:Va[za(e)],transform:`translate(${t.toFixed(2)}\
 ${n.toFixed(2)}) scale(${r.toFixed(4)})`,"stroke-width":(1.5/r).toFixed(2)})}var Xp,ce=S(()=>{"use strict";w();qa();U();
Xp=24});function z(e,t){let n=e.visits[t];return n?`${n.label}, ${qt(e,t)}`:""}function le(e,t){return e.visits[t]?.label??""}function dr(e){
return e>0&&e<5e-4?"<0.1 %":T(e,1)}function qt(e,t){let n=e.visits[t];return n?`${yt[n.weekday]} ${lt(n.start_minute)}`:
""}function Ka(e,t){return Ut(e.visits[t]?.duration_minutes??0)}function Ja(e,t,{weights:n,scores:o,temperature:r},s,{colour:i,
open:a}){let{reading:c}=e,l=R(e),h=t.width/c.count,u=h>=18*l,p=t.y+t.height-(u?38:18)*l,f=t.y+17*l,g=Math.max(...n)||1,b=Math.
max(0,p-f)/g,m=_(Ya(n,s).map(M=>({visit:M,half:Y(e,$(n[M],M),M===s?"strong":"tiny")/2}))),y=_(Ya(n,s).map(M=>({visit:M,half:Y(
e,v(M),M===s?"strong":"tiny")/2})));return[d("path",{key:"foot",class:"axis",d:`M${t.x} ${p}H${t.x+t.width}`}),c.visits.
map(({category:M},A)=>{let O=k(A),L=A===s,I=Number(n[A])*b;return d("g",{key:`visit ${A}`,class:`part choice${L?" here":
""}`,"data-open":a(A),role:"button",tabindex:"-1","aria-label":`${z(c,A)}: weight ${T(Number(n[A]),1)}`},d("rect",{key:"\
ground",class:"ground",x:t.x+A*h,y:t.y,width:h,height:t.height}),d("rect",{key:"bar",class:`bar ${i}${L?" chosen":""}`,x:O-
Math.min(.36*h,20*l),y:p-I,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,I)}),m.has(A)&&G(e,x(A,m),p-I-4*l,$(
n[A],A),{kind:L?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&xt(M,O-7*l,p+5*l,14*l),y.has(A)&&G(e,x(A,y),
t.y+t.height-4*l,v(A),{kind:L?"strong":"tiny",anchor:"middle",key:"score"}),d("title",{},`${z(c,A)}: score ${N(Number(o[A]),
3)}, weight ${T(Number(n[A]),2)}`))})];function k(M){return t.x+(M+.5)*h}function x(M,A){let O=A.get(M)??0;return Math.max(
t.x+O,Math.min(t.x+t.width-O,k(M)))}function $(M,A){return A===s?dr(Number(M)):T(Number(M)).replace(" %","")}function v(M){
return N(Number(o[M])/r,M===s?2:1)}function _(M){let A=new Map;for(let{visit:O,half:L}of M){let I=Math.max(t.x+L,Math.min(
t.x+t.width-L,k(O)));[...A].every(([H,W])=>{let P=Math.max(t.x+W,Math.min(t.x+t.width-W,k(H)));return Math.abs(I-P)>=L+W+
3*l})&&A.set(O,L)}return A}}function Ya(e,t){let n=[...Array(e.length).keys()].filter(o=>o!==t).sort((o,r)=>Number(e[r])-
Number(e[o]));return[t,...n]}var Lt=S(()=>{"use strict";w();ce();ft();U();V()});function Xa(e,t){let n=R(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:o=>Zp(e,o)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:o=>Qp(e,o)}]}function Zp(e,t){let{reading:n}=e,o=R(e),r=Z(e,t),s=n.values(
"context"),i=B(e,r,F(`${z(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${s.length} numbers\
 of length ${N(Math.hypot(...s))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(s.length/(r.width/
(40*o))),Math.floor((r.height-i.height)/(64*o)))),c=Math.ceil(s.length/a),l=Math.min(120*o,(r.height-i.height-8*o)/a);return[
...J(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let p=s.subarray(u*c,(u+1)*c),f=r.width*p.length/c,g={...r,
y:r.y+i.height+8*o+u*l,width:f,height:Math.max(28*o,l-10*o)};return p.length>0&&d("g",{key:`line ${u}`},Vt(e,g,p,{colour:"\
stream",extent:Fn(s),numbered:Ae(e,[p],p,f),exact:b=>`Number ${u*c+b+1}: ${N(Number(p[b]),4)}`}))})]}function Qp(e,t){let{
reading:n}=e,o=R(e),r=Z(e,t),s=[];n.has("pointer.query")&&s.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&s.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&s.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=B(e,r,F(s.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...J(e,t,"What reads it"),...i.marks,s.length>
0&&d("g",{key:"rows"},ae(e,{...r,y:r.y+i.height+6*o,height:r.height-i.height-6*o},s))]}var Za=S(()=>{"use strict";w();_t();
Qe();Hn();Lt();ft();U();V()});function Ee(e,t,n,o,r){let s=`layers.${t}.heads.${n}`,i=e.values(`${s}.queries`),a=e.values(`${s}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Oe(Kt(i,o,c),Kt(a,r,c));return Qa(h,l,null,e,r)}function jn(e,t,n,o){let r=Kt(e.values(
`layers.${t}.heads.${n}.scores`),o,e.count);return mr(r,e.trace.interventions.attention_temperature??1)}function Te(e,t){
let n=e.values("pointer.query"),o=e.values("pointer.keys"),r=e.trace.interventions.pointer_scaling!==!1,s=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Qa(Oe(n,Kt(o,t,n.length)),r,s,e,t)}function Gn(e){return mr(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Qa(e,t,n,o,r){let s=e.first.length,i=e.sum/(t?Math.sqrt(s):1)+(n??
0),a=o.visits[r]?.masked??!1;return{dot:e,width:s,isScaled:t,bias:n,isBiasOff:n!==null&&o.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Oe(e,t){let n=Array.from(e,(o,r)=>o*t[r]);return{first:e,
second:t,products:n,sum:_e(n)}}function mr(e,t){let n=Array.from(e,Number).filter(Number.isFinite),o=Math.max(...n)/t,r=Math.
abs(o)>9?o:0,s=Array.from(e,c=>Math.exp(c/t-r)),i=_e(s),a=s.map(c=>c/i);return{scores:e,temperature:t,shift:r,exponentials:s,
total:i,weights:a}}function tn(e,t,n,o,r,s){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[r*i+s]),c=Number(e.values(`${n}.mean`)[r]),l=Number(e.values(`${n}.reciprocal_deviation`)[r]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Yt(e,`${o}.weight`,s),bias:Yt(e,`${o}.bias`,s),result:Number(e.values(n)[r*i+s])}}function Un(e,t,n,o){
let r=`transformer.layers.${t}.linear2`,s=e.trace.weights?.[`${r}.weight`],i=Yt(e,`${r}.bias`,o),a=at(e,`layers.${t}.fee\
d_forward.hidden`,n);return!s||i===null?null:{dot:Oe(a,Kt(s.values,o,a.length)),bias:i}}function tc(e,t,n){let o=e.trace.
weights?.["input_proj.weight"],r=Yt(e,"input_proj.bias",n);if(!o||r===null)return null;let s=Number(o.shape[1]),i=n*s,a=e.
slices.map(({name:c,label:l})=>{let h=gr(e,c,t),u=Oe(h,o.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:r,sum:_e(a.map(({dot:c})=>c.sum))+r}}function gr(e,t,n){let o=e.values(`inputs.${t}`);return Kt(
o,n,o.length/e.count)}function at(e,t,n){let o=e.values(t);return Kt(o,n,o.length/e.count)}function Se(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
o=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Oe(t,n.values):null,bias:Yt(e,"ptr_gen_gate.2.bias",0),logit:o,
learned:1/(1+Math.exp(-o))}}function Jt(e,t){let n=e.values("context"),o=e.trace.weights?.["gen_head.weight"],r=o?Oe(n,Kt(
o.values,t,n.length)):null,s=Yt(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=r&&s!==null?r.sum+
s:null;return{dot:r,bias:s,logit:i?Number(i[t]):a}}function ec(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
mr(t,1):null}function Ne(e,t){let{gate:n}=e,o=e.locations.flatMap((i,a)=>i===t?[a]:[]),r=e.hasPointer?_e(o.map(i=>Number(
e.pointerWeights[i]))):0,s=tf(e,t,r);return{visits:o,pointer:r,generation:s,gate:n,fromPointer:n*r,fromGeneration:(1-n)*
s,probability:n*r+(1-n)*s}}function tf(e,t,n){if(!e.hasGeneration)return 0;let o=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||o?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let s=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,s)/(1-e.gate)}function Yt(e,t,n){let o=e.trace.weights?.[t];return o?
Number(o.values[n]):null}function Kt(e,t,n){return e.subarray(t*n,(t+1)*n)}function _e(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var It=S(()=>{"use strict";w()});function en(e,t,{first:n,second:o,products:r},s){let i=R(e),a=r.length,c=a>nf&&t.height>=176*i,l=c?34*i:0,h=(t.height-l)/
3,u=16*i,p=t.x+nc*i,f=t.width-nc*i,g=nn(r),b=Ae(e,[n,o,r],r,f,g),m=[{...s[0],values:n,title:s[0].words},{...s[1],values:o,
title:`× ${s[1].words}`},{letter:s[0].letter+s[1].letter,colour:"product",values:r,title:`= ${a} products`}],y=f/a,k=x=>`${N(
Number(n[x]),4)} × ${N(Number(o[x]),4)} = ${N(Number(r[x]),4)}`;return[d("rect",{key:"strongest",class:"strongest",x:p+
g*y-1,y:t.y+u,width:y+2,height:3*h-u-2*i,rx:3}),m.map(({letter:x,colour:$,values:v,title:_},M)=>{let A=t.y+M*h,O={x:p,y:A+
u,width:f,height:h-u-6*i};return d("g",{key:`row ${M}`},G(e,t.x,A+12*i,_,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),G(e,t.x,A+u+.5*O.height+5*i,x,{also:`math letter ${$}-words`,key:"letter"}),Vt(e,O,v,{colour:$,numbered:b,chosen:g,
exact:k}))}),c&&rf(e,{x:p,y:t.y+3*h,width:f,height:l},r)]}function rf(e,{x:t,y:n,width:o},r){let s=R(e),i=o/r.length,a=Math.
max(ef,Math.ceil(r.length/8));for(;a<r.length&&a*i<Y(e,"−888.88","tiny");)a*=2;let c=Math.ceil(r.length/a);return d("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=r.slice(h*a,(h+1)*a),[p,f]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(b,m)=>b+m,0);return[d("path",{key:`span ${h}`,class:"axis",d:`M${p} ${n}v${4*s}H${f}v${-4*s}`}),G(e,(p+f)/2,n+17*s,N(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Dn(e,t,n,o,r,s,i){let a=R(e),c=sf(n,o,s),l=af(n,o,r,i.over),
h={x:t.x,y:0,width:t.width},u=B(e,h,c).height+B(e,h,l).height+10*a,p=132*a,f=Math.max(70*a,Math.min(.36*t.height,210*a)),
g=t.height-u-f>=p,b=Math.min(t.height-u-(g?f:0),276*a),m=t.height-u-b,y=B(e,{...h,y:t.y+b+4*a},c),k=B(e,{...h,y:t.y+b+y.
height+6*a},l);return[d("g",{key:"dot"},en(e,{...t,height:b},n.dot,s)),d("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+b}H${t.x+t.width}`}),d("g",{key:"score steps"},y.marks),d("g",{key:"softmax steps"},k.marks),g&&d("g",{key:"softmax"},
Ja(e,{...t,y:t.y+b+u,height:m},o,r,i))]}function sf({dot:e,width:t,isScaled:n,bias:o,isBiasOff:r,isMasked:s,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...F("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${N(e.sum,2)}`,kind:"strong"}],n?[{text:`${Le}\
 ÷ √${t} = `},{text:N(h,2),kind:"strong"}]:[{text:`${Le} not divided by √${t}: scaling is off`}]];return o!==null&&
u.push(r?[{text:`${Le} no position bias: it is off`}]:[{text:`${Le} ${o<0?"−":"+"} ${N(Math.abs(o),2)} (position bias)\
 = `},{text:N(i,2),kind:"strong"}]),s?u.push([{text:`${Le} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${Le}\
 ÷ temperature ${cf(a)} = `},{text:N(i/a,2),kind:"strong"}]),u}function af({isMasked:e},t,n,o){let{scores:r,temperature:s,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return F("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
r[n])/s-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:N(h,2),isRaised:!0},{text:` = ${Wt(u)}\
;`}],[{text:`${Wt(u)} / ${Wt(c)} = `},{text:dr(Number(l[n])),kind:"strong"},{text:","}],...F(`where ${Wt(c)} is the sum \
over ${o}${i?`, after ${N(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Wt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=.095)return String(Number(e.toFixed(4)));if(e===0)return"0";let[t="",n=""]=e.toExponential(
1).split("e");return`${t} × 10${Array.from(n,o=>of[o]??"").join("")}`}function nn(e){let t=0;for(let n=1;n<e.length;n++)
Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function cf(e){return String(Math.round(1e3*e)/1e3)}var Le,
nc,ef,nf,of,he=S(()=>{"use strict";w();Qe();Lt();ft();U();V();Le="→",nc=30,ef=8,nf=20,of=Object.fromEntries(Array.from(
"-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??""]))});function oc(e,t){let n=R(e),o=Se(e.reading),r=[];return o&&r.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:s=>hf(e,s,o)}),r.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:s=>uf(e,s,o)}),r}function hf(e,t,{
hidden:n,dot:o,bias:r,logit:s}){let i=R(e),a=Z(e,t),c=o&&r!==null?[...F("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(o.sum,2)}`,kind:"strong"}],[{text:`→ ${r<0?"−":
"+"} ${N(Math.abs(r),2)} (bias) =`}],[{text:"logit "},{text:N(s,2),kind:"strong"}]]:[...F("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:N(s,2),kind:"strong"}]],l=B(e,{...a,y:0},c),h=dt(e,
a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-36*i,450*i),
p=B(e,{...a,y:a.y+u+4*i},c),f=Ae(e,[n],n,a.width);return[...J(e,t,`${n.length} hidden units read the context`),d("g",{key:"\
dot"},o?en(e,{...a,height:u},o,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):Vt(e,{...a,height:u},n,{colour:"query",numbered:f})),...p.marks,h.mark]}function uf(e,t,n){
let{reading:o}=e,r=R(e),s=Z(e,t),{gate:i,trace:a}=o,c=B(e,{...s,y:0},f()),l=54*r,h={...s,x:s.x+34*r,width:s.width-48*r,y:s.
y+6*r,height:s.height-c.height-l-40*r},u=B(e,{...s,y:s.y+s.height-c.height-l-6*r},f());return[...J(e,t,p()),n&&h.height>=
60*r&&d("g",{key:"curve"},g(h,n)),...u.marks,d("g",{key:"shares"},b({...s,y:s.y+s.height-l+8*r,height:22*r}))];function p(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function f(){let{only:m}=a.interventions,y=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let $=m?`Only the ${m==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...F($),y]}let k=[
[{text:"1 / (1 + e",kind:""},{text:N(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...k,...F(`is the gate: ${T(i,1)} of the answer comes from the pointer, ${T(1-i,1)} from genera\
tion.`)];let x=m?`Only the ${m==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...F(x),...F("As learned it would be"),...k]}function g(m,{logit:y,learned:k}){
let x=Math.max(lf,Math.ceil(Math.abs(y))),$=I=>m.x+(I+x)/(2*x)*m.width,v=m.y+m.height,_=I=>v-I*m.height,M=Array.from({length:61},
(I,C)=>{let H=-x+C/30*x;return`${$(H).toFixed(1)} ${_(1/(1+Math.exp(-H))).toFixed(1)}`}),[A,O]=[$(y),_(k)],L=y>0;return[
d("path",{key:"axes",class:"axis",d:`M${m.x} ${m.y}V${v}H${m.x+m.width}M${m.x} ${_(.5)}H${m.x+m.width}`}),[0,.5,1].map(I=>G(
e,m.x-6*r,_(I)+4*r,I===.5?"0.5":String(I),{kind:"tiny",anchor:"end",key:`share ${I}`})),[-x,0,x].map(I=>G(e,$(I),v+15*r,
N(I,0),{kind:"tiny",anchor:"middle",key:`logit ${I}`})),G(e,($(0)+$(-x))/2,v+15*r,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),d("path",{key:"line",class:"curve",d:`M${M.join("L")}`}),d("path",{key:"lead",class:"lead",d:`M${A} ${v}V${O}H${m.
x}`}),d("circle",{key:"point",class:"point",cx:A,cy:O,r:5.5*r}),G(e,A+(L?-10:10)*r,L?Math.max(O-6*r,m.y+9*r):O-8*r,k.toFixed(
2),{kind:"strong",anchor:L?"end":void 0,key:"value"})]}function b(m){let y=i*m.width;return[d("rect",{key:"pointer",class:"\
bar pointer",x:m.x,y:m.y,width:y,height:m.height}),d("rect",{key:"generation",class:"bar generation",x:m.x+y,y:m.y,width:m.
width-y,height:m.height}),G(e,m.x,m.y+m.height+15*r,`pointer ${T(i,1)}`,{kind:"small",key:"of pointer"}),G(e,m.x+m.width,
m.y+m.height+15*r,`generation ${T(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var lf,rc=S(()=>{"use stri\
ct";w();_t();It();he();Qe();ft();U();V();lf=6});function kt(e,t,n,{largest:o,most:r=ic,isOrdered:s=!1,isWalked:i=!1}={}){let a=R(e),c=Math.max(1,Math.floor(t.height/(sc*
a))),l=!s&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(r*a,t.height/(h.length+Number(l))),p=u>=30*a,f=Math.max(
1,Math.ceil(sc*a/u)),g=h.findIndex(({isChosen:M})=>M),b=u>=13*a&&h.some(({category:M})=>M!==void 0),m=b?22*a:0,y=Math.max(
...h.map(({text:M})=>Y(e,M,"strong")))+8*a,k=Math.max(0,...h.map(({beside:M=""})=>M?Y(e,M,"small")+10*a:0)),x=Math.max(...h.
map(({label:M,says:A=""})=>Math.max(Y(e,M,"strong"),p?Y(e,A,"small"):0)))+8*a,$=Math.min(x,.58*(t.width-m-y-k)),v={x:t.x+
m+$,width:Math.max(1,t.width-m-$-y-k)},_=o??(Math.max(...h.map(({parts:M})=>M.reduce((A,{value:O})=>A+Math.abs(O),0)))||
1);return[h.map((M,A)=>{let O=t.y+(A+.5)*u,L=A===g||(h.length-1-A)%f===0&&(g<0||Math.abs(A-g)>=f),I=v.x,C=Math.min(.62*u,
.42*r*a);return d("g",{key:M.key,class:`${M.open?"part ":""}choice row${M.isChosen?" here":""}${M.isOff?" off":""}`,"dat\
a-open":M.open??null,role:M.open?"button":null,tabindex:M.open?i&&!M.isChosen?"-1":0:null,"aria-label":M.open?`${M.label}\
: ${M.text}`:null},d("rect",{key:"ground",class:"ground",x:t.x-3*a,y:O-u/2,width:t.width+6*a,height:u,rx:4}),b&&(L||u>=17*
a)&&M.category!==void 0&&xt(M.category,t.x,O-7.5*a,15*a),L&&G(e,t.x+m,O+(p&&M.says?-2:4.5)*a,M.label,{kind:M.isChosen?"s\
trong":"label",width:$-6*a,key:"name"}),p&&M.says&&G(e,t.x+m,O+12.5*a,M.says,{kind:"small",width:$-6*a,key:"says"}),M.parts.
map(({value:H,colour:W},P)=>{let D=Math.abs(H)/_*v.width,q=d("rect",{key:`part ${P}`,class:`bar ${W}${H<0?" negative":""}${M.
isChosen?" chosen":""}`,x:I,y:O-C/2,width:Math.max(.5,Math.min(v.width,D)-(M.parts.length>1&&D>2?.8:0)),height:Math.max(
1,C)});return I+=D,q}),L&&M.beside&&G(e,t.x+t.width-y,O+4.5*a,M.beside,{kind:"small",anchor:"end",key:"beside"}),L&&G(e,
t.x+t.width,O+4.5*a,M.text,{kind:M.isChosen?"strong":"label",anchor:"end",key:"value"}),M.exact&&d("title",{},M.exact))}),
l&&G(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Ie(e,t,n,o=ic){
return Math.min(o*R(e)*n,t.height)}var sc,ic,Re=S(()=>{"use strict";w();ce();ft();U();sc=14,ic=34});function ac(e,t){let n=R(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:o=>pf(e,o,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:o=>ff(e,o,t)}]}function pf(e,t,n){let{reading:o}=e,
r=R(e),s=Z(e,t),a=(o.trace.location_probabilities.generation??[]).map(({location:p,probability:f})=>{let{label:g,category:b}=o.
nameOf(p),{logit:m}=Jt(o,p);return{key:`place ${p}`,label:g,category:b,parts:[{value:f,colour:"generation"}],beside:m===
null?"":N(m,2),text:T(f,1),open:`generation.${p}`,isChosen:p===n.location,exact:`${g}: ${m===null?"":`logit ${N(m,4)}, `}\
probability ${T(f,3)}`}}),c=o.trace.architecture.locations,l=B(e,s,F(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=dt(e,s.x,s.y+s.height-10*r,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...s,y:s.
y+l.height+4*r,height:s.height-l.height-34*r};return[...J(e,t,"What the generation head expects"),...l.marks,d("g",{key:"\
rows"},kt(e,u,a,{isWalked:!0})),h.mark]}function ff(e,t,{location:n}){let{reading:o}=e,r=R(e),s=Z(e,t),{label:i}=o.nameOf(
n),{dot:a,bias:c,logit:l}=Jt(o,n),h=ec(o),u=o.probabilityOf("generation",n),p=[];if(a&&c!==null&&p.push(...F("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${N(Math.abs(c),2)} (bias) =`}]),l!==null&&p.push([{text:"logit "},{text:N(
l,2),kind:"strong"}]),h){let b=Number(h.exponentials[n]),m=Number(h.scores[n])-h.shift;p.push([{text:"→ e",kind:""},{text:N(
m,2),isRaised:!0},{text:` = ${Wt(b)};`}],[{text:`${Wt(b)} / ${Wt(h.total)} = `},{text:T(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...F(`${Wt(h.total)} is the sum over the whole list${h.shift?`, after ${N(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else p.push(...F("→ softmax over the whole list:"),[{text:T(u,1),kind:"strong"}]);
let f=B(e,{...s,y:0},p),g=a?Math.min(s.height-f.height-8*r,450*r):0;return[...J(e,t,`How does it score ${i}?`),a&&d("g",
{key:"dot"},en(e,{...s,height:g},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...B(e,{...s,y:s.y+g+(a?6*r:0)},p).marks]}var cc=S(()=>{"use strict";w();
_t();It();Re();he();ft();U();V()});function xr(e,t,n=1){let o=t.type/wr,r=46*o,s=t.height-98*o,i=kr(e.count,r,s,mf,o,bf(e)),a=t.width>=1180*o,c=t.width<gf*
o,l=t.width>=1040*o&&e.layers<=3,h=c?yf(e,o):uc(e,a,o),u=l?62*o:0,p=l?u+22*o:16*o,f=t.width-2*on-lc(Object.values(h)),[g,
b]=[r+12*o,t.height-4*o],m=wf(e.heads,f/e.layers-p,b-g,o),y=m.columns*(m.side+Bn*o)-Bn*o,k=e.heads>0?y+p:p,x=Math.max(0,
f-e.layers*k);c||(h.visits+=Math.min(.3*x,90*o),h.answer+=Math.min(.2*x,80*o),h.flow+=Math.min(.1*x,50*o),h.leave+=Math.
min(.1*x,50*o));let $=t.width-2*on-lc(Object.values(h))-e.layers*k,v=Math.min($,e.hasPointer?220*o:60*o);h.bands+=v;let _=($-
v)/e.layers,M={x:on,width:h.visits},A=on+h.visits+12*o,O=a?{x:A,width:h.slices}:null;O&&(A+=h.slices+12*o);let L=Array.from(
{length:e.layers},(nt,ct)=>{let rt=A+ct*(k+_);return{x:rt,width:y,maps:xf(e.heads,rt,g,b,m,o),stream:l?rt+(e.heads>0?y+10*
o:0):null}});A+=e.layers*(k+_);let I=t.width-on,C=I-h.answer,H=C-h.leave-h.gate,W=A+h.scores+h.weights+8*o,P=H-h.flow-tt,
D=Math.min(190*o,.24*t.height)/n,q=e.hasGate?.56*t.height:(r+s)/2,it=br*o,Q=e.hasPointer?t.height-D-sn*it-6:(r+s-D)/2-it;
return{size:t,type:t.type,rows:i,visits:M,slices:O,layers:L,streamWidth:u,isDense:c,fork:A,context:(c?34:52)*o,scores:A+
h.scores,weights:A+h.scores+h.weights,ribbons:W,places:P,gate:H,gateWidth:h.gate,answers:{most:s-r<330?rn-1:rn,top:r,bottom:s+
60*o,x:C,right:I,segment:C-tt},right:I,top:r,bottom:s,full:D,across:{visits:i.map(({y:nt})=>nt),starts:[r-12*o,t.height-
8],places:{room:[r+16*o,e.hasGeneration?Q-12*o:s],gap:22*o},generation:{start:Q,gap:it},gate:q-D/2},bands:{ribbon:(nt,ct,rt)=>yr(
W,nt,P,ct,rt),into:(nt,ct,rt)=>yr(P+tt,nt,H,ct,rt),out:(nt,ct,rt)=>yr(H+h.gate,nt,C-tt,ct,rt)}}}function yr(e,t,n,o,r){return r?
Dt(e,t,n,o):Dt(e,t,e,t)}function uc({hasPointer:e,hasGate:t},n,o){return{visits:(n?224:176)*o,slices:(n?110:0)*o,gaps:(n?
24:12)*o,scores:40*o,weights:e?46*o:150*o,bands:e?112*o:0,bar:tt,flow:(t?60:34)*o,gate:t?18*o:0,leave:46*o,answer:(n?152:
140)*o}}function yf(e,t){return{...uc(e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?
88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function bf({count:e,pointerWeights:t}){let n=e-1,o=r=>r===n?2:
t[r]>=df?1+t[r]:r/e;return Array.from({length:e},(r,s)=>s).sort((r,s)=>o(s)-o(r))}function lc(e){return e.reduce((t,n)=>t+
n,0)}function kr(e,t,n,{least:o,most:r,lane:s},i,a){let c=n-t,l=e,h=0,u=Math.min(r*i,c/e);u<o*i&&(h=Math.max(s,Math.min(
6*i,.35*c/e)),u=(o+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/l);let p=a&&new Set(a.slice(0,l)),f=t;return Array.
from({length:e},(g,b)=>{let m=p?p.has(b):b>=e-l,y=m?u:h;return f+=y,{y:f-y/2,height:y,isFull:m}})}function wf(e,t,n,o){let r={
columns:1,side:0};if(e===0)return r;for(let s of[1,2,4]){let i=n/Math.ceil(e/s)-hc*o,a=Math.min(i,(t-(s-1)*Bn*o)/s);a>r.
side&&(r={columns:s,side:a})}return r}function xf(e,t,n,o,{columns:r,side:s},i){let a=Math.ceil(e/r),c=Math.min((o-n)/a,
s+2.2*hc*i);return Array.from({length:e},(l,h)=>({x:t+h%r*(s+Bn*i),y:n+Math.floor(h/r)*c,side:s}))}function zn(e,t,n,o){
let r=[];for(let[a,{wish:c,length:l}]of e.entries())for(r.push({first:a,last:a,wish:c-l/2,length:l});;){let h=r.at(-1),u=r.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[p,f]=[u.last-u.first+1,h.last-h.first+1];u.wish=(p*u.wish+f*(h.wish-u.
length-t))/(p+f),u.length+=t+h.length,u.last=h.last,r.pop()}let s=[];for(let a of r){let c=i(a);for(let l=a.first;l<=a.last;l++)
s.push(c),c+=Number(e[l]?.length)+t}return s;function i({wish:a,length:c}){return Math.max(n,Math.min(o-c,a))}}var on,Bn,
hc,tt,sn,br,rn,df,mf,wr,gf,Xt=S(()=>{"use strict";w();U();on=20,Bn=8,hc=19,tt=8,sn=3,br=4,rn=4,df=.05,mf={least:13.5,most:38,
lane:3},wr=13,gf=760});function Mr(e,t,n,o=1){let r=n/wr,[s,i]=[pc,t-pc],a=kr(e.count,s,i,kf,r).map(({y:I,height:C,isFull:H})=>({x:I,width:C,isFull:H})),
c=Number(a.at(-1)?.width)>=$f*r,l={top:50*r,height:(c?86:54)*r,hasNames:c},h=l.top+l.height+Vn*r,u=h+(K.title+K.inputs+Vn)*
r,p=[];for(let I=0;I<e.layers;I++){let C=Mf(e.heads,s,i,u+K.title*r,r),H=C.at(-1),P=(H?H.y+H.side+8*r:u)+K.title*r;p.push(
{y:u,maps:C,stream:P}),u=P+(K.bars+Vn)*r}let f=Af(e,s,u+K.title*r,i-s,r),g=Math.ceil(e.values("context").length/f.columns)*
f.cell,b=u+K.title*r+Math.max(g,20*r)+Vn*r,m=b+(e.hasPointer?(K.title+K.scores)*r:0),y=m+(e.hasPointer?170:96)*r,k=y+tt+
((e.hasPointer?K.names:0)+(e.hasGate?48:30))*r,x=e.hasGate?28*r:0,$=Ef(i-s,r)/o,v=br*r,_=i-$-sn*v,M=Math.max(78*r,$*o/2+
6),A=k+x+34*r,O=i-$-16*r,L={most:rn,top:A,bottom:A+(rn+1)*M,x:s-6*r,right:O-8*r,segment:O};return{size:{width:t,height:L.
bottom+Math.max(0,($*o-M)/2)+8*r,type:n},type:n,left:s,right:i,columns:a,chips:l,inputs:h,layers:p,context:f,pointer:b,ribbons:m,
places:y,gate:k,gateHeight:x,answers:L,full:$,across:{visits:a.map(({x:I})=>I),starts:[s,i],places:{room:[s,e.hasGeneration?
_-2*fc*r:i],gap:fc*r},generation:{start:_,gap:v},gate:i-$},bands:{ribbon:(I,C,H)=>vr(m,I,y,C,H),into:(I,C,H)=>vr(y+tt,I,
k,C,H),out:(I,C,H)=>H?wa(k+x,I,O+tt,C):vr(k+x,I,k,I,!1)}}}function vr(e,t,n,o,r){return r?nr(e,t,n,o):nr(e,t,e,t)}function Mf(e,t,n,o,r){
let s=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+$r*r)/s,a=Math.min(i-$r*r,vf*r),c=Math.max(St,40*r);return Array.from(
{length:e},(l,h)=>({x:t+h%s*i,y:o+c+Math.floor(h/s)*(a+c+$r*r),side:a,touch:St}))}function Af(e,t,n,o,r){let{length:s}=e.
values("context"),i=Math.min(s,2**Math.ceil(Math.log2(Math.sqrt(6*s))));return{x:t,y:n,columns:i,cell:Math.min(11*r,(o-12*
r)/i)}}function Ef(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var St,K,pc,kf,$f,$r,vf,Vn,fc,Zt=S(()=>{"use strict";w();
U();Xt();St=44,K={title:26,bars:34,inputs:64,scores:52,names:56},pc=16,kf={least:20,most:110,lane:1},$f=62,$r=8,vf=160,Vn=
16,fc=6});function Ft({reading:e,beside:t}){return t?[e,t]:[e]}function an(e){return Math.max(...Ft(e).map(({largestWeight:t})=>t))}
function Yn(e){return e.isOwnScale?1:an(e)}function Pe(e){return qn.layers+2*e}function et(e){let t=qn.layers+2*e.layers,
n=e.hasPointer?t+1:t,o=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:o,gate:o+1}}function X(e,t){return e.
beat>=t?1:0}var qn,mt=S(()=>{"use strict";w();qn={visits:0,slices:1,layers:2}});function Er({isOwnScale:e}){return e?"Same scale for all heads":"Own scale for each head"}function cn(e){let{reading:t,stage:n,
lit:o}=e;return n.layers.some(({maps:s},i)=>s.some((a,c)=>!Kn(t,i,c)&&Tr(e,a,c).hasWeight))?o?.kind==="visit"?"last visi\
t reads it":"last visit’s largest":""}function Kn(e,t,n){return e.isRemoved(t,n)||e.isSkipped(t,"attention")}function Tr({
reading:e,stage:t},{side:n,touch:o},r){let s=12.5*t.type/13,i=e.heads-1,a=j("100 %",1.04*s,!0),c=(p,f)=>j(`${p}${i}`,s)+
f<=n,l=o!==void 0||c("H",a+.4*s),h=l?a+.4*s:0;return{name:`${o!==void 0||c("head ",h)?"head ":"H"}${r}`,hasWeight:l}}function Jn(e,t,n,o){
let{reading:r,isOwnScale:s,stage:i}=e;if(!r.heads)return null;let a=i.type/13,c=60*a,l=o||!("visits"in i)?0:i.visits.width,
h=17*a+c+j(dc,12.5*a)>l,u=s?h?"own largest":dc:T(an(e)),p=t+12*a,f=[d("text",{class:"small",x:t,y:n},"0"),d("image",{class:"\
map",href:zt(Tf,Ar,e.scale),x:p,y:n-9*a,width:c,height:9*a,preserveAspectRatio:"none"}),d("rect",{class:"map-frame",x:p,
y:n-9*a,width:c,height:9*a}),d("text",{class:"small",x:p+c+5*a,y:n},u)],g=Er(e),b={"data-act":"scale",role:"button",tabindex:"\
0","aria-label":`Colours of the head maps go from 0 to ${s?"the largest weight of each head":u}. ${g}`};if(o){let k=17*a+
c+j(u,12.5*a),x=d("rect",{class:"ground",x:t-6*a,y:n+14*a-St,width:k+12*a,height:St});return d("g",{key:"scale",class:"s\
witch",...b},x,f)}let m=j(g,12.5*a)+16*a,y=cn(e);return d("g",{key:"scale"},d("text",{class:"small",x:t,y:n-(y?33:17)*a},
"Head maps: row reads column"),y&&d("text",{key:"weight",class:"small",x:t,y:n-17*a},`%: ${y}`),f,d("g",{key:"switch",class:"\
switch",...b},d("rect",{class:"handle stays",x:t,y:n+8*a,width:m,height:19*a,rx:9.5*a}),d("text",{class:"handle-words st\
ays",x:t+8*a,y:n+21.5*a},g)))}var Ar,dc,Tf,Xn=S(()=>{"use strict";w();U();Zt();V();mt();Ze();Ar=64,dc="largest of each h\
ead",Tf=Float32Array.from({length:Ar},(e,t)=>t/(Ar-1))});function gc(e,t){let n=R(e),o=e.stage.size.width>=600*n,r=Math.min(e.reading.count*14,170),s=Math.max(200,Math.min(e.reading.
count*20,300));return[{key:"map",least:{width:(o?150+s:240)*n,height:(120+r)*n},rank:t.isLeaf?1:0,share:1.2,marks:i=>Nf(
e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>If(e,i,t)}]}function Nf(e,t,n){let{reading:o,
isOwnScale:r}=e,{layer:s,head:i,query:a,visit:c}=n,l=R(e),{count:h}=o,u=o.weights(s,i),p=o.isRemoved(s,i)||o.isSkipped(s,
"attention"),f=r?u[gt(u)]||1:an(e),g=Lf(e,t,n,p),b=Math.min(.36*t.width,190*l),m=t.y+42*l,[y,k]=[t.width-b,t.height-44*l-
g.height],x=t.width<600*l?1.9:1.15,$={width:y/h,height:Math.min(k/h,x*y/h)},v={x:t.x+b,y:m,width:y,height:$.height*h},_=`\
layers.${s}.heads.${i}`,M=$.height>=30*l,A=_f($.height,13*l);return[G(e,t.x,t.y+15*l,b>=150*l?"The visit that asks":"Who\
 asks",{kind:"strong",width:b-8*l}),d("g",{key:"columns"},L()),d("g",{key:"rows"},I()),d("image",{key:"weights",class:"m\
ap",href:zt(u,h,e.scale,f),...v,preserveAspectRatio:"none",opacity:p?.3:1}),d("rect",{key:"frame",class:"map-frame",...v}),
d("g",{key:"cells",role:"group","aria-label":`Weights of layer ${s}, head ${i}`},C()),d("rect",{key:"column",class:"chos\
en-column",x:v.x+c*$.width,y:t.y,width:$.width,height:v.y+v.height-t.y,rx:3}),O(),d("rect",{key:"cell",class:"chosen-cel\
l",x:v.x+c*$.width,y:v.y+a*$.height,width:$.width,height:$.height}),g.at(v.y+v.height)];function O(){let W=v.y+a*$.height,
P=19*l,D=(Q,nt)=>d("rect",{key:Q,class:"chosen-row",...nt,rx:3}),{height:q}=$;if(q>=P)return D("row",{x:t.x-3,y:W,width:t.
width+3,height:q});let it={x:t.x-3,y:W+(q-P)/2,width:b,height:P};return[D("row",{x:v.x-1,y:W,width:v.width+2,height:q}),
D("asking",it)]}function L(){let W=$.width>=14*l,P=Math.min(15*l,$.width-3*l),D=$.width>=30*l,q=v.x;return o.visits.map(
(it,Q)=>{let nt=String(yt[it.weekday]),ct=it.weekday!==o.visits[Q-1]?.weekday,rt=v.x+Q*$.width,pe=Y(e,nt,"tiny"),As=!W&&
ct&&rt>=q&&rt+pe<=v.x+v.width;As&&(q=rt+pe+4*l);let To=v.x+(Q+.5)*$.width;return d("g",{key:`column ${Q}`,class:`part ch\
oice${Q===c?" here":""}${it.masked?" off":""}`,"data-open":`${_}.${a}.${Q}`,role:"button",tabindex:"-1","aria-label":`Re\
ad from visit ${Q+1}: ${z(o,Q)}${it.masked?", masked":""}`},d("rect",{class:"ground",x:v.x+Q*$.width,y:t.y,width:$.width,
height:42*l}),W&&xt(it.category,To-P/2,t.y+(D?0:22)*l,P),As&&G(e,rt,t.y+38*l,nt,{kind:"tiny",key:"weekday"}),D&&[G(e,To,
t.y+26*l,nt,{kind:"tiny",anchor:"middle",key:"day"}),G(e,To,t.y+38*l,$.width>=40*l?lt(it.start_minute):`${Math.floor(it.
start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],d("title",{},z(o,Q)))})}function I(){return o.visits.map(
(W,P)=>{let D=v.y+(P+.5)*$.height,q=P===a,it=q||(h-1-P)%A===0&&Math.abs(P-a)>=A,Q=Math.min(18*l,$.height-1.5*l),nt=$.height>=
12*l,ct=t.x+(nt?Q+10*l:4*l),rt=v.x-ct-6*l,pe=q||M?"strong":"label";return d("g",{key:`row ${P}`,class:`part choice${q?" \
here":""}`,"data-open":`${_}.${P}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${P+1} asks: ${z(o,P)}`},d("rect",
{class:"ground",x:t.x,y:D-$.height/2,width:b,height:$.height}),nt&&xt(W.category,t.x+3*l,D-Q/2,Q),it&&G(e,ct,D+(M?-2:4.5)*
l,W.label,{kind:pe,width:rt,key:"name"}),M&&G(e,ct,D+12*l,`${qt(o,P)} · ${Ka(o,P)}`,{kind:"small",width:rt,key:"when"}),
d("title",{},z(o,P)))})}function C(){let W=[];for(let P=0;P<h;P++){if(h>mc&&P!==a){W.push(d("rect",{key:`row ${P}`,class:"\
cell",x:v.x,y:v.y+P*$.height,width:v.width,height:$.height,"data-open":`${_}.${P}.${c}`},d("title",{},z(o,P))));continue}
for(let D=0;D<h;D++)W.push(H(P,D))}return W}function H(W,P){let D=Number(u[W*h+P]),[q,it]=[v.x+P*$.width,v.y+W*$.height],
Q=W===a&&P===c,nt=String(Math.round(100*D)),ct=pe=>$.width>=Y(e,nt.padStart(2,"0"),pe)+2*l,rt=(D>=Of||W===a)&&$.height>=
13*l&&ct("tiny");return d("g",{key:`${W} ${P}`,class:"cell"},d("rect",{key:"cell",x:q,y:it,width:$.width,height:$.height,
"data-open":`${_}.${W}.${P}`,role:"button",tabindex:Q?0:"-1","aria-current":Q?"true":null},d("title",{},`${z(o,W)} reads\
 ${T(D,1)} from ${z(o,P)}`)),rt&&G(e,q+$.width/2,it+$.height/2+4.5*l,nt,{kind:D/f>=.3&&ct("strong")?"strong":"tiny",anchor:"\
middle",also:D/f>=Sf&&!p?"on-dark":"on-light",key:"weight"}))}}function _f(e,t){return Math.max(1,Math.ceil(t/e))}function Lf(e,t,{
layer:n,head:o,query:r,isLeaf:s},i){let{canAct:a,canAsk:c,reading:l}=e,h=R(e),u=l.isRemoved(n,o),p=t.height>=330*h,f=`la\
yers.${n}.heads.${o}`,b=[a&&{text:u?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":f},isPressed:u},
c&&!u&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":f}},s?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":o,"data-query":r},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":o},isButton:!1},{text:Er(e),attributes:{"data-act":"sc\
ale"}}].filter(x=>x!==!1),m=i?"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${l.
count>mc?"A stronger colour is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,y=p?F(m):[],k=B(
e,{...t,y:0},y,"small").height;return{height:k+40*h,at(x){let $=t.x,v=[];for(let{text:_,attributes:M,...A}of b){let O=dt(
e,$,x+k+22*h,_,M,A);$+O.width>t.x+t.width||(v.push(O.mark),$+=O.width+10*h)}return[d("g",{key:"explained"},B(e,{...t,y:x+
3*h},y,"small").marks),d("g",{key:"controls"},v)]}}}function If(e,t,{layer:n,head:o,query:r,visit:s}){let{reading:i}=e,a=r===
i.count-1?"the last visit":`visit ${r+1}`,c=r===s?"itself":le(i,s);return[...J(e,t,`How much does ${a} read from ${c}?`,
`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),d("g",{key:"worked"},Dn(e,Z(e,t),Ee(i,n,o,r,s),jn(i,n,o,r),s,[{letter:"\
q",words:`Query of ${z(i,r)}`,colour:"query"},{letter:"k",words:`Key of ${z(i,s)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${o}.${r}.${l}`}))]}var mc,Of,Sf,yc=S(()=>{"use stri\
ct";w();ce();_t();It();he();Lt();ft();ie();Xn();U();V();mt();Ze();mc=24,Of=.045,Sf=.6});function wc(e,t){let n=R(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:o=>Rf(e,o,t)},...e.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:o=>Pf(e,o,t)}]:[]]}function Rf(e,t,{location:n}){
let{reading:o}=e,r=R(e),s=Ne(o,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=s,[p,f]=[
i.toFixed(2),(1-i).toFixed(2)],g=o.pointerWeights,b=[],m=A=>s.visits.map(O=>({value:A*Number(g[O]),colour:"pointer"}));o.
hasPointer&&b.push({key:"pointer",label:"Pointer",parts:m(1),text:vt(a),open:"pointer"}),o.hasGate&&b.push({key:"from po\
inter",label:`× gate ${p}`,parts:m(i),text:vt(l),open:"gate"}),o.hasGeneration&&b.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:vt(c),open:`generation.${n}`}),o.hasGate&&b.push({key:"from generation",
label:`× (1 − ${p})`,parts:[{value:h,colour:"generation"}],text:vt(h),open:"gate"}),b.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:vt(u),isChosen:!0});let y=Z(
e,t),k=o.hasGate?[[{text:`${p} × ${vt(a)} = ${vt(l)}`}],...F("come from the pointer,"),[{text:`${f} × ${vt(c)} = ${vt(
h)}`}],...F("from generation. Together:"),[{text:vt(u),kind:"strong"},{text:"."}],...F("All bars have one scale.")]:[...F(
`There is only ${o.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=B(e,{...y,y:0},
k),$={...y,height:y.height-x.height-44*r},v=Ie(e,$,b.length,bc),_=B(e,{...y,y:y.y+v+8*r},k),M=dt(e,y.x,y.y+y.height-10*r,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...J(e,t,`How probable is ${o.nameOf(n).label}?`),
d("g",{key:"rows"},kt(e,$,b,{most:bc})),..._.marks,M.mark]}function Pf(e,t,{location:n}){let{reading:o}=e,r=R(e),{visits:s,
pointer:i}=Ne(o,n),a=Z(e,t),c="Its visits";if(s.length===0){let m=F("None of the visits is here, so the pointer cannot c\
hoose it.");return[...J(e,t,c),...B(e,a,m).marks]}let l=o.pointerWeights,h=s.map(m=>({key:`visit ${m}`,label:`${qt(o,m)}\
 (visit ${m+1})`,parts:[{value:Number(l[m]),colour:"pointer"}],text:vt(Number(l[m])),open:`pointer.${m}`,isOff:o.visits[m]?.
masked??!1})),u=s.length>1?"Together the pointer gives them":"The pointer gives it",p=[...F(u),[{text:vt(i),kind:"strong"},
{text:"."}]],f=B(e,{...a,y:0},p),g={...a,height:a.height-f.height-8*r},b=Ie(e,g,h.length);return[...J(e,t,c),d("g",{key:"\
rows"},kt(e,g,h,{isOrdered:!0})),...B(e,{...a,y:a.y+b+6*r},p).marks]}function vt(e){return T(e,e>=.01||e===0?1:e>=1e-5?3:
5)}var bc,xc=S(()=>{"use strict";w();_t();It();Re();Lt();ft();U();V();bc=56});function kc(e,t){let n=R(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:o=>Cf(
e,o,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:o=>Wf(e,o,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:o=>Ff(e,o)}]}function Cf(e,t,n){let{reading:o}=e,r=R(e),s=Z(e,t),i=B(e,s,
F("A score for each visit, and its weight after the softmax."),"small"),a=o.pointerScores,c=o.pointerWeights,l=o.visits.
map((p,f)=>({key:`visit ${f}`,label:p.label,says:qt(o,f),category:p.category,parts:[{value:Number(c[f]),colour:"pointer"}],
beside:N(Number(a[f]),2),text:T(Number(c[f]),1),open:`pointer.${f}`,isChosen:f===n.visit,isOff:p.masked,exact:`${z(o,f)}\
: score ${N(Number(a[f]),4)}, weight ${T(Number(c[f]),2)}`})),h=dt(e,s.x,s.y+s.height-10*r,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...s,y:s.y+i.height+4*r,height:s.height-i.height-34*r};return[...J(e,t,"What the p\
ointer reads"),...i.marks,d("g",{key:"rows"},kt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Wf(e,t,{visit:n}){let{
reading:o}=e;return[...J(e,t,`How does the pointer score ${le(o,n)}, ${qt(o,n)}?`,`Score of ${le(o,n)}`),d("g",{key:"wor\
ked"},Dn(e,Z(e,t),Te(o,n),Gn(o),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${z(
o,n)}`,colour:"key"}],{colour:"pointer",over:o.count===1?"its only visit":`all ${o.count} visits`,open:r=>`pointer.${r}`}))]}
function Ff(e,t){let{reading:n}=e,o=R(e),r=Z(e,t),s=n.pointerWeights,i=B(e,r,F("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:p,probability:f,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:p,parts:g.map(b=>({value:Number(s[b]),colour:"\
pointer"})),text:T(f,1),open:h>1?`places.${h}`:null,exact:`${g.map(b=>T(Number(s[b]),2)).join(" + ")} = ${T(f,2)}`})),c={
...r,y:r.y+i.height+6*o,height:r.height-i.height-36*o},l=dt(e,r.x,r.y+r.height-10*o,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...J(e,t,"Sums per place"),...i.marks,d("g",{key:"rows"},kt(e,c,a)),l.mark]}var $c=S(
()=>{"use strict";w();_t();It();Re();he();Lt();ft();U();V()});function vc(e,t){let n=R(e),o=Mc(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*o+90)*n},rank:t.
number===null?0:1,share:1.5,marks:r=>Hf(e,r,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:r=>jf(e,r,t)}]}function to(e,{layer:t,visit:n,number:o}){return o??nn(at(e,`layers.${t}.residual_out`,n))}function Mc(e,{
layer:t,visit:n}){let o=`layers.${t}`,r=e.has(`${o}.attention_out`),s=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,p,f,g="plain")=>{let b=at(e,`${o}.${u}`,n),m=`length ${N(Math.hypot(...b))}`;a.push({key:u,title:p,says:f||
m,values:b,colour:g})},l=(u,p)=>s?i(u)?"unchanged":"":i(u)?"nothing":`${p} alone`;return c("residual_in","Comes in","","\
stream"),r&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",r?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${o}.${u}\
.mean`))return"off: unchanged";let p=Number(e.values(`${o}.${u}.mean`)[n]),f=1/Number(e.values(`${o}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${N(p,2)}, deviation ${N(f,2)}`}}function Hf(e,t,n){let{reading:o}=e,{layer:r,visit:s}=n,i=R(e),
a=Z(e,t),c=to(o,n),l=Mc(o,n),h={...a,height:a.height-34*i},u=s===o.count-1,p=a.x,f=[],g=(b,m,y=!0)=>{let k=dt(e,p,a.y+a.
height-10*i,b,m,{isButton:y});p+k.width>a.x+a.width||(f.push(k.mark),p+=k.width+10*i)};return s>0&&g("Earlier visit",{"d\
ata-open":`layers.${r}.stream.${s-1}`}),u||g("Later visit",{"data-open":`layers.${r}.stream.${s+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...J(e,t,`${u?"The last visit":`Visit ${s+1}`} in layer ${r}: ${z(o,s)}`,`Layer ${r}\
: ${z(o,s)}`),d("g",{key:"rows"},ae(e,h,l,{chosen:c,open:b=>`layers.${r}.stream.${s}.${b}`})),d("g",{key:"controls"},f)]}
function jf(e,t,n){let{reading:o}=e,{layer:r,visit:s}=n,i=R(e),a=to(o,n),c=Z(e,t),{y:l}=c,h=[];for(let p of Gf(o,r,s,a)){
let f=B(e,{...c,y:l},p);if(l+f.height>c.y+c.height)break;h.push(...f.marks),l+=f.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...J(e,t,`Number ${a+1} of ${o.trace.architecture.d_model}, worked out`),d("g",{key:"lines"},h),
u.height>=90*i&&d("g",{key:"units"},Uf(e,u,r,s,a))]}function Gf(e,t,n,o){let r=`layers.${t}`,s=`transformer.layers.${t}`,
i=h=>Number(at(e,`${r}.${h}`,n)[o]),a=e.trace.interventions.residuals!==!1,c=[[...F("Comes in:"),Qn(i("residual_in"))]];
return e.has(`${r}.attention_out`)&&(c.push(Zn("Norm 1:",tn(e,`${r}.residual_in`,`${r}.norm1`,`${s}.norm1`,n,o))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(Zn("Norm\
 2:",tn(e,`${r}.residual_mid`,`${r}.norm2`,`${s}.norm2`,n,o))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,p,f,g){let b=g?"0 (skipped)":
N(Math.abs(p),2);return a?[...F(h),[{text:`${N(u,2)} ${p<0&&!g?"−":"+"} ${b} =`}],Qn(f)]:[...F(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":N(p,2),kind:"strong"}]]}}function Zn(e,t){if(!t)return F(`${e} off, the number s\
tays as it is`);let{x:n,mean:o,reciprocal:r,standard:s,weight:i,bias:a,result:c}=t;return[...F(e),[{text:`(${N(n,2)} ${o<
0?"+":"−"} ${N(Math.abs(o),2)})`}],[{text:`× ${N(r,3)} = ${N(s,2)};`}],...i===null||a===null?F("then a learned factor\
 and bias give").concat([Qn(c)]):[[{text:`${N(s,2)} × ${N(i,2)} ${a<0?"−":"+"} ${N(Math.abs(a),2)} =`}],Qn(c)]]}function Qn(e){
return[{text:N(e,2),kind:"strong"}]}function Uf(e,t,n,o,r){let{reading:s}=e,i=R(e),a=at(s,`layers.${n}.feed_forward.pre`,
o),c=at(s,`layers.${n}.feed_forward.hidden`,o),l=Un(s,n,o,r),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((k,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[k]))),p=Array.from(c).filter(k=>k>0).length,f=s.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${p} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${N(_e(h),2)}, the bias adds ${N(l.bias,2)}:`:`${p} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,b=B(e,t,F(f+g),"small"),m=Math.max(1,Math.floor((t.height-b.height)/
(20*i))),y=u.slice(0,m).map(k=>({key:`unit ${k}`,label:`unit ${k+1}`,parts:[{value:Number(h[k]),colour:"plain"}],beside:`${N(
Number(a[k]))} → ${N(Number(c[k]))}${l?` × ${N(Number(l.dot.second[k]),2)}`:""}`,text:N(Number(h[k]),2)}));return[...b.
marks,kt(e,{...t,y:t.y+b.height+2*i,height:t.height-b.height-4*i},y)]}var eo=S(()=>{"use strict";w();_t();It();Re();he();
Hn();Lt();ft();U();V()});function Or(e,t){let n=R(e),o=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:o?1:0,share:1.2,
marks:r=>Vf(e,r,t)},{key:"number",least:{width:310*n,height:250*n},rank:o?0:2,marks:r=>qf(e,r,t)},...t.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:o?2:1,share:.6,marks:r=>Jf(e,r,t)}]:[]]}function Sr(e,t,n){let{trace:o,
count:r}=e,s=e.visits[n],{without_features:i=[],position_from_end:a}=o.interventions;if(i.some(c=>c===t)||t==="position_\
from_end"&&a===!1)return"left out: all zeros";if(!s)return"";switch(t){case"location":return s.label;case"user":return o.
user===null?"nobody in particular":`person ${o.user}`;case"time":{let c=Math.floor(s.start_minute/En)*En;return`${lt(c)}\
 to ${lt((c+En)%1440)}`}case"weekday":return Gi[s.weekday]??"";case"recency":{let c=zf(e,n);return c===null?"days before\
 the prediction":c>=zo?`${zo} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(s.duration_minutes/ke)*ke,l=c+ke;return c>=Vo*ke?`${Ut(Vo*ke)} or more`:`${c?Ut(c):"0"} to ${Ut(l)}`}default:{let c=r-
n;return c===1?"the last visit":`${c} from the end`}}}function zf({trace:e,visits:t},n){let o=t[n]?.arrival;if(!o)return null;
let r=s=>Date.parse(s.slice(0,10))/Df;return Math.round(r(e.predict_at)-r(o))}function Vf(e,t,{kind:n,visit:o}){let{reading:r}=e,
s=R(e),i=Z(e,t),a=r.slices.map(({name:p,label:f,lengths:g})=>({key:p,title:f,says:Sr(r,p,o),values:gr(r,p,o),colour:Number(
g[o])===0?"plain off":"plain"})),c=a.reduce((p,{values:f})=>p+f.length,0),l=B(e,i,F(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=dt(e,i.x,i.y+i.height-10*s,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*s,height:i.height-l.height-34*s};return[...J(e,t,n==="inpu\
ts"?"What the last visit is made of":z(r,o)),...l.marks,d("g",{key:"rows"},ae(e,u,a)),h.mark]}function qf(e,t,{kind:n,visit:o,
number:r}){let{reading:s}=e,i=R(e),a=Z(e,t),c=at(s,"inputs.projected",o),l=r??nn(c),h=tc(s,o,l),u=n==="inputs"?"inputs":
`visits.${o}`,p=[{key:"projected",title:`${c.length} numbers`,says:s.has("inputs.norm")?"all features, mixed":"",values:c,
colour:"stream"}],f={...a,height:Math.min(86*i,.26*a.height)},g=Kf(s,o,l),b=[],m=g.reduce(($,v)=>$+B(e,{...a,y:0},v).height+
4*i,0),y={...a,y:f.y+f.height+28*i,height:a.height-f.height-m-36*i},k=h?Yf(h):[],x=y.y+(k.length?Ie(e,y,k.length)+6*i:0);
for(let $ of g){let v=B(e,{...a,y:x},$);if(x+v.height>a.y+a.height+2)break;b.push(...v.marks),x+=v.height+4*i}return[...J(
e,t,"The vector that enters the layers"),d("g",{key:"vector"},ae(e,f,p,{chosen:l,open:$=>`${u}.${$}`})),k.length>0&&B(e,
{...a,y:f.y+f.height+4*i},F(`Number ${l+1}: each feature × its weights`),"small").marks,k.length>0&&d("g",{key:"rows"},
kt(e,y,k)),d("g",{key:"lines"},b)]}function Yf({parts:e,bias:t}){return[...e.map(({name:o,label:r,dot:s})=>({key:o,label:r,
parts:[{value:s.sum,colour:"plain"}],text:N(s.sum,2),exact:`${r}: the sum of ${s.products.length} products is ${N(s.sum,
4)}`})),{key:"bias",label:"bias",parts:[{value:t,colour:"plain"}],text:N(t,2),exact:""}]}function Kf(e,t,n){if(!e.has("i\
nputs.norm"))return[];let o=Number(at(e,"inputs.projected",t)[n]),r=Number(at(e,"layers.0.residual_in",t)[n]),s=tn(e,"in\
puts.projected","inputs.norm","input_norm",t,n),i=[[...F("Sum:"),[{text:N(o,2),kind:"strong"}]],Zn("Norm:",s)];if(e.trace.
architecture.components.includes("sinusoidal")){let a=e.trace.architecture.d_model,c=Yt(e,"pos_encoding",t*a+n);e.trace.
interventions.sinusoidal===!1?i.push(F("No position encoding: it is off.")):c!==null&&s&&i.push([...F("Position encoding\
:"),[{text:`${N(s.result,2)} ${c<0?"−":"+"} ${N(Math.abs(c),2)} =`}],[{text:N(r,2),kind:"strong"}]])}return i}function Jf(e,t,{
visit:n}){let{reading:o}=e,r=R(e),s=Z(e,t),i=[];for(let g=0;g<o.layers;g++)for(let b=0;b<o.heads;b++){let m=Number(o.lastRow(
g,b)[n]),y=o.isRemoved(g,b)||o.isSkipped(g,"attention");i.push({key:`${g} ${b}`,label:`Layer ${g}, head ${b}`,parts:[{value:m,
colour:"plain"}],text:y?"off":T(m,1),open:`layers.${g}.heads.${b}.${o.count-1}.${n}`,isOff:y})}let a=[];if(o.hasPointer){
let g=Number(o.pointerWeights[n]);i.push({key:"pointer",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:T(g,1),open:`\
pointer.${n}`}),o.hasGate&&a.push(...F("To the answer the pointer carries"),[{text:`${T(g,1)} × gate ${o.gate.toFixed(2)}\
 = `},{text:T(g*o.gate,1),kind:"strong"},{text:"."}])}let c=B(e,s,F(o.visits[n]?.masked?"This visit is masked: nothing r\
eads it.":"How much the last visit reads from it"),"small"),l=B(e,{...s,y:0},a),h={...s,y:s.y+c.height+2*r,height:s.height-
c.height-l.height-8*r},u=Ie(e,h,i.length),p=i.map(({parts:g})=>Number(g[0]?.value)),f=Math.max(Bf,...p);return[...J(e,t,
"Who reads it?"),...c.marks,i.length>0&&d("g",{key:"rows"},kt(e,h,i,{largest:f})),d("g",{key:"end"},B(e,{...s,y:h.y+u+6*
r},a).marks)]}var Df,Bf,Nr=S(()=>{"use strict";w();Tn();_t();It();Re();he();eo();Hn();Lt();ft();U();V();Df=864e5,Bf=.1});function Ac(e,t){let n=Ct(t,e.reading);return n?Ha(e,n,Xf[n.kind](e,n)):[]}var Xf,Ec=S(()=>{"use strict";w();Za();_t();rc();
cc();yc();Me();xc();$c();eo();Nr();Me();Xf={head:gc,stream:vc,inputs:Or,visit:Or,context:Xa,pointer:kc,generation:ac,gate:oc,
place:wc}});function Ht(e,t,n){let{title:o,text:r}=Qf(e,t,n),s=n?.words?Zf(e,t,n):"";return{title:o,text:s?`${r} ${s}`:r}}function Zf(e,t,n){
let o=Pr(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${o} the pointer gives it ${T(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let r=n.knownProbability(e.location??0);return r===null?"":`${o} its probability i\
s ${T(r,1)}.`}return e?.kind==="gate"?`${o} it is ${n.gate.toFixed(2)}.`:""}function Qf(e,t,n){switch(e?.kind){case"visi\
t":return nd(e.visit??0,t);case"head":return rd(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:td(t)};case"stream":return Oc(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"\
its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model} numbers. ${Ic(Tc(t),!0)} ${Tc(t).
length===1?"reads":"read"} nothing else of it.`};case"pointer":return Sc(t);case"generation":return Nc(t);case"gate":return _c(
t);case"place":return sd(e.location??0,t);default:return id(t,n)}}function td(e){let{slices:t,trace:n}=e,o=Ic(t.map(({label:s})=>ed[s]??
s)),r=n.architecture.d_model;return e.has("inputs.norm")?`Each visit is ${t.length} vectors side by side: ${o}. One matr\
ix mixes them into ${r} numbers.`:`The network has ${t.length} vectors for each visit: ${o}. Its first layer reads ${r} \
numbers.`}function Tc(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has(
"gate.logit")?["the gate"]:[]]}function Qt(e,t){let n=e.visits[t];return n?`${n.label}, ${yt[n.weekday]} ${lt(n.start_minute)}`:
""}function nd(e,t){let n=t.visits[e],o=[],r=od(e,t);if(n?.masked)return{title:`${Qt(t,e)}.`,text:"This visit is masked:\
 nothing reads it."};if(r&&o.push(`Layer ${r.layer}, head ${r.head} reads most from it: ${T(r.weight)}.`),t.hasPointer){
let s=t.pointerWeights[e],i=t.locations[e]??0,a=s*t.gate,c=t.probabilityOf("final",i);o.push(t.hasGate?`The pointer give\
s it ${T(s,1)}, after the gate ${_r(a)} of its place’s ${T(c,1)}.`:`The pointer gives it ${T(s,1)} of the answer.`)}return{
title:`${Qt(t,e)}.`,text:o.join(" ")}}function od(e,t){let n=null;for(let o=0;o<t.layers;o++)for(let r=0;r<t.heads;r++){
if(t.isRemoved(o,r))continue;let s=Number(t.lastRow(o,r)[e]);(!n||s>n.weight)&&(n={layer:o,head:r,weight:s})}return n}function rd(e,t,n){
let o=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:o,text:`\
Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weights it would have used.`}}let r=n.
lastRow(e,t),s=gt(r),a=[...r.keys()].sort((h,u)=>r[u]-r[h])[1],c=a===void 0?"":` and ${T(r[a])} from ${Qt(n,a)}`,l=s===n.
count-1?"itself":Qt(n,s);return{title:o,text:`The last visit reads ${T(r[s])} from ${l}${c}.`}}function Oc(e,t){let{residual:n,
attention:o,feedForward:r}=t.stream(e),s=t.count-1,i=o?`its heads add one of length ${N(Number(o[s]))} and `:"";return{title:`\
Residual stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${N(Number(n[s]))}; ${i}its feed-forwa\
rd network adds one of length ${N(Number(r[s]))}.`}}function Sc(e){let t=e.pointerWeights,n=gt(t),[o]=e.pointedPlaces,r=o&&
o.visits.length>1?`; its ${o.visits.length} visits add up to ${T(o.probability)}`:"";return{title:"Pointer.",text:`It sc\
ores every visit and turns the scores into weights. Its favourite visit is ${Qt(e,n)}, with ${T(t[n])}. Most probable to\
 copy: ${o?.label}${r}.`}}function Nc(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`It scores all ${e.trace.
architecture.locations-2} places, visited or not, and “unknown”. First comes ${t?.label} with ${T(t?.probability??0)}\
, then ${n?.label} with ${T(n?.probability??0)}.`}}function _c(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.
learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(2)}: ${T(t)} of the answer’s distribution comes fr\
om the pointer, ${T(1-t)} from generation.`}}function sd(e,t){let{label:n}=t.nameOf(e),o=t.probabilityOf("final",e),r=[`\
Its probability is ${T(o,1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;
r.push(`: gate ${l.toFixed(2)} × ${T(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${T(c,1)} by generation`)}let s=t.locations.
filter(a=>a===e).length,i=["It is not among the visits","It was visited once"][s]??`It was visited ${s} times`;return{title:`${n}\
.`,text:`${r.join("")}. ${i}.`}}function id(e,t){let{prediction:n}=e.trace,{label:o}=e.nameOf(n.location),r=`${o}, ${T(n.
probability,1)}.`;if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.location===n.location,l=e.wordsFor(t),
h=t.nameOf(t.trace.prediction.location).label,u=[...a===null?[]:[`That is ${ad(n.probability,a)} ${l}.`],...c?[]:[`${Pr(
l)} the answer was ${h}.`]];return{title:r,text:u.join(" ")}}let s=e.count===1?"the visit":`these ${e.count} visits`,i=e.
hasGate?` ${_r(n.from_pointer)} are copied from visits (pointer), ${_r(n.from_generation)} are generated.`:"";return{title:r,
text:`A neural network read ${s} and expects this place next.${i}`}}function Lc({kind:e},t,n){let{location:o,probability:r}=t.
trace.prediction,s=new Bt(n),{prediction:i}=n,a=Ir(e),c=t.nameOf(o).label;if(i.location!==o){let l=s.nameOf(i.location).
label;return`${a}, the answer would be ${l} with ${T(i.probability,1)}.`}return`${a}, ${Rr(c,r,i.probability)}`}function Ir(e){
return e==="head"?"Switched off":"Masked"}function Rr(e,t,n){let[o,r]=[T(t,1),T(n,1)];return o===r?`${e} would still get\
 ${o}.`:`${e} would get ${r} instead of ${o}.`}function ad(e,t){let{change:n,size:o}=xe(e,t);return n===0?"the same as":
`${o} points ${n>0?"more":"less"} than`}function Pr(e){return e.charAt(0).toUpperCase()+e.slice(1)}function _r(e){return`${(100*
e).toFixed(1)} points`}function Ic(e,t=!1){let n=e.at(-1)??"",o=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?
Pr(o):o}function Rc(e){let{count:t}=e,n=e.visits[t-1],o=e.visits[0],r=[{title:t===1?"One visit.":`${t} visits.`,text:t===
1?`${Qt(e,0)}. Where does this person go next?`:`They begin with ${o?.label} and end with ${Qt(e,t-1)}. Where does this \
person go next?`,part:`visits.${t-1}`},{...Ht({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)r.push(
cd(c,e)),r.push({...Oc(c,e),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});r.push({...Ht({kind:"\
context"},e,null),part:"context"}),e.hasPointer&&r.push({...Sc(e),part:"pointer"}),e.hasGeneration&&r.push({...Nc(e),part:"\
generation"});let{prediction:s}=e.trace,i=e.nameOf(s.location).label,a=e.hasGate?`${_c(e).text} `:"";return r.push({title:`${i}\
, ${T(s.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${s.location}`}),r}function cd(e,t){
let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let o=null,r=0;for(let i=0;i<t.heads;i++){if(t.isRemoved(e,i))continue;r+=1;let a=t.lastRow(e,i),c=gt(a);(!o||
a[c]>o.weight)&&(o={head:i,visit:c,weight:a[c]})}if(!o)return{title:n,text:"All of its heads are switched off.",part:null};
let s=o.visit===t.count-1?"from itself":`from ${Qt(t,o.visit)}`;return{title:n,text:`In ${r===1?"one head":`${r} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${o.head} reads ${T(o.
weight)} ${s}.`,part:`layers.${e}.heads.${o.head}`}}var Lr,ed,no=S(()=>{"use strict";w();ie();V();Lr="Point at anything \
to see what it does.";ed={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of sta\
y",order:"position"}});function Pc(e,t){let n=Ct(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return hd(n,t);break;case"stream":
return ud(n,t);case"pointer":if(n.isLeaf)return pd(n,t);break;case"generation":if(n.isLeaf)return fd(n,t);break;case"gat\
e":return dd(t);default:break}return Ht(Nt(ld(n),t),t,null)}function ld({kind:e,layer:t,head:n,visit:o,location:r}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${o}`:e==="place"?`places.${r}`:e}function hd({layer:e,head:t,query:n,
visit:o},r){let s=r.weights(e,t).subarray(n*r.count,(n+1)*r.count),i=Number(s[o]),a=s.filter(g=>g>i).length,c=n===o?"its\
elf":z(r,o),l=`${z(r,n)}, reads ${T(i,1)} from ${c}.`;if(r.visits[o]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Ee(r,e,t,n,o),p=r.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${r.count} weights in its row ${a===1?"is":"are"} larger.`,f=r.isRemoved(e,t)||r.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${N(h.
sum,2)}, which makes a score of ${N(u,2)}. ${p}${f}`}}function ud({layer:e,visit:t},n){let o=`layers.${e}`,r=l=>N(Math.hypot(
...at(n,`${o}.${l}`,t))),s=n.has(`${o}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${r(l)}`,a=s?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${z(n,t)}.`,text:`The\
 visit comes in as a vector of length ${r("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${r("residual_out")}.${c}`}}function pd({visit:e},t){let n=T(Number(t.pointerWeights[e]),
1),o=`The pointer gives ${z(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:o,text:"The visit is masked: it cannot be \
chosen."};let{dot:r,bias:s,isBiasOff:i,score:a}=Te(t,e),c=s!==null&&!i?` and the bias of its position is ${N(s,2)}`:"";return{
title:o,text:`Query and key multiply to ${N(r.sum,2)}${c}; its score is ${N(a,2)}. The weight counts for ${le(t,e)}.`}}function fd({
location:e},t){let{logit:n}=Jt(t,e),o=t.probabilityOf("generation",e),r=n===null?"":`Its logit is ${N(n,2)}; `,s=`the so\
ftmax over all places makes it ${T(o,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:r?r+s:s.charAt(0).toUpperCase()+s.slice(1)}}function dd(e){let t=Ht({kind:"gate"},e,null),n=Se(e);if(!n)return t;
let{logit:o,learned:r,hidden:s}=n,i=e.trace.gate.learned?`Its ${s.length} hidden units and the bias add up to a logit of\
 ${N(o,2)}.`:`As learned it would be ${r.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var Cc=S(()=>{"use st\
rict";w();Me();It();Lt();pt();no();V()});function Wc(e,{names:t,run:n},o){if(!t.length)return e;let r=md*o/13;return Rn(e,s=>t.includes(s)?{className:"put-in",words:`\
put in from the ${n} run`,onTop:i=>gd(i,n,r)}:null)}function gd({attributes:{x:e,y:t,width:n}},o,r){let[s,i]=[Number(e)+
Number(n),Number(t)],a=.45*r;return d("g",{key:"put in",class:"badge"},d("circle",{cx:s,cy:i,r}),d("path",{d:`M${s+a} ${i-
a}L${s-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),d("title",{},`Put in from the ${o} run`))}var md,Fc=S(()=>{"use strict";
w();er();U();md=7});function jc(e,t){let n=yd[t];return n===void 0?null:Math.round(100*Math.min(1,Math.max(0,e+n)))/100}var yd,Hc,Gc=S(()=>{
"use strict";w();yd={ArrowUp:-.05,ArrowLeft:-.05,ArrowDown:.05,ArrowRight:.05,PageUp:-.2,PageDown:.2,Home:-1,End:1},Hc="\
Up, Down, Page Up, Page Down, Home and End move it; Left and Right lead to other parts."});function Bc(e,{title:t,ground:n,lines:o}){let r=e.cloneNode(!0),{width:s,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=o.length*Uc*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[b,m]of r.querySelectorAll("*").entries()){let y=u[b];
y&&vd(m,getComputedStyle(y)),m.matches(kd)&&h.push(m);for(let k of["class","data-part","data-open","data-act","tabindex",
"role"])m.removeAttribute(k)}for(let b of[...h,...r.querySelectorAll('[opacity="0"]')])b.remove();let p=document.createElementNS(
oo,"title");p.textContent=t;let f=document.createElementNS(oo,"rect");f.setAttribute("y",String(-c)),f.setAttribute("wid\
th",String(s)),f.setAttribute("height",String(l)),f.setAttribute("fill",n);let g=o.map((b,m)=>{let y=a*(m?1:bd),k=document.
createElementNS(oo,"text");return k.textContent=st(b,s-2*Dc,y,m===0),k.setAttribute("x",String(Dc)),k.setAttribute("y",String(
(m+.8)*Uc*a-c)),k.setAttribute("font-size",String(y)),k.setAttribute("font-weight",m?"400":"600"),k.setAttribute("fill",
getComputedStyle(e).color),k});return r.prepend(p,f,...g),r.setAttribute("viewBox",`0 ${-c} ${s} ${l}`),r.setAttribute("\
xmlns",oo),r.setAttribute("width",String(s)),r.setAttribute("height",String(l)),r.setAttribute("font-family",getComputedStyle(
e).fontFamily),r.setAttribute("text-rendering","geometricPrecision"),r.setAttribute("role","img"),r.setAttribute("aria-l\
abel",t),r.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(r),width:s,height:l}}function vd(e,t){if(e.
localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("styl\
e","image-rendering: pixelated");for(let n of wd){if($d.has(n)&&e.localName!=="text")continue;let o=t.getPropertyValue(n);
o&&o!==xd[n]&&e.setAttribute(n,o)}}var oo,Uc,bd,Dc,wd,xd,kd,$d,zc=S(()=>{"use strict";w();V();oo="http://www.w3.org/2000\
/svg",Uc=1.7,bd=1.2,Dc=20,wd=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opac\
ity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],xd={fill:"rgb(0, 0, 0)",stroke:"none",
"stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-orde\
r":"normal","text-decoration-line":"none"},kd=".handle, .handle-words, .control, .escape",$d=new Set(["font-size","font-\
weight","text-anchor"])});function qc(e,t=null,n=null){if(t===null)return[Ad(e,n),Ed(e,n)];let o=Ct(t,e);return o?Md[o.kind](e,o):[]}function Ad(e,t){
let{hasPointer:n}=e,o=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...o?[`Pointer weight ${o.words}`]:[]],rows:e.visits.map((r,s)=>[
z(e,s),r.duration_minutes,...n?[Wr(e.pointerScores[s]),e.pointerWeights[s]]:[],...o?[o.pointerWeights[s]]:[]])}}function Ed(e,t){
return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.
map(({location:n})=>{let{pointer:o,generation:r,fromPointer:s,fromGeneration:i}=Ne(e,n),a=e.probabilityOf("final",n);return[
e.nameOf(n).label,o,r,s,i,a,...t?[t.knownProbability(n)]:[]]})}}function Td(e,{layer:t,head:n,query:o,visit:r,isLeaf:s}){
let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((p,f)=>z(e,f));if(!s)return[{caption:`Weights o\
f ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((p,f)=>[
p,...a.subarray(f*i,(f+1)*i)])}];let h=jn(e,t,n,o),{dot:u}=Ee(e,t,n,o,r);return[ro(`Query of ${l[o]} × key of ${l[r]}, ${c}`,
["Query","Key"],u),{caption:`The row of ${l[o]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((p,f)=>[p,Wr(
h.scores[f]),a[o*i+f]])}]}function Od(e,t){let{layer:n,visit:o}=t,r=`layers.${n}`,s=[["Comes in","residual_in"],["Norm 1",
"norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.o\
ut"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${r}.${u}`)),i=s.map(([,u])=>at(e,`${r}.${u}`,o)),a=to(e,t),c=Un(e,
n,o,a),l=at(e,`${r}.feed_forward.pre`,o),h=at(e,`${r}.feed_forward.hidden`,o);return[{caption:`${z(e,o)}, in layer ${n}`,
columns:["Number",...s.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,p)=>[p+1,...i.map(f=>f[p])])},{caption:`Hidden unit\
s of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","Afte\
r it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,p)=>[p+1,l[p],u,...c?[c.dot.second[p],c.dot.products[p]]:[]])}]}
function Vc(e,{kind:t,visit:n}){let o=at(e,"inputs.projected",n),r=[{caption:`What ${z(e,n)} is made of`,columns:["Featu\
re","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,Sr(e,i,n),c[n]])},Cr("All feature\
s mixed by one matrix",o)];if(t==="inputs")return r;let s=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(
a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&s.push(["Pointer",e.pointerWeights[n]]),
r.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:s}),r}function Sd(e){return[Cr(
"The context: the last visit after all layers",e.values("context"))]}function Nd(e,{visit:t,isLeaf:n}){let o=Gn(e),r=e.visits.
map((l,h)=>z(e,h)),s=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:r.map((l,h)=>[l,s[h],...i?[i[h]]:[],Wr(o.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=Te(e,t);return[ro(`Query of the context × key of ${r[t]}`,["Query","Key"],c),...a]}function _d(e,{
location:t,isLeaf:n}){let o=e.trace.location_probabilities.generation??[],r={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:o.map(i=>[e.nameOf(i.location).label,Jt(e,i.location).logit,
i.probability])},{dot:s}=Jt(e,t);return n&&s?[ro(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],s),r]:
[r]}function Ld(e){let t=Se(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let o="Hidden units";return[t.dot?ro(o,["Hidden un\
it","Weight"],t.dot):Cr(o,t.hidden),n]}function Id(e,{location:t}){let{visits:n,pointer:o,generation:r,gate:s,fromPointer:i,
fromGeneration:a,probability:c}=Ne(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",o,s,i],["Generation",r,1-s,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[z(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function ro(e,t,{
first:n,second:o,products:r,sum:s}){return{caption:e,columns:["Number",...t,"Product"],rows:[...r.map((i,a)=>[a+1,n[a],o[a],
i]),["Sum","","",s]]}}function Cr(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,o)=>[o+1,n])}}function Wr(e){
return Number.isFinite(e)?e:"−∞"}var Md,Yc=S(()=>{"use strict";w();Me();It();eo();Nr();Lt();Md={head:Td,stream:Od,inputs:Vc,
visit:Vc,context:Sd,pointer:Nd,generation:_d,gate:Ld,place:Id}});function Kc(e,t,n,o=null){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-label",
"Numbers");let s=qc(t,n,o);for(let l of s){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(vn(l)),r.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>r.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([Mn(s)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),r.append(c),r.addEventListener("close",()=>{URL.revokeObjectURL(a.href),r.remove()}),
e.append(r),r.showModal()}var Jc=S(()=>{"use strict";w();Go();Yc()});function Zc(e,t,n){if(n==="Home")return e[0]??null;if(n==="End")return e.at(-1)??null;let[o,r]=Rd[n]??[0,!1],s=t?e.indexOf(
t):-1,i=e[s];if(o===0||!i)return null;let a=so(i);if(!r){let p=e[s+o];return p&&so(p)===a?p:null}let c=[...new Set(e.map(
so))],l=c[c.indexOf(a)+o],h=e.filter(p=>so(p)===l),u=p=>Math.abs(Xc(p)-Xc(i));return h.sort((p,f)=>u(p)-u(f))[0]??null}function so(e){
return(e.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function Xc(e){let{top:t,bottom:n}=e.getBoundingClientRect();
return(t+n)/2}var Rd,Qc=S(()=>{"use strict";w();Rd={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});var Fr={};Es(Fr,{SLIDER_KEYS:()=>Hc,blockAround:()=>ir,carryOf:()=>Sa,circuitSentence:()=>Ma,circuitWords:()=>$a,dragOf:()=>Oa,
markedAsCircuit:()=>xa,markedAsPut:()=>Wc,neighbourOf:()=>ar,openedMarks:()=>Ac,sentenceOfOpened:()=>Pc,showTables:()=>Kc,
slid:()=>jc,svgFile:()=>Bc,turned:()=>sr,walked:()=>Zc});var tl=S(()=>{"use strict";w();Aa();Na();Ec();Cc();Fc();Gc();zc();
Jc();Qc()});function nl(e,t){return[...t.map(({title:o,text:r,bars:s=""})=>({title:o,text:`${r} ${s}`})),...Pd(e)].reduce((o,r)=>el(
r)>el(o)?r:o)}function Pd(e){let{visits:t,trace:n,layers:o,heads:r}=e,{location:s,probability:i}=n.prediction,a=Rr(e.nameOf(
s).label,i,1-i),l=[{kind:"visit",visit:t.reduce((h,{label:u},p)=>u.length>Number(t[h]?.label.length)?p:h,0)}];for(let h=0;h<
o;h++)for(let u=0;u<r;u++)l.push({kind:"head",layer:h,head:u});return l.map(h=>{let{title:u,text:p}=Ht(h,e,null);return{
title:u,text:`${p} ${Ir(h.kind)}, ${a}`}})}function el({title:e,text:t}){return e.length+t.length}var ol=S(()=>{"use str\
ict";w();no()});function ln({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?null:e.hasVisitsOf(t)?t.pointerWeights:
null}function io(e){let{reading:t,before:n,overlays:o}=e;if(!o||!n)return 1;let r=ln(e),s=(h,[u=0,p=0])=>h+Math.max(u,p),
i=Array.from(r??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...rl(t),...rl(n)],c=[...new Set(a)].flatMap(h=>Wd.map(u=>[
t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,p)=>u+Number(p[h]),0)));return Math.max(1,
i.reduce(s,0),[...c,l].reduce(s,0))}function rl({trace:e,locations:t}){let n=e.tensors.probabilities;if(n)return Array.from(
n.values,(s,i)=>i);let{final:o,generation:r}=e.location_probabilities;return[...t,...[...o,...r??[]].map(({location:s})=>s)]}
function ao({key:e,now:t,before:n,path:o,edges:r,style:s="",title:i=""}){if(n===null||Math.abs(t-n)<Cd)return null;let a=t>
n?"more":"less",[c,l]=r[a];return!c||!l?null:d("path",{key:`${a} ${e}`,class:`change ${a}${s}`,d:o(c,l)},i&&d("title",{},
i))}function co(e,t,n){return`${T(e,1)}; ${n} ${T(t,1)}`}var Cd,Wd,Ce=S(()=>{"use strict";w();U();V();Cd=.6,Wd=["pointer",
"generation"]});var hn,Fd,lo,sl=S(()=>{"use strict";w();hn="Circuit",Fd=[["bold","keeps the answer"],["faded","can be left out"]],lo=class{circuit=null;failure="";#o;#t;#n=null;constructor(t,n){
this.#o=t,this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[o,r]of Fd){let s=document.createElement(
"li");s.className=o,s.textContent=r,this.legend.append(s)}this.#s(!1,hn)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#r(),this.#s(t,hn),this.#t(),t&&this.#e(0)}renew(){this.#r(),this.isOn&&
this.#e(250)}#r(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=""}async#e(t){let n=new AbortController;if(this.#n=
n,this.#s(!0,`${hn} …`),await new Promise(o=>setTimeout(o,t)),!n.signal.aborted){try{let o=await this.#o(r=>{n.signal.
aborted||this.#s(!0,`${hn} ${Math.floor(100*r)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=o}catch(o){if(n.signal.
aborted)return;this.failure=o instanceof Error?o.message:String(o)}this.#s(!0,hn),this.#t()}}#s(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}}});function al(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function Hr(e,t){return`${e.tag} ${e.
key??t}`}function jd(e,t){let n=e.match(ho)??[],o=t.match(ho)??[],r=t.split(ho);return n.length!==o.length||e.split(ho).
join()!==r.join()?null:s=>{let i=o.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+s*(Number(a)-l))*100)/100)});
return r.map((a,c)=>a+(i[c]??"")).join("")}}var il,Hd,ho,uo,cl=S(()=>{"use strict";w();U();il="http://www.w3.org/2000/sv\
g",Hd=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),ho=/-?\d+(?:\.\d+)?/g,uo=class{#o=new WeakMap;#t=new Map;#n=new WeakMap;#r=0;#e=0;constructor(t){
this.root=t,this.elements=[]}show(t,n=0){this.#p(),this.elements=this.#s(this.root,t,this.elements,n>0),this.#t.size&&this.#u(
n)}#s(t,n,o,r){if(n.every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||o.length)&&(t.textContent=a),
[]}if(!o.length&&!t.firstChild){let a=n.map(c=>this.#i(al(c)));return t.append(...a),a}let s=new Map;for(let[a,c]of o.entries()){
let l=this.#o.get(c);l&&s.set(Hr(l.mark,a),c)}let i=n.map((a,c)=>{let l=al(a),h=s.get(Hr(l,c));s.delete(Hr(l,c));let u=h??
document.createElementNS(il,l.tag);return this.#l(u,l,r&&h!==void 0),u});for(let a of s.values())a.remove();for(let[a,c]of i.
entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(c,l??null)}return i}#i(t){let n=document.createElementNS(il,t.tag);
for(let o in t.attributes){let r=Je(t.attributes[o]);r!==null&&n.setAttribute(o,r)}return this.#o.set(n,{mark:t,elements:this.#s(
n,t.children,[],!1)}),n}#l(t,n,o){let r=this.#o.get(t),s=r?.mark.attributes??{};for(let a of Object.keys(s))Je(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=Je(c),h=Je(s[a]);if(l===null||l===h)continue;
let u=o&&h!==null&&Hd.has(a)?jd(h,l):null;u?this.#t.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#s(t,n.children,r?.elements??[],o);this.#o.set(t,{mark:n,elements:i})}#a(t){let n=this.#n.get(t)??this.#r++;
return this.#n.set(t,n),n}#u(t){let n=performance.now(),o=r=>{let s=Math.min(1,Math.max(0,(r-n)/t));if(s===1){this.#p();
return}let i=1-(1-s)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(
o)};this.#e=requestAnimationFrame(o)}#p(){cancelAnimationFrame(this.#e);for(let{element:t,name:n,end:o}of this.#t.values())
t.setAttribute(n,o);this.#t.clear()}}});function jr(e,t,n){let o=document.createElement("button");return o.type="button",o.dataset.icon=t,o.title=e,o.setAttribute(
"aria-label",e),o.addEventListener("click",n),o}var po,ll=S(()=>{"use strict";w();po=class{#o=0;#t=0;#n=[];constructor(t,n){
this.show=n,this.button=jr("Play the story","play",()=>this.toggle()),this.back=jr("Step back","back",()=>this.step(-1)),
this.forth=jr("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
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
0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function fo({reading:e,before:t,overlays:n,stage:o,happened:r,lit:s}){let i=Ot(s,e),{most:a,top:c,bottom:l}=o.answers,h=r===
null?[]:[r];n&&t&&h.push(t.trace.prediction.location),i!==null&&s?.kind==="place"&&h.push(i);let u=e.answer(a,h),p=u.slice(
0,-1).map(({location:m})=>m),f=ul(p.map(m=>t?.knownProbability(m)??null),1),g=n&&t?Dd(p,e,t):null,b=(l-c)/u.length;return u.
map((m,y)=>{let k=c+(y+.5)*b,x=m.probability*o.full,$={pointer:g?.pointer[y]??null,generation:g?.generation[y]??null},[v,
_]=["pointer","generation"].map(M=>hl(m[M]*ue({reading:e},M),$[M])*o.full);return{...m,was:t?f[y]??null:null,wasByPath:$,
middle:k,start:k+(Number(v)-Number(_)-x)/2,height:x}})}function hl(e,t){return Math.max(0,(t??e)-e)}function Dd(e,t,n){let o=(r,s)=>s?
ul(e.map(i=>n.shareOf(r,i)),ue({reading:n},r)):[];return{pointer:o("pointer",t.hasPointer),generation:o("generation",t.hasGeneration)}}
function ul(e,t){let n=e.filter(r=>r!==null),o=n.reduce((r,s)=>r-s,t);return[...e,n.length===e.length?Math.max(0,o):null]}
function mo(e,t){let{reading:n,stage:o}=e,r=ln(e),s=n.pointerWeights,i=m=>m.reduce((y,k)=>y+hl(s[k],r?.[k]??null),0),a=n.
pointedPlaces.map(m=>({...m,lost:i(m.visits)})).sort((m,y)=>y.probability+y.lost-m.probability-m.lost),c=a.filter((m,y)=>m.
probability+m.lost>=Gd&&y<Ud||Gr(t,m.location)<t.length-1).map(m=>({...m,wish:b(m.visits)})),l=a.filter(({location:m})=>!c.
some(y=>y.location===m));if(l.length){let m=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((y,{probability:k})=>y+k,0),lost:i(m),visits:m,wish:b(m)})}c.sort((m,y)=>m.
wish-y.wish);let{room:h,gap:u}=o.across.places,p=c.map(({wish:m,probability:y,lost:k})=>({wish:m,length:(y+k)*o.full})),
f=p.reduce((m,{length:y})=>m-y,h[1]-h[0]),g=zn(p,Math.max(0,Math.min(u,f/(p.length-1||1))),...h);return c.map(({location:m,
label:y,probability:k,lost:x,visits:$},v)=>({path:"pointer",location:m,label:y,probability:k,start:Number(g[v]),lost:x,visits:$,
answer:Gr(t,m)}));function b(m){let y=m.map(x=>Math.max(s[x],r?.[x]??0)),k=y.reduce((x,$)=>x+$,0)||1;return m.reduce((x,$,v)=>x+
Number(y[v])/k*Number(o.across.visits[$]),0)}}function go({reading:e,stage:t},n){if(!e.hasGeneration)return[];let o=e.generated(
sn),{gap:r}=t.across.generation,{start:s}=t.across.generation;return o.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:s,lost:0,visits:[],answer:Gr(n,i)};return s+=c*t.full+r,l})}function ue({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function Mt(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function Gr(e,t){
let n=e.findIndex(o=>o.location===t);return n<0?e.length-1:n}var Gd,Ud,We=S(()=>{"use strict";w();Ce();pt();Xt();Gd=.03,
Ud=5});function te({stage:e},t){let n=e.type/13;return j(t,12.5*n)+13*n}function un({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function yo(e,t,n,o=3){let r=e.reading.trace.interventions[`${t}\
_temperature`]??1;return d("g",{key:`temperature ${t}`},Fe(e,{act:`${t}_temperature`,words:un(e,t),title:`Temperature of\
 the ${t} softmax: ${r}. Drag to the right for weights that are more alike.`,right:n,y:o,stays:!0}))}function Fe(e,{act:t,
words:n,title:o,right:r,y:s,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||Ur*c,h=te(e,n),u=a?
" stays":"";return[d("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:r-h,y:s,width:h,height:l,rx:l/2},d("tit\
le",{},o)),d("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:r-h/2,y:s+l/2+4*c},n)]}var Ur,bo=S(()=>{"\
use strict";w();U();V();Ur=18});function pl(e){let{stage:t}=e,{x:n,width:o}=t.visits;return[ee(e,n,"Visits",Dr(e,o),o),...Bd(e),...t.rows.map((r,s)=>Vd(
e,s))]}function Dr({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let o="% read by the last visit",r=`${o} \
in head ${t.head}`;return j(r,12.5*(e.type/13))<=n?r:o}function ee({stage:e},t,n,o,r=400){let s=e.type/13;return d("g",{
key:`title ${n}`,class:"heading","aria-hidden":"true"},j(n,15*s,!0)<=r?d("text",{x:t,y:17*s,class:"title"},n):d("text",{
x:t,y:17*s,class:"small strong"},st(n,r,12.5*s,!0)),d("text",{x:t,y:35*s,class:"small"},st(o,r,12.5*s)))}function Bd({reading:e,
stage:t}){let n=t.type/13,o=[];for(let{start:r,end:s,weekday:i}of Br(e)){let a=Number(t.rows[r]?.y)-Number(t.rows[r]?.height)/
2,c=Number(t.rows[s]?.y)+Number(t.rows[s]?.height)/2;if(o.push(d("rect",{key:`day ${r}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);o.push(d("text",{key:`weekda\
y ${r}`,class:"small strong",x:t.visits.x,y:l},i))}}return o}function Br({visits:e}){let t=[];for(let[n,o]of e.entries()){
let r=zd(o),s=t.at(-1);s?.day===r?s.end=n:t.push({start:n,end:n,day:r,weekday:String(yt[o.weekday])})}return t}function zd({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function Vd(e,t){let{reading:n,stage:o,lit:r}=e,{y:s,height:i,isFull:a}=o.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=o.type/13,h=o.visits.x+36*l,u=o.visits.width-
36*l,p=Xe(r,n).includes(t),f=c.masked?"unmask":"mask",g=a&&e.canAct&&t<n.count-1,b=g&&p?te(e,f)+4*l:0,m=Math.min(Ur*l,i),
y=wo(c),k=i>=33*l,x=(k?20:13)*l,$=h+x+(k?14:8)*l,v=Vr(e,t),_=qr(e,t),M=p||_,A=v?42*l:0,O=o.visits.x+o.visits.width-4,L=O-
$,I=o.isDense?0:38*l,C=k?[d("text",{x:$,y:s-3*l,class:"strong"},st(c.label,L-b,13*l,!0)),d("text",{x:$,y:s+13*l,class:"s\
mall"},j(y,12.5*l)<=L-A?y:lt(c.start_minute)),v||L<j(y,12.5*l)+56*l?null:qd(O+4-50*l,s+5*l,48*l,c)]:[d("text",{x:$,y:s+4.4*
l,class:M?"strong":"label"},st(c.label,L-Math.max(I,A)-b-9,12.5*l,M)),v||o.isDense?null:d("text",{x:O-b,y:s+4.4*l,class:"\
small end"},lt(c.start_minute))];return d("g",zr(e,t,c),d("rect",{class:"chip",x:h,y:s-i/2+.5,width:u,height:Math.max(1,
i-1),rx:a?5*l:1}),a&&xt(c.category,h+4*l,s-x/2,x),a?C:d("rect",{class:"lane",x:h+2,y:s-1,width:u-4,height:2}),v&&a&&d("t\
ext",{x:O,y:s+(k?13:4.4)*l,class:_?"strong end":"small end"},v),g&&p&&Fe(e,{act:"mask",words:f,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:O+2,y:k?s-17*l:s-m/2,height:m}),
d("title",{},`${c.label}, ${yt[c.weekday]} ${y}`))}function zr({reading:e,lit:t},n,o){let r=Xe(t,e).includes(n);return{key:`\
visit ${n}`,class:`part visit${r?" lit":""}${o.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${e.count}: ${o.label}, ${yt[o.weekday]} ${wo(o)}${o.masked?", masked":""}${e.hasPointer?`\
; pointer weight ${T(e.pointerWeights[n],1)}`:""}`}}function wo({start_minute:e,duration_minutes:t}){return`${lt(e)} · ${Ut(
t)}`}function Vr({reading:e,lit:t},n){return t?.kind!=="head"?"":T(e.lastRow(t.layer??0,t.head??0)[n])}function qr({reading:e,
lit:t},n){return t?.kind!=="head"?!1:gt(e.lastRow(t.layer??0,t.head??0))===n}function qd(e,t,n,{start_minute:o,duration_minutes:r}){
let s=Math.min(o+r,pn),i=Math.min(o,Math.max(0,o+r-pn)),a=(c,l)=>d("rect",{class:"stay",x:e+c/pn*n,y:t,width:Math.max(1,
(l-c)/pn*n),height:7});return d("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},d("rect",{class:"\
track",x:e,y:t,width:n,height:7}),a(o,s),i>0&&a(0,i),d("rect",{class:"stay-end","data-drag":"stay",x:e+(i||s)/pn*n-2,y:t-
3,width:5,height:13}))}function fl(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let o=n.type/13,{x:r,width:s}=n.slices,
{slices:i}=t,a=Math.max(...Ft(e).map(({longestSlice:b})=>b)),c=s/i.length,l=bt(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.
flatMap(({y:b,height:m},y)=>i.map(({lengths:k},x)=>{let $=Number(k[y])/a*Math.max(2,m-4);return{visit:y,x:r+x*c,y:b+m/2-
2-$,width:.72*c,height:$}})),[p,f]=Yr(u,({visit:b})=>h||l.includes(b)),g=i.map(({label:b},m)=>d("text",{key:`name ${b}`,
class:"tiny middle",x:r+(m+.36)*c,y:(m%2?40:26)*o},b));return[d("g",Kr(e),d("rect",{class:"ground",x:r-6,y:n.top-4,width:s+
6,height:n.bottom-n.top+8,rx:6}),g,d("path",{key:"bars",class:"length",d:ve(f)}),p.length>0&&d("path",{key:"lit",class:"\
length lit",d:ve(p)}),d("text",{class:"small",x:r,y:n.bottom+18*o},"Bars: lengths"),d("text",{class:"small",x:r,y:n.bottom+
33*o},"of the vectors"))]}function Yr(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function Kr(e){return{key:"slices",class:`\
part slices${wt(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:X(e,qn.slices),"aria-label":`What\
 each visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}var pn,He=S(()=>{"use strict";w();bo();ce();
pt();ie();U();V();mt();pn=1440});function dl(e,t){let{x:n,right:o}=e.stage.answers,r=e.stage.type/13;return[ee(e,n+6*r,"Answer",e.stage.isDense?"":Yd(e),
o-n),...Jr(e,t)]}function Yd({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function Jr(e,t){let{reading:n,stage:o,lit:r,happened:s}=e,i=o.type/13,a=Ot(r,n),{x:c,right:l,segment:h}=o.answers,
u=l-c;return t.map(p=>{let{location:f,label:g,category:b,probability:m,was:y,middle:k,height:x,start:$}=p,v=[{path:"poin\
ter",share:p.pointer*ue(e,"pointer")},{path:"generation",share:p.generation*ue(e,"generation")}],_=a===f,M=c+(b===null?6:
26)*i,A=An(g,l-M-(s===f?20*i:2),13.5*i,2,!0),O=k-(A.length>1?22:8)*i,L=k+(A.length>1?2:0)*i,I=c+6*i,C=u-8*i;return d("g",
{key:`place ${f}`,class:`part place${_?" lit":a!==null&&r?" dim":""}`,"data-part":f<0?null:`places.${f}`,role:f<0?null:"\
button",tabindex:f<0?null:"-1","aria-label":`${g}: ${T(m,1)}; from the pointer ${T(v[0]?.share??0,1)}, from generation ${T(
v[1]?.share??0,1)}${s===f?"; this is what really happened":""}`},d("rect",{key:"ground",class:"ground",x:c-6*i,y:O-16*i,
width:u+10*i,height:L-O+50*i,rx:6}),d("rect",{key:"segment",class:"answer-bar",x:h,y:$,width:tt-2,height:Math.max(1,x)}),
b!==null&&xt(b,c+5*i,O-13*i,16*i),A.map((H,W)=>d("text",{key:`name ${W}`,class:f<0?"label halo":"strong halo",x:M,y:O+15*
W*i},H)),s===f&&d("path",{key:"happened",class:"check",d:`M${l-16*i} ${O-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},d("title",
{},"This is where the person went.")),d("rect",{key:"track",class:"track",x:c+6*i,y:L,width:C,height:8*i}),v.map(({path:H,
share:W})=>{let P=d("rect",{key:H,class:`${H} bar`,x:I,y:L,width:Math.max(0,W*C),height:8*i});return I+=W*C,P}),y!==null&&
d("rect",{key:"before",class:"before",x:c+5*i+y*C,y:L-3*i,width:2,height:14*i}),d("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:L+23*i},T(m,1)),y!==null&&Kd(c+60*i,L+23*i,m,y))})}function Kd(e,t,n,o){let{change:r,size:s,sign:i}=xe(
n,o);return r===0?d("text",{key:"change",class:"small",x:e,y:t},"same"):d("text",{key:"change",class:`${r>0?"more":"less"}\
 strong halo`,x:e,y:t},`${i} ${s}`)}var Xr=S(()=>{"use strict";w();We();ce();pt();U();Xt();V();He()});function ml(e){let{reading:t,stage:n}=e,o=n.type/13,r=t.values("context");if(!n.layers.at(-1)||!r)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(r.length))),a=Math.ceil(r.length/i),c=n.context,l=c/i,h=n.fork-2*o,u=n.bottom+20*o,p={x:h,y:u,columns:i,
cell:l},f={class:"strong halo middle",x:h+c/2,y:u+a*l+14*o};return Zr(e,p,Jd(e,h,u,c,a*l),n.isDense?f:void 0)}function Zr(e,{
x:t,y:n,columns:o,cell:r},s,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...Ft(e).flatMap(p=>[...p.values("context")].map(Math.abs)))||1,u=Array.from(l,(p,f)=>d("rect",{class:p<0?"below-zer\
o":"above-zero",x:t+f%o*r,y:n+Math.floor(f/o)*r,width:r-.5,height:r-.5,opacity:.12+.88*(Math.abs(p)/h)}));return d("g",{
key:"context",class:`part context${wt(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:X(e,et(e.
reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},d("rect",{class:"ground",
x:t-3,y:n-16*a,width:o*r+6,height:Math.max(44,Math.ceil(l.length/o)*r+20*a),rx:4}),s,d("text",{key:"name",...i??c},"Cont\
ext"),u,d("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gat\
e read them.`))}function Jd({reading:e,stage:t},n,o,r,s){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-
5*i,h=t.gate+9*i;return[d("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${o+s/2}H${n-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${n+r+2} ${o+s/2}H${n+r+12*i}`}),e.has("gate.logit")&&d("\
path",{key:"to the gate",class:"link dotted",d:`M${n+r/2} ${o+s+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}var Qr=S(
()=>{"use strict";w();pt();U();mt()});function gl(e){let{reading:t,before:n,stage:o}=e,r=o.type/13,s=o.across.gate,i=s+o.full,a=o.gateWidth,c=s+t.gate*o.full,
l=n?.hasGate?n.gate:t.gate,h=o.gate+a/2,u=xo(e);return d("g",ts(e,"vertical"),d("rect",{key:"frame",class:"gate-frame",x:o.
gate-3,y:s-3,width:a+6,height:o.full+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:o.gate,y:s,width:a,height:Math.
max(0,c-s)}),d("rect",{key:"generation",class:"generation bar",x:o.gate,y:c,width:a,height:Math.max(0,i-c)}),d("text",{key:"\
name",class:"title middle halo",x:h,y:s-10*r},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&d("path",{key:"learned",class:"le\
arned",d:`M${o.gate+a+3} ${s+l*o.full}l${8*r} ${-5*r}v${10*r}Z`},d("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&d("rect",{key:"handle",class:"valve","data-act":"gate",x:o.gate-8*r,y:c-6*r,width:a+16*r,height:12*r,rx:6*r}),
!u&&d("text",{key:"fixed",class:"small middle",x:h,y:i+18*r},"fixed"))}function xo({reading:e}){return e.trace.architecture.
components.includes("gate")}function ts(e,t){let{reading:n}=e,o=e.canAct&&xo(e);return{key:"gate",class:`part gate${wt(e,
"gate")}`,"data-part":"gate",role:o?"slider":"button",...o&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":e.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${T(n.gate)} poi\
nter`},tabindex:"-1",opacity:X(e,et(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${T(n.gate)} pointer, ${T(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function ko(e,t,n){let{reading:o,stage:r,lit:s}=e,i=e.beat>=et(o).
gate,a=x=>ue(e,x),c=Ot(s,o),l=new Map,h=r.across.gate;for(let x of t)l.set(x,h),h+=x.probability*a(x.path)*r.full;let u=new Map;
h=r.across.gate;for(let x of["pointer","generation"])for(let[$]of n.entries())u.set(`${x} ${$}`,h),h+=Number(n[$]?.[x])*
a(x)*r.full;let p=t.map(x=>{let $=Number(l.get(x)),v=x.probability*a(x.path)*r.full,_=Mt(x.start,x.start+x.probability*r.
full),M=Mt($,$+v);return d("path",{key:`into ${x.path} ${x.location}`,class:`${x.path} band${y(x.location)}`,d:r.bands.into(
_,M,i)})}),[f,g]=[r.across.gate,r.across.gate+r.full],b=n.flatMap((x,$)=>{let v=x.start;return["pointer","generation"].map(
_=>{let M=Number(x[_])*a(_),A=M*r.full,O=Number(u.get(`${_} ${$}`)),L=Mt(O,O+A),I=Mt(v,v+A),C=x.wasByPath[_],H=C===null?
null:m(_,O,v,A,C*r.full);v+=A;let W=`out ${_} ${x.location}`;return[A>0&&d("path",{key:W,class:`${_} band${y(x.location)}`,
d:r.bands.out(L,I,i)}),H&&ao({key:W,now:A,before:Number(C)*r.full,path:(P,D)=>r.bands.out(P,D,i),edges:H,style:y(x.location),
title:`${x.label}, from ${_==="pointer"?"the pointer":"generation"}: ${co(M,Number(C),e.before?o.wordsFor(e.before):"")}`})]})});
return[p,b,i&&s?.kind==="visit"&&k(s.visit??0)];function m(x,$,v,_,M){let A=Math.abs(_-M),O=x==="pointer",L=(H,W)=>{let P=O?
H-(W?0:A):H+_-(W?A:0);return[P,P+A]},[I]=L($,!1),C=Math.max(f,Math.min(g-A,I));return{more:[L($,!0),L(v,!0)],less:[[C,C+
A],L(v,!1)]}}function y(x){return c===null?"":c===x&&s?.kind==="place"?" lit":" dim"}function k(x){let $=o.pointerWeights,
v=t.find(({path:D,visits:q})=>D==="pointer"&&q.includes(x));if(!v)return null;let _=[...v.visits].sort((D,q)=>D-q),A=_.slice(
0,_.indexOf(x)).reduce((D,q)=>D+$[q],0)*r.full,O=$[x]*r.full,L=a("pointer"),I=Number(l.get(v))+A*L,C=n[v.answer],H=Number(
u.get(`pointer ${v.answer}`))+A*L,W=Number(C?.start)+A*L,P=C?.location===v.location;return[d("path",{key:"visit into",class:"\
pointer band lit",d:r.bands.into(Mt(v.start+A,v.start+A+O),Mt(I,I+O*L),i)}),P&&d("path",{key:"visit out",class:"pointer \
band lit",d:r.bands.out(Mt(H,H+O*L),Mt(W,W+O*L),i)})]}}var $o=S(()=>{"use strict";w();Ce();We();pt();U();V();mt()});function yl(e){let{reading:t,before:n,stage:o}=e,r=o.type/13,{gate:s,gateHeight:i,full:a}=o,c=o.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=xo(e),p=`${T(t.gate)} pointer${u?"":", fixed"}`;return d("g",ts(e,"horizontal"),d("rect",{key:"frame",
class:"gate-frame",x:c-3,y:s-3,width:a+6,height:i+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:c,y:s,width:t.gate*
a,height:i}),d("rect",{key:"generation",class:"generation bar",x:l,y:s,width:(1-t.gate)*a,height:i}),d("text",{key:"name",
class:"title halo",x:o.left,y:s+11*r},`Gate ${t.gate.toFixed(2)}`),d("text",{key:"words",class:"small halo",x:o.left,y:s+
27*r},p),h!==t.gate&&d("path",{key:"learned",class:"learned",d:`M${c+h*a} ${s+i+3}l${5*r} ${8*r}h${-10*r}Z`},d("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[d("rect",{key:"handle",class:"valve",x:l-6*r,y:s-8*r,width:12*r,
height:i+16*r,rx:6*r}),d("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-St/2,o.size.width-
St),y:s+(i-St)/2,width:St,height:St})])}var bl=S(()=>{"use strict";w();$o();U();Zt();V()});function wl(e,t){let{reading:n,stage:o}=e,r=o.type/13,s=t.filter(({path:p})=>p==="generation"),i=o.places-8*r,a=o.fork+(n.
hasPointer?o.context+14*r:2*r),c=n.hasPointer?o.bottom+34*r:Number(s[0]?.start)+12*r,l=e.beat>=et(n).generation,h=s.map(
({label:p,probability:f,location:g},b)=>{let m=c+b*17*r;return[d("text",{key:`name ${b}`,class:g<0?"small halo":"label h\
alo",x:a,y:m},st(p,i-a-(o.isDense?38:46)*r,13*r)),d("text",{key:`share ${b}`,class:"strong end halo",x:i,y:m},T(f))]}),u=s.
map(({probability:p,start:f,location:g},b)=>d("rect",{key:`bar ${b}`,class:"generation bar",x:o.places,y:f,width:tt,height:l?
Math.max(.8,p*o.full):0},d("title",{},`${g<0?"The others":s[b]?.label}: ${T(p,1)} of the generation head`)));return d("g",
es(e,s),d("rect",{class:"ground",x:a-4,y:c-30*r,width:i-a+8,height:88*r,rx:6}),d("text",{class:`title halo${o.isDense?" \
end":""}`,x:o.isDense?i:a,y:c-18*r},"Generation"),h,u)}function es(e,t){return{key:"generation",class:`part generation-b\
lock${wt(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:X(e,et(e.reading).generation),"a\
ria-label":`Generation: ${t.map(({label:n,probability:o})=>`${n} ${T(o)}`).join(", ")}`}}var ns=S(()=>{"use strict";w();
pt();U();Xt();V();mt()});function xl(e,t){let{reading:n,stage:o,lit:r}=e,s=Ot(r,n),i=t.filter(({path:l})=>l==="pointer"),a=Qd(e,i),c=({location:l})=>s===
null||s===l?"":" dim";return d("g",{key:"places",opacity:X(e,et(n).pointer)},i.map(l=>d("rect",{key:`bar ${l.location}`,
class:`pointer bar${c(l)}`,x:l.start,y:o.places,width:Math.max(.8,l.probability*o.full),height:tt},d("title",{},`${l.label}\
: ${T(l.probability,1)} of the pointer`))),[tm,em].map(l=>a.map(h=>l(e,h,c(h.flow)))))}function Qd({reading:e,stage:t,lit:n},o){
let r=t.type/13,s=Ot(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(s!==null&&h===s),l=[];for(let h of[
...o].sort((u,p)=>c(p)-c(u))){let{location:u,label:p,probability:f}=h,g=u>=0,b=` ${T(f)}`,y=`${st(p,a-i-j(b,13*r,!0),13*
r,g)}${b}`,k=j(y,13*r,g)/2,x=h.start+f*t.full/2,$=Math.max(i+k,Math.min(a-k,x)),[v,_]=[$-k,$+k];for(let M=0;M<Xd;M++){if(l.
some(L=>L.row===M&&v<L.right+8*r&&_>L.left-8*r))continue;let O=$>x?"":$<x?" end":" middle";l.push({flow:h,text:y,isBold:g,
left:v,right:_,row:M,anchor:O});break}}return l}function kl({stage:e},{row:t}){return e.places+tt+(14+os*t)*e.type/13}function tm(e,t,n){
let{type:o,places:r,full:s}=e.stage,{flow:i,row:a}=t;return a>0&&d("path",{key:`leader ${i.location}`,class:`leader${n}`,
d:`M${i.start+i.probability*s/2} ${r+tt}V${kl(e,t)-11*o/13}`})}function em(e,t,n){let{flow:o,text:r,isBold:s,left:i,right:a,
anchor:c}=t;return d("text",{key:`name ${o.location}`,class:`${s?"strong":"small"}${c} halo${n}`,x:c===""?i:c===" end"?a:
(i+a)/2,y:kl(e,t)},r)}function $l(e,t){let{reading:n,stage:o}=e,r=o.type/13,s=t.filter(({path:l})=>l==="generation"),i=e.
beat>=et(n).generation,a=n.hasPointer?.42*(o.right-o.left):o.right-o.left,c=o.places-(Zd*os-6)*r;return d("g",es(e,s),d(
"rect",{class:"ground",x:o.right-a,y:c-36*r,width:a+6,height:o.places+tt-c+40*r,rx:6}),d("text",{class:"title end halo",
x:o.right,y:c-19*r},"Generation"),s.map(({location:l,label:h,probability:u,start:p},f)=>{let g=` ${T(u)}`,b=st(h,a-j(g,13*
r),13*r)+g;return[d("text",{key:`name ${f}`,class:l<0?"small end halo":"label end halo",x:o.right,y:c+f*os*r},b),d("rect",
{key:`bar ${f}`,class:"generation bar",x:p,y:o.places,width:Math.max(.8,u*o.full),height:i?tt:0},d("title",{},`${l<0?"Th\
e others":h}: ${T(u,1)} of the generation head`))]}))}var Xd,os,Zd,vl=S(()=>{"use strict";w();ns();pt();U();Xt();V();mt();
Xd=4,os=17,Zd=4});function Ml(e,t){let{reading:n,stage:o,lit:r}=e,s=o.type/13,i=X(e,et(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=bt(
r,n),h=Math.max(...a),u=o.fork+2*s,p={...!o.isDense&&{score:o.scores},weight:o.weights},f=j("Pointer",15*s,!0)+4*s,g=te(
e,un(e,"pointer")),b=o.rows.flatMap(({y,isFull:k},x)=>{if(!k)return[];let $=a[x]>=.2*h||l.includes(x)?"strong":"small",v=l.
length&&!l.includes(x)?" dim":"";return[!o.isDense&&d("text",{key:`score ${x}`,class:`small end${v}`,x:o.scores,y:y+4.4*
s},N(c[x])),d("text",{key:`weight ${x}`,class:`${$} end${v}`,x:o.weights,y:y+4.4*s},T(a[x]))].filter(_=>_!==!1)}),m=t.filter(
({path:y})=>y==="pointer").map(y=>om(e,y));return[d("g",rs(e,t),d("rect",{class:"ground",x:u-4*s,y:o.top-4,width:o.weights-
u+8*s,height:o.bottom-o.top+8,rx:6}),ee(e,u,"Pointer","",200),Object.entries(p).map(([y,k])=>d("text",{key:y,class:"smal\
l end","aria-hidden":"true",x:k,y:35*s},y)),!o.isDense&&yo(e,"pointer",Math.max(o.weights+6*s,u+f+g)),d("path",{class:"f\
ork pointer-line",d:`M${u+2*s} ${o.bottom+8}V${o.top}`}),b),d("g",{key:"ribbons",opacity:i},ss(e,t),m)]}function rs(e,t){
return{key:"pointer",class:`part pointer-block${wt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:X(
e,et(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,o)=>o.probability-n.probability).
map(({label:n,probability:o})=>`${n} ${T(o)}`).join(", ")}`}}function ss(e,t){let{reading:n,before:o,stage:r,lit:s}=e,i=n.
pointerWeights,a=ln(e),c=bt(s,n),l=e.beat>=et(n).pointer,h=zn(r.across.visits.map((u,p)=>({wish:u,length:Math.max(i[p],a?.[p]??
0)*r.full})),0,...r.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let p=u.start,f=u.start+u.probability*
r.full;return[...u.visits].sort((g,b)=>g-b).map(g=>{let b=i[g]*r.full,m=Number(h[g]),y=c.includes(g)?" lit":c.length?" d\
im":"",k=Mt(p,p+b);p+=b;let x=a?.[g]??null,$=x===null?0:(x-i[g])*r.full,[v,_]=[f,Math.max(0,$)];f+=_;let M=`${n.visits[g]?.
label}: `,A=x===null||!o?`${M}${T(i[g],1)} of the pointer`:`${M}${co(i[g],x,n.wordsFor(o))} of the pointer`;return[d("pa\
th",{key:`ribbon ${g}`,class:`pointer band${y}`,d:r.bands.ribbon(Mt(m,m+b),k,l)},d("title",{},A)),ao({key:`ribbon ${g}`,
now:b,before:x===null?null:x*r.full,path:(O,L)=>r.bands.ribbon(O,L,l),edges:{more:[[m+b+$,m+b],[p+$,p]],less:[[m+b,m+b+$],
[v,v+_]]},style:y,title:A})]})})}function om(e,{path:t,location:n,label:o,probability:r,start:s}){let{reading:i,stage:a,
lit:c}=e,l=a.type/13,h=Ot(c,i),u=T(r),f=i.hasGate&&Math.abs(s-a.across.gate+5*l)<nm*l?j("Gate 0.00",15*l,!0)/2-a.gateWidth/
2:0,[g,b]=[a.ribbons+2*l,a.gate-12*l-f],m=b-g,y=n>=0,k=st(o,m-j(` ${u}`,13*l,!0),13*l,y),x=j(`${k} ${u}`,13*l,y)/2,$=Math.
max(g+x,Math.min(a.places+tt/2,b-x));return d("g",{key:`${t} ${n}`,class:h===null||h===n?"":"dim"},d("rect",{class:`${t}\
 bar`,x:a.places,y:s,width:tt,height:Math.max(.8,r*a.full)}),d("text",{class:`${y?"strong":"small"} middle halo`,x:$,y:s-
5*l},`${k} ${u}`),d("title",{},`${o}: ${T(r,1)} of the pointer`))}var nm,is=S(()=>{"use strict";w();Ce();We();bo();pt();
U();Xt();V();mt();He();nm=16});function Al(e){return[jt(e,17*(e.stage.type/13),"Visits",Dr(e,e.stage.size.width)),...rm(e),...e.stage.columns.map((t,n)=>sm(
e,n))]}function jt({stage:e},t,n,o,r=e.right){let s=e.type/13,i=r-e.left-j(n,15*s,!0)-12*s;return d("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},d("text",{class:"title halo",x:e.left,y:t},n),d("text",{class:"small end halo",x:r,
y:t},st(o,i,12.5*s)))}function rm({reading:e,stage:t}){let n=t.type/13;return Br(e).flatMap(({start:o,end:r,weekday:s})=>{
let[i,a]=[t.columns[o],t.columns[r]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[d("rect",{key:`day ${o}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=j(s,15*n,!0)&&d("tex\
t",{key:`weekday ${o}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},s)].filter(h=>h!==!1)})}function sm(e,t){let{reading:n,
stage:o,lit:r}=e,{x:s,width:i,isFull:a}=o.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=o.
type/13,{top:h,height:u,hasNames:p}=o.chips,f=Xe(r,n).includes(t),g=Math.min(20*l,i-3),b=lt(c.start_minute),m=Vr(e,t),y=[
m||b,m?m.replace(" %",""):b.slice(0,2)],k=y.find(_=>j(_,12.5*l,!0)<=i)??y[1],x=p?An(c.label,i-6*l,12.5*l,2):[],$=f||qr(e,
t),v={class:$?"strong middle":"small middle",x:s};return d("g",zr(e,t,c),d("rect",{class:"chip",x:s-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[xt(c.category,s-g/2,h+8*l,g),d("text",{key:"hour",...v,y:h+45*l},k),
x.map((_,M)=>d("text",{key:`name ${M}`,class:`${$?"strong":"small"} middle`,x:s,y:h+(62+15*M)*l},_))]:d("rect",{class:"l\
ane",x:s-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),d("title",{},`${c.label}, ${yt[c.weekday]} ${wo(c)}`))}
function El(e){let{reading:t,stage:n,lit:o}=e,r=n.type/13,{slices:s}=t,i=bt(o,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...Ft(e).map(({longestSlice:p})=>p)),l=(n.right-n.left)/s.length,h=n.inputs+(K.title+46)*r,u=s.map(({name:p,label:f,lengths:g},b)=>{
let m=Number(g[i]),y=n.left+(b+.5)*l,k=m/c*30*r;return[d("rect",{key:`bar ${p}`,class:"length lit",x:y-9*r,y:h-k,width:18*
r,height:k}),d("text",{key:`length ${p}`,class:"tiny middle",x:y,y:h-k-4*r},N(m)),d("text",{key:`name ${p}`,class:"small\
 middle",x:y,y:h+15*r},f)]});return d("g",Kr(e),d("rect",{class:"ground",x:n.left-6,y:n.inputs-4*r,width:n.right-n.left+
12,height:(K.title+K.inputs+6)*r,rx:6}),jt(e,n.inputs+15*r,"Input vector",a?`${a.label}, ${yt[a.weekday]} ${lt(a.start_minute)}`:
""),u,d("title",{},"Bars: length of each part’s vector"))}var fn=S(()=>{"use strict";w();ce();pt();U();Zt();V();mt();He()});function Tl(e,t){let{reading:n,stage:o}=e,r=o.type/13,s=o.pointer;return[d("g",rs(e,t),d("rect",{class:"ground",x:o.left-
6,y:s-2*r,width:o.right-o.left+12,height:(K.title+K.scores)*r,rx:6}),jt(e,s+15*r,"Pointer","scores, and weights in perce\
nt"),d("path",{class:"fork pointer-line",d:`M${o.left} ${s+22*r}H${o.right}`}),im(e)),d("g",{key:"ribbons",opacity:X(e,et(
n).pointer)},ss(e,t))]}function im({reading:e,stage:t,lit:n}){let o=t.type/13,r=e.pointerWeights,s=Array.from(e.pointerScores,
g=>N(g)),i=bt(n,e),a=Math.max(...r),c=Number(t.columns.at(-1)?.width),l=s.some(g=>j(g,11.5*o)>c-3),h=t.pointer+(K.title+
K.scores)*o,u=t.columns.find(g=>g.isFull),p=u?u.x-u.width/2:t.right,f=t.left-8*o;return t.columns.flatMap(({x:g,isFull:b},m)=>{
let y=i.length&&!i.includes(m)?" dim":"",k=r[m]>=.2*a||i.includes(m),x=T(r[m]).replace(" %",""),$=j(x,12.5*o,!0)/2;if(!b&&
(!k||g-$<f||g+$>p))return[];f=g+$;let v=k?"strong":"small",_=h-24*o;return[b&&d("text",l?{key:`score ${m}`,class:`tiny${y}`,
x:g+4*o,y:_+2*o,transform:`rotate(-90 ${(g+4*o).toFixed(2)} ${(_+2*o).toFixed(2)})`}:{key:`score ${m}`,class:`tiny middl\
e${y}`,x:g,y:_},s[m]),d("text",{key:`weight ${m}`,class:`${v} middle${y}`,x:g,y:h-6*o},x)].filter(M=>M!==!1)})}var Ol=S(
()=>{"use strict";w();pt();is();U();Zt();fn();V();mt()});function Sl(e){let{reading:t,stage:n}=e,o=n.type/13,r=X(e,et(t).gate),s=fo(e),i=[...mo(e,s),...go(e,s)];return[Zr(e,n.context,
am(e)),...t.hasPointer?Tl(e,i):[],d("g",{key:"flows",opacity:r},ko(e,i,s)),...t.hasPointer?[xl(e,i)]:[],...t.hasGeneration?
[$l(e,i)]:[],...t.hasGate?[yl(e)]:[],d("g",{key:"answer",opacity:r},jt(e,n.answers.top-10*o,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),Jr(e,s))]}function am({reading:e,stage:t}){let n=t.type/13,{x:o,y:r,columns:s,cell:i}=t.
context,a=o+s*i+2,c=Math.ceil(e.values("context").length/s)*i,[l,h]=[r+c/4,r+3*c/4],u=Number(t.columns.at(-1)?.x),p=t.right+
6;return[d("path",{key:"from the last visit",class:"link",d:`M${u} ${r-(K.title+12)*n}V${u>a+4?`${l}H${a}`:r-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${p}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&d("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${p+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var Nl=S(
()=>{"use strict";w();Xr();Qr();We();$o();U();bl();vl();Ol();Zt();fn();mt()});function _l(e){let{stage:t}=e,n=t.type/13,o=Yn(e),r=d("g",{key:"legend",opacity:X(e,Pe(0))},Jn(e,t.visits.x,t.bottom+(t.
isDense?24:51)*n,t.isDense)),s=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=te(e,un(e,"attention")),h=j(c,15*n,!0)+l+4*n<=i.
width,u=cn(e),f=j(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return d("g",{key:`layer ${a}`,opacity:X(e,Pe(a))},i.maps.
length?ee(e,i.x,c,f,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&yo(e,"attention",i.x+i.width,(h?3:
21)*n),i.maps.map((g,b)=>lm(e,g,a,b)),i.maps.map((g,b)=>cs(e,g,a,b,o)),hm(e,a))});return[r,...s]}function lm(e,t,n,o){let{
reading:r,stage:s,lit:i}=e;if(r.isRemoved(n,o))return null;let a=r.lastRow(n,o),c=Ll(e,n,o)?[...a.keys()].filter(u=>a[u]>=
cm):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/r.count/2;return c.map(u=>{let p=Number(s.rows[u]?.y),
f=Math.max(.5,a[u]*s.full*.25)/2;return d("path",{key:`band ${o} ${u}`,class:"attention-band",d:Dt(l,[p-f,p+f],t.x,[h-f,
h+f])})})}function Ll({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function cs(e,t,n,o,r){let{reading:s,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:p,touch:f}=t,{count:g}=s,b=s.weights(n,o),m=s.lastRow(n,o),y=Kn(
s,n,o),{before:k,overlays:x}=e,$=x&&k!==null&&Kn(k,n,o)&&!y,v=$?`; switched off ${s.wordsFor(k)}`:"",_=c?b[gt(b)]||1:r,M=Ll(
e,n,o),[A]=a?.kind==="visit"?bt(a,s):[],O=gt(m),L=A??O,I=p/g,C=`Layer ${n}, head ${o}`,H=f?u-38*l:u+4,W=y?"switch on":"s\
witch off",P=f===void 0&&te(e,W)<=p-6*l?W:W.slice(7),D=s.visits[O],q=Tr(e,t,o);return d("g",{key:`head ${o}`,class:`part\
 head${M?" lit":""}${y?" off":""}`,"data-part":`layers.${n}.heads.${o}`,role:"button",tabindex:"-1","aria-label":y?`${C}\
: switched off`:`${C}: the last visit reads most from visit ${O+1}, ${D?.label}, ${T(m[O])}${v}`},d("text",{class:"small",
x:h,y:u-(f?25:4)*l},q.name),!y&&q.hasWeight&&d("text",{key:"weight",class:`${A===void 0?"small":"strong"}${f?"":" end"}`,
x:f?h:h+p,y:u-4*l},T(m[L])),d("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:p+1,height:p+1}),d("image",{key:"\
map",class:"map",href:zt(b,g,e.scale,_),x:h,y:u,width:p,height:p,preserveAspectRatio:"none",opacity:y?.15:1}),y&&d("path",
{key:"cross",class:"crossed",d:`M${h} ${u+p}L${h+p} ${u}`}),$&&d("path",{key:"earlier cross",class:"crossed earlier",d:`\
M${h} ${u+p}L${h+p} ${u}`}),A!==void 0&&!y&&d("rect",{key:"column",class:"column",x:h+A*I,y:u,width:Math.max(2,I),height:p}),
(A!==void 0||M)&&!y&&d("rect",{key:"last",class:"last-row",x:h,y:u+p-Math.max(2,I),width:p,height:Math.max(2,I)}),d("tit\
le",{},`${C}. ${y?"Switched off.":`The last visit reads ${T(m[L])} from ${s.visits[L]?.label}. A stronger colour is a la\
rger weight, up to ${T(_,1)}. Click to open.`}${$?` Switched off ${s.wordsFor(k)}.`:""}`),Fe(e,{act:"head",words:P,title:y?
"Switch this head on again":"Switch this head off",right:h+p-(f?0:3)*l,y:H}),e.canAct&&f!==void 0&&d("rect",{key:"touch",
class:"ground","data-act":"head",x:h+p-f,y:u-f,width:f,height:f}))}function hm(e,t){let{reading:n,stage:o}=e,r=o.layers[t];
if(r?.stream===null||!r)return null;let s=o.type/13,i=r.stream,a=vo(n,t),c=hs(e),l=o.streamWidth-8*s,h=a.map(({style:p,lengths:f},g)=>ls(
e,t,p,o.rows.map(({y:b,height:m},y)=>{let k=Math.max(1,Math.min(5*s,(m-3)/a.length));return{visit:y,x:i,y:b+(g-a.length/
2)*k,width:Number(f[y])/c*l,height:k-.6}}))),u=a.map(({name:p,style:f},g)=>[d("rect",{class:f,x:i,y:o.bottom+(10+as*g)*s,
width:9*s,height:9*s}),d("text",{class:"small",x:i+14*s,y:o.bottom+(18.5+as*g)*s},p)]);return d("g",us(e,t),d("rect",{class:"\
ground",x:i-4,y:o.top-2,width:o.streamWidth+14*s,height:o.bottom-o.top+66*s,rx:6}),ee(e,i,"Stream",`+ layer ${t}`,o.streamWidth),
h,u,um(e,t,i+o.streamWidth+10*s))}function um(e,t,n){let{reading:o,stage:r}=e;if(!o.has(`layers.${t}.residual_mid`))return[];
let s=r.type/13,i=o.trace.interventions.residuals===!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[
{act:"residuals",words:["cut stream","join stream"],isOff:i},...o.heads?[{...a,isOff:o.isSkipped(t,"attention")}]:[],{act:"\
feed_forward",words:["skip FFN","use FFN"],isOff:o.isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},p)=>Fe(e,{
act:l,words:String(h[Number(u)]),title:pm[l]??"",right:n,y:r.bottom+(5+as*p)*s}))}function ls(e,t,n,o){let{lit:r,reading:s}=e,
a=wt(e,"stream",t)!==""?[s.count-1]:bt(r,s),[c,l]=Yr(o,({visit:h})=>!a.length||a.includes(h));return[d("path",{key:n,class:n,
d:ve(c)}),l.length>0&&d("path",{key:`${n} dim`,class:`${n} dim`,d:ve(l)})]}function vo(e,t){let{residual:n,attention:o,feedForward:r}=e.
stream(t);return[{name:"stream",lengths:n,style:"residual"},...o?[{name:"heads",lengths:o,style:"attention"}]:[],{name:"\
FFN",lengths:r,style:"feed-forward"}]}function hs(e){let t=0;for(let n of Ft(e))for(let o=0;o<n.layers;o++)for(let{lengths:r}of vo(
n,o))t=Math.max(t,...r);return t||1}function us(e,t){let{residual:n,attention:o,feedForward:r}=e.reading.stream(t);return{
key:"stream",class:`part stream${wt(e,"stream",t)}`,"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:X(
e,Pe(t)+1),"aria-label":`Stream of layer ${t}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${o?`, he\
ads ${o.at(-1)?.toFixed(1)}`:""}, feed-forward network ${r.at(-1)?.toFixed(1)}`}}var as,cm,pm,ps=S(()=>{"use strict";w();
bo();pt();ie();Xn();U();V();mt();He();Ze();as=19,cm=.05;pm={residuals:"Residual connections of all layers: without them,\
 only what sublayers add goes on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"\
Feed-forward network of this layer: skipped, it adds nothing"}});function Il(e){let{stage:t}=e,n=t.type/13,o=Yn(e);return t.layers.map(({y:r,maps:s},i)=>d("g",{key:`layer ${i}`,opacity:X(
e,Pe(i))},s.length>0&&jt(e,r+15*n,`Layer ${i}`,cn(e)),i===0&&Jn(e,t.left+72*n,r+15*n,!0),s.map((a,c)=>cs(e,a,i,c,o)),fm(
e,i)))}function fm(e,t){let{reading:n,stage:o}=e,r=o.type/13,s=Number(o.layers[t]?.stream),i=vo(n,t),a=hs(e),c=s+K.bars*
r,l=i.map(({style:h,lengths:u},p)=>ls(e,t,h,o.columns.map(({x:f,width:g},b)=>{let m=Math.min(8*r,.86*g/i.length),y=Number(
u[b])/a*K.bars*r;return{visit:b,x:f+(p-i.length/2)*m,y:c-y,width:.88*m,height:y}})));return d("g",us(e,t),d("rect",{class:"\
ground",x:o.left-6,y:s-K.title*r,width:o.right-o.left+12,height:(K.title+K.bars+4)*r,rx:6}),jt(e,s-10*r,o.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),dm(e,i,s-10*r),l)}function dm({stage:e},t,n){let o=e.type/13,r=e.right;return[...t].reverse().
map(({name:s,style:i})=>{let a=r-j(s,12.5*o);return r=a-26*o,[d("rect",{class:i,x:a-14*o,y:n-9*o,width:9*o,height:9*o}),
d("text",{class:"small",x:a,y:n},s)]})}var Rl=S(()=>{"use strict";w();ps();Xn();U();Zt();fn();V();mt()});function Pl({stage:{size:e},...t}){let n=io(t),o={...t,stage:Mr(t.reading,e.width,e.type,n)};return[d("g",{key:"visits"},
Al(o)),d("g",{key:"inputs"},El(o)),d("g",{key:"layers"},Il(o)),d("g",{key:"decoder"},Sl(o))]}function Cl(e,t,n){return Mr(
e,t,n).size.height}var dn,fs=S(()=>{"use strict";w();Ce();U();Nl();Rl();Zt();fn();dn=700});function Wl(e){let{reading:t}=e,n=et(t),o=fo(e),r=[...mo(e,o),...go(e,o)];return[ml(e),...t.hasPointer?Ml(e,r):[],...t.hasGeneration?
[wl(e,r)]:[],d("g",{key:"flows",opacity:X(e,n.gate)},ko(e,r,o)),t.hasGate?gl(e):null,d("g",{key:"answer",opacity:X(e,n.gate)},
dl(e,o))].filter(s=>s!==null)}var Fl=S(()=>{"use strict";w();Xr();Qr();We();$o();ns();is();U();mt()});function Hl(e){return e.stage.size.width<dn?Pl(e):[d("g",{key:"visits"},pl(e)),d("g",{key:"inputs"},fl(e)),d("g",{key:"l\
ayers"},_l(e)),d("g",{key:"decoder"},Wl(e))]}var jl=S(()=>{"use strict";w();Fl();ps();U();fs();He()});function Ul({clientWidth:e,clientHeight:t}){return e<dn?`${e}`:`${e} ${t}`}function km({kind:e,layer:t=0,head:n=0,visit:o=0},r){
if(e==="head"&&!r.isRemoved(t,n)&&!r.isSkipped(t,"attention"))return{kind:e,layer:t,head:n};let s=r.visits[o]?.masked??!0;
return e!=="visit"||s||o===r.count-1?null:{kind:"mask",visit:o}}function Dl(e,{title:t,text:n}){let o=document.createElement(
"strong");o.append(...Et(t)),e.replaceChildren(o," ",...Et(n))}function $m(e){return e.kind==="move"||e.kind==="time"||e.
kind==="stay"}function ms(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-part")??null}
var Mo,mm,gm,ym,bm,ds,wm,xm,Gl,Ao,Bl=S(()=>{"use strict";w();Ve();ol();Ce();sl();pt();cl();ie();no();Xt();ll();fs();Ke();
jl();Mo=240,mm=150,gm=120,ym=13,bm=17,ds={type:16.7,width:900,side:36},wm=.5,xm=660,Gl=matchMedia("(prefers-reduced-moti\
on: reduce)"),Ao=class{#o=null;#t=null;#n=!1;#r=null;#e=null;#s=null;#i="";#l=null;#a=null;#u=null;#p=!1;#m=new Map;#b=0;#k="";#c;get opened(){
return this.#a}get#f(){return!this.#c||this.#o&&ca(this.#o.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(t,n,o){this.root=t,this.hooks=n,this.#c=o,t.classList.add("network-picture"),t.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.foot=document.
createElement("div"),this.foot.className="picture-foot";let r=document.createElement("div");r.className="picture-control\
s";let s=document.createElement("div");s.className="picture-words",this.room=document.createElement("p"),this.room.className=
"picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=document.createElement("p"),this.caption.className=
"picture-caption",s.append(this.room,this.caption);let i=document.createElement("button");if(i.type="button",i.textContent=
"Numbers",i.title="The numbers behind what is shown, as a table (T)",i.addEventListener("click",()=>{this.showTables()}),
this.foot.append(r,s,i),n.circuit){let a=async(...c)=>{if(!this.hooks.circuit)throw new Error("There is no answer yet.");
return this.hooks.circuit(...c)};this.circuits=new lo(a,()=>this.#w(Mo)),i.before(this.circuits.legend,this.circuits.button)}
t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new uo(this.drawn),this.player=new po(r,a=>{this.#l=
a,a!==null&&this.#a!==null&&(this.#a=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.
isTelling),this.root.toggleAttribute("data-in-story",a!==null),this.#w(Mo);let c=this.player.told?.part;c&&this.#L(c),this.
hooks.told?.(a)}),this.#T()}#T(){let{drawn:t}=this;new ResizeObserver(()=>{this.#k!==Ul(t)&&this.#w(0)}).observe(t),new MutationObserver(
()=>this.#w(0)).observe(document.documentElement,{attributeFilter:["data-theme"]}),t.addEventListener("pointerover",({target:n})=>{
this.#u||this.#x(ms(n))}),t.addEventListener("pointerleave",()=>this.#x(null)),t.addEventListener("focusin",({target:n})=>this.#x(
ms(n))),t.addEventListener("focusout",()=>this.#x(null)),t.addEventListener("keydown",n=>this.#v(n)),t.addEventListener(
"click",({target:n})=>this.#S(n)),t.addEventListener("pointerdown",n=>this.#N(n)),t.addEventListener("pointermove",n=>this.#d(
n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,o=>this.#d(o,!0))}complete(t,n){this.hooks=t,this.#c=
n}show(t,n=null,o=null,r=this.hooks.against){this.#o=new Bt(t),this.#t=n&&new Bt(n,r),this.#n=n!==null&&r!==void 0&&r===
this.hooks.against,this.#r=o&&new Bt(o),this.#m.clear(),this.circuits?.renew(),this.#e=Nt(this.#s,this.#o);let s=Rc(this.#o);
this.player.tell(s),Dl(this.room,nl(this.#o,s));let i=this.drawn.contains(document.activeElement);this.#w(this.#u?.follows?
0:Mo),i&&this.#O()}open(t){let n=t===null?this.#a:null;this.#a=t,this.#e=this.#s=null;let o=this.drawn.contains(document.
activeElement);this.player.isOpen&&this.player.close(),this.#w(Mo);let r=o&&n&&this.#h(n);r&&this.#_(r),o&&this.#O(),this.
hooks.opened?.(this.#a)}back(){this.#a!==null&&this.open(this.#c?.blockAround(this.#a)||null)}showTables(){let t=this.#n?
this.#t:null;this.#o&&this.#c?.showTables(this.root,this.#o,this.#f,t)}#h(t){return this.#A.map(o=>o.getAttribute("data-\
part")??"").find(o=>`${t}.`.startsWith(`${o}.`))??null}#O(){if(this.drawn.contains(document.activeElement))return;let t=this.
drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({
title:t,lines:n=[]}){if(!this.#c)throw new Error("The picture cannot be saved yet.");let o=getComputedStyle(this.root).getPropertyValue(
"--paper").trim();return this.#c.svgFile(this.drawn,{title:t,ground:o,lines:n})}light(t){if(this.#s=t,!this.#o)return!1;
let n=Nt(t,this.#o);return JSON.stringify(n)===JSON.stringify(this.#e)?!1:(this.#e=n,this.#w(0),!0)}#x(t){if(!this.light(
t))return;let{kind:n,visit:o=0}=this.#e??{};this.hooks.pointed?.(n==="visit"?[o]:[],this.#e&&t)}#S(t){if(!(t instanceof Element)||
this.#p)return;let n=ms(t),o=t.closest("[data-more]"),r=t.closest("[data-act]")?.getAttribute("data-act");if(o){let[s,i,
a]=["more","layer","head"].map(c=>o.getAttribute(`data-${c}`));this.hooks.more?.(s??"",{layer:i??null,head:a??null})}else if(r===
"scale")this.isOwnScale=!this.isOwnScale,this.#w(0);else if(r)n&&r!=="gate"&&!r.endsWith("temperature")&&this.#$(n,r);else{
let s=t.closest("[data-open]")?.getAttribute("data-open")??n;s!==null&&this.open(s||null)}}#$(t,n){let o=this.#o&&Nt(t,this.#o),
{act:r}=this.hooks;if(!o||!r)return;let{kind:s,layer:i=0,head:a=0,visit:c=0}=o;n==="ask"?this.hooks.ask?.({layer:i,head:a}):
s==="head"&&r({kind:s,layer:i,head:a}),s==="visit"&&r({kind:"mask",visit:c}),s==="gate"&&r({kind:s,value:null,isDone:!0}),
n==="residuals"?r({kind:n}):(n==="attention"||n==="feed_forward")&&r({kind:"skip",layer:i,part:n})}#N(t){this.#p=!1;let{
act:n,edit:o,carry:r}=this.hooks,s=this.#c;!this.#o||!s||!(n||r)||(this.#u=n?s.dragOf(t,this.#o,this.drawn,o!==void 0):s.
carryOf(t),this.#u?.follows&&t.preventDefault())}#d(t,n){let o=this.#u;if(!o||t.pointerId!==o.pointer)return;n&&(this.#u=
null);let r=o.to(t,n);r&&(this.#p=!0,!this.drawn.hasPointerCapture(o.pointer)&&!n&&this.drawn.setPointerCapture(o.pointer),
r.kind==="carry"?this.hooks.carry?.(r):$m(r)?this.hooks.edit?.(r):this.hooks.act?.(r))}#v(t){let n=t.target instanceof Element?
t.target.closest("[data-part], [tabindex]"):null,o=n?.getAttribute("data-part")??null;(t.altKey?this.#I(t.key,o):this.#P(
t.key,n,o))&&t.preventDefault()}#P(t,n,o){if(t==="Escape"&&this.#a!==null)return this.back(),!0;if(t==="Escape"&&this.player.
isOpen)return this.player.close(),!0;if(t.toLowerCase()==="t"&&this.#o)return this.showTables(),!0;if(t.toLowerCase()===
"c"&&this.circuits)return this.circuits.toggle(),!0;if(t.toLowerCase()==="p"&&o!==null&&this.hooks.carry)return this.hooks.
carry({kind:"carry",name:o,x:0,y:0,state:"put"}),!0;if((t==="Enter"||t===" ")&&n){let a=n.hasAttribute("data-act")||n.hasAttribute(
"data-open");return t===" "&&this.hooks.act&&!a?this.#$(o??""):this.#S(n),!0}let r=this.#c;if(!r)return!1;if(this.#f!==null&&
this.#o){let a=r.neighbourOf(this.#f,t,this.#o),c=n?.getAttribute("aria-current")==="true";a!==null&&this.open(a);let l=this.
drawn.querySelector(`[aria-current="true"][data-open="${a}"]`);return c&&l instanceof SVGElement&&l.focus(),a!==null}if(n?.
getAttribute("role")==="slider"&&!/Left|Right/.test(t)&&this.#F(t))return!0;let i=r.walked(this.#A,n,t)?.getAttribute("d\
ata-part")??null;return i!==null&&this.#_(i),i!==null}#M(t){let n=this.#A.find(o=>o.getAttribute("data-part")===t);return n instanceof
SVGElement?n:null}#_(t){let n=this.#M(t);n&&(this.#i=t,this.#C(),n.focus())}#L(t){let{root:n,foot:o}=this,r=this.#M(t)?.
getBoundingClientRect();if(!r||!n.classList.contains("tall"))return;let s=n.scrollHeight>n.clientHeight+1,i=s?n:document.
documentElement,a=s?n.getBoundingClientRect().top:this.hooks.covered?.()??0,c=o.getBoundingClientRect().top,h=r.height<=
c-a?(r.top+r.bottom-a-c)/2:r.top-a;i.scrollBy({top:h,behavior:Gl.matches?"auto":"smooth"})}#I(t,n){let o={ArrowUp:-1,ArrowLeft:-1,
ArrowDown:1,ArrowRight:1}[t],r=this.#o,s=r&&Nt(n,r),{act:i,edit:a}=this.hooks,c=this.#c;if(!o||!s||!i||!c)return!1;let l=!0;
if(s.kind==="visit"){let h=s.visit??0;if(!a||!r.visits[h+o])return!0;a({kind:"move",visit:h,by:o,isDone:l}),this.#_(`vis\
its.${h+o}`)}else if(s.kind==="gate")this.#F(t);else if(s.kind==="head"||s.kind==="pointer"){let h=s.kind==="head"?"atte\
ntion":"pointer",u=c.turned(r,h,o*wm);i({kind:"temperature",of:h,value:u,isDone:l})}else return!1;return!0}#F(t){let n=this.#c?.
slid(this.#o?.gate??0,t)??null;return n!==null&&this.hooks.act?.({kind:"gate",value:n,isDone:!0}),n!==null}get#A(){return[
...this.drawn.querySelectorAll("[data-part][tabindex]")]}#C(){let t=this.#A,n=t.find(o=>o.getAttribute("data-part")===this.#i)??
t[0];for(let o of t){let r=o===n?"0":"-1";o.getAttribute("tabindex")!==r&&o.setAttribute("tabindex",r)}}#w(t){this.#k=Ul(
this.drawn);let n=this.#U();if(!n)return;let{width:o,height:r}=n.stage.size;this.drawn.setAttribute("viewBox",`0 0 ${o} ${r}`),
this.drawn.setAttribute("font-size",String(n.stage.type));let s=this.#c,i=this.#f===null?[]:s?.openedMarks(n,this.#f)??[];
!i.length&&this.#f!==null&&(this.#a=null);let a=this.circuits?.circuit??null,c=i.length?i:this.#j(n);this.drawing.show(c,
Gl.matches?0:t),this.#f===null&&this.#C();let l=this.#f===null?null:s?.sentenceOfOpened(this.#f,n.reading),h=this.#e?null:
this.player.told,u=a&&!this.#e?s?.circuitSentence(a,n.reading):null,{title:p,text:f}=l??h??u??Ht(this.#e,n.reading,n.before),
g=!(l||h||u||this.#e),b=this.root.classList.contains("tall"),m=`${p} ${f} ${Lr}`,y=!b&&m.length<=String(this.room.textContent).
length,k=g&&y&&!this.#t&&!this.hooks.isProjected,x=this.circuits?.failure||(k?Lr:""),$=l||h?"":this.#W(),v=this.putIn.names.
includes(this.#s??"")?`It was put in from the ${this.putIn.run} run.`:"",_=n.stage.streamWidth>0||b,M=!l&&_&&h?.bars||"",
A=this.drawn.querySelector('[role="slider"]:focus')?n.sliderKeys:"",O=a&&this.#e?s?.circuitWords(a,this.#s):"";Dl(this.caption,
{title:p,text:[f,A,M,v,O,$,x].filter(Boolean).join(" ")})}#j(t){let n=Hl(t);if(!this.#c)return n;let{markedAsCircuit:o,markedAsPut:r}=this.#c,
{type:s}=t.stage;return o(r(n,this.putIn,s),this.circuits?.circuit??null,s)}#W(){clearTimeout(this.#b);let t=this.#s??"",
n=this.#m.get(t);return n!==void 0||!this.#e||this.#u?n??"":(this.#b=window.setTimeout(()=>{let o=this.#G();this.#m.set(
t,o),o&&this.caption.append(" ",...Et(o))},mm),"")}#G(){let[t,n]=[this.#e,this.#o],o=t&&n&&km(t,n);try{let r=o&&this.hooks.
whatIf?.(o);return r?Lc(t,n,r):""}catch{return""}}#U(){let{clientWidth:t,clientHeight:n}=this.drawn,o=t<dn;if(!this.#o||
t<gm||n<1&&!o)return null;let s=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(bm,Math.max(
ym,t/120));this.root.classList.toggle("tall",o);let i={reading:this.#o,before:this.#t,overlays:this.#n},a=io(i),c=this.#H(
s,{width:t,height:n}),l=o?s:c,h=o?Cl(this.#o,t,l):n,u=o&&this.#f!==null?xm:h;return{...i,beside:this.#r,stage:xr(this.#o,
{width:t,height:u,type:l},a),lit:this.#e??Nt(this.player.told?.part,this.#o),beat:this.#l??Number.POSITIVE_INFINITY,happened:this.
happened,isOwnScale:this.isOwnScale,scale:[this.#g("--map-least"),this.#g("--attention")],canAct:this.hooks.act!==void 0,
canAsk:this.hooks.ask!==void 0,sliderKeys:this.#c?.SLIDER_KEYS}}#H(t,n){if(!this.hooks.isProjected||!this.#o||n.width<ds.
width)return t;let o=Math.max(t,ds.type);return xr(this.#o,{...n,type:o}).layers.flatMap(({maps:s})=>s).every(({side:s})=>s>=
ds.side)?o:t}#g(t){let n=getComputedStyle(this.root).getPropertyValue(t).trim().slice(1),[o=0,r=0,s=0]=(n.match(/../g)??
[]).map(i=>Number.parseInt(i,16));return[o,r,s]}}});async function gs({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await vm(e))}`}async function zl(e,t){let n=new Image;
n.src=await gs(e),await n.decode();let o=document.createElement("canvas");o.width=Math.round(e.width*t),o.height=Math.round(
e.height*t);let r=o.getContext("2d");if(!r)throw new Error("This browser cannot draw a PNG of this size.");return r.drawImage(
n,0,0,o.width,o.height),o.toDataURL("image/png")}async function vm(e){let t=await Mm();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function Mm(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Am(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Am(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${ye(new Uint8Array(await n.arrayBuffer()))}`}var Vl=S(()=>{"use strict";w();we()});var bs={};Es(bs,{NetworkDrawing:()=>ys});var ys,ws=S(()=>{"use strict";w();ba();tl();Bl();Ke();Vl();ys=class{#o;#t;#n=null;#r=null;#e=null;constructor(t,n){
let{title:o,hover:r,told:s,acts:i,isStill:a,isProjected:c}=n;this.#o=o,this.#t=new Ao(t,{...r&&{pointed:r},...s&&{told:s},
...a&&{isStill:a},...c&&{isProjected:c}},Fr),i&&(this.#e=new In(this.#t,{...i,answered:l=>{this.#n=l.figure,this.#r=l,i.
answered(l)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.text??null}follows(t){return this.#e?.
follows(t)??!1}async compute({server:t,query:n},o,{isSilent:r}){return!this.#n||n.against||!(r||ga(o,t))?null:ya(this.#n.
meta,o,t,n)}draw(t){if(t!==this.#n){this.#n=t;let n=Qo.get(t),o=t.before&&Ye(t.before);this.#r={trace:n??Ye(t.trace),before:o};
let r=n?"browser":"server";this.#e?.begin(t.meta,this.#r.trace,o,r)}this.#r&&this.#t.show(this.#r.trace,this.#r.before)}get beats(){
return this.#t.player.count}tell(t){let{player:n}=this.#t;t===null?n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){
this.#t.mark(t)}async address(t,n){let o=this.#t.file({title:this.#o});return t==="svg"?gs(o):zl(o,n)}}});w();w();var Os=`/* The living network. Colours are tokens of pointer-view.css; each has one meaning. */

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
`;var Ss=`/*
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
`;var Ns=new CSSStyleSheet;Ns.replaceSync(Ss+Os);document.adoptedStyleSheets=[...document.adoptedStyleSheets,Ns];w();oe();w();var Rs={min:.5,max:4},hh={controls:["none","some","all"],caption:["none","title","all"]};function mn(e,t){return e===
"scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=Rs.min&&Number(t)<=Rs.max:e==="scale"?!0:e==="controls"||e==="caption"?hh[e].
includes(t):CSS.supports("color",t)}w();var Ps=Promise.resolve();function Cs(e){let t=Ps.then(uh).then(e);return Ps=t.catch(()=>{}),t}function uh(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}w();oe();w();var Oo={width:960,height:540};function Fs(e){return{"HTML frame":Hs(e),"Web component":ph(e),Markdown:Gs(e),Quarto:fh(
e),LaTeX:dh(e)}}function Hs(e){let{title:t,embed:n}=e;return`<iframe src="${re(n)}" title="${re(t)}" width="${Oo.width}"\
 height="${Oo.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${js(e)}</iframe>`}function ph(e){
let{server:t,attributes:n}=e,o=Object.entries({server:t,...n}).map(([r,s])=>s===""?r:`${r}="${re(s)}"`);return`<script s\
rc="${re(new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${o.join(" ")}>${js(e)}</pointer-view>`}function js({title:e,caption:t,embed:n,picture:o}){let r=[e,t].filter(
Boolean).join(". ");return`<a href="${re(n)}"><img src="${re(o)}" alt="${re(r)}" width="${Oo.width}"></a>`}function Gs({
title:e,embed:t,picture:n}){return`[![${mh(e)}](<${Ws(n)}>)](<${Ws(t)}>)`}function fh(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",Hs(e),"```",":::",'::: {.content-visible unless-format="html"}',Gs(e),":::"].join(`
`)}function dh({title:e,caption:t,name:n,embed:o,picture:r}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${r}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${gh(o)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${$h([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function re(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function mh(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Ws(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function gh(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var yh={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},bh=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
wh={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},xh=/[ąęįųĄĘĮŲ]/,kh=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function $h(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(kh,"")].flatMap(n=>[...wh[n]??vh(n)]).map(n=>yh[n]??Mh(n)).join("")}function vh(e){return xh.test(e)?
e.normalize("NFD").slice(0,1):e}function Mh(e){return/[&%$#_{}]/.test(e)?`\\${e}`:bh.test(e)?e:"?"}w();function Ds(e,t,{title:n,origin:o}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return Ah(decodeURIComponent(r),n,o);let s=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),i=[Us("Title",n),Us("Source",o)];return new Blob([s.subarray(0,33),...i,s.subarray(33)],
{type:"image/png"})}function Ah(e,t,n){let o=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(s,i)=>{
let a=document.createElementNS(o.namespaceURI,s);return a.textContent=i,a};return o.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(o)],{type:"image/svg+xml"})}function Us(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),o=new DataView(new ArrayBuffer(n.length+8));return o.setUint32(0,n.length-4),new Uint8Array(o.buffer).set(
n,4),o.setUint32(n.length+4,Eh(n)),o.buffer}function Eh(e){let t=-1;for(let n of e){t^=n;for(let o=0;o<8;o+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}w();function So(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var Th=[1,2,4],Oh=2;function zs({name:e,links:t,view:n,picture:o,csv:r,json:s}){let i=document.createElement("div");i.className=
"view-take";let a={link:gn("Link"),embed:gn("Embed"),json:gn("JSON"),offline:gn("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=Ge("JSON",()=>Bs(s(),`${e()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=Sh(()=>{let{link:m,embed:y}=t(),k=y?n():null;return{...m&&{Address:m},...k&&Fs(k)}}),u=()=>{let m=t();for(let y of Object.
keys(a)){let k=m[y];a[y].hidden=k===null,k!==null&&(a[y].href=k)}c.hidden=m.json!==null,h.hidden=m.link===null&&m.embed===
null,l.hidden=ne.answers};for(let m of["pointerenter","focusin"])i.addEventListener(m,u);let p=document.createElement("s\
elect");p.setAttribute("aria-label","Size of the PNG"),p.append(...Th.map(m=>{let y=m===Oh;return new Option(`${m}×`,String(
m),y,y)}));let f=async m=>{let{address:y,meta:k}=await o(m,Number(p.value)),x=k.origin??t().embed??location.href;So(Ds(y,
m,{title:k.title,origin:x}),`${e()}.${m}`)},g=()=>Bs(`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),b=document.createElement(
"span");return b.append(Ge("PNG",()=>f("png"))," ",p),i.append(a.link,a.embed,b,Ge("SVG",()=>f("svg")),Ge("CSV",g),a.json,
c,a.offline,h,l),u(),i}function Sh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let o=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let s=document.createElement("span");s.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(o,r),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;
s.textContent="",r.hidden=!0;let c=Object.entries(e()).map(([l,h])=>Ge(l,()=>a(l,h)));o.replaceChildren(...c,s)});let a=async(c,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",c);let h=await Nh(l);h||r.select(),s.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function Nh(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function gn(e){let t=document.createElement("a");return t.textContent=e,t}function Ge(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Bs(e,t,n){So(new Blob(
[e],{type:n}),t)}Ue();w();var Vs={width:420,height:200},_h=300,se=2,ut=20,Gt=8,qs=13,Js=.75,Lh=3,Ih=7.5,Rh=30,Ph=44,Ch=18,Xs=240,Zs=90,Qs=56,ti=90,
Wh=48,Fh=1.3,Hh=.6,jh=9,ei=1.4,ni=["coloraxis","coloraxis2"];function oi({data:e,layout:t},{width:n,height:o,isFixed:r,scale:s}){
if(!n)return{data:e,layout:t};let i={width:n/s,height:o/s},a=r&&(i.width<Vs.width||i.height<Vs.height),c={...i,isFixed:r,
isTiny:a,isNarrow:i.width<560,scale:s},l=a?Gh(t,t.meta.small??{}):t;if(!r)return{data:e,layout:{...l,...Ks(l,c)}};let h=Dh(
Uh(e,l),c),u={...h,...Ks(h,c),...zh(e,h,c),...Yh(h,c)};return{data:tu(e,h,c.height),layout:u}}function Gh(e,t){return ri(
e,t)}function ri(e,t){if(!Ys(e)||!Ys(t))return t;let n={...e};for(let[o,r]of Object.entries(t))n[o]=ri(e[o],r);return Object.
fromEntries(Object.entries(n).filter(([,o])=>o!==null))}function Ys(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function si(e,t){return Object.entries(e).filter(([o])=>t.test(o))}function ii(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function ai(e){return si(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function ci(e,t){return e[t]}function Uh(e,t){let{xaxis:n}=t,
o=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,r=Array.isArray(o)?o.filter(i=>typeof i=="string"):[],s=Array.isArray(
o)&&r.length===o.length;return n?.tickangle!==-90||n.tickvals||!r.length||!s?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,
ticktext:r}}}function Dh(e,{width:t,isTiny:n,scale:o}){let{xaxis:r,yaxis:s,meta:i}=e,a=r?.ticktext;if(!r||r.tickangle!==
-90||!a||a.length<=se)return e;let c={...r,tickangle:0};if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&
s?.ticktext?.join()===a.join()){let f=a.map((b,m)=>bn(b,m,1/0)),g=a.map((b,m)=>String(m+1));return{...e,xaxis:{...c,ticktext:g},
yaxis:{...s,ticktext:f}}}let[h,u]=r.domain??[0,1],p=(u-h)*(t-(n?Zs:Xs))/a.length;for(let f of[1,Js]){let g=a.map((m,y)=>Bh(
bn(m,y,1/0),p/f));if(g.includes(""))continue;let b={...r.tickfont,size:f*o*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:g,...f<1&&{tickfont:b}}}}return e}function Bh(e,t){let n=Math.floor(t/Gt)-1,o=[];for(let r of e.split(" ")){
let s=o.at(-1);if(r.length>n)return"";s!==void 0&&s.length+1+r.length<=n?o[o.length-1]=`${s} ${r}`:o.push(r)}return o.length<=
Lh?o.join("<br>"):""}function zh(e,t,{width:n,height:o,isTiny:r,scale:s}){let i=Vh(e,t),a=Math.max(...i.map(y=>y.length*
Gt+Wh)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*ut>o/(r?4:3),h=i.length>0&&!l,u=qh(t,o,s),f=((u.
annotations?.find(({font:y})=>y?.size)?.font?.size??0)/s||ut)*ei+2,g=Math.min(t.margin?.t??8,h?c*ut+4:t.annotations?.length?
f:8),b=ni.some(y=>ci(t,y)?.colorbar?.orientation==="h"),m=!t.margin||b&&!r;return{...l&&{showlegend:!1},...!m&&{margin:{
...t.margin,t:Math.ceil(g*s)}},...u}}function Vh(e,t){if(t.showlegend===!1)return[];let n=new Map,o=0;for(let{name:r,type:s,
visible:i,showlegend:a,legendgroup:c}of e)!r||(a===!1||i===!1)||["heatmap","contour"].includes(s)||(o+=1,n.set(c||r,r.replace(
/<[^>]*>/g,"")));return o>1||t.showlegend?[...n.values()]:[]}function qh(e,t,n){let{annotations:o=[],template:r}=e,s=({yref:p,
yanchor:f})=>p==="paper"&&f==="bottom",i=o.filter(s);if(!i.length)return{};let a=ai(e).map(([p])=>p),c=i.filter(({y:p})=>p<
1).map(({y:p})=>Math.min(...a.map(f=>f-p).filter(f=>f>0),1-p)),l=r.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-ut)/
ei);if(h>=l)return{};let u=Math.max(jh,h*n);return{annotations:o.map(p=>s(p)?{...p,font:{...p.font,size:u}}:p)}}function Yh(e,{
height:t,isTiny:n}){let o=Math.floor(t/3/Gt),r=t-li(e,1/0,o)-Qs,s={};for(let i of ni){let a=ci(e,i);a&&(n?s[i]={...a,showscale:!1}:
s[i]=Kh(e,i,a,r))}return s}function Kh(e,t,n,o){let r=n.colorbar??{};if(o>=_h||r.ticktext||r.orientation==="h")return n;
let s=e.template.layout[t],i=r.tickvals??s?.colorbar?.tickvals,a=(r.len??1)*o;if(!i){let u=Math.max(se,Math.floor(a/ut/1.5));
return{...n,colorbar:{...r,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let p=h.at(-1);
(p===void 0||(u-p)/(l-c)*a>=ut)&&h.push(u)}return{...n,colorbar:{...r,tickvals:h}}}function Ks(e,t){let{width:n,height:o,
isFixed:r,isTiny:s,isNarrow:i}=t,a=i?n:1/0,c=r?Math.floor(o/3/Gt):1/0,l=li(e,a,c),h=r?l?Qs:ti:0,u=Math.max(o-l-(s?2*ut:h),
ut),p=s?n-Zs:Math.max(n-Xs,60);return Object.fromEntries(si(e,/^[xy]axis/).map(([f,g])=>{let b=f.startsWith("x"),m=r&&b?
Zh(g,e,u):g,[y,k]=m.domain??[0,1],x=(k-y)*(b?p:u),$=e.template.layout.font.size*t.scale,v=Jh(m,b,x,$,t),_=e.meta.priority?.[f];
return[f,Xh(v,{isX:b,length:x,fontSize:$,upright:c,priority:_},t)]}))}function Jh(e,t,n,o,{isTiny:r,isFixed:s}){let i=e.
title?.text??"";if(!r)return s&&!t&&i.length*Gt>Fh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||
c-a>Hh)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Gt-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,
title:{...e.title,standoff:0,font:{size:o-2},text:h}}}function Xh(e,{isX:t,length:n,fontSize:o,upright:r,priority:s},i){
let{width:a,isFixed:c,isTiny:l,isNarrow:h}=i,{ticktext:u,tickvals:p=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;
if(!u)return c||h&&t?Qh(e,t,n,i):e;let f=u.length;if(l&&t&&f===1&&e.tickangle===0&&(u[0]??"").length*Gt>n-Gt)return{...e,
tickfont:{size:.75*o}};if(f<=se&&(t||!c||n>=ut))return e;let b=!t&&c&&n/f<ut&&n/f>=qs,m=t&&e.tickangle===0&&u.every(v=>/^\d+$/.
test(v)),y=Math.floor(n/(b?qs:m?Rh:ut)),k=f<=se?[f-1]:eu(f,y,s),x=t&&e.tickangle!==0?r:1/0,$=hi(u,h?a:1/0,x);return{...e,
...b&&{tickfont:{...e.tickfont,size:Js*o}},tickvals:k.map(v=>p[v]??v),ticktext:k.map(v=>$[v]??"")}}function Zh(e,t,n){let[
o]=ii(t,e.anchor)?.domain??[0,1],r=ai(t).map(([,a])=>a),s=Math.max(...r.filter(a=>a<=o),-1/0),i=(o-s)*n;return e.side===
"top"||i>2.4*ut?e:{...e,title:{},...i<.9*ut&&{showticklabels:!1}}}function Qh(e,t,n,{isTiny:o,isNarrow:r}){let s=Math.max(
se,Math.floor(n/(t?Ph:ut*1.5)));if(e.tickvals){let h=t?1:Math.ceil(e.tickvals.length/s);return{...e,tickvals:e.tickvals.
filter((u,p)=>p%h===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(se,Math.floor(n/Ch))};
let c=r&&t&&e.nticks&&!o?se:s,l=Math.min(e.nticks??1/0,c);return o||e.nticks||l<5?{...a,nticks:l}:e}function tu(e,t,n){return e.
map(o=>{if(o.type!=="heatmap"||!o.texttemplate)return o;let r=ii(t,o.yaxis),[s,i]=r?.domain??[0,1],a=r?.ticktext?.length;
return a===void 0?o:(i-s)*(n-ti)<a*ut?{...o,texttemplate:""}:o})}function eu(e,t,n){let o=[...Array(e).keys()];if(e<=t)return o;
let r=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return o.filter(i=>i%r===0);let s=[];for(let i of[...o].sort((a,c)=>(n[c]??
0)-(n[a]??0)))s.every(a=>Math.abs(a-i)>=r)&&s.push(i);return s.sort((i,a)=>i-a)}function li({xaxis:e},t,n){let o=e?.tickangle===
0?[]:e?.ticktext??[],r=hi(o,t,n).map(s=>s.length);return Math.max(0,...r)*Ih}function hi(e,t,n){return e.map((s,i)=>nu(s,
i,t,n)).every((s,i)=>s===e[i])?e:e.map((s,i)=>bn(s,i,n,t))}function nu(e,t,n,o){return n===1/0&&e.length<=o?e:bn(e,t,o,n)}
function bn(e,t,n,o=1/0){let r=o<1/0,s=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=s,[l="",
h]=a.split(" · "),u=n<1/0?14:1/0,p=Math.min(r?Math.max(5,Math.floor(o/48)):u,n),f=l.length>p&&!l.includes("&")?`${l.slice(
0,p-1)}…`:l;return i+(h?`${t+1} ${f}`:f)+c}w();oe();Ue();var ou=12,me=new Map,No=new Map;function Io(e,t){let n=JSON.stringify(Object.values(e)),o=me.get(n)??new Map;
me.delete(n),me.set(n,o);for(let i of me.keys()){if(me.size<=ou)break;me.delete(i)}let r=o.get(t);if(r)return r;let s=new Promise(
(i,a)=>ru(n,e,t,{resolve:i,reject:a}));return o.set(t,s),s.catch(()=>o.delete(t)),s}function ru(e,t,n,o){let r=No.get(e);
if(r){r.views.set(n,o);return}let s=new Map([[n,o]]);No.set(e,{query:t,views:s}),setTimeout(()=>{No.delete(e),su(t,s)},0)}
async function su(e,t){let{server:n,path:o,query:r,theme:s}=e,i=[...t.keys()].sort().join(",");try{let a=await Rt(`${o}/\
figures?${Pt({...r,views:i,theme:s})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof ot&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of t)c?iu(e,l).then(h,u):u(a)}}function iu({server:e,path:t,
query:n,theme:o},r){let s=Pt({...n,theme:o});return Rt(`${t}/views/${encodeURIComponent(r)}?${s}`,{},e)}var _o=new Map;async function pi(e,t){
let n=_o.get(e),o=n??(e.startsWith("#")?au(e.slice(1)):cu(e));n||(_o.set(e,o),o.catch(()=>_o.delete(e)));let r=await o;if(ht(
r))return r;let{templates:s={}}=r.layout.meta,i=s[t];if(!i)return r;let a=ui(i),c=new Map;for(let p of Object.values(s))
ui(p).forEach((f,g)=>{c.set(f,a[g]??f)});let{data:l,layout:h}=Lo({data:r.data,layout:r.layout},c),{meta:u}=r.layout;return{
...r,data:l,layout:{...h,meta:u,template:i}}}function ui(e){return e.layout.colorway}function Lo(e,t){return Array.isArray(
e)&&["string","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(o=>Lo(o,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([o,r])=>[o,Lo(r,t)])):t.get(e)??e}async function au(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function cu(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new ot(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function ge(e,{server:t,path:n,view:o,values:r}){let s=encodeURIComponent(
o),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${s}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${s}`,offline:i?`api/${n}/offline`:`api/${n}/views/${s}/offline`},h=Pt({...i&&e!=="json"?{step:o}:
{},...r}).toString();return new URL(h?`${c[e]}?${h}`:c[e],t).href}w();var fi=/<br ?\/?>/i,wn=null;function di(e,t,{width:n,height:o,scale:r},s=mu){let{font:i}=t.template.layout,a={size:i.size*
r,family:String(i.family??"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[u,p]of Object.entries(t)){if(!/^[xy]axis/.
test(u))continue;let f=p,g=u.startsWith("x"),b=lu(f,g,a,s);if(b===null||b&&!fu(t,f,g))continue;l[u]={...f,automargin:!1};
let m=g?"b":"l";if(b&&(c[m]=Math.max(c[m],Math.ceil(b)+8)),b&&!g){let y=Math.ceil((f.tickfont?.size??a.size)/2);c.t=Math.
max(c.t,y),c.b=Math.max(c.b,y)}}let h=o-c.t-c.b;for(let u of["coloraxis","coloraxis2"]){let f=e.some(({coloraxis:m,visible:y})=>m===
u&&y!==!1)?uu(t,u,h,a,s):0,g=Math.min(12,c.l,c.t,c.b),b=(f+g+(1.02-1)*(n-c.l))/1.02;f&&(c.r=Math.max(c.r,Math.ceil(b)))}
for(let[u,p]of Object.entries(l)){if(!u.startsWith("x")||!p.ticktext||p.tickangle!==0)continue;let f=xn(p.ticktext,{...a,
...p.tickfont},s).width;pu(p,f,n,c)&&delete l[u]}return{...t,...l,margin:c}}function lu(e,t,n,o){if(e.visible===!1)return 0;
let r=e.title?.text??"";if(e.showticklabels===!1)return r?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,
h=t&&c===-90;if(!i||!a||c!==0&&!h||l&&l!==(t?"bottom":"left")||e.ticks)return null;let p=e.tickfont?.size??n.size,f=xn(i,
{...n,size:p},o);return 1+(h?f.width+.2*p:t?f.height:f.width)+hu(e,r,n)}function xn(e,{size:t,family:n},o){let[r,s,i]=[0,
1,0];for(let a of e){let c=a.includes("<b>")?700:400,l=a.split(fi);s=Math.max(s,l.length);for(let h of l){let u=o(du(h),
`${c} ${t}px ${n}`);r=Math.max(r,u.width),i=Math.max(i,u.descent)}}return{width:r,height:t+(s-1)*1.3*t+i}}function hu(e,t,n){
if(!t)return 0;let{font:o,standoff:r}=e.title,s=o?.size??Math.round(1.2*n.size),i=t.split(fi).length-1;return s*(.7+i*1.3)+
(r??6)}function uu(e,t,n,o,r){let s=e[t]??{},a={...e.template.layout[t]?.colorbar,...s.colorbar},{tickvals:c,ticktext:l,
thickness:h,len:u=1}=a,p=a.orientation==="h"||"x"in a||"xanchor"in a;if(s.showscale===!1||p||!c?.length||!h)return 0;let f=xn(
l??c.map(String),o,r),g=20+h,b=a.title?.text;if(!b)return g+1+f.width;let m=Math.round(1.2*o.size),y=xn([b],{...o,size:m},
r).width,[k,x]=[s.cmin??c[0]??0,s.cmax??c.at(-1)??1],$=u*n-20;return c.some(_=>Math.abs((_-k)/(x-k)-.5)*$<y/2+1.3*(o.size/
2))?g+1+f.width+1.45*m+2:g+10+1.25*m}function pu({domain:e=[0,1],categoryarray:t,ticktext:n=[]},o,r,{l:s,r:i}){let[a,c]=e,
l=r-s-i,h=(c-a)*l/(t??n).length,u=Math.min(s+a*l,i+(1-c)*l);return(o-h)/2>u}function fu(e,t,n){let o=t.anchor??(n?"y":"x"),
r=e[`${o[0]}axis${o.slice(1)}`],[s]=r?.domain??[0,1];return s===0}function du(e){return e.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function mu(e,t){if(wn??=document.createElement("canvas").getContext("2d"),!wn)return{
width:0,descent:0};wn.font=t;let{width:n,fontBoundingBoxDescent:o}=wn.measureText(e);return{width:n,descent:o}}w();function gi({x:e,y:t,xaxis:n,yaxis:o},r){let s=[mi(n,e,r),mi(o,t,r)];return[...new Set(s.filter(i=>i!==null))]}function mi(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let o=e.type==="category"?e.d2l_noadd(t):t;return typeof o=="number"&&
Number.isInteger(o)?o:null}function yi(e,t,n){let o=e.querySelector(":scope > .view-marks")??e.appendChild(gu());if(!e._fullLayout)
return;let r=e._fullLayout,{_subplots:s}=e._fullLayout,i=(s?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[h,u]=[r[`xaxis${c}`],r[`yaxis${l}`]];if(!h||!u)return[];let p=[h,u].every(({_name:f})=>t.includes(f));return[[h,
u],[u,h]].flatMap(([f,g])=>f&&g&&t.includes(f._name)&&(p||f.anchor===g._id)?n.map(m=>yu(f,g,m)):[])});o.replaceChildren(
...i.filter(a=>a!==null))}function gu(){let e=document.createElement("div");return e.className="view-marks",e}function yu(e,t,n){
if(!e._length)return null;let o=e._id.startsWith("x"),r=[e.l2p(n-.5),e.l2p(n+.5)],[s,i]=[Math.min(...r),Math.max(...r)];
if(!(i>0&&s<e._length)||!t._length)return null;let[a,c]=o?[e._offset+s,t._offset]:[t._offset,e._offset+s],[l,h]=o?[i-s,t.
_length]:[t._length,i-s],u=document.createElement("div");return Object.assign(u.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${h}px`}),u}w();function wi(e,t){return Object.fromEntries(e.map(({name:n,values:o,value:r})=>[n,o.find(s=>String(s)===t(n))??r]))}function xi(e,t){
for(let{name:n,values:o}of e){let r=t(n);if(r===null||o.map(String).includes(r))continue;let s=typeof o[0]=="string"?`th\
ere are ${o.join(", ")}`:`they run from ${o[0]} to ${o.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${s}.`}}return null}
function ki(e,t,n){return t.reduce((o,r)=>{let s=e.find(({name:i})=>i===r)?.values??[];return o*s.length+s.indexOf(n[r]??
"")},0)}function $i(e,t){return e.map(o=>{let{name:r,title:s,values:i}=o,a=vi(o)[i.indexOf(t[r]??"")];return typeof a=="\
number"?`${s.toLowerCase()} ${a}`:a}).join(", ")}function vi({values:e,labels:t}){return t??e}var kn=class{#o;#t;#n="";#r=0;#e=null;constructor(t,n){
this.#o=t,this.#t=n}offer({choices:t=[],player:n},o,r){let s=t.length?[]:o.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),s.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#e=null,
this.#o.replaceChildren(...t.map(c=>this.#s(c))),s.length&&r&&this.#o.append(this.#i(s));let a=t.find(({name:c})=>c===n);
a&&this.#o.append(...this.#l(a))}show(t){for(let[n,o]of Object.entries(t)){let r=this.#o.querySelector(`select[name="${n}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(o))}}pause(){clearInterval(this.#r),this.#r=0,this.#e&&(this.#e.textContent=
"Play")}#s(t){let{name:n,title:o,values:r}=t,s=document.createElement("select");s.name=n;let i=vi(t);return s.append(...r.
map((a,c)=>new Option(String(i[c]),String(a)))),s.addEventListener("change",()=>{this.pause();let a=r[s.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),bi(o,s)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((o,r)=>new Option(o.name,String(r)))),n.addEventListener("change",()=>{let o=n.value?t[Number(n.value)]:void 0;
o?.meta&&this.#t.open(o.meta),n.value=""}),bi("Open",n)}#l({name:t,title:n,values:o}){let r=()=>o.indexOf(this.#t.selected()[t]??
""),s=h=>{let u=o[Math.max(0,Math.min(o.length-1,h))];u!==void 0&&this.#t.select(t,u)},i=h=>{this.pause(),s(r()+h)},a=Ro(
"Play",()=>{if(this.#r){this.pause();return}r()===o.length-1&&s(0),a.textContent="Pause",this.#r=setInterval(()=>{s(r()+
1),r()===o.length-1&&this.pause()},1200)});this.#e=a;let c=Ro("‹",()=>i(-1)),l=Ro("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function bi(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function Ro(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}w();var Mi="vendor/plotly/plotly-traces-4.1.1.min.js",Po;function $n(e){return window.Plotly?Promise.resolve(window.Plotly):
(Po??=new Promise((t,n)=>{let o=document.createElement("script");o.src=e?new URL(`static/${Mi}`,e).href:new URL(`../${Mi}`,
E).href;let r=()=>{Po=void 0,o.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};o.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),o.addEventListener("error",r),document.head.append(
o)}),Po)}async function Ai(e,t,n){let{width:o,height:r}=e.layout;return(await $n()).toImage(e,{format:t,width:o,height:r,
...t==="png"&&{scale:n}})}Ho();Go();Ve();var $s={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"\
interventions",against:"against"},vs=["inputs","removed"],Em=new Set(["server","source","model","lesson","view","theme",
"reads",...vs,...Object.keys($s)]),Xl=["scale","accent","controls","caption"],Tm=new Set([...Xl,"fill"]),ql=":scope > a",
Yl="pointer-view:hover",xs=matchMedia("(prefers-color-scheme: dark)"),Om={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},Sm=120,Nm=[["short",576,0],["low",352,0],["tight",288,352]],Eo={height:525,width:640,
least:.75,most:4},_m="400px 0px",Kl=660,Lm="[data-answer]:not(pointer-view *)",Im=/^(\w+):(\d+)$/,Rm="The server draws t\
his chart, and it does not answer.",Pm="The answer above is computed in this browser.",Cm="Type visits, or add a place, \
to see what the model answers.",je=null,ks=null,Ms=class extends HTMLElement{#o=null;#t=null;#n=null;#r=0;#e=!1;#s="";#i=!1;#l="";#a=[];#u=!1;#p=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#O()},{rootMargin:_m});#m=new ResizeObserver(()=>requestAnimationFrame(()=>this.#z()));#b=new MutationObserver(
t=>this.#x(t.map(({attributeName:n})=>n??"")));#k=t=>this.getAttribute(t);#c=()=>{if(!this.#n||!this.#t){this.#v();return}
this.#W(this.#L),this.#E()};#f=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#T=({type:t})=>this.#U(t==="beforeprint");connectedCallback(){
this.#o??=this.#H(),this.#A(),document.addEventListener("pointerscope:theme",this.#c),document.addEventListener(Yl,this.#f),
xs.addEventListener("change",this.#c);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#T);this.#m.
observe(this),this.#b.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#p.observe(this):this.#u=!0,this.#v()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#c),document.removeEventListener(Yl,this.#f),xs.removeEventListener(
"change",this.#c);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#T);this.#m.disconnect(),this.#b.
disconnect(),this.#p.disconnect(),this.#h.controls.pause()}mark(t){t.join()!==this.#a.join()&&(this.#a=t,this.#X())}get chosen(){
return this.#t?this.#R:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#Z();
return Math.ceil(t+yn(this.#t)+n)}get#h(){return this.#o??=this.#H(),this.#o}#O(){this.#u=!0,this.#p.disconnect(),this.#v()}#x(t){
t.some(o=>Tm.has(o))&&(this.#A(),this.#E()),t.includes("beat")&&this.#$();let n=t.filter(o=>Em.has(o)&&!this.#S(o));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#u?this.#O():n.length?this.#v():this.#d.some(({name:o})=>t.includes(o))?this.#V()&&
this.#E():t.includes(this.#l)&&this.#v()}#S(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#c(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#$(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#N(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#y("beat",{beat:t===null?null:t+1})}get#d(){return this.#t?At(this.#t).choices??[]:[]}#v(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#w()}))}get#P(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#M(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:$t.href}get#_(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#L(){let t=this.getAttribute("theme");return t===
"auto"?xs.matches?"dark":"light":(t??this.#_)==="dark"?"dark":"light"}get#I(){let t=this.getAttribute("scale");return t===
"auto"?this.#F:t!==null&&mn("scale",t)?Number(t):1}get#F(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let o=Math.round(10*Math.min(n/Eo.height,t/Eo.width))/10;return Math.min(Eo.most,Math.max(Eo.least,
o))}#A(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#I)):
this.style.removeProperty("--scale"),t&&mn("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#C(){if(this.hasAttribute("lesson")){let n=vs.map(o=>[o,this.getAttribute(o)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries($s).map(
([n,o])=>[o,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#w(){let{needsHistory:t,query:n}=this.#C;
this.#r+=1;let o=this.#r,r=this.getAttribute("source"),s=this.getAttribute("view")??"",i=this.#P&&s&&(!t||n.visits||n.record);
if(!r&&!i){this.#D(Cm);return}if(!this.#u){this.#D("");return}let a=this.#L;this.#W(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#M,path:this.#P,query:n,theme:a},l=this.hasAttribute("server")?this.#M:"",[h]=await Promise.
all([r?pi(r,a):this.#j(c,s),r?null:s===de?Promise.resolve().then(()=>(ws(),bs)):$n(l)]),u=ht(h),p=u?await Promise.resolve().then(()=>(ws(),bs)):
null;u||await $n(l),await Cs(()=>{o===this.#r&&(this.#st(p?.NetworkDrawing??null,At(h).title),this.#t=u?h:structuredClone(
h),this.#at(this.#t),this.#G({...c,theme:"light"},s))})}catch(c){o===this.#r&&this.#Y(c)}finally{o===this.#r&&this.removeAttribute(
"aria-busy")}}async#j(t,n){let o=n===de?this.#n:null,r=this.getAttribute("model")??"",s=await o?.compute(t,r,{isSilent:!1});
if(s)return s;try{return await Io(t,n)}catch(i){if(!Jl(i))throw i;let a=await o?.compute(t,r,{isSilent:!0});if(!a)throw i;
return a}}#W(t){this.#_!==t?this.dataset.theme=t:delete this.dataset.theme}#G(t,n){if(!this.#t||ht(this.#t))return;let{template:o,
meta:r}=this.#t.layout,s=r.templates?.light;je??=s??(this.#L==="light"?o:null),!(je||this.hasAttribute("source"))&&(ks??=
Io(t,n),ks.then(i=>{ht(i)||(je??=i.layout.template)}).catch(()=>{ks=null}))}#U(t){if(this.#i=t,!this.#t||!this.#s)return;
let n=je??this.#n;this.#W(t&&n?"light":this.#L),this.#E(),t||requestAnimationFrame(()=>this.#E())}#H(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#g("h3","view-title"),caption:this.#g("p","view-caption"),choices:this.#g(
"div","view-choices"),summary:this.#g("p","view-summary"),failure:this.#g("p","view-failure"),trust:this.#g("p","view-tr\
ust"),plot:this.#g("div","view-plot"),details:this.#g("details","view-table"),exports:zs({name:()=>this.#et,links:()=>this.#gt(),
view:()=>this.#t&&this.#yt(this.#t),picture:(s,i)=>this.#dt(s,i),csv:()=>Mn(this.#tt()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#Q());let o=new kn(n.choices,{selected:()=>this.#R,select:(s,i)=>this.#ft(s,i),open:s=>this.#y(
"open",s)}),r=this.querySelector(ql);r?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...r?[r]:
[]),this.addEventListener("toggle",({target:s})=>this.#pt(s),!0);for(let s of[n.plot,n.details,n.choices,n.exports,n.failure])
s.hidden=!0;return{...n,controls:o}}#g(t,n){let o=this.querySelector(`.${n}`),r=o instanceof HTMLElement?o:document.createElement(
t);return r.className=n,r}#st(t,n){if(t===null==(this.#n===null))return;let o=this.#h,r=o.plot.cloneNode();r.removeAttribute(
"data-listening"),r.role=t?"group":"img",o.plot.replaceWith(r),o.plot=r,this.#n?.bar?.remove(),this.#n=t?new t(r,{title:n,
isProjected:this.hasAttribute("fill"),hover:s=>this.#y("hover",{visits:s}),told:s=>this.#N(s),acts:{server:()=>this.hasAttribute(
"source")?null:this.#M,answered:s=>this.#it(s),resized:()=>requestAnimationFrame(()=>this.#z())}}):null,this.#n?.bar&&o.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:o}=this.#n??{};o?this.setAttribute(
"interventions",o):this.removeAttribute("interventions"),this.#V()&&this.#E(),this.#y("interventions",n)}#q(t){let{plot:n,
details:o,choices:r,exports:s,failure:i}=this.#h;for(let c of[n,o,r,s])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#D(t){this.#t=null,this.#l="",this.removeAttribute("aria-busy"),this.#h.controls.pause(),this.#q(!0),this.#h.
summary.textContent=t}#Y(t){this.#D("");let{failure:n}=this.#h,o=Jl(t)&&document.querySelector(Lm)!==null,r=o?Rm:fe(t);if(n.
replaceChildren(r),o&&n.append(" ",Wm()),n.hidden=!1,this.#y("failed",{message:r}),!(t instanceof ot)||![0,503].includes(
t.status))return;let s=document.createElement("button");s.type="button",s.textContent="Try again",s.addEventListener("cl\
ick",()=>this.#v()),n.append(" ",s)}#at(t){let{title:n,caption:o,controls:r}=this.#h,s=At(t);n.textContent=s.title,n.hidden=
!1,o.replaceChildren(...Et(s.caption)),this.#ct(s.trust),this.toggleAttribute("data-network",ht(t)),this.#q(!1),r.offer(
s,ht(t)?[]:t.data,!this.hasAttribute("fill")),this.#V()&&this.#E()}#ct(t){let{trust:n}=this.#h;if(n.textContent=t?.text??
"",!t||this.hasAttribute("source")||!ne.answers)return;let o=document.createElement("a"),r=encodeURIComponent(this.getAttribute(
"model")??"");o.href=new URL(`insights/${r}#view-${t.view}`,this.#M).href,o.textContent="Which explanation to believe",n.
append(" ",o)}#E(){if(!this.#t)return;let{plot:t}=this.#h,n=this.#i,o=this.#B(yn(this.#t)),r=n?Math.min(o.width||Kl,Kl):
o.width;if(!r)return;ht(this.#t)?(t.style.height=`${o.height}px`,this.#n?.draw(this.#t)):(t.style.height=o.isFixed?`${o.
height}px`:"",this.#lt(t,this.#t,{...o,width:r}));let s=!this.dataset.drawn;s&&this.querySelector(ql)?.remove(),this.#s=
`${r}×${o.height}`,this.dataset.drawn="true",s&&this.hasAttribute("beat")&&this.#$(),this.#X(),this.#y("drawn",{})}#lt(t,{
data:n,layout:o},r){let s=this.#i,i=s&&je?{...o,template:je}:o,a=this.#K({data:n,layout:i},r);window.Plotly?.react(t,a.data,
s?{...a.layout,width:r.width}:a.layout,Om),t.dataset.listening||this.#ht(t)}#K({data:t,layout:n},{width:o,height:r,isFixed:s}){
let i="rgba(0, 0, 0, 0)",a=this.#I,{font:c,hoverlabel:l}=n.template.layout,h=c.size*a,u=oi({data:t,layout:Fm(n)},{width:o,
height:r,isFixed:s,scale:a}),p={font:{size:h},hoverlabel:{...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{
...di(u.data,u.layout,{width:o,height:r,scale:a}),...a!==1&&p,paper_bgcolor:i,plot_bgcolor:i,height:r}}}#ht(t){t.dataset.
listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#y("open",n.data.meta);let[,o,r]=Im.
exec(String([n.customdata].flat()[0]))??[];o&&this.#y("select",{table:o,row:Number(r)})}),t.on("plotly_hover",({points:[
n]})=>{n&&this.#y("hover",{visits:gi(n,this.#J)})}),t.on("plotly_unhover",()=>this.#y("hover",{visits:[]}))}get#J(){return this.#t?
At(this.#t).visit_axes??[]:[]}#y(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#X(){
!this.#t||!this.#s||(this.#n?this.#n.mark(this.#a):yi(this.#h.plot,this.#J,this.#a))}#B(t){let{plot:n}=this.#h,o=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:o,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#A(),this.#ut();
let{above:r,below:s}=this.#Z();this.style.setProperty("--below",`${Math.ceil(s)}px`);let i=Math.max(Math.floor(this.offsetHeight-
r-s),Sm);return{width:o,height:i,isFixed:!0}}#ut(){let[t,n]=[this.offsetWidth/this.#I,this.offsetHeight/this.#I],o=Nm.filter(
([,r,s])=>n<r||t<s).map(([r])=>r).join(" ");this.dataset.room!==o&&(this.dataset.room=o)}#Z(){let{plot:t,details:n,exports:o}=this.#h,
r=this.getBoundingClientRect(),s=r.height/this.offsetHeight||1,i=[n,o].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().
top-r.top)/s,below:a/s}}#pt(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#z())}#z(){if(!this.#t)return;let{width:t,height:n}=this.#B(
yn(this.#t));t&&this.#s!==`${t}×${n}`&&this.#E()}#ft(t,n){this.setAttribute(t,String(n)),this.#y("option",{[t]:n})}#V(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:xi(this.#d,this.#k);if(n)return this.#Y(new Error(n.
message)),this.#l=n.name,!1;let o=At(t),r="";if(this.#d.length&&!ht(t)){let s=this.#R;this.#h.controls.show(s);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>s[c]===l));Ii(t,s);let{summaries:i}=o;i&&(o.summary=i.texts[ki(
this.#d,i.by,s)]??""),r=`: ${$i(this.#d,s)}`}return this.#h.summary.replaceChildren(...Et(o.summary??"")),this.#h.plot.setAttribute(
"aria-label",`${o.title}${r}. ${o.summary??""}`),this.#Q(),!0}get#R(){return wi(this.#d,this.#k)}#Q(){let{details:t}=this.#h;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${At(this.#t).title}`),n.append(...this.#tt().map(vn)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#tt(){return this.#t?Ci(this.#t,this.#R):[]}async#dt(t,n){let o=this.#t;if(!o)throw new Error(
"There is no figure to save yet.");return{address:ht(o)?await this.#n?.address(t,n)??"":await Ai(this.#mt(o),t,n),meta:At(
o)}}#mt(t){let{data:n,layout:o}=structuredClone(t),r=this.#B(o.height),{paper_bgcolor:s,plot_bgcolor:i}=o.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#K({data:n,layout:o},r),l=a?{}:{
paper_bgcolor:s,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:r.width,...l}}}get#et(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#nt(){return{server:this.#M,path:this.#P,view:this.getAttribute("vi\
ew")??"",values:{...this.#C.query,...this.#R}}}get#ot(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Xl.map(o=>[o,this.getAttribute(o)??""]).filter(([o="",r])=>this.hasAttribute(o)&&mn(o,r??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&ne.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#nt;return{link:n,embed:ge(
"embed",this.#rt(r)),json:ge("json",r),offline:ge("offline",r)}}#rt(t){let{controls:n,...o}=this.#ot,r={...t.values,...o,
...n&&n!=="some"&&{controls:n}};return{...t,values:r}}#yt(t){let n=this.#nt,{title:o,summary:r=""}=At(t),s=["model","les\
son","view","reads",...vs,...Object.keys($s)],i=[...this.attributes].filter(({name:p})=>s.includes(p)),{theme:a,...c}=this.#ot,
l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:p,value:f})=>[p,f])),...this.#R,...l&&{theme:l},
...c},u=this.#rt(n);return{title:o,caption:r,name:this.#et,server:n.server,embed:ge("embed",u),picture:ge("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([p,f])=>[p,String(f)]))}}};function Jl(e){return e instanceof ot&&e.status===0}function Wm(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=Pm,e}function Fm(e){let t=Object.
entries(e).map(([n,o])=>{if(!/^[xy]axis/.test(n))return[n,o];let r=o,s=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=r.type==="category"&&!r.categoryarray&&s;return[n,i?{...r,categoryorder:"array",categoryarray:s}:r]});return Object.fromEntries(
t)}customElements.define("pointer-view",Ms);})();
