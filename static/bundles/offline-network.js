(()=>{var Fl=Object.defineProperty;var _=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var wr=(e,t)=>{for(var n in t)Fl(e,n,{get:t[n],enumerable:!0})};var $r,Hl,T,x=_(()=>{"use strict";({currentScript:$r}=document),Hl=$r instanceof HTMLScriptElement?$r.src:"",T=new URL("\
static/js/",Hl||document.baseURI).href});async function It(e,t,n=kt){let s=await Vl(new URL(`api/${e}`,n),t);if(String(n)===kt.href&&ql(s!==null&&!zl(s)),!s)return kr();
if(s.status===Gl)return;if(!(s.headers.get("content-type")??"").includes("json")){let i=Dl(s.status);throw new st(s.status,
[{where:"",message:i,suggestions:[]}])}let r=await s.json().catch(kr);if(!s.ok)throw new st(s.status,r.errors??[]);return r}
async function Vl(e,t){try{let n=await fetch(e,t);return jl.includes(n.status)?null:n}catch(n){if(Ar(n))throw n;return null}}
function Mr(e){let t=AbortSignal.timeout(Ul);return e?AbortSignal.any([e,t]):t}function zl({headers:e}){return e.get("ca\
che-status")?.startsWith("service-worker")??!1}function ql(e){e!==te.answers&&(te.answers=e,document.dispatchEvent(new CustomEvent(
"pointerscope:server",{detail:{answers:e}})))}function kr(e){throw Ar(e)?e:new st(0,[{where:"",message:Bl,suggestions:[]}])}
function Ar(e){return e instanceof DOMException&&e.name==="AbortError"}function Rt(e){let t=Object.entries(e).filter(([,
n])=>n!=null&&n!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function me(e){return e instanceof Error?
e.message:String(e)}var st,kt,te,jl,Gl,Ul,Bl,Dl,ee=_(()=>{"use strict";x();st=class extends Error{constructor(t,n){super(
n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},kt=new URL(T.replace(/^(.*\/)static\/.*$/,"$1")),te={answers:!0},
jl=[502,504],Gl=204,Ul=5e3,Bl="No response could be read. Your input is still here; check your connection and try again.",
Dl=e=>`The server answered with ${e}.`});function ht(e){return"kind"in e&&e.kind===de}function Et(e){return ht(e)?e.meta:e.layout.meta}function gn(e){return ht(e)?
e.meta.height??0:e.layout.height}var de,Ge=_(()=>{"use strict";x();de="network"});function ye(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let o of t)
s+=String.fromCharCode(o);return btoa(s)}function be(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var xe=_(()=>{"use strict";x()});function Ue(e){if(Array.isArray(e))return su(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=nu[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(be(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function su(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function Be({values:e,
shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:ou(e,n*o,(n+1)*o),shape:s}}function yi({values:e,shape:t}){
return t.length<2?e:Ls({values:e,shape:t})}function Ls(e){return Array.from({length:e.shape[0]??0},(t,n)=>Be(e,n).values)}
function ou(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var nu,Is=_(()=>{"use strict";x();xe();nu={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function iu(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function xi({shape:e}){return e.reduce((t,n)=>t*
n,1)}function wi(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(xi(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:au(e,i,l,r);o.push(a)}return o.at(-1)??new s(0)}
function au(e,t,n,s){let{op:o}=t;if(o==="constant")return lu(t,n);let r=cu(e,t,n).map(([u,f])=>s(u,f)),[i=0,a=0,c=0]=r;if(o===
"view"||o==="join")return i;if(o==="where")return i?a:c;if(o==="matmul")return mu(r);if(o==="collect")return Rs.sum?.(r)??
0;if(o==="softmax")return uu(e,t,n,r);let l=Rs[o];if(l)return l(r);let h=ru[o];if(!h)throw new RangeError(`There is no o\
peration ${o}.`);return h(i,a)}function cu(e,t,n){let{op:s,of:o=[],groups:r}=t,[i=0,a=0]=o;if(s==="view")return[[i,du(t,
n)]];if(s==="join")return[pu(e,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[h,u]=[Math.floor(n/l),n%l],f=Math.floor(h/(t.shape.at(-2)??1))*c*l;return bi(c).flatMap(
m=>[[i,h*c+m],[a,f+m*l+u]])}if(s==="softmax"||s in Rs){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,h=bi(
c).map(u=>[i,l*c+u]);return o.length>1?[...h,[a,0]]:h}return o.map(c=>[c,e[c]?.shape.length?n:0])}function lu({values:e=0},t){
return iu(Array.isArray(e)?e[t]??Number.NaN:e)}function hu(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function uu(e,t,n,s){let{place:o,width:r}=hu(e,t,n),i=fu(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function fu(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-
n)/s))}function mu(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function du({shape:e,offset:t=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function pu(e,t,n){let s=n;for(let o of t){let r=xi(e[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function bi(e){return Array.from({length:e},(t,n)=>n)}function gu(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function yu(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var ru,
Rs,$i=_(()=>{"use strict";x();ru={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>gu(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+yu(e/Math.SQRT2))},Rs=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Ai({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let o=e[s.trace];if("lines"in s){let r=De(s.lines,t,n);
Object.assign(o,xu(r,n[s.row],s))}else o[s.attribute]=yi(De(s.is,t,n))}}function De(e,t,n){let s=bu(t),o=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===Mi?0:a.indexOf(n[i]??"")};return{values:wi(e,(i,a=[])=>{let c=s[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,h)=>Be(l,o(h)),c).values}),shape:e.at(-1)?.shape??[]}}
function bu(e){let t=ki.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,Ue(s)])),ki.
set(e,t)),t}function xu({values:e,shape:t},n,{above:s,to:o}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Mi&&
l!==n))for(let h=0;h<c;h+=1){let u=Number(e[l*c+h]);u<=s||u>o||(r.push(0,1,null),i.push(l,h,null))}return{x:r,y:i}}var Mi,
ki,Ps=_(()=>{"use strict";x();Is();$i();Mi="all",ki=new WeakMap});function Oi(e,t){let{table:n}=Et(e);if(n&&"rows"in n)return[n];if(ht(e))return[];let{data:s,layout:o}=e,r=n?[wu(n,o.meta,
t)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>$u(o,a)),...r]}function kn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Cs("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of t)o.insertRow().append(Cs("th",r,"row"),...i.map(a=>Cs("td",a)));return n}function Mn(e){
let t=s=>s.map(Eu).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function wu(e,t,n){let{columns:s,labels:o}=e;if("values"in e){let i=e.values.map(a=>De(a,t,n).values);return{columns:s,
rows:o.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=Ls(De(e.matrix,t,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function $u(e,t){let n=Ue(t.z??[]),s=Ei(e,t,"y").map((o,r)=>[o,...Array.from(Be(n,r).values)]);return{columns:[
t.name??"",...Ei(e,t,"x")],rows:s}}function Ei(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>Ti(String(c)));let o=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(Ti);let{shape:a}=Ue(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Ti(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function Eu(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
Mu,"$1'").replace(Au,"'"),n=ku.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Cs(e,t,n){let s=document.
createElement(e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=
Number(o)===0?o.replace("-",""):o,s}var ku,Mu,Au,Ws=_(()=>{"use strict";x();Is();Ge();Ps();ku=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
Mu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Au=/^(?=[\t\r\n])/});function B(e,t,n=!1){let s=0;for(let o of e)s+=Fs(o);return s*t*(n?1.06:1)}function Fs(e){return Tu.test(e)||e===" "?.29:
Ou.test(e)?.87:Su.test(e)?.65:.55}function rt(e,t,n,s=!1){if(B(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-Fs("…"),r="";
for(let i of e){if(o-=Fs(i),o<0&&r)break;r+=i}return`${r.trimEnd()}…`}function An(e,t,n,s,o=!1){let r=[],i="",a=e.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||B(h,n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(
c)].join(" ");break}r.push(i),i=l}return[...r,rt(i,t,n,o)]}function O(e,t=0){let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.
toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function we(e,t){let n=Math.round(1e3*(e-t))/10;return{change:n,size:Math.
abs(n).toFixed(1),sign:n>0?"▲":"▼"}}function N(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(
t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function jt(e){let t=Math.round(e);if(t<60)return`${t} mi\
n`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function lt(e){let t=n=>String(Math.floor(
n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var Tu,Ou,Su,yt,z=_(()=>{"use strict";x();Tu=/[ijlI.,:;'|!()[\]]/,Ou=/[mwMW%@—…]/,
Su=/[A-ZÄÖÜ0-9+=<>]/;yt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function Nu({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function Si({prediction:e},{prediction:t,places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.label??
t.name}, `,{change:r,size:i,sign:a}=we(e.probability,t.probability);return{value:`${o}${(100*t.probability).toFixed(1)} \
%`,change:s&&r?`${a} ${i} points`:"",isMore:r>0}}function Hs(e,t){e.textContent=t?Nu(t):"…";let{location:n,probability:s}=t?.
prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.engine}))r===void 0?delete e.dataset[o]:
e.dataset[o]=String(r)}var Ni=_(()=>{"use strict";x();z()});var Ve,js=_(()=>{"use strict";x();Ve={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],
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
order {items}",item:"{position}",between:" ",first:1},parts:["position"],default:[]}}});var _i=_(()=>{"use strict";x()});var vi=_(()=>{"use strict";x()});var Li,Ii,En,$e,Gs,Us,Tn=_(()=>{"use strict";x();Li=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sund\
ay"],Ii=2,En=15,$e=30,Gs=8,Us=99});function On(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Bs=_(()=>{"use strict";x();Tn()});function Ri(e){return Object.entries(Ve).flatMap(([t,n])=>{let s=e[t]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:t,declared:n,value:s}]:[]})}function Pi({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[e[r],o])))}var Ci=_(()=>{
"use strict";x();js();_i();vi();Bs()});function Ds(e,t,n){switch(t.kind){case"head":return vu(e,t,n.architecture);case"mask":return Lu(e,t.visit,n.visits);case"\
skip":return Iu(e,t);case"residuals":return Cu(e);case"gate":return Ru(e,t);case"temperature":return Pu(e,t)}}function vu({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,f)=>[Math.floor(
f/i),f%i]),c=e==="all"?a:e,h=c.some(([u,f])=>u===s&&f===o)?c.filter(([u,f])=>u!==s||f!==o):a.filter(([u,f])=>u===s&&f===
o||c.some(([m,g])=>u===m&&f===g));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function Lu({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function Iu({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function Ru({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function Pu(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function Cu({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
function Hi(e){let t=Ri(e).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(e).filter(n=>t.includes(n)).map(
n=>({key:n,text:ji(n,e)}))}function ji(e,t){let n=Ve[e],{text:s,item:o="",every:r="",single:i,between:a=", ",first:c=0}=n.
said,l=t[e]??n.default,h=Pi(n,l).map(m=>On(o,Fi(m,g=>c?Number(g)+c:Wi(g)))),u=typeof s=="string"?s:s[l]??"",f=Fi(Ve,({of:m},g)=>m===
e?ji(g,t):"");return On(i&&h.length===1?i:u,{...f,value:Wi(l),items:l==="all"?r:h.join(a)})}var Wi,Fi,Vs=_(()=>{"use str\
ict";x();js();Ci();Bs();Wi=e=>String(e).replaceAll("_","-"),Fi=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,s])=>[
n,t(s,n)]))});function Gi(e,t){return Hi(e).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),o.append(r),o})}var Ui=_(()=>{"use strict";x();Vs()});var Wu,Sn,Bi=_(()=>{"use strict";x();Ni();Ui();Wu={browser:"Computed in this browser.",server:"Computed in Python."},Sn=
class{#s;#t=document.createElement("output");#n=document.createElement("span");#o=document.createElement("ul");#e=document.
createElement("button");#r=document.createElement("span");#i=document.createElement("p");engine="server";constructor(t){
this.#s=t,this.root=document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer=
"",this.#n.className="quiet",this.#o.setAttribute("aria-label","Changes"),this.#e.type="button",this.#e.textContent="as \
learned",this.#e.title="Take all changes back",this.#e.addEventListener("click",()=>t({})),this.#r.className="quiet",this.#i.
className="view-failure",this.#i.setAttribute("role","alert"),this.root.append(this.#t,this.#n,this.#o,this.#e,this.#r,this.#i)}show(t,n,{
learned:s,isCompared:o,note:r}){this.engine=t.engine,Hs(this.#t,t),this.#t.title=Wu[t.engine];let{value:i,change:a}=s?Si(
t,s):{value:"",change:""};this.#n.textContent=i&&`as learned ${i}${a&&` ${a}`}`,this.root.classList.toggle("compares",o),
this.#a(n),this.#c(r),this.fail("")}wait(t,n){Hs(this.#t,null),this.#n.textContent="",this.#a(t),this.#c(n),this.root.hidden=
!1,this.#i.hidden=!0}fail(t){this.#i.textContent=t,this.#i.hidden=!t,t&&(this.root.hidden=!1)}#c(t){this.#r.textContent=
t,this.#r.hidden=!t}#a(t){let n=this.root.contains(document.activeElement),s=Gi(t,this.#s);this.#o.replaceChildren(...s),
this.root.hidden=this.#e.hidden=s.length===0,n&&!this.root.contains(document.activeElement)&&this.#e.focus()}}});function Di(e,t,n){let s=e.querySelector(t);return s&&Fu(s,n)?s:null}function Fu(e,t){return e instanceof(t??HTMLElement)}
var Vi=_(()=>{"use strict";x()});function zi(e){return Nn!==null&&Object.hasOwn(Nn,e)}async function qi(e,t=kt){return ke?Hu(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await Ji(e,"vocabulary")))}async function Hu(e,t){try{return await It(
e,{},t)}catch(n){if(!(n instanceof st)||n.status)throw n;let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).
catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function Yi({id:e,weights:t},n,s=kt){if(!ke)return Ji(e,"weight\
s",n);let o=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return Zi(new URL(o,s),"weights",n)}async function Ki(e,{
weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(
o=>o.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the \
page again.")}async function Ji(e,t,n=!1){let s=Nn?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.
startsWith("#"))return Zi(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return be(
o.trim()).buffer}async function Zi(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`Th\
e ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function ju(e){let t=Di(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var Nn,ke,zs=_(()=>{"use strict";x();ee();xe();Vi();Nn=ju("model-files"),ke=Nn===
null});function ze(e){let{tensors:t,lengths:n,...s}=e;return{...s,tensors:Xi(t,(o,r)=>({values:o,shape:r})),...n&&{lengths:Xi(n,
o=>o)}}}function Xi(e,t){return Object.fromEntries(Object.entries(e).map(([n,{data:s,shape:o}])=>[n,t(new Float32Array(be(
s).buffer),o)]))}function qs({tensors:e,weights:t,...n}){let s=Object.entries(e).map(([o,{values:r,shape:i}])=>[o,{dtype:"\
<f4",shape:i,data:ye(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.fromEntries(s)}}var Qi,qe=_(
()=>{"use strict";x();xe();Qi=e=>e.lengths!==void 0});function ea(e){try{return e()}catch(t){let{problems:n}=t;throw n?new st(422,n):t}}function zu(e){let t=Object.entries(e).
map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return Rt(Object.fromEntries(t))}var Gu,ta,Uu,Bu,Du,Vu,
na,_n,sa=_(()=>{"use strict";x();ee();zs();qe();Gu=["browser","server"],ta=20,Uu=300,Bu=4,Du="static/bundles/browser-mod\
el.js",Vu="The network could not be loaded.",na={address:new URL("../bundles/browser-model.js",T).href,load(e){let t=null,
n=o=>{t=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(
e)===kt.href?import(na.address):import(new URL(Du,e).href)}},_n=class{#s;#t;#n;#o=null;#e=null;#r=!1;#i=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=kt){
this.#s=t,this.#n=s,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Gu.includes(t)?t:null,
ke||(this.choice="browser"),this.obstacle="",this.#e||(this.#o=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,Uu))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(t);if(!ke)throw new st(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?Mr(n):n;try{return{...await this.#c(t,o),engine:"server"}}catch(r){if(!(r instanceof
st&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#e)return this.explainHere(t);throw this.
choose(this.choice),r}}async compute(t){await this.prepare();let n=this.#e;if(!n){let s=`The server does not answer. Thi\
s browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new st(0,[{where:"",message:s,suggestions:[]}])}
return ea(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(ke||await this.prepare(),this.#e&&this.choice!=="server"){
let{places:s}=this.#e;return s.search(t,ta).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}
let{items:n}=await It(`${this.#t}/locations?${Rt({q:t,limit:ta})}`,{},this.#n);return n}async prepare(){try{this.#o??=this.#a(),
this.#e=await this.#o}catch(t){this.#r=!0;let n=t instanceof st?!t.status:t instanceof TypeError;this.obstacle=n?Vu:me(t)}}explainHere(t){
let n=this.#e,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),i=this.#i.get(r);if(i)return i;let a={...ea(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#i.keys();return this.#i.size>=Bu&&this.#i.delete(c),this.#i.set(r,a),a}async#c(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}/views/network?${zu(t)}`;try{let{trace:r}=await It(
o,{...n&&{signal:n}},this.#n);return ze(r)}catch(r){if(!(r instanceof st&&r.problems[0]?.where==="view"))throw r;this.draws=
!1}}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return It(
`${this.#t}/explain?encoding=base64`,s,this.#n)}async#a(){let t=await qi(this.#s,this.#n);if(!t.weights)throw this.sharesWeights=
!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},s]=await Promise.all([na.load(this.#n),
Yi(t,this.#r,this.#n)]),o=Ki(s,t);o.catch(()=>{});let r=new n(t,s);return await o,r}}});function Ys(e,t,n){return{kind:de,get trace(){return qs(t)},get before(){return n&&qs(n)},meta:{...e,summary:Yu(t,n),table:{
columns:qu,rows:Ku(t)}}}}function oa({prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function Yu(e,t){
let{probability:n,from_pointer:s,from_generation:o}=e.prediction,r=n?`${oa(e)} leads with ${vn(n)}: ${vn(s)} copied by t\
he pointer, ${vn(o)} from the generation head.`:"No known place has any probability.";return t?`${r} Compared with: ${oa(
t)} with ${vn(t.prediction.probability)}.`:r}function Ku(e){let{pointer:t,generation:n,final:s}=e.location_probabilities,
o={pointer:t,generation:n,final:s},r={pointer:"pointer.probabilities",generation:"generation.probabilities",final:"proba\
bilities"},i=(c,l)=>e.tensors[r[c]]?.values[l]??o[c]?.find(h=>h.location===l)?.probability??null,a=[...s,...e.visits,...n??
[]].map(({location:c})=>c);return[...new Set(a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(r).map(l=>i(l,c))])}
var qu,vn,ra=_(()=>{"use strict";x();Ge();qe();qu=["place","pointer","generation head","probability"];vn=e=>`${(100*e).toFixed(
1)} %`});function aa(e,t){return Js(e,t).isInBrowser}async function ca(e,t,n,s){let o=await Js(t,n).compute(Rt(s)),r=Ys(e,o,null);
return Ks.set(r,o),r}function Xu(e){return"tensors"in e}function Js(e,t){let n=JSON.stringify([t,e]),s=ia.get(n)??new _n(
e,null,t??kt);return s.draws=!0,ia.set(n,s),s}var Ju,Zu,ia,Ks,Ln,la=_(()=>{"use strict";x();Bi();ee();Vs();sa();zs();ra();
Ju="Loading the network …",Zu="Waiting for the server …",ia=new Map,Ks=new WeakMap;Ln=class{#s;#t;#n=null;#o=null;#e=null;#r=null;#i=null;#c={};#a={};#u=[];#f=[];#p=0;#b=0;constructor(t,n){
this.#s=t,this.#t=n,this.bar=new Sn(o=>this.#l(o));let{drawn:s}=t;s.addEventListener("focusin",()=>this.#w());for(let o of[
"pointerover","pointerdown"])s.addEventListener(o,({target:r})=>{r instanceof Element&&r.closest("[data-act]")&&this.#w()});
for(let o of[t.root,this.bar.root])o.addEventListener("keydown",r=>this.#O(r))}get text(){return Object.keys(this.#c).length?
JSON.stringify(this.#c):null}begin(t,n,s,o){this.#p+=1,cancelAnimationFrame(this.#b),this.#o=t,this.#e=n,this.#i=s,this.#c=
this.#a=n.interventions,this.#r=this.text?null:n,this.#u=[],this.#f=[];let r=this.#t.server(),i=n.notation!==null&&(r!==
null||zi(n.model));this.#n=i?Js(n.model,r):null,i?this.#s.hooks.act=a=>this.#h(a):delete this.#s.hooks.act,this.#s.hooks.
whatIf=a=>this.#T(Ds(this.#a,a,n)),this.#d(n,o)}follows(t){if(t===(this.text??""))return!0;let n=this.#t.server()===null||
this.#n?.isInBrowser;if(!this.#n||!n)return!1;try{return this.#l(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#w(){this.#n?.
prepare()}#h(t){if(!this.#e)return;let n=Ds(this.#a,t,this.#e);"isDone"in t&&!t.isDone?this.#m(n):this.#l(n)}#m(t){cancelAnimationFrame(
this.#b),this.#b=requestAnimationFrame(()=>{let n=this.#T(t);n&&(this.#s.show(n,this.#i??this.#r),this.#d(n,"browser",t))})}#T(t){
return this.#n?.model?.trace(this.#N(t))??null}#l(t){this.#u.push(this.#a),this.#f=[],this.#S(t)}#O(t){let n=t.key.toLowerCase();
!this.#n||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#x(this.#f,this.#u):
this.#x(this.#u,this.#f))}#x(t,n){let s=t.pop();s&&(n.push(this.#a),this.#S(s))}async#S(t){let n=this.#n;if(!n)return;cancelAnimationFrame(
this.#b),this.#a=t,this.#p+=1;let s=this.#p,o=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,o?Ju:Zu),this.#t.
resized();try{await n.prepare();let r=Object.keys(t).length>0,{engine:i,...a}=await this.#$(n,t),c=r&&!this.#i;if(c&&(this.#r??=
await this.#$(n,{})),s!==this.#p||!this.#o)return;let l={...a,interventions:t},h=this.#i??(c?this.#r:null);this.#e=l,this.#c=
t,r||(this.#r=l),this.#d(l,i);let u=Ys(this.#o,l,this.#i);this.#t.answered({figure:u,trace:l,before:h,interventions:t})}catch(r){
if(s!==this.#p||!this.#e)return;n.choose(n.choice),this.#a=this.#c,this.#s.show(this.#e,this.#i??(this.text?this.#r:null)),
this.#d(this.#e,this.bar.engine),this.bar.fail(me(r)),this.#t.resized()}}async#$(t,n){let s=await t.explain(this.#N(n));
if(!Xu(s))throw new Error("The server gave no trace of this network.");return s}#N(t){let{notation:n,user:s,predict_at:o,
location_probabilities:r}=this.#e;return{visits:n??"",user:s,predict_at:o,top_k:r.final.length,interventions:Object.keys(
t).length?t:null}}#d(t,n,s=this.#c){let{sharesWeights:o=!0,obstacle:r=""}=this.#n??{},i=Object.keys(s).length>0;this.bar.
show({...t,engine:n},s,{learned:i&&!this.#i?this.#r:null,isCompared:this.#i!==null,note:o&&r?`This browser cannot comput\
e: ${r}`:""})}}});function In(e,t){return e.map(n);function n(s){let o=s.children.map(f=>typeof f=="string"?f:n(f)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:o};let c=o.find(f=>typeof f!="string"&&f.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}var Zs=_(()=>{"use strict";x()});function d(e,{key:t,...n}={},...s){let o=s.flat(Number.POSITIVE_INFINITY).filter(Qu),r={tag:e,attributes:n,children:o};return typeof t==
"string"&&(r.key=t),r}function Ye(e){return e==null||e===!1?null:String(typeof e=="number"?Tt(e):e)}function Tt(e){return Math.
round(e*100)/100}function Me(e){return e.map(({x:t,y:n,width:s,height:o})=>{let r=Tt(s);return`M${Tt(t)} ${Tt(n)}h${r}v${Tt(
o)}h${-r}Z`}).join("")}function Gt(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Tt),[c,l,h]=[e,n,(e+n)/2].map(Tt);return`\
M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function Xs(e,t,n,s){let[o,r,i,a]=[t[0],
t[1],s[0],s[1]].map(Tt),[c,l,h]=[e,n,(e+n)/2].map(Tt);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h}\
 ${r} ${h} ${r} ${c}Z`}function ha(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Tt),[c,l]=[e,n].map(Tt);return`M${o} ${c}\
Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function Qu(e){return e!=null&&e!==!1&&e!==""}var G=_(()=>{"use str\
ict";x()});function ua(e,t,n){return t?In(e,s=>{let o=t.parts.find(i=>fa(i.name)===s);if(!o)return null;let r=da(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>tf(i,o,r,n)}}):
e}function fa(e){return e.replace(/\.feed_forward$/,".stream")}function tf({attributes:e},{layer:t,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(b=>Number(e[b])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,f]=[B(l,h)+.9*h,1.5*h],
m=Number(r)+(t===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(t===null?0:Number(c)-f/2-2);return d("g",{key:"circuit",class:"\
added"},d("rect",{x:m-u/2,y:g-f/2,width:u,height:f,rx:f/2}),d("text",{x:m,y:g+.36*h,"font-size":h},l))}function ma({parts:e},t){
let n=e.find(r=>fa(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${da(n.value)} points.`}function da(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function pa(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${O(r,1)}.`,text:`All give it ${O(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var ga=_(()=>{"use strict";x();Zs();G();z()});function Nt(e,t){for(let{kind:n,pattern:s}of ef){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return nf(i,t)?i:null}return null}function nf({kind:e,visit:t=0,
layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:
t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function bt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function Ke(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:bt(e,t)}function xt({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function Ot(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}
var ef,ft=_(()=>{"use strict";x();ef=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},
{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},
{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},{kind:"generation",pattern:/^generation$/},{kind:"\
gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function xa(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.closest("[data-act]")?.getAttribute("data-act"),
i=o?.closest("[data-part]")?.getAttribute("data-part"),a=Nt(i,t);if(r==="gate")return rf(e,n);if(r==="attention_temperat\
ure")return ba(e,t,"attention");if(r==="pointer_temperature")return ba(e,t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType===
"touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?lf(e,c,t,h,l):af(e,n,h)}function wa({pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||t==="touch")return null;let a=!1;
return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-s,h-o)>=to,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function eo({trace:e},t,n){let s=(e.interventions[`${t}\
_temperature`]??1)*2**n,{least:o,most:r}=of;return Number(Math.min(r,Math.max(o,s)).toPrecision(2))}function rf({pointerId:e},t){
let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){
if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.left)/n.width;return o!=="pointercancel"&&(s=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}function ba({pointerId:e,clientX:t},n,s){let o=!1;return{
pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=to,!o)return null;let a=eo(n,s,(r-t)/sf);return{kind:"tempe\
rature",of:s,value:a,isDone:i}}}}function af({pointerId:e,clientY:t},n,s){let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){
if(r||=Math.abs(i-t)>=to,!r)return null;let c=Math.sign(cf(n,i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,
isDone:a};return o+=c,l}}}function cf(e,t){let s=[...e.querySelectorAll(".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.
getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.min(...s))}function lf({pointerId:e,clientX:t},n,s,o,r){
let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-t)>=2,!l)return null;let m=Qs*
Math.round((u-t)/c*ya/Qs),g=r==="time"?Math.min(ya-Qs,Math.max(0,i+m)):Math.max(0,a+m);return g===h&&!f?null:(h=g,{kind:r,
visit:o,minutes:g,isDone:f})}}}var to,ya,Qs,sf,of,$a=_(()=>{"use strict";x();ft();to=5,ya=1440,Qs=5,sf=60,of={least:.1,most:10}});function gt(e){let t=0,n=Number(e[0]);for(let s=1;s<e.length;s++){let o=e[s];o>n&&(t=s,n=o)}return t}var hf,Ut,ka,oe=_(()=>{
"use strict";x();Tn();hf=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["dura\
tion","stay"],["position_from_end","order"]],Ut=class{#s=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=
t.visits,this.count=t.visits.length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes(
"attention")?o:0,this.hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&
this.hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:
t.trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.
count&&t.every((n,s)=>n===this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has \
no ${t}.`);return n.values}has(t){let{tensors:n,lengths:s={}}=this.trace;return t in n||t in s}weights(t,n){return this.
values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){
let s=this.trace.interventions.remove_heads;return s?s==="all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.
trace.interventions.skip??[]).some(s=>s.layer===t&&s.part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)
for(let s=0;s<this.heads;s++)for(let o of this.weights(n,s))t=Math.max(t,o);return t||1}get slices(){return hf.filter(([
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
f={location:-1,label:ka(u),category:null,pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,
Number(this.hasGeneration)-h("generation")),probability:Math.max(0,1-h("probability")),count:u};return[...l,f]}#t(t){return{
location:t,...this.nameOf(t),pointer:this.probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.
probabilityOf("final",t)}}probabilityOf(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];
return o?Number(o.values[n]):this.trace.location_probabilities[t]?.find(i=>i.location===n)?.probability??0}shareOf(t,n){
return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="generation"&&!this.#n(t,n)?null:(t==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#n("final",t)?this.probabilityOf("final",t):null}#n(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`;return this.has(s)||!!this.trace.location_probabilities[t]?.some(
o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.generation??[]).slice(0,t).map(({location:i,probability:a})=>({
location:i,...this.nameOf(i),probability:a})),o=1-s.reduce((i,{probability:a})=>i+a,0),r=this.#o(s);return[...s,{location:-1,
label:ka(r),category:null,probability:Math.max(0,o)}]}#o(t){let{architecture:n,ranks:s}=this.trace,o=s===void 0?n.locations:
Ii+s;return o-1-t.filter(({location:r})=>r<o).length}#e(t){let n=this.#s.get(t);if(n)return n;let s=this.trace.lengths?.[t]??
this.#r(t);return this.#s.set(t,s),s}#r(t){let n=this.values(t),s=n.length/this.count,o=new Float32Array(this.count);for(let r=0;r<
this.count;r++){let i=0;for(let a=r*s;a<(r+1)*s;a++)i+=n[a]**2;o[r]=Math.sqrt(i)}return o}};ka=e=>e===1?"1 other":`${e} \
others`});function Pt(e,t){for(let[s,o]of uf){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(Object.entries(r.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return mf(a,t)?a:null}return null;function n(s,o,{
count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||s==="stream"&&"visit"in o||(s==="\
pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:ff(s,o,t)??a,number:null,location:s===
"generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function ff(e,{layer:t=0,head:n=0},s){
return e==="pointer"&&s.hasPointer?gt(s.pointerWeights):e==="head"&&t<s.layers&&n<s.heads?gt(s.lastRow(t,n)):null}function mf({
kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return e===
"head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||e==="gate"&&!a.hasGate?!1:t<a.layers&&
s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Ma(e,t){let{kind:n,layer:s,head:o,isLeaf:r,number:i,location:a}=e,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,"one cell"),n==="stream"&&r&&l(`l\
ayers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${e.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(e.
name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.visit+1}`}}function no(e){let t=e.
split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(".")[0]??"")?2:1;return t.length<=
s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function so(e,t,n){let s=Pt(e,n),[o,r]=df[t]??[0,0];if(!s||o===0&&r===
0)return null;let i=pf(s,o,r,n);return i!==null&&Pt(i,n)?i:null}function pf(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,
number:l,isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let f=r*s.heads+i+t;return n!==
0?`layers.${r+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}\
.stream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,m){let g=f.findIndex(({location:p})=>p===
e.location),b=g<0||n===0?void 0:f[g+n];return b?`${m}.${b.location}`:null}}var uf,df,Ae=_(()=>{"use strict";x();oe();uf=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];df={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function R(e){return e.stage.type/13}function q(e,t,n="label"){let s=n==="title"||n==="strong";return ro*B(Aa(t),oo[n]*R(
e),s)}function Aa(e){return e.replaceAll("−","+")}function j(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){
let l=o==="title"||o==="strong",h=a===void 0?s:rt(s,a/ro,oo[o]*R(e),l),u=[o,i,r].filter(Boolean).join(" ");return d("tex\
t",{...c&&{key:c},class:u,x:t,y:n},h)}function D(e,{x:t,y:n,width:s},o,r="label"){let i=oo[r]*R(e),a=B(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of o){let f=u.reduce((g,b)=>g+xf(b,i),0),m=c.at(-1);m&&l+a+f<=s?(m.push({text:" "},...u),l+=
a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>bf(t,n+i*(1+1.5*f),u,r,i)),height:c.length*1.5*i}}function F(e){return e.
split(" ").map(t=>[{text:t}])}function bf(e,t,n,s,o){let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-r:r;i=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return d("tspan",{class:f||null,dy:u},c)});return d("t\
ext",{class:s,x:e,y:t},a)}function xf({text:e,kind:t="",isRaised:n=!1},s){let o=(n?gf:1)*(t.includes("math")?yf:1);return ro*
B(Aa(e),s*o,t.includes("strong"))}var oo,gf,ro,yf,mt=_(()=>{"use strict";x();G();z();oo={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},gf=.78,ro=1.07,yf=1.12});function Bt(e,t,n,s=1){let o=e.length/t,r=Rn-1,i=new Uint8Array(o*(t+1));for(let l=0,h=0;l<e.length;l++,h++){l%t===0&&h++;
let u=Math.round(Number(e[l])/s*r);i[h]=u>0?Math.min(r,u):0}let a=[...Cn(t),...Cn(o),8,3,0,0,0],c=[wf,...Pn("IHDR",a),...kf(
n),...Pn("IDAT",Mf(i)),...Pn("IEND",[])];return`data:image/png;base64,${ye(Ta(c))}`}function kf([e,t]){let n=[...e,...t].
join(" "),s=Ea.get(n);if(s)return s;let o=new Uint8Array(3*Rn);for(let i=0;i<3;i++){let[a,c]=[Number(e[i]),Number(t[i])];
for(let l=0;l<Rn;l++){let h=l/(Rn-1);o[3*l+i]=Math.round(a+h*(c-a))}}let r=Pn("PLTE",o);return Ea.set(n,r),r}function Pn(e,t){
let n=[...e].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,t]){let{length:r}=o;for(let i=0;i<r;i++){let a=(s^o[i])&
255;s=$f[a]^s>>>8}}return[Cn(t.length),n,t,Cn(~s)]}function Mf(e){let t=[[120,1]];for(let o=0;o<e.length;o+=io){let r=e.
subarray(o,o+io),i=o+io>=e.length,[a,c]=[r.length&255,r.length>>8];t.push([Number(i),a,c,a^255,c^255],r)}let[n,s]=[1,0];
for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return Ta([...t,[s>>8,s&255,n>>8,n&255]])}function Ta(e){let t=new Uint8Array(
e.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of e)t.set(s,n),n+=s.length;return t}function Cn(e){return[24,16,8,0].map(
t=>e>>>t&255)}var wf,Rn,io,$f,Ea,Je=_(()=>{"use strict";x();xe();wf=[137,80,78,71,13,10,26,10],Rn=256,io=65535,$f=Uint32Array.
from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n}),Ea=new Map});function _a(e,t,n){let{width:s,height:o}=e.stage.size,r=R(e),i=Math.min(Af*r,.035*s),a=Ef(e,t,i),c={x:i,y:a.height,width:s-
2*i,height:o-a.height-6*r};return[d("g",{key:"opened",class:"opened","font-size":13*r,"data-block":t.name},a.marks,va(n,
c,16*r).map(({card:l,box:h})=>d("g",{key:l.key},l.marks(h))))]}function va(e,t,n){let s=n*(e.length-1),o=e.reduce((f,{least:m})=>f+
m.width,s),r=e.reduce((f,{least:m})=>f+m.height,s),i=e.every(({least:f})=>f.height<=t.height),a=e.every(({least:f})=>f.width<=
t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let f=e.reduce((m,g)=>g.rank>m.rank?g:m);return va(e.filter(
m=>m!==f),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((f,{share:m=1})=>f+m,0),{x:h,y:u}=t;return e.map(f=>{let m=(f.
share??1)/l,g=c?{x:h,y:u,height:t.height,width:f.least.width+m*(t.width-o)}:{x:h,y:u,width:t.width,height:f.least.height+
m*(t.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:f,box:g}})}function K(e,{x:t,y:n,width:s,height:o},r,i=r){let a=R(
e),c=q(e,r,"title")<=s-28*a;return[d("rect",{key:"card",class:"card",x:t,y:n,width:s,height:o,rx:10*a}),j(e,t+14*a,n+22*
a,c?r:i,{kind:"title",width:s-28*a})]}function Z(e,{x:t,y:n,width:s,height:o}){let r=R(e);return{x:t+14*r,y:n+30*r,width:s-
28*r,height:o-38*r}}function dt(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=R(e),c=q(e,s,"label")+(r?24:4)*a;return{
mark:d("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"data-more"in o?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},d("rect",{class:r?"control-ground":"ground",x:t,y:n-15*a,width:c,
height:30*a,rx:15*a}),j(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function Ef(e,t,n){let{width:s,height:o}=e.stage.size,r=R(e),
i=Ma(t,e.reading),a=Tf(e,i,n),c="goes back",l=46*r+q(e,c,"small"),h="You are here",u=q(e,h,"small")+10*r,f=s-n,m=f-a.end-
20*r,g=o>=560*r&&co(e,ao*r)>m,b=g?Sa(e,f-n-u):Sa(e,m,Na*2),p=b?co(e,b):0,y=g||m-p>=u,$=g?m:m-p-(y?u:0),w=(g?46:8)*r+(ao*
r-(b??0))/2;return{height:(g?Oa+36:Oa)*r,marks:[a.marks,$>=l+16*r&&d("g",{key:"escape",class:"escape"},d("rect",{class:"\
key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),j(e,a.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),j(e,
a.end+58*r,25.5*r,c,{kind:"small"})),b!==null&&y&&j(e,f-p-10*r,(g?64:26)*r,h,{kind:"small",anchor:"end"}),b!==null&&d("g",
{key:"thumbnails"},Of(e,t,f-p,w,b))]}}function Tf(e,t,n){let s=R(e),o=e.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,
words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",f=Math.min(q(e,l,u),Math.max(20*s,n+o-r));if(i.push(d(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},d("rect",{class:"ground",x:r-3*s,y:6*s,width:f+6*s,height:30*
s,rx:5}),j(e,r,26*s,l,{kind:u,width:f+1}))),r+=f,h)break;i.push(d("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*
s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function Sa(e,t,n=Na){let s=R(e);for(let o=ao;o>=n;o--)
if(co(e,o*s)<=t)return o*s;return null}function co(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*R(e)))+
2.2*t}function Of(e,t,n,s,o){let{reading:r}=e,i=R(e),a=[],c=n;for(let y=0;y<r.layers;y++){for(let w=0;w<r.heads;w++){let k=r.
weights(y,w),M=Math.max(...k)||1,v=r.isRemoved(y,w)||r.isSkipped(y,"attention");a.push(p(`layers.${y}.heads.${w}`,`Layer\
 ${y}, head ${w}${v?", switched off":""}`,c,o,[d("image",{key:"map",class:"map",href:Bt(k,r.count,e.scale,M),x:c,y:s,width:o,
height:o,preserveAspectRatio:"none",opacity:v?.2:1})])),c+=o+2}let $=.4*o;a.push(p(`layers.${y}.stream`,`Layer ${y}: res\
idual stream`,c,$,[[[.2,.6],[.45,.9],[.7,1]].map(([w=0,k=0],M)=>d("rect",{key:`line ${M}`,class:"length",x:c+2,y:s+w*o,width:Math.
max(1,($-4)*k),height:Math.max(1,.12*o)}))])),c+=$+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,m=c+1.2*o;r.hasPointer&&
a.push(p("pointer","Pointer",c,1.2*o,[d("path",{class:"pointer",d:Gt(c,[l-f,l],m,[h-f,h+f])})],[s,o/2])),r.hasGeneration&&
a.push(p("generation","Generation",c,1.2*o,[d("path",{class:"generation",d:Gt(c,[l,l+f],m,[u-f,u+f])})],[l,o/2])),r.hasGate&&
a.push(p("gate","Gate",m,.3*o,[d("rect",{class:"pointer",x:m+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),d("rect",{class:"\
generation",x:m+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:g}=r.trace.prediction,b=m+.3*
o;return a.push(p(`places.${g}`,`Answer: ${r.nameOf(g).label}`,b,.7*o-2,[d("rect",{class:"answer-bar",x:b+2,y:l-f,width:.7*
o-6,height:2*f})])),a;function p(y,$,w,k,M,[v,A]=[s,o]){let E=t.name===y||t.name.startsWith(`${y}.`),S=y.includes("heads");
return d("g",{key:y,class:`part thumb${E?" here":""}`,"data-open":y,role:"link",tabindex:0,"aria-label":$,"aria-current":E?
"true":null},M.flat(),d("rect",{key:"frame",class:S||E?"thumb-frame":"ground",x:w,y:v,width:k,height:A,rx:2}),d("title",
{},$))}}var Af,Oa,ao,Na,_t=_(()=>{"use strict";x();Ae();mt();G();Je();Af=20,Oa=46,ao=28,Na=9});function Dt(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=R(e),l=n.length,h=t.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),m=Ra(f),g=new Map([...r].map(S=>[S,N(f[S]??0,m)])),b=[...g.values()].some(S=>q(
e,S,"tiny")>h+2*c),p=g.size>0&&!b?La*c:1,y=b?La*c:0,[$,w]=s.extent??Wn(f),k=Sf(t.height-y,$,w,p),M=k>0?Math.max(p,$*k):(t.
height-y)/2,v=t.y+y+M,A=f.map((S,L)=>{let I=Math.abs(S)*k,C=L===i;return d("rect",{key:`bar ${L}`,class:`bar ${o}${S<0?"\
 negative":""}${C?" chosen":""}`,x:t.x+L*h+u/2,y:S<0?v:v-I,width:Math.max(.5,h-u),height:Math.max(.4,I)},a&&d("title",{},
a(L)))}),E=[...g].map(([S,L])=>j(e,t.x+Ia((S+.5)*h,q(e,L,"tiny")/2,t.width),b?t.y+9*c:v+(Number(f[S])<0?-3:10.5)*c,L,{kind:"\
tiny",anchor:"middle",also:S===i?"chosen":"",key:`number ${S}`}));return[d("path",{key:"line",class:"axis",d:`M${t.x} ${v}\
H${t.x+t.width}`}),A,E]}function Sf(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(0,e-
s)/Math.max(t,n)}function Ee(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*R(e),c=t.map(Ra),l=Array.from(n,(g,b)=>Math.max(
...t.map((p,y)=>q(e,N(Number(p[b]),c[y]),"tiny")))/2),h=[...l.keys()].sort((g,b)=>Math.abs(Number(n[b]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(p=>Math.abs(f(p)-f(g))>=m(g)+m(p)+a)&&u.add(g);
return u;function f(g){return Ia((g+.5)*i,m(g),s)}function m(g){return l[g]??0}}function Ia(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Wn(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Ra(e){let t=Math.
max(...Wn(e));return t>=99.5?0:t>=.95?1:2}var La,Ze=_(()=>{"use strict";x();mt();G();z();La=13});function re(e,t,n,{chosen:s=null,open:o}={}){let r=R(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&a>=34*r,
l=s===null?0:54*r,h=Math.max(...n.map($=>Math.max(q(e,$.title,"strong"),c?q(e,$.says,"small"):0))),u=i?0:Math.min(h+12*r,
.42*t.width),f=t.x+u,m=t.width-u-l,g=i?17*r:0,b={x:f,width:m,height:Math.max(6*r,a-Pa*r-g)},p=n[0]?.values.length??1,y=m/
p;return[n.map(({key:$,title:w,says:k,values:M,colour:v,open:A},E)=>{let S=t.y+E*a,L=i?S+12*r:S+a/2+(c?-2:4)*r,I=i?t.width:
u-8*r,C=q(e,w,"strong")+10*r;return d("g",{key:$,class:A?"part choice row":"row","data-open":A??null,role:A?"button":null,
tabindex:A?0:null,"aria-label":A?w:null},A&&d("rect",{key:"ground",class:"ground",x:t.x-4*r,y:S,width:t.width+8*r,height:a,
rx:4}),j(e,t.x,L,w,{kind:"strong",width:I,key:"title"}),i&&j(e,t.x+C,L,k,{kind:"small",width:t.width-C,key:"beside"}),c&&
j(e,t.x,L+15*r,k,{kind:"small",width:I,key:"says"}),Dt(e,{...b,y:S+g+Pa/2*r},M,{colour:v,chosen:s,exact:H=>`${w}, number\
 ${H+1}: ${N(Number(M[H]),4)}`}),s!==null&&j(e,t.x+t.width,S+g+(a-g)/2+4.5*r,N(Number(M[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&d("rect",{key:"strongest",class:"strongest",x:f+s*y-1.5,y:t.y,width:y+3,height:a*n.length,
rx:3}),o&&d("g",{key:"positions"},Array.from({length:p},($,w)=>d("rect",{key:`position ${w}`,class:"cell",x:f+w*y,y:t.y,
width:y,height:a*n.length,"data-open":o(w),role:"button",tabindex:w===s?0:"-1","aria-current":w===s?"true":null},d("titl\
e",{},n.map(({title:k,values:M})=>`${k}: ${N(Number(M[w]),3)}`).join(`
`)))))]}var Pa,Fn=_(()=>{"use strict";x();Ze();mt();G();z();Pa=8});function Ca(e){let t=Lf(e??"").map(If);for(let n=vf;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=lo.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}function Lf(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function If(e){let t=e.replace(/s$/,"");return _f.has(t)?t:e}var Wa,Nf,lo,_f,vf,Fa=_(()=>{"use strict";x();Wa={pin:"M\
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
Nf={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
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
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},lo=new Map(Object.entries(
Nf).flatMap(([e,t])=>t.map(n=>[n,e]))),_f=new Set([...lo.keys()].flatMap(e=>e.split(" "))),vf=Math.max(...[...lo.keys()].
map(e=>e.split(" ").length))});function wt(e,t,n,s){let o=s/Rf;return d("path",{key:"icon",class:"icon",d:Wa[Ca(e)],transform:`translate(${t.toFixed(2)}\
 ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var Rf,ie=_(()=>{"use strict";x();Fa();G();
Rf=24});function V(e,t){let n=e.visits[t];return n?`${n.label}, ${Vt(e,t)}`:""}function ae(e,t){return e.visits[t]?.label??""}function ho(e){
return e>0&&e<5e-4?"<0.1 %":O(e,1)}function Vt(e,t){let n=e.visits[t];return n?`${yt[n.weekday]} ${lt(n.start_minute)}`:
""}function ja(e,t){return jt(e.visits[t]?.duration_minutes??0)}function Ga(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=R(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,m=t.y+17*l,g=Math.max(...n)||1,b=Math.
max(0,f-m)/g,p=v(Ha(n,r).map(A=>({visit:A,half:q(e,k(n[A],A),A===r?"strong":"tiny")/2}))),y=v(Ha(n,r).map(A=>({visit:A,half:q(
e,M(A),A===r?"strong":"tiny")/2})));return[d("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:A},E)=>{let S=$(E),L=E===r,I=Number(n[E])*b;return d("g",{key:`visit ${E}`,class:`part choice${L?" here":
""}`,"data-open":a(E),role:"button",tabindex:"-1","aria-label":`${V(c,E)}: weight ${O(Number(n[E]),1)}`},d("rect",{key:"\
ground",class:"ground",x:t.x+E*h,y:t.y,width:h,height:t.height}),d("rect",{key:"bar",class:`bar ${i}${L?" chosen":""}`,x:S-
Math.min(.36*h,20*l),y:f-I,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,I)}),p.has(E)&&j(e,w(E,p),f-I-4*l,k(
n[E],E),{kind:L?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&wt(A,S-7*l,f+5*l,14*l),y.has(E)&&j(e,w(E,y),
t.y+t.height-4*l,M(E),{kind:L?"strong":"tiny",anchor:"middle",key:"score"}),d("title",{},`${V(c,E)}: score ${N(Number(s[E]),
3)}, weight ${O(Number(n[E]),2)}`))})];function $(A){return t.x+(A+.5)*h}function w(A,E){let S=E.get(A)??0;return Math.max(
t.x+S,Math.min(t.x+t.width-S,$(A)))}function k(A,E){return E===r?ho(Number(A)):O(Number(A)).replace(" %","")}function M(A){
return N(Number(s[A])/o,A===r?2:1)}function v(A){let E=new Map;for(let{visit:S,half:L}of A){let I=Math.max(t.x+L,Math.min(
t.x+t.width-L,$(S)));[...E].every(([H,W])=>{let P=Math.max(t.x+W,Math.min(t.x+t.width-W,$(H)));return Math.abs(I-P)>=L+W+
3*l})&&E.set(S,L)}return E}}function Ha(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}var vt=_(()=>{"use strict";x();ie();mt();G();z()});function Ua(e,t){let n=R(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>Pf(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Cf(e,s)}]}function Pf(e,t){let{reading:n}=e,s=R(e),o=Z(e,t),r=n.values(
"context"),i=D(e,o,F(`${V(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${N(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...K(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),m=o.width*f.length/c,g={...o,
y:o.y+i.height+8*s+u*l,width:m,height:Math.max(28*s,l-10*s)};return f.length>0&&d("g",{key:`line ${u}`},Dt(e,g,f,{colour:"\
stream",extent:Wn(r),numbered:Ee(e,[f],f,m),exact:b=>`Number ${u*c+b+1}: ${N(Number(f[b]),4)}`}))})]}function Cf(e,t){let{
reading:n}=e,s=R(e),o=Z(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=D(e,o,F(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...K(e,t,"What reads it"),...i.marks,r.length>
0&&d("g",{key:"rows"},re(e,{...o,y:o.y+i.height+6*s,height:o.height-i.height-6*s},r))]}var Ba=_(()=>{"use strict";x();_t();
Ze();Fn();vt();mt();G();z()});function Te(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Se(qt(i,s,c),qt(a,o,c));return Da(h,l,null,e,o)}function Hn(e,t,n,s){let o=qt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return uo(o,e.trace.interventions.attention_temperature??1)}function Oe(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Da(Se(n,qt(s,t,n.length)),o,r,e,t)}function jn(e){return uo(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Da(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Se(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:ve(n)}}function uo(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=ve(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function Xe(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:zt(e,`${s}.weight`,r),bias:zt(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function Gn(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=zt(e,`${o}.bias`,s),a=at(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:Se(a,qt(r.values,s,a.length)),bias:i}}function Va(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=zt(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=fo(e,c,t),u=Se(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:ve(a.map(({dot:c})=>c.sum))+o}}function fo(e,t,n){let s=e.values(`inputs.${t}`);return qt(
s,n,s.length/e.count)}function at(e,t,n){let s=e.values(t);return qt(s,n,s.length/e.count)}function Ne(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Se(t,n.values):null,bias:zt(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Yt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Se(n,qt(
s.values,t,n.length)):null,r=zt(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function za(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
uo(t,1):null}function _e(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?ve(s.map(i=>Number(
e.pointerWeights[i]))):0,r=Wf(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Wf(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function zt(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function qt(e,t,n){return e.subarray(t*n,(t+1)*n)}function ve(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var Lt=_(()=>{"use strict";x()});function Qe(e,t,{first:n,second:s,products:o},r){let i=R(e),a=o.length,c=a>Hf&&t.height>=176*i,l=c?34*i:0,h=(t.height-l)/
3,u=16*i,f=t.x+qa*i,m=t.width-qa*i,g=tn(o),b=Ee(e,[n,s,o],o,m,g),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],y=m/a,$=w=>`${N(
Number(n[w]),4)} × ${N(Number(s[w]),4)} = ${N(Number(o[w]),4)}`;return[d("rect",{key:"strongest",class:"strongest",x:f+
g*y-1,y:t.y+u,width:y+2,height:3*h-u-2*i,rx:3}),p.map(({letter:w,colour:k,values:M,title:v},A)=>{let E=t.y+A*h,S={x:f,y:E+
u,width:m,height:h-u-6*i};return d("g",{key:`row ${A}`},j(e,t.x,E+12*i,v,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),j(e,t.x,E+u+.5*S.height+5*i,w,{also:`math letter ${k}-words`,key:"letter"}),Dt(e,S,M,{colour:k,numbered:b,chosen:g,
exact:$}))}),c&&Gf(e,{x:f,y:t.y+3*h,width:m,height:l},o)]}function Gf(e,{x:t,y:n,width:s},o){let r=R(e),i=s/o.length,a=Math.
max(Ff,Math.ceil(o.length/8));for(;a<o.length&&a*i<q(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return d("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[f,m]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(b,p)=>b+p,0);return[d("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${m}v${-4*r}`}),j(e,(f+m)/2,n+17*r,N(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Un(e,t,n,s,o,r,i){let a=R(e),c=Uf(n,s,r),l=Bf(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=D(e,h,c).height+D(e,h,l).height+10*a,f=132*a,m=Math.max(70*a,Math.min(.36*t.height,210*a)),
g=t.height-u-m>=f,b=Math.min(t.height-u-(g?m:0),276*a),p=t.height-u-b,y=D(e,{...h,y:t.y+b+4*a},c),$=D(e,{...h,y:t.y+b+y.
height+6*a},l);return[d("g",{key:"dot"},Qe(e,{...t,height:b},n.dot,r)),d("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+b}H${t.x+t.width}`}),d("g",{key:"score steps"},y.marks),d("g",{key:"softmax steps"},$.marks),g&&d("g",{key:"softmax"},
Ga(e,{...t,y:t.y+b+u,height:p},s,o,i))]}function Uf({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...F("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${N(e.sum,2)}`,kind:"strong"}],n?[{text:`${Le}\
 ÷ √${t} = `},{text:N(h,2),kind:"strong"}]:[{text:`${Le} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${Le} no position bias: it is off`}]:[{text:`${Le} ${s<0?"−":"+"} ${N(Math.abs(s),2)} (position bias)\
 = `},{text:N(i,2),kind:"strong"}]),r?u.push([{text:`${Le} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${Le}\
 ÷ temperature ${Df(a)} = `},{text:N(i/a,2),kind:"strong"}]),u}function Bf({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return F("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:N(h,2),isRaised:!0},{text:` = ${Ct(u)}\
;`}],[{text:`${Ct(u)} / ${Ct(c)} = `},{text:ho(Number(l[n])),kind:"strong"},{text:","}],...F(`where ${Ct(c)} is the sum \
over ${s}${i?`, after ${N(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Ct(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=.095)return String(Number(e.toFixed(4)));if(e===0)return"0";let[t="",n=""]=e.toExponential(
1).split("e");return`${t} × 10${Array.from(n,s=>jf[s]??"").join("")}`}function tn(e){let t=0;for(let n=1;n<e.length;n++)
Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Df(e){return String(Math.round(1e3*e)/1e3)}var Le,
qa,Ff,Hf,jf,ce=_(()=>{"use strict";x();Ze();vt();mt();G();z();Le="→",qa=30,Ff=8,Hf=20,jf=Object.fromEntries(Array.from(
"-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??""]))});function Ya(e,t){let n=R(e),s=Ne(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:r=>zf(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>qf(e,r,s)}),o}function zf(e,t,{
hidden:n,dot:s,bias:o,logit:r}){let i=R(e),a=Z(e,t),c=s&&o!==null?[...F("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(s.sum,2)}`,kind:"strong"}],[{text:`→ ${o<0?"−":
"+"} ${N(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:N(r,2),kind:"strong"}]]:[...F("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:N(r,2),kind:"strong"}]],l=D(e,{...a,y:0},c),h=dt(e,
a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-36*i,450*i),
f=D(e,{...a,y:a.y+u+4*i},c),m=Ee(e,[n],n,a.width);return[...K(e,t,`${n.length} hidden units read the context`),d("g",{key:"\
dot"},s?Qe(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):Dt(e,{...a,height:u},n,{colour:"query",numbered:m})),...f.marks,h.mark]}function qf(e,t,n){
let{reading:s}=e,o=R(e),r=Z(e,t),{gate:i,trace:a}=s,c=D(e,{...r,y:0},m()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=D(e,{...r,y:r.y+r.height-c.height-l-6*o},m());return[...K(e,t,f()),n&&h.height>=
60*o&&d("g",{key:"curve"},g(h,n)),...u.marks,d("g",{key:"shares"},b({...r,y:r.y+r.height-l+8*o,height:22*o}))];function f(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function m(){let{only:p}=a.interventions,y=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let k=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...F(k),y]}let $=[
[{text:"1 / (1 + e",kind:""},{text:N(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...$,...F(`is the gate: ${O(i,1)} of the answer comes from the pointer, ${O(1-i,1)} from genera\
tion.`)];let w=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...F(w),...F("As learned it would be"),...$]}function g(p,{logit:y,learned:$}){
let w=Math.max(Vf,Math.ceil(Math.abs(y))),k=I=>p.x+(I+w)/(2*w)*p.width,M=p.y+p.height,v=I=>M-I*p.height,A=Array.from({length:61},
(I,C)=>{let H=-w+C/30*w;return`${k(H).toFixed(1)} ${v(1/(1+Math.exp(-H))).toFixed(1)}`}),[E,S]=[k(y),v($)],L=y>0;return[
d("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${M}H${p.x+p.width}M${p.x} ${v(.5)}H${p.x+p.width}`}),[0,.5,1].map(I=>j(
e,p.x-6*o,v(I)+4*o,I===.5?"0.5":String(I),{kind:"tiny",anchor:"end",key:`share ${I}`})),[-w,0,w].map(I=>j(e,k(I),M+15*o,
N(I,0),{kind:"tiny",anchor:"middle",key:`logit ${I}`})),j(e,(k(0)+k(-w))/2,M+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),d("path",{key:"line",class:"curve",d:`M${A.join("L")}`}),d("path",{key:"lead",class:"lead",d:`M${E} ${M}V${S}H${p.
x}`}),d("circle",{key:"point",class:"point",cx:E,cy:S,r:5.5*o}),j(e,E+(L?-10:10)*o,L?Math.max(S-6*o,p.y+9*o):S-8*o,$.toFixed(
2),{kind:"strong",anchor:L?"end":void 0,key:"value"})]}function b(p){let y=i*p.width;return[d("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:y,height:p.height}),d("rect",{key:"generation",class:"bar generation",x:p.x+y,y:p.y,width:p.
width-y,height:p.height}),j(e,p.x,p.y+p.height+15*o,`pointer ${O(i,1)}`,{kind:"small",key:"of pointer"}),j(e,p.x+p.width,
p.y+p.height+15*o,`generation ${O(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var Vf,Ka=_(()=>{"use stri\
ct";x();_t();Lt();ce();Ze();mt();G();z();Vf=6});function $t(e,t,n,{largest:s,most:o=Za,isOrdered:r=!1,isWalked:i=!1}={}){let a=R(e),c=Math.max(1,Math.floor(t.height/(Ja*
a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),f=u>=30*a,m=Math.max(
1,Math.ceil(Ja*a/u)),g=h.findIndex(({isChosen:A})=>A),b=u>=13*a&&h.some(({category:A})=>A!==void 0),p=b?22*a:0,y=Math.max(
...h.map(({text:A})=>q(e,A,"strong")))+8*a,$=Math.max(0,...h.map(({beside:A=""})=>A?q(e,A,"small")+10*a:0)),w=Math.max(...h.
map(({label:A,says:E=""})=>Math.max(q(e,A,"strong"),f?q(e,E,"small"):0)))+8*a,k=Math.min(w,.58*(t.width-p-y-$)),M={x:t.x+
p+k,width:Math.max(1,t.width-p-k-y-$)},v=s??(Math.max(...h.map(({parts:A})=>A.reduce((E,{value:S})=>E+Math.abs(S),0)))||
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
l&&j(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Ie(e,t,n,s=Za){
return Math.min(s*R(e)*n,t.height)}var Ja,Za,Re=_(()=>{"use strict";x();ie();mt();G();Ja=14,Za=34});function Xa(e,t){let n=R(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Yf(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Kf(e,s,t)}]}function Yf(e,t,n){let{reading:s}=e,
o=R(e),r=Z(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:m})=>{let{label:g,category:b}=s.
nameOf(f),{logit:p}=Yt(s,f);return{key:`place ${f}`,label:g,category:b,parts:[{value:m,colour:"generation"}],beside:p===
null?"":N(p,2),text:O(m,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${g}: ${p===null?"":`logit ${N(p,4)}, `}\
probability ${O(m,3)}`}}),c=s.trace.architecture.locations,l=D(e,r,F(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=dt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...K(e,t,"What the generation head expects"),...l.marks,d("g",{key:"\
rows"},$t(e,u,a,{isWalked:!0})),h.mark]}function Kf(e,t,{location:n}){let{reading:s}=e,o=R(e),r=Z(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=Yt(s,n),h=za(s),u=s.probabilityOf("generation",n),f=[];if(a&&c!==null&&f.push(...F("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${N(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:N(
l,2),kind:"strong"}]),h){let b=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:N(
p,2),isRaised:!0},{text:` = ${Ct(b)};`}],[{text:`${Ct(b)} / ${Ct(h.total)} = `},{text:O(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...F(`${Ct(h.total)} is the sum over the whole list${h.shift?`, after ${N(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...F("→ softmax over the whole list:"),[{text:O(u,1),kind:"strong"}]);
let m=D(e,{...r,y:0},f),g=a?Math.min(r.height-m.height-8*o,450*o):0;return[...K(e,t,`How does it score ${i}?`),a&&d("g",
{key:"dot"},Qe(e,{...r,height:g},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...D(e,{...r,y:r.y+g+(a?6*o:0)},f).marks]}var Qa=_(()=>{"use strict";x();
_t();Lt();Re();ce();mt();G();z()});function yo(e,t,n=1){let s=t.type/go,o=46*s,r=t.height-98*s,i=bo(e.count,o,r,Zf,s,tm(e)),a=t.width>=1180*s,c=t.width<Xf*
s,l=t.width>=1040*s&&e.layers<=3,h=c?Qf(e,s):nc(e,a,s),u=l?62*s:0,f=l?u+22*s:16*s,m=t.width-2*en-tc(Object.values(h)),[g,
b]=[o+12*s,t.height-4*s],p=em(e.heads,m/e.layers-f,b-g,s),y=p.columns*(p.side+Bn*s)-Bn*s,$=e.heads>0?y+f:f,w=Math.max(0,
m-e.layers*$);c||(h.visits+=Math.min(.3*w,90*s),h.answer+=Math.min(.2*w,80*s),h.flow+=Math.min(.1*w,50*s),h.leave+=Math.
min(.1*w,50*s));let k=t.width-2*en-tc(Object.values(h))-e.layers*$,M=Math.min(k,e.hasPointer?220*s:60*s);h.bands+=M;let v=(k-
M)/e.layers,A={x:en,width:h.visits},E=en+h.visits+12*s,S=a?{x:E,width:h.slices}:null;S&&(E+=h.slices+12*s);let L=Array.from(
{length:e.layers},(nt,ct)=>{let ot=E+ct*($+v);return{x:ot,width:y,maps:nm(e.heads,ot,g,b,p,s),stream:l?ot+(e.heads>0?y+10*
s:0):null}});E+=e.layers*($+v);let I=t.width-en,C=I-h.answer,H=C-h.leave-h.gate,W=E+h.scores+h.weights+8*s,P=H-h.flow-tt,
U=Math.min(190*s,.24*t.height)/n,X=e.hasGate?.56*t.height:(o+r)/2,it=po*s,Q=e.hasPointer?t.height-U-sn*it-6:(o+r-U)/2-it;
return{size:t,type:t.type,rows:i,visits:A,slices:S,layers:L,streamWidth:u,isDense:c,fork:E,context:(c?34:52)*s,scores:E+
h.scores,weights:E+h.scores+h.weights,ribbons:W,places:P,gate:H,gateWidth:h.gate,answers:{most:r-o<330?nn-1:nn,top:o,bottom:r+
60*s,x:C,right:I,segment:C-tt},right:I,top:o,bottom:r,full:U,across:{visits:i.map(({y:nt})=>nt),starts:[o-12*s,t.height-
8],places:{room:[o+16*s,e.hasGeneration?Q-12*s:r],gap:22*s},generation:{start:Q,gap:it},gate:X-U/2},bands:{ribbon:(nt,ct,ot)=>mo(
W,nt,P,ct,ot),into:(nt,ct,ot)=>mo(P+tt,nt,H,ct,ot),out:(nt,ct,ot)=>mo(H+h.gate,nt,C-tt,ct,ot)}}}function mo(e,t,n,s,o){return o?
Gt(e,t,n,s):Gt(e,t,e,t)}function nc({hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?
24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:tt,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:
140)*s}}function Qf(e,t){return{...nc(e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?
88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function tm({count:e,pointerWeights:t}){let n=e-1,s=o=>o===n?2:
t[o]>=Jf?1+t[o]:o/e;return Array.from({length:e},(o,r)=>r).sort((o,r)=>s(r)-s(o))}function tc(e){return e.reduce((t,n)=>t+
n,0)}function bo(e,t,n,{least:s,most:o,lane:r},i,a){let c=n-t,l=e,h=0,u=Math.min(o*i,c/e);u<s*i&&(h=Math.max(r,Math.min(
6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/l);let f=a&&new Set(a.slice(0,l)),m=t;return Array.
from({length:e},(g,b)=>{let p=f?f.has(b):b>=e-l,y=p?u:h;return m+=y,{y:m-y/2,height:y,isFull:p}})}function em(e,t,n,s){let o={
columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(e/r)-ec*s,a=Math.min(i,(t-(r-1)*Bn*s)/r);a>o.
side&&(o={columns:r,side:a})}return o}function nm(e,t,n,s,{columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,
r+2.2*ec*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+Bn*i),y:n+Math.floor(h/o)*c,side:r}))}function Dn(e,t,n,s){
let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[f,m]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+m*(h.wish-u.
length-t))/(f+m),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)
r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var en,Bn,
ec,tt,sn,po,nn,Jf,Zf,go,Xf,Kt=_(()=>{"use strict";x();G();en=20,Bn=8,ec=19,tt=8,sn=3,po=4,nn=4,Jf=.05,Zf={least:13.5,most:38,
lane:3},go=13,Xf=760});function $o(e,t,n,s=1){let o=n/go,[r,i]=[sc,t-sc],a=bo(e.count,r,i,sm,o).map(({y:I,height:C,isFull:H})=>({x:I,width:C,isFull:H})),
c=Number(a.at(-1)?.width)>=om*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+Vn*o,u=h+(Y.title+Y.inputs+Vn)*
o,f=[];for(let I=0;I<e.layers;I++){let C=im(e.heads,r,i,u+Y.title*o,o),H=C.at(-1),P=(H?H.y+H.side+8*o:u)+Y.title*o;f.push(
{y:u,maps:C,stream:P}),u=P+(Y.bars+Vn)*o}let m=am(e,r,u+Y.title*o,i-r,o),g=Math.ceil(e.values("context").length/m.columns)*
m.cell,b=u+Y.title*o+Math.max(g,20*o)+Vn*o,p=b+(e.hasPointer?(Y.title+Y.scores)*o:0),y=p+(e.hasPointer?170:96)*o,$=y+tt+
((e.hasPointer?Y.names:0)+(e.hasGate?48:30))*o,w=e.hasGate?28*o:0,k=cm(i-r,o)/s,M=po*o,v=i-k-sn*M,A=Math.max(78*o,k*s/2+
6),E=$+w+34*o,S=i-k-16*o,L={most:nn,top:E,bottom:E+(nn+1)*A,x:r-6*o,right:S-8*o,segment:S};return{size:{width:t,height:L.
bottom+Math.max(0,(k*s-A)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:f,context:m,pointer:b,ribbons:p,
places:y,gate:$,gateHeight:w,answers:L,full:k,across:{visits:a.map(({x:I})=>I),starts:[r,i],places:{room:[r,e.hasGeneration?
v-2*oc*o:i],gap:oc*o},generation:{start:v,gap:M},gate:i-k},bands:{ribbon:(I,C,H)=>wo(p,I,y,C,H),into:(I,C,H)=>wo(y+tt,I,
$,C,H),out:(I,C,H)=>H?ha($+w,I,S+tt,C):wo($+w,I,$,I,!1)}}}function wo(e,t,n,s,o){return o?Xs(e,t,n,s):Xs(e,t,e,t)}function im(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+xo*o)/r,a=Math.min(i-xo*o,rm*o),c=Math.max(St,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+xo*o),side:a,touch:St}))}function am(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function cm(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var St,Y,sc,sm,om,xo,rm,Vn,oc,Jt=_(()=>{"use strict";x();
G();Kt();St=44,Y={title:26,bars:34,inputs:64,scores:52,names:56},sc=16,sm={least:20,most:110,lane:1},om=62,xo=8,rm=160,Vn=
16,oc=6});function Wt({reading:e,beside:t}){return t?[e,t]:[e]}function on(e){return Math.max(...Wt(e).map(({largestWeight:t})=>t))}
function qn(e){return e.isOwnScale?1:on(e)}function Pe(e){return zn.layers+2*e}function et(e){let t=zn.layers+2*e.layers,
n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}function J(e,t){return e.
beat>=t?1:0}var zn,pt=_(()=>{"use strict";x();zn={visits:0,slices:1,layers:2}});function Mo({isOwnScale:e}){return e?"Same scale for all heads":"Own scale for each head"}function rn({lit:e}){return e?.
kind==="visit"?"last visit reads it":"last visit’s largest"}function Yn(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;
if(!o.heads)return null;let a=i.type/13,c=60*a,l=s||!("visits"in i)?0:i.visits.width,h=17*a+c+B(rc,12.5*a)>l,u=r?h?"own \
largest":rc:O(on(e)),f=t+12*a,m=[d("text",{class:"small",x:t,y:n},"0"),d("image",{class:"map",href:Bt(lm,ko,e.scale),x:f,
y:n-9*a,width:c,height:9*a,preserveAspectRatio:"none"}),d("rect",{class:"map-frame",x:f,y:n-9*a,width:c,height:9*a}),d("\
text",{class:"small",x:f+c+5*a,y:n},u)],g=Mo(e),b={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours o\
f the head maps go from 0 to ${r?"the largest weight of each head":u}. ${g}`};if(s){let y=17*a+c+B(u,12.5*a),$=d("rect",
{class:"ground",x:t-6*a,y:n+14*a-St,width:y+12*a,height:St});return d("g",{key:"scale",class:"switch",...b},$,m)}let p=B(
g,12.5*a)+16*a;return d("g",{key:"scale"},d("text",{class:"small",x:t,y:n-33*a},"Head maps: row reads column"),d("text",
{key:"weight",class:"small",x:t,y:n-17*a},`%: ${rn(e)}`),m,d("g",{key:"switch",class:"switch",...b},d("rect",{class:"han\
dle stays",x:t,y:n+8*a,width:p,height:19*a,rx:9.5*a}),d("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},g)))}var ko,
rc,lm,Kn=_(()=>{"use strict";x();G();Jt();z();pt();Je();ko=64,rc="largest of each head",lm=Float32Array.from({length:ko},
(e,t)=>t/(ko-1))});function ac(e,t){let n=R(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.max(200,Math.min(e.reading.
count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?1:0,share:1.2,marks:i=>fm(
e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>pm(e,i,t)}]}function fm(e,t,n){let{reading:s,
isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=R(e),{count:h}=s,u=s.weights(r,i),f=s.isRemoved(r,i)||s.isSkipped(r,
"attention"),m=o?u[gt(u)]||1:on(e),g=dm(e,t,n,f),b=Math.min(.36*t.width,190*l),p=t.y+42*l,[y,$]=[t.width-b,t.height-44*l-
g.height],w=t.width<600*l?1.9:1.15,k={width:y/h,height:Math.min($/h,w*y/h)},M={x:t.x+b,y:p,width:y,height:k.height*h},v=`\
layers.${r}.heads.${i}`,A=k.height>=30*l,E=mm(k.height,13*l);return[j(e,t.x,t.y+15*l,b>=150*l?"The visit that asks":"Who\
 asks",{kind:"strong",width:b-8*l}),d("g",{key:"columns"},L()),d("g",{key:"rows"},I()),d("image",{key:"weights",class:"m\
ap",href:Bt(u,h,e.scale,m),...M,preserveAspectRatio:"none",opacity:f?.3:1}),d("rect",{key:"frame",class:"map-frame",...M}),
d("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},C()),d("rect",{key:"column",class:"chos\
en-column",x:M.x+c*k.width,y:t.y,width:k.width,height:M.y+M.height-t.y,rx:3}),S(),d("rect",{key:"cell",class:"chosen-cel\
l",x:M.x+c*k.width,y:M.y+a*k.height,width:k.width,height:k.height}),g.at(M.y+M.height)];function S(){let W=M.y+a*k.height,
P=19*l,U=(Q,nt)=>d("rect",{key:Q,class:"chosen-row",...nt,rx:3}),{height:X}=k;if(X>=P)return U("row",{x:t.x-3,y:W,width:t.
width+3,height:X});let it={x:t.x-3,y:W+(X-P)/2,width:b,height:P};return[U("row",{x:M.x-1,y:W,width:M.width+2,height:X}),
U("asking",it)]}function L(){let W=k.width>=14*l,P=Math.min(15*l,k.width-3*l),U=k.width>=30*l,X=M.x;return s.visits.map(
(it,Q)=>{let nt=String(yt[it.weekday]),ct=it.weekday!==s.visits[Q-1]?.weekday,ot=M.x+Q*k.width,fe=q(e,nt,"tiny"),xr=!W&&
ct&&ot>=X&&ot+fe<=M.x+M.width;xr&&(X=ot+fe+4*l);let Ms=M.x+(Q+.5)*k.width;return d("g",{key:`column ${Q}`,class:`part ch\
oice${Q===c?" here":""}${it.masked?" off":""}`,"data-open":`${v}.${a}.${Q}`,role:"button",tabindex:"-1","aria-label":`Re\
ad from visit ${Q+1}: ${V(s,Q)}${it.masked?", masked":""}`},d("rect",{class:"ground",x:M.x+Q*k.width,y:t.y,width:k.width,
height:42*l}),W&&wt(it.category,Ms-P/2,t.y+(U?0:22)*l,P),xr&&j(e,ot,t.y+38*l,nt,{kind:"tiny",key:"weekday"}),U&&[j(e,Ms,
t.y+26*l,nt,{kind:"tiny",anchor:"middle",key:"day"}),j(e,Ms,t.y+38*l,k.width>=40*l?lt(it.start_minute):`${Math.floor(it.
start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],d("title",{},V(s,Q)))})}function I(){return s.visits.map(
(W,P)=>{let U=M.y+(P+.5)*k.height,X=P===a,it=X||(h-1-P)%E===0&&Math.abs(P-a)>=E,Q=Math.min(18*l,k.height-1.5*l),nt=k.height>=
12*l,ct=t.x+(nt?Q+10*l:4*l),ot=M.x-ct-6*l,fe=X||A?"strong":"label";return d("g",{key:`row ${P}`,class:`part choice${X?" \
here":""}`,"data-open":`${v}.${P}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${P+1} asks: ${V(s,P)}`},d("rect",
{class:"ground",x:t.x,y:U-k.height/2,width:b,height:k.height}),nt&&wt(W.category,t.x+3*l,U-Q/2,Q),it&&j(e,ct,U+(A?-2:4.5)*
l,W.label,{kind:fe,width:ot,key:"name"}),A&&j(e,ct,U+12*l,`${Vt(s,P)} · ${ja(s,P)}`,{kind:"small",width:ot,key:"when"}),
d("title",{},V(s,P)))})}function C(){let W=[];for(let P=0;P<h;P++){if(h>ic&&P!==a){W.push(d("rect",{key:`row ${P}`,class:"\
cell",x:M.x,y:M.y+P*k.height,width:M.width,height:k.height,"data-open":`${v}.${P}.${c}`},d("title",{},V(s,P))));continue}
for(let U=0;U<h;U++)W.push(H(P,U))}return W}function H(W,P){let U=Number(u[W*h+P]),[X,it]=[M.x+P*k.width,M.y+W*k.height],
Q=W===a&&P===c,nt=String(Math.round(100*U)),ct=fe=>k.width>=q(e,nt.padStart(2,"0"),fe)+2*l,ot=(U>=hm||W===a)&&k.height>=
13*l&&ct("tiny");return d("g",{key:`${W} ${P}`,class:"cell"},d("rect",{key:"cell",x:X,y:it,width:k.width,height:k.height,
"data-open":`${v}.${W}.${P}`,role:"button",tabindex:Q?0:"-1","aria-current":Q?"true":null},d("title",{},`${V(s,W)} reads\
 ${O(U,1)} from ${V(s,P)}`)),ot&&j(e,X+k.width/2,it+k.height/2+4.5*l,nt,{kind:U/m>=.3&&ct("strong")?"strong":"tiny",anchor:"\
middle",also:U/m>=um&&!f?"on-dark":"on-light",key:"weight"}))}}function mm(e,t){return Math.max(1,Math.ceil(t/e))}function dm(e,t,{
layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,canAsk:c,reading:l}=e,h=R(e),u=l.isRemoved(n,s),f=t.height>=330*h,m=`la\
yers.${n}.heads.${s}`,b=[a&&{text:u?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":m},isPressed:u},
c&&!u&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":m}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:Mo(e),attributes:{"data-act":"sc\
ale"}}].filter(w=>w!==!1),p=i?"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${l.
count>ic?"A stronger colour is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,y=f?F(p):[],$=D(
e,{...t,y:0},y,"small").height;return{height:$+40*h,at(w){let k=t.x,M=[];for(let{text:v,attributes:A,...E}of b){let S=dt(
e,k,w+$+22*h,v,A,E);k+S.width>t.x+t.width||(M.push(S.mark),k+=S.width+10*h)}return[d("g",{key:"explained"},D(e,{...t,y:w+
3*h},y,"small").marks),d("g",{key:"controls"},M)]}}}function pm(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===
i.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":ae(i,r);return[...K(e,t,`How much does ${a} read from ${c}?`,
`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),d("g",{key:"worked"},Un(e,Z(e,t),Te(i,n,s,o,r),Hn(i,n,s,o),r,[{letter:"\
q",words:`Query of ${V(i,o)}`,colour:"query"},{letter:"k",words:`Key of ${V(i,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var ic,hm,um,cc=_(()=>{"use stri\
ct";x();ie();_t();Lt();ce();vt();mt();oe();Kn();G();z();pt();Je();ic=24,hm=.045,um=.6});function hc(e,t){let n=R(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>gm(e,s,t)},...e.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>ym(e,s,t)}]:[]]}function gm(e,t,{location:n}){
let{reading:s}=e,o=R(e),r=_e(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,[f,m]=[
i.toFixed(2),(1-i).toFixed(2)],g=s.pointerWeights,b=[],p=E=>r.visits.map(S=>({value:E*Number(g[S]),colour:"pointer"}));s.
hasPointer&&b.push({key:"pointer",label:"Pointer",parts:p(1),text:Mt(a),open:"pointer"}),s.hasGate&&b.push({key:"from po\
inter",label:`× gate ${f}`,parts:p(i),text:Mt(l),open:"gate"}),s.hasGeneration&&b.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:Mt(c),open:`generation.${n}`}),s.hasGate&&b.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:Mt(h),open:"gate"}),b.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:E})=>E>0),text:Mt(u),isChosen:!0});let y=Z(
e,t),$=s.hasGate?[[{text:`${f} × ${Mt(a)} = ${Mt(l)}`}],...F("come from the pointer,"),[{text:`${m} × ${Mt(c)} = ${Mt(
h)}`}],...F("from generation. Together:"),[{text:Mt(u),kind:"strong"},{text:"."}],...F("All bars have one scale.")]:[...F(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],w=D(e,{...y,y:0},
$),k={...y,height:y.height-w.height-44*o},M=Ie(e,k,b.length,lc),v=D(e,{...y,y:y.y+M+8*o},$),A=dt(e,y.x,y.y+y.height-10*o,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...K(e,t,`How probable is ${s.nameOf(n).label}?`),
d("g",{key:"rows"},$t(e,k,b,{most:lc})),...v.marks,A.mark]}function ym(e,t,{location:n}){let{reading:s}=e,o=R(e),{visits:r,
pointer:i}=_e(s,n),a=Z(e,t),c="Its visits";if(r.length===0){let p=F("None of the visits is here, so the pointer cannot c\
hoose it.");return[...K(e,t,c),...D(e,a,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${Vt(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:Mt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...F(u),[{text:Mt(i),kind:"strong"},
{text:"."}]],m=D(e,{...a,y:0},f),g={...a,height:a.height-m.height-8*o},b=Ie(e,g,h.length);return[...K(e,t,c),d("g",{key:"\
rows"},$t(e,g,h,{isOrdered:!0})),...D(e,{...a,y:a.y+b+6*o},f).marks]}function Mt(e){return O(e,e>=.01||e===0?1:e>=1e-5?3:
5)}var lc,uc=_(()=>{"use strict";x();_t();Lt();Re();vt();mt();G();z();lc=56});function fc(e,t){let n=R(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>bm(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>xm(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>wm(e,s)}]}function bm(e,t,n){let{reading:s}=e,o=R(e),r=Z(e,t),i=D(e,r,
F("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,m)=>({key:`visit ${m}`,label:f.label,says:Vt(s,m),category:f.category,parts:[{value:Number(c[m]),colour:"pointer"}],
beside:N(Number(a[m]),2),text:O(Number(c[m]),1),open:`pointer.${m}`,isChosen:m===n.visit,isOff:f.masked,exact:`${V(s,m)}\
: score ${N(Number(a[m]),4)}, weight ${O(Number(c[m]),2)}`})),h=dt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...K(e,t,"What the p\
ointer reads"),...i.marks,d("g",{key:"rows"},$t(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function xm(e,t,{visit:n}){let{
reading:s}=e;return[...K(e,t,`How does the pointer score ${ae(s,n)}, ${Vt(s,n)}?`,`Score of ${ae(s,n)}`),d("g",{key:"wor\
ked"},Un(e,Z(e,t),Oe(s,n),jn(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${V(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function wm(e,t){let{reading:n}=e,s=R(e),o=Z(e,t),r=n.pointerWeights,i=D(e,o,F("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:m,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:f,parts:g.map(b=>({value:Number(r[b]),colour:"\
pointer"})),text:O(m,1),open:h>1?`places.${h}`:null,exact:`${g.map(b=>O(Number(r[b]),2)).join(" + ")} = ${O(m,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=dt(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...K(e,t,"Sums per place"),...i.marks,d("g",{key:"rows"},$t(e,c,a)),l.mark]}var mc=_(
()=>{"use strict";x();_t();Lt();Re();ce();vt();mt();G();z()});function dc(e,t){let n=R(e),s=pc(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>$m(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>km(e,o,t)}]}function Xn(e,{layer:t,visit:n,number:s}){return s??tn(at(e,`layers.${t}.residual_out`,n))}function pc(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,f,m,g="plain")=>{let b=at(e,`${s}.${u}`,n),p=`length ${N(Math.hypot(...b))}`;a.push({key:u,title:f,says:m||
p,values:b,colour:g})},l=(u,f)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${s}.${u}.mean`)[n]),m=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${N(f,2)}, deviation ${N(m,2)}`}}function $m(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=R(e),
a=Z(e,t),c=Xn(s,n),l=pc(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,f=a.x,m=[],g=(b,p,y=!0)=>{let $=dt(e,f,a.y+a.
height-10*i,b,p,{isButton:y});f+$.width>a.x+a.width||(m.push($.mark),f+=$.width+10*i)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...K(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${V(s,r)}`,`Layer ${o}\
: ${V(s,r)}`),d("g",{key:"rows"},re(e,h,l,{chosen:c,open:b=>`layers.${o}.stream.${r}.${b}`})),d("g",{key:"controls"},m)]}
function km(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=R(e),a=Xn(s,n),c=Z(e,t),{y:l}=c,h=[];for(let f of Mm(s,o,r,a)){
let m=D(e,{...c,y:l},f);if(l+m.height>c.y+c.height)break;h.push(...m.marks),l+=m.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...K(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),d("g",{key:"lines"},h),
u.height>=90*i&&d("g",{key:"units"},Am(e,u,o,r,a))]}function Mm(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(at(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...F("Comes in:"),Zn(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(Jn("Norm 1:",Xe(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(Jn("Norm\
 2:",Xe(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,m,g){let b=g?"0 (skipped)":
N(Math.abs(f),2);return a?[...F(h),[{text:`${N(u,2)} ${f<0&&!g?"−":"+"} ${b} =`}],Zn(m)]:[...F(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":N(f,2),kind:"strong"}]]}}function Jn(e,t){if(!t)return F(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...F(e),[{text:`(${N(n,2)} ${s<
0?"+":"−"} ${N(Math.abs(s),2)})`}],[{text:`× ${N(o,3)} = ${N(r,2)};`}],...i===null||a===null?F("then a learned factor\
 and bias give").concat([Zn(c)]):[[{text:`${N(r,2)} × ${N(i,2)} ${a<0?"−":"+"} ${N(Math.abs(a),2)} =`}],Zn(c)]]}function Zn(e){
return[{text:N(e,2),kind:"strong"}]}function Am(e,t,n,s,o){let{reading:r}=e,i=R(e),a=at(r,`layers.${n}.feed_forward.pre`,
s),c=at(r,`layers.${n}.feed_forward.hidden`,s),l=Gn(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort(($,w)=>Math.
abs(Number(h[w]))-Math.abs(Number(h[$]))),f=Array.from(c).filter($=>$>0).length,m=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${N(ve(h),2)}, the bias adds ${N(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,b=D(e,t,F(m+g),"small"),p=Math.max(1,Math.floor((t.height-b.height)/
(20*i))),y=u.slice(0,p).map($=>({key:`unit ${$}`,label:`unit ${$+1}`,parts:[{value:Number(h[$]),colour:"plain"}],beside:`${N(
Number(a[$]))} → ${N(Number(c[$]))}${l?` × ${N(Number(l.dot.second[$]),2)}`:""}`,text:N(Number(h[$]),2)}));return[...b.
marks,$t(e,{...t,y:t.y+b.height+2*i,height:t.height-b.height-4*i},y)]}var Qn=_(()=>{"use strict";x();_t();Lt();Re();ce();
Fn();vt();mt();G();z()});function Ao(e,t){let n=R(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:o=>Sm(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Nm(e,o,t)},...t.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Lm(e,o,t)}]:[]]}function Eo(e,t,n){let{trace:s,
count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.some(c=>c===t)||t==="position_\
from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":return s.
user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/En)*En;return`${lt(c)}\
 to ${lt((c+En)%1440)}`}case"weekday":return Li[r.weekday]??"";case"recency":{let c=Om(e,n);return c===null?"days before\
 the prediction":c>=Gs?`${Gs} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(r.duration_minutes/$e)*$e,l=c+$e;return c>=Us*$e?`${jt(Us*$e)} or more`:`${c?jt(c):"0"} to ${jt(l)}`}default:{let c=o-
n;return c===1?"the last visit":`${c} from the end`}}}function Om({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;
let o=r=>Date.parse(r.slice(0,10))/Em;return Math.round(o(e.predict_at)-o(s))}function Sm(e,t,{kind:n,visit:s}){let{reading:o}=e,
r=R(e),i=Z(e,t),a=o.slices.map(({name:f,label:m,lengths:g})=>({key:f,title:m,says:Eo(o,f,s),values:fo(o,f,s),colour:Number(
g[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:m})=>f+m.length,0),l=D(e,i,F(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=dt(e,i.x,i.y+i.height-10*r,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[...K(e,t,n==="inpu\
ts"?"What the last visit is made of":V(o,s)),...l.marks,d("g",{key:"rows"},re(e,u,a)),h.mark]}function Nm(e,t,{kind:n,visit:s,
number:o}){let{reading:r}=e,i=R(e),a=Z(e,t),c=at(r,"inputs.projected",s),l=o??tn(c),h=Va(r,s,l),u=n==="inputs"?"inputs":
`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:r.has("inputs.norm")?"all features, mixed":"",values:c,
colour:"stream"}],m={...a,height:Math.min(86*i,.26*a.height)},g=vm(r,s,l),b=[],p=g.reduce((k,M)=>k+D(e,{...a,y:0},M).height+
4*i,0),y={...a,y:m.y+m.height+28*i,height:a.height-m.height-p-36*i},$=h?_m(h):[],w=y.y+($.length?Ie(e,y,$.length)+6*i:0);
for(let k of g){let M=D(e,{...a,y:w},k);if(w+M.height>a.y+a.height+2)break;b.push(...M.marks),w+=M.height+4*i}return[...K(
e,t,"The vector that enters the layers"),d("g",{key:"vector"},re(e,m,f,{chosen:l,open:k=>`${u}.${k}`})),$.length>0&&D(e,
{...a,y:m.y+m.height+4*i},F(`Number ${l+1}: each feature × its weights`),"small").marks,$.length>0&&d("g",{key:"rows"},
$t(e,y,$)),d("g",{key:"lines"},b)]}function _m({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,
parts:[{value:r.sum,colour:"plain"}],text:N(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${N(r.sum,
4)}`})),{key:"bias",label:"bias",parts:[{value:t,colour:"plain"}],text:N(t,2),exact:""}]}function vm(e,t,n){if(!e.has("i\
nputs.norm"))return[];let s=Number(at(e,"inputs.projected",t)[n]),o=Number(at(e,"layers.0.residual_in",t)[n]),r=Xe(e,"in\
puts.projected","inputs.norm","input_norm",t,n),i=[[...F("Sum:"),[{text:N(s,2),kind:"strong"}]],Jn("Norm:",r)];if(e.trace.
architecture.components.includes("sinusoidal")){let a=e.trace.architecture.d_model,c=zt(e,"pos_encoding",t*a+n);e.trace.
interventions.sinusoidal===!1?i.push(F("No position encoding: it is off.")):c!==null&&r&&i.push([...F("Position encoding\
:"),[{text:`${N(r.result,2)} ${c<0?"−":"+"} ${N(Math.abs(c),2)} =`}],[{text:N(o,2),kind:"strong"}]])}return i}function Lm(e,t,{
visit:n}){let{reading:s}=e,o=R(e),r=Z(e,t),i=[];for(let g=0;g<s.layers;g++)for(let b=0;b<s.heads;b++){let p=Number(s.lastRow(
g,b)[n]),y=s.isRemoved(g,b)||s.isSkipped(g,"attention");i.push({key:`${g} ${b}`,label:`Layer ${g}, head ${b}`,parts:[{value:p,
colour:"plain"}],text:y?"off":O(p,1),open:`layers.${g}.heads.${b}.${s.count-1}.${n}`,isOff:y})}let a=[];if(s.hasPointer){
let g=Number(s.pointerWeights[n]);i.push({key:"pointer",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:O(g,1),open:`\
pointer.${n}`}),s.hasGate&&a.push(...F("To the answer the pointer carries"),[{text:`${O(g,1)} × gate ${s.gate.toFixed(2)}\
 = `},{text:O(g*s.gate,1),kind:"strong"},{text:"."}])}let c=D(e,r,F(s.visits[n]?.masked?"This visit is masked: nothing r\
eads it.":"How much the last visit reads from it"),"small"),l=D(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-
c.height-l.height-8*o},u=Ie(e,h,i.length),f=i.map(({parts:g})=>Number(g[0]?.value)),m=Math.max(Tm,...f);return[...K(e,t,
"Who reads it?"),...c.marks,i.length>0&&d("g",{key:"rows"},$t(e,h,i,{largest:m})),d("g",{key:"end"},D(e,{...r,y:h.y+u+6*
o},a).marks)]}var Em,Tm,To=_(()=>{"use strict";x();Tn();_t();Lt();Re();ce();Qn();Fn();vt();mt();G();z();Em=864e5,Tm=.1});function gc(e,t){let n=Pt(t,e.reading);return n?_a(e,n,Im[n.kind](e,n)):[]}var Im,yc=_(()=>{"use strict";x();Ba();_t();Ka();
Qa();cc();Ae();uc();mc();Qn();To();Ae();Im={head:ac,stream:dc,inputs:Ao,visit:Ao,context:Ua,pointer:fc,generation:Xa,gate:Ya,
place:hc}});function le(e,t,n){let{title:s,text:o}=Pm(e,t,n),r=n?.words?Rm(e,t,n):"";return{title:s,text:r?`${o} ${r}`:o}}function Rm(e,t,n){
let s=So(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${O(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(e.location??0);return o===null?"":`${s} its probability i\
s ${O(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function Pm(e,t,n){switch(e?.kind){case"visi\
t":return Fm(e.visit??0,t);case"head":return jm(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:Cm(t)};case"stream":return wc(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"\
its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model} numbers. ${Ec(bc(t),!0)} ${bc(t).
length===1?"reads":"read"} nothing else of it.`};case"pointer":return $c(t);case"generation":return kc(t);case"gate":return Mc(
t);case"place":return Gm(e.location??0,t);default:return Um(t,n)}}function Cm(e){let{slices:t,trace:n}=e,s=Ec(t.map(({label:r})=>Wm[r]??
r)),o=n.architecture.d_model;return e.has("inputs.norm")?`Each visit is ${t.length} vectors side by side: ${s}. One matr\
ix mixes them into ${o} numbers.`:`The network has ${t.length} vectors for each visit: ${s}. Its first layer reads ${o} \
numbers.`}function bc(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has(
"gate.logit")?["the gate"]:[]]}function Zt(e,t){let n=e.visits[t];return n?`${n.label}, ${yt[n.weekday]} ${lt(n.start_minute)}`:
""}function Fm(e,t){let n=t.visits[e],s=[],o=Hm(e,t);if(n?.masked)return{title:`${Zt(t,e)}.`,text:"This visit is masked:\
 nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${O(o.weight)}.`),t.hasPointer){
let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`The pointer give\
s it ${O(r,1)}, after the gate ${Oo(a)} of its place’s ${O(c,1)}.`:`The pointer gives it ${O(r,1)} of the answer.`)}return{
title:`${Zt(t,e)}.`,text:s.join(" ")}}function Hm(e,t){let n=null;for(let s=0;s<t.layers;s++)for(let o=0;o<t.heads;o++){
if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function jm(e,t,n){
let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`\
Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.
lastRow(e,t),r=gt(o),a=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${O(o[a])} from ${Zt(n,a)}`,l=r===n.
count-1?"itself":Zt(n,r);return{title:s,text:`The last visit reads ${O(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}
function wc(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,i=s?`its heads add one of length ${N(
Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${N(
Number(n[r]))}; ${i}its feed-forward network adds one of length ${N(Number(o[r]))}.`}}function $c(e){let t=e.pointerWeights,
n=gt(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visits add up to ${O(s.probability)}`:"";return{
title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite visit is ${Zt(e,n)}, with ${O(
t[n])}. Most probable to copy: ${s?.label}${o}.`}}function kc(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`\
It scores all ${e.trace.architecture.locations-2} places, visited or not, and “unknown”. First comes ${t?.label} wit\
h ${O(t?.probability??0)}, then ${n?.label} with ${O(n?.probability??0)}.`}}function Mc(e){let{gate:t,trace:n}=e;return{
title:"Gate.",text:`${n.gate.learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(2)}: ${O(t)} of the a\
nswer’s distribution comes from the pointer, ${O(1-t)} from generation.`}}function Gm(e,t){let{label:n}=t.nameOf(e),s=t.
probabilityOf("final",e),o=[`Its probability is ${O(s,1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf(
"generation",e),{gate:l}=t;o.push(`: gate ${l.toFixed(2)} × ${O(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${O(c,1)}\
 by generation`)}let r=t.locations.filter(a=>a===e).length,i=["It is not among the visits","It was visited once"][r]??`I\
t was visited ${r} times`;return{title:`${n}.`,text:`${o.join("")}. ${i}.`}}function Um(e,t){let{prediction:n}=e.trace,{
label:s}=e.nameOf(n.location),o=`${s}, ${O(n.probability,1)}.`;if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.
location===n.location,l=e.wordsFor(t),h=t.nameOf(t.trace.prediction.location).label,u=[...a===null?[]:[`That is ${Bm(n.probability,
a)} ${l}.`],...c?[]:[`${So(l)} the answer was ${h}.`]];return{title:o,text:u.join(" ")}}let r=e.count===1?"the visit":`t\
hese ${e.count} visits`,i=e.hasGate?` ${Oo(n.from_pointer)} are copied from visits (pointer), ${Oo(n.from_generation)} a\
re generated.`:"";return{title:o,text:`A neural network read ${r} and expects this place next.${i}`}}function Ac({kind:e},t,n){
let{location:s,probability:o}=t.trace.prediction,r=new Ut(n),{prediction:i}=n,a=e==="head"?"Switched off":"If nothing co\
uld read it",c=t.nameOf(s).label;if(i.location!==s){let u=r.nameOf(i.location).label;return`${a}, the answer would be ${u}\
 with ${O(i.probability,1)}.`}let l=O(o,1),h=O(i.probability,1);return l===h?`${a}, ${c} would still get ${l}.`:`${a}, ${c}\
 would get ${h} instead of ${l}.`}function Bm(e,t){let{change:n,size:s}=we(e,t);return n===0?"the same as":`${s} points ${n>
0?"more":"less"} than`}function So(e){return e.charAt(0).toUpperCase()+e.slice(1)}function Oo(e){return`${(100*e).toFixed(
1)} points`}function Ec(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?So(s):
s}function Tc(e){let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${Zt(
e,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${Zt(e,t-1)}. Where does this person g\
o next?`,part:`visits.${t-1}`},{...le({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)o.push(Dm(c,e)),
o.push({...wc(c,e),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({...le({kind:"conte\
xt"},e,null),part:"context"}),e.hasPointer&&o.push({...$c(e),part:"pointer"}),e.hasGeneration&&o.push({...kc(e),part:"ge\
neration"});let{prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${Mc(e).text} `:"";return o.push({title:`${i}\
, ${O(r.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),o}function Dm(e,t){
let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let i=0;i<t.heads;i++){if(t.isRemoved(e,i))continue;o+=1;let a=t.lastRow(e,i),c=gt(a);(!s||
a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===t.count-1?"from itself":`from ${Zt(t,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${s.head} reads ${O(s.
weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}var xc,Wm,No=_(()=>{"use strict";x();oe();z();xc="Point at anything \
to see what it does.";Wm={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of sta\
y",order:"position"}});function Oc(e,t){let n=Pt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return zm(n,t);break;case"stream":
return qm(n,t);case"pointer":if(n.isLeaf)return Ym(n,t);break;case"generation":if(n.isLeaf)return Km(n,t);break;case"gat\
e":return Jm(t);default:break}return le(Nt(Vm(n),t),t,null)}function Vm({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function zm({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(g=>g>i).length,c=n===s?"its\
elf":V(o,s),l=`${V(o,n)}, reads ${O(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Te(o,e,t,n,s),f=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,m=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${N(h.
sum,2)}, which makes a score of ${N(u,2)}. ${f}${m}`}}function qm({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>N(Math.hypot(
...at(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${V(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function Ym({visit:e},t){let n=O(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${V(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=Oe(t,e),c=r!==null&&!i?` and the bias of its position is ${N(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${N(o.sum,2)}${c}; its score is ${N(a,2)}. The weight counts for ${ae(t,e)}.`}}function Km({
location:e},t){let{logit:n}=Yt(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${N(n,2)}; `,r=`the so\
ftmax over all places makes it ${O(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Jm(e){let t=le({kind:"gate"},e,null),n=Ne(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of\
 ${N(s,2)}.`:`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var Sc=_(()=>{"use st\
rict";x();Ae();Lt();vt();ft();No();z()});function Nc(e,{names:t,run:n},s){if(!t.length)return e;let o=Zm*s/13;return In(e,r=>t.includes(r)?{className:"put-in",words:`\
put in from the ${n} run`,onTop:i=>Xm(i,n,o)}:null)}function Xm({attributes:{x:e,y:t,width:n}},s,o){let[r,i]=[Number(e)+
Number(n),Number(t)],a=.45*o;return d("g",{key:"put in",class:"badge"},d("circle",{cx:r,cy:i,r:o}),d("path",{d:`M${r+a} ${i-
a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),d("title",{},`Put in from the ${s} run`))}var Zm,_c=_(()=>{"use strict";
x();Zs();G();Zm=7});function Ic(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=s.length*vc*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[b,p]of o.querySelectorAll("*").entries()){let y=u[b];
y&&od(p,getComputedStyle(y)),p.matches(nd)&&h.push(p);for(let $ of["class","data-part","data-open","data-act","tabindex",
"role"])p.removeAttribute($)}for(let b of[...h,...o.querySelectorAll('[opacity="0"]')])b.remove();let f=document.createElementNS(
ts,"title");f.textContent=t;let m=document.createElementNS(ts,"rect");m.setAttribute("y",String(-c)),m.setAttribute("wid\
th",String(r)),m.setAttribute("height",String(l)),m.setAttribute("fill",n);let g=s.map((b,p)=>{let y=a*(p?1:Qm),$=document.
createElementNS(ts,"text");return $.textContent=rt(b,r-2*Lc,y,p===0),$.setAttribute("x",String(Lc)),$.setAttribute("y",String(
(p+.8)*vc*a-c)),$.setAttribute("font-size",String(y)),$.setAttribute("font-weight",p?"400":"600"),$.setAttribute("fill",
getComputedStyle(e).color),$});return o.prepend(f,m,...g),o.setAttribute("viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("\
xmlns",ts),o.setAttribute("width",String(r)),o.setAttribute("height",String(l)),o.setAttribute("font-family",getComputedStyle(
e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.setAttribute("role","img"),o.setAttribute("aria-l\
abel",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(o),width:r,height:l}}function od(e,t){if(e.
localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("styl\
e","image-rendering: pixelated");for(let n of td){if(sd.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(n);
s&&s!==ed[n]&&e.setAttribute(n,s)}}var ts,vc,Qm,Lc,td,ed,nd,sd,Rc=_(()=>{"use strict";x();z();ts="http://www.w3.org/2000\
/svg",vc=1.7,Qm=1.2,Lc=20,td=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opac\
ity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],ed={fill:"rgb(0, 0, 0)",stroke:"none",
"stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-orde\
r":"normal","text-decoration-line":"none"},nd=".handle, .handle-words, .control, .escape",sd=new Set(["font-size","font-\
weight","text-anchor"])});function Cc(e,t=null,n=null){if(t===null)return[id(e,n),ad(e,n)];let s=Pt(t,e);return s?rd[s.kind](e,s):[]}function id(e,t){
let{hasPointer:n}=e,s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[
V(e,r),o.duration_minutes,...n?[vo(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function ad(e,t){
return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.
map(({location:n})=>{let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=_e(e,n),a=e.probabilityOf("final",n);return[
e.nameOf(n).label,s,o,r,i,a,...t?[t.knownProbability(n)]:[]]})}}function cd(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){
let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,m)=>V(e,m));if(!r)return[{caption:`Weights o\
f ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,m)=>[
f,...a.subarray(m*i,(m+1)*i)])}];let h=Hn(e,t,n,s),{dot:u}=Te(e,t,n,s,o);return[es(`Query of ${l[s]} × key of ${l[o]}, ${c}`,
["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,m)=>[f,vo(
h.scores[m]),a[s*i+m]])}]}function ld(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1",
"norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.o\
ut"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>at(e,`${o}.${u}`,s)),a=Xn(e,t),c=Gn(e,
n,s,a),l=at(e,`${o}.feed_forward.pre`,s),h=at(e,`${o}.feed_forward.hidden`,s);return[{caption:`${V(e,s)}, in layer ${n}`,
columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(m=>m[f])])},{caption:`Hidden unit\
s of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","Afte\
r it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}
function Pc(e,{kind:t,visit:n}){let s=at(e,"inputs.projected",n),o=[{caption:`What ${V(e,n)} is made of`,columns:["Featu\
re","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,Eo(e,i,n),c[n]])},_o("All feature\
s mixed by one matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(
a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function hd(e){return[_o(
"The context: the last visit after all layers",e.values("context"))]}function ud(e,{visit:t,isLeaf:n}){let s=jn(e),o=e.visits.
map((l,h)=>V(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],vo(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=Oe(e,t);return[es(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function fd(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,Yt(e,i.location).logit,
i.probability])},{dot:r}=Yt(e,t);return n&&r?[es(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function md(e){let t=Ne(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?es(s,["Hidden un\
it","Weight"],t.dot):_o(s,t.hidden),n]}function dd(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=_e(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[V(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function es(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function _o(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function vo(e){
return Number.isFinite(e)?e:"−∞"}var rd,Wc=_(()=>{"use strict";x();Ae();Lt();Qn();To();vt();rd={head:cd,stream:ld,inputs:Pc,
visit:Pc,context:hd,pointer:ud,generation:fd,gate:md,place:dd}});function Fc(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=Cc(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(kn(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([Mn(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
e.append(o),o.showModal()}var Hc=_(()=>{"use strict";x();Ws();Wc()});function Gc(e,t,n){if(n==="Home")return e[0]??null;if(n==="End")return e.at(-1)??null;let[s,o]=pd[n]??[0,!1],r=t?e.indexOf(
t):-1,i=e[r];if(s===0||!i)return null;let a=ns(i);if(!o){let f=e[r+s];return f&&ns(f)===a?f:null}let c=[...new Set(e.map(
ns))],l=c[c.indexOf(a)+s],h=e.filter(f=>ns(f)===l),u=f=>Math.abs(jc(f)-jc(i));return h.sort((f,m)=>u(f)-u(m))[0]??null}function ns(e){
return(e.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function jc(e){let{top:t,bottom:n}=e.getBoundingClientRect();
return(t+n)/2}var pd,Uc=_(()=>{"use strict";x();pd={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});var Lo={};wr(Lo,{blockAround:()=>no,carryOf:()=>wa,circuitSentence:()=>pa,circuitWords:()=>ma,dragOf:()=>xa,markedAsCircuit:()=>ua,
markedAsPut:()=>Nc,neighbourOf:()=>so,openedMarks:()=>gc,sentenceOfOpened:()=>Oc,showTables:()=>Fc,svgFile:()=>Ic,turned:()=>eo,
walked:()=>Gc});var Bc=_(()=>{"use strict";x();ga();$a();yc();Sc();_c();Rc();Hc();Uc()});function an({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?null:e.hasVisitsOf(t)?t.pointerWeights:
null}function ss(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=an(e),r=(h,[u=0,f=0])=>h+Math.max(u,f),
i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...Dc(t),...Dc(n)],c=[...new Set(a)].flatMap(h=>yd.map(u=>[
t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+Number(f[h]),0)));return Math.max(1,
i.reduce(r,0),[...c,l].reduce(r,0))}function Dc({trace:e,locations:t}){let n=e.tensors.probabilities;if(n)return Array.from(
n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[...s,...o??[]].map(({location:r})=>r)]}
function os({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||Math.abs(t-n)<gd)return null;let a=t>
n?"more":"less",[c,l]=o[a];return!c||!l?null:d("path",{key:`${a} ${e}`,class:`change ${a}${r}`,d:s(c,l)},i&&d("title",{},
i))}function rs(e,t,n){return`${O(e,1)}; ${n} ${O(t,1)}`}var gd,yd,Ce=_(()=>{"use strict";x();G();z();gd=.6,yd=["pointer",
"generation"]});var cn,bd,is,Vc=_(()=>{"use strict";x();cn="Circuit",bd=[["bold","keeps the answer"],["faded","can be left out"]],is=class{circuit=null;failure="";#s;#t;#n=null;constructor(t,n){
this.#s=t,this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of bd){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#r(!1,cn)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#o(),this.#r(t,cn),this.#t(),t&&this.#e(0)}renew(){this.#o(),this.isOn&&
this.#e(250)}#o(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=""}async#e(t){let n=new AbortController;if(this.#n=
n,this.#r(!0,`${cn} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.aborted){try{let s=await this.#s(o=>{n.signal.
aborted||this.#r(!0,`${cn} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#r(!0,cn),this.#t()}}#r(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}}});function qc(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function Io(e,t){return`${e.tag} ${e.
key??t}`}function wd(e,t){let n=e.match(as)??[],s=t.match(as)??[],o=t.split(as);return n.length!==s.length||e.split(as).
join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});
return o.map((a,c)=>a+(i[c]??"")).join("")}}var zc,xd,as,cs,Yc=_(()=>{"use strict";x();G();zc="http://www.w3.org/2000/sv\
g",xd=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),as=/-?\d+(?:\.\d+)?/g,cs=class{#s=new WeakMap;#t=new Map;#n=new WeakMap;#o=0;#e=0;constructor(t){
this.root=t,this.elements=[]}show(t,n=0){this.#f(),this.elements=this.#r(this.root,t,this.elements,n>0),this.#t.size&&this.#u(
n)}#r(t,n,s,o){if(n.every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),
[]}if(!s.length&&!t.firstChild){let a=n.map(c=>this.#i(qc(c)));return t.append(...a),a}let r=new Map;for(let[a,c]of s.entries()){
let l=this.#s.get(c);l&&r.set(Io(l.mark,a),c)}let i=n.map((a,c)=>{let l=qc(a),h=r.get(Io(l,c));r.delete(Io(l,c));let u=h??
document.createElementNS(zc,l.tag);return this.#c(u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.
entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(c,l??null)}return i}#i(t){let n=document.createElementNS(zc,t.tag);
for(let s in t.attributes){let o=Ye(t.attributes[s]);o!==null&&n.setAttribute(s,o)}return this.#s.set(n,{mark:t,elements:this.#r(
n,t.children,[],!1)}),n}#c(t,n,s){let o=this.#s.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))Ye(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=Ye(c),h=Ye(r[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&xd.has(a)?wd(h,l):null;u?this.#t.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#r(t,n.children,o?.elements??[],s);this.#s.set(t,{mark:n,elements:i})}#a(t){let n=this.#n.get(t)??this.#o++;
return this.#n.set(t,n),n}#u(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#f();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(
s)};this.#e=requestAnimationFrame(s)}#f(){cancelAnimationFrame(this.#e);for(let{element:t,name:n,end:s}of this.#t.values())
t.setAttribute(n,s);this.#t.clear()}}});function Ro(e,t,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute(
"aria-label",e),s.addEventListener("click",n),s}var ls,Kc=_(()=>{"use strict";x();ls=class{#s=0;#t=0;#n=[];constructor(t,n){
this.show=n,this.button=Ro("Play the story","play",()=>this.toggle()),this.back=Ro("Step back","back",()=>this.step(-1)),
this.forth=Ro("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
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
0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function hs({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=Ot(r,e),{most:a,top:c,bottom:l}=s.answers,h=o===
null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(a,h),f=u.slice(
0,-1).map(({location:p})=>p),m=Zc(f.map(p=>t?.knownProbability(p)??null),1),g=n&&t?kd(f,e,t):null,b=(l-c)/u.length;return u.
map((p,y)=>{let $=c+(y+.5)*b,w=p.probability*s.full,k={pointer:g?.pointer[y]??null,generation:g?.generation[y]??null},[M,
v]=["pointer","generation"].map(A=>Jc(p[A]*he({reading:e},A),k[A])*s.full);return{...p,was:t?m[y]??null:null,wasByPath:k,
middle:$,start:$+(Number(M)-Number(v)-w)/2,height:w}})}function Jc(e,t){return Math.max(0,(t??e)-e)}function kd(e,t,n){let s=(o,r)=>r?
Zc(e.map(i=>n.shareOf(o,i)),he({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function Zc(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function us(e,t){let{reading:n,stage:s}=e,o=an(e),r=n.pointerWeights,i=p=>p.reduce((y,$)=>y+Jc(r[$],o?.[$]??null),0),a=n.
pointedPlaces.map(p=>({...p,lost:i(p.visits)})).sort((p,y)=>y.probability+y.lost-p.probability-p.lost),c=a.filter((p,y)=>p.
probability+p.lost>=ln&&y<$d||Po(t,p.location)<t.length-1).map(p=>({...p,wish:b(p.visits)})),l=a.filter(({location:p})=>!c.
some(y=>y.location===p));if(l.length){let p=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((y,{probability:$})=>y+$,0),lost:i(p),visits:p,wish:b(p)})}c.sort((p,y)=>p.
wish-y.wish);let{room:h,gap:u}=s.across.places,f=c.map(({wish:p,probability:y,lost:$})=>({wish:p,length:(y+$)*s.full})),
m=f.reduce((p,{length:y})=>p-y,h[1]-h[0]),g=Dn(f,Math.max(0,Math.min(u,m/(f.length-1||1))),...h);return c.map(({location:p,
label:y,probability:$,lost:w,visits:k},M)=>({path:"pointer",location:p,label:y,probability:$,start:Number(g[M]),lost:w,visits:k,
answer:Po(t,p)}));function b(p){let y=p.map(w=>Math.max(r[w],o?.[w]??0)),$=y.reduce((w,k)=>w+k,0)||1;return p.reduce((w,k,M)=>w+
Number(y[M])/$*Number(s.across.visits[k]),0)}}function fs({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
sn),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,lost:0,visits:[],answer:Po(n,i)};return r+=c*t.full+o,l})}function he({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function At(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function Po(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var ln,$d,ue=_(()=>{"use strict";x();Ce();ft();Kt();ln=.03,
$d=5});function Xt({stage:e},t){let n=e.type/13;return B(t,12.5*n)+13*n}function hn({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function ms(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return d("g",{key:`temperature ${t}`},We(e,{act:`${t}_temperature`,words:hn(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function We(e,{act:t,
words:n,title:s,right:o,y:r,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||Co*c,h=Xt(e,n),u=a?
" stays":"";return[d("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:o-h,y:r,width:h,height:l,rx:l/2},d("tit\
le",{},s)),d("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var Co,ds=_(()=>{"\
use strict";x();G();z();Co=18});function Xc(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[Qt(e,n,"Visits",Wo(e,s),s),...Md(e),...t.rows.map((o,r)=>Ed(
e,r))]}function Wo({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",o=`${s} \
in head ${t.head}`;return B(o,12.5*(e.type/13))<=n?o:s}function Qt({stage:e},t,n,s,o=400){let r=e.type/13;return d("g",{
key:`title ${n}`,class:"heading","aria-hidden":"true"},B(n,15*r,!0)<=o?d("text",{x:t,y:17*r,class:"title"},n):d("text",{
x:t,y:17*r,class:"small strong"},rt(n,o,12.5*r,!0)),d("text",{x:t,y:35*r,class:"small"},rt(s,o,12.5*r)))}function Md({reading:e,
stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of Fo(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.height)/
2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(d("rect",{key:`day ${o}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(d("text",{key:`weekda\
y ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function Fo({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=Ad(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(yt[s.weekday])})}return t}function Ad({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function Ed(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=Ke(o,n).includes(t),m=c.masked?"unmask":"mask",g=a&&e.canAct&&t<n.count-1,b=g&&f?Xt(e,m)+4*l:0,p=Math.min(Co*l,i),
y=ps(c),$=i>=33*l,w=($?20:13)*l,k=h+w+($?14:8)*l,M=jo(e,t),v=Go(e,t),A=f||v,E=M?42*l:0,S=s.visits.x+s.visits.width-4,L=S-
k,I=s.isDense?0:38*l,C=$?[d("text",{x:k,y:r-3*l,class:"strong"},rt(c.label,L-b,13*l,!0)),d("text",{x:k,y:r+13*l,class:"s\
mall"},B(y,12.5*l)<=L-E?y:lt(c.start_minute)),M||L<B(y,12.5*l)+56*l?null:Td(S+4-50*l,r+5*l,48*l,c)]:[d("text",{x:k,y:r+4.4*
l,class:A?"strong":"label"},rt(c.label,L-Math.max(I,E)-b-9,12.5*l,A)),M||s.isDense?null:d("text",{x:S-b,y:r+4.4*l,class:"\
small end"},lt(c.start_minute))];return d("g",Ho(e,t,c),d("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,
i-1),rx:a?5*l:1}),a&&wt(c.category,h+4*l,r-w/2,w),a?C:d("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),M&&a&&d("t\
ext",{x:S,y:r+($?13:4.4)*l,class:v?"strong end":"small end"},M),g&&f&&We(e,{act:"mask",words:m,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:S+2,y:$?r-17*l:r-p/2,height:p}),
d("title",{},`${c.label}, ${yt[c.weekday]} ${y}`))}function Ho({reading:e,lit:t},n,s){let o=Ke(t,e).includes(n);return{key:`\
visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${yt[s.weekday]} ${ps(s)}${s.masked?", masked":""}${e.hasPointer?`\
; pointer weight ${O(e.pointerWeights[n],1)}`:""}`}}function ps({start_minute:e,duration_minutes:t}){return`${lt(e)} · ${jt(
t)}`}function jo({reading:e,lit:t},n){return t?.kind!=="head"?"":O(e.lastRow(t.layer??0,t.head??0)[n])}function Go({reading:e,
lit:t},n){return t?.kind!=="head"?!1:gt(e.lastRow(t.layer??0,t.head??0))===n}function Td(e,t,n,{start_minute:s,duration_minutes:o}){
let r=Math.min(s+o,un),i=Math.min(s,Math.max(0,s+o-un)),a=(c,l)=>d("rect",{class:"stay",x:e+c/un*n,y:t,width:Math.max(1,
(l-c)/un*n),height:7});return d("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},d("rect",{class:"\
track",x:e,y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),d("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/un*n-2,y:t-
3,width:5,height:13}))}function Qc(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,
{slices:i}=t,a=Math.max(...Wt(e).map(({longestSlice:b})=>b)),c=r/i.length,l=bt(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.
flatMap(({y:b,height:p},y)=>i.map(({lengths:$},w)=>{let k=Number($[y])/a*Math.max(2,p-4);return{visit:y,x:o+w*c,y:b+p/2-
2-k,width:.72*c,height:k}})),[f,m]=Uo(u,({visit:b})=>h||l.includes(b)),g=i.map(({label:b},p)=>d("text",{key:`name ${b}`,
class:"tiny middle",x:o+(p+.36)*c,y:(p%2?40:26)*s},b));return[d("g",Bo(e),d("rect",{class:"ground",x:o-6,y:n.top-4,width:r+
6,height:n.bottom-n.top+8,rx:6}),g,d("path",{key:"bars",class:"length",d:Me(m)}),f.length>0&&d("path",{key:"lit",class:"\
length lit",d:Me(f)}),d("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),d("text",{class:"small",x:o,y:n.bottom+
33*s},"of the vectors"))]}function Uo(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function Bo(e){return{key:"slices",class:`\
part slices${xt(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:J(e,zn.slices),"aria-label":`What\
 each visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}var un,Fe=_(()=>{"use strict";x();ds();ie();
ft();oe();G();z();pt();un=1440});function tl(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[Qt(e,n+6*o,"Answer",e.stage.isDense?"":Od(e),
s-n),...Do(e,t)]}function Od({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function Do(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=Ot(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(f=>{let{location:m,label:g,category:b,probability:p,was:y,middle:$,height:w,start:k}=f,M=[{path:"poin\
ter",share:f.pointer*he(e,"pointer")},{path:"generation",share:f.generation*he(e,"generation")}],v=a===m,A=c+(b===null?6:
26)*i,E=An(g,l-A-(r===m?20*i:2),13.5*i,2,!0),S=$-(E.length>1?22:8)*i,L=$+(E.length>1?2:0)*i,I=c+6*i,C=u-8*i;return d("g",
{key:`place ${m}`,class:`part place${v?" lit":a!==null&&o?" dim":""}`,"data-part":m<0?null:`places.${m}`,role:m<0?null:"\
button",tabindex:m<0?null:"-1","aria-label":`${g}: ${O(p,1)}; from the pointer ${O(M[0]?.share??0,1)}, from generation ${O(
M[1]?.share??0,1)}${r===m?"; this is what really happened":""}`},d("rect",{key:"ground",class:"ground",x:c-6*i,y:S-16*i,
width:u+10*i,height:L-S+50*i,rx:6}),d("rect",{key:"segment",class:"answer-bar",x:h,y:k,width:tt-2,height:Math.max(1,w)}),
b!==null&&wt(b,c+5*i,S-13*i,16*i),E.map((H,W)=>d("text",{key:`name ${W}`,class:m<0?"label halo":"strong halo",x:A,y:S+15*
W*i},H)),r===m&&d("path",{key:"happened",class:"check",d:`M${l-16*i} ${S-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},d("title",
{},"This is where the person went.")),d("rect",{key:"track",class:"track",x:c+6*i,y:L,width:C,height:8*i}),M.map(({path:H,
share:W})=>{let P=d("rect",{key:H,class:`${H} bar`,x:I,y:L,width:Math.max(0,W*C),height:8*i});return I+=W*C,P}),y!==null&&
d("rect",{key:"before",class:"before",x:c+5*i+y*C,y:L-3*i,width:2,height:14*i}),d("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:L+23*i},O(p,1)),y!==null&&Sd(c+60*i,L+23*i,p,y))})}function Sd(e,t,n,s){let{change:o,size:r,sign:i}=we(
n,s);return o===0?d("text",{key:"change",class:"small",x:e,y:t},"same"):d("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:e,y:t},`${i} ${r}`)}var Vo=_(()=>{"use strict";x();ue();ie();ft();G();Kt();z();Fe()});function el(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,f={x:h,y:u,columns:i,
cell:l},m={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return zo(e,f,Nd(e,h,u,c,a*l),n.isDense?m:void 0)}function zo(e,{
x:t,y:n,columns:s,cell:o},r,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...Wt(e).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,m)=>d("rect",{class:f<0?"below-zer\
o":"above-zero",x:t+m%s*o,y:n+Math.floor(m/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(f)/h)}));return d("g",{
key:"context",class:`part context${xt(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:J(e,et(e.
reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},d("rect",{class:"ground",
x:t-3,y:n-16*a,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*a),rx:4}),r,d("text",{key:"name",...i??c},"Cont\
ext"),u,d("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gat\
e read them.`))}function Nd({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-
5*i,h=t.gate+9*i;return[d("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("gate.logit")&&d("\
path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}var qo=_(
()=>{"use strict";x();ft();G();pt()});function nl(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?.hasGate?n.gate:t.gate,h=s.gate+a/2,u=gs(e);return d("g",Yo(e,"vertical"),d("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:a+6,height:s.full+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.
max(0,c-r)}),d("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),d("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&d("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},d("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&d("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&d("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function gs({reading:e}){return e.trace.architecture.
components.includes("gate")}function Yo(e,t){let{reading:n}=e,s=e.canAct&&gs(e);return{key:"gate",class:`part gate${xt(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} pointer`},tabindex:"-1",opacity:J(e,
et(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)} generation${n.trace.gate.learned?
"":", not learned"}`}}function ys(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=et(s).gate,a=w=>he(e,w),c=Ot(r,s),l=new Map,
h=o.across.gate;for(let w of t)l.set(w,h),h+=w.probability*a(w.path)*o.full;let u=new Map;h=o.across.gate;for(let w of["\
pointer","generation"])for(let[k]of n.entries())u.set(`${w} ${k}`,h),h+=Number(n[k]?.[w])*a(w)*o.full;let f=t.map(w=>{let k=Number(
l.get(w)),M=w.probability*a(w.path)*o.full,v=At(w.start,w.start+w.probability*o.full),A=At(k,k+M);return d("path",{key:`\
into ${w.path} ${w.location}`,class:`${w.path} band${y(w.location)}`,d:o.bands.into(v,A,i)})}),[m,g]=[o.across.gate,o.across.
gate+o.full],b=n.flatMap((w,k)=>{let M=w.start;return["pointer","generation"].map(v=>{let A=Number(w[v])*a(v),E=A*o.full,
S=Number(u.get(`${v} ${k}`)),L=At(S,S+E),I=At(M,M+E),C=w.wasByPath[v],H=C===null?null:p(v,S,M,E,C*o.full);M+=E;let W=`ou\
t ${v} ${w.location}`;return[E>0&&d("path",{key:W,class:`${v} band${y(w.location)}`,d:o.bands.out(L,I,i)}),H&&os({key:W,
now:E,before:Number(C)*o.full,path:(P,U)=>o.bands.out(P,U,i),edges:H,style:y(w.location),title:`${w.label}, from ${v==="\
pointer"?"the pointer":"generation"}: ${rs(A,Number(C),e.before?s.wordsFor(e.before):"")}`})]})});return[f,b,i&&r?.kind===
"visit"&&$(r.visit??0)];function p(w,k,M,v,A){let E=Math.abs(v-A),S=w==="pointer",L=(H,W)=>{let P=S?H-(W?0:E):H+v-(W?E:0);
return[P,P+E]},[I]=L(k,!1),C=Math.max(m,Math.min(g-E,I));return{more:[L(k,!0),L(M,!0)],less:[[C,C+E],L(M,!1)]}}function y(w){
return c===null?"":c===w&&r?.kind==="place"?" lit":" dim"}function $(w){let k=s.pointerWeights,M=t.find(({path:U,visits:X})=>U===
"pointer"&&X.includes(w));if(!M)return null;let v=[...M.visits].sort((U,X)=>U-X),E=v.slice(0,v.indexOf(w)).reduce((U,X)=>U+
k[X],0)*o.full,S=k[w]*o.full,L=a("pointer"),I=Number(l.get(M))+E*L,C=n[M.answer],H=Number(u.get(`pointer ${M.answer}`))+
E*L,W=Number(C?.start)+E*L,P=C?.location===M.location;return[d("path",{key:"visit into",class:"pointer band lit",d:o.bands.
into(At(M.start+E,M.start+E+S),At(I,I+S*L),i)}),P&&d("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(At(H,
H+S*L),At(W,W+S*L),i)})]}}var bs=_(()=>{"use strict";x();Ce();ue();ft();G();z();pt()});function sl(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=gs(e),f=`${O(t.gate)} pointer${u?"":", fixed"}`;return d("g",Yo(e,"horizontal"),d("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),d("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),d("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),d("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==t.gate&&d("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},d("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[d("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),d("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-St/2,s.size.width-
St),y:r+(i-St)/2,width:St,height:St})])}var ol=_(()=>{"use strict";x();bs();G();Jt();z()});function rl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:f})=>f==="generation"),i=s.places-8*o,a=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=et(n).generation,h=r.map(
({label:f,probability:m,location:g},b)=>{let p=c+b*17*o;return[d("text",{key:`name ${b}`,class:g<0?"small halo":"label h\
alo",x:a,y:p},rt(f,i-a-(s.isDense?38:46)*o,13*o)),d("text",{key:`share ${b}`,class:"strong end halo",x:i,y:p},O(m))]}),u=r.
map(({probability:f,start:m,location:g},b)=>d("rect",{key:`bar ${b}`,class:"generation bar",x:s.places,y:m,width:tt,height:l?
Math.max(.8,f*s.full):0},d("title",{},`${g<0?"The others":r[b]?.label}: ${O(f,1)} of the generation head`)));return d("g",
Ko(e,r),d("rect",{class:"ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),d("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?i:a,y:c-18*o},"Generation"),h,u)}function Ko(e,t){return{key:"generation",class:`part generation-b\
lock${xt(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:J(e,et(e.reading).generation),"a\
ria-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}var Jo=_(()=>{"use strict";x();
ft();G();Kt();z();pt()});function il(e,t){let{reading:n,stage:s,lit:o}=e,r=Ot(o,n),i=t.filter(({path:c})=>c==="pointer"),a=({location:c})=>r===null||
r===c?"":" dim";return d("g",{key:"places",opacity:J(e,et(n).pointer)},i.map(c=>d("rect",{key:`bar ${c.location}`,class:`\
pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:tt},d("title",{},`${c.label}: ${O(
c.probability,1)} of the pointer`))),Ld(e,i).map(c=>Id(e,c,a(c.flow))))}function Ld({reading:e,stage:t,lit:n},s){let o=t.
type/13,r=Ot(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===r),l=[];for(let h of[...s].
sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:m,lost:g}=h;if(m+g<ln&&u>=0&&u!==r)continue;let b=u>=0,p=` ${O(
m)}`,$=`${rt(f,a-i-B(p,13*o,!0),13*o,b)}${p}`,w=B($,13*o,b)/2,k=h.start+m*t.full/2,M=Math.max(i+w,Math.min(a-w,k)),[v,A]=[
M-w,M+w];for(let E=0;E<_d;E++){if(l.some(I=>I.row===E&&v<I.right+8*o&&A>I.left-8*o))continue;let L=M>k?"":M<k?" end":" m\
iddle";l.push({flow:h,text:$,isBold:b,left:v,right:A,row:E,anchor:L});break}}return l}function Id({stage:e},{flow:t,text:n,
isBold:s,left:o,right:r,row:i,anchor:a},c){let l=e.type/13,h=e.places+tt+(14+Zo*i)*l,u=t.start+t.probability*e.full/2;return[
i>0&&d("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+tt}V${h-11*l}`}),d("text",{key:`name ${t.
location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function al(e,t){let{reading:n,
stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.beat>=et(n).generation,a=n.hasPointer?.42*(s.right-s.
left):s.right-s.left,c=s.places-(vd*Zo-6)*o;return d("g",Ko(e,r),d("rect",{class:"ground",x:s.right-a,y:c-36*o,width:a+6,
height:s.places+tt-c+40*o,rx:6}),d("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,
probability:u,start:f},m)=>{let g=` ${O(u)}`,b=rt(h,a-B(g,13*o),13*o)+g;return[d("text",{key:`name ${m}`,class:l<0?"smal\
l end halo":"label end halo",x:s.right,y:c+m*Zo*o},b),d("rect",{key:`bar ${m}`,class:"generation bar",x:f,y:s.places,width:Math.
max(.8,u*s.full),height:i?tt:0},d("title",{},`${l<0?"The others":h}: ${O(u,1)} of the generation head`))]}))}var _d,Zo,vd,
cl=_(()=>{"use strict";x();ue();Jo();ft();G();Kt();z();pt();_d=3,Zo=17,vd=4});function ll(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=J(e,et(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=bt(
o,n),h=Math.max(...a),u=s.fork+2*r,f={...!s.isDense&&{score:s.scores},weight:s.weights},m=B("Pointer",15*r,!0)+4*r,g=Xt(
e,hn(e,"pointer")),b=s.rows.flatMap(({y,isFull:$},w)=>{if(!$)return[];let k=a[w]>=.2*h||l.includes(w)?"strong":"small",M=l.
length&&!l.includes(w)?" dim":"";return[!s.isDense&&d("text",{key:`score ${w}`,class:`small end${M}`,x:s.scores,y:y+4.4*
r},N(c[w])),d("text",{key:`weight ${w}`,class:`${k} end${M}`,x:s.weights,y:y+4.4*r},O(a[w]))].filter(v=>v!==!1)}),p=t.filter(
({path:y})=>y==="pointer").map(y=>Pd(e,y));return[d("g",Xo(e,t),d("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.weights-
u+8*r,height:s.bottom-s.top+8,rx:6}),Qt(e,u,"Pointer","",200),Object.entries(f).map(([y,$])=>d("text",{key:y,class:"smal\
l end","aria-hidden":"true",x:$,y:35*r},y)),!s.isDense&&ms(e,"pointer",Math.max(s.weights+6*r,u+m+g)),d("path",{class:"f\
ork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),b),d("g",{key:"ribbons",opacity:i},Qo(e,t),p)]}function Xo(e,t){
return{key:"pointer",class:`part pointer-block${xt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:J(
e,et(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}function Qo(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.
pointerWeights,a=an(e),c=bt(r,n),l=e.beat>=et(n).pointer,h=Dn(o.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,m=u.start+u.probability*
o.full;return[...u.visits].sort((g,b)=>g-b).map(g=>{let b=i[g]*o.full,p=Number(h[g]),y=c.includes(g)?" lit":c.length?" d\
im":"",$=At(f,f+b);f+=b;let w=a?.[g]??null,k=w===null?0:(w-i[g])*o.full,[M,v]=[m,Math.max(0,k)];m+=v;let A=`${n.visits[g]?.
label}: `,E=w===null||!s?`${A}${O(i[g],1)} of the pointer`:`${A}${rs(i[g],w,n.wordsFor(s))} of the pointer`;return[d("pa\
th",{key:`ribbon ${g}`,class:`pointer band${y}`,d:o.bands.ribbon(At(p,p+b),$,l)},d("title",{},E)),os({key:`ribbon ${g}`,
now:b,before:w===null?null:w*o.full,path:(S,L)=>o.bands.ribbon(S,L,l),edges:{more:[[p+b+k,p+b],[f+k,f]],less:[[p+b,p+b+k],
[M,M+v]]},style:y,title:E})]})})}function Pd(e,{path:t,location:n,label:s,probability:o,lost:r,start:i}){let{reading:a,stage:c,
lit:l}=e,h=c.type/13,u=Ot(l,a),f=O(o),m=o+r>=ln||n<0||u===n,g=c.gate-c.ribbons-16*h,b=n>=0,p=rt(s,g-B(` ${f}`,13*h,!0),13*
h,b),y=B(`${p} ${f}`,13*h,b)/2,w=a.hasGate&&Math.abs(i-c.across.gate+5*h)<Rd*h?B("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
k=Math.min(c.places+tt/2,c.gate-6*h-w-y);return d("g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},d("rect",{class:`${t}\
 bar`,x:c.places,y:i,width:tt,height:Math.max(.8,o*c.full)}),m&&d("text",{class:`${b?"strong":"small"} middle halo`,x:k,
y:i-5*h},`${p} ${f}`),d("title",{},`${s}: ${O(o,1)} of the pointer`))}var Rd,tr=_(()=>{"use strict";x();Ce();ue();ds();ft();
G();Kt();z();pt();Fe();Rd=16});function hl(e){return[Ft(e,17*(e.stage.type/13),"Visits",Wo(e,e.stage.size.width)),...Cd(e),...e.stage.columns.map((t,n)=>Wd(
e,n))]}function Ft({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-B(n,15*r,!0)-12*r;return d("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},d("text",{class:"title halo",x:e.left,y:t},n),d("text",{class:"small end halo",x:o,
y:t},rt(s,i,12.5*r)))}function Cd({reading:e,stage:t}){let n=t.type/13;return Fo(e).flatMap(({start:s,end:o,weekday:r})=>{
let[i,a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[d("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=B(r,15*n,!0)&&d("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function Wd(e,t){let{reading:n,
stage:s,lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:f}=s.chips,m=Ke(o,n).includes(t),g=Math.min(20*l,i-3),b=lt(c.start_minute),p=jo(e,t),y=[
p||b,p?p.replace(" %",""):b.slice(0,2)],$=y.find(v=>B(v,12.5*l,!0)<=i)??y[1],w=f?An(c.label,i-6*l,12.5*l,2):[],k=m||Go(e,
t),M={class:k?"strong middle":"small middle",x:r};return d("g",Ho(e,t,c),d("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[wt(c.category,r-g/2,h+8*l,g),d("text",{key:"hour",...M,y:h+45*l},$),
w.map((v,A)=>d("text",{key:`name ${A}`,class:`${k?"strong":"small"} middle`,x:r,y:h+(62+15*A)*l},v))]:d("rect",{class:"l\
ane",x:r-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),d("title",{},`${c.label}, ${yt[c.weekday]} ${ps(c)}`))}
function ul(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=bt(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...Wt(e).map(({longestSlice:f})=>f)),l=(n.right-n.left)/r.length,h=n.inputs+(Y.title+46)*o,u=r.map(({name:f,label:m,lengths:g},b)=>{
let p=Number(g[i]),y=n.left+(b+.5)*l,$=p/c*30*o;return[d("rect",{key:`bar ${f}`,class:"length lit",x:y-9*o,y:h-$,width:18*
o,height:$}),d("text",{key:`length ${f}`,class:"tiny middle",x:y,y:h-$-4*o},N(p)),d("text",{key:`name ${f}`,class:"small\
 middle",x:y,y:h+15*o},m)]});return d("g",Bo(e),d("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+
12,height:(Y.title+Y.inputs+6)*o,rx:6}),Ft(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${yt[a.weekday]} ${lt(a.start_minute)}`:
""),u,d("title",{},"Bars: length of each part’s vector"))}var fn=_(()=>{"use strict";x();ie();ft();G();Jt();z();pt();Fe()});function fl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[d("g",Xo(e,t),d("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(Y.title+Y.scores)*o,rx:6}),Ft(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),d("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Fd(e)),d("g",{key:"ribbons",opacity:J(e,et(
n).pointer)},Qo(e,t))]}function Fd({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
g=>N(g)),i=bt(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(g=>B(g,11.5*s)>c-3),h=t.pointer+(Y.title+
Y.scores)*s,u=t.columns.find(g=>g.isFull),f=u?u.x-u.width/2:t.right,m=t.left-8*s;return t.columns.flatMap(({x:g,isFull:b},p)=>{
let y=i.length&&!i.includes(p)?" dim":"",$=o[p]>=.2*a||i.includes(p),w=O(o[p]).replace(" %",""),k=B(w,12.5*s,!0)/2;if(!b&&
(!$||g-k<m||g+k>f))return[];m=g+k;let M=$?"strong":"small",v=h-24*s;return[b&&d("text",l?{key:`score ${p}`,class:`tiny${y}`,
x:g+4*s,y:v+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(v+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middl\
e${y}`,x:g,y:v},r[p]),d("text",{key:`weight ${p}`,class:`${M} middle${y}`,x:g,y:h-6*s},w)].filter(A=>A!==!1)})}var ml=_(
()=>{"use strict";x();ft();tr();G();Jt();fn();z();pt()});function dl(e){let{reading:t,stage:n}=e,s=n.type/13,o=J(e,et(t).gate),r=hs(e),i=[...us(e,r),...fs(e,r)];return[zo(e,n.context,
Hd(e)),...t.hasPointer?fl(e,i):[],d("g",{key:"flows",opacity:o},ys(e,i,r)),...t.hasPointer?[il(e,i)]:[],...t.hasGeneration?
[al(e,i)]:[],...t.hasGate?[sl(e)]:[],d("g",{key:"answer",opacity:o},Ft(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),Do(e,r))]}function Hd({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[d("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(Y.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&d("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var pl=_(
()=>{"use strict";x();Vo();qo();ue();bs();G();ol();cl();ml();Jt();fn();pt()});function yl(e){let{stage:t}=e,n=t.type/13,s=qn(e),o=d("g",{key:"legend",opacity:J(e,Pe(0))},Yn(e,t.visits.x,t.bottom+(t.
isDense?24:51)*n,t.isDense)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=Xt(e,hn(e,"attention")),h=B(c,15*n,!0)+l+4*n<=i.
width,u=rn(e),m=B(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return d("g",{key:`layer ${a}`,opacity:J(e,Pe(a))},i.maps.
length?Qt(e,i.x,c,m,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&ms(e,"attention",i.x+i.width,(h?3:
21)*n),i.maps.map((g,b)=>Gd(e,g,a,b)),i.maps.map((g,b)=>nr(e,g,a,b,s)),Ud(e,a))});return[o,...r]}function Gd(e,t,n,s){let{
reading:o,stage:r,lit:i}=e;if(o.isRemoved(n,s))return null;let a=o.lastRow(n,s),c=bl(e,n,s)?[...a.keys()].filter(u=>a[u]>=
jd):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let f=Number(r.rows[u]?.y),
m=Math.max(.5,a[u]*r.full*.25)/2;return d("path",{key:`band ${s} ${u}`,class:"attention-band",d:Gt(l,[f-m,f+m],t.x,[h-m,
h+m])})})}function bl({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function nr(e,t,n,s,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:f,touch:m}=t,{count:g}=r,b=r.weights(n,s),p=r.lastRow(n,s),y=gl(
r,n,s),{before:$,overlays:w}=e,k=w&&$!==null&&gl($,n,s)&&!y,M=k?`; switched off ${r.wordsFor($)}`:"",v=c?b[gt(b)]||1:o,A=bl(
e,n,s),[E]=a?.kind==="visit"?bt(a,r):[],S=gt(p),L=E??S,I=f/g,C=`Layer ${n}, head ${s}`,H=m?u-38*l:u+4,W=y?"switch on":"s\
witch off",P=m===void 0&&Xt(e,W)<=f-6*l?W:W.slice(7),U=r.visits[S];return d("g",{key:`head ${s}`,class:`part head${A?" l\
it":""}${y?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":y?`${C}: switched o\
ff`:`${C}: the last visit reads most from visit ${S+1}, ${U?.label}, ${O(p[S])}${M}`},d("text",{class:"small",x:h,y:u-(m?
25:4)*l},`head ${s}`),!y&&(m!==void 0||f>=70*l)&&d("text",{key:"weight",class:`${E===void 0?"small":"strong"}${m?"":" en\
d"}`,x:m?h:h+f,y:u-4*l},O(p[L])),d("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),d("image",
{key:"map",class:"map",href:Bt(b,g,e.scale,v),x:h,y:u,width:f,height:f,preserveAspectRatio:"none",opacity:y?.15:1}),y&&d(
"path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),k&&d("path",{key:"earlier cross",class:"crossed earli\
er",d:`M${h} ${u+f}L${h+f} ${u}`}),E!==void 0&&!y&&d("rect",{key:"column",class:"column",x:h+E*I,y:u,width:Math.max(2,I),
height:f}),(E!==void 0||A)&&!y&&d("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,I),width:f,height:Math.max(2,
I)}),d("title",{},`${C}. ${y?"Switched off.":`The last visit reads ${O(p[L])} from ${r.visits[L]?.label}. A stronger col\
our is a larger weight, up to ${O(v,1)}. Click to open.`}${k?` Switched off ${r.wordsFor($)}.`:""}`),We(e,{act:"head",words:P,
title:y?"Switch this head on again":"Switch this head off",right:h+f-(m?0:3)*l,y:H}),e.canAct&&m!==void 0&&d("rect",{key:"\
touch",class:"ground","data-act":"head",x:h+f-m,y:u-m,width:m,height:m}))}function gl(e,t,n){return e.isRemoved(t,n)||e.
isSkipped(t,"attention")}function Ud(e,t){let{reading:n,stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;let r=s.
type/13,i=o.stream,a=xs(n,t),c=or(e),l=s.streamWidth-8*r,h=a.map(({style:f,lengths:m},g)=>sr(e,t,f,s.rows.map(({y:b,height:p},y)=>{
let $=Math.max(1,Math.min(5*r,(p-3)/a.length));return{visit:y,x:i,y:b+(g-a.length/2)*$,width:Number(m[y])/c*l,height:$-.6}}))),
u=a.map(({name:f,style:m},g)=>[d("rect",{class:m,x:i,y:s.bottom+(10+er*g)*r,width:9*r,height:9*r}),d("text",{class:"smal\
l",x:i+14*r,y:s.bottom+(18.5+er*g)*r},f)]);return d("g",rr(e,t),d("rect",{class:"ground",x:i-4,y:s.top-2,width:s.streamWidth+
14*r,height:s.bottom-s.top+66*r,rx:6}),Qt(e,i,"Stream",`+ layer ${t}`,s.streamWidth),h,u,Bd(e,t,i+s.streamWidth+10*r))}function Bd(e,t,n){
let{reading:s,stage:o}=e;if(!s.has(`layers.${t}.residual_mid`))return[];let r=o.type/13,i=s.trace.interventions.residuals===
!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join strea\
m"],isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>We(e,{act:l,words:String(h[Number(u)]),title:Dd[l]??"",right:n,
y:o.bottom+(5+er*f)*r}))}function sr(e,t,n,s){let{lit:o,reading:r}=e,a=xt(e,"stream",t)!==""?[r.count-1]:bt(o,r),[c,l]=Uo(
s,({visit:h})=>!a.length||a.includes(h));return[d("path",{key:n,class:n,d:Me(c)}),l.length>0&&d("path",{key:`${n} dim`,class:`${n}\
 dim`,d:Me(l)})]}function xs(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"stream",lengths:n,
style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function or(e){
let t=0;for(let n of Wt(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of xs(n,s))t=Math.max(t,...o);return t||1}function rr(e,t){
let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`part stream${xt(e,"stream",t)}`,
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:J(e,Pe(t)+1),"aria-label":`Stream of layer ${t}: ve\
ctor lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward ne\
twork ${o.at(-1)?.toFixed(1)}`}}var er,jd,Dd,ir=_(()=>{"use strict";x();ds();ft();oe();Kn();G();z();pt();Fe();Je();er=19,
jd=.05;Dd={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"Self\
-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped, it \
adds nothing"}});function xl(e){let{stage:t}=e,n=t.type/13,s=qn(e);return t.layers.map(({y:o,maps:r},i)=>d("g",{key:`layer ${i}`,opacity:J(
e,Pe(i))},r.length>0&&Ft(e,o+15*n,`Layer ${i}`,rn(e)),i===0&&Yn(e,t.left+72*n,o+15*n,!0),r.map((a,c)=>nr(e,a,i,c,s)),Vd(
e,i)))}function Vd(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),i=xs(n,t),a=or(e),c=r+Y.bars*
o,l=i.map(({style:h,lengths:u},f)=>sr(e,t,h,s.columns.map(({x:m,width:g},b)=>{let p=Math.min(8*o,.86*g/i.length),y=Number(
u[b])/a*Y.bars*o;return{visit:b,x:m+(f-i.length/2)*p,y:c-y,width:.88*p,height:y}})));return d("g",rr(e,t),d("rect",{class:"\
ground",x:s.left-6,y:r-Y.title*o,width:s.right-s.left+12,height:(Y.title+Y.bars+4)*o,rx:6}),Ft(e,r-10*o,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),zd(e,i,r-10*o),l)}function zd({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:i})=>{let a=o-B(r,12.5*s);return o=a-26*s,[d("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
d("text",{class:"small",x:a,y:n},r)]})}var wl=_(()=>{"use strict";x();ir();Kn();G();Jt();fn();z();pt()});function $l({stage:{size:e},...t}){let n=ss(t),s={...t,stage:$o(t.reading,e.width,e.type,n)};return[d("g",{key:"visits"},
hl(s)),d("g",{key:"inputs"},ul(s)),d("g",{key:"layers"},xl(s)),d("g",{key:"decoder"},dl(s))]}function kl(e,t,n){return $o(
e,t,n).size.height}var mn,ar=_(()=>{"use strict";x();Ce();G();pl();wl();Jt();fn();mn=700});function Ml(e){let{reading:t}=e,n=et(t),s=hs(e),o=[...us(e,s),...fs(e,s)];return[el(e),...t.hasPointer?ll(e,o):[],...t.hasGeneration?
[rl(e,o)]:[],d("g",{key:"flows",opacity:J(e,n.gate)},ys(e,o,s)),t.hasGate?nl(e):null,d("g",{key:"answer",opacity:J(e,n.gate)},
tl(e,s))].filter(r=>r!==null)}var Al=_(()=>{"use strict";x();Vo();qo();ue();bs();Jo();tr();G();pt()});function El(e){return e.stage.size.width<mn?$l(e):[d("g",{key:"visits"},Xc(e)),d("g",{key:"inputs"},Qc(e)),d("g",{key:"l\
ayers"},yl(e)),d("g",{key:"decoder"},Ml(e))]}var Tl=_(()=>{"use strict";x();Al();ir();G();ar();Fe()});function Sl({clientWidth:e,clientHeight:t}){return e<mn?`${e}`:`${e} ${t}`}function tp({kind:e,layer:t=0,head:n=0,visit:s=0},o){
if(e==="head"&&!o.isRemoved(t,n)&&!o.isSkipped(t,"attention"))return{kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;
return e!=="visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function Nl(e,{title:t,text:n}){let s=document.createElement(
"strong");s.textContent=t,e.replaceChildren(s,` ${n}`)}function ep(e){let t=({title:n,text:s})=>n.length+s.length;return e.
reduce((n,s)=>t(s)>t(n)?s:n)}function np(e){return e.kind==="move"||e.kind==="time"||e.kind==="stay"}function lr(e){return(e instanceof
Element?e.closest("[data-part]"):null)?.getAttribute("data-part")??null}var ws,qd,Yd,Kd,Jd,cr,Zd,Xd,Qd,Ol,$s,_l=_(()=>{"\
use strict";x();Ce();Vc();ft();Yc();oe();No();Kt();Kc();ar();qe();Tl();ws=240,qd=150,Yd=120,Kd=13,Jd=17,cr={type:16.7,width:900,
side:36},Zd=.05,Xd=.5,Qd=660,Ol=matchMedia("(prefers-reduced-motion: reduce)"),$s=class{#s=null;#t=null;#n=!1;#o=null;#e=null;#r=null;#i="";#c=null;#a=null;#u=null;#f=!1;#p=new Map;#b=0;#w="";#h;get opened(){
return this.#a}get#m(){return!this.#h||this.#s&&Qi(this.#s.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(t,n,s){this.root=t,this.hooks=n,this.#h=s,t.classList.add("network-picture"),t.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.foot=document.
createElement("div"),this.foot.className="picture-foot";let o=document.createElement("div");o.className="picture-control\
s";let r=document.createElement("div");r.className="picture-words",this.room=document.createElement("p"),this.room.className=
"picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=document.createElement("p"),this.caption.className=
"picture-caption",r.append(this.room,this.caption);let i=document.createElement("button");if(i.type="button",i.textContent=
"Numbers",i.title="The numbers behind what is shown, as a table (T)",i.addEventListener("click",()=>{this.showTables()}),
this.foot.append(o,r,i),n.circuit){let a=async(...c)=>{if(!this.hooks.circuit)throw new Error("There is no answer yet.");
return this.hooks.circuit(...c)};this.circuits=new is(a,()=>this.#g(ws)),i.before(this.circuits.legend,this.circuits.button)}
t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new cs(this.drawn),this.player=new ls(o,a=>{this.#c=
a,a!==null&&this.#a!==null&&(this.#a=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.
isTelling),this.root.toggleAttribute("data-in-story",a!==null),this.#g(ws);let c=this.player.told?.part;c&&this.#v(c),this.
hooks.told?.(a)}),this.#T()}#T(){let{drawn:t}=this;new ResizeObserver(()=>{this.#w!==Sl(t)&&this.#g(0)}).observe(t),new MutationObserver(
()=>this.#g(0)).observe(document.documentElement,{attributeFilter:["data-theme"]}),t.addEventListener("pointerover",({target:n})=>{
this.#u||this.#x(lr(n))}),t.addEventListener("pointerleave",()=>this.#x(null)),t.addEventListener("focusin",({target:n})=>this.#x(
lr(n))),t.addEventListener("focusout",()=>this.#x(null)),t.addEventListener("keydown",n=>this.#k(n)),t.addEventListener(
"click",({target:n})=>this.#S(n)),t.addEventListener("pointerdown",n=>this.#N(n)),t.addEventListener("pointermove",n=>this.#d(
n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,s=>this.#d(s,!0))}complete(t,n){this.hooks=t,this.#h=
n}show(t,n=null,s=null,o=this.hooks.against){this.#s=new Ut(t),this.#t=n&&new Ut(n,o),this.#n=n!==null&&o!==void 0&&o===
this.hooks.against,this.#o=s&&new Ut(s),this.#p.clear(),this.circuits?.renew(),this.#e=Nt(this.#r,this.#s);let r=Tc(this.#s);
this.player.tell(r),Nl(this.room,ep(r.map(({bars:a="",...c})=>({...c,text:`${c.text} ${a}`}))));let i=this.drawn.contains(
document.activeElement);this.#g(this.#u?.follows?0:ws),i&&this.#O()}open(t){let n=t===null?this.#a:null;this.#a=t,this.#e=
this.#r=null;let s=this.drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#g(ws);let o=s&&
n&&this.#l(n);o&&this.#_(o),s&&this.#O(),this.hooks.opened?.(this.#a)}back(){this.#a!==null&&this.open(this.#h?.blockAround(
this.#a)||null)}showTables(){let t=this.#n?this.#t:null;this.#s&&this.#h?.showTables(this.root,this.#s,this.#m,t)}#l(t){
return this.#I.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#O(){if(this.drawn.contains(
document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&t.focus()}mark(t){
this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){if(!this.#h)throw new Error("The picture cannot be\
 saved yet.");let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#h.svgFile(this.drawn,{title:t,
ground:s,lines:n})}light(t){if(this.#r=t,!this.#s)return!1;let n=Nt(t,this.#s);return JSON.stringify(n)===JSON.stringify(
this.#e)?!1:(this.#e=n,this.#g(0),!0)}#x(t){if(!this.light(t))return;let{kind:n,visit:s=0}=this.#e??{};this.hooks.pointed?.(
n==="visit"?[s]:[],this.#e&&t)}#S(t){if(!(t instanceof Element)||this.#f)return;let n=lr(t),s=t.closest("[data-more]"),o=t.
closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));
this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o==="scale")this.isOwnScale=!this.isOwnScale,this.#g(0);else if(o)
n&&o!=="gate"&&!o.endsWith("temperature")&&this.#$(n,o);else{let r=t.closest("[data-open]")?.getAttribute("data-open")??
n;r!==null&&this.open(r||null)}}#$(t,n){let s=this.#s&&Nt(t,this.#s),{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,
head:a=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:i,head:a}):r==="head"&&o({kind:r,layer:i,head:a}),r==="visit"&&o(
{kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attention"||n==="f\
eed_forward")&&o({kind:"skip",layer:i,part:n})}#N(t){this.#f=!1;let{act:n,edit:s,carry:o}=this.hooks,r=this.#h;!this.#s||
!r||!(n||o)||(this.#u=n?r.dragOf(t,this.#s,this.drawn,s!==void 0):r.carryOf(t),this.#u?.follows&&t.preventDefault())}#d(t,n){
let s=this.#u;if(!s||t.pointerId!==s.pointer)return;n&&(this.#u=null);let o=s.to(t,n);o&&(this.#f=!0,!this.drawn.hasPointerCapture(
s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?this.hooks.carry?.(o):np(o)?this.hooks.edit?.(o):
this.hooks.act?.(o))}#k(t){let n=t.target instanceof Element?t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute(
"data-part")??null;(t.altKey?this.#L(t.key,s):this.#C(t.key,n,s))&&t.preventDefault()}#C(t,n,s){if(t==="Escape"&&this.#a!==
null)return this.back(),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()==="t"&&this.#s)
return this.showTables(),!0;if(t.toLowerCase()==="c"&&this.circuits)return this.circuits.toggle(),!0;if(t.toLowerCase()===
"p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"put"}),!0;if((t==="Enter"||t===
" ")&&n){let i=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.hooks.act&&!i?this.#$(s??""):
this.#S(n),!0}let o=this.#h;if(!o)return!1;if(this.#m!==null&&this.#s){let i=o.neighbourOf(this.#m,t,this.#s),a=n?.getAttribute(
"aria-current")==="true";i!==null&&this.open(i);let c=this.drawn.querySelector(`[aria-current="true"][data-open="${i}"]`);
return a&&c instanceof SVGElement&&c.focus(),i!==null}let r=o.walked(this.#I,n,t)?.getAttribute("data-part")??null;return r!==
null&&this.#_(r),r!==null}#M(t){let n=this.#I.find(s=>s.getAttribute("data-part")===t);return n instanceof SVGElement?n:
null}#_(t){let n=this.#M(t);n&&(this.#i=t,this.#R(),n.focus())}#v(t){let{root:n,foot:s}=this,o=this.#M(t)?.getBoundingClientRect();
if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,i=r?n:document.documentElement,a=r?n.getBoundingClientRect().
top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy(
{top:h,behavior:Ol.matches?"auto":"smooth"})}#L(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#s,
r=o&&Nt(n,o),{act:i,edit:a}=this.hooks,c=this.#h;if(!s||!r||!i||!c)return!1;let l=!0;if(r.kind==="visit"){let h=r.visit??
0;if(!a||!o.visits[h+s])return!0;a({kind:"move",visit:h,by:s,isDone:l}),this.#_(`visits.${h+s}`)}else if(r.kind==="gate"){
let h=Math.min(1,Math.max(0,o.gate+s*Zd));i({kind:"gate",value:Math.round(100*h)/100,isDone:l})}else if(r.kind==="head"||
r.kind==="pointer"){let h=r.kind==="head"?"attention":"pointer",u=c.turned(o,h,s*Xd);i({kind:"temperature",of:h,value:u,
isDone:l})}else return!1;return!0}get#I(){return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#R(){let t=this.#I,
n=t.find(s=>s.getAttribute("data-part")===this.#i)??t[0];for(let s of t){let o=s===n?"0":"-1";s.getAttribute("tabindex")!==
o&&s.setAttribute("tabindex",o)}}#g(t){this.#w=Sl(this.drawn);let n=this.#G();if(!n)return;let{width:s,height:o}=n.stage.
size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));let r=this.#h,
i=this.#m===null?[]:r?.openedMarks(n,this.#m)??[];!i.length&&this.#m!==null&&(this.#a=null);let a=this.circuits?.circuit??
null,c=i.length?i:this.#H(n);this.drawing.show(c,Ol.matches?0:t),this.#m===null&&this.#R();let l=this.#m===null?null:r?.
sentenceOfOpened(this.#m,n.reading),h=this.#e?null:this.player.told,u=a&&!this.#e?r?.circuitSentence(a,n.reading):null,{
title:f,text:m}=l??h??u??le(this.#e,n.reading,n.before),g=!(l||h||u||this.#e);this.root.toggleAttribute("data-idle",g);let b=g&&
!u&&!this.#t&&!this.hooks.isProjected,p=this.circuits?.failure||(b?xc:""),y=l||h?"":this.#j(),$=this.putIn.names.includes(
this.#r??"")?`It was put in from the ${this.putIn.run} run.`:"",w=n.stage.streamWidth>0||this.root.classList.contains("t\
all"),k=!l&&w&&h?.bars||"",M=a&&this.#e?r?.circuitWords(a,this.#r):"";Nl(this.caption,{title:f,text:[m,k,$,M,y,p].filter(
Boolean).join(" ")})}#H(t){let n=El(t);if(!this.#h)return n;let{markedAsCircuit:s,markedAsPut:o}=this.#h,{type:r}=t.stage;
return s(o(n,this.putIn,r),this.circuits?.circuit??null,r)}#j(){clearTimeout(this.#b);let t=this.#r??"",n=this.#p.get(t);
return n!==void 0||!this.#e||this.#u?n??"":(this.#b=window.setTimeout(()=>{let s=this.#W();this.#p.set(t,s),s&&this.caption.
append(` ${s}`)},qd),"")}#W(){let[t,n]=[this.#e,this.#s],s=t&&n&&tp(t,n);try{let o=s&&this.hooks.whatIf?.(s);return o?Ac(
t,n,o):""}catch{return""}}#G(){let{clientWidth:t,clientHeight:n}=this.drawn,s=t<mn;if(!this.#s||t<Yd||n<1&&!s)return null;
let r=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Jd,Math.max(Kd,t/120));this.root.classList.
toggle("tall",s);let i={reading:this.#s,before:this.#t,overlays:this.#n},a=ss(i),c=this.#U(r,{width:t,height:n}),l=s?r:c,
h=s?kl(this.#s,t,l):n,u=s&&this.#m!==null?Qd:h;return{...i,beside:this.#o,stage:yo(this.#s,{width:t,height:u,type:l},a),
lit:this.#e??Nt(this.player.told?.part,this.#s),beat:this.#c??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.
isOwnScale,scale:[this.#F("--map-least"),this.#F("--attention")],canAct:this.hooks.act!==void 0,canAsk:this.hooks.ask!==
void 0}}#U(t,n){if(!this.hooks.isProjected||!this.#s||n.width<cr.width)return t;let s=Math.max(t,cr.type);return yo(this.#s,
{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=cr.side)?s:t}#F(t){let n=getComputedStyle(this.root).getPropertyValue(
t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}}});async function hr({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await sp(e))}`}async function vl(e,t){let n=new Image;
n.src=await hr(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function sp(e){let t=await op();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function op(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await rp(n,e.href??document.baseURI)})}`}}catch{}
return""}async function rp(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${ye(new Uint8Array(await n.arrayBuffer()))}`}var Ll=_(()=>{"use strict";x();xe()});var fr={};wr(fr,{NetworkDrawing:()=>ur});var ur,mr=_(()=>{"use strict";x();la();Bc();_l();qe();Ll();ur=class{#s;#t;#n=null;#o=null;#e=null;constructor(t,n){
let{title:s,hover:o,told:r,acts:i,isStill:a,isProjected:c}=n;this.#s=s,this.#t=new $s(t,{...o&&{pointed:o},...r&&{told:r},
...a&&{isStill:a},...c&&{isProjected:c}},Lo),i&&(this.#e=new Ln(this.#t,{...i,answered:l=>{this.#n=l.figure,this.#o=l,i.
answered(l)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.text??null}follows(t){return this.#e?.
follows(t)??!1}async compute({server:t,query:n},s,{isSilent:o}){return!this.#n||n.against||!(o||aa(s,t))?null:ca(this.#n.
meta,s,t,n)}draw(t){if(t!==this.#n){this.#n=t;let n=Ks.get(t),s=t.before&&ze(t.before);this.#o={trace:n??ze(t.trace),before:s};
let o=n?"browser":"server";this.#e?.begin(t.meta,this.#o.trace,s,o)}this.#o&&this.#t.show(this.#o.trace,this.#o.before)}get beats(){
return this.#t.player.count}tell(t){let{player:n}=this.#t;t===null?n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){
this.#t.mark(t)}async address(t,n){let s=this.#t.file({title:this.#s});return t==="svg"?hr(s):vl(s,n)}}});x();x();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=frameElement?.getAttribute("data-page")??null;i!==null&&(o.dataset.inRoom=i);let a=new URLSearchParams(location.
search).get("theme"),c="auto",l=!1,h=()=>{try{return localStorage.getItem(e)}catch{return null}};function u(y){return typeof y==
"string"&&Object.hasOwn(t,y)}let f=y=>{let $=s.exec(y??""),w=$?$[1]??"auto":y;o.toggleAttribute("data-transparent",$!==null),
u(w)?o.dataset.askedTheme=y??"":delete o.dataset.askedTheme,c=[w,o.dataset.firstTheme,h()].find(u)??"auto"},m=()=>{let y=new URL(
location.href);y.searchParams.delete("theme"),delete o.dataset.askedTheme,y.search!==location.search&&history.replaceState(
history.state,"",y)},g=()=>{let y=document.querySelector("[data-theme-button]");return y instanceof HTMLElement?y:null},
b=()=>{let y=g();y&&(y.textContent=n[c]);let $=c==="auto"?r.matches?"dark":"light":c;l||o.dataset.theme===$||(o.dataset.
theme=$,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},p=({type:y})=>{document.querySelector(".deck")||
(l=y==="beforeprint",l?o.dataset.theme="light":b())};f(a),b();for(let y of["beforeprint","afterprint"])window.addEventListener(
y,p);r.addEventListener("change",b),document.addEventListener("pointerscope:choose-theme",({detail:y})=>{(y===null||u(y)||
s.test(y))&&f(y??a),b()}),document.addEventListener("DOMContentLoaded",()=>{let y=g();y&&(y.hidden=!1,b(),y.addEventListener(
"click",()=>{c=t[c],m();try{localStorage.setItem(e,c)}catch{}b()}))})})();x();ee();x();var Er={min:.5,max:4},Yl={controls:["none","some","all"],caption:["none","title","all"]};function dn(e,t){return e===
"scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=Er.min&&Number(t)<=Er.max:e==="scale"?!0:e==="controls"||e==="caption"?Yl[e].
includes(t):CSS.supports("color",t)}x();var Tr=Promise.resolve();function Or(e){let t=Tr.then(Kl).then(e);return Tr=t.catch(()=>{}),t}function Kl(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}x();ee();x();var As={width:960,height:540};function Nr(e){return{"HTML frame":_r(e),"Web component":Jl(e),Markdown:Lr(e),Quarto:Zl(
e),LaTeX:Xl(e)}}function _r(e){let{title:t,embed:n}=e;return`<iframe src="${ne(n)}" title="${ne(t)}" width="${As.width}"\
 height="${As.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${vr(e)}</iframe>`}function Jl(e){
let{server:t,attributes:n}=e,s=Object.entries({server:t,...n}).map(([o,r])=>r===""?o:`${o}="${ne(r)}"`);return`<script s\
rc="${ne(new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${vr(e)}</pointer-view>`}function vr({title:e,caption:t,embed:n,picture:s}){let o=[e,t].filter(
Boolean).join(". ");return`<a href="${ne(n)}"><img src="${ne(s)}" alt="${ne(o)}" width="${As.width}"></a>`}function Lr({
title:e,embed:t,picture:n}){return`[![${Ql(e)}](<${Sr(n)}>)](<${Sr(t)}>)`}function Zl(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",_r(e),"```",":::",'::: {.content-visible unless-format="html"}',Lr(e),":::"].join(`
`)}function Xl({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${th(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${ih([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ne(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Ql(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Sr(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function th(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var eh={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},nh=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
sh={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},oh=/[ąęįųĄĘĮŲ]/,rh=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function ih(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(rh,"")].flatMap(n=>[...sh[n]??ah(n)]).map(n=>eh[n]??ch(n)).join("")}function ah(e){return oh.test(e)?
e.normalize("NFD").slice(0,1):e}function ch(e){return/[&%$#_{}]/.test(e)?`\\${e}`:nh.test(e)?e:"?"}x();function Rr(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return lh(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Ir("Title",n),Ir("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function lh(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Ir(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,hh(n)),s.buffer}function hh(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}x();function Es(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),6e4)}var uh=[1,2,4],fh=2;function Cr({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className=
"view-take";let a={link:pn("Link"),embed:pn("Embed"),json:pn("JSON"),offline:pn("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=je("JSON",()=>Pr(r(),`${e()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=mh(()=>{let{link:p,embed:y}=t(),$=y?n():null;return{...p&&{Address:p},...$&&Nr($)}}),u=()=>{let p=t();for(let y of Object.
keys(a)){let $=p[y];a[y].hidden=$===null,$!==null&&(a[y].href=$)}c.hidden=p.json!==null,h.hidden=p.link===null&&p.embed===
null,l.hidden=te.answers};for(let p of["pointerenter","focusin"])i.addEventListener(p,u);let f=document.createElement("s\
elect");f.setAttribute("aria-label","Size of the PNG"),f.append(...uh.map(p=>{let y=p===fh;return new Option(`${p}×`,String(
p),y,y)}));let m=async p=>{let{address:y,meta:$}=await s(p,Number(f.value)),w=$.origin??t().embed??location.href;Es(Rr(y,
p,{title:$.title,origin:w}),`${e()}.${p}`)},g=()=>Pr(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),b=document.createElement(
"span");return b.append(je("PNG",()=>m("png"))," ",f),i.append(a.link,a.embed,b,je("SVG",()=>m("svg")),je("CSV",g),a.json,
c,a.offline,h,l),u(),i}function mh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;
r.textContent="",o.hidden=!0;let c=Object.entries(e()).map(([l,h])=>je(l,()=>a(l,h)));s.replaceChildren(...c,r)});let a=async(c,l)=>{
o.value=l,o.hidden=!1,o.setAttribute("aria-label",c);let h=await dh(l);h||o.select(),r.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function dh(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function pn(e){let t=document.createElement("a");return t.textContent=e,t}function je(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Pr(e,t,n){Es(new Blob(
[e],{type:n}),t)}Ge();x();var Wr={width:420,height:200},ph=300,se=2,ut=20,Ht=8,Fr=13,Gr=.75,gh=3,yh=7.5,bh=30,xh=44,wh=18,Ur=240,Br=90,Dr=56,Vr=90,
$h=48,kh=1.3,Mh=.6,Ah=9,zr=1.4,qr=["coloraxis","coloraxis2"];function Yr({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){
if(!n)return{data:e,layout:t};let i={width:n/r,height:s/r},a=o&&(i.width<Wr.width||i.height<Wr.height),c={...i,isFixed:o,
isTiny:a,isNarrow:i.width<560,scale:r},l=a?Eh(t,t.meta.small??{}):t;if(!o)return{data:e,layout:{...l,...jr(l,c)}};let h=Oh(
Th(e,l),c),u={...h,...jr(h,c),...Nh(e,h,c),...Lh(h,c)};return{data:Fh(e,h,c.height),layout:u}}function Eh(e,t){return Kr(
e,t)}function Kr(e,t){if(!Hr(e)||!Hr(t))return t;let n={...e};for(let[s,o]of Object.entries(t))n[s]=Kr(e[s],o);return Object.
fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function Hr(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function Jr(e,t){return Object.entries(e).filter(([s])=>t.test(s))}function Zr(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function Xr(e){return Jr(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function Qr(e,t){return e[t]}function Th(e,t){let{xaxis:n}=t,
s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(
s)&&o.length===s.length;return n?.tickangle!==-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,
ticktext:o}}}function Oh(e,{width:t,isTiny:n,scale:s}){let{xaxis:o,yaxis:r,meta:i}=e,a=o?.ticktext;if(!o||o.tickangle!==
-90||!a||a.length<=se)return e;let c={...o,tickangle:0};if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&
r?.ticktext?.join()===a.join()){let m=a.map((b,p)=>yn(b,p,1/0)),g=a.map((b,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:g},
yaxis:{...r,ticktext:m}}}let[h,u]=o.domain??[0,1],f=(u-h)*(t-(n?Br:Ur))/a.length;for(let m of[1,Gr]){let g=a.map((p,y)=>Sh(
yn(p,y,1/0),f/m));if(g.includes(""))continue;let b={...o.tickfont,size:m*s*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:g,...m<1&&{tickfont:b}}}}return e}function Sh(e,t){let n=Math.floor(t/Ht)-1,s=[];for(let o of e.split(" ")){
let r=s.at(-1);if(o.length>n)return"";r!==void 0&&r.length+1+o.length<=n?s[s.length-1]=`${r} ${o}`:s.push(o)}return s.length<=
gh?s.join("<br>"):""}function Nh(e,t,{width:n,height:s,isTiny:o,scale:r}){let i=_h(e,t),a=Math.max(...i.map(y=>y.length*
Ht+$h)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*ut>s/(o?4:3),h=i.length>0&&!l,u=vh(t,s,r),m=((u.
annotations?.find(({font:y})=>y?.size)?.font?.size??0)/r||ut)*zr+2,g=Math.min(t.margin?.t??8,h?c*ut+4:t.annotations?.length?
m:8),b=qr.some(y=>Qr(t,y)?.colorbar?.orientation==="h"),p=!t.margin||b&&!o;return{...l&&{showlegend:!1},...!p&&{margin:{
...t.margin,t:Math.ceil(g*r)}},...u}}function _h(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,
visible:i,showlegend:a,legendgroup:c}of e)!o||(a===!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.values()]:[]}function vh(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:f,
yanchor:m})=>f==="paper"&&m==="bottom",i=s.filter(r);if(!i.length)return{};let a=Xr(e).map(([f])=>f),c=i.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...a.map(m=>m-f).filter(m=>m>0),1-f)),l=o.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-ut)/
zr);if(h>=l)return{};let u=Math.max(Ah,h*n);return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function Lh(e,{
height:t,isTiny:n}){let s=Math.floor(t/3/Ht),o=t-ti(e,1/0,s)-Dr,r={};for(let i of qr){let a=Qr(e,i);a&&(n?r[i]={...a,showscale:!1}:
r[i]=Ih(e,i,a,o))}return r}function Ih(e,t,n,s){let o=n.colorbar??{};if(s>=ph||o.ticktext||o.orientation==="h")return n;
let r=e.template.layout[t],i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let u=Math.max(se,Math.floor(a/ut/1.5));
return{...n,colorbar:{...o,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let f=h.at(-1);
(f===void 0||(u-f)/(l-c)*a>=ut)&&h.push(u)}return{...n,colorbar:{...o,tickvals:h}}}function jr(e,t){let{width:n,height:s,
isFixed:o,isTiny:r,isNarrow:i}=t,a=i?n:1/0,c=o?Math.floor(s/3/Ht):1/0,l=ti(e,a,c),h=o?l?Dr:Vr:0,u=Math.max(s-l-(r?2*ut:h),
ut),f=r?n-Br:Math.max(n-Ur,60);return Object.fromEntries(Jr(e,/^[xy]axis/).map(([m,g])=>{let b=m.startsWith("x"),p=o&&b?
Ch(g,e,u):g,[y,$]=p.domain??[0,1],w=($-y)*(b?f:u),k=e.template.layout.font.size*t.scale,M=Rh(p,b,w,k,t),v=e.meta.priority?.[m];
return[m,Ph(M,{isX:b,length:w,fontSize:k,upright:c,priority:v},t)]}))}function Rh(e,t,n,s,{isTiny:o,isFixed:r}){let i=e.
title?.text??"";if(!o)return r&&!t&&i.length*Ht>kh*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||
c-a>Mh)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Ht-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,
title:{...e.title,standoff:0,font:{size:s-2},text:h}}}function Ph(e,{isX:t,length:n,fontSize:s,upright:o,priority:r},i){
let{width:a,isFixed:c,isTiny:l,isNarrow:h}=i,{ticktext:u,tickvals:f=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;
if(!u)return c||h&&t?Wh(e,t,n,i):e;let m=u.length;if(l&&t&&m===1&&e.tickangle===0&&(u[0]??"").length*Ht>n-Ht)return{...e,
tickfont:{size:.75*s}};if(m<=se&&(t||!c||n>=ut))return e;let b=!t&&c&&n/m<ut&&n/m>=Fr,p=t&&e.tickangle===0&&u.every(M=>/^\d+$/.
test(M)),y=Math.floor(n/(b?Fr:p?bh:ut)),$=m<=se?[m-1]:Hh(m,y,r),w=t&&e.tickangle!==0?o:1/0,k=ei(u,h?a:1/0,w);return{...e,
...b&&{tickfont:{...e.tickfont,size:Gr*s}},tickvals:$.map(M=>f[M]??M),ticktext:$.map(M=>k[M]??"")}}function Ch(e,t,n){let[
s]=Zr(t,e.anchor)?.domain??[0,1],o=Xr(t).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return e.side===
"top"||i>2.4*ut?e:{...e,title:{},...i<.9*ut&&{showticklabels:!1}}}function Wh(e,t,n,{isTiny:s,isNarrow:o}){let r=Math.max(
se,Math.floor(n/(t?xh:ut*1.5)));if(e.tickvals){let h=t?1:Math.ceil(e.tickvals.length/r);return{...e,tickvals:e.tickvals.
filter((u,f)=>f%h===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.max(se,Math.floor(n/wh))};
let c=o&&t&&e.nticks&&!s?se:r,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:e}function Fh(e,t,n){return e.
map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=Zr(t,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;
return a===void 0?s:(i-r)*(n-Vr)<a*ut?{...s,texttemplate:""}:s})}function Hh(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;
let o=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??
0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function ti({xaxis:e},t,n){let s=e?.tickangle===
0?[]:e?.ticktext??[],o=ei(s,t,n).map(r=>r.length);return Math.max(0,...o)*yh}function ei(e,t,n){return e.map((r,i)=>jh(r,
i,t,n)).every((r,i)=>r===e[i])?e:e.map((r,i)=>yn(r,i,n,t))}function jh(e,t,n,s){return n===1/0&&e.length<=s?e:yn(e,t,s,n)}
function yn(e,t,n,s=1/0){let o=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",c=""]=r,[l="",
h]=a.split(" · "),u=n<1/0?14:1/0,f=Math.min(o?Math.max(5,Math.floor(s/48)):u,n),m=l.length>f&&!l.includes("&")?`${l.slice(
0,f-1)}…`:l;return i+(h?`${t+1} ${m}`:m)+c}x();ee();Ge();var Gh=12,pe=new Map,Ts=new Map;function Ns(e,t){let n=JSON.stringify(Object.values(e)),s=pe.get(n)??new Map;
pe.delete(n),pe.set(n,s);for(let i of pe.keys()){if(pe.size<=Gh)break;pe.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise(
(i,a)=>Uh(n,e,t,{resolve:i,reject:a}));return s.set(t,r),r.catch(()=>s.delete(t)),r}function Uh(e,t,n,s){let o=Ts.get(e);
if(o){o.views.set(n,s);return}let r=new Map([[n,s]]);Ts.set(e,{query:t,views:r}),setTimeout(()=>{Ts.delete(e),Bh(t,r)},0)}
async function Bh(e,t){let{server:n,path:s,query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await It(`${s}/\
figures?${Rt({...o,views:i,theme:r})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof st&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of t)c?Dh(e,l).then(h,u):u(a)}}function Dh({server:e,path:t,
query:n,theme:s},o){let r=Rt({...n,theme:s});return It(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}var Os=new Map;async function si(e,t){
let n=Os.get(e),s=n??(e.startsWith("#")?Vh(e.slice(1)):zh(e));n||(Os.set(e,s),s.catch(()=>Os.delete(e)));let o=await s;if(ht(
o))return o;let{templates:r={}}=o.layout.meta,i=r[t];if(!i)return o;let a=ni(i),c=new Map;for(let f of Object.values(r))
ni(f).forEach((m,g)=>{c.set(m,a[g]??m)});let{data:l,layout:h}=Ss({data:o.data,layout:o.layout},c),{meta:u}=o.layout;return{
...o,data:l,layout:{...h,meta:u,template:i}}}function ni(e){return e.layout.colorway}function Ss(e,t){return Array.isArray(
e)&&["string","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>Ss(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,o])=>[s,Ss(o,t)])):t.get(e)??e}async function Vh(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function zh(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new st(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function ge(e,{server:t,path:n,view:s,values:o}){let r=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},h=Rt({...i&&e!=="json"?{step:s}:
{},...o}).toString();return new URL(h?`${c[e]}?${h}`:c[e],t).href}x();var oi=/<br ?\/?>/i,bn=null;function ri(e,t,{width:n,height:s,scale:o},r=Qh){let{font:i}=t.template.layout,a={size:i.size*
o,family:String(i.family??"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[u,f]of Object.entries(t)){if(!/^[xy]axis/.
test(u))continue;let m=f,g=u.startsWith("x"),b=qh(m,g,a,r);if(b===null||b&&!Zh(t,m,g))continue;l[u]={...m,automargin:!1};
let p=g?"b":"l";if(b&&(c[p]=Math.max(c[p],Math.ceil(b)+8)),b&&!g){let y=Math.ceil((m.tickfont?.size??a.size)/2);c.t=Math.
max(c.t,y),c.b=Math.max(c.b,y)}}let h=s-c.t-c.b;for(let u of["coloraxis","coloraxis2"]){let m=e.some(({coloraxis:p,visible:y})=>p===
u&&y!==!1)?Kh(t,u,h,a,r):0,g=Math.min(12,c.l,c.t,c.b),b=(m+g+(1.02-1)*(n-c.l))/1.02;m&&(c.r=Math.max(c.r,Math.ceil(b)))}
for(let[u,f]of Object.entries(l)){if(!u.startsWith("x")||!f.ticktext||f.tickangle!==0)continue;let m=xn(f.ticktext,{...a,
...f.tickfont},r).width;Jh(f,m,n,c)&&delete l[u]}return{...t,...l,margin:c}}function qh(e,t,n,s){if(e.visible===!1)return 0;
let o=e.title?.text??"";if(e.showticklabels===!1)return o?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,
h=t&&c===-90;if(!i||!a||c!==0&&!h||l&&l!==(t?"bottom":"left")||e.ticks)return null;let f=e.tickfont?.size??n.size,m=xn(i,
{...n,size:f},s);return 1+(h?m.width+.2*f:t?m.height:m.width)+Yh(e,o,n)}function xn(e,{size:t,family:n},s){let[o,r,i]=[0,
1,0];for(let a of e){let c=a.includes("<b>")?700:400,l=a.split(oi);r=Math.max(r,l.length);for(let h of l){let u=s(Xh(h),
`${c} ${t}px ${n}`);o=Math.max(o,u.width),i=Math.max(i,u.descent)}}return{width:o,height:t+(r-1)*1.3*t+i}}function Yh(e,t,n){
if(!t)return 0;let{font:s,standoff:o}=e.title,r=s?.size??Math.round(1.2*n.size),i=t.split(oi).length-1;return r*(.7+i*1.3)+
(o??6)}function Kh(e,t,n,s,o){let r=e[t]??{},a={...e.template.layout[t]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,
thickness:h,len:u=1}=a,f=a.orientation==="h"||"x"in a||"xanchor"in a;if(r.showscale===!1||f||!c?.length||!h)return 0;let m=xn(
l??c.map(String),s,o),g=20+h,b=a.title?.text;if(!b)return g+1+m.width;let p=Math.round(1.2*s.size),y=xn([b],{...s,size:p},
o).width,[$,w]=[r.cmin??c[0]??0,r.cmax??c.at(-1)??1],k=u*n-20;return c.some(v=>Math.abs((v-$)/(w-$)-.5)*k<y/2+1.3*(s.size/
2))?g+1+m.width+1.45*p+2:g+10+1.25*p}function Jh({domain:e=[0,1],categoryarray:t,ticktext:n=[]},s,o,{l:r,r:i}){let[a,c]=e,
l=o-r-i,h=(c-a)*l/(t??n).length,u=Math.min(r+a*l,i+(1-c)*l);return(s-h)/2>u}function Zh(e,t,n){let s=t.anchor??(n?"y":"x"),
o=e[`${s[0]}axis${s.slice(1)}`],[r]=o?.domain??[0,1];return r===0}function Xh(e){return e.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function Qh(e,t){if(bn??=document.createElement("canvas").getContext("2d"),!bn)return{
width:0,descent:0};bn.font=t;let{width:n,fontBoundingBoxDescent:s}=bn.measureText(e);return{width:n,descent:s}}x();function ai({x:e,y:t,xaxis:n,yaxis:s},o){let r=[ii(n,e,o),ii(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function ii(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function ci(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(tu());if(!e._fullLayout)
return;let o=e._fullLayout,{_subplots:r}=e._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[h,u]=[o[`xaxis${c}`],o[`yaxis${l}`]];if(!h||!u)return[];let f=[h,u].every(({_name:m})=>t.includes(m));return[[h,
u],[u,h]].flatMap(([m,g])=>m&&g&&t.includes(m._name)&&(f||m.anchor===g._id)?n.map(p=>eu(m,g,p)):[])});s.replaceChildren(
...i.filter(a=>a!==null))}function tu(){let e=document.createElement("div");return e.className="view-marks",e}function eu(e,t,n){
if(!e._length)return null;let s=e._id.startsWith("x"),o=[e.l2p(n-.5),e.l2p(n+.5)],[r,i]=[Math.min(...o),Math.max(...o)];
if(!(i>0&&r<e._length)||!t._length)return null;let[a,c]=s?[e._offset+r,t._offset]:[t._offset,e._offset+r],[l,h]=s?[i-r,t.
_length]:[t._length,i-r],u=document.createElement("div");return Object.assign(u.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${h}px`}),u}x();function hi(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function ui(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function fi(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function mi(e,t){return e.map(s=>{let{name:o,title:r,values:i}=s,a=di(s)[i.indexOf(t[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function di({values:e,labels:t}){return t??e}var wn=class{#s;#t;#n="";#o=0;#e=null;constructor(t,n){
this.#s=t,this.#t=n}offer({choices:t=[],player:n},s,o){let r=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#e=null,
this.#s.replaceChildren(...t.map(c=>this.#r(c))),r.length&&o&&this.#s.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#s.append(...this.#c(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#s.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#o),this.#o=0,this.#e&&(this.#e.textContent=
"Play")}#r(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=di(t);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),li(s,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),li("Open",n)}#c({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[t]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},i=h=>{this.pause(),r(o()+h)},a=_s(
"Play",()=>{if(this.#o){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#e=a;let c=_s("‹",()=>i(-1)),l=_s("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function li(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function _s(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}x();var pi="vendor/plotly/plotly-traces-4.1.1.min.js",vs;function $n(e){return window.Plotly?Promise.resolve(window.Plotly):
(vs??=new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${pi}`,e).href:new URL(`../${pi}`,
T).href;let o=()=>{vs=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):o()),s.addEventListener("error",o),document.head.append(
s)}),vs)}async function gi(e,t,n){let{width:s,height:o}=e.layout;return(await $n()).toImage(e,{format:t,width:s,height:o,
...t==="png"&&{scale:n}})}Ps();Ws();var gr={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"i\
nterventions",against:"against"},yr=["inputs","removed"],ip=new Set(["server","source","model","lesson","view","theme","\
reads",...yr,...Object.keys(gr)]),Wl=["scale","accent","controls","caption"],ap=new Set([...Wl,"fill"]),Il=":scope > a",
Rl="pointer-view:hover",dr=matchMedia("(prefers-color-scheme: dark)"),cp={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},lp=120,hp=[["short",576,0],["low",352,0],["tight",288,352]],ks={height:525,width:640,
least:.75,most:4},up="400px 0px",Pl=660,fp="[data-answer]:not(pointer-view *)",mp=/^(\w+):(\d+)$/,dp="The server draws t\
his chart, and it does not answer.",pp="The answer above is computed in this browser.",gp="Type visits, or add a place, \
to see what the model answers.",He=null,pr=null,br=class extends HTMLElement{#s=null;#t=null;#n=null;#o=0;#e=!1;#r="";#i=!1;#c="";#a=[];#u=!1;#f=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#O()},{rootMargin:up});#p=new ResizeObserver(()=>requestAnimationFrame(()=>this.#V()));#b=new MutationObserver(
t=>this.#x(t.map(({attributeName:n})=>n??"")));#w=t=>this.getAttribute(t);#h=()=>{if(!this.#n||!this.#t){this.#k();return}
this.#W(this.#v),this.#E()};#m=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#T=({type:t})=>this.#U(t==="beforeprint");connectedCallback(){
this.#s??=this.#F(),this.#R(),document.addEventListener("pointerscope:theme",this.#h),document.addEventListener(Rl,this.#m),
dr.addEventListener("change",this.#h);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#T);this.#p.
observe(this),this.#b.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#f.observe(this):this.#u=!0,this.#k()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#h),document.removeEventListener(Rl,this.#m),dr.removeEventListener(
"change",this.#h);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#T);this.#p.disconnect(),this.#b.
disconnect(),this.#f.disconnect(),this.#l.controls.pause()}mark(t){t.join()!==this.#a.join()&&(this.#a=t,this.#Z())}get chosen(){
return this.#t?this.#P:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#X();
return Math.ceil(t+gn(this.#t)+n)}get#l(){return this.#s??=this.#F(),this.#s}#O(){this.#u=!0,this.#f.disconnect(),this.#k()}#x(t){
t.some(s=>ap.has(s))&&(this.#R(),this.#E()),t.includes("beat")&&this.#$();let n=t.filter(s=>ip.has(s)&&!this.#S(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#u?this.#O():n.length?this.#k():this.#d.some(({name:s})=>t.includes(s))?this.#z()&&
this.#E():t.includes(this.#c)&&this.#k()}#S(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#h(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#$(){if(!this.#r)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#N(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#y("beat",{beat:t===null?null:t+1})}get#d(){return this.#t?Et(this.#t).choices??[]:[]}#k(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#H()}))}get#C(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#M(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:kt.href}get#_(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#v(){let t=this.getAttribute("theme");return t===
"auto"?dr.matches?"dark":"light":(t??this.#_)==="dark"?"dark":"light"}get#L(){let t=this.getAttribute("scale");return t===
"auto"?this.#I:t!==null&&dn("scale",t)?Number(t):1}get#I(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/ks.height,t/ks.width))/10;return Math.min(ks.most,Math.max(ks.least,
s))}#R(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#L)):
this.style.removeProperty("--scale"),t&&dn("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#g(){if(this.hasAttribute("lesson")){let n=yr.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(gr).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#H(){let{needsHistory:t,query:n}=this.#g;
this.#o+=1;let s=this.#o,o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#C&&r&&(!t||n.visits||n.record);
if(!o&&!i){this.#B(gp);return}if(!this.#u){this.#B("");return}let a=this.#v;this.#W(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#M,path:this.#C,query:n,theme:a},l=this.hasAttribute("server")?this.#M:"",[h]=await Promise.
all([o?si(o,a):this.#j(c,r),o?null:r===de?Promise.resolve().then(()=>(mr(),fr)):$n(l)]),u=ht(h),f=u?await Promise.resolve().then(()=>(mr(),fr)):
null;u||await $n(l),await Or(()=>{s===this.#o&&(this.#rt(f?.NetworkDrawing??null,Et(h).title),this.#t=u?h:structuredClone(
h),this.#at(this.#t),this.#G({...c,theme:"light"},r))})}catch(c){s===this.#o&&this.#Y(c)}finally{s===this.#o&&this.removeAttribute(
"aria-busy")}}async#j(t,n){let s=n===de?this.#n:null,o=this.getAttribute("model")??"",r=await s?.compute(t,o,{isSilent:!1});
if(r)return r;try{return await Ns(t,n)}catch(i){if(!Cl(i))throw i;let a=await s?.compute(t,o,{isSilent:!0});if(!a)throw i;
return a}}#W(t){this.#_!==t?this.dataset.theme=t:delete this.dataset.theme}#G(t,n){if(!this.#t||ht(this.#t))return;let{template:s,
meta:o}=this.#t.layout,r=o.templates?.light;He??=r??(this.#v==="light"?s:null),!(He||this.hasAttribute("source"))&&(pr??=
Ns(t,n),pr.then(i=>{ht(i)||(He??=i.layout.template)}).catch(()=>{pr=null}))}#U(t){if(this.#i=t,!this.#t||!this.#r)return;
let n=He??this.#n;this.#W(t&&n?"light":this.#v),this.#E(),t||requestAnimationFrame(()=>this.#E())}#F(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#A("h3","view-title"),caption:this.#A("p","view-caption"),choices:this.#A(
"div","view-choices"),summary:this.#A("p","view-summary"),failure:this.#A("p","view-failure"),trust:this.#A("p","view-tr\
ust"),plot:this.#A("div","view-plot"),details:this.#A("details","view-table"),exports:Cr({name:()=>this.#et,links:()=>this.#gt(),
view:()=>this.#t&&this.#yt(this.#t),picture:(r,i)=>this.#dt(r,i),csv:()=>Mn(this.#tt()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#Q());let s=new wn(n.choices,{selected:()=>this.#P,select:(r,i)=>this.#mt(r,i),open:r=>this.#y(
"open",r)}),o=this.querySelector(Il);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...o?[o]:
[]),this.addEventListener("toggle",({target:r})=>this.#ft(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])
r.hidden=!0;return{...n,controls:s}}#A(t,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(
t);return o.className=n,o}#rt(t,n){if(t===null==(this.#n===null))return;let s=this.#l,o=s.plot.cloneNode();o.removeAttribute(
"data-listening"),o.role=t?"group":"img",s.plot.replaceWith(o),s.plot=o,this.#n?.bar?.remove(),this.#n=t?new t(o,{title:n,
isProjected:this.hasAttribute("fill"),hover:r=>this.#y("hover",{visits:r}),told:r=>this.#N(r),acts:{server:()=>this.hasAttribute(
"source")?null:this.#M,answered:r=>this.#it(r),resized:()=>requestAnimationFrame(()=>this.#V())}}):null,this.#n?.bar&&s.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#n??{};s?this.setAttribute(
"interventions",s):this.removeAttribute("interventions"),this.#z()&&this.#E(),this.#y("interventions",n)}#q(t){let{plot:n,
details:s,choices:o,exports:r,failure:i}=this.#l;for(let c of[n,s,o,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#B(t){this.#t=null,this.#c="",this.removeAttribute("aria-busy"),this.#l.controls.pause(),this.#q(!0),this.#l.
summary.textContent=t}#Y(t){this.#B("");let{failure:n}=this.#l,s=Cl(t)&&document.querySelector(fp)!==null,o=s?dp:me(t);if(n.
replaceChildren(o),s&&n.append(" ",yp()),n.hidden=!1,this.#y("failed",{message:o}),!(t instanceof st)||![0,503].includes(
t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("cl\
ick",()=>this.#k()),n.append(" ",r)}#at(t){let{title:n,caption:s,controls:o}=this.#l,r=Et(t);n.textContent=r.title,n.hidden=
!1,s.textContent=r.caption,this.#ct(r.trust),this.toggleAttribute("data-network",ht(t)),this.#q(!1),o.offer(r,ht(t)?[]:t.
data,!this.hasAttribute("fill")),this.#z()&&this.#E()}#ct(t){let{trust:n}=this.#l;if(n.textContent=t?.text??"",!t||this.
hasAttribute("source")||!te.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.getAttribute("mod\
el")??"");s.href=new URL(`insights/${o}#view-${t.view}`,this.#M).href,s.textContent="Which explanation to believe",n.append(
" ",s)}#E(){if(!this.#t)return;let{plot:t}=this.#l,n=this.#i,s=this.#D(gn(this.#t)),o=n?Math.min(s.width||Pl,Pl):s.width;
if(!o)return;ht(this.#t)?(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}p\
x`:"",this.#lt(t,this.#t,{...s,width:o}));let r=!this.dataset.drawn;r&&this.querySelector(Il)?.remove(),this.#r=`${o}×${s.
height}`,this.dataset.drawn="true",r&&this.hasAttribute("beat")&&this.#$(),this.#Z(),this.#y("drawn",{})}#lt(t,{data:n,layout:s},o){
let r=this.#i,i=r&&He?{...s,template:He}:s,a=this.#K({data:n,layout:i},o);window.Plotly?.react(t,a.data,r?{...a.layout,width:o.
width}:a.layout,cp),t.dataset.listening||this.#ht(t)}#K({data:t,layout:n},{width:s,height:o,isFixed:r}){let i="rgba(0, 0\
, 0, 0)",a=this.#L,{font:c,hoverlabel:l}=n.template.layout,h=c.size*a,u=Yr({data:t,layout:bp(n)},{width:s,height:o,isFixed:r,
scale:a}),f={font:{size:h},hoverlabel:{...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...ri(u.data,
u.layout,{width:s,height:o,scale:a}),...a!==1&&f,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#ht(t){t.dataset.listening="t\
rue",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#y("open",n.data.meta);let[,s,o]=mp.exec(String(
[n.customdata].flat()[0]))??[];s&&this.#y("select",{table:s,row:Number(o)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#y(
"hover",{visits:ai(n,this.#J)})}),t.on("plotly_unhover",()=>this.#y("hover",{visits:[]}))}get#J(){return this.#t?Et(this.#t).
visit_axes??[]:[]}#y(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#Z(){!this.#t||
!this.#r||(this.#n?this.#n.mark(this.#a):ci(this.#l.plot,this.#J,this.#a))}#D(t){let{plot:n}=this.#l,s=n.clientWidth;if(!this.
hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#R(),this.#ut();let{above:o,
below:r}=this.#X();this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),
lp);return{width:s,height:i,isFixed:!0}}#ut(){let[t,n]=[this.offsetWidth/this.#L,this.offsetHeight/this.#L],s=hp.filter(
([,o,r])=>n<o||t<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#X(){let{plot:t,details:n,exports:s}=this.#l,
o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),
a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().
top-o.top)/r,below:a/r}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll(
"details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#V())}#V(){if(!this.#t)return;let{width:t,height:n}=this.#D(
gn(this.#t));t&&this.#r!==`${t}×${n}`&&this.#E()}#mt(t,n){this.setAttribute(t,String(n)),this.#y("option",{[t]:n})}#z(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:ui(this.#d,this.#w);if(n)return this.#Y(new Error(n.
message)),this.#c=n.name,!1;let s=Et(t),o="";if(this.#d.length&&!ht(t)){let r=this.#P;this.#l.controls.show(r);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));Ai(t,r);let{summaries:i}=s;i&&(s.summary=i.texts[fi(
this.#d,i.by,r)]??""),o=`: ${mi(this.#d,r)}`}return this.#l.summary.textContent=s.summary??"",this.#l.plot.setAttribute(
"aria-label",`${s.title}${o}. ${s.summary??""}`),this.#Q(),!0}get#P(){return hi(this.#d,this.#w)}#Q(){let{details:t}=this.#l;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Et(this.#t).title}`),n.append(...this.#tt().map(kn)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#tt(){return this.#t?Oi(this.#t,this.#P):[]}async#dt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:ht(s)?await this.#n?.address(t,n)??"":await gi(this.#pt(s),t,n),meta:Et(
s)}}#pt(t){let{data:n,layout:s}=structuredClone(t),o=this.#D(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#K({data:n,layout:s},o),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#et(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#nt(){return{server:this.#M,path:this.#C,view:this.getAttribute("vi\
ew")??"",values:{...this.#g.query,...this.#P}}}get#st(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Wl.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&dn(s,o??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&te.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#nt;return{link:n,embed:ge(
"embed",this.#ot(o)),json:ge("json",o),offline:ge("offline",o)}}#ot(t){let{controls:n,...s}=this.#st,o={...t.values,...s,
...n&&n!=="some"&&{controls:n}};return{...t,values:o}}#yt(t){let n=this.#nt,{title:s,summary:o=""}=Et(t),r=["model","les\
son","view","reads",...yr,...Object.keys(gr)],i=[...this.attributes].filter(({name:f})=>r.includes(f)),{theme:a,...c}=this.#st,
l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:f,value:m})=>[f,m])),...this.#P,...l&&{theme:l},
...c},u=this.#ot(n);return{title:s,caption:o,name:this.#et,server:n.server,embed:ge("embed",u),picture:ge("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([f,m])=>[f,String(m)]))}}};function Cl(e){return e instanceof st&&e.status===0}function yp(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=pp,e}function bp(e){let t=Object.
entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=o.type==="category"&&!o.categoryarray&&r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(
t)}customElements.define("pointer-view",br);})();
