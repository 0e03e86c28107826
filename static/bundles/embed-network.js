var dl=Object.defineProperty;var T=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var pl=(e,t)=>{for(var n in t)dl(e,n,{get:t[n],enumerable:!0})};function po(e,t,n){let s=bs(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function bs(e,t,n){
let s=e.querySelector(t);return s&&yl(s,n)?s:null}function yl(e,t){return e instanceof(t??HTMLElement)}var $s=T(()=>{"us\
e strict"});async function Lt(e,t,n=wt){let s=await Ll(new URL(`api/${e}`,n),t);if(String(n)===wt.href&&Cl(s!==null&&!Rl(s)),!s)return xo();
if(!(s.headers.get("content-type")??"").includes("json")){let i=_l(s.status);throw new nt(s.status,[{where:"",message:i,
suggestions:[]}])}let o=await s.json().catch(xo);if(!s.ok)throw new nt(s.status,o.errors??[]);return o}async function Ll(e,t){
try{let n=await fetch(e,t);return Nl.includes(n.status)?null:n}catch(n){if(Mo(n))throw n;return null}}function ko(e){let t=AbortSignal.
timeout(Tl);return e?AbortSignal.any([e,t]):t}function Rl({headers:e}){return e.get("cache-status")?.startsWith("service\
-worker")??!1}function Cl(e){e!==Qt.answers&&(Qt.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",
{detail:{answers:e}})))}function xo(e){throw Mo(e)?e:new nt(0,[{where:"",message:vl,suggestions:[]}])}function Mo(e){return e instanceof
DOMException&&e.name==="AbortError"}function Rt(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,s])=>[n,String(s)]))}function ue(e){return e instanceof Error?e.message:String(e)}var nt,wt,Qt,Nl,Tl,vl,_l,te=T(
()=>{"use strict";nt=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=
n}},wt=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),Qt={answers:!0},Nl=[502,504],Tl=5e3,vl="No response c\
ould be read. Your input is still here; check your connection and try again.",_l=e=>`The server answered with ${e}.`});function lt(e){return"kind"in e&&e.kind===fe}function Mt(e){return lt(e)?e.meta:e.layout.meta}function fn(e){return lt(e)?
e.meta.height??0:e.layout.height}var fe,He=T(()=>{"use strict";fe="network"});function ge(e){let t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t)}function ye(e){let t=atob(e),n=new Uint8Array(
t.length);for(let s=0;s<t.length;s++)n[s]=t.charCodeAt(s);return n}var be=T(()=>{"use strict"});function Ge(e){if(Array.isArray(e))return Rh(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Lh[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(ye(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function Rh(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function Be({values:e,
shape:t},n){let[,...s]=t,r=s.reduce((o,i)=>o*i,1);return{values:Ch(e,n*r,(n+1)*r),shape:s}}function hi({values:e,shape:t}){
return t.length<2?e:Ss({values:e,shape:t})}function Ss(e){return Array.from({length:e.shape[0]??0},(t,n)=>Be(e,n).values)}
function Ch(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Lh,Ns=T(()=>{"use strict";be();Lh={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function Ih(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function fi({shape:e}){return e.reduce((t,n)=>t*
n,1)}function mi(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,r=[],o=(i,a)=>r[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(fi(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Wh(e,i,l,o);r.push(a)}return r.at(-1)??new s(0)}
function Wh(e,t,n,s){let{op:r}=t;if(r==="constant")return jh(t,n);let o=Fh(e,t,n).map(([u,f])=>s(u,f)),[i=0,a=0,c=0]=o;if(r===
"view"||r==="join")return i;if(r==="where")return i?a:c;if(r==="matmul")return Dh(o);if(r==="collect")return Ts.sum?.(o)??
0;if(r==="softmax")return Gh(e,t,n,o);let l=Ts[r];if(l)return l(o);let h=Ph[r];if(!h)throw new RangeError(`There is no o\
peration ${r}.`);return h(i,a)}function Fh(e,t,n){let{op:s,of:r=[],groups:o}=t,[i=0,a=0]=r;if(s==="view")return[[i,Uh(t,
n)]];if(s==="join")return[Vh(e,r,n)];if(s==="collect")return(o?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[h,u]=[Math.floor(n/l),n%l],f=Math.floor(h/(t.shape.at(-2)??1))*c*l;return ui(c).flatMap(
d=>[[i,h*c+d],[a,f+d*l+u]])}if(s==="softmax"||s in Ts){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,h=ui(
c).map(u=>[i,l*c+u]);return r.length>1?[...h,[a,0]]:h}return r.map(c=>[c,e[c]?.shape.length?n:0])}function jh({values:e=0},t){
return Ih(Array.isArray(e)?e[t]??Number.NaN:e)}function Hh(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function Gh(e,t,n,s){let{place:r,width:o}=Hh(e,t,n),i=Bh(s.slice(0,o),s[o]);return(i[r]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function Bh(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(r=>Math.exp((r-
n)/s))}function Dh(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Uh({shape:e,offset:t=0,
strides:n,index:s},r){if(s)return s[r]??0;let[o,i]=[t,r];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;o+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return o}function Vh(e,t,n){let s=n;for(let r of t){let o=fi(e[r]??{op:"",shape:[]});if(s<o)return[r,s];
s-=o}throw new RangeError(`No operand has the element ${n}.`)}function ui(e){return Array.from({length:e},(t,n)=>n)}function zh(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function qh(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var Ph,
Ts,di=T(()=>{"use strict";Ph={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,
maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>zh(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+qh(e/Math.SQRT2))},Ts=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function yi({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let r=e[s.trace];if("lines"in s){let o=De(s.lines,t,n);
Object.assign(r,Kh(o,n[s.row],s))}else r[s.attribute]=hi(De(s.is,t,n))}}function De(e,t,n){let s=Yh(t),r=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===gi?0:a.indexOf(n[i]??"")};return{values:mi(e,(i,a=[])=>{let c=s[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,h)=>Be(l,r(h)),c).values}),shape:e.at(-1)?.shape??[]}}
function Yh(e){let t=pi.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,Ge(s)])),pi.
set(e,t)),t}function Kh({values:e,shape:t},n,{above:s,to:r}){let o=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==gi&&
l!==n))for(let h=0;h<c;h+=1){let u=Number(e[l*c+h]);u<=s||u>r||(o.push(0,1,null),i.push(l,h,null))}return{x:o,y:i}}var gi,
pi,vs=T(()=>{"use strict";Ns();di();gi="all",pi=new WeakMap});function wi(e,t){let{table:n}=Mt(e);if(n&&"rows"in n)return[n];if(lt(e))return[];let{data:s,layout:r}=e,o=n?[Jh(n,r.meta,
t)]:[];return n&&!n.beside?o:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Xh(r,a)),...o]}function pn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(o=>_s("th",o,"col")));let r=n.
createTBody();for(let[o,...i]of t)r.insertRow().append(_s("th",o,"row"),...i.map(a=>_s("td",a)));return n}function gn(e){
let t=s=>s.map(eu).join(",");return`${e.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Jh(e,t,n){let{columns:s,labels:r}=e;if("values"in e){let i=e.values.map(a=>De(a,t,n).values);return{columns:s,
rows:r.map((a,c)=>[a,...i.map(l=>l[c])])}}let o=Ss(De(e.matrix,t,n));return{columns:s,rows:r.map((i,a)=>[i,...Array.from(
o[a]??[])])}}function Xh(e,t){let n=Ge(t.z??[]),s=bi(e,t,"y").map((r,o)=>[r,...Array.from(Be(n,o).values)]);return{columns:[
t.name??"",...bi(e,t,"x")],rows:s}}function bi(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>$i(String(c)));let r=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;if(i)return i.map($i);let{shape:a}=Ge(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function $i(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function eu(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
Qh,"$1'").replace(tu,"'"),n=Zh.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function _s(e,t,n){let s=document.
createElement(e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),
s}var Zh,Qh,tu,Ls=T(()=>{"use strict";Ns();He();vs();Zh=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Qh=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
tu=/^(?=[\t\r\n])/});function Rs(e,t,n){switch(t.kind){case"head":return nu(e,t,n.architecture);case"mask":return su(e,t.visit,n.visits);case"\
skip":return ru(e,t);case"residuals":return au(e);case"gate":return ou(e,t);case"temperature":return iu(e,t)}}function nu({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:r},{layers:o,heads:i}){let a=Array.from({length:o*i},(u,f)=>[Math.floor(
f/i),f%i]),c=e==="all"?a:e,h=c.some(([u,f])=>u===s&&f===r)?c.filter(([u,f])=>u!==s||f!==r):a.filter(([u,f])=>u===s&&f===
r||c.some(([d,g])=>u===d&&f===g));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function su({mask_visits:e=[],
...t},n,s){let r=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let o=e.includes(r)?e.filter(
i=>i!==r):[...e,r].sort((i,a)=>i-a);return o.length?{...t,mask_visits:o}:t}function ru({skip:e=[],...t},{layer:n,part:s}){
let r=e.filter(i=>i.layer!==n||i.part!==s),o=r.length<e.length?r:[...e,{layer:n,part:s}];return o.length?{...t,skip:o}:t}
function ou({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function iu(e,{of:t,value:n}){let s=`${t}_te\
mperature`,r={...e};return delete r[s],n===1?r:{...r,[s]:n}}function au({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
function ki(e){return Object.entries(e).flatMap(([t,n])=>{let s=cu,r=Object.hasOwn(s,t)?s[t]?.(n,e):"";return r?[{key:t,
text:r}]:[]})}var xi,cu,Cs=T(()=>{"use strict";xi=e=>e.map(t=>t+1),cu={gate:e=>`gate forced to ${e}`,only:e=>`${e} only`,
attention_temperature:e=>`attention temperature ${e}`,pointer_temperature:e=>`pointer temperature ${e}`,scaling:()=>"no \
division by √k",pointer_scaling:()=>"no division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinu\
soidal table",position_from_end:()=>"no position from the end",residuals:()=>"no residual connections",layer_norm:()=>"n\
o layer norms",remove_heads:(e,{replace_with:t})=>`${e==="all"?"every head":e.map(([s,r])=>`L${s} H${r}`).join(", ")} ${t===
"mean"?"replaced by the mean":"switched off"}`,replace_with:()=>"",skip:e=>`${e.map(({layer:n,part:s})=>`${s.replace("_",
"-")} of layer ${n}`).join(", ")} skipped`,without_features:e=>`without ${e.join(", ")}`,mask_visits:e=>`visit${e.length>
1?"s":""} ${xi(e).join(", ")} masked`,order:e=>`order ${xi(e).join(" ")}`}});function Mi(e,t){return ki(e).map(({key:n,text:s})=>{let r=document.createElement("li"),o=document.createElement("button");
return o.type="button",o.textContent=`${s} ×`,o.title="Take this change back",o.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),r.append(o),r})}var Ai=T(()=>{"use strict";Cs()});function Ei(e){return yn!==null&&Object.hasOwn(yn,e)}async function Oi(e,t=wt){return $e?lu(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await Ti(e,"vocabulary")))}async function lu(e,t){try{return await Lt(
e,{},t)}catch(n){if(!(n instanceof nt)||n.status)throw n;let s=new URL(`api/${e}`,t),r=await fetch(s,{cache:"force-cache"}).
catch(()=>null);if(!r?.ok)throw n;return r.json()}}async function Si({id:e,weights:t},n,s=wt){if(!$e)return Ti(e,"weight\
s",n);let r=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return vi(new URL(r,s),"weights",n)}async function Ni(e,{
weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(
r=>r.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the \
page again.")}async function Ti(e,t,n=!1){let s=yn?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.
startsWith("#"))return vi(new URL(s,document.baseURI),t,n);let r=document.getElementById(s.slice(1))?.textContent??"";return ye(
r.trim()).buffer}async function vi(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`Th\
e ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function hu(e){let t=bs(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var yn,$e,Ps=T(()=>{"use strict";te();be();$s();yn=hu("model-files"),$e=yn===null});function Ue(e){let{tensors:t,...n}=e,s=Object.entries(t).map(([r,{data:o,shape:i}])=>[r,{values:new Float32Array(ye(o).buffer),
shape:i}]);return{...n,tensors:Object.fromEntries(s)}}function Is({tensors:e,weights:t,...n}){let s=Object.entries(e).map(
([r,{values:o,shape:i}])=>[r,{dtype:"<f4",shape:i,data:ge(new Uint8Array(Float32Array.from(o).buffer))}]);return{...n,tensors:Object.
fromEntries(s)}}var bn=T(()=>{"use strict";be()});function gu({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function Ci({prediction:e},{prediction:t,places:n}){let s=t.location===e.location,r=s?"":`${n[t.location]?.label??
t.name}, `,o=Math.round(1e3*e.probability)-Math.round(1e3*t.probability);return{value:`${r}${(100*t.probability).toFixed(
1)} %`,change:s&&o?`${o>0?"▲":"▼"} ${Math.abs(o/10).toFixed(1)} points`:"",isMore:o>0}}function Ws(e,t){e.textContent=
t?gu(t):"…";let{location:n,probability:s}=t?.prediction??{};for(let[r,o]of Object.entries({location:n,probability:s,engine:t?.
engine}))o===void 0?delete e.dataset[r]:e.dataset[r]=String(o)}function Li(e){try{return e()}catch(t){let{problems:n}=t;
throw n?new nt(422,n):t}}function yu(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(
s):s]);return Rt(Object.fromEntries(t))}var uu,_i,fu,mu,du,pu,Ri,$n,Fs=T(()=>{"use strict";te();Ps();bn();uu=["browser",
"server"],_i=20,fu=300,mu=4,du="static/bundles/browser-model.js",pu="The network could not be loaded.",Ri={address:new URL(
"../bundles/browser-model.js",import.meta.url).href,load(e){let t=null,n=r=>{t=r};return document.dispatchEvent(new CustomEvent(
"pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(e)===wt.href?import(Ri.address):import(new URL(du,e).href)}};
$n=class{#s;#t;#n;#r=null;#e=null;#o=!1;#a=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=wt){this.#s=t,this.#n=
s,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&uu.includes(t)?t:null,$e||(this.choice=
"browser"),this.obstacle="",this.#e||(this.#r=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==null&&
this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.#r&&this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(o=>setTimeout(o,fu))]),this.#e&&this.choice!==
"server")return this.explainHere(t);if(!$e)throw new nt(0,[{where:"",message:this.obstacle,suggestions:[]}]);let r=this.
choice!=="server"&&!!navigator.serviceWorker?.controller?ko(n):n;try{return{...await this.#l(t,r),engine:"server"}}catch(o){
if(!(o instanceof nt&&o.status===0)||this.choice==="server")throw o;if(await this.prepare(),this.#e)return this.explainHere(
t);throw this.choose(this.choice),o}}async compute(t){await this.prepare();let n=this.#e;if(!n){let s=`The server does n\
ot answer. This browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new nt(0,[{where:"",message:s,suggestions:[]}])}
return Li(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if($e||await this.prepare(),this.#e&&this.choice!=="server"){
let{places:s}=this.#e;return s.search(t,_i).map(({id:r,category:o})=>({label:s.label(r),notation:s.notation(r),category:o}))}
let{items:n}=await Lt(`${this.#t}/locations?${Rt({q:t,limit:_i})}`,{},this.#n);return n}async prepare(){try{this.#r??=this.#i(),
this.#e=await this.#r}catch(t){this.#o=!0;let n=t instanceof nt?!t.status:t instanceof TypeError;this.obstacle=n?pu:ue(t)}}explainHere(t){
let n=this.#e,{interventions:s,...r}=t,o=JSON.stringify([r,s||null]),i=this.#a.get(o);if(i)return i;let a={...Li(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#a.keys();return this.#a.size>=mu&&this.#a.delete(c),this.#a.set(o,a),a}async#l(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let r=`${this.#t}/views/network?${yu(t)}`,{trace:o}=await Lt(
r,{...n&&{signal:n}},this.#n);return Ue(o)}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(
t),...n&&{signal:n}};return Lt(`${this.#t}/explain?encoding=base64`,s,this.#n)}async#i(){let t=await Oi(this.#s,this.#n);
if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},
s]=await Promise.all([Ri.load(this.#n),Si(t,this.#o,this.#n)]),r=Ni(s,t);r.catch(()=>{});let o=new n(t,s);return await r,
o}}});var bu,wn,Pi=T(()=>{"use strict";Ai();Fs();bu={browser:"Computed in this browser.",server:"Computed in Python."},wn=class{#s;#t=document.
createElement("output");#n=document.createElement("span");#r=document.createElement("ul");#e=document.createElement("but\
ton");#o=document.createElement("span");#a=document.createElement("p");engine="server";constructor(t){this.#s=t,this.root=
document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer="",this.#n.className=
"quiet",this.#r.setAttribute("aria-label","Changes"),this.#e.type="button",this.#e.textContent="as learned",this.#e.title=
"Take all changes back",this.#e.addEventListener("click",()=>t({})),this.#o.className="quiet",this.#a.className="view-fa\
ilure",this.#a.setAttribute("role","alert"),this.root.append(this.#t,this.#n,this.#r,this.#e,this.#o,this.#a)}show(t,n,{
learned:s,isCompared:r,note:o}){this.engine=t.engine,Ws(this.#t,t),this.#t.title=bu[t.engine];let{value:i,change:a}=s?Ci(
t,s):{value:"",change:""};this.#n.textContent=i&&`as learned ${i}${a&&` ${a}`}`,this.root.classList.toggle("compares",r),
this.#i(n),this.#l(o),this.fail("")}wait(t,n){Ws(this.#t,null),this.#n.textContent="",this.#i(t),this.#l(n),this.root.hidden=
!1,this.#a.hidden=!0}fail(t){this.#a.textContent=t,this.#a.hidden=!t,t&&(this.root.hidden=!1)}#l(t){this.#o.textContent=
t,this.#o.hidden=!t}#i(t){let n=this.root.contains(document.activeElement),s=Mi(t,this.#s);this.#r.replaceChildren(...s),
this.root.hidden=this.#e.hidden=s.length===0,n&&!this.root.contains(document.activeElement)&&this.#e.focus()}}});function js(e,t,n){return{kind:fe,get trace(){return Is(t)},get before(){return n&&Is(n)},meta:{...e,summary:wu(t,n),table:{
columns:$u,rows:xu(t)}}}}function Ii({prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function wu(e,t){
let{probability:n,from_pointer:s,from_generation:r}=e.prediction,o=n?`${Ii(e)} leads with ${xn(n)}: ${xn(s)} copied by t\
he pointer, ${xn(r)} from the generation head.`:"No known place has any probability.";return t?`${o} Compared with: ${Ii(
t)} with ${xn(t.prediction.probability)}.`:o}function xu(e){let{pointer:t,generation:n,final:s}=e.location_probabilities,
r={pointer:t,generation:n,final:s},o={pointer:"pointer.probabilities",generation:"generation.probabilities",final:"proba\
bilities"},i=(c,l)=>e.tensors[o[c]]?.values[l]??r[c]?.find(h=>h.location===l)?.probability??null,a=[...s,...e.visits,...n??
[]].map(({location:c})=>c);return[...new Set(a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(o).map(l=>i(l,c))])}
var $u,xn,Wi=T(()=>{"use strict";He();bn();$u=["place","pointer","generation head","probability"];xn=e=>`${(100*e).toFixed(
1)} %`});function ji(e,t){return Gs(e,t).isInBrowser}async function Hi(e,t,n,s){let r=await Gs(t,n).compute(Rt(s)),o=js(e,r,null);
return Hs.set(o,r),o}function Au(e){return"tensors"in e}function Gs(e,t){let n=JSON.stringify([t,e]),s=Fi.get(n)??new $n(
e,null,t??wt);return s.draws=!0,Fi.set(n,s),s}var ku,Mu,Fi,Hs,kn,Gi=T(()=>{"use strict";Pi();te();Cs();Fs();Ps();Wi();ku=
"Loading the network …",Mu="Waiting for the server …",Fi=new Map,Hs=new WeakMap;kn=class{#s;#t;#n=null;#r=null;#e=null;#o=null;#a=null;#l={};#i={};#h=[];#u=[];#m=0;#g=0;constructor(t,n){
this.#s=t,this.#t=n,this.bar=new wn(r=>this.#c(r));let{drawn:s}=t;s.addEventListener("focusin",()=>this.#M());for(let r of[
"pointerover","pointerdown"])s.addEventListener(r,({target:o})=>{o instanceof Element&&o.closest("[data-act]")&&this.#M()});
for(let r of[t.root,this.bar.root])r.addEventListener("keydown",o=>this.#E(o))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(t,n,s,r){this.#m+=1,cancelAnimationFrame(this.#g),this.#r=t,this.#e=n,this.#a=s,this.#l=
this.#i=n.interventions,this.#o=this.text?null:n,this.#h=[],this.#u=[];let o=this.#t.server(),i=n.notation!==null&&(o!==
null||Ei(n.model));this.#n=i?Gs(n.model,o):null,i?this.#s.hooks.act=a=>this.#y(a):delete this.#s.hooks.act,this.#s.hooks.
whatIf=a=>this.#A(Rs(this.#i,a,n)),this.#f(n,r)}follows(t){if(t===(this.text??""))return!0;let n=this.#t.server()===null||
this.#n?.isInBrowser;if(!this.#n||!n)return!1;try{return this.#c(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#M(){this.#n?.
prepare()}#y(t){if(!this.#e)return;let n=Rs(this.#i,t,this.#e);"isDone"in t&&!t.isDone?this.#v(n):this.#c(n)}#v(t){cancelAnimationFrame(
this.#g),this.#g=requestAnimationFrame(()=>{let n=this.#A(t);n&&(this.#s.show(n,this.#a??this.#o),this.#f(n,"browser",t))})}#A(t){
return this.#n?.model?.trace(this.#L(t))??null}#c(t){this.#h.push(this.#i),this.#u=[],this.#_(t)}#E(t){let n=t.key.toLowerCase();
!this.#n||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#O(this.#u,this.#h):
this.#O(this.#h,this.#u))}#O(t,n){let s=t.pop();s&&(n.push(this.#i),this.#_(s))}async#_(t){let n=this.#n;if(!n)return;cancelAnimationFrame(
this.#g),this.#i=t,this.#m+=1;let s=this.#m,r=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,r?ku:Mu),this.#t.
resized();try{await n.prepare();let o=Object.keys(t).length>0,{engine:i,...a}=await this.#w(n,t),c=o&&!this.#a;if(c&&(this.#o??=
await this.#w(n,{})),s!==this.#m||!this.#r)return;let l={...a,interventions:t},h=this.#a??(c?this.#o:null);this.#e=l,this.#l=
t,o||(this.#o=l),this.#f(l,i);let u=js(this.#r,l,this.#a);this.#t.answered({figure:u,trace:l,before:h,interventions:t})}catch(o){
if(s!==this.#m||!this.#e)return;n.choose(n.choice),this.#i=this.#l,this.#s.show(this.#e,this.#a??(this.text?this.#o:null)),
this.#f(this.#e,this.bar.engine),this.bar.fail(ue(o)),this.#t.resized()}}async#w(t,n){let s=await t.explain(this.#L(n));
if(!Au(s))throw new Error("The server gave no trace of this network.");return s}#L(t){let{notation:n,user:s,predict_at:r,
location_probabilities:o}=this.#e;return{visits:n??"",user:s,predict_at:r,top_k:o.final.length,interventions:Object.keys(
t).length?t:null}}#f(t,n,s=this.#l){let{sharesWeights:r=!0,obstacle:o=""}=this.#n??{},i=Object.keys(s).length>0;this.bar.
show({...t,engine:n},s,{learned:i&&!this.#a?this.#o:null,isCompared:this.#a!==null,note:r&&o?`This browser cannot comput\
e: ${o}`:""})}}});function m(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(Eu)}}function Ve(e){return e==null||e===!1?null:String(typeof e=="number"?At(e):e)}function At(e){return Math.round(
e*100)/100}function we(e){return e.map(({x:t,y:n,width:s,height:r})=>{let o=At(s);return`M${At(t)} ${At(n)}h${o}v${At(r)}\
h${-o}Z`}).join("")}function Ft(e,t,n,s){let[r,o,i,a]=[t[0],t[1],s[0],s[1]].map(At),[c,l,h]=[e,n,(e+n)/2].map(At);return`\
M${c} ${r}C${h} ${r} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${o} ${c} ${o}Z`}function Bs(e,t,n,s){let[r,o,i,a]=[t[0],
t[1],s[0],s[1]].map(At),[c,l,h]=[e,n,(e+n)/2].map(At);return`M${r} ${c}C${r} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h}\
 ${o} ${h} ${o} ${c}Z`}function Bi(e,t,n,s){let[r,o,i,a]=[t[0],t[1],s[0],s[1]].map(At),[c,l]=[e,n].map(At);return`M${r} ${c}\
Q${r} ${i} ${l} ${i}L${l} ${a}Q${o} ${a} ${o} ${c}Z`}function Eu(e){return e!=null&&e!==!1&&e!==""}var j=T(()=>{"use str\
ict"});function B(e,t,n=!1){let s=0;for(let r of e)s+=Ds(r);return s*t*(n?1.06:1)}function Ds(e){return Ou.test(e)||e===" "?.29:
Su.test(e)?.87:Nu.test(e)?.65:.55}function st(e,t,n,s=!1){if(B(e,n,s)<=t)return e;let r=t/(n*(s?1.06:1))-Ds("…"),o="";
for(let i of e){if(r-=Ds(i),r<0&&o)break;o+=i}return`${o.trimEnd()}…`}function Mn(e,t,n,s,r=!1){let o=[],i="",a=e.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||B(h,n,r)<=t){i=h;continue}if(o.length===s-1){i=[i,...a.slice(
c)].join(" ");break}o.push(i),i=l}return[...o,st(i,t,n,r)]}function E(e,t=0){let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.
toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function O(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.
toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function jt(e){let t=Math.round(e);if(t<60)return`${t}\
 min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function ct(e){let t=n=>String(Math.
floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var Ou,Su,Nu,pt,U=T(()=>{"use strict";Ou=/[ijlI.,:;'|!()[\]]/,Su=
/[mwMW%@—…]/,Nu=/[A-ZÄÖÜ0-9+=<>]/;pt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function ze({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?null:e.hasVisitsOf(t)?t.pointerWeights:
null}function An(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let r=ze(e),o=(h,[u=0,f=0])=>h+Math.max(u,f),
i=Array.from(r??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...Di(t),...Di(n)],c=[...new Set(a)].flatMap(h=>vu.map(u=>[
t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+Number(f[h]),0)));return Math.max(1,
i.reduce(o,0),[...c,l].reduce(o,0))}function Di({trace:e,locations:t}){let n=e.tensors.probabilities;if(n)return Array.from(
n.values,(o,i)=>i);let{final:s,generation:r}=e.location_probabilities;return[...t,...[...s,...r??[]].map(({location:o})=>o)]}
function En({key:e,now:t,before:n,path:s,edges:r,style:o="",title:i=""}){if(n===null||Math.abs(t-n)<Tu)return null;let a=t>
n?"more":"less",[c,l]=r[a];return!c||!l?null:m("path",{key:`${a} ${e}`,class:`change ${a}${o}`,d:s(c,l)},i&&m("title",{},
i))}function On(e,t,n){return`${E(e,1)}; ${n} ${E(t,1)}`}var Tu,vu,xe=T(()=>{"use strict";j();U();Tu=.6,vu=["pointer","g\
eneration"]});function Sn(e,t){return e.map(n);function n(s){let r=s.children.map(f=>typeof f=="string"?f:n(f)),{attributes:o}=s,i=o["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:r};let c=r.find(f=>typeof f!="string"&&f.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...o,class:`${o.class} ${l}`,"aria-label":`${o["aria-label"]}\
; ${h}`},children:[...r,...typeof c=="object"&&u?[u(c)]:[]]}}}var Us=T(()=>{"use strict"});function Ui(e,t,n){return t?Sn(e,s=>{let r=t.parts.find(i=>Vi(i.name)===s);if(!r)return null;let o=qi(r.value);return{className:r.
isKept?"in-circuit":"spare",words:`${r.isKept?"in":"not in"} the smallest set, adds ${o} points`,onTop:i=>_u(i,r,o,n)}}):
e}function Vi(e){return e.replace(/\.feed_forward$/,".stream")}function _u({attributes:e},{layer:t,head:n},s,r){let[o,i,
a,c]=["x","y","width","height"].map(y=>Number(e[y])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*r,[u,f]=[B(l,h)+.9*h,1.5*h],
d=Number(o)+(t===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(t===null?0:Number(c)-f/2-2);return m("g",{key:"circuit",class:"\
added"},m("rect",{x:d-u/2,y:g-f/2,width:u,height:f,rx:f/2}),m("text",{x:d,y:g+.36*h,"font-size":h},l))}function zi({parts:e},t){
let n=e.find(o=>Vi(o.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",r=n.isKept?"belongs":"do\
es not belong";return`${s} ${r} to the smallest set, and adds ${qi(n.value)} points.`}function qi(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function Yi(e,t){let{parts:n,
location:s,whole:r,smallest:o}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${E(o,1)}.`,text:`All give it ${E(r,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var Ki=T(()=>{"use strict";Us();j();U()});var qe,Nn,Ji=T(()=>{"use strict";qe="Circuit",Nn=class{circuit=null;failure="";#s;#t;#n=null;constructor(t,n){this.#s=t,
this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smallest set of \
parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),this.#o(
!1,qe)}get isOn(){return this.button.getAttribute("aria-pressed")==="true"}toggle(){let t=!this.isOn;this.#o(t,qe),this.#r(),
this.#t(),t&&this.#e(0)}renew(){this.#r(),this.isOn&&this.#e(250)}#r(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=
""}async#e(t){let n=new AbortController;if(this.#n=n,this.#o(!0,`${qe} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.
aborted){try{let s=await this.#s(r=>{n.signal.aborted||this.#o(!0,`${qe} ${Math.floor(100*r)} %`)},n.signal);if(n.signal.
aborted)return;this.circuit=s}catch(s){if(n.signal.aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#o(
!0,qe),this.#t()}}#o(t,n){this.button.setAttribute("aria-pressed",String(t)),this.button.textContent=n}}});function Nt(e,t){for(let{kind:n,pattern:s}of Lu){let r=s.exec(e??"");if(!r)continue;let o=Object.entries(r.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(o)};return Ru(i,t)?i:null}return null}function Ru({kind:e,visit:t=0,
layer:n=0,head:s=0,location:r=2},o){return e==="pointer"?o.hasPointer:e==="generation"?o.hasGeneration:e==="gate"?o.hasGate:
t<o.count&&n<o.layers&&(e!=="head"||s<o.heads)&&r>1&&r<o.trace.architecture.locations}function gt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function Ye(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:gt(e,t)}function yt({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function Et(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}
var Lu,ht=T(()=>{"use strict";Lu=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"\
head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},
{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},{kind:"generation",pattern:/^generation$/},{kind:"\
gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function Qi(e,t,n,s){let r=e.target instanceof Element?e.target:null,o=r?.closest("[data-act]")?.getAttribute("data-act"),
i=r?.closest("[data-part]")?.getAttribute("data-part"),a=Nt(i,t);if(o==="gate")return Iu(e,n);if(o==="attention_temperat\
ure")return Zi(e,t,"attention");if(o==="pointer_temperature")return Zi(e,t,"pointer");if(!s||a?.kind!=="visit"||o||e.pointerType===
"touch")return null;let c=r?.closest(".day-ribbon"),l=r?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?ju(e,c,t,h,l):Wu(e,n,h)}function ta({pointerId:e,pointerType:t,target:n,clientX:s,clientY:r}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||t==="touch")return null;let a=!1;
return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-s,h-r)>=zs,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function qs({trace:e},t,n){let s=(e.interventions[`${t}\
_temperature`]??1)*2**n,{least:r,most:o}=Pu;return Number(Math.min(o,Math.max(r,s)).toPrecision(2))}function Iu({pointerId:e},t){
let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{pointer:e,follows:!0,to({type:r,clientX:o,clientY:i},a){
if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(o-n.left)/n.width;return r!=="pointercancel"&&(s=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}function Zi({pointerId:e,clientX:t},n,s){let r=!1;return{
pointer:e,follows:!0,to({clientX:o},i){if(r||=Math.abs(o-t)>=zs,!r)return null;let a=qs(n,s,(o-t)/Cu);return{kind:"tempe\
rature",of:s,value:a,isDone:i}}}}function Wu({pointerId:e,clientY:t},n,s){let r=s,o=!1;return{pointer:e,follows:!1,to({clientY:i},a){
if(o||=Math.abs(i-t)>=zs,!o)return null;let c=Math.sign(Fu(n,i)-r);if(c===0&&!a)return null;let l={kind:"move",visit:r,by:c,
isDone:a};return r+=c,l}}}function Fu(e,t){let s=[...e.querySelectorAll(".visit > .chip")].map(r=>{let{top:o,bottom:i}=r.
getBoundingClientRect();return Math.abs((o+i)/2-t)});return s.indexOf(Math.min(...s))}function ju({pointerId:e,clientX:t},n,s,r,o){
let{start_minute:i=0,duration_minutes:a=0}=s.visits[r]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-t)>=2,!l)return null;let d=Vs*
Math.round((u-t)/c*Xi/Vs),g=o==="time"?Math.min(Xi-Vs,Math.max(0,i+d)):Math.max(0,a+d);return g===h&&!f?null:(h=g,{kind:o,
visit:r,minutes:g,isDone:f})}}}var zs,Xi,Vs,Cu,Pu,ea=T(()=>{"use strict";ht();zs=5,Xi=1440,Vs=5,Cu=60,Pu={least:.1,most:10}});function Ot(e){let t=0;for(let n=1;n<e.length;n++)Number(e[n])>Number(e[t])&&(t=n);return t}var Hu,Ht,ke=T(()=>{"use str\
ict";Hu=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["p\
osition_from_end","order"]],Ht=class{#s=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.
count=t.visits.length;let{layers:s,heads:r,components:o}=t.architecture;this.layers=s,this.heads=o.includes("attention")?
r:0,this.hasPointer=o.includes("pointer"),this.hasGeneration=o.includes("generation"),this.hasGate=this.hasPointer&&this.
hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:t.
trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.
count&&t.every((n,s)=>n===this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has \
no ${t}.`);return n.values}has(t){return t in this.trace.tensors}weights(t,n){return this.values(`layers.${t}.heads.${n}\
.weights`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.
remove_heads;return s?s==="all"||s.some(([r,o])=>r===t&&o===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).
some(s=>s.layer===t&&s.part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)
for(let r of this.weights(n,s))t=Math.max(t,r);return t||1}get slices(){return Hu.filter(([t])=>this.has(`inputs.${t}`)).
map(([t="",n=""])=>({name:t,label:n,lengths:this.#e(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:t})=>Math.max(...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),r=new Float32Array(this.count),
o=this.has(`${n}.attention_out`)?this.#e(`${n}.attention_out`):null;return{residual:this.#e(`${n}.residual_in`),attention:o&&
s("attention")?r:o,feedForward:s("feed_forward")?r:this.#e(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let t=this.pointerWeights,n=new Map;for(let[s,r]of this.locations.entries()){if(!this.hasPointer)break;let o=n.get(r)??{
location:r,...this.nameOf(r),probability:0,visits:[]};o.probability+=t[s],o.visits.push(s),n.set(r,o)}return[...n.values()].
sort((s,r)=>r.probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.
category??null}}answer(t,n=[]){let{final:s}=this.trace.location_probabilities,r=s.slice(0,t).map(({location:d})=>d),o=[...new Set(
n)].filter(d=>!r.includes(d)),i=r.filter(d=>!n.includes(d)),a=i.slice(Math.max(0,i.length-o.length)),l=[...r.filter(d=>!a.
includes(d)),...o].map(d=>this.#t(d)),h=d=>l.reduce((g,y)=>g+y[d],0),u=this.#r(l),f={location:-1,label:`${u} others`,category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,f]}#t(t){return{location:t,...this.nameOf(t),pointer:this.
probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`,r=this.trace.tensors[s];return r?Number(r.values[n]):this.trace.location_probabilities[t]?.
find(i=>i.location===n)?.probability??0}shareOf(t,n){return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="gener\
ation"&&!this.#n(t,n)?null:(t==="pointer"?this.gate:1-this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#n(
"final",t)?this.probabilityOf("final",t):null}#n(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[t]?.some(r=>r.location===n)}generated(t){let s=(this.trace.location_probabilities.
generation??[]).slice(0,t).map(({location:i,probability:a})=>({location:i,...this.nameOf(i),probability:a})),r=1-s.reduce(
(i,{probability:a})=>i+a,0),o=this.#r(s);return[...s,{location:-1,label:`${o} others`,category:null,probability:Math.max(
0,r)}]}#r(t){return this.trace.architecture.locations-1-t.length}#e(t){let n=this.#s.get(t);if(n)return n;let s=this.#o(
t);return this.#s.set(t,s),s}#o(t){let n=this.values(t),s=n.length/this.count,r=new Float32Array(this.count);for(let o=0;o<
this.count;o++){let i=0;for(let a=o*s;a<(o+1)*s;a++)i+=n[a]**2;r[o]=Math.sqrt(i)}return r}}});function Ct(e,t){for(let[s,r]of Gu){let o=r.exec(e??"");if(!o)continue;let i=Object.fromEntries(Object.entries(o.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return Du(a,t)?a:null}return null;function n(s,r,{
count:o,trace:i}){let a=o-1;return{kind:s,name:e??"",isLeaf:"query"in r||"number"in r||s==="stream"&&"visit"in r||(s==="\
pointer"||s==="generation")&&Object.keys(r).length>0,layer:0,head:0,query:a,visit:Bu(s,r,t)??a,number:null,location:s===
"generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function Bu(e,{layer:t=0,head:n=0},s){
return e==="pointer"&&s.hasPointer?Ot(s.pointerWeights):e==="head"&&t<s.layers&&n<s.heads?Ot(s.lastRow(t,n)):null}function Du({
kind:e,layer:t,head:n,query:s,visit:r,number:o,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return e===
"head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||e==="gate"&&!a.hasGate?!1:t<a.layers&&
s<a.count&&r<a.count&&(o??0)<l&&i>1&&i<c}function na(e,t){let{kind:n,layer:s,head:r,isLeaf:o,number:i,location:a}=e,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${r}`,`Head ${r}`),n==="head"&&o&&l(e.name,"one cell"),n==="stream"&&o&&l(`l\
ayers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${e.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&o&&l(e.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&o&&l(e.name,t.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(e.
name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.visit+1}`}}function Ys(e){let t=e.
split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(".")[0]??"")?2:1;return t.length<=
s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function Ks(e,t,n){let s=Ct(e,n),[r,o]=Uu[t]??[0,0];if(!s||r===0&&o===
0)return null;let i=Vu(s,r,o,n);return i!==null&&Ct(i,n)?i:null}function Vu(e,t,n,s){let{kind:r,layer:o,head:i,query:a,visit:c,
number:l,isLeaf:h}=e;switch(r){case"head":{if(h)return`layers.${o}.heads.${i}.${a+n}.${c+t}`;let f=o*s.heads+i+t;return n!==
0?`layers.${o+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${o}\
.stream.${c+n}.${l+t}`:n!==0?`layers.${o}.stream.${c+n}`:`layers.${o+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,d){let g=f.findIndex(({location:p})=>p===
e.location),y=g<0||n===0?void 0:f[g+n];return y?`${d}.${y.location}`:null}}var Gu,Uu,Me=T(()=>{"use strict";ke();Gu=[["h\
ead",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];Uu={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function L(e){return e.stage.type/13}function V(e,t,n="label"){let s=n==="title"||n==="strong";return Xs*B(sa(t),Js[n]*L(
e),s)}function sa(e){return e.replaceAll("−","+")}function F(e,t,n,s,{kind:r="label",also:o,anchor:i,width:a,key:c}={}){
let l=r==="title"||r==="strong",h=a===void 0?s:st(s,a/Xs,Js[r]*L(e),l),u=[r,i,o].filter(Boolean).join(" ");return m("tex\
t",{...c&&{key:c},class:u,x:t,y:n},h)}function G(e,{x:t,y:n,width:s},r,o="label"){let i=Js[o]*L(e),a=B(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of r){let f=u.reduce((g,y)=>g+Ku(y,i),0),d=c.at(-1);d&&l+a+f<=s?(d.push({text:" "},...u),l+=
a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>Yu(t,n+i*(1+1.5*f),u,o,i)),height:c.length*1.5*i}}function I(e){return e.
split(" ").map(t=>[{text:t}])}function Yu(e,t,n,s,r){let o=.4*r,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-o:o;i=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("t\
ext",{class:s,x:e,y:t},a)}function Ku({text:e,kind:t="",isRaised:n=!1},s){let r=(n?zu:1)*(t.includes("math")?qu:1);return Xs*
B(sa(e),s*r,t.includes("strong"))}var Js,zu,Xs,qu,ut=T(()=>{"use strict";j();U();Js={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},zu=.78,Xs=1.07,qu=1.12});function Gt(e,t,n){let s=e.length/t,r=new Uint8Array(s*(t+1));for(let a=0;a<s;a++)for(let c=0;c<t;c++){let l=Math.min(1,
Math.max(0,Number(e[a*t+c])||0));r[a*(t+1)+1+c]=Math.round(l*(vn-1))}let o=[..._n(t),..._n(s),8,3,0,0,0],i=[Ju,...Tn("IH\
DR",o),...Tn("PLTE",Zu(n)),...Tn("IDAT",Qu(r)),...Tn("IEND",[])];return`data:image/png;base64,${ge(oa(i))}`}function Zu([
e,t]){let n=[...e,...t].join(" "),s=ra.get(n);if(s)return s;let r=new Uint8Array(3*vn);for(let o=0;o<vn;o++){let i=o/(vn-
1);for(let a of[0,1,2])r[3*o+a]=Math.round(e[a]+i*(t[a]-e[a]))}return ra.set(n,r),r}function Tn(e,t){let n=[...e].map(r=>r.
charCodeAt(0)),s=4294967295;for(let r of[n,t])for(let o=0;o<r.length;o++)s=Number(Xu[(s^Number(r[o]))&255])^s>>>8;return[
_n(t.length),n,t,_n(~s)]}function Qu(e){let t=[[120,1]];for(let r=0;r<e.length;r+=Zs){let o=e.subarray(r,r+Zs),i=r+Zs>=e.
length,[a,c]=[o.length&255,o.length>>8];t.push([Number(i),a,c,a^255,c^255],o)}let[n,s]=[1,0];for(let r of e)n=(n+r)%65521,
s=(s+n)%65521;return oa([...t,[s>>8,s&255,n>>8,n&255]])}function oa(e){let t=new Uint8Array(e.reduce((s,{length:r})=>s+r,
0)),n=0;for(let s of e)t.set(s,n),n+=s.length;return t}function _n(e){return[24,16,8,0].map(t=>e>>>t&255)}var Ju,vn,Zs,Xu,
ra,Ke=T(()=>{"use strict";be();Ju=[137,80,78,71,13,10,26,10],vn=256,Zs=65535,Xu=Uint32Array.from({length:256},(e,t)=>{let n=t;
for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n}),ra=new Map});function la(e,t,n){let{width:s,height:r}=e.stage.size,o=L(e),i=Math.min(tf*o,.035*s),a=ef(e,t,i),c={x:i,y:a.height,width:s-
2*i,height:r-a.height-6*o};return[m("g",{key:"opened",class:"opened","font-size":13*o,"data-block":t.name},a.marks,ha(n,
c,16*o).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function ha(e,t,n){let s=n*(e.length-1),r=e.reduce((f,{least:d})=>f+
d.width,s),o=e.reduce((f,{least:d})=>f+d.height,s),i=e.every(({least:f})=>f.height<=t.height),a=e.every(({least:f})=>f.width<=
t.width);if(e.length>1&&!(r<=t.width&&i)&&!(o<=t.height&&a)){let f=e.reduce((d,g)=>g.rank>d.rank?g:d);return ha(e.filter(
d=>d!==f),t,n)}let c=e.length===1||r<=t.width&&i,l=e.reduce((f,{share:d=1})=>f+d,0),{x:h,y:u}=t;return e.map(f=>{let d=(f.
share??1)/l,g=c?{x:h,y:u,height:t.height,width:f.least.width+d*(t.width-r)}:{x:h,y:u,width:t.width,height:f.least.height+
d*(t.height-o)};return c?h+=g.width+n:u+=g.height+n,{card:f,box:g}})}function Y(e,{x:t,y:n,width:s,height:r},o,i=o){let a=L(
e),c=V(e,o,"title")<=s-28*a;return[m("rect",{key:"card",class:"card",x:t,y:n,width:s,height:r,rx:10*a}),F(e,t+14*a,n+22*
a,c?o:i,{kind:"title",width:s-28*a})]}function J(e,{x:t,y:n,width:s,height:r}){let o=L(e);return{x:t+14*o,y:n+30*o,width:s-
28*o,height:r-38*o}}function ft(e,t,n,s,r,{isButton:o=!0,isPressed:i}={}){let a=L(e),c=V(e,s,"label")+(o?24:4)*a;return{
mark:m("g",{key:s,class:`part control${o?"":" link-words"}${i?" pressed":""}`,role:"data-more"in r?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":i===void 0?null:String(i),...r},m("rect",{class:o?"control-ground":"ground",x:t,y:n-15*a,width:c,
height:30*a,rx:15*a}),F(e,t+(o?12:2)*a,n+4.5*a,s)),width:c}}function ef(e,t,n){let{width:s,height:r}=e.stage.size,o=L(e),
i=na(t,e.reading),a=nf(e,i,n),c="goes back",l=46*o+V(e,c,"small"),h="You are here",u=V(e,h,"small")+10*o,f=s-n,d=f-a.end-
20*o,g=r>=560*o&&tr(e,Qs*o)>d,y=g?aa(e,f-n-u):aa(e,d,ca*2),p=y?tr(e,y):0,b=g||d-p>=u,w=g?d:d-p-(b?u:0),$=(g?46:8)*o+(Qs*
o-(y??0))/2;return{height:(g?ia+36:ia)*o,marks:[a.marks,w>=l+16*o&&m("g",{key:"escape",class:"escape"},m("rect",{class:"\
key",x:a.end+16*o,y:10*o,width:34*o,height:22*o,rx:5*o}),F(e,a.end+33*o,25.5*o,"Esc",{kind:"small",anchor:"middle"}),F(e,
a.end+58*o,25.5*o,c,{kind:"small"})),y!==null&&b&&F(e,f-p-10*o,(g?64:26)*o,h,{kind:"small",anchor:"end"}),y!==null&&m("g",
{key:"thumbnails"},sf(e,t,f-p,$,y))]}}function nf(e,t,n){let s=L(e),r=e.stage.size.width-2*n,o=n,i=[];for(let[a,{name:c,
words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",f=Math.min(V(e,l,u),Math.max(20*s,n+r-o));if(i.push(m(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},m("rect",{class:"ground",x:o-3*s,y:6*s,width:f+6*s,height:30*
s,rx:5}),F(e,o,26*s,l,{kind:u,width:f+1}))),o+=f,h)break;i.push(m("path",{key:`then ${a}`,class:"chevron",d:`M${o+8*s} ${16.5*
s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),o+=21*s}return{marks:i,end:o}}function aa(e,t,n=ca){let s=L(e);for(let r=Qs;r>=n;r--)
if(tr(e,r*s)<=t)return r*s;return null}function tr(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*L(e)))+
2.2*t}function sf(e,t,n,s,r){let{reading:o}=e,i=L(e),a=[],c=n;for(let b=0;b<o.layers;b++){for(let $=0;$<o.heads;$++){let x=o.
weights(b,$),M=Math.max(...x)||1,N=o.isRemoved(b,$)||o.isSkipped(b,"attention");a.push(p(`layers.${b}.heads.${$}`,`Layer\
 ${b}, head ${$}${N?", switched off":""}`,c,r,[m("image",{key:"map",class:"map",href:Gt(x.map(k=>k/M),o.count,e.scale),x:c,
y:s,width:r,height:r,preserveAspectRatio:"none",opacity:N?.2:1})])),c+=r+2}let w=.4*r;a.push(p(`layers.${b}.stream`,`Lay\
er ${b}: residual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([$=0,x=0],M)=>m("rect",{key:`line ${M}`,class:"length",x:c+
2,y:s+$*r,width:Math.max(1,(w-4)*x),height:Math.max(1,.12*r)}))])),c+=w+8*i}let l=s+r/2,[h,u]=[s+.2*r,s+.8*r],f=.09*r,d=c+
1.2*r;o.hasPointer&&a.push(p("pointer","Pointer",c,1.2*r,[m("path",{class:"pointer",d:Ft(c,[l-f,l],d,[h-f,h+f])})],[s,r/
2])),o.hasGeneration&&a.push(p("generation","Generation",c,1.2*r,[m("path",{class:"generation",d:Ft(c,[l,l+f],d,[u-f,u+f])})],
[l,r/2])),o.hasGate&&a.push(p("gate","Gate",d,.3*r,[m("rect",{class:"pointer",x:d+1,y:s+2,width:.3*r-2,height:(r-4)*o.gate}),
m("rect",{class:"generation",x:d+1,y:s+2+(r-4)*o.gate,width:.3*r-2,height:(r-4)*(1-o.gate)})]));let{location:g}=o.trace.
prediction,y=d+.3*r;return a.push(p(`places.${g}`,`Answer: ${o.nameOf(g).label}`,y,.7*r-2,[m("rect",{class:"answer-bar",
x:y+2,y:l-f,width:.7*r-6,height:2*f})])),a;function p(b,w,$,x,M,[N,k]=[s,r]){let A=t.name===b||t.name.startsWith(`${b}.`),
S=b.includes("heads");return m("g",{key:b,class:`part thumb${A?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-l\
abel":w,"aria-current":A?"true":null},M.flat(),m("rect",{key:"frame",class:S||A?"thumb-frame":"ground",x:$,y:N,width:x,height:k,
rx:2}),m("title",{},w))}}var tf,ia,Qs,ca,Tt=T(()=>{"use strict";Me();ut();j();Ke();tf=20,ia=46,Qs=28,ca=9});function Bt(e,t,n,s){let{colour:r,numbered:o=new Set,chosen:i=null,exact:a}=s,c=L(e),l=n.length,h=t.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),d=ma(f),g=new Map([...o].map(S=>[S,O(f[S]??0,d)])),y=[...g.values()].some(S=>V(
e,S,"tiny")>h+2*c),p=g.size>0&&!y?ua*c:1,b=y?ua*c:0,[w,$]=s.extent??Ln(f),x=rf(t.height-b,w,$,p),M=x>0?Math.max(p,w*x):(t.
height-b)/2,N=t.y+b+M,k=f.map((S,v)=>{let _=Math.abs(S)*x,P=v===i;return m("rect",{key:`bar ${v}`,class:`bar ${r}${S<0?"\
 negative":""}${P?" chosen":""}`,x:t.x+v*h+u/2,y:S<0?N:N-_,width:Math.max(.5,h-u),height:Math.max(.4,_)},a&&m("title",{},
a(v)))}),A=[...g].map(([S,v])=>F(e,t.x+fa((S+.5)*h,V(e,v,"tiny")/2,t.width),y?t.y+9*c:N+(Number(f[S])<0?-3:10.5)*c,v,{kind:"\
tiny",anchor:"middle",also:S===i?"chosen":"",key:`number ${S}`}));return[m("path",{key:"line",class:"axis",d:`M${t.x} ${N}\
H${t.x+t.width}`}),k,A]}function rf(e,t,n,s){if(t+n===0)return 0;let r=e/(t+n);return Math.min(t,n)*r>=s?r:Math.max(0,e-
s)/Math.max(t,n)}function Ae(e,t,n,s,r=null){let o=n.length,i=s/o,a=1.5*L(e),c=t.map(ma),l=Array.from(n,(g,y)=>Math.max(
...t.map((p,b)=>V(e,O(Number(p[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));r!==null&&h.unshift(r);let u=new Set;for(let g of h)[...u].every(p=>Math.abs(f(p)-f(g))>=d(g)+d(p)+a)&&u.add(g);
return u;function f(g){return fa((g+.5)*i,d(g),s)}function d(g){return l[g]??0}}function fa(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Ln(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function ma(e){let t=Math.
max(...Ln(e));return t>=99.5?0:t>=.95?1:2}var ua,Je=T(()=>{"use strict";ut();j();U();ua=13});function ne(e,t,n,{chosen:s=null,open:r}={}){let o=L(e),i=t.width<380*o,a=Math.min(96*o,t.height/n.length),c=!i&&a>=34*o,
l=s===null?0:54*o,h=Math.max(...n.map(w=>Math.max(V(e,w.title,"strong"),c?V(e,w.says,"small"):0))),u=i?0:Math.min(h+12*o,
.42*t.width),f=t.x+u,d=t.width-u-l,g=i?17*o:0,y={x:f,width:d,height:Math.max(6*o,a-da*o-g)},p=n[0]?.values.length??1,b=d/
p;return[n.map(({key:w,title:$,says:x,values:M,colour:N,open:k},A)=>{let S=t.y+A*a,v=i?S+12*o:S+a/2+(c?-2:4)*o,_=i?t.width:
u-8*o,P=V(e,$,"strong")+10*o;return m("g",{key:w,class:k?"part choice row":"row","data-open":k??null,role:k?"button":null,
tabindex:k?0:null,"aria-label":k?$:null},k&&m("rect",{key:"ground",class:"ground",x:t.x-4*o,y:S,width:t.width+8*o,height:a,
rx:4}),F(e,t.x,v,$,{kind:"strong",width:_,key:"title"}),i&&F(e,t.x+P,v,x,{kind:"small",width:t.width-P,key:"beside"}),c&&
F(e,t.x,v+15*o,x,{kind:"small",width:_,key:"says"}),Bt(e,{...y,y:S+g+da/2*o},M,{colour:N,chosen:s,exact:W=>`${$}, number\
 ${W+1}: ${O(Number(M[W]),4)}`}),s!==null&&F(e,t.x+t.width,S+g+(a-g)/2+4.5*o,O(Number(M[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),r&&m("g",{key:"positions"},Array.from({length:p},(w,$)=>m("rect",{key:`position ${$}`,class:"cell",x:f+$*b,y:t.y,
width:b,height:a*n.length,"data-open":r($),role:"button",tabindex:$===s?0:"-1","aria-current":$===s?"true":null},m("titl\
e",{},n.map(({title:x,values:M})=>`${x}: ${O(Number(M[$]),3)}`).join(`
`)))))]}var da,Rn=T(()=>{"use strict";Je();ut();j();U();da=8});function pa(e){let t=lf(e??"").map(hf);for(let n=cf;n>0;n--)for(let s=0;s+n<=t.length;s++){let r=er.get(t.slice(s,s+n).join(
" "));if(r)return r}return"pin"}function lf(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function hf(e){let t=e.replace(/s$/,"");return af.has(t)?t:e}var ga,of,er,af,cf,ya=T(()=>{"use strict";ga={pin:"M20 1\
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
of={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
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
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},er=new Map(Object.entries(
of).flatMap(([e,t])=>t.map(n=>[n,e]))),af=new Set([...er.keys()].flatMap(e=>e.split(" "))),cf=Math.max(...[...er.keys()].
map(e=>e.split(" ").length))});function bt(e,t,n,s){let r=s/uf;return m("path",{key:"icon",class:"icon",d:ga[pa(e)],transform:`translate(${t.toFixed(2)}\
 ${n.toFixed(2)}) scale(${r.toFixed(4)})`,"stroke-width":(1.5/r).toFixed(2)})}var uf,se=T(()=>{"use strict";ya();j();uf=
24});function D(e,t){let n=e.visits[t];return n?`${n.label}, ${Dt(e,t)}`:""}function re(e,t){return e.visits[t]?.label??""}function nr(e){
return e>0&&e<5e-4?"<0.1 %":E(e,1)}function Dt(e,t){let n=e.visits[t];return n?`${pt[n.weekday]} ${ct(n.start_minute)}`:
""}function $a(e,t){return jt(e.visits[t]?.duration_minutes??0)}function wa(e,t,{weights:n,scores:s,temperature:r},o,{colour:i,
open:a}){let{reading:c}=e,l=L(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,d=t.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,f-d)/g,p=N(ba(n,o).map(k=>({visit:k,half:V(e,x(n[k],k),k===o?"strong":"tiny")/2}))),b=N(ba(n,o).map(k=>({visit:k,half:V(
e,M(k),k===o?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:k},A)=>{let S=w(A),v=A===o,_=Number(n[A])*y;return m("g",{key:`visit ${A}`,class:`part choice${v?" here":
""}`,"data-open":a(A),role:"button",tabindex:"-1","aria-label":`${D(c,A)}: weight ${E(Number(n[A]),1)}`},m("rect",{key:"\
ground",class:"ground",x:t.x+A*h,y:t.y,width:h,height:t.height}),m("rect",{key:"bar",class:`bar ${i}${v?" chosen":""}`,x:S-
Math.min(.36*h,20*l),y:f-_,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,_)}),p.has(A)&&F(e,$(A,p),f-_-4*l,x(
n[A],A),{kind:v?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&bt(k,S-7*l,f+5*l,14*l),b.has(A)&&F(e,$(A,b),
t.y+t.height-4*l,M(A),{kind:v?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${D(c,A)}: score ${O(Number(s[A]),
3)}, weight ${E(Number(n[A]),2)}`))})];function w(k){return t.x+(k+.5)*h}function $(k,A){let S=A.get(k)??0;return Math.max(
t.x+S,Math.min(t.x+t.width-S,w(k)))}function x(k,A){return A===o?nr(Number(k)):E(Number(k)).replace(" %","")}function M(k){
return O(Number(s[k])/r,k===o?2:1)}function N(k){let A=new Map;for(let{visit:S,half:v}of k){let _=Math.max(t.x+v,Math.min(
t.x+t.width-v,w(S)));[...A].every(([W,C])=>{let R=Math.max(t.x+C,Math.min(t.x+t.width-C,w(W)));return Math.abs(_-R)>=v+C+
3*l})&&A.set(S,v)}return A}}function ba(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,r)=>Number(e[r])-
Number(e[s]));return[t,...n]}var vt=T(()=>{"use strict";se();ut();j();U()});function xa(e,t){let n=L(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>ff(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>mf(e,s)}]}function ff(e,t){let{reading:n}=e,s=L(e),r=J(e,t),o=n.values(
"context"),i=G(e,r,I(`${D(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${o.length} numbers\
 of length ${O(Math.hypot(...o))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(o.length/(r.width/
(40*s))),Math.floor((r.height-i.height)/(64*s)))),c=Math.ceil(o.length/a),l=Math.min(120*s,(r.height-i.height-8*s)/a);return[
...Y(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=o.subarray(u*c,(u+1)*c),d=r.width*f.length/c,g={...r,
y:r.y+i.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},Bt(e,g,f,{colour:"\
stream",extent:Ln(o),numbered:Ae(e,[f],f,d),exact:y=>`Number ${u*c+y+1}: ${O(Number(f[y]),4)}`}))})]}function mf(e,t){let{
reading:n}=e,s=L(e),r=J(e,t),o=[];n.has("pointer.query")&&o.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&o.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&o.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=G(e,r,I("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...Y(e,t,"What reads it"),...i.marks,o.length>0&&m("g",{key:"rows"},ne(e,{...r,y:r.y+i.
height+6*s,height:r.height-i.height-6*s},o))]}var ka=T(()=>{"use strict";Tt();Je();Rn();vt();ut();j();U()});function Ee(e,t,n,s,r){let o=`layers.${t}.heads.${n}`,i=e.values(`${o}.queries`),a=e.values(`${o}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Se(Vt(i,s,c),Vt(a,r,c));return Ma(h,l,null,e,r)}function Cn(e,t,n,s){let r=Vt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return sr(r,e.trace.interventions.attention_temperature??1)}function Oe(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),r=e.trace.interventions.pointer_scaling!==!1,o=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Ma(Se(n,Vt(s,t,n.length)),r,o,e,t)}function Pn(e){return sr(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Ma(e,t,n,s,r){let o=e.first.length,i=e.sum/(t?Math.sqrt(o):1)+(n??
0),a=s.visits[r]?.masked??!1;return{dot:e,width:o,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Se(e,t){let n=Array.from(e,(s,r)=>s*t[r]);return{first:e,
second:t,products:n,sum:ve(n)}}function sr(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,r=Math.
abs(s)>9?s:0,o=Array.from(e,c=>Math.exp(c/t-r)),i=ve(o),a=o.map(c=>c/i);return{scores:e,temperature:t,shift:r,exponentials:o,
total:i,weights:a}}function Xe(e,t,n,s,r,o){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[r*i+o]),c=Number(e.values(`${n}.mean`)[r]),l=Number(e.values(`${n}.reciprocal_deviation`)[r]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Ut(e,`${s}.weight`,o),bias:Ut(e,`${s}.bias`,o),result:Number(e.values(n)[r*i+o])}}function In(e,t,n,s){
let r=`transformer.layers.${t}.linear2`,o=e.trace.weights?.[`${r}.weight`],i=Ut(e,`${r}.bias`,s),a=ot(e,`layers.${t}.fee\
d_forward.hidden`,n);return!o||i===null?null:{dot:Se(a,Vt(o.values,s,a.length)),bias:i}}function Aa(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],r=Ut(e,"input_proj.bias",n);if(!s||r===null)return null;let o=Number(s.shape[1]),i=n*o,a=e.
slices.map(({name:c,label:l})=>{let h=rr(e,c,t),u=Se(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:r,sum:ve(a.map(({dot:c})=>c.sum))+r}}function rr(e,t,n){let s=e.values(`inputs.${t}`);return Vt(
s,n,s.length/e.count)}function ot(e,t,n){let s=e.values(t);return Vt(s,n,s.length/e.count)}function Ne(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Se(t,n.values):null,bias:Ut(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function zt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],r=s?Se(n,Vt(
s.values,t,n.length)):null,o=Ut(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=r&&o!==null?r.sum+
o:null;return{dot:r,bias:o,logit:i?Number(i[t]):a}}function Ea(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
sr(t,1):null}function Te(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),r=e.hasPointer?ve(s.map(i=>Number(
e.pointerWeights[i]))):0,o=df(e,t,r);return{visits:s,pointer:r,generation:o,gate:n,fromPointer:n*r,fromGeneration:(1-n)*
o,probability:n*r+(1-n)*o}}function df(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let o=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,o)/(1-e.gate)}function Ut(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function Vt(e,t,n){return e.subarray(t*n,(t+1)*n)}function ve(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var _t=T(()=>{"use strict"});function Ze(e,t,{first:n,second:s,products:r},o){let i=L(e),a=r.length,c=a>gf&&t.height>=176*i,l=c?34*i:0,h=(t.height-l)/
3,u=16*i,f=t.x+Oa*i,d=t.width-Oa*i,g=Qe(r),y=Ae(e,[n,s,r],r,d,g),p=[{...o[0],values:n,title:o[0].words},{...o[1],values:s,
title:`× ${o[1].words}`},{letter:o[0].letter+o[1].letter,colour:"product",values:r,title:`= ${a} products`}],b=d/a,w=$=>`${O(
Number(n[$]),4)} × ${O(Number(s[$]),4)} = ${O(Number(r[$]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
g*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),p.map(({letter:$,colour:x,values:M,title:N},k)=>{let A=t.y+k*h,S={x:f,y:A+
u,width:d,height:h-u-6*i};return m("g",{key:`row ${k}`},F(e,t.x,A+12*i,N,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),F(e,t.x,A+u+.5*S.height+5*i,$,{also:`math letter ${x}-words`,key:"letter"}),Bt(e,S,M,{colour:x,numbered:y,chosen:g,
exact:w}))}),c&&bf(e,{x:f,y:t.y+3*h,width:d,height:l},r)]}function bf(e,{x:t,y:n,width:s},r){let o=L(e),i=s/r.length,a=Math.
max(pf,Math.ceil(r.length/8));for(;a<r.length&&a*i<V(e,"−888.88","tiny");)a*=2;let c=Math.ceil(r.length/a);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=r.slice(h*a,(h+1)*a),[f,d]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(y,p)=>y+p,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*o}H${d}v${-4*o}`}),F(e,(f+d)/2,n+17*o,O(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Wn(e,t,n,s,r,o,i){let a=L(e),c=$f(n,s,o),l=wf(n,s,r,i.over),
h={x:t.x,y:0,width:t.width},u=G(e,h,c).height+G(e,h,l).height+10*a,f=132*a,d=Math.max(70*a,Math.min(.36*t.height,210*a)),
g=t.height-u-d>=f,y=Math.min(t.height-u-(g?d:0),276*a),p=t.height-u-y,b=G(e,{...h,y:t.y+y+4*a},c),w=G(e,{...h,y:t.y+y+b.
height+6*a},l);return[m("g",{key:"dot"},Ze(e,{...t,height:y},n.dot,o)),m("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),m("g",{key:"score steps"},b.marks),m("g",{key:"softmax steps"},w.marks),g&&m("g",{key:"softmax"},
wa(e,{...t,y:t.y+y+u,height:p},s,r,i))]}function $f({dot:e,width:t,isScaled:n,bias:s,isBiasOff:r,isMasked:o,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...I("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${O(e.sum,2)}`,kind:"strong"}],n?[{text:`${_e}\
 ÷ √${t} = `},{text:O(h,2),kind:"strong"}]:[{text:`${_e} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(r?[{text:`${_e} no position bias: it is off`}]:[{text:`${_e} ${s<0?"−":"+"} ${O(Math.abs(s),2)} (position bias)\
 = `},{text:O(i,2),kind:"strong"}]),o?u.push([{text:`${_e} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${_e}\
 ÷ temperature ${xf(a)} = `},{text:O(i/a,2),kind:"strong"}]),u}function wf({isMasked:e},t,n,s){let{scores:r,temperature:o,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return I("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
r[n])/o-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:O(h,2),isRaised:!0},{text:` = ${Pt(u)}\
;`}],[{text:`${Pt(u)} / ${Pt(c)} = `},{text:nr(Number(l[n])),kind:"strong"},{text:","}],...I(`where ${Pt(c)} is the sum \
over ${s}${i?`, after ${O(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Pt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>yf[s]??"").join("")}`}
function Qe(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function xf(e){
return String(Math.round(1e3*e)/1e3)}var _e,Oa,pf,gf,yf,oe=T(()=>{"use strict";Je();vt();ut();j();U();_e="→",Oa=30,pf=
8,gf=20,yf=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??""]))});function Sa(e,t){let n=L(e),s=Ne(e.reading),r=[];return s&&r.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:o=>Mf(e,o,s)}),r.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:o=>Af(e,o,s)}),r}function Mf(e,t,{
hidden:n,dot:s,bias:r,logit:o}){let i=L(e),a=J(e,t),c=s&&r!==null?[...I("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${O(s.sum,2)}`,kind:"strong"}],[{text:`→ ${r<0?"−":
"+"} ${O(Math.abs(r),2)} (bias) =`}],[{text:"logit "},{text:O(o,2),kind:"strong"}]]:[...I("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:O(o,2),kind:"strong"}]],l=G(e,{...a,y:0},c),h=ft(e,
a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-36*i,450*i),
f=G(e,{...a,y:a.y+u+4*i},c),d=Ae(e,[n],n,a.width);return[...Y(e,t,`${n.length} hidden units read the context`),m("g",{key:"\
dot"},s?Ze(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):Bt(e,{...a,height:u},n,{colour:"query",numbered:d})),...f.marks,h.mark]}function Af(e,t,n){
let{reading:s}=e,r=L(e),o=J(e,t),{gate:i,trace:a}=s,c=G(e,{...o,y:0},d()),l=54*r,h={...o,x:o.x+34*r,width:o.width-48*r,y:o.
y+6*r,height:o.height-c.height-l-40*r},u=G(e,{...o,y:o.y+o.height-c.height-l-6*r},d());return[...Y(e,t,f()),n&&h.height>=
60*r&&m("g",{key:"curve"},g(h,n)),...u.marks,m("g",{key:"shares"},y({...o,y:o.y+o.height-l+8*r,height:22*r}))];function f(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:p}=a.interventions,b=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let x=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...I(x),b]}let w=[
[{text:"1 / (1 + e",kind:""},{text:O(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...w,...I(`is the gate: ${E(i,1)} of the answer comes from the pointer, ${E(1-i,1)} from genera\
tion.`)];let $=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...I($),...I("As learned it would be"),...w]}function g(p,{logit:b,learned:w}){
let $=Math.max(kf,Math.ceil(Math.abs(b))),x=_=>p.x+(_+$)/(2*$)*p.width,M=p.y+p.height,N=_=>M-_*p.height,k=Array.from({length:61},
(_,P)=>{let W=-$+P/30*$;return`${x(W).toFixed(1)} ${N(1/(1+Math.exp(-W))).toFixed(1)}`}),[A,S]=[x(b),N(w)],v=b>0;return[
m("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${M}H${p.x+p.width}M${p.x} ${N(.5)}H${p.x+p.width}`}),[0,.5,1].map(_=>F(
e,p.x-6*r,N(_)+4*r,_===.5?"0.5":String(_),{kind:"tiny",anchor:"end",key:`share ${_}`})),[-$,0,$].map(_=>F(e,x(_),M+15*r,
O(_,0),{kind:"tiny",anchor:"middle",key:`logit ${_}`})),F(e,(x(0)+x(-$))/2,M+15*r,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),m("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),m("path",{key:"lead",class:"lead",d:`M${A} ${M}V${S}H${p.
x}`}),m("circle",{key:"point",class:"point",cx:A,cy:S,r:5.5*r}),F(e,A+(v?-10:10)*r,v?Math.max(S-6*r,p.y+9*r):S-8*r,w.toFixed(
2),{kind:"strong",anchor:v?"end":void 0,key:"value"})]}function y(p){let b=i*p.width;return[m("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:b,height:p.height}),m("rect",{key:"generation",class:"bar generation",x:p.x+b,y:p.y,width:p.
width-b,height:p.height}),F(e,p.x,p.y+p.height+15*r,`pointer ${E(i,1)}`,{kind:"small",key:"of pointer"}),F(e,p.x+p.width,
p.y+p.height+15*r,`generation ${E(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var kf,Na=T(()=>{"use stri\
ct";Tt();_t();oe();Je();ut();j();U();kf=6});function $t(e,t,n,{largest:s,most:r=va,isOrdered:o=!1,isWalked:i=!1}={}){let a=L(e),c=Math.max(1,Math.floor(t.height/(Ta*
a))),l=!o&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(r*a,t.height/(h.length+Number(l))),f=u>=30*a,d=Math.max(
1,Math.ceil(Ta*a/u)),g=h.findIndex(({isChosen:k})=>k),y=u>=13*a&&h.some(({category:k})=>k!==void 0),p=y?22*a:0,b=Math.max(
...h.map(({text:k})=>V(e,k,"strong")))+8*a,w=Math.max(0,...h.map(({beside:k=""})=>k?V(e,k,"small")+10*a:0)),$=Math.max(...h.
map(({label:k,says:A=""})=>Math.max(V(e,k,"strong"),f?V(e,A,"small"):0)))+8*a,x=Math.min($,.58*(t.width-p-b-w)),M={x:t.x+
p+x,width:Math.max(1,t.width-p-x-b-w)},N=s??(Math.max(...h.map(({parts:k})=>k.reduce((A,{value:S})=>A+Math.abs(S),0)))||
1);return[h.map((k,A)=>{let S=t.y+(A+.5)*u,v=A===g||(h.length-1-A)%d===0&&(g<0||Math.abs(A-g)>=d),_=M.x,P=Math.min(.62*u,
.42*r*a);return m("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":""}`,"dat\
a-open":k.open??null,role:k.open?"button":null,tabindex:k.open?i&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.label}\
: ${k.text}`:null},m("rect",{key:"ground",class:"ground",x:t.x-3*a,y:S-u/2,width:t.width+6*a,height:u,rx:4}),y&&(v||u>=17*
a)&&k.category!==void 0&&bt(k.category,t.x,S-7.5*a,15*a),v&&F(e,t.x+p,S+(f&&k.says?-2:4.5)*a,k.label,{kind:k.isChosen?"s\
trong":"label",width:x-6*a,key:"name"}),f&&k.says&&F(e,t.x+p,S+12.5*a,k.says,{kind:"small",width:x-6*a,key:"says"}),k.parts.
map(({value:W,colour:C},R)=>{let H=Math.abs(W)/N*M.width,q=m("rect",{key:`part ${R}`,class:`bar ${C}${W<0?" negative":""}${k.
isChosen?" chosen":""}`,x:_,y:S-P/2,width:Math.max(.5,Math.min(M.width,H)-(k.parts.length>1&&H>2?.8:0)),height:Math.max(
1,P)});return _+=H,q}),v&&k.beside&&F(e,t.x+t.width-b,S+4.5*a,k.beside,{kind:"small",anchor:"end",key:"beside"}),v&&F(e,
t.x+t.width,S+4.5*a,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&m("title",{},k.exact))}),
l&&F(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Le(e,t,n,s=va){
return Math.min(s*L(e)*n,t.height)}var Ta,va,Re=T(()=>{"use strict";se();ut();j();Ta=14,va=34});function _a(e,t){let n=L(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Ef(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Of(e,s,t)}]}function Ef(e,t,n){let{reading:s}=e,
r=L(e),o=J(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:d})=>{let{label:g,category:y}=s.
nameOf(f),{logit:p}=zt(s,f);return{key:`place ${f}`,label:g,category:y,parts:[{value:d,colour:"generation"}],beside:p===
null?"":O(p,2),text:E(d,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${g}: ${p===null?"":`logit ${O(p,4)}, `}\
probability ${E(d,3)}`}}),c=s.trace.architecture.locations,l=G(e,o,I(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=ft(e,o.x,o.y+o.height-10*r,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...o,y:o.
y+l.height+4*r,height:o.height-l.height-34*r};return[...Y(e,t,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},$t(e,u,a,{isWalked:!0})),h.mark]}function Of(e,t,{location:n}){let{reading:s}=e,r=L(e),o=J(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=zt(s,n),h=Ea(s),u=s.probabilityOf("generation",n),f=[];if(a&&c!==null&&f.push(...I("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${O(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${O(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:O(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:O(
p,2),isRaised:!0},{text:` = ${Pt(y)};`}],[{text:`${Pt(y)} / ${Pt(h.total)} = `},{text:E(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...I(`${Pt(h.total)} is the sum over the whole list${h.shift?`, after ${O(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...I("→ softmax over the whole list:"),[{text:E(u,1),kind:"strong"}]);
let d=G(e,{...o,y:0},f),g=a?Math.min(o.height-d.height-8*r,450*r):0;return[...Y(e,t,`How does it score ${i}?`),a&&m("g",
{key:"dot"},Ze(e,{...o,height:g},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...G(e,{...o,y:o.y+g+(a?6*r:0)},f).marks]}var La=T(()=>{"use strict";Tt();
_t();Re();oe();ut();j();U()});function cr(e,t,n=1){let s=t.type/ar,r=46*s,o=t.height-98*s,i=lr(e.count,r,o,Nf,s,_f(e)),a=t.width>=1180*s,c=t.width<Tf*
s,l=t.width>=1040*s&&e.layers<=3,h=c?vf(e,s):Pa(e,a,s),u=l?62*s:0,f=l?u+22*s:16*s,d=t.width-2*tn-Ra(Object.values(h)),[g,
y]=[r+12*s,t.height-4*s],p=Lf(e.heads,d/e.layers-f,y-g,s),b=p.columns*(p.side+Fn*s)-Fn*s,w=e.heads>0?b+f:f,$=Math.max(0,
d-e.layers*w);c||(h.visits+=Math.min(.3*$,90*s),h.answer+=Math.min(.2*$,80*s),h.flow+=Math.min(.1*$,50*s),h.leave+=Math.
min(.1*$,50*s));let x=t.width-2*tn-Ra(Object.values(h))-e.layers*w,M=Math.min(x,e.hasPointer?220*s:60*s);h.bands+=M;let N=(x-
M)/e.layers,k={x:tn,width:h.visits},A=tn+h.visits+12*s,S=a?{x:A,width:h.slices}:null;S&&(A+=h.slices+12*s);let v=Array.from(
{length:e.layers},(tt,at)=>{let et=A+at*(w+N);return{x:et,width:b,maps:Rf(e.heads,et,g,y,p,s),stream:l?et+(e.heads>0?b+10*
s:0):null}});A+=e.layers*(w+N);let _=t.width-tn,P=_-h.answer,W=P-h.leave-h.gate,C=A+h.scores+h.weights+8*s,R=W-h.flow-Z,
H=Math.min(190*s,.24*t.height)/n,q=e.hasGate?.56*t.height:(r+o)/2,rt=ir*s,X=e.hasPointer?t.height-H-nn*rt-6:(r+o-H)/2-rt;
return{size:t,type:t.type,rows:i,visits:k,slices:S,layers:v,streamWidth:u,isDense:c,fork:A,context:(c?34:52)*s,scores:A+
h.scores,weights:A+h.scores+h.weights,ribbons:C,places:R,gate:W,gateWidth:h.gate,answers:{most:o-r<330?en-1:en,top:r,bottom:o+
60*s,x:P,right:_,segment:P-Z},right:_,top:r,bottom:o,full:H,across:{visits:i.map(({y:tt})=>tt),starts:[r-12*s,t.height-8],
places:{room:[r+16*s,e.hasGeneration?X-12*s:o],gap:22*s},generation:{start:X,gap:rt},gate:q-H/2},bands:{ribbon:(tt,at,et)=>or(
C,tt,R,at,et),into:(tt,at,et)=>or(R+Z,tt,W,at,et),out:(tt,at,et)=>or(W+h.gate,tt,P-Z,at,et)}}}function or(e,t,n,s,r){return r?
Ft(e,t,n,s):Ft(e,t,e,t)}function Pa({hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?
24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:Z,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:
140)*s}}function vf(e,t){return{...Pa(e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?
88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function _f({count:e,pointerWeights:t}){let n=e-1,s=r=>r===n?2:
t[r]>=Sf?1+t[r]:r/e;return Array.from({length:e},(r,o)=>o).sort((r,o)=>s(o)-s(r))}function Ra(e){return e.reduce((t,n)=>t+
n,0)}function lr(e,t,n,{least:s,most:r,lane:o},i,a){let c=n-t,l=e,h=0,u=Math.min(r*i,c/e);u<s*i&&(h=Math.max(o,Math.min(
6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/l);let f=a&&new Set(a.slice(0,l)),d=t;return Array.
from({length:e},(g,y)=>{let p=f?f.has(y):y>=e-l,b=p?u:h;return d+=b,{y:d-b/2,height:b,isFull:p}})}function Lf(e,t,n,s){let r={
columns:1,side:0};if(e===0)return r;for(let o of[1,2,4]){let i=n/Math.ceil(e/o)-Ca*s,a=Math.min(i,(t-(o-1)*Fn*s)/o);a>r.
side&&(r={columns:o,side:a})}return r}function Rf(e,t,n,s,{columns:r,side:o},i){let a=Math.ceil(e/r),c=Math.min((s-n)/a,
o+2.2*Ca*i);return Array.from({length:e},(l,h)=>({x:t+h%r*(o+Fn*i),y:n+Math.floor(h/r)*c,side:o}))}function jn(e,t,n,s){
let r=[];for(let[a,{wish:c,length:l}]of e.entries())for(r.push({first:a,last:a,wish:c-l/2,length:l});;){let h=r.at(-1),u=r.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[f,d]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+d*(h.wish-u.
length-t))/(f+d),u.length+=t+h.length,u.last=h.last,r.pop()}let o=[];for(let a of r){let c=i(a);for(let l=a.first;l<=a.last;l++)
o.push(c),c+=Number(e[l]?.length)+t}return o;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var tn,Fn,
Ca,Z,nn,ir,en,Sf,Nf,ar,Tf,qt=T(()=>{"use strict";j();tn=20,Fn=8,Ca=19,Z=8,nn=3,ir=4,en=4,Sf=.05,Nf={least:13.5,most:38,lane:3},
ar=13,Tf=760});function fr(e,t,n,s=1){let r=n/ar,[o,i]=[Ia,t-Ia],a=lr(e.count,o,i,Cf,r).map(({y:_,height:P,isFull:W})=>({x:_,width:P,isFull:W})),
c=Number(a.at(-1)?.width)>=Pf*r,l={top:50*r,height:(c?86:54)*r,hasNames:c},h=l.top+l.height+Hn*r,u=h+(z.title+z.inputs+Hn)*
r,f=[];for(let _=0;_<e.layers;_++){let P=Wf(e.heads,o,i,u+z.title*r,r),W=P.at(-1),R=(W?W.y+W.side+8*r:u)+z.title*r;f.push(
{y:u,maps:P,stream:R}),u=R+(z.bars+Hn)*r}let d=Ff(e,o,u+z.title*r,i-o,r),g=Math.ceil(e.values("context").length/d.columns)*
d.cell,y=u+z.title*r+Math.max(g,20*r)+Hn*r,p=y+(e.hasPointer?(z.title+z.scores)*r:0),b=p+(e.hasPointer?170:96)*r,w=b+Z+((e.
hasPointer?z.names:0)+(e.hasGate?48:30))*r,$=e.hasGate?28*r:0,x=jf(i-o,r)/s,M=ir*r,N=i-x-nn*M,k=Math.max(78*r,x*s/2+6),A=w+
$+34*r,S=i-x-16*r,v={most:en,top:A,bottom:A+(en+1)*k,x:o-6*r,right:S-8*r,segment:S};return{size:{width:t,height:v.bottom+
Math.max(0,(x*s-k)/2)+8*r,type:n},type:n,left:o,right:i,columns:a,chips:l,inputs:h,layers:f,context:d,pointer:y,ribbons:p,
places:b,gate:w,gateHeight:$,answers:v,full:x,across:{visits:a.map(({x:_})=>_),starts:[o,i],places:{room:[o,e.hasGeneration?
N-2*Wa*r:i],gap:Wa*r},generation:{start:N,gap:M},gate:i-x},bands:{ribbon:(_,P,W)=>ur(p,_,b,P,W),into:(_,P,W)=>ur(b+Z,_,w,
P,W),out:(_,P,W)=>W?Bi(w+$,_,S+Z,P):ur(w+$,_,w,_,!1)}}}function ur(e,t,n,s,r){return r?Bs(e,t,n,s):Bs(e,t,e,t)}function Wf(e,t,n,s,r){
let o=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+hr*r)/o,a=Math.min(i-hr*r,If*r),c=Math.max(St,40*r);return Array.from(
{length:e},(l,h)=>({x:t+h%o*i,y:s+c+Math.floor(h/o)*(a+c+hr*r),side:a,touch:St}))}function Ff(e,t,n,s,r){let{length:o}=e.
values("context"),i=Math.min(o,2**Math.ceil(Math.log2(Math.sqrt(6*o))));return{x:t,y:n,columns:i,cell:Math.min(11*r,(s-12*
r)/i)}}function jf(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var St,z,Ia,Cf,Pf,hr,If,Hn,Wa,Yt=T(()=>{"use strict";j();
qt();St=44,z={title:26,bars:34,inputs:64,scores:52,names:56},Ia=16,Cf={least:20,most:110,lane:1},Pf=62,hr=8,If=160,Hn=16,
Wa=6});function It({reading:e,beside:t}){return t?[e,t]:[e]}function Kt(e){return Math.max(...It(e).map(({largestWeight:t})=>t))}
function Ce(e){return Gn.layers+2*e}function Q(e){let t=Gn.layers+2*e.layers,n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:
n;return{context:t,pointer:n,generation:s,gate:s+1}}function K(e,t){return e.beat>=t?1:0}var Gn,mt=T(()=>{"use strict";Gn=
{visits:0,slices:1,layers:2}});function dr({isOwnScale:e}){return e?"Same scale for all heads":"Own scale for each head"}function sn({lit:e}){return e?.
kind==="visit"?"last visit reads it":"last visit’s largest"}function Bn(e,t,n,s){let{reading:r,isOwnScale:o,stage:i}=e;
if(!r.heads)return null;let a=i.type/13,c=o?s?"own largest":"largest of each head":E(Kt(e)),l=60*a,h=t+12*a,u=[m("text",
{class:"small",x:t,y:n},"0"),m("image",{class:"map",href:Gt(Hf,mr,e.scale),x:h,y:n-9*a,width:l,height:9*a,preserveAspectRatio:"\
none"}),m("rect",{class:"map-frame",x:h,y:n-9*a,width:l,height:9*a}),m("text",{class:"small",x:h+l+5*a,y:n},c)],f=dr(e),
d={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${o?"the largest we\
ight of each head":c}. ${f}`};if(s){let y=17*a+l+B(c,12.5*a),p=m("rect",{class:"ground",x:t-6*a,y:n+14*a-St,width:y+12*a,
height:St});return m("g",{key:"scale",class:"switch",...d},p,u)}let g=B(f,12.5*a)+16*a;return m("g",{key:"scale"},m("tex\
t",{class:"small",x:t,y:n-33*a},"Head maps: row reads column"),m("text",{key:"weight",class:"small",x:t,y:n-17*a},`%: ${sn(
e)}`),u,m("g",{key:"switch",class:"switch",...d},m("rect",{class:"handle stays",x:t,y:n+8*a,width:g,height:19*a,rx:9.5*a}),
m("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},f)))}var mr,Hf,Dn=T(()=>{"use strict";j();Yt();U();mt();Ke();mr=
64,Hf=Float32Array.from({length:mr},(e,t)=>t/(mr-1))});function ja(e,t){let n=L(e),s=e.stage.size.width>=600*n,r=Math.min(e.reading.count*14,170),o=Math.max(200,Math.min(e.reading.
count*20,300));return[{key:"map",least:{width:(s?150+o:240)*n,height:(120+r)*n},rank:t.isLeaf?1:0,share:1.2,marks:i=>Df(
e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>zf(e,i,t)}]}function Df(e,t,n){let{reading:s,
isOwnScale:r}=e,{layer:o,head:i,query:a,visit:c}=n,l=L(e),{count:h}=s,u=s.weights(o,i),f=s.isRemoved(o,i)||s.isSkipped(o,
"attention"),d=r?Math.max(...u)||1:Kt(e),g=Vf(e,t,n,f),y=Math.min(.36*t.width,190*l),p=t.y+42*l,[b,w]=[t.width-y,t.height-
44*l-g.height],$=t.width<600*l?1.9:1.15,x={width:b/h,height:Math.min(w/h,$*b/h)},M={x:t.x+y,y:p,width:b,height:x.height*
h},N=`layers.${o}.heads.${i}`,k=x.height>=30*l,A=Uf(x.height,13*l);return[F(e,t.x,t.y+15*l,y>=150*l?"The visit that asks":
"Who asks",{kind:"strong",width:y-8*l}),m("g",{key:"columns"},v()),m("g",{key:"rows"},_()),m("image",{key:"weights",class:"\
map",href:Gt(u.map(C=>C/d),h,e.scale),...M,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",class:"map-\
frame",...M}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${o}, head ${i}`},P()),m("rect",{key:"colum\
n",class:"chosen-column",x:M.x+c*x.width,y:t.y,width:x.width,height:M.y+M.height-t.y,rx:3}),S(),m("rect",{key:"cell",class:"\
chosen-cell",x:M.x+c*x.width,y:M.y+a*x.height,width:x.width,height:x.height}),g.at(M.y+M.height)];function S(){let C=M.y+
a*x.height,R=19*l,H=(X,tt)=>m("rect",{key:X,class:"chosen-row",...tt,rx:3}),{height:q}=x;if(q>=R)return H("row",{x:t.x-3,
y:C,width:t.width+3,height:q});let rt={x:t.x-3,y:C+(q-R)/2,width:y,height:R};return[H("row",{x:M.x-1,y:C,width:M.width+2,
height:q}),H("asking",rt)]}function v(){let C=x.width>=14*l,R=Math.min(15*l,x.width-3*l),H=x.width>=30*l,q=M.x;return s.
visits.map((rt,X)=>{let tt=String(pt[rt.weekday]),at=rt.weekday!==s.visits[X-1]?.weekday,et=M.x+X*x.width,le=V(e,tt,"tin\
y"),fo=!C&&at&&et>=q&&et+le<=M.x+M.width;fo&&(q=et+le+4*l);let ys=M.x+(X+.5)*x.width;return m("g",{key:`column ${X}`,class:`\
part choice${X===c?" here":""}${rt.masked?" off":""}`,"data-open":`${N}.${a}.${X}`,role:"button",tabindex:"-1","aria-lab\
el":`Read from visit ${X+1}: ${D(s,X)}${rt.masked?", masked":""}`},m("rect",{class:"ground",x:M.x+X*x.width,y:t.y,width:x.
width,height:42*l}),C&&bt(rt.category,ys-R/2,t.y+(H?0:22)*l,R),fo&&F(e,et,t.y+38*l,tt,{kind:"tiny",key:"weekday"}),H&&[F(
e,ys,t.y+26*l,tt,{kind:"tiny",anchor:"middle",key:"day"}),F(e,ys,t.y+38*l,x.width>=40*l?ct(rt.start_minute):`${Math.floor(
rt.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],m("title",{},D(s,X)))})}function _(){return s.visits.
map((C,R)=>{let H=M.y+(R+.5)*x.height,q=R===a,rt=q||(h-1-R)%A===0&&Math.abs(R-a)>=A,X=Math.min(18*l,x.height-1.5*l),tt=x.
height>=12*l,at=t.x+(tt?X+10*l:4*l),et=M.x-at-6*l,le=q||k?"strong":"label";return m("g",{key:`row ${R}`,class:`part choi\
ce${q?" here":""}`,"data-open":`${N}.${R}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${R+1} asks: ${D(s,R)}`},
m("rect",{class:"ground",x:t.x,y:H-x.height/2,width:y,height:x.height}),tt&&bt(C.category,t.x+3*l,H-X/2,X),rt&&F(e,at,H+
(k?-2:4.5)*l,C.label,{kind:le,width:et,key:"name"}),k&&F(e,at,H+12*l,`${Dt(s,R)} · ${$a(s,R)}`,{kind:"small",width:et,key:"\
when"}),m("title",{},D(s,R)))})}function P(){let C=[];for(let R=0;R<h;R++){if(h>Fa&&R!==a){C.push(m("rect",{key:`row ${R}`,
class:"cell",x:M.x,y:M.y+R*x.height,width:M.width,height:x.height,"data-open":`${N}.${R}.${c}`},m("title",{},D(s,R))));continue}
for(let H=0;H<h;H++)C.push(W(R,H))}return C}function W(C,R){let H=Number(u[C*h+R]),[q,rt]=[M.x+R*x.width,M.y+C*x.height],
X=C===a&&R===c,tt=String(Math.round(100*H)),at=le=>x.width>=V(e,tt.padStart(2,"0"),le)+2*l,et=(H>=Gf||C===a)&&x.height>=
13*l&&at("tiny");return m("g",{key:`${C} ${R}`,class:"cell"},m("rect",{key:"cell",x:q,y:rt,width:x.width,height:x.height,
"data-open":`${N}.${C}.${R}`,role:"button",tabindex:X?0:"-1","aria-current":X?"true":null},m("title",{},`${D(s,C)} reads\
 ${E(H,1)} from ${D(s,R)}`)),et&&F(e,q+x.width/2,rt+x.height/2+4.5*l,tt,{kind:H/d>=.3&&at("strong")?"strong":"tiny",anchor:"\
middle",also:H/d>=Bf&&!f?"on-dark":"on-light",key:"weight"}))}}function Uf(e,t){return Math.max(1,Math.ceil(t/e))}function Vf(e,t,{
layer:n,head:s,query:r,isLeaf:o},i){let{canAct:a,reading:c}=e,l=L(e),h=c.isRemoved(n,s),u=t.height>=330*l,f=`layers.${n}\
.heads.${s}`,g=[a&&{text:h?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":f},isPressed:h},
o?{text:"More about query and keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":r},isButton:!1}:
{text:"More about this head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:dr(e),attributes:{
"data-act":"scale"}}].filter(w=>w!==!1),y=i?"Switched off: these weights would have been used.":`Columns: the visit it r\
eads from. ${c.count>Fa?"Darker is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,p=u?I(y):
[],b=G(e,{...t,y:0},p,"small").height;return{height:b+40*l,at(w){let $=t.x,x=[];for(let{text:M,attributes:N,...k}of g){let A=ft(
e,$,w+b+22*l,M,N,k);$+A.width>t.x+t.width||(x.push(A.mark),$+=A.width+10*l)}return[m("g",{key:"explained"},G(e,{...t,y:w+
3*l},p,"small").marks),m("g",{key:"controls"},x)]}}}function zf(e,t,{layer:n,head:s,query:r,visit:o}){let{reading:i}=e,a=r===
i.count-1?"the last visit":`visit ${r+1}`,c=r===o?"itself":re(i,o);return[...Y(e,t,`How much does ${a} read from ${c}?`,
`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),m("g",{key:"worked"},Wn(e,J(e,t),Ee(i,n,s,r,o),Cn(i,n,s,r),o,[{letter:"\
q",words:`Query of ${D(i,r)}`,colour:"query"},{letter:"k",words:`Key of ${D(i,o)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${r}.${l}`}))]}var Fa,Gf,Bf,Ha=T(()=>{"use stri\
ct";se();Tt();_t();oe();vt();ut();Dn();j();U();mt();Ke();Fa=24,Gf=.045,Bf=.6});function Ba(e,t){let n=L(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>qf(e,s,t)},...e.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Yf(e,s,t)}]:[]]}function qf(e,t,{location:n}){
let{reading:s}=e,r=L(e),o=Te(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=o,[f,d]=[
i.toFixed(2),(1-i).toFixed(2)],g=s.pointerWeights,y=[],p=A=>o.visits.map(S=>({value:A*Number(g[S]),colour:"pointer"}));s.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:p(1),text:xt(a),open:"pointer"}),s.hasGate&&y.push({key:"from po\
inter",label:`× gate ${f}`,parts:p(i),text:xt(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:xt(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:xt(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:xt(u),isChosen:!0});let b=J(
e,t),w=s.hasGate?[[{text:`${f} × ${xt(a)} = ${xt(l)}`}],...I("come from the pointer,"),[{text:`${d} × ${xt(c)} = ${xt(
h)}`}],...I("from generation. Together:"),[{text:xt(u),kind:"strong"},{text:"."}],...I("All bars have one scale.")]:[...I(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],$=G(e,{...b,y:0},
w),x={...b,height:b.height-$.height-44*r},M=Le(e,x,y.length,Ga),N=G(e,{...b,y:b.y+M+8*r},w),k=ft(e,b.x,b.y+b.height-10*r,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Y(e,t,`How probable is ${s.nameOf(n).label}?`),
m("g",{key:"rows"},$t(e,x,y,{most:Ga})),...N.marks,k.mark]}function Yf(e,t,{location:n}){let{reading:s}=e,r=L(e),{visits:o,
pointer:i}=Te(s,n),a=J(e,t),c="Its visits";if(o.length===0){let p=I("None of the visits is here, so the pointer cannot c\
hoose it.");return[...Y(e,t,c),...G(e,a,p).marks]}let l=s.pointerWeights,h=o.map(p=>({key:`visit ${p}`,label:`${Dt(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:xt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=o.length>1?"Together the pointer gives them":"The pointer gives it",f=[...I(u),[{text:xt(i),kind:"strong"},
{text:"."}]],d=G(e,{...a,y:0},f),g={...a,height:a.height-d.height-8*r},y=Le(e,g,h.length);return[...Y(e,t,c),m("g",{key:"\
rows"},$t(e,g,h,{isOrdered:!0})),...G(e,{...a,y:a.y+y+6*r},f).marks]}function xt(e){return E(e,e>=.01||e===0?1:e>=1e-5?3:
5)}var Ga,Da=T(()=>{"use strict";Tt();_t();Re();vt();ut();j();U();Ga=56});function Ua(e,t){let n=L(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>Kf(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>Jf(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Xf(e,s)}]}function Kf(e,t,n){let{reading:s}=e,r=L(e),o=J(e,t),i=G(e,o,
I("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,d)=>({key:`visit ${d}`,label:f.label,says:Dt(s,d),category:f.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:O(Number(a[d]),2),text:E(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:f.masked,exact:`${D(s,d)}\
: score ${O(Number(a[d]),4)}, weight ${E(Number(c[d]),2)}`})),h=ft(e,o.x,o.y+o.height-10*r,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...o,y:o.y+i.height+4*r,height:o.height-i.height-34*r};return[...Y(e,t,"What the p\
ointer reads"),...i.marks,m("g",{key:"rows"},$t(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Jf(e,t,{visit:n}){let{
reading:s}=e;return[...Y(e,t,`How does the pointer score ${re(s,n)}, ${Dt(s,n)}?`,`Score of ${re(s,n)}`),m("g",{key:"wor\
ked"},Wn(e,J(e,t),Oe(s,n),Pn(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${D(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:r=>`pointer.${r}`}))]}
function Xf(e,t){let{reading:n}=e,s=L(e),r=J(e,t),o=n.pointerWeights,i=G(e,r,I("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:d,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:f,parts:g.map(y=>({value:Number(o[y]),colour:"\
pointer"})),text:E(d,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>E(Number(o[y]),2)).join(" + ")} = ${E(d,2)}`})),c={
...r,y:r.y+i.height+6*s,height:r.height-i.height-36*s},l=ft(e,r.x,r.y+r.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Y(e,t,"Sums per place"),...i.marks,m("g",{key:"rows"},$t(e,c,a)),l.mark]}var Va=T(
()=>{"use strict";Tt();_t();Re();oe();vt();ut();j();U()});function za(e,t){let n=L(e),s=qa(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:r=>Zf(e,r,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:r=>Qf(e,r,t)}]}function zn(e,{layer:t,visit:n,number:s}){return s??Qe(ot(e,`layers.${t}.residual_out`,n))}function qa(e,{
layer:t,visit:n}){let s=`layers.${t}`,r=e.has(`${s}.attention_out`),o=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,f,d,g="plain")=>{let y=ot(e,`${s}.${u}`,n),p=`length ${O(Math.hypot(...y))}`;a.push({key:u,title:f,says:d||
p,values:y,colour:g})},l=(u,f)=>o?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),r&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",r?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${s}.${u}.mean`)[n]),d=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${O(f,2)}, deviation ${O(d,2)}`}}function Zf(e,t,n){let{reading:s}=e,{layer:r,visit:o}=n,i=L(e),
a=J(e,t),c=zn(s,n),l=qa(s,n),h={...a,height:a.height-34*i},u=o===s.count-1,f=a.x,d=[],g=(y,p,b=!0)=>{let w=ft(e,f,a.y+a.
height-10*i,y,p,{isButton:b});f+w.width>a.x+a.width||(d.push(w.mark),f+=w.width+10*i)};return o>0&&g("Earlier visit",{"d\
ata-open":`layers.${r}.stream.${o-1}`}),u||g("Later visit",{"data-open":`layers.${r}.stream.${o+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...Y(e,t,`${u?"The last visit":`Visit ${o+1}`} in layer ${r}: ${D(s,o)}`,`Layer ${r}\
: ${D(s,o)}`),m("g",{key:"rows"},ne(e,h,l,{chosen:c,open:y=>`layers.${r}.stream.${o}.${y}`})),m("g",{key:"controls"},d)]}
function Qf(e,t,n){let{reading:s}=e,{layer:r,visit:o}=n,i=L(e),a=zn(s,n),c=J(e,t),{y:l}=c,h=[];for(let f of tm(s,r,o,a)){
let d=G(e,{...c,y:l},f);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...Y(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*i&&m("g",{key:"units"},em(e,u,r,o,a))]}function tm(e,t,n,s){let r=`layers.${t}`,o=`transformer.layers.${t}`,
i=h=>Number(ot(e,`${r}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...I("Comes in:"),Vn(i("residual_in"))]];
return e.has(`${r}.attention_out`)&&(c.push(Un("Norm 1:",Xe(e,`${r}.residual_in`,`${r}.norm1`,`${o}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(Un("Norm\
 2:",Xe(e,`${r}.residual_mid`,`${r}.norm2`,`${o}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,d,g){let y=g?"0 (skipped)":
O(Math.abs(f),2);return a?[...I(h),[{text:`${O(u,2)} ${f<0&&!g?"−":"+"} ${y} =`}],Vn(d)]:[...I(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":O(f,2),kind:"strong"}]]}}function Un(e,t){if(!t)return I(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:r,standard:o,weight:i,bias:a,result:c}=t;return[...I(e),[{text:`(${O(n,2)} ${s<
0?"+":"−"} ${O(Math.abs(s),2)})`}],[{text:`× ${O(r,3)} = ${O(o,2)};`}],...i===null||a===null?I("then a learned factor\
 and bias give").concat([Vn(c)]):[[{text:`${O(o,2)} × ${O(i,2)} ${a<0?"−":"+"} ${O(Math.abs(a),2)} =`}],Vn(c)]]}function Vn(e){
return[{text:O(e,2),kind:"strong"}]}function em(e,t,n,s,r){let{reading:o}=e,i=L(e),a=ot(o,`layers.${n}.feed_forward.pre`,
s),c=ot(o,`layers.${n}.feed_forward.hidden`,s),l=In(o,n,s,r),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,$)=>Math.
abs(Number(h[$]))-Math.abs(Number(h[w]))),f=Array.from(c).filter(w=>w>0).length,d=o.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${O(ve(h),2)}, the bias adds ${O(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=G(e,t,I(d+g),"small"),p=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,p).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${O(
Number(a[w]))} → ${O(Number(c[w]))}${l?` × ${O(Number(l.dot.second[w]),2)}`:""}`,text:O(Number(h[w]),2)}));return[...y.
marks,$t(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var qn=T(()=>{"use strict";Tt();_t();Re();oe();Rn();
vt();ut();j();U()});var Ya,Yn,Pe,pr,gr,Ka=T(()=>{"use strict";Ya=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],Yn=
15,Pe=30,pr=8,gr=99});function yr(e,t){let n=L(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:r=>om(e,r,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:r=>im(e,r,t)},...t.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:r=>lm(e,r,t)}]:[]]}function br(e,t,n){let{trace:s,
count:r}=e,o=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(t)||t==="position_fro\
m_end"&&a===!1)return"left out: all zeros";if(!o)return"";switch(t){case"location":return o.label;case"user":return s.user===
null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(o.start_minute/Yn)*Yn;return`${ct(c)} to ${ct(
(c+Yn)%1440)}`}case"weekday":return Ya[o.weekday]??"";case"recency":{let c=rm(e,n);return c===null?"days before the pred\
iction":c>=pr?`${pr} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(o.duration_minutes/Pe)*Pe,l=c+Pe;return c>=gr*Pe?`${jt(gr*Pe)} or more`:`${c?jt(c):"0"} to ${jt(l)}`}default:{let c=r-
n;return c===1?"the last visit":`${c} from the end`}}}function rm({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;
let r=o=>Date.parse(o.slice(0,10))/nm;return Math.round(r(e.predict_at)-r(s))}function om(e,t,{kind:n,visit:s}){let{reading:r}=e,
o=L(e),i=J(e,t),a=r.slices.map(({name:f,label:d,lengths:g})=>({key:f,title:d,says:br(r,f,s),values:rr(r,f,s),colour:Number(
g[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:d})=>f+d.length,0),l=G(e,i,I(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=ft(e,i.x,i.y+i.height-10*o,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*o,height:i.height-l.height-34*o};return[...Y(e,t,n==="inpu\
ts"?"What the last visit is made of":D(r,s)),...l.marks,m("g",{key:"rows"},ne(e,u,a)),h.mark]}function im(e,t,{kind:n,visit:s,
number:r}){let{reading:o}=e,i=L(e),a=J(e,t),c=ot(o,"inputs.projected",s),l=r??Qe(c),h=Aa(o,s,l),u=n==="inputs"?"inputs":
`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"stream"}],d={...a,
height:Math.min(86*i,.26*a.height)},g=cm(o,s,l),y=[],p=g.reduce((x,M)=>x+G(e,{...a,y:0},M).height+4*i,0),b={...a,y:d.y+d.
height+28*i,height:a.height-d.height-p-36*i},w=h?am(h):[],$=b.y+(w.length?Le(e,b,w.length)+6*i:0);for(let x of g){let M=G(
e,{...a,y:$},x);if($+M.height>a.y+a.height+2)break;y.push(...M.marks),$+=M.height+4*i}return[...Y(e,t,"The vector that e\
nters the layers"),m("g",{key:"vector"},ne(e,d,f,{chosen:l,open:x=>`${u}.${x}`})),w.length>0&&G(e,{...a,y:d.y+d.height+4*
i},I(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&m("g",{key:"rows"},$t(e,b,w)),m("g",{key:"\
lines"},y)]}function am({parts:e,bias:t}){return[...e.map(({name:s,label:r,dot:o})=>({key:s,label:r,parts:[{value:o.sum,
colour:"plain"}],text:O(o.sum,2),exact:`${r}: the sum of ${o.products.length} products is ${O(o.sum,4)}`})),{key:"bias",
label:"bias",parts:[{value:t,colour:"plain"}],text:O(t,2),exact:""}]}function cm(e,t,n){let s=Number(ot(e,"inputs.projec\
ted",t)[n]),r=Number(ot(e,"layers.0.residual_in",t)[n]),o=Xe(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[[...I(
"Sum:"),[{text:O(s,2),kind:"strong"}]],Un("Norm:",o)];if(e.trace.architecture.components.includes("sinusoidal")){let a=e.
trace.architecture.d_model,c=Ut(e,"pos_encoding",t*a+n);e.trace.interventions.sinusoidal===!1?i.push(I("No position enco\
ding: it is off.")):c!==null&&o&&i.push([...I("Position encoding:"),[{text:`${O(o.result,2)} ${c<0?"−":"+"} ${O(Math.abs(
c),2)} =`}],[{text:O(r,2),kind:"strong"}]])}return i}function lm(e,t,{visit:n}){let{reading:s}=e,r=L(e),o=J(e,t),i=[];for(let g=0;g<
s.layers;g++)for(let y=0;y<s.heads;y++){let p=Number(s.lastRow(g,y)[n]),b=s.isRemoved(g,y)||s.isSkipped(g,"attention");i.
push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:p,colour:"plain"}],text:b?"off":E(p,1),open:`layers.${g}\
.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let g=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:E(g,1),open:`pointer.${n}`}),s.hasGate&&a.push(...I("To the a\
nswer the pointer carries"),[{text:`${E(g,1)} × gate ${s.gate.toFixed(2)} = `},{text:E(g*s.gate,1),kind:"strong"},{text:"\
."}])}let c=G(e,o,I(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=G(e,{...o,y:0},a),h={...o,y:o.y+c.height+2*r,height:o.height-c.height-l.height-8*r},u=Le(e,h,i.length),f=i.map(
({parts:g})=>Number(g[0]?.value)),d=Math.max(sm,...f);return[...Y(e,t,"Who reads it?"),...c.marks,i.length>0&&m("g",{key:"\
rows"},$t(e,h,i,{largest:d})),m("g",{key:"end"},G(e,{...o,y:h.y+u+6*r},a).marks)]}var nm,sm,$r=T(()=>{"use strict";Ka();
Tt();_t();Re();oe();qn();Rn();vt();ut();j();U();nm=864e5,sm=.1});function Ja(e,t){let n=Ct(t,e.reading);return n?la(e,n,hm[n.kind](e,n)):[]}var hm,Xa=T(()=>{"use strict";ka();Tt();Na();
La();Ha();Me();Da();Va();qn();$r();Me();hm={head:ja,stream:za,inputs:yr,visit:yr,context:xa,pointer:Ua,generation:_a,gate:Sa,
place:Ba}});function ie(e,t,n){let{title:s,text:r}=fm(e,t,n),o=n?.words?um(e,t,n):"";return{title:s,text:o?`${r} ${o}`:r}}function um(e,t,n){
let s=xr(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${E(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let r=n.knownProbability(e.location??0);return r===null?"":`${s} its probability i\
s ${E(r,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function fm(e,t,n){switch(e?.kind){case"visi\
t":return pm(e.visit??0,t);case"head":return ym(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:`Each visit is ${t.slices.length} vectors side by side: ${Za(t.slices.map(({label:s})=>mm[s]??s))}. One matrix\
 mixes them into ${t.trace.architecture.d_model} numbers.`};case"stream":return tc(e.layer??0,t);case"context":return{title:"\
Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model}\
 numbers. ${Za(dm(t),!0)} read nothing else of it.`};case"pointer":return ec(t);case"generation":return nc(t);case"gate":
return sc(t);case"place":return bm(e.location??0,t);default:return $m(t,n)}}function dm(e){return[...e.hasPointer?["the \
pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function Jt(e,t){let n=e.
visits[t];return n?`${n.label}, ${pt[n.weekday]} ${ct(n.start_minute)}`:""}function pm(e,t){let n=t.visits[e],s=[],r=gm(
e,t);if(n?.masked)return{title:`${Jt(t,e)}.`,text:"This visit is masked: nothing reads it."};if(r&&s.push(`Layer ${r.layer}\
, head ${r.head} reads most from it: ${E(r.weight)}.`),t.hasPointer){let o=t.pointerWeights[e],i=t.locations[e]??0,a=o*t.
gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`The pointer gives it ${E(o,1)}, after the gate ${wr(a)} of its place\
’s ${E(c,1)}.`:`The pointer gives it ${E(o,1)} of the answer.`)}return{title:`${Jt(t,e)}.`,text:s.join(" ")}}function gm(e,t){
let n=null;for(let s=0;s<t.layers;s++)for(let r=0;r<t.heads;r++){if(t.isRemoved(s,r))continue;let o=Number(t.lastRow(s,r)[e]);
(!n||o>n.weight)&&(n={layer:s,head:r,weight:o})}return n}function ym(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(
e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`Switched off: its output is ${h?"its mean o\
ver the visits":"zero"}. The map shows the weights it would have used.`}}let r=n.lastRow(e,t),o=Ot(r),a=[...r.keys()].sort(
(h,u)=>r[u]-r[h])[1],c=a===void 0?"":` and ${E(r[a])} from ${Jt(n,a)}`,l=o===n.count-1?"itself":Jt(n,o);return{title:s,text:`\
The last visit reads ${E(r[o])} from ${l}${c}. Each row adds up to 100 %.`}}function tc(e,t){let{residual:n,attention:s,
feedForward:r}=t.stream(e),o=t.count-1,i=s?`its heads add one of length ${O(Number(s[o]))} and `:"";return{title:`Residu\
al stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${O(Number(n[o]))}; ${i}its feed-forward net\
work adds one of length ${O(Number(r[o]))}.`}}function ec(e){let t=e.pointerWeights,n=Ot(t),[s]=e.pointedPlaces,r=s&&s.visits.
length>1?`; its ${s.visits.length} visits add up to ${E(s.probability)}`:"";return{title:"Pointer.",text:`It scores ever\
y visit and turns the scores into weights. Its favourite visit is ${Jt(e,n)}, with ${E(t[n])}. Most probable to copy: ${s?.
label}${r}.`}}function nc(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`It scores all ${e.trace.architecture.
locations-2} places, visited or not. First comes ${t?.label} with ${E(t?.probability??0)}, then ${n?.label} with ${E(n?.
probability??0)}.`}}function sc(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.learned?"The network sets t\
he gate":"The gate is set"} to ${t.toFixed(2)}: ${E(t)} of the answer’s distribution comes from the pointer, ${E(1-t)}\
 from generation.`}}function bm(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),r=[`Its probability is ${E(s,
1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;r.push(`: gate ${l.toFixed(
2)} × ${E(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${E(c,1)} by generation`)}let o=t.locations.filter(a=>a===e).length,
i=["It is not among the visits","It was visited once"][o]??`It was visited ${o} times`;return{title:`${n}.`,text:`${r.join(
"")}. ${i}.`}}function $m(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),r=`${s}, ${E(n.probability,1)}.`;
if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.location===n.location,l=e.wordsFor(t),h=t.nameOf(t.trace.
prediction.location).label,u=[...a===null?[]:[`That is ${wm(n.probability,a)} ${l}.`],...c?[]:[`${xr(l)} the answer was ${h}\
.`]];return{title:r,text:u.join(" ")}}let o=e.count===1?"the visit":`these ${e.count} visits`,i=e.hasGate?` ${wr(n.from_pointer)}\
 are copied from visits (pointer), ${wr(n.from_generation)} are generated.`:"";return{title:r,text:`A neural network rea\
d ${o} and expects this place next.${i}`}}function rc({kind:e},t,n){let{location:s,probability:r}=t.trace.prediction,o=new Ht(
n),{prediction:i}=n,a=e==="head"?"Switched off":"If nothing could read it",c=t.nameOf(s).label;if(i.location!==s){let u=o.
nameOf(i.location).label;return`${a}, the answer would be ${u} with ${E(i.probability,1)}.`}let l=E(r,1),h=E(i.probability,
1);return l===h?`${a}, ${c} would still get ${l}.`:`${a}, ${c} would get ${h} instead of ${l}.`}function wm(e,t){let n=Math.
round(1e3*e)-Math.round(1e3*t);return n===0?"the same as":`${Math.abs(n/10).toFixed(1)} points ${n>0?"more":"less"} than`}
function xr(e){return e.charAt(0).toUpperCase()+e.slice(1)}function wr(e){return`${(100*e).toFixed(1)} points`}function Za(e,t=!1){
let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?xr(s):s}function oc(e){let{count:t}=e,
n=e.visits[t-1],s=e.visits[0],r=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${Jt(e,0)}. Where does this person\
 go next?`:`They begin with ${s?.label} and end with ${Jt(e,t-1)}. Where does this person go next?`,part:`visits.${t-1}`},
{...ie({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++){r.push(xm(c,e));let l=tc(c,e);r.push({...l,text:`${l.
text} The bars show the same for every visit.`,part:`layers.${c}.stream`})}r.push({...ie({kind:"context"},e,null),part:"\
context"}),e.hasPointer&&r.push({...ec(e),part:"pointer"}),e.hasGeneration&&r.push({...nc(e),part:"generation"});let{prediction:o}=e.
trace,i=e.nameOf(o.location).label,a=e.hasGate?`${sc(e).text} `:"";return r.push({title:`${i}, ${E(o.probability,1)}.`,text:`${a}\
The answer after ${n?.label} is ${i}.`,part:`places.${o.location}`}),r}function xm(e,t){let n=`Layer ${e}.`;if(!t.heads)
return{title:n,text:"This network has no self-attention: no visit reads another one here.",part:null};let s=null,r=0;for(let i=0;i<
t.heads;i++){if(t.isRemoved(e,i))continue;r+=1;let a=t.lastRow(e,i),c=Ot(a);(!s||a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}
if(!s)return{title:n,text:"All of its heads are switched off.",part:null};let o=s.visit===t.count-1?"from itself":`from ${Jt(
t,s.visit)}`;return{title:n,text:`In ${r===1?"one head":`${r} heads`} every visit reads the others; darker means more. T\
he strongest link of the last visit: head ${s.head} reads ${E(s.weight)} ${o}.`,part:`layers.${e}.heads.${s.head}`}}var Qa,
mm,kr=T(()=>{"use strict";ke();U();Qa="Point at anything to see what it does.";mm={place:"place",who:"person",time:"time\
 of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"}});function ic(e,t){let n=Ct(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Mm(n,t);break;case"stream":
return Am(n,t);case"pointer":if(n.isLeaf)return Em(n,t);break;case"generation":if(n.isLeaf)return Om(n,t);break;case"gat\
e":return Sm(t);default:break}return ie(Nt(km(n),t),t,null)}function km({kind:e,layer:t,head:n,visit:s,location:r}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${r}`:e}function Mm({layer:e,head:t,query:n,
visit:s},r){let o=r.weights(e,t).subarray(n*r.count,(n+1)*r.count),i=Number(o[s]),a=o.filter(g=>g>i).length,c=n===s?"its\
elf":D(r,s),l=`${D(r,n)}, reads ${E(i,1)} from ${c}.`;if(r.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Ee(r,e,t,n,s),f=r.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${r.count} weights in its row ${a===1?"is":"are"} larger.`,d=r.isRemoved(e,t)||r.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${O(h.
sum,2)}, which makes a score of ${O(u,2)}. ${f}${d}`}}function Am({layer:e,visit:t},n){let s=`layers.${e}`,r=l=>O(Math.hypot(
...ot(n,`${s}.${l}`,t))),o=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${r(l)}`,a=o?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${D(n,t)}.`,text:`The\
 visit comes in as a vector of length ${r("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${r("residual_out")}.${c}`}}function Em({visit:e},t){let n=E(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${D(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:r,bias:o,isBiasOff:i,score:a}=Oe(t,e),c=o!==null&&!i?` and the bias of its position is ${O(o,2)}`:"";return{
title:s,text:`Query and key multiply to ${O(r.sum,2)}${c}; its score is ${O(a,2)}. The weight counts for ${re(t,e)}.`}}function Om({
location:e},t){let{logit:n}=zt(t,e),s=t.probabilityOf("generation",e),r=n===null?"":`Its logit is ${O(n,2)}; `,o=`the so\
ftmax over all places makes it ${E(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:r?r+o:o.charAt(0).toUpperCase()+o.slice(1)}}function Sm(e){let t=ie({kind:"gate"},e,null),n=Ne(e);if(!n)return t;
let{logit:s,learned:r,hidden:o}=n,i=e.trace.gate.learned?`Its ${o.length} hidden units add up to a logit of ${O(s,2)}.`:
`As learned it would be ${r.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var ac=T(()=>{"use strict";Me();_t();
vt();ht();kr();U()});function lc(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function Mr(e,t){return`${e.tag} ${e.
key??t}`}function Tm(e,t){let n=e.match(Kn)??[],s=t.match(Kn)??[],r=t.split(Kn);return n.length!==s.length||e.split(Kn).
join()!==r.join()?null:o=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+o*(Number(a)-l))*100)/100)});
return r.map((a,c)=>a+(i[c]??"")).join("")}}var cc,Nm,Kn,Jn,hc=T(()=>{"use strict";j();cc="http://www.w3.org/2000/svg",Nm=
new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),Kn=/-?\d+(?:\.\d+)?/g,Jn=class{#s=new WeakMap;#t=new Map;#n=new WeakMap;#r=0;#e=0;constructor(t){
this.root=t,this.elements=[]}show(t,n=0){this.#u(),this.elements=this.#o(this.root,t,this.elements,n>0),this.#t.size&&this.#h(
n)}#o(t,n,s,r){if(n.every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),
[]}if(!s.length&&!t.firstChild){let a=n.map(c=>this.#a(lc(c)));return t.append(...a),a}let o=new Map;for(let[a,c]of s.entries()){
let l=this.#s.get(c);l&&o.set(Mr(l.mark,a),c)}let i=n.map((a,c)=>{let l=lc(a),h=o.get(Mr(l,c));o.delete(Mr(l,c));let u=h??
document.createElementNS(cc,l.tag);return this.#l(u,l,r&&h!==void 0),u});for(let a of o.values())a.remove();for(let[a,c]of i.
entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(c,l??null)}return i}#a(t){let n=document.createElementNS(cc,t.tag);
for(let[s,r]of Object.entries(t.attributes)){let o=Ve(r);o!==null&&n.setAttribute(s,o)}return this.#s.set(n,{mark:t,elements:this.#o(
n,t.children,[],!1)}),n}#l(t,n,s){let r=this.#s.get(t),o=r?.mark.attributes??{};for(let a of Object.keys(o))Ve(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=Ve(c),h=Ve(o[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&Nm.has(a)?Tm(h,l):null;u?this.#t.set(`${this.#i(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#o(t,n.children,r?.elements??[],s);this.#s.set(t,{mark:n,elements:i})}#i(t){let n=this.#n.get(t)??this.#r++;
return this.#n.set(t,n),n}#h(t){let n=performance.now(),s=r=>{let o=Math.min(1,Math.max(0,(r-n)/t));if(o===1){this.#u();
return}let i=1-(1-o)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(
s)};this.#e=requestAnimationFrame(s)}#u(){cancelAnimationFrame(this.#e);for(let{element:t,name:n,end:s}of this.#t.values())
t.setAttribute(n,s);this.#t.clear()}}});function uc(e,{names:t,run:n},s){if(!t.length)return e;let r=vm*s/13;return Sn(e,o=>t.includes(o)?{className:"put-in",words:`\
put in from the ${n} run`,onTop:i=>_m(i,n,r)}:null)}function _m({attributes:{x:e,y:t,width:n}},s,r){let[o,i]=[Number(e)+
Number(n),Number(t)],a=.45*r;return m("g",{key:"put in",class:"badge"},m("circle",{cx:o,cy:i,r}),m("path",{d:`M${o+a} ${i-
a}L${o-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),m("title",{},`Put in from the ${s} run`))}var vm,fc=T(()=>{"use strict";
Us();j();vm=7});function Ar(e,t,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute(
"aria-label",e),s.addEventListener("click",n),s}var Xn,mc=T(()=>{"use strict";Xn=class{#s=0;#t=0;#n=[];constructor(t,n){
this.show=n,this.button=Ar("Play the story","play",()=>this.toggle()),this.back=Ar("Step back","back",()=>this.step(-1)),
this.forth=Ar("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
ge",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute("aria-label","Step of the story"),this.slider.
addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),t.append(this.button,this.back,this.forth,this.slider),
this.#e(!1)}isOpen=!1;get beat(){return this.isOpen?this.#t:null}get count(){return this.#n.length}get isTelling(){return this.
isOpen&&this.#t<this.#n.length-1}get told(){return this.isOpen?this.#n[this.#t]??null:null}tell(t){this.#n=t,this.#t=Math.
min(this.#t,t.length-1),this.slider.max=String(t.length),this.#e(this.#s!==0)}toggle(){this.#s?this.pause():this.play()}play(){
let t=this.#t>=this.#n.length-1;this.goTo(this.isOpen&&!t?this.#t:0),this.#r()}pause(){clearTimeout(this.#s),this.#s=0,this.#e(
!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#e(!1),this.show(null))}step(t){this.goTo(this.isOpen?
this.#t+t:t>0?0:this.#n.length-1)}goTo(t){this.pause(),this.isOpen=!0,this.#t=Math.max(0,Math.min(this.#n.length-1,t)),this.#e(
!1),this.show(this.#t)}#r(){let{title:t="",text:n=""}=this.#n[this.#t]??{},s=Math.max(1800,55*(t.length+n.length));if(this.#t>=
this.#n.length-1){this.pause();return}this.#s=window.setTimeout(()=>{this.goTo(this.#t+1),this.#r()},s),this.#e(!0)}#e(t){
this.button.dataset.icon=t?"pause":"play";let n=t?"Pause the story":"Play the story";this.button.setAttribute("aria-labe\
l",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#t+1:this.#n.length),this.slider.setAttribute("aria-\
valuetext",this.isOpen?`Step ${this.#t+1} of ${this.#n.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#t===
0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function gc(e,{title:t,ground:n,lines:s}){let r=e.cloneNode(!0),{width:o,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=s.length*dc*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[y,p]of r.querySelectorAll("*").entries()){let b=u[y];
b&&Wm(p,getComputedStyle(b)),p.matches(Pm)&&h.push(p);for(let w of["class","data-part","data-open","data-act","tabindex",
"role"])p.removeAttribute(w)}for(let y of[...h,...r.querySelectorAll('[opacity="0"]')])y.remove();let f=document.createElementNS(
Zn,"title");f.textContent=t;let d=document.createElementNS(Zn,"rect");d.setAttribute("y",String(-c)),d.setAttribute("wid\
th",String(o)),d.setAttribute("height",String(l)),d.setAttribute("fill",n);let g=s.map((y,p)=>{let b=a*(p?1:Lm),w=document.
createElementNS(Zn,"text");return w.textContent=st(y,o-2*pc,b,p===0),w.setAttribute("x",String(pc)),w.setAttribute("y",String(
(p+.8)*dc*a-c)),w.setAttribute("font-size",String(b)),w.setAttribute("font-weight",p?"400":"600"),w.setAttribute("fill",
getComputedStyle(e).color),w});return r.prepend(f,d,...g),r.setAttribute("viewBox",`0 ${-c} ${o} ${l}`),r.setAttribute("\
xmlns",Zn),r.setAttribute("width",String(o)),r.setAttribute("height",String(l)),r.setAttribute("font-family",getComputedStyle(
e).fontFamily),r.setAttribute("text-rendering","geometricPrecision"),r.setAttribute("role","img"),r.setAttribute("aria-l\
abel",t),r.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(r),width:o,height:l}}function Wm(e,t){if(e.
localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("styl\
e","image-rendering: pixelated");for(let n of Rm){if(Im.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(n);
s&&s!==Cm[n]&&e.setAttribute(n,s)}}var Zn,dc,Lm,pc,Rm,Cm,Pm,Im,yc=T(()=>{"use strict";U();Zn="http://www.w3.org/2000/svg",
dc=1.7,Lm=1.2,pc=20,Rm=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opacity","\
paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Cm={fill:"rgb(0, 0, 0)",stroke:"none","stro\
ke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-order":"n\
ormal","text-decoration-line":"none"},Pm=".handle, .handle-words, .control, .escape",Im=new Set(["font-size","font-weigh\
t","text-anchor"])});function $c(e,t=null,n=null){if(t===null)return[jm(e,n),Hm(e,n)];let s=Ct(t,e);return s?Fm[s.kind](e,s):[]}function jm(e,t){
let{hasPointer:n}=e,s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((r,o)=>[
D(e,o),r.duration_minutes,...n?[Or(e.pointerScores[o]),e.pointerWeights[o]]:[],...s?[s.pointerWeights[o]]:[]])}}function Hm(e,t){
return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.
map(({location:n})=>{let{pointer:s,generation:r,fromPointer:o,fromGeneration:i}=Te(e,n),a=e.probabilityOf("final",n);return[
e.nameOf(n).label,s,r,o,i,a,...t?[t.knownProbability(n)]:[]]})}}function Gm(e,{layer:t,head:n,query:s,visit:r,isLeaf:o}){
let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,d)=>D(e,d));if(!o)return[{caption:`Weights o\
f ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,d)=>[
f,...a.subarray(d*i,(d+1)*i)])}];let h=Cn(e,t,n,s),{dot:u}=Ee(e,t,n,s,r);return[Qn(`Query of ${l[s]} × key of ${l[r]}, ${c}`,
["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,d)=>[f,Or(
h.scores[d]),a[s*i+d]])}]}function Bm(e,t){let{layer:n,visit:s}=t,r=`layers.${n}`,o=[["Comes in","residual_in"],["Norm 1",
"norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.o\
ut"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${r}.${u}`)),i=o.map(([,u])=>ot(e,`${r}.${u}`,s)),a=zn(e,t),c=In(e,
n,s,a),l=ot(e,`${r}.feed_forward.pre`,s),h=ot(e,`${r}.feed_forward.hidden`,s);return[{caption:`${D(e,s)}, in layer ${n}`,
columns:["Number",...o.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(d=>d[f])])},{caption:`Hidden unit\
s of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","Afte\
r it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}
function bc(e,{kind:t,visit:n}){let s=ot(e,"inputs.projected",n),r=[{caption:`What ${D(e,n)} is made of`,columns:["Featu\
re","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,br(e,i,n),c[n]])},Er("All feature\
s mixed by one matrix",s)];if(t==="inputs")return r;let o=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(
a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&o.push(["Pointer",e.pointerWeights[n]]),
r.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:o}),r}function Dm(e){return[Er(
"The context: the last visit after all layers",e.values("context"))]}function Um(e,{visit:t,isLeaf:n}){let s=Pn(e),r=e.visits.
map((l,h)=>D(e,h)),o=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:r.map((l,h)=>[l,o[h],...i?[i[h]]:[],Or(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=Oe(e,t);return[Qn(`Query of the context × key of ${r[t]}`,["Query","Key"],c),...a]}function Vm(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],r={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,zt(e,i.location).logit,
i.probability])},{dot:o}=zt(e,t);return n&&o?[Qn(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],o),r]:
[r]}function zm(e){let t=Ne(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?Qn(s,["Hidden un\
it","Weight"],t.dot):Er(s,t.hidden),n]}function qm(e,{location:t}){let{visits:n,pointer:s,generation:r,gate:o,fromPointer:i,
fromGeneration:a,probability:c}=Te(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,o,i],["Generation",r,1-o,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[D(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Qn(e,t,{
first:n,second:s,products:r,sum:o}){return{caption:e,columns:["Number",...t,"Product"],rows:[...r.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",o]]}}function Er(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function Or(e){
return Number.isFinite(e)?e:"−∞"}var Fm,wc=T(()=>{"use strict";Me();_t();qn();$r();vt();Fm={head:Gm,stream:Bm,inputs:bc,
visit:bc,context:Dm,pointer:Um,generation:Vm,gate:zm,place:qm}});function xc(e,t,n,s=null){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-label",
"Numbers");let o=$c(t,n,s);for(let l of o){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(pn(l)),r.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>r.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([gn(o)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),r.append(c),r.addEventListener("close",()=>{URL.revokeObjectURL(a.href),r.remove()}),
e.append(r),r.showModal()}var kc=T(()=>{"use strict";Ls();wc()});function ts({reading:e,before:t,overlays:n,stage:s,happened:r,lit:o}){let i=Et(o,e),{most:a,top:c,bottom:l}=s.answers,h=r===
null?[]:[r];n&&t&&h.push(t.trace.prediction.location),i!==null&&o?.kind==="place"&&h.push(i);let u=e.answer(a,h),f=u.slice(
0,-1).map(({location:p})=>p),d=Ac(f.map(p=>t?.knownProbability(p)??null),1),g=n&&t?Km(f,e,t):null,y=(l-c)/u.length;return u.
map((p,b)=>{let w=c+(b+.5)*y,$=p.probability*s.full,x={pointer:g?.pointer[b]??null,generation:g?.generation[b]??null},[M,
N]=["pointer","generation"].map(k=>Mc(p[k]*ae({reading:e},k),x[k])*s.full);return{...p,was:t?d[b]??null:null,wasByPath:x,
middle:w,start:w+(Number(M)-Number(N)-$)/2,height:$}})}function Mc(e,t){return Math.max(0,(t??e)-e)}function Km(e,t,n){let s=(r,o)=>o?
Ac(e.map(i=>n.shareOf(r,i)),ae({reading:n},r)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function Ac(e,t){let n=e.filter(r=>r!==null),s=n.reduce((r,o)=>r-o,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function es(e,t){let{reading:n,stage:s}=e,r=ze(e),o=n.pointerWeights,i=p=>p.reduce((b,w)=>b+Mc(o[w],r?.[w]??null),0),a=n.
pointedPlaces.map(p=>({...p,lost:i(p.visits)})).sort((p,b)=>b.probability+b.lost-p.probability-p.lost),c=a.filter((p,b)=>p.
probability+p.lost>=rn&&b<Ym||Sr(t,p.location)<t.length-1).map(p=>({...p,wish:y(p.visits)})),l=a.filter(({location:p})=>!c.
some(b=>b.location===p));if(l.length){let p=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:w})=>b+w,0),lost:i(p),visits:p,wish:y(p)})}c.sort((p,b)=>p.
wish-b.wish);let{room:h,gap:u}=s.across.places,f=c.map(({wish:p,probability:b,lost:w})=>({wish:p,length:(b+w)*s.full})),
d=f.reduce((p,{length:b})=>p-b,h[1]-h[0]),g=jn(f,Math.max(0,Math.min(u,d/(f.length-1||1))),...h);return c.map(({location:p,
label:b,probability:w,lost:$,visits:x},M)=>({path:"pointer",location:p,label:b,probability:w,start:Number(g[M]),lost:$,visits:x,
answer:Sr(t,p)}));function y(p){let b=p.map($=>Math.max(o[$],r?.[$]??0)),w=b.reduce(($,x)=>$+x,0)||1;return p.reduce(($,x,M)=>$+
Number(b[M])/w*Number(s.across.visits[x]),0)}}function ns({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
nn),{gap:r}=t.across.generation,{start:o}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:o,lost:0,visits:[],answer:Sr(n,i)};return o+=c*t.full+r,l})}function ae({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function kt(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function Sr(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var rn,Ym,ce=T(()=>{"use strict";xe();ht();qt();rn=.03,Ym=5});function Xt({stage:e},t){let n=e.type/13;return B(t,12.5*n)+13*n}function on({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function ss(e,t,n,s=3){let r=e.reading.trace.interventions[`${t}\
_temperature`]??1;return m("g",{key:`temperature ${t}`},Ie(e,{act:`${t}_temperature`,words:on(e,t),title:`Temperature of\
 the ${t} softmax: ${r}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function Ie(e,{act:t,
words:n,title:s,right:r,y:o,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||Nr*c,h=Xt(e,n),u=a?
" stays":"";return[m("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:r-h,y:o,width:h,height:l,rx:l/2},m("tit\
le",{},s)),m("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:r-h/2,y:o+l/2+4*c},n)]}var Nr,rs=T(()=>{"\
use strict";j();U();Nr=18});function Ec(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[Zt(e,n,"Visits",Tr(e,s),s),...Jm(e),...t.rows.map((r,o)=>Zm(
e,o))]}function Tr({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",r=`${s} \
in head ${t.head}`;return B(r,12.5*(e.type/13))<=n?r:s}function Zt({stage:e},t,n,s,r=400){let o=e.type/13;return m("g",{
key:`title ${n}`,class:"heading","aria-hidden":"true"},B(n,15*o,!0)<=r?m("text",{x:t,y:17*o,class:"title"},n):m("text",{
x:t,y:17*o,class:"small strong"},st(n,r,12.5*o,!0)),m("text",{x:t,y:35*o,class:"small"},st(s,r,12.5*o)))}function Jm({reading:e,
stage:t}){let n=t.type/13,s=[];for(let{start:r,end:o,weekday:i}of vr(e)){let a=Number(t.rows[r]?.y)-Number(t.rows[r]?.height)/
2,c=Number(t.rows[o]?.y)+Number(t.rows[o]?.height)/2;if(s.push(m("rect",{key:`day ${r}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(m("text",{key:`weekda\
y ${r}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function vr({visits:e}){let t=[];for(let[n,s]of e.entries()){
let r=Xm(s),o=t.at(-1);o?.day===r?o.end=n:t.push({start:n,end:n,day:r,weekday:String(pt[s.weekday])})}return t}function Xm({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function Zm(e,t){let{reading:n,stage:s,lit:r}=e,{y:o,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=Ye(r,n).includes(t),d=c.masked?"unmask":"mask",g=a&&e.canAct&&t<n.count-1,y=g&&f?Xt(e,d)+4*l:0,p=Math.min(Nr*l,i),
b=os(c),w=i>=33*l,$=(w?20:13)*l,x=h+$+(w?14:8)*l,M=Lr(e,t),N=Rr(e,t),k=f||N,A=M?42*l:0,S=s.visits.x+s.visits.width-4,v=S-
x,_=s.isDense?0:38*l,P=w?[m("text",{x,y:o-3*l,class:"strong"},st(c.label,v-y,13*l,!0)),m("text",{x,y:o+13*l,class:"small"},
B(b,12.5*l)<=v-A?b:ct(c.start_minute)),M||v<B(b,12.5*l)+56*l?null:Qm(S+4-50*l,o+5*l,48*l,c)]:[m("text",{x,y:o+4.4*l,class:k?
"strong":"label"},st(c.label,v-Math.max(_,A)-y-9,12.5*l,k)),M||s.isDense?null:m("text",{x:S-y,y:o+4.4*l,class:"small end"},
ct(c.start_minute))];return m("g",_r(e,t,c),m("rect",{class:"chip",x:h,y:o-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?5*
l:1}),a&&bt(c.category,h+4*l,o-$/2,$),a?P:m("rect",{class:"lane",x:h+2,y:o-1,width:u-4,height:2}),M&&a&&m("text",{x:S,y:o+
(w?13:4.4)*l,class:N?"strong end":"small end"},M),g&&f&&Ie(e,{act:"mask",words:d,title:c.masked?"Unmask this visit, so t\
hat others may read it again":"Mask this visit: no other may read it",right:S+2,y:w?o-17*l:o-p/2,height:p}),m("title",{},
`${c.label}, ${pt[c.weekday]} ${b}`))}function _r({reading:e,lit:t},n,s){let r=Ye(t,e).includes(n);return{key:`visit ${n}`,
class:`part visit${r?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`\
Visit ${n+1} of ${e.count}: ${s.label}, ${pt[s.weekday]} ${os(s)}${s.masked?", masked":""}${e.hasPointer?`; pointer weig\
ht ${E(e.pointerWeights[n],1)}`:""}`}}function os({start_minute:e,duration_minutes:t}){return`${ct(e)} · ${jt(t)}`}function Lr({
reading:e,lit:t},n){return t?.kind!=="head"?"":E(e.lastRow(t.layer??0,t.head??0)[n])}function Rr({reading:e,lit:t},n){return t?.
kind!=="head"?!1:Ot(e.lastRow(t.layer??0,t.head??0))===n}function Qm(e,t,n,{start_minute:s,duration_minutes:r}){let o=Math.
min(s+r,an),i=Math.min(s,Math.max(0,s+r-an)),a=(c,l)=>m("rect",{class:"stay",x:e+c/an*n,y:t,width:Math.max(1,(l-c)/an*n),
height:7});return m("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},m("rect",{class:"track",x:e,
y:t,width:n,height:7}),a(s,o),i>0&&a(0,i),m("rect",{class:"stay-end","data-drag":"stay",x:e+(i||o)/an*n-2,y:t-3,width:5,
height:13}))}function Oc(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:r,width:o}=n.slices,{slices:i}=t,
a=Math.max(...It(e).map(({longestSlice:y})=>y)),c=o/i.length,l=gt(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.flatMap(({y,
height:p},b)=>i.map(({lengths:w},$)=>{let x=Number(w[b])/a*Math.max(2,p-4);return{visit:b,x:r+$*c,y:y+p/2-2-x,width:.72*
c,height:x}})),[f,d]=Cr(u,({visit:y})=>h||l.includes(y)),g=i.map(({label:y},p)=>m("text",{key:`name ${y}`,class:"tiny mi\
ddle",x:r+(p+.36)*c,y:(p%2?40:26)*s},y));return[m("g",Pr(e),m("rect",{class:"ground",x:r-6,y:n.top-4,width:o+6,height:n.
bottom-n.top+8,rx:6}),g,m("path",{key:"bars",class:"length",d:we(d)}),f.length>0&&m("path",{key:"lit",class:"length lit",
d:we(f)}),m("text",{class:"small",x:r,y:n.bottom+18*s},"Bars: lengths"),m("text",{class:"small",x:r,y:n.bottom+33*s},"of\
 the vectors"))]}function Cr(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function Pr(e){return{key:"slices",class:`part \
slices${yt(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:K(e,Gn.slices),"aria-label":`What each\
 visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}var an,We=T(()=>{"use strict";rs();se();ht();ke();
j();U();mt();an=1440});function Sc(e,t){let{x:n,right:s}=e.stage.answers,r=e.stage.type/13;return[Zt(e,n+6*r,"Answer",e.stage.isDense?"":td(e),
s-n),...Ir(e,t)]}function td({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function Ir(e,t){let{reading:n,stage:s,lit:r,happened:o}=e,i=s.type/13,a=Et(r,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(f=>{let{location:d,label:g,category:y,probability:p,was:b,middle:w,height:$,start:x}=f,M=[{path:"poin\
ter",share:f.pointer*ae(e,"pointer")},{path:"generation",share:f.generation*ae(e,"generation")}],N=a===d,k=c+(y===null?6:
26)*i,A=Mn(g,l-k-(o===d?20*i:2),13.5*i,2,!0),S=w-(A.length>1?22:8)*i,v=w+(A.length>1?2:0)*i,_=c+6*i,P=u-8*i;return m("g",
{key:`place ${d}`,class:`part place${N?" lit":a!==null&&r?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"\
button",tabindex:d<0?null:"-1","aria-label":`${g}: ${E(p,1)}; from the pointer ${E(M[0]?.share??0,1)}, from generation ${E(
M[1]?.share??0,1)}${o===d?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*i,y:S-16*i,
width:u+10*i,height:v-S+50*i,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:x,width:Z-2,height:Math.max(1,$)}),
y!==null&&bt(y,c+5*i,S-13*i,16*i),A.map((W,C)=>m("text",{key:`name ${C}`,class:d<0?"label halo":"strong halo",x:k,y:S+15*
C*i},W)),o===d&&m("path",{key:"happened",class:"check",d:`M${l-16*i} ${S-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},m("title",
{},"This is where the person went.")),m("rect",{key:"track",class:"track",x:c+6*i,y:v,width:P,height:8*i}),M.map(({path:W,
share:C})=>{let R=m("rect",{key:W,class:`${W} bar`,x:_,y:v,width:Math.max(0,C*P),height:8*i});return _+=C*P,R}),b!==null&&
m("rect",{key:"before",class:"before",x:c+5*i+b*P,y:v-3*i,width:2,height:14*i}),m("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:v+23*i},E(p,1)),b!==null&&ed(c+60*i,v+23*i,p,b))})}function ed(e,t,n,s){let r=Math.round(1e3*n)-Math.round(
1e3*s);if(r===0)return m("text",{key:"change",class:"small",x:e,y:t},"same");let o=`${r>0?"▲":"▼"} ${(Math.abs(r)/10).
toFixed(1)}`;return m("text",{key:"change",class:`${r>0?"more":"less"} strong halo`,x:e,y:t},o)}var Wr=T(()=>{"use stric\
t";ce();se();ht();j();qt();U();We()});function Nc(e){let{reading:t,stage:n}=e,s=n.type/13,r=t.values("context");if(!n.layers.at(-1)||!r)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(r.length))),a=Math.ceil(r.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,f={x:h,y:u,columns:i,
cell:l},d={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return Fr(e,f,nd(e,h,u,c,a*l),n.isDense?d:void 0)}function Fr(e,{
x:t,y:n,columns:s,cell:r},o,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...It(e).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,d)=>m("rect",{class:f<0?"below-zer\
o":"above-zero",x:t+d%s*r,y:n+Math.floor(d/s)*r,width:r-.5,height:r-.5,opacity:.12+.88*(Math.abs(f)/h)}));return m("g",{
key:"context",class:`part context${yt(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:K(e,Q(e.reading).
context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},m("rect",{class:"ground",x:t-3,y:n-
16*a,width:s*r+6,height:Math.max(44,Math.ceil(l.length/s)*r+20*a),rx:4}),o,m("text",{key:"name",...i??c},"Context"),u,m(
"title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gate read the\
m.`))}function nd({reading:e,stage:t},n,s,r,o){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-5*i,h=t.
gate+9*i;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+o/2}H${n-2}`}),e.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${n+r+2} ${s+o/2}H${n+r+12*i}`}),e.has("gate.logit")&&m("\
path",{key:"to the gate",class:"link dotted",d:`M${n+r/2} ${s+o+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}var jr=T(
()=>{"use strict";ht();j();mt()});function Tc(e){let{reading:t,before:n,stage:s}=e,r=s.type/13,o=s.across.gate,i=o+s.full,a=s.gateWidth,c=o+t.gate*s.full,
l=n?n.gate:t.gate,h=s.gate+a/2,u=is(e);return m("g",Hr(e,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:o-3,width:a+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:o,width:a,height:Math.max(
0,c-o)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:o-10*r},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${o+l*s.full}l${8*r} ${-5*r}v${10*r}Z`},m("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*r,y:c-6*r,width:a+16*r,height:12*r,rx:6*r}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:i+18*r},"fixed"))}function is({reading:e}){return e.trace.architecture.
components.includes("gate")}function Hr(e,t){let{reading:n}=e,s=e.canAct&&is(e);return{key:"gate",class:`part gate${yt(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${E(n.gate)} pointer`},tabindex:"-1",opacity:K(e,
Q(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${E(n.gate)} pointer, ${E(1-n.gate)} generation${n.trace.gate.learned?
"":", not learned"}`}}function as(e,t,n){let{reading:s,stage:r,lit:o}=e,i=e.beat>=Q(s).gate,a=$=>ae(e,$),c=Et(o,s),l=new Map,
h=r.across.gate;for(let $ of t)l.set($,h),h+=$.probability*a($.path)*r.full;let u=new Map;h=r.across.gate;for(let $ of["\
pointer","generation"])for(let[x]of n.entries())u.set(`${$} ${x}`,h),h+=Number(n[x]?.[$])*a($)*r.full;let f=t.map($=>{let x=Number(
l.get($)),M=$.probability*a($.path)*r.full,N=kt($.start,$.start+$.probability*r.full),k=kt(x,x+M);return m("path",{key:`\
into ${$.path} ${$.location}`,class:`${$.path} band${b($.location)}`,d:r.bands.into(N,k,i)})}),[d,g]=[r.across.gate,r.across.
gate+r.full],y=n.flatMap(($,x)=>{let M=$.start;return["pointer","generation"].map(N=>{let k=Number($[N])*a(N),A=k*r.full,
S=Number(u.get(`${N} ${x}`)),v=kt(S,S+A),_=kt(M,M+A),P=$.wasByPath[N],W=P===null?null:p(N,S,M,A,P*r.full);M+=A;let C=`ou\
t ${N} ${$.location}`;return[A>0&&m("path",{key:C,class:`${N} band${b($.location)}`,d:r.bands.out(v,_,i)}),W&&En({key:C,
now:A,before:Number(P)*r.full,path:(R,H)=>r.bands.out(R,H,i),edges:W,style:b($.location),title:`${$.label}, from ${N==="\
pointer"?"the pointer":"generation"}: ${On(k,Number(P),e.before?s.wordsFor(e.before):"")}`})]})});return[f,y,i&&o?.kind===
"visit"&&w(o.visit??0)];function p($,x,M,N,k){let A=Math.abs(N-k),S=$==="pointer",v=(W,C)=>{let R=S?W-(C?0:A):W+N-(C?A:0);
return[R,R+A]},[_]=v(x,!1),P=Math.max(d,Math.min(g-A,_));return{more:[v(x,!0),v(M,!0)],less:[[P,P+A],v(M,!1)]}}function b($){
return c===null?"":c===$&&o?.kind==="place"?" lit":" dim"}function w($){let x=s.pointerWeights,M=t.find(({path:H,visits:q})=>H===
"pointer"&&q.includes($));if(!M)return null;let N=[...M.visits].sort((H,q)=>H-q),A=N.slice(0,N.indexOf($)).reduce((H,q)=>H+
x[q],0)*r.full,S=x[$]*r.full,v=a("pointer"),_=Number(l.get(M))+A*v,P=n[M.answer],W=Number(u.get(`pointer ${M.answer}`))+
A*v,C=Number(P?.start)+A*v,R=P?.location===M.location;return[m("path",{key:"visit into",class:"pointer band lit",d:r.bands.
into(kt(M.start+A,M.start+A+S),kt(_,_+S*v),i)}),R&&m("path",{key:"visit out",class:"pointer band lit",d:r.bands.out(kt(W,
W+S*v),kt(C,C+S*v),i)})]}}var cs=T(()=>{"use strict";xe();ce();ht();j();U();mt()});function vc(e){let{reading:t,before:n,stage:s}=e,r=s.type/13,{gate:o,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=is(e),f=`${E(t.gate)} pointer${u?"":", fixed"}`;return m("g",Hr(e,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:o-3,width:a+6,height:i+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:o,width:t.gate*
a,height:i}),m("rect",{key:"generation",class:"generation bar",x:l,y:o,width:(1-t.gate)*a,height:i}),m("text",{key:"name",
class:"title halo",x:s.left,y:o+11*r},`Gate ${t.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:o+
27*r},f),h!==t.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*a} ${o+i+3}l${5*r} ${8*r}h${-10*r}Z`},m("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*r,y:o-8*r,width:12*r,
height:i+16*r,rx:6*r}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-St/2,s.size.width-
St),y:o+(i-St)/2,width:St,height:St})])}var _c=T(()=>{"use strict";cs();j();Yt();U()});function Lc(e,t){let{reading:n,stage:s}=e,r=s.type/13,o=t.filter(({path:f})=>f==="generation"),i=s.places-8*r,a=s.fork+(n.
hasPointer?s.context+14*r:2*r),c=n.hasPointer?s.bottom+34*r:Number(o[0]?.start)+12*r,l=e.beat>=Q(n).generation,h=o.map(({
label:f,probability:d,location:g},y)=>{let p=c+y*17*r;return[m("text",{key:`name ${y}`,class:g<0?"small halo":"label hal\
o",x:a,y:p},st(f,i-a-(s.isDense?38:46)*r,13*r)),m("text",{key:`share ${y}`,class:"strong end halo",x:i,y:p},E(d))]}),u=o.
map(({probability:f,start:d,location:g},y)=>m("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:d,width:Z,height:l?
Math.max(.8,f*s.full):0},m("title",{},`${g<0?"The others":o[y]?.label}: ${E(f,1)} of the generation head`)));return m("g",
Gr(e,o),m("rect",{class:"ground",x:a-4,y:c-30*r,width:i-a+8,height:88*r,rx:6}),m("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?i:a,y:c-18*r},"Generation"),h,u)}function Gr(e,t){return{key:"generation",class:`part generation-b\
lock${yt(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:K(e,Q(e.reading).generation),"ar\
ia-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${E(s)}`).join(", ")}`}}var Br=T(()=>{"use strict";ht();
j();qt();U();mt()});function Rc(e,t){let{reading:n,stage:s,lit:r}=e,o=Et(r,n),i=t.filter(({path:c})=>c==="pointer"),a=({location:c})=>o===null||
o===c?"":" dim";return m("g",{key:"places",opacity:K(e,Q(n).pointer)},i.map(c=>m("rect",{key:`bar ${c.location}`,class:`\
pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:Z},m("title",{},`${c.label}: ${E(
c.probability,1)} of the pointer`))),od(e,i).map(c=>id(e,c,a(c.flow))))}function od({reading:e,stage:t,lit:n},s){let r=t.
type/13,o=Et(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(o!==null&&h===o),l=[];for(let h of[...s].
sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:d,lost:g}=h;if(d+g<rn&&u>=0&&u!==o)continue;let y=u>=0,p=` ${E(
d)}`,w=`${st(f,a-i-B(p,13*r,!0),13*r,y)}${p}`,$=B(w,13*r,y)/2,x=h.start+d*t.full/2,M=Math.max(i+$,Math.min(a-$,x)),[N,k]=[
M-$,M+$];for(let A=0;A<sd;A++){if(l.some(_=>_.row===A&&N<_.right+8*r&&k>_.left-8*r))continue;let v=M>x?"":M<x?" end":" m\
iddle";l.push({flow:h,text:w,isBold:y,left:N,right:k,row:A,anchor:v});break}}return l}function id({stage:e},{flow:t,text:n,
isBold:s,left:r,right:o,row:i,anchor:a},c){let l=e.type/13,h=e.places+Z+(14+Dr*i)*l,u=t.start+t.probability*e.full/2;return[
i>0&&m("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+Z}V${h-11*l}`}),m("text",{key:`name ${t.
location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?r:a===" end"?o:(r+o)/2,y:h},n)]}function Cc(e,t){let{reading:n,
stage:s}=e,r=s.type/13,o=t.filter(({path:l})=>l==="generation"),i=e.beat>=Q(n).generation,a=n.hasPointer?.42*(s.right-s.
left):s.right-s.left,c=s.places-(rd*Dr-6)*r;return m("g",Gr(e,o),m("rect",{class:"ground",x:s.right-a,y:c-36*r,width:a+6,
height:s.places+Z-c+40*r,rx:6}),m("text",{class:"title end halo",x:s.right,y:c-19*r},"Generation"),o.map(({location:l,label:h,
probability:u,start:f},d)=>{let g=` ${E(u)}`,y=st(h,a-B(g,13*r),13*r)+g;return[m("text",{key:`name ${d}`,class:l<0?"smal\
l end halo":"label end halo",x:s.right,y:c+d*Dr*r},y),m("rect",{key:`bar ${d}`,class:"generation bar",x:f,y:s.places,width:Math.
max(.8,u*s.full),height:i?Z:0},m("title",{},`${l<0?"The others":h}: ${E(u,1)} of the generation head`))]}))}var sd,Dr,rd,
Pc=T(()=>{"use strict";ce();Br();ht();j();qt();U();mt();sd=3,Dr=17,rd=4});function Ic(e,t){let{reading:n,stage:s,lit:r}=e,o=s.type/13,i=K(e,Q(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=gt(
r,n),h=Math.max(...a),u=s.fork+2*o,f={...!s.isDense&&{score:s.scores},weight:s.weights},d=B("Pointer",15*o,!0)+4*o,g=Xt(
e,on(e,"pointer")),y=s.rows.flatMap(({y:b,isFull:w},$)=>{if(!w)return[];let x=a[$]>=.2*h||l.includes($)?"strong":"small",
M=l.length&&!l.includes($)?" dim":"";return[!s.isDense&&m("text",{key:`score ${$}`,class:`small end${M}`,x:s.scores,y:b+
4.4*o},O(c[$])),m("text",{key:`weight ${$}`,class:`${x} end${M}`,x:s.weights,y:b+4.4*o},E(a[$]))].filter(N=>N!==!1)}),p=t.
filter(({path:b})=>b==="pointer").map(b=>cd(e,b));return[m("g",Ur(e,t),m("rect",{class:"ground",x:u-4*o,y:s.top-4,width:s.
weights-u+8*o,height:s.bottom-s.top+8,rx:6}),Zt(e,u,"Pointer","",200),Object.entries(f).map(([b,w])=>m("text",{key:b,class:"\
small end","aria-hidden":"true",x:w,y:35*o},b)),!s.isDense&&ss(e,"pointer",Math.max(s.weights+6*o,u+d+g)),m("path",{class:"\
fork pointer-line",d:`M${u+2*o} ${s.bottom+8}V${s.top}`}),y),m("g",{key:"ribbons",opacity:i},Vr(e,t),p)]}function Ur(e,t){
return{key:"pointer",class:`part pointer-block${yt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:K(
e,Q(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${E(s)}`).join(", ")}`}}function Vr(e,t){let{reading:n,before:s,stage:r,lit:o}=e,i=n.
pointerWeights,a=ze(e),c=gt(o,n),l=e.beat>=Q(n).pointer,h=jn(r.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??
0)*r.full})),0,...r.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,d=u.start+u.probability*
r.full;return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=i[g]*r.full,p=Number(h[g]),b=c.includes(g)?" lit":c.length?" d\
im":"",w=kt(f,f+y);f+=y;let $=a?.[g]??null,x=$===null?0:($-i[g])*r.full,[M,N]=[d,Math.max(0,x)];d+=N;let k=`${n.visits[g]?.
label}: `,A=$===null||!s?`${k}${E(i[g],1)} of the pointer`:`${k}${On(i[g],$,n.wordsFor(s))} of the pointer`;return[m("pa\
th",{key:`ribbon ${g}`,class:`pointer band${b}`,d:r.bands.ribbon(kt(p,p+y),w,l)},m("title",{},A)),En({key:`ribbon ${g}`,
now:y,before:$===null?null:$*r.full,path:(S,v)=>r.bands.ribbon(S,v,l),edges:{more:[[p+y+x,p+y],[f+x,f]],less:[[p+y,p+y+x],
[M,M+N]]},style:b,title:A})]})})}function cd(e,{path:t,location:n,label:s,probability:r,lost:o,start:i}){let{reading:a,stage:c,
lit:l}=e,h=c.type/13,u=Et(l,a),f=E(r),d=r+o>=rn||n<0||u===n,g=c.gate-c.ribbons-16*h,y=n>=0,p=st(s,g-B(` ${f}`,13*h,!0),13*
h,y),b=B(`${p} ${f}`,13*h,y)/2,$=a.hasGate&&Math.abs(i-c.across.gate+5*h)<ad*h?B("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
x=Math.min(c.places+Z/2,c.gate-6*h-$-b);return m("g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},m("rect",{class:`${t}\
 bar`,x:c.places,y:i,width:Z,height:Math.max(.8,r*c.full)}),d&&m("text",{class:`${y?"strong":"small"} middle halo`,x,y:i-
5*h},`${p} ${f}`),m("title",{},`${s}: ${E(r,1)} of the pointer`))}var ad,zr=T(()=>{"use strict";xe();ce();rs();ht();j();
qt();U();mt();We();ad=16});function Wc(e){return[Wt(e,17*(e.stage.type/13),"Visits",Tr(e,e.stage.size.width)),...ld(e),...e.stage.columns.map((t,n)=>hd(
e,n))]}function Wt({stage:e},t,n,s,r=e.right){let o=e.type/13,i=r-e.left-B(n,15*o,!0)-12*o;return m("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},m("text",{class:"title halo",x:e.left,y:t},n),m("text",{class:"small end halo",x:r,
y:t},st(s,i,12.5*o)))}function ld({reading:e,stage:t}){let n=t.type/13;return vr(e).flatMap(({start:s,end:r,weekday:o})=>{
let[i,a]=[t.columns[s],t.columns[r]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[m("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=B(o,15*n,!0)&&m("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},o)].filter(h=>h!==!1)})}function hd(e,t){let{reading:n,
stage:s,lit:r}=e,{x:o,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:f}=s.chips,d=Ye(r,n).includes(t),g=Math.min(20*l,i-3),y=ct(c.start_minute),p=Lr(e,t),b=[
p||y,p?p.replace(" %",""):y.slice(0,2)],w=b.find(N=>B(N,12.5*l,!0)<=i)??b[1],$=f?Mn(c.label,i-6*l,12.5*l,2):[],x=d||Rr(e,
t),M={class:x?"strong middle":"small middle",x:o};return m("g",_r(e,t,c),m("rect",{class:"chip",x:o-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[bt(c.category,o-g/2,h+8*l,g),m("text",{key:"hour",...M,y:h+45*l},w),
$.map((N,k)=>m("text",{key:`name ${k}`,class:`${x?"strong":"small"} middle`,x:o,y:h+(62+15*k)*l},N))]:m("rect",{class:"l\
ane",x:o-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),m("title",{},`${c.label}, ${pt[c.weekday]} ${os(c)}`))}
function Fc(e){let{reading:t,stage:n,lit:s}=e,r=n.type/13,{slices:o}=t,i=gt(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...It(e).map(({longestSlice:f})=>f)),l=(n.right-n.left)/o.length,h=n.inputs+(z.title+46)*r,u=o.map(({name:f,label:d,lengths:g},y)=>{
let p=Number(g[i]),b=n.left+(y+.5)*l,w=p/c*30*r;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*r,y:h-w,width:18*
r,height:w}),m("text",{key:`length ${f}`,class:"tiny middle",x:b,y:h-w-4*r},O(p)),m("text",{key:`name ${f}`,class:"small\
 middle",x:b,y:h+15*r},d)]});return m("g",Pr(e),m("rect",{class:"ground",x:n.left-6,y:n.inputs-4*r,width:n.right-n.left+
12,height:(z.title+z.inputs+6)*r,rx:6}),Wt(e,n.inputs+15*r,"Input vector",a?`${a.label}, ${pt[a.weekday]} ${ct(a.start_minute)}`:
""),u,m("title",{},"Bars: length of each part’s vector"))}var cn=T(()=>{"use strict";se();ht();j();Yt();U();mt();We()});function jc(e,t){let{reading:n,stage:s}=e,r=s.type/13,o=s.pointer;return[m("g",Ur(e,t),m("rect",{class:"ground",x:s.left-
6,y:o-2*r,width:s.right-s.left+12,height:(z.title+z.scores)*r,rx:6}),Wt(e,o+15*r,"Pointer","scores, and weights in perce\
nt"),m("path",{class:"fork pointer-line",d:`M${s.left} ${o+22*r}H${s.right}`}),ud(e)),m("g",{key:"ribbons",opacity:K(e,Q(
n).pointer)},Vr(e,t))]}function ud({reading:e,stage:t,lit:n}){let s=t.type/13,r=e.pointerWeights,o=Array.from(e.pointerScores,
g=>O(g)),i=gt(n,e),a=Math.max(...r),c=Number(t.columns.at(-1)?.width),l=o.some(g=>B(g,11.5*s)>c-3),h=t.pointer+(z.title+
z.scores)*s,u=t.columns.find(g=>g.isFull),f=u?u.x-u.width/2:t.right,d=t.left-8*s;return t.columns.flatMap(({x:g,isFull:y},p)=>{
let b=i.length&&!i.includes(p)?" dim":"",w=r[p]>=.2*a||i.includes(p),$=E(r[p]).replace(" %",""),x=B($,12.5*s,!0)/2;if(!y&&
(!w||g-x<d||g+x>f))return[];d=g+x;let M=w?"strong":"small",N=h-24*s;return[y&&m("text",l?{key:`score ${p}`,class:`tiny${b}`,
x:g+4*s,y:N+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(N+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middl\
e${b}`,x:g,y:N},o[p]),m("text",{key:`weight ${p}`,class:`${M} middle${b}`,x:g,y:h-6*s},$)].filter(k=>k!==!1)})}var Hc=T(
()=>{"use strict";ht();zr();j();Yt();cn();U();mt()});function Gc(e){let{reading:t,stage:n}=e,s=n.type/13,r=K(e,Q(t).gate),o=ts(e),i=[...es(e,o),...ns(e,o)];return[Fr(e,n.context,
fd(e)),...t.hasPointer?jc(e,i):[],m("g",{key:"flows",opacity:r},as(e,i,o)),...t.hasPointer?[Rc(e,i)]:[],...t.hasGeneration?
[Cc(e,i)]:[],...t.hasGate?[vc(e)]:[],m("g",{key:"answer",opacity:r},Wt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),Ir(e,o))]}function fd({reading:e,stage:t}){let n=t.type/13,{x:s,y:r,columns:o,cell:i}=t.
context,a=s+o*i+2,c=Math.ceil(e.values("context").length/o)*i,[l,h]=[r+c/4,r+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${r-(z.title+12)*n}V${u>a+4?`${l}H${a}`:r-2}`}),e.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var Bc=T(
()=>{"use strict";Wr();jr();ce();cs();j();_c();Pc();Hc();Yt();cn();mt()});function Uc(e){let{stage:t}=e,n=t.type/13,s=Kt(e),r=m("g",{key:"legend",opacity:K(e,Ce(0))},Bn(e,t.visits.x,t.bottom+(t.
isDense?24:51)*n,t.isDense)),o=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=Xt(e,on(e,"attention")),h=B(c,15*n,!0)+l+4*n<=i.
width,u=sn(e),d=B(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return m("g",{key:`layer ${a}`,opacity:K(e,Ce(a))},i.maps.
length?Zt(e,i.x,c,d,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&ss(e,"attention",i.x+i.width,(h?3:
21)*n),i.maps.map((g,y)=>dd(e,g,a,y)),i.maps.map((g,y)=>Yr(e,g,a,y,s)),pd(e,a))});return[r,...o]}function dd(e,t,n,s){let{
reading:r,stage:o,lit:i}=e;if(r.isRemoved(n,s))return null;let a=r.lastRow(n,s),c=Vc(e,n,s)?[...a.keys()].filter(u=>a[u]>=
md):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/r.count/2;return c.map(u=>{let f=Number(o.rows[u]?.y),
d=Math.max(.5,a[u]*o.full*.25)/2;return m("path",{key:`band ${s} ${u}`,class:"attention-band",d:Ft(l,[f-d,f+d],t.x,[h-d,
h+d])})})}function Vc({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function Yr(e,t,n,s,r){let{reading:o,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:f,touch:d}=t,{count:g}=o,y=o.weights(n,s),p=o.lastRow(n,s),b=Dc(
o,n,s),{before:w,overlays:$}=e,x=$&&w!==null&&Dc(w,n,s)&&!b,M=x?`; switched off ${o.wordsFor(w)}`:"",N=c?Math.max(...y)||
1:r,k=Vc(e,n,s),[A]=a?.kind==="visit"?gt(a,o):[],S=Ot(p),v=A??S,_=f/g,P=`Layer ${n}, head ${s}`,W=d?u-38*l:u+4,C=b?"swit\
ch on":"switch off",R=d===void 0&&Xt(e,C)<=f-6*l?C:C.slice(7),H=o.visits[S];return m("g",{key:`head ${s}`,class:`part he\
ad${k?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${P}: s\
witched off`:`${P}: the last visit reads most from visit ${S+1}, ${H?.label}, ${E(p[S])}${M}`},m("text",{class:"small",x:h,
y:u-(d?25:4)*l},`head ${s}`),!b&&(d!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${A===void 0?"small":"strong"}${d?
"":" end"}`,x:d?h:h+f,y:u-4*l},E(p[v])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("\
image",{key:"map",class:"map",href:Gt(Float32Array.from(y,q=>q/N),g,e.scale),x:h,y:u,width:f,height:f,preserveAspectRatio:"\
none",opacity:b?.15:1}),b&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),x&&m("path",{key:"earlie\
r cross",class:"crossed earlier",d:`M${h} ${u+f}L${h+f} ${u}`}),A!==void 0&&!b&&m("rect",{key:"column",class:"column",x:h+
A*_,y:u,width:Math.max(2,_),height:f}),(A!==void 0||k)&&!b&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,_),
width:f,height:Math.max(2,_)}),m("title",{},`${P}. ${b?"Switched off.":`The last visit reads ${E(p[v])} from ${o.visits[v]?.
label}. Darker: larger weight, up to ${E(N,1)}. Click to open.`}${x?` Switched off ${o.wordsFor(w)}.`:""}`),Ie(e,{act:"h\
ead",words:R,title:b?"Switch this head on again":"Switch this head off",right:h+f-(d?0:3)*l,y:W}),e.canAct&&d!==void 0&&
m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-d,y:u-d,width:d,height:d}))}function Dc(e,t,n){return e.isRemoved(
t,n)||e.isSkipped(t,"attention")}function pd(e,t){let{reading:n,stage:s}=e,r=s.layers[t];if(r?.stream===null||!r)return null;
let o=s.type/13,i=r.stream,a=ls(n,t),c=Jr(e),l=s.streamWidth-8*o,h=a.map(({style:f,lengths:d},g)=>Kr(e,t,f,s.rows.map(({
y,height:p},b)=>{let w=Math.max(1,Math.min(5*o,(p-3)/a.length));return{visit:b,x:i,y:y+(g-a.length/2)*w,width:Number(d[b])/
c*l,height:w-.6}}))),u=a.map(({name:f,style:d},g)=>[m("rect",{class:d,x:i,y:s.bottom+(10+qr*g)*o,width:9*o,height:9*o}),
m("text",{class:"small",x:i+14*o,y:s.bottom+(18.5+qr*g)*o},f)]);return m("g",Xr(e,t),m("rect",{class:"ground",x:i-4,y:s.
top-2,width:s.streamWidth+14*o,height:s.bottom-s.top+66*o,rx:6}),Zt(e,i,"Stream",`+ layer ${t}`,s.streamWidth),h,u,gd(e,
t,i+s.streamWidth+10*o))}function gd(e,t,n){let{reading:s,stage:r}=e,o=r.type/13,i=s.trace.interventions.residuals===!1,
a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],
isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>Ie(e,{act:l,words:String(h[Number(u)]),title:yd[l]??"",right:n,
y:r.bottom+(5+qr*f)*o}))}function Kr(e,t,n,s){let{lit:r,reading:o}=e,a=yt(e,"stream",t)!==""?[o.count-1]:gt(r,o),[c,l]=Cr(
s,({visit:h})=>!a.length||a.includes(h));return[m("path",{key:n,class:n,d:we(c)}),l.length>0&&m("path",{key:`${n} dim`,class:`${n}\
 dim`,d:we(l)})]}function ls(e,t){let{residual:n,attention:s,feedForward:r}=e.stream(t);return[{name:"stream",lengths:n,
style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:r,style:"feed-forward"}]}function Jr(e){
let t=0;for(let n of It(e))for(let s=0;s<n.layers;s++)for(let{lengths:r}of ls(n,s))t=Math.max(t,...r);return t||1}function Xr(e,t){
let{residual:n,attention:s,feedForward:r}=e.reading.stream(t);return{key:"stream",class:`part stream${yt(e,"stream",t)}`,
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:K(e,Ce(t)+1),"aria-label":`Stream of layer ${t}: ve\
ctor lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward ne\
twork ${r.at(-1)?.toFixed(1)}`}}var qr,md,yd,Zr=T(()=>{"use strict";rs();ht();ke();Dn();j();U();mt();We();Ke();qr=19,md=
.05;yd={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"Self-at\
tention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped, it add\
s nothing"}});function zc(e){let{stage:t}=e,n=t.type/13,s=Kt(e);return t.layers.map(({y:r,maps:o},i)=>m("g",{key:`layer ${i}`,opacity:K(
e,Ce(i))},o.length>0&&Wt(e,r+15*n,`Layer ${i}`,sn(e)),i===0&&Bn(e,t.left+72*n,r+15*n,!0),o.map((a,c)=>Yr(e,a,i,c,s)),bd(
e,i)))}function bd(e,t){let{reading:n,stage:s}=e,r=s.type/13,o=Number(s.layers[t]?.stream),i=ls(n,t),a=Jr(e),c=o+z.bars*
r,l=i.map(({style:h,lengths:u},f)=>Kr(e,t,h,s.columns.map(({x:d,width:g},y)=>{let p=Math.min(8*r,.86*g/i.length),b=Number(
u[y])/a*z.bars*r;return{visit:y,x:d+(f-i.length/2)*p,y:c-b,width:.88*p,height:b}})));return m("g",Xr(e,t),m("rect",{class:"\
ground",x:s.left-6,y:o-z.title*r,width:s.right-s.left+12,height:(z.title+z.bars+4)*r,rx:6}),Wt(e,o-10*r,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),$d(e,i,o-10*r),l)}function $d({stage:e},t,n){let s=e.type/13,r=e.right;return[...t].reverse().
map(({name:o,style:i})=>{let a=r-B(o,12.5*s);return r=a-26*s,[m("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
m("text",{class:"small",x:a,y:n},o)]})}var qc=T(()=>{"use strict";Zr();Dn();j();Yt();cn();U();mt()});function Yc({stage:{size:e},...t}){let n=An(t),s={...t,stage:fr(t.reading,e.width,e.type,n)};return[m("g",{key:"visits"},
Wc(s)),m("g",{key:"inputs"},Fc(s)),m("g",{key:"layers"},zc(s)),m("g",{key:"decoder"},Gc(s))]}function Kc(e,t,n){return fr(
e,t,n).size.height}var hs,Qr=T(()=>{"use strict";xe();j();Bc();qc();Yt();cn();hs=700});function Xc(e,t,n){if(n==="Home")return e[0]??null;if(n==="End")return e.at(-1)??null;let[s,r]=wd[n]??[0,!1],o=t?e.indexOf(
t):-1,i=e[o];if(s===0||!i)return null;let a=us(i);if(!r){let f=e[o+s];return f&&us(f)===a?f:null}let c=[...new Set(e.map(
us))],l=c[c.indexOf(a)+s],h=e.filter(f=>us(f)===l),u=f=>Math.abs(Jc(f)-Jc(i));return h.sort((f,d)=>u(f)-u(d))[0]??null}function us(e){
return(e.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function Jc(e){let{top:t,bottom:n}=e.getBoundingClientRect();
return(t+n)/2}var wd,Zc=T(()=>{"use strict";wd={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});function Qc(e){let{reading:t}=e,n=Q(t),s=ts(e),r=[...es(e,s),...ns(e,s)];return[Nc(e),...t.hasPointer?Ic(e,r):[],...t.hasGeneration?
[Lc(e,r)]:[],m("g",{key:"flows",opacity:K(e,n.gate)},as(e,r,s)),t.hasGate?Tc(e):null,m("g",{key:"answer",opacity:K(e,n.gate)},
Sc(e,s))].filter(o=>o!==null)}var tl=T(()=>{"use strict";Wr();jr();ce();cs();Br();zr();j();mt()});function el(e){return e.stage.size.width<hs?Yc(e):[m("g",{key:"visits"},Ec(e)),m("g",{key:"inputs"},Oc(e)),m("g",{key:"l\
ayers"},Uc(e)),m("g",{key:"decoder"},Qc(e))]}var nl=T(()=>{"use strict";tl();Zr();j();Qr();We()});function Nd({kind:e,layer:t=0,head:n=0,visit:s=0},r){if(e==="head"&&!r.isRemoved(t,n)&&!r.isSkipped(t,"attention"))return{
kind:e,layer:t,head:n};let o=r.visits[s]?.masked??!0;return e!=="visit"||o||s===r.count-1?null:{kind:"mask",visit:s}}function rl(e,{
title:t,text:n}){let s=document.createElement("strong");s.textContent=t,e.replaceChildren(s,` ${n}`)}function Td(e){let t=({
title:n,text:s})=>n.length+s.length;return e.reduce((n,s)=>t(s)>t(n)?s:n)}function vd(e){return e.kind==="move"||e.kind===
"time"||e.kind==="stay"}function eo(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-pa\
rt")??null}var fs,xd,kd,Md,Ad,to,Ed,Od,Sd,sl,ms,ol=T(()=>{"use strict";xe();Ki();Ji();ea();Xa();ac();ht();hc();fc();ke();
kr();qt();mc();yc();kc();Qr();Zc();nl();fs=240,xd=150,kd=120,Md=13,Ad=17,to={type:16.7,width:900,side:36},Ed=.05,Od=.5,Sd=
660,sl=matchMedia("(prefers-reduced-motion: reduce)"),ms=class{#s=null;#t=null;#n=!1;#r=null;#e=null;#o=null;#a="";#l=null;#i=null;#h=null;#u=!1;#m=new Map;#g=0;get opened(){
return this.#i}happened=null;isOwnScale=!0;putIn={names:[],run:""};constructor(t,n={}){this.root=t,this.hooks=n,t.classList.
add("network-picture"),t.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://ww\
w.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arr\
ow keys walk it, Enter opens a part."),this.foot=document.createElement("div"),this.foot.className="picture-foot";let s=document.
createElement("div");s.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let o=document.createElement(
"button");o.type="button",o.textContent="Numbers",o.title="The numbers behind what is shown, as a table (T)",o.addEventListener(
"click",()=>{this.#y()}),this.foot.append(s,r,o),n.circuit&&(this.circuits=new Nn(n.circuit,()=>this.#d(fs)),o.before(this.
circuits.button)),t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new Jn(this.drawn),this.player=
new Xn(s,i=>{this.#l=i,i!==null&&this.#i!==null&&(this.#i=null,this.hooks.opened?.(null)),this.root.toggleAttribute("dat\
a-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",i!==null),this.#d(fs);let a=this.player.told?.
part;a&&this.#N(a),this.hooks.told?.(i)}),this.#M()}#M(){let{drawn:t}=this;new ResizeObserver(()=>this.#d(0)).observe(t),
new MutationObserver(()=>this.#d(0)).observe(document.documentElement,{attributeFilter:["data-theme"]}),t.addEventListener(
"pointerover",({target:n})=>{this.#h||this.#c(eo(n))}),t.addEventListener("pointerleave",()=>this.#c(null)),t.addEventListener(
"focusin",({target:n})=>this.#c(eo(n))),t.addEventListener("focusout",()=>this.#c(null)),t.addEventListener("keydown",n=>this.#L(
n)),t.addEventListener("click",({target:n})=>this.#E(n)),t.addEventListener("pointerdown",n=>this.#_(n)),t.addEventListener(
"pointermove",n=>this.#w(n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,s=>this.#w(s,!0))}show(t,n=null,s=null,r=this.
hooks.against){this.#s=new Ht(t),this.#t=n&&new Ht(n,r),this.#n=n!==null&&r!==void 0&&r===this.hooks.against,this.#r=s&&
new Ht(s),this.#m.clear(),this.circuits?.renew(),this.#e=Nt(this.#o,this.#s);let o=oc(this.#s);this.player.tell(o),rl(this.
room,Td(o)),this.#d(this.#h?.follows?0:fs)}open(t){let n=t===null?this.#i:null;this.#i=t,this.#e=this.#o=null;let s=this.
drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#d(fs);let r=s&&n&&this.#v(n);r&&this.#S(
r),s&&this.#A(),this.hooks.opened?.(this.#i)}#y(){let t=this.#n?this.#t:null;this.#s&&xc(this.root,this.#s,this.#i,t)}#v(t){
return this.#$.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#A(){if(this.drawn.contains(
document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&t.focus()}mark(t){
this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){let s=getComputedStyle(this.root).getPropertyValue(
"--paper").trim();return gc(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#o=t,!this.#s)return!1;let n=Nt(t,this.#s);
return JSON.stringify(n)===JSON.stringify(this.#e)?!1:(this.#e=n,this.#d(0),!0)}#c(t){if(!this.light(t))return;let{kind:n,
visit:s=0}=this.#e??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#e&&t)}#E(t){if(!(t instanceof Element)||this.#u)return;
let n=eo(t),s=t.closest("[data-more]"),r=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[o,i,a]=["more","lay\
er","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(o??"",{layer:i??null,head:a??null})}else if(r==="scale")
this.isOwnScale=!this.isOwnScale,this.#d(0);else if(r)n&&r!=="gate"&&!r.endsWith("temperature")&&this.#O(n,r);else{let o=t.
closest("[data-open]")?.getAttribute("data-open")??n;o!==null&&this.open(o||null)}}#O(t,n){let s=this.#s&&Nt(t,this.#s),
{act:r}=this.hooks;if(!s||!r)return;let{kind:o,layer:i=0,head:a=0,visit:c=0}=s;o==="head"&&r({kind:o,layer:i,head:a}),o===
"visit"&&r({kind:"mask",visit:c}),o==="gate"&&r({kind:o,value:null,isDone:!0}),n==="residuals"?r({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&r({kind:"skip",layer:i,part:n})}#_(t){this.#u=!1;let{act:n,edit:s,carry:r}=this.hooks;!this.#s||
!(n||r)||(this.#h=n?Qi(t,this.#s,this.drawn,s!==void 0):ta(t),this.#h?.follows&&t.preventDefault())}#w(t,n){let s=this.#h;
if(!s||t.pointerId!==s.pointer)return;n&&(this.#h=null);let r=s.to(t,n);r&&(this.#u=!0,!this.drawn.hasPointerCapture(s.pointer)&&
!n&&this.drawn.setPointerCapture(s.pointer),r.kind==="carry"?this.hooks.carry?.(r):vd(r)?this.hooks.edit?.(r):this.hooks.
act?.(r))}#L(t){let n=t.target instanceof Element?t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("da\
ta-part")??null;(t.altKey?this.#P(t.key,s):this.#f(t.key,n,s))&&t.preventDefault()}#f(t,n,s){if(t==="Escape"&&this.#i!==
null)return this.open(Ys(this.#i)||null),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()===
"t"&&this.#s)return this.#y(),!0;if(t.toLowerCase()==="c"&&this.circuits)return this.circuits.toggle(),!0;if(t.toLowerCase()===
"p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"put"}),!0;if((t==="Enter"||t===
" ")&&n){let o=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.hooks.act&&!o?this.#O(s??""):
this.#E(n),!0}if(this.#i!==null&&this.#s){let o=Ks(this.#i,t,this.#s),i=n?.getAttribute("aria-current")==="true";o!==null&&
this.open(o);let a=this.drawn.querySelector(`[aria-current="true"][data-open="${o}"]`);return i&&a instanceof SVGElement&&
a.focus(),o!==null}let r=Xc(this.#$,n,t)?.getAttribute("data-part")??null;return r!==null&&this.#S(r),r!==null}#b(t){let n=this.#$.
find(s=>s.getAttribute("data-part")===t);return n instanceof SVGElement?n:null}#S(t){let n=this.#b(t);n&&(this.#a=t,this.#T(),
n.focus())}#N(t){let{root:n,foot:s}=this,r=this.#b(t)?.getBoundingClientRect();if(!r||!n.classList.contains("tall"))return;
let o=n.scrollHeight>n.clientHeight+1,i=o?n:document.documentElement,a=o?n.getBoundingClientRect().top:this.hooks.covered?.()??
0,c=s.getBoundingClientRect().top,h=r.height<=c-a?(r.top+r.bottom-a-c)/2:r.top-a;i.scrollBy({top:h,behavior:sl.matches?"\
auto":"smooth"})}#P(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],r=this.#s,o=r&&Nt(n,r),{act:i,edit:a}=this.
hooks;if(!s||!o||!i)return!1;let c=!0;if(o.kind==="visit"){let l=o.visit??0;if(!a||!r.visits[l+s])return!0;a({kind:"move",
visit:l,by:s,isDone:c}),this.#S(`visits.${l+s}`)}else if(o.kind==="gate"){let l=Math.min(1,Math.max(0,r.gate+s*Ed));i({kind:"\
gate",value:Math.round(100*l)/100,isDone:c})}else if(o.kind==="head"||o.kind==="pointer"){let l=o.kind==="head"?"attenti\
on":"pointer";i({kind:"temperature",of:l,value:qs(r,l,s*Od),isDone:c})}else return!1;return!0}get#$(){return[...this.drawn.
querySelectorAll("[data-part][tabindex]")]}#T(){let t=this.#$,n=t.find(s=>s.getAttribute("data-part")===this.#a)??t[0];for(let s of t)
s.setAttribute("tabindex",s===n?"0":"-1")}#d(t){let n=this.#j();if(!n)return;let{width:s,height:r}=n.stage.size;this.drawn.
setAttribute("viewBox",`0 0 ${s} ${r}`),this.drawn.setAttribute("font-size",String(n.stage.type));let o=this.#i===null?[]:
Ja(n,this.#i);o.length||(this.#i=null);let{type:i}=n.stage,a=this.circuits?.circuit??null,c=o.length?o:Ui(uc(el(n),this.
putIn,i),a,i);this.drawing.show(c,sl.matches?0:t),this.#i===null&&this.#T();let l=this.#i===null?null:ic(this.#i,n.reading),
h=this.#e?null:this.player.told,u=a&&!this.#e?Yi(a,n.reading):null,{title:f,text:d}=l??h??u??ie(this.#e,n.reading,n.before),
g=!(l||h||u||this.#e);this.root.toggleAttribute("data-idle",g);let y=g&&!u&&!this.#t&&!this.hooks.isProjected,p=this.circuits?.
failure||(y?Qa:""),b=l||h?"":this.#I(),w=this.putIn.names.includes(this.#o??"")?`It was put in from the ${this.putIn.run}\
 run.`:"",$=a&&this.#e?zi(a,this.#o):"";rl(this.caption,{title:f,text:[d,w,$,b,p].filter(Boolean).join(" ")})}#I(){clearTimeout(
this.#g);let t=this.#o??"",n=this.#m.get(t);return n!==void 0||!this.#e||this.#h?n??"":(this.#g=window.setTimeout(()=>{let s=this.#F();
this.#m.set(t,s),s&&this.caption.append(` ${s}`)},xd),"")}#F(){let[t,n]=[this.#e,this.#s],s=t&&n&&Nd(t,n);try{let r=s&&this.
hooks.whatIf?.(s);return r?rc(t,n,r):""}catch{return""}}#j(){let{clientWidth:t,clientHeight:n}=this.drawn,s=t<hs;if(!this.#s||
t<kd||n<1&&!s)return null;let o=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Ad,Math.max(
Md,t/120));this.root.classList.toggle("tall",s);let i={reading:this.#s,before:this.#t,overlays:this.#n},a=An(i),c=this.#C(
o,{width:t,height:n}),l=s?o:c,h=s?Kc(this.#s,t,l):n,u=s&&this.#i!==null?Sd:h;return{...i,beside:this.#r,stage:cr(this.#s,
{width:t,height:u,type:l},a),lit:this.#e??Nt(this.player.told?.part,this.#s),beat:this.#l??Number.POSITIVE_INFINITY,happened:this.
happened,isOwnScale:this.isOwnScale,scale:[this.#W("--map-least"),this.#W("--attention")],canAct:this.hooks.act!==void 0}}#C(t,n){
if(!this.hooks.isProjected||!this.#s||n.width<to.width)return t;let s=Math.max(t,to.type);return cr(this.#s,{...n,type:s}).
layers.flatMap(({maps:o})=>o).every(({side:o})=>o>=to.side)?s:t}#W(t){let n=getComputedStyle(this.root).getPropertyValue(
t).trim().slice(1),[s=0,r=0,o=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,r,o]}}});async function no({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await _d(e))}`}async function il(e,t){let n=new Image;
n.src=await no(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let r=s.getContext("2d");if(!r)throw new Error("This browser cannot draw a PNG of this size.");return r.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function _d(e){let t=await Ld();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function Ld(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Rd(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Rd(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${ge(new Uint8Array(await n.arrayBuffer()))}`}var al=T(()=>{"use strict";be()});var ro={};pl(ro,{NetworkDrawing:()=>so});var so,oo=T(()=>{"use strict";Gi();ol();bn();al();so=class{#s;#t;#n=null;#r=null;#e=null;constructor(t,n){
let{title:s,hover:r,told:o,acts:i,isStill:a,isProjected:c}=n;this.#s=s,this.#t=new ms(t,{...r&&{pointed:r},...o&&{told:o},
...a&&{isStill:a},...c&&{isProjected:c}}),i&&(this.#e=new kn(this.#t,{...i,answered:l=>{this.#n=l.figure,this.#r=l,i.answered(
l)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.text??null}follows(t){return this.#e?.
follows(t)??!1}async compute({server:t,query:n},s,{isSilent:r}){return!this.#n||n.against||!(r||ji(s,t))?null:Hi(this.#n.
meta,s,t,n)}draw(t){if(t!==this.#n){this.#n=t;let n=Hs.get(t),s=t.before&&Ue(t.before);this.#r={trace:n??Ue(t.trace),before:s};
let r=n?"browser":"server";this.#e?.begin(t.meta,this.#r.trace,s,r)}this.#r&&this.#t.show(this.#r.trace,this.#r.before)}get beats(){
return this.#t.player.count}tell(t){let{player:n}=this.#t;t===null?n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){
this.#t.mark(t)}async address(t,n){let s=this.#t.file({title:this.#s});return t==="svg"?no(s):il(s,n)}}});var mo={min:.5,max:4},gl={controls:["none","some","all"],caption:["none","title","all"]};function he(e,t){return e==="sc\
ale"?t.trim()!==""&&Number(t)>=mo.min&&Number(t)<=mo.max:e==="controls"||e==="caption"?gl[e].includes(t):CSS.supports("c\
olor",t)}$s();var ws={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},bl="input, select, textarea, [contenteditable], dialog[open]",$l="\
a[href], button, summary, [role=button]",wl=".table-frame";function yo({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",o=>{o.key==="Tab"&&(s=!1),!(!s||
!t()||!go(o)||n(o.key))&&(o.stopImmediatePropagation(),r(o))},{capture:!0}),window.addEventListener("keydown",o=>{go(o)&&
r(o)}),window.addEventListener("change",({target:o})=>{s&&t()&&o instanceof HTMLElement&&o.blur()});let r=o=>{o.preventDefault(),
e({key:o.key,shift:o.shiftKey})}}function go({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:r,ctrlKey:o,metaKey:i}){
if(n||s||r||o||i||!Object.hasOwn(ws,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(bl)||document.querySelector(
"dialog[open]")||e===" "&&t.closest($l))return!1;let a=t.closest(wl);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var xl=1e5,kl=100,bo=2e4,Ml=8,Al=1e3;function $o({state:e,height:t,set:n,mark:s=()=>{},keeps:r=()=>!1}){let o=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,h=d=>{if(o!==window)for(let g of a?
["*"]:i)o.postMessage(d,g)},u=(d,g)=>h({pointerscope:d,...g});o!==window&&yo({send:d=>{u("key",d);let g={method:"trigger\
Key",args:[ws[d.key]]};l||h(JSON.stringify(g))},isInDeck:()=>l,keeps:r});let f=()=>{let d={state:e(),height:t()};JSON.stringify(
d)!==c&&(c=JSON.stringify(d),u("height",{height:d.height}),u("state",{state:d.state}))};return window.addEventListener("\
message",({source:d,origin:g,data:y})=>{d!==o||!(a||i.includes(g))||(y?.pointerscope==="set"&&(n(El(y.state)),f()),y?.pointerscope===
"mark"&&s(Ol(y.visits)),y?.pointerscope==="deck"&&(l=!0),y?.pointerscope==="ask"&&(c="",f()))}),(d,g)=>d==="state"?f():u(
d,g)}function El(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,kl)){let r=s===null?null:Sl(s);(r===null||r!==void 0&&r.length<=xl)&&(t[n]=r)}return t}function Ol(e){return(Array.
isArray(e)?e.slice(0,Al):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Sl(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&wo(e,Ml)<=bo?JSON.stringify(e):void 0}function wo(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=wo(s,t-1),n>bo)return Number.POSITIVE_INFINITY;
return n}te();var Ao=Promise.resolve();function Eo(e){let t=Ao.then(Pl).then(e);return Ao=t.catch(()=>{}),t}function Pl(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}te();var Oo={width:960,height:540};function No(e){return{"HTML frame":To(e),"Web component":Il(e),Markdown:vo(e),Quarto:Wl(e),
LaTeX:Fl(e)}}function To({title:e,embed:t}){return`<iframe src="${hn(t)}" title="${hn(e)}" width="${Oo.width}" height="${Oo.
height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function Il({server:e,attributes:t}){
let n=Object.entries({server:e,...t}).map(([s,r])=>r===""?s:`${s}="${hn(r)}"`);return`<script src="${hn(new URL("pointer\
-view.js",e).href)}" defer><\/script>
<pointer-view ${n.join(" ")}></pointer-view>`}function vo({title:e,embed:t,picture:n}){return`[![${jl(e)}](<${So(n)}>)](\
<${So(t)}>)`}function Wl(e){return['::: {.content-visible when-format="html"}',"```{=html}",To(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',vo(e),":::"].join(`
`)}function Fl({title:e,caption:t,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${Hl(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${zl(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function hn(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function jl(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function So(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Hl(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Gl={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Bl=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Dl={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Ul=/[ąęįųĄĘĮŲ]/,Vl=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function zl(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(Vl,"")].flatMap(n=>[...Dl[n]??ql(n)]).map(n=>Gl[n]??Yl(n)).join("")}function ql(e){return Ul.test(e)?
e.normalize("NFD").slice(0,1):e}function Yl(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Bl.test(e)?e:"?"}function Lo(e,t,{title:n,origin:s}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return Kl(decodeURIComponent(r),n,s);let o=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),i=[_o("Title",n),_o("Source",s)];return new Blob([o.subarray(0,33),...i,o.subarray(33)],
{type:"image/png"})}function Kl(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(o,i)=>{
let a=document.createElementNS(s.namespaceURI,o);return a.textContent=i,a};return s.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function _o(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Jl(n)),s.buffer}function Jl(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Xl=[1,2,4],Zl=2;function Co({name:e,links:t,view:n,picture:s,csv:r,json:o}){let i=document.createElement("div");i.className=
"view-take";let a={link:un("Link"),embed:un("Embed"),json:un("JSON"),offline:un("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=je("JSON",()=>Ro(o(),`${e()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=Ql(()=>{let{link:p,embed:b}=t(),w=b?n():null;return{...p&&{Address:p},...w&&No(w)}}),u=()=>{let p=t();for(let b of Object.
keys(a)){let w=p[b];a[b].hidden=w===null,w!==null&&(a[b].href=w)}c.hidden=p.json!==null,h.hidden=p.link===null&&p.embed===
null,l.hidden=Qt.answers};for(let p of["pointerenter","focusin"])i.addEventListener(p,u);let f=document.createElement("s\
elect");f.setAttribute("aria-label","Size of the PNG"),f.append(...Xl.map(p=>{let b=p===Zl;return new Option(`${p}×`,String(
p),b,b)}));let d=async p=>{let{address:b,meta:w}=await s(p,Number(f.value)),$=w.origin??t().embed??location.href;Po(Lo(b,
p,{title:w.title,origin:$}),`${e()}.${p}`)},g=()=>Ro(`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),y=document.createElement(
"span");return y.append(je("PNG",()=>d("png"))," ",f),i.append(a.link,a.embed,y,je("SVG",()=>d("svg")),je("CSV",g),a.json,
c,a.offline,h,l),u(),i}function Ql(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let o=document.createElement("span");o.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,r),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;
o.textContent="",r.hidden=!0;let c=Object.entries(e()).map(([l,h])=>je(l,()=>a(l,h)));s.replaceChildren(...c,o)});let a=async(c,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",c);let h=await th(l);h||r.select(),o.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function th(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function un(e){let t=document.createElement("a");return t.textContent=e,t}function je(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Ro(e,t,n){Po(new Blob(
[e],{type:n}),t)}function Po(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}He();var Io={width:420,height:200},eh=300,me=2,dt=20,ee=8,nh=7.5,sh=44,rh=18,oh=240,ih=90,jo=56,Ho=90,ah=48,ch=1.3,lh=.6,hh=9,
Go=1.4,Bo=["coloraxis","coloraxis2"];function Do({data:e,layout:t},{width:n,height:s,isFixed:r,scale:o}){if(!n)return{data:e,
layout:t};let i={width:n/o,height:s/o},a=r&&(i.width<Io.width||i.height<Io.height),c={...i,isFixed:r,isTiny:a,isNarrow:i.
width<560,scale:o},l=a?uh(t,t.meta.small??{}):t;if(!r)return{data:e,layout:{...l,...Fo(l,c)}};let h=fh(e,l),u={...h,...Fo(
h,c),...mh(e,h,c),...gh(h,c)};return{data:kh(e,h,c.height),layout:u}}function uh(e,t){return Uo(e,t)}function Uo(e,t){if(!Wo(
e)||!Wo(t))return t;let n={...e};for(let[s,r]of Object.entries(t))n[s]=Uo(e[s],r);return Object.fromEntries(Object.entries(
n).filter(([,s])=>s!==null))}function Wo(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Vo(e,t){return Object.
entries(e).filter(([s])=>t.test(s))}function zo(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function qo(e){return Vo(e,/^yaxis/).
map(([,t])=>t.domain??[0,1])}function Yo(e,t){return e[t]}function fh(e,t){let{xaxis:n}=t,s=e.find(i=>(i.xaxis??"x")==="\
x"&&Array.isArray(i.x))?.x,r=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],o=Array.isArray(s)&&r.length===s.length;
return n?.tickangle!==-90||n.tickvals||!r.length||!o?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,ticktext:r}}}function mh(e,t,{
width:n,height:s,isTiny:r,scale:o}){let i=dh(e,t),a=Math.max(...i.map(b=>b.length*ee+ah)),c=Math.ceil(i.length/Math.max(
1,Math.floor(n/a))),l=i.length>0&&c*dt>s/(r?4:3),h=i.length>0&&!l,u=ph(t,s,o),d=((u.annotations?.find(({font:b})=>b?.size)?.
font?.size??0)/o||dt)*Go+2,g=Math.min(t.margin?.t??8,h?c*dt+4:t.annotations?.length?d:8),y=Bo.some(b=>Yo(t,b)?.colorbar?.
orientation==="h"),p=!t.margin||y&&!r;return{...l&&{showlegend:!1},...!p&&{margin:{...t.margin,t:Math.ceil(g*o)}},...u}}
function dh(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:r,type:o,visible:i,showlegend:a,legendgroup:c}of e)
!r||(a===!1||i===!1)||["heatmap","contour"].includes(o)||(s+=1,n.set(c||r,r.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?
[...n.values()]:[]}function ph(e,t,n){let{annotations:s=[],template:r}=e,o=({yref:f,yanchor:d})=>f==="paper"&&d==="botto\
m",i=s.filter(o);if(!i.length)return{};let a=qo(e).map(([f])=>f),c=i.filter(({y:f})=>f<1).map(({y:f})=>Math.min(...a.map(
d=>d-f).filter(d=>d>0),1-f)),l=r.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-dt)/Go);if(h>=l)return{};let u=Math.max(
hh,h*n);return{annotations:s.map(f=>o(f)?{...f,font:{...f.font,size:u}}:f)}}function gh(e,{height:t,isTiny:n}){let s=Math.
floor(t/3/ee),r=t-Ko(e,1/0,s)-jo,o={};for(let i of Bo){let a=Yo(e,i);a&&(n?o[i]={...a,showscale:!1}:o[i]=yh(e,i,a,r))}return o}
function yh(e,t,n,s){let r=n.colorbar??{};if(s>=eh||r.ticktext||r.orientation==="h")return n;let o=e.template.layout[t],
i=r.tickvals??o?.colorbar?.tickvals,a=(r.len??1)*s;if(!i){let u=Math.max(me,Math.floor(a/dt/1.5));return{...n,colorbar:{
...r,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let f=h.at(-1);(f===void 0||(u-f)/(l-
c)*a>=dt)&&h.push(u)}return{...n,colorbar:{...r,tickvals:h}}}function Fo(e,t){let{width:n,height:s,isFixed:r,isTiny:o,isNarrow:i}=t,
a=i?n:1/0,c=r?Math.floor(s/3/ee):1/0,l=Ko(e,a,c),h=r?l?jo:Ho:0,u=Math.max(s-l-(o?2*dt:h),dt),f=o?n-ih:Math.max(n-oh,60);
return Object.fromEntries(Vo(e,/^[xy]axis/).map(([d,g])=>{let y=d.startsWith("x"),p=r&&y?wh(g,e,u):g,[b,w]=p.domain??[0,
1],$=(w-b)*(y?f:u),x=e.template.layout.font.size*t.scale,M=bh(p,y,$,x,t),N=e.meta.priority?.[d];return[d,$h(M,{isX:y,length:$,
fontSize:x,upright:c,priority:N},t)]}))}function bh(e,t,n,s,{isTiny:r,isFixed:o}){let i=e.title?.text??"";if(!r)return o&&
!t&&i.length*ee>ch*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>lh)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(ee-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:s-2},text:h}}}function $h(e,{isX:t,length:n,fontSize:s,upright:r,priority:o},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:h}=i,{ticktext:u,tickvals:f=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!u)return c||h&&t?xh(e,t,
n,i):e;let d=u.length;if(l&&t&&d===1&&e.tickangle===0&&(u[0]??"").length*ee>n-ee)return{...e,tickfont:{size:.75*s}};if(d<=
me&&(t||!c||n>=dt))return e;let y=d<=me?[d-1]:Mh(d,Math.floor(n/dt),o);return{...e,tickvals:y.map(p=>f[p]??p),ticktext:y.
map(p=>Jo(u[p]??"",p,h?a:1/0,t?r:1/0))}}function wh(e,t,n){let[s]=zo(t,e.anchor)?.domain??[0,1],r=qo(t).map(([,a])=>a),o=Math.
max(...r.filter(a=>a<=s),-1/0),i=(s-o)*n;return e.side==="top"||i>2.4*dt?e:{...e,title:{},...i<.9*dt&&{showticklabels:!1}}}
function xh(e,t,n,{isTiny:s,isNarrow:r}){let o=Math.max(me,Math.floor(n/(t?sh:dt*1.5)));if(e.tickvals){let h=t?1:Math.ceil(
e.tickvals.length/o);return{...e,tickvals:e.tickvals.filter((u,f)=>f%h===0)}}let{dtick:i,...a}=e;if(e.type==="category")
return t?e:{...a,nticks:Math.max(me,Math.floor(n/rh))};let c=r&&t&&e.nticks&&!s?me:o,l=Math.min(e.nticks??1/0,c);return s||
e.nticks||l<5?{...a,nticks:l}:e}function kh(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let r=zo(
t,s.yaxis),[o,i]=r?.domain??[0,1],a=r?.ticktext?.length;return a===void 0?s:(i-o)*(n-Ho)<a*dt?{...s,texttemplate:""}:s})}
function Mh(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;let r=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.
filter(i=>i%r===0);let o=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))o.every(a=>Math.abs(a-i)>=r)&&o.push(i);
return o.sort((i,a)=>i-a)}function Ko({xaxis:e},t,n){let r=(e?.tickangle===0?[]:e?.ticktext??[]).map((o,i)=>Jo(o,i,t,n).
length);return Math.max(0,...r)*nh}function Jo(e,t,n,s){let r=n<1/0;if(!r&&e.length<=s)return e;let o=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.
exec(e)??[],[,i="",a="",c=""]=o,[l="",h]=a.split(" · "),u=Math.min(r?Math.max(5,Math.floor(n/48)):14,s),f=l.length>u&&!l.
includes("&")?`${l.slice(0,u-1)}…`:l;return i+(h?`${t+1} ${f}`:f)+c}te();He();var Ah=12,de=new Map,xs=new Map;function As(e,t){let n=JSON.stringify(Object.values(e)),s=de.get(n)??new Map;de.
delete(n),de.set(n,s);for(let i of de.keys()){if(de.size<=Ah)break;de.delete(i)}let r=s.get(t);if(r)return r;let o=new Promise(
(i,a)=>Eh(n,e,t,{resolve:i,reject:a}));return s.set(t,o),o.catch(()=>s.delete(t)),o}function Eh(e,t,n,s){let r=xs.get(e);
if(r){r.views.set(n,s);return}let o=new Map([[n,s]]);xs.set(e,{query:t,views:o}),setTimeout(()=>{xs.delete(e),Oh(t,o)},0)}
async function Oh(e,t){let{server:n,path:s,query:r,theme:o}=e,i=[...t.keys()].sort().join(",");try{let a=await Lt(`${s}/\
figures?${Rt({...r,views:i,theme:o})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof nt&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of t)c?Sh(e,l).then(h,u):u(a)}}function Sh({server:e,path:t,
query:n,theme:s},r){let o=Rt({...n,theme:s});return Lt(`${t}/views/${encodeURIComponent(r)}?${o}`,{},e)}var ks=new Map;async function Zo(e,t){
let n=ks.get(e),s=n??(e.startsWith("#")?Nh(e.slice(1)):Th(e));n||(ks.set(e,s),s.catch(()=>ks.delete(e)));let r=await s;if(lt(
r))return r;let{templates:o={}}=r.layout.meta,i=o[t];if(!i)return r;let a=Xo(i),c=new Map;for(let f of Object.values(o))
Xo(f).forEach((d,g)=>{c.set(d,a[g]??d)});let{data:l,layout:h}=Ms({data:r.data,layout:r.layout},c),{meta:u}=r.layout;return{
...r,data:l,layout:{...h,meta:u,template:i}}}function Xo(e){return e.layout.colorway}function Ms(e,t){return Array.isArray(
e)&&["string","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>Ms(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,r])=>[s,Ms(r,t)])):t.get(e)??e}async function Nh(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function Th(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new nt(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function pe(e,{server:t,path:n,view:s,values:r}){let o=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${o}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${o}`,offline:i?`api/${n}/offline`:`api/${n}/views/${o}/offline`},h=Rt({...i&&e!=="json"?{step:s}:
{},...r}).toString();return new URL(h?`${c[e]}?${h}`:c[e],t).href}function ti({x:e,y:t,xaxis:n,yaxis:s},r){let o=[Qo(n,e,r),Qo(s,t,r)];return[...new Set(o.filter(i=>i!==null))]}function Qo(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function ei(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(vh()),{_fullLayout:r}=e;
if(!r)return;let o=t.flatMap(i=>n.map(a=>_h(r,r[i],a)));s.replaceChildren(...o.filter(i=>i!==null))}function vh(){let e=document.
createElement("div");return e.className="view-marks",e}function _h(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),r=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],o=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...o),Math.max(...o)];if(!(a>0&&i<t._length)||!r?._length)return null;let[c,l]=s?[t._offset+i,r._offset]:[r._offset,t._offset+
i],[h,u]=s?[a-i,r._length]:[r._length,a-i],f=document.createElement("div");return Object.assign(f.style,{left:`${c}px`,top:`${l}\
px`,width:`${h}px`,height:`${u}px`}),f}function si(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:r})=>[n,s.find(o=>String(o)===t(n))??r]))}function ri(e,t){
for(let{name:n,values:s}of e){let r=t(n);if(r===null||s.map(String).includes(r))continue;let o=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${o}.`}}return null}
function oi(e,t,n){return t.reduce((s,r)=>{let o=e.find(({name:i})=>i===r)?.values??[];return s*o.length+o.indexOf(n[r]??
"")},0)}function ii(e,t){return e.map(s=>{let{name:r,title:o,values:i}=s,a=ai(s)[i.indexOf(t[r]??"")];return typeof a=="\
number"?`${o.toLowerCase()} ${a}`:a}).join(", ")}function ai({values:e,labels:t}){return t??e}var mn=class{#s;#t;#n="";#r=0;#e=null;constructor(t,n){
this.#s=t,this.#t=n}offer({choices:t=[],player:n},s,r){let o=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),o.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#e=null,
this.#s.replaceChildren(...t.map(c=>this.#o(c))),o.length&&r&&this.#s.append(this.#a(o));let a=t.find(({name:c})=>c===n);
a&&this.#s.append(...this.#l(a))}show(t){for(let[n,s]of Object.entries(t)){let r=this.#s.querySelector(`select[name="${n}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#r),this.#r=0,this.#e&&(this.#e.textContent=
"Play")}#o(t){let{name:n,title:s,values:r}=t,o=document.createElement("select");o.name=n;let i=ai(t);return o.append(...r.
map((a,c)=>new Option(String(i[c]),String(a)))),o.addEventListener("change",()=>{this.pause();let a=r[o.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),ni(s,o)}#a(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,r)=>new Option(s.name,String(r)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),ni("Open",n)}#l({name:t,title:n,values:s}){let r=()=>s.indexOf(this.#t.selected()[t]??
""),o=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},i=h=>{this.pause(),o(r()+h)},a=Es(
"Play",()=>{if(this.#r){this.pause();return}r()===s.length-1&&o(0),a.textContent="Pause",this.#r=setInterval(()=>{o(r()+
1),r()===s.length-1&&this.pause()},1200)});this.#e=a;let c=Es("‹",()=>i(-1)),l=Es("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function ni(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function Es(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}var ci="vendor/plotly/plotly-traces-4.1.1.min.js",Os;function dn(e){return window.Plotly?Promise.resolve(window.Plotly):
(Os??=new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${ci}`,e).href:new URL(`../${ci}`,
import.meta.url).href;let r=()=>{Os=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the p\
age to try again."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.
head.append(s)}),Os)}async function li(e,t,n){let{width:s,height:r}=e.layout;return(await dn()).toImage(e,{format:t,width:s,
height:r,...t==="png"&&{scale:n}})}vs();Ls();var co={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"i\
nterventions",against:"against"},lo=["inputs","removed"],Cd=new Set(["server","source","model","lesson","view","theme","\
reads",...lo,...Object.keys(co)]),ul=["scale","accent","controls","caption"],Pd=new Set([...ul,"fill"]),cl="pointer-view\
:hover",io=matchMedia("(prefers-color-scheme: dark)"),Id={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},
Wd=120,Fd=[["short",576,0],["low",352,0],["tight",288,352]],jd="400px 0px",ll=660,Hd="[data-answer]:not(pointer-view *)",
Gd=/^(\w+):(\d+)$/,Bd="The server draws this chart, and it does not answer.",Dd="The answer above is computed in this br\
owser.",Ud="Type visits, or add a place, to see what the model answers.",Fe=null,ao=null,ho=class extends HTMLElement{#s=null;#t=null;#n=null;#r=0;#e=!1;#o="";#a=!1;#l="";#i=[];#h=!1;#u=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#E()},{rootMargin:jd});#m=new ResizeObserver(()=>requestAnimationFrame(()=>this.#B()));#g=new MutationObserver(
t=>this.#O(t.map(({attributeName:n})=>n??"")));#M=t=>this.getAttribute(t);#y=()=>{if(!this.#n||!this.#t){this.#b();return}
this.#C(this.#$),this.#k()};#v=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#A=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#s??=this.#U(),this.#d(),document.addEventListener("pointerscope:theme",this.#y),document.addEventListener(cl,this.#v),
io.addEventListener("change",this.#y);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#A);this.#m.
observe(this),this.#g.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#u.observe(this):this.#h=!0,this.#b()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#y),document.removeEventListener(cl,this.#v),io.removeEventListener(
"change",this.#y);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#A);this.#m.disconnect(),this.#g.
disconnect(),this.#u.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#i.join()&&(this.#i=t,this.#K())}get chosen(){
return this.#t?this.#R:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#J();
return Math.ceil(t+fn(this.#t)+n)}get#c(){return this.#s??=this.#U(),this.#s}#E(){this.#h=!0,this.#u.disconnect(),this.#b()}#O(t){
t.some(s=>Pd.has(s))&&(this.#d(),this.#k()),t.includes("beat")&&this.#w();let n=t.filter(s=>Cd.has(s)&&!this.#_(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#h?this.#E():n.length?this.#b():this.#f.some(({name:s})=>t.includes(s))?this.#D()&&
this.#k():t.includes(this.#l)&&this.#b()}#_(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#y(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#w(){if(!this.#o)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#L(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#p("beat",{beat:t===null?null:t+1})}get#f(){return this.#t?Mt(this.#t).choices??[]:[]}#b(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#F()}))}get#S(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#N(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:wt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#$(){let t=this.getAttribute("theme");return t===
"auto"?io.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#T(){let t=this.getAttribute("scale");return t!==
null&&he("scale",t)?Number(t):1}#d(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#T)):this.style.removeProperty("--scale"),t&&he("accent",t)?this.style.setProperty("--accent",t):this.
style.removeProperty("--accent")}get#I(){if(this.hasAttribute("lesson")){let n=lo.map(s=>[s,this.getAttribute(s)]);return{
needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let t=Object.entries(co).map(([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#F(){
let{needsHistory:t,query:n}=this.#I;this.#r+=1;let s=this.#r,r=this.getAttribute("source"),o=this.getAttribute("view")??
"",i=this.#S&&o&&(!t||n.visits||n.record);if(!r&&!i){this.#H(Ud);return}if(!this.#h){this.#H("");return}let a=this.#$;this.#C(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#N,path:this.#S,query:n,theme:a},l=this.hasAttribute("se\
rver")?this.#N:"",[h]=await Promise.all([r?Zo(r,a):this.#j(c,o),r?null:o===fe?Promise.resolve().then(()=>(oo(),ro)):dn(l)]),
u=lt(h),f=u?await Promise.resolve().then(()=>(oo(),ro)):null;u||await dn(l),await Eo(()=>{s===this.#r&&(this.#rt(f?.NetworkDrawing??
null,Mt(h).title),this.#t=u?h:structuredClone(h),this.#it(this.#t),this.#W({...c,theme:"light"},o))})}catch(c){s===this.#r&&
this.#z(c)}finally{s===this.#r&&this.removeAttribute("aria-busy")}}async#j(t,n){let s=n===fe?this.#n:null,r=this.getAttribute(
"model")??"",o=await s?.compute(t,r,{isSilent:!1});if(o)return o;try{return await As(t,n)}catch(i){if(!hl(i))throw i;let a=await s?.
compute(t,r,{isSilent:!0});if(!a)throw i;return a}}#C(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#W(t,n){
if(!this.#t||lt(this.#t))return;let{template:s,meta:r}=this.#t.layout,o=r.templates?.light;Fe??=o??(this.#$==="light"?s:
null),!(Fe||this.hasAttribute("source"))&&(ao??=As(t,n),ao.then(i=>{lt(i)||(Fe??=i.layout.template)}).catch(()=>{ao=null}))}#st(t){
if(this.#a=t,!this.#t||!this.#o)return;let n=Fe??this.#n;this.#C(t&&n?"light":this.#$),this.#k(),t||requestAnimationFrame(
()=>this.#k())}#U(){let t=document.createElement("summary");t.textContent="Numbers";let n={title:this.#x("h3","view-titl\
e"),caption:this.#x("p","view-caption"),choices:this.#x("div","view-choices"),summary:this.#x("p","view-summary"),failure:this.#x(
"p","view-failure"),trust:this.#x("p","view-trust"),plot:this.#x("div","view-plot"),details:this.#x("details","view-tabl\
e"),exports:Co({name:()=>this.#Q,links:()=>this.#pt(),view:()=>this.#t&&this.#gt(this.#t),picture:(r,o)=>this.#mt(r,o),csv:()=>gn(
this.#Z()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),
n.plot.role="img",n.details.append(t),n.details.addEventListener("toggle",()=>this.#X());let s=new mn(n.choices,{selected:()=>this.#R,
select:(r,o)=>this.#ft(r,o),open:r=>this.#p("open",r)});this.replaceChildren(...Object.values(n)),this.addEventListener(
"toggle",({target:r})=>this.#ut(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])r.hidden=!0;return{...n,
controls:s}}#x(t,n){let s=this.querySelector(`.${n}`),r=s instanceof HTMLElement?s:document.createElement(t);return r.className=
n,r}#rt(t,n){if(t===null==(this.#n===null))return;let s=this.#c,r=s.plot.cloneNode();r.removeAttribute("data-listening"),
r.role=t?"group":"img",s.plot.replaceWith(r),s.plot=r,this.#n?.bar?.remove(),this.#n=t?new t(r,{title:n,isProjected:this.
hasAttribute("fill"),hover:o=>this.#p("hover",{visits:o}),told:o=>this.#L(o),acts:{server:()=>this.hasAttribute("source")?
null:this.#N,answered:o=>this.#ot(o),resized:()=>requestAnimationFrame(()=>this.#B())}}):null,this.#n?.bar&&s.summary.before(
this.#n.bar)}#ot({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#n??{};s?this.setAttribute("interventio\
ns",s):this.removeAttribute("interventions"),this.#D()&&this.#k(),this.#p("interventions",n)}#V(t){let{plot:n,details:s,
choices:r,exports:o,failure:i}=this.#c;for(let c of[n,s,r,o])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.hidden=!0)}#H(t){
this.#t=null,this.#l="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#V(!0),this.#c.summary.textContent=
t}#z(t){this.#H("");let{failure:n}=this.#c,s=hl(t)&&document.querySelector(Hd)!==null,r=s?Bd:ue(t);if(n.replaceChildren(
r),s&&n.append(" ",Vd()),n.hidden=!1,this.#p("failed",{message:r}),!(t instanceof nt)||![0,503].includes(t.status))return;
let o=document.createElement("button");o.type="button",o.textContent="Try again",o.addEventListener("click",()=>this.#b()),
n.append(" ",o)}#it(t){let{title:n,caption:s,controls:r}=this.#c,o=Mt(t);n.textContent=o.title,n.hidden=!1,s.textContent=
o.caption,this.#at(o.trust),this.toggleAttribute("data-network",lt(t)),this.#V(!1),r.offer(o,lt(t)?[]:t.data,!this.hasAttribute(
"fill")),this.#D()&&this.#k()}#at(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.hasAttribute("source")||
!Qt.answers)return;let s=document.createElement("a"),r=encodeURIComponent(this.getAttribute("model")??"");s.href=new URL(
`insights/${r}#view-${t.view}`,this.#N).href,s.textContent="Which explanation to believe",n.append(" ",s)}#k(){if(!this.#t)
return;let{plot:t}=this.#c,n=this.#a,s=this.#G(fn(this.#t)),r=n?Math.min(s.width||ll,ll):s.width;if(!r)return;lt(this.#t)?
(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}px`:"",this.#ct(t,this.#t,
{...s,width:r}));let o=!this.dataset.drawn;this.#o=`${r}×${s.height}`,this.dataset.drawn="true",o&&this.hasAttribute("b\
eat")&&this.#w(),this.#K(),this.#p("drawn",{})}#ct(t,{data:n,layout:s},r){let o=this.#a,i=o&&Fe?{...s,template:Fe}:s,a=this.#q(
{data:n,layout:i},r);window.Plotly?.react(t,a.data,o?{...a.layout,width:r.width}:a.layout,Id),t.dataset.listening||this.#lt(
t)}#q({data:t,layout:n},{width:s,height:r,isFixed:o}){let i="rgba(0, 0, 0, 0)",a=this.#T,{font:c,hoverlabel:l}=n.template.
layout,h=c.size*a,u=Do({data:t,layout:zd(n)},{width:s,height:r,isFixed:o,scale:a}),f={font:{size:h},hoverlabel:{...n.hoverlabel,
font:{...l.font,size:h}}};return{data:u.data,layout:{...u.layout,...a!==1&&f,paper_bgcolor:i,plot_bgcolor:i,height:r}}}#lt(t){
t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#p("open",n.data.meta);let[
,s,r]=Gd.exec(String([n.customdata].flat()[0]))??[];s&&this.#p("select",{table:s,row:Number(r)})}),t.on("plotly_hover",({
points:[n]})=>{n&&this.#p("hover",{visits:ti(n,this.#Y)})}),t.on("plotly_unhover",()=>this.#p("hover",{visits:[]}))}get#Y(){
return this.#t?Mt(this.#t).visit_axes??[]:[]}#p(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#K(){
!this.#t||!this.#o||(this.#n?this.#n.mark(this.#i):ei(this.#c.plot,this.#Y,this.#i))}#G(t){let{plot:n}=this.#c,s=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.#ht();let{above:r,below:o}=this.#J();this.style.setProperty(
"--below",`${Math.ceil(o)}px`);let i=Math.max(Math.floor(this.offsetHeight-r-o),Wd);return{width:s,height:i,isFixed:!0}}#ht(){
let[t,n]=[this.offsetWidth/this.#T,this.offsetHeight/this.#T],s=Fd.filter(([,r,o])=>n<r||t<o).map(([r])=>r).join(" ");this.
dataset.room!==s&&(this.dataset.room=s)}#J(){let{plot:t,details:n,exports:s}=this.#c,r=this.getBoundingClientRect(),o=r.
height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.
map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-r.top)/o,below:a/o}}#ut(t){
if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&
(n.open=n===t);requestAnimationFrame(()=>this.#B())}#B(){if(!this.#t)return;let{width:t,height:n}=this.#G(fn(this.#t));t&&
this.#o!==`${t}×${n}`&&this.#k()}#ft(t,n){this.setAttribute(t,String(n)),this.#p("option",{[t]:n})}#D(){let t=this.#t;if(!t)
return!1;let n=this.hasAttribute("lenient")?null:ri(this.#f,this.#M);if(n)return this.#z(new Error(n.message)),this.#l=n.
name,!1;let s=Mt(t),r="";if(this.#f.length&&!lt(t)){let o=this.#R;this.#c.controls.show(o);for(let a of t.data)a.meta&&(a.
visible=Object.entries(a.meta).every(([c,l])=>o[c]===l));yi(t,o);let{summaries:i}=s;i&&(s.summary=i.texts[oi(this.#f,i.by,
o)]??""),r=`: ${ii(this.#f,o)}`}return this.#c.summary.textContent=s.summary??"",this.#c.plot.setAttribute("aria-label",
`${s.title}${r}. ${s.summary??""}`),this.#X(),!0}get#R(){return si(this.#f,this.#M)}#X(){let{details:t}=this.#c;if(!t.open||
!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),
n.setAttribute("aria-label",`Numbers: ${Mt(this.#t).title}`),n.append(...this.#Z().map(pn)),t.querySelector(".table-fram\
e")?.remove(),t.append(n)}#Z(){return this.#t?wi(this.#t,this.#R):[]}async#mt(t,n){let s=this.#t;if(!s)throw new Error("\
There is no figure to save yet.");return{address:lt(s)?await this.#n?.address(t,n)??"":await li(this.#dt(s),t,n),meta:Mt(
s)}}#dt(t){let{data:n,layout:s}=structuredClone(t),r=this.#G(s.height),{paper_bgcolor:o,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#q({data:n,layout:s},r),l=a?{}:{
paper_bgcolor:o,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:r.width,...l}}}get#Q(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#tt(){return{server:this.#N,path:this.#S,view:this.getAttribute("vi\
ew")??"",values:{...this.#I.query,...this.#R}}}get#et(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=ul.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(s)&&he(s,r??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#pt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&Qt.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#tt;return{link:n,embed:pe(
"embed",this.#nt(r)),json:pe("json",r),offline:pe("offline",r)}}#nt(t){let{controls:n,...s}=this.#et,r={...t.values,...s,
...n&&n!=="some"&&{controls:n}};return{...t,values:r}}#gt(t){let n=this.#tt,{title:s,summary:r=""}=Mt(t),o=["model","les\
son","view","reads",...lo,...Object.keys(co)],i=[...this.attributes].filter(({name:f})=>o.includes(f)),{theme:a,...c}=this.#et,
l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:f,value:d})=>[f,d])),...this.#R,...l&&{theme:l},
...c},u=this.#nt(n);return{title:s,caption:r,name:this.#Q,server:n.server,embed:pe("embed",u),picture:pe("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([f,d])=>[f,String(d)]))}}};function hl(e){return e instanceof nt&&e.status===0}function Vd(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=Dd,e}function zd(e){let t=Object.
entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let r=s,o=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=r.type==="category"&&!r.categoryarray&&o;return[n,i?{...r,categoryorder:"array",categoryarray:o}:r]});return Object.fromEntries(
t)}customElements.define("pointer-view",ho);var uo=["visits","record","user","predict_at","top_k","interventions","against"],ps=["scale","controls","caption","accen\
t"],qd={ArrowRight:1,PageDown:1,ArrowLeft:-1,PageUp:-1},gs="beat",Yd={controls:"some"},ds=e=>e.replaceAll("_","-"),it=po(
document,"pointer-view"),Kd=(it.dataset.options??"").split(" ").filter(Boolean);function fl(e){if(e.visits||e.record)for(let t of uo)
it.removeAttribute(ds(t));if("theme"in e){let t=e.theme??null;document.dispatchEvent(new CustomEvent("pointerscope:choos\
e-theme",{detail:t}))}for(let t of[...uo,...ps,gs,...Kd].filter(n=>n in e)){let n=e[t]??Yd[t]??null;n===null?it.removeAttribute(
ds(t)):(!ps.includes(t)||he(t,n))&&it.setAttribute(ds(t),n)}}function Jd(){let{askedTheme:e,theme:t}=document.documentElement.
dataset,n=[...uo,...ps,gs].map(s=>[s,it.getAttribute(ds(s))]);return{...Object.fromEntries(n.filter(([,s])=>s!==null)),theme:e??
t,...it.beats&&{beats:it.beats},...it.chosen}}var ml=Object.fromEntries(new URLSearchParams(location.search));for(let e of[
"theme",...ps])delete ml[e];fl(ml);var ln=$o({state:Jd,height:()=>it.wantedHeight,set:fl,mark:e=>it.mark(e)});it.addEventListener(
"pointer-view:drawn",()=>ln("state",{}));it.addEventListener("pointer-view:beat",()=>ln("state",{}));it.addEventListener(
"pointer-view:option",()=>ln("state",{}));it.addEventListener("pointer-view:hover",({detail:e})=>ln("hover",e));it.addEventListener(
"pointer-view:failed",({detail:e})=>ln("failed",e));function Xd(e){let t=Number(it.getAttribute(gs)),n=e.target instanceof
Element&&e.target.closest("[data-part], input");if(!t||n||e.defaultPrevented||e.altKey||e.ctrlKey)return;let s=t+(qd[e.key]??
0);s===t||s<1||s>it.beats||(e.preventDefault(),it.setAttribute(gs,String(s)))}document.addEventListener("keydown",Xd);
