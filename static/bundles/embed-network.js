var jl=Object.defineProperty;var S=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var Hl=(e,t)=>{for(var n in t)jl(e,n,{get:t[n],enumerable:!0})};function Ar(e,t,n){let s=Ms(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function Ms(e,t,n){
let s=e.querySelector(t);return s&&Gl(s,n)?s:null}function Gl(e,t){return e instanceof(t??HTMLElement)}var As=S(()=>{"us\
e strict"});async function Lt(e,t,n=wt){let s=await oh(new URL(`api/${e}`,n),t);if(String(n)===wt.href&&ih(s!==null&&!rh(s)),!s)return _r();
if(s.status===th)return;if(!(s.headers.get("content-type")??"").includes("json")){let i=sh(s.status);throw new et(s.status,
[{where:"",message:i,suggestions:[]}])}let r=await s.json().catch(_r);if(!s.ok)throw new et(s.status,r.errors??[]);return r}
async function oh(e,t){try{let n=await fetch(e,t);return Ql.includes(n.status)?null:n}catch(n){if(Lr(n))throw n;return null}}
function vr(e){let t=AbortSignal.timeout(eh);return e?AbortSignal.any([e,t]):t}function rh({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function ih(e){e!==te.answers&&(te.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function _r(e){throw Lr(e)?e:new et(0,[{where:"",message:nh,suggestions:[]}])}
function Lr(e){return e instanceof DOMException&&e.name==="AbortError"}function Rt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function me(e){return e instanceof Error?
e.message:String(e)}var et,wt,te,Ql,th,eh,nh,sh,ee=S(()=>{"use strict";et=class extends Error{constructor(t,n){super(n.map(
s=>s.message).join(" ")),this.status=t,this.problems=n}},wt=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),
te={answers:!0},Ql=[502,504],th=204,eh=5e3,nh="No response could be read. Your input is still here; check your connectio\
n and try again.",sh=e=>`The server answered with ${e}.`});function lt(e){return"kind"in e&&e.kind===de}function Mt(e){return lt(e)?e.meta:e.layout.meta}function dn(e){return lt(e)?
e.meta.height??0:e.layout.height}var de,De=S(()=>{"use strict";de="network"});function ye(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let o of t)
s+=String.fromCharCode(o);return btoa(s)}function be(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var xe=S(()=>{"use strict"});function Ge(e){if(Array.isArray(e))return cu(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=au[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(be(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function cu(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function Be({values:e,
shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:lu(e,n*o,(n+1)*o),shape:s}}function ki({values:e,shape:t}){
return t.length<2?e:Is({values:e,shape:t})}function Is(e){return Array.from({length:e.shape[0]??0},(t,n)=>Be(e,n).values)}
function lu(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var au,Cs=S(()=>{"use strict";xe();au={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function uu(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function Ai({shape:e}){return e.reduce((t,n)=>t*
n,1)}function Ei(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(Ai(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:fu(e,i,l,r);o.push(a)}return o.at(-1)??new s(0)}
function fu(e,t,n,s){let{op:o}=t;if(o==="constant")return du(t,n);let r=mu(e,t,n).map(([u,f])=>s(u,f)),[i=0,a=0,c=0]=r;if(o===
"view"||o==="join")return i;if(o==="where")return i?a:c;if(o==="matmul")return bu(r);if(o==="collect")return Ps.sum?.(r)??
0;if(o==="softmax")return gu(e,t,n,r);let l=Ps[o];if(l)return l(r);let h=hu[o];if(!h)throw new RangeError(`There is no o\
peration ${o}.`);return h(i,a)}function mu(e,t,n){let{op:s,of:o=[],groups:r}=t,[i=0,a=0]=o;if(s==="view")return[[i,xu(t,
n)]];if(s==="join")return[wu(e,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[h,u]=[Math.floor(n/l),n%l],f=Math.floor(h/(t.shape.at(-2)??1))*c*l;return Mi(c).flatMap(
d=>[[i,h*c+d],[a,f+d*l+u]])}if(s==="softmax"||s in Ps){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,h=Mi(
c).map(u=>[i,l*c+u]);return o.length>1?[...h,[a,0]]:h}return o.map(c=>[c,e[c]?.shape.length?n:0])}function du({values:e=0},t){
return uu(Array.isArray(e)?e[t]??Number.NaN:e)}function pu(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function gu(e,t,n,s){let{place:o,width:r}=pu(e,t,n),i=yu(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function yu(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-
n)/s))}function bu(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function xu({shape:e,offset:t=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function wu(e,t,n){let s=n;for(let o of t){let r=Ai(e[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function Mi(e){return Array.from({length:e},(t,n)=>n)}function $u(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function ku(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var hu,
Ps,Oi=S(()=>{"use strict";hu={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,
maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>$u(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+ku(e/Math.SQRT2))},Ps=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Ni({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let o=e[s.trace];if("lines"in s){let r=Ue(s.lines,t,n);
Object.assign(o,Au(r,n[s.row],s))}else o[s.attribute]=ki(Ue(s.is,t,n))}}function Ue(e,t,n){let s=Mu(t),o=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===Si?0:a.indexOf(n[i]??"")};return{values:Ei(e,(i,a=[])=>{let c=s[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,h)=>Be(l,o(h)),c).values}),shape:e.at(-1)?.shape??[]}}
function Mu(e){let t=Ti.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,Ge(s)])),Ti.
set(e,t)),t}function Au({values:e,shape:t},n,{above:s,to:o}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Si&&
l!==n))for(let h=0;h<c;h+=1){let u=Number(e[l*c+h]);u<=s||u>o||(r.push(0,1,null),i.push(l,h,null))}return{x:r,y:i}}var Si,
Ti,Ws=S(()=>{"use strict";Cs();Oi();Si="all",Ti=new WeakMap});function Li(e,t){let{table:n}=Mt(e);if(n&&"rows"in n)return[n];if(lt(e))return[];let{data:s,layout:o}=e,r=n?[Eu(n,o.meta,
t)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Ou(o,a)),...r]}function bn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Fs("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of t)o.insertRow().append(Fs("th",r,"row"),...i.map(a=>Fs("td",a)));return n}function xn(e){
let t=s=>s.map(_u).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Eu(e,t,n){let{columns:s,labels:o}=e;if("values"in e){let i=e.values.map(a=>Ue(a,t,n).values);return{columns:s,
rows:o.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Is(Ue(e.matrix,t,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function Ou(e,t){let n=Ge(t.z??[]),s=_i(e,t,"y").map((o,r)=>[o,...Array.from(Be(n,r).values)]);return{columns:[
t.name??"",..._i(e,t,"x")],rows:s}}function _i(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>vi(String(c)));let o=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(vi);let{shape:a}=Ge(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function vi(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function _u(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
Su,"$1'").replace(Nu,"'"),n=Tu.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Fs(e,t,n){let s=document.
createElement(e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=
Number(o)===0?o.replace("-",""):o,s}var Tu,Su,Nu,js=S(()=>{"use strict";Cs();De();Ws();Tu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
Su=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Nu=/^(?=[\t\r\n])/});var Ve,Hs=S(()=>{"use strict";Ve={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{
text:"{items} {replace_with}",item:"L{layer} H{head}",every:"every head"},needs:"attention",parts:["layer","head"],default:[]},
replace_with:{said:{text:{zero:"switched off",mean:"replaced by the mean"}},needs:"attention",of:"remove_heads",parts:["\
value"],default:"zero"},skip:{changes:[{at:"layers.{layer}.residual_mid",do:"keep",of:"layers.{layer}.residual_in",where:"\
attention"},{at:"layers.{layer}.residual_out",do:"keep",of:"layers.{layer}.residual_mid",where:"feed_forward"}],said:{text:"\
{items} skipped",item:"{part} of layer {layer}"},parts:["layer","part"],default:[]},residuals:{changes:[{at:"layers.*.re\
sidual_mid",do:"keep",of:"layers.*.attention_out"},{at:"layers.*.residual_out",do:"keep",of:"layers.*.feed_forward.out"}],
said:{text:"no residual connections"},parts:["value"],default:!0},layer_norm:{changes:[{at:"layers.*.norm1",do:"keep",of:"\
layers.*.residual_in"},{at:"layers.*.norm2",do:"keep",of:"layers.*.residual_mid"}],said:{text:"no layer norms"},parts:["\
value"],default:!0},scaling:{changes:[{at:"layers.*.heads.*.scores",do:"scale",by:"√k"}],said:{text:"no division by √k"},
needs:"attention",parts:["value"],default:!0},attention_temperature:{changes:[{at:"layers.*.heads.*.weights",do:"soften",
of:"layers.*.heads.*.scores"}],said:{text:"attention temperature {value}"},needs:"attention",parts:["value"],default:1},
pointer_scaling:{changes:[{at:"pointer.content_scores",do:"scale",by:"√d"}],said:{text:"no division by √d"},parts:["\
value"],default:!0},pointer_temperature:{changes:[{at:"pointer.weights",do:"soften",of:"pointer.scores"}],said:{text:"po\
inter temperature {value}"},parts:["value"],default:1},sinusoidal:{changes:[{at:"layers.0.residual_in",do:"keep",of:"inp\
uts.norm"}],said:{text:"no sinusoidal table"},parts:["value"],default:!0},position_from_end:{changes:[{at:"inputs.positi\
on_from_end",do:"zero"}],said:{text:"no position from the end"},parts:["value"],default:!0},position_bias:{changes:[{at:"\
pointer.bias",do:"zero"}],said:{text:"no position bias"},parts:["value"],default:!0},without_features:{changes:[{at:"inp\
uts.{feature}",do:"zero"}],said:{text:"without {items}",item:"{feature}"},parts:["feature"],default:[]},gate:{changes:[{
at:"gate.value",do:"fill"}],said:{text:"gate forced to {value}"},requires:["pointer","generation"],parts:["value"],default:null},
only:{changes:[{at:"gate.value",do:"fill",by:1,where:"pointer"},{at:"gate.value",do:"fill",by:0,where:"generation"}],said:{
text:"{value} only"},requires:["{value}"],excludes:"gate",parts:["value"],default:null},mask_visits:{said:{text:"visits \
{items} masked",item:"{position}",single:"visit {items} masked",first:1},parts:["position"],default:[]},order:{said:{text:"\
order {items}",item:"{position}",between:" ",first:1},parts:["position"],default:[]}}});var Ri=S(()=>{"use strict"});var Ii=S(()=>{"use strict"});var Ci,Pi,wn,we,Ds,Gs,$n=S(()=>{"use strict";Ci=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],
Pi=2,wn=15,we=30,Ds=8,Gs=99});function kn(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Bs=S(()=>{"use strict";$n()});function Wi(e){return Object.entries(Ve).flatMap(([t,n])=>{let s=e[t]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:t,declared:n,value:s}]:[]})}function Fi({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[e[r],o])))}var ji=S(()=>{
"use strict";Hs();Ri();Ii();Bs()});function Us(e,t,n){switch(t.kind){case"head":return Lu(e,t,n.architecture);case"mask":return Ru(e,t.visit,n.visits);case"\
skip":return Iu(e,t);case"residuals":return Wu(e);case"gate":return Cu(e,t);case"temperature":return Pu(e,t)}}function Lu({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,f)=>[Math.floor(
f/i),f%i]),c=e==="all"?a:e,h=c.some(([u,f])=>u===s&&f===o)?c.filter(([u,f])=>u!==s||f!==o):a.filter(([u,f])=>u===s&&f===
o||c.some(([d,g])=>u===d&&f===g));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function Ru({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function Iu({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function Cu({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function Pu(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function Wu({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
function Gi(e){let t=Wi(e).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(e).filter(n=>t.includes(n)).map(
n=>({key:n,text:Bi(n,e)}))}function Bi(e,t){let n=Ve[e],{text:s,item:o="",every:r="",single:i,between:a=", ",first:c=0}=n.
said,l=t[e]??n.default,h=Fi(n,l).map(d=>kn(o,Di(d,g=>c?Number(g)+c:Hi(g)))),u=typeof s=="string"?s:s[l]??"",f=Di(Ve,({of:d},g)=>d===
e?Bi(g,t):"");return kn(i&&h.length===1?i:u,{...f,value:Hi(l),items:l==="all"?r:h.join(a)})}var Hi,Di,Vs=S(()=>{"use str\
ict";Hs();ji();Bs();Hi=e=>String(e).replaceAll("_","-"),Di=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,s])=>[n,t(
s,n)]))});function Ui(e,t){return Gi(e).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),o.append(r),o})}var Vi=S(()=>{"use strict";Vs()});function qi(e){return Mn!==null&&Object.hasOwn(Mn,e)}async function zi(e,t=wt){return $e?Fu(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await Ji(e,"vocabulary")))}async function Fu(e,t){try{return await Lt(
e,{},t)}catch(n){if(!(n instanceof et)||n.status)throw n;let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).
catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function Yi({id:e,weights:t},n,s=wt){if(!$e)return Ji(e,"weight\
s",n);let o=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return Xi(new URL(o,s),"weights",n)}async function Ki(e,{
weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(
o=>o.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the \
page again.")}async function Ji(e,t,n=!1){let s=Mn?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.
startsWith("#"))return Xi(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return be(
o.trim()).buffer}async function Xi(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`Th\
e ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function ju(e){let t=Ms(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var Mn,$e,qs=S(()=>{"use strict";ee();xe();As();Mn=ju("model-files"),$e=Mn===null});function qe(e){let{tensors:t,lengths:n,...s}=e;return{...s,tensors:Zi(t,(o,r)=>({values:o,shape:r})),...n&&{lengths:Zi(n,
o=>o)}}}function Zi(e,t){return Object.fromEntries(Object.entries(e).map(([n,{data:s,shape:o}])=>[n,t(new Float32Array(be(
s).buffer),o)]))}function zs({tensors:e,weights:t,...n}){let s=Object.entries(e).map(([o,{values:r,shape:i}])=>[o,{dtype:"\
<f4",shape:i,data:ye(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.fromEntries(s)}}var Qi,ze=S(
()=>{"use strict";xe();Qi=e=>e.lengths!==void 0});function Vu({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function sa({prediction:e},{prediction:t,places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.label??
t.name}, `,r=Math.round(1e3*e.probability)-Math.round(1e3*t.probability);return{value:`${o}${(100*t.probability).toFixed(
1)} %`,change:s&&r?`${r>0?"▲":"▼"} ${Math.abs(r/10).toFixed(1)} points`:"",isMore:r>0}}function Ys(e,t){e.textContent=
t?Vu(t):"…";let{location:n,probability:s}=t?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.
engine}))r===void 0?delete e.dataset[o]:e.dataset[o]=String(r)}function ea(e){try{return e()}catch(t){let{problems:n}=t;
throw n?new et(422,n):t}}function qu(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(
s):s]);return Rt(Object.fromEntries(t))}var Hu,ta,Du,Gu,Bu,Uu,na,An,Ks=S(()=>{"use strict";ee();qs();ze();Hu=["browser",
"server"],ta=20,Du=300,Gu=4,Bu="static/bundles/browser-model.js",Uu="The network could not be loaded.",na={address:new URL(
"../bundles/browser-model.js",import.meta.url).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(new CustomEvent(
"pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(e)===wt.href?import(na.address):import(new URL(Bu,e).href)}};
An=class{#s;#t;#n;#o=null;#e=null;#r=!1;#i=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=wt){this.#s=t,this.#n=
s,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Hu.includes(t)?t:null,$e||(this.choice=
"browser"),this.obstacle="",this.#e||(this.#o=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==null&&
this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,Du))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(t);if(!$e)throw new et(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?vr(n):n;try{return{...await this.#l(t,o),engine:"server"}}catch(r){if(!(r instanceof
et&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#e)return this.explainHere(t);throw this.
choose(this.choice),r}}async compute(t){await this.prepare();let n=this.#e;if(!n){let s=`The server does not answer. Thi\
s browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new et(0,[{where:"",message:s,suggestions:[]}])}
return ea(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if($e||await this.prepare(),this.#e&&this.choice!=="server"){
let{places:s}=this.#e;return s.search(t,ta).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}
let{items:n}=await Lt(`${this.#t}/locations?${Rt({q:t,limit:ta})}`,{},this.#n);return n}async prepare(){try{this.#o??=this.#a(),
this.#e=await this.#o}catch(t){this.#r=!0;let n=t instanceof et?!t.status:t instanceof TypeError;this.obstacle=n?Uu:me(t)}}explainHere(t){
let n=this.#e,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),i=this.#i.get(r);if(i)return i;let a={...ea(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#i.keys();return this.#i.size>=Gu&&this.#i.delete(c),this.#i.set(r,a),a}async#l(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}/views/network?${qu(t)}`;try{let{trace:r}=await Lt(
o,{...n&&{signal:n}},this.#n);return qe(r)}catch(r){if(!(r instanceof et&&r.problems[0]?.where==="view"))throw r;this.draws=
!1}}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return Lt(
`${this.#t}/explain?encoding=base64`,s,this.#n)}async#a(){let t=await zi(this.#s,this.#n);if(!t.weights)throw this.sharesWeights=
!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},s]=await Promise.all([na.load(this.#n),
Yi(t,this.#r,this.#n)]),o=Ki(s,t);o.catch(()=>{});let r=new n(t,s);return await o,r}}});var zu,En,oa=S(()=>{"use strict";Vi();Ks();zu={browser:"Computed in this browser.",server:"Computed in Python."},En=class{#s;#t=document.
createElement("output");#n=document.createElement("span");#o=document.createElement("ul");#e=document.createElement("but\
ton");#r=document.createElement("span");#i=document.createElement("p");engine="server";constructor(t){this.#s=t,this.root=
document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer="",this.#n.className=
"quiet",this.#o.setAttribute("aria-label","Changes"),this.#e.type="button",this.#e.textContent="as learned",this.#e.title=
"Take all changes back",this.#e.addEventListener("click",()=>t({})),this.#r.className="quiet",this.#i.className="view-fa\
ilure",this.#i.setAttribute("role","alert"),this.root.append(this.#t,this.#n,this.#o,this.#e,this.#r,this.#i)}show(t,n,{
learned:s,isCompared:o,note:r}){this.engine=t.engine,Ys(this.#t,t),this.#t.title=zu[t.engine];let{value:i,change:a}=s?sa(
t,s):{value:"",change:""};this.#n.textContent=i&&`as learned ${i}${a&&` ${a}`}`,this.root.classList.toggle("compares",o),
this.#a(n),this.#l(r),this.fail("")}wait(t,n){Ys(this.#t,null),this.#n.textContent="",this.#a(t),this.#l(n),this.root.hidden=
!1,this.#i.hidden=!0}fail(t){this.#i.textContent=t,this.#i.hidden=!t,t&&(this.root.hidden=!1)}#l(t){this.#r.textContent=
t,this.#r.hidden=!t}#a(t){let n=this.root.contains(document.activeElement),s=Ui(t,this.#s);this.#o.replaceChildren(...s),
this.root.hidden=this.#e.hidden=s.length===0,n&&!this.root.contains(document.activeElement)&&this.#e.focus()}}});function Js(e,t,n){return{kind:de,get trace(){return zs(t)},get before(){return n&&zs(n)},meta:{...e,summary:Ku(t,n),table:{
columns:Yu,rows:Ju(t)}}}}function ra({prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function Ku(e,t){
let{probability:n,from_pointer:s,from_generation:o}=e.prediction,r=n?`${ra(e)} leads with ${On(n)}: ${On(s)} copied by t\
he pointer, ${On(o)} from the generation head.`:"No known place has any probability.";return t?`${r} Compared with: ${ra(
t)} with ${On(t.prediction.probability)}.`:r}function Ju(e){let{pointer:t,generation:n,final:s}=e.location_probabilities,
o={pointer:t,generation:n,final:s},r={pointer:"pointer.probabilities",generation:"generation.probabilities",final:"proba\
bilities"},i=(c,l)=>e.tensors[r[c]]?.values[l]??o[c]?.find(h=>h.location===l)?.probability??null,a=[...s,...e.visits,...n??
[]].map(({location:c})=>c);return[...new Set(a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(r).map(l=>i(l,c))])}
var Yu,On,ia=S(()=>{"use strict";De();ze();Yu=["place","pointer","generation head","probability"];On=e=>`${(100*e).toFixed(
1)} %`});function ca(e,t){return Zs(e,t).isInBrowser}async function la(e,t,n,s){let o=await Zs(t,n).compute(Rt(s)),r=Js(e,o,null);
return Xs.set(r,o),r}function Qu(e){return"tensors"in e}function Zs(e,t){let n=JSON.stringify([t,e]),s=aa.get(n)??new An(
e,null,t??wt);return s.draws=!0,aa.set(n,s),s}var Xu,Zu,aa,Xs,Tn,ha=S(()=>{"use strict";oa();ee();Vs();Ks();qs();ia();Xu=
"Loading the network …",Zu="Waiting for the server …",aa=new Map,Xs=new WeakMap;Tn=class{#s;#t;#n=null;#o=null;#e=null;#r=null;#i=null;#l={};#a={};#h=[];#f=[];#d=0;#y=0;constructor(t,n){
this.#s=t,this.#t=n,this.bar=new En(o=>this.#c(o));let{drawn:s}=t;s.addEventListener("focusin",()=>this.#u());for(let o of[
"pointerover","pointerdown"])s.addEventListener(o,({target:r})=>{r instanceof Element&&r.closest("[data-act]")&&this.#u()});
for(let o of[t.root,this.bar.root])o.addEventListener("keydown",r=>this.#x(r))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(t,n,s,o){this.#d+=1,cancelAnimationFrame(this.#y),this.#o=t,this.#e=n,this.#i=s,this.#l=
this.#a=n.interventions,this.#r=this.text?null:n,this.#h=[],this.#f=[];let r=this.#t.server(),i=n.notation!==null&&(r!==
null||qi(n.model));this.#n=i?Zs(n.model,r):null,i?this.#s.hooks.act=a=>this.#b(a):delete this.#s.hooks.act,this.#s.hooks.
whatIf=a=>this.#O(Us(this.#a,a,n)),this.#m(n,o)}follows(t){if(t===(this.text??""))return!0;let n=this.#t.server()===null||
this.#n?.isInBrowser;if(!this.#n||!n)return!1;try{return this.#c(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#u(){this.#n?.
prepare()}#b(t){if(!this.#e)return;let n=Us(this.#a,t,this.#e);"isDone"in t&&!t.isDone?this.#E(n):this.#c(n)}#E(t){cancelAnimationFrame(
this.#y),this.#y=requestAnimationFrame(()=>{let n=this.#O(t);n&&(this.#s.show(n,this.#i??this.#r),this.#m(n,"browser",t))})}#O(t){
return this.#n?.model?.trace(this.#_(t))??null}#c(t){this.#h.push(this.#a),this.#f=[],this.#S(t)}#x(t){let n=t.key.toLowerCase();
!this.#n||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#T(this.#f,this.#h):
this.#T(this.#h,this.#f))}#T(t,n){let s=t.pop();s&&(n.push(this.#a),this.#S(s))}async#S(t){let n=this.#n;if(!n)return;cancelAnimationFrame(
this.#y),this.#a=t,this.#d+=1;let s=this.#d,o=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,o?Xu:Zu),this.#t.
resized();try{await n.prepare();let r=Object.keys(t).length>0,{engine:i,...a}=await this.#N(n,t),c=r&&!this.#i;if(c&&(this.#r??=
await this.#N(n,{})),s!==this.#d||!this.#o)return;let l={...a,interventions:t},h=this.#i??(c?this.#r:null);this.#e=l,this.#l=
t,r||(this.#r=l),this.#m(l,i);let u=Js(this.#o,l,this.#i);this.#t.answered({figure:u,trace:l,before:h,interventions:t})}catch(r){
if(s!==this.#d||!this.#e)return;n.choose(n.choice),this.#a=this.#l,this.#s.show(this.#e,this.#i??(this.text?this.#r:null)),
this.#m(this.#e,this.bar.engine),this.bar.fail(me(r)),this.#t.resized()}}async#N(t,n){let s=await t.explain(this.#_(n));
if(!Qu(s))throw new Error("The server gave no trace of this network.");return s}#_(t){let{notation:n,user:s,predict_at:o,
location_probabilities:r}=this.#e;return{visits:n??"",user:s,predict_at:o,top_k:r.final.length,interventions:Object.keys(
t).length?t:null}}#m(t,n,s=this.#l){let{sharesWeights:o=!0,obstacle:r=""}=this.#n??{},i=Object.keys(s).length>0;this.bar.
show({...t,engine:n},s,{learned:i&&!this.#i?this.#r:null,isCompared:this.#i!==null,note:o&&r?`This browser cannot comput\
e: ${r}`:""})}}});function m(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(tf)}}function Ye(e){return e==null||e===!1?null:String(typeof e=="number"?At(e):e)}function At(e){return Math.round(
e*100)/100}function ke(e){return e.map(({x:t,y:n,width:s,height:o})=>{let r=At(s);return`M${At(t)} ${At(n)}h${r}v${At(o)}\
h${-r}Z`}).join("")}function jt(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(At),[c,l,h]=[e,n,(e+n)/2].map(At);return`\
M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function Qs(e,t,n,s){let[o,r,i,a]=[t[0],
t[1],s[0],s[1]].map(At),[c,l,h]=[e,n,(e+n)/2].map(At);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h}\
 ${r} ${h} ${r} ${c}Z`}function ua(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(At),[c,l]=[e,n].map(At);return`M${o} ${c}\
Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function tf(e){return e!=null&&e!==!1&&e!==""}var j=S(()=>{"use str\
ict"});function D(e,t,n=!1){let s=0;for(let o of e)s+=to(o);return s*t*(n?1.06:1)}function to(e){return ef.test(e)||e===" "?.29:
nf.test(e)?.87:sf.test(e)?.65:.55}function st(e,t,n,s=!1){if(D(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-to("…"),r="";
for(let i of e){if(o-=to(i),o<0&&r)break;r+=i}return`${r.trimEnd()}…`}function Sn(e,t,n,s,o=!1){let r=[],i="",a=e.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||D(h,n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(
c)].join(" ");break}r.push(i),i=l}return[...r,st(i,t,n,o)]}function E(e,t=0){let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.
toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function T(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.
toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Ht(e){let t=Math.round(e);if(t<60)return`${t}\
 min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function ct(e){let t=n=>String(Math.
floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var ef,nf,sf,pt,U=S(()=>{"use strict";ef=/[ijlI.,:;'|!()[\]]/,nf=
/[mwMW%@—…]/,sf=/[A-ZÄÖÜ0-9+=<>]/;pt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function Ke({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?null:e.hasVisitsOf(t)?t.pointerWeights:
null}function Nn(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=Ke(e),r=(h,[u=0,f=0])=>h+Math.max(u,f),
i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...fa(t),...fa(n)],c=[...new Set(a)].flatMap(h=>rf.map(u=>[
t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+Number(f[h]),0)));return Math.max(1,
i.reduce(r,0),[...c,l].reduce(r,0))}function fa({trace:e,locations:t}){let n=e.tensors.probabilities;if(n)return Array.from(
n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[...s,...o??[]].map(({location:r})=>r)]}
function _n({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||Math.abs(t-n)<of)return null;let a=t>
n?"more":"less",[c,l]=o[a];return!c||!l?null:m("path",{key:`${a} ${e}`,class:`change ${a}${r}`,d:s(c,l)},i&&m("title",{},
i))}function vn(e,t,n){return`${E(e,1)}; ${n} ${E(t,1)}`}var of,rf,Me=S(()=>{"use strict";j();U();of=.6,rf=["pointer","g\
eneration"]});function Ln(e,t){return e.map(n);function n(s){let o=s.children.map(f=>typeof f=="string"?f:n(f)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:o};let c=o.find(f=>typeof f!="string"&&f.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}var eo=S(()=>{"use strict"});function ma(e,t,n){return t?Ln(e,s=>{let o=t.parts.find(i=>da(i.name)===s);if(!o)return null;let r=ga(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>af(i,o,r,n)}}):
e}function da(e){return e.replace(/\.feed_forward$/,".stream")}function af({attributes:e},{layer:t,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(y=>Number(e[y])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,f]=[D(l,h)+.9*h,1.5*h],
d=Number(r)+(t===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(t===null?0:Number(c)-f/2-2);return m("g",{key:"circuit",class:"\
added"},m("rect",{x:d-u/2,y:g-f/2,width:u,height:f,rx:f/2}),m("text",{x:d,y:g+.36*h,"font-size":h},l))}function pa({parts:e},t){
let n=e.find(r=>da(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${ga(n.value)} points.`}function ga(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function ya(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${E(r,1)}.`,text:`All give it ${E(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var ba=S(()=>{"use strict";eo();j();U()});var Je,cf,Rn,xa=S(()=>{"use strict";Je="Circuit",cf=[["bold","keeps the answer"],["faded","can be left out"]],Rn=class{circuit=null;failure="";#s;#t;#n=null;constructor(t,n){
this.#s=t,this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of cf){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#r(!1,Je)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#o(),this.#r(t,Je),this.#t(),t&&this.#e(0)}renew(){this.#o(),this.isOn&&
this.#e(250)}#o(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=""}async#e(t){let n=new AbortController;if(this.#n=
n,this.#r(!0,`${Je} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.aborted){try{let s=await this.#s(o=>{n.signal.
aborted||this.#r(!0,`${Je} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#r(!0,Je),this.#t()}}#r(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}}});function St(e,t){for(let{kind:n,pattern:s}of lf){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return hf(i,t)?i:null}return null}function hf({kind:e,visit:t=0,
layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:
t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function gt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function Xe(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:gt(e,t)}function yt({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function Et(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}
var lf,ut=S(()=>{"use strict";lf=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"\
head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},
{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},{kind:"generation",pattern:/^generation$/},{kind:"\
gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function ka(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.closest("[data-act]")?.getAttribute("data-act"),
i=o?.closest("[data-part]")?.getAttribute("data-part"),a=St(i,t);if(r==="gate")return mf(e,n);if(r==="attention_temperat\
ure")return $a(e,t,"attention");if(r==="pointer_temperature")return $a(e,t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType===
"touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?gf(e,c,t,h,l):df(e,n,h)}function Ma({pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||t==="touch")return null;let a=!1;
return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-s,h-o)>=so,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function oo({trace:e},t,n){let s=(e.interventions[`${t}\
_temperature`]??1)*2**n,{least:o,most:r}=ff;return Number(Math.min(r,Math.max(o,s)).toPrecision(2))}function mf({pointerId:e},t){
let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){
if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.left)/n.width;return o!=="pointercancel"&&(s=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}function $a({pointerId:e,clientX:t},n,s){let o=!1;return{
pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=so,!o)return null;let a=oo(n,s,(r-t)/uf);return{kind:"tempe\
rature",of:s,value:a,isDone:i}}}}function df({pointerId:e,clientY:t},n,s){let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){
if(r||=Math.abs(i-t)>=so,!r)return null;let c=Math.sign(pf(n,i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,
isDone:a};return o+=c,l}}}function pf(e,t){let s=[...e.querySelectorAll(".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.
getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.min(...s))}function gf({pointerId:e,clientX:t},n,s,o,r){
let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-t)>=2,!l)return null;let d=no*
Math.round((u-t)/c*wa/no),g=r==="time"?Math.min(wa-no,Math.max(0,i+d)):Math.max(0,a+d);return g===h&&!f?null:(h=g,{kind:r,
visit:o,minutes:g,isDone:f})}}}var so,wa,no,uf,ff,Aa=S(()=>{"use strict";ut();so=5,wa=1440,no=5,uf=60,ff={least:.1,most:10}});function Ot(e){let t=0;for(let n=1;n<e.length;n++)Number(e[n])>Number(e[t])&&(t=n);return t}var yf,Dt,Ea,Ae=S(()=>{"use \
strict";$n();yf=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","st\
ay"],["position_from_end","order"]],Dt=class{#s=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,
this.count=t.visits.length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes("attent\
ion")?o:0,this.hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&
this.hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:
t.trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.
count&&t.every((n,s)=>n===this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has \
no ${t}.`);return n.values}has(t){let{tensors:n,lengths:s={}}=this.trace;return t in n||t in s}weights(t,n){return this.
values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){
let s=this.trace.interventions.remove_heads;return s?s==="all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.
trace.interventions.skip??[]).some(s=>s.layer===t&&s.part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)
for(let s=0;s<this.heads;s++)t=Math.max(t,...this.weights(n,s));return t||1}get slices(){return yf.filter(([t])=>this.has(
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
length-r.length)),l=[...o.filter(d=>!a.includes(d)),...r].map(d=>this.#t(d)),h=d=>l.reduce((g,y)=>g+y[d],0),u=this.#o(l),
f={location:-1,label:Ea(u),category:null,pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,
Number(this.hasGeneration)-h("generation")),probability:Math.max(0,1-h("probability")),count:u};return[...l,f]}#t(t){return{
location:t,...this.nameOf(t),pointer:this.probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.
probabilityOf("final",t)}}probabilityOf(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];
return o?Number(o.values[n]):this.trace.location_probabilities[t]?.find(i=>i.location===n)?.probability??0}shareOf(t,n){
return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="generation"&&!this.#n(t,n)?null:(t==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#n("final",t)?this.probabilityOf("final",t):null}#n(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`;return this.has(s)||!!this.trace.location_probabilities[t]?.some(
o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.generation??[]).slice(0,t).map(({location:i,probability:a})=>({
location:i,...this.nameOf(i),probability:a})),o=1-s.reduce((i,{probability:a})=>i+a,0),r=this.#o(s);return[...s,{location:-1,
label:Ea(r),category:null,probability:Math.max(0,o)}]}#o(t){let{architecture:n,ranks:s}=this.trace,o=s===void 0?n.locations:
Pi+s;return o-1-t.filter(({location:r})=>r<o).length}#e(t){let n=this.#s.get(t);if(n)return n;let s=this.trace.lengths?.[t]??
this.#r(t);return this.#s.set(t,s),s}#r(t){let n=this.values(t),s=n.length/this.count,o=new Float32Array(this.count);for(let r=0;r<
this.count;r++){let i=0;for(let a=r*s;a<(r+1)*s;a++)i+=n[a]**2;o[r]=Math.sqrt(i)}return o}};Ea=e=>e===1?"1 other":`${e} \
others`});function It(e,t){for(let[s,o]of bf){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(Object.entries(r.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return wf(a,t)?a:null}return null;function n(s,o,{
count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||s==="stream"&&"visit"in o||(s==="\
pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:xf(s,o,t)??a,number:null,location:s===
"generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function xf(e,{layer:t=0,head:n=0},s){
return e==="pointer"&&s.hasPointer?Ot(s.pointerWeights):e==="head"&&t<s.layers&&n<s.heads?Ot(s.lastRow(t,n)):null}function wf({
kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return e===
"head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||e==="gate"&&!a.hasGate?!1:t<a.layers&&
s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Oa(e,t){let{kind:n,layer:s,head:o,isLeaf:r,number:i,location:a}=e,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,"one cell"),n==="stream"&&r&&l(`l\
ayers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${e.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(e.
name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.visit+1}`}}function ro(e){let t=e.
split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(".")[0]??"")?2:1;return t.length<=
s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function io(e,t,n){let s=It(e,n),[o,r]=$f[t]??[0,0];if(!s||o===0&&r===
0)return null;let i=kf(s,o,r,n);return i!==null&&It(i,n)?i:null}function kf(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,
number:l,isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let f=r*s.heads+i+t;return n!==
0?`layers.${r+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}\
.stream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,d){let g=f.findIndex(({location:p})=>p===
e.location),y=g<0||n===0?void 0:f[g+n];return y?`${d}.${y.location}`:null}}var bf,$f,Ee=S(()=>{"use strict";Ae();bf=[["h\
ead",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];$f={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function L(e){return e.stage.type/13}function V(e,t,n="label"){let s=n==="title"||n==="strong";return co*D(Ta(t),ao[n]*L(
e),s)}function Ta(e){return e.replaceAll("−","+")}function F(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){
let l=o==="title"||o==="strong",h=a===void 0?s:st(s,a/co,ao[o]*L(e),l),u=[o,i,r].filter(Boolean).join(" ");return m("tex\
t",{...c&&{key:c},class:u,x:t,y:n},h)}function G(e,{x:t,y:n,width:s},o,r="label"){let i=ao[r]*L(e),a=D(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of o){let f=u.reduce((g,y)=>g+Of(y,i),0),d=c.at(-1);d&&l+a+f<=s?(d.push({text:" "},...u),l+=
a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>Ef(t,n+i*(1+1.5*f),u,r,i)),height:c.length*1.5*i}}function P(e){return e.
split(" ").map(t=>[{text:t}])}function Ef(e,t,n,s,o){let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-r:r;i=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("t\
ext",{class:s,x:e,y:t},a)}function Of({text:e,kind:t="",isRaised:n=!1},s){let o=(n?Mf:1)*(t.includes("math")?Af:1);return co*
D(Ta(e),s*o,t.includes("strong"))}var ao,Mf,co,Af,ft=S(()=>{"use strict";j();U();ao={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},Mf=.78,co=1.07,Af=1.12});function Gt(e,t,n){let s=e.length/t,o=new Uint8Array(s*(t+1));for(let a=0;a<s;a++)for(let c=0;c<t;c++){let l=Math.min(1,
Math.max(0,Number(e[a*t+c])||0));o[a*(t+1)+1+c]=Math.round(l*(In-1))}let r=[...Pn(t),...Pn(s),8,3,0,0,0],i=[Tf,...Cn("IH\
DR",r),...Nf(n),...Cn("IDAT",_f(o)),...Cn("IEND",[])];return`data:image/png;base64,${ye(Na(i))}`}function Nf([e,t]){let n=[
...e,...t].join(" "),s=Sa.get(n);if(s)return s;let o=new Uint8Array(3*In);for(let i=0;i<In;i++){let a=i/(In-1);for(let c of[
0,1,2])o[3*i+c]=Math.round(e[c]+a*(t[c]-e[c]))}let r=Cn("PLTE",o);return Sa.set(n,r),r}function Cn(e,t){let n=[...e].map(
o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,t])for(let r=0;r<o.length;r++)s=Number(Sf[(s^Number(o[r]))&255])^s>>>8;return[
Pn(t.length),n,t,Pn(~s)]}function _f(e){let t=[[120,1]];for(let o=0;o<e.length;o+=lo){let r=e.subarray(o,o+lo),i=o+lo>=e.
length,[a,c]=[r.length&255,r.length>>8];t.push([Number(i),a,c,a^255,c^255],r)}let[n,s]=[1,0];for(let o of e)n=(n+o)%65521,
s=(s+n)%65521;return Na([...t,[s>>8,s&255,n>>8,n&255]])}function Na(e){let t=new Uint8Array(e.reduce((s,{length:o})=>s+o,
0)),n=0;for(let s of e)t.set(s,n),n+=s.length;return t}function Pn(e){return[24,16,8,0].map(t=>e>>>t&255)}var Tf,In,lo,Sf,
Sa,Ze=S(()=>{"use strict";xe();Tf=[137,80,78,71,13,10,26,10],In=256,lo=65535,Sf=Uint32Array.from({length:256},(e,t)=>{let n=t;
for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n}),Sa=new Map});function Ra(e,t,n){let{width:s,height:o}=e.stage.size,r=L(e),i=Math.min(vf*r,.035*s),a=Lf(e,t,i),c={x:i,y:a.height,width:s-
2*i,height:o-a.height-6*r};return[m("g",{key:"opened",class:"opened","font-size":13*r,"data-block":t.name},a.marks,Ia(n,
c,16*r).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function Ia(e,t,n){let s=n*(e.length-1),o=e.reduce((f,{least:d})=>f+
d.width,s),r=e.reduce((f,{least:d})=>f+d.height,s),i=e.every(({least:f})=>f.height<=t.height),a=e.every(({least:f})=>f.width<=
t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let f=e.reduce((d,g)=>g.rank>d.rank?g:d);return Ia(e.filter(
d=>d!==f),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((f,{share:d=1})=>f+d,0),{x:h,y:u}=t;return e.map(f=>{let d=(f.
share??1)/l,g=c?{x:h,y:u,height:t.height,width:f.least.width+d*(t.width-o)}:{x:h,y:u,width:t.width,height:f.least.height+
d*(t.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:f,box:g}})}function Y(e,{x:t,y:n,width:s,height:o},r,i=r){let a=L(
e),c=V(e,r,"title")<=s-28*a;return[m("rect",{key:"card",class:"card",x:t,y:n,width:s,height:o,rx:10*a}),F(e,t+14*a,n+22*
a,c?r:i,{kind:"title",width:s-28*a})]}function J(e,{x:t,y:n,width:s,height:o}){let r=L(e);return{x:t+14*r,y:n+30*r,width:s-
28*r,height:o-38*r}}function mt(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=L(e),c=V(e,s,"label")+(r?24:4)*a;return{
mark:m("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"data-more"in o?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},m("rect",{class:r?"control-ground":"ground",x:t,y:n-15*a,width:c,
height:30*a,rx:15*a}),F(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function Lf(e,t,n){let{width:s,height:o}=e.stage.size,r=L(e),
i=Oa(t,e.reading),a=Rf(e,i,n),c="goes back",l=46*r+V(e,c,"small"),h="You are here",u=V(e,h,"small")+10*r,f=s-n,d=f-a.end-
20*r,g=o>=560*r&&uo(e,ho*r)>d,y=g?va(e,f-n-u):va(e,d,La*2),p=y?uo(e,y):0,b=g||d-p>=u,w=g?d:d-p-(b?u:0),x=(g?46:8)*r+(ho*
r-(y??0))/2;return{height:(g?_a+36:_a)*r,marks:[a.marks,w>=l+16*r&&m("g",{key:"escape",class:"escape"},m("rect",{class:"\
key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),F(e,a.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),F(e,
a.end+58*r,25.5*r,c,{kind:"small"})),y!==null&&b&&F(e,f-p-10*r,(g?64:26)*r,h,{kind:"small",anchor:"end"}),y!==null&&m("g",
{key:"thumbnails"},If(e,t,f-p,x,y))]}}function Rf(e,t,n){let s=L(e),o=e.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,
words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",f=Math.min(V(e,l,u),Math.max(20*s,n+o-r));if(i.push(m(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},m("rect",{class:"ground",x:r-3*s,y:6*s,width:f+6*s,height:30*
s,rx:5}),F(e,r,26*s,l,{kind:u,width:f+1}))),r+=f,h)break;i.push(m("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*
s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function va(e,t,n=La){let s=L(e);for(let o=ho;o>=n;o--)
if(uo(e,o*s)<=t)return o*s;return null}function uo(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*L(e)))+
2.2*t}function If(e,t,n,s,o){let{reading:r}=e,i=L(e),a=[],c=n;for(let b=0;b<r.layers;b++){for(let x=0;x<r.heads;x++){let $=r.
weights(b,x),k=Math.max(...$)||1,N=r.isRemoved(b,x)||r.isSkipped(b,"attention");a.push(p(`layers.${b}.heads.${x}`,`Layer\
 ${b}, head ${x}${N?", switched off":""}`,c,o,[m("image",{key:"map",class:"map",href:Gt($.map(M=>M/k),r.count,e.scale),x:c,
y:s,width:o,height:o,preserveAspectRatio:"none",opacity:N?.2:1})])),c+=o+2}let w=.4*o;a.push(p(`layers.${b}.stream`,`Lay\
er ${b}: residual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,$=0],k)=>m("rect",{key:`line ${k}`,class:"length",x:c+
2,y:s+x*o,width:Math.max(1,(w-4)*$),height:Math.max(1,.12*o)}))])),c+=w+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,d=c+
1.2*o;r.hasPointer&&a.push(p("pointer","Pointer",c,1.2*o,[m("path",{class:"pointer",d:jt(c,[l-f,l],d,[h-f,h+f])})],[s,o/
2])),r.hasGeneration&&a.push(p("generation","Generation",c,1.2*o,[m("path",{class:"generation",d:jt(c,[l,l+f],d,[u-f,u+f])})],
[l,o/2])),r.hasGate&&a.push(p("gate","Gate",d,.3*o,[m("rect",{class:"pointer",x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),
m("rect",{class:"generation",x:d+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:g}=r.trace.
prediction,y=d+.3*o;return a.push(p(`places.${g}`,`Answer: ${r.nameOf(g).label}`,y,.7*o-2,[m("rect",{class:"answer-bar",
x:y+2,y:l-f,width:.7*o-6,height:2*f})])),a;function p(b,w,x,$,k,[N,M]=[s,o]){let A=t.name===b||t.name.startsWith(`${b}.`),
O=b.includes("heads");return m("g",{key:b,class:`part thumb${A?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-l\
abel":w,"aria-current":A?"true":null},k.flat(),m("rect",{key:"frame",class:O||A?"thumb-frame":"ground",x,y:N,width:$,height:M,
rx:2}),m("title",{},w))}}var vf,_a,ho,La,Nt=S(()=>{"use strict";Ee();ft();j();Ze();vf=20,_a=46,ho=28,La=9});function Bt(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=L(e),l=n.length,h=t.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),d=Wa(f),g=new Map([...r].map(O=>[O,T(f[O]??0,d)])),y=[...g.values()].some(O=>V(
e,O,"tiny")>h+2*c),p=g.size>0&&!y?Ca*c:1,b=y?Ca*c:0,[w,x]=s.extent??Wn(f),$=Cf(t.height-b,w,x,p),k=$>0?Math.max(p,w*$):(t.
height-b)/2,N=t.y+b+k,M=f.map((O,_)=>{let v=Math.abs(O)*$,C=_===i;return m("rect",{key:`bar ${_}`,class:`bar ${o}${O<0?"\
 negative":""}${C?" chosen":""}`,x:t.x+_*h+u/2,y:O<0?N:N-v,width:Math.max(.5,h-u),height:Math.max(.4,v)},a&&m("title",{},
a(_)))}),A=[...g].map(([O,_])=>F(e,t.x+Pa((O+.5)*h,V(e,_,"tiny")/2,t.width),y?t.y+9*c:N+(Number(f[O])<0?-3:10.5)*c,_,{kind:"\
tiny",anchor:"middle",also:O===i?"chosen":"",key:`number ${O}`}));return[m("path",{key:"line",class:"axis",d:`M${t.x} ${N}\
H${t.x+t.width}`}),M,A]}function Cf(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(0,e-
s)/Math.max(t,n)}function Oe(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*L(e),c=t.map(Wa),l=Array.from(n,(g,y)=>Math.max(
...t.map((p,b)=>V(e,T(Number(p[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(p=>Math.abs(f(p)-f(g))>=d(g)+d(p)+a)&&u.add(g);
return u;function f(g){return Pa((g+.5)*i,d(g),s)}function d(g){return l[g]??0}}function Pa(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Wn(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Wa(e){let t=Math.
max(...Wn(e));return t>=99.5?0:t>=.95?1:2}var Ca,Qe=S(()=>{"use strict";ft();j();U();Ca=13});function oe(e,t,n,{chosen:s=null,open:o}={}){let r=L(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&a>=34*r,
l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(V(e,w.title,"strong"),c?V(e,w.says,"small"):0))),u=i?0:Math.min(h+12*r,
.42*t.width),f=t.x+u,d=t.width-u-l,g=i?17*r:0,y={x:f,width:d,height:Math.max(6*r,a-Fa*r-g)},p=n[0]?.values.length??1,b=d/
p;return[n.map(({key:w,title:x,says:$,values:k,colour:N,open:M},A)=>{let O=t.y+A*a,_=i?O+12*r:O+a/2+(c?-2:4)*r,v=i?t.width:
u-8*r,C=V(e,x,"strong")+10*r;return m("g",{key:w,class:M?"part choice row":"row","data-open":M??null,role:M?"button":null,
tabindex:M?0:null,"aria-label":M?x:null},M&&m("rect",{key:"ground",class:"ground",x:t.x-4*r,y:O,width:t.width+8*r,height:a,
rx:4}),F(e,t.x,_,x,{kind:"strong",width:v,key:"title"}),i&&F(e,t.x+C,_,$,{kind:"small",width:t.width-C,key:"beside"}),c&&
F(e,t.x,_+15*r,$,{kind:"small",width:v,key:"says"}),Bt(e,{...y,y:O+g+Fa/2*r},k,{colour:N,chosen:s,exact:W=>`${x}, number\
 ${W+1}: ${T(Number(k[W]),4)}`}),s!==null&&F(e,t.x+t.width,O+g+(a-g)/2+4.5*r,T(Number(k[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&m("g",{key:"positions"},Array.from({length:p},(w,x)=>m("rect",{key:`position ${x}`,class:"cell",x:f+x*b,y:t.y,
width:b,height:a*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},m("titl\
e",{},n.map(({title:$,values:k})=>`${$}: ${T(Number(k[x]),3)}`).join(`
`)))))]}var Fa,Fn=S(()=>{"use strict";Qe();ft();j();U();Fa=8});function ja(e){let t=jf(e??"").map(Hf);for(let n=Ff;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=fo.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}function jf(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function Hf(e){let t=e.replace(/s$/,"");return Wf.has(t)?t:e}var Ha,Pf,fo,Wf,Ff,Da=S(()=>{"use strict";Ha={pin:"M20 1\
0c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0\
 1 0 -6 0",home:"M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 \
1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",restaurant:"M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 \
5v6c0 1.1.9 2 2 2h3Zm0 0v7",burger:"M12 16H4a2 2 0 1 1 0-4h16a2 2 0 1 1 0 4h-4.25M5 12a2 2 0 0 1-2-2 9 7 0 0 1 18 0 2 2 \
0 0 1-2 2M5 16a2 2 0 0 0-2 2 3 3 0 0 0 3 3h12a3 3 0 0 0 3-3 2 2 0 0 0-2-2q0 0 0 0M6.67 12l6.13 4.6a2 2 0 0 0 2.8-.4l3.15\
-4.2",pizza:"M12 14l-1 1M13.75 18.25l-1.25 1.42M17.775 5.654a15.68 15.68 0 0 0-12.121 12.12M18.8 9.3a1 1 0 0 0 2.1 7.7M2\
1.964 20.732a1 1 0 0 1-1.232 1.232l-18-5a1 1 0 0 1-.695-1.232A19.68 19.68 0 0 1 15.732 2.037a1 1 0 0 1 1.232.695z",cafe:"\
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
Pf={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
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
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},fo=new Map(Object.entries(
Pf).flatMap(([e,t])=>t.map(n=>[n,e]))),Wf=new Set([...fo.keys()].flatMap(e=>e.split(" "))),Ff=Math.max(...[...fo.keys()].
map(e=>e.split(" ").length))});function bt(e,t,n,s){let o=s/Df;return m("path",{key:"icon",class:"icon",d:Ha[ja(e)],transform:`translate(${t.toFixed(2)}\
 ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var Df,re=S(()=>{"use strict";Da();j();Df=
24});function B(e,t){let n=e.visits[t];return n?`${n.label}, ${Ut(e,t)}`:""}function ie(e,t){return e.visits[t]?.label??""}function mo(e){
return e>0&&e<5e-4?"<0.1 %":E(e,1)}function Ut(e,t){let n=e.visits[t];return n?`${pt[n.weekday]} ${ct(n.start_minute)}`:
""}function Ba(e,t){return Ht(e.visits[t]?.duration_minutes??0)}function Ua(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=L(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,d=t.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,f-d)/g,p=N(Ga(n,r).map(M=>({visit:M,half:V(e,$(n[M],M),M===r?"strong":"tiny")/2}))),b=N(Ga(n,r).map(M=>({visit:M,half:V(
e,k(M),M===r?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:M},A)=>{let O=w(A),_=A===r,v=Number(n[A])*y;return m("g",{key:`visit ${A}`,class:`part choice${_?" here":
""}`,"data-open":a(A),role:"button",tabindex:"-1","aria-label":`${B(c,A)}: weight ${E(Number(n[A]),1)}`},m("rect",{key:"\
ground",class:"ground",x:t.x+A*h,y:t.y,width:h,height:t.height}),m("rect",{key:"bar",class:`bar ${i}${_?" chosen":""}`,x:O-
Math.min(.36*h,20*l),y:f-v,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,v)}),p.has(A)&&F(e,x(A,p),f-v-4*l,$(
n[A],A),{kind:_?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&bt(M,O-7*l,f+5*l,14*l),b.has(A)&&F(e,x(A,b),
t.y+t.height-4*l,k(A),{kind:_?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${B(c,A)}: score ${T(Number(s[A]),
3)}, weight ${E(Number(n[A]),2)}`))})];function w(M){return t.x+(M+.5)*h}function x(M,A){let O=A.get(M)??0;return Math.max(
t.x+O,Math.min(t.x+t.width-O,w(M)))}function $(M,A){return A===r?mo(Number(M)):E(Number(M)).replace(" %","")}function k(M){
return T(Number(s[M])/o,M===r?2:1)}function N(M){let A=new Map;for(let{visit:O,half:_}of M){let v=Math.max(t.x+_,Math.min(
t.x+t.width-_,w(O)));[...A].every(([W,I])=>{let R=Math.max(t.x+I,Math.min(t.x+t.width-I,w(W)));return Math.abs(v-R)>=_+I+
3*l})&&A.set(O,_)}return A}}function Ga(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}var _t=S(()=>{"use strict";re();ft();j();U()});function Va(e,t){let n=L(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>Gf(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Bf(e,s)}]}function Gf(e,t){let{reading:n}=e,s=L(e),o=J(e,t),r=n.values(
"context"),i=G(e,o,P(`${B(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${T(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...Y(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),d=o.width*f.length/c,g={...o,
y:o.y+i.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},Bt(e,g,f,{colour:"\
stream",extent:Wn(r),numbered:Oe(e,[f],f,d),exact:y=>`Number ${u*c+y+1}: ${T(Number(f[y]),4)}`}))})]}function Bf(e,t){let{
reading:n}=e,s=L(e),o=J(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=G(e,o,P(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...Y(e,t,"What reads it"),...i.marks,r.length>
0&&m("g",{key:"rows"},oe(e,{...o,y:o.y+i.height+6*s,height:o.height-i.height-6*s},r))]}var qa=S(()=>{"use strict";Nt();Qe();
Fn();_t();ft();j();U()});function Te(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Ne(qt(i,s,c),qt(a,o,c));return za(h,l,null,e,o)}function jn(e,t,n,s){let o=qt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return po(o,e.trace.interventions.attention_temperature??1)}function Se(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return za(Ne(n,qt(s,t,n.length)),o,r,e,t)}function Hn(e){return po(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function za(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Ne(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:Le(n)}}function po(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=Le(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function tn(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Vt(e,`${s}.weight`,r),bias:Vt(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function Dn(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=Vt(e,`${o}.bias`,s),a=rt(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:Ne(a,qt(r.values,s,a.length)),bias:i}}function Ya(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=Vt(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=go(e,c,t),u=Ne(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:Le(a.map(({dot:c})=>c.sum))+o}}function go(e,t,n){let s=e.values(`inputs.${t}`);return qt(
s,n,s.length/e.count)}function rt(e,t,n){let s=e.values(t);return qt(s,n,s.length/e.count)}function _e(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Ne(t,n.values):null,bias:Vt(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function zt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Ne(n,qt(
s.values,t,n.length)):null,r=Vt(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function Ka(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
po(t,1):null}function ve(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?Le(s.map(i=>Number(
e.pointerWeights[i]))):0,r=Uf(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Uf(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function Vt(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function qt(e,t,n){return e.subarray(t*n,(t+1)*n)}function Le(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var vt=S(()=>{"use strict"});function en(e,t,{first:n,second:s,products:o},r){let i=L(e),a=o.length,c=a>qf&&t.height>=176*i,l=c?34*i:0,h=(t.height-l)/
3,u=16*i,f=t.x+Ja*i,d=t.width-Ja*i,g=nn(o),y=Oe(e,[n,s,o],o,d,g),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=d/a,w=x=>`${T(
Number(n[x]),4)} × ${T(Number(s[x]),4)} = ${T(Number(o[x]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
g*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),p.map(({letter:x,colour:$,values:k,title:N},M)=>{let A=t.y+M*h,O={x:f,y:A+
u,width:d,height:h-u-6*i};return m("g",{key:`row ${M}`},F(e,t.x,A+12*i,N,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),F(e,t.x,A+u+.5*O.height+5*i,x,{also:`math letter ${$}-words`,key:"letter"}),Bt(e,O,k,{colour:$,numbered:y,chosen:g,
exact:w}))}),c&&Yf(e,{x:f,y:t.y+3*h,width:d,height:l},o)]}function Yf(e,{x:t,y:n,width:s},o){let r=L(e),i=s/o.length,a=Math.
max(Vf,Math.ceil(o.length/8));for(;a<o.length&&a*i<V(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[f,d]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(y,p)=>y+p,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${d}v${-4*r}`}),F(e,(f+d)/2,n+17*r,T(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Gn(e,t,n,s,o,r,i){let a=L(e),c=Kf(n,s,r),l=Jf(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=G(e,h,c).height+G(e,h,l).height+10*a,f=132*a,d=Math.max(70*a,Math.min(.36*t.height,210*a)),
g=t.height-u-d>=f,y=Math.min(t.height-u-(g?d:0),276*a),p=t.height-u-y,b=G(e,{...h,y:t.y+y+4*a},c),w=G(e,{...h,y:t.y+y+b.
height+6*a},l);return[m("g",{key:"dot"},en(e,{...t,height:y},n.dot,r)),m("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),m("g",{key:"score steps"},b.marks),m("g",{key:"softmax steps"},w.marks),g&&m("g",{key:"softmax"},
Ua(e,{...t,y:t.y+y+u,height:p},s,o,i))]}function Kf({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...P("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${T(e.sum,2)}`,kind:"strong"}],n?[{text:`${Re}\
 ÷ √${t} = `},{text:T(h,2),kind:"strong"}]:[{text:`${Re} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${Re} no position bias: it is off`}]:[{text:`${Re} ${s<0?"−":"+"} ${T(Math.abs(s),2)} (position bias)\
 = `},{text:T(i,2),kind:"strong"}]),r?u.push([{text:`${Re} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${Re}\
 ÷ temperature ${Xf(a)} = `},{text:T(i/a,2),kind:"strong"}]),u}function Jf({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return P("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:T(h,2),isRaised:!0},{text:` = ${Ct(u)}\
;`}],[{text:`${Ct(u)} / ${Ct(c)} = `},{text:mo(Number(l[n])),kind:"strong"},{text:","}],...P(`where ${Ct(c)} is the sum \
over ${s}${i?`, after ${T(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Ct(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>zf[s]??"").join("")}`}
function nn(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Xf(e){
return String(Math.round(1e3*e)/1e3)}var Re,Ja,Vf,qf,zf,ae=S(()=>{"use strict";Qe();_t();ft();j();U();Re="→",Ja=30,Vf=
8,qf=20,zf=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??""]))});function Xa(e,t){let n=L(e),s=_e(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:r=>Qf(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>tm(e,r,s)}),o}function Qf(e,t,{
hidden:n,dot:s,bias:o,logit:r}){let i=L(e),a=J(e,t),c=s&&o!==null?[...P("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${T(s.sum,2)}`,kind:"strong"}],[{text:`→ ${o<0?"−":
"+"} ${T(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:T(r,2),kind:"strong"}]]:[...P("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:T(r,2),kind:"strong"}]],l=G(e,{...a,y:0},c),h=mt(e,
a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-36*i,450*i),
f=G(e,{...a,y:a.y+u+4*i},c),d=Oe(e,[n],n,a.width);return[...Y(e,t,`${n.length} hidden units read the context`),m("g",{key:"\
dot"},s?en(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):Bt(e,{...a,height:u},n,{colour:"query",numbered:d})),...f.marks,h.mark]}function tm(e,t,n){
let{reading:s}=e,o=L(e),r=J(e,t),{gate:i,trace:a}=s,c=G(e,{...r,y:0},d()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=G(e,{...r,y:r.y+r.height-c.height-l-6*o},d());return[...Y(e,t,f()),n&&h.height>=
60*o&&m("g",{key:"curve"},g(h,n)),...u.marks,m("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*o,height:22*o}))];function f(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:p}=a.interventions,b=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let $=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...P($),b]}let w=[
[{text:"1 / (1 + e",kind:""},{text:T(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...w,...P(`is the gate: ${E(i,1)} of the answer comes from the pointer, ${E(1-i,1)} from genera\
tion.`)];let x=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...P(x),...P("As learned it would be"),...w]}function g(p,{logit:b,learned:w}){
let x=Math.max(Zf,Math.ceil(Math.abs(b))),$=v=>p.x+(v+x)/(2*x)*p.width,k=p.y+p.height,N=v=>k-v*p.height,M=Array.from({length:61},
(v,C)=>{let W=-x+C/30*x;return`${$(W).toFixed(1)} ${N(1/(1+Math.exp(-W))).toFixed(1)}`}),[A,O]=[$(b),N(w)],_=b>0;return[
m("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${k}H${p.x+p.width}M${p.x} ${N(.5)}H${p.x+p.width}`}),[0,.5,1].map(v=>F(
e,p.x-6*o,N(v)+4*o,v===.5?"0.5":String(v),{kind:"tiny",anchor:"end",key:`share ${v}`})),[-x,0,x].map(v=>F(e,$(v),k+15*o,
T(v,0),{kind:"tiny",anchor:"middle",key:`logit ${v}`})),F(e,($(0)+$(-x))/2,k+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),m("path",{key:"line",class:"curve",d:`M${M.join("L")}`}),m("path",{key:"lead",class:"lead",d:`M${A} ${k}V${O}H${p.
x}`}),m("circle",{key:"point",class:"point",cx:A,cy:O,r:5.5*o}),F(e,A+(_?-10:10)*o,_?Math.max(O-6*o,p.y+9*o):O-8*o,w.toFixed(
2),{kind:"strong",anchor:_?"end":void 0,key:"value"})]}function y(p){let b=i*p.width;return[m("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:b,height:p.height}),m("rect",{key:"generation",class:"bar generation",x:p.x+b,y:p.y,width:p.
width-b,height:p.height}),F(e,p.x,p.y+p.height+15*o,`pointer ${E(i,1)}`,{kind:"small",key:"of pointer"}),F(e,p.x+p.width,
p.y+p.height+15*o,`generation ${E(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var Zf,Za=S(()=>{"use stri\
ct";Nt();vt();ae();Qe();ft();j();U();Zf=6});function xt(e,t,n,{largest:s,most:o=tc,isOrdered:r=!1,isWalked:i=!1}={}){let a=L(e),c=Math.max(1,Math.floor(t.height/(Qa*
a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),f=u>=30*a,d=Math.max(
1,Math.ceil(Qa*a/u)),g=h.findIndex(({isChosen:M})=>M),y=u>=13*a&&h.some(({category:M})=>M!==void 0),p=y?22*a:0,b=Math.max(
...h.map(({text:M})=>V(e,M,"strong")))+8*a,w=Math.max(0,...h.map(({beside:M=""})=>M?V(e,M,"small")+10*a:0)),x=Math.max(...h.
map(({label:M,says:A=""})=>Math.max(V(e,M,"strong"),f?V(e,A,"small"):0)))+8*a,$=Math.min(x,.58*(t.width-p-b-w)),k={x:t.x+
p+$,width:Math.max(1,t.width-p-$-b-w)},N=s??(Math.max(...h.map(({parts:M})=>M.reduce((A,{value:O})=>A+Math.abs(O),0)))||
1);return[h.map((M,A)=>{let O=t.y+(A+.5)*u,_=A===g||(h.length-1-A)%d===0&&(g<0||Math.abs(A-g)>=d),v=k.x,C=Math.min(.62*u,
.42*o*a);return m("g",{key:M.key,class:`${M.open?"part ":""}choice row${M.isChosen?" here":""}${M.isOff?" off":""}`,"dat\
a-open":M.open??null,role:M.open?"button":null,tabindex:M.open?i&&!M.isChosen?"-1":0:null,"aria-label":M.open?`${M.label}\
: ${M.text}`:null},m("rect",{key:"ground",class:"ground",x:t.x-3*a,y:O-u/2,width:t.width+6*a,height:u,rx:4}),y&&(_||u>=17*
a)&&M.category!==void 0&&bt(M.category,t.x,O-7.5*a,15*a),_&&F(e,t.x+p,O+(f&&M.says?-2:4.5)*a,M.label,{kind:M.isChosen?"s\
trong":"label",width:$-6*a,key:"name"}),f&&M.says&&F(e,t.x+p,O+12.5*a,M.says,{kind:"small",width:$-6*a,key:"says"}),M.parts.
map(({value:W,colour:I},R)=>{let H=Math.abs(W)/N*k.width,z=m("rect",{key:`part ${R}`,class:`bar ${I}${W<0?" negative":""}${M.
isChosen?" chosen":""}`,x:v,y:O-C/2,width:Math.max(.5,Math.min(k.width,H)-(M.parts.length>1&&H>2?.8:0)),height:Math.max(
1,C)});return v+=H,z}),_&&M.beside&&F(e,t.x+t.width-b,O+4.5*a,M.beside,{kind:"small",anchor:"end",key:"beside"}),_&&F(e,
t.x+t.width,O+4.5*a,M.text,{kind:M.isChosen?"strong":"label",anchor:"end",key:"value"}),M.exact&&m("title",{},M.exact))}),
l&&F(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Ie(e,t,n,s=tc){
return Math.min(s*L(e)*n,t.height)}var Qa,tc,Ce=S(()=>{"use strict";re();ft();j();Qa=14,tc=34});function ec(e,t){let n=L(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>em(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>nm(e,s,t)}]}function em(e,t,n){let{reading:s}=e,
o=L(e),r=J(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:d})=>{let{label:g,category:y}=s.
nameOf(f),{logit:p}=zt(s,f);return{key:`place ${f}`,label:g,category:y,parts:[{value:d,colour:"generation"}],beside:p===
null?"":T(p,2),text:E(d,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${g}: ${p===null?"":`logit ${T(p,4)}, `}\
probability ${E(d,3)}`}}),c=s.trace.architecture.locations,l=G(e,r,P(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=mt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...Y(e,t,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},xt(e,u,a,{isWalked:!0})),h.mark]}function nm(e,t,{location:n}){let{reading:s}=e,o=L(e),r=J(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=zt(s,n),h=Ka(s),u=s.probabilityOf("generation",n),f=[];if(a&&c!==null&&f.push(...P("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${T(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${T(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:T(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:T(
p,2),isRaised:!0},{text:` = ${Ct(y)};`}],[{text:`${Ct(y)} / ${Ct(h.total)} = `},{text:E(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...P(`${Ct(h.total)} is the sum over the whole list${h.shift?`, after ${T(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...P("→ softmax over the whole list:"),[{text:E(u,1),kind:"strong"}]);
let d=G(e,{...r,y:0},f),g=a?Math.min(r.height-d.height-8*o,450*o):0;return[...Y(e,t,`How does it score ${i}?`),a&&m("g",
{key:"dot"},en(e,{...r,height:g},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...G(e,{...r,y:r.y+g+(a?6*o:0)},f).marks]}var nc=S(()=>{"use strict";Nt();
vt();Ce();ae();ft();j();U()});function wo(e,t,n=1){let s=t.type/xo,o=46*s,r=t.height-98*s,i=$o(e.count,o,r,om,s,am(e)),a=t.width>=1180*s,c=t.width<rm*
s,l=t.width>=1040*s&&e.layers<=3,h=c?im(e,s):rc(e,a,s),u=l?62*s:0,f=l?u+22*s:16*s,d=t.width-2*sn-sc(Object.values(h)),[g,
y]=[o+12*s,t.height-4*s],p=cm(e.heads,d/e.layers-f,y-g,s),b=p.columns*(p.side+Bn*s)-Bn*s,w=e.heads>0?b+f:f,x=Math.max(0,
d-e.layers*w);c||(h.visits+=Math.min(.3*x,90*s),h.answer+=Math.min(.2*x,80*s),h.flow+=Math.min(.1*x,50*s),h.leave+=Math.
min(.1*x,50*s));let $=t.width-2*sn-sc(Object.values(h))-e.layers*w,k=Math.min($,e.hasPointer?220*s:60*s);h.bands+=k;let N=($-
k)/e.layers,M={x:sn,width:h.visits},A=sn+h.visits+12*s,O=a?{x:A,width:h.slices}:null;O&&(A+=h.slices+12*s);let _=Array.from(
{length:e.layers},(tt,at)=>{let nt=A+at*(w+N);return{x:nt,width:b,maps:lm(e.heads,nt,g,y,p,s),stream:l?nt+(e.heads>0?b+10*
s:0):null}});A+=e.layers*(w+N);let v=t.width-sn,C=v-h.answer,W=C-h.leave-h.gate,I=A+h.scores+h.weights+8*s,R=W-h.flow-Z,
H=Math.min(190*s,.24*t.height)/n,z=e.hasGate?.56*t.height:(o+r)/2,ot=bo*s,X=e.hasPointer?t.height-H-rn*ot-6:(o+r-H)/2-ot;
return{size:t,type:t.type,rows:i,visits:M,slices:O,layers:_,streamWidth:u,isDense:c,fork:A,context:(c?34:52)*s,scores:A+
h.scores,weights:A+h.scores+h.weights,ribbons:I,places:R,gate:W,gateWidth:h.gate,answers:{most:r-o<330?on-1:on,top:o,bottom:r+
60*s,x:C,right:v,segment:C-Z},right:v,top:o,bottom:r,full:H,across:{visits:i.map(({y:tt})=>tt),starts:[o-12*s,t.height-8],
places:{room:[o+16*s,e.hasGeneration?X-12*s:r],gap:22*s},generation:{start:X,gap:ot},gate:z-H/2},bands:{ribbon:(tt,at,nt)=>yo(
I,tt,R,at,nt),into:(tt,at,nt)=>yo(R+Z,tt,W,at,nt),out:(tt,at,nt)=>yo(W+h.gate,tt,C-Z,at,nt)}}}function yo(e,t,n,s,o){return o?
jt(e,t,n,s):jt(e,t,e,t)}function rc({hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?
24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:Z,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:
140)*s}}function im(e,t){return{...rc(e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?
88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function am({count:e,pointerWeights:t}){let n=e-1,s=o=>o===n?2:
t[o]>=sm?1+t[o]:o/e;return Array.from({length:e},(o,r)=>r).sort((o,r)=>s(r)-s(o))}function sc(e){return e.reduce((t,n)=>t+
n,0)}function $o(e,t,n,{least:s,most:o,lane:r},i,a){let c=n-t,l=e,h=0,u=Math.min(o*i,c/e);u<s*i&&(h=Math.max(r,Math.min(
6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/l);let f=a&&new Set(a.slice(0,l)),d=t;return Array.
from({length:e},(g,y)=>{let p=f?f.has(y):y>=e-l,b=p?u:h;return d+=b,{y:d-b/2,height:b,isFull:p}})}function cm(e,t,n,s){let o={
columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(e/r)-oc*s,a=Math.min(i,(t-(r-1)*Bn*s)/r);a>o.
side&&(o={columns:r,side:a})}return o}function lm(e,t,n,s,{columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,
r+2.2*oc*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+Bn*i),y:n+Math.floor(h/o)*c,side:r}))}function Un(e,t,n,s){
let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[f,d]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+d*(h.wish-u.
length-t))/(f+d),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)
r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var sn,Bn,
oc,Z,rn,bo,on,sm,om,xo,rm,Yt=S(()=>{"use strict";j();sn=20,Bn=8,oc=19,Z=8,rn=3,bo=4,on=4,sm=.05,om={least:13.5,most:38,lane:3},
xo=13,rm=760});function Ao(e,t,n,s=1){let o=n/xo,[r,i]=[ic,t-ic],a=$o(e.count,r,i,hm,o).map(({y:v,height:C,isFull:W})=>({x:v,width:C,isFull:W})),
c=Number(a.at(-1)?.width)>=um*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+Vn*o,u=h+(q.title+q.inputs+Vn)*
o,f=[];for(let v=0;v<e.layers;v++){let C=mm(e.heads,r,i,u+q.title*o,o),W=C.at(-1),R=(W?W.y+W.side+8*o:u)+q.title*o;f.push(
{y:u,maps:C,stream:R}),u=R+(q.bars+Vn)*o}let d=dm(e,r,u+q.title*o,i-r,o),g=Math.ceil(e.values("context").length/d.columns)*
d.cell,y=u+q.title*o+Math.max(g,20*o)+Vn*o,p=y+(e.hasPointer?(q.title+q.scores)*o:0),b=p+(e.hasPointer?170:96)*o,w=b+Z+((e.
hasPointer?q.names:0)+(e.hasGate?48:30))*o,x=e.hasGate?28*o:0,$=pm(i-r,o)/s,k=bo*o,N=i-$-rn*k,M=Math.max(78*o,$*s/2+6),A=w+
x+34*o,O=i-$-16*o,_={most:on,top:A,bottom:A+(on+1)*M,x:r-6*o,right:O-8*o,segment:O};return{size:{width:t,height:_.bottom+
Math.max(0,($*s-M)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:f,context:d,pointer:y,ribbons:p,
places:b,gate:w,gateHeight:x,answers:_,full:$,across:{visits:a.map(({x:v})=>v),starts:[r,i],places:{room:[r,e.hasGeneration?
N-2*ac*o:i],gap:ac*o},generation:{start:N,gap:k},gate:i-$},bands:{ribbon:(v,C,W)=>Mo(p,v,b,C,W),into:(v,C,W)=>Mo(b+Z,v,w,
C,W),out:(v,C,W)=>W?ua(w+x,v,O+Z,C):Mo(w+x,v,w,v,!1)}}}function Mo(e,t,n,s,o){return o?Qs(e,t,n,s):Qs(e,t,e,t)}function mm(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+ko*o)/r,a=Math.min(i-ko*o,fm*o),c=Math.max(Tt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+ko*o),side:a,touch:Tt}))}function dm(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function pm(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var Tt,q,ic,hm,um,ko,fm,Vn,ac,Kt=S(()=>{"use strict";j();
Yt();Tt=44,q={title:26,bars:34,inputs:64,scores:52,names:56},ic=16,hm={least:20,most:110,lane:1},um=62,ko=8,fm=160,Vn=16,
ac=6});function Pt({reading:e,beside:t}){return t?[e,t]:[e]}function Jt(e){return Math.max(...Pt(e).map(({largestWeight:t})=>t))}
function Pe(e){return qn.layers+2*e}function Q(e){let t=qn.layers+2*e.layers,n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:
n;return{context:t,pointer:n,generation:s,gate:s+1}}function K(e,t){return e.beat>=t?1:0}var qn,dt=S(()=>{"use strict";qn=
{visits:0,slices:1,layers:2}});function Oo({isOwnScale:e}){return e?"Same scale for all heads":"Own scale for each head"}function an({lit:e}){return e?.
kind==="visit"?"last visit reads it":"last visit’s largest"}function zn(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;
if(!o.heads)return null;let a=i.type/13,c=60*a,l=s||!("visits"in i)?0:i.visits.width,h=17*a+c+D(cc,12.5*a)>l,u=r?h?"own \
largest":cc:E(Jt(e)),f=t+12*a,d=[m("text",{class:"small",x:t,y:n},"0"),m("image",{class:"map",href:Gt(gm,Eo,e.scale),x:f,
y:n-9*a,width:c,height:9*a,preserveAspectRatio:"none"}),m("rect",{class:"map-frame",x:f,y:n-9*a,width:c,height:9*a}),m("\
text",{class:"small",x:f+c+5*a,y:n},u)],g=Oo(e),y={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours o\
f the head maps go from 0 to ${r?"the largest weight of each head":u}. ${g}`};if(s){let b=17*a+c+D(u,12.5*a),w=m("rect",
{class:"ground",x:t-6*a,y:n+14*a-Tt,width:b+12*a,height:Tt});return m("g",{key:"scale",class:"switch",...y},w,d)}let p=D(
g,12.5*a)+16*a;return m("g",{key:"scale"},m("text",{class:"small",x:t,y:n-33*a},"Head maps: row reads column"),m("text",
{key:"weight",class:"small",x:t,y:n-17*a},`%: ${an(e)}`),d,m("g",{key:"switch",class:"switch",...y},m("rect",{class:"han\
dle stays",x:t,y:n+8*a,width:p,height:19*a,rx:9.5*a}),m("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},g)))}var Eo,
cc,gm,Yn=S(()=>{"use strict";j();Kt();U();dt();Ze();Eo=64,cc="largest of each head",gm=Float32Array.from({length:Eo},(e,t)=>t/
(Eo-1))});function hc(e,t){let n=L(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.max(200,Math.min(e.reading.
count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?1:0,share:1.2,marks:i=>xm(
e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>km(e,i,t)}]}function xm(e,t,n){let{reading:s,
isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=L(e),{count:h}=s,u=s.weights(r,i),f=s.isRemoved(r,i)||s.isSkipped(r,
"attention"),d=o?Math.max(...u)||1:Jt(e),g=$m(e,t,n,f),y=Math.min(.36*t.width,190*l),p=t.y+42*l,[b,w]=[t.width-y,t.height-
44*l-g.height],x=t.width<600*l?1.9:1.15,$={width:b/h,height:Math.min(w/h,x*b/h)},k={x:t.x+y,y:p,width:b,height:$.height*
h},N=`layers.${r}.heads.${i}`,M=$.height>=30*l,A=wm($.height,13*l);return[F(e,t.x,t.y+15*l,y>=150*l?"The visit that asks":
"Who asks",{kind:"strong",width:y-8*l}),m("g",{key:"columns"},_()),m("g",{key:"rows"},v()),m("image",{key:"weights",class:"\
map",href:Gt(u.map(I=>I/d),h,e.scale),...k,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",class:"map-\
frame",...k}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},C()),m("rect",{key:"colum\
n",class:"chosen-column",x:k.x+c*$.width,y:t.y,width:$.width,height:k.y+k.height-t.y,rx:3}),O(),m("rect",{key:"cell",class:"\
chosen-cell",x:k.x+c*$.width,y:k.y+a*$.height,width:$.width,height:$.height}),g.at(k.y+k.height)];function O(){let I=k.y+
a*$.height,R=19*l,H=(X,tt)=>m("rect",{key:X,class:"chosen-row",...tt,rx:3}),{height:z}=$;if(z>=R)return H("row",{x:t.x-3,
y:I,width:t.width+3,height:z});let ot={x:t.x-3,y:I+(z-R)/2,width:y,height:R};return[H("row",{x:k.x-1,y:I,width:k.width+2,
height:z}),H("asking",ot)]}function _(){let I=$.width>=14*l,R=Math.min(15*l,$.width-3*l),H=$.width>=30*l,z=k.x;return s.
visits.map((ot,X)=>{let tt=String(pt[ot.weekday]),at=ot.weekday!==s.visits[X-1]?.weekday,nt=k.x+X*$.width,ue=V(e,tt,"tin\
y"),kr=!I&&at&&nt>=z&&nt+ue<=k.x+k.width;kr&&(z=nt+ue+4*l);let ks=k.x+(X+.5)*$.width;return m("g",{key:`column ${X}`,class:`\
part choice${X===c?" here":""}${ot.masked?" off":""}`,"data-open":`${N}.${a}.${X}`,role:"button",tabindex:"-1","aria-lab\
el":`Read from visit ${X+1}: ${B(s,X)}${ot.masked?", masked":""}`},m("rect",{class:"ground",x:k.x+X*$.width,y:t.y,width:$.
width,height:42*l}),I&&bt(ot.category,ks-R/2,t.y+(H?0:22)*l,R),kr&&F(e,nt,t.y+38*l,tt,{kind:"tiny",key:"weekday"}),H&&[F(
e,ks,t.y+26*l,tt,{kind:"tiny",anchor:"middle",key:"day"}),F(e,ks,t.y+38*l,$.width>=40*l?ct(ot.start_minute):`${Math.floor(
ot.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],m("title",{},B(s,X)))})}function v(){return s.visits.
map((I,R)=>{let H=k.y+(R+.5)*$.height,z=R===a,ot=z||(h-1-R)%A===0&&Math.abs(R-a)>=A,X=Math.min(18*l,$.height-1.5*l),tt=$.
height>=12*l,at=t.x+(tt?X+10*l:4*l),nt=k.x-at-6*l,ue=z||M?"strong":"label";return m("g",{key:`row ${R}`,class:`part choi\
ce${z?" here":""}`,"data-open":`${N}.${R}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${R+1} asks: ${B(s,R)}`},
m("rect",{class:"ground",x:t.x,y:H-$.height/2,width:y,height:$.height}),tt&&bt(I.category,t.x+3*l,H-X/2,X),ot&&F(e,at,H+
(M?-2:4.5)*l,I.label,{kind:ue,width:nt,key:"name"}),M&&F(e,at,H+12*l,`${Ut(s,R)} · ${Ba(s,R)}`,{kind:"small",width:nt,key:"\
when"}),m("title",{},B(s,R)))})}function C(){let I=[];for(let R=0;R<h;R++){if(h>lc&&R!==a){I.push(m("rect",{key:`row ${R}`,
class:"cell",x:k.x,y:k.y+R*$.height,width:k.width,height:$.height,"data-open":`${N}.${R}.${c}`},m("title",{},B(s,R))));continue}
for(let H=0;H<h;H++)I.push(W(R,H))}return I}function W(I,R){let H=Number(u[I*h+R]),[z,ot]=[k.x+R*$.width,k.y+I*$.height],
X=I===a&&R===c,tt=String(Math.round(100*H)),at=ue=>$.width>=V(e,tt.padStart(2,"0"),ue)+2*l,nt=(H>=ym||I===a)&&$.height>=
13*l&&at("tiny");return m("g",{key:`${I} ${R}`,class:"cell"},m("rect",{key:"cell",x:z,y:ot,width:$.width,height:$.height,
"data-open":`${N}.${I}.${R}`,role:"button",tabindex:X?0:"-1","aria-current":X?"true":null},m("title",{},`${B(s,I)} reads\
 ${E(H,1)} from ${B(s,R)}`)),nt&&F(e,z+$.width/2,ot+$.height/2+4.5*l,tt,{kind:H/d>=.3&&at("strong")?"strong":"tiny",anchor:"\
middle",also:H/d>=bm&&!f?"on-dark":"on-light",key:"weight"}))}}function wm(e,t){return Math.max(1,Math.ceil(t/e))}function $m(e,t,{
layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,canAsk:c,reading:l}=e,h=L(e),u=l.isRemoved(n,s),f=t.height>=330*h,d=`la\
yers.${n}.heads.${s}`,y=[a&&{text:u?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":d},isPressed:u},
c&&!u&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":d}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:Oo(e),attributes:{"data-act":"sc\
ale"}}].filter(x=>x!==!1),p=i?"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${l.
count>lc?"Darker is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,b=f?P(p):[],w=G(e,{...t,
y:0},b,"small").height;return{height:w+40*h,at(x){let $=t.x,k=[];for(let{text:N,attributes:M,...A}of y){let O=mt(e,$,x+w+
22*h,N,M,A);$+O.width>t.x+t.width||(k.push(O.mark),$+=O.width+10*h)}return[m("g",{key:"explained"},G(e,{...t,y:x+3*h},b,
"small").marks),m("g",{key:"controls"},k)]}}}function km(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===i.
count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":ie(i,r);return[...Y(e,t,`How much does ${a} read from ${c}?`,`${a.
charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),m("g",{key:"worked"},Gn(e,J(e,t),Te(i,n,s,o,r),jn(i,n,s,o),r,[{letter:"\
q",words:`Query of ${B(i,o)}`,colour:"query"},{letter:"k",words:`Key of ${B(i,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var lc,ym,bm,uc=S(()=>{"use stri\
ct";re();Nt();vt();ae();_t();ft();Yn();j();U();dt();Ze();lc=24,ym=.045,bm=.6});function mc(e,t){let n=L(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Mm(e,s,t)},...e.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Am(e,s,t)}]:[]]}function Mm(e,t,{location:n}){
let{reading:s}=e,o=L(e),r=ve(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,[f,d]=[
i.toFixed(2),(1-i).toFixed(2)],g=s.pointerWeights,y=[],p=A=>r.visits.map(O=>({value:A*Number(g[O]),colour:"pointer"}));s.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:p(1),text:$t(a),open:"pointer"}),s.hasGate&&y.push({key:"from po\
inter",label:`× gate ${f}`,parts:p(i),text:$t(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:$t(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:$t(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:$t(u),isChosen:!0});let b=J(
e,t),w=s.hasGate?[[{text:`${f} × ${$t(a)} = ${$t(l)}`}],...P("come from the pointer,"),[{text:`${d} × ${$t(c)} = ${$t(
h)}`}],...P("from generation. Together:"),[{text:$t(u),kind:"strong"},{text:"."}],...P("All bars have one scale.")]:[...P(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=G(e,{...b,y:0},
w),$={...b,height:b.height-x.height-44*o},k=Ie(e,$,y.length,fc),N=G(e,{...b,y:b.y+k+8*o},w),M=mt(e,b.x,b.y+b.height-10*o,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Y(e,t,`How probable is ${s.nameOf(n).label}?`),
m("g",{key:"rows"},xt(e,$,y,{most:fc})),...N.marks,M.mark]}function Am(e,t,{location:n}){let{reading:s}=e,o=L(e),{visits:r,
pointer:i}=ve(s,n),a=J(e,t),c="Its visits";if(r.length===0){let p=P("None of the visits is here, so the pointer cannot c\
hoose it.");return[...Y(e,t,c),...G(e,a,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${Ut(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:$t(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...P(u),[{text:$t(i),kind:"strong"},
{text:"."}]],d=G(e,{...a,y:0},f),g={...a,height:a.height-d.height-8*o},y=Ie(e,g,h.length);return[...Y(e,t,c),m("g",{key:"\
rows"},xt(e,g,h,{isOrdered:!0})),...G(e,{...a,y:a.y+y+6*o},f).marks]}function $t(e){return E(e,e>=.01||e===0?1:e>=1e-5?3:
5)}var fc,dc=S(()=>{"use strict";Nt();vt();Ce();_t();ft();j();U();fc=56});function pc(e,t){let n=L(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>Em(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>Om(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Tm(e,s)}]}function Em(e,t,n){let{reading:s}=e,o=L(e),r=J(e,t),i=G(e,r,
P("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,d)=>({key:`visit ${d}`,label:f.label,says:Ut(s,d),category:f.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:T(Number(a[d]),2),text:E(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:f.masked,exact:`${B(s,d)}\
: score ${T(Number(a[d]),4)}, weight ${E(Number(c[d]),2)}`})),h=mt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...Y(e,t,"What the p\
ointer reads"),...i.marks,m("g",{key:"rows"},xt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Om(e,t,{visit:n}){let{
reading:s}=e;return[...Y(e,t,`How does the pointer score ${ie(s,n)}, ${Ut(s,n)}?`,`Score of ${ie(s,n)}`),m("g",{key:"wor\
ked"},Gn(e,J(e,t),Se(s,n),Hn(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${B(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Tm(e,t){let{reading:n}=e,s=L(e),o=J(e,t),r=n.pointerWeights,i=G(e,o,P("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:d,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:f,parts:g.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:E(d,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>E(Number(r[y]),2)).join(" + ")} = ${E(d,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=mt(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Y(e,t,"Sums per place"),...i.marks,m("g",{key:"rows"},xt(e,c,a)),l.mark]}var gc=S(
()=>{"use strict";Nt();vt();Ce();ae();_t();ft();j();U()});function yc(e,t){let n=L(e),s=bc(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>Sm(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>Nm(e,o,t)}]}function Xn(e,{layer:t,visit:n,number:s}){return s??nn(rt(e,`layers.${t}.residual_out`,n))}function bc(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,f,d,g="plain")=>{let y=rt(e,`${s}.${u}`,n),p=`length ${T(Math.hypot(...y))}`;a.push({key:u,title:f,says:d||
p,values:y,colour:g})},l=(u,f)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${s}.${u}.mean`)[n]),d=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${T(f,2)}, deviation ${T(d,2)}`}}function Sm(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=L(e),
a=J(e,t),c=Xn(s,n),l=bc(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,f=a.x,d=[],g=(y,p,b=!0)=>{let w=mt(e,f,a.y+a.
height-10*i,y,p,{isButton:b});f+w.width>a.x+a.width||(d.push(w.mark),f+=w.width+10*i)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...Y(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${B(s,r)}`,`Layer ${o}\
: ${B(s,r)}`),m("g",{key:"rows"},oe(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),m("g",{key:"controls"},d)]}
function Nm(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=L(e),a=Xn(s,n),c=J(e,t),{y:l}=c,h=[];for(let f of _m(s,o,r,a)){
let d=G(e,{...c,y:l},f);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...Y(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*i&&m("g",{key:"units"},vm(e,u,o,r,a))]}function _m(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(rt(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...P("Comes in:"),Jn(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(Kn("Norm 1:",tn(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(Kn("Norm\
 2:",tn(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,d,g){let y=g?"0 (skipped)":
T(Math.abs(f),2);return a?[...P(h),[{text:`${T(u,2)} ${f<0&&!g?"−":"+"} ${y} =`}],Jn(d)]:[...P(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":T(f,2),kind:"strong"}]]}}function Kn(e,t){if(!t)return P(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...P(e),[{text:`(${T(n,2)} ${s<
0?"+":"−"} ${T(Math.abs(s),2)})`}],[{text:`× ${T(o,3)} = ${T(r,2)};`}],...i===null||a===null?P("then a learned factor\
 and bias give").concat([Jn(c)]):[[{text:`${T(r,2)} × ${T(i,2)} ${a<0?"−":"+"} ${T(Math.abs(a),2)} =`}],Jn(c)]]}function Jn(e){
return[{text:T(e,2),kind:"strong"}]}function vm(e,t,n,s,o){let{reading:r}=e,i=L(e),a=rt(r,`layers.${n}.feed_forward.pre`,
s),c=rt(r,`layers.${n}.feed_forward.hidden`,s),l=Dn(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[w]))),f=Array.from(c).filter(w=>w>0).length,d=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${T(Le(h),2)}, the bias adds ${T(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=G(e,t,P(d+g),"small"),p=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,p).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${T(
Number(a[w]))} → ${T(Number(c[w]))}${l?` × ${T(Number(l.dot.second[w]),2)}`:""}`,text:T(Number(h[w]),2)}));return[...y.
marks,xt(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var Zn=S(()=>{"use strict";Nt();vt();Ce();ae();Fn();
_t();ft();j();U()});function To(e,t){let n=L(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:o=>Cm(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Pm(e,o,t)},...t.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>jm(e,o,t)}]:[]]}function So(e,t,n){let{trace:s,
count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.some(c=>c===t)||t==="position_\
from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":return s.
user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/wn)*wn;return`${ct(c)}\
 to ${ct((c+wn)%1440)}`}case"weekday":return Ci[r.weekday]??"";case"recency":{let c=Im(e,n);return c===null?"days before\
 the prediction":c>=Ds?`${Ds} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(r.duration_minutes/we)*we,l=c+we;return c>=Gs*we?`${Ht(Gs*we)} or more`:`${c?Ht(c):"0"} to ${Ht(l)}`}default:{let c=o-
n;return c===1?"the last visit":`${c} from the end`}}}function Im({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;
let o=r=>Date.parse(r.slice(0,10))/Lm;return Math.round(o(e.predict_at)-o(s))}function Cm(e,t,{kind:n,visit:s}){let{reading:o}=e,
r=L(e),i=J(e,t),a=o.slices.map(({name:f,label:d,lengths:g})=>({key:f,title:d,says:So(o,f,s),values:go(o,f,s),colour:Number(
g[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:d})=>f+d.length,0),l=G(e,i,P(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=mt(e,i.x,i.y+i.height-10*r,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[...Y(e,t,n==="inpu\
ts"?"What the last visit is made of":B(o,s)),...l.marks,m("g",{key:"rows"},oe(e,u,a)),h.mark]}function Pm(e,t,{kind:n,visit:s,
number:o}){let{reading:r}=e,i=L(e),a=J(e,t),c=rt(r,"inputs.projected",s),l=o??nn(c),h=Ya(r,s,l),u=n==="inputs"?"inputs":
`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:r.has("inputs.norm")?"all features, mixed":"",values:c,
colour:"stream"}],d={...a,height:Math.min(86*i,.26*a.height)},g=Fm(r,s,l),y=[],p=g.reduce(($,k)=>$+G(e,{...a,y:0},k).height+
4*i,0),b={...a,y:d.y+d.height+28*i,height:a.height-d.height-p-36*i},w=h?Wm(h):[],x=b.y+(w.length?Ie(e,b,w.length)+6*i:0);
for(let $ of g){let k=G(e,{...a,y:x},$);if(x+k.height>a.y+a.height+2)break;y.push(...k.marks),x+=k.height+4*i}return[...Y(
e,t,"The vector that enters the layers"),m("g",{key:"vector"},oe(e,d,f,{chosen:l,open:$=>`${u}.${$}`})),w.length>0&&G(e,
{...a,y:d.y+d.height+4*i},P(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&m("g",{key:"rows"},
xt(e,b,w)),m("g",{key:"lines"},y)]}function Wm({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,
parts:[{value:r.sum,colour:"plain"}],text:T(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${T(r.sum,
4)}`})),{key:"bias",label:"bias",parts:[{value:t,colour:"plain"}],text:T(t,2),exact:""}]}function Fm(e,t,n){if(!e.has("i\
nputs.norm"))return[];let s=Number(rt(e,"inputs.projected",t)[n]),o=Number(rt(e,"layers.0.residual_in",t)[n]),r=tn(e,"in\
puts.projected","inputs.norm","input_norm",t,n),i=[[...P("Sum:"),[{text:T(s,2),kind:"strong"}]],Kn("Norm:",r)];if(e.trace.
architecture.components.includes("sinusoidal")){let a=e.trace.architecture.d_model,c=Vt(e,"pos_encoding",t*a+n);e.trace.
interventions.sinusoidal===!1?i.push(P("No position encoding: it is off.")):c!==null&&r&&i.push([...P("Position encoding\
:"),[{text:`${T(r.result,2)} ${c<0?"−":"+"} ${T(Math.abs(c),2)} =`}],[{text:T(o,2),kind:"strong"}]])}return i}function jm(e,t,{
visit:n}){let{reading:s}=e,o=L(e),r=J(e,t),i=[];for(let g=0;g<s.layers;g++)for(let y=0;y<s.heads;y++){let p=Number(s.lastRow(
g,y)[n]),b=s.isRemoved(g,y)||s.isSkipped(g,"attention");i.push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:p,
colour:"plain"}],text:b?"off":E(p,1),open:`layers.${g}.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){
let g=Number(s.pointerWeights[n]);i.push({key:"pointer",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:E(g,1),open:`\
pointer.${n}`}),s.hasGate&&a.push(...P("To the answer the pointer carries"),[{text:`${E(g,1)} × gate ${s.gate.toFixed(2)}\
 = `},{text:E(g*s.gate,1),kind:"strong"},{text:"."}])}let c=G(e,r,P(s.visits[n]?.masked?"This visit is masked: nothing r\
eads it.":"How much the last visit reads from it"),"small"),l=G(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-
c.height-l.height-8*o},u=Ie(e,h,i.length),f=i.map(({parts:g})=>Number(g[0]?.value)),d=Math.max(Rm,...f);return[...Y(e,t,
"Who reads it?"),...c.marks,i.length>0&&m("g",{key:"rows"},xt(e,h,i,{largest:d})),m("g",{key:"end"},G(e,{...r,y:h.y+u+6*
o},a).marks)]}var Lm,Rm,No=S(()=>{"use strict";$n();Nt();vt();Ce();ae();Zn();Fn();_t();ft();j();U();Lm=864e5,Rm=.1});function xc(e,t){let n=It(t,e.reading);return n?Ra(e,n,Hm[n.kind](e,n)):[]}var Hm,wc=S(()=>{"use strict";qa();Nt();Za();
nc();uc();Ee();dc();gc();Zn();No();Ee();Hm={head:hc,stream:yc,inputs:To,visit:To,context:Va,pointer:pc,generation:ec,gate:Xa,
place:mc}});function ce(e,t,n){let{title:s,text:o}=Gm(e,t,n),r=n?.words?Dm(e,t,n):"";return{title:s,text:r?`${o} ${r}`:o}}function Dm(e,t,n){
let s=vo(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${E(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(e.location??0);return o===null?"":`${s} its probability i\
s ${E(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function Gm(e,t,n){switch(e?.kind){case"visi\
t":return Vm(e.visit??0,t);case"head":return zm(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:Bm(t)};case"stream":return Mc(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"\
its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model} numbers. ${Sc($c(t),!0)} ${$c(t).
length===1?"reads":"read"} nothing else of it.`};case"pointer":return Ac(t);case"generation":return Ec(t);case"gate":return Oc(
t);case"place":return Ym(e.location??0,t);default:return Km(t,n)}}function Bm(e){let{slices:t,trace:n}=e,s=Sc(t.map(({label:r})=>Um[r]??
r)),o=n.architecture.d_model;return e.has("inputs.norm")?`Each visit is ${t.length} vectors side by side: ${s}. One matr\
ix mixes them into ${o} numbers.`:`The network has ${t.length} vectors for each visit: ${s}. Its first layer reads ${o} \
numbers.`}function $c(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has(
"gate.logit")?["the gate"]:[]]}function Xt(e,t){let n=e.visits[t];return n?`${n.label}, ${pt[n.weekday]} ${ct(n.start_minute)}`:
""}function Vm(e,t){let n=t.visits[e],s=[],o=qm(e,t);if(n?.masked)return{title:`${Xt(t,e)}.`,text:"This visit is masked:\
 nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${E(o.weight)}.`),t.hasPointer){
let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`The pointer give\
s it ${E(r,1)}, after the gate ${_o(a)} of its place’s ${E(c,1)}.`:`The pointer gives it ${E(r,1)} of the answer.`)}return{
title:`${Xt(t,e)}.`,text:s.join(" ")}}function qm(e,t){let n=null;for(let s=0;s<t.layers;s++)for(let o=0;o<t.heads;o++){
if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function zm(e,t,n){
let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`\
Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.
lastRow(e,t),r=Ot(o),a=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${E(o[a])} from ${Xt(n,a)}`,l=r===n.
count-1?"itself":Xt(n,r);return{title:s,text:`The last visit reads ${E(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}
function Mc(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,i=s?`its heads add one of length ${T(
Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${T(
Number(n[r]))}; ${i}its feed-forward network adds one of length ${T(Number(o[r]))}.`}}function Ac(e){let t=e.pointerWeights,
n=Ot(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visits add up to ${E(s.probability)}`:"";return{
title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite visit is ${Xt(e,n)}, with ${E(
t[n])}. Most probable to copy: ${s?.label}${o}.`}}function Ec(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`\
It scores all ${e.trace.architecture.locations-2} places, visited or not. First comes ${t?.label} with ${E(t?.probability??
0)}, then ${n?.label} with ${E(n?.probability??0)}.`}}function Oc(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.
gate.learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(2)}: ${E(t)} of the answer’s distribution com\
es from the pointer, ${E(1-t)} from generation.`}}function Ym(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),
o=[`Its probability is ${E(s,1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;
o.push(`: gate ${l.toFixed(2)} × ${E(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${E(c,1)} by generation`)}let r=t.locations.
filter(a=>a===e).length,i=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}\
.`,text:`${o.join("")}. ${i}.`}}function Km(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${E(n.
probability,1)}.`;if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.location===n.location,l=e.wordsFor(t),
h=t.nameOf(t.trace.prediction.location).label,u=[...a===null?[]:[`That is ${Jm(n.probability,a)} ${l}.`],...c?[]:[`${vo(
l)} the answer was ${h}.`]];return{title:o,text:u.join(" ")}}let r=e.count===1?"the visit":`these ${e.count} visits`,i=e.
hasGate?` ${_o(n.from_pointer)} are copied from visits (pointer), ${_o(n.from_generation)} are generated.`:"";return{title:o,
text:`A neural network read ${r} and expects this place next.${i}`}}function Tc({kind:e},t,n){let{location:s,probability:o}=t.
trace.prediction,r=new Dt(n),{prediction:i}=n,a=e==="head"?"Switched off":"If nothing could read it",c=t.nameOf(s).label;
if(i.location!==s){let u=r.nameOf(i.location).label;return`${a}, the answer would be ${u} with ${E(i.probability,1)}.`}let l=E(
o,1),h=E(i.probability,1);return l===h?`${a}, ${c} would still get ${l}.`:`${a}, ${c} would get ${h} instead of ${l}.`}function Jm(e,t){
let n=Math.round(1e3*e)-Math.round(1e3*t);return n===0?"the same as":`${Math.abs(n/10).toFixed(1)} points ${n>0?"more":"\
less"} than`}function vo(e){return e.charAt(0).toUpperCase()+e.slice(1)}function _o(e){return`${(100*e).toFixed(1)} poin\
ts`}function Sc(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?vo(s):s}function Nc(e){
let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${Xt(e,0)}. Where d\
oes this person go next?`:`They begin with ${s?.label} and end with ${Xt(e,t-1)}. Where does this person go next?`,part:`\
visits.${t-1}`},{...ce({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)o.push(Xm(c,e)),o.push({...Mc(
c,e),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({...ce({kind:"context"},e,null),part:"\
context"}),e.hasPointer&&o.push({...Ac(e),part:"pointer"}),e.hasGeneration&&o.push({...Ec(e),part:"generation"});let{prediction:r}=e.
trace,i=e.nameOf(r.location).label,a=e.hasGate?`${Oc(e).text} `:"";return o.push({title:`${i}, ${E(r.probability,1)}.`,text:`${a}\
The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),o}function Xm(e,t){let n=`Layer ${e}.`;if(!t.heads)
return{title:n,text:"This network has no self-attention: no visit reads another one here.",part:null};let s=null,o=0;for(let i=0;i<
t.heads;i++){if(t.isRemoved(e,i))continue;o+=1;let a=t.lastRow(e,i),c=Ot(a);(!s||a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}
if(!s)return{title:n,text:"All of its heads are switched off.",part:null};let r=s.visit===t.count-1?"from itself":`from ${Xt(
t,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`} visits read one another; darker means more. The st\
rongest link of the last visit: head ${s.head} reads ${E(s.weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}var kc,Um,
Lo=S(()=>{"use strict";Ae();U();kc="Point at anything to see what it does.";Um={place:"place",who:"person",time:"time of\
 day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"}});function _c(e,t){let n=It(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Qm(n,t);break;case"stream":
return td(n,t);case"pointer":if(n.isLeaf)return ed(n,t);break;case"generation":if(n.isLeaf)return nd(n,t);break;case"gat\
e":return sd(t);default:break}return ce(St(Zm(n),t),t,null)}function Zm({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function Qm({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(g=>g>i).length,c=n===s?"its\
elf":B(o,s),l=`${B(o,n)}, reads ${E(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Te(o,e,t,n,s),f=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,d=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${T(h.
sum,2)}, which makes a score of ${T(u,2)}. ${f}${d}`}}function td({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>T(Math.hypot(
...rt(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${B(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function ed({visit:e},t){let n=E(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${B(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=Se(t,e),c=r!==null&&!i?` and the bias of its position is ${T(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${T(o.sum,2)}${c}; its score is ${T(a,2)}. The weight counts for ${ie(t,e)}.`}}function nd({
location:e},t){let{logit:n}=zt(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${T(n,2)}; `,r=`the so\
ftmax over all places makes it ${E(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function sd(e){let t=ce({kind:"gate"},e,null),n=_e(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${T(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var vc=S(()=>{"use strict";Ee();vt();
_t();ut();Lo();U()});function Rc(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function Ro(e,t){return`${e.tag} ${e.
key??t}`}function rd(e,t){let n=e.match(Qn)??[],s=t.match(Qn)??[],o=t.split(Qn);return n.length!==s.length||e.split(Qn).
join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});
return o.map((a,c)=>a+(i[c]??"")).join("")}}var Lc,od,Qn,ts,Ic=S(()=>{"use strict";j();Lc="http://www.w3.org/2000/svg",od=
new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),Qn=/-?\d+(?:\.\d+)?/g,ts=class{#s=new WeakMap;#t=new Map;#n=new WeakMap;#o=0;#e=0;constructor(t){
this.root=t,this.elements=[]}show(t,n=0){this.#f(),this.elements=this.#r(this.root,t,this.elements,n>0),this.#t.size&&this.#h(
n)}#r(t,n,s,o){if(n.every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),
[]}if(!s.length&&!t.firstChild){let a=n.map(c=>this.#i(Rc(c)));return t.append(...a),a}let r=new Map;for(let[a,c]of s.entries()){
let l=this.#s.get(c);l&&r.set(Ro(l.mark,a),c)}let i=n.map((a,c)=>{let l=Rc(a),h=r.get(Ro(l,c));r.delete(Ro(l,c));let u=h??
document.createElementNS(Lc,l.tag);return this.#l(u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.
entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(c,l??null)}return i}#i(t){let n=document.createElementNS(Lc,t.tag);
for(let[s,o]of Object.entries(t.attributes)){let r=Ye(o);r!==null&&n.setAttribute(s,r)}return this.#s.set(n,{mark:t,elements:this.#r(
n,t.children,[],!1)}),n}#l(t,n,s){let o=this.#s.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))Ye(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=Ye(c),h=Ye(r[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&od.has(a)?rd(h,l):null;u?this.#t.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#r(t,n.children,o?.elements??[],s);this.#s.set(t,{mark:n,elements:i})}#a(t){let n=this.#n.get(t)??this.#o++;
return this.#n.set(t,n),n}#h(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#f();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(
s)};this.#e=requestAnimationFrame(s)}#f(){cancelAnimationFrame(this.#e);for(let{element:t,name:n,end:s}of this.#t.values())
t.setAttribute(n,s);this.#t.clear()}}});function Cc(e,{names:t,run:n},s){if(!t.length)return e;let o=id*s/13;return Ln(e,r=>t.includes(r)?{className:"put-in",words:`\
put in from the ${n} run`,onTop:i=>ad(i,n,o)}:null)}function ad({attributes:{x:e,y:t,width:n}},s,o){let[r,i]=[Number(e)+
Number(n),Number(t)],a=.45*o;return m("g",{key:"put in",class:"badge"},m("circle",{cx:r,cy:i,r:o}),m("path",{d:`M${r+a} ${i-
a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),m("title",{},`Put in from the ${s} run`))}var id,Pc=S(()=>{"use strict";
eo();j();id=7});function Io(e,t,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute(
"aria-label",e),s.addEventListener("click",n),s}var es,Wc=S(()=>{"use strict";es=class{#s=0;#t=0;#n=[];constructor(t,n){
this.show=n,this.button=Io("Play the story","play",()=>this.toggle()),this.back=Io("Step back","back",()=>this.step(-1)),
this.forth=Io("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
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
0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function Hc(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=s.length*Fc*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[y,p]of o.querySelectorAll("*").entries()){let b=u[y];
b&&md(p,getComputedStyle(b)),p.matches(ud)&&h.push(p);for(let w of["class","data-part","data-open","data-act","tabindex",
"role"])p.removeAttribute(w)}for(let y of[...h,...o.querySelectorAll('[opacity="0"]')])y.remove();let f=document.createElementNS(
ns,"title");f.textContent=t;let d=document.createElementNS(ns,"rect");d.setAttribute("y",String(-c)),d.setAttribute("wid\
th",String(r)),d.setAttribute("height",String(l)),d.setAttribute("fill",n);let g=s.map((y,p)=>{let b=a*(p?1:cd),w=document.
createElementNS(ns,"text");return w.textContent=st(y,r-2*jc,b,p===0),w.setAttribute("x",String(jc)),w.setAttribute("y",String(
(p+.8)*Fc*a-c)),w.setAttribute("font-size",String(b)),w.setAttribute("font-weight",p?"400":"600"),w.setAttribute("fill",
getComputedStyle(e).color),w});return o.prepend(f,d,...g),o.setAttribute("viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("\
xmlns",ns),o.setAttribute("width",String(r)),o.setAttribute("height",String(l)),o.setAttribute("font-family",getComputedStyle(
e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.setAttribute("role","img"),o.setAttribute("aria-l\
abel",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(o),width:r,height:l}}function md(e,t){if(e.
localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("styl\
e","image-rendering: pixelated");for(let n of ld){if(fd.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(n);
s&&s!==hd[n]&&e.setAttribute(n,s)}}var ns,Fc,cd,jc,ld,hd,ud,fd,Dc=S(()=>{"use strict";U();ns="http://www.w3.org/2000/svg",
Fc=1.7,cd=1.2,jc=20,ld=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opacity","\
paint-order","font-size","font-weight","text-anchor","text-decoration-line"],hd={fill:"rgb(0, 0, 0)",stroke:"none","stro\
ke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-order":"n\
ormal","text-decoration-line":"none"},ud=".handle, .handle-words, .control, .escape",fd=new Set(["font-size","font-weigh\
t","text-anchor"])});function Bc(e,t=null,n=null){if(t===null)return[pd(e,n),gd(e,n)];let s=It(t,e);return s?dd[s.kind](e,s):[]}function pd(e,t){
let{hasPointer:n}=e,s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[
B(e,r),o.duration_minutes,...n?[Po(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function gd(e,t){
return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.
map(({location:n})=>{let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=ve(e,n),a=e.probabilityOf("final",n);return[
e.nameOf(n).label,s,o,r,i,a,...t?[t.knownProbability(n)]:[]]})}}function yd(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){
let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,d)=>B(e,d));if(!r)return[{caption:`Weights o\
f ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,d)=>[
f,...a.subarray(d*i,(d+1)*i)])}];let h=jn(e,t,n,s),{dot:u}=Te(e,t,n,s,o);return[ss(`Query of ${l[s]} × key of ${l[o]}, ${c}`,
["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,d)=>[f,Po(
h.scores[d]),a[s*i+d]])}]}function bd(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1",
"norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.o\
ut"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>rt(e,`${o}.${u}`,s)),a=Xn(e,t),c=Dn(e,
n,s,a),l=rt(e,`${o}.feed_forward.pre`,s),h=rt(e,`${o}.feed_forward.hidden`,s);return[{caption:`${B(e,s)}, in layer ${n}`,
columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(d=>d[f])])},{caption:`Hidden unit\
s of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","Afte\
r it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}
function Gc(e,{kind:t,visit:n}){let s=rt(e,"inputs.projected",n),o=[{caption:`What ${B(e,n)} is made of`,columns:["Featu\
re","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,So(e,i,n),c[n]])},Co("All feature\
s mixed by one matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(
a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function xd(e){return[Co(
"The context: the last visit after all layers",e.values("context"))]}function wd(e,{visit:t,isLeaf:n}){let s=Hn(e),o=e.visits.
map((l,h)=>B(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],Po(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=Se(e,t);return[ss(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function $d(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,zt(e,i.location).logit,
i.probability])},{dot:r}=zt(e,t);return n&&r?[ss(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function kd(e){let t=_e(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?ss(s,["Hidden un\
it","Weight"],t.dot):Co(s,t.hidden),n]}function Md(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=ve(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[B(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function ss(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function Co(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function Po(e){
return Number.isFinite(e)?e:"−∞"}var dd,Uc=S(()=>{"use strict";Ee();vt();Zn();No();_t();dd={head:yd,stream:bd,inputs:Gc,
visit:Gc,context:xd,pointer:wd,generation:$d,gate:kd,place:Md}});function Vc(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=Bc(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(bn(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([xn(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
e.append(o),o.showModal()}var qc=S(()=>{"use strict";js();Uc()});function os({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=Et(r,e),{most:a,top:c,bottom:l}=s.answers,h=o===
null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(a,h),f=u.slice(
0,-1).map(({location:p})=>p),d=Yc(f.map(p=>t?.knownProbability(p)??null),1),g=n&&t?Ed(f,e,t):null,y=(l-c)/u.length;return u.
map((p,b)=>{let w=c+(b+.5)*y,x=p.probability*s.full,$={pointer:g?.pointer[b]??null,generation:g?.generation[b]??null},[k,
N]=["pointer","generation"].map(M=>zc(p[M]*le({reading:e},M),$[M])*s.full);return{...p,was:t?d[b]??null:null,wasByPath:$,
middle:w,start:w+(Number(k)-Number(N)-x)/2,height:x}})}function zc(e,t){return Math.max(0,(t??e)-e)}function Ed(e,t,n){let s=(o,r)=>r?
Yc(e.map(i=>n.shareOf(o,i)),le({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function Yc(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function rs(e,t){let{reading:n,stage:s}=e,o=Ke(e),r=n.pointerWeights,i=p=>p.reduce((b,w)=>b+zc(r[w],o?.[w]??null),0),a=n.
pointedPlaces.map(p=>({...p,lost:i(p.visits)})).sort((p,b)=>b.probability+b.lost-p.probability-p.lost),c=a.filter((p,b)=>p.
probability+p.lost>=cn&&b<Ad||Wo(t,p.location)<t.length-1).map(p=>({...p,wish:y(p.visits)})),l=a.filter(({location:p})=>!c.
some(b=>b.location===p));if(l.length){let p=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:w})=>b+w,0),lost:i(p),visits:p,wish:y(p)})}c.sort((p,b)=>p.
wish-b.wish);let{room:h,gap:u}=s.across.places,f=c.map(({wish:p,probability:b,lost:w})=>({wish:p,length:(b+w)*s.full})),
d=f.reduce((p,{length:b})=>p-b,h[1]-h[0]),g=Un(f,Math.max(0,Math.min(u,d/(f.length-1||1))),...h);return c.map(({location:p,
label:b,probability:w,lost:x,visits:$},k)=>({path:"pointer",location:p,label:b,probability:w,start:Number(g[k]),lost:x,visits:$,
answer:Wo(t,p)}));function y(p){let b=p.map(x=>Math.max(r[x],o?.[x]??0)),w=b.reduce((x,$)=>x+$,0)||1;return p.reduce((x,$,k)=>x+
Number(b[k])/w*Number(s.across.visits[$]),0)}}function is({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
rn),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,lost:0,visits:[],answer:Wo(n,i)};return r+=c*t.full+o,l})}function le({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function kt(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function Wo(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var cn,Ad,he=S(()=>{"use strict";Me();ut();Yt();cn=.03,Ad=5});function Zt({stage:e},t){let n=e.type/13;return D(t,12.5*n)+13*n}function ln({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function as(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return m("g",{key:`temperature ${t}`},We(e,{act:`${t}_temperature`,words:ln(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function We(e,{act:t,
words:n,title:s,right:o,y:r,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||Fo*c,h=Zt(e,n),u=a?
" stays":"";return[m("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:o-h,y:r,width:h,height:l,rx:l/2},m("tit\
le",{},s)),m("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var Fo,cs=S(()=>{"\
use strict";j();U();Fo=18});function Kc(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[Qt(e,n,"Visits",jo(e,s),s),...Od(e),...t.rows.map((o,r)=>Sd(
e,r))]}function jo({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",o=`${s} \
in head ${t.head}`;return D(o,12.5*(e.type/13))<=n?o:s}function Qt({stage:e},t,n,s,o=400){let r=e.type/13;return m("g",{
key:`title ${n}`,class:"heading","aria-hidden":"true"},D(n,15*r,!0)<=o?m("text",{x:t,y:17*r,class:"title"},n):m("text",{
x:t,y:17*r,class:"small strong"},st(n,o,12.5*r,!0)),m("text",{x:t,y:35*r,class:"small"},st(s,o,12.5*r)))}function Od({reading:e,
stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of Ho(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.height)/
2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(m("rect",{key:`day ${o}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(m("text",{key:`weekda\
y ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function Ho({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=Td(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(pt[s.weekday])})}return t}function Td({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function Sd(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=Xe(o,n).includes(t),d=c.masked?"unmask":"mask",g=a&&e.canAct&&t<n.count-1,y=g&&f?Zt(e,d)+4*l:0,p=Math.min(Fo*l,i),
b=ls(c),w=i>=33*l,x=(w?20:13)*l,$=h+x+(w?14:8)*l,k=Go(e,t),N=Bo(e,t),M=f||N,A=k?42*l:0,O=s.visits.x+s.visits.width-4,_=O-
$,v=s.isDense?0:38*l,C=w?[m("text",{x:$,y:r-3*l,class:"strong"},st(c.label,_-y,13*l,!0)),m("text",{x:$,y:r+13*l,class:"s\
mall"},D(b,12.5*l)<=_-A?b:ct(c.start_minute)),k||_<D(b,12.5*l)+56*l?null:Nd(O+4-50*l,r+5*l,48*l,c)]:[m("text",{x:$,y:r+4.4*
l,class:M?"strong":"label"},st(c.label,_-Math.max(v,A)-y-9,12.5*l,M)),k||s.isDense?null:m("text",{x:O-y,y:r+4.4*l,class:"\
small end"},ct(c.start_minute))];return m("g",Do(e,t,c),m("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,
i-1),rx:a?5*l:1}),a&&bt(c.category,h+4*l,r-x/2,x),a?C:m("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),k&&a&&m("t\
ext",{x:O,y:r+(w?13:4.4)*l,class:N?"strong end":"small end"},k),g&&f&&We(e,{act:"mask",words:d,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:O+2,y:w?r-17*l:r-p/2,height:p}),
m("title",{},`${c.label}, ${pt[c.weekday]} ${b}`))}function Do({reading:e,lit:t},n,s){let o=Xe(t,e).includes(n);return{key:`\
visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${pt[s.weekday]} ${ls(s)}${s.masked?", masked":""}${e.hasPointer?`\
; pointer weight ${E(e.pointerWeights[n],1)}`:""}`}}function ls({start_minute:e,duration_minutes:t}){return`${ct(e)} · ${Ht(
t)}`}function Go({reading:e,lit:t},n){return t?.kind!=="head"?"":E(e.lastRow(t.layer??0,t.head??0)[n])}function Bo({reading:e,
lit:t},n){return t?.kind!=="head"?!1:Ot(e.lastRow(t.layer??0,t.head??0))===n}function Nd(e,t,n,{start_minute:s,duration_minutes:o}){
let r=Math.min(s+o,hn),i=Math.min(s,Math.max(0,s+o-hn)),a=(c,l)=>m("rect",{class:"stay",x:e+c/hn*n,y:t,width:Math.max(1,
(l-c)/hn*n),height:7});return m("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},m("rect",{class:"\
track",x:e,y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),m("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/hn*n-2,y:t-
3,width:5,height:13}))}function Jc(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,
{slices:i}=t,a=Math.max(...Pt(e).map(({longestSlice:y})=>y)),c=r/i.length,l=gt(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.
flatMap(({y,height:p},b)=>i.map(({lengths:w},x)=>{let $=Number(w[b])/a*Math.max(2,p-4);return{visit:b,x:o+x*c,y:y+p/2-2-
$,width:.72*c,height:$}})),[f,d]=Uo(u,({visit:y})=>h||l.includes(y)),g=i.map(({label:y},p)=>m("text",{key:`name ${y}`,class:"\
tiny middle",x:o+(p+.36)*c,y:(p%2?40:26)*s},y));return[m("g",Vo(e),m("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.
bottom-n.top+8,rx:6}),g,m("path",{key:"bars",class:"length",d:ke(d)}),f.length>0&&m("path",{key:"lit",class:"length lit",
d:ke(f)}),m("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),m("text",{class:"small",x:o,y:n.bottom+33*s},"of\
 the vectors"))]}function Uo(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function Vo(e){return{key:"slices",class:`part \
slices${yt(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:K(e,qn.slices),"aria-label":`What each\
 visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}var hn,Fe=S(()=>{"use strict";cs();re();ut();Ae();
j();U();dt();hn=1440});function Xc(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[Qt(e,n+6*o,"Answer",e.stage.isDense?"":_d(e),
s-n),...qo(e,t)]}function _d({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function qo(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=Et(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(f=>{let{location:d,label:g,category:y,probability:p,was:b,middle:w,height:x,start:$}=f,k=[{path:"poin\
ter",share:f.pointer*le(e,"pointer")},{path:"generation",share:f.generation*le(e,"generation")}],N=a===d,M=c+(y===null?6:
26)*i,A=Sn(g,l-M-(r===d?20*i:2),13.5*i,2,!0),O=w-(A.length>1?22:8)*i,_=w+(A.length>1?2:0)*i,v=c+6*i,C=u-8*i;return m("g",
{key:`place ${d}`,class:`part place${N?" lit":a!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"\
button",tabindex:d<0?null:"-1","aria-label":`${g}: ${E(p,1)}; from the pointer ${E(k[0]?.share??0,1)}, from generation ${E(
k[1]?.share??0,1)}${r===d?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*i,y:O-16*i,
width:u+10*i,height:_-O+50*i,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:$,width:Z-2,height:Math.max(1,x)}),
y!==null&&bt(y,c+5*i,O-13*i,16*i),A.map((W,I)=>m("text",{key:`name ${I}`,class:d<0?"label halo":"strong halo",x:M,y:O+15*
I*i},W)),r===d&&m("path",{key:"happened",class:"check",d:`M${l-16*i} ${O-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},m("title",
{},"This is where the person went.")),m("rect",{key:"track",class:"track",x:c+6*i,y:_,width:C,height:8*i}),k.map(({path:W,
share:I})=>{let R=m("rect",{key:W,class:`${W} bar`,x:v,y:_,width:Math.max(0,I*C),height:8*i});return v+=I*C,R}),b!==null&&
m("rect",{key:"before",class:"before",x:c+5*i+b*C,y:_-3*i,width:2,height:14*i}),m("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:_+23*i},E(p,1)),b!==null&&vd(c+60*i,_+23*i,p,b))})}function vd(e,t,n,s){let o=Math.round(1e3*n)-Math.round(
1e3*s);if(o===0)return m("text",{key:"change",class:"small",x:e,y:t},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).
toFixed(1)}`;return m("text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:e,y:t},r)}var zo=S(()=>{"use stric\
t";he();re();ut();j();Yt();U();Fe()});function Zc(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,f={x:h,y:u,columns:i,
cell:l},d={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return Yo(e,f,Ld(e,h,u,c,a*l),n.isDense?d:void 0)}function Yo(e,{
x:t,y:n,columns:s,cell:o},r,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...Pt(e).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,d)=>m("rect",{class:f<0?"below-zer\
o":"above-zero",x:t+d%s*o,y:n+Math.floor(d/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(f)/h)}));return m("g",{
key:"context",class:`part context${yt(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:K(e,Q(e.reading).
context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},m("rect",{class:"ground",x:t-3,y:n-
16*a,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*a),rx:4}),r,m("text",{key:"name",...i??c},"Context"),u,m(
"title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gate read the\
m.`))}function Ld({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-5*i,h=t.
gate+9*i;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("gate.logit")&&m("\
path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}var Ko=S(
()=>{"use strict";ut();j();dt()});function Qc(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?.hasGate?n.gate:t.gate,h=s.gate+a/2,u=hs(e);return m("g",Jo(e,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:a+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.
max(0,c-r)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},m("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function hs({reading:e}){return e.trace.architecture.
components.includes("gate")}function Jo(e,t){let{reading:n}=e,s=e.canAct&&hs(e);return{key:"gate",class:`part gate${yt(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${E(n.gate)} pointer`},tabindex:"-1",opacity:K(e,
Q(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${E(n.gate)} pointer, ${E(1-n.gate)} generation${n.trace.gate.learned?
"":", not learned"}`}}function us(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=Q(s).gate,a=x=>le(e,x),c=Et(r,s),l=new Map,
h=o.across.gate;for(let x of t)l.set(x,h),h+=x.probability*a(x.path)*o.full;let u=new Map;h=o.across.gate;for(let x of["\
pointer","generation"])for(let[$]of n.entries())u.set(`${x} ${$}`,h),h+=Number(n[$]?.[x])*a(x)*o.full;let f=t.map(x=>{let $=Number(
l.get(x)),k=x.probability*a(x.path)*o.full,N=kt(x.start,x.start+x.probability*o.full),M=kt($,$+k);return m("path",{key:`\
into ${x.path} ${x.location}`,class:`${x.path} band${b(x.location)}`,d:o.bands.into(N,M,i)})}),[d,g]=[o.across.gate,o.across.
gate+o.full],y=n.flatMap((x,$)=>{let k=x.start;return["pointer","generation"].map(N=>{let M=Number(x[N])*a(N),A=M*o.full,
O=Number(u.get(`${N} ${$}`)),_=kt(O,O+A),v=kt(k,k+A),C=x.wasByPath[N],W=C===null?null:p(N,O,k,A,C*o.full);k+=A;let I=`ou\
t ${N} ${x.location}`;return[A>0&&m("path",{key:I,class:`${N} band${b(x.location)}`,d:o.bands.out(_,v,i)}),W&&_n({key:I,
now:A,before:Number(C)*o.full,path:(R,H)=>o.bands.out(R,H,i),edges:W,style:b(x.location),title:`${x.label}, from ${N==="\
pointer"?"the pointer":"generation"}: ${vn(M,Number(C),e.before?s.wordsFor(e.before):"")}`})]})});return[f,y,i&&r?.kind===
"visit"&&w(r.visit??0)];function p(x,$,k,N,M){let A=Math.abs(N-M),O=x==="pointer",_=(W,I)=>{let R=O?W-(I?0:A):W+N-(I?A:0);
return[R,R+A]},[v]=_($,!1),C=Math.max(d,Math.min(g-A,v));return{more:[_($,!0),_(k,!0)],less:[[C,C+A],_(k,!1)]}}function b(x){
return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function w(x){let $=s.pointerWeights,k=t.find(({path:H,visits:z})=>H===
"pointer"&&z.includes(x));if(!k)return null;let N=[...k.visits].sort((H,z)=>H-z),A=N.slice(0,N.indexOf(x)).reduce((H,z)=>H+
$[z],0)*o.full,O=$[x]*o.full,_=a("pointer"),v=Number(l.get(k))+A*_,C=n[k.answer],W=Number(u.get(`pointer ${k.answer}`))+
A*_,I=Number(C?.start)+A*_,R=C?.location===k.location;return[m("path",{key:"visit into",class:"pointer band lit",d:o.bands.
into(kt(k.start+A,k.start+A+O),kt(v,v+O*_),i)}),R&&m("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(kt(W,
W+O*_),kt(I,I+O*_),i)})]}}var fs=S(()=>{"use strict";Me();he();ut();j();U();dt()});function tl(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=hs(e),f=`${E(t.gate)} pointer${u?"":", fixed"}`;return m("g",Jo(e,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),m("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),m("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==t.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},m("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Tt/2,s.size.width-
Tt),y:r+(i-Tt)/2,width:Tt,height:Tt})])}var el=S(()=>{"use strict";fs();j();Kt();U()});function nl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:f})=>f==="generation"),i=s.places-8*o,a=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=Q(n).generation,h=r.map(({
label:f,probability:d,location:g},y)=>{let p=c+y*17*o;return[m("text",{key:`name ${y}`,class:g<0?"small halo":"label hal\
o",x:a,y:p},st(f,i-a-(s.isDense?38:46)*o,13*o)),m("text",{key:`share ${y}`,class:"strong end halo",x:i,y:p},E(d))]}),u=r.
map(({probability:f,start:d,location:g},y)=>m("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:d,width:Z,height:l?
Math.max(.8,f*s.full):0},m("title",{},`${g<0?"The others":r[y]?.label}: ${E(f,1)} of the generation head`)));return m("g",
Xo(e,r),m("rect",{class:"ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),m("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?i:a,y:c-18*o},"Generation"),h,u)}function Xo(e,t){return{key:"generation",class:`part generation-b\
lock${yt(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:K(e,Q(e.reading).generation),"ar\
ia-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${E(s)}`).join(", ")}`}}var Zo=S(()=>{"use strict";ut();
j();Yt();U();dt()});function sl(e,t){let{reading:n,stage:s,lit:o}=e,r=Et(o,n),i=t.filter(({path:c})=>c==="pointer"),a=({location:c})=>r===null||
r===c?"":" dim";return m("g",{key:"places",opacity:K(e,Q(n).pointer)},i.map(c=>m("rect",{key:`bar ${c.location}`,class:`\
pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:Z},m("title",{},`${c.label}: ${E(
c.probability,1)} of the pointer`))),Cd(e,i).map(c=>Pd(e,c,a(c.flow))))}function Cd({reading:e,stage:t,lit:n},s){let o=t.
type/13,r=Et(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===r),l=[];for(let h of[...s].
sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:d,lost:g}=h;if(d+g<cn&&u>=0&&u!==r)continue;let y=u>=0,p=` ${E(
d)}`,w=`${st(f,a-i-D(p,13*o,!0),13*o,y)}${p}`,x=D(w,13*o,y)/2,$=h.start+d*t.full/2,k=Math.max(i+x,Math.min(a-x,$)),[N,M]=[
k-x,k+x];for(let A=0;A<Rd;A++){if(l.some(v=>v.row===A&&N<v.right+8*o&&M>v.left-8*o))continue;let _=k>$?"":k<$?" end":" m\
iddle";l.push({flow:h,text:w,isBold:y,left:N,right:M,row:A,anchor:_});break}}return l}function Pd({stage:e},{flow:t,text:n,
isBold:s,left:o,right:r,row:i,anchor:a},c){let l=e.type/13,h=e.places+Z+(14+Qo*i)*l,u=t.start+t.probability*e.full/2;return[
i>0&&m("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+Z}V${h-11*l}`}),m("text",{key:`name ${t.
location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function ol(e,t){let{reading:n,
stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.beat>=Q(n).generation,a=n.hasPointer?.42*(s.right-s.
left):s.right-s.left,c=s.places-(Id*Qo-6)*o;return m("g",Xo(e,r),m("rect",{class:"ground",x:s.right-a,y:c-36*o,width:a+6,
height:s.places+Z-c+40*o,rx:6}),m("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,
probability:u,start:f},d)=>{let g=` ${E(u)}`,y=st(h,a-D(g,13*o),13*o)+g;return[m("text",{key:`name ${d}`,class:l<0?"smal\
l end halo":"label end halo",x:s.right,y:c+d*Qo*o},y),m("rect",{key:`bar ${d}`,class:"generation bar",x:f,y:s.places,width:Math.
max(.8,u*s.full),height:i?Z:0},m("title",{},`${l<0?"The others":h}: ${E(u,1)} of the generation head`))]}))}var Rd,Qo,Id,
rl=S(()=>{"use strict";he();Zo();ut();j();Yt();U();dt();Rd=3,Qo=17,Id=4});function il(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=K(e,Q(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=gt(
o,n),h=Math.max(...a),u=s.fork+2*r,f={...!s.isDense&&{score:s.scores},weight:s.weights},d=D("Pointer",15*r,!0)+4*r,g=Zt(
e,ln(e,"pointer")),y=s.rows.flatMap(({y:b,isFull:w},x)=>{if(!w)return[];let $=a[x]>=.2*h||l.includes(x)?"strong":"small",
k=l.length&&!l.includes(x)?" dim":"";return[!s.isDense&&m("text",{key:`score ${x}`,class:`small end${k}`,x:s.scores,y:b+
4.4*r},T(c[x])),m("text",{key:`weight ${x}`,class:`${$} end${k}`,x:s.weights,y:b+4.4*r},E(a[x]))].filter(N=>N!==!1)}),p=t.
filter(({path:b})=>b==="pointer").map(b=>Fd(e,b));return[m("g",tr(e,t),m("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),Qt(e,u,"Pointer","",200),Object.entries(f).map(([b,w])=>m("text",{key:b,class:"\
small end","aria-hidden":"true",x:w,y:35*r},b)),!s.isDense&&as(e,"pointer",Math.max(s.weights+6*r,u+d+g)),m("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),y),m("g",{key:"ribbons",opacity:i},er(e,t),p)]}function tr(e,t){
return{key:"pointer",class:`part pointer-block${yt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:K(
e,Q(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${E(s)}`).join(", ")}`}}function er(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.
pointerWeights,a=Ke(e),c=gt(r,n),l=e.beat>=Q(n).pointer,h=Un(o.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,d=u.start+u.probability*
o.full;return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=i[g]*o.full,p=Number(h[g]),b=c.includes(g)?" lit":c.length?" d\
im":"",w=kt(f,f+y);f+=y;let x=a?.[g]??null,$=x===null?0:(x-i[g])*o.full,[k,N]=[d,Math.max(0,$)];d+=N;let M=`${n.visits[g]?.
label}: `,A=x===null||!s?`${M}${E(i[g],1)} of the pointer`:`${M}${vn(i[g],x,n.wordsFor(s))} of the pointer`;return[m("pa\
th",{key:`ribbon ${g}`,class:`pointer band${b}`,d:o.bands.ribbon(kt(p,p+y),w,l)},m("title",{},A)),_n({key:`ribbon ${g}`,
now:y,before:x===null?null:x*o.full,path:(O,_)=>o.bands.ribbon(O,_,l),edges:{more:[[p+y+$,p+y],[f+$,f]],less:[[p+y,p+y+$],
[k,k+N]]},style:b,title:A})]})})}function Fd(e,{path:t,location:n,label:s,probability:o,lost:r,start:i}){let{reading:a,stage:c,
lit:l}=e,h=c.type/13,u=Et(l,a),f=E(o),d=o+r>=cn||n<0||u===n,g=c.gate-c.ribbons-16*h,y=n>=0,p=st(s,g-D(` ${f}`,13*h,!0),13*
h,y),b=D(`${p} ${f}`,13*h,y)/2,x=a.hasGate&&Math.abs(i-c.across.gate+5*h)<Wd*h?D("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
$=Math.min(c.places+Z/2,c.gate-6*h-x-b);return m("g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},m("rect",{class:`${t}\
 bar`,x:c.places,y:i,width:Z,height:Math.max(.8,o*c.full)}),d&&m("text",{class:`${y?"strong":"small"} middle halo`,x:$,y:i-
5*h},`${p} ${f}`),m("title",{},`${s}: ${E(o,1)} of the pointer`))}var Wd,nr=S(()=>{"use strict";Me();he();cs();ut();j();
Yt();U();dt();Fe();Wd=16});function al(e){return[Wt(e,17*(e.stage.type/13),"Visits",jo(e,e.stage.size.width)),...jd(e),...e.stage.columns.map((t,n)=>Hd(
e,n))]}function Wt({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-D(n,15*r,!0)-12*r;return m("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},m("text",{class:"title halo",x:e.left,y:t},n),m("text",{class:"small end halo",x:o,
y:t},st(s,i,12.5*r)))}function jd({reading:e,stage:t}){let n=t.type/13;return Ho(e).flatMap(({start:s,end:o,weekday:r})=>{
let[i,a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[m("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=D(r,15*n,!0)&&m("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function Hd(e,t){let{reading:n,
stage:s,lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:f}=s.chips,d=Xe(o,n).includes(t),g=Math.min(20*l,i-3),y=ct(c.start_minute),p=Go(e,t),b=[
p||y,p?p.replace(" %",""):y.slice(0,2)],w=b.find(N=>D(N,12.5*l,!0)<=i)??b[1],x=f?Sn(c.label,i-6*l,12.5*l,2):[],$=d||Bo(e,
t),k={class:$?"strong middle":"small middle",x:r};return m("g",Do(e,t,c),m("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[bt(c.category,r-g/2,h+8*l,g),m("text",{key:"hour",...k,y:h+45*l},w),
x.map((N,M)=>m("text",{key:`name ${M}`,class:`${$?"strong":"small"} middle`,x:r,y:h+(62+15*M)*l},N))]:m("rect",{class:"l\
ane",x:r-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),m("title",{},`${c.label}, ${pt[c.weekday]} ${ls(c)}`))}
function cl(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=gt(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...Pt(e).map(({longestSlice:f})=>f)),l=(n.right-n.left)/r.length,h=n.inputs+(q.title+46)*o,u=r.map(({name:f,label:d,lengths:g},y)=>{
let p=Number(g[i]),b=n.left+(y+.5)*l,w=p/c*30*o;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-w,width:18*
o,height:w}),m("text",{key:`length ${f}`,class:"tiny middle",x:b,y:h-w-4*o},T(p)),m("text",{key:`name ${f}`,class:"small\
 middle",x:b,y:h+15*o},d)]});return m("g",Vo(e),m("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+
12,height:(q.title+q.inputs+6)*o,rx:6}),Wt(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${pt[a.weekday]} ${ct(a.start_minute)}`:
""),u,m("title",{},"Bars: length of each part’s vector"))}var un=S(()=>{"use strict";re();ut();j();Kt();U();dt();Fe()});function ll(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[m("g",tr(e,t),m("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(q.title+q.scores)*o,rx:6}),Wt(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),m("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Dd(e)),m("g",{key:"ribbons",opacity:K(e,Q(
n).pointer)},er(e,t))]}function Dd({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
g=>T(g)),i=gt(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(g=>D(g,11.5*s)>c-3),h=t.pointer+(q.title+
q.scores)*s,u=t.columns.find(g=>g.isFull),f=u?u.x-u.width/2:t.right,d=t.left-8*s;return t.columns.flatMap(({x:g,isFull:y},p)=>{
let b=i.length&&!i.includes(p)?" dim":"",w=o[p]>=.2*a||i.includes(p),x=E(o[p]).replace(" %",""),$=D(x,12.5*s,!0)/2;if(!y&&
(!w||g-$<d||g+$>f))return[];d=g+$;let k=w?"strong":"small",N=h-24*s;return[y&&m("text",l?{key:`score ${p}`,class:`tiny${b}`,
x:g+4*s,y:N+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(N+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middl\
e${b}`,x:g,y:N},r[p]),m("text",{key:`weight ${p}`,class:`${k} middle${b}`,x:g,y:h-6*s},x)].filter(M=>M!==!1)})}var hl=S(
()=>{"use strict";ut();nr();j();Kt();un();U();dt()});function ul(e){let{reading:t,stage:n}=e,s=n.type/13,o=K(e,Q(t).gate),r=os(e),i=[...rs(e,r),...is(e,r)];return[Yo(e,n.context,
Gd(e)),...t.hasPointer?ll(e,i):[],m("g",{key:"flows",opacity:o},us(e,i,r)),...t.hasPointer?[sl(e,i)]:[],...t.hasGeneration?
[ol(e,i)]:[],...t.hasGate?[tl(e)]:[],m("g",{key:"answer",opacity:o},Wt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),qo(e,r))]}function Gd({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(q.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var fl=S(
()=>{"use strict";zo();Ko();he();fs();j();el();rl();hl();Kt();un();dt()});function dl(e){let{stage:t}=e,n=t.type/13,s=Jt(e),o=m("g",{key:"legend",opacity:K(e,Pe(0))},zn(e,t.visits.x,t.bottom+(t.
isDense?24:51)*n,t.isDense)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=Zt(e,ln(e,"attention")),h=D(c,15*n,!0)+l+4*n<=i.
width,u=an(e),d=D(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return m("g",{key:`layer ${a}`,opacity:K(e,Pe(a))},i.maps.
length?Qt(e,i.x,c,d,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&as(e,"attention",i.x+i.width,(h?3:
21)*n),i.maps.map((g,y)=>Ud(e,g,a,y)),i.maps.map((g,y)=>or(e,g,a,y,s)),Vd(e,a))});return[o,...r]}function Ud(e,t,n,s){let{
reading:o,stage:r,lit:i}=e;if(o.isRemoved(n,s))return null;let a=o.lastRow(n,s),c=pl(e,n,s)?[...a.keys()].filter(u=>a[u]>=
Bd):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let f=Number(r.rows[u]?.y),
d=Math.max(.5,a[u]*r.full*.25)/2;return m("path",{key:`band ${s} ${u}`,class:"attention-band",d:jt(l,[f-d,f+d],t.x,[h-d,
h+d])})})}function pl({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function or(e,t,n,s,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:f,touch:d}=t,{count:g}=r,y=r.weights(n,s),p=r.lastRow(n,s),b=ml(
r,n,s),{before:w,overlays:x}=e,$=x&&w!==null&&ml(w,n,s)&&!b,k=$?`; switched off ${r.wordsFor(w)}`:"",N=c?Math.max(...y)||
1:o,M=pl(e,n,s),[A]=a?.kind==="visit"?gt(a,r):[],O=Ot(p),_=A??O,v=f/g,C=`Layer ${n}, head ${s}`,W=d?u-38*l:u+4,I=b?"swit\
ch on":"switch off",R=d===void 0&&Zt(e,I)<=f-6*l?I:I.slice(7),H=r.visits[O];return m("g",{key:`head ${s}`,class:`part he\
ad${M?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${C}: s\
witched off`:`${C}: the last visit reads most from visit ${O+1}, ${H?.label}, ${E(p[O])}${k}`},m("text",{class:"small",x:h,
y:u-(d?25:4)*l},`head ${s}`),!b&&(d!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${A===void 0?"small":"strong"}${d?
"":" end"}`,x:d?h:h+f,y:u-4*l},E(p[_])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("\
image",{key:"map",class:"map",href:Gt(Float32Array.from(y,z=>z/N),g,e.scale),x:h,y:u,width:f,height:f,preserveAspectRatio:"\
none",opacity:b?.15:1}),b&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),$&&m("path",{key:"earlie\
r cross",class:"crossed earlier",d:`M${h} ${u+f}L${h+f} ${u}`}),A!==void 0&&!b&&m("rect",{key:"column",class:"column",x:h+
A*v,y:u,width:Math.max(2,v),height:f}),(A!==void 0||M)&&!b&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,v),
width:f,height:Math.max(2,v)}),m("title",{},`${C}. ${b?"Switched off.":`The last visit reads ${E(p[_])} from ${r.visits[_]?.
label}. Darker: larger weight, up to ${E(N,1)}. Click to open.`}${$?` Switched off ${r.wordsFor(w)}.`:""}`),We(e,{act:"h\
ead",words:R,title:b?"Switch this head on again":"Switch this head off",right:h+f-(d?0:3)*l,y:W}),e.canAct&&d!==void 0&&
m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-d,y:u-d,width:d,height:d}))}function ml(e,t,n){return e.isRemoved(
t,n)||e.isSkipped(t,"attention")}function Vd(e,t){let{reading:n,stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;
let r=s.type/13,i=o.stream,a=ms(n,t),c=ir(e),l=s.streamWidth-8*r,h=a.map(({style:f,lengths:d},g)=>rr(e,t,f,s.rows.map(({
y,height:p},b)=>{let w=Math.max(1,Math.min(5*r,(p-3)/a.length));return{visit:b,x:i,y:y+(g-a.length/2)*w,width:Number(d[b])/
c*l,height:w-.6}}))),u=a.map(({name:f,style:d},g)=>[m("rect",{class:d,x:i,y:s.bottom+(10+sr*g)*r,width:9*r,height:9*r}),
m("text",{class:"small",x:i+14*r,y:s.bottom+(18.5+sr*g)*r},f)]);return m("g",ar(e,t),m("rect",{class:"ground",x:i-4,y:s.
top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+66*r,rx:6}),Qt(e,i,"Stream",`+ layer ${t}`,s.streamWidth),h,u,qd(e,
t,i+s.streamWidth+10*r))}function qd(e,t,n){let{reading:s,stage:o}=e;if(!s.has(`layers.${t}.residual_mid`))return[];let r=o.
type/13,i=s.trace.interventions.residuals===!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"\
residuals",words:["cut stream","join stream"],isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"fee\
d_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>We(e,{act:l,
words:String(h[Number(u)]),title:zd[l]??"",right:n,y:o.bottom+(5+sr*f)*r}))}function rr(e,t,n,s){let{lit:o,reading:r}=e,
a=yt(e,"stream",t)!==""?[r.count-1]:gt(o,r),[c,l]=Uo(s,({visit:h})=>!a.length||a.includes(h));return[m("path",{key:n,class:n,
d:ke(c)}),l.length>0&&m("path",{key:`${n} dim`,class:`${n} dim`,d:ke(l)})]}function ms(e,t){let{residual:n,attention:s,feedForward:o}=e.
stream(t);return[{name:"stream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"\
FFN",lengths:o,style:"feed-forward"}]}function ir(e){let t=0;for(let n of Pt(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of ms(
n,s))t=Math.max(t,...o);return t||1}function ar(e,t){let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{
key:"stream",class:`part stream${yt(e,"stream",t)}`,"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:K(
e,Pe(t)+1),"aria-label":`Stream of layer ${t}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, he\
ads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}var sr,Bd,zd,cr=S(()=>{"use strict";cs();
ut();Ae();Yn();j();U();dt();Fe();Ze();sr=19,Bd=.05;zd={residuals:"Residual connections of all layers: without them, only\
 what sublayers add goes on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed\
-forward network of this layer: skipped, it adds nothing"}});function gl(e){let{stage:t}=e,n=t.type/13,s=Jt(e);return t.layers.map(({y:o,maps:r},i)=>m("g",{key:`layer ${i}`,opacity:K(
e,Pe(i))},r.length>0&&Wt(e,o+15*n,`Layer ${i}`,an(e)),i===0&&zn(e,t.left+72*n,o+15*n,!0),r.map((a,c)=>or(e,a,i,c,s)),Yd(
e,i)))}function Yd(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),i=ms(n,t),a=ir(e),c=r+q.bars*
o,l=i.map(({style:h,lengths:u},f)=>rr(e,t,h,s.columns.map(({x:d,width:g},y)=>{let p=Math.min(8*o,.86*g/i.length),b=Number(
u[y])/a*q.bars*o;return{visit:y,x:d+(f-i.length/2)*p,y:c-b,width:.88*p,height:b}})));return m("g",ar(e,t),m("rect",{class:"\
ground",x:s.left-6,y:r-q.title*o,width:s.right-s.left+12,height:(q.title+q.bars+4)*o,rx:6}),Wt(e,r-10*o,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),Kd(e,i,r-10*o),l)}function Kd({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:i})=>{let a=o-D(r,12.5*s);return o=a-26*s,[m("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
m("text",{class:"small",x:a,y:n},r)]})}var yl=S(()=>{"use strict";cr();Yn();j();Kt();un();U();dt()});function bl({stage:{size:e},...t}){let n=Nn(t),s={...t,stage:Ao(t.reading,e.width,e.type,n)};return[m("g",{key:"visits"},
al(s)),m("g",{key:"inputs"},cl(s)),m("g",{key:"layers"},gl(s)),m("g",{key:"decoder"},ul(s))]}function xl(e,t,n){return Ao(
e,t,n).size.height}var ds,lr=S(()=>{"use strict";Me();j();fl();yl();Kt();un();ds=700});function $l(e,t,n){if(n==="Home")return e[0]??null;if(n==="End")return e.at(-1)??null;let[s,o]=Jd[n]??[0,!1],r=t?e.indexOf(
t):-1,i=e[r];if(s===0||!i)return null;let a=ps(i);if(!o){let f=e[r+s];return f&&ps(f)===a?f:null}let c=[...new Set(e.map(
ps))],l=c[c.indexOf(a)+s],h=e.filter(f=>ps(f)===l),u=f=>Math.abs(wl(f)-wl(i));return h.sort((f,d)=>u(f)-u(d))[0]??null}function ps(e){
return(e.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function wl(e){let{top:t,bottom:n}=e.getBoundingClientRect();
return(t+n)/2}var Jd,kl=S(()=>{"use strict";Jd={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});function Ml(e){let{reading:t}=e,n=Q(t),s=os(e),o=[...rs(e,s),...is(e,s)];return[Zc(e),...t.hasPointer?il(e,o):[],...t.hasGeneration?
[nl(e,o)]:[],m("g",{key:"flows",opacity:K(e,n.gate)},us(e,o,s)),t.hasGate?Qc(e):null,m("g",{key:"answer",opacity:K(e,n.gate)},
Xc(e,s))].filter(r=>r!==null)}var Al=S(()=>{"use strict";zo();Ko();he();fs();Zo();nr();j();dt()});function El(e){return e.stage.size.width<ds?bl(e):[m("g",{key:"visits"},Kc(e)),m("g",{key:"inputs"},Jc(e)),m("g",{key:"l\
ayers"},dl(e)),m("g",{key:"decoder"},Ml(e))]}var Ol=S(()=>{"use strict";Al();cr();j();lr();Fe()});function op({kind:e,layer:t=0,head:n=0,visit:s=0},o){if(e==="head"&&!o.isRemoved(t,n)&&!o.isSkipped(t,"attention"))return{
kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!=="visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function Sl(e,{
title:t,text:n}){let s=document.createElement("strong");s.textContent=t,e.replaceChildren(s,` ${n}`)}function rp(e){let t=({
title:n,text:s})=>n.length+s.length;return e.reduce((n,s)=>t(s)>t(n)?s:n)}function ip(e){return e.kind==="move"||e.kind===
"time"||e.kind==="stay"}function ur(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-pa\
rt")??null}var gs,Xd,Zd,Qd,tp,hr,ep,np,sp,Tl,ys,Nl=S(()=>{"use strict";Me();ba();xa();Aa();wc();vc();ut();Ic();Pc();Ae();
Lo();Yt();Wc();Dc();qc();lr();ze();kl();Ol();gs=240,Xd=150,Zd=120,Qd=13,tp=17,hr={type:16.7,width:900,side:36},ep=.05,np=
.5,sp=660,Tl=matchMedia("(prefers-reduced-motion: reduce)"),ys=class{#s=null;#t=null;#n=!1;#o=null;#e=null;#r=null;#i="";#l=null;#a=null;#h=null;#f=!1;#d=new Map;#y=0;get opened(){
return this.#a}get#u(){return this.#s&&Qi(this.#s.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],run:""};constructor(t,n={}){
this.root=t,this.hooks=n,t.classList.add("network-picture"),t.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=
document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute(
"aria-label","The network. Arrow keys walk it, Enter opens a part."),this.foot=document.createElement("div"),this.foot.className=
"picture-foot";let s=document.createElement("div");s.className="picture-controls";let o=document.createElement("div");o.
className="picture-words",this.room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute(
"aria-hidden","true"),this.caption=document.createElement("p"),this.caption.className="picture-caption",o.append(this.room,
this.caption);let r=document.createElement("button");r.type="button",r.textContent="Numbers",r.title="The numbers behind\
 what is shown, as a table (T)",r.addEventListener("click",()=>{this.#E()}),this.foot.append(s,o,r),n.circuit&&(this.circuits=
new Rn(n.circuit,()=>this.#p(gs)),r.before(this.circuits.legend,this.circuits.button)),t.replaceChildren(this.drawn,...n.
isStill?[]:[this.foot]),this.drawing=new ts(this.drawn),this.player=new es(s,i=>{this.#l=i,i!==null&&this.#a!==null&&(this.#a=
null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute(
"data-in-story",i!==null),this.#p(gs);let a=this.player.told?.part;a&&this.#C(a),this.hooks.told?.(i)}),this.#b()}#b(){let{
drawn:t}=this;new ResizeObserver(()=>this.#p(0)).observe(t),new MutationObserver(()=>this.#p(0)).observe(document.documentElement,
{attributeFilter:["data-theme"]}),t.addEventListener("pointerover",({target:n})=>{this.#h||this.#x(ur(n))}),t.addEventListener(
"pointerleave",()=>this.#x(null)),t.addEventListener("focusin",({target:n})=>this.#x(ur(n))),t.addEventListener("focusou\
t",()=>this.#x(null)),t.addEventListener("keydown",n=>this.#m(n)),t.addEventListener("click",({target:n})=>this.#T(n)),t.
addEventListener("pointerdown",n=>this.#N(n)),t.addEventListener("pointermove",n=>this.#_(n,!1));for(let n of["pointerup",
"pointercancel"])t.addEventListener(n,s=>this.#_(s,!0))}show(t,n=null,s=null,o=this.hooks.against){this.#s=new Dt(t),this.#t=
n&&new Dt(n,o),this.#n=n!==null&&o!==void 0&&o===this.hooks.against,this.#o=s&&new Dt(s),this.#d.clear(),this.circuits?.
renew(),this.#e=St(this.#r,this.#s);let r=Nc(this.#s);this.player.tell(r),Sl(this.room,rp(r.map(({bars:a="",...c})=>({...c,
text:`${c.text} ${a}`}))));let i=this.drawn.contains(document.activeElement);this.#p(this.#h?.follows?0:gs),i&&this.#c()}open(t){
let n=t===null?this.#a:null;this.#a=t,this.#e=this.#r=null;let s=this.drawn.contains(document.activeElement);this.player.
isOpen&&this.player.close(),this.#p(gs);let o=s&&n&&this.#O(n);o&&this.#w(o),s&&this.#c(),this.hooks.opened?.(this.#a)}#E(){
let t=this.#n?this.#t:null;this.#s&&Vc(this.root,this.#s,this.#u,t)}#O(t){return this.#$.map(s=>s.getAttribute("data-par\
t")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#c(){if(this.drawn.contains(document.activeElement))return;let t=this.
drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({
title:t,lines:n=[]}){let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return Hc(this.drawn,{title:t,
ground:s,lines:n})}light(t){if(this.#r=t,!this.#s)return!1;let n=St(t,this.#s);return JSON.stringify(n)===JSON.stringify(
this.#e)?!1:(this.#e=n,this.#p(0),!0)}#x(t){if(!this.light(t))return;let{kind:n,visit:s=0}=this.#e??{};this.hooks.pointed?.(
n==="visit"?[s]:[],this.#e&&t)}#T(t){if(!(t instanceof Element)||this.#f)return;let n=ur(t),s=t.closest("[data-more]"),o=t.
closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));
this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o==="scale")this.isOwnScale=!this.isOwnScale,this.#p(0);else if(o)
n&&o!=="gate"&&!o.endsWith("temperature")&&this.#S(n,o);else{let r=t.closest("[data-open]")?.getAttribute("data-open")??
n;r!==null&&this.open(r||null)}}#S(t,n){let s=this.#s&&St(t,this.#s),{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,
head:a=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:i,head:a}):r==="head"&&o({kind:r,layer:i,head:a}),r==="visit"&&o(
{kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attention"||n==="f\
eed_forward")&&o({kind:"skip",layer:i,part:n})}#N(t){this.#f=!1;let{act:n,edit:s,carry:o}=this.hooks;!this.#s||!(n||o)||
(this.#h=n?ka(t,this.#s,this.drawn,s!==void 0):Ma(t),this.#h?.follows&&t.preventDefault())}#_(t,n){let s=this.#h;if(!s||
t.pointerId!==s.pointer)return;n&&(this.#h=null);let o=s.to(t,n);o&&(this.#f=!0,!this.drawn.hasPointerCapture(s.pointer)&&
!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?this.hooks.carry?.(o):ip(o)?this.hooks.edit?.(o):this.hooks.
act?.(o))}#m(t){let n=t.target instanceof Element?t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("da\
ta-part")??null;(t.altKey?this.#L(t.key,s):this.#k(t.key,n,s))&&t.preventDefault()}#k(t,n,s){if(t==="Escape"&&this.#a!==
null)return this.open(ro(this.#a)||null),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()===
"t"&&this.#s)return this.#E(),!0;if(t.toLowerCase()==="c"&&this.circuits)return this.circuits.toggle(),!0;if(t.toLowerCase()===
"p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"put"}),!0;if((t==="Enter"||t===
" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.hooks.act&&!r?this.#S(s??""):
this.#T(n),!0}if(this.#u!==null&&this.#s){let r=io(this.#u,t,this.#s),i=n?.getAttribute("aria-current")==="true";r!==null&&
this.open(r);let a=this.drawn.querySelector(`[aria-current="true"][data-open="${r}"]`);return i&&a instanceof SVGElement&&
a.focus(),r!==null}let o=$l(this.#$,n,t)?.getAttribute("data-part")??null;return o!==null&&this.#w(o),o!==null}#v(t){let n=this.#$.
find(s=>s.getAttribute("data-part")===t);return n instanceof SVGElement?n:null}#w(t){let n=this.#v(t);n&&(this.#i=t,this.#P(),
n.focus())}#C(t){let{root:n,foot:s}=this,o=this.#v(t)?.getBoundingClientRect();if(!o||!n.classList.contains("tall"))return;
let r=n.scrollHeight>n.clientHeight+1,i=r?n:document.documentElement,a=r?n.getBoundingClientRect().top:this.hooks.covered?.()??
0,c=s.getBoundingClientRect().top,h=o.height<=c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy({top:h,behavior:Tl.matches?"\
auto":"smooth"})}#L(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#s,r=o&&St(n,o),{act:i,edit:a}=this.
hooks;if(!s||!r||!i)return!1;let c=!0;if(r.kind==="visit"){let l=r.visit??0;if(!a||!o.visits[l+s])return!0;a({kind:"move",
visit:l,by:s,isDone:c}),this.#w(`visits.${l+s}`)}else if(r.kind==="gate"){let l=Math.min(1,Math.max(0,o.gate+s*ep));i({kind:"\
gate",value:Math.round(100*l)/100,isDone:c})}else if(r.kind==="head"||r.kind==="pointer"){let l=r.kind==="head"?"attenti\
on":"pointer";i({kind:"temperature",of:l,value:oo(o,l,s*np),isDone:c})}else return!1;return!0}get#$(){return[...this.drawn.
querySelectorAll("[data-part][tabindex]")]}#P(){let t=this.#$,n=t.find(s=>s.getAttribute("data-part")===this.#i)??t[0];for(let s of t)
s.setAttribute("tabindex",s===n?"0":"-1")}#p(t){let n=this.#H();if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.
setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));let r=this.#u===null?[]:
xc(n,this.#u);!r.length&&this.#u!==null&&(this.#a=null);let{type:i}=n.stage,a=this.circuits?.circuit??null,c=r.length?r:
ma(Cc(El(n),this.putIn,i),a,i);this.drawing.show(c,Tl.matches?0:t),this.#u===null&&this.#P();let l=this.#u===null?null:_c(
this.#u,n.reading),h=this.#e?null:this.player.told,u=a&&!this.#e?ya(a,n.reading):null,{title:f,text:d}=l??h??u??ce(this.#e,
n.reading,n.before),g=!(l||h||u||this.#e);this.root.toggleAttribute("data-idle",g);let y=g&&!u&&!this.#t&&!this.hooks.isProjected,
p=this.circuits?.failure||(y?kc:""),b=l||h?"":this.#W(),w=this.putIn.names.includes(this.#r??"")?`It was put in from the\
 ${this.putIn.run} run.`:"",x=n.stage.streamWidth>0||this.root.classList.contains("tall"),$=!l&&x&&h?.bars||"",k=a&&this.#e?
pa(a,this.#r):"";Sl(this.caption,{title:f,text:[d,$,w,k,b,p].filter(Boolean).join(" ")})}#W(){clearTimeout(this.#y);let t=this.#r??
"",n=this.#d.get(t);return n!==void 0||!this.#e||this.#h?n??"":(this.#y=window.setTimeout(()=>{let s=this.#j();this.#d.set(
t,s),s&&this.caption.append(` ${s}`)},Xd),"")}#j(){let[t,n]=[this.#e,this.#s],s=t&&n&&op(t,n);try{let o=s&&this.hooks.whatIf?.(
s);return o?Tc(t,n,o):""}catch{return""}}#H(){let{clientWidth:t,clientHeight:n}=this.drawn,s=t<ds;if(!this.#s||t<Zd||n<1&&
!s)return null;let r=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(tp,Math.max(Qd,t/120));
this.root.classList.toggle("tall",s);let i={reading:this.#s,before:this.#t,overlays:this.#n},a=Nn(i),c=this.#I(r,{width:t,
height:n}),l=s?r:c,h=s?xl(this.#s,t,l):n,u=s&&this.#u!==null?sp:h;return{...i,beside:this.#o,stage:wo(this.#s,{width:t,height:u,
type:l},a),lit:this.#e??St(this.player.told?.part,this.#s),beat:this.#l??Number.POSITIVE_INFINITY,happened:this.happened,
isOwnScale:this.isOwnScale,scale:[this.#F("--map-least"),this.#F("--attention")],canAct:this.hooks.act!==void 0,canAsk:this.
hooks.ask!==void 0}}#I(t,n){if(!this.hooks.isProjected||!this.#s||n.width<hr.width)return t;let s=Math.max(t,hr.type);return wo(
this.#s,{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=hr.side)?s:t}#F(t){let n=getComputedStyle(this.
root).getPropertyValue(t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}}});async function fr({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await ap(e))}`}async function _l(e,t){let n=new Image;
n.src=await fr(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function ap(e){let t=await cp();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function cp(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await lp(n,e.href??document.baseURI)})}`}}catch{}
return""}async function lp(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${ye(new Uint8Array(await n.arrayBuffer()))}`}var vl=S(()=>{"use strict";xe()});var dr={};Hl(dr,{NetworkDrawing:()=>mr});var mr,pr=S(()=>{"use strict";ha();Nl();ze();vl();mr=class{#s;#t;#n=null;#o=null;#e=null;constructor(t,n){
let{title:s,hover:o,told:r,acts:i,isStill:a,isProjected:c}=n;this.#s=s,this.#t=new ys(t,{...o&&{pointed:o},...r&&{told:r},
...a&&{isStill:a},...c&&{isProjected:c}}),i&&(this.#e=new Tn(this.#t,{...i,answered:l=>{this.#n=l.figure,this.#o=l,i.answered(
l)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.text??null}follows(t){return this.#e?.
follows(t)??!1}async compute({server:t,query:n},s,{isSilent:o}){return!this.#n||n.against||!(o||ca(s,t))?null:la(this.#n.
meta,s,t,n)}draw(t){if(t!==this.#n){this.#n=t;let n=Xs.get(t),s=t.before&&qe(t.before);this.#o={trace:n??qe(t.trace),before:s};
let o=n?"browser":"server";this.#e?.begin(t.meta,this.#o.trace,s,o)}this.#o&&this.#t.show(this.#o.trace,this.#o.before)}get beats(){
return this.#t.player.count}tell(t){let{player:n}=this.#t;t===null?n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){
this.#t.mark(t)}async address(t,n){let s=this.#t.file({title:this.#s});return t==="svg"?fr(s):_l(s,n)}}});var Mr={min:.5,max:4},Dl={controls:["none","some","all"],caption:["none","title","all"]};function fe(e,t){return e==="sc\
ale"&&t!=="auto"?t.trim()!==""&&Number(t)>=Mr.min&&Number(t)<=Mr.max:e==="scale"?!0:e==="controls"||e==="caption"?Dl[e].
includes(t):CSS.supports("color",t)}As();var Es={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Bl="input, select, textarea, [contenteditable], dialog[open]",Ul="\
a[href], button, summary, [role=button]",Vl=".table-frame";function Or({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(s=!1),!(!s||
!t()||!Er(r)||n(r.key))&&(r.stopImmediatePropagation(),o(r))},{capture:!0}),window.addEventListener("keydown",r=>{Er(r)&&
o(r)}),window.addEventListener("change",({target:r})=>{s&&t()&&r instanceof HTMLElement&&r.blur()});let o=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function Er({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:o,ctrlKey:r,metaKey:i}){
if(n||s||o||r||i||!Object.hasOwn(Es,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Bl)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Ul))return!1;let a=t.closest(Vl);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var ql=1e5,zl=100,Tr=2e4,Yl=8,Kl=1e3;function Sr({state:e,height:t,set:n,mark:s=()=>{},keeps:o=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,h=d=>{if(r!==window)for(let g of a?
["*"]:i)r.postMessage(d,g)},u=(d,g)=>h({pointerscope:d,...g});r!==window&&Or({send:d=>{u("key",d);let g={method:"trigger\
Key",args:[Es[d.key]]};l||h(JSON.stringify(g))},isInDeck:()=>l,keeps:o});let f=()=>{let d={state:e(),height:t()};JSON.stringify(
d)!==c&&(c=JSON.stringify(d),u("height",{height:d.height}),u("state",{state:d.state}))};return window.addEventListener("\
message",({source:d,origin:g,data:y})=>{d!==r||!(a||i.includes(g))||(y?.pointerscope==="set"&&(n(Jl(y.state)),f()),y?.pointerscope===
"mark"&&s(Xl(y.visits)),y?.pointerscope==="deck"&&(l=!0),y?.pointerscope==="ask"&&(c="",f()))}),(d,g)=>d==="state"?f():u(
d,g)}function Jl(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,zl)){let o=s===null?null:Zl(s);(o===null||o!==void 0&&o.length<=ql)&&(t[n]=o)}return t}function Xl(e){return(Array.
isArray(e)?e.slice(0,Kl):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Zl(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Nr(e,Yl)<=Tr?JSON.stringify(e):void 0}function Nr(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=Nr(s,t-1),n>Tr)return Number.POSITIVE_INFINITY;
return n}ee();var Rr=Promise.resolve();function Ir(e){let t=Rr.then(ah).then(e);return Rr=t.catch(()=>{}),t}function ah(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}ee();var Os={width:960,height:540};function Pr(e){return{"HTML frame":Wr(e),"Web component":ch(e),Markdown:jr(e),Quarto:lh(e),
LaTeX:hh(e)}}function Wr(e){let{title:t,embed:n}=e;return`<iframe src="${ne(n)}" title="${ne(t)}" width="${Os.width}" he\
ight="${Os.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${Fr(e)}</iframe>`}function ch(e){
let{server:t,attributes:n}=e,s=Object.entries({server:t,...n}).map(([o,r])=>r===""?o:`${o}="${ne(r)}"`);return`<script s\
rc="${ne(new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${Fr(e)}</pointer-view>`}function Fr({title:e,caption:t,embed:n,picture:s}){let o=[e,t].filter(
Boolean).join(". ");return`<a href="${ne(n)}"><img src="${ne(s)}" alt="${ne(o)}" width="${Os.width}"></a>`}function jr({
title:e,embed:t,picture:n}){return`[![${uh(e)}](<${Cr(n)}>)](<${Cr(t)}>)`}function lh(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",Wr(e),"```",":::",'::: {.content-visible unless-format="html"}',jr(e),":::"].join(`
`)}function hh({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${fh(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${bh([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ne(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function uh(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Cr(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function fh(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var mh={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},dh=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
ph={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},gh=/[ąęįųĄĘĮŲ]/,yh=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function bh(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(yh,"")].flatMap(n=>[...ph[n]??xh(n)]).map(n=>mh[n]??wh(n)).join("")}function xh(e){return gh.test(e)?
e.normalize("NFD").slice(0,1):e}function wh(e){return/[&%$#_{}]/.test(e)?`\\${e}`:dh.test(e)?e:"?"}function Dr(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return $h(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Hr("Title",n),Hr("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function $h(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Hr(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,kh(n)),s.buffer}function kh(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function Ts(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var Mh=[1,2,4],Ah=2;function Br({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className=
"view-take";let a={link:mn("Link"),embed:mn("Embed"),json:mn("JSON"),offline:mn("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=He("JSON",()=>Gr(r(),`${e()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=Eh(()=>{let{link:p,embed:b}=t(),w=b?n():null;return{...p&&{Address:p},...w&&Pr(w)}}),u=()=>{let p=t();for(let b of Object.
keys(a)){let w=p[b];a[b].hidden=w===null,w!==null&&(a[b].href=w)}c.hidden=p.json!==null,h.hidden=p.link===null&&p.embed===
null,l.hidden=te.answers};for(let p of["pointerenter","focusin"])i.addEventListener(p,u);let f=document.createElement("s\
elect");f.setAttribute("aria-label","Size of the PNG"),f.append(...Mh.map(p=>{let b=p===Ah;return new Option(`${p}×`,String(
p),b,b)}));let d=async p=>{let{address:b,meta:w}=await s(p,Number(f.value)),x=w.origin??t().embed??location.href;Ts(Dr(b,
p,{title:w.title,origin:x}),`${e()}.${p}`)},g=()=>Gr(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),y=document.createElement(
"span");return y.append(He("PNG",()=>d("png"))," ",f),i.append(a.link,a.embed,y,He("SVG",()=>d("svg")),He("CSV",g),a.json,
c,a.offline,h,l),u(),i}function Eh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;
r.textContent="",o.hidden=!0;let c=Object.entries(e()).map(([l,h])=>He(l,()=>a(l,h)));s.replaceChildren(...c,r)});let a=async(c,l)=>{
o.value=l,o.hidden=!1,o.setAttribute("aria-label",c);let h=await Oh(l);h||o.select(),r.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function Oh(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function mn(e){let t=document.createElement("a");return t.textContent=e,t}function He(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Gr(e,t,n){Ts(new Blob(
[e],{type:n}),t)}De();var Ur={width:420,height:200},Th=300,se=2,ht=20,Ft=8,Vr=13,Yr=.75,Sh=3,Nh=7.5,_h=30,vh=44,Lh=18,Kr=240,Jr=90,Xr=56,Zr=90,
Rh=48,Ih=1.3,Ch=.6,Ph=9,Qr=1.4,ti=["coloraxis","coloraxis2"];function ei({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){
if(!n)return{data:e,layout:t};let i={width:n/r,height:s/r},a=o&&(i.width<Ur.width||i.height<Ur.height),c={...i,isFixed:o,
isTiny:a,isNarrow:i.width<560,scale:r},l=a?Wh(t,t.meta.small??{}):t;if(!o)return{data:e,layout:{...l,...zr(l,c)}};let h=jh(
Fh(e,l),c),u={...h,...zr(h,c),...Dh(e,h,c),...Uh(h,c)};return{data:Jh(e,h,c.height),layout:u}}function Wh(e,t){return ni(
e,t)}function ni(e,t){if(!qr(e)||!qr(t))return t;let n={...e};for(let[s,o]of Object.entries(t))n[s]=ni(e[s],o);return Object.
fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function qr(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function si(e,t){return Object.entries(e).filter(([s])=>t.test(s))}function oi(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function ri(e){return si(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function ii(e,t){return e[t]}function Fh(e,t){let{xaxis:n}=t,
s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(
s)&&o.length===s.length;return n?.tickangle!==-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,
ticktext:o}}}function jh(e,{width:t,isTiny:n,scale:s}){let{xaxis:o,yaxis:r,meta:i}=e,a=o?.ticktext;if(!o||o.tickangle!==
-90||!a||a.length<=se)return e;let c={...o,tickangle:0};if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&
r?.ticktext?.join()===a.join()){let d=a.map((y,p)=>pn(y,p,1/0)),g=a.map((y,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:g},
yaxis:{...r,ticktext:d}}}let[h,u]=o.domain??[0,1],f=(u-h)*(t-(n?Jr:Kr))/a.length;for(let d of[1,Yr]){let g=a.map((p,b)=>Hh(
pn(p,b,1/0),f/d));if(g.includes(""))continue;let y={...o.tickfont,size:d*s*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:g,...d<1&&{tickfont:y}}}}return e}function Hh(e,t){let n=Math.floor(t/Ft)-1,s=[];for(let o of e.split(" ")){
let r=s.at(-1);if(o.length>n)return"";r!==void 0&&r.length+1+o.length<=n?s[s.length-1]=`${r} ${o}`:s.push(o)}return s.length<=
Sh?s.join("<br>"):""}function Dh(e,t,{width:n,height:s,isTiny:o,scale:r}){let i=Gh(e,t),a=Math.max(...i.map(b=>b.length*
Ft+Rh)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*ht>s/(o?4:3),h=i.length>0&&!l,u=Bh(t,s,r),d=((u.
annotations?.find(({font:b})=>b?.size)?.font?.size??0)/r||ht)*Qr+2,g=Math.min(t.margin?.t??8,h?c*ht+4:t.annotations?.length?
d:8),y=ti.some(b=>ii(t,b)?.colorbar?.orientation==="h"),p=!t.margin||y&&!o;return{...l&&{showlegend:!1},...!p&&{margin:{
...t.margin,t:Math.ceil(g*r)}},...u}}function Gh(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,
visible:i,showlegend:a,legendgroup:c}of e)!o||(a===!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.values()]:[]}function Bh(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:f,
yanchor:d})=>f==="paper"&&d==="bottom",i=s.filter(r);if(!i.length)return{};let a=ri(e).map(([f])=>f),c=i.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...a.map(d=>d-f).filter(d=>d>0),1-f)),l=o.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-ht)/
Qr);if(h>=l)return{};let u=Math.max(Ph,h*n);return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function Uh(e,{
height:t,isTiny:n}){let s=Math.floor(t/3/Ft),o=t-ai(e,1/0,s)-Xr,r={};for(let i of ti){let a=ii(e,i);a&&(n?r[i]={...a,showscale:!1}:
r[i]=Vh(e,i,a,o))}return r}function Vh(e,t,n,s){let o=n.colorbar??{};if(s>=Th||o.ticktext||o.orientation==="h")return n;
let r=e.template.layout[t],i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let u=Math.max(se,Math.floor(a/ht/1.5));
return{...n,colorbar:{...o,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let f=h.at(-1);
(f===void 0||(u-f)/(l-c)*a>=ht)&&h.push(u)}return{...n,colorbar:{...o,tickvals:h}}}function zr(e,t){let{width:n,height:s,
isFixed:o,isTiny:r,isNarrow:i}=t,a=i?n:1/0,c=o?Math.floor(s/3/Ft):1/0,l=ai(e,a,c),h=o?l?Xr:Zr:0,u=Math.max(s-l-(r?2*ht:h),
ht),f=r?n-Jr:Math.max(n-Kr,60);return Object.fromEntries(si(e,/^[xy]axis/).map(([d,g])=>{let y=d.startsWith("x"),p=o&&y?
Yh(g,e,u):g,[b,w]=p.domain??[0,1],x=(w-b)*(y?f:u),$=e.template.layout.font.size*t.scale,k=qh(p,y,x,$,t),N=e.meta.priority?.[d];
return[d,zh(k,{isX:y,length:x,fontSize:$,upright:c,priority:N},t)]}))}function qh(e,t,n,s,{isTiny:o,isFixed:r}){let i=e.
title?.text??"";if(!o)return r&&!t&&i.length*Ft>Ih*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||
c-a>Ch)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Ft-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,
title:{...e.title,standoff:0,font:{size:s-2},text:h}}}function zh(e,{isX:t,length:n,fontSize:s,upright:o,priority:r},i){
let{width:a,isFixed:c,isTiny:l,isNarrow:h}=i,{ticktext:u,tickvals:f=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;
if(!u)return c||h&&t?Kh(e,t,n,i):e;let d=u.length;if(l&&t&&d===1&&e.tickangle===0&&(u[0]??"").length*Ft>n-Ft)return{...e,
tickfont:{size:.75*s}};if(d<=se&&(t||!c||n>=ht))return e;let y=!t&&c&&n/d<ht&&n/d>=Vr,p=t&&e.tickangle===0&&u.every(k=>/^\d+$/.
test(k)),b=Math.floor(n/(y?Vr:p?_h:ht)),w=d<=se?[d-1]:Xh(d,b,r),x=t&&e.tickangle!==0?o:1/0,$=ci(u,h?a:1/0,x);return{...e,
...y&&{tickfont:{...e.tickfont,size:Yr*s}},tickvals:w.map(k=>f[k]??k),ticktext:w.map(k=>$[k]??"")}}function Yh(e,t,n){let[
s]=oi(t,e.anchor)?.domain??[0,1],o=ri(t).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return e.side===
"top"||i>2.4*ht?e:{...e,title:{},...i<.9*ht&&{showticklabels:!1}}}function Kh(e,t,n,{isTiny:s,isNarrow:o}){let r=Math.max(
se,Math.floor(n/(t?vh:ht*1.5)));if(e.tickvals){let h=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.
filter((u,f)=>f%h===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(se,Math.floor(n/Lh))};
let c=o&&t&&e.nticks&&!s?se:r,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:e}function Jh(e,t,n){return e.
map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=oi(t,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;
return a===void 0?s:(i-r)*(n-Zr)<a*ht?{...s,texttemplate:""}:s})}function Xh(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;
let o=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??
0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function ai({xaxis:e},t,n){let s=e?.tickangle===
0?[]:e?.ticktext??[],o=ci(s,t,n).map(r=>r.length);return Math.max(0,...o)*Nh}function ci(e,t,n){return e.map((r,i)=>Zh(r,
i,t,n)).every((r,i)=>r===e[i])?e:e.map((r,i)=>pn(r,i,n,t))}function Zh(e,t,n,s){return n===1/0&&e.length<=s?e:pn(e,t,s,n)}
function pn(e,t,n,s=1/0){let o=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",
h]=a.split(" · "),u=n<1/0?14:1/0,f=Math.min(o?Math.max(5,Math.floor(s/48)):u,n),d=l.length>f&&!l.includes("&")?`${l.slice(
0,f-1)}…`:l;return i+(h?`${t+1} ${d}`:d)+c}ee();De();var Qh=12,pe=new Map,Ss=new Map;function vs(e,t){let n=JSON.stringify(Object.values(e)),s=pe.get(n)??new Map;pe.
delete(n),pe.set(n,s);for(let i of pe.keys()){if(pe.size<=Qh)break;pe.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise(
(i,a)=>tu(n,e,t,{resolve:i,reject:a}));return s.set(t,r),r.catch(()=>s.delete(t)),r}function tu(e,t,n,s){let o=Ss.get(e);
if(o){o.views.set(n,s);return}let r=new Map([[n,s]]);Ss.set(e,{query:t,views:r}),setTimeout(()=>{Ss.delete(e),eu(t,r)},0)}
async function eu(e,t){let{server:n,path:s,query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Lt(`${s}/\
figures?${Rt({...o,views:i,theme:r})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof et&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of t)c?nu(e,l).then(h,u):u(a)}}function nu({server:e,path:t,
query:n,theme:s},o){let r=Rt({...n,theme:s});return Lt(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}var Ns=new Map;async function hi(e,t){
let n=Ns.get(e),s=n??(e.startsWith("#")?su(e.slice(1)):ou(e));n||(Ns.set(e,s),s.catch(()=>Ns.delete(e)));let o=await s;if(lt(
o))return o;let{templates:r={}}=o.layout.meta,i=r[t];if(!i)return o;let a=li(i),c=new Map;for(let f of Object.values(r))
li(f).forEach((d,g)=>{c.set(d,a[g]??d)});let{data:l,layout:h}=_s({data:o.data,layout:o.layout},c),{meta:u}=o.layout;return{
...o,data:l,layout:{...h,meta:u,template:i}}}function li(e){return e.layout.colorway}function _s(e,t){return Array.isArray(
e)&&["string","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>_s(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,o])=>[s,_s(o,t)])):t.get(e)??e}async function su(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function ou(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new et(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function ge(e,{server:t,path:n,view:s,values:o}){let r=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},h=Rt({...i&&e!=="json"?{step:s}:
{},...o}).toString();return new URL(h?`${c[e]}?${h}`:c[e],t).href}function fi({x:e,y:t,xaxis:n,yaxis:s},o){let r=[ui(n,e,o),ui(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function ui(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function mi(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(ru()),{_fullLayout:o}=e;
if(!o)return;let r=t.flatMap(i=>n.map(a=>iu(o,o[i],a)));s.replaceChildren(...r.filter(i=>i!==null))}function ru(){let e=document.
createElement("div");return e.className="view-marks",e}function iu(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),o=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!o?._length)return null;let[c,l]=s?[t._offset+i,o._offset]:[o._offset,t._offset+
i],[h,u]=s?[a-i,o._length]:[o._length,a-i],f=document.createElement("div");return Object.assign(f.style,{left:`${c}px`,top:`${l}\
px`,width:`${h}px`,height:`${u}px`}),f}function pi(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function gi(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function yi(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function bi(e,t){return e.map(s=>{let{name:o,title:r,values:i}=s,a=xi(s)[i.indexOf(t[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function xi({values:e,labels:t}){return t??e}var gn=class{#s;#t;#n="";#o=0;#e=null;constructor(t,n){
this.#s=t,this.#t=n}offer({choices:t=[],player:n},s,o){let r=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#e=null,
this.#s.replaceChildren(...t.map(c=>this.#r(c))),r.length&&o&&this.#s.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#s.append(...this.#l(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#s.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#o),this.#o=0,this.#e&&(this.#e.textContent=
"Play")}#r(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=xi(t);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),di(s,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),di("Open",n)}#l({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[t]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},i=h=>{this.pause(),r(o()+h)},a=Ls(
"Play",()=>{if(this.#o){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#e=a;let c=Ls("‹",()=>i(-1)),l=Ls("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function di(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function Ls(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}var wi="vendor/plotly/plotly-traces-4.1.1.min.js",Rs;function yn(e){return window.Plotly?Promise.resolve(window.Plotly):
(Rs??=new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${wi}`,e).href:new URL(`../${wi}`,
import.meta.url).href;let o=()=>{Rs=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the p\
age to try again."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):o()),s.addEventListener("error",o),document.
head.append(s)}),Rs)}async function $i(e,t,n){let{width:s,height:o}=e.layout;return(await yn()).toImage(e,{format:t,width:s,
height:o,...t==="png"&&{scale:n}})}Ws();js();var br={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"i\
nterventions",against:"against"},xr=["inputs","removed"],hp=new Set(["server","source","model","lesson","view","theme","\
reads",...xr,...Object.keys(br)]),Pl=["scale","accent","controls","caption"],up=new Set([...Pl,"fill"]),Ll=":scope > a",
Rl="pointer-view:hover",gr=matchMedia("(prefers-color-scheme: dark)"),fp={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1},mp=120,dp=[["short",576,0],["low",352,0],["tight",288,352]],bs={height:525,width:640,least:.75,most:4},pp="\
400px 0px",Il=660,gp="[data-answer]:not(pointer-view *)",yp=/^(\w+):(\d+)$/,bp="The server draws this chart, and it does\
 not answer.",xp="The answer above is computed in this browser.",wp="Type visits, or add a place, to see what the model \
answers.",je=null,yr=null,wr=class extends HTMLElement{#s=null;#t=null;#n=null;#o=0;#e=!1;#r="";#i=!1;#l="";#a=[];#h=!1;#f=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#x()},{rootMargin:pp});#d=new ResizeObserver(()=>requestAnimationFrame(()=>this.#B()));#y=new MutationObserver(
t=>this.#T(t.map(({attributeName:n})=>n??"")));#u=t=>this.getAttribute(t);#b=()=>{if(!this.#n||!this.#t){this.#k();return}
this.#I(this.#L),this.#A()};#E=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#O=({type:t})=>this.#ot(t==="beforeprint");connectedCallback(){
this.#s??=this.#V(),this.#p(),document.addEventListener("pointerscope:theme",this.#b),document.addEventListener(Rl,this.#E),
gr.addEventListener("change",this.#b);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#O);this.#d.
observe(this),this.#y.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#f.observe(this):this.#h=!0,this.#k()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#b),document.removeEventListener(Rl,this.#E),gr.removeEventListener(
"change",this.#b);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#O);this.#d.disconnect(),this.#y.
disconnect(),this.#f.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#a.join()&&(this.#a=t,this.#J())}get chosen(){
return this.#t?this.#R:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#X();
return Math.ceil(t+dn(this.#t)+n)}get#c(){return this.#s??=this.#V(),this.#s}#x(){this.#h=!0,this.#f.disconnect(),this.#k()}#T(t){
t.some(s=>up.has(s))&&(this.#p(),this.#A()),t.includes("beat")&&this.#N();let n=t.filter(s=>hp.has(s)&&!this.#S(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#h?this.#x():n.length?this.#k():this.#m.some(({name:s})=>t.includes(s))?this.#U()&&
this.#A():t.includes(this.#l)&&this.#k()}#S(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#b(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#N(){if(!this.#r)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#_(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#g("beat",{beat:t===null?null:t+1})}get#m(){return this.#t?Mt(this.#t).choices??[]:[]}#k(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#j()}))}get#v(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#w(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:wt.href}get#C(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#L(){let t=this.getAttribute("theme");return t===
"auto"?gr.matches?"dark":"light":(t??this.#C)==="dark"?"dark":"light"}get#$(){let t=this.getAttribute("scale");return t===
"auto"?this.#P:t!==null&&fe("scale",t)?Number(t):1}get#P(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/bs.height,t/bs.width))/10;return Math.min(bs.most,Math.max(bs.least,
s))}#p(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#$)):
this.style.removeProperty("--scale"),t&&fe("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#W(){if(this.hasAttribute("lesson")){let n=xr.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(br).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#j(){let{needsHistory:t,query:n}=this.#W;
this.#o+=1;let s=this.#o,o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#v&&r&&(!t||n.visits||n.record);
if(!o&&!i){this.#D(wp);return}if(!this.#h){this.#D("");return}let a=this.#L;this.#I(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#w,path:this.#v,query:n,theme:a},l=this.hasAttribute("server")?this.#w:"",[h]=await Promise.
all([o?hi(o,a):this.#H(c,r),o?null:r===de?Promise.resolve().then(()=>(pr(),dr)):yn(l)]),u=lt(h),f=u?await Promise.resolve().then(()=>(pr(),dr)):
null;u||await yn(l),await Ir(()=>{s===this.#o&&(this.#rt(f?.NetworkDrawing??null,Mt(h).title),this.#t=u?h:structuredClone(
h),this.#at(this.#t),this.#F({...c,theme:"light"},r))})}catch(c){s===this.#o&&this.#z(c)}finally{s===this.#o&&this.removeAttribute(
"aria-busy")}}async#H(t,n){let s=n===de?this.#n:null,o=this.getAttribute("model")??"",r=await s?.compute(t,o,{isSilent:!1});
if(r)return r;try{return await vs(t,n)}catch(i){if(!Cl(i))throw i;let a=await s?.compute(t,o,{isSilent:!0});if(!a)throw i;
return a}}#I(t){this.#C!==t?this.dataset.theme=t:delete this.dataset.theme}#F(t,n){if(!this.#t||lt(this.#t))return;let{template:s,
meta:o}=this.#t.layout,r=o.templates?.light;je??=r??(this.#L==="light"?s:null),!(je||this.hasAttribute("source"))&&(yr??=
vs(t,n),yr.then(i=>{lt(i)||(je??=i.layout.template)}).catch(()=>{yr=null}))}#ot(t){if(this.#i=t,!this.#t||!this.#r)return;
let n=je??this.#n;this.#I(t&&n?"light":this.#L),this.#A(),t||requestAnimationFrame(()=>this.#A())}#V(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#M("h3","view-title"),caption:this.#M("p","view-caption"),choices:this.#M(
"div","view-choices"),summary:this.#M("p","view-summary"),failure:this.#M("p","view-failure"),trust:this.#M("p","view-tr\
ust"),plot:this.#M("div","view-plot"),details:this.#M("details","view-table"),exports:Br({name:()=>this.#tt,links:()=>this.#gt(),
view:()=>this.#t&&this.#yt(this.#t),picture:(r,i)=>this.#dt(r,i),csv:()=>xn(this.#Q()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#Z());let s=new gn(n.choices,{selected:()=>this.#R,select:(r,i)=>this.#mt(r,i),open:r=>this.#g(
"open",r)}),o=this.querySelector(Ll);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...o?[o]:
[]),this.addEventListener("toggle",({target:r})=>this.#ft(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:s}}#M(t,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(
t);return o.className=n,o}#rt(t,n){if(t===null==(this.#n===null))return;let s=this.#c,o=s.plot.cloneNode();o.removeAttribute(
"data-listening"),o.role=t?"group":"img",s.plot.replaceWith(o),s.plot=o,this.#n?.bar?.remove(),this.#n=t?new t(o,{title:n,
isProjected:this.hasAttribute("fill"),hover:r=>this.#g("hover",{visits:r}),told:r=>this.#_(r),acts:{server:()=>this.hasAttribute(
"source")?null:this.#w,answered:r=>this.#it(r),resized:()=>requestAnimationFrame(()=>this.#B())}}):null,this.#n?.bar&&s.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#n??{};s?this.setAttribute(
"interventions",s):this.removeAttribute("interventions"),this.#U()&&this.#A(),this.#g("interventions",n)}#q(t){let{plot:n,
details:s,choices:o,exports:r,failure:i}=this.#c;for(let c of[n,s,o,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#D(t){this.#t=null,this.#l="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#q(!0),this.#c.
summary.textContent=t}#z(t){this.#D("");let{failure:n}=this.#c,s=Cl(t)&&document.querySelector(gp)!==null,o=s?bp:me(t);if(n.
replaceChildren(o),s&&n.append(" ",$p()),n.hidden=!1,this.#g("failed",{message:o}),!(t instanceof et)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#k()),n.append(" ",r)}#at(t){let{title:n,caption:s,controls:o}=this.#c,r=Mt(t);n.textContent=r.title,n.hidden=
!1,s.textContent=r.caption,this.#ct(r.trust),this.toggleAttribute("data-network",lt(t)),this.#q(!1),o.offer(r,lt(t)?[]:t.
data,!this.hasAttribute("fill")),this.#U()&&this.#A()}#ct(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.
hasAttribute("source")||!te.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.getAttribute("mod\
el")??"");s.href=new URL(`insights/${o}#view-${t.view}`,this.#w).href,s.textContent="Which explanation to believe",n.append(
" ",s)}#A(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#i,s=this.#G(dn(this.#t)),o=n?Math.min(s.width||Il,Il):s.width;
if(!o)return;lt(this.#t)?(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}p\
x`:"",this.#lt(t,this.#t,{...s,width:o}));let r=!this.dataset.drawn;r&&this.querySelector(Ll)?.remove(),this.#r=`${o}×${s.
height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#N(),this.#J(),this.#g("drawn",{})}#lt(t,{data:n,layout:s},o){
let r=this.#i,i=r&&je?{...s,template:je}:s,a=this.#Y({data:n,layout:i},o);window.Plotly?.react(t,a.data,r?{...a.layout,width:o.
width}:a.layout,fp),t.dataset.listening||this.#ht(t)}#Y({data:t,layout:n},{width:s,height:o,isFixed:r}){let i="rgba(0, 0\
, 0, 0)",a=this.#$,{font:c,hoverlabel:l}=n.template.layout,h=c.size*a,u=ei({data:t,layout:kp(n)},{width:s,height:o,isFixed:r,
scale:a}),f={font:{size:h},hoverlabel:{...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...u.layout,
...a!==1&&f,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#ht(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{
if(!n)return;n.data.meta&&this.#g("open",n.data.meta);let[,s,o]=yp.exec(String([n.customdata].flat()[0]))??[];s&&this.#g(
"select",{table:s,row:Number(o)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#g("hover",{visits:fi(n,this.#K)})}),t.
on("plotly_unhover",()=>this.#g("hover",{visits:[]}))}get#K(){return this.#t?Mt(this.#t).visit_axes??[]:[]}#g(t,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#J(){!this.#t||!this.#r||(this.#n?this.#n.mark(
this.#a):mi(this.#c.plot,this.#K,this.#a))}#G(t){let{plot:n}=this.#c,s=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#p(),this.#ut();let{above:o,below:r}=this.#X();this.
style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),mp);return{width:s,height:i,
isFixed:!0}}#ut(){let[t,n]=[this.offsetWidth/this.#$,this.offsetHeight/this.#$],s=dp.filter(([,o,r])=>n<o||t<r).map(([o])=>o).
join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#X(){let{plot:t,details:n,exports:s}=this.#c,o=this.getBoundingClientRect(),
r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(
...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-o.top)/r,below:a/
r}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("deta\
ils"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#B())}#B(){if(!this.#t)return;let{width:t,height:n}=this.#G(
dn(this.#t));t&&this.#r!==`${t}×${n}`&&this.#A()}#mt(t,n){this.setAttribute(t,String(n)),this.#g("option",{[t]:n})}#U(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:gi(this.#m,this.#u);if(n)return this.#z(new Error(n.
message)),this.#l=n.name,!1;let s=Mt(t),o="";if(this.#m.length&&!lt(t)){let r=this.#R;this.#c.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));Ni(t,r);let{summaries:i}=s;i&&(s.summary=i.texts[yi(
this.#m,i.by,r)]??""),o=`: ${bi(this.#m,r)}`}return this.#c.summary.textContent=s.summary??"",this.#c.plot.setAttribute(
"aria-label",`${s.title}${o}. ${s.summary??""}`),this.#Z(),!0}get#R(){return pi(this.#m,this.#u)}#Z(){let{details:t}=this.#c;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Mt(this.#t).title}`),n.append(...this.#Q().map(bn)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#Q(){return this.#t?Li(this.#t,this.#R):[]}async#dt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:lt(s)?await this.#n?.address(t,n)??"":await $i(this.#pt(s),t,n),meta:Mt(
s)}}#pt(t){let{data:n,layout:s}=structuredClone(t),o=this.#G(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#Y({data:n,layout:s},o),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#tt(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#et(){return{server:this.#w,path:this.#v,view:this.getAttribute("vi\
ew")??"",values:{...this.#W.query,...this.#R}}}get#nt(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Pl.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&fe(s,o??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&te.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#et;return{link:n,embed:ge(
"embed",this.#st(o)),json:ge("json",o),offline:ge("offline",o)}}#st(t){let{controls:n,...s}=this.#nt,o={...t.values,...s,
...n&&n!=="some"&&{controls:n}};return{...t,values:o}}#yt(t){let n=this.#et,{title:s,summary:o=""}=Mt(t),r=["model","les\
son","view","reads",...xr,...Object.keys(br)],i=[...this.attributes].filter(({name:f})=>r.includes(f)),{theme:a,...c}=this.#nt,
l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:f,value:d})=>[f,d])),...this.#R,...l&&{theme:l},
...c},u=this.#st(n);return{title:s,caption:o,name:this.#tt,server:n.server,embed:ge("embed",u),picture:ge("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([f,d])=>[f,String(d)]))}}};function Cl(e){return e instanceof et&&e.status===0}function $p(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=xp,e}function kp(e){let t=Object.
entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=o.type==="category"&&!o.categoryarray&&r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(
t)}customElements.define("pointer-view",wr);var $r=["visits","record","user","predict_at","top_k","interventions","against"],ws=["scale","controls","caption","accen\
t"],Mp={ArrowRight:1,PageDown:1,ArrowLeft:-1,PageUp:-1},$s="beat",Ap={controls:"some"},xs=e=>e.replaceAll("_","-"),it=Ar(
document,"pointer-view"),Ep=(it.dataset.options??"").split(" ").filter(Boolean);function Wl(e){if(e.visits||e.record)for(let t of $r)
it.removeAttribute(xs(t));if("theme"in e){let t=e.theme??null;document.dispatchEvent(new CustomEvent("pointerscope:choos\
e-theme",{detail:t}))}for(let t of[...$r,...ws,$s,...Ep].filter(n=>n in e)){let n=e[t]??Ap[t]??null;n===null?it.removeAttribute(
xs(t)):(!ws.includes(t)||fe(t,n))&&it.setAttribute(xs(t),n)}}function Op(){let{askedTheme:e,theme:t}=document.documentElement.
dataset,n=[...$r,...ws,$s].map(s=>[s,it.getAttribute(xs(s))]);return{...Object.fromEntries(n.filter(([,s])=>s!==null)),theme:e??
t,...it.beats&&{beats:it.beats},...it.chosen}}var Fl=Object.fromEntries(new URLSearchParams(location.search));for(let e of[
"theme",...ws])delete Fl[e];Wl(Fl);var fn=Sr({state:Op,height:()=>it.wantedHeight,set:Wl,mark:e=>it.mark(e)});it.addEventListener(
"pointer-view:drawn",()=>fn("state",{}));it.addEventListener("pointer-view:beat",()=>fn("state",{}));it.addEventListener(
"pointer-view:option",()=>fn("state",{}));it.addEventListener("pointer-view:hover",({detail:e})=>fn("hover",e));it.addEventListener(
"pointer-view:failed",({detail:e})=>fn("failed",e));function Tp(e){let t=Number(it.getAttribute($s)),n=e.target instanceof
Element&&e.target.closest("[data-part], input");if(!t||n||e.defaultPrevented||e.altKey||e.ctrlKey)return;let s=t+(Mp[e.key]??
0);s===t||s<1||s>it.beats||(e.preventDefault(),it.setAttribute($s,String(s)))}document.addEventListener("keydown",Tp);
