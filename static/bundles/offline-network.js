(()=>{var nl=Object.defineProperty;var _=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var sl=(e,t)=>{for(var n in t)nl(e,n,{get:t[n],enumerable:!0})};var io,rl,S,$=_(()=>{"use strict";({currentScript:io}=document),rl=io instanceof HTMLScriptElement?io.src:"",S=new URL("\
static/js/",rl||document.baseURI).href});async function Rt(e,t,n=wt){let s=await ll(new URL(`api/${e}`,n),t);if(String(n)===wt.href&&ul(s!==null&&!hl(s)),!s)return ao();
if(!(s.headers.get("content-type")??"").includes("json")){let i=cl(s.status);throw new rt(s.status,[{where:"",message:i,
suggestions:[]}])}let o=await s.json().catch(ao);if(!s.ok)throw new rt(s.status,o.errors??[]);return o}async function ll(e,t){
try{let n=await fetch(e,t);return ol.includes(n.status)?null:n}catch(n){if(lo(n))throw n;return null}}function co(e){let t=AbortSignal.
timeout(il);return e?AbortSignal.any([e,t]):t}function hl({headers:e}){return e.get("cache-status")?.startsWith("service\
-worker")??!1}function ul(e){e!==te.answers&&(te.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",
{detail:{answers:e}})))}function ao(e){throw lo(e)?e:new rt(0,[{where:"",message:al,suggestions:[]}])}function lo(e){return e instanceof
DOMException&&e.name==="AbortError"}function Ct(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,s])=>[n,String(s)]))}function ue(e){return e instanceof Error?e.message:String(e)}var rt,wt,te,ol,il,al,cl,ee=_(
()=>{"use strict";$();rt=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=
n}},wt=new URL(S.replace(/^(.*\/)static\/.*$/,"$1")),te={answers:!0},ol=[502,504],il=5e3,al="No response could be read. \
Your input is still here; check your connection and try again.",cl=e=>`The server answered with ${e}.`});function ht(e){return"kind"in e&&e.kind===fe}function At(e){return ht(e)?e.meta:e.layout.meta}function fn(e){return ht(e)?
e.meta.height??0:e.layout.height}var fe,je=_(()=>{"use strict";$();fe="network"});function ge(e){let t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t)}function ye(e){let t=atob(e),n=new Uint8Array(
t.length);for(let s=0;s<t.length;s++)n[s]=t.charCodeAt(s);return n}var be=_(()=>{"use strict";$()});function Ge(e){if(Array.isArray(e))return uh(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=hh[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(ye(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function uh(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function Be({values:e,
shape:t},n){let[,...s]=t,r=s.reduce((o,i)=>o*i,1);return{values:fh(e,n*r,(n+1)*r),shape:s}}function Zo({values:e,shape:t}){
return t.length<2?e:ws({values:e,shape:t})}function ws(e){return Array.from({length:e.shape[0]??0},(t,n)=>Be(e,n).values)}
function fh(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var hh,ks=_(()=>{"use strict";$();be();hh={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function dh(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function ti({shape:e}){return e.reduce((t,n)=>t*
n,1)}function ei(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,r=[],o=(i,a)=>r[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(ti(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:ph(e,i,l,o);r.push(a)}return r.at(-1)??new s(0)}
function ph(e,t,n,s){let{op:r}=t;if(r==="constant")return yh(t,n);let o=gh(e,t,n).map(([u,f])=>s(u,f)),[i=0,a=0,c=0]=o;if(r===
"view"||r==="join")return i;if(r==="where")return i?a:c;if(r==="matmul")return wh(o);if(r==="collect")return Ms.sum?.(o)??
0;if(r==="softmax")return $h(e,t,n,o);let l=Ms[r];if(l)return l(o);let h=mh[r];if(!h)throw new RangeError(`There is no o\
peration ${r}.`);return h(i,a)}function gh(e,t,n){let{op:s,of:r=[],groups:o}=t,[i=0,a=0]=r;if(s==="view")return[[i,kh(t,
n)]];if(s==="join")return[Mh(e,r,n)];if(s==="collect")return(o?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[h,u]=[Math.floor(n/l),n%l],f=Math.floor(h/(t.shape.at(-2)??1))*c*l;return Qo(c).flatMap(
p=>[[i,h*c+p],[a,f+p*l+u]])}if(s==="softmax"||s in Ms){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,h=Qo(
c).map(u=>[i,l*c+u]);return r.length>1?[...h,[a,0]]:h}return r.map(c=>[c,e[c]?.shape.length?n:0])}function yh({values:e=0},t){
return dh(Array.isArray(e)?e[t]??Number.NaN:e)}function bh(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function $h(e,t,n,s){let{place:r,width:o}=bh(e,t,n),i=xh(s.slice(0,o),s[o]);return(i[r]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function xh(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(r=>Math.exp((r-
n)/s))}function wh(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function kh({shape:e,offset:t=0,
strides:n,index:s},r){if(s)return s[r]??0;let[o,i]=[t,r];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;o+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return o}function Mh(e,t,n){let s=n;for(let r of t){let o=ti(e[r]??{op:"",shape:[]});if(s<o)return[r,s];
s-=o}throw new RangeError(`No operand has the element ${n}.`)}function Qo(e){return Array.from({length:e},(t,n)=>n)}function Ah(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Eh(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var mh,
Ms,ni=_(()=>{"use strict";$();mh={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Ah(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Eh(e/Math.SQRT2))},Ms=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function oi({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let r=e[s.trace];if("lines"in s){let o=De(s.lines,t,n);
Object.assign(r,Sh(o,n[s.row],s))}else r[s.attribute]=Zo(De(s.is,t,n))}}function De(e,t,n){let s=Oh(t),r=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===ri?0:a.indexOf(n[i]??"")};return{values:ei(e,(i,a=[])=>{let c=s[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,h)=>Be(l,r(h)),c).values}),shape:e.at(-1)?.shape??[]}}
function Oh(e){let t=si.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,Ge(s)])),si.
set(e,t)),t}function Sh({values:e,shape:t},n,{above:s,to:r}){let o=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==ri&&
l!==n))for(let h=0;h<c;h+=1){let u=Number(e[l*c+h]);u<=s||u>r||(o.push(0,1,null),i.push(l,h,null))}return{x:o,y:i}}var ri,
si,As=_(()=>{"use strict";$();ks();ni();ri="all",si=new WeakMap});function ci(e,t){let{table:n}=At(e);if(n&&"rows"in n)return[n];if(ht(e))return[];let{data:s,layout:r}=e,o=n?[Th(n,r.meta,
t)]:[];return n&&!n.beside?o:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Nh(r,a)),...o]}function pn({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(o=>Es("th",o,"col")));let r=n.
createTBody();for(let[o,...i]of t)r.insertRow().append(Es("th",o,"row"),...i.map(a=>Es("td",a)));return n}function gn(e){
let t=s=>s.map(Rh).join(",");return`${e.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Th(e,t,n){let{columns:s,labels:r}=e;if("values"in e){let i=e.values.map(a=>De(a,t,n).values);return{columns:s,
rows:r.map((a,c)=>[a,...i.map(l=>l[c])])}}let o=ws(De(e.matrix,t,n));return{columns:s,rows:r.map((i,a)=>[i,...Array.from(
o[a]??[])])}}function Nh(e,t){let n=Ge(t.z??[]),s=ii(e,t,"y").map((r,o)=>[r,...Array.from(Be(n,o).values)]);return{columns:[
t.name??"",...ii(e,t,"x")],rows:s}}function ii(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>ai(String(c)));let r=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;if(i)return i.map(ai);let{shape:a}=Ge(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function ai(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function Rh(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
_h,"$1'").replace(Lh,"'"),n=vh.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Es(e,t,n){let s=document.
createElement(e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),
s}var vh,_h,Lh,Os=_(()=>{"use strict";$();ks();je();As();vh=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,_h=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Lh=/^(?=[\t\r\n])/});function Ss(e,t,n){switch(t.kind){case"head":return Ch(e,t,n.architecture);case"mask":return Ph(e,t.visit,n.visits);case"\
skip":return Ih(e,t);case"residuals":return Hh(e);case"gate":return Wh(e,t);case"temperature":return Fh(e,t)}}function Ch({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:r},{layers:o,heads:i}){let a=Array.from({length:o*i},(u,f)=>[Math.floor(
f/i),f%i]),c=e==="all"?a:e,h=c.some(([u,f])=>u===s&&f===r)?c.filter(([u,f])=>u!==s||f!==r):a.filter(([u,f])=>u===s&&f===
r||c.some(([p,g])=>u===p&&f===g));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function Ph({mask_visits:e=[],
...t},n,s){let r=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let o=e.includes(r)?e.filter(
i=>i!==r):[...e,r].sort((i,a)=>i-a);return o.length?{...t,mask_visits:o}:t}function Ih({skip:e=[],...t},{layer:n,part:s}){
let r=e.filter(i=>i.layer!==n||i.part!==s),o=r.length<e.length?r:[...e,{layer:n,part:s}];return o.length?{...t,skip:o}:t}
function Wh({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function Fh(e,{of:t,value:n}){let s=`${t}_te\
mperature`,r={...e};return delete r[s],n===1?r:{...r,[s]:n}}function Hh({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
function hi(e){return Object.entries(e).flatMap(([t,n])=>{let s=jh,r=Object.hasOwn(s,t)?s[t]?.(n,e):"";return r?[{key:t,
text:r}]:[]})}var li,jh,Ts=_(()=>{"use strict";$();li=e=>e.map(t=>t+1),jh={gate:e=>`gate forced to ${e}`,only:e=>`${e} o\
nly`,attention_temperature:e=>`attention temperature ${e}`,pointer_temperature:e=>`pointer temperature ${e}`,scaling:()=>"\
no division by √k",pointer_scaling:()=>"no division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no s\
inusoidal table",position_from_end:()=>"no position from the end",residuals:()=>"no residual connections",layer_norm:()=>"\
no layer norms",remove_heads:(e,{replace_with:t})=>`${e==="all"?"every head":e.map(([s,r])=>`L${s} H${r}`).join(", ")} ${t===
"mean"?"replaced by the mean":"switched off"}`,replace_with:()=>"",skip:e=>`${e.map(({layer:n,part:s})=>`${s.replace("_",
"-")} of layer ${n}`).join(", ")} skipped`,without_features:e=>`without ${e.join(", ")}`,mask_visits:e=>`visit${e.length>
1?"s":""} ${li(e).join(", ")} masked`,order:e=>`order ${li(e).join(" ")}`}});function ui(e,t){return hi(e).map(({key:n,text:s})=>{let r=document.createElement("li"),o=document.createElement("button");
return o.type="button",o.textContent=`${s} ×`,o.title="Take this change back",o.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),r.append(o),r})}var fi=_(()=>{"use strict";$();Ts()});function mi(e,t,n){let s=e.querySelector(t);return s&&Gh(s,n)?s:null}function Gh(e,t){return e instanceof(t??HTMLElement)}
var di=_(()=>{"use strict";$()});function pi(e){return yn!==null&&Object.hasOwn(yn,e)}async function gi(e,t=wt){return $e?Bh(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await $i(e,"vocabulary")))}async function Bh(e,t){try{return await Rt(
e,{},t)}catch(n){if(!(n instanceof rt)||n.status)throw n;let s=new URL(`api/${e}`,t),r=await fetch(s,{cache:"force-cache"}).
catch(()=>null);if(!r?.ok)throw n;return r.json()}}async function yi({id:e,weights:t},n,s=wt){if(!$e)return $i(e,"weight\
s",n);let r=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return xi(new URL(r,s),"weights",n)}async function bi(e,{
weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(
r=>r.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the \
page again.")}async function $i(e,t,n=!1){let s=yn?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.
startsWith("#"))return xi(new URL(s,document.baseURI),t,n);let r=document.getElementById(s.slice(1))?.textContent??"";return ye(
r.trim()).buffer}async function xi(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`Th\
e ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function Dh(e){let t=mi(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var yn,$e,Ns=_(()=>{"use strict";$();ee();be();di();yn=Dh("model-files"),$e=yn===
null});function Ue(e){let{tensors:t,...n}=e,s=Object.entries(t).map(([r,{data:o,shape:i}])=>[r,{values:new Float32Array(ye(o).buffer),
shape:i}]);return{...n,tensors:Object.fromEntries(s)}}function vs({tensors:e,weights:t,...n}){let s=Object.entries(e).map(
([r,{values:o,shape:i}])=>[r,{dtype:"<f4",shape:i,data:ge(new Uint8Array(Float32Array.from(o).buffer))}]);return{...n,tensors:Object.
fromEntries(s)}}var bn=_(()=>{"use strict";$();be()});function Kh({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function Ai({prediction:e},{prediction:t,places:n}){let s=t.location===e.location,r=s?"":`${n[t.location]?.label??
t.name}, `,o=Math.round(1e3*e.probability)-Math.round(1e3*t.probability);return{value:`${r}${(100*t.probability).toFixed(
1)} %`,change:s&&o?`${o>0?"▲":"▼"} ${Math.abs(o/10).toFixed(1)} points`:"",isMore:o>0}}function _s(e,t){e.textContent=
t?Kh(t):"…";let{location:n,probability:s}=t?.prediction??{};for(let[r,o]of Object.entries({location:n,probability:s,engine:t?.
engine}))o===void 0?delete e.dataset[r]:e.dataset[r]=String(o)}function ki(e){try{return e()}catch(t){let{problems:n}=t;
throw n?new rt(422,n):t}}function Xh(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(
s):s]);return Ct(Object.fromEntries(t))}var Uh,wi,Vh,zh,qh,Yh,Mi,$n,Ls=_(()=>{"use strict";$();ee();Ns();bn();Uh=["brows\
er","server"],wi=20,Vh=300,zh=4,qh="static/bundles/browser-model.js",Yh="The network could not be loaded.",Mi={address:new URL(
"../bundles/browser-model.js",S).href,load(e){let t=null,n=r=>{t=r};return document.dispatchEvent(new CustomEvent("point\
erscope:engine",{detail:n})),t?Promise.resolve(t):String(e)===wt.href?import(Mi.address):import(new URL(qh,e).href)}};$n=
class{#s;#t;#n;#r=null;#e=null;#o=!1;#a=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=wt){this.#s=t,this.#n=s,
this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Uh.includes(t)?t:null,$e||(this.choice=
"browser"),this.obstacle="",this.#e||(this.#r=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==null&&
this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.#r&&this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(o=>setTimeout(o,Vh))]),this.#e&&this.choice!==
"server")return this.explainHere(t);if(!$e)throw new rt(0,[{where:"",message:this.obstacle,suggestions:[]}]);let r=this.
choice!=="server"&&!!navigator.serviceWorker?.controller?co(n):n;try{return{...await this.#l(t,r),engine:"server"}}catch(o){
if(!(o instanceof rt&&o.status===0)||this.choice==="server")throw o;if(await this.prepare(),this.#e)return this.explainHere(
t);throw this.choose(this.choice),o}}async compute(t){await this.prepare();let n=this.#e;if(!n){let s=`The server does n\
ot answer. This browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new rt(0,[{where:"",message:s,suggestions:[]}])}
return ki(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if($e||await this.prepare(),this.#e&&this.choice!=="server"){
let{places:s}=this.#e;return s.search(t,wi).map(({id:r,category:o})=>({label:s.label(r),notation:s.notation(r),category:o}))}
let{items:n}=await Rt(`${this.#t}/locations?${Ct({q:t,limit:wi})}`,{},this.#n);return n}async prepare(){try{this.#r??=this.#i(),
this.#e=await this.#r}catch(t){this.#o=!0;let n=t instanceof rt?!t.status:t instanceof TypeError;this.obstacle=n?Yh:ue(t)}}explainHere(t){
let n=this.#e,{interventions:s,...r}=t,o=JSON.stringify([r,s||null]),i=this.#a.get(o);if(i)return i;let a={...ki(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#a.keys();return this.#a.size>=zh&&this.#a.delete(c),this.#a.set(o,a),a}async#l(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let r=`${this.#t}/views/network?${Xh(t)}`,{trace:o}=await Rt(
r,{...n&&{signal:n}},this.#n);return Ue(o)}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(
t),...n&&{signal:n}};return Rt(`${this.#t}/explain?encoding=base64`,s,this.#n)}async#i(){let t=await gi(this.#s,this.#n);
if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},
s]=await Promise.all([Mi.load(this.#n),yi(t,this.#o,this.#n)]),r=bi(s,t);r.catch(()=>{});let o=new n(t,s);return await r,
o}}});var Jh,xn,Ei=_(()=>{"use strict";$();fi();Ls();Jh={browser:"Computed in this browser.",server:"Computed in Python."},xn=
class{#s;#t=document.createElement("output");#n=document.createElement("span");#r=document.createElement("ul");#e=document.
createElement("button");#o=document.createElement("span");#a=document.createElement("p");engine="server";constructor(t){
this.#s=t,this.root=document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer=
"",this.#n.className="quiet",this.#r.setAttribute("aria-label","Changes"),this.#e.type="button",this.#e.textContent="as \
learned",this.#e.title="Take all changes back",this.#e.addEventListener("click",()=>t({})),this.#o.className="quiet",this.#a.
className="view-failure",this.#a.setAttribute("role","alert"),this.root.append(this.#t,this.#n,this.#r,this.#e,this.#o,this.#a)}show(t,n,{
learned:s,isCompared:r,note:o}){this.engine=t.engine,_s(this.#t,t),this.#t.title=Jh[t.engine];let{value:i,change:a}=s?Ai(
t,s):{value:"",change:""};this.#n.textContent=i&&`as learned ${i}${a&&` ${a}`}`,this.root.classList.toggle("compares",r),
this.#i(n),this.#l(o),this.fail("")}wait(t,n){_s(this.#t,null),this.#n.textContent="",this.#i(t),this.#l(n),this.root.hidden=
!1,this.#a.hidden=!0}fail(t){this.#a.textContent=t,this.#a.hidden=!t,t&&(this.root.hidden=!1)}#l(t){this.#o.textContent=
t,this.#o.hidden=!t}#i(t){let n=this.root.contains(document.activeElement),s=ui(t,this.#s);this.#r.replaceChildren(...s),
this.root.hidden=this.#e.hidden=s.length===0,n&&!this.root.contains(document.activeElement)&&this.#e.focus()}}});function Rs(e,t,n){return{kind:fe,get trace(){return vs(t)},get before(){return n&&vs(n)},meta:{...e,summary:Qh(t,n),table:{
columns:Zh,rows:tu(t)}}}}function Oi({prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function Qh(e,t){
let{probability:n,from_pointer:s,from_generation:r}=e.prediction,o=n?`${Oi(e)} leads with ${wn(n)}: ${wn(s)} copied by t\
he pointer, ${wn(r)} from the generation head.`:"No known place has any probability.";return t?`${o} Compared with: ${Oi(
t)} with ${wn(t.prediction.probability)}.`:o}function tu(e){let{pointer:t,generation:n,final:s}=e.location_probabilities,
r={pointer:t,generation:n,final:s},o={pointer:"pointer.probabilities",generation:"generation.probabilities",final:"proba\
bilities"},i=(c,l)=>e.tensors[o[c]]?.values[l]??r[c]?.find(h=>h.location===l)?.probability??null,a=[...s,...e.visits,...n??
[]].map(({location:c})=>c);return[...new Set(a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(o).map(l=>i(l,c))])}
var Zh,wn,Si=_(()=>{"use strict";$();je();bn();Zh=["place","pointer","generation head","probability"];wn=e=>`${(100*e).toFixed(
1)} %`});function Ni(e,t){return Ps(e,t).isInBrowser}async function vi(e,t,n,s){let r=await Ps(t,n).compute(Ct(s)),o=Rs(e,r,null);
return Cs.set(o,r),o}function su(e){return"tensors"in e}function Ps(e,t){let n=JSON.stringify([t,e]),s=Ti.get(n)??new $n(
e,null,t??wt);return s.draws=!0,Ti.set(n,s),s}var eu,nu,Ti,Cs,kn,_i=_(()=>{"use strict";$();Ei();ee();Ts();Ls();Ns();Si();
eu="Loading the network …",nu="Waiting for the server …",Ti=new Map,Cs=new WeakMap;kn=class{#s;#t;#n=null;#r=null;#e=null;#o=null;#a=null;#l={};#i={};#h=[];#u=[];#m=0;#g=0;constructor(t,n){
this.#s=t,this.#t=n,this.bar=new xn(r=>this.#c(r));let{drawn:s}=t;s.addEventListener("focusin",()=>this.#M());for(let r of[
"pointerover","pointerdown"])s.addEventListener(r,({target:o})=>{o instanceof Element&&o.closest("[data-act]")&&this.#M()});
for(let r of[t.root,this.bar.root])r.addEventListener("keydown",o=>this.#E(o))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(t,n,s,r){this.#m+=1,cancelAnimationFrame(this.#g),this.#r=t,this.#e=n,this.#a=s,this.#l=
this.#i=n.interventions,this.#o=this.text?null:n,this.#h=[],this.#u=[];let o=this.#t.server(),i=n.notation!==null&&(o!==
null||pi(n.model));this.#n=i?Ps(n.model,o):null,i?this.#s.hooks.act=a=>this.#y(a):delete this.#s.hooks.act,this.#s.hooks.
whatIf=a=>this.#A(Ss(this.#i,a,n)),this.#f(n,r)}follows(t){if(t===(this.text??""))return!0;let n=this.#t.server()===null||
this.#n?.isInBrowser;if(!this.#n||!n)return!1;try{return this.#c(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#M(){this.#n?.
prepare()}#y(t){if(!this.#e)return;let n=Ss(this.#i,t,this.#e);"isDone"in t&&!t.isDone?this.#v(n):this.#c(n)}#v(t){cancelAnimationFrame(
this.#g),this.#g=requestAnimationFrame(()=>{let n=this.#A(t);n&&(this.#s.show(n,this.#a??this.#o),this.#f(n,"browser",t))})}#A(t){
return this.#n?.model?.trace(this.#L(t))??null}#c(t){this.#h.push(this.#i),this.#u=[],this.#_(t)}#E(t){let n=t.key.toLowerCase();
!this.#n||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#O(this.#u,this.#h):
this.#O(this.#h,this.#u))}#O(t,n){let s=t.pop();s&&(n.push(this.#i),this.#_(s))}async#_(t){let n=this.#n;if(!n)return;cancelAnimationFrame(
this.#g),this.#i=t,this.#m+=1;let s=this.#m,r=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,r?eu:nu),this.#t.
resized();try{await n.prepare();let o=Object.keys(t).length>0,{engine:i,...a}=await this.#x(n,t),c=o&&!this.#a;if(c&&(this.#o??=
await this.#x(n,{})),s!==this.#m||!this.#r)return;let l={...a,interventions:t},h=this.#a??(c?this.#o:null);this.#e=l,this.#l=
t,o||(this.#o=l),this.#f(l,i);let u=Rs(this.#r,l,this.#a);this.#t.answered({figure:u,trace:l,before:h,interventions:t})}catch(o){
if(s!==this.#m||!this.#e)return;n.choose(n.choice),this.#i=this.#l,this.#s.show(this.#e,this.#a??(this.text?this.#o:null)),
this.#f(this.#e,this.bar.engine),this.bar.fail(ue(o)),this.#t.resized()}}async#x(t,n){let s=await t.explain(this.#L(n));
if(!su(s))throw new Error("The server gave no trace of this network.");return s}#L(t){let{notation:n,user:s,predict_at:r,
location_probabilities:o}=this.#e;return{visits:n??"",user:s,predict_at:r,top_k:o.final.length,interventions:Object.keys(
t).length?t:null}}#f(t,n,s=this.#l){let{sharesWeights:r=!0,obstacle:o=""}=this.#n??{},i=Object.keys(s).length>0;this.bar.
show({...t,engine:n},s,{learned:i&&!this.#a?this.#o:null,isCompared:this.#a!==null,note:r&&o?`This browser cannot comput\
e: ${o}`:""})}}});function m(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(ru)}}function Ve(e){return e==null||e===!1?null:String(typeof e=="number"?Et(e):e)}function Et(e){return Math.round(
e*100)/100}function xe(e){return e.map(({x:t,y:n,width:s,height:r})=>{let o=Et(s);return`M${Et(t)} ${Et(n)}h${o}v${Et(r)}\
h${-o}Z`}).join("")}function Ht(e,t,n,s){let[r,o,i,a]=[t[0],t[1],s[0],s[1]].map(Et),[c,l,h]=[e,n,(e+n)/2].map(Et);return`\
M${c} ${r}C${h} ${r} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${o} ${c} ${o}Z`}function Is(e,t,n,s){let[r,o,i,a]=[t[0],
t[1],s[0],s[1]].map(Et),[c,l,h]=[e,n,(e+n)/2].map(Et);return`M${r} ${c}C${r} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h}\
 ${o} ${h} ${o} ${c}Z`}function Li(e,t,n,s){let[r,o,i,a]=[t[0],t[1],s[0],s[1]].map(Et),[c,l]=[e,n].map(Et);return`M${r} ${c}\
Q${r} ${i} ${l} ${i}L${l} ${a}Q${o} ${a} ${o} ${c}Z`}function ru(e){return e!=null&&e!==!1&&e!==""}var G=_(()=>{"use str\
ict";$()});function U(e,t,n=!1){let s=0;for(let r of e)s+=Ws(r);return s*t*(n?1.06:1)}function Ws(e){return ou.test(e)||e===" "?.29:
iu.test(e)?.87:au.test(e)?.65:.55}function ot(e,t,n,s=!1){if(U(e,n,s)<=t)return e;let r=t/(n*(s?1.06:1))-Ws("…"),o="";
for(let i of e){if(r-=Ws(i),r<0&&o)break;o+=i}return`${o.trimEnd()}…`}function Mn(e,t,n,s,r=!1){let o=[],i="",a=e.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||U(h,n,r)<=t){i=h;continue}if(o.length===s-1){i=[i,...a.slice(
c)].join(" ");break}o.push(i),i=l}return[...o,ot(i,t,n,r)]}function O(e,t=0){let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.
toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function T(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.
toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function jt(e){let t=Math.round(e);if(t<60)return`${t}\
 min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function lt(e){let t=n=>String(Math.
floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var ou,iu,au,gt,z=_(()=>{"use strict";$();ou=/[ijlI.,:;'|!()[\]]/,
iu=/[mwMW%@—…]/,au=/[A-ZÄÖÜ0-9+=<>]/;gt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function ze({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?null:e.hasVisitsOf(t)?t.pointerWeights:
null}function An(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let r=ze(e),o=(h,[u=0,f=0])=>h+Math.max(u,f),
i=Array.from(r??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...Ri(t),...Ri(n)],c=[...new Set(a)].flatMap(h=>lu.map(u=>[
t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+Number(f[h]),0)));return Math.max(1,
i.reduce(o,0),[...c,l].reduce(o,0))}function Ri({trace:e,locations:t}){let n=e.tensors.probabilities;if(n)return Array.from(
n.values,(o,i)=>i);let{final:s,generation:r}=e.location_probabilities;return[...t,...[...s,...r??[]].map(({location:o})=>o)]}
function En({key:e,now:t,before:n,path:s,edges:r,style:o="",title:i=""}){if(n===null||Math.abs(t-n)<cu)return null;let a=t>
n?"more":"less",[c,l]=r[a];return!c||!l?null:m("path",{key:`${a} ${e}`,class:`change ${a}${o}`,d:s(c,l)},i&&m("title",{},
i))}function On(e,t,n){return`${O(e,1)}; ${n} ${O(t,1)}`}var cu,lu,we=_(()=>{"use strict";$();G();z();cu=.6,lu=["pointer",
"generation"]});function Sn(e,t){return e.map(n);function n(s){let r=s.children.map(f=>typeof f=="string"?f:n(f)),{attributes:o}=s,i=o["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:r};let c=r.find(f=>typeof f!="string"&&f.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...o,class:`${o.class} ${l}`,"aria-label":`${o["aria-label"]}\
; ${h}`},children:[...r,...typeof c=="object"&&u?[u(c)]:[]]}}}var Fs=_(()=>{"use strict";$()});function Ci(e,t,n){return t?Sn(e,s=>{let r=t.parts.find(i=>Pi(i.name)===s);if(!r)return null;let o=Wi(r.value);return{className:r.
isKept?"in-circuit":"spare",words:`${r.isKept?"in":"not in"} the smallest set, adds ${o} points`,onTop:i=>hu(i,r,o,n)}}):
e}function Pi(e){return e.replace(/\.feed_forward$/,".stream")}function hu({attributes:e},{layer:t,head:n},s,r){let[o,i,
a,c]=["x","y","width","height"].map(b=>Number(e[b])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*r,[u,f]=[U(l,h)+.9*h,1.5*h],
p=Number(o)+(t===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(t===null?0:Number(c)-f/2-2);return m("g",{key:"circuit",class:"\
added"},m("rect",{x:p-u/2,y:g-f/2,width:u,height:f,rx:f/2}),m("text",{x:p,y:g+.36*h,"font-size":h},l))}function Ii({parts:e},t){
let n=e.find(o=>Pi(o.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",r=n.isKept?"belongs":"do\
es not belong";return`${s} ${r} to the smallest set, and adds ${Wi(n.value)} points.`}function Wi(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function Fi(e,t){let{parts:n,
location:s,whole:r,smallest:o}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${O(o,1)}.`,text:`All give it ${O(r,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var Hi=_(()=>{"use strict";$();Fs();G();z()});var qe,Tn,ji=_(()=>{"use strict";$();qe="Circuit",Tn=class{circuit=null;failure="";#s;#t;#n=null;constructor(t,n){this.#s=
t,this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smallest set o\
f parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),this.#o(
!1,qe)}get isOn(){return this.button.getAttribute("aria-pressed")==="true"}toggle(){let t=!this.isOn;this.#o(t,qe),this.#r(),
this.#t(),t&&this.#e(0)}renew(){this.#r(),this.isOn&&this.#e(250)}#r(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=
""}async#e(t){let n=new AbortController;if(this.#n=n,this.#o(!0,`${qe} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.
aborted){try{let s=await this.#s(r=>{n.signal.aborted||this.#o(!0,`${qe} ${Math.floor(100*r)} %`)},n.signal);if(n.signal.
aborted)return;this.circuit=s}catch(s){if(n.signal.aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#o(
!0,qe),this.#t()}}#o(t,n){this.button.setAttribute("aria-pressed",String(t)),this.button.textContent=n}}});function Nt(e,t){for(let{kind:n,pattern:s}of uu){let r=s.exec(e??"");if(!r)continue;let o=Object.entries(r.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(o)};return fu(i,t)?i:null}return null}function fu({kind:e,visit:t=0,
layer:n=0,head:s=0,location:r=2},o){return e==="pointer"?o.hasPointer:e==="generation"?o.hasGeneration:e==="gate"?o.hasGate:
t<o.count&&n<o.layers&&(e!=="head"||s<o.heads)&&r>1&&r<o.trace.architecture.locations}function yt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function Ye(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:yt(e,t)}function bt({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function Ot(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}
var uu,ut=_(()=>{"use strict";$();uu=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},
{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},
{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},{kind:"generation",pattern:/^generation$/},{kind:"\
gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function Di(e,t,n,s){let r=e.target instanceof Element?e.target:null,o=r?.closest("[data-act]")?.getAttribute("data-act"),
i=r?.closest("[data-part]")?.getAttribute("data-part"),a=Nt(i,t);if(o==="gate")return pu(e,n);if(o==="attention_temperat\
ure")return Bi(e,t,"attention");if(o==="pointer_temperature")return Bi(e,t,"pointer");if(!s||a?.kind!=="visit"||o||e.pointerType===
"touch")return null;let c=r?.closest(".day-ribbon"),l=r?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?bu(e,c,t,h,l):gu(e,n,h)}function Ui({pointerId:e,pointerType:t,target:n,clientX:s,clientY:r}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||t==="touch")return null;let a=!1;
return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-s,h-r)>=js,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Gs({trace:e},t,n){let s=(e.interventions[`${t}\
_temperature`]??1)*2**n,{least:r,most:o}=du;return Number(Math.min(o,Math.max(r,s)).toPrecision(2))}function pu({pointerId:e},t){
let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{pointer:e,follows:!0,to({type:r,clientX:o,clientY:i},a){
if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(o-n.left)/n.width;return r!=="pointercancel"&&(s=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}function Bi({pointerId:e,clientX:t},n,s){let r=!1;return{
pointer:e,follows:!0,to({clientX:o},i){if(r||=Math.abs(o-t)>=js,!r)return null;let a=Gs(n,s,(o-t)/mu);return{kind:"tempe\
rature",of:s,value:a,isDone:i}}}}function gu({pointerId:e,clientY:t},n,s){let r=s,o=!1;return{pointer:e,follows:!1,to({clientY:i},a){
if(o||=Math.abs(i-t)>=js,!o)return null;let c=Math.sign(yu(n,i)-r);if(c===0&&!a)return null;let l={kind:"move",visit:r,by:c,
isDone:a};return r+=c,l}}}function yu(e,t){let s=[...e.querySelectorAll(".visit > .chip")].map(r=>{let{top:o,bottom:i}=r.
getBoundingClientRect();return Math.abs((o+i)/2-t)});return s.indexOf(Math.min(...s))}function bu({pointerId:e,clientX:t},n,s,r,o){
let{start_minute:i=0,duration_minutes:a=0}=s.visits[r]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-t)>=2,!l)return null;let p=Hs*
Math.round((u-t)/c*Gi/Hs),g=o==="time"?Math.min(Gi-Hs,Math.max(0,i+p)):Math.max(0,a+p);return g===h&&!f?null:(h=g,{kind:o,
visit:r,minutes:g,isDone:f})}}}var js,Gi,Hs,mu,du,Vi=_(()=>{"use strict";$();ut();js=5,Gi=1440,Hs=5,mu=60,du={least:.1,most:10}});function St(e){let t=0;for(let n=1;n<e.length;n++)Number(e[n])>Number(e[t])&&(t=n);return t}var $u,Gt,ke=_(()=>{"use str\
ict";$();$u=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],
["position_from_end","order"]],Gt=class{#s=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.
count=t.visits.length;let{layers:s,heads:r,components:o}=t.architecture;this.layers=s,this.heads=o.includes("attention")?
r:0,this.hasPointer=o.includes("pointer"),this.hasGeneration=o.includes("generation"),this.hasGate=this.hasPointer&&this.
hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:t.
trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.
count&&t.every((n,s)=>n===this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has \
no ${t}.`);return n.values}has(t){return t in this.trace.tensors}weights(t,n){return this.values(`layers.${t}.heads.${n}\
.weights`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.
remove_heads;return s?s==="all"||s.some(([r,o])=>r===t&&o===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).
some(s=>s.layer===t&&s.part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)
for(let r of this.weights(n,s))t=Math.max(t,r);return t||1}get slices(){return $u.filter(([t])=>this.has(`inputs.${t}`)).
map(([t="",n=""])=>({name:t,label:n,lengths:this.#e(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:t})=>Math.max(...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),r=new Float32Array(this.count),
o=this.has(`${n}.attention_out`)?this.#e(`${n}.attention_out`):null;return{residual:this.#e(`${n}.residual_in`),attention:o&&
s("attention")?r:o,feedForward:s("feed_forward")?r:this.#e(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let t=this.pointerWeights,n=new Map;for(let[s,r]of this.locations.entries()){if(!this.hasPointer)break;let o=n.get(r)??{
location:r,...this.nameOf(r),probability:0,visits:[]};o.probability+=t[s],o.visits.push(s),n.set(r,o)}return[...n.values()].
sort((s,r)=>r.probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.
category??null}}answer(t,n=[]){let{final:s}=this.trace.location_probabilities,r=s.slice(0,t).map(({location:p})=>p),o=[...new Set(
n)].filter(p=>!r.includes(p)),i=r.filter(p=>!n.includes(p)),a=i.slice(Math.max(0,i.length-o.length)),l=[...r.filter(p=>!a.
includes(p)),...o].map(p=>this.#t(p)),h=p=>l.reduce((g,b)=>g+b[p],0),u=this.#r(l),f={location:-1,label:`${u} others`,category:null,
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
this.count;o++){let i=0;for(let a=o*s;a<(o+1)*s;a++)i+=n[a]**2;r[o]=Math.sqrt(i)}return r}}});function Pt(e,t){for(let[s,r]of xu){let o=r.exec(e??"");if(!o)continue;let i=Object.fromEntries(Object.entries(o.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return ku(a,t)?a:null}return null;function n(s,r,{
count:o,trace:i}){let a=o-1;return{kind:s,name:e??"",isLeaf:"query"in r||"number"in r||s==="stream"&&"visit"in r||(s==="\
pointer"||s==="generation")&&Object.keys(r).length>0,layer:0,head:0,query:a,visit:wu(s,r,t)??a,number:null,location:s===
"generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function wu(e,{layer:t=0,head:n=0},s){
return e==="pointer"&&s.hasPointer?St(s.pointerWeights):e==="head"&&t<s.layers&&n<s.heads?St(s.lastRow(t,n)):null}function ku({
kind:e,layer:t,head:n,query:s,visit:r,number:o,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return e===
"head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||e==="gate"&&!a.hasGate?!1:t<a.layers&&
s<a.count&&r<a.count&&(o??0)<l&&i>1&&i<c}function zi(e,t){let{kind:n,layer:s,head:r,isLeaf:o,number:i,location:a}=e,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${r}`,`Head ${r}`),n==="head"&&o&&l(e.name,"one cell"),n==="stream"&&o&&l(`l\
ayers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${e.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&o&&l(e.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&o&&l(e.name,t.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(e.
name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.visit+1}`}}function Bs(e){let t=e.
split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(".")[0]??"")?2:1;return t.length<=
s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function Ds(e,t,n){let s=Pt(e,n),[r,o]=Mu[t]??[0,0];if(!s||r===0&&o===
0)return null;let i=Au(s,r,o,n);return i!==null&&Pt(i,n)?i:null}function Au(e,t,n,s){let{kind:r,layer:o,head:i,query:a,visit:c,
number:l,isLeaf:h}=e;switch(r){case"head":{if(h)return`layers.${o}.heads.${i}.${a+n}.${c+t}`;let f=o*s.heads+i+t;return n!==
0?`layers.${o+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${o}\
.stream.${c+n}.${l+t}`:n!==0?`layers.${o}.stream.${c+n}`:`layers.${o+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,p){let g=f.findIndex(({location:d})=>d===
e.location),b=g<0||n===0?void 0:f[g+n];return b?`${p}.${b.location}`:null}}var xu,Mu,Me=_(()=>{"use strict";$();ke();xu=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];Mu={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function C(e){return e.stage.type/13}function q(e,t,n="label"){let s=n==="title"||n==="strong";return Vs*U(qi(t),Us[n]*C(
e),s)}function qi(e){return e.replaceAll("−","+")}function j(e,t,n,s,{kind:r="label",also:o,anchor:i,width:a,key:c}={}){
let l=r==="title"||r==="strong",h=a===void 0?s:ot(s,a/Vs,Us[r]*C(e),l),u=[r,i,o].filter(Boolean).join(" ");return m("tex\
t",{...c&&{key:c},class:u,x:t,y:n},h)}function D(e,{x:t,y:n,width:s},r,o="label"){let i=Us[o]*C(e),a=U(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of r){let f=u.reduce((g,b)=>g+Tu(b,i),0),p=c.at(-1);p&&l+a+f<=s?(p.push({text:" "},...u),l+=
a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>Su(t,n+i*(1+1.5*f),u,o,i)),height:c.length*1.5*i}}function F(e){return e.
split(" ").map(t=>[{text:t}])}function Su(e,t,n,s,r){let o=.4*r,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-o:o;i=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("t\
ext",{class:s,x:e,y:t},a)}function Tu({text:e,kind:t="",isRaised:n=!1},s){let r=(n?Eu:1)*(t.includes("math")?Ou:1);return Vs*
U(qi(e),s*r,t.includes("strong"))}var Us,Eu,Vs,Ou,ft=_(()=>{"use strict";$();G();z();Us={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},Eu=.78,Vs=1.07,Ou=1.12});function Bt(e,t,n){let s=e.length/t,r=new Uint8Array(s*(t+1));for(let a=0;a<s;a++)for(let c=0;c<t;c++){let l=Math.min(1,
Math.max(0,Number(e[a*t+c])||0));r[a*(t+1)+1+c]=Math.round(l*(vn-1))}let o=[..._n(t),..._n(s),8,3,0,0,0],i=[Nu,...Nn("IH\
DR",o),...Nn("PLTE",_u(n)),...Nn("IDAT",Lu(r)),...Nn("IEND",[])];return`data:image/png;base64,${ge(Ki(i))}`}function _u([
e,t]){let n=[...e,...t].join(" "),s=Yi.get(n);if(s)return s;let r=new Uint8Array(3*vn);for(let o=0;o<vn;o++){let i=o/(vn-
1);for(let a of[0,1,2])r[3*o+a]=Math.round(e[a]+i*(t[a]-e[a]))}return Yi.set(n,r),r}function Nn(e,t){let n=[...e].map(r=>r.
charCodeAt(0)),s=4294967295;for(let r of[n,t])for(let o=0;o<r.length;o++)s=Number(vu[(s^Number(r[o]))&255])^s>>>8;return[
_n(t.length),n,t,_n(~s)]}function Lu(e){let t=[[120,1]];for(let r=0;r<e.length;r+=zs){let o=e.subarray(r,r+zs),i=r+zs>=e.
length,[a,c]=[o.length&255,o.length>>8];t.push([Number(i),a,c,a^255,c^255],o)}let[n,s]=[1,0];for(let r of e)n=(n+r)%65521,
s=(s+n)%65521;return Ki([...t,[s>>8,s&255,n>>8,n&255]])}function Ki(e){let t=new Uint8Array(e.reduce((s,{length:r})=>s+r,
0)),n=0;for(let s of e)t.set(s,n),n+=s.length;return t}function _n(e){return[24,16,8,0].map(t=>e>>>t&255)}var Nu,vn,zs,vu,
Yi,Ke=_(()=>{"use strict";$();be();Nu=[137,80,78,71,13,10,26,10],vn=256,zs=65535,vu=Uint32Array.from({length:256},(e,t)=>{
let n=t;for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n}),Yi=new Map});function Qi(e,t,n){let{width:s,height:r}=e.stage.size,o=C(e),i=Math.min(Ru*o,.035*s),a=Cu(e,t,i),c={x:i,y:a.height,width:s-
2*i,height:r-a.height-6*o};return[m("g",{key:"opened",class:"opened","font-size":13*o,"data-block":t.name},a.marks,ta(n,
c,16*o).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function ta(e,t,n){let s=n*(e.length-1),r=e.reduce((f,{least:p})=>f+
p.width,s),o=e.reduce((f,{least:p})=>f+p.height,s),i=e.every(({least:f})=>f.height<=t.height),a=e.every(({least:f})=>f.width<=
t.width);if(e.length>1&&!(r<=t.width&&i)&&!(o<=t.height&&a)){let f=e.reduce((p,g)=>g.rank>p.rank?g:p);return ta(e.filter(
p=>p!==f),t,n)}let c=e.length===1||r<=t.width&&i,l=e.reduce((f,{share:p=1})=>f+p,0),{x:h,y:u}=t;return e.map(f=>{let p=(f.
share??1)/l,g=c?{x:h,y:u,height:t.height,width:f.least.width+p*(t.width-r)}:{x:h,y:u,width:t.width,height:f.least.height+
p*(t.height-o)};return c?h+=g.width+n:u+=g.height+n,{card:f,box:g}})}function X(e,{x:t,y:n,width:s,height:r},o,i=o){let a=C(
e),c=q(e,o,"title")<=s-28*a;return[m("rect",{key:"card",class:"card",x:t,y:n,width:s,height:r,rx:10*a}),j(e,t+14*a,n+22*
a,c?o:i,{kind:"title",width:s-28*a})]}function Z(e,{x:t,y:n,width:s,height:r}){let o=C(e);return{x:t+14*o,y:n+30*o,width:s-
28*o,height:r-38*o}}function mt(e,t,n,s,r,{isButton:o=!0,isPressed:i}={}){let a=C(e),c=q(e,s,"label")+(o?24:4)*a;return{
mark:m("g",{key:s,class:`part control${o?"":" link-words"}${i?" pressed":""}`,role:"data-more"in r?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":i===void 0?null:String(i),...r},m("rect",{class:o?"control-ground":"ground",x:t,y:n-15*a,width:c,
height:30*a,rx:15*a}),j(e,t+(o?12:2)*a,n+4.5*a,s)),width:c}}function Cu(e,t,n){let{width:s,height:r}=e.stage.size,o=C(e),
i=zi(t,e.reading),a=Pu(e,i,n),c="goes back",l=46*o+q(e,c,"small"),h="You are here",u=q(e,h,"small")+10*o,f=s-n,p=f-a.end-
20*o,g=r>=560*o&&Ys(e,qs*o)>p,b=g?Ji(e,f-n-u):Ji(e,p,Zi*2),d=b?Ys(e,b):0,y=g||p-d>=u,w=g?p:p-d-(y?u:0),x=(g?46:8)*o+(qs*
o-(b??0))/2;return{height:(g?Xi+36:Xi)*o,marks:[a.marks,w>=l+16*o&&m("g",{key:"escape",class:"escape"},m("rect",{class:"\
key",x:a.end+16*o,y:10*o,width:34*o,height:22*o,rx:5*o}),j(e,a.end+33*o,25.5*o,"Esc",{kind:"small",anchor:"middle"}),j(e,
a.end+58*o,25.5*o,c,{kind:"small"})),b!==null&&y&&j(e,f-d-10*o,(g?64:26)*o,h,{kind:"small",anchor:"end"}),b!==null&&m("g",
{key:"thumbnails"},Iu(e,t,f-d,x,b))]}}function Pu(e,t,n){let s=C(e),r=e.stage.size.width-2*n,o=n,i=[];for(let[a,{name:c,
words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",f=Math.min(q(e,l,u),Math.max(20*s,n+r-o));if(i.push(m(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},m("rect",{class:"ground",x:o-3*s,y:6*s,width:f+6*s,height:30*
s,rx:5}),j(e,o,26*s,l,{kind:u,width:f+1}))),o+=f,h)break;i.push(m("path",{key:`then ${a}`,class:"chevron",d:`M${o+8*s} ${16.5*
s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),o+=21*s}return{marks:i,end:o}}function Ji(e,t,n=Zi){let s=C(e);for(let r=qs;r>=n;r--)
if(Ys(e,r*s)<=t)return r*s;return null}function Ys(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*C(e)))+
2.2*t}function Iu(e,t,n,s,r){let{reading:o}=e,i=C(e),a=[],c=n;for(let y=0;y<o.layers;y++){for(let x=0;x<o.heads;x++){let k=o.
weights(y,x),A=Math.max(...k)||1,v=o.isRemoved(y,x)||o.isSkipped(y,"attention");a.push(d(`layers.${y}.heads.${x}`,`Layer\
 ${y}, head ${x}${v?", switched off":""}`,c,r,[m("image",{key:"map",class:"map",href:Bt(k.map(M=>M/A),o.count,e.scale),x:c,
y:s,width:r,height:r,preserveAspectRatio:"none",opacity:v?.2:1})])),c+=r+2}let w=.4*r;a.push(d(`layers.${y}.stream`,`Lay\
er ${y}: residual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,k=0],A)=>m("rect",{key:`line ${A}`,class:"length",x:c+
2,y:s+x*r,width:Math.max(1,(w-4)*k),height:Math.max(1,.12*r)}))])),c+=w+8*i}let l=s+r/2,[h,u]=[s+.2*r,s+.8*r],f=.09*r,p=c+
1.2*r;o.hasPointer&&a.push(d("pointer","Pointer",c,1.2*r,[m("path",{class:"pointer",d:Ht(c,[l-f,l],p,[h-f,h+f])})],[s,r/
2])),o.hasGeneration&&a.push(d("generation","Generation",c,1.2*r,[m("path",{class:"generation",d:Ht(c,[l,l+f],p,[u-f,u+f])})],
[l,r/2])),o.hasGate&&a.push(d("gate","Gate",p,.3*r,[m("rect",{class:"pointer",x:p+1,y:s+2,width:.3*r-2,height:(r-4)*o.gate}),
m("rect",{class:"generation",x:p+1,y:s+2+(r-4)*o.gate,width:.3*r-2,height:(r-4)*(1-o.gate)})]));let{location:g}=o.trace.
prediction,b=p+.3*r;return a.push(d(`places.${g}`,`Answer: ${o.nameOf(g).label}`,b,.7*r-2,[m("rect",{class:"answer-bar",
x:b+2,y:l-f,width:.7*r-6,height:2*f})])),a;function d(y,w,x,k,A,[v,M]=[s,r]){let E=t.name===y||t.name.startsWith(`${y}.`),
N=y.includes("heads");return m("g",{key:y,class:`part thumb${E?" here":""}`,"data-open":y,role:"link",tabindex:0,"aria-l\
abel":w,"aria-current":E?"true":null},A.flat(),m("rect",{key:"frame",class:N||E?"thumb-frame":"ground",x,y:v,width:k,height:M,
rx:2}),m("title",{},w))}}var Ru,Xi,qs,Zi,vt=_(()=>{"use strict";$();Me();ft();G();Ke();Ru=20,Xi=46,qs=28,Zi=9});function Dt(e,t,n,s){let{colour:r,numbered:o=new Set,chosen:i=null,exact:a}=s,c=C(e),l=n.length,h=t.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),p=sa(f),g=new Map([...o].map(N=>[N,T(f[N]??0,p)])),b=[...g.values()].some(N=>q(
e,N,"tiny")>h+2*c),d=g.size>0&&!b?ea*c:1,y=b?ea*c:0,[w,x]=s.extent??Ln(f),k=Wu(t.height-y,w,x,d),A=k>0?Math.max(d,w*k):(t.
height-y)/2,v=t.y+y+A,M=f.map((N,L)=>{let R=Math.abs(N)*k,W=L===i;return m("rect",{key:`bar ${L}`,class:`bar ${r}${N<0?"\
 negative":""}${W?" chosen":""}`,x:t.x+L*h+u/2,y:N<0?v:v-R,width:Math.max(.5,h-u),height:Math.max(.4,R)},a&&m("title",{},
a(L)))}),E=[...g].map(([N,L])=>j(e,t.x+na((N+.5)*h,q(e,L,"tiny")/2,t.width),b?t.y+9*c:v+(Number(f[N])<0?-3:10.5)*c,L,{kind:"\
tiny",anchor:"middle",also:N===i?"chosen":"",key:`number ${N}`}));return[m("path",{key:"line",class:"axis",d:`M${t.x} ${v}\
H${t.x+t.width}`}),M,E]}function Wu(e,t,n,s){if(t+n===0)return 0;let r=e/(t+n);return Math.min(t,n)*r>=s?r:Math.max(0,e-
s)/Math.max(t,n)}function Ae(e,t,n,s,r=null){let o=n.length,i=s/o,a=1.5*C(e),c=t.map(sa),l=Array.from(n,(g,b)=>Math.max(
...t.map((d,y)=>q(e,T(Number(d[b]),c[y]),"tiny")))/2),h=[...l.keys()].sort((g,b)=>Math.abs(Number(n[b]))-Math.abs(Number(
n[g])));r!==null&&h.unshift(r);let u=new Set;for(let g of h)[...u].every(d=>Math.abs(f(d)-f(g))>=p(g)+p(d)+a)&&u.add(g);
return u;function f(g){return na((g+.5)*i,p(g),s)}function p(g){return l[g]??0}}function na(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Ln(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function sa(e){let t=Math.
max(...Ln(e));return t>=99.5?0:t>=.95?1:2}var ea,Xe=_(()=>{"use strict";$();ft();G();z();ea=13});function se(e,t,n,{chosen:s=null,open:r}={}){let o=C(e),i=t.width<380*o,a=Math.min(96*o,t.height/n.length),c=!i&&a>=34*o,
l=s===null?0:54*o,h=Math.max(...n.map(w=>Math.max(q(e,w.title,"strong"),c?q(e,w.says,"small"):0))),u=i?0:Math.min(h+12*o,
.42*t.width),f=t.x+u,p=t.width-u-l,g=i?17*o:0,b={x:f,width:p,height:Math.max(6*o,a-ra*o-g)},d=n[0]?.values.length??1,y=p/
d;return[n.map(({key:w,title:x,says:k,values:A,colour:v,open:M},E)=>{let N=t.y+E*a,L=i?N+12*o:N+a/2+(c?-2:4)*o,R=i?t.width:
u-8*o,W=q(e,x,"strong")+10*o;return m("g",{key:w,class:M?"part choice row":"row","data-open":M??null,role:M?"button":null,
tabindex:M?0:null,"aria-label":M?x:null},M&&m("rect",{key:"ground",class:"ground",x:t.x-4*o,y:N,width:t.width+8*o,height:a,
rx:4}),j(e,t.x,L,x,{kind:"strong",width:R,key:"title"}),i&&j(e,t.x+W,L,k,{kind:"small",width:t.width-W,key:"beside"}),c&&
j(e,t.x,L+15*o,k,{kind:"small",width:R,key:"says"}),Dt(e,{...b,y:N+g+ra/2*o},A,{colour:v,chosen:s,exact:H=>`${x}, number\
 ${H+1}: ${T(Number(A[H]),4)}`}),s!==null&&j(e,t.x+t.width,N+g+(a-g)/2+4.5*o,T(Number(A[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*y-1.5,y:t.y,width:y+3,height:a*n.length,
rx:3}),r&&m("g",{key:"positions"},Array.from({length:d},(w,x)=>m("rect",{key:`position ${x}`,class:"cell",x:f+x*y,y:t.y,
width:y,height:a*n.length,"data-open":r(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},m("titl\
e",{},n.map(({title:k,values:A})=>`${k}: ${T(Number(A[x]),3)}`).join(`
`)))))]}var ra,Rn=_(()=>{"use strict";$();Xe();ft();G();z();ra=8});function oa(e){let t=Gu(e??"").map(Bu);for(let n=ju;n>0;n--)for(let s=0;s+n<=t.length;s++){let r=Ks.get(t.slice(s,s+n).join(
" "));if(r)return r}return"pin"}function Gu(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function Bu(e){let t=e.replace(/s$/,"");return Hu.has(t)?t:e}var ia,Fu,Ks,Hu,ju,aa=_(()=>{"use strict";$();ia={pin:"M\
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
Fu={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
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
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},Ks=new Map(Object.entries(
Fu).flatMap(([e,t])=>t.map(n=>[n,e]))),Hu=new Set([...Ks.keys()].flatMap(e=>e.split(" "))),ju=Math.max(...[...Ks.keys()].
map(e=>e.split(" ").length))});function $t(e,t,n,s){let r=s/Du;return m("path",{key:"icon",class:"icon",d:ia[oa(e)],transform:`translate(${t.toFixed(2)}\
 ${n.toFixed(2)}) scale(${r.toFixed(4)})`,"stroke-width":(1.5/r).toFixed(2)})}var Du,re=_(()=>{"use strict";$();aa();G();
Du=24});function V(e,t){let n=e.visits[t];return n?`${n.label}, ${Ut(e,t)}`:""}function oe(e,t){return e.visits[t]?.label??""}function Xs(e){
return e>0&&e<5e-4?"<0.1 %":O(e,1)}function Ut(e,t){let n=e.visits[t];return n?`${gt[n.weekday]} ${lt(n.start_minute)}`:
""}function la(e,t){return jt(e.visits[t]?.duration_minutes??0)}function ha(e,t,{weights:n,scores:s,temperature:r},o,{colour:i,
open:a}){let{reading:c}=e,l=C(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,p=t.y+17*l,g=Math.max(...n)||1,b=Math.
max(0,f-p)/g,d=v(ca(n,o).map(M=>({visit:M,half:q(e,k(n[M],M),M===o?"strong":"tiny")/2}))),y=v(ca(n,o).map(M=>({visit:M,half:q(
e,A(M),M===o?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:M},E)=>{let N=w(E),L=E===o,R=Number(n[E])*b;return m("g",{key:`visit ${E}`,class:`part choice${L?" here":
""}`,"data-open":a(E),role:"button",tabindex:"-1","aria-label":`${V(c,E)}: weight ${O(Number(n[E]),1)}`},m("rect",{key:"\
ground",class:"ground",x:t.x+E*h,y:t.y,width:h,height:t.height}),m("rect",{key:"bar",class:`bar ${i}${L?" chosen":""}`,x:N-
Math.min(.36*h,20*l),y:f-R,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,R)}),d.has(E)&&j(e,x(E,d),f-R-4*l,k(
n[E],E),{kind:L?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&$t(M,N-7*l,f+5*l,14*l),y.has(E)&&j(e,x(E,y),
t.y+t.height-4*l,A(E),{kind:L?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${V(c,E)}: score ${T(Number(s[E]),
3)}, weight ${O(Number(n[E]),2)}`))})];function w(M){return t.x+(M+.5)*h}function x(M,E){let N=E.get(M)??0;return Math.max(
t.x+N,Math.min(t.x+t.width-N,w(M)))}function k(M,E){return E===o?Xs(Number(M)):O(Number(M)).replace(" %","")}function A(M){
return T(Number(s[M])/r,M===o?2:1)}function v(M){let E=new Map;for(let{visit:N,half:L}of M){let R=Math.max(t.x+L,Math.min(
t.x+t.width-L,w(N)));[...E].every(([H,I])=>{let P=Math.max(t.x+I,Math.min(t.x+t.width-I,w(H)));return Math.abs(R-P)>=L+I+
3*l})&&E.set(N,L)}return E}}function ca(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,r)=>Number(e[r])-
Number(e[s]));return[t,...n]}var _t=_(()=>{"use strict";$();re();ft();G();z()});function ua(e,t){let n=C(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>Uu(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Vu(e,s)}]}function Uu(e,t){let{reading:n}=e,s=C(e),r=Z(e,t),o=n.values(
"context"),i=D(e,r,F(`${V(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${o.length} numbers\
 of length ${T(Math.hypot(...o))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(o.length/(r.width/
(40*s))),Math.floor((r.height-i.height)/(64*s)))),c=Math.ceil(o.length/a),l=Math.min(120*s,(r.height-i.height-8*s)/a);return[
...X(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=o.subarray(u*c,(u+1)*c),p=r.width*f.length/c,g={...r,
y:r.y+i.height+8*s+u*l,width:p,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},Dt(e,g,f,{colour:"\
stream",extent:Ln(o),numbered:Ae(e,[f],f,p),exact:b=>`Number ${u*c+b+1}: ${T(Number(f[b]),4)}`}))})]}function Vu(e,t){let{
reading:n}=e,s=C(e),r=Z(e,t),o=[];n.has("pointer.query")&&o.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&o.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&o.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=D(e,r,F("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...X(e,t,"What reads it"),...i.marks,o.length>0&&m("g",{key:"rows"},se(e,{...r,y:r.y+i.
height+6*s,height:r.height-i.height-6*s},o))]}var fa=_(()=>{"use strict";$();vt();Xe();Rn();_t();ft();G();z()});function Ee(e,t,n,s,r){let o=`layers.${t}.heads.${n}`,i=e.values(`${o}.queries`),a=e.values(`${o}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Se(zt(i,s,c),zt(a,r,c));return ma(h,l,null,e,r)}function Cn(e,t,n,s){let r=zt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return Js(r,e.trace.interventions.attention_temperature??1)}function Oe(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),r=e.trace.interventions.pointer_scaling!==!1,o=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return ma(Se(n,zt(s,t,n.length)),r,o,e,t)}function Pn(e){return Js(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function ma(e,t,n,s,r){let o=e.first.length,i=e.sum/(t?Math.sqrt(o):1)+(n??
0),a=s.visits[r]?.masked??!1;return{dot:e,width:o,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Se(e,t){let n=Array.from(e,(s,r)=>s*t[r]);return{first:e,
second:t,products:n,sum:ve(n)}}function Js(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,r=Math.
abs(s)>9?s:0,o=Array.from(e,c=>Math.exp(c/t-r)),i=ve(o),a=o.map(c=>c/i);return{scores:e,temperature:t,shift:r,exponentials:o,
total:i,weights:a}}function Je(e,t,n,s,r,o){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[r*i+o]),c=Number(e.values(`${n}.mean`)[r]),l=Number(e.values(`${n}.reciprocal_deviation`)[r]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Vt(e,`${s}.weight`,o),bias:Vt(e,`${s}.bias`,o),result:Number(e.values(n)[r*i+o])}}function In(e,t,n,s){
let r=`transformer.layers.${t}.linear2`,o=e.trace.weights?.[`${r}.weight`],i=Vt(e,`${r}.bias`,s),a=at(e,`layers.${t}.fee\
d_forward.hidden`,n);return!o||i===null?null:{dot:Se(a,zt(o.values,s,a.length)),bias:i}}function da(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],r=Vt(e,"input_proj.bias",n);if(!s||r===null)return null;let o=Number(s.shape[1]),i=n*o,a=e.
slices.map(({name:c,label:l})=>{let h=Zs(e,c,t),u=Se(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:r,sum:ve(a.map(({dot:c})=>c.sum))+r}}function Zs(e,t,n){let s=e.values(`inputs.${t}`);return zt(
s,n,s.length/e.count)}function at(e,t,n){let s=e.values(t);return zt(s,n,s.length/e.count)}function Te(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Se(t,n.values):null,bias:Vt(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function qt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],r=s?Se(n,zt(
s.values,t,n.length)):null,o=Vt(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=r&&o!==null?r.sum+
o:null;return{dot:r,bias:o,logit:i?Number(i[t]):a}}function pa(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
Js(t,1):null}function Ne(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),r=e.hasPointer?ve(s.map(i=>Number(
e.pointerWeights[i]))):0,o=zu(e,t,r);return{visits:s,pointer:r,generation:o,gate:n,fromPointer:n*r,fromGeneration:(1-n)*
o,probability:n*r+(1-n)*o}}function zu(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let o=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,o)/(1-e.gate)}function Vt(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function zt(e,t,n){return e.subarray(t*n,(t+1)*n)}function ve(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var Lt=_(()=>{"use strict";$()});function Ze(e,t,{first:n,second:s,products:r},o){let i=C(e),a=r.length,c=a>Yu&&t.height>=176*i,l=c?34*i:0,h=(t.height-l)/
3,u=16*i,f=t.x+ga*i,p=t.width-ga*i,g=Qe(r),b=Ae(e,[n,s,r],r,p,g),d=[{...o[0],values:n,title:o[0].words},{...o[1],values:s,
title:`× ${o[1].words}`},{letter:o[0].letter+o[1].letter,colour:"product",values:r,title:`= ${a} products`}],y=p/a,w=x=>`${T(
Number(n[x]),4)} × ${T(Number(s[x]),4)} = ${T(Number(r[x]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
g*y-1,y:t.y+u,width:y+2,height:3*h-u-2*i,rx:3}),d.map(({letter:x,colour:k,values:A,title:v},M)=>{let E=t.y+M*h,N={x:f,y:E+
u,width:p,height:h-u-6*i};return m("g",{key:`row ${M}`},j(e,t.x,E+12*i,v,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),j(e,t.x,E+u+.5*N.height+5*i,x,{also:`math letter ${k}-words`,key:"letter"}),Dt(e,N,A,{colour:k,numbered:b,chosen:g,
exact:w}))}),c&&Xu(e,{x:f,y:t.y+3*h,width:p,height:l},r)]}function Xu(e,{x:t,y:n,width:s},r){let o=C(e),i=s/r.length,a=Math.
max(qu,Math.ceil(r.length/8));for(;a<r.length&&a*i<q(e,"−888.88","tiny");)a*=2;let c=Math.ceil(r.length/a);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=r.slice(h*a,(h+1)*a),[f,p]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(b,d)=>b+d,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*o}H${p}v${-4*o}`}),j(e,(f+p)/2,n+17*o,T(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Wn(e,t,n,s,r,o,i){let a=C(e),c=Ju(n,s,o),l=Zu(n,s,r,i.over),
h={x:t.x,y:0,width:t.width},u=D(e,h,c).height+D(e,h,l).height+10*a,f=132*a,p=Math.max(70*a,Math.min(.36*t.height,210*a)),
g=t.height-u-p>=f,b=Math.min(t.height-u-(g?p:0),276*a),d=t.height-u-b,y=D(e,{...h,y:t.y+b+4*a},c),w=D(e,{...h,y:t.y+b+y.
height+6*a},l);return[m("g",{key:"dot"},Ze(e,{...t,height:b},n.dot,o)),m("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+b}H${t.x+t.width}`}),m("g",{key:"score steps"},y.marks),m("g",{key:"softmax steps"},w.marks),g&&m("g",{key:"softmax"},
ha(e,{...t,y:t.y+b+u,height:d},s,r,i))]}function Ju({dot:e,width:t,isScaled:n,bias:s,isBiasOff:r,isMasked:o,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...F("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${T(e.sum,2)}`,kind:"strong"}],n?[{text:`${_e}\
 ÷ √${t} = `},{text:T(h,2),kind:"strong"}]:[{text:`${_e} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(r?[{text:`${_e} no position bias: it is off`}]:[{text:`${_e} ${s<0?"−":"+"} ${T(Math.abs(s),2)} (position bias)\
 = `},{text:T(i,2),kind:"strong"}]),o?u.push([{text:`${_e} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${_e}\
 ÷ temperature ${Qu(a)} = `},{text:T(i/a,2),kind:"strong"}]),u}function Zu({isMasked:e},t,n,s){let{scores:r,temperature:o,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return F("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
r[n])/o-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:T(h,2),isRaised:!0},{text:` = ${It(u)}\
;`}],[{text:`${It(u)} / ${It(c)} = `},{text:Xs(Number(l[n])),kind:"strong"},{text:","}],...F(`where ${It(c)} is the sum \
over ${s}${i?`, after ${T(i,2)}, the largest score, is subtracted from each`:""}.`)]}function It(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>Ku[s]??"").join("")}`}
function Qe(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Qu(e){
return String(Math.round(1e3*e)/1e3)}var _e,ga,qu,Yu,Ku,ie=_(()=>{"use strict";$();Xe();_t();ft();G();z();_e="→",ga=30,
qu=8,Yu=20,Ku=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??""]))});function ya(e,t){let n=C(e),s=Te(e.reading),r=[];return s&&r.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:o=>ef(e,o,s)}),r.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:o=>nf(e,o,s)}),r}function ef(e,t,{
hidden:n,dot:s,bias:r,logit:o}){let i=C(e),a=Z(e,t),c=s&&r!==null?[...F("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${T(s.sum,2)}`,kind:"strong"}],[{text:`→ ${r<0?"−":
"+"} ${T(Math.abs(r),2)} (bias) =`}],[{text:"logit "},{text:T(o,2),kind:"strong"}]]:[...F("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:T(o,2),kind:"strong"}]],l=D(e,{...a,y:0},c),h=mt(e,
a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-36*i,450*i),
f=D(e,{...a,y:a.y+u+4*i},c),p=Ae(e,[n],n,a.width);return[...X(e,t,`${n.length} hidden units read the context`),m("g",{key:"\
dot"},s?Ze(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):Dt(e,{...a,height:u},n,{colour:"query",numbered:p})),...f.marks,h.mark]}function nf(e,t,n){
let{reading:s}=e,r=C(e),o=Z(e,t),{gate:i,trace:a}=s,c=D(e,{...o,y:0},p()),l=54*r,h={...o,x:o.x+34*r,width:o.width-48*r,y:o.
y+6*r,height:o.height-c.height-l-40*r},u=D(e,{...o,y:o.y+o.height-c.height-l-6*r},p());return[...X(e,t,f()),n&&h.height>=
60*r&&m("g",{key:"curve"},g(h,n)),...u.marks,m("g",{key:"shares"},b({...o,y:o.y+o.height-l+8*r,height:22*r}))];function f(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function p(){let{only:d}=a.interventions,y=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let k=d?`Only the ${d==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...F(k),y]}let w=[
[{text:"1 / (1 + e",kind:""},{text:T(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...w,...F(`is the gate: ${O(i,1)} of the answer comes from the pointer, ${O(1-i,1)} from genera\
tion.`)];let x=d?`Only the ${d==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...F(x),...F("As learned it would be"),...w]}function g(d,{logit:y,learned:w}){
let x=Math.max(tf,Math.ceil(Math.abs(y))),k=R=>d.x+(R+x)/(2*x)*d.width,A=d.y+d.height,v=R=>A-R*d.height,M=Array.from({length:61},
(R,W)=>{let H=-x+W/30*x;return`${k(H).toFixed(1)} ${v(1/(1+Math.exp(-H))).toFixed(1)}`}),[E,N]=[k(y),v(w)],L=y>0;return[
m("path",{key:"axes",class:"axis",d:`M${d.x} ${d.y}V${A}H${d.x+d.width}M${d.x} ${v(.5)}H${d.x+d.width}`}),[0,.5,1].map(R=>j(
e,d.x-6*r,v(R)+4*r,R===.5?"0.5":String(R),{kind:"tiny",anchor:"end",key:`share ${R}`})),[-x,0,x].map(R=>j(e,k(R),A+15*r,
T(R,0),{kind:"tiny",anchor:"middle",key:`logit ${R}`})),j(e,(k(0)+k(-x))/2,A+15*r,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),m("path",{key:"line",class:"curve",d:`M${M.join("L")}`}),m("path",{key:"lead",class:"lead",d:`M${E} ${A}V${N}H${d.
x}`}),m("circle",{key:"point",class:"point",cx:E,cy:N,r:5.5*r}),j(e,E+(L?-10:10)*r,L?Math.max(N-6*r,d.y+9*r):N-8*r,w.toFixed(
2),{kind:"strong",anchor:L?"end":void 0,key:"value"})]}function b(d){let y=i*d.width;return[m("rect",{key:"pointer",class:"\
bar pointer",x:d.x,y:d.y,width:y,height:d.height}),m("rect",{key:"generation",class:"bar generation",x:d.x+y,y:d.y,width:d.
width-y,height:d.height}),j(e,d.x,d.y+d.height+15*r,`pointer ${O(i,1)}`,{kind:"small",key:"of pointer"}),j(e,d.x+d.width,
d.y+d.height+15*r,`generation ${O(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var tf,ba=_(()=>{"use stri\
ct";$();vt();Lt();ie();Xe();ft();G();z();tf=6});function xt(e,t,n,{largest:s,most:r=xa,isOrdered:o=!1,isWalked:i=!1}={}){let a=C(e),c=Math.max(1,Math.floor(t.height/($a*
a))),l=!o&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(r*a,t.height/(h.length+Number(l))),f=u>=30*a,p=Math.max(
1,Math.ceil($a*a/u)),g=h.findIndex(({isChosen:M})=>M),b=u>=13*a&&h.some(({category:M})=>M!==void 0),d=b?22*a:0,y=Math.max(
...h.map(({text:M})=>q(e,M,"strong")))+8*a,w=Math.max(0,...h.map(({beside:M=""})=>M?q(e,M,"small")+10*a:0)),x=Math.max(...h.
map(({label:M,says:E=""})=>Math.max(q(e,M,"strong"),f?q(e,E,"small"):0)))+8*a,k=Math.min(x,.58*(t.width-d-y-w)),A={x:t.x+
d+k,width:Math.max(1,t.width-d-k-y-w)},v=s??(Math.max(...h.map(({parts:M})=>M.reduce((E,{value:N})=>E+Math.abs(N),0)))||
1);return[h.map((M,E)=>{let N=t.y+(E+.5)*u,L=E===g||(h.length-1-E)%p===0&&(g<0||Math.abs(E-g)>=p),R=A.x,W=Math.min(.62*u,
.42*r*a);return m("g",{key:M.key,class:`${M.open?"part ":""}choice row${M.isChosen?" here":""}${M.isOff?" off":""}`,"dat\
a-open":M.open??null,role:M.open?"button":null,tabindex:M.open?i&&!M.isChosen?"-1":0:null,"aria-label":M.open?`${M.label}\
: ${M.text}`:null},m("rect",{key:"ground",class:"ground",x:t.x-3*a,y:N-u/2,width:t.width+6*a,height:u,rx:4}),b&&(L||u>=17*
a)&&M.category!==void 0&&$t(M.category,t.x,N-7.5*a,15*a),L&&j(e,t.x+d,N+(f&&M.says?-2:4.5)*a,M.label,{kind:M.isChosen?"s\
trong":"label",width:k-6*a,key:"name"}),f&&M.says&&j(e,t.x+d,N+12.5*a,M.says,{kind:"small",width:k-6*a,key:"says"}),M.parts.
map(({value:H,colour:I},P)=>{let B=Math.abs(H)/v*A.width,K=m("rect",{key:`part ${P}`,class:`bar ${I}${H<0?" negative":""}${M.
isChosen?" chosen":""}`,x:R,y:N-W/2,width:Math.max(.5,Math.min(A.width,B)-(M.parts.length>1&&B>2?.8:0)),height:Math.max(
1,W)});return R+=B,K}),L&&M.beside&&j(e,t.x+t.width-y,N+4.5*a,M.beside,{kind:"small",anchor:"end",key:"beside"}),L&&j(e,
t.x+t.width,N+4.5*a,M.text,{kind:M.isChosen?"strong":"label",anchor:"end",key:"value"}),M.exact&&m("title",{},M.exact))}),
l&&j(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Le(e,t,n,s=xa){
return Math.min(s*C(e)*n,t.height)}var $a,xa,Re=_(()=>{"use strict";$();re();ft();G();$a=14,xa=34});function wa(e,t){let n=C(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>sf(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>rf(e,s,t)}]}function sf(e,t,n){let{reading:s}=e,
r=C(e),o=Z(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:p})=>{let{label:g,category:b}=s.
nameOf(f),{logit:d}=qt(s,f);return{key:`place ${f}`,label:g,category:b,parts:[{value:p,colour:"generation"}],beside:d===
null?"":T(d,2),text:O(p,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${g}: ${d===null?"":`logit ${T(d,4)}, `}\
probability ${O(p,3)}`}}),c=s.trace.architecture.locations,l=D(e,o,F(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=mt(e,o.x,o.y+o.height-10*r,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...o,y:o.
y+l.height+4*r,height:o.height-l.height-34*r};return[...X(e,t,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},xt(e,u,a,{isWalked:!0})),h.mark]}function rf(e,t,{location:n}){let{reading:s}=e,r=C(e),o=Z(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=qt(s,n),h=pa(s),u=s.probabilityOf("generation",n),f=[];if(a&&c!==null&&f.push(...F("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${T(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${T(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:T(
l,2),kind:"strong"}]),h){let b=Number(h.exponentials[n]),d=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:T(
d,2),isRaised:!0},{text:` = ${It(b)};`}],[{text:`${It(b)} / ${It(h.total)} = `},{text:O(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...F(`${It(h.total)} is the sum over the whole list${h.shift?`, after ${T(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...F("→ softmax over the whole list:"),[{text:O(u,1),kind:"strong"}]);
let p=D(e,{...o,y:0},f),g=a?Math.min(o.height-p.height-8*r,450*r):0;return[...X(e,t,`How does it score ${i}?`),a&&m("g",
{key:"dot"},Ze(e,{...o,height:g},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...D(e,{...o,y:o.y+g+(a?6*r:0)},f).marks]}var ka=_(()=>{"use strict";$();
vt();Lt();Re();ie();ft();G();z()});function nr(e,t,n=1){let s=t.type/er,r=46*s,o=t.height-98*s,i=sr(e.count,r,o,af,s,hf(e)),a=t.width>=1180*s,c=t.width<cf*
s,l=t.width>=1040*s&&e.layers<=3,h=c?lf(e,s):Ea(e,a,s),u=l?62*s:0,f=l?u+22*s:16*s,p=t.width-2*tn-Ma(Object.values(h)),[g,
b]=[r+12*s,t.height-4*s],d=uf(e.heads,p/e.layers-f,b-g,s),y=d.columns*(d.side+Fn*s)-Fn*s,w=e.heads>0?y+f:f,x=Math.max(0,
p-e.layers*w);c||(h.visits+=Math.min(.3*x,90*s),h.answer+=Math.min(.2*x,80*s),h.flow+=Math.min(.1*x,50*s),h.leave+=Math.
min(.1*x,50*s));let k=t.width-2*tn-Ma(Object.values(h))-e.layers*w,A=Math.min(k,e.hasPointer?220*s:60*s);h.bands+=A;let v=(k-
A)/e.layers,M={x:tn,width:h.visits},E=tn+h.visits+12*s,N=a?{x:E,width:h.slices}:null;N&&(E+=h.slices+12*s);let L=Array.from(
{length:e.layers},(nt,ct)=>{let st=E+ct*(w+v);return{x:st,width:y,maps:ff(e.heads,st,g,b,d,s),stream:l?st+(e.heads>0?y+10*
s:0):null}});E+=e.layers*(w+v);let R=t.width-tn,W=R-h.answer,H=W-h.leave-h.gate,I=E+h.scores+h.weights+8*s,P=H-h.flow-tt,
B=Math.min(190*s,.24*t.height)/n,K=e.hasGate?.56*t.height:(r+o)/2,it=tr*s,Q=e.hasPointer?t.height-B-nn*it-6:(r+o-B)/2-it;
return{size:t,type:t.type,rows:i,visits:M,slices:N,layers:L,streamWidth:u,isDense:c,fork:E,context:(c?34:52)*s,scores:E+
h.scores,weights:E+h.scores+h.weights,ribbons:I,places:P,gate:H,gateWidth:h.gate,answers:{most:o-r<330?en-1:en,top:r,bottom:o+
60*s,x:W,right:R,segment:W-tt},right:R,top:r,bottom:o,full:B,across:{visits:i.map(({y:nt})=>nt),starts:[r-12*s,t.height-
8],places:{room:[r+16*s,e.hasGeneration?Q-12*s:o],gap:22*s},generation:{start:Q,gap:it},gate:K-B/2},bands:{ribbon:(nt,ct,st)=>Qs(
I,nt,P,ct,st),into:(nt,ct,st)=>Qs(P+tt,nt,H,ct,st),out:(nt,ct,st)=>Qs(H+h.gate,nt,W-tt,ct,st)}}}function Qs(e,t,n,s,r){return r?
Ht(e,t,n,s):Ht(e,t,e,t)}function Ea({hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?
24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:tt,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:
140)*s}}function lf(e,t){return{...Ea(e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?
88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function hf({count:e,pointerWeights:t}){let n=e-1,s=r=>r===n?2:
t[r]>=of?1+t[r]:r/e;return Array.from({length:e},(r,o)=>o).sort((r,o)=>s(o)-s(r))}function Ma(e){return e.reduce((t,n)=>t+
n,0)}function sr(e,t,n,{least:s,most:r,lane:o},i,a){let c=n-t,l=e,h=0,u=Math.min(r*i,c/e);u<s*i&&(h=Math.max(o,Math.min(
6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/l);let f=a&&new Set(a.slice(0,l)),p=t;return Array.
from({length:e},(g,b)=>{let d=f?f.has(b):b>=e-l,y=d?u:h;return p+=y,{y:p-y/2,height:y,isFull:d}})}function uf(e,t,n,s){let r={
columns:1,side:0};if(e===0)return r;for(let o of[1,2,4]){let i=n/Math.ceil(e/o)-Aa*s,a=Math.min(i,(t-(o-1)*Fn*s)/o);a>r.
side&&(r={columns:o,side:a})}return r}function ff(e,t,n,s,{columns:r,side:o},i){let a=Math.ceil(e/r),c=Math.min((s-n)/a,
o+2.2*Aa*i);return Array.from({length:e},(l,h)=>({x:t+h%r*(o+Fn*i),y:n+Math.floor(h/r)*c,side:o}))}function Hn(e,t,n,s){
let r=[];for(let[a,{wish:c,length:l}]of e.entries())for(r.push({first:a,last:a,wish:c-l/2,length:l});;){let h=r.at(-1),u=r.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[f,p]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+p*(h.wish-u.
length-t))/(f+p),u.length+=t+h.length,u.last=h.last,r.pop()}let o=[];for(let a of r){let c=i(a);for(let l=a.first;l<=a.last;l++)
o.push(c),c+=Number(e[l]?.length)+t}return o;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var tn,Fn,
Aa,tt,nn,tr,en,of,af,er,cf,Yt=_(()=>{"use strict";$();G();tn=20,Fn=8,Aa=19,tt=8,nn=3,tr=4,en=4,of=.05,af={least:13.5,most:38,
lane:3},er=13,cf=760});function ir(e,t,n,s=1){let r=n/er,[o,i]=[Oa,t-Oa],a=sr(e.count,o,i,mf,r).map(({y:R,height:W,isFull:H})=>({x:R,width:W,isFull:H})),
c=Number(a.at(-1)?.width)>=df*r,l={top:50*r,height:(c?86:54)*r,hasNames:c},h=l.top+l.height+jn*r,u=h+(Y.title+Y.inputs+jn)*
r,f=[];for(let R=0;R<e.layers;R++){let W=gf(e.heads,o,i,u+Y.title*r,r),H=W.at(-1),P=(H?H.y+H.side+8*r:u)+Y.title*r;f.push(
{y:u,maps:W,stream:P}),u=P+(Y.bars+jn)*r}let p=yf(e,o,u+Y.title*r,i-o,r),g=Math.ceil(e.values("context").length/p.columns)*
p.cell,b=u+Y.title*r+Math.max(g,20*r)+jn*r,d=b+(e.hasPointer?(Y.title+Y.scores)*r:0),y=d+(e.hasPointer?170:96)*r,w=y+tt+
((e.hasPointer?Y.names:0)+(e.hasGate?48:30))*r,x=e.hasGate?28*r:0,k=bf(i-o,r)/s,A=tr*r,v=i-k-nn*A,M=Math.max(78*r,k*s/2+
6),E=w+x+34*r,N=i-k-16*r,L={most:en,top:E,bottom:E+(en+1)*M,x:o-6*r,right:N-8*r,segment:N};return{size:{width:t,height:L.
bottom+Math.max(0,(k*s-M)/2)+8*r,type:n},type:n,left:o,right:i,columns:a,chips:l,inputs:h,layers:f,context:p,pointer:b,ribbons:d,
places:y,gate:w,gateHeight:x,answers:L,full:k,across:{visits:a.map(({x:R})=>R),starts:[o,i],places:{room:[o,e.hasGeneration?
v-2*Sa*r:i],gap:Sa*r},generation:{start:v,gap:A},gate:i-k},bands:{ribbon:(R,W,H)=>or(d,R,y,W,H),into:(R,W,H)=>or(y+tt,R,
w,W,H),out:(R,W,H)=>H?Li(w+x,R,N+tt,W):or(w+x,R,w,R,!1)}}}function or(e,t,n,s,r){return r?Is(e,t,n,s):Is(e,t,e,t)}function gf(e,t,n,s,r){
let o=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+rr*r)/o,a=Math.min(i-rr*r,pf*r),c=Math.max(Tt,40*r);return Array.from(
{length:e},(l,h)=>({x:t+h%o*i,y:s+c+Math.floor(h/o)*(a+c+rr*r),side:a,touch:Tt}))}function yf(e,t,n,s,r){let{length:o}=e.
values("context"),i=Math.min(o,2**Math.ceil(Math.log2(Math.sqrt(6*o))));return{x:t,y:n,columns:i,cell:Math.min(11*r,(s-12*
r)/i)}}function bf(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var Tt,Y,Oa,mf,df,rr,pf,jn,Sa,Kt=_(()=>{"use strict";$();
G();Yt();Tt=44,Y={title:26,bars:34,inputs:64,scores:52,names:56},Oa=16,mf={least:20,most:110,lane:1},df=62,rr=8,pf=160,jn=
16,Sa=6});function Wt({reading:e,beside:t}){return t?[e,t]:[e]}function Xt(e){return Math.max(...Wt(e).map(({largestWeight:t})=>t))}
function Ce(e){return Gn.layers+2*e}function et(e){let t=Gn.layers+2*e.layers,n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:
n;return{context:t,pointer:n,generation:s,gate:s+1}}function J(e,t){return e.beat>=t?1:0}var Gn,dt=_(()=>{"use strict";$();
Gn={visits:0,slices:1,layers:2}});function cr({isOwnScale:e}){return e?"Same scale for all heads":"Own scale for each head"}function sn({lit:e}){return e?.
kind==="visit"?"last visit reads it":"last visit’s largest"}function Bn(e,t,n,s){let{reading:r,isOwnScale:o,stage:i}=e;
if(!r.heads)return null;let a=i.type/13,c=o?s?"own largest":"largest of each head":O(Xt(e)),l=60*a,h=t+12*a,u=[m("text",
{class:"small",x:t,y:n},"0"),m("image",{class:"map",href:Bt($f,ar,e.scale),x:h,y:n-9*a,width:l,height:9*a,preserveAspectRatio:"\
none"}),m("rect",{class:"map-frame",x:h,y:n-9*a,width:l,height:9*a}),m("text",{class:"small",x:h+l+5*a,y:n},c)],f=cr(e),
p={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${o?"the largest we\
ight of each head":c}. ${f}`};if(s){let b=17*a+l+U(c,12.5*a),d=m("rect",{class:"ground",x:t-6*a,y:n+14*a-Tt,width:b+12*a,
height:Tt});return m("g",{key:"scale",class:"switch",...p},d,u)}let g=U(f,12.5*a)+16*a;return m("g",{key:"scale"},m("tex\
t",{class:"small",x:t,y:n-33*a},"Head maps: row reads column"),m("text",{key:"weight",class:"small",x:t,y:n-17*a},`%: ${sn(
e)}`),u,m("g",{key:"switch",class:"switch",...p},m("rect",{class:"handle stays",x:t,y:n+8*a,width:g,height:19*a,rx:9.5*a}),
m("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},f)))}var ar,$f,Dn=_(()=>{"use strict";$();G();Kt();z();dt();Ke();
ar=64,$f=Float32Array.from({length:ar},(e,t)=>t/(ar-1))});function Na(e,t){let n=C(e),s=e.stage.size.width>=600*n,r=Math.min(e.reading.count*14,170),o=Math.max(200,Math.min(e.reading.
count*20,300));return[{key:"map",least:{width:(s?150+o:240)*n,height:(120+r)*n},rank:t.isLeaf?1:0,share:1.2,marks:i=>kf(
e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Ef(e,i,t)}]}function kf(e,t,n){let{reading:s,
isOwnScale:r}=e,{layer:o,head:i,query:a,visit:c}=n,l=C(e),{count:h}=s,u=s.weights(o,i),f=s.isRemoved(o,i)||s.isSkipped(o,
"attention"),p=r?Math.max(...u)||1:Xt(e),g=Af(e,t,n,f),b=Math.min(.36*t.width,190*l),d=t.y+42*l,[y,w]=[t.width-b,t.height-
44*l-g.height],x=t.width<600*l?1.9:1.15,k={width:y/h,height:Math.min(w/h,x*y/h)},A={x:t.x+b,y:d,width:y,height:k.height*
h},v=`layers.${o}.heads.${i}`,M=k.height>=30*l,E=Mf(k.height,13*l);return[j(e,t.x,t.y+15*l,b>=150*l?"The visit that asks":
"Who asks",{kind:"strong",width:b-8*l}),m("g",{key:"columns"},L()),m("g",{key:"rows"},R()),m("image",{key:"weights",class:"\
map",href:Bt(u.map(I=>I/p),h,e.scale),...A,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",class:"map-\
frame",...A}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${o}, head ${i}`},W()),m("rect",{key:"colum\
n",class:"chosen-column",x:A.x+c*k.width,y:t.y,width:k.width,height:A.y+A.height-t.y,rx:3}),N(),m("rect",{key:"cell",class:"\
chosen-cell",x:A.x+c*k.width,y:A.y+a*k.height,width:k.width,height:k.height}),g.at(A.y+A.height)];function N(){let I=A.y+
a*k.height,P=19*l,B=(Q,nt)=>m("rect",{key:Q,class:"chosen-row",...nt,rx:3}),{height:K}=k;if(K>=P)return B("row",{x:t.x-3,
y:I,width:t.width+3,height:K});let it={x:t.x-3,y:I+(K-P)/2,width:b,height:P};return[B("row",{x:A.x-1,y:I,width:A.width+2,
height:K}),B("asking",it)]}function L(){let I=k.width>=14*l,P=Math.min(15*l,k.width-3*l),B=k.width>=30*l,K=A.x;return s.
visits.map((it,Q)=>{let nt=String(gt[it.weekday]),ct=it.weekday!==s.visits[Q-1]?.weekday,st=A.x+Q*k.width,he=q(e,nt,"tin\
y"),oo=!I&&ct&&st>=K&&st+he<=A.x+A.width;oo&&(K=st+he+4*l);let ds=A.x+(Q+.5)*k.width;return m("g",{key:`column ${Q}`,class:`\
part choice${Q===c?" here":""}${it.masked?" off":""}`,"data-open":`${v}.${a}.${Q}`,role:"button",tabindex:"-1","aria-lab\
el":`Read from visit ${Q+1}: ${V(s,Q)}${it.masked?", masked":""}`},m("rect",{class:"ground",x:A.x+Q*k.width,y:t.y,width:k.
width,height:42*l}),I&&$t(it.category,ds-P/2,t.y+(B?0:22)*l,P),oo&&j(e,st,t.y+38*l,nt,{kind:"tiny",key:"weekday"}),B&&[j(
e,ds,t.y+26*l,nt,{kind:"tiny",anchor:"middle",key:"day"}),j(e,ds,t.y+38*l,k.width>=40*l?lt(it.start_minute):`${Math.floor(
it.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],m("title",{},V(s,Q)))})}function R(){return s.visits.
map((I,P)=>{let B=A.y+(P+.5)*k.height,K=P===a,it=K||(h-1-P)%E===0&&Math.abs(P-a)>=E,Q=Math.min(18*l,k.height-1.5*l),nt=k.
height>=12*l,ct=t.x+(nt?Q+10*l:4*l),st=A.x-ct-6*l,he=K||M?"strong":"label";return m("g",{key:`row ${P}`,class:`part choi\
ce${K?" here":""}`,"data-open":`${v}.${P}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${P+1} asks: ${V(s,P)}`},
m("rect",{class:"ground",x:t.x,y:B-k.height/2,width:b,height:k.height}),nt&&$t(I.category,t.x+3*l,B-Q/2,Q),it&&j(e,ct,B+
(M?-2:4.5)*l,I.label,{kind:he,width:st,key:"name"}),M&&j(e,ct,B+12*l,`${Ut(s,P)} · ${la(s,P)}`,{kind:"small",width:st,key:"\
when"}),m("title",{},V(s,P)))})}function W(){let I=[];for(let P=0;P<h;P++){if(h>Ta&&P!==a){I.push(m("rect",{key:`row ${P}`,
class:"cell",x:A.x,y:A.y+P*k.height,width:A.width,height:k.height,"data-open":`${v}.${P}.${c}`},m("title",{},V(s,P))));continue}
for(let B=0;B<h;B++)I.push(H(P,B))}return I}function H(I,P){let B=Number(u[I*h+P]),[K,it]=[A.x+P*k.width,A.y+I*k.height],
Q=I===a&&P===c,nt=String(Math.round(100*B)),ct=he=>k.width>=q(e,nt.padStart(2,"0"),he)+2*l,st=(B>=xf||I===a)&&k.height>=
13*l&&ct("tiny");return m("g",{key:`${I} ${P}`,class:"cell"},m("rect",{key:"cell",x:K,y:it,width:k.width,height:k.height,
"data-open":`${v}.${I}.${P}`,role:"button",tabindex:Q?0:"-1","aria-current":Q?"true":null},m("title",{},`${V(s,I)} reads\
 ${O(B,1)} from ${V(s,P)}`)),st&&j(e,K+k.width/2,it+k.height/2+4.5*l,nt,{kind:B/p>=.3&&ct("strong")?"strong":"tiny",anchor:"\
middle",also:B/p>=wf&&!f?"on-dark":"on-light",key:"weight"}))}}function Mf(e,t){return Math.max(1,Math.ceil(t/e))}function Af(e,t,{
layer:n,head:s,query:r,isLeaf:o},i){let{canAct:a,reading:c}=e,l=C(e),h=c.isRemoved(n,s),u=t.height>=330*l,f=`layers.${n}\
.heads.${s}`,g=[a&&{text:h?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":f},isPressed:h},
o?{text:"More about query and keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":r},isButton:!1}:
{text:"More about this head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:cr(e),attributes:{
"data-act":"scale"}}].filter(w=>w!==!1),b=i?"Switched off: these weights would have been used.":`Columns: the visit it r\
eads from. ${c.count>Ta?"Darker is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,d=u?F(b):
[],y=D(e,{...t,y:0},d,"small").height;return{height:y+40*l,at(w){let x=t.x,k=[];for(let{text:A,attributes:v,...M}of g){let E=mt(
e,x,w+y+22*l,A,v,M);x+E.width>t.x+t.width||(k.push(E.mark),x+=E.width+10*l)}return[m("g",{key:"explained"},D(e,{...t,y:w+
3*l},d,"small").marks),m("g",{key:"controls"},k)]}}}function Ef(e,t,{layer:n,head:s,query:r,visit:o}){let{reading:i}=e,a=r===
i.count-1?"the last visit":`visit ${r+1}`,c=r===o?"itself":oe(i,o);return[...X(e,t,`How much does ${a} read from ${c}?`,
`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),m("g",{key:"worked"},Wn(e,Z(e,t),Ee(i,n,s,r,o),Cn(i,n,s,r),o,[{letter:"\
q",words:`Query of ${V(i,r)}`,colour:"query"},{letter:"k",words:`Key of ${V(i,o)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${r}.${l}`}))]}var Ta,xf,wf,va=_(()=>{"use stri\
ct";$();re();vt();Lt();ie();_t();ft();Dn();G();z();dt();Ke();Ta=24,xf=.045,wf=.6});function La(e,t){let n=C(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Of(e,s,t)},...e.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Sf(e,s,t)}]:[]]}function Of(e,t,{location:n}){
let{reading:s}=e,r=C(e),o=Ne(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=o,[f,p]=[
i.toFixed(2),(1-i).toFixed(2)],g=s.pointerWeights,b=[],d=E=>o.visits.map(N=>({value:E*Number(g[N]),colour:"pointer"}));s.
hasPointer&&b.push({key:"pointer",label:"Pointer",parts:d(1),text:kt(a),open:"pointer"}),s.hasGate&&b.push({key:"from po\
inter",label:`× gate ${f}`,parts:d(i),text:kt(l),open:"gate"}),s.hasGeneration&&b.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:kt(c),open:`generation.${n}`}),s.hasGate&&b.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:kt(h),open:"gate"}),b.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:E})=>E>0),text:kt(u),isChosen:!0});let y=Z(
e,t),w=s.hasGate?[[{text:`${f} × ${kt(a)} = ${kt(l)}`}],...F("come from the pointer,"),[{text:`${p} × ${kt(c)} = ${kt(
h)}`}],...F("from generation. Together:"),[{text:kt(u),kind:"strong"},{text:"."}],...F("All bars have one scale.")]:[...F(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=D(e,{...y,y:0},
w),k={...y,height:y.height-x.height-44*r},A=Le(e,k,b.length,_a),v=D(e,{...y,y:y.y+A+8*r},w),M=mt(e,y.x,y.y+y.height-10*r,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...X(e,t,`How probable is ${s.nameOf(n).label}?`),
m("g",{key:"rows"},xt(e,k,b,{most:_a})),...v.marks,M.mark]}function Sf(e,t,{location:n}){let{reading:s}=e,r=C(e),{visits:o,
pointer:i}=Ne(s,n),a=Z(e,t),c="Its visits";if(o.length===0){let d=F("None of the visits is here, so the pointer cannot c\
hoose it.");return[...X(e,t,c),...D(e,a,d).marks]}let l=s.pointerWeights,h=o.map(d=>({key:`visit ${d}`,label:`${Ut(s,d)}\
 (visit ${d+1})`,parts:[{value:Number(l[d]),colour:"pointer"}],text:kt(Number(l[d])),open:`pointer.${d}`,isOff:s.visits[d]?.
masked??!1})),u=o.length>1?"Together the pointer gives them":"The pointer gives it",f=[...F(u),[{text:kt(i),kind:"strong"},
{text:"."}]],p=D(e,{...a,y:0},f),g={...a,height:a.height-p.height-8*r},b=Le(e,g,h.length);return[...X(e,t,c),m("g",{key:"\
rows"},xt(e,g,h,{isOrdered:!0})),...D(e,{...a,y:a.y+b+6*r},f).marks]}function kt(e){return O(e,e>=.01||e===0?1:e>=1e-5?3:
5)}var _a,Ra=_(()=>{"use strict";$();vt();Lt();Re();_t();ft();G();z();_a=56});function Ca(e,t){let n=C(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>Tf(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>Nf(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>vf(e,s)}]}function Tf(e,t,n){let{reading:s}=e,r=C(e),o=Z(e,t),i=D(e,o,
F("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,p)=>({key:`visit ${p}`,label:f.label,says:Ut(s,p),category:f.category,parts:[{value:Number(c[p]),colour:"pointer"}],
beside:T(Number(a[p]),2),text:O(Number(c[p]),1),open:`pointer.${p}`,isChosen:p===n.visit,isOff:f.masked,exact:`${V(s,p)}\
: score ${T(Number(a[p]),4)}, weight ${O(Number(c[p]),2)}`})),h=mt(e,o.x,o.y+o.height-10*r,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...o,y:o.y+i.height+4*r,height:o.height-i.height-34*r};return[...X(e,t,"What the p\
ointer reads"),...i.marks,m("g",{key:"rows"},xt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Nf(e,t,{visit:n}){let{
reading:s}=e;return[...X(e,t,`How does the pointer score ${oe(s,n)}, ${Ut(s,n)}?`,`Score of ${oe(s,n)}`),m("g",{key:"wor\
ked"},Wn(e,Z(e,t),Oe(s,n),Pn(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${V(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:r=>`pointer.${r}`}))]}
function vf(e,t){let{reading:n}=e,s=C(e),r=Z(e,t),o=n.pointerWeights,i=D(e,r,F("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:p,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:f,parts:g.map(b=>({value:Number(o[b]),colour:"\
pointer"})),text:O(p,1),open:h>1?`places.${h}`:null,exact:`${g.map(b=>O(Number(o[b]),2)).join(" + ")} = ${O(p,2)}`})),c={
...r,y:r.y+i.height+6*s,height:r.height-i.height-36*s},l=mt(e,r.x,r.y+r.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...X(e,t,"Sums per place"),...i.marks,m("g",{key:"rows"},xt(e,c,a)),l.mark]}var Pa=_(
()=>{"use strict";$();vt();Lt();Re();ie();_t();ft();G();z()});function Ia(e,t){let n=C(e),s=Wa(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:r=>_f(e,r,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:r=>Lf(e,r,t)}]}function zn(e,{layer:t,visit:n,number:s}){return s??Qe(at(e,`layers.${t}.residual_out`,n))}function Wa(e,{
layer:t,visit:n}){let s=`layers.${t}`,r=e.has(`${s}.attention_out`),o=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,f,p,g="plain")=>{let b=at(e,`${s}.${u}`,n),d=`length ${T(Math.hypot(...b))}`;a.push({key:u,title:f,says:p||
d,values:b,colour:g})},l=(u,f)=>o?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),r&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",r?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${s}.${u}.mean`)[n]),p=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${T(f,2)}, deviation ${T(p,2)}`}}function _f(e,t,n){let{reading:s}=e,{layer:r,visit:o}=n,i=C(e),
a=Z(e,t),c=zn(s,n),l=Wa(s,n),h={...a,height:a.height-34*i},u=o===s.count-1,f=a.x,p=[],g=(b,d,y=!0)=>{let w=mt(e,f,a.y+a.
height-10*i,b,d,{isButton:y});f+w.width>a.x+a.width||(p.push(w.mark),f+=w.width+10*i)};return o>0&&g("Earlier visit",{"d\
ata-open":`layers.${r}.stream.${o-1}`}),u||g("Later visit",{"data-open":`layers.${r}.stream.${o+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...X(e,t,`${u?"The last visit":`Visit ${o+1}`} in layer ${r}: ${V(s,o)}`,`Layer ${r}\
: ${V(s,o)}`),m("g",{key:"rows"},se(e,h,l,{chosen:c,open:b=>`layers.${r}.stream.${o}.${b}`})),m("g",{key:"controls"},p)]}
function Lf(e,t,n){let{reading:s}=e,{layer:r,visit:o}=n,i=C(e),a=zn(s,n),c=Z(e,t),{y:l}=c,h=[];for(let f of Rf(s,r,o,a)){
let p=D(e,{...c,y:l},f);if(l+p.height>c.y+c.height)break;h.push(...p.marks),l+=p.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...X(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*i&&m("g",{key:"units"},Cf(e,u,r,o,a))]}function Rf(e,t,n,s){let r=`layers.${t}`,o=`transformer.layers.${t}`,
i=h=>Number(at(e,`${r}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...F("Comes in:"),Vn(i("residual_in"))]];
return e.has(`${r}.attention_out`)&&(c.push(Un("Norm 1:",Je(e,`${r}.residual_in`,`${r}.norm1`,`${o}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(Un("Norm\
 2:",Je(e,`${r}.residual_mid`,`${r}.norm2`,`${o}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,p,g){let b=g?"0 (skipped)":
T(Math.abs(f),2);return a?[...F(h),[{text:`${T(u,2)} ${f<0&&!g?"−":"+"} ${b} =`}],Vn(p)]:[...F(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":T(f,2),kind:"strong"}]]}}function Un(e,t){if(!t)return F(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:r,standard:o,weight:i,bias:a,result:c}=t;return[...F(e),[{text:`(${T(n,2)} ${s<
0?"+":"−"} ${T(Math.abs(s),2)})`}],[{text:`× ${T(r,3)} = ${T(o,2)};`}],...i===null||a===null?F("then a learned factor\
 and bias give").concat([Vn(c)]):[[{text:`${T(o,2)} × ${T(i,2)} ${a<0?"−":"+"} ${T(Math.abs(a),2)} =`}],Vn(c)]]}function Vn(e){
return[{text:T(e,2),kind:"strong"}]}function Cf(e,t,n,s,r){let{reading:o}=e,i=C(e),a=at(o,`layers.${n}.feed_forward.pre`,
s),c=at(o,`layers.${n}.feed_forward.hidden`,s),l=In(o,n,s,r),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[w]))),f=Array.from(c).filter(w=>w>0).length,p=o.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${T(ve(h),2)}, the bias adds ${T(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,b=D(e,t,F(p+g),"small"),d=Math.max(1,Math.floor((t.height-b.height)/
(20*i))),y=u.slice(0,d).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${T(
Number(a[w]))} → ${T(Number(c[w]))}${l?` × ${T(Number(l.dot.second[w]),2)}`:""}`,text:T(Number(h[w]),2)}));return[...b.
marks,xt(e,{...t,y:t.y+b.height+2*i,height:t.height-b.height-4*i},y)]}var qn=_(()=>{"use strict";$();vt();Lt();Re();ie();
Rn();_t();ft();G();z()});var Fa,Yn,Pe,lr,hr,Ha=_(()=>{"use strict";$();Fa=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],
Yn=15,Pe=30,lr=8,hr=99});function ur(e,t){let n=C(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:r=>Ff(e,r,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:r=>Hf(e,r,t)},...t.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:r=>Bf(e,r,t)}]:[]]}function fr(e,t,n){let{trace:s,
count:r}=e,o=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(t)||t==="position_fro\
m_end"&&a===!1)return"left out: all zeros";if(!o)return"";switch(t){case"location":return o.label;case"user":return s.user===
null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(o.start_minute/Yn)*Yn;return`${lt(c)} to ${lt(
(c+Yn)%1440)}`}case"weekday":return Fa[o.weekday]??"";case"recency":{let c=Wf(e,n);return c===null?"days before the pred\
iction":c>=lr?`${lr} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(o.duration_minutes/Pe)*Pe,l=c+Pe;return c>=hr*Pe?`${jt(hr*Pe)} or more`:`${c?jt(c):"0"} to ${jt(l)}`}default:{let c=r-
n;return c===1?"the last visit":`${c} from the end`}}}function Wf({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;
let r=o=>Date.parse(o.slice(0,10))/Pf;return Math.round(r(e.predict_at)-r(s))}function Ff(e,t,{kind:n,visit:s}){let{reading:r}=e,
o=C(e),i=Z(e,t),a=r.slices.map(({name:f,label:p,lengths:g})=>({key:f,title:p,says:fr(r,f,s),values:Zs(r,f,s),colour:Number(
g[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:p})=>f+p.length,0),l=D(e,i,F(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=mt(e,i.x,i.y+i.height-10*o,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*o,height:i.height-l.height-34*o};return[...X(e,t,n==="inpu\
ts"?"What the last visit is made of":V(r,s)),...l.marks,m("g",{key:"rows"},se(e,u,a)),h.mark]}function Hf(e,t,{kind:n,visit:s,
number:r}){let{reading:o}=e,i=C(e),a=Z(e,t),c=at(o,"inputs.projected",s),l=r??Qe(c),h=da(o,s,l),u=n==="inputs"?"inputs":
`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"stream"}],p={...a,
height:Math.min(86*i,.26*a.height)},g=Gf(o,s,l),b=[],d=g.reduce((k,A)=>k+D(e,{...a,y:0},A).height+4*i,0),y={...a,y:p.y+p.
height+28*i,height:a.height-p.height-d-36*i},w=h?jf(h):[],x=y.y+(w.length?Le(e,y,w.length)+6*i:0);for(let k of g){let A=D(
e,{...a,y:x},k);if(x+A.height>a.y+a.height+2)break;b.push(...A.marks),x+=A.height+4*i}return[...X(e,t,"The vector that e\
nters the layers"),m("g",{key:"vector"},se(e,p,f,{chosen:l,open:k=>`${u}.${k}`})),w.length>0&&D(e,{...a,y:p.y+p.height+4*
i},F(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&m("g",{key:"rows"},xt(e,y,w)),m("g",{key:"\
lines"},b)]}function jf({parts:e,bias:t}){return[...e.map(({name:s,label:r,dot:o})=>({key:s,label:r,parts:[{value:o.sum,
colour:"plain"}],text:T(o.sum,2),exact:`${r}: the sum of ${o.products.length} products is ${T(o.sum,4)}`})),{key:"bias",
label:"bias",parts:[{value:t,colour:"plain"}],text:T(t,2),exact:""}]}function Gf(e,t,n){let s=Number(at(e,"inputs.projec\
ted",t)[n]),r=Number(at(e,"layers.0.residual_in",t)[n]),o=Je(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[[...F(
"Sum:"),[{text:T(s,2),kind:"strong"}]],Un("Norm:",o)];if(e.trace.architecture.components.includes("sinusoidal")){let a=e.
trace.architecture.d_model,c=Vt(e,"pos_encoding",t*a+n);e.trace.interventions.sinusoidal===!1?i.push(F("No position enco\
ding: it is off.")):c!==null&&o&&i.push([...F("Position encoding:"),[{text:`${T(o.result,2)} ${c<0?"−":"+"} ${T(Math.abs(
c),2)} =`}],[{text:T(r,2),kind:"strong"}]])}return i}function Bf(e,t,{visit:n}){let{reading:s}=e,r=C(e),o=Z(e,t),i=[];for(let g=0;g<
s.layers;g++)for(let b=0;b<s.heads;b++){let d=Number(s.lastRow(g,b)[n]),y=s.isRemoved(g,b)||s.isSkipped(g,"attention");i.
push({key:`${g} ${b}`,label:`Layer ${g}, head ${b}`,parts:[{value:d,colour:"plain"}],text:y?"off":O(d,1),open:`layers.${g}\
.heads.${b}.${s.count-1}.${n}`,isOff:y})}let a=[];if(s.hasPointer){let g=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:O(g,1),open:`pointer.${n}`}),s.hasGate&&a.push(...F("To the a\
nswer the pointer carries"),[{text:`${O(g,1)} × gate ${s.gate.toFixed(2)} = `},{text:O(g*s.gate,1),kind:"strong"},{text:"\
."}])}let c=D(e,o,F(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=D(e,{...o,y:0},a),h={...o,y:o.y+c.height+2*r,height:o.height-c.height-l.height-8*r},u=Le(e,h,i.length),f=i.map(
({parts:g})=>Number(g[0]?.value)),p=Math.max(If,...f);return[...X(e,t,"Who reads it?"),...c.marks,i.length>0&&m("g",{key:"\
rows"},xt(e,h,i,{largest:p})),m("g",{key:"end"},D(e,{...o,y:h.y+u+6*r},a).marks)]}var Pf,If,mr=_(()=>{"use strict";$();Ha();
vt();Lt();Re();ie();qn();Rn();_t();ft();G();z();Pf=864e5,If=.1});function ja(e,t){let n=Pt(t,e.reading);return n?Qi(e,n,Df[n.kind](e,n)):[]}var Df,Ga=_(()=>{"use strict";$();fa();vt();ba();
ka();va();Me();Ra();Pa();qn();mr();Me();Df={head:Na,stream:Ia,inputs:ur,visit:ur,context:ua,pointer:Ca,generation:wa,gate:ya,
place:La}});function ae(e,t,n){let{title:s,text:r}=Vf(e,t,n),o=n?.words?Uf(e,t,n):"";return{title:s,text:o?`${r} ${o}`:r}}function Uf(e,t,n){
let s=pr(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${O(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let r=n.knownProbability(e.location??0);return r===null?"":`${s} its probability i\
s ${O(r,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function Vf(e,t,n){switch(e?.kind){case"visi\
t":return Yf(e.visit??0,t);case"head":return Xf(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:`Each visit is ${t.slices.length} vectors side by side: ${Ba(t.slices.map(({label:s})=>zf[s]??s))}. One matrix\
 mixes them into ${t.trace.architecture.d_model} numbers.`};case"stream":return Ua(e.layer??0,t);case"context":return{title:"\
Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model}\
 numbers. ${Ba(qf(t),!0)} read nothing else of it.`};case"pointer":return Va(t);case"generation":return za(t);case"gate":
return qa(t);case"place":return Jf(e.location??0,t);default:return Zf(t,n)}}function qf(e){return[...e.hasPointer?["the \
pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function Jt(e,t){let n=e.
visits[t];return n?`${n.label}, ${gt[n.weekday]} ${lt(n.start_minute)}`:""}function Yf(e,t){let n=t.visits[e],s=[],r=Kf(
e,t);if(n?.masked)return{title:`${Jt(t,e)}.`,text:"This visit is masked: nothing reads it."};if(r&&s.push(`Layer ${r.layer}\
, head ${r.head} reads most from it: ${O(r.weight)}.`),t.hasPointer){let o=t.pointerWeights[e],i=t.locations[e]??0,a=o*t.
gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`The pointer gives it ${O(o,1)}, after the gate ${dr(a)} of its place\
’s ${O(c,1)}.`:`The pointer gives it ${O(o,1)} of the answer.`)}return{title:`${Jt(t,e)}.`,text:s.join(" ")}}function Kf(e,t){
let n=null;for(let s=0;s<t.layers;s++)for(let r=0;r<t.heads;r++){if(t.isRemoved(s,r))continue;let o=Number(t.lastRow(s,r)[e]);
(!n||o>n.weight)&&(n={layer:s,head:r,weight:o})}return n}function Xf(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(
e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`Switched off: its output is ${h?"its mean o\
ver the visits":"zero"}. The map shows the weights it would have used.`}}let r=n.lastRow(e,t),o=St(r),a=[...r.keys()].sort(
(h,u)=>r[u]-r[h])[1],c=a===void 0?"":` and ${O(r[a])} from ${Jt(n,a)}`,l=o===n.count-1?"itself":Jt(n,o);return{title:s,text:`\
The last visit reads ${O(r[o])} from ${l}${c}. Each row adds up to 100 %.`}}function Ua(e,t){let{residual:n,attention:s,
feedForward:r}=t.stream(e),o=t.count-1,i=s?`its heads add one of length ${T(Number(s[o]))} and `:"";return{title:`Residu\
al stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${T(Number(n[o]))}; ${i}its feed-forward net\
work adds one of length ${T(Number(r[o]))}.`}}function Va(e){let t=e.pointerWeights,n=St(t),[s]=e.pointedPlaces,r=s&&s.visits.
length>1?`; its ${s.visits.length} visits add up to ${O(s.probability)}`:"";return{title:"Pointer.",text:`It scores ever\
y visit and turns the scores into weights. Its favourite visit is ${Jt(e,n)}, with ${O(t[n])}. Most probable to copy: ${s?.
label}${r}.`}}function za(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`It scores all ${e.trace.architecture.
locations-2} places, visited or not. First comes ${t?.label} with ${O(t?.probability??0)}, then ${n?.label} with ${O(n?.
probability??0)}.`}}function qa(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.learned?"The network sets t\
he gate":"The gate is set"} to ${t.toFixed(2)}: ${O(t)} of the answer’s distribution comes from the pointer, ${O(1-t)}\
 from generation.`}}function Jf(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),r=[`Its probability is ${O(s,
1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;r.push(`: gate ${l.toFixed(
2)} × ${O(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${O(c,1)} by generation`)}let o=t.locations.filter(a=>a===e).length,
i=["It is not among the visits","It was visited once"][o]??`It was visited ${o} times`;return{title:`${n}.`,text:`${r.join(
"")}. ${i}.`}}function Zf(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),r=`${s}, ${O(n.probability,1)}.`;
if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.location===n.location,l=e.wordsFor(t),h=t.nameOf(t.trace.
prediction.location).label,u=[...a===null?[]:[`That is ${Qf(n.probability,a)} ${l}.`],...c?[]:[`${pr(l)} the answer was ${h}\
.`]];return{title:r,text:u.join(" ")}}let o=e.count===1?"the visit":`these ${e.count} visits`,i=e.hasGate?` ${dr(n.from_pointer)}\
 are copied from visits (pointer), ${dr(n.from_generation)} are generated.`:"";return{title:r,text:`A neural network rea\
d ${o} and expects this place next.${i}`}}function Ya({kind:e},t,n){let{location:s,probability:r}=t.trace.prediction,o=new Gt(
n),{prediction:i}=n,a=e==="head"?"Switched off":"If nothing could read it",c=t.nameOf(s).label;if(i.location!==s){let u=o.
nameOf(i.location).label;return`${a}, the answer would be ${u} with ${O(i.probability,1)}.`}let l=O(r,1),h=O(i.probability,
1);return l===h?`${a}, ${c} would still get ${l}.`:`${a}, ${c} would get ${h} instead of ${l}.`}function Qf(e,t){let n=Math.
round(1e3*e)-Math.round(1e3*t);return n===0?"the same as":`${Math.abs(n/10).toFixed(1)} points ${n>0?"more":"less"} than`}
function pr(e){return e.charAt(0).toUpperCase()+e.slice(1)}function dr(e){return`${(100*e).toFixed(1)} points`}function Ba(e,t=!1){
let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?pr(s):s}function Ka(e){let{count:t}=e,
n=e.visits[t-1],s=e.visits[0],r=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${Jt(e,0)}. Where does this person\
 go next?`:`They begin with ${s?.label} and end with ${Jt(e,t-1)}. Where does this person go next?`,part:`visits.${t-1}`},
{...ae({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++){r.push(tm(c,e));let l=Ua(c,e);r.push({...l,text:`${l.
text} The bars show the same for every visit.`,part:`layers.${c}.stream`})}r.push({...ae({kind:"context"},e,null),part:"\
context"}),e.hasPointer&&r.push({...Va(e),part:"pointer"}),e.hasGeneration&&r.push({...za(e),part:"generation"});let{prediction:o}=e.
trace,i=e.nameOf(o.location).label,a=e.hasGate?`${qa(e).text} `:"";return r.push({title:`${i}, ${O(o.probability,1)}.`,text:`${a}\
The answer after ${n?.label} is ${i}.`,part:`places.${o.location}`}),r}function tm(e,t){let n=`Layer ${e}.`;if(!t.heads)
return{title:n,text:"This network has no self-attention: no visit reads another one here.",part:null};let s=null,r=0;for(let i=0;i<
t.heads;i++){if(t.isRemoved(e,i))continue;r+=1;let a=t.lastRow(e,i),c=St(a);(!s||a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}
if(!s)return{title:n,text:"All of its heads are switched off.",part:null};let o=s.visit===t.count-1?"from itself":`from ${Jt(
t,s.visit)}`;return{title:n,text:`In ${r===1?"one head":`${r} heads`} every visit reads the others; darker means more. T\
he strongest link of the last visit: head ${s.head} reads ${O(s.weight)} ${o}.`,part:`layers.${e}.heads.${s.head}`}}var Da,
zf,gr=_(()=>{"use strict";$();ke();z();Da="Point at anything to see what it does.";zf={place:"place",who:"person",time:"\
time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"}});function Xa(e,t){let n=Pt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return nm(n,t);break;case"stream":
return sm(n,t);case"pointer":if(n.isLeaf)return rm(n,t);break;case"generation":if(n.isLeaf)return om(n,t);break;case"gat\
e":return im(t);default:break}return ae(Nt(em(n),t),t,null)}function em({kind:e,layer:t,head:n,visit:s,location:r}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${r}`:e}function nm({layer:e,head:t,query:n,
visit:s},r){let o=r.weights(e,t).subarray(n*r.count,(n+1)*r.count),i=Number(o[s]),a=o.filter(g=>g>i).length,c=n===s?"its\
elf":V(r,s),l=`${V(r,n)}, reads ${O(i,1)} from ${c}.`;if(r.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Ee(r,e,t,n,s),f=r.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${r.count} weights in its row ${a===1?"is":"are"} larger.`,p=r.isRemoved(e,t)||r.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${T(h.
sum,2)}, which makes a score of ${T(u,2)}. ${f}${p}`}}function sm({layer:e,visit:t},n){let s=`layers.${e}`,r=l=>T(Math.hypot(
...at(n,`${s}.${l}`,t))),o=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${r(l)}`,a=o?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${V(n,t)}.`,text:`The\
 visit comes in as a vector of length ${r("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${r("residual_out")}.${c}`}}function rm({visit:e},t){let n=O(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${V(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:r,bias:o,isBiasOff:i,score:a}=Oe(t,e),c=o!==null&&!i?` and the bias of its position is ${T(o,2)}`:"";return{
title:s,text:`Query and key multiply to ${T(r.sum,2)}${c}; its score is ${T(a,2)}. The weight counts for ${oe(t,e)}.`}}function om({
location:e},t){let{logit:n}=qt(t,e),s=t.probabilityOf("generation",e),r=n===null?"":`Its logit is ${T(n,2)}; `,o=`the so\
ftmax over all places makes it ${O(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:r?r+o:o.charAt(0).toUpperCase()+o.slice(1)}}function im(e){let t=ae({kind:"gate"},e,null),n=Te(e);if(!n)return t;
let{logit:s,learned:r,hidden:o}=n,i=e.trace.gate.learned?`Its ${o.length} hidden units add up to a logit of ${T(s,2)}.`:
`As learned it would be ${r.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var Ja=_(()=>{"use strict";$();Me();
Lt();_t();ut();gr();z()});function Qa(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function yr(e,t){return`${e.tag} ${e.
key??t}`}function cm(e,t){let n=e.match(Kn)??[],s=t.match(Kn)??[],r=t.split(Kn);return n.length!==s.length||e.split(Kn).
join()!==r.join()?null:o=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+o*(Number(a)-l))*100)/100)});
return r.map((a,c)=>a+(i[c]??"")).join("")}}var Za,am,Kn,Xn,tc=_(()=>{"use strict";$();G();Za="http://www.w3.org/2000/sv\
g",am=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),Kn=/-?\d+(?:\.\d+)?/g,Xn=class{#s=new WeakMap;#t=new Map;#n=new WeakMap;#r=0;#e=0;constructor(t){
this.root=t,this.elements=[]}show(t,n=0){this.#u(),this.elements=this.#o(this.root,t,this.elements,n>0),this.#t.size&&this.#h(
n)}#o(t,n,s,r){if(n.every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),
[]}if(!s.length&&!t.firstChild){let a=n.map(c=>this.#a(Qa(c)));return t.append(...a),a}let o=new Map;for(let[a,c]of s.entries()){
let l=this.#s.get(c);l&&o.set(yr(l.mark,a),c)}let i=n.map((a,c)=>{let l=Qa(a),h=o.get(yr(l,c));o.delete(yr(l,c));let u=h??
document.createElementNS(Za,l.tag);return this.#l(u,l,r&&h!==void 0),u});for(let a of o.values())a.remove();for(let[a,c]of i.
entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(c,l??null)}return i}#a(t){let n=document.createElementNS(Za,t.tag);
for(let[s,r]of Object.entries(t.attributes)){let o=Ve(r);o!==null&&n.setAttribute(s,o)}return this.#s.set(n,{mark:t,elements:this.#o(
n,t.children,[],!1)}),n}#l(t,n,s){let r=this.#s.get(t),o=r?.mark.attributes??{};for(let a of Object.keys(o))Ve(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=Ve(c),h=Ve(o[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&am.has(a)?cm(h,l):null;u?this.#t.set(`${this.#i(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#o(t,n.children,r?.elements??[],s);this.#s.set(t,{mark:n,elements:i})}#i(t){let n=this.#n.get(t)??this.#r++;
return this.#n.set(t,n),n}#h(t){let n=performance.now(),s=r=>{let o=Math.min(1,Math.max(0,(r-n)/t));if(o===1){this.#u();
return}let i=1-(1-o)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(
s)};this.#e=requestAnimationFrame(s)}#u(){cancelAnimationFrame(this.#e);for(let{element:t,name:n,end:s}of this.#t.values())
t.setAttribute(n,s);this.#t.clear()}}});function ec(e,{names:t,run:n},s){if(!t.length)return e;let r=lm*s/13;return Sn(e,o=>t.includes(o)?{className:"put-in",words:`\
put in from the ${n} run`,onTop:i=>hm(i,n,r)}:null)}function hm({attributes:{x:e,y:t,width:n}},s,r){let[o,i]=[Number(e)+
Number(n),Number(t)],a=.45*r;return m("g",{key:"put in",class:"badge"},m("circle",{cx:o,cy:i,r}),m("path",{d:`M${o+a} ${i-
a}L${o-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),m("title",{},`Put in from the ${s} run`))}var lm,nc=_(()=>{"use strict";
$();Fs();G();lm=7});function br(e,t,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute(
"aria-label",e),s.addEventListener("click",n),s}var Jn,sc=_(()=>{"use strict";$();Jn=class{#s=0;#t=0;#n=[];constructor(t,n){
this.show=n,this.button=br("Play the story","play",()=>this.toggle()),this.back=br("Step back","back",()=>this.step(-1)),
this.forth=br("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
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
0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function ic(e,{title:t,ground:n,lines:s}){let r=e.cloneNode(!0),{width:o,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=s.length*rc*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[b,d]of r.querySelectorAll("*").entries()){let y=u[b];
y&&gm(d,getComputedStyle(y)),d.matches(dm)&&h.push(d);for(let w of["class","data-part","data-open","data-act","tabindex",
"role"])d.removeAttribute(w)}for(let b of[...h,...r.querySelectorAll('[opacity="0"]')])b.remove();let f=document.createElementNS(
Zn,"title");f.textContent=t;let p=document.createElementNS(Zn,"rect");p.setAttribute("y",String(-c)),p.setAttribute("wid\
th",String(o)),p.setAttribute("height",String(l)),p.setAttribute("fill",n);let g=s.map((b,d)=>{let y=a*(d?1:um),w=document.
createElementNS(Zn,"text");return w.textContent=ot(b,o-2*oc,y,d===0),w.setAttribute("x",String(oc)),w.setAttribute("y",String(
(d+.8)*rc*a-c)),w.setAttribute("font-size",String(y)),w.setAttribute("font-weight",d?"400":"600"),w.setAttribute("fill",
getComputedStyle(e).color),w});return r.prepend(f,p,...g),r.setAttribute("viewBox",`0 ${-c} ${o} ${l}`),r.setAttribute("\
xmlns",Zn),r.setAttribute("width",String(o)),r.setAttribute("height",String(l)),r.setAttribute("font-family",getComputedStyle(
e).fontFamily),r.setAttribute("text-rendering","geometricPrecision"),r.setAttribute("role","img"),r.setAttribute("aria-l\
abel",t),r.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(r),width:o,height:l}}function gm(e,t){if(e.
localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("styl\
e","image-rendering: pixelated");for(let n of fm){if(pm.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(n);
s&&s!==mm[n]&&e.setAttribute(n,s)}}var Zn,rc,um,oc,fm,mm,dm,pm,ac=_(()=>{"use strict";$();z();Zn="http://www.w3.org/2000\
/svg",rc=1.7,um=1.2,oc=20,fm=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opac\
ity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],mm={fill:"rgb(0, 0, 0)",stroke:"none",
"stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-orde\
r":"normal","text-decoration-line":"none"},dm=".handle, .handle-words, .control, .escape",pm=new Set(["font-size","font-\
weight","text-anchor"])});function lc(e,t=null,n=null){if(t===null)return[bm(e,n),$m(e,n)];let s=Pt(t,e);return s?ym[s.kind](e,s):[]}function bm(e,t){
let{hasPointer:n}=e,s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((r,o)=>[
V(e,o),r.duration_minutes,...n?[xr(e.pointerScores[o]),e.pointerWeights[o]]:[],...s?[s.pointerWeights[o]]:[]])}}function $m(e,t){
return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.
map(({location:n})=>{let{pointer:s,generation:r,fromPointer:o,fromGeneration:i}=Ne(e,n),a=e.probabilityOf("final",n);return[
e.nameOf(n).label,s,r,o,i,a,...t?[t.knownProbability(n)]:[]]})}}function xm(e,{layer:t,head:n,query:s,visit:r,isLeaf:o}){
let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,p)=>V(e,p));if(!o)return[{caption:`Weights o\
f ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,p)=>[
f,...a.subarray(p*i,(p+1)*i)])}];let h=Cn(e,t,n,s),{dot:u}=Ee(e,t,n,s,r);return[Qn(`Query of ${l[s]} × key of ${l[r]}, ${c}`,
["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,p)=>[f,xr(
h.scores[p]),a[s*i+p]])}]}function wm(e,t){let{layer:n,visit:s}=t,r=`layers.${n}`,o=[["Comes in","residual_in"],["Norm 1",
"norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.o\
ut"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${r}.${u}`)),i=o.map(([,u])=>at(e,`${r}.${u}`,s)),a=zn(e,t),c=In(e,
n,s,a),l=at(e,`${r}.feed_forward.pre`,s),h=at(e,`${r}.feed_forward.hidden`,s);return[{caption:`${V(e,s)}, in layer ${n}`,
columns:["Number",...o.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(p=>p[f])])},{caption:`Hidden unit\
s of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","Afte\
r it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}
function cc(e,{kind:t,visit:n}){let s=at(e,"inputs.projected",n),r=[{caption:`What ${V(e,n)} is made of`,columns:["Featu\
re","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,fr(e,i,n),c[n]])},$r("All feature\
s mixed by one matrix",s)];if(t==="inputs")return r;let o=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(
a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&o.push(["Pointer",e.pointerWeights[n]]),
r.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:o}),r}function km(e){return[$r(
"The context: the last visit after all layers",e.values("context"))]}function Mm(e,{visit:t,isLeaf:n}){let s=Pn(e),r=e.visits.
map((l,h)=>V(e,h)),o=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:r.map((l,h)=>[l,o[h],...i?[i[h]]:[],xr(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=Oe(e,t);return[Qn(`Query of the context × key of ${r[t]}`,["Query","Key"],c),...a]}function Am(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],r={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,qt(e,i.location).logit,
i.probability])},{dot:o}=qt(e,t);return n&&o?[Qn(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],o),r]:
[r]}function Em(e){let t=Te(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?Qn(s,["Hidden un\
it","Weight"],t.dot):$r(s,t.hidden),n]}function Om(e,{location:t}){let{visits:n,pointer:s,generation:r,gate:o,fromPointer:i,
fromGeneration:a,probability:c}=Ne(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,o,i],["Generation",r,1-o,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[V(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Qn(e,t,{
first:n,second:s,products:r,sum:o}){return{caption:e,columns:["Number",...t,"Product"],rows:[...r.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",o]]}}function $r(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function xr(e){
return Number.isFinite(e)?e:"−∞"}var ym,hc=_(()=>{"use strict";$();Me();Lt();qn();mr();_t();ym={head:xm,stream:wm,inputs:cc,
visit:cc,context:km,pointer:Mm,generation:Am,gate:Em,place:Om}});function uc(e,t,n,s=null){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-label",
"Numbers");let o=lc(t,n,s);for(let l of o){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(pn(l)),r.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>r.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([gn(o)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),r.append(c),r.addEventListener("close",()=>{URL.revokeObjectURL(a.href),r.remove()}),
e.append(r),r.showModal()}var fc=_(()=>{"use strict";$();Os();hc()});function ts({reading:e,before:t,overlays:n,stage:s,happened:r,lit:o}){let i=Ot(o,e),{most:a,top:c,bottom:l}=s.answers,h=r===
null?[]:[r];n&&t&&h.push(t.trace.prediction.location),i!==null&&o?.kind==="place"&&h.push(i);let u=e.answer(a,h),f=u.slice(
0,-1).map(({location:d})=>d),p=dc(f.map(d=>t?.knownProbability(d)??null),1),g=n&&t?Tm(f,e,t):null,b=(l-c)/u.length;return u.
map((d,y)=>{let w=c+(y+.5)*b,x=d.probability*s.full,k={pointer:g?.pointer[y]??null,generation:g?.generation[y]??null},[A,
v]=["pointer","generation"].map(M=>mc(d[M]*ce({reading:e},M),k[M])*s.full);return{...d,was:t?p[y]??null:null,wasByPath:k,
middle:w,start:w+(Number(A)-Number(v)-x)/2,height:x}})}function mc(e,t){return Math.max(0,(t??e)-e)}function Tm(e,t,n){let s=(r,o)=>o?
dc(e.map(i=>n.shareOf(r,i)),ce({reading:n},r)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function dc(e,t){let n=e.filter(r=>r!==null),s=n.reduce((r,o)=>r-o,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function es(e,t){let{reading:n,stage:s}=e,r=ze(e),o=n.pointerWeights,i=d=>d.reduce((y,w)=>y+mc(o[w],r?.[w]??null),0),a=n.
pointedPlaces.map(d=>({...d,lost:i(d.visits)})).sort((d,y)=>y.probability+y.lost-d.probability-d.lost),c=a.filter((d,y)=>d.
probability+d.lost>=rn&&y<Sm||wr(t,d.location)<t.length-1).map(d=>({...d,wish:b(d.visits)})),l=a.filter(({location:d})=>!c.
some(y=>y.location===d));if(l.length){let d=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((y,{probability:w})=>y+w,0),lost:i(d),visits:d,wish:b(d)})}c.sort((d,y)=>d.
wish-y.wish);let{room:h,gap:u}=s.across.places,f=c.map(({wish:d,probability:y,lost:w})=>({wish:d,length:(y+w)*s.full})),
p=f.reduce((d,{length:y})=>d-y,h[1]-h[0]),g=Hn(f,Math.max(0,Math.min(u,p/(f.length-1||1))),...h);return c.map(({location:d,
label:y,probability:w,lost:x,visits:k},A)=>({path:"pointer",location:d,label:y,probability:w,start:Number(g[A]),lost:x,visits:k,
answer:wr(t,d)}));function b(d){let y=d.map(x=>Math.max(o[x],r?.[x]??0)),w=y.reduce((x,k)=>x+k,0)||1;return d.reduce((x,k,A)=>x+
Number(y[A])/w*Number(s.across.visits[k]),0)}}function ns({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
nn),{gap:r}=t.across.generation,{start:o}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:o,lost:0,visits:[],answer:wr(n,i)};return o+=c*t.full+r,l})}function ce({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function Mt(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function wr(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var rn,Sm,le=_(()=>{"use strict";$();we();ut();Yt();rn=.03,
Sm=5});function Zt({stage:e},t){let n=e.type/13;return U(t,12.5*n)+13*n}function on({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function ss(e,t,n,s=3){let r=e.reading.trace.interventions[`${t}\
_temperature`]??1;return m("g",{key:`temperature ${t}`},Ie(e,{act:`${t}_temperature`,words:on(e,t),title:`Temperature of\
 the ${t} softmax: ${r}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function Ie(e,{act:t,
words:n,title:s,right:r,y:o,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||kr*c,h=Zt(e,n),u=a?
" stays":"";return[m("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:r-h,y:o,width:h,height:l,rx:l/2},m("tit\
le",{},s)),m("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:r-h/2,y:o+l/2+4*c},n)]}var kr,rs=_(()=>{"\
use strict";$();G();z();kr=18});function pc(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[Qt(e,n,"Visits",Mr(e,s),s),...Nm(e),...t.rows.map((r,o)=>_m(
e,o))]}function Mr({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",r=`${s} \
in head ${t.head}`;return U(r,12.5*(e.type/13))<=n?r:s}function Qt({stage:e},t,n,s,r=400){let o=e.type/13;return m("g",{
key:`title ${n}`,class:"heading","aria-hidden":"true"},U(n,15*o,!0)<=r?m("text",{x:t,y:17*o,class:"title"},n):m("text",{
x:t,y:17*o,class:"small strong"},ot(n,r,12.5*o,!0)),m("text",{x:t,y:35*o,class:"small"},ot(s,r,12.5*o)))}function Nm({reading:e,
stage:t}){let n=t.type/13,s=[];for(let{start:r,end:o,weekday:i}of Ar(e)){let a=Number(t.rows[r]?.y)-Number(t.rows[r]?.height)/
2,c=Number(t.rows[o]?.y)+Number(t.rows[o]?.height)/2;if(s.push(m("rect",{key:`day ${r}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(m("text",{key:`weekda\
y ${r}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function Ar({visits:e}){let t=[];for(let[n,s]of e.entries()){
let r=vm(s),o=t.at(-1);o?.day===r?o.end=n:t.push({start:n,end:n,day:r,weekday:String(gt[s.weekday])})}return t}function vm({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function _m(e,t){let{reading:n,stage:s,lit:r}=e,{y:o,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=Ye(r,n).includes(t),p=c.masked?"unmask":"mask",g=a&&e.canAct&&t<n.count-1,b=g&&f?Zt(e,p)+4*l:0,d=Math.min(kr*l,i),
y=os(c),w=i>=33*l,x=(w?20:13)*l,k=h+x+(w?14:8)*l,A=Or(e,t),v=Sr(e,t),M=f||v,E=A?42*l:0,N=s.visits.x+s.visits.width-4,L=N-
k,R=s.isDense?0:38*l,W=w?[m("text",{x:k,y:o-3*l,class:"strong"},ot(c.label,L-b,13*l,!0)),m("text",{x:k,y:o+13*l,class:"s\
mall"},U(y,12.5*l)<=L-E?y:lt(c.start_minute)),A||L<U(y,12.5*l)+56*l?null:Lm(N+4-50*l,o+5*l,48*l,c)]:[m("text",{x:k,y:o+4.4*
l,class:M?"strong":"label"},ot(c.label,L-Math.max(R,E)-b-9,12.5*l,M)),A||s.isDense?null:m("text",{x:N-b,y:o+4.4*l,class:"\
small end"},lt(c.start_minute))];return m("g",Er(e,t,c),m("rect",{class:"chip",x:h,y:o-i/2+.5,width:u,height:Math.max(1,
i-1),rx:a?5*l:1}),a&&$t(c.category,h+4*l,o-x/2,x),a?W:m("rect",{class:"lane",x:h+2,y:o-1,width:u-4,height:2}),A&&a&&m("t\
ext",{x:N,y:o+(w?13:4.4)*l,class:v?"strong end":"small end"},A),g&&f&&Ie(e,{act:"mask",words:p,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:N+2,y:w?o-17*l:o-d/2,height:d}),
m("title",{},`${c.label}, ${gt[c.weekday]} ${y}`))}function Er({reading:e,lit:t},n,s){let r=Ye(t,e).includes(n);return{key:`\
visit ${n}`,class:`part visit${r?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${gt[s.weekday]} ${os(s)}${s.masked?", masked":""}${e.hasPointer?`\
; pointer weight ${O(e.pointerWeights[n],1)}`:""}`}}function os({start_minute:e,duration_minutes:t}){return`${lt(e)} · ${jt(
t)}`}function Or({reading:e,lit:t},n){return t?.kind!=="head"?"":O(e.lastRow(t.layer??0,t.head??0)[n])}function Sr({reading:e,
lit:t},n){return t?.kind!=="head"?!1:St(e.lastRow(t.layer??0,t.head??0))===n}function Lm(e,t,n,{start_minute:s,duration_minutes:r}){
let o=Math.min(s+r,an),i=Math.min(s,Math.max(0,s+r-an)),a=(c,l)=>m("rect",{class:"stay",x:e+c/an*n,y:t,width:Math.max(1,
(l-c)/an*n),height:7});return m("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},m("rect",{class:"\
track",x:e,y:t,width:n,height:7}),a(s,o),i>0&&a(0,i),m("rect",{class:"stay-end","data-drag":"stay",x:e+(i||o)/an*n-2,y:t-
3,width:5,height:13}))}function gc(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:r,width:o}=n.slices,
{slices:i}=t,a=Math.max(...Wt(e).map(({longestSlice:b})=>b)),c=o/i.length,l=yt(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.
flatMap(({y:b,height:d},y)=>i.map(({lengths:w},x)=>{let k=Number(w[y])/a*Math.max(2,d-4);return{visit:y,x:r+x*c,y:b+d/2-
2-k,width:.72*c,height:k}})),[f,p]=Tr(u,({visit:b})=>h||l.includes(b)),g=i.map(({label:b},d)=>m("text",{key:`name ${b}`,
class:"tiny middle",x:r+(d+.36)*c,y:(d%2?40:26)*s},b));return[m("g",Nr(e),m("rect",{class:"ground",x:r-6,y:n.top-4,width:o+
6,height:n.bottom-n.top+8,rx:6}),g,m("path",{key:"bars",class:"length",d:xe(p)}),f.length>0&&m("path",{key:"lit",class:"\
length lit",d:xe(f)}),m("text",{class:"small",x:r,y:n.bottom+18*s},"Bars: lengths"),m("text",{class:"small",x:r,y:n.bottom+
33*s},"of the vectors"))]}function Tr(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function Nr(e){return{key:"slices",class:`\
part slices${bt(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:J(e,Gn.slices),"aria-label":`What\
 each visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}var an,We=_(()=>{"use strict";$();rs();re();
ut();ke();G();z();dt();an=1440});function yc(e,t){let{x:n,right:s}=e.stage.answers,r=e.stage.type/13;return[Qt(e,n+6*r,"Answer",e.stage.isDense?"":Rm(e),
s-n),...vr(e,t)]}function Rm({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function vr(e,t){let{reading:n,stage:s,lit:r,happened:o}=e,i=s.type/13,a=Ot(r,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(f=>{let{location:p,label:g,category:b,probability:d,was:y,middle:w,height:x,start:k}=f,A=[{path:"poin\
ter",share:f.pointer*ce(e,"pointer")},{path:"generation",share:f.generation*ce(e,"generation")}],v=a===p,M=c+(b===null?6:
26)*i,E=Mn(g,l-M-(o===p?20*i:2),13.5*i,2,!0),N=w-(E.length>1?22:8)*i,L=w+(E.length>1?2:0)*i,R=c+6*i,W=u-8*i;return m("g",
{key:`place ${p}`,class:`part place${v?" lit":a!==null&&r?" dim":""}`,"data-part":p<0?null:`places.${p}`,role:p<0?null:"\
button",tabindex:p<0?null:"-1","aria-label":`${g}: ${O(d,1)}; from the pointer ${O(A[0]?.share??0,1)}, from generation ${O(
A[1]?.share??0,1)}${o===p?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*i,y:N-16*i,
width:u+10*i,height:L-N+50*i,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:k,width:tt-2,height:Math.max(1,x)}),
b!==null&&$t(b,c+5*i,N-13*i,16*i),E.map((H,I)=>m("text",{key:`name ${I}`,class:p<0?"label halo":"strong halo",x:M,y:N+15*
I*i},H)),o===p&&m("path",{key:"happened",class:"check",d:`M${l-16*i} ${N-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},m("title",
{},"This is where the person went.")),m("rect",{key:"track",class:"track",x:c+6*i,y:L,width:W,height:8*i}),A.map(({path:H,
share:I})=>{let P=m("rect",{key:H,class:`${H} bar`,x:R,y:L,width:Math.max(0,I*W),height:8*i});return R+=I*W,P}),y!==null&&
m("rect",{key:"before",class:"before",x:c+5*i+y*W,y:L-3*i,width:2,height:14*i}),m("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:L+23*i},O(d,1)),y!==null&&Cm(c+60*i,L+23*i,d,y))})}function Cm(e,t,n,s){let r=Math.round(1e3*n)-Math.round(
1e3*s);if(r===0)return m("text",{key:"change",class:"small",x:e,y:t},"same");let o=`${r>0?"▲":"▼"} ${(Math.abs(r)/10).
toFixed(1)}`;return m("text",{key:"change",class:`${r>0?"more":"less"} strong halo`,x:e,y:t},o)}var _r=_(()=>{"use stric\
t";$();le();re();ut();G();Yt();z();We()});function bc(e){let{reading:t,stage:n}=e,s=n.type/13,r=t.values("context");if(!n.layers.at(-1)||!r)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(r.length))),a=Math.ceil(r.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,f={x:h,y:u,columns:i,
cell:l},p={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return Lr(e,f,Pm(e,h,u,c,a*l),n.isDense?p:void 0)}function Lr(e,{
x:t,y:n,columns:s,cell:r},o,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...Wt(e).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,p)=>m("rect",{class:f<0?"below-zer\
o":"above-zero",x:t+p%s*r,y:n+Math.floor(p/s)*r,width:r-.5,height:r-.5,opacity:.12+.88*(Math.abs(f)/h)}));return m("g",{
key:"context",class:`part context${bt(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:J(e,et(e.
reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},m("rect",{class:"ground",
x:t-3,y:n-16*a,width:s*r+6,height:Math.max(44,Math.ceil(l.length/s)*r+20*a),rx:4}),o,m("text",{key:"name",...i??c},"Cont\
ext"),u,m("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gat\
e read them.`))}function Pm({reading:e,stage:t},n,s,r,o){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-
5*i,h=t.gate+9*i;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+o/2}H${n-2}`}),e.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${n+r+2} ${s+o/2}H${n+r+12*i}`}),e.has("gate.logit")&&m("\
path",{key:"to the gate",class:"link dotted",d:`M${n+r/2} ${s+o+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}var Rr=_(
()=>{"use strict";$();ut();G();dt()});function $c(e){let{reading:t,before:n,stage:s}=e,r=s.type/13,o=s.across.gate,i=o+s.full,a=s.gateWidth,c=o+t.gate*s.full,
l=n?n.gate:t.gate,h=s.gate+a/2,u=is(e);return m("g",Cr(e,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:o-3,width:a+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:o,width:a,height:Math.max(
0,c-o)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:o-10*r},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${o+l*s.full}l${8*r} ${-5*r}v${10*r}Z`},m("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*r,y:c-6*r,width:a+16*r,height:12*r,rx:6*r}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:i+18*r},"fixed"))}function is({reading:e}){return e.trace.architecture.
components.includes("gate")}function Cr(e,t){let{reading:n}=e,s=e.canAct&&is(e);return{key:"gate",class:`part gate${bt(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} pointer`},tabindex:"-1",opacity:J(e,
et(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)} generation${n.trace.gate.learned?
"":", not learned"}`}}function as(e,t,n){let{reading:s,stage:r,lit:o}=e,i=e.beat>=et(s).gate,a=x=>ce(e,x),c=Ot(o,s),l=new Map,
h=r.across.gate;for(let x of t)l.set(x,h),h+=x.probability*a(x.path)*r.full;let u=new Map;h=r.across.gate;for(let x of["\
pointer","generation"])for(let[k]of n.entries())u.set(`${x} ${k}`,h),h+=Number(n[k]?.[x])*a(x)*r.full;let f=t.map(x=>{let k=Number(
l.get(x)),A=x.probability*a(x.path)*r.full,v=Mt(x.start,x.start+x.probability*r.full),M=Mt(k,k+A);return m("path",{key:`\
into ${x.path} ${x.location}`,class:`${x.path} band${y(x.location)}`,d:r.bands.into(v,M,i)})}),[p,g]=[r.across.gate,r.across.
gate+r.full],b=n.flatMap((x,k)=>{let A=x.start;return["pointer","generation"].map(v=>{let M=Number(x[v])*a(v),E=M*r.full,
N=Number(u.get(`${v} ${k}`)),L=Mt(N,N+E),R=Mt(A,A+E),W=x.wasByPath[v],H=W===null?null:d(v,N,A,E,W*r.full);A+=E;let I=`ou\
t ${v} ${x.location}`;return[E>0&&m("path",{key:I,class:`${v} band${y(x.location)}`,d:r.bands.out(L,R,i)}),H&&En({key:I,
now:E,before:Number(W)*r.full,path:(P,B)=>r.bands.out(P,B,i),edges:H,style:y(x.location),title:`${x.label}, from ${v==="\
pointer"?"the pointer":"generation"}: ${On(M,Number(W),e.before?s.wordsFor(e.before):"")}`})]})});return[f,b,i&&o?.kind===
"visit"&&w(o.visit??0)];function d(x,k,A,v,M){let E=Math.abs(v-M),N=x==="pointer",L=(H,I)=>{let P=N?H-(I?0:E):H+v-(I?E:0);
return[P,P+E]},[R]=L(k,!1),W=Math.max(p,Math.min(g-E,R));return{more:[L(k,!0),L(A,!0)],less:[[W,W+E],L(A,!1)]}}function y(x){
return c===null?"":c===x&&o?.kind==="place"?" lit":" dim"}function w(x){let k=s.pointerWeights,A=t.find(({path:B,visits:K})=>B===
"pointer"&&K.includes(x));if(!A)return null;let v=[...A.visits].sort((B,K)=>B-K),E=v.slice(0,v.indexOf(x)).reduce((B,K)=>B+
k[K],0)*r.full,N=k[x]*r.full,L=a("pointer"),R=Number(l.get(A))+E*L,W=n[A.answer],H=Number(u.get(`pointer ${A.answer}`))+
E*L,I=Number(W?.start)+E*L,P=W?.location===A.location;return[m("path",{key:"visit into",class:"pointer band lit",d:r.bands.
into(Mt(A.start+E,A.start+E+N),Mt(R,R+N*L),i)}),P&&m("path",{key:"visit out",class:"pointer band lit",d:r.bands.out(Mt(H,
H+N*L),Mt(I,I+N*L),i)})]}}var cs=_(()=>{"use strict";$();we();le();ut();G();z();dt()});function xc(e){let{reading:t,before:n,stage:s}=e,r=s.type/13,{gate:o,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=is(e),f=`${O(t.gate)} pointer${u?"":", fixed"}`;return m("g",Cr(e,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:o-3,width:a+6,height:i+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:o,width:t.gate*
a,height:i}),m("rect",{key:"generation",class:"generation bar",x:l,y:o,width:(1-t.gate)*a,height:i}),m("text",{key:"name",
class:"title halo",x:s.left,y:o+11*r},`Gate ${t.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:o+
27*r},f),h!==t.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*a} ${o+i+3}l${5*r} ${8*r}h${-10*r}Z`},m("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*r,y:o-8*r,width:12*r,
height:i+16*r,rx:6*r}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Tt/2,s.size.width-
Tt),y:o+(i-Tt)/2,width:Tt,height:Tt})])}var wc=_(()=>{"use strict";$();cs();G();Kt();z()});function kc(e,t){let{reading:n,stage:s}=e,r=s.type/13,o=t.filter(({path:f})=>f==="generation"),i=s.places-8*r,a=s.fork+(n.
hasPointer?s.context+14*r:2*r),c=n.hasPointer?s.bottom+34*r:Number(o[0]?.start)+12*r,l=e.beat>=et(n).generation,h=o.map(
({label:f,probability:p,location:g},b)=>{let d=c+b*17*r;return[m("text",{key:`name ${b}`,class:g<0?"small halo":"label h\
alo",x:a,y:d},ot(f,i-a-(s.isDense?38:46)*r,13*r)),m("text",{key:`share ${b}`,class:"strong end halo",x:i,y:d},O(p))]}),u=o.
map(({probability:f,start:p,location:g},b)=>m("rect",{key:`bar ${b}`,class:"generation bar",x:s.places,y:p,width:tt,height:l?
Math.max(.8,f*s.full):0},m("title",{},`${g<0?"The others":o[b]?.label}: ${O(f,1)} of the generation head`)));return m("g",
Pr(e,o),m("rect",{class:"ground",x:a-4,y:c-30*r,width:i-a+8,height:88*r,rx:6}),m("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?i:a,y:c-18*r},"Generation"),h,u)}function Pr(e,t){return{key:"generation",class:`part generation-b\
lock${bt(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:J(e,et(e.reading).generation),"a\
ria-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}var Ir=_(()=>{"use strict";$();
ut();G();Yt();z();dt()});function Mc(e,t){let{reading:n,stage:s,lit:r}=e,o=Ot(r,n),i=t.filter(({path:c})=>c==="pointer"),a=({location:c})=>o===null||
o===c?"":" dim";return m("g",{key:"places",opacity:J(e,et(n).pointer)},i.map(c=>m("rect",{key:`bar ${c.location}`,class:`\
pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:tt},m("title",{},`${c.label}: ${O(
c.probability,1)} of the pointer`))),Fm(e,i).map(c=>Hm(e,c,a(c.flow))))}function Fm({reading:e,stage:t,lit:n},s){let r=t.
type/13,o=Ot(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(o!==null&&h===o),l=[];for(let h of[...s].
sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:p,lost:g}=h;if(p+g<rn&&u>=0&&u!==o)continue;let b=u>=0,d=` ${O(
p)}`,w=`${ot(f,a-i-U(d,13*r,!0),13*r,b)}${d}`,x=U(w,13*r,b)/2,k=h.start+p*t.full/2,A=Math.max(i+x,Math.min(a-x,k)),[v,M]=[
A-x,A+x];for(let E=0;E<Im;E++){if(l.some(R=>R.row===E&&v<R.right+8*r&&M>R.left-8*r))continue;let L=A>k?"":A<k?" end":" m\
iddle";l.push({flow:h,text:w,isBold:b,left:v,right:M,row:E,anchor:L});break}}return l}function Hm({stage:e},{flow:t,text:n,
isBold:s,left:r,right:o,row:i,anchor:a},c){let l=e.type/13,h=e.places+tt+(14+Wr*i)*l,u=t.start+t.probability*e.full/2;return[
i>0&&m("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+tt}V${h-11*l}`}),m("text",{key:`name ${t.
location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?r:a===" end"?o:(r+o)/2,y:h},n)]}function Ac(e,t){let{reading:n,
stage:s}=e,r=s.type/13,o=t.filter(({path:l})=>l==="generation"),i=e.beat>=et(n).generation,a=n.hasPointer?.42*(s.right-s.
left):s.right-s.left,c=s.places-(Wm*Wr-6)*r;return m("g",Pr(e,o),m("rect",{class:"ground",x:s.right-a,y:c-36*r,width:a+6,
height:s.places+tt-c+40*r,rx:6}),m("text",{class:"title end halo",x:s.right,y:c-19*r},"Generation"),o.map(({location:l,label:h,
probability:u,start:f},p)=>{let g=` ${O(u)}`,b=ot(h,a-U(g,13*r),13*r)+g;return[m("text",{key:`name ${p}`,class:l<0?"smal\
l end halo":"label end halo",x:s.right,y:c+p*Wr*r},b),m("rect",{key:`bar ${p}`,class:"generation bar",x:f,y:s.places,width:Math.
max(.8,u*s.full),height:i?tt:0},m("title",{},`${l<0?"The others":h}: ${O(u,1)} of the generation head`))]}))}var Im,Wr,Wm,
Ec=_(()=>{"use strict";$();le();Ir();ut();G();Yt();z();dt();Im=3,Wr=17,Wm=4});function Oc(e,t){let{reading:n,stage:s,lit:r}=e,o=s.type/13,i=J(e,et(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=yt(
r,n),h=Math.max(...a),u=s.fork+2*o,f={...!s.isDense&&{score:s.scores},weight:s.weights},p=U("Pointer",15*o,!0)+4*o,g=Zt(
e,on(e,"pointer")),b=s.rows.flatMap(({y,isFull:w},x)=>{if(!w)return[];let k=a[x]>=.2*h||l.includes(x)?"strong":"small",A=l.
length&&!l.includes(x)?" dim":"";return[!s.isDense&&m("text",{key:`score ${x}`,class:`small end${A}`,x:s.scores,y:y+4.4*
o},T(c[x])),m("text",{key:`weight ${x}`,class:`${k} end${A}`,x:s.weights,y:y+4.4*o},O(a[x]))].filter(v=>v!==!1)}),d=t.filter(
({path:y})=>y==="pointer").map(y=>Gm(e,y));return[m("g",Fr(e,t),m("rect",{class:"ground",x:u-4*o,y:s.top-4,width:s.weights-
u+8*o,height:s.bottom-s.top+8,rx:6}),Qt(e,u,"Pointer","",200),Object.entries(f).map(([y,w])=>m("text",{key:y,class:"smal\
l end","aria-hidden":"true",x:w,y:35*o},y)),!s.isDense&&ss(e,"pointer",Math.max(s.weights+6*o,u+p+g)),m("path",{class:"f\
ork pointer-line",d:`M${u+2*o} ${s.bottom+8}V${s.top}`}),b),m("g",{key:"ribbons",opacity:i},Hr(e,t),d)]}function Fr(e,t){
return{key:"pointer",class:`part pointer-block${bt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:J(
e,et(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}function Hr(e,t){let{reading:n,before:s,stage:r,lit:o}=e,i=n.
pointerWeights,a=ze(e),c=yt(o,n),l=e.beat>=et(n).pointer,h=Hn(r.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??
0)*r.full})),0,...r.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,p=u.start+u.probability*
r.full;return[...u.visits].sort((g,b)=>g-b).map(g=>{let b=i[g]*r.full,d=Number(h[g]),y=c.includes(g)?" lit":c.length?" d\
im":"",w=Mt(f,f+b);f+=b;let x=a?.[g]??null,k=x===null?0:(x-i[g])*r.full,[A,v]=[p,Math.max(0,k)];p+=v;let M=`${n.visits[g]?.
label}: `,E=x===null||!s?`${M}${O(i[g],1)} of the pointer`:`${M}${On(i[g],x,n.wordsFor(s))} of the pointer`;return[m("pa\
th",{key:`ribbon ${g}`,class:`pointer band${y}`,d:r.bands.ribbon(Mt(d,d+b),w,l)},m("title",{},E)),En({key:`ribbon ${g}`,
now:b,before:x===null?null:x*r.full,path:(N,L)=>r.bands.ribbon(N,L,l),edges:{more:[[d+b+k,d+b],[f+k,f]],less:[[d+b,d+b+k],
[A,A+v]]},style:y,title:E})]})})}function Gm(e,{path:t,location:n,label:s,probability:r,lost:o,start:i}){let{reading:a,stage:c,
lit:l}=e,h=c.type/13,u=Ot(l,a),f=O(r),p=r+o>=rn||n<0||u===n,g=c.gate-c.ribbons-16*h,b=n>=0,d=ot(s,g-U(` ${f}`,13*h,!0),13*
h,b),y=U(`${d} ${f}`,13*h,b)/2,x=a.hasGate&&Math.abs(i-c.across.gate+5*h)<jm*h?U("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
k=Math.min(c.places+tt/2,c.gate-6*h-x-y);return m("g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},m("rect",{class:`${t}\
 bar`,x:c.places,y:i,width:tt,height:Math.max(.8,r*c.full)}),p&&m("text",{class:`${b?"strong":"small"} middle halo`,x:k,
y:i-5*h},`${d} ${f}`),m("title",{},`${s}: ${O(r,1)} of the pointer`))}var jm,jr=_(()=>{"use strict";$();we();le();rs();ut();
G();Yt();z();dt();We();jm=16});function Sc(e){return[Ft(e,17*(e.stage.type/13),"Visits",Mr(e,e.stage.size.width)),...Bm(e),...e.stage.columns.map((t,n)=>Dm(
e,n))]}function Ft({stage:e},t,n,s,r=e.right){let o=e.type/13,i=r-e.left-U(n,15*o,!0)-12*o;return m("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},m("text",{class:"title halo",x:e.left,y:t},n),m("text",{class:"small end halo",x:r,
y:t},ot(s,i,12.5*o)))}function Bm({reading:e,stage:t}){let n=t.type/13;return Ar(e).flatMap(({start:s,end:r,weekday:o})=>{
let[i,a]=[t.columns[s],t.columns[r]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[m("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=U(o,15*n,!0)&&m("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},o)].filter(h=>h!==!1)})}function Dm(e,t){let{reading:n,
stage:s,lit:r}=e,{x:o,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:f}=s.chips,p=Ye(r,n).includes(t),g=Math.min(20*l,i-3),b=lt(c.start_minute),d=Or(e,t),y=[
d||b,d?d.replace(" %",""):b.slice(0,2)],w=y.find(v=>U(v,12.5*l,!0)<=i)??y[1],x=f?Mn(c.label,i-6*l,12.5*l,2):[],k=p||Sr(e,
t),A={class:k?"strong middle":"small middle",x:o};return m("g",Er(e,t,c),m("rect",{class:"chip",x:o-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[$t(c.category,o-g/2,h+8*l,g),m("text",{key:"hour",...A,y:h+45*l},w),
x.map((v,M)=>m("text",{key:`name ${M}`,class:`${k?"strong":"small"} middle`,x:o,y:h+(62+15*M)*l},v))]:m("rect",{class:"l\
ane",x:o-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),m("title",{},`${c.label}, ${gt[c.weekday]} ${os(c)}`))}
function Tc(e){let{reading:t,stage:n,lit:s}=e,r=n.type/13,{slices:o}=t,i=yt(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...Wt(e).map(({longestSlice:f})=>f)),l=(n.right-n.left)/o.length,h=n.inputs+(Y.title+46)*r,u=o.map(({name:f,label:p,lengths:g},b)=>{
let d=Number(g[i]),y=n.left+(b+.5)*l,w=d/c*30*r;return[m("rect",{key:`bar ${f}`,class:"length lit",x:y-9*r,y:h-w,width:18*
r,height:w}),m("text",{key:`length ${f}`,class:"tiny middle",x:y,y:h-w-4*r},T(d)),m("text",{key:`name ${f}`,class:"small\
 middle",x:y,y:h+15*r},p)]});return m("g",Nr(e),m("rect",{class:"ground",x:n.left-6,y:n.inputs-4*r,width:n.right-n.left+
12,height:(Y.title+Y.inputs+6)*r,rx:6}),Ft(e,n.inputs+15*r,"Input vector",a?`${a.label}, ${gt[a.weekday]} ${lt(a.start_minute)}`:
""),u,m("title",{},"Bars: length of each part’s vector"))}var cn=_(()=>{"use strict";$();re();ut();G();Kt();z();dt();We()});function Nc(e,t){let{reading:n,stage:s}=e,r=s.type/13,o=s.pointer;return[m("g",Fr(e,t),m("rect",{class:"ground",x:s.left-
6,y:o-2*r,width:s.right-s.left+12,height:(Y.title+Y.scores)*r,rx:6}),Ft(e,o+15*r,"Pointer","scores, and weights in perce\
nt"),m("path",{class:"fork pointer-line",d:`M${s.left} ${o+22*r}H${s.right}`}),Um(e)),m("g",{key:"ribbons",opacity:J(e,et(
n).pointer)},Hr(e,t))]}function Um({reading:e,stage:t,lit:n}){let s=t.type/13,r=e.pointerWeights,o=Array.from(e.pointerScores,
g=>T(g)),i=yt(n,e),a=Math.max(...r),c=Number(t.columns.at(-1)?.width),l=o.some(g=>U(g,11.5*s)>c-3),h=t.pointer+(Y.title+
Y.scores)*s,u=t.columns.find(g=>g.isFull),f=u?u.x-u.width/2:t.right,p=t.left-8*s;return t.columns.flatMap(({x:g,isFull:b},d)=>{
let y=i.length&&!i.includes(d)?" dim":"",w=r[d]>=.2*a||i.includes(d),x=O(r[d]).replace(" %",""),k=U(x,12.5*s,!0)/2;if(!b&&
(!w||g-k<p||g+k>f))return[];p=g+k;let A=w?"strong":"small",v=h-24*s;return[b&&m("text",l?{key:`score ${d}`,class:`tiny${y}`,
x:g+4*s,y:v+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(v+2*s).toFixed(2)})`}:{key:`score ${d}`,class:`tiny middl\
e${y}`,x:g,y:v},o[d]),m("text",{key:`weight ${d}`,class:`${A} middle${y}`,x:g,y:h-6*s},x)].filter(M=>M!==!1)})}var vc=_(
()=>{"use strict";$();ut();jr();G();Kt();cn();z();dt()});function _c(e){let{reading:t,stage:n}=e,s=n.type/13,r=J(e,et(t).gate),o=ts(e),i=[...es(e,o),...ns(e,o)];return[Lr(e,n.context,
Vm(e)),...t.hasPointer?Nc(e,i):[],m("g",{key:"flows",opacity:r},as(e,i,o)),...t.hasPointer?[Mc(e,i)]:[],...t.hasGeneration?
[Ac(e,i)]:[],...t.hasGate?[xc(e)]:[],m("g",{key:"answer",opacity:r},Ft(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),vr(e,o))]}function Vm({reading:e,stage:t}){let n=t.type/13,{x:s,y:r,columns:o,cell:i}=t.
context,a=s+o*i+2,c=Math.ceil(e.values("context").length/o)*i,[l,h]=[r+c/4,r+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${r-(Y.title+12)*n}V${u>a+4?`${l}H${a}`:r-2}`}),e.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var Lc=_(
()=>{"use strict";$();_r();Rr();le();cs();G();wc();Ec();vc();Kt();cn();dt()});function Cc(e){let{stage:t}=e,n=t.type/13,s=Xt(e),r=m("g",{key:"legend",opacity:J(e,Ce(0))},Bn(e,t.visits.x,t.bottom+(t.
isDense?24:51)*n,t.isDense)),o=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=Zt(e,on(e,"attention")),h=U(c,15*n,!0)+l+4*n<=i.
width,u=sn(e),p=U(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return m("g",{key:`layer ${a}`,opacity:J(e,Ce(a))},i.maps.
length?Qt(e,i.x,c,p,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&ss(e,"attention",i.x+i.width,(h?3:
21)*n),i.maps.map((g,b)=>qm(e,g,a,b)),i.maps.map((g,b)=>Br(e,g,a,b,s)),Ym(e,a))});return[r,...o]}function qm(e,t,n,s){let{
reading:r,stage:o,lit:i}=e;if(r.isRemoved(n,s))return null;let a=r.lastRow(n,s),c=Pc(e,n,s)?[...a.keys()].filter(u=>a[u]>=
zm):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/r.count/2;return c.map(u=>{let f=Number(o.rows[u]?.y),
p=Math.max(.5,a[u]*o.full*.25)/2;return m("path",{key:`band ${s} ${u}`,class:"attention-band",d:Ht(l,[f-p,f+p],t.x,[h-p,
h+p])})})}function Pc({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function Br(e,t,n,s,r){let{reading:o,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:f,touch:p}=t,{count:g}=o,b=o.weights(n,s),d=o.lastRow(n,s),y=Rc(
o,n,s),{before:w,overlays:x}=e,k=x&&w!==null&&Rc(w,n,s)&&!y,A=k?`; switched off ${o.wordsFor(w)}`:"",v=c?Math.max(...b)||
1:r,M=Pc(e,n,s),[E]=a?.kind==="visit"?yt(a,o):[],N=St(d),L=E??N,R=f/g,W=`Layer ${n}, head ${s}`,H=p?u-38*l:u+4,I=y?"swit\
ch on":"switch off",P=p===void 0&&Zt(e,I)<=f-6*l?I:I.slice(7),B=o.visits[N];return m("g",{key:`head ${s}`,class:`part he\
ad${M?" lit":""}${y?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":y?`${W}: s\
witched off`:`${W}: the last visit reads most from visit ${N+1}, ${B?.label}, ${O(d[N])}${A}`},m("text",{class:"small",x:h,
y:u-(p?25:4)*l},`head ${s}`),!y&&(p!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${E===void 0?"small":"strong"}${p?
"":" end"}`,x:p?h:h+f,y:u-4*l},O(d[L])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("\
image",{key:"map",class:"map",href:Bt(Float32Array.from(b,K=>K/v),g,e.scale),x:h,y:u,width:f,height:f,preserveAspectRatio:"\
none",opacity:y?.15:1}),y&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),k&&m("path",{key:"earlie\
r cross",class:"crossed earlier",d:`M${h} ${u+f}L${h+f} ${u}`}),E!==void 0&&!y&&m("rect",{key:"column",class:"column",x:h+
E*R,y:u,width:Math.max(2,R),height:f}),(E!==void 0||M)&&!y&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,R),
width:f,height:Math.max(2,R)}),m("title",{},`${W}. ${y?"Switched off.":`The last visit reads ${O(d[L])} from ${o.visits[L]?.
label}. Darker: larger weight, up to ${O(v,1)}. Click to open.`}${k?` Switched off ${o.wordsFor(w)}.`:""}`),Ie(e,{act:"h\
ead",words:P,title:y?"Switch this head on again":"Switch this head off",right:h+f-(p?0:3)*l,y:H}),e.canAct&&p!==void 0&&
m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-p,y:u-p,width:p,height:p}))}function Rc(e,t,n){return e.isRemoved(
t,n)||e.isSkipped(t,"attention")}function Ym(e,t){let{reading:n,stage:s}=e,r=s.layers[t];if(r?.stream===null||!r)return null;
let o=s.type/13,i=r.stream,a=ls(n,t),c=Ur(e),l=s.streamWidth-8*o,h=a.map(({style:f,lengths:p},g)=>Dr(e,t,f,s.rows.map(({
y:b,height:d},y)=>{let w=Math.max(1,Math.min(5*o,(d-3)/a.length));return{visit:y,x:i,y:b+(g-a.length/2)*w,width:Number(p[y])/
c*l,height:w-.6}}))),u=a.map(({name:f,style:p},g)=>[m("rect",{class:p,x:i,y:s.bottom+(10+Gr*g)*o,width:9*o,height:9*o}),
m("text",{class:"small",x:i+14*o,y:s.bottom+(18.5+Gr*g)*o},f)]);return m("g",Vr(e,t),m("rect",{class:"ground",x:i-4,y:s.
top-2,width:s.streamWidth+14*o,height:s.bottom-s.top+66*o,rx:6}),Qt(e,i,"Stream",`+ layer ${t}`,s.streamWidth),h,u,Km(e,
t,i+s.streamWidth+10*o))}function Km(e,t,n){let{reading:s,stage:r}=e,o=r.type/13,i=s.trace.interventions.residuals===!1,
a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],
isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>Ie(e,{act:l,words:String(h[Number(u)]),title:Xm[l]??"",right:n,
y:r.bottom+(5+Gr*f)*o}))}function Dr(e,t,n,s){let{lit:r,reading:o}=e,a=bt(e,"stream",t)!==""?[o.count-1]:yt(r,o),[c,l]=Tr(
s,({visit:h})=>!a.length||a.includes(h));return[m("path",{key:n,class:n,d:xe(c)}),l.length>0&&m("path",{key:`${n} dim`,class:`${n}\
 dim`,d:xe(l)})]}function ls(e,t){let{residual:n,attention:s,feedForward:r}=e.stream(t);return[{name:"stream",lengths:n,
style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:r,style:"feed-forward"}]}function Ur(e){
let t=0;for(let n of Wt(e))for(let s=0;s<n.layers;s++)for(let{lengths:r}of ls(n,s))t=Math.max(t,...r);return t||1}function Vr(e,t){
let{residual:n,attention:s,feedForward:r}=e.reading.stream(t);return{key:"stream",class:`part stream${bt(e,"stream",t)}`,
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:J(e,Ce(t)+1),"aria-label":`Stream of layer ${t}: ve\
ctor lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward ne\
twork ${r.at(-1)?.toFixed(1)}`}}var Gr,zm,Xm,zr=_(()=>{"use strict";$();rs();ut();ke();Dn();G();z();dt();We();Ke();Gr=19,
zm=.05;Xm={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"Self\
-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped, it \
adds nothing"}});function Ic(e){let{stage:t}=e,n=t.type/13,s=Xt(e);return t.layers.map(({y:r,maps:o},i)=>m("g",{key:`layer ${i}`,opacity:J(
e,Ce(i))},o.length>0&&Ft(e,r+15*n,`Layer ${i}`,sn(e)),i===0&&Bn(e,t.left+72*n,r+15*n,!0),o.map((a,c)=>Br(e,a,i,c,s)),Jm(
e,i)))}function Jm(e,t){let{reading:n,stage:s}=e,r=s.type/13,o=Number(s.layers[t]?.stream),i=ls(n,t),a=Ur(e),c=o+Y.bars*
r,l=i.map(({style:h,lengths:u},f)=>Dr(e,t,h,s.columns.map(({x:p,width:g},b)=>{let d=Math.min(8*r,.86*g/i.length),y=Number(
u[b])/a*Y.bars*r;return{visit:b,x:p+(f-i.length/2)*d,y:c-y,width:.88*d,height:y}})));return m("g",Vr(e,t),m("rect",{class:"\
ground",x:s.left-6,y:o-Y.title*r,width:s.right-s.left+12,height:(Y.title+Y.bars+4)*r,rx:6}),Ft(e,o-10*r,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),Zm(e,i,o-10*r),l)}function Zm({stage:e},t,n){let s=e.type/13,r=e.right;return[...t].reverse().
map(({name:o,style:i})=>{let a=r-U(o,12.5*s);return r=a-26*s,[m("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
m("text",{class:"small",x:a,y:n},o)]})}var Wc=_(()=>{"use strict";$();zr();Dn();G();Kt();cn();z();dt()});function Fc({stage:{size:e},...t}){let n=An(t),s={...t,stage:ir(t.reading,e.width,e.type,n)};return[m("g",{key:"visits"},
Sc(s)),m("g",{key:"inputs"},Tc(s)),m("g",{key:"layers"},Ic(s)),m("g",{key:"decoder"},_c(s))]}function Hc(e,t,n){return ir(
e,t,n).size.height}var hs,qr=_(()=>{"use strict";$();we();G();Lc();Wc();Kt();cn();hs=700});function Gc(e,t,n){if(n==="Home")return e[0]??null;if(n==="End")return e.at(-1)??null;let[s,r]=Qm[n]??[0,!1],o=t?e.indexOf(
t):-1,i=e[o];if(s===0||!i)return null;let a=us(i);if(!r){let f=e[o+s];return f&&us(f)===a?f:null}let c=[...new Set(e.map(
us))],l=c[c.indexOf(a)+s],h=e.filter(f=>us(f)===l),u=f=>Math.abs(jc(f)-jc(i));return h.sort((f,p)=>u(f)-u(p))[0]??null}function us(e){
return(e.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function jc(e){let{top:t,bottom:n}=e.getBoundingClientRect();
return(t+n)/2}var Qm,Bc=_(()=>{"use strict";$();Qm={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});function Dc(e){let{reading:t}=e,n=et(t),s=ts(e),r=[...es(e,s),...ns(e,s)];return[bc(e),...t.hasPointer?Oc(e,r):[],...t.hasGeneration?
[kc(e,r)]:[],m("g",{key:"flows",opacity:J(e,n.gate)},as(e,r,s)),t.hasGate?$c(e):null,m("g",{key:"answer",opacity:J(e,n.gate)},
yc(e,s))].filter(o=>o!==null)}var Uc=_(()=>{"use strict";$();_r();Rr();le();cs();Ir();jr();G();dt()});function Vc(e){return e.stage.size.width<hs?Fc(e):[m("g",{key:"visits"},pc(e)),m("g",{key:"inputs"},gc(e)),m("g",{key:"l\
ayers"},Cc(e)),m("g",{key:"decoder"},Dc(e))]}var zc=_(()=>{"use strict";$();Uc();zr();G();qr();We()});function ad({kind:e,layer:t=0,head:n=0,visit:s=0},r){if(e==="head"&&!r.isRemoved(t,n)&&!r.isSkipped(t,"attention"))return{
kind:e,layer:t,head:n};let o=r.visits[s]?.masked??!0;return e!=="visit"||o||s===r.count-1?null:{kind:"mask",visit:s}}function Yc(e,{
title:t,text:n}){let s=document.createElement("strong");s.textContent=t,e.replaceChildren(s,` ${n}`)}function cd(e){let t=({
title:n,text:s})=>n.length+s.length;return e.reduce((n,s)=>t(s)>t(n)?s:n)}function ld(e){return e.kind==="move"||e.kind===
"time"||e.kind==="stay"}function Kr(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-pa\
rt")??null}var fs,td,ed,nd,sd,Yr,rd,od,id,qc,ms,Kc=_(()=>{"use strict";$();we();Hi();ji();Vi();Ga();Ja();ut();tc();nc();
ke();gr();Yt();sc();ac();fc();qr();Bc();zc();fs=240,td=150,ed=120,nd=13,sd=17,Yr={type:16.7,width:900,side:36},rd=.05,od=
.5,id=660,qc=matchMedia("(prefers-reduced-motion: reduce)"),ms=class{#s=null;#t=null;#n=!1;#r=null;#e=null;#o=null;#a="";#l=null;#i=null;#h=null;#u=!1;#m=new Map;#g=0;get opened(){
return this.#i}happened=null;isOwnScale=!0;putIn={names:[],run:""};constructor(t,n={}){this.root=t,this.hooks=n,t.classList.
add("network-picture"),t.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://ww\
w.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arr\
ow keys walk it, Enter opens a part."),this.foot=document.createElement("div"),this.foot.className="picture-foot";let s=document.
createElement("div");s.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let o=document.createElement(
"button");o.type="button",o.textContent="Numbers",o.title="The numbers behind what is shown, as a table (T)",o.addEventListener(
"click",()=>{this.#y()}),this.foot.append(s,r,o),n.circuit&&(this.circuits=new Tn(n.circuit,()=>this.#d(fs)),o.before(this.
circuits.button)),t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new Xn(this.drawn),this.player=
new Jn(s,i=>{this.#l=i,i!==null&&this.#i!==null&&(this.#i=null,this.hooks.opened?.(null)),this.root.toggleAttribute("dat\
a-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",i!==null),this.#d(fs);let a=this.player.told?.
part;a&&this.#T(a),this.hooks.told?.(i)}),this.#M()}#M(){let{drawn:t}=this;new ResizeObserver(()=>this.#d(0)).observe(t),
new MutationObserver(()=>this.#d(0)).observe(document.documentElement,{attributeFilter:["data-theme"]}),t.addEventListener(
"pointerover",({target:n})=>{this.#h||this.#c(Kr(n))}),t.addEventListener("pointerleave",()=>this.#c(null)),t.addEventListener(
"focusin",({target:n})=>this.#c(Kr(n))),t.addEventListener("focusout",()=>this.#c(null)),t.addEventListener("keydown",n=>this.#L(
n)),t.addEventListener("click",({target:n})=>this.#E(n)),t.addEventListener("pointerdown",n=>this.#_(n)),t.addEventListener(
"pointermove",n=>this.#x(n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,s=>this.#x(s,!0))}show(t,n=null,s=null,r=this.
hooks.against){this.#s=new Gt(t),this.#t=n&&new Gt(n,r),this.#n=n!==null&&r!==void 0&&r===this.hooks.against,this.#r=s&&
new Gt(s),this.#m.clear(),this.circuits?.renew(),this.#e=Nt(this.#o,this.#s);let o=Ka(this.#s);this.player.tell(o),Yc(this.
room,cd(o)),this.#d(this.#h?.follows?0:fs)}open(t){let n=t===null?this.#i:null;this.#i=t,this.#e=this.#o=null;let s=this.
drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#d(fs);let r=s&&n&&this.#v(n);r&&this.#S(
r),s&&this.#A(),this.hooks.opened?.(this.#i)}#y(){let t=this.#n?this.#t:null;this.#s&&uc(this.root,this.#s,this.#i,t)}#v(t){
return this.#$.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#A(){if(this.drawn.contains(
document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&t.focus()}mark(t){
this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){let s=getComputedStyle(this.root).getPropertyValue(
"--paper").trim();return ic(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#o=t,!this.#s)return!1;let n=Nt(t,this.#s);
return JSON.stringify(n)===JSON.stringify(this.#e)?!1:(this.#e=n,this.#d(0),!0)}#c(t){if(!this.light(t))return;let{kind:n,
visit:s=0}=this.#e??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#e&&t)}#E(t){if(!(t instanceof Element)||this.#u)return;
let n=Kr(t),s=t.closest("[data-more]"),r=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[o,i,a]=["more","lay\
er","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(o??"",{layer:i??null,head:a??null})}else if(r==="scale")
this.isOwnScale=!this.isOwnScale,this.#d(0);else if(r)n&&r!=="gate"&&!r.endsWith("temperature")&&this.#O(n,r);else{let o=t.
closest("[data-open]")?.getAttribute("data-open")??n;o!==null&&this.open(o||null)}}#O(t,n){let s=this.#s&&Nt(t,this.#s),
{act:r}=this.hooks;if(!s||!r)return;let{kind:o,layer:i=0,head:a=0,visit:c=0}=s;o==="head"&&r({kind:o,layer:i,head:a}),o===
"visit"&&r({kind:"mask",visit:c}),o==="gate"&&r({kind:o,value:null,isDone:!0}),n==="residuals"?r({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&r({kind:"skip",layer:i,part:n})}#_(t){this.#u=!1;let{act:n,edit:s,carry:r}=this.hooks;!this.#s||
!(n||r)||(this.#h=n?Di(t,this.#s,this.drawn,s!==void 0):Ui(t),this.#h?.follows&&t.preventDefault())}#x(t,n){let s=this.#h;
if(!s||t.pointerId!==s.pointer)return;n&&(this.#h=null);let r=s.to(t,n);r&&(this.#u=!0,!this.drawn.hasPointerCapture(s.pointer)&&
!n&&this.drawn.setPointerCapture(s.pointer),r.kind==="carry"?this.hooks.carry?.(r):ld(r)?this.hooks.edit?.(r):this.hooks.
act?.(r))}#L(t){let n=t.target instanceof Element?t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("da\
ta-part")??null;(t.altKey?this.#P(t.key,s):this.#f(t.key,n,s))&&t.preventDefault()}#f(t,n,s){if(t==="Escape"&&this.#i!==
null)return this.open(Bs(this.#i)||null),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()===
"t"&&this.#s)return this.#y(),!0;if(t.toLowerCase()==="c"&&this.circuits)return this.circuits.toggle(),!0;if(t.toLowerCase()===
"p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"put"}),!0;if((t==="Enter"||t===
" ")&&n){let o=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.hooks.act&&!o?this.#O(s??""):
this.#E(n),!0}if(this.#i!==null&&this.#s){let o=Ds(this.#i,t,this.#s),i=n?.getAttribute("aria-current")==="true";o!==null&&
this.open(o);let a=this.drawn.querySelector(`[aria-current="true"][data-open="${o}"]`);return i&&a instanceof SVGElement&&
a.focus(),o!==null}let r=Gc(this.#$,n,t)?.getAttribute("data-part")??null;return r!==null&&this.#S(r),r!==null}#b(t){let n=this.#$.
find(s=>s.getAttribute("data-part")===t);return n instanceof SVGElement?n:null}#S(t){let n=this.#b(t);n&&(this.#a=t,this.#N(),
n.focus())}#T(t){let{root:n,foot:s}=this,r=this.#b(t)?.getBoundingClientRect();if(!r||!n.classList.contains("tall"))return;
let o=n.scrollHeight>n.clientHeight+1,i=o?n:document.documentElement,a=o?n.getBoundingClientRect().top:this.hooks.covered?.()??
0,c=s.getBoundingClientRect().top,h=r.height<=c-a?(r.top+r.bottom-a-c)/2:r.top-a;i.scrollBy({top:h,behavior:qc.matches?"\
auto":"smooth"})}#P(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],r=this.#s,o=r&&Nt(n,r),{act:i,edit:a}=this.
hooks;if(!s||!o||!i)return!1;let c=!0;if(o.kind==="visit"){let l=o.visit??0;if(!a||!r.visits[l+s])return!0;a({kind:"move",
visit:l,by:s,isDone:c}),this.#S(`visits.${l+s}`)}else if(o.kind==="gate"){let l=Math.min(1,Math.max(0,r.gate+s*rd));i({kind:"\
gate",value:Math.round(100*l)/100,isDone:c})}else if(o.kind==="head"||o.kind==="pointer"){let l=o.kind==="head"?"attenti\
on":"pointer";i({kind:"temperature",of:l,value:Gs(r,l,s*od),isDone:c})}else return!1;return!0}get#$(){return[...this.drawn.
querySelectorAll("[data-part][tabindex]")]}#N(){let t=this.#$,n=t.find(s=>s.getAttribute("data-part")===this.#a)??t[0];for(let s of t)
s.setAttribute("tabindex",s===n?"0":"-1")}#d(t){let n=this.#H();if(!n)return;let{width:s,height:r}=n.stage.size;this.drawn.
setAttribute("viewBox",`0 0 ${s} ${r}`),this.drawn.setAttribute("font-size",String(n.stage.type));let o=this.#i===null?[]:
ja(n,this.#i);o.length||(this.#i=null);let{type:i}=n.stage,a=this.circuits?.circuit??null,c=o.length?o:Ci(ec(Vc(n),this.
putIn,i),a,i);this.drawing.show(c,qc.matches?0:t),this.#i===null&&this.#N();let l=this.#i===null?null:Xa(this.#i,n.reading),
h=this.#e?null:this.player.told,u=a&&!this.#e?Fi(a,n.reading):null,{title:f,text:p}=l??h??u??ae(this.#e,n.reading,n.before),
g=!(l||h||u||this.#e);this.root.toggleAttribute("data-idle",g);let b=g&&!u&&!this.#t&&!this.hooks.isProjected,d=this.circuits?.
failure||(b?Da:""),y=l||h?"":this.#I(),w=this.putIn.names.includes(this.#o??"")?`It was put in from the ${this.putIn.run}\
 run.`:"",x=a&&this.#e?Ii(a,this.#o):"";Yc(this.caption,{title:f,text:[p,w,x,y,d].filter(Boolean).join(" ")})}#I(){clearTimeout(
this.#g);let t=this.#o??"",n=this.#m.get(t);return n!==void 0||!this.#e||this.#h?n??"":(this.#g=window.setTimeout(()=>{let s=this.#F();
this.#m.set(t,s),s&&this.caption.append(` ${s}`)},td),"")}#F(){let[t,n]=[this.#e,this.#s],s=t&&n&&ad(t,n);try{let r=s&&this.
hooks.whatIf?.(s);return r?Ya(t,n,r):""}catch{return""}}#H(){let{clientWidth:t,clientHeight:n}=this.drawn,s=t<hs;if(!this.#s||
t<ed||n<1&&!s)return null;let o=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(sd,Math.max(
nd,t/120));this.root.classList.toggle("tall",s);let i={reading:this.#s,before:this.#t,overlays:this.#n},a=An(i),c=this.#C(
o,{width:t,height:n}),l=s?o:c,h=s?Hc(this.#s,t,l):n,u=s&&this.#i!==null?id:h;return{...i,beside:this.#r,stage:nr(this.#s,
{width:t,height:u,type:l},a),lit:this.#e??Nt(this.player.told?.part,this.#s),beat:this.#l??Number.POSITIVE_INFINITY,happened:this.
happened,isOwnScale:this.isOwnScale,scale:[this.#W("--map-least"),this.#W("--attention")],canAct:this.hooks.act!==void 0}}#C(t,n){
if(!this.hooks.isProjected||!this.#s||n.width<Yr.width)return t;let s=Math.max(t,Yr.type);return nr(this.#s,{...n,type:s}).
layers.flatMap(({maps:o})=>o).every(({side:o})=>o>=Yr.side)?s:t}#W(t){let n=getComputedStyle(this.root).getPropertyValue(
t).trim().slice(1),[s=0,r=0,o=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,r,o]}}});async function Xr({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await hd(e))}`}async function Xc(e,t){let n=new Image;
n.src=await Xr(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let r=s.getContext("2d");if(!r)throw new Error("This browser cannot draw a PNG of this size.");return r.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function hd(e){let t=await ud();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function ud(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await fd(n,e.href??document.baseURI)})}`}}catch{}
return""}async function fd(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${ge(new Uint8Array(await n.arrayBuffer()))}`}var Jc=_(()=>{"use strict";$();be()});var Zr={};sl(Zr,{NetworkDrawing:()=>Jr});var Jr,Qr=_(()=>{"use strict";$();_i();Kc();bn();Jc();Jr=class{#s;#t;#n=null;#r=null;#e=null;constructor(t,n){
let{title:s,hover:r,told:o,acts:i,isStill:a,isProjected:c}=n;this.#s=s,this.#t=new ms(t,{...r&&{pointed:r},...o&&{told:o},
...a&&{isStill:a},...c&&{isProjected:c}}),i&&(this.#e=new kn(this.#t,{...i,answered:l=>{this.#n=l.figure,this.#r=l,i.answered(
l)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.text??null}follows(t){return this.#e?.
follows(t)??!1}async compute({server:t,query:n},s,{isSilent:r}){return!this.#n||n.against||!(r||Ni(s,t))?null:vi(this.#n.
meta,s,t,n)}draw(t){if(t!==this.#n){this.#n=t;let n=Cs.get(t),s=t.before&&Ue(t.before);this.#r={trace:n??Ue(t.trace),before:s};
let r=n?"browser":"server";this.#e?.begin(t.meta,this.#r.trace,s,r)}this.#r&&this.#t.show(this.#r.trace,this.#r.before)}get beats(){
return this.#t.player.count}tell(t){let{player:n}=this.#t;t===null?n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){
this.#t.mark(t)}async address(t,n){let s=this.#t.file({title:this.#s});return t==="svg"?Xr(s):Xc(s,n)}}});$();$();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,r=document.documentElement,o=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function h(d){return typeof d=="string"&&Object.hasOwn(t,d)}let u=d=>{let y=s.exec(d??""),w=y?y[1]??"auto":
d;r.toggleAttribute("data-transparent",y!==null),h(w)?r.dataset.askedTheme=d??"":delete r.dataset.askedTheme,a=[w,r.dataset.
firstTheme,l()].find(h)??"auto"},f=()=>{let d=new URL(location.href);d.searchParams.delete("theme"),delete r.dataset.askedTheme,
d.search!==location.search&&history.replaceState(history.state,"",d)},p=()=>{let d=document.querySelector("[data-theme-b\
utton]");return d instanceof HTMLElement?d:null},g=()=>{let d=p();d&&(d.textContent=n[a]);let y=a==="auto"?o.matches?"da\
rk":"light":a;c||r.dataset.theme===y||(r.dataset.theme=y,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
b=({type:d})=>{document.querySelector(".deck")||(c=d==="beforeprint",c?r.dataset.theme="light":g())};u(i),g();for(let d of[
"beforeprint","afterprint"])window.addEventListener(d,b);o.addEventListener("change",g),document.addEventListener("point\
erscope:choose-theme",({detail:d})=>{(d===null||h(d)||s.test(d))&&u(d??i),g()}),document.addEventListener("DOMContentLoa\
ded",()=>{let d=p();d&&(d.hidden=!1,g(),d.addEventListener("click",()=>{a=t[a],f();try{localStorage.setItem(e,a)}catch{}
g()}))})})();$();ee();$();var ho={min:.5,max:4},fl={controls:["none","some","all"],caption:["none","title","all"]};function ln(e,t){return e===
"scale"?t.trim()!==""&&Number(t)>=ho.min&&Number(t)<=ho.max:e==="controls"||e==="caption"?fl[e].includes(t):CSS.supports(
"color",t)}$();var uo=Promise.resolve();function fo(e){let t=uo.then(ml).then(e);return uo=t.catch(()=>{}),t}function ml(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}$();ee();$();var mo={width:960,height:540};function go(e){return{"HTML frame":yo(e),"Web component":dl(e),Markdown:bo(e),Quarto:pl(
e),LaTeX:gl(e)}}function yo({title:e,embed:t}){return`<iframe src="${hn(t)}" title="${hn(e)}" width="${mo.width}" height\
="${mo.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function dl({server:e,attributes:t}){
let n=Object.entries({server:e,...t}).map(([s,r])=>r===""?s:`${s}="${hn(r)}"`);return`<script src="${hn(new URL("pointer\
-view.js",e).href)}" defer><\/script>
<pointer-view ${n.join(" ")}></pointer-view>`}function bo({title:e,embed:t,picture:n}){return`[![${yl(e)}](<${po(n)}>)](\
<${po(t)}>)`}function pl(e){return['::: {.content-visible when-format="html"}',"```{=html}",yo(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',bo(e),":::"].join(`
`)}function gl({title:e,caption:t,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${bl(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Al(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function hn(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function yl(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function po(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function bl(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var $l={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},xl=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
wl={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},kl=/[ąęįųĄĘĮŲ]/,Ml=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Al(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(Ml,"")].flatMap(n=>[...wl[n]??El(n)]).map(n=>$l[n]??Ol(n)).join("")}function El(e){return kl.test(e)?
e.normalize("NFD").slice(0,1):e}function Ol(e){return/[&%$#_{}]/.test(e)?`\\${e}`:xl.test(e)?e:"?"}$();function xo(e,t,{title:n,origin:s}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return Sl(decodeURIComponent(r),n,s);let o=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),i=[$o("Title",n),$o("Source",s)];return new Blob([o.subarray(0,33),...i,o.subarray(33)],
{type:"image/png"})}function Sl(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(o,i)=>{
let a=document.createElementNS(s.namespaceURI,o);return a.textContent=i,a};return s.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function $o(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Tl(n)),s.buffer}function Tl(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var Nl=[1,2,4],vl=2;function ko({name:e,links:t,view:n,picture:s,csv:r,json:o}){let i=document.createElement("div");i.className=
"view-take";let a={link:un("Link"),embed:un("Embed"),json:un("JSON"),offline:un("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=He("JSON",()=>wo(o(),`${e()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=_l(()=>{let{link:d,embed:y}=t(),w=y?n():null;return{...d&&{Address:d},...w&&go(w)}}),u=()=>{let d=t();for(let y of Object.
keys(a)){let w=d[y];a[y].hidden=w===null,w!==null&&(a[y].href=w)}c.hidden=d.json!==null,h.hidden=d.link===null&&d.embed===
null,l.hidden=te.answers};for(let d of["pointerenter","focusin"])i.addEventListener(d,u);let f=document.createElement("s\
elect");f.setAttribute("aria-label","Size of the PNG"),f.append(...Nl.map(d=>{let y=d===vl;return new Option(`${d}×`,String(
d),y,y)}));let p=async d=>{let{address:y,meta:w}=await s(d,Number(f.value)),x=w.origin??t().embed??location.href;Mo(xo(y,
d,{title:w.title,origin:x}),`${e()}.${d}`)},g=()=>wo(`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),b=document.createElement(
"span");return b.append(He("PNG",()=>p("png"))," ",f),i.append(a.link,a.embed,b,He("SVG",()=>p("svg")),He("CSV",g),a.json,
c,a.offline,h,l),u(),i}function _l(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let o=document.createElement("span");o.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,r),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;
o.textContent="",r.hidden=!0;let c=Object.entries(e()).map(([l,h])=>He(l,()=>a(l,h)));s.replaceChildren(...c,o)});let a=async(c,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",c);let h=await Ll(l);h||r.select(),o.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function Ll(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function un(e){let t=document.createElement("a");return t.textContent=e,t}function He(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function wo(e,t,n){Mo(new Blob(
[e],{type:n}),t)}function Mo(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}je();$();var Ao={width:420,height:200},Rl=300,me=2,pt=20,ne=8,Cl=7.5,Pl=44,Il=18,Wl=240,Fl=90,So=56,To=90,Hl=48,jl=1.3,Gl=.6,Bl=9,
No=1.4,vo=["coloraxis","coloraxis2"];function _o({data:e,layout:t},{width:n,height:s,isFixed:r,scale:o}){if(!n)return{data:e,
layout:t};let i={width:n/o,height:s/o},a=r&&(i.width<Ao.width||i.height<Ao.height),c={...i,isFixed:r,isTiny:a,isNarrow:i.
width<560,scale:o},l=a?Dl(t,t.meta.small??{}):t;if(!r)return{data:e,layout:{...l,...Oo(l,c)}};let h=Ul(e,l),u={...h,...Oo(
h,c),...Vl(e,h,c),...Yl(h,c)};return{data:th(e,h,c.height),layout:u}}function Dl(e,t){return Lo(e,t)}function Lo(e,t){if(!Eo(
e)||!Eo(t))return t;let n={...e};for(let[s,r]of Object.entries(t))n[s]=Lo(e[s],r);return Object.fromEntries(Object.entries(
n).filter(([,s])=>s!==null))}function Eo(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Ro(e,t){return Object.
entries(e).filter(([s])=>t.test(s))}function Co(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Po(e){return Ro(e,/^yaxis/).
map(([,t])=>t.domain??[0,1])}function Io(e,t){return e[t]}function Ul(e,t){let{xaxis:n}=t,s=e.find(i=>(i.xaxis??"x")==="\
x"&&Array.isArray(i.x))?.x,r=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],o=Array.isArray(s)&&r.length===s.length;
return n?.tickangle!==-90||n.tickvals||!r.length||!o?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,ticktext:r}}}function Vl(e,t,{
width:n,height:s,isTiny:r,scale:o}){let i=zl(e,t),a=Math.max(...i.map(y=>y.length*ne+Hl)),c=Math.ceil(i.length/Math.max(
1,Math.floor(n/a))),l=i.length>0&&c*pt>s/(r?4:3),h=i.length>0&&!l,u=ql(t,s,o),p=((u.annotations?.find(({font:y})=>y?.size)?.
font?.size??0)/o||pt)*No+2,g=Math.min(t.margin?.t??8,h?c*pt+4:t.annotations?.length?p:8),b=vo.some(y=>Io(t,y)?.colorbar?.
orientation==="h"),d=!t.margin||b&&!r;return{...l&&{showlegend:!1},...!d&&{margin:{...t.margin,t:Math.ceil(g*o)}},...u}}
function zl(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:r,type:o,visible:i,showlegend:a,legendgroup:c}of e)
!r||(a===!1||i===!1)||["heatmap","contour"].includes(o)||(s+=1,n.set(c||r,r.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?
[...n.values()]:[]}function ql(e,t,n){let{annotations:s=[],template:r}=e,o=({yref:f,yanchor:p})=>f==="paper"&&p==="botto\
m",i=s.filter(o);if(!i.length)return{};let a=Po(e).map(([f])=>f),c=i.filter(({y:f})=>f<1).map(({y:f})=>Math.min(...a.map(
p=>p-f).filter(p=>p>0),1-f)),l=r.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-pt)/No);if(h>=l)return{};let u=Math.max(
Bl,h*n);return{annotations:s.map(f=>o(f)?{...f,font:{...f.font,size:u}}:f)}}function Yl(e,{height:t,isTiny:n}){let s=Math.
floor(t/3/ne),r=t-Wo(e,1/0,s)-So,o={};for(let i of vo){let a=Io(e,i);a&&(n?o[i]={...a,showscale:!1}:o[i]=Kl(e,i,a,r))}return o}
function Kl(e,t,n,s){let r=n.colorbar??{};if(s>=Rl||r.ticktext||r.orientation==="h")return n;let o=e.template.layout[t],
i=r.tickvals??o?.colorbar?.tickvals,a=(r.len??1)*s;if(!i){let u=Math.max(me,Math.floor(a/pt/1.5));return{...n,colorbar:{
...r,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let f=h.at(-1);(f===void 0||(u-f)/(l-
c)*a>=pt)&&h.push(u)}return{...n,colorbar:{...r,tickvals:h}}}function Oo(e,t){let{width:n,height:s,isFixed:r,isTiny:o,isNarrow:i}=t,
a=i?n:1/0,c=r?Math.floor(s/3/ne):1/0,l=Wo(e,a,c),h=r?l?So:To:0,u=Math.max(s-l-(o?2*pt:h),pt),f=o?n-Fl:Math.max(n-Wl,60);
return Object.fromEntries(Ro(e,/^[xy]axis/).map(([p,g])=>{let b=p.startsWith("x"),d=r&&b?Zl(g,e,u):g,[y,w]=d.domain??[0,
1],x=(w-y)*(b?f:u),k=e.template.layout.font.size*t.scale,A=Xl(d,b,x,k,t),v=e.meta.priority?.[p];return[p,Jl(A,{isX:b,length:x,
fontSize:k,upright:c,priority:v},t)]}))}function Xl(e,t,n,s,{isTiny:r,isFixed:o}){let i=e.title?.text??"";if(!r)return o&&
!t&&i.length*ne>jl*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>Gl)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(ne-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:s-2},text:h}}}function Jl(e,{isX:t,length:n,fontSize:s,upright:r,priority:o},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:h}=i,{ticktext:u,tickvals:f=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!u)return c||h&&t?Ql(e,t,
n,i):e;let p=u.length;if(l&&t&&p===1&&e.tickangle===0&&(u[0]??"").length*ne>n-ne)return{...e,tickfont:{size:.75*s}};if(p<=
me&&(t||!c||n>=pt))return e;let b=p<=me?[p-1]:eh(p,Math.floor(n/pt),o);return{...e,tickvals:b.map(d=>f[d]??d),ticktext:b.
map(d=>Fo(u[d]??"",d,h?a:1/0,t?r:1/0))}}function Zl(e,t,n){let[s]=Co(t,e.anchor)?.domain??[0,1],r=Po(t).map(([,a])=>a),o=Math.
max(...r.filter(a=>a<=s),-1/0),i=(s-o)*n;return e.side==="top"||i>2.4*pt?e:{...e,title:{},...i<.9*pt&&{showticklabels:!1}}}
function Ql(e,t,n,{isTiny:s,isNarrow:r}){let o=Math.max(me,Math.floor(n/(t?Pl:pt*1.5)));if(e.tickvals){let h=t?1:Math.ceil(
e.tickvals.length/o);return{...e,tickvals:e.tickvals.filter((u,f)=>f%h===0)}}let{dtick:i,...a}=e;if(e.type==="category")
return t?e:{...a,nticks:Math.max(me,Math.floor(n/Il))};let c=r&&t&&e.nticks&&!s?me:o,l=Math.min(e.nticks??1/0,c);return s||
e.nticks||l<5?{...a,nticks:l}:e}function th(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let r=Co(
t,s.yaxis),[o,i]=r?.domain??[0,1],a=r?.ticktext?.length;return a===void 0?s:(i-o)*(n-To)<a*pt?{...s,texttemplate:""}:s})}
function eh(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;let r=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.
filter(i=>i%r===0);let o=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))o.every(a=>Math.abs(a-i)>=r)&&o.push(i);
return o.sort((i,a)=>i-a)}function Wo({xaxis:e},t,n){let r=(e?.tickangle===0?[]:e?.ticktext??[]).map((o,i)=>Fo(o,i,t,n).
length);return Math.max(0,...r)*Cl}function Fo(e,t,n,s){let r=n<1/0;if(!r&&e.length<=s)return e;let o=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.
exec(e)??[],[,i="",a="",c=""]=o,[l="",h]=a.split(" · "),u=Math.min(r?Math.max(5,Math.floor(n/48)):14,s),f=l.length>u&&!l.
includes("&")?`${l.slice(0,u-1)}…`:l;return i+(h?`${t+1} ${f}`:f)+c}$();ee();je();var nh=12,de=new Map,ps=new Map;function bs(e,t){let n=JSON.stringify(Object.values(e)),s=de.get(n)??new Map;
de.delete(n),de.set(n,s);for(let i of de.keys()){if(de.size<=nh)break;de.delete(i)}let r=s.get(t);if(r)return r;let o=new Promise(
(i,a)=>sh(n,e,t,{resolve:i,reject:a}));return s.set(t,o),o.catch(()=>s.delete(t)),o}function sh(e,t,n,s){let r=ps.get(e);
if(r){r.views.set(n,s);return}let o=new Map([[n,s]]);ps.set(e,{query:t,views:o}),setTimeout(()=>{ps.delete(e),rh(t,o)},0)}
async function rh(e,t){let{server:n,path:s,query:r,theme:o}=e,i=[...t.keys()].sort().join(",");try{let a=await Rt(`${s}/\
figures?${Ct({...r,views:i,theme:o})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof rt&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of t)c?oh(e,l).then(h,u):u(a)}}function oh({server:e,path:t,
query:n,theme:s},r){let o=Ct({...n,theme:s});return Rt(`${t}/views/${encodeURIComponent(r)}?${o}`,{},e)}var gs=new Map;async function jo(e,t){
let n=gs.get(e),s=n??(e.startsWith("#")?ih(e.slice(1)):ah(e));n||(gs.set(e,s),s.catch(()=>gs.delete(e)));let r=await s;if(ht(
r))return r;let{templates:o={}}=r.layout.meta,i=o[t];if(!i)return r;let a=Ho(i),c=new Map;for(let f of Object.values(o))
Ho(f).forEach((p,g)=>{c.set(p,a[g]??p)});let{data:l,layout:h}=ys({data:r.data,layout:r.layout},c),{meta:u}=r.layout;return{
...r,data:l,layout:{...h,meta:u,template:i}}}function Ho(e){return e.layout.colorway}function ys(e,t){return Array.isArray(
e)&&["string","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>ys(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,r])=>[s,ys(r,t)])):t.get(e)??e}async function ih(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function ah(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new rt(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function pe(e,{server:t,path:n,view:s,values:r}){let o=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${o}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${o}`,offline:i?`api/${n}/offline`:`api/${n}/views/${o}/offline`},h=Ct({...i&&e!=="json"?{step:s}:
{},...r}).toString();return new URL(h?`${c[e]}?${h}`:c[e],t).href}$();function Bo({x:e,y:t,xaxis:n,yaxis:s},r){let o=[Go(n,e,r),Go(s,t,r)];return[...new Set(o.filter(i=>i!==null))]}function Go(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Do(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(ch()),{_fullLayout:r}=e;
if(!r)return;let o=t.flatMap(i=>n.map(a=>lh(r,r[i],a)));s.replaceChildren(...o.filter(i=>i!==null))}function ch(){let e=document.
createElement("div");return e.className="view-marks",e}function lh(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),r=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],o=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...o),Math.max(...o)];if(!(a>0&&i<t._length)||!r?._length)return null;let[c,l]=s?[t._offset+i,r._offset]:[r._offset,t._offset+
i],[h,u]=s?[a-i,r._length]:[r._length,a-i],f=document.createElement("div");return Object.assign(f.style,{left:`${c}px`,top:`${l}\
px`,width:`${h}px`,height:`${u}px`}),f}$();function Vo(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:r})=>[n,s.find(o=>String(o)===t(n))??r]))}function zo(e,t){
for(let{name:n,values:s}of e){let r=t(n);if(r===null||s.map(String).includes(r))continue;let o=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${o}.`}}return null}
function qo(e,t,n){return t.reduce((s,r)=>{let o=e.find(({name:i})=>i===r)?.values??[];return s*o.length+o.indexOf(n[r]??
"")},0)}function Yo(e,t){return e.map(s=>{let{name:r,title:o,values:i}=s,a=Ko(s)[i.indexOf(t[r]??"")];return typeof a=="\
number"?`${o.toLowerCase()} ${a}`:a}).join(", ")}function Ko({values:e,labels:t}){return t??e}var mn=class{#s;#t;#n="";#r=0;#e=null;constructor(t,n){
this.#s=t,this.#t=n}offer({choices:t=[],player:n},s,r){let o=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),o.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#e=null,
this.#s.replaceChildren(...t.map(c=>this.#o(c))),o.length&&r&&this.#s.append(this.#a(o));let a=t.find(({name:c})=>c===n);
a&&this.#s.append(...this.#l(a))}show(t){for(let[n,s]of Object.entries(t)){let r=this.#s.querySelector(`select[name="${n}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#r),this.#r=0,this.#e&&(this.#e.textContent=
"Play")}#o(t){let{name:n,title:s,values:r}=t,o=document.createElement("select");o.name=n;let i=Ko(t);return o.append(...r.
map((a,c)=>new Option(String(i[c]),String(a)))),o.addEventListener("change",()=>{this.pause();let a=r[o.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Uo(s,o)}#a(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,r)=>new Option(s.name,String(r)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),Uo("Open",n)}#l({name:t,title:n,values:s}){let r=()=>s.indexOf(this.#t.selected()[t]??
""),o=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},i=h=>{this.pause(),o(r()+h)},a=$s(
"Play",()=>{if(this.#r){this.pause();return}r()===s.length-1&&o(0),a.textContent="Pause",this.#r=setInterval(()=>{o(r()+
1),r()===s.length-1&&this.pause()},1200)});this.#e=a;let c=$s("‹",()=>i(-1)),l=$s("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function Uo(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function $s(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}$();var Xo="vendor/plotly/plotly-traces-4.1.1.min.js",xs;function dn(e){return window.Plotly?Promise.resolve(window.Plotly):
(xs??=new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${Xo}`,e).href:new URL(`../${Xo}`,
S).href;let r=()=>{xs=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.head.append(
s)}),xs)}async function Jo(e,t,n){let{width:s,height:r}=e.layout;return(await dn()).toImage(e,{format:t,width:s,height:r,
...t==="png"&&{scale:n}})}As();Os();var no={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"i\
nterventions",against:"against"},so=["inputs","removed"],md=new Set(["server","source","model","lesson","view","theme","\
reads",...so,...Object.keys(no)]),el=["scale","accent","controls","caption"],dd=new Set([...el,"fill"]),Zc="pointer-view\
:hover",to=matchMedia("(prefers-color-scheme: dark)"),pd={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},
gd=120,yd=[["short",576,0],["low",352,0],["tight",288,352]],bd="400px 0px",Qc=660,$d="[data-answer]:not(pointer-view *)",
xd=/^(\w+):(\d+)$/,wd="The server draws this chart, and it does not answer.",kd="The answer above is computed in this br\
owser.",Md="Type visits, or add a place, to see what the model answers.",Fe=null,eo=null,ro=class extends HTMLElement{#s=null;#t=null;#n=null;#r=0;#e=!1;#o="";#a=!1;#l="";#i=[];#h=!1;#u=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#E()},{rootMargin:bd});#m=new ResizeObserver(()=>requestAnimationFrame(()=>this.#B()));#g=new MutationObserver(
t=>this.#O(t.map(({attributeName:n})=>n??"")));#M=t=>this.getAttribute(t);#y=()=>{if(!this.#n||!this.#t){this.#b();return}
this.#C(this.#$),this.#k()};#v=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#A=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#s??=this.#U(),this.#d(),document.addEventListener("pointerscope:theme",this.#y),document.addEventListener(Zc,this.#v),
to.addEventListener("change",this.#y);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#A);this.#m.
observe(this),this.#g.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#u.observe(this):this.#h=!0,this.#b()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#y),document.removeEventListener(Zc,this.#v),to.removeEventListener(
"change",this.#y);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#A);this.#m.disconnect(),this.#g.
disconnect(),this.#u.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#i.join()&&(this.#i=t,this.#K())}get chosen(){
return this.#t?this.#R:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#X();
return Math.ceil(t+fn(this.#t)+n)}get#c(){return this.#s??=this.#U(),this.#s}#E(){this.#h=!0,this.#u.disconnect(),this.#b()}#O(t){
t.some(s=>dd.has(s))&&(this.#d(),this.#k()),t.includes("beat")&&this.#x();let n=t.filter(s=>md.has(s)&&!this.#_(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#h?this.#E():n.length?this.#b():this.#f.some(({name:s})=>t.includes(s))?this.#D()&&
this.#k():t.includes(this.#l)&&this.#b()}#_(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#y(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#x(){if(!this.#o)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#L(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#p("beat",{beat:t===null?null:t+1})}get#f(){return this.#t?At(this.#t).choices??[]:[]}#b(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#F()}))}get#S(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#T(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:wt.href}get#P(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#$(){let t=this.getAttribute("theme");return t===
"auto"?to.matches?"dark":"light":(t??this.#P)==="dark"?"dark":"light"}get#N(){let t=this.getAttribute("scale");return t!==
null&&ln("scale",t)?Number(t):1}#d(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#N)):this.style.removeProperty("--scale"),t&&ln("accent",t)?this.style.setProperty("--accent",t):this.
style.removeProperty("--accent")}get#I(){if(this.hasAttribute("lesson")){let n=so.map(s=>[s,this.getAttribute(s)]);return{
needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let t=Object.entries(no).map(([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#F(){
let{needsHistory:t,query:n}=this.#I;this.#r+=1;let s=this.#r,r=this.getAttribute("source"),o=this.getAttribute("view")??
"",i=this.#S&&o&&(!t||n.visits||n.record);if(!r&&!i){this.#j(Md);return}if(!this.#h){this.#j("");return}let a=this.#$;this.#C(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#T,path:this.#S,query:n,theme:a},l=this.hasAttribute("se\
rver")?this.#T:"",[h]=await Promise.all([r?jo(r,a):this.#H(c,o),r?null:o===fe?Promise.resolve().then(()=>(Qr(),Zr)):dn(l)]),
u=ht(h),f=u?await Promise.resolve().then(()=>(Qr(),Zr)):null;u||await dn(l),await fo(()=>{s===this.#r&&(this.#rt(f?.NetworkDrawing??
null,At(h).title),this.#t=u?h:structuredClone(h),this.#it(this.#t),this.#W({...c,theme:"light"},o))})}catch(c){s===this.#r&&
this.#z(c)}finally{s===this.#r&&this.removeAttribute("aria-busy")}}async#H(t,n){let s=n===fe?this.#n:null,r=this.getAttribute(
"model")??"",o=await s?.compute(t,r,{isSilent:!1});if(o)return o;try{return await bs(t,n)}catch(i){if(!tl(i))throw i;let a=await s?.
compute(t,r,{isSilent:!0});if(!a)throw i;return a}}#C(t){this.#P!==t?this.dataset.theme=t:delete this.dataset.theme}#W(t,n){
if(!this.#t||ht(this.#t))return;let{template:s,meta:r}=this.#t.layout,o=r.templates?.light;Fe??=o??(this.#$==="light"?s:
null),!(Fe||this.hasAttribute("source"))&&(eo??=bs(t,n),eo.then(i=>{ht(i)||(Fe??=i.layout.template)}).catch(()=>{eo=null}))}#st(t){
if(this.#a=t,!this.#t||!this.#o)return;let n=Fe??this.#n;this.#C(t&&n?"light":this.#$),this.#k(),t||requestAnimationFrame(
()=>this.#k())}#U(){let t=document.createElement("summary");t.textContent="Numbers";let n={title:this.#w("h3","view-titl\
e"),caption:this.#w("p","view-caption"),choices:this.#w("div","view-choices"),summary:this.#w("p","view-summary"),failure:this.#w(
"p","view-failure"),trust:this.#w("p","view-trust"),plot:this.#w("div","view-plot"),details:this.#w("details","view-tabl\
e"),exports:ko({name:()=>this.#Q,links:()=>this.#pt(),view:()=>this.#t&&this.#gt(this.#t),picture:(r,o)=>this.#mt(r,o),csv:()=>gn(
this.#Z()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),
n.plot.role="img",n.details.append(t),n.details.addEventListener("toggle",()=>this.#J());let s=new mn(n.choices,{selected:()=>this.#R,
select:(r,o)=>this.#ft(r,o),open:r=>this.#p("open",r)});this.replaceChildren(...Object.values(n)),this.addEventListener(
"toggle",({target:r})=>this.#ut(r),!0);for(let r of[n.plot,n.details,n.choices,n.exports,n.failure])r.hidden=!0;return{...n,
controls:s}}#w(t,n){let s=this.querySelector(`.${n}`),r=s instanceof HTMLElement?s:document.createElement(t);return r.className=
n,r}#rt(t,n){if(t===null==(this.#n===null))return;let s=this.#c,r=s.plot.cloneNode();r.removeAttribute("data-listening"),
r.role=t?"group":"img",s.plot.replaceWith(r),s.plot=r,this.#n?.bar?.remove(),this.#n=t?new t(r,{title:n,isProjected:this.
hasAttribute("fill"),hover:o=>this.#p("hover",{visits:o}),told:o=>this.#L(o),acts:{server:()=>this.hasAttribute("source")?
null:this.#T,answered:o=>this.#ot(o),resized:()=>requestAnimationFrame(()=>this.#B())}}):null,this.#n?.bar&&s.summary.before(
this.#n.bar)}#ot({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#n??{};s?this.setAttribute("interventio\
ns",s):this.removeAttribute("interventions"),this.#D()&&this.#k(),this.#p("interventions",n)}#V(t){let{plot:n,details:s,
choices:r,exports:o,failure:i}=this.#c;for(let c of[n,s,r,o])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.hidden=!0)}#j(t){
this.#t=null,this.#l="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#V(!0),this.#c.summary.textContent=
t}#z(t){this.#j("");let{failure:n}=this.#c,s=tl(t)&&document.querySelector($d)!==null,r=s?wd:ue(t);if(n.replaceChildren(
r),s&&n.append(" ",Ad()),n.hidden=!1,this.#p("failed",{message:r}),!(t instanceof rt)||![0,503].includes(t.status))return;
let o=document.createElement("button");o.type="button",o.textContent="Try again",o.addEventListener("click",()=>this.#b()),
n.append(" ",o)}#it(t){let{title:n,caption:s,controls:r}=this.#c,o=At(t);n.textContent=o.title,n.hidden=!1,s.textContent=
o.caption,this.#at(o.trust),this.toggleAttribute("data-network",ht(t)),this.#V(!1),r.offer(o,ht(t)?[]:t.data,!this.hasAttribute(
"fill")),this.#D()&&this.#k()}#at(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.hasAttribute("source")||
!te.answers)return;let s=document.createElement("a"),r=encodeURIComponent(this.getAttribute("model")??"");s.href=new URL(
`insights/${r}#view-${t.view}`,this.#T).href,s.textContent="Which explanation to believe",n.append(" ",s)}#k(){if(!this.#t)
return;let{plot:t}=this.#c,n=this.#a,s=this.#G(fn(this.#t)),r=n?Math.min(s.width||Qc,Qc):s.width;if(!r)return;ht(this.#t)?
(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}px`:"",this.#ct(t,this.#t,
{...s,width:r}));let o=!this.dataset.drawn;this.#o=`${r}×${s.height}`,this.dataset.drawn="true",o&&this.hasAttribute("b\
eat")&&this.#x(),this.#K(),this.#p("drawn",{})}#ct(t,{data:n,layout:s},r){let o=this.#a,i=o&&Fe?{...s,template:Fe}:s,a=this.#q(
{data:n,layout:i},r);window.Plotly?.react(t,a.data,o?{...a.layout,width:r.width}:a.layout,pd),t.dataset.listening||this.#lt(
t)}#q({data:t,layout:n},{width:s,height:r,isFixed:o}){let i="rgba(0, 0, 0, 0)",a=this.#N,{font:c,hoverlabel:l}=n.template.
layout,h=c.size*a,u=_o({data:t,layout:Ed(n)},{width:s,height:r,isFixed:o,scale:a}),f={font:{size:h},hoverlabel:{...n.hoverlabel,
font:{...l.font,size:h}}};return{data:u.data,layout:{...u.layout,...a!==1&&f,paper_bgcolor:i,plot_bgcolor:i,height:r}}}#lt(t){
t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#p("open",n.data.meta);let[
,s,r]=xd.exec(String([n.customdata].flat()[0]))??[];s&&this.#p("select",{table:s,row:Number(r)})}),t.on("plotly_hover",({
points:[n]})=>{n&&this.#p("hover",{visits:Bo(n,this.#Y)})}),t.on("plotly_unhover",()=>this.#p("hover",{visits:[]}))}get#Y(){
return this.#t?At(this.#t).visit_axes??[]:[]}#p(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#K(){
!this.#t||!this.#o||(this.#n?this.#n.mark(this.#i):Do(this.#c.plot,this.#Y,this.#i))}#G(t){let{plot:n}=this.#c,s=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.#ht();let{above:r,below:o}=this.#X();this.style.setProperty(
"--below",`${Math.ceil(o)}px`);let i=Math.max(Math.floor(this.offsetHeight-r-o),gd);return{width:s,height:i,isFixed:!0}}#ht(){
let[t,n]=[this.offsetWidth/this.#N,this.offsetHeight/this.#N],s=yd.filter(([,r,o])=>n<r||t<o).map(([r])=>r).join(" ");this.
dataset.room!==s&&(this.dataset.room=s)}#X(){let{plot:t,details:n,exports:s}=this.#c,r=this.getBoundingClientRect(),o=r.
height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.
map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-r.top)/o,below:a/o}}#ut(t){
if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&
(n.open=n===t);requestAnimationFrame(()=>this.#B())}#B(){if(!this.#t)return;let{width:t,height:n}=this.#G(fn(this.#t));t&&
this.#o!==`${t}×${n}`&&this.#k()}#ft(t,n){this.setAttribute(t,String(n)),this.#p("option",{[t]:n})}#D(){let t=this.#t;if(!t)
return!1;let n=this.hasAttribute("lenient")?null:zo(this.#f,this.#M);if(n)return this.#z(new Error(n.message)),this.#l=n.
name,!1;let s=At(t),r="";if(this.#f.length&&!ht(t)){let o=this.#R;this.#c.controls.show(o);for(let a of t.data)a.meta&&(a.
visible=Object.entries(a.meta).every(([c,l])=>o[c]===l));oi(t,o);let{summaries:i}=s;i&&(s.summary=i.texts[qo(this.#f,i.by,
o)]??""),r=`: ${Yo(this.#f,o)}`}return this.#c.summary.textContent=s.summary??"",this.#c.plot.setAttribute("aria-label",
`${s.title}${r}. ${s.summary??""}`),this.#J(),!0}get#R(){return Vo(this.#f,this.#M)}#J(){let{details:t}=this.#c;if(!t.open||
!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),
n.setAttribute("aria-label",`Numbers: ${At(this.#t).title}`),n.append(...this.#Z().map(pn)),t.querySelector(".table-fram\
e")?.remove(),t.append(n)}#Z(){return this.#t?ci(this.#t,this.#R):[]}async#mt(t,n){let s=this.#t;if(!s)throw new Error("\
There is no figure to save yet.");return{address:ht(s)?await this.#n?.address(t,n)??"":await Jo(this.#dt(s),t,n),meta:At(
s)}}#dt(t){let{data:n,layout:s}=structuredClone(t),r=this.#G(s.height),{paper_bgcolor:o,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#q({data:n,layout:s},r),l=a?{}:{
paper_bgcolor:o,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:r.width,...l}}}get#Q(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#tt(){return{server:this.#T,path:this.#S,view:this.getAttribute("vi\
ew")??"",values:{...this.#I.query,...this.#R}}}get#et(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=el.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(s)&&ln(s,r??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#pt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&te.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#tt;return{link:n,embed:pe(
"embed",this.#nt(r)),json:pe("json",r),offline:pe("offline",r)}}#nt(t){let{controls:n,...s}=this.#et,r={...t.values,...s,
...n&&n!=="some"&&{controls:n}};return{...t,values:r}}#gt(t){let n=this.#tt,{title:s,summary:r=""}=At(t),o=["model","les\
son","view","reads",...so,...Object.keys(no)],i=[...this.attributes].filter(({name:f})=>o.includes(f)),{theme:a,...c}=this.#et,
l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:f,value:p})=>[f,p])),...this.#R,...l&&{theme:l},
...c},u=this.#nt(n);return{title:s,caption:r,name:this.#Q,server:n.server,embed:pe("embed",u),picture:pe("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([f,p])=>[f,String(p)]))}}};function tl(e){return e instanceof rt&&e.status===0}function Ad(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=kd,e}function Ed(e){let t=Object.
entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let r=s,o=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=r.type==="category"&&!r.categoryarray&&o;return[n,i?{...r,categoryorder:"array",categoryarray:o}:r]});return Object.fromEntries(
t)}customElements.define("pointer-view",ro);})();
