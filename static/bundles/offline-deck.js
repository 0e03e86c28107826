(()=>{var Oh=Object.defineProperty;var L=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var Th=(e,t)=>{for(var n in t)Oh(e,n,{get:t[n],enumerable:!0})};var Qr,Nh,S,$=L(()=>{"use strict";({currentScript:Qr}=document),Nh=Qr instanceof HTMLScriptElement?Qr.src:"",S=new URL("\
static/js/",Nh||document.baseURI).href});async function Ft(e,t,n=Et){let s=await Rh(new URL(`api/${e}`,n),t);if(String(n)===Et.href&&Ph(s!==null&&!Ih(s)),!s)return ti();
if(!(s.headers.get("content-type")??"").includes("json")){let i=Ch(s.status);throw new ot(s.status,[{where:"",message:i,
suggestions:[]}])}let r=await s.json().catch(ti);if(!s.ok)throw new ot(s.status,r.errors??[]);return r}async function Rh(e,t){
try{let n=await fetch(e,t);return vh.includes(n.status)?null:n}catch(n){if(ni(n))throw n;return null}}function ei(e){let t=AbortSignal.
timeout(Lh);return e?AbortSignal.any([e,t]):t}function Ih({headers:e}){return e.get("cache-status")?.startsWith("service\
-worker")??!1}function Ph(e){e!==ue.answers&&(ue.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",
{detail:{answers:e}})))}function ti(e){throw ni(e)?e:new ot(0,[{where:"",message:_h,suggestions:[]}])}function ni(e){return e instanceof
DOMException&&e.name==="AbortError"}function Ht(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,s])=>[n,String(s)]))}function qt(e){return e instanceof Error?e.message:String(e)}var ot,Et,ue,vh,Lh,_h,Ch,zt=L(
()=>{"use strict";$();ot=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=
n}},Et=new URL(S.replace(/^(.*\/)static\/.*$/,"$1")),ue={answers:!0},vh=[502,504],Lh=5e3,_h="No response could be read. \
Your input is still here; check your connection and try again.",Ch=e=>`The server answered with ${e}.`});function ht(e){return"kind"in e&&e.kind===we}function Tt(e){return ht(e)?e.meta:e.layout.meta}function Nn(e){return ht(e)?
e.meta.height??0:e.layout.height}var we,Qe=L(()=>{"use strict";$();we="network"});function Ee(e){let t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t)}function Se(e){let t=atob(e),n=new Uint8Array(
t.length);for(let s=0;s<t.length;s++)n[s]=t.charCodeAt(s);return n}var Oe=L(()=>{"use strict";$()});function tn(e){if(Array.isArray(e))return Pu(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Iu[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(Se(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function Pu(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function en({values:e,
shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:Wu(e,n*o,(n+1)*o),shape:s}}function Ui({values:e,shape:t}){
return t.length<2?e:qs({values:e,shape:t})}function qs(e){return Array.from({length:e.shape[0]??0},(t,n)=>en(e,n).values)}
function Wu(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var Iu,zs=L(()=>{"use strict";$();Oe();Iu={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function Ks(e){return typeof e=="string"?Number(e.replace("inf","Infinity")):e}function qi({shape:e}){return e.reduce((t,n)=>t*
n,1)}function zi(e,t,{single:n=!1}={}){let s=n?Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){
if(i.op==="opaque")throw new RangeError("Only Python computes this.");let a=new s(qi(i)),c=i.op==="table"?t(i.name??"",i.
at):[];for(let l=0;l<a.length;l+=1)a[l]=i.op==="table"?c[l]??Number.NaN:Fu(e,i,l,r);o.push(a)}return o.at(-1)??new s(0)}
function Fu(e,t,n,s){let{op:o}=t;if(o==="constant")return Js(t,n);let r=Xs(e,t,n).map(([u,f])=>s(u,f)),[i=0,a=0,c=0]=r;if(o===
"view"||o==="join")return i;if(o==="where")return i?a:c;if(o==="matmul")return ju(r);if(o==="collect")return nn.sum?.(r)??
0;if(o==="softmax")return Hu(e,t,n,r);let l=nn[o];if(l)return l(r);let h=Ys[o];if(!h)throw new RangeError(`There is no o\
peration ${o}.`);return h(i,a)}function Xs(e,t,n){let{op:s,of:o=[],groups:r}=t,[i=0,a=0]=o;if(s==="view")return[[i,Du(t,
n)]];if(s==="join")return[Bu(e,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.
shape.at(-2)??0,t.shape.at(-1)??1],[h,u]=[Math.floor(n/l),n%l],f=Math.floor(h/(t.shape.at(-2)??1))*c*l;return Vi(c).flatMap(
d=>[[i,h*c+d],[a,f+d*l+u]])}if(s==="softmax"||s in nn){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,h=Vi(
c).map(u=>[i,l*c+u]);return o.length>1?[...h,[a,0]]:h}return o.map(c=>[c,e[c]?.shape.length?n:0])}function Js({values:e=0},t){
return Ks(Array.isArray(e)?e[t]??Number.NaN:e)}function Zs(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%
s,width:s}}function Hu(e,t,n,s){let{place:o,width:r}=Zs(e,t,n),i=Qs(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce(
(a,c)=>a+c,0)}function Qs(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-
n)/s))}function ju(e){let t=0;for(let n=0;n<e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Du({shape:e,offset:t=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function Bu(e,t,n){let s=n;for(let o of t){let r=qi(e[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function Vi(e){return Array.from({length:e},(t,n)=>n)}function Gu(e){
let t=Math.floor(e);return e-t!==.5?Math.round(e):t%2?t+1:t}function Uu(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[
e,e];for(let s=1;Math.abs(n)>Math.abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var Ys,
nn,_n=L(()=>{"use strict";$();Ys={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**
t,maximum:Math.max,minimum:Math.min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=
t),equal:(e,t)=>+(e===t),not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Gu(e*
10**t)/10**t,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Uu(e/Math.SQRT2))},nn=
{sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)}});function Xi({data:e,layout:{meta:t}},n){for(let s of t.parts??[]){let o=e[s.trace];if("lines"in s){let r=sn(s.lines,t,n);
Object.assign(o,qu(r,n[s.row],s))}else o[s.attribute]=Ui(sn(s.is,t,n))}}function sn(e,t,n){let s=Vu(t),o=i=>{let{values:a=[]}=t.
choices?.find(({name:c})=>c===i)??{};return n[i]===Ki?0:a.indexOf(n[i]??"")};return{values:zi(e,(i,a=[])=>{let c=s[i];if(!c)
throw new Error(`The figure has no array ${i}.`);return a.reduce((l,h)=>en(l,o(h)),c).values}),shape:e.at(-1)?.shape??[]}}
function Vu(e){let t=Yi.get(e);return t||(t=Object.fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,tn(s)])),Yi.
set(e,t)),t}function qu({values:e,shape:t},n,{above:s,to:o}){let r=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Ki&&
l!==n))for(let h=0;h<c;h+=1){let u=Number(e[l*c+h]);u<=s||u>o||(r.push(0,1,null),i.push(l,h,null))}return{x:r,y:i}}var Ki,
Yi,to=L(()=>{"use strict";$();zs();_n();Ki="all",Yi=new WeakMap});function Qi(e,t){let{table:n}=Tt(e);if(n&&"rows"in n)return[n];if(ht(e))return[];let{data:s,layout:o}=e,r=n?[zu(n,o.meta,
t)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Yu(o,a)),...r]}function Te({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>eo("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of t)o.insertRow().append(eo("th",r,"row"),...i.map(a=>eo("td",a)));return n}function Cn(e){
let t=s=>s.map(Zu).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function zu(e,t,n){let{columns:s,labels:o}=e;if("values"in e){let i=e.values.map(a=>sn(a,t,n).values);return{columns:s,
rows:o.map((a,c)=>[a,...i.map(l=>l[c])])}}let r=qs(sn(e.matrix,t,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(
r[a]??[])])}}function Yu(e,t){let n=tn(t.z??[]),s=Ji(e,t,"y").map((o,r)=>[o,...Array.from(en(n,r).values)]);return{columns:[
t.name??"",...Ji(e,t,"x")],rows:s}}function Ji(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>Zi(String(c)));let o=e[`${n}\
axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(Zi);let{shape:a}=tn(
t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Zi(e){return e.replaceAll("&lt;","<").replaceAll(
"&gt;",">").replaceAll("&amp;","&")}function Zu(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(
Xu,"$1'").replace(Ju,"'"),n=Ku.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function eo(e,t,n){let s=document.
createElement(e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),
s}var Ku,Xu,Ju,Rn=L(()=>{"use strict";$();zs();Qe();to();Ku=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Xu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Ju=/^(?=[\t\r\n])/});function no(e,t,n){switch(t.kind){case"head":return Qu(e,t,n.architecture);case"mask":return tf(e,t.visit,n.visits);case"\
skip":return ef(e,t);case"residuals":return of(e);case"gate":return nf(e,t);case"temperature":return sf(e,t)}}function Qu({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,f)=>[Math.floor(
f/i),f%i]),c=e==="all"?a:e,h=c.some(([u,f])=>u===s&&f===o)?c.filter(([u,f])=>u!==s||f!==o):a.filter(([u,f])=>u===s&&f===
o||c.some(([d,g])=>u===d&&f===g));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function tf({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function ef({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function nf({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function sf(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function of({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
function ea(e){return Object.entries(e).flatMap(([t,n])=>{let s=rf,o=Object.hasOwn(s,t)?s[t]?.(n,e):"";return o?[{key:t,
text:o}]:[]})}var ta,rf,so=L(()=>{"use strict";$();ta=e=>e.map(t=>t+1),rf={gate:e=>`gate forced to ${e}`,only:e=>`${e} o\
nly`,attention_temperature:e=>`attention temperature ${e}`,pointer_temperature:e=>`pointer temperature ${e}`,scaling:()=>"\
no division by √k",pointer_scaling:()=>"no division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no s\
inusoidal table",position_from_end:()=>"no position from the end",residuals:()=>"no residual connections",layer_norm:()=>"\
no layer norms",remove_heads:(e,{replace_with:t})=>`${e==="all"?"every head":e.map(([s,o])=>`L${s} H${o}`).join(", ")} ${t===
"mean"?"replaced by the mean":"switched off"}`,replace_with:()=>"",skip:e=>`${e.map(({layer:n,part:s})=>`${s.replace("_",
"-")} of layer ${n}`).join(", ")} skipped`,without_features:e=>`without ${e.join(", ")}`,mask_visits:e=>`visit${e.length>
1?"s":""} ${ta(e).join(", ")} masked`,order:e=>`order ${ta(e).join(" ")}`}});function na(e,t){return ea(e).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),o.append(r),o})}var sa=L(()=>{"use strict";$();so()});function Yt(e,t,n){let s=on(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function on(e,t,n){
let s=e.querySelector(t);return s&&oa(s,n)?s:null}function ut(e,t,n){return[...e.querySelectorAll(t)].filter(s=>oa(s,n))}
function oo(e,t="pointer-view"){return[...e.querySelectorAll(t)]}function In({target:e}){return e}function oa(e,t){return e instanceof
(t??HTMLElement)}var rn=L(()=>{"use strict";$()});function ra(e){return Pn!==null&&Object.hasOwn(Pn,e)}async function ia(e,t=Et){return Ne?af(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await la(e,"vocabulary")))}async function af(e,t){try{return await Ft(
e,{},t)}catch(n){if(!(n instanceof ot)||n.status)throw n;let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).
catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function aa({id:e,weights:t},n,s=Et){if(!Ne)return la(e,"weight\
s",n);let o=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return ha(new URL(o,s),"weights",n)}async function ca(e,{
weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(
o=>o.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the \
page again.")}async function la(e,t,n=!1){let s=Pn?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.
startsWith("#"))return ha(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return Se(
o.trim()).buffer}async function ha(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`Th\
e ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function cf(e){let t=on(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var Pn,Ne,ro=L(()=>{"use strict";$();zt();Oe();rn();Pn=cf("model-files"),Ne=Pn===
null});function an(e){let{tensors:t,...n}=e,s=Object.entries(t).map(([o,{data:r,shape:i}])=>[o,{values:new Float32Array(Se(r).buffer),
shape:i}]);return{...n,tensors:Object.fromEntries(s)}}function io({tensors:e,weights:t,...n}){let s=Object.entries(e).map(
([o,{values:r,shape:i}])=>[o,{dtype:"<f4",shape:i,data:Ee(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.
fromEntries(s)}}var Wn=L(()=>{"use strict";$();Oe()});function df({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function da({prediction:e},{prediction:t,places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.label??
t.name}, `,r=Math.round(1e3*e.probability)-Math.round(1e3*t.probability);return{value:`${o}${(100*t.probability).toFixed(
1)} %`,change:s&&r?`${r>0?"▲":"▼"} ${Math.abs(r/10).toFixed(1)} points`:"",isMore:r>0}}function ao(e,t){e.textContent=
t?df(t):"…";let{location:n,probability:s}=t?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.
engine}))r===void 0?delete e.dataset[o]:e.dataset[o]=String(r)}function fa(e){try{return e()}catch(t){let{problems:n}=t;
throw n?new ot(422,n):t}}function pf(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(
s):s]);return Ht(Object.fromEntries(t))}var lf,ua,hf,uf,ff,mf,ma,Fn,co=L(()=>{"use strict";$();zt();ro();Wn();lf=["brows\
er","server"],ua=20,hf=300,uf=4,ff="static/bundles/browser-model.js",mf="The network could not be loaded.",ma={address:new URL(
"../bundles/browser-model.js",S).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(new CustomEvent("point\
erscope:engine",{detail:n})),t?Promise.resolve(t):String(e)===Et.href?import(ma.address):import(new URL(ff,e).href)}};Fn=
class{#s;#t;#n;#o=null;#e=null;#r=!1;#a=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=Et){this.#s=t,this.#n=s,
this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&lf.includes(t)?t:null,Ne||(this.choice=
"browser"),this.obstacle="",this.#e||(this.#o=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==null&&
this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.#o&&this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,hf))]),this.#e&&this.choice!==
"server")return this.explainHere(t);if(!Ne)throw new ot(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.
choice!=="server"&&!!navigator.serviceWorker?.controller?ei(n):n;try{return{...await this.#l(t,o),engine:"server"}}catch(r){
if(!(r instanceof ot&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#e)return this.explainHere(
t);throw this.choose(this.choice),r}}async compute(t){await this.prepare();let n=this.#e;if(!n){let s=`The server does n\
ot answer. This browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new ot(0,[{where:"",message:s,suggestions:[]}])}
return fa(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(Ne||await this.prepare(),this.#e&&this.choice!=="server"){
let{places:s}=this.#e;return s.search(t,ua).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}
let{items:n}=await Ft(`${this.#t}/locations?${Ht({q:t,limit:ua})}`,{},this.#n);return n}async prepare(){try{this.#o??=this.#i(),
this.#e=await this.#o}catch(t){this.#r=!0;let n=t instanceof ot?!t.status:t instanceof TypeError;this.obstacle=n?mf:qt(t)}}explainHere(t){
let n=this.#e,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),i=this.#a.get(r);if(i)return i;let a={...fa(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#a.keys();return this.#a.size>=uf&&this.#a.delete(c),this.#a.set(r,a),a}async#l(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}/views/network?${pf(t)}`,{trace:r}=await Ft(
o,{...n&&{signal:n}},this.#n);return an(r)}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(
t),...n&&{signal:n}};return Ft(`${this.#t}/explain?encoding=base64`,s,this.#n)}async#i(){let t=await ia(this.#s,this.#n);
if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},
s]=await Promise.all([ma.load(this.#n),aa(t,this.#r,this.#n)]),o=ca(s,t);o.catch(()=>{});let r=new n(t,s);return await o,
r}}});var gf,Hn,pa=L(()=>{"use strict";$();sa();co();gf={browser:"Computed in this browser.",server:"Computed in Python."},Hn=
class{#s;#t=document.createElement("output");#n=document.createElement("span");#o=document.createElement("ul");#e=document.
createElement("button");#r=document.createElement("span");#a=document.createElement("p");engine="server";constructor(t){
this.#s=t,this.root=document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer=
"",this.#n.className="quiet",this.#o.setAttribute("aria-label","Changes"),this.#e.type="button",this.#e.textContent="as \
learned",this.#e.title="Take all changes back",this.#e.addEventListener("click",()=>t({})),this.#r.className="quiet",this.#a.
className="view-failure",this.#a.setAttribute("role","alert"),this.root.append(this.#t,this.#n,this.#o,this.#e,this.#r,this.#a)}show(t,n,{
learned:s,isCompared:o,note:r}){this.engine=t.engine,ao(this.#t,t),this.#t.title=gf[t.engine];let{value:i,change:a}=s?da(
t,s):{value:"",change:""};this.#n.textContent=i&&`as learned ${i}${a&&` ${a}`}`,this.root.classList.toggle("compares",o),
this.#i(n),this.#l(r),this.fail("")}wait(t,n){ao(this.#t,null),this.#n.textContent="",this.#i(t),this.#l(n),this.root.hidden=
!1,this.#a.hidden=!0}fail(t){this.#a.textContent=t,this.#a.hidden=!t,t&&(this.root.hidden=!1)}#l(t){this.#r.textContent=
t,this.#r.hidden=!t}#i(t){let n=this.root.contains(document.activeElement),s=na(t,this.#s);this.#o.replaceChildren(...s),
this.root.hidden=this.#e.hidden=s.length===0,n&&!this.root.contains(document.activeElement)&&this.#e.focus()}}});function lo(e,t,n){return{kind:we,get trace(){return io(t)},get before(){return n&&io(n)},meta:{...e,summary:yf(t,n),table:{
columns:bf,rows:$f(t)}}}}function ga({prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function yf(e,t){
let{probability:n,from_pointer:s,from_generation:o}=e.prediction,r=n?`${ga(e)} leads with ${jn(n)}: ${jn(s)} copied by t\
he pointer, ${jn(o)} from the generation head.`:"No known place has any probability.";return t?`${r} Compared with: ${ga(
t)} with ${jn(t.prediction.probability)}.`:r}function $f(e){let{pointer:t,generation:n,final:s}=e.location_probabilities,
o={pointer:t,generation:n,final:s},r={pointer:"pointer.probabilities",generation:"generation.probabilities",final:"proba\
bilities"},i=(c,l)=>e.tensors[r[c]]?.values[l]??o[c]?.find(h=>h.location===l)?.probability??null,a=[...s,...e.visits,...n??
[]].map(({location:c})=>c);return[...new Set(a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(r).map(l=>i(l,c))])}
var bf,jn,ba=L(()=>{"use strict";$();Qe();Wn();bf=["place","pointer","generation head","probability"];jn=e=>`${(100*e).toFixed(
1)} %`});function $a(e,t){return uo(e,t).isInBrowser}async function xa(e,t,n,s){let o=await uo(t,n).compute(Ht(s)),r=lo(e,o,null);
return ho.set(r,o),r}function kf(e){return"tensors"in e}function uo(e,t){let n=JSON.stringify([t,e]),s=ya.get(n)??new Fn(
e,null,t??Et);return s.draws=!0,ya.set(n,s),s}var xf,wf,ya,ho,Dn,wa=L(()=>{"use strict";$();pa();zt();so();co();ro();ba();
xf="Loading the network …",wf="Waiting for the server …",ya=new Map,ho=new WeakMap;Dn=class{#s;#t;#n=null;#o=null;#e=null;#r=null;#a=null;#l={};#i={};#h=[];#u=[];#m=0;#g=0;constructor(t,n){
this.#s=t,this.#t=n,this.bar=new Hn(o=>this.#c(o));let{drawn:s}=t;s.addEventListener("focusin",()=>this.#M());for(let o of[
"pointerover","pointerdown"])s.addEventListener(o,({target:r})=>{r instanceof Element&&r.closest("[data-act]")&&this.#M()});
for(let o of[t.root,this.bar.root])o.addEventListener("keydown",r=>this.#E(r))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(t,n,s,o){this.#m+=1,cancelAnimationFrame(this.#g),this.#o=t,this.#e=n,this.#a=s,this.#l=
this.#i=n.interventions,this.#r=this.text?null:n,this.#h=[],this.#u=[];let r=this.#t.server(),i=n.notation!==null&&(r!==
null||ra(n.model));this.#n=i?uo(n.model,r):null,i?this.#s.hooks.act=a=>this.#b(a):delete this.#s.hooks.act,this.#s.hooks.
whatIf=a=>this.#A(no(this.#i,a,n)),this.#f(n,o)}follows(t){if(t===(this.text??""))return!0;let n=this.#t.server()===null||
this.#n?.isInBrowser;if(!this.#n||!n)return!1;try{return this.#c(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#M(){this.#n?.
prepare()}#b(t){if(!this.#e)return;let n=no(this.#i,t,this.#e);"isDone"in t&&!t.isDone?this.#v(n):this.#c(n)}#v(t){cancelAnimationFrame(
this.#g),this.#g=requestAnimationFrame(()=>{let n=this.#A(t);n&&(this.#s.show(n,this.#a??this.#r),this.#f(n,"browser",t))})}#A(t){
return this.#n?.model?.trace(this.#_(t))??null}#c(t){this.#h.push(this.#i),this.#u=[],this.#L(t)}#E(t){let n=t.key.toLowerCase();
!this.#n||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#S(this.#u,this.#h):
this.#S(this.#h,this.#u))}#S(t,n){let s=t.pop();s&&(n.push(this.#i),this.#L(s))}async#L(t){let n=this.#n;if(!n)return;cancelAnimationFrame(
this.#g),this.#i=t,this.#m+=1;let s=this.#m,o=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,o?xf:wf),this.#t.
resized();try{await n.prepare();let r=Object.keys(t).length>0,{engine:i,...a}=await this.#x(n,t),c=r&&!this.#a;if(c&&(this.#r??=
await this.#x(n,{})),s!==this.#m||!this.#o)return;let l={...a,interventions:t},h=this.#a??(c?this.#r:null);this.#e=l,this.#l=
t,r||(this.#r=l),this.#f(l,i);let u=lo(this.#o,l,this.#a);this.#t.answered({figure:u,trace:l,before:h,interventions:t})}catch(r){
if(s!==this.#m||!this.#e)return;n.choose(n.choice),this.#i=this.#l,this.#s.show(this.#e,this.#a??(this.text?this.#r:null)),
this.#f(this.#e,this.bar.engine),this.bar.fail(qt(r)),this.#t.resized()}}async#x(t,n){let s=await t.explain(this.#_(n));
if(!kf(s))throw new Error("The server gave no trace of this network.");return s}#_(t){let{notation:n,user:s,predict_at:o,
location_probabilities:r}=this.#e;return{visits:n??"",user:s,predict_at:o,top_k:r.final.length,interventions:Object.keys(
t).length?t:null}}#f(t,n,s=this.#l){let{sharesWeights:o=!0,obstacle:r=""}=this.#n??{},i=Object.keys(s).length>0;this.bar.
show({...t,engine:n},s,{learned:i&&!this.#a?this.#r:null,isCompared:this.#a!==null,note:o&&r?`This browser cannot comput\
e: ${r}`:""})}}});function m(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(Mf)}}function cn(e){return e==null||e===!1?null:String(typeof e=="number"?Nt(e):e)}function Nt(e){return Math.round(
e*100)/100}function ve(e){return e.map(({x:t,y:n,width:s,height:o})=>{let r=Nt(s);return`M${Nt(t)} ${Nt(n)}h${r}v${Nt(o)}\
h${-r}Z`}).join("")}function Kt(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Nt),[c,l,h]=[e,n,(e+n)/2].map(Nt);return`\
M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function fo(e,t,n,s){let[o,r,i,a]=[t[0],
t[1],s[0],s[1]].map(Nt),[c,l,h]=[e,n,(e+n)/2].map(Nt);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h}\
 ${r} ${h} ${r} ${c}Z`}function ka(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Nt),[c,l]=[e,n].map(Nt);return`M${o} ${c}\
Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function Mf(e){return e!=null&&e!==!1&&e!==""}var D=L(()=>{"use str\
ict";$()});function U(e,t,n=!1){let s=0;for(let o of e)s+=mo(o);return s*t*(n?1.06:1)}function mo(e){return Af.test(e)||e===" "?.29:
Ef.test(e)?.87:Sf.test(e)?.65:.55}function rt(e,t,n,s=!1){if(U(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-mo("…"),r="";
for(let i of e){if(o-=mo(i),o<0&&r)break;r+=i}return`${r.trimEnd()}…`}function Bn(e,t,n,s,o=!1){let r=[],i="",a=e.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||U(h,n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(
c)].join(" ");break}r.push(i),i=l}return[...r,rt(i,t,n,o)]}function O(e,t=0){let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.
toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function T(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.
toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Xt(e){let t=Math.round(e);if(t<60)return`${t}\
 min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function lt(e){let t=n=>String(Math.
floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var Af,Ef,Sf,xt,q=L(()=>{"use strict";$();Af=/[ijlI.,:;'|!()[\]]/,
Ef=/[mwMW%@—…]/,Sf=/[A-ZÄÖÜ0-9+=<>]/;xt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function ln({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?null:e.hasVisitsOf(t)?t.pointerWeights:
null}function Gn(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=ln(e),r=(h,[u=0,f=0])=>h+Math.max(u,f),
i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...Ma(t),...Ma(n)],c=[...new Set(a)].flatMap(h=>Tf.map(u=>[
t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+Number(f[h]),0)));return Math.max(1,
i.reduce(r,0),[...c,l].reduce(r,0))}function Ma({trace:e,locations:t}){let n=e.tensors.probabilities;if(n)return Array.from(
n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[...s,...o??[]].map(({location:r})=>r)]}
function Un({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||Math.abs(t-n)<Of)return null;let a=t>
n?"more":"less",[c,l]=o[a];return!c||!l?null:m("path",{key:`${a} ${e}`,class:`change ${a}${r}`,d:s(c,l)},i&&m("title",{},
i))}function Vn(e,t,n){return`${O(e,1)}; ${n} ${O(t,1)}`}var Of,Tf,Le=L(()=>{"use strict";$();D();q();Of=.6,Tf=["pointer",
"generation"]});function qn(e,t){return e.map(n);function n(s){let o=s.children.map(f=>typeof f=="string"?f:n(f)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:o};let c=o.find(f=>typeof f!="string"&&f.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}var po=L(()=>{"use strict";$()});function Aa(e,t,n){return t?qn(e,s=>{let o=t.parts.find(i=>Ea(i.name)===s);if(!o)return null;let r=Oa(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>Nf(i,o,r,n)}}):
e}function Ea(e){return e.replace(/\.feed_forward$/,".stream")}function Nf({attributes:e},{layer:t,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(y=>Number(e[y])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,f]=[U(l,h)+.9*h,1.5*h],
d=Number(r)+(t===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(t===null?0:Number(c)-f/2-2);return m("g",{key:"circuit",class:"\
added"},m("rect",{x:d-u/2,y:g-f/2,width:u,height:f,rx:f/2}),m("text",{x:d,y:g+.36*h,"font-size":h},l))}function Sa({parts:e},t){
let n=e.find(r=>Ea(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${Oa(n.value)} points.`}function Oa(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function Ta(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${O(r,1)}.`,text:`All give it ${O(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var Na=L(()=>{"use strict";$();po();D();q()});var hn,zn,va=L(()=>{"use strict";$();hn="Circuit",zn=class{circuit=null;failure="";#s;#t;#n=null;constructor(t,n){this.#s=
t,this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smallest set o\
f parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),this.#r(
!1,hn)}get isOn(){return this.button.getAttribute("aria-pressed")==="true"}toggle(){let t=!this.isOn;this.#r(t,hn),this.#o(),
this.#t(),t&&this.#e(0)}renew(){this.#o(),this.isOn&&this.#e(250)}#o(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=
""}async#e(t){let n=new AbortController;if(this.#n=n,this.#r(!0,`${hn} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.
aborted){try{let s=await this.#s(o=>{n.signal.aborted||this.#r(!0,`${hn} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.
aborted)return;this.circuit=s}catch(s){if(n.signal.aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#r(
!0,hn),this.#t()}}#r(t,n){this.button.setAttribute("aria-pressed",String(t)),this.button.textContent=n}}});function Rt(e,t){for(let{kind:n,pattern:s}of vf){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return Lf(i,t)?i:null}return null}function Lf({kind:e,visit:t=0,
layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:
t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function wt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function un(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:wt(e,t)}function kt({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function vt(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}
var vf,ft=L(()=>{"use strict";$();vf=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},
{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},
{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},{kind:"generation",pattern:/^generation$/},{kind:"\
gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function Ca(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.closest("[data-act]")?.getAttribute("data-act"),
i=o?.closest("[data-part]")?.getAttribute("data-part"),a=Rt(i,t);if(r==="gate")return Rf(e,n);if(r==="attention_temperat\
ure")return _a(e,t,"attention");if(r==="pointer_temperature")return _a(e,t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType===
"touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?Wf(e,c,t,h,l):If(e,n,h)}function Ra({pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||t==="touch")return null;let a=!1;
return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-s,h-o)>=bo,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function yo({trace:e},t,n){let s=(e.interventions[`${t}\
_temperature`]??1)*2**n,{least:o,most:r}=Cf;return Number(Math.min(r,Math.max(o,s)).toPrecision(2))}function Rf({pointerId:e},t){
let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){
if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.left)/n.width;return o!=="pointercancel"&&(s=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}function _a({pointerId:e,clientX:t},n,s){let o=!1;return{
pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=bo,!o)return null;let a=yo(n,s,(r-t)/_f);return{kind:"tempe\
rature",of:s,value:a,isDone:i}}}}function If({pointerId:e,clientY:t},n,s){let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){
if(r||=Math.abs(i-t)>=bo,!r)return null;let c=Math.sign(Pf(n,i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,
isDone:a};return o+=c,l}}}function Pf(e,t){let s=[...e.querySelectorAll(".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.
getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.min(...s))}function Wf({pointerId:e,clientX:t},n,s,o,r){
let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-t)>=2,!l)return null;let d=go*
Math.round((u-t)/c*La/go),g=r==="time"?Math.min(La-go,Math.max(0,i+d)):Math.max(0,a+d);return g===h&&!f?null:(h=g,{kind:r,
visit:o,minutes:g,isDone:f})}}}var bo,La,go,_f,Cf,Ia=L(()=>{"use strict";$();ft();bo=5,La=1440,go=5,_f=60,Cf={least:.1,most:10}});function Lt(e){let t=0;for(let n=1;n<e.length;n++)Number(e[n])>Number(e[t])&&(t=n);return t}var Ff,Jt,_e=L(()=>{"use str\
ict";$();Ff=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],
["position_from_end","order"]],Jt=class{#s=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.
count=t.visits.length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes("attention")?
o:0,this.hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.
hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:t.
trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.
count&&t.every((n,s)=>n===this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has \
no ${t}.`);return n.values}has(t){return t in this.trace.tensors}weights(t,n){return this.values(`layers.${t}.heads.${n}\
.weights`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.
remove_heads;return s?s==="all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).
some(s=>s.layer===t&&s.part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)
for(let o of this.weights(n,s))t=Math.max(t,o);return t||1}get slices(){return Ff.filter(([t])=>this.has(`inputs.${t}`)).
map(([t="",n=""])=>({name:t,label:n,lengths:this.#e(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:t})=>Math.max(...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),o=new Float32Array(this.count),
r=this.has(`${n}.attention_out`)?this.#e(`${n}.attention_out`):null;return{residual:this.#e(`${n}.residual_in`),attention:r&&
s("attention")?o:r,feedForward:s("feed_forward")?o:this.#e(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let t=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].
sort((s,o)=>o.probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.
category??null}}answer(t,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:d})=>d),r=[...new Set(
n)].filter(d=>!o.includes(d)),i=o.filter(d=>!n.includes(d)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(d=>!a.
includes(d)),...r].map(d=>this.#t(d)),h=d=>l.reduce((g,y)=>g+y[d],0),u=this.#o(l),f={location:-1,label:`${u} others`,category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,f]}#t(t){return{location:t,...this.nameOf(t),pointer:this.
probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[t]?.
find(i=>i.location===n)?.probability??0}shareOf(t,n){return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="gener\
ation"&&!this.#n(t,n)?null:(t==="pointer"?this.gate:1-this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#n(
"final",t)?this.probabilityOf("final",t):null}#n(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[t]?.some(o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.
generation??[]).slice(0,t).map(({location:i,probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce(
(i,{probability:a})=>i+a,0),r=this.#o(s);return[...s,{location:-1,label:`${r} others`,category:null,probability:Math.max(
0,o)}]}#o(t){return this.trace.architecture.locations-1-t.length}#e(t){let n=this.#s.get(t);if(n)return n;let s=this.#r(
t);return this.#s.set(t,s),s}#r(t){let n=this.values(t),s=n.length/this.count,o=new Float32Array(this.count);for(let r=0;r<
this.count;r++){let i=0;for(let a=r*s;a<(r+1)*s;a++)i+=n[a]**2;o[r]=Math.sqrt(i)}return o}}});function jt(e,t){for(let[s,o]of Hf){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(Object.entries(r.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return Df(a,t)?a:null}return null;function n(s,o,{
count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||s==="stream"&&"visit"in o||(s==="\
pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:jf(s,o,t)??a,number:null,location:s===
"generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function jf(e,{layer:t=0,head:n=0},s){
return e==="pointer"&&s.hasPointer?Lt(s.pointerWeights):e==="head"&&t<s.layers&&n<s.heads?Lt(s.lastRow(t,n)):null}function Df({
kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return e===
"head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||e==="gate"&&!a.hasGate?!1:t<a.layers&&
s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Pa(e,t){let{kind:n,layer:s,head:o,isLeaf:r,number:i,location:a}=e,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,"one cell"),n==="stream"&&r&&l(`l\
ayers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${e.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(e.
name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.visit+1}`}}function $o(e){let t=e.
split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(".")[0]??"")?2:1;return t.length<=
s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function xo(e,t,n){let s=jt(e,n),[o,r]=Bf[t]??[0,0];if(!s||o===0&&r===
0)return null;let i=Gf(s,o,r,n);return i!==null&&jt(i,n)?i:null}function Gf(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,
number:l,isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let f=r*s.heads+i+t;return n!==
0?`layers.${r+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}\
.stream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,d){let g=f.findIndex(({location:p})=>p===
e.location),y=g<0||n===0?void 0:f[g+n];return y?`${d}.${y.location}`:null}}var Hf,Bf,Ce=L(()=>{"use strict";$();_e();Hf=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];Bf={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function R(e){return e.stage.type/13}function z(e,t,n="label"){let s=n==="title"||n==="strong";return ko*U(Wa(t),wo[n]*R(
e),s)}function Wa(e){return e.replaceAll("−","+")}function j(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){
let l=o==="title"||o==="strong",h=a===void 0?s:rt(s,a/ko,wo[o]*R(e),l),u=[o,i,r].filter(Boolean).join(" ");return m("tex\
t",{...c&&{key:c},class:u,x:t,y:n},h)}function G(e,{x:t,y:n,width:s},o,r="label"){let i=wo[r]*R(e),a=U(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of o){let f=u.reduce((g,y)=>g+zf(y,i),0),d=c.at(-1);d&&l+a+f<=s?(d.push({text:" "},...u),l+=
a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>qf(t,n+i*(1+1.5*f),u,r,i)),height:c.length*1.5*i}}function F(e){return e.
split(" ").map(t=>[{text:t}])}function qf(e,t,n,s,o){let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-r:r;i=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("t\
ext",{class:s,x:e,y:t},a)}function zf({text:e,kind:t="",isRaised:n=!1},s){let o=(n?Uf:1)*(t.includes("math")?Vf:1);return ko*
U(Wa(e),s*o,t.includes("strong"))}var wo,Uf,ko,Vf,mt=L(()=>{"use strict";$();D();q();wo={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},Uf=.78,ko=1.07,Vf=1.12});function Zt(e,t,n){let s=e.length/t,o=new Uint8Array(s*(t+1));for(let a=0;a<s;a++)for(let c=0;c<t;c++){let l=Math.min(1,
Math.max(0,Number(e[a*t+c])||0));o[a*(t+1)+1+c]=Math.round(l*(Kn-1))}let r=[...Xn(t),...Xn(s),8,3,0,0,0],i=[Yf,...Yn("IH\
DR",r),...Yn("PLTE",Xf(n)),...Yn("IDAT",Jf(o)),...Yn("IEND",[])];return`data:image/png;base64,${Ee(Ha(i))}`}function Xf([
e,t]){let n=[...e,...t].join(" "),s=Fa.get(n);if(s)return s;let o=new Uint8Array(3*Kn);for(let r=0;r<Kn;r++){let i=r/(Kn-
1);for(let a of[0,1,2])o[3*r+a]=Math.round(e[a]+i*(t[a]-e[a]))}return Fa.set(n,o),o}function Yn(e,t){let n=[...e].map(o=>o.
charCodeAt(0)),s=4294967295;for(let o of[n,t])for(let r=0;r<o.length;r++)s=Number(Kf[(s^Number(o[r]))&255])^s>>>8;return[
Xn(t.length),n,t,Xn(~s)]}function Jf(e){let t=[[120,1]];for(let o=0;o<e.length;o+=Mo){let r=e.subarray(o,o+Mo),i=o+Mo>=e.
length,[a,c]=[r.length&255,r.length>>8];t.push([Number(i),a,c,a^255,c^255],r)}let[n,s]=[1,0];for(let o of e)n=(n+o)%65521,
s=(s+n)%65521;return Ha([...t,[s>>8,s&255,n>>8,n&255]])}function Ha(e){let t=new Uint8Array(e.reduce((s,{length:o})=>s+o,
0)),n=0;for(let s of e)t.set(s,n),n+=s.length;return t}function Xn(e){return[24,16,8,0].map(t=>e>>>t&255)}var Yf,Kn,Mo,Kf,
Fa,fn=L(()=>{"use strict";$();Oe();Yf=[137,80,78,71,13,10,26,10],Kn=256,Mo=65535,Kf=Uint32Array.from({length:256},(e,t)=>{
let n=t;for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n}),Fa=new Map});function Ga(e,t,n){let{width:s,height:o}=e.stage.size,r=R(e),i=Math.min(Zf*r,.035*s),a=Qf(e,t,i),c={x:i,y:a.height,width:s-
2*i,height:o-a.height-6*r};return[m("g",{key:"opened",class:"opened","font-size":13*r,"data-block":t.name},a.marks,Ua(n,
c,16*r).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function Ua(e,t,n){let s=n*(e.length-1),o=e.reduce((f,{least:d})=>f+
d.width,s),r=e.reduce((f,{least:d})=>f+d.height,s),i=e.every(({least:f})=>f.height<=t.height),a=e.every(({least:f})=>f.width<=
t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let f=e.reduce((d,g)=>g.rank>d.rank?g:d);return Ua(e.filter(
d=>d!==f),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((f,{share:d=1})=>f+d,0),{x:h,y:u}=t;return e.map(f=>{let d=(f.
share??1)/l,g=c?{x:h,y:u,height:t.height,width:f.least.width+d*(t.width-o)}:{x:h,y:u,width:t.width,height:f.least.height+
d*(t.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:f,box:g}})}function X(e,{x:t,y:n,width:s,height:o},r,i=r){let a=R(
e),c=z(e,r,"title")<=s-28*a;return[m("rect",{key:"card",class:"card",x:t,y:n,width:s,height:o,rx:10*a}),j(e,t+14*a,n+22*
a,c?r:i,{kind:"title",width:s-28*a})]}function Z(e,{x:t,y:n,width:s,height:o}){let r=R(e);return{x:t+14*r,y:n+30*r,width:s-
28*r,height:o-38*r}}function dt(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=R(e),c=z(e,s,"label")+(r?24:4)*a;return{
mark:m("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"data-more"in o?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},m("rect",{class:r?"control-ground":"ground",x:t,y:n-15*a,width:c,
height:30*a,rx:15*a}),j(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function Qf(e,t,n){let{width:s,height:o}=e.stage.size,r=R(e),
i=Pa(t,e.reading),a=tm(e,i,n),c="goes back",l=46*r+z(e,c,"small"),h="You are here",u=z(e,h,"small")+10*r,f=s-n,d=f-a.end-
20*r,g=o>=560*r&&Eo(e,Ao*r)>d,y=g?Da(e,f-n-u):Da(e,d,Ba*2),p=y?Eo(e,y):0,b=g||d-p>=u,x=g?d:d-p-(b?u:0),w=(g?46:8)*r+(Ao*
r-(y??0))/2;return{height:(g?ja+36:ja)*r,marks:[a.marks,x>=l+16*r&&m("g",{key:"escape",class:"escape"},m("rect",{class:"\
key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),j(e,a.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),j(e,
a.end+58*r,25.5*r,c,{kind:"small"})),y!==null&&b&&j(e,f-p-10*r,(g?64:26)*r,h,{kind:"small",anchor:"end"}),y!==null&&m("g",
{key:"thumbnails"},em(e,t,f-p,w,y))]}}function tm(e,t,n){let s=R(e),o=e.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,
words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",f=Math.min(z(e,l,u),Math.max(20*s,n+o-r));if(i.push(m(
"g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},m("rect",{class:"ground",x:r-3*s,y:6*s,width:f+6*s,height:30*
s,rx:5}),j(e,r,26*s,l,{kind:u,width:f+1}))),r+=f,h)break;i.push(m("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*
s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function Da(e,t,n=Ba){let s=R(e);for(let o=Ao;o>=n;o--)
if(Eo(e,o*s)<=t)return o*s;return null}function Eo(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*R(e)))+
2.2*t}function em(e,t,n,s,o){let{reading:r}=e,i=R(e),a=[],c=n;for(let b=0;b<r.layers;b++){for(let w=0;w<r.heads;w++){let k=r.
weights(b,w),A=Math.max(...k)||1,v=r.isRemoved(b,w)||r.isSkipped(b,"attention");a.push(p(`layers.${b}.heads.${w}`,`Layer\
 ${b}, head ${w}${v?", switched off":""}`,c,o,[m("image",{key:"map",class:"map",href:Zt(k.map(M=>M/A),r.count,e.scale),x:c,
y:s,width:o,height:o,preserveAspectRatio:"none",opacity:v?.2:1})])),c+=o+2}let x=.4*o;a.push(p(`layers.${b}.stream`,`Lay\
er ${b}: residual stream`,c,x,[[[.2,.6],[.45,.9],[.7,1]].map(([w=0,k=0],A)=>m("rect",{key:`line ${A}`,class:"length",x:c+
2,y:s+w*o,width:Math.max(1,(x-4)*k),height:Math.max(1,.12*o)}))])),c+=x+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,d=c+
1.2*o;r.hasPointer&&a.push(p("pointer","Pointer",c,1.2*o,[m("path",{class:"pointer",d:Kt(c,[l-f,l],d,[h-f,h+f])})],[s,o/
2])),r.hasGeneration&&a.push(p("generation","Generation",c,1.2*o,[m("path",{class:"generation",d:Kt(c,[l,l+f],d,[u-f,u+f])})],
[l,o/2])),r.hasGate&&a.push(p("gate","Gate",d,.3*o,[m("rect",{class:"pointer",x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),
m("rect",{class:"generation",x:d+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:g}=r.trace.
prediction,y=d+.3*o;return a.push(p(`places.${g}`,`Answer: ${r.nameOf(g).label}`,y,.7*o-2,[m("rect",{class:"answer-bar",
x:y+2,y:l-f,width:.7*o-6,height:2*f})])),a;function p(b,x,w,k,A,[v,M]=[s,o]){let E=t.name===b||t.name.startsWith(`${b}.`),
N=b.includes("heads");return m("g",{key:b,class:`part thumb${E?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-l\
abel":x,"aria-current":E?"true":null},A.flat(),m("rect",{key:"frame",class:N||E?"thumb-frame":"ground",x:w,y:v,width:k,height:M,
rx:2}),m("title",{},x))}}var Zf,ja,Ao,Ba,It=L(()=>{"use strict";$();Ce();mt();D();fn();Zf=20,ja=46,Ao=28,Ba=9});function Qt(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=R(e),l=n.length,h=t.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),d=za(f),g=new Map([...r].map(N=>[N,T(f[N]??0,d)])),y=[...g.values()].some(N=>z(
e,N,"tiny")>h+2*c),p=g.size>0&&!y?Va*c:1,b=y?Va*c:0,[x,w]=s.extent??Jn(f),k=nm(t.height-b,x,w,p),A=k>0?Math.max(p,x*k):(t.
height-b)/2,v=t.y+b+A,M=f.map((N,_)=>{let C=Math.abs(N)*k,W=_===i;return m("rect",{key:`bar ${_}`,class:`bar ${o}${N<0?"\
 negative":""}${W?" chosen":""}`,x:t.x+_*h+u/2,y:N<0?v:v-C,width:Math.max(.5,h-u),height:Math.max(.4,C)},a&&m("title",{},
a(_)))}),E=[...g].map(([N,_])=>j(e,t.x+qa((N+.5)*h,z(e,_,"tiny")/2,t.width),y?t.y+9*c:v+(Number(f[N])<0?-3:10.5)*c,_,{kind:"\
tiny",anchor:"middle",also:N===i?"chosen":"",key:`number ${N}`}));return[m("path",{key:"line",class:"axis",d:`M${t.x} ${v}\
H${t.x+t.width}`}),M,E]}function nm(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(0,e-
s)/Math.max(t,n)}function Re(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*R(e),c=t.map(za),l=Array.from(n,(g,y)=>Math.max(
...t.map((p,b)=>z(e,T(Number(p[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(p=>Math.abs(f(p)-f(g))>=d(g)+d(p)+a)&&u.add(g);
return u;function f(g){return qa((g+.5)*i,d(g),s)}function d(g){return l[g]??0}}function qa(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Jn(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function za(e){let t=Math.
max(...Jn(e));return t>=99.5?0:t>=.95?1:2}var Va,mn=L(()=>{"use strict";$();mt();D();q();Va=13});function me(e,t,n,{chosen:s=null,open:o}={}){let r=R(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&a>=34*r,
l=s===null?0:54*r,h=Math.max(...n.map(x=>Math.max(z(e,x.title,"strong"),c?z(e,x.says,"small"):0))),u=i?0:Math.min(h+12*r,
.42*t.width),f=t.x+u,d=t.width-u-l,g=i?17*r:0,y={x:f,width:d,height:Math.max(6*r,a-Ya*r-g)},p=n[0]?.values.length??1,b=d/
p;return[n.map(({key:x,title:w,says:k,values:A,colour:v,open:M},E)=>{let N=t.y+E*a,_=i?N+12*r:N+a/2+(c?-2:4)*r,C=i?t.width:
u-8*r,W=z(e,w,"strong")+10*r;return m("g",{key:x,class:M?"part choice row":"row","data-open":M??null,role:M?"button":null,
tabindex:M?0:null,"aria-label":M?w:null},M&&m("rect",{key:"ground",class:"ground",x:t.x-4*r,y:N,width:t.width+8*r,height:a,
rx:4}),j(e,t.x,_,w,{kind:"strong",width:C,key:"title"}),i&&j(e,t.x+W,_,k,{kind:"small",width:t.width-W,key:"beside"}),c&&
j(e,t.x,_+15*r,k,{kind:"small",width:C,key:"says"}),Qt(e,{...y,y:N+g+Ya/2*r},A,{colour:v,chosen:s,exact:H=>`${w}, number\
 ${H+1}: ${T(Number(A[H]),4)}`}),s!==null&&j(e,t.x+t.width,N+g+(a-g)/2+4.5*r,T(Number(A[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&m("g",{key:"positions"},Array.from({length:p},(x,w)=>m("rect",{key:`position ${w}`,class:"cell",x:f+w*b,y:t.y,
width:b,height:a*n.length,"data-open":o(w),role:"button",tabindex:w===s?0:"-1","aria-current":w===s?"true":null},m("titl\
e",{},n.map(({title:k,values:A})=>`${k}: ${T(Number(A[w]),3)}`).join(`
`)))))]}var Ya,Zn=L(()=>{"use strict";$();mn();mt();D();q();Ya=8});function Ka(e){let t=im(e??"").map(am);for(let n=rm;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=So.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}function im(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function am(e){let t=e.replace(/s$/,"");return om.has(t)?t:e}var Xa,sm,So,om,rm,Ja=L(()=>{"use strict";$();Xa={pin:"M\
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
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},So=new Map(Object.entries(
sm).flatMap(([e,t])=>t.map(n=>[n,e]))),om=new Set([...So.keys()].flatMap(e=>e.split(" "))),rm=Math.max(...[...So.keys()].
map(e=>e.split(" ").length))});function Mt(e,t,n,s){let o=s/cm;return m("path",{key:"icon",class:"icon",d:Xa[Ka(e)],transform:`translate(${t.toFixed(2)}\
 ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var cm,de=L(()=>{"use strict";$();Ja();D();
cm=24});function V(e,t){let n=e.visits[t];return n?`${n.label}, ${te(e,t)}`:""}function pe(e,t){return e.visits[t]?.label??""}function Oo(e){
return e>0&&e<5e-4?"<0.1 %":O(e,1)}function te(e,t){let n=e.visits[t];return n?`${xt[n.weekday]} ${lt(n.start_minute)}`:
""}function Qa(e,t){return Xt(e.visits[t]?.duration_minutes??0)}function tc(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=R(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,d=t.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,f-d)/g,p=v(Za(n,r).map(M=>({visit:M,half:z(e,k(n[M],M),M===r?"strong":"tiny")/2}))),b=v(Za(n,r).map(M=>({visit:M,half:z(
e,A(M),M===r?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:M},E)=>{let N=x(E),_=E===r,C=Number(n[E])*y;return m("g",{key:`visit ${E}`,class:`part choice${_?" here":
""}`,"data-open":a(E),role:"button",tabindex:"-1","aria-label":`${V(c,E)}: weight ${O(Number(n[E]),1)}`},m("rect",{key:"\
ground",class:"ground",x:t.x+E*h,y:t.y,width:h,height:t.height}),m("rect",{key:"bar",class:`bar ${i}${_?" chosen":""}`,x:N-
Math.min(.36*h,20*l),y:f-C,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,C)}),p.has(E)&&j(e,w(E,p),f-C-4*l,k(
n[E],E),{kind:_?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&Mt(M,N-7*l,f+5*l,14*l),b.has(E)&&j(e,w(E,b),
t.y+t.height-4*l,A(E),{kind:_?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${V(c,E)}: score ${T(Number(s[E]),
3)}, weight ${O(Number(n[E]),2)}`))})];function x(M){return t.x+(M+.5)*h}function w(M,E){let N=E.get(M)??0;return Math.max(
t.x+N,Math.min(t.x+t.width-N,x(M)))}function k(M,E){return E===r?Oo(Number(M)):O(Number(M)).replace(" %","")}function A(M){
return T(Number(s[M])/o,M===r?2:1)}function v(M){let E=new Map;for(let{visit:N,half:_}of M){let C=Math.max(t.x+_,Math.min(
t.x+t.width-_,x(N)));[...E].every(([H,P])=>{let I=Math.max(t.x+P,Math.min(t.x+t.width-P,x(H)));return Math.abs(C-I)>=_+P+
3*l})&&E.set(N,_)}return E}}function Za(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}var Pt=L(()=>{"use strict";$();de();mt();D();q()});function ec(e,t){let n=R(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>lm(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>hm(e,s)}]}function lm(e,t){let{reading:n}=e,s=R(e),o=Z(e,t),r=n.values(
"context"),i=G(e,o,F(`${V(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${T(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...X(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),d=o.width*f.length/c,g={...o,
y:o.y+i.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},Qt(e,g,f,{colour:"\
stream",extent:Jn(r),numbered:Re(e,[f],f,d),exact:y=>`Number ${u*c+y+1}: ${T(Number(f[y]),4)}`}))})]}function hm(e,t){let{
reading:n}=e,s=R(e),o=Z(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=G(e,o,F("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...X(e,t,"What reads it"),...i.marks,r.length>0&&m("g",{key:"rows"},me(e,{...o,y:o.y+i.
height+6*s,height:o.height-i.height-6*s},r))]}var nc=L(()=>{"use strict";$();It();mn();Zn();Pt();mt();D();q()});function Ie(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=We(ne(i,s,c),ne(a,o,c));return sc(h,l,null,e,o)}function Qn(e,t,n,s){let o=ne(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return To(o,e.trace.interventions.attention_temperature??1)}function Pe(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return sc(We(n,ne(s,t,n.length)),o,r,e,t)}function ts(e){return To(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function sc(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function We(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:je(n)}}function To(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=je(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function dn(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:ee(e,`${s}.weight`,r),bias:ee(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function es(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=ee(e,`${o}.bias`,s),a=at(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:We(a,ne(r.values,s,a.length)),bias:i}}function oc(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=ee(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=No(e,c,t),u=We(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:je(a.map(({dot:c})=>c.sum))+o}}function No(e,t,n){let s=e.values(`inputs.${t}`);return ne(
s,n,s.length/e.count)}function at(e,t,n){let s=e.values(t);return ne(s,n,s.length/e.count)}function Fe(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?We(t,n.values):null,bias:ee(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function se(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?We(n,ne(
s.values,t,n.length)):null,r=ee(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function rc(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
To(t,1):null}function He(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?je(s.map(i=>Number(
e.pointerWeights[i]))):0,r=um(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function um(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function ee(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function ne(e,t,n){return e.subarray(t*n,(t+1)*n)}function je(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var Wt=L(()=>{"use strict";$()});function pn(e,t,{first:n,second:s,products:o},r){let i=R(e),a=o.length,c=a>mm&&t.height>=176*i,l=c?34*i:0,h=(t.height-l)/
3,u=16*i,f=t.x+ic*i,d=t.width-ic*i,g=gn(o),y=Re(e,[n,s,o],o,d,g),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=d/a,x=w=>`${T(
Number(n[w]),4)} × ${T(Number(s[w]),4)} = ${T(Number(o[w]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
g*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),p.map(({letter:w,colour:k,values:A,title:v},M)=>{let E=t.y+M*h,N={x:f,y:E+
u,width:d,height:h-u-6*i};return m("g",{key:`row ${M}`},j(e,t.x,E+12*i,v,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),j(e,t.x,E+u+.5*N.height+5*i,w,{also:`math letter ${k}-words`,key:"letter"}),Qt(e,N,A,{colour:k,numbered:y,chosen:g,
exact:x}))}),c&&pm(e,{x:f,y:t.y+3*h,width:d,height:l},o)]}function pm(e,{x:t,y:n,width:s},o){let r=R(e),i=s/o.length,a=Math.
max(fm,Math.ceil(o.length/8));for(;a<o.length&&a*i<z(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[f,d]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(y,p)=>y+p,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${d}v${-4*r}`}),j(e,(f+d)/2,n+17*r,T(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function ns(e,t,n,s,o,r,i){let a=R(e),c=gm(n,s,r),l=bm(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=G(e,h,c).height+G(e,h,l).height+10*a,f=132*a,d=Math.max(70*a,Math.min(.36*t.height,210*a)),
g=t.height-u-d>=f,y=Math.min(t.height-u-(g?d:0),276*a),p=t.height-u-y,b=G(e,{...h,y:t.y+y+4*a},c),x=G(e,{...h,y:t.y+y+b.
height+6*a},l);return[m("g",{key:"dot"},pn(e,{...t,height:y},n.dot,r)),m("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),m("g",{key:"score steps"},b.marks),m("g",{key:"softmax steps"},x.marks),g&&m("g",{key:"softmax"},
tc(e,{...t,y:t.y+y+u,height:p},s,o,i))]}function gm({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...F("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${T(e.sum,2)}`,kind:"strong"}],n?[{text:`${De}\
 ÷ √${t} = `},{text:T(h,2),kind:"strong"}]:[{text:`${De} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${De} no position bias: it is off`}]:[{text:`${De} ${s<0?"−":"+"} ${T(Math.abs(s),2)} (position bias)\
 = `},{text:T(i,2),kind:"strong"}]),r?u.push([{text:`${De} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${De}\
 ÷ temperature ${ym(a)} = `},{text:T(i/a,2),kind:"strong"}]),u}function bm({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return F("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:T(h,2),isRaised:!0},{text:` = ${Dt(u)}\
;`}],[{text:`${Dt(u)} / ${Dt(c)} = `},{text:Oo(Number(l[n])),kind:"strong"},{text:","}],...F(`where ${Dt(c)} is the sum \
over ${s}${i?`, after ${T(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Dt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>dm[s]??"").join("")}`}
function gn(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function ym(e){
return String(Math.round(1e3*e)/1e3)}var De,ic,fm,mm,dm,ge=L(()=>{"use strict";$();mn();Pt();mt();D();q();De="→",ic=30,
fm=8,mm=20,dm=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??""]))});function ac(e,t){let n=R(e),s=Fe(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:r=>xm(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>wm(e,r,s)}),o}function xm(e,t,{
hidden:n,dot:s,bias:o,logit:r}){let i=R(e),a=Z(e,t),c=s&&o!==null?[...F("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${T(s.sum,2)}`,kind:"strong"}],[{text:`→ ${o<0?"−":
"+"} ${T(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:T(r,2),kind:"strong"}]]:[...F("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:T(r,2),kind:"strong"}]],l=G(e,{...a,y:0},c),h=dt(e,
a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-36*i,450*i),
f=G(e,{...a,y:a.y+u+4*i},c),d=Re(e,[n],n,a.width);return[...X(e,t,`${n.length} hidden units read the context`),m("g",{key:"\
dot"},s?pn(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):Qt(e,{...a,height:u},n,{colour:"query",numbered:d})),...f.marks,h.mark]}function wm(e,t,n){
let{reading:s}=e,o=R(e),r=Z(e,t),{gate:i,trace:a}=s,c=G(e,{...r,y:0},d()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=G(e,{...r,y:r.y+r.height-c.height-l-6*o},d());return[...X(e,t,f()),n&&h.height>=
60*o&&m("g",{key:"curve"},g(h,n)),...u.marks,m("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*o,height:22*o}))];function f(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:p}=a.interventions,b=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let k=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...F(k),b]}let x=[
[{text:"1 / (1 + e",kind:""},{text:T(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...x,...F(`is the gate: ${O(i,1)} of the answer comes from the pointer, ${O(1-i,1)} from genera\
tion.`)];let w=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...F(w),...F("As learned it would be"),...x]}function g(p,{logit:b,learned:x}){
let w=Math.max($m,Math.ceil(Math.abs(b))),k=C=>p.x+(C+w)/(2*w)*p.width,A=p.y+p.height,v=C=>A-C*p.height,M=Array.from({length:61},
(C,W)=>{let H=-w+W/30*w;return`${k(H).toFixed(1)} ${v(1/(1+Math.exp(-H))).toFixed(1)}`}),[E,N]=[k(b),v(x)],_=b>0;return[
m("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${A}H${p.x+p.width}M${p.x} ${v(.5)}H${p.x+p.width}`}),[0,.5,1].map(C=>j(
e,p.x-6*o,v(C)+4*o,C===.5?"0.5":String(C),{kind:"tiny",anchor:"end",key:`share ${C}`})),[-w,0,w].map(C=>j(e,k(C),A+15*o,
T(C,0),{kind:"tiny",anchor:"middle",key:`logit ${C}`})),j(e,(k(0)+k(-w))/2,A+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),m("path",{key:"line",class:"curve",d:`M${M.join("L")}`}),m("path",{key:"lead",class:"lead",d:`M${E} ${A}V${N}H${p.
x}`}),m("circle",{key:"point",class:"point",cx:E,cy:N,r:5.5*o}),j(e,E+(_?-10:10)*o,_?Math.max(N-6*o,p.y+9*o):N-8*o,x.toFixed(
2),{kind:"strong",anchor:_?"end":void 0,key:"value"})]}function y(p){let b=i*p.width;return[m("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:b,height:p.height}),m("rect",{key:"generation",class:"bar generation",x:p.x+b,y:p.y,width:p.
width-b,height:p.height}),j(e,p.x,p.y+p.height+15*o,`pointer ${O(i,1)}`,{kind:"small",key:"of pointer"}),j(e,p.x+p.width,
p.y+p.height+15*o,`generation ${O(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var $m,cc=L(()=>{"use stri\
ct";$();It();Wt();ge();mn();mt();D();q();$m=6});function At(e,t,n,{largest:s,most:o=hc,isOrdered:r=!1,isWalked:i=!1}={}){let a=R(e),c=Math.max(1,Math.floor(t.height/(lc*
a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),f=u>=30*a,d=Math.max(
1,Math.ceil(lc*a/u)),g=h.findIndex(({isChosen:M})=>M),y=u>=13*a&&h.some(({category:M})=>M!==void 0),p=y?22*a:0,b=Math.max(
...h.map(({text:M})=>z(e,M,"strong")))+8*a,x=Math.max(0,...h.map(({beside:M=""})=>M?z(e,M,"small")+10*a:0)),w=Math.max(...h.
map(({label:M,says:E=""})=>Math.max(z(e,M,"strong"),f?z(e,E,"small"):0)))+8*a,k=Math.min(w,.58*(t.width-p-b-x)),A={x:t.x+
p+k,width:Math.max(1,t.width-p-k-b-x)},v=s??(Math.max(...h.map(({parts:M})=>M.reduce((E,{value:N})=>E+Math.abs(N),0)))||
1);return[h.map((M,E)=>{let N=t.y+(E+.5)*u,_=E===g||(h.length-1-E)%d===0&&(g<0||Math.abs(E-g)>=d),C=A.x,W=Math.min(.62*u,
.42*o*a);return m("g",{key:M.key,class:`${M.open?"part ":""}choice row${M.isChosen?" here":""}${M.isOff?" off":""}`,"dat\
a-open":M.open??null,role:M.open?"button":null,tabindex:M.open?i&&!M.isChosen?"-1":0:null,"aria-label":M.open?`${M.label}\
: ${M.text}`:null},m("rect",{key:"ground",class:"ground",x:t.x-3*a,y:N-u/2,width:t.width+6*a,height:u,rx:4}),y&&(_||u>=17*
a)&&M.category!==void 0&&Mt(M.category,t.x,N-7.5*a,15*a),_&&j(e,t.x+p,N+(f&&M.says?-2:4.5)*a,M.label,{kind:M.isChosen?"s\
trong":"label",width:k-6*a,key:"name"}),f&&M.says&&j(e,t.x+p,N+12.5*a,M.says,{kind:"small",width:k-6*a,key:"says"}),M.parts.
map(({value:H,colour:P},I)=>{let B=Math.abs(H)/v*A.width,K=m("rect",{key:`part ${I}`,class:`bar ${P}${H<0?" negative":""}${M.
isChosen?" chosen":""}`,x:C,y:N-W/2,width:Math.max(.5,Math.min(A.width,B)-(M.parts.length>1&&B>2?.8:0)),height:Math.max(
1,W)});return C+=B,K}),_&&M.beside&&j(e,t.x+t.width-b,N+4.5*a,M.beside,{kind:"small",anchor:"end",key:"beside"}),_&&j(e,
t.x+t.width,N+4.5*a,M.text,{kind:M.isChosen?"strong":"label",anchor:"end",key:"value"}),M.exact&&m("title",{},M.exact))}),
l&&j(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Be(e,t,n,s=hc){
return Math.min(s*R(e)*n,t.height)}var lc,hc,Ge=L(()=>{"use strict";$();de();mt();D();lc=14,hc=34});function uc(e,t){let n=R(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>km(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Mm(e,s,t)}]}function km(e,t,n){let{reading:s}=e,
o=R(e),r=Z(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:d})=>{let{label:g,category:y}=s.
nameOf(f),{logit:p}=se(s,f);return{key:`place ${f}`,label:g,category:y,parts:[{value:d,colour:"generation"}],beside:p===
null?"":T(p,2),text:O(d,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${g}: ${p===null?"":`logit ${T(p,4)}, `}\
probability ${O(d,3)}`}}),c=s.trace.architecture.locations,l=G(e,r,F(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=dt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...X(e,t,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},At(e,u,a,{isWalked:!0})),h.mark]}function Mm(e,t,{location:n}){let{reading:s}=e,o=R(e),r=Z(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=se(s,n),h=rc(s),u=s.probabilityOf("generation",n),f=[];if(a&&c!==null&&f.push(...F("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${T(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${T(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:T(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:T(
p,2),isRaised:!0},{text:` = ${Dt(y)};`}],[{text:`${Dt(y)} / ${Dt(h.total)} = `},{text:O(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...F(`${Dt(h.total)} is the sum over the whole list${h.shift?`, after ${T(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...F("→ softmax over the whole list:"),[{text:O(u,1),kind:"strong"}]);
let d=G(e,{...r,y:0},f),g=a?Math.min(r.height-d.height-8*o,450*o):0;return[...X(e,t,`How does it score ${i}?`),a&&m("g",
{key:"dot"},pn(e,{...r,height:g},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...G(e,{...r,y:r.y+g+(a?6*o:0)},f).marks]}var fc=L(()=>{"use strict";$();
It();Wt();Ge();ge();mt();D();q()});function Co(e,t,n=1){let s=t.type/_o,o=46*s,r=t.height-98*s,i=Ro(e.count,o,r,Em,s,Tm(e)),a=t.width>=1180*s,c=t.width<Sm*
s,l=t.width>=1040*s&&e.layers<=3,h=c?Om(e,s):pc(e,a,s),u=l?62*s:0,f=l?u+22*s:16*s,d=t.width-2*bn-mc(Object.values(h)),[g,
y]=[o+12*s,t.height-4*s],p=Nm(e.heads,d/e.layers-f,y-g,s),b=p.columns*(p.side+ss*s)-ss*s,x=e.heads>0?b+f:f,w=Math.max(0,
d-e.layers*x);c||(h.visits+=Math.min(.3*w,90*s),h.answer+=Math.min(.2*w,80*s),h.flow+=Math.min(.1*w,50*s),h.leave+=Math.
min(.1*w,50*s));let k=t.width-2*bn-mc(Object.values(h))-e.layers*x,A=Math.min(k,e.hasPointer?220*s:60*s);h.bands+=A;let v=(k-
A)/e.layers,M={x:bn,width:h.visits},E=bn+h.visits+12*s,N=a?{x:E,width:h.slices}:null;N&&(E+=h.slices+12*s);let _=Array.from(
{length:e.layers},(nt,ct)=>{let st=E+ct*(x+v);return{x:st,width:b,maps:vm(e.heads,st,g,y,p,s),stream:l?st+(e.heads>0?b+10*
s:0):null}});E+=e.layers*(x+v);let C=t.width-bn,W=C-h.answer,H=W-h.leave-h.gate,P=E+h.scores+h.weights+8*s,I=H-h.flow-tt,
B=Math.min(190*s,.24*t.height)/n,K=e.hasGate?.56*t.height:(o+r)/2,it=Lo*s,Q=e.hasPointer?t.height-B-$n*it-6:(o+r-B)/2-it;
return{size:t,type:t.type,rows:i,visits:M,slices:N,layers:_,streamWidth:u,isDense:c,fork:E,context:(c?34:52)*s,scores:E+
h.scores,weights:E+h.scores+h.weights,ribbons:P,places:I,gate:H,gateWidth:h.gate,answers:{most:r-o<330?yn-1:yn,top:o,bottom:r+
60*s,x:W,right:C,segment:W-tt},right:C,top:o,bottom:r,full:B,across:{visits:i.map(({y:nt})=>nt),starts:[o-12*s,t.height-
8],places:{room:[o+16*s,e.hasGeneration?Q-12*s:r],gap:22*s},generation:{start:Q,gap:it},gate:K-B/2},bands:{ribbon:(nt,ct,st)=>vo(
P,nt,I,ct,st),into:(nt,ct,st)=>vo(I+tt,nt,H,ct,st),out:(nt,ct,st)=>vo(H+h.gate,nt,W-tt,ct,st)}}}function vo(e,t,n,s,o){return o?
Kt(e,t,n,s):Kt(e,t,e,t)}function pc({hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?
24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:tt,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:
140)*s}}function Om(e,t){return{...pc(e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?
88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function Tm({count:e,pointerWeights:t}){let n=e-1,s=o=>o===n?2:
t[o]>=Am?1+t[o]:o/e;return Array.from({length:e},(o,r)=>r).sort((o,r)=>s(r)-s(o))}function mc(e){return e.reduce((t,n)=>t+
n,0)}function Ro(e,t,n,{least:s,most:o,lane:r},i,a){let c=n-t,l=e,h=0,u=Math.min(o*i,c/e);u<s*i&&(h=Math.max(r,Math.min(
6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/l);let f=a&&new Set(a.slice(0,l)),d=t;return Array.
from({length:e},(g,y)=>{let p=f?f.has(y):y>=e-l,b=p?u:h;return d+=b,{y:d-b/2,height:b,isFull:p}})}function Nm(e,t,n,s){let o={
columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(e/r)-dc*s,a=Math.min(i,(t-(r-1)*ss*s)/r);a>o.
side&&(o={columns:r,side:a})}return o}function vm(e,t,n,s,{columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,
r+2.2*dc*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+ss*i),y:n+Math.floor(h/o)*c,side:r}))}function os(e,t,n,s){
let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[f,d]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+d*(h.wish-u.
length-t))/(f+d),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)
r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var bn,ss,
dc,tt,$n,Lo,yn,Am,Em,_o,Sm,oe=L(()=>{"use strict";$();D();bn=20,ss=8,dc=19,tt=8,$n=3,Lo=4,yn=4,Am=.05,Em={least:13.5,most:38,
lane:3},_o=13,Sm=760});function Wo(e,t,n,s=1){let o=n/_o,[r,i]=[gc,t-gc],a=Ro(e.count,r,i,Lm,o).map(({y:C,height:W,isFull:H})=>({x:C,width:W,isFull:H})),
c=Number(a.at(-1)?.width)>=_m*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+rs*o,u=h+(Y.title+Y.inputs+rs)*
o,f=[];for(let C=0;C<e.layers;C++){let W=Rm(e.heads,r,i,u+Y.title*o,o),H=W.at(-1),I=(H?H.y+H.side+8*o:u)+Y.title*o;f.push(
{y:u,maps:W,stream:I}),u=I+(Y.bars+rs)*o}let d=Im(e,r,u+Y.title*o,i-r,o),g=Math.ceil(e.values("context").length/d.columns)*
d.cell,y=u+Y.title*o+Math.max(g,20*o)+rs*o,p=y+(e.hasPointer?(Y.title+Y.scores)*o:0),b=p+(e.hasPointer?170:96)*o,x=b+tt+
((e.hasPointer?Y.names:0)+(e.hasGate?48:30))*o,w=e.hasGate?28*o:0,k=Pm(i-r,o)/s,A=Lo*o,v=i-k-$n*A,M=Math.max(78*o,k*s/2+
6),E=x+w+34*o,N=i-k-16*o,_={most:yn,top:E,bottom:E+(yn+1)*M,x:r-6*o,right:N-8*o,segment:N};return{size:{width:t,height:_.
bottom+Math.max(0,(k*s-M)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:f,context:d,pointer:y,ribbons:p,
places:b,gate:x,gateHeight:w,answers:_,full:k,across:{visits:a.map(({x:C})=>C),starts:[r,i],places:{room:[r,e.hasGeneration?
v-2*bc*o:i],gap:bc*o},generation:{start:v,gap:A},gate:i-k},bands:{ribbon:(C,W,H)=>Po(p,C,b,W,H),into:(C,W,H)=>Po(b+tt,C,
x,W,H),out:(C,W,H)=>H?ka(x+w,C,N+tt,W):Po(x+w,C,x,C,!1)}}}function Po(e,t,n,s,o){return o?fo(e,t,n,s):fo(e,t,e,t)}function Rm(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Io*o)/r,a=Math.min(i-Io*o,Cm*o),c=Math.max(_t,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+Io*o),side:a,touch:_t}))}function Im(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Pm(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var _t,Y,gc,Lm,_m,Io,Cm,rs,bc,re=L(()=>{"use strict";$();
D();oe();_t=44,Y={title:26,bars:34,inputs:64,scores:52,names:56},gc=16,Lm={least:20,most:110,lane:1},_m=62,Io=8,Cm=160,rs=
16,bc=6});function Bt({reading:e,beside:t}){return t?[e,t]:[e]}function ie(e){return Math.max(...Bt(e).map(({largestWeight:t})=>t))}
function Ue(e){return is.layers+2*e}function et(e){let t=is.layers+2*e.layers,n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:
n;return{context:t,pointer:n,generation:s,gate:s+1}}function J(e,t){return e.beat>=t?1:0}var is,pt=L(()=>{"use strict";$();
is={visits:0,slices:1,layers:2}});function Ho({isOwnScale:e}){return e?"Same scale for all heads":"Own scale for each head"}function xn({lit:e}){return e?.
kind==="visit"?"last visit reads it":"last visit’s largest"}function as(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;
if(!o.heads)return null;let a=i.type/13,c=r?s?"own largest":"largest of each head":O(ie(e)),l=60*a,h=t+12*a,u=[m("text",
{class:"small",x:t,y:n},"0"),m("image",{class:"map",href:Zt(Wm,Fo,e.scale),x:h,y:n-9*a,width:l,height:9*a,preserveAspectRatio:"\
none"}),m("rect",{class:"map-frame",x:h,y:n-9*a,width:l,height:9*a}),m("text",{class:"small",x:h+l+5*a,y:n},c)],f=Ho(e),
d={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest we\
ight of each head":c}. ${f}`};if(s){let y=17*a+l+U(c,12.5*a),p=m("rect",{class:"ground",x:t-6*a,y:n+14*a-_t,width:y+12*a,
height:_t});return m("g",{key:"scale",class:"switch",...d},p,u)}let g=U(f,12.5*a)+16*a;return m("g",{key:"scale"},m("tex\
t",{class:"small",x:t,y:n-33*a},"Head maps: row reads column"),m("text",{key:"weight",class:"small",x:t,y:n-17*a},`%: ${xn(
e)}`),u,m("g",{key:"switch",class:"switch",...d},m("rect",{class:"handle stays",x:t,y:n+8*a,width:g,height:19*a,rx:9.5*a}),
m("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},f)))}var Fo,Wm,cs=L(()=>{"use strict";$();D();re();q();pt();fn();
Fo=64,Wm=Float32Array.from({length:Fo},(e,t)=>t/(Fo-1))});function $c(e,t){let n=R(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.max(200,Math.min(e.reading.
count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?1:0,share:1.2,marks:i=>jm(
e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Gm(e,i,t)}]}function jm(e,t,n){let{reading:s,
isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=R(e),{count:h}=s,u=s.weights(r,i),f=s.isRemoved(r,i)||s.isSkipped(r,
"attention"),d=o?Math.max(...u)||1:ie(e),g=Bm(e,t,n,f),y=Math.min(.36*t.width,190*l),p=t.y+42*l,[b,x]=[t.width-y,t.height-
44*l-g.height],w=t.width<600*l?1.9:1.15,k={width:b/h,height:Math.min(x/h,w*b/h)},A={x:t.x+y,y:p,width:b,height:k.height*
h},v=`layers.${r}.heads.${i}`,M=k.height>=30*l,E=Dm(k.height,13*l);return[j(e,t.x,t.y+15*l,y>=150*l?"The visit that asks":
"Who asks",{kind:"strong",width:y-8*l}),m("g",{key:"columns"},_()),m("g",{key:"rows"},C()),m("image",{key:"weights",class:"\
map",href:Zt(u.map(P=>P/d),h,e.scale),...A,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",class:"map-\
frame",...A}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},W()),m("rect",{key:"colum\
n",class:"chosen-column",x:A.x+c*k.width,y:t.y,width:k.width,height:A.y+A.height-t.y,rx:3}),N(),m("rect",{key:"cell",class:"\
chosen-cell",x:A.x+c*k.width,y:A.y+a*k.height,width:k.width,height:k.height}),g.at(A.y+A.height)];function N(){let P=A.y+
a*k.height,I=19*l,B=(Q,nt)=>m("rect",{key:Q,class:"chosen-row",...nt,rx:3}),{height:K}=k;if(K>=I)return B("row",{x:t.x-3,
y:P,width:t.width+3,height:K});let it={x:t.x-3,y:P+(K-I)/2,width:y,height:I};return[B("row",{x:A.x-1,y:P,width:A.width+2,
height:K}),B("asking",it)]}function _(){let P=k.width>=14*l,I=Math.min(15*l,k.width-3*l),B=k.width>=30*l,K=A.x;return s.
visits.map((it,Q)=>{let nt=String(xt[it.weekday]),ct=it.weekday!==s.visits[Q-1]?.weekday,st=A.x+Q*k.width,xe=z(e,nt,"tin\
y"),Zr=!P&&ct&&st>=K&&st+xe<=A.x+A.width;Zr&&(K=st+xe+4*l);let Hs=A.x+(Q+.5)*k.width;return m("g",{key:`column ${Q}`,class:`\
part choice${Q===c?" here":""}${it.masked?" off":""}`,"data-open":`${v}.${a}.${Q}`,role:"button",tabindex:"-1","aria-lab\
el":`Read from visit ${Q+1}: ${V(s,Q)}${it.masked?", masked":""}`},m("rect",{class:"ground",x:A.x+Q*k.width,y:t.y,width:k.
width,height:42*l}),P&&Mt(it.category,Hs-I/2,t.y+(B?0:22)*l,I),Zr&&j(e,st,t.y+38*l,nt,{kind:"tiny",key:"weekday"}),B&&[j(
e,Hs,t.y+26*l,nt,{kind:"tiny",anchor:"middle",key:"day"}),j(e,Hs,t.y+38*l,k.width>=40*l?lt(it.start_minute):`${Math.floor(
it.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],m("title",{},V(s,Q)))})}function C(){return s.visits.
map((P,I)=>{let B=A.y+(I+.5)*k.height,K=I===a,it=K||(h-1-I)%E===0&&Math.abs(I-a)>=E,Q=Math.min(18*l,k.height-1.5*l),nt=k.
height>=12*l,ct=t.x+(nt?Q+10*l:4*l),st=A.x-ct-6*l,xe=K||M?"strong":"label";return m("g",{key:`row ${I}`,class:`part choi\
ce${K?" here":""}`,"data-open":`${v}.${I}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${I+1} asks: ${V(s,I)}`},
m("rect",{class:"ground",x:t.x,y:B-k.height/2,width:y,height:k.height}),nt&&Mt(P.category,t.x+3*l,B-Q/2,Q),it&&j(e,ct,B+
(M?-2:4.5)*l,P.label,{kind:xe,width:st,key:"name"}),M&&j(e,ct,B+12*l,`${te(s,I)} · ${Qa(s,I)}`,{kind:"small",width:st,key:"\
when"}),m("title",{},V(s,I)))})}function W(){let P=[];for(let I=0;I<h;I++){if(h>yc&&I!==a){P.push(m("rect",{key:`row ${I}`,
class:"cell",x:A.x,y:A.y+I*k.height,width:A.width,height:k.height,"data-open":`${v}.${I}.${c}`},m("title",{},V(s,I))));continue}
for(let B=0;B<h;B++)P.push(H(I,B))}return P}function H(P,I){let B=Number(u[P*h+I]),[K,it]=[A.x+I*k.width,A.y+P*k.height],
Q=P===a&&I===c,nt=String(Math.round(100*B)),ct=xe=>k.width>=z(e,nt.padStart(2,"0"),xe)+2*l,st=(B>=Fm||P===a)&&k.height>=
13*l&&ct("tiny");return m("g",{key:`${P} ${I}`,class:"cell"},m("rect",{key:"cell",x:K,y:it,width:k.width,height:k.height,
"data-open":`${v}.${P}.${I}`,role:"button",tabindex:Q?0:"-1","aria-current":Q?"true":null},m("title",{},`${V(s,P)} reads\
 ${O(B,1)} from ${V(s,I)}`)),st&&j(e,K+k.width/2,it+k.height/2+4.5*l,nt,{kind:B/d>=.3&&ct("strong")?"strong":"tiny",anchor:"\
middle",also:B/d>=Hm&&!f?"on-dark":"on-light",key:"weight"}))}}function Dm(e,t){return Math.max(1,Math.ceil(t/e))}function Bm(e,t,{
layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,reading:c}=e,l=R(e),h=c.isRemoved(n,s),u=t.height>=330*l,f=`layers.${n}\
.heads.${s}`,g=[a&&{text:h?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":f},isPressed:h},
r?{text:"More about query and keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:
{text:"More about this head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:Ho(e),attributes:{
"data-act":"scale"}}].filter(x=>x!==!1),y=i?"Switched off: these weights would have been used.":`Columns: the visit it r\
eads from. ${c.count>yc?"Darker is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,p=u?F(y):
[],b=G(e,{...t,y:0},p,"small").height;return{height:b+40*l,at(x){let w=t.x,k=[];for(let{text:A,attributes:v,...M}of g){let E=dt(
e,w,x+b+22*l,A,v,M);w+E.width>t.x+t.width||(k.push(E.mark),w+=E.width+10*l)}return[m("g",{key:"explained"},G(e,{...t,y:x+
3*l},p,"small").marks),m("g",{key:"controls"},k)]}}}function Gm(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===
i.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":pe(i,r);return[...X(e,t,`How much does ${a} read from ${c}?`,
`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),m("g",{key:"worked"},ns(e,Z(e,t),Ie(i,n,s,o,r),Qn(i,n,s,o),r,[{letter:"\
q",words:`Query of ${V(i,o)}`,colour:"query"},{letter:"k",words:`Key of ${V(i,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var yc,Fm,Hm,xc=L(()=>{"use stri\
ct";$();de();It();Wt();ge();Pt();mt();cs();D();q();pt();fn();yc=24,Fm=.045,Hm=.6});function kc(e,t){let n=R(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Um(e,s,t)},...e.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Vm(e,s,t)}]:[]]}function Um(e,t,{location:n}){
let{reading:s}=e,o=R(e),r=He(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,[f,d]=[
i.toFixed(2),(1-i).toFixed(2)],g=s.pointerWeights,y=[],p=E=>r.visits.map(N=>({value:E*Number(g[N]),colour:"pointer"}));s.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:p(1),text:St(a),open:"pointer"}),s.hasGate&&y.push({key:"from po\
inter",label:`× gate ${f}`,parts:p(i),text:St(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:St(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:St(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:E})=>E>0),text:St(u),isChosen:!0});let b=Z(
e,t),x=s.hasGate?[[{text:`${f} × ${St(a)} = ${St(l)}`}],...F("come from the pointer,"),[{text:`${d} × ${St(c)} = ${St(
h)}`}],...F("from generation. Together:"),[{text:St(u),kind:"strong"},{text:"."}],...F("All bars have one scale.")]:[...F(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],w=G(e,{...b,y:0},
x),k={...b,height:b.height-w.height-44*o},A=Be(e,k,y.length,wc),v=G(e,{...b,y:b.y+A+8*o},x),M=dt(e,b.x,b.y+b.height-10*o,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...X(e,t,`How probable is ${s.nameOf(n).label}?`),
m("g",{key:"rows"},At(e,k,y,{most:wc})),...v.marks,M.mark]}function Vm(e,t,{location:n}){let{reading:s}=e,o=R(e),{visits:r,
pointer:i}=He(s,n),a=Z(e,t),c="Its visits";if(r.length===0){let p=F("None of the visits is here, so the pointer cannot c\
hoose it.");return[...X(e,t,c),...G(e,a,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${te(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:St(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...F(u),[{text:St(i),kind:"strong"},
{text:"."}]],d=G(e,{...a,y:0},f),g={...a,height:a.height-d.height-8*o},y=Be(e,g,h.length);return[...X(e,t,c),m("g",{key:"\
rows"},At(e,g,h,{isOrdered:!0})),...G(e,{...a,y:a.y+y+6*o},f).marks]}function St(e){return O(e,e>=.01||e===0?1:e>=1e-5?3:
5)}var wc,Mc=L(()=>{"use strict";$();It();Wt();Ge();Pt();mt();D();q();wc=56});function Ac(e,t){let n=R(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>qm(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>zm(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Ym(e,s)}]}function qm(e,t,n){let{reading:s}=e,o=R(e),r=Z(e,t),i=G(e,r,
F("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,d)=>({key:`visit ${d}`,label:f.label,says:te(s,d),category:f.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:T(Number(a[d]),2),text:O(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:f.masked,exact:`${V(s,d)}\
: score ${T(Number(a[d]),4)}, weight ${O(Number(c[d]),2)}`})),h=dt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...X(e,t,"What the p\
ointer reads"),...i.marks,m("g",{key:"rows"},At(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function zm(e,t,{visit:n}){let{
reading:s}=e;return[...X(e,t,`How does the pointer score ${pe(s,n)}, ${te(s,n)}?`,`Score of ${pe(s,n)}`),m("g",{key:"wor\
ked"},ns(e,Z(e,t),Pe(s,n),ts(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${V(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Ym(e,t){let{reading:n}=e,s=R(e),o=Z(e,t),r=n.pointerWeights,i=G(e,o,F("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:d,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:f,parts:g.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:O(d,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>O(Number(r[y]),2)).join(" + ")} = ${O(d,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=dt(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...X(e,t,"Sums per place"),...i.marks,m("g",{key:"rows"},At(e,c,a)),l.mark]}var Ec=L(
()=>{"use strict";$();It();Wt();Ge();ge();Pt();mt();D();q()});function Sc(e,t){let n=R(e),s=Oc(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>Km(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>Xm(e,o,t)}]}function us(e,{layer:t,visit:n,number:s}){return s??gn(at(e,`layers.${t}.residual_out`,n))}function Oc(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,f,d,g="plain")=>{let y=at(e,`${s}.${u}`,n),p=`length ${T(Math.hypot(...y))}`;a.push({key:u,title:f,says:d||
p,values:y,colour:g})},l=(u,f)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${s}.${u}.mean`)[n]),d=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${T(f,2)}, deviation ${T(d,2)}`}}function Km(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=R(e),
a=Z(e,t),c=us(s,n),l=Oc(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,f=a.x,d=[],g=(y,p,b=!0)=>{let x=dt(e,f,a.y+a.
height-10*i,y,p,{isButton:b});f+x.width>a.x+a.width||(d.push(x.mark),f+=x.width+10*i)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...X(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${V(s,r)}`,`Layer ${o}\
: ${V(s,r)}`),m("g",{key:"rows"},me(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),m("g",{key:"controls"},d)]}
function Xm(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=R(e),a=us(s,n),c=Z(e,t),{y:l}=c,h=[];for(let f of Jm(s,o,r,a)){
let d=G(e,{...c,y:l},f);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...X(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*i&&m("g",{key:"units"},Zm(e,u,o,r,a))]}function Jm(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(at(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...F("Comes in:"),hs(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(ls("Norm 1:",dn(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(ls("Norm\
 2:",dn(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,d,g){let y=g?"0 (skipped)":
T(Math.abs(f),2);return a?[...F(h),[{text:`${T(u,2)} ${f<0&&!g?"−":"+"} ${y} =`}],hs(d)]:[...F(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":T(f,2),kind:"strong"}]]}}function ls(e,t){if(!t)return F(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...F(e),[{text:`(${T(n,2)} ${s<
0?"+":"−"} ${T(Math.abs(s),2)})`}],[{text:`× ${T(o,3)} = ${T(r,2)};`}],...i===null||a===null?F("then a learned factor\
 and bias give").concat([hs(c)]):[[{text:`${T(r,2)} × ${T(i,2)} ${a<0?"−":"+"} ${T(Math.abs(a),2)} =`}],hs(c)]]}function hs(e){
return[{text:T(e,2),kind:"strong"}]}function Zm(e,t,n,s,o){let{reading:r}=e,i=R(e),a=at(r,`layers.${n}.feed_forward.pre`,
s),c=at(r,`layers.${n}.feed_forward.hidden`,s),l=es(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((x,w)=>Math.
abs(Number(h[w]))-Math.abs(Number(h[x]))),f=Array.from(c).filter(x=>x>0).length,d=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${T(je(h),2)}, the bias adds ${T(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=G(e,t,F(d+g),"small"),p=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,p).map(x=>({key:`unit ${x}`,label:`unit ${x+1}`,parts:[{value:Number(h[x]),colour:"plain"}],beside:`${T(
Number(a[x]))} → ${T(Number(c[x]))}${l?` × ${T(Number(l.dot.second[x]),2)}`:""}`,text:T(Number(h[x]),2)}));return[...y.
marks,At(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var fs=L(()=>{"use strict";$();It();Wt();Ge();ge();
Zn();Pt();mt();D();q()});var Tc,ms,Ve,jo,Do,Nc=L(()=>{"use strict";$();Tc=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],
ms=15,Ve=30,jo=8,Do=99});function Bo(e,t){let n=R(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:o=>nd(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>sd(e,o,t)},...t.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>id(e,o,t)}]:[]]}function Go(e,t,n){let{trace:s,
count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(t)||t==="position_fro\
m_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":return s.user===
null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/ms)*ms;return`${lt(c)} to ${lt(
(c+ms)%1440)}`}case"weekday":return Tc[r.weekday]??"";case"recency":{let c=ed(e,n);return c===null?"days before the pred\
iction":c>=jo?`${jo} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(r.duration_minutes/Ve)*Ve,l=c+Ve;return c>=Do*Ve?`${Xt(Do*Ve)} or more`:`${c?Xt(c):"0"} to ${Xt(l)}`}default:{let c=o-
n;return c===1?"the last visit":`${c} from the end`}}}function ed({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;
let o=r=>Date.parse(r.slice(0,10))/Qm;return Math.round(o(e.predict_at)-o(s))}function nd(e,t,{kind:n,visit:s}){let{reading:o}=e,
r=R(e),i=Z(e,t),a=o.slices.map(({name:f,label:d,lengths:g})=>({key:f,title:d,says:Go(o,f,s),values:No(o,f,s),colour:Number(
g[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:d})=>f+d.length,0),l=G(e,i,F(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=dt(e,i.x,i.y+i.height-10*r,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[...X(e,t,n==="inpu\
ts"?"What the last visit is made of":V(o,s)),...l.marks,m("g",{key:"rows"},me(e,u,a)),h.mark]}function sd(e,t,{kind:n,visit:s,
number:o}){let{reading:r}=e,i=R(e),a=Z(e,t),c=at(r,"inputs.projected",s),l=o??gn(c),h=oc(r,s,l),u=n==="inputs"?"inputs":
`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"stream"}],d={...a,
height:Math.min(86*i,.26*a.height)},g=rd(r,s,l),y=[],p=g.reduce((k,A)=>k+G(e,{...a,y:0},A).height+4*i,0),b={...a,y:d.y+d.
height+28*i,height:a.height-d.height-p-36*i},x=h?od(h):[],w=b.y+(x.length?Be(e,b,x.length)+6*i:0);for(let k of g){let A=G(
e,{...a,y:w},k);if(w+A.height>a.y+a.height+2)break;y.push(...A.marks),w+=A.height+4*i}return[...X(e,t,"The vector that e\
nters the layers"),m("g",{key:"vector"},me(e,d,f,{chosen:l,open:k=>`${u}.${k}`})),x.length>0&&G(e,{...a,y:d.y+d.height+4*
i},F(`Number ${l+1}: each feature × its weights`),"small").marks,x.length>0&&m("g",{key:"rows"},At(e,b,x)),m("g",{key:"\
lines"},y)]}function od({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.sum,
colour:"plain"}],text:T(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${T(r.sum,4)}`})),{key:"bias",
label:"bias",parts:[{value:t,colour:"plain"}],text:T(t,2),exact:""}]}function rd(e,t,n){let s=Number(at(e,"inputs.projec\
ted",t)[n]),o=Number(at(e,"layers.0.residual_in",t)[n]),r=dn(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[[...F(
"Sum:"),[{text:T(s,2),kind:"strong"}]],ls("Norm:",r)];if(e.trace.architecture.components.includes("sinusoidal")){let a=e.
trace.architecture.d_model,c=ee(e,"pos_encoding",t*a+n);e.trace.interventions.sinusoidal===!1?i.push(F("No position enco\
ding: it is off.")):c!==null&&r&&i.push([...F("Position encoding:"),[{text:`${T(r.result,2)} ${c<0?"−":"+"} ${T(Math.abs(
c),2)} =`}],[{text:T(o,2),kind:"strong"}]])}return i}function id(e,t,{visit:n}){let{reading:s}=e,o=R(e),r=Z(e,t),i=[];for(let g=0;g<
s.layers;g++)for(let y=0;y<s.heads;y++){let p=Number(s.lastRow(g,y)[n]),b=s.isRemoved(g,y)||s.isSkipped(g,"attention");i.
push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:p,colour:"plain"}],text:b?"off":O(p,1),open:`layers.${g}\
.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let g=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:O(g,1),open:`pointer.${n}`}),s.hasGate&&a.push(...F("To the a\
nswer the pointer carries"),[{text:`${O(g,1)} × gate ${s.gate.toFixed(2)} = `},{text:O(g*s.gate,1),kind:"strong"},{text:"\
."}])}let c=G(e,r,F(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=G(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=Be(e,h,i.length),f=i.map(
({parts:g})=>Number(g[0]?.value)),d=Math.max(td,...f);return[...X(e,t,"Who reads it?"),...c.marks,i.length>0&&m("g",{key:"\
rows"},At(e,h,i,{largest:d})),m("g",{key:"end"},G(e,{...r,y:h.y+u+6*o},a).marks)]}var Qm,td,Uo=L(()=>{"use strict";$();Nc();
It();Wt();Ge();ge();fs();Zn();Pt();mt();D();q();Qm=864e5,td=.1});function vc(e,t){let n=jt(t,e.reading);return n?Ga(e,n,ad[n.kind](e,n)):[]}var ad,Lc=L(()=>{"use strict";$();nc();It();cc();
fc();xc();Ce();Mc();Ec();fs();Uo();Ce();ad={head:$c,stream:Sc,inputs:Bo,visit:Bo,context:ec,pointer:Ac,generation:uc,gate:ac,
place:kc}});function be(e,t,n){let{title:s,text:o}=ld(e,t,n),r=n?.words?cd(e,t,n):"";return{title:s,text:r?`${o} ${r}`:o}}function cd(e,t,n){
let s=qo(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${O(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(e.location??0);return o===null?"":`${s} its probability i\
s ${O(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function ld(e,t,n){switch(e?.kind){case"visi\
t":return fd(e.visit??0,t);case"head":return dd(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:`Each visit is ${t.slices.length} vectors side by side: ${_c(t.slices.map(({label:s})=>hd[s]??s))}. One matrix\
 mixes them into ${t.trace.architecture.d_model} numbers.`};case"stream":return Rc(e.layer??0,t);case"context":return{title:"\
Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model}\
 numbers. ${_c(ud(t),!0)} read nothing else of it.`};case"pointer":return Ic(t);case"generation":return Pc(t);case"gate":
return Wc(t);case"place":return pd(e.location??0,t);default:return gd(t,n)}}function ud(e){return[...e.hasPointer?["the \
pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function ae(e,t){let n=e.
visits[t];return n?`${n.label}, ${xt[n.weekday]} ${lt(n.start_minute)}`:""}function fd(e,t){let n=t.visits[e],s=[],o=md(
e,t);if(n?.masked)return{title:`${ae(t,e)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`Layer ${o.layer}\
, head ${o.head} reads most from it: ${O(o.weight)}.`),t.hasPointer){let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.
gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`The pointer gives it ${O(r,1)}, after the gate ${Vo(a)} of its place\
’s ${O(c,1)}.`:`The pointer gives it ${O(r,1)} of the answer.`)}return{title:`${ae(t,e)}.`,text:s.join(" ")}}function md(e,t){
let n=null;for(let s=0;s<t.layers;s++)for(let o=0;o<t.heads;o++){if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);
(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function dd(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(
e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`Switched off: its output is ${h?"its mean o\
ver the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.lastRow(e,t),r=Lt(o),a=[...o.keys()].sort(
(h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${O(o[a])} from ${ae(n,a)}`,l=r===n.count-1?"itself":ae(n,r);return{title:s,text:`\
The last visit reads ${O(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}function Rc(e,t){let{residual:n,attention:s,
feedForward:o}=t.stream(e),r=t.count-1,i=s?`its heads add one of length ${T(Number(s[r]))} and `:"";return{title:`Residu\
al stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${T(Number(n[r]))}; ${i}its feed-forward net\
work adds one of length ${T(Number(o[r]))}.`}}function Ic(e){let t=e.pointerWeights,n=Lt(t),[s]=e.pointedPlaces,o=s&&s.visits.
length>1?`; its ${s.visits.length} visits add up to ${O(s.probability)}`:"";return{title:"Pointer.",text:`It scores ever\
y visit and turns the scores into weights. Its favourite visit is ${ae(e,n)}, with ${O(t[n])}. Most probable to copy: ${s?.
label}${o}.`}}function Pc(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`It scores all ${e.trace.architecture.
locations-2} places, visited or not. First comes ${t?.label} with ${O(t?.probability??0)}, then ${n?.label} with ${O(n?.
probability??0)}.`}}function Wc(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.learned?"The network sets t\
he gate":"The gate is set"} to ${t.toFixed(2)}: ${O(t)} of the answer’s distribution comes from the pointer, ${O(1-t)}\
 from generation.`}}function pd(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),o=[`Its probability is ${O(s,
1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;o.push(`: gate ${l.toFixed(
2)} × ${O(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${O(c,1)} by generation`)}let r=t.locations.filter(a=>a===e).length,
i=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.join(
"")}. ${i}.`}}function gd(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${O(n.probability,1)}.`;
if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.location===n.location,l=e.wordsFor(t),h=t.nameOf(t.trace.
prediction.location).label,u=[...a===null?[]:[`That is ${bd(n.probability,a)} ${l}.`],...c?[]:[`${qo(l)} the answer was ${h}\
.`]];return{title:o,text:u.join(" ")}}let r=e.count===1?"the visit":`these ${e.count} visits`,i=e.hasGate?` ${Vo(n.from_pointer)}\
 are copied from visits (pointer), ${Vo(n.from_generation)} are generated.`:"";return{title:o,text:`A neural network rea\
d ${r} and expects this place next.${i}`}}function Fc({kind:e},t,n){let{location:s,probability:o}=t.trace.prediction,r=new Jt(
n),{prediction:i}=n,a=e==="head"?"Switched off":"If nothing could read it",c=t.nameOf(s).label;if(i.location!==s){let u=r.
nameOf(i.location).label;return`${a}, the answer would be ${u} with ${O(i.probability,1)}.`}let l=O(o,1),h=O(i.probability,
1);return l===h?`${a}, ${c} would still get ${l}.`:`${a}, ${c} would get ${h} instead of ${l}.`}function bd(e,t){let n=Math.
round(1e3*e)-Math.round(1e3*t);return n===0?"the same as":`${Math.abs(n/10).toFixed(1)} points ${n>0?"more":"less"} than`}
function qo(e){return e.charAt(0).toUpperCase()+e.slice(1)}function Vo(e){return`${(100*e).toFixed(1)} points`}function _c(e,t=!1){
let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?qo(s):s}function Hc(e){let{count:t}=e,
n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${ae(e,0)}. Where does this person\
 go next?`:`They begin with ${s?.label} and end with ${ae(e,t-1)}. Where does this person go next?`,part:`visits.${t-1}`},
{...be({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++){o.push(yd(c,e));let l=Rc(c,e);o.push({...l,text:`${l.
text} The bars show the same for every visit.`,part:`layers.${c}.stream`})}o.push({...be({kind:"context"},e,null),part:"\
context"}),e.hasPointer&&o.push({...Ic(e),part:"pointer"}),e.hasGeneration&&o.push({...Pc(e),part:"generation"});let{prediction:r}=e.
trace,i=e.nameOf(r.location).label,a=e.hasGate?`${Wc(e).text} `:"";return o.push({title:`${i}, ${O(r.probability,1)}.`,text:`${a}\
The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),o}function yd(e,t){let n=`Layer ${e}.`;if(!t.heads)
return{title:n,text:"This network has no self-attention: no visit reads another one here.",part:null};let s=null,o=0;for(let i=0;i<
t.heads;i++){if(t.isRemoved(e,i))continue;o+=1;let a=t.lastRow(e,i),c=Lt(a);(!s||a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}
if(!s)return{title:n,text:"All of its heads are switched off.",part:null};let r=s.visit===t.count-1?"from itself":`from ${ae(
t,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`} every visit reads the others; darker means more. T\
he strongest link of the last visit: head ${s.head} reads ${O(s.weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}var Cc,
hd,zo=L(()=>{"use strict";$();_e();q();Cc="Point at anything to see what it does.";hd={place:"place",who:"person",time:"\
time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"}});function jc(e,t){let n=jt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return xd(n,t);break;case"stream":
return wd(n,t);case"pointer":if(n.isLeaf)return kd(n,t);break;case"generation":if(n.isLeaf)return Md(n,t);break;case"gat\
e":return Ad(t);default:break}return be(Rt($d(n),t),t,null)}function $d({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function xd({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(g=>g>i).length,c=n===s?"its\
elf":V(o,s),l=`${V(o,n)}, reads ${O(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Ie(o,e,t,n,s),f=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,d=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${T(h.
sum,2)}, which makes a score of ${T(u,2)}. ${f}${d}`}}function wd({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>T(Math.hypot(
...at(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${V(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function kd({visit:e},t){let n=O(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${V(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=Pe(t,e),c=r!==null&&!i?` and the bias of its position is ${T(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${T(o.sum,2)}${c}; its score is ${T(a,2)}. The weight counts for ${pe(t,e)}.`}}function Md({
location:e},t){let{logit:n}=se(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${T(n,2)}; `,r=`the so\
ftmax over all places makes it ${O(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Ad(e){let t=be({kind:"gate"},e,null),n=Fe(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${T(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var Dc=L(()=>{"use strict";$();Ce();
Wt();Pt();ft();zo();q()});function Gc(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function Yo(e,t){return`${e.tag} ${e.
key??t}`}function Sd(e,t){let n=e.match(ds)??[],s=t.match(ds)??[],o=t.split(ds);return n.length!==s.length||e.split(ds).
join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});
return o.map((a,c)=>a+(i[c]??"")).join("")}}var Bc,Ed,ds,ps,Uc=L(()=>{"use strict";$();D();Bc="http://www.w3.org/2000/sv\
g",Ed=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),ds=/-?\d+(?:\.\d+)?/g,ps=class{#s=new WeakMap;#t=new Map;#n=new WeakMap;#o=0;#e=0;constructor(t){
this.root=t,this.elements=[]}show(t,n=0){this.#u(),this.elements=this.#r(this.root,t,this.elements,n>0),this.#t.size&&this.#h(
n)}#r(t,n,s,o){if(n.every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),
[]}if(!s.length&&!t.firstChild){let a=n.map(c=>this.#a(Gc(c)));return t.append(...a),a}let r=new Map;for(let[a,c]of s.entries()){
let l=this.#s.get(c);l&&r.set(Yo(l.mark,a),c)}let i=n.map((a,c)=>{let l=Gc(a),h=r.get(Yo(l,c));r.delete(Yo(l,c));let u=h??
document.createElementNS(Bc,l.tag);return this.#l(u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.
entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(c,l??null)}return i}#a(t){let n=document.createElementNS(Bc,t.tag);
for(let[s,o]of Object.entries(t.attributes)){let r=cn(o);r!==null&&n.setAttribute(s,r)}return this.#s.set(n,{mark:t,elements:this.#r(
n,t.children,[],!1)}),n}#l(t,n,s){let o=this.#s.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))cn(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=cn(c),h=cn(r[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&Ed.has(a)?Sd(h,l):null;u?this.#t.set(`${this.#i(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#r(t,n.children,o?.elements??[],s);this.#s.set(t,{mark:n,elements:i})}#i(t){let n=this.#n.get(t)??this.#o++;
return this.#n.set(t,n),n}#h(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#u();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(
s)};this.#e=requestAnimationFrame(s)}#u(){cancelAnimationFrame(this.#e);for(let{element:t,name:n,end:s}of this.#t.values())
t.setAttribute(n,s);this.#t.clear()}}});function Vc(e,{names:t,run:n},s){if(!t.length)return e;let o=Od*s/13;return qn(e,r=>t.includes(r)?{className:"put-in",words:`\
put in from the ${n} run`,onTop:i=>Td(i,n,o)}:null)}function Td({attributes:{x:e,y:t,width:n}},s,o){let[r,i]=[Number(e)+
Number(n),Number(t)],a=.45*o;return m("g",{key:"put in",class:"badge"},m("circle",{cx:r,cy:i,r:o}),m("path",{d:`M${r+a} ${i-
a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),m("title",{},`Put in from the ${s} run`))}var Od,qc=L(()=>{"use strict";
$();po();D();Od=7});function Ko(e,t,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute(
"aria-label",e),s.addEventListener("click",n),s}var gs,zc=L(()=>{"use strict";$();gs=class{#s=0;#t=0;#n=[];constructor(t,n){
this.show=n,this.button=Ko("Play the story","play",()=>this.toggle()),this.back=Ko("Step back","back",()=>this.step(-1)),
this.forth=Ko("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
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
0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function Xc(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=s.length*Yc*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[y,p]of o.querySelectorAll("*").entries()){let b=u[y];
b&&Rd(p,getComputedStyle(b)),p.matches(_d)&&h.push(p);for(let x of["class","data-part","data-open","data-act","tabindex",
"role"])p.removeAttribute(x)}for(let y of[...h,...o.querySelectorAll('[opacity="0"]')])y.remove();let f=document.createElementNS(
bs,"title");f.textContent=t;let d=document.createElementNS(bs,"rect");d.setAttribute("y",String(-c)),d.setAttribute("wid\
th",String(r)),d.setAttribute("height",String(l)),d.setAttribute("fill",n);let g=s.map((y,p)=>{let b=a*(p?1:Nd),x=document.
createElementNS(bs,"text");return x.textContent=rt(y,r-2*Kc,b,p===0),x.setAttribute("x",String(Kc)),x.setAttribute("y",String(
(p+.8)*Yc*a-c)),x.setAttribute("font-size",String(b)),x.setAttribute("font-weight",p?"400":"600"),x.setAttribute("fill",
getComputedStyle(e).color),x});return o.prepend(f,d,...g),o.setAttribute("viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("\
xmlns",bs),o.setAttribute("width",String(r)),o.setAttribute("height",String(l)),o.setAttribute("font-family",getComputedStyle(
e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.setAttribute("role","img"),o.setAttribute("aria-l\
abel",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(o),width:r,height:l}}function Rd(e,t){if(e.
localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("styl\
e","image-rendering: pixelated");for(let n of vd){if(Cd.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(n);
s&&s!==Ld[n]&&e.setAttribute(n,s)}}var bs,Yc,Nd,Kc,vd,Ld,_d,Cd,Jc=L(()=>{"use strict";$();q();bs="http://www.w3.org/2000\
/svg",Yc=1.7,Nd=1.2,Kc=20,vd=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opac\
ity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Ld={fill:"rgb(0, 0, 0)",stroke:"none",
"stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-orde\
r":"normal","text-decoration-line":"none"},_d=".handle, .handle-words, .control, .escape",Cd=new Set(["font-size","font-\
weight","text-anchor"])});function Qc(e,t=null,n=null){if(t===null)return[Pd(e,n),Wd(e,n)];let s=jt(t,e);return s?Id[s.kind](e,s):[]}function Pd(e,t){
let{hasPointer:n}=e,s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[
V(e,r),o.duration_minutes,...n?[Jo(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Wd(e,t){
return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.
map(({location:n})=>{let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=He(e,n),a=e.probabilityOf("final",n);return[
e.nameOf(n).label,s,o,r,i,a,...t?[t.knownProbability(n)]:[]]})}}function Fd(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){
let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,d)=>V(e,d));if(!r)return[{caption:`Weights o\
f ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,d)=>[
f,...a.subarray(d*i,(d+1)*i)])}];let h=Qn(e,t,n,s),{dot:u}=Ie(e,t,n,s,o);return[ys(`Query of ${l[s]} × key of ${l[o]}, ${c}`,
["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,d)=>[f,Jo(
h.scores[d]),a[s*i+d]])}]}function Hd(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1",
"norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.o\
ut"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>at(e,`${o}.${u}`,s)),a=us(e,t),c=es(e,
n,s,a),l=at(e,`${o}.feed_forward.pre`,s),h=at(e,`${o}.feed_forward.hidden`,s);return[{caption:`${V(e,s)}, in layer ${n}`,
columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(d=>d[f])])},{caption:`Hidden unit\
s of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","Afte\
r it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}
function Zc(e,{kind:t,visit:n}){let s=at(e,"inputs.projected",n),o=[{caption:`What ${V(e,n)} is made of`,columns:["Featu\
re","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,Go(e,i,n),c[n]])},Xo("All feature\
s mixed by one matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(
a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function jd(e){return[Xo(
"The context: the last visit after all layers",e.values("context"))]}function Dd(e,{visit:t,isLeaf:n}){let s=ts(e),o=e.visits.
map((l,h)=>V(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],Jo(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=Pe(e,t);return[ys(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function Bd(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,se(e,i.location).logit,
i.probability])},{dot:r}=se(e,t);return n&&r?[ys(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function Gd(e){let t=Fe(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?ys(s,["Hidden un\
it","Weight"],t.dot):Xo(s,t.hidden),n]}function Ud(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=He(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[V(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function ys(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function Xo(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function Jo(e){
return Number.isFinite(e)?e:"−∞"}var Id,tl=L(()=>{"use strict";$();Ce();Wt();fs();Uo();Pt();Id={head:Fd,stream:Hd,inputs:Zc,
visit:Zc,context:jd,pointer:Dd,generation:Bd,gate:Gd,place:Ud}});function el(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=Qc(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(Te(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([Cn(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
e.append(o),o.showModal()}var nl=L(()=>{"use strict";$();Rn();tl()});function $s({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=vt(r,e),{most:a,top:c,bottom:l}=s.answers,h=o===
null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(a,h),f=u.slice(
0,-1).map(({location:p})=>p),d=ol(f.map(p=>t?.knownProbability(p)??null),1),g=n&&t?qd(f,e,t):null,y=(l-c)/u.length;return u.
map((p,b)=>{let x=c+(b+.5)*y,w=p.probability*s.full,k={pointer:g?.pointer[b]??null,generation:g?.generation[b]??null},[A,
v]=["pointer","generation"].map(M=>sl(p[M]*ye({reading:e},M),k[M])*s.full);return{...p,was:t?d[b]??null:null,wasByPath:k,
middle:x,start:x+(Number(A)-Number(v)-w)/2,height:w}})}function sl(e,t){return Math.max(0,(t??e)-e)}function qd(e,t,n){let s=(o,r)=>r?
ol(e.map(i=>n.shareOf(o,i)),ye({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function ol(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function xs(e,t){let{reading:n,stage:s}=e,o=ln(e),r=n.pointerWeights,i=p=>p.reduce((b,x)=>b+sl(r[x],o?.[x]??null),0),a=n.
pointedPlaces.map(p=>({...p,lost:i(p.visits)})).sort((p,b)=>b.probability+b.lost-p.probability-p.lost),c=a.filter((p,b)=>p.
probability+p.lost>=wn&&b<Vd||Zo(t,p.location)<t.length-1).map(p=>({...p,wish:y(p.visits)})),l=a.filter(({location:p})=>!c.
some(b=>b.location===p));if(l.length){let p=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:x})=>b+x,0),lost:i(p),visits:p,wish:y(p)})}c.sort((p,b)=>p.
wish-b.wish);let{room:h,gap:u}=s.across.places,f=c.map(({wish:p,probability:b,lost:x})=>({wish:p,length:(b+x)*s.full})),
d=f.reduce((p,{length:b})=>p-b,h[1]-h[0]),g=os(f,Math.max(0,Math.min(u,d/(f.length-1||1))),...h);return c.map(({location:p,
label:b,probability:x,lost:w,visits:k},A)=>({path:"pointer",location:p,label:b,probability:x,start:Number(g[A]),lost:w,visits:k,
answer:Zo(t,p)}));function y(p){let b=p.map(w=>Math.max(r[w],o?.[w]??0)),x=b.reduce((w,k)=>w+k,0)||1;return p.reduce((w,k,A)=>w+
Number(b[A])/x*Number(s.across.visits[k]),0)}}function ws({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
$n),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,lost:0,visits:[],answer:Zo(n,i)};return r+=c*t.full+o,l})}function ye({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function Ot(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function Zo(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var wn,Vd,$e=L(()=>{"use strict";$();Le();ft();oe();wn=.03,
Vd=5});function ce({stage:e},t){let n=e.type/13;return U(t,12.5*n)+13*n}function kn({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function ks(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return m("g",{key:`temperature ${t}`},qe(e,{act:`${t}_temperature`,words:kn(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function qe(e,{act:t,
words:n,title:s,right:o,y:r,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||Qo*c,h=ce(e,n),u=a?
" stays":"";return[m("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:o-h,y:r,width:h,height:l,rx:l/2},m("tit\
le",{},s)),m("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var Qo,Ms=L(()=>{"\
use strict";$();D();q();Qo=18});function rl(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[le(e,n,"Visits",tr(e,s),s),...zd(e),...t.rows.map((o,r)=>Kd(
e,r))]}function tr({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",o=`${s} \
in head ${t.head}`;return U(o,12.5*(e.type/13))<=n?o:s}function le({stage:e},t,n,s,o=400){let r=e.type/13;return m("g",{
key:`title ${n}`,class:"heading","aria-hidden":"true"},U(n,15*r,!0)<=o?m("text",{x:t,y:17*r,class:"title"},n):m("text",{
x:t,y:17*r,class:"small strong"},rt(n,o,12.5*r,!0)),m("text",{x:t,y:35*r,class:"small"},rt(s,o,12.5*r)))}function zd({reading:e,
stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of er(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.height)/
2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(m("rect",{key:`day ${o}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(m("text",{key:`weekda\
y ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function er({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=Yd(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(xt[s.weekday])})}return t}function Yd({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function Kd(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=un(o,n).includes(t),d=c.masked?"unmask":"mask",g=a&&e.canAct&&t<n.count-1,y=g&&f?ce(e,d)+4*l:0,p=Math.min(Qo*l,i),
b=As(c),x=i>=33*l,w=(x?20:13)*l,k=h+w+(x?14:8)*l,A=sr(e,t),v=or(e,t),M=f||v,E=A?42*l:0,N=s.visits.x+s.visits.width-4,_=N-
k,C=s.isDense?0:38*l,W=x?[m("text",{x:k,y:r-3*l,class:"strong"},rt(c.label,_-y,13*l,!0)),m("text",{x:k,y:r+13*l,class:"s\
mall"},U(b,12.5*l)<=_-E?b:lt(c.start_minute)),A||_<U(b,12.5*l)+56*l?null:Xd(N+4-50*l,r+5*l,48*l,c)]:[m("text",{x:k,y:r+4.4*
l,class:M?"strong":"label"},rt(c.label,_-Math.max(C,E)-y-9,12.5*l,M)),A||s.isDense?null:m("text",{x:N-y,y:r+4.4*l,class:"\
small end"},lt(c.start_minute))];return m("g",nr(e,t,c),m("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,
i-1),rx:a?5*l:1}),a&&Mt(c.category,h+4*l,r-w/2,w),a?W:m("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),A&&a&&m("t\
ext",{x:N,y:r+(x?13:4.4)*l,class:v?"strong end":"small end"},A),g&&f&&qe(e,{act:"mask",words:d,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:N+2,y:x?r-17*l:r-p/2,height:p}),
m("title",{},`${c.label}, ${xt[c.weekday]} ${b}`))}function nr({reading:e,lit:t},n,s){let o=un(t,e).includes(n);return{key:`\
visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${xt[s.weekday]} ${As(s)}${s.masked?", masked":""}${e.hasPointer?`\
; pointer weight ${O(e.pointerWeights[n],1)}`:""}`}}function As({start_minute:e,duration_minutes:t}){return`${lt(e)} · ${Xt(
t)}`}function sr({reading:e,lit:t},n){return t?.kind!=="head"?"":O(e.lastRow(t.layer??0,t.head??0)[n])}function or({reading:e,
lit:t},n){return t?.kind!=="head"?!1:Lt(e.lastRow(t.layer??0,t.head??0))===n}function Xd(e,t,n,{start_minute:s,duration_minutes:o}){
let r=Math.min(s+o,Mn),i=Math.min(s,Math.max(0,s+o-Mn)),a=(c,l)=>m("rect",{class:"stay",x:e+c/Mn*n,y:t,width:Math.max(1,
(l-c)/Mn*n),height:7});return m("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},m("rect",{class:"\
track",x:e,y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),m("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/Mn*n-2,y:t-
3,width:5,height:13}))}function il(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,
{slices:i}=t,a=Math.max(...Bt(e).map(({longestSlice:y})=>y)),c=r/i.length,l=wt(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.
flatMap(({y,height:p},b)=>i.map(({lengths:x},w)=>{let k=Number(x[b])/a*Math.max(2,p-4);return{visit:b,x:o+w*c,y:y+p/2-2-
k,width:.72*c,height:k}})),[f,d]=rr(u,({visit:y})=>h||l.includes(y)),g=i.map(({label:y},p)=>m("text",{key:`name ${y}`,class:"\
tiny middle",x:o+(p+.36)*c,y:(p%2?40:26)*s},y));return[m("g",ir(e),m("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.
bottom-n.top+8,rx:6}),g,m("path",{key:"bars",class:"length",d:ve(d)}),f.length>0&&m("path",{key:"lit",class:"length lit",
d:ve(f)}),m("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),m("text",{class:"small",x:o,y:n.bottom+33*s},"of\
 the vectors"))]}function rr(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function ir(e){return{key:"slices",class:`part \
slices${kt(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:J(e,is.slices),"aria-label":`What each\
 visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}var Mn,ze=L(()=>{"use strict";$();Ms();de();ft();
_e();D();q();pt();Mn=1440});function al(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[le(e,n+6*o,"Answer",e.stage.isDense?"":Jd(e),
s-n),...ar(e,t)]}function Jd({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function ar(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=vt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(f=>{let{location:d,label:g,category:y,probability:p,was:b,middle:x,height:w,start:k}=f,A=[{path:"poin\
ter",share:f.pointer*ye(e,"pointer")},{path:"generation",share:f.generation*ye(e,"generation")}],v=a===d,M=c+(y===null?6:
26)*i,E=Bn(g,l-M-(r===d?20*i:2),13.5*i,2,!0),N=x-(E.length>1?22:8)*i,_=x+(E.length>1?2:0)*i,C=c+6*i,W=u-8*i;return m("g",
{key:`place ${d}`,class:`part place${v?" lit":a!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"\
button",tabindex:d<0?null:"-1","aria-label":`${g}: ${O(p,1)}; from the pointer ${O(A[0]?.share??0,1)}, from generation ${O(
A[1]?.share??0,1)}${r===d?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*i,y:N-16*i,
width:u+10*i,height:_-N+50*i,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:k,width:tt-2,height:Math.max(1,w)}),
y!==null&&Mt(y,c+5*i,N-13*i,16*i),E.map((H,P)=>m("text",{key:`name ${P}`,class:d<0?"label halo":"strong halo",x:M,y:N+15*
P*i},H)),r===d&&m("path",{key:"happened",class:"check",d:`M${l-16*i} ${N-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},m("title",
{},"This is where the person went.")),m("rect",{key:"track",class:"track",x:c+6*i,y:_,width:W,height:8*i}),A.map(({path:H,
share:P})=>{let I=m("rect",{key:H,class:`${H} bar`,x:C,y:_,width:Math.max(0,P*W),height:8*i});return C+=P*W,I}),b!==null&&
m("rect",{key:"before",class:"before",x:c+5*i+b*W,y:_-3*i,width:2,height:14*i}),m("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:_+23*i},O(p,1)),b!==null&&Zd(c+60*i,_+23*i,p,b))})}function Zd(e,t,n,s){let o=Math.round(1e3*n)-Math.round(
1e3*s);if(o===0)return m("text",{key:"change",class:"small",x:e,y:t},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).
toFixed(1)}`;return m("text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:e,y:t},r)}var cr=L(()=>{"use stric\
t";$();$e();de();ft();D();oe();q();ze()});function cl(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,f={x:h,y:u,columns:i,
cell:l},d={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return lr(e,f,Qd(e,h,u,c,a*l),n.isDense?d:void 0)}function lr(e,{
x:t,y:n,columns:s,cell:o},r,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...Bt(e).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,d)=>m("rect",{class:f<0?"below-zer\
o":"above-zero",x:t+d%s*o,y:n+Math.floor(d/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(f)/h)}));return m("g",{
key:"context",class:`part context${kt(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:J(e,et(e.
reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},m("rect",{class:"ground",
x:t-3,y:n-16*a,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*a),rx:4}),r,m("text",{key:"name",...i??c},"Cont\
ext"),u,m("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gat\
e read them.`))}function Qd({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-
5*i,h=t.gate+9*i;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("gate.logit")&&m("\
path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}var hr=L(
()=>{"use strict";$();ft();D();pt()});function ll(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?n.gate:t.gate,h=s.gate+a/2,u=Es(e);return m("g",ur(e,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:a+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.max(
0,c-r)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},m("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Es({reading:e}){return e.trace.architecture.
components.includes("gate")}function ur(e,t){let{reading:n}=e,s=e.canAct&&Es(e);return{key:"gate",class:`part gate${kt(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} pointer`},tabindex:"-1",opacity:J(e,
et(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)} generation${n.trace.gate.learned?
"":", not learned"}`}}function Ss(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=et(s).gate,a=w=>ye(e,w),c=vt(r,s),l=new Map,
h=o.across.gate;for(let w of t)l.set(w,h),h+=w.probability*a(w.path)*o.full;let u=new Map;h=o.across.gate;for(let w of["\
pointer","generation"])for(let[k]of n.entries())u.set(`${w} ${k}`,h),h+=Number(n[k]?.[w])*a(w)*o.full;let f=t.map(w=>{let k=Number(
l.get(w)),A=w.probability*a(w.path)*o.full,v=Ot(w.start,w.start+w.probability*o.full),M=Ot(k,k+A);return m("path",{key:`\
into ${w.path} ${w.location}`,class:`${w.path} band${b(w.location)}`,d:o.bands.into(v,M,i)})}),[d,g]=[o.across.gate,o.across.
gate+o.full],y=n.flatMap((w,k)=>{let A=w.start;return["pointer","generation"].map(v=>{let M=Number(w[v])*a(v),E=M*o.full,
N=Number(u.get(`${v} ${k}`)),_=Ot(N,N+E),C=Ot(A,A+E),W=w.wasByPath[v],H=W===null?null:p(v,N,A,E,W*o.full);A+=E;let P=`ou\
t ${v} ${w.location}`;return[E>0&&m("path",{key:P,class:`${v} band${b(w.location)}`,d:o.bands.out(_,C,i)}),H&&Un({key:P,
now:E,before:Number(W)*o.full,path:(I,B)=>o.bands.out(I,B,i),edges:H,style:b(w.location),title:`${w.label}, from ${v==="\
pointer"?"the pointer":"generation"}: ${Vn(M,Number(W),e.before?s.wordsFor(e.before):"")}`})]})});return[f,y,i&&r?.kind===
"visit"&&x(r.visit??0)];function p(w,k,A,v,M){let E=Math.abs(v-M),N=w==="pointer",_=(H,P)=>{let I=N?H-(P?0:E):H+v-(P?E:0);
return[I,I+E]},[C]=_(k,!1),W=Math.max(d,Math.min(g-E,C));return{more:[_(k,!0),_(A,!0)],less:[[W,W+E],_(A,!1)]}}function b(w){
return c===null?"":c===w&&r?.kind==="place"?" lit":" dim"}function x(w){let k=s.pointerWeights,A=t.find(({path:B,visits:K})=>B===
"pointer"&&K.includes(w));if(!A)return null;let v=[...A.visits].sort((B,K)=>B-K),E=v.slice(0,v.indexOf(w)).reduce((B,K)=>B+
k[K],0)*o.full,N=k[w]*o.full,_=a("pointer"),C=Number(l.get(A))+E*_,W=n[A.answer],H=Number(u.get(`pointer ${A.answer}`))+
E*_,P=Number(W?.start)+E*_,I=W?.location===A.location;return[m("path",{key:"visit into",class:"pointer band lit",d:o.bands.
into(Ot(A.start+E,A.start+E+N),Ot(C,C+N*_),i)}),I&&m("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(Ot(H,
H+N*_),Ot(P,P+N*_),i)})]}}var Os=L(()=>{"use strict";$();Le();$e();ft();D();q();pt()});function hl(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=Es(e),f=`${O(t.gate)} pointer${u?"":", fixed"}`;return m("g",ur(e,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),m("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),m("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==t.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},m("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-_t/2,s.size.width-
_t),y:r+(i-_t)/2,width:_t,height:_t})])}var ul=L(()=>{"use strict";$();Os();D();re();q()});function fl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:f})=>f==="generation"),i=s.places-8*o,a=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=et(n).generation,h=r.map(
({label:f,probability:d,location:g},y)=>{let p=c+y*17*o;return[m("text",{key:`name ${y}`,class:g<0?"small halo":"label h\
alo",x:a,y:p},rt(f,i-a-(s.isDense?38:46)*o,13*o)),m("text",{key:`share ${y}`,class:"strong end halo",x:i,y:p},O(d))]}),u=r.
map(({probability:f,start:d,location:g},y)=>m("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:d,width:tt,height:l?
Math.max(.8,f*s.full):0},m("title",{},`${g<0?"The others":r[y]?.label}: ${O(f,1)} of the generation head`)));return m("g",
fr(e,r),m("rect",{class:"ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),m("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?i:a,y:c-18*o},"Generation"),h,u)}function fr(e,t){return{key:"generation",class:`part generation-b\
lock${kt(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:J(e,et(e.reading).generation),"a\
ria-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}var mr=L(()=>{"use strict";$();
ft();D();oe();q();pt()});function ml(e,t){let{reading:n,stage:s,lit:o}=e,r=vt(o,n),i=t.filter(({path:c})=>c==="pointer"),a=({location:c})=>r===null||
r===c?"":" dim";return m("g",{key:"places",opacity:J(e,et(n).pointer)},i.map(c=>m("rect",{key:`bar ${c.location}`,class:`\
pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:tt},m("title",{},`${c.label}: ${O(
c.probability,1)} of the pointer`))),np(e,i).map(c=>sp(e,c,a(c.flow))))}function np({reading:e,stage:t,lit:n},s){let o=t.
type/13,r=vt(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===r),l=[];for(let h of[...s].
sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:d,lost:g}=h;if(d+g<wn&&u>=0&&u!==r)continue;let y=u>=0,p=` ${O(
d)}`,x=`${rt(f,a-i-U(p,13*o,!0),13*o,y)}${p}`,w=U(x,13*o,y)/2,k=h.start+d*t.full/2,A=Math.max(i+w,Math.min(a-w,k)),[v,M]=[
A-w,A+w];for(let E=0;E<tp;E++){if(l.some(C=>C.row===E&&v<C.right+8*o&&M>C.left-8*o))continue;let _=A>k?"":A<k?" end":" m\
iddle";l.push({flow:h,text:x,isBold:y,left:v,right:M,row:E,anchor:_});break}}return l}function sp({stage:e},{flow:t,text:n,
isBold:s,left:o,right:r,row:i,anchor:a},c){let l=e.type/13,h=e.places+tt+(14+dr*i)*l,u=t.start+t.probability*e.full/2;return[
i>0&&m("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+tt}V${h-11*l}`}),m("text",{key:`name ${t.
location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function dl(e,t){let{reading:n,
stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.beat>=et(n).generation,a=n.hasPointer?.42*(s.right-s.
left):s.right-s.left,c=s.places-(ep*dr-6)*o;return m("g",fr(e,r),m("rect",{class:"ground",x:s.right-a,y:c-36*o,width:a+6,
height:s.places+tt-c+40*o,rx:6}),m("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,
probability:u,start:f},d)=>{let g=` ${O(u)}`,y=rt(h,a-U(g,13*o),13*o)+g;return[m("text",{key:`name ${d}`,class:l<0?"smal\
l end halo":"label end halo",x:s.right,y:c+d*dr*o},y),m("rect",{key:`bar ${d}`,class:"generation bar",x:f,y:s.places,width:Math.
max(.8,u*s.full),height:i?tt:0},m("title",{},`${l<0?"The others":h}: ${O(u,1)} of the generation head`))]}))}var tp,dr,ep,
pl=L(()=>{"use strict";$();$e();mr();ft();D();oe();q();pt();tp=3,dr=17,ep=4});function gl(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=J(e,et(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=wt(
o,n),h=Math.max(...a),u=s.fork+2*r,f={...!s.isDense&&{score:s.scores},weight:s.weights},d=U("Pointer",15*r,!0)+4*r,g=ce(
e,kn(e,"pointer")),y=s.rows.flatMap(({y:b,isFull:x},w)=>{if(!x)return[];let k=a[w]>=.2*h||l.includes(w)?"strong":"small",
A=l.length&&!l.includes(w)?" dim":"";return[!s.isDense&&m("text",{key:`score ${w}`,class:`small end${A}`,x:s.scores,y:b+
4.4*r},T(c[w])),m("text",{key:`weight ${w}`,class:`${k} end${A}`,x:s.weights,y:b+4.4*r},O(a[w]))].filter(v=>v!==!1)}),p=t.
filter(({path:b})=>b==="pointer").map(b=>rp(e,b));return[m("g",pr(e,t),m("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),le(e,u,"Pointer","",200),Object.entries(f).map(([b,x])=>m("text",{key:b,class:"\
small end","aria-hidden":"true",x,y:35*r},b)),!s.isDense&&ks(e,"pointer",Math.max(s.weights+6*r,u+d+g)),m("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),y),m("g",{key:"ribbons",opacity:i},gr(e,t),p)]}function pr(e,t){
return{key:"pointer",class:`part pointer-block${kt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:J(
e,et(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}function gr(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.
pointerWeights,a=ln(e),c=wt(r,n),l=e.beat>=et(n).pointer,h=os(o.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,d=u.start+u.probability*
o.full;return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=i[g]*o.full,p=Number(h[g]),b=c.includes(g)?" lit":c.length?" d\
im":"",x=Ot(f,f+y);f+=y;let w=a?.[g]??null,k=w===null?0:(w-i[g])*o.full,[A,v]=[d,Math.max(0,k)];d+=v;let M=`${n.visits[g]?.
label}: `,E=w===null||!s?`${M}${O(i[g],1)} of the pointer`:`${M}${Vn(i[g],w,n.wordsFor(s))} of the pointer`;return[m("pa\
th",{key:`ribbon ${g}`,class:`pointer band${b}`,d:o.bands.ribbon(Ot(p,p+y),x,l)},m("title",{},E)),Un({key:`ribbon ${g}`,
now:y,before:w===null?null:w*o.full,path:(N,_)=>o.bands.ribbon(N,_,l),edges:{more:[[p+y+k,p+y],[f+k,f]],less:[[p+y,p+y+k],
[A,A+v]]},style:b,title:E})]})})}function rp(e,{path:t,location:n,label:s,probability:o,lost:r,start:i}){let{reading:a,stage:c,
lit:l}=e,h=c.type/13,u=vt(l,a),f=O(o),d=o+r>=wn||n<0||u===n,g=c.gate-c.ribbons-16*h,y=n>=0,p=rt(s,g-U(` ${f}`,13*h,!0),13*
h,y),b=U(`${p} ${f}`,13*h,y)/2,w=a.hasGate&&Math.abs(i-c.across.gate+5*h)<op*h?U("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
k=Math.min(c.places+tt/2,c.gate-6*h-w-b);return m("g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},m("rect",{class:`${t}\
 bar`,x:c.places,y:i,width:tt,height:Math.max(.8,o*c.full)}),d&&m("text",{class:`${y?"strong":"small"} middle halo`,x:k,
y:i-5*h},`${p} ${f}`),m("title",{},`${s}: ${O(o,1)} of the pointer`))}var op,br=L(()=>{"use strict";$();Le();$e();Ms();ft();
D();oe();q();pt();ze();op=16});function bl(e){return[Gt(e,17*(e.stage.type/13),"Visits",tr(e,e.stage.size.width)),...ip(e),...e.stage.columns.map((t,n)=>ap(
e,n))]}function Gt({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-U(n,15*r,!0)-12*r;return m("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},m("text",{class:"title halo",x:e.left,y:t},n),m("text",{class:"small end halo",x:o,
y:t},rt(s,i,12.5*r)))}function ip({reading:e,stage:t}){let n=t.type/13;return er(e).flatMap(({start:s,end:o,weekday:r})=>{
let[i,a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[m("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=U(r,15*n,!0)&&m("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function ap(e,t){let{reading:n,
stage:s,lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:f}=s.chips,d=un(o,n).includes(t),g=Math.min(20*l,i-3),y=lt(c.start_minute),p=sr(e,t),b=[
p||y,p?p.replace(" %",""):y.slice(0,2)],x=b.find(v=>U(v,12.5*l,!0)<=i)??b[1],w=f?Bn(c.label,i-6*l,12.5*l,2):[],k=d||or(e,
t),A={class:k?"strong middle":"small middle",x:r};return m("g",nr(e,t,c),m("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[Mt(c.category,r-g/2,h+8*l,g),m("text",{key:"hour",...A,y:h+45*l},x),
w.map((v,M)=>m("text",{key:`name ${M}`,class:`${k?"strong":"small"} middle`,x:r,y:h+(62+15*M)*l},v))]:m("rect",{class:"l\
ane",x:r-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),m("title",{},`${c.label}, ${xt[c.weekday]} ${As(c)}`))}
function yl(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=wt(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...Bt(e).map(({longestSlice:f})=>f)),l=(n.right-n.left)/r.length,h=n.inputs+(Y.title+46)*o,u=r.map(({name:f,label:d,lengths:g},y)=>{
let p=Number(g[i]),b=n.left+(y+.5)*l,x=p/c*30*o;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-x,width:18*
o,height:x}),m("text",{key:`length ${f}`,class:"tiny middle",x:b,y:h-x-4*o},T(p)),m("text",{key:`name ${f}`,class:"small\
 middle",x:b,y:h+15*o},d)]});return m("g",ir(e),m("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+
12,height:(Y.title+Y.inputs+6)*o,rx:6}),Gt(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${xt[a.weekday]} ${lt(a.start_minute)}`:
""),u,m("title",{},"Bars: length of each part’s vector"))}var An=L(()=>{"use strict";$();de();ft();D();re();q();pt();ze()});function $l(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[m("g",pr(e,t),m("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(Y.title+Y.scores)*o,rx:6}),Gt(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),m("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),cp(e)),m("g",{key:"ribbons",opacity:J(e,et(
n).pointer)},gr(e,t))]}function cp({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
g=>T(g)),i=wt(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(g=>U(g,11.5*s)>c-3),h=t.pointer+(Y.title+
Y.scores)*s,u=t.columns.find(g=>g.isFull),f=u?u.x-u.width/2:t.right,d=t.left-8*s;return t.columns.flatMap(({x:g,isFull:y},p)=>{
let b=i.length&&!i.includes(p)?" dim":"",x=o[p]>=.2*a||i.includes(p),w=O(o[p]).replace(" %",""),k=U(w,12.5*s,!0)/2;if(!y&&
(!x||g-k<d||g+k>f))return[];d=g+k;let A=x?"strong":"small",v=h-24*s;return[y&&m("text",l?{key:`score ${p}`,class:`tiny${b}`,
x:g+4*s,y:v+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(v+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middl\
e${b}`,x:g,y:v},r[p]),m("text",{key:`weight ${p}`,class:`${A} middle${b}`,x:g,y:h-6*s},w)].filter(M=>M!==!1)})}var xl=L(
()=>{"use strict";$();ft();br();D();re();An();q();pt()});function wl(e){let{reading:t,stage:n}=e,s=n.type/13,o=J(e,et(t).gate),r=$s(e),i=[...xs(e,r),...ws(e,r)];return[lr(e,n.context,
lp(e)),...t.hasPointer?$l(e,i):[],m("g",{key:"flows",opacity:o},Ss(e,i,r)),...t.hasPointer?[ml(e,i)]:[],...t.hasGeneration?
[dl(e,i)]:[],...t.hasGate?[hl(e)]:[],m("g",{key:"answer",opacity:o},Gt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),ar(e,r))]}function lp({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(Y.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var kl=L(
()=>{"use strict";$();cr();hr();$e();Os();D();ul();pl();xl();re();An();pt()});function Al(e){let{stage:t}=e,n=t.type/13,s=ie(e),o=m("g",{key:"legend",opacity:J(e,Ue(0))},as(e,t.visits.x,t.bottom+(t.
isDense?24:51)*n,t.isDense)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=ce(e,kn(e,"attention")),h=U(c,15*n,!0)+l+4*n<=i.
width,u=xn(e),d=U(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return m("g",{key:`layer ${a}`,opacity:J(e,Ue(a))},i.maps.
length?le(e,i.x,c,d,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&ks(e,"attention",i.x+i.width,(h?3:
21)*n),i.maps.map((g,y)=>up(e,g,a,y)),i.maps.map((g,y)=>$r(e,g,a,y,s)),fp(e,a))});return[o,...r]}function up(e,t,n,s){let{
reading:o,stage:r,lit:i}=e;if(o.isRemoved(n,s))return null;let a=o.lastRow(n,s),c=El(e,n,s)?[...a.keys()].filter(u=>a[u]>=
hp):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let f=Number(r.rows[u]?.y),
d=Math.max(.5,a[u]*r.full*.25)/2;return m("path",{key:`band ${s} ${u}`,class:"attention-band",d:Kt(l,[f-d,f+d],t.x,[h-d,
h+d])})})}function El({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function $r(e,t,n,s,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:f,touch:d}=t,{count:g}=r,y=r.weights(n,s),p=r.lastRow(n,s),b=Ml(
r,n,s),{before:x,overlays:w}=e,k=w&&x!==null&&Ml(x,n,s)&&!b,A=k?`; switched off ${r.wordsFor(x)}`:"",v=c?Math.max(...y)||
1:o,M=El(e,n,s),[E]=a?.kind==="visit"?wt(a,r):[],N=Lt(p),_=E??N,C=f/g,W=`Layer ${n}, head ${s}`,H=d?u-38*l:u+4,P=b?"swit\
ch on":"switch off",I=d===void 0&&ce(e,P)<=f-6*l?P:P.slice(7),B=r.visits[N];return m("g",{key:`head ${s}`,class:`part he\
ad${M?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${W}: s\
witched off`:`${W}: the last visit reads most from visit ${N+1}, ${B?.label}, ${O(p[N])}${A}`},m("text",{class:"small",x:h,
y:u-(d?25:4)*l},`head ${s}`),!b&&(d!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${E===void 0?"small":"strong"}${d?
"":" end"}`,x:d?h:h+f,y:u-4*l},O(p[_])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("\
image",{key:"map",class:"map",href:Zt(Float32Array.from(y,K=>K/v),g,e.scale),x:h,y:u,width:f,height:f,preserveAspectRatio:"\
none",opacity:b?.15:1}),b&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),k&&m("path",{key:"earlie\
r cross",class:"crossed earlier",d:`M${h} ${u+f}L${h+f} ${u}`}),E!==void 0&&!b&&m("rect",{key:"column",class:"column",x:h+
E*C,y:u,width:Math.max(2,C),height:f}),(E!==void 0||M)&&!b&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,C),
width:f,height:Math.max(2,C)}),m("title",{},`${W}. ${b?"Switched off.":`The last visit reads ${O(p[_])} from ${r.visits[_]?.
label}. Darker: larger weight, up to ${O(v,1)}. Click to open.`}${k?` Switched off ${r.wordsFor(x)}.`:""}`),qe(e,{act:"h\
ead",words:I,title:b?"Switch this head on again":"Switch this head off",right:h+f-(d?0:3)*l,y:H}),e.canAct&&d!==void 0&&
m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-d,y:u-d,width:d,height:d}))}function Ml(e,t,n){return e.isRemoved(
t,n)||e.isSkipped(t,"attention")}function fp(e,t){let{reading:n,stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;
let r=s.type/13,i=o.stream,a=Ts(n,t),c=wr(e),l=s.streamWidth-8*r,h=a.map(({style:f,lengths:d},g)=>xr(e,t,f,s.rows.map(({
y,height:p},b)=>{let x=Math.max(1,Math.min(5*r,(p-3)/a.length));return{visit:b,x:i,y:y+(g-a.length/2)*x,width:Number(d[b])/
c*l,height:x-.6}}))),u=a.map(({name:f,style:d},g)=>[m("rect",{class:d,x:i,y:s.bottom+(10+yr*g)*r,width:9*r,height:9*r}),
m("text",{class:"small",x:i+14*r,y:s.bottom+(18.5+yr*g)*r},f)]);return m("g",kr(e,t),m("rect",{class:"ground",x:i-4,y:s.
top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+66*r,rx:6}),le(e,i,"Stream",`+ layer ${t}`,s.streamWidth),h,u,mp(e,
t,i+s.streamWidth+10*r))}function mp(e,t,n){let{reading:s,stage:o}=e,r=o.type/13,i=s.trace.interventions.residuals===!1,
a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],
isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>qe(e,{act:l,words:String(h[Number(u)]),title:dp[l]??"",right:n,
y:o.bottom+(5+yr*f)*r}))}function xr(e,t,n,s){let{lit:o,reading:r}=e,a=kt(e,"stream",t)!==""?[r.count-1]:wt(o,r),[c,l]=rr(
s,({visit:h})=>!a.length||a.includes(h));return[m("path",{key:n,class:n,d:ve(c)}),l.length>0&&m("path",{key:`${n} dim`,class:`${n}\
 dim`,d:ve(l)})]}function Ts(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"stream",lengths:n,
style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function wr(e){
let t=0;for(let n of Bt(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of Ts(n,s))t=Math.max(t,...o);return t||1}function kr(e,t){
let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`part stream${kt(e,"stream",t)}`,
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:J(e,Ue(t)+1),"aria-label":`Stream of layer ${t}: ve\
ctor lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward ne\
twork ${o.at(-1)?.toFixed(1)}`}}var yr,hp,dp,Mr=L(()=>{"use strict";$();Ms();ft();_e();cs();D();q();pt();ze();fn();yr=19,
hp=.05;dp={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"Self\
-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped, it \
adds nothing"}});function Sl(e){let{stage:t}=e,n=t.type/13,s=ie(e);return t.layers.map(({y:o,maps:r},i)=>m("g",{key:`layer ${i}`,opacity:J(
e,Ue(i))},r.length>0&&Gt(e,o+15*n,`Layer ${i}`,xn(e)),i===0&&as(e,t.left+72*n,o+15*n,!0),r.map((a,c)=>$r(e,a,i,c,s)),pp(
e,i)))}function pp(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),i=Ts(n,t),a=wr(e),c=r+Y.bars*
o,l=i.map(({style:h,lengths:u},f)=>xr(e,t,h,s.columns.map(({x:d,width:g},y)=>{let p=Math.min(8*o,.86*g/i.length),b=Number(
u[y])/a*Y.bars*o;return{visit:y,x:d+(f-i.length/2)*p,y:c-b,width:.88*p,height:b}})));return m("g",kr(e,t),m("rect",{class:"\
ground",x:s.left-6,y:r-Y.title*o,width:s.right-s.left+12,height:(Y.title+Y.bars+4)*o,rx:6}),Gt(e,r-10*o,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),gp(e,i,r-10*o),l)}function gp({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:i})=>{let a=o-U(r,12.5*s);return o=a-26*s,[m("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
m("text",{class:"small",x:a,y:n},r)]})}var Ol=L(()=>{"use strict";$();Mr();cs();D();re();An();q();pt()});function Tl({stage:{size:e},...t}){let n=Gn(t),s={...t,stage:Wo(t.reading,e.width,e.type,n)};return[m("g",{key:"visits"},
bl(s)),m("g",{key:"inputs"},yl(s)),m("g",{key:"layers"},Sl(s)),m("g",{key:"decoder"},wl(s))]}function Nl(e,t,n){return Wo(
e,t,n).size.height}var Ns,Ar=L(()=>{"use strict";$();Le();D();kl();Ol();re();An();Ns=700});function Ll(e,t,n){if(n==="Home")return e[0]??null;if(n==="End")return e.at(-1)??null;let[s,o]=bp[n]??[0,!1],r=t?e.indexOf(
t):-1,i=e[r];if(s===0||!i)return null;let a=vs(i);if(!o){let f=e[r+s];return f&&vs(f)===a?f:null}let c=[...new Set(e.map(
vs))],l=c[c.indexOf(a)+s],h=e.filter(f=>vs(f)===l),u=f=>Math.abs(vl(f)-vl(i));return h.sort((f,d)=>u(f)-u(d))[0]??null}function vs(e){
return(e.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function vl(e){let{top:t,bottom:n}=e.getBoundingClientRect();
return(t+n)/2}var bp,_l=L(()=>{"use strict";$();bp={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});function Cl(e){let{reading:t}=e,n=et(t),s=$s(e),o=[...xs(e,s),...ws(e,s)];return[cl(e),...t.hasPointer?gl(e,o):[],...t.hasGeneration?
[fl(e,o)]:[],m("g",{key:"flows",opacity:J(e,n.gate)},Ss(e,o,s)),t.hasGate?ll(e):null,m("g",{key:"answer",opacity:J(e,n.gate)},
al(e,s))].filter(r=>r!==null)}var Rl=L(()=>{"use strict";$();cr();hr();$e();Os();mr();br();D();pt()});function Il(e){return e.stage.size.width<Ns?Tl(e):[m("g",{key:"visits"},rl(e)),m("g",{key:"inputs"},il(e)),m("g",{key:"l\
ayers"},Al(e)),m("g",{key:"decoder"},Cl(e))]}var Pl=L(()=>{"use strict";$();Rl();Mr();D();Ar();ze()});function Ep({kind:e,layer:t=0,head:n=0,visit:s=0},o){if(e==="head"&&!o.isRemoved(t,n)&&!o.isSkipped(t,"attention"))return{
kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!=="visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function Fl(e,{
title:t,text:n}){let s=document.createElement("strong");s.textContent=t,e.replaceChildren(s,` ${n}`)}function Sp(e){let t=({
title:n,text:s})=>n.length+s.length;return e.reduce((n,s)=>t(s)>t(n)?s:n)}function Op(e){return e.kind==="move"||e.kind===
"time"||e.kind==="stay"}function Sr(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-pa\
rt")??null}var Ls,yp,$p,xp,wp,Er,kp,Mp,Ap,Wl,_s,Hl=L(()=>{"use strict";$();Le();Na();va();Ia();Lc();Dc();ft();Uc();qc();
_e();zo();oe();zc();Jc();nl();Ar();_l();Pl();Ls=240,yp=150,$p=120,xp=13,wp=17,Er={type:16.7,width:900,side:36},kp=.05,Mp=
.5,Ap=660,Wl=matchMedia("(prefers-reduced-motion: reduce)"),_s=class{#s=null;#t=null;#n=!1;#o=null;#e=null;#r=null;#a="";#l=null;#i=null;#h=null;#u=!1;#m=new Map;#g=0;get opened(){
return this.#i}happened=null;isOwnScale=!0;putIn={names:[],run:""};constructor(t,n={}){this.root=t,this.hooks=n,t.classList.
add("network-picture"),t.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://ww\
w.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arr\
ow keys walk it, Enter opens a part."),this.foot=document.createElement("div"),this.foot.className="picture-foot";let s=document.
createElement("div");s.className="picture-controls";let o=document.createElement("div");o.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",o.append(this.room,this.caption);let r=document.createElement(
"button");r.type="button",r.textContent="Numbers",r.title="The numbers behind what is shown, as a table (T)",r.addEventListener(
"click",()=>{this.#b()}),this.foot.append(s,o,r),n.circuit&&(this.circuits=new zn(n.circuit,()=>this.#d(Ls)),r.before(this.
circuits.button)),t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new ps(this.drawn),this.player=
new gs(s,i=>{this.#l=i,i!==null&&this.#i!==null&&(this.#i=null,this.hooks.opened?.(null)),this.root.toggleAttribute("dat\
a-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",i!==null),this.#d(Ls);let a=this.player.told?.
part;a&&this.#T(a),this.hooks.told?.(i)}),this.#M()}#M(){let{drawn:t}=this;new ResizeObserver(()=>this.#d(0)).observe(t),
new MutationObserver(()=>this.#d(0)).observe(document.documentElement,{attributeFilter:["data-theme"]}),t.addEventListener(
"pointerover",({target:n})=>{this.#h||this.#c(Sr(n))}),t.addEventListener("pointerleave",()=>this.#c(null)),t.addEventListener(
"focusin",({target:n})=>this.#c(Sr(n))),t.addEventListener("focusout",()=>this.#c(null)),t.addEventListener("keydown",n=>this.#_(
n)),t.addEventListener("click",({target:n})=>this.#E(n)),t.addEventListener("pointerdown",n=>this.#L(n)),t.addEventListener(
"pointermove",n=>this.#x(n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,s=>this.#x(s,!0))}show(t,n=null,s=null,o=this.
hooks.against){this.#s=new Jt(t),this.#t=n&&new Jt(n,o),this.#n=n!==null&&o!==void 0&&o===this.hooks.against,this.#o=s&&
new Jt(s),this.#m.clear(),this.circuits?.renew(),this.#e=Rt(this.#r,this.#s);let r=Hc(this.#s);this.player.tell(r),Fl(this.
room,Sp(r)),this.#d(this.#h?.follows?0:Ls)}open(t){let n=t===null?this.#i:null;this.#i=t,this.#e=this.#r=null;let s=this.
drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#d(Ls);let o=s&&n&&this.#v(n);o&&this.#O(
o),s&&this.#A(),this.hooks.opened?.(this.#i)}#b(){let t=this.#n?this.#t:null;this.#s&&el(this.root,this.#s,this.#i,t)}#v(t){
return this.#$.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#A(){if(this.drawn.contains(
document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&t.focus()}mark(t){
this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){let s=getComputedStyle(this.root).getPropertyValue(
"--paper").trim();return Xc(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#r=t,!this.#s)return!1;let n=Rt(t,this.#s);
return JSON.stringify(n)===JSON.stringify(this.#e)?!1:(this.#e=n,this.#d(0),!0)}#c(t){if(!this.light(t))return;let{kind:n,
visit:s=0}=this.#e??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#e&&t)}#E(t){if(!(t instanceof Element)||this.#u)return;
let n=Sr(t),s=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["more","lay\
er","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o==="scale")
this.isOwnScale=!this.isOwnScale,this.#d(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#S(n,o);else{let r=t.
closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#S(t,n){let s=this.#s&&Rt(t,this.#s),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:i,head:a}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#L(t){this.#u=!1;let{act:n,edit:s,carry:o}=this.hooks;!this.#s||
!(n||o)||(this.#h=n?Ca(t,this.#s,this.drawn,s!==void 0):Ra(t),this.#h?.follows&&t.preventDefault())}#x(t,n){let s=this.#h;
if(!s||t.pointerId!==s.pointer)return;n&&(this.#h=null);let o=s.to(t,n);o&&(this.#u=!0,!this.drawn.hasPointerCapture(s.pointer)&&
!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?this.hooks.carry?.(o):Op(o)?this.hooks.edit?.(o):this.hooks.
act?.(o))}#_(t){let n=t.target instanceof Element?t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("da\
ta-part")??null;(t.altKey?this.#I(t.key,s):this.#f(t.key,n,s))&&t.preventDefault()}#f(t,n,s){if(t==="Escape"&&this.#i!==
null)return this.open($o(this.#i)||null),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()===
"t"&&this.#s)return this.#b(),!0;if(t.toLowerCase()==="c"&&this.circuits)return this.circuits.toggle(),!0;if(t.toLowerCase()===
"p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"put"}),!0;if((t==="Enter"||t===
" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.hooks.act&&!r?this.#S(s??""):
this.#E(n),!0}if(this.#i!==null&&this.#s){let r=xo(this.#i,t,this.#s),i=n?.getAttribute("aria-current")==="true";r!==null&&
this.open(r);let a=this.drawn.querySelector(`[aria-current="true"][data-open="${r}"]`);return i&&a instanceof SVGElement&&
a.focus(),r!==null}let o=Ll(this.#$,n,t)?.getAttribute("data-part")??null;return o!==null&&this.#O(o),o!==null}#y(t){let n=this.#$.
find(s=>s.getAttribute("data-part")===t);return n instanceof SVGElement?n:null}#O(t){let n=this.#y(t);n&&(this.#a=t,this.#N(),
n.focus())}#T(t){let{root:n,foot:s}=this,o=this.#y(t)?.getBoundingClientRect();if(!o||!n.classList.contains("tall"))return;
let r=n.scrollHeight>n.clientHeight+1,i=r?n:document.documentElement,a=r?n.getBoundingClientRect().top:this.hooks.covered?.()??
0,c=s.getBoundingClientRect().top,h=o.height<=c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy({top:h,behavior:Wl.matches?"\
auto":"smooth"})}#I(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#s,r=o&&Rt(n,o),{act:i,edit:a}=this.
hooks;if(!s||!r||!i)return!1;let c=!0;if(r.kind==="visit"){let l=r.visit??0;if(!a||!o.visits[l+s])return!0;a({kind:"move",
visit:l,by:s,isDone:c}),this.#O(`visits.${l+s}`)}else if(r.kind==="gate"){let l=Math.min(1,Math.max(0,o.gate+s*kp));i({kind:"\
gate",value:Math.round(100*l)/100,isDone:c})}else if(r.kind==="head"||r.kind==="pointer"){let l=r.kind==="head"?"attenti\
on":"pointer";i({kind:"temperature",of:l,value:yo(o,l,s*Mp),isDone:c})}else return!1;return!0}get#$(){return[...this.drawn.
querySelectorAll("[data-part][tabindex]")]}#N(){let t=this.#$,n=t.find(s=>s.getAttribute("data-part")===this.#a)??t[0];for(let s of t)
s.setAttribute("tabindex",s===n?"0":"-1")}#d(t){let n=this.#H();if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.
setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));let r=this.#i===null?[]:
vc(n,this.#i);r.length||(this.#i=null);let{type:i}=n.stage,a=this.circuits?.circuit??null,c=r.length?r:Aa(Vc(Il(n),this.
putIn,i),a,i);this.drawing.show(c,Wl.matches?0:t),this.#i===null&&this.#N();let l=this.#i===null?null:jc(this.#i,n.reading),
h=this.#e?null:this.player.told,u=a&&!this.#e?Ta(a,n.reading):null,{title:f,text:d}=l??h??u??be(this.#e,n.reading,n.before),
g=!(l||h||u||this.#e);this.root.toggleAttribute("data-idle",g);let y=g&&!u&&!this.#t&&!this.hooks.isProjected,p=this.circuits?.
failure||(y?Cc:""),b=l||h?"":this.#P(),x=this.putIn.names.includes(this.#r??"")?`It was put in from the ${this.putIn.run}\
 run.`:"",w=a&&this.#e?Sa(a,this.#r):"";Fl(this.caption,{title:f,text:[d,x,w,b,p].filter(Boolean).join(" ")})}#P(){clearTimeout(
this.#g);let t=this.#r??"",n=this.#m.get(t);return n!==void 0||!this.#e||this.#h?n??"":(this.#g=window.setTimeout(()=>{let s=this.#F();
this.#m.set(t,s),s&&this.caption.append(` ${s}`)},yp),"")}#F(){let[t,n]=[this.#e,this.#s],s=t&&n&&Ep(t,n);try{let o=s&&this.
hooks.whatIf?.(s);return o?Fc(t,n,o):""}catch{return""}}#H(){let{clientWidth:t,clientHeight:n}=this.drawn,s=t<Ns;if(!this.#s||
t<$p||n<1&&!s)return null;let r=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(wp,Math.max(
xp,t/120));this.root.classList.toggle("tall",s);let i={reading:this.#s,before:this.#t,overlays:this.#n},a=Gn(i),c=this.#R(
r,{width:t,height:n}),l=s?r:c,h=s?Nl(this.#s,t,l):n,u=s&&this.#i!==null?Ap:h;return{...i,beside:this.#o,stage:Co(this.#s,
{width:t,height:u,type:l},a),lit:this.#e??Rt(this.player.told?.part,this.#s),beat:this.#l??Number.POSITIVE_INFINITY,happened:this.
happened,isOwnScale:this.isOwnScale,scale:[this.#W("--map-least"),this.#W("--attention")],canAct:this.hooks.act!==void 0}}#R(t,n){
if(!this.hooks.isProjected||!this.#s||n.width<Er.width)return t;let s=Math.max(t,Er.type);return Co(this.#s,{...n,type:s}).
layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=Er.side)?s:t}#W(t){let n=getComputedStyle(this.root).getPropertyValue(
t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}}});async function Or({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await Tp(e))}`}async function jl(e,t){let n=new Image;
n.src=await Or(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function Tp(e){let t=await Np();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function Np(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await vp(n,e.href??document.baseURI)})}`}}catch{}
return""}async function vp(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${Ee(new Uint8Array(await n.arrayBuffer()))}`}var Dl=L(()=>{"use strict";$();Oe()});var Nr={};Th(Nr,{NetworkDrawing:()=>Tr});var Tr,vr=L(()=>{"use strict";$();wa();Hl();Wn();Dl();Tr=class{#s;#t;#n=null;#o=null;#e=null;constructor(t,n){
let{title:s,hover:o,told:r,acts:i,isStill:a,isProjected:c}=n;this.#s=s,this.#t=new _s(t,{...o&&{pointed:o},...r&&{told:r},
...a&&{isStill:a},...c&&{isProjected:c}}),i&&(this.#e=new Dn(this.#t,{...i,answered:l=>{this.#n=l.figure,this.#o=l,i.answered(
l)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.text??null}follows(t){return this.#e?.
follows(t)??!1}async compute({server:t,query:n},s,{isSilent:o}){return!this.#n||n.against||!(o||$a(s,t))?null:xa(this.#n.
meta,s,t,n)}draw(t){if(t!==this.#n){this.#n=t;let n=ho.get(t),s=t.before&&an(t.before);this.#o={trace:n??an(t.trace),before:s};
let o=n?"browser":"server";this.#e?.begin(t.meta,this.#o.trace,s,o)}this.#o&&this.#t.show(this.#o.trace,this.#o.before)}get beats(){
return this.#t.player.count}tell(t){let{player:n}=this.#t;t===null?n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){
this.#t.mark(t)}async address(t,n){let s=this.#t.file({title:this.#s});return t==="svg"?Or(s):jl(s,n)}}});$();$();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function h(p){return typeof p=="string"&&Object.hasOwn(t,p)}let u=p=>{let b=s.exec(p??""),x=b?b[1]??"auto":
p;o.toggleAttribute("data-transparent",b!==null),h(x)?o.dataset.askedTheme=p??"":delete o.dataset.askedTheme,a=[x,o.dataset.
firstTheme,l()].find(h)??"auto"},f=()=>{let p=new URL(location.href);p.searchParams.delete("theme"),delete o.dataset.askedTheme,
p.search!==location.search&&history.replaceState(history.state,"",p)},d=()=>{let p=document.querySelector("[data-theme-b\
utton]");return p instanceof HTMLElement?p:null},g=()=>{let p=d();p&&(p.textContent=n[a]);let b=a==="auto"?r.matches?"da\
rk":"light":a;c||o.dataset.theme===b||(o.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
y=({type:p})=>{document.querySelector(".deck")||(c=p==="beforeprint",c?o.dataset.theme="light":g())};u(i),g();for(let p of[
"beforeprint","afterprint"])window.addEventListener(p,y);r.addEventListener("change",g),document.addEventListener("point\
erscope:choose-theme",({detail:p})=>{(p===null||h(p)||s.test(p))&&u(p??i),g()}),document.addEventListener("DOMContentLoa\
ded",()=>{let p=d();p&&(p.hidden=!1,g(),p.addEventListener("click",()=>{a=t[a],f();try{localStorage.setItem(e,a)}catch{}
g()}))})})();$();zt();$();var si={min:.5,max:4},Wh={controls:["none","some","all"],caption:["none","title","all"]};function Sn(e,t){return e===
"scale"?t.trim()!==""&&Number(t)>=si.min&&Number(t)<=si.max:e==="controls"||e==="caption"?Wh[e].includes(t):CSS.supports(
"color",t)}$();var oi=Promise.resolve();function ri(e){let t=oi.then(Fh).then(e);return oi=t.catch(()=>{}),t}function Fh(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}$();zt();$();var ii={width:960,height:540};function ci(e){return{"HTML frame":li(e),"Web component":Hh(e),Markdown:hi(e),Quarto:jh(
e),LaTeX:Dh(e)}}function li({title:e,embed:t}){return`<iframe src="${On(t)}" title="${On(e)}" width="${ii.width}" height\
="${ii.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function Hh({server:e,attributes:t}){
let n=Object.entries({server:e,...t}).map(([s,o])=>o===""?s:`${s}="${On(o)}"`);return`<script src="${On(new URL("pointer\
-view.js",e).href)}" defer><\/script>
<pointer-view ${n.join(" ")}></pointer-view>`}function hi({title:e,embed:t,picture:n}){return`[![${Bh(e)}](<${ai(n)}>)](\
<${ai(t)}>)`}function jh(e){return['::: {.content-visible when-format="html"}',"```{=html}",li(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',hi(e),":::"].join(`
`)}function Dh({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${o}`,
"\\begin{figure}","  \\centering",`  \\href{${Gh(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Kh(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function On(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Bh(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function ai(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Gh(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Uh={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Vh=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
qh={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},zh=/[ąęįųĄĘĮŲ]/,Yh=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Kh(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(Yh,"")].flatMap(n=>[...qh[n]??Xh(n)]).map(n=>Uh[n]??Jh(n)).join("")}function Xh(e){return zh.test(e)?
e.normalize("NFD").slice(0,1):e}function Jh(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Vh.test(e)?e:"?"}$();function fi(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return Zh(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[ui("Title",n),ui("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Zh(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function ui(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Qh(n)),s.buffer}function Qh(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var tu=[1,2,4],eu=2;function di({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className=
"view-take";let a={link:Tn("Link"),embed:Tn("Embed"),json:Tn("JSON"),offline:Tn("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=Ze("JSON",()=>mi(r(),`${e()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=nu(()=>{let{link:p,embed:b}=t(),x=b?n():null;return{...p&&{Address:p},...x&&ci(x)}}),u=()=>{let p=t();for(let b of Object.
keys(a)){let x=p[b];a[b].hidden=x===null,x!==null&&(a[b].href=x)}c.hidden=p.json!==null,h.hidden=p.link===null&&p.embed===
null,l.hidden=ue.answers};for(let p of["pointerenter","focusin"])i.addEventListener(p,u);let f=document.createElement("s\
elect");f.setAttribute("aria-label","Size of the PNG"),f.append(...tu.map(p=>{let b=p===eu;return new Option(`${p}×`,String(
p),b,b)}));let d=async p=>{let{address:b,meta:x}=await s(p,Number(f.value)),w=x.origin??t().embed??location.href;pi(fi(b,
p,{title:x.title,origin:w}),`${e()}.${p}`)},g=()=>mi(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),y=document.createElement(
"span");return y.append(Ze("PNG",()=>d("png"))," ",f),i.append(a.link,a.embed,y,Ze("SVG",()=>d("svg")),Ze("CSV",g),a.json,
c,a.offline,h,l),u(),i}function nu(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;
r.textContent="",o.hidden=!0;let c=Object.entries(e()).map(([l,h])=>Ze(l,()=>a(l,h)));s.replaceChildren(...c,r)});let a=async(c,l)=>{
o.value=l,o.hidden=!1,o.setAttribute("aria-label",c);let h=await su(l);h||o.select(),r.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function su(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function Tn(e){let t=document.createElement("a");return t.textContent=e,t}function Ze(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function mi(e,t,n){pi(new Blob(
[e],{type:n}),t)}function pi(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}Qe();$();var gi={width:420,height:200},ou=300,ke=2,gt=20,fe=8,ru=7.5,iu=44,au=18,cu=240,lu=90,$i=56,xi=90,hu=48,uu=1.3,fu=.6,mu=9,
wi=1.4,ki=["coloraxis","coloraxis2"];function Mi({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){if(!n)return{data:e,
layout:t};let i={width:n/r,height:s/r},a=o&&(i.width<gi.width||i.height<gi.height),c={...i,isFixed:o,isTiny:a,isNarrow:i.
width<560,scale:r},l=a?du(t,t.meta.small??{}):t;if(!o)return{data:e,layout:{...l,...yi(l,c)}};let h=pu(e,l),u={...h,...yi(
h,c),...gu(e,h,c),...$u(h,c)};return{data:Eu(e,h,c.height),layout:u}}function du(e,t){return Ai(e,t)}function Ai(e,t){if(!bi(
e)||!bi(t))return t;let n={...e};for(let[s,o]of Object.entries(t))n[s]=Ai(e[s],o);return Object.fromEntries(Object.entries(
n).filter(([,s])=>s!==null))}function bi(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function Ei(e,t){return Object.
entries(e).filter(([s])=>t.test(s))}function Si(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function Oi(e){return Ei(e,/^yaxis/).
map(([,t])=>t.domain??[0,1])}function Ti(e,t){return e[t]}function pu(e,t){let{xaxis:n}=t,s=e.find(i=>(i.xaxis??"x")==="\
x"&&Array.isArray(i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(s)&&o.length===s.length;
return n?.tickangle!==-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function gu(e,t,{
width:n,height:s,isTiny:o,scale:r}){let i=bu(e,t),a=Math.max(...i.map(b=>b.length*fe+hu)),c=Math.ceil(i.length/Math.max(
1,Math.floor(n/a))),l=i.length>0&&c*gt>s/(o?4:3),h=i.length>0&&!l,u=yu(t,s,r),d=((u.annotations?.find(({font:b})=>b?.size)?.
font?.size??0)/r||gt)*wi+2,g=Math.min(t.margin?.t??8,h?c*gt+4:t.annotations?.length?d:8),y=ki.some(b=>Ti(t,b)?.colorbar?.
orientation==="h"),p=!t.margin||y&&!o;return{...l&&{showlegend:!1},...!p&&{margin:{...t.margin,t:Math.ceil(g*r)}},...u}}
function bu(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,visible:i,showlegend:a,legendgroup:c}of e)
!o||(a===!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?
[...n.values()]:[]}function yu(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:f,yanchor:d})=>f==="paper"&&d==="botto\
m",i=s.filter(r);if(!i.length)return{};let a=Oi(e).map(([f])=>f),c=i.filter(({y:f})=>f<1).map(({y:f})=>Math.min(...a.map(
d=>d-f).filter(d=>d>0),1-f)),l=o.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-gt)/wi);if(h>=l)return{};let u=Math.max(
mu,h*n);return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function $u(e,{height:t,isTiny:n}){let s=Math.
floor(t/3/fe),o=t-Ni(e,1/0,s)-$i,r={};for(let i of ki){let a=Ti(e,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=xu(e,i,a,o))}return r}
function xu(e,t,n,s){let o=n.colorbar??{};if(s>=ou||o.ticktext||o.orientation==="h")return n;let r=e.template.layout[t],
i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let u=Math.max(ke,Math.floor(a/gt/1.5));return{...n,colorbar:{
...o,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let f=h.at(-1);(f===void 0||(u-f)/(l-
c)*a>=gt)&&h.push(u)}return{...n,colorbar:{...o,tickvals:h}}}function yi(e,t){let{width:n,height:s,isFixed:o,isTiny:r,isNarrow:i}=t,
a=i?n:1/0,c=o?Math.floor(s/3/fe):1/0,l=Ni(e,a,c),h=o?l?$i:xi:0,u=Math.max(s-l-(r?2*gt:h),gt),f=r?n-lu:Math.max(n-cu,60);
return Object.fromEntries(Ei(e,/^[xy]axis/).map(([d,g])=>{let y=d.startsWith("x"),p=o&&y?Mu(g,e,u):g,[b,x]=p.domain??[0,
1],w=(x-b)*(y?f:u),k=e.template.layout.font.size*t.scale,A=wu(p,y,w,k,t),v=e.meta.priority?.[d];return[d,ku(A,{isX:y,length:w,
fontSize:k,upright:c,priority:v},t)]}))}function wu(e,t,n,s,{isTiny:o,isFixed:r}){let i=e.title?.text??"";if(!o)return r&&
!t&&i.length*fe>uu*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>fu)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(fe-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:s-2},text:h}}}function ku(e,{isX:t,length:n,fontSize:s,upright:o,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:h}=i,{ticktext:u,tickvals:f=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!u)return c||h&&t?Au(e,t,
n,i):e;let d=u.length;if(l&&t&&d===1&&e.tickangle===0&&(u[0]??"").length*fe>n-fe)return{...e,tickfont:{size:.75*s}};if(d<=
ke&&(t||!c||n>=gt))return e;let y=d<=ke?[d-1]:Su(d,Math.floor(n/gt),r);return{...e,tickvals:y.map(p=>f[p]??p),ticktext:y.
map(p=>vi(u[p]??"",p,h?a:1/0,t?o:1/0))}}function Mu(e,t,n){let[s]=Si(t,e.anchor)?.domain??[0,1],o=Oi(t).map(([,a])=>a),r=Math.
max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return e.side==="top"||i>2.4*gt?e:{...e,title:{},...i<.9*gt&&{showticklabels:!1}}}
function Au(e,t,n,{isTiny:s,isNarrow:o}){let r=Math.max(ke,Math.floor(n/(t?iu:gt*1.5)));if(e.tickvals){let h=t?1:Math.ceil(
e.tickvals.length/r);return{...e,tickvals:e.tickvals.filter((u,f)=>f%h===0)}}let{dtick:i,...a}=e;if(e.type==="category")
return t?e:{...a,nticks:Math.max(ke,Math.floor(n/au))};let c=o&&t&&e.nticks&&!s?ke:r,l=Math.min(e.nticks??1/0,c);return s||
e.nticks||l<5?{...a,nticks:l}:e}function Eu(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=Si(
t,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;return a===void 0?s:(i-r)*(n-xi)<a*gt?{...s,texttemplate:""}:s})}
function Su(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;let o=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.
filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);
return r.sort((i,a)=>i-a)}function Ni({xaxis:e},t,n){let o=(e?.tickangle===0?[]:e?.ticktext??[]).map((r,i)=>vi(r,i,t,n).
length);return Math.max(0,...o)*ru}function vi(e,t,n,s){let o=n<1/0;if(!o&&e.length<=s)return e;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.
exec(e)??[],[,i="",a="",c=""]=r,[l="",h]=a.split(" · "),u=Math.min(o?Math.max(5,Math.floor(n/48)):14,s),f=l.length>u&&!l.
includes("&")?`${l.slice(0,u-1)}…`:l;return i+(h?`${t+1} ${f}`:f)+c}$();zt();Qe();var Ou=12,Me=new Map,js=new Map;function Gs(e,t){let n=JSON.stringify(Object.values(e)),s=Me.get(n)??new Map;
Me.delete(n),Me.set(n,s);for(let i of Me.keys()){if(Me.size<=Ou)break;Me.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise(
(i,a)=>Tu(n,e,t,{resolve:i,reject:a}));return s.set(t,r),r.catch(()=>s.delete(t)),r}function Tu(e,t,n,s){let o=js.get(e);
if(o){o.views.set(n,s);return}let r=new Map([[n,s]]);js.set(e,{query:t,views:r}),setTimeout(()=>{js.delete(e),Nu(t,r)},0)}
async function Nu(e,t){let{server:n,path:s,query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Ft(`${s}/\
figures?${Ht({...o,views:i,theme:r})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof ot&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of t)c?vu(e,l).then(h,u):u(a)}}function vu({server:e,path:t,
query:n,theme:s},o){let r=Ht({...n,theme:s});return Ft(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}var Ds=new Map;async function _i(e,t){
let n=Ds.get(e),s=n??(e.startsWith("#")?Lu(e.slice(1)):_u(e));n||(Ds.set(e,s),s.catch(()=>Ds.delete(e)));let o=await s;if(ht(
o))return o;let{templates:r={}}=o.layout.meta,i=r[t];if(!i)return o;let a=Li(i),c=new Map;for(let f of Object.values(r))
Li(f).forEach((d,g)=>{c.set(d,a[g]??d)});let{data:l,layout:h}=Bs({data:o.data,layout:o.layout},c),{meta:u}=o.layout;return{
...o,data:l,layout:{...h,meta:u,template:i}}}function Li(e){return e.layout.colorway}function Bs(e,t){return Array.isArray(
e)&&["string","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>Bs(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,o])=>[s,Bs(o,t)])):t.get(e)??e}async function Lu(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function _u(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new ot(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function Ae(e,{server:t,path:n,view:s,values:o}){let r=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},h=Ht({...i&&e!=="json"?{step:s}:
{},...o}).toString();return new URL(h?`${c[e]}?${h}`:c[e],t).href}$();function Ri({x:e,y:t,xaxis:n,yaxis:s},o){let r=[Ci(n,e,o),Ci(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function Ci(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Ii(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(Cu()),{_fullLayout:o}=e;
if(!o)return;let r=t.flatMap(i=>n.map(a=>Ru(o,o[i],a)));s.replaceChildren(...r.filter(i=>i!==null))}function Cu(){let e=document.
createElement("div");return e.className="view-marks",e}function Ru(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),o=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],r=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<t._length)||!o?._length)return null;let[c,l]=s?[t._offset+i,o._offset]:[o._offset,t._offset+
i],[h,u]=s?[a-i,o._length]:[o._length,a-i],f=document.createElement("div");return Object.assign(f.style,{left:`${c}px`,top:`${l}\
px`,width:`${h}px`,height:`${u}px`}),f}$();function Wi(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function Fi(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function Hi(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function ji(e,t){return e.map(s=>{let{name:o,title:r,values:i}=s,a=Di(s)[i.indexOf(t[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function Di({values:e,labels:t}){return t??e}var vn=class{#s;#t;#n="";#o=0;#e=null;constructor(t,n){
this.#s=t,this.#t=n}offer({choices:t=[],player:n},s,o){let r=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#e=null,
this.#s.replaceChildren(...t.map(c=>this.#r(c))),r.length&&o&&this.#s.append(this.#a(r));let a=t.find(({name:c})=>c===n);
a&&this.#s.append(...this.#l(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#s.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#o),this.#o=0,this.#e&&(this.#e.textContent=
"Play")}#r(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=Di(t);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Pi(s,r)}#a(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),Pi("Open",n)}#l({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[t]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},i=h=>{this.pause(),r(o()+h)},a=Us(
"Play",()=>{if(this.#o){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#e=a;let c=Us("‹",()=>i(-1)),l=Us("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function Pi(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function Us(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}$();var Bi="vendor/plotly/plotly-traces-4.1.1.min.js",Vs;function Ln(e){return window.Plotly?Promise.resolve(window.Plotly):
(Vs??=new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${Bi}`,e).href:new URL(`../${Bi}`,
S).href;let o=()=>{Vs=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):o()),s.addEventListener("error",o),document.head.append(
s)}),Vs)}async function Gi(e,t,n){let{width:s,height:o}=e.layout;return(await Ln()).toImage(e,{format:t,width:s,height:o,
...t==="png"&&{scale:n}})}to();Rn();var Cr={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"i\
nterventions",against:"against"},Rr=["inputs","removed"],Lp=new Set(["server","source","model","lesson","view","theme","\
reads",...Rr,...Object.keys(Cr)]),Vl=["scale","accent","controls","caption"],_p=new Set([...Vl,"fill"]),Bl="pointer-view\
:hover",Lr=matchMedia("(prefers-color-scheme: dark)"),Cp={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},
Rp=120,Ip=[["short",576,0],["low",352,0],["tight",288,352]],Pp="400px 0px",Gl=660,Wp="[data-answer]:not(pointer-view *)",
Fp=/^(\w+):(\d+)$/,Hp="The server draws this chart, and it does not answer.",jp="The answer above is computed in this br\
owser.",Dp="Type visits, or add a place, to see what the model answers.",Ye=null,_r=null,Ir=class extends HTMLElement{#s=null;#t=null;#n=null;#o=0;#e=!1;#r="";#a=!1;#l="";#i=[];#h=!1;#u=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#E()},{rootMargin:Pp});#m=new ResizeObserver(()=>requestAnimationFrame(()=>this.#B()));#g=new MutationObserver(
t=>this.#S(t.map(({attributeName:n})=>n??"")));#M=t=>this.getAttribute(t);#b=()=>{if(!this.#n||!this.#t){this.#y();return}
this.#R(this.#$),this.#k()};#v=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#A=({type:t})=>this.#st(t==="beforeprint");connectedCallback(){
this.#s??=this.#U(),this.#d(),document.addEventListener("pointerscope:theme",this.#b),document.addEventListener(Bl,this.#v),
Lr.addEventListener("change",this.#b);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#A);this.#m.
observe(this),this.#g.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#u.observe(this):this.#h=!0,this.#y()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#b),document.removeEventListener(Bl,this.#v),Lr.removeEventListener(
"change",this.#b);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#A);this.#m.disconnect(),this.#g.
disconnect(),this.#u.disconnect(),this.#c.controls.pause()}mark(t){t.join()!==this.#i.join()&&(this.#i=t,this.#K())}get chosen(){
return this.#t?this.#C:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#X();
return Math.ceil(t+Nn(this.#t)+n)}get#c(){return this.#s??=this.#U(),this.#s}#E(){this.#h=!0,this.#u.disconnect(),this.#y()}#S(t){
t.some(s=>_p.has(s))&&(this.#d(),this.#k()),t.includes("beat")&&this.#x();let n=t.filter(s=>Lp.has(s)&&!this.#L(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#h?this.#E():n.length?this.#y():this.#f.some(({name:s})=>t.includes(s))?this.#G()&&
this.#k():t.includes(this.#l)&&this.#y()}#L(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#b(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#x(){if(!this.#r)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#_(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#p("beat",{beat:t===null?null:t+1})}get#f(){return this.#t?Tt(this.#t).choices??[]:[]}#y(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#F()}))}get#O(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#T(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:Et.href}get#I(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#$(){let t=this.getAttribute("theme");return t===
"auto"?Lr.matches?"dark":"light":(t??this.#I)==="dark"?"dark":"light"}get#N(){let t=this.getAttribute("scale");return t!==
null&&Sn("scale",t)?Number(t):1}#d(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty(
"--scale",String(this.#N)):this.style.removeProperty("--scale"),t&&Sn("accent",t)?this.style.setProperty("--accent",t):this.
style.removeProperty("--accent")}get#P(){if(this.hasAttribute("lesson")){let n=Rr.map(s=>[s,this.getAttribute(s)]);return{
needsHistory:!1,query:Object.fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};
let t=Object.entries(Cr).map(([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#F(){
let{needsHistory:t,query:n}=this.#P;this.#o+=1;let s=this.#o,o=this.getAttribute("source"),r=this.getAttribute("view")??
"",i=this.#O&&r&&(!t||n.visits||n.record);if(!o&&!i){this.#j(Dp);return}if(!this.#h){this.#j("");return}let a=this.#$;this.#R(
a),this.setAttribute("aria-busy","true");try{let c={server:this.#T,path:this.#O,query:n,theme:a},l=this.hasAttribute("se\
rver")?this.#T:"",[h]=await Promise.all([o?_i(o,a):this.#H(c,r),o?null:r===we?Promise.resolve().then(()=>(vr(),Nr)):Ln(l)]),
u=ht(h),f=u?await Promise.resolve().then(()=>(vr(),Nr)):null;u||await Ln(l),await ri(()=>{s===this.#o&&(this.#ot(f?.NetworkDrawing??
null,Tt(h).title),this.#t=u?h:structuredClone(h),this.#it(this.#t),this.#W({...c,theme:"light"},r))})}catch(c){s===this.#o&&
this.#q(c)}finally{s===this.#o&&this.removeAttribute("aria-busy")}}async#H(t,n){let s=n===we?this.#n:null,o=this.getAttribute(
"model")??"",r=await s?.compute(t,o,{isSilent:!1});if(r)return r;try{return await Gs(t,n)}catch(i){if(!Ul(i))throw i;let a=await s?.
compute(t,o,{isSilent:!0});if(!a)throw i;return a}}#R(t){this.#I!==t?this.dataset.theme=t:delete this.dataset.theme}#W(t,n){
if(!this.#t||ht(this.#t))return;let{template:s,meta:o}=this.#t.layout,r=o.templates?.light;Ye??=r??(this.#$==="light"?s:
null),!(Ye||this.hasAttribute("source"))&&(_r??=Gs(t,n),_r.then(i=>{ht(i)||(Ye??=i.layout.template)}).catch(()=>{_r=null}))}#st(t){
if(this.#a=t,!this.#t||!this.#r)return;let n=Ye??this.#n;this.#R(t&&n?"light":this.#$),this.#k(),t||requestAnimationFrame(
()=>this.#k())}#U(){let t=document.createElement("summary");t.textContent="Numbers";let n={title:this.#w("h3","view-titl\
e"),caption:this.#w("p","view-caption"),choices:this.#w("div","view-choices"),summary:this.#w("p","view-summary"),failure:this.#w(
"p","view-failure"),trust:this.#w("p","view-trust"),plot:this.#w("div","view-plot"),details:this.#w("details","view-tabl\
e"),exports:di({name:()=>this.#Q,links:()=>this.#pt(),view:()=>this.#t&&this.#gt(this.#t),picture:(o,r)=>this.#mt(o,r),csv:()=>Cn(
this.#Z()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),
n.plot.role="img",n.details.append(t),n.details.addEventListener("toggle",()=>this.#J());let s=new vn(n.choices,{selected:()=>this.#C,
select:(o,r)=>this.#ft(o,r),open:o=>this.#p("open",o)});this.replaceChildren(...Object.values(n)),this.addEventListener(
"toggle",({target:o})=>this.#ut(o),!0);for(let o of[n.plot,n.details,n.choices,n.exports,n.failure])o.hidden=!0;return{...n,
controls:s}}#w(t,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?s:document.createElement(t);return o.className=
n,o}#ot(t,n){if(t===null==(this.#n===null))return;let s=this.#c,o=s.plot.cloneNode();o.removeAttribute("data-listening"),
o.role=t?"group":"img",s.plot.replaceWith(o),s.plot=o,this.#n?.bar?.remove(),this.#n=t?new t(o,{title:n,isProjected:this.
hasAttribute("fill"),hover:r=>this.#p("hover",{visits:r}),told:r=>this.#_(r),acts:{server:()=>this.hasAttribute("source")?
null:this.#T,answered:r=>this.#rt(r),resized:()=>requestAnimationFrame(()=>this.#B())}}):null,this.#n?.bar&&s.summary.before(
this.#n.bar)}#rt({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#n??{};s?this.setAttribute("interventio\
ns",s):this.removeAttribute("interventions"),this.#G()&&this.#k(),this.#p("interventions",n)}#V(t){let{plot:n,details:s,
choices:o,exports:r,failure:i}=this.#c;for(let c of[n,s,o,r])c.hidden=t;i.hidden=!0;let a=this.#n?.bar;a&&t&&(a.hidden=!0)}#j(t){
this.#t=null,this.#l="",this.removeAttribute("aria-busy"),this.#c.controls.pause(),this.#V(!0),this.#c.summary.textContent=
t}#q(t){this.#j("");let{failure:n}=this.#c,s=Ul(t)&&document.querySelector(Wp)!==null,o=s?Hp:qt(t);if(n.replaceChildren(
o),s&&n.append(" ",Bp()),n.hidden=!1,this.#p("failed",{message:o}),!(t instanceof ot)||![0,503].includes(t.status))return;
let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener("click",()=>this.#y()),
n.append(" ",r)}#it(t){let{title:n,caption:s,controls:o}=this.#c,r=Tt(t);n.textContent=r.title,n.hidden=!1,s.textContent=
r.caption,this.#at(r.trust),this.toggleAttribute("data-network",ht(t)),this.#V(!1),o.offer(r,ht(t)?[]:t.data,!this.hasAttribute(
"fill")),this.#G()&&this.#k()}#at(t){let{trust:n}=this.#c;if(n.textContent=t?.text??"",!t||this.hasAttribute("source")||
!ue.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.getAttribute("model")??"");s.href=new URL(
`insights/${o}#view-${t.view}`,this.#T).href,s.textContent="Which explanation to believe",n.append(" ",s)}#k(){if(!this.#t)
return;let{plot:t}=this.#c,n=this.#a,s=this.#D(Nn(this.#t)),o=n?Math.min(s.width||Gl,Gl):s.width;if(!o)return;ht(this.#t)?
(t.style.height=`${s.height}px`,this.#n?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}px`:"",this.#ct(t,this.#t,
{...s,width:o}));let r=!this.dataset.drawn;this.#r=`${o}×${s.height}`,this.dataset.drawn="true",r&&this.hasAttribute("b\
eat")&&this.#x(),this.#K(),this.#p("drawn",{})}#ct(t,{data:n,layout:s},o){let r=this.#a,i=r&&Ye?{...s,template:Ye}:s,a=this.#z(
{data:n,layout:i},o);window.Plotly?.react(t,a.data,r?{...a.layout,width:o.width}:a.layout,Cp),t.dataset.listening||this.#lt(
t)}#z({data:t,layout:n},{width:s,height:o,isFixed:r}){let i="rgba(0, 0, 0, 0)",a=this.#N,{font:c,hoverlabel:l}=n.template.
layout,h=c.size*a,u=Mi({data:t,layout:Gp(n)},{width:s,height:o,isFixed:r,scale:a}),f={font:{size:h},hoverlabel:{...n.hoverlabel,
font:{...l.font,size:h}}};return{data:u.data,layout:{...u.layout,...a!==1&&f,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#lt(t){
t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#p("open",n.data.meta);let[
,s,o]=Fp.exec(String([n.customdata].flat()[0]))??[];s&&this.#p("select",{table:s,row:Number(o)})}),t.on("plotly_hover",({
points:[n]})=>{n&&this.#p("hover",{visits:Ri(n,this.#Y)})}),t.on("plotly_unhover",()=>this.#p("hover",{visits:[]}))}get#Y(){
return this.#t?Tt(this.#t).visit_axes??[]:[]}#p(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#K(){
!this.#t||!this.#r||(this.#n?this.#n.mark(this.#i):Ii(this.#c.plot,this.#Y,this.#i))}#D(t){let{plot:n}=this.#c,s=n.clientWidth;
if(!this.hasAttribute("fill"))return{width:s,height:t,isFixed:!1};this.#ht();let{above:o,below:r}=this.#X();this.style.setProperty(
"--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),Rp);return{width:s,height:i,isFixed:!0}}#ht(){
let[t,n]=[this.offsetWidth/this.#N,this.offsetHeight/this.#N],s=Ip.filter(([,o,r])=>n<o||t<r).map(([o])=>o).join(" ");this.
dataset.room!==s&&(this.dataset.room=s)}#X(){let{plot:t,details:n,exports:s}=this.#c,o=this.getBoundingClientRect(),r=o.
height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.
map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-o.top)/r,below:a/r}}#ut(t){
if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&
(n.open=n===t);requestAnimationFrame(()=>this.#B())}#B(){if(!this.#t)return;let{width:t,height:n}=this.#D(Nn(this.#t));t&&
this.#r!==`${t}×${n}`&&this.#k()}#ft(t,n){this.setAttribute(t,String(n)),this.#p("option",{[t]:n})}#G(){let t=this.#t;if(!t)
return!1;let n=this.hasAttribute("lenient")?null:Fi(this.#f,this.#M);if(n)return this.#q(new Error(n.message)),this.#l=n.
name,!1;let s=Tt(t),o="";if(this.#f.length&&!ht(t)){let r=this.#C;this.#c.controls.show(r);for(let a of t.data)a.meta&&(a.
visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));Xi(t,r);let{summaries:i}=s;i&&(s.summary=i.texts[Hi(this.#f,i.by,
r)]??""),o=`: ${ji(this.#f,r)}`}return this.#c.summary.textContent=s.summary??"",this.#c.plot.setAttribute("aria-label",
`${s.title}${o}. ${s.summary??""}`),this.#J(),!0}get#C(){return Wi(this.#f,this.#M)}#J(){let{details:t}=this.#c;if(!t.open||
!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),
n.setAttribute("aria-label",`Numbers: ${Tt(this.#t).title}`),n.append(...this.#Z().map(Te)),t.querySelector(".table-fram\
e")?.remove(),t.append(n)}#Z(){return this.#t?Qi(this.#t,this.#C):[]}async#mt(t,n){let s=this.#t;if(!s)throw new Error("\
There is no figure to save yet.");return{address:ht(s)?await this.#n?.address(t,n)??"":await Gi(this.#dt(s),t,n),meta:Tt(
s)}}#dt(t){let{data:n,layout:s}=structuredClone(t),o=this.#D(s.height),{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,
a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#z({data:n,layout:s},o),l=a?{}:{
paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#Q(){let t=[this.getAttribute(
"model")??this.getAttribute("lesson"),this.getAttribute("view"),this.hasAttribute("against")&&"difference"];return this.
getAttribute("name")??t.filter(Boolean).join("-")}get#tt(){return{server:this.#T,path:this.#O,view:this.getAttribute("vi\
ew")??"",values:{...this.#P.query,...this.#C}}}get#et(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Vl.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&Sn(s,o??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#pt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&ue.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#tt;return{link:n,embed:Ae(
"embed",this.#nt(o)),json:Ae("json",o),offline:Ae("offline",o)}}#nt(t){let{controls:n,...s}=this.#et,o={...t.values,...s,
...n&&n!=="some"&&{controls:n}};return{...t,values:o}}#gt(t){let n=this.#tt,{title:s,summary:o=""}=Tt(t),r=["model","les\
son","view","reads",...Rr,...Object.keys(Cr)],i=[...this.attributes].filter(({name:f})=>r.includes(f)),{theme:a,...c}=this.#et,
l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:f,value:d})=>[f,d])),...this.#C,...l&&{theme:l},
...c},u=this.#nt(n);return{title:s,caption:o,name:this.#Q,server:n.server,embed:Ae("embed",u),picture:Ae("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([f,d])=>[f,String(d)]))}}};function Ul(e){return e instanceof ot&&e.status===0}function Bp(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=jp,e}function Gp(e){let t=Object.
entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=o.type==="category"&&!o.categoryarray&&r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(
t)}customElements.define("pointer-view",Ir);$();$();var Pr="pointerscope-beat";function Cs(e){return 1+e.querySelectorAll(`.${Pr}.visible`).length}function Up(e,t,n){let s=t.
querySelectorAll(".fragment").length;for(let o=0;o<n-1;o+=1){let r=document.createElement("span");r.className=`fragment ${Pr}`,
r.dataset.fragmentIndex=String(s+o),t.append(r)}e.syncFragments(t)}function ql(e,t){let n=t.closest("section"),{beats:s}=t;
!n||s<2||n.querySelector(`.${Pr}`)||(Up(e,n,s),Wr(n))}function Wr(e){for(let t of e.querySelectorAll("pointer-view[beat]")){
let n=String(Cs(e));t.getAttribute("beat")!==n&&t.setAttribute("beat",n)}}$();var Vp=["ArrowRight","ArrowDown","PageDown"," ","n","l","j"],qp=["ArrowLeft","ArrowUp","PageUp","p","h","k"],zl=["slidec\
hanged","fragmentshown","fragmenthidden"],he=null;function Jl(e,t){if(he&&!he.closed){he.focus();return}if(he=window.open(
"","","width=900,height=700"),!he)return;let n=he.document;n.title=`Notes · ${t}`,n.documentElement.className="pointers\
cope",n.documentElement.dataset.theme=document.documentElement.dataset.theme;for(let a of document.querySelectorAll("sty\
le, link[rel=stylesheet]"))n.head.append(zp(n,a));n.body.className="speaker-page";let s=Yp(n),o=Date.now(),r=()=>Kp(e,s,
o),i=setInterval(r,1e3);for(let a of zl)e.on(a,r);n.addEventListener("keydown",({key:a})=>{Vp.includes(a)&&e.next(),qp.includes(
a)&&e.prev()}),he.addEventListener("pagehide",()=>{clearInterval(i);for(let a of zl)e.off(a,r)}),window.addEventListener(
"pagehide",()=>he?.close()),r()}function zp(e,t){let n=e.importNode(t,!0);return t instanceof HTMLLinkElement&&n.setAttribute(
"href",t.href),n}function Yp(e){let t=(n,s)=>{let o=e.createElement(n);return o.className=s,e.body.append(o),o};return{time:t(
"p","speaker-time"),title:t("h1","speaker-title"),notes:t("div","speaker-text"),next:t("p","speaker-next")}}function Kp(e,{
time:t,title:n,notes:s,next:o},r){let i=e.getSlides(),a=e.getCurrentSlide(),c=i.indexOf(a),l=Yl(i.slice(0,c+1)),h=Yl(i),
u=Math.floor((Date.now()-r)/1e3),f=`${Math.floor(u/60)}:${String(u%60).padStart(2,"0")}`,d=h?` · this slide until ${Xl(
l)} of ${Xl(h)} min`:"";if(t.textContent=`${c+1} of ${i.length} · ${f}${d}`,n.textContent=Kl(a),s.dataset.at!==String(c)){
s.dataset.at=String(c);let p=a.querySelector("aside.notes"),b=[...p?.childNodes??[]].map(x=>s.ownerDocument.importNode(x,
!0));s.replaceChildren(...p?b:["No notes."])}let g=a.querySelectorAll(".fragment:not(.visible)").length,y=i[c+1];g?o.textContent=
`${g} more on this slide`:o.textContent=y?`Next: ${Kl(y)}`:"The last slide"}function Yl(e){return e.reduce((t,n)=>t+Number(
n.dataset.minutes??0),0)}function Kl(e){return e.getAttribute("aria-label")??""}function Xl(e){return String(Math.round(
e*10)/10)}$();function Fr(e){for(let t of e){let n=t.firstElementChild;if(!(n instanceof HTMLElement))continue;let[s,o]=[.4,2];for(let r=0;r<
7;r+=1){let i=r?(s+o)/2:2;if(n.style.zoom=String(i),Xp(n,t)?s=i:o=i,s===2)break}n.style.zoom=String(s)}}function Xp(e,t){
let n=[e,t,...e.querySelectorAll(".table-frame, .formula")];return t.scrollHeight<=t.clientHeight+1&&n.every(s=>s.scrollWidth<=
s.clientWidth+1)}$();zt();$();function Zl(e){return Number(e.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function bt(e){return Number.isFinite(e)?String(Number(e.toPrecision(6))).replaceAll("-","−"):e>0?"∞":"−∞"}function Rs(e){
return e<0?`(${bt(e)})`:bt(e)}function Hr(e){return th(e," + ")}function Ql(e){return th(e,", ")}function Is(e,t){return e===
t?t:`${e} = ${t}`}function th(e,t){return e.length<=24?e.join(t):[...e.slice(0,24/2),"…",...e.slice(-2)].join(t)}$();_n();var Jp=30,[Ke,Xe,Ct,Zp,Ut]=[0,1,2,3,4],Qp={add:["+",Xe],subtract:["−",Xe],multiply:["·",Ct],divide:["/",Ct],remainder:[
"mod",Ct],power:["^",Zp],greater:[">",Ke],greater_equal:["≥",Ke],less:["<",Ke],less_equal:["≤",Ke],equal:["=",Ke],not_equal:[
"≠",Ke]},tg={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},nh=new Set(["sum","softmax"]);function Dr(e,t,n){
let s=new Map,o=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??r(i,a);return s.set(c,l),l},r=(i,a)=>{let c=e[i];if(!c)throw new RangeError(
`The expression has no operation ${i}.`);let{op:l,name:h=""}=c;if(l==="table")return{value:n(h,a),op:"",parts:[],table:h,
index:a};if(l==="constant"||l==="opaque")return{value:Js(c,a),op:"",parts:[]};let u=Xs(e,c,a).map(([b,x])=>o(b,x)),[f,d,
g]=u;if((l==="view"||l==="join")&&f)return f;if(l==="where"&&d&&g)return f?.value?d:g;if(l==="collect")return eh(u);if(l===
"matmul")return eh(rh(u));if(l==="softmax")return rg(u,Zs(e,c,a));let y=nn[l];if(y)return{value:y(u.map(({value:b})=>b)),
op:l,parts:u};let p=Ys[l];if(!p||!f)throw new RangeError(`There is no operation ${l}.`);return{value:p(f.value,d?.value??
0),op:l,parts:u}};return o(e.length-1,t)}function Ps(e){let t=new Map,n=new Set,s=o=>{n.has(o)||(n.add(o),o.table!==void 0&&
t.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(e),[...t.values()]}function Ws(e){
if(nh.has(e.op))return e;for(let t of e.parts){let n=Ws(t);if(n)return n}return null}function Br(e){return e.op?Gr(e,null,
!1).text:bt(e.value)}function sh(e){let t=bt(e.value),n=Ws(e);if(!n)return Is(Br(e),t);if(n===e){if(e.op==="sum")return`\
Sum ${t}`;let s=En(e),o=s.reduce((r,i)=>r+i,0);return`${bt(s[e.place??0]??0)} / ${bt(o)} = ${t}`}return`${oh(e,n)??Gr(e,
n,!1).text} = ${t}`}function En({parts:e,temperature:t}){return Qs(e.map(({value:n})=>n),t?.value)}function eg(e){let t=e.
parts.map(({value:i})=>i),n=Math.max(...t),s=e.temperature?.value??1,o=Math.abs(n/s)>Jp;return{powers:o?En(e):t.map(i=>Math.
exp(i/s)),isShifted:o,largest:n}}function oh(e,t){if(e===t)return t.op==="sum"?`Sum ${bt(t.value)}`:null;let[n,s]=e.parts,
o=n&&oh(n,t);return!o||!s||s.op?null:e.op==="add"?`${o}, plus ${bt(s.value)}`:e.op==="divide"?`${o}, divided by ${bt(s.value)}`:
null}function Gr(e,t,n){let{op:s,parts:o,value:r}=e,i=nh.has(s);if(!s||e===t||i&&n)return{text:Rs(r),binding:Ut};let a=o.
map(f=>Gr(f,t,n||i)),c=a.map(({text:f})=>f);if(s==="sum")return{text:c.length?Hr(c):"0",binding:Xe};if(s==="softmax")return{
text:sg(e,a),binding:Ct};if(s==="product")return{text:c.join(" · "),binding:Ct};let[l={text:"",binding:Ut},h]=a,u=Qp[s];
if(u&&h){let[f,d]=u,g=s==="add"||s==="multiply",y=Vt(l,s==="power"?Ut:d),p=Vt(h,g?d:d+1);return{text:s==="power"?`${y}^${p}`:
`${y} ${f} ${p}`,binding:d}}return s==="negative"?{text:`−${Vt(l,Ct)}`,binding:Xe}:s==="sqrt"?{text:`√${Vt(l,Ut)}`,binding:Ut}:
s==="absolute"?{text:`|${ng(o[0],l)}|`,binding:Ut}:s==="sigmoid"?{text:`1 / (1 + e^(−${Vt(l,Ut)}))`,binding:Ct}:s==="g\
elu"?{text:`${Vt(l,Ct)} · Φ(${l.text})`,binding:Ct}:{text:`${tg[s]??s}(${Ql(c)})`,binding:Ut}}function ng(e,{text:t}){
return e&&!e.op?bt(e.value):t}function Vt({text:e,binding:t},n){return t<n?`(${e})`:e}function sg(e,t){let{place:n=0,temperature:s}=e,
{isShifted:o,largest:r}=eg(e),i=s?.value??1,a=t.map(c=>{let l=c;return o&&(l={text:`${Vt(c,Xe)} − ${Rs(r)}`,binding:Xe}),
i!==1&&(l={text:`${Vt(l,Ct)} / ${Rs(i)}`,binding:Ct}),`e^${Vt(l,Ut)}`});return`${a[n]} / (${Hr(a)})`}function rh(e){let t=[];
for(let n=0;n<e.length;n+=2){let s=e.slice(n,n+2);t.push({value:og(s),op:"multiply",parts:s})}return t}function og(e){return e.
reduce((t,{value:n})=>t*n,1)}function eh(e){let t=e[0]?.parts[0]?.parts[1],n=e.every(({op:r,parts:[i]})=>r==="multiply"&&
i?.op==="divide"&&i.parts[1]===t);if(!t||t.op||!n)return{value:jr(e),op:"sum",parts:e};let s=e.flatMap(({parts:[r,i]})=>r?.
parts[0]&&i?rh([r.parts[0],i]):[]),o={value:jr(s),op:"sum",parts:s};return{value:jr(e),op:"divide",parts:[o,t]}}function jr(e){
return e.reduce((t,{value:n})=>t+n,0)}function rg(e,{place:t,width:n}){let s=e[n],r={value:0,op:"softmax",parts:e.slice(
0,n),place:t,...s&&{temperature:s}},i=En(r),a=i.reduce((c,l)=>c+l,0);return{...r,value:(i[t]??Number.NaN)/a}}rn();_n();$();rn();$();var ig=/\d[\d.,]*\d/g,ag={".":",",",":"."},ih;function ah(){return ih??=document.querySelector('[data-decimal=","]')!==
null,ih}function ch(e){return ah()?e.replaceAll(ig,t=>t.replaceAll(/[.,]/g,n=>ag[n]??n)):e}function lh(e){return ah()?e.
replace(",","."):e}var Ur="figure[data-how]",Vr="figure[data-how] tbody td";var hh="figure[data-editable] tbody td";function Je(e){return"down"in e.dataset?[ut(e,"tbody td",HTMLTableCellElement)]:
ut(e,"tbody tr").map(t=>ut(t,"td",HTMLTableCellElement))}function Fs(e,t){let n=e.findIndex(s=>s.includes(t));return{row:n,
column:e[n]?.indexOf(t)??-1}}function uh(e){let t=new Map;return n=>{let s=t.get(n);if(s!==void 0)return s;let o=on(e,`f\
igure[data-table="${CSS.escape(n)}"]`),r=o?Je(o):[],i=o&&{figure:o,cells:r.flat(),width:r[0]?.length??1,...zr(o)};return t.
set(n,i),i}}function fh(e,t){let n=e?.cells[t];return n?qr(n):Number.NaN}function qr(e){return Zl(e.dataset.value??lh(cg(
e)))}function cg(e){let[t]=e.children;return t instanceof HTMLInputElement?t.value:e.textContent??""}function mh(e){return Yt(
e,"figcaption span").textContent??""}function zr(e){let t=s=>ut(e,s).map(o=>o.title||(o.textContent??"")),n=t("tbody th");
return"down"in e.dataset?{rows:[],columns:n}:{rows:n,columns:t("thead th")}}Rn();var lg={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}};
function dh(e,t){let n=s=>{let o=yh(s);o&&fg(o)};e.addEventListener("pointerover",n),e.addEventListener("focusin",n),e.addEventListener(
"click",n),t&&hg(e,t),e.addEventListener("pointerout",s=>{let o=In(s).closest(Ur),{relatedTarget:r}=s,i=r instanceof Node&&
o?.contains(r);o&&!i&&bh(Kr(o))}),e.addEventListener("keydown",ug)}function ph(e){for(let t of ut(e,Ur))for(let[n,s]of ut(
t,"tbody td").entries())s.tabIndex=n===0?0:-1}function hg(e,t){let n=0,s=async o=>{let r=yh(o);if(!r)return;n+=1;let i=n,
a=Yr(r),c=Kr(a),{step:l=""}=c.dataset,{table:h=""}=a.dataset;try{let u=await t(l,h,Fs(Je(a),r));i===n&&c.isConnected&&mg(
c,u,r)}catch(u){i===n&&(Yt(c,"[data-sum]").textContent=qt(u))}};e.addEventListener("click",s),e.addEventListener("keydow\
n",o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=In(o).closest("[data-step]")?.querySelector("[data-opened]\
 button");r instanceof HTMLElement&&r.click()})}function ug(e){let t=In(e),n=t.closest(`${Vr}, ${hh}`),s=lg[e.key];if(t instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!s||e.altKey||e.ctrlKey||e.metaKey)return;e.preventDefault();let o=Yr(
n),r=Je(o),{row:i,column:a}=Fs(r,n),c="down"in o.dataset,l=c?s.column:s.row,h=c?s.row:s.column,u=r[i+l]?.[a+h];u&&(n.tabIndex=
-1,u.tabIndex=0,u.focus())}function fg(e,{withoutResult:t=!1}={}){let n=Yr(e),s=Kr(n);bh(s);let o=uh(s),r=Dr(JSON.parse(
n.dataset.how??"[]"),Je(n).flat().indexOf(e),(l,h)=>fh(o(l),h));e.dataset.lit="result";for(let l of Ps(r)){let h=o(l.table??
"")?.cells[l.index??0];h&&(h.dataset.lit??="part")}let i=s.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=t?"?":bt(qr(e)),c=Number.isNaN(r.value)?a:Is(Br(r),a);i.textContent=[pg(n,e),ch(c)].filter(Boolean).join(": "),delete i.
dataset.above,e.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function mg(e,t,n){e.
querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:i,index:a,numbers:c}=t,l=Dr(i,a,(y,p)=>gh(
c[y],p).value),h=document.createElement("div");h.dataset.opened="";let u=document.createElement("h3");u.textContent=[s,o,
r].filter(Boolean).join(", ");let f=document.createElement("button");f.type="button",f.textContent="Close",f.addEventListener(
"click",()=>{h.remove(),n.focus()});let d=document.createElement("div");d.className="table-frame",d.tabIndex=0,d.setAttribute(
"role","group"),d.setAttribute("aria-label",u.textContent),d.append(Te(dg(l,c)));let g=document.createElement("p");g.className=
"sum",g.textContent=sh(l),h.append(u,d,g,f),Yt(e,"[data-sum]").after(h),d.focus({preventScroll:!0}),h.scrollIntoView({block:"\
nearest"})}function dg(e,t){let n=a=>{let[{table:c="",index:l=0}={}]=Ps(a);return gh(t[c],l).label},s=(a,...c)=>[a,...c.
map(bt)],o=Ws(e);if(!o)return{columns:["term","value"],rows:Ps(e).map(({table:a="",value:c})=>s(t[a]?.title??"",c))};let{
op:r,parts:i}=o;if(r==="softmax"){let a=En(o);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>s(n(a),a.value))}}function gh(e,t){let n=e?.index.indexOf(t)??-1,s=e?.values[n];return{label:e?.labels[n]??"",value:s===
void 0?Number.NaN:Ks(s)}}function bh(e){for(let n of ut(e,"[data-lit]"))delete n.dataset.lit;let t=e.querySelector("[dat\
a-sum]");t&&(t.textContent="")}function yh(e){return e.target instanceof Element?e.target.closest(Vr):null}function Yr(e){
return e.closest("figure")}function Kr(e){return e.closest("[data-step]")}function pg(e,t){let{row:n,column:s}=Fs(Je(e),
t),{rows:o,columns:r}=zr(e);return[mh(e),o[n],r[s]].filter(Boolean).join(", ")}rn();var gg=1280,bg=720,$h=1e4,yg=400,$g=15e3,xh={s:83,t:84},xg=[" ","Enter"],$t=Yt(document,".deck"),kh="preview"in $t.dataset,
Mh=/print-pdf/i.test(location.search),Ah=window.Reveal;if(!Ah)throw new Error("reveal.js is missing on this page.");var yt=new Ah(
$t,{width:gg,height:bg,margin:0,minScale:.1,maxScale:4,center:!1,transition:"none",backgroundTransition:"none",slideNumber:"\
c/t",hash:!kh,viewDistance:$h,mobileViewDistance:$h,pdfMaxPagesPerSlide:1,pdfPageHeightOffset:0,scrollActivationWidth:null,
postMessage:!1,keyboardCondition:e=>!wg(e)}),Eh=0,Xr=()=>ut($t,"section");function wg({key:e,defaultPrevented:t}){if(t)return!0;
let n=document.activeElement;return!n||n===document.body||!$t.contains(n)?!1:n.closest("select, input, textarea, td, [co\
ntenteditable]")?!0:xg.includes(e)&&n.closest("button, summary, a")!==null}function Sh(e){let t=ut(e,".fragment.visible").
map(({dataset:n})=>Number(n.fragmentIndex));return 1+Math.max(-1,...t)}function Jr(e){let t=Sh(e);for(let n of ut(e,"[da\
ta-stages]"))kg(n,t);for(let n of ut(e,"[data-at]")){let s=JSON.parse(n.dataset.at??"[]");n.toggleAttribute("data-away",
!s.includes(t))}Wr(e)}function kg(e,t){let n=JSON.parse(e.dataset.stages??"[]"),s=n[Math.min(t,n.length-1)];if(!s)return;
for(let[i,a]of[...e.children].entries())a.toggleAttribute("data-away",i!==s.show);if(e.dataset.stage===String(t))return;
e.dataset.stage=String(t);let o=e.children[s.show];if(o?.localName!=="pointer-view")return;let r=new Set(n.flatMap(({options:i})=>Object.
keys(i)));for(let i of r)Mg(o,i,s.options[i])}function Mg(e,t,n){n===void 0?e.removeAttribute(t):e.getAttribute(t)!==String(
n)&&e.setAttribute(t,String(n))}function wh(){let e=Xr(),t=Math.max(0,e.indexOf(yt.getCurrentSlide())),n=o=>{let r=e.indexOf(
o.closest("section"))-t;return 4*Math.abs(r)+(r<0?2:0)+(o.closest("[data-away]")?1:0)};return oo($t,"pointer-view[hidden\
][lazy]").sort((o,r)=>n(o)-n(r))[0]}function Ag(e){return new Promise(t=>{let n=()=>{s.disconnect(),clearTimeout(o),t()},
s=new MutationObserver(()=>{(e.dataset.drawn||e.querySelector(".view-failure:not([hidden])"))&&n()}),o=setTimeout(n,$g);
s.observe(e,{attributes:!0,childList:!0,subtree:!0}),e.removeAttribute("hidden"),e.removeAttribute("lazy")})}function Eg(){
let e=Math.max(0,Eh-performance.now());return new Promise(t=>{let n=()=>{"requestIdleCallback"in window?requestIdleCallback(
()=>t(),{timeout:200}):setTimeout(t,20)};e?setTimeout(n,e):n()})}async function Sg(){for(let e=wh();e;e=wh()){await Ag(e);
let t=e.closest(".step-frame");t instanceof HTMLElement&&Fr([t]),Mh||await Eg()}document.documentElement.dataset.allDrawn=
"true"}function Og({currentSlide:e}){Eh=performance.now()+yg,Jr(e??yt.getCurrentSlide())}function Tg(){document.documentElement.
dataset.framed="";for(let e of["beforeprint","afterprint"])window.addEventListener(e,t=>t.stopImmediatePropagation(),{capture:!0})}
function Ng(){yt.addKeyBinding({keyCode:xh.s,key:"S",description:"Speaker notes"},()=>Jl(yt,$t.dataset.title??"")),yt.addKeyBinding(
{keyCode:xh.t,key:"T",description:"Light or dark"},()=>Yt($t,"[data-theme-button]").click())}function vg(){return kh?window.
frameElement?.getAttribute("data-slide"):null}function Lg(){$t.addEventListener("pointer-view:drawn",({target:e})=>{e instanceof
HTMLElement&&e.hasAttribute("beat")&&ql(yt,e)}),$t.addEventListener("pointer-view:beat",({target:e,detail:t})=>{let n=e.
closest("section");if(!n||n!==yt.getCurrentSlide()||t.beat===null)return;let s=Sh(n)-Cs(n);t.beat!==Cs(n)&&yt.navigateFragment(
s+t.beat-1)})}async function _g(){if(Tg(),Mh){for(let t of oo($t,"pointer-view[beat]"))t.removeAttribute("beat");let e=new Promise(
t=>yt.on("pdf-ready",t));await yt.initialize(),await e}else{for(let t of Xr())Jr(t);await yt.initialize(),Ng(),Lg();let e=vg()??
$t.dataset.start;e&&yt.slide(Number(e));for(let t of["slidechanged","fragmentshown","fragmenthidden"])yt.on(t,Og);document.
addEventListener("deck:show",({detail:t})=>yt.slide(t))}for(let e of Xr())Jr(e);Fr(ut($t,".step-frame")),dh($t,null),ph(
$t),document.documentElement.dataset.deckReady="true",await Sg()}_g();})();
