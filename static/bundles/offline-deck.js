(()=>{var hu=Object.defineProperty;var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var uu=(e,t)=>{for(var n in t)hu(e,n,{get:t[n],enumerable:!0})};var mi,fu,A,x=v(()=>{"use strict";({currentScript:mi}=document),fu=mi instanceof HTMLScriptElement?mi.src:"",A=new URL("\
static/js/",fu||document.baseURI).href});async function Ht(e,t,n=At){let s=await bu(new URL(`api/${e}`,n),t);if(String(n)===At.href&&wu(s!==null&&!xu(s)),!s)return pi();
if(s.status===mu)return;if(!(s.headers.get("content-type")??"").includes("json")){let i=yu(s.status);throw new ot(s.status,
[{where:"",message:i,suggestions:[]}])}let r=await s.json().catch(pi);if(!s.ok)throw new ot(s.status,r.errors??[]);return r}
async function bu(e,t){try{let n=await fetch(e,t);return du.includes(n.status)?null:n}catch(n){if(yi(n))throw n;return null}}
function gi(e){let t=AbortSignal.timeout(pu);return e?AbortSignal.any([e,t]):t}function xu({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function wu(e){e!==de.answers&&(de.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function pi(e){throw yi(e)?e:new ot(0,[{where:"",message:gu,suggestions:[]}])}
function yi(e){return e instanceof DOMException&&e.name==="AbortError"}function Dt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function Yt(e){return e instanceof Error?
e.message:String(e)}var ot,At,de,du,mu,pu,gu,yu,Kt=v(()=>{"use strict";x();ot=class extends Error{constructor(t,n){super(
n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},At=new URL(A.replace(/^(.*\/)static\/.*$/,"$1")),de={answers:!0},
du=[502,504],mu=204,pu=5e3,gu="No response could be read. Your input is still here; check your connection and try again.",
yu=e=>`The server answered with ${e}.`});function dt(e){return"kind"in e&&e.kind===Ee}function Tt(e){return dt(e)?e.meta:e.layout.meta}function Rn(e){return dt(e)?
e.meta.height??0:e.layout.height}var Ee,nn=v(()=>{"use strict";x();Ee="network"});function Oe(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let o of t)
s+=String.fromCharCode(o);return btoa(s)}function Te(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var Ne=v(()=>{"use strict";x()});function sn(e){if(Array.isArray(e))return Ef(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Mf[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(Te(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function Ef(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function on({values:e,
shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:Af(e,n*o,(n+1)*o),shape:s}}function ca({values:e,shape:t}){
return t.length<2?e:so({values:e,shape:t})}function so(e){return Array.from({length:e.shape[0]??0},(t,n)=>on(e,n).values)}
function Af(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Mf,oo=v(()=>{"use strict";x();Ne();Mf={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function io(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function ha({shape:e}){return e.reduce((t,n)=>t*
n,1)}function ua(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(ha(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Sf(e,i,l,r);o.push(a)}return o.at(-1)??new s(0)}
function Sf(e,t,n,s){let{op:o}=t;if(o==="constant")return co(t,n);let r=ao(e,t,n).map(([u,f])=>s(u,f)),[i=0,a=0,c=0]=r;if(o===
"view"||o==="join")return i;if(o==="where")return i?a:c;if(o==="matmul")return Tf(r);if(o==="collect")return rn.sum?.(r)??
0;if(o==="softmax")return Of(e,t,n,r);let l=rn[o];if(l)return l(r);let h=ro[o];if(!h)throw new RangeError(`There is no o\
peration ${o}.`);return h(i,a)}function ao(e,t,n){let{op:s,of:o=[],groups:r}=t,[i=0,a=0]=o;if(s==="view")return[[i,Nf(t,
n)]];if(s==="join")return[vf(e,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[h,u]=[Math.floor(n/l),n%l],f=Math.floor(h/(t.shape.at(-2)??1))*c*l;return la(c).flatMap(
d=>[[i,h*c+d],[a,f+d*l+u]])}if(s==="softmax"||s in rn){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,h=la(
c).map(u=>[i,l*c+u]);return o.length>1?[...h,[a,0]]:h}return o.map(c=>[c,e[c]?.shape.length?n:0])}function co({values:e=0},t){
return io(Array.isArray(e)?e[t]??Number.NaN:e)}function lo(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function Of(e,t,n,s){let{place:o,width:r}=lo(e,t,n),i=ho(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function ho(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-
n)/s))}function Tf(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Nf({shape:e,offset:t=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function vf(e,t,n){let s=n;for(let o of t){let r=ha(e[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function la(e){return Array.from({length:e},(t,n)=>n)}function _f(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Lf(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var ro,
rn,Wn=v(()=>{"use strict";x();ro={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>_f(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Lf(e/Math.SQRT2))},rn=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function ma({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let o=e[s.trace];if("lines"in s){let r=an(s.lines,t,n);
Object.assign(o,If(r,n[s.row],s))}else o[s.attribute]=ca(an(s.is,t,n))}}function an(e,t,n){let s=Rf(t),o=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===da?0:a.indexOf(n[i]??"")};return{values:ua(e,(i,a=[])=>{let c=s[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,h)=>on(l,o(h)),c).values}),shape:e.at(-1)?.shape??[]}}
function Rf(e){let t=fa.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,sn(s)])),fa.
set(e,t)),t}function If({values:e,shape:t},n,{above:s,to:o}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==da&&
l!==n))for(let h=0;h<c;h+=1){let u=Number(e[l*c+h]);u<=s||u>o||(r.push(0,1,null),i.push(l,h,null))}return{x:r,y:i}}var da,
fa,uo=v(()=>{"use strict";x();oo();Wn();da="all",fa=new WeakMap});function ya(e,t){let{table:n}=Tt(e);if(n&&"rows"in n)return[n];if(dt(e))return[];let{data:s,layout:o}=e,r=n?[Cf(n,o.meta,
t)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Pf(o,a)),...r]}function ve({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>fo("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of t)o.insertRow().append(fo("th",r,"row"),...i.map(a=>fo("td",a)));return n}function Fn(e){
let t=s=>s.map(Df).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Cf(e,t,n){let{columns:s,labels:o}=e;if("values"in e){let i=e.values.map(a=>an(a,t,n).values);return{columns:s,
rows:o.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=so(an(e.matrix,t,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function Pf(e,t){let n=sn(t.z??[]),s=pa(e,t,"y").map((o,r)=>[o,...Array.from(on(n,r).values)]);return{columns:[
t.name??"",...pa(e,t,"x")],rows:s}}function pa(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>ga(String(c)));let o=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(ga);let{shape:a}=sn(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function ga(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function Df(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
Ff,"$1'").replace(Hf,"'"),n=Wf.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function fo(e,t,n){let s=document.
createElement(e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=
Number(o)===0?o.replace("-",""):o,s}var Wf,Ff,Hf,Hn=v(()=>{"use strict";x();oo();nn();uo();Wf=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
Ff=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Hf=/^(?=[\t\r\n])/});var cn,mo=v(()=>{"use strict";x();cn={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],
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
order {items}",item:"{position}",between:" ",first:1},parts:["position"],default:[]}}});var ba=v(()=>{"use strict";x()});var xa=v(()=>{"use strict";x()});var wa,$a,Dn,_e,po,go,jn=v(()=>{"use strict";x();wa=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sund\
ay"],$a=2,Dn=15,_e=30,po=8,go=99});function Bn(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var yo=v(()=>{"use strict";x();jn()});function ka(e){return Object.entries(cn).flatMap(([t,n])=>{let s=e[t]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:t,declared:n,value:s}]:[]})}function Ma({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[e[r],o])))}var Ea=v(()=>{
"use strict";x();mo();ba();xa();yo()});function bo(e,t,n){switch(t.kind){case"head":return Bf(e,t,n.architecture);case"mask":return Gf(e,t.visit,n.visits);case"\
skip":return Uf(e,t);case"residuals":return zf(e);case"gate":return Vf(e,t);case"temperature":return qf(e,t)}}function Bf({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,f)=>[Math.floor(
f/i),f%i]),c=e==="all"?a:e,h=c.some(([u,f])=>u===s&&f===o)?c.filter(([u,f])=>u!==s||f!==o):a.filter(([u,f])=>u===s&&f===
o||c.some(([d,y])=>u===d&&f===y));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function Gf({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function Uf({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function Vf({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function qf(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function zf({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
function Oa(e){let t=ka(e).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(e).filter(n=>t.includes(n)).map(
n=>({key:n,text:Ta(n,e)}))}function Ta(e,t){let n=cn[e],{text:s,item:o="",every:r="",single:i,between:a=", ",first:c=0}=n.
said,l=t[e]??n.default,h=Ma(n,l).map(d=>Bn(o,Sa(d,y=>c?Number(y)+c:Aa(y)))),u=typeof s=="string"?s:s[l]??"",f=Sa(cn,({of:d},y)=>d===
e?Ta(y,t):"");return Bn(i&&h.length===1?i:u,{...f,value:Aa(l),items:l==="all"?r:h.join(a)})}var Aa,Sa,xo=v(()=>{"use str\
ict";x();mo();Ea();yo();Aa=e=>String(e).replaceAll("_","-"),Sa=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,s])=>[
n,t(s,n)]))});function Na(e,t){return Oa(e).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),o.append(r),o})}var va=v(()=>{"use strict";x();xo()});function Xt(e,t,n){let s=It(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function It(e,t,n){
let s=e.querySelector(t);return s&&_a(s,n)?s:null}function Q(e,t,n){return[...e.querySelectorAll(t)].filter(s=>_a(s,n))}
function wo(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function Gn({target:e}){return e}function _a(e,t){return e instanceof
(t??HTMLElement)}var Le=v(()=>{"use strict";x()});function La(e){return Un!==null&&Object.hasOwn(Un,e)}async function Ra(e,t=At){return Re?Yf(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await Pa(e,"vocabulary")))}async function Yf(e,t){try{return await Ht(
e,{},t)}catch(n){if(!(n instanceof ot)||n.status)throw n;let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).
catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function Ia({id:e,weights:t},n,s=At){if(!Re)return Pa(e,"weight\
s",n);let o=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return Wa(new URL(o,s),"weights",n)}async function Ca(e,{
weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(
o=>o.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the \
page again.")}async function Pa(e,t,n=!1){let s=Un?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.
startsWith("#"))return Wa(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return Te(
o.trim()).buffer}async function Wa(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`Th\
e ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function Kf(e){let t=It(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var Un,Re,$o=v(()=>{"use strict";x();Kt();Ne();Le();Un=Kf("model-files"),Re=Un===
null});function ln(e){let{tensors:t,lengths:n,...s}=e;return{...s,tensors:Fa(t,(o,r)=>({values:o,shape:r})),...n&&{lengths:Fa(n,
o=>o)}}}function Fa(e,t){return Object.fromEntries(Object.entries(e).map(([n,{data:s,shape:o}])=>[n,t(new Float32Array(Te(
s).buffer),o)]))}function ko({tensors:e,weights:t,...n}){let s=Object.entries(e).map(([o,{values:r,shape:i}])=>[o,{dtype:"\
<f4",shape:i,data:Oe(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.fromEntries(s)}}var Ha,hn=v(
()=>{"use strict";x();Ne();Ha=e=>e.lengths!==void 0});function ed({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function Ga({prediction:e},{prediction:t,places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.label??
t.name}, `,r=Math.round(1e3*e.probability)-Math.round(1e3*t.probability);return{value:`${o}${(100*t.probability).toFixed(
1)} %`,change:s&&r?`${r>0?"▲":"▼"} ${Math.abs(r/10).toFixed(1)} points`:"",isMore:r>0}}function Mo(e,t){e.textContent=
t?ed(t):"…";let{location:n,probability:s}=t?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.
engine}))r===void 0?delete e.dataset[o]:e.dataset[o]=String(r)}function ja(e){try{return e()}catch(t){let{problems:n}=t;
throw n?new ot(422,n):t}}function nd(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(
s):s]);return Dt(Object.fromEntries(t))}var Jf,Da,Xf,Zf,Qf,td,Ba,Vn,Eo=v(()=>{"use strict";x();Kt();$o();hn();Jf=["brows\
er","server"],Da=20,Xf=300,Zf=4,Qf="static/bundles/browser-model.js",td="The network could not be loaded.",Ba={address:new URL(
"../bundles/browser-model.js",A).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(new CustomEvent("point\
erscope:engine",{detail:n})),t?Promise.resolve(t):String(e)===At.href?import(Ba.address):import(new URL(Qf,e).href)}};Vn=
class{#s;#t;#n;#o=null;#e=null;#r=!1;#i=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=At){this.#s=t,this.#n=s,
this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Jf.includes(t)?t:null,Re||(this.choice=
"browser"),this.obstacle="",this.#e||(this.#o=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==null&&
this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,Xf))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(t);if(!Re)throw new ot(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?gi(n):n;try{return{...await this.#l(t,o),engine:"server"}}catch(r){if(!(r instanceof
ot&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#e)return this.explainHere(t);throw this.
choose(this.choice),r}}async compute(t){await this.prepare();let n=this.#e;if(!n){let s=`The server does not answer. Thi\
s browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new ot(0,[{where:"",message:s,suggestions:[]}])}
return ja(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(Re||await this.prepare(),this.#e&&this.choice!=="server"){
let{places:s}=this.#e;return s.search(t,Da).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}
let{items:n}=await Ht(`${this.#t}/locations?${Dt({q:t,limit:Da})}`,{},this.#n);return n}async prepare(){try{this.#o??=this.#a(),
this.#e=await this.#o}catch(t){this.#r=!0;let n=t instanceof ot?!t.status:t instanceof TypeError;this.obstacle=n?td:Yt(t)}}explainHere(t){
let n=this.#e,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),i=this.#i.get(r);if(i)return i;let a={...ja(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#i.keys();return this.#i.size>=Zf&&this.#i.delete(c),this.#i.set(r,a),a}async#l(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}/views/network?${nd(t)}`;try{let{trace:r}=await Ht(
o,{...n&&{signal:n}},this.#n);return ln(r)}catch(r){if(!(r instanceof ot&&r.problems[0]?.where==="view"))throw r;this.draws=
!1}}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return Ht(
`${this.#t}/explain?encoding=base64`,s,this.#n)}async#a(){let t=await Ra(this.#s,this.#n);if(!t.weights)throw this.sharesWeights=
!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},s]=await Promise.all([Ba.load(this.#n),
Ia(t,this.#r,this.#n)]),o=Ca(s,t);o.catch(()=>{});let r=new n(t,s);return await o,r}}});var sd,qn,Ua=v(()=>{"use strict";x();va();Eo();sd={browser:"Computed in this browser.",server:"Computed in Python."},qn=
class{#s;#t=document.createElement("output");#n=document.createElement("span");#o=document.createElement("ul");#e=document.
createElement("button");#r=document.createElement("span");#i=document.createElement("p");engine="server";constructor(t){
this.#s=t,this.root=document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer=
"",this.#n.className="quiet",this.#o.setAttribute("aria-label","Changes"),this.#e.type="button",this.#e.textContent="as \
learned",this.#e.title="Take all changes back",this.#e.addEventListener("click",()=>t({})),this.#r.className="quiet",this.#i.
className="view-failure",this.#i.setAttribute("role","alert"),this.root.append(this.#t,this.#n,this.#o,this.#e,this.#r,this.#i)}show(t,n,{
learned:s,isCompared:o,note:r}){this.engine=t.engine,Mo(this.#t,t),this.#t.title=sd[t.engine];let{value:i,change:a}=s?Ga(
t,s):{value:"",change:""};this.#n.textContent=i&&`as learned ${i}${a&&` ${a}`}`,this.root.classList.toggle("compares",o),
this.#a(n),this.#l(r),this.fail("")}wait(t,n){Mo(this.#t,null),this.#n.textContent="",this.#a(t),this.#l(n),this.root.hidden=
!1,this.#i.hidden=!0}fail(t){this.#i.textContent=t,this.#i.hidden=!t,t&&(this.root.hidden=!1)}#l(t){this.#r.textContent=
t,this.#r.hidden=!t}#a(t){let n=this.root.contains(document.activeElement),s=Na(t,this.#s);this.#o.replaceChildren(...s),
this.root.hidden=this.#e.hidden=s.length===0,n&&!this.root.contains(document.activeElement)&&this.#e.focus()}}});function Ao(e,t,n){return{kind:Ee,get trace(){return ko(t)},get before(){return n&&ko(n)},meta:{...e,summary:rd(t,n),table:{
columns:od,rows:id(t)}}}}function Va({prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function rd(e,t){
let{probability:n,from_pointer:s,from_generation:o}=e.prediction,r=n?`${Va(e)} leads with ${zn(n)}: ${zn(s)} copied by t\
he pointer, ${zn(o)} from the generation head.`:"No known place has any probability.";return t?`${r} Compared with: ${Va(
t)} with ${zn(t.prediction.probability)}.`:r}function id(e){let{pointer:t,generation:n,final:s}=e.location_probabilities,
o={pointer:t,generation:n,final:s},r={pointer:"pointer.probabilities",generation:"generation.probabilities",final:"proba\
bilities"},i=(c,l)=>e.tensors[r[c]]?.values[l]??o[c]?.find(h=>h.location===l)?.probability??null,a=[...s,...e.visits,...n??
[]].map(({location:c})=>c);return[...new Set(a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(r).map(l=>i(l,c))])}
var od,zn,qa=v(()=>{"use strict";x();nn();hn();od=["place","pointer","generation head","probability"];zn=e=>`${(100*e).toFixed(
1)} %`});function Ya(e,t){return Oo(e,t).isInBrowser}async function Ka(e,t,n,s){let o=await Oo(t,n).compute(Dt(s)),r=Ao(e,o,null);
return So.set(r,o),r}function ld(e){return"tensors"in e}function Oo(e,t){let n=JSON.stringify([t,e]),s=za.get(n)??new Vn(
e,null,t??At);return s.draws=!0,za.set(n,s),s}var ad,cd,za,So,Yn,Ja=v(()=>{"use strict";x();Ua();Kt();xo();Eo();$o();qa();
ad="Loading the network …",cd="Waiting for the server …",za=new Map,So=new WeakMap;Yn=class{#s;#t;#n=null;#o=null;#e=null;#r=null;#i=null;#l={};#a={};#h=[];#f=[];#m=0;#y=0;constructor(t,n){
this.#s=t,this.#t=n,this.bar=new qn(o=>this.#c(o));let{drawn:s}=t;s.addEventListener("focusin",()=>this.#u());for(let o of[
"pointerover","pointerdown"])s.addEventListener(o,({target:r})=>{r instanceof Element&&r.closest("[data-act]")&&this.#u()});
for(let o of[t.root,this.bar.root])o.addEventListener("keydown",r=>this.#x(r))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(t,n,s,o){this.#m+=1,cancelAnimationFrame(this.#y),this.#o=t,this.#e=n,this.#i=s,this.#l=
this.#a=n.interventions,this.#r=this.text?null:n,this.#h=[],this.#f=[];let r=this.#t.server(),i=n.notation!==null&&(r!==
null||La(n.model));this.#n=i?Oo(n.model,r):null,i?this.#s.hooks.act=a=>this.#b(a):delete this.#s.hooks.act,this.#s.hooks.
whatIf=a=>this.#S(bo(this.#a,a,n)),this.#d(n,o)}follows(t){if(t===(this.text??""))return!0;let n=this.#t.server()===null||
this.#n?.isInBrowser;if(!this.#n||!n)return!1;try{return this.#c(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#u(){this.#n?.
prepare()}#b(t){if(!this.#e)return;let n=bo(this.#a,t,this.#e);"isDone"in t&&!t.isDone?this.#A(n):this.#c(n)}#A(t){cancelAnimationFrame(
this.#y),this.#y=requestAnimationFrame(()=>{let n=this.#S(t);n&&(this.#s.show(n,this.#i??this.#r),this.#d(n,"browser",t))})}#S(t){
return this.#n?.model?.trace(this.#v(t))??null}#c(t){this.#h.push(this.#a),this.#f=[],this.#T(t)}#x(t){let n=t.key.toLowerCase();
!this.#n||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#O(this.#f,this.#h):
this.#O(this.#h,this.#f))}#O(t,n){let s=t.pop();s&&(n.push(this.#a),this.#T(s))}async#T(t){let n=this.#n;if(!n)return;cancelAnimationFrame(
this.#y),this.#a=t,this.#m+=1;let s=this.#m,o=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,o?ad:cd),this.#t.
resized();try{await n.prepare();let r=Object.keys(t).length>0,{engine:i,...a}=await this.#N(n,t),c=r&&!this.#i;if(c&&(this.#r??=
await this.#N(n,{})),s!==this.#m||!this.#o)return;let l={...a,interventions:t},h=this.#i??(c?this.#r:null);this.#e=l,this.#l=
t,r||(this.#r=l),this.#d(l,i);let u=Ao(this.#o,l,this.#i);this.#t.answered({figure:u,trace:l,before:h,interventions:t})}catch(r){
if(s!==this.#m||!this.#e)return;n.choose(n.choice),this.#a=this.#l,this.#s.show(this.#e,this.#i??(this.text?this.#r:null)),
this.#d(this.#e,this.bar.engine),this.bar.fail(Yt(r)),this.#t.resized()}}async#N(t,n){let s=await t.explain(this.#v(n));
if(!ld(s))throw new Error("The server gave no trace of this network.");return s}#v(t){let{notation:n,user:s,predict_at:o,
location_probabilities:r}=this.#e;return{visits:n??"",user:s,predict_at:o,top_k:r.final.length,interventions:Object.keys(
t).length?t:null}}#d(t,n,s=this.#l){let{sharesWeights:o=!0,obstacle:r=""}=this.#n??{},i=Object.keys(s).length>0;this.bar.
show({...t,engine:n},s,{learned:i&&!this.#i?this.#r:null,isCompared:this.#i!==null,note:o&&r?`This browser cannot comput\
e: ${r}`:""})}}});function m(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(hd)}}function un(e){return e==null||e===!1?null:String(typeof e=="number"?Nt(e):e)}function Nt(e){return Math.round(
e*100)/100}function Ie(e){return e.map(({x:t,y:n,width:s,height:o})=>{let r=Nt(s);return`M${Nt(t)} ${Nt(n)}h${r}v${Nt(o)}\
h${-r}Z`}).join("")}function Zt(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Nt),[c,l,h]=[e,n,(e+n)/2].map(Nt);return`\
M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function To(e,t,n,s){let[o,r,i,a]=[t[0],
t[1],s[0],s[1]].map(Nt),[c,l,h]=[e,n,(e+n)/2].map(Nt);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h}\
 ${r} ${h} ${r} ${c}Z`}function Xa(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Nt),[c,l]=[e,n].map(Nt);return`M${o} ${c}\
Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function hd(e){return e!=null&&e!==!1&&e!==""}var j=v(()=>{"use str\
ict";x()});function G(e,t,n=!1){let s=0;for(let o of e)s+=No(o);return s*t*(n?1.06:1)}function No(e){return ud.test(e)||e===" "?.29:
fd.test(e)?.87:dd.test(e)?.65:.55}function at(e,t,n,s=!1){if(G(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-No("…"),r="";
for(let i of e){if(o-=No(i),o<0&&r)break;r+=i}return`${r.trimEnd()}…`}function Kn(e,t,n,s,o=!1){let r=[],i="",a=e.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||G(h,n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(
c)].join(" ");break}r.push(i),i=l}return[...r,at(i,t,n,o)]}function O(e,t=0){let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.
toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function N(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.
toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Qt(e){let t=Math.round(e);if(t<60)return`${t}\
 min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function ft(e){let t=n=>String(Math.
floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var ud,fd,dd,wt,q=v(()=>{"use strict";x();ud=/[ijlI.,:;'|!()[\]]/,
fd=/[mwMW%@—…]/,dd=/[A-ZÄÖÜ0-9+=<>]/;wt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function fn({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?null:e.hasVisitsOf(t)?t.pointerWeights:
null}function Jn(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=fn(e),r=(h,[u=0,f=0])=>h+Math.max(u,f),
i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...Za(t),...Za(n)],c=[...new Set(a)].flatMap(h=>pd.map(u=>[
t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+Number(f[h]),0)));return Math.max(1,
i.reduce(r,0),[...c,l].reduce(r,0))}function Za({trace:e,locations:t}){let n=e.tensors.probabilities;if(n)return Array.from(
n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[...s,...o??[]].map(({location:r})=>r)]}
function Xn({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||Math.abs(t-n)<md)return null;let a=t>
n?"more":"less",[c,l]=o[a];return!c||!l?null:m("path",{key:`${a} ${e}`,class:`change ${a}${r}`,d:s(c,l)},i&&m("title",{},
i))}function Zn(e,t,n){return`${O(e,1)}; ${n} ${O(t,1)}`}var md,pd,Ce=v(()=>{"use strict";x();j();q();md=.6,pd=["pointer",
"generation"]});function Qn(e,t){return e.map(n);function n(s){let o=s.children.map(f=>typeof f=="string"?f:n(f)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:o};let c=o.find(f=>typeof f!="string"&&f.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}var vo=v(()=>{"use strict";x()});function Qa(e,t,n){return t?Qn(e,s=>{let o=t.parts.find(i=>tc(i.name)===s);if(!o)return null;let r=nc(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>gd(i,o,r,n)}}):
e}function tc(e){return e.replace(/\.feed_forward$/,".stream")}function gd({attributes:e},{layer:t,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(b=>Number(e[b])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,f]=[G(l,h)+.9*h,1.5*h],
d=Number(r)+(t===null?Number(a)-u/2:Number(a)/2),y=Number(i)+(t===null?0:Number(c)-f/2-2);return m("g",{key:"circuit",class:"\
added"},m("rect",{x:d-u/2,y:y-f/2,width:u,height:f,rx:f/2}),m("text",{x:d,y:y+.36*h,"font-size":h},l))}function ec({parts:e},t){
let n=e.find(r=>tc(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${nc(n.value)} points.`}function nc(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function sc(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${O(r,1)}.`,text:`All give it ${O(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var oc=v(()=>{"use strict";x();vo();j();q()});var dn,yd,ts,rc=v(()=>{"use strict";x();dn="Circuit",yd=[["bold","keeps the answer"],["faded","can be left out"]],ts=class{circuit=null;failure="";#s;#t;#n=null;constructor(t,n){
this.#s=t,this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of yd){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#r(!1,dn)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#o(),this.#r(t,dn),this.#t(),t&&this.#e(0)}renew(){this.#o(),this.isOn&&
this.#e(250)}#o(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=""}async#e(t){let n=new AbortController;if(this.#n=
n,this.#r(!0,`${dn} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.aborted){try{let s=await this.#s(o=>{n.signal.
aborted||this.#r(!0,`${dn} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#r(!0,dn),this.#t()}}#r(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}}});function Ct(e,t){for(let{kind:n,pattern:s}of bd){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return xd(i,t)?i:null}return null}function xd({kind:e,visit:t=0,
layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:
t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function $t(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function mn(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:$t(e,t)}function kt({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function vt(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}
var bd,pt=v(()=>{"use strict";x();bd=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},
{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},
{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},{kind:"generation",pattern:/^generation$/},{kind:"\
gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function cc(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.closest("[data-act]")?.getAttribute("data-act"),
i=o?.closest("[data-part]")?.getAttribute("data-part"),a=Ct(i,t);if(r==="gate")return kd(e,n);if(r==="attention_temperat\
ure")return ac(e,t,"attention");if(r==="pointer_temperature")return ac(e,t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType===
"touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?Ad(e,c,t,h,l):Md(e,n,h)}function lc({pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||t==="touch")return null;let a=!1;
return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-s,h-o)>=Lo,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Ro({trace:e},t,n){let s=(e.interventions[`${t}\
_temperature`]??1)*2**n,{least:o,most:r}=$d;return Number(Math.min(r,Math.max(o,s)).toPrecision(2))}function kd({pointerId:e},t){
let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){
if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.left)/n.width;return o!=="pointercancel"&&(s=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}function ac({pointerId:e,clientX:t},n,s){let o=!1;return{
pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=Lo,!o)return null;let a=Ro(n,s,(r-t)/wd);return{kind:"tempe\
rature",of:s,value:a,isDone:i}}}}function Md({pointerId:e,clientY:t},n,s){let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){
if(r||=Math.abs(i-t)>=Lo,!r)return null;let c=Math.sign(Ed(n,i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,
isDone:a};return o+=c,l}}}function Ed(e,t){let s=[...e.querySelectorAll(".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.
getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.min(...s))}function Ad({pointerId:e,clientX:t},n,s,o,r){
let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-t)>=2,!l)return null;let d=_o*
Math.round((u-t)/c*ic/_o),y=r==="time"?Math.min(ic-_o,Math.max(0,i+d)):Math.max(0,a+d);return y===h&&!f?null:(h=y,{kind:r,
visit:o,minutes:y,isDone:f})}}}var Lo,ic,_o,wd,$d,hc=v(()=>{"use strict";x();pt();Lo=5,ic=1440,_o=5,wd=60,$d={least:.1,most:10}});function _t(e){let t=0;for(let n=1;n<e.length;n++)Number(e[n])>Number(e[t])&&(t=n);return t}var Sd,te,uc,Pe=v(()=>{"use \
strict";x();jn();Sd=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration",
"stay"],["position_from_end","order"]],te=class{#s=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,
this.count=t.visits.length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes("attent\
ion")?o:0,this.hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&
this.hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:
t.trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.
count&&t.every((n,s)=>n===this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has \
no ${t}.`);return n.values}has(t){let{tensors:n,lengths:s={}}=this.trace;return t in n||t in s}weights(t,n){return this.
values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){
let s=this.trace.interventions.remove_heads;return s?s==="all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.
trace.interventions.skip??[]).some(s=>s.layer===t&&s.part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)
for(let s=0;s<this.heads;s++)t=Math.max(t,...this.weights(n,s));return t||1}get slices(){return Sd.filter(([t])=>this.has(
`inputs.${t}`)).map(([t="",n=""])=>({name:t,label:n,lengths:this.#e(`inputs.${t}`)}))}get longestSlice(){return Math.max(
...this.slices.map(({lengths:t})=>Math.max(...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),o=new Float32Array(
this.count),r=this.has(`${n}.attention_out`)?this.#e(`${n}.attention_out`):null;return{residual:this.#e(`${n}.residual_i\
n`),attention:r&&s("attention")?o:r,feedForward:s("feed_forward")?o:this.#e(`${n}.feed_forward.out`)}}get pointerWeights(){
return this.hasPointer?this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.s\
cores")}get pointedPlaces(){let t=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)
break;let r=n.get(o)??{location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(
o,r)}return[...n.values()].sort((s,o)=>o.probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.
label??`#${t}`,category:n?.category??null}}answer(t,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).
map(({location:d})=>d),r=[...new Set(n)].filter(d=>!o.includes(d)),i=o.filter(d=>!n.includes(d)),a=i.slice(Math.max(0,i.
length-r.length)),l=[...o.filter(d=>!a.includes(d)),...r].map(d=>this.#t(d)),h=d=>l.reduce((y,b)=>y+b[d],0),u=this.#o(l),
f={location:-1,label:uc(u),category:null,pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,
Number(this.hasGeneration)-h("generation")),probability:Math.max(0,1-h("probability")),count:u};return[...l,f]}#t(t){return{
location:t,...this.nameOf(t),pointer:this.probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.
probabilityOf("final",t)}}probabilityOf(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];
return o?Number(o.values[n]):this.trace.location_probabilities[t]?.find(i=>i.location===n)?.probability??0}shareOf(t,n){
return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="generation"&&!this.#n(t,n)?null:(t==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#n("final",t)?this.probabilityOf("final",t):null}#n(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`;return this.has(s)||!!this.trace.location_probabilities[t]?.some(
o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.generation??[]).slice(0,t).map(({location:i,probability:a})=>({
location:i,...this.nameOf(i),probability:a})),o=1-s.reduce((i,{probability:a})=>i+a,0),r=this.#o(s);return[...s,{location:-1,
label:uc(r),category:null,probability:Math.max(0,o)}]}#o(t){let{architecture:n,ranks:s}=this.trace,o=s===void 0?n.locations:
$a+s;return o-1-t.filter(({location:r})=>r<o).length}#e(t){let n=this.#s.get(t);if(n)return n;let s=this.trace.lengths?.[t]??
this.#r(t);return this.#s.set(t,s),s}#r(t){let n=this.values(t),s=n.length/this.count,o=new Float32Array(this.count);for(let r=0;r<
this.count;r++){let i=0;for(let a=r*s;a<(r+1)*s;a++)i+=n[a]**2;o[r]=Math.sqrt(i)}return o}};uc=e=>e===1?"1 other":`${e} \
others`});function jt(e,t){for(let[s,o]of Od){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(Object.entries(r.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return Nd(a,t)?a:null}return null;function n(s,o,{
count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||s==="stream"&&"visit"in o||(s==="\
pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Td(s,o,t)??a,number:null,location:s===
"generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function Td(e,{layer:t=0,head:n=0},s){
return e==="pointer"&&s.hasPointer?_t(s.pointerWeights):e==="head"&&t<s.layers&&n<s.heads?_t(s.lastRow(t,n)):null}function Nd({
kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return e===
"head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||e==="gate"&&!a.hasGate?!1:t<a.layers&&
s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function fc(e,t){let{kind:n,layer:s,head:o,isLeaf:r,number:i,location:a}=e,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,"one cell"),n==="stream"&&r&&l(`l\
ayers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${e.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(e.
name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.visit+1}`}}function Io(e){let t=e.
split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(".")[0]??"")?2:1;return t.length<=
s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function Co(e,t,n){let s=jt(e,n),[o,r]=vd[t]??[0,0];if(!s||o===0&&r===
0)return null;let i=_d(s,o,r,n);return i!==null&&jt(i,n)?i:null}function _d(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,
number:l,isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let f=r*s.heads+i+t;return n!==
0?`layers.${r+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}\
.stream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,d){let y=f.findIndex(({location:p})=>p===
e.location),b=y<0||n===0?void 0:f[y+n];return b?`${d}.${b.location}`:null}}var Od,vd,We=v(()=>{"use strict";x();Pe();Od=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];vd={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function I(e){return e.stage.type/13}function z(e,t,n="label"){let s=n==="title"||n==="strong";return Wo*G(dc(t),Po[n]*I(
e),s)}function dc(e){return e.replaceAll("−","+")}function D(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){
let l=o==="title"||o==="strong",h=a===void 0?s:at(s,a/Wo,Po[o]*I(e),l),u=[o,i,r].filter(Boolean).join(" ");return m("tex\
t",{...c&&{key:c},class:u,x:t,y:n},h)}function U(e,{x:t,y:n,width:s},o,r="label"){let i=Po[r]*I(e),a=G(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of o){let f=u.reduce((y,b)=>y+Cd(b,i),0),d=c.at(-1);d&&l+a+f<=s?(d.push({text:" "},...u),l+=
a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>Id(t,n+i*(1+1.5*f),u,r,i)),height:c.length*1.5*i}}function F(e){return e.
split(" ").map(t=>[{text:t}])}function Id(e,t,n,s,o){let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-r:r;i=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("t\
ext",{class:s,x:e,y:t},a)}function Cd({text:e,kind:t="",isRaised:n=!1},s){let o=(n?Ld:1)*(t.includes("math")?Rd:1);return Wo*
G(dc(e),s*o,t.includes("strong"))}var Po,Ld,Wo,Rd,gt=v(()=>{"use strict";x();j();q();Po={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},Ld=.78,Wo=1.07,Rd=1.12});function ee(e,t,n){let s=e.length/t,o=new Uint8Array(s*(t+1));for(let a=0;a<s;a++)for(let c=0;c<t;c++){let l=Math.min(1,
Math.max(0,Number(e[a*t+c])||0));o[a*(t+1)+1+c]=Math.round(l*(es-1))}let r=[...ss(t),...ss(s),8,3,0,0,0],i=[Pd,...ns("IH\
DR",r),...Fd(n),...ns("IDAT",Hd(o)),...ns("IEND",[])];return`data:image/png;base64,${Oe(pc(i))}`}function Fd([e,t]){let n=[
...e,...t].join(" "),s=mc.get(n);if(s)return s;let o=new Uint8Array(3*es);for(let i=0;i<es;i++){let a=i/(es-1);for(let c of[
0,1,2])o[3*i+c]=Math.round(e[c]+a*(t[c]-e[c]))}let r=ns("PLTE",o);return mc.set(n,r),r}function ns(e,t){let n=[...e].map(
o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,t])for(let r=0;r<o.length;r++)s=Number(Wd[(s^Number(o[r]))&255])^s>>>8;return[
ss(t.length),n,t,ss(~s)]}function Hd(e){let t=[[120,1]];for(let o=0;o<e.length;o+=Fo){let r=e.subarray(o,o+Fo),i=o+Fo>=e.
length,[a,c]=[r.length&255,r.length>>8];t.push([Number(i),a,c,a^255,c^255],r)}let[n,s]=[1,0];for(let o of e)n=(n+o)%65521,
s=(s+n)%65521;return pc([...t,[s>>8,s&255,n>>8,n&255]])}function pc(e){let t=new Uint8Array(e.reduce((s,{length:o})=>s+o,
0)),n=0;for(let s of e)t.set(s,n),n+=s.length;return t}function ss(e){return[24,16,8,0].map(t=>e>>>t&255)}var Pd,es,Fo,Wd,
mc,pn=v(()=>{"use strict";x();Ne();Pd=[137,80,78,71,13,10,26,10],es=256,Fo=65535,Wd=Uint32Array.from({length:256},(e,t)=>{
let n=t;for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n}),mc=new Map});function xc(e,t,n){let{width:s,height:o}=e.stage.size,r=I(e),i=Math.min(Dd*r,.035*s),a=jd(e,t,i),c={x:i,y:a.height,width:s-
2*i,height:o-a.height-6*r};return[m("g",{key:"opened",class:"opened","font-size":13*r,"data-block":t.name},a.marks,wc(n,
c,16*r).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function wc(e,t,n){let s=n*(e.length-1),o=e.reduce((f,{least:d})=>f+
d.width,s),r=e.reduce((f,{least:d})=>f+d.height,s),i=e.every(({least:f})=>f.height<=t.height),a=e.every(({least:f})=>f.width<=
t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let f=e.reduce((d,y)=>y.rank>d.rank?y:d);return wc(e.filter(
d=>d!==f),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((f,{share:d=1})=>f+d,0),{x:h,y:u}=t;return e.map(f=>{let d=(f.
share??1)/l,y=c?{x:h,y:u,height:t.height,width:f.least.width+d*(t.width-o)}:{x:h,y:u,width:t.width,height:f.least.height+
d*(t.height-r)};return c?h+=y.width+n:u+=y.height+n,{card:f,box:y}})}function J(e,{x:t,y:n,width:s,height:o},r,i=r){let a=I(
e),c=z(e,r,"title")<=s-28*a;return[m("rect",{key:"card",class:"card",x:t,y:n,width:s,height:o,rx:10*a}),D(e,t+14*a,n+22*
a,c?r:i,{kind:"title",width:s-28*a})]}function Z(e,{x:t,y:n,width:s,height:o}){let r=I(e);return{x:t+14*r,y:n+30*r,width:s-
28*r,height:o-38*r}}function yt(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=I(e),c=z(e,s,"label")+(r?24:4)*a;return{
mark:m("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"data-more"in o?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},m("rect",{class:r?"control-ground":"ground",x:t,y:n-15*a,width:c,
height:30*a,rx:15*a}),D(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function jd(e,t,n){let{width:s,height:o}=e.stage.size,r=I(e),
i=fc(t,e.reading),a=Bd(e,i,n),c="goes back",l=46*r+z(e,c,"small"),h="You are here",u=z(e,h,"small")+10*r,f=s-n,d=f-a.end-
20*r,y=o>=560*r&&Do(e,Ho*r)>d,b=y?yc(e,f-n-u):yc(e,d,bc*2),p=b?Do(e,b):0,g=y||d-p>=u,$=y?d:d-p-(g?u:0),w=(y?46:8)*r+(Ho*
r-(b??0))/2;return{height:(y?gc+36:gc)*r,marks:[a.marks,$>=l+16*r&&m("g",{key:"escape",class:"escape"},m("rect",{class:"\
key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),D(e,a.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),D(e,
a.end+58*r,25.5*r,c,{kind:"small"})),b!==null&&g&&D(e,f-p-10*r,(y?64:26)*r,h,{kind:"small",anchor:"end"}),b!==null&&m("g",
{key:"thumbnails"},Gd(e,t,f-p,w,b))]}}function Bd(e,t,n){let s=I(e),o=e.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,
words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",f=Math.min(z(e,l,u),Math.max(20*s,n+o-r));if(i.push(m(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},m("rect",{class:"ground",x:r-3*s,y:6*s,width:f+6*s,height:30*
s,rx:5}),D(e,r,26*s,l,{kind:u,width:f+1}))),r+=f,h)break;i.push(m("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*
s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function yc(e,t,n=bc){let s=I(e);for(let o=Ho;o>=n;o--)
if(Do(e,o*s)<=t)return o*s;return null}function Do(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*I(e)))+
2.2*t}function Gd(e,t,n,s,o){let{reading:r}=e,i=I(e),a=[],c=n;for(let g=0;g<r.layers;g++){for(let w=0;w<r.heads;w++){let k=r.
weights(g,w),M=Math.max(...k)||1,_=r.isRemoved(g,w)||r.isSkipped(g,"attention");a.push(p(`layers.${g}.heads.${w}`,`Layer\
 ${g}, head ${w}${_?", switched off":""}`,c,o,[m("image",{key:"map",class:"map",href:ee(k.map(E=>E/M),r.count,e.scale),x:c,
y:s,width:o,height:o,preserveAspectRatio:"none",opacity:_?.2:1})])),c+=o+2}let $=.4*o;a.push(p(`layers.${g}.stream`,`Lay\
er ${g}: residual stream`,c,$,[[[.2,.6],[.45,.9],[.7,1]].map(([w=0,k=0],M)=>m("rect",{key:`line ${M}`,class:"length",x:c+
2,y:s+w*o,width:Math.max(1,($-4)*k),height:Math.max(1,.12*o)}))])),c+=$+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,d=c+
1.2*o;r.hasPointer&&a.push(p("pointer","Pointer",c,1.2*o,[m("path",{class:"pointer",d:Zt(c,[l-f,l],d,[h-f,h+f])})],[s,o/
2])),r.hasGeneration&&a.push(p("generation","Generation",c,1.2*o,[m("path",{class:"generation",d:Zt(c,[l,l+f],d,[u-f,u+f])})],
[l,o/2])),r.hasGate&&a.push(p("gate","Gate",d,.3*o,[m("rect",{class:"pointer",x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),
m("rect",{class:"generation",x:d+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:y}=r.trace.
prediction,b=d+.3*o;return a.push(p(`places.${y}`,`Answer: ${r.nameOf(y).label}`,b,.7*o-2,[m("rect",{class:"answer-bar",
x:b+2,y:l-f,width:.7*o-6,height:2*f})])),a;function p(g,$,w,k,M,[_,E]=[s,o]){let S=t.name===g||t.name.startsWith(`${g}.`),
T=g.includes("heads");return m("g",{key:g,class:`part thumb${S?" here":""}`,"data-open":g,role:"link",tabindex:0,"aria-l\
abel":$,"aria-current":S?"true":null},M.flat(),m("rect",{key:"frame",class:T||S?"thumb-frame":"ground",x:w,y:_,width:k,height:E,
rx:2}),m("title",{},$))}}var Dd,gc,Ho,bc,Pt=v(()=>{"use strict";x();We();gt();j();pn();Dd=20,gc=46,Ho=28,bc=9});function ne(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=I(e),l=n.length,h=t.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),d=Mc(f),y=new Map([...r].map(T=>[T,N(f[T]??0,d)])),b=[...y.values()].some(T=>z(
e,T,"tiny")>h+2*c),p=y.size>0&&!b?$c*c:1,g=b?$c*c:0,[$,w]=s.extent??os(f),k=Ud(t.height-g,$,w,p),M=k>0?Math.max(p,$*k):(t.
height-g)/2,_=t.y+g+M,E=f.map((T,L)=>{let R=Math.abs(T)*k,W=L===i;return m("rect",{key:`bar ${L}`,class:`bar ${o}${T<0?"\
 negative":""}${W?" chosen":""}`,x:t.x+L*h+u/2,y:T<0?_:_-R,width:Math.max(.5,h-u),height:Math.max(.4,R)},a&&m("title",{},
a(L)))}),S=[...y].map(([T,L])=>D(e,t.x+kc((T+.5)*h,z(e,L,"tiny")/2,t.width),b?t.y+9*c:_+(Number(f[T])<0?-3:10.5)*c,L,{kind:"\
tiny",anchor:"middle",also:T===i?"chosen":"",key:`number ${T}`}));return[m("path",{key:"line",class:"axis",d:`M${t.x} ${_}\
H${t.x+t.width}`}),E,S]}function Ud(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(0,e-
s)/Math.max(t,n)}function Fe(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*I(e),c=t.map(Mc),l=Array.from(n,(y,b)=>Math.max(
...t.map((p,g)=>z(e,N(Number(p[b]),c[g]),"tiny")))/2),h=[...l.keys()].sort((y,b)=>Math.abs(Number(n[b]))-Math.abs(Number(
n[y])));o!==null&&h.unshift(o);let u=new Set;for(let y of h)[...u].every(p=>Math.abs(f(p)-f(y))>=d(y)+d(p)+a)&&u.add(y);
return u;function f(y){return kc((y+.5)*i,d(y),s)}function d(y){return l[y]??0}}function kc(e,t,n){return Math.max(t,Math.
min(n-t,e))}function os(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Mc(e){let t=Math.
max(...os(e));return t>=99.5?0:t>=.95?1:2}var $c,gn=v(()=>{"use strict";x();gt();j();q();$c=13});function ge(e,t,n,{chosen:s=null,open:o}={}){let r=I(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&a>=34*r,
l=s===null?0:54*r,h=Math.max(...n.map($=>Math.max(z(e,$.title,"strong"),c?z(e,$.says,"small"):0))),u=i?0:Math.min(h+12*r,
.42*t.width),f=t.x+u,d=t.width-u-l,y=i?17*r:0,b={x:f,width:d,height:Math.max(6*r,a-Ec*r-y)},p=n[0]?.values.length??1,g=d/
p;return[n.map(({key:$,title:w,says:k,values:M,colour:_,open:E},S)=>{let T=t.y+S*a,L=i?T+12*r:T+a/2+(c?-2:4)*r,R=i?t.width:
u-8*r,W=z(e,w,"strong")+10*r;return m("g",{key:$,class:E?"part choice row":"row","data-open":E??null,role:E?"button":null,
tabindex:E?0:null,"aria-label":E?w:null},E&&m("rect",{key:"ground",class:"ground",x:t.x-4*r,y:T,width:t.width+8*r,height:a,
rx:4}),D(e,t.x,L,w,{kind:"strong",width:R,key:"title"}),i&&D(e,t.x+W,L,k,{kind:"small",width:t.width-W,key:"beside"}),c&&
D(e,t.x,L+15*r,k,{kind:"small",width:R,key:"says"}),ne(e,{...b,y:T+y+Ec/2*r},M,{colour:_,chosen:s,exact:H=>`${w}, number\
 ${H+1}: ${N(Number(M[H]),4)}`}),s!==null&&D(e,t.x+t.width,T+y+(a-y)/2+4.5*r,N(Number(M[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*g-1.5,y:t.y,width:g+3,height:a*n.length,
rx:3}),o&&m("g",{key:"positions"},Array.from({length:p},($,w)=>m("rect",{key:`position ${w}`,class:"cell",x:f+w*g,y:t.y,
width:g,height:a*n.length,"data-open":o(w),role:"button",tabindex:w===s?0:"-1","aria-current":w===s?"true":null},m("titl\
e",{},n.map(({title:k,values:M})=>`${k}: ${N(Number(M[w]),3)}`).join(`
`)))))]}var Ec,rs=v(()=>{"use strict";x();gn();gt();j();q();Ec=8});function Ac(e){let t=Yd(e??"").map(Kd);for(let n=zd;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=jo.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}function Yd(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function Kd(e){let t=e.replace(/s$/,"");return qd.has(t)?t:e}var Sc,Vd,jo,qd,zd,Oc=v(()=>{"use strict";x();Sc={pin:"M\
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
Vd={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
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
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},jo=new Map(Object.entries(
Vd).flatMap(([e,t])=>t.map(n=>[n,e]))),qd=new Set([...jo.keys()].flatMap(e=>e.split(" "))),zd=Math.max(...[...jo.keys()].
map(e=>e.split(" ").length))});function Mt(e,t,n,s){let o=s/Jd;return m("path",{key:"icon",class:"icon",d:Sc[Ac(e)],transform:`translate(${t.toFixed(2)}\
 ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var Jd,ye=v(()=>{"use strict";x();Oc();j();
Jd=24});function V(e,t){let n=e.visits[t];return n?`${n.label}, ${se(e,t)}`:""}function be(e,t){return e.visits[t]?.label??""}function Bo(e){
return e>0&&e<5e-4?"<0.1 %":O(e,1)}function se(e,t){let n=e.visits[t];return n?`${wt[n.weekday]} ${ft(n.start_minute)}`:
""}function Nc(e,t){return Qt(e.visits[t]?.duration_minutes??0)}function vc(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=I(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,d=t.y+17*l,y=Math.max(...n)||1,b=Math.
max(0,f-d)/y,p=_(Tc(n,r).map(E=>({visit:E,half:z(e,k(n[E],E),E===r?"strong":"tiny")/2}))),g=_(Tc(n,r).map(E=>({visit:E,half:z(
e,M(E),E===r?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:E},S)=>{let T=$(S),L=S===r,R=Number(n[S])*b;return m("g",{key:`visit ${S}`,class:`part choice${L?" here":
""}`,"data-open":a(S),role:"button",tabindex:"-1","aria-label":`${V(c,S)}: weight ${O(Number(n[S]),1)}`},m("rect",{key:"\
ground",class:"ground",x:t.x+S*h,y:t.y,width:h,height:t.height}),m("rect",{key:"bar",class:`bar ${i}${L?" chosen":""}`,x:T-
Math.min(.36*h,20*l),y:f-R,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,R)}),p.has(S)&&D(e,w(S,p),f-R-4*l,k(
n[S],S),{kind:L?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&Mt(E,T-7*l,f+5*l,14*l),g.has(S)&&D(e,w(S,g),
t.y+t.height-4*l,M(S),{kind:L?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${V(c,S)}: score ${N(Number(s[S]),
3)}, weight ${O(Number(n[S]),2)}`))})];function $(E){return t.x+(E+.5)*h}function w(E,S){let T=S.get(E)??0;return Math.max(
t.x+T,Math.min(t.x+t.width-T,$(E)))}function k(E,S){return S===r?Bo(Number(E)):O(Number(E)).replace(" %","")}function M(E){
return N(Number(s[E])/o,E===r?2:1)}function _(E){let S=new Map;for(let{visit:T,half:L}of E){let R=Math.max(t.x+L,Math.min(
t.x+t.width-L,$(T)));[...S].every(([H,P])=>{let C=Math.max(t.x+P,Math.min(t.x+t.width-P,$(H)));return Math.abs(R-C)>=L+P+
3*l})&&S.set(T,L)}return S}}function Tc(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}var Wt=v(()=>{"use strict";x();ye();gt();j();q()});function _c(e,t){let n=I(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>Xd(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Zd(e,s)}]}function Xd(e,t){let{reading:n}=e,s=I(e),o=Z(e,t),r=n.values(
"context"),i=U(e,o,F(`${V(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${N(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...J(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),d=o.width*f.length/c,y={...o,
y:o.y+i.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},ne(e,y,f,{colour:"\
stream",extent:os(r),numbered:Fe(e,[f],f,d),exact:b=>`Number ${u*c+b+1}: ${N(Number(f[b]),4)}`}))})]}function Zd(e,t){let{
reading:n}=e,s=I(e),o=Z(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=U(e,o,F(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...J(e,t,"What reads it"),...i.marks,r.length>
0&&m("g",{key:"rows"},ge(e,{...o,y:o.y+i.height+6*s,height:o.height-i.height-6*s},r))]}var Lc=v(()=>{"use strict";x();Pt();
gn();rs();Wt();gt();j();q()});function He(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=je(re(i,s,c),re(a,o,c));return Rc(h,l,null,e,o)}function is(e,t,n,s){let o=re(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return Go(o,e.trace.interventions.attention_temperature??1)}function De(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Rc(je(n,re(s,t,n.length)),o,r,e,t)}function as(e){return Go(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Rc(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function je(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:Ue(n)}}function Go(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=Ue(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function yn(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:oe(e,`${s}.weight`,r),bias:oe(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function cs(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=oe(e,`${o}.bias`,s),a=lt(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:je(a,re(r.values,s,a.length)),bias:i}}function Ic(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=oe(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=Uo(e,c,t),u=je(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:Ue(a.map(({dot:c})=>c.sum))+o}}function Uo(e,t,n){let s=e.values(`inputs.${t}`);return re(
s,n,s.length/e.count)}function lt(e,t,n){let s=e.values(t);return re(s,n,s.length/e.count)}function Be(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?je(t,n.values):null,bias:oe(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function ie(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?je(n,re(
s.values,t,n.length)):null,r=oe(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function Cc(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
Go(t,1):null}function Ge(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?Ue(s.map(i=>Number(
e.pointerWeights[i]))):0,r=Qd(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Qd(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function oe(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function re(e,t,n){return e.subarray(t*n,(t+1)*n)}function Ue(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var Ft=v(()=>{"use strict";x()});function bn(e,t,{first:n,second:s,products:o},r){let i=I(e),a=o.length,c=a>em&&t.height>=176*i,l=c?34*i:0,h=(t.height-l)/
3,u=16*i,f=t.x+Pc*i,d=t.width-Pc*i,y=xn(o),b=Fe(e,[n,s,o],o,d,y),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],g=d/a,$=w=>`${N(
Number(n[w]),4)} × ${N(Number(s[w]),4)} = ${N(Number(o[w]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
y*g-1,y:t.y+u,width:g+2,height:3*h-u-2*i,rx:3}),p.map(({letter:w,colour:k,values:M,title:_},E)=>{let S=t.y+E*h,T={x:f,y:S+
u,width:d,height:h-u-6*i};return m("g",{key:`row ${E}`},D(e,t.x,S+12*i,_,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),D(e,t.x,S+u+.5*T.height+5*i,w,{also:`math letter ${k}-words`,key:"letter"}),ne(e,T,M,{colour:k,numbered:b,chosen:y,
exact:$}))}),c&&sm(e,{x:f,y:t.y+3*h,width:d,height:l},o)]}function sm(e,{x:t,y:n,width:s},o){let r=I(e),i=s/o.length,a=Math.
max(tm,Math.ceil(o.length/8));for(;a<o.length&&a*i<z(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[f,d]=[t+h*a*i+2,t+(h*a+u.length)*i-2],y=u.reduce(
(b,p)=>b+p,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${d}v${-4*r}`}),D(e,(f+d)/2,n+17*r,N(y,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function ls(e,t,n,s,o,r,i){let a=I(e),c=om(n,s,r),l=rm(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=U(e,h,c).height+U(e,h,l).height+10*a,f=132*a,d=Math.max(70*a,Math.min(.36*t.height,210*a)),
y=t.height-u-d>=f,b=Math.min(t.height-u-(y?d:0),276*a),p=t.height-u-b,g=U(e,{...h,y:t.y+b+4*a},c),$=U(e,{...h,y:t.y+b+g.
height+6*a},l);return[m("g",{key:"dot"},bn(e,{...t,height:b},n.dot,r)),m("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+b}H${t.x+t.width}`}),m("g",{key:"score steps"},g.marks),m("g",{key:"softmax steps"},$.marks),y&&m("g",{key:"softmax"},
vc(e,{...t,y:t.y+b+u,height:p},s,o,i))]}function om({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...F("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${N(e.sum,2)}`,kind:"strong"}],n?[{text:`${Ve}\
 ÷ √${t} = `},{text:N(h,2),kind:"strong"}]:[{text:`${Ve} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${Ve} no position bias: it is off`}]:[{text:`${Ve} ${s<0?"−":"+"} ${N(Math.abs(s),2)} (position bias)\
 = `},{text:N(i,2),kind:"strong"}]),r?u.push([{text:`${Ve} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${Ve}\
 ÷ temperature ${im(a)} = `},{text:N(i/a,2),kind:"strong"}]),u}function rm({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return F("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:N(h,2),isRaised:!0},{text:` = ${Bt(u)}\
;`}],[{text:`${Bt(u)} / ${Bt(c)} = `},{text:Bo(Number(l[n])),kind:"strong"},{text:","}],...F(`where ${Bt(c)} is the sum \
over ${s}${i?`, after ${N(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Bt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>nm[s]??"").join("")}`}
function xn(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function im(e){
return String(Math.round(1e3*e)/1e3)}var Ve,Pc,tm,em,nm,xe=v(()=>{"use strict";x();gn();Wt();gt();j();q();Ve="→",Pc=30,
tm=8,em=20,nm=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??""]))});function Wc(e,t){let n=I(e),s=Be(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:r=>cm(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>lm(e,r,s)}),o}function cm(e,t,{
hidden:n,dot:s,bias:o,logit:r}){let i=I(e),a=Z(e,t),c=s&&o!==null?[...F("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(s.sum,2)}`,kind:"strong"}],[{text:`→ ${o<0?"−":
"+"} ${N(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:N(r,2),kind:"strong"}]]:[...F("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:N(r,2),kind:"strong"}]],l=U(e,{...a,y:0},c),h=yt(e,
a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-36*i,450*i),
f=U(e,{...a,y:a.y+u+4*i},c),d=Fe(e,[n],n,a.width);return[...J(e,t,`${n.length} hidden units read the context`),m("g",{key:"\
dot"},s?bn(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):ne(e,{...a,height:u},n,{colour:"query",numbered:d})),...f.marks,h.mark]}function lm(e,t,n){
let{reading:s}=e,o=I(e),r=Z(e,t),{gate:i,trace:a}=s,c=U(e,{...r,y:0},d()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=U(e,{...r,y:r.y+r.height-c.height-l-6*o},d());return[...J(e,t,f()),n&&h.height>=
60*o&&m("g",{key:"curve"},y(h,n)),...u.marks,m("g",{key:"shares"},b({...r,y:r.y+r.height-l+8*o,height:22*o}))];function f(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:p}=a.interventions,g=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let k=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...F(k),g]}let $=[
[{text:"1 / (1 + e",kind:""},{text:N(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...$,...F(`is the gate: ${O(i,1)} of the answer comes from the pointer, ${O(1-i,1)} from genera\
tion.`)];let w=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...F(w),...F("As learned it would be"),...$]}function y(p,{logit:g,learned:$}){
let w=Math.max(am,Math.ceil(Math.abs(g))),k=R=>p.x+(R+w)/(2*w)*p.width,M=p.y+p.height,_=R=>M-R*p.height,E=Array.from({length:61},
(R,W)=>{let H=-w+W/30*w;return`${k(H).toFixed(1)} ${_(1/(1+Math.exp(-H))).toFixed(1)}`}),[S,T]=[k(g),_($)],L=g>0;return[
m("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${M}H${p.x+p.width}M${p.x} ${_(.5)}H${p.x+p.width}`}),[0,.5,1].map(R=>D(
e,p.x-6*o,_(R)+4*o,R===.5?"0.5":String(R),{kind:"tiny",anchor:"end",key:`share ${R}`})),[-w,0,w].map(R=>D(e,k(R),M+15*o,
N(R,0),{kind:"tiny",anchor:"middle",key:`logit ${R}`})),D(e,(k(0)+k(-w))/2,M+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),m("path",{key:"line",class:"curve",d:`M${E.join("L")}`}),m("path",{key:"lead",class:"lead",d:`M${S} ${M}V${T}H${p.
x}`}),m("circle",{key:"point",class:"point",cx:S,cy:T,r:5.5*o}),D(e,S+(L?-10:10)*o,L?Math.max(T-6*o,p.y+9*o):T-8*o,$.toFixed(
2),{kind:"strong",anchor:L?"end":void 0,key:"value"})]}function b(p){let g=i*p.width;return[m("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:g,height:p.height}),m("rect",{key:"generation",class:"bar generation",x:p.x+g,y:p.y,width:p.
width-g,height:p.height}),D(e,p.x,p.y+p.height+15*o,`pointer ${O(i,1)}`,{kind:"small",key:"of pointer"}),D(e,p.x+p.width,
p.y+p.height+15*o,`generation ${O(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var am,Fc=v(()=>{"use stri\
ct";x();Pt();Ft();xe();gn();gt();j();q();am=6});function Et(e,t,n,{largest:s,most:o=Dc,isOrdered:r=!1,isWalked:i=!1}={}){let a=I(e),c=Math.max(1,Math.floor(t.height/(Hc*
a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),f=u>=30*a,d=Math.max(
1,Math.ceil(Hc*a/u)),y=h.findIndex(({isChosen:E})=>E),b=u>=13*a&&h.some(({category:E})=>E!==void 0),p=b?22*a:0,g=Math.max(
...h.map(({text:E})=>z(e,E,"strong")))+8*a,$=Math.max(0,...h.map(({beside:E=""})=>E?z(e,E,"small")+10*a:0)),w=Math.max(...h.
map(({label:E,says:S=""})=>Math.max(z(e,E,"strong"),f?z(e,S,"small"):0)))+8*a,k=Math.min(w,.58*(t.width-p-g-$)),M={x:t.x+
p+k,width:Math.max(1,t.width-p-k-g-$)},_=s??(Math.max(...h.map(({parts:E})=>E.reduce((S,{value:T})=>S+Math.abs(T),0)))||
1);return[h.map((E,S)=>{let T=t.y+(S+.5)*u,L=S===y||(h.length-1-S)%d===0&&(y<0||Math.abs(S-y)>=d),R=M.x,W=Math.min(.62*u,
.42*o*a);return m("g",{key:E.key,class:`${E.open?"part ":""}choice row${E.isChosen?" here":""}${E.isOff?" off":""}`,"dat\
a-open":E.open??null,role:E.open?"button":null,tabindex:E.open?i&&!E.isChosen?"-1":0:null,"aria-label":E.open?`${E.label}\
: ${E.text}`:null},m("rect",{key:"ground",class:"ground",x:t.x-3*a,y:T-u/2,width:t.width+6*a,height:u,rx:4}),b&&(L||u>=17*
a)&&E.category!==void 0&&Mt(E.category,t.x,T-7.5*a,15*a),L&&D(e,t.x+p,T+(f&&E.says?-2:4.5)*a,E.label,{kind:E.isChosen?"s\
trong":"label",width:k-6*a,key:"name"}),f&&E.says&&D(e,t.x+p,T+12.5*a,E.says,{kind:"small",width:k-6*a,key:"says"}),E.parts.
map(({value:H,colour:P},C)=>{let B=Math.abs(H)/_*M.width,K=m("rect",{key:`part ${C}`,class:`bar ${P}${H<0?" negative":""}${E.
isChosen?" chosen":""}`,x:R,y:T-W/2,width:Math.max(.5,Math.min(M.width,B)-(E.parts.length>1&&B>2?.8:0)),height:Math.max(
1,W)});return R+=B,K}),L&&E.beside&&D(e,t.x+t.width-g,T+4.5*a,E.beside,{kind:"small",anchor:"end",key:"beside"}),L&&D(e,
t.x+t.width,T+4.5*a,E.text,{kind:E.isChosen?"strong":"label",anchor:"end",key:"value"}),E.exact&&m("title",{},E.exact))}),
l&&D(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function qe(e,t,n,s=Dc){
return Math.min(s*I(e)*n,t.height)}var Hc,Dc,ze=v(()=>{"use strict";x();ye();gt();j();Hc=14,Dc=34});function jc(e,t){let n=I(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>hm(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>um(e,s,t)}]}function hm(e,t,n){let{reading:s}=e,
o=I(e),r=Z(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:d})=>{let{label:y,category:b}=s.
nameOf(f),{logit:p}=ie(s,f);return{key:`place ${f}`,label:y,category:b,parts:[{value:d,colour:"generation"}],beside:p===
null?"":N(p,2),text:O(d,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${y}: ${p===null?"":`logit ${N(p,4)}, `}\
probability ${O(d,3)}`}}),c=s.trace.architecture.locations,l=U(e,r,F(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=yt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...J(e,t,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},Et(e,u,a,{isWalked:!0})),h.mark]}function um(e,t,{location:n}){let{reading:s}=e,o=I(e),r=Z(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=ie(s,n),h=Cc(s),u=s.probabilityOf("generation",n),f=[];if(a&&c!==null&&f.push(...F("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${N(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:N(
l,2),kind:"strong"}]),h){let b=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:N(
p,2),isRaised:!0},{text:` = ${Bt(b)};`}],[{text:`${Bt(b)} / ${Bt(h.total)} = `},{text:O(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...F(`${Bt(h.total)} is the sum over the whole list${h.shift?`, after ${N(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...F("→ softmax over the whole list:"),[{text:O(u,1),kind:"strong"}]);
let d=U(e,{...r,y:0},f),y=a?Math.min(r.height-d.height-8*o,450*o):0;return[...J(e,t,`How does it score ${i}?`),a&&m("g",
{key:"dot"},bn(e,{...r,height:y},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...U(e,{...r,y:r.y+y+(a?6*o:0)},f).marks]}var Bc=v(()=>{"use strict";x();
Pt();Ft();ze();xe();gt();j();q()});function Yo(e,t,n=1){let s=t.type/zo,o=46*s,r=t.height-98*s,i=Ko(e.count,o,r,dm,s,gm(e)),a=t.width>=1180*s,c=t.width<mm*
s,l=t.width>=1040*s&&e.layers<=3,h=c?pm(e,s):Vc(e,a,s),u=l?62*s:0,f=l?u+22*s:16*s,d=t.width-2*wn-Gc(Object.values(h)),[y,
b]=[o+12*s,t.height-4*s],p=ym(e.heads,d/e.layers-f,b-y,s),g=p.columns*(p.side+hs*s)-hs*s,$=e.heads>0?g+f:f,w=Math.max(0,
d-e.layers*$);c||(h.visits+=Math.min(.3*w,90*s),h.answer+=Math.min(.2*w,80*s),h.flow+=Math.min(.1*w,50*s),h.leave+=Math.
min(.1*w,50*s));let k=t.width-2*wn-Gc(Object.values(h))-e.layers*$,M=Math.min(k,e.hasPointer?220*s:60*s);h.bands+=M;let _=(k-
M)/e.layers,E={x:wn,width:h.visits},S=wn+h.visits+12*s,T=a?{x:S,width:h.slices}:null;T&&(S+=h.slices+12*s);let L=Array.from(
{length:e.layers},(st,ut)=>{let it=S+ut*($+_);return{x:it,width:g,maps:bm(e.heads,it,y,b,p,s),stream:l?it+(e.heads>0?g+10*
s:0):null}});S+=e.layers*($+_);let R=t.width-wn,W=R-h.answer,H=W-h.leave-h.gate,P=S+h.scores+h.weights+8*s,C=H-h.flow-et,
B=Math.min(190*s,.24*t.height)/n,K=e.hasGate?.56*t.height:(o+r)/2,ct=qo*s,tt=e.hasPointer?t.height-B-kn*ct-6:(o+r-B)/2-ct;
return{size:t,type:t.type,rows:i,visits:E,slices:T,layers:L,streamWidth:u,isDense:c,fork:S,context:(c?34:52)*s,scores:S+
h.scores,weights:S+h.scores+h.weights,ribbons:P,places:C,gate:H,gateWidth:h.gate,answers:{most:r-o<330?$n-1:$n,top:o,bottom:r+
60*s,x:W,right:R,segment:W-et},right:R,top:o,bottom:r,full:B,across:{visits:i.map(({y:st})=>st),starts:[o-12*s,t.height-
8],places:{room:[o+16*s,e.hasGeneration?tt-12*s:r],gap:22*s},generation:{start:tt,gap:ct},gate:K-B/2},bands:{ribbon:(st,ut,it)=>Vo(
P,st,C,ut,it),into:(st,ut,it)=>Vo(C+et,st,H,ut,it),out:(st,ut,it)=>Vo(H+h.gate,st,W-et,ut,it)}}}function Vo(e,t,n,s,o){return o?
Zt(e,t,n,s):Zt(e,t,e,t)}function Vc({hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?
24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:et,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:
140)*s}}function pm(e,t){return{...Vc(e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?
88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function gm({count:e,pointerWeights:t}){let n=e-1,s=o=>o===n?2:
t[o]>=fm?1+t[o]:o/e;return Array.from({length:e},(o,r)=>r).sort((o,r)=>s(r)-s(o))}function Gc(e){return e.reduce((t,n)=>t+
n,0)}function Ko(e,t,n,{least:s,most:o,lane:r},i,a){let c=n-t,l=e,h=0,u=Math.min(o*i,c/e);u<s*i&&(h=Math.max(r,Math.min(
6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/l);let f=a&&new Set(a.slice(0,l)),d=t;return Array.
from({length:e},(y,b)=>{let p=f?f.has(b):b>=e-l,g=p?u:h;return d+=g,{y:d-g/2,height:g,isFull:p}})}function ym(e,t,n,s){let o={
columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(e/r)-Uc*s,a=Math.min(i,(t-(r-1)*hs*s)/r);a>o.
side&&(o={columns:r,side:a})}return o}function bm(e,t,n,s,{columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,
r+2.2*Uc*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+hs*i),y:n+Math.floor(h/o)*c,side:r}))}function us(e,t,n,s){
let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[f,d]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+d*(h.wish-u.
length-t))/(f+d),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)
r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var wn,hs,
Uc,et,kn,qo,$n,fm,dm,zo,mm,ae=v(()=>{"use strict";x();j();wn=20,hs=8,Uc=19,et=8,kn=3,qo=4,$n=4,fm=.05,dm={least:13.5,most:38,
lane:3},zo=13,mm=760});function Zo(e,t,n,s=1){let o=n/zo,[r,i]=[qc,t-qc],a=Ko(e.count,r,i,xm,o).map(({y:R,height:W,isFull:H})=>({x:R,width:W,isFull:H})),
c=Number(a.at(-1)?.width)>=wm*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+fs*o,u=h+(Y.title+Y.inputs+fs)*
o,f=[];for(let R=0;R<e.layers;R++){let W=km(e.heads,r,i,u+Y.title*o,o),H=W.at(-1),C=(H?H.y+H.side+8*o:u)+Y.title*o;f.push(
{y:u,maps:W,stream:C}),u=C+(Y.bars+fs)*o}let d=Mm(e,r,u+Y.title*o,i-r,o),y=Math.ceil(e.values("context").length/d.columns)*
d.cell,b=u+Y.title*o+Math.max(y,20*o)+fs*o,p=b+(e.hasPointer?(Y.title+Y.scores)*o:0),g=p+(e.hasPointer?170:96)*o,$=g+et+
((e.hasPointer?Y.names:0)+(e.hasGate?48:30))*o,w=e.hasGate?28*o:0,k=Em(i-r,o)/s,M=qo*o,_=i-k-kn*M,E=Math.max(78*o,k*s/2+
6),S=$+w+34*o,T=i-k-16*o,L={most:$n,top:S,bottom:S+($n+1)*E,x:r-6*o,right:T-8*o,segment:T};return{size:{width:t,height:L.
bottom+Math.max(0,(k*s-E)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:f,context:d,pointer:b,ribbons:p,
places:g,gate:$,gateHeight:w,answers:L,full:k,across:{visits:a.map(({x:R})=>R),starts:[r,i],places:{room:[r,e.hasGeneration?
_-2*zc*o:i],gap:zc*o},generation:{start:_,gap:M},gate:i-k},bands:{ribbon:(R,W,H)=>Xo(p,R,g,W,H),into:(R,W,H)=>Xo(g+et,R,
$,W,H),out:(R,W,H)=>H?Xa($+w,R,T+et,W):Xo($+w,R,$,R,!1)}}}function Xo(e,t,n,s,o){return o?To(e,t,n,s):To(e,t,e,t)}function km(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Jo*o)/r,a=Math.min(i-Jo*o,$m*o),c=Math.max(Lt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+Jo*o),side:a,touch:Lt}))}function Mm(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Em(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var Lt,Y,qc,xm,wm,Jo,$m,fs,zc,ce=v(()=>{"use strict";x();
j();ae();Lt=44,Y={title:26,bars:34,inputs:64,scores:52,names:56},qc=16,xm={least:20,most:110,lane:1},wm=62,Jo=8,$m=160,fs=
16,zc=6});function Gt({reading:e,beside:t}){return t?[e,t]:[e]}function le(e){return Math.max(...Gt(e).map(({largestWeight:t})=>t))}
function Ye(e){return ds.layers+2*e}function nt(e){let t=ds.layers+2*e.layers,n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:
n;return{context:t,pointer:n,generation:s,gate:s+1}}function X(e,t){return e.beat>=t?1:0}var ds,bt=v(()=>{"use strict";x();
ds={visits:0,slices:1,layers:2}});function tr({isOwnScale:e}){return e?"Same scale for all heads":"Own scale for each head"}function Mn({lit:e}){return e?.
kind==="visit"?"last visit reads it":"last visit’s largest"}function ms(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;
if(!o.heads)return null;let a=i.type/13,c=60*a,l=s||!("visits"in i)?0:i.visits.width,h=17*a+c+G(Yc,12.5*a)>l,u=r?h?"own \
largest":Yc:O(le(e)),f=t+12*a,d=[m("text",{class:"small",x:t,y:n},"0"),m("image",{class:"map",href:ee(Am,Qo,e.scale),x:f,
y:n-9*a,width:c,height:9*a,preserveAspectRatio:"none"}),m("rect",{class:"map-frame",x:f,y:n-9*a,width:c,height:9*a}),m("\
text",{class:"small",x:f+c+5*a,y:n},u)],y=tr(e),b={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours o\
f the head maps go from 0 to ${r?"the largest weight of each head":u}. ${y}`};if(s){let g=17*a+c+G(u,12.5*a),$=m("rect",
{class:"ground",x:t-6*a,y:n+14*a-Lt,width:g+12*a,height:Lt});return m("g",{key:"scale",class:"switch",...b},$,d)}let p=G(
y,12.5*a)+16*a;return m("g",{key:"scale"},m("text",{class:"small",x:t,y:n-33*a},"Head maps: row reads column"),m("text",
{key:"weight",class:"small",x:t,y:n-17*a},`%: ${Mn(e)}`),d,m("g",{key:"switch",class:"switch",...b},m("rect",{class:"han\
dle stays",x:t,y:n+8*a,width:p,height:19*a,rx:9.5*a}),m("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},y)))}var Qo,
Yc,Am,ps=v(()=>{"use strict";x();j();ce();q();bt();pn();Qo=64,Yc="largest of each head",Am=Float32Array.from({length:Qo},
(e,t)=>t/(Qo-1))});function Jc(e,t){let n=I(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.max(200,Math.min(e.reading.
count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?1:0,share:1.2,marks:i=>Tm(
e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>_m(e,i,t)}]}function Tm(e,t,n){let{reading:s,
isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=I(e),{count:h}=s,u=s.weights(r,i),f=s.isRemoved(r,i)||s.isSkipped(r,
"attention"),d=o?Math.max(...u)||1:le(e),y=vm(e,t,n,f),b=Math.min(.36*t.width,190*l),p=t.y+42*l,[g,$]=[t.width-b,t.height-
44*l-y.height],w=t.width<600*l?1.9:1.15,k={width:g/h,height:Math.min($/h,w*g/h)},M={x:t.x+b,y:p,width:g,height:k.height*
h},_=`layers.${r}.heads.${i}`,E=k.height>=30*l,S=Nm(k.height,13*l);return[D(e,t.x,t.y+15*l,b>=150*l?"The visit that asks":
"Who asks",{kind:"strong",width:b-8*l}),m("g",{key:"columns"},L()),m("g",{key:"rows"},R()),m("image",{key:"weights",class:"\
map",href:ee(u.map(P=>P/d),h,e.scale),...M,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",class:"map-\
frame",...M}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},W()),m("rect",{key:"colum\
n",class:"chosen-column",x:M.x+c*k.width,y:t.y,width:k.width,height:M.y+M.height-t.y,rx:3}),T(),m("rect",{key:"cell",class:"\
chosen-cell",x:M.x+c*k.width,y:M.y+a*k.height,width:k.width,height:k.height}),y.at(M.y+M.height)];function T(){let P=M.y+
a*k.height,C=19*l,B=(tt,st)=>m("rect",{key:tt,class:"chosen-row",...st,rx:3}),{height:K}=k;if(K>=C)return B("row",{x:t.x-
3,y:P,width:t.width+3,height:K});let ct={x:t.x-3,y:P+(K-C)/2,width:b,height:C};return[B("row",{x:M.x-1,y:P,width:M.width+
2,height:K}),B("asking",ct)]}function L(){let P=k.width>=14*l,C=Math.min(15*l,k.width-3*l),B=k.width>=30*l,K=M.x;return s.
visits.map((ct,tt)=>{let st=String(wt[ct.weekday]),ut=ct.weekday!==s.visits[tt-1]?.weekday,it=M.x+tt*k.width,Me=z(e,st,"\
tiny"),di=!P&&ut&&it>=K&&it+Me<=M.x+M.width;di&&(K=it+Me+4*l);let Ys=M.x+(tt+.5)*k.width;return m("g",{key:`column ${tt}`,
class:`part choice${tt===c?" here":""}${ct.masked?" off":""}`,"data-open":`${_}.${a}.${tt}`,role:"button",tabindex:"-1",
"aria-label":`Read from visit ${tt+1}: ${V(s,tt)}${ct.masked?", masked":""}`},m("rect",{class:"ground",x:M.x+tt*k.width,
y:t.y,width:k.width,height:42*l}),P&&Mt(ct.category,Ys-C/2,t.y+(B?0:22)*l,C),di&&D(e,it,t.y+38*l,st,{kind:"tiny",key:"we\
ekday"}),B&&[D(e,Ys,t.y+26*l,st,{kind:"tiny",anchor:"middle",key:"day"}),D(e,Ys,t.y+38*l,k.width>=40*l?ft(ct.start_minute):
`${Math.floor(ct.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],m("title",{},V(s,tt)))})}function R(){return s.
visits.map((P,C)=>{let B=M.y+(C+.5)*k.height,K=C===a,ct=K||(h-1-C)%S===0&&Math.abs(C-a)>=S,tt=Math.min(18*l,k.height-1.5*
l),st=k.height>=12*l,ut=t.x+(st?tt+10*l:4*l),it=M.x-ut-6*l,Me=K||E?"strong":"label";return m("g",{key:`row ${C}`,class:`\
part choice${K?" here":""}`,"data-open":`${_}.${C}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${C+1} asks: ${V(
s,C)}`},m("rect",{class:"ground",x:t.x,y:B-k.height/2,width:b,height:k.height}),st&&Mt(P.category,t.x+3*l,B-tt/2,tt),ct&&
D(e,ut,B+(E?-2:4.5)*l,P.label,{kind:Me,width:it,key:"name"}),E&&D(e,ut,B+12*l,`${se(s,C)} · ${Nc(s,C)}`,{kind:"small",width:it,
key:"when"}),m("title",{},V(s,C)))})}function W(){let P=[];for(let C=0;C<h;C++){if(h>Kc&&C!==a){P.push(m("rect",{key:`ro\
w ${C}`,class:"cell",x:M.x,y:M.y+C*k.height,width:M.width,height:k.height,"data-open":`${_}.${C}.${c}`},m("title",{},V(s,
C))));continue}for(let B=0;B<h;B++)P.push(H(C,B))}return P}function H(P,C){let B=Number(u[P*h+C]),[K,ct]=[M.x+C*k.width,
M.y+P*k.height],tt=P===a&&C===c,st=String(Math.round(100*B)),ut=Me=>k.width>=z(e,st.padStart(2,"0"),Me)+2*l,it=(B>=Sm||P===
a)&&k.height>=13*l&&ut("tiny");return m("g",{key:`${P} ${C}`,class:"cell"},m("rect",{key:"cell",x:K,y:ct,width:k.width,height:k.
height,"data-open":`${_}.${P}.${C}`,role:"button",tabindex:tt?0:"-1","aria-current":tt?"true":null},m("title",{},`${V(s,
P)} reads ${O(B,1)} from ${V(s,C)}`)),it&&D(e,K+k.width/2,ct+k.height/2+4.5*l,st,{kind:B/d>=.3&&ut("strong")?"strong":"t\
iny",anchor:"middle",also:B/d>=Om&&!f?"on-dark":"on-light",key:"weight"}))}}function Nm(e,t){return Math.max(1,Math.ceil(
t/e))}function vm(e,t,{layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,canAsk:c,reading:l}=e,h=I(e),u=l.isRemoved(n,s),
f=t.height>=330*h,d=`layers.${n}.heads.${s}`,b=[a&&{text:u?"Switch head on":"Switch head off",attributes:{"data-act":"he\
ad","data-part":d},isPressed:u},c&&!u&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":d}},
r?{text:"More about query and keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:
{text:"More about this head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:tr(e),attributes:{
"data-act":"scale"}}].filter(w=>w!==!1),p=i?"Switched off: these weights would have been used.":`Columns: the visit it r\
eads from. ${l.count>Kc?"Darker is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,g=f?F(p):
[],$=U(e,{...t,y:0},g,"small").height;return{height:$+40*h,at(w){let k=t.x,M=[];for(let{text:_,attributes:E,...S}of b){let T=yt(
e,k,w+$+22*h,_,E,S);k+T.width>t.x+t.width||(M.push(T.mark),k+=T.width+10*h)}return[m("g",{key:"explained"},U(e,{...t,y:w+
3*h},g,"small").marks),m("g",{key:"controls"},M)]}}}function _m(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===
i.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":be(i,r);return[...J(e,t,`How much does ${a} read from ${c}?`,
`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),m("g",{key:"worked"},ls(e,Z(e,t),He(i,n,s,o,r),is(i,n,s,o),r,[{letter:"\
q",words:`Query of ${V(i,o)}`,colour:"query"},{letter:"k",words:`Key of ${V(i,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var Kc,Sm,Om,Xc=v(()=>{"use stri\
ct";x();ye();Pt();Ft();xe();Wt();gt();ps();j();q();bt();pn();Kc=24,Sm=.045,Om=.6});function Qc(e,t){let n=I(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Lm(e,s,t)},...e.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Rm(e,s,t)}]:[]]}function Lm(e,t,{location:n}){
let{reading:s}=e,o=I(e),r=Ge(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,[f,d]=[
i.toFixed(2),(1-i).toFixed(2)],y=s.pointerWeights,b=[],p=S=>r.visits.map(T=>({value:S*Number(y[T]),colour:"pointer"}));s.
hasPointer&&b.push({key:"pointer",label:"Pointer",parts:p(1),text:St(a),open:"pointer"}),s.hasGate&&b.push({key:"from po\
inter",label:`× gate ${f}`,parts:p(i),text:St(l),open:"gate"}),s.hasGeneration&&b.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:St(c),open:`generation.${n}`}),s.hasGate&&b.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:St(h),open:"gate"}),b.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:S})=>S>0),text:St(u),isChosen:!0});let g=Z(
e,t),$=s.hasGate?[[{text:`${f} × ${St(a)} = ${St(l)}`}],...F("come from the pointer,"),[{text:`${d} × ${St(c)} = ${St(
h)}`}],...F("from generation. Together:"),[{text:St(u),kind:"strong"},{text:"."}],...F("All bars have one scale.")]:[...F(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],w=U(e,{...g,y:0},
$),k={...g,height:g.height-w.height-44*o},M=qe(e,k,b.length,Zc),_=U(e,{...g,y:g.y+M+8*o},$),E=yt(e,g.x,g.y+g.height-10*o,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...J(e,t,`How probable is ${s.nameOf(n).label}?`),
m("g",{key:"rows"},Et(e,k,b,{most:Zc})),..._.marks,E.mark]}function Rm(e,t,{location:n}){let{reading:s}=e,o=I(e),{visits:r,
pointer:i}=Ge(s,n),a=Z(e,t),c="Its visits";if(r.length===0){let p=F("None of the visits is here, so the pointer cannot c\
hoose it.");return[...J(e,t,c),...U(e,a,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${se(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:St(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...F(u),[{text:St(i),kind:"strong"},
{text:"."}]],d=U(e,{...a,y:0},f),y={...a,height:a.height-d.height-8*o},b=qe(e,y,h.length);return[...J(e,t,c),m("g",{key:"\
rows"},Et(e,y,h,{isOrdered:!0})),...U(e,{...a,y:a.y+b+6*o},f).marks]}function St(e){return O(e,e>=.01||e===0?1:e>=1e-5?3:
5)}var Zc,tl=v(()=>{"use strict";x();Pt();Ft();ze();Wt();gt();j();q();Zc=56});function el(e,t){let n=I(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>Im(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>Cm(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Pm(e,s)}]}function Im(e,t,n){let{reading:s}=e,o=I(e),r=Z(e,t),i=U(e,r,
F("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,d)=>({key:`visit ${d}`,label:f.label,says:se(s,d),category:f.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:N(Number(a[d]),2),text:O(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:f.masked,exact:`${V(s,d)}\
: score ${N(Number(a[d]),4)}, weight ${O(Number(c[d]),2)}`})),h=yt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...J(e,t,"What the p\
ointer reads"),...i.marks,m("g",{key:"rows"},Et(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Cm(e,t,{visit:n}){let{
reading:s}=e;return[...J(e,t,`How does the pointer score ${be(s,n)}, ${se(s,n)}?`,`Score of ${be(s,n)}`),m("g",{key:"wor\
ked"},ls(e,Z(e,t),De(s,n),as(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${V(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Pm(e,t){let{reading:n}=e,s=I(e),o=Z(e,t),r=n.pointerWeights,i=U(e,o,F("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:d,
visits:y})=>({key:`place ${h}`,label:y.length>1?`${u} (${y.length})`:u,category:f,parts:y.map(b=>({value:Number(r[b]),colour:"\
pointer"})),text:O(d,1),open:h>1?`places.${h}`:null,exact:`${y.map(b=>O(Number(r[b]),2)).join(" + ")} = ${O(d,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=yt(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...J(e,t,"Sums per place"),...i.marks,m("g",{key:"rows"},Et(e,c,a)),l.mark]}var nl=v(
()=>{"use strict";x();Pt();Ft();ze();xe();Wt();gt();j();q()});function sl(e,t){let n=I(e),s=ol(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>Wm(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>Fm(e,o,t)}]}function bs(e,{layer:t,visit:n,number:s}){return s??xn(lt(e,`layers.${t}.residual_out`,n))}function ol(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,f,d,y="plain")=>{let b=lt(e,`${s}.${u}`,n),p=`length ${N(Math.hypot(...b))}`;a.push({key:u,title:f,says:d||
p,values:b,colour:y})},l=(u,f)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${s}.${u}.mean`)[n]),d=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${N(f,2)}, deviation ${N(d,2)}`}}function Wm(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=I(e),
a=Z(e,t),c=bs(s,n),l=ol(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,f=a.x,d=[],y=(b,p,g=!0)=>{let $=yt(e,f,a.y+a.
height-10*i,b,p,{isButton:g});f+$.width>a.x+a.width||(d.push($.mark),f+=$.width+10*i)};return r>0&&y("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||y("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),y("More about the \
layers",{"data-more":"layers"},!1),[...J(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${V(s,r)}`,`Layer ${o}\
: ${V(s,r)}`),m("g",{key:"rows"},ge(e,h,l,{chosen:c,open:b=>`layers.${o}.stream.${r}.${b}`})),m("g",{key:"controls"},d)]}
function Fm(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=I(e),a=bs(s,n),c=Z(e,t),{y:l}=c,h=[];for(let f of Hm(s,o,r,a)){
let d=U(e,{...c,y:l},f);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...J(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*i&&m("g",{key:"units"},Dm(e,u,o,r,a))]}function Hm(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(lt(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...F("Comes in:"),ys(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(gs("Norm 1:",yn(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(gs("Norm\
 2:",yn(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,d,y){let b=y?"0 (skipped)":
N(Math.abs(f),2);return a?[...F(h),[{text:`${N(u,2)} ${f<0&&!y?"−":"+"} ${b} =`}],ys(d)]:[...F(`${h} no residual conne\
ction, so only`),[{text:y?"0 (skipped)":N(f,2),kind:"strong"}]]}}function gs(e,t){if(!t)return F(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...F(e),[{text:`(${N(n,2)} ${s<
0?"+":"−"} ${N(Math.abs(s),2)})`}],[{text:`× ${N(o,3)} = ${N(r,2)};`}],...i===null||a===null?F("then a learned factor\
 and bias give").concat([ys(c)]):[[{text:`${N(r,2)} × ${N(i,2)} ${a<0?"−":"+"} ${N(Math.abs(a),2)} =`}],ys(c)]]}function ys(e){
return[{text:N(e,2),kind:"strong"}]}function Dm(e,t,n,s,o){let{reading:r}=e,i=I(e),a=lt(r,`layers.${n}.feed_forward.pre`,
s),c=lt(r,`layers.${n}.feed_forward.hidden`,s),l=cs(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort(($,w)=>Math.
abs(Number(h[w]))-Math.abs(Number(h[$]))),f=Array.from(c).filter($=>$>0).length,d=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",y=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${N(Ue(h),2)}, the bias adds ${N(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,b=U(e,t,F(d+y),"small"),p=Math.max(1,Math.floor((t.height-b.height)/
(20*i))),g=u.slice(0,p).map($=>({key:`unit ${$}`,label:`unit ${$+1}`,parts:[{value:Number(h[$]),colour:"plain"}],beside:`${N(
Number(a[$]))} → ${N(Number(c[$]))}${l?` × ${N(Number(l.dot.second[$]),2)}`:""}`,text:N(Number(h[$]),2)}));return[...b.
marks,Et(e,{...t,y:t.y+b.height+2*i,height:t.height-b.height-4*i},g)]}var xs=v(()=>{"use strict";x();Pt();Ft();ze();xe();
rs();Wt();gt();j();q()});function er(e,t){let n=I(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:o=>Um(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Vm(e,o,t)},...t.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Ym(e,o,t)}]:[]]}function nr(e,t,n){let{trace:s,
count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.some(c=>c===t)||t==="position_\
from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":return s.
user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Dn)*Dn;return`${ft(c)}\
 to ${ft((c+Dn)%1440)}`}case"weekday":return wa[r.weekday]??"";case"recency":{let c=Gm(e,n);return c===null?"days before\
 the prediction":c>=po?`${po} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(r.duration_minutes/_e)*_e,l=c+_e;return c>=go*_e?`${Qt(go*_e)} or more`:`${c?Qt(c):"0"} to ${Qt(l)}`}default:{let c=o-
n;return c===1?"the last visit":`${c} from the end`}}}function Gm({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;
let o=r=>Date.parse(r.slice(0,10))/jm;return Math.round(o(e.predict_at)-o(s))}function Um(e,t,{kind:n,visit:s}){let{reading:o}=e,
r=I(e),i=Z(e,t),a=o.slices.map(({name:f,label:d,lengths:y})=>({key:f,title:d,says:nr(o,f,s),values:Uo(o,f,s),colour:Number(
y[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:d})=>f+d.length,0),l=U(e,i,F(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=yt(e,i.x,i.y+i.height-10*r,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[...J(e,t,n==="inpu\
ts"?"What the last visit is made of":V(o,s)),...l.marks,m("g",{key:"rows"},ge(e,u,a)),h.mark]}function Vm(e,t,{kind:n,visit:s,
number:o}){let{reading:r}=e,i=I(e),a=Z(e,t),c=lt(r,"inputs.projected",s),l=o??xn(c),h=Ic(r,s,l),u=n==="inputs"?"inputs":
`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:r.has("inputs.norm")?"all features, mixed":"",values:c,
colour:"stream"}],d={...a,height:Math.min(86*i,.26*a.height)},y=zm(r,s,l),b=[],p=y.reduce((k,M)=>k+U(e,{...a,y:0},M).height+
4*i,0),g={...a,y:d.y+d.height+28*i,height:a.height-d.height-p-36*i},$=h?qm(h):[],w=g.y+($.length?qe(e,g,$.length)+6*i:0);
for(let k of y){let M=U(e,{...a,y:w},k);if(w+M.height>a.y+a.height+2)break;b.push(...M.marks),w+=M.height+4*i}return[...J(
e,t,"The vector that enters the layers"),m("g",{key:"vector"},ge(e,d,f,{chosen:l,open:k=>`${u}.${k}`})),$.length>0&&U(e,
{...a,y:d.y+d.height+4*i},F(`Number ${l+1}: each feature × its weights`),"small").marks,$.length>0&&m("g",{key:"rows"},
Et(e,g,$)),m("g",{key:"lines"},b)]}function qm({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,
parts:[{value:r.sum,colour:"plain"}],text:N(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${N(r.sum,
4)}`})),{key:"bias",label:"bias",parts:[{value:t,colour:"plain"}],text:N(t,2),exact:""}]}function zm(e,t,n){if(!e.has("i\
nputs.norm"))return[];let s=Number(lt(e,"inputs.projected",t)[n]),o=Number(lt(e,"layers.0.residual_in",t)[n]),r=yn(e,"in\
puts.projected","inputs.norm","input_norm",t,n),i=[[...F("Sum:"),[{text:N(s,2),kind:"strong"}]],gs("Norm:",r)];if(e.trace.
architecture.components.includes("sinusoidal")){let a=e.trace.architecture.d_model,c=oe(e,"pos_encoding",t*a+n);e.trace.
interventions.sinusoidal===!1?i.push(F("No position encoding: it is off.")):c!==null&&r&&i.push([...F("Position encoding\
:"),[{text:`${N(r.result,2)} ${c<0?"−":"+"} ${N(Math.abs(c),2)} =`}],[{text:N(o,2),kind:"strong"}]])}return i}function Ym(e,t,{
visit:n}){let{reading:s}=e,o=I(e),r=Z(e,t),i=[];for(let y=0;y<s.layers;y++)for(let b=0;b<s.heads;b++){let p=Number(s.lastRow(
y,b)[n]),g=s.isRemoved(y,b)||s.isSkipped(y,"attention");i.push({key:`${y} ${b}`,label:`Layer ${y}, head ${b}`,parts:[{value:p,
colour:"plain"}],text:g?"off":O(p,1),open:`layers.${y}.heads.${b}.${s.count-1}.${n}`,isOff:g})}let a=[];if(s.hasPointer){
let y=Number(s.pointerWeights[n]);i.push({key:"pointer",label:"Pointer",parts:[{value:y,colour:"pointer"}],text:O(y,1),open:`\
pointer.${n}`}),s.hasGate&&a.push(...F("To the answer the pointer carries"),[{text:`${O(y,1)} × gate ${s.gate.toFixed(2)}\
 = `},{text:O(y*s.gate,1),kind:"strong"},{text:"."}])}let c=U(e,r,F(s.visits[n]?.masked?"This visit is masked: nothing r\
eads it.":"How much the last visit reads from it"),"small"),l=U(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-
c.height-l.height-8*o},u=qe(e,h,i.length),f=i.map(({parts:y})=>Number(y[0]?.value)),d=Math.max(Bm,...f);return[...J(e,t,
"Who reads it?"),...c.marks,i.length>0&&m("g",{key:"rows"},Et(e,h,i,{largest:d})),m("g",{key:"end"},U(e,{...r,y:h.y+u+6*
o},a).marks)]}var jm,Bm,sr=v(()=>{"use strict";x();jn();Pt();Ft();ze();xe();xs();rs();Wt();gt();j();q();jm=864e5,Bm=.1});function rl(e,t){let n=jt(t,e.reading);return n?xc(e,n,Km[n.kind](e,n)):[]}var Km,il=v(()=>{"use strict";x();Lc();Pt();Fc();
Bc();Xc();We();tl();nl();xs();sr();We();Km={head:Jc,stream:sl,inputs:er,visit:er,context:_c,pointer:el,generation:jc,gate:Wc,
place:Qc}});function we(e,t,n){let{title:s,text:o}=Xm(e,t,n),r=n?.words?Jm(e,t,n):"";return{title:s,text:r?`${o} ${r}`:o}}function Jm(e,t,n){
let s=rr(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${O(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(e.location??0);return o===null?"":`${s} its probability i\
s ${O(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function Xm(e,t,n){switch(e?.kind){case"visi\
t":return tp(e.visit??0,t);case"head":return np(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:Zm(t)};case"stream":return ll(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"\
its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model} numbers. ${ml(al(t),!0)} ${al(t).
length===1?"reads":"read"} nothing else of it.`};case"pointer":return hl(t);case"generation":return ul(t);case"gate":return fl(
t);case"place":return sp(e.location??0,t);default:return op(t,n)}}function Zm(e){let{slices:t,trace:n}=e,s=ml(t.map(({label:r})=>Qm[r]??
r)),o=n.architecture.d_model;return e.has("inputs.norm")?`Each visit is ${t.length} vectors side by side: ${s}. One matr\
ix mixes them into ${o} numbers.`:`The network has ${t.length} vectors for each visit: ${s}. Its first layer reads ${o} \
numbers.`}function al(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has(
"gate.logit")?["the gate"]:[]]}function he(e,t){let n=e.visits[t];return n?`${n.label}, ${wt[n.weekday]} ${ft(n.start_minute)}`:
""}function tp(e,t){let n=t.visits[e],s=[],o=ep(e,t);if(n?.masked)return{title:`${he(t,e)}.`,text:"This visit is masked:\
 nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${O(o.weight)}.`),t.hasPointer){
let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`The pointer give\
s it ${O(r,1)}, after the gate ${or(a)} of its place’s ${O(c,1)}.`:`The pointer gives it ${O(r,1)} of the answer.`)}return{
title:`${he(t,e)}.`,text:s.join(" ")}}function ep(e,t){let n=null;for(let s=0;s<t.layers;s++)for(let o=0;o<t.heads;o++){
if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function np(e,t,n){
let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`\
Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.
lastRow(e,t),r=_t(o),a=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${O(o[a])} from ${he(n,a)}`,l=r===n.
count-1?"itself":he(n,r);return{title:s,text:`The last visit reads ${O(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}
function ll(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,i=s?`its heads add one of length ${N(
Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${N(
Number(n[r]))}; ${i}its feed-forward network adds one of length ${N(Number(o[r]))}.`}}function hl(e){let t=e.pointerWeights,
n=_t(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visits add up to ${O(s.probability)}`:"";return{
title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite visit is ${he(e,n)}, with ${O(
t[n])}. Most probable to copy: ${s?.label}${o}.`}}function ul(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`\
It scores all ${e.trace.architecture.locations-2} places, visited or not. First comes ${t?.label} with ${O(t?.probability??
0)}, then ${n?.label} with ${O(n?.probability??0)}.`}}function fl(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.
gate.learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(2)}: ${O(t)} of the answer’s distribution com\
es from the pointer, ${O(1-t)} from generation.`}}function sp(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),
o=[`Its probability is ${O(s,1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;
o.push(`: gate ${l.toFixed(2)} × ${O(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${O(c,1)} by generation`)}let r=t.locations.
filter(a=>a===e).length,i=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}\
.`,text:`${o.join("")}. ${i}.`}}function op(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${O(n.
probability,1)}.`;if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.location===n.location,l=e.wordsFor(t),
h=t.nameOf(t.trace.prediction.location).label,u=[...a===null?[]:[`That is ${rp(n.probability,a)} ${l}.`],...c?[]:[`${rr(
l)} the answer was ${h}.`]];return{title:o,text:u.join(" ")}}let r=e.count===1?"the visit":`these ${e.count} visits`,i=e.
hasGate?` ${or(n.from_pointer)} are copied from visits (pointer), ${or(n.from_generation)} are generated.`:"";return{title:o,
text:`A neural network read ${r} and expects this place next.${i}`}}function dl({kind:e},t,n){let{location:s,probability:o}=t.
trace.prediction,r=new te(n),{prediction:i}=n,a=e==="head"?"Switched off":"If nothing could read it",c=t.nameOf(s).label;
if(i.location!==s){let u=r.nameOf(i.location).label;return`${a}, the answer would be ${u} with ${O(i.probability,1)}.`}let l=O(
o,1),h=O(i.probability,1);return l===h?`${a}, ${c} would still get ${l}.`:`${a}, ${c} would get ${h} instead of ${l}.`}function rp(e,t){
let n=Math.round(1e3*e)-Math.round(1e3*t);return n===0?"the same as":`${Math.abs(n/10).toFixed(1)} points ${n>0?"more":"\
less"} than`}function rr(e){return e.charAt(0).toUpperCase()+e.slice(1)}function or(e){return`${(100*e).toFixed(1)} poin\
ts`}function ml(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?rr(s):s}function pl(e){
let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${he(e,0)}. Where d\
oes this person go next?`:`They begin with ${s?.label} and end with ${he(e,t-1)}. Where does this person go next?`,part:`\
visits.${t-1}`},{...we({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)o.push(ip(c,e)),o.push({...ll(
c,e),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({...we({kind:"context"},e,null),part:"\
context"}),e.hasPointer&&o.push({...hl(e),part:"pointer"}),e.hasGeneration&&o.push({...ul(e),part:"generation"});let{prediction:r}=e.
trace,i=e.nameOf(r.location).label,a=e.hasGate?`${fl(e).text} `:"";return o.push({title:`${i}, ${O(r.probability,1)}.`,text:`${a}\
The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),o}function ip(e,t){let n=`Layer ${e}.`;if(!t.heads)
return{title:n,text:"This network has no self-attention: no visit reads another one here.",part:null};let s=null,o=0;for(let i=0;i<
t.heads;i++){if(t.isRemoved(e,i))continue;o+=1;let a=t.lastRow(e,i),c=_t(a);(!s||a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}
if(!s)return{title:n,text:"All of its heads are switched off.",part:null};let r=s.visit===t.count-1?"from itself":`from ${he(
t,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`} visits read one another; darker means more. The st\
rongest link of the last visit: head ${s.head} reads ${O(s.weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}var cl,Qm,
ir=v(()=>{"use strict";x();Pe();q();cl="Point at anything to see what it does.";Qm={place:"place",who:"person",time:"tim\
e of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"}});function gl(e,t){let n=jt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return cp(n,t);break;case"stream":
return lp(n,t);case"pointer":if(n.isLeaf)return hp(n,t);break;case"generation":if(n.isLeaf)return up(n,t);break;case"gat\
e":return fp(t);default:break}return we(Ct(ap(n),t),t,null)}function ap({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function cp({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(y=>y>i).length,c=n===s?"its\
elf":V(o,s),l=`${V(o,n)}, reads ${O(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=He(o,e,t,n,s),f=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,d=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${N(h.
sum,2)}, which makes a score of ${N(u,2)}. ${f}${d}`}}function lp({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>N(Math.hypot(
...lt(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${V(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function hp({visit:e},t){let n=O(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${V(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=De(t,e),c=r!==null&&!i?` and the bias of its position is ${N(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${N(o.sum,2)}${c}; its score is ${N(a,2)}. The weight counts for ${be(t,e)}.`}}function up({
location:e},t){let{logit:n}=ie(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${N(n,2)}; `,r=`the so\
ftmax over all places makes it ${O(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function fp(e){let t=we({kind:"gate"},e,null),n=Be(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${N(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var yl=v(()=>{"use strict";x();We();
Ft();Wt();pt();ir();q()});function xl(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function ar(e,t){return`${e.tag} ${e.
key??t}`}function mp(e,t){let n=e.match(ws)??[],s=t.match(ws)??[],o=t.split(ws);return n.length!==s.length||e.split(ws).
join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});
return o.map((a,c)=>a+(i[c]??"")).join("")}}var bl,dp,ws,$s,wl=v(()=>{"use strict";x();j();bl="http://www.w3.org/2000/sv\
g",dp=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),ws=/-?\d+(?:\.\d+)?/g,$s=class{#s=new WeakMap;#t=new Map;#n=new WeakMap;#o=0;#e=0;constructor(t){
this.root=t,this.elements=[]}show(t,n=0){this.#f(),this.elements=this.#r(this.root,t,this.elements,n>0),this.#t.size&&this.#h(
n)}#r(t,n,s,o){if(n.every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),
[]}if(!s.length&&!t.firstChild){let a=n.map(c=>this.#i(xl(c)));return t.append(...a),a}let r=new Map;for(let[a,c]of s.entries()){
let l=this.#s.get(c);l&&r.set(ar(l.mark,a),c)}let i=n.map((a,c)=>{let l=xl(a),h=r.get(ar(l,c));r.delete(ar(l,c));let u=h??
document.createElementNS(bl,l.tag);return this.#l(u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.
entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(c,l??null)}return i}#i(t){let n=document.createElementNS(bl,t.tag);
for(let[s,o]of Object.entries(t.attributes)){let r=un(o);r!==null&&n.setAttribute(s,r)}return this.#s.set(n,{mark:t,elements:this.#r(
n,t.children,[],!1)}),n}#l(t,n,s){let o=this.#s.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))un(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=un(c),h=un(r[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&dp.has(a)?mp(h,l):null;u?this.#t.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#r(t,n.children,o?.elements??[],s);this.#s.set(t,{mark:n,elements:i})}#a(t){let n=this.#n.get(t)??this.#o++;
return this.#n.set(t,n),n}#h(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#f();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(
s)};this.#e=requestAnimationFrame(s)}#f(){cancelAnimationFrame(this.#e);for(let{element:t,name:n,end:s}of this.#t.values())
t.setAttribute(n,s);this.#t.clear()}}});function $l(e,{names:t,run:n},s){if(!t.length)return e;let o=pp*s/13;return Qn(e,r=>t.includes(r)?{className:"put-in",words:`\
put in from the ${n} run`,onTop:i=>gp(i,n,o)}:null)}function gp({attributes:{x:e,y:t,width:n}},s,o){let[r,i]=[Number(e)+
Number(n),Number(t)],a=.45*o;return m("g",{key:"put in",class:"badge"},m("circle",{cx:r,cy:i,r:o}),m("path",{d:`M${r+a} ${i-
a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),m("title",{},`Put in from the ${s} run`))}var pp,kl=v(()=>{"use strict";
x();vo();j();pp=7});function cr(e,t,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute(
"aria-label",e),s.addEventListener("click",n),s}var ks,Ml=v(()=>{"use strict";x();ks=class{#s=0;#t=0;#n=[];constructor(t,n){
this.show=n,this.button=cr("Play the story","play",()=>this.toggle()),this.back=cr("Step back","back",()=>this.step(-1)),
this.forth=cr("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
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
0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function Sl(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=s.length*El*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[b,p]of o.querySelectorAll("*").entries()){let g=u[b];
g&&kp(p,getComputedStyle(g)),p.matches(wp)&&h.push(p);for(let $ of["class","data-part","data-open","data-act","tabindex",
"role"])p.removeAttribute($)}for(let b of[...h,...o.querySelectorAll('[opacity="0"]')])b.remove();let f=document.createElementNS(
Ms,"title");f.textContent=t;let d=document.createElementNS(Ms,"rect");d.setAttribute("y",String(-c)),d.setAttribute("wid\
th",String(r)),d.setAttribute("height",String(l)),d.setAttribute("fill",n);let y=s.map((b,p)=>{let g=a*(p?1:yp),$=document.
createElementNS(Ms,"text");return $.textContent=at(b,r-2*Al,g,p===0),$.setAttribute("x",String(Al)),$.setAttribute("y",String(
(p+.8)*El*a-c)),$.setAttribute("font-size",String(g)),$.setAttribute("font-weight",p?"400":"600"),$.setAttribute("fill",
getComputedStyle(e).color),$});return o.prepend(f,d,...y),o.setAttribute("viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("\
xmlns",Ms),o.setAttribute("width",String(r)),o.setAttribute("height",String(l)),o.setAttribute("font-family",getComputedStyle(
e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.setAttribute("role","img"),o.setAttribute("aria-l\
abel",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(o),width:r,height:l}}function kp(e,t){if(e.
localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("styl\
e","image-rendering: pixelated");for(let n of bp){if($p.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(n);
s&&s!==xp[n]&&e.setAttribute(n,s)}}var Ms,El,yp,Al,bp,xp,wp,$p,Ol=v(()=>{"use strict";x();q();Ms="http://www.w3.org/2000\
/svg",El=1.7,yp=1.2,Al=20,bp=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opac\
ity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],xp={fill:"rgb(0, 0, 0)",stroke:"none",
"stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-orde\
r":"normal","text-decoration-line":"none"},wp=".handle, .handle-words, .control, .escape",$p=new Set(["font-size","font-\
weight","text-anchor"])});function Nl(e,t=null,n=null){if(t===null)return[Ep(e,n),Ap(e,n)];let s=jt(t,e);return s?Mp[s.kind](e,s):[]}function Ep(e,t){
let{hasPointer:n}=e,s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[
V(e,r),o.duration_minutes,...n?[hr(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Ap(e,t){
return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.
map(({location:n})=>{let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=Ge(e,n),a=e.probabilityOf("final",n);return[
e.nameOf(n).label,s,o,r,i,a,...t?[t.knownProbability(n)]:[]]})}}function Sp(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){
let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,d)=>V(e,d));if(!r)return[{caption:`Weights o\
f ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,d)=>[
f,...a.subarray(d*i,(d+1)*i)])}];let h=is(e,t,n,s),{dot:u}=He(e,t,n,s,o);return[Es(`Query of ${l[s]} × key of ${l[o]}, ${c}`,
["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,d)=>[f,hr(
h.scores[d]),a[s*i+d]])}]}function Op(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1",
"norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.o\
ut"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>lt(e,`${o}.${u}`,s)),a=bs(e,t),c=cs(e,
n,s,a),l=lt(e,`${o}.feed_forward.pre`,s),h=lt(e,`${o}.feed_forward.hidden`,s);return[{caption:`${V(e,s)}, in layer ${n}`,
columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(d=>d[f])])},{caption:`Hidden unit\
s of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","Afte\
r it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}
function Tl(e,{kind:t,visit:n}){let s=lt(e,"inputs.projected",n),o=[{caption:`What ${V(e,n)} is made of`,columns:["Featu\
re","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,nr(e,i,n),c[n]])},lr("All feature\
s mixed by one matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(
a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function Tp(e){return[lr(
"The context: the last visit after all layers",e.values("context"))]}function Np(e,{visit:t,isLeaf:n}){let s=as(e),o=e.visits.
map((l,h)=>V(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],hr(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=De(e,t);return[Es(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function vp(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,ie(e,i.location).logit,
i.probability])},{dot:r}=ie(e,t);return n&&r?[Es(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function _p(e){let t=Be(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?Es(s,["Hidden un\
it","Weight"],t.dot):lr(s,t.hidden),n]}function Lp(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=Ge(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[V(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Es(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function lr(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function hr(e){
return Number.isFinite(e)?e:"−∞"}var Mp,vl=v(()=>{"use strict";x();We();Ft();xs();sr();Wt();Mp={head:Sp,stream:Op,inputs:Tl,
visit:Tl,context:Tp,pointer:Np,generation:vp,gate:_p,place:Lp}});function _l(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=Nl(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(ve(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([Fn(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
e.append(o),o.showModal()}var Ll=v(()=>{"use strict";x();Hn();vl()});function As({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=vt(r,e),{most:a,top:c,bottom:l}=s.answers,h=o===
null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(a,h),f=u.slice(
0,-1).map(({location:p})=>p),d=Il(f.map(p=>t?.knownProbability(p)??null),1),y=n&&t?Ip(f,e,t):null,b=(l-c)/u.length;return u.
map((p,g)=>{let $=c+(g+.5)*b,w=p.probability*s.full,k={pointer:y?.pointer[g]??null,generation:y?.generation[g]??null},[M,
_]=["pointer","generation"].map(E=>Rl(p[E]*$e({reading:e},E),k[E])*s.full);return{...p,was:t?d[g]??null:null,wasByPath:k,
middle:$,start:$+(Number(M)-Number(_)-w)/2,height:w}})}function Rl(e,t){return Math.max(0,(t??e)-e)}function Ip(e,t,n){let s=(o,r)=>r?
Il(e.map(i=>n.shareOf(o,i)),$e({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function Il(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function Ss(e,t){let{reading:n,stage:s}=e,o=fn(e),r=n.pointerWeights,i=p=>p.reduce((g,$)=>g+Rl(r[$],o?.[$]??null),0),a=n.
pointedPlaces.map(p=>({...p,lost:i(p.visits)})).sort((p,g)=>g.probability+g.lost-p.probability-p.lost),c=a.filter((p,g)=>p.
probability+p.lost>=En&&g<Rp||ur(t,p.location)<t.length-1).map(p=>({...p,wish:b(p.visits)})),l=a.filter(({location:p})=>!c.
some(g=>g.location===p));if(l.length){let p=l.flatMap(g=>g.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((g,{probability:$})=>g+$,0),lost:i(p),visits:p,wish:b(p)})}c.sort((p,g)=>p.
wish-g.wish);let{room:h,gap:u}=s.across.places,f=c.map(({wish:p,probability:g,lost:$})=>({wish:p,length:(g+$)*s.full})),
d=f.reduce((p,{length:g})=>p-g,h[1]-h[0]),y=us(f,Math.max(0,Math.min(u,d/(f.length-1||1))),...h);return c.map(({location:p,
label:g,probability:$,lost:w,visits:k},M)=>({path:"pointer",location:p,label:g,probability:$,start:Number(y[M]),lost:w,visits:k,
answer:ur(t,p)}));function b(p){let g=p.map(w=>Math.max(r[w],o?.[w]??0)),$=g.reduce((w,k)=>w+k,0)||1;return p.reduce((w,k,M)=>w+
Number(g[M])/$*Number(s.across.visits[k]),0)}}function Os({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
kn),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,lost:0,visits:[],answer:ur(n,i)};return r+=c*t.full+o,l})}function $e({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function Ot(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function ur(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var En,Rp,ke=v(()=>{"use strict";x();Ce();pt();ae();En=.03,
Rp=5});function ue({stage:e},t){let n=e.type/13;return G(t,12.5*n)+13*n}function An({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function Ts(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return m("g",{key:`temperature ${t}`},Ke(e,{act:`${t}_temperature`,words:An(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function Ke(e,{act:t,
words:n,title:s,right:o,y:r,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||fr*c,h=ue(e,n),u=a?
" stays":"";return[m("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:o-h,y:r,width:h,height:l,rx:l/2},m("tit\
le",{},s)),m("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var fr,Ns=v(()=>{"\
use strict";x();j();q();fr=18});function Cl(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[fe(e,n,"Visits",dr(e,s),s),...Cp(e),...t.rows.map((o,r)=>Wp(
e,r))]}function dr({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",o=`${s} \
in head ${t.head}`;return G(o,12.5*(e.type/13))<=n?o:s}function fe({stage:e},t,n,s,o=400){let r=e.type/13;return m("g",{
key:`title ${n}`,class:"heading","aria-hidden":"true"},G(n,15*r,!0)<=o?m("text",{x:t,y:17*r,class:"title"},n):m("text",{
x:t,y:17*r,class:"small strong"},at(n,o,12.5*r,!0)),m("text",{x:t,y:35*r,class:"small"},at(s,o,12.5*r)))}function Cp({reading:e,
stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of mr(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.height)/
2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(m("rect",{key:`day ${o}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(m("text",{key:`weekda\
y ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function mr({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=Pp(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(wt[s.weekday])})}return t}function Pp({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function Wp(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=mn(o,n).includes(t),d=c.masked?"unmask":"mask",y=a&&e.canAct&&t<n.count-1,b=y&&f?ue(e,d)+4*l:0,p=Math.min(fr*l,i),
g=vs(c),$=i>=33*l,w=($?20:13)*l,k=h+w+($?14:8)*l,M=gr(e,t),_=yr(e,t),E=f||_,S=M?42*l:0,T=s.visits.x+s.visits.width-4,L=T-
k,R=s.isDense?0:38*l,W=$?[m("text",{x:k,y:r-3*l,class:"strong"},at(c.label,L-b,13*l,!0)),m("text",{x:k,y:r+13*l,class:"s\
mall"},G(g,12.5*l)<=L-S?g:ft(c.start_minute)),M||L<G(g,12.5*l)+56*l?null:Fp(T+4-50*l,r+5*l,48*l,c)]:[m("text",{x:k,y:r+4.4*
l,class:E?"strong":"label"},at(c.label,L-Math.max(R,S)-b-9,12.5*l,E)),M||s.isDense?null:m("text",{x:T-b,y:r+4.4*l,class:"\
small end"},ft(c.start_minute))];return m("g",pr(e,t,c),m("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,
i-1),rx:a?5*l:1}),a&&Mt(c.category,h+4*l,r-w/2,w),a?W:m("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),M&&a&&m("t\
ext",{x:T,y:r+($?13:4.4)*l,class:_?"strong end":"small end"},M),y&&f&&Ke(e,{act:"mask",words:d,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:T+2,y:$?r-17*l:r-p/2,height:p}),
m("title",{},`${c.label}, ${wt[c.weekday]} ${g}`))}function pr({reading:e,lit:t},n,s){let o=mn(t,e).includes(n);return{key:`\
visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${wt[s.weekday]} ${vs(s)}${s.masked?", masked":""}${e.hasPointer?`\
; pointer weight ${O(e.pointerWeights[n],1)}`:""}`}}function vs({start_minute:e,duration_minutes:t}){return`${ft(e)} · ${Qt(
t)}`}function gr({reading:e,lit:t},n){return t?.kind!=="head"?"":O(e.lastRow(t.layer??0,t.head??0)[n])}function yr({reading:e,
lit:t},n){return t?.kind!=="head"?!1:_t(e.lastRow(t.layer??0,t.head??0))===n}function Fp(e,t,n,{start_minute:s,duration_minutes:o}){
let r=Math.min(s+o,Sn),i=Math.min(s,Math.max(0,s+o-Sn)),a=(c,l)=>m("rect",{class:"stay",x:e+c/Sn*n,y:t,width:Math.max(1,
(l-c)/Sn*n),height:7});return m("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},m("rect",{class:"\
track",x:e,y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),m("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/Sn*n-2,y:t-
3,width:5,height:13}))}function Pl(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,
{slices:i}=t,a=Math.max(...Gt(e).map(({longestSlice:b})=>b)),c=r/i.length,l=$t(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.
flatMap(({y:b,height:p},g)=>i.map(({lengths:$},w)=>{let k=Number($[g])/a*Math.max(2,p-4);return{visit:g,x:o+w*c,y:b+p/2-
2-k,width:.72*c,height:k}})),[f,d]=br(u,({visit:b})=>h||l.includes(b)),y=i.map(({label:b},p)=>m("text",{key:`name ${b}`,
class:"tiny middle",x:o+(p+.36)*c,y:(p%2?40:26)*s},b));return[m("g",xr(e),m("rect",{class:"ground",x:o-6,y:n.top-4,width:r+
6,height:n.bottom-n.top+8,rx:6}),y,m("path",{key:"bars",class:"length",d:Ie(d)}),f.length>0&&m("path",{key:"lit",class:"\
length lit",d:Ie(f)}),m("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),m("text",{class:"small",x:o,y:n.bottom+
33*s},"of the vectors"))]}function br(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function xr(e){return{key:"slices",class:`\
part slices${kt(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:X(e,ds.slices),"aria-label":`What\
 each visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}var Sn,Je=v(()=>{"use strict";x();Ns();ye();
pt();Pe();j();q();bt();Sn=1440});function Wl(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[fe(e,n+6*o,"Answer",e.stage.isDense?"":Hp(e),
s-n),...wr(e,t)]}function Hp({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function wr(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=vt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(f=>{let{location:d,label:y,category:b,probability:p,was:g,middle:$,height:w,start:k}=f,M=[{path:"poin\
ter",share:f.pointer*$e(e,"pointer")},{path:"generation",share:f.generation*$e(e,"generation")}],_=a===d,E=c+(b===null?6:
26)*i,S=Kn(y,l-E-(r===d?20*i:2),13.5*i,2,!0),T=$-(S.length>1?22:8)*i,L=$+(S.length>1?2:0)*i,R=c+6*i,W=u-8*i;return m("g",
{key:`place ${d}`,class:`part place${_?" lit":a!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"\
button",tabindex:d<0?null:"-1","aria-label":`${y}: ${O(p,1)}; from the pointer ${O(M[0]?.share??0,1)}, from generation ${O(
M[1]?.share??0,1)}${r===d?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*i,y:T-16*i,
width:u+10*i,height:L-T+50*i,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:k,width:et-2,height:Math.max(1,w)}),
b!==null&&Mt(b,c+5*i,T-13*i,16*i),S.map((H,P)=>m("text",{key:`name ${P}`,class:d<0?"label halo":"strong halo",x:E,y:T+15*
P*i},H)),r===d&&m("path",{key:"happened",class:"check",d:`M${l-16*i} ${T-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},m("title",
{},"This is where the person went.")),m("rect",{key:"track",class:"track",x:c+6*i,y:L,width:W,height:8*i}),M.map(({path:H,
share:P})=>{let C=m("rect",{key:H,class:`${H} bar`,x:R,y:L,width:Math.max(0,P*W),height:8*i});return R+=P*W,C}),g!==null&&
m("rect",{key:"before",class:"before",x:c+5*i+g*W,y:L-3*i,width:2,height:14*i}),m("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:L+23*i},O(p,1)),g!==null&&Dp(c+60*i,L+23*i,p,g))})}function Dp(e,t,n,s){let o=Math.round(1e3*n)-Math.round(
1e3*s);if(o===0)return m("text",{key:"change",class:"small",x:e,y:t},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).
toFixed(1)}`;return m("text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:e,y:t},r)}var $r=v(()=>{"use stric\
t";x();ke();ye();pt();j();ae();q();Je()});function Fl(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,f={x:h,y:u,columns:i,
cell:l},d={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return kr(e,f,jp(e,h,u,c,a*l),n.isDense?d:void 0)}function kr(e,{
x:t,y:n,columns:s,cell:o},r,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...Gt(e).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,d)=>m("rect",{class:f<0?"below-zer\
o":"above-zero",x:t+d%s*o,y:n+Math.floor(d/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(f)/h)}));return m("g",{
key:"context",class:`part context${kt(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:X(e,nt(e.
reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},m("rect",{class:"ground",
x:t-3,y:n-16*a,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*a),rx:4}),r,m("text",{key:"name",...i??c},"Cont\
ext"),u,m("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gat\
e read them.`))}function jp({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-
5*i,h=t.gate+9*i;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("gate.logit")&&m("\
path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}var Mr=v(
()=>{"use strict";x();pt();j();bt()});function Hl(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?.hasGate?n.gate:t.gate,h=s.gate+a/2,u=_s(e);return m("g",Er(e,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:a+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.
max(0,c-r)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},m("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function _s({reading:e}){return e.trace.architecture.
components.includes("gate")}function Er(e,t){let{reading:n}=e,s=e.canAct&&_s(e);return{key:"gate",class:`part gate${kt(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} pointer`},tabindex:"-1",opacity:X(e,
nt(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)} generation${n.trace.gate.learned?
"":", not learned"}`}}function Ls(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=nt(s).gate,a=w=>$e(e,w),c=vt(r,s),l=new Map,
h=o.across.gate;for(let w of t)l.set(w,h),h+=w.probability*a(w.path)*o.full;let u=new Map;h=o.across.gate;for(let w of["\
pointer","generation"])for(let[k]of n.entries())u.set(`${w} ${k}`,h),h+=Number(n[k]?.[w])*a(w)*o.full;let f=t.map(w=>{let k=Number(
l.get(w)),M=w.probability*a(w.path)*o.full,_=Ot(w.start,w.start+w.probability*o.full),E=Ot(k,k+M);return m("path",{key:`\
into ${w.path} ${w.location}`,class:`${w.path} band${g(w.location)}`,d:o.bands.into(_,E,i)})}),[d,y]=[o.across.gate,o.across.
gate+o.full],b=n.flatMap((w,k)=>{let M=w.start;return["pointer","generation"].map(_=>{let E=Number(w[_])*a(_),S=E*o.full,
T=Number(u.get(`${_} ${k}`)),L=Ot(T,T+S),R=Ot(M,M+S),W=w.wasByPath[_],H=W===null?null:p(_,T,M,S,W*o.full);M+=S;let P=`ou\
t ${_} ${w.location}`;return[S>0&&m("path",{key:P,class:`${_} band${g(w.location)}`,d:o.bands.out(L,R,i)}),H&&Xn({key:P,
now:S,before:Number(W)*o.full,path:(C,B)=>o.bands.out(C,B,i),edges:H,style:g(w.location),title:`${w.label}, from ${_==="\
pointer"?"the pointer":"generation"}: ${Zn(E,Number(W),e.before?s.wordsFor(e.before):"")}`})]})});return[f,b,i&&r?.kind===
"visit"&&$(r.visit??0)];function p(w,k,M,_,E){let S=Math.abs(_-E),T=w==="pointer",L=(H,P)=>{let C=T?H-(P?0:S):H+_-(P?S:0);
return[C,C+S]},[R]=L(k,!1),W=Math.max(d,Math.min(y-S,R));return{more:[L(k,!0),L(M,!0)],less:[[W,W+S],L(M,!1)]}}function g(w){
return c===null?"":c===w&&r?.kind==="place"?" lit":" dim"}function $(w){let k=s.pointerWeights,M=t.find(({path:B,visits:K})=>B===
"pointer"&&K.includes(w));if(!M)return null;let _=[...M.visits].sort((B,K)=>B-K),S=_.slice(0,_.indexOf(w)).reduce((B,K)=>B+
k[K],0)*o.full,T=k[w]*o.full,L=a("pointer"),R=Number(l.get(M))+S*L,W=n[M.answer],H=Number(u.get(`pointer ${M.answer}`))+
S*L,P=Number(W?.start)+S*L,C=W?.location===M.location;return[m("path",{key:"visit into",class:"pointer band lit",d:o.bands.
into(Ot(M.start+S,M.start+S+T),Ot(R,R+T*L),i)}),C&&m("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(Ot(H,
H+T*L),Ot(P,P+T*L),i)})]}}var Rs=v(()=>{"use strict";x();Ce();ke();pt();j();q();bt()});function Dl(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=_s(e),f=`${O(t.gate)} pointer${u?"":", fixed"}`;return m("g",Er(e,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),m("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),m("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==t.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},m("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Lt/2,s.size.width-
Lt),y:r+(i-Lt)/2,width:Lt,height:Lt})])}var jl=v(()=>{"use strict";x();Rs();j();ce();q()});function Bl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:f})=>f==="generation"),i=s.places-8*o,a=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=nt(n).generation,h=r.map(
({label:f,probability:d,location:y},b)=>{let p=c+b*17*o;return[m("text",{key:`name ${b}`,class:y<0?"small halo":"label h\
alo",x:a,y:p},at(f,i-a-(s.isDense?38:46)*o,13*o)),m("text",{key:`share ${b}`,class:"strong end halo",x:i,y:p},O(d))]}),u=r.
map(({probability:f,start:d,location:y},b)=>m("rect",{key:`bar ${b}`,class:"generation bar",x:s.places,y:d,width:et,height:l?
Math.max(.8,f*s.full):0},m("title",{},`${y<0?"The others":r[b]?.label}: ${O(f,1)} of the generation head`)));return m("g",
Ar(e,r),m("rect",{class:"ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),m("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?i:a,y:c-18*o},"Generation"),h,u)}function Ar(e,t){return{key:"generation",class:`part generation-b\
lock${kt(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:X(e,nt(e.reading).generation),"a\
ria-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}var Sr=v(()=>{"use strict";x();
pt();j();ae();q();bt()});function Gl(e,t){let{reading:n,stage:s,lit:o}=e,r=vt(o,n),i=t.filter(({path:c})=>c==="pointer"),a=({location:c})=>r===null||
r===c?"":" dim";return m("g",{key:"places",opacity:X(e,nt(n).pointer)},i.map(c=>m("rect",{key:`bar ${c.location}`,class:`\
pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:et},m("title",{},`${c.label}: ${O(
c.probability,1)} of the pointer`))),Up(e,i).map(c=>Vp(e,c,a(c.flow))))}function Up({reading:e,stage:t,lit:n},s){let o=t.
type/13,r=vt(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===r),l=[];for(let h of[...s].
sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:d,lost:y}=h;if(d+y<En&&u>=0&&u!==r)continue;let b=u>=0,p=` ${O(
d)}`,$=`${at(f,a-i-G(p,13*o,!0),13*o,b)}${p}`,w=G($,13*o,b)/2,k=h.start+d*t.full/2,M=Math.max(i+w,Math.min(a-w,k)),[_,E]=[
M-w,M+w];for(let S=0;S<Bp;S++){if(l.some(R=>R.row===S&&_<R.right+8*o&&E>R.left-8*o))continue;let L=M>k?"":M<k?" end":" m\
iddle";l.push({flow:h,text:$,isBold:b,left:_,right:E,row:S,anchor:L});break}}return l}function Vp({stage:e},{flow:t,text:n,
isBold:s,left:o,right:r,row:i,anchor:a},c){let l=e.type/13,h=e.places+et+(14+Or*i)*l,u=t.start+t.probability*e.full/2;return[
i>0&&m("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+et}V${h-11*l}`}),m("text",{key:`name ${t.
location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function Ul(e,t){let{reading:n,
stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.beat>=nt(n).generation,a=n.hasPointer?.42*(s.right-s.
left):s.right-s.left,c=s.places-(Gp*Or-6)*o;return m("g",Ar(e,r),m("rect",{class:"ground",x:s.right-a,y:c-36*o,width:a+6,
height:s.places+et-c+40*o,rx:6}),m("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,
probability:u,start:f},d)=>{let y=` ${O(u)}`,b=at(h,a-G(y,13*o),13*o)+y;return[m("text",{key:`name ${d}`,class:l<0?"smal\
l end halo":"label end halo",x:s.right,y:c+d*Or*o},b),m("rect",{key:`bar ${d}`,class:"generation bar",x:f,y:s.places,width:Math.
max(.8,u*s.full),height:i?et:0},m("title",{},`${l<0?"The others":h}: ${O(u,1)} of the generation head`))]}))}var Bp,Or,Gp,
Vl=v(()=>{"use strict";x();ke();Sr();pt();j();ae();q();bt();Bp=3,Or=17,Gp=4});function ql(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=X(e,nt(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=$t(
o,n),h=Math.max(...a),u=s.fork+2*r,f={...!s.isDense&&{score:s.scores},weight:s.weights},d=G("Pointer",15*r,!0)+4*r,y=ue(
e,An(e,"pointer")),b=s.rows.flatMap(({y:g,isFull:$},w)=>{if(!$)return[];let k=a[w]>=.2*h||l.includes(w)?"strong":"small",
M=l.length&&!l.includes(w)?" dim":"";return[!s.isDense&&m("text",{key:`score ${w}`,class:`small end${M}`,x:s.scores,y:g+
4.4*r},N(c[w])),m("text",{key:`weight ${w}`,class:`${k} end${M}`,x:s.weights,y:g+4.4*r},O(a[w]))].filter(_=>_!==!1)}),p=t.
filter(({path:g})=>g==="pointer").map(g=>zp(e,g));return[m("g",Tr(e,t),m("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),fe(e,u,"Pointer","",200),Object.entries(f).map(([g,$])=>m("text",{key:g,class:"\
small end","aria-hidden":"true",x:$,y:35*r},g)),!s.isDense&&Ts(e,"pointer",Math.max(s.weights+6*r,u+d+y)),m("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),b),m("g",{key:"ribbons",opacity:i},Nr(e,t),p)]}function Tr(e,t){
return{key:"pointer",class:`part pointer-block${kt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:X(
e,nt(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}function Nr(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.
pointerWeights,a=fn(e),c=$t(r,n),l=e.beat>=nt(n).pointer,h=us(o.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,d=u.start+u.probability*
o.full;return[...u.visits].sort((y,b)=>y-b).map(y=>{let b=i[y]*o.full,p=Number(h[y]),g=c.includes(y)?" lit":c.length?" d\
im":"",$=Ot(f,f+b);f+=b;let w=a?.[y]??null,k=w===null?0:(w-i[y])*o.full,[M,_]=[d,Math.max(0,k)];d+=_;let E=`${n.visits[y]?.
label}: `,S=w===null||!s?`${E}${O(i[y],1)} of the pointer`:`${E}${Zn(i[y],w,n.wordsFor(s))} of the pointer`;return[m("pa\
th",{key:`ribbon ${y}`,class:`pointer band${g}`,d:o.bands.ribbon(Ot(p,p+b),$,l)},m("title",{},S)),Xn({key:`ribbon ${y}`,
now:b,before:w===null?null:w*o.full,path:(T,L)=>o.bands.ribbon(T,L,l),edges:{more:[[p+b+k,p+b],[f+k,f]],less:[[p+b,p+b+k],
[M,M+_]]},style:g,title:S})]})})}function zp(e,{path:t,location:n,label:s,probability:o,lost:r,start:i}){let{reading:a,stage:c,
lit:l}=e,h=c.type/13,u=vt(l,a),f=O(o),d=o+r>=En||n<0||u===n,y=c.gate-c.ribbons-16*h,b=n>=0,p=at(s,y-G(` ${f}`,13*h,!0),13*
h,b),g=G(`${p} ${f}`,13*h,b)/2,w=a.hasGate&&Math.abs(i-c.across.gate+5*h)<qp*h?G("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
k=Math.min(c.places+et/2,c.gate-6*h-w-g);return m("g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},m("rect",{class:`${t}\
 bar`,x:c.places,y:i,width:et,height:Math.max(.8,o*c.full)}),d&&m("text",{class:`${b?"strong":"small"} middle halo`,x:k,
y:i-5*h},`${p} ${f}`),m("title",{},`${s}: ${O(o,1)} of the pointer`))}var qp,vr=v(()=>{"use strict";x();Ce();ke();Ns();pt();
j();ae();q();bt();Je();qp=16});function zl(e){return[Ut(e,17*(e.stage.type/13),"Visits",dr(e,e.stage.size.width)),...Yp(e),...e.stage.columns.map((t,n)=>Kp(
e,n))]}function Ut({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-G(n,15*r,!0)-12*r;return m("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},m("text",{class:"title halo",x:e.left,y:t},n),m("text",{class:"small end halo",x:o,
y:t},at(s,i,12.5*r)))}function Yp({reading:e,stage:t}){let n=t.type/13;return mr(e).flatMap(({start:s,end:o,weekday:r})=>{
let[i,a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[m("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=G(r,15*n,!0)&&m("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function Kp(e,t){let{reading:n,
stage:s,lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:f}=s.chips,d=mn(o,n).includes(t),y=Math.min(20*l,i-3),b=ft(c.start_minute),p=gr(e,t),g=[
p||b,p?p.replace(" %",""):b.slice(0,2)],$=g.find(_=>G(_,12.5*l,!0)<=i)??g[1],w=f?Kn(c.label,i-6*l,12.5*l,2):[],k=d||yr(e,
t),M={class:k?"strong middle":"small middle",x:r};return m("g",pr(e,t,c),m("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[Mt(c.category,r-y/2,h+8*l,y),m("text",{key:"hour",...M,y:h+45*l},$),
w.map((_,E)=>m("text",{key:`name ${E}`,class:`${k?"strong":"small"} middle`,x:r,y:h+(62+15*E)*l},_))]:m("rect",{class:"l\
ane",x:r-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),m("title",{},`${c.label}, ${wt[c.weekday]} ${vs(c)}`))}
function Yl(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=$t(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...Gt(e).map(({longestSlice:f})=>f)),l=(n.right-n.left)/r.length,h=n.inputs+(Y.title+46)*o,u=r.map(({name:f,label:d,lengths:y},b)=>{
let p=Number(y[i]),g=n.left+(b+.5)*l,$=p/c*30*o;return[m("rect",{key:`bar ${f}`,class:"length lit",x:g-9*o,y:h-$,width:18*
o,height:$}),m("text",{key:`length ${f}`,class:"tiny middle",x:g,y:h-$-4*o},N(p)),m("text",{key:`name ${f}`,class:"small\
 middle",x:g,y:h+15*o},d)]});return m("g",xr(e),m("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+
12,height:(Y.title+Y.inputs+6)*o,rx:6}),Ut(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${wt[a.weekday]} ${ft(a.start_minute)}`:
""),u,m("title",{},"Bars: length of each part’s vector"))}var On=v(()=>{"use strict";x();ye();pt();j();ce();q();bt();Je()});function Kl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[m("g",Tr(e,t),m("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(Y.title+Y.scores)*o,rx:6}),Ut(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),m("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Jp(e)),m("g",{key:"ribbons",opacity:X(e,nt(
n).pointer)},Nr(e,t))]}function Jp({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
y=>N(y)),i=$t(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(y=>G(y,11.5*s)>c-3),h=t.pointer+(Y.title+
Y.scores)*s,u=t.columns.find(y=>y.isFull),f=u?u.x-u.width/2:t.right,d=t.left-8*s;return t.columns.flatMap(({x:y,isFull:b},p)=>{
let g=i.length&&!i.includes(p)?" dim":"",$=o[p]>=.2*a||i.includes(p),w=O(o[p]).replace(" %",""),k=G(w,12.5*s,!0)/2;if(!b&&
(!$||y-k<d||y+k>f))return[];d=y+k;let M=$?"strong":"small",_=h-24*s;return[b&&m("text",l?{key:`score ${p}`,class:`tiny${g}`,
x:y+4*s,y:_+2*s,transform:`rotate(-90 ${(y+4*s).toFixed(2)} ${(_+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middl\
e${g}`,x:y,y:_},r[p]),m("text",{key:`weight ${p}`,class:`${M} middle${g}`,x:y,y:h-6*s},w)].filter(E=>E!==!1)})}var Jl=v(
()=>{"use strict";x();pt();vr();j();ce();On();q();bt()});function Xl(e){let{reading:t,stage:n}=e,s=n.type/13,o=X(e,nt(t).gate),r=As(e),i=[...Ss(e,r),...Os(e,r)];return[kr(e,n.context,
Xp(e)),...t.hasPointer?Kl(e,i):[],m("g",{key:"flows",opacity:o},Ls(e,i,r)),...t.hasPointer?[Gl(e,i)]:[],...t.hasGeneration?
[Ul(e,i)]:[],...t.hasGate?[Dl(e)]:[],m("g",{key:"answer",opacity:o},Ut(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),wr(e,r))]}function Xp({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(Y.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var Zl=v(
()=>{"use strict";x();$r();Mr();ke();Rs();j();jl();Vl();Jl();ce();On();bt()});function th(e){let{stage:t}=e,n=t.type/13,s=le(e),o=m("g",{key:"legend",opacity:X(e,Ye(0))},ms(e,t.visits.x,t.bottom+(t.
isDense?24:51)*n,t.isDense)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=ue(e,An(e,"attention")),h=G(c,15*n,!0)+l+4*n<=i.
width,u=Mn(e),d=G(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return m("g",{key:`layer ${a}`,opacity:X(e,Ye(a))},i.maps.
length?fe(e,i.x,c,d,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&Ts(e,"attention",i.x+i.width,(h?3:
21)*n),i.maps.map((y,b)=>Qp(e,y,a,b)),i.maps.map((y,b)=>Lr(e,y,a,b,s)),tg(e,a))});return[o,...r]}function Qp(e,t,n,s){let{
reading:o,stage:r,lit:i}=e;if(o.isRemoved(n,s))return null;let a=o.lastRow(n,s),c=eh(e,n,s)?[...a.keys()].filter(u=>a[u]>=
Zp):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let f=Number(r.rows[u]?.y),
d=Math.max(.5,a[u]*r.full*.25)/2;return m("path",{key:`band ${s} ${u}`,class:"attention-band",d:Zt(l,[f-d,f+d],t.x,[h-d,
h+d])})})}function eh({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function Lr(e,t,n,s,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:f,touch:d}=t,{count:y}=r,b=r.weights(n,s),p=r.lastRow(n,s),g=Ql(
r,n,s),{before:$,overlays:w}=e,k=w&&$!==null&&Ql($,n,s)&&!g,M=k?`; switched off ${r.wordsFor($)}`:"",_=c?Math.max(...b)||
1:o,E=eh(e,n,s),[S]=a?.kind==="visit"?$t(a,r):[],T=_t(p),L=S??T,R=f/y,W=`Layer ${n}, head ${s}`,H=d?u-38*l:u+4,P=g?"swit\
ch on":"switch off",C=d===void 0&&ue(e,P)<=f-6*l?P:P.slice(7),B=r.visits[T];return m("g",{key:`head ${s}`,class:`part he\
ad${E?" lit":""}${g?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":g?`${W}: s\
witched off`:`${W}: the last visit reads most from visit ${T+1}, ${B?.label}, ${O(p[T])}${M}`},m("text",{class:"small",x:h,
y:u-(d?25:4)*l},`head ${s}`),!g&&(d!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${S===void 0?"small":"strong"}${d?
"":" end"}`,x:d?h:h+f,y:u-4*l},O(p[L])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("\
image",{key:"map",class:"map",href:ee(Float32Array.from(b,K=>K/_),y,e.scale),x:h,y:u,width:f,height:f,preserveAspectRatio:"\
none",opacity:g?.15:1}),g&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),k&&m("path",{key:"earlie\
r cross",class:"crossed earlier",d:`M${h} ${u+f}L${h+f} ${u}`}),S!==void 0&&!g&&m("rect",{key:"column",class:"column",x:h+
S*R,y:u,width:Math.max(2,R),height:f}),(S!==void 0||E)&&!g&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,R),
width:f,height:Math.max(2,R)}),m("title",{},`${W}. ${g?"Switched off.":`The last visit reads ${O(p[L])} from ${r.visits[L]?.
label}. Darker: larger weight, up to ${O(_,1)}. Click to open.`}${k?` Switched off ${r.wordsFor($)}.`:""}`),Ke(e,{act:"h\
ead",words:C,title:g?"Switch this head on again":"Switch this head off",right:h+f-(d?0:3)*l,y:H}),e.canAct&&d!==void 0&&
m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-d,y:u-d,width:d,height:d}))}function Ql(e,t,n){return e.isRemoved(
t,n)||e.isSkipped(t,"attention")}function tg(e,t){let{reading:n,stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;
let r=s.type/13,i=o.stream,a=Is(n,t),c=Ir(e),l=s.streamWidth-8*r,h=a.map(({style:f,lengths:d},y)=>Rr(e,t,f,s.rows.map(({
y:b,height:p},g)=>{let $=Math.max(1,Math.min(5*r,(p-3)/a.length));return{visit:g,x:i,y:b+(y-a.length/2)*$,width:Number(d[g])/
c*l,height:$-.6}}))),u=a.map(({name:f,style:d},y)=>[m("rect",{class:d,x:i,y:s.bottom+(10+_r*y)*r,width:9*r,height:9*r}),
m("text",{class:"small",x:i+14*r,y:s.bottom+(18.5+_r*y)*r},f)]);return m("g",Cr(e,t),m("rect",{class:"ground",x:i-4,y:s.
top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+66*r,rx:6}),fe(e,i,"Stream",`+ layer ${t}`,s.streamWidth),h,u,eg(e,
t,i+s.streamWidth+10*r))}function eg(e,t,n){let{reading:s,stage:o}=e;if(!s.has(`layers.${t}.residual_mid`))return[];let r=o.
type/13,i=s.trace.interventions.residuals===!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"\
residuals",words:["cut stream","join stream"],isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"fee\
d_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>Ke(e,{act:l,
words:String(h[Number(u)]),title:ng[l]??"",right:n,y:o.bottom+(5+_r*f)*r}))}function Rr(e,t,n,s){let{lit:o,reading:r}=e,
a=kt(e,"stream",t)!==""?[r.count-1]:$t(o,r),[c,l]=br(s,({visit:h})=>!a.length||a.includes(h));return[m("path",{key:n,class:n,
d:Ie(c)}),l.length>0&&m("path",{key:`${n} dim`,class:`${n} dim`,d:Ie(l)})]}function Is(e,t){let{residual:n,attention:s,feedForward:o}=e.
stream(t);return[{name:"stream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"\
FFN",lengths:o,style:"feed-forward"}]}function Ir(e){let t=0;for(let n of Gt(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of Is(
n,s))t=Math.max(t,...o);return t||1}function Cr(e,t){let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{
key:"stream",class:`part stream${kt(e,"stream",t)}`,"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:X(
e,Ye(t)+1),"aria-label":`Stream of layer ${t}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, he\
ads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}var _r,Zp,ng,Pr=v(()=>{"use strict";x();
Ns();pt();Pe();ps();j();q();bt();Je();pn();_r=19,Zp=.05;ng={residuals:"Residual connections of all layers: without them,\
 only what sublayers add goes on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"\
Feed-forward network of this layer: skipped, it adds nothing"}});function nh(e){let{stage:t}=e,n=t.type/13,s=le(e);return t.layers.map(({y:o,maps:r},i)=>m("g",{key:`layer ${i}`,opacity:X(
e,Ye(i))},r.length>0&&Ut(e,o+15*n,`Layer ${i}`,Mn(e)),i===0&&ms(e,t.left+72*n,o+15*n,!0),r.map((a,c)=>Lr(e,a,i,c,s)),sg(
e,i)))}function sg(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),i=Is(n,t),a=Ir(e),c=r+Y.bars*
o,l=i.map(({style:h,lengths:u},f)=>Rr(e,t,h,s.columns.map(({x:d,width:y},b)=>{let p=Math.min(8*o,.86*y/i.length),g=Number(
u[b])/a*Y.bars*o;return{visit:b,x:d+(f-i.length/2)*p,y:c-g,width:.88*p,height:g}})));return m("g",Cr(e,t),m("rect",{class:"\
ground",x:s.left-6,y:r-Y.title*o,width:s.right-s.left+12,height:(Y.title+Y.bars+4)*o,rx:6}),Ut(e,r-10*o,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),og(e,i,r-10*o),l)}function og({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:i})=>{let a=o-G(r,12.5*s);return o=a-26*s,[m("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
m("text",{class:"small",x:a,y:n},r)]})}var sh=v(()=>{"use strict";x();Pr();ps();j();ce();On();q();bt()});function oh({stage:{size:e},...t}){let n=Jn(t),s={...t,stage:Zo(t.reading,e.width,e.type,n)};return[m("g",{key:"visits"},
zl(s)),m("g",{key:"inputs"},Yl(s)),m("g",{key:"layers"},nh(s)),m("g",{key:"decoder"},Xl(s))]}function rh(e,t,n){return Zo(
e,t,n).size.height}var Cs,Wr=v(()=>{"use strict";x();Ce();j();Zl();sh();ce();On();Cs=700});function ah(e,t,n){if(n==="Home")return e[0]??null;if(n==="End")return e.at(-1)??null;let[s,o]=rg[n]??[0,!1],r=t?e.indexOf(
t):-1,i=e[r];if(s===0||!i)return null;let a=Ps(i);if(!o){let f=e[r+s];return f&&Ps(f)===a?f:null}let c=[...new Set(e.map(
Ps))],l=c[c.indexOf(a)+s],h=e.filter(f=>Ps(f)===l),u=f=>Math.abs(ih(f)-ih(i));return h.sort((f,d)=>u(f)-u(d))[0]??null}function Ps(e){
return(e.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function ih(e){let{top:t,bottom:n}=e.getBoundingClientRect();
return(t+n)/2}var rg,ch=v(()=>{"use strict";x();rg={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});function lh(e){let{reading:t}=e,n=nt(t),s=As(e),o=[...Ss(e,s),...Os(e,s)];return[Fl(e),...t.hasPointer?ql(e,o):[],...t.hasGeneration?
[Bl(e,o)]:[],m("g",{key:"flows",opacity:X(e,n.gate)},Ls(e,o,s)),t.hasGate?Hl(e):null,m("g",{key:"answer",opacity:X(e,n.gate)},
Wl(e,s))].filter(r=>r!==null)}var hh=v(()=>{"use strict";x();$r();Mr();ke();Rs();Sr();vr();j();bt()});function uh(e){return e.stage.size.width<Cs?oh(e):[m("g",{key:"visits"},Cl(e)),m("g",{key:"inputs"},Pl(e)),m("g",{key:"l\
ayers"},th(e)),m("g",{key:"decoder"},lh(e))]}var fh=v(()=>{"use strict";x();hh();Pr();j();Wr();Je()});function dg({kind:e,layer:t=0,head:n=0,visit:s=0},o){if(e==="head"&&!o.isRemoved(t,n)&&!o.isSkipped(t,"attention"))return{
kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!=="visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function mh(e,{
title:t,text:n}){let s=document.createElement("strong");s.textContent=t,e.replaceChildren(s,` ${n}`)}function mg(e){let t=({
title:n,text:s})=>n.length+s.length;return e.reduce((n,s)=>t(s)>t(n)?s:n)}function pg(e){return e.kind==="move"||e.kind===
"time"||e.kind==="stay"}function Hr(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-pa\
rt")??null}var Ws,ig,ag,cg,lg,Fr,hg,ug,fg,dh,Fs,ph=v(()=>{"use strict";x();Ce();oc();rc();hc();il();yl();pt();wl();kl();
Pe();ir();ae();Ml();Ol();Ll();Wr();hn();ch();fh();Ws=240,ig=150,ag=120,cg=13,lg=17,Fr={type:16.7,width:900,side:36},hg=.05,
ug=.5,fg=660,dh=matchMedia("(prefers-reduced-motion: reduce)"),Fs=class{#s=null;#t=null;#n=!1;#o=null;#e=null;#r=null;#i="";#l=null;#a=null;#h=null;#f=!1;#m=new Map;#y=0;get opened(){
return this.#a}get#u(){return this.#s&&Ha(this.#s.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],run:""};constructor(t,n={}){
this.root=t,this.hooks=n,t.classList.add("network-picture"),t.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=
document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute(
"aria-label","The network. Arrow keys walk it, Enter opens a part."),this.foot=document.createElement("div"),this.foot.className=
"picture-foot";let s=document.createElement("div");s.className="picture-controls";let o=document.createElement("div");o.
className="picture-words",this.room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute(
"aria-hidden","true"),this.caption=document.createElement("p"),this.caption.className="picture-caption",o.append(this.room,
this.caption);let r=document.createElement("button");r.type="button",r.textContent="Numbers",r.title="The numbers behind\
 what is shown, as a table (T)",r.addEventListener("click",()=>{this.#A()}),this.foot.append(s,o,r),n.circuit&&(this.circuits=
new ts(n.circuit,()=>this.#p(Ws)),r.before(this.circuits.legend,this.circuits.button)),t.replaceChildren(this.drawn,...n.
isStill?[]:[this.foot]),this.drawing=new $s(this.drawn),this.player=new ks(s,i=>{this.#l=i,i!==null&&this.#a!==null&&(this.#a=
null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute(
"data-in-story",i!==null),this.#p(Ws);let a=this.player.told?.part;a&&this.#C(a),this.hooks.told?.(i)}),this.#b()}#b(){let{
drawn:t}=this;new ResizeObserver(()=>this.#p(0)).observe(t),new MutationObserver(()=>this.#p(0)).observe(document.documentElement,
{attributeFilter:["data-theme"]}),t.addEventListener("pointerover",({target:n})=>{this.#h||this.#x(Hr(n))}),t.addEventListener(
"pointerleave",()=>this.#x(null)),t.addEventListener("focusin",({target:n})=>this.#x(Hr(n))),t.addEventListener("focusou\
t",()=>this.#x(null)),t.addEventListener("keydown",n=>this.#d(n)),t.addEventListener("click",({target:n})=>this.#O(n)),t.
addEventListener("pointerdown",n=>this.#N(n)),t.addEventListener("pointermove",n=>this.#v(n,!1));for(let n of["pointerup",
"pointercancel"])t.addEventListener(n,s=>this.#v(s,!0))}show(t,n=null,s=null,o=this.hooks.against){this.#s=new te(t),this.#t=
n&&new te(n,o),this.#n=n!==null&&o!==void 0&&o===this.hooks.against,this.#o=s&&new te(s),this.#m.clear(),this.circuits?.
renew(),this.#e=Ct(this.#r,this.#s);let r=pl(this.#s);this.player.tell(r),mh(this.room,mg(r.map(({bars:a="",...c})=>({...c,
text:`${c.text} ${a}`}))));let i=this.drawn.contains(document.activeElement);this.#p(this.#h?.follows?0:Ws),i&&this.#c()}open(t){
let n=t===null?this.#a:null;this.#a=t,this.#e=this.#r=null;let s=this.drawn.contains(document.activeElement);this.player.
isOpen&&this.player.close(),this.#p(Ws);let o=s&&n&&this.#S(n);o&&this.#w(o),s&&this.#c(),this.hooks.opened?.(this.#a)}#A(){
let t=this.#n?this.#t:null;this.#s&&_l(this.root,this.#s,this.#u,t)}#S(t){return this.#$.map(s=>s.getAttribute("data-par\
t")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#c(){if(this.drawn.contains(document.activeElement))return;let t=this.
drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({
title:t,lines:n=[]}){let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return Sl(this.drawn,{title:t,
ground:s,lines:n})}light(t){if(this.#r=t,!this.#s)return!1;let n=Ct(t,this.#s);return JSON.stringify(n)===JSON.stringify(
this.#e)?!1:(this.#e=n,this.#p(0),!0)}#x(t){if(!this.light(t))return;let{kind:n,visit:s=0}=this.#e??{};this.hooks.pointed?.(
n==="visit"?[s]:[],this.#e&&t)}#O(t){if(!(t instanceof Element)||this.#f)return;let n=Hr(t),s=t.closest("[data-more]"),o=t.
closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));
this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o==="scale")this.isOwnScale=!this.isOwnScale,this.#p(0);else if(o)
n&&o!=="gate"&&!o.endsWith("temperature")&&this.#T(n,o);else{let r=t.closest("[data-open]")?.getAttribute("data-open")??
n;r!==null&&this.open(r||null)}}#T(t,n){let s=this.#s&&Ct(t,this.#s),{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,
head:a=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:i,head:a}):r==="head"&&o({kind:r,layer:i,head:a}),r==="visit"&&o(
{kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attention"||n==="f\
eed_forward")&&o({kind:"skip",layer:i,part:n})}#N(t){this.#f=!1;let{act:n,edit:s,carry:o}=this.hooks;!this.#s||!(n||o)||
(this.#h=n?cc(t,this.#s,this.drawn,s!==void 0):lc(t),this.#h?.follows&&t.preventDefault())}#v(t,n){let s=this.#h;if(!s||
t.pointerId!==s.pointer)return;n&&(this.#h=null);let o=s.to(t,n);o&&(this.#f=!0,!this.drawn.hasPointerCapture(s.pointer)&&
!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?this.hooks.carry?.(o):pg(o)?this.hooks.edit?.(o):this.hooks.
act?.(o))}#d(t){let n=t.target instanceof Element?t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("da\
ta-part")??null;(t.altKey?this.#L(t.key,s):this.#k(t.key,n,s))&&t.preventDefault()}#k(t,n,s){if(t==="Escape"&&this.#a!==
null)return this.open(Io(this.#a)||null),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()===
"t"&&this.#s)return this.#A(),!0;if(t.toLowerCase()==="c"&&this.circuits)return this.circuits.toggle(),!0;if(t.toLowerCase()===
"p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"put"}),!0;if((t==="Enter"||t===
" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.hooks.act&&!r?this.#T(s??""):
this.#O(n),!0}if(this.#u!==null&&this.#s){let r=Co(this.#u,t,this.#s),i=n?.getAttribute("aria-current")==="true";r!==null&&
this.open(r);let a=this.drawn.querySelector(`[aria-current="true"][data-open="${r}"]`);return i&&a instanceof SVGElement&&
a.focus(),r!==null}let o=ah(this.#$,n,t)?.getAttribute("data-part")??null;return o!==null&&this.#w(o),o!==null}#_(t){let n=this.#$.
find(s=>s.getAttribute("data-part")===t);return n instanceof SVGElement?n:null}#w(t){let n=this.#_(t);n&&(this.#i=t,this.#P(),
n.focus())}#C(t){let{root:n,foot:s}=this,o=this.#_(t)?.getBoundingClientRect();if(!o||!n.classList.contains("tall"))return;
let r=n.scrollHeight>n.clientHeight+1,i=r?n:document.documentElement,a=r?n.getBoundingClientRect().top:this.hooks.covered?.()??
0,c=s.getBoundingClientRect().top,h=o.height<=c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy({top:h,behavior:dh.matches?"\
auto":"smooth"})}#L(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#s,r=o&&Ct(n,o),{act:i,edit:a}=this.
hooks;if(!s||!r||!i)return!1;let c=!0;if(r.kind==="visit"){let l=r.visit??0;if(!a||!o.visits[l+s])return!0;a({kind:"move",
visit:l,by:s,isDone:c}),this.#w(`visits.${l+s}`)}else if(r.kind==="gate"){let l=Math.min(1,Math.max(0,o.gate+s*hg));i({kind:"\
gate",value:Math.round(100*l)/100,isDone:c})}else if(r.kind==="head"||r.kind==="pointer"){let l=r.kind==="head"?"attenti\
on":"pointer";i({kind:"temperature",of:l,value:Ro(o,l,s*ug),isDone:c})}else return!1;return!0}get#$(){return[...this.drawn.
querySelectorAll("[data-part][tabindex]")]}#P(){let t=this.#$,n=t.find(s=>s.getAttribute("data-part")===this.#i)??t[0];for(let s of t)
s.setAttribute("tabindex",s===n?"0":"-1")}#p(t){let n=this.#D();if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.
setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));let r=this.#u===null?[]:
rl(n,this.#u);!r.length&&this.#u!==null&&(this.#a=null);let{type:i}=n.stage,a=this.circuits?.circuit??null,c=r.length?r:
Qa($l(uh(n),this.putIn,i),a,i);this.drawing.show(c,dh.matches?0:t),this.#u===null&&this.#P();let l=this.#u===null?null:gl(
this.#u,n.reading),h=this.#e?null:this.player.told,u=a&&!this.#e?sc(a,n.reading):null,{title:f,text:d}=l??h??u??we(this.#e,
n.reading,n.before),y=!(l||h||u||this.#e);this.root.toggleAttribute("data-idle",y);let b=y&&!u&&!this.#t&&!this.hooks.isProjected,
p=this.circuits?.failure||(b?cl:""),g=l||h?"":this.#W(),$=this.putIn.names.includes(this.#r??"")?`It was put in from the\
 ${this.putIn.run} run.`:"",w=n.stage.streamWidth>0||this.root.classList.contains("tall"),k=!l&&w&&h?.bars||"",M=a&&this.#e?
ec(a,this.#r):"";mh(this.caption,{title:f,text:[d,k,$,M,g,p].filter(Boolean).join(" ")})}#W(){clearTimeout(this.#y);let t=this.#r??
"",n=this.#m.get(t);return n!==void 0||!this.#e||this.#h?n??"":(this.#y=window.setTimeout(()=>{let s=this.#H();this.#m.set(
t,s),s&&this.caption.append(` ${s}`)},ig),"")}#H(){let[t,n]=[this.#e,this.#s],s=t&&n&&dg(t,n);try{let o=s&&this.hooks.whatIf?.(
s);return o?dl(t,n,o):""}catch{return""}}#D(){let{clientWidth:t,clientHeight:n}=this.drawn,s=t<Cs;if(!this.#s||t<ag||n<1&&
!s)return null;let r=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(lg,Math.max(cg,t/120));
this.root.classList.toggle("tall",s);let i={reading:this.#s,before:this.#t,overlays:this.#n},a=Jn(i),c=this.#I(r,{width:t,
height:n}),l=s?r:c,h=s?rh(this.#s,t,l):n,u=s&&this.#u!==null?fg:h;return{...i,beside:this.#o,stage:Yo(this.#s,{width:t,height:u,
type:l},a),lit:this.#e??Ct(this.player.told?.part,this.#s),beat:this.#l??Number.POSITIVE_INFINITY,happened:this.happened,
isOwnScale:this.isOwnScale,scale:[this.#F("--map-least"),this.#F("--attention")],canAct:this.hooks.act!==void 0,canAsk:this.
hooks.ask!==void 0}}#I(t,n){if(!this.hooks.isProjected||!this.#s||n.width<Fr.width)return t;let s=Math.max(t,Fr.type);return Yo(
this.#s,{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=Fr.side)?s:t}#F(t){let n=getComputedStyle(this.
root).getPropertyValue(t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}}});async function Dr({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await gg(e))}`}async function gh(e,t){let n=new Image;
n.src=await Dr(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function gg(e){let t=await yg();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function yg(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await bg(n,e.href??document.baseURI)})}`}}catch{}
return""}async function bg(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${Oe(new Uint8Array(await n.arrayBuffer()))}`}var yh=v(()=>{"use strict";x();Ne()});var Br={};uu(Br,{NetworkDrawing:()=>jr});var jr,Gr=v(()=>{"use strict";x();Ja();ph();hn();yh();jr=class{#s;#t;#n=null;#o=null;#e=null;constructor(t,n){
let{title:s,hover:o,told:r,acts:i,isStill:a,isProjected:c}=n;this.#s=s,this.#t=new Fs(t,{...o&&{pointed:o},...r&&{told:r},
...a&&{isStill:a},...c&&{isProjected:c}}),i&&(this.#e=new Yn(this.#t,{...i,answered:l=>{this.#n=l.figure,this.#o=l,i.answered(
l)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.text??null}follows(t){return this.#e?.
follows(t)??!1}async compute({server:t,query:n},s,{isSilent:o}){return!this.#n||n.against||!(o||Ya(s,t))?null:Ka(this.#n.
meta,s,t,n)}draw(t){if(t!==this.#n){this.#n=t;let n=So.get(t),s=t.before&&ln(t.before);this.#o={trace:n??ln(t.trace),before:s};
let o=n?"browser":"server";this.#e?.begin(t.meta,this.#o.trace,s,o)}this.#o&&this.#t.show(this.#o.trace,this.#o.before)}get beats(){
return this.#t.player.count}tell(t){let{player:n}=this.#t;t===null?n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){
this.#t.mark(t)}async address(t,n){let s=this.#t.file({title:this.#s});return t==="svg"?Dr(s):gh(s,n)}}});x();x();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=frameElement?.getAttribute("data-page")??null;i!==null&&(o.dataset.inRoom=i);let a=new URLSearchParams(location.
search).get("theme"),c="auto",l=!1,h=()=>{try{return localStorage.getItem(e)}catch{return null}};function u(g){return typeof g==
"string"&&Object.hasOwn(t,g)}let f=g=>{let $=s.exec(g??""),w=$?$[1]??"auto":g;o.toggleAttribute("data-transparent",$!==null),
u(w)?o.dataset.askedTheme=g??"":delete o.dataset.askedTheme,c=[w,o.dataset.firstTheme,h()].find(u)??"auto"},d=()=>{let g=new URL(
location.href);g.searchParams.delete("theme"),delete o.dataset.askedTheme,g.search!==location.search&&history.replaceState(
history.state,"",g)},y=()=>{let g=document.querySelector("[data-theme-button]");return g instanceof HTMLElement?g:null},
b=()=>{let g=y();g&&(g.textContent=n[c]);let $=c==="auto"?r.matches?"dark":"light":c;l||o.dataset.theme===$||(o.dataset.
theme=$,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},p=({type:g})=>{document.querySelector(".deck")||
(l=g==="beforeprint",l?o.dataset.theme="light":b())};f(a),b();for(let g of["beforeprint","afterprint"])window.addEventListener(
g,p);r.addEventListener("change",b),document.addEventListener("pointerscope:choose-theme",({detail:g})=>{(g===null||u(g)||
s.test(g))&&f(g??a),b()}),document.addEventListener("DOMContentLoaded",()=>{let g=y();g&&(g.hidden=!1,b(),g.addEventListener(
"click",()=>{c=t[c],d();try{localStorage.setItem(e,c)}catch{}b()}))})})();x();Kt();x();var bi={min:.5,max:4},$u={controls:["none","some","all"],caption:["none","title","all"]};function _n(e,t){return e===
"scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=bi.min&&Number(t)<=bi.max:e==="scale"?!0:e==="controls"||e==="caption"?$u[e].
includes(t):CSS.supports("color",t)}x();var xi=Promise.resolve();function wi(e){let t=xi.then(ku).then(e);return xi=t.catch(()=>{}),t}function ku(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}x();Kt();x();var Ks={width:960,height:540};function ki(e){return{"HTML frame":Mi(e),"Web component":Mu(e),Markdown:Ai(e),Quarto:Eu(
e),LaTeX:Au(e)}}function Mi(e){let{title:t,embed:n}=e;return`<iframe src="${me(n)}" title="${me(t)}" width="${Ks.width}"\
 height="${Ks.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${Ei(e)}</iframe>`}function Mu(e){
let{server:t,attributes:n}=e,s=Object.entries({server:t,...n}).map(([o,r])=>r===""?o:`${o}="${me(r)}"`);return`<script s\
rc="${me(new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${Ei(e)}</pointer-view>`}function Ei({title:e,caption:t,embed:n,picture:s}){let o=[e,t].filter(
Boolean).join(". ");return`<a href="${me(n)}"><img src="${me(s)}" alt="${me(o)}" width="${Ks.width}"></a>`}function Ai({
title:e,embed:t,picture:n}){return`[![${Su(e)}](<${$i(n)}>)](<${$i(t)}>)`}function Eu(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",Mi(e),"```",":::",'::: {.content-visible unless-format="html"}',Ai(e),":::"].join(`
`)}function Au({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Ou(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${Ru([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function me(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Su(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function $i(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Ou(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Tu={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Nu=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
vu={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},_u=/[ąęįųĄĘĮŲ]/,Lu=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Ru(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(Lu,"")].flatMap(n=>[...vu[n]??Iu(n)]).map(n=>Tu[n]??Cu(n)).join("")}function Iu(e){return _u.test(e)?
e.normalize("NFD").slice(0,1):e}function Cu(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Nu.test(e)?e:"?"}x();function Oi(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return Pu(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Si("Title",n),Si("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Pu(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Si(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Wu(n)),s.buffer}function Wu(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}x();function Js(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var Fu=[1,2,4],Hu=2;function Ni({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className=
"view-take";let a={link:Ln("Link"),embed:Ln("Embed"),json:Ln("JSON"),offline:Ln("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=en("JSON",()=>Ti(r(),`${e()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=Du(()=>{let{link:p,embed:g}=t(),$=g?n():null;return{...p&&{Address:p},...$&&ki($)}}),u=()=>{let p=t();for(let g of Object.
keys(a)){let $=p[g];a[g].hidden=$===null,$!==null&&(a[g].href=$)}c.hidden=p.json!==null,h.hidden=p.link===null&&p.embed===
null,l.hidden=de.answers};for(let p of["pointerenter","focusin"])i.addEventListener(p,u);let f=document.createElement("s\
elect");f.setAttribute("aria-label","Size of the PNG"),f.append(...Fu.map(p=>{let g=p===Hu;return new Option(`${p}×`,String(
p),g,g)}));let d=async p=>{let{address:g,meta:$}=await s(p,Number(f.value)),w=$.origin??t().embed??location.href;Js(Oi(g,
p,{title:$.title,origin:w}),`${e()}.${p}`)},y=()=>Ti(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),b=document.createElement(
"span");return b.append(en("PNG",()=>d("png"))," ",f),i.append(a.link,a.embed,b,en("SVG",()=>d("svg")),en("CSV",y),a.json,
c,a.offline,h,l),u(),i}function Du(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;
r.textContent="",o.hidden=!0;let c=Object.entries(e()).map(([l,h])=>en(l,()=>a(l,h)));s.replaceChildren(...c,r)});let a=async(c,l)=>{
o.value=l,o.hidden=!1,o.setAttribute("aria-label",c);let h=await ju(l);h||o.select(),r.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function ju(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function Ln(e){let t=document.createElement("a");return t.textContent=e,t}function en(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Ti(e,t,n){Js(new Blob(
[e],{type:n}),t)}nn();x();var vi={width:420,height:200},Bu=300,pe=2,mt=20,Jt=8,_i=13,Ii=.75,Gu=3,Uu=7.5,Vu=30,qu=44,zu=18,Ci=240,Pi=90,Wi=56,Fi=90,
Yu=48,Ku=1.3,Ju=.6,Xu=9,Hi=1.4,Di=["coloraxis","coloraxis2"];function ji({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){
if(!n)return{data:e,layout:t};let i={width:n/r,height:s/r},a=o&&(i.width<vi.width||i.height<vi.height),c={...i,isFixed:o,
isTiny:a,isNarrow:i.width<560,scale:r},l=a?Zu(t,t.meta.small??{}):t;if(!o)return{data:e,layout:{...l,...Ri(l,c)}};let h=tf(
Qu(e,l),c),u={...h,...Ri(h,c),...nf(e,h,c),...rf(h,c)};return{data:ff(e,h,c.height),layout:u}}function Zu(e,t){return Bi(
e,t)}function Bi(e,t){if(!Li(e)||!Li(t))return t;let n={...e};for(let[s,o]of Object.entries(t))n[s]=Bi(e[s],o);return Object.
fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function Li(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function Gi(e,t){return Object.entries(e).filter(([s])=>t.test(s))}function Ui(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function Vi(e){return Gi(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function qi(e,t){return e[t]}function Qu(e,t){let{xaxis:n}=t,
s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(
s)&&o.length===s.length;return n?.tickangle!==-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,
ticktext:o}}}function tf(e,{width:t,isTiny:n,scale:s}){let{xaxis:o,yaxis:r,meta:i}=e,a=o?.ticktext;if(!o||o.tickangle!==
-90||!a||a.length<=pe)return e;let c={...o,tickangle:0};if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&
r?.ticktext?.join()===a.join()){let d=a.map((b,p)=>In(b,p,1/0)),y=a.map((b,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:y},
yaxis:{...r,ticktext:d}}}let[h,u]=o.domain??[0,1],f=(u-h)*(t-(n?Pi:Ci))/a.length;for(let d of[1,Ii]){let y=a.map((p,g)=>ef(
In(p,g,1/0),f/d));if(y.includes(""))continue;let b={...o.tickfont,size:d*s*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:y,...d<1&&{tickfont:b}}}}return e}function ef(e,t){let n=Math.floor(t/Jt)-1,s=[];for(let o of e.split(" ")){
let r=s.at(-1);if(o.length>n)return"";r!==void 0&&r.length+1+o.length<=n?s[s.length-1]=`${r} ${o}`:s.push(o)}return s.length<=
Gu?s.join("<br>"):""}function nf(e,t,{width:n,height:s,isTiny:o,scale:r}){let i=sf(e,t),a=Math.max(...i.map(g=>g.length*
Jt+Yu)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*mt>s/(o?4:3),h=i.length>0&&!l,u=of(t,s,r),d=((u.
annotations?.find(({font:g})=>g?.size)?.font?.size??0)/r||mt)*Hi+2,y=Math.min(t.margin?.t??8,h?c*mt+4:t.annotations?.length?
d:8),b=Di.some(g=>qi(t,g)?.colorbar?.orientation==="h"),p=!t.margin||b&&!o;return{...l&&{showlegend:!1},...!p&&{margin:{
...t.margin,t:Math.ceil(y*r)}},...u}}function sf(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,
visible:i,showlegend:a,legendgroup:c}of e)!o||(a===!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.values()]:[]}function of(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:f,
yanchor:d})=>f==="paper"&&d==="bottom",i=s.filter(r);if(!i.length)return{};let a=Vi(e).map(([f])=>f),c=i.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...a.map(d=>d-f).filter(d=>d>0),1-f)),l=o.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-mt)/
Hi);if(h>=l)return{};let u=Math.max(Xu,h*n);return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function rf(e,{
height:t,isTiny:n}){let s=Math.floor(t/3/Jt),o=t-zi(e,1/0,s)-Wi,r={};for(let i of Di){let a=qi(e,i);a&&(n?r[i]={...a,showscale:!1}:
r[i]=af(e,i,a,o))}return r}function af(e,t,n,s){let o=n.colorbar??{};if(s>=Bu||o.ticktext||o.orientation==="h")return n;
let r=e.template.layout[t],i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let u=Math.max(pe,Math.floor(a/mt/1.5));
return{...n,colorbar:{...o,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let f=h.at(-1);
(f===void 0||(u-f)/(l-c)*a>=mt)&&h.push(u)}return{...n,colorbar:{...o,tickvals:h}}}function Ri(e,t){let{width:n,height:s,
isFixed:o,isTiny:r,isNarrow:i}=t,a=i?n:1/0,c=o?Math.floor(s/3/Jt):1/0,l=zi(e,a,c),h=o?l?Wi:Fi:0,u=Math.max(s-l-(r?2*mt:h),
mt),f=r?n-Pi:Math.max(n-Ci,60);return Object.fromEntries(Gi(e,/^[xy]axis/).map(([d,y])=>{let b=d.startsWith("x"),p=o&&b?
hf(y,e,u):y,[g,$]=p.domain??[0,1],w=($-g)*(b?f:u),k=e.template.layout.font.size*t.scale,M=cf(p,b,w,k,t),_=e.meta.priority?.[d];
return[d,lf(M,{isX:b,length:w,fontSize:k,upright:c,priority:_},t)]}))}function cf(e,t,n,s,{isTiny:o,isFixed:r}){let i=e.
title?.text??"";if(!o)return r&&!t&&i.length*Jt>Ku*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||
c-a>Ju)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Jt-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,
title:{...e.title,standoff:0,font:{size:s-2},text:h}}}function lf(e,{isX:t,length:n,fontSize:s,upright:o,priority:r},i){
let{width:a,isFixed:c,isTiny:l,isNarrow:h}=i,{ticktext:u,tickvals:f=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;
if(!u)return c||h&&t?uf(e,t,n,i):e;let d=u.length;if(l&&t&&d===1&&e.tickangle===0&&(u[0]??"").length*Jt>n-Jt)return{...e,
tickfont:{size:.75*s}};if(d<=pe&&(t||!c||n>=mt))return e;let b=!t&&c&&n/d<mt&&n/d>=_i,p=t&&e.tickangle===0&&u.every(M=>/^\d+$/.
test(M)),g=Math.floor(n/(b?_i:p?Vu:mt)),$=d<=pe?[d-1]:df(d,g,r),w=t&&e.tickangle!==0?o:1/0,k=Yi(u,h?a:1/0,w);return{...e,
...b&&{tickfont:{...e.tickfont,size:Ii*s}},tickvals:$.map(M=>f[M]??M),ticktext:$.map(M=>k[M]??"")}}function hf(e,t,n){let[
s]=Ui(t,e.anchor)?.domain??[0,1],o=Vi(t).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return e.side===
"top"||i>2.4*mt?e:{...e,title:{},...i<.9*mt&&{showticklabels:!1}}}function uf(e,t,n,{isTiny:s,isNarrow:o}){let r=Math.max(
pe,Math.floor(n/(t?qu:mt*1.5)));if(e.tickvals){let h=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.
filter((u,f)=>f%h===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(pe,Math.floor(n/zu))};
let c=o&&t&&e.nticks&&!s?pe:r,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:e}function ff(e,t,n){return e.
map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=Ui(t,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;
return a===void 0?s:(i-r)*(n-Fi)<a*mt?{...s,texttemplate:""}:s})}function df(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;
let o=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??
0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function zi({xaxis:e},t,n){let s=e?.tickangle===
0?[]:e?.ticktext??[],o=Yi(s,t,n).map(r=>r.length);return Math.max(0,...o)*Uu}function Yi(e,t,n){return e.map((r,i)=>mf(r,
i,t,n)).every((r,i)=>r===e[i])?e:e.map((r,i)=>In(r,i,n,t))}function mf(e,t,n,s){return n===1/0&&e.length<=s?e:In(e,t,s,n)}
function In(e,t,n,s=1/0){let o=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",
h]=a.split(" · "),u=n<1/0?14:1/0,f=Math.min(o?Math.max(5,Math.floor(s/48)):u,n),d=l.length>f&&!l.includes("&")?`${l.slice(
0,f-1)}…`:l;return i+(h?`${t+1} ${d}`:d)+c}x();Kt();nn();var pf=12,Ae=new Map,Xs=new Map;function to(e,t){let n=JSON.stringify(Object.values(e)),s=Ae.get(n)??new Map;
Ae.delete(n),Ae.set(n,s);for(let i of Ae.keys()){if(Ae.size<=pf)break;Ae.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise(
(i,a)=>gf(n,e,t,{resolve:i,reject:a}));return s.set(t,r),r.catch(()=>s.delete(t)),r}function gf(e,t,n,s){let o=Xs.get(e);
if(o){o.views.set(n,s);return}let r=new Map([[n,s]]);Xs.set(e,{query:t,views:r}),setTimeout(()=>{Xs.delete(e),yf(t,r)},0)}
async function yf(e,t){let{server:n,path:s,query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Ht(`${s}/\
figures?${Dt({...o,views:i,theme:r})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof ot&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of t)c?bf(e,l).then(h,u):u(a)}}function bf({server:e,path:t,
query:n,theme:s},o){let r=Dt({...n,theme:s});return Ht(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}var Zs=new Map;async function Ji(e,t){
let n=Zs.get(e),s=n??(e.startsWith("#")?xf(e.slice(1)):wf(e));n||(Zs.set(e,s),s.catch(()=>Zs.delete(e)));let o=await s;if(dt(
o))return o;let{templates:r={}}=o.layout.meta,i=r[t];if(!i)return o;let a=Ki(i),c=new Map;for(let f of Object.values(r))
Ki(f).forEach((d,y)=>{c.set(d,a[y]??d)});let{data:l,layout:h}=Qs({data:o.data,layout:o.layout},c),{meta:u}=o.layout;return{
...o,data:l,layout:{...h,meta:u,template:i}}}function Ki(e){return e.layout.colorway}function Qs(e,t){return Array.isArray(
e)&&["string","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>Qs(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,o])=>[s,Qs(o,t)])):t.get(e)??e}async function xf(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function wf(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new ot(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function Se(e,{server:t,path:n,view:s,values:o}){let r=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},h=Dt({...i&&e!=="json"?{step:s}:
{},...o}).toString();return new URL(h?`${c[e]}?${h}`:c[e],t).href}x();function Zi({x:e,y:t,xaxis:n,yaxis:s},o){let r=[Xi(n,e,o),Xi(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function Xi(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Qi(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild($f()),{_fullLayout:o}=e;
if(!o)return;let r=t.flatMap(i=>n.map(a=>kf(o,o[i],a)));s.replaceChildren(...r.filter(i=>i!==null))}function $f(){let e=document.
createElement("div");return e.className="view-marks",e}function kf(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),o=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!o?._length)return null;let[c,l]=s?[t._offset+i,o._offset]:[o._offset,t._offset+
i],[h,u]=s?[a-i,o._length]:[o._length,a-i],f=document.createElement("div");return Object.assign(f.style,{left:`${c}px`,top:`${l}\
px`,width:`${h}px`,height:`${u}px`}),f}x();function ea(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function na(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function sa(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function oa(e,t){return e.map(s=>{let{name:o,title:r,values:i}=s,a=ra(s)[i.indexOf(t[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function ra({values:e,labels:t}){return t??e}var Cn=class{#s;#t;#n="";#o=0;#e=null;constructor(t,n){
this.#s=t,this.#t=n}offer({choices:t=[],player:n},s,o){let r=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#e=null,
this.#s.replaceChildren(...t.map(c=>this.#r(c))),r.length&&o&&this.#s.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#s.append(...this.#l(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#s.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#o),this.#o=0,this.#e&&(this.#e.textContent=
"Play")}#r(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=ra(t);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),ta(s,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),ta("Open",n)}#l({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[t]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},i=h=>{this.pause(),r(o()+h)},a=eo(
"Play",()=>{if(this.#o){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#e=a;let c=eo("‹",()=>i(-1)),l=eo("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function ta(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function eo(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}x();var ia="vendor/plotly/plotly-traces-4.1.1.min.js",no;function Pn(e){return window.Plotly?Promise.resolve(window.Plotly):
(no??=new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${ia}`,e).href:new URL(`../${ia}`,
A).href;let o=()=>{no=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):o()),s.addEventListener("error",o),document.head.append(
s)}),no)}async function aa(e,t,n){let{width:s,height:o}=e.layout;return(await Pn()).toImage(e,{format:t,width:s,height:o,
...t==="png"&&{scale:n}})}uo();Hn();var qr={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"i\
nterventions",against:"against"},zr=["inputs","removed"],xg=new Set(["server","source","model","lesson","view","theme","\
reads",...zr,...Object.keys(qr)]),kh=["scale","accent","controls","caption"],wg=new Set([...kh,"fill"]),bh=":scope > a",
xh="pointer-view:hover",Ur=matchMedia("(prefers-color-scheme: dark)"),$g={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1},kg=120,Mg=[["short",576,0],["low",352,0],["tight",288,352]],Hs={height:525,width:640,least:.75,most:4},Eg="\
400px 0px",wh=660,Ag="[data-answer]:not(pointer-view *)",Sg=/^(\w+):(\d+)$/,Og="The server draws this chart, and it does\
 not answer.",Tg="The answer above is computed in this browser.",Ng="Type visits, or add a place, to see what the model \
answers.",Xe=null,Vr=null,Yr=class extends HTMLElement{#s=null;#t=null;#n=null;#o=0;#e=!1;#r="";#i=!1;#l="";#a=[];#h=!1;#f=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#x()},{rootMargin:Eg});#m=new ResizeObserver(()=>requestAnimationFrame(()=>this.#G()));#y=new MutationObserver(
t=>this.#O(t.map(({attributeName:n})=>n??"")));#u=t=>this.getAttribute(t);#b=()=>{if(!this.#n||!this.#t){this.#k();return}
this.#I(this.#L),this.#E()};#A=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#S=({type:t})=>this.#ot(t==="beforeprint");connectedCallback(){
this.#s??=this.#V(),this.#p(),document.addEventListener("pointerscope:theme",this.#b),document.addEventListener(xh,this.#A),
Ur.addEventListener("change",this.#b);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#S);this.#m.
observe(this),this.#y.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#f.observe(this):this.#h=!0,this.#k()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#b),document.removeEventListener(xh,this.#A),Ur.removeEventListener(
"change",this.#b);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#S);this.#m.disconnect(),this.#y.
disconnect(),this.#f.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#a.join()&&(this.#a=t,this.#J())}get chosen(){
return this.#t?this.#R:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#X();
return Math.ceil(t+Rn(this.#t)+n)}get#c(){return this.#s??=this.#V(),this.#s}#x(){this.#h=!0,this.#f.disconnect(),this.#k()}#O(t){
t.some(s=>wg.has(s))&&(this.#p(),this.#E()),t.includes("beat")&&this.#N();let n=t.filter(s=>xg.has(s)&&!this.#T(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#h?this.#x():n.length?this.#k():this.#d.some(({name:s})=>t.includes(s))?this.#U()&&
this.#E():t.includes(this.#l)&&this.#k()}#T(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#b(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#N(){if(!this.#r)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#v(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#g("beat",{beat:t===null?null:t+1})}get#d(){return this.#t?Tt(this.#t).choices??[]:[]}#k(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#H()}))}get#_(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#w(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:At.href}get#C(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#L(){let t=this.getAttribute("theme");return t===
"auto"?Ur.matches?"dark":"light":(t??this.#C)==="dark"?"dark":"light"}get#$(){let t=this.getAttribute("scale");return t===
"auto"?this.#P:t!==null&&_n("scale",t)?Number(t):1}get#P(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/Hs.height,t/Hs.width))/10;return Math.min(Hs.most,Math.max(Hs.least,
s))}#p(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#$)):
this.style.removeProperty("--scale"),t&&_n("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#W(){if(this.hasAttribute("lesson")){let n=zr.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(qr).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#H(){let{needsHistory:t,query:n}=this.#W;
this.#o+=1;let s=this.#o,o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#_&&r&&(!t||n.visits||n.record);
if(!o&&!i){this.#j(Ng);return}if(!this.#h){this.#j("");return}let a=this.#L;this.#I(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#w,path:this.#_,query:n,theme:a},l=this.hasAttribute("server")?this.#w:"",[h]=await Promise.
all([o?Ji(o,a):this.#D(c,r),o?null:r===Ee?Promise.resolve().then(()=>(Gr(),Br)):Pn(l)]),u=dt(h),f=u?await Promise.resolve().then(()=>(Gr(),Br)):
null;u||await Pn(l),await wi(()=>{s===this.#o&&(this.#rt(f?.NetworkDrawing??null,Tt(h).title),this.#t=u?h:structuredClone(
h),this.#at(this.#t),this.#F({...c,theme:"light"},r))})}catch(c){s===this.#o&&this.#z(c)}finally{s===this.#o&&this.removeAttribute(
"aria-busy")}}async#D(t,n){let s=n===Ee?this.#n:null,o=this.getAttribute("model")??"",r=await s?.compute(t,o,{isSilent:!1});
if(r)return r;try{return await to(t,n)}catch(i){if(!$h(i))throw i;let a=await s?.compute(t,o,{isSilent:!0});if(!a)throw i;
return a}}#I(t){this.#C!==t?this.dataset.theme=t:delete this.dataset.theme}#F(t,n){if(!this.#t||dt(this.#t))return;let{template:s,
meta:o}=this.#t.layout,r=o.templates?.light;Xe??=r??(this.#L==="light"?s:null),!(Xe||this.hasAttribute("source"))&&(Vr??=
to(t,n),Vr.then(i=>{dt(i)||(Xe??=i.layout.template)}).catch(()=>{Vr=null}))}#ot(t){if(this.#i=t,!this.#t||!this.#r)return;
let n=Xe??this.#n;this.#I(t&&n?"light":this.#L),this.#E(),t||requestAnimationFrame(()=>this.#E())}#V(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#M("h3","view-title"),caption:this.#M("p","view-caption"),choices:this.#M(
"div","view-choices"),summary:this.#M("p","view-summary"),failure:this.#M("p","view-failure"),trust:this.#M("p","view-tr\
ust"),plot:this.#M("div","view-plot"),details:this.#M("details","view-table"),exports:Ni({name:()=>this.#tt,links:()=>this.#gt(),
view:()=>this.#t&&this.#yt(this.#t),picture:(r,i)=>this.#mt(r,i),csv:()=>Fn(this.#Q()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#Z());let s=new Cn(n.choices,{selected:()=>this.#R,select:(r,i)=>this.#dt(r,i),open:r=>this.#g(
"open",r)}),o=this.querySelector(bh);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...o?[o]:
[]),this.addEventListener("toggle",({target:r})=>this.#ft(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:s}}#M(t,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(
t);return o.className=n,o}#rt(t,n){if(t===null==(this.#n===null))return;let s=this.#c,o=s.plot.cloneNode();o.removeAttribute(
"data-listening"),o.role=t?"group":"img",s.plot.replaceWith(o),s.plot=o,this.#n?.bar?.remove(),this.#n=t?new t(o,{title:n,
isProjected:this.hasAttribute("fill"),hover:r=>this.#g("hover",{visits:r}),told:r=>this.#v(r),acts:{server:()=>this.hasAttribute(
"source")?null:this.#w,answered:r=>this.#it(r),resized:()=>requestAnimationFrame(()=>this.#G())}}):null,this.#n?.bar&&s.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#n??{};s?this.setAttribute(
"interventions",s):this.removeAttribute("interventions"),this.#U()&&this.#E(),this.#g("interventions",n)}#q(t){let{plot:n,
details:s,choices:o,exports:r,failure:i}=this.#c;for(let c of[n,s,o,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#j(t){this.#t=null,this.#l="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#q(!0),this.#c.
summary.textContent=t}#z(t){this.#j("");let{failure:n}=this.#c,s=$h(t)&&document.querySelector(Ag)!==null,o=s?Og:Yt(t);if(n.
replaceChildren(o),s&&n.append(" ",vg()),n.hidden=!1,this.#g("failed",{message:o}),!(t instanceof ot)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#k()),n.append(" ",r)}#at(t){let{title:n,caption:s,controls:o}=this.#c,r=Tt(t);n.textContent=r.title,n.hidden=
!1,s.textContent=r.caption,this.#ct(r.trust),this.toggleAttribute("data-network",dt(t)),this.#q(!1),o.offer(r,dt(t)?[]:t.
data,!this.hasAttribute("fill")),this.#U()&&this.#E()}#ct(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.
hasAttribute("source")||!de.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.getAttribute("mod\
el")??"");s.href=new URL(`insights/${o}#view-${t.view}`,this.#w).href,s.textContent="Which explanation to believe",n.append(
" ",s)}#E(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,s=this.#B(Rn(this.#t)),o=n?Math.min(s.width||wh,wh):s.width;
if(!o)return;dt(this.#t)?(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}p\
x`:"",this.#lt(t,this.#t,{...s,width:o}));let r=!this.dataset.drawn;r&&this.querySelector(bh)?.remove(),this.#r=`${o}×${s.
height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#N(),this.#J(),this.#g("drawn",{})}#lt(t,{data:n,layout:s},o){
let r=this.#i,i=r&&Xe?{...s,template:Xe}:s,a=this.#Y({data:n,layout:i},o);window.Plotly?.react(t,a.data,r?{...a.layout,width:o.
width}:a.layout,$g),t.dataset.listening||this.#ht(t)}#Y({data:t,layout:n},{width:s,height:o,isFixed:r}){let i="rgba(0, 0\
, 0, 0)",a=this.#$,{font:c,hoverlabel:l}=n.template.layout,h=c.size*a,u=ji({data:t,layout:_g(n)},{width:s,height:o,isFixed:r,
scale:a}),f={font:{size:h},hoverlabel:{...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...u.layout,
...a!==1&&f,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#ht(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{
if(!n)return;n.data.meta&&this.#g("open",n.data.meta);let[,s,o]=Sg.exec(String([n.customdata].flat()[0]))??[];s&&this.#g(
"select",{table:s,row:Number(o)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#g("hover",{visits:Zi(n,this.#K)})}),t.
on("plotly_unhover",()=>this.#g("hover",{visits:[]}))}get#K(){return this.#t?Tt(this.#t).visit_axes??[]:[]}#g(t,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#J(){!this.#t||!this.#r||(this.#n?this.#n.mark(
this.#a):Qi(this.#c.plot,this.#K,this.#a))}#B(t){let{plot:n}=this.#c,s=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#p(),this.#ut();let{above:o,below:r}=this.#X();this.
style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),kg);return{width:s,height:i,
isFixed:!0}}#ut(){let[t,n]=[this.offsetWidth/this.#$,this.offsetHeight/this.#$],s=Mg.filter(([,o,r])=>n<o||t<r).map(([o])=>o).
join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#X(){let{plot:t,details:n,exports:s}=this.#c,o=this.getBoundingClientRect(),
r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(
...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-o.top)/r,below:a/
r}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("deta\
ils"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#G())}#G(){if(!this.#t)return;let{width:t,height:n}=this.#B(
Rn(this.#t));t&&this.#r!==`${t}×${n}`&&this.#E()}#dt(t,n){this.setAttribute(t,String(n)),this.#g("option",{[t]:n})}#U(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:na(this.#d,this.#u);if(n)return this.#z(new Error(n.
message)),this.#l=n.name,!1;let s=Tt(t),o="";if(this.#d.length&&!dt(t)){let r=this.#R;this.#c.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));ma(t,r);let{summaries:i}=s;i&&(s.summary=i.texts[sa(
this.#d,i.by,r)]??""),o=`: ${oa(this.#d,r)}`}return this.#c.summary.textContent=s.summary??"",this.#c.plot.setAttribute(
"aria-label",`${s.title}${o}. ${s.summary??""}`),this.#Z(),!0}get#R(){return ea(this.#d,this.#u)}#Z(){let{details:t}=this.#c;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Tt(this.#t).title}`),n.append(...this.#Q().map(ve)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#Q(){return this.#t?ya(this.#t,this.#R):[]}async#mt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:dt(s)?await this.#n?.address(t,n)??"":await aa(this.#pt(s),t,n),meta:Tt(
s)}}#pt(t){let{data:n,layout:s}=structuredClone(t),o=this.#B(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#Y({data:n,layout:s},o),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#tt(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#et(){return{server:this.#w,path:this.#_,view:this.getAttribute("vi\
ew")??"",values:{...this.#W.query,...this.#R}}}get#nt(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=kh.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&_n(s,o??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&de.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#et;return{link:n,embed:Se(
"embed",this.#st(o)),json:Se("json",o),offline:Se("offline",o)}}#st(t){let{controls:n,...s}=this.#nt,o={...t.values,...s,
...n&&n!=="some"&&{controls:n}};return{...t,values:o}}#yt(t){let n=this.#et,{title:s,summary:o=""}=Tt(t),r=["model","les\
son","view","reads",...zr,...Object.keys(qr)],i=[...this.attributes].filter(({name:f})=>r.includes(f)),{theme:a,...c}=this.#nt,
l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:f,value:d})=>[f,d])),...this.#R,...l&&{theme:l},
...c},u=this.#st(n);return{title:s,caption:o,name:this.#tt,server:n.server,embed:Se("embed",u),picture:Se("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([f,d])=>[f,String(d)]))}}};function $h(e){return e instanceof ot&&e.status===0}function vg(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=Tg,e}function _g(e){let t=Object.
entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=o.type==="category"&&!o.categoryarray&&r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(
t)}customElements.define("pointer-view",Yr);x();x();var Kr="pointerscope-beat";function Ds(e){return 1+e.querySelectorAll(`.${Kr}.visible`).length}function Lg(e,t,n){let s=t.
querySelectorAll(".fragment").length;for(let o=0;o<n-1;o+=1){let r=document.createElement("span");r.className=`fragment ${Kr}`,
r.dataset.fragmentIndex=String(s+o),t.append(r)}e.syncFragments(t)}function Mh(e,t){let n=t.closest("section"),{beats:s}=t;
!n||s<2||n.querySelector(`.${Kr}`)||(Lg(e,n,s),Jr(n))}function Jr(e){for(let t of e.querySelectorAll("pointer-view[beat]")){
let n=String(Ds(e));t.getAttribute("beat")!==n&&t.setAttribute("beat",n)}}x();Le();function Ah(e){return Q(e,".pdf-page").map(t=>{let n=t.getBoundingClientRect(),s=a=>{let{left:c,top:l,width:h,height:u}=a.
getBoundingClientRect();return{left:c-n.left,top:l-n.top,width:h,height:u}},o=(a,c=t)=>{let l=It(c,a);return l?.offsetHeight&&
getComputedStyle(l).visibility!=="hidden"?{box:s(l),size:Nn(l),text:l.textContent?.trim()??""}:null},r=It(t,".deck-words"),
i=Q(t,".step-frame").find(Xr);return{top:n.top+scrollY,title:o(".slide > :is(h1, h2)"),author:o(".slide > .author"),words:r?.
offsetHeight?{box:s(r),size:Nn(r),isCut:r.scrollHeight>r.clientHeight+1}:null,views:Q(t,".deck-shown > .place").map(a=>{
let c=[...a.children].find(Xr)??a;return{box:s(c),summary:c.querySelector(".view-summary")?.textContent??""}}),step:i?Rg(
i,s):null,asked:[".deck-asked",".deck-answer",".deck-history"].map(a=>o(a)),choices:Q(t,".deck-choices").filter(Xr).map(
a=>Sh(a,1,s))}})}function Rg(e,t){let n=Number(e.firstElementChild instanceof HTMLElement&&e.firstElementChild.style.zoom)||
1,s=o=>{let r=It(e,o);return r?.offsetHeight?{box:t(r),size:n*Nn(r),text:r.textContent?.trim()??""}:null};return{box:t(e),
title:s("h3"),formula:s(".formula"),remark:s(".remark"),error:s(".failure"),picture:s(".step-picture"),tables:Q(e,".matr\
ix").map(o=>Sh(o,n,t))}}function Sh(e,t,n){let s=It(e,"figcaption"),o=Q(e,":is(td, th)"),r=Q(e,"tr").map(i=>[...i.children].
map(a=>{let{backgroundColor:c,color:l}=getComputedStyle(a);return{text:a.textContent?.trim()??"",background:Eh(c),color:Eh(
l),box:n(a)}}));return{name:e.dataset.table??"",caption:s?{box:n(s),size:t*Nn(s)}:null,box:n(e.querySelector("table")??e),
size:t*Math.min(...o.map(Nn)),rows:r}}function Xr(e){return!e.hasAttribute("data-away")}function Nn(e){return Number.parseFloat(
getComputedStyle(e).fontSize)}var Zr=document.createElement("canvas");Zr.width=Zr.height=1;var Tn=Zr.getContext("2d",{willReadFrequently:!0});
function Eh(e){if(!Tn)return"";Tn.clearRect(0,0,1,1),Tn.fillStyle=e,Tn.fillRect(0,0,1,1);let[t=0,n=0,s=0,o=0]=Tn.getImageData(
0,0,1,1).data;return o<128?"":[t,n,s].map(r=>r.toString(16).padStart(2,"0")).join("")}x();var Ig=["ArrowRight","ArrowDown","PageDown"," ","n","l","j"],Cg=["ArrowLeft","ArrowUp","PageUp","p","h","k"];var Oh=["slidechanged","fragmentshown","fragmenthidden"],Vt=null;function Lh(e,t){if(Vt&&!Vt.closed){Vt.focus();return}if(Vt=
window.open("","","width=900,height=700"),!Vt)return;let n=Vt.document;n.title=`Notes · ${t}`,n.documentElement.className=
"pointerscope",n.documentElement.dataset.theme=document.documentElement.dataset.theme;for(let h of document.querySelectorAll(
"style, link[rel=stylesheet]"))n.head.append(Pg(n,h));n.body.className="speaker-page";let s=Wg(n),o=Date.now(),r=()=>Fg(
e,s,o),i=setInterval(r,1e3),a=0,c=()=>{clearTimeout(a),a=window.setTimeout(()=>Qr(e,s),300)},l=()=>{r(),Qr(e,s),c()};for(let h of Oh)
e.on(h,l);document.addEventListener("pointer-view:drawn",c),Vt.addEventListener("resize",()=>Qr(e,s)),n.addEventListener(
"keydown",({key:h})=>{Ig.includes(h)&&e.next(),Cg.includes(h)&&e.prev()}),Vt.addEventListener("pagehide",()=>{clearInterval(
i),clearTimeout(a);for(let h of Oh)e.off(h,l);document.removeEventListener("pointer-view:drawn",c)}),window.addEventListener(
"pagehide",()=>Vt?.close()),l()}function Pg(e,t){let n=e.importNode(t,!0);return t instanceof HTMLLinkElement&&n.setAttribute(
"href",t.href),n}function Wg(e){let t=(n,s)=>{let o=e.createElement(n);return o.className=s,e.body.append(o),o};return{time:t(
"p","speaker-time"),title:t("h1","speaker-title"),current:t("div","speaker-current"),next:t("p","speaker-next"),following:t(
"div","speaker-following"),notes:t("div","speaker-text")}}function Qr(e,{current:t,following:n}){let s=e.getSlides(),o=s.
indexOf(e.getCurrentSlide());Th(s[o],t),Th(s[o+1],n)}function Th(e,t){let n=t.ownerDocument;if(t.hidden=!e,!e)return;let s=(a,c)=>Object.
assign(n.createElement(a),{className:c}),[o,r]=[s("div","reveal deck"),s("div","slides")],i=n.importNode(e,!0);i.className=
"present",i.removeAttribute("style"),i.removeAttribute("hidden"),i.querySelector("aside.notes")?.remove();for(let a of i.
querySelectorAll("[tabindex], button, a, select, input, summary"))a.setAttribute("tabindex","-1");i.inert=!0,r.append(i),
o.append(r),o.style.zoom=String(t.clientWidth/1280),t.replaceChildren(o)}function Fg(e,{time:t,title:n,notes:s,next:o},r){
let i=e.getSlides(),a=e.getCurrentSlide(),c=i.indexOf(a),l=Nh(i.slice(0,c+1)),h=Nh(i),u=Math.floor((Date.now()-r)/1e3),f=`${Math.
floor(u/60)}:${String(u%60).padStart(2,"0")}`,d=new Date().toLocaleTimeString([],{hour:"2-digit",minute:"2-digit"}),y=h?
` · this slide until ${_h(l)} of ${_h(h)} min`:"";if(t.textContent=`${c+1} of ${i.length} · ${d} · ${f}${y}`,t.toggleAttribute(
"data-late",h>0&&u>60*l),n.textContent=vh(a),s.dataset.at!==String(c)){s.dataset.at=String(c);let g=a.querySelector("asi\
de.notes"),$=[...g?.childNodes??[]].map(w=>s.ownerDocument.importNode(w,!0));s.replaceChildren(...g?$:["No notes."])}let b=a.
querySelectorAll(".fragment:not(.visible)").length,p=i[c+1];b?o.textContent=`${b} more on this slide`:o.textContent=p?`N\
ext: ${vh(p)}`:"The last slide"}function Nh(e){return e.reduce((t,n)=>t+Number(n.dataset.minutes??0),0)}function vh(e){return e.
getAttribute("aria-label")??""}function _h(e){return String(Math.round(e*10)/10)}x();function js(e){for(let t of e){let n=t.firstElementChild;if(!(n instanceof HTMLElement))continue;let[s,o]=[.4,2];for(let r=0;r<
7;r+=1){let i=r?(s+o)/2:2;if(n.style.zoom=String(i),Hg(n,t)?s=i:o=i,s===2)break}n.style.zoom=String(s)}}function Hg(e,t){
let n=[e,t,...e.querySelectorAll(".table-frame, .formula")];return t.scrollHeight<=t.clientHeight+1&&n.every(s=>s.scrollWidth<=
s.clientWidth+1)}x();Kt();x();function Rh(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function xt(e){return Number.isFinite(e)?Number.isSafeInteger(e)?String(e).replace("-","−"):String(Number(e.toPrecision(
6))).replaceAll("-","−"):e>0?"∞":"−∞"}function Bs(e){return e<0?`(${xt(e)})`:xt(e)}function ti(e){return Ch(e," \
+ ")}function Ih(e){return Ch(e,", ")}function Gs(e,t){return e===t?t:`${e} = ${t}`}function Ch(e,t){return e.length<=24?
e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}x();Wn();var Dg=30,[Ze,Qe,Rt,jg,qt]=[0,1,2,3,4],Bg={add:["+",Qe],subtract:["−",Qe],multiply:["·",Rt],divide:["/",Rt],remainder:[
"mod",Rt],power:["^",jg],greater:[">",Ze],greater_equal:["≥",Ze],less:["<",Ze],less_equal:["≤",Ze],equal:["=",Ze],not_equal:[
"≠",Ze]},Gg={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},Wh=new Set(["sum","softmax"]);function ni(e,t,n){
let s=new Map,o=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??r(i,a);return s.set(c,l),l},r=(i,a)=>{let c=e[i];if(!c)throw new RangeError(
`The expression has no operation ${i}.`);let{op:l,name:h=""}=c;if(l==="table")return{value:n(h,a),op:"",parts:[],table:h,
index:a};if(l==="constant"||l==="opaque")return{value:co(c,a),op:"",parts:[]};let u=ao(e,c,a).map(([g,$])=>o(g,$)),[f,d,
y]=u;if((l==="view"||l==="join")&&f)return f;if(l==="where"&&d&&y)return f?.value?d:y;if(l==="collect")return Ph(u);if(l===
"matmul")return Ph(Dh(u));if(l==="softmax")return Yg(u,lo(e,c,a));let b=rn[l];if(b)return{value:b(u.map(({value:g})=>g)),
op:l,parts:u};let p=ro[l];if(!p||!f)throw new RangeError(`There is no operation ${l}.`);return{value:p(f.value,d?.value??
0),op:l,parts:u}};return o(e.length-1,t)}function Us(e){let t=new Map,n=new Set,s=o=>{n.has(o)||(n.add(o),o.table!==void 0&&
t.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(e),[...t.values()]}function Vs(e){
if(Wh.has(e.op))return e;for(let t of e.parts){let n=Vs(t);if(n)return n}return null}function si(e){return e.op?oi(e,null,
!1).text:xt(e.value)}function Fh(e){let t=xt(e.value),n=Vs(e);if(!n)return Gs(si(e),t);if(n===e){if(e.op==="sum")return`\
Sum ${t}`;let s=vn(e),o=s.reduce((r,i)=>r+i,0);return`${xt(s[e.place??0]??0)} / ${xt(o)} = ${t}`}return`${Hh(e,n)??oi(e,
n,!1).text} = ${t}`}function vn({parts:e,temperature:t}){return ho(e.map(({value:n})=>n),t?.value)}function Ug(e){let t=e.
parts.map(({value:i})=>i),n=Math.max(...t),s=e.temperature?.value??1,o=Math.abs(n/s)>Dg;return{powers:o?vn(e):t.map(i=>Math.
exp(i/s)),isShifted:o,largest:n}}function Hh(e,t){if(e===t)return t.op==="sum"?`Sum ${xt(t.value)}`:null;let[n,s]=e.parts,
o=n&&Hh(n,t);return!o||!s||s.op?null:e.op==="add"?`${o}, plus ${xt(s.value)}`:e.op==="divide"?`${o}, divided by ${xt(s.value)}`:
null}function oi(e,t,n){let{op:s,parts:o,value:r}=e,i=Wh.has(s);if(!s||e===t||i&&n)return{text:Bs(r),binding:qt};let a=o.
map(f=>oi(f,t,n||i)),c=a.map(({text:f})=>f);if(s==="sum")return{text:c.length?ti(c):"0",binding:Qe};if(s==="softmax")return{
text:qg(e,a),binding:Rt};if(s==="product")return{text:c.join(" · "),binding:Rt};let[l={text:"",binding:qt},h]=a,u=Bg[s];
if(u&&h){let[f,d]=u,y=s==="add"||s==="multiply",b=zt(l,s==="power"?qt:d),p=zt(h,y?d:d+1);return{text:s==="power"?`${b}^${p}`:
`${b} ${f} ${p}`,binding:d}}return s==="negative"?{text:`−${zt(l,Rt)}`,binding:Qe}:s==="sqrt"?{text:`√${zt(l,qt)}`,binding:qt}:
s==="absolute"?{text:`|${Vg(o[0],l)}|`,binding:qt}:s==="sigmoid"?{text:`1 / (1 + e^(−${zt(l,qt)}))`,binding:Rt}:s==="g\
elu"?{text:`${zt(l,Rt)} · Φ(${l.text})`,binding:Rt}:{text:`${Gg[s]??s}(${Ih(c)})`,binding:qt}}function Vg(e,{text:t}){
return e&&!e.op?xt(e.value):t}function zt({text:e,binding:t},n){return t<n?`(${e})`:e}function qg(e,t){let{place:n=0,temperature:s}=e,
{isShifted:o,largest:r}=Ug(e),i=s?.value??1,a=t.map(c=>{let l=c;return o&&(l={text:`${zt(c,Qe)} − ${Bs(r)}`,binding:Qe}),
i!==1&&(l={text:`${zt(l,Rt)} / ${Bs(i)}`,binding:Rt}),`e^${zt(l,qt)}`});return`${a[n]} / (${ti(a)})`}function Dh(e){let t=[];
for(let n=0;n<e.length;n+=2){let s=e.slice(n,n+2);t.push({value:zg(s),op:"multiply",parts:s})}return t}function zg(e){return e.
reduce((t,{value:n})=>t*n,1)}function Ph(e){let t=e[0]?.parts[0]?.parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&
i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:ei(e),op:"sum",parts:e};let s=e.flatMap(({parts:[r,i]})=>r?.
parts[0]&&i?Dh([r.parts[0],i]):[]),o={value:ei(s),op:"sum",parts:s};return{value:ei(e),op:"divide",parts:[o,t]}}function ei(e){
return e.reduce((t,{value:n})=>t+n,0)}function Yg(e,{place:t,width:n}){let s=e[n],r={value:0,op:"softmax",parts:e.slice(
0,n),place:t,...s&&{temperature:s}},i=vn(r),a=i.reduce((c,l)=>c+l,0);return{...r,value:(i[t]??Number.NaN)/a}}Le();Wn();x();Le();x();var Kg=/\d[\d.,]*\d/g,Jg={".":",",",":"."},jh;function Bh(){return jh??=document.querySelector('[data-decimal=","]')!==
null,jh}function Gh(e){return Bh()?e.replaceAll(Kg,t=>t.replaceAll(/[.,]/g,n=>Jg[n]??n)):e}function Uh(e){return Bh()?e.
replace(",","."):e}var ri="figure[data-how]",ii="figure[data-how] tbody td";var Vh="figure[data-editable] tbody td";function tn(e){return"down"in e.dataset?[Q(e,"tbody td",HTMLTableCellElement)]:Q(
e,"tbody tr").map(t=>Q(t,"td",HTMLTableCellElement))}function qs(e,t){let n=e.findIndex(s=>s.includes(t));return{row:n,column:e[n]?.
indexOf(t)??-1}}function qh(e){let t=new Map;return n=>{let s=t.get(n);if(s!==void 0)return s;let o=It(e,`figure[data-ta\
ble="${CSS.escape(n)}"]`),r=o?tn(o):[],i=o&&{figure:o,cells:r.flat(),width:r[0]?.length??1,...ci(o)};return t.set(n,i),i}}
function zh(e,t){let n=e?.cells[t];return n?ai(n):Number.NaN}function ai(e){return Rh(e.dataset.value??Uh(Xg(e)))}function Xg(e){
let[t]=e.children;return t instanceof HTMLInputElement?t.value:e.textContent??""}function Yh(e){return Xt(e,"figcaption \
span").textContent??""}function ci(e){let t=s=>Q(e,s).map(o=>o.title||(o.textContent??"")),n=t("tbody th");return"down"in
e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead th")}}Hn();var Zg={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}};
function Kh(e,t){let n=s=>{let o=Qh(s);o&&e0(o)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&Qg(e,t),e.addEventListener("pointerout",s=>{let o=Gn(s).closest(ri),{relatedTarget:r}=s,i=r instanceof Node&&
o?.contains(r);o&&!i&&Zh(hi(o))}),e.addEventListener("keydown",t0)}function Jh(e){for(let t of Q(e,ri))for(let[n,s]of Q(
t,"tbody td").entries())s.tabIndex=n===0?0:-1}function Qg(e,t){let n=0,s=async o=>{let r=Qh(o);if(!r)return;n+=1;let i=n,
a=li(r),c=hi(a),{step:l=""}=c.dataset,{table:h=""}=a.dataset;try{let u=await t(l,h,qs(tn(a),r));i===n&&c.isConnected&&n0(
c,u,r)}catch(u){i===n&&(Xt(c,"[data-sum]").textContent=Yt(u))}};e.addEventListener("click",s),e.addEventListener("keydow\
n",o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=Gn(o).closest("[data-step]")?.querySelector("[data-opened]\
 button");r instanceof HTMLElement&&r.click()})}function t0(e){let t=Gn(e),n=t.closest(`${ii}, ${Vh}`),s=Zg[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!s||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let o=li(
n),r=tn(o),{row:i,column:a}=qs(r,n),c="down"in o.dataset,l=c?s.column:s.row,h=c?s.row:s.column,u=r[i+l]?.[a+h];u&&(n.tabIndex=
-1,u.tabIndex=0,u.focus())}function e0(e,{withoutResult:t=!1}={}){let n=li(e),s=hi(n);Zh(s);let o=qh(s),r=ni(JSON.parse(
n.dataset.how??"[]"),tn(n).flat().indexOf(e),(h,u)=>zh(o(h),u));e.dataset.lit="result";for(let h of Us(r)){let u=o(h.table??
"")?.cells[h.index??0];u&&(u.dataset.lit??="part")}let i=s.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":xt(ai(e)),l=Number.isNaN(r.value)||t&&!r.op?a:Gs(si(r),a);i.textContent=[o0(n,e),Gh(l)].filter(Boolean).join(
": "),delete i.dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function n0(e,t,n){
e.querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:i,index:a,numbers:c}=t,l=ni(i,a,(b,p)=>Xh(
c[b],p).value),h=document.createElement("div");h.dataset.opened="";let u=document.createElement("h3");u.textContent=[s,o,
r].filter(Boolean).join(", ");let f=document.createElement("button");f.type="button",f.textContent="Close",f.addEventListener(
"click",()=>{h.remove(),n.focus()});let d=document.createElement("div");d.className="table-frame",d.tabIndex=0,d.setAttribute(
"role","group"),d.setAttribute("aria-label",u.textContent),d.append(ve(s0(l,c)));let y=document.createElement("p");y.className=
"sum",y.textContent=Fh(l),h.append(u,d,y,f),Xt(e,"[data-sum]").after(h),d.focus({preventScroll:!0}),h.scrollIntoView({block:"\
nearest"})}function s0(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=Us(a);return Xh(t[c],l).label},s=(a,...c)=>[a,...c.
map(xt)],o=Vs(e);if(!o)return{columns:["term","value"],rows:Us(e).map(({table:a="",value:c})=>s(t[a]?.title??"",c))};let{
op:r,parts:i}=o;if(r==="softmax"){let a=vn(o);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>s(n(a),a.value))}}function Xh(e,t){let n=e?.index.indexOf(t)??-1,s=e?.values[n];return{label:e?.labels[n]??"",value:s===
void 0?Number.NaN:io(s)}}function Zh(e){for(let n of Q(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[data\
-sum]");t&&(t.textContent="")}function Qh(e){return e.target instanceof Element?e.target.closest(ii):null}function li(e){
return e.closest("figure")}function hi(e){return e.closest("[data-step]")}function o0(e,t){let{row:n,column:s}=qs(tn(e),
t),{rows:o,columns:r}=ci(e);return[Yh(e),o[n],r[s]].filter(Boolean).join(", ")}Le();var tu={width:1280,height:720},eu={width:560,most:640},nu=1e4,r0=400,i0=15e3,su={s:83,t:84},a0=[" ","Enter"],rt=Xt(document,
".deck"),c0="inRoom"in document.documentElement.dataset,ru="preview"in rt.dataset,zs=/print-pdf/i.test(location.search),
iu=window.Reveal;if(!iu)throw new Error("reveal.js is missing on this page.");var ht=new iu(rt,{...cu(),margin:0,minScale:.1,
maxScale:4,center:!1,transition:"none",backgroundTransition:"none",slideNumber:"c/t",hash:!ru,viewDistance:nu,mobileViewDistance:nu,
pdfMaxPagesPerSlide:1,pdfPageHeightOffset:0,scrollActivationWidth:null,postMessage:!1,keyboardCondition:e=>!l0(e)}),au=0,
ui=()=>Q(rt,"section");function cu(){let{innerWidth:e,innerHeight:t}=window,n=!zs&&e<t&&e<=eu.most,{width:s}=n?eu:tu,o=n?
Math.round(s*t/e):tu.height;return rt.toggleAttribute("data-tall",n),rt.style.setProperty("--slide-width",`${s}px`),rt.style.
setProperty("--slide-height",`${o}px`),{width:s,height:o}}function l0({key:e,defaultPrevented:t}){if(t)return!0;let n=document.
activeElement;return!n||n===document.body||!rt.contains(n)?!1:n.closest("select, input, textarea, td, [contenteditable]")?
!0:a0.includes(e)&&n.closest("button, summary, a")!==null}function lu(e){let t=Q(e,".fragment.visible").map(({dataset:n})=>Number(
n.fragmentIndex));return 1+Math.max(-1,...t)}function fi(e){let t=lu(e);for(let n of Q(e,"[data-stages]"))h0(n,t);for(let n of Q(
e,"[data-at]")){let s=JSON.parse(n.dataset.at??"[]");n.toggleAttribute("data-away",!s.includes(t))}Jr(e)}function h0(e,t){
let n=JSON.parse(e.dataset.stages??"[]"),s=n[Math.min(t,n.length-1)];if(!s)return;for(let[i,a]of[...e.children].entries())
a.toggleAttribute("data-away",i!==s.show);if(e.dataset.stage===String(t))return;e.dataset.stage=String(t);let o=e.children[s.
show];if(o?.localName!=="pointer-view")return;let r=new Set(n.flatMap(({options:i})=>Object.keys(i)));for(let i of r)u0(
o,i,s.options[i])}function u0(e,t,n){n===void 0?e.removeAttribute(t):e.getAttribute(t)!==String(n)&&e.setAttribute(t,String(
n))}function ou(){let e=ui(),t=Math.max(0,e.indexOf(ht.getCurrentSlide())),n=o=>{let r=e.indexOf(o.closest("section"))-t;
return 4*Math.abs(r)+(r<0?2:0)+(o.closest("[data-away]")?1:0)};return wo(rt,"pointer-view[hidden][lazy]").sort((o,r)=>n(
o)-n(r))[0]}function f0(e){return new Promise(t=>{let n=()=>{s.disconnect(),clearTimeout(o),t()},s=new MutationObserver(
()=>{(e.dataset.drawn||e.querySelector(".view-failure:not([hidden])"))&&n()}),o=setTimeout(n,i0);s.observe(e,{attributes:!0,
childList:!0,subtree:!0}),e.removeAttribute("hidden"),e.removeAttribute("lazy")})}function d0(){let e=Math.max(0,au-performance.
now());return new Promise(t=>{let n=()=>{"requestIdleCallback"in window?requestIdleCallback(()=>t(),{timeout:200}):setTimeout(
t,20)};e?setTimeout(n,e):n()})}async function m0(){for(let e=ou();e;e=ou()){await f0(e);let t=e.closest(".step-frame");t instanceof
HTMLElement&&js([t]),zs||await d0()}zs&&(rt.dataset.measured=JSON.stringify(Ah(rt))),document.documentElement.dataset.allDrawn=
"true"}function p0({currentSlide:e}){au=performance.now()+r0,fi(e??ht.getCurrentSlide()),c0&&g0()}function g0(){let{h:e,
f:t=-1}=ht.getIndices(),n=t>=0?`#/${e}/0/${t}`:`#/${e||""}`;history.replaceState(null,"",n)}function y0(){document.documentElement.
dataset.framed="";for(let e of["beforeprint","afterprint"])window.addEventListener(e,t=>t.stopImmediatePropagation(),{capture:!0})}
function b0(){ht.addKeyBinding({keyCode:su.s,key:"S",description:"Speaker notes"},()=>Lh(ht,rt.dataset.title??"")),ht.addKeyBinding(
{keyCode:su.t,key:"T",description:"Light or dark"},()=>Xt(rt,"[data-theme-button]").click())}function x0(){return ru?window.
frameElement?.getAttribute("data-slide"):null}function w0(){rt.addEventListener("pointer-view:drawn",({target:e})=>{e instanceof
HTMLElement&&e.hasAttribute("beat")&&Mh(ht,e)}),rt.addEventListener("pointer-view:beat",({target:e,detail:t})=>{let n=e.
closest("section");if(!n||n!==ht.getCurrentSlide()||t.beat===null)return;let s=lu(n)-Ds(n);t.beat!==Ds(n)&&ht.navigateFragment(
s+t.beat-1)})}async function $0(){if(y0(),window.addEventListener("resize",()=>{ht.configure(cu()),js(Q(rt,".step-frame"))}),
zs){for(let t of wo(rt,"pointer-view[beat]"))t.removeAttribute("beat");let e=new Promise(t=>ht.on("pdf-ready",t));await ht.
initialize(),await e}else{for(let t of ui())fi(t);await ht.initialize(),b0(),w0();let e=x0()??rt.dataset.start;e&&ht.slide(
Number(e));for(let t of["slidechanged","fragmentshown","fragmenthidden"])ht.on(t,p0);document.addEventListener("deck:sho\
w",({detail:t})=>ht.slide(t)),document.addEventListener("deck:step",({detail:t})=>t>0?ht.next():ht.prev())}for(let e of ui())
fi(e);js(Q(rt,".step-frame")),Kh(rt,null),Jh(rt),document.documentElement.dataset.deckReady="true",await m0()}$0();})();
