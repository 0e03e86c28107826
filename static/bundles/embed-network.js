var kl=Object.defineProperty;var T=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var Ml=(e,t)=>{for(var n in t)kl(e,n,{get:t[n],enumerable:!0})};function bo(e,t,n){let s=ws(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function ws(e,t,n){
let s=e.querySelector(t);return s&&El(s,n)?s:null}function El(e,t){return e instanceof(t??HTMLElement)}var xs=T(()=>{"us\
e strict"});async function Lt(e,t,n=wt){let s=await Hl(new URL(`api/${e}`,n),t);if(String(n)===wt.href&&Gl(s!==null&&!Bl(s)),!s)return Ao();
if(!(s.headers.get("content-type")??"").includes("json")){let i=jl(s.status);throw new nt(s.status,[{where:"",message:i,
suggestions:[]}])}let o=await s.json().catch(Ao);if(!s.ok)throw new nt(s.status,o.errors??[]);return o}async function Hl(e,t){
try{let n=await fetch(e,t);return Pl.includes(n.status)?null:n}catch(n){if(Oo(n))throw n;return null}}function Eo(e){let t=AbortSignal.
timeout(Wl);return e?AbortSignal.any([e,t]):t}function Bl({headers:e}){return e.get("cache-status")?.startsWith("service\
-worker")??!1}function Gl(e){e!==te.answers&&(te.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",
{detail:{answers:e}})))}function Ao(e){throw Oo(e)?e:new nt(0,[{where:"",message:Fl,suggestions:[]}])}function Oo(e){return e instanceof
DOMException&&e.name==="AbortError"}function Rt(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,s])=>[n,String(s)]))}function me(e){return e instanceof Error?e.message:String(e)}var nt,wt,te,Pl,Wl,Fl,jl,ee=T(
()=>{"use strict";nt=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=
n}},wt=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),te={answers:!0},Pl=[502,504],Wl=5e3,Fl="No response c\
ould be read. Your input is still here; check your connection and try again.",jl=e=>`The server answered with ${e}.`});function lt(e){return"kind"in e&&e.kind===de}function Mt(e){return lt(e)?e.meta:e.layout.meta}function fn(e){return lt(e)?
e.meta.height??0:e.layout.height}var de,Be=T(()=>{"use strict";de="network"});function ye(e){let t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t)}function be(e){let t=atob(e),n=new Uint8Array(
t.length);for(let s=0;s<t.length;s++)n[s]=t.charCodeAt(s);return n}var $e=T(()=>{"use strict"});function Ge(e){if(Array.isArray(e))return Dh(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Gh[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(be(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function Dh(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function De({values:e,
shape:t},n){let[,...s]=t,r=s.reduce((o,i)=>o*i,1);return{values:Uh(e,n*r,(n+1)*r),shape:s}}function yi({values:e,shape:t}){
return t.length<2?e:vs({values:e,shape:t})}function vs(e){return Array.from({length:e.shape[0]??0},(t,n)=>De(e,n).values)}
function Uh(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Gh,_s=T(()=>{"use strict";$e();Gh={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function zh(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function $i({shape:e}){return e.reduce((t,n)=>t*
n,1)}function wi(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,r=[],o=(i,a)=>r[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s($i(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:qh(e,i,l,o);r.push(a)}return r.at(-1)??new s(0)}
function qh(e,t,n,s){let{op:r}=t;if(r==="constant")return Kh(t,n);let o=Yh(e,t,n).map(([u,f])=>s(u,f)),[i=0,a=0,c=0]=o;if(r===
"view"||r==="join")return i;if(r==="where")return i?a:c;if(r==="matmul")return Qh(o);if(r==="collect")return Ls.sum?.(o)??
0;if(r==="softmax")return Xh(e,t,n,o);let l=Ls[r];if(l)return l(o);let h=Vh[r];if(!h)throw new RangeError(`There is no o\
peration ${r}.`);return h(i,a)}function Yh(e,t,n){let{op:s,of:r=[],groups:o}=t,[i=0,a=0]=r;if(s==="view")return[[i,tu(t,
n)]];if(s==="join")return[eu(e,r,n)];if(s==="collect")return(o?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[h,u]=[Math.floor(n/l),n%l],f=Math.floor(h/(t.shape.at(-2)??1))*c*l;return bi(c).flatMap(
d=>[[i,h*c+d],[a,f+d*l+u]])}if(s==="softmax"||s in Ls){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,h=bi(
c).map(u=>[i,l*c+u]);return r.length>1?[...h,[a,0]]:h}return r.map(c=>[c,e[c]?.shape.length?n:0])}function Kh({values:e=0},t){
return zh(Array.isArray(e)?e[t]??Number.NaN:e)}function Jh(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function Xh(e,t,n,s){let{place:r,width:o}=Jh(e,t,n),i=Zh(s.slice(0,o),s[o]);return(i[r]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function Zh(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(r=>Math.exp((r-
n)/s))}function Qh(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function tu({shape:e,offset:t=0,
strides:n,index:s},r){if(s)return s[r]??0;let[o,i]=[t,r];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;o+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return o}function eu(e,t,n){let s=n;for(let r of t){let o=$i(e[r]??{op:"",shape:[]});if(s<o)return[r,s];
s-=o}throw new RangeError(`No operand has the element ${n}.`)}function bi(e){return Array.from({length:e},(t,n)=>n)}function nu(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function su(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var Vh,
Ls,xi=T(()=>{"use strict";Vh={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,
maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>nu(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+su(e/Math.SQRT2))},Ls=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Ai({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let r=e[s.trace];if("lines"in s){let o=Ue(s.lines,t,n);
Object.assign(r,ou(o,n[s.row],s))}else r[s.attribute]=yi(Ue(s.is,t,n))}}function Ue(e,t,n){let s=ru(t),r=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===Mi?0:a.indexOf(n[i]??"")};return{values:wi(e,(i,a=[])=>{let c=s[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,h)=>De(l,r(h)),c).values}),shape:e.at(-1)?.shape??[]}}
function ru(e){let t=ki.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,Ge(s)])),ki.
set(e,t)),t}function ou({values:e,shape:t},n,{above:s,to:r}){let o=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Mi&&
l!==n))for(let h=0;h<c;h+=1){let u=Number(e[l*c+h]);u<=s||u>r||(o.push(0,1,null),i.push(l,h,null))}return{x:o,y:i}}var Mi,
ki,Rs=T(()=>{"use strict";_s();xi();Mi="all",ki=new WeakMap});function Si(e,t){let{table:n}=Mt(e);if(n&&"rows"in n)return[n];if(lt(e))return[];let{data:s,layout:r}=e,o=n?[iu(n,r.meta,
t)]:[];return n&&!n.beside?o:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>au(r,a)),...o]}function gn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(o=>Cs("th",o,"col")));let r=n.
createTBody();for(let[o,...i]of t)r.insertRow().append(Cs("th",o,"row"),...i.map(a=>Cs("td",a)));return n}function yn(e){
let t=s=>s.map(uu).join(",");return`${e.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function iu(e,t,n){let{columns:s,labels:r}=e;if("values"in e){let i=e.values.map(a=>Ue(a,t,n).values);return{columns:s,
rows:r.map((a,c)=>[a,...i.map(l=>l[c])])}}let o=vs(Ue(e.matrix,t,n));return{columns:s,rows:r.map((i,a)=>[i,...Array.from(
o[a]??[])])}}function au(e,t){let n=Ge(t.z??[]),s=Ei(e,t,"y").map((r,o)=>[r,...Array.from(De(n,o).values)]);return{columns:[
t.name??"",...Ei(e,t,"x")],rows:s}}function Ei(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>Oi(String(c)));let r=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;if(i)return i.map(Oi);let{shape:a}=Ge(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Oi(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function uu(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
lu,"$1'").replace(hu,"'"),n=cu.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Cs(e,t,n){let s=document.
createElement(e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),
s}var cu,lu,hu,Is=T(()=>{"use strict";_s();Be();Rs();cu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,lu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
hu=/^(?=[\t\r\n])/});function Ps(e,t,n){switch(t.kind){case"head":return fu(e,t,n.architecture);case"mask":return mu(e,t.visit,n.visits);case"\
skip":return du(e,t);case"residuals":return yu(e);case"gate":return pu(e,t);case"temperature":return gu(e,t)}}function fu({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:r},{layers:o,heads:i}){let a=Array.from({length:o*i},(u,f)=>[Math.floor(
f/i),f%i]),c=e==="all"?a:e,h=c.some(([u,f])=>u===s&&f===r)?c.filter(([u,f])=>u!==s||f!==r):a.filter(([u,f])=>u===s&&f===
r||c.some(([d,g])=>u===d&&f===g));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function mu({mask_visits:e=[],
...t},n,s){let r=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let o=e.includes(r)?e.filter(
i=>i!==r):[...e,r].sort((i,a)=>i-a);return o.length?{...t,mask_visits:o}:t}function du({skip:e=[],...t},{layer:n,part:s}){
let r=e.filter(i=>i.layer!==n||i.part!==s),o=r.length<e.length?r:[...e,{layer:n,part:s}];return o.length?{...t,skip:o}:t}
function pu({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function gu(e,{of:t,value:n}){let s=`${t}_te\
mperature`,r={...e};return delete r[s],n===1?r:{...r,[s]:n}}function yu({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
function Ti(e){return Object.entries(e).flatMap(([t,n])=>{let s=bu,r=Object.hasOwn(s,t)?s[t]?.(n,e):"";return r?[{key:t,
text:r}]:[]})}var Ni,bu,Ws=T(()=>{"use strict";Ni=e=>e.map(t=>t+1),bu={gate:e=>`gate forced to ${e}`,only:e=>`${e} only`,
attention_temperature:e=>`attention temperature ${e}`,pointer_temperature:e=>`pointer temperature ${e}`,scaling:()=>"no \
division by √k",pointer_scaling:()=>"no division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinu\
soidal table",position_from_end:()=>"no position from the end",residuals:()=>"no residual connections",layer_norm:()=>"n\
o layer norms",remove_heads:(e,{replace_with:t})=>`${e==="all"?"every head":e.map(([s,r])=>`L${s} H${r}`).join(", ")} ${t===
"mean"?"replaced by the mean":"switched off"}`,replace_with:()=>"",skip:e=>`${e.map(({layer:n,part:s})=>`${s.replace("_",
"-")} of layer ${n}`).join(", ")} skipped`,without_features:e=>`without ${e.join(", ")}`,mask_visits:e=>`visit${e.length>
1?"s":""} ${Ni(e).join(", ")} masked`,order:e=>`order ${Ni(e).join(" ")}`}});function vi(e,t){return Ti(e).map(({key:n,text:s})=>{let r=document.createElement("li"),o=document.createElement("button");
return o.type="button",o.textContent=`${s} ×`,o.title="Take this change back",o.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),r.append(o),r})}var _i=T(()=>{"use strict";Ws()});function Li(e){return bn!==null&&Object.hasOwn(bn,e)}async function Ri(e,t=wt){return we?$u(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await Pi(e,"vocabulary")))}async function $u(e,t){try{return await Lt(
e,{},t)}catch(n){if(!(n instanceof nt)||n.status)throw n;let s=new URL(`api/${e}`,t),r=await fetch(s,{cache:"force-cache"}).
catch(()=>null);if(!r?.ok)throw n;return r.json()}}async function Ci({id:e,weights:t},n,s=wt){if(!we)return Pi(e,"weight\
s",n);let r=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return Wi(new URL(r,s),"weights",n)}async function Ii(e,{
weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(
r=>r.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the \
page again.")}async function Pi(e,t,n=!1){let s=bn?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.
startsWith("#"))return Wi(new URL(s,document.baseURI),t,n);let r=document.getElementById(s.slice(1))?.textContent??"";return be(
r.trim()).buffer}async function Wi(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`Th\
e ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function wu(e){let t=ws(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var bn,we,Fs=T(()=>{"use strict";ee();$e();xs();bn=wu("model-files"),we=bn===null});function Ve(e){let{tensors:t,...n}=e,s=Object.entries(t).map(([r,{data:o,shape:i}])=>[r,{values:new Float32Array(be(o).buffer),
shape:i}]);return{...n,tensors:Object.fromEntries(s)}}function js({tensors:e,weights:t,...n}){let s=Object.entries(e).map(
([r,{values:o,shape:i}])=>[r,{dtype:"<f4",shape:i,data:ye(new Uint8Array(Float32Array.from(o).buffer))}]);return{...n,tensors:Object.
fromEntries(s)}}var $n=T(()=>{"use strict";$e()});function Ou({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function Bi({prediction:e},{prediction:t,places:n}){let s=t.location===e.location,r=s?"":`${n[t.location]?.label??
t.name}, `,o=Math.round(1e3*e.probability)-Math.round(1e3*t.probability);return{value:`${r}${(100*t.probability).toFixed(
1)} %`,change:s&&o?`${o>0?"▲":"▼"} ${Math.abs(o/10).toFixed(1)} points`:"",isMore:o>0}}function Hs(e,t){e.textContent=
t?Ou(t):"…";let{location:n,probability:s}=t?.prediction??{};for(let[r,o]of Object.entries({location:n,probability:s,engine:t?.
engine}))o===void 0?delete e.dataset[r]:e.dataset[r]=String(o)}function ji(e){try{return e()}catch(t){let{problems:n}=t;
throw n?new nt(422,n):t}}function Su(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(
s):s]);return Rt(Object.fromEntries(t))}var xu,Fi,ku,Mu,Au,Eu,Hi,wn,Bs=T(()=>{"use strict";ee();Fs();$n();xu=["browser",
"server"],Fi=20,ku=300,Mu=4,Au="static/bundles/browser-model.js",Eu="The network could not be loaded.",Hi={address:new URL(
"../bundles/browser-model.js",import.meta.url).href,load(e){let t=null,n=r=>{t=r};return document.dispatchEvent(new CustomEvent(
"pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(e)===wt.href?import(Hi.address):import(new URL(Au,e).href)}};
wn=class{#s;#t;#n;#r=null;#e=null;#o=!1;#a=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=wt){this.#s=t,this.#n=
s,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&xu.includes(t)?t:null,we||(this.choice=
"browser"),this.obstacle="",this.#e||(this.#r=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==null&&
this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.#r&&this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(o=>setTimeout(o,ku))]),this.#e&&this.choice!==
"server")return this.explainHere(t);if(!we)throw new nt(0,[{where:"",message:this.obstacle,suggestions:[]}]);let r=this.
choice!=="server"&&!!navigator.serviceWorker?.controller?Eo(n):n;try{return{...await this.#l(t,r),engine:"server"}}catch(o){
if(!(o instanceof nt&&o.status===0)||this.choice==="server")throw o;if(await this.prepare(),this.#e)return this.explainHere(
t);throw this.choose(this.choice),o}}async compute(t){await this.prepare();let n=this.#e;if(!n){let s=`The server does n\
ot answer. This browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new nt(0,[{where:"",message:s,suggestions:[]}])}
return ji(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(we||await this.prepare(),this.#e&&this.choice!=="server"){
let{places:s}=this.#e;return s.search(t,Fi).map(({id:r,category:o})=>({label:s.label(r),notation:s.notation(r),category:o}))}
let{items:n}=await Lt(`${this.#t}/locations?${Rt({q:t,limit:Fi})}`,{},this.#n);return n}async prepare(){try{this.#r??=this.#i(),
this.#e=await this.#r}catch(t){this.#o=!0;let n=t instanceof nt?!t.status:t instanceof TypeError;this.obstacle=n?Eu:me(t)}}explainHere(t){
let n=this.#e,{interventions:s,...r}=t,o=JSON.stringify([r,s||null]),i=this.#a.get(o);if(i)return i;let a={...ji(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#a.keys();return this.#a.size>=Mu&&this.#a.delete(c),this.#a.set(o,a),a}async#l(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let r=`${this.#t}/views/network?${Su(t)}`,{trace:o}=await Lt(
r,{...n&&{signal:n}},this.#n);return Ve(o)}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(
t),...n&&{signal:n}};return Lt(`${this.#t}/explain?encoding=base64`,s,this.#n)}async#i(){let t=await Ri(this.#s,this.#n);
if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},
s]=await Promise.all([Hi.load(this.#n),Ci(t,this.#o,this.#n)]),r=Ii(s,t);r.catch(()=>{});let o=new n(t,s);return await r,
o}}});var Nu,xn,Gi=T(()=>{"use strict";_i();Bs();Nu={browser:"Computed in this browser.",server:"Computed in Python."},xn=class{#s;#t=document.
createElement("output");#n=document.createElement("span");#r=document.createElement("ul");#e=document.createElement("but\
ton");#o=document.createElement("span");#a=document.createElement("p");engine="server";constructor(t){this.#s=t,this.root=
document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer="",this.#n.className=
"quiet",this.#r.setAttribute("aria-label","Changes"),this.#e.type="button",this.#e.textContent="as learned",this.#e.title=
"Take all changes back",this.#e.addEventListener("click",()=>t({})),this.#o.className="quiet",this.#a.className="view-fa\
ilure",this.#a.setAttribute("role","alert"),this.root.append(this.#t,this.#n,this.#r,this.#e,this.#o,this.#a)}show(t,n,{
learned:s,isCompared:r,note:o}){this.engine=t.engine,Hs(this.#t,t),this.#t.title=Nu[t.engine];let{value:i,change:a}=s?Bi(
t,s):{value:"",change:""};this.#n.textContent=i&&`as learned ${i}${a&&` ${a}`}`,this.root.classList.toggle("compares",r),
this.#i(n),this.#l(o),this.fail("")}wait(t,n){Hs(this.#t,null),this.#n.textContent="",this.#i(t),this.#l(n),this.root.hidden=
!1,this.#a.hidden=!0}fail(t){this.#a.textContent=t,this.#a.hidden=!t,t&&(this.root.hidden=!1)}#l(t){this.#o.textContent=
t,this.#o.hidden=!t}#i(t){let n=this.root.contains(document.activeElement),s=vi(t,this.#s);this.#r.replaceChildren(...s),
this.root.hidden=this.#e.hidden=s.length===0,n&&!this.root.contains(document.activeElement)&&this.#e.focus()}}});function Gs(e,t,n){return{kind:de,get trace(){return js(t)},get before(){return n&&js(n)},meta:{...e,summary:vu(t,n),table:{
columns:Tu,rows:_u(t)}}}}function Di({prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function vu(e,t){
let{probability:n,from_pointer:s,from_generation:r}=e.prediction,o=n?`${Di(e)} leads with ${kn(n)}: ${kn(s)} copied by t\
he pointer, ${kn(r)} from the generation head.`:"No known place has any probability.";return t?`${o} Compared with: ${Di(
t)} with ${kn(t.prediction.probability)}.`:o}function _u(e){let{pointer:t,generation:n,final:s}=e.location_probabilities,
r={pointer:t,generation:n,final:s},o={pointer:"pointer.probabilities",generation:"generation.probabilities",final:"proba\
bilities"},i=(c,l)=>e.tensors[o[c]]?.values[l]??r[c]?.find(h=>h.location===l)?.probability??null,a=[...s,...e.visits,...n??
[]].map(({location:c})=>c);return[...new Set(a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(o).map(l=>i(l,c))])}
var Tu,kn,Ui=T(()=>{"use strict";Be();$n();Tu=["place","pointer","generation head","probability"];kn=e=>`${(100*e).toFixed(
1)} %`});function zi(e,t){return Us(e,t).isInBrowser}async function qi(e,t,n,s){let r=await Us(t,n).compute(Rt(s)),o=Gs(e,r,null);
return Ds.set(o,r),o}function Cu(e){return"tensors"in e}function Us(e,t){let n=JSON.stringify([t,e]),s=Vi.get(n)??new wn(
e,null,t??wt);return s.draws=!0,Vi.set(n,s),s}var Lu,Ru,Vi,Ds,Mn,Yi=T(()=>{"use strict";Gi();ee();Ws();Bs();Fs();Ui();Lu=
"Loading the network …",Ru="Waiting for the server …",Vi=new Map,Ds=new WeakMap;Mn=class{#s;#t;#n=null;#r=null;#e=null;#o=null;#a=null;#l={};#i={};#h=[];#u=[];#m=0;#p=0;constructor(t,n){
this.#s=t,this.#t=n,this.bar=new xn(r=>this.#c(r));let{drawn:s}=t;s.addEventListener("focusin",()=>this.#M());for(let r of[
"pointerover","pointerdown"])s.addEventListener(r,({target:o})=>{o instanceof Element&&o.closest("[data-act]")&&this.#M()});
for(let r of[t.root,this.bar.root])r.addEventListener("keydown",o=>this.#E(o))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(t,n,s,r){this.#m+=1,cancelAnimationFrame(this.#p),this.#r=t,this.#e=n,this.#a=s,this.#l=
this.#i=n.interventions,this.#o=this.text?null:n,this.#h=[],this.#u=[];let o=this.#t.server(),i=n.notation!==null&&(o!==
null||Li(n.model));this.#n=i?Us(n.model,o):null,i?this.#s.hooks.act=a=>this.#g(a):delete this.#s.hooks.act,this.#s.hooks.
whatIf=a=>this.#A(Ps(this.#i,a,n)),this.#f(n,r)}follows(t){if(t===(this.text??""))return!0;let n=this.#t.server()===null||
this.#n?.isInBrowser;if(!this.#n||!n)return!1;try{return this.#c(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#M(){this.#n?.
prepare()}#g(t){if(!this.#e)return;let n=Ps(this.#i,t,this.#e);"isDone"in t&&!t.isDone?this.#v(n):this.#c(n)}#v(t){cancelAnimationFrame(
this.#p),this.#p=requestAnimationFrame(()=>{let n=this.#A(t);n&&(this.#s.show(n,this.#a??this.#o),this.#f(n,"browser",t))})}#A(t){
return this.#n?.model?.trace(this.#L(t))??null}#c(t){this.#h.push(this.#i),this.#u=[],this.#_(t)}#E(t){let n=t.key.toLowerCase();
!this.#n||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#O(this.#u,this.#h):
this.#O(this.#h,this.#u))}#O(t,n){let s=t.pop();s&&(n.push(this.#i),this.#_(s))}async#_(t){let n=this.#n;if(!n)return;cancelAnimationFrame(
this.#p),this.#i=t,this.#m+=1;let s=this.#m,r=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,r?Lu:Ru),this.#t.
resized();try{await n.prepare();let o=Object.keys(t).length>0,{engine:i,...a}=await this.#w(n,t),c=o&&!this.#a;if(c&&(this.#o??=
await this.#w(n,{})),s!==this.#m||!this.#r)return;let l={...a,interventions:t},h=this.#a??(c?this.#o:null);this.#e=l,this.#l=
t,o||(this.#o=l),this.#f(l,i);let u=Gs(this.#r,l,this.#a);this.#t.answered({figure:u,trace:l,before:h,interventions:t})}catch(o){
if(s!==this.#m||!this.#e)return;n.choose(n.choice),this.#i=this.#l,this.#s.show(this.#e,this.#a??(this.text?this.#o:null)),
this.#f(this.#e,this.bar.engine),this.bar.fail(me(o)),this.#t.resized()}}async#w(t,n){let s=await t.explain(this.#L(n));
if(!Cu(s))throw new Error("The server gave no trace of this network.");return s}#L(t){let{notation:n,user:s,predict_at:r,
location_probabilities:o}=this.#e;return{visits:n??"",user:s,predict_at:r,top_k:o.final.length,interventions:Object.keys(
t).length?t:null}}#f(t,n,s=this.#l){let{sharesWeights:r=!0,obstacle:o=""}=this.#n??{},i=Object.keys(s).length>0;this.bar.
show({...t,engine:n},s,{learned:i&&!this.#a?this.#o:null,isCompared:this.#a!==null,note:r&&o?`This browser cannot comput\
e: ${o}`:""})}}});function m(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(Iu)}}function ze(e){return e==null||e===!1?null:String(typeof e=="number"?At(e):e)}function At(e){return Math.round(
e*100)/100}function xe(e){return e.map(({x:t,y:n,width:s,height:r})=>{let o=At(s);return`M${At(t)} ${At(n)}h${o}v${At(r)}\
h${-o}Z`}).join("")}function jt(e,t,n,s){let[r,o,i,a]=[t[0],t[1],s[0],s[1]].map(At),[c,l,h]=[e,n,(e+n)/2].map(At);return`\
M${c} ${r}C${h} ${r} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${o} ${c} ${o}Z`}function Vs(e,t,n,s){let[r,o,i,a]=[t[0],
t[1],s[0],s[1]].map(At),[c,l,h]=[e,n,(e+n)/2].map(At);return`M${r} ${c}C${r} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h}\
 ${o} ${h} ${o} ${c}Z`}function Ki(e,t,n,s){let[r,o,i,a]=[t[0],t[1],s[0],s[1]].map(At),[c,l]=[e,n].map(At);return`M${r} ${c}\
Q${r} ${i} ${l} ${i}L${l} ${a}Q${o} ${a} ${o} ${c}Z`}function Iu(e){return e!=null&&e!==!1&&e!==""}var j=T(()=>{"use str\
ict"});function G(e,t,n=!1){let s=0;for(let r of e)s+=zs(r);return s*t*(n?1.06:1)}function zs(e){return Pu.test(e)||e===" "?.29:
Wu.test(e)?.87:Fu.test(e)?.65:.55}function st(e,t,n,s=!1){if(G(e,n,s)<=t)return e;let r=t/(n*(s?1.06:1))-zs("…"),o="";
for(let i of e){if(r-=zs(i),r<0&&o)break;o+=i}return`${o.trimEnd()}…`}function An(e,t,n,s,r=!1){let o=[],i="",a=e.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||G(h,n,r)<=t){i=h;continue}if(o.length===s-1){i=[i,...a.slice(
c)].join(" ");break}o.push(i),i=l}return[...o,st(i,t,n,r)]}function E(e,t=0){let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.
toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function O(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.
toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Ht(e){let t=Math.round(e);if(t<60)return`${t}\
 min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function ct(e){let t=n=>String(Math.
floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var Pu,Wu,Fu,pt,U=T(()=>{"use strict";Pu=/[ijlI.,:;'|!()[\]]/,Wu=
/[mwMW%@—…]/,Fu=/[A-ZÄÖÜ0-9+=<>]/;pt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function qe({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?null:e.hasVisitsOf(t)?t.pointerWeights:
null}function En(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let r=qe(e),o=(h,[u=0,f=0])=>h+Math.max(u,f),
i=Array.from(r??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...Ji(t),...Ji(n)],c=[...new Set(a)].flatMap(h=>Hu.map(u=>[
t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+Number(f[h]),0)));return Math.max(1,
i.reduce(o,0),[...c,l].reduce(o,0))}function Ji({trace:e,locations:t}){let n=e.tensors.probabilities;if(n)return Array.from(
n.values,(o,i)=>i);let{final:s,generation:r}=e.location_probabilities;return[...t,...[...s,...r??[]].map(({location:o})=>o)]}
function On({key:e,now:t,before:n,path:s,edges:r,style:o="",title:i=""}){if(n===null||Math.abs(t-n)<ju)return null;let a=t>
n?"more":"less",[c,l]=r[a];return!c||!l?null:m("path",{key:`${a} ${e}`,class:`change ${a}${o}`,d:s(c,l)},i&&m("title",{},
i))}function Sn(e,t,n){return`${E(e,1)}; ${n} ${E(t,1)}`}var ju,Hu,ke=T(()=>{"use strict";j();U();ju=.6,Hu=["pointer","g\
eneration"]});function Nn(e,t){return e.map(n);function n(s){let r=s.children.map(f=>typeof f=="string"?f:n(f)),{attributes:o}=s,i=o["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:r};let c=r.find(f=>typeof f!="string"&&f.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...o,class:`${o.class} ${l}`,"aria-label":`${o["aria-label"]}\
; ${h}`},children:[...r,...typeof c=="object"&&u?[u(c)]:[]]}}}var qs=T(()=>{"use strict"});function Xi(e,t,n){return t?Nn(e,s=>{let r=t.parts.find(i=>Zi(i.name)===s);if(!r)return null;let o=ta(r.value);return{className:r.
isKept?"in-circuit":"spare",words:`${r.isKept?"in":"not in"} the smallest set, adds ${o} points`,onTop:i=>Bu(i,r,o,n)}}):
e}function Zi(e){return e.replace(/\.feed_forward$/,".stream")}function Bu({attributes:e},{layer:t,head:n},s,r){let[o,i,
a,c]=["x","y","width","height"].map(y=>Number(e[y])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*r,[u,f]=[G(l,h)+.9*h,1.5*h],
d=Number(o)+(t===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(t===null?0:Number(c)-f/2-2);return m("g",{key:"circuit",class:"\
added"},m("rect",{x:d-u/2,y:g-f/2,width:u,height:f,rx:f/2}),m("text",{x:d,y:g+.36*h,"font-size":h},l))}function Qi({parts:e},t){
let n=e.find(o=>Zi(o.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",r=n.isKept?"belongs":"do\
es not belong";return`${s} ${r} to the smallest set, and adds ${ta(n.value)} points.`}function ta(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function ea(e,t){let{parts:n,
location:s,whole:r,smallest:o}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${E(o,1)}.`,text:`All give it ${E(r,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var na=T(()=>{"use strict";qs();j();U()});var Ye,Tn,sa=T(()=>{"use strict";Ye="Circuit",Tn=class{circuit=null;failure="";#s;#t;#n=null;constructor(t,n){this.#s=t,
this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smallest set of \
parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),this.#o(
!1,Ye)}get isOn(){return this.button.getAttribute("aria-pressed")==="true"}toggle(){let t=!this.isOn;this.#o(t,Ye),this.#r(),
this.#t(),t&&this.#e(0)}renew(){this.#r(),this.isOn&&this.#e(250)}#r(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=
""}async#e(t){let n=new AbortController;if(this.#n=n,this.#o(!0,`${Ye} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.
aborted){try{let s=await this.#s(r=>{n.signal.aborted||this.#o(!0,`${Ye} ${Math.floor(100*r)} %`)},n.signal);if(n.signal.
aborted)return;this.circuit=s}catch(s){if(n.signal.aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#o(
!0,Ye),this.#t()}}#o(t,n){this.button.setAttribute("aria-pressed",String(t)),this.button.textContent=n}}});function Nt(e,t){for(let{kind:n,pattern:s}of Gu){let r=s.exec(e??"");if(!r)continue;let o=Object.entries(r.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(o)};return Du(i,t)?i:null}return null}function Du({kind:e,visit:t=0,
layer:n=0,head:s=0,location:r=2},o){return e==="pointer"?o.hasPointer:e==="generation"?o.hasGeneration:e==="gate"?o.hasGate:
t<o.count&&n<o.layers&&(e!=="head"||s<o.heads)&&r>1&&r<o.trace.architecture.locations}function gt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function Ke(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:gt(e,t)}function yt({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function Et(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}
var Gu,ut=T(()=>{"use strict";Gu=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"\
head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},
{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},{kind:"generation",pattern:/^generation$/},{kind:"\
gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function ia(e,t,n,s){let r=e.target instanceof Element?e.target:null,o=r?.closest("[data-act]")?.getAttribute("data-act"),
i=r?.closest("[data-part]")?.getAttribute("data-part"),a=Nt(i,t);if(o==="gate")return zu(e,n);if(o==="attention_temperat\
ure")return oa(e,t,"attention");if(o==="pointer_temperature")return oa(e,t,"pointer");if(!s||a?.kind!=="visit"||o||e.pointerType===
"touch")return null;let c=r?.closest(".day-ribbon"),l=r?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?Ku(e,c,t,h,l):qu(e,n,h)}function aa({pointerId:e,pointerType:t,target:n,clientX:s,clientY:r}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||t==="touch")return null;let a=!1;
return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-s,h-r)>=Ks,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Js({trace:e},t,n){let s=(e.interventions[`${t}\
_temperature`]??1)*2**n,{least:r,most:o}=Vu;return Number(Math.min(o,Math.max(r,s)).toPrecision(2))}function zu({pointerId:e},t){
let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{pointer:e,follows:!0,to({type:r,clientX:o,clientY:i},a){
if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(o-n.left)/n.width;return r!=="pointercancel"&&(s=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}function oa({pointerId:e,clientX:t},n,s){let r=!1;return{
pointer:e,follows:!0,to({clientX:o},i){if(r||=Math.abs(o-t)>=Ks,!r)return null;let a=Js(n,s,(o-t)/Uu);return{kind:"tempe\
rature",of:s,value:a,isDone:i}}}}function qu({pointerId:e,clientY:t},n,s){let r=s,o=!1;return{pointer:e,follows:!1,to({clientY:i},a){
if(o||=Math.abs(i-t)>=Ks,!o)return null;let c=Math.sign(Yu(n,i)-r);if(c===0&&!a)return null;let l={kind:"move",visit:r,by:c,
isDone:a};return r+=c,l}}}function Yu(e,t){let s=[...e.querySelectorAll(".visit > .chip")].map(r=>{let{top:o,bottom:i}=r.
getBoundingClientRect();return Math.abs((o+i)/2-t)});return s.indexOf(Math.min(...s))}function Ku({pointerId:e,clientX:t},n,s,r,o){
let{start_minute:i=0,duration_minutes:a=0}=s.visits[r]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-t)>=2,!l)return null;let d=Ys*
Math.round((u-t)/c*ra/Ys),g=o==="time"?Math.min(ra-Ys,Math.max(0,i+d)):Math.max(0,a+d);return g===h&&!f?null:(h=g,{kind:o,
visit:r,minutes:g,isDone:f})}}}var Ks,ra,Ys,Uu,Vu,ca=T(()=>{"use strict";ut();Ks=5,ra=1440,Ys=5,Uu=60,Vu={least:.1,most:10}});function Ot(e){let t=0;for(let n=1;n<e.length;n++)Number(e[n])>Number(e[t])&&(t=n);return t}var Ju,Bt,Me=T(()=>{"use str\
ict";Ju=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["p\
osition_from_end","order"]],Bt=class{#s=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.
count=t.visits.length;let{layers:s,heads:r,components:o}=t.architecture;this.layers=s,this.heads=o.includes("attention")?
r:0,this.hasPointer=o.includes("pointer"),this.hasGeneration=o.includes("generation"),this.hasGate=this.hasPointer&&this.
hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:t.
trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.
count&&t.every((n,s)=>n===this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has \
no ${t}.`);return n.values}has(t){return t in this.trace.tensors}weights(t,n){return this.values(`layers.${t}.heads.${n}\
.weights`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.
remove_heads;return s?s==="all"||s.some(([r,o])=>r===t&&o===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).
some(s=>s.layer===t&&s.part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)
for(let r of this.weights(n,s))t=Math.max(t,r);return t||1}get slices(){return Ju.filter(([t])=>this.has(`inputs.${t}`)).
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
this.count;o++){let i=0;for(let a=o*s;a<(o+1)*s;a++)i+=n[a]**2;r[o]=Math.sqrt(i)}return r}}});function Ct(e,t){for(let[s,r]of Xu){let o=r.exec(e??"");if(!o)continue;let i=Object.fromEntries(Object.entries(o.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return Qu(a,t)?a:null}return null;function n(s,r,{
count:o,trace:i}){let a=o-1;return{kind:s,name:e??"",isLeaf:"query"in r||"number"in r||s==="stream"&&"visit"in r||(s==="\
pointer"||s==="generation")&&Object.keys(r).length>0,layer:0,head:0,query:a,visit:Zu(s,r,t)??a,number:null,location:s===
"generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function Zu(e,{layer:t=0,head:n=0},s){
return e==="pointer"&&s.hasPointer?Ot(s.pointerWeights):e==="head"&&t<s.layers&&n<s.heads?Ot(s.lastRow(t,n)):null}function Qu({
kind:e,layer:t,head:n,query:s,visit:r,number:o,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return e===
"head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||e==="gate"&&!a.hasGate?!1:t<a.layers&&
s<a.count&&r<a.count&&(o??0)<l&&i>1&&i<c}function la(e,t){let{kind:n,layer:s,head:r,isLeaf:o,number:i,location:a}=e,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${r}`,`Head ${r}`),n==="head"&&o&&l(e.name,"one cell"),n==="stream"&&o&&l(`l\
ayers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${e.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&o&&l(e.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&o&&l(e.name,t.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(e.
name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.visit+1}`}}function Xs(e){let t=e.
split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(".")[0]??"")?2:1;return t.length<=
s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function Zs(e,t,n){let s=Ct(e,n),[r,o]=tf[t]??[0,0];if(!s||r===0&&o===
0)return null;let i=ef(s,r,o,n);return i!==null&&Ct(i,n)?i:null}function ef(e,t,n,s){let{kind:r,layer:o,head:i,query:a,visit:c,
number:l,isLeaf:h}=e;switch(r){case"head":{if(h)return`layers.${o}.heads.${i}.${a+n}.${c+t}`;let f=o*s.heads+i+t;return n!==
0?`layers.${o+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${o}\
.stream.${c+n}.${l+t}`:n!==0?`layers.${o}.stream.${c+n}`:`layers.${o+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,d){let g=f.findIndex(({location:p})=>p===
e.location),y=g<0||n===0?void 0:f[g+n];return y?`${d}.${y.location}`:null}}var Xu,tf,Ae=T(()=>{"use strict";Me();Xu=[["h\
ead",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];tf={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function L(e){return e.stage.type/13}function V(e,t,n="label"){let s=n==="title"||n==="strong";return tr*G(ha(t),Qs[n]*L(
e),s)}function ha(e){return e.replaceAll("−","+")}function F(e,t,n,s,{kind:r="label",also:o,anchor:i,width:a,key:c}={}){
let l=r==="title"||r==="strong",h=a===void 0?s:st(s,a/tr,Qs[r]*L(e),l),u=[r,i,o].filter(Boolean).join(" ");return m("tex\
t",{...c&&{key:c},class:u,x:t,y:n},h)}function B(e,{x:t,y:n,width:s},r,o="label"){let i=Qs[o]*L(e),a=G(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of r){let f=u.reduce((g,y)=>g+of(y,i),0),d=c.at(-1);d&&l+a+f<=s?(d.push({text:" "},...u),l+=
a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>rf(t,n+i*(1+1.5*f),u,o,i)),height:c.length*1.5*i}}function P(e){return e.
split(" ").map(t=>[{text:t}])}function rf(e,t,n,s,r){let o=.4*r,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-o:o;i=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("t\
ext",{class:s,x:e,y:t},a)}function of({text:e,kind:t="",isRaised:n=!1},s){let r=(n?nf:1)*(t.includes("math")?sf:1);return tr*
G(ha(e),s*r,t.includes("strong"))}var Qs,nf,tr,sf,ft=T(()=>{"use strict";j();U();Qs={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},nf=.78,tr=1.07,sf=1.12});function Gt(e,t,n){let s=e.length/t,r=new Uint8Array(s*(t+1));for(let a=0;a<s;a++)for(let c=0;c<t;c++){let l=Math.min(1,
Math.max(0,Number(e[a*t+c])||0));r[a*(t+1)+1+c]=Math.round(l*(_n-1))}let o=[...Ln(t),...Ln(s),8,3,0,0,0],i=[af,...vn("IH\
DR",o),...vn("PLTE",lf(n)),...vn("IDAT",hf(r)),...vn("IEND",[])];return`data:image/png;base64,${ye(fa(i))}`}function lf([
e,t]){let n=[...e,...t].join(" "),s=ua.get(n);if(s)return s;let r=new Uint8Array(3*_n);for(let o=0;o<_n;o++){let i=o/(_n-
1);for(let a of[0,1,2])r[3*o+a]=Math.round(e[a]+i*(t[a]-e[a]))}return ua.set(n,r),r}function vn(e,t){let n=[...e].map(r=>r.
charCodeAt(0)),s=4294967295;for(let r of[n,t])for(let o=0;o<r.length;o++)s=Number(cf[(s^Number(r[o]))&255])^s>>>8;return[
Ln(t.length),n,t,Ln(~s)]}function hf(e){let t=[[120,1]];for(let r=0;r<e.length;r+=er){let o=e.subarray(r,r+er),i=r+er>=e.
length,[a,c]=[o.length&255,o.length>>8];t.push([Number(i),a,c,a^255,c^255],o)}let[n,s]=[1,0];for(let r of e)n=(n+r)%65521,
s=(s+n)%65521;return fa([...t,[s>>8,s&255,n>>8,n&255]])}function fa(e){let t=new Uint8Array(e.reduce((s,{length:r})=>s+r,
0)),n=0;for(let s of e)t.set(s,n),n+=s.length;return t}function Ln(e){return[24,16,8,0].map(t=>e>>>t&255)}var af,_n,er,cf,
ua,Je=T(()=>{"use strict";$e();af=[137,80,78,71,13,10,26,10],_n=256,er=65535,cf=Uint32Array.from({length:256},(e,t)=>{let n=t;
for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n}),ua=new Map});function ga(e,t,n){let{width:s,height:r}=e.stage.size,o=L(e),i=Math.min(uf*o,.035*s),a=ff(e,t,i),c={x:i,y:a.height,width:s-
2*i,height:r-a.height-6*o};return[m("g",{key:"opened",class:"opened","font-size":13*o,"data-block":t.name},a.marks,ya(n,
c,16*o).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function ya(e,t,n){let s=n*(e.length-1),r=e.reduce((f,{least:d})=>f+
d.width,s),o=e.reduce((f,{least:d})=>f+d.height,s),i=e.every(({least:f})=>f.height<=t.height),a=e.every(({least:f})=>f.width<=
t.width);if(e.length>1&&!(r<=t.width&&i)&&!(o<=t.height&&a)){let f=e.reduce((d,g)=>g.rank>d.rank?g:d);return ya(e.filter(
d=>d!==f),t,n)}let c=e.length===1||r<=t.width&&i,l=e.reduce((f,{share:d=1})=>f+d,0),{x:h,y:u}=t;return e.map(f=>{let d=(f.
share??1)/l,g=c?{x:h,y:u,height:t.height,width:f.least.width+d*(t.width-r)}:{x:h,y:u,width:t.width,height:f.least.height+
d*(t.height-o)};return c?h+=g.width+n:u+=g.height+n,{card:f,box:g}})}function Y(e,{x:t,y:n,width:s,height:r},o,i=o){let a=L(
e),c=V(e,o,"title")<=s-28*a;return[m("rect",{key:"card",class:"card",x:t,y:n,width:s,height:r,rx:10*a}),F(e,t+14*a,n+22*
a,c?o:i,{kind:"title",width:s-28*a})]}function J(e,{x:t,y:n,width:s,height:r}){let o=L(e);return{x:t+14*o,y:n+30*o,width:s-
28*o,height:r-38*o}}function mt(e,t,n,s,r,{isButton:o=!0,isPressed:i}={}){let a=L(e),c=V(e,s,"label")+(o?24:4)*a;return{
mark:m("g",{key:s,class:`part control${o?"":" link-words"}${i?" pressed":""}`,role:"data-more"in r?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":i===void 0?null:String(i),...r},m("rect",{class:o?"control-ground":"ground",x:t,y:n-15*a,width:c,
height:30*a,rx:15*a}),F(e,t+(o?12:2)*a,n+4.5*a,s)),width:c}}function ff(e,t,n){let{width:s,height:r}=e.stage.size,o=L(e),
i=la(t,e.reading),a=mf(e,i,n),c="goes back",l=46*o+V(e,c,"small"),h="You are here",u=V(e,h,"small")+10*o,f=s-n,d=f-a.end-
20*o,g=r>=560*o&&sr(e,nr*o)>d,y=g?da(e,f-n-u):da(e,d,pa*2),p=y?sr(e,y):0,b=g||d-p>=u,w=g?d:d-p-(b?u:0),$=(g?46:8)*o+(nr*
o-(y??0))/2;return{height:(g?ma+36:ma)*o,marks:[a.marks,w>=l+16*o&&m("g",{key:"escape",class:"escape"},m("rect",{class:"\
key",x:a.end+16*o,y:10*o,width:34*o,height:22*o,rx:5*o}),F(e,a.end+33*o,25.5*o,"Esc",{kind:"small",anchor:"middle"}),F(e,
a.end+58*o,25.5*o,c,{kind:"small"})),y!==null&&b&&F(e,f-p-10*o,(g?64:26)*o,h,{kind:"small",anchor:"end"}),y!==null&&m("g",
{key:"thumbnails"},df(e,t,f-p,$,y))]}}function mf(e,t,n){let s=L(e),r=e.stage.size.width-2*n,o=n,i=[];for(let[a,{name:c,
words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",f=Math.min(V(e,l,u),Math.max(20*s,n+r-o));if(i.push(m(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},m("rect",{class:"ground",x:o-3*s,y:6*s,width:f+6*s,height:30*
s,rx:5}),F(e,o,26*s,l,{kind:u,width:f+1}))),o+=f,h)break;i.push(m("path",{key:`then ${a}`,class:"chevron",d:`M${o+8*s} ${16.5*
s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),o+=21*s}return{marks:i,end:o}}function da(e,t,n=pa){let s=L(e);for(let r=nr;r>=n;r--)
if(sr(e,r*s)<=t)return r*s;return null}function sr(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*L(e)))+
2.2*t}function df(e,t,n,s,r){let{reading:o}=e,i=L(e),a=[],c=n;for(let b=0;b<o.layers;b++){for(let $=0;$<o.heads;$++){let x=o.
weights(b,$),M=Math.max(...x)||1,N=o.isRemoved(b,$)||o.isSkipped(b,"attention");a.push(p(`layers.${b}.heads.${$}`,`Layer\
 ${b}, head ${$}${N?", switched off":""}`,c,r,[m("image",{key:"map",class:"map",href:Gt(x.map(k=>k/M),o.count,e.scale),x:c,
y:s,width:r,height:r,preserveAspectRatio:"none",opacity:N?.2:1})])),c+=r+2}let w=.4*r;a.push(p(`layers.${b}.stream`,`Lay\
er ${b}: residual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([$=0,x=0],M)=>m("rect",{key:`line ${M}`,class:"length",x:c+
2,y:s+$*r,width:Math.max(1,(w-4)*x),height:Math.max(1,.12*r)}))])),c+=w+8*i}let l=s+r/2,[h,u]=[s+.2*r,s+.8*r],f=.09*r,d=c+
1.2*r;o.hasPointer&&a.push(p("pointer","Pointer",c,1.2*r,[m("path",{class:"pointer",d:jt(c,[l-f,l],d,[h-f,h+f])})],[s,r/
2])),o.hasGeneration&&a.push(p("generation","Generation",c,1.2*r,[m("path",{class:"generation",d:jt(c,[l,l+f],d,[u-f,u+f])})],
[l,r/2])),o.hasGate&&a.push(p("gate","Gate",d,.3*r,[m("rect",{class:"pointer",x:d+1,y:s+2,width:.3*r-2,height:(r-4)*o.gate}),
m("rect",{class:"generation",x:d+1,y:s+2+(r-4)*o.gate,width:.3*r-2,height:(r-4)*(1-o.gate)})]));let{location:g}=o.trace.
prediction,y=d+.3*r;return a.push(p(`places.${g}`,`Answer: ${o.nameOf(g).label}`,y,.7*r-2,[m("rect",{class:"answer-bar",
x:y+2,y:l-f,width:.7*r-6,height:2*f})])),a;function p(b,w,$,x,M,[N,k]=[s,r]){let A=t.name===b||t.name.startsWith(`${b}.`),
S=b.includes("heads");return m("g",{key:b,class:`part thumb${A?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-l\
abel":w,"aria-current":A?"true":null},M.flat(),m("rect",{key:"frame",class:S||A?"thumb-frame":"ground",x:$,y:N,width:x,height:k,
rx:2}),m("title",{},w))}}var uf,ma,nr,pa,Tt=T(()=>{"use strict";Ae();ft();j();Je();uf=20,ma=46,nr=28,pa=9});function Dt(e,t,n,s){let{colour:r,numbered:o=new Set,chosen:i=null,exact:a}=s,c=L(e),l=n.length,h=t.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),d=wa(f),g=new Map([...o].map(S=>[S,O(f[S]??0,d)])),y=[...g.values()].some(S=>V(
e,S,"tiny")>h+2*c),p=g.size>0&&!y?ba*c:1,b=y?ba*c:0,[w,$]=s.extent??Rn(f),x=pf(t.height-b,w,$,p),M=x>0?Math.max(p,w*x):(t.
height-b)/2,N=t.y+b+M,k=f.map((S,v)=>{let _=Math.abs(S)*x,I=v===i;return m("rect",{key:`bar ${v}`,class:`bar ${r}${S<0?"\
 negative":""}${I?" chosen":""}`,x:t.x+v*h+u/2,y:S<0?N:N-_,width:Math.max(.5,h-u),height:Math.max(.4,_)},a&&m("title",{},
a(v)))}),A=[...g].map(([S,v])=>F(e,t.x+$a((S+.5)*h,V(e,v,"tiny")/2,t.width),y?t.y+9*c:N+(Number(f[S])<0?-3:10.5)*c,v,{kind:"\
tiny",anchor:"middle",also:S===i?"chosen":"",key:`number ${S}`}));return[m("path",{key:"line",class:"axis",d:`M${t.x} ${N}\
H${t.x+t.width}`}),k,A]}function pf(e,t,n,s){if(t+n===0)return 0;let r=e/(t+n);return Math.min(t,n)*r>=s?r:Math.max(0,e-
s)/Math.max(t,n)}function Ee(e,t,n,s,r=null){let o=n.length,i=s/o,a=1.5*L(e),c=t.map(wa),l=Array.from(n,(g,y)=>Math.max(
...t.map((p,b)=>V(e,O(Number(p[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));r!==null&&h.unshift(r);let u=new Set;for(let g of h)[...u].every(p=>Math.abs(f(p)-f(g))>=d(g)+d(p)+a)&&u.add(g);
return u;function f(g){return $a((g+.5)*i,d(g),s)}function d(g){return l[g]??0}}function $a(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Rn(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function wa(e){let t=Math.
max(...Rn(e));return t>=99.5?0:t>=.95?1:2}var ba,Xe=T(()=>{"use strict";ft();j();U();ba=13});function re(e,t,n,{chosen:s=null,open:r}={}){let o=L(e),i=t.width<380*o,a=Math.min(96*o,t.height/n.length),c=!i&&a>=34*o,
l=s===null?0:54*o,h=Math.max(...n.map(w=>Math.max(V(e,w.title,"strong"),c?V(e,w.says,"small"):0))),u=i?0:Math.min(h+12*o,
.42*t.width),f=t.x+u,d=t.width-u-l,g=i?17*o:0,y={x:f,width:d,height:Math.max(6*o,a-xa*o-g)},p=n[0]?.values.length??1,b=d/
p;return[n.map(({key:w,title:$,says:x,values:M,colour:N,open:k},A)=>{let S=t.y+A*a,v=i?S+12*o:S+a/2+(c?-2:4)*o,_=i?t.width:
u-8*o,I=V(e,$,"strong")+10*o;return m("g",{key:w,class:k?"part choice row":"row","data-open":k??null,role:k?"button":null,
tabindex:k?0:null,"aria-label":k?$:null},k&&m("rect",{key:"ground",class:"ground",x:t.x-4*o,y:S,width:t.width+8*o,height:a,
rx:4}),F(e,t.x,v,$,{kind:"strong",width:_,key:"title"}),i&&F(e,t.x+I,v,x,{kind:"small",width:t.width-I,key:"beside"}),c&&
F(e,t.x,v+15*o,x,{kind:"small",width:_,key:"says"}),Dt(e,{...y,y:S+g+xa/2*o},M,{colour:N,chosen:s,exact:W=>`${$}, number\
 ${W+1}: ${O(Number(M[W]),4)}`}),s!==null&&F(e,t.x+t.width,S+g+(a-g)/2+4.5*o,O(Number(M[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),r&&m("g",{key:"positions"},Array.from({length:p},(w,$)=>m("rect",{key:`position ${$}`,class:"cell",x:f+$*b,y:t.y,
width:b,height:a*n.length,"data-open":r($),role:"button",tabindex:$===s?0:"-1","aria-current":$===s?"true":null},m("titl\
e",{},n.map(({title:x,values:M})=>`${x}: ${O(Number(M[$]),3)}`).join(`
`)))))]}var xa,Cn=T(()=>{"use strict";Xe();ft();j();U();xa=8});function ka(e){let t=$f(e??"").map(wf);for(let n=bf;n>0;n--)for(let s=0;s+n<=t.length;s++){let r=rr.get(t.slice(s,s+n).join(
" "));if(r)return r}return"pin"}function $f(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function wf(e){let t=e.replace(/s$/,"");return yf.has(t)?t:e}var Ma,gf,rr,yf,bf,Aa=T(()=>{"use strict";Ma={pin:"M20 1\
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
gf={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
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
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},rr=new Map(Object.entries(
gf).flatMap(([e,t])=>t.map(n=>[n,e]))),yf=new Set([...rr.keys()].flatMap(e=>e.split(" "))),bf=Math.max(...[...rr.keys()].
map(e=>e.split(" ").length))});function bt(e,t,n,s){let r=s/xf;return m("path",{key:"icon",class:"icon",d:Ma[ka(e)],transform:`translate(${t.toFixed(2)}\
 ${n.toFixed(2)}) scale(${r.toFixed(4)})`,"stroke-width":(1.5/r).toFixed(2)})}var xf,oe=T(()=>{"use strict";Aa();j();xf=
24});function D(e,t){let n=e.visits[t];return n?`${n.label}, ${Ut(e,t)}`:""}function ie(e,t){return e.visits[t]?.label??""}function or(e){
return e>0&&e<5e-4?"<0.1 %":E(e,1)}function Ut(e,t){let n=e.visits[t];return n?`${pt[n.weekday]} ${ct(n.start_minute)}`:
""}function Oa(e,t){return Ht(e.visits[t]?.duration_minutes??0)}function Sa(e,t,{weights:n,scores:s,temperature:r},o,{colour:i,
open:a}){let{reading:c}=e,l=L(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,d=t.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,f-d)/g,p=N(Ea(n,o).map(k=>({visit:k,half:V(e,x(n[k],k),k===o?"strong":"tiny")/2}))),b=N(Ea(n,o).map(k=>({visit:k,half:V(
e,M(k),k===o?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:k},A)=>{let S=w(A),v=A===o,_=Number(n[A])*y;return m("g",{key:`visit ${A}`,class:`part choice${v?" here":
""}`,"data-open":a(A),role:"button",tabindex:"-1","aria-label":`${D(c,A)}: weight ${E(Number(n[A]),1)}`},m("rect",{key:"\
ground",class:"ground",x:t.x+A*h,y:t.y,width:h,height:t.height}),m("rect",{key:"bar",class:`bar ${i}${v?" chosen":""}`,x:S-
Math.min(.36*h,20*l),y:f-_,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,_)}),p.has(A)&&F(e,$(A,p),f-_-4*l,x(
n[A],A),{kind:v?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&bt(k,S-7*l,f+5*l,14*l),b.has(A)&&F(e,$(A,b),
t.y+t.height-4*l,M(A),{kind:v?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${D(c,A)}: score ${O(Number(s[A]),
3)}, weight ${E(Number(n[A]),2)}`))})];function w(k){return t.x+(k+.5)*h}function $(k,A){let S=A.get(k)??0;return Math.max(
t.x+S,Math.min(t.x+t.width-S,w(k)))}function x(k,A){return A===o?or(Number(k)):E(Number(k)).replace(" %","")}function M(k){
return O(Number(s[k])/r,k===o?2:1)}function N(k){let A=new Map;for(let{visit:S,half:v}of k){let _=Math.max(t.x+v,Math.min(
t.x+t.width-v,w(S)));[...A].every(([W,C])=>{let R=Math.max(t.x+C,Math.min(t.x+t.width-C,w(W)));return Math.abs(_-R)>=v+C+
3*l})&&A.set(S,v)}return A}}function Ea(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,r)=>Number(e[r])-
Number(e[s]));return[t,...n]}var vt=T(()=>{"use strict";oe();ft();j();U()});function Na(e,t){let n=L(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>kf(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Mf(e,s)}]}function kf(e,t){let{reading:n}=e,s=L(e),r=J(e,t),o=n.values(
"context"),i=B(e,r,P(`${D(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${o.length} numbers\
 of length ${O(Math.hypot(...o))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(o.length/(r.width/
(40*s))),Math.floor((r.height-i.height)/(64*s)))),c=Math.ceil(o.length/a),l=Math.min(120*s,(r.height-i.height-8*s)/a);return[
...Y(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=o.subarray(u*c,(u+1)*c),d=r.width*f.length/c,g={...r,
y:r.y+i.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},Dt(e,g,f,{colour:"\
stream",extent:Rn(o),numbered:Ee(e,[f],f,d),exact:y=>`Number ${u*c+y+1}: ${O(Number(f[y]),4)}`}))})]}function Mf(e,t){let{
reading:n}=e,s=L(e),r=J(e,t),o=[];n.has("pointer.query")&&o.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&o.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&o.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=B(e,r,P("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...Y(e,t,"What reads it"),...i.marks,o.length>0&&m("g",{key:"rows"},re(e,{...r,y:r.y+i.
height+6*s,height:r.height-i.height-6*s},o))]}var Ta=T(()=>{"use strict";Tt();Xe();Cn();vt();ft();j();U()});function Oe(e,t,n,s,r){let o=`layers.${t}.heads.${n}`,i=e.values(`${o}.queries`),a=e.values(`${o}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Ne(zt(i,s,c),zt(a,r,c));return va(h,l,null,e,r)}function In(e,t,n,s){let r=zt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return ir(r,e.trace.interventions.attention_temperature??1)}function Se(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),r=e.trace.interventions.pointer_scaling!==!1,o=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return va(Ne(n,zt(s,t,n.length)),r,o,e,t)}function Pn(e){return ir(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function va(e,t,n,s,r){let o=e.first.length,i=e.sum/(t?Math.sqrt(o):1)+(n??
0),a=s.visits[r]?.masked??!1;return{dot:e,width:o,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Ne(e,t){let n=Array.from(e,(s,r)=>s*t[r]);return{first:e,
second:t,products:n,sum:_e(n)}}function ir(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,r=Math.
abs(s)>9?s:0,o=Array.from(e,c=>Math.exp(c/t-r)),i=_e(o),a=o.map(c=>c/i);return{scores:e,temperature:t,shift:r,exponentials:o,
total:i,weights:a}}function Ze(e,t,n,s,r,o){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[r*i+o]),c=Number(e.values(`${n}.mean`)[r]),l=Number(e.values(`${n}.reciprocal_deviation`)[r]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Vt(e,`${s}.weight`,o),bias:Vt(e,`${s}.bias`,o),result:Number(e.values(n)[r*i+o])}}function Wn(e,t,n,s){
let r=`transformer.layers.${t}.linear2`,o=e.trace.weights?.[`${r}.weight`],i=Vt(e,`${r}.bias`,s),a=ot(e,`layers.${t}.fee\
d_forward.hidden`,n);return!o||i===null?null:{dot:Ne(a,zt(o.values,s,a.length)),bias:i}}function _a(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],r=Vt(e,"input_proj.bias",n);if(!s||r===null)return null;let o=Number(s.shape[1]),i=n*o,a=e.
slices.map(({name:c,label:l})=>{let h=ar(e,c,t),u=Ne(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:r,sum:_e(a.map(({dot:c})=>c.sum))+r}}function ar(e,t,n){let s=e.values(`inputs.${t}`);return zt(
s,n,s.length/e.count)}function ot(e,t,n){let s=e.values(t);return zt(s,n,s.length/e.count)}function Te(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Ne(t,n.values):null,bias:Vt(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function qt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],r=s?Ne(n,zt(
s.values,t,n.length)):null,o=Vt(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=r&&o!==null?r.sum+
o:null;return{dot:r,bias:o,logit:i?Number(i[t]):a}}function La(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
ir(t,1):null}function ve(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),r=e.hasPointer?_e(s.map(i=>Number(
e.pointerWeights[i]))):0,o=Af(e,t,r);return{visits:s,pointer:r,generation:o,gate:n,fromPointer:n*r,fromGeneration:(1-n)*
o,probability:n*r+(1-n)*o}}function Af(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let o=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,o)/(1-e.gate)}function Vt(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function zt(e,t,n){return e.subarray(t*n,(t+1)*n)}function _e(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var _t=T(()=>{"use strict"});function Qe(e,t,{first:n,second:s,products:r},o){let i=L(e),a=r.length,c=a>Of&&t.height>=176*i,l=c?34*i:0,h=(t.height-l)/
3,u=16*i,f=t.x+Ra*i,d=t.width-Ra*i,g=tn(r),y=Ee(e,[n,s,r],r,d,g),p=[{...o[0],values:n,title:o[0].words},{...o[1],values:s,
title:`× ${o[1].words}`},{letter:o[0].letter+o[1].letter,colour:"product",values:r,title:`= ${a} products`}],b=d/a,w=$=>`${O(
Number(n[$]),4)} × ${O(Number(s[$]),4)} = ${O(Number(r[$]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
g*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),p.map(({letter:$,colour:x,values:M,title:N},k)=>{let A=t.y+k*h,S={x:f,y:A+
u,width:d,height:h-u-6*i};return m("g",{key:`row ${k}`},F(e,t.x,A+12*i,N,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),F(e,t.x,A+u+.5*S.height+5*i,$,{also:`math letter ${x}-words`,key:"letter"}),Dt(e,S,M,{colour:x,numbered:y,chosen:g,
exact:w}))}),c&&Nf(e,{x:f,y:t.y+3*h,width:d,height:l},r)]}function Nf(e,{x:t,y:n,width:s},r){let o=L(e),i=s/r.length,a=Math.
max(Ef,Math.ceil(r.length/8));for(;a<r.length&&a*i<V(e,"−888.88","tiny");)a*=2;let c=Math.ceil(r.length/a);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=r.slice(h*a,(h+1)*a),[f,d]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(y,p)=>y+p,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*o}H${d}v${-4*o}`}),F(e,(f+d)/2,n+17*o,O(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Fn(e,t,n,s,r,o,i){let a=L(e),c=Tf(n,s,o),l=vf(n,s,r,i.over),
h={x:t.x,y:0,width:t.width},u=B(e,h,c).height+B(e,h,l).height+10*a,f=132*a,d=Math.max(70*a,Math.min(.36*t.height,210*a)),
g=t.height-u-d>=f,y=Math.min(t.height-u-(g?d:0),276*a),p=t.height-u-y,b=B(e,{...h,y:t.y+y+4*a},c),w=B(e,{...h,y:t.y+y+b.
height+6*a},l);return[m("g",{key:"dot"},Qe(e,{...t,height:y},n.dot,o)),m("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),m("g",{key:"score steps"},b.marks),m("g",{key:"softmax steps"},w.marks),g&&m("g",{key:"softmax"},
Sa(e,{...t,y:t.y+y+u,height:p},s,r,i))]}function Tf({dot:e,width:t,isScaled:n,bias:s,isBiasOff:r,isMasked:o,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...P("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${O(e.sum,2)}`,kind:"strong"}],n?[{text:`${Le}\
 ÷ √${t} = `},{text:O(h,2),kind:"strong"}]:[{text:`${Le} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(r?[{text:`${Le} no position bias: it is off`}]:[{text:`${Le} ${s<0?"−":"+"} ${O(Math.abs(s),2)} (position bias)\
 = `},{text:O(i,2),kind:"strong"}]),o?u.push([{text:`${Le} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${Le}\
 ÷ temperature ${_f(a)} = `},{text:O(i/a,2),kind:"strong"}]),u}function vf({isMasked:e},t,n,s){let{scores:r,temperature:o,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return P("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
r[n])/o-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:O(h,2),isRaised:!0},{text:` = ${It(u)}\
;`}],[{text:`${It(u)} / ${It(c)} = `},{text:or(Number(l[n])),kind:"strong"},{text:","}],...P(`where ${It(c)} is the sum \
over ${s}${i?`, after ${O(i,2)}, the largest score, is subtracted from each`:""}.`)]}function It(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>Sf[s]??"").join("")}`}
function tn(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function _f(e){
return String(Math.round(1e3*e)/1e3)}var Le,Ra,Ef,Of,Sf,ae=T(()=>{"use strict";Xe();vt();ft();j();U();Le="→",Ra=30,Ef=
8,Of=20,Sf=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??""]))});function Ca(e,t){let n=L(e),s=Te(e.reading),r=[];return s&&r.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:o=>Rf(e,o,s)}),r.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:o=>Cf(e,o,s)}),r}function Rf(e,t,{
hidden:n,dot:s,bias:r,logit:o}){let i=L(e),a=J(e,t),c=s&&r!==null?[...P("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${O(s.sum,2)}`,kind:"strong"}],[{text:`→ ${r<0?"−":
"+"} ${O(Math.abs(r),2)} (bias) =`}],[{text:"logit "},{text:O(o,2),kind:"strong"}]]:[...P("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:O(o,2),kind:"strong"}]],l=B(e,{...a,y:0},c),h=mt(e,
a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-36*i,450*i),
f=B(e,{...a,y:a.y+u+4*i},c),d=Ee(e,[n],n,a.width);return[...Y(e,t,`${n.length} hidden units read the context`),m("g",{key:"\
dot"},s?Qe(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):Dt(e,{...a,height:u},n,{colour:"query",numbered:d})),...f.marks,h.mark]}function Cf(e,t,n){
let{reading:s}=e,r=L(e),o=J(e,t),{gate:i,trace:a}=s,c=B(e,{...o,y:0},d()),l=54*r,h={...o,x:o.x+34*r,width:o.width-48*r,y:o.
y+6*r,height:o.height-c.height-l-40*r},u=B(e,{...o,y:o.y+o.height-c.height-l-6*r},d());return[...Y(e,t,f()),n&&h.height>=
60*r&&m("g",{key:"curve"},g(h,n)),...u.marks,m("g",{key:"shares"},y({...o,y:o.y+o.height-l+8*r,height:22*r}))];function f(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:p}=a.interventions,b=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let x=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...P(x),b]}let w=[
[{text:"1 / (1 + e",kind:""},{text:O(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...w,...P(`is the gate: ${E(i,1)} of the answer comes from the pointer, ${E(1-i,1)} from genera\
tion.`)];let $=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...P($),...P("As learned it would be"),...w]}function g(p,{logit:b,learned:w}){
let $=Math.max(Lf,Math.ceil(Math.abs(b))),x=_=>p.x+(_+$)/(2*$)*p.width,M=p.y+p.height,N=_=>M-_*p.height,k=Array.from({length:61},
(_,I)=>{let W=-$+I/30*$;return`${x(W).toFixed(1)} ${N(1/(1+Math.exp(-W))).toFixed(1)}`}),[A,S]=[x(b),N(w)],v=b>0;return[
m("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${M}H${p.x+p.width}M${p.x} ${N(.5)}H${p.x+p.width}`}),[0,.5,1].map(_=>F(
e,p.x-6*r,N(_)+4*r,_===.5?"0.5":String(_),{kind:"tiny",anchor:"end",key:`share ${_}`})),[-$,0,$].map(_=>F(e,x(_),M+15*r,
O(_,0),{kind:"tiny",anchor:"middle",key:`logit ${_}`})),F(e,(x(0)+x(-$))/2,M+15*r,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),m("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),m("path",{key:"lead",class:"lead",d:`M${A} ${M}V${S}H${p.
x}`}),m("circle",{key:"point",class:"point",cx:A,cy:S,r:5.5*r}),F(e,A+(v?-10:10)*r,v?Math.max(S-6*r,p.y+9*r):S-8*r,w.toFixed(
2),{kind:"strong",anchor:v?"end":void 0,key:"value"})]}function y(p){let b=i*p.width;return[m("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:b,height:p.height}),m("rect",{key:"generation",class:"bar generation",x:p.x+b,y:p.y,width:p.
width-b,height:p.height}),F(e,p.x,p.y+p.height+15*r,`pointer ${E(i,1)}`,{kind:"small",key:"of pointer"}),F(e,p.x+p.width,
p.y+p.height+15*r,`generation ${E(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var Lf,Ia=T(()=>{"use stri\
ct";Tt();_t();ae();Xe();ft();j();U();Lf=6});function $t(e,t,n,{largest:s,most:r=Wa,isOrdered:o=!1,isWalked:i=!1}={}){let a=L(e),c=Math.max(1,Math.floor(t.height/(Pa*
a))),l=!o&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(r*a,t.height/(h.length+Number(l))),f=u>=30*a,d=Math.max(
1,Math.ceil(Pa*a/u)),g=h.findIndex(({isChosen:k})=>k),y=u>=13*a&&h.some(({category:k})=>k!==void 0),p=y?22*a:0,b=Math.max(
...h.map(({text:k})=>V(e,k,"strong")))+8*a,w=Math.max(0,...h.map(({beside:k=""})=>k?V(e,k,"small")+10*a:0)),$=Math.max(...h.
map(({label:k,says:A=""})=>Math.max(V(e,k,"strong"),f?V(e,A,"small"):0)))+8*a,x=Math.min($,.58*(t.width-p-b-w)),M={x:t.x+
p+x,width:Math.max(1,t.width-p-x-b-w)},N=s??(Math.max(...h.map(({parts:k})=>k.reduce((A,{value:S})=>A+Math.abs(S),0)))||
1);return[h.map((k,A)=>{let S=t.y+(A+.5)*u,v=A===g||(h.length-1-A)%d===0&&(g<0||Math.abs(A-g)>=d),_=M.x,I=Math.min(.62*u,
.42*r*a);return m("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":""}`,"dat\
a-open":k.open??null,role:k.open?"button":null,tabindex:k.open?i&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.label}\
: ${k.text}`:null},m("rect",{key:"ground",class:"ground",x:t.x-3*a,y:S-u/2,width:t.width+6*a,height:u,rx:4}),y&&(v||u>=17*
a)&&k.category!==void 0&&bt(k.category,t.x,S-7.5*a,15*a),v&&F(e,t.x+p,S+(f&&k.says?-2:4.5)*a,k.label,{kind:k.isChosen?"s\
trong":"label",width:x-6*a,key:"name"}),f&&k.says&&F(e,t.x+p,S+12.5*a,k.says,{kind:"small",width:x-6*a,key:"says"}),k.parts.
map(({value:W,colour:C},R)=>{let H=Math.abs(W)/N*M.width,q=m("rect",{key:`part ${R}`,class:`bar ${C}${W<0?" negative":""}${k.
isChosen?" chosen":""}`,x:_,y:S-I/2,width:Math.max(.5,Math.min(M.width,H)-(k.parts.length>1&&H>2?.8:0)),height:Math.max(
1,I)});return _+=H,q}),v&&k.beside&&F(e,t.x+t.width-b,S+4.5*a,k.beside,{kind:"small",anchor:"end",key:"beside"}),v&&F(e,
t.x+t.width,S+4.5*a,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&m("title",{},k.exact))}),
l&&F(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Re(e,t,n,s=Wa){
return Math.min(s*L(e)*n,t.height)}var Pa,Wa,Ce=T(()=>{"use strict";oe();ft();j();Pa=14,Wa=34});function Fa(e,t){let n=L(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>If(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Pf(e,s,t)}]}function If(e,t,n){let{reading:s}=e,
r=L(e),o=J(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:d})=>{let{label:g,category:y}=s.
nameOf(f),{logit:p}=qt(s,f);return{key:`place ${f}`,label:g,category:y,parts:[{value:d,colour:"generation"}],beside:p===
null?"":O(p,2),text:E(d,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${g}: ${p===null?"":`logit ${O(p,4)}, `}\
probability ${E(d,3)}`}}),c=s.trace.architecture.locations,l=B(e,o,P(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=mt(e,o.x,o.y+o.height-10*r,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...o,y:o.
y+l.height+4*r,height:o.height-l.height-34*r};return[...Y(e,t,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},$t(e,u,a,{isWalked:!0})),h.mark]}function Pf(e,t,{location:n}){let{reading:s}=e,r=L(e),o=J(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=qt(s,n),h=La(s),u=s.probabilityOf("generation",n),f=[];if(a&&c!==null&&f.push(...P("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${O(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${O(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:O(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:O(
p,2),isRaised:!0},{text:` = ${It(y)};`}],[{text:`${It(y)} / ${It(h.total)} = `},{text:E(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...P(`${It(h.total)} is the sum over the whole list${h.shift?`, after ${O(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...P("→ softmax over the whole list:"),[{text:E(u,1),kind:"strong"}]);
let d=B(e,{...o,y:0},f),g=a?Math.min(o.height-d.height-8*r,450*r):0;return[...Y(e,t,`How does it score ${i}?`),a&&m("g",
{key:"dot"},Qe(e,{...o,height:g},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...B(e,{...o,y:o.y+g+(a?6*r:0)},f).marks]}var ja=T(()=>{"use strict";Tt();
_t();Ce();ae();ft();j();U()});function ur(e,t,n=1){let s=t.type/hr,r=46*s,o=t.height-98*s,i=fr(e.count,r,o,Ff,s,Bf(e)),a=t.width>=1180*s,c=t.width<jf*
s,l=t.width>=1040*s&&e.layers<=3,h=c?Hf(e,s):Ga(e,a,s),u=l?62*s:0,f=l?u+22*s:16*s,d=t.width-2*en-Ha(Object.values(h)),[g,
y]=[r+12*s,t.height-4*s],p=Gf(e.heads,d/e.layers-f,y-g,s),b=p.columns*(p.side+jn*s)-jn*s,w=e.heads>0?b+f:f,$=Math.max(0,
d-e.layers*w);c||(h.visits+=Math.min(.3*$,90*s),h.answer+=Math.min(.2*$,80*s),h.flow+=Math.min(.1*$,50*s),h.leave+=Math.
min(.1*$,50*s));let x=t.width-2*en-Ha(Object.values(h))-e.layers*w,M=Math.min(x,e.hasPointer?220*s:60*s);h.bands+=M;let N=(x-
M)/e.layers,k={x:en,width:h.visits},A=en+h.visits+12*s,S=a?{x:A,width:h.slices}:null;S&&(A+=h.slices+12*s);let v=Array.from(
{length:e.layers},(tt,at)=>{let et=A+at*(w+N);return{x:et,width:b,maps:Df(e.heads,et,g,y,p,s),stream:l?et+(e.heads>0?b+10*
s:0):null}});A+=e.layers*(w+N);let _=t.width-en,I=_-h.answer,W=I-h.leave-h.gate,C=A+h.scores+h.weights+8*s,R=W-h.flow-Z,
H=Math.min(190*s,.24*t.height)/n,q=e.hasGate?.56*t.height:(r+o)/2,rt=lr*s,X=e.hasPointer?t.height-H-sn*rt-6:(r+o-H)/2-rt;
return{size:t,type:t.type,rows:i,visits:k,slices:S,layers:v,streamWidth:u,isDense:c,fork:A,context:(c?34:52)*s,scores:A+
h.scores,weights:A+h.scores+h.weights,ribbons:C,places:R,gate:W,gateWidth:h.gate,answers:{most:o-r<330?nn-1:nn,top:r,bottom:o+
60*s,x:I,right:_,segment:I-Z},right:_,top:r,bottom:o,full:H,across:{visits:i.map(({y:tt})=>tt),starts:[r-12*s,t.height-8],
places:{room:[r+16*s,e.hasGeneration?X-12*s:o],gap:22*s},generation:{start:X,gap:rt},gate:q-H/2},bands:{ribbon:(tt,at,et)=>cr(
C,tt,R,at,et),into:(tt,at,et)=>cr(R+Z,tt,W,at,et),out:(tt,at,et)=>cr(W+h.gate,tt,I-Z,at,et)}}}function cr(e,t,n,s,r){return r?
jt(e,t,n,s):jt(e,t,e,t)}function Ga({hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?
24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:Z,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:
140)*s}}function Hf(e,t){return{...Ga(e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?
88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function Bf({count:e,pointerWeights:t}){let n=e-1,s=r=>r===n?2:
t[r]>=Wf?1+t[r]:r/e;return Array.from({length:e},(r,o)=>o).sort((r,o)=>s(o)-s(r))}function Ha(e){return e.reduce((t,n)=>t+
n,0)}function fr(e,t,n,{least:s,most:r,lane:o},i,a){let c=n-t,l=e,h=0,u=Math.min(r*i,c/e);u<s*i&&(h=Math.max(o,Math.min(
6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/l);let f=a&&new Set(a.slice(0,l)),d=t;return Array.
from({length:e},(g,y)=>{let p=f?f.has(y):y>=e-l,b=p?u:h;return d+=b,{y:d-b/2,height:b,isFull:p}})}function Gf(e,t,n,s){let r={
columns:1,side:0};if(e===0)return r;for(let o of[1,2,4]){let i=n/Math.ceil(e/o)-Ba*s,a=Math.min(i,(t-(o-1)*jn*s)/o);a>r.
side&&(r={columns:o,side:a})}return r}function Df(e,t,n,s,{columns:r,side:o},i){let a=Math.ceil(e/r),c=Math.min((s-n)/a,
o+2.2*Ba*i);return Array.from({length:e},(l,h)=>({x:t+h%r*(o+jn*i),y:n+Math.floor(h/r)*c,side:o}))}function Hn(e,t,n,s){
let r=[];for(let[a,{wish:c,length:l}]of e.entries())for(r.push({first:a,last:a,wish:c-l/2,length:l});;){let h=r.at(-1),u=r.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[f,d]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+d*(h.wish-u.
length-t))/(f+d),u.length+=t+h.length,u.last=h.last,r.pop()}let o=[];for(let a of r){let c=i(a);for(let l=a.first;l<=a.last;l++)
o.push(c),c+=Number(e[l]?.length)+t}return o;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var en,jn,
Ba,Z,sn,lr,nn,Wf,Ff,hr,jf,Yt=T(()=>{"use strict";j();en=20,jn=8,Ba=19,Z=8,sn=3,lr=4,nn=4,Wf=.05,Ff={least:13.5,most:38,lane:3},
hr=13,jf=760});function pr(e,t,n,s=1){let r=n/hr,[o,i]=[Da,t-Da],a=fr(e.count,o,i,Uf,r).map(({y:_,height:I,isFull:W})=>({x:_,width:I,isFull:W})),
c=Number(a.at(-1)?.width)>=Vf*r,l={top:50*r,height:(c?86:54)*r,hasNames:c},h=l.top+l.height+Bn*r,u=h+(z.title+z.inputs+Bn)*
r,f=[];for(let _=0;_<e.layers;_++){let I=qf(e.heads,o,i,u+z.title*r,r),W=I.at(-1),R=(W?W.y+W.side+8*r:u)+z.title*r;f.push(
{y:u,maps:I,stream:R}),u=R+(z.bars+Bn)*r}let d=Yf(e,o,u+z.title*r,i-o,r),g=Math.ceil(e.values("context").length/d.columns)*
d.cell,y=u+z.title*r+Math.max(g,20*r)+Bn*r,p=y+(e.hasPointer?(z.title+z.scores)*r:0),b=p+(e.hasPointer?170:96)*r,w=b+Z+((e.
hasPointer?z.names:0)+(e.hasGate?48:30))*r,$=e.hasGate?28*r:0,x=Kf(i-o,r)/s,M=lr*r,N=i-x-sn*M,k=Math.max(78*r,x*s/2+6),A=w+
$+34*r,S=i-x-16*r,v={most:nn,top:A,bottom:A+(nn+1)*k,x:o-6*r,right:S-8*r,segment:S};return{size:{width:t,height:v.bottom+
Math.max(0,(x*s-k)/2)+8*r,type:n},type:n,left:o,right:i,columns:a,chips:l,inputs:h,layers:f,context:d,pointer:y,ribbons:p,
places:b,gate:w,gateHeight:$,answers:v,full:x,across:{visits:a.map(({x:_})=>_),starts:[o,i],places:{room:[o,e.hasGeneration?
N-2*Ua*r:i],gap:Ua*r},generation:{start:N,gap:M},gate:i-x},bands:{ribbon:(_,I,W)=>dr(p,_,b,I,W),into:(_,I,W)=>dr(b+Z,_,w,
I,W),out:(_,I,W)=>W?Ki(w+$,_,S+Z,I):dr(w+$,_,w,_,!1)}}}function dr(e,t,n,s,r){return r?Vs(e,t,n,s):Vs(e,t,e,t)}function qf(e,t,n,s,r){
let o=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+mr*r)/o,a=Math.min(i-mr*r,zf*r),c=Math.max(St,40*r);return Array.from(
{length:e},(l,h)=>({x:t+h%o*i,y:s+c+Math.floor(h/o)*(a+c+mr*r),side:a,touch:St}))}function Yf(e,t,n,s,r){let{length:o}=e.
values("context"),i=Math.min(o,2**Math.ceil(Math.log2(Math.sqrt(6*o))));return{x:t,y:n,columns:i,cell:Math.min(11*r,(s-12*
r)/i)}}function Kf(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var St,z,Da,Uf,Vf,mr,zf,Bn,Ua,Kt=T(()=>{"use strict";j();
Yt();St=44,z={title:26,bars:34,inputs:64,scores:52,names:56},Da=16,Uf={least:20,most:110,lane:1},Vf=62,mr=8,zf=160,Bn=16,
Ua=6});function Pt({reading:e,beside:t}){return t?[e,t]:[e]}function Jt(e){return Math.max(...Pt(e).map(({largestWeight:t})=>t))}
function Ie(e){return Gn.layers+2*e}function Q(e){let t=Gn.layers+2*e.layers,n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:
n;return{context:t,pointer:n,generation:s,gate:s+1}}function K(e,t){return e.beat>=t?1:0}var Gn,dt=T(()=>{"use strict";Gn=
{visits:0,slices:1,layers:2}});function yr({isOwnScale:e}){return e?"Same scale for all heads":"Own scale for each head"}function rn({lit:e}){return e?.
kind==="visit"?"last visit reads it":"last visit’s largest"}function Dn(e,t,n,s){let{reading:r,isOwnScale:o,stage:i}=e;
if(!r.heads)return null;let a=i.type/13,c=o?s?"own largest":"largest of each head":E(Jt(e)),l=60*a,h=t+12*a,u=[m("text",
{class:"small",x:t,y:n},"0"),m("image",{class:"map",href:Gt(Jf,gr,e.scale),x:h,y:n-9*a,width:l,height:9*a,preserveAspectRatio:"\
none"}),m("rect",{class:"map-frame",x:h,y:n-9*a,width:l,height:9*a}),m("text",{class:"small",x:h+l+5*a,y:n},c)],f=yr(e),
d={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${o?"the largest we\
ight of each head":c}. ${f}`};if(s){let y=17*a+l+G(c,12.5*a),p=m("rect",{class:"ground",x:t-6*a,y:n+14*a-St,width:y+12*a,
height:St});return m("g",{key:"scale",class:"switch",...d},p,u)}let g=G(f,12.5*a)+16*a;return m("g",{key:"scale"},m("tex\
t",{class:"small",x:t,y:n-33*a},"Head maps: row reads column"),m("text",{key:"weight",class:"small",x:t,y:n-17*a},`%: ${rn(
e)}`),u,m("g",{key:"switch",class:"switch",...d},m("rect",{class:"handle stays",x:t,y:n+8*a,width:g,height:19*a,rx:9.5*a}),
m("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},f)))}var gr,Jf,Un=T(()=>{"use strict";j();Kt();U();dt();Je();gr=
64,Jf=Float32Array.from({length:gr},(e,t)=>t/(gr-1))});function za(e,t){let n=L(e),s=e.stage.size.width>=600*n,r=Math.min(e.reading.count*14,170),o=Math.max(200,Math.min(e.reading.
count*20,300));return[{key:"map",least:{width:(s?150+o:240)*n,height:(120+r)*n},rank:t.isLeaf?1:0,share:1.2,marks:i=>Qf(
e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>nm(e,i,t)}]}function Qf(e,t,n){let{reading:s,
isOwnScale:r}=e,{layer:o,head:i,query:a,visit:c}=n,l=L(e),{count:h}=s,u=s.weights(o,i),f=s.isRemoved(o,i)||s.isSkipped(o,
"attention"),d=r?Math.max(...u)||1:Jt(e),g=em(e,t,n,f),y=Math.min(.36*t.width,190*l),p=t.y+42*l,[b,w]=[t.width-y,t.height-
44*l-g.height],$=t.width<600*l?1.9:1.15,x={width:b/h,height:Math.min(w/h,$*b/h)},M={x:t.x+y,y:p,width:b,height:x.height*
h},N=`layers.${o}.heads.${i}`,k=x.height>=30*l,A=tm(x.height,13*l);return[F(e,t.x,t.y+15*l,y>=150*l?"The visit that asks":
"Who asks",{kind:"strong",width:y-8*l}),m("g",{key:"columns"},v()),m("g",{key:"rows"},_()),m("image",{key:"weights",class:"\
map",href:Gt(u.map(C=>C/d),h,e.scale),...M,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",class:"map-\
frame",...M}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${o}, head ${i}`},I()),m("rect",{key:"colum\
n",class:"chosen-column",x:M.x+c*x.width,y:t.y,width:x.width,height:M.y+M.height-t.y,rx:3}),S(),m("rect",{key:"cell",class:"\
chosen-cell",x:M.x+c*x.width,y:M.y+a*x.height,width:x.width,height:x.height}),g.at(M.y+M.height)];function S(){let C=M.y+
a*x.height,R=19*l,H=(X,tt)=>m("rect",{key:X,class:"chosen-row",...tt,rx:3}),{height:q}=x;if(q>=R)return H("row",{x:t.x-3,
y:C,width:t.width+3,height:q});let rt={x:t.x-3,y:C+(q-R)/2,width:y,height:R};return[H("row",{x:M.x-1,y:C,width:M.width+2,
height:q}),H("asking",rt)]}function v(){let C=x.width>=14*l,R=Math.min(15*l,x.width-3*l),H=x.width>=30*l,q=M.x;return s.
visits.map((rt,X)=>{let tt=String(pt[rt.weekday]),at=rt.weekday!==s.visits[X-1]?.weekday,et=M.x+X*x.width,ue=V(e,tt,"tin\
y"),go=!C&&at&&et>=q&&et+ue<=M.x+M.width;go&&(q=et+ue+4*l);let $s=M.x+(X+.5)*x.width;return m("g",{key:`column ${X}`,class:`\
part choice${X===c?" here":""}${rt.masked?" off":""}`,"data-open":`${N}.${a}.${X}`,role:"button",tabindex:"-1","aria-lab\
el":`Read from visit ${X+1}: ${D(s,X)}${rt.masked?", masked":""}`},m("rect",{class:"ground",x:M.x+X*x.width,y:t.y,width:x.
width,height:42*l}),C&&bt(rt.category,$s-R/2,t.y+(H?0:22)*l,R),go&&F(e,et,t.y+38*l,tt,{kind:"tiny",key:"weekday"}),H&&[F(
e,$s,t.y+26*l,tt,{kind:"tiny",anchor:"middle",key:"day"}),F(e,$s,t.y+38*l,x.width>=40*l?ct(rt.start_minute):`${Math.floor(
rt.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],m("title",{},D(s,X)))})}function _(){return s.visits.
map((C,R)=>{let H=M.y+(R+.5)*x.height,q=R===a,rt=q||(h-1-R)%A===0&&Math.abs(R-a)>=A,X=Math.min(18*l,x.height-1.5*l),tt=x.
height>=12*l,at=t.x+(tt?X+10*l:4*l),et=M.x-at-6*l,ue=q||k?"strong":"label";return m("g",{key:`row ${R}`,class:`part choi\
ce${q?" here":""}`,"data-open":`${N}.${R}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${R+1} asks: ${D(s,R)}`},
m("rect",{class:"ground",x:t.x,y:H-x.height/2,width:y,height:x.height}),tt&&bt(C.category,t.x+3*l,H-X/2,X),rt&&F(e,at,H+
(k?-2:4.5)*l,C.label,{kind:ue,width:et,key:"name"}),k&&F(e,at,H+12*l,`${Ut(s,R)} · ${Oa(s,R)}`,{kind:"small",width:et,key:"\
when"}),m("title",{},D(s,R)))})}function I(){let C=[];for(let R=0;R<h;R++){if(h>Va&&R!==a){C.push(m("rect",{key:`row ${R}`,
class:"cell",x:M.x,y:M.y+R*x.height,width:M.width,height:x.height,"data-open":`${N}.${R}.${c}`},m("title",{},D(s,R))));continue}
for(let H=0;H<h;H++)C.push(W(R,H))}return C}function W(C,R){let H=Number(u[C*h+R]),[q,rt]=[M.x+R*x.width,M.y+C*x.height],
X=C===a&&R===c,tt=String(Math.round(100*H)),at=ue=>x.width>=V(e,tt.padStart(2,"0"),ue)+2*l,et=(H>=Xf||C===a)&&x.height>=
13*l&&at("tiny");return m("g",{key:`${C} ${R}`,class:"cell"},m("rect",{key:"cell",x:q,y:rt,width:x.width,height:x.height,
"data-open":`${N}.${C}.${R}`,role:"button",tabindex:X?0:"-1","aria-current":X?"true":null},m("title",{},`${D(s,C)} reads\
 ${E(H,1)} from ${D(s,R)}`)),et&&F(e,q+x.width/2,rt+x.height/2+4.5*l,tt,{kind:H/d>=.3&&at("strong")?"strong":"tiny",anchor:"\
middle",also:H/d>=Zf&&!f?"on-dark":"on-light",key:"weight"}))}}function tm(e,t){return Math.max(1,Math.ceil(t/e))}function em(e,t,{
layer:n,head:s,query:r,isLeaf:o},i){let{canAct:a,reading:c}=e,l=L(e),h=c.isRemoved(n,s),u=t.height>=330*l,f=`layers.${n}\
.heads.${s}`,g=[a&&{text:h?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":f},isPressed:h},
o?{text:"More about query and keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":r},isButton:!1}:
{text:"More about this head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:yr(e),attributes:{
"data-act":"scale"}}].filter(w=>w!==!1),y=i?"Switched off: these weights would have been used.":`Columns: the visit it r\
eads from. ${c.count>Va?"Darker is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,p=u?P(y):
[],b=B(e,{...t,y:0},p,"small").height;return{height:b+40*l,at(w){let $=t.x,x=[];for(let{text:M,attributes:N,...k}of g){let A=mt(
e,$,w+b+22*l,M,N,k);$+A.width>t.x+t.width||(x.push(A.mark),$+=A.width+10*l)}return[m("g",{key:"explained"},B(e,{...t,y:w+
3*l},p,"small").marks),m("g",{key:"controls"},x)]}}}function nm(e,t,{layer:n,head:s,query:r,visit:o}){let{reading:i}=e,a=r===
i.count-1?"the last visit":`visit ${r+1}`,c=r===o?"itself":ie(i,o);return[...Y(e,t,`How much does ${a} read from ${c}?`,
`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),m("g",{key:"worked"},Fn(e,J(e,t),Oe(i,n,s,r,o),In(i,n,s,r),o,[{letter:"\
q",words:`Query of ${D(i,r)}`,colour:"query"},{letter:"k",words:`Key of ${D(i,o)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${r}.${l}`}))]}var Va,Xf,Zf,qa=T(()=>{"use stri\
ct";oe();Tt();_t();ae();vt();ft();Un();j();U();dt();Je();Va=24,Xf=.045,Zf=.6});function Ka(e,t){let n=L(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>sm(e,s,t)},...e.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>rm(e,s,t)}]:[]]}function sm(e,t,{location:n}){
let{reading:s}=e,r=L(e),o=ve(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=o,[f,d]=[
i.toFixed(2),(1-i).toFixed(2)],g=s.pointerWeights,y=[],p=A=>o.visits.map(S=>({value:A*Number(g[S]),colour:"pointer"}));s.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:p(1),text:xt(a),open:"pointer"}),s.hasGate&&y.push({key:"from po\
inter",label:`× gate ${f}`,parts:p(i),text:xt(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:xt(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:xt(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:xt(u),isChosen:!0});let b=J(
e,t),w=s.hasGate?[[{text:`${f} × ${xt(a)} = ${xt(l)}`}],...P("come from the pointer,"),[{text:`${d} × ${xt(c)} = ${xt(
h)}`}],...P("from generation. Together:"),[{text:xt(u),kind:"strong"},{text:"."}],...P("All bars have one scale.")]:[...P(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],$=B(e,{...b,y:0},
w),x={...b,height:b.height-$.height-44*r},M=Re(e,x,y.length,Ya),N=B(e,{...b,y:b.y+M+8*r},w),k=mt(e,b.x,b.y+b.height-10*r,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Y(e,t,`How probable is ${s.nameOf(n).label}?`),
m("g",{key:"rows"},$t(e,x,y,{most:Ya})),...N.marks,k.mark]}function rm(e,t,{location:n}){let{reading:s}=e,r=L(e),{visits:o,
pointer:i}=ve(s,n),a=J(e,t),c="Its visits";if(o.length===0){let p=P("None of the visits is here, so the pointer cannot c\
hoose it.");return[...Y(e,t,c),...B(e,a,p).marks]}let l=s.pointerWeights,h=o.map(p=>({key:`visit ${p}`,label:`${Ut(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:xt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=o.length>1?"Together the pointer gives them":"The pointer gives it",f=[...P(u),[{text:xt(i),kind:"strong"},
{text:"."}]],d=B(e,{...a,y:0},f),g={...a,height:a.height-d.height-8*r},y=Re(e,g,h.length);return[...Y(e,t,c),m("g",{key:"\
rows"},$t(e,g,h,{isOrdered:!0})),...B(e,{...a,y:a.y+y+6*r},f).marks]}function xt(e){return E(e,e>=.01||e===0?1:e>=1e-5?3:
5)}var Ya,Ja=T(()=>{"use strict";Tt();_t();Ce();vt();ft();j();U();Ya=56});function Xa(e,t){let n=L(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>om(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>im(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>am(e,s)}]}function om(e,t,n){let{reading:s}=e,r=L(e),o=J(e,t),i=B(e,o,
P("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,d)=>({key:`visit ${d}`,label:f.label,says:Ut(s,d),category:f.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:O(Number(a[d]),2),text:E(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:f.masked,exact:`${D(s,d)}\
: score ${O(Number(a[d]),4)}, weight ${E(Number(c[d]),2)}`})),h=mt(e,o.x,o.y+o.height-10*r,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...o,y:o.y+i.height+4*r,height:o.height-i.height-34*r};return[...Y(e,t,"What the p\
ointer reads"),...i.marks,m("g",{key:"rows"},$t(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function im(e,t,{visit:n}){let{
reading:s}=e;return[...Y(e,t,`How does the pointer score ${ie(s,n)}, ${Ut(s,n)}?`,`Score of ${ie(s,n)}`),m("g",{key:"wor\
ked"},Fn(e,J(e,t),Se(s,n),Pn(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${D(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:r=>`pointer.${r}`}))]}
function am(e,t){let{reading:n}=e,s=L(e),r=J(e,t),o=n.pointerWeights,i=B(e,r,P("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:d,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:f,parts:g.map(y=>({value:Number(o[y]),colour:"\
pointer"})),text:E(d,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>E(Number(o[y]),2)).join(" + ")} = ${E(d,2)}`})),c={
...r,y:r.y+i.height+6*s,height:r.height-i.height-36*s},l=mt(e,r.x,r.y+r.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Y(e,t,"Sums per place"),...i.marks,m("g",{key:"rows"},$t(e,c,a)),l.mark]}var Za=T(
()=>{"use strict";Tt();_t();Ce();ae();vt();ft();j();U()});function Qa(e,t){let n=L(e),s=tc(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:r=>cm(e,r,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:r=>lm(e,r,t)}]}function qn(e,{layer:t,visit:n,number:s}){return s??tn(ot(e,`layers.${t}.residual_out`,n))}function tc(e,{
layer:t,visit:n}){let s=`layers.${t}`,r=e.has(`${s}.attention_out`),o=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,f,d,g="plain")=>{let y=ot(e,`${s}.${u}`,n),p=`length ${O(Math.hypot(...y))}`;a.push({key:u,title:f,says:d||
p,values:y,colour:g})},l=(u,f)=>o?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),r&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",r?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${s}.${u}.mean`)[n]),d=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${O(f,2)}, deviation ${O(d,2)}`}}function cm(e,t,n){let{reading:s}=e,{layer:r,visit:o}=n,i=L(e),
a=J(e,t),c=qn(s,n),l=tc(s,n),h={...a,height:a.height-34*i},u=o===s.count-1,f=a.x,d=[],g=(y,p,b=!0)=>{let w=mt(e,f,a.y+a.
height-10*i,y,p,{isButton:b});f+w.width>a.x+a.width||(d.push(w.mark),f+=w.width+10*i)};return o>0&&g("Earlier visit",{"d\
ata-open":`layers.${r}.stream.${o-1}`}),u||g("Later visit",{"data-open":`layers.${r}.stream.${o+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...Y(e,t,`${u?"The last visit":`Visit ${o+1}`} in layer ${r}: ${D(s,o)}`,`Layer ${r}\
: ${D(s,o)}`),m("g",{key:"rows"},re(e,h,l,{chosen:c,open:y=>`layers.${r}.stream.${o}.${y}`})),m("g",{key:"controls"},d)]}
function lm(e,t,n){let{reading:s}=e,{layer:r,visit:o}=n,i=L(e),a=qn(s,n),c=J(e,t),{y:l}=c,h=[];for(let f of hm(s,r,o,a)){
let d=B(e,{...c,y:l},f);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...Y(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*i&&m("g",{key:"units"},um(e,u,r,o,a))]}function hm(e,t,n,s){let r=`layers.${t}`,o=`transformer.layers.${t}`,
i=h=>Number(ot(e,`${r}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...P("Comes in:"),zn(i("residual_in"))]];
return e.has(`${r}.attention_out`)&&(c.push(Vn("Norm 1:",Ze(e,`${r}.residual_in`,`${r}.norm1`,`${o}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(Vn("Norm\
 2:",Ze(e,`${r}.residual_mid`,`${r}.norm2`,`${o}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,d,g){let y=g?"0 (skipped)":
O(Math.abs(f),2);return a?[...P(h),[{text:`${O(u,2)} ${f<0&&!g?"−":"+"} ${y} =`}],zn(d)]:[...P(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":O(f,2),kind:"strong"}]]}}function Vn(e,t){if(!t)return P(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:r,standard:o,weight:i,bias:a,result:c}=t;return[...P(e),[{text:`(${O(n,2)} ${s<
0?"+":"−"} ${O(Math.abs(s),2)})`}],[{text:`× ${O(r,3)} = ${O(o,2)};`}],...i===null||a===null?P("then a learned factor\
 and bias give").concat([zn(c)]):[[{text:`${O(o,2)} × ${O(i,2)} ${a<0?"−":"+"} ${O(Math.abs(a),2)} =`}],zn(c)]]}function zn(e){
return[{text:O(e,2),kind:"strong"}]}function um(e,t,n,s,r){let{reading:o}=e,i=L(e),a=ot(o,`layers.${n}.feed_forward.pre`,
s),c=ot(o,`layers.${n}.feed_forward.hidden`,s),l=Wn(o,n,s,r),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,$)=>Math.
abs(Number(h[$]))-Math.abs(Number(h[w]))),f=Array.from(c).filter(w=>w>0).length,d=o.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${O(_e(h),2)}, the bias adds ${O(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=B(e,t,P(d+g),"small"),p=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,p).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${O(
Number(a[w]))} → ${O(Number(c[w]))}${l?` × ${O(Number(l.dot.second[w]),2)}`:""}`,text:O(Number(h[w]),2)}));return[...y.
marks,$t(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var Yn=T(()=>{"use strict";Tt();_t();Ce();ae();Cn();
vt();ft();j();U()});var ec,Kn,Pe,br,$r,nc=T(()=>{"use strict";ec=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],Kn=
15,Pe=30,br=8,$r=99});function wr(e,t){let n=L(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:r=>pm(e,r,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:r=>gm(e,r,t)},...t.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:r=>$m(e,r,t)}]:[]]}function xr(e,t,n){let{trace:s,
count:r}=e,o=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(t)||t==="position_fro\
m_end"&&a===!1)return"left out: all zeros";if(!o)return"";switch(t){case"location":return o.label;case"user":return s.user===
null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(o.start_minute/Kn)*Kn;return`${ct(c)} to ${ct(
(c+Kn)%1440)}`}case"weekday":return ec[o.weekday]??"";case"recency":{let c=dm(e,n);return c===null?"days before the pred\
iction":c>=br?`${br} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(o.duration_minutes/Pe)*Pe,l=c+Pe;return c>=$r*Pe?`${Ht($r*Pe)} or more`:`${c?Ht(c):"0"} to ${Ht(l)}`}default:{let c=r-
n;return c===1?"the last visit":`${c} from the end`}}}function dm({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;
let r=o=>Date.parse(o.slice(0,10))/fm;return Math.round(r(e.predict_at)-r(s))}function pm(e,t,{kind:n,visit:s}){let{reading:r}=e,
o=L(e),i=J(e,t),a=r.slices.map(({name:f,label:d,lengths:g})=>({key:f,title:d,says:xr(r,f,s),values:ar(r,f,s),colour:Number(
g[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:d})=>f+d.length,0),l=B(e,i,P(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=mt(e,i.x,i.y+i.height-10*o,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*o,height:i.height-l.height-34*o};return[...Y(e,t,n==="inpu\
ts"?"What the last visit is made of":D(r,s)),...l.marks,m("g",{key:"rows"},re(e,u,a)),h.mark]}function gm(e,t,{kind:n,visit:s,
number:r}){let{reading:o}=e,i=L(e),a=J(e,t),c=ot(o,"inputs.projected",s),l=r??tn(c),h=_a(o,s,l),u=n==="inputs"?"inputs":
`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"stream"}],d={...a,
height:Math.min(86*i,.26*a.height)},g=bm(o,s,l),y=[],p=g.reduce((x,M)=>x+B(e,{...a,y:0},M).height+4*i,0),b={...a,y:d.y+d.
height+28*i,height:a.height-d.height-p-36*i},w=h?ym(h):[],$=b.y+(w.length?Re(e,b,w.length)+6*i:0);for(let x of g){let M=B(
e,{...a,y:$},x);if($+M.height>a.y+a.height+2)break;y.push(...M.marks),$+=M.height+4*i}return[...Y(e,t,"The vector that e\
nters the layers"),m("g",{key:"vector"},re(e,d,f,{chosen:l,open:x=>`${u}.${x}`})),w.length>0&&B(e,{...a,y:d.y+d.height+4*
i},P(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&m("g",{key:"rows"},$t(e,b,w)),m("g",{key:"\
lines"},y)]}function ym({parts:e,bias:t}){return[...e.map(({name:s,label:r,dot:o})=>({key:s,label:r,parts:[{value:o.sum,
colour:"plain"}],text:O(o.sum,2),exact:`${r}: the sum of ${o.products.length} products is ${O(o.sum,4)}`})),{key:"bias",
label:"bias",parts:[{value:t,colour:"plain"}],text:O(t,2),exact:""}]}function bm(e,t,n){let s=Number(ot(e,"inputs.projec\
ted",t)[n]),r=Number(ot(e,"layers.0.residual_in",t)[n]),o=Ze(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[[...P(
"Sum:"),[{text:O(s,2),kind:"strong"}]],Vn("Norm:",o)];if(e.trace.architecture.components.includes("sinusoidal")){let a=e.
trace.architecture.d_model,c=Vt(e,"pos_encoding",t*a+n);e.trace.interventions.sinusoidal===!1?i.push(P("No position enco\
ding: it is off.")):c!==null&&o&&i.push([...P("Position encoding:"),[{text:`${O(o.result,2)} ${c<0?"−":"+"} ${O(Math.abs(
c),2)} =`}],[{text:O(r,2),kind:"strong"}]])}return i}function $m(e,t,{visit:n}){let{reading:s}=e,r=L(e),o=J(e,t),i=[];for(let g=0;g<
s.layers;g++)for(let y=0;y<s.heads;y++){let p=Number(s.lastRow(g,y)[n]),b=s.isRemoved(g,y)||s.isSkipped(g,"attention");i.
push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:p,colour:"plain"}],text:b?"off":E(p,1),open:`layers.${g}\
.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let g=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:E(g,1),open:`pointer.${n}`}),s.hasGate&&a.push(...P("To the a\
nswer the pointer carries"),[{text:`${E(g,1)} × gate ${s.gate.toFixed(2)} = `},{text:E(g*s.gate,1),kind:"strong"},{text:"\
."}])}let c=B(e,o,P(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=B(e,{...o,y:0},a),h={...o,y:o.y+c.height+2*r,height:o.height-c.height-l.height-8*r},u=Re(e,h,i.length),f=i.map(
({parts:g})=>Number(g[0]?.value)),d=Math.max(mm,...f);return[...Y(e,t,"Who reads it?"),...c.marks,i.length>0&&m("g",{key:"\
rows"},$t(e,h,i,{largest:d})),m("g",{key:"end"},B(e,{...o,y:h.y+u+6*r},a).marks)]}var fm,mm,kr=T(()=>{"use strict";nc();
Tt();_t();Ce();ae();Yn();Cn();vt();ft();j();U();fm=864e5,mm=.1});function sc(e,t){let n=Ct(t,e.reading);return n?ga(e,n,wm[n.kind](e,n)):[]}var wm,rc=T(()=>{"use strict";Ta();Tt();Ia();
ja();qa();Ae();Ja();Za();Yn();kr();Ae();wm={head:za,stream:Qa,inputs:wr,visit:wr,context:Na,pointer:Xa,generation:Fa,gate:Ca,
place:Ka}});function ce(e,t,n){let{title:s,text:r}=km(e,t,n),o=n?.words?xm(e,t,n):"";return{title:s,text:o?`${r} ${o}`:r}}function xm(e,t,n){
let s=Ar(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${E(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let r=n.knownProbability(e.location??0);return r===null?"":`${s} its probability i\
s ${E(r,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function km(e,t,n){switch(e?.kind){case"visi\
t":return Em(e.visit??0,t);case"head":return Sm(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:`Each visit is ${t.slices.length} vectors side by side: ${oc(t.slices.map(({label:s})=>Mm[s]??s))}. One matrix\
 mixes them into ${t.trace.architecture.d_model} numbers.`};case"stream":return ac(e.layer??0,t);case"context":return{title:"\
Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model}\
 numbers. ${oc(Am(t),!0)} read nothing else of it.`};case"pointer":return cc(t);case"generation":return lc(t);case"gate":
return hc(t);case"place":return Nm(e.location??0,t);default:return Tm(t,n)}}function Am(e){return[...e.hasPointer?["the \
pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function Xt(e,t){let n=e.
visits[t];return n?`${n.label}, ${pt[n.weekday]} ${ct(n.start_minute)}`:""}function Em(e,t){let n=t.visits[e],s=[],r=Om(
e,t);if(n?.masked)return{title:`${Xt(t,e)}.`,text:"This visit is masked: nothing reads it."};if(r&&s.push(`Layer ${r.layer}\
, head ${r.head} reads most from it: ${E(r.weight)}.`),t.hasPointer){let o=t.pointerWeights[e],i=t.locations[e]??0,a=o*t.
gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`The pointer gives it ${E(o,1)}, after the gate ${Mr(a)} of its place\
’s ${E(c,1)}.`:`The pointer gives it ${E(o,1)} of the answer.`)}return{title:`${Xt(t,e)}.`,text:s.join(" ")}}function Om(e,t){
let n=null;for(let s=0;s<t.layers;s++)for(let r=0;r<t.heads;r++){if(t.isRemoved(s,r))continue;let o=Number(t.lastRow(s,r)[e]);
(!n||o>n.weight)&&(n={layer:s,head:r,weight:o})}return n}function Sm(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(
e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`Switched off: its output is ${h?"its mean o\
ver the visits":"zero"}. The map shows the weights it would have used.`}}let r=n.lastRow(e,t),o=Ot(r),a=[...r.keys()].sort(
(h,u)=>r[u]-r[h])[1],c=a===void 0?"":` and ${E(r[a])} from ${Xt(n,a)}`,l=o===n.count-1?"itself":Xt(n,o);return{title:s,text:`\
The last visit reads ${E(r[o])} from ${l}${c}. Each row adds up to 100 %.`}}function ac(e,t){let{residual:n,attention:s,
feedForward:r}=t.stream(e),o=t.count-1,i=s?`its heads add one of length ${O(Number(s[o]))} and `:"";return{title:`Residu\
al stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${O(Number(n[o]))}; ${i}its feed-forward net\
work adds one of length ${O(Number(r[o]))}.`}}function cc(e){let t=e.pointerWeights,n=Ot(t),[s]=e.pointedPlaces,r=s&&s.visits.
length>1?`; its ${s.visits.length} visits add up to ${E(s.probability)}`:"";return{title:"Pointer.",text:`It scores ever\
y visit and turns the scores into weights. Its favourite visit is ${Xt(e,n)}, with ${E(t[n])}. Most probable to copy: ${s?.
label}${r}.`}}function lc(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`It scores all ${e.trace.architecture.
locations-2} places, visited or not. First comes ${t?.label} with ${E(t?.probability??0)}, then ${n?.label} with ${E(n?.
probability??0)}.`}}function hc(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.learned?"The network sets t\
he gate":"The gate is set"} to ${t.toFixed(2)}: ${E(t)} of the answer’s distribution comes from the pointer, ${E(1-t)}\
 from generation.`}}function Nm(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),r=[`Its probability is ${E(s,
1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;r.push(`: gate ${l.toFixed(
2)} × ${E(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${E(c,1)} by generation`)}let o=t.locations.filter(a=>a===e).length,
i=["It is not among the visits","It was visited once"][o]??`It was visited ${o} times`;return{title:`${n}.`,text:`${r.join(
"")}. ${i}.`}}function Tm(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),r=`${s}, ${E(n.probability,1)}.`;
if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.location===n.location,l=e.wordsFor(t),h=t.nameOf(t.trace.
prediction.location).label,u=[...a===null?[]:[`That is ${vm(n.probability,a)} ${l}.`],...c?[]:[`${Ar(l)} the answer was ${h}\
.`]];return{title:r,text:u.join(" ")}}let o=e.count===1?"the visit":`these ${e.count} visits`,i=e.hasGate?` ${Mr(n.from_pointer)}\
 are copied from visits (pointer), ${Mr(n.from_generation)} are generated.`:"";return{title:r,text:`A neural network rea\
d ${o} and expects this place next.${i}`}}function uc({kind:e},t,n){let{location:s,probability:r}=t.trace.prediction,o=new Bt(
n),{prediction:i}=n,a=e==="head"?"Switched off":"If nothing could read it",c=t.nameOf(s).label;if(i.location!==s){let u=o.
nameOf(i.location).label;return`${a}, the answer would be ${u} with ${E(i.probability,1)}.`}let l=E(r,1),h=E(i.probability,
1);return l===h?`${a}, ${c} would still get ${l}.`:`${a}, ${c} would get ${h} instead of ${l}.`}function vm(e,t){let n=Math.
round(1e3*e)-Math.round(1e3*t);return n===0?"the same as":`${Math.abs(n/10).toFixed(1)} points ${n>0?"more":"less"} than`}
function Ar(e){return e.charAt(0).toUpperCase()+e.slice(1)}function Mr(e){return`${(100*e).toFixed(1)} points`}function oc(e,t=!1){
let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?Ar(s):s}function fc(e){let{count:t}=e,
n=e.visits[t-1],s=e.visits[0],r=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${Xt(e,0)}. Where does this person\
 go next?`:`They begin with ${s?.label} and end with ${Xt(e,t-1)}. Where does this person go next?`,part:`visits.${t-1}`},
{...ce({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++){r.push(_m(c,e));let l=ac(c,e);r.push({...l,text:`${l.
text} The bars show the same for every visit.`,part:`layers.${c}.stream`})}r.push({...ce({kind:"context"},e,null),part:"\
context"}),e.hasPointer&&r.push({...cc(e),part:"pointer"}),e.hasGeneration&&r.push({...lc(e),part:"generation"});let{prediction:o}=e.
trace,i=e.nameOf(o.location).label,a=e.hasGate?`${hc(e).text} `:"";return r.push({title:`${i}, ${E(o.probability,1)}.`,text:`${a}\
The answer after ${n?.label} is ${i}.`,part:`places.${o.location}`}),r}function _m(e,t){let n=`Layer ${e}.`;if(!t.heads)
return{title:n,text:"This network has no self-attention: no visit reads another one here.",part:null};let s=null,r=0;for(let i=0;i<
t.heads;i++){if(t.isRemoved(e,i))continue;r+=1;let a=t.lastRow(e,i),c=Ot(a);(!s||a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}
if(!s)return{title:n,text:"All of its heads are switched off.",part:null};let o=s.visit===t.count-1?"from itself":`from ${Xt(
t,s.visit)}`;return{title:n,text:`In ${r===1?"one head":`${r} heads`} every visit reads the others; darker means more. T\
he strongest link of the last visit: head ${s.head} reads ${E(s.weight)} ${o}.`,part:`layers.${e}.heads.${s.head}`}}var ic,
Mm,Er=T(()=>{"use strict";Me();U();ic="Point at anything to see what it does.";Mm={place:"place",who:"person",time:"time\
 of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"}});function mc(e,t){let n=Ct(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Rm(n,t);break;case"stream":
return Cm(n,t);case"pointer":if(n.isLeaf)return Im(n,t);break;case"generation":if(n.isLeaf)return Pm(n,t);break;case"gat\
e":return Wm(t);default:break}return ce(Nt(Lm(n),t),t,null)}function Lm({kind:e,layer:t,head:n,visit:s,location:r}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${r}`:e}function Rm({layer:e,head:t,query:n,
visit:s},r){let o=r.weights(e,t).subarray(n*r.count,(n+1)*r.count),i=Number(o[s]),a=o.filter(g=>g>i).length,c=n===s?"its\
elf":D(r,s),l=`${D(r,n)}, reads ${E(i,1)} from ${c}.`;if(r.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Oe(r,e,t,n,s),f=r.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${r.count} weights in its row ${a===1?"is":"are"} larger.`,d=r.isRemoved(e,t)||r.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${O(h.
sum,2)}, which makes a score of ${O(u,2)}. ${f}${d}`}}function Cm({layer:e,visit:t},n){let s=`layers.${e}`,r=l=>O(Math.hypot(
...ot(n,`${s}.${l}`,t))),o=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${r(l)}`,a=o?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${D(n,t)}.`,text:`The\
 visit comes in as a vector of length ${r("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${r("residual_out")}.${c}`}}function Im({visit:e},t){let n=E(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${D(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:r,bias:o,isBiasOff:i,score:a}=Se(t,e),c=o!==null&&!i?` and the bias of its position is ${O(o,2)}`:"";return{
title:s,text:`Query and key multiply to ${O(r.sum,2)}${c}; its score is ${O(a,2)}. The weight counts for ${ie(t,e)}.`}}function Pm({
location:e},t){let{logit:n}=qt(t,e),s=t.probabilityOf("generation",e),r=n===null?"":`Its logit is ${O(n,2)}; `,o=`the so\
ftmax over all places makes it ${E(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:r?r+o:o.charAt(0).toUpperCase()+o.slice(1)}}function Wm(e){let t=ce({kind:"gate"},e,null),n=Te(e);if(!n)return t;
let{logit:s,learned:r,hidden:o}=n,i=e.trace.gate.learned?`Its ${o.length} hidden units add up to a logit of ${O(s,2)}.`:
`As learned it would be ${r.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var dc=T(()=>{"use strict";Ae();_t();
vt();ut();Er();U()});function gc(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function Or(e,t){return`${e.tag} ${e.
key??t}`}function jm(e,t){let n=e.match(Jn)??[],s=t.match(Jn)??[],r=t.split(Jn);return n.length!==s.length||e.split(Jn).
join()!==r.join()?null:o=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+o*(Number(a)-l))*100)/100)});
return r.map((a,c)=>a+(i[c]??"")).join("")}}var pc,Fm,Jn,Xn,yc=T(()=>{"use strict";j();pc="http://www.w3.org/2000/svg",Fm=
new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),Jn=/-?\d+(?:\.\d+)?/g,Xn=class{#s=new WeakMap;#t=new Map;#n=new WeakMap;#r=0;#e=0;constructor(t){
this.root=t,this.elements=[]}show(t,n=0){this.#u(),this.elements=this.#o(this.root,t,this.elements,n>0),this.#t.size&&this.#h(
n)}#o(t,n,s,r){if(n.every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),
[]}if(!s.length&&!t.firstChild){let a=n.map(c=>this.#a(gc(c)));return t.append(...a),a}let o=new Map;for(let[a,c]of s.entries()){
let l=this.#s.get(c);l&&o.set(Or(l.mark,a),c)}let i=n.map((a,c)=>{let l=gc(a),h=o.get(Or(l,c));o.delete(Or(l,c));let u=h??
document.createElementNS(pc,l.tag);return this.#l(u,l,r&&h!==void 0),u});for(let a of o.values())a.remove();for(let[a,c]of i.
entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(c,l??null)}return i}#a(t){let n=document.createElementNS(pc,t.tag);
for(let[s,r]of Object.entries(t.attributes)){let o=ze(r);o!==null&&n.setAttribute(s,o)}return this.#s.set(n,{mark:t,elements:this.#o(
n,t.children,[],!1)}),n}#l(t,n,s){let r=this.#s.get(t),o=r?.mark.attributes??{};for(let a of Object.keys(o))ze(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=ze(c),h=ze(o[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&Fm.has(a)?jm(h,l):null;u?this.#t.set(`${this.#i(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#o(t,n.children,r?.elements??[],s);this.#s.set(t,{mark:n,elements:i})}#i(t){let n=this.#n.get(t)??this.#r++;
return this.#n.set(t,n),n}#h(t){let n=performance.now(),s=r=>{let o=Math.min(1,Math.max(0,(r-n)/t));if(o===1){this.#u();
return}let i=1-(1-o)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(
s)};this.#e=requestAnimationFrame(s)}#u(){cancelAnimationFrame(this.#e);for(let{element:t,name:n,end:s}of this.#t.values())
t.setAttribute(n,s);this.#t.clear()}}});function bc(e,{names:t,run:n},s){if(!t.length)return e;let r=Hm*s/13;return Nn(e,o=>t.includes(o)?{className:"put-in",words:`\
put in from the ${n} run`,onTop:i=>Bm(i,n,r)}:null)}function Bm({attributes:{x:e,y:t,width:n}},s,r){let[o,i]=[Number(e)+
Number(n),Number(t)],a=.45*r;return m("g",{key:"put in",class:"badge"},m("circle",{cx:o,cy:i,r}),m("path",{d:`M${o+a} ${i-
a}L${o-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),m("title",{},`Put in from the ${s} run`))}var Hm,$c=T(()=>{"use strict";
qs();j();Hm=7});function Sr(e,t,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute(
"aria-label",e),s.addEventListener("click",n),s}var Zn,wc=T(()=>{"use strict";Zn=class{#s=0;#t=0;#n=[];constructor(t,n){
this.show=n,this.button=Sr("Play the story","play",()=>this.toggle()),this.back=Sr("Step back","back",()=>this.step(-1)),
this.forth=Sr("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
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
0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function Mc(e,{title:t,ground:n,lines:s}){let r=e.cloneNode(!0),{width:o,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=s.length*xc*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[y,p]of r.querySelectorAll("*").entries()){let b=u[y];
b&&qm(p,getComputedStyle(b)),p.matches(Vm)&&h.push(p);for(let w of["class","data-part","data-open","data-act","tabindex",
"role"])p.removeAttribute(w)}for(let y of[...h,...r.querySelectorAll('[opacity="0"]')])y.remove();let f=document.createElementNS(
Qn,"title");f.textContent=t;let d=document.createElementNS(Qn,"rect");d.setAttribute("y",String(-c)),d.setAttribute("wid\
th",String(o)),d.setAttribute("height",String(l)),d.setAttribute("fill",n);let g=s.map((y,p)=>{let b=a*(p?1:Gm),w=document.
createElementNS(Qn,"text");return w.textContent=st(y,o-2*kc,b,p===0),w.setAttribute("x",String(kc)),w.setAttribute("y",String(
(p+.8)*xc*a-c)),w.setAttribute("font-size",String(b)),w.setAttribute("font-weight",p?"400":"600"),w.setAttribute("fill",
getComputedStyle(e).color),w});return r.prepend(f,d,...g),r.setAttribute("viewBox",`0 ${-c} ${o} ${l}`),r.setAttribute("\
xmlns",Qn),r.setAttribute("width",String(o)),r.setAttribute("height",String(l)),r.setAttribute("font-family",getComputedStyle(
e).fontFamily),r.setAttribute("text-rendering","geometricPrecision"),r.setAttribute("role","img"),r.setAttribute("aria-l\
abel",t),r.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(r),width:o,height:l}}function qm(e,t){if(e.
localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("styl\
e","image-rendering: pixelated");for(let n of Dm){if(zm.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(n);
s&&s!==Um[n]&&e.setAttribute(n,s)}}var Qn,xc,Gm,kc,Dm,Um,Vm,zm,Ac=T(()=>{"use strict";U();Qn="http://www.w3.org/2000/svg",
xc=1.7,Gm=1.2,kc=20,Dm=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opacity","\
paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Um={fill:"rgb(0, 0, 0)",stroke:"none","stro\
ke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-order":"n\
ormal","text-decoration-line":"none"},Vm=".handle, .handle-words, .control, .escape",zm=new Set(["font-size","font-weigh\
t","text-anchor"])});function Oc(e,t=null,n=null){if(t===null)return[Km(e,n),Jm(e,n)];let s=Ct(t,e);return s?Ym[s.kind](e,s):[]}function Km(e,t){
let{hasPointer:n}=e,s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((r,o)=>[
D(e,o),r.duration_minutes,...n?[Tr(e.pointerScores[o]),e.pointerWeights[o]]:[],...s?[s.pointerWeights[o]]:[]])}}function Jm(e,t){
return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.
map(({location:n})=>{let{pointer:s,generation:r,fromPointer:o,fromGeneration:i}=ve(e,n),a=e.probabilityOf("final",n);return[
e.nameOf(n).label,s,r,o,i,a,...t?[t.knownProbability(n)]:[]]})}}function Xm(e,{layer:t,head:n,query:s,visit:r,isLeaf:o}){
let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,d)=>D(e,d));if(!o)return[{caption:`Weights o\
f ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,d)=>[
f,...a.subarray(d*i,(d+1)*i)])}];let h=In(e,t,n,s),{dot:u}=Oe(e,t,n,s,r);return[ts(`Query of ${l[s]} × key of ${l[r]}, ${c}`,
["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,d)=>[f,Tr(
h.scores[d]),a[s*i+d]])}]}function Zm(e,t){let{layer:n,visit:s}=t,r=`layers.${n}`,o=[["Comes in","residual_in"],["Norm 1",
"norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.o\
ut"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${r}.${u}`)),i=o.map(([,u])=>ot(e,`${r}.${u}`,s)),a=qn(e,t),c=Wn(e,
n,s,a),l=ot(e,`${r}.feed_forward.pre`,s),h=ot(e,`${r}.feed_forward.hidden`,s);return[{caption:`${D(e,s)}, in layer ${n}`,
columns:["Number",...o.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(d=>d[f])])},{caption:`Hidden unit\
s of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","Afte\
r it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}
function Ec(e,{kind:t,visit:n}){let s=ot(e,"inputs.projected",n),r=[{caption:`What ${D(e,n)} is made of`,columns:["Featu\
re","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,xr(e,i,n),c[n]])},Nr("All feature\
s mixed by one matrix",s)];if(t==="inputs")return r;let o=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(
a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&o.push(["Pointer",e.pointerWeights[n]]),
r.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:o}),r}function Qm(e){return[Nr(
"The context: the last visit after all layers",e.values("context"))]}function td(e,{visit:t,isLeaf:n}){let s=Pn(e),r=e.visits.
map((l,h)=>D(e,h)),o=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:r.map((l,h)=>[l,o[h],...i?[i[h]]:[],Tr(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=Se(e,t);return[ts(`Query of the context × key of ${r[t]}`,["Query","Key"],c),...a]}function ed(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],r={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,qt(e,i.location).logit,
i.probability])},{dot:o}=qt(e,t);return n&&o?[ts(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],o),r]:
[r]}function nd(e){let t=Te(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?ts(s,["Hidden un\
it","Weight"],t.dot):Nr(s,t.hidden),n]}function sd(e,{location:t}){let{visits:n,pointer:s,generation:r,gate:o,fromPointer:i,
fromGeneration:a,probability:c}=ve(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,o,i],["Generation",r,1-o,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[D(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function ts(e,t,{
first:n,second:s,products:r,sum:o}){return{caption:e,columns:["Number",...t,"Product"],rows:[...r.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",o]]}}function Nr(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function Tr(e){
return Number.isFinite(e)?e:"−∞"}var Ym,Sc=T(()=>{"use strict";Ae();_t();Yn();kr();vt();Ym={head:Xm,stream:Zm,inputs:Ec,
visit:Ec,context:Qm,pointer:td,generation:ed,gate:nd,place:sd}});function Nc(e,t,n,s=null){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-label",
"Numbers");let o=Oc(t,n,s);for(let l of o){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(gn(l)),r.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>r.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([yn(o)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),r.append(c),r.addEventListener("close",()=>{URL.revokeObjectURL(a.href),r.remove()}),
e.append(r),r.showModal()}var Tc=T(()=>{"use strict";Is();Sc()});function es({reading:e,before:t,overlays:n,stage:s,happened:r,lit:o}){let i=Et(o,e),{most:a,top:c,bottom:l}=s.answers,h=r===
null?[]:[r];n&&t&&h.push(t.trace.prediction.location),i!==null&&o?.kind==="place"&&h.push(i);let u=e.answer(a,h),f=u.slice(
0,-1).map(({location:p})=>p),d=_c(f.map(p=>t?.knownProbability(p)??null),1),g=n&&t?od(f,e,t):null,y=(l-c)/u.length;return u.
map((p,b)=>{let w=c+(b+.5)*y,$=p.probability*s.full,x={pointer:g?.pointer[b]??null,generation:g?.generation[b]??null},[M,
N]=["pointer","generation"].map(k=>vc(p[k]*le({reading:e},k),x[k])*s.full);return{...p,was:t?d[b]??null:null,wasByPath:x,
middle:w,start:w+(Number(M)-Number(N)-$)/2,height:$}})}function vc(e,t){return Math.max(0,(t??e)-e)}function od(e,t,n){let s=(r,o)=>o?
_c(e.map(i=>n.shareOf(r,i)),le({reading:n},r)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function _c(e,t){let n=e.filter(r=>r!==null),s=n.reduce((r,o)=>r-o,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function ns(e,t){let{reading:n,stage:s}=e,r=qe(e),o=n.pointerWeights,i=p=>p.reduce((b,w)=>b+vc(o[w],r?.[w]??null),0),a=n.
pointedPlaces.map(p=>({...p,lost:i(p.visits)})).sort((p,b)=>b.probability+b.lost-p.probability-p.lost),c=a.filter((p,b)=>p.
probability+p.lost>=on&&b<rd||vr(t,p.location)<t.length-1).map(p=>({...p,wish:y(p.visits)})),l=a.filter(({location:p})=>!c.
some(b=>b.location===p));if(l.length){let p=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:w})=>b+w,0),lost:i(p),visits:p,wish:y(p)})}c.sort((p,b)=>p.
wish-b.wish);let{room:h,gap:u}=s.across.places,f=c.map(({wish:p,probability:b,lost:w})=>({wish:p,length:(b+w)*s.full})),
d=f.reduce((p,{length:b})=>p-b,h[1]-h[0]),g=Hn(f,Math.max(0,Math.min(u,d/(f.length-1||1))),...h);return c.map(({location:p,
label:b,probability:w,lost:$,visits:x},M)=>({path:"pointer",location:p,label:b,probability:w,start:Number(g[M]),lost:$,visits:x,
answer:vr(t,p)}));function y(p){let b=p.map($=>Math.max(o[$],r?.[$]??0)),w=b.reduce(($,x)=>$+x,0)||1;return p.reduce(($,x,M)=>$+
Number(b[M])/w*Number(s.across.visits[x]),0)}}function ss({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
sn),{gap:r}=t.across.generation,{start:o}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:o,lost:0,visits:[],answer:vr(n,i)};return o+=c*t.full+r,l})}function le({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function kt(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function vr(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var on,rd,he=T(()=>{"use strict";ke();ut();Yt();on=.03,rd=5});function Zt({stage:e},t){let n=e.type/13;return G(t,12.5*n)+13*n}function an({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function rs(e,t,n,s=3){let r=e.reading.trace.interventions[`${t}\
_temperature`]??1;return m("g",{key:`temperature ${t}`},We(e,{act:`${t}_temperature`,words:an(e,t),title:`Temperature of\
 the ${t} softmax: ${r}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function We(e,{act:t,
words:n,title:s,right:r,y:o,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||_r*c,h=Zt(e,n),u=a?
" stays":"";return[m("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:r-h,y:o,width:h,height:l,rx:l/2},m("tit\
le",{},s)),m("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:r-h/2,y:o+l/2+4*c},n)]}var _r,os=T(()=>{"\
use strict";j();U();_r=18});function Lc(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[Qt(e,n,"Visits",Lr(e,s),s),...id(e),...t.rows.map((r,o)=>cd(
e,o))]}function Lr({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",r=`${s} \
in head ${t.head}`;return G(r,12.5*(e.type/13))<=n?r:s}function Qt({stage:e},t,n,s,r=400){let o=e.type/13;return m("g",{
key:`title ${n}`,class:"heading","aria-hidden":"true"},G(n,15*o,!0)<=r?m("text",{x:t,y:17*o,class:"title"},n):m("text",{
x:t,y:17*o,class:"small strong"},st(n,r,12.5*o,!0)),m("text",{x:t,y:35*o,class:"small"},st(s,r,12.5*o)))}function id({reading:e,
stage:t}){let n=t.type/13,s=[];for(let{start:r,end:o,weekday:i}of Rr(e)){let a=Number(t.rows[r]?.y)-Number(t.rows[r]?.height)/
2,c=Number(t.rows[o]?.y)+Number(t.rows[o]?.height)/2;if(s.push(m("rect",{key:`day ${r}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(m("text",{key:`weekda\
y ${r}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function Rr({visits:e}){let t=[];for(let[n,s]of e.entries()){
let r=ad(s),o=t.at(-1);o?.day===r?o.end=n:t.push({start:n,end:n,day:r,weekday:String(pt[s.weekday])})}return t}function ad({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function cd(e,t){let{reading:n,stage:s,lit:r}=e,{y:o,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=Ke(r,n).includes(t),d=c.masked?"unmask":"mask",g=a&&e.canAct&&t<n.count-1,y=g&&f?Zt(e,d)+4*l:0,p=Math.min(_r*l,i),
b=is(c),w=i>=33*l,$=(w?20:13)*l,x=h+$+(w?14:8)*l,M=Ir(e,t),N=Pr(e,t),k=f||N,A=M?42*l:0,S=s.visits.x+s.visits.width-4,v=S-
x,_=s.isDense?0:38*l,I=w?[m("text",{x,y:o-3*l,class:"strong"},st(c.label,v-y,13*l,!0)),m("text",{x,y:o+13*l,class:"small"},
G(b,12.5*l)<=v-A?b:ct(c.start_minute)),M||v<G(b,12.5*l)+56*l?null:ld(S+4-50*l,o+5*l,48*l,c)]:[m("text",{x,y:o+4.4*l,class:k?
"strong":"label"},st(c.label,v-Math.max(_,A)-y-9,12.5*l,k)),M||s.isDense?null:m("text",{x:S-y,y:o+4.4*l,class:"small end"},
ct(c.start_minute))];return m("g",Cr(e,t,c),m("rect",{class:"chip",x:h,y:o-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?5*
l:1}),a&&bt(c.category,h+4*l,o-$/2,$),a?I:m("rect",{class:"lane",x:h+2,y:o-1,width:u-4,height:2}),M&&a&&m("text",{x:S,y:o+
(w?13:4.4)*l,class:N?"strong end":"small end"},M),g&&f&&We(e,{act:"mask",words:d,title:c.masked?"Unmask this visit, so t\
hat others may read it again":"Mask this visit: no other may read it",right:S+2,y:w?o-17*l:o-p/2,height:p}),m("title",{},
`${c.label}, ${pt[c.weekday]} ${b}`))}function Cr({reading:e,lit:t},n,s){let r=Ke(t,e).includes(n);return{key:`visit ${n}`,
class:`part visit${r?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`\
Visit ${n+1} of ${e.count}: ${s.label}, ${pt[s.weekday]} ${is(s)}${s.masked?", masked":""}${e.hasPointer?`; pointer weig\
ht ${E(e.pointerWeights[n],1)}`:""}`}}function is({start_minute:e,duration_minutes:t}){return`${ct(e)} · ${Ht(t)}`}function Ir({
reading:e,lit:t},n){return t?.kind!=="head"?"":E(e.lastRow(t.layer??0,t.head??0)[n])}function Pr({reading:e,lit:t},n){return t?.
kind!=="head"?!1:Ot(e.lastRow(t.layer??0,t.head??0))===n}function ld(e,t,n,{start_minute:s,duration_minutes:r}){let o=Math.
min(s+r,cn),i=Math.min(s,Math.max(0,s+r-cn)),a=(c,l)=>m("rect",{class:"stay",x:e+c/cn*n,y:t,width:Math.max(1,(l-c)/cn*n),
height:7});return m("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},m("rect",{class:"track",x:e,
y:t,width:n,height:7}),a(s,o),i>0&&a(0,i),m("rect",{class:"stay-end","data-drag":"stay",x:e+(i||o)/cn*n-2,y:t-3,width:5,
height:13}))}function Rc(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:r,width:o}=n.slices,{slices:i}=t,
a=Math.max(...Pt(e).map(({longestSlice:y})=>y)),c=o/i.length,l=gt(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.flatMap(({y,
height:p},b)=>i.map(({lengths:w},$)=>{let x=Number(w[b])/a*Math.max(2,p-4);return{visit:b,x:r+$*c,y:y+p/2-2-x,width:.72*
c,height:x}})),[f,d]=Wr(u,({visit:y})=>h||l.includes(y)),g=i.map(({label:y},p)=>m("text",{key:`name ${y}`,class:"tiny mi\
ddle",x:r+(p+.36)*c,y:(p%2?40:26)*s},y));return[m("g",Fr(e),m("rect",{class:"ground",x:r-6,y:n.top-4,width:o+6,height:n.
bottom-n.top+8,rx:6}),g,m("path",{key:"bars",class:"length",d:xe(d)}),f.length>0&&m("path",{key:"lit",class:"length lit",
d:xe(f)}),m("text",{class:"small",x:r,y:n.bottom+18*s},"Bars: lengths"),m("text",{class:"small",x:r,y:n.bottom+33*s},"of\
 the vectors"))]}function Wr(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function Fr(e){return{key:"slices",class:`part \
slices${yt(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:K(e,Gn.slices),"aria-label":`What each\
 visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}var cn,Fe=T(()=>{"use strict";os();oe();ut();Me();
j();U();dt();cn=1440});function Cc(e,t){let{x:n,right:s}=e.stage.answers,r=e.stage.type/13;return[Qt(e,n+6*r,"Answer",e.stage.isDense?"":hd(e),
s-n),...jr(e,t)]}function hd({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function jr(e,t){let{reading:n,stage:s,lit:r,happened:o}=e,i=s.type/13,a=Et(r,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(f=>{let{location:d,label:g,category:y,probability:p,was:b,middle:w,height:$,start:x}=f,M=[{path:"poin\
ter",share:f.pointer*le(e,"pointer")},{path:"generation",share:f.generation*le(e,"generation")}],N=a===d,k=c+(y===null?6:
26)*i,A=An(g,l-k-(o===d?20*i:2),13.5*i,2,!0),S=w-(A.length>1?22:8)*i,v=w+(A.length>1?2:0)*i,_=c+6*i,I=u-8*i;return m("g",
{key:`place ${d}`,class:`part place${N?" lit":a!==null&&r?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"\
button",tabindex:d<0?null:"-1","aria-label":`${g}: ${E(p,1)}; from the pointer ${E(M[0]?.share??0,1)}, from generation ${E(
M[1]?.share??0,1)}${o===d?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*i,y:S-16*i,
width:u+10*i,height:v-S+50*i,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:x,width:Z-2,height:Math.max(1,$)}),
y!==null&&bt(y,c+5*i,S-13*i,16*i),A.map((W,C)=>m("text",{key:`name ${C}`,class:d<0?"label halo":"strong halo",x:k,y:S+15*
C*i},W)),o===d&&m("path",{key:"happened",class:"check",d:`M${l-16*i} ${S-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},m("title",
{},"This is where the person went.")),m("rect",{key:"track",class:"track",x:c+6*i,y:v,width:I,height:8*i}),M.map(({path:W,
share:C})=>{let R=m("rect",{key:W,class:`${W} bar`,x:_,y:v,width:Math.max(0,C*I),height:8*i});return _+=C*I,R}),b!==null&&
m("rect",{key:"before",class:"before",x:c+5*i+b*I,y:v-3*i,width:2,height:14*i}),m("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:v+23*i},E(p,1)),b!==null&&ud(c+60*i,v+23*i,p,b))})}function ud(e,t,n,s){let r=Math.round(1e3*n)-Math.round(
1e3*s);if(r===0)return m("text",{key:"change",class:"small",x:e,y:t},"same");let o=`${r>0?"▲":"▼"} ${(Math.abs(r)/10).
toFixed(1)}`;return m("text",{key:"change",class:`${r>0?"more":"less"} strong halo`,x:e,y:t},o)}var Hr=T(()=>{"use stric\
t";he();oe();ut();j();Yt();U();Fe()});function Ic(e){let{reading:t,stage:n}=e,s=n.type/13,r=t.values("context");if(!n.layers.at(-1)||!r)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(r.length))),a=Math.ceil(r.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,f={x:h,y:u,columns:i,
cell:l},d={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return Br(e,f,fd(e,h,u,c,a*l),n.isDense?d:void 0)}function Br(e,{
x:t,y:n,columns:s,cell:r},o,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...Pt(e).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,d)=>m("rect",{class:f<0?"below-zer\
o":"above-zero",x:t+d%s*r,y:n+Math.floor(d/s)*r,width:r-.5,height:r-.5,opacity:.12+.88*(Math.abs(f)/h)}));return m("g",{
key:"context",class:`part context${yt(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:K(e,Q(e.reading).
context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},m("rect",{class:"ground",x:t-3,y:n-
16*a,width:s*r+6,height:Math.max(44,Math.ceil(l.length/s)*r+20*a),rx:4}),o,m("text",{key:"name",...i??c},"Context"),u,m(
"title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gate read the\
m.`))}function fd({reading:e,stage:t},n,s,r,o){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-5*i,h=t.
gate+9*i;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+o/2}H${n-2}`}),e.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${n+r+2} ${s+o/2}H${n+r+12*i}`}),e.has("gate.logit")&&m("\
path",{key:"to the gate",class:"link dotted",d:`M${n+r/2} ${s+o+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}var Gr=T(
()=>{"use strict";ut();j();dt()});function Pc(e){let{reading:t,before:n,stage:s}=e,r=s.type/13,o=s.across.gate,i=o+s.full,a=s.gateWidth,c=o+t.gate*s.full,
l=n?n.gate:t.gate,h=s.gate+a/2,u=as(e);return m("g",Dr(e,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:o-3,width:a+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:o,width:a,height:Math.max(
0,c-o)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:o-10*r},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${o+l*s.full}l${8*r} ${-5*r}v${10*r}Z`},m("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*r,y:c-6*r,width:a+16*r,height:12*r,rx:6*r}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:i+18*r},"fixed"))}function as({reading:e}){return e.trace.architecture.
components.includes("gate")}function Dr(e,t){let{reading:n}=e,s=e.canAct&&as(e);return{key:"gate",class:`part gate${yt(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${E(n.gate)} pointer`},tabindex:"-1",opacity:K(e,
Q(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${E(n.gate)} pointer, ${E(1-n.gate)} generation${n.trace.gate.learned?
"":", not learned"}`}}function cs(e,t,n){let{reading:s,stage:r,lit:o}=e,i=e.beat>=Q(s).gate,a=$=>le(e,$),c=Et(o,s),l=new Map,
h=r.across.gate;for(let $ of t)l.set($,h),h+=$.probability*a($.path)*r.full;let u=new Map;h=r.across.gate;for(let $ of["\
pointer","generation"])for(let[x]of n.entries())u.set(`${$} ${x}`,h),h+=Number(n[x]?.[$])*a($)*r.full;let f=t.map($=>{let x=Number(
l.get($)),M=$.probability*a($.path)*r.full,N=kt($.start,$.start+$.probability*r.full),k=kt(x,x+M);return m("path",{key:`\
into ${$.path} ${$.location}`,class:`${$.path} band${b($.location)}`,d:r.bands.into(N,k,i)})}),[d,g]=[r.across.gate,r.across.
gate+r.full],y=n.flatMap(($,x)=>{let M=$.start;return["pointer","generation"].map(N=>{let k=Number($[N])*a(N),A=k*r.full,
S=Number(u.get(`${N} ${x}`)),v=kt(S,S+A),_=kt(M,M+A),I=$.wasByPath[N],W=I===null?null:p(N,S,M,A,I*r.full);M+=A;let C=`ou\
t ${N} ${$.location}`;return[A>0&&m("path",{key:C,class:`${N} band${b($.location)}`,d:r.bands.out(v,_,i)}),W&&On({key:C,
now:A,before:Number(I)*r.full,path:(R,H)=>r.bands.out(R,H,i),edges:W,style:b($.location),title:`${$.label}, from ${N==="\
pointer"?"the pointer":"generation"}: ${Sn(k,Number(I),e.before?s.wordsFor(e.before):"")}`})]})});return[f,y,i&&o?.kind===
"visit"&&w(o.visit??0)];function p($,x,M,N,k){let A=Math.abs(N-k),S=$==="pointer",v=(W,C)=>{let R=S?W-(C?0:A):W+N-(C?A:0);
return[R,R+A]},[_]=v(x,!1),I=Math.max(d,Math.min(g-A,_));return{more:[v(x,!0),v(M,!0)],less:[[I,I+A],v(M,!1)]}}function b($){
return c===null?"":c===$&&o?.kind==="place"?" lit":" dim"}function w($){let x=s.pointerWeights,M=t.find(({path:H,visits:q})=>H===
"pointer"&&q.includes($));if(!M)return null;let N=[...M.visits].sort((H,q)=>H-q),A=N.slice(0,N.indexOf($)).reduce((H,q)=>H+
x[q],0)*r.full,S=x[$]*r.full,v=a("pointer"),_=Number(l.get(M))+A*v,I=n[M.answer],W=Number(u.get(`pointer ${M.answer}`))+
A*v,C=Number(I?.start)+A*v,R=I?.location===M.location;return[m("path",{key:"visit into",class:"pointer band lit",d:r.bands.
into(kt(M.start+A,M.start+A+S),kt(_,_+S*v),i)}),R&&m("path",{key:"visit out",class:"pointer band lit",d:r.bands.out(kt(W,
W+S*v),kt(C,C+S*v),i)})]}}var ls=T(()=>{"use strict";ke();he();ut();j();U();dt()});function Wc(e){let{reading:t,before:n,stage:s}=e,r=s.type/13,{gate:o,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=as(e),f=`${E(t.gate)} pointer${u?"":", fixed"}`;return m("g",Dr(e,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:o-3,width:a+6,height:i+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:o,width:t.gate*
a,height:i}),m("rect",{key:"generation",class:"generation bar",x:l,y:o,width:(1-t.gate)*a,height:i}),m("text",{key:"name",
class:"title halo",x:s.left,y:o+11*r},`Gate ${t.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:o+
27*r},f),h!==t.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*a} ${o+i+3}l${5*r} ${8*r}h${-10*r}Z`},m("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*r,y:o-8*r,width:12*r,
height:i+16*r,rx:6*r}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-St/2,s.size.width-
St),y:o+(i-St)/2,width:St,height:St})])}var Fc=T(()=>{"use strict";ls();j();Kt();U()});function jc(e,t){let{reading:n,stage:s}=e,r=s.type/13,o=t.filter(({path:f})=>f==="generation"),i=s.places-8*r,a=s.fork+(n.
hasPointer?s.context+14*r:2*r),c=n.hasPointer?s.bottom+34*r:Number(o[0]?.start)+12*r,l=e.beat>=Q(n).generation,h=o.map(({
label:f,probability:d,location:g},y)=>{let p=c+y*17*r;return[m("text",{key:`name ${y}`,class:g<0?"small halo":"label hal\
o",x:a,y:p},st(f,i-a-(s.isDense?38:46)*r,13*r)),m("text",{key:`share ${y}`,class:"strong end halo",x:i,y:p},E(d))]}),u=o.
map(({probability:f,start:d,location:g},y)=>m("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:d,width:Z,height:l?
Math.max(.8,f*s.full):0},m("title",{},`${g<0?"The others":o[y]?.label}: ${E(f,1)} of the generation head`)));return m("g",
Ur(e,o),m("rect",{class:"ground",x:a-4,y:c-30*r,width:i-a+8,height:88*r,rx:6}),m("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?i:a,y:c-18*r},"Generation"),h,u)}function Ur(e,t){return{key:"generation",class:`part generation-b\
lock${yt(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:K(e,Q(e.reading).generation),"ar\
ia-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${E(s)}`).join(", ")}`}}var Vr=T(()=>{"use strict";ut();
j();Yt();U();dt()});function Hc(e,t){let{reading:n,stage:s,lit:r}=e,o=Et(r,n),i=t.filter(({path:c})=>c==="pointer"),a=({location:c})=>o===null||
o===c?"":" dim";return m("g",{key:"places",opacity:K(e,Q(n).pointer)},i.map(c=>m("rect",{key:`bar ${c.location}`,class:`\
pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:Z},m("title",{},`${c.label}: ${E(
c.probability,1)} of the pointer`))),pd(e,i).map(c=>gd(e,c,a(c.flow))))}function pd({reading:e,stage:t,lit:n},s){let r=t.
type/13,o=Et(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(o!==null&&h===o),l=[];for(let h of[...s].
sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:d,lost:g}=h;if(d+g<on&&u>=0&&u!==o)continue;let y=u>=0,p=` ${E(
d)}`,w=`${st(f,a-i-G(p,13*r,!0),13*r,y)}${p}`,$=G(w,13*r,y)/2,x=h.start+d*t.full/2,M=Math.max(i+$,Math.min(a-$,x)),[N,k]=[
M-$,M+$];for(let A=0;A<md;A++){if(l.some(_=>_.row===A&&N<_.right+8*r&&k>_.left-8*r))continue;let v=M>x?"":M<x?" end":" m\
iddle";l.push({flow:h,text:w,isBold:y,left:N,right:k,row:A,anchor:v});break}}return l}function gd({stage:e},{flow:t,text:n,
isBold:s,left:r,right:o,row:i,anchor:a},c){let l=e.type/13,h=e.places+Z+(14+zr*i)*l,u=t.start+t.probability*e.full/2;return[
i>0&&m("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+Z}V${h-11*l}`}),m("text",{key:`name ${t.
location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?r:a===" end"?o:(r+o)/2,y:h},n)]}function Bc(e,t){let{reading:n,
stage:s}=e,r=s.type/13,o=t.filter(({path:l})=>l==="generation"),i=e.beat>=Q(n).generation,a=n.hasPointer?.42*(s.right-s.
left):s.right-s.left,c=s.places-(dd*zr-6)*r;return m("g",Ur(e,o),m("rect",{class:"ground",x:s.right-a,y:c-36*r,width:a+6,
height:s.places+Z-c+40*r,rx:6}),m("text",{class:"title end halo",x:s.right,y:c-19*r},"Generation"),o.map(({location:l,label:h,
probability:u,start:f},d)=>{let g=` ${E(u)}`,y=st(h,a-G(g,13*r),13*r)+g;return[m("text",{key:`name ${d}`,class:l<0?"smal\
l end halo":"label end halo",x:s.right,y:c+d*zr*r},y),m("rect",{key:`bar ${d}`,class:"generation bar",x:f,y:s.places,width:Math.
max(.8,u*s.full),height:i?Z:0},m("title",{},`${l<0?"The others":h}: ${E(u,1)} of the generation head`))]}))}var md,zr,dd,
Gc=T(()=>{"use strict";he();Vr();ut();j();Yt();U();dt();md=3,zr=17,dd=4});function Dc(e,t){let{reading:n,stage:s,lit:r}=e,o=s.type/13,i=K(e,Q(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=gt(
r,n),h=Math.max(...a),u=s.fork+2*o,f={...!s.isDense&&{score:s.scores},weight:s.weights},d=G("Pointer",15*o,!0)+4*o,g=Zt(
e,an(e,"pointer")),y=s.rows.flatMap(({y:b,isFull:w},$)=>{if(!w)return[];let x=a[$]>=.2*h||l.includes($)?"strong":"small",
M=l.length&&!l.includes($)?" dim":"";return[!s.isDense&&m("text",{key:`score ${$}`,class:`small end${M}`,x:s.scores,y:b+
4.4*o},O(c[$])),m("text",{key:`weight ${$}`,class:`${x} end${M}`,x:s.weights,y:b+4.4*o},E(a[$]))].filter(N=>N!==!1)}),p=t.
filter(({path:b})=>b==="pointer").map(b=>bd(e,b));return[m("g",qr(e,t),m("rect",{class:"ground",x:u-4*o,y:s.top-4,width:s.
weights-u+8*o,height:s.bottom-s.top+8,rx:6}),Qt(e,u,"Pointer","",200),Object.entries(f).map(([b,w])=>m("text",{key:b,class:"\
small end","aria-hidden":"true",x:w,y:35*o},b)),!s.isDense&&rs(e,"pointer",Math.max(s.weights+6*o,u+d+g)),m("path",{class:"\
fork pointer-line",d:`M${u+2*o} ${s.bottom+8}V${s.top}`}),y),m("g",{key:"ribbons",opacity:i},Yr(e,t),p)]}function qr(e,t){
return{key:"pointer",class:`part pointer-block${yt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:K(
e,Q(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${E(s)}`).join(", ")}`}}function Yr(e,t){let{reading:n,before:s,stage:r,lit:o}=e,i=n.
pointerWeights,a=qe(e),c=gt(o,n),l=e.beat>=Q(n).pointer,h=Hn(r.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??
0)*r.full})),0,...r.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,d=u.start+u.probability*
r.full;return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=i[g]*r.full,p=Number(h[g]),b=c.includes(g)?" lit":c.length?" d\
im":"",w=kt(f,f+y);f+=y;let $=a?.[g]??null,x=$===null?0:($-i[g])*r.full,[M,N]=[d,Math.max(0,x)];d+=N;let k=`${n.visits[g]?.
label}: `,A=$===null||!s?`${k}${E(i[g],1)} of the pointer`:`${k}${Sn(i[g],$,n.wordsFor(s))} of the pointer`;return[m("pa\
th",{key:`ribbon ${g}`,class:`pointer band${b}`,d:r.bands.ribbon(kt(p,p+y),w,l)},m("title",{},A)),On({key:`ribbon ${g}`,
now:y,before:$===null?null:$*r.full,path:(S,v)=>r.bands.ribbon(S,v,l),edges:{more:[[p+y+x,p+y],[f+x,f]],less:[[p+y,p+y+x],
[M,M+N]]},style:b,title:A})]})})}function bd(e,{path:t,location:n,label:s,probability:r,lost:o,start:i}){let{reading:a,stage:c,
lit:l}=e,h=c.type/13,u=Et(l,a),f=E(r),d=r+o>=on||n<0||u===n,g=c.gate-c.ribbons-16*h,y=n>=0,p=st(s,g-G(` ${f}`,13*h,!0),13*
h,y),b=G(`${p} ${f}`,13*h,y)/2,$=a.hasGate&&Math.abs(i-c.across.gate+5*h)<yd*h?G("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
x=Math.min(c.places+Z/2,c.gate-6*h-$-b);return m("g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},m("rect",{class:`${t}\
 bar`,x:c.places,y:i,width:Z,height:Math.max(.8,r*c.full)}),d&&m("text",{class:`${y?"strong":"small"} middle halo`,x,y:i-
5*h},`${p} ${f}`),m("title",{},`${s}: ${E(r,1)} of the pointer`))}var yd,Kr=T(()=>{"use strict";ke();he();os();ut();j();
Yt();U();dt();Fe();yd=16});function Uc(e){return[Wt(e,17*(e.stage.type/13),"Visits",Lr(e,e.stage.size.width)),...$d(e),...e.stage.columns.map((t,n)=>wd(
e,n))]}function Wt({stage:e},t,n,s,r=e.right){let o=e.type/13,i=r-e.left-G(n,15*o,!0)-12*o;return m("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},m("text",{class:"title halo",x:e.left,y:t},n),m("text",{class:"small end halo",x:r,
y:t},st(s,i,12.5*o)))}function $d({reading:e,stage:t}){let n=t.type/13;return Rr(e).flatMap(({start:s,end:r,weekday:o})=>{
let[i,a]=[t.columns[s],t.columns[r]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[m("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=G(o,15*n,!0)&&m("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},o)].filter(h=>h!==!1)})}function wd(e,t){let{reading:n,
stage:s,lit:r}=e,{x:o,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:f}=s.chips,d=Ke(r,n).includes(t),g=Math.min(20*l,i-3),y=ct(c.start_minute),p=Ir(e,t),b=[
p||y,p?p.replace(" %",""):y.slice(0,2)],w=b.find(N=>G(N,12.5*l,!0)<=i)??b[1],$=f?An(c.label,i-6*l,12.5*l,2):[],x=d||Pr(e,
t),M={class:x?"strong middle":"small middle",x:o};return m("g",Cr(e,t,c),m("rect",{class:"chip",x:o-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[bt(c.category,o-g/2,h+8*l,g),m("text",{key:"hour",...M,y:h+45*l},w),
$.map((N,k)=>m("text",{key:`name ${k}`,class:`${x?"strong":"small"} middle`,x:o,y:h+(62+15*k)*l},N))]:m("rect",{class:"l\
ane",x:o-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),m("title",{},`${c.label}, ${pt[c.weekday]} ${is(c)}`))}
function Vc(e){let{reading:t,stage:n,lit:s}=e,r=n.type/13,{slices:o}=t,i=gt(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...Pt(e).map(({longestSlice:f})=>f)),l=(n.right-n.left)/o.length,h=n.inputs+(z.title+46)*r,u=o.map(({name:f,label:d,lengths:g},y)=>{
let p=Number(g[i]),b=n.left+(y+.5)*l,w=p/c*30*r;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*r,y:h-w,width:18*
r,height:w}),m("text",{key:`length ${f}`,class:"tiny middle",x:b,y:h-w-4*r},O(p)),m("text",{key:`name ${f}`,class:"small\
 middle",x:b,y:h+15*r},d)]});return m("g",Fr(e),m("rect",{class:"ground",x:n.left-6,y:n.inputs-4*r,width:n.right-n.left+
12,height:(z.title+z.inputs+6)*r,rx:6}),Wt(e,n.inputs+15*r,"Input vector",a?`${a.label}, ${pt[a.weekday]} ${ct(a.start_minute)}`:
""),u,m("title",{},"Bars: length of each part’s vector"))}var ln=T(()=>{"use strict";oe();ut();j();Kt();U();dt();Fe()});function zc(e,t){let{reading:n,stage:s}=e,r=s.type/13,o=s.pointer;return[m("g",qr(e,t),m("rect",{class:"ground",x:s.left-
6,y:o-2*r,width:s.right-s.left+12,height:(z.title+z.scores)*r,rx:6}),Wt(e,o+15*r,"Pointer","scores, and weights in perce\
nt"),m("path",{class:"fork pointer-line",d:`M${s.left} ${o+22*r}H${s.right}`}),xd(e)),m("g",{key:"ribbons",opacity:K(e,Q(
n).pointer)},Yr(e,t))]}function xd({reading:e,stage:t,lit:n}){let s=t.type/13,r=e.pointerWeights,o=Array.from(e.pointerScores,
g=>O(g)),i=gt(n,e),a=Math.max(...r),c=Number(t.columns.at(-1)?.width),l=o.some(g=>G(g,11.5*s)>c-3),h=t.pointer+(z.title+
z.scores)*s,u=t.columns.find(g=>g.isFull),f=u?u.x-u.width/2:t.right,d=t.left-8*s;return t.columns.flatMap(({x:g,isFull:y},p)=>{
let b=i.length&&!i.includes(p)?" dim":"",w=r[p]>=.2*a||i.includes(p),$=E(r[p]).replace(" %",""),x=G($,12.5*s,!0)/2;if(!y&&
(!w||g-x<d||g+x>f))return[];d=g+x;let M=w?"strong":"small",N=h-24*s;return[y&&m("text",l?{key:`score ${p}`,class:`tiny${b}`,
x:g+4*s,y:N+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(N+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middl\
e${b}`,x:g,y:N},o[p]),m("text",{key:`weight ${p}`,class:`${M} middle${b}`,x:g,y:h-6*s},$)].filter(k=>k!==!1)})}var qc=T(
()=>{"use strict";ut();Kr();j();Kt();ln();U();dt()});function Yc(e){let{reading:t,stage:n}=e,s=n.type/13,r=K(e,Q(t).gate),o=es(e),i=[...ns(e,o),...ss(e,o)];return[Br(e,n.context,
kd(e)),...t.hasPointer?zc(e,i):[],m("g",{key:"flows",opacity:r},cs(e,i,o)),...t.hasPointer?[Hc(e,i)]:[],...t.hasGeneration?
[Bc(e,i)]:[],...t.hasGate?[Wc(e)]:[],m("g",{key:"answer",opacity:r},Wt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),jr(e,o))]}function kd({reading:e,stage:t}){let n=t.type/13,{x:s,y:r,columns:o,cell:i}=t.
context,a=s+o*i+2,c=Math.ceil(e.values("context").length/o)*i,[l,h]=[r+c/4,r+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${r-(z.title+12)*n}V${u>a+4?`${l}H${a}`:r-2}`}),e.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var Kc=T(
()=>{"use strict";Hr();Gr();he();ls();j();Fc();Gc();qc();Kt();ln();dt()});function Xc(e){let{stage:t}=e,n=t.type/13,s=Jt(e),r=m("g",{key:"legend",opacity:K(e,Ie(0))},Dn(e,t.visits.x,t.bottom+(t.
isDense?24:51)*n,t.isDense)),o=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=Zt(e,an(e,"attention")),h=G(c,15*n,!0)+l+4*n<=i.
width,u=rn(e),d=G(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return m("g",{key:`layer ${a}`,opacity:K(e,Ie(a))},i.maps.
length?Qt(e,i.x,c,d,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&rs(e,"attention",i.x+i.width,(h?3:
21)*n),i.maps.map((g,y)=>Ad(e,g,a,y)),i.maps.map((g,y)=>Xr(e,g,a,y,s)),Ed(e,a))});return[r,...o]}function Ad(e,t,n,s){let{
reading:r,stage:o,lit:i}=e;if(r.isRemoved(n,s))return null;let a=r.lastRow(n,s),c=Zc(e,n,s)?[...a.keys()].filter(u=>a[u]>=
Md):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/r.count/2;return c.map(u=>{let f=Number(o.rows[u]?.y),
d=Math.max(.5,a[u]*o.full*.25)/2;return m("path",{key:`band ${s} ${u}`,class:"attention-band",d:jt(l,[f-d,f+d],t.x,[h-d,
h+d])})})}function Zc({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function Xr(e,t,n,s,r){let{reading:o,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:f,touch:d}=t,{count:g}=o,y=o.weights(n,s),p=o.lastRow(n,s),b=Jc(
o,n,s),{before:w,overlays:$}=e,x=$&&w!==null&&Jc(w,n,s)&&!b,M=x?`; switched off ${o.wordsFor(w)}`:"",N=c?Math.max(...y)||
1:r,k=Zc(e,n,s),[A]=a?.kind==="visit"?gt(a,o):[],S=Ot(p),v=A??S,_=f/g,I=`Layer ${n}, head ${s}`,W=d?u-38*l:u+4,C=b?"swit\
ch on":"switch off",R=d===void 0&&Zt(e,C)<=f-6*l?C:C.slice(7),H=o.visits[S];return m("g",{key:`head ${s}`,class:`part he\
ad${k?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${I}: s\
witched off`:`${I}: the last visit reads most from visit ${S+1}, ${H?.label}, ${E(p[S])}${M}`},m("text",{class:"small",x:h,
y:u-(d?25:4)*l},`head ${s}`),!b&&(d!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${A===void 0?"small":"strong"}${d?
"":" end"}`,x:d?h:h+f,y:u-4*l},E(p[v])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("\
image",{key:"map",class:"map",href:Gt(Float32Array.from(y,q=>q/N),g,e.scale),x:h,y:u,width:f,height:f,preserveAspectRatio:"\
none",opacity:b?.15:1}),b&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),x&&m("path",{key:"earlie\
r cross",class:"crossed earlier",d:`M${h} ${u+f}L${h+f} ${u}`}),A!==void 0&&!b&&m("rect",{key:"column",class:"column",x:h+
A*_,y:u,width:Math.max(2,_),height:f}),(A!==void 0||k)&&!b&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,_),
width:f,height:Math.max(2,_)}),m("title",{},`${I}. ${b?"Switched off.":`The last visit reads ${E(p[v])} from ${o.visits[v]?.
label}. Darker: larger weight, up to ${E(N,1)}. Click to open.`}${x?` Switched off ${o.wordsFor(w)}.`:""}`),We(e,{act:"h\
ead",words:R,title:b?"Switch this head on again":"Switch this head off",right:h+f-(d?0:3)*l,y:W}),e.canAct&&d!==void 0&&
m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-d,y:u-d,width:d,height:d}))}function Jc(e,t,n){return e.isRemoved(
t,n)||e.isSkipped(t,"attention")}function Ed(e,t){let{reading:n,stage:s}=e,r=s.layers[t];if(r?.stream===null||!r)return null;
let o=s.type/13,i=r.stream,a=hs(n,t),c=Qr(e),l=s.streamWidth-8*o,h=a.map(({style:f,lengths:d},g)=>Zr(e,t,f,s.rows.map(({
y,height:p},b)=>{let w=Math.max(1,Math.min(5*o,(p-3)/a.length));return{visit:b,x:i,y:y+(g-a.length/2)*w,width:Number(d[b])/
c*l,height:w-.6}}))),u=a.map(({name:f,style:d},g)=>[m("rect",{class:d,x:i,y:s.bottom+(10+Jr*g)*o,width:9*o,height:9*o}),
m("text",{class:"small",x:i+14*o,y:s.bottom+(18.5+Jr*g)*o},f)]);return m("g",to(e,t),m("rect",{class:"ground",x:i-4,y:s.
top-2,width:s.streamWidth+14*o,height:s.bottom-s.top+66*o,rx:6}),Qt(e,i,"Stream",`+ layer ${t}`,s.streamWidth),h,u,Od(e,
t,i+s.streamWidth+10*o))}function Od(e,t,n){let{reading:s,stage:r}=e,o=r.type/13,i=s.trace.interventions.residuals===!1,
a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],
isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>We(e,{act:l,words:String(h[Number(u)]),title:Sd[l]??"",right:n,
y:r.bottom+(5+Jr*f)*o}))}function Zr(e,t,n,s){let{lit:r,reading:o}=e,a=yt(e,"stream",t)!==""?[o.count-1]:gt(r,o),[c,l]=Wr(
s,({visit:h})=>!a.length||a.includes(h));return[m("path",{key:n,class:n,d:xe(c)}),l.length>0&&m("path",{key:`${n} dim`,class:`${n}\
 dim`,d:xe(l)})]}function hs(e,t){let{residual:n,attention:s,feedForward:r}=e.stream(t);return[{name:"stream",lengths:n,
style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:r,style:"feed-forward"}]}function Qr(e){
let t=0;for(let n of Pt(e))for(let s=0;s<n.layers;s++)for(let{lengths:r}of hs(n,s))t=Math.max(t,...r);return t||1}function to(e,t){
let{residual:n,attention:s,feedForward:r}=e.reading.stream(t);return{key:"stream",class:`part stream${yt(e,"stream",t)}`,
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:K(e,Ie(t)+1),"aria-label":`Stream of layer ${t}: ve\
ctor lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward ne\
twork ${r.at(-1)?.toFixed(1)}`}}var Jr,Md,Sd,eo=T(()=>{"use strict";os();ut();Me();Un();j();U();dt();Fe();Je();Jr=19,Md=
.05;Sd={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"Self-at\
tention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped, it add\
s nothing"}});function Qc(e){let{stage:t}=e,n=t.type/13,s=Jt(e);return t.layers.map(({y:r,maps:o},i)=>m("g",{key:`layer ${i}`,opacity:K(
e,Ie(i))},o.length>0&&Wt(e,r+15*n,`Layer ${i}`,rn(e)),i===0&&Dn(e,t.left+72*n,r+15*n,!0),o.map((a,c)=>Xr(e,a,i,c,s)),Nd(
e,i)))}function Nd(e,t){let{reading:n,stage:s}=e,r=s.type/13,o=Number(s.layers[t]?.stream),i=hs(n,t),a=Qr(e),c=o+z.bars*
r,l=i.map(({style:h,lengths:u},f)=>Zr(e,t,h,s.columns.map(({x:d,width:g},y)=>{let p=Math.min(8*r,.86*g/i.length),b=Number(
u[y])/a*z.bars*r;return{visit:y,x:d+(f-i.length/2)*p,y:c-b,width:.88*p,height:b}})));return m("g",to(e,t),m("rect",{class:"\
ground",x:s.left-6,y:o-z.title*r,width:s.right-s.left+12,height:(z.title+z.bars+4)*r,rx:6}),Wt(e,o-10*r,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),Td(e,i,o-10*r),l)}function Td({stage:e},t,n){let s=e.type/13,r=e.right;return[...t].reverse().
map(({name:o,style:i})=>{let a=r-G(o,12.5*s);return r=a-26*s,[m("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
m("text",{class:"small",x:a,y:n},o)]})}var tl=T(()=>{"use strict";eo();Un();j();Kt();ln();U();dt()});function el({stage:{size:e},...t}){let n=En(t),s={...t,stage:pr(t.reading,e.width,e.type,n)};return[m("g",{key:"visits"},
Uc(s)),m("g",{key:"inputs"},Vc(s)),m("g",{key:"layers"},Qc(s)),m("g",{key:"decoder"},Yc(s))]}function nl(e,t,n){return pr(
e,t,n).size.height}var us,no=T(()=>{"use strict";ke();j();Kc();tl();Kt();ln();us=700});function rl(e,t,n){if(n==="Home")return e[0]??null;if(n==="End")return e.at(-1)??null;let[s,r]=vd[n]??[0,!1],o=t?e.indexOf(
t):-1,i=e[o];if(s===0||!i)return null;let a=fs(i);if(!r){let f=e[o+s];return f&&fs(f)===a?f:null}let c=[...new Set(e.map(
fs))],l=c[c.indexOf(a)+s],h=e.filter(f=>fs(f)===l),u=f=>Math.abs(sl(f)-sl(i));return h.sort((f,d)=>u(f)-u(d))[0]??null}function fs(e){
return(e.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function sl(e){let{top:t,bottom:n}=e.getBoundingClientRect();
return(t+n)/2}var vd,ol=T(()=>{"use strict";vd={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});function il(e){let{reading:t}=e,n=Q(t),s=es(e),r=[...ns(e,s),...ss(e,s)];return[Ic(e),...t.hasPointer?Dc(e,r):[],...t.hasGeneration?
[jc(e,r)]:[],m("g",{key:"flows",opacity:K(e,n.gate)},cs(e,r,s)),t.hasGate?Pc(e):null,m("g",{key:"answer",opacity:K(e,n.gate)},
Cc(e,s))].filter(o=>o!==null)}var al=T(()=>{"use strict";Hr();Gr();he();ls();Vr();Kr();j();dt()});function cl(e){return e.stage.size.width<us?el(e):[m("g",{key:"visits"},Lc(e)),m("g",{key:"inputs"},Rc(e)),m("g",{key:"l\
ayers"},Xc(e)),m("g",{key:"decoder"},il(e))]}var ll=T(()=>{"use strict";al();eo();j();no();Fe()});function Fd({kind:e,layer:t=0,head:n=0,visit:s=0},r){if(e==="head"&&!r.isRemoved(t,n)&&!r.isSkipped(t,"attention"))return{
kind:e,layer:t,head:n};let o=r.visits[s]?.masked??!0;return e!=="visit"||o||s===r.count-1?null:{kind:"mask",visit:s}}function ul(e,{
title:t,text:n}){let s=document.createElement("strong");s.textContent=t,e.replaceChildren(s,` ${n}`)}function jd(e){let t=({
title:n,text:s})=>n.length+s.length;return e.reduce((n,s)=>t(s)>t(n)?s:n)}function Hd(e){return e.kind==="move"||e.kind===
"time"||e.kind==="stay"}function ro(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-pa\
rt")??null}var ms,_d,Ld,Rd,Cd,so,Id,Pd,Wd,hl,ds,fl=T(()=>{"use strict";ke();na();sa();ca();rc();dc();ut();yc();$c();Me();
Er();Yt();wc();Ac();Tc();no();ol();ll();ms=240,_d=150,Ld=120,Rd=13,Cd=17,so={type:16.7,width:900,side:36},Id=.05,Pd=.5,Wd=
660,hl=matchMedia("(prefers-reduced-motion: reduce)"),ds=class{#s=null;#t=null;#n=!1;#r=null;#e=null;#o=null;#a="";#l=null;#i=null;#h=null;#u=!1;#m=new Map;#p=0;get opened(){
return this.#i}happened=null;isOwnScale=!0;putIn={names:[],run:""};constructor(t,n={}){this.root=t,this.hooks=n,t.classList.
add("network-picture"),t.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://ww\
w.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arr\
ow keys walk it, Enter opens a part."),this.foot=document.createElement("div"),this.foot.className="picture-foot";let s=document.
createElement("div");s.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let o=document.createElement(
"button");o.type="button",o.textContent="Numbers",o.title="The numbers behind what is shown, as a table (T)",o.addEventListener(
"click",()=>{this.#g()}),this.foot.append(s,r,o),n.circuit&&(this.circuits=new Tn(n.circuit,()=>this.#y(ms)),o.before(this.
circuits.button)),t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new Xn(this.drawn),this.player=
new Zn(s,i=>{this.#l=i,i!==null&&this.#i!==null&&(this.#i=null,this.hooks.opened?.(null)),this.root.toggleAttribute("dat\
a-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",i!==null),this.#y(ms);let a=this.player.told?.
part;a&&this.#N(a),this.hooks.told?.(i)}),this.#M()}#M(){let{drawn:t}=this;new ResizeObserver(()=>this.#y(0)).observe(t),
new MutationObserver(()=>this.#y(0)).observe(document.documentElement,{attributeFilter:["data-theme"]}),t.addEventListener(
"pointerover",({target:n})=>{this.#h||this.#c(ro(n))}),t.addEventListener("pointerleave",()=>this.#c(null)),t.addEventListener(
"focusin",({target:n})=>this.#c(ro(n))),t.addEventListener("focusout",()=>this.#c(null)),t.addEventListener("keydown",n=>this.#L(
n)),t.addEventListener("click",({target:n})=>this.#E(n)),t.addEventListener("pointerdown",n=>this.#_(n)),t.addEventListener(
"pointermove",n=>this.#w(n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,s=>this.#w(s,!0))}show(t,n=null,s=null,r=this.
hooks.against){this.#s=new Bt(t),this.#t=n&&new Bt(n,r),this.#n=n!==null&&r!==void 0&&r===this.hooks.against,this.#r=s&&
new Bt(s),this.#m.clear(),this.circuits?.renew(),this.#e=Nt(this.#o,this.#s);let o=fc(this.#s);this.player.tell(o),ul(this.
room,jd(o)),this.#y(this.#h?.follows?0:ms)}open(t){let n=t===null?this.#i:null;this.#i=t,this.#e=this.#o=null;let s=this.
drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#y(ms);let r=s&&n&&this.#v(n);r&&this.#S(
r),s&&this.#A(),this.hooks.opened?.(this.#i)}#g(){let t=this.#n?this.#t:null;this.#s&&Nc(this.root,this.#s,this.#i,t)}#v(t){
return this.#$.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#A(){if(this.drawn.contains(
document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&t.focus()}mark(t){
this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){let s=getComputedStyle(this.root).getPropertyValue(
"--paper").trim();return Mc(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#o=t,!this.#s)return!1;let n=Nt(t,this.#s);
return JSON.stringify(n)===JSON.stringify(this.#e)?!1:(this.#e=n,this.#y(0),!0)}#c(t){if(!this.light(t))return;let{kind:n,
visit:s=0}=this.#e??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#e&&t)}#E(t){if(!(t instanceof Element)||this.#u)return;
let n=ro(t),s=t.closest("[data-more]"),r=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[o,i,a]=["more","lay\
er","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(o??"",{layer:i??null,head:a??null})}else if(r==="scale")
this.isOwnScale=!this.isOwnScale,this.#y(0);else if(r)n&&r!=="gate"&&!r.endsWith("temperature")&&this.#O(n,r);else{let o=t.
closest("[data-open]")?.getAttribute("data-open")??n;o!==null&&this.open(o||null)}}#O(t,n){let s=this.#s&&Nt(t,this.#s),
{act:r}=this.hooks;if(!s||!r)return;let{kind:o,layer:i=0,head:a=0,visit:c=0}=s;o==="head"&&r({kind:o,layer:i,head:a}),o===
"visit"&&r({kind:"mask",visit:c}),o==="gate"&&r({kind:o,value:null,isDone:!0}),n==="residuals"?r({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&r({kind:"skip",layer:i,part:n})}#_(t){this.#u=!1;let{act:n,edit:s,carry:r}=this.hooks;!this.#s||
!(n||r)||(this.#h=n?ia(t,this.#s,this.drawn,s!==void 0):aa(t),this.#h?.follows&&t.preventDefault())}#w(t,n){let s=this.#h;
if(!s||t.pointerId!==s.pointer)return;n&&(this.#h=null);let r=s.to(t,n);r&&(this.#u=!0,!this.drawn.hasPointerCapture(s.pointer)&&
!n&&this.drawn.setPointerCapture(s.pointer),r.kind==="carry"?this.hooks.carry?.(r):Hd(r)?this.hooks.edit?.(r):this.hooks.
act?.(r))}#L(t){let n=t.target instanceof Element?t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("da\
ta-part")??null;(t.altKey?this.#P(t.key,s):this.#f(t.key,n,s))&&t.preventDefault()}#f(t,n,s){if(t==="Escape"&&this.#i!==
null)return this.open(Xs(this.#i)||null),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()===
"t"&&this.#s)return this.#g(),!0;if(t.toLowerCase()==="c"&&this.circuits)return this.circuits.toggle(),!0;if(t.toLowerCase()===
"p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"put"}),!0;if((t==="Enter"||t===
" ")&&n){let o=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.hooks.act&&!o?this.#O(s??""):
this.#E(n),!0}if(this.#i!==null&&this.#s){let o=Zs(this.#i,t,this.#s),i=n?.getAttribute("aria-current")==="true";o!==null&&
this.open(o);let a=this.drawn.querySelector(`[aria-current="true"][data-open="${o}"]`);return i&&a instanceof SVGElement&&
a.focus(),o!==null}let r=rl(this.#$,n,t)?.getAttribute("data-part")??null;return r!==null&&this.#S(r),r!==null}#b(t){let n=this.#$.
find(s=>s.getAttribute("data-part")===t);return n instanceof SVGElement?n:null}#S(t){let n=this.#b(t);n&&(this.#a=t,this.#T(),
n.focus())}#N(t){let{root:n,foot:s}=this,r=this.#b(t)?.getBoundingClientRect();if(!r||!n.classList.contains("tall"))return;
let o=n.scrollHeight>n.clientHeight+1,i=o?n:document.documentElement,a=o?n.getBoundingClientRect().top:this.hooks.covered?.()??
0,c=s.getBoundingClientRect().top,h=r.height<=c-a?(r.top+r.bottom-a-c)/2:r.top-a;i.scrollBy({top:h,behavior:hl.matches?"\
auto":"smooth"})}#P(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],r=this.#s,o=r&&Nt(n,r),{act:i,edit:a}=this.
hooks;if(!s||!o||!i)return!1;let c=!0;if(o.kind==="visit"){let l=o.visit??0;if(!a||!r.visits[l+s])return!0;a({kind:"move",
visit:l,by:s,isDone:c}),this.#S(`visits.${l+s}`)}else if(o.kind==="gate"){let l=Math.min(1,Math.max(0,r.gate+s*Id));i({kind:"\
gate",value:Math.round(100*l)/100,isDone:c})}else if(o.kind==="head"||o.kind==="pointer"){let l=o.kind==="head"?"attenti\
on":"pointer";i({kind:"temperature",of:l,value:Js(r,l,s*Pd),isDone:c})}else return!1;return!0}get#$(){return[...this.drawn.
querySelectorAll("[data-part][tabindex]")]}#T(){let t=this.#$,n=t.find(s=>s.getAttribute("data-part")===this.#a)??t[0];for(let s of t)
s.setAttribute("tabindex",s===n?"0":"-1")}#y(t){let n=this.#F();if(!n)return;let{width:s,height:r}=n.stage.size;this.drawn.
setAttribute("viewBox",`0 0 ${s} ${r}`),this.drawn.setAttribute("font-size",String(n.stage.type));let o=this.#i===null?[]:
sc(n,this.#i);o.length||(this.#i=null);let{type:i}=n.stage,a=this.circuits?.circuit??null,c=o.length?o:Xi(bc(cl(n),this.
putIn,i),a,i);this.drawing.show(c,hl.matches?0:t),this.#i===null&&this.#T();let l=this.#i===null?null:mc(this.#i,n.reading),
h=this.#e?null:this.player.told,u=a&&!this.#e?ea(a,n.reading):null,{title:f,text:d}=l??h??u??ce(this.#e,n.reading,n.before),
g=!(l||h||u||this.#e);this.root.toggleAttribute("data-idle",g);let y=g&&!u&&!this.#t&&!this.hooks.isProjected,p=this.circuits?.
failure||(y?ic:""),b=l||h?"":this.#I(),w=this.putIn.names.includes(this.#o??"")?`It was put in from the ${this.putIn.run}\
 run.`:"",$=a&&this.#e?Qi(a,this.#o):"";ul(this.caption,{title:f,text:[d,w,$,b,p].filter(Boolean).join(" ")})}#I(){clearTimeout(
this.#p);let t=this.#o??"",n=this.#m.get(t);return n!==void 0||!this.#e||this.#h?n??"":(this.#p=window.setTimeout(()=>{let s=this.#W();
this.#m.set(t,s),s&&this.caption.append(` ${s}`)},_d),"")}#W(){let[t,n]=[this.#e,this.#s],s=t&&n&&Fd(t,n);try{let r=s&&this.
hooks.whatIf?.(s);return r?uc(t,n,r):""}catch{return""}}#F(){let{clientWidth:t,clientHeight:n}=this.drawn,s=t<us;if(!this.#s||
t<Ld||n<1&&!s)return null;let o=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Cd,Math.max(
Rd,t/120));this.root.classList.toggle("tall",s);let i={reading:this.#s,before:this.#t,overlays:this.#n},a=En(i),c=this.#j(
o,{width:t,height:n}),l=s?o:c,h=s?nl(this.#s,t,l):n,u=s&&this.#i!==null?Wd:h;return{...i,beside:this.#r,stage:ur(this.#s,
{width:t,height:u,type:l},a),lit:this.#e??Nt(this.player.told?.part,this.#s),beat:this.#l??Number.POSITIVE_INFINITY,happened:this.
happened,isOwnScale:this.isOwnScale,scale:[this.#R("--map-least"),this.#R("--attention")],canAct:this.hooks.act!==void 0}}#j(t,n){
if(!this.hooks.isProjected||!this.#s||n.width<so.width)return t;let s=Math.max(t,so.type);return ur(this.#s,{...n,type:s}).
layers.flatMap(({maps:o})=>o).every(({side:o})=>o>=so.side)?s:t}#R(t){let n=getComputedStyle(this.root).getPropertyValue(
t).trim().slice(1),[s=0,r=0,o=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,r,o]}}});async function oo({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await Bd(e))}`}async function ml(e,t){let n=new Image;
n.src=await oo(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let r=s.getContext("2d");if(!r)throw new Error("This browser cannot draw a PNG of this size.");return r.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function Bd(e){let t=await Gd();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function Gd(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Dd(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Dd(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${ye(new Uint8Array(await n.arrayBuffer()))}`}var dl=T(()=>{"use strict";$e()});var ao={};Ml(ao,{NetworkDrawing:()=>io});var io,co=T(()=>{"use strict";Yi();fl();$n();dl();io=class{#s;#t;#n=null;#r=null;#e=null;constructor(t,n){
let{title:s,hover:r,told:o,acts:i,isStill:a,isProjected:c}=n;this.#s=s,this.#t=new ds(t,{...r&&{pointed:r},...o&&{told:o},
...a&&{isStill:a},...c&&{isProjected:c}}),i&&(this.#e=new Mn(this.#t,{...i,answered:l=>{this.#n=l.figure,this.#r=l,i.answered(
l)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.text??null}follows(t){return this.#e?.
follows(t)??!1}async compute({server:t,query:n},s,{isSilent:r}){return!this.#n||n.against||!(r||zi(s,t))?null:qi(this.#n.
meta,s,t,n)}draw(t){if(t!==this.#n){this.#n=t;let n=Ds.get(t),s=t.before&&Ve(t.before);this.#r={trace:n??Ve(t.trace),before:s};
let r=n?"browser":"server";this.#e?.begin(t.meta,this.#r.trace,s,r)}this.#r&&this.#t.show(this.#r.trace,this.#r.before)}get beats(){
return this.#t.player.count}tell(t){let{player:n}=this.#t;t===null?n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){
this.#t.mark(t)}async address(t,n){let s=this.#t.file({title:this.#s});return t==="svg"?oo(s):ml(s,n)}}});var yo={min:.5,max:4},Al={controls:["none","some","all"],caption:["none","title","all"]};function fe(e,t){return e==="sc\
ale"&&t!=="auto"?t.trim()!==""&&Number(t)>=yo.min&&Number(t)<=yo.max:e==="scale"?!0:e==="controls"||e==="caption"?Al[e].
includes(t):CSS.supports("color",t)}xs();var ks={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},Ol="input, select, textarea, [contenteditable], dialog[open]",Sl="\
a[href], button, summary, [role=button]",Nl=".table-frame";function wo({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",o=>{o.key==="Tab"&&(s=!1),!(!s||
!t()||!$o(o)||n(o.key))&&(o.stopImmediatePropagation(),r(o))},{capture:!0}),window.addEventListener("keydown",o=>{$o(o)&&
r(o)}),window.addEventListener("change",({target:o})=>{s&&t()&&o instanceof HTMLElement&&o.blur()});let r=o=>{o.preventDefault(),
e({key:o.key,shift:o.shiftKey})}}function $o({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:r,ctrlKey:o,metaKey:i}){
if(n||s||r||o||i||!Object.hasOwn(ks,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(Ol)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(Sl))return!1;let a=t.closest(Nl);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var Tl=1e5,vl=100,xo=2e4,_l=8,Ll=1e3;function ko({state:e,height:t,set:n,mark:s=()=>{},keeps:r=()=>!1}){let o=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,h=d=>{if(o!==window)for(let g of a?
["*"]:i)o.postMessage(d,g)},u=(d,g)=>h({pointerscope:d,...g});o!==window&&wo({send:d=>{u("key",d);let g={method:"trigger\
Key",args:[ks[d.key]]};l||h(JSON.stringify(g))},isInDeck:()=>l,keeps:r});let f=()=>{let d={state:e(),height:t()};JSON.stringify(
d)!==c&&(c=JSON.stringify(d),u("height",{height:d.height}),u("state",{state:d.state}))};return window.addEventListener("\
message",({source:d,origin:g,data:y})=>{d!==o||!(a||i.includes(g))||(y?.pointerscope==="set"&&(n(Rl(y.state)),f()),y?.pointerscope===
"mark"&&s(Cl(y.visits)),y?.pointerscope==="deck"&&(l=!0),y?.pointerscope==="ask"&&(c="",f()))}),(d,g)=>d==="state"?f():u(
d,g)}function Rl(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,vl)){let r=s===null?null:Il(s);(r===null||r!==void 0&&r.length<=Tl)&&(t[n]=r)}return t}function Cl(e){return(Array.
isArray(e)?e.slice(0,Ll):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Il(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Mo(e,_l)<=xo?JSON.stringify(e):void 0}function Mo(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=Mo(s,t-1),n>xo)return Number.POSITIVE_INFINITY;
return n}ee();var So=Promise.resolve();function No(e){let t=So.then(Dl).then(e);return So=t.catch(()=>{}),t}function Dl(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}ee();var Ms={width:960,height:540};function vo(e){return{"HTML frame":_o(e),"Web component":Ul(e),Markdown:Ro(e),Quarto:Vl(e),
LaTeX:zl(e)}}function _o(e){let{title:t,embed:n}=e;return`<iframe src="${ne(n)}" title="${ne(t)}" width="${Ms.width}" he\
ight="${Ms.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${Lo(e)}</iframe>`}function Ul(e){
let{server:t,attributes:n}=e,s=Object.entries({server:t,...n}).map(([r,o])=>o===""?r:`${r}="${ne(o)}"`);return`<script s\
rc="${ne(new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${Lo(e)}</pointer-view>`}function Lo({title:e,caption:t,embed:n,picture:s}){let r=[e,t].filter(
Boolean).join(". ");return`<a href="${ne(n)}"><img src="${ne(s)}" alt="${ne(r)}" width="${Ms.width}"></a>`}function Ro({
title:e,embed:t,picture:n}){return`[![${ql(e)}](<${To(n)}>)](<${To(t)}>)`}function Vl(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",_o(e),"```",":::",'::: {.content-visible unless-format="html"}',Ro(e),":::"].join(`
`)}function zl({title:e,caption:t,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${Yl(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${th(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ne(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function ql(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function To(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Yl(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Kl={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Jl=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Xl={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Zl=/[ąęįųĄĘĮŲ]/,Ql=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function th(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(Ql,"")].flatMap(n=>[...Xl[n]??eh(n)]).map(n=>Kl[n]??nh(n)).join("")}function eh(e){return Zl.test(e)?
e.normalize("NFD").slice(0,1):e}function nh(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Jl.test(e)?e:"?"}function Io(e,t,{title:n,origin:s}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return sh(decodeURIComponent(r),n,s);let o=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),i=[Co("Title",n),Co("Source",s)];return new Blob([o.subarray(0,33),...i,o.subarray(33)],
{type:"image/png"})}function sh(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(o,i)=>{
let a=document.createElementNS(s.namespaceURI,o);return a.textContent=i,a};return s.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Co(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,rh(n)),s.buffer}function rh(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var oh=[1,2,4],ih=2;function Wo({name:e,links:t,view:n,picture:s,csv:r,json:o}){let i=document.createElement("div");i.className=
"view-take";let a={link:un("Link"),embed:un("Embed"),json:un("JSON"),offline:un("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=He("JSON",()=>Po(o(),`${e()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=ah(()=>{let{link:p,embed:b}=t(),w=b?n():null;return{...p&&{Address:p},...w&&vo(w)}}),u=()=>{let p=t();for(let b of Object.
keys(a)){let w=p[b];a[b].hidden=w===null,w!==null&&(a[b].href=w)}c.hidden=p.json!==null,h.hidden=p.link===null&&p.embed===
null,l.hidden=te.answers};for(let p of["pointerenter","focusin"])i.addEventListener(p,u);let f=document.createElement("s\
elect");f.setAttribute("aria-label","Size of the PNG"),f.append(...oh.map(p=>{let b=p===ih;return new Option(`${p}×`,String(
p),b,b)}));let d=async p=>{let{address:b,meta:w}=await s(p,Number(f.value)),$=w.origin??t().embed??location.href;Fo(Io(b,
p,{title:w.title,origin:$}),`${e()}.${p}`)},g=()=>Po(`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),y=document.createElement(
"span");return y.append(He("PNG",()=>d("png"))," ",f),i.append(a.link,a.embed,y,He("SVG",()=>d("svg")),He("CSV",g),a.json,
c,a.offline,h,l),u(),i}function ah(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let o=document.createElement("span");o.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,r),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;
o.textContent="",r.hidden=!0;let c=Object.entries(e()).map(([l,h])=>He(l,()=>a(l,h)));s.replaceChildren(...c,o)});let a=async(c,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",c);let h=await ch(l);h||r.select(),o.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function ch(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function un(e){let t=document.createElement("a");return t.textContent=e,t}function He(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Po(e,t,n){Fo(new Blob(
[e],{type:n}),t)}function Fo(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}Be();var jo={width:420,height:200},lh=300,se=2,ht=20,Ft=8,Ho=13,Do=.75,hh=3,uh=7.5,fh=44,mh=18,Uo=240,Vo=90,zo=56,qo=90,dh=48,
ph=1.3,gh=.6,yh=9,Yo=1.4,Ko=["coloraxis","coloraxis2"];function Jo({data:e,layout:t},{width:n,height:s,isFixed:r,scale:o}){
if(!n)return{data:e,layout:t};let i={width:n/o,height:s/o},a=r&&(i.width<jo.width||i.height<jo.height),c={...i,isFixed:r,
isTiny:a,isNarrow:i.width<560,scale:o},l=a?bh(t,t.meta.small??{}):t;if(!r)return{data:e,layout:{...l,...Go(l,c)}};let h=wh(
$h(e,l),c),u={...h,...Go(h,c),...kh(e,h,c),...Eh(h,c)};return{data:_h(e,h,c.height),layout:u}}function bh(e,t){return Xo(
e,t)}function Xo(e,t){if(!Bo(e)||!Bo(t))return t;let n={...e};for(let[s,r]of Object.entries(t))n[s]=Xo(e[s],r);return Object.
fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function Bo(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function Zo(e,t){return Object.entries(e).filter(([s])=>t.test(s))}function Qo(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function ti(e){return Zo(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function ei(e,t){return e[t]}function $h(e,t){let{xaxis:n}=t,
s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,r=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],o=Array.isArray(
s)&&r.length===s.length;return n?.tickangle!==-90||n.tickvals||!r.length||!o?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,
ticktext:r}}}function wh(e,{width:t,isTiny:n,scale:s}){let{xaxis:r,yaxis:o,meta:i}=e,a=r?.ticktext;if(!r||r.tickangle!==
-90||!a||a.length<=se)return e;let c={...r,tickangle:0};if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&
o?.ticktext?.join()===a.join()){let d=a.map((y,p)=>mn(y,p,1/0)),g=a.map((y,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:g},
yaxis:{...o,ticktext:d}}}let[h,u]=r.domain??[0,1],f=(u-h)*(t-(n?Vo:Uo))/a.length;for(let d of[1,Do]){let g=a.map((p,b)=>xh(
mn(p,b,1/0),f/d));if(g.includes(""))continue;let y={...r.tickfont,size:d*s*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:g,...d<1&&{tickfont:y}}}}return e}function xh(e,t){let n=Math.floor(t/Ft)-1,s=[];for(let r of e.split(" ")){
let o=s.at(-1);if(r.length>n)return"";o!==void 0&&o.length+1+r.length<=n?s[s.length-1]=`${o} ${r}`:s.push(r)}return s.length<=
hh?s.join("<br>"):""}function kh(e,t,{width:n,height:s,isTiny:r,scale:o}){let i=Mh(e,t),a=Math.max(...i.map(b=>b.length*
Ft+dh)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*ht>s/(r?4:3),h=i.length>0&&!l,u=Ah(t,s,o),d=((u.
annotations?.find(({font:b})=>b?.size)?.font?.size??0)/o||ht)*Yo+2,g=Math.min(t.margin?.t??8,h?c*ht+4:t.annotations?.length?
d:8),y=Ko.some(b=>ei(t,b)?.colorbar?.orientation==="h"),p=!t.margin||y&&!r;return{...l&&{showlegend:!1},...!p&&{margin:{
...t.margin,t:Math.ceil(g*o)}},...u}}function Mh(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:r,type:o,
visible:i,showlegend:a,legendgroup:c}of e)!r||(a===!1||i===!1)||["heatmap","contour"].includes(o)||(s+=1,n.set(c||r,r.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.values()]:[]}function Ah(e,t,n){let{annotations:s=[],template:r}=e,o=({yref:f,
yanchor:d})=>f==="paper"&&d==="bottom",i=s.filter(o);if(!i.length)return{};let a=ti(e).map(([f])=>f),c=i.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...a.map(d=>d-f).filter(d=>d>0),1-f)),l=r.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-ht)/
Yo);if(h>=l)return{};let u=Math.max(yh,h*n);return{annotations:s.map(f=>o(f)?{...f,font:{...f.font,size:u}}:f)}}function Eh(e,{
height:t,isTiny:n}){let s=Math.floor(t/3/Ft),r=t-ni(e,1/0,s)-zo,o={};for(let i of Ko){let a=ei(e,i);a&&(n?o[i]={...a,showscale:!1}:
o[i]=Oh(e,i,a,r))}return o}function Oh(e,t,n,s){let r=n.colorbar??{};if(s>=lh||r.ticktext||r.orientation==="h")return n;
let o=e.template.layout[t],i=r.tickvals??o?.colorbar?.tickvals,a=(r.len??1)*s;if(!i){let u=Math.max(se,Math.floor(a/ht/1.5));
return{...n,colorbar:{...r,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let f=h.at(-1);
(f===void 0||(u-f)/(l-c)*a>=ht)&&h.push(u)}return{...n,colorbar:{...r,tickvals:h}}}function Go(e,t){let{width:n,height:s,
isFixed:r,isTiny:o,isNarrow:i}=t,a=i?n:1/0,c=r?Math.floor(s/3/Ft):1/0,l=ni(e,a,c),h=r?l?zo:qo:0,u=Math.max(s-l-(o?2*ht:h),
ht),f=o?n-Vo:Math.max(n-Uo,60);return Object.fromEntries(Zo(e,/^[xy]axis/).map(([d,g])=>{let y=d.startsWith("x"),p=r&&y?
Th(g,e,u):g,[b,w]=p.domain??[0,1],$=(w-b)*(y?f:u),x=e.template.layout.font.size*t.scale,M=Sh(p,y,$,x,t),N=e.meta.priority?.[d];
return[d,Nh(M,{isX:y,length:$,fontSize:x,upright:c,priority:N},t)]}))}function Sh(e,t,n,s,{isTiny:r,isFixed:o}){let i=e.
title?.text??"";if(!r)return o&&!t&&i.length*Ft>ph*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||
c-a>gh)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Ft-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,
title:{...e.title,standoff:0,font:{size:s-2},text:h}}}function Nh(e,{isX:t,length:n,fontSize:s,upright:r,priority:o},i){
let{width:a,isFixed:c,isTiny:l,isNarrow:h}=i,{ticktext:u,tickvals:f=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;
if(!u)return c||h&&t?vh(e,t,n,i):e;let d=u.length;if(l&&t&&d===1&&e.tickangle===0&&(u[0]??"").length*Ft>n-Ft)return{...e,
tickfont:{size:.75*s}};if(d<=se&&(t||!c||n>=ht))return e;let y=!t&&c&&n/d<ht&&n/d>=Ho,p=Math.floor(n/(y?Ho:ht)),b=d<=se?
[d-1]:Lh(d,p,o),w=t&&e.tickangle!==0?r:1/0,$=si(u,h?a:1/0,w);return{...e,...y&&{tickfont:{...e.tickfont,size:Do*s}},tickvals:b.
map(x=>f[x]??x),ticktext:b.map(x=>$[x]??"")}}function Th(e,t,n){let[s]=Qo(t,e.anchor)?.domain??[0,1],r=ti(t).map(([,a])=>a),
o=Math.max(...r.filter(a=>a<=s),-1/0),i=(s-o)*n;return e.side==="top"||i>2.4*ht?e:{...e,title:{},...i<.9*ht&&{showticklabels:!1}}}
function vh(e,t,n,{isTiny:s,isNarrow:r}){let o=Math.max(se,Math.floor(n/(t?fh:ht*1.5)));if(e.tickvals){let h=t?1:Math.ceil(
e.tickvals.length/o);return{...e,tickvals:e.tickvals.filter((u,f)=>f%h===0)}}let{dtick:i,...a}=e;if(e.type==="category")
return t?e:{...a,nticks:Math.max(se,Math.floor(n/mh))};let c=r&&t&&e.nticks&&!s?se:o,l=Math.min(e.nticks??1/0,c);return s||
e.nticks||l<5?{...a,nticks:l}:e}function _h(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let r=Qo(
t,s.yaxis),[o,i]=r?.domain??[0,1],a=r?.ticktext?.length;return a===void 0?s:(i-o)*(n-qo)<a*ht?{...s,texttemplate:""}:s})}
function Lh(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;let r=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.
filter(i=>i%r===0);let o=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))o.every(a=>Math.abs(a-i)>=r)&&o.push(i);
return o.sort((i,a)=>i-a)}function ni({xaxis:e},t,n){let s=e?.tickangle===0?[]:e?.ticktext??[],r=si(s,t,n).map(o=>o.length);
return Math.max(0,...r)*uh}function si(e,t,n){return e.map((o,i)=>Rh(o,i,t,n)).every((o,i)=>o===e[i])?e:e.map((o,i)=>mn(
o,i,n,t))}function Rh(e,t,n,s){return n===1/0&&e.length<=s?e:mn(e,t,s,n)}function mn(e,t,n,s=1/0){let r=s<1/0,o=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.
exec(e)??[],[,i="",a="",c=""]=o,[l="",h]=a.split(" · "),u=n<1/0?14:1/0,f=Math.min(r?Math.max(5,Math.floor(s/48)):u,n),d=l.
length>f&&!l.includes("&")?`${l.slice(0,f-1)}…`:l;return i+(h?`${t+1} ${d}`:d)+c}ee();Be();var Ch=12,pe=new Map,As=new Map;function Ss(e,t){let n=JSON.stringify(Object.values(e)),s=pe.get(n)??new Map;pe.
delete(n),pe.set(n,s);for(let i of pe.keys()){if(pe.size<=Ch)break;pe.delete(i)}let r=s.get(t);if(r)return r;let o=new Promise(
(i,a)=>Ih(n,e,t,{resolve:i,reject:a}));return s.set(t,o),o.catch(()=>s.delete(t)),o}function Ih(e,t,n,s){let r=As.get(e);
if(r){r.views.set(n,s);return}let o=new Map([[n,s]]);As.set(e,{query:t,views:o}),setTimeout(()=>{As.delete(e),Ph(t,o)},0)}
async function Ph(e,t){let{server:n,path:s,query:r,theme:o}=e,i=[...t.keys()].sort().join(",");try{let a=await Lt(`${s}/\
figures?${Rt({...r,views:i,theme:o})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof nt&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of t)c?Wh(e,l).then(h,u):u(a)}}function Wh({server:e,path:t,
query:n,theme:s},r){let o=Rt({...n,theme:s});return Lt(`${t}/views/${encodeURIComponent(r)}?${o}`,{},e)}var Es=new Map;async function oi(e,t){
let n=Es.get(e),s=n??(e.startsWith("#")?Fh(e.slice(1)):jh(e));n||(Es.set(e,s),s.catch(()=>Es.delete(e)));let r=await s;if(lt(
r))return r;let{templates:o={}}=r.layout.meta,i=o[t];if(!i)return r;let a=ri(i),c=new Map;for(let f of Object.values(o))
ri(f).forEach((d,g)=>{c.set(d,a[g]??d)});let{data:l,layout:h}=Os({data:r.data,layout:r.layout},c),{meta:u}=r.layout;return{
...r,data:l,layout:{...h,meta:u,template:i}}}function ri(e){return e.layout.colorway}function Os(e,t){return Array.isArray(
e)&&["string","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>Os(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,r])=>[s,Os(r,t)])):t.get(e)??e}async function Fh(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function jh(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new nt(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function ge(e,{server:t,path:n,view:s,values:r}){let o=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${o}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${o}`,offline:i?`api/${n}/offline`:`api/${n}/views/${o}/offline`},h=Rt({...i&&e!=="json"?{step:s}:
{},...r}).toString();return new URL(h?`${c[e]}?${h}`:c[e],t).href}function ai({x:e,y:t,xaxis:n,yaxis:s},r){let o=[ii(n,e,r),ii(s,t,r)];return[...new Set(o.filter(i=>i!==null))]}function ii(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function ci(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(Hh()),{_fullLayout:r}=e;
if(!r)return;let o=t.flatMap(i=>n.map(a=>Bh(r,r[i],a)));s.replaceChildren(...o.filter(i=>i!==null))}function Hh(){let e=document.
createElement("div");return e.className="view-marks",e}function Bh(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),r=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],o=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...o),Math.max(...o)];if(!(a>0&&i<t._length)||!r?._length)return null;let[c,l]=s?[t._offset+i,r._offset]:[r._offset,t._offset+
i],[h,u]=s?[a-i,r._length]:[r._length,a-i],f=document.createElement("div");return Object.assign(f.style,{left:`${c}px`,top:`${l}\
px`,width:`${h}px`,height:`${u}px`}),f}function hi(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:r})=>[n,s.find(o=>String(o)===t(n))??r]))}function ui(e,t){
for(let{name:n,values:s}of e){let r=t(n);if(r===null||s.map(String).includes(r))continue;let o=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${o}.`}}return null}
function fi(e,t,n){return t.reduce((s,r)=>{let o=e.find(({name:i})=>i===r)?.values??[];return s*o.length+o.indexOf(n[r]??
"")},0)}function mi(e,t){return e.map(s=>{let{name:r,title:o,values:i}=s,a=di(s)[i.indexOf(t[r]??"")];return typeof a=="\
number"?`${o.toLowerCase()} ${a}`:a}).join(", ")}function di({values:e,labels:t}){return t??e}var dn=class{#s;#t;#n="";#r=0;#e=null;constructor(t,n){
this.#s=t,this.#t=n}offer({choices:t=[],player:n},s,r){let o=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),o.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#e=null,
this.#s.replaceChildren(...t.map(c=>this.#o(c))),o.length&&r&&this.#s.append(this.#a(o));let a=t.find(({name:c})=>c===n);
a&&this.#s.append(...this.#l(a))}show(t){for(let[n,s]of Object.entries(t)){let r=this.#s.querySelector(`select[name="${n}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#r),this.#r=0,this.#e&&(this.#e.textContent=
"Play")}#o(t){let{name:n,title:s,values:r}=t,o=document.createElement("select");o.name=n;let i=di(t);return o.append(...r.
map((a,c)=>new Option(String(i[c]),String(a)))),o.addEventListener("change",()=>{this.pause();let a=r[o.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),li(s,o)}#a(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,r)=>new Option(s.name,String(r)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),li("Open",n)}#l({name:t,title:n,values:s}){let r=()=>s.indexOf(this.#t.selected()[t]??
""),o=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},i=h=>{this.pause(),o(r()+h)},a=Ns(
"Play",()=>{if(this.#r){this.pause();return}r()===s.length-1&&o(0),a.textContent="Pause",this.#r=setInterval(()=>{o(r()+
1),r()===s.length-1&&this.pause()},1200)});this.#e=a;let c=Ns("‹",()=>i(-1)),l=Ns("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function li(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function Ns(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}var pi="vendor/plotly/plotly-traces-4.1.1.min.js",Ts;function pn(e){return window.Plotly?Promise.resolve(window.Plotly):
(Ts??=new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${pi}`,e).href:new URL(`../${pi}`,
import.meta.url).href;let r=()=>{Ts=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the p\
age to try again."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.
head.append(s)}),Ts)}async function gi(e,t,n){let{width:s,height:r}=e.layout;return(await pn()).toImage(e,{format:t,width:s,
height:r,...t==="png"&&{scale:n}})}Rs();Is();var uo={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"i\
nterventions",against:"against"},fo=["inputs","removed"],Ud=new Set(["server","source","model","lesson","view","theme","\
reads",...fo,...Object.keys(uo)]),$l=["scale","accent","controls","caption"],Vd=new Set([...$l,"fill"]),pl=":scope > a",
gl="pointer-view:hover",lo=matchMedia("(prefers-color-scheme: dark)"),zd={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1},qd=120,Yd=[["short",576,0],["low",352,0],["tight",288,352]],ps={height:525,width:640,least:.75,most:4},Kd="\
400px 0px",yl=660,Jd="[data-answer]:not(pointer-view *)",Xd=/^(\w+):(\d+)$/,Zd="The server draws this chart, and it does\
 not answer.",Qd="The answer above is computed in this browser.",tp="Type visits, or add a place, to see what the model \
answers.",je=null,ho=null,mo=class extends HTMLElement{#s=null;#t=null;#n=null;#r=0;#e=!1;#o="";#a=!1;#l="";#i=[];#h=!1;#u=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#E()},{rootMargin:Kd});#m=new ResizeObserver(()=>requestAnimationFrame(()=>this.#G()));#p=new MutationObserver(
t=>this.#O(t.map(({attributeName:n})=>n??"")));#M=t=>this.getAttribute(t);#g=()=>{if(!this.#n||!this.#t){this.#b();return}
this.#R(this.#$),this.#k()};#v=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#A=({type:t})=>this.#rt(t==="beforeprint");connectedCallback(){
this.#s??=this.#U(),this.#I(),document.addEventListener("pointerscope:theme",this.#g),document.addEventListener(gl,this.#v),
lo.addEventListener("change",this.#g);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#A);this.#m.
observe(this),this.#p.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#u.observe(this):this.#h=!0,this.#b()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#g),document.removeEventListener(gl,this.#v),lo.removeEventListener(
"change",this.#g);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#A);this.#m.disconnect(),this.#p.
disconnect(),this.#u.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#i.join()&&(this.#i=t,this.#K())}get chosen(){
return this.#t?this.#C:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#J();
return Math.ceil(t+fn(this.#t)+n)}get#c(){return this.#s??=this.#U(),this.#s}#E(){this.#h=!0,this.#u.disconnect(),this.#b()}#O(t){
t.some(s=>Vd.has(s))&&(this.#I(),this.#k()),t.includes("beat")&&this.#w();let n=t.filter(s=>Ud.has(s)&&!this.#_(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#h?this.#E():n.length?this.#b():this.#f.some(({name:s})=>t.includes(s))?this.#D()&&
this.#k():t.includes(this.#l)&&this.#b()}#_(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#g(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#w(){if(!this.#o)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#L(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#d("beat",{beat:t===null?null:t+1})}get#f(){return this.#t?Mt(this.#t).choices??[]:[]}#b(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#F()}))}get#S(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#N(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:wt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#$(){let t=this.getAttribute("theme");return t===
"auto"?lo.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#T(){let t=this.getAttribute("scale");return t===
"auto"?this.#y:t!==null&&fe("scale",t)?Number(t):1}get#y(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/ps.height,t/ps.width))/10;return Math.min(ps.most,Math.max(ps.least,
s))}#I(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#T)):
this.style.removeProperty("--scale"),t&&fe("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#W(){if(this.hasAttribute("lesson")){let n=fo.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(uo).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#F(){let{needsHistory:t,query:n}=this.#W;
this.#r+=1;let s=this.#r,r=this.getAttribute("source"),o=this.getAttribute("view")??"",i=this.#S&&o&&(!t||n.visits||n.record);
if(!r&&!i){this.#H(tp);return}if(!this.#h){this.#H("");return}let a=this.#$;this.#R(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#N,path:this.#S,query:n,theme:a},l=this.hasAttribute("server")?this.#N:"",[h]=await Promise.
all([r?oi(r,a):this.#j(c,o),r?null:o===de?Promise.resolve().then(()=>(co(),ao)):pn(l)]),u=lt(h),f=u?await Promise.resolve().then(()=>(co(),ao)):
null;u||await pn(l),await No(()=>{s===this.#r&&(this.#ot(f?.NetworkDrawing??null,Mt(h).title),this.#t=u?h:structuredClone(
h),this.#at(this.#t),this.#st({...c,theme:"light"},o))})}catch(c){s===this.#r&&this.#z(c)}finally{s===this.#r&&this.removeAttribute(
"aria-busy")}}async#j(t,n){let s=n===de?this.#n:null,r=this.getAttribute("model")??"",o=await s?.compute(t,r,{isSilent:!1});
if(o)return o;try{return await Ss(t,n)}catch(i){if(!bl(i))throw i;let a=await s?.compute(t,r,{isSilent:!0});if(!a)throw i;
return a}}#R(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#st(t,n){if(!this.#t||lt(this.#t))return;let{
template:s,meta:r}=this.#t.layout,o=r.templates?.light;je??=o??(this.#$==="light"?s:null),!(je||this.hasAttribute("sourc\
e"))&&(ho??=Ss(t,n),ho.then(i=>{lt(i)||(je??=i.layout.template)}).catch(()=>{ho=null}))}#rt(t){if(this.#a=t,!this.#t||!this.#o)
return;let n=je??this.#n;this.#R(t&&n?"light":this.#$),this.#k(),t||requestAnimationFrame(()=>this.#k())}#U(){let t=document.
createElement("summary");t.textContent="Numbers";let n={title:this.#x("h3","view-title"),caption:this.#x("p","view-capti\
on"),choices:this.#x("div","view-choices"),summary:this.#x("p","view-summary"),failure:this.#x("p","view-failure"),trust:this.#x(
"p","view-trust"),plot:this.#x("div","view-plot"),details:this.#x("details","view-table"),exports:Wo({name:()=>this.#Q,links:()=>this.#gt(),
view:()=>this.#t&&this.#yt(this.#t),picture:(o,i)=>this.#dt(o,i),csv:()=>yn(this.#Z()),json:()=>JSON.stringify(this.#t)})};
n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.
addEventListener("toggle",()=>this.#X());let s=new dn(n.choices,{selected:()=>this.#C,select:(o,i)=>this.#mt(o,i),open:o=>this.#d(
"open",o)}),r=this.querySelector(pl);r?.classList.add("view-stand-in"),this.replaceChildren(...Object.values(n),...r?[r]:
[]),this.addEventListener("toggle",({target:o})=>this.#ft(o),!0);for(let o of[n.plot,n.details,n.choices,n.exports,n.failure])
o.hidden=!0;return{...n,controls:s}}#x(t,n){let s=this.querySelector(`.${n}`),r=s instanceof HTMLElement?s:document.createElement(
t);return r.className=n,r}#ot(t,n){if(t===null==(this.#n===null))return;let s=this.#c,r=s.plot.cloneNode();r.removeAttribute(
"data-listening"),r.role=t?"group":"img",s.plot.replaceWith(r),s.plot=r,this.#n?.bar?.remove(),this.#n=t?new t(r,{title:n,
isProjected:this.hasAttribute("fill"),hover:o=>this.#d("hover",{visits:o}),told:o=>this.#L(o),acts:{server:()=>this.hasAttribute(
"source")?null:this.#N,answered:o=>this.#it(o),resized:()=>requestAnimationFrame(()=>this.#G())}}):null,this.#n?.bar&&s.
summary.before(this.#n.bar)}#it({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#n??{};s?this.setAttribute(
"interventions",s):this.removeAttribute("interventions"),this.#D()&&this.#k(),this.#d("interventions",n)}#V(t){let{plot:n,
details:s,choices:r,exports:o,failure:i}=this.#c;for(let c of[n,s,r,o])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.
hidden=!0)}#H(t){this.#t=null,this.#l="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#V(!0),this.#c.
summary.textContent=t}#z(t){this.#H("");let{failure:n}=this.#c,s=bl(t)&&document.querySelector(Jd)!==null,r=s?Zd:me(t);if(n.
replaceChildren(r),s&&n.append(" ",ep()),n.hidden=!1,this.#d("failed",{message:r}),!(t instanceof nt)||![0,503].includes(
t.status))return;let o=document.createElement("button");o.type="button",o.textContent="Try again",o.addEventListener("cl\
ick",()=>this.#b()),n.append(" ",o)}#at(t){let{title:n,caption:s,controls:r}=this.#c,o=Mt(t);n.textContent=o.title,n.hidden=
!1,s.textContent=o.caption,this.#ct(o.trust),this.toggleAttribute("data-network",lt(t)),this.#V(!1),r.offer(o,lt(t)?[]:t.
data,!this.hasAttribute("fill")),this.#D()&&this.#k()}#ct(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.
hasAttribute("source")||!te.answers)return;let s=document.createElement("a"),r=encodeURIComponent(this.getAttribute("mod\
el")??"");s.href=new URL(`insights/${r}#view-${t.view}`,this.#N).href,s.textContent="Which explanation to believe",n.append(
" ",s)}#k(){if(!this.#t)return;let{plot:t}=this.#c,n=this.#a,s=this.#B(fn(this.#t)),r=n?Math.min(s.width||yl,yl):s.width;
if(!r)return;lt(this.#t)?(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}p\
x`:"",this.#lt(t,this.#t,{...s,width:r}));let o=!this.dataset.drawn;o&&this.querySelector(pl)?.remove(),this.#o=`${r}×${s.
height}`,this.dataset.drawn="true",o&&this.hasAttribute("beat")&&this.#w(),this.#K(),this.#d("drawn",{})}#lt(t,{data:n,layout:s},r){
let o=this.#a,i=o&&je?{...s,template:je}:s,a=this.#q({data:n,layout:i},r);window.Plotly?.react(t,a.data,o?{...a.layout,width:r.
width}:a.layout,zd),t.dataset.listening||this.#ht(t)}#q({data:t,layout:n},{width:s,height:r,isFixed:o}){let i="rgba(0, 0\
, 0, 0)",a=this.#T,{font:c,hoverlabel:l}=n.template.layout,h=c.size*a,u=Jo({data:t,layout:np(n)},{width:s,height:r,isFixed:o,
scale:a}),f={font:{size:h},hoverlabel:{...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...u.layout,
...a!==1&&f,paper_bgcolor:i,plot_bgcolor:i,height:r}}}#ht(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{
if(!n)return;n.data.meta&&this.#d("open",n.data.meta);let[,s,r]=Xd.exec(String([n.customdata].flat()[0]))??[];s&&this.#d(
"select",{table:s,row:Number(r)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#d("hover",{visits:ai(n,this.#Y)})}),t.
on("plotly_unhover",()=>this.#d("hover",{visits:[]}))}get#Y(){return this.#t?Mt(this.#t).visit_axes??[]:[]}#d(t,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#K(){!this.#t||!this.#o||(this.#n?this.#n.mark(
this.#i):ci(this.#c.plot,this.#Y,this.#i))}#B(t){let{plot:n}=this.#c,s=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#I(),this.#ut();let{above:r,below:o}=this.#J();this.
style.setProperty("--below",`${Math.ceil(o)}px`);let i=Math.max(Math.floor(this.offsetHeight-r-o),qd);return{width:s,height:i,
isFixed:!0}}#ut(){let[t,n]=[this.offsetWidth/this.#T,this.offsetHeight/this.#T],s=Yd.filter(([,r,o])=>n<r||t<o).map(([r])=>r).
join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#J(){let{plot:t,details:n,exports:s}=this.#c,r=this.getBoundingClientRect(),
o=r.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(
...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-r.top)/o,below:a/
o}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("deta\
ils"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#G())}#G(){if(!this.#t)return;let{width:t,height:n}=this.#B(
fn(this.#t));t&&this.#o!==`${t}×${n}`&&this.#k()}#mt(t,n){this.setAttribute(t,String(n)),this.#d("option",{[t]:n})}#D(){
let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:ui(this.#f,this.#M);if(n)return this.#z(new Error(n.
message)),this.#l=n.name,!1;let s=Mt(t),r="";if(this.#f.length&&!lt(t)){let o=this.#C;this.#c.controls.show(o);for(let a of t.
data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>o[c]===l));Ai(t,o);let{summaries:i}=s;i&&(s.summary=i.texts[fi(
this.#f,i.by,o)]??""),r=`: ${mi(this.#f,o)}`}return this.#c.summary.textContent=s.summary??"",this.#c.plot.setAttribute(
"aria-label",`${s.title}${r}. ${s.summary??""}`),this.#X(),!0}get#C(){return hi(this.#f,this.#M)}#X(){let{details:t}=this.#c;
if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("r\
ole","region"),n.setAttribute("aria-label",`Numbers: ${Mt(this.#t).title}`),n.append(...this.#Z().map(gn)),t.querySelector(
".table-frame")?.remove(),t.append(n)}#Z(){return this.#t?Si(this.#t,this.#C):[]}async#dt(t,n){let s=this.#t;if(!s)throw new Error(
"There is no figure to save yet.");return{address:lt(s)?await this.#n?.address(t,n)??"":await gi(this.#pt(s),t,n),meta:Mt(
s)}}#pt(t){let{data:n,layout:s}=structuredClone(t),r=this.#B(s.height),{paper_bgcolor:o,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#q({data:n,layout:s},r),l=a?{}:{
paper_bgcolor:o,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:r.width,...l}}}get#Q(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#tt(){return{server:this.#N,path:this.#S,view:this.getAttribute("vi\
ew")??"",values:{...this.#W.query,...this.#C}}}get#et(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=$l.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(s)&&fe(s,r??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#gt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&te.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#tt;return{link:n,embed:ge(
"embed",this.#nt(r)),json:ge("json",r),offline:ge("offline",r)}}#nt(t){let{controls:n,...s}=this.#et,r={...t.values,...s,
...n&&n!=="some"&&{controls:n}};return{...t,values:r}}#yt(t){let n=this.#tt,{title:s,summary:r=""}=Mt(t),o=["model","les\
son","view","reads",...fo,...Object.keys(uo)],i=[...this.attributes].filter(({name:f})=>o.includes(f)),{theme:a,...c}=this.#et,
l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:f,value:d})=>[f,d])),...this.#C,...l&&{theme:l},
...c},u=this.#nt(n);return{title:s,caption:r,name:this.#Q,server:n.server,embed:ge("embed",u),picture:ge("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([f,d])=>[f,String(d)]))}}};function bl(e){return e instanceof nt&&e.status===0}function ep(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=Qd,e}function np(e){let t=Object.
entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let r=s,o=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=r.type==="category"&&!r.categoryarray&&o;return[n,i?{...r,categoryorder:"array",categoryarray:o}:r]});return Object.fromEntries(
t)}customElements.define("pointer-view",mo);var po=["visits","record","user","predict_at","top_k","interventions","against"],ys=["scale","controls","caption","accen\
t"],sp={ArrowRight:1,PageDown:1,ArrowLeft:-1,PageUp:-1},bs="beat",rp={controls:"some"},gs=e=>e.replaceAll("_","-"),it=bo(
document,"pointer-view"),op=(it.dataset.options??"").split(" ").filter(Boolean);function wl(e){if(e.visits||e.record)for(let t of po)
it.removeAttribute(gs(t));if("theme"in e){let t=e.theme??null;document.dispatchEvent(new CustomEvent("pointerscope:choos\
e-theme",{detail:t}))}for(let t of[...po,...ys,bs,...op].filter(n=>n in e)){let n=e[t]??rp[t]??null;n===null?it.removeAttribute(
gs(t)):(!ys.includes(t)||fe(t,n))&&it.setAttribute(gs(t),n)}}function ip(){let{askedTheme:e,theme:t}=document.documentElement.
dataset,n=[...po,...ys,bs].map(s=>[s,it.getAttribute(gs(s))]);return{...Object.fromEntries(n.filter(([,s])=>s!==null)),theme:e??
t,...it.beats&&{beats:it.beats},...it.chosen}}var xl=Object.fromEntries(new URLSearchParams(location.search));for(let e of[
"theme",...ys])delete xl[e];wl(xl);var hn=ko({state:ip,height:()=>it.wantedHeight,set:wl,mark:e=>it.mark(e)});it.addEventListener(
"pointer-view:drawn",()=>hn("state",{}));it.addEventListener("pointer-view:beat",()=>hn("state",{}));it.addEventListener(
"pointer-view:option",()=>hn("state",{}));it.addEventListener("pointer-view:hover",({detail:e})=>hn("hover",e));it.addEventListener(
"pointer-view:failed",({detail:e})=>hn("failed",e));function ap(e){let t=Number(it.getAttribute(bs)),n=e.target instanceof
Element&&e.target.closest("[data-part], input");if(!t||n||e.defaultPrevented||e.altKey||e.ctrlKey)return;let s=t+(sp[e.key]??
0);s===t||s<1||s>it.beats||(e.preventDefault(),it.setAttribute(bs,String(s)))}document.addEventListener("keydown",ap);
