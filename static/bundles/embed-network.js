var eh=Object.defineProperty;var S=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var Nr=(e,t)=>{for(var n in t)eh(e,n,{get:t[n],enumerable:!0})};function vr(e,t,n){let s=Ss(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function Ss(e,t,n){
let s=e.querySelector(t);return s&&sh(s,n)?s:null}function sh(e,t){return e instanceof(t??HTMLElement)}var Ns=S(()=>{"us\
e strict"});async function It(e,t,n=$t){let s=await xh(new URL(`api/${e}`,n),t);if(String(n)===$t.href&&$h(s!==null&&!wh(s)),!s)return Wr();
if(s.status===ph)return;if(!(s.headers.get("content-type")??"").includes("json")){let i=bh(s.status);throw new et(s.status,
[{where:"",message:i,suggestions:[]}])}let r=await s.json().catch(Wr);if(!s.ok)throw new et(s.status,r.errors??[]);return r}
async function xh(e,t){try{let n=await fetch(e,t);return dh.includes(n.status)?null:n}catch(n){if(Hr(n))throw n;return null}}
function Fr(e){let t=AbortSignal.timeout(gh);return e?AbortSignal.any([e,t]):t}function wh({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function $h(e){e!==te.answers&&(te.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function Wr(e){throw Hr(e)?e:new et(0,[{where:"",message:yh,suggestions:[]}])}
function Hr(e){return e instanceof DOMException&&e.name==="AbortError"}function Rt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function me(e){return e instanceof Error?
e.message:String(e)}var et,$t,te,dh,ph,gh,yh,bh,ee=S(()=>{"use strict";et=class extends Error{constructor(t,n){super(n.map(
s=>s.message).join(" ")),this.status=t,this.problems=n}},$t=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),
te={answers:!0},dh=[502,504],ph=204,gh=5e3,yh="No response could be read. Your input is still here; check your connectio\
n and try again.",bh=e=>`The server answered with ${e}.`});function lt(e){return"kind"in e&&e.kind===de}function At(e){return lt(e)?e.meta:e.layout.meta}function yn(e){return lt(e)?
e.meta.height??0:e.layout.height}var de,Ge=S(()=>{"use strict";de="network"});function ye(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let o of t)
s+=String.fromCharCode(o);return btoa(s)}function be(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var xe=S(()=>{"use strict"});function Ue(e){if(Array.isArray(e))return _u(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Nu[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(be(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function _u(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function Be({values:e,
shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:vu(e,n*o,(n+1)*o),shape:s}}function vi({values:e,shape:t}){
return t.length<2?e:Hs({values:e,shape:t})}function Hs(e){return Array.from({length:e.shape[0]??0},(t,n)=>Be(e,n).values)}
function vu(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Nu,Ds=S(()=>{"use strict";xe();Nu={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function Iu(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function Ii({shape:e}){return e.reduce((t,n)=>t*
n,1)}function Ri(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(Ii(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Ru(e,i,l,r);o.push(a)}return o.at(-1)??new s(0)}
function Ru(e,t,n,s){let{op:o}=t;if(o==="constant")return Cu(t,n);let r=Pu(e,t,n).map(([u,f])=>s(u,f)),[i=0,a=0,c=0]=r;if(o===
"view"||o==="join")return i;if(o==="where")return i?a:c;if(o==="matmul")return Du(r);if(o==="collect")return js.sum?.(r)??
0;if(o==="softmax")return Fu(e,t,n,r);let l=js[o];if(l)return l(r);let h=Lu[o];if(!h)throw new RangeError(`There is no o\
peration ${o}.`);return h(i,a)}function Pu(e,t,n){let{op:s,of:o=[],groups:r}=t,[i=0,a=0]=o;if(s==="view")return[[i,ju(t,
n)]];if(s==="join")return[Gu(e,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[h,u]=[Math.floor(n/l),n%l],f=Math.floor(h/(t.shape.at(-2)??1))*c*l;return Li(c).flatMap(
m=>[[i,h*c+m],[a,f+m*l+u]])}if(s==="softmax"||s in js){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,h=Li(
c).map(u=>[i,l*c+u]);return o.length>1?[...h,[a,0]]:h}return o.map(c=>[c,e[c]?.shape.length?n:0])}function Cu({values:e=0},t){
return Iu(Array.isArray(e)?e[t]??Number.NaN:e)}function Wu(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function Fu(e,t,n,s){let{place:o,width:r}=Wu(e,t,n),i=Hu(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function Hu(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-
n)/s))}function Du(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function ju({shape:e,offset:t=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function Gu(e,t,n){let s=n;for(let o of t){let r=Ii(e[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function Li(e){return Array.from({length:e},(t,n)=>n)}function Uu(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Bu(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var Lu,
js,Pi=S(()=>{"use strict";Lu={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,
maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Uu(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Bu(e/Math.SQRT2))},js=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Fi({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let o=e[s.trace];if("lines"in s){let r=Ve(s.lines,t,n);
Object.assign(o,zu(r,n[s.row],s))}else o[s.attribute]=vi(Ve(s.is,t,n))}}function Ve(e,t,n){let s=Vu(t),o=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===Wi?0:a.indexOf(n[i]??"")};return{values:Ri(e,(i,a=[])=>{let c=s[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,h)=>Be(l,o(h)),c).values}),shape:e.at(-1)?.shape??[]}}
function Vu(e){let t=Ci.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,Ue(s)])),Ci.
set(e,t)),t}function zu({values:e,shape:t},n,{above:s,to:o}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Wi&&
l!==n))for(let h=0;h<c;h+=1){let u=Number(e[l*c+h]);u<=s||u>o||(r.push(0,1,null),i.push(l,h,null))}return{x:r,y:i}}var Wi,
Ci,Gs=S(()=>{"use strict";Ds();Pi();Wi="all",Ci=new WeakMap});function ji(e,t){let{table:n}=At(e);if(n&&"rows"in n)return[n];if(lt(e))return[];let{data:s,layout:o}=e,r=n?[qu(n,o.meta,
t)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Yu(o,a)),...r]}function Mn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Us("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of t)o.insertRow().append(Us("th",r,"row"),...i.map(a=>Us("td",a)));return n}function An(e){
let t=s=>s.map(Xu).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function qu(e,t,n){let{columns:s,labels:o}=e;if("values"in e){let i=e.values.map(a=>Ve(a,t,n).values);return{columns:s,
rows:o.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Hs(Ve(e.matrix,t,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function Yu(e,t){let n=Ue(t.z??[]),s=Hi(e,t,"y").map((o,r)=>[o,...Array.from(Be(n,r).values)]);return{columns:[
t.name??"",...Hi(e,t,"x")],rows:s}}function Hi(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>Di(String(c)));let o=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(Di);let{shape:a}=Ue(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Di(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function Xu(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
Ju,"$1'").replace(Zu,"'"),n=Ku.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Us(e,t,n){let s=document.
createElement(e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=
Number(o)===0?o.replace("-",""):o,s}var Ku,Ju,Zu,Bs=S(()=>{"use strict";Ds();Ge();Gs();Ku=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
Ju=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Zu=/^(?=[\t\r\n])/});function tf(e){return e.split(Qu)}function Et(e){return tf(e).map((t,n)=>{if(n%2===0)return t;let s=document.createElement(
"span");return s.className="with-unit",s.textContent=t,s})}var Qu,ze=S(()=>{"use strict";Qu=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});function j(e,t,n=!1){let s=0;for(let o of e)s+=Vs(o);return s*t*(n?1.06:1)}function Vs(e){return ef.test(e)||e===" "?.29:
nf.test(e)?.87:sf.test(e)?.65:.55}function st(e,t,n,s=!1){if(j(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-Vs("…"),r="";
for(let i of e){if(o-=Vs(i),o<0&&r)break;r+=i}return`${r.trimEnd()}…`}function En(e,t,n,s,o=!1){let r=[],i="",a=e.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||j(h,n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(
c)].join(" ");break}r.push(i),i=l}return[...r,st(i,t,n,o)]}function E(e,t=0){let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.
toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function we(e,t){let n=Math.round(1e3*(e-t))/10;return{change:n,size:Math.
abs(n).toFixed(1),sign:n>0?"▲":"▼"}}function T(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(
t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Dt(e){let t=Math.round(e);if(t<60)return`${t} mi\
n`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function ct(e){let t=n=>String(Math.floor(
n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var ef,nf,sf,gt,B=S(()=>{"use strict";ef=/[ijlI.,:;'|!()[\]]/,nf=/[mwMW%@—…]/,
sf=/[A-ZÄÖÜ0-9+=<>]/;gt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function of({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function Gi({prediction:e},{prediction:t,places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.label??
t.name}, `,{change:r,size:i,sign:a}=we(e.probability,t.probability);return{value:`${o}${(100*t.probability).toFixed(1)} \
%`,change:s&&r?`${a} ${i} points`:"",isMore:r>0}}function zs(e,t){e.replaceChildren(...Et(t?of(t):"…"));let{location:n,
probability:s}=t?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.engine}))r===void 0?delete e.
dataset[o]:e.dataset[o]=String(r)}var Ui=S(()=>{"use strict";B();ze()});var qe,qs=S(()=>{"use strict";qe={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{
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
order {items}",item:"{position}",between:" ",first:1},parts:["position"],default:[]}}});var Bi=S(()=>{"use strict"});var Vi=S(()=>{"use strict"});var zi,qi,On,$e,Ys,Ks,Tn=S(()=>{"use strict";zi=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],
qi=2,On=15,$e=30,Ys=8,Ks=99});function Sn(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Js=S(()=>{"use strict";Tn()});function Yi(e){return Object.entries(qe).flatMap(([t,n])=>{let s=e[t]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:t,declared:n,value:s}]:[]})}function Ki({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[e[r],o])))}var Ji=S(()=>{
"use strict";qs();Bi();Vi();Js()});function Zs(e,t,n){switch(t.kind){case"head":return af(e,t,n.architecture);case"mask":return cf(e,t.visit,n.visits);case"\
skip":return lf(e,t);case"residuals":return ff(e);case"gate":return hf(e,t);case"temperature":return uf(e,t)}}function af({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,f)=>[Math.floor(
f/i),f%i]),c=e==="all"?a:e,h=c.some(([u,f])=>u===s&&f===o)?c.filter(([u,f])=>u!==s||f!==o):a.filter(([u,f])=>u===s&&f===
o||c.some(([m,g])=>u===m&&f===g));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function cf({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function lf({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function hf({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function uf(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function ff({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
function Qi(e){let t=Yi(e).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(e).filter(n=>t.includes(n)).map(
n=>({key:n,text:ta(n,e)}))}function ta(e,t){let n=qe[e],{text:s,item:o="",every:r="",single:i,between:a=", ",first:c=0}=n.
said,l=t[e]??n.default,h=Ki(n,l).map(m=>Sn(o,Xi(m,g=>c?Number(g)+c:Zi(g)))),u=typeof s=="string"?s:s[l]??"",f=Xi(qe,({of:m},g)=>m===
e?ta(g,t):"");return Sn(i&&h.length===1?i:u,{...f,value:Zi(l),items:l==="all"?r:h.join(a)})}var Zi,Xi,Xs=S(()=>{"use str\
ict";qs();Ji();Js();Zi=e=>String(e).replaceAll("_","-"),Xi=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,s])=>[n,t(
s,n)]))});function ea(e,t){return Qi(e).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),o.append(r),o})}var na=S(()=>{"use strict";Xs()});var mf,Nn,sa=S(()=>{"use strict";Ui();na();ze();mf={browser:"Computed in this browser.",server:"Computed in Python."},Nn=
class{#s;#t=document.createElement("output");#n=document.createElement("span");#o=document.createElement("ul");#e=document.
createElement("button");#r=document.createElement("span");#i=document.createElement("p");engine="server";constructor(t){
this.#s=t,this.root=document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer=
"",this.#n.className="quiet",this.#o.setAttribute("aria-label","Changes"),this.#e.type="button",this.#e.textContent="as \
learned",this.#e.title="Take all changes back",this.#e.addEventListener("click",()=>t({})),this.#r.className="quiet",this.#i.
className="view-failure",this.#i.setAttribute("role","alert"),this.root.append(this.#t,this.#n,this.#o,this.#e,this.#r,this.#i)}show(t,n,{
learned:s,isCompared:o,note:r}){this.engine=t.engine,zs(this.#t,t),this.#t.title=mf[t.engine];let{value:i,change:a}=s?Gi(
t,s):{value:"",change:""};this.#n.replaceChildren(...Et(i&&`as learned ${i}${a&&` ${a}`}`)),this.root.classList.toggle("\
compares",o),this.#a(n),this.#l(r),this.fail("")}wait(t,n){zs(this.#t,null),this.#n.textContent="",this.#a(t),this.#l(n),
this.root.hidden=!1,this.#i.hidden=!0}fail(t){this.#i.textContent=t,this.#i.hidden=!t,t&&(this.root.hidden=!1)}#l(t){this.#r.
textContent=t,this.#r.hidden=!t}#a(t){let n=this.root.contains(document.activeElement),s=ea(t,this.#s);this.#o.replaceChildren(
...s),this.root.hidden=this.#e.hidden=s.length===0,n&&!this.root.contains(document.activeElement)&&this.#e.focus()}}});function oa(e){return _n!==null&&Object.hasOwn(_n,e)}async function ra(e,t=$t){return ke?df(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await ca(e,"vocabulary")))}async function df(e,t){try{return await It(
e,{},t)}catch(n){if(!(n instanceof et)||n.status)throw n;let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).
catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function ia({id:e,weights:t},n,s=$t){if(!ke)return ca(e,"weight\
s",n);let o=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return la(new URL(o,s),"weights",n)}async function aa(e,{
weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(
o=>o.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the \
page again.")}async function ca(e,t,n=!1){let s=_n?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.
startsWith("#"))return la(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return be(
o.trim()).buffer}async function la(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`Th\
e ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function pf(e){let t=Ss(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var _n,ke,Qs=S(()=>{"use strict";ee();xe();Ns();_n=pf("model-files"),ke=_n===null});function Ye(e){let{tensors:t,lengths:n,...s}=e;return{...s,tensors:ha(t,(o,r)=>({values:o,shape:r})),...n&&{lengths:ha(n,
o=>o)}}}function ha(e,t){return Object.fromEntries(Object.entries(e).map(([n,{data:s,shape:o}])=>[n,t(new Float32Array(be(
s).buffer),o)]))}function to({tensors:e,weights:t,...n}){let s=Object.entries(e).map(([o,{values:r,shape:i}])=>[o,{dtype:"\
<f4",shape:i,data:ye(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.fromEntries(s)}}var ua,Ke=S(
()=>{"use strict";xe();ua=e=>e.lengths!==void 0});function ma(e){try{return e()}catch(t){let{problems:n}=t;throw n?new et(422,n):t}}function $f(e){let t=Object.entries(e).
map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return Rt(Object.fromEntries(t))}var gf,fa,yf,bf,xf,wf,
da,vn,pa=S(()=>{"use strict";ee();Qs();Ke();gf=["browser","server"],fa=20,yf=300,bf=4,xf="static/bundles/browser-model.j\
s",wf="The network could not be loaded.",da={address:new URL("../bundles/browser-model.js",import.meta.url).href,load(e){
let t=null,n=o=>{t=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",{detail:n})),t?Promise.resolve(
t):String(e)===$t.href?import(da.address):import(new URL(xf,e).href)}},vn=class{#s;#t;#n;#o=null;#e=null;#r=!1;#i=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=$t){
this.#s=t,this.#n=s,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&gf.includes(t)?t:null,
ke||(this.choice="browser"),this.obstacle="",this.#e||(this.#o=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,yf))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(t);if(!ke)throw new et(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?Fr(n):n;try{return{...await this.#l(t,o),engine:"server"}}catch(r){if(!(r instanceof
et&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#e)return this.explainHere(t);throw this.
choose(this.choice),r}}async compute(t){await this.prepare();let n=this.#e;if(!n){let s=`The server does not answer. Thi\
s browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new et(0,[{where:"",message:s,suggestions:[]}])}
return ma(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(ke||await this.prepare(),this.#e&&this.choice!=="server"){
let{places:s}=this.#e;return s.search(t,fa).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}
let{items:n}=await It(`${this.#t}/locations?${Rt({q:t,limit:fa})}`,{},this.#n);return n}async prepare(){try{this.#o??=this.#a(),
this.#e=await this.#o}catch(t){this.#r=!0;let n=t instanceof et?!t.status:t instanceof TypeError;this.obstacle=n?wf:me(t)}}explainHere(t){
let n=this.#e,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),i=this.#i.get(r);if(i)return i;let a={...ma(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#i.keys();return this.#i.size>=bf&&this.#i.delete(c),this.#i.set(r,a),a}async#l(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}/views/network?${$f(t)}`;try{let{trace:r}=await It(
o,{...n&&{signal:n}},this.#n);return Ye(r)}catch(r){if(!(r instanceof et&&r.problems[0]?.where==="view"))throw r;this.draws=
!1}}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return It(
`${this.#t}/explain?encoding=base64`,s,this.#n)}async#a(){let t=await ra(this.#s,this.#n);if(!t.weights)throw this.sharesWeights=
!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},s]=await Promise.all([da.load(this.#n),
ia(t,this.#r,this.#n)]),o=aa(s,t);o.catch(()=>{});let r=new n(t,s);return await o,r}}});function eo(e,t,n){return{kind:de,get trace(){return to(t)},get before(){return n&&to(n)},meta:{...e,summary:Mf(t,n),table:{
columns:kf,rows:Af(t)}}}}function ga({prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function Mf(e,t){
let{probability:n,from_pointer:s,from_generation:o}=e.prediction,r=n?`${ga(e)} leads with ${Ln(n)}: ${Ln(s)} copied by t\
he pointer, ${Ln(o)} from the generation head.`:"No known place has any probability.";return t?`${r} Compared with: ${ga(
t)} with ${Ln(t.prediction.probability)}.`:r}function Af(e){let{pointer:t,generation:n,final:s}=e.location_probabilities,
o={pointer:t,generation:n,final:s},r={pointer:"pointer.probabilities",generation:"generation.probabilities",final:"proba\
bilities"},i=(c,l)=>e.tensors[r[c]]?.values[l]??o[c]?.find(h=>h.location===l)?.probability??null,a=[...s,...e.visits,...n??
[]].map(({location:c})=>c);return[...new Set(a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(r).map(l=>i(l,c))])}
var kf,Ln,ya=S(()=>{"use strict";Ge();Ke();kf=["place","pointer","generation head","probability"];Ln=e=>`${(100*e).toFixed(
1)} %`});function xa(e,t){return so(e,t).isInBrowser}async function wa(e,t,n,s){let o=await so(t,n).compute(Rt(s)),r=eo(e,o,null);
return no.set(r,o),r}function Tf(e){return"tensors"in e}function so(e,t){let n=JSON.stringify([t,e]),s=ba.get(n)??new vn(
e,null,t??$t);return s.draws=!0,ba.set(n,s),s}var Ef,Of,ba,no,In,$a=S(()=>{"use strict";sa();ee();Xs();pa();Qs();ya();Ef=
"Loading the network …",Of="Waiting for the server …",ba=new Map,no=new WeakMap;In=class{#s;#t;#n=null;#o=null;#e=null;#r=null;#i=null;#l={};#a={};#u=[];#f=[];#p=0;#b=0;constructor(t,n){
this.#s=t,this.#t=n,this.bar=new Nn(o=>this.#h(o));let{drawn:s}=t;s.addEventListener("focusin",()=>this.#$());for(let o of[
"pointerover","pointerdown"])s.addEventListener(o,({target:r})=>{r instanceof Element&&r.closest("[data-act]")&&this.#$()});
for(let o of[t.root,this.bar.root])o.addEventListener("keydown",r=>this.#S(r))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(t,n,s,o){this.#p+=1,cancelAnimationFrame(this.#b),this.#o=t,this.#e=n,this.#i=s,this.#l=
this.#a=n.interventions,this.#r=this.text?null:n,this.#u=[],this.#f=[];let r=this.#t.server(),i=n.notation!==null&&(r!==
null||oa(n.model));this.#n=i?so(n.model,r):null,i?this.#s.hooks.act=a=>this.#c(a):delete this.#s.hooks.act,this.#s.hooks.
whatIf=a=>this.#T(Zs(this.#a,a,n)),this.#d(n,o)}follows(t){if(t===(this.text??""))return!0;let n=this.#t.server()===null||
this.#n?.isInBrowser;if(!this.#n||!n)return!1;try{return this.#h(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#$(){this.#n?.
prepare()}#c(t){if(!this.#e)return;let n=Zs(this.#a,t,this.#e);"isDone"in t&&!t.isDone?this.#m(n):this.#h(n)}#m(t){cancelAnimationFrame(
this.#b),this.#b=requestAnimationFrame(()=>{let n=this.#T(t);n&&(this.#s.show(n,this.#i??this.#r),this.#d(n,"browser",t))})}#T(t){
return this.#n?.model?.trace(this.#_(t))??null}#h(t){this.#u.push(this.#a),this.#f=[],this.#N(t)}#S(t){let n=t.key.toLowerCase();
!this.#n||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#w(this.#f,this.#u):
this.#w(this.#u,this.#f))}#w(t,n){let s=t.pop();s&&(n.push(this.#a),this.#N(s))}async#N(t){let n=this.#n;if(!n)return;cancelAnimationFrame(
this.#b),this.#a=t,this.#p+=1;let s=this.#p,o=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,o?Ef:Of),this.#t.
resized();try{await n.prepare();let r=Object.keys(t).length>0,{engine:i,...a}=await this.#k(n,t),c=r&&!this.#i;if(c&&(this.#r??=
await this.#k(n,{})),s!==this.#p||!this.#o)return;let l={...a,interventions:t},h=this.#i??(c?this.#r:null);this.#e=l,this.#l=
t,r||(this.#r=l),this.#d(l,i);let u=eo(this.#o,l,this.#i);this.#t.answered({figure:u,trace:l,before:h,interventions:t})}catch(r){
if(s!==this.#p||!this.#e)return;n.choose(n.choice),this.#a=this.#l,this.#s.show(this.#e,this.#i??(this.text?this.#r:null)),
this.#d(this.#e,this.bar.engine),this.bar.fail(me(r)),this.#t.resized()}}async#k(t,n){let s=await t.explain(this.#_(n));
if(!Tf(s))throw new Error("The server gave no trace of this network.");return s}#_(t){let{notation:n,user:s,predict_at:o,
location_probabilities:r}=this.#e;return{visits:n??"",user:s,predict_at:o,top_k:r.final.length,interventions:Object.keys(
t).length?t:null}}#d(t,n,s=this.#l){let{sharesWeights:o=!0,obstacle:r=""}=this.#n??{},i=Object.keys(s).length>0;this.bar.
show({...t,engine:n},s,{learned:i&&!this.#i?this.#r:null,isCompared:this.#i!==null,note:o&&r?`This browser cannot comput\
e: ${r}`:""})}}});function Rn(e,t){return e.map(n);function n(s){let o=s.children.map(f=>typeof f=="string"?f:n(f)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:o};let c=o.find(f=>typeof f!="string"&&f.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}var oo=S(()=>{"use strict"});function d(e,{key:t,...n}={},...s){let o=s.flat(Number.POSITIVE_INFINITY).filter(Sf),r={tag:e,attributes:n,children:o};return typeof t==
"string"&&(r.key=t),r}function Je(e){return e==null||e===!1?null:String(typeof e=="number"?Ot(e):e)}function Ot(e){return Math.
round(e*100)/100}function Me(e){return e.map(({x:t,y:n,width:s,height:o})=>{let r=Ot(s);return`M${Ot(t)} ${Ot(n)}h${r}v${Ot(
o)}h${-r}Z`}).join("")}function jt(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Ot),[c,l,h]=[e,n,(e+n)/2].map(Ot);return`\
M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function ro(e,t,n,s){let[o,r,i,a]=[t[0],
t[1],s[0],s[1]].map(Ot),[c,l,h]=[e,n,(e+n)/2].map(Ot);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h}\
 ${r} ${h} ${r} ${c}Z`}function ka(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Ot),[c,l]=[e,n].map(Ot);return`M${o} ${c}\
Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function Sf(e){return e!=null&&e!==!1&&e!==""}var H=S(()=>{"use str\
ict"});function Ma(e,t,n){return t?Rn(e,s=>{let o=t.parts.find(i=>Aa(i.name)===s);if(!o)return null;let r=Oa(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>Nf(i,o,r,n)}}):
e}function Aa(e){return e.replace(/\.feed_forward$/,".stream")}function Nf({attributes:e},{layer:t,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(y=>Number(e[y])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,f]=[j(l,h)+.9*h,1.5*h],
m=Number(r)+(t===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(t===null?0:Number(c)-f/2-2);return d("g",{key:"circuit",class:"\
added"},d("rect",{x:m-u/2,y:g-f/2,width:u,height:f,rx:f/2}),d("text",{x:m,y:g+.36*h,"font-size":h},l))}function Ea({parts:e},t){
let n=e.find(r=>Aa(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${Oa(n.value)} points.`}function Oa(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function Ta(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${E(r,1)}.`,text:`All give it ${E(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var Sa=S(()=>{"use strict";oo();H();B()});function Nt(e,t){for(let{kind:n,pattern:s}of _f){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return vf(i,t)?i:null}return null}function vf({kind:e,visit:t=0,
layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:
t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function yt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function Ze(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:yt(e,t)}function bt({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function Tt(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}
var _f,ut=S(()=>{"use strict";_f=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"\
head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},
{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},{kind:"generation",pattern:/^generation$/},{kind:"\
gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function va(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.closest("[data-act]")?.getAttribute("data-act"),
i=o?.closest("[data-part]")?.getAttribute("data-part"),a=Nt(i,t);if(r==="gate")return Rf(e,n);if(r==="attention_temperat\
ure")return _a(e,t,"attention");if(r==="pointer_temperature")return _a(e,t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType===
"touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?Wf(e,c,t,h,l):Pf(e,n,h)}function La({pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||t==="touch")return null;let a=!1;
return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-s,h-o)>=ao,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function co({trace:e},t,n){let s=(e.interventions[`${t}\
_temperature`]??1)*2**n,{least:o,most:r}=If;return Number(Math.min(r,Math.max(o,s)).toPrecision(2))}function Rf({pointerId:e},t){
let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){
if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.left)/n.width;return o!=="pointercancel"&&(s=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}function _a({pointerId:e,clientX:t},n,s){let o=!1;return{
pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=ao,!o)return null;let a=co(n,s,(r-t)/Lf);return{kind:"tempe\
rature",of:s,value:a,isDone:i}}}}function Pf({pointerId:e,clientY:t},n,s){let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){
if(r||=Math.abs(i-t)>=ao,!r)return null;let c=Math.sign(Cf(n,i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,
isDone:a};return o+=c,l}}}function Cf(e,t){let s=[...e.querySelectorAll(".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.
getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.min(...s))}function Wf({pointerId:e,clientX:t},n,s,o,r){
let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-t)>=2,!l)return null;let m=io*
Math.round((u-t)/c*Na/io),g=r==="time"?Math.min(Na-io,Math.max(0,i+m)):Math.max(0,a+m);return g===h&&!f?null:(h=g,{kind:r,
visit:o,minutes:g,isDone:f})}}}var ao,Na,io,Lf,If,Ia=S(()=>{"use strict";ut();ao=5,Na=1440,io=5,Lf=60,If={least:.1,most:10}});function pt(e){let t=0,n=Number(e[0]);for(let s=1;s<e.length;s++){let o=e[s];o>n&&(t=s,n=o)}return t}var Ff,Gt,Ra,oe=S(()=>{
"use strict";Tn();Ff=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration",
"stay"],["position_from_end","order"]],Gt=class{#s=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,
this.count=t.visits.length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes("attent\
ion")?o:0,this.hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&
this.hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:
t.trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.
count&&t.every((n,s)=>n===this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has \
no ${t}.`);return n.values}has(t){let{tensors:n,lengths:s={}}=this.trace;return t in n||t in s}weights(t,n){return this.
values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){
let s=this.trace.interventions.remove_heads;return s?s==="all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.
trace.interventions.skip??[]).some(s=>s.layer===t&&s.part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)
for(let s=0;s<this.heads;s++)for(let o of this.weights(n,s))t=Math.max(t,o);return t||1}get slices(){return Ff.filter(([
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
length-r.length)),l=[...o.filter(m=>!a.includes(m)),...r].map(m=>this.#t(m)),h=m=>l.reduce((g,y)=>g+y[m],0),u=this.#o(l),
f={location:-1,label:Ra(u),category:null,pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,
Number(this.hasGeneration)-h("generation")),probability:Math.max(0,1-h("probability")),count:u};return[...l,f]}#t(t){return{
location:t,...this.nameOf(t),pointer:this.probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.
probabilityOf("final",t)}}probabilityOf(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];
return o?Number(o.values[n]):this.trace.location_probabilities[t]?.find(i=>i.location===n)?.probability??0}shareOf(t,n){
return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="generation"&&!this.#n(t,n)?null:(t==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#n("final",t)?this.probabilityOf("final",t):null}#n(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`;return this.has(s)||!!this.trace.location_probabilities[t]?.some(
o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.generation??[]).slice(0,t).map(({location:i,probability:a})=>({
location:i,...this.nameOf(i),probability:a})),o=1-s.reduce((i,{probability:a})=>i+a,0),r=this.#o(s);return[...s,{location:-1,
label:Ra(r),category:null,probability:Math.max(0,o)}]}#o(t){let{architecture:n,ranks:s}=this.trace,o=s===void 0?n.locations:
qi+s;return o-1-t.filter(({location:r})=>r<o).length}#e(t){let n=this.#s.get(t);if(n)return n;let s=this.trace.lengths?.[t]??
this.#r(t);return this.#s.set(t,s),s}#r(t){let n=this.values(t),s=n.length/this.count,o=new Float32Array(this.count);for(let r=0;r<
this.count;r++){let i=0;for(let a=r*s;a<(r+1)*s;a++)i+=n[a]**2;o[r]=Math.sqrt(i)}return o}};Ra=e=>e===1?"1 other":`${e} \
others`});function Pt(e,t){for(let[s,o]of Hf){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(Object.entries(r.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return jf(a,t)?a:null}return null;function n(s,o,{
count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||s==="stream"&&"visit"in o||(s==="\
pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Df(s,o,t)??a,number:null,location:s===
"generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function Df(e,{layer:t=0,head:n=0},s){
return e==="pointer"&&s.hasPointer?pt(s.pointerWeights):e==="head"&&t<s.layers&&n<s.heads?pt(s.lastRow(t,n)):null}function jf({
kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return e===
"head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||e==="gate"&&!a.hasGate?!1:t<a.layers&&
s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Pa(e,t){let{kind:n,layer:s,head:o,isLeaf:r,number:i,location:a}=e,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,"one cell"),n==="stream"&&r&&l(`l\
ayers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${e.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(e.
name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.visit+1}`}}function lo(e){let t=e.
split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(".")[0]??"")?2:1;return t.length<=
s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function ho(e,t,n){let s=Pt(e,n),[o,r]=Gf[t]??[0,0];if(!s||o===0&&r===
0)return null;let i=Uf(s,o,r,n);return i!==null&&Pt(i,n)?i:null}function Uf(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,
number:l,isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let f=r*s.heads+i+t;return n!==
0?`layers.${r+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}\
.stream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,m){let g=f.findIndex(({location:p})=>p===
e.location),y=g<0||n===0?void 0:f[g+n];return y?`${m}.${y.location}`:null}}var Hf,Gf,Ae=S(()=>{"use strict";oe();Hf=[["h\
ead",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];Gf={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function L(e){return e.stage.type/13}function V(e,t,n="label"){let s=n==="title"||n==="strong";return fo*j(Ca(t),uo[n]*L(
e),s)}function Ca(e){return e.replaceAll("−","+")}function F(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){
let l=o==="title"||o==="strong",h=a===void 0?s:st(s,a/fo,uo[o]*L(e),l),u=[o,i,r].filter(Boolean).join(" ");return d("tex\
t",{...c&&{key:c},class:u,x:t,y:n},h)}function G(e,{x:t,y:n,width:s},o,r="label"){let i=uo[r]*L(e),a=j(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of o){let f=u.reduce((g,y)=>g+qf(y,i),0),m=c.at(-1);m&&l+a+f<=s?(m.push({text:" "},...u),l+=
a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>zf(t,n+i*(1+1.5*f),u,r,i)),height:c.length*1.5*i}}function C(e){return e.
split(" ").map(t=>[{text:t}])}function zf(e,t,n,s,o){let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-r:r;i=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return d("tspan",{class:f||null,dy:u},c)});return d("t\
ext",{class:s,x:e,y:t},a)}function qf({text:e,kind:t="",isRaised:n=!1},s){let o=(n?Bf:1)*(t.includes("math")?Vf:1);return fo*
j(Ca(e),s*o,t.includes("strong"))}var uo,Bf,fo,Vf,ft=S(()=>{"use strict";H();B();uo={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},Bf=.78,fo=1.07,Vf=1.12});function Ut(e,t,n,s=1){let o=e.length/t,r=Pn-1,i=new Uint8Array(o*(t+1));for(let l=0,h=0;l<e.length;l++,h++){l%t===0&&h++;
let u=Math.round(Number(e[l])/s*r);i[h]=u>0?Math.min(r,u):0}let a=[...Wn(t),...Wn(o),8,3,0,0,0],c=[Yf,...Cn("IHDR",a),...Jf(
n),...Cn("IDAT",Zf(i)),...Cn("IEND",[])];return`data:image/png;base64,${ye(Fa(c))}`}function Jf([e,t]){let n=[...e,...t].
join(" "),s=Wa.get(n);if(s)return s;let o=new Uint8Array(3*Pn);for(let i=0;i<3;i++){let[a,c]=[Number(e[i]),Number(t[i])];
for(let l=0;l<Pn;l++){let h=l/(Pn-1);o[3*l+i]=Math.round(a+h*(c-a))}}let r=Cn("PLTE",o);return Wa.set(n,r),r}function Cn(e,t){
let n=[...e].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,t]){let{length:r}=o;for(let i=0;i<r;i++){let a=(s^o[i])&
255;s=Kf[a]^s>>>8}}return[Wn(t.length),n,t,Wn(~s)]}function Zf(e){let t=[[120,1]];for(let o=0;o<e.length;o+=mo){let r=e.
subarray(o,o+mo),i=o+mo>=e.length,[a,c]=[r.length&255,r.length>>8];t.push([Number(i),a,c,a^255,c^255],r)}let[n,s]=[1,0];
for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return Fa([...t,[s>>8,s&255,n>>8,n&255]])}function Fa(e){let t=new Uint8Array(
e.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of e)t.set(s,n),n+=s.length;return t}function Wn(e){return[24,16,8,0].map(
t=>e>>>t&255)}var Yf,Pn,mo,Kf,Wa,Xe=S(()=>{"use strict";xe();Yf=[137,80,78,71,13,10,26,10],Pn=256,mo=65535,Kf=Uint32Array.
from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n}),Wa=new Map});function Ga(e,t,n){let{width:s,height:o}=e.stage.size,r=L(e),i=Math.min(Xf*r,.035*s),a=Qf(e,t,i),c={x:i,y:a.height,width:s-
2*i,height:o-a.height-6*r};return[d("g",{key:"opened",class:"opened","font-size":13*r,"data-block":t.name},a.marks,Ua(n,
c,16*r).map(({card:l,box:h})=>d("g",{key:l.key},l.marks(h))))]}function Ua(e,t,n){let s=n*(e.length-1),o=e.reduce((f,{least:m})=>f+
m.width,s),r=e.reduce((f,{least:m})=>f+m.height,s),i=e.every(({least:f})=>f.height<=t.height),a=e.every(({least:f})=>f.width<=
t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let f=e.reduce((m,g)=>g.rank>m.rank?g:m);return Ua(e.filter(
m=>m!==f),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((f,{share:m=1})=>f+m,0),{x:h,y:u}=t;return e.map(f=>{let m=(f.
share??1)/l,g=c?{x:h,y:u,height:t.height,width:f.least.width+m*(t.width-o)}:{x:h,y:u,width:t.width,height:f.least.height+
m*(t.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:f,box:g}})}function q(e,{x:t,y:n,width:s,height:o},r,i=r){let a=L(
e),c=V(e,r,"title")<=s-28*a;return[d("rect",{key:"card",class:"card",x:t,y:n,width:s,height:o,rx:10*a}),F(e,t+14*a,n+22*
a,c?r:i,{kind:"title",width:s-28*a})]}function K(e,{x:t,y:n,width:s,height:o}){let r=L(e);return{x:t+14*r,y:n+30*r,width:s-
28*r,height:o-38*r}}function mt(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=L(e),c=V(e,s,"label")+(r?24:4)*a;return{
mark:d("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"data-more"in o?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},d("rect",{class:r?"control-ground":"ground",x:t,y:n-15*a,width:c,
height:30*a,rx:15*a}),F(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function Qf(e,t,n){let{width:s,height:o}=e.stage.size,r=L(e),
i=Pa(t,e.reading),a=tm(e,i,n),c="goes back",l=46*r+V(e,c,"small"),h="You are here",u=V(e,h,"small")+10*r,f=s-n,m=f-a.end-
20*r,g=o>=560*r&&go(e,po*r)>m,y=g?Da(e,f-n-u):Da(e,m,ja*2),p=y?go(e,y):0,b=g||m-p>=u,w=g?m:m-p-(b?u:0),x=(g?46:8)*r+(po*
r-(y??0))/2;return{height:(g?Ha+36:Ha)*r,marks:[a.marks,w>=l+16*r&&d("g",{key:"escape",class:"escape"},d("rect",{class:"\
key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),F(e,a.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),F(e,
a.end+58*r,25.5*r,c,{kind:"small"})),y!==null&&b&&F(e,f-p-10*r,(g?64:26)*r,h,{kind:"small",anchor:"end"}),y!==null&&d("g",
{key:"thumbnails"},em(e,t,f-p,x,y))]}}function tm(e,t,n){let s=L(e),o=e.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,
words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",f=Math.min(V(e,l,u),Math.max(20*s,n+o-r));if(i.push(d(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},d("rect",{class:"ground",x:r-3*s,y:6*s,width:f+6*s,height:30*
s,rx:5}),F(e,r,26*s,l,{kind:u,width:f+1}))),r+=f,h)break;i.push(d("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*
s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function Da(e,t,n=ja){let s=L(e);for(let o=po;o>=n;o--)
if(go(e,o*s)<=t)return o*s;return null}function go(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*L(e)))+
2.2*t}function em(e,t,n,s,o){let{reading:r}=e,i=L(e),a=[],c=n;for(let b=0;b<r.layers;b++){for(let x=0;x<r.heads;x++){let $=r.
weights(b,x),k=Math.max(...$)||1,N=r.isRemoved(b,x)||r.isSkipped(b,"attention");a.push(p(`layers.${b}.heads.${x}`,`Layer\
 ${b}, head ${x}${N?", switched off":""}`,c,o,[d("image",{key:"map",class:"map",href:Ut($,r.count,e.scale,k),x:c,y:s,width:o,
height:o,preserveAspectRatio:"none",opacity:N?.2:1})])),c+=o+2}let w=.4*o;a.push(p(`layers.${b}.stream`,`Layer ${b}: res\
idual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,$=0],k)=>d("rect",{key:`line ${k}`,class:"length",x:c+2,y:s+x*o,width:Math.
max(1,(w-4)*$),height:Math.max(1,.12*o)}))])),c+=w+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,m=c+1.2*o;r.hasPointer&&
a.push(p("pointer","Pointer",c,1.2*o,[d("path",{class:"pointer",d:jt(c,[l-f,l],m,[h-f,h+f])})],[s,o/2])),r.hasGeneration&&
a.push(p("generation","Generation",c,1.2*o,[d("path",{class:"generation",d:jt(c,[l,l+f],m,[u-f,u+f])})],[l,o/2])),r.hasGate&&
a.push(p("gate","Gate",m,.3*o,[d("rect",{class:"pointer",x:m+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),d("rect",{class:"\
generation",x:m+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:g}=r.trace.prediction,y=m+.3*
o;return a.push(p(`places.${g}`,`Answer: ${r.nameOf(g).label}`,y,.7*o-2,[d("rect",{class:"answer-bar",x:y+2,y:l-f,width:.7*
o-6,height:2*f})])),a;function p(b,w,x,$,k,[N,M]=[s,o]){let A=t.name===b||t.name.startsWith(`${b}.`),O=b.includes("heads");
return d("g",{key:b,class:`part thumb${A?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-label":w,"aria-current":A?
"true":null},k.flat(),d("rect",{key:"frame",class:O||A?"thumb-frame":"ground",x,y:N,width:$,height:M,rx:2}),d("title",{},
w))}}var Xf,Ha,po,ja,_t=S(()=>{"use strict";Ae();ft();H();Xe();Xf=20,Ha=46,po=28,ja=9});function Bt(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=L(e),l=n.length,h=t.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),m=za(f),g=new Map([...r].map(O=>[O,T(f[O]??0,m)])),y=[...g.values()].some(O=>V(
e,O,"tiny")>h+2*c),p=g.size>0&&!y?Ba*c:1,b=y?Ba*c:0,[w,x]=s.extent??Fn(f),$=nm(t.height-b,w,x,p),k=$>0?Math.max(p,w*$):(t.
height-b)/2,N=t.y+b+k,M=f.map((O,_)=>{let v=Math.abs(O)*$,R=_===i;return d("rect",{key:`bar ${_}`,class:`bar ${o}${O<0?"\
 negative":""}${R?" chosen":""}`,x:t.x+_*h+u/2,y:O<0?N:N-v,width:Math.max(.5,h-u),height:Math.max(.4,v)},a&&d("title",{},
a(_)))}),A=[...g].map(([O,_])=>F(e,t.x+Va((O+.5)*h,V(e,_,"tiny")/2,t.width),y?t.y+9*c:N+(Number(f[O])<0?-3:10.5)*c,_,{kind:"\
tiny",anchor:"middle",also:O===i?"chosen":"",key:`number ${O}`}));return[d("path",{key:"line",class:"axis",d:`M${t.x} ${N}\
H${t.x+t.width}`}),M,A]}function nm(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(0,e-
s)/Math.max(t,n)}function Ee(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*L(e),c=t.map(za),l=Array.from(n,(g,y)=>Math.max(
...t.map((p,b)=>V(e,T(Number(p[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(p=>Math.abs(f(p)-f(g))>=m(g)+m(p)+a)&&u.add(g);
return u;function f(g){return Va((g+.5)*i,m(g),s)}function m(g){return l[g]??0}}function Va(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Fn(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function za(e){let t=Math.
max(...Fn(e));return t>=99.5?0:t>=.95?1:2}var Ba,Qe=S(()=>{"use strict";ft();H();B();Ba=13});function re(e,t,n,{chosen:s=null,open:o}={}){let r=L(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&a>=34*r,
l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(V(e,w.title,"strong"),c?V(e,w.says,"small"):0))),u=i?0:Math.min(h+12*r,
.42*t.width),f=t.x+u,m=t.width-u-l,g=i?17*r:0,y={x:f,width:m,height:Math.max(6*r,a-qa*r-g)},p=n[0]?.values.length??1,b=m/
p;return[n.map(({key:w,title:x,says:$,values:k,colour:N,open:M},A)=>{let O=t.y+A*a,_=i?O+12*r:O+a/2+(c?-2:4)*r,v=i?t.width:
u-8*r,R=V(e,x,"strong")+10*r;return d("g",{key:w,class:M?"part choice row":"row","data-open":M??null,role:M?"button":null,
tabindex:M?0:null,"aria-label":M?x:null},M&&d("rect",{key:"ground",class:"ground",x:t.x-4*r,y:O,width:t.width+8*r,height:a,
rx:4}),F(e,t.x,_,x,{kind:"strong",width:v,key:"title"}),i&&F(e,t.x+R,_,$,{kind:"small",width:t.width-R,key:"beside"}),c&&
F(e,t.x,_+15*r,$,{kind:"small",width:v,key:"says"}),Bt(e,{...y,y:O+g+qa/2*r},k,{colour:N,chosen:s,exact:W=>`${x}, number\
 ${W+1}: ${T(Number(k[W]),4)}`}),s!==null&&F(e,t.x+t.width,O+g+(a-g)/2+4.5*r,T(Number(k[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&d("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&d("g",{key:"positions"},Array.from({length:p},(w,x)=>d("rect",{key:`position ${x}`,class:"cell",x:f+x*b,y:t.y,
width:b,height:a*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},d("titl\
e",{},n.map(({title:$,values:k})=>`${$}: ${T(Number(k[x]),3)}`).join(`
`)))))]}var qa,Hn=S(()=>{"use strict";Qe();ft();H();B();qa=8});function Ya(e){let t=im(e??"").map(am);for(let n=rm;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=yo.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}function im(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function am(e){let t=e.replace(/s$/,"");return om.has(t)?t:e}var Ka,sm,yo,om,rm,Ja=S(()=>{"use strict";Ka={pin:"M20 1\
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
sm={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
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
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},yo=new Map(Object.entries(
sm).flatMap(([e,t])=>t.map(n=>[n,e]))),om=new Set([...yo.keys()].flatMap(e=>e.split(" "))),rm=Math.max(...[...yo.keys()].
map(e=>e.split(" ").length))});function xt(e,t,n,s){let o=s/cm;return d("path",{key:"icon",class:"icon",d:Ka[Ya(e)],transform:`translate(${t.toFixed(2)}\
 ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var cm,ie=S(()=>{"use strict";Ja();H();cm=
24});function U(e,t){let n=e.visits[t];return n?`${n.label}, ${Vt(e,t)}`:""}function ae(e,t){return e.visits[t]?.label??""}function bo(e){
return e>0&&e<5e-4?"<0.1 %":E(e,1)}function Vt(e,t){let n=e.visits[t];return n?`${gt[n.weekday]} ${ct(n.start_minute)}`:
""}function Xa(e,t){return Dt(e.visits[t]?.duration_minutes??0)}function Qa(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=L(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,m=t.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,f-m)/g,p=N(Za(n,r).map(M=>({visit:M,half:V(e,$(n[M],M),M===r?"strong":"tiny")/2}))),b=N(Za(n,r).map(M=>({visit:M,half:V(
e,k(M),M===r?"strong":"tiny")/2})));return[d("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:M},A)=>{let O=w(A),_=A===r,v=Number(n[A])*y;return d("g",{key:`visit ${A}`,class:`part choice${_?" here":
""}`,"data-open":a(A),role:"button",tabindex:"-1","aria-label":`${U(c,A)}: weight ${E(Number(n[A]),1)}`},d("rect",{key:"\
ground",class:"ground",x:t.x+A*h,y:t.y,width:h,height:t.height}),d("rect",{key:"bar",class:`bar ${i}${_?" chosen":""}`,x:O-
Math.min(.36*h,20*l),y:f-v,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,v)}),p.has(A)&&F(e,x(A,p),f-v-4*l,$(
n[A],A),{kind:_?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&xt(M,O-7*l,f+5*l,14*l),b.has(A)&&F(e,x(A,b),
t.y+t.height-4*l,k(A),{kind:_?"strong":"tiny",anchor:"middle",key:"score"}),d("title",{},`${U(c,A)}: score ${T(Number(s[A]),
3)}, weight ${E(Number(n[A]),2)}`))})];function w(M){return t.x+(M+.5)*h}function x(M,A){let O=A.get(M)??0;return Math.max(
t.x+O,Math.min(t.x+t.width-O,w(M)))}function $(M,A){return A===r?bo(Number(M)):E(Number(M)).replace(" %","")}function k(M){
return T(Number(s[M])/o,M===r?2:1)}function N(M){let A=new Map;for(let{visit:O,half:_}of M){let v=Math.max(t.x+_,Math.min(
t.x+t.width-_,w(O)));[...A].every(([W,P])=>{let I=Math.max(t.x+P,Math.min(t.x+t.width-P,w(W)));return Math.abs(v-I)>=_+P+
3*l})&&A.set(O,_)}return A}}function Za(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}var vt=S(()=>{"use strict";ie();ft();H();B()});function tc(e,t){let n=L(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>lm(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>hm(e,s)}]}function lm(e,t){let{reading:n}=e,s=L(e),o=K(e,t),r=n.values(
"context"),i=G(e,o,C(`${U(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${T(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...q(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),m=o.width*f.length/c,g={...o,
y:o.y+i.height+8*s+u*l,width:m,height:Math.max(28*s,l-10*s)};return f.length>0&&d("g",{key:`line ${u}`},Bt(e,g,f,{colour:"\
stream",extent:Fn(r),numbered:Ee(e,[f],f,m),exact:y=>`Number ${u*c+y+1}: ${T(Number(f[y]),4)}`}))})]}function hm(e,t){let{
reading:n}=e,s=L(e),o=K(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=G(e,o,C(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...q(e,t,"What reads it"),...i.marks,r.length>
0&&d("g",{key:"rows"},re(e,{...o,y:o.y+i.height+6*s,height:o.height-i.height-6*s},r))]}var ec=S(()=>{"use strict";_t();Qe();
Hn();vt();ft();H();B()});function Oe(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Se(qt(i,s,c),qt(a,o,c));return nc(h,l,null,e,o)}function Dn(e,t,n,s){let o=qt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return xo(o,e.trace.interventions.attention_temperature??1)}function Te(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return nc(Se(n,qt(s,t,n.length)),o,r,e,t)}function jn(e){return xo(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function nc(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Se(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:ve(n)}}function xo(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=ve(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function tn(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:zt(e,`${s}.weight`,r),bias:zt(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function Gn(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=zt(e,`${o}.bias`,s),a=rt(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:Se(a,qt(r.values,s,a.length)),bias:i}}function sc(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=zt(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=wo(e,c,t),u=Se(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:ve(a.map(({dot:c})=>c.sum))+o}}function wo(e,t,n){let s=e.values(`inputs.${t}`);return qt(
s,n,s.length/e.count)}function rt(e,t,n){let s=e.values(t);return qt(s,n,s.length/e.count)}function Ne(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Se(t,n.values):null,bias:zt(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Yt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Se(n,qt(
s.values,t,n.length)):null,r=zt(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function oc(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
xo(t,1):null}function _e(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?ve(s.map(i=>Number(
e.pointerWeights[i]))):0,r=um(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function um(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function zt(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function qt(e,t,n){return e.subarray(t*n,(t+1)*n)}function ve(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var Lt=S(()=>{"use strict"});function en(e,t,{first:n,second:s,products:o},r){let i=L(e),a=o.length,c=a>mm&&t.height>=176*i,l=c?34*i:0,h=(t.height-l)/
3,u=16*i,f=t.x+rc*i,m=t.width-rc*i,g=nn(o),y=Ee(e,[n,s,o],o,m,g),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=m/a,w=x=>`${T(
Number(n[x]),4)} × ${T(Number(s[x]),4)} = ${T(Number(o[x]),4)}`;return[d("rect",{key:"strongest",class:"strongest",x:f+
g*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),p.map(({letter:x,colour:$,values:k,title:N},M)=>{let A=t.y+M*h,O={x:f,y:A+
u,width:m,height:h-u-6*i};return d("g",{key:`row ${M}`},F(e,t.x,A+12*i,N,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),F(e,t.x,A+u+.5*O.height+5*i,x,{also:`math letter ${$}-words`,key:"letter"}),Bt(e,O,k,{colour:$,numbered:y,chosen:g,
exact:w}))}),c&&pm(e,{x:f,y:t.y+3*h,width:m,height:l},o)]}function pm(e,{x:t,y:n,width:s},o){let r=L(e),i=s/o.length,a=Math.
max(fm,Math.ceil(o.length/8));for(;a<o.length&&a*i<V(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return d("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[f,m]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(y,p)=>y+p,0);return[d("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${m}v${-4*r}`}),F(e,(f+m)/2,n+17*r,T(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Un(e,t,n,s,o,r,i){let a=L(e),c=gm(n,s,r),l=ym(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=G(e,h,c).height+G(e,h,l).height+10*a,f=132*a,m=Math.max(70*a,Math.min(.36*t.height,210*a)),
g=t.height-u-m>=f,y=Math.min(t.height-u-(g?m:0),276*a),p=t.height-u-y,b=G(e,{...h,y:t.y+y+4*a},c),w=G(e,{...h,y:t.y+y+b.
height+6*a},l);return[d("g",{key:"dot"},en(e,{...t,height:y},n.dot,r)),d("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),d("g",{key:"score steps"},b.marks),d("g",{key:"softmax steps"},w.marks),g&&d("g",{key:"softmax"},
Qa(e,{...t,y:t.y+y+u,height:p},s,o,i))]}function gm({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...C("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${T(e.sum,2)}`,kind:"strong"}],n?[{text:`${Le}\
 ÷ √${t} = `},{text:T(h,2),kind:"strong"}]:[{text:`${Le} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${Le} no position bias: it is off`}]:[{text:`${Le} ${s<0?"−":"+"} ${T(Math.abs(s),2)} (position bias)\
 = `},{text:T(i,2),kind:"strong"}]),r?u.push([{text:`${Le} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${Le}\
 ÷ temperature ${bm(a)} = `},{text:T(i/a,2),kind:"strong"}]),u}function ym({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return C("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:T(h,2),isRaised:!0},{text:` = ${Ct(u)}\
;`}],[{text:`${Ct(u)} / ${Ct(c)} = `},{text:bo(Number(l[n])),kind:"strong"},{text:","}],...C(`where ${Ct(c)} is the sum \
over ${s}${i?`, after ${T(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Ct(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=.095)return String(Number(e.toFixed(4)));if(e===0)return"0";let[t="",n=""]=e.toExponential(
1).split("e");return`${t} × 10${Array.from(n,s=>dm[s]??"").join("")}`}function nn(e){let t=0;for(let n=1;n<e.length;n++)
Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function bm(e){return String(Math.round(1e3*e)/1e3)}var Le,
rc,fm,mm,dm,ce=S(()=>{"use strict";Qe();vt();ft();H();B();Le="→",rc=30,fm=8,mm=20,dm=Object.fromEntries(Array.from("-0\
123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??""]))});function ic(e,t){let n=L(e),s=Ne(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:r=>wm(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>$m(e,r,s)}),o}function wm(e,t,{
hidden:n,dot:s,bias:o,logit:r}){let i=L(e),a=K(e,t),c=s&&o!==null?[...C("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${T(s.sum,2)}`,kind:"strong"}],[{text:`→ ${o<0?"−":
"+"} ${T(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:T(r,2),kind:"strong"}]]:[...C("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:T(r,2),kind:"strong"}]],l=G(e,{...a,y:0},c),h=mt(e,
a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-36*i,450*i),
f=G(e,{...a,y:a.y+u+4*i},c),m=Ee(e,[n],n,a.width);return[...q(e,t,`${n.length} hidden units read the context`),d("g",{key:"\
dot"},s?en(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):Bt(e,{...a,height:u},n,{colour:"query",numbered:m})),...f.marks,h.mark]}function $m(e,t,n){
let{reading:s}=e,o=L(e),r=K(e,t),{gate:i,trace:a}=s,c=G(e,{...r,y:0},m()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=G(e,{...r,y:r.y+r.height-c.height-l-6*o},m());return[...q(e,t,f()),n&&h.height>=
60*o&&d("g",{key:"curve"},g(h,n)),...u.marks,d("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*o,height:22*o}))];function f(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function m(){let{only:p}=a.interventions,b=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let $=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...C($),b]}let w=[
[{text:"1 / (1 + e",kind:""},{text:T(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...w,...C(`is the gate: ${E(i,1)} of the answer comes from the pointer, ${E(1-i,1)} from genera\
tion.`)];let x=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...C(x),...C("As learned it would be"),...w]}function g(p,{logit:b,learned:w}){
let x=Math.max(xm,Math.ceil(Math.abs(b))),$=v=>p.x+(v+x)/(2*x)*p.width,k=p.y+p.height,N=v=>k-v*p.height,M=Array.from({length:61},
(v,R)=>{let W=-x+R/30*x;return`${$(W).toFixed(1)} ${N(1/(1+Math.exp(-W))).toFixed(1)}`}),[A,O]=[$(b),N(w)],_=b>0;return[
d("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${k}H${p.x+p.width}M${p.x} ${N(.5)}H${p.x+p.width}`}),[0,.5,1].map(v=>F(
e,p.x-6*o,N(v)+4*o,v===.5?"0.5":String(v),{kind:"tiny",anchor:"end",key:`share ${v}`})),[-x,0,x].map(v=>F(e,$(v),k+15*o,
T(v,0),{kind:"tiny",anchor:"middle",key:`logit ${v}`})),F(e,($(0)+$(-x))/2,k+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),d("path",{key:"line",class:"curve",d:`M${M.join("L")}`}),d("path",{key:"lead",class:"lead",d:`M${A} ${k}V${O}H${p.
x}`}),d("circle",{key:"point",class:"point",cx:A,cy:O,r:5.5*o}),F(e,A+(_?-10:10)*o,_?Math.max(O-6*o,p.y+9*o):O-8*o,w.toFixed(
2),{kind:"strong",anchor:_?"end":void 0,key:"value"})]}function y(p){let b=i*p.width;return[d("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:b,height:p.height}),d("rect",{key:"generation",class:"bar generation",x:p.x+b,y:p.y,width:p.
width-b,height:p.height}),F(e,p.x,p.y+p.height+15*o,`pointer ${E(i,1)}`,{kind:"small",key:"of pointer"}),F(e,p.x+p.width,
p.y+p.height+15*o,`generation ${E(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var xm,ac=S(()=>{"use stri\
ct";_t();Lt();ce();Qe();ft();H();B();xm=6});function wt(e,t,n,{largest:s,most:o=lc,isOrdered:r=!1,isWalked:i=!1}={}){let a=L(e),c=Math.max(1,Math.floor(t.height/(cc*
a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),f=u>=30*a,m=Math.max(
1,Math.ceil(cc*a/u)),g=h.findIndex(({isChosen:M})=>M),y=u>=13*a&&h.some(({category:M})=>M!==void 0),p=y?22*a:0,b=Math.max(
...h.map(({text:M})=>V(e,M,"strong")))+8*a,w=Math.max(0,...h.map(({beside:M=""})=>M?V(e,M,"small")+10*a:0)),x=Math.max(...h.
map(({label:M,says:A=""})=>Math.max(V(e,M,"strong"),f?V(e,A,"small"):0)))+8*a,$=Math.min(x,.58*(t.width-p-b-w)),k={x:t.x+
p+$,width:Math.max(1,t.width-p-$-b-w)},N=s??(Math.max(...h.map(({parts:M})=>M.reduce((A,{value:O})=>A+Math.abs(O),0)))||
1);return[h.map((M,A)=>{let O=t.y+(A+.5)*u,_=A===g||(h.length-1-A)%m===0&&(g<0||Math.abs(A-g)>=m),v=k.x,R=Math.min(.62*u,
.42*o*a);return d("g",{key:M.key,class:`${M.open?"part ":""}choice row${M.isChosen?" here":""}${M.isOff?" off":""}`,"dat\
a-open":M.open??null,role:M.open?"button":null,tabindex:M.open?i&&!M.isChosen?"-1":0:null,"aria-label":M.open?`${M.label}\
: ${M.text}`:null},d("rect",{key:"ground",class:"ground",x:t.x-3*a,y:O-u/2,width:t.width+6*a,height:u,rx:4}),y&&(_||u>=17*
a)&&M.category!==void 0&&xt(M.category,t.x,O-7.5*a,15*a),_&&F(e,t.x+p,O+(f&&M.says?-2:4.5)*a,M.label,{kind:M.isChosen?"s\
trong":"label",width:$-6*a,key:"name"}),f&&M.says&&F(e,t.x+p,O+12.5*a,M.says,{kind:"small",width:$-6*a,key:"says"}),M.parts.
map(({value:W,colour:P},I)=>{let D=Math.abs(W)/N*k.width,J=d("rect",{key:`part ${I}`,class:`bar ${P}${W<0?" negative":""}${M.
isChosen?" chosen":""}`,x:v,y:O-R/2,width:Math.max(.5,Math.min(k.width,D)-(M.parts.length>1&&D>2?.8:0)),height:Math.max(
1,R)});return v+=D,J}),_&&M.beside&&F(e,t.x+t.width-b,O+4.5*a,M.beside,{kind:"small",anchor:"end",key:"beside"}),_&&F(e,
t.x+t.width,O+4.5*a,M.text,{kind:M.isChosen?"strong":"label",anchor:"end",key:"value"}),M.exact&&d("title",{},M.exact))}),
l&&F(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Ie(e,t,n,s=lc){
return Math.min(s*L(e)*n,t.height)}var cc,lc,Re=S(()=>{"use strict";ie();ft();H();cc=14,lc=34});function hc(e,t){let n=L(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>km(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Mm(e,s,t)}]}function km(e,t,n){let{reading:s}=e,
o=L(e),r=K(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:m})=>{let{label:g,category:y}=s.
nameOf(f),{logit:p}=Yt(s,f);return{key:`place ${f}`,label:g,category:y,parts:[{value:m,colour:"generation"}],beside:p===
null?"":T(p,2),text:E(m,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${g}: ${p===null?"":`logit ${T(p,4)}, `}\
probability ${E(m,3)}`}}),c=s.trace.architecture.locations,l=G(e,r,C(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=mt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...q(e,t,"What the generation head expects"),...l.marks,d("g",{key:"\
rows"},wt(e,u,a,{isWalked:!0})),h.mark]}function Mm(e,t,{location:n}){let{reading:s}=e,o=L(e),r=K(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=Yt(s,n),h=oc(s),u=s.probabilityOf("generation",n),f=[];if(a&&c!==null&&f.push(...C("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${T(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${T(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:T(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:T(
p,2),isRaised:!0},{text:` = ${Ct(y)};`}],[{text:`${Ct(y)} / ${Ct(h.total)} = `},{text:E(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...C(`${Ct(h.total)} is the sum over the whole list${h.shift?`, after ${T(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...C("→ softmax over the whole list:"),[{text:E(u,1),kind:"strong"}]);
let m=G(e,{...r,y:0},f),g=a?Math.min(r.height-m.height-8*o,450*o):0;return[...q(e,t,`How does it score ${i}?`),a&&d("g",
{key:"dot"},en(e,{...r,height:g},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...G(e,{...r,y:r.y+g+(a?6*o:0)},f).marks]}var uc=S(()=>{"use strict";_t();
Lt();Re();ce();ft();H();B()});function Ao(e,t,n=1){let s=t.type/Mo,o=46*s,r=t.height-98*s,i=Eo(e.count,o,r,Em,s,Sm(e)),a=t.width>=1180*s,c=t.width<Om*
s,l=t.width>=1040*s&&e.layers<=3,h=c?Tm(e,s):dc(e,a,s),u=l?62*s:0,f=l?u+22*s:16*s,m=t.width-2*sn-fc(Object.values(h)),[g,
y]=[o+12*s,t.height-4*s],p=Nm(e.heads,m/e.layers-f,y-g,s),b=p.columns*(p.side+Bn*s)-Bn*s,w=e.heads>0?b+f:f,x=Math.max(0,
m-e.layers*w);c||(h.visits+=Math.min(.3*x,90*s),h.answer+=Math.min(.2*x,80*s),h.flow+=Math.min(.1*x,50*s),h.leave+=Math.
min(.1*x,50*s));let $=t.width-2*sn-fc(Object.values(h))-e.layers*w,k=Math.min($,e.hasPointer?220*s:60*s);h.bands+=k;let N=($-
k)/e.layers,M={x:sn,width:h.visits},A=sn+h.visits+12*s,O=a?{x:A,width:h.slices}:null;O&&(A+=h.slices+12*s);let _=Array.from(
{length:e.layers},(tt,at)=>{let nt=A+at*(w+N);return{x:nt,width:b,maps:_m(e.heads,nt,g,y,p,s),stream:l?nt+(e.heads>0?b+10*
s:0):null}});A+=e.layers*(w+N);let v=t.width-sn,R=v-h.answer,W=R-h.leave-h.gate,P=A+h.scores+h.weights+8*s,I=W-h.flow-X,
D=Math.min(190*s,.24*t.height)/n,J=e.hasGate?.56*t.height:(o+r)/2,ot=ko*s,Z=e.hasPointer?t.height-D-rn*ot-6:(o+r-D)/2-ot;
return{size:t,type:t.type,rows:i,visits:M,slices:O,layers:_,streamWidth:u,isDense:c,fork:A,context:(c?34:52)*s,scores:A+
h.scores,weights:A+h.scores+h.weights,ribbons:P,places:I,gate:W,gateWidth:h.gate,answers:{most:r-o<330?on-1:on,top:o,bottom:r+
60*s,x:R,right:v,segment:R-X},right:v,top:o,bottom:r,full:D,across:{visits:i.map(({y:tt})=>tt),starts:[o-12*s,t.height-8],
places:{room:[o+16*s,e.hasGeneration?Z-12*s:r],gap:22*s},generation:{start:Z,gap:ot},gate:J-D/2},bands:{ribbon:(tt,at,nt)=>$o(
P,tt,I,at,nt),into:(tt,at,nt)=>$o(I+X,tt,W,at,nt),out:(tt,at,nt)=>$o(W+h.gate,tt,R-X,at,nt)}}}function $o(e,t,n,s,o){return o?
jt(e,t,n,s):jt(e,t,e,t)}function dc({hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?
24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:X,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:
140)*s}}function Tm(e,t){return{...dc(e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?
88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function Sm({count:e,pointerWeights:t}){let n=e-1,s=o=>o===n?2:
t[o]>=Am?1+t[o]:o/e;return Array.from({length:e},(o,r)=>r).sort((o,r)=>s(r)-s(o))}function fc(e){return e.reduce((t,n)=>t+
n,0)}function Eo(e,t,n,{least:s,most:o,lane:r},i,a){let c=n-t,l=e,h=0,u=Math.min(o*i,c/e);u<s*i&&(h=Math.max(r,Math.min(
6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/l);let f=a&&new Set(a.slice(0,l)),m=t;return Array.
from({length:e},(g,y)=>{let p=f?f.has(y):y>=e-l,b=p?u:h;return m+=b,{y:m-b/2,height:b,isFull:p}})}function Nm(e,t,n,s){let o={
columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(e/r)-mc*s,a=Math.min(i,(t-(r-1)*Bn*s)/r);a>o.
side&&(o={columns:r,side:a})}return o}function _m(e,t,n,s,{columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,
r+2.2*mc*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+Bn*i),y:n+Math.floor(h/o)*c,side:r}))}function Vn(e,t,n,s){
let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[f,m]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+m*(h.wish-u.
length-t))/(f+m),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)
r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var sn,Bn,
mc,X,rn,ko,on,Am,Em,Mo,Om,Kt=S(()=>{"use strict";H();sn=20,Bn=8,mc=19,X=8,rn=3,ko=4,on=4,Am=.05,Em={least:13.5,most:38,lane:3},
Mo=13,Om=760});function So(e,t,n,s=1){let o=n/Mo,[r,i]=[pc,t-pc],a=Eo(e.count,r,i,vm,o).map(({y:v,height:R,isFull:W})=>({x:v,width:R,isFull:W})),
c=Number(a.at(-1)?.width)>=Lm*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+zn*o,u=h+(z.title+z.inputs+zn)*
o,f=[];for(let v=0;v<e.layers;v++){let R=Rm(e.heads,r,i,u+z.title*o,o),W=R.at(-1),I=(W?W.y+W.side+8*o:u)+z.title*o;f.push(
{y:u,maps:R,stream:I}),u=I+(z.bars+zn)*o}let m=Pm(e,r,u+z.title*o,i-r,o),g=Math.ceil(e.values("context").length/m.columns)*
m.cell,y=u+z.title*o+Math.max(g,20*o)+zn*o,p=y+(e.hasPointer?(z.title+z.scores)*o:0),b=p+(e.hasPointer?170:96)*o,w=b+X+((e.
hasPointer?z.names:0)+(e.hasGate?48:30))*o,x=e.hasGate?28*o:0,$=Cm(i-r,o)/s,k=ko*o,N=i-$-rn*k,M=Math.max(78*o,$*s/2+6),A=w+
x+34*o,O=i-$-16*o,_={most:on,top:A,bottom:A+(on+1)*M,x:r-6*o,right:O-8*o,segment:O};return{size:{width:t,height:_.bottom+
Math.max(0,($*s-M)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:f,context:m,pointer:y,ribbons:p,
places:b,gate:w,gateHeight:x,answers:_,full:$,across:{visits:a.map(({x:v})=>v),starts:[r,i],places:{room:[r,e.hasGeneration?
N-2*gc*o:i],gap:gc*o},generation:{start:N,gap:k},gate:i-$},bands:{ribbon:(v,R,W)=>To(p,v,b,R,W),into:(v,R,W)=>To(b+X,v,w,
R,W),out:(v,R,W)=>W?ka(w+x,v,O+X,R):To(w+x,v,w,v,!1)}}}function To(e,t,n,s,o){return o?ro(e,t,n,s):ro(e,t,e,t)}function Rm(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Oo*o)/r,a=Math.min(i-Oo*o,Im*o),c=Math.max(St,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+Oo*o),side:a,touch:St}))}function Pm(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Cm(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var St,z,pc,vm,Lm,Oo,Im,zn,gc,Jt=S(()=>{"use strict";H();
Kt();St=44,z={title:26,bars:34,inputs:64,scores:52,names:56},pc=16,vm={least:20,most:110,lane:1},Lm=62,Oo=8,Im=160,zn=16,
gc=6});function Wt({reading:e,beside:t}){return t?[e,t]:[e]}function an(e){return Math.max(...Wt(e).map(({largestWeight:t})=>t))}
function Yn(e){return e.isOwnScale?1:an(e)}function Pe(e){return qn.layers+2*e}function Q(e){let t=qn.layers+2*e.layers,
n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}function Y(e,t){return e.
beat>=t?1:0}var qn,dt=S(()=>{"use strict";qn={visits:0,slices:1,layers:2}});function _o({isOwnScale:e}){return e?"Same scale for all heads":"Own scale for each head"}function cn({lit:e}){return e?.
kind==="visit"?"last visit reads it":"last visit’s largest"}function Kn(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;
if(!o.heads)return null;let a=i.type/13,c=60*a,l=s||!("visits"in i)?0:i.visits.width,h=17*a+c+j(yc,12.5*a)>l,u=r?h?"own \
largest":yc:E(an(e)),f=t+12*a,m=[d("text",{class:"small",x:t,y:n},"0"),d("image",{class:"map",href:Ut(Wm,No,e.scale),x:f,
y:n-9*a,width:c,height:9*a,preserveAspectRatio:"none"}),d("rect",{class:"map-frame",x:f,y:n-9*a,width:c,height:9*a}),d("\
text",{class:"small",x:f+c+5*a,y:n},u)],g=_o(e),y={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours o\
f the head maps go from 0 to ${r?"the largest weight of each head":u}. ${g}`};if(s){let b=17*a+c+j(u,12.5*a),w=d("rect",
{class:"ground",x:t-6*a,y:n+14*a-St,width:b+12*a,height:St});return d("g",{key:"scale",class:"switch",...y},w,m)}let p=j(
g,12.5*a)+16*a;return d("g",{key:"scale"},d("text",{class:"small",x:t,y:n-33*a},"Head maps: row reads column"),d("text",
{key:"weight",class:"small",x:t,y:n-17*a},`%: ${cn(e)}`),m,d("g",{key:"switch",class:"switch",...y},d("rect",{class:"han\
dle stays",x:t,y:n+8*a,width:p,height:19*a,rx:9.5*a}),d("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},g)))}var No,
yc,Wm,Jn=S(()=>{"use strict";H();Jt();B();dt();Xe();No=64,yc="largest of each head",Wm=Float32Array.from({length:No},(e,t)=>t/
(No-1))});function xc(e,t){let n=L(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.max(200,Math.min(e.reading.
count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?1:0,share:1.2,marks:i=>Dm(
e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Um(e,i,t)}]}function Dm(e,t,n){let{reading:s,
isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=L(e),{count:h}=s,u=s.weights(r,i),f=s.isRemoved(r,i)||s.isSkipped(r,
"attention"),m=o?u[pt(u)]||1:an(e),g=Gm(e,t,n,f),y=Math.min(.36*t.width,190*l),p=t.y+42*l,[b,w]=[t.width-y,t.height-44*l-
g.height],x=t.width<600*l?1.9:1.15,$={width:b/h,height:Math.min(w/h,x*b/h)},k={x:t.x+y,y:p,width:b,height:$.height*h},N=`\
layers.${r}.heads.${i}`,M=$.height>=30*l,A=jm($.height,13*l);return[F(e,t.x,t.y+15*l,y>=150*l?"The visit that asks":"Who\
 asks",{kind:"strong",width:y-8*l}),d("g",{key:"columns"},_()),d("g",{key:"rows"},v()),d("image",{key:"weights",class:"m\
ap",href:Ut(u,h,e.scale,m),...k,preserveAspectRatio:"none",opacity:f?.3:1}),d("rect",{key:"frame",class:"map-frame",...k}),
d("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},R()),d("rect",{key:"column",class:"chos\
en-column",x:k.x+c*$.width,y:t.y,width:$.width,height:k.y+k.height-t.y,rx:3}),O(),d("rect",{key:"cell",class:"chosen-cel\
l",x:k.x+c*$.width,y:k.y+a*$.height,width:$.width,height:$.height}),g.at(k.y+k.height)];function O(){let P=k.y+a*$.height,
I=19*l,D=(Z,tt)=>d("rect",{key:Z,class:"chosen-row",...tt,rx:3}),{height:J}=$;if(J>=I)return D("row",{x:t.x-3,y:P,width:t.
width+3,height:J});let ot={x:t.x-3,y:P+(J-I)/2,width:y,height:I};return[D("row",{x:k.x-1,y:P,width:k.width+2,height:J}),
D("asking",ot)]}function _(){let P=$.width>=14*l,I=Math.min(15*l,$.width-3*l),D=$.width>=30*l,J=k.x;return s.visits.map(
(ot,Z)=>{let tt=String(gt[ot.weekday]),at=ot.weekday!==s.visits[Z-1]?.weekday,nt=k.x+Z*$.width,ue=V(e,tt,"tiny"),Sr=!P&&
at&&nt>=J&&nt+ue<=k.x+k.width;Sr&&(J=nt+ue+4*l);let Ts=k.x+(Z+.5)*$.width;return d("g",{key:`column ${Z}`,class:`part ch\
oice${Z===c?" here":""}${ot.masked?" off":""}`,"data-open":`${N}.${a}.${Z}`,role:"button",tabindex:"-1","aria-label":`Re\
ad from visit ${Z+1}: ${U(s,Z)}${ot.masked?", masked":""}`},d("rect",{class:"ground",x:k.x+Z*$.width,y:t.y,width:$.width,
height:42*l}),P&&xt(ot.category,Ts-I/2,t.y+(D?0:22)*l,I),Sr&&F(e,nt,t.y+38*l,tt,{kind:"tiny",key:"weekday"}),D&&[F(e,Ts,
t.y+26*l,tt,{kind:"tiny",anchor:"middle",key:"day"}),F(e,Ts,t.y+38*l,$.width>=40*l?ct(ot.start_minute):`${Math.floor(ot.
start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],d("title",{},U(s,Z)))})}function v(){return s.visits.map(
(P,I)=>{let D=k.y+(I+.5)*$.height,J=I===a,ot=J||(h-1-I)%A===0&&Math.abs(I-a)>=A,Z=Math.min(18*l,$.height-1.5*l),tt=$.height>=
12*l,at=t.x+(tt?Z+10*l:4*l),nt=k.x-at-6*l,ue=J||M?"strong":"label";return d("g",{key:`row ${I}`,class:`part choice${J?" \
here":""}`,"data-open":`${N}.${I}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${I+1} asks: ${U(s,I)}`},d("rect",
{class:"ground",x:t.x,y:D-$.height/2,width:y,height:$.height}),tt&&xt(P.category,t.x+3*l,D-Z/2,Z),ot&&F(e,at,D+(M?-2:4.5)*
l,P.label,{kind:ue,width:nt,key:"name"}),M&&F(e,at,D+12*l,`${Vt(s,I)} · ${Xa(s,I)}`,{kind:"small",width:nt,key:"when"}),
d("title",{},U(s,I)))})}function R(){let P=[];for(let I=0;I<h;I++){if(h>bc&&I!==a){P.push(d("rect",{key:`row ${I}`,class:"\
cell",x:k.x,y:k.y+I*$.height,width:k.width,height:$.height,"data-open":`${N}.${I}.${c}`},d("title",{},U(s,I))));continue}
for(let D=0;D<h;D++)P.push(W(I,D))}return P}function W(P,I){let D=Number(u[P*h+I]),[J,ot]=[k.x+I*$.width,k.y+P*$.height],
Z=P===a&&I===c,tt=String(Math.round(100*D)),at=ue=>$.width>=V(e,tt.padStart(2,"0"),ue)+2*l,nt=(D>=Fm||P===a)&&$.height>=
13*l&&at("tiny");return d("g",{key:`${P} ${I}`,class:"cell"},d("rect",{key:"cell",x:J,y:ot,width:$.width,height:$.height,
"data-open":`${N}.${P}.${I}`,role:"button",tabindex:Z?0:"-1","aria-current":Z?"true":null},d("title",{},`${U(s,P)} reads\
 ${E(D,1)} from ${U(s,I)}`)),nt&&F(e,J+$.width/2,ot+$.height/2+4.5*l,tt,{kind:D/m>=.3&&at("strong")?"strong":"tiny",anchor:"\
middle",also:D/m>=Hm&&!f?"on-dark":"on-light",key:"weight"}))}}function jm(e,t){return Math.max(1,Math.ceil(t/e))}function Gm(e,t,{
layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,canAsk:c,reading:l}=e,h=L(e),u=l.isRemoved(n,s),f=t.height>=330*h,m=`la\
yers.${n}.heads.${s}`,y=[a&&{text:u?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":m},isPressed:u},
c&&!u&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":m}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:_o(e),attributes:{"data-act":"sc\
ale"}}].filter(x=>x!==!1),p=i?"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${l.
count>bc?"A stronger colour is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,b=f?C(p):[],w=G(
e,{...t,y:0},b,"small").height;return{height:w+40*h,at(x){let $=t.x,k=[];for(let{text:N,attributes:M,...A}of y){let O=mt(
e,$,x+w+22*h,N,M,A);$+O.width>t.x+t.width||(k.push(O.mark),$+=O.width+10*h)}return[d("g",{key:"explained"},G(e,{...t,y:x+
3*h},b,"small").marks),d("g",{key:"controls"},k)]}}}function Um(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===
i.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":ae(i,r);return[...q(e,t,`How much does ${a} read from ${c}?`,
`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),d("g",{key:"worked"},Un(e,K(e,t),Oe(i,n,s,o,r),Dn(i,n,s,o),r,[{letter:"\
q",words:`Query of ${U(i,o)}`,colour:"query"},{letter:"k",words:`Key of ${U(i,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var bc,Fm,Hm,wc=S(()=>{"use stri\
ct";ie();_t();Lt();ce();vt();ft();oe();Jn();H();B();dt();Xe();bc=24,Fm=.045,Hm=.6});function kc(e,t){let n=L(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Bm(e,s,t)},...e.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Vm(e,s,t)}]:[]]}function Bm(e,t,{location:n}){
let{reading:s}=e,o=L(e),r=_e(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,[f,m]=[
i.toFixed(2),(1-i).toFixed(2)],g=s.pointerWeights,y=[],p=A=>r.visits.map(O=>({value:A*Number(g[O]),colour:"pointer"}));s.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:p(1),text:kt(a),open:"pointer"}),s.hasGate&&y.push({key:"from po\
inter",label:`× gate ${f}`,parts:p(i),text:kt(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:kt(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:kt(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:kt(u),isChosen:!0});let b=K(
e,t),w=s.hasGate?[[{text:`${f} × ${kt(a)} = ${kt(l)}`}],...C("come from the pointer,"),[{text:`${m} × ${kt(c)} = ${kt(
h)}`}],...C("from generation. Together:"),[{text:kt(u),kind:"strong"},{text:"."}],...C("All bars have one scale.")]:[...C(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=G(e,{...b,y:0},
w),$={...b,height:b.height-x.height-44*o},k=Ie(e,$,y.length,$c),N=G(e,{...b,y:b.y+k+8*o},w),M=mt(e,b.x,b.y+b.height-10*o,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...q(e,t,`How probable is ${s.nameOf(n).label}?`),
d("g",{key:"rows"},wt(e,$,y,{most:$c})),...N.marks,M.mark]}function Vm(e,t,{location:n}){let{reading:s}=e,o=L(e),{visits:r,
pointer:i}=_e(s,n),a=K(e,t),c="Its visits";if(r.length===0){let p=C("None of the visits is here, so the pointer cannot c\
hoose it.");return[...q(e,t,c),...G(e,a,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${Vt(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:kt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...C(u),[{text:kt(i),kind:"strong"},
{text:"."}]],m=G(e,{...a,y:0},f),g={...a,height:a.height-m.height-8*o},y=Ie(e,g,h.length);return[...q(e,t,c),d("g",{key:"\
rows"},wt(e,g,h,{isOrdered:!0})),...G(e,{...a,y:a.y+y+6*o},f).marks]}function kt(e){return E(e,e>=.01||e===0?1:e>=1e-5?3:
5)}var $c,Mc=S(()=>{"use strict";_t();Lt();Re();vt();ft();H();B();$c=56});function Ac(e,t){let n=L(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>zm(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>qm(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Ym(e,s)}]}function zm(e,t,n){let{reading:s}=e,o=L(e),r=K(e,t),i=G(e,r,
C("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,m)=>({key:`visit ${m}`,label:f.label,says:Vt(s,m),category:f.category,parts:[{value:Number(c[m]),colour:"pointer"}],
beside:T(Number(a[m]),2),text:E(Number(c[m]),1),open:`pointer.${m}`,isChosen:m===n.visit,isOff:f.masked,exact:`${U(s,m)}\
: score ${T(Number(a[m]),4)}, weight ${E(Number(c[m]),2)}`})),h=mt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...q(e,t,"What the p\
ointer reads"),...i.marks,d("g",{key:"rows"},wt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function qm(e,t,{visit:n}){let{
reading:s}=e;return[...q(e,t,`How does the pointer score ${ae(s,n)}, ${Vt(s,n)}?`,`Score of ${ae(s,n)}`),d("g",{key:"wor\
ked"},Un(e,K(e,t),Te(s,n),jn(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${U(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Ym(e,t){let{reading:n}=e,s=L(e),o=K(e,t),r=n.pointerWeights,i=G(e,o,C("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:m,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:f,parts:g.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:E(m,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>E(Number(r[y]),2)).join(" + ")} = ${E(m,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=mt(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...q(e,t,"Sums per place"),...i.marks,d("g",{key:"rows"},wt(e,c,a)),l.mark]}var Ec=S(
()=>{"use strict";_t();Lt();Re();ce();vt();ft();H();B()});function Oc(e,t){let n=L(e),s=Tc(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>Km(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>Jm(e,o,t)}]}function Qn(e,{layer:t,visit:n,number:s}){return s??nn(rt(e,`layers.${t}.residual_out`,n))}function Tc(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,f,m,g="plain")=>{let y=rt(e,`${s}.${u}`,n),p=`length ${T(Math.hypot(...y))}`;a.push({key:u,title:f,says:m||
p,values:y,colour:g})},l=(u,f)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${s}.${u}.mean`)[n]),m=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${T(f,2)}, deviation ${T(m,2)}`}}function Km(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=L(e),
a=K(e,t),c=Qn(s,n),l=Tc(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,f=a.x,m=[],g=(y,p,b=!0)=>{let w=mt(e,f,a.y+a.
height-10*i,y,p,{isButton:b});f+w.width>a.x+a.width||(m.push(w.mark),f+=w.width+10*i)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...q(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${U(s,r)}`,`Layer ${o}\
: ${U(s,r)}`),d("g",{key:"rows"},re(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),d("g",{key:"controls"},m)]}
function Jm(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=L(e),a=Qn(s,n),c=K(e,t),{y:l}=c,h=[];for(let f of Zm(s,o,r,a)){
let m=G(e,{...c,y:l},f);if(l+m.height>c.y+c.height)break;h.push(...m.marks),l+=m.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...q(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),d("g",{key:"lines"},h),
u.height>=90*i&&d("g",{key:"units"},Xm(e,u,o,r,a))]}function Zm(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(rt(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...C("Comes in:"),Xn(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(Zn("Norm 1:",tn(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(Zn("Norm\
 2:",tn(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,m,g){let y=g?"0 (skipped)":
T(Math.abs(f),2);return a?[...C(h),[{text:`${T(u,2)} ${f<0&&!g?"−":"+"} ${y} =`}],Xn(m)]:[...C(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":T(f,2),kind:"strong"}]]}}function Zn(e,t){if(!t)return C(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...C(e),[{text:`(${T(n,2)} ${s<
0?"+":"−"} ${T(Math.abs(s),2)})`}],[{text:`× ${T(o,3)} = ${T(r,2)};`}],...i===null||a===null?C("then a learned factor\
 and bias give").concat([Xn(c)]):[[{text:`${T(r,2)} × ${T(i,2)} ${a<0?"−":"+"} ${T(Math.abs(a),2)} =`}],Xn(c)]]}function Xn(e){
return[{text:T(e,2),kind:"strong"}]}function Xm(e,t,n,s,o){let{reading:r}=e,i=L(e),a=rt(r,`layers.${n}.feed_forward.pre`,
s),c=rt(r,`layers.${n}.feed_forward.hidden`,s),l=Gn(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[w]))),f=Array.from(c).filter(w=>w>0).length,m=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${T(ve(h),2)}, the bias adds ${T(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=G(e,t,C(m+g),"small"),p=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,p).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${T(
Number(a[w]))} → ${T(Number(c[w]))}${l?` × ${T(Number(l.dot.second[w]),2)}`:""}`,text:T(Number(h[w]),2)}));return[...y.
marks,wt(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var ts=S(()=>{"use strict";_t();Lt();Re();ce();Hn();
vt();ft();H();B()});function vo(e,t){let n=L(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:o=>nd(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>sd(e,o,t)},...t.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>id(e,o,t)}]:[]]}function Lo(e,t,n){let{trace:s,
count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.some(c=>c===t)||t==="position_\
from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":return s.
user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/On)*On;return`${ct(c)}\
 to ${ct((c+On)%1440)}`}case"weekday":return zi[r.weekday]??"";case"recency":{let c=ed(e,n);return c===null?"days before\
 the prediction":c>=Ys?`${Ys} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(r.duration_minutes/$e)*$e,l=c+$e;return c>=Ks*$e?`${Dt(Ks*$e)} or more`:`${c?Dt(c):"0"} to ${Dt(l)}`}default:{let c=o-
n;return c===1?"the last visit":`${c} from the end`}}}function ed({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;
let o=r=>Date.parse(r.slice(0,10))/Qm;return Math.round(o(e.predict_at)-o(s))}function nd(e,t,{kind:n,visit:s}){let{reading:o}=e,
r=L(e),i=K(e,t),a=o.slices.map(({name:f,label:m,lengths:g})=>({key:f,title:m,says:Lo(o,f,s),values:wo(o,f,s),colour:Number(
g[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:m})=>f+m.length,0),l=G(e,i,C(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=mt(e,i.x,i.y+i.height-10*r,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[...q(e,t,n==="inpu\
ts"?"What the last visit is made of":U(o,s)),...l.marks,d("g",{key:"rows"},re(e,u,a)),h.mark]}function sd(e,t,{kind:n,visit:s,
number:o}){let{reading:r}=e,i=L(e),a=K(e,t),c=rt(r,"inputs.projected",s),l=o??nn(c),h=sc(r,s,l),u=n==="inputs"?"inputs":
`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:r.has("inputs.norm")?"all features, mixed":"",values:c,
colour:"stream"}],m={...a,height:Math.min(86*i,.26*a.height)},g=rd(r,s,l),y=[],p=g.reduce(($,k)=>$+G(e,{...a,y:0},k).height+
4*i,0),b={...a,y:m.y+m.height+28*i,height:a.height-m.height-p-36*i},w=h?od(h):[],x=b.y+(w.length?Ie(e,b,w.length)+6*i:0);
for(let $ of g){let k=G(e,{...a,y:x},$);if(x+k.height>a.y+a.height+2)break;y.push(...k.marks),x+=k.height+4*i}return[...q(
e,t,"The vector that enters the layers"),d("g",{key:"vector"},re(e,m,f,{chosen:l,open:$=>`${u}.${$}`})),w.length>0&&G(e,
{...a,y:m.y+m.height+4*i},C(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&d("g",{key:"rows"},
wt(e,b,w)),d("g",{key:"lines"},y)]}function od({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,
parts:[{value:r.sum,colour:"plain"}],text:T(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${T(r.sum,
4)}`})),{key:"bias",label:"bias",parts:[{value:t,colour:"plain"}],text:T(t,2),exact:""}]}function rd(e,t,n){if(!e.has("i\
nputs.norm"))return[];let s=Number(rt(e,"inputs.projected",t)[n]),o=Number(rt(e,"layers.0.residual_in",t)[n]),r=tn(e,"in\
puts.projected","inputs.norm","input_norm",t,n),i=[[...C("Sum:"),[{text:T(s,2),kind:"strong"}]],Zn("Norm:",r)];if(e.trace.
architecture.components.includes("sinusoidal")){let a=e.trace.architecture.d_model,c=zt(e,"pos_encoding",t*a+n);e.trace.
interventions.sinusoidal===!1?i.push(C("No position encoding: it is off.")):c!==null&&r&&i.push([...C("Position encoding\
:"),[{text:`${T(r.result,2)} ${c<0?"−":"+"} ${T(Math.abs(c),2)} =`}],[{text:T(o,2),kind:"strong"}]])}return i}function id(e,t,{
visit:n}){let{reading:s}=e,o=L(e),r=K(e,t),i=[];for(let g=0;g<s.layers;g++)for(let y=0;y<s.heads;y++){let p=Number(s.lastRow(
g,y)[n]),b=s.isRemoved(g,y)||s.isSkipped(g,"attention");i.push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:p,
colour:"plain"}],text:b?"off":E(p,1),open:`layers.${g}.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){
let g=Number(s.pointerWeights[n]);i.push({key:"pointer",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:E(g,1),open:`\
pointer.${n}`}),s.hasGate&&a.push(...C("To the answer the pointer carries"),[{text:`${E(g,1)} × gate ${s.gate.toFixed(2)}\
 = `},{text:E(g*s.gate,1),kind:"strong"},{text:"."}])}let c=G(e,r,C(s.visits[n]?.masked?"This visit is masked: nothing r\
eads it.":"How much the last visit reads from it"),"small"),l=G(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-
c.height-l.height-8*o},u=Ie(e,h,i.length),f=i.map(({parts:g})=>Number(g[0]?.value)),m=Math.max(td,...f);return[...q(e,t,
"Who reads it?"),...c.marks,i.length>0&&d("g",{key:"rows"},wt(e,h,i,{largest:m})),d("g",{key:"end"},G(e,{...r,y:h.y+u+6*
o},a).marks)]}var Qm,td,Io=S(()=>{"use strict";Tn();_t();Lt();Re();ce();ts();Hn();vt();ft();H();B();Qm=864e5,td=.1});function Sc(e,t){let n=Pt(t,e.reading);return n?Ga(e,n,ad[n.kind](e,n)):[]}var ad,Nc=S(()=>{"use strict";ec();_t();ac();
uc();wc();Ae();Mc();Ec();ts();Io();Ae();ad={head:xc,stream:Oc,inputs:vo,visit:vo,context:tc,pointer:Ac,generation:hc,gate:ic,
place:kc}});function le(e,t,n){let{title:s,text:o}=ld(e,t,n),r=n?.words?cd(e,t,n):"";return{title:s,text:r?`${o} ${r}`:o}}function cd(e,t,n){
let s=Co(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${E(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(e.location??0);return o===null?"":`${s} its probability i\
s ${E(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function ld(e,t,n){switch(e?.kind){case"visi\
t":return fd(e.visit??0,t);case"head":return dd(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:hd(t)};case"stream":return vc(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"\
its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model} numbers. ${Cc(_c(t),!0)} ${_c(t).
length===1?"reads":"read"} nothing else of it.`};case"pointer":return Lc(t);case"generation":return Ic(t);case"gate":return Rc(
t);case"place":return pd(e.location??0,t);default:return gd(t,n)}}function hd(e){let{slices:t,trace:n}=e,s=Cc(t.map(({label:r})=>ud[r]??
r)),o=n.architecture.d_model;return e.has("inputs.norm")?`Each visit is ${t.length} vectors side by side: ${s}. One matr\
ix mixes them into ${o} numbers.`:`The network has ${t.length} vectors for each visit: ${s}. Its first layer reads ${o} \
numbers.`}function _c(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has(
"gate.logit")?["the gate"]:[]]}function Zt(e,t){let n=e.visits[t];return n?`${n.label}, ${gt[n.weekday]} ${ct(n.start_minute)}`:
""}function fd(e,t){let n=t.visits[e],s=[],o=md(e,t);if(n?.masked)return{title:`${Zt(t,e)}.`,text:"This visit is masked:\
 nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${E(o.weight)}.`),t.hasPointer){
let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`The pointer give\
s it ${E(r,1)}, after the gate ${Ro(a)} of its place’s ${E(c,1)}.`:`The pointer gives it ${E(r,1)} of the answer.`)}return{
title:`${Zt(t,e)}.`,text:s.join(" ")}}function md(e,t){let n=null;for(let s=0;s<t.layers;s++)for(let o=0;o<t.heads;o++){
if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function dd(e,t,n){
let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`\
Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.
lastRow(e,t),r=pt(o),a=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${E(o[a])} from ${Zt(n,a)}`,l=r===n.
count-1?"itself":Zt(n,r);return{title:s,text:`The last visit reads ${E(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}
function vc(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,i=s?`its heads add one of length ${T(
Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${T(
Number(n[r]))}; ${i}its feed-forward network adds one of length ${T(Number(o[r]))}.`}}function Lc(e){let t=e.pointerWeights,
n=pt(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visits add up to ${E(s.probability)}`:"";return{
title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite visit is ${Zt(e,n)}, with ${E(
t[n])}. Most probable to copy: ${s?.label}${o}.`}}function Ic(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`\
It scores all ${e.trace.architecture.locations-2} places, visited or not, and “unknown”. First comes ${t?.label} wit\
h ${E(t?.probability??0)}, then ${n?.label} with ${E(n?.probability??0)}.`}}function Rc(e){let{gate:t,trace:n}=e;return{
title:"Gate.",text:`${n.gate.learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(2)}: ${E(t)} of the a\
nswer’s distribution comes from the pointer, ${E(1-t)} from generation.`}}function pd(e,t){let{label:n}=t.nameOf(e),s=t.
probabilityOf("final",e),o=[`Its probability is ${E(s,1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf(
"generation",e),{gate:l}=t;o.push(`: gate ${l.toFixed(2)} × ${E(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${E(c,1)}\
 by generation`)}let r=t.locations.filter(a=>a===e).length,i=["It is not among the visits","It was visited once"][r]??`I\
t was visited ${r} times`;return{title:`${n}.`,text:`${o.join("")}. ${i}.`}}function gd(e,t){let{prediction:n}=e.trace,{
label:s}=e.nameOf(n.location),o=`${s}, ${E(n.probability,1)}.`;if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.
location===n.location,l=e.wordsFor(t),h=t.nameOf(t.trace.prediction.location).label,u=[...a===null?[]:[`That is ${yd(n.probability,
a)} ${l}.`],...c?[]:[`${Co(l)} the answer was ${h}.`]];return{title:o,text:u.join(" ")}}let r=e.count===1?"the visit":`t\
hese ${e.count} visits`,i=e.hasGate?` ${Ro(n.from_pointer)} are copied from visits (pointer), ${Ro(n.from_generation)} a\
re generated.`:"";return{title:o,text:`A neural network read ${r} and expects this place next.${i}`}}function Pc({kind:e},t,n){
let{location:s,probability:o}=t.trace.prediction,r=new Gt(n),{prediction:i}=n,a=e==="head"?"Switched off":"If nothing co\
uld read it",c=t.nameOf(s).label;if(i.location!==s){let u=r.nameOf(i.location).label;return`${a}, the answer would be ${u}\
 with ${E(i.probability,1)}.`}let l=E(o,1),h=E(i.probability,1);return l===h?`${a}, ${c} would still get ${l}.`:`${a}, ${c}\
 would get ${h} instead of ${l}.`}function yd(e,t){let{change:n,size:s}=we(e,t);return n===0?"the same as":`${s} points ${n>
0?"more":"less"} than`}function Co(e){return e.charAt(0).toUpperCase()+e.slice(1)}function Ro(e){return`${(100*e).toFixed(
1)} points`}function Cc(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?Co(s):
s}function Wc(e){let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${Zt(
e,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${Zt(e,t-1)}. Where does this person g\
o next?`,part:`visits.${t-1}`},{...le({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)o.push(bd(c,e)),
o.push({...vc(c,e),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({...le({kind:"conte\
xt"},e,null),part:"context"}),e.hasPointer&&o.push({...Lc(e),part:"pointer"}),e.hasGeneration&&o.push({...Ic(e),part:"ge\
neration"});let{prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${Rc(e).text} `:"";return o.push({title:`${i}\
, ${E(r.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),o}function bd(e,t){
let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let i=0;i<t.heads;i++){if(t.isRemoved(e,i))continue;o+=1;let a=t.lastRow(e,i),c=pt(a);(!s||
a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===t.count-1?"from itself":`from ${Zt(t,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${s.head} reads ${E(s.
weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}var Po,ud,Wo=S(()=>{"use strict";oe();B();Po="Point at anything to s\
ee what it does.";ud={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"\
position"}});function Fc(e,t){let n=Pt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return wd(n,t);break;case"stream":
return $d(n,t);case"pointer":if(n.isLeaf)return kd(n,t);break;case"generation":if(n.isLeaf)return Md(n,t);break;case"gat\
e":return Ad(t);default:break}return le(Nt(xd(n),t),t,null)}function xd({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function wd({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(g=>g>i).length,c=n===s?"its\
elf":U(o,s),l=`${U(o,n)}, reads ${E(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Oe(o,e,t,n,s),f=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,m=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${T(h.
sum,2)}, which makes a score of ${T(u,2)}. ${f}${m}`}}function $d({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>T(Math.hypot(
...rt(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${U(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function kd({visit:e},t){let n=E(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${U(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=Te(t,e),c=r!==null&&!i?` and the bias of its position is ${T(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${T(o.sum,2)}${c}; its score is ${T(a,2)}. The weight counts for ${ae(t,e)}.`}}function Md({
location:e},t){let{logit:n}=Yt(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${T(n,2)}; `,r=`the so\
ftmax over all places makes it ${E(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Ad(e){let t=le({kind:"gate"},e,null),n=Ne(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of\
 ${T(s,2)}.`:`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var Hc=S(()=>{"use st\
rict";Ae();Lt();vt();ut();Wo();B()});function Dc(e,{names:t,run:n},s){if(!t.length)return e;let o=Ed*s/13;return Rn(e,r=>t.includes(r)?{className:"put-in",words:`\
put in from the ${n} run`,onTop:i=>Od(i,n,o)}:null)}function Od({attributes:{x:e,y:t,width:n}},s,o){let[r,i]=[Number(e)+
Number(n),Number(t)],a=.45*o;return d("g",{key:"put in",class:"badge"},d("circle",{cx:r,cy:i,r:o}),d("path",{d:`M${r+a} ${i-
a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),d("title",{},`Put in from the ${s} run`))}var Ed,jc=S(()=>{"use strict";
oo();H();Ed=7});function Uc(e,t){let n=Td[t];return n===void 0?null:Math.round(100*Math.min(1,Math.max(0,e+n)))/100}var Td,Gc,Bc=S(()=>{
"use strict";Td={ArrowUp:-.05,ArrowLeft:-.05,ArrowDown:.05,ArrowRight:.05,PageUp:-.2,PageDown:.2,Home:-1,End:1},Gc="Up, \
Down, Page Up, Page Down, Home and End move it; Left and Right lead to other parts."});function qc(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=s.length*Vc*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[y,p]of o.querySelectorAll("*").entries()){let b=u[y];
b&&Id(p,getComputedStyle(b)),p.matches(vd)&&h.push(p);for(let w of["class","data-part","data-open","data-act","tabindex",
"role"])p.removeAttribute(w)}for(let y of[...h,...o.querySelectorAll('[opacity="0"]')])y.remove();let f=document.createElementNS(
es,"title");f.textContent=t;let m=document.createElementNS(es,"rect");m.setAttribute("y",String(-c)),m.setAttribute("wid\
th",String(r)),m.setAttribute("height",String(l)),m.setAttribute("fill",n);let g=s.map((y,p)=>{let b=a*(p?1:Sd),w=document.
createElementNS(es,"text");return w.textContent=st(y,r-2*zc,b,p===0),w.setAttribute("x",String(zc)),w.setAttribute("y",String(
(p+.8)*Vc*a-c)),w.setAttribute("font-size",String(b)),w.setAttribute("font-weight",p?"400":"600"),w.setAttribute("fill",
getComputedStyle(e).color),w});return o.prepend(f,m,...g),o.setAttribute("viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("\
xmlns",es),o.setAttribute("width",String(r)),o.setAttribute("height",String(l)),o.setAttribute("font-family",getComputedStyle(
e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.setAttribute("role","img"),o.setAttribute("aria-l\
abel",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(o),width:r,height:l}}function Id(e,t){if(e.
localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("styl\
e","image-rendering: pixelated");for(let n of Nd){if(Ld.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(n);
s&&s!==_d[n]&&e.setAttribute(n,s)}}var es,Vc,Sd,zc,Nd,_d,vd,Ld,Yc=S(()=>{"use strict";B();es="http://www.w3.org/2000/svg",
Vc=1.7,Sd=1.2,zc=20,Nd=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opacity","\
paint-order","font-size","font-weight","text-anchor","text-decoration-line"],_d={fill:"rgb(0, 0, 0)",stroke:"none","stro\
ke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-order":"n\
ormal","text-decoration-line":"none"},vd=".handle, .handle-words, .control, .escape",Ld=new Set(["font-size","font-weigh\
t","text-anchor"])});function Jc(e,t=null,n=null){if(t===null)return[Pd(e,n),Cd(e,n)];let s=Pt(t,e);return s?Rd[s.kind](e,s):[]}function Pd(e,t){
let{hasPointer:n}=e,s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[
U(e,r),o.duration_minutes,...n?[Ho(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Cd(e,t){
return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.
map(({location:n})=>{let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=_e(e,n),a=e.probabilityOf("final",n);return[
e.nameOf(n).label,s,o,r,i,a,...t?[t.knownProbability(n)]:[]]})}}function Wd(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){
let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,m)=>U(e,m));if(!r)return[{caption:`Weights o\
f ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,m)=>[
f,...a.subarray(m*i,(m+1)*i)])}];let h=Dn(e,t,n,s),{dot:u}=Oe(e,t,n,s,o);return[ns(`Query of ${l[s]} × key of ${l[o]}, ${c}`,
["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,m)=>[f,Ho(
h.scores[m]),a[s*i+m]])}]}function Fd(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1",
"norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.o\
ut"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>rt(e,`${o}.${u}`,s)),a=Qn(e,t),c=Gn(e,
n,s,a),l=rt(e,`${o}.feed_forward.pre`,s),h=rt(e,`${o}.feed_forward.hidden`,s);return[{caption:`${U(e,s)}, in layer ${n}`,
columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(m=>m[f])])},{caption:`Hidden unit\
s of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","Afte\
r it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}
function Kc(e,{kind:t,visit:n}){let s=rt(e,"inputs.projected",n),o=[{caption:`What ${U(e,n)} is made of`,columns:["Featu\
re","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,Lo(e,i,n),c[n]])},Fo("All feature\
s mixed by one matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(
a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function Hd(e){return[Fo(
"The context: the last visit after all layers",e.values("context"))]}function Dd(e,{visit:t,isLeaf:n}){let s=jn(e),o=e.visits.
map((l,h)=>U(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],Ho(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=Te(e,t);return[ns(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function jd(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,Yt(e,i.location).logit,
i.probability])},{dot:r}=Yt(e,t);return n&&r?[ns(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function Gd(e){let t=Ne(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?ns(s,["Hidden un\
it","Weight"],t.dot):Fo(s,t.hidden),n]}function Ud(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=_e(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[U(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function ns(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function Fo(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function Ho(e){
return Number.isFinite(e)?e:"−∞"}var Rd,Zc=S(()=>{"use strict";Ae();Lt();ts();Io();vt();Rd={head:Wd,stream:Fd,inputs:Kc,
visit:Kc,context:Hd,pointer:Dd,generation:jd,gate:Gd,place:Ud}});function Xc(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=Jc(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(Mn(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([An(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
e.append(o),o.showModal()}var Qc=S(()=>{"use strict";Bs();Zc()});function el(e,t,n){if(n==="Home")return e[0]??null;if(n==="End")return e.at(-1)??null;let[s,o]=Bd[n]??[0,!1],r=t?e.indexOf(
t):-1,i=e[r];if(s===0||!i)return null;let a=ss(i);if(!o){let f=e[r+s];return f&&ss(f)===a?f:null}let c=[...new Set(e.map(
ss))],l=c[c.indexOf(a)+s],h=e.filter(f=>ss(f)===l),u=f=>Math.abs(tl(f)-tl(i));return h.sort((f,m)=>u(f)-u(m))[0]??null}function ss(e){
return(e.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function tl(e){let{top:t,bottom:n}=e.getBoundingClientRect();
return(t+n)/2}var Bd,nl=S(()=>{"use strict";Bd={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});var Do={};Nr(Do,{SLIDER_KEYS:()=>Gc,blockAround:()=>lo,carryOf:()=>La,circuitSentence:()=>Ta,circuitWords:()=>Ea,dragOf:()=>va,
markedAsCircuit:()=>Ma,markedAsPut:()=>Dc,neighbourOf:()=>ho,openedMarks:()=>Sc,sentenceOfOpened:()=>Fc,showTables:()=>Xc,
slid:()=>Uc,svgFile:()=>qc,turned:()=>co,walked:()=>el});var sl=S(()=>{"use strict";Sa();Ia();Nc();Hc();jc();Bc();Yc();Qc();
nl()});function ln({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?null:e.hasVisitsOf(t)?t.pointerWeights:
null}function os(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=ln(e),r=(h,[u=0,f=0])=>h+Math.max(u,f),
i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...ol(t),...ol(n)],c=[...new Set(a)].flatMap(h=>zd.map(u=>[
t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+Number(f[h]),0)));return Math.max(1,
i.reduce(r,0),[...c,l].reduce(r,0))}function ol({trace:e,locations:t}){let n=e.tensors.probabilities;if(n)return Array.from(
n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[...s,...o??[]].map(({location:r})=>r)]}
function rs({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||Math.abs(t-n)<Vd)return null;let a=t>
n?"more":"less",[c,l]=o[a];return!c||!l?null:d("path",{key:`${a} ${e}`,class:`change ${a}${r}`,d:s(c,l)},i&&d("title",{},
i))}function is(e,t,n){return`${E(e,1)}; ${n} ${E(t,1)}`}var Vd,zd,Ce=S(()=>{"use strict";H();B();Vd=.6,zd=["pointer","g\
eneration"]});var hn,qd,as,rl=S(()=>{"use strict";hn="Circuit",qd=[["bold","keeps the answer"],["faded","can be left out"]],as=class{circuit=null;failure="";#s;#t;#n=null;constructor(t,n){
this.#s=t,this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of qd){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#r(!1,hn)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#o(),this.#r(t,hn),this.#t(),t&&this.#e(0)}renew(){this.#o(),this.isOn&&
this.#e(250)}#o(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=""}async#e(t){let n=new AbortController;if(this.#n=
n,this.#r(!0,`${hn} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.aborted){try{let s=await this.#s(o=>{n.signal.
aborted||this.#r(!0,`${hn} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#r(!0,hn),this.#t()}}#r(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}}});function al(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function jo(e,t){return`${e.tag} ${e.
key??t}`}function Kd(e,t){let n=e.match(cs)??[],s=t.match(cs)??[],o=t.split(cs);return n.length!==s.length||e.split(cs).
join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});
return o.map((a,c)=>a+(i[c]??"")).join("")}}var il,Yd,cs,ls,cl=S(()=>{"use strict";H();il="http://www.w3.org/2000/svg",Yd=
new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),cs=/-?\d+(?:\.\d+)?/g,ls=class{#s=new WeakMap;#t=new Map;#n=new WeakMap;#o=0;#e=0;constructor(t){
this.root=t,this.elements=[]}show(t,n=0){this.#f(),this.elements=this.#r(this.root,t,this.elements,n>0),this.#t.size&&this.#u(
n)}#r(t,n,s,o){if(n.every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),
[]}if(!s.length&&!t.firstChild){let a=n.map(c=>this.#i(al(c)));return t.append(...a),a}let r=new Map;for(let[a,c]of s.entries()){
let l=this.#s.get(c);l&&r.set(jo(l.mark,a),c)}let i=n.map((a,c)=>{let l=al(a),h=r.get(jo(l,c));r.delete(jo(l,c));let u=h??
document.createElementNS(il,l.tag);return this.#l(u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.
entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(c,l??null)}return i}#i(t){let n=document.createElementNS(il,t.tag);
for(let s in t.attributes){let o=Je(t.attributes[s]);o!==null&&n.setAttribute(s,o)}return this.#s.set(n,{mark:t,elements:this.#r(
n,t.children,[],!1)}),n}#l(t,n,s){let o=this.#s.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))Je(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=Je(c),h=Je(r[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&Yd.has(a)?Kd(h,l):null;u?this.#t.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#r(t,n.children,o?.elements??[],s);this.#s.set(t,{mark:n,elements:i})}#a(t){let n=this.#n.get(t)??this.#o++;
return this.#n.set(t,n),n}#u(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#f();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(
s)};this.#e=requestAnimationFrame(s)}#f(){cancelAnimationFrame(this.#e);for(let{element:t,name:n,end:s}of this.#t.values())
t.setAttribute(n,s);this.#t.clear()}}});function Go(e,t,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute(
"aria-label",e),s.addEventListener("click",n),s}var hs,ll=S(()=>{"use strict";hs=class{#s=0;#t=0;#n=[];constructor(t,n){
this.show=n,this.button=Go("Play the story","play",()=>this.toggle()),this.back=Go("Step back","back",()=>this.step(-1)),
this.forth=Go("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
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
0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function us({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=Tt(r,e),{most:a,top:c,bottom:l}=s.answers,h=o===
null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(a,h),f=u.slice(
0,-1).map(({location:p})=>p),m=ul(f.map(p=>t?.knownProbability(p)??null),1),g=n&&t?Xd(f,e,t):null,y=(l-c)/u.length;return u.
map((p,b)=>{let w=c+(b+.5)*y,x=p.probability*s.full,$={pointer:g?.pointer[b]??null,generation:g?.generation[b]??null},[k,
N]=["pointer","generation"].map(M=>hl(p[M]*he({reading:e},M),$[M])*s.full);return{...p,was:t?m[b]??null:null,wasByPath:$,
middle:w,start:w+(Number(k)-Number(N)-x)/2,height:x}})}function hl(e,t){return Math.max(0,(t??e)-e)}function Xd(e,t,n){let s=(o,r)=>r?
ul(e.map(i=>n.shareOf(o,i)),he({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function ul(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function fs(e,t){let{reading:n,stage:s}=e,o=ln(e),r=n.pointerWeights,i=p=>p.reduce((b,w)=>b+hl(r[w],o?.[w]??null),0),a=n.
pointedPlaces.map(p=>({...p,lost:i(p.visits)})).sort((p,b)=>b.probability+b.lost-p.probability-p.lost),c=a.filter((p,b)=>p.
probability+p.lost>=Jd&&b<Zd||Uo(t,p.location)<t.length-1).map(p=>({...p,wish:y(p.visits)})),l=a.filter(({location:p})=>!c.
some(b=>b.location===p));if(l.length){let p=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:w})=>b+w,0),lost:i(p),visits:p,wish:y(p)})}c.sort((p,b)=>p.
wish-b.wish);let{room:h,gap:u}=s.across.places,f=c.map(({wish:p,probability:b,lost:w})=>({wish:p,length:(b+w)*s.full})),
m=f.reduce((p,{length:b})=>p-b,h[1]-h[0]),g=Vn(f,Math.max(0,Math.min(u,m/(f.length-1||1))),...h);return c.map(({location:p,
label:b,probability:w,lost:x,visits:$},k)=>({path:"pointer",location:p,label:b,probability:w,start:Number(g[k]),lost:x,visits:$,
answer:Uo(t,p)}));function y(p){let b=p.map(x=>Math.max(r[x],o?.[x]??0)),w=b.reduce((x,$)=>x+$,0)||1;return p.reduce((x,$,k)=>x+
Number(b[k])/w*Number(s.across.visits[$]),0)}}function ms({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
rn),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,lost:0,visits:[],answer:Uo(n,i)};return r+=c*t.full+o,l})}function he({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function Mt(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function Uo(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var Jd,Zd,We=S(()=>{"use strict";Ce();ut();Kt();Jd=.03,Zd=5});function Xt({stage:e},t){let n=e.type/13;return j(t,12.5*n)+13*n}function un({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function ds(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return d("g",{key:`temperature ${t}`},Fe(e,{act:`${t}_temperature`,words:un(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function Fe(e,{act:t,
words:n,title:s,right:o,y:r,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||Bo*c,h=Xt(e,n),u=a?
" stays":"";return[d("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:o-h,y:r,width:h,height:l,rx:l/2},d("tit\
le",{},s)),d("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var Bo,ps=S(()=>{"\
use strict";H();B();Bo=18});function fl(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[Qt(e,n,"Visits",Vo(e,s),s),...Qd(e),...t.rows.map((o,r)=>ep(
e,r))]}function Vo({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",o=`${s} \
in head ${t.head}`;return j(o,12.5*(e.type/13))<=n?o:s}function Qt({stage:e},t,n,s,o=400){let r=e.type/13;return d("g",{
key:`title ${n}`,class:"heading","aria-hidden":"true"},j(n,15*r,!0)<=o?d("text",{x:t,y:17*r,class:"title"},n):d("text",{
x:t,y:17*r,class:"small strong"},st(n,o,12.5*r,!0)),d("text",{x:t,y:35*r,class:"small"},st(s,o,12.5*r)))}function Qd({reading:e,
stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of zo(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.height)/
2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(d("rect",{key:`day ${o}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(d("text",{key:`weekda\
y ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function zo({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=tp(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(gt[s.weekday])})}return t}function tp({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function ep(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=Ze(o,n).includes(t),m=c.masked?"unmask":"mask",g=a&&e.canAct&&t<n.count-1,y=g&&f?Xt(e,m)+4*l:0,p=Math.min(Bo*l,i),
b=gs(c),w=i>=33*l,x=(w?20:13)*l,$=h+x+(w?14:8)*l,k=Yo(e,t),N=Ko(e,t),M=f||N,A=k?42*l:0,O=s.visits.x+s.visits.width-4,_=O-
$,v=s.isDense?0:38*l,R=w?[d("text",{x:$,y:r-3*l,class:"strong"},st(c.label,_-y,13*l,!0)),d("text",{x:$,y:r+13*l,class:"s\
mall"},j(b,12.5*l)<=_-A?b:ct(c.start_minute)),k||_<j(b,12.5*l)+56*l?null:np(O+4-50*l,r+5*l,48*l,c)]:[d("text",{x:$,y:r+4.4*
l,class:M?"strong":"label"},st(c.label,_-Math.max(v,A)-y-9,12.5*l,M)),k||s.isDense?null:d("text",{x:O-y,y:r+4.4*l,class:"\
small end"},ct(c.start_minute))];return d("g",qo(e,t,c),d("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,
i-1),rx:a?5*l:1}),a&&xt(c.category,h+4*l,r-x/2,x),a?R:d("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),k&&a&&d("t\
ext",{x:O,y:r+(w?13:4.4)*l,class:N?"strong end":"small end"},k),g&&f&&Fe(e,{act:"mask",words:m,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:O+2,y:w?r-17*l:r-p/2,height:p}),
d("title",{},`${c.label}, ${gt[c.weekday]} ${b}`))}function qo({reading:e,lit:t},n,s){let o=Ze(t,e).includes(n);return{key:`\
visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${gt[s.weekday]} ${gs(s)}${s.masked?", masked":""}${e.hasPointer?`\
; pointer weight ${E(e.pointerWeights[n],1)}`:""}`}}function gs({start_minute:e,duration_minutes:t}){return`${ct(e)} · ${Dt(
t)}`}function Yo({reading:e,lit:t},n){return t?.kind!=="head"?"":E(e.lastRow(t.layer??0,t.head??0)[n])}function Ko({reading:e,
lit:t},n){return t?.kind!=="head"?!1:pt(e.lastRow(t.layer??0,t.head??0))===n}function np(e,t,n,{start_minute:s,duration_minutes:o}){
let r=Math.min(s+o,fn),i=Math.min(s,Math.max(0,s+o-fn)),a=(c,l)=>d("rect",{class:"stay",x:e+c/fn*n,y:t,width:Math.max(1,
(l-c)/fn*n),height:7});return d("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},d("rect",{class:"\
track",x:e,y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),d("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/fn*n-2,y:t-
3,width:5,height:13}))}function ml(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,
{slices:i}=t,a=Math.max(...Wt(e).map(({longestSlice:y})=>y)),c=r/i.length,l=yt(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.
flatMap(({y,height:p},b)=>i.map(({lengths:w},x)=>{let $=Number(w[b])/a*Math.max(2,p-4);return{visit:b,x:o+x*c,y:y+p/2-2-
$,width:.72*c,height:$}})),[f,m]=Jo(u,({visit:y})=>h||l.includes(y)),g=i.map(({label:y},p)=>d("text",{key:`name ${y}`,class:"\
tiny middle",x:o+(p+.36)*c,y:(p%2?40:26)*s},y));return[d("g",Zo(e),d("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.
bottom-n.top+8,rx:6}),g,d("path",{key:"bars",class:"length",d:Me(m)}),f.length>0&&d("path",{key:"lit",class:"length lit",
d:Me(f)}),d("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),d("text",{class:"small",x:o,y:n.bottom+33*s},"of\
 the vectors"))]}function Jo(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function Zo(e){return{key:"slices",class:`part \
slices${bt(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:Y(e,qn.slices),"aria-label":`What each\
 visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}var fn,He=S(()=>{"use strict";ps();ie();ut();oe();
H();B();dt();fn=1440});function dl(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[Qt(e,n+6*o,"Answer",e.stage.isDense?"":sp(e),
s-n),...Xo(e,t)]}function sp({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function Xo(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=Tt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(f=>{let{location:m,label:g,category:y,probability:p,was:b,middle:w,height:x,start:$}=f,k=[{path:"poin\
ter",share:f.pointer*he(e,"pointer")},{path:"generation",share:f.generation*he(e,"generation")}],N=a===m,M=c+(y===null?6:
26)*i,A=En(g,l-M-(r===m?20*i:2),13.5*i,2,!0),O=w-(A.length>1?22:8)*i,_=w+(A.length>1?2:0)*i,v=c+6*i,R=u-8*i;return d("g",
{key:`place ${m}`,class:`part place${N?" lit":a!==null&&o?" dim":""}`,"data-part":m<0?null:`places.${m}`,role:m<0?null:"\
button",tabindex:m<0?null:"-1","aria-label":`${g}: ${E(p,1)}; from the pointer ${E(k[0]?.share??0,1)}, from generation ${E(
k[1]?.share??0,1)}${r===m?"; this is what really happened":""}`},d("rect",{key:"ground",class:"ground",x:c-6*i,y:O-16*i,
width:u+10*i,height:_-O+50*i,rx:6}),d("rect",{key:"segment",class:"answer-bar",x:h,y:$,width:X-2,height:Math.max(1,x)}),
y!==null&&xt(y,c+5*i,O-13*i,16*i),A.map((W,P)=>d("text",{key:`name ${P}`,class:m<0?"label halo":"strong halo",x:M,y:O+15*
P*i},W)),r===m&&d("path",{key:"happened",class:"check",d:`M${l-16*i} ${O-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},d("title",
{},"This is where the person went.")),d("rect",{key:"track",class:"track",x:c+6*i,y:_,width:R,height:8*i}),k.map(({path:W,
share:P})=>{let I=d("rect",{key:W,class:`${W} bar`,x:v,y:_,width:Math.max(0,P*R),height:8*i});return v+=P*R,I}),b!==null&&
d("rect",{key:"before",class:"before",x:c+5*i+b*R,y:_-3*i,width:2,height:14*i}),d("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:_+23*i},E(p,1)),b!==null&&op(c+60*i,_+23*i,p,b))})}function op(e,t,n,s){let{change:o,size:r,sign:i}=we(
n,s);return o===0?d("text",{key:"change",class:"small",x:e,y:t},"same"):d("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:e,y:t},`${i} ${r}`)}var Qo=S(()=>{"use strict";We();ie();ut();H();Kt();B();He()});function pl(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,f={x:h,y:u,columns:i,
cell:l},m={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return tr(e,f,rp(e,h,u,c,a*l),n.isDense?m:void 0)}function tr(e,{
x:t,y:n,columns:s,cell:o},r,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...Wt(e).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,m)=>d("rect",{class:f<0?"below-zer\
o":"above-zero",x:t+m%s*o,y:n+Math.floor(m/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(f)/h)}));return d("g",{
key:"context",class:`part context${bt(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:Y(e,Q(e.reading).
context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},d("rect",{class:"ground",x:t-3,y:n-
16*a,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*a),rx:4}),r,d("text",{key:"name",...i??c},"Context"),u,d(
"title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gate read the\
m.`))}function rp({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-5*i,h=t.
gate+9*i;return[d("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("gate.logit")&&d("\
path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}var er=S(
()=>{"use strict";ut();H();dt()});function gl(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?.hasGate?n.gate:t.gate,h=s.gate+a/2,u=ys(e);return d("g",nr(e,"vertical"),d("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:a+6,height:s.full+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.
max(0,c-r)}),d("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),d("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&d("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},d("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&d("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&d("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function ys({reading:e}){return e.trace.architecture.
components.includes("gate")}function nr(e,t){let{reading:n}=e,s=e.canAct&&ys(e);return{key:"gate",class:`part gate${bt(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":e.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${E(n.gate)} poi\
nter`},tabindex:"-1",opacity:Y(e,Q(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${E(n.gate)} pointer, ${E(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function bs(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=Q(s).
gate,a=x=>he(e,x),c=Tt(r,s),l=new Map,h=o.across.gate;for(let x of t)l.set(x,h),h+=x.probability*a(x.path)*o.full;let u=new Map;
h=o.across.gate;for(let x of["pointer","generation"])for(let[$]of n.entries())u.set(`${x} ${$}`,h),h+=Number(n[$]?.[x])*
a(x)*o.full;let f=t.map(x=>{let $=Number(l.get(x)),k=x.probability*a(x.path)*o.full,N=Mt(x.start,x.start+x.probability*o.
full),M=Mt($,$+k);return d("path",{key:`into ${x.path} ${x.location}`,class:`${x.path} band${b(x.location)}`,d:o.bands.into(
N,M,i)})}),[m,g]=[o.across.gate,o.across.gate+o.full],y=n.flatMap((x,$)=>{let k=x.start;return["pointer","generation"].map(
N=>{let M=Number(x[N])*a(N),A=M*o.full,O=Number(u.get(`${N} ${$}`)),_=Mt(O,O+A),v=Mt(k,k+A),R=x.wasByPath[N],W=R===null?
null:p(N,O,k,A,R*o.full);k+=A;let P=`out ${N} ${x.location}`;return[A>0&&d("path",{key:P,class:`${N} band${b(x.location)}`,
d:o.bands.out(_,v,i)}),W&&rs({key:P,now:A,before:Number(R)*o.full,path:(I,D)=>o.bands.out(I,D,i),edges:W,style:b(x.location),
title:`${x.label}, from ${N==="pointer"?"the pointer":"generation"}: ${is(M,Number(R),e.before?s.wordsFor(e.before):"")}`})]})});
return[f,y,i&&r?.kind==="visit"&&w(r.visit??0)];function p(x,$,k,N,M){let A=Math.abs(N-M),O=x==="pointer",_=(W,P)=>{let I=O?
W-(P?0:A):W+N-(P?A:0);return[I,I+A]},[v]=_($,!1),R=Math.max(m,Math.min(g-A,v));return{more:[_($,!0),_(k,!0)],less:[[R,R+
A],_(k,!1)]}}function b(x){return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function w(x){let $=s.pointerWeights,
k=t.find(({path:D,visits:J})=>D==="pointer"&&J.includes(x));if(!k)return null;let N=[...k.visits].sort((D,J)=>D-J),A=N.slice(
0,N.indexOf(x)).reduce((D,J)=>D+$[J],0)*o.full,O=$[x]*o.full,_=a("pointer"),v=Number(l.get(k))+A*_,R=n[k.answer],W=Number(
u.get(`pointer ${k.answer}`))+A*_,P=Number(R?.start)+A*_,I=R?.location===k.location;return[d("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(Mt(k.start+A,k.start+A+O),Mt(v,v+O*_),i)}),I&&d("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(Mt(W,W+O*_),Mt(P,P+O*_),i)})]}}var xs=S(()=>{"use strict";Ce();We();ut();H();B();dt()});function yl(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=ys(e),f=`${E(t.gate)} pointer${u?"":", fixed"}`;return d("g",nr(e,"horizontal"),d("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),d("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),d("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),d("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==t.gate&&d("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},d("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[d("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),d("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-St/2,s.size.width-
St),y:r+(i-St)/2,width:St,height:St})])}var bl=S(()=>{"use strict";xs();H();Jt();B()});function xl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:f})=>f==="generation"),i=s.places-8*o,a=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=Q(n).generation,h=r.map(({
label:f,probability:m,location:g},y)=>{let p=c+y*17*o;return[d("text",{key:`name ${y}`,class:g<0?"small halo":"label hal\
o",x:a,y:p},st(f,i-a-(s.isDense?38:46)*o,13*o)),d("text",{key:`share ${y}`,class:"strong end halo",x:i,y:p},E(m))]}),u=r.
map(({probability:f,start:m,location:g},y)=>d("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:m,width:X,height:l?
Math.max(.8,f*s.full):0},d("title",{},`${g<0?"The others":r[y]?.label}: ${E(f,1)} of the generation head`)));return d("g",
sr(e,r),d("rect",{class:"ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),d("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?i:a,y:c-18*o},"Generation"),h,u)}function sr(e,t){return{key:"generation",class:`part generation-b\
lock${bt(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:Y(e,Q(e.reading).generation),"ar\
ia-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${E(s)}`).join(", ")}`}}var or=S(()=>{"use strict";ut();
H();Kt();B();dt()});function wl(e,t){let{reading:n,stage:s,lit:o}=e,r=Tt(o,n),i=t.filter(({path:l})=>l==="pointer"),a=cp(e,i),c=({location:l})=>r===
null||r===l?"":" dim";return d("g",{key:"places",opacity:Y(e,Q(n).pointer)},i.map(l=>d("rect",{key:`bar ${l.location}`,class:`\
pointer bar${c(l)}`,x:l.start,y:s.places,width:Math.max(.8,l.probability*s.full),height:X},d("title",{},`${l.label}: ${E(
l.probability,1)} of the pointer`))),[lp,hp].map(l=>a.map(h=>l(e,h,c(h.flow)))))}function cp({reading:e,stage:t,lit:n},s){
let o=t.type/13,r=Tt(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===r),l=[];for(let h of[
...s].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:m}=h,g=u>=0,y=` ${E(m)}`,b=`${st(f,a-i-j(y,13*o,!0),13*
o,g)}${y}`,w=j(b,13*o,g)/2,x=h.start+m*t.full/2,$=Math.max(i+w,Math.min(a-w,x)),[k,N]=[$-w,$+w];for(let M=0;M<ip;M++){if(l.
some(_=>_.row===M&&k<_.right+8*o&&N>_.left-8*o))continue;let O=$>x?"":$<x?" end":" middle";l.push({flow:h,text:b,isBold:g,
left:k,right:N,row:M,anchor:O});break}}return l}function $l({stage:e},{row:t}){return e.places+X+(14+rr*t)*e.type/13}function lp(e,t,n){
let{type:s,places:o,full:r}=e.stage,{flow:i,row:a}=t;return a>0&&d("path",{key:`leader ${i.location}`,class:`leader${n}`,
d:`M${i.start+i.probability*r/2} ${o+X}V${$l(e,t)-11*s/13}`})}function hp(e,t,n){let{flow:s,text:o,isBold:r,left:i,right:a,
anchor:c}=t;return d("text",{key:`name ${s.location}`,class:`${r?"strong":"small"}${c} halo${n}`,x:c===""?i:c===" end"?a:
(i+a)/2,y:$l(e,t)},o)}function kl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.
beat>=Q(n).generation,a=n.hasPointer?.42*(s.right-s.left):s.right-s.left,c=s.places-(ap*rr-6)*o;return d("g",sr(e,r),d("\
rect",{class:"ground",x:s.right-a,y:c-36*o,width:a+6,height:s.places+X-c+40*o,rx:6}),d("text",{class:"title end halo",x:s.
right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:f},m)=>{let g=` ${E(u)}`,y=st(h,a-j(g,13*o),
13*o)+g;return[d("text",{key:`name ${m}`,class:l<0?"small end halo":"label end halo",x:s.right,y:c+m*rr*o},y),d("rect",{
key:`bar ${m}`,class:"generation bar",x:f,y:s.places,width:Math.max(.8,u*s.full),height:i?X:0},d("title",{},`${l<0?"The \
others":h}: ${E(u,1)} of the generation head`))]}))}var ip,rr,ap,Ml=S(()=>{"use strict";or();ut();H();Kt();B();dt();ip=4,
rr=17,ap=4});function Al(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=Y(e,Q(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=yt(
o,n),h=Math.max(...a),u=s.fork+2*r,f={...!s.isDense&&{score:s.scores},weight:s.weights},m=j("Pointer",15*r,!0)+4*r,g=Xt(
e,un(e,"pointer")),y=s.rows.flatMap(({y:b,isFull:w},x)=>{if(!w)return[];let $=a[x]>=.2*h||l.includes(x)?"strong":"small",
k=l.length&&!l.includes(x)?" dim":"";return[!s.isDense&&d("text",{key:`score ${x}`,class:`small end${k}`,x:s.scores,y:b+
4.4*r},T(c[x])),d("text",{key:`weight ${x}`,class:`${$} end${k}`,x:s.weights,y:b+4.4*r},E(a[x]))].filter(N=>N!==!1)}),p=t.
filter(({path:b})=>b==="pointer").map(b=>fp(e,b));return[d("g",ir(e,t),d("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),Qt(e,u,"Pointer","",200),Object.entries(f).map(([b,w])=>d("text",{key:b,class:"\
small end","aria-hidden":"true",x:w,y:35*r},b)),!s.isDense&&ds(e,"pointer",Math.max(s.weights+6*r,u+m+g)),d("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),y),d("g",{key:"ribbons",opacity:i},ar(e,t),p)]}function ir(e,t){
return{key:"pointer",class:`part pointer-block${bt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:Y(
e,Q(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${E(s)}`).join(", ")}`}}function ar(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.
pointerWeights,a=ln(e),c=yt(r,n),l=e.beat>=Q(n).pointer,h=Vn(o.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,m=u.start+u.probability*
o.full;return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=i[g]*o.full,p=Number(h[g]),b=c.includes(g)?" lit":c.length?" d\
im":"",w=Mt(f,f+y);f+=y;let x=a?.[g]??null,$=x===null?0:(x-i[g])*o.full,[k,N]=[m,Math.max(0,$)];m+=N;let M=`${n.visits[g]?.
label}: `,A=x===null||!s?`${M}${E(i[g],1)} of the pointer`:`${M}${is(i[g],x,n.wordsFor(s))} of the pointer`;return[d("pa\
th",{key:`ribbon ${g}`,class:`pointer band${b}`,d:o.bands.ribbon(Mt(p,p+y),w,l)},d("title",{},A)),rs({key:`ribbon ${g}`,
now:y,before:x===null?null:x*o.full,path:(O,_)=>o.bands.ribbon(O,_,l),edges:{more:[[p+y+$,p+y],[f+$,f]],less:[[p+y,p+y+$],
[k,k+N]]},style:b,title:A})]})})}function fp(e,{path:t,location:n,label:s,probability:o,start:r}){let{reading:i,stage:a,
lit:c}=e,l=a.type/13,h=Tt(c,i),u=E(o),m=i.hasGate&&Math.abs(r-a.across.gate+5*l)<up*l?j("Gate 0.00",15*l,!0)/2-a.gateWidth/
2:0,[g,y]=[a.ribbons+2*l,a.gate-12*l-m],p=y-g,b=n>=0,w=st(s,p-j(` ${u}`,13*l,!0),13*l,b),x=j(`${w} ${u}`,13*l,b)/2,$=Math.
max(g+x,Math.min(a.places+X/2,y-x));return d("g",{key:`${t} ${n}`,class:h===null||h===n?"":"dim"},d("rect",{class:`${t} \
bar`,x:a.places,y:r,width:X,height:Math.max(.8,o*a.full)}),d("text",{class:`${b?"strong":"small"} middle halo`,x:$,y:r-5*
l},`${w} ${u}`),d("title",{},`${s}: ${E(o,1)} of the pointer`))}var up,cr=S(()=>{"use strict";Ce();We();ps();ut();H();Kt();
B();dt();He();up=16});function El(e){return[Ft(e,17*(e.stage.type/13),"Visits",Vo(e,e.stage.size.width)),...mp(e),...e.stage.columns.map((t,n)=>dp(
e,n))]}function Ft({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-j(n,15*r,!0)-12*r;return d("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},d("text",{class:"title halo",x:e.left,y:t},n),d("text",{class:"small end halo",x:o,
y:t},st(s,i,12.5*r)))}function mp({reading:e,stage:t}){let n=t.type/13;return zo(e).flatMap(({start:s,end:o,weekday:r})=>{
let[i,a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[d("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=j(r,15*n,!0)&&d("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function dp(e,t){let{reading:n,
stage:s,lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:f}=s.chips,m=Ze(o,n).includes(t),g=Math.min(20*l,i-3),y=ct(c.start_minute),p=Yo(e,t),b=[
p||y,p?p.replace(" %",""):y.slice(0,2)],w=b.find(N=>j(N,12.5*l,!0)<=i)??b[1],x=f?En(c.label,i-6*l,12.5*l,2):[],$=m||Ko(e,
t),k={class:$?"strong middle":"small middle",x:r};return d("g",qo(e,t,c),d("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[xt(c.category,r-g/2,h+8*l,g),d("text",{key:"hour",...k,y:h+45*l},w),
x.map((N,M)=>d("text",{key:`name ${M}`,class:`${$?"strong":"small"} middle`,x:r,y:h+(62+15*M)*l},N))]:d("rect",{class:"l\
ane",x:r-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),d("title",{},`${c.label}, ${gt[c.weekday]} ${gs(c)}`))}
function Ol(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=yt(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...Wt(e).map(({longestSlice:f})=>f)),l=(n.right-n.left)/r.length,h=n.inputs+(z.title+46)*o,u=r.map(({name:f,label:m,lengths:g},y)=>{
let p=Number(g[i]),b=n.left+(y+.5)*l,w=p/c*30*o;return[d("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-w,width:18*
o,height:w}),d("text",{key:`length ${f}`,class:"tiny middle",x:b,y:h-w-4*o},T(p)),d("text",{key:`name ${f}`,class:"small\
 middle",x:b,y:h+15*o},m)]});return d("g",Zo(e),d("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+
12,height:(z.title+z.inputs+6)*o,rx:6}),Ft(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${gt[a.weekday]} ${ct(a.start_minute)}`:
""),u,d("title",{},"Bars: length of each part’s vector"))}var mn=S(()=>{"use strict";ie();ut();H();Jt();B();dt();He()});function Tl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[d("g",ir(e,t),d("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(z.title+z.scores)*o,rx:6}),Ft(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),d("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),pp(e)),d("g",{key:"ribbons",opacity:Y(e,Q(
n).pointer)},ar(e,t))]}function pp({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
g=>T(g)),i=yt(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(g=>j(g,11.5*s)>c-3),h=t.pointer+(z.title+
z.scores)*s,u=t.columns.find(g=>g.isFull),f=u?u.x-u.width/2:t.right,m=t.left-8*s;return t.columns.flatMap(({x:g,isFull:y},p)=>{
let b=i.length&&!i.includes(p)?" dim":"",w=o[p]>=.2*a||i.includes(p),x=E(o[p]).replace(" %",""),$=j(x,12.5*s,!0)/2;if(!y&&
(!w||g-$<m||g+$>f))return[];m=g+$;let k=w?"strong":"small",N=h-24*s;return[y&&d("text",l?{key:`score ${p}`,class:`tiny${b}`,
x:g+4*s,y:N+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(N+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middl\
e${b}`,x:g,y:N},r[p]),d("text",{key:`weight ${p}`,class:`${k} middle${b}`,x:g,y:h-6*s},x)].filter(M=>M!==!1)})}var Sl=S(
()=>{"use strict";ut();cr();H();Jt();mn();B();dt()});function Nl(e){let{reading:t,stage:n}=e,s=n.type/13,o=Y(e,Q(t).gate),r=us(e),i=[...fs(e,r),...ms(e,r)];return[tr(e,n.context,
gp(e)),...t.hasPointer?Tl(e,i):[],d("g",{key:"flows",opacity:o},bs(e,i,r)),...t.hasPointer?[wl(e,i)]:[],...t.hasGeneration?
[kl(e,i)]:[],...t.hasGate?[yl(e)]:[],d("g",{key:"answer",opacity:o},Ft(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),Xo(e,r))]}function gp({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[d("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(z.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&d("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var _l=S(
()=>{"use strict";Qo();er();We();xs();H();bl();Ml();Sl();Jt();mn();dt()});function Ll(e){let{stage:t}=e,n=t.type/13,s=Yn(e),o=d("g",{key:"legend",opacity:Y(e,Pe(0))},Kn(e,t.visits.x,t.bottom+(t.
isDense?24:51)*n,t.isDense)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=Xt(e,un(e,"attention")),h=j(c,15*n,!0)+l+4*n<=i.
width,u=cn(e),m=j(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return d("g",{key:`layer ${a}`,opacity:Y(e,Pe(a))},i.maps.
length?Qt(e,i.x,c,m,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&ds(e,"attention",i.x+i.width,(h?3:
21)*n),i.maps.map((g,y)=>bp(e,g,a,y)),i.maps.map((g,y)=>hr(e,g,a,y,s)),xp(e,a))});return[o,...r]}function bp(e,t,n,s){let{
reading:o,stage:r,lit:i}=e;if(o.isRemoved(n,s))return null;let a=o.lastRow(n,s),c=Il(e,n,s)?[...a.keys()].filter(u=>a[u]>=
yp):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let f=Number(r.rows[u]?.y),
m=Math.max(.5,a[u]*r.full*.25)/2;return d("path",{key:`band ${s} ${u}`,class:"attention-band",d:jt(l,[f-m,f+m],t.x,[h-m,
h+m])})})}function Il({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function hr(e,t,n,s,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:f,touch:m}=t,{count:g}=r,y=r.weights(n,s),p=r.lastRow(n,s),b=vl(
r,n,s),{before:w,overlays:x}=e,$=x&&w!==null&&vl(w,n,s)&&!b,k=$?`; switched off ${r.wordsFor(w)}`:"",N=c?y[pt(y)]||1:o,M=Il(
e,n,s),[A]=a?.kind==="visit"?yt(a,r):[],O=pt(p),_=A??O,v=f/g,R=`Layer ${n}, head ${s}`,W=m?u-38*l:u+4,P=b?"switch on":"s\
witch off",I=m===void 0&&Xt(e,P)<=f-6*l?P:P.slice(7),D=r.visits[O];return d("g",{key:`head ${s}`,class:`part head${M?" l\
it":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${R}: switched o\
ff`:`${R}: the last visit reads most from visit ${O+1}, ${D?.label}, ${E(p[O])}${k}`},d("text",{class:"small",x:h,y:u-(m?
25:4)*l},`head ${s}`),!b&&(m!==void 0||f>=70*l)&&d("text",{key:"weight",class:`${A===void 0?"small":"strong"}${m?"":" en\
d"}`,x:m?h:h+f,y:u-4*l},E(p[_])),d("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),d("image",
{key:"map",class:"map",href:Ut(y,g,e.scale,N),x:h,y:u,width:f,height:f,preserveAspectRatio:"none",opacity:b?.15:1}),b&&d(
"path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),$&&d("path",{key:"earlier cross",class:"crossed earli\
er",d:`M${h} ${u+f}L${h+f} ${u}`}),A!==void 0&&!b&&d("rect",{key:"column",class:"column",x:h+A*v,y:u,width:Math.max(2,v),
height:f}),(A!==void 0||M)&&!b&&d("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,v),width:f,height:Math.max(2,
v)}),d("title",{},`${R}. ${b?"Switched off.":`The last visit reads ${E(p[_])} from ${r.visits[_]?.label}. A stronger col\
our is a larger weight, up to ${E(N,1)}. Click to open.`}${$?` Switched off ${r.wordsFor(w)}.`:""}`),Fe(e,{act:"head",words:I,
title:b?"Switch this head on again":"Switch this head off",right:h+f-(m?0:3)*l,y:W}),e.canAct&&m!==void 0&&d("rect",{key:"\
touch",class:"ground","data-act":"head",x:h+f-m,y:u-m,width:m,height:m}))}function vl(e,t,n){return e.isRemoved(t,n)||e.
isSkipped(t,"attention")}function xp(e,t){let{reading:n,stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;let r=s.
type/13,i=o.stream,a=ws(n,t),c=fr(e),l=s.streamWidth-8*r,h=a.map(({style:f,lengths:m},g)=>ur(e,t,f,s.rows.map(({y,height:p},b)=>{
let w=Math.max(1,Math.min(5*r,(p-3)/a.length));return{visit:b,x:i,y:y+(g-a.length/2)*w,width:Number(m[b])/c*l,height:w-.6}}))),
u=a.map(({name:f,style:m},g)=>[d("rect",{class:m,x:i,y:s.bottom+(10+lr*g)*r,width:9*r,height:9*r}),d("text",{class:"smal\
l",x:i+14*r,y:s.bottom+(18.5+lr*g)*r},f)]);return d("g",mr(e,t),d("rect",{class:"ground",x:i-4,y:s.top-2,width:s.streamWidth+
14*r,height:s.bottom-s.top+66*r,rx:6}),Qt(e,i,"Stream",`+ layer ${t}`,s.streamWidth),h,u,wp(e,t,i+s.streamWidth+10*r))}function wp(e,t,n){
let{reading:s,stage:o}=e;if(!s.has(`layers.${t}.residual_mid`))return[];let r=o.type/13,i=s.trace.interventions.residuals===
!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join strea\
m"],isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>Fe(e,{act:l,words:String(h[Number(u)]),title:$p[l]??"",right:n,
y:o.bottom+(5+lr*f)*r}))}function ur(e,t,n,s){let{lit:o,reading:r}=e,a=bt(e,"stream",t)!==""?[r.count-1]:yt(o,r),[c,l]=Jo(
s,({visit:h})=>!a.length||a.includes(h));return[d("path",{key:n,class:n,d:Me(c)}),l.length>0&&d("path",{key:`${n} dim`,class:`${n}\
 dim`,d:Me(l)})]}function ws(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"stream",lengths:n,
style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function fr(e){
let t=0;for(let n of Wt(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of ws(n,s))t=Math.max(t,...o);return t||1}function mr(e,t){
let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`part stream${bt(e,"stream",t)}`,
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:Y(e,Pe(t)+1),"aria-label":`Stream of layer ${t}: ve\
ctor lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward ne\
twork ${o.at(-1)?.toFixed(1)}`}}var lr,yp,$p,dr=S(()=>{"use strict";ps();ut();oe();Jn();H();B();dt();He();Xe();lr=19,yp=
.05;$p={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"Self-at\
tention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped, it add\
s nothing"}});function Rl(e){let{stage:t}=e,n=t.type/13,s=Yn(e);return t.layers.map(({y:o,maps:r},i)=>d("g",{key:`layer ${i}`,opacity:Y(
e,Pe(i))},r.length>0&&Ft(e,o+15*n,`Layer ${i}`,cn(e)),i===0&&Kn(e,t.left+72*n,o+15*n,!0),r.map((a,c)=>hr(e,a,i,c,s)),kp(
e,i)))}function kp(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),i=ws(n,t),a=fr(e),c=r+z.bars*
o,l=i.map(({style:h,lengths:u},f)=>ur(e,t,h,s.columns.map(({x:m,width:g},y)=>{let p=Math.min(8*o,.86*g/i.length),b=Number(
u[y])/a*z.bars*o;return{visit:y,x:m+(f-i.length/2)*p,y:c-b,width:.88*p,height:b}})));return d("g",mr(e,t),d("rect",{class:"\
ground",x:s.left-6,y:r-z.title*o,width:s.right-s.left+12,height:(z.title+z.bars+4)*o,rx:6}),Ft(e,r-10*o,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),Mp(e,i,r-10*o),l)}function Mp({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:i})=>{let a=o-j(r,12.5*s);return o=a-26*s,[d("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
d("text",{class:"small",x:a,y:n},r)]})}var Pl=S(()=>{"use strict";dr();Jn();H();Jt();mn();B();dt()});function Cl({stage:{size:e},...t}){let n=os(t),s={...t,stage:So(t.reading,e.width,e.type,n)};return[d("g",{key:"visits"},
El(s)),d("g",{key:"inputs"},Ol(s)),d("g",{key:"layers"},Rl(s)),d("g",{key:"decoder"},Nl(s))]}function Wl(e,t,n){return So(
e,t,n).size.height}var dn,pr=S(()=>{"use strict";Ce();H();_l();Pl();Jt();mn();dn=700});function Fl(e){let{reading:t}=e,n=Q(t),s=us(e),o=[...fs(e,s),...ms(e,s)];return[pl(e),...t.hasPointer?Al(e,o):[],...t.hasGeneration?
[xl(e,o)]:[],d("g",{key:"flows",opacity:Y(e,n.gate)},bs(e,o,s)),t.hasGate?gl(e):null,d("g",{key:"answer",opacity:Y(e,n.gate)},
dl(e,s))].filter(r=>r!==null)}var Hl=S(()=>{"use strict";Qo();er();We();xs();or();cr();H();dt()});function Dl(e){return e.stage.size.width<dn?Cl(e):[d("g",{key:"visits"},fl(e)),d("g",{key:"inputs"},ml(e)),d("g",{key:"l\
ayers"},Ll(e)),d("g",{key:"decoder"},Fl(e))]}var jl=S(()=>{"use strict";Hl();dr();H();pr();He()});function Ul({clientWidth:e,clientHeight:t}){return e<dn?`${e}`:`${e} ${t}`}function _p({kind:e,layer:t=0,head:n=0,visit:s=0},o){
if(e==="head"&&!o.isRemoved(t,n)&&!o.isSkipped(t,"attention"))return{kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;
return e!=="visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function Bl(e,{title:t,text:n}){let s=document.createElement(
"strong");s.append(...Et(t)),e.replaceChildren(s," ",...Et(n))}function vp(e){let t=({title:n,text:s})=>n.length+s.length;
return e.reduce((n,s)=>t(s)>t(n)?s:n)}function Lp(e){return e.kind==="move"||e.kind==="time"||e.kind==="stay"}function yr(e){
return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-part")??null}var $s,Ap,Ep,Op,Tp,gr,Sp,Np,
Gl,ks,Vl=S(()=>{"use strict";ze();Ce();rl();ut();cl();oe();Wo();Kt();ll();pr();Ke();jl();$s=240,Ap=150,Ep=120,Op=13,Tp=17,
gr={type:16.7,width:900,side:36},Sp=.5,Np=660,Gl=matchMedia("(prefers-reduced-motion: reduce)"),ks=class{#s=null;#t=null;#n=!1;#o=null;#e=null;#r=null;#i="";#l=null;#a=null;#u=null;#f=!1;#p=new Map;#b=0;#$="";#c;get opened(){
return this.#a}get#m(){return!this.#c||this.#s&&ua(this.#s.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],
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
told?.part;c&&this.#L(c),this.hooks.told?.(a)}),this.#T()}#T(){let{drawn:t}=this;new ResizeObserver(()=>{this.#$!==Ul(t)&&
this.#x(0)}).observe(t),new MutationObserver(()=>this.#x(0)).observe(document.documentElement,{attributeFilter:["data-th\
eme"]}),t.addEventListener("pointerover",({target:n})=>{this.#u||this.#w(yr(n))}),t.addEventListener("pointerleave",()=>this.#w(
null)),t.addEventListener("focusin",({target:n})=>this.#w(yr(n))),t.addEventListener("focusout",()=>this.#w(null)),t.addEventListener(
"keydown",n=>this.#M(n)),t.addEventListener("click",({target:n})=>this.#N(n)),t.addEventListener("pointerdown",n=>this.#_(
n)),t.addEventListener("pointermove",n=>this.#d(n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,s=>this.#d(
s,!0))}complete(t,n){this.hooks=t,this.#c=n}show(t,n=null,s=null,o=this.hooks.against){this.#s=new Gt(t),this.#t=n&&new Gt(
n,o),this.#n=n!==null&&o!==void 0&&o===this.hooks.against,this.#o=s&&new Gt(s),this.#p.clear(),this.circuits?.renew(),this.#e=
Nt(this.#r,this.#s);let r=Wc(this.#s);this.player.tell(r),Bl(this.room,vp(r.map(({bars:a="",...c})=>({...c,text:`${c.text}\
 ${a}`}))));let i=this.drawn.contains(document.activeElement);this.#x(this.#u?.follows?0:$s),i&&this.#S()}open(t){let n=t===
null?this.#a:null;this.#a=t,this.#e=this.#r=null;let s=this.drawn.contains(document.activeElement);this.player.isOpen&&this.
player.close(),this.#x($s);let o=s&&n&&this.#h(n);o&&this.#v(o),s&&this.#S(),this.hooks.opened?.(this.#a)}back(){this.#a!==
null&&this.open(this.#c?.blockAround(this.#a)||null)}showTables(){let t=this.#n?this.#t:null;this.#s&&this.#c?.showTables(
this.root,this.#s,this.#m,t)}#h(t){return this.#E.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}\
.`))??null}#S(){if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof
SVGElement&&t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){if(!this.#c)throw new Error(
"The picture cannot be saved yet.");let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#c.
svgFile(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#r=t,!this.#s)return!1;let n=Nt(t,this.#s);return JSON.stringify(
n)===JSON.stringify(this.#e)?!1:(this.#e=n,this.#x(0),!0)}#w(t){if(!this.light(t))return;let{kind:n,visit:s=0}=this.#e??
{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#e&&t)}#N(t){if(!(t instanceof Element)||this.#f)return;let n=yr(t),s=t.
closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["more","layer","head"].map(
c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o==="scale")this.isOwnScale=
!this.isOwnScale,this.#x(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#k(n,o);else{let r=t.closest("[dat\
a-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#k(t,n){let s=this.#s&&Nt(t,this.#s),{act:o}=this.
hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:i,head:a}):r==="head"&&
o({kind:r,layer:i,head:a}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="resid\
uals"?o({kind:n}):(n==="attention"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#_(t){this.#f=!1;let{act:n,edit:s,
carry:o}=this.hooks,r=this.#c;!this.#s||!r||!(n||o)||(this.#u=n?r.dragOf(t,this.#s,this.drawn,s!==void 0):r.carryOf(t),this.#u?.
follows&&t.preventDefault())}#d(t,n){let s=this.#u;if(!s||t.pointerId!==s.pointer)return;n&&(this.#u=null);let o=s.to(t,
n);o&&(this.#f=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?
this.hooks.carry?.(o):Lp(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#M(t){let n=t.target instanceof Element?t.target.closest(
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
{top:h,behavior:Gl.matches?"auto":"smooth"})}#I(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#s,
r=o&&Nt(n,o),{act:i,edit:a}=this.hooks,c=this.#c;if(!s||!r||!i||!c)return!1;let l=!0;if(r.kind==="visit"){let h=r.visit??
0;if(!a||!o.visits[h+s])return!0;a({kind:"move",visit:h,by:s,isDone:l}),this.#v(`visits.${h+s}`)}else if(r.kind==="gate")
this.#F(t);else if(r.kind==="head"||r.kind==="pointer"){let h=r.kind==="head"?"attention":"pointer",u=c.turned(o,h,s*Sp);
i({kind:"temperature",of:h,value:u,isDone:l})}else return!1;return!0}#F(t){let n=this.#c?.slid(this.#s?.gate??0,t)??null;
return n!==null&&this.hooks.act?.({kind:"gate",value:n,isDone:!0}),n!==null}get#E(){return[...this.drawn.querySelectorAll(
"[data-part][tabindex]")]}#C(){let t=this.#E,n=t.find(s=>s.getAttribute("data-part")===this.#i)??t[0];for(let s of t){let o=s===
n?"0":"-1";s.getAttribute("tabindex")!==o&&s.setAttribute("tabindex",o)}}#x(t){this.#$=Ul(this.drawn);let n=this.#G();if(!n)
return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("fo\
nt-size",String(n.stage.type));let r=this.#c,i=this.#m===null?[]:r?.openedMarks(n,this.#m)??[];!i.length&&this.#m!==null&&
(this.#a=null);let a=this.circuits?.circuit??null,c=i.length?i:this.#D(n);this.drawing.show(c,Gl.matches?0:t),this.#m===
null&&this.#C();let l=this.#m===null?null:r?.sentenceOfOpened(this.#m,n.reading),h=this.#e?null:this.player.told,u=a&&!this.#e?
r?.circuitSentence(a,n.reading):null,{title:f,text:m}=l??h??u??le(this.#e,n.reading,n.before),g=!(l||h||u||this.#e),y=this.
root.classList.contains("tall"),p=`${f} ${m} ${Po}`,b=!y&&p.length<=String(this.room.textContent).length,w=g&&b&&!this.#t&&
!this.hooks.isProjected,x=this.circuits?.failure||(w?Po:""),$=l||h?"":this.#W(),k=this.putIn.names.includes(this.#r??"")?
`It was put in from the ${this.putIn.run} run.`:"",N=n.stage.streamWidth>0||y,M=!l&&N&&h?.bars||"",A=this.drawn.querySelector(
'[role="slider"]:focus')?n.sliderKeys:"",O=a&&this.#e?r?.circuitWords(a,this.#r):"";Bl(this.caption,{title:f,text:[m,A,M,
k,O,$,x].filter(Boolean).join(" ")})}#D(t){let n=Dl(t);if(!this.#c)return n;let{markedAsCircuit:s,markedAsPut:o}=this.#c,
{type:r}=t.stage;return s(o(n,this.putIn,r),this.circuits?.circuit??null,r)}#W(){clearTimeout(this.#b);let t=this.#r??"",
n=this.#p.get(t);return n!==void 0||!this.#e||this.#u?n??"":(this.#b=window.setTimeout(()=>{let s=this.#j();this.#p.set(
t,s),s&&this.caption.append(" ",...Et(s))},Ap),"")}#j(){let[t,n]=[this.#e,this.#s],s=t&&n&&_p(t,n);try{let o=s&&this.hooks.
whatIf?.(s);return o?Pc(t,n,o):""}catch{return""}}#G(){let{clientWidth:t,clientHeight:n}=this.drawn,s=t<dn;if(!this.#s||
t<Ep||n<1&&!s)return null;let r=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Tp,Math.max(
Op,t/120));this.root.classList.toggle("tall",s);let i={reading:this.#s,before:this.#t,overlays:this.#n},a=os(i),c=this.#H(
r,{width:t,height:n}),l=s?r:c,h=s?Wl(this.#s,t,l):n,u=s&&this.#m!==null?Np:h;return{...i,beside:this.#o,stage:Ao(this.#s,
{width:t,height:u,type:l},a),lit:this.#e??Nt(this.player.told?.part,this.#s),beat:this.#l??Number.POSITIVE_INFINITY,happened:this.
happened,isOwnScale:this.isOwnScale,scale:[this.#g("--map-least"),this.#g("--attention")],canAct:this.hooks.act!==void 0,
canAsk:this.hooks.ask!==void 0,sliderKeys:this.#c?.SLIDER_KEYS}}#H(t,n){if(!this.hooks.isProjected||!this.#s||n.width<gr.
width)return t;let s=Math.max(t,gr.type);return Ao(this.#s,{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=
gr.side)?s:t}#g(t){let n=getComputedStyle(this.root).getPropertyValue(t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??
[]).map(i=>Number.parseInt(i,16));return[s,o,r]}}});async function br({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await Ip(e))}`}async function zl(e,t){let n=new Image;
n.src=await br(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function Ip(e){let t=await Rp();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function Rp(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Pp(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Pp(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${ye(new Uint8Array(await n.arrayBuffer()))}`}var ql=S(()=>{"use strict";xe()});var wr={};Nr(wr,{NetworkDrawing:()=>xr});var xr,$r=S(()=>{"use strict";$a();sl();Vl();Ke();ql();xr=class{#s;#t;#n=null;#o=null;#e=null;constructor(t,n){
let{title:s,hover:o,told:r,acts:i,isStill:a,isProjected:c}=n;this.#s=s,this.#t=new ks(t,{...o&&{pointed:o},...r&&{told:r},
...a&&{isStill:a},...c&&{isProjected:c}},Do),i&&(this.#e=new In(this.#t,{...i,answered:l=>{this.#n=l.figure,this.#o=l,i.
answered(l)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.text??null}follows(t){return this.#e?.
follows(t)??!1}async compute({server:t,query:n},s,{isSilent:o}){return!this.#n||n.against||!(o||xa(s,t))?null:wa(this.#n.
meta,s,t,n)}draw(t){if(t!==this.#n){this.#n=t;let n=no.get(t),s=t.before&&Ye(t.before);this.#o={trace:n??Ye(t.trace),before:s};
let o=n?"browser":"server";this.#e?.begin(t.meta,this.#o.trace,s,o)}this.#o&&this.#t.show(this.#o.trace,this.#o.before)}get beats(){
return this.#t.player.count}tell(t){let{player:n}=this.#t;t===null?n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){
this.#t.mark(t)}async address(t,n){let s=this.#t.file({title:this.#s});return t==="svg"?br(s):zl(s,n)}}});var _r={min:.5,max:4},nh={controls:["none","some","all"],caption:["none","title","all"]};function fe(e,t){return e==="sc\
ale"&&t!=="auto"?t.trim()!==""&&Number(t)>=_r.min&&Number(t)<=_r.max:e==="scale"?!0:e==="controls"||e==="caption"?nh[e].
includes(t):CSS.supports("color",t)}Ns();var _s={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},oh="input, select, textarea, [contenteditable], dialog[open]",rh="\
a[href], button, summary, [role=button]",ih=".table-frame";function Ir({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(s=!1),!(!s||
!t()||!Lr(r)||n(r.key))&&(r.stopImmediatePropagation(),o(r))},{capture:!0}),window.addEventListener("keydown",r=>{Lr(r)&&
o(r)}),window.addEventListener("change",({target:r})=>{s&&t()&&r instanceof HTMLElement&&r.blur()});let o=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function Lr({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:o,ctrlKey:r,metaKey:i}){
if(n||s||o||r||i||!Object.hasOwn(_s,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(oh)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(rh))return!1;let a=t.closest(ih);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var ah=1e5,ch=100,Rr=2e4,lh=8,hh=1e3;function Pr({state:e,height:t,set:n,mark:s=()=>{},keeps:o=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,h=m=>{if(r!==window)for(let g of a?
["*"]:i)r.postMessage(m,g)},u=(m,g)=>h({pointerscope:m,...g});r!==window&&Ir({send:m=>{u("key",m);let g={method:"trigger\
Key",args:[_s[m.key]]};l||h(JSON.stringify(g))},isInDeck:()=>l,keeps:o});let f=()=>{let m={state:e(),height:t()};JSON.stringify(
m)!==c&&(c=JSON.stringify(m),u("height",{height:m.height}),u("state",{state:m.state}))};return window.addEventListener("\
message",({source:m,origin:g,data:y})=>{m!==r||!(a||i.includes(g))||(y?.pointerscope==="set"&&(n(uh(y.state)),f()),y?.pointerscope===
"mark"&&s(fh(y.visits)),y?.pointerscope==="deck"&&(l=!0),y?.pointerscope==="ask"&&(c="",f()))}),(m,g)=>m==="state"?f():u(
m,g)}function uh(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,ch)){let o=s===null?null:mh(s);(o===null||o!==void 0&&o.length<=ah)&&(t[n]=o)}return t}function fh(e){return(Array.
isArray(e)?e.slice(0,hh):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function mh(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Cr(e,lh)<=Rr?JSON.stringify(e):void 0}function Cr(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=Cr(s,t-1),n>Rr)return Number.POSITIVE_INFINITY;
return n}ee();var Dr=Promise.resolve();function jr(e){let t=Dr.then(kh).then(e);return Dr=t.catch(()=>{}),t}function kh(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}ee();var vs={width:960,height:540};function Ur(e){return{"HTML frame":Br(e),"Web component":Mh(e),Markdown:zr(e),Quarto:Ah(e),
LaTeX:Eh(e)}}function Br(e){let{title:t,embed:n}=e;return`<iframe src="${ne(n)}" title="${ne(t)}" width="${vs.width}" he\
ight="${vs.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${Vr(e)}</iframe>`}function Mh(e){
let{server:t,attributes:n}=e,s=Object.entries({server:t,...n}).map(([o,r])=>r===""?o:`${o}="${ne(r)}"`);return`<script s\
rc="${ne(new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${Vr(e)}</pointer-view>`}function Vr({title:e,caption:t,embed:n,picture:s}){let o=[e,t].filter(
Boolean).join(". ");return`<a href="${ne(n)}"><img src="${ne(s)}" alt="${ne(o)}" width="${vs.width}"></a>`}function zr({
title:e,embed:t,picture:n}){return`[![${Oh(e)}](<${Gr(n)}>)](<${Gr(t)}>)`}function Ah(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",Br(e),"```",":::",'::: {.content-visible unless-format="html"}',zr(e),":::"].join(`
`)}function Eh({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Th(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${Ih([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ne(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Oh(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Gr(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Th(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Sh={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Nh=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
_h={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},vh=/[ąęįųĄĘĮŲ]/,Lh=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Ih(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(Lh,"")].flatMap(n=>[..._h[n]??Rh(n)]).map(n=>Sh[n]??Ph(n)).join("")}function Rh(e){return vh.test(e)?
e.normalize("NFD").slice(0,1):e}function Ph(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Nh.test(e)?e:"?"}function Yr(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return Ch(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[qr("Title",n),qr("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Ch(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function qr(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Wh(n)),s.buffer}function Wh(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function Ls(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var Fh=[1,2,4],Hh=2;function Jr({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className=
"view-take";let a={link:gn("Link"),embed:gn("Embed"),json:gn("JSON"),offline:gn("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=je("JSON",()=>Kr(r(),`${e()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=Dh(()=>{let{link:p,embed:b}=t(),w=b?n():null;return{...p&&{Address:p},...w&&Ur(w)}}),u=()=>{let p=t();for(let b of Object.
keys(a)){let w=p[b];a[b].hidden=w===null,w!==null&&(a[b].href=w)}c.hidden=p.json!==null,h.hidden=p.link===null&&p.embed===
null,l.hidden=te.answers};for(let p of["pointerenter","focusin"])i.addEventListener(p,u);let f=document.createElement("s\
elect");f.setAttribute("aria-label","Size of the PNG"),f.append(...Fh.map(p=>{let b=p===Hh;return new Option(`${p}×`,String(
p),b,b)}));let m=async p=>{let{address:b,meta:w}=await s(p,Number(f.value)),x=w.origin??t().embed??location.href;Ls(Yr(b,
p,{title:w.title,origin:x}),`${e()}.${p}`)},g=()=>Kr(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),y=document.createElement(
"span");return y.append(je("PNG",()=>m("png"))," ",f),i.append(a.link,a.embed,y,je("SVG",()=>m("svg")),je("CSV",g),a.json,
c,a.offline,h,l),u(),i}function Dh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;
r.textContent="",o.hidden=!0;let c=Object.entries(e()).map(([l,h])=>je(l,()=>a(l,h)));s.replaceChildren(...c,r)});let a=async(c,l)=>{
o.value=l,o.hidden=!1,o.setAttribute("aria-label",c);let h=await jh(l);h||o.select(),r.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function jh(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function gn(e){let t=document.createElement("a");return t.textContent=e,t}function je(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Kr(e,t,n){Ls(new Blob(
[e],{type:n}),t)}Ge();var Zr={width:420,height:200},Gh=300,se=2,ht=20,Ht=8,Xr=13,ei=.75,Uh=3,Bh=7.5,Vh=30,zh=44,qh=18,ni=240,si=90,oi=56,ri=90,
Yh=48,Kh=1.3,Jh=.6,Zh=9,ii=1.4,ai=["coloraxis","coloraxis2"];function ci({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){
if(!n)return{data:e,layout:t};let i={width:n/r,height:s/r},a=o&&(i.width<Zr.width||i.height<Zr.height),c={...i,isFixed:o,
isTiny:a,isNarrow:i.width<560,scale:r},l=a?Xh(t,t.meta.small??{}):t;if(!o)return{data:e,layout:{...l,...ti(l,c)}};let h=tu(
Qh(e,l),c),u={...h,...ti(h,c),...nu(e,h,c),...ru(h,c)};return{data:uu(e,h,c.height),layout:u}}function Xh(e,t){return li(
e,t)}function li(e,t){if(!Qr(e)||!Qr(t))return t;let n={...e};for(let[s,o]of Object.entries(t))n[s]=li(e[s],o);return Object.
fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function Qr(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function hi(e,t){return Object.entries(e).filter(([s])=>t.test(s))}function ui(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function fi(e){return hi(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function mi(e,t){return e[t]}function Qh(e,t){let{xaxis:n}=t,
s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(
s)&&o.length===s.length;return n?.tickangle!==-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,
ticktext:o}}}function tu(e,{width:t,isTiny:n,scale:s}){let{xaxis:o,yaxis:r,meta:i}=e,a=o?.ticktext;if(!o||o.tickangle!==
-90||!a||a.length<=se)return e;let c={...o,tickangle:0};if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&
r?.ticktext?.join()===a.join()){let m=a.map((y,p)=>bn(y,p,1/0)),g=a.map((y,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:g},
yaxis:{...r,ticktext:m}}}let[h,u]=o.domain??[0,1],f=(u-h)*(t-(n?si:ni))/a.length;for(let m of[1,ei]){let g=a.map((p,b)=>eu(
bn(p,b,1/0),f/m));if(g.includes(""))continue;let y={...o.tickfont,size:m*s*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:g,...m<1&&{tickfont:y}}}}return e}function eu(e,t){let n=Math.floor(t/Ht)-1,s=[];for(let o of e.split(" ")){
let r=s.at(-1);if(o.length>n)return"";r!==void 0&&r.length+1+o.length<=n?s[s.length-1]=`${r} ${o}`:s.push(o)}return s.length<=
Uh?s.join("<br>"):""}function nu(e,t,{width:n,height:s,isTiny:o,scale:r}){let i=su(e,t),a=Math.max(...i.map(b=>b.length*
Ht+Yh)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*ht>s/(o?4:3),h=i.length>0&&!l,u=ou(t,s,r),m=((u.
annotations?.find(({font:b})=>b?.size)?.font?.size??0)/r||ht)*ii+2,g=Math.min(t.margin?.t??8,h?c*ht+4:t.annotations?.length?
m:8),y=ai.some(b=>mi(t,b)?.colorbar?.orientation==="h"),p=!t.margin||y&&!o;return{...l&&{showlegend:!1},...!p&&{margin:{
...t.margin,t:Math.ceil(g*r)}},...u}}function su(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,
visible:i,showlegend:a,legendgroup:c}of e)!o||(a===!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.values()]:[]}function ou(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:f,
yanchor:m})=>f==="paper"&&m==="bottom",i=s.filter(r);if(!i.length)return{};let a=fi(e).map(([f])=>f),c=i.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...a.map(m=>m-f).filter(m=>m>0),1-f)),l=o.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-ht)/
ii);if(h>=l)return{};let u=Math.max(Zh,h*n);return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function ru(e,{
height:t,isTiny:n}){let s=Math.floor(t/3/Ht),o=t-di(e,1/0,s)-oi,r={};for(let i of ai){let a=mi(e,i);a&&(n?r[i]={...a,showscale:!1}:
r[i]=iu(e,i,a,o))}return r}function iu(e,t,n,s){let o=n.colorbar??{};if(s>=Gh||o.ticktext||o.orientation==="h")return n;
let r=e.template.layout[t],i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let u=Math.max(se,Math.floor(a/ht/1.5));
return{...n,colorbar:{...o,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let f=h.at(-1);
(f===void 0||(u-f)/(l-c)*a>=ht)&&h.push(u)}return{...n,colorbar:{...o,tickvals:h}}}function ti(e,t){let{width:n,height:s,
isFixed:o,isTiny:r,isNarrow:i}=t,a=i?n:1/0,c=o?Math.floor(s/3/Ht):1/0,l=di(e,a,c),h=o?l?oi:ri:0,u=Math.max(s-l-(r?2*ht:h),
ht),f=r?n-si:Math.max(n-ni,60);return Object.fromEntries(hi(e,/^[xy]axis/).map(([m,g])=>{let y=m.startsWith("x"),p=o&&y?
lu(g,e,u):g,[b,w]=p.domain??[0,1],x=(w-b)*(y?f:u),$=e.template.layout.font.size*t.scale,k=au(p,y,x,$,t),N=e.meta.priority?.[m];
return[m,cu(k,{isX:y,length:x,fontSize:$,upright:c,priority:N},t)]}))}function au(e,t,n,s,{isTiny:o,isFixed:r}){let i=e.
title?.text??"";if(!o)return r&&!t&&i.length*Ht>Kh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||
c-a>Jh)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Ht-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,
title:{...e.title,standoff:0,font:{size:s-2},text:h}}}function cu(e,{isX:t,length:n,fontSize:s,upright:o,priority:r},i){
let{width:a,isFixed:c,isTiny:l,isNarrow:h}=i,{ticktext:u,tickvals:f=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;
if(!u)return c||h&&t?hu(e,t,n,i):e;let m=u.length;if(l&&t&&m===1&&e.tickangle===0&&(u[0]??"").length*Ht>n-Ht)return{...e,
tickfont:{size:.75*s}};if(m<=se&&(t||!c||n>=ht))return e;let y=!t&&c&&n/m<ht&&n/m>=Xr,p=t&&e.tickangle===0&&u.every(k=>/^\d+$/.
test(k)),b=Math.floor(n/(y?Xr:p?Vh:ht)),w=m<=se?[m-1]:fu(m,b,r),x=t&&e.tickangle!==0?o:1/0,$=pi(u,h?a:1/0,x);return{...e,
...y&&{tickfont:{...e.tickfont,size:ei*s}},tickvals:w.map(k=>f[k]??k),ticktext:w.map(k=>$[k]??"")}}function lu(e,t,n){let[
s]=ui(t,e.anchor)?.domain??[0,1],o=fi(t).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return e.side===
"top"||i>2.4*ht?e:{...e,title:{},...i<.9*ht&&{showticklabels:!1}}}function hu(e,t,n,{isTiny:s,isNarrow:o}){let r=Math.max(
se,Math.floor(n/(t?zh:ht*1.5)));if(e.tickvals){let h=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.
filter((u,f)=>f%h===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(se,Math.floor(n/qh))};
let c=o&&t&&e.nticks&&!s?se:r,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:e}function uu(e,t,n){return e.
map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=ui(t,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;
return a===void 0?s:(i-r)*(n-ri)<a*ht?{...s,texttemplate:""}:s})}function fu(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;
let o=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??
0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function di({xaxis:e},t,n){let s=e?.tickangle===
0?[]:e?.ticktext??[],o=pi(s,t,n).map(r=>r.length);return Math.max(0,...o)*Bh}function pi(e,t,n){return e.map((r,i)=>mu(r,
i,t,n)).every((r,i)=>r===e[i])?e:e.map((r,i)=>bn(r,i,n,t))}function mu(e,t,n,s){return n===1/0&&e.length<=s?e:bn(e,t,s,n)}
function bn(e,t,n,s=1/0){let o=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",
h]=a.split(" · "),u=n<1/0?14:1/0,f=Math.min(o?Math.max(5,Math.floor(s/48)):u,n),m=l.length>f&&!l.includes("&")?`${l.slice(
0,f-1)}…`:l;return i+(h?`${t+1} ${m}`:m)+c}ee();Ge();var du=12,pe=new Map,Is=new Map;function Cs(e,t){let n=JSON.stringify(Object.values(e)),s=pe.get(n)??new Map;pe.
delete(n),pe.set(n,s);for(let i of pe.keys()){if(pe.size<=du)break;pe.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise(
(i,a)=>pu(n,e,t,{resolve:i,reject:a}));return s.set(t,r),r.catch(()=>s.delete(t)),r}function pu(e,t,n,s){let o=Is.get(e);
if(o){o.views.set(n,s);return}let r=new Map([[n,s]]);Is.set(e,{query:t,views:r}),setTimeout(()=>{Is.delete(e),gu(t,r)},0)}
async function gu(e,t){let{server:n,path:s,query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await It(`${s}/\
figures?${Rt({...o,views:i,theme:r})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof et&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of t)c?yu(e,l).then(h,u):u(a)}}function yu({server:e,path:t,
query:n,theme:s},o){let r=Rt({...n,theme:s});return It(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}var Rs=new Map;async function yi(e,t){
let n=Rs.get(e),s=n??(e.startsWith("#")?bu(e.slice(1)):xu(e));n||(Rs.set(e,s),s.catch(()=>Rs.delete(e)));let o=await s;if(lt(
o))return o;let{templates:r={}}=o.layout.meta,i=r[t];if(!i)return o;let a=gi(i),c=new Map;for(let f of Object.values(r))
gi(f).forEach((m,g)=>{c.set(m,a[g]??m)});let{data:l,layout:h}=Ps({data:o.data,layout:o.layout},c),{meta:u}=o.layout;return{
...o,data:l,layout:{...h,meta:u,template:i}}}function gi(e){return e.layout.colorway}function Ps(e,t){return Array.isArray(
e)&&["string","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>Ps(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,o])=>[s,Ps(o,t)])):t.get(e)??e}async function bu(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function xu(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new et(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function ge(e,{server:t,path:n,view:s,values:o}){let r=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},h=Rt({...i&&e!=="json"?{step:s}:
{},...o}).toString();return new URL(h?`${c[e]}?${h}`:c[e],t).href}var bi=/<br ?\/?>/i,xn=null;function xi(e,t,{width:n,height:s,scale:o},r=Ou){let{font:i}=t.template.layout,a={size:i.size*
o,family:String(i.family??"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[u,f]of Object.entries(t)){if(!/^[xy]axis/.
test(u))continue;let m=f,g=u.startsWith("x"),y=wu(m,g,a,r);if(y===null||y&&!Au(t,m,g))continue;l[u]={...m,automargin:!1};
let p=g?"b":"l";if(y&&(c[p]=Math.max(c[p],Math.ceil(y)+8)),y&&!g){let b=Math.ceil((m.tickfont?.size??a.size)/2);c.t=Math.
max(c.t,b),c.b=Math.max(c.b,b)}}let h=s-c.t-c.b;for(let u of["coloraxis","coloraxis2"]){let m=e.some(({coloraxis:p,visible:b})=>p===
u&&b!==!1)?ku(t,u,h,a,r):0,g=Math.min(12,c.l,c.t,c.b),y=(m+g+(1.02-1)*(n-c.l))/1.02;m&&(c.r=Math.max(c.r,Math.ceil(y)))}
for(let[u,f]of Object.entries(l)){if(!u.startsWith("x")||!f.ticktext||f.tickangle!==0)continue;let m=wn(f.ticktext,{...a,
...f.tickfont},r).width;Mu(f,m,n,c)&&delete l[u]}return{...t,...l,margin:c}}function wu(e,t,n,s){if(e.visible===!1)return 0;
let o=e.title?.text??"";if(e.showticklabels===!1)return o?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,
h=t&&c===-90;if(!i||!a||c!==0&&!h||l&&l!==(t?"bottom":"left")||e.ticks)return null;let f=e.tickfont?.size??n.size,m=wn(i,
{...n,size:f},s);return 1+(h?m.width+.2*f:t?m.height:m.width)+$u(e,o,n)}function wn(e,{size:t,family:n},s){let[o,r,i]=[0,
1,0];for(let a of e){let c=a.includes("<b>")?700:400,l=a.split(bi);r=Math.max(r,l.length);for(let h of l){let u=s(Eu(h),
`${c} ${t}px ${n}`);o=Math.max(o,u.width),i=Math.max(i,u.descent)}}return{width:o,height:t+(r-1)*1.3*t+i}}function $u(e,t,n){
if(!t)return 0;let{font:s,standoff:o}=e.title,r=s?.size??Math.round(1.2*n.size),i=t.split(bi).length-1;return r*(.7+i*1.3)+
(o??6)}function ku(e,t,n,s,o){let r=e[t]??{},a={...e.template.layout[t]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,
thickness:h,len:u=1}=a,f=a.orientation==="h"||"x"in a||"xanchor"in a;if(r.showscale===!1||f||!c?.length||!h)return 0;let m=wn(
l??c.map(String),s,o),g=20+h,y=a.title?.text;if(!y)return g+1+m.width;let p=Math.round(1.2*s.size),b=wn([y],{...s,size:p},
o).width,[w,x]=[r.cmin??c[0]??0,r.cmax??c.at(-1)??1],$=u*n-20;return c.some(N=>Math.abs((N-w)/(x-w)-.5)*$<b/2+1.3*(s.size/
2))?g+1+m.width+1.45*p+2:g+10+1.25*p}function Mu({domain:e=[0,1],categoryarray:t,ticktext:n=[]},s,o,{l:r,r:i}){let[a,c]=e,
l=o-r-i,h=(c-a)*l/(t??n).length,u=Math.min(r+a*l,i+(1-c)*l);return(s-h)/2>u}function Au(e,t,n){let s=t.anchor??(n?"y":"x"),
o=e[`${s[0]}axis${s.slice(1)}`],[r]=o?.domain??[0,1];return r===0}function Eu(e){return e.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function Ou(e,t){if(xn??=document.createElement("canvas").getContext("2d"),!xn)return{
width:0,descent:0};xn.font=t;let{width:n,fontBoundingBoxDescent:s}=xn.measureText(e);return{width:n,descent:s}}function $i({x:e,y:t,xaxis:n,yaxis:s},o){let r=[wi(n,e,o),wi(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function wi(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function ki(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(Tu());if(!e._fullLayout)
return;let o=e._fullLayout,{_subplots:r}=e._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[h,u]=[o[`xaxis${c}`],o[`yaxis${l}`]];if(!h||!u)return[];let f=[h,u].every(({_name:m})=>t.includes(m));return[[h,
u],[u,h]].flatMap(([m,g])=>m&&g&&t.includes(m._name)&&(f||m.anchor===g._id)?n.map(p=>Su(m,g,p)):[])});s.replaceChildren(
...i.filter(a=>a!==null))}function Tu(){let e=document.createElement("div");return e.className="view-marks",e}function Su(e,t,n){
if(!e._length)return null;let s=e._id.startsWith("x"),o=[e.l2p(n-.5),e.l2p(n+.5)],[r,i]=[Math.min(...o),Math.max(...o)];
if(!(i>0&&r<e._length)||!t._length)return null;let[a,c]=s?[e._offset+r,t._offset]:[t._offset,e._offset+r],[l,h]=s?[i-r,t.
_length]:[t._length,i-r],u=document.createElement("div");return Object.assign(u.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${h}px`}),u}function Ai(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function Ei(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function Oi(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function Ti(e,t){return e.map(s=>{let{name:o,title:r,values:i}=s,a=Si(s)[i.indexOf(t[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function Si({values:e,labels:t}){return t??e}var $n=class{#s;#t;#n="";#o=0;#e=null;constructor(t,n){
this.#s=t,this.#t=n}offer({choices:t=[],player:n},s,o){let r=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#e=null,
this.#s.replaceChildren(...t.map(c=>this.#r(c))),r.length&&o&&this.#s.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#s.append(...this.#l(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#s.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#o),this.#o=0,this.#e&&(this.#e.textContent=
"Play")}#r(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=Si(t);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Mi(s,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),Mi("Open",n)}#l({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[t]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},i=h=>{this.pause(),r(o()+h)},a=Ws(
"Play",()=>{if(this.#o){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#e=a;let c=Ws("‹",()=>i(-1)),l=Ws("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function Mi(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function Ws(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}var Ni="vendor/plotly/plotly-traces-4.1.1.min.js",Fs;function kn(e){return window.Plotly?Promise.resolve(window.Plotly):
(Fs??=new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${Ni}`,e).href:new URL(`../${Ni}`,
import.meta.url).href;let o=()=>{Fs=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the p\
age to try again."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):o()),s.addEventListener("error",o),document.
head.append(s)}),Fs)}async function _i(e,t,n){let{width:s,height:o}=e.layout;return(await kn()).toImage(e,{format:t,width:s,
height:o,...t==="png"&&{scale:n}})}Gs();Bs();ze();var Ar={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"\
interventions",against:"against"},Er=["inputs","removed"],Cp=new Set(["server","source","model","lesson","view","theme",
"reads",...Er,...Object.keys(Ar)]),Xl=["scale","accent","controls","caption"],Wp=new Set([...Xl,"fill"]),Yl=":scope > a",
Kl="pointer-view:hover",kr=matchMedia("(prefers-color-scheme: dark)"),Fp={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},Hp=120,Dp=[["short",576,0],["low",352,0],["tight",288,352]],Ms={height:525,width:640,
least:.75,most:4},jp="400px 0px",Jl=660,Gp="[data-answer]:not(pointer-view *)",Up=/^(\w+):(\d+)$/,Bp="The server draws t\
his chart, and it does not answer.",Vp="The answer above is computed in this browser.",zp="Type visits, or add a place, \
to see what the model answers.",De=null,Mr=null,Or=class extends HTMLElement{#s=null;#t=null;#n=null;#o=0;#e=!1;#r="";#i=!1;#l="";#a=[];#u=!1;#f=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#S()},{rootMargin:jp});#p=new ResizeObserver(()=>requestAnimationFrame(()=>this.#V()));#b=new MutationObserver(
t=>this.#w(t.map(({attributeName:n})=>n??"")));#$=t=>this.getAttribute(t);#c=()=>{if(!this.#n||!this.#t){this.#M();return}
this.#W(this.#L),this.#O()};#m=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#T=({type:t})=>this.#G(t==="beforeprint");connectedCallback(){
this.#s??=this.#H(),this.#E(),document.addEventListener("pointerscope:theme",this.#c),document.addEventListener(Kl,this.#m),
kr.addEventListener("change",this.#c);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#T);this.#p.
observe(this),this.#b.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#f.observe(this):this.#u=!0,this.#M()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#c),document.removeEventListener(Kl,this.#m),kr.removeEventListener(
"change",this.#c);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#T);this.#p.disconnect(),this.#b.
disconnect(),this.#f.disconnect(),this.#h.controls.pause()}mark(t){t.join()!==this.#a.join()&&(this.#a=t,this.#Z())}get chosen(){
return this.#t?this.#R:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#X();
return Math.ceil(t+yn(this.#t)+n)}get#h(){return this.#s??=this.#H(),this.#s}#S(){this.#u=!0,this.#f.disconnect(),this.#M()}#w(t){
t.some(s=>Wp.has(s))&&(this.#E(),this.#O()),t.includes("beat")&&this.#k();let n=t.filter(s=>Cp.has(s)&&!this.#N(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#u?this.#S():n.length?this.#M():this.#d.some(({name:s})=>t.includes(s))?this.#z()&&
this.#O():t.includes(this.#l)&&this.#M()}#N(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#c(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#k(){if(!this.#r)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#_(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#y("beat",{beat:t===null?null:t+1})}get#d(){return this.#t?At(this.#t).choices??[]:[]}#M(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#x()}))}get#P(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#A(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:$t.href}get#v(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#L(){let t=this.getAttribute("theme");return t===
"auto"?kr.matches?"dark":"light":(t??this.#v)==="dark"?"dark":"light"}get#I(){let t=this.getAttribute("scale");return t===
"auto"?this.#F:t!==null&&fe("scale",t)?Number(t):1}get#F(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/Ms.height,t/Ms.width))/10;return Math.min(Ms.most,Math.max(Ms.least,
s))}#E(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#I)):
this.style.removeProperty("--scale"),t&&fe("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#C(){if(this.hasAttribute("lesson")){let n=Er.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Ar).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#x(){let{needsHistory:t,query:n}=this.#C;
this.#o+=1;let s=this.#o,o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#P&&r&&(!t||n.visits||n.record);
if(!o&&!i){this.#U(zp);return}if(!this.#u){this.#U("");return}let a=this.#L;this.#W(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#A,path:this.#P,query:n,theme:a},l=this.hasAttribute("server")?this.#A:"",[h]=await Promise.
all([o?yi(o,a):this.#D(c,r),o?null:r===de?Promise.resolve().then(()=>($r(),wr)):kn(l)]),u=lt(h),f=u?await Promise.resolve().then(()=>($r(),wr)):
null;u||await kn(l),await jr(()=>{s===this.#o&&(this.#rt(f?.NetworkDrawing??null,At(h).title),this.#t=u?h:structuredClone(
h),this.#at(this.#t),this.#j({...c,theme:"light"},r))})}catch(c){s===this.#o&&this.#Y(c)}finally{s===this.#o&&this.removeAttribute(
"aria-busy")}}async#D(t,n){let s=n===de?this.#n:null,o=this.getAttribute("model")??"",r=await s?.compute(t,o,{isSilent:!1});
if(r)return r;try{return await Cs(t,n)}catch(i){if(!Zl(i))throw i;let a=await s?.compute(t,o,{isSilent:!0});if(!a)throw i;
return a}}#W(t){this.#v!==t?this.dataset.theme=t:delete this.dataset.theme}#j(t,n){if(!this.#t||lt(this.#t))return;let{template:s,
meta:o}=this.#t.layout,r=o.templates?.light;De??=r??(this.#L==="light"?s:null),!(De||this.hasAttribute("source"))&&(Mr??=
Cs(t,n),Mr.then(i=>{lt(i)||(De??=i.layout.template)}).catch(()=>{Mr=null}))}#G(t){if(this.#i=t,!this.#t||!this.#r)return;
let n=De??this.#n;this.#W(t&&n?"light":this.#L),this.#O(),t||requestAnimationFrame(()=>this.#O())}#H(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#g("h3","view-title"),caption:this.#g("p","view-caption"),choices:this.#g(
"div","view-choices"),summary:this.#g("p","view-summary"),failure:this.#g("p","view-failure"),trust:this.#g("p","view-tr\
ust"),plot:this.#g("div","view-plot"),details:this.#g("details","view-table"),exports:Jr({name:()=>this.#et,links:()=>this.#gt(),
view:()=>this.#t&&this.#yt(this.#t),picture:(r,i)=>this.#dt(r,i),csv:()=>An(this.#tt()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#Q());let s=new $n(n.choices,{selected:()=>this.#R,select:(r,i)=>this.#mt(r,i),open:r=>this.#y(
"open",r)}),o=this.querySelector(Yl);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...o?[o]:
[]),this.addEventListener("toggle",({target:r})=>this.#ft(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:s}}#g(t,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(
t);return o.className=n,o}#rt(t,n){if(t===null==(this.#n===null))return;let s=this.#h,o=s.plot.cloneNode();o.removeAttribute(
"data-listening"),o.role=t?"group":"img",s.plot.replaceWith(o),s.plot=o,this.#n?.bar?.remove(),this.#n=t?new t(o,{title:n,
isProjected:this.hasAttribute("fill"),hover:r=>this.#y("hover",{visits:r}),told:r=>this.#_(r),acts:{server:()=>this.hasAttribute(
"source")?null:this.#A,answered:r=>this.#it(r),resized:()=>requestAnimationFrame(()=>this.#V())}}):null,this.#n?.bar&&s.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#n??{};s?this.setAttribute(
"interventions",s):this.removeAttribute("interventions"),this.#z()&&this.#O(),this.#y("interventions",n)}#q(t){let{plot:n,
details:s,choices:o,exports:r,failure:i}=this.#h;for(let c of[n,s,o,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#U(t){this.#t=null,this.#l="",this.removeAttribute("aria-busy"),this.#h.controls.pause(),this.#q(!0),this.#h.
summary.textContent=t}#Y(t){this.#U("");let{failure:n}=this.#h,s=Zl(t)&&document.querySelector(Gp)!==null,o=s?Bp:me(t);if(n.
replaceChildren(o),s&&n.append(" ",qp()),n.hidden=!1,this.#y("failed",{message:o}),!(t instanceof et)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#M()),n.append(" ",r)}#at(t){let{title:n,caption:s,controls:o}=this.#h,r=At(t);n.textContent=r.title,n.hidden=
!1,s.replaceChildren(...Et(r.caption)),this.#ct(r.trust),this.toggleAttribute("data-network",lt(t)),this.#q(!1),o.offer(
r,lt(t)?[]:t.data,!this.hasAttribute("fill")),this.#z()&&this.#O()}#ct(t){let{trust:n}=this.#h;if(n.textContent=t?.text??
"",!t||this.hasAttribute("source")||!te.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.getAttribute(
"model")??"");s.href=new URL(`insights/${o}#view-${t.view}`,this.#A).href,s.textContent="Which explanation to believe",n.
append(" ",s)}#O(){if(!this.#t)return;let{plot:t}=this.#h,n=this.#i,s=this.#B(yn(this.#t)),o=n?Math.min(s.width||Jl,Jl):
s.width;if(!o)return;lt(this.#t)?(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.isFixed?`${s.
height}px`:"",this.#lt(t,this.#t,{...s,width:o}));let r=!this.dataset.drawn;r&&this.querySelector(Yl)?.remove(),this.#r=
`${o}×${s.height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#k(),this.#Z(),this.#y("drawn",{})}#lt(t,{
data:n,layout:s},o){let r=this.#i,i=r&&De?{...s,template:De}:s,a=this.#K({data:n,layout:i},o);window.Plotly?.react(t,a.data,
r?{...a.layout,width:o.width}:a.layout,Fp),t.dataset.listening||this.#ht(t)}#K({data:t,layout:n},{width:s,height:o,isFixed:r}){
let i="rgba(0, 0, 0, 0)",a=this.#I,{font:c,hoverlabel:l}=n.template.layout,h=c.size*a,u=ci({data:t,layout:Yp(n)},{width:s,
height:o,isFixed:r,scale:a}),f={font:{size:h},hoverlabel:{...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{
...xi(u.data,u.layout,{width:s,height:o,scale:a}),...a!==1&&f,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#ht(t){t.dataset.
listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#y("open",n.data.meta);let[,s,o]=Up.
exec(String([n.customdata].flat()[0]))??[];s&&this.#y("select",{table:s,row:Number(o)})}),t.on("plotly_hover",({points:[
n]})=>{n&&this.#y("hover",{visits:$i(n,this.#J)})}),t.on("plotly_unhover",()=>this.#y("hover",{visits:[]}))}get#J(){return this.#t?
At(this.#t).visit_axes??[]:[]}#y(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#Z(){
!this.#t||!this.#r||(this.#n?this.#n.mark(this.#a):ki(this.#h.plot,this.#J,this.#a))}#B(t){let{plot:n}=this.#h,s=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#E(),this.#ut();
let{above:o,below:r}=this.#X();this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-
o-r),Hp);return{width:s,height:i,isFixed:!0}}#ut(){let[t,n]=[this.offsetWidth/this.#I,this.offsetHeight/this.#I],s=Dp.filter(
([,o,r])=>n<o||t<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#X(){let{plot:t,details:n,exports:s}=this.#h,
o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().
top-o.top)/r,below:a/r}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#V())}#V(){if(!this.#t)return;let{width:t,height:n}=this.#B(
yn(this.#t));t&&this.#r!==`${t}×${n}`&&this.#O()}#mt(t,n){this.setAttribute(t,String(n)),this.#y("option",{[t]:n})}#z(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:Ei(this.#d,this.#$);if(n)return this.#Y(new Error(n.
message)),this.#l=n.name,!1;let s=At(t),o="";if(this.#d.length&&!lt(t)){let r=this.#R;this.#h.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));Fi(t,r);let{summaries:i}=s;i&&(s.summary=i.texts[Oi(
this.#d,i.by,r)]??""),o=`: ${Ti(this.#d,r)}`}return this.#h.summary.replaceChildren(...Et(s.summary??"")),this.#h.plot.setAttribute(
"aria-label",`${s.title}${o}. ${s.summary??""}`),this.#Q(),!0}get#R(){return Ai(this.#d,this.#$)}#Q(){let{details:t}=this.#h;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${At(this.#t).title}`),n.append(...this.#tt().map(Mn)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#tt(){return this.#t?ji(this.#t,this.#R):[]}async#dt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:lt(s)?await this.#n?.address(t,n)??"":await _i(this.#pt(s),t,n),meta:At(
s)}}#pt(t){let{data:n,layout:s}=structuredClone(t),o=this.#B(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#K({data:n,layout:s},o),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#et(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#nt(){return{server:this.#A,path:this.#P,view:this.getAttribute("vi\
ew")??"",values:{...this.#C.query,...this.#R}}}get#st(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Xl.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&fe(s,o??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&te.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#nt;return{link:n,embed:ge(
"embed",this.#ot(o)),json:ge("json",o),offline:ge("offline",o)}}#ot(t){let{controls:n,...s}=this.#st,o={...t.values,...s,
...n&&n!=="some"&&{controls:n}};return{...t,values:o}}#yt(t){let n=this.#nt,{title:s,summary:o=""}=At(t),r=["model","les\
son","view","reads",...Er,...Object.keys(Ar)],i=[...this.attributes].filter(({name:f})=>r.includes(f)),{theme:a,...c}=this.#st,
l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:f,value:m})=>[f,m])),...this.#R,...l&&{theme:l},
...c},u=this.#ot(n);return{title:s,caption:o,name:this.#et,server:n.server,embed:ge("embed",u),picture:ge("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([f,m])=>[f,String(m)]))}}};function Zl(e){return e instanceof et&&e.status===0}function qp(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=Vp,e}function Yp(e){let t=Object.
entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=o.type==="category"&&!o.categoryarray&&r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(
t)}customElements.define("pointer-view",Or);var Tr=["visits","record","user","predict_at","top_k","interventions","against"],Es=["scale","controls","caption","accen\
t"],Kp={ArrowRight:1,PageDown:1,ArrowLeft:-1,PageUp:-1},Os="beat",Jp={controls:"some"},As=e=>e.replaceAll("_","-"),it=vr(
document,"pointer-view"),Zp=(it.dataset.options??"").split(" ").filter(Boolean);function Ql(e){if(e.visits||e.record)for(let t of Tr)
it.removeAttribute(As(t));if("theme"in e){let t=e.theme??null;document.dispatchEvent(new CustomEvent("pointerscope:choos\
e-theme",{detail:t}))}for(let t of[...Tr,...Es,Os,...Zp].filter(n=>n in e)){let n=e[t]??Jp[t]??null;n===null?it.removeAttribute(
As(t)):(!Es.includes(t)||fe(t,n))&&it.setAttribute(As(t),n)}}function Xp(){let{askedTheme:e,theme:t}=document.documentElement.
dataset,n=[...Tr,...Es,Os].map(s=>[s,it.getAttribute(As(s))]);return{...Object.fromEntries(n.filter(([,s])=>s!==null)),theme:e??
t,...it.beats&&{beats:it.beats},...it.chosen}}var th=Object.fromEntries(new URLSearchParams(location.search));for(let e of[
"theme",...Es])delete th[e];Ql(th);var pn=Pr({state:Xp,height:()=>it.wantedHeight,set:Ql,mark:e=>it.mark(e)});it.addEventListener(
"pointer-view:drawn",()=>pn("state",{}));it.addEventListener("pointer-view:beat",()=>pn("state",{}));it.addEventListener(
"pointer-view:option",()=>pn("state",{}));it.addEventListener("pointer-view:hover",({detail:e})=>pn("hover",e));it.addEventListener(
"pointer-view:failed",({detail:e})=>pn("failed",e));function Qp(e){let t=Number(it.getAttribute(Os)),n=e.target instanceof
Element&&e.target.closest("[data-part], input");if(!t||n||e.defaultPrevented||e.altKey||e.ctrlKey)return;let s=t+(Kp[e.key]??
0);s===t||s<1||s>it.beats||(e.preventDefault(),it.setAttribute(Os,String(s)))}document.addEventListener("keydown",Qp);
